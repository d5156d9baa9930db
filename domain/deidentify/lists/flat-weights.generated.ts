/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-10	24	two before = on
-10	5	is known common
-100	-47	edges sv medical ra
-100	-80	before = vid
-100	-86	between ~ er
-101	-137	between ~ for
-101	-59	edges sv heard en
-101	-70	edges nb heard in
-102	-65	two before = a
-103	-63	shape unheard -3
-103	-77	before = hun
-103	-88	shape medical 3
-104	-75	cue animals medical
-105	-56	is none medical
-105	-86	before = how
-106	-116	between by ~
-106	-85	before = mannen
-106	-96	edges en heard so
-107	-61	edges sv medical ix
-107	-86	two before = de
-107	-98	edges nb medical in
-108	-102	edges sv medical or
-108	-104	edges nb heard ed
-108	-67	edges sv heard na
-109	-100	cue introductions heard
-11	-1	between ~ ~
-11	-13	after = ringe
-11	-2	after none ordinary
-11	-5	after given common heard
-11	-58	after rare ordinary unheard
-11	12	before none common unheard
-110	-48	edges sv heard al
-110	-55	between med ~
-111	-114	edges nb unheard je
-111	-154	between hos ~
-111	-57	between av och
-111	-70	after = att
-112	-97	edges sv heard ja
-113	-101	before = år
-113	-102	after = a
-113	-86	edges sv heard nt
-113	-90	length heard short
-113	-99	between er end
-115	-32	two before = han
-116	-131	edges nb heard le
-116	-82	after given unheard heard
-117	-128	edges sv heard re
-117	-87	edges sv unheard er
-12	-22	after = har
-12	-22	edges ru medical ин
-12	3	before surname common unheard
-120	-82	before = av
-121	-47	before = man
-121	-62	after = hans
-122	-100	edges sv heard el
-123	-56	before = of
-126	-104	cue none medical
-126	-118	edges nb medical or
-126	-134	between vi på
-126	-137	edges nb medical et
-127	-113	two before = ham
-127	-119	edges da heard ja
-127	-94	between det ~
-128	-140	edges da unheard er
-128	-89	shape medical -2
-129	-136	edges en heard my
-129	-77	edges da heard te
-129	-84	edges nb unheard ng
-13	-13	after = under
-13	-16	after none common heard
-13	-18	two before = kan
-13	-22	after given ordinary
-13	-4	two before = and
-13	-6	two before = hur
-13	24	after = on
-130	-97	between and ~
-132	-100	edges sv unheard öm
-132	-92	edges nb unheard er
-133	-100	edges sv heard er
-133	-103	between av end
-133	-110	between ~ är
-133	-70	edges da heard ge
-134	-73	edges da heard en
-134	-75	before # unheard
-135	-101	edges sv heard ns
-135	-82	edges sv unheard en
-136	-103	before = så
-136	-135	between end i
-137	-72	before none common medical
-137	-74	edges sv heard ga
-137	-85	is none ordinary
-14	-18	after = ska
-14	-18	after = svenska
-14	-20	between ~ i
-14	-27	between heter ~
-14	9	two before = jeg
-140	-127	before = ikke
-141	-132	two before = går
-141	-133	edges sv heard du
-141	-98	cue possessives heard
-142	-89	length medical long
-144	-110	before = de
-144	-120	between ~ the
-144	-94	edges sv heard de
-145	-118	before = this
-145	-85	edges sv heard ra
-145	-96	after = hos
-146	-152	edges en heard ck
-147	-139	after = får
-147	-96	edges sv heard ta
-148	-107	after = om
-148	-119	edges da heard in
-148	-155	edges en unheard ie
-148	-98	before = the
-15	-1	before = vad
-15	-10	edges sv heard ts
-15	-11	edges nb heard ng
-15	1	cue persons unheard
-15	11	edges sv unheard on
-15	41	before both common heard
-150	-132	two before = men
-151	-157	two before = и
-154	-126	after = you
-155	-117	after = datter
-155	-172	edges sv heard ni
-157	-103	edges nb heard te
-157	-134	edges en heard me
-158	-94	between på end
-16	-12	after = första
-16	9	two before = hun
-160	-195	edges da heard un
-161	-158	two before = takk
-162	-136	two before = ett
-162	-162	between du ~
-163	-97	before = som
-164	-114	edges da medical or
-166	-113	is rare medical
-166	-119	after none medical medical
-166	-91	shape unheard -4
-167	-152	after = fyra
-168	-101	before = du
-168	-131	edges nb heard da
-168	-195	after = se
-169	-125	cue placePrepositions medical
-169	-166	two before = the
-169	-74	before none medical medical
-17	-12	after = er
-17	-22	two before = var
-17	-24	between ~ and
-17	-27	two before = med
-17	-45	two before = in
-17	20	before none ordinary medical
-170	-179	edges en heard ss
-170	-98	edges sv heard la
-174	-115	edges sv unheard el
-174	-166	after = ville
-175	-106	shape heard -4
-176	-157	before = den
-176	-75	is none common
-177	-177	edges nb heard om
-179	-118	edges sv heard st
-179	-198	between i har
-18	-15	before = vill
-18	-38	two before = der
-181	-157	edges en heard nd
-182	-190	before = sin
-183	-156	after = with
-183	-185	edges en heard od
-184	-135	after = av
-185	-177	two before = den
-185	-187	edges nb heard mi
-187	-203	before = ett
-188	-192	edges en unheard 's
-19	-19	edges en medical is
-19	-22	before = ringer
-19	-31	edges sv unheard ta
-19	-45	edges nb unheard ne
-190	-183	between из ~
-192	-223	edges da medical en
-193	-129	before = får
-196	-200	after = år
-198	-164	between en som
-198	-175	edges en heard in
-198	-201	after = mor
-199	-123	edges sv heard ag
-2	-34	after form common
-2	12	between ~ ja
-2	53	after = nå
-20	-12	cue placePrepositions unheard
-20	-13	between i end
-20	-15	two before = sedan
-20	8	after given common medical
-200	-141	length unheard short
-201	-161	before = hade
-202	-124	edges en heard es
-202	-148	before = на
-202	-162	after = hedder
-203	-163	after = inte
-204	-195	edges sv heard om
-207	-232	after = vil
-208	-158	edges en heard om
-209	-154	edges sv heard an
-21	-19	two before = ska
-21	-28	two before = mr
-21	-34	edges nb heard ra
-21	-44	edges sv heard ne
-212	-171	edges da heard du
-212	-180	edges sv heard te
-212	-209	is form rare unheard
-215	-196	edges da heard ne
-218	-150	before = en
-218	-165	edges sv heard ll
-219	-147	edges en heard re
-22	-11	cue placePrepositions
-22	-17	two before = man
-22	-18	before = går
-22	-28	cue kin heard
-22	-35	two before = sa
-22	-38	edges sv unheard ka
-22	-48	shape medical 1
-22	-7	after surname common heard
-224	-209	shape medical -3
-228	-229	edges nb heard ja
-23	-17	after = går
-23	-31	before = hon
-23	-8	before end unheard
-23	9	before = and
-231	-190	between og er
-231	-193	edges nb heard an
-232	-204	two before = hon
-237	-119	between # #
-24	-13	between till ~
-24	-30	two before = name
-24	-35	cue greetings unheard
-24	-35	edges en heard no
-24	11	after = and
-241	-226	edges nb heard du
-245	-229	cue greetings medical
-246	-219	edges en heard id
-247	-167	edges nb heard et
-248	-191	after = heter
-25	-10	after surname unheard unheard
-25	-18	after = was
-25	-21	shape heard 0
-25	-27	after = at
-25	-32	is form unheard
-25	-4	is rare ordinary
-25	-8	before = få
-25	-8	before = har
-258	-197	before = my
-26	-10	edges nb unheard va
-26	-21	after = de
-26	18	before = в
-261	-190	edges sv heard et
-267	-147	is surname common
-268	-221	edges nb unheard ra
-27	-22	before = could
-27	-27	after none medical unheard
-270	-187	edges da heard et
-270	-202	edges nb heard nå
-28	-18	before = mot
-28	-23	after rare medical
-28	-25	after none common
-28	-29	is formed unheard
-28	-36	before = ska
-28	-5	before = eller
-280	-287	edges ru heard ет
-284	-284	is form common
-287	-287	edges nb heard un
-29	-47	after given ordinary heard
-29	-49	cue homes heard
-291	-220	edges en heard he
-294	-228	two before = skal
-3	27	before = you
-30	31	before none ordinary heard
-303	-268	edges da heard an
-31	-14	edges nb unheard ik
-31	-2	two before = är
-31	-21	after = skulle
-31	-22	after end heard
-31	-22	edges ru medical ол
-31	-24	between end kan
-31	-36	after = из
-316	-259	edges en heard ou
-318	-227	edges en heard ng
-32	-16	after none ordinary heard
-32	-20	two before = på
-32	-27	is formed medical
-32	-40	after rare common
-320	-171	is both common
-327	-303	edges nb unheard to
-33	-15	after given common unheard
-33	-19	after = в
-33	-20	between men er
-33	-27	cue none
-33	-35	two before = se
-33	-39	edges sv unheard in
-33	-60	two before = min
-33	12	between ~ så
-34	-29	edges sv heard ar
-34	-3	before surname common heard
-34	-6	cue greetings
-341	-257	edges en heard st
-35	-1	after both common heard
-36	-31	after # medical
-36	-69	before pet ordinary heard
-37	-15	after given common
-37	-40	between end du
-38	-11	after = och
-38	-20	after known unheard heard
-38	-20	between får ~
-38	-22	before = ja
-38	-51	edges sv heard da
-38	-63	after known common unheard
-39	-15	after = не
-39	-21	before = til
-39	-22	between my card
-39	-26	before = и
-39	-52	between ~ skal
-4	-15	two before = ejer
-40	-40	between ~ som
-40	-42	between til på
-40	-49	before = so
-40	-95	before surname ordinary heard
-40	0	before = er
-40	17	before = og
-41	-12	after = som
-41	-22	two before = år
-41	-26	two before = och
-41	-35	two before = fra
-41	-37	between så ~
-41	-42	edges sv heard ju
-41	2	before = för
-42	-16	after = tar
-42	-36	before end heard
-42	-41	edges sv heard rt
-420	-261	is given common
-43	-15	before = till
-43	-3	after known common heard
-44	-27	edges nb heard ag
-44	-37	between ~ jeg
-44	-37	two before = då
-44	-39	after known ordinary unheard
-44	-66	between ~ han
-45	-39	after rare place heard
-45	-55	after = man
-45	25	before verb medical
-46	-1	before = är
-46	-38	edges nb heard ar
-46	-57	edges nb heard ge
-47	-38	after known unheard unheard
-47	-39	cue none heard
-47	-48	edges nb heard es
-47	-51	before rare common unheard
-47	-56	edges da heard ak
-48	-41	edges en heard do
-48	-54	before known common heard
-49	-94	before surname unheard unheard
-50	-33	after = а
-50	-35	before = att
-50	-49	edges nb heard ok
-50	-64	after = vi
-51	-20	edges sv unheard ng
-51	-20	is pet common
-51	-27	edges sv unheard et
-51	-35	after #
-51	-35	after = #
-51	-58	after rare common heard
-51	-67	two before = of
-52	-11	two before = du
-52	-57	between ~ det
-52	0	before none medical heard
-53	-29	before = end
-53	-29	cue start
-54	-51	shape unheard -2
-54	-81	before given ordinary heard
-55	-52	before = under
-55	-55	edges sv heard ha
-55	-8	between # ~
-56	-25	after known unheard
-56	-25	shape heard cyrillic
-56	-94	edges nb medical ne
-57	-39	after = name
-57	-62	edges nb heard ha
-57	-86	after = lege
-58	-41	after none medical
-58	-75	after both common medical
-6	-32	edges sv heard as
-60	-31	before = a
-60	-33	cue placePrepositions name
-60	-39	two before = när
-60	-41	edges en unheard er
-61	-35	after = и
-62	-25	after = med
-62	-52	between ~ kan
-62	-60	before = sig
-63	-56	before = fått
-63	-57	after = is
-63	-82	before surname unheard medical
-64	-36	after = card
-64	-40	length medical short
-64	-55	shape heard -3
-65	-41	after given unheard
-65	-46	between ja er
-65	-49	edges nb heard ne
-65	-59	after = här
-66	-28	between och end
-66	-49	edges sv heard ur
-66	-66	cue persons medical
-68	-22	after = till
-68	-77	edges sv heard ia
-69	-52	cue possessives
-69	-73	two before = om
-7	-18	before = ejer
-70	-48	after known ordinary
-70	-59	edges sv unheard as
-70	-67	edges sv heard in
-70	-78	two before = ikke
-71	-30	after = från
-71	-59	edges da heard am
-71	-64	edges nb medical te
-71	-87	edges sv unheard ll
-72	-49	after known ordinary heard
-72	-60	after # unheard
-73	-36	two before = har
-73	-41	between för end
-73	-58	two before = att
-73	-79	edges da heard nu
-73	-84	before = это
-74	-70	two before = er
-75	-30	before none common heard
-75	-50	after = han
-75	-55	two before = inte
-76	-42	edges sv unheard ar
-76	-74	edges nb medical er
-77	-48	edges en heard ve
-77	-77	after = hade
-78	-2	before none ordinary unheard
-78	-57	after = og
-78	-72	shape medical -4
-79	-45	cue persons heard
-79	-65	before = for
-79	-77	edges sv unheard an
-8	-15	after both unheard
-8	-15	after none ordinary unheard
-8	-22	is surname medical
-80	-76	before surname unheard heard
-82	-52	after verb medical
-83	-57	after none common medical
-84	-76	two before = me
-84	-87	after = står
-85	-89	after = för
-85	-93	before = doctor
-86	-25	before = och
-86	-54	after = en
-87	-56	edges sv unheard na
-88	-110	after form common heard
-88	-21	before = kan
-89	-45	between med end
-89	-75	edges sv medical in
-89	-76	edges nb medical me
-89	-84	two before = at
-90	-118	before = врач
-90	-125	between ~ fra
-90	-53	cue none unheard
-90	-66	edges da heard er
-90	-80	between to ~
-91	-53	is none unheard
-91	-74	edges en heard te
-91	-93	edges sv heard at
-92	-103	between is ~
-92	-107	after = of
-92	-96	before = jag
-93	-58	cue start unheard
-93	-72	after = är
-93	-89	shape medical cyrillic
-93	-93	before = inte
-95	-105	edges sv medical on
-95	-112	edges nb heard ho
-95	-18	before none medical unheard
-95	-74	after = så
-95	-84	edges nb heard jo
-96	-10	between i og
-97	-102	edges sv heard nu
-97	-92	edges nb medical se
-97	-94	edges nb heard ei
-98	-113	after = ha
-98	-29	two before = hans
-98	-50	before given common heard
-99	-100	two before = få
0	-107	joining no -1
0	-11	right -2 -3
0	-111	joined no 0
0	-124	joined no -3
0	-124	left -1
0	-14	after = ett
0	-15	joined apart -1
0	-157	joined no -1
0	-162	left -2 -2
0	-18	right 3 1
0	-18	right no -2
0	-187	right -2 -2
0	-19	right -3
0	-197	joining -3 -3
0	-20	joined apart -3
0	-204	joining -3 -1
0	-207	joined -3 -3
0	-22	joined apart -2
0	-22	left -1 3
0	-22	left no
0	-25	left -3 0
0	-25	right -3 2
0	-28	right -2 3
0	-31	left no -2
0	-33	joining apart -3
0	-33	left 1 -3
0	-34	left 0 3
0	-34	left no -1
0	-35	joining no 0
0	-35	left 3 -1
0	-36	right 3 -3
0	-37	left -3 -3
0	-40	right no -3
0	-44	right -2
0	-45	left -3 3
0	-49	left -3 -1
0	-49	right -2 0
0	-53	joined no -2
0	-55	right 1 -3
0	-57	left -3
0	-59	joining no -3
0	-61	joined -1 -3
0	-66	joining -3 3
0	-77	right 3 0
0	-79	joined -3 3
0	-79	right -3 3
0	-80	left no -3
0	-88	joining no -2
0	-88	right -1 -3
0	-97	joined 3 -3
0	10	after none place unheard
0	103	right 1 3
0	109	left 2
0	11	joined no 3
0	118	left -2 3
0	12	edges sv unheard sa
0	13	right 3
0	132	left 3 3
0	142	joining 3 3
0	146	left 2 3
0	16	right -3 0
0	17	left 2 -3
0	17	right no 0
0	184	joined 3 3
0	185	left 1
0	19	left -3 2
0	19	right no 1
0	20	right no 2
0	21	joining apart 1
0	21	right -3 -2
0	24	before = with
0	24	right -1
0	25	right 2 -3
0	27	joining apart -1
0	27	left no 3
0	30	joining no 1
0	31	left no 2
0	31	right no -1
0	32	right 2
0	34	right 3 -2
0	36	joining apart 0
0	39	joined apart 2
0	39	left 1 3
0	41	joining no 3
0	41	left -3 1
0	42	right 0 -3
0	43	left 0 -3
0	44	right 0
0	46	left 0 -2
0	46	left 3 0
0	47	joining apart 3
0	48	joined apart 3
0	51	left -2
0	51	left no 1
0	53	right no 3
0	62	left -2 -3
0	64	right 3 2
0	70	right 0 3
0	71	right -3 1
0	74	right 3 3
0	75	right -1 3
0	84	left 3 2
0	90	right 2 3
0	92	left -1 -3
0	93	joining 3 -3
0	93	right 1
0	95	left 3
0	98	left 3 1
1	19	before verb heard
1	27	before = det
10	-31	after surname ordinary heard
10	16	edges nb unheard ad
10	17	two before = ut
10	20	two before = det
10	3	edges da heard ve
100	62	after none place heard
100	68	edges sv heard le
100	92	after = он
101	54	shape heard 3
101	70	between säger ~
101	78	after end medical
101	87	edges nb unheard di
102	28	cue animals
102	72	cue titles name
104	119	before = hedder
104	78	after both common unheard
105	103	between eier ~
105	40	two before = hos
105	83	edges sv heard se
105	96	edges nb unheard le
106	100	before = hest
106	117	edges ru unheard ой
106	57	after rare unheard
106	62	cue kin name
107	130	two before = eg
107	78	two before = end
107	99	before = name
108	93	two before = you
109	88	two before = lege
11	24	before = där
110	67	two before = så
111	105	edges ru heard ва
111	40	edges nb heard en
111	92	after = fått
111	98	between ~ och
112	113	after = her
112	63	between i ~
112	74	after none place
113	72	is given ordinary
114	99	two before = dag
115	118	before = af
115	72	before = у
115	81	cue homes
115	95	between och ~
116	71	cue introductions name
116	95	before = on
117	108	cue named name
117	82	after = fra
117	96	edges nb unheard rd
118	109	between heter och
119	124	after = eller
119	76	after surname unheard
119	88	two before = by
12	-6	after = ~
12	-7	after none common unheard
12	4	between ~ til
12	8	before = bare
12	9	cue persons
120	121	edges ru unheard ия
120	56	between ~ på
122	122	edges en unheard la
123	122	before = vi
123	77	two before = ringer
123	82	edges sv unheard st
124	127	edges en unheard am
124	14	before given unheard heard
126	84	after rare place
127	98	two before = my
128	121	edges sv unheard la
129	103	edges ru unheard ич
129	122	after surname place
129	128	before = mr
13	-21	is formed ordinary
13	-24	before rare place heard
13	-7	edges sv unheard ns
13	16	before rare common heard
130	111	edges sv unheard rs
130	71	shape unheard 2
130	78	shape unheard 3
131	121	after = hon
131	13	cue named
133	147	after = eg
133	61	cue kin unheard
134	102	is given unheard
134	77	cue kin
135	115	after formed unheard unheard
135	120	after surname common unheard
136	119	two before = nå
136	126	after = født
137	120	edges nb unheard ll
137	149	after = kom
138	137	after = också
139	104	edges sv unheard rg
14	1	after none unheard heard
14	12	before = i
14	25	between vi i
140	34	before known ordinary heard
141	101	before = om
141	125	between på i
141	147	edges en unheard ry
142	103	two before = hunden
143	104	after = nu
144	104	edges nb heard de
144	107	between ~ med
144	80	two before = av
145	127	before = in
146	136	edges sv heard rg
147	148	after both unheard unheard
148	116	before = hej
149	119	between from end
149	141	edges en unheard ra
15	11	edges sv heard ma
15	31	between i han
15	48	before both common unheard
15	5	two before = ~
150	137	is surname unheard
150	147	before = eier
152	129	edges sv heard ge
152	134	between vi ~
153	138	after = få
153	99	after surname unheard heard
154	101	cue persons name
154	142	two before = ringe
154	144	between og i
154	147	before = called
155	135	before = с
155	137	between hos på
159	139	before = heter
159	157	before = it's
16	18	after known common
16	26	between at har
160	152	after = da
160	99	after rare unheard unheard
161	117	before = säger
161	119	edges en unheard en
161	170	two before = а
161	62	before given unheard unheard
162	109	two before = heter
162	119	after = ja
162	155	before = der
163	135	between og ~
163	76	is surname ordinary
165	138	edges ru unheard ва
168	105	after = säger
168	161	edges ru unheard на
168	162	between var som
169	141	cue homes name
169	147	edges nb medical an
17	-35	before = ~
17	-6	cue start heard
17	11	after = du
17	12	before = mor
17	15	after both common
17	32	cue possessives medical
17	4	after formed ordinary
17	8	before = ham
172	49	before known unheard heard
173	137	cue animals name
173	169	two before = hedder
174	176	edges da heard se
174	60	before known common unheard
174	98	length unheard long
175	124	two before = this
176	168	before = bror
177	116	before # heard
178	143	after rare place unheard
178	177	before = from
179	142	cue titles
179	66	edges da heard de
18	-27	edges nb heard sa
18	-30	before = dag
18	12	after # heard
18	43	between kan ~
18	7	before = skal
181	132	two before = til
184	142	before = kom
184	157	edges nb unheard id
185	146	before = han
187	111	shape unheard 4
19	0	shape heard 2
19	13	after = när
191	129	two before = säger
193	157	between ~ men
194	169	before = doktor
194	99	is pet ordinary
197	123	edges sv heard sa
2	-15	after = i
2	-16	after none unheard unheard
2	47	between og har
20	-14	after = min
20	11	after none unheard
20	20	after form unheard unheard
20	27	two before = меня
20	36	cue workplaces
20	44	before = hustru
201	158	is both unheard
201	195	after = telefon
205	171	edges nb unheard nd
206	194	between в end
21	20	two before = eller
210	153	between ~ og
210	177	edges nb unheard an
219	206	after = тел
22	-51	before both unheard unheard
221	195	cue animals heard
224	173	between med og
225	206	cue introductions unheard
226	184	before = is
23	-5	before = to
23	14	between dr ~
23	63	is both ordinary
230	127	is pet medical
230	161	edges da heard ed
235	160	before = ved
237	234	edges da heard le
238	195	edges en unheard na
238	221	two before = eier
24	4	two before = is
240	168	before = at
245	190	two before = kommer
245	229	is known place
247	178	two before = bor
25	-11	edges sv heard ad
25	3	between end ~
25	75	before given common unheard
258	133	before known unheard medical
26	10	length heard middle
26	13	between har ~
26	36	two before = en
26	39	between att ~
268	221	two before = nu
27	-4	edges sv unheard nd
274	249	edges ru heard ка
28	13	two before = with
28	6	shape unheard -1
282	116	before known ordinary unheard
284	314	shape medical 4
29	22	after verb heard
29	26	between säger end
29	40	between end har
291	172	before = hos
3	32	between om ~
3	35	between i och
3	44	cue greetings heard
30	29	edges en heard an
30	41	after known unheard medical
308	263	is surname place
31	41	before = mycket
31	48	after none unheard medical
311	266	is pet unheard
32	14	between til ~
32	17	after surname common
32	19	between ~ is
32	22	two before = i
33	15	between ~ end
33	18	after verb
33	20	between the ~
33	27	edges sv medical et
33	73	two before = ligger
34	19	after = ringer
34	30	edges sv heard ig
34	41	between of ~
35	23	after = sier
35	39	cue start name
35	71	before given common medical
355	144	before known unheard unheard
36	30	between min ~
36	39	between for ~
368	248	edges sv heard lm
37	10	shape heard -1
37	39	between i i
37	43	before = på
37	51	edges en heard it
38	16	after = hun
38	43	two before = från
38	44	between end #
38	59	after = vid
39	19	cue placePrepositions heard
39	19	two before = som
39	39	before = när
390	228	is none place
4	29	before none unheard medical
40	24	between ejer ~
40	25	after = end
40	25	after end
41	-18	before rare unheard medical
41	106	between er og
41	61	edges sv unheard is
42	43	after = ikke
42	52	two before = can
429	288	is rare place
43	22	after rare medical heard
43	28	before = från
43	28	between är och
43	34	edges en heard ke
44	42	between ~ en
45	17	edges da unheard en
45	60	edges nb unheard la
46	29	before = dr
46	50	edges en unheard an
46	58	two before = står
47	18	edges nb unheard na
47	53	edges ru unheard ий
47	54	two before = sig
48	37	edges sv medical ng
48	44	before = hei
48	63	before = her
49	63	cue named unheard
5	-11	between jeg ~
5	-16	edges nb unheard en
5	-21	edges nb unheard ar
5	-34	edges en heard er
5	49	after = my
50	32	after = den
50	44	before verb unheard
508	422	is known unheard
51	12	before rare unheard heard
51	32	edges ru unheard ом
51	50	after none ordinary medical
52	20	after = jeg
52	25	edges sv heard nd
52	55	edges en unheard on
52	63	two before = för
52	64	edges nb unheard ld
53	48	edges sv medical en
54	-12	before # medical
54	14	after = til
54	40	after = der
54	45	edges sv unheard us
54	56	edges en unheard ia
546	402	is known ordinary
55	13	edges nb heard se
55	46	after = men
55	55	edges nb unheard in
56	32	shape unheard 0
56	52	before = by
57	79	between in ~
58	31	after = siger
58	59	between heter og
58	74	edges en unheard ey
59	58	two before = #
59	66	after = ser
60	26	before rare ordinary heard
61	29	after verb unheard
61	29	shape unheard 1
61	40	before = fra
61	56	edges sv unheard ik
61	72	after rare ordinary heard
61	79	between и ~
62	67	edges sv heard ke
63	28	two before = for
63	75	edges en unheard in
64	54	edges sv heard iv
65	-4	before none place heard
65	22	between ~ #
66	10	cue titles heard
66	54	before = из
67	19	edges sv heard ng
67	36	length unheard middle
67	63	after surname ordinary unheard
67	81	before = mamma
68	0	before = men
68	24	edges nb heard nd
69	32	after surname ordinary
69	44	between ~ du
69	47	after given unheard unheard
69	79	before = that
7	-12	edges sv unheard ne
70	78	before = was
72	28	after end unheard
72	37	cue greetings name
72	48	between end är
73	64	edges da heard ng
73	65	two before = sin
73	66	between av ~
73	74	two before = to
73	87	edges nb heard al
74	31	before = #
75	42	length heard long
75	54	edges da unheard rd
75	85	after = fikk
76	70	edges sv unheard ia
76	72	before none unheard unheard
76	73	edges sv heard tt
77	107	between på og
77	37	after = det
77	62	before = зовут
77	81	before = med
77	94	edges sv medical an
78	-69	before rare unheard unheard
78	103	between med och
78	29	after = også
78	40	two before = ja
78	62	after = där
78	75	after = vill
78	76	before = også
78	96	cue titles unheard
79	44	after = var
79	50	two before = deg
79	56	shape medical -1
79	59	after form unheard
79	68	edges nb unheard ja
80	46	after rare ordinary
80	57	edges sv heard on
80	58	edges sv heard rn
80	83	before rare medical heard
81	19	between på ~
81	86	after = kommer
82	79	before = vår
82	86	before = wife
83	55	is rare unheard
83	94	before = pasient
84	112	edges da heard ns
84	31	before none unheard heard
84	84	after = can
84	95	edges en unheard ne
85	61	before = katten
85	88	after = ligger
86	49	length medical middle
86	94	two before = я
87	32	after = jag
87	48	two before = her
88	48	shape heard 4
88	74	after = for
88	81	after = in
88	84	edges nb unheard rg
89	68	before = jeg
89	71	edges ru unheard ей
9	16	edges da unheard ne
9	19	edges sv heard es
90	110	two before = enligt
90	52	shape unheard cyrillic
90	54	two before = læge
90	58	before = patient
90	87	two before = dig
90	88	before = barn
91	107	two before = vi
91	67	before = sier
91	70	before = mi
91	92	two before = här
92	42	after = the
92	44	after = på
92	61	after formed unheard
94	105	after = tre
94	59	two before = till
95	49	after = sa
95	57	cue possessives name
96	106	between ~ hun
96	99	between är ~
97	43	cue introductions
98	70	after = skal
98	82	edges en unheard th
99	122	between för ~
99	55	edges nb unheard ge
99	57	before formed unheard unheard
99	69	between hos i
`
