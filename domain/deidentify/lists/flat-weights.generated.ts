/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-19	two before = blev
-10	-15	edges sv medical ig
-10	-24	edges nb unheard es
-10	-34	after = när
-10	10	two before = var
-10	3	after = ett
-10	8	between ~ att
-100	-19	before of none medical unheard
-101	-28	two before = of
-101	-53	shape unheard -3
-101	-92	after = is
-101	-93	edges sv heard rt
-101	-95	between is ~
-102	-95	before = ville
-103	-86	edges da medical en
-104	-54	edges sv heard as
-104	-90	edges nb medical or
-104	-97	two before = två
-105	-112	edges sv heard nu
-105	-53	edges da heard en
-105	-63	after = meg
-106	-108	between ~ fra
-107	-106	edges nb heard ei
-107	-29	two before = han
-107	-97	edges en heard nd
-108	-78	between för end
-108	-92	between ~ kan
-109	-109	edges da medical er
-109	-130	after pet ordinary
-109	-65	between end heter
-109	-70	after = og
-109	-80	before = så
-11	-15	before = ska
-11	-2	two before = där
-11	-3	two before = у
-11	-8	before of surname common medical
-110	-115	edges en heard or
-111	-106	between vi på
-111	-115	before = godt
-111	-63	before = skulle
-112	-101	before = mannen
-112	-50	after of given ordinary unheard
-112	-51	edges sv heard ra
-112	-67	between av och
-113	-113	before = inte
-113	-131	edges en heard ss
-113	-50	before of none common medical
-113	-55	after of known ordinary heard
-113	-90	after = af
-114	-102	after = læge
-114	-39	before = man
-114	-69	after = card
-114	-84	edges sv unheard ad
-115	-107	two before = это
-116	-113	after = patient
-116	-117	between jeg med
-116	-123	before = vid
-116	-76	edges sv unheard na
-117	-100	between ~ to
-117	-110	before = jag
-117	-110	edges sv medical er
-118	-107	before of pet ordinary heard
-118	-125	edges nb heard ed
-118	-132	after = said
-118	-73	cue of possessives heard
-118	-86	between ingen ~
-119	-107	two before = ha
-119	-90	two before = vil
-12	-15	edges nb unheard ne
-12	-21	after = ringe
-12	-21	edges sv unheard ka
-12	1	is formed medical
-120	-110	edges nb unheard je
-120	-55	before = a
-120	-65	between er end
-120	-83	length heard short
-121	-102	shape medical -4
-121	-109	before = ha
-121	-171	edges sv heard am
-121	-53	edges da heard te
-121	-56	is none ordinary
-121	-66	edges sv heard na
-121	-73	before = av
-122	-121	edges sv heard du
-123	-67	between на end
-124	-61	after of given unheard heard
-124	-84	edges da heard at
-126	-110	edges en heard ay
-126	-119	before = måtte
-126	-75	edges nb unheard ng
-126	-99	between ja er
-127	-101	between av end
-127	-78	after given ordinary
-128	-81	after = a
-128	-98	after = att
-129	-121	two before = skulle
-129	-125	two before = ta
-129	-70	two before = pga
-129	-73	edges sv heard er
-129	-82	two before = ikke
-129	-90	two before = att
-129	-91	edges sv heard in
-13	-16	between ett ~
-13	-43	before = ~
-13	-57	after of none place unheard
-131	-107	edges nb medical et
-131	-124	edges da heard ja
-131	-45	before of none medical medical
-132	-115	edges sv medical in
-132	-154	between by ~
-133	-113	edges ru heard ли
-133	-80	edges nb heard ig
-134	-105	edges en heard aw
-134	-91	between the end
-135	-133	before = ikke
-135	-86	two before = fra
-136	-62	cue of start unheard
-137	-108	edges en heard ll
-137	-69	before = få
-137	-72	two before = a
-138	-102	after = mig
-138	-86	edges sv heard ag
-139	-118	before = ingen
-139	-121	between ~ år
-139	-133	edges nb medical er
-14	-12	after of none common heard
-14	-12	before = många
-14	-13	between ~ в
-14	-14	edges en unheard ay
-14	-16	after of end heard
-14	-22	after = de
-14	-8	cue of placePrepositions unheard
-14	10	between att ~
-14	12	after = står
-14	20	edges sv medical ra
-14	22	cue of greetings heard
-140	-130	after = fyra
-140	-135	before = over
-140	-81	edges sv heard at
-141	-115	cue of placePrepositions medical
-142	-127	before = я
-142	-133	edges sv heard ni
-142	-140	edges nb heard ta
-143	-132	edges en unheard ie
-143	-134	two before = ham
-143	-54	cue of animals medical
-143	-99	edges sv heard gt
-144	-110	after = till
-145	-117	before = helt
-145	-56	before = kan
-145	-68	after = om
-146	-101	after of none medical medical
-146	-107	before = å
-147	-71	two before = the
-147	-81	after = sig
-147	-88	length medical short
-148	-137	edges da medical ol
-149	-160	after = hans
-149	-165	edges en heard ck
-149	-88	after = of
-15	-11	two before = hur
-15	-15	edges nb medical le
-15	-17	after = svenska
-15	-23	after of none ordinary medical
-15	-3	before of known common heard
-15	-30	after of form common heard
-15	-41	between har ~
-15	2	before = er
-151	-140	after = by
-152	-136	after = ut
-153	-125	before = år
-153	-75	is none medical
-153	-96	before = the
-154	-105	between to ~
-155	-113	two before = går
-155	-167	before of formed unheard heard
-155	-182	edges en unheard 's
-156	-100	after = år
-156	-116	edges sv heard ns
-156	-65	edges nb unheard er
-156	-70	edges sv unheard en
-156	-86	between # #
-156	-99	is rare medical
-158	-153	between på och
-158	-83	edges sv heard re
-159	-137	edges sv medical or
-16	-19	after = mitt
-16	-7	two before = og
-160	-121	after = får
-160	-147	two before = takk
-160	-176	between du ~
-160	-75	edges sv heard ga
-160	-95	shape unheard -4
-161	-133	edges nb heard da
-161	-81	edges sv heard la
-162	-115	between end i
-162	-87	edges nb heard te
-163	-133	edges nb medical de
-163	-84	before = of
-164	-108	edges sv heard nt
-164	-90	edges en heard es
-165	-117	edges sv heard ur
-165	-118	two before = de
-165	-155	two before = får
-165	-46	is none common
-166	-101	after = with
-166	-89	edges nb heard in
-167	-115	edges sv unheard er
-167	-98	before = du
-168	-138	before = de
-169	-152	edges ru heard ть
-17	-1	edges nb heard ga
-17	-16	after none common
-17	-23	is form unheard
-17	-27	after of none unheard unheard
-171	-123	edges ru heard ла
-171	-163	edges en heard ce
-172	-57	between på end
-173	-101	after = hos
-173	-104	before = на
-173	-114	edges sv heard ta
-173	-131	after = you
-176	-161	edges da heard du
-177	-125	between ~ the
-179	-142	between var men
-179	-166	before = this
-18	-13	after = första
-18	-15	between the of
-18	-23	two before = med
-18	-8	edges nb medical ng
-180	-123	edges sv heard de
-180	-142	two before = ett
-181	-150	two before = hon
-182	-183	edges nb heard tt
-183	-136	before = hade
-183	-88	edges sv unheard el
-184	-117	edges en heard om
-184	-134	after = hedder
-184	-148	shape medical cyrillic
-184	-172	edges ru heard сь
-186	-183	before = sin
-188	-112	before = en
-188	-125	edges sv heard an
-188	-133	between og er
-188	-193	edges en heard my
-189	-149	edges da medical or
-19	-17	edges ru medical ол
-19	-55	before = mycket
-19	48	before of none ordinary heard
-191	-188	edges en heard od
-191	-234	after = vil
-192	-158	edges en heard me
-193	-165	two before = men
-194	-144	edges da heard ne
-195	-117	edges da heard in
-197	-202	is form common
-198	-171	cue of none medical
-199	-144	before = ett
-2	24	after = on
-20	-15	cue placePrepositions
-20	-16	edges da medical is
-20	-17	before = kommer
-20	-18	before = из
-201	-117	before = får
-205	-207	after = se
-208	-123	after = bor
-21	-14	between en i
-21	-19	after = ingen
-21	-31	after = nå
-21	-42	after of given ordinary heard
-21	3	edges ru heard ой
-214	-137	shape heard -4
-214	-179	edges sv heard ll
-214	-211	after = mor
-219	-174	cue of greetings medical
-22	-1	after of known ordinary unheard
-22	-12	between и ~
-22	-15	between my card
-22	-21	shape medical 0
-22	12	before of both common unheard
-220	-174	before = my
-221	-176	between ~ av
-221	-196	after = ville
-222	-195	edges en heard io
-222	-197	edges nb heard du
-225	-206	edges nb heard ja
-228	-179	between en som
-229	-168	edges nb heard an
-229	-181	after = inte
-23	-38	after = min
-23	-43	after of rare ordinary unheard
-23	16	before = min
-23	18	before of surname common unheard
-232	-194	edges nb heard nå
-233	-209	edges da heard un
-234	-181	edges en heard in
-235	-154	edges nb heard mi
-236	-148	length unheard short
-236	-185	after = heter
-239	-260	between i har
-24	-14	edges sv unheard on
-24	-16	two before = hade
-24	-2	before of verb heard
-24	-21	before = alla
-24	-25	edges sv medical de
-24	-38	between ~ jeg
-24	-5	after = was
-24	-53	before = ringer
-24	-9	after = en
-240	-243	is form rare unheard
-242	-174	two before = den
-242	-254	edges da heard ue
-244	-226	edges da heard ag
-248	-177	before = som
-25	-11	between end med
-25	-22	before = vad
-25	-5	two before = man
-25	59	before of given common unheard
-250	-155	edges nb unheard ra
-253	-148	edges en heard re
-253	-244	edges nb heard om
-254	-181	edges sv heard te
-26	-17	after none ordinary
-26	-21	two before = er
-26	-49	edges nb heard ar
-26	8	after of rare unheard heard
-262	-232	edges sv heard om
-265	-116	is surname common
-27	-112	between hos ~
-27	-23	shape unheard -2
-27	-30	edges sv unheard an
-27	-31	between så ~
-27	-36	between end kan
-27	-36	two before = finns
-27	-4	two before = siden
-270	-179	after = av
-274	-112	is both common
-275	-210	edges da heard et
-28	-1	edges en heard it
-28	-19	before = sig
-28	-21	edges nb medical st
-28	-32	edges sv heard ad
-28	-39	between end som
-28	-47	two before = was
-28	-5	two before = kan
-28	14	between ~ til
-280	-238	edges en heard ou
-280	-240	shape medical -3
-282	-226	two before = skal
-283	-213	edges en heard he
-284	-188	edges sv heard et
-29	-11	between ~ är
-29	-22	before = are
-29	-22	before = det
-29	-29	after of rare medical medical
-29	-38	two before = min
-29	13	before of surname common heard
-293	-185	edges en heard id
-293	-267	edges nb unheard to
-30	-22	edges da medical le
-30	-24	after = under
-30	-25	after of surname common heard
-31	-28	two before = ni
-31	-38	edges en heard en
-31	-73	edges sv medical on
-31	-9	before = with
-315	-236	edges ru heard ет
-316	-208	edges nb heard et
-32	-18	edges nb heard ng
-32	-21	between får ~
-32	-21	two before = samme
-32	-22	after = в
-32	-28	after = er
-32	-28	between med end
-32	-32	before = var
-32	-33	before of rare common unheard
-32	-33	edges nb medical me
-32	-4	two before = andra
-320	-284	edges ru heard ии
-323	-148	edges sv heard al
-33	-11	cue of persons medical
-33	-22	edges sv medical as
-33	-28	cue none
-33	-49	edges nb heard ha
-33	-50	edges sv heard or
-33	-84	between с ~
-331	-287	edges da heard an
-34	-51	before of given ordinary heard
-34	-58	before of none place heard
-34	-58	between heter ~
-348	-217	edges en heard ng
-35	-20	two before = что
-35	-21	after #
-35	-21	after = #
-35	-23	two before = they
-35	-25	before = har
-35	-27	edges en heard ry
-35	-37	edges sv heard kt
-36	-23	after = är
-36	-27	edges nb medical ra
-36	-32	before = mot
-36	-42	two before = our
-36	-52	before = dag
-36	0	after = to
-36	1	between ~ det
-364	-265	edges en heard st
-37	-24	after of none ordinary heard
-37	-29	after of none medical unheard
-37	-33	after = skulle
-37	-38	between til end
-37	-4	two before = du
-37	-42	after of rare place heard
-37	-59	edges ru heard ов
-37	-82	between kan ~
-37	1	after of known unheard unheard
-37	15	two before = on
-38	-28	after given common
-38	-34	before = skal
-38	-35	two before = efter
-38	-35	two before = она
-38	-46	after of given common medical
-38	-68	two before = no
-39	-25	shape heard -2
-39	-29	two before = sedan
-39	-33	after of known common heard
-39	-36	before of formed unheard medical
-39	-43	after of both common medical
-39	-52	between end du
-39	-60	is form ordinary
-39	0	after = и
-4	-26	after = ble
-40	-15	two before = är
-40	-27	before = have
-40	-27	edges nb medical il
-40	-39	edges da medical in
-40	-41	before = hun
-41	-23	shape medical -2
-41	-24	edges nb heard er
-41	-30	after = bara
-41	-30	between end ~
-41	-36	between ~ för
-41	-44	edges sv heard ju
-41	-49	after = из
-415	-217	is given common
-42	-15	two before = som
-42	-7	between ~ ja
-43	-10	edges sv heard ar
-43	-48	edges sv heard ha
-43	-52	edges en heard op
-44	-31	before = about
-44	-37	before = svenska
-44	-44	before = etter
-44	-71	before of surname unheard heard
-45	-17	between i han
-45	-25	after = не
-45	-28	before = sedan
-45	-67	between til er
-46	-1	after = och
-46	-23	after = tar
-46	-38	two before = ville
-46	-39	two before = under
-46	-41	after rare common
-46	-44	edges nb heard ok
-46	-56	after = man
-47	-45	edges sv heard id
-48	-27	before = og
-48	-37	after of given common heard
-48	-38	before = tar
-48	-42	edges en heard do
-48	-44	after of rare common heard
-48	-48	before = här
-48	-52	edges ru medical ит
-49	-19	after = som
-49	-29	edges sv heard ka
-49	-32	between ~ heter
-49	-47	two before = mot
-49	-8	before of rare common heard
-5	-19	between till ~
-50	-42	before = må
-50	-48	before = vill
-51	-29	edges sv heard st
-51	-48	edges da medical ne
-51	-57	edges nb heard ak
-52	-41	edges nb medical te
-52	-49	before = haft
-52	-54	after = så
-52	-74	edges da heard ak
-52	36	before of none ordinary unheard
-53	-30	before of both common medical
-53	-40	before = till
-53	-59	two before = må
-53	-68	cue of introductions heard
-54	-13	between # ~
-54	-14	after = and
-54	-23	after = wife
-54	-27	between de ~
-54	-32	edges en heard ip
-54	-37	two before = at
-54	-38	two before = om
-54	-40	after none medical
-54	-45	edges sv heard ne
-54	3	before = för
-55	-20	between ~ har
-55	-31	after of both common heard
-55	-35	cue possessives
-55	-53	before = att
-56	-56	after = kone
-57	-30	before = end
-57	-30	cue start
-57	-48	two before = katten
-59	-39	two before = name
-59	-48	shape heard -3
-59	-55	edges ru unheard ов
-6	-28	edges sv heard es
-6	13	before of end medical
-60	-19	before of none common heard
-60	-37	after = siger
-60	-37	two before = en
-60	-56	after = för
-60	-60	edges nb heard le
-60	-65	two before = ska
-61	-32	after of verb medical
-61	-71	edges en heard ty
-61	-92	edges nb heard ve
-62	-20	before = you
-62	-33	edges sv medical ix
-62	-52	before = врач
-62	-65	edges nb heard ra
-62	-71	edges da heard am
-63	-28	edges sv heard el
-63	-37	after of none common medical
-63	-44	two before = år
-63	-48	after = ska
-63	-55	after = mot
-63	-64	edges en heard nt
-64	-24	before of # medical
-64	-41	between hedder ~
-64	-5	after known unheard
-64	-73	edges sv heard ja
-64	-75	after of known common unheard
-65	-26	edges sv unheard öm
-65	-27	after of known unheard heard
-65	-40	before = for
-65	-55	two before = då
-65	-60	between ~ at
-65	-63	before = læge
-66	-42	cue of placePrepositions name
-66	-53	edges da medical de
-66	-79	before of surname unheard medical
-67	-29	before = could
-67	-48	between in and
-68	-31	two before = och
-68	-34	cue of start heard
-68	-48	edges nb heard ne
-68	-50	edges da medical se
-69	-11	is pet common
-69	-23	before = under
-69	-36	before of given common medical
-69	-45	edges sv unheard ig
-69	-63	edges nb heard jo
-69	-64	after rare medical
-69	-67	edges sv heard lt
-7	-10	edges ru medical ку
-7	15	after of end medical
-70	-45	edges sv heard en
-70	-48	edges en heard on
-70	-57	after = andra
-70	-67	two before = hans
-70	-70	edges sv heard pp
-71	-25	after = här
-71	-30	after = у
-71	-63	between ~ han
-71	-77	before = kone
-72	-32	after = från
-72	-49	two before = me
-72	-58	shape medical 3
-72	-60	after = ringer
-73	-30	cue of none unheard
-73	-82	two before = upp
-74	-45	length medical long
-74	-49	before = æ
-74	-52	edges nb heard re
-74	-55	before = mig
-74	-65	edges sv medical ar
-74	-71	after = hade
-75	-11	after = с
-76	-33	two before = se
-76	-36	edges nb heard ag
-76	-51	after = name
-76	-64	between en end
-76	-76	edges sv unheard ng
-76	-81	after of surname common medical
-76	-90	between en ~
-77	-20	before = ham
-77	-39	after = över
-77	-60	edges sv heard da
-77	-66	edges nb medical ne
-77	-77	before = doctor
-78	-43	is none unheard
-78	-56	edges en medical ng
-78	-60	edges sv unheard ar
-78	-76	after of both unheard heard
-78	42	between i og
-79	-22	edges sv unheard et
-79	-61	edges en heard ve
-79	-65	before = efter
-79	-75	edges nb heard pi
-8	-11	edges ru medical ил
-8	-14	before = när
-8	-55	before of surname ordinary heard
-8	11	before of verb medical
-80	-36	shape heard cyrillic
-80	-74	before = fått
-80	-80	edges en heard te
-81	-106	between ~ for
-81	-36	two before = and
-81	-41	before = и
-81	-54	edges en unheard er
-81	-61	between ~ skal
-81	-66	after of # unheard
-82	-58	two before = har
-83	-59	two before = inte
-83	-72	edges da heard nu
-84	-33	before = och
-85	-23	two before = vid
-85	-64	before = vil
-86	-20	before of none medical heard
-86	-41	before of # unheard
-87	-22	after known ordinary
-87	-72	cue of start medical
-88	-116	after formed ordinary
-88	-31	edges ru heard те
-88	-35	cue of persons heard
-88	-45	after = med
-88	-51	edges da heard er
-88	-57	two before = när
-88	-58	between med ~
-89	-41	after = а
-89	-98	after = husker
-90	-106	edges nb heard ho
-90	-24	before of none ordinary medical
-90	-86	after = två
-91	-56	before of end heard
-91	-77	between men er
-91	-81	edges sv unheard as
-91	-84	edges en heard so
-92	-49	after given unheard
-93	-65	between and ~
-93	-70	before = den
-93	-80	between er for
-93	-84	edges nb medical in
-93	-93	edges da heard ke
-94	-96	before = fick
-95	-52	between och ~
-95	-63	before = mg
-95	-66	after = datter
-95	-89	between det ~
-95	-94	edges sv heard va
-96	-22	before of given common heard
-96	-53	cue of none heard
-96	-88	edges nb medical se
-97	-128	before of surname unheard unheard
-97	-18	between ~ er
-97	-57	before = говорит
-97	-81	before = how
-98	-98	two before = få
-99	-31	edges da heard ge
-99	-48	after = går
-99	-92	after = ha
0	-106	right -1 -3
0	-107	joined -3 -3
0	-11	between säger end
0	-118	right -2 -3
0	-121	joining -3 -1
0	-13	left no
0	-13	right -3
0	-138	left -2 3
0	-14	joined no 3
0	-14	right 3
0	-149	joining -3 -2
0	-15	left no 0
0	-15	left no 2
0	-153	joining -3 -3
0	-18	joining no 0
0	-205	joined -3 -2
0	-21	left -2
0	-21	left -3 0
0	-22	before of none unheard medical
0	-23	right 2 -3
0	-24	joined -3 3
0	-24	joined apart -1
0	-24	right -3 3
0	-25	right 3 -2
0	-26	joining apart -2
0	-26	right -2
0	-27	left 3 -3
0	-30	left 3 -2
0	-32	left no -2
0	-33	joining apart -3
0	-33	right no -2
0	-34	joined apart -3
0	-36	joining no -1
0	-37	left -1 -3
0	-42	left -3
0	-42	left -3 -3
0	-45	right -3 -1
0	-51	right no -3
0	-53	right 3 0
0	-54	left -2 -3
0	-55	left -1
0	-60	right 3 1
0	-61	joined -1 -3
0	-62	right 3 -3
0	-63	left no -3
0	-64	left -3 -2
0	-68	joined -2 -3
0	-70	joining no 1
0	-74	right 3 -1
0	-77	joining no -3
0	-79	joined no -2
0	-79	joining no -2
0	-88	joining -2 -3
0	-96	joined no -3
0	10	joining apart 1
0	10	right -3 0
0	11	right 0 -3
0	112	right 3 2
0	116	joining apart 2
0	128	right -2 3
0	13	two before = eller
0	132	left 3 3
0	134	left 1 3
0	138	joining 3 3
0	14	joined apart 2
0	16	left 3 2
0	169	right 1 3
0	19	joining apart -1
0	19	right -2 -2
0	193	joining no 3
0	210	joined 3 3
0	22	joined apart 1
0	23	right -3 -2
0	23	right no 2
0	231	right 3 3
0	25	left -3 -1
0	25	left 0 -3
0	25	right no 1
0	29	right -1
0	33	right no 3
0	34	left 3 0
0	35	left 1 -3
0	37	joining apart 3
0	40	right 1
0	48	left -1 3
0	54	left 1
0	54	right 2 3
0	54	right no 0
0	61	joining 3 -3
0	61	left 2 -3
0	62	left 0
0	67	left -2 -2
0	67	left no 3
0	67	right 0 3
0	68	left 0 3
0	69	joined apart 3
0	79	left 2 3
0	79	left no 1
0	80	left -1 -2
0	81	left 3
0	81	right 0
0	87	left 3 1
0	87	right -1 3
0	88	right 2
0	92	joining -3 3
0	94	joined 3 -3
0	97	left 2
1	-15	edges sv unheard ne
1	21	two before = can
1	30	edges nb heard de
1	33	after = finns
10	-10	edges nb heard ke
10	15	edges ru unheard са
10	47	between ~ а
100	112	before = går
100	46	after of verb unheard
101	104	after = blir
101	120	after formed medical
101	63	before = han
102	53	cue of kin name
103	103	after = också
103	66	between ~ end
103	75	after = der
103	97	before = ho
104	79	before = mr
105	101	edges ru heard ты
105	111	between heter och
105	141	between är och
105	82	before of known common medical
105	83	after = ønsker
105	90	edges en heard ed
106	113	before = her
106	58	is rare unheard
107	101	after = her
107	45	shape heard 3
107	56	cue of titles name
108	103	edges sv unheard ia
108	129	before = syster
108	59	before of # heard
108	79	edges en heard no
108	82	before = af
109	128	before = der
109	85	before = dotter
109	99	edges ru unheard ич
11	-5	after of none common unheard
11	-9	between ~ #
11	0	after both common
11	11	after of none ordinary unheard
11	11	two before = is
110	94	between för ~
110	95	two before = kom
111	122	between ~ de
111	64	before = fra
112	86	after = eg
112	87	two before = мы
113	83	edges sv heard rg
114	123	between och på
114	99	between eier ~
115	60	cue of start name
115	79	edges sv unheard rs
116	118	edges en unheard ry
117	108	edges nb unheard rd
117	91	before = name
117	96	two before = owner
118	105	two before = enligt
118	106	before = barn
118	117	edges sv heard ke
118	122	edges en unheard la
118	55	after rare place
118	81	after = in
119	46	cue introductions
119	59	cue of persons name
119	82	edges en unheard en
12	10	cue greetings
12	16	after = han
12	38	between om ~
120	112	edges nb unheard un
121	108	after = sin
121	108	two before = så
121	69	edges sv heard sa
121	97	edges nb unheard ik
122	82	before = med
122	83	is given unheard
122	90	between ~ med
123	103	edges sv heard rk
123	104	two before = patient
123	105	cue of titles heard
124	30	edges nb heard nd
125	100	after = says
125	110	after = da
125	113	shape medical -1
125	50	after of formed unheard unheard
126	102	edges en unheard th
126	113	before = siger
126	113	between hos på
126	84	two before = hunden
127	49	cue of kin unheard
127	64	before of none unheard unheard
127	81	edges sv unheard rg
128	113	before = eier
128	135	edges da medical et
128	141	after = kom
129	71	edges sv unheard st
129	72	shape unheard cyrillic
129	75	after surname unheard
13	-2	edges sv unheard ns
13	0	edges sv heard ia
13	30	between ~ и
13	31	edges en unheard te
13	31	two before = hun
130	37	is formed ordinary
131	112	edges nb unheard ll
131	114	before = hej
133	115	edges nb unheard ar
133	121	edges en unheard ra
133	124	two before = god
133	126	between var end
134	108	between vi ~
134	42	after of rare unheard unheard
135	124	after surname place
135	131	two before = а
135	147	before = pasient
136	124	edges nb unheard as
136	150	before = enligt
137	114	before = что
137	139	edges en unheard le
137	141	between på og
137	165	before = sa
139	101	before = vi
139	133	two before = dette
14	-11	after = kan
14	-30	between jeg ~
14	10	after of verb heard
14	10	before = tre
14	25	is surname medical
140	123	edges nb unheard ge
141	135	edges nb unheard na
142	67	edges sv heard se
142	68	two before = heter
142	70	two before = hos
144	93	before = in
145	131	after = få
145	143	edges nb unheard ny
147	120	edges da heard se
147	89	two before = til
147	95	between og ~
148	140	before = mor
148	148	between end #
148	160	shape medical 4
149	162	edges nb unheard ad
149	63	two before = this
15	11	after of rare medical heard
15	23	between ~ and
150	108	after of surname common unheard
150	115	cue of homes name
150	142	edges nb medical an
150	67	between ~ men
150	70	before = heter
152	145	between ~ hun
152	26	cue animals
153	108	is given ordinary
153	134	two before = ringe
153	83	shape unheard 3
154	104	before = called
154	47	after = var
156	167	edges da heard nd
156	80	cue kin
157	146	edges ru unheard на
157	39	before of given unheard unheard
157	94	two before = nå
158	111	after = ja
158	131	after = nu
158	156	edges ru unheard ва
16	16	before = bare
16	21	edges sv heard je
16	24	edges da unheard ne
16	32	between och end
16	35	after = den
16	40	two before = jeg
16	43	edges nb unheard va
16	9	two before = из
160	125	is surname unheard
160	136	after = ved
161	150	between og i
165	69	two before = bor
167	142	before = from
167	145	after = fått
168	118	two before = dr
168	129	edges nb unheard id
169	108	two before = säger
169	85	after of rare place unheard
169	97	before = it's
17	-1	cue of persons unheard
17	-29	cue of homes heard
17	13	after both unheard
17	19	between end det
17	2	before = by
17	20	edges sv medical et
17	21	after = lege
17	21	between ~ is
17	26	is rare ordinary
17	32	edges en medical is
17	6	length heard middle
170	147	after = født
170	84	two before = tre
171	108	cue homes
171	163	between var som
172	135	cue of introductions unheard
172	160	cue of animals name
173	124	after = my
173	135	before = doktor
175	116	after of both common unheard
175	80	shape unheard 4
178	157	between from end
178	163	two before = hedder
178	176	two before = står
178	200	edges nb heard iv
178	93	length unheard long
179	178	before = ägare
18	0	after none unheard
18	10	edges ru medical ин
18	8	after = end
18	8	after end
181	137	edges en unheard am
181	138	before = on
182	168	edges nb heard ya
183	170	before = bror
185	43	before of given unheard heard
186	124	cue titles
187	110	before of known common unheard
19	-3	two before = mr
19	-8	cue of kin heard
19	4	before = ejer
19	62	two before = и
19	8	after of form unheard unheard
190	44	edges da heard de
190	99	is surname ordinary
191	128	two before = ringer
191	78	after = säger
191	81	is pet medical
196	119	before = kom
197	206	edges sv heard ld
198	196	before = vet
198	204	between og på
2	-10	edges da unheard an
2	-37	two before = в
2	23	is known common
2	26	between of ~
20	-32	before of pet unheard heard
20	22	edges ru unheard ра
20	26	edges da unheard er
201	185	two before = bed
203	154	before = säger
204	131	after = også
204	94	edges da heard ed
206	164	edges nb unheard an
206	177	edges nb unheard in
206	187	two before = eier
209	204	edges sv heard rd
21	-14	edges en heard er
21	-26	between er ~
21	11	between ~ я
21	12	shape heard 1
21	15	edges nb heard un
21	5	between owner ~
21	53	after = kontrol
211	141	between ~ og
213	142	two before = kommer
218	190	between med og
218	61	before of known ordinary heard
22	17	before = ja
22	23	before = från
22	29	before = på
22	73	between er og
22	8	before = owner
221	147	before = is
221	152	is both unheard
222	130	edges ru heard ка
226	140	edges da heard le
226	204	after = telefon
23	3	between mr ~
23	4	after = har
23	51	two before = för
23	8	between dr ~
23	9	after = blev
230	149	before = at
230	172	edges nb unheard nd
24	12	edges ru heard ом
24	20	before = i
24	33	after of # medical
247	79	before of known unheard heard
25	-16	two before = din
25	21	between in end
25	22	after = sier
25	5	between på i
25	7	before of end unheard
25	72	two before = ligger
254	228	edges nb unheard ta
255	257	before = pas
256	123	is pet ordinary
26	-15	before = men
26	17	edges sv heard ig
26	31	edges nb unheard ri
26	32	edges da heard ve
26	5	after of given unheard unheard
26	7	after of none unheard heard
26	9	after = i
261	254	edges sv heard sk
262	179	before = ved
266	259	is given place
27	-1	between ~ om
27	-10	before = mi
27	24	before = #
27	4	cue of greetings unheard
27	45	after = for
270	235	edges en unheard na
271	159	cue named
275	213	two before = nu
277	264	is known place
28	5	after = ~
28	57	after = vid
283	248	after = тел
285	245	edges nb unheard al
29	14	between heter end
29	14	between i i
29	19	before = katten
29	33	two before = sig
29	37	edges ru unheard ий
291	178	cue of animals heard
299	293	two before = rom
3	-23	between ~ kommer
3	-33	edges sv unheard ll
3	11	before = där
30	19	after of # heard
30	23	between ~ en
30	27	between зовут ~
300	151	before = hos
302	268	between в end
31	18	shape medical 2
310	206	before of known unheard medical
314	252	is surname place
32	18	between for ~
32	29	cue of named unheard
32	33	after = opp
32	52	between til på
324	153	before of known ordinary unheard
33	27	edges sv unheard rd
33	3	between ~ тел
33	40	after = fikk
33	7	after = jeg
34	15	two before = ja
34	19	cue persons
34	19	shape heard -1
34	20	before = søster
34	35	edges en unheard an
34	40	after = sedan
34	44	between in ~
347	134	before of known unheard unheard
35	16	edges da unheard en
35	17	shape heard 2
35	27	edges en unheard al
35	30	edges nb unheard le
35	39	after of none unheard medical
36	39	edges nb unheard ld
36	8	after surname common
37	14	two before = på
37	21	before = hei
37	28	edges nb heard es
37	33	two before = också
37	34	between som ~
37	35	edges nb heard se
38	10	shape unheard -1
38	43	before = с
38	52	edges en heard ns
384	211	edges sv heard lm
39	20	two before = till
39	21	edges en unheard ia
39	28	edges sv heard ng
39	29	edges nb heard st
39	33	two before = she's
39	69	before = eller
395	277	is known unheard
4	-16	between ~ som
40	-3	after of surname ordinary heard
40	-3	edges da heard ng
40	17	before of verb unheard
40	23	after = я
40	23	after verb
40	24	after form common
40	39	edges sv medical ng
41	44	after = from
41	67	between ~ у
42	18	shape heard 4
42	30	edges sv heard iv
42	8	two before = læge
43	22	before = dr
43	23	two before = с
43	36	two before = #
43	38	before = hur
43	9	two before = with
44	19	before = муж
44	40	edges sv heard os
44	41	two before = she
44	54	edges nb unheard nn
45	24	after = говорит
458	304	is rare place
46	-36	before of both unheard unheard
46	11	edges sv heard on
46	25	shape medical 1
46	32	before = datter
46	44	edges en unheard ey
46	83	edges ru heard го
47	23	two before = sin
47	29	edges sv heard tt
47	31	between что ~
47	39	after of formed unheard heard
47	69	before = hustru
48	28	length heard long
48	39	before = också
48	74	two before = dig
49	39	length medical middle
49	40	before = lite
49	54	between ~ ringer
5	-19	two before = in
5	11	two before = det
5	15	after of given common unheard
5	31	before of none common unheard
5	35	between av ~
50	-19	before of rare unheard medical
50	-7	after = vi
50	20	between til ~
50	22	before = patient
50	26	edges sv heard it
50	54	two before = it's
50	6	before of none unheard heard
51	-8	between # end
51	40	between ~ till
51	47	before = jeg
51	48	two before = меня
52	40	after = där
53	23	after = hva
53	43	before = зовут
53	5	edges nb heard sa
53	54	after of known unheard medical
53	56	after = на
53	88	edges ru heard та
54	17	after = på
54	7	after form unheard
55	12	edges nb heard ka
55	45	before = в
55	51	before = wife
55	51	between i och
55	52	after = sendt
55	56	edges nb heard al
55	71	two before = mor
554	333	is none place
56	24	before = hva
56	34	after of surname ordinary unheard
56	34	before = hon
56	40	edges en unheard on
56	58	two before = av
56	78	edges sv unheard is
567	384	is known ordinary
57	48	between the ~
58	46	cue of titles unheard
58	63	edges sv unheard ik
59	1	two before = я
59	12	after = det
59	28	shape unheard 1
6	11	before = til
6	55	between og har
60	101	is both ordinary
60	104	between ~ så
60	35	after of rare ordinary heard
60	35	cue of greetings name
61	35	edges ru heard ва
61	37	cue of named name
61	52	edges en unheard ce
61	53	two before = dag
61	57	after = can
62	15	edges en heard rs
62	39	two before = jag
62	46	two before = ut
62	71	between er jeg
62	79	edges en unheard in
63	25	cue of placePrepositions heard
63	58	between ~ du
63	59	between min ~
63	72	two before = här
64	106	two before = over
64	17	two before = for
64	38	edges ru heard ия
64	45	between i end
65	57	before = navn
65	64	between och är
66	47	edges sv unheard nd
66	63	after = ikke
66	82	after = ser
68	21	between säger ~
68	46	before = was
68	47	between end er
69	28	after rare ordinary
69	55	between ejer ~
69	56	edges en heard an
7	-12	between end är
7	-75	edges nb unheard en
7	46	before of both common heard
70	19	after surname ordinary
70	58	after = skal
71	-53	before of rare unheard unheard
71	17	before = om
71	30	after of end unheard
71	68	edges ru unheard ом
71	71	before = это
71	72	edges nb unheard la
71	80	two before = der
71	93	before = da
72	2	after = sa
72	33	length unheard middle
72	56	after of surname unheard heard
72	69	after = mand
72	70	after = kommer
73	63	edges sv medical en
73	74	before = över
74	42	between hos i
74	77	after = ligger
75	55	edges sv heard ts
75	58	edges sv unheard sa
76	49	is pet unheard
76	57	between heter og
76	63	before = vår
76	64	after of form common unheard
77	66	before = у
78	55	edges sv heard le
78	69	between ~ och
78	85	two before = jo
79	21	two before = deg
79	37	shape unheard 0
79	62	before of both unheard heard
79	64	after of none place heard
79	66	before = hest
79	8	before of rare place heard
79	81	two before = you
79	83	between end har
80	72	edges sv unheard ra
81	31	after rare unheard
81	39	after = hun
81	44	two before = by
81	66	edges nb unheard am
81	74	before of none place medical
82	72	between är ~
82	84	edges sv unheard in
83	15	between på ~
83	31	edges sv heard nd
83	58	before = that
83	66	after = tre
83	78	before of rare medical heard
84	26	before = to
84	46	before of formed unheard unheard
84	68	after = men
84	69	cue workplaces
84	89	edges sv heard rs
84	89	edges sv unheard la
84	91	edges en unheard ne
85	20	after of surname unheard unheard
85	49	between i ~
85	56	after = hon
85	70	edges ru unheard ей
85	88	two before = fire
86	100	before = se
86	72	two before = her
86	89	edges da unheard na
87	32	after = the
87	54	between владелец ~
88	107	edges ru unheard ия
88	74	before = hedder
89	59	two before = kontroll
89	85	two before = vi
90	88	edges da unheard rd
90	92	between med och
90	95	two before = komma
91	21	between ~ på
91	42	edges en heard ly
91	68	edges sv unheard us
91	77	edges nb unheard rg
92	117	after = nej
92	51	after = til
92	55	before = naboen
92	64	after = vill
92	72	two before = my
92	74	edges nb unheard di
93	113	edges ru unheard ой
93	80	two before = af
94	39	shape unheard 2
94	68	two before = end
94	74	after of both unheard unheard
95	130	before = søn
95	40	edges nb heard en
95	48	after = jag
95	54	cue of introductions name
95	57	two before = зовут
95	58	after none place
95	65	cue of possessives name
95	70	before of rare ordinary heard
95	73	before = sier
95	89	after = он
96	118	after = eller
96	128	edges sv medical an
96	51	after formed unheard
96	62	before = mamma
96	62	edges da heard ns
96	88	before = også
97	115	edges nb medical el
97	65	two before = владелец
97	85	after = fra
97	89	after of known common medical
97	96	after = hadde
98	62	before = владелец
98	69	two before = lege
98	71	edges sv heard ge
99	10	before of rare unheard heard
99	110	edges ru unheard ин
99	48	two before = sa
99	80	edges sv heard rn
`
