/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-10	after surname medical
-1	-24	cue of possessives medical
-1	-30	edges nb unheard ne
-1	12	two before = eller
-10	-10	after of none common heard
-10	-33	after of none place unheard
-10	6	edges nb medical ng
-101	-56	two before = of
-102	-84	cue of start medical
-103	-117	after pet ordinary
-103	-57	edges sv heard as
-103	-93	edges da medical en
-104	-54	edges sv unheard na
-105	-102	edges sv heard rt
-105	-106	edges en heard ne
-105	-110	edges sv heard nu
-106	-58	edges da heard ge
-107	-45	two before = han
-107	-55	edges nb heard re
-107	-66	edges da heard en
-108	-107	edges nb heard ho
-108	-67	edges da heard te
-108	-83	edges sv unheard öm
-109	-106	edges nb heard ei
-109	-116	before = godt
-109	-80	two before = två
-109	-82	between vi på
-109	-88	before = vid
-11	-11	between end ~
-11	-14	after of end heard
-11	-46	before of surname ordinary heard
-11	10	edges nb medical et
-110	-96	before = mg
-110	-99	after = ha
-111	-108	edges da medical er
-111	-146	two before = vil
-111	-75	before = говорит
-111	-76	edges en unheard ie
-111	-82	before = по
-111	-92	between ingen ~
-112	-100	edges en heard ss
-112	-92	before = mannen
-112	-94	after = af
-113	-124	between jeg med
-113	-129	edges en heard nd
-113	-74	after of known ordinary heard
-114	-103	after = læge
-114	-113	edges en heard or
-114	-64	before of none common medical
-115	-87	before = den
-116	-57	before = a
-116	-73	between end heter
-117	-104	after = is
-117	-66	edges nb unheard ng
-117	-99	before = ha
-118	-102	between ~ to
-118	-152	edges sv heard am
-118	-73	between av och
-118	-83	after = card
-119	-102	two before = ha
-119	-164	edges sv medical in
-119	-84	is rare medical
-12	-1	before of given ordinary heard
-12	-16	edges sv medical ig
-12	-23	between mg #
-12	-34	between till ~
-12	10	cue of greetings heard
-12	14	between ~ а
-12	45	before of both common unheard
-120	-115	two before = это
-120	-130	before = inte
-120	-64	is none ordinary
-121	-108	after = mi
-121	-119	edges sv medical er
-121	-127	edges da heard ja
-121	-134	before = måtte
-121	-70	between er end
-121	-74	edges sv heard na
-121	-80	before = skulle
-122	-109	between the end
-122	-93	after of given ordinary unheard
-122	-94	after of none medical medical
-123	-67	edges sv heard ra
-123	-97	edges sv unheard ad
-123	-99	after given ordinary
-124	-109	edges nb medical or
-124	-127	between en i
-124	-137	after = patient
-124	-66	cue of start unheard
-124	-76	shape unheard -3
-124	-94	length heard short
-125	-114	before = jag
-126	-115	edges nb heard ed
-126	-116	shape medical -4
-126	-120	between för end
-126	-121	two before = skulle
-126	-124	before = после
-126	-86	between на end
-127	-82	after = og
-127	-91	edges sv heard er
-128	-86	edges da heard at
-128	-87	edges nb heard ig
-129	-105	edges en heard aw
-129	-51	before = man
-13	-10	edges ru medical ии
-13	-12	after = has
-13	-22	after = ringe
-130	-122	between у ~
-130	-122	two before = ta
-131	-119	between av end
-131	-69	cue of animals medical
-132	-139	before of pet ordinary heard
-132	-94	two before = att
-133	-106	edges sv heard in
-133	-124	before = over
-133	-126	edges en heard ay
-134	-100	after = dotter
-134	-135	edges sv heard du
-134	-138	before = i'm
-134	-144	after = said
-135	-113	after = till
-135	-79	before = få
-136	-77	before = av
-138	-110	two before = ikke
-138	-136	between ~ år
-139	-116	between ja er
-139	-136	two before = samme
-139	-161	edges da medical ol
-14	-12	two before = hur
-14	-20	between ~ в
-140	-93	two before = går
-141	-85	two before = a
-141	-92	cue of possessives heard
-142	-111	after = att
-142	-126	after = fyra
-142	-66	before of none medical medical
-142	-95	edges sv heard at
-143	-118	between to ~
-143	-129	before = ingen
-143	-155	edges en heard ck
-144	-103	before = the
-145	-103	between end i
-145	-157	edges sv heard ni
-145	-81	after = om
-146	-109	edges sv heard gt
-146	-147	edges nb medical er
-146	-154	two before = pga
-147	-133	two before = ham
-147	-152	between du ~
-147	-99	after = sig
-148	-115	edges ru heard те
-148	-131	two before = får
-148	-88	after of given unheard heard
-149	-144	edges ru heard ли
-15	-11	before = att
-15	-12	before = många
-15	-14	after none common
-15	-22	after of form unheard heard
-15	-31	edges ru medical ин
-15	-9	after = efter
-150	-95	two before = fra
-151	-100	after = hans
-151	-133	edges nb heard ta
-151	-173	between by ~
-151	-60	before = kan
-151	-89	edges sv unheard en
-152	-102	edges nb heard te
-152	-46	is none common
-153	-125	after = datter
-153	-127	before = år
-154	-185	edges en unheard 's
-155	-104	between # #
-155	-117	before = å
-155	-162	before = ikke
-155	-88	is none medical
-156	-111	edges nb heard da
-156	-130	after = mig
-156	-132	between ~ det
-156	-140	cue of placePrepositions medical
-157	-101	after = of
-157	-87	edges sv heard la
-158	-107	edges nb heard in
-158	-127	edges sv heard ag
-159	-138	before = helt
-16	-1	after = daughter
-16	-10	edges ru heard ся
-16	-12	before = är
-16	-22	is form unheard
-16	-23	after = i
-16	-34	after = när
-16	-36	after of none ordinary medical
-16	-5	between ~ kan
-160	-116	edges nb unheard er
-160	-145	after = får
-160	-159	edges en heard ce
-161	-159	after = år
-162	-135	edges nb medical de
-162	-90	shape unheard -4
-164	-149	two before = takk
-165	-120	two before = de
-166	-105	edges sv unheard er
-167	-132	edges sv heard ur
-167	-138	edges nb unheard je
-168	-123	between ~ the
-168	-136	after = hedder
-169	-124	length medical short
-17	-15	before = er
-17	-16	between ett ~
-17	-41	before = ~
-170	-125	edges sv heard nt
-170	-140	after = you
-170	-151	edges sv medical or
-170	-154	after = by
-170	-170	before = this
-170	-190	before of formed unheard heard
-171	-124	edges sv heard ns
-171	-180	between på och
-172	-136	shape medical cyrillic
-174	-79	two before = the
-175	-152	before = я
-175	-180	before = sin
-178	-112	edges sv heard ta
-178	-124	edges sv heard ga
-178	-142	before = de
-179	-126	before = на
-179	-128	edges sv heard de
-18	-17	edges nb medical le
-18	-21	after = svenska
-18	-33	after of none unheard unheard
-18	-7	before of surname common unheard
-181	-126	after = hos
-183	-101	between på end
-183	-207	between end til
-184	-117	between og er
-184	-147	two before = ett
-184	-165	between var men
-184	-169	after = with
-185	-142	before = hade
-185	-166	edges ru heard ть
-185	-203	after = vil
-186	-118	before = du
-186	-163	edges en heard ll
-186	-174	edges ru heard сь
-186	-99	edges sv unheard el
-187	-163	edges da heard du
-187	-184	edges nb heard tt
-188	-177	edges en heard od
-189	-109	edges en heard om
-19	-15	after = första
-19	-16	edges sv heard st
-19	-17	between the of
-19	-4	two before = siden
-19	-6	before of verb medical
-190	-157	two before = hon
-192	-129	edges sv heard an
-192	-157	edges ru heard ла
-192	-165	two before = tolv
-197	-122	edges da heard in
-197	-207	edges en heard my
-199	-171	cue of none medical
-2	20	after = finns
-2	27	before = with
-20	-11	before = bare
-20	-13	between my card
-20	-17	edges sv unheard an
-20	-31	two before = was
-20	-32	two before = first
-20	-35	after = ble
-20	-5	edges ru heard ик
-20	-5	two before = er
-20	8	edges sv medical ra
-20	9	after = och
-200	-206	is form common
-204	-160	edges da medical or
-205	-134	after = bor
-21	-18	before = ska
-21	-18	between и ~
-21	-23	edges da medical is
-21	-6	two before = our
-211	-218	after = se
-212	-172	before = ett
-213	-140	before = får
-213	-208	after = mor
-216	-147	before = en
-216	-167	edges en heard me
-217	-164	edges da heard ne
-219	-162	after = ville
-219	-215	edges nb heard ja
-22	-17	before of known common heard
-22	-21	before = kommer
-22	-25	after of form common heard
-22	-3	after of rare unheard heard
-22	-3	before of verb heard
-22	-30	before of rare common unheard
-22	-39	edges sv heard es
-22	-54	between har ~
-22	1	two before = man
-22	3	edges ru heard ой
-22	4	two before = andra
-221	-146	shape heard -4
-221	-247	edges nb heard ns
-223	-155	edges nb unheard ra
-223	-209	edges da heard un
-224	-192	before = my
-225	-207	edges nb heard nå
-226	-217	edges en heard io
-227	-168	edges nb heard an
-229	-178	between en som
-23	-18	cue placePrepositions
-23	-19	after of known unheard unheard
-23	-20	edges ru medical ол
-23	-24	after of rare medical medical
-23	-28	edges ru medical ал
-23	-6	is formed unheard
-230	-206	between ~ av
-232	-189	cue of greetings medical
-232	-245	between i har
-234	-163	length unheard short
-236	-180	two before = den
-236	-198	edges sv heard ll
-237	-173	before = som
-239	-229	edges da heard ag
-24	-19	after = ut
-24	-24	edges sv medical de
-24	-3	edges nb heard ga
-24	-33	edges sv unheard ka
-24	-6	edges nb heard ge
-24	2	before = för
-240	-193	after = heter
-245	-225	edges nb heard du
-25	-11	after = står
-25	-20	after none ordinary
-25	-28	between end som
-25	1	before of end medical
-250	-173	edges sv heard te
-252	-215	two before = men
-252	-238	is form rare unheard
-254	-235	edges nb heard mi
-256	-293	edges da heard ue
-26	-16	between end med
-26	-24	edges nb medical st
-26	-28	before = dag
-26	-29	before = har
-26	33	between og har
-261	-191	edges en heard re
-266	-245	edges sv heard om
-268	-235	edges en heard in
-27	-20	before = alla
-27	-20	shape heard -2
-27	-4	two before = och
-27	-44	after of rare place heard
-27	-58	before = ringer
-272	-220	edges da heard et
-273	-187	edges en heard ng
-273	-213	edges en heard he
-274	-150	is surname common
-275	-138	is both common
-275	-211	after = av
-276	-272	edges nb heard om
-28	-17	after = du
-28	-23	shape medical 0
-28	-50	after formed ordinary
-28	-53	edges sv medical on
-28	-66	between kan ~
-28	47	before of none ordinary unheard
-280	-242	edges en heard ou
-282	-208	edges sv heard et
-29	-22	after = was
-29	-27	cue none
-29	-37	after = mitt
-29	-49	edges nb heard ar
-291	-248	shape medical -3
-296	-271	two before = skal
-299	-268	edges nb unheard to
-3	-11	after of given ordinary heard
-3	-20	edges da unheard an
-30	-13	edges sv heard ar
-30	-13	edges sv unheard on
-30	-23	edges da medical le
-30	-26	two before = min
-30	-27	after = er
-30	-30	before = det
-30	-31	after = de
-30	-35	edges sv heard ad
-30	-4	two before = du
-30	-6	cue of persons medical
-308	-188	edges sv heard al
-308	-258	edges en heard id
-31	-15	edges nb unheard ja
-31	-19	before = vad
-31	-20	before = var
-31	-25	after of surname common heard
-31	-37	before = из
-31	-39	between end kan
-31	-42	before = mot
-31	-44	edges nb medical kt
-31	-53	between heter ~
-315	-238	edges nb heard et
-316	-301	edges ru heard ии
-32	-27	after = under
-32	-28	shape medical -2
-32	-4	before = min
-326	-267	edges ru heard ет
-33	-12	two before = efter
-33	-16	after of none ordinary heard
-33	-21	between med end
-33	-22	between får ~
-33	-23	before = are
-33	-26	edges sv medical as
-34	-2	between ~ är
-34	-29	before = have
-34	-30	edges en heard ry
-34	-30	two before = hade
-34	-33	after = min
-34	-33	before = sig
-34	-38	edges sv heard or
-34	-4	is pet common
-34	-48	between end du
-342	-303	edges da heard an
-35	-16	two before = kan
-35	-19	edges nb heard ng
-35	-20	after = ingen
-35	-32	after = som
-35	-34	two before = finns
-35	-47	is form ordinary
-35	-50	two before = ni
-35	7	two before = on
-36	-20	after = to
-36	-24	after #
-36	-24	after = #
-36	-28	two before = sedan
-36	-33	edges sv heard kt
-36	-35	edges da medical in
-36	-40	edges en unheard ed
-37	-18	edges nb heard er
-37	-33	edges nb medical ra
-37	-37	edges nb medical me
-37	-44	edges nb heard ha
-37	-78	between hos ~
-38	-20	after given common
-38	-33	after of given common medical
-38	-39	two before = она
-38	-40	after = и
-38	-55	before of none place heard
-380	-298	edges en heard st
-39	-19	after = в
-39	-29	after = en
-39	-35	two before = что
-39	-38	after = skulle
-39	-40	after of given common heard
-39	-59	after of both common medical
-4	10	after of end medical
-4	16	between ~ att
-40	-10	two before = är
-40	-36	between att ~
-40	-43	edges en heard op
-40	-51	after of known common heard
-40	-62	between с ~
-403	-240	is given common
-41	-16	edges en heard it
-41	-29	after = nå
-41	-29	two before = they
-41	-30	shape unheard -2
-41	-54	after = så
-41	-7	after = and
-42	-12	edges en unheard nd
-42	-42	before = læge
-43	-13	after = är
-43	-16	between ~ ja
-43	-31	after of none medical unheard
-43	-32	after = из
-43	-35	edges nb medical il
-43	-55	before = etter
-44	-20	two before = og
-44	-38	before = for
-44	-42	two before = to
-44	-47	edges nb heard ok
-44	-7	edges sv heard re
-45	-46	edges ru medical ит
-45	-6	edges sv heard el
-46	-13	two before = som
-46	-46	before = hun
-46	-53	before of formed unheard medical
-46	-60	after = man
-47	-35	after = bara
-47	-42	edges sv heard id
-47	-43	two before = at
-47	-43	two before = ville
-47	-51	edges sv heard ha
-47	-61	between ~ för
-47	-68	edges ru heard ов
-48	-26	between i han
-48	-27	after = tar
-48	-37	two before = under
-48	-48	after rare common
-48	-50	after of rare common heard
-49	-45	before = må
-49	-64	two before = mot
-49	-72	before of surname unheard heard
-5	-10	two before = i
-5	-15	edges sv unheard ll
-5	-17	before = när
-5	42	before of both common heard
-5	54	before = of
-50	-18	after = а
-50	-22	between # ~
-50	-30	between de ~
-50	-31	shape medical 3
-50	-45	before = tar
-50	-46	edges da medical ne
-50	-51	before = svenska
-50	-54	before = här
-50	-57	edges nb heard ak
-50	-59	two before = må
-50	-65	edges sv heard ju
-50	2	before of rare common heard
-51	-34	before = sedan
-51	-37	after none medical
-51	-49	edges en heard do
-51	-50	between til end
-51	-52	before = vill
-52	-81	two before = no
-52	-95	before = mycket
-53	-35	before = haft
-53	-35	before of both common medical
-53	-39	edges sv heard ka
-54	-19	between ~ har
-55	-54	two before = ska
-56	-22	edges en heard on
-56	-31	after of none common medical
-56	-56	edges ru unheard ов
-57	-36	between ~ heter
-57	-65	before = skal
-58	-22	after known unheard
-58	-26	before of none common heard
-58	-44	two before = hans
-58	-59	after = ringer
-58	-59	cue of introductions heard
-59	-29	between hedder ~
-59	-41	after of verb medical
-6	-30	before = tre
-60	-58	edges en heard nt
-60	-79	between of ~
-61	-31	before = under
-61	-37	edges en heard ip
-61	-40	two before = år
-61	-46	two before = name
-61	-54	after = не
-61	-62	after of surname common medical
-61	50	between i og
-62	-14	after = с
-62	-35	after of both common heard
-62	-46	edges da medical se
-62	-49	edges nb heard ra
-63	-43	two before = en
-63	-49	shape heard -3
-63	-88	edges nb heard ve
-64	-104	before of surname unheard medical
-64	-40	before = end
-64	-40	cue start
-64	-56	cue possessives
-64	-56	edges sv heard ne
-64	-58	after = kone
-64	-61	two before = då
-65	-19	before = og
-65	-42	cue of placePrepositions unheard
-65	-72	between så ~
-66	-54	edges nb medical te
-66	-62	after of both unheard heard
-66	-64	after = mot
-66	-66	after = siger
-67	-44	edges sv heard en
-68	-57	edges nb heard le
-69	-48	edges sv heard ja
-69	-50	after = för
-69	-73	edges da medical de
-7	-20	two before = blev
-7	-25	between ~ som
-7	20	is rare ordinary
-7	33	before of surname common heard
-70	-36	cue of none unheard
-70	-38	cue of placePrepositions name
-70	-47	before = till
-70	-67	after of known common unheard
-71	-35	after of known unheard heard
-71	-36	before = could
-71	-84	between ~ at
-71	-87	edges nb heard lo
-72	-40	between ~ han
-72	-45	edges sv unheard ar
-72	-50	before = så
-72	-56	after = andra
-72	-56	before = mig
-72	-74	edges sv heard pp
-73	-31	between in and
-73	-40	before of # medical
-73	-47	edges nb heard ne
-73	-50	edges nb heard ag
-73	-58	two before = me
-73	-61	edges sv heard lt
-73	-66	edges nb medical ne
-74	-29	two before = and
-74	-54	length medical long
-74	-80	after = ska
-74	-87	edges sv heard va
-75	-28	before of none ordinary medical
-75	-36	before = ham
-75	-43	before of # unheard
-75	-50	after rare medical
-75	-84	two before = katten
-75	-96	before of surname unheard unheard
-76	-43	after = från
-76	-59	edges sv unheard ig
-76	-61	before of given common medical
-76	-66	edges nb heard jo
-76	-85	two before = upp
-76	-91	between en ~
-77	-39	shape heard cyrillic
-77	-75	before = kone
-78	-101	between til er
-78	-29	after known ordinary
-78	-48	after = över
-78	-59	edges sv medical ar
-78	-70	between en end
-79	-65	after of # unheard
-79	-77	after = hade
-79	-94	before = vil
-8	-11	edges ru medical ил
-8	29	edges sv unheard ta
-8	49	before of none ordinary heard
-80	-29	after = у
-80	-37	edges sv unheard et
-80	-59	before = врач
-80	-61	two before = har
-80	-76	edges da heard nu
-80	-77	edges sv unheard ng
-81	-37	after = a
-81	-37	after = med
-81	-89	before = doctor
-82	-47	edges sv heard da
-82	-49	edges en unheard er
-82	-59	before = æ
-82	-69	before = мы
-83	-68	after = wife
-84	-26	before of none medical heard
-84	-73	edges en medical ng
-85	-19	before of none medical unheard
-85	-91	between at ~
-86	-19	before of given common heard
-86	-35	before = и
-86	-72	between men er
-86	-79	edges en heard te
-86	-85	edges nb medical in
-86	-92	edges nb heard pi
-87	-24	after = inte
-87	-67	before = efter
-87	-74	between ~ skal
-87	-81	between och ~
-88	-58	is none unheard
-88	-79	two before = när
-88	-89	after = husker
-89	-117	between ~ for
-89	-45	after = går
-89	-47	between and ~
-89	-48	between med ~
-89	-62	two before = inte
-9	-32	two before = в
-9	18	before = and
-90	-20	between ~ er
-90	-55	cue of none heard
-90	-87	before = fått
-91	-38	after = här
-91	-55	before = you
-91	-58	cue of start heard
-91	-64	before = how
-91	-65	edges sv medical ix
-91	-95	edges sv unheard as
-92	-104	two before = få
-92	-119	edges da heard ke
-92	-31	two before = vid
-92	-83	edges en heard ve
-92	-96	after = två
-93	-77	after = name
-93	-98	before = fick
-94	-58	cue of persons heard
-94	-65	before of end heard
-95	-108	edges da heard dt
-95	-84	between det ~
-95	-85	edges nb medical se
-95	-95	edges en heard so
-96	-40	before = och
-96	-56	after given unheard
-98	-57	edges en heard es
-98	-73	two before = se
-98	-82	between er for
-98	-90	between is ~
-99	-101	between ~ fra
-99	-52	edges da heard er
-99	-86	after = meg
-99	-92	before = ville
0	-10	left no
0	-101	left -1 -3
0	-102	left -1 -1
0	-106	joined -3 3
0	-109	joined no -3
0	-11	left 0 -3
0	-110	joined 0 -3
0	-111	joining -2 -3
0	-112	right 1 -3
0	-116	left 0 -1
0	-12	right -3 2
0	-123	joining no -2
0	-13	left -3 1
0	-131	joined -3 -3
0	-136	joining -3 3
0	-14	left 3 -3
0	-14	right 3 1
0	-145	right -1 0
0	-147	joined no -2
0	-15	between säger end
0	-15	right -2 -1
0	-155	left -2 3
0	-16	right -3
0	-17	joined no 3
0	-18	joined apart -1
0	-19	right 3 -2
0	-20	joined apart 0
0	-21	joining apart -2
0	-216	joining -3 -2
0	-22	left -1
0	-223	joined -3 -2
0	-24	joined apart -3
0	-27	between ~ kommer
0	-27	joining apart -3
0	-27	left -3 3
0	-27	left 3 -2
0	-27	right -3 3
0	-33	left -3 -3
0	-34	left -3 -1
0	-34	right 3 -3
0	-41	right no -3
0	-43	left -3
0	-46	joining -3 -1
0	-48	left no -3
0	-49	left no -2
0	-49	right -1 -1
0	-52	right -3 -1
0	-52	right 3 0
0	-57	joining no 1
0	-63	joining -3 -3
0	-63	left -3 -2
0	-64	joined -1 -3
0	-72	left -2 -3
0	-73	right 3 -1
0	-79	joined -2 -3
0	-79	joining no -3
0	-84	right 2 -3
0	-85	joined no 0
0	-87	joined no -1
0	-91	right -1 -3
0	-97	right -2 -3
0	107	right 3 2
0	115	right 1
0	121	left 3 3
0	126	right 1 3
0	131	joining 3 3
0	14	joining apart -1
0	14	right -3 -2
0	141	left 2 3
0	15	left -2
0	156	left -1 3
0	166	joining no 3
0	17	joining no 0
0	17	right -2
0	196	joined 3 3
0	20	left -3 0
0	22	joining apart 2
0	23	left no 1
0	23	right -1
0	25	right 2 3
0	26	left 3 1
0	29	joining -2 3
0	29	right no 3
0	31	left 3 2
0	32	left 0
0	32	right 0 -3
0	34	left no 2
0	36	joining apart 0
0	37	left -3 2
0	39	joining apart 3
0	41	left no 3
0	42	joining apart 1
0	44	joined apart 2
0	44	right -2 -2
0	45	left -1 -2
0	46	right no 1
0	47	left 0 3
0	48	left 1 3
0	50	right -2 3
0	50	right 2
0	51	joining 3 -3
0	51	left 1
0	53	left 3 0
0	58	right 0
0	59	joined apart 3
0	59	left -2 -2
0	63	left 2 -2
0	70	left 2
0	73	right 0 3
0	76	left 3
0	78	right 3 3
0	79	right -1 3
0	80	left 1 -3
0	81	joined 3 -3
0	81	left -2 -1
10	-12	edges nb heard es
10	-8	before of none unheard medical
10	12	cue greetings
10	18	is formed medical
100	103	before = syster
100	65	before = владелец
100	77	before = mr
100	78	cue of possessives name
100	95	edges sv unheard ia
101	62	two before = владелец
101	87	after = eg
103	76	before = sier
103	84	after = in
103	85	after = der
104	103	before = name
104	111	before = kona
104	118	two before = lege
104	88	before = af
104	90	after form ordinary
105	103	before = owner
105	103	before = says
105	67	after of verb unheard
105	91	edges en unheard en
105	98	after of known common medical
106	92	before = dotter
107	121	two before = her
107	63	after none place
107	78	edges en heard no
107	86	after = ønsker
107	93	shape medical -1
107	94	before = ho
108	113	before = der
108	98	edges sv heard rn
109	103	edges ru unheard ич
109	60	shape heard 3
11	-4	between ~ и
11	14	edges nb unheard se
11	16	before = ejer
11	38	between och end
110	105	edges en unheard la
110	105	edges en unheard ry
110	108	after = her
110	83	before of known common medical
111	100	between eier ~
111	107	before = med
112	82	two before = end
113	68	cue of start name
114	101	edges nb unheard il
114	74	cue of introductions name
114	92	two before = мы
115	53	edges sv heard sa
115	98	edges nb unheard rd
116	100	after = says
116	110	two before = kom
117	110	before = siger
117	91	edges sv heard rg
118	101	between hos på
118	108	before = barn
118	93	between ~ med
118	93	two before = owner
119	107	two before = enligt
119	55	cue introductions
119	62	cue of titles name
119	67	edges nb heard en
119	70	edges sv unheard rg
12	-31	before of pet unheard heard
12	11	shape heard 0
12	22	after of rare medical heard
120	140	edges sv heard ke
120	95	edges en unheard te
121	141	between och på
121	152	edges en unheard th
122	115	between var end
124	110	edges nb unheard ik
124	72	after of rare unheard unheard
125	103	is given unheard
125	114	two before = tid
125	116	edges nb unheard un
125	120	two before = а
125	75	after = ikke
125	89	after formed unheard
125	98	before = hej
126	94	after = sin
127	101	before = что
127	107	after = da
127	80	cue of persons name
128	125	edges nb unheard as
128	142	before = enligt
129	111	after = dob
129	111	between ~ dob
129	83	after rare place
13	-18	between end är
13	-22	cue of homes heard
13	17	after = had
13	17	between den ~
13	21	two before = det
13	6	between owner ~
13	7	between i så
130	110	cue of titles heard
130	84	before = vi
130	91	edges nb heard nd
131	109	two before = patient
131	80	before of none unheard unheard
131	83	after surname unheard
131	95	before = fra
131	99	edges sv unheard rs
132	136	before = pasient
133	101	edges sv unheard st
133	113	edges nb unheard ll
133	114	two before = god
134	123	between vi ~
134	77	two before = hunden
135	108	is given ordinary
137	118	edges en unheard ra
137	127	edges da medical et
137	69	two before = hos
137	80	edges sv heard se
138	122	edges nb unheard ge
138	68	is formed ordinary
138	90	shape unheard cyrillic
14	-10	before = men
14	2	after of none common unheard
14	20	after = han
14	5	shape heard 1
14	6	after = kan
141	117	after surname place
141	124	two before = ringe
141	132	before = eier
141	98	after of formed unheard unheard
142	119	after = få
142	152	two before = dette
142	55	cue animals
143	105	before = in
143	146	edges en unheard le
143	148	between end #
143	154	between jeg end
144	154	edges nb unheard na
144	187	before = sa
144	93	after = ja
145	119	edges da heard se
145	142	before = deg
145	143	edges nb unheard la
146	117	cue of homes name
146	143	edges ru unheard на
146	148	after = kom
146	98	between ~ men
147	116	shape medical 4
148	109	before of form unheard unheard
148	116	after = nu
148	142	edges en unheard es
149	139	after = hadde
149	173	edges ru unheard ва
149	84	shape unheard 3
15	19	edges nb medical en
15	22	edges da heard ak
15	23	after both unheard
15	31	before = с
150	84	before = heter
151	115	after of surname common unheard
152	130	before = mor
153	119	before = it's
153	136	before = står
153	163	edges nb unheard ad
153	166	between på og
153	77	two before = bor
154	105	two before = til
154	138	edges nb medical an
154	68	two before = heter
154	75	after = var
155	103	before of known common unheard
155	126	is surname unheard
155	145	before = called
156	93	two before = this
157	130	edges nb unheard ar
157	162	before = ring
158	130	two before = dr
158	165	before = from
159	153	two before = nav
159	159	between ägare ~
16	11	after of verb heard
16	12	two before = is
16	27	edges da unheard ne
16	40	after = vid
16	43	edges en unheard al
160	166	edges da heard nd
161	152	edges nb unheard ny
162	129	edges nb unheard id
162	149	after = fått
162	150	edges nb unheard et
165	180	before of form common unheard
166	137	after = my
166	151	two before = hedder
166	158	cue of animals name
167	127	after of rare place unheard
167	131	between og ~
167	158	between var som
168	208	two before = tre
168	96	cue kin
169	140	between from end
169	57	before of given unheard unheard
17	-5	between er ~
172	120	two before = nå
172	166	after = ved
174	106	shape unheard 4
175	139	after of both common unheard
175	148	before = on
175	149	cue of introductions unheard
176	124	two before = säger
176	135	before = doktor
176	183	between ~ hun
176	50	before of given unheard heard
177	120	cue homes
178	168	before = bror
179	136	before = kom
18	17	two before = his
18	18	before = #
18	21	two before = года
18	23	between ~ i
18	36	between ~ is
181	104	length unheard long
181	142	after = født
181	176	edges nb heard iv
181	186	edges nb heard ya
182	124	cue titles
182	165	between og i
184	216	edges nb heard ie
185	134	two before = så
185	155	edges sv heard rk
188	166	edges en unheard am
19	-1	edges en heard ed
19	-1	edges nb heard un
19	-29	edges nb unheard en
19	14	edges ru heard ом
19	22	edges ru unheard ра
19	27	between for ~
19	29	between ~ я
19	3	after none unheard
190	176	after = who
191	108	after = säger
193	183	two before = står
194	88	edges da heard de
195	206	edges sv heard ld
2	31	after of given common unheard
20	23	edges sv heard je
20	25	edges en medical is
20	6	after of none unheard heard
200	109	is pet medical
200	122	is surname ordinary
202	179	two before = bed
204	159	before = säger
206	192	two before = eier
206	200	edges nb medical ve
207	109	edges da heard ed
208	138	two before = ringer
208	167	edges nb unheard an
21	-1	between ~ #
21	10	before = til
21	12	after = end
21	12	after end
21	15	between at har
21	15	between min ~
21	15	two before = sig
21	28	edges en unheard da
210	212	edges sv heard rd
210	225	between og på
211	154	before = at
211	154	two before = kommer
213	71	before of known ordinary heard
215	164	edges ru heard ка
216	164	between ~ og
22	-13	cue of kin heard
22	-15	between jeg ~
22	20	edges sv medical et
22	21	between end det
22	26	two before = she's
22	32	between om ~
22	4	after = har
22	4	before of end unheard
22	40	before of none common unheard
222	189	between med og
224	211	before = ägare
228	172	before = is
23	15	after of none ordinary unheard
23	19	before = i
23	20	after = ta
23	27	between зовут ~
23	9	shape heard -1
231	189	edges nb unheard in
231	213	after = telefon
236	186	is both unheard
237	179	edges nb unheard nd
238	87	before of known unheard heard
24	18	before = från
24	27	two before = из
24	42	after = kontrol
24	44	after = on
24	8	two before = på
243	169	edges da heard le
248	251	after = pyometra
25	-10	after = jeg
25	11	two before = om
25	13	between heter end
25	14	length heard middle
25	23	after = sier
25	37	between ~ у
252	232	edges nb unheard ta
252	244	before = pas
252	247	edges sv heard sk
26	10	shape unheard -1
26	12	edges sv heard ig
26	21	after of rare ordinary heard
26	5	after = ~
26	8	between mr ~
262	239	edges en unheard na
262	240	before = vet
263	163	is pet ordinary
266	256	is given place
268	179	cue named
27	15	edges en unheard ia
27	2	cue of persons unheard
27	27	before = у
27	40	edges ru unheard ий
27	51	two before = ligger
27	8	two before = din
274	223	two before = nu
28	27	between ~ en
285	180	cue of animals heard
287	249	after = тел
29	18	between ~ om
29	33	shape medical 2
29	7	shape heard 2
290	211	edges nb unheard al
290	327	edges nb heard ik
295	274	between в end
298	286	is known place
299	205	before of known unheard medical
3	22	two before = jeg
30	-42	before = mi
30	15	before of verb unheard
30	17	after of # heard
30	17	two before = också
30	21	edges sv heard iv
30	22	edges sv unheard rd
30	44	edges sv unheard ie
301	174	before = hos
301	314	two before = rom
308	265	is surname place
31	16	edges nb unheard le
31	30	after = for
31	34	after = sedan
31	34	after form common
31	67	between er og
32	38	edges da unheard er
32	42	cue of named unheard
32	58	edges nb unheard va
32	8	cue of greetings unheard
33	-26	edges da heard ng
33	-6	after = det
33	14	after surname common
33	27	two before = av
33	32	between som ~
33	50	before = på
337	179	before of known ordinary unheard
34	35	edges en unheard an
341	157	before of known unheard unheard
35	19	after = blev
35	22	between dr ~
35	24	between til på
35	27	before = lite
35	27	between что ~
35	39	after = я
35	6	between ~ jeg
36	14	before = patient
36	34	two before = it's
36	4	between ~ тел
36	50	edges en heard ns
37	10	two before = for
37	19	before = муж
37	25	two before = с
37	26	edges en heard en
38	21	edges sv heard ng
38	35	before = hei
38	37	edges nb unheard ri
38	46	before = ja
381	254	edges sv heard lm
39	18	before = katten
39	44	after = from
39	5	after = på
390	296	is known unheard
4	-17	edges sv unheard ns
40	-4	edges nb heard sa
40	14	after = hun
40	25	after = där
40	25	after of rare ordinary unheard
40	25	cue persons
40	40	after = на
41	28	after verb
41	33	after of form unheard unheard
41	34	edges sv medical ng
41	49	after = fikk
41	49	two before = she
41	57	two before = dig
41	72	before = eller
42	32	edges nb heard st
42	38	before = зовут
42	64	edges ru heard та
43	20	two before = læge
43	28	after = говорит
43	40	after = hva
43	41	after of none unheard medical
43	9	edges ru heard ва
44	26	before = by
44	36	between ~ till
44	37	edges sv heard os
44	43	between i i
44	6	edges en heard er
45	107	between ~ så
45	19	shape medical 1
45	28	length heard long
45	39	edges nb unheard nn
45	40	edges en unheard ey
45	44	between ~ och
45	52	before = hur
454	327	is rare place
46	19	after of given unheard unheard
46	28	edges en heard rs
46	32	two before = sin
46	36	before = søster
46	71	before = hustru
47	33	before = so
47	55	between i och
47	84	edges ru heard го
48	17	shape heard 4
48	2	after = vi
48	30	between ~ ringer
48	35	length medical middle
48	39	before = också
48	45	between til ~
48	60	after = opp
49	-7	before of rare unheard medical
49	17	between på i
49	24	edges ru heard ия
49	35	before = navn
49	41	before = fint
49	47	before = hon
49	48	edges sv heard ma
49	49	edges sv unheard ik
49	72	edges en unheard in
5	24	two before = eg
5	28	two before = för
50	19	two before = till
50	44	two before = #
50	61	between in ~
50	65	cue of titles unheard
51	-4	between hos end
51	17	before of none unheard heard
51	37	edges sv heard tt
51	48	two before = меня
51	55	edges ru unheard ев
51	79	two before = и
52	31	shape unheard 1
53	24	before = hva
53	4	two before = я
54	36	two before = jag
54	37	edges sv heard it
54	55	edges sv unheard nd
55	52	after = sendt
55	53	edges en unheard ce
55	54	after of known unheard medical
559	384	is none place
56	11	after of surname ordinary unheard
56	27	between hos i
56	44	before = datter
56	54	before = wife
56	6	edges da unheard en
56	76	is both ordinary
57	-29	after = også
57	32	edges en unheard on
57	33	edges sv heard on
58	32	before = was
58	34	before = в
58	57	edges nb heard al
58	94	two before = over
584	445	is known ordinary
59	87	edges ru unheard ом
6	-17	between in end
6	14	after = lege
6	22	between ~ ~
6	28	is known common
60	35	edges sv heard ia
60	61	between end er
61	10	edges nb heard ka
61	62	between ejer ~
61	69	between the ~
61	73	between er jeg
62	-2	before of both unheard unheard
62	47	two before = ut
62	48	two before = dag
62	56	after of formed unheard heard
62	82	after = ser
63	87	edges sv unheard is
64	31	cue of named name
64	56	between i end
64	59	after = can
64	71	before = över
65	39	after = til
65	50	after = skal
65	50	between men ~
65	74	two before = mor
65	98	before = da
66	34	edges sv heard le
66	38	after of surname ordinary heard
67	36	cue of greetings name
67	44	edges sv unheard sa
68	46	two before = time
68	76	between och är
68	84	before of rare medical heard
69	35	between ~ end
69	41	after = tre
7	18	after of # medical
7	28	between av ~
7	76	before of given common unheard
70	26	between säger ~
70	70	before = husband
70	72	edges sv unheard id
71	40	after rare unheard
71	44	after formed medical
71	47	is pet unheard
71	74	edges sv heard ts
71	74	two before = you
71	79	edges nb unheard ld
72	44	after of end unheard
72	49	edges en heard an
72	53	before = hest
72	67	after = kommer
72	70	after of form common unheard
72	73	between ~ du
73	43	two before = ja
73	53	before = dr
73	65	before = это
73	88	two before = här
74	33	shape unheard 2
74	35	cue of placePrepositions heard
74	37	shape unheard 0
74	63	after = hon
74	65	after = ligger
74	65	two before = der
74	68	edges sv unheard ra
74	69	after = mand
75	19	after = the
75	34	between på ~
75	42	before = om
76	44	two before = by
76	53	before = that
76	88	two before = jo
77	34	before of formed unheard unheard
77	41	length unheard middle
77	53	after of surname unheard heard
77	7	between # end
78	43	after = jag
78	74	before = about
79	10	before of rare place heard
79	53	before = vår
79	59	before = to
8	-12	two before = med
8	12	after = den
8	24	two before = hun
8	26	is surname medical
80	45	after of surname unheard unheard
80	51	before = han
80	57	after rare ordinary
80	66	after = men
80	77	two before = kontroll
80	86	edges sv unheard in
80	88	edges ru unheard ия
80	89	edges sv heard rs
80	90	edges sv unheard la
81	37	after = sa
81	70	between i ~
81	71	edges nb unheard am
81	77	between med och
81	90	edges da unheard rd
81	93	edges da heard ve
82	49	before = ved
82	67	edges ru unheard ей
82	70	between heter og
82	71	two before = fire
82	81	edges da heard ns
83	79	two before = vi
83	80	between end har
83	85	after = också
84	58	edges nb heard se
84	91	edges da unheard na
84	99	after = nej
85	-26	before of rare unheard unheard
85	57	after = vill
85	69	two before = my
85	73	before of rare ordinary heard
85	98	before = se
86	102	edges ru heard ты
86	74	edges nb unheard di
86	75	before = også
86	87	before = mamma
87	39	edges sv heard nd
87	45	edges en heard ly
87	55	before of # heard
87	98	before = blev
88	106	edges en unheard ne
88	79	after of both unheard unheard
88	90	cue of workplaces name
88	97	before = her
89	37	two before = deg
89	57	after of none place heard
89	58	between владелец ~
89	78	after = fra
89	86	between är ~
89	88	after = он
9	-18	two before = mr
9	15	edges ru unheard са
9	20	edges da heard am
90	73	between för ~
90	99	edges ru unheard ой
91	100	two before = komma
91	33	after surname ordinary
91	45	between ~ på
91	59	is rare unheard
91	65	edges sv heard ge
91	82	edges sv unheard us
91	84	cue workplaces
91	99	edges ru unheard ин
92	101	edges nb medical el
92	37	two before = sa
92	65	before of none place medical
93	64	edges sv medical en
93	86	two before = af
93	89	before = hedder
93	94	edges nb unheard rg
94	100	after = syster
94	132	after = eller
94	83	before = naboen
94	95	before = fikk
95	116	between är och
95	16	before of rare unheard heard
96	113	between ~ de
96	46	cue of kin unheard
96	91	between heter och
97	131	between så og
97	43	before of both unheard heard
98	107	before = går
98	134	before = søn
98	58	cue of kin name
98	78	two before = with
99	101	after = blir
99	123	edges sv medical an
99	63	two before = зовут
`
