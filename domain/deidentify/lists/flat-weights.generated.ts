/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	45	before of both common unheard
-10	-26	after of none unheard unheard
-10	17	before = är
-100	-92	edges nb medical se
-102	-105	edges nb heard ed
-102	-113	edges nb heard ho
-102	-40	two before = ikke
-102	-53	cue of none heard
-102	-85	after = kone
-102	-88	edges sv heard in
-103	-103	between vi på
-103	-116	edges en heard ss
-103	-74	edges sv unheard ad
-103	-90	edges da medical en
-104	-111	two before = få
-104	-51	cue of start unheard
-104	-97	edges sv heard nu
-105	-23	before of none medical unheard
-106	-101	two before = это
-106	-123	edges sv heard am
-106	-91	after = af
-107	-103	edges nb unheard je
-107	-68	edges nb unheard ng
-107	-88	between för end
-108	-101	cue of start medical
-108	-105	before = inte
-108	-70	between ingen ~
-108	-85	before = ville
-109	-111	edges en heard or
-109	-116	edges da medical er
-109	-61	edges sv heard na
-11	-1	before of known common heard
-11	-17	edges sv unheard an
-11	-42	before = ~
-11	-42	two before = med
-11	-7	between ~ в
-11	13	after = was
-11	19	before = with
-110	-29	edges da heard ge
-110	-35	after of given unheard heard
-110	-59	after = og
-110	-64	before = skulle
-110	-64	between на end
-110	-88	before = mg
-111	-103	edges sv unheard ld
-111	-125	between by ~
-111	-68	after = card
-111	-85	between ~ kan
-111	-89	between den ~
-111	-90	edges en heard nd
-112	-104	between ~ fra
-112	-49	between med ~
-112	-71	edges en heard aw
-113	-116	edges sv heard du
-113	-75	before = så
-114	-110	before = jag
-114	-58	edges sv heard ra
-114	-89	shape medical -4
-114	-89	two before = vil
-115	-57	before = få
-115	-99	two before = ha
-116	-61	is none ordinary
-116	-99	before = ha
-117	-104	after = læge
-117	-43	edges nb unheard er
-117	-63	before = for
-117	-72	between er end
-117	-83	edges en heard ce
-117	-90	edges nb medical or
-118	-114	edges nb medical et
-118	-124	after = patient
-118	-61	two before = pga
-118	-72	edges sv heard er
-119	-117	two before = ta
-119	-55	before of none common medical
-12	-3	after = efter
-12	36	after = и
-120	-100	edges sv medical er
-120	-85	two before = att
-120	-95	edges en heard ay
-121	-121	before = vid
-122	-75	edges sv heard ag
-122	-85	length medical short
-123	-31	before = kan
-123	-66	between av och
-124	-109	edges en unheard ie
-124	-84	edges da heard at
-124	-88	after = a
-125	-128	before = måtte
-125	-135	between jeg med
-125	-61	edges da heard en
-126	-71	cue of possessives heard
-126	-85	length heard short
-126	-90	edges nb heard ig
-127	-38	before of none medical medical
-128	-106	between ~ år
-128	-63	after of given ordinary unheard
-128	-97	between av end
-129	-125	two before = skulle
-129	-138	edges nb heard ta
-129	-89	edges en heard ll
-13	-10	two before = hur
-13	-11	before = många
-13	-25	cue of greetings unheard
-13	-29	two before = our
-13	-59	before of none place heard
-13	22	two before = jeg
-130	-104	between det ~
-130	-117	edges ru heard ли
-130	-90	between the end
-130	-93	before = å
-131	-145	edges sv medical in
-131	-58	before = man
-131	-89	after given ordinary
-133	-71	edges nb heard in
-133	-97	after of none medical medical
-134	-124	after = said
-134	-95	after = får
-135	-111	two before = ham
-135	-55	before = of
-135	-61	two before = the
-136	-62	edges sv unheard en
-136	-97	after = till
-137	-156	before of formed unheard heard
-137	-53	cue of animals medical
-137	-92	is rare medical
-137	-95	after = att
-138	-119	before = ikke
-138	-120	before = helt
-138	-132	edges sv heard ni
-138	-69	after = om
-138	-86	edges sv unheard er
-139	-103	before = ingen
-139	-130	after = fyra
-139	-88	edges sv heard at
-139	-95	between end i
-14	-16	between ett ~
-14	-19	after = de
-14	-19	after = ringe
-14	-32	after = när
-140	-101	edges sv heard gt
-140	-96	edges sv heard ur
-141	-131	edges da heard ja
-141	-81	two before = a
-141	-94	edges sv heard ns
-141	-99	after = mig
-142	-165	edges en heard ck
-143	-111	edges ru heard ла
-143	-127	edges nb medical er
-143	-88	between to ~
-145	-138	before = я
-145	-143	edges en unheard ce
-146	-134	after = by
-147	-148	before = over
-148	-120	after = of
-149	-62	is none common
-149	-73	is none medical
-15	-13	after = в
-15	-29	edges sv heard or
-15	-4	two before = og
-15	-46	after of rare ordinary unheard
-150	-111	cue of placePrepositions medical
-150	-150	two before = takk
-150	-154	edges nb heard tt
-151	-115	two before = går
-151	-137	edges ru heard ть
-151	-196	after = hans
-151	-88	after = sig
-152	-132	after = ut
-152	-88	before = the
-153	-108	edges sv heard nt
-153	-91	after = år
-154	-83	edges sv heard ga
-156	-125	edges nb medical de
-156	-142	before = år
-159	-107	edges nb heard te
-159	-110	two before = de
-16	-10	after none ordinary
-16	-11	between en i
-16	-14	edges da medical is
-16	-16	after of none common heard
-16	17	between ~ att
-16	20	between и ~
-16	8	edges sv medical ra
-160	-105	after = ville
-160	-113	after = you
-160	-75	edges sv heard re
-161	-156	before of pet ordinary heard
-162	-113	edges da heard in
-162	-159	between på och
-163	-99	between # #
-165	-107	edges en heard es
-165	-150	two before = får
-166	-104	edges sv heard ta
-166	-107	edges sv heard de
-166	-82	edges sv heard la
-166	-96	edges sv unheard el
-167	-105	after = hos
-167	-90	after = with
-17	-15	edges nb medical le
-17	-2	before = er
-17	26	cue of greetings heard
-170	-163	before = this
-171	-103	before = en
-171	-118	edges sv heard an
-171	-134	edges sv medical or
-171	-54	between på end
-171	-99	before = du
-174	-123	edges nb heard da
-175	-143	before = de
-176	-182	between ~ to
-177	-136	two before = ett
-177	-160	between du ~
-178	-137	between ~ the
-179	-184	between из ~
-18	-12	after = första
-18	-18	after = mitt
-18	-20	cue of persons unheard
-18	-20	edges sv heard ad
-180	-122	before = на
-180	-125	after = hedder
-182	-150	two before = hon
-183	-105	edges en heard om
-183	-138	before = hade
-183	-153	two before = men
-186	-221	after = vil
-188	-186	edges en heard od
-188	-190	before = sin
-189	-175	edges ru heard сь
-189	-180	edges en heard my
-19	-13	between the of
-19	-2	two before = was
-19	-21	after = svenska
-19	-24	before of rare common unheard
-19	-32	before = var
-19	-4	between end med
-19	-8	two before = man
-19	21	before = min
-190	-153	between var men
-190	-154	shape medical cyrillic
-191	-103	shape unheard -4
-191	-141	between og er
-191	-161	edges da heard du
-193	-186	edges nb unheard ri
-194	-137	before = ett
-195	-210	is form common
-196	-164	edges sv heard ll
-199	-159	cue of none medical
-199	-187	after = mor
-199	-200	after = se
-2	-15	is formed unheard
-2	-21	after = ingen
-2	18	after of end medical
-2	20	before of verb medical
-20	-11	edges en heard en
-20	-14	before = kommer
-20	-16	between end kan
-20	-19	before = sig
-20	-2	after = er
-20	-35	after = min
-20	-5	before of surname common medical
-20	-60	is form ordinary
-20	2	edges nb heard ga
-202	-128	edges da heard ne
-203	-141	edges da medical or
-203	-94	after = bor
-205	-121	two before = hun
-206	-118	before = får
-207	-190	edges da heard un
-209	-132	shape heard -4
-21	-13	after of both common medical
-21	-14	is formed medical
-21	-16	after of end heard
-21	-17	edges ru medical ол
-21	-24	after none common
-21	58	before of none ordinary heard
-210	-213	edges nb heard om
-213	-195	edges sv heard om
-215	-183	before = den
-216	-204	edges en unheard 's
-217	-172	after = heter
-219	-166	cue of greetings medical
-219	-193	edges nb heard ja
-22	-26	after of none medical unheard
-22	-41	before = ringer
-22	-5	after of rare unheard heard
-220	-170	edges en heard in
-221	-161	edges nb heard an
-221	-170	between ~ av
-223	-166	between en som
-223	-201	edges en heard io
-224	-231	is form rare unheard
-225	-191	edges da heard ag
-23	-16	before = ska
-23	-16	between my card
-23	-19	after = husker
-23	-22	between med end
-23	-25	shape medical 0
-23	-26	edges sv medical de
-230	-249	between i har
-231	-190	edges nb heard mi
-232	-171	after = inte
-232	-194	edges nb heard du
-235	-139	before = my
-235	-144	before = som
-235	-168	edges sv heard te
-237	-148	length unheard short
-237	-171	two before = den
-24	-16	edges en heard it
-24	-20	between end som
-24	-21	before = det
-24	-24	two before = finns
-24	-6	before of end medical
-240	-149	edges en heard re
-241	-239	edges da heard ue
-243	-119	edges nb unheard ra
-247	-202	two before = at
-25	-1	two before = siden
-25	-20	before = are
-25	-22	between men er
-25	-26	after of surname common heard
-25	-45	edges nb heard ar
-252	-191	edges nb heard nå
-26	-17	two before = hade
-26	-20	edges en heard ry
-265	-172	edges en heard id
-265	-174	after = av
-267	-129	is surname common
-27	-17	after = han
-27	-2	before of rare common heard
-27	-21	edges da medical le
-27	-3	cue of placePrepositions unheard
-27	-32	before = vad
-27	8	between ~ til
-276	-223	edges en heard ou
-279	-227	shape medical -3
-28	-12	between ~ är
-28	-31	edges nb medical me
-28	-49	between ~ jeg
-28	-61	before of given ordinary heard
-282	-185	edges sv heard et
-285	-214	edges en heard he
-29	-100	between hos ~
-29	-24	between til end
-29	-29	edges en heard op
-29	-36	between så ~
-29	-7	edges nb heard ng
-29	-8	cue of possessives medical
-292	-272	edges nb unheard to
-293	-241	edges ru heard ет
-294	-216	edges da heard et
-294	-230	two before = skal
-297	-121	edges sv heard al
-298	-188	edges nb heard et
-3	-21	after known common
-3	31	edges ru heard ой
-30	-23	before = alla
-30	-25	cue none
-30	-30	two before = она
-31	-1	two before = du
-31	-13	cue of persons medical
-31	-17	two before = что
-31	-18	between får ~
-31	-63	edges sv medical on
-32	-17	after = är
-32	-18	two before = andra
-32	-23	two before = they
-32	-26	after = siger
-32	-27	two before = ni
-32	-45	edges sv unheard in
-32	21	before of surname common heard
-320	-271	edges nb heard un
-324	-154	is both common
-326	-288	edges da heard an
-33	-15	before = hun
-33	-23	after #
-33	-23	after = #
-33	-24	edges nb medical st
-33	-25	edges sv medical as
-33	-28	before = have
-33	-37	between end du
-33	-41	two before = no
-33	-61	before of surname unheard medical
-33	-8	after of none ordinary heard
-330	-226	edges en heard ng
-34	-16	after of known ordinary unheard
-34	-21	after = under
-34	-3	two before = är
-34	-48	after of rare medical medical
-34	-52	two before = katten
-345	-254	edges en heard me
-35	-10	after = som
-35	-14	edges sv heard ar
-35	-18	after = en
-35	-24	two before = samme
-35	-46	edges nb heard ha
-35	5	after = och
-353	-266	edges en heard st
-36	-25	after = tar
-36	-39	edges sv heard kt
-36	-4	between ~ har
-36	-55	before of surname unheard heard
-36	20	before = för
-37	-23	between ~ heter
-37	-26	after = skulle
-37	-27	after = не
-37	-38	edges sv heard ka
-37	-6	two before = som
-38	-31	before = svenska
-38	-33	before = mot
-38	-52	after of given common medical
-38	22	two before = on
-39	-13	shape medical -2
-39	-20	after given common
-39	-20	two before = under
-39	-24	shape heard -2
-39	-31	edges nb medical ra
-39	-43	after = man
-39	-80	before of pet unheard heard
-4	-17	between ~ #
-4	-18	two before = blev
-4	11	after = on
-4	12	after = nå
-40	-22	before = till
-40	-30	before = about
-40	-37	between ~ skal
-40	8	between ~ det
-406	-222	is given common
-41	-10	two before = sedan
-41	-17	before = og
-41	-21	cue of placePrepositions name
-41	-26	before = sedan
-41	-26	edges nb heard er
-41	-37	edges sv heard id
-41	-71	between til er
-41	5	edges sv unheard et
-42	-13	after = to
-42	-28	edges nb medical il
-42	-37	two before = komma
-42	-40	before = må
-42	-50	after = så
-42	11	between ~ ja
-426	-394	edges ru heard ии
-43	-1	before = you
-43	-10	after = and
-43	-28	after = bara
-43	-31	between de ~
-43	-41	is form unheard
-43	-46	edges sv heard ha
-43	-49	edges nb heard ak
-44	-33	two before = ville
-44	-44	before of formed unheard medical
-44	-44	edges en heard ty
-44	-44	edges sv heard ju
-44	-49	before = etter
-44	99	between i og
-45	-33	edges sv heard ne
-45	-40	before = skal
-45	-45	after of known common heard
-45	-49	before = här
-46	-10	after of known unheard unheard
-46	-13	edges sv heard el
-46	-31	two before = efter
-46	-37	edges da medical in
-46	-43	between ~ för
-46	-43	shape unheard -2
-46	-68	edges nb heard ve
-47	-23	before = haft
-47	-34	after of given common heard
-47	-55	after = из
-47	-66	after of rare place heard
-47	-73	edges nb heard ra
-48	-36	edges sv heard st
-48	-37	edges nb medical te
-48	-38	before = att
-48	-38	before = tar
-48	-41	edges nb heard ok
-48	-51	two before = mot
-49	-42	before = vill
-5	-12	between heter ~
-5	-12	two before = er
-5	-37	after of given ordinary heard
-5	50	before = в
-50	-35	after = ska
-50	-41	after rare common
-50	-44	edges da medical ne
-50	-48	edges ru medical ит
-50	-51	after = blir
-50	-53	after of known common unheard
-51	-35	edges en heard do
-51	-42	after of rare common heard
-51	-68	between ~ han
-51	42	before of none ordinary unheard
-52	-38	after none medical
-52	-48	two before = name
-52	-78	between ~ at
-53	-24	after rare medical
-53	-27	after = wife
-53	-29	before of both common medical
-53	-74	edges da heard ak
-53	-88	between с ~
-54	-12	edges sv unheard öm
-54	-58	two before = må
-55	-33	cue possessives
-55	-55	two before = ska
-56	-34	after of both common heard
-57	-16	between kan ~
-57	-29	edges en heard ip
-57	-39	edges sv heard en
-57	-46	edges en heard nt
-57	-48	edges sv heard da
-57	0	after known unheard
-58	-59	edges da heard am
-58	-7	is pet common
-58	-72	cue of introductions heard
-59	-12	two before = och
-59	-30	two before = en
-59	-37	between hedder ~
-59	-46	two before = år
-59	-52	edges sv heard ft
-6	-26	cue of homes heard
-6	-34	before = dag
-6	-35	after of form common heard
-6	25	before of none common unheard
-60	-39	edges sv medical ix
-60	-98	before of surname unheard unheard
-61	-30	after of known unheard heard
-61	-69	after = hade
-62	-46	edges da medical de
-62	-54	edges sv heard lt
-62	-58	before = врач
-63	-39	after = name
-63	-44	shape heard -3
-63	-47	edges sv unheard ig
-63	-48	after = mot
-63	-50	before = mig
-63	-52	between en end
-64	-21	two before = se
-64	-25	before of # medical
-64	-28	before = end
-64	-28	cue start
-64	-34	edges nb heard ag
-64	-45	edges nb heard ne
-64	-61	before = læge
-64	-68	two before = om
-65	-44	edges en heard on
-65	-44	edges sv unheard ar
-65	-50	two before = då
-65	-55	after = för
-65	-86	before = kone
-66	-28	before = could
-66	-44	after of verb medical
-66	-98	after = inn
-67	-21	before of none common heard
-67	-39	between in and
-67	-55	two before = and
-67	-67	edges sv heard pp
-68	-45	edges en unheard er
-68	-60	between er for
-68	-66	edges ru unheard ов
-69	-33	two before = kan
-69	-64	edges nb heard le
-69	-67	edges sv heard ja
-7	14	two before = у
-70	-46	before = æ
-70	-80	two before = upp
-71	-18	edges ru heard те
-71	-26	before of # unheard
-71	-55	before = ham
-72	-40	edges sv unheard ng
-72	-49	edges en heard ve
-72	-58	edges da medical se
-72	-62	after of # unheard
-72	-70	after of surname common medical
-73	-21	between # ~
-73	-31	two before = vid
-73	-33	two before = hans
-73	-41	after of none common medical
-73	-85	edges nb heard jo
-74	-31	after = här
-74	-76	before = fått
-75	-33	cue of none unheard
-75	-59	before = efter
-75	-64	after = andra
-75	-68	edges nb medical ne
-75	-70	shape medical 3
-75	-95	edges en heard te
-76	-111	between ~ for
-76	-19	before = under
-76	-40	edges en medical ng
-76	-63	edges sv medical ar
-76	-71	edges nb heard pi
-76	3	before of given common heard
-78	-26	cue of persons heard
-78	-29	before of given common medical
-78	-46	after = у
-78	-47	before = и
-78	-87	between en ~
-79	-38	after = går
-79	-54	length medical long
-8	-11	edges ru medical ил
-8	-13	edges sv medical ig
-8	70	before of given common unheard
-80	-103	before = doctor
-80	-16	before of none medical heard
-80	-26	between ~ er
-80	-30	before = och
-80	-46	two before = när
-80	-47	before of end heard
-80	-49	after = с
-81	-36	edges sv unheard na
-81	-45	after = över
-82	-35	after = med
-82	-37	shape heard cyrillic
-82	-46	edges da heard er
-82	-56	two before = inte
-82	-64	edges nb heard re
-82	-74	after = två
-83	-70	edges sv unheard as
-83	-76	two before = me
-84	-32	after = från
-84	-69	edges da heard ke
-85	-100	after = is
-86	-47	is none unheard
-86	-52	after given unheard
-86	-60	edges da heard nu
-87	-34	two before = of
-87	-44	between och ~
-88	-50	before = av
-88	-60	before = godt
-88	-72	edges sv heard va
-89	-44	cue of start heard
-89	-61	between ja er
-90	-22	after known ordinary
-90	-69	two before = fra
-90	-79	edges sv heard rt
-91	-41	edges da heard te
-91	-54	before = har
-91	-72	before = vil
-92	-78	edges nb medical in
-93	-35	before = a
-93	-62	after = datter
-93	-88	between is ~
-94	-51	shape unheard -3
-94	-75	before = mannen
-94	-86	between and ~
-95	-31	before of none ordinary medical
-95	-85	after = ha
-96	-38	after of known ordinary heard
-96	-50	edges sv heard as
-96	-69	before = говорит
-96	-77	before = how
-96	-82	after of both unheard heard
-96	-95	edges en heard so
-97	-67	after = а
-97	-85	after = meg
-97	-91	edges nb heard ei
-97	-96	before = fick
-98	-87	two before = två
-99	-125	after pet ordinary
-99	-32	two before = han
-99	-60	between end heter
-99	-66	two before = har
0	-10	joined apart -1
0	-100	joined no -3
0	-103	joined -3 -3
0	-11	left no
0	-114	left 1 -3
0	-12	edges sv unheard ka
0	-12	left 3 -2
0	-13	right -3 -3
0	-132	joining no -2
0	-133	joined -3 -2
0	-148	right -2 -2
0	-15	right 3
0	-16	joining apart -2
0	-170	joining -3 -3
0	-18	right -3 1
0	-20	left 3 -1
0	-22	right no -2
0	-23	left -2 -1
0	-23	left -3 1
0	-232	joining -3 -2
0	-24	joining apart 0
0	-24	right -3
0	-25	joined -3 3
0	-25	joined no 3
0	-26	left no -1
0	-26	right -2 3
0	-29	left -1 -3
0	-30	joining no -1
0	-30	left -3 -2
0	-31	left -2 -2
0	-34	joined no -2
0	-34	left -2
0	-35	joining apart -3
0	-35	left -3 3
0	-36	left 3 -3
0	-37	right -3 3
0	-38	joined apart -3
0	-39	left no -2
0	-45	joining no 1
0	-46	left -3
0	-47	right no -3
0	-49	left -1
0	-49	left -2 3
0	-49	right -3 -1
0	-52	right -1 0
0	-59	right 3 1
0	-60	right 3 -1
0	-61	joined -1 -3
0	-61	left -3 -3
0	-61	right 3 -3
0	-63	left no -3
0	-66	left -2 -3
0	-72	right 2 -3
0	-77	joined -2 -3
0	-82	joining no -3
0	-88	right 3 0
0	-91	right -2 -3
0	-92	joining -2 -3
0	-92	right -1 -3
0	-98	joining -3 -1
0	102	left -1 -2
0	11	right -2
0	110	joining apart 2
0	115	left 1
0	117	left 1 3
0	12	right -3 -2
0	120	right 0 3
0	131	right 1 3
0	135	joining 3 3
0	140	left 2 3
0	143	left 3 3
0	15	joining apart -1
0	15	right -3 2
0	156	right -1 3
0	18	right 3 2
0	190	joining no 3
0	20	left no 0
0	205	joined 3 3
0	22	right 0
0	251	right 3 3
0	26	joining no 0
0	28	right 0 -3
0	29	joining apart 1
0	29	right no 1
0	30	between i han
0	30	right -2 -1
0	32	left -1 3
0	32	right -3 0
0	33	right 2
0	35	after = finns
0	37	joined apart 1
0	37	joining apart 3
0	40	right -1
0	43	left 0
0	45	left 3 1
0	52	right no 3
0	56	right no 0
0	58	left no 3
0	60	joined apart 3
0	63	joined 3 -3
0	67	left no 1
0	72	joining 3 -3
0	75	left 3 0
0	77	left 2
0	81	left 3 2
0	86	joining -3 3
0	90	left 0 3
0	92	left -3 2
0	92	left 2 -3
0	92	left 3
0	95	right 1
0	99	left 0 -3
0	99	right 2 3
1	-11	edges nb unheard es
1	-29	two before = min
1	31	two before = can
10	10	edges nb unheard se
10	35	after = den
100	124	before = mi
100	56	between i ~
100	97	edges da unheard na
101	107	edges ru unheard ин
101	83	two before = af
102	137	before = søn
102	79	between end er
102	86	before = name
102	89	after = ønsker
103	-52	before of rare unheard unheard
103	100	before = владелец
103	125	before = der
103	69	two before = my
104	54	cue of kin name
104	60	edges en heard no
105	123	between ~ de
105	80	after = hon
105	94	before = из
106	117	before = da
106	70	two before = мы
106	75	two before = lege
106	90	edges nb unheard rg
107	100	edges sv unheard la
107	119	between och på
107	50	shape heard 3
108	101	after = hadde
108	147	between är och
108	66	before = med
108	86	before = у
109	111	after = eg
109	46	after of verb unheard
109	82	two before = hunden
109	84	edges da heard ns
11	-24	before = när
11	-8	between ~ я
110	109	before = af
111	63	before of known common medical
111	72	after formed unheard
112	108	edges ru unheard ич
112	93	two before = kom
113	104	after = sin
113	114	between för ~
114	117	edges sv unheard ia
114	83	two before = владелец
115	119	edges en unheard la
115	21	before of rare unheard heard
115	71	edges sv heard rn
115	81	before = her
115	88	before = dotter
116	139	before = syster
116	61	cue of titles name
116	63	before of # heard
116	91	after = da
117	57	before = fra
117	73	between ~ end
118	110	between eier ~
119	111	cue of titles heard
119	94	shape medical -1
12	-16	after formed ordinary
12	15	two before = eller
12	22	is rare ordinary
12	7	two before = to
120	108	two before = owner
120	113	two before = enligt
121	105	edges nb unheard rd
121	87	edges en unheard th
121	90	edges ru heard ва
122	116	after = her
122	117	before = barn
122	88	is given unheard
124	108	between hos på
124	153	before = pasient
124	23	edges nb heard nd
125	100	after = in
125	107	edges sv heard ke
125	118	two before = patient
126	125	edges nb unheard un
126	41	cue introductions
126	76	between ~ med
127	107	edges sv heard rk
127	78	edges sv heard sa
128	106	before = hej
128	93	edges sv unheard rs
129	115	before = siger
13	-7	between har ~
13	2	cue of none name
13	2	edges sv heard ia
13	20	edges ru unheard са
13	44	between om ~
13	9	before = til
130	51	after of formed unheard unheard
130	72	after rare place
131	90	edges sv heard rg
132	133	edges en medical on
132	86	cue homes
133	128	two before = dette
133	133	after formed medical
133	134	between var end
133	156	before = sa
133	81	before = in
133	96	after of surname common unheard
134	47	cue of kin unheard
134	67	cue of persons name
135	143	edges da medical et
135	87	edges sv heard ge
136	105	after of both unheard unheard
136	77	shape unheard cyrillic
136	86	edges sv unheard rg
136	95	edges en unheard en
137	92	after of both common unheard
138	126	edges en unheard ra
138	138	after = kom
139	107	edges nb unheard ik
139	60	edges da heard le
14	-20	after of given unheard unheard
14	-3	two before = mr
14	10	two before = på
14	28	is surname medical
14	4	after = i
14	6	edges nb unheard et
140	116	two before = ringe
140	120	is given ordinary
140	123	after = says
140	70	edges sv heard se
141	111	after = få
141	158	before = enligt
142	110	before = что
142	113	edges nb unheard ll
142	117	two before = så
142	121	two before = god
142	133	edges nb unheard ar
142	165	shape medical 4
143	73	between ~ men
145	102	edges sv unheard st
145	133	edges nb unheard ny
145	140	edges nb unheard na
145	141	between ~ hun
145	146	edges en unheard ry
147	115	after surname place
147	52	after of rare unheard unheard
149	105	cue of homes name
149	115	edges nb unheard ge
149	135	between på og
149	34	cue animals
15	-21	between jeg ~
15	-9	edges ru heard ов
15	2	edges sv heard ma
15	25	edges da unheard ne
15	9	length heard middle
150	139	edges en unheard le
150	61	before of given unheard heard
151	127	between vi ~
151	152	edges ru unheard ва
152	133	two before = а
152	134	edges da heard se
152	65	two before = hos
152	85	between og ~
153	142	edges nb unheard as
153	145	edges nb medical an
154	117	before = vi
154	42	two before = this
155	107	before = called
157	137	before = eier
158	142	between end #
158	166	edges da heard nd
158	67	before = heter
159	153	edges ru unheard на
16	-3	between ~ kommer
16	21	edges sv medical et
16	28	after of given common unheard
16	3	after = end
16	3	after end
16	35	two before = #
16	38	between och end
16	70	before of both common heard
161	80	cue kin
161	86	two before = til
162	125	is surname unheard
162	128	after = nu
162	169	edges nb unheard ad
163	129	after = ja
164	90	shape unheard 3
166	26	before of given unheard unheard
166	85	length unheard long
167	150	cue of animals name
167	156	between og i
17	17	before = i
17	2	after = ~
17	20	after of surname unheard unheard
17	25	between ~ is
17	3	between mr ~
17	4	between ~ и
17	60	between ~ а
170	140	after = fått
170	141	two before = dr
170	168	between var som
171	105	before = it's
172	142	after = ved
173	101	two before = säger
174	105	after of rare place unheard
175	156	between from end
175	80	shape unheard 4
176	138	cue of introductions unheard
177	134	edges nb unheard id
177	151	edges nb heard ya
178	134	after = født
178	137	before = doktor
178	208	edges nb heard iv
18	0	between på i
18	26	after = kontrol
18	29	edges da heard ve
18	5	after of none unheard heard
180	128	two before = nå
181	170	before = bror
182	67	after = var
184	162	two before = hedder
184	164	two before = står
185	130	after = my
185	138	two before = tre
186	139	edges en unheard am
188	187	before = ägare
188	202	edges nb unheard ja
189	159	before = on
19	-9	between ~ om
19	11	edges nb unheard ne
190	97	two before = ringer
191	84	is surname ordinary
192	138	cue titles
192	84	is pet medical
193	120	before = kom
194	172	before = from
196	121	two before = heter
198	205	between og på
2	-22	after = lege
2	-61	before of surname ordinary heard
2	46	before of surname common unheard
20	-16	edges sv unheard ll
20	11	after of form unheard unheard
20	26	edges da unheard er
20	7	after = ringer
200	41	edges da heard de
202	97	before of known common unheard
203	224	edges sv heard ld
204	111	two before = bor
205	104	after = säger
207	188	two before = bed
207	194	edges sv heard rd
208	205	before = vet
21	-11	between ~ som
21	-20	edges nb heard ke
21	-5	after = ble
21	15	two before = is
21	24	edges ru unheard ра
210	165	edges nb unheard in
211	75	edges da heard ed
212	157	before = säger
215	175	edges nb unheard an
216	154	edges en unheard na
219	162	before = is
22	-1	between in end
22	-20	edges en heard er
22	-8	after of none common unheard
22	16	before = tre
22	25	edges sv heard je
222	217	after = sagde
227	205	after = telefon
228	156	two before = kommer
228	63	before of known ordinary heard
23	-40	edges nb unheard en
23	16	between end det
233	113	between ~ og
235	187	between med og
236	135	edges ru heard ка
237	170	edges nb unheard nd
238	223	two before = eier
239	166	is both unheard
24	-15	after = blev
24	13	after = opp
24	14	cue persons
24	48	two before = ligger
25	11	two before = din
25	13	edges sv heard ig
25	2	cue of kin heard
25	26	before = bare
25	29	between av ~
25	34	between зовут ~
25	50	after = vid
250	238	edges sv heard sk
255	187	before = ved
257	83	before of known unheard heard
258	237	edges nb unheard ta
26	10	two before = i
26	32	after = sedan
26	6	between owner ~
26	60	two before = för
261	112	is pet ordinary
261	243	is given place
261	251	before = pas
27	11	after verb
27	7	after none unheard
274	242	is known place
276	223	two before = nu
278	225	after = тел
28	-23	between er ~
28	10	shape heard 1
284	173	cue of animals heard
286	193	before = at
287	165	cue named
29	-7	after of none ordinary medical
29	26	after of # medical
29	45	after = на
29	5	after surname common
293	288	two before = rom
3	-24	edges sv heard es
3	-26	two before = в
3	12	edges nb heard ge
3	15	is known common
3	16	between ~ and
3	40	edges nb unheard va
30	31	after = for
30	31	after of # heard
30	32	between of ~
30	38	after of none unheard medical
30	5	after = я
30	52	between til på
30	8	edges sv unheard ns
300	258	edges nb unheard al
302	151	before = hos
302	196	before of known unheard medical
303	97	before of known ordinary unheard
31	18	between i i
31	24	after = sier
31	31	edges nb heard se
31	82	between er og
316	247	is surname place
32	13	before = owner
32	17	shape unheard -1
32	18	edges nb heard es
32	25	after = jeg
32	26	shape medical 2
32	38	two before = she
32	43	edges ru heard та
329	274	between в end
33	15	between dr ~
33	17	after = kan
33	24	before = ja
33	34	before = från
333	121	before of known unheard unheard
34	41	edges en heard ns
34	51	after = fikk
35	17	between heter end
35	23	before = hei
35	39	two before = sig
35	52	edges en unheard te
36	25	length medical middle
36	27	before = katten
36	30	edges ru unheard ий
36	30	two before = också
36	31	between ~ en
36	59	before = hustru
36	82	two before = и
37	-13	is formed ordinary
37	23	edges sv unheard rd
37	42	edges sv medical ng
37	6	between ~ тел
38	12	between end är
38	27	after of surname ordinary heard
39	18	edges nb unheard le
39	23	before of verb unheard
39	23	length heard long
39	27	two before = с
39	37	before = på
39	41	between in ~
394	275	is known unheard
399	231	edges sv heard lm
4	58	between og har
40	13	shape heard 2
40	21	shape heard -1
40	26	after both unheard
40	31	cue of named unheard
40	40	two before = she's
41	-13	before = men
41	31	edges sv heard iv
41	33	before = by
41	58	between ~ у
41	67	before = eller
42	26	between ~ ringer
42	39	edges en unheard ey
42	41	edges nb unheard ld
43	13	before of none unheard heard
43	18	two before = ja
43	35	edges sv heard os
44	-41	before of both unheard unheard
45	36	before = #
45	43	before = søster
46	20	shape heard 4
46	3	edges nb heard sa
46	40	before = hur
46	56	edges nb heard st
47	11	before of none unheard medical
47	2	between til ~
47	31	between что ~
47	50	before = зовут
472	277	is known ordinary
475	290	is rare place
48	25	after = hva
48	31	edges sv heard tt
48	36	before = lite
49	15	before = hva
49	18	edges sv heard ng
49	20	two before = with
49	21	after = har
49	26	before = dr
49	32	after of known unheard medical
49	5	two before = læge
497	271	is none place
5	16	cue greetings
5	28	edges nb heard de
5	33	two before = eg
50	12	before = ejer
50	35	before = hon
50	39	two before = меня
50	53	between ~ till
51	-7	between # end
51	44	before = datter
51	73	between som ~
51	90	is both ordinary
52	-1	after = det
52	-15	after = vi
52	24	shape medical 1
52	26	edges en unheard an
52	43	before = jeg
53	35	two before = till
53	45	edges ru heard ом
54	23	shape unheard 1
54	46	before = муж
55	34	after = där
55	37	two before = här
55	43	after of rare ordinary heard
56	32	two before = sin
57	37	after = говорит
57	68	after = from
57	70	edges en unheard al
57	75	two before = it's
58	5	edges nb heard ka
58	60	before = också
59	21	after = på
59	42	after form common
59	60	between ~ du
59	80	two before = mor
6	-15	edges nb medical en
6	15	before = där
6	27	edges en medical is
60	62	between er jeg
61	51	edges en unheard ia
61	57	edges nb unheard la
61	67	edges ru heard ты
61	70	edges en heard an
62	38	cue of named name
62	66	edges sv heard it
62	7	edges sv heard on
63	45	before = это
63	45	edges nb unheard nn
63	9	edges en heard rs
64	18	between säger ~
64	25	two before = jag
64	33	shape unheard 0
64	45	edges sv unheard ik
65	22	after form unheard
65	64	after of formed unheard heard
65	71	between min ~
66	-5	before of rare unheard medical
66	23	edges da heard ng
66	48	before = was
66	55	after = sendt
66	65	edges en unheard on
66	69	before = с
66	77	between at har
66	84	after = ser
66	86	edges ru unheard ом
67	39	between i och
67	44	two before = dag
68	21	before of rare place heard
68	22	after of surname ordinary unheard
68	33	cue of placePrepositions heard
68	53	after of none place heard
68	53	cue of titles unheard
68	83	edges sv unheard is
69	15	after of end unheard
69	34	length unheard middle
69	42	edges ru heard ия
69	43	between och är
7	-53	before = mycket
7	16	two before = var
70	101	between ~ så
70	21	before = patient
70	31	between the ~
70	39	edges da unheard en
70	50	two before = her
71	53	before of given ordinary unheard
71	66	before = navn
71	69	before = wife
71	8	two before = я
71	81	two before = dig
72	104	edges ru heard го
72	54	edges nb unheard am
72	69	edges sv medical en
73	25	after rare ordinary
73	77	after = mand
73	78	after = can
74	48	two before = ut
74	53	before of none unheard unheard
74	77	after = kommer
75	104	two before = over
75	23	after = også
75	25	between heter og
75	43	before of none place medical
75	57	edges sv unheard sa
76	55	two before = av
76	62	edges ru unheard ей
76	68	after = ikke
77	90	edges nb heard al
78	29	after surname ordinary
78	34	edges nb heard en
79	22	two before = for
79	37	two before = kontroll
79	43	between for ~
79	60	after = men
79	67	edges sv heard ts
79	74	before = över
79	88	after = ligger
79	88	edges en unheard ne
80	101	two before = you
81	37	two before = by
81	70	edges sv unheard ra
81	80	edges sv heard rs
82	112	edges ru unheard ой
82	25	between på ~
82	65	before = hest
82	79	between ~ och
82	83	edges sv unheard nd
83	42	edges en heard ly
83	56	between hos i
83	63	after of surname unheard heard
83	67	cue workplaces
83	86	before of rare medical heard
84	99	before = se
85	20	between ~ på
85	33	after = the
85	47	before of formed unheard unheard
85	47	cue of greetings name
85	47	is pet unheard
85	52	after = hun
85	75	edges da unheard rd
86	53	before of both unheard heard
86	53	two before = deg
86	54	before = mr
86	75	edges en unheard in
86	99	two before = fire
87	104	after = nej
87	36	after rare unheard
87	84	before = vår
88	51	after = he's
88	57	after = tre
88	60	between ejer ~
89	102	edges sv medical an
89	96	between владелец ~
9	-23	two before = in
9	26	after of rare medical heard
9	29	after = står
90	46	two before = зовут
90	58	before = mamma
90	69	after none place
90	93	between är ~
91	104	edges nb medical el
91	120	two before = jo
91	39	after = til
91	58	edges sv heard le
91	75	after = он
91	96	two before = der
92	52	after = jag
92	74	after of known common medical
92	93	edges ru unheard ия
93	32	after = sa
94	85	before of rare ordinary heard
94	97	two before = vi
95	25	before = to
95	33	shape unheard 2
95	45	before = om
95	45	cue of start name
95	70	edges sv unheard us
95	73	before = sier
95	84	after of form common unheard
95	90	before = også
95	91	between end har
95	91	edges nb unheard di
96	144	after = eller
96	40	edges sv heard nd
96	44	is rare unheard
96	64	before = hedder
96	67	two before = end
96	89	edges en heard le
96	96	between med och
97	111	before = går
97	36	two before = sa
97	87	edges en heard ed
98	101	after = också
98	111	between heter och
98	56	cue of possessives name
98	61	cue of introductions name
98	66	before = han
98	72	after = vill
98	78	before = naboen
98	93	before = that
99	101	before = ho
99	68	after = der
99	75	after surname unheard
99	76	after = skal
99	81	after = fra
`
