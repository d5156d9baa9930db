/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	25	is known common
-1	48	before = er
-10	-13	edges sv unheard ns
-10	-24	after = har
-10	-8	two before = hur
-100	-34	is none ordinary
-100	-45	after both common medical
-101	-100	edges nb heard ed
-101	-108	edges en heard my
-102	-45	after = så
-102	-75	after = är
-103	-59	before = of
-104	-126	two before = at
-105	-121	before rare place heard
-105	-89	edges nb heard da
-107	-108	edges sv heard in
-107	-60	after = you
-108	-57	cue start unheard
-109	-111	after known ordinary heard
-109	-74	before given ordinary heard
-11	-14	edges sv heard ju
-11	31	after both common
-11	4	after = hun
-112	-48	shape medical 3
-113	-59	edges sv heard ga
-113	-7	before none ordinary heard
-117	-62	before = du
-118	-7	before none medical unheard
-12	-21	after = svenska
-120	-117	edges da unheard er
-121	-140	edges da heard un
-121	-61	edges sv heard na
-121	-67	edges sv unheard na
-121	-68	two before = att
-123	-149	edges en heard in
-123	-96	two before = men
-125	-119	edges sv medical or
-126	-105	two before = a
-126	-34	before # unheard
-127	-78	edges en heard ve
-127	-87	edges sv heard an
-128	-106	before = så
-13	15	after = and
-130	-72	length heard short
-131	-103	two before = hun
-131	-22	before = som
-131	-60	edges sv heard er
-131	-84	two before = ett
-134	-105	before = de
-134	-140	edges sv heard nt
-135	-117	two before = hon
-136	-103	edges sv unheard er
-137	-102	after given unheard heard
-138	-136	edges nb unheard je
-138	-137	before = år
-138	-29	edges sv heard la
-14	-11	after = går
-14	-53	after known common unheard
-140	-104	edges da medical or
-140	-106	edges nb medical or
-140	-66	edges nb heard in
-142	-130	two before = the
-142	-65	edges sv unheard en
-143	-158	edges sv heard ni
-144	-99	before none common medical
-146	-150	after = får
-146	-85	edges sv heard el
-147	-100	after = av
-148	-57	before = av
-149	-122	two before = var
-149	-134	edges nb heard ja
-149	-83	two before = den
-149	-86	edges sv heard ag
-15	-19	edges nb medical ne
-15	-5	before = af
-150	-126	edges en heard od
-151	-121	cue possessives heard
-151	-75	after = han
-154	-76	two before = han
-155	-149	edges da heard in
-155	-151	before = den
-155	-47	shape unheard -4
-156	-144	before = this
-157	-154	before = ett
-158	-116	edges sv unheard öm
-16	-11	before = mot
-16	-14	edges en heard do
-16	-19	before = går
-161	-124	edges en heard he
-163	-162	before = sin
-163	-73	cue persons heard
-163	-79	length medical long
-164	-143	edges nb heard du
-164	-152	is pet common
-166	-176	edges en heard nd
-168	-123	before = на
-17	-10	before = ejer
-170	-86	after given common medical
-174	-61	two before = kan
-174	-85	edges da heard en
-177	-90	before none medical medical
-177	-98	edges en heard re
-178	-112	edges sv heard st
-18	-17	before = vill
-18	-8	after none common heard
-180	-87	shape heard -4
-184	-132	edges da heard an
-188	-136	after = ville
-189	-154	edges nb heard om
-19	12	before none common unheard
-197	-128	before = man
-199	-193	after = hedder
-2	-25	edges nb unheard ik
-20	-17	after #
-20	-17	after = #
-20	-19	before = could
-20	-25	after = skulle
-20	16	two before = är
-202	-123	after = inte
-203	-133	before = my
-203	-88	length unheard short
-208	-162	cue greetings medical
-21	-24	cue none name
-21	-34	edges da heard ak
-211	-127	two before = jeg
-211	-182	edges sv heard om
-215	-197	after = år
-216	-152	edges sv heard ll
-216	-156	before = hade
-219	-133	after = heter
-219	-149	after none medical medical
-219	-214	two before = går
-22	-11	after none ordinary
-22	-15	edges sv heard ts
-22	48	before = för
-221	-162	edges en heard om
-223	-183	edges sv heard ta
-224	-186	edges en heard ou
-225	-150	edges nb heard et
-23	-32	after = från
-23	-37	edges sv unheard in
-23	2	before given common medical
-23	29	after both common heard
-230	-142	edges da heard et
-232	-204	edges nb heard un
-235	-176	two before = skal
-235	-222	shape medical -3
-239	-196	shape medical cyrillic
-24	-28	before = vad
-24	-38	edges nb medical er
-24	10	before = och
-243	-140	edges sv heard et
-244	-219	edges nb unheard er
-25	-51	two before = er
-25	26	cue greetings heard
-257	-201	edges nb unheard ra
-257	-206	before = får
-26	-24	after none common
-26	-35	edges nb heard ok
-260	-216	shape medical -4
-273	-153	edges en heard ng
-277	-256	edges ru heard ет
-28	-14	two before = you
-28	-21	shape unheard -2
-28	-7	after = my
-29	12	cue placePrepositions medical
-291	-113	is both common
-3	-13	two before = heter
-3	-39	after none ordinary unheard
-30	-1	two before = år
-30	-19	after = man
-30	-76	cue introductions heard
-303	-121	is surname common
-32	-70	edges sv unheard ll
-327	-225	before = en
-33	-53	after = vi
-33	-57	edges nb heard es
-332	-240	edges en heard st
-34	-23	after = ikke
-35	-21	two before = efter
-36	18	is both ordinary
-36	5	after given common
-36	8	before verb medical
-38	-30	edges nb medical me
-39	-21	shape heard -3
-39	-28	two before = med
-39	-30	after = ska
-391	-198	is none common
-4	16	after given common heard
-40	-1	after = med
-40	-16	before = end
-40	-16	cue start
-40	-20	is rare medical
-40	-24	two before = og
-41	-10	after known unheard heard
-41	-50	edges sv heard ha
-41	1	edges sv unheard on
-42	-24	edges sv heard rt
-42	-41	edges nb medical et
-42	-44	two before = då
-42	-76	cue kin heard
-42	17	edges sv heard ra
-42	19	before both common unheard
-43	-12	shape medical -2
-43	-16	before = få
-43	-26	after known unheard unheard
-43	-48	after = of
-436	-225	is given common
-44	-13	after = в
-44	-17	before = under
-44	-33	before = jeg
-44	-49	before = a
-44	-49	edges sv heard nu
-45	-34	after none medical unheard
-45	-40	edges nb heard jo
-45	-43	after given ordinary
-45	-86	before surname ordinary heard
-46	-17	before = to
-46	-72	edges sv heard te
-47	-3	after = og
-47	-36	two before = få
-47	-42	before = the
-48	-60	edges nb heard ei
-49	-19	edges sv unheard ar
-49	-69	two before = is
-5	15	after = som
-50	-28	edges nb heard ne
-50	-34	edges sv heard da
-50	-41	after known ordinary
-50	-41	edges sv heard at
-51	-29	after known common heard
-51	-49	before end heard
-51	9	before = är
-52	-19	after = nu
-52	-69	two before = fra
-53	-106	two before = der
-53	-23	cue placePrepositions
-53	-34	cue persons unheard
-54	-34	cue none
-54	-42	after rare medical
-54	-52	before = vid
-55	-21	after = ha
-55	-57	two before = eller
-57	-22	after = här
-57	-27	cue placePrepositions unheard
-57	-31	before rare common heard
-57	-36	after none ordinary heard
-57	-62	before = so
-57	-80	edges sv heard ia
-58	-8	before = og
-59	-123	edges nb unheard en
-59	-29	two before = and
-59	-48	cue none heard
-59	-51	edges sv medical ra
-59	-60	after = a
-6	-14	before = из
-6	58	before none ordinary medical
-60	-44	two before = of
-60	-92	after rare place heard
-61	-28	after end heard
-61	-37	two before = när
-62	-33	before none common heard
-62	-75	edges sv heard ja
-62	-80	after = står
-63	-38	after = hos
-63	-42	two before = de
-64	-43	after none medical
-64	-61	before = how
-64	-8	is rare ordinary
-65	-21	after given unheard
-65	-65	two before = jag
-66	-34	after = card
-67	-17	edges sv heard al
-67	-55	before surname unheard heard
-67	-58	before = hun
-69	-17	after = till
-69	-24	two before = har
-69	-67	before = när
-69	-74	edges en heard so
-7	-36	is formed unheard
-70	-43	edges sv heard ur
-70	-52	edges nb medical en
-70	-73	before = sig
-72	-128	before surname unheard unheard
-72	-18	before both common heard
-72	-25	shape heard cyrillic
-73	-42	edges sv heard ar
-73	-44	after = er
-74	-35	after known unheard
-74	-41	after none common medical
-74	-57	before = ska
-74	-66	edges nb heard nå
-74	-72	before = inte
-75	-28	before = har
-75	-39	edges en unheard er
-75	-50	edges sv unheard an
-76	-61	after = и
-76	-68	before = till
-76	-74	after = hade
-77	-46	edges en heard es
-77	-56	edges sv heard de
-77	-66	after = eller
-78	-18	before none medical heard
-78	-30	edges sv medical on
-79	-34	before given common heard
-79	-68	edges da heard du
-8	-11	after = första
-8	26	before = and
-80	-26	cue none unheard
-81	-23	shape unheard -3
-81	-47	before = var
-81	-69	after = name
-81	-72	edges sv heard du
-81	-83	edges da heard ja
-82	-78	after # medical
-83	-18	two before = vi
-83	-83	after rare common heard
-83	-84	after rare common
-84	-21	after verb medical
-84	-71	after = för
-85	-21	edges sv heard ns
-85	-46	edges sv unheard et
-85	-50	length medical short
-88	-41	after = in
-88	-67	two before = inte
-89	11	before none ordinary unheard
-90	-42	shape medical 2
-90	-80	before = jag
-91	-116	before = by
-91	-30	edges sv heard en
-91	-55	after # unheard
-91	-58	edges da heard er
-91	-60	after = is
-91	-64	edges nb medical in
-92	-57	cue placePrepositions name
-92	-62	before = you
-92	-72	cue none medical
-93	-60	cue possessives
-94	-91	after = tar
-95	-64	before = kan
-96	-102	before = mannen
-96	-108	edges da heard te
-96	-36	is none medical
-96	-51	is none unheard
-96	-60	before = for
-97	-96	after = att
-98	-88	edges sv unheard el
-99	-75	edges nb heard an
0	-106	right -3 -3
0	-117	right -2 -3
0	-12	joined apart -1
0	-12	left no 0
0	-123	right 0 -3
0	-13	left 3 0
0	-130	joined no -1
0	-146	right -3 -1
0	-168	joined -3 -3
0	-181	joining -3 -3
0	-19	left no
0	-19	right 3 -3
0	-20	right -3 3
0	-22	joined -3 3
0	-221	joining no 0
0	-23	left -3
0	-26	right -2
0	-27	joining apart -2
0	-29	right no -1
0	-30	joined apart -2
0	-31	left 1 -3
0	-35	right -3
0	-37	left -1
0	-38	right 3 0
0	-39	joining no -3
0	-40	left -2 3
0	-41	joined apart -3
0	-47	joining apart -3
0	-47	right 3 -1
0	-49	joined no -3
0	-50	left 3 -1
0	-50	right no -3
0	-53	right 3 -2
0	-57	joined 3 -3
0	-58	left no -3
0	-60	left -2
0	-64	left -2 -3
0	-67	left no -2
0	-87	joining no -1
0	-91	left -3 -3
0	-93	joined no -2
0	10	right -3 -2
0	104	joining no 2
0	105	left 2 3
0	108	left 0 3
0	109	left 1
0	11	right no
0	11	right no -2
0	112	right 3 2
0	12	right 2 3
0	13	joined no 3
0	131	joining 3 -3
0	139	joining 3 3
0	15	right 2
0	152	joined 3 3
0	157	right 3 3
0	17	joining no -2
0	17	right 3
0	19	right 1
0	20	left no 2
0	20	right no 1
0	21	joining apart -1
0	21	joining apart 0
0	22	right 1 -3
0	25	left -1 3
0	27	joined apart 2
0	27	joining -3 3
0	27	left 1 3
0	27	right 3 1
0	28	left -3 3
0	28	left no 1
0	28	right no 0
0	29	left no 3
0	29	right 0
0	312	left 3 3
0	32	left 0
0	38	joining apart 2
0	42	right -2 3
0	49	left 2 -3
0	56	left 0 -3
0	56	right -3 0
0	56	right no 3
0	58	joining apart 1
0	60	right -3 1
0	64	right -3 2
0	64	right no 2
0	65	joining apart 3
0	73	right 1 3
0	75	joining no 3
0	81	left 3 2
0	82	left 2
0	85	joined apart 3
0	86	right -1 3
0	90	right 2 -3
0	91	left 3 1
0	93	right -1 -3
0	94	left 3
0	96	right 0 3
1	-13	after = under
1	-15	after = du
1	-17	after = skal
1	-21	cue animals name
1	18	after = ett
100	-5	before rare unheard unheard
100	64	edges sv heard on
100	79	edges ru unheard на
100	85	two before = by
102	39	after end unheard
104	94	before = han
105	60	edges sv unheard rs
106	61	edges sv unheard st
108	111	edges nb unheard na
108	55	two before = så
108	77	after = the
109	44	after formed unheard
109	52	is given unheard
109	64	after # heard
11	-15	after none common unheard
11	12	edges sv heard as
11	20	edges nb unheard in
11	22	before = där
11	3	always
111	63	after none place
112	118	before rare medical heard
112	52	edges sv unheard rg
115	126	after = can
115	66	edges da heard de
116	120	edges en unheard ra
116	56	cue homes
116	80	cue titles name
118	105	edges sv unheard la
118	48	cue introductions
118	55	after surname unheard heard
119	61	two before = min
119	83	before = patient
12	21	after = och
12	54	after = de
122	94	before = hej
123	118	after = vill
123	122	edges nb unheard rd
125	100	after both unheard unheard
125	124	edges en unheard na
125	46	after = det
128	69	before # heard
129	103	before = on
129	113	edges da heard ng
129	41	edges nb heard en
129	46	after surname unheard
133	40	shape unheard 2
135	62	after rare unheard
136	115	after given unheard unheard
136	62	before none unheard unheard
139	120	after = kom
14	-2	after none unheard unheard
141	73	cue titles
141	85	is form unheard
142	145	two before = lege
143	126	edges sv heard rg
143	46	shape unheard 3
144	102	before = vi
144	67	cue kin unheard
145	70	after rare place
145	76	after surname common unheard
147	56	before known common unheard
147	88	edges sv heard ge
148	31	before known unheard heard
15	-3	edges nb heard ar
15	-40	after = jeg
15	13	edges da unheard ne
15	26	before end unheard
15	8	edges nb heard er
151	105	edges en unheard en
151	109	after = men
152	72	two before = av
153	82	is both unheard
154	73	before = from
156	138	two before = this
158	106	before = hedder
159	148	before = bror
159	76	shape unheard cyrillic
16	-8	two before = name
16	34	edges sv medical et
160	106	cue kin name
160	63	shape unheard 4
161	81	cue persons name
163	71	edges nb heard de
164	43	is surname ordinary
166	60	after = säger
167	137	cue introductions unheard
169	76	two before = säger
170	65	after = på
172	111	before = säger
173	127	two before = nu
174	73	length unheard long
174	87	cue kin
18	-8	two before = in
18	21	before = #
18	4	shape heard -1
18	57	before none unheard medical
180	68	after rare unheard unheard
186	104	before = hos
188	168	edges nb unheard an
19	27	two before = du
19	39	shape medical 1
19	54	edges nb heard ag
198	113	before = at
20	-4	before # medical
200	115	after = min
203	99	is pet ordinary
204	157	two before = bor
205	103	is surname unheard
207	129	after = ja
21	24	before = från
210	172	edges nb unheard nd
211	126	before = kom
212	169	is pet unheard
212	46	before given unheard unheard
218	118	edges sv heard sa
218	199	before = doktor
22	13	shape unheard -1
22	32	edges sv medical en
22	5	two before = ~
220	191	cue homes name
221	200	is surname place
228	217	after = telefon
23	-8	before rare unheard heard
23	11	length heard middle
23	18	after given common unheard
23	18	edges en heard er
233	192	before known unheard medical
235	134	edges nb unheard id
235	153	before = is
24	18	edges nb unheard ne
24	19	after rare unheard heard
24	22	edges sv heard or
25	31	edges en heard it
26	18	before = и
26	34	before = på
262	167	cue named
27	-12	shape heard 2
27	12	two before = i
277	152	cue animals
28	8	after verb
29	32	before surname common heard
29	6	after = end
29	6	after end
3	15	before = mor
31	-17	cue greetings unheard
31	10	edges en unheard an
31	53	before verb unheard
32	-15	after surname unheard unheard
32	-9	edges da unheard en
32	27	cue possessives name
32	48	after = kan
33	14	two before = och
335	184	edges sv heard lm
34	11	after none unheard
34	20	before = i
342	167	before known ordinary unheard
35	46	two before = för
35	49	before = min
357	79	before known unheard unheard
36	49	after = vid
36	5	edges en heard no
37	-30	before = ~
37	53	after none unheard medical
38	12	cue start name
38	40	edges sv medical ng
38	50	length medical middle
38	70	edges en unheard te
39	16	shape unheard 1
395	233	is rare place
4	15	edges en heard an
4	55	after surname common heard
40	18	edges en medical is
40	27	after = не
40	48	edges sv heard rn
40	7	two before = som
41	19	after = jag
42	32	cue introductions name
42	38	after = to
42	6	edges nb heard se
43	15	cue placePrepositions heard
43	19	two before = från
43	3	after both unheard
44	12	after none unheard heard
44	14	edges en unheard on
44	24	two before = end
445	329	is known unheard
45	19	cue persons medical
45	38	two before = #
45	46	two before = sig
453	209	is none place
466	272	is known ordinary
47	40	two before = on
48	61	two before = my
49	33	before surname common unheard
5	36	before given common unheard
50	41	after known common
50	9	is rare unheard
51	37	is given ordinary
51	8	two before = det
52	-3	before = men
52	27	after surname ordinary
52	53	edges en unheard in
52	62	two before = nå
53	13	shape unheard 0
53	15	edges sv unheard nd
53	39	cue titles heard
54	22	after = ~
54	29	after surname ordinary unheard
55	25	two before = to
55	75	after none ordinary medical
56	32	two before = sin
57	28	after = til
57	42	edges en unheard ia
58	46	after = der
58	49	edges sv unheard us
58	59	edges sv heard ma
59	34	after = den
59	62	edges en unheard ne
6	-15	after = hon
60	33	cue titles unheard
60	42	two before = ja
61	56	after = on
62	1	shape medical 0
62	25	shape heard 4
64	37	before known common heard
64	61	two before = ut
65	49	edges sv unheard ka
66	39	before = в
66	40	after surname common
66	47	before = til
66	76	edges ru unheard ва
66	77	cue possessives medical
67	51	edges nb heard nd
67	81	edges sv heard le
68	34	two before = på
69	24	before = heter
70	65	edges da unheard rd
71	-12	edges sv heard se
71	29	after verb unheard
71	32	after both common unheard
71	51	edges nb heard sa
71	79	two before = hos
72	30	edges sv heard ad
72	35	before = om
73	28	after formed unheard unheard
73	3	two before = till
73	49	shape heard 3
73	71	after form unheard
74	50	cue named name
74	60	shape medical -1
75	54	cue greetings name
76	36	length heard long
77	-1	before known ordinary heard
77	61	after = där
78	59	edges nb unheard rg
78	80	before = с
78	85	after = ser
79	39	after = i
79	42	before none unheard heard
8	-28	cue homes heard
81	130	after = sa
83	76	edges sv heard es
84	37	length unheard middle
84	71	before = vår
84	84	edges sv heard ig
84	89	two before = en
86	-7	before given unheard heard
87	107	edges sv heard iv
87	65	two before = kommer
87	73	before = name
88	69	two before = här
89	29	after = fra
89	31	two before = til
89	51	after end medical
89	54	edges sv heard ng
89	87	edges sv heard ne
9	-27	after = at
90	1	edges sv heard nd
91	105	two before = enligt
91	31	edges nb unheard ar
91	69	edges en heard ke
92	106	before = her
92	25	before none place heard
95	123	after = for
96	66	cue workplaces
96	72	before = med
96	74	after none place heard
96	87	cue start heard
97	121	after = kommer
97	20	after = var
98	71	before = fra
98	74	before = у
99	106	after rare ordinary
99	43	before = in
`
