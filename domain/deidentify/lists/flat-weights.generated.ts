/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-50	edges en heard er
-1	27	is known common
-10	-15	after = svenska
-10	16	before none common unheard
-100	-100	after = was
-100	-67	before = av
-100	-79	cue placePrepositions medical
-100	0	before none ordinary heard
-102	-141	between hos ~
-102	-95	edges da heard ja
-103	-55	cue start unheard
-103	-81	after = you
-104	-73	after given unheard heard
-104	-79	before = for
-105	-68	is none ordinary
-105	-90	after = tar
-105	-92	edges sv medical on
-106	-118	after = är
-107	-5	before none ordinary unheard
-108	-123	between ~ fra
-108	-128	edges en heard my
-11	-1	edges sv heard ts
-11	4	after both common
-110	-108	cue introductions heard
-110	-110	between by ~
-111	-104	between ~ the
-111	-99	after = и
-112	-18	before none medical unheard
-115	-114	edges sv heard du
-117	-110	between ~ är
-118	-109	edges nb unheard je
-119	-106	edges nb heard ed
-12	-38	is formed ordinary
-12	-4	edges sv unheard on
-12	-9	two before = man
-12	15	between i han
-12	3	between end ~
-121	-56	edges nb heard in
-121	-96	before = de
-121	-96	edges sv unheard er
-122	-104	after = så
-122	-32	before none medical medical
-122	-40	edges da heard te
-123	-103	between det ~
-123	-135	between du ~
-123	-48	two before = kan
-124	-103	edges sv heard nt
-124	-121	edges da heard du
-124	-144	between i og
-125	-75	edges sv unheard en
-125	-83	two before = jeg
-128	-96	shape medical 3
-129	-121	edges sv heard in
-129	-124	edges nb heard da
-129	-163	two before = takk
-129	-99	length heard short
-13	-14	cue none name
-13	-25	edges sv unheard in
-13	-28	edges sv unheard ns
-13	-3	edges nb heard ag
-13	-31	after = har
-13	-32	between ~ er
-130	-117	before = så
-130	-46	two before = han
-130	-83	cue possessives heard
-131	-104	edges sv heard er
-131	-126	edges sv unheard öm
-132	-104	edges sv heard el
-132	-127	shape medical 2
-132	-173	edges en unheard 's
-133	-120	before = år
-133	-137	after form common
-133	-79	shape unheard -4
-136	-118	two before = den
-137	-133	edges da heard in
-138	-101	two before = ett
-138	-105	before = this
-138	-76	edges sv heard la
-138	-79	edges en heard es
-139	-108	two before = a
-139	-119	is pet common
-139	-160	edges da heard un
-14	-12	edges nb unheard en
-14	-13	before = vill
-14	-39	edges sv unheard ta
-14	-54	before rare place heard
-14	6	after = de
-14	7	after surname common heard
-140	-113	before = sin
-140	-127	edges sv medical or
-141	-138	edges da medical or
-142	-126	two before = и
-144	-141	between end i
-144	-96	between and ~
-145	-115	after = with
-145	-136	edges da heard ge
-145	-97	before = du
-148	-165	edges sv heard ni
-149	-127	two before = men
-15	-21	edges da heard nu
-15	-27	between ~ skal
-15	-39	edges sv unheard ng
-15	-9	edges en heard no
-150	-125	between av end
-151	-109	length medical long
-151	-112	edges en heard ve
-153	-115	before none common medical
-153	-129	edges en heard nd
-153	-172	before = ett
-153	-85	before = man
-154	-119	edges sv heard an
-154	-92	between på end
-155	-128	edges nb unheard ng
-155	-142	edges nb medical or
-156	-117	edges sv heard st
-156	-147	edges nb heard om
-16	-16	before = could
-16	-29	shape heard -2
-16	-8	after = som
-16	-9	after none ordinary
-16	-9	two before = hur
-160	-134	before = den
-160	-151	after = får
-161	-92	edges da heard en
-162	-150	after = fyra
-163	-160	after given common medical
-164	-144	edges nb heard an
-166	-128	after = av
-166	-138	edges da heard an
-169	-146	edges en heard od
-169	-163	edges nb heard mi
-17	-15	after = går
-17	-20	before = går
-17	-21	edges sv heard ju
-17	-34	after = ska
-17	-6	two before = you
-17	11	two before = du
-170	-149	two before = var
-172	-173	edges en heard in
-173	-133	edges en heard re
-177	-157	between en som
-178	-152	two before = the
-179	-172	edges sv heard ns
-18	-22	edges sv heard or
-18	10	between till ~
-180	-185	edges nb heard te
-181	-175	after = hedder
-183	-136	before = hade
-186	-126	shape heard -4
-186	-190	between i har
-187	-199	between og er
-188	-189	after = ville
-19	-29	after = under
-19	-4	before = ja
-19	12	before = har
-190	-195	edges da heard et
-194	-140	edges sv heard ag
-195	-191	edges nb heard ja
-196	-170	after = inte
-197	-147	length unheard short
-197	-187	edges sv heard om
-197	-195	edges nb heard du
-198	-194	before = на
-2	-17	edges da unheard an
-20	-1	before = and
-20	-14	before = vad
-20	-23	cue greetings unheard
-20	-35	before known common heard
-20	12	after = в
-20	17	before surname common heard
-204	-201	edges da heard ne
-205	-180	two before = hon
-207	-177	edges sv heard ll
-209	-174	two before = skal
-209	-211	after = år
-21	-19	two before = ska
-21	-27	cue persons medical
-21	-35	before = mot
-21	2	edges sv heard ra
-213	-198	after none medical medical
-214	-177	edges sv heard ta
-215	-171	after = heter
-218	-130	between # #
-22	-29	two before = med
-22	-9	edges nb medical en
-221	-213	edges en heard he
-225	-218	two before = går
-227	-188	edges en heard om
-23	-33	after given ordinary heard
-23	-34	after = från
-238	-177	before = en
-239	-184	edges nb heard et
-245	-202	before = my
-249	-255	shape medical -3
-25	-22	after known unheard heard
-25	-24	between men er
-25	-6	cue greetings
-254	-222	cue greetings medical
-255	-260	edges nb heard un
-257	-209	edges sv heard et
-258	-229	edges en heard ou
-26	-33	between ~ jeg
-269	-216	edges nb unheard ra
-27	-20	before = to
-27	-25	between kan ~
-27	-27	edges nb heard es
-27	-86	before surname ordinary heard
-279	-211	edges en heard ng
-28	-14	cue persons unheard
-28	-16	before = få
-28	-17	between ~ det
-28	-17	edges nb unheard va
-28	-33	after = skulle
-28	-34	after = man
-28	-37	edges sv heard rt
-28	-51	after = lege
-281	-172	is surname common
-284	-217	edges nb unheard er
-29	-24	before = under
-29	-38	between ~ i
-290	-304	shape medical cyrillic
-295	-273	edges ru heard ет
-3	19	two before = är
-3	52	cue greetings heard
-30	-21	after given common heard
-30	-27	shape medical 1
-30	-84	before surname unheard unheard
-304	-192	is both common
-31	-18	before end heard
-31	-40	after known ordinary
-31	-48	two before = at
-31	8	before = из
-314	-266	before = får
-32	-16	cue placePrepositions unheard
-32	-16	two before = of
-32	-21	edges sv heard ar
-32	-3	before = är
-32	-32	shape medical 0
-32	-40	edges da heard ak
-32	-5	after = and
-33	-33	is formed unheard
-332	-276	edges en heard st
-34	-11	cue placePrepositions name
-34	-24	before = end
-34	-24	cue start
-34	26	after = in
-35	-23	after known unheard unheard
-35	-25	between my card
-35	-29	after none ordinary heard
-35	-33	after none common heard
-35	-34	edges en heard do
-35	-40	edges sv heard da
-35	1	before = so
-35	19	before none ordinary medical
-36	-49	edges nb heard ok
-37	-11	between # ~
-37	-11	cue placePrepositions
-37	-14	cue kin heard
-37	-37	before = ejer
-37	-46	edges nb medical ne
-37	-58	edges nb medical er
-37	-71	after known common unheard
-38	-35	two before = då
-38	-41	edges nb heard ne
-4	-15	after rare place heard
-4	-22	two before = in
-40	-14	edges sv heard al
-40	-19	before rare common heard
-40	-30	after none common
-40	-34	after none medical unheard
-40	-64	before surname unheard heard
-402	-275	is none common
-41	-12	before = er
-41	-28	after #
-41	-28	after = #
-41	-41	after = nu
-41	-8	before = og
-41	-85	after = vi
-41	4	before verb medical
-41	6	between er og
-419	-287	is given common
-42	-12	after = och
-42	-18	two before = år
-42	-52	shape medical -2
-42	-54	two before = hun
-43	-25	after = till
-43	-34	before = a
-44	-1	before = för
-44	-44	between end kan
-46	-38	two before = fra
-46	-59	edges nb unheard ik
-47	-18	edges sv unheard et
-47	-23	after given unheard
-47	-36	cue none
-47	-50	edges sv heard ha
-47	-53	edges sv heard nu
-49	-33	after = här
-49	-56	edges sv heard ia
-49	-57	between ~ som
-49	-57	two before = and
-49	-71	two before = er
-50	-18	is rare medical
-50	-56	before = врач
-51	-12	before = och
-51	-44	after known ordinary heard
-52	-20	after = en
-52	-22	two before = vi
-52	-31	edges sv heard na
-52	-56	after = a
-52	-60	after = не
-53	-12	two before = har
-53	-42	shape heard -3
-53	-59	two before = eller
-53	-91	two before = min
-54	-44	cue none heard
-55	-22	before = var
-55	-31	after verb medical
-55	-45	edges sv unheard as
-56	-23	after both common heard
-56	-36	shape heard cyrillic
-56	-52	between heter ~
-56	-60	before = how
-56	1	before = you
-57	-57	between ~ kan
-58	-15	after = med
-58	-40	after given common
-59	-51	after known unheard
-6	-38	two before = is
-60	-38	after none common medical
-60	-42	after known common heard
-60	-43	edges sv heard ur
-60	-69	after = ikke
-60	-77	edges en unheard er
-61	-54	after = er
-61	-58	before = sig
-61	-61	after rare common
-62	-55	before = ska
-62	-60	edges nb medical me
-62	-76	edges sv heard te
-63	-31	before = till
-63	-47	after = card
-63	-54	after # unheard
-63	-62	before = jeg
-63	-64	before = doctor
-64	-43	after none medical
-64	-46	shape unheard -2
-64	-63	edges nb heard jo
-64	-68	before = inte
-65	-36	before none common heard
-65	-45	two before = att
-65	-55	after rare medical
-66	-49	before = the
-66	-97	edges da heard ve
-67	-34	edges sv heard en
-67	-43	edges sv unheard ar
-67	-66	after rare common heard
-68	-31	between och end
-68	-55	after = name
-69	-44	edges ru medical ин
-69	-56	two before = få
-69	-81	edges sv unheard ll
-7	11	before both common unheard
-70	-42	between för end
-70	-48	two before = og
-70	-56	after end heard
-70	-60	after # medical
-71	-70	before = när
-71	-75	edges nb heard nå
-72	-57	after = hos
-72	-61	after = han
-72	-68	before = kan
-73	-19	after = og
-73	-28	between med ~
-73	-55	two before = de
-73	-78	edges en heard te
-74	-66	two before = när
-74	-67	between med end
-74	-75	after = om
-75	-61	after = is
-75	-71	two before = der
-76	-47	is formed medical
-76	-54	length medical short
-76	-68	after = ha
-76	-79	after = of
-77	-98	between ~ du
-78	-33	is none medical
-78	-86	edges sv unheard an
-78	-94	after = står
-79	-65	two before = inte
-79	-71	after = att
-79	-85	edges nb heard ei
-8	-12	before = by
-8	-18	two before = om
-80	-53	before = hun
-82	-42	cue none unheard
-82	-48	two before = hans
-82	-80	after both common medical
-82	-85	between to ~
-83	-61	edges sv heard at
-83	-79	after = för
-84	-24	before none medical heard
-84	-33	before given common heard
-84	-87	edges en heard so
-87	-42	edges sv heard de
-87	-60	is none unheard
-87	-86	before = mannen
-88	-85	edges sv medical ra
-89	-52	shape unheard -3
-90	-36	edges sv heard ga
-90	-67	cue possessives
-91	-25	before = som
-91	-91	shape medical -4
-91	-95	edges sv heard ja
-92	-101	after = hade
-92	-112	edges nb medical et
-92	-69	edges sv unheard el
-92	-82	two before = jag
-92	-88	cue none medical
-93	-50	edges sv unheard na
-94	-61	is rare ordinary
-94	-75	edges da heard er
-96	-44	cue persons heard
-96	-49	before = of
-96	-89	before rare common unheard
-97	-62	before # unheard
-97	-86	before given ordinary heard
-97	-92	before = vid
-97	-93	edges nb medical in
-98	-32	before both common heard
-98	-69	between av och
-99	-93	edges da unheard er
-99	-97	before = jag
0	-103	joining no -2
0	-104	joined no 0
0	-105	joining no 0
0	-108	joining no -1
0	-119	right 3 -2
0	-12	after none common unheard
0	-13	joined apart -3
0	-13	right -3 2
0	-149	joining -3 -1
0	-16	right -2
0	-18	right -3
0	-184	right -2 -3
0	-224	joined -3 -3
0	-23	joined apart -2
0	-23	left no 0
0	-24	before = dag
0	-24	left -1 3
0	-24	left 3 -1
0	-25	joining apart -3
0	-25	left no
0	-26	left -3 0
0	-27	joined -3 3
0	-27	right 0 -3
0	-27	right no -3
0	-30	left no -2
0	-30	right -3 3
0	-30	right no -2
0	-32	left no -1
0	-34	left -3 -1
0	-34	right 3 0
0	-37	right -2 3
0	-38	right 0 3
0	-45	joined no 2
0	-50	left no -3
0	-51	left 0 -3
0	-60	joined no -1
0	-62	joined -1 -3
0	-62	left -3 3
0	-66	left -3
0	-68	joining no -3
0	-69	joined no -2
0	-71	joining no 1
0	-72	left -1
0	-73	joined no -3
0	-89	left -3 -2
0	-90	left -2 -3
0	-93	joining -3 -3
0	106	joining 3 3
0	108	right -1 3
0	11	right -1 -3
0	111	left 3
0	116	left 3 3
0	122	left -1 -3
0	125	joining 3 -3
0	13	right 0
0	13	right 1
0	13	right 2 -3
0	13	right no 0
0	133	left 1
0	135	joining no 3
0	137	right 2 3
0	142	joined 3 3
0	145	left 2
0	15	right -3 -1
0	15	right no 2
0	152	joining no 2
0	17	left no 1
0	17	left no 2
0	17	right -3 1
0	19	joining apart -2
0	19	right 1 -3
0	22	right 3 2
0	24	right 3
0	26	right no -1
0	27	joining apart 3
0	31	left 0
0	33	joined 3 -3
0	34	left -3 2
0	34	left no 3
0	35	joined apart 3
0	35	left 0 3
0	39	joined apart 2
0	39	joining apart 1
0	40	right 2
0	46	joining -3 3
0	46	right 3 -1
0	51	joining apart 0
0	52	right -1
0	54	joined no 3
0	57	left 3 0
0	71	right no 3
0	76	left 3 2
0	78	right 3 3
0	87	right 1 3
0	91	left -2
0	91	left 3 1
0	93	left 1 3
0	98	left 2 3
1	11	before none unheard medical
1	17	before verb heard
10	21	between end #
100	52	after = det
100	75	after = skal
101	110	edges en unheard na
102	128	after = eller
102	58	between ~ end
102	58	two before = så
104	108	between för ~
105	85	after = sa
105	88	before none unheard unheard
105	93	before = that
106	39	edges sv heard se
107	101	two before = kommer
107	83	two before = my
109	94	between hos i
11	15	edges da unheard ne
11	33	edges nb heard er
110	102	after = vill
110	121	two before = enligt
110	92	edges sv unheard st
110	92	two before = här
110	93	two before = her
110	97	is given unheard
111	34	cue kin unheard
113	124	edges sv heard iv
114	105	edges en unheard th
115	118	before = in
115	79	after none place heard
117	93	edges sv unheard rs
118	140	edges ru unheard ой
118	76	after formed unheard unheard
119	100	after surname place
12	0	edges sv heard nd
120	111	between på i
120	89	after rare place
121	119	edges da heard ng
121	125	between är ~
122	106	two before = by
122	126	edges ru unheard ва
124	117	before = зовут
125	116	between heter och
125	121	between och ~
125	91	edges da heard de
127	107	after end medical
127	85	after = på
128	100	after rare place unheard
129	140	after both unheard unheard
13	26	edges sv unheard ik
13	5	between the ~
13	9	edges sv medical en
130	119	after both common unheard
130	130	before = from
130	133	edges nb unheard rd
130	82	after none place
131	116	edges sv heard ge
131	58	between ~ på
132	111	is surname unheard
132	122	edges sv unheard la
133	111	edges sv heard rg
133	88	cue homes
134	92	after = the
136	113	edges sv unheard ka
136	133	edges en unheard ra
137	45	before known ordinary heard
137	88	shape unheard 3
138	32	before given unheard heard
138	51	cue named
139	118	cue titles name
139	132	after = kom
14	-1	two before = name
14	10	cue placePrepositions heard
14	78	before given common unheard
140	114	edges ru unheard ич
141	82	shape unheard 2
142	91	after surname unheard heard
143	116	edges sv unheard rg
143	139	before = vi
145	109	between ~ og
145	131	before = on
146	144	two before = lege
148	110	before = у
149	104	two before = av
149	158	before = han
15	-7	after = at
15	-8	between til ~
153	115	cue titles
153	133	between hos på
154	110	cue kin name
154	113	edges nb heard de
154	121	before = hej
154	127	between ~ med
154	140	between from end
156	107	before # heard
156	119	edges ru unheard на
156	121	edges en unheard en
158	136	after surname common unheard
159	104	is surname ordinary
159	106	after = säger
159	112	after formed unheard
16	-20	cue homes heard
16	10	shape heard 1
16	12	between att ~
16	27	after verb heard
160	157	before = eier
161	94	after surname unheard
162	140	before = heter
163	108	cue persons name
163	155	before = it's
165	91	length unheard long
166	123	two before = heter
169	169	two before = nu
169	96	after rare unheard
17	3	two before = ut
17	38	after none unheard medical
171	127	after = fra
172	133	is both unheard
172	135	before = säger
172	48	before known unheard heard
174	163	before = bror
174	165	two before = this
176	69	before known common unheard
177	177	before = с
178	120	cue kin
18	13	before = att
18	16	cue persons
18	25	between ~ is
18	5	two before = with
18	8	two before = ~
18	9	after rare medical heard
180	167	between og i
184	59	before given unheard unheard
186	132	after = ja
19	12	edges nb unheard ld
19	13	length heard middle
19	5	after none ordinary unheard
191	206	two before = а
192	161	between med og
193	117	is pet ordinary
193	177	between var som
194	128	two before = säger
194	171	cue homes name
196	124	shape unheard 4
198	151	between ~ men
2	10	after given ordinary
20	-10	edges nb unheard ar
20	11	edges en heard an
200	188	before = hedder
201	91	two before = bor
203	141	after rare unheard unheard
203	157	edges nb unheard id
205	196	before = doktor
206	211	between в end
21	14	between ~ and
21	3	between er ~
21	34	cue animals medical
21	35	before = mor
214	204	two before = eier
215	151	before = at
216	176	edges nb unheard an
22	9	after = end
22	9	after end
221	179	before = kom
222	155	edges sv heard sa
222	201	after = telefon
226	183	before = is
228	178	edges nb unheard nd
229	156	cue animals
23	17	between end har
23	2	shape heard 2
23	3	after rare unheard heard
23	33	before = där
239	235	edges da heard le
24	20	after surname ordinary unheard
24	30	before = with
24	6	two before = på
241	147	before known unheard medical
25	29	edges sv heard as
25	77	edges da heard ns
250	209	cue animals heard
251	231	cue introductions unheard
26	16	edges sv medical et
26	18	after = du
262	218	is pet unheard
267	246	edges da heard ed
27	-11	edges sv unheard nd
27	-4	two before = och
27	19	between i i
27	26	two before = en
274	233	edges nb unheard al
279	253	is surname place
28	5	shape medical -1
28	9	two before = i
29	-32	before = ~
29	35	edges ru unheard ий
29	46	between är och
29	5	after = i
29	55	after none ordinary medical
29	76	before surname common unheard
298	172	before = hos
3	17	after = ett
30	50	cue workplaces
30	6	after = der
307	123	before known ordinary unheard
31	-77	before rare unheard unheard
32	11	after surname unheard unheard
32	12	shape heard -1
32	34	before # medical
33	32	after verb
33	47	before = mycket
33	57	between av ~
35	31	edges sv medical ng
36	20	before = i
36	25	cue start name
36	27	two before = to
360	267	edges sv heard lm
367	145	before known unheard unheard
37	22	after form unheard unheard
39	56	edges nb unheard in
40	17	after surname common
40	9	after = jag
41	24	before = til
41	29	between har ~
41	52	before = eller
41	53	before verb unheard
42	-9	edges nb heard sa
42	18	edges sv heard ig
42	62	before = skal
42	64	after rare ordinary heard
423	318	is rare place
43	33	after = to
43	44	edges en medical is
44	24	before = från
44	29	after none unheard
44	30	between end är
44	30	shape unheard 0
44	35	cue possessives name
45	23	two before = från
46	-5	two before = til
46	48	before = min
46	51	cue possessives medical
47	17	after = min
47	20	is form unheard
47	44	between säger end
47	49	after = den
47	55	edges en unheard ia
473	409	is known unheard
48	12	edges nb heard nd
48	47	edges en unheard an
48	67	before = mamma
481	314	is none place
49	26	shape unheard 1
49	54	two before = on
49	60	after = vid
49	64	edges en unheard te
5	-12	after = hon
5	14	after = hun
50	29	after none unheard heard
50	41	two before = sig
50	5	two before = hos
51	18	after end unheard
51	29	edges en unheard on
51	33	between ~ han
52	63	after = ser
52	74	is both ordinary
522	392	is known ordinary
53	39	two before = se
53	41	before = på
53	46	edges sv heard ke
53	57	before = af
54	16	after = var
54	70	before given common medical
54	71	after = my
55	76	after = nå
57	58	two before = står
58	14	after = siger
58	33	between ~ #
58	35	after = til
59	50	edges sv heard ma
59	67	edges nb heard al
59	73	between om ~
60	37	after verb unheard
60	38	after # heard
60	54	before = her
60	58	two before = ja
60	64	edges en unheard in
61	27	between heter og
61	52	between ~ en
61	59	before = #
62	16	edges da unheard en
62	26	after both unheard
62	47	is given ordinary
62	80	length medical middle
63	1	before rare unheard heard
63	52	edges nb heard se
63	53	edges sv heard rn
66	28	after = jeg
66	55	edges sv unheard us
67	53	cue start heard
68	-4	before = men
69	33	between på ~
69	41	after surname ordinary
69	65	cue titles heard
69	82	between ~ och
69	92	before = в
7	11	between i end
70	98	between in ~
71	2	before none place heard
71	50	two before = som
71	57	edges nb heard ra
71	72	after = där
72	40	cue greetings name
72	78	after formed ordinary
73	45	after rare ordinary
73	48	before = fra
73	50	shape heard 3
74	39	cue animals name
74	44	after surname ordinary heard
75	37	edges sv heard ad
75	45	cue introductions
75	72	cue named name
76	69	edges nb unheard na
76	72	before = vår
76	81	before = med
77	39	length unheard middle
77	54	before = om
77	59	is rare unheard
77	80	after = on
77	82	edges nb unheard ja
78	68	two before = #
78	76	two before = nå
79	57	between med och
8	16	between ~ kommer
81	49	edges en heard ke
81	73	between и ~
81	75	two before = för
82	40	shape heard 4
83	53	length heard long
84	56	between i ~
84	84	after form unheard
84	84	before rare ordinary heard
85	38	before none unheard heard
85	73	two before = ringer
85	80	edges sv heard es
86	52	two before = læge
86	84	edges nb medical an
86	87	edges en heard it
87	69	two before = end
87	90	after = her
87	98	before rare medical heard
89	62	edges sv heard le
89	67	after = men
89	91	after = for
90	102	edges en unheard ne
90	49	two before = till
90	80	after = kommer
91	56	edges sv heard ng
91	59	shape unheard cyrillic
91	73	after given unheard unheard
92	79	edges nb unheard rg
92	83	two before = sin
92	92	edges sv heard ne
92	94	two before = for
93	79	cue titles unheard
93	87	edges da unheard rd
94	81	after = can
94	83	two before = меня
95	48	edges nb heard en
95	59	between säger ~
96	119	between på og
96	78	cue introductions name
96	79	edges sv heard on
96	90	before = name
97	97	two before = eg
98	110	after = tre
99	74	before = patient
`
