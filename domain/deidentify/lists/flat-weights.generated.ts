/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-28	between ~ kommer
-1	14	two before = eller
-10	-10	after of none common heard
-10	-35	two before = в
-10	18	before = and
-101	-55	two before = of
-102	-118	after pet ordinary
-103	-62	edges sv heard as
-103	-86	cue of start medical
-103	-91	edges da medical en
-104	-56	edges sv unheard na
-105	-102	edges sv heard rt
-105	-109	edges sv heard nu
-106	-104	edges en heard ne
-106	-59	edges da heard ge
-106	-65	edges da heard en
-107	-46	two before = han
-107	-54	edges nb heard re
-108	-111	edges nb heard ho
-108	-123	before = godt
-108	-73	edges da heard te
-108	-85	edges sv unheard öm
-109	-107	edges nb heard ei
-109	-77	two before = två
-109	-83	between vi på
-109	-86	before = vid
-109	-96	edges en heard ss
-11	-13	after of end heard
-11	-33	between till ~
-11	-9	between end ~
-110	-110	edges da medical er
-111	-137	two before = vil
-111	-76	before = говорит
-111	-83	before = по
-111	-94	after = af
-111	-96	before = mg
-111	-99	after = ha
-112	-86	edges en unheard ie
-112	-91	before = mannen
-112	-93	between ingen ~
-113	-123	between jeg med
-113	-128	edges en heard nd
-113	-62	before of none common medical
-113	-71	after of known ordinary heard
-114	-104	after = læge
-114	-112	edges en heard or
-114	-86	before = den
-115	-73	between end heter
-116	-58	before = a
-116	-71	between av och
-117	-105	after = is
-117	-105	between ~ to
-117	-65	edges nb unheard ng
-117	-99	before = ha
-118	-164	edges sv medical in
-118	-84	after = card
-119	-101	two before = ha
-119	-155	edges sv heard am
-12	-15	edges sv medical ig
-12	-22	between mg #
-12	-49	before of surname ordinary heard
-12	1	before of given ordinary heard
-12	11	cue of greetings heard
-12	49	before of both common unheard
-120	-117	two before = это
-120	-130	before = inte
-120	-63	is none ordinary
-121	-117	edges sv medical er
-121	-128	edges da heard ja
-121	-132	before = måtte
-121	-71	between er end
-121	-74	edges sv heard na
-121	-82	before = skulle
-121	-91	after of given ordinary unheard
-122	-111	between the end
-122	-68	edges sv heard ra
-123	-112	shape medical -4
-123	-87	is rare medical
-123	-94	after of none medical medical
-123	-94	edges sv unheard ad
-123	-95	after given ordinary
-124	-114	after = mi
-124	-130	between en i
-124	-138	after = patient
-124	-67	cue of start unheard
-124	-76	shape unheard -3
-124	-95	length heard short
-125	-113	before = jag
-125	-127	before = после
-126	-114	edges nb heard ed
-126	-120	between för end
-126	-121	two before = skulle
-126	-86	between на end
-127	-82	after = og
-127	-92	edges sv heard er
-128	-105	edges en heard aw
-128	-88	edges nb heard ig
-129	-119	edges nb medical or
-129	-123	between у ~
-129	-48	before = man
-129	-85	edges da heard at
-13	-13	after = has
-13	-22	after = ringe
-13	12	between ~ а
-130	-118	between av end
-130	-120	two before = ta
-130	-68	cue of animals medical
-132	-140	before of pet ordinary heard
-132	-96	two before = att
-133	-104	edges sv heard in
-133	-126	before = over
-133	-127	edges en heard ay
-133	-137	before = i'm
-134	-134	edges sv heard du
-134	-143	after = said
-134	-96	after = dotter
-135	-78	before = få
-136	-77	before = av
-138	-104	two before = ikke
-138	-136	between ~ år
-139	-113	after = till
-139	-119	between ja er
-139	-135	two before = samme
-14	-11	edges ru medical ии
-14	-12	two before = hur
-14	-20	between ~ в
-140	-91	two before = går
-141	-90	cue of possessives heard
-142	-111	after = att
-142	-128	after = fyra
-142	-69	before of none medical medical
-142	-97	edges sv heard at
-143	-118	between to ~
-143	-155	edges en heard ck
-144	-103	before = the
-144	-130	before = ingen
-144	-146	edges nb medical er
-144	-96	length medical short
-145	-105	between end i
-145	-158	edges sv heard ni
-145	-82	after = om
-146	-109	edges sv heard gt
-146	-119	two before = pga
-147	-132	two before = ham
-147	-154	between du ~
-148	-100	after = sig
-148	-115	edges ru heard те
-148	-128	two before = får
-148	-90	after of given unheard heard
-148	-96	two before = fra
-149	-129	edges ru heard ли
-15	-10	before = att
-15	-12	after = efter
-15	-13	after none common
-15	-13	before = många
-15	-25	after of form unheard heard
-151	-131	after = hans
-151	-132	edges nb heard ta
-151	-59	before = kan
-151	-86	edges sv unheard en
-152	-103	edges nb heard te
-152	-172	between by ~
-152	-45	is none common
-153	-122	after = datter
-153	-128	before = år
-154	-185	edges en unheard 's
-155	-161	before = ikke
-156	-105	between # #
-156	-109	edges nb heard da
-156	-126	before = å
-156	-132	between ~ det
-156	-134	after = mig
-157	-106	after = of
-157	-141	cue of placePrepositions medical
-157	-87	edges sv heard la
-157	-92	is none medical
-158	-109	edges nb heard in
-158	-128	edges sv heard ag
-159	-138	before = helt
-16	-10	edges ru heard ся
-16	-13	before = är
-16	-23	after = i
-16	-25	is form unheard
-16	-3	between ~ kan
-16	-34	after = när
-160	-116	edges nb unheard er
-160	-121	edges nb medical de
-160	-144	after = får
-160	-160	after = år
-160	-163	edges en heard ce
-163	-94	shape unheard -4
-163	-95	two before = a
-164	-151	two before = takk
-165	-119	two before = de
-167	-105	edges sv unheard er
-167	-134	edges sv heard ur
-168	-124	between ~ the
-168	-134	edges nb unheard je
-168	-138	after = hedder
-169	-132	after = by
-17	-15	before = er
-17	-16	between ett ~
-17	-28	edges ru medical ин
-17	-33	after of none unheard unheard
-17	-41	before = ~
-17	-5	two before = siden
-170	-125	edges sv heard nt
-170	-135	shape medical cyrillic
-170	-141	after = you
-170	-169	before = this
-170	-191	before of formed unheard heard
-171	-125	edges sv heard ns
-171	-180	between på och
-174	-77	two before = the
-175	-153	before = я
-175	-184	before = sin
-176	-164	edges sv medical or
-178	-111	edges sv heard ta
-178	-125	edges sv heard ga
-178	-141	before = de
-179	-126	before = на
-179	-129	edges sv heard de
-18	-17	edges nb medical le
-18	-20	after = svenska
-182	-127	after = hos
-182	-210	between end til
-183	-100	between på end
-184	-117	between og er
-184	-149	two before = ett
-184	-166	between var men
-184	-176	after = with
-185	-144	before = hade
-185	-164	edges ru heard ть
-185	-203	after = vil
-186	-122	before = du
-186	-161	edges en heard ll
-186	-174	edges ru heard сь
-186	-97	edges sv unheard el
-187	-162	edges da heard du
-187	-184	edges nb heard tt
-188	-177	edges en heard od
-189	-111	edges en heard om
-19	-14	between my card
-19	-15	after = första
-19	-17	between the of
-19	-18	edges sv heard st
-19	-20	edges da medical is
-19	-4	after = daughter
-19	-8	before = bare
-19	10	after = och
-190	-156	two before = hon
-192	-131	edges sv heard an
-192	-157	two before = tolv
-192	-159	edges ru heard ла
-197	-124	edges da heard in
-197	-207	edges en heard my
-2	-34	edges nb unheard ne
-2	11	after of end medical
-2	23	after = finns
-20	-16	edges sv unheard an
-20	-2	edges ru heard ик
-20	-31	two before = was
-20	-34	after = ble
-20	-34	two before = first
-20	-4	two before = er
-20	-8	before of verb medical
-20	3	before of surname common unheard
-200	-172	cue of none medical
-201	-211	is form common
-206	-133	after = bor
-21	-17	before = ska
-21	-7	two before = our
-210	-171	edges da medical or
-212	-172	before = ett
-213	-139	before = får
-213	-207	after = mor
-215	-224	after = se
-216	-148	before = en
-217	-162	edges da heard ne
-217	-181	edges en heard me
-219	-154	after = ville
-219	-214	edges nb heard ja
-22	-18	after of known unheard unheard
-22	-18	between и ~
-22	-2	after of rare unheard heard
-22	-2	before of verb heard
-22	-22	before = kommer
-22	-24	before of known common heard
-22	-26	after of form common heard
-22	-27	edges ru medical ал
-22	-32	before of rare common unheard
-22	-40	edges sv heard es
-22	-54	between har ~
-22	2	edges ru heard ой
-22	4	two before = andra
-221	-255	edges nb heard ns
-222	-148	shape heard -4
-223	-158	edges nb unheard ra
-223	-195	before = my
-223	-209	edges da heard un
-225	-209	edges nb heard nå
-226	-216	edges en heard io
-228	-171	edges nb heard an
-229	-181	between en som
-23	-18	cue placePrepositions
-23	-19	edges ru medical ол
-23	-9	is formed unheard
-23	5	two before = man
-230	-207	between ~ av
-232	-189	cue of greetings medical
-232	-244	between i har
-235	-166	length unheard short
-235	-181	two before = den
-236	-198	edges sv heard ll
-237	-171	before = som
-239	-228	edges da heard ag
-24	-17	after none ordinary
-24	-20	after = ut
-24	-23	edges sv medical de
-24	-25	after of rare medical medical
-24	-3	edges nb heard ga
-24	-33	edges sv unheard ka
-24	-6	edges nb heard ge
-24	2	before = för
-24	7	edges sv medical ra
-240	-194	after = heter
-245	-225	edges nb heard du
-25	-1	before of end medical
-25	-11	after = står
-25	-29	between end som
-250	-180	edges sv heard te
-251	-296	edges da heard ue
-252	-212	two before = men
-252	-241	is form rare unheard
-254	-244	edges nb heard mi
-26	-16	between end med
-26	-24	before = dag
-26	-30	before = har
-26	33	between og har
-261	-193	edges en heard re
-266	-245	edges sv heard om
-267	-232	edges en heard in
-27	-19	shape medical 0
-27	-20	before = alla
-27	-21	shape heard -2
-27	-24	edges nb medical st
-27	-43	after of rare place heard
-27	-5	two before = och
-27	-51	after formed ordinary
-27	-57	before = ringer
-272	-220	edges da heard et
-273	-187	edges en heard ng
-273	-212	edges en heard he
-274	-150	is surname common
-275	-140	is both common
-275	-212	after = av
-276	-271	edges nb heard om
-28	-25	shape medical -2
-28	-37	after = mitt
-28	-68	between kan ~
-280	-244	edges en heard ou
-282	-210	edges sv heard et
-289	-247	shape medical -3
-29	-24	after = was
-29	-27	cue none
-29	-50	edges nb heard ar
-29	49	before of none ordinary unheard
-296	-271	two before = skal
-299	-269	edges nb unheard to
-3	-14	after known common
-3	-21	edges da unheard an
-3	19	is surname medical
-3	27	before = with
-30	-12	edges sv heard ar
-30	-23	after of surname common heard
-30	-27	after = er
-30	-27	two before = min
-30	-29	before = det
-30	-37	edges sv heard ad
-30	-42	edges nb medical kt
-30	-58	edges sv medical on
-308	-183	edges sv heard al
-308	-258	edges en heard id
-31	-1	two before = du
-31	-12	after = du
-31	-14	edges nb unheard ja
-31	-16	edges sv unheard on
-31	-18	before = vad
-31	-20	before = var
-31	-23	edges da medical le
-31	-27	after = under
-31	-33	after = de
-31	-38	between end kan
-31	-41	before = из
-31	-43	before = mot
-31	-52	between heter ~
-314	-237	edges nb heard et
-316	-299	edges ru heard ии
-32	-20	between med end
-32	-6	before = min
-326	-269	edges ru heard ет
-33	-11	two before = efter
-33	-21	before = are
-33	-22	between får ~
-33	-26	edges sv medical as
-34	-1	between ~ är
-34	-12	cue of persons medical
-34	-18	after of none ordinary heard
-34	-20	after given common
-34	-30	before = have
-34	-31	edges en heard ry
-34	-31	two before = hade
-34	-33	after = min
-34	-33	before = sig
-34	-38	edges sv heard or
-34	-48	between end du
-34	-58	before of surname unheard medical
-342	-304	edges da heard an
-35	-18	after = ingen
-35	-20	edges nb heard ng
-35	-24	after #
-35	-24	after = #
-35	-29	after = som
-35	-29	two before = sedan
-35	-34	two before = finns
-35	-48	is form ordinary
-35	-50	two before = ni
-35	-9	is pet common
-35	7	two before = on
-36	-17	two before = kan
-36	-20	after = to
-36	-31	edges nb medical ra
-36	-33	edges sv heard kt
-36	-34	edges da medical in
-36	-40	edges en unheard ed
-36	-57	after of both common medical
-37	-18	edges nb heard er
-37	-37	edges nb medical me
-37	-45	edges nb heard ha
-37	-76	between hos ~
-38	-37	after = и
-38	-39	two before = она
-380	-297	edges en heard st
-39	-19	after = в
-39	-30	after of given common medical
-39	-31	after = en
-39	-37	two before = что
-39	-38	after = skulle
-39	-53	before of none place heard
-39	-7	after = and
-4	15	between ~ att
-40	-36	between att ~
-40	-38	after of given common heard
-40	-44	edges en heard op
-40	-59	after of known common heard
-40	-61	between с ~
-404	-243	is given common
-41	-17	edges en heard it
-41	-26	shape unheard -2
-41	-28	two before = they
-41	-30	after = nå
-41	-54	after = så
-41	-9	two before = är
-42	-30	after of none medical unheard
-43	-12	after = är
-43	-16	two before = og
-43	-34	after = из
-43	-35	edges nb medical il
-43	-41	before = læge
-43	-55	before = etter
-44	-10	edges sv heard re
-44	-13	edges en unheard nd
-44	-19	between ~ ja
-44	-38	before = for
-44	-40	two before = to
-44	-47	edges nb heard ok
-45	-47	edges ru medical ит
-45	-7	edges sv heard el
-46	-12	two before = som
-46	-48	before = hun
-47	-35	after = bara
-47	-42	edges sv heard id
-47	-44	two before = ville
-47	-51	edges sv heard ha
-47	-59	after = man
-47	-62	edges ru heard ов
-47	-63	between ~ för
-48	-24	between i han
-48	-27	after = tar
-48	-37	two before = under
-48	-39	two before = at
-48	-51	after rare common
-48	-51	before of formed unheard medical
-48	-52	after of rare common heard
-49	-46	before = må
-49	-67	two before = mot
-5	-16	edges sv unheard ll
-5	40	before of both common heard
-50	-14	between # ~
-50	-24	between de ~
-50	-33	before = sedan
-50	-43	before = tar
-50	-47	edges da medical ne
-50	-50	before = svenska
-50	-54	before = här
-50	-57	edges nb heard ak
-50	-62	two before = må
-50	-64	edges sv heard ju
-51	-21	after = а
-51	-37	after none medical
-51	-48	edges en heard do
-51	-49	between til end
-51	-52	before = vill
-51	-74	before of surname unheard heard
-51	1	before of rare common heard
-52	-80	two before = no
-52	-96	before = mycket
-53	-36	before = haft
-53	-37	edges sv heard ka
-54	-29	after of none common medical
-54	-37	before of both common medical
-55	-21	between ~ har
-55	-53	two before = ska
-56	-25	edges en heard on
-56	-57	edges ru unheard ов
-57	-22	after known unheard
-57	-37	between ~ heter
-57	-43	after of verb medical
-57	-63	before = skal
-58	-26	before of none common heard
-58	-58	after = ringer
-58	-58	cue of introductions heard
-58	-59	two before = hans
-59	-28	between hedder ~
-59	-57	edges en heard nt
-59	-77	between of ~
-6	-11	two before = i
-6	-16	before = när
-6	-24	after of none ordinary medical
-6	-24	between ~ som
-6	-29	before = tre
-61	-31	before = under
-61	-41	two before = år
-61	-46	two before = name
-61	-55	after = не
-61	52	between i og
-62	-15	after = с
-62	-35	after of both common heard
-62	-36	edges en heard ip
-62	-37	shape medical 3
-62	-52	edges nb heard ra
-63	-44	two before = en
-63	-47	edges da medical se
-63	-49	shape heard -3
-63	-64	after of surname common medical
-63	-87	edges nb heard ve
-64	-40	before = end
-64	-40	cue start
-64	-54	cue possessives
-64	-54	edges sv heard ne
-64	-58	after = kone
-64	-61	two before = då
-65	-40	cue of placePrepositions unheard
-65	-71	between så ~
-66	-20	before = og
-66	-59	after = mot
-66	-62	after of both unheard heard
-66	-65	after = siger
-67	-45	edges sv heard en
-67	-57	edges nb medical te
-67	-70	edges da medical de
-68	-56	edges nb heard le
-69	-36	between ~ han
-69	-47	before = till
-69	-51	after = för
-69	-53	edges sv heard ja
-69	-61	after of known common unheard
-7	-11	edges ru medical ил
-7	-20	two before = blev
-7	33	before of surname common heard
-7	50	before = of
-70	-36	cue of none unheard
-70	-37	cue of placePrepositions name
-71	-36	after of known unheard heard
-71	-36	before = could
-71	-84	between ~ at
-71	-86	edges nb heard lo
-72	-45	edges sv unheard ar
-72	-52	before = så
-72	-55	after = andra
-72	-57	before = mig
-72	-65	edges nb medical ne
-72	-80	edges sv heard pp
-73	-35	between in and
-73	-40	before of # medical
-73	-46	edges nb heard ne
-73	-48	edges nb heard ag
-73	-62	edges sv heard lt
-74	-33	before = ham
-74	-80	after = ska
-74	-87	edges sv heard va
-75	-31	two before = and
-75	-36	before of none ordinary medical
-75	-40	before of # unheard
-75	-46	after rare medical
-75	-86	two before = katten
-75	-96	before of surname unheard unheard
-76	-42	after = från
-76	-56	length medical long
-76	-58	edges sv unheard ig
-76	-66	edges nb heard jo
-76	-67	before of given common medical
-76	-84	two before = upp
-76	-90	between en ~
-77	-100	between til er
-77	-25	after known ordinary
-77	-40	shape heard cyrillic
-77	-58	two before = me
-77	-70	between en end
-77	-75	before = kone
-78	-50	after = över
-78	-67	after of # unheard
-79	-30	after = у
-79	-59	before = врач
-79	-59	edges sv medical ar
-79	-80	before = vil
-8	20	is rare ordinary
-8	28	edges sv unheard ta
-8	51	before of none ordinary heard
-80	-38	edges sv unheard et
-80	-60	two before = har
-80	-76	edges da heard nu
-80	-77	after = hade
-80	-81	edges sv unheard ng
-81	-37	after = a
-81	-37	after = med
-81	-56	edges en medical ng
-81	-59	before = æ
-81	-89	before = doctor
-82	-48	edges sv heard da
-82	-66	after = wife
-82	-71	before = мы
-83	-49	edges en unheard er
-84	-26	before of none medical heard
-85	-91	between at ~
-86	-19	before of none medical unheard
-86	-36	before = и
-86	-72	between men er
-86	-79	edges en heard te
-86	-84	edges nb medical in
-86	-93	edges nb heard pi
-87	-19	before of given common heard
-87	-22	after = inte
-87	-62	between ~ skal
-87	-69	before = efter
-87	-84	between och ~
-88	-58	is none unheard
-88	-79	two before = när
-88	-90	after = husker
-89	-46	between and ~
-89	-48	after = går
-89	-48	between med ~
-89	-63	two before = inte
-9	-33	after of none place unheard
-9	11	edges nb medical et
-9	12	after of known ordinary unheard
-90	-117	between ~ for
-90	-22	between ~ er
-90	-36	after = här
-90	-55	cue of none heard
-90	-63	edges sv medical ix
-90	-86	before = fått
-91	-114	edges da heard ke
-91	-57	cue of start heard
-91	-63	before = how
-91	-99	edges sv unheard as
-92	-105	two before = få
-92	-26	two before = vid
-92	-61	before = you
-92	-82	edges en heard ve
-92	-96	after = två
-93	-58	cue of persons heard
-93	-98	before = fick
-94	-77	after = name
-94	-84	edges nb medical se
-95	-108	edges da heard dt
-95	-56	after given unheard
-95	-65	before of end heard
-95	-85	between det ~
-95	-94	edges en heard so
-96	-41	before = och
-98	-102	between ~ fra
-98	-72	two before = se
-98	-83	between er for
-98	-93	between is ~
-99	-53	edges da heard er
-99	-53	edges en heard es
-99	-86	after = meg
-99	-90	before = ville
0	-100	right -2 -3
0	-105	joined -3 3
0	-108	joined no -3
0	-11	left no
0	-11	right -3 2
0	-11	right no -2
0	-110	left -1 -3
0	-112	right 1 -3
0	-113	joined 0 -3
0	-113	joining -2 -3
0	-123	joining no -2
0	-13	left -3 1
0	-130	joined -3 -3
0	-136	joining -3 3
0	-14	between säger end
0	-14	left 3 -3
0	-145	joined no -2
0	-146	left 0 -1
0	-156	left -2 3
0	-16	joined apart -1
0	-16	right 3 1
0	-165	right -1 0
0	-17	joined no 3
0	-17	right -3
0	-17	right 3 -2
0	-19	left 3 -2
0	-20	joining apart -2
0	-21	joined apart 0
0	-211	joining -3 -2
0	-220	joined -3 -2
0	-24	cue of possessives medical
0	-24	joined apart -3
0	-26	joining apart -3
0	-26	left -3 -3
0	-27	left 0 -3
0	-27	right -3 3
0	-28	left -3 3
0	-36	right 3 -3
0	-38	left -3 -1
0	-39	right no -3
0	-44	left -3
0	-49	left no -3
0	-51	right 3 0
0	-52	left no -2
0	-57	joining no 1
0	-58	right -3 -1
0	-59	joining -3 -1
0	-63	joined -1 -3
0	-64	joining -3 -3
0	-71	left -2 -3
0	-72	right 3 -1
0	-76	joined -2 -3
0	-78	left -3 -2
0	-80	joining no -3
0	-82	joined no 0
0	-90	right 2 -3
0	-92	joined no -1
0	-92	right -1 -3
0	-99	left -1 -1
0	111	right 3 2
0	115	right 1
0	121	left 3 3
0	127	right 1 3
0	131	joining 3 3
0	14	joining apart -1
0	14	left no -1
0	14	right -2 -2
0	14	right no 0
0	140	left 2 3
0	146	left -1 3
0	16	left -2
0	166	joining no 3
0	18	joining no 0
0	18	left -3 2
0	18	right -2
0	19	right -3 -2
0	196	joined 3 3
0	22	joining apart 2
0	24	left no 1
0	24	right -1
0	24	right 2 3
0	25	left 3 1
0	28	right no 3
0	29	joining -2 3
0	29	left -2 -2
0	30	left 3 2
0	30	left no 2
0	31	left -3 0
0	33	left 0
0	37	joining apart 0
0	38	joining apart 3
0	39	right 0 -3
0	41	joining apart 1
0	42	left no 3
0	44	joined apart 2
0	48	left 0 3
0	48	left 1 3
0	48	right -1 -1
0	49	right no 1
0	50	joining 3 -3
0	50	left 1
0	50	right -2 3
0	50	right 2
0	55	left 3 0
0	57	right 0
0	58	left 2 -2
0	59	joined apart 3
0	71	right 0 3
0	73	left -2 -1
0	76	left 2
0	76	left 3
0	77	right 3 3
0	78	right -1 3
0	81	joined 3 -3
0	84	left 1 -3
0	88	left -1 -2
10	-10	edges nb heard es
10	12	cue greetings
100	105	before = syster
100	65	before = владелец
100	80	cue of possessives name
100	96	edges sv unheard ia
101	76	before = mr
101	84	after = in
102	60	two before = владелец
102	82	after = eg
103	100	before = name
103	112	before = kona
103	77	before = sier
103	84	after = der
104	103	before = owner
104	118	two before = lege
104	85	after form ordinary
104	89	before = af
104	98	after of known common medical
105	103	before = says
106	69	after of verb unheard
106	90	edges en unheard en
106	92	before = dotter
107	122	two before = her
107	78	edges en heard no
107	87	after = ønsker
107	92	before = ho
108	60	shape heard 3
108	62	after none place
108	97	edges sv heard rn
109	102	edges ru unheard ич
109	109	before = der
109	80	before of known common medical
109	96	shape medical -1
11	14	edges nb unheard se
11	16	before = ejer
11	31	after of given common unheard
11	38	between och end
110	104	edges en unheard ry
110	105	edges en unheard la
110	108	after = her
111	101	between eier ~
111	106	before = med
112	83	two before = end
113	69	cue of start name
114	101	edges nb unheard il
114	73	cue of introductions name
114	92	two before = мы
115	52	edges sv heard sa
115	98	edges nb unheard rd
116	101	after = says
116	110	two before = kom
117	110	before = siger
117	92	edges sv heard rg
118	101	between hos på
118	107	before = barn
118	89	between ~ med
119	106	two before = enligt
119	55	cue introductions
119	62	cue of titles name
119	71	edges sv unheard rg
119	93	two before = owner
12	-31	before of pet unheard heard
12	11	shape heard 0
12	16	between den ~
12	23	after of rare medical heard
120	137	edges sv heard ke
120	140	between och på
120	68	edges nb heard en
120	92	edges en unheard te
121	153	edges en unheard th
122	114	between var end
124	100	is given unheard
124	110	edges nb unheard ik
125	107	after = da
125	114	two before = tid
125	116	edges nb unheard un
125	120	two before = а
125	72	after = ikke
125	72	after of rare unheard unheard
125	89	after formed unheard
125	99	before = hej
126	94	after = sin
127	99	before = что
128	125	edges nb unheard as
128	141	before = enligt
128	81	cue of persons name
129	86	before = vi
13	-17	between end är
13	-21	cue of homes heard
13	-4	between ~ и
13	17	after = had
13	6	between i så
13	6	between owner ~
130	101	edges nb heard nd
130	114	cue of titles heard
130	82	after rare place
131	107	two before = patient
131	119	after = dob
131	119	between ~ dob
131	79	before of none unheard unheard
131	93	before = fra
131	96	edges sv unheard rs
132	136	before = pasient
132	83	after surname unheard
133	101	edges sv unheard st
133	115	two before = god
133	78	two before = hunden
134	115	edges nb unheard ll
135	110	is given ordinary
135	124	between vi ~
137	117	edges en unheard ra
137	130	edges da medical et
137	68	two before = hos
137	72	is formed ordinary
137	85	edges sv heard se
138	93	shape unheard cyrillic
139	122	edges nb unheard ge
14	-9	before = men
14	21	after = han
14	22	two before = det
14	3	after of none common unheard
14	5	shape heard 1
14	6	after = kan
141	120	two before = ringe
141	133	before = eier
141	148	two before = dette
141	94	after = ja
141	96	after of formed unheard unheard
142	105	before = in
142	118	after = få
142	119	after surname place
142	146	edges en unheard le
142	56	cue animals
143	148	between end #
143	154	edges nb unheard na
144	143	edges nb unheard la
144	153	between jeg end
144	188	before = sa
145	119	edges da heard se
145	143	before = deg
146	100	between ~ men
146	117	cue of homes name
146	118	after = nu
146	140	edges ru unheard на
146	147	after = kom
147	140	edges en unheard es
148	107	before of form unheard unheard
149	136	shape medical 4
149	137	after = hadde
149	173	edges ru unheard ва
149	85	shape unheard 3
15	10	two before = is
15	22	edges da heard ak
15	24	after both unheard
15	30	before = с
150	85	before = heter
152	116	after of surname common unheard
152	130	before = mor
153	107	before of known common unheard
153	120	before = it's
153	136	before = står
153	163	edges nb unheard ad
153	169	between på og
153	70	two before = bor
154	107	two before = til
154	126	is surname unheard
154	134	edges nb medical an
154	143	before = called
154	68	two before = heter
154	76	after = var
156	91	two before = this
157	130	edges nb unheard ar
157	163	before = ring
158	131	two before = dr
159	151	two before = nav
159	159	between ägare ~
159	165	before = from
16	-4	before of none unheard medical
16	11	after of verb heard
16	27	edges da unheard ne
16	40	after = vid
16	44	edges en unheard al
160	165	edges da heard nd
161	153	edges nb unheard ny
162	130	edges nb unheard id
162	148	edges nb unheard et
162	149	after = fått
163	139	after = my
165	179	before of form common unheard
166	150	two before = hedder
167	125	after of rare place unheard
167	132	between og ~
167	157	cue of animals name
167	158	between var som
168	209	two before = tre
168	55	before of given unheard unheard
168	97	cue kin
17	-4	between er ~
17	20	edges nb medical en
170	140	between from end
171	167	after = ved
172	100	shape unheard 4
172	120	two before = nå
174	148	before = on
174	150	cue of introductions unheard
176	122	two before = säger
176	135	before = doktor
176	138	after of both common unheard
176	184	between ~ hun
176	46	before of given unheard heard
177	121	cue homes
178	168	before = bror
179	134	before = kom
18	16	two before = his
18	17	before = #
18	34	between ~ is
181	104	length unheard long
181	177	edges nb heard iv
181	186	edges nb heard ya
182	125	cue titles
182	142	after = født
182	162	between og i
184	215	edges nb heard ie
185	133	two before = så
185	150	edges sv heard rk
187	161	edges en unheard am
19	-1	edges nb heard un
19	-30	edges nb unheard en
19	0	edges en heard ed
19	15	edges ru heard ом
19	20	two before = года
19	21	between ~ i
19	21	edges ru unheard ра
19	26	between for ~
190	177	after = who
191	109	after = säger
194	183	two before = står
194	88	edges da heard de
195	207	edges sv heard ld
20	10	before = til
20	23	edges sv heard je
20	28	between ~ я
20	3	after none unheard
20	6	after of none unheard heard
200	122	is surname ordinary
202	109	is pet medical
202	183	two before = bed
204	160	before = säger
206	191	two before = eier
206	201	edges nb medical ve
207	110	edges da heard ed
208	135	two before = ringer
208	167	edges nb unheard an
209	223	between og på
21	-2	between ~ #
21	13	after = end
21	13	after end
21	13	between min ~
21	14	between at har
21	14	two before = sig
21	19	edges sv medical et
21	28	edges en unheard da
21	29	between om ~
21	39	before of none common unheard
210	212	edges sv heard rd
211	154	before = at
211	154	two before = kommer
212	69	before of known ordinary heard
215	160	between ~ og
215	167	edges ru heard ка
22	-12	cue of kin heard
22	-16	between jeg ~
22	21	between end det
22	26	two before = she's
22	3	after = har
22	4	before of end unheard
222	190	between med og
224	211	before = ägare
228	171	before = is
23	13	after of none ordinary unheard
23	20	after = ta
23	20	before = i
23	27	between зовут ~
23	8	shape heard -1
231	190	edges nb unheard in
231	213	after = telefon
236	185	is both unheard
237	179	edges nb unheard nd
238	87	before of known unheard heard
24	21	before = från
24	22	two before = из
24	7	two before = på
243	172	edges da heard le
248	251	after = pyometra
25	-9	after = jeg
25	13	between heter end
25	14	length heard middle
25	23	after = sier
25	34	between ~ у
25	45	after = on
25	46	after = kontrol
25	5	two before = om
252	233	edges nb unheard ta
252	243	before = pas
252	247	edges sv heard sk
26	10	edges sv heard ig
26	26	after of rare ordinary heard
26	42	edges ru unheard ий
26	6	after = ~
26	7	shape unheard -1
26	8	between mr ~
262	240	edges en unheard na
262	241	before = vet
263	164	is pet ordinary
266	253	is given place
269	180	cue named
27	15	edges en unheard ia
27	2	cue of persons unheard
27	50	two before = ligger
27	6	two before = din
274	224	two before = nu
28	25	before = у
28	26	between ~ en
285	181	cue of animals heard
287	248	after = тел
29	15	before of verb unheard
29	19	between ~ om
29	6	shape heard 2
290	212	edges nb unheard al
290	325	edges nb heard ik
292	198	before of known unheard medical
295	275	between в end
298	287	is known place
3	22	two before = jeg
30	-40	before = mi
30	17	after of # heard
30	17	two before = också
30	22	edges sv heard iv
30	22	edges sv unheard rd
30	43	edges sv unheard ie
301	174	before = hos
301	314	two before = rom
309	265	is surname place
31	16	edges nb unheard le
31	34	after = sedan
31	34	shape medical 2
31	66	between er og
32	32	after = for
32	33	after form common
32	38	edges da unheard er
32	42	cue of named unheard
32	60	edges nb unheard va
32	8	cue of greetings unheard
33	-25	edges da heard ng
33	-6	after = det
33	15	after surname common
33	29	two before = av
33	33	between som ~
33	49	before = på
337	179	before of known ordinary unheard
34	27	before = lite
34	32	edges en unheard an
341	159	before of known unheard unheard
35	19	after = blev
35	22	between dr ~
35	26	between что ~
35	38	after = я
35	6	between ~ jeg
36	12	before = patient
36	12	two before = for
36	16	before = katten
36	26	edges en heard en
36	35	two before = it's
36	4	between ~ тел
36	51	edges en heard ns
37	19	before = муж
37	26	two before = с
37	43	between til på
38	24	edges sv heard ng
38	34	before = hei
38	37	edges nb unheard ri
38	47	before = ja
381	252	edges sv heard lm
39	4	after = på
39	45	after = from
390	296	is known unheard
4	-17	edges sv unheard ns
40	-3	edges nb heard sa
40	11	after = hun
40	24	cue persons
40	25	after = där
40	49	two before = she
41	28	after verb
41	37	edges sv medical ng
41	39	after = на
41	7	after of rare ordinary unheard
41	73	before = eller
42	34	after of form unheard unheard
42	35	edges nb heard st
42	38	before = зовут
42	50	after = fikk
42	60	two before = dig
42	68	edges ru heard та
43	10	edges ru heard ва
43	14	two before = læge
43	27	after = говорит
43	35	between ~ till
44	28	before = by
44	36	edges sv heard os
44	4	edges en heard er
44	41	after = hva
44	41	after of none unheard medical
44	43	between i i
44	69	before = hustru
45	109	between ~ så
45	27	length heard long
45	39	edges nb unheard nn
45	41	edges en unheard ey
45	42	between ~ och
45	53	before = hur
454	326	is rare place
46	27	edges en heard rs
46	34	length medical middle
46	37	before = søster
47	19	after of given unheard unheard
47	30	two before = sin
47	39	before = so
47	40	between til ~
47	44	before = fint
47	54	between i och
48	18	shape heard 4
48	2	after = vi
48	29	between ~ ringer
48	38	before = också
48	62	after = opp
48	81	edges ru heard го
49	36	before = navn
49	46	edges sv heard ma
49	48	before = hon
49	48	edges sv unheard ik
49	72	edges en unheard in
5	27	two before = eg
50	-4	between hos end
50	14	before of none unheard heard
50	14	between på i
50	14	two before = till
50	24	edges ru heard ия
50	66	cue of titles unheard
51	36	edges sv heard tt
51	46	two before = #
51	49	two before = меня
51	55	edges ru unheard ев
51	62	between in ~
51	80	two before = и
52	31	shape unheard 1
53	2	two before = я
53	24	before = hva
53	24	shape medical 1
54	35	edges sv heard it
54	38	edges en unheard on
54	58	edges sv unheard nd
55	36	two before = jag
55	53	after = sendt
55	53	edges en unheard ce
55	55	after of known unheard medical
559	384	is none place
56	26	between hos i
56	44	before = datter
56	76	is both ordinary
57	-27	after = også
57	13	after of surname ordinary unheard
57	32	edges sv heard on
57	54	before = wife
57	8	edges da unheard en
58	32	before = was
58	93	two before = over
584	446	is known ordinary
59	34	before = в
6	14	after = lege
6	22	between ~ ~
6	27	is known common
6	28	two before = för
60	36	edges sv heard ia
60	57	edges nb heard al
60	61	between ejer ~
60	62	between end er
60	86	edges ru unheard ом
61	10	edges nb heard ka
61	73	between er jeg
61	74	between the ~
62	-3	before of both unheard unheard
62	48	two before = ut
62	51	two before = dag
62	56	after of formed unheard heard
62	83	after = ser
63	87	edges sv unheard is
64	10	before of rare unheard medical
64	30	cue of named name
64	60	after = can
64	72	before = över
65	40	after = til
65	52	between men ~
65	53	after = skal
65	55	between i end
65	73	two before = mor
65	97	before = da
66	34	after of surname ordinary heard
66	37	edges sv heard le
67	35	cue of greetings name
67	40	edges sv unheard sa
68	46	two before = time
68	76	between och är
68	84	before of rare medical heard
69	36	between ~ end
69	47	is pet unheard
7	-23	between in end
7	11	edges en medical is
7	18	after of # medical
7	28	between av ~
7	78	before of given common unheard
70	26	between säger ~
70	43	after = tre
70	71	before = husband
70	72	edges sv unheard id
71	39	after rare unheard
71	71	between ~ du
71	74	edges sv heard ts
71	74	two before = you
71	78	edges nb unheard ld
72	43	after of end unheard
72	48	after formed medical
72	49	edges en heard an
72	53	before = hest
72	66	after = kommer
72	71	after of form common unheard
73	32	shape unheard 2
73	34	cue of placePrepositions heard
73	43	two before = ja
73	53	before = dr
73	89	two before = här
74	37	shape unheard 0
74	60	before = это
74	63	after = ligger
74	66	two before = der
74	68	after = mand
74	68	edges sv unheard ra
75	34	between på ~
75	40	before = om
75	64	after = hon
76	18	after = the
76	41	length unheard middle
76	44	two before = by
76	53	before = that
76	88	two before = jo
77	33	before of formed unheard unheard
77	52	after of surname unheard heard
77	8	between # end
78	46	after = jag
78	74	before = about
78	9	before of rare place heard
79	54	before = vår
79	57	before = to
8	-13	two before = med
8	11	after = den
80	50	before = han
80	66	after = men
80	70	edges nb unheard am
80	79	two before = kontroll
80	86	edges ru unheard ия
80	87	edges sv unheard in
80	91	edges sv unheard la
81	37	after = sa
81	47	after of surname unheard unheard
81	49	after rare ordinary
81	70	between i ~
81	89	edges sv heard rs
81	91	edges da unheard rd
81	92	edges da heard ve
82	66	edges ru unheard ей
82	69	between heter og
82	71	two before = fire
82	78	between med och
82	80	edges da heard ns
83	50	before = ved
83	79	two before = vi
83	82	between end har
83	86	after = också
84	-30	before of rare unheard unheard
84	59	edges nb heard se
84	92	edges da unheard na
84	98	after = nej
85	102	edges ru heard ты
85	57	after = vill
85	66	two before = my
85	68	before of rare ordinary heard
85	96	before = se
86	74	edges nb unheard di
86	75	before = også
86	84	before = mamma
87	38	edges sv heard nd
87	46	edges en heard ly
87	53	before of # heard
87	98	before = blev
88	105	edges en unheard ne
88	37	two before = deg
88	81	after of both unheard unheard
88	91	cue of workplaces name
88	98	before = her
89	56	after of none place heard
89	58	between владелец ~
89	78	after = fra
89	85	between är ~
89	89	after = он
9	-19	two before = mr
9	15	edges ru unheard са
9	20	is formed medical
9	21	edges da heard am
9	25	two before = hun
90	60	is rare unheard
90	97	edges ru unheard ой
90	99	edges ru unheard ин
91	102	two before = komma
91	104	edges nb medical el
91	32	after surname ordinary
91	66	edges sv heard ge
91	74	between för ~
91	82	edges sv unheard us
91	84	cue workplaces
92	34	two before = sa
92	46	between ~ på
92	65	before of none place medical
93	85	two before = af
93	89	before = hedder
93	94	edges nb unheard rg
94	116	between är och
94	134	after = eller
94	84	before = naboen
94	95	before = fikk
94	99	after = syster
95	112	between ~ de
95	13	before of rare unheard heard
95	67	edges sv medical en
96	119	edges sv medical an
96	42	before of both unheard heard
96	46	cue of kin unheard
96	92	between heter och
97	131	between så og
97	76	two before = with
98	106	before = går
98	135	before = søn
98	59	cue of kin name
98	60	two before = зовут
99	101	after = blir
`
