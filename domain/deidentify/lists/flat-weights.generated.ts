/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-24	edges sv unheard ne
-1	-27	two before = sa
-1	20	between i och
-10	-11	two before = sedan
-10	-30	after = har
-10	-88	after known common unheard
-10	1	edges nb heard ra
-10	5	before = vad
-101	-40	edges sv heard ra
-101	-70	two before = a
-101	-90	two before = de
-101	-94	after = är
-102	-80	edges sv heard na
-102	-95	before rare common unheard
-103	-116	edges nb heard ed
-103	-55	between av och
-103	-9	before none medical unheard
-104	-54	edges sv heard ga
-104	-71	edges sv medical ix
-104	-75	after = you
-105	-132	edges en heard my
-105	-140	edges sv medical on
-105	-55	before given common heard
-105	-97	edges nb unheard je
-106	-61	cue start unheard
-107	-103	two before = with
-107	-106	edges da heard ja
-107	-147	between ~ for
-107	-85	edges da heard er
-108	-36	before = som
-108	-93	edges sv unheard er
-108	-97	edges nb medical se
-109	-124	edges sv heard ja
-109	-43	before = of
-11	-12	after = första
-11	-14	two before = ejer
-11	-41	edges sv unheard in
-11	1	cue persons unheard
-11	12	shape medical 0
-112	-102	between er end
-112	-88	before = for
-113	-102	edges da unheard er
-113	-131	before = vid
-113	-77	after given unheard heard
-113	18	between i og
-114	-163	between hos ~
-114	-99	shape medical -2
-115	-90	cue introductions heard
-116	-64	before # unheard
-116	-93	edges sv unheard öm
-117	-87	cue placePrepositions medical
-12	-16	after = svenska
-12	-17	two before = ska
-12	-26	two before = name
-12	-8	two before = hur
-120	-59	before = man
-121	-83	edges sv heard er
-122	-110	between ~ är
-122	-83	edges sv heard al
-123	-90	edges en heard ve
-124	-118	edges sv heard du
-124	-97	length heard short
-125	-105	before = år
-125	-106	edges nb heard da
-125	-90	after = så
-125	-98	before = ska
-125	-98	cue possessives heard
-126	-78	before = av
-127	-112	edges sv heard nt
-127	-117	edges nb medical or
-127	-122	two before = ham
-127	-136	edges nb heard le
-127	-74	is none medical
-127	-84	before = this
-127	-84	edges da heard ge
-127	-89	before = the
-128	-138	between ~ er
-129	-139	edges nb medical et
-13	-27	after = du
-13	0	before = hustru
-13	4	edges sv unheard on
-130	-108	between av end
-132	-122	edges sv medical or
-132	-123	edges sv heard in
-132	-62	edges nb heard in
-132	-80	is none ordinary
-133	-135	between end i
-133	-68	edges da heard te
-133	-83	length medical long
-136	-116	edges sv heard el
-136	-137	before = mannen
-138	-106	between and ~
-139	-106	between det ~
-139	-115	edges en heard me
-139	-133	between ~ the
-139	-141	two before = går
-14	-12	after = under
-14	-16	after rare place heard
-14	-25	edges sv heard or
-14	-7	cue greetings
-14	3	edges sv heard ts
-14	6	two before = og
-140	-121	edges nb unheard ng
-141	-103	after = hos
-141	-128	before = ikke
-141	-154	edges sv heard re
-142	-107	before = så
-142	-145	two before = и
-143	-116	before = de
-145	-140	edges sv heard ns
-145	-144	edges en unheard ie
-146	-83	before = du
-147	-133	after = får
-147	-133	two before = men
-148	-122	two before = ett
-15	-15	after given ordinary
-15	-3	cue placePrepositions
-15	-40	between ~ i
-15	2	between heter ~
-15	7	before end unheard
-15	9	two before = efter
-150	-102	edges da heard en
-151	-77	two before = jeg
-152	-127	edges da heard in
-152	-168	edges sv heard ni
-153	-104	before none common medical
-153	-138	before = sin
-155	-86	shape unheard -4
-156	-99	is rare medical
-157	-140	edges nb heard mi
-159	-157	edges en heard ss
-159	-178	edges da heard un
-16	-21	after = er
-16	-21	edges en medical is
-16	-27	before = to
-16	-36	after = at
-16	-39	after both unheard
-160	-89	edges sv heard la
-161	-112	edges nb heard te
-163	-122	edges sv unheard el
-163	-157	after = fyra
-163	-65	before none medical medical
-168	-104	between på end
-168	-120	edges sv heard de
-169	-193	between du ~
-17	-14	after = går
-17	-19	before end heard
-171	-174	two before = takk
-171	-178	edges en heard in
-172	-114	edges sv unheard en
-172	-153	edges da medical or
-172	-197	before = ett
-173	-161	before = den
-174	-107	edges en heard es
-174	-135	after = av
-174	-217	edges da medical en
-175	-128	edges sv heard st
-175	-167	after = hedder
-175	-201	between i har
-176	-130	edges en heard re
-176	-159	two before = den
-177	-144	shape medical cyrillic
-177	-159	after = with
-179	-162	edges en heard od
-18	-11	before = få
-18	-38	two before = var
-18	-41	two before = in
-180	-194	after = se
-181	-115	edges sv heard ta
-181	-195	edges en unheard 's
-182	-116	shape heard -4
-182	-121	after = inte
-185	-130	after none medical medical
-185	-155	after = ville
-185	-158	edges en heard nd
-185	-192	edges nb heard om
-188	-137	edges nb unheard er
-190	-133	after = om
-191	-170	edges nb heard nå
-193	-162	two before = the
-193	-166	between en som
-196	-186	after = år
-198	-174	edges da heard du
-199	-134	edges sv heard ag
-2	-19	edges sv unheard ta
-2	19	after given common unheard
-20	-11	edges nb unheard va
-20	-19	before = vill
-20	-36	edges en heard no
-20	-64	before rare place heard
-203	-168	edges en heard om
-203	-188	edges nb heard du
-204	-150	edges sv heard an
-205	-157	before = на
-206	-191	edges da heard ne
-207	-188	two before = hon
-207	-202	edges sv heard om
-208	-171	edges nb heard an
-209	-150	before = hade
-209	-150	length unheard short
-21	-17	after given common heard
-21	-37	two before = med
-21	-40	two before = der
-21	-7	after none ordinary
-213	-209	edges nb heard ja
-216	-168	edges sv heard ll
-218	-115	between # #
-22	-20	before = could
-22	-21	edges sv heard ju
-22	-22	before = går
-22	-34	between så ~
-220	-226	after = mor
-229	-222	between og er
-23	-27	two before = mr
-23	-6	between i end
-235	-123	is none common
-237	-175	before = en
-238	-171	after = heter
-239	-190	before = my
-24	-19	before = til
-24	-24	edges nb heard ng
-24	-35	cue greetings unheard
-24	-38	between end kan
-240	-180	before = får
-240	-209	cue greetings medical
-25	-25	after = skulle
-25	-32	shape medical 1
-25	-42	after given ordinary heard
-253	-187	edges nb heard et
-256	-240	shape medical -3
-26	-25	after none common
-26	-26	after none common heard
-26	-8	after known unheard heard
-26	3	two before = är
-262	-227	edges en heard he
-263	-200	edges sv heard et
-27	-31	between ~ jeg
-27	-38	between end du
-27	12	before none common unheard
-270	-221	edges nb unheard ra
-272	-232	edges da heard et
-274	-276	is form common
-275	-264	edges ru heard ет
-276	-247	edges da heard an
-279	-218	two before = skal
-279	-249	edges en heard ou
-28	-15	is formed medical
-28	-19	after none medical unheard
-28	-34	edges nb heard ag
-28	-8	after # medical
-28	7	before = в
-289	-270	edges nb heard un
-29	-1	after given common
-29	-22	before known common heard
-29	-69	before surname unheard unheard
-29	8	is known common
-292	-162	is surname common
-3	-29	between ~ and
-3	30	after = my
-30	16	before = and
-301	-216	edges en heard ng
-305	-167	is both common
-31	23	between # ~
-317	-290	edges nb unheard to
-32	-16	edges nb heard es
-32	-21	two before = år
-32	-8	after surname common heard
-33	-12	after = och
-33	-22	two before = jag
-33	-32	is form unheard
-33	-40	edges nb heard ha
-33	-44	is formed unheard
-33	-52	after both common medical
-334	-268	edges en heard st
-34	-10	before = ja
-34	-16	after = som
-34	-27	cue none
-34	-3	before = är
-34	-45	is surname medical
-34	-5	before = er
-35	-18	between my card
-35	-39	two before = fra
-35	-80	after rare ordinary unheard
-35	5	after = в
-36	-18	cue kin heard
-36	-35	between ~ det
-36	-39	two before = of
-36	-41	edges en heard do
-37	-26	between men er
-37	-8	edges sv heard ar
-38	-20	before = under
-38	-20	two before = hun
-38	-22	after = tar
-38	-37	cue none heard
-38	-4	after both common heard
-38	-50	edges da heard ak
-4	-18	after = ska
-40	-27	after none ordinary heard
-40	-45	before = mot
-40	-5	between ~ så
-40	-50	edges sv heard rt
-40	-54	after = man
-40	-65	between ~ han
-40	36	before none ordinary medical
-41	-35	two before = då
-41	-47	before = и
-42	-53	edges nb heard ok
-43	-20	before = end
-43	-20	cue start
-43	-48	cue persons medical
-43	-63	after = vi
-44	-20	after rare medical
-44	-29	after #
-44	-29	after = #
-44	11	before = og
-45	-13	before = för
-45	-22	cue placePrepositions name
-45	-30	before = var
-45	-36	edges nb heard ar
-45	-36	edges sv unheard ng
-45	-50	edges en unheard er
-456	-292	is given common
-46	-108	before surname ordinary heard
-46	-21	cue placePrepositions unheard
-46	-36	between ~ som
-46	-43	edges sv heard da
-46	-54	two before = at
-47	-15	after = med
-47	-45	shape unheard -2
-47	-48	edges sv heard ha
-47	-52	after = lege
-48	-34	after = de
-49	-49	edges sv unheard ll
-50	-20	before = you
-51	-20	before = till
-51	-22	after given unheard
-51	-33	two before = när
-51	-74	before given ordinary heard
-51	23	before verb medical
-52	-36	after known unheard unheard
-52	-50	edges nb heard ne
-53	-36	between ja er
-53	-68	after form common heard
-54	-17	before surname common heard
-54	-62	between ~ skal
-54	-69	after form common
-54	-71	edges nb unheard ge
-55	-23	is rare ordinary
-55	-55	between ~ kan
-55	-61	after known unheard medical
-56	-45	edges sv unheard as
-57	-54	after = name
-57	-77	after = of
-58	-66	two before = om
-59	-33	after = og
-59	-48	before = so
-59	-63	cue homes heard
-59	-75	edges da heard nu
-6	-25	before = ejer
-6	11	after = and
-60	-56	before = sig
-60	-59	after = ikke
-60	-66	after = is
-61	-33	after = från
-61	-38	after = card
-61	-39	two before = att
-61	-50	after known ordinary
-61	-82	before = врач
-62	-2	before none medical heard
-62	-71	after = här
-63	-41	before = a
-63	-66	after rare common
-63	-69	edges da heard am
-63	-81	edges sv heard te
-64	-19	two before = har
-64	-27	between och end
-64	-33	after = till
-64	-36	after known unheard
-64	-44	after = en
-64	-53	after verb medical
-64	-55	edges en heard te
-64	-73	between is ~
-65	-2	is pet common
-65	-69	before = doctor
-66	-107	between ~ du
-66	-107	two before = min
-66	-37	edges sv medical ra
-66	-60	after end heard
-66	-60	before end medical
-66	-64	two before = er
-67	-51	edges sv unheard ar
-67	-67	after = hade
-67	-74	two before = eller
-67	-78	edges sv heard ia
-67	-86	edges nb medical ne
-68	-51	edges sv heard ur
-68	-79	before surname unheard heard
-69	-45	after = han
-69	-88	before = jag
-7	-18	after none unheard heard
-7	-23	edges sv unheard ns
-7	35	after = kan
-70	-92	before surname unheard medical
-71	-23	before = skal
-71	-45	shape heard -3
-71	-53	after none medical
-72	-32	after known common heard
-72	-33	before = och
-73	-32	before none common heard
-73	-42	between för end
-73	-45	edges sv unheard na
-73	3	after = и
-74	-31	shape heard cyrillic
-74	-69	shape medical -4
-74	-74	after = a
-74	-84	before = это
-74	-89	edges nb heard jo
-75	-46	edges nb unheard na
-76	-15	edges sv unheard et
-76	-40	before = kan
-77	-26	shape unheard -3
-77	-34	length medical short
-77	-60	before = att
-77	-73	after rare common heard
-77	-80	edges nb medical er
-77	-99	edges sv heard nu
-78	-53	cue animals medical
-78	-60	two before = inte
-78	-67	after known ordinary heard
-78	-68	edges nb medical te
-79	-32	two before = kan
-79	-52	before = hun
-8	34	before rare common heard
-80	-74	before = fått
-80	-93	after = för
-81	-74	edges sv unheard an
-81	-83	edges nb unheard es
-81	5	before none ordinary heard
-82	-23	before both common heard
-82	-86	before = inte
-82	-92	after = står
-83	-49	cue persons heard
-83	-61	after none common medical
-83	-89	edges nb heard ho
-83	-97	before = jeg
-84	-62	after = att
-86	-50	shape medical 3
-86	-81	edges sv medical in
-87	-49	two before = hans
-87	-85	before = how
-87	-88	edges sv heard at
-87	-99	after = не
-88	-121	between ~ fra
-88	-84	edges en heard so
-88	-91	edges nb heard ei
-89	-102	between to ~
-89	-57	two before = se
-9	10	two before = det
-91	-41	cue none unheard
-93	12	before none ordinary unheard
-94	-23	two before = han
-94	-63	between med ~
-95	-93	after = was
-96	-72	cue possessives
-96	-76	after # unheard
-96	-84	edges nb medical me
-96	-90	after = ha
-97	-102	between by ~
-97	-62	is none unheard
-97	-62	two before = and
-97	-89	edges nb medical in
-97	-90	two before = få
-98	-92	cue none medical
-99	-56	edges sv heard en
-99	-64	between med end
0	-11	joined apart -3
0	-11	left -2
0	-11	right 3 -2
0	-113	left 0 -3
0	-12	left no 2
0	-145	joining no -2
0	-164	right -2 -2
0	-17	joined no 3
0	-181	joining -3 -2
0	-21	right 3 -3
0	-211	joining -3 -3
0	-218	joined -3 -3
0	-22	joining no 1
0	-22	right 3 1
0	-23	left no
0	-25	right -1 -3
0	-26	left -3 -3
0	-27	joined apart -2
0	-27	joining no 2
0	-27	right 2 -3
0	-29	joining no 0
0	-29	right 3 -1
0	-30	joining apart -3
0	-30	left 3 -1
0	-31	joined apart 0
0	-31	right -3 -2
0	-32	left 1 -3
0	-32	left no -2
0	-33	joining no -3
0	-33	right -3 2
0	-37	right no -3
0	-41	left 2 -3
0	-44	left -1 3
0	-48	left no -3
0	-48	right 0 -3
0	-50	right -3
0	-51	left -3
0	-51	left -3 3
0	-53	left no -1
0	-64	left -3 -2
0	-68	joined no -1
0	-69	left -2 -2
0	-69	right -3 3
0	-76	joined no 0
0	-77	joined no -3
0	-85	left -1
0	-86	joining no -1
0	-86	right -2 -3
0	-92	joined no -2
0	-98	joined 3 -3
0	-99	joined -2 -3
0	100	left 3
0	104	right 0 3
0	11	right -2
0	112	right 1 3
0	12	right -3 1
0	120	joining 3 3
0	121	joined -3 3
0	122	joining 3 -3
0	123	left 3 1
0	153	joined 3 3
0	157	left 3 3
0	162	joining no 3
0	169	left 1
0	17	joining apart -2
0	17	left 3 0
0	17	right 3
0	18	joining apart 1
0	207	left 2
0	21	right no 1
0	22	joining apart 0
0	25	right -3 -3
0	27	joined apart 1
0	27	left 3 -3
0	28	left 0 -2
0	31	right 1 -3
0	31	right 3 2
0	35	joining apart 3
0	36	left 1 3
0	36	left no 3
0	38	right 2
0	41	left no 1
0	41	right 0
0	42	right no 0
0	44	left -2 3
0	45	joining apart 2
0	50	joined apart 3
0	51	right -1
0	51	right no 3
0	56	left 3 2
0	58	joined apart 2
0	60	left -1 -3
0	63	joining -3 3
0	70	left -2 -3
0	71	left 0
0	72	right -2 3
0	77	left 2 3
0	77	right 1
0	83	left 0 3
0	83	right -3 0
0	83	right 2 3
0	89	right 3 3
0	98	right -1 3
10	42	two before = on
100	36	edges nb heard en
100	71	between hos i
101	108	after = eller
101	88	before = patient
102	68	between säger ~
102	80	two before = nå
102	87	cue titles unheard
102	89	before = hest
102	91	between eier ~
102	92	before = med
103	111	edges sv heard iv
103	69	before = sier
103	91	after = vill
104	61	after = the
104	66	after formed unheard unheard
104	77	edges en unheard th
104	95	before = name
105	41	after = jag
106	32	before both unheard unheard
106	79	two before = my
106	88	two before = här
107	105	between för ~
107	60	after = på
108	102	cue named name
109	113	edges nb unheard le
109	124	two before = eg
109	65	two before = så
109	95	after end medical
11	-12	edges nb unheard ar
11	-9	two before = is
11	25	before verb heard
11	33	two before = en
110	111	two before = vi
110	117	edges ru unheard ия
110	80	before none unheard unheard
110	98	after = а
111	73	after rare place
112	127	between är ~
112	15	before given unheard heard
112	62	after rare unheard
112	78	after = skal
113	100	two before = by
113	111	before = mr
114	121	edges ru unheard ой
114	45	cue kin unheard
115	119	between och ~
115	64	two before = hos
115	87	is given unheard
116	102	two before = lege
117	65	cue introductions
117	66	edges sv unheard rs
118	115	two before = dag
118	71	after = fått
118	99	before = on
119	125	before = af
119	84	cue introductions name
12	-12	after = ~
12	11	two before = på
12	15	between ~ is
12	17	edges da unheard ne
12	34	between om ~
120	135	between heter och
120	95	cue titles name
120	97	edges nb unheard rd
121	102	between og ~
121	72	after none place
123	115	is surname unheard
123	88	after rare place unheard
125	55	cue animals
126	127	edges ru unheard ва
126	76	shape unheard 3
126	87	edges sv unheard st
127	107	after surname place
127	111	between på i
127	66	shape unheard 2
128	110	edges nb unheard ll
128	127	edges sv unheard la
128	75	after = fra
130	107	after both common unheard
131	107	before = in
131	99	edges sv unheard rg
132	128	edges en unheard am
132	55	between ~ på
132	93	edges en unheard na
133	124	edges ru unheard ич
133	90	two before = ringer
134	104	after = он
135	118	edges sv heard rg
135	141	after = kom
137	159	before = hedder
137	69	after rare unheard unheard
137	85	two before = av
138	127	edges en unheard ra
139	134	edges nb medical an
14	2	edges en heard an
141	141	edges en unheard ry
141	94	cue homes
142	117	after = nu
142	90	before = у
143	123	between ~ med
143	128	before = eier
145	66	is surname ordinary
146	111	after = født
146	111	after surname common unheard
147	105	edges nb heard de
147	96	cue kin name
148	94	after surname unheard heard
148	96	after = ja
149	24	before known common unheard
15	54	before both common unheard
15	7	two before = ~
150	109	before = om
150	94	cue persons name
152	112	between from end
152	89	two before = heter
152	97	after surname unheard
153	168	after = eg
153	91	before # heard
154	118	cue titles
154	33	cue named
155	139	cue homes name
156	41	before known ordinary heard
156	80	after = säger
157	141	before = hej
158	149	before = с
159	115	edges en unheard en
159	138	before = heter
159	85	length unheard long
16	0	after rare unheard heard
16	3	after = hon
162	135	edges sv heard ge
162	146	edges ru unheard на
163	187	before = der
164	149	between hos på
166	139	edges sv unheard ka
167	131	before = säger
168	187	before = from
17	-16	between ~ til
17	11	after none medical heard
171	166	before = bror
172	163	two before = а
173	157	before = it's
173	166	before = called
175	130	two before = til
177	58	before known unheard heard
178	108	cue kin
178	133	edges nb unheard id
178	158	between og i
18	-23	edges en heard er
18	-28	edges nb unheard en
18	3	after none common unheard
18	47	between og har
18	8	after = også
180	39	edges da heard de
181	129	two before = this
181	133	cue animals name
181	175	between var som
184	30	before given unheard unheard
188	176	between vi ~
189	141	is pet medical
19	2	between har ~
19	27	before = där
190	150	is both unheard
190	187	two before = nu
191	108	shape unheard 4
197	130	edges sv heard sa
197	161	between ~ men
198	188	after = da
198	200	edges da heard se
199	121	between ~ og
2	36	before = mor
20	37	two before = du
20	7	after = i
200	143	after formed unheard
201	151	before = kom
202	127	two before = säger
203	181	before = han
205	110	is pet ordinary
205	200	after = telefon
207	177	between med og
21	16	after verb heard
21	20	two before = ut
21	51	edges nb unheard ad
212	180	is known place
218	175	before = doktor
22	-35	before = ~
22	-5	after = min
222	197	cue introductions unheard
222	208	between в end
223	220	before = ved
226	179	edges nb unheard an
227	165	edges nb unheard nd
23	13	between dr ~
23	13	shape medical 2
230	231	two before = eier
232	230	edges da heard le
24	19	after rare medical heard
24	31	edges nb heard er
24	47	two before = ligger
24	60	after none unheard medical
240	170	before = at
241	209	edges da heard ed
249	193	two before = kommer
249	253	cue animals heard
25	11	edges sv heard ma
25	26	between end #
255	149	two before = bor
256	140	before known unheard medical
257	236	after = тел
259	209	before = is
26	23	after surname ordinary unheard
26	45	between of ~
27	12	after = to
27	21	two before = for
27	24	two before = i
27	41	between av ~
27	89	before given common unheard
277	297	shape medical 4
279	256	edges ru heard ка
28	0	after surname unheard unheard
28	17	after none unheard
28	17	between i i
28	23	between är och
28	31	before = min
28	39	after = när
283	255	is surname place
284	104	before known ordinary unheard
29	15	after verb
29	21	between vi i
29	22	before = ham
29	23	edges ru unheard ий
29	32	between til ~
29	32	cue workplaces
29	33	cue start name
29	39	before = på
29	43	after none ordinary medical
299	167	before = hos
3	38	before surname common unheard
30	10	cue possessives name
30	22	length heard middle
30	27	before = från
30	59	edges en unheard te
304	263	is pet unheard
31	-7	edges sv heard nd
31	15	shape heard 2
31	18	after form unheard unheard
31	27	cue persons
31	28	edges sv unheard sa
31	49	edges sv heard ig
32	15	after surname common
32	32	before = har
32	35	after = der
32	39	between end har
32	5	after none unheard unheard
327	108	before known unheard unheard
328	235	edges sv heard lm
33	-4	is formed ordinary
33	10	before = из
33	20	edges sv unheard nd
33	28	edges sv medical et
34	-11	before = dag
34	28	edges en heard ke
35	0	edges nb heard sa
35	34	edges sv heard es
35	55	is both ordinary
37	17	after = end
37	17	after end
37	35	edges en heard it
38	28	between ejer ~
38	64	before none unheard medical
385	232	is none place
39	19	after = sier
39	22	shape heard -1
39	23	between for ~
39	31	between the ~
39	39	two before = меня
39	40	between säger end
39	49	before = mycket
39	54	before = mamma
4	-12	before = by
4	13	before = with
40	27	before = dr
419	286	is rare place
42	50	cue possessives medical
43	-10	before rare unheard heard
43	14	cue start heard
44	39	edges nb unheard ld
44	45	cue named unheard
44	58	after = vid
44	66	between att ~
45	20	before = bare
45	25	shape unheard 0
45	36	edges sv medical ng
46	38	two before = från
46	44	two before = sig
47	110	between er og
47	31	between ~ end
47	45	after both unheard unheard
47	71	after = on
48	24	shape unheard 1
49	13	edges sv heard ad
49	19	edges nb heard se
49	53	edges sv unheard is
49	54	edges sv heard ke
49	59	two before = står
5	12	between ~ ~
5	28	between i han
5	59	cue greetings heard
50	20	after = siger
50	28	edges ru unheard ом
50	38	two before = you
50	42	edges sv medical en
50	95	after = nå
501	412	is known unheard
51	23	after = jeg
51	28	after surname ordinary
51	37	before = när
51	48	edges en unheard on
51	55	edges nb unheard in
52	47	between min ~
53	13	before rare unheard medical
53	18	between ~ #
53	45	before = hei
53	45	between heter og
536	395	is known ordinary
54	27	cue placePrepositions heard
54	41	two before = som
54	44	edges da unheard en
56	23	after surname ordinary heard
56	47	between ~ en
57	42	shape medical -1
57	53	edges en unheard an
57	59	edges sv medical an
58	28	before = #
58	46	edges en unheard ia
58	6	before # medical
6	10	after = ett
6	15	after both common
6	23	before = det
6	25	between kan ~
60	27	length unheard middle
60	65	before = vi
61	3	edges nb heard nd
61	31	before = fra
62	32	before = katten
62	63	before = was
63	4	before = men
63	48	before = зовут
63	54	edges sv heard rn
63	65	before verb unheard
63	65	edges sv unheard us
63	75	after = ser
64	3	before none place heard
64	54	after = den
65	43	before rare ordinary heard
66	53	edges sv heard tt
67	75	after = fikk
67	82	edges en unheard ey
68	126	between in ~
68	37	two before = sin
69	48	between и ~
69	60	before = wife
69	62	edges sv unheard ik
7	-11	edges da unheard an
7	38	between ~ ja
70	61	between med och
71	51	is rare unheard
71	8	after = til
72	47	after formed ordinary
72	64	before = vår
72	78	two before = för
73	66	edges en unheard in
73	67	after = in
74	29	after end unheard
74	55	after # heard
74	56	length medical middle
74	61	two before = #
74	75	edges nb unheard ja
74	87	edges nb heard al
75	36	after verb unheard
75	55	cue greetings name
76	-90	before rare unheard unheard
76	44	edges da heard ve
77	43	two before = och
77	48	edges sv heard le
77	59	cue titles heard
77	72	after = ligger
78	46	edges sv heard ng
78	74	two before = to
78	87	before = her
79	55	length heard long
79	59	after = men
8	47	before given common medical
80	34	after = det
80	44	shape heard 3
80	52	between end är
80	68	after = var
80	91	edges da heard ns
81	60	edges sv heard on
82	27	between på ~
82	42	before formed unheard unheard
82	51	after form unheard
82	54	after = sa
82	77	edges da heard ng
83	72	before = that
85	63	after given unheard unheard
85	77	between på og
85	83	two before = hedder
85	84	after = kommer
88	104	after = där
88	112	after rare ordinary heard
88	96	before rare medical heard
90	46	edges sv heard se
90	57	two before = læge
90	66	after rare ordinary
90	84	after = her
90	89	edges en unheard ne
90	94	after = for
90	99	before = pasient
91	87	after = tre
92	63	is given ordinary
92	96	after = can
93	125	before = mi
93	40	before none unheard heard
94	51	shape heard 4
94	64	shape unheard cyrillic
95	69	between i ~
95	78	edges da unheard rd
96	112	edges ru unheard ей
96	76	edges nb unheard rg
96	87	between ~ och
97	50	two before = ja
98	56	two before = till
98	70	two before = end
99	106	two before = enligt
99	58	after none place heard
99	99	two before = her
`
