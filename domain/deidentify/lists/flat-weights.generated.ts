/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-10	23	two before = on
-10	5	is known common
-100	-80	before = vid
-100	-87	between to ~
-100	-87	between ~ er
-101	-136	between ~ for
-101	-60	edges sv heard en
-101	-70	edges nb heard in
-102	-66	two before = a
-103	-65	shape unheard -3
-103	-77	before = hun
-104	-50	is none medical
-104	-76	cue of animals medical
-105	-86	before = how
-106	-103	edges sv medical or
-106	-116	between by ~
-106	-85	before = mannen
-106	-85	two before = de
-107	-61	edges sv medical ix
-107	-96	edges en heard so
-108	-104	edges nb heard ed
-108	-67	edges sv heard na
-108	-98	edges nb medical in
-109	-99	cue of introductions heard
-11	-13	after = ringe
-11	-2	after none ordinary
-11	-2	between ~ ~
-11	-57	after of rare ordinary unheard
-11	-6	after of given common heard
-11	12	before of none common unheard
-110	-153	between hos ~
-110	-55	between med ~
-111	-115	edges nb unheard je
-111	-49	edges sv heard al
-111	-58	between av och
-111	-70	after = att
-111	-92	shape medical 3
-112	-96	edges sv heard ja
-113	-102	before = år
-113	-105	after = a
-113	-87	edges sv heard nt
-113	-91	length heard short
-113	-99	between er end
-115	-33	two before = han
-116	-131	edges nb heard le
-116	-83	after of given unheard heard
-117	-128	edges sv heard re
-117	-87	edges sv unheard er
-12	-22	after = har
-12	-23	after given ordinary
-12	-23	edges ru medical ин
-12	3	before of surname common unheard
-120	-82	before = av
-121	-49	before = man
-121	-60	after = hans
-122	-101	edges sv heard el
-123	-57	before = of
-125	-117	edges nb medical or
-125	-134	between vi på
-126	-107	cue of none medical
-127	-115	two before = ham
-127	-119	edges da heard ja
-127	-138	edges nb medical et
-127	-95	between det ~
-128	-135	edges en heard my
-128	-140	edges da unheard er
-128	-91	shape medical -2
-129	-79	edges da heard te
-129	-83	edges nb unheard ng
-13	-13	after = under
-13	-16	after of none common heard
-13	-18	two before = kan
-13	-25	between heter ~
-13	-3	two before = and
-13	-6	two before = hur
-13	25	after = on
-130	-97	between and ~
-132	-102	between av end
-132	-94	edges nb unheard er
-132	-98	edges sv unheard öm
-133	-101	edges sv heard er
-133	-110	between ~ är
-133	-71	edges da heard ge
-134	-74	before of # unheard
-134	-75	edges da heard en
-135	-101	edges sv heard ns
-135	-82	edges sv unheard en
-136	-103	before = så
-136	-134	between end i
-137	-75	edges sv heard ga
-137	-86	is none ordinary
-139	-67	before of none common medical
-14	-18	after = ska
-14	-18	after = svenska
-14	-22	between ~ i
-14	11	two before = jeg
-140	-128	before = ikke
-141	-100	cue of possessives heard
-141	-132	two before = går
-141	-133	edges sv heard du
-142	-93	length medical long
-144	-110	before = de
-144	-120	between ~ the
-144	-94	edges sv heard de
-145	-119	before = this
-145	-152	edges en heard ck
-145	-86	edges sv heard ra
-145	-96	after = hos
-147	-138	after = får
-147	-96	edges sv heard ta
-148	-106	after = om
-148	-119	edges da heard in
-148	-155	edges en unheard ie
-148	-98	before = the
-15	-10	edges nb heard ng
-15	-10	edges sv heard ts
-15	0	before = vad
-15	11	edges sv unheard on
-15	3	cue of persons unheard
-15	40	before of both common heard
-15	9	two before = hun
-150	-133	two before = men
-151	-157	two before = и
-154	-126	after = you
-155	-118	after = datter
-155	-172	edges sv heard ni
-157	-102	edges nb heard te
-157	-134	edges en heard me
-158	-94	between på end
-16	-12	after = första
-16	19	before of none ordinary medical
-160	-195	edges da heard un
-161	-113	edges da medical or
-161	-162	between du ~
-162	-136	two before = ett
-162	-156	two before = takk
-163	-97	before = som
-165	-113	is rare medical
-165	-120	after of none medical medical
-165	-92	shape unheard -4
-167	-153	after = fyra
-168	-101	before = du
-168	-131	edges nb heard da
-168	-134	cue of placePrepositions medical
-168	-194	after = se
-168	-74	before of none medical medical
-169	-159	two before = the
-17	-13	after = er
-17	-22	two before = var
-17	-25	between ~ and
-17	-28	two before = med
-17	-45	two before = in
-170	-176	edges en heard ss
-170	-99	edges sv heard la
-174	-117	edges sv unheard el
-174	-166	after = ville
-175	-108	shape heard -4
-176	-157	before = den
-176	-77	is none common
-177	-177	edges nb heard om
-179	-119	edges sv heard st
-179	-197	between i har
-18	-15	before = vill
-18	-37	two before = der
-181	-157	edges en heard nd
-182	-190	before = sin
-183	-155	after = with
-183	-184	edges en heard od
-184	-136	after = av
-185	-176	two before = den
-185	-189	edges nb heard mi
-187	-202	before = ett
-188	-190	edges en unheard 's
-19	-21	before = ringer
-19	-31	edges sv unheard ta
-19	-45	edges nb unheard ne
-19	6	after of given common medical
-190	-184	between из ~
-191	-223	edges da medical en
-193	-129	before = får
-196	-200	after = år
-198	-165	between en som
-198	-173	edges en heard in
-198	-203	after = mor
-199	-124	edges sv heard ag
-2	-35	after form common
-2	10	after = kan
-2	12	between ~ ja
-2	53	after = nå
-20	-12	cue of placePrepositions unheard
-20	-13	between i end
-20	-14	two before = sedan
-200	-143	length unheard short
-200	-160	before = hade
-202	-124	edges en heard es
-202	-152	before = на
-202	-164	after = hedder
-203	-161	after = inte
-204	-195	edges sv heard om
-207	-232	after = vil
-208	-158	edges en heard om
-209	-153	edges sv heard an
-21	-19	two before = ska
-21	-20	edges en medical is
-21	-27	two before = mr
-21	-35	edges nb heard ra
-21	-44	edges sv heard ne
-21	-46	shape medical 1
-212	-170	edges da heard du
-212	-179	edges sv heard te
-212	-209	is form rare unheard
-215	-197	edges da heard ne
-218	-150	before = en
-218	-164	edges sv heard ll
-219	-148	edges en heard re
-22	-11	cue placePrepositions
-22	-17	two before = man
-22	-18	before = går
-22	-28	cue of kin heard
-22	-36	two before = sa
-22	-37	edges sv unheard ka
-22	-8	after of surname common heard
-224	-209	shape medical -3
-228	-229	edges nb heard ja
-23	-13	between till ~
-23	-17	after = går
-23	-31	before = hon
-23	-8	before of end unheard
-23	11	before = and
-231	-190	between og er
-231	-192	edges nb heard an
-232	-205	two before = hon
-237	-121	between # #
-24	-31	two before = name
-24	-34	cue of greetings unheard
-24	-34	edges en heard no
-24	10	after = and
-241	-225	edges nb heard du
-246	-222	edges en heard id
-246	-231	cue of greetings medical
-247	-168	edges nb heard et
-249	-191	after = heter
-25	-10	after of surname unheard unheard
-25	-20	after = was
-25	-22	shape heard 0
-25	-26	after = at
-25	-33	is form unheard
-25	-4	is rare ordinary
-25	-8	before = få
-258	-198	before = my
-26	-10	edges nb unheard va
-26	-21	after = de
-26	-6	before = har
-26	17	before = в
-261	-192	edges sv heard et
-267	-148	is surname common
-268	-221	edges nb unheard ra
-27	-22	before = could
-27	-27	after of none medical unheard
-270	-188	edges da heard et
-270	-201	edges nb heard nå
-28	-22	after rare medical
-28	-26	after none common
-28	-30	is formed unheard
-28	-36	before = ska
-28	-7	before = eller
-280	-285	edges ru heard ет
-283	-284	is form common
-287	-287	edges nb heard un
-29	-16	before = mot
-29	-46	after of given ordinary heard
-29	-48	cue of homes heard
-291	-222	edges en heard he
-294	-231	two before = skal
-3	26	before = you
-30	31	before of none ordinary heard
-303	-268	edges da heard an
-31	-12	edges nb unheard ik
-31	-21	after = skulle
-31	-21	after of end heard
-31	-25	edges ru medical ол
-31	-26	between end kan
-31	-29	is formed medical
-31	-3	two before = är
-31	-34	after = из
-316	-259	edges en heard ou
-318	-226	edges en heard ng
-32	-18	after of none ordinary heard
-32	-21	two before = på
-32	-41	after rare common
-320	-171	is both common
-327	-304	edges nb unheard to
-33	-16	after of given common unheard
-33	-18	after = в
-33	-20	between men er
-33	-28	cue none
-33	-34	two before = se
-33	-38	edges sv unheard in
-33	-60	two before = min
-33	11	between ~ så
-34	-29	edges sv heard ar
-34	-3	before of surname common heard
-34	-7	cue greetings
-341	-257	edges en heard st
-36	-2	after of both common heard
-36	-33	after of # medical
-36	-69	before of pet ordinary heard
-37	-16	after given common
-37	-40	between end du
-38	-20	after of known unheard heard
-38	-20	between får ~
-38	-22	before = ja
-38	-52	edges sv heard da
-38	-65	after of known common unheard
-38	-9	after = och
-39	-15	after = не
-39	-22	before = til
-39	-22	between my card
-39	-27	before = и
-39	-54	between ~ skal
-4	-14	two before = ejer
-40	-40	between ~ som
-40	-41	between til på
-40	-49	before = so
-40	-93	before of surname ordinary heard
-40	1	before = er
-40	18	before = og
-41	-13	after = som
-41	-23	two before = år
-41	-26	two before = och
-41	-34	two before = fra
-41	-37	between så ~
-41	-42	edges sv heard ju
-41	2	before = för
-42	-14	before = till
-42	-16	after = tar
-42	-36	before of end heard
-42	-41	edges sv heard rt
-420	-263	is given common
-43	-4	after of known common heard
-44	-27	edges nb heard ag
-44	-37	between ~ jeg
-44	-37	two before = då
-44	-40	after of known ordinary unheard
-44	-65	between ~ han
-45	-39	after of rare place heard
-45	-56	after = man
-46	-2	before = är
-46	-40	edges nb heard ar
-46	-58	edges nb heard ge
-46	26	before of verb medical
-47	-38	after of known unheard unheard
-47	-39	cue of none heard
-47	-40	edges en heard do
-47	-47	edges nb heard es
-47	-51	before of rare common unheard
-47	-56	edges da heard ak
-48	-56	before of known common heard
-49	-92	before of surname unheard unheard
-50	-35	after = а
-50	-35	before = att
-50	-49	edges nb heard ok
-50	-62	after = vi
-51	-20	edges sv unheard ng
-51	-27	edges sv unheard et
-51	-36	after #
-51	-36	after = #
-51	-58	after of rare common heard
-51	-68	two before = of
-52	-1	before of none medical heard
-52	-10	two before = du
-52	-21	is pet common
-52	-56	between ~ det
-53	-30	before = end
-53	-30	cue start
-54	-51	shape unheard -2
-54	-74	before of given ordinary heard
-55	-53	before = under
-55	-54	edges sv heard ha
-55	-8	between # ~
-56	-25	shape heard cyrillic
-56	-26	after known unheard
-56	-94	edges nb medical ne
-57	-39	after = name
-57	-62	edges nb heard ha
-57	-87	after = lege
-58	-42	after none medical
-58	-74	after of both common medical
-6	-32	edges sv heard as
-60	-32	before = a
-60	-33	cue of placePrepositions name
-60	-39	two before = när
-60	-41	edges en unheard er
-61	-36	after = и
-62	-24	after = med
-62	-51	between ~ kan
-62	-59	before = sig
-63	-39	length medical short
-63	-56	after = is
-63	-58	before = fått
-63	-82	before of surname unheard medical
-64	-36	after = card
-64	-41	after given unheard
-64	-55	shape heard -3
-65	-46	between ja er
-65	-50	edges nb heard ne
-65	-60	after = här
-66	-28	between och end
-66	-49	edges sv heard ur
-66	-71	cue of persons medical
-68	-21	after = till
-68	-77	edges sv heard ia
-69	-52	cue possessives
-69	-73	two before = om
-7	-19	before = ejer
-7	-19	is surname medical
-70	-48	after known ordinary
-70	-58	edges sv unheard as
-70	-65	edges sv heard in
-70	-78	two before = ikke
-71	-29	after = från
-71	-59	edges da heard am
-71	-63	edges nb medical te
-71	-86	edges sv unheard ll
-72	-49	after of known ordinary heard
-72	-60	after of # unheard
-73	-37	two before = har
-73	-40	between för end
-73	-58	two before = att
-73	-80	edges da heard nu
-73	-84	before = это
-74	-31	before of none common heard
-74	-70	two before = er
-75	-48	after = han
-75	-55	two before = inte
-76	-52	edges sv unheard ar
-76	-72	edges nb medical er
-77	-47	edges en heard ve
-77	-77	after = hade
-78	-2	before of none ordinary unheard
-78	-43	cue of persons heard
-78	-57	after = og
-78	-72	shape medical -4
-79	-66	before = for
-79	-78	edges sv unheard an
-8	-14	after both unheard
-8	-17	after of none ordinary unheard
-80	-76	before of surname unheard heard
-82	-55	after of verb medical
-82	-61	after of none common medical
-84	-79	two before = me
-84	-86	after = står
-85	-89	after = för
-85	-93	before = doctor
-86	-23	before = och
-86	-54	after = en
-87	-56	edges sv unheard na
-88	-112	after of form common heard
-88	-21	before = kan
-88	-45	between med end
-89	-76	edges nb medical me
-89	-83	two before = at
-90	-116	before = врач
-90	-125	between ~ fra
-90	-54	cue of none unheard
-90	-66	edges da heard er
-90	-73	edges sv medical in
-91	-53	is none unheard
-91	-74	edges en heard te
-91	-92	edges sv heard at
-92	-104	between is ~
-92	-108	after = of
-92	-96	before = jag
-93	-58	cue of start unheard
-93	-72	after = är
-93	-72	shape medical cyrillic
-93	-93	before = inte
-95	-108	edges sv medical on
-95	-112	edges nb heard ho
-95	-19	before of none medical unheard
-95	-74	after = så
-95	-84	edges nb heard jo
-97	-103	edges sv heard nu
-97	-12	between i og
-97	-94	edges nb heard ei
-98	-114	after = ha
-98	-29	two before = hans
-98	-50	before of given common heard
-98	-92	edges nb medical se
-99	-100	two before = få
-99	-51	edges sv medical ra
0	-104	joining no -1
0	-11	right -2 -3
0	-114	joined no 0
0	-122	left -1
0	-123	joined no -3
0	-13	after = ett
0	-14	joined apart -1
0	-155	joined no -1
0	-164	left -2 -2
0	-17	right 3 1
0	-17	right no -2
0	-187	right -2 -2
0	-19	right -3
0	-197	joining -3 -3
0	-20	joined apart -3
0	-202	joining -3 -1
0	-206	joined -3 -3
0	-22	left no
0	-23	joined apart -2
0	-23	left -1 3
0	-24	right -3 2
0	-27	left -3 0
0	-28	right -2 3
0	-30	left no -2
0	-32	joining apart -3
0	-35	left 0 3
0	-35	left no -1
0	-36	right 3 -3
0	-37	joining no 0
0	-37	left -3 -3
0	-39	left 3 -1
0	-40	right no -3
0	-44	left 1 -3
0	-44	right -2
0	-45	left -3 3
0	-46	left -3 -1
0	-50	right -2 0
0	-51	right 1 -3
0	-55	joined no -2
0	-56	left -3
0	-58	joining no -3
0	-61	joined -1 -3
0	-68	joining -3 3
0	-78	joined -3 3
0	-79	right -3 3
0	-79	right 3 0
0	-80	left no -3
0	-88	right -1 -3
0	-91	joining no -2
0	-95	joined 3 -3
0	100	left 3 1
0	104	right 1 3
0	11	joined no 3
0	11	left 3 -2
0	110	left 2
0	119	left -2 3
0	13	right 3
0	132	left 3 3
0	14	edges sv unheard sa
0	142	joining 3 3
0	146	left 2 3
0	17	left 2 -3
0	18	right no 0
0	18	right no 1
0	184	joined 3 3
0	187	left 1
0	19	left -3 2
0	20	right -3 -2
0	20	right no 2
0	21	joining apart 1
0	22	right -3 0
0	25	right -1
0	25	right 2 -3
0	27	left no 3
0	28	joining apart -1
0	28	right no -1
0	31	left no 2
0	31	right 2
0	32	joining no 1
0	32	right 3 -2
0	37	joining apart 0
0	39	joined apart 2
0	39	left 1 3
0	41	joining no 3
0	42	left -3 1
0	42	left 3 0
0	43	right 0 -3
0	44	right 0
0	45	left 0 -2
0	47	joined apart 3
0	47	joining apart 3
0	49	left no 1
0	51	left -2
0	53	right no 3
0	59	left 0 -3
0	62	right 3 2
0	64	left -2 -3
0	65	right -3 1
0	69	right -1 3
0	74	right 3 3
0	75	right 0 3
0	84	left 3 2
0	91	right 2 3
0	92	joining 3 -3
0	92	left -1 -3
0	92	right 1
0	95	left 3
1	18	before of verb heard
1	24	before = with
1	27	before = det
10	-32	after of surname ordinary heard
10	16	two before = ut
10	17	edges nb unheard ad
10	21	two before = det
100	63	after of none place heard
100	67	edges sv heard le
100	87	after = он
101	54	shape heard 3
101	71	between säger ~
101	73	after of end medical
101	86	edges nb unheard di
102	28	cue animals
102	70	cue of titles name
104	120	before = hedder
104	78	after of both common unheard
105	104	between eier ~
105	40	two before = hos
105	83	edges sv heard se
105	96	edges nb unheard le
106	117	edges ru unheard ой
106	63	cue of kin name
106	99	before = hest
107	130	two before = eg
107	57	after rare unheard
107	78	two before = end
107	99	before = name
108	92	two before = you
109	90	two before = lege
11	24	before = där
11	3	edges da heard ve
110	67	two before = så
111	103	edges ru heard ва
111	40	edges nb heard en
111	91	after = fått
111	98	between ~ och
112	113	after = her
112	62	between i ~
112	73	after none place
113	74	is given ordinary
114	99	two before = dag
115	117	before = af
115	67	before = у
115	81	cue homes
115	94	between och ~
116	71	cue of introductions name
117	105	cue of named name
117	94	before = on
117	97	edges nb unheard rd
118	110	between heter och
118	81	after = fra
119	124	after = eller
119	76	after surname unheard
119	88	two before = by
12	-5	after = ~
12	-8	after of none common unheard
12	3	between ~ til
12	7	cue persons
12	9	before = bare
120	120	edges ru unheard ия
120	55	between ~ på
122	121	edges en unheard la
123	124	before = vi
123	76	two before = ringer
123	84	edges sv unheard st
124	128	edges en unheard am
124	15	before of given unheard heard
126	84	after rare place
127	97	two before = my
128	120	edges sv unheard la
129	103	edges ru unheard ич
129	122	after surname place
13	-21	is formed ordinary
13	-24	before of rare place heard
13	-7	edges sv unheard ns
13	16	before of rare common heard
130	112	edges sv unheard rs
130	127	before = mr
130	71	shape unheard 2
130	78	shape unheard 3
131	120	after = hon
131	15	cue named
132	146	after = eg
133	62	cue of kin unheard
134	102	is given unheard
134	77	cue kin
135	116	after of formed unheard unheard
135	121	after of surname common unheard
136	120	two before = nå
136	125	after = født
137	121	edges nb unheard ll
137	149	after = kom
138	137	after = också
139	104	edges sv unheard rg
14	13	before = i
140	35	before of known ordinary heard
141	102	before = om
141	126	between på i
141	148	edges en unheard ry
142	103	two before = hunden
143	105	after = nu
144	105	between ~ med
144	105	edges nb heard de
144	81	two before = av
145	128	before = in
146	136	edges sv heard rg
147	147	after of both unheard unheard
148	116	before = hej
148	120	between from end
149	141	edges en unheard ra
15	1	after of none unheard heard
15	10	edges sv heard ma
15	23	between vi i
15	31	between i han
15	47	before of both common unheard
15	5	two before = ~
150	138	is surname unheard
150	148	before = eier
152	129	edges sv heard ge
152	132	between vi ~
153	103	cue of persons name
153	138	after = få
153	147	before = called
154	100	after of surname unheard heard
154	142	two before = ringe
154	144	between og i
155	134	before = с
155	138	between hos på
159	137	before = heter
159	156	before = it's
16	18	after known common
16	27	between at har
160	118	before = säger
160	151	after = da
160	99	after of rare unheard unheard
161	119	edges en unheard en
161	63	before of given unheard unheard
162	109	two before = heter
162	119	after = ja
162	155	before = der
162	169	two before = а
163	137	between og ~
163	76	is surname ordinary
165	139	edges ru unheard ва
168	103	after = säger
168	161	between var som
168	161	edges ru unheard на
169	142	cue of homes name
169	149	edges nb medical an
17	-35	before = ~
17	-6	cue of start heard
17	11	before = mor
17	14	after both common
17	28	cue of possessives medical
17	8	before = ham
17	9	after = du
172	138	cue of animals name
172	50	before of known unheard heard
173	168	two before = hedder
174	177	edges da heard se
174	61	before of known common unheard
174	98	length unheard long
175	123	two before = this
176	168	before = bror
177	115	before of # heard
178	143	after of rare place unheard
178	177	before = from
179	146	cue titles
179	67	edges da heard de
18	-25	edges nb heard sa
18	-29	before = dag
18	12	after of # heard
18	43	between kan ~
18	5	before = skal
18	9	after formed ordinary
181	133	two before = til
184	142	before = kom
184	157	edges nb unheard id
185	146	before = han
187	112	shape unheard 4
19	0	shape heard 2
19	10	after none unheard
19	14	after = när
191	129	two before = säger
193	157	between ~ men
194	100	is pet ordinary
194	169	before = doktor
197	123	edges sv heard sa
2	-14	after = i
2	46	between og har
20	-12	after = min
20	21	after of form unheard unheard
20	28	two before = меня
20	36	cue workplaces
20	45	before = hustru
201	159	is both unheard
201	194	after = telefon
205	171	edges nb unheard nd
206	189	between в end
21	20	two before = eller
210	153	between ~ og
210	178	edges nb unheard an
219	204	after = тел
22	-3	before = to
22	-51	before of both unheard unheard
221	195	cue of animals heard
223	172	between med og
225	207	cue of introductions unheard
226	186	before = is
23	14	between dr ~
230	165	edges da heard ed
233	127	is pet medical
235	161	before = ved
237	234	edges da heard le
238	195	edges en unheard na
239	221	two before = eier
24	3	two before = is
24	62	is both ordinary
240	168	before = at
245	191	two before = kommer
245	229	is known place
248	178	two before = bor
25	-12	edges sv heard ad
25	2	between end ~
25	46	after of none unheard medical
25	76	before of given common unheard
258	130	before of known unheard medical
26	10	length heard middle
26	14	between har ~
26	37	two before = en
26	39	between att ~
268	222	two before = nu
27	-4	edges sv unheard nd
274	249	edges ru heard ка
28	13	two before = with
28	4	shape unheard -1
282	116	before of known ordinary unheard
284	312	shape medical 4
29	22	after of verb heard
29	26	between säger end
29	40	between end har
291	172	before = hos
3	-17	after of none unheard unheard
3	31	between om ~
3	34	between i och
3	44	cue of greetings heard
30	28	edges en heard an
30	39	after of known unheard medical
308	264	is surname place
31	40	before = mycket
311	267	is pet unheard
32	14	between til ~
32	16	after surname common
32	19	between ~ is
32	21	two before = i
32	73	two before = ligger
33	14	between ~ end
33	18	after verb
33	21	between the ~
33	27	edges sv medical et
34	19	after = ringer
34	30	edges sv heard ig
34	42	between of ~
35	23	after = sier
35	39	cue of start name
35	74	before of given common medical
355	145	before of known unheard unheard
36	30	between min ~
36	38	between for ~
367	249	edges sv heard lm
37	11	shape heard -1
37	37	between i i
37	42	before = på
37	51	edges en heard it
38	15	after = hun
38	43	two before = från
38	45	between end #
38	59	after = vid
39	20	cue of placePrepositions heard
39	21	two before = som
39	39	before = när
390	228	is none place
4	28	before of none unheard medical
40	-20	before of rare unheard medical
40	24	after = end
40	24	after end
40	24	between ejer ~
41	107	between er og
41	61	edges sv unheard is
42	42	after = ikke
42	53	two before = can
429	288	is rare place
43	23	after of rare medical heard
43	27	between är och
43	28	before = från
43	35	edges en heard ke
44	43	between ~ en
45	18	edges da unheard en
45	60	edges nb unheard la
46	28	before = dr
46	50	edges en unheard an
46	58	two before = står
47	19	edges nb unheard na
47	53	edges ru unheard ий
47	54	two before = sig
48	37	edges sv medical ng
48	44	before = hei
48	62	before = her
49	63	cue of named unheard
5	-15	edges nb unheard en
5	-21	edges nb unheard ar
5	49	after = my
50	33	after = den
50	43	before of verb unheard
508	424	is known unheard
51	31	edges ru unheard ом
51	50	after of none ordinary medical
51	8	before of rare unheard heard
52	19	after = jeg
52	25	edges sv heard nd
52	49	edges sv medical en
52	55	edges en unheard on
52	63	two before = för
52	64	edges nb unheard ld
54	14	after = til
54	41	after = der
54	45	edges sv unheard us
54	56	edges en unheard ia
546	403	is known ordinary
55	-12	before of # medical
55	13	edges nb heard se
55	45	after = men
55	55	edges nb unheard in
56	33	shape unheard 0
56	52	before = by
57	79	between in ~
58	31	after = siger
58	60	between heter og
58	73	edges en unheard ey
59	59	two before = #
59	67	after = ser
6	-32	edges en heard er
60	26	before of rare ordinary heard
61	28	shape unheard 1
61	29	after of verb unheard
61	39	before = fra
61	56	edges sv unheard ik
61	71	after of rare ordinary heard
61	77	between и ~
63	29	two before = for
63	68	edges sv heard ke
63	75	edges en unheard in
64	-6	before of none place heard
64	54	edges sv heard iv
65	22	between ~ #
66	54	before = из
66	8	cue of titles heard
67	21	edges sv heard ng
67	35	length unheard middle
67	62	after of surname ordinary unheard
67	81	before = mamma
68	0	before = men
68	24	edges nb heard nd
69	32	after surname ordinary
69	44	between ~ du
69	79	before = that
7	-12	edges sv unheard ne
70	48	after of given unheard unheard
70	79	before = was
72	29	after of end unheard
72	36	cue of greetings name
72	50	between end är
72	65	between av ~
73	64	edges da heard ng
73	65	two before = sin
73	74	two before = to
73	87	edges nb heard al
74	31	before = #
75	43	length heard long
75	54	edges da unheard rd
75	64	edges sv heard tt
75	85	after = fikk
76	69	edges sv unheard ia
76	71	before of none unheard unheard
77	37	after = det
77	62	before = зовут
77	81	before = med
77	94	edges sv medical an
78	-69	before of rare unheard unheard
78	102	between med och
78	104	between på og
78	31	after = også
78	39	two before = ja
78	61	after = där
78	75	after = vill
78	76	before = også
78	95	cue of titles unheard
79	44	after = var
79	45	after rare ordinary
79	50	two before = deg
79	55	shape medical -1
79	58	after form unheard
79	58	edges sv heard rn
79	67	edges nb unheard ja
8	10	after of none medical heard
80	54	edges sv heard on
80	83	before of rare medical heard
81	23	between på ~
81	85	after = kommer
82	79	before = vår
82	86	before = wife
83	56	is rare unheard
83	94	before = pasient
84	113	edges da heard ns
84	30	before of none unheard heard
84	84	after = can
84	96	edges en unheard ne
85	50	length medical middle
85	62	before = katten
85	89	after = ligger
86	94	two before = я
87	31	after = jag
87	49	two before = her
88	48	shape heard 4
88	74	after = for
88	83	after = in
88	84	edges nb unheard rg
89	67	before = jeg
89	71	edges ru unheard ей
9	16	edges da unheard ne
9	20	edges sv heard es
90	110	two before = enligt
90	53	shape unheard cyrillic
90	55	two before = læge
90	57	before = patient
90	87	two before = dig
90	89	before = barn
91	107	two before = vi
91	68	before = sier
91	70	before = mi
91	93	two before = här
92	41	after = the
92	45	after = på
92	61	after formed unheard
94	105	after = tre
94	55	two before = till
95	57	cue of possessives name
95	59	after = sa
96	100	between är ~
96	106	between ~ hun
97	44	cue introductions
98	70	after = skal
98	82	edges en unheard th
99	121	between för ~
99	56	edges nb unheard ge
99	57	before of formed unheard unheard
99	69	between hos i
`
