/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-13	after of none ordinary medical
-1	15	between av ~
-1	26	two before = för
-1	38	before of surname common heard
-10	-11	after of end heard
-10	-24	after of none place unheard
-10	0	between vi i
-100	-73	before = efter
-101	-39	two before = vid
-101	-75	edges nb medical se
-102	-36	after = у
-102	-59	before = и
-102	-60	shape unheard -3
-103	-105	edges nb heard ho
-103	-115	after pet ordinary
-104	-72	before = you
-105	-109	between ~ fra
-105	-59	edges nb heard re
-105	-89	edges da medical en
-106	-68	cue of persons heard
-106	-71	between av och
-107	-90	before = vid
-108	-111	edges da medical er
-108	-112	edges en heard ne
-108	-52	edges sv heard as
-108	-69	after of known ordinary heard
-108	-72	two before = of
-108	-94	after = meg
-109	-112	edges sv heard nu
-109	-122	before = godt
-109	-58	edges da heard te
-109	-93	between ~ to
-11	-16	edges sv medical ig
-11	-17	between kan ~
-11	8	two before = can
-110	-129	edges en heard ss
-110	-65	before of none common medical
-110	-65	edges sv unheard na
-110	-81	between men er
-112	-73	before = говорит
-112	-89	after = ha
-113	-107	between у ~
-114	-58	is none ordinary
-114	-62	edges da heard ge
-114	-81	before = по
-114	-92	two before = två
-114	-93	edges sv unheard öm
-115	-57	edges nb unheard ng
-115	-75	between end heter
-115	-87	between the end
-115	-95	before = mannen
-116	-151	two before = vil
-116	-152	edges sv heard am
-116	-66	cue of start unheard
-116	-83	after of given ordinary unheard
-116	-93	before = mg
-117	-106	edges sv heard rt
-117	-123	before = over
-117	-90	after given ordinary
-117	-97	after = af
-118	-104	shape medical -4
-118	-107	edges nb heard ei
-118	-131	edges en heard nd
-118	-81	between на end
-119	-118	edges en heard or
-119	-42	two before = han
-119	-88	length heard short
-12	-11	before = när
-12	-13	is surname medical
-12	-13	two before = där
-12	-21	after = ringe
-12	-21	between mg #
-12	-30	after formed medical
-12	-4	is formed unheard
-12	0	before = with
-120	-131	before = måtte
-120	-137	after = patient
-120	-85	between ingen ~
-121	-114	edges sv medical er
-121	-69	between er end
-121	-78	before = skulle
-121	-80	after = card
-122	-113	after = læge
-122	-133	edges da heard ja
-122	-75	after = og
-122	-85	after of none medical medical
-123	-101	edges en unheard ie
-123	-121	between en i
-123	-147	edges sv medical in
-124	-110	between vi på
-124	-128	before = inte
-124	-69	before = a
-125	-128	edges nb heard ed
-126	-115	between av end
-126	-82	is rare medical
-128	-121	before = после
-128	-76	edges sv heard ra
-129	-109	edges sv unheard ad
-129	-110	edges nb medical or
-13	-11	after none common
-13	-14	before = siden
-13	-20	edges ru medical ин
-13	-36	after of form unheard heard
-13	-9	edges en heard ke
-13	4	edges nb medical ng
-130	-122	after = mi
-131	-116	edges en heard aw
-131	-129	before = i'm
-131	-146	between jeg med
-132	-120	after = is
-132	-129	between det ~
-132	-42	before = man
-132	-71	cue of animals medical
-133	-154	between för end
-133	-87	edges sv heard na
-133	-96	after = dotter
-134	-119	two before = ta
-134	-135	edges sv heard du
-135	-87	cue of possessives heard
-136	-145	before of pet ordinary heard
-137	-117	after = att
-137	-137	edges nb medical er
-137	-60	before of none medical medical
-137	-88	edges sv heard er
-139	-104	edges nb heard ig
-139	-124	edges ru heard ли
-139	-145	after = said
-139	-168	edges en unheard 's
-139	-86	after of given unheard heard
-139	-90	length medical short
-14	-15	two before = i
-14	-40	before = ~
-14	-7	before of surname common medical
-140	-128	cue of placePrepositions medical
-141	-145	edges sv heard ni
-141	-84	before = av
-142	-106	after = till
-142	-82	before = få
-143	-106	edges sv heard in
-143	-120	before = å
-143	-138	edges nb heard ta
-143	-144	between ~ år
-143	-153	edges en heard ck
-144	-102	edges sv heard at
-144	-124	edges en heard ay
-145	-103	between end i
-145	-106	two before = att
-145	-120	between ja er
-145	-127	two before = pga
-146	-118	edges ru heard те
-146	-86	edges sv unheard en
-147	-132	two before = samme
-148	-127	before = я
-148	-128	after = mig
-148	-133	two before = ikke
-149	-131	two before = får
-149	-135	edges nb heard le
-149	-62	before = kan
-15	-11	edges ru medical ии
-15	-12	between till ~
-15	-13	between end ~
-15	-14	between ett ~
-15	-19	after = står
-15	-29	edges sv heard es
-15	-30	two before = из
-15	-33	edges en heard ty
-15	-7	after of rare unheard heard
-150	-116	before = ingen
-150	-131	after = fyra
-150	-60	two before = the
-150	-89	between # #
-151	-129	between to ~
-151	-93	edges nb unheard er
-151	-99	edges nb unheard je
-152	-108	edges sv heard gt
-152	-93	after = om
-152	-97	two before = fra
-153	-100	after = sig
-154	-103	edges nb heard te
-154	-120	edges sv heard ag
-155	-171	between by ~
-156	-88	is none medical
-157	-147	two before = ham
-158	-141	after = får
-159	-144	before = helt
-159	-95	before = du
-16	-12	two before = hur
-16	-14	before = många
-16	-16	edges nb heard de
-16	-16	two before = få
-16	-17	edges nb medical le
-16	-21	two before = blev
-16	-8	after = has
-160	-128	before = år
-160	-158	two before = takk
-160	-159	edges en heard ce
-160	-96	shape unheard -4
-163	-122	before = the
-163	-126	after = hans
-164	-106	after = of
-164	-124	after = datter
-164	-168	before = ikke
-165	-111	two before = a
-165	-162	after = år
-165	-57	is none common
-166	-125	after = you
-166	-130	edges nb medical de
-166	-197	between du ~
-167	-129	shape medical cyrillic
-167	-172	before = this
-169	-113	edges nb heard in
-17	-17	edges da medical is
-17	-20	edges nb medical st
-17	-26	between i så
-17	0	before of end medical
-17	29	before of none ordinary heard
-170	-133	between ~ det
-171	-158	edges sv medical or
-172	-118	edges sv unheard er
-172	-195	before of formed unheard heard
-173	-177	before = sin
-174	-124	edges sv heard nt
-174	-129	two before = de
-174	-134	between ~ the
-177	-109	edges sv heard la
-178	-146	edges sv heard ns
-178	-167	edges ru heard сь
-18	-17	after none ordinary
-18	-20	two before = was
-18	-49	between heter ~
-18	3	between ~ а
-18	33	edges sv unheard ta
-180	-201	edges nb heard tt
-182	-135	after = hedder
-182	-96	between og er
-184	-176	after = with
-186	-120	edges sv heard ta
-186	-172	between var men
-186	-194	between på och
-187	-138	edges sv heard ga
-187	-158	after = by
-187	-199	two before = tolv
-188	-127	after = hos
-188	-131	edges sv heard de
-188	-164	edges da heard du
-189	-153	edges sv heard ur
-189	-164	before = de
-19	-12	between ~ и
-19	-15	before = att
-19	-18	edges ru medical ол
-19	-31	after of none unheard unheard
-19	0	before of verb medical
-190	-159	edges ru heard ла
-191	-142	two before = ett
-191	-179	edges en heard od
-192	-134	edges sv unheard el
-193	-153	before = hade
-193	-160	two before = hon
-194	-177	edges en heard ll
-194	-200	edges en heard my
-195	-141	before = на
-195	-168	edges ru heard ть
-197	-121	edges en heard om
-197	-123	between på end
-197	-211	after = vil
-2	-37	edges ru heard ва
-20	-15	after = första
-20	-17	between the of
-20	-21	after = svenska
-20	-25	edges ru medical ал
-20	-28	between en ~
-20	-3	between ~ til
-20	-32	after = ble
-20	-5	after of known ordinary unheard
-201	-132	before = får
-202	-213	between end til
-204	-141	edges sv heard an
-206	-127	edges da heard in
-206	-181	cue of none medical
-206	-197	is form common
-207	-169	edges da medical or
-21	-11	two before = siden
-21	-13	two before = er
-21	-16	before = er
-21	-28	after = i
-21	-4	after = daughter
-21	-44	between har ~
-212	-173	before = ett
-216	-208	after = mor
-217	-172	edges en heard me
-218	-170	edges da heard ne
-218	-258	edges nb heard ns
-219	-135	after = bor
-219	-210	edges en heard io
-219	-214	after = se
-22	-14	edges nb unheard es
-22	-14	shape medical 0
-22	-28	between и ~
-221	-216	edges nb heard ja
-222	-157	edges nb unheard ra
-226	-148	before = en
-227	-177	after = ville
-229	-192	before = my
-23	-13	between my card
-23	-20	shape heard -2
-23	-46	after = när
-23	-9	between med end
-23	34	before = of
-230	-154	shape heard -4
-235	-192	cue of greetings medical
-236	-214	edges da heard un
-237	-207	edges nb heard nå
-237	-259	between i har
-239	-190	between en som
-24	-15	before = är
-24	-17	two before = från
-24	-23	edges sv medical de
-241	-169	length unheard short
-241	-190	edges nb heard an
-241	-225	is form rare unheard
-241	-226	edges da heard ag
-243	-199	edges sv heard ll
-245	-183	before = som
-245	-191	after = heter
-247	-213	between ~ av
-247	-236	edges nb heard du
-25	-16	before = ska
-25	-18	after = efter
-25	-18	edges sv heard st
-25	-2	two before = man
-25	-23	between end som
-25	41	before of both common unheard
-251	-163	edges sv heard te
-255	-193	two before = den
-255	-250	edges nb heard mi
-26	-11	edges ru heard ся
-26	-24	two before = min
-26	-25	before = kommer
-26	-30	after of rare medical medical
-26	-7	two before = andra
-26	10	before = с
-262	-130	is both common
-264	-217	edges da heard et
-265	-220	two before = men
-266	-196	edges en heard re
-267	-294	edges da heard ue
-27	-11	before of verb heard
-27	-14	before = min
-27	-18	before = alla
-27	-19	after of known unheard unheard
-27	-24	before of known common heard
-27	-25	cue none
-27	-36	after of rare place heard
-27	-39	before of given ordinary heard
-27	-47	edges nb heard ar
-27	-48	edges sv medical on
-277	-154	is surname common
-278	-187	edges en heard ng
-278	-237	edges en heard ou
-279	-242	edges en heard in
-28	-16	between end med
-28	-23	before of rare common unheard
-28	-34	after = er
-28	-46	edges nb medical kt
-28	-55	two before = first
-28	-8	edges nb heard ge
-28	0	before of surname common unheard
-28	4	after = och
-284	-254	edges sv heard om
-285	-210	edges en heard he
-285	-243	shape medical -3
-289	-209	edges sv heard et
-29	-21	cue placePrepositions
-29	-22	after given common
-29	-23	before = har
-29	-24	after of surname common heard
-29	-35	after = mitt
-29	-49	before = ringer
-295	-219	after = av
-296	-282	edges nb heard om
-299	-277	edges nb unheard to
-3	27	two before = ligger
-30	-22	before = var
-30	-24	shape medical -2
-30	3	two before = du
-309	-280	two before = skal
-31	-19	before = dag
-31	-38	between end du
-31	-8	before = bare
-31	44	before of none ordinary unheard
-316	-195	edges sv heard al
-316	-263	edges en heard id
-318	-236	edges nb heard et
-32	-21	two before = our
-32	-25	edges sv medical as
-32	-63	after of both common medical
-32	0	edges sv medical ra
-33	-34	after = som
-33	-37	is form ordinary
-33	-60	before of surname unheard medical
-334	-273	edges ru heard ет
-334	-331	edges ru heard ии
-34	-12	before = för
-34	-19	between får ~
-34	-21	edges sv heard or
-34	-24	edges da medical le
-34	-25	before = are
-34	-31	edges nb heard ga
-34	-33	two before = finns
-34	-41	after = de
-344	-306	edges da heard an
-35	-12	cue of greetings heard
-35	-28	edges sv heard kt
-35	-34	after of given common heard
-35	-35	after of rare common heard
-35	-45	after = man
-35	-61	before of surname ordinary heard
-36	-15	two before = och
-36	-21	after = was
-36	-24	after = under
-36	-30	after of none medical unheard
-36	-33	is form unheard
-36	-34	after rare common
-36	-35	before = sig
-36	-37	before = hun
-36	-40	edges en heard ry
-36	-50	before = mot
-37	-18	edges sv unheard on
-37	-26	after #
-37	-26	after = #
-37	-27	two before = hade
-37	-36	edges nb medical me
-37	-37	edges sv heard ad
-37	-39	edges sv unheard as
-37	-45	edges nb heard ha
-37	-46	before = vad
-377	-295	edges en heard st
-38	-12	two before = kan
-38	-26	edges nb heard er
-38	-32	before = have
-38	-34	edges da medical in
-38	-40	after of known common heard
-38	-44	after = min
-38	-46	two before = ni
-38	-47	two before = en
-39	-11	edges sv heard ar
-39	-20	after = du
-4	-11	after known common
-4	-27	cue of possessives medical
-4	16	two before = jeg
-4	18	after = finns
-4	18	before = and
-40	-17	cue of persons medical
-40	-21	two before = efter
-40	-26	edges en unheard ed
-40	-32	edges nb medical ra
-40	-36	two before = она
-402	-237	is given common
-41	-10	before = og
-41	-28	two before = sedan
-41	-48	before = из
-41	-54	edges sv unheard ka
-41	2	two before = on
-42	-25	after of none ordinary heard
-42	-35	two before = skulle
-42	-37	after = skulle
-42	-40	edges ru medical ит
-42	-61	between с ~
-43	-31	two before = they
-43	-36	before = for
-43	-40	between ~ в
-43	-41	edges en heard op
-43	-51	edges nb heard ok
-43	-71	before of none place heard
-43	-78	between hos ~
-44	-40	two before = что
-44	-56	between ~ för
-45	-19	after = är
-45	-41	two before = ville
-45	-9	is pet common
-46	-25	edges sv heard el
-46	-30	shape unheard -2
-46	-46	after = ut
-47	-26	edges en unheard nd
-47	-31	edges ru heard ик
-47	-32	after none medical
-47	-47	before = under
-47	-55	after of form common heard
-47	-59	before of formed unheard medical
-48	-39	between att ~
-48	-70	before = etter
-49	-34	before of both common medical
-49	-40	between til end
-49	-47	before = tar
-49	-49	before = vill
-49	-51	before = læge
-49	-55	two before = mot
-49	4	before of rare common heard
-5	18	two before = eller
-50	-31	before = sedan
-51	-11	after = and
-51	-27	edges nb heard da
-51	-37	edges nb medical il
-51	-45	between ~ kan
-51	-5	between # ~
-51	-58	edges sv heard ha
-52	-19	before of none common heard
-52	-43	edges sv heard id
-52	-43	two before = under
-52	-51	before = svenska
-52	-54	before = här
-53	-16	between og har
-53	-29	after = en
-53	-33	before = haft
-53	-36	between ~ ja
-53	-46	edges nb heard ak
-53	-84	two before = в
-54	-26	after known unheard
-54	-34	edges nb heard ne
-54	-45	edges en heard do
-54	-47	after = ingen
-54	-61	two before = må
-54	-71	edges sv heard ju
-55	-27	edges nb unheard ja
-55	-29	between hedder ~
-55	-31	after = из
-55	-32	after of given common medical
-55	-47	before = må
-56	-34	edges en heard it
-56	-38	after = bara
-57	-36	between ~ heter
-58	-48	two before = at
-58	-65	two before = ska
-58	-72	before of surname unheard heard
-59	-18	edges sv heard re
-59	-32	after of none common medical
-59	-33	between i han
-59	-34	two before = og
-59	-50	edges da medical ne
-59	-59	before = skal
-59	-60	after = nå
-59	-63	between end kan
-6	17	edges en unheard ay
-6	44	before of both common heard
-60	-32	edges en heard ip
-60	-65	between of ~
-61	-31	edges en heard on
-61	-45	after of verb medical
-62	-23	two before = är
-62	-29	two before = som
-62	-30	edges nb heard ng
-63	-35	after of known unheard heard
-63	-37	before = end
-63	-37	cue start
-63	-53	two before = to
-63	-56	after of surname common medical
-64	-36	after of both common heard
-64	-48	shape heard -3
-64	-59	cue of introductions heard
-64	-63	cue possessives
-64	-64	after of known common unheard
-64	-68	edges en heard nt
-65	-24	after = med
-65	-38	two before = hun
-65	-48	two before = år
-65	-70	edges da medical de
-66	-31	before of # medical
-66	-50	two before = hans
-66	-51	before = kone
-66	-60	between ~ han
-66	-85	edges nb heard ve
-66	-86	after = siger
-67	-58	two before = då
-67	-85	between så ~
-68	-24	after = а
-68	-41	after = to
-68	-41	edges sv heard ja
-68	-47	two before = name
-68	-52	shape medical 3
-68	-59	between ~ skal
-69	-29	before of none ordinary medical
-69	-57	after = и
-69	-60	after of both unheard heard
-70	-36	cue of none unheard
-70	-46	edges nb heard ag
-70	-51	before of given common medical
-70	-54	before = så
-70	-58	after = mot
-70	-62	before = ha
-71	-44	edges sv heard en
-71	-47	after = tar
-71	-48	after rare medical
-71	-64	edges nb medical ne
-71	-73	after = ringer
-71	-88	before = mycket
-72	-59	edges nb medical te
-73	-27	between in and
-73	-35	between ~ har
-73	-37	edges en heard es
-73	-47	cue of placePrepositions unheard
-73	-50	edges da medical se
-74	-34	before = could
-74	-48	is none unheard
-74	-56	edges sv heard ne
-74	-58	between de ~
-74	-60	after = för
-74	-64	after = kone
-75	-50	cue of start heard
-75	-63	after = andra
-75	-65	between en end
-75	-69	edges nb heard jo
-75	-74	two before = upp
-76	-49	before = till
-76	-57	edges sv unheard ig
-76	-7	before of none medical unheard
-76	-83	between och ~
-76	-93	between ~ at
-77	-46	edges sv unheard ar
-77	-62	edges nb heard ra
-77	34	between i og
-78	-101	edges nb heard lo
-78	-58	length medical long
-78	-62	after = в
-78	-63	edges en medical ng
-78	-63	two before = me
-78	-75	edges sv heard lt
-78	-81	two before = se
-78	-82	between at ~
-79	-47	cue of placePrepositions name
-79	-71	edges sv unheard ng
-80	-46	edges sv heard ka
-80	-78	edges da heard nu
-80	-79	before = vil
-81	-24	before of given common heard
-81	-40	after = с
-81	-48	edges en unheard er
-81	-60	before = mig
-81	-66	edges sv medical ar
-82	-34	after known ordinary
-82	-48	after = från
-82	-65	before = den
-83	-49	before = ham
-83	-75	edges en heard te
-84	-47	shape heard cyrillic
-84	-55	before of # unheard
-84	-57	before = æ
-84	-74	before = мы
-85	-45	between med ~
-85	-48	two before = går
-85	-49	after = över
-85	-50	edges ru heard ой
-85	-70	after of # unheard
-85	-91	before of surname unheard unheard
-86	-44	between and ~
-86	-52	cue of none heard
-87	-47	after = a
-87	-89	before = doctor
-87	-90	edges nb heard pi
-87	-99	between til er
-88	-57	two before = and
-88	-94	edges sv heard va
-89	-110	between ~ for
-89	-58	edges da heard at
-89	-74	between er for
-89	-82	after = hade
-89	-84	after = ska
-89	-95	after = husker
-9	-12	edges ru medical ил
-9	-36	edges da unheard an
-9	14	between ~ att
-9	14	edges nb medical et
-90	-24	between ~ er
-90	-58	before of end heard
-90	-62	edges sv medical ix
-90	-66	before = how
-90	-93	edges nb medical in
-91	-103	edges en heard so
-91	-104	two before = katten
-91	-30	edges sv unheard et
-91	-54	edges sv heard da
-91	-56	after given unheard
-91	-66	two before = inte
-91	-78	after = wife
-92	-93	after = två
-92	-96	before = fick
-93	-30	before of none medical heard
-94	-135	edges da heard ke
-94	-66	between ~ så
-94	-73	two before = har
-94	-80	cue of start medical
-94	-86	two before = ha
-94	-98	between is ~
-95	-78	before = jag
-96	-84	two before = när
-96	-88	before = fått
-97	-44	edges da heard er
-97	-65	edges da heard en
-97	-77	after = name
-98	-34	before = och
-98	-51	after = inte
-99	-100	before = ville
-99	-46	after = här
-99	-54	after = går
-99	-80	before = врач
-99	-88	edges en heard ve
0	-10	left no
0	-10	right -3 -3
0	-104	joining no -3
0	-106	left -1 -1
0	-106	right -1 -3
0	-11	joined apart -1
0	-119	joined no -2
0	-12	right -2
0	-12	right -3 3
0	-128	joining -2 -3
0	-13	joined apart 0
0	-137	joining -3 3
0	-14	right 2 3
0	-14	right 3 1
0	-147	joined no -3
0	-149	joined -3 -3
0	-15	right -3 2
0	-15	right no -2
0	-157	joining -3 -2
0	-167	left -2 3
0	-17	left -3 3
0	-174	left -1 -3
0	-19	right 3 -3
0	-20	joining apart -2
0	-21	left 0 -1
0	-229	joined -3 -2
0	-24	joined apart -3
0	-27	left -3 -3
0	-27	left -3 2
0	-28	between ~ kommer
0	-28	joining -3 -3
0	-28	right 0 -3
0	-29	joining apart -3
0	-29	joining no 0
0	-30	right 3 -2
0	-31	left 3 -2
0	-31	left no -2
0	-32	right 3 0
0	-37	right 3 -1
0	-39	right 1 -3
0	-40	right no -3
0	-41	left -3
0	-43	left -3 -1
0	-44	joining no 1
0	-51	left no -3
0	-52	right -2 0
0	-54	left -3 -2
0	-54	right -2 -3
0	-55	left 0 -2
0	-66	joining -3 -1
0	-68	right 2 -3
0	-73	joining no -2
0	-75	joined no -1
0	-77	left -2 -3
0	-81	right -3 -1
0	-92	joined -1 -3
0	-93	joined -2 -3
0	-97	joined -3 3
0	-97	right -1 0
0	10	joined apart -2
0	111	left -2 -1
0	111	right 2
0	115	left 3 3
0	120	right -1 3
0	133	joining 3 3
0	136	right 1 3
0	14	right no 0
0	14	right no 2
0	140	joining no 3
0	146	left -1 3
0	15	right -3 0
0	18	between ~ ~
0	19	left 0
0	20	joined 3 -2
0	20	right no 3
0	202	joined 3 3
0	21	right -1
0	21	right -2 -2
0	22	joining apart -1
0	24	right -3 -2
0	26	left -3 1
0	27	left -2
0	28	left 0 -3
0	28	left 3 -1
0	33	joining apart 2
0	33	joining no -1
0	33	left -1 -2
0	34	right -1 -2
0	34	right 3 2
0	36	left 2 -3
0	37	joining apart 0
0	38	joining -2 3
0	38	right 0 3
0	39	left no 3
0	42	joining apart 3
0	42	left -2 -2
0	42	left 1 -3
0	42	left 3 0
0	43	joined apart 2
0	43	right -3 1
0	46	left no 2
0	46	right -2 -1
0	49	joining 3 -3
0	50	joined 3 -3
0	50	left 0 3
0	52	joining apart 1
0	54	right no 1
0	57	right 0
0	58	left 1
0	60	joined apart 3
0	67	left 3
0	76	left 2 3
0	77	right 1
0	79	left 1 3
0	84	left 2
0	84	right 3 3
0	87	right -2 3
1	-10	after of given ordinary heard
1	-14	between säger end
10	-57	edges nb unheard en
10	-6	before = til
10	14	edges nb unheard se
10	22	after of rare medical heard
100	110	before = kona
100	63	edges en heard no
100	76	before = sier
100	85	edges en unheard en
101	104	after = eller
101	112	after = не
101	118	before = der
101	44	edges sv heard sa
101	75	before = ho
101	86	before = med
101	97	after of known common medical
101	99	between ~ du
102	101	after form ordinary
102	74	after = da
103	76	cue workplaces
103	97	before = owner
104	79	after = ønsker
104	88	after = eg
104	96	two before = owner
105	94	edges nb unheard rd
106	106	edges en unheard la
106	81	before of known common medical
107	106	before = siger
108	91	edges nb unheard il
109	103	between eier ~
109	116	before = says
109	66	after none place
109	87	edges sv heard rn
11	1	shape heard 1
11	14	edges nb heard ke
11	19	after = had
11	28	edges da heard am
11	5	after = sier
110	107	before = barn
110	140	edges sv medical an
110	63	cue of start name
110	85	edges sv heard rg
111	103	after = der
111	105	edges en unheard ry
111	55	after of surname common unheard
112	114	after = her
112	127	edges ru unheard на
112	70	after = ikke
112	79	two before = мы
112	95	before = dotter
113	72	after of surname ordinary unheard
113	76	is rare unheard
115	102	two before = enligt
116	118	between var end
116	143	edges en unheard th
116	64	edges sv unheard rg
116	65	shape heard 3
116	87	before = fra
117	108	after = says
117	112	two before = tid
117	126	after = nej
117	77	after of verb unheard
117	84	after formed unheard
117	98	edges en unheard te
118	76	before = vi
119	103	two before = kom
119	106	between hos på
119	63	after surname ordinary
119	64	edges nb heard en
119	76	before of none unheard unheard
12	-22	between jeg ~
12	11	between ~ is
12	30	after = on
12	7	between owner ~
120	103	two before = god
120	148	between och på
120	84	before of form unheard unheard
121	140	before = enligt
121	81	after of formed unheard unheard
122	66	cue of titles name
122	79	after of rare unheard unheard
122	84	cue of introductions name
122	86	cue of titles heard
122	95	before = hej
123	104	shape medical -1
123	167	edges ru unheard ва
123	91	before = что
124	117	edges nb unheard un
124	157	between på og
125	119	two before = patient
125	51	cue introductions
125	97	edges sv unheard rs
126	76	cue of persons name
127	114	edges nb unheard ik
127	115	before = это
127	63	two before = bor
128	108	after = dob
128	108	between ~ dob
128	115	edges nb unheard as
128	142	before = pasient
128	145	edges nb unheard na
128	75	edges sv unheard st
129	104	before = in
129	114	between vi ~
129	77	two before = hunden
13	-4	before = lite
13	16	edges ru unheard ра
13	7	between at har
13	9	after of verb heard
130	114	edges nb unheard ll
130	121	edges da heard se
130	126	edges nb unheard la
130	29	cue animals
130	74	edges sv heard se
130	96	after = nu
131	139	two before = dette
131	77	after surname unheard
131	85	after rare place
132	113	edges en unheard ra
133	121	edges da medical et
134	122	before = står
135	129	before = eier
135	130	edges en unheard le
138	106	edges nb unheard id
138	140	after = kom
138	91	before of known common unheard
139	117	two before = ringe
139	155	between end #
139	66	two before = hos
14	12	before = ejer
14	26	after of given common unheard
140	118	is given unheard
140	120	after = få
140	124	after = hadde
140	59	two before = heter
142	55	after = var
143	134	before = deg
145	127	edges en unheard es
146	121	edges nb unheard ge
146	134	edges nb unheard ar
146	177	before = sa
147	113	cue of homes name
148	149	edges nb unheard ad
148	76	between og ~
149	140	two before = nav
15	-42	two before = я
15	11	before = #
15	30	edges sv heard je
15	43	between och end
15	7	shape heard 0
150	121	cue of greetings unheard
150	124	is surname unheard
150	131	edges nb medical an
150	135	edges nb unheard ny
150	88	before = heter
151	135	shape medical 4
151	144	cue of introductions unheard
151	99	two before = til
152	106	between ~ men
152	109	after = ja
152	175	before of form common unheard
153	115	is given ordinary
153	81	two before = this
154	129	before = it's
154	133	cue of kin unheard
155	130	after of both common unheard
155	134	after = my
155	144	before = called
156	135	before = mor
157	106	two before = nå
157	138	edges nb unheard et
157	155	before = ring
159	138	after = ved
159	140	two before = dr
159	141	after = fått
16	-12	two before = med
16	20	between men ~
16	21	after both unheard
16	29	edges da unheard ne
160	187	two before = tre
161	133	after surname place
161	163	between ägare ~
164	91	shape unheard 4
165	110	two before = säger
165	137	before = on
165	155	between var som
165	182	before = from
166	100	shape unheard 3
166	145	between from end
169	47	before of given unheard heard
17	-4	between ~ #
17	11	before = från
17	11	before of none unheard medical
17	14	after form common
17	27	edges ru unheard ий
17	31	two before = she's
17	33	between om ~
17	7	before of verb unheard
171	97	cue kin
172	131	two before = så
174	159	edges da heard nd
175	163	two before = hedder
175	165	cue of animals name
176	154	edges nb unheard le
176	170	between og i
177	131	after of rare place unheard
178	144	edges sv heard rk
178	146	before = doktor
178	149	after = født
178	178	between ~ hun
179	106	length unheard long
179	162	before = bror
179	71	edges da heard de
18	-6	edges en heard ed
18	11	two before = his
18	18	edges sv medical et
18	19	edges da heard ak
18	21	edges sv heard iv
18	32	edges en unheard da
18	49	after = vid
18	6	two before = sig
180	211	edges nb heard ie
182	125	cue titles
182	127	edges nb unheard ne
182	161	two before = står
183	130	edges en unheard am
183	76	before of given unheard unheard
185	101	after = säger
185	194	edges nb heard ya
188	177	after = who
188	197	edges sv heard ld
19	18	between зовут ~
19	34	after = den
19	4	after of none common unheard
191	207	between og på
192	147	cue homes
192	167	two before = bed
195	131	shape unheard cyrillic
199	107	is pet medical
199	136	two before = ringer
2	19	between ~ är
20	0	after none unheard
20	1	before of end unheard
20	12	after = end
20	12	after end
20	32	is rare ordinary
201	169	edges nb unheard an
201	189	two before = eier
203	162	before = säger
204	127	before = kom
204	163	between ~ og
206	151	two before = kommer
206	193	edges sv heard rd
207	147	before = at
207	73	before of known ordinary heard
209	115	edges da heard ed
21	-2	two before = for
21	25	between for ~
211	138	edges nb heard nd
211	207	edges sv heard ke
22	0	after = ~
22	16	edges sv heard ig
22	20	edges nb medical en
22	48	edges nb unheard va
22	7	after = на
22	85	before of given common unheard
225	147	edges da heard le
226	208	after = telefon
227	168	before = is
227	207	between med og
228	173	edges nb unheard nd
229	223	before = ägare
23	15	between min ~
23	23	after = for
23	4	after = har
23	5	between er ~
23	6	edges en unheard ia
23	7	between mr ~
231	192	edges nb unheard in
231	194	edges ru heard ка
235	184	is both unheard
236	87	before of known unheard heard
24	16	two before = också
24	21	after = ta
24	61	edges ru heard го
243	227	edges nb unheard ta
244	251	after = pyometra
247	247	edges sv heard sk
25	-9	edges nb heard sa
25	22	before = hei
25	28	edges en unheard an
25	7	after of none unheard heard
25	9	shape heard -1
252	246	before = pas
253	226	edges en unheard na
256	227	before = vet
26	-1	after surname common
26	-1	between ~ тел
26	27	between end det
26	4	two before = till
261	179	cue named
266	158	is surname ordinary
27	14	between что ~
27	23	shape medical 2
27	24	cue greetings
27	39	before of none common unheard
27	52	between er og
27	6	after = blev
270	265	is given place
272	215	two before = nu
278	197	edges nb unheard al
279	154	before = hos
28	-75	before = mi
284	250	after = тел
286	191	before of known unheard medical
286	276	between в end
29	16	between heter end
29	20	edges en heard en
29	21	between ~ om
29	21	two before = it's
29	22	before = so
29	24	edges sv unheard rd
29	25	between som ~
29	34	two before = det
29	47	edges sv unheard ie
292	201	cue of animals heard
298	303	two before = rom
3	-41	before of pet unheard heard
3	17	after of end medical
3	40	between ~ у
30	22	before = муж
30	31	between ~ en
30	32	after = sedan
30	40	edges da unheard er
30	6	two before = på
303	281	is known place
31	2	between på i
31	21	edges sv heard ng
314	209	is pet ordinary
317	263	is surname place
32	15	after = говорит
32	19	length heard middle
32	46	cue of named unheard
32	8	after of # heard
327	172	before of known ordinary unheard
33	-4	edges en heard er
33	27	two before = с
33	35	edges nb unheard ri
34	18	two before = av
34	27	before = зовут
34	39	edges ru unheard ев
34	9	cue of persons unheard
347	171	before of known unheard unheard
35	-8	after = det
35	22	cue persons
35	36	after = hun
35	36	edges sv heard ma
35	4	cue of homes heard
35	47	edges en heard ns
36	-6	cue of kin heard
36	12	after of none ordinary unheard
36	22	before = i
36	24	two before = dig
36	26	between ~ ringer
36	71	before = eller
366	250	edges sv heard lm
37	22	after = där
37	22	between dr ~
37	42	two before = she
38	0	before of none unheard heard
38	11	shape heard 4
38	43	between til på
385	292	is known unheard
39	11	before = det
39	24	before = katten
39	26	two before = sin
39	36	before = søster
39	37	edges sv heard os
4	-11	two before = om
4	-12	edges nb heard un
40	14	shape unheard -1
40	27	two before = меня
40	33	after of form unheard unheard
40	34	after = hva
40	56	between i och
40	62	cue of titles unheard
41	31	between ~ till
41	43	before = by
41	74	edges ru unheard ом
411	317	is formed ordinary
42	18	shape heard 2
42	33	two before = #
42	38	between i i
42	5	edges nb heard ka
42	50	before = hur
43	25	length heard long
43	31	edges en heard rs
43	39	edges nb unheard nn
43	53	after = fikk
43	78	before = hustru
44	12	after = vi
44	31	after verb
44	32	before = också
44	41	before = hon
44	42	edges en unheard ey
44	7	between til ~
45	59	two before = over
45	69	edges en unheard in
46	27	edges sv heard tt
46	37	after of rare ordinary unheard
465	330	is rare place
47	-22	after = også
47	25	before = fint
47	36	before = navn
47	39	between in ~
47	39	two before = jag
49	41	edges sv heard on
49	41	edges sv unheard nd
49	51	after of rare ordinary heard
49	8	after = på
5	-15	two before = mr
5	-19	after form unheard
5	-23	between end är
5	-31	between in end
5	19	before = ja
5	22	after of # medical
50	25	after of given unheard unheard
50	25	edges sv unheard sa
50	51	edges sv unheard ik
50	79	is both ordinary
51	29	shape medical 1
51	30	between hos i
51	36	before = datter
51	59	after of none unheard medical
51	91	before = da
52	47	after = sendt
52	50	edges en unheard on
52	70	after = from
53	56	after = ser
54	28	edges sv heard le
54	31	after of surname ordinary heard
54	38	edges en heard an
54	56	before = på
54	57	before = wife
54	6	before of both unheard unheard
55	28	edges sv heard it
55	41	after = он
56	17	between på ~
56	28	two before = ja
56	34	cue of greetings name
56	41	length medical middle
56	42	between i end
56	43	after formed ordinary
56	52	edges en unheard ce
56	57	edges ru heard ия
562	380	is none place
57	29	before = hva
57	44	edges nb heard st
58	14	before = patient
58	2	between hos end
58	26	two before = владелец
58	41	edges sv heard ia
58	42	two before = ut
58	68	edges ru unheard ия
584	450	is known ordinary
59	12	before = men
59	29	before = was
59	32	two before = зовут
59	52	two before = jo
59	53	after of known unheard medical
59	59	between ejer ~
6	-13	edges nb heard es
6	19	edges en medical is
6	37	edges en unheard al
60	31	before of formed unheard unheard
60	48	edges sv unheard ra
60	54	edges nb unheard ld
60	60	edges nb heard al
61	12	after = sa
61	17	edges da unheard en
61	43	two before = time
61	53	two before = dag
61	61	before = över
61	63	before = jeg
61	70	between och är
62	12	before of rare unheard medical
62	61	between the ~
62	64	two before = you
62	66	edges sv heard ts
63	52	between end er
63	54	between ~ och
63	63	after = can
63	66	edges sv unheard id
63	82	two before = här
64	19	before = om
64	37	shape unheard 1
64	62	after = ligger
64	69	edges sv unheard in
65	3	edges da heard ng
65	52	between i ~
66	39	after = kan
66	55	before = tre
66	58	after = kommer
66	66	after = syster
66	77	edges ru unheard ин
66	89	edges sv unheard is
67	42	before = that
67	65	two before = der
68	38	cue of named name
68	54	after = hon
69	28	shape unheard 0
69	54	before = han
69	73	before = husband
7	-19	after = jeg
70	36	after = lege
70	5	before of rare place heard
70	54	after = skal
70	71	edges da unheard na
70	75	edges sv unheard la
71	42	after of end unheard
71	61	after of formed unheard heard
71	66	edges da heard ns
71	80	before of rare medical heard
72	62	two before = а
72	66	before = about
72	70	two before = kontroll
72	75	edges da heard ve
73	36	between ~ end
73	45	is pet unheard
73	54	edges ru unheard ов
73	65	after rare ordinary
73	82	after = kontrol
74	14	between ~ som
74	31	after = jag
74	32	between säger ~
74	40	length unheard middle
74	52	before = dr
74	83	between så og
74	83	edges ru heard ом
75	47	two before = by
75	68	after = mand
75	71	two before = fire
75	88	before = her
76	47	two before = my
76	54	before = hest
76	58	before = to
76	87	between er jeg
76	93	two before = и
77	43	after of surname unheard unheard
77	46	before of rare ordinary heard
77	50	after = til
77	70	between end har
78	29	two before = deg
78	35	shape unheard 2
78	46	before = в
78	82	edges ru heard ты
78	86	edges sv heard rs
79	46	before = vår
79	50	edges nb heard se
79	70	edges nb unheard am
79	70	edges ru unheard ей
79	73	edges nb unheard di
79	81	after of form common unheard
79	82	edges nb unheard rg
79	85	edges ru unheard ич
8	15	after = я
8	27	is formed medical
8	30	is known common
80	-20	before of rare unheard unheard
80	68	before = også
80	73	before = mamma
80	99	edges ru unheard ой
81	72	after = men
81	92	before = se
82	101	edges en unheard ne
82	38	after rare unheard
82	50	after of surname unheard heard
82	87	cue of workplaces name
82	90	after = också
83	37	before of both unheard heard
83	61	between владелец ~
83	73	between heter og
83	78	two before = af
83	94	edges ru heard та
83	97	edges nb medical el
84	30	two before = sa
84	32	edges ru heard ов
84	59	after = vill
85	52	between ~ på
85	61	two before = læge
85	95	edges da unheard rd
86	43	after = the
86	53	before = ved
86	97	two before = у
87	102	two before = komma
87	17	between # end
87	57	edges en heard ly
87	66	edges sv heard ge
87	9	before of rare unheard heard
88	81	after = fra
88	93	between den ~
88	93	between med och
89	36	edges sv heard nd
89	50	cue of placePrepositions heard
89	54	before of # heard
89	70	after = in
89	81	between för ~
89	93	between är ~
89	99	before = blev
9	-15	two before = din
9	12	between ~ i
9	13	edges ru unheard са
9	13	two before = var
9	13	two before = года
90	102	between är och
90	80	after of both unheard unheard
90	84	between ~ jeg
91	69	before of none place medical
91	82	before = hedder
92	50	cue of kin name
92	68	before = владелец
92	82	edges sv unheard us
92	82	two before = vi
93	137	before = søn
93	65	two before = end
93	73	before = naboen
93	76	after = tre
93	89	edges sv unheard ia
93	94	before = fikk
94	109	two before = lege
94	61	after of none place heard
94	64	edges sv medical en
95	103	two before = her
95	104	two before = mor
95	86	before = af
95	99	before = syster
96	108	before = går
96	109	between ~ de
96	89	between ~ med
97	74	cue of possessives name
97	76	after = sin
97	93	before = name
98	102	after = blir
98	79	before = mr
98	84	two before = with
98	96	between heter och
`
