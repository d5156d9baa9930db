/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-39	between ~ kommer
-10	-10	is formed unheard
-10	-18	after = du
-10	-27	between kan ~
-10	1	before = när
-100	-36	before = och
-100	-42	after = inte
-100	-46	after = här
-100	-74	before = efter
-100	-76	edges nb medical se
-101	-33	two before = vid
-101	-65	shape unheard -3
-102	-105	edges nb heard ho
-102	-86	before = врач
-104	-42	after = у
-105	-90	edges da medical en
-106	-66	cue of persons heard
-107	-109	between ~ fra
-107	-113	before = godt
-107	-121	after pet ordinary
-107	-62	before = you
-107	-73	after of known ordinary heard
-107	-94	after = meg
-107	-96	between ~ to
-108	-117	edges en heard ne
-108	-62	edges da heard te
-108	-86	before = vid
-109	-120	edges en heard ss
-109	-62	edges sv unheard na
-109	-72	two before = of
-109	-86	two before = två
-11	-1	edges nb medical ng
-11	-10	after none common
-11	-10	after of none common heard
-11	-15	two before = där
-11	-19	after formed medical
-11	-23	edges ru medical ин
-11	-9	between end ~
-11	-9	between till ~
-110	-116	edges da medical er
-110	-50	edges sv heard as
-110	-67	between av och
-111	-106	between у ~
-111	-110	edges sv heard nu
-111	-86	after = ha
-111	-88	between men er
-112	-75	before = говорит
-113	-67	before of none common medical
-114	-117	before = over
-114	-74	between the end
-114	-83	before = по
-114	-92	edges sv unheard öm
-115	-61	is none ordinary
-115	-65	edges da heard ge
-115	-99	before = mg
-116	-155	two before = vil
-116	-62	cue of start unheard
-116	-98	after given ordinary
-117	-107	edges sv heard rt
-117	-117	edges en heard nd
-117	-150	edges sv heard am
-117	-60	edges nb unheard ng
-117	-75	between end heter
-117	-80	between на end
-117	-94	before = mannen
-118	-116	edges en heard or
-118	-99	after = af
-119	-100	shape medical -4
-119	-107	after = læge
-119	-112	between vi på
-119	-139	after = patient
-119	-69	between er end
-12	-13	after of end heard
-12	-16	before = siden
-12	-16	edges sv medical ig
-12	-18	after = står
-12	-22	between mg #
-12	-30	edges en heard ty
-12	-8	is surname medical
-120	-107	edges nb heard ei
-120	-77	after = card
-120	-86	after of none medical medical
-121	-49	two before = han
-121	-76	is rare medical
-121	-85	after = og
-121	-90	length heard short
-121	-91	after of given ordinary unheard
-122	-108	edges sv medical er
-122	-69	before = a
-122	-83	before = skulle
-123	-133	before = måtte
-123	-134	edges da heard ja
-123	-92	between ingen ~
-124	-112	two before = ta
-125	-138	edges sv medical in
-125	-74	edges sv heard ra
-126	-127	before = inte
-126	-127	before = после
-127	-100	edges en unheard ie
-127	-126	edges nb heard ed
-129	-107	edges sv unheard ad
-129	-117	between av end
-129	-117	edges nb medical or
-129	-127	two before = tolv
-129	-128	before = i'm
-13	-1	after of rare unheard heard
-13	-16	after = has
-13	-21	after = ringe
-13	-27	after of none place unheard
-13	-30	after of form unheard heard
-130	-114	between det ~
-130	-123	between en i
-130	-145	between jeg med
-131	-118	edges en heard aw
-131	-124	after = mi
-131	-125	after = is
-131	-36	before = man
-131	-88	cue of possessives heard
-131	-94	after = dotter
-134	-134	edges sv heard du
-134	-154	between för end
-134	-84	edges sv heard na
-135	-125	before of pet ordinary heard
-135	-68	cue of animals medical
-136	-88	edges sv heard er
-137	-84	after of given unheard heard
-138	-124	edges ru heard ли
-138	-141	edges nb medical er
-139	-139	edges nb heard ta
-139	-61	before of none medical medical
-14	-9	before of surname common medical
-14	2	edges en heard ke
-140	-109	edges nb heard ig
-140	-121	cue of placePrepositions medical
-140	-140	between ~ år
-141	-147	after = said
-141	-147	edges sv heard ni
-142	-114	after = att
-142	-121	edges en heard ay
-142	-174	edges en unheard 's
-142	-86	before = av
-142	-88	length medical short
-143	-128	after = mig
-143	-163	edges en heard ck
-144	-101	edges sv heard at
-144	-106	two before = att
-144	-109	edges sv heard in
-144	-123	before = å
-145	-117	before = ingen
-146	-114	edges ru heard те
-146	-81	before = få
-147	-101	between end i
-147	-108	after = till
-147	-126	two before = samme
-148	-128	before = я
-148	-130	two before = pga
-148	-131	between ja er
-148	-87	edges sv unheard en
-149	-127	two before = ikke
-149	-133	two before = får
-15	-16	after none ordinary
-15	-23	edges sv heard es
-15	-26	two before = blev
-15	-39	between heter ~
-15	-40	before = ~
-15	29	before of none ordinary heard
-15	6	before = with
-150	-133	after = fyra
-151	-126	between to ~
-151	-169	between by ~
-151	-70	before = kan
-152	-59	two before = the
-152	-80	between # #
-152	-97	after = sig
-153	-109	edges sv heard gt
-153	-147	edges nb heard le
-154	-102	edges nb unheard er
-154	-84	is none medical
-155	-122	edges sv heard ag
-156	-148	two before = ham
-156	-98	two before = fra
-157	-95	after = om
-158	-105	edges nb heard te
-158	-142	after = får
-158	-97	before = du
-159	-129	before = år
-159	-151	before = helt
-16	-12	edges ru medical ии
-16	-12	two before = hur
-16	-13	before = många
-16	-15	between ett ~
-16	-16	two before = få
-16	-33	two before = из
-160	-159	edges en heard ce
-160	-163	after = år
-160	-182	between du ~
-161	-105	two before = a
-161	-166	after = hans
-162	-110	after = of
-163	-106	after = datter
-163	-132	before = the
-165	-122	after = you
-166	-166	two before = takk
-167	-61	is none common
-167	-87	shape unheard -4
-168	-126	edges nb medical de
-169	-186	before of formed unheard heard
-17	-10	between ~ til
-17	-12	edges nb heard de
-17	-20	edges nb medical st
-17	2	before of end medical
-17	28	edges sv unheard ta
-170	-126	shape medical cyrillic
-171	-107	edges nb heard in
-171	-120	between ~ det
-171	-124	two before = de
-171	-168	before = ikke
-172	-129	between ~ the
-172	-175	before = sin
-174	-126	edges sv heard nt
-175	-118	edges sv unheard er
-175	-160	edges sv medical or
-177	-174	before = this
-178	-107	edges sv heard la
-179	-141	edges sv heard ns
-179	-165	edges ru heard сь
-18	-13	before = att
-18	-13	between ~ и
-18	-30	between i så
-18	-40	between har ~
-181	-206	edges nb heard tt
-182	-140	after = hedder
-184	-118	edges sv heard ta
-185	-144	after = with
-185	-163	edges da heard du
-186	-126	edges sv heard ga
-186	-132	two before = ett
-187	-148	after = by
-188	-126	after = hos
-188	-128	edges sv heard de
-188	-150	edges sv heard ur
-188	-160	edges ru heard ла
-188	-162	between var men
-189	-168	edges ru heard ть
-189	-196	between på och
-19	-15	before = er
-19	-17	edges da medical is
-19	-22	after = svenska
-19	-30	after of none unheard unheard
-19	6	between ~ а
-190	-167	before = de
-191	-102	edges sv unheard el
-192	-174	edges en heard ll
-193	-139	before = на
-193	-95	between og er
-194	-155	two before = hon
-194	-205	after = vil
-195	-175	edges en heard od
-196	-121	between på end
-196	-160	before = hade
-196	-199	edges en heard my
-199	-129	edges en heard om
-2	-30	cue of possessives medical
-2	16	two before = jeg
-2	22	two before = för
-20	-15	between the of
-20	-16	after = första
-20	-18	edges ru medical ол
-20	-22	after = i
-20	-41	after = när
-20	-7	after = daughter
-20	3	before of verb medical
-202	-219	between end til
-203	-126	edges da heard in
-203	-181	cue of none medical
-203	-203	is form common
-204	-146	edges sv heard an
-206	-132	before = får
-21	-15	shape medical 0
-21	-18	two before = was
-21	-19	edges nb medical le
-21	-24	edges ru medical ал
-21	-40	before of given ordinary heard
-21	1	after of known ordinary unheard
-211	-166	edges da medical or
-211	-170	before = ett
-215	-176	edges da heard ne
-215	-211	after = mor
-216	-178	edges en heard me
-218	-145	after = bor
-22	-30	between en ~
-221	-159	edges nb unheard ra
-221	-212	edges nb heard ja
-221	-245	edges nb heard ns
-222	-232	after = se
-227	-189	after = ville
-229	-143	before = en
-23	-12	between my card
-23	-12	two before = er
-23	-19	after = efter
-23	-33	after = ble
-23	4	two before = man
-230	-150	shape heard -4
-230	-191	before = my
-231	-222	edges en heard io
-234	-260	between i har
-236	-208	edges nb heard nå
-238	-189	between en som
-24	-13	between med end
-24	-19	edges nb unheard es
-24	-19	two before = från
-24	-25	before = kommer
-24	-8	before = min
-24	26	before = of
-240	-186	edges nb heard an
-240	-199	edges sv heard ll
-240	-217	edges da heard ag
-241	-166	length unheard short
-242	-216	edges da heard un
-243	-175	before = som
-244	-200	cue of greetings medical
-245	-192	after = heter
-246	-241	is form rare unheard
-249	-208	between ~ av
-249	-227	edges nb heard du
-25	-14	two before = siden
-25	-22	edges sv heard st
-25	-22	shape heard -2
-25	-23	between и ~
-25	-27	edges sv medical de
-25	-36	between end som
-25	0	two before = andra
-25	5	after = och
-25	52	before of both common unheard
-251	-164	edges sv heard te
-255	-193	two before = den
-258	-252	edges nb heard mi
-26	-10	before of verb heard
-26	-17	before = ska
-26	-18	after of known unheard unheard
-26	-23	between end med
-26	-25	after = er
-26	-32	after of rare medical medical
-26	-43	after of rare place heard
-26	-9	two before = min
-261	-214	two before = men
-264	-130	is both common
-265	-191	edges en heard re
-266	-218	edges da heard et
-267	-290	edges da heard ue
-27	-11	edges ru heard ся
-27	-18	after given common
-274	-195	edges en heard ng
-275	-237	edges en heard ou
-276	-231	shape medical -3
-277	-148	is surname common
-278	-212	edges en heard he
-278	-234	edges en heard in
-28	-18	before = alla
-28	-20	before = är
-28	-22	cue placePrepositions
-28	-25	edges nb heard ar
-28	-42	edges sv medical on
-28	-52	two before = first
-28	9	before = с
-282	-210	edges sv heard et
-283	-250	edges sv heard om
-286	-216	after = av
-29	-10	before = bare
-29	-29	before of rare common unheard
-29	-34	before of known common heard
-29	-43	edges nb medical kt
-29	-5	edges nb heard ge
-298	-281	edges nb heard om
-299	-277	two before = skal
-3	24	two before = eller
-3	33	before of surname common heard
-30	-24	before = var
-30	-26	cue none
-30	-27	shape medical -2
-30	-33	before = har
-30	-48	before = ringer
-30	13	before of surname common unheard
-30	42	before of none ordinary unheard
-31	-33	is form unheard
-31	-39	after = som
-31	1	edges sv medical ra
-31	16	two before = du
-313	-289	edges nb unheard to
-315	-189	edges sv heard al
-317	-263	edges en heard id
-32	-29	after of surname common heard
-32	-40	after = mitt
-32	-57	two before = our
-32	-66	after of both common medical
-320	-231	edges nb heard et
-33	-19	between får ~
-33	-22	before = are
-33	-25	edges sv medical as
-33	-34	two before = finns
-332	-326	edges ru heard ии
-336	-267	edges ru heard ет
-34	-24	edges da medical le
-34	-24	edges nb heard ga
-34	-25	after = de
-34	-25	edges sv heard or
-34	-28	edges sv heard kt
-34	-38	between end du
-34	-38	is form ordinary
-34	-46	before = hun
-34	-55	before of surname ordinary heard
-35	-32	after rare common
-35	-33	edges en heard ry
-35	-33	edges nb medical me
-35	-34	before = dag
-35	-35	edges sv unheard as
-35	-5	before = för
-353	-309	edges da heard an
-36	-20	after = under
-36	-41	two before = ni
-36	-45	before = mot
-36	-46	after = man
-36	-58	before of surname unheard medical
-37	-12	after = was
-37	-14	cue of persons medical
-37	-16	edges sv unheard on
-37	-16	two before = och
-37	-27	after of none medical unheard
-37	-31	before = have
-37	-36	edges da medical in
-37	-44	edges nb heard ha
-37	-45	two before = en
-37	-47	before = vad
-38	-29	after #
-38	-29	after = #
-38	-31	two before = hade
-38	-38	after = min
-38	-43	edges sv heard ad
-382	-298	edges en heard st
-39	-14	cue of greetings heard
-39	-15	edges sv heard ar
-39	-31	edges en unheard ed
-39	-36	after of rare common heard
-39	-39	before = sig
-39	-39	edges ru medical ит
-39	-40	after of given common heard
-39	-8	two before = kan
-39	7	two before = on
-4	-17	after known common
-4	21	after = finns
-4	27	before = and
-40	-29	edges nb heard er
-40	-34	edges nb medical ra
-40	-39	two before = она
-403	-238	is given common
-41	-21	before = for
-41	-26	two before = efter
-41	-49	edges sv unheard ka
-41	-76	between hos ~
-42	-26	two before = sedan
-42	-36	two before = skulle
-42	-55	after of known common heard
-42	-66	between с ~
-43	-29	two before = they
-43	-42	edges en heard op
-43	-5	before = og
-44	-28	after of none ordinary heard
-44	-37	after = skulle
-44	-57	between ~ för
-45	-4	is pet common
-45	-44	two before = что
-45	-45	two before = ville
-45	-49	before of none place heard
-45	-60	after of form common heard
-46	-15	after = är
-46	-3	edges sv heard el
-46	-37	between ~ в
-46	-53	edges nb heard ok
-47	-40	between til end
-48	-15	between # ~
-48	-24	edges en unheard nd
-48	-44	between ~ kan
-48	-46	between att ~
-48	-47	before = из
-48	-60	before of formed unheard medical
-49	-32	shape unheard -2
-49	-35	after none medical
-49	-39	before of both common medical
-49	-4	before of rare common heard
-49	-47	before = under
-49	-48	before = tar
-49	-50	before = vill
-49	-54	after = ut
-49	-73	before = etter
-5	-47	edges ru heard ва
-5	23	two before = ligger
-50	-14	edges nb heard da
-50	-21	edges ru heard ик
-50	-58	edges sv heard ha
-51	-19	after = and
-51	-43	two before = under
-51	-51	before = svenska
-51	-55	before = læge
-51	10	between og har
-52	-26	after = en
-52	-37	edges nb medical il
-52	-41	edges sv heard id
-52	-53	before = här
-52	-62	two before = mot
-53	-31	before = haft
-54	-22	after known unheard
-54	-30	before = sedan
-54	-31	between ~ ja
-54	-33	edges nb heard ne
-54	-52	edges nb heard ak
-54	-53	two before = at
-54	-56	after = ingen
-54	-63	two before = må
-54	-71	edges sv heard ju
-55	-21	before of none common heard
-55	-31	edges nb unheard ja
-55	-34	after of given common medical
-55	-45	edges en heard do
-55	-58	after = nå
-55	-6	edges sv heard re
-56	-32	after = bara
-57	-14	after = из
-57	-25	between i han
-57	-39	edges en heard it
-57	-53	edges da medical ne
-57	-60	between end kan
-57	-65	two before = ska
-58	-27	between hedder ~
-58	-45	after of verb medical
-59	-33	after of none common medical
-59	-74	before of surname unheard heard
-59	-79	before = må
-59	-88	two before = в
-6	-23	two before = i
-60	-23	edges en heard on
-60	-27	two before = og
-60	-39	between ~ heter
-61	-21	two before = som
-61	-37	before = end
-61	-37	cue start
-61	-46	two before = to
-62	-32	edges nb heard ng
-62	-60	cue of introductions heard
-62	-61	between ~ skal
-62	-61	cue possessives
-62	-68	between of ~
-62	-74	before = skal
-62	-76	two before = hans
-63	-36	after of known unheard heard
-63	-46	shape heard -3
-63	-64	edges en heard nt
-64	-32	edges en heard ip
-64	-52	shape medical 3
-64	-53	two before = år
-64	-54	after of surname common medical
-64	-67	edges da medical de
-64	-88	edges nb heard ve
-66	-21	after = а
-66	-30	after = med
-66	-34	two before = är
-66	-39	two before = hun
-66	-45	edges sv heard ja
-66	-54	after = и
-66	-67	after = siger
-66	-91	between så ~
-67	-32	before of # medical
-67	-46	two before = name
-67	-54	before = kone
-67	-65	after of known common unheard
-68	-38	after of both common heard
-68	-61	between ~ han
-68	-63	two before = då
-68	-76	after = ringer
-7	-11	edges ru medical ил
-70	-31	between ~ har
-70	-37	after = tar
-70	-37	cue of none unheard
-70	-38	edges en heard es
-70	-46	after = to
-70	-55	after = mot
-71	-47	before of none ordinary medical
-71	-62	after of both unheard heard
-71	-64	before = ha
-72	-35	before = could
-72	-47	before of given common medical
-72	-47	edges da medical se
-72	-48	before = så
-72	-51	edges sv heard en
-72	-56	between in and
-72	-56	edges nb medical te
-72	-65	after = kone
-72	-65	edges nb medical ne
-73	-47	edges nb heard ag
-73	-62	between de ~
-73	-71	between och ~
-73	-97	before = mycket
-74	-46	after rare medical
-74	-48	is none unheard
-74	-51	edges sv heard ne
-74	-52	cue of placePrepositions unheard
-74	-55	after = för
-74	-68	between en end
-75	-2	before of none medical unheard
-75	-40	before = till
-75	-66	edges nb heard jo
-75	-85	two before = upp
-75	-87	between ~ at
-76	-44	edges sv unheard ar
-76	-52	cue of start heard
-76	-60	edges sv unheard ig
-76	-62	two before = me
-77	-63	edges nb heard ra
-77	-72	after = в
-77	-81	between at ~
-78	-44	cue of placePrepositions name
-78	-47	edges en medical ng
-78	-62	two before = se
-78	-69	after = andra
-78	-72	edges sv heard lt
-79	-56	length medical long
-79	-68	before = den
-8	-42	edges da unheard an
-8	12	between ~ att
-80	-22	before of given common heard
-80	-47	edges sv heard ka
-80	-52	edges en unheard er
-80	-56	after = с
-80	-82	edges da heard nu
-81	-32	after known ordinary
-81	-45	after = från
-81	-55	two before = går
-81	-60	before = mig
-81	-67	edges sv medical ar
-81	-87	before = vil
-81	-89	edges nb heard lo
-82	-49	after = över
-82	-55	before = æ
-82	-77	edges sv unheard ng
-82	-91	edges en heard te
-83	-43	between med ~
-83	-52	edges ru heard ой
-84	-39	between and ~
-84	-44	shape heard cyrillic
-84	-92	before of surname unheard unheard
-84	29	between i og
-85	-49	cue of none heard
-85	-56	before of # unheard
-85	-69	after of # unheard
-85	-74	before = мы
-85	-96	before = doctor
-85	-98	between til er
-86	-45	before = ham
-87	-54	before of end heard
-87	-92	edges sv heard va
-88	-55	two before = and
-88	-78	after = hade
-88	-94	after = husker
-88	-96	edges nb heard pi
-89	-27	edges sv unheard et
-89	-52	after = a
-89	-57	edges da heard at
-89	-76	between er for
-89	-85	after = ska
-9	-24	edges sv unheard ll
-9	11	edges nb medical et
-9	11	two before = can
-9	17	edges en unheard ay
-9	40	before of both common heard
-90	-51	edges sv heard da
-90	-59	edges sv medical ix
-90	-80	after = wife
-91	-117	between ~ for
-91	-133	edges da heard ke
-91	-67	two before = inte
-91	-82	before = jag
-91	-90	edges nb medical in
-91	-95	before = fick
-92	-100	edges en heard so
-92	-27	between ~ er
-92	-70	before = how
-92	-91	between is ~
-92	-93	after = två
-93	-31	before of none medical heard
-93	-80	two before = har
-94	-108	two before = katten
-94	-61	after given unheard
-94	-87	two before = ha
-95	-63	edges nb heard re
-95	-78	cue of start medical
-96	-62	edges da heard en
-96	-77	after = name
-96	-90	before = fått
-97	-75	between ~ så
-97	-83	two before = när
-98	-53	after = går
-99	-45	edges da heard er
-99	-60	before = и
-99	-85	edges en heard ve
-99	-94	before = ville
0	-10	right -3
0	-101	joined -3 3
0	-104	joined -2 -3
0	-105	joined no -1
0	-11	joined 3 -2
0	-11	joining apart -2
0	-11	left 3 -3
0	-110	right -2 -3
0	-116	joined no -3
0	-117	joining -2 -3
0	-12	edges nb heard un
0	-12	joined apart 0
0	-12	left no
0	-12	right 0 -3
0	-13	left no 0
0	-138	right -1 0
0	-14	between säger end
0	-14	right 3 -3
0	-152	joining -3 -2
0	-156	joined -3 -3
0	-16	left -1
0	-166	joined no -2
0	-17	left -3 2
0	-18	joined apart -1
0	-18	joined no 3
0	-18	left 2 -2
0	-183	left -1 -3
0	-19	right 1 -3
0	-20	left -3 0
0	-20	right -3 2
0	-206	right -1 -3
0	-21	left -3 -1
0	-21	left -3 -3
0	-220	joined -3 -2
0	-23	joined apart -3
0	-27	joining -3 -3
0	-28	right 2 3
0	-29	right 3 0
0	-30	left no -2
0	-32	joining apart -3
0	-33	right no -2
0	-37	right 3 1
0	-38	left 0 -2
0	-42	right no -3
0	-45	right 3 -2
0	-48	left -3
0	-53	right 3 -1
0	-54	left no -3
0	-60	left -3 3
0	-62	left -3 -2
0	-71	joining -3 -1
0	-72	joining no 1
0	-81	left -2 -3
0	-82	joining no -3
0	-83	right -3 -1
0	-84	joining no -2
0	-85	left 0 -1
0	-90	right 2 -3
0	-96	joined -1 -3
0	10	joined apart -2
0	103	left 3 3
0	107	right 2
0	11	right no 0
0	118	joining 3 3
0	125	joining no 3
0	14	joining apart -1
0	140	left -1 3
0	140	right 1 3
0	19	joined apart 2
0	195	joined 3 3
0	23	right -3 0
0	25	left 0 -3
0	25	left no 1
0	26	joining -2 3
0	26	left 3 -1
0	26	left no 2
0	27	left -2 -2
0	27	right -1 -2
0	28	left 2 -3
0	29	right -2 -2
0	30	right no 3
0	32	joining apart 3
0	36	left 0 3
0	36	right 0
0	38	joining apart 1
0	38	joining no -1
0	40	joining no 2
0	40	left -1 -2
0	42	left -2 3
0	46	right -3 1
0	47	left no 3
0	49	left 0
0	49	right -1 3
0	50	joining apart 0
0	52	left -3 1
0	54	right -1
0	54	right -2 -1
0	56	joined 3 -3
0	59	left -2
0	59	right no 1
0	61	left 1
0	62	left 3
0	62	left 3 0
0	64	joining apart 2
0	64	left 1 -3
0	65	left 1 3
0	68	joining 3 -3
0	68	left 2 3
0	72	right 1
0	73	right 3 2
0	76	joined apart 3
0	76	left -2 -1
0	76	left 2
0	83	right -2 3
0	86	right 3 3
0	88	right 0 3
0	91	joining -3 3
1	17	between ~ ~
1	26	between ~ är
10	-14	two before = din
10	15	two before = года
10	17	after = had
10	2	shape heard 1
10	20	edges nb heard ke
100	121	before = der
100	63	edges en heard no
101	101	after = blir
101	41	edges sv heard sa
102	89	after form ordinary
103	70	before of known common medical
103	77	cue workplaces
103	99	after of known common medical
104	101	before = owner
104	107	two before = owner
105	116	after = не
105	84	after = eg
105	92	edges nb unheard rd
106	111	after = her
107	102	edges en unheard la
107	87	edges sv heard rn
108	110	before = says
108	68	after none place
108	89	edges nb unheard il
109	101	edges en unheard ry
109	104	before = siger
109	136	edges sv medical an
109	84	after = ønsker
11	13	edges nb unheard se
11	17	after of rare medical heard
11	4	before = ejer
11	7	two before = var
11	9	before = #
110	102	after = der
110	102	before = barn
111	69	cue of start name
111	77	after = ikke
111	81	two before = мы
112	49	after of surname ordinary unheard
112	79	before = dotter
113	57	after of surname common unheard
114	101	between eier ~
114	79	edges sv heard rg
115	62	edges sv unheard rg
115	73	before = vi
115	77	is rare unheard
115	97	edges en unheard te
116	100	two before = enligt
116	107	edges ru unheard на
116	75	after of verb unheard
116	99	edges en unheard th
117	111	between var end
117	125	after = nej
117	60	after surname ordinary
117	67	shape heard 3
117	89	edges sv unheard rs
118	108	after = says
118	79	after formed unheard
118	90	before = fra
119	109	two before = god
119	110	two before = tid
119	145	between och på
119	80	before of none unheard unheard
12	-23	between jeg ~
12	30	after = on
12	7	between owner ~
120	101	between hos på
120	73	edges nb heard en
121	102	two before = kom
121	82	after of formed unheard unheard
122	103	shape medical -1
122	112	edges nb unheard ik
122	116	edges nb unheard un
123	105	two before = patient
123	82	cue of introductions name
123	99	before = hej
124	138	before = enligt
124	159	between på og
124	73	cue of persons name
124	81	after of rare unheard unheard
124	89	before = что
125	121	edges nb unheard as
125	62	two before = bor
125	91	before of form unheard unheard
126	110	between vi ~
126	117	edges nb unheard na
126	119	before = это
126	156	edges ru unheard ва
126	81	edges sv unheard st
127	55	cue introductions
127	69	cue of titles name
127	84	cue of titles heard
128	118	after = dob
128	118	between ~ dob
129	128	edges nb unheard la
129	84	after rare place
13	-26	two before = я
13	15	edges sv heard je
13	17	edges ru unheard ра
13	26	is formed medical
130	112	before = in
130	115	edges da medical et
130	117	edges nb unheard ll
130	134	two before = dette
130	76	edges sv heard se
130	77	after surname unheard
130	86	two before = hunden
130	97	after = nu
133	107	edges en unheard ra
133	124	edges da heard se
133	133	before = pasient
134	128	edges en unheard le
134	137	after = kom
135	119	before = står
135	130	before = eier
135	25	cue animals
136	113	after = få
137	123	after = hadde
139	139	between end #
14	11	after of verb heard
14	18	after = sier
14	20	after both unheard
14	3	after of none common unheard
14	49	after = vid
14	7	shape heard 0
140	61	two before = heter
140	65	two before = hos
141	106	edges nb unheard id
142	132	edges en unheard es
142	50	after = var
144	109	is given unheard
144	114	cue of homes name
144	117	two before = ringe
144	119	cue of greetings unheard
145	122	edges nb unheard ge
146	134	before = deg
146	173	before = sa
149	127	edges nb unheard ar
149	128	between og ~
149	134	two before = nav
15	14	after form common
15	9	between at har
150	104	after = ja
150	113	is given ordinary
151	121	cue of kin unheard
151	124	after of both common unheard
151	84	two before = this
152	109	between ~ men
152	117	is surname unheard
152	129	cue of introductions unheard
152	84	before = heter
152	93	two before = til
153	127	before = it's
153	129	after = my
153	132	shape medical 4
153	135	edges nb unheard ny
153	138	edges nb medical an
154	158	edges nb unheard ad
154	169	before of form common unheard
155	139	edges nb unheard et
157	140	after = ved
157	145	after = fått
158	136	two before = dr
158	147	before = called
158	153	before = ring
159	106	two before = nå
16	-20	two before = med
16	1	before of verb unheard
16	21	between men ~
16	27	edges sv heard iv
16	34	two before = she's
16	55	between och end
160	182	before = from
160	85	shape unheard 4
161	132	before = mor
161	137	after surname place
161	161	between ägare ~
161	199	two before = tre
162	109	two before = säger
162	94	shape unheard 3
164	155	between var som
166	138	before = on
167	141	between from end
169	153	after = født
169	163	cue of animals name
17	-2	between ~ #
17	13	two before = his
17	18	edges da heard ak
17	7	two before = sig
172	136	two before = så
172	167	two before = hedder
172	40	before of given unheard heard
174	167	edges nb unheard le
175	101	cue kin
175	143	after of rare place unheard
175	162	edges da heard nd
176	101	length unheard long
177	142	before = doktor
177	159	before = bror
177	176	between ~ hun
177	222	edges nb heard ie
178	163	between og i
18	17	between зовут ~
18	18	edges sv medical et
18	28	edges da unheard ne
18	29	between om ~
18	30	is rare ordinary
18	32	edges ru unheard ий
18	9	before = från
180	124	cue titles
180	136	edges sv heard rk
180	79	edges da heard de
182	91	before of known common unheard
183	70	before of given unheard unheard
184	191	edges nb heard ya
185	137	edges en unheard am
186	103	after = säger
186	161	two before = står
187	128	edges nb unheard ne
187	177	after = who
189	129	shape unheard cyrillic
189	194	edges sv heard ld
19	0	before of none unheard medical
19	1	after = ~
190	202	between og på
191	166	two before = bed
196	146	cue homes
2	-19	two before = om
2	17	between av ~
2	18	two before = ejer
20	-4	edges en heard ed
20	0	after none unheard
20	4	edges sv heard ig
200	106	is pet medical
200	127	two before = ringer
201	168	edges nb unheard an
202	130	two before = kommer
202	163	before = säger
202	190	two before = eier
203	166	between ~ og
204	128	before = kom
205	145	before = at
206	104	edges da heard ed
207	130	edges nb heard nd
207	198	edges sv heard rd
208	71	before of known ordinary heard
21	0	before of end unheard
21	12	after = end
21	12	after end
21	14	edges nb medical en
21	31	edges en unheard da
21	40	edges nb unheard va
21	86	before of given common unheard
212	215	edges sv heard ke
22	-1	after = har
22	21	between min ~
22	22	after = for
224	163	before = is
226	151	edges da heard le
228	176	edges nb unheard nd
228	186	edges nb unheard in
228	202	between med og
23	-1	two before = for
23	-2	between er ~
23	22	after = на
23	25	between end det
23	26	between for ~
23	30	after of given common unheard
23	33	edges en unheard an
230	222	before = ägare
231	214	after = telefon
233	195	edges ru heard ка
238	87	before of known unheard heard
24	-15	edges nb heard sa
24	34	after = den
24	34	before of none common unheard
24	6	between mr ~
240	177	is both unheard
242	251	after = pyometra
244	227	edges nb unheard ta
25	-75	before = mi
25	0	after surname common
25	15	after = blev
25	15	two before = också
25	22	after = ta
25	22	two before = till
25	65	between er og
25	8	edges en unheard ia
25	8	shape heard -1
250	245	edges sv heard sk
251	246	before = pas
256	232	edges en unheard na
257	228	before = vet
26	70	edges ru heard го
261	167	cue named
265	160	is surname ordinary
27	23	before = hei
27	4	after of none unheard heard
271	266	is given place
274	157	before = hos
277	190	edges nb unheard al
278	221	two before = nu
28	15	between heter end
28	22	edges en heard en
28	24	two before = it's
28	25	shape medical 2
28	30	before = so
28	33	two before = det
283	252	after = тел
285	193	before of known unheard medical
287	196	cue of animals heard
287	278	between в end
29	13	between что ~
29	27	between ~ en
3	-12	after of given ordinary heard
3	11	edges en medical is
3	14	after of end medical
30	-1	between ~ тел
30	10	two before = på
30	22	between ~ om
30	22	edges sv unheard ie
30	22	two before = dig
30	24	edges sv unheard rd
303	310	two before = rom
305	277	is known place
309	258	is surname place
31	-4	between på i
31	10	after of # heard
31	34	after = sedan
31	37	between som ~
31	38	edges da unheard er
313	208	is pet ordinary
32	10	cue of persons unheard
32	18	edges sv heard ng
32	19	before = муж
32	21	length heard middle
32	27	cue greetings
32	27	two before = с
328	170	before of known ordinary unheard
33	21	after = говорит
33	35	edges nb unheard ri
33	48	between i och
34	11	after of none ordinary unheard
34	18	before = i
34	20	two before = av
34	34	cue of named unheard
34	35	edges sv heard ma
346	177	before of known unheard unheard
35	-12	cue of kin heard
35	25	before = зовут
36	10	shape unheard -1
36	19	cue persons
36	20	between dr ~
36	40	edges ru unheard ев
36	49	edges en heard ns
36	7	edges en heard er
36	77	before = eller
366	259	edges sv heard lm
37	-9	after = det
37	19	before = det
37	23	after = där
37	26	two before = sin
37	30	after of form unheard unheard
37	33	after = hun
37	39	two before = she
38	-1	before of none unheard heard
38	12	shape heard 4
38	18	edges nb unheard je
38	26	between ~ ringer
38	28	before = katten
38	39	after = hva
38	77	before = hustru
386	287	is known unheard
39	34	edges sv heard os
4	-15	after form unheard
4	11	two before = eg
4	17	before = ja
40	0	cue of homes heard
40	31	between ~ till
40	31	two before = меня
40	44	between til på
41	22	length heard long
41	28	after verb
414	316	is formed ordinary
42	17	shape heard 2
42	31	before = søster
42	38	two before = #
43	3	edges nb heard ka
43	38	before = fint
43	40	edges nb unheard nn
43	41	between i i
43	54	after = fikk
43	54	two before = over
43	62	cue of titles unheard
43	72	edges ru unheard ом
44	27	before = by
44	39	before = hon
44	42	edges en unheard ey
45	25	edges sv heard tt
45	36	edges en heard rs
45	39	before = också
45	51	before = hur
46	36	two before = jag
46	5	after = vi
46	54	edges en unheard in
463	317	is rare place
47	-36	after = også
47	41	after of rare ordinary heard
47	43	between in ~
48	17	after of given unheard unheard
48	31	after of rare ordinary unheard
48	34	before = navn
48	37	before = datter
48	5	after = på
48	64	edges sv unheard ik
48	88	is both ordinary
49	11	between til ~
49	24	between hos i
49	43	edges en unheard on
5	-29	between in end
5	29	between ~ у
50	41	edges sv heard on
51	32	shape medical 1
51	41	edges sv unheard nd
51	48	after = sendt
51	54	before = wife
51	60	after of none unheard medical
52	21	edges sv heard le
52	26	edges sv heard it
52	29	edges sv unheard sa
52	34	cue of greetings name
52	34	length medical middle
52	38	after of surname ordinary heard
52	71	after = from
54	22	before = hva
54	58	before = på
54	67	edges nb heard st
54	97	before = da
55	42	after = он
55	55	edges en unheard ce
55	57	edges ru heard ия
56	15	between på ~
56	26	two before = ja
56	29	edges en heard an
56	36	edges sv heard ia
56	57	after = ser
561	366	is none place
57	27	before of both unheard unheard
57	29	before = was
57	37	shape unheard 1
57	44	two before = ut
57	6	before = men
58	17	before = patient
58	41	after formed ordinary
58	52	between i end
58	8	between hos end
580	438	is known ordinary
59	49	after of known unheard medical
59	6	edges da unheard en
6	-15	two before = mr
6	-25	after = jeg
6	-29	between end är
6	30	after of # medical
6	44	edges en unheard al
60	41	between end er
60	43	edges sv unheard ra
60	44	between ~ och
60	65	edges ru unheard ия
61	34	two before = зовут
61	35	before of formed unheard unheard
61	46	two before = time
61	53	two before = dag
61	71	two before = you
61	84	two before = här
61	9	before of rare unheard medical
62	12	after = sa
62	28	two before = владелец
62	53	between ejer ~
62	56	two before = jo
62	60	before = över
62	61	before = jeg
62	72	between och är
63	25	shape unheard 0
63	58	edges nb heard al
63	65	edges sv unheard id
64	18	before = om
64	33	after = kan
64	50	edges nb unheard ld
64	68	edges sv heard ts
65	36	cue of named name
65	63	after = can
65	63	after = kommer
65	80	edges ru unheard ин
65	85	edges sv unheard is
66	40	after of end unheard
66	40	before = that
66	72	between the ~
67	-10	edges da heard ng
67	51	before = tre
67	53	after = ligger
68	55	after = hon
68	55	after = skal
68	62	two before = der
68	65	after = syster
68	75	edges sv unheard in
69	39	after = lege
69	44	edges da heard ns
69	55	after of formed unheard heard
69	61	before = han
69	74	edges da unheard na
7	-64	edges nb unheard en
7	19	after = я
70	7	before of rare place heard
70	72	before = husband
71	70	edges da heard ve
71	80	edges sv unheard la
72	29	between säger ~
72	49	after rare ordinary
73	12	between ~ som
73	36	between ~ end
73	41	length unheard middle
73	69	before = about
73	87	before of rare medical heard
74	28	after = jag
74	34	shape unheard 2
74	39	two before = by
74	48	before = dr
74	93	two before = и
75	42	after of surname unheard unheard
75	51	edges ru unheard ов
75	51	is pet unheard
75	52	two before = my
75	57	two before = а
75	69	after = mand
75	75	two before = kontroll
75	93	before = her
76	58	after = til
76	58	before = hest
76	59	before = to
76	67	between i ~
76	81	after = kontrol
76	90	between så og
77	28	two before = sa
77	43	before = в
77	66	edges nb unheard am
77	69	two before = fire
77	82	after of form common unheard
77	88	between er jeg
77	88	edges ru heard ом
77	92	edges sv heard rs
78	39	after rare unheard
78	52	before = vår
78	67	after = men
78	70	edges ru unheard ей
78	78	edges nb unheard rg
79	26	two before = deg
79	64	before = også
79	69	edges nb unheard di
79	71	before = mamma
8	-24	before of pet unheard heard
8	25	edges da heard am
8	29	is known common
80	26	before of rare ordinary heard
80	46	edges nb heard se
80	64	between владелец ~
80	78	between end har
80	93	before = se
81	-17	before of rare unheard unheard
81	70	edges ru heard ты
81	94	edges ru unheard ой
82	31	edges ru heard ов
82	48	two before = læge
82	54	after of surname unheard heard
82	81	after = också
82	96	edges ru heard та
83	105	edges en unheard ne
83	52	after = vill
83	60	edges en heard ly
83	85	edges ru unheard ич
83	97	edges nb medical el
84	49	between ~ på
84	55	between heter og
84	82	two before = af
84	92	between den ~
85	43	after = the
85	86	between med och
85	95	edges da unheard rd
86	48	cue of placePrepositions heard
86	99	two before = komma
87	1	before of rare unheard heard
87	39	before of both unheard heard
87	86	cue of workplaces name
87	94	two before = у
87	97	before = blev
88	37	edges sv heard nd
88	62	before = ved
88	66	after = in
88	70	before of none place medical
88	70	edges sv heard ge
89	93	between ~ du
9	18	between ~ i
9	18	between ~ is
90	31	between # end
90	72	after = tre
90	84	after = fra
90	86	between för ~
91	69	before = владелец
91	75	before = ho
91	84	edges sv unheard us
92	51	before of # heard
92	62	after of none place heard
92	79	before = naboen
92	81	two before = vi
92	84	after of both unheard unheard
92	88	before = hedder
92	90	edges sv unheard ia
92	91	between ~ jeg
92	93	before = fikk
93	110	between är och
93	94	between är ~
93	99	two before = mor
94	102	before = går
94	104	two before = her
94	113	two before = lege
94	117	between ~ de
94	136	before = søn
94	52	cue of kin name
94	64	edges sv medical en
94	86	before = af
95	100	before = syster
95	74	cue of possessives name
95	88	before = name
96	101	after = eller
96	68	two before = end
96	77	after = sin
96	89	two before = with
96	96	between heter och
97	76	after = da
98	79	before = mr
99	110	before = kona
99	73	before = sier
99	80	between ~ med
99	81	edges en unheard en
99	94	before = med
`
