/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-10	-12	edges da medical al
-10	-13	before = starter
-10	-13	edges en medical is
-10	-13	edges nb medical kt
-10	-17	before of rare common unheard
-10	-18	before = pga
-10	-38	between til ~
-10	-4	after of known ordinary heard
-10	-5	two before = fin
-10	31	after of rare medical heard
-100	-109	before = fick
-100	-22	two before = pt
-100	-28	is rare medical
-100	-53	edges nb heard er
-100	-65	after = this
-101	-148	between jeg med
-101	-16	before of none medical heard
-101	-55	between til end
-102	-104	edges en heard ay
-102	-49	after of pet ordinary heard
-102	-73	after = kopi
-102	-79	two before = inte
-103	-104	after of given ordinary heard
-103	-128	edges da heard pe
-103	-39	after = over
-103	-92	edges ru heard ор
-104	-124	before of surname unheard unheard
-104	-16	edges nb heard da
-104	-63	before = tar
-104	-74	edges en heard nd
-105	-107	between name ~
-105	-115	edges nb medical in
-105	-42	is none ordinary
-105	-58	after = den
-105	-60	between the end
-105	-64	between ingen ~
-105	-69	after given ordinary
-105	-87	after = name
-105	-96	after = igen
-106	-134	after = that
-106	-24	before = ham
-106	-63	edges nb unheard ng
-106	-70	after = sambo
-106	-99	before = jag
-107	-31	before = are
-107	-51	two before = om
-107	-54	cue of start heard
-107	-57	before of surname ordinary heard
-107	-98	two before = remiss
-108	-105	before = kone
-108	-107	after = komma
-108	-38	cue possessives
-108	-48	before = skal
-108	-97	two before = ha
-109	-129	between end och
-11	-10	between gitt #
-11	-14	edges sv medical ig
-11	-15	between vil ~
-11	-2	two before = att
-11	-24	between och är
-11	-35	after of none unheard unheard
-11	13	after = han
-110	-52	two before = selv
-110	-59	before = så
-110	-84	edges en medical me
-111	-25	between og har
-111	-49	after = wife
-111	-65	after = till
-111	-92	edges sv medical ar
-112	-63	two before = tolv
-112	-71	after = må
-112	-81	edges da heard al
-112	-87	before of formed unheard heard
-112	-92	edges ru heard ло
-113	-102	before = же
-113	-114	before = tor
-113	-118	two before = husker
-113	-37	edges ru heard ен
-113	-60	after = er
-113	-68	before = skulle
-113	-91	edges sv heard pp
-114	-106	edges ru heard ит
-114	-20	edges sv unheard ta
-114	-27	cue of start unheard
-114	-54	before = via
-114	-89	between så ~
-114	-95	after = к
-115	-118	after = hvor
-115	-73	before = have
-115	-97	before = ut
-115	-97	two before = ta
-116	-118	before = fyra
-116	-47	before = к
-116	-97	edges da medical de
-117	-93	between av och
-118	-50	after = om
-118	-68	after of none medical medical
-118	-87	edges en unheard ld
-118	-94	edges sv heard ia
-118	-98	cue of start medical
-119	-113	before = samme
-119	-45	is none common
-12	-12	edges sv medical kt
-12	-15	after = åt
-12	-15	edges ru medical ка
-12	-16	edges ru medical ом
-12	-20	before = gir
-12	-59	before of pet unheard heard
-12	-6	two before = da
-12	-9	two before = fire
-12	11	between ~ som
-12	19	before of rare common heard
-12	20	before = ett
-120	-127	between ~ fra
-120	-146	edges en heard op
-120	-49	edges sv heard en
-121	-55	between en i
-121	-90	edges da medical ne
-122	-24	edges sv heard la
-122	-26	after = efter
-122	-75	edges sv heard na
-122	-79	length heard short
-122	-99	edges ru heard ок
-123	-135	before = i'm
-123	-56	between на end
-123	-85	after = från
-124	-121	after = patient
-124	-170	after = hans
-124	-77	before = со
-125	-104	edges en heard aw
-125	-55	edges sv heard ga
-125	-72	edges sv heard ln
-125	-93	between end i
-125	-97	two before = ingen
-126	-72	after = över
-127	-101	edges sv medical er
-127	-105	edges sv medical in
-127	-125	between ~ ikke
-127	-126	edges nb heard nn
-127	-145	between с ~
-128	-108	between # no
-128	-112	before = mg
-128	-120	two before = bo
-128	-126	edges sv heard ås
-128	-75	two before = skulle
-129	-105	edges en medical ng
-129	-119	before = he
-129	-61	before = under
-129	-75	edges sv unheard on
-13	-1	after form unheard
-13	-11	before = болезнь
-13	-15	edges ru medical ол
-13	-17	edges sv heard pa
-13	-2	two before = our
-13	-23	before = mot
-13	-68	edges en heard en
-13	17	two before = jeg
-13	5	two before = hun
-130	-112	edges sv heard lt
-130	-87	after = врач
-131	-101	before = år
-131	-128	before = viser
-132	-115	two before = г
-132	-130	edges ru heard им
-132	-77	between ja er
-132	-81	before = fått
-132	-99	edges sv heard rt
-133	-124	after = læge
-133	-138	edges nb heard le
-133	-60	after given unheard
-133	-67	before = vil
-133	-75	edges nb heard re
-134	-102	between en och
-134	-70	between med ~
-134	-72	edges nb heard ta
-135	-112	before = godt
-135	-128	after = муж
-136	-123	between för end
-136	-160	two before = когда
-136	-42	edges sv unheard et
-137	-101	after = siden
-137	-107	edges nb heard ge
-138	-127	after = två
-138	-138	two before = lite
-138	-73	before = enligt
-139	-115	between in and
-139	-57	before of none medical medical
-14	-13	edges ru medical ра
-14	-14	between men er
-14	-16	edges ru medical ту
-14	-43	edges da unheard an
-14	11	after given place
-14	11	after of given place heard
-14	11	before = was
-14	12	before = #
-140	-124	between to ~
-140	-80	two before = sju
-141	-128	edges ru heard ту
-141	-132	two before = pappa
-141	-59	after = you
-141	-75	edges da medical le
-141	-77	is none medical
-142	-124	between av end
-142	-127	two before = ikke
-142	-98	between end på
-143	-120	edges nb heard ed
-143	-140	edges en heard or
-144	-109	before = ingen
-144	-111	after = ha
-144	-49	after = här
-144	-83	length medical short
-145	-129	two before = at
-145	-66	edges da heard en
-145	-82	edges sv unheard er
-145	-85	cue of animals medical
-145	-95	after = uten
-145	-97	edges da heard nu
-146	-102	before = sin
-146	-117	edges da heard rg
-146	-129	two before = mr
-147	-27	edges da heard ge
-147	-89	after = under
-147	-95	edges nb heard ar
-148	-151	between har end
-148	-68	edges en heard ed
-149	-102	edges en medical 's
-149	-87	edges nb heard tt
-15	-15	before = fram
-15	-29	two before = fyra
-15	-34	two before = из
-15	-6	edges ru heard на
-15	46	before of rare medical heard
-150	-104	before of pet ordinary heard
-150	-122	before = mb
-150	-145	edges nb medical or
-150	-67	between ~ är
-151	-100	two before = he
-151	-104	edges ru unheard ну
-151	-136	two before = ham
-151	-155	edges en heard dy
-151	-171	before of none place unheard
-151	-52	between og er
-152	-104	after = mi
-152	-127	edges ru heard ил
-152	-137	edges da medical er
-152	-157	before = hver
-153	-111	edges nb medical se
-153	-117	after = l
-153	-138	edges en heard so
-154	-103	after = ville
-154	-123	edges ru heard се
-155	-105	two before = в
-155	-111	between из ~
-155	-136	edges nb heard nr
-155	-153	before = måtte
-156	-109	between att ~
-156	-112	after = hade
-156	-165	two before = доктор
-156	-47	before = får
-157	-150	between med #
-157	-85	two before = den
-157	-90	before = ville
-157	-95	between # i
-158	-135	after = date
-158	-144	two before = мг
-158	-162	after = tiden
-159	-111	after = lives
-159	-99	after = mig
-16	-16	edges sv heard da
-16	-30	between jeg ~
-16	-42	after of formed medical unheard
-16	-55	edges sv heard aj
-16	-73	edges ru heard ат
-16	23	edges en heard ke
-16	4	is form ordinary
-16	5	between ~ ringer
-160	-102	edges sv unheard ad
-160	-109	after = att
-160	-143	between ~ det
-160	-181	after = dig
-161	-105	between enligt ~
-162	-140	before = helt
-163	-123	edges da medical en
-163	-80	between ~ на
-164	-116	before = ha
-164	-148	after = hver
-164	-78	edges sv heard ra
-164	-85	edges nb medical de
-165	-138	edges en unheard mi
-166	-146	edges ru heard ди
-167	-54	after of given unheard heard
-168	-140	edges en heard go
-168	-89	before = a
-169	-108	edges sv heard ag
-169	-130	edges nb heard ei
-169	-87	edges sv unheard en
-17	-11	after of none medical heard
-17	-15	after = брат
-17	-15	edges sv medical ol
-17	-17	edges ru medical ии
-17	-20	edges sv medical ad
-17	-22	cue of kin heard
-17	-33	after formed ordinary
-17	-43	between i det
-17	24	after = inte
-17	31	between ~ att
-170	-154	edges en heard al
-170	-167	between du ~
-170	-175	two before = samme
-170	-196	edges da heard om
-171	-119	edges sv heard ns
-171	-175	two before = normal
-172	-131	after = sen
-172	-132	edges da heard el
-172	-139	after = ring
-172	-145	edges nb heard ho
-173	-107	after = år
-173	-126	before = ml
-173	-96	edges da heard ne
-173	-98	after = card
-174	-128	before = по
-174	-137	edges sv heard at
-174	-84	two before = a
-174	-85	shape unheard -4
-174	-97	before = efter
-175	-141	two before = uten
-175	-73	edges nb unheard ra
-175	-89	edges sv unheard el
-176	-104	two before = hon
-176	-193	edges en heard rk
-177	-125	after = man
-177	-48	before = you
-177	-93	after = of
-178	-130	after = får
-178	-56	two before = går
-179	-156	edges sv heard al
-179	-177	two before = takk
-179	-180	before = uten
-179	-75	edges sv heard ta
-18	-12	after = första
-18	-13	between the of
-18	-14	after of end heard
-18	-16	after none common
-18	-24	edges nb medical ol
-18	-31	after known common
-18	-7	edges ru medical он
-18	27	cue of possessives heard
-180	-109	after = negativ
-180	-111	two before = vil
-180	-115	edges sv heard in
-181	-191	after = kilo
-182	-116	edges da heard gt
-182	-116	edges nb heard dt
-182	-121	between end til
-182	-139	edges ru heard ий
-182	-73	edges nb unheard ri
-183	-107	between er end
-183	-111	after = fyra
-183	-128	edges nb heard ns
-183	-72	cue of animals unheard
-184	-181	after = said
-185	-100	shape heard -4
-185	-145	between ~ the
-185	-174	before = пять
-185	-88	edges nb heard in
-187	-169	after = utan
-188	-162	before = без
-189	-158	edges nb heard to
-189	-211	between ~ inte
-19	-16	after = ett
-19	-21	edges da medical ns
-19	-76	two before = st
-19	25	edges nb medical en
-19	4	two before = мама
-19	52	before of both common heard
-19	9	two before = can
-190	-128	two before = de
-190	-132	edges en unheard ey
-190	-167	edges en heard ts
-190	-237	after = up
-190	-75	two before = under
-190	-92	edges en heard ve
-191	-126	between på end
-191	-183	two before = får
-192	-127	before = få
-192	-197	after = it
-192	-46	before = man
-193	-174	edges da heard pi
-194	-246	two before = wife
-195	-179	after = å
-196	-165	edges sv medical or
-196	-89	before = du
-197	-107	edges nb unheard er
-197	-168	between ~ kopi
-198	-108	edges ru heard ла
-198	-114	between ~ se
-198	-94	after = mamma
-199	-196	edges ru heard ду
-2	-13	between er ~
-2	-19	after of rare place heard
-2	-27	after of both common medical
-2	-41	edges en heard ty
-2	20	two before = she
-20	-1	two before = mannen
-20	-11	after = daughter
-20	-13	edges ru medical на
-20	-5	two before = deg
-20	-96	after = son
-20	21	between i han
-20	47	before of given common medical
-20	48	before of given common heard
-20	9	after of rare ordinary heard
-200	-107	edges nb heard te
-200	-168	after = sig
-200	-88	after = og
-201	-150	edges da heard es
-202	-189	between på och
-202	-96	before = som
-203	-192	edges sv medical am
-204	-165	after = vet
-205	-136	between en som
-205	-173	cue of none medical
-206	-129	before = the
-207	-218	edges da heard sk
-209	-133	between kg #
-21	-16	cue none
-21	-17	between ~ in
-21	-17	edges nb heard ad
-21	-22	edges da medical is
-21	-25	before = call
-21	-28	after = de
-21	-32	edges nb medical rt
-21	-43	between ~ om
-21	-5	before = står
-210	-125	between # #
-210	-143	edges ru unheard ий
-210	-59	edges en unheard er
-211	-138	edges sv heard de
-211	-140	before = mannen
-211	-161	between ~ nr
-213	-132	edges nb heard rt
-213	-176	before = de
-215	-111	edges sv heard nt
-215	-166	before = no
-215	-53	two before = the
-216	-109	after = bor
-216	-162	before = how
-217	-166	before = hans
-217	-168	before = hade
-217	-196	edges da medical ar
-219	-72	edges en heard ng
-22	-18	after of rare common medical
-22	-2	after = til
-22	-22	after = svenska
-22	-26	two before = tar
-22	-52	after = datter
-22	-7	between ~ tar
-22	4	edges en heard an
-22	7	before = я
-22	8	is pet common
-220	-102	before = kan
-220	-121	edges sv heard ni
-220	-132	two before = mot
-220	-86	is both common
-221	-100	is surname common
-221	-147	edges ru heard те
-221	-200	between ~ av
-222	-139	edges sv heard ll
-222	-139	shape medical cyrillic
-223	-145	after = hos
-224	-204	edges en heard ls
-226	-137	edges ru heard ли
-226	-172	edges da heard ja
-226	-232	before = be
-228	-191	after = vid
-229	-162	after = by
-23	-10	after none ordinary
-23	-12	between end med
-23	-22	edges ru medical ла
-23	-31	before = tager
-23	-32	before = til
-23	-34	two before = ligger
-23	-46	before = врач
-23	-67	after = he
-23	1	between med end
-23	7	after of given ordinary unheard
-230	-156	edges sv heard is
-230	-233	edges ru heard ды
-230	-258	between ~ has
-231	-155	two before = на
-231	-169	edges da medical or
-231	-186	edges nb medical am
-231	-206	edges en heard od
-233	-251	edges en heard ds
-233	-259	after = number
-234	-108	edges sv heard an
-234	-132	edges en heard ce
-234	-178	edges ru heard ый
-236	-146	edges da heard in
-237	-271	before = pappa
-238	-151	edges sv heard gt
-239	-163	edges nb heard ja
-239	-170	edges sv heard ur
-239	-211	cue of possessives unheard
-239	-247	edges sv heard är
-239	-251	before = datteren
-24	-15	after of formed unheard medical
-24	-16	after = husband
-24	-33	two before = fram
-24	-66	between säger end
-241	-179	edges nb heard pi
-241	-187	after = se
-242	-156	edges sv unheard nr
-243	-196	between var men
-244	-141	edges da unheard nr
-247	-156	after = hedder
-247	-162	two before = ett
-25	-14	after of none common heard
-25	-21	edges sv medical at
-25	-22	after of formed medical medical
-25	-27	two before = blev
-25	-3	after given common
-25	-38	after of given unheard medical
-250	-190	after = mor
-251	-177	two before = men
-253	-234	edges en heard nk
-254	-201	before = över
-254	-240	edges en heard my
-255	-129	edges sv heard te
-255	-193	after = heter
-255	-199	edges ru heard сь
-257	-167	edges da heard re
-26	-15	edges da medical ue
-26	-23	between ~ af
-26	-36	between ~ han
-26	-7	edges sv medical ts
-260	-129	edges ru heard ии
-260	-163	edges ru heard ая
-261	-164	edges en heard ne
-263	-183	after = nr
-263	-198	two before = skal
-264	-181	edges nb heard nt
-264	-195	edges nb unheard nr
-264	-237	is form common
-266	-156	edges sv heard nu
-266	-230	edges da heard ue
-269	-225	edges ru heard ть
-27	-10	before = ska
-27	-17	after = husker
-27	-21	edges nb medical ra
-27	-23	edges sv medical de
-27	-25	after = по
-27	-27	edges nb medical st
-27	-30	edges en medical ne
-27	-59	edges sv unheard ka
-27	0	two before = to
-27	13	before = can
-27	21	before = tre
-27	45	between ~ and
-271	-107	before = en
-271	-191	before of formed ordinary heard
-272	-190	edges sv heard du
-272	-274	edges nb unheard ma
-277	-175	edges da heard ag
-277	-235	edges en heard io
-278	-198	edges da heard du
-278	-231	edges ru heard ер
-279	-136	length unheard short
-28	-14	after of both common heard
-28	-26	two before = få
-28	-28	after = и
-28	-31	edges nb medical il
-28	-40	edges nb medical sk
-28	-50	before of surname unheard heard
-28	-7	edges sv unheard ig
-281	-318	between i har
-284	-241	edges ru heard ки
-285	-214	after = av
-285	-245	shape medical -3
-289	-190	cue of greetings medical
-289	-259	between fra jeg
-29	-1	two before = andra
-29	-17	after of formed unheard heard
-29	-18	edges en medical te
-29	-19	between får ~
-29	-22	before = många
-29	-25	edges en unheard al
-29	-26	after of rare medical medical
-29	5	after = will
-292	-220	edges nb heard nå
-294	-152	edges en heard om
-299	-201	before = на
-3	-21	before = det
-3	31	after = finns
-30	-119	edges da heard st
-30	-26	edges ru medical ит
-30	-34	edges nb medical tt
-30	9	two before = vid
-300	-155	edges nb heard an
-303	-205	before = den
-304	-121	before = this
-305	-196	edges en heard me
-31	-17	edges en heard ns
-31	-22	edges sv medical as
-31	-34	before = negativ
-31	-34	two before = dage
-31	-37	between ett ~
-31	-6	edges en heard es
-31	-70	two before = storm
-31	-8	edges sv medical et
-31	1	edges ru heard ой
-31	34	edges sv heard ma
-311	-147	is form rare unheard
-315	-180	edges sv heard et
-315	-245	after = kl
-316	-168	edges nb heard et
-317	-232	edges ru heard ем
-317	-243	before = et
-318	-239	edges nb heard du
-32	-28	before of known ordinary medical
-32	-36	before = venstre
-32	20	edges sv heard le
-32	26	before = of
-324	-216	edges en heard re
-326	-151	is given common
-33	-23	before = thank
-33	-27	edges ru medical ал
-33	-29	two before = hade
-33	-36	after = mitt
-33	19	before = till
-33	20	after = а
-33	3	between end det
-332	-195	edges en heard id
-336	-170	edges en heard in
-34	-21	two before = siden
-34	-27	two before = hur
-34	-31	between år ~
-34	-41	between ~ #
-34	-45	between har ~
-34	-61	edges sv medical ng
-34	-64	edges da unheard id
-34	0	two before = och
-34	4	cue of possessives medical
-347	-187	edges nb heard mi
-347	-256	edges sv heard om
-35	-21	cue placePrepositions
-35	-23	before = havde
-35	-27	before = gitt
-35	-3	before = og
-35	-4	edges sv heard ip
-35	-47	edges da medical an
-35	7	after of end medical
-355	-217	edges da heard an
-36	-113	edges ru heard но
-36	-14	two before = katten
-36	-21	between end jeg
-36	-7	is surname medical
-36	0	between min ~
-361	-237	edges en heard he
-37	-14	before = om
-37	-27	before = hende
-37	-34	after = då
-37	-35	two before = syv
-37	-46	after = nei
-37	-56	edges nb heard si
-37	0	before of none common heard
-370	-299	edges da unheard on
-371	-272	edges en heard ou
-378	-279	edges da heard un
-38	-4	before = vid
-38	-43	before = när
-38	-44	after = fem
-38	-48	edges sv unheard öm
-38	-50	after = ringte
-38	-54	after of form common heard
-38	-66	edges ru heard оз
-38	11	edges sv heard tt
-38	17	edges nb heard ag
-38	24	two before = en
-38	6	edges sv unheard an
-389	-282	edges nb heard om
-39	-1	after = hun
-39	-25	after = går
-39	-28	edges da medical st
-39	-40	two before = finns
-39	-41	after = ingen
-39	-43	before = fire
-393	-260	edges da heard et
-4	-31	after = she's
-4	-47	edges ru heard ра
-4	-56	before = ta
-4	20	before = with
-4	23	between end #
-4	53	after = tolk
-40	-25	between av ~
-40	-32	between ~ is
-40	-35	edges en heard er
-40	-36	after of form unheard heard
-40	-45	after of rare common heard
-40	-75	edges en unheard 's
-40	-80	before of rare place heard
-40	10	before = mand
-40	20	between i og
-41	-107	before = mycket
-41	-11	before = bare
-41	-31	before = kommer
-41	-37	between jeg på
-41	-41	edges ru medical ин
-41	-42	before of verb medical
-42	-12	between # ~
-42	-15	after = snakker
-42	-15	after of known unheard heard
-42	-28	before = alla
-42	-42	cue of persons medical
-42	-42	edges da medical sk
-42	-45	before = här
-423	-291	edges en heard st
-426	-281	edges ru heard ет
-43	-24	edges nb heard ra
-43	-26	after of both unheard heard
-43	-26	two before = он
-43	-30	before = vill
-43	-45	after = skal
-43	-5	before of end medical
-43	-8	shape medical -2
-44	-17	after = ringer
-44	-29	before = haft
-44	-34	edges ru medical ие
-44	-47	between end som
-44	-47	between после ~
-44	10	after = from
-45	-17	after = mum
-45	-18	after = nå
-45	-18	before = so
-45	-30	before = svenska
-45	-44	between ~ kommer
-45	-53	edges nb heard at
-45	-58	edges en heard on
-45	12	before = læge
-45	6	between у ~
-457	-332	edges nb heard un
-46	-18	between ~ var
-46	-32	between den ~
-46	-37	before = она
-46	-60	after = bara
-46	-68	between en ~
-46	1	edges sv heard el
-47	-15	two before = är
-47	-18	two before = er
-47	-20	after = to
-47	-28	after of given common heard
-47	-30	after of none ordinary heard
-47	-40	before of formed unheard medical
-47	-47	after rare common
-47	-60	edges en unheard da
-47	-78	after = her
-47	17	before = å
-48	-26	between mg #
-48	-34	after of none medical unheard
-48	-47	shape unheard -3
-48	-59	edges en heard ey
-48	-7	between а ~
-49	-1	edges sv unheard ng
-49	-25	edges nb medical ll
-49	-31	after known ordinary
-49	-37	edges sv medical sk
-49	-7	two before = on
-49	20	edges en unheard ed
-49	9	after rare medical
-5	-15	between in end
-5	-21	between ~ у
-5	-31	two before = maj
-5	-37	between end kan
-5	16	edges sv unheard id
-5	49	after = ser
-50	-131	edges da heard ol
-50	-26	edges nb heard de
-50	-39	before = bor
-50	-42	edges nb heard ga
-50	-47	edges nb medical me
-50	9	after = on
-51	-17	shape unheard -2
-51	-30	after #
-51	-30	after = #
-51	-33	between end skal
-51	-36	two before = gir
-51	9	before = and
-52	-12	cue of persons heard
-52	-24	between til er
-52	-36	after of known unheard unheard
-52	-43	two before = one
-52	-46	before = dem
-52	-50	edges da medical yl
-52	-60	before = kilo
-52	31	before of none ordinary medical
-53	-32	after = через
-53	-33	after none medical
-53	-44	edges sv heard kt
-53	-49	after of # medical
-53	-50	two before = no
-54	-2	two before = og
-54	-20	edges nb unheard ka
-54	-22	edges ru medical ли
-54	-30	between ~ til
-54	-43	between end är
-54	-50	after of formed ordinary heard
-54	-60	after = seks
-54	-72	two before = hjem
-54	20	before of none medical unheard
-55	-29	edges da heard ak
-55	-40	between на в
-55	-55	edges en heard rd
-56	-17	after known unheard
-56	-19	edges sv unheard na
-56	-29	before = er
-56	-38	edges sv heard ad
-56	-49	edges nb medical on
-56	-57	after = but
-56	-57	before of # medical
-56	-58	edges nb medical es
-56	-7	before of rare medical unheard
-56	-7	shape medical 0
-56	-75	before = lidt
-57	-21	edges sv medical ra
-57	-23	before = could
-57	-24	after = что
-57	-30	after = no
-57	-32	edges sv heard ka
-57	-33	between ~ heter
-57	-36	after = kone
-58	-30	after of given common medical
-58	-30	before = mor
-58	-32	edges da medical on
-58	-45	before = ni
-58	-46	before = ser
-58	-49	after = fire
-58	-50	after = för
-58	-60	edges en heard ia
-58	-94	after = tror
-59	-23	edges sv unheard ar
-59	-33	between is ~
-59	-39	before = sedan
-59	-42	two before = kg
-59	64	before of none ordinary unheard
-6	-16	between end hos
-6	-39	before = из
-6	-61	edges en heard ss
-60	-13	before = а
-60	-26	two before = name
-60	-32	two before = they
-60	-35	edges sv unheard rt
-60	-45	after = mot
-60	-45	after = нет
-60	-46	edges ru medical те
-60	-51	edges da heard aj
-60	-9	two before = dagar
-60	12	between er og
-61	-35	after = dotter
-61	-44	edges ru heard ия
-61	-67	edges da heard at
-61	-67	edges sv heard es
-61	24	before of surname common medical
-62	-26	two before = man
-62	-52	edges da medical in
-62	-61	after = andra
-62	-72	two before = fem
-62	29	after = da
-63	-38	two before = stein
-63	-44	edges nb heard ne
-63	-51	two before = ville
-64	-13	between ~ från
-64	-14	edges nb unheard ja
-64	-4	two before = han
-64	-45	between mg ~
-64	-46	two before = vår
-64	-47	edges sv medical ix
-64	-56	before = tredje
-65	-35	shape heard cyrillic
-65	-6	edges sv heard or
-65	-66	before = bruker
-66	-16	two before = kan
-66	-25	two before = patient
-66	-37	edges nb heard es
-66	-37	two before = with
-66	-55	two before = må
-66	-72	edges nb heard ak
-66	-81	edges nb heard ve
-67	-33	before = end
-67	-33	cue start
-67	-54	two before = utan
-67	-64	two before = do
-67	-66	after = номер
-67	-73	before = it
-67	-81	after = когда
-68	-29	after = was
-68	-29	cue of placePrepositions unheard
-68	-33	between ~ а
-68	-36	edges nb medical le
-68	-39	two before = ned
-68	-57	between по ~
-68	-61	shape medical 3
-69	-55	between de ~
-7	-20	before = men
-7	-22	two before = bare
-7	-25	after = is
-70	-103	edges en heard ll
-70	-13	before = för
-70	-26	two before = sten
-70	-27	edges da heard te
-70	-28	before = for
-70	-29	between ~ for
-70	-36	before of none common medical
-70	-37	between ~ en
-70	-42	before = vad
-70	-44	two before = efter
-70	-56	edges en unheard or
-70	-64	two before = å
-71	-41	two before = år
-71	-55	before = andra
-71	-75	after = storm
-72	-118	between by ~
-72	-120	edges en medical in
-72	-39	two before = noe
-72	-47	edges da heard jo
-73	-31	after of none common medical
-73	-33	two before = på
-73	-39	is none unheard
-73	-41	between на ~
-73	-49	two before = она
-73	-52	after of known ordinary unheard
-73	-55	before = мы
-73	-64	edges sv heard ha
-73	-86	edges nb heard ha
-73	2	edges sv heard re
-74	-136	between is and
-74	-19	between heter ~
-74	-22	edges nb medical et
-74	-45	after = min
-74	-80	between ~ år
-75	-100	between har med
-75	-33	after = в
-75	-8	between ~ har
-76	-103	edges da heard ar
-76	-47	edges sv unheard ns
-76	-71	edges nb heard ok
-76	-88	edges nb medical te
-77	-29	after = tar
-77	-36	before of end heard
-77	-45	edges en heard it
-77	-59	after = så
-77	-63	between er for
-77	-80	after = blir
-78	-36	after of # unheard
-78	-42	before = æ
-78	-50	edges en heard ip
-78	-52	edges sv heard os
-78	-56	edges nb medical ur
-78	-6	between hedder ~
-78	-66	edges sv heard ak
-78	-73	before = då
-78	-82	before = sju
-78	-87	between # med
-78	0	before = av
-79	-142	after = ringede
-79	-39	cue of none unheard
-79	-40	shape heard -3
-79	-76	edges ru heard од
-79	-86	before = etter
-8	-12	edges en heard nt
-8	-15	before = kg
-8	-17	between end mitt
-8	-19	before = come
-8	-22	after = here
-8	-23	between ~ på
-8	14	between ~ ~
-8	22	after of verb medical
-8	25	before of rare medical medical
-8	78	before of both common unheard
-80	-54	two before = pga
-80	-57	between ~ så
-80	-59	edges nb unheard im
-81	-23	before = och
-81	-31	edges sv heard ar
-81	-55	two before = sedan
-81	-60	between ~ ved
-81	-62	two before = so
-81	23	cue of titles medical
-82	-21	after = sedan
-82	-50	between my card
-82	-54	two before = five
-82	-62	edges ru heard ся
-82	-72	after = meg
-82	-79	between ~ för
-82	-88	two before = upp
-83	-35	before = har
-83	-69	two before = but
-84	-34	after = vil
-84	-52	edges ru heard ум
-84	-53	after = står
-84	-76	edges nb medical ne
-84	-84	edges ru medical ия
-84	-87	edges da unheard el
-84	1	after = and
-85	-63	edges sv heard ju
-85	-7	after = och
-86	-37	two before = and
-86	-79	two before = komma
-87	-44	after = at
-87	-46	cue of placePrepositions name
-87	-67	two before = ska
-87	-70	before = må
-88	-47	two before = som
-88	-84	two before = me
-89	-39	cue of none heard
-89	-4	before = ved
-89	-44	after = на
-89	-53	edges nb medical ar
-89	-56	before = doctor
-89	-66	between ~ kan
-89	-74	two before = first
-89	-76	after = ut
-89	-91	edges sv heard am
-9	-15	edges ru medical ку
-9	-16	edges ru medical ый
-9	-26	between till ~
-9	74	before of none ordinary heard
-90	-32	after = en
-90	-39	between в ~
-90	-52	between ~ ja
-90	-59	after pet ordinary
-90	-61	between i hun
-90	-68	two before = ni
-90	-70	two before = дочь
-90	-74	after = siger
-90	-80	two before = när
-90	-90	before = over
-90	12	edges sv heard ne
-91	-154	is given medical
-91	-49	edges nb heard se
-91	-80	before = не
-91	-81	between en end
-91	-98	before = hatt
-92	-61	before = siden
-92	-74	between är på
-92	-83	after = ska
-93	-116	before = will
-93	-18	edges en unheard ne
-93	-29	edges da heard dt
-93	-44	edges en heard te
-93	-45	after = i
-93	-54	after of known common unheard
-93	-67	edges en unheard ie
-93	-67	two before = två
-94	-110	edges ru heard ба
-94	-51	edges sv heard as
-94	-60	before = fjor
-94	-73	before = hunden
-94	-77	before of none place heard
-94	-88	edges nb heard pe
-95	-112	before of surname place heard
-95	-15	edges sv heard va
-95	-18	before of # unheard
-95	-33	after = a
-95	-43	length medical long
-95	-59	between vi på
-95	-69	shape medical -4
-96	-34	after = med
-96	-38	between ~ я
-96	-38	edges sv heard ja
-96	-59	edges en heard ry
-96	-78	after = ble
-96	-79	before of given ordinary heard
-96	-91	edges nb heard lo
-97	-107	edges en heard do
-97	-36	after of surname common medical
-97	-50	between end heter
-97	-64	edges nb medical er
-97	-65	edges sv heard er
-97	-75	before = после
-98	-2	edges nb unheard te
-98	-37	edges da heard am
-98	-47	edges da heard er
-98	-56	edges nb heard rk
-98	-57	two before = se
-98	-7	two before = mg
-99	-113	before = inte
-99	-114	before = grader
-99	-34	after = у
-99	-37	before = min
-99	-70	after = с
-99	-76	after = af
-99	-82	before = номер
0	-109	left -1 -2
0	-11	right -3 -2
0	-117	left -2 1
0	-120	joining no -3
0	-13	between det ~
0	-13	right no -1
0	-136	joined -3 3
0	-14	joined apart -1
0	-148	joined no -3
0	-15	right 1 -1
0	-153	left 1 -3
0	-16	left no 0
0	-16	right -1
0	-16	right -3
0	-160	joining -3 -2
0	-163	joining -3 1
0	-17	joined apart 0
0	-17	right -3 1
0	-18	right 3
0	-19	left no -2
0	-191	joined -3 -3
0	-20	joining apart -2
0	-21	right -2 -1
0	-215	joining -3 -1
0	-22	right -2 1
0	-23	joining -3 -3
0	-23	left 0 3
0	-23	right -3 -1
0	-24	right -2 2
0	-25	left 0 -3
0	-255	joined -3 -2
0	-26	left 0 -1
0	-27	right -1 0
0	-28	edges sv heard ut
0	-28	right -2 -2
0	-298	joined no -2
0	-31	right 2 -1
0	-32	right 3 -2
0	-33	left -1
0	-34	right 2 -3
0	-35	left 2 -1
0	-38	right -3 -3
0	-39	left -1 1
0	-40	right -2
0	-41	left -3 -1
0	-43	left 0 -2
0	-44	joining apart -3
0	-45	left -3 -3
0	-46	left no -1
0	-48	right 3 0
0	-49	joined apart -2
0	-49	right -1 -1
0	-50	joined apart -3
0	-52	joined -2 -3
0	-55	left -3 0
0	-55	right 3 -3
0	-56	joined no 0
0	-57	left -3
0	-58	left no -3
0	-58	right -1 1
0	-58	right 3 1
0	-59	left -3 -2
0	-63	joining -2 -3
0	-63	left 3 -3
0	-64	joined 1 -3
0	-66	left -2
0	-66	right no -3
0	-68	left -2 2
0	-75	joining no -1
0	-75	right 1 -2
0	-75	right 1 -3
0	-89	joined no 1
0	-90	right -2 0
0	-93	right 0 -3
0	-98	left -1 2
0	-99	left -2 -2
0	-99	left -2 -3
0	-99	right 2 -2
0	10	left 2 -3
0	102	right 0
0	105	right 0 3
0	107	joining -3 3
0	107	joining 3 -3
0	11	joined no 3
0	110	joined apart 2
0	12	left -1 -3
0	122	joined 3 -3
0	126	left 1
0	14	joined 3 -2
0	15	joining apart 2
0	16	edges nb unheard es
0	164	right 1 0
0	167	joining no 3
0	169	right 1 3
0	17	left -3 2
0	172	joining 3 3
0	184	left 1 2
0	19	left 0
0	215	joined 3 3
0	225	joined 2 -3
0	233	right 2 1
0	237	left -2 3
0	24	left 3 -2
0	24	right -1 2
0	24	right -3 0
0	25	joined apart 1
0	26	before = с
0	26	right -3 3
0	29	left 3 -1
0	30	left 3 2
0	31	right -1 -3
0	34	left -1 0
0	34	right -2 -3
0	34	right 3 2
0	37	right no 0
0	39	joining no 1
0	39	left 3 0
0	41	right 2 3
0	42	right no 2
0	46	left 2 3
0	46	left no 1
0	47	right no 1
0	48	left -1 -1
0	49	right 0 -1
0	52	joining apart 1
0	54	left 0 1
0	57	joining apart 3
0	57	right 1
0	61	right -1 3
0	62	left 3 1
0	64	left -2 -1
0	65	joining apart 0
0	66	right no 3
0	69	joining -2 3
0	71	left 3
0	74	right -2 3
0	78	right 0 0
0	79	right 2
0	82	left no 2
0	87	left 0 0
0	87	left 2
0	88	joining no 2
0	91	joining -3 2
0	92	right 3 3
0	95	left -1 3
0	95	left 3 3
0	96	joined apart 3
0	98	left no 3
1	-13	edges nb unheard ir
1	-15	edges da medical ng
1	44	before = på
10	11	after both unheard
10	12	edges sv unheard ny
10	2	after = end
10	2	after end
10	2	two before = ~
10	24	between under ~
10	52	edges nb heard ig
10	69	between och har
100	107	between var end
101	113	before of given common unheard
101	50	after of both common unheard
101	63	between ejer ~
101	71	after = tlf
102	-21	before of form ordinary heard
102	100	edges ru unheard ко
102	110	two before = tre
102	29	edges da heard ov
102	48	between called and
102	80	edges da unheard as
102	87	before = это
103	56	between i så
103	58	is formed unheard
104	25	after = hon
105	100	before = dottern
105	47	after form ordinary
105	56	edges en heard oy
105	94	two before = have
106	107	before = pat
106	144	edges ru heard ей
106	16	before = at
106	62	before = af
106	62	edges sv heard ig
106	71	edges nb unheard il
106	89	edges sv unheard ia
106	97	two before = vi
107	103	edges sv unheard is
107	123	before = has
107	125	between at har
107	73	edges ru unheard ов
107	93	edges en unheard in
108	130	edges ru heard ре
108	139	between och på
108	19	edges en heard ly
108	68	edges sv heard ts
109	103	after of surname place unheard
109	61	edges sv unheard rg
11	-15	edges ru heard ик
11	-42	before of given unheard medical
11	-8	before = ~
11	0	edges da heard da
11	11	two before = his
11	22	edges en heard no
11	3	after = där
11	42	edges da unheard in
110	115	between я ~
110	76	edges nb unheard rd
111	105	cue of workplaces name
111	131	edges ru heard ое
111	30	two before = hos
111	63	after = nu
111	71	two before = end
111	74	edges ru unheard ия
111	75	two before = dette
111	77	after = the
111	83	edges nb heard dd
112	111	edges ru unheard ва
112	71	two before = mor
112	99	edges nb unheard rg
113	124	between end er
113	88	between är ~
114	45	between heter og
115	145	two before = lege
116	113	between efter ~
116	76	between er fra
116	98	after of form unheard unheard
117	107	two before = så
117	134	edges en unheard id
117	74	before = mamma
117	97	two before = nav
118	104	edges da unheard rd
118	115	edges en heard gs
118	21	after = også
118	50	between ~ men
118	55	edges sv heard rg
118	57	after = bror
118	74	two before = палата
119	108	two before = her
119	55	before = mum
119	69	after = ja
119	95	between ~ в
12	-22	before = son
12	-9	shape heard -1
12	12	shape heard 1
12	39	before of none unheard medical
120	100	two before = owner
120	110	between eier ~
120	113	between var som
120	123	edges ru unheard ой
120	133	before = мне
120	138	before = dag
120	41	shape unheard 4
120	87	before = hedder
121	37	after = vi
122	107	edges nb unheard la
122	108	two before = god
122	18	edges da heard le
122	60	between ~ er
122	85	edges en heard ge
123	101	two before = hilsen
123	120	before = says
123	173	two before = may
123	63	before = жена
123	72	before = in
124	101	before = siger
124	109	two before = kom
124	122	edges en unheard ta
124	39	after surname ordinary
124	94	before = lane
125	121	edges en unheard ka
125	41	before = katten
125	70	before = sier
125	74	is both ordinary
125	97	two before = хозяин
126	92	before = что
126	96	edges nb unheard me
127	47	between ~ med
127	92	two before = hedder
128	-5	before of known common heard
128	125	edges nb unheard un
128	20	between ~ och
128	39	two before = this
128	67	between for ~
128	74	after = hadde
128	93	edges en unheard ra
129	101	edges ru unheard ан
129	30	after = jeg
129	46	before of none unheard unheard
129	56	after of surname ordinary unheard
129	65	after = säger
129	84	after = ikke
129	92	edges sv unheard ld
13	-11	before = lite
13	11	two before = it's
13	19	after = pappa
13	36	after = opp
13	41	after = hva
13	58	between som ~
131	128	edges sv unheard te
131	130	after = stora
131	40	cue of kin name
131	71	after = skulle
131	89	two before = hjemme
132	125	after = ni
132	41	edges sv heard rn
132	78	between vi ~
132	9	between på ~
133	92	after surname place
133	93	before = дочь
134	109	edges ru unheard ар
134	128	two before = tid
134	54	after of verb unheard
134	58	shape unheard cyrillic
134	60	is given unheard
134	62	cue of titles name
134	72	before = on
135	107	between hos på
135	109	after = has
135	142	edges sv medical an
135	144	before = deg
135	42	cue introductions
135	65	edges sv unheard rs
136	109	edges en unheard ry
136	118	before = hilsen
136	77	two before = а
137	-3	before of both unheard unheard
137	91	before = med
137	96	after = få
138	126	two before = vet
138	128	before = fru
138	81	before = him
139	105	before = фамилия
139	185	between og på
14	-6	edges sv unheard sa
141	102	edges en unheard ll
141	127	edges en medical on
141	130	edges nb medical us
142	100	between and ~
142	103	after = cpr
142	103	between ~ cpr
142	110	edges nb unheard na
142	111	between patient ~
142	129	edges ru unheard на
142	40	two before = my
143	105	two before = av
143	129	edges sv unheard ea
143	202	edges nb heard iv
143	68	two before = nå
144	106	edges nb unheard id
144	155	between at var
144	61	cue of titles unheard
144	75	edges sv heard rk
145	125	edges nb unheard as
146	127	edges sv heard rs
146	49	before of form common heard
146	51	edges sv heard rd
146	76	after rare place
147	89	after = ему
148	104	before = barn
148	116	before = der
148	36	cue animals
148	46	before = från
149	116	edges sv unheard us
149	143	two before = here
149	53	two before = til
15	-17	after surname medical
15	0	after rare ordinary
15	28	two before = över
15	62	two before = like
150	108	before = vår
150	118	after = dob
150	118	between ~ dob
151	-7	between в end
152	140	edges ru unheard ья
152	18	edges da heard ed
152	78	between владелец ~
153	106	before of given ordinary unheard
153	116	before = kat
153	142	before = from
153	25	between # end
153	77	edges sv unheard st
154	110	before = hej
154	119	before = maj
154	14	before of given unheard heard
154	145	after = der
154	79	before = владелец
155	36	edges sv heard sk
156	29	two before = зовут
156	76	after surname unheard
157	131	before = når
157	132	two before = pasient
157	164	before = sa
158	165	edges nb heard ås
158	6	after = vill
159	155	before = pasient
16	-17	edges sv heard id
16	-58	before of both unheard heard
16	16	between pt ~
16	16	edges nb unheard se
16	31	before = eller
16	5	length heard middle
16	7	between owner ~
16	9	cue of none name
160	144	after = eller
160	74	cue titles
161	115	two before = of
161	150	after = partner
161	66	two before = bor
162	116	between a ~
162	117	after = это
162	125	edges nb unheard ny
162	38	before of formed unheard unheard
164	143	between ägare ~
164	68	cue of animals name
164	77	two before = ringe
164	80	before = heter
164	82	edges ru heard ты
165	106	edges en unheard ow
165	59	two before = in
166	132	two before = мы
166	168	before = worker
167	100	after = i'm
167	114	cue homes
167	119	two before = står
167	121	edges ru unheard ич
167	158	between from end
168	156	two before = gäller
168	56	is surname unheard
169	135	after = fått
169	155	between det ja
169	176	edges en unheard es
169	176	two before = come
169	72	length unheard long
17	-12	after of surname common unheard
17	-6	before = hva
17	17	edges en unheard ay
17	25	edges ru unheard ор
170	-22	before of known ordinary heard
170	156	edges sv unheard ve
170	83	edges en unheard th
171	141	edges en unheard te
171	89	after = my
172	191	after = we
172	8	cue of named heard
173	100	cue of greetings unheard
173	144	edges nb unheard ll
173	151	between er det
173	214	edges nb heard ss
175	112	before = wife
175	146	edges nb heard or
175	163	before = ring
176	130	before = doktor
176	130	before = eier
176	72	after = när
179	205	edges nb heard ie
18	-30	between säger ~
18	-9	two before = что
18	19	before = pt
18	22	between зовут ~
18	23	after = не
18	24	edges da heard ve
18	32	edges en unheard an
18	48	before of both common medical
18	8	before = också
180	160	after = född
180	198	edges sv heard ke
180	80	between i i
180	89	after of surname ordinary heard
182	87	between ~ født
183	105	cue of homes unheard
183	187	edges sv heard ld
185	76	edges en unheard am
185	83	is given ordinary
186	132	after of rare place unheard
186	144	after = telefon
186	155	two before = up
186	79	cue kin
188	53	edges da heard is
188	72	is surname ordinary
188	92	two before = kommer
189	119	edges nb unheard ne
189	160	two before = pat
19	20	is rare ordinary
19	22	two before = #
19	7	after of verb heard
19	81	before = da
190	158	before = hest
190	97	before of form unheard unheard
191	124	before = dotter
191	126	after = had
191	155	two before = anhörig
191	175	edges nb unheard ge
192	170	between og i
192	180	before = mrs
193	160	two before = kopi
193	190	between ~ с
193	73	before of known common unheard
193	97	after = he's
194	99	two before = by
196	199	between til om
197	100	before of surname unheard medical
197	106	before of known common medical
197	128	before = daughter
198	196	before = datter
199	111	edges nb unheard le
2	-13	edges en heard ck
2	30	between ~ on
20	-1	after of none unheard heard
20	-3	after = blev
20	-3	after = som
20	0	between af ~
20	10	before = i
20	18	between ~ что
200	146	edges nb heard jo
200	58	cue of animals heard
201	185	between ~ hun
202	93	after = født
203	145	edges nb unheard ad
203	215	edges en heard le
204	133	edges nb unheard ik
206	91	before = kom
209	205	edges nb heard sk
209	83	before = bror
21	1	cue persons
21	19	before = hon
21	31	edges da unheard ne
21	4	before of none unheard heard
21	41	two before = doktor
210	103	after = я
210	212	edges sv heard rm
210	217	edges sv heard ek
212	83	two before = heter
213	110	shape unheard 3
216	154	edges nb unheard an
217	127	edges nb unheard nd
217	156	two before = bed
218	120	between end har
219	175	between med og
22	-12	edges nb heard ng
22	-2	cue of introductions heard
22	-8	after = søster
22	0	two before = года
22	24	two before = gran
22	27	before = søster
221	82	before of known unheard medical
222	101	edges nb heard ya
222	144	before = går
222	45	before of given unheard unheard
223	180	before = nurse
224	154	edges en unheard le
227	130	before = is
227	181	edges nb heard rn
228	133	two before = ringer
229	118	before = called
229	200	edges da medical se
229	205	edges da heard rm
23	-15	edges en heard rn
23	-16	edges sv heard st
23	2	after none unheard
23	2	after of none ordinary medical
23	27	two before = sin
23	28	after of none ordinary unheard
23	5	after of surname unheard heard
230	221	after = pyometra
231	131	cue of introductions unheard
231	219	edges nb heard ia
233	115	before = fra
233	131	two before = eier
234	116	cue of kin unheard
234	151	two before = у
235	16	before of known unheard heard
235	178	between ved ~
237	75	is pet medical
239	184	edges nb unheard in
239	223	before = кошка
24	-1	between hva det
24	16	edges ru unheard ма
24	30	two before = du
24	37	two before = eller
24	8	after of # heard
241	258	after = his
243	202	edges nb unheard ta
247	136	edges nb heard nd
248	237	edges nb unheard li
249	111	two before = ejer
249	216	before = брат
249	233	edges nb unheard um
25	-17	cue of homes heard
25	-8	between ~ из
25	19	edges ru unheard ая
25	24	between er jeg
25	26	edges nb unheard ić
25	35	edges en unheard rt
25	4	two before = med
25	50	between in ~
25	56	before = nå
250	127	two before = ägare
253	127	is both unheard
254	131	before = it's
254	153	between av på
254	170	before = vet
256	246	edges sv heard bo
257	232	edges nb unheard ed
257	86	before = hos
258	236	edges nb unheard et
26	-71	between hos ~
26	25	before of verb unheard
26	28	after = with
26	34	after = in
26	4	shape heard 4
265	178	two before = nu
266	132	before = säger
269	261	after = hei
27	-44	after formed common
27	-7	two before = bror
27	26	after formed unheard
27	36	between og ~
27	39	before of none common unheard
27	62	edges nb unheard ke
273	115	between ~ og
273	179	edges nb heard rg
274	199	before = ägare
274	268	edges ru heard ма
279	105	cue named
28	37	before = hur
28	38	after of known unheard medical
28	43	between ~ står
28	54	after = can
285	256	two before = apoteket
285	289	two before = по
286	214	before = owner
29	-2	cue of greetings name
29	30	after = hej
29	7	after both common
292	162	edges nb medical an
295	217	two before = владелец
296	247	edges en unheard na
3	-19	edges sv heard ng
3	-44	edges sv heard sa
3	-46	edges nb unheard en
30	-14	after of given unheard unheard
30	10	between mr ~
30	20	edges ru unheard не
30	23	after = kommer
30	58	before = ringer
30	89	before = din
305	265	two before = mamma
306	171	is given place
308	261	edges nb heard rd
31	-11	between vi i
31	-17	after of none common unheard
31	20	edges ru unheard ль
31	21	between муж ~
31	25	after of formed medical heard
31	27	edges nb unheard ie
31	30	edges nb unheard ve
311	267	after = тел
315	284	edges nb heard rm
315	302	after = mobil
32	14	two before = också
32	23	before = муж
32	37	before = jeg
32	47	between ~ till
325	124	before of known ordinary unheard
326	89	before of known unheard unheard
33	-14	after = have
33	0	between i end
33	31	between ~ говорит
33	32	after = kan
33	51	two before = jo
33	61	before = name
33	75	before of surname common unheard
335	196	edges nb unheard al
34	-27	two before = ved
34	-48	edges nb heard sa
34	27	edges da unheard ik
34	36	edges ru medical ой
34	41	after = far
34	46	after = ved
34	7	after = fikk
34	76	edges nb heard st
346	166	is known unheard
347	201	is surname place
35	10	after = men
35	10	edges sv unheard ne
35	11	edges da medical te
35	18	length heard long
35	21	edges sv unheard ie
35	24	edges ru heard ан
35	34	after = sendt
35	38	two before = etter
35	44	edges nb unheard va
35	51	between ~ fastlege
35	6	before = ejer
358	243	before = dr
36	-1	edges sv heard on
36	-5	after = på
36	10	before = naboen
36	16	before = sig
36	59	after of none unheard medical
360	359	two before = rom
362	311	after = who
37	25	before of rare ordinary heard
372	248	is known place
373	146	is pet ordinary
375	98	is rare place
38	29	between ~ и
38	32	edges nb unheard de
39	22	after = också
39	24	before = inn
39	25	two before = det
39	35	after = gav
39	40	shape medical 2
39	43	after of known ordinary medical
39	77	two before = dag
4	-15	two before = she's
4	-27	after of known common heard
4	20	edges sv heard iv
40	-12	after = it's
40	32	length medical middle
40	39	after = won't
40	39	edges ru unheard ев
40	48	two before = last
40	8	shape heard 2
40	81	between ~ du
402	363	edges nb heard ik
41	-1	edges ru heard го
41	-47	edges en heard se
41	20	between heter end
41	20	two before = hunden
41	28	edges sv medical on
41	51	edges da heard ng
42	-14	after = lege
42	15	between dr ~
42	47	two before = der
423	184	edges sv heard lm
43	-30	after = ejer
43	24	edges en unheard ia
43	27	two before = säger
43	36	edges ru unheard ра
43	37	after = говорит
43	45	edges sv unheard as
43	59	between # til
43	8	edges sv unheard ra
44	18	edges nb heard en
44	39	is formed ordinary
44	52	two before = din
45	-5	after = är
45	-9	two before = is
45	19	before of rare unheard medical
45	20	between и ~
45	28	edges ru unheard ук
45	29	before = that
45	29	edges da heard ke
45	32	after of known common medical
46	17	between hedder og
46	18	cue greetings
46	32	two before = ut
46	47	two before = snakker
47	38	edges da unheard ar
47	48	two before = svar
47	49	two before = over
48	12	edges sv unheard va
48	21	after of both unheard unheard
48	56	before = и
48	98	before of form common unheard
484	229	is known ordinary
49	-3	two before = dr
49	12	after = sin
49	33	shape medical 1
49	42	is formed medical
49	92	after = dag
5	-45	is form unheard
5	11	before = sønnen
5	27	edges en unheard nd
5	33	between och end
5	62	two before = för
50	36	before = pas
51	15	cue of placePrepositions heard
51	44	before = blir
51	59	between far ~
52	-2	after of rare ordinary unheard
52	50	before = navn
52	52	before = about
52	64	edges sv heard lo
52	68	two before = you
53	107	between på og
53	107	edges en unheard la
53	127	before = søn
53	18	cue of introductions name
53	26	before = отец
53	28	edges nb medical el
53	43	before = ho
53	49	before = cat
53	85	before = sambo
54	24	before = ssk
54	49	between för ~
54	49	between of ~
54	5	two before = söker
54	52	after = ligger
54	71	two before = it
54	84	after = op
55	62	edges en unheard by
55	77	before = far
55	84	after = din
55	9	between och ~
56	0	edges ru heard ка
56	20	after = ringe
56	28	after verb
56	31	cue of possessives name
56	5	after surname common
56	88	before = hustru
57	16	before = ja
57	50	edges da unheard na
58	63	edges da unheard ta
58	64	between at ~
59	-10	between ~ to
59	25	after = havde
59	39	before = ringt
59	50	after of given common unheard
59	69	between ~ at
6	-14	cue of persons unheard
6	-26	between hos end
6	18	between i och
6	26	two before = fra
6	34	cue of greetings heard
60	-61	before of form unheard heard
60	31	after = болезнь
60	48	cue of named unheard
61	0	edges en unheard on
61	13	after of surname unheard unheard
61	15	after of surname common heard
61	23	two before = jag
61	28	after of none place heard
61	39	between end fra
61	41	before = by
61	46	edges da unheard rg
61	77	before = fikk
61	89	before = her
62	24	edges ru heard ке
62	33	before of # heard
62	40	between står ~
62	64	before of surname common heard
62	74	between heter och
62	75	edges ru heard ам
63	55	two before = после
63	56	after = inn
63	64	two before = här
64	18	two before = меня
64	22	cue of named name
64	4	two before = for
64	46	before = vi
64	67	after = syster
64	70	two before = af
65	-7	cue of titles heard
65	33	edges ru heard да
65	35	edges nb unheard ni
65	51	after = viser
65	60	edges ru unheard ом
65	71	before = fint
650	286	is none place
66	100	edges nb heard ll
66	103	before = kona
66	24	before = jo
66	29	before = også
67	19	edges sv heard ge
67	27	between på i
67	58	edges da heard se
67	77	before = hun
67	91	before = se
68	22	two before = hello
68	23	edges sv heard se
68	30	two before = från
68	40	between ~ i
68	48	between доктор ~
68	60	edges en unheard is
68	67	edges nb unheard am
68	77	edges sv unheard am
69	22	after rare unheard
69	27	after = jag
69	59	between men ~
69	66	edges nb heard am
69	69	two before = læge
7	-37	after of rare unheard medical
7	12	after of rare unheard heard
7	15	two before = där
7	17	edges da unheard he
70	54	two before = kontroll
70	72	before = syster
70	86	edges sv unheard le
71	-19	before = my
71	35	between end du
71	49	before = han
71	65	between the ~
71	72	edges en unheard el
72	-34	after = var
72	33	two before = fastlege
72	52	before = доктор
72	75	between och i
72	79	two before = к
73	-11	after = har
73	26	before = partner
73	31	between tolk ~
73	7	edges da heard de
73	75	between ~ skal
74	25	after = из
74	33	after = ønsker
74	42	edges nb unheard je
74	68	before = husband
74	69	edges sv heard it
74	72	edges nb unheard nn
75	-29	before of rare unheard unheard
75	19	is rare unheard
75	28	shape unheard 1
75	37	before = tolk
75	49	edges ru unheard ин
75	62	edges sv unheard la
75	66	edges da unheard ra
75	7	two before = ja
75	9	is pet unheard
76	20	edges nb heard ka
76	30	after of rare unheard unheard
76	31	before = rose
76	31	between rose ~
76	40	between что ~
76	45	edges en unheard ma
76	48	before = зовут
76	57	after = kontrol
76	67	after = fra
76	69	between bror ~
76	7	edges nb heard ke
77	56	edges nb unheard ld
77	60	before = говорит
78	22	after = det
78	36	after = он
78	50	before = в
78	62	edges da unheard er
78	67	before = to
78	80	before of none place medical
78	86	after = since
78	94	edges en unheard as
79	13	between ~ end
79	53	edges sv unheard rd
79	72	edges ru heard та
8	-13	after = du
8	-15	before of end unheard
8	-24	after of form ordinary heard
8	-84	two before = hans
8	14	edges ru unheard са
80	18	two before = sa
80	31	cue of persons name
80	42	after none place
80	44	between om ~
80	53	edges nb heard al
80	82	between hilsen ~
81	-20	before of rare unheard heard
81	23	shape unheard 2
81	48	edges sv heard nd
81	58	edges en unheard ce
82	-8	edges da unheard en
82	111	between a end
82	21	shape unheard 0
82	81	two before = это
82	97	after = nej
83	34	cue of homes name
83	53	cue workplaces
83	54	two before = was
83	61	after of form common unheard
83	75	two before = had
83	80	between ~ de
83	93	two before = муж
84	-11	before = patient
84	19	two before = я
84	24	two before = sig
84	77	between fastlege ~
84	77	edges sv medical en
84	98	between skal ~
85	15	after = sa
85	62	two before = far
85	67	two before = var
85	90	before = dyrlæge
86	46	after of formed ordinary unheard
86	46	edges sv unheard nd
86	49	two before = i'm
86	54	edges da medical et
86	71	two before = time
86	95	after of formed unheard unheard
87	24	shape heard 3
87	97	edges nb unheard ug
88	113	two before = восемь
88	45	after = pt
88	52	between hos i
88	73	two before = navn
89	121	edges nb unheard ar
89	36	after = eg
89	73	edges sv unheard ik
89	79	before = fastlege
89	84	between til på
89	92	after = mand
9	-11	edges da heard ns
9	13	shape unheard -1
9	14	after = ta
9	53	before = hei
9	55	between är och
90	54	between i ~
90	59	edges nb unheard di
90	82	two before = tolk
90	94	before = gäller
90	99	two before = dig
91	29	length unheard middle
91	30	edges da heard nd
91	94	edges ru unheard да
92	-12	two before = min
92	69	between ~ не
92	96	between med och
93	26	two before = till
93	27	cue of start name
93	48	two before = с
93	63	edges nb heard na
93	66	edges en heard ow
93	78	after = tre
93	80	edges en unheard en
93	90	between ~ datter
93	95	edges nb heard el
94	-33	before = у
94	77	after = ägare
94	83	before = blev
95	118	edges ru unheard ей
95	132	before = mi
95	29	two before = då
95	83	between från ~
95	83	shape medical 4
96	22	between ~ тел
96	69	edges sv unheard in
97	150	before = hoppe
97	61	two before = и
97	68	edges en unheard ar
97	71	two before = pas
98	108	between så og
98	43	before = mr
98	80	after = says
98	88	shape medical -1
99	44	after of end unheard
99	73	after = kom
99	93	two before = enligt
`
