/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	25	after = on
-10	-11	after = ingen
-10	-17	edges sv medical ig
-10	-18	is formed unheard
-10	-32	after = ble
-10	-5	after = efter
-100	-109	edges nb heard ho
-100	-78	between er for
-100	-85	after = ha
-101	-43	cue of persons heard
-101	-50	two before = fra
-102	-47	edges sv heard as
-102	-99	before = ville
-103	-104	edges nb medical se
-103	-51	edges da heard en
-103	-56	edges sv unheard na
-103	-60	shape unheard -3
-104	-102	edges en heard nd
-104	-88	edges da medical en
-105	-39	edges da heard ge
-105	-74	before = говорит
-105	-87	edges sv heard rt
-106	-38	two before = han
-106	-47	edges sv heard ra
-108	-105	before = godt
-108	-106	between is ~
-108	-80	before = så
-108	-89	edges sv heard in
-109	-101	edges nb heard ed
-109	-101	edges sv heard nu
-11	-18	two before = med
-11	-24	before = dag
-11	-3	after none ordinary
-11	-32	between till ~
-11	-6	before of surname common medical
-11	1	between ~ в
-11	11	before of verb heard
-11	5	before of rare medical medical
-110	-107	two before = это
-110	-20	before of none medical unheard
-110	-58	is none ordinary
-110	-60	between end heter
-110	-64	edges da heard te
-110	-84	between den ~
-110	-94	after = af
-111	-102	edges da medical er
-111	-104	between vi på
-111	-42	before of none common medical
-111	-76	two before = vil
-111	-96	edges sv unheard ad
-112	-110	between ~ fra
-112	-117	after = said
-112	-52	after of given ordinary unheard
-112	-79	between för end
-113	-114	before = inte
-113	-114	edges nb unheard je
-113	-128	edges en heard ss
-113	-65	before = skulle
-113	-69	after = card
-113	-91	between ~ kan
-114	-112	edges en heard or
-114	-74	after of given unheard heard
-114	-95	edges nb medical or
-115	-116	before = vid
-115	-72	after of known ordinary heard
-115	-76	between and ~
-116	-103	after = læge
-116	-47	before = a
-116	-62	between av och
-116	-66	before = av
-118	-104	two before = ha
-118	-110	edges sv heard du
-118	-138	between ~ to
-118	-62	edges sv heard na
-119	-72	between er end
-119	-84	two before = har
-119	-87	between ingen ~
-12	-10	before = många
-12	-13	after of none common heard
-12	-27	two before = у
-12	-31	two before = min
-12	15	between att ~
-12	24	before of surname common unheard
-120	-104	shape medical -4
-120	-106	before = ha
-120	-107	before = jag
-120	-112	before of pet ordinary heard
-120	-120	before = ikke
-120	-52	two before = ikke
-121	-119	between jeg med
-121	-129	after = patient
-121	-67	two before = pga
-121	-81	length heard short
-121	-85	after = a
-122	-82	cue of possessives heard
-123	-137	edges da heard ja
-124	-94	before = mg
-124	-99	edges en heard ay
-125	-110	edges sv medical er
-125	-171	edges sv heard am
-126	-100	between av end
-126	-56	before = få
-126	-73	between на end
-126	-91	after given ordinary
-127	-36	before of none medical medical
-127	-79	edges sv heard er
-127	-80	edges da heard at
-128	-121	two before = skulle
-129	-83	two before = att
-13	-14	between ett ~
-13	-8	after of none medical heard
-13	6	edges en heard ke
-131	-149	between by ~
-132	-71	before = man
-132	-98	length medical short
-133	-110	edges nb medical et
-133	-115	edges da heard du
-133	-117	edges sv medical in
-134	-100	after of none medical medical
-134	-102	edges ru heard ли
-134	-118	before = måtte
-134	-91	between the end
-135	-138	two before = ham
-135	-88	edges sv heard ag
-135	-94	edges nb unheard ng
-136	-113	edges en heard ll
-136	-118	edges en heard aw
-136	-126	two before = ta
-136	-98	edges nb heard ig
-137	-66	cue of start unheard
-138	-91	edges sv heard ur
-139	-97	edges sv heard gt
-14	-12	after of both common medical
-14	-12	after of end heard
-14	-5	two before = ejer
-14	-9	two before = hur
-140	-104	after = mig
-140	-57	cue of animals medical
-140	-95	before = å
-141	-126	after = fyra
-141	-134	edges en unheard ie
-141	-84	edges nb heard in
-141	-97	after = att
-142	-137	edges nb heard ta
-142	-70	two before = a
-143	-122	between ~ år
-143	-134	between det ~
-144	-141	after = hans
-144	-80	after = sig
-145	-106	after = till
-145	-116	before = helt
-145	-133	edges nb medical er
-145	-136	edges sv heard ni
-145	-72	after = om
-146	-102	is rare medical
-146	-133	before = я
-146	-89	edges sv heard at
-147	-120	cue of placePrepositions medical
-147	-137	before = over
-148	-132	after = ut
-148	-54	edges sv unheard en
-149	-121	before = ingen
-149	-39	is none common
-149	-92	before = the
-15	-1	edges nb heard ga
-15	-10	before = из
-15	-17	after = svenska
-15	-19	cue placePrepositions
-15	26	edges sv medical ra
-15	75	before of given common unheard
-150	-106	edges sv unheard er
-151	-157	between på och
-151	-172	edges en heard ck
-151	-75	two before = the
-152	-86	after = of
-154	-102	edges sv heard ns
-154	-116	after = får
-154	-63	edges nb unheard er
-154	-83	edges sv heard re
-155	-118	two before = går
-155	-82	edges sv heard ga
-156	-144	after = by
-156	-183	before of formed unheard heard
-156	-60	before = kan
-157	-104	after = år
-157	-120	after = you
-158	-79	before = of
-159	-79	between # #
-16	-14	between the of
-16	-15	edges nb medical le
-16	-25	cue of greetings unheard
-16	-54	after of given ordinary heard
-160	-111	between end i
-160	-114	after = ville
-160	-138	edges nb medical de
-160	-146	two before = ett
-160	-150	edges ru heard ть
-160	-196	edges en unheard 's
-160	-70	is none medical
-162	-109	two before = de
-162	-114	edges sv heard nt
-162	-158	two before = får
-163	-140	two before = takk
-164	-99	between to ~
-165	-144	edges ru heard ла
-165	-99	shape unheard -4
-166	-104	before = на
-166	-159	edges en heard ce
-166	-94	edges sv heard la
-168	-86	edges en heard es
-168	-98	before = du
-169	-137	edges sv medical or
-169	-140	before = år
-169	-142	before = de
-169	-163	between du ~
-17	-17	before of known common heard
-17	-49	after of rare ordinary unheard
-17	0	after = ett
-17	50	before of none ordinary heard
-171	-113	edges da heard in
-171	-126	edges nb heard da
-172	-98	after = hos
-174	-105	edges nb heard te
-174	-116	edges sv heard ta
-174	-120	edges sv heard an
-174	-95	after = with
-175	-67	between på end
-176	-135	before = hade
-177	-135	between ~ the
-18	-15	before = det
-18	-16	edges en unheard ay
-18	-21	edges sv unheard on
-18	-24	after = de
-18	-27	after = när
-18	-9	is formed medical
-18	8	edges ru heard ой
-180	-164	before = this
-181	-102	before = en
-181	-122	after = hedder
-181	-143	two before = hon
-182	-106	edges sv heard de
-183	-143	between var men
-183	-191	edges nb heard tt
-185	-111	edges en heard om
-185	-226	after = vil
-186	-151	two before = men
-186	-177	edges en heard od
-188	-148	shape medical cyrillic
-189	-177	edges ru heard сь
-19	-13	after = första
-19	-19	after none common
-19	-34	after of form common heard
-19	13	before = min
-19	20	between ~ ja
-19	26	before of both common unheard
-190	-126	edges sv unheard el
-191	-142	before = ett
-192	-188	before = sin
-192	-191	edges en heard my
-196	-156	between og er
-197	-141	edges da heard ne
-197	-192	is form common
-198	-176	cue of none medical
-198	-197	edges da heard un
-2	10	between ~ and
-20	-26	edges sv unheard ka
-20	-29	two before = was
-20	-3	after of rare unheard heard
-20	-91	between hos ~
-20	4	before = ska
-200	-152	edges da medical or
-204	-111	after = bor
-205	-171	before = den
-206	-122	before = får
-207	-154	edges nb heard an
-207	-168	edges en heard me
-208	-217	after = se
-209	-207	after = mor
-21	-17	edges da medical is
-21	-22	edges sv heard ad
-21	-9	before of end medical
-21	5	after of known ordinary unheard
-217	-185	edges en heard io
-217	-214	edges nb heard om
-218	-198	edges nb heard ja
-219	-167	edges sv heard ll
-22	-15	between my card
-22	-17	before = kommer
-22	-17	before = sig
-22	-19	edges sv medical de
-22	-21	after = husker
-22	-3	two before = siden
-22	-7	two before = man
-222	-171	after = heter
-223	-178	between ~ av
-224	-137	shape heard -4
-225	-198	edges sv heard om
-227	-172	edges nb heard mi
-228	-171	before = my
-229	-186	between en som
-23	-16	before = vad
-23	-17	edges ru medical ол
-23	-20	between men er
-23	-37	between end som
-231	-174	cue of greetings medical
-231	-233	edges da heard ue
-232	-186	after = inte
-233	-198	edges nb heard nå
-234	-206	edges nb heard du
-237	-175	edges en heard in
-239	-259	between i har
-24	-12	between ~ är
-24	-16	cue of possessives medical
-24	-21	edges sv unheard an
-24	-22	after = mitt
-24	2	edges en heard it
-24	21	cue of greetings heard
-241	-241	is form rare unheard
-243	-160	length unheard short
-244	-227	edges da heard ag
-246	-167	two before = den
-25	-18	two before = hade
-25	-23	before = alla
-25	-23	between и ~
-25	-26	two before = finns
-25	-3	edges nb medical ng
-25	-6	before = er
-250	-167	before = som
-256	-157	edges en heard re
-256	-193	edges sv heard te
-258	-139	edges nb unheard ra
-26	-4	two before = kan
-26	11	between i han
-264	-117	is surname common
-267	-237	shape medical -3
-269	-178	after = av
-27	-16	after = en
-27	-16	before = are
-27	-19	after = är
-27	-29	after = skulle
-27	-44	between heter ~
-27	-61	is form ordinary
-27	-7	after = er
-279	-231	edges en heard ou
-28	-10	between end med
-28	-26	cue none
-28	-28	edges en heard op
-28	-28	edges nb heard ng
-28	-38	shape medical 0
-28	-39	edges nb heard ar
-280	-212	edges da heard et
-281	-179	edges sv heard et
-283	-224	edges en heard he
-29	-16	after = han
-29	-16	between en i
-29	-2	before = with
-29	-21	edges nb medical st
-29	-32	between så ~
-29	-45	after of rare medical medical
-29	-48	after of rare place heard
-290	-181	edges en heard id
-290	-280	edges nb unheard to
-297	-222	two before = skal
-3	-28	after of none place unheard
-3	27	before of none common unheard
-3	31	after = finns
-30	-21	after = в
-30	-22	after of surname common heard
-30	-22	edges da medical le
-30	-28	two before = ni
-30	-40	after = min
-30	-65	between kan ~
-30	8	after = och
-31	-31	shape unheard -2
-31	-4	shape medical -2
-31	-49	edges sv heard or
-31	-55	before of surname unheard medical
-31	-57	before of given ordinary heard
-31	-80	edges sv medical on
-31	2	after = и
-31	5	after of known unheard unheard
-313	-138	is both common
-313	-277	edges nb heard un
-317	-282	edges ru heard ии
-318	-277	edges da heard an
-319	-242	edges ru heard ет
-32	-19	two before = andra
-32	-23	after = under
-32	-52	between ~ jeg
-32	-77	between с ~
-32	13	between ~ det
-321	-209	edges nb heard et
-327	-159	edges sv heard al
-33	-18	after of none ordinary heard
-33	-22	between ~ heter
-33	-31	edges en heard ry
-33	-34	after = ringe
-33	-36	before of rare common unheard
-33	-36	edges nb medical me
-33	-38	between med end
-34	-20	two before = they
-34	-22	between får ~
-34	-23	edges nb medical ra
-34	-24	two before = samme
-34	-33	edges sv heard kt
-34	-39	edges en heard en
-34	-39	edges sv unheard in
-34	-46	after of given common medical
-35	-17	before = har
-35	-46	edges nb heard ha
-351	-221	edges en heard ng
-36	-30	before = have
-36	-31	two before = она
-36	-63	before of none place heard
-36	-67	edges ru heard ов
-36	2	between ~ har
-36	20	two before = on
-369	-263	edges en heard st
-37	-13	before = hun
-37	-16	two before = что
-37	-22	edges sv medical as
-37	-26	after of known common heard
-37	-4	after = to
-37	-41	before = var
-37	-42	two before = our
-37	-75	two before = no
-37	2	two before = du
-38	-32	after of none medical unheard
-38	-42	two before = efter
-38	7	between ~ til
-39	-12	cue of persons medical
-39	-19	after given common
-39	-23	after = tar
-39	-39	edges da medical in
-39	-42	between end kan
-39	-63	before = ringer
-4	-20	two before = blev
-4	-23	edges da unheard an
-4	19	before of verb medical
-40	-15	two before = är
-40	-27	after #
-40	-27	after = #
-40	-53	after = из
-40	10	two before = som
-405	-217	is given common
-41	-18	before of rare common heard
-41	-20	after = не
-41	-22	after = bara
-41	-24	before = sedan
-41	-27	before = about
-41	-32	edges nb medical il
-41	-41	between til er
-41	-49	after = man
-41	-57	between ~ för
-42	-16	edges sv heard ar
-42	-28	before = mot
-42	-29	two before = sedan
-42	-29	two before = under
-42	-41	between end du
-43	-12	after = and
-43	-23	edges nb heard er
-43	-25	shape heard -2
-43	-36	before = svenska
-43	-42	edges sv heard ju
-43	-7	two before = komma
-43	10	before of surname common heard
-44	-26	between end ~
-44	-36	between til end
-44	-37	before = må
-44	-47	before = skal
-44	-48	before = etter
-45	-33	two before = ville
-45	-42	edges sv heard id
-45	-43	two before = mot
-45	-47	edges sv heard ha
-46	-38	after of given common heard
-47	-29	after of both common heard
-47	-44	edges nb heard ok
-47	22	before = för
-48	-13	between # ~
-48	-34	after = ska
-48	-38	before = tar
-48	-41	edges sv heard ne
-48	-44	before of formed unheard medical
-48	-50	before = här
-48	-67	after = så
-49	-33	before = till
-49	-37	after none medical
-49	-4	edges sv heard ka
-49	-44	before = haft
-49	-48	after = kone
-49	-51	before = att
-5	-12	edges sv unheard ta
-50	-16	after = som
-50	-22	before = og
-50	-32	before of both common medical
-50	-32	two before = en
-50	-54	after of rare common heard
-50	-58	two before = katten
-50	-65	before of surname unheard heard
-51	-23	after = wife
-51	-51	after = blir
-51	-51	edges ru medical ит
-51	-52	after rare common
-51	-61	edges da heard ak
-52	-30	between de ~
-53	-20	before = you
-53	-26	after = siger
-53	-40	edges en heard do
-53	-43	two before = at
-53	-50	before = vill
-54	-42	edges nb medical te
-54	-44	edges da medical ne
-54	-88	edges nb heard ve
-55	-33	edges sv heard st
-55	-33	edges sv medical ix
-55	-42	two before = om
-55	-47	before = врач
-55	-49	edges sv heard ft
-55	-9	after known unheard
-56	-24	edges sv heard el
-56	-58	two before = må
-56	-59	two before = ska
-57	-44	two before = name
-58	-40	before = for
-58	-48	edges nb heard ak
-58	-59	edges ru unheard ов
-59	-32	before = end
-59	-32	cue start
-59	-49	edges nb heard le
-59	-55	two before = då
-59	-75	between ~ at
-6	-17	after known common
-6	-19	edges nb unheard ne
-6	-39	before = ~
-6	-60	before of surname ordinary heard
-60	-30	edges en heard ip
-60	-65	cue of introductions heard
-60	-69	edges en heard ty
-60	35	before of none ordinary unheard
-61	-10	is pet common
-61	-34	after of known unheard heard
-61	-49	edges en heard nt
-61	-51	edges da medical de
-61	-72	after of known common unheard
-62	-61	after = för
-63	-44	after = mot
-64	-11	before of # medical
-64	-31	after of none common medical
-64	-48	cue possessives
-65	-43	cue of placePrepositions name
-65	-56	shape heard -3
-65	-59	edges sv heard lt
-66	-24	before of none common heard
-66	-35	edges sv unheard öm
-66	-42	edges en heard on
-66	-46	two before = år
-66	-66	edges da heard am
-67	-61	after rare medical
-67	-66	before = læge
-68	-27	two before = och
-68	-65	edges sv heard pp
-68	-78	two before = hans
-68	7	before = under
-69	-25	two before = se
-69	-26	cue of start heard
-69	-30	cue of none unheard
-69	-57	between ~ han
-69	-88	edges nb heard ra
-7	-10	edges ru medical ил
-7	-21	after of none unheard unheard
-7	20	between ~ att
-70	-19	after = här
-70	-27	edges nb heard ag
-70	-30	before = could
-70	-34	edges nb heard ne
-70	-45	before = æ
-70	-45	edges sv heard en
-70	-47	edges sv unheard ig
-70	-49	before = mig
-70	-60	after = andra
-70	-74	edges da medical se
-70	-79	two before = upp
-71	-29	before of given common medical
-71	-44	edges sv heard da
-71	-46	after = name
-71	-87	edges sv heard ja
-72	-35	after of verb medical
-72	-62	edges sv medical ar
-72	-73	before = kone
-73	-16	after = с
-73	-24	edges sv unheard et
-73	-38	between in and
-73	-68	after = hade
-73	-82	edges nb heard jo
-74	-31	after = från
-74	-46	two before = and
-74	-56	edges sv unheard ar
-74	-61	before = efter
-74	-62	edges nb heard re
-76	-62	shape medical 3
-76	-68	between ~ skal
-77	-35	after = över
-77	-44	edges en medical ng
-77	-72	before = fått
-77	-80	after of surname common medical
-78	-21	before = ham
-78	-27	after known ordinary
-78	-47	after = у
-78	-67	between en end
-78	-70	edges nb medical ne
-78	-84	edges en heard te
-78	-85	edges sv unheard ng
-79	-28	two before = vid
-79	-50	two before = me
-79	-52	between hedder ~
-79	-78	after of both unheard heard
-79	-79	after = två
-79	-90	between en ~
-8	-14	is form unheard
-80	-50	is none unheard
-80	-52	two before = inte
-80	-91	before = doctor
-80	11	between i og
-81	-20	before of none ordinary medical
-81	-58	length medical long
-82	-106	after formed ordinary
-82	-27	between ~ er
-82	-33	shape heard cyrillic
-82	-37	after given unheard
-83	-38	two before = of
-84	-3	before of given common heard
-84	-51	after = med
-85	-47	before of # unheard
-85	-48	edges en heard ve
-85	-53	two before = när
-85	-78	edges nb heard pi
-86	-37	before = и
-87	-30	edges ru heard те
-87	-40	between med ~
-87	-41	after = går
-88	-20	before of none medical heard
-88	-35	before = och
-88	-40	between och ~
-88	-44	after = а
-88	-65	edges sv unheard as
-88	-71	edges da heard nu
-89	-113	between ~ for
-89	-56	edges da heard er
-89	-68	edges en unheard er
-9	-14	two before = er
-9	-15	edges nb unheard es
-9	-34	edges sv heard es
-9	-38	between har ~
-90	-74	before = vil
-90	-76	after of # unheard
-92	-75	before = how
-93	-69	between ja er
-93	-83	cue of start medical
-94	-95	after = is
-94	-95	before = fick
-95	-84	edges da heard ke
-95	-85	edges en heard so
-96	-57	before of end heard
-96	-87	edges sv heard va
-97	-117	after pet ordinary
-97	-87	edges nb medical in
-98	-136	before of surname unheard unheard
-98	-51	cue of none heard
-98	-59	after = og
-98	-63	after = meg
-98	-70	after = datter
-98	-76	before = mannen
-98	-94	edges nb heard ei
-99	-107	two before = få
-99	-82	two before = två
0	-10	joined no -1
0	-108	right 2 -3
0	-110	joining no -2
0	-129	joining -3 -2
0	-13	left -2
0	-13	left no 0
0	-137	joining -3 -1
0	-14	left 3 -1
0	-14	left no
0	-14	right -3 2
0	-140	joining -3 -3
0	-15	joined apart -1
0	-15	right 1 -3
0	-16	edges sv unheard ne
0	-18	joined no 3
0	-199	right -2 -3
0	-20	left 3 -2
0	-20	right -3 -1
0	-22	right -3 3
0	-23	joined -3 3
0	-24	right -3
0	-30	right no -2
0	-32	joined apart -3
0	-33	left -3 3
0	-34	joining apart -3
0	-34	left -1 -3
0	-40	left 0 -3
0	-40	right -2 -2
0	-41	right 3 -3
0	-41	right 3 1
0	-43	left -3 -3
0	-44	right -1 -2
0	-45	left -1 3
0	-46	left no -2
0	-47	left -3
0	-48	joining no 1
0	-48	right -2 -1
0	-50	joining no -1
0	-54	right no -3
0	-56	right -1 -3
0	-60	left no -3
0	-62	joined no -2
0	-62	right 3 -1
0	-63	joined -2 -3
0	-63	joining no -3
0	-64	joined -1 -3
0	-72	joined -3 -2
0	-72	right 3 0
0	-78	joining -2 -3
0	-78	left -2 -3
0	-80	left -3 -2
0	-88	left -2 -1
0	-90	joined no -3
0	-96	joined -3 -3
0	10	joined apart -2
0	101	joining 3 -3
0	103	left 0 3
0	111	joining apart 2
0	13	joining apart -1
0	13	left -3 0
0	13	right -1
0	130	left -2 -2
0	143	left 2 3
0	143	left 3 3
0	144	joining 3 3
0	17	right -3 1
0	187	right 1 3
0	19	right -2
0	198	joining no 3
0	20	joined apart 2
0	21	joined apart 0
0	21	right no -1
0	216	joined 3 3
0	22	left -3 -1
0	23	joined apart 1
0	23	left -3 2
0	237	right 3 3
0	27	right -3 -2
0	29	left 3 2
0	35	right 1
0	36	left 1 3
0	39	joining apart 3
0	39	right no 1
0	40	left 3 0
0	47	right no 3
0	49	right 2
0	49	right 2 -2
0	49	right no 0
0	53	left no 3
0	58	left 2
0	59	joining no 0
0	61	left 1 -3
0	64	right 0
0	65	left 0
0	67	joined apart 3
0	70	left no 1
0	70	right 0 -3
0	76	left 1
0	80	right -1 3
0	82	joining -3 3
0	82	right 0 3
0	83	right 3 2
0	88	left 3
0	88	right 2 3
0	92	left 2 -3
0	94	left 3 1
0	97	joined 3 -3
1	12	between ~ ~
1	21	after of end medical
1	23	two before = can
10	-22	edges sv unheard ll
10	-38	cue of homes heard
10	11	before = til
10	12	edges nb heard ge
10	16	edges ru unheard са
10	23	after = den
10	59	before of both common heard
10	60	between og har
10	9	edges sv unheard ie
100	42	shape heard 3
100	56	cue of possessives name
100	57	cue of introductions name
100	72	edges sv heard rn
100	72	two before = владелец
100	88	before = ho
101	54	after formed unheard
101	69	before = mr
102	113	before = går
102	67	two before = lege
102	98	after = också
103	104	edges ru heard ты
103	75	before = владелец
104	121	before = mi
104	140	between är och
104	75	two before = my
104	99	after = eg
105	85	before = naboen
106	58	before of # heard
106	94	after = ønsker
106	99	between eier ~
107	102	after = hadde
108	57	before of known common medical
108	95	after = sin
109	12	before of rare unheard heard
109	129	before = der
109	77	between ~ med
109	80	after = der
109	84	before = name
11	-4	between end är
11	-8	edges sv unheard ns
11	1	edges nb medical en
11	49	between ~ а
11	7	after = lege
110	113	before = da
110	119	between ~ de
110	51	before = fra
110	84	edges en heard ed
111	109	edges sv unheard ia
111	122	between och på
111	84	before = af
112	101	two before = kom
112	110	after = her
112	110	before = her
113	103	edges nb unheard rd
113	135	before = syster
113	90	edges sv heard rg
114	117	after formed medical
115	89	before = dotter
115	90	two before = мы
116	101	two before = enligt
116	110	between för ~
116	58	edges sv heard sa
116	96	edges ru unheard ич
117	111	edges en unheard ry
117	81	edges sv unheard rs
118	95	after = in
119	100	edges sv heard rk
119	109	edges sv heard ke
119	124	edges en unheard la
12	-2	after = end
12	-2	after end
12	-25	edges nb heard ke
12	16	two before = is
12	17	edges sv heard je
12	2	after = ringer
12	25	after of rare medical heard
12	25	between ~ и
120	61	cue of persons name
121	101	two before = patient
121	52	after rare place
121	70	cue of titles name
122	105	between hos på
122	106	cue of titles heard
122	111	edges nb unheard un
122	96	edges nb unheard ik
122	98	after = da
123	112	edges nb unheard ll
123	116	before = barn
123	83	edges en unheard en
123	86	is given unheard
123	95	edges en unheard th
124	103	shape medical -1
124	110	before = siger
124	110	two before = owner
125	44	cue introductions
125	64	cue of start name
125	87	two before = hunden
126	100	two before = så
126	78	shape unheard cyrillic
127	26	edges nb heard nd
127	77	edges sv unheard rg
127	79	before = med
128	119	edges nb unheard ar
128	123	before = hej
128	156	before = pasient
128	77	edges sv unheard st
129	170	before = sa
129	47	after of formed unheard unheard
13	-5	after of none common unheard
13	-8	cue of persons unheard
13	13	edges sv heard ia
13	16	before = mor
13	24	after = står
13	25	edges da unheard ne
130	127	between var end
130	135	after = kom
131	32	is formed ordinary
132	124	two before = а
133	47	cue of kin unheard
134	64	two before = hos
135	150	before = enligt
135	88	after of both common unheard
136	114	edges en unheard ra
136	72	before of none unheard unheard
137	119	before = in
137	122	after = says
137	140	two before = dette
137	162	between på og
137	162	edges da medical et
139	130	edges en unheard le
139	52	after of rare unheard unheard
139	78	after surname unheard
14	-1	between säger end
14	-1	edges ru medical ин
14	40	two before = jeg
140	134	edges nb unheard as
140	85	between ~ men
141	118	edges da heard se
142	119	before = что
142	136	between ~ hun
143	135	after = få
144	105	before = vi
144	142	edges nb medical an
144	148	between end #
145	114	after surname place
145	133	between vi ~
145	139	edges nb unheard na
145	71	edges sv heard se
146	110	cue of homes name
146	124	two before = god
147	140	edges nb unheard ny
148	117	after of surname common unheard
148	169	shape medical 4
149	122	two before = ringe
15	-8	two before = из
15	0	between in end
15	10	between end det
15	19	between ~ is
15	21	is surname medical
15	24	edges da unheard er
15	38	two before = hun
15	9	shape heard 1
150	159	edges nb unheard ad
150	74	two before = til
151	106	between og ~
153	106	before = called
154	104	after = ja
154	126	before = eier
155	75	before = heter
157	129	edges nb unheard ge
157	27	before of given unheard unheard
157	87	shape unheard 3
158	52	two before = this
159	147	after = nu
159	164	edges da heard nd
16	-32	before = mycket
16	16	after of none ordinary unheard
16	20	after of given common unheard
16	25	is rare ordinary
16	30	after = sedan
16	47	between om ~
16	5	after = ~
160	120	is surname unheard
160	146	after = født
160	155	edges ru unheard ва
161	155	cue of animals name
162	35	cue animals
163	146	between og i
165	142	edges ru unheard на
165	87	cue kin
166	137	after = fått
166	82	shape unheard 4
168	116	two before = dr
169	114	is given ordinary
169	133	edges nb unheard id
17	10	before = tre
17	23	edges sv medical et
171	110	two before = säger
172	149	between from end
173	102	before = it's
173	68	two before = bor
173	75	after of rare place unheard
174	165	before = from
175	128	after = my
175	148	cue of introductions unheard
176	157	after = ved
176	174	between var som
176	193	edges nb heard iv
179	120	edges en unheard am
179	137	before = doktor
179	148	two before = nå
18	-3	cue of kin heard
18	0	between ~ я
18	47	edges nb unheard va
18	8	length heard middle
180	109	cue homes
181	161	two before = hedder
181	163	two before = står
181	183	before = ägare
181	97	length unheard long
182	147	before = on
182	83	before of known common unheard
183	62	before of given unheard heard
183	77	after = var
185	165	before = bror
186	110	two before = tre
187	169	edges nb heard ya
187	95	is surname ordinary
188	100	two before = heter
188	122	before = kom
19	-13	edges en heard er
19	-9	two before = mr
19	5	before = by
190	123	cue titles
190	51	edges da heard de
193	151	before = säger
193	212	between og på
194	78	is pet medical
196	183	two before = eier
197	203	before = vet
199	111	two before = ringer
199	211	edges sv heard ld
2	-18	between ~ som
2	-69	edges nb unheard en
2	34	edges nb heard de
20	-6	between på i
20	23	edges en unheard te
20	3	between mr ~
20	3	two before = i
202	130	after = også
203	192	two before = bed
203	88	edges da heard ed
204	176	edges nb unheard in
207	163	edges nb unheard an
207	99	after = säger
21	1	edges sv heard ig
21	23	edges ru unheard ра
21	28	after of none unheard medical
21	69	two before = и
212	204	edges sv heard rd
214	203	after = telefon
215	164	two before = kommer
218	158	before = is
219	66	before of known ordinary heard
22	14	after of form unheard unheard
22	3	between i i
22	49	after = vid
22	5	between owner ~
22	53	after = kontrol
22	9	after both unheard
220	111	between ~ og
220	155	is both unheard
222	193	between med og
223	162	edges en unheard na
227	134	edges ru heard ка
228	140	edges da heard le
23	-14	before of pet unheard heard
23	-15	before = ejer
23	19	after = opp
23	9	between dr ~
237	166	edges nb unheard nd
24	28	before = bare
24	30	after of # medical
25	20	before = #
25	35	after = for
25	35	before = på
251	222	edges nb unheard ta
251	74	before of known unheard heard
255	121	is pet ordinary
256	261	before = pas
258	161	before = ved
26	13	before = owner
26	15	before of end unheard
26	30	edges nb unheard ri
26	36	edges nb heard se
26	48	edges en unheard al
262	255	edges sv heard sk
264	193	before = at
268	171	cue of animals heard
269	250	is given place
27	12	after = blev
27	15	after = i
27	35	between зовут ~
27	5	between ~ om
274	219	two before = nu
277	157	cue named
28	13	after = jeg
28	31	before = i
28	40	after of given unheard unheard
28	52	between til på
28	57	two before = ligger
280	242	after = тел
282	255	is known place
29	30	between ~ en
29	32	two before = sig
293	248	edges nb unheard al
295	260	between в end
296	147	before = hos
30	15	between heter end
30	34	before = från
30	54	two before = för
30	8	after surname common
30	93	between er og
300	298	two before = rom
306	197	before of known unheard medical
31	12	edges ru heard ом
31	14	shape heard -1
31	22	after of # heard
31	26	length medical middle
31	37	edges ru unheard ий
31	52	edges da heard ve
31	9	between for ~
316	255	is surname place
32	-14	after of none ordinary medical
32	-24	between er ~
32	16	after = kan
32	23	after = sier
32	23	edges sv unheard rd
32	29	cue of named unheard
32	5	two before = din
322	142	before of known ordinary unheard
33	12	after none unheard
33	24	between in ~
33	24	edges nb heard es
34	0	between ~ тел
34	22	between ~ ringer
34	29	edges en unheard an
341	124	before of known unheard unheard
35	-4	after = har
35	-4	before of none unheard medical
35	0	two before = læge
35	15	shape medical 2
36	20	before = katten
36	26	before = hei
37	0	edges nb unheard le
37	13	shape heard 4
37	15	after = я
37	18	after verb
37	29	edges nb heard st
37	29	two before = också
370	236	edges sv heard lm
39	13	shape unheard -1
39	19	shape heard 2
39	22	before = dr
39	25	before = søster
39	28	two before = с
39	29	before = ja
39	32	between som ~
398	284	is known unheard
40	12	cue persons
40	25	edges en unheard ia
40	39	edges nb unheard ld
40	39	edges sv medical ng
40	7	between til ~
41	33	edges sv heard iv
41	40	two before = she
41	57	before = hustru
42	14	two before = ja
42	36	after = fikk
42	42	edges sv heard os
42	45	before = муж
42	49	edges nb unheard nn
43	25	edges sv heard ng
43	26	after form common
43	49	between ~ till
43	49	edges en heard ns
43	64	edges sv heard it
44	21	two before = till
44	24	before of verb unheard
44	32	before = hur
44	32	two before = меня
44	52	between ~ у
45	38	two before = #
45	6	after of surname ordinary heard
46	19	after of none unheard heard
46	21	two before = with
46	40	after = from
46	40	two before = she's
46	9	before of none unheard heard
47	0	after = det
47	24	after = говорит
47	28	length heard long
47	45	two before = it's
47	9	between # end
472	303	is rare place
48	-10	after = vi
48	29	edges sv heard tt
48	38	before = också
48	54	before = с
49	37	before = datter
49	50	before = jeg
5	-13	between ~ kommer
5	-14	two before = in
5	-16	between ~ #
5	24	is known common
50	39	edges en unheard on
50	41	edges en unheard ey
50	43	after of known unheard medical
50	81	edges ru heard го
51	33	after = där
52	-23	before of both unheard unheard
52	18	edges sv heard on
52	37	edges da unheard en
52	46	between i och
52	68	before = eller
53	42	after of formed unheard heard
53	58	edges nb heard al
54	26	shape unheard 1
54	28	two before = sin
54	34	after = hva
54	50	before = зовут
55	4	edges nb heard sa
55	43	between что ~
55	57	after = на
55	85	edges ru heard та
557	385	is known ordinary
56	31	between i end
56	54	before = в
57	-6	before = men
57	0	edges nb heard ka
57	54	after = sendt
57	81	edges sv unheard is
571	342	is none place
58	-6	two before = я
58	21	two before = for
58	23	shape medical 1
58	27	before = hva
58	34	before = hon
58	38	two before = jag
58	55	before = lite
58	59	between ~ du
58	75	two before = dig
58	96	is both ordinary
59	31	cue of named name
59	76	two before = mor
6	-29	two before = в
6	30	between av ~
60	32	before = was
60	51	edges en unheard ce
60	56	before = navn
61	25	after of surname ordinary unheard
62	107	between ~ så
62	24	cue of placePrepositions heard
62	65	edges sv unheard ik
63	28	after = på
63	38	before = patient
63	44	edges ru heard ва
63	49	two before = här
63	51	between the ~
64	36	cue of titles unheard
64	41	two before = dag
64	70	after of rare ordinary heard
64	75	edges en unheard in
65	21	after form unheard
65	56	after of none place heard
65	65	between er jeg
65	66	before = wife
65	71	after = ser
66	26	before of rare unheard medical
66	28	edges da heard ng
66	48	edges sv unheard nd
67	29	after of end unheard
67	42	between och är
67	75	before = это
68	15	edges en heard rs
69	60	between min ~
69	72	after = can
7	-12	two before = på
7	28	between och end
70	112	two before = over
70	29	between säger ~
70	44	cue of greetings name
70	69	between ejer ~
71	59	two before = ut
72	-49	before of rare unheard unheard
72	48	is pet unheard
73	34	shape unheard 0
73	52	edges sv unheard sa
73	59	edges sv medical en
73	59	two before = av
74	56	after of surname unheard heard
74	56	between heter og
74	58	edges ru heard ия
74	62	edges sv heard ts
74	66	between ~ och
74	81	two before = der
75	38	between hos i
75	55	after rare ordinary
75	78	edges nb unheard la
75	92	edges ru unheard ом
76	45	after = hun
76	75	after = mand
78	15	after surname ordinary
78	26	edges sv heard nd
78	74	before = över
78	79	after = kommer
79	100	before of rare medical heard
79	41	length unheard middle
79	63	before = hest
79	65	after = tre
79	87	edges sv medical an
8	-29	between jeg ~
8	12	before = där
8	30	between of ~
80	66	before = hedder
80	80	two before = you
80	85	between end har
81	101	after = ligger
81	120	after = nej
81	26	after = the
81	68	between är ~
81	77	after = ikke
81	90	between at har
82	100	before = se
82	15	two before = deg
82	18	before of rare place heard
82	48	two before = by
82	62	after = men
82	63	edges sv heard le
82	69	edges sv unheard ra
82	71	after of form common unheard
82	71	edges nb unheard am
82	85	edges sv unheard la
83	101	edges en unheard ne
83	39	before of formed unheard unheard
83	67	before of none place medical
83	70	edges en heard an
84	114	two before = jo
84	59	after none place
84	64	before = у
85	42	after = til
86	109	edges ru unheard ия
86	35	before = om
86	66	edges nb unheard di
86	68	edges ru unheard ей
87	25	between på ~
87	34	edges en heard ly
87	42	is rare unheard
87	87	edges sv heard rs
87	89	two before = fire
88	116	after = eller
88	37	between end er
88	64	before of both unheard heard
88	97	edges da unheard na
89	121	edges nb medical el
89	26	between ~ på
89	35	after rare unheard
89	70	two before = her
89	77	before = that
89	88	edges da unheard rd
89	88	two before = vi
9	29	edges en medical is
90	31	before = to
90	36	cue of kin name
90	65	before of rare ordinary heard
90	66	after = skal
90	67	between владелец ~
90	70	before = sier
90	78	before = vår
91	44	two before = sa
91	57	between i ~
91	73	after of known common medical
91	83	cue workplaces
92	60	edges sv heard ge
92	68	after = jag
92	88	before = også
93	30	after of surname unheard unheard
93	43	after = sa
93	80	after = fra
93	94	after = он
94	38	edges nb heard en
94	38	shape unheard 2
94	58	two before = зовут
94	80	edges da heard ns
94	91	between med och
95	82	edges nb unheard rg
96	108	between heter och
96	48	after of verb unheard
96	57	before = mamma
96	67	before = han
96	74	two before = kontroll
96	79	edges sv unheard us
97	136	before = søn
97	54	between ~ end
97	65	two before = end
97	70	after = vill
97	75	edges en heard no
97	81	two before = af
97	84	after = hon
98	104	edges ru unheard ой
98	79	after of both unheard unheard
99	110	edges ru unheard ин
`
