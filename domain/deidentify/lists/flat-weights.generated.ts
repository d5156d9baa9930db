/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-10	-17	two before = där
-10	-20	edges nb unheard es
-101	-20	before of none medical unheard
-101	-24	two before = of
-102	-73	before = говорит
-103	-60	shape unheard -3
-103	-63	after = meg
-103	-92	edges nb medical or
-103	-96	between ~ fra
-103	-97	after = is
-104	-107	edges sv heard nu
-104	-44	edges sv heard as
-104	-87	before = ville
-104	-89	edges da medical en
-105	-24	two before = han
-105	-95	edges sv heard rt
-106	-54	edges da heard en
-107	-103	edges en heard nd
-108	-105	edges nb heard ei
-108	-126	after pet ordinary
-108	-86	before = how
-108	-96	two before = två
-108	-97	between vi på
-109	-83	before = så
-109	-93	between ~ kan
-11	-10	edges en unheard ay
-11	-21	after = ringe
-11	11	between ~ att
-110	-64	between av och
-110	-69	after = og
-111	-113	before = inte
-111	-115	edges en heard or
-111	-48	edges sv heard ra
-111	-62	between end heter
-112	-102	edges da medical er
-112	-120	before = vid
-112	-129	edges en heard ss
-112	-45	before = man
-112	-58	after of given ordinary unheard
-112	-69	after = card
-112	-77	between för end
-113	-66	before = skulle
-113	-88	after = af
-114	-62	after of known ordinary heard
-114	-91	edges sv unheard ad
-114	-96	before = mannen
-115	-109	before = godt
-115	-55	before of none common medical
-115	-71	edges sv unheard na
-115	-90	between ingen ~
-115	-98	between ~ to
-116	-61	between er end
-117	-107	after = læge
-117	-122	edges nb heard ed
-117	-126	after = said
-118	-102	before = ha
-118	-120	between jeg med
-118	-126	after = patient
-118	-56	is none ordinary
-118	-62	cue of possessives heard
-118	-98	two before = ha
-119	-107	before of pet ordinary heard
-119	-65	before = av
-119	-85	two before = vil
-12	-15	before = ska
-12	-58	after of none place unheard
-120	-111	edges sv medical er
-120	-115	edges nb unheard je
-120	-116	two before = это
-121	-120	edges sv heard du
-121	-51	edges da heard te
-122	-103	before = jag
-122	-129	edges da heard ja
-122	-55	before = a
-122	-70	edges sv heard na
-122	-83	length heard short
-123	-122	two before = ta
-123	-165	edges sv heard am
-123	-64	after of given unheard heard
-123	-78	between на end
-125	-105	shape medical -4
-125	-112	edges en heard ay
-125	-121	before = måtte
-126	-107	between av end
-126	-148	between by ~
-126	-72	two before = pga
-126	-82	after given ordinary
-127	-71	edges nb unheard ng
-127	-82	after = a
-127	-88	edges da heard at
-127	-95	after = att
-128	-105	between ja er
-128	-118	two before = skulle
-128	-93	two before = att
-128	-95	edges sv heard in
-129	-160	edges sv medical in
-129	-81	two before = ikke
-13	-22	after of none ordinary medical
-13	-37	between har ~
-13	-4	before of known common heard
-130	-75	edges sv heard er
-131	-111	edges nb medical et
-133	-103	edges en heard aw
-133	-54	before of none medical medical
-133	-78	edges nb heard ig
-134	-65	cue of start unheard
-134	-91	between the end
-135	-69	before = få
-136	-102	after = mig
-136	-106	edges en heard ll
-136	-114	between ~ år
-137	-133	edges nb heard ta
-137	-71	two before = a
-138	-113	edges ru heard ли
-138	-130	before = over
-139	-135	two before = ham
-14	-11	before = många
-14	-11	two before = hur
-14	-13	before of surname common medical
-14	-14	after = de
-14	-14	after of none common heard
-14	-16	edges sv unheard ka
-14	-29	after = när
-140	-79	two before = fra
-140	-84	edges sv heard at
-140	-91	edges sv heard ag
-141	-134	edges nb medical er
-141	-59	cue of animals medical
-142	-131	after = fyra
-142	-138	edges sv heard ni
-142	-96	edges sv heard gt
-143	-104	after = till
-144	-131	edges en unheard ie
-144	-142	edges da medical ol
-145	-115	cue of placePrepositions medical
-145	-123	before = helt
-145	-64	after = om
-146	-132	before = ikke
-147	-118	after = of
-147	-119	before = ingen
-147	-80	after = sig
-148	-104	before = å
-148	-105	after of none medical medical
-149	-103	after = hans
-149	-98	before = the
-15	-16	between ett ~
-15	-19	after = mitt
-15	-25	after of none unheard unheard
-15	-26	is form unheard
-15	-47	before = ~
-15	-7	two before = og
-15	14	edges sv medical ra
-150	-135	before = я
-150	-169	edges en heard ck
-150	-73	before = kan
-151	-103	between to ~
-151	-132	after = ut
-151	-135	after = by
-151	-70	two before = the
-151	-99	length medical short
-152	-75	is none medical
-153	-107	after = år
-153	-126	before = år
-154	-106	two before = går
-155	-185	edges en unheard 's
-156	-116	edges sv heard ns
-156	-63	edges nb unheard er
-156	-73	edges sv unheard en
-156	-79	edges sv heard re
-156	-81	between # #
-156	-81	edges sv heard la
-157	-151	between på och
-158	-120	after = får
-158	-128	edges nb heard da
-158	-168	before of formed unheard heard
-158	-91	is rare medical
-16	-13	cue placePrepositions
-16	-18	after = svenska
-16	-26	two before = у
-16	-7	is formed medical
-16	22	cue of greetings heard
-16	9	between att ~
-160	-110	between end i
-160	-46	is none common
-160	-84	edges sv heard ga
-160	-93	edges nb heard te
-161	-140	edges sv medical or
-161	-174	between du ~
-161	-97	shape unheard -4
-162	-111	edges sv heard nt
-163	-146	two before = takk
-163	-79	before = of
-164	-116	two before = de
-164	-133	edges nb medical de
-164	-158	two before = får
-165	-92	edges nb heard in
-165	-96	edges en heard es
-166	-144	before = de
-167	-100	before = du
-167	-111	edges sv unheard er
-167	-120	edges sv heard ur
-168	-164	edges en heard ce
-168	-59	between på end
-168	-98	after = hos
-17	-18	after of end heard
-17	-6	cue of placePrepositions unheard
-17	17	after = står
-17	4	edges nb heard ga
-170	-110	before = на
-170	-160	edges ru heard ть
-174	-125	between ~ the
-174	-130	edges ru heard ла
-176	-161	edges da heard du
-177	-126	edges sv heard ta
-178	-138	after = with
-179	-128	after = you
-179	-184	edges nb heard tt
-18	-13	after = första
-18	-16	after none common
-18	-17	edges nb medical le
-18	-23	before = из
-18	-7	edges nb medical ng
-180	-144	shape medical cyrillic
-180	-89	edges sv unheard el
-181	-121	edges sv heard de
-181	-141	between var men
-181	-148	two before = ett
-182	-140	before = hade
-182	-155	two before = hon
-182	-171	before = this
-183	-128	after = hedder
-185	-185	before = sin
-186	-111	edges en heard om
-187	-126	edges sv heard an
-187	-175	edges ru heard сь
-187	-187	edges en heard my
-188	-148	edges da medical or
-19	-18	two before = med
-19	-28	after of form common heard
-19	-36	after of given ordinary heard
-19	-45	before = mycket
-19	-5	before = er
-19	48	before of none ordinary heard
-19	6	before = min
-19	6	edges en heard ke
-191	-110	before = en
-191	-230	after = vil
-192	-160	two before = men
-192	-187	edges en heard od
-195	-148	between og er
-195	-169	cue of none medical
-195	-201	is form common
-196	-145	edges da heard ne
-196	-161	edges en heard me
-198	-121	edges da heard in
-2	-11	after = at
-2	28	two before = can
-20	-11	after = was
-20	-14	between en i
-20	-18	edges da medical is
-20	-25	after = nå
-20	-29	after of rare ordinary unheard
-20	4	after of rare unheard heard
-200	-147	before = ett
-201	-201	after = se
-202	-123	before = får
-205	-118	after = bor
-21	-13	between the of
-21	-18	edges ru medical ол
-21	-19	before = kommer
-21	-6	edges ru heard ой
-212	-205	after = mor
-214	-138	shape heard -4
-215	-179	edges sv heard ll
-215	-183	before = my
-22	-11	between end med
-22	-13	after = ingen
-22	-16	between my card
-220	-202	after = ville
-220	-205	edges nb heard du
-222	-173	between ~ av
-223	-182	cue of greetings medical
-223	-195	edges en heard io
-223	-207	edges nb heard ja
-225	-206	edges da heard un
-227	-169	edges nb heard an
-227	-183	after = inte
-229	-183	between en som
-23	-1	before of verb heard
-23	-20	two before = er
-23	-25	shape medical 0
-23	-4	between и ~
-23	5	after of known ordinary unheard
-232	-198	edges nb heard nå
-235	-177	edges nb heard mi
-236	-237	is form rare unheard
-237	-174	edges en heard in
-238	-152	length unheard short
-238	-184	after = heter
-24	-25	edges sv medical de
-24	-4	two before = siden
-24	-43	before = ringer
-24	-8	two before = man
-24	19	before of both common unheard
-24	6	between ~ til
-240	-172	two before = den
-241	-239	edges da heard ue
-241	-264	between i har
-242	-220	edges da heard ag
-246	-180	before = som
-249	-180	edges sv heard te
-25	-23	edges sv unheard on
-25	-44	between ~ jeg
-25	14	before of surname common unheard
-255	-121	edges nb unheard ra
-256	-247	edges nb heard om
-257	-162	edges en heard re
-26	-13	after = en
-26	-17	two before = hade
-26	-23	before = alla
-26	-41	two before = was
-263	-233	edges sv heard om
-267	-121	is surname common
-27	-19	after = er
-27	-22	before = vad
-27	-28	two before = finns
-27	-36	between end som
-27	-5	between ~ är
-27	-52	edges nb heard ar
-270	-178	after = av
-276	-114	is both common
-276	-234	edges en heard ou
-28	-20	edges nb medical st
-28	-28	after of rare medical medical
-28	-32	between end kan
-28	-32	between så ~
-28	-39	edges sv heard ad
-28	-41	two before = min
-28	-42	after = min
-28	3	two before = andra
-28	52	before of given common unheard
-284	-195	edges sv heard et
-285	-210	edges da heard et
-288	-183	edges en heard id
-288	-219	edges en heard he
-288	-238	shape medical -3
-289	-224	two before = skal
-29	-109	between hos ~
-29	-15	before = sig
-29	-16	after none ordinary
-29	-21	after = under
-29	-21	before = are
-29	-23	edges da medical le
-29	-26	before = det
-3	-18	between till ~
-3	-26	after = ble
-3	26	after = on
-30	-13	two before = kan
-30	-2	before = with
-30	-26	between med end
-30	-34	edges sv unheard an
-30	-35	edges en heard en
-30	-38	before = var
-30	-60	before of given ordinary heard
-30	-7	edges en heard it
-305	-284	edges nb unheard to
-31	-21	shape unheard -2
-31	-50	before of none place heard
-316	-239	edges ru heard ет
-32	-17	edges nb heard ng
-32	-26	cue none
-32	-27	after of surname common heard
-32	-29	two before = ni
-32	-32	edges nb medical me
-32	-39	before of rare common unheard
-32	0	before of surname common heard
-320	-128	edges sv heard al
-321	-288	edges ru heard ии
-322	-218	edges nb heard et
-33	-22	between får ~
-33	-22	two before = samme
-33	-30	before = mot
-33	-58	edges sv heard or
-33	-78	edges sv medical on
-34	-20	after = в
-34	-24	edges sv medical as
-34	-47	after of given common medical
-34	-49	edges nb heard ha
-34	3	is pet common
-341	-292	edges da heard an
-345	-214	edges en heard ng
-35	-22	two before = что
-35	-30	edges en heard ry
-35	-37	edges sv heard kt
-35	-5	between ~ ja
-35	0	after of known unheard unheard
-35	9	between ~ det
-36	-22	two before = they
-36	-23	after of none ordinary heard
-36	-27	edges nb medical ra
-36	-30	after = skulle
-36	-61	between heter ~
-367	-266	edges en heard st
-37	-25	before = har
-37	-26	shape heard -2
-37	-27	two before = sedan
-37	-39	two before = our
-37	-4	two before = du
-37	-45	between end du
-37	-72	between kan ~
-37	-82	between с ~
-38	-12	cue of persons medical
-38	-24	after #
-38	-24	after = #
-38	-24	between end ~
-38	-26	before = have
-38	-41	between til end
-38	-67	two before = no
-38	1	after = to
-38	19	two before = on
-39	-15	two before = är
-39	-21	after = är
-39	-30	after given common
-39	-37	two before = она
-39	-38	edges da medical in
-39	-51	after of both common medical
-39	-68	edges ru heard ов
-40	-21	edges nb heard er
-40	-24	after of known common heard
-40	-30	after = bara
-40	-30	after of none medical unheard
-40	-35	before of formed unheard medical
-40	-37	two before = efter
-40	-41	edges sv heard ju
-41	-30	edges nb medical il
-41	-35	before = hun
-41	-38	after of rare place heard
-41	-39	before = dag
-41	-41	between ~ för
-41	-47	edges en heard op
-41	-63	is form ordinary
-415	-221	is given common
-42	-18	two before = som
-42	-21	shape medical -2
-42	-40	before = skal
-42	-61	before of surname unheard heard
-42	5	after = и
-43	-18	edges sv heard ar
-43	-43	before = etter
-43	-48	after = из
-44	-31	before = about
-44	-42	before = svenska
-44	-42	edges sv heard id
-44	-48	edges sv heard ha
-44	-54	after = man
-45	-23	after = tar
-45	-27	before = sedan
-45	3	after = och
-46	-35	two before = ville
-46	-37	two before = under
-46	-44	edges nb heard ok
-46	-70	between til er
-47	-37	after of given common heard
-47	-53	edges nb heard ak
-48	-39	before = tar
-48	-40	edges en heard do
-48	-42	after rare common
-48	-46	after of rare common heard
-49	-26	before = og
-49	-44	two before = mot
-49	-50	before = här
-49	-9	before of rare common heard
-5	15	before of end medical
-50	-15	edges sv heard ka
-50	-25	between i han
-50	-34	between ~ heter
-50	-36	after none medical
-50	-49	before = vill
-51	-32	edges sv heard st
-51	-37	after = не
-51	-40	edges nb medical te
-51	-44	before = haft
-51	-45	before = må
-51	-49	edges da medical ne
-52	-10	after = and
-52	-38	two before = at
-52	-55	edges ru medical ит
-52	-61	two before = må
-52	-73	edges da heard ak
-53	-12	between # ~
-53	-25	after = wife
-53	-29	after of both common heard
-53	-40	edges sv heard ne
-53	-48	two before = om
-53	-52	before = att
-53	31	before of none ordinary unheard
-54	-21	after = som
-54	-25	between de ~
-54	-35	before of both common medical
-54	-37	before = till
-55	-30	before = end
-55	-30	cue start
-55	-33	edges en heard ip
-55	-35	cue possessives
-55	-47	shape heard -3
-55	-56	after = så
-55	-68	cue of introductions heard
-56	-46	two before = år
-56	8	before = för
-57	-25	after of verb medical
-57	-54	after = kone
-57	-62	two before = katten
-57	-68	edges en heard ty
-58	-21	before of none common heard
-58	-21	between ~ har
-58	-39	two before = en
-58	-56	before = læge
-59	-35	after = siger
-59	-59	two before = ska
-6	-28	edges sv heard es
-60	-53	edges ru unheard ов
-60	-59	edges nb heard le
-61	-34	after of none common medical
-61	-39	two before = name
-62	-34	edges sv medical ix
-62	-57	after = för
-62	-68	edges sv heard ja
-62	-69	edges da heard am
-62	-76	edges nb heard ra
-62	-94	edges nb heard ve
-63	-16	edges sv heard el
-63	-22	before = you
-63	-38	before = for
-63	-42	between hedder ~
-63	-47	after = mot
-63	-51	before = врач
-64	-31	edges sv unheard öm
-64	-38	cue of placePrepositions name
-64	-57	two before = då
-64	-69	edges en heard nt
-64	-74	before of surname unheard medical
-64	-85	after of known common unheard
-65	-10	after known unheard
-65	-24	before of # medical
-65	-41	between in and
-65	-47	after = ska
-65	-60	between ~ at
-66	-31	after of known unheard heard
-67	-28	cue of start heard
-67	-30	two before = och
-67	-50	edges da medical se
-68	-47	two before = hans
-68	-53	edges da medical de
-68	-56	after rare medical
-68	-80	edges nb heard jo
-69	-1	before = under
-69	-17	after = här
-69	-30	before = could
-69	-38	before of given common medical
-69	-42	edges nb heard ne
-69	-47	two before = me
-69	-50	edges en heard on
-69	-56	shape medical 3
-69	-67	edges sv heard lt
-7	-10	edges ru medical ку
-70	-31	cue of none unheard
-70	-45	edges sv heard en
-70	-53	after = andra
-70	-70	edges sv heard pp
-71	-41	edges sv unheard ig
-71	-60	between ~ han
-71	-63	before = kone
-72	-29	after = från
-72	-46	edges nb heard re
-72	-63	edges sv medical ar
-73	-52	before = mig
-73	-57	after = ringer
-74	-45	is none unheard
-74	-68	after = hade
-74	-81	two before = upp
-75	-27	two before = se
-75	-32	after = у
-75	-34	shape heard cyrillic
-75	-43	after = name
-75	-47	before = æ
-75	-52	edges sv heard da
-75	-78	after of surname common medical
-75	50	between i og
-76	-43	after = över
-76	-55	edges sv unheard ar
-76	-65	between en end
-77	-22	before = ham
-77	-23	edges sv unheard et
-77	-37	edges nb heard ag
-77	-66	edges nb medical ne
-77	-87	between en ~
-78	-49	length medical long
-78	-71	before = fått
-78	-73	after of both unheard heard
-78	-86	edges sv unheard ng
-79	-123	edges en heard te
-79	-51	edges en medical ng
-79	-91	before = doctor
-8	-55	before of surname ordinary heard
-8	14	before of verb medical
-8	15	after of end medical
-80	-14	after = с
-80	-33	between med ~
-80	-65	before = efter
-80	-72	edges nb heard pi
-81	-52	two before = and
-81	-54	edges en heard ve
-81	-57	two before = har
-82	-69	edges da heard nu
-82	-70	after of # unheard
-83	-51	before = и
-83	-62	edges en unheard er
-84	-105	between ~ for
-84	-33	before = och
-84	-59	two before = inte
-85	-85	edges sv unheard as
-86	-17	two before = vid
-86	-20	after known ordinary
-86	-23	before of none medical heard
-86	-39	before of # unheard
-86	-55	two before = när
-86	-61	between ~ skal
-87	-68	before = vil
-87	-85	after = två
-88	-43	after = med
-88	-54	edges da heard er
-89	-67	before = den
-89	-73	cue of start medical
-9	-12	edges ru medical ил
-9	-15	edges sv medical ig
-9	-25	edges nb unheard ne
-90	-107	edges nb heard ho
-90	-118	after formed ordinary
-90	-32	edges ru heard те
-90	-46	after = а
-90	-78	between men er
-90	-85	after = husker
-91	-78	between er for
-91	-82	edges en heard so
-92	-25	before of none ordinary medical
-92	-57	before of end heard
-93	-65	between and ~
-93	-93	edges da heard ke
-94	-29	before of given common heard
-94	-40	cue of persons heard
-94	-58	after given unheard
-94	-67	after = datter
-94	-85	edges nb medical in
-95	-97	before = fick
-95	-98	two before = få
-96	-19	between ~ er
-96	-43	between och ~
-96	-51	cue of none heard
-96	-67	before = mg
-96	-90	edges nb medical se
-97	-94	between is ~
-98	-43	after = går
-98	-82	between det ~
-98	-84	edges sv heard va
-99	-133	before of surname unheard unheard
-99	-31	edges da heard ge
-99	-92	after = ha
0	-105	joined -3 -3
0	-11	left 3 -1
0	-11	left no
0	-11	right 3
0	-115	joining -3 -1
0	-120	joined -3 -2
0	-125	left -1 -1
0	-131	right -2 -3
0	-14	left 3 -2
0	-14	right -3
0	-152	joining -3 -3
0	-156	joining -3 -2
0	-16	two before = blev
0	-17	joined no -1
0	-19	left no 0
0	-20	joining apart -2
0	-20	right 2 -3
0	-21	joined apart -1
0	-21	right -2
0	-23	between ~ som
0	-24	left 3 -3
0	-25	joined -3 3
0	-28	joining no 0
0	-29	right -3 3
0	-32	joining no 1
0	-32	left no -2
0	-32	right no -2
0	-33	joining no -1
0	-34	joined apart -3
0	-34	joining apart -3
0	-35	right -3 -1
0	-39	left -3 -3
0	-41	left -3
0	-44	left -2 -3
0	-52	right 3 0
0	-52	right no -3
0	-53	left -2
0	-54	left -1 -3
0	-57	right 3 -3
0	-61	joined -1 -3
0	-62	left no -3
0	-68	right 3 1
0	-71	joined -2 -3
0	-73	joining no -3
0	-74	joined no -2
0	-78	right 3 -1
0	-86	right -1 -1
0	-88	left -3 -2
0	-89	right -1 -3
0	-92	joining -2 -3
0	-94	joined no -3
0	-97	left -2 3
0	-98	joining no -2
0	105	joining apart 2
0	116	right 3 2
0	117	left 1 3
0	130	right -2 3
0	136	left 3 3
0	138	joining 3 3
0	15	joining apart 1
0	15	left 1 -3
0	15	right -1
0	15	right -3 1
0	16	right 0 -3
0	17	joined apart 1
0	185	right 1 3
0	192	joining no 3
0	20	right no 2
0	220	joined 3 3
0	239	right 3 3
0	24	joining apart -1
0	24	right -3 -2
0	29	after = finns
0	29	joined apart 0
0	30	left 3 0
0	33	right no 1
0	33	right no 3
0	35	left 0 3
0	35	left 3 2
0	35	right 1
0	36	joining apart 3
0	37	left -3 2
0	37	left 0 -3
0	42	left 0
0	47	right no 0
0	50	left -1 3
0	50	left -2 -2
0	59	joining 3 -3
0	60	left 2 -3
0	63	left no 1
0	64	left no 3
0	66	joined apart 3
0	73	joined 3 -3
0	73	left 3
0	73	right 2 3
0	76	right 0 3
0	76	right 2
0	77	left 2
0	77	left 3 1
0	79	left 2 3
0	81	right -1 3
0	81	right 0
0	87	left -1 -2
0	91	joining -3 3
0	92	left 1
1	-14	edges sv unheard ne
1	-16	between säger end
1	-16	between ~ kommer
1	-22	before of none unheard medical
1	21	is known common
10	-35	cue of homes heard
100	47	after of verb unheard
100	58	two before = владелец
100	63	before = han
100	63	before = владелец
101	76	edges sv heard rn
102	106	after = blir
102	110	between heter och
102	15	before of rare unheard heard
102	69	before = mr
102	92	after of known common medical
103	105	after = också
103	72	after = der
104	97	before = ho
105	52	cue of kin name
105	89	after = ønsker
105	91	edges en heard ed
106	103	edges ru heard ты
107	104	after = her
107	120	before = der
107	143	between är och
107	45	shape heard 3
107	88	before = her
107	96	edges ru unheard ич
108	54	is rare unheard
108	81	before of known common medical
109	110	edges sv unheard ia
109	89	before = dotter
11	17	edges ru unheard са
11	9	edges nb unheard se
110	88	before = af
111	110	between för ~
111	56	before of # heard
111	81	after = eg
111	83	edges en heard no
111	98	two before = kom
112	63	cue of titles name
112	87	edges sv heard rg
112	98	before = name
113	125	between ~ de
113	128	between och på
113	141	before = syster
114	79	edges sv unheard rs
115	106	edges en unheard ry
115	92	two before = мы
116	117	edges sv heard ke
117	108	after = sin
117	58	cue of start name
117	66	before = fra
117	95	two before = owner
118	101	between eier ~
118	121	edges en unheard la
118	58	cue of persons name
118	74	edges en unheard en
119	105	two before = enligt
119	112	before = barn
119	113	edges nb unheard rd
119	80	before = med
119	87	after = in
12	-8	after of none common unheard
12	-8	edges sv unheard ns
12	-9	cue of persons unheard
12	0	after both common
12	15	cue greetings
12	31	edges en unheard te
120	48	after rare place
121	109	edges nb unheard un
121	67	edges sv heard sa
122	101	edges sv heard rk
122	103	two before = så
122	108	shape medical -1
122	109	two before = patient
123	100	cue of titles heard
124	100	edges nb unheard ik
124	133	edges da medical et
124	70	shape unheard cyrillic
124	79	is given unheard
124	90	between ~ med
124	99	edges en unheard th
125	111	before = siger
125	32	is formed ordinary
125	36	edges nb heard nd
125	48	cue introductions
125	78	two before = hunden
126	117	after = da
126	135	after = kom
126	69	before of none unheard unheard
127	104	between hos på
127	44	after of formed unheard unheard
127	69	after surname unheard
127	76	edges sv unheard rg
128	104	after = says
128	51	cue of kin unheard
129	116	before = eier
129	116	edges nb unheard ll
129	74	edges sv unheard st
13	-10	after = kan
13	1	edges ru medical ин
13	11	before = tre
13	14	two before = is
13	16	after of none ordinary unheard
13	32	after = den
130	151	before = enligt
131	132	between var end
132	106	before = hej
132	119	edges nb unheard ar
133	117	edges en unheard ra
133	134	two before = а
134	111	after surname place
134	121	edges nb unheard as
135	114	between vi ~
135	139	between på og
135	141	edges en unheard le
135	164	before = sa
136	138	two before = dette
137	107	before = что
138	129	edges nb unheard ge
138	131	edges nb unheard na
139	114	two before = god
139	99	before = vi
14	-30	between jeg ~
14	13	before = bare
14	24	edges da unheard ne
14	26	between ~ и
14	3	edges sv heard ia
14	35	two before = hun
14	5	length heard middle
140	156	before = pasient
141	115	cue of homes name
141	51	after of rare unheard unheard
142	68	edges sv heard se
143	64	two before = heter
144	125	edges da heard se
144	133	after = få
144	77	two before = hos
144	84	before = in
145	137	edges nb unheard ny
145	153	shape medical 4
146	136	between end #
149	114	after of surname common unheard
149	74	before = heter
149	84	between ~ men
149	99	two before = til
15	-7	two before = из
15	10	after of verb heard
150	105	between og ~
150	146	edges nb medical an
150	148	between ~ hun
150	83	shape unheard 3
151	105	is given ordinary
151	129	two before = ringe
151	165	edges nb unheard ad
151	35	cue animals
151	59	two before = this
154	117	before = called
154	52	after = var
155	138	after = nu
155	140	edges ru unheard на
156	115	after = ja
156	148	before = mor
156	164	edges da heard nd
157	153	edges ru unheard ва
158	46	before of given unheard unheard
158	81	cue kin
158	94	two before = nå
16	-13	cue of kin heard
16	12	is surname medical
16	13	after of rare medical heard
16	14	after both unheard
16	18	edges sv medical et
16	24	between ~ and
16	34	edges en medical is
16	45	edges nb unheard va
16	8	before = ejer
161	123	is surname unheard
161	135	after = ved
164	151	between og i
166	115	two before = dr
167	133	edges nb unheard id
168	144	after = fått
168	155	cue of animals name
168	70	after of rare place unheard
168	73	two before = bor
169	142	after = født
169	98	before = it's
17	10	after = end
17	10	after end
17	4	before = by
17	42	two before = jeg
170	139	cue of introductions unheard
170	78	two before = tre
171	121	two before = säger
172	82	shape unheard 4
173	132	before = doktor
173	168	between var som
174	110	cue homes
174	129	after = my
174	155	between from end
176	94	length unheard long
177	131	edges en unheard am
177	154	before = from
177	159	two before = hedder
177	179	before = ägare
178	124	after of both common unheard
179	166	two before = står
179	205	edges nb heard iv
18	0	between ~ я
18	12	after = lege
18	2	after none unheard
18	34	is rare ordinary
180	142	before = on
182	172	edges nb heard ya
184	163	before = bror
186	104	before of known common unheard
186	52	before of given unheard heard
188	86	is pet medical
189	49	edges da heard de
19	-8	two before = mr
19	16	between end det
19	27	between ~ is
19	65	after = kontrol
190	103	two before = ringer
190	126	cue titles
192	106	is surname ordinary
192	80	after = säger
194	124	before = kom
197	197	before = vet
198	207	between og på
199	153	before = säger
199	212	edges sv heard ld
2	-20	between at har
2	31	between of ~
20	-19	before of pet unheard heard
20	68	two before = и
201	185	two before = bed
204	167	edges nb unheard an
204	172	edges nb unheard in
205	101	edges da heard ed
205	125	after = også
208	153	two before = kommer
21	-11	edges en heard er
21	11	shape heard 1
21	20	edges sv heard je
21	24	edges ru unheard ра
21	4	after of form unheard unheard
210	207	edges sv heard rd
213	142	between ~ og
213	193	two before = eier
22	19	edges nb heard un
22	27	edges da unheard er
22	3	after = har
22	7	between owner ~
220	132	edges ru heard ка
220	151	before = is
220	71	before of known ordinary heard
222	154	is both unheard
224	174	edges nb unheard nd
225	196	between med og
225	207	after = telefon
226	139	edges da heard le
23	18	before = ja
23	20	after = sier
23	27	after of # medical
23	3	between mr ~
23	31	before = på
23	43	two before = för
23	8	after = i
23	8	between dr ~
231	148	before = at
24	-29	between er ~
24	-5	between ~ om
24	10	before = owner
24	8	after = blev
248	86	before of known unheard heard
25	9	before of end unheard
253	122	is pet ordinary
254	229	edges nb unheard ta
255	221	edges en unheard na
255	258	before = pas
26	-11	two before = din
26	12	after of none unheard heard
26	22	before = #
26	30	edges nb unheard ri
260	259	edges sv heard sk
261	165	before = ved
267	254	is given place
27	-1	cue of greetings unheard
27	-17	before = men
27	2	after of given unheard unheard
27	27	before = från
27	27	between зовут ~
27	3	between på i
27	36	edges da heard ve
27	79	two before = ligger
273	163	cue named
275	207	two before = nu
28	-1	before = mi
28	15	edges sv heard ig
28	16	before = katten
28	19	shape medical 2
28	20	edges ru heard ом
28	24	between in end
28	27	before = i
282	243	edges nb unheard al
282	247	after = тел
286	262	is known place
288	173	cue of animals heard
29	11	after = opp
29	12	between i i
29	37	after = fikk
29	7	after = ~
3	-54	two before = в
3	31	edges nb heard de
30	14	between heter end
30	27	between ~ en
30	28	cue of named unheard
30	33	two before = sig
30	34	edges ru unheard ий
30	46	after = for
30	56	between til på
30	59	after = vid
30	87	between er og
300	151	before = hos
300	263	between в end
300	296	two before = rom
307	256	is surname place
309	211	before of known unheard medical
31	19	after of # heard
318	161	before of known ordinary unheard
32	17	shape heard -1
32	29	edges sv unheard rd
32	6	edges nb unheard le
33	13	shape heard 2
34	20	between for ~
34	21	edges da unheard en
34	36	edges en unheard an
34	39	after = sedan
34	4	between ~ тел
34	49	between in ~
346	137	before of known unheard unheard
35	23	before = hei
35	32	edges nb heard es
35	33	after of none unheard medical
35	44	before = с
36	20	after = jeg
36	20	after verb
36	23	before = søster
36	25	edges en unheard al
36	28	two before = också
36	38	edges nb heard se
36	41	edges nb unheard ld
36	9	shape unheard -1
37	21	two before = ja
37	25	two before = с
37	4	after surname common
37	62	before = eller
38	10	two before = på
38	14	after = я
38	31	between som ~
38	56	edges en heard ns
38	61	between ~ у
382	214	edges sv heard lm
39	-6	after of surname ordinary heard
39	15	before of verb unheard
39	34	edges nb heard st
395	269	is known unheard
4	-29	edges sv unheard ll
4	11	two before = to
4	12	two before = det
4	28	before of none common unheard
40	17	cue persons
40	25	edges en unheard ia
40	30	edges sv heard ng
40	52	after = from
41	19	shape heard 4
41	22	before = dr
41	26	two before = till
41	32	after form common
41	32	two before = she's
41	42	edges sv medical ng
42	-3	edges da heard ng
42	19	before = муж
42	36	between что ~
43	28	shape medical 1
43	31	before = datter
43	5	two before = læge
43	52	edges nb unheard nn
43	77	edges ru heard го
44	-37	before of both unheard unheard
44	32	before = hur
44	35	edges sv heard os
44	41	two before = she
45	12	two before = with
45	42	two before = #
45	45	after of formed unheard heard
458	300	is rare place
46	24	edges sv heard it
46	27	edges sv heard iv
46	28	length heard long
46	32	length medical middle
46	49	after = на
47	-9	before of rare unheard medical
47	14	edges sv heard on
47	26	two before = sin
48	27	after = говорит
48	32	between til ~
48	35	before = också
48	44	edges en unheard ey
49	-11	after = vi
49	18	edges sv heard tt
49	3	after form unheard
49	39	two before = меня
49	57	edges nb heard al
5	-80	edges nb unheard en
5	37	between av ~
5	56	between og har
50	39	before = lite
50	52	two before = it's
50	73	before = hustru
50	87	edges ru heard та
51	28	before = patient
51	33	after = hva
51	37	between ~ till
51	51	after of known unheard medical
51	54	between ~ ringer
52	20	before of none unheard heard
52	4	edges nb heard sa
52	44	before = зовут
53	-6	between # end
53	36	after = där
53	45	between i och
53	51	before = jeg
53	53	after = sendt
53	79	two before = dig
54	16	after = på
54	45	before = в
54	77	edges sv unheard is
55	-5	two before = я
55	24	shape unheard 1
55	26	before = hva
55	31	after of surname ordinary unheard
55	47	edges en unheard on
558	333	is none place
56	11	edges nb heard ka
56	29	after of rare ordinary heard
56	38	before = hon
567	381	is known ordinary
57	49	between the ~
57	55	before = wife
57	63	edges sv unheard ik
57	93	is both ordinary
58	39	cue of titles unheard
58	59	two before = av
58	75	two before = mor
59	44	two before = dag
59	51	edges en unheard ce
59	72	edges en unheard in
6	-12	two before = in
6	42	between ~ а
60	38	two before = jag
60	56	after = can
61	108	between ~ så
61	11	after = det
61	40	edges ru heard ва
61	48	edges sv unheard nd
61	56	before = navn
62	12	edges en heard rs
63	103	two before = over
63	34	cue of greetings name
63	46	two before = ut
63	54	between och är
63	56	between ~ du
63	57	between min ~
63	66	between er jeg
64	18	two before = for
64	26	cue of placePrepositions heard
64	41	edges ru heard ия
64	59	two before = här
65	41	between i end
65	60	before = это
65	63	after = ikke
66	39	cue of named name
66	47	between end er
68	52	before = was
68	57	between ejer ~
68	75	after = ser
69	33	between säger ~
69	59	edges en heard an
69	65	after = ligger
70	-50	before of rare unheard unheard
70	30	length unheard middle
70	34	after rare ordinary
70	94	before = da
71	20	after surname ordinary
71	26	after of end unheard
71	5	after = sa
71	60	after = skal
71	72	edges nb unheard la
71	76	before = över
72	66	edges ru unheard ом
73	71	after = kommer
73	79	two before = der
74	23	before = om
74	56	after of surname unheard heard
74	57	edges sv medical en
74	62	edges sv heard ts
74	68	before = vår
74	71	after = mand
75	31	after = hun
75	69	before = у
75	77	between ~ och
76	24	after rare unheard
76	36	shape unheard 0
76	50	edges sv heard le
76	55	between heter og
76	61	edges sv unheard sa
76	79	between end har
77	43	between hos i
78	68	after of form common unheard
78	86	two before = you
79	56	after of none place heard
79	77	edges sv unheard ra
8	15	after = han
8	18	after of given common unheard
8	21	before = til
8	23	between och end
8	41	before of both common heard
80	45	two before = by
80	51	is pet unheard
81	56	before of none place medical
81	62	before = hest
81	84	two before = jo
82	22	before of rare place heard
82	29	edges sv heard nd
82	70	cue workplaces
82	70	edges nb unheard am
82	94	edges en unheard ne
83	13	between på ~
83	48	after = hon
83	79	before of rare medical heard
83	80	between är ~
84	42	before of formed unheard unheard
84	59	before of both unheard heard
84	63	before = that
85	30	two before = deg
85	75	after = tre
85	87	edges sv unheard la
85	90	edges sv heard rs
86	100	before = se
86	32	before = to
86	66	after = men
86	73	edges ru unheard ей
86	88	two before = fire
86	92	edges sv unheard in
86	96	edges da unheard na
87	44	between i ~
87	84	edges da unheard rd
88	121	after = nej
88	17	after of surname unheard unheard
88	33	after = the
88	55	between владелец ~
88	70	before = hedder
88	71	two before = kontroll
88	76	two before = her
88	87	before = også
88	87	two before = vi
89	112	edges ru unheard ия
9	-29	edges nb heard ke
9	35	between om ~
90	49	after = til
90	76	edges nb unheard di
91	36	shape unheard 2
91	55	before = naboen
92	22	between ~ på
92	40	edges en heard ly
92	52	after = jag
92	65	after = vill
92	67	edges sv unheard us
92	81	two before = af
92	96	between med och
92	97	two before = komma
93	109	edges ru unheard ой
93	51	after formed unheard
93	53	cue of possessives name
93	63	two before = my
93	69	after of both unheard unheard
93	74	before = sier
94	119	edges sv medical an
94	40	edges nb heard en
94	52	after none place
94	81	edges nb unheard rg
94	82	edges da heard ns
94	97	after = он
95	47	two before = sa
95	64	two before = end
95	81	before of rare ordinary heard
95	98	after = hadde
96	113	edges nb medical el
96	46	two before = зовут
96	68	two before = lege
97	134	before = søn
97	68	before = mamma
98	108	edges ru unheard ин
98	119	after formed medical
98	76	edges sv heard ge
99	109	after = eller
99	112	before = går
99	54	cue of introductions name
99	69	between ~ end
99	83	after = fra
`
