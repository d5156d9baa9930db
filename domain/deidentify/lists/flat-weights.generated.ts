/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	28	after = finns
-10	-17	two before = där
-10	-20	edges nb unheard es
-10	11	between ~ att
-100	-21	before of none medical unheard
-101	-25	two before = of
-102	-133	before of surname unheard unheard
-102	-73	before = говорит
-103	-60	shape unheard -3
-103	-63	after = meg
-103	-86	before = ville
-103	-88	edges da medical en
-103	-89	edges nb medical or
-103	-96	after = is
-103	-96	between ~ fra
-104	-107	edges sv heard nu
-104	-44	edges sv heard as
-104	-94	edges sv heard rt
-105	-24	two before = han
-106	-54	edges da heard en
-107	-103	edges en heard nd
-107	-87	before = how
-108	-105	edges nb heard ei
-108	-126	after pet ordinary
-108	-93	between ~ kan
-108	-96	between vi på
-108	-96	two before = två
-109	-84	before = så
-11	-21	after = ringe
-110	-65	between av och
-110	-69	after = og
-111	-113	before = inte
-111	-115	edges en heard or
-111	-48	edges sv heard ra
-111	-63	between end heter
-112	-101	edges da medical er
-112	-117	before = vid
-112	-129	edges en heard ss
-112	-40	before = man
-112	-57	after of given ordinary unheard
-112	-78	between för end
-112	-89	after = af
-113	-61	after of known ordinary heard
-113	-66	before = skulle
-113	-68	after = card
-114	-55	before of none common medical
-114	-91	edges sv unheard ad
-114	-96	before = mannen
-115	-110	before = godt
-115	-70	edges sv unheard na
-116	-61	between er end
-116	-90	between ingen ~
-116	-98	between ~ to
-117	-107	after = læge
-117	-122	edges nb heard ed
-117	-126	after = said
-118	-103	before = ha
-118	-119	between jeg med
-118	-126	after = patient
-118	-56	is none ordinary
-118	-66	before = av
-118	-99	two before = ha
-119	-107	before of pet ordinary heard
-119	-60	cue of possessives heard
-119	-85	two before = vil
-12	-11	edges en unheard ay
-12	-15	before = ska
-12	-58	after of none place unheard
-120	-111	edges sv medical er
-120	-115	edges nb unheard je
-120	-116	two before = это
-121	-120	edges sv heard du
-121	-51	edges da heard te
-122	-103	before = jag
-122	-128	edges da heard ja
-122	-54	before = a
-122	-69	edges sv heard na
-122	-83	length heard short
-123	-122	two before = ta
-123	-166	edges sv heard am
-123	-65	after of given unheard heard
-123	-78	between на end
-125	-102	shape medical -4
-125	-112	edges en heard ay
-125	-121	before = måtte
-125	-81	after given ordinary
-126	-107	between av end
-126	-73	two before = pga
-126	-96	after = att
-127	-148	between by ~
-127	-71	edges nb unheard ng
-127	-82	after = a
-127	-89	edges da heard at
-128	-106	between ja er
-128	-117	two before = skulle
-128	-158	edges sv medical in
-128	-93	two before = att
-128	-95	edges sv heard in
-13	-14	after = de
-13	-16	edges sv unheard ka
-13	-25	after of none ordinary medical
-13	-3	before of known common heard
-130	-75	edges sv heard er
-130	-81	two before = ikke
-131	-107	edges nb medical et
-133	-103	edges en heard aw
-133	-78	edges nb heard ig
-134	-65	cue of start unheard
-134	-92	between the end
-135	-49	before of none medical medical
-135	-70	before = få
-136	-102	after = mig
-136	-107	edges en heard ll
-136	-114	between ~ år
-136	-71	two before = a
-137	-130	before = over
-137	-133	edges nb heard ta
-138	-112	edges ru heard ли
-139	-136	two before = ham
-139	-79	two before = fra
-14	-11	before = många
-14	-11	before of surname common medical
-14	-11	two before = hur
-14	-14	after of none common heard
-14	-26	is form unheard
-14	-28	after = när
-14	-37	between har ~
-140	-133	edges nb medical er
-140	-85	edges sv heard at
-140	-91	edges sv heard ag
-141	-138	edges sv heard ni
-141	-59	cue of animals medical
-142	-131	after = fyra
-142	-97	edges sv heard gt
-143	-105	after = till
-144	-131	edges en unheard ie
-144	-146	edges da medical ol
-145	-116	cue of placePrepositions medical
-145	-123	before = helt
-145	-63	after = om
-146	-132	before = ikke
-147	-106	after of none medical medical
-147	-119	after = of
-147	-119	before = ingen
-147	-80	after = sig
-148	-104	before = å
-149	-103	after = hans
-149	-73	before = kan
-149	-98	before = the
-15	-16	between ett ~
-15	-19	after = mitt
-15	-4	two before = og
-15	-47	before = ~
-15	14	edges sv medical ra
-150	-132	after = ut
-150	-135	before = я
-150	-168	edges en heard ck
-151	-104	between to ~
-151	-134	after = by
-151	-70	two before = the
-152	-108	after = år
-152	-75	is none medical
-152	-99	length medical short
-153	-125	before = år
-154	-106	two before = går
-154	-185	edges en unheard 's
-156	-118	edges sv heard ns
-156	-72	edges sv unheard en
-156	-80	between # #
-156	-80	edges sv heard re
-156	-82	edges sv heard la
-157	-152	between på och
-157	-62	edges nb unheard er
-157	-89	is rare medical
-158	-120	after = får
-158	-129	edges nb heard da
-158	-168	before of formed unheard heard
-16	-13	cue placePrepositions
-16	-18	after = svenska
-16	-25	after of none unheard unheard
-16	-25	two before = у
-16	-4	is formed medical
-16	21	cue of greetings heard
-16	8	between att ~
-160	-111	between end i
-160	-48	is none common
-160	-85	edges sv heard ga
-161	-136	edges sv medical or
-161	-93	edges nb heard te
-161	-98	shape unheard -4
-162	-111	edges sv heard nt
-162	-174	between du ~
-163	-146	two before = takk
-163	-79	before = of
-164	-117	two before = de
-164	-133	edges nb medical de
-164	-157	two before = får
-165	-93	edges nb heard in
-165	-97	edges en heard es
-166	-144	before = de
-167	-109	edges sv unheard er
-167	-120	edges sv heard ur
-167	-99	before = du
-168	-163	edges en heard ce
-168	-59	between på end
-168	-99	after = hos
-17	-18	after of end heard
-17	17	after = står
-17	3	edges nb heard ga
-170	-110	before = на
-170	-161	edges ru heard ть
-174	-125	between ~ the
-174	-131	edges ru heard ла
-176	-160	edges da heard du
-177	-127	edges sv heard ta
-178	-138	after = with
-179	-129	after = you
-179	-185	edges nb heard tt
-18	-11	edges nb medical ng
-18	-12	after = första
-18	-15	after none common
-18	-17	edges nb medical le
-18	-23	before = из
-18	-7	cue of placePrepositions unheard
-180	-115	edges sv unheard el
-180	-142	shape medical cyrillic
-181	-121	edges sv heard de
-181	-141	between var men
-181	-149	two before = ett
-182	-140	before = hade
-182	-155	two before = hon
-182	-173	before = this
-183	-129	after = hedder
-185	-186	before = sin
-186	-111	edges en heard om
-187	-126	edges sv heard an
-187	-175	edges ru heard сь
-187	-187	edges en heard my
-188	-145	edges da medical or
-19	-17	two before = med
-19	-26	after = nå
-19	-27	after of form common heard
-19	-36	after of given ordinary heard
-19	-44	before = mycket
-19	-6	before = er
-19	48	before of none ordinary heard
-19	6	edges en heard ke
-19	7	before = min
-191	-111	before = en
-191	-230	after = vil
-192	-159	two before = men
-192	-187	edges en heard od
-195	-148	between og er
-195	-201	is form common
-196	-146	edges da heard ne
-196	-169	cue of none medical
-197	-121	edges da heard in
-197	-160	edges en heard me
-2	-12	after = at
-20	-12	after = was
-20	-14	between en i
-20	-17	edges da medical is
-20	-18	edges ru medical ол
-20	-29	after of rare ordinary unheard
-20	5	after of rare unheard heard
-200	-148	before = ett
-202	-123	before = får
-202	-202	after = se
-205	-119	after = bor
-21	-12	after = ingen
-21	-13	between the of
-21	-19	before = kommer
-21	-6	edges ru heard ой
-212	-204	after = mor
-214	-139	shape heard -4
-214	-183	before = my
-215	-179	edges sv heard ll
-22	-12	between end med
-22	-16	between my card
-22	-25	shape medical 0
-220	-201	after = ville
-220	-205	edges nb heard du
-222	-173	between ~ av
-223	-181	cue of greetings medical
-223	-194	edges en heard io
-223	-206	edges nb heard ja
-225	-206	edges da heard un
-227	-169	edges nb heard an
-228	-183	after = inte
-229	-183	between en som
-23	-1	before of verb heard
-23	-11	between и ~
-23	-20	two before = er
-23	-4	two before = siden
-232	-196	edges nb heard nå
-235	-177	edges nb heard mi
-235	-235	is form rare unheard
-237	-175	edges en heard in
-238	-153	length unheard short
-238	-184	after = heter
-24	-25	edges sv medical de
-24	-9	two before = man
-24	21	before of both common unheard
-24	3	after of known ordinary unheard
-24	8	between ~ til
-240	-172	two before = den
-240	-239	edges da heard ue
-240	-263	between i har
-242	-220	edges da heard ag
-246	-180	before = som
-249	-181	edges sv heard te
-25	-23	edges sv unheard on
-25	-43	between ~ jeg
-25	14	before of surname common unheard
-255	-123	edges nb unheard ra
-256	-247	edges nb heard om
-257	-162	edges en heard re
-26	-13	after = en
-26	-17	two before = hade
-26	-24	before = alla
-26	-41	two before = was
-26	-42	before = ringer
-263	-233	edges sv heard om
-267	-121	is surname common
-27	-20	after = er
-27	-21	before = vad
-27	-28	two before = finns
-27	-36	between end som
-27	-5	between ~ är
-27	-52	edges nb heard ar
-270	-178	after = av
-276	-114	is both common
-276	-234	edges en heard ou
-28	-20	edges nb medical st
-28	-29	after of rare medical medical
-28	-32	between end kan
-28	-32	between så ~
-28	-39	after = min
-28	-39	edges sv heard ad
-28	-41	two before = min
-28	3	two before = andra
-28	51	before of given common unheard
-284	-194	edges sv heard et
-285	-210	edges da heard et
-288	-184	edges en heard id
-288	-220	edges en heard he
-288	-236	shape medical -3
-289	-225	two before = skal
-29	-108	between hos ~
-29	-15	before = sig
-29	-16	after none ordinary
-29	-21	after = under
-29	-21	before = are
-29	-23	edges da medical le
-29	-26	before = det
-3	-19	between till ~
-3	-26	after = ble
-3	25	after = on
-3	28	two before = can
-30	-13	two before = kan
-30	-2	before = with
-30	-23	between med end
-30	-34	edges sv unheard an
-30	-35	edges en heard en
-30	-38	before = var
-30	-60	before of given ordinary heard
-30	-8	edges en heard it
-305	-284	edges nb unheard to
-31	-40	before of rare common unheard
-31	-50	before of none place heard
-316	-239	edges ru heard ет
-32	-1	before of surname common heard
-32	-18	edges nb heard ng
-32	-27	cue none
-32	-28	after of surname common heard
-32	-28	two before = ni
-32	-30	before = mot
-32	-31	edges nb medical me
-320	-129	edges sv heard al
-321	-288	edges ru heard ии
-322	-218	edges nb heard et
-33	-22	between får ~
-33	-23	shape unheard -2
-33	-23	two before = samme
-33	-57	edges sv heard or
-33	-77	edges sv medical on
-34	-19	after = в
-34	-23	edges sv medical as
-34	-30	edges en heard ry
-34	-45	after of given common medical
-34	-49	edges nb heard ha
-34	5	is pet common
-341	-292	edges da heard an
-345	-214	edges en heard ng
-35	-22	two before = что
-35	-37	edges sv heard kt
-35	-4	between ~ ja
-35	1	after of known unheard unheard
-35	9	between ~ det
-36	-22	two before = they
-36	-23	after of none ordinary heard
-36	-25	before = har
-36	-26	edges nb medical ra
-36	-29	after = skulle
-36	-39	two before = our
-36	-60	between heter ~
-36	-74	between kan ~
-367	-267	edges en heard st
-37	-26	shape heard -2
-37	-27	two before = sedan
-37	-4	two before = du
-37	-46	between end du
-37	-83	between с ~
-38	-13	cue of persons medical
-38	-24	after #
-38	-24	after = #
-38	-25	before = have
-38	-25	between end ~
-38	-38	edges da medical in
-38	-41	between til end
-38	-44	after of both common medical
-38	0	after = to
-38	18	two before = on
-39	-15	two before = är
-39	-21	after = är
-39	-30	after given common
-39	-37	two before = она
-39	-68	edges ru heard ов
-40	-20	edges nb heard er
-40	-24	after of known common heard
-40	-30	after = bara
-40	-30	after of none medical unheard
-40	-36	before of formed unheard medical
-40	-38	two before = efter
-41	-29	edges nb medical il
-41	-37	after of rare place heard
-41	-40	before = dag
-41	-41	edges sv heard ju
-41	-42	between ~ för
-41	-47	edges en heard op
-41	-63	is form ordinary
-415	-221	is given common
-42	-18	two before = som
-42	-25	shape medical -2
-42	-34	before = hun
-42	-41	before = skal
-42	-61	before of surname unheard heard
-42	4	after = и
-43	-17	edges sv heard ar
-43	-43	before = etter
-43	-51	after = из
-43	-70	two before = no
-44	-31	before = about
-44	-41	edges sv heard id
-44	-42	before = svenska
-44	-48	edges sv heard ha
-44	-53	after = man
-45	-22	after = tar
-45	-27	before = sedan
-45	3	after = och
-46	-35	two before = ville
-46	-37	two before = under
-46	-44	edges nb heard ok
-47	-37	after of given common heard
-47	-53	edges nb heard ak
-47	-71	between til er
-48	-38	before = tar
-48	-41	edges en heard do
-48	-42	after rare common
-48	-46	after of rare common heard
-49	-25	before = og
-49	-44	two before = mot
-49	-49	before = här
-49	-9	before of rare common heard
-5	15	before of end medical
-50	-15	edges sv heard ka
-50	-22	between i han
-50	-34	between ~ heter
-50	-36	after none medical
-50	-44	before = haft
-50	-49	before = vill
-51	-30	edges sv heard st
-51	-38	two before = at
-51	-39	after = не
-51	-40	edges nb medical te
-51	-45	before = må
-51	-49	edges da medical ne
-52	-11	after = and
-52	-12	between # ~
-52	-55	edges ru medical ит
-52	-60	two before = må
-52	-73	edges da heard ak
-53	-25	after = wife
-53	-30	after of both common heard
-53	-40	edges sv heard ne
-53	-46	two before = om
-53	-51	before = att
-53	31	before of none ordinary unheard
-54	-21	after = som
-54	-25	between de ~
-54	-34	before of both common medical
-54	-38	before = till
-55	-30	before = end
-55	-30	cue start
-55	-37	cue possessives
-55	-47	shape heard -3
-55	-55	after = så
-55	-68	cue of introductions heard
-55	9	before = för
-56	-26	after of verb medical
-56	-33	edges en heard ip
-56	-46	two before = år
-57	-54	after = kone
-57	-61	two before = katten
-57	-68	edges en heard ty
-58	-20	before of none common heard
-58	-21	between ~ har
-58	-39	two before = en
-58	-56	before = læge
-59	-36	after = siger
-59	-60	two before = ska
-6	-27	edges sv heard es
-60	-35	after of none common medical
-60	-39	two before = name
-60	-53	edges ru unheard ов
-60	-58	edges nb heard le
-61	-34	edges sv medical ix
-62	-22	before = you
-62	-57	after = för
-62	-68	edges da heard am
-62	-69	edges sv heard ja
-62	-76	edges nb heard ra
-62	-94	edges nb heard ve
-63	-16	edges sv heard el
-63	-39	before = for
-63	-42	between hedder ~
-63	-53	before = врач
-63	-57	two before = då
-64	-24	before of # medical
-64	-38	cue of placePrepositions name
-64	-40	between in and
-64	-46	after = mot
-64	-69	edges en heard nt
-64	-73	before of surname unheard medical
-64	-84	after of known common unheard
-65	-10	after known unheard
-65	-31	edges sv unheard öm
-65	-47	after = ska
-65	-60	between ~ at
-66	-32	after of known unheard heard
-66	-49	edges da medical se
-67	-30	two before = och
-67	-54	edges da medical de
-67	-55	after rare medical
-68	-28	cue of start heard
-68	-30	before = could
-68	-47	two before = hans
-68	-80	edges nb heard jo
-69	-18	after = här
-69	-31	cue of none unheard
-69	-39	before of given common medical
-69	-42	edges nb heard ne
-69	-47	two before = me
-69	-51	edges en heard on
-69	-64	shape medical 3
-69	-67	edges sv heard lt
-69	0	before = under
-7	-10	edges ru medical ку
-70	-47	edges sv heard en
-70	-53	after = andra
-70	-69	edges sv heard pp
-71	-41	edges sv unheard ig
-71	-62	before = kone
-71	-63	between ~ han
-72	-30	after = från
-72	-47	edges nb heard re
-72	-63	edges sv medical ar
-73	-52	before = mig
-73	-58	after = ringer
-74	-45	is none unheard
-74	-68	after = hade
-74	-77	after of surname common medical
-74	-81	two before = upp
-75	-27	two before = se
-75	-33	after = у
-75	-34	shape heard cyrillic
-75	-46	before = æ
-75	-52	edges sv heard da
-75	-65	edges nb medical ne
-75	49	between i og
-76	-21	before = ham
-76	-43	after = name
-76	-43	after = över
-76	-55	edges sv unheard ar
-76	-65	between en end
-77	-38	edges nb heard ag
-77	-52	length medical long
-77	-88	between en ~
-78	-23	edges sv unheard et
-78	-55	edges en medical ng
-78	-71	before = fått
-78	-73	after of both unheard heard
-78	-85	edges sv unheard ng
-79	-121	edges en heard te
-79	-90	before = doctor
-8	-12	edges ru medical ил
-8	-56	before of surname ordinary heard
-8	13	before of verb medical
-8	15	after of end medical
-80	-14	after = с
-80	-28	between med ~
-80	-65	before = efter
-80	-71	after of # unheard
-80	-73	edges nb heard pi
-81	-54	edges en heard ve
-81	-57	two before = har
-82	-54	two before = and
-82	-69	edges da heard nu
-83	-39	before = и
-83	-60	edges en unheard er
-84	-105	between ~ for
-84	-34	before = och
-84	-58	two before = inte
-85	-61	between ~ skal
-86	-23	before of none medical heard
-86	-39	before of # unheard
-86	-55	two before = när
-86	-69	before = vil
-86	-86	edges sv unheard as
-87	-21	after known ordinary
-87	-85	after = två
-88	-17	two before = vid
-88	-44	after = med
-88	-54	edges da heard er
-88	-74	cue of start medical
-89	-68	before = den
-9	-14	edges sv medical ig
-9	-25	edges nb unheard ne
-90	-108	edges nb heard ho
-90	-118	after formed ordinary
-90	-32	edges ru heard те
-90	-46	after = а
-90	-79	between men er
-90	-85	after = husker
-91	-82	edges en heard so
-92	-29	before of none ordinary medical
-92	-57	before of end heard
-92	-78	between er for
-92	-94	edges da heard ke
-93	-67	between and ~
-93	-84	edges nb medical in
-94	-29	before of given common heard
-94	-40	cue of persons heard
-94	-58	after given unheard
-94	-66	after = datter
-95	-44	between och ~
-95	-97	two before = få
-95	-98	before = fick
-96	-19	between ~ er
-96	-51	cue of none heard
-97	-67	before = mg
-97	-91	edges nb medical se
-97	-94	between is ~
-98	-44	after = går
-98	-82	between det ~
-98	-85	edges sv heard va
-99	-29	edges da heard ge
-99	-92	after = ha
0	-104	joined -3 -2
0	-104	joined -3 -3
0	-11	left no
0	-11	left no -1
0	-11	right 3
0	-115	joining -3 -1
0	-12	right -3 2
0	-125	left -1 -1
0	-132	right -2 -3
0	-14	left 3 -1
0	-14	right -3
0	-15	joined apart -1
0	-15	left 3 -2
0	-15	left no 0
0	-15	two before = blev
0	-152	joining -3 -3
0	-156	joining -3 -2
0	-19	joining apart -2
0	-19	right 2 -3
0	-21	right -2
0	-23	between ~ som
0	-23	left 3 -3
0	-25	joined -3 3
0	-29	right -3 3
0	-30	joining no 1
0	-31	left no -2
0	-31	right no -2
0	-32	joining no 0
0	-33	joining apart -3
0	-33	joining no -1
0	-34	joined apart -3
0	-36	right -3 -1
0	-39	left -3 -3
0	-40	left -3
0	-44	left -2 -3
0	-52	right no -3
0	-53	left -2
0	-54	left -1 -3
0	-54	right 3 0
0	-57	right 3 -3
0	-61	joined -1 -3
0	-62	left no -3
0	-64	right 3 1
0	-71	joined -2 -3
0	-72	joining -2 -3
0	-72	joining no -3
0	-74	joined no -2
0	-78	right 3 -1
0	-84	right -1 -1
0	-85	right -1 -3
0	-88	left -3 -2
0	-93	joined no -3
0	-97	left -2 3
0	-98	joining no -2
0	106	joining apart 2
0	115	right 3 2
0	12	right -1
0	122	left 1 3
0	130	right -2 3
0	137	left 3 3
0	138	joining 3 3
0	14	joining apart 1
0	16	right -3 1
0	184	right 1 3
0	193	joining no 3
0	20	joined apart 1
0	20	left 1 -3
0	21	joining apart -1
0	21	right no 2
0	219	joined 3 3
0	239	right 3 3
0	24	joined apart 0
0	24	right -3 -2
0	30	right no 1
0	32	right no 3
0	33	left 3 0
0	34	left 0 3
0	34	left 3 2
0	36	joining apart 3
0	36	left 0 -3
0	37	right 1
0	41	left -3 2
0	42	left 0
0	50	left -1 3
0	51	left -2 -2
0	52	right no 0
0	56	left 2 -3
0	58	left no 1
0	59	joining 3 -3
0	63	left no 3
0	66	joined apart 3
0	73	joined 3 -3
0	74	left 3
0	74	right 2 3
0	75	right 0 3
0	75	right 2
0	76	left 2 3
0	77	left 3 1
0	82	right 0
0	83	right -1 3
0	84	left 1
0	84	left 2
0	87	left -1 -2
0	91	joining -3 3
1	-14	edges sv unheard ne
1	-17	between säger end
1	-20	between at har
1	21	is known common
100	48	after of verb unheard
100	58	two before = владелец
100	62	before = владелец
100	63	before = han
101	16	before of rare unheard heard
101	74	edges sv heard rn
102	106	after = blir
102	110	between heter och
102	68	before = mr
102	92	after of known common medical
103	72	after = der
104	105	after = också
104	97	before = ho
105	54	cue of kin name
105	89	after = ønsker
105	91	edges en heard ed
106	103	edges ru heard ты
107	104	after = her
107	143	between är och
107	45	shape heard 3
107	94	edges ru unheard ич
108	120	before = der
108	55	is rare unheard
108	81	before of known common medical
108	89	before = her
109	111	edges sv unheard ia
109	91	before = dotter
11	-7	after of none common unheard
11	10	edges nb unheard se
11	16	edges ru unheard са
110	56	before of # heard
110	89	before = af
111	111	between för ~
111	82	edges en heard no
112	63	cue of titles name
112	83	after = eg
112	87	edges sv heard rg
112	98	two before = kom
112	99	before = name
113	125	between ~ de
113	130	between och på
113	141	before = syster
113	85	edges en unheard te
115	107	edges en unheard ry
115	79	edges sv unheard rs
115	93	two before = мы
116	116	edges sv heard ke
116	58	cue of start name
117	108	after = sin
117	65	before = fra
117	95	two before = owner
118	101	between eier ~
118	121	edges en unheard la
118	59	cue of persons name
118	74	edges en unheard en
119	105	two before = enligt
119	113	before = barn
119	115	edges nb unheard rd
119	68	before = med
119	88	after = in
12	-8	edges sv unheard ns
12	-9	cue of persons unheard
12	1	after both common
12	15	cue greetings
120	110	shape medical -1
121	109	edges nb unheard un
121	49	after rare place
121	66	edges sv heard sa
122	101	edges sv heard rk
122	110	two before = patient
123	100	cue of titles heard
123	103	two before = så
123	78	is given unheard
124	100	edges en unheard th
124	100	edges nb unheard ik
124	133	edges da medical et
124	72	shape unheard cyrillic
124	87	between ~ med
125	111	before = siger
125	32	is formed ordinary
125	38	edges nb heard nd
125	49	cue introductions
125	70	before of none unheard unheard
125	78	two before = hunden
126	117	after = da
126	134	after = kom
127	105	between hos på
127	43	after of formed unheard unheard
127	70	after surname unheard
127	76	edges sv unheard rg
128	104	after = says
128	55	cue of kin unheard
129	116	edges nb unheard ll
129	76	edges sv unheard st
13	11	before = tre
13	14	two before = is
13	17	after of none ordinary unheard
13	32	after = den
130	116	before = eier
130	150	before = enligt
131	133	between var end
132	121	edges nb unheard ar
133	105	before = hej
133	116	edges en unheard ra
133	122	edges nb unheard as
133	133	two before = а
134	110	after surname place
135	113	between vi ~
135	138	between på og
135	141	edges en unheard le
135	165	before = sa
136	138	two before = dette
137	106	before = что
138	114	two before = god
138	128	edges nb unheard ge
138	131	edges nb unheard na
139	156	before = pasient
139	99	before = vi
14	-11	after = kan
14	-29	between jeg ~
14	13	before = bare
14	24	edges da unheard ne
14	26	after of # medical
14	27	between ~ и
14	3	edges sv heard ia
14	36	two before = hun
14	5	edges ru medical ин
14	5	length heard middle
140	115	cue of homes name
141	52	after of rare unheard unheard
142	68	edges sv heard se
143	65	two before = heter
143	82	before = in
144	125	edges da heard se
144	132	after = få
144	154	shape medical 4
144	79	two before = hos
145	138	edges nb unheard ny
147	115	after of surname common unheard
147	137	between end #
148	99	two before = til
149	75	before = heter
149	84	between ~ men
15	-6	two before = из
15	10	after of verb heard
15	7	before = ejer
150	105	between og ~
150	144	edges nb medical an
150	147	between ~ hun
150	83	shape unheard 3
151	106	is given ordinary
151	130	two before = ringe
151	165	edges nb unheard ad
151	37	cue animals
151	60	two before = this
154	111	before = called
154	51	after = var
155	115	after = ja
155	138	after = nu
155	140	edges ru unheard на
156	137	before = mor
156	163	edges da heard nd
157	150	edges ru unheard ва
157	46	before of given unheard unheard
158	80	cue kin
158	94	two before = nå
16	-19	cue of kin heard
16	14	after of rare medical heard
16	15	after both unheard
16	19	edges sv medical et
16	2	before = by
16	23	between ~ and
16	35	edges en medical is
16	43	two before = jeg
16	44	edges nb unheard va
161	123	is surname unheard
161	135	after = ved
164	153	between og i
166	114	two before = dr
167	130	edges nb unheard id
167	75	two before = bor
168	145	after = fått
168	70	after of rare place unheard
169	143	after = født
169	154	cue of animals name
169	99	before = it's
17	10	after = end
17	10	after end
17	24	is surname medical
17	25	between ~ is
170	138	cue of introductions unheard
170	76	two before = tre
171	121	two before = säger
172	82	shape unheard 4
173	128	before = doktor
173	155	between from end
173	168	between var som
174	110	cue homes
174	129	after = my
176	94	length unheard long
177	124	after of both common unheard
177	152	before = from
177	159	two before = hedder
177	178	before = ägare
178	132	edges en unheard am
179	166	two before = står
179	204	edges nb heard iv
18	0	between ~ я
18	2	after none unheard
18	34	is rare ordinary
180	142	before = on
182	171	edges nb heard ya
184	163	before = bror
186	52	before of given unheard heard
187	106	before of known common unheard
188	84	is pet medical
189	50	edges da heard de
19	-7	two before = mr
19	13	after = lege
19	16	between end det
19	65	after = kontrol
190	102	two before = ringer
190	126	cue titles
192	106	is surname ordinary
192	79	after = säger
194	125	before = kom
197	197	before = vet
198	209	between og på
199	153	before = säger
199	212	edges sv heard ld
2	-17	between ~ kommer
2	-20	before of none unheard medical
20	-19	before of pet unheard heard
20	5	after of form unheard unheard
20	68	two before = и
201	186	two before = bed
204	168	edges nb unheard an
204	172	edges nb unheard in
205	102	edges da heard ed
205	125	after = også
208	157	two before = kommer
21	-10	edges en heard er
21	11	shape heard 1
21	21	edges sv heard je
21	23	edges ru unheard ра
210	206	edges sv heard rd
212	140	between ~ og
213	194	two before = eier
22	19	edges nb heard un
22	27	edges da unheard er
22	3	after = har
22	43	two before = för
22	7	between owner ~
220	154	before = is
220	71	before of known ordinary heard
221	133	edges ru heard ка
221	154	is both unheard
224	175	edges nb unheard nd
225	207	after = telefon
226	140	edges da heard le
226	200	between med og
23	17	before = ja
23	20	after = sier
23	3	between mr ~
23	8	after = i
23	8	between dr ~
231	149	before = at
24	-28	between er ~
24	-6	between ~ om
24	10	before = owner
24	31	before = på
24	7	after = blev
248	86	before of known unheard heard
25	9	before of end unheard
253	124	is pet ordinary
254	230	edges nb unheard ta
255	221	edges en unheard na
256	258	before = pas
26	-10	two before = din
26	-2	cue of greetings unheard
26	11	after of none unheard heard
26	22	before = #
260	260	edges sv heard sk
261	164	before = ved
267	255	is given place
27	-14	before = men
27	26	before = från
27	27	between зовут ~
27	3	between på i
27	30	edges nb unheard ri
27	38	edges da heard ve
27	79	two before = ligger
273	163	cue named
274	208	two before = nu
28	-1	before = mi
28	15	before = katten
28	16	shape medical 2
28	17	edges sv heard ig
28	19	edges ru heard ом
28	26	before = i
28	3	after of given unheard unheard
282	243	edges nb unheard al
282	248	after = тел
286	263	is known place
289	174	cue of animals heard
29	10	after = opp
29	12	between i i
29	27	between in end
29	37	after = fikk
29	7	after = ~
3	-28	edges sv unheard ll
3	31	between of ~
3	31	edges nb heard de
30	15	between heter end
30	28	between ~ en
30	28	cue of named unheard
30	32	edges ru unheard ий
30	34	two before = sig
30	46	after = for
30	56	between til på
30	58	after = vid
30	86	between er og
300	152	before = hos
300	263	between в end
300	296	two before = rom
307	256	is surname place
309	208	before of known unheard medical
31	18	after of # heard
317	159	before of known ordinary unheard
32	16	shape heard -1
32	6	edges nb unheard le
33	14	shape heard 2
33	29	edges sv unheard rd
34	22	edges da unheard en
34	35	edges en unheard an
34	39	after = sedan
34	4	between ~ тел
346	136	before of known unheard unheard
35	20	between for ~
35	23	before = hei
35	33	edges nb heard es
35	34	after of none unheard medical
35	45	before = с
35	49	between in ~
36	20	after verb
36	22	after = jeg
36	23	before = søster
36	24	edges en unheard al
36	28	two before = också
36	38	edges nb heard se
36	41	edges nb unheard ld
37	26	two before = с
37	5	after surname common
37	60	before = eller
38	10	shape unheard -1
38	10	two before = på
38	14	after = я
38	22	two before = ja
38	31	between som ~
38	56	edges en heard ns
38	61	between ~ у
382	214	edges sv heard lm
39	-6	after of surname ordinary heard
39	35	edges nb heard st
394	269	is known unheard
4	-34	two before = в
4	12	two before = det
4	29	before of none common unheard
40	17	before of verb unheard
40	18	cue persons
40	26	edges en unheard ia
40	26	two before = till
40	30	edges sv heard ng
40	47	after = from
41	19	shape heard 4
41	22	before = dr
41	33	after form common
41	35	two before = she's
41	43	edges sv medical ng
42	-3	edges da heard ng
42	20	before = муж
42	35	between что ~
43	29	shape medical 1
43	31	before = datter
43	5	two before = læge
43	53	edges nb unheard nn
43	77	edges ru heard го
44	-37	before of both unheard unheard
44	31	before = hur
44	35	edges sv heard os
44	41	two before = she
45	12	two before = with
45	28	edges sv heard iv
45	32	length medical middle
45	45	after of formed unheard heard
458	301	is rare place
46	24	edges sv heard it
46	29	length heard long
46	43	two before = #
46	49	after = на
47	14	edges sv heard on
47	26	two before = sin
48	-14	before of rare unheard medical
48	26	after = говорит
48	35	before = också
48	44	edges en unheard ey
49	-12	after = vi
49	17	edges sv heard tt
49	2	after form unheard
49	31	between til ~
49	38	two before = меня
49	58	edges nb heard al
5	-78	edges nb unheard en
5	36	between av ~
5	43	between ~ а
5	56	between og har
50	41	before = lite
50	52	two before = it's
50	73	before = hustru
50	87	edges ru heard та
51	20	before of none unheard heard
51	29	before = patient
51	33	after = hva
51	38	between ~ till
51	51	after of known unheard medical
51	54	between ~ ringer
52	44	before = зовут
52	5	edges nb heard sa
53	36	after = där
53	51	before = jeg
53	54	after = sendt
53	78	two before = dig
54	-5	between # end
54	-6	two before = я
54	14	after = på
54	27	before = hva
54	30	after of surname ordinary unheard
54	45	before = в
54	46	between i och
54	77	edges sv unheard is
55	24	shape unheard 1
558	334	is none place
56	11	edges nb heard ka
56	38	before = hon
56	48	edges en unheard on
567	382	is known ordinary
57	30	after of rare ordinary heard
57	50	between the ~
57	57	before = wife
57	62	edges sv unheard ik
57	92	is both ordinary
58	38	cue of titles unheard
58	59	two before = av
58	76	two before = mor
58	78	edges en unheard in
59	37	two before = jag
59	44	two before = dag
59	52	edges en unheard ce
6	-13	two before = in
60	57	after = can
61	108	between ~ så
61	12	after = det
61	40	edges ru heard ва
61	48	edges sv unheard nd
61	55	before = navn
62	14	edges en heard rs
62	51	between och är
63	102	two before = over
63	18	two before = for
63	35	cue of greetings name
63	47	two before = ut
63	56	between ~ du
63	58	between min ~
63	65	between er jeg
64	26	cue of placePrepositions heard
64	40	edges ru heard ия
64	60	two before = här
65	42	between i end
65	46	between end er
65	60	before = это
65	63	after = ikke
66	38	cue of named name
68	50	before = was
68	57	between ejer ~
68	75	after = ser
69	34	between säger ~
7	19	after of given common unheard
70	-50	before of rare unheard unheard
70	35	after rare ordinary
70	60	edges en heard an
70	64	after = ligger
71	19	after surname ordinary
71	26	after of end unheard
71	31	length unheard middle
71	59	after = skal
71	6	after = sa
71	72	edges nb unheard la
71	76	before = över
71	94	before = da
72	66	edges ru unheard ом
73	71	after = kommer
73	79	two before = der
74	25	before = om
74	57	after of surname unheard heard
74	57	edges sv medical en
74	63	edges sv heard ts
74	67	before = vår
75	31	after = hun
75	69	before = у
75	72	after = mand
75	76	between ~ och
76	25	after rare unheard
76	36	shape unheard 0
76	50	edges sv heard le
76	55	between heter og
76	61	edges sv unheard sa
76	79	between end har
77	43	between hos i
78	69	after of form common unheard
78	86	two before = you
79	51	is pet unheard
79	57	after of none place heard
79	78	edges sv unheard ra
8	14	after = han
8	20	before = til
8	24	between och end
8	42	before of both common heard
81	45	two before = by
81	57	before of none place medical
81	62	before = hest
81	71	cue workplaces
81	85	two before = jo
82	21	before of rare place heard
82	30	edges sv heard nd
82	71	edges nb unheard am
82	93	edges en unheard ne
83	48	after = hon
83	60	before of both unheard heard
83	79	before of rare medical heard
83	79	between är ~
84	14	between på ~
84	42	before of formed unheard unheard
84	64	before = that
85	31	two before = deg
85	74	after = tre
85	87	edges sv unheard la
85	90	edges sv heard rs
85	91	edges sv unheard in
86	30	before = to
86	66	after = men
86	73	edges ru unheard ей
86	83	edges da unheard rd
86	88	two before = fire
86	98	edges da unheard na
87	101	before = se
87	46	between i ~
88	121	after = nej
88	17	after of surname unheard unheard
88	33	after = the
88	55	between владелец ~
88	71	two before = kontroll
88	77	two before = her
88	87	before = også
88	88	two before = vi
89	112	edges ru unheard ия
89	70	before = hedder
9	-28	edges nb heard ke
9	-34	cue of homes heard
9	35	between om ~
90	51	after = til
90	77	edges nb unheard di
91	36	shape unheard 2
91	55	before = naboen
92	100	between med och
92	25	between ~ på
92	40	edges en heard ly
92	50	after = jag
92	65	after = vill
92	67	edges sv unheard us
92	82	two before = af
92	97	two before = komma
93	50	after formed unheard
93	52	cue of possessives name
93	63	two before = my
93	68	after of both unheard unheard
93	75	before = sier
94	109	edges ru unheard ой
94	126	edges sv medical an
94	41	edges nb heard en
94	80	edges da heard ns
94	80	edges nb unheard rg
94	97	after = он
95	48	two before = sa
95	53	after none place
95	65	two before = end
95	81	before of rare ordinary heard
95	97	after = hadde
96	46	two before = зовут
96	69	two before = lege
97	108	edges ru unheard ин
97	113	edges nb medical el
97	134	before = søn
97	69	before = mamma
97	75	edges sv heard ge
98	117	after formed medical
99	110	after = eller
99	112	before = går
99	54	cue of introductions name
99	69	between ~ end
99	84	after = fra
`
