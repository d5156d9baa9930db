/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-11	ending after lk none
-1	-12	leading врачом ~
-1	-12	two before = врачом
-1	-15	ending before or both
-1	-16	ending before ej given
-1	-17	ending before is surname
-1	-22	ending before ir given
-1	-33	ending after ja both
-1	11	leading ~ min
-1	31	ending after is rare
-1	43	ending before ач formed
-1	55	two before = st
-10	-10	right word inte both common
-10	-11	edges sv medical ki
-10	-12	before = upp
-10	-12	left word gir none medical
-10	-13	after of formed unheard heard
-10	-13	between ~ grad
-10	-15	leading og er
-10	-15	right word по none medical
-10	-16	before = starter
-10	-16	coming ~ end
-10	-17	ending after ga given
-10	-17	ending before al known
-10	-19	right word ser given common
-10	-20	coming ~ så
-10	-21	edges sv medical ni
-10	-22	two before = it's
-10	-23	coming ~ er
-10	-23	two before = altså
-10	-28	right word из none ordinary
-10	-48	coming om tre
-10	-48	leading owner ~
-10	-6	is formed ordinary
-10	-62	ending after end form
-10	-8	edges nb medical yd
-10	-8	leading et ~
-10	-9	after = varit
-10	14	ending after ck given
-10	14	right word fra surname common
-10	19	right word ~ called ordinary
-10	28	ending after id given
-10	5	ending after er rare
-10	6	cue of placePrepositions name
-100	-100	before = fire
-100	-121	between en ~
-100	-122	after = номер
-100	-124	role none given medical
-100	-129	left word har given common
-100	-39	before of rare medical unheard
-100	-39	coming ~ не
-100	-61	two before = skulle
-100	-65	edges nb heard er
-100	-67	after of none medical medical
-100	-70	ending after or called
-100	-75	left word sin none ordinary
-100	-79	before = rise
-100	-79	leading ~ rise
-100	-80	word da ville
-100	-90	leading ja men
-100	-98	ending before kk given
-101	-105	between så du
-101	-120	after = take
-101	-48	right word og surname ordinary
-101	-55	edges sv heard ar
-101	-62	word sv stor
-101	-67	coming is a
-101	-87	leading с ~
-101	-87	right word ~ pet unheard
-101	-91	between # med
-101	-92	before = fått
-101	-95	ending before ше none
-102	-152	after pet unheard
-102	-50	after = eg
-102	-63	ending before dt none
-102	-68	after = card
-102	-74	ending after ia none
-102	-75	ending after al both
-102	-77	two before = ska
-102	-80	between # till
-102	-89	two before = tolv
-102	-93	two before = sen
-102	-94	between end heter
-102	-94	ending after ks none
-102	-98	two before = når
-102	-99	before = komma
-103	-102	right word jag surname common
-103	-104	word nb ville
-103	-105	two before = take
-103	-122	leading jeg er
-103	-47	coming and ~
-103	-59	ending after # given
-103	-59	ending after ce known
-103	-62	before = jag
-103	-63	is pet common
-103	-68	role placePrepositions called medical
-103	-71	left word # rare medical
-103	-72	ending before 's given
-103	-79	edges da medical ar
-103	-79	ending before in both
-103	-81	word da fin
-103	-90	ending before mb rare
-103	-90	left word mb rare medical
-103	-92	edges nb medical le
-103	-95	edges en heard al
-103	-99	coming # i
-104	-101	coming ~ нет
-104	-102	before = three
-104	-104	leading end min
-104	-114	ending after ию none
-104	-116	right word is none unheard
-104	-122	ending after ов none
-104	-43	before = efter
-104	-50	after = после
-104	-80	ending after id none
-104	-83	edges sv heard ln
-104	-84	leading kan du
-104	-98	ending before ad given
-105	-113	left word i called medical
-105	-134	ending after up none
-105	-55	before = doctor
-105	-68	ending before em none
-105	-73	ending after rd given
-105	-74	after = a
-105	-75	edges ru heard ов
-105	-83	leading på en
-105	-85	two before = do
-105	-86	right word och called ordinary
-105	-95	left word the given common
-105	-95	two before = ti
-105	-97	two before = utan
-105	-99	edges sv medical er
-106	-110	ending after ни none
-106	-59	ending before a called
-106	-67	after = din
-106	-74	ending after ng called
-106	-96	before = mb
-106	-97	after = dotter
-106	-97	word sv sina
-106	-98	right word i none medical
-107	-104	before = после
-107	-107	ending after nt given
-107	-108	ending before må none
-107	-109	two before = husker
-107	-113	shape unheard -3
-107	-120	ending after ht surname
-107	-128	edges ru heard ца
-107	-133	edges ru heard од
-107	-142	before = my
-107	-57	right word в none ordinary
-107	-72	edges nb heard ve
-107	-72	right word er none common
-107	-74	ending before to surname
-107	-75	ending before ja given
-107	-79	ending before ma none
-107	-86	after = kopi
-107	-90	coming это ~
-108	-101	right word til surname common
-108	-104	ending after lf none
-108	-117	between den ~
-108	-118	coming i en
-108	-18	before = som
-108	-63	role placePrepositions given ordinary
-108	-76	leading # mm
-108	-83	between en och
-108	-84	ending before ий none
-108	-85	leading säger att
-108	-87	before = av
-108	-92	two before = ser
-108	-93	left word of given ordinary
-108	-94	word nb natt
-108	-96	ending before te known
-108	-97	after = komma
-109	-103	ending before du surname
-109	-115	before = two
-109	-115	ending before ны none
-109	-116	ending after rn none
-109	-125	right word ikke given common
-109	-38	after = ut
-109	-51	before of formed common heard
-109	-60	left word og surname common
-109	-67	edges da heard ar
-109	-70	between ~ kopi
-109	-74	leading ~ för
-109	-79	edges da heard er
-109	-82	left word end rare medical
-109	-82	role start rare medical
-109	-89	left word da both common
-109	-89	shape heard -4
-109	-97	after = ska
-11	-10	right word och known common
-11	-11	ending after an called
-11	-12	edges sv medical id
-11	-12	right word ikke none medical
-11	-13	after of given ordinary unheard
-11	-13	between gitt #
-11	-13	coming sendt ~
-11	-14	right word av none medical
-11	-14	right word ingen none medical
-11	-15	ending after ts none
-11	-15	ending before i called
-11	-15	left word к none medical
-11	-16	between она ~
-11	-17	edges ru medical ан
-11	-18	right word sedan none ordinary
-11	-20	ending before ев none
-11	-20	left word och given common
-11	-21	after = han
-11	-25	between bor med
-11	-25	coming er med
-11	-25	left word bor none medical
-11	-26	left word men both common
-11	-28	edges en heard op
-11	-29	right word och none medical
-11	-3	left word patient none ordinary
-11	-3	two before = lives
-11	-33	coming ~ är
-11	-37	coming og har
-11	-5	ending after sa both
-11	-51	edges ru heard да
-11	-65	two before = may
-11	0	between fra i
-11	0	right word har surname common
-11	1	coming по ~
-11	11	before = just
-11	3	ending before од none
-11	4	after pet ordinary
-11	46	between på og
-11	5	after = nej
-11	54	after = with
-11	56	right word is surname common
-11	65	ending before te called
-11	8	edges en heard ck
-110	-102	edges nb heard ha
-110	-102	word nb ha
-110	-111	leading den ~
-110	-113	coming vil ha
-110	-114	edges ru heard ор
-110	-114	two before = потом
-110	-135	edges ru heard ль
-110	-20	before = å
-110	-66	right word at none ordinary
-110	-71	edges en heard te
-110	-78	right word kl none unheard
-110	-80	before of # medical
-110	-81	ending after al none
-110	-85	left word patient given common
-110	-92	before = så
-110	-93	after = dr
-110	-95	after = how
-111	-100	left word я none ordinary
-111	-102	leading end det
-111	-104	ending before ss none
-111	-108	edges ru medical ва
-111	-122	two before = bror
-111	-125	word sv flera
-111	-43	before = нет
-111	-60	between min ~
-111	-65	edges ru heard ом
-111	-69	edges nb medical ar
-111	-69	two before = there
-111	-97	after = må
-112	-102	edges en heard sk
-112	-102	ending after så surname
-112	-102	word en ask
-112	-104	before = samma
-112	-106	coming har blivit
-112	-108	left word # none medical
-112	-112	two before = dem
-112	-130	two before = one
-112	-135	right word nummer called common
-112	-141	left word на none ordinary
-112	-59	ending before an given
-112	-60	edges nb heard an
-112	-70	after given unheard
-112	-78	ending after en both
-112	-78	left word vi none ordinary
-112	-82	before = or
-112	-96	coming och det
-113	-100	two before = høyre
-113	-101	after = three
-113	-104	between ikke ~
-113	-109	leading ~ fra
-113	-123	ending after um surname
-113	-124	word sv liv
-113	-143	left word jeg none ordinary
-113	-70	ending before ho none
-113	-76	two before = gav
-113	-78	edges en heard ry
-113	-93	leading ikke ~
-113	-94	coming efter ~
-113	-96	edges nb medical de
-113	-97	edges nb heard se
-113	-97	edges ru unheard ин
-113	-99	word en ward
-114	-105	ending after es surname
-114	-107	leading samme og
-114	-114	leading end jeg
-114	-170	ending after ad called
-114	-67	ending before 's surname
-114	-70	coming nr ~
-114	-82	before = mm
-114	-84	two before = ligger
-114	-85	left word men none ordinary
-114	-90	after = as
-114	-97	edges nb medical rt
-115	-102	coming ~ а
-115	-109	ending after го none
-115	-114	ending before ik surname
-115	-133	edges ru heard че
-115	-23	role animals called common
-115	-52	before = sønnen
-115	-61	ending before ил none
-115	-68	ending before he known
-115	-72	ending before my none
-115	-72	word en can
-115	-77	edges sv heard ur
-115	-79	before = six
-115	-95	after = blir
-115	-98	leading det är
-116	-101	coming har jeg
-116	-101	edges sv unheard en
-116	-110	two before = må
-116	-112	edges ru medical ин
-116	-140	between på ville
-116	-60	ending before on called
-116	-64	ending before er rare
-116	-66	is given common
-116	-76	left word в none medical
-116	-81	ending after мы none
-116	-87	ending after kl none
-116	-92	left word af none ordinary
-116	-93	right word ja none medical
-116	-94	ending before da both
-117	-102	coming skal vi
-117	-111	ending after os none
-117	-121	edges sv heard ås
-117	-123	ending before eg given
-117	-138	ending after ll rare
-117	-58	ending after и called
-117	-66	before of none common medical
-117	-73	edges sv heard is
-117	-85	after = efter
-118	-105	cue of none medical
-118	-105	role none none medical
-118	-110	leading next of
-118	-110	word en kin
-118	-114	edges da medical de
-118	-117	leading ~ что
-118	-122	ending before ис none
-118	-123	coming no ~
-118	-37	left word och surname common
-118	-91	coming ~ is
-118	-92	ending before sk none
-118	-96	after = etter
-118	-98	left word в called common
-119	-101	left word how both common
-119	-106	ending after не called
-119	-111	ending before ые none
-119	-111	two before = next
-119	-114	ending after ei given
-119	-116	ending before ия none
-119	-123	ending before me surname
-119	-170	right word with none ordinary
-119	-73	ending after lf given
-119	-81	after = last
-119	-90	ending before på called
-119	-95	coming over ~
-12	-1	after = skal
-12	-1	before = enligt
-12	-1	edges da medical es
-12	-10	left word fått none medical
-12	-12	right word lege none ordinary
-12	-13	edges nb medical ki
-12	-14	after of formed ordinary medical
-12	-15	edges ru medical ль
-12	-17	after = tre
-12	-17	right word fire given common
-12	-17	right word с none medical
-12	-19	edges ru medical ра
-12	-2	between ~ som
-12	-2	edges sv heard ad
-12	-20	right word for none medical
-12	-22	between без ~
-12	-23	ending before 's known
-12	-24	two before = болезнь
-12	-26	ending after så none
-12	-29	edges da heard ak
-12	-30	after given ordinary
-12	-35	role placePrepositions known unheard
-12	-4	ending after ny none
-12	-45	edges nb unheard ar
-12	-6	coming för ~
-12	-8	between six end
-12	-8	coming ~ en
-12	-8	ending after ng given
-12	-9	edges sv unheard ig
-12	-9	left word и called common
-12	1	edges sv unheard ns
-12	1	left word # called medical
-12	10	ending before un known
-12	12	right word det both common
-12	13	ending after es none
-12	2	edges da medical il
-12	6	right word у none ordinary
-120	-104	two before = upp
-120	-112	right word kommer none medical
-120	-113	two before = tar
-120	-114	edges nb heard ks
-120	-118	ending before så surname
-120	-119	before = kommer
-120	-138	left word så called common
-120	-149	left word lite none ordinary
-120	-40	ending after he known
-120	-50	word en will
-120	-64	between на end
-120	-81	right word can surname common
-120	-82	two before = doctor
-120	-84	edges nb heard tt
-120	-87	role none given common
-120	-92	after = kl
-120	-92	coming kl #
-120	-95	after = inte
-120	-96	right word har none medical
-121	-112	after = af
-121	-112	edges sv heard er
-121	-112	right word and given common
-121	-114	right word er none ordinary
-121	-117	after = tiden
-121	-130	leading he was
-121	-142	ending after du surname
-121	-57	ending before ng surname
-121	-66	ending after er both
-121	-70	edges nb heard et
-121	-79	ending after ft given
-121	-84	right word han none medical
-122	-103	edges nb medical on
-122	-105	leading # i
-122	-111	between ~ нет
-122	-113	coming ему ~
-122	-113	edges en medical 's
-122	-113	leading för att
-122	-115	after = now
-122	-117	ending before же none
-122	-122	ending after ны none
-122	-138	left word å none ordinary
-122	-142	ending before år given
-122	-147	two before = wife
-122	-86	two before = natt
-122	-88	leading ~ over
-122	-88	word sv ja
-122	-99	left word han none ordinary
-123	-100	edges da heard pe
-123	-105	word nb ja
-123	-108	before = we
-123	-110	edges nb heard ne
-123	-113	leading end men
-123	-120	ending after a given
-123	-120	right word a given common
-123	-123	right word ref called common
-123	-140	coming og en
-123	-162	word sv in
-123	-72	coming i storm
-123	-75	ending before og both
-123	-88	two before = se
-123	-91	is none medical
-123	-95	word en date
-123	-97	word nb da
-124	-101	ending after så both
-124	-105	left word på surname common
-124	-108	between to ~
-124	-110	before = what
-124	-112	between han ~
-124	-120	between de ~
-124	-120	right word you known common
-124	-122	two before = normal
-124	-124	before = ønsker
-124	-132	ending after il given
-124	-134	edges nb heard ok
-124	-39	ending before ed rare
-124	-72	ending before te rare
-124	-87	ending before du none
-124	-91	coming to ~
-124	-93	after = ingen
-124	-94	left word in surname common
-124	-97	right word se none unheard
-125	-115	ending before ks given
-125	-119	before = noe
-125	-123	between a and
-125	-125	edges ru heard но
-125	-132	before = she's
-125	-148	coming ~ the
-125	-149	word nb der
-125	-155	left word med none medical
-125	-69	before = kan
-125	-85	between en som
-125	-93	before = kilo
-125	-95	right word var both common
-125	-96	ending after ет none
-125	-96	word sv god
-125	-97	right word på none medical
-125	-99	right word # rare medical
-126	-100	role none form common
-126	-103	edges da heard lo
-126	-103	right word til given common
-126	-103	word da kilo
-126	-105	coming муж ~
-126	-105	two before = no
-126	-107	between ~ til
-126	-107	ending before он none
-126	-109	role possessives called common
-126	-117	word nb de
-126	-119	leading ett ~
-126	-124	ending after ца none
-126	-82	role introductions given common
-126	-84	two before = gir
-126	-85	after = name
-126	-98	ending before ou both
-127	-102	before = alla
-127	-106	after = муж
-127	-106	coming så jeg
-127	-106	ending before ds none
-127	-111	ending before at both
-127	-117	leading ~ å
-127	-121	two before = вас
-127	-127	left word ett none ordinary
-127	-13	before of none ordinary medical
-127	-137	left word ~ rare place
-127	-74	coming som heter
-127	-90	ending after nd both
-127	-92	between ~ om
-127	-93	ending before et surname
-127	-99	edges sv medical od
-127	-99	leading ~ ingen
-128	-102	right word för none ordinary
-128	-103	right word att none ordinary
-128	-105	edges en heard en
-128	-108	right word что none ordinary
-128	-115	after = fem
-128	-116	two before = kan
-128	-124	leading ~ по
-128	-130	word nb mens
-128	-142	left word skal surname common
-128	-78	ending before en both
-128	-87	ending after tt known
-128	-90	ending after lt none
-129	-105	coming men jeg
-129	-110	ending before or surname
-129	-112	after = sig
-129	-117	ending after ло none
-129	-123	after = maj
-129	-124	left word det none ordinary
-129	-124	two before = ni
-129	-125	between av end
-129	-65	leading mot ~
-129	-81	left word end surname common
-129	-81	role start surname common
-129	-90	before = bara
-129	-91	role possessives called medical
-129	-94	between ~ en
-129	-95	left word kan none ordinary
-13	-1	edges sv unheard id
-13	-10	coming husband ~
-13	-10	edges sv medical de
-13	-10	leading end kan
-13	-11	left word du none medical
-13	-12	ending after ри none
-13	-13	right word från none medical
-13	-14	coming ~ vet
-13	-14	left word är known common
-13	-14	right word dotter both common
-13	-14	two before = so
-13	-15	cue none
-13	-15	ending after va none
-13	-15	ending after да called
-13	-15	right word min none medical
-13	-19	between og hedder
-13	-19	leading skal bare
-13	-2	ending after lv none
-13	-26	leading hundre og
-13	-3	after of rare medical medical
-13	-3	coming ~ #
-13	-3	edges nb medical ng
-13	-30	after = mener
-13	-34	ending after ør none
-13	-39	coming ~ из
-13	-49	right word hva none ordinary
-13	-5	edges da heard de
-13	-6	ending after to none
-13	-7	after = spør
-13	-8	between æ på
-13	-9	left word æ none medical
-13	-9	two before = du
-13	25	leading min ~
-13	3	after = vet
-13	4	ending after et given
-130	-107	two before = i'll
-130	-117	ending before га none
-130	-118	ending after ni surname
-130	-119	leading on the
-130	-125	left word hon none ordinary
-130	-143	before = inte
-130	-82	ending after da none
-130	-89	right word # given common
-130	-89	two before = selv
-130	-95	edges sv medical ll
-130	-96	edges ru unheard ну
-131	-103	ending after la none
-131	-105	ending after ay none
-131	-107	between ~ se
-131	-108	between ~ det
-131	-110	ending before ма none
-131	-113	ending after ra called
-131	-116	edges da heard pi
-131	-116	role kin given common
-131	-116	word da kopi
-131	-117	ending before мы none
-131	-118	edges nb medical te
-131	-126	coming med en
-131	-130	left word og none medical
-131	-138	before = ten
-131	-140	ending after ие none
-131	-70	leading ~ till
-131	-71	between и ~
-131	-77	ending before нь none
-131	-93	ending after ri none
-132	-102	word sv ur
-132	-103	word sv se
-132	-117	before = skulle
-132	-117	right word läkare none ordinary
-132	-119	between # no
-132	-125	after = fire
-132	-127	ending before ar rare
-132	-136	leading ~ læge
-132	-57	two before = г
-133	-105	between for end
-133	-105	edges sv unheard ar
-133	-108	ending after by given
-133	-117	ending before wo called
-133	-118	left word ja surname common
-133	-129	edges ru heard цы
-133	-133	edges sv heard jo
-133	-149	right word du surname common
-133	-73	cue of possessives unheard
-133	-73	role possessives none unheard
-133	-75	two before = gånger
-133	-76	edges nb unheard va
-133	-77	ending after mb none
-133	-87	edges sv heard ag
-133	-91	after = mi
-133	-91	leading ~ to
-133	-95	edges ru heard ло
-134	-108	two before = ned
-134	-116	before = nu
-134	-118	edges ru heard се
-134	-124	after = gjorde
-134	-127	after = iris
-134	-137	edges en heard em
-134	-144	after = kilo
-134	-155	ending before ve surname
-135	-102	right word det given common
-135	-103	coming # мг
-135	-112	edges sv heard rt
-135	-122	leading ~ det
-135	-132	word nb ring
-135	-135	before = не
-135	-153	between heter ~
-135	-74	leading ~ by
-135	-78	edges sv heard an
-136	-112	after = ett
-136	-118	after = if
-136	-123	leading ~ vi
-136	-124	coming hver dag
-136	-125	left word hade none ordinary
-136	-128	two before = et
-136	-131	leading ~ of
-136	-150	ending after se called
-136	-80	leading end en
-136	-84	word en mark
-136	-86	edges en heard nd
-137	-100	role titles given common
-137	-111	right word til none ordinary
-137	-133	ending before je given
-137	-153	right word den given common
-137	-63	two before = mot
-137	-85	coming ~ на
-138	-102	right word the surname common
-138	-104	coming är ~
-138	-107	two before = lite
-138	-120	between fra jeg
-138	-127	after = ind
-138	-127	two before = om
-138	-129	right word ~ surname medical
-138	-134	right word ~ form unheard
-138	-139	two before = since
-138	-143	coming har det
-138	-169	right word не none ordinary
-138	-172	ending before ня none
-138	-175	before of pet ordinary heard
-139	-112	two before = bo
-139	-117	coming se #
-139	-122	after = ring
-139	-123	ending before ей none
-139	-125	after = four
-139	-138	between du ~
-139	-139	word sv gram
-139	-170	ending after et rare
-139	-34	before = man
-139	-68	leading end my
-139	-68	role greetings given common
-139	-86	edges en medical od
-139	-86	word en blood
-139	-87	before = eg
-14	-11	leading vil du
-14	-12	after none common
-14	-13	after = akuten
-14	-13	right word husker both common
-14	-14	left word ha none medical
-14	-14	right word mor both common
-14	-16	left word sig given common
-14	-18	coming fem ~
-14	-18	left word bruker none medical
-14	-19	left word in none ordinary
-14	-19	shape heard -1
-14	-20	before = husky
-14	-20	ending after el surname
-14	-20	ending before ky both
-14	-20	left word husky both common
-14	-33	two before = пациент
-14	-41	right word datter known common
-14	-41	two before = partner
-14	-42	ending after ef none
-14	-43	between is ~
-14	-8	after = vara
-14	0	after = dag
-14	10	edges sv medical an
-14	11	ending after om both
-14	14	two before = för
-14	16	coming har ~
-14	3	after of given common medical
-14	45	leading ~ du
-14	8	before = of
-140	-103	edges en unheard ld
-140	-103	two before = ingen
-140	-106	leading in the
-140	-113	after = gir
-140	-133	right word on surname common
-140	-135	right word l none unheard
-140	-137	word nb linn
-140	-139	before = måtte
-140	-141	two before = samme
-140	-146	ending before ач called
-141	-106	after = negativ
-141	-107	ending before kt none
-141	-107	left word er both common
-141	-112	before = for
-141	-112	coming og det
-141	-123	edges ru heard ая
-141	-125	edges nb medical se
-141	-127	two before = has
-141	-131	word da far
-141	-132	ending after ef called
-141	-132	right word # known unheard
-141	-147	right word по none ordinary
-141	-212	before of formed unheard heard
-141	-57	ending before is both
-141	-93	leading i dag
-141	-98	ending after un rare
-142	-109	coming en ~
-142	-114	left word # surname unheard
-142	-115	coming nr #
-142	-120	ending before ну none
-142	-135	before = op
-142	-151	after = e
-142	-77	is formed medical
-142	-89	edges sv heard en
-142	-91	left word er known common
-142	-98	word en no
-143	-100	before = sånn
-143	-116	after = of
-143	-122	coming heter ~
-143	-129	ending after el given
-143	-130	after = till
-143	-130	ending after до none
-143	-132	before = sin
-143	-136	ending before ля none
-143	-152	leading ~ от
-143	-84	ending before et rare
-143	-87	after of given unheard heard
-144	-101	left word my none ordinary
-144	-106	before = better
-144	-109	word nb bak
-144	-119	leading она ~
-144	-127	coming säger ~
-144	-142	ending after ma none
-144	-148	coming ~ till
-144	-152	word en little
-144	-183	ending before rg surname
-144	-89	coming men det
-144	-92	word sv rosa
-144	-93	before = datteren
-145	-113	right word kommer none ordinary
-145	-128	before = без
-145	-132	coming jag ~
-145	-153	edges sv medical am
-145	-163	ending after в known
-145	-71	edges da heard un
-146	-103	two before = remiss
-146	-110	ending before du rare
-146	-111	leading jo ~
-146	-122	edges da heard os
-146	-122	word da os
-146	-136	leading du har
-146	-141	edges da heard ag
-146	-142	ending after år known
-146	-148	ending after ку none
-146	-98	two before = hundre
-147	-106	between end och
-147	-106	ending after re rare
-147	-125	ending after ма none
-147	-126	leading ~ som
-147	-127	between ~ у
-147	-133	edges nb heard em
-147	-140	ending before ла known
-147	-162	edges sv heard om
-147	-86	two before = mi
-147	-95	after = den
-147	-98	edges nb heard ng
-148	-106	right word and surname common
-148	-119	two before = blir
-148	-130	between end på
-148	-135	after = man
-148	-135	coming på en
-148	-162	before = søstera
-148	-54	edges nb heard in
-148	-88	edges en heard ll
-149	-112	between har end
-149	-115	ending after rd none
-149	-118	before = år
-149	-120	role persons none common
-149	-120	role possessives surname common
-149	-138	edges da heard nu
-149	-138	word da nu
-149	-140	after = mig
-149	-148	word da hoppe
-149	-163	ending after ое none
-149	-67	ending after re known
-149	-71	edges sv heard ni
-149	-80	edges ru heard ен
-149	-96	leading end you
-149	-97	word nb uke
-149	-99	ending after ng both
-15	-10	coming card #
-15	-11	right word at given common
-15	-15	leading han har
-15	-20	ending before få given
-15	-20	left word få given common
-15	-21	edges nb medical ig
-15	-21	ending before ак none
-15	-21	right word får none medical
-15	-22	after = for
-15	-22	leading # ingen
-15	-22	leading patient ~
-15	-27	ending after i given
-15	-28	coming sedan i
-15	-3	after = мы
-15	-31	ending after ex none
-15	-39	ending before sa given
-15	-4	two before = der
-15	-40	before of surname unheard medical
-15	-44	after = siger
-15	-47	ending after es rare
-15	-6	role introductions called common
-15	-8	left word er called common
-15	-9	edges sv heard ut
-15	28	after = op
-15	3	role persons none ordinary
-15	37	before = son
-15	38	leading end it's
-150	-113	ending before nt given
-150	-121	edges da heard ig
-150	-121	word nb han
-150	-123	ending after с none
-150	-129	coming under ~
-150	-129	word sv ju
-150	-141	ending before a given
-150	-153	ending after от none
-151	-114	left word at none medical
-151	-115	ending before ct none
-151	-119	word da vågen
-151	-122	two before = ham
-151	-133	word sv sin
-151	-135	ending before vi given
-151	-145	edges ru heard ти
-151	-148	ending before ot given
-152	-103	edges sv heard ta
-152	-115	after = får
-152	-122	left word end given common
-152	-122	role start given common
-152	-128	leading ~ var
-152	-135	ending after iv none
-152	-136	two before = hans
-152	-85	leading ~ из
-153	-118	after = need
-153	-118	before of form ordinary heard
-153	-127	ending before ра none
-153	-133	edges en heard or
-153	-135	ending after pi none
-153	-140	edges da medical le
-153	-148	before = по
-153	-86	after = lives
-154	-102	edges sv heard ne
-154	-106	after of called medical medical
-154	-108	right word er none unheard
-154	-118	leading ~ на
-154	-139	between i hun
-154	-146	after = pasient
-154	-163	leading доктор ~
-154	-191	after of pet ordinary medical
-154	-77	before = inga
-154	-82	ending before nd surname
-154	-90	between ~ nr
-155	-104	right word hun given common
-155	-110	ending before ел none
-155	-123	edges ru heard те
-155	-129	after = mot
-155	-144	left word a both common
-155	-147	before = every
-155	-154	coming ~ det
-155	-155	ending after ty none
-155	-98	before = weeks
-156	-113	coming ~ men
-156	-122	coming vid ~
-156	-129	two before = cm
-156	-132	two before = noget
-156	-139	before = två
-156	-146	coming врач ~
-156	-146	ending after me surname
-156	-154	two before = åtte
-157	-106	edges en heard rk
-157	-111	right word jeg none ordinary
-157	-121	right word я none ordinary
-157	-124	word en old
-157	-129	word nb si
-157	-142	ending after ig none
-157	-145	left word hun none ordinary
-157	-146	word da set
-157	-147	after = se
-157	-155	after = be
-157	-156	after = positiv
-157	-161	word sv man
-157	-169	word nb vel
-158	-120	ending before he called
-158	-135	before = fyra
-158	-140	ending after iv rare
-158	-142	word sv jo
-158	-160	two before = ganger
-158	-91	right word и called ordinary
-159	-107	right word к none ordinary
-159	-127	right word на none ordinary
-159	-133	two before = day
-159	-137	ending before ag none
-159	-139	leading with a
-159	-143	before = ut
-159	-145	after = hver
-159	-146	ending before a both
-159	-147	ending after ий none
-159	-149	between # на
-16	-11	between hon på
-16	-11	between kan på
-16	-12	between så end
-16	-13	after = ho
-16	-13	after of known common heard
-16	-13	left word du known common
-16	-15	ending after gt both
-16	-19	ending before må given
-16	-19	left word må given common
-16	-19	left word three given common
-16	-19	role none given ordinary
-16	-22	edges nb medical om
-16	-22	right word man both common
-16	-25	leading på venstre
-16	-26	role titles surname common
-16	-32	edges nb unheard te
-16	-33	left word ~ none unheard
-16	-36	edges nb heard st
-16	-36	leading ~ говорит
-16	-37	left word end surname unheard
-16	-37	role start surname unheard
-16	-4	before = ja
-16	-63	edges nb heard sa
-16	-7	after = по
-16	-7	leading ~ врач
-16	-8	left word vad both common
-16	10	before = для
-16	13	left word så surname common
-16	27	ending after du called
-16	31	leading ~ ja
-160	-109	before = a
-160	-111	left word pasient given common
-160	-117	ending before ая none
-160	-141	edges nb heard nr
-160	-145	leading end в
-160	-209	ending after um known
-161	-118	coming på #
-161	-119	between var men
-161	-139	before = normal
-161	-141	word da ham
-161	-142	two before = ta
-161	-143	coming som en
-161	-146	left word var none ordinary
-161	-156	ending after ин none
-161	-86	role placePrepositions known common
-162	-100	two before = are
-162	-176	ending before a surname
-162	-72	before = and
-162	-89	role placePrepositions both common
-163	-104	edges da heard ge
-163	-110	ending after к none
-163	-116	ending before на none
-163	-117	edges en heard ds
-163	-124	two before = under
-163	-132	ending after ый none
-163	-145	after = mor
-163	-151	between mor ~
-163	-153	before = samme
-163	-191	before = før
-163	-44	edges en unheard er
-163	-90	before of surname medical heard
-163	-92	edges ru heard ки
-164	-111	edges nb medical ke
-164	-114	ending before # given
-164	-137	between er så
-164	-90	before of none medical medical
-165	-134	two before = nei
-165	-140	ending before ag given
-165	-142	ending after ht none
-165	-145	between ~ the
-165	-155	leading ~ en
-165	-170	before = venstre
-165	-172	before = от
-165	-175	edges en heard ue
-166	-111	edges nb heard ra
-166	-118	left word med none ordinary
-166	-130	before = his
-166	-132	left word you both common
-166	-139	after = under
-166	-149	ending after ut given
-166	-150	cue of titles medical
-166	-150	role titles none medical
-166	-151	after = over
-166	-157	word da sin
-167	-133	before = до
-167	-144	ending after is called
-167	-151	before = får
-167	-155	two before = inn
-167	-160	left word min none ordinary
-167	-197	two before = gran
-167	-85	edges nb unheard er
-168	-112	edges sv heard na
-168	-138	left word er given common
-168	-139	edges sv heard ak
-168	-139	ending before he both
-168	-144	after = that's
-168	-155	right word а none ordinary
-168	-95	ending after ng none
-169	-118	role placePrepositions surname common
-169	-125	edges nb medical am
-169	-130	ending after us none
-169	-133	ending before so none
-169	-140	word sv skriver
-169	-158	word en ring
-169	-160	word da hed
-169	-195	before = right
-169	-95	ending before na known
-17	-1	ending before ан formed
-17	-11	right word også both common
-17	-12	ending before jo none
-17	-15	edges ru medical ке
-17	-15	ending after ga surname
-17	-16	edges nb unheard es
-17	-16	right word grad none medical
-17	-18	ending after i none
-17	-19	between end is
-17	-2	word nb vår
-17	-20	edges da medical ke
-17	-20	leading # ejer
-17	-21	ending after an none
-17	-22	left word to none medical
-17	-22	right word hedder none ordinary
-17	-23	ending before mo known
-17	-24	edges nb medical ol
-17	-25	edges nb medical kt
-17	-26	edges sv heard äg
-17	-27	after of given ordinary heard
-17	-27	edges sv unheard ad
-17	-27	ending before på given
-17	-28	after of both common medical
-17	-28	role kin called common
-17	-31	edges nb medical el
-17	-34	after = ringte
-17	-36	coming ~ что
-17	-6	after of known common medical
-17	16	leading vid ~
-17	32	edges ru heard ит
-17	6	ending before ge surname
-170	-109	ending before am surname
-170	-144	two before = нет
-170	-152	right word to surname common
-170	-155	ending after ur surname
-170	-177	edges da heard at
-170	-184	ending before pa known
-170	-98	left word i surname common
-171	-130	ending after ag known
-171	-134	ending before et given
-171	-141	left word for none ordinary
-171	-146	edges ru heard ал
-171	-154	edges sv heard ju
-172	-144	left word så called medical
-172	-162	edges da unheard ad
-172	-166	between # har
-172	-176	between ~ has
-173	-128	edges sv heard gt
-173	-147	after = fyra
-173	-149	after = mamma
-173	-162	left word så none ordinary
-173	-166	edges da heard ln
-174	-148	edges ru heard ни
-174	-160	two before = она
-174	-199	leading end у
-174	-91	ending before i both
-175	-133	two before = mig
-175	-135	ending after ng surname
-175	-141	after = jo
-175	-154	leading не ~
-175	-165	between ~ av
-176	-118	between og er
-176	-125	two before = inte
-176	-134	coming ~ ikke
-176	-141	left word hver known common
-176	-145	coming han var
-176	-157	coming with ~
-176	-159	word nb hest
-176	-160	after = hos
-176	-190	edges nb unheard ka
-177	-108	edges sv heard in
-177	-145	coming der er
-177	-162	ending after ть none
-178	-106	ending after я none
-178	-150	ending before ем none
-179	-85	ending after ну none
-18	-13	after of none common heard
-18	-13	between ~ kan
-18	-14	ending after ar known
-18	-14	right word sju given common
-18	-15	after = taler
-18	-15	before = did
-18	-15	coming tolk ~
-18	-15	leading med i
-18	-16	word sv maj
-18	-17	edges sv medical ol
-18	-17	ending before om rare
-18	-19	after of formed unheard medical
-18	-19	between er han
-18	-21	edges ru medical га
-18	-22	ending after ит formed
-18	-25	right word # called medical
-18	-26	after of surname place heard
-18	-27	coming det kan
-18	-28	leading ~ я
-18	-28	left word etter none medical
-18	-29	left word å none medical
-18	-3	after = finns
-18	-30	right word under none ordinary
-18	-31	two before = eg
-18	-33	right word не none medical
-18	-4	ending before en none
-18	-40	before = пациент
-18	-42	between och ~
-18	-44	ending before rs rare
-18	-5	right word som both common
-18	-51	two before = соседка
-18	-70	between с end
-18	-8	edges en heard an
-18	17	leading för ~
-18	30	ending before av surname
-18	6	ending before ch known
-180	-134	word da som
-180	-137	ending after на known
-180	-137	two before = we
-180	-162	right word с none ordinary
-180	-166	edges ru heard ах
-180	-169	between i har
-180	-170	two before = gang
-180	-178	before = någon
-180	-91	edges sv heard va
-181	-149	word en say
-181	-150	ending after ir given
-181	-154	word en frank
-181	-156	after = нет
-181	-163	word da kommer
-181	-165	word da tak
-181	-182	two before = year
-181	-187	two before = hva
-182	-134	word sv ville
-182	-151	edges nb heard kt
-182	-160	ending after ко none
-182	-164	coming skal ~
-182	-171	before = hatt
-183	-114	edges da heard dt
-183	-141	ending before ок none
-183	-146	edges sv heard el
-183	-146	left word den surname common
-183	-147	coming var det
-183	-147	ending before ка formed
-183	-149	two before = men
-183	-157	ending after ты none
-183	-159	edges ru heard ст
-183	-180	left word så given common
-184	-130	after = uten
-184	-141	left word can surname common
-184	-149	between med #
-184	-163	between to and
-184	-97	is form rare unheard
-185	-105	between er end
-185	-143	ending after ge rare
-185	-170	edges da heard ue
-185	-182	two before = pappa
-185	-190	coming av det
-186	-101	before = min
-186	-110	two before = a
-186	-137	after = å
-186	-139	coming ~ hos
-186	-144	after = hade
-186	-153	word nb morgen
-186	-155	word nb din
-186	-161	after = utan
-186	-172	two before = как
-186	-183	edges ru heard ди
-187	-152	ending before he given
-187	-157	edges en heard ar
-188	-129	before = ha
-188	-150	edges ru heard ду
-188	-170	word en done
-188	-175	ending before к none
-188	-187	edges ru heard ру
-189	-106	between til end
-189	-138	role named given common
-189	-165	word nb kveld
-189	-184	right word # surname unheard
-189	-186	before = positiv
-189	-189	between på och
-189	-190	edges nb heard to
-19	-11	before = är
-19	-13	role introductions both common
-19	-15	right word husband given common
-19	-17	two before = kg
-19	-18	ending before me known
-19	-19	between jag på
-19	-19	edges ru medical ии
-19	-22	coming hva heter
-19	-23	left word för given common
-19	-23	two before = tack
-19	-24	before = havde
-19	-24	ending before en called
-19	-25	edges nb medical ra
-19	-25	right word inte given common
-19	-25	right word mig none ordinary
-19	-26	edges sv medical at
-19	-26	left word sa given common
-19	-27	before = många
-19	-58	ending after ил none
-19	-9	before = за
-19	10	ending after end rare
-19	18	ending before ga none
-19	8	two before = deg
-190	-163	word da have
-190	-172	word da din
-190	-179	before = hade
-190	-192	between ~ inte
-190	-203	after = плохо
-190	-97	edges da heard an
-191	-170	two before = в
-191	-186	left word ringer given common
-191	-189	edges da medical er
-192	-148	right word og called medical
-192	-151	is rare common
-192	-171	edges nb medical ld
-192	-178	word sv din
-193	-111	shape unheard -4
-193	-151	before = nei
-193	-159	edges en heard ap
-193	-167	word nb god
-193	-169	edges nb medical od
-193	-206	leading den er
-194	-138	two before = går
-194	-157	right word nr none unheard
-194	-157	two before = får
-194	-160	after = left
-194	-168	between # bor
-194	-200	after = igen
-195	-111	two before = eller
-195	-153	edges en unheard ey
-195	-158	edges en heard ts
-195	-166	after = mother
-195	-177	edges nb unheard én
-195	-182	before = helt
-195	-199	shape medical -4
-196	-162	leading han er
-196	-163	leading sin ~
-196	-166	word en every
-196	-171	cue of greetings medical
-196	-171	role greetings none medical
-196	-179	word da se
-196	-221	word da iris
-197	-158	two before = dagar
-197	-158	two before = like
-197	-171	edges nb heard lt
-197	-173	word sv sa
-197	-181	before = hadde
-197	-214	before = five
-198	-119	edges en heard om
-198	-163	before = how
-198	-177	two before = your
-198	-179	two before = an
-199	-132	edges en heard ns
-199	-141	edges sv heard lt
-199	-160	coming ~ om
-199	-171	between end i
-199	-173	edges da medical en
-199	-186	coming ~ ja
-2	-13	coming ~ my
-2	-17	after = enligt
-2	-18	edges sv unheard ka
-2	-24	before = dyrlæge
-2	-40	ending before os rare
-2	-47	ending before ой formed
-2	10	ending before ka none
-2	11	between far ~
-2	17	leading ~ и
-2	23	two before = å
-2	39	edges nb heard ku
-2	39	word nb ku
-20	-10	ending before it none
-20	-12	coming wife ~
-20	-12	ending after end surname
-20	-12	two before = vill
-20	-13	after = fikk
-20	-13	shape unheard -1
-20	-14	left word kilo both common
-20	-15	edges ru heard ий
-20	-17	between det har
-20	-18	between end negativ
-20	-18	edges da medical lt
-20	-19	coming # grader
-20	-20	edges nb medical is
-20	-20	ending after na both
-20	-21	ending after er pet
-20	-22	leading of the
-20	-24	left word jag rare medical
-20	-26	right word hos given common
-20	-28	after rare ordinary
-20	-3	ending after ge none
-20	-31	coming on #
-20	-31	edges sv medical sk
-20	-33	coming i ett
-20	-34	ending after # known
-20	-36	coming ~ uten
-20	-36	left word en given common
-20	-44	leading ~ är
-20	-57	after form unheard
-20	-66	leading владелец ~
-20	0	shape medical 0
-20	16	ending before nn both
-20	16	right word ~ formed ordinary
-20	17	before = se
-20	2	before = #
-20	3	left word som none ordinary
-20	35	ending before rd surname
-20	8	ending after ит called
-200	-121	ending before ne known
-200	-158	two before = but
-200	-181	edges nb medical st
-200	-184	right word er none medical
-201	-161	shape medical -3
-202	-148	word nb kopi
-202	-174	before = an
-202	-180	ending after em given
-202	-191	ending before ст none
-202	-193	between til og
-202	-201	ending before iv none
-202	-209	after = meg
-202	-214	edges nb unheard ma
-203	-182	word da ring
-203	-205	before = varje
-204	-169	two before = de
-204	-191	edges ru heard же
-205	-173	ending before ts none
-205	-182	edges nb heard ho
-205	-182	word nb ho
-206	-126	word en song
-207	-166	between end til
-208	-182	edges ru heard ью
-209	-162	after = patient
-209	-187	word en still
-21	-14	length medical middle
-21	-15	ending before lo both
-21	-18	edges sv unheard el
-21	-19	before = där
-21	-19	two before = viser
-21	-2	ending after id surname
-21	-22	after known common
-21	-22	left word vil given common
-21	-23	edges da medical ol
-21	-23	ending after to given
-21	-25	after = nei
-21	-25	coming # g
-21	-27	edges da medical me
-21	-27	right word for both common
-21	-31	right word en both common
-21	-33	ending before ur surname
-21	-35	after = men
-21	-35	edges ru heard ия
-21	-36	coming blev ~
-21	-37	edges nb medical es
-21	-39	leading på begge
-21	-45	left word hos given unheard
-21	-55	ending before av both
-21	-7	ending after un none
-21	36	between ~ du
-21	39	before = hun
-210	-190	word sv natt
-211	-182	edges en heard nk
-211	-216	ending before i known
-211	-223	before = ingen
-212	-144	two before = three
-212	-146	before = на
-212	-181	after = år
-212	-183	ending before la given
-212	-201	word sv kommer
-213	-137	ending after ок none
-213	-160	right word i rare unheard
-213	-184	right word här none ordinary
-213	-187	word sv alla
-213	-198	word en home
-214	-171	right word om none ordinary
-214	-188	edges en heard io
-214	-189	edges en heard go
-214	-197	before = old
-214	-206	after = hende
-215	-146	edges en heard re
-215	-165	edges nb heard pi
-215	-178	before = hver
-215	-218	right word min none ordinary
-216	-168	edges nb heard ak
-216	-174	before = over
-216	-220	edges nb medical or
-216	-221	coming i venstre
-217	-165	word en days
-217	-172	ending before ad surname
-218	-137	ending after st known
-218	-179	before = tage
-218	-210	word en fine
-218	-214	before = your
-219	-165	coming у ~
-219	-211	is form common
-22	-11	ending after ец none
-22	-14	ending after er given
-22	-15	right word og known common
-22	-19	between mg #
-22	-19	edges en medical le
-22	-24	two before = att
-22	-25	edges ru medical ол
-22	-27	after = svenska
-22	-28	after = husker
-22	-28	ending before ee given
-22	-31	before = gir
-22	-34	after = satt
-22	-36	left word jeg rare medical
-22	-6	leading var hos
-22	-64	cue workplaces
-22	-68	leading ~ called
-22	-7	word sv bror
-22	-8	two before = din
-22	-86	two before = present
-22	5	edges da heard or
-22	6	before = rosa
-220	-128	edges en heard st
-220	-146	edges da heard en
-220	-163	word nb gang
-220	-188	ending before ix none
-221	-162	after = it
-221	-166	edges en unheard ne
-222	-113	edges da heard in
-222	-153	ending after ой none
-222	-173	right word er both common
-222	-185	edges da heard es
-222	-197	ending after kk called
-222	-205	word ru утром
-222	-210	word nb far
-223	-104	before = are
-223	-193	ending before es surname
-223	-208	left word end formed ordinary
-223	-208	role start formed ordinary
-223	-226	edges sv heard ul
-223	-228	edges sv medical ne
-224	-147	leading en ~
-224	-185	edges da heard ni
-224	-210	left word i known common
-225	-164	left word i called common
-225	-171	edges en heard ed
-225	-175	two before = uten
-225	-188	edges en heard aw
-225	-199	word sv fall
-225	-202	after = nr
-226	-175	word sv hans
-226	-211	ending after ва none
-227	-139	role none form rare unheard
-227	-178	before = last
-227	-191	after = me
-227	-204	coming på venstre
-227	-205	word sv hemma
-227	-219	coming i natt
-227	-231	word en grace
-23	-10	ending after ed none
-23	-10	left word have surname common
-23	-13	between my card
-23	-14	between att har
-23	-15	edges da medical el
-23	-15	edges nb medical il
-23	-15	left word att both common
-23	-16	left word ~ called common
-23	-16	right word i none ordinary
-23	-17	coming ett ~
-23	-17	ending after ör both
-23	-18	edges ru heard го
-23	-19	left word med surname common
-23	-20	coming står ~
-23	-20	left word vill given common
-23	-21	ending after ач none
-23	-22	ending before ar none
-23	-23	after = husband
-23	-23	between end av
-23	-23	coming i halsen
-23	-23	shape heard -2
-23	-24	after of end medical
-23	-28	after = was
-23	-28	edges nb medical ll
-23	-28	edges ru medical ил
-23	-28	ending after ts given
-23	-28	left word siger both common
-23	-31	after = ny
-23	-31	edges da heard ip
-23	-31	word da chip
-23	-34	ending after du given
-23	-37	edges da unheard ar
-23	-38	edges sv heard pa
-23	-38	ending before re known
-23	-4	ending before te none
-23	-4	two before = är
-23	-45	after = ejer
-23	-48	edges ru heard ел
-23	-50	between ~ for
-23	-6	leading mor ~
-23	-8	left word are surname common
-23	-9	right word är none unheard
-23	14	ending after ol none
-23	7	ending after ld none
-230	-192	edges en heard ys
-230	-219	ending after ли none
-230	-230	word sv mår
-231	-207	between kg #
-231	-211	ending after ки none
-232	-193	coming ~ var
-232	-205	word en last
-233	-128	word en better
-233	-172	edges en heard ng
-233	-206	two before = hill
-234	-182	edges da heard om
-234	-204	edges da heard ks
-234	-207	word da da
-234	-242	between og end
-235	-211	left word men given common
-235	-239	word da gang
-236	-144	before = du
-236	-184	two before = vil
-236	-236	two before = жена
-237	-201	after = any
-237	-209	word sv sen
-237	-214	after = tor
-237	-219	ending before го called
-238	-214	before = nej
-238	-215	two before = me
-239	-199	after = läkare
-239	-200	word da de
-239	-224	edges sv heard du
-239	-224	word sv du
-24	-1	ending after of surname
-24	-13	word da skade
-24	-16	before = tryg
-24	-16	coming fastlege ~
-24	-16	ending before # formed
-24	-17	leading de ~
-24	-18	edges ru medical ен
-24	-20	coming må du
-24	-20	ending after so none
-24	-20	leading ~ inte
-24	-21	ending before nd known
-24	-21	right word in given common
-24	-22	two before = на
-24	-23	between det det
-24	-24	ending after end known
-24	-25	ending after ic none
-24	-26	between og over
-24	-26	right word der given common
-24	-28	ending after ow given
-24	-29	between по ~
-24	-29	right word tre none ordinary
-24	-30	ending before rg none
-24	-31	ending after kt given
-24	-31	leading med en
-24	-32	right word jeg none medical
-24	-33	before = fikk
-24	-34	right word du given common
-24	-36	right word patient given common
-24	-42	ending after il surname
-24	-5	ending after og both
-24	-5	left word ~ known ordinary
-24	-56	ending after ne none
-24	20	ending before ke given
-24	3	between с и
-24	4	after = hun
-24	49	before = you
-24	7	coming er ~
-240	-213	two before = litt
-241	-223	before of surname medical medical
-241	-227	word en place
-242	-153	before = hans
-242	-181	before = god
-243	-185	ending before as known
-243	-190	edges sv heard de
-243	-235	word sv vill
-244	-216	word nb sa
-244	-226	ending before rd given
-245	-195	edges nb heard mi
-245	-195	word nb mi
-246	-222	word en born
-247	-211	word sv sal
-247	-222	edges da heard du
-247	-222	word da du
-248	-267	left word i given common
-249	-208	edges nb heard nå
-249	-226	word da ind
-25	-11	ending before an rare
-25	-12	role persons surname common
-25	-14	ending after 't surname
-25	-15	before = end
-25	-15	cue start
-25	-15	leading end end
-25	-16	after of none medical heard
-25	-17	edges en heard er
-25	-17	ending after på called
-25	-18	left word ny none medical
-25	-19	after = email
-25	-19	after = kone
-25	-21	left word du none common
-25	-21	right word siger both common
-25	-23	after = sidder
-25	-25	leading har fått
-25	-25	right word а none medical
-25	-26	between the and
-25	-26	right word ~ rare medical
-25	-26	word nb dag
-25	-27	coming ~ hva
-25	-29	is form unheard
-25	-29	left word så none medical
-25	-30	word nb rom
-25	-32	edges sv heard ka
-25	-33	between och i
-25	-37	edges nb heard is
-25	-49	ending after ig given
-25	-6	ending after av surname
-25	-8	right word to none ordinary
-25	1	edges sv unheard öm
-25	11	two before = datteren
-25	20	ending after ра none
-25	20	ending before ый called
-25	28	before of surname common medical
-25	3	between under ~
-25	6	ending after am none
-250	-182	edges sv heard nt
-250	-252	before of none place unheard
-251	-242	edges nb heard du
-251	-242	word nb du
-254	-175	word sv ring
-254	-237	ending before ет none
-255	-210	word nb natta
-256	-219	word en pop
-256	-249	edges sv medical or
-257	-210	before = över
-258	-185	is none common
-258	-186	edges ru heard ии
-259	-172	between # #
-259	-230	edges en heard so
-259	-230	word en so
-259	-267	word en are
-26	-14	ending after as both
-26	-15	leading pga ~
-26	-15	left word at none unheard
-26	-17	left word jag surname common
-26	-20	ending after ag both
-26	-21	right word ringer given common
-26	-21	right word ~ none unheard
-26	-22	edges ru medical та
-26	-23	right word om none medical
-26	-24	ending before кг none
-26	-25	before = än
-26	-26	between # nr
-26	-26	leading name ~
-26	-27	left word inte given common
-26	-28	right word i surname ordinary
-26	-31	ending after ft none
-26	-32	two before = hvor
-26	-35	right word ja both common
-26	-37	after = torsdag
-26	-37	edges sv heard am
-26	-38	ending before gg none
-26	-39	role greetings rare medical
-26	-41	edges sv heard år
-26	-44	between jeg med
-26	-48	between har med
-26	-48	edges sv heard ja
-26	-49	right word heter given common
-26	-51	edges en unheard 's
-26	-58	ending before ag surname
-26	-6	word da dag
-26	17	coming ~ и
-26	18	role kin surname common
-26	20	word sv per
-26	32	coming men ~
-26	37	ending before ed called
-260	-174	before = en
-260	-231	word en my
-261	-175	edges sv unheard nr
-261	-239	after = av
-261	-241	word en have
-262	-244	leading ~ from
-264	-290	after = number
-265	-184	word en back
-266	-278	two before = так
-267	-237	edges da medical st
-27	-1	leading в ~
-27	-18	left word could surname common
-27	-18	right word i rare medical
-27	-19	two before = det
-27	-20	cue placePrepositions
-27	-22	ending before vå none
-27	-25	before = vår
-27	-27	after = bra
-27	-27	after = палата
-27	-27	coming палата #
-27	-29	before = полис
-27	-29	between полис #
-27	-29	left word она none ordinary
-27	-29	left word полис none unheard
-27	-3	is form ordinary
-27	-31	between не ~
-27	-32	left word с none medical
-27	-33	between ~ tar
-27	-33	left word mg none ordinary
-27	-34	after form common
-27	-34	left word tar none medical
-27	-35	left word och called medical
-27	-36	edges en medical is
-27	-37	left word måtte none ordinary
-27	-37	right word kilo none ordinary
-27	-42	coming ~ siger
-27	-49	ending after nu none
-27	-5	ending after te called
-27	-5	word sv lind
-27	-53	after = почта
-27	-55	before of formed unheard medical
-27	-7	left word ~ none ordinary
-27	-9	left word end called common
-27	-9	role start called common
-27	12	ending before å none
-27	18	between ~ at
-27	5	between ~ ikke
-27	5	left word er called medical
-27	7	edges da heard ng
-27	8	before = bor
-270	-154	before = no
-270	-204	edges ru heard ды
-270	-246	coming ~ by
-270	-252	edges nb heard rt
-270	-257	after = ask
-270	-260	word nb kilo
-271	-227	left word i both common
-271	-261	word en rang
-274	-247	two before = skal
-274	-250	edges en heard my
-276	-212	edges en heard ls
-276	-232	left word per given common
-276	-235	word nb kommer
-276	-257	right word ved none ordinary
-277	-211	word en like
-279	-237	between # i
-28	-1	ending before ar known
-28	-10	after = med
-28	-11	left word is none unheard
-28	-15	two before = ringing
-28	-18	after of rare unheard heard
-28	-20	before = как
-28	-20	left word jo none ordinary
-28	-20	right word ett given common
-28	-21	before = i
-28	-21	left word kommer given common
-28	-21	right word och given common
-28	-22	between ~ врач
-28	-23	between og at
-28	-23	edges ru medical ал
-28	-23	ending before os none
-28	-24	left word det none common
-28	-25	ending before 't given
-28	-25	right word den none medical
-28	-26	coming dotter ~
-28	-26	right word på known common
-28	-27	before = а
-28	-28	left word из none ordinary
-28	-32	ending after ns given
-28	-33	edges nb medical tt
-28	-33	edges ru medical те
-28	-37	after = test
-28	-37	right word mor none ordinary
-28	-37	word sv chip
-28	-4	ending before tt surname
-28	-40	ending before ld none
-28	-47	ending after pt none
-28	-48	edges sv heard ip
-28	14	ending after # formed
-28	15	coming после ~
-28	15	ending before og rare
-28	29	ending before ns none
-28	6	ending after ry none
-28	7	ending before me none
-28	8	ending after på rare
-280	-247	word en just
-280	-256	word nb sin
-280	-264	two before = bra
-282	-261	word en lovely
-283	-186	length unheard short
-285	-282	edges ru heard ть
-285	-322	ending after am rare
-288	-253	before = the
-289	-120	before = this
-29	-10	after = til
-29	-11	left word # known common
-29	-12	ending after ed called
-29	-12	two before = hon
-29	-15	edges da medical re
-29	-18	ending before ый none
-29	-19	edges ru medical он
-29	-19	ending before så both
-29	-19	right word af none medical
-29	-20	between end ringer
-29	-21	after = night
-29	-21	right word night surname common
-29	-22	right word får given common
-29	-26	right word vi none medical
-29	-27	edges sv medical ia
-29	-27	two before = fått
-29	-28	coming and the
-29	-28	edges ru medical ки
-29	-28	ending after la surname
-29	-32	coming ~ to
-29	-33	leading hun har
-29	-33	two before = or
-29	-41	edges nb unheard la
-29	-44	ending after ез none
-29	-45	edges ru heard ав
-29	-46	after = owner
-29	-48	ending before el given
-29	-5	left word # given common
-29	-9	right word ~ none ordinary
-29	13	between hedder ~
-291	-265	word sv min
-292	-238	edges da unheard nr
-294	-255	edges en heard he
-294	-255	word en she
-295	-246	two before = won't
-295	-290	edges da unheard hr
-297	-270	edges da medical or
-297	-307	word da min
-298	-247	between på end
-3	-14	left word går given common
-3	-18	between ~ nei
-3	-20	left word från none ordinary
-3	-21	edges sv heard rd
-3	-24	edges ru heard ка
-3	-27	ending before ng both
-3	-39	ending before ch both
-3	-56	before of pet unheard heard
-3	13	edges nb heard ni
-3	16	left word at called common
-3	22	ending after an known
-3	34	left word and surname common
-3	34	role placePrepositions called ordinary
-30	-13	ending before га formed
-30	-13	leading ~ ville
-30	-16	left word jo none medical
-30	-17	edges sv heard kt
-30	-21	edges en medical ed
-30	-23	ending after et known
-30	-25	ending after ör given
-30	-25	two before = eight
-30	-27	before = ned
-30	-27	before = он
-30	-28	after of known unheard heard
-30	-32	ending before ge rare
-30	-32	two before = haft
-30	-32	two before = iris
-30	-34	two before = hade
-30	-35	after called medical
-30	-35	before = tog
-30	-35	before = она
-30	-36	right word over none ordinary
-30	-37	after surname medical
-30	-37	edges da heard al
-30	-40	after = storm
-30	-57	ending before os both
-30	-71	two before = datter
-30	3	ending after sa given
-30	30	after = och
-30	5	after = nummer
-300	-261	ending before в called
-300	-269	word sv just
-301	-260	edges nb heard nt
-301	-262	word da her
-302	-299	edges ru heard ро
-302	-300	word nb helga
-303	-297	edges ru heard ли
-304	-269	before = et
-304	-275	edges da heard re
-305	-240	edges en unheard ht
-305	-251	edges en heard ou
-305	-251	word en you
-306	-252	word nb som
-306	-277	ending after ии none
-307	-310	word da ved
-308	-256	word nb andre
-31	-13	two before = last
-31	-16	before = thank
-31	-16	left word thank surname common
-31	-17	coming det var
-31	-18	edges ru heard сь
-31	-19	after = ikke
-31	-19	left word ham surname common
-31	-20	after = tar
-31	-22	after = första
-31	-22	after = есть
-31	-22	between end om
-31	-23	coming er en
-31	-23	coming min ~
-31	-25	ending before не none
-31	-26	left word inte surname common
-31	-26	two before = been
-31	-28	left word и none medical
-31	-28	two before = fram
-31	-29	coming at jeg
-31	-29	edges da heard ja
-31	-32	right word som known common
-31	-33	after of rare ordinary heard
-31	-36	edges ru medical го
-31	-41	two before = он
-31	-46	right word sitter both common
-31	-53	edges en heard is
-31	-54	before = hils
-31	-56	ending before nd given
-31	-7	ending before ja none
-31	-8	ending after an rare
-31	13	ending before om surname
-31	15	coming hun er
-31	17	role persons both common
-31	24	between это ~
-31	4	ending before # called
-311	-255	edges sv heard et
-312	-261	two before = rosacea
-312	-284	edges en heard me
-313	-285	word da otte
-315	-286	edges nb unheard nr
-32	-12	coming ~ in
-32	-12	left word är none medical
-32	-14	ending before ор formed
-32	-18	between на ~
-32	-19	after = ser
-32	-19	edges en heard ey
-32	-2	ending after og pet
-32	-22	ending after af none
-32	-22	ending after ту none
-32	-22	two before = mand
-32	-23	between ~ må
-32	-25	right word mot none ordinary
-32	-26	left word att surname common
-32	-28	edges nb medical re
-32	-28	right word # none unheard
-32	-30	after = jobbar
-32	-30	ending before ör none
-32	-30	right word bor both common
-32	-30	word da ja
-32	-31	between end skal
-32	-31	left word врач none medical
-32	-32	word en times
-32	-33	leading ~ uten
-32	-33	left word # called common
-32	-34	ending before ne given
-32	-37	before = вам
-32	-38	after of surname ordinary medical
-32	-40	before = let's
-32	-43	ending after us given
-32	-43	left word under none ordinary
-32	-45	left word inte none ordinary
-32	-45	left word tager none medical
-32	-47	after = för
-32	-49	leading er en
-32	-70	ending before år known
-32	-9	ending after в none
-32	27	ending after an surname
-32	6	edges en medical ng
-32	6	role placePrepositions given common
-32	6	two before = can
-32	8	two before = дней
-321	-268	word sv kan
-321	-274	word en an
-322	-260	word da hende
-322	-290	before = rosacea
-322	-315	edges da unheard on
-323	-285	word en son
-323	-332	word en said
-325	-305	word nb kan
-326	-289	word sv kilo
-328	-272	word nb eg
-329	-276	edges nb heard eg
-33	-1	ending after og surname
-33	-11	coming han ~
-33	-15	left word с called ordinary
-33	-19	right word has surname common
-33	-20	right word been surname common
-33	-23	coming til #
-33	-24	ending after ir none
-33	-24	leading kat ~
-33	-26	after = altså
-33	-27	ending after le both
-33	-28	two before = given
-33	-30	before = fået
-33	-30	left word til given common
-33	-31	left word no none ordinary
-33	-33	coming ~ han
-33	-33	ending after ry given
-33	-35	two before = da
-33	-38	before = соседка
-33	-38	between соседка ~
-33	-39	edges en medical ol
-33	-39	ending before ld surname
-33	-4	ending before ng none
-33	-40	ending after le called
-33	-42	edges da medical an
-33	-42	left word som given common
-33	-46	edges da medical on
-33	-5	leading my ~
-33	-62	ending before ич none
-33	29	ending before ge given
-33	32	right word end rare unheard
-33	34	ending before ur called
-33	7	ending after ka surname
-333	-265	edges ru heard ер
-333	-300	edges nb heard om
-334	-333	between ved end
-337	-275	word sv vad
-337	-315	word nb hans
-34	-1	ending before ow both
-34	-11	before of end medical
-34	-12	edges nb medical ue
-34	-16	ending before le surname
-34	-16	right word on none ordinary
-34	-17	right word har given common
-34	-18	edges sv medical ts
-34	-19	two before = he's
-34	-20	ending before ns given
-34	-20	shape unheard -2
-34	-21	after = два
-34	-21	before of end heard
-34	-25	left word får both common
-34	-26	left word og none common
-34	-27	left word ~ rare medical
-34	-29	after = она
-34	-32	leading ~ här
-34	-32	shape heard -3
-34	-33	left word til none ordinary
-34	-34	leading i en
-34	-36	before = svenska
-34	-36	before = søn
-34	-36	right word till none medical
-34	-38	before = ему
-34	-39	before = uten
-34	-39	two before = врач
-34	-40	edges nb medical sk
-34	-42	left word jag none ordinary
-34	-43	ending after rs none
-34	-53	left word en both common
-34	-56	between säger ~
-34	-58	two before = siger
-34	-63	ending before ец none
-34	0	between ~ den
-34	11	ending after år both
-34	2	two before = vid
-35	-15	after = här
-35	-18	ending before og given
-35	-20	ending before en surname
-35	-22	two before = ringte
-35	-24	leading ~ navn
-35	-27	ending before an called
-35	-28	left word skulle given common
-35	-29	left word om none medical
-35	-30	before = siden
-35	-30	edges sv medical as
-35	-31	left word у none medical
-35	-32	between ja er
-35	-32	leading ~ is
-35	-34	edges da heard rg
-35	-34	right word of given common
-35	-35	leading ~ номер
-35	-37	after = tog
-35	-4	right word and both common
-35	-40	edges ru medical ли
-35	-40	left word же none ordinary
-35	-52	two before = sol
-35	-55	after of both unheard heard
-35	-55	leading och en
-35	-6	right word men none ordinary
-35	0	ending before ор none
-35	1	ending before th known
-353	-288	word sv hela
-355	-323	word ru день
-358	-351	word da han
-36	-16	left word в none ordinary
-36	-26	left word hos none ordinary
-36	-29	left word kan none common
-36	-3	coming eller ~
-36	-32	two before = finns
-36	-33	right word seg none ordinary
-36	-34	edges ru medical ая
-36	-34	ending before å given
-36	-35	before = tolv
-36	-37	left word после none ordinary
-36	-40	after = sist
-36	-40	role greetings called medical
-36	-40	word nb nei
-36	-41	left word en called medical
-36	-42	after = hvor
-36	-42	before = dage
-36	-43	ending after to surname
-36	-43	ending before av given
-36	-44	ending before ey none
-36	-45	after of given unheard medical
-36	-46	leading crp #
-36	-47	after = om
-36	-50	before = sist
-36	-52	before = hvis
-36	-52	shape medical -2
-36	-55	word en iris
-36	-73	ending before ja known
-36	-9	left word hun given common
-365	-307	edges ru heard ет
-368	-330	word nb bror
-37	-12	cue of kin heard
-37	-18	before = vad
-37	-23	left word is surname common
-37	-24	edges en medical te
-37	-25	after = за
-37	-25	left word der none medical
-37	-26	after none medical
-37	-26	before = year
-37	-28	leading ~ ska
-37	-29	leading end номер
-37	-30	right word fra none medical
-37	-31	leading end hei
-37	-32	between end hej
-37	-32	edges nb heard ag
-37	-33	after #
-37	-33	after = #
-37	-36	ending after na none
-37	-36	leading han får
-37	-36	left word är both common
-37	-37	before = skal
-37	-38	cue of possessives medical
-37	-38	role possessives none medical
-37	-39	ending before le both
-37	-41	right word eller none medical
-37	-46	between kan ~
-37	-46	left word ~ called unheard
-37	-59	right word till given common
-37	-7	role possessives both common
-37	-8	two before = efter
-37	2	edges sv heard la
-370	-343	word da den
-372	-264	word nb den
-38	-1	after = ble
-38	-16	edges sv unheard rt
-38	-17	edges nb medical et
-38	-17	left word in none medical
-38	-21	after given common
-38	-21	cue of kin medical
-38	-21	left word ved none medical
-38	-21	role kin none medical
-38	-24	leading ~ hva
-38	-29	coming of birth
-38	-32	after known unheard
-38	-32	before = tor
-38	-34	two before = about
-38	-37	two before = bare
-38	-38	between ~ i
-38	-40	coming ~ два
-38	-40	ending after ma given
-38	-44	edges ru heard ту
-38	-44	right word de given common
-38	-45	right word kone both common
-38	-55	left word det both common
-38	-63	ending after kk given
-38	-69	ending after ne known
-38	-91	before = dotter
-38	11	leading ~ нет
-38	3	ending before od none
-38	34	leading ~ per
-38	44	two before = social
-38	5	ending after al known
-381	-320	word sv inga
-383	-335	word en from
-385	-328	word sv den
-39	-10	ending after rt none
-39	-12	left word om none ordinary
-39	-17	ending before ps none
-39	-17	ending before ть formed
-39	-17	right word ringer both common
-39	-18	role greetings none ordinary
-39	-20	right word end none ordinary
-39	-26	after none ordinary
-39	-26	coming name is
-39	-26	ending after ge known
-39	-29	ending after # none
-39	-30	coming man ~
-39	-30	ending before le called
-39	-31	leading år ~
-39	-31	right word of none ordinary
-39	-32	edges da heard ov
-39	-33	ending after he surname
-39	-33	two before = katten
-39	-34	left word мы none ordinary
-39	-34	shape medical 2
-39	-34	word sv del
-39	-36	ending before te surname
-39	-37	ending after rs given
-39	-39	edges en heard do
-39	-39	ending after ас none
-39	-41	ending before ке none
-39	-43	right word mitt none ordinary
-39	-46	between det er
-39	-46	coming og ~
-39	-47	edges nb heard ei
-39	-51	ending after on both
-39	-6	right word på none ordinary
-39	-67	ending before tt given
-394	-317	edges da heard et
-4	-14	ending after se surname
-4	-18	ending after из none
-4	-19	ending before en rare
-4	-23	ending after ам none
-4	-24	ending before en given
-4	-24	right word ~ rare unheard
-4	-24	role persons formed ordinary
-4	-38	coming for ~
-4	-44	two before = have
-4	14	before of called common unheard
-4	17	edges nb heard ri
-4	21	role none rare ordinary
-4	22	before of given common heard
-4	22	ending before et known
-4	55	before = be
-40	-10	between ~ har
-40	-25	leading inte ~
-40	-25	left word ~ form ordinary
-40	-26	between ~ hos
-40	-26	edges sv medical ns
-40	-29	leading end den
-40	-30	right word vi none ordinary
-40	-30	two before = halsen
-40	-31	between i end
-40	-33	edges sv medical ix
-40	-34	left word med known unheard
-40	-35	before = мы
-40	-36	before = patient
-40	-37	right word må given common
-40	-37	right word sambo both common
-40	-38	between og har
-40	-4	right word og both common
-40	-42	before = come
-40	-42	ending before ev none
-40	-44	between ett ~
-40	-45	between end mitt
-40	-46	ending before я none
-40	-47	before = drikker
-40	-47	between ~ så
-40	-49	leading hun er
-40	-61	right word end given unheard
-40	-72	between by ~
-40	-81	before of given ordinary heard
-40	32	before of none ordinary heard
-41	-13	ending after in called
-41	-13	right word и none ordinary
-41	-17	edges nb heard ge
-41	-18	between enligt ~
-41	-27	ending after и none
-41	-27	left word han none medical
-41	-29	ending before ni none
-41	-3	edges sv heard tt
-41	-31	right word ska none ordinary
-41	-33	after = andra
-41	-33	between end kommer
-41	-36	right word ja none ordinary
-41	-37	ending after ou given
-41	-39	between inte ~
-41	-44	coming negativ ~
-41	-44	leading без ~
-41	-47	ending before в none
-41	-53	ending before es both
-41	-55	between kan mig
-41	11	two before = den
-411	-399	word da hun
-412	-300	word da hans
-416	-406	word nb ved
-417	-380	word nb min
-42	-10	after = from
-42	-13	two before = storm
-42	-14	ending after по none
-42	-21	after of form ordinary heard
-42	-25	right word skal none common
-42	-27	after = læge
-42	-27	ending before ay none
-42	-28	leading ~ а
-42	-31	edges sv unheard an
-42	-32	before = vill
-42	-32	two before = after
-42	-33	edges en medical se
-42	-33	word en case
-42	-34	after = mellan
-42	-35	ending after vi none
-42	-36	edges da medical yl
-42	-38	left word the called medical
-42	-39	after of surname unheard heard
-42	-4	ending after ed surname
-42	-40	ending after of given
-42	-40	ending after tt given
-42	-40	left word ikke none medical
-42	-46	before = мл
-42	-46	ending after en known
-42	-46	ending before мл none
-42	-47	before = же
-42	-49	ending before it surname
-42	-5	between att ~
-42	-50	between end jeg
-42	-51	ending before or known
-42	-52	before = that's
-42	-56	after = when
-42	-66	ending after il both
-42	-85	ending before ya none
-42	-86	ending before no none
-42	18	right word # formed ordinary
-42	2	role persons surname ordinary
-42	30	before = mother
-428	-377	word en her
-43	-14	left word dag given common
-43	-15	ending before eg none
-43	-19	after = не
-43	-21	right word är none medical
-43	-23	ending after ut none
-43	-26	ending before el both
-43	-27	role none called medical
-43	-28	ending after ey none
-43	-32	ending after ns none
-43	-32	ending before ov none
-43	-39	ending after om surname
-43	-39	left word må none ordinary
-43	-39	right word se given common
-43	-40	two before = hur
-43	-41	between år ~
-43	-42	between у ~
-43	-42	ending before am given
-43	-48	leading är en
-43	-48	two before = без
-43	-49	after = анализы
-43	-49	ending before ar both
-43	-55	edges en unheard in
-43	-77	after = liv
-43	12	ending before eg rare
-44	-19	after = er
-44	-20	after = snakker
-44	-20	edges da unheard he
-44	-20	ending before end called
-44	-21	edges en heard es
-44	-25	ending before år both
-44	-27	two before = ind
-44	-30	ending before er both
-44	-31	coming der ~
-44	-32	edges da heard jo
-44	-32	ending before ar given
-44	-32	word da jo
-44	-33	coming uten ~
-44	-37	edges ru medical ия
-44	-37	role none surname common
-44	-39	ending after end pet
-44	-44	edges en medical es
-44	-45	ending after sh none
-44	-47	word sv inne
-44	-48	between etter i
-44	-49	edges en medical al
-44	-53	left word på known unheard
-44	-53	right word ikke none ordinary
-44	-61	ending after ie none
-44	-63	left word når both common
-44	-68	ending after da given
-44	-68	left word begge none ordinary
-44	-72	ending before ow given
-44	-80	ending before ра known
-44	-81	leading har du
-446	-350	word sv som
-45	-19	ending after är both
-45	-25	is both common
-45	-26	after of none medical unheard
-45	-28	left word ~ formed unheard
-45	-33	after = mum
-45	-33	right word of surname common
-45	-35	coming # kg
-45	-35	edges ru heard ла
-45	-35	ending after dr none
-45	-37	right word два none ordinary
-45	-38	leading og det
-45	-39	between к ~
-45	-41	coming by ~
-45	-41	left word samma given common
-45	-41	word sv sak
-45	-42	coming att ~
-45	-43	between после ~
-45	-44	left word han surname common
-45	-46	between i og
-45	-47	ending before ly given
-45	-49	after of form common heard
-45	-50	role placePrepositions rare ordinary
-45	-51	before = все
-45	-51	ending before се none
-45	-52	edges ru medical ет
-45	-53	ending before ke rare
-45	-54	after = plan
-45	-54	right word så given common
-45	-6	leading ~ med
-45	-63	left word och rare medical
-45	-68	after of form unheard heard
-45	-7	word en long
-45	-73	before = begge
-45	-77	coming och ringer
-45	-79	leading ved ~
-45	11	before of formed ordinary heard
-45	19	two before = he
-450	-392	word da der
-46	-11	two before = i
-46	-13	left word dag both common
-46	-14	word sv dag
-46	-16	after = one
-46	-16	cue of start unheard
-46	-16	left word end none unheard
-46	-16	role start none unheard
-46	-21	right word ikke both common
-46	-25	right word på given common
-46	-28	between får ~
-46	-29	edges da medical al
-46	-29	left word du rare medical
-46	-30	before of called medical medical
-46	-33	after of given common heard
-46	-33	edges sv heard ng
-46	-37	edges en medical ds
-46	-37	edges sv unheard on
-46	-37	leading jeg skulle
-46	-37	word en bloods
-46	-38	two before = år
-46	-40	edges da medical nd
-46	-40	ending after из called
-46	-41	ending before mm none
-46	-43	between var ~
-46	-43	edges ru medical ит
-46	-43	ending before el surname
-46	-44	ending after bo both
-46	-45	after = скорую
-46	-45	between ~ скорую
-46	-45	right word скорую none ordinary
-46	-45	role none formed unheard
-46	-53	after of given place heard
-46	-57	before = mor
-46	-67	right word fra given common
-46	-72	ending after ле none
-46	-82	coming ~ har
-46	-84	coming jeg har
-46	-87	edges sv heard rn
-46	2	leading ~ к
-466	-425	word sv han
-47	-15	ending after ar both
-47	-16	two before = not
-47	-17	left word ~ known common
-47	-18	right word ja surname common
-47	-21	before = ho
-47	-23	cue of introductions medical
-47	-23	role introductions none medical
-47	-24	word en surname
-47	-26	ending after om none
-47	-26	right word det none common
-47	-29	between och har
-47	-31	ending before ed none
-47	-32	edges nb heard år
-47	-32	ending after il known
-47	-37	ending after åt both
-47	-37	right word on none unheard
-47	-39	ending after ea none
-47	-40	ending after år none
-47	-41	between en om
-47	-42	ending after em none
-47	-44	edges da medical ne
-47	-44	word da ni
-47	-45	coming vil ikke
-47	-46	ending before se given
-47	-49	between # у
-47	-52	coming ~ og
-47	-53	before = мг
-47	-53	coming er det
-47	-53	ending before мг none
-47	-53	ending before оз none
-47	-53	leading # мг
-47	-55	after = mitt
-47	-58	right word mand both common
-47	-62	ending after är rare
-47	-63	between ~ år
-47	-72	coming ~ я
-47	-79	before = daughter
-47	-8	ending before gt none
-47	0	word da bror
-47	2	edges en heard id
-478	-386	word nb her
-48	-14	left word to none ordinary
-48	-19	right word og given common
-48	-24	after = wife
-48	-29	ending after ch called
-48	-30	ending before is known
-48	-31	cue of placePrepositions unheard
-48	-31	role placePrepositions none unheard
-48	-33	after = справа
-48	-33	before = could
-48	-34	after = пять
-48	-34	word nb moss
-48	-38	ending before se none
-48	-39	edges ru medical ку
-48	-40	right word нет none ordinary
-48	-42	role none pet unheard
-48	-44	coming mitt er
-48	-45	edges ru unheard мс
-48	-45	edges sv heard ri
-48	-46	right word som surname common
-48	-46	right word the given common
-48	-51	right word negativ rare medical
-48	-52	before = til
-48	-56	leading # grader
-48	-59	after = what
-48	-63	leading ~ hedder
-48	-67	ending before ak given
-48	-69	left word # surname common
-49	-13	ending before kg none
-49	-33	before = he's
-49	-34	leading что ~
-49	-37	left word mg none unheard
-49	-39	role persons called ordinary
-49	-42	between номер ~
-49	-45	edges nb medical me
-49	-48	before = ska
-49	-52	edges ru medical ла
-49	-53	before = about
-49	-53	two before = fin
-49	-54	after given place
-49	-54	two before = takk
-49	-55	right word ved none medical
-49	-57	word en bit
-49	-58	left word helt none ordinary
-49	-62	after = said
-49	-64	ending before to both
-49	-65	right word на none medical
-49	-79	left word jeg surname common
-49	-9	ending after se none
-49	14	left word i none unheard
-49	3	ending after va given
-49	8	before = hende
-5	-11	right word patient none medical
-5	-12	left word efter none medical
-5	-13	between end hos
-5	-15	left word men surname common
-5	-17	ending before är given
-5	-19	after = åt
-5	-19	ending after vå none
-5	-26	coming ~ den
-5	-31	ending after is surname
-5	11	before = will
-5	13	left word er surname common
-5	19	left word and called common
-5	25	ending after ig known
-5	26	ending after od surname
-5	43	leading the ~
-50	-13	ending before in given
-50	-17	right word end called common
-50	-24	edges sv unheard na
-50	-25	coming har ikke
-50	-30	right word efter none ordinary
-50	-31	leading det er
-50	-32	left word end none ordinary
-50	-32	role start none ordinary
-50	-33	right word man surname common
-50	-34	edges nb heard ye
-50	-35	ending before tt none
-50	-35	two before = kat
-50	-37	between ~ heter
-50	-38	right word den none ordinary
-50	-39	after = hvis
-50	-39	left word fjor surname common
-50	-40	right word heter both common
-50	-45	after = один
-50	-45	leading had a
-50	-49	ending before ее none
-50	-50	between från end
-50	-50	ending before lt given
-50	-52	right word men none medical
-50	-53	between ~ af
-50	-55	between hos end
-50	-56	after = det
-50	-56	after = prosent
-50	-58	before = grader
-50	-64	ending after it both
-50	-7	ending before lt none
-50	-74	ending before a none
-509	-496	word en in
-51	-2	before = de
-51	-29	leading ~ om
-51	-30	cue of none unheard
-51	-30	role none none unheard
-51	-32	coming er på
-51	-32	leading under ~
-51	-34	edges en heard no
-51	-38	is rare ordinary
-51	-40	right word inte called medical
-51	-41	two before = hej
-51	-42	ending after må none
-51	-42	leading ~ skal
-51	-43	after = что
-51	-45	right word ~ none medical
-51	-46	word sv hur
-51	-51	ending before de given
-51	-51	left word без none ordinary
-51	-55	left word you given common
-51	-57	right word в none medical
-51	-62	ending after ay known
-51	-64	after = it's
-51	-65	between på #
-51	-67	left word og rare medical
-51	-72	left word har none medical
-51	-73	right word du none medical
-51	-82	word nb ber
-51	64	before = per
-52	-12	ending after ch none
-52	-12	is form rare ordinary
-52	-12	right word end both common
-52	-22	after of known ordinary unheard
-52	-25	ending after ия none
-52	-25	ending before so given
-52	-28	ending before ge none
-52	-30	after = врач
-52	-34	edges sv heard ns
-52	-34	two before = pga
-52	-39	two before = needs
-52	-40	edges da heard æt
-52	-40	leading ~ hver
-52	-41	cue of start heard
-52	-42	ending before et none
-52	-44	left word mannen both common
-52	-47	ending before il given
-52	-48	ending before æ none
-52	-50	coming kom inn
-52	-51	between för end
-52	-51	right word en surname common
-52	-52	before = ringte
-52	-52	leading du kan
-52	-54	before = viser
-52	-56	left word det none medical
-52	-62	left word for none medical
-52	0	left word it's given common
-52	3	ending before se surname
-52	9	between med ~
-529	-536	word nb hun
-53	-1	right word the none ordinary
-53	-12	after of called ordinary unheard
-53	-24	before of none common heard
-53	-25	edges sv heard as
-53	-26	right word är both common
-53	-27	ending after fe given
-53	-34	ending after ig both
-53	-35	is none ordinary
-53	-38	left word säger both common
-53	-43	leading ~ jeg
-53	-48	two before = sedan
-53	-49	edges ru medical на
-53	-50	coming ~ seg
-53	-52	two before = åt
-53	-53	ending before un both
-53	-56	two before = fikk
-53	-65	after = fall
-53	-65	left word med both common
-53	-66	after = att
-53	-66	edges sv unheard is
-53	-86	left word a given common
-53	6	coming ~ on
-53	7	edges en heard ss
-54	-20	ending after eg given
-54	-22	edges sv heard at
-54	-22	role introductions known common
-54	-24	two before = han
-54	-31	right word card none ordinary
-54	-36	length medical long
-54	-44	ending before är both
-54	-46	left word av given common
-54	-49	ending before ig none
-54	-50	word sv ger
-54	-52	cue of start medical
-54	-52	ending after ay called
-54	-52	left word end none medical
-54	-52	role start none medical
-54	-53	coming ~ eller
-54	-53	two before = вчера
-54	-54	ending after ha called
-54	-54	ending before ft given
-54	-55	ending before та formed
-54	-55	right word til none medical
-54	-56	ending after ld given
-54	-56	ending before ут none
-54	-58	edges da heard us
-54	-61	left word som surname common
-54	-63	right word i called medical
-54	-70	edges ru heard ню
-54	-8	two before = siden
-54	13	ending after od none
-54	4	before of form common unheard
-55	-15	ending after re given
-55	-18	edges en heard od
-55	-18	ending after rk none
-55	-23	role titles called common
-55	-32	left word får given common
-55	-33	left word gitt none medical
-55	-34	right word он none medical
-55	-35	ending after i rare
-55	-40	after of none common medical
-55	-42	after = gran
-55	-50	two before = andra
-55	-53	ending before ei none
-55	-53	left word min called common
-55	-60	left word jeg given common
-55	-60	left word å given common
-55	-68	left word har called medical
-55	-69	ending before do surname
-55	-69	left word do surname common
-55	-8	right word på rare medical
-557	-484	word sv till
-56	-25	between och dotter
-56	-26	before = can
-56	-27	two before = op
-56	-38	ending after at both
-56	-44	two before = what
-56	-45	role animals both common
-56	-47	ending after ag none
-56	-48	after = noe
-56	-51	leading men ~
-56	-51	left word skulle none ordinary
-56	-53	between på fire
-56	-56	left word fikk none medical
-56	-57	edges en medical an
-56	-58	after = doctor
-56	-60	before = mot
-56	-61	ending before cy given
-56	-62	ending after ot none
-56	-71	ending before an both
-56	-80	after = ti
-56	-87	between in end
-57	-13	two before = ett
-57	-18	ending before ва none
-57	-19	edges nb heard dt
-57	-26	between # ~
-57	-31	two before = at
-57	-33	edges sv heard te
-57	-37	word sv kunde
-57	-43	right word og none ordinary
-57	-45	before = ny
-57	-45	ending after ar given
-57	-45	ending after un called
-57	-46	ending before ng given
-57	-46	leading ~ после
-57	-47	before = mannen
-57	-54	edges da heard ør
-57	-54	leading ~ не
-57	-58	after = hunden
-57	-62	before = ser
-57	-66	edges da heard ft
-57	-69	after of called common medical
-57	-73	ending after ue none
-57	-74	right word и none medical
-57	-98	ending before ов none
-57	25	after = ville
-58	-15	right word end rare ordinary
-58	-20	leading ingen ~
-58	-38	between ~ att
-58	-40	coming var ~
-58	-41	after = min
-58	-43	before = врач
-58	-43	between som i
-58	-44	ending before ls none
-58	-50	ending after ят none
-58	-53	ending after or given
-58	-54	two before = seks
-58	-55	ending after er known
-58	-57	ending after ст none
-58	-58	leading ~ доктор
-58	-60	ending after ou both
-58	-67	ending before on none
-58	-85	two before = liv
-59	-133	coming vi bor
-59	-22	before of formed medical medical
-59	-22	coming ~ nr
-59	-23	coming og er
-59	-23	edges sv unheard iv
-59	-28	two before = har
-59	-34	coming har hatt
-59	-34	shape heard cyrillic
-59	-41	ending before al none
-59	-41	ending before op given
-59	-43	ending after ks given
-59	-47	before = måste
-59	-49	ending before in rare
-59	-53	ending before ин none
-59	-58	ending before is none
-59	-62	ending before in called
-59	-63	two before = be
-59	-64	cue of homes name
-59	-7	left word ~ none common
-59	-71	edges en heard ia
-59	-74	before = второй
-59	-79	left word # given unheard
-59	-81	right word da given common
-59	-86	ending before к formed
-6	-10	between end man
-6	-10	between болезнь ~
-6	-10	right word haft given common
-6	-11	coming ~ grad
-6	-11	edges ru medical ту
-6	-11	left word för none medical
-6	-14	leading har fået
-6	-16	ending after rk given
-6	-18	after known ordinary
-6	-18	ending after nr called
-6	-24	ending before in surname
-6	-27	ending after at surname
-6	-27	role none called ordinary
-6	-28	left word og called common
-6	-44	right word och called medical
-6	13	ending before end formed
-6	16	before of surname common unheard
-6	17	ending after ån given
-6	18	ending before ть none
-6	25	right word som given common
-6	28	edges ru unheard ей
-6	34	after = ved
-6	35	left word det surname common
-60	-102	edges en heard oy
-60	-19	before of verb medical
-60	-22	between ~ är
-60	-22	ending before as surname
-60	-24	edges en medical ot
-60	-34	edges en unheard or
-60	-37	after = bara
-60	-45	between ~ från
-60	-46	is none unheard
-60	-47	two before = få
-60	-48	left word eller both common
-60	-50	after = l
-60	-55	before = negativ
-60	-57	ending after ll both
-60	-57	ending before ас none
-60	-58	right word altså given common
-60	-66	between da ~
-60	-66	ending after me none
-60	-67	ending before ay surname
-60	-76	after = fik
-60	-77	leading ~ når
-61	-11	before = och
-61	-29	edges en medical ks
-61	-29	word en weeks
-61	-30	ending before ат none
-61	-34	cue of animals unheard
-61	-34	role animals none unheard
-61	-34	two before = jeg
-61	-35	ending before ly surname
-61	-38	before of rare common medical
-61	-41	after of none ordinary heard
-61	-41	right word av none ordinary
-61	-51	ending after le surname
-61	-51	ending before of given
-61	-56	coming har du
-61	-58	before = ребенок
-61	-58	ending after he called
-61	-58	word sv bort
-61	-61	between end som
-61	-62	right word i given unheard
-61	-64	coming som har
-61	-66	right word kan both common
-61	-67	ending before ra both
-61	-68	two before = и
-61	-88	edges sv heard us
-61	5	edges ru medical ый
-62	-20	ending before st given
-62	-22	before = ringer
-62	-22	edges sv unheard ng
-62	-26	ending after is none
-62	-27	edges da heard nt
-62	-33	edges da unheard id
-62	-35	ending before nd none
-62	-38	coming ~ för
-62	-46	right word # none ordinary
-62	-49	left word var none medical
-62	-50	leading ko #
-62	-50	two before = ko
-62	-51	after = date
-62	-51	coming date of
-62	-51	ending after l none
-62	-51	ending before to given
-62	-55	right word hej given common
-62	-60	edges da medical is
-62	-61	between ~ till
-62	-61	right word you both common
-62	-65	ending before vi rare
-62	-66	right word af none ordinary
-62	-72	before = barnet
-62	-72	leading end barnet
-63	-19	after = nå
-63	-24	between ~ is
-63	-34	ending before и none
-63	-35	right word hedder surname common
-63	-42	leading ~ får
-63	-44	leading ~ the
-63	-45	before = har
-63	-47	two before = if
-63	-48	leading skal vi
-63	-49	ending after or both
-63	-49	ending before om both
-63	-49	ending before ow surname
-63	-49	leading jeg har
-63	-50	after of # unheard
-63	-51	left word ha none ordinary
-63	-57	ending after rn given
-63	-62	ending before le given
-63	-64	ending before ye none
-63	-7	role none pet common
-63	-77	ending after ve none
-63	-84	edges da heard am
-63	11	after = you
-63	27	edges nb heard un
-64	-15	coming с ~
-64	-21	after = två
-64	-23	ending after or none
-64	-31	cue of greetings heard
-64	-35	left word til none unheard
-64	-37	right word to given common
-64	-41	ending before my both
-64	-41	left word my both common
-64	-42	left word end both common
-64	-42	role start both common
-64	-48	edges sv heard or
-64	-52	right word end given common
-64	-55	edges nb medical ur
-64	-55	ending after ha given
-64	-56	right word ~ form ordinary
-64	-58	ending after ke both
-64	-61	right word komma none ordinary
-64	-62	after = kan
-64	-64	after = hemma
-64	-68	after = sitter
-64	-69	leading som en
-64	-74	left word ja both common
-64	-79	edges en unheard ay
-64	-80	ending before st both
-64	-83	edges ru medical ка
-64	-92	before = это
-65	-116	edges nb heard im
-65	-19	two before = på
-65	-28	word ru мороз
-65	-46	role possessives known common
-65	-49	edges en medical ne
-65	-49	two before = что
-65	-51	after = an
-65	-51	left word om known common
-65	-52	ending after må given
-65	-53	role placePrepositions called common
-65	-54	edges sv heard aj
-65	-55	right word över none ordinary
-65	-56	ending before is given
-65	-56	left word skal given common
-65	-56	right word ha given common
-65	-57	ending before od given
-65	-62	after = bakke
-65	-62	left word de none ordinary
-65	-63	ending before ha given
-65	-65	ending before ле none
-65	-67	after of form common medical
-65	-70	after = good
-65	-77	after = we
-65	-78	right word år none ordinary
-65	-8	after = have
-66	-22	after = står
-66	-25	ending after or known
-66	-35	ending after är none
-66	-38	ending before му none
-66	-38	right word sendt none medical
-66	-39	edges sv heard pp
-66	-43	between ~ by
-66	-49	between ~ vil
-66	-50	ending after ov given
-66	-51	right word skal both common
-66	-56	before = fjor
-66	-56	leading i fjor
-66	-59	left word skal none ordinary
-66	-61	ending before ез none
-66	-62	between i men
-66	-65	ending before ал none
-66	-65	right word # formed medical
-66	-67	left word the called common
-66	-70	ending after ат none
-66	-74	right word i called ordinary
-66	-88	after = takk
-66	34	ending before da given
-66	9	between ~ на
-67	-14	ending before ve known
-67	-19	edges sv unheard et
-67	-30	after = heter
-67	-30	ending before af none
-67	-31	edges nb heard ta
-67	-32	edges ru heard оз
-67	-32	ending after og given
-67	-35	left word av none ordinary
-67	-41	left word # none ordinary
-67	-41	role none formed ordinary
-67	-46	before = till
-67	-51	right word end none common
-67	-54	between ~ för
-67	-54	ending after ts surname
-67	-55	coming hedder ~
-67	-58	before = fick
-67	-59	left word с none ordinary
-67	-62	ending before ck none
-67	-67	left word по none ordinary
-67	-68	leading ~ ett
-67	-72	between om i
-67	-74	left word ~ known unheard
-67	-75	coming ~ vi
-67	-77	ending after ти none
-67	-78	right word you given common
-67	-83	ending before ft none
-67	-86	word sv pat
-67	16	after = up
-68	-24	role placePrepositions none ordinary
-68	-27	right word det known common
-68	-30	edges ru heard ра
-68	-30	ending before de none
-68	-43	between læge ~
-68	-44	before = er
-68	-50	right word dig none ordinary
-68	-52	after of known unheard unheard
-68	-53	edges nb medical en
-68	-55	right word så surname common
-68	-56	after = rom
-68	-56	right word deg none ordinary
-68	-61	left word få none ordinary
-68	-61	two before = helga
-68	-63	between hunden ~
-68	-63	ending before få none
-68	-64	two before = mer
-68	-65	edges nb unheard en
-68	-65	left word och none medical
-68	-66	ending after и formed
-68	-66	word nb se
-68	-68	ending after ga none
-68	-68	left word a surname common
-68	-69	ending before ig surname
-68	-72	left word för none ordinary
-68	-77	coming ~ mig
-68	-94	between har ~
-68	-94	ending after ут none
-68	-95	two before = ved
-69	-100	word nb ute
-69	-11	ending after ch surname
-69	-27	two before = fyra
-69	-29	coming and he
-69	-34	ending before er surname
-69	-34	ending before от none
-69	-35	left word to surname common
-69	-35	right word har both common
-69	-40	role greetings both common
-69	-42	right word kan none medical
-69	-48	after = on
-69	-48	right word ~ given ordinary
-69	-49	coming på søndag
-69	-52	after = да
-69	-56	coming ingen ~
-69	-57	before = då
-69	-60	before = æ
-69	-61	left word at both common
-69	-66	after = på
-69	-66	ending after le none
-69	-69	after = disease
-69	-69	right word disease none medical
-69	-73	two before = дочь
-69	-74	edges ru unheard ов
-69	-77	edges nb heard pe
-69	-77	ending before ja both
-69	-80	ending before ri none
-69	-81	between er for
-69	-85	edges nb heard nk
-69	-85	ending after v none
-69	-86	left word år none ordinary
-69	-89	after = seg
-69	-93	after = fick
-7	-11	between vid ~
-7	-11	edges ru medical ию
-7	-11	right word врач none medical
-7	-13	edges ru medical сь
-7	-18	ending after ka both
-7	-18	left word the none medical
-7	-20	ending after in both
-7	-20	left word ta none medical
-7	-22	between of ~
-7	-25	ending after on none
-7	-30	before = jo
-7	12	between är ~
-7	17	between ~ on
-7	17	shape medical 3
-7	27	leading heter ~
-7	43	ending before ld given
-7	48	ending before ma surname
-7	78	before of none ordinary unheard
-70	-26	ending after ом none
-70	-29	ending before re none
-70	-3	before = den
-70	-37	ending before te both
-70	-44	left word och both common
-70	-45	ending before nd called
-70	-49	ending after ar none
-70	-50	word sv via
-70	-52	edges nb medical er
-70	-54	between ~ sa
-70	-54	is called common
-70	-55	edges ru medical ие
-70	-57	is rare medical
-70	-59	coming av ~
-70	-60	right word på none common
-70	-66	after = mer
-70	-67	leading ~ vid
-70	-73	between name ~
-70	-80	ending before ук none
-70	-81	ending before as given
-70	-89	left word av none medical
-70	-90	ending before ta surname
-70	25	edges ru unheard ий
-70	5	before of none medical unheard
-71	-107	edges nb heard dd
-71	-23	edges nb heard at
-71	-24	coming och en
-71	-28	after = siden
-71	-30	before of # unheard
-71	-31	ending before ar called
-71	-40	ending after eg none
-71	-41	ending after de surname
-71	-43	edges da heard gt
-71	-48	right word ta surname common
-71	-52	before = under
-71	-56	length heard short
-71	-61	after = владелец
-71	-61	right word ska given common
-71	-64	role greetings none common
-71	-65	right word ingen none ordinary
-71	-65	right word står surname common
-71	-67	edges nb heard ør
-71	-69	coming og du
-71	-70	leading tre ~
-71	-71	coming через #
-71	-71	ending before по none
-71	-72	edges ru heard ых
-71	-77	before = diagnose
-71	-77	left word diagnose none unheard
-71	-86	right word får both common
-72	-10	ending before al surname
-72	-26	after = и
-72	-34	between ja ~
-72	-36	left word end called medical
-72	-36	role start called medical
-72	-45	left word hun none medical
-72	-45	left word till none medical
-72	-49	role kin both common
-72	-52	before = со
-72	-52	ending before со none
-72	-52	left word со none ordinary
-72	-56	edges en unheard on
-72	-58	edges sv medical na
-72	-58	ending after ör surname
-72	-58	word nb liv
-72	-60	left word af none medical
-72	-66	between var i
-72	-66	ending after во none
-72	-68	before = vid
-72	-69	leading ~ you
-72	-70	coming доктор ~
-72	-70	right word från none ordinary
-72	-70	role none none common
-72	-71	coming och ~
-72	-75	after = sju
-72	-75	ending before вы none
-72	-77	two before = pt
-72	-78	two before = да
-72	-81	two before = begge
-72	-84	ending after on given
-72	-93	ending after es called
-73	-26	after = that
-73	-28	word en good
-73	-34	leading ~ av
-73	-36	after = en
-73	-42	ending after ка called
-73	-54	ending after da surname
-73	-59	between mg ~
-73	-61	before = я
-73	-64	ending after al surname
-73	-65	ending before ен none
-73	-69	before = andra
-73	-70	coming is ~
-73	-72	left word call surname common
-73	-73	coming # mg
-73	-75	after = et
-73	-75	left word over none ordinary
-73	-76	before = må
-73	-76	between en end
-73	-94	ending before ad known
-73	-95	word nb fred
-74	-105	left word ~ form unheard
-74	-107	before of surname ordinary unheard
-74	-21	ending before re rare
-74	-37	between som ~
-74	-38	edges nb heard ig
-74	-45	left word # none unheard
-74	-48	left word de given common
-74	-51	edges sv heard nu
-74	-51	word sv nu
-74	-52	before = they
-74	-54	coming hva ~
-74	-60	left word ~ both common
-74	-62	before = sedan
-74	-68	before = svar
-74	-69	between vi på
-74	-70	ending before nn surname
-74	-72	after of # medical
-74	-74	ending after ую none
-74	-77	after = bare
-74	-79	before of pet ordinary medical
-74	-79	role none formed medical
-74	-82	left word du surname common
-74	-82	two before = stein
-74	-86	after of formed ordinary heard
-74	-97	leading mg kg
-75	-105	ending after он none
-75	-108	before of called medical unheard
-75	-120	ending after pe none
-75	-23	ending before am none
-75	-36	left word og none ordinary
-75	-36	right word nej none medical
-75	-40	before = she
-75	-42	ending before ds surname
-75	-42	left word ~ given common
-75	-44	ending before ys none
-75	-45	ending after ka given
-75	-51	edges en unheard da
-75	-53	between jag ~
-75	-53	ending after in none
-75	-53	ending after ra given
-75	-54	ending after rd surname
-75	-55	right word utan none ordinary
-75	-59	left word что none ordinary
-75	-60	shape medical cyrillic
-75	-63	between men er
-75	-64	before = bruker
-75	-66	ending before ль none
-75	-66	two before = og
-75	-69	right word пациент none ordinary
-75	-73	word en go
-75	-74	before = tar
-75	-74	two before = see
-75	-76	before = mer
-75	-81	left word min given common
-75	-86	ending after ud none
-75	-90	word sv frisk
-76	-21	two before = nej
-76	-23	right word # called ordinary
-76	-31	edges ru heard ой
-76	-44	ending before ne none
-76	-44	right word hos none ordinary
-76	-60	coming mor ~
-76	-64	ending before ad rare
-76	-65	before = haft
-76	-65	edges sv heard da
-76	-69	ending after nn given
-76	-70	right word hei given common
-76	-72	ending before va given
-76	-73	after = fru
-76	-75	right word var given common
-76	-82	edges en medical in
-76	-82	left word vi given common
-76	-84	two before = five
-76	-86	after of pet medical heard
-76	-86	before = jeg
-77	-110	ending before hl none
-77	-28	leading uten ~
-77	-40	ending before me given
-77	-42	ending after an given
-77	-43	ending before ag both
-77	-58	coming on ~
-77	-58	ending after mi none
-77	-59	ending after te given
-77	-64	ending before pe none
-77	-73	ending before mg none
-77	-80	before = not
-77	-90	coming ref #
-77	-90	edges sv medical rt
-78	-103	edges en heard rn
-78	-103	ending before ll both
-78	-11	after = og
-78	-115	ending before lm none
-78	-22	edges sv heard ga
-78	-52	after = de
-78	-52	after = vår
-78	-55	ending before en pet
-78	-58	edges en unheard ed
-78	-58	ending after ar called
-78	-60	ending before ет formed
-78	-65	leading var ~
-78	-71	left word как none ordinary
-78	-73	word nb tok
-78	-77	ending before ss given
-78	-78	coming kan ~
-78	-83	between ~ hon
-78	-86	ending before ан none
-78	-88	left word en surname common
-78	-90	coming ~ говорит
-79	-22	before = with
-79	-35	two before = hun
-79	-42	right word och none unheard
-79	-48	ending before så called
-79	-48	right word är none ordinary
-79	-50	edges nb heard te
-79	-51	left word the both common
-79	-61	after = barn
-79	-61	between the end
-79	-62	ending after ou surname
-79	-73	right word end surname ordinary
-79	-74	ending after ls none
-79	-75	leading end til
-79	-76	ending before мь none
-79	-77	ending after нт none
-79	-78	after = litt
-79	-78	ending after ев none
-79	-79	ending before ло none
-79	-81	two before = også
-79	-83	before = were
-79	-84	ending after x none
-79	-87	ending after op none
-79	-90	after of rare medical unheard
-79	-93	edges nb heard ln
-79	-94	ending before em given
-79	-99	two before = ikkje
-8	-11	after = брат
-8	-11	coming брат ~
-8	-11	edges ru medical ам
-8	-12	after = what's
-8	-14	before = fram
-8	-14	edges da medical ns
-8	-14	edges ru medical ис
-8	-14	left word starter none medical
-8	-15	edges en unheard en
-8	-15	left word на none medical
-8	-17	ending before ах none
-8	-22	right word jeg surname common
-8	-26	between med och
-8	-26	edges nb heard ke
-8	-26	left word en none medical
-8	-28	before = из
-8	-28	ending after th called
-8	-33	ending after la given
-8	-43	left word ~ given unheard
-8	-44	edges nb unheard an
-8	-51	leading at ~
-8	14	before of none common unheard
-8	17	two before = не
-8	19	edges nb heard ns
-8	26	coming jeg ~
-8	38	ending before og surname
-8	53	before = have
-80	-105	ending after ko none
-80	-31	cue possessives
-80	-42	left word ~ none medical
-80	-44	right word and none ordinary
-80	-51	before = i'm
-80	-54	ending after a surname
-80	-54	right word a surname common
-80	-56	between ~ #
-80	-59	cue of none heard
-80	-59	leading hon är
-80	-62	left word in given common
-80	-62	left word jag given common
-80	-69	right word en none ordinary
-80	-75	ending before du given
-80	-77	ending after ri given
-80	-78	edges en heard et
-80	-78	edges nb unheard im
-80	-84	ending before ta given
-80	-89	coming du ~
-80	-91	left word efter none ordinary
-81	-114	before of surname unheard unheard
-81	-119	before of surname place heard
-81	-32	edges ru heard ый
-81	-49	edges ru heard за
-81	-49	right word å none ordinary
-81	-49	two before = er
-81	-53	ending after eg known
-81	-62	edges en heard ve
-81	-67	right word skal given common
-81	-73	word sv ha
-81	-74	edges en unheard se
-81	-74	ending after få surname
-81	-75	right word få surname common
-81	-75	right word med none ordinary
-81	-76	ending after ve known
-81	-77	ending after а none
-81	-81	edges nb heard ll
-81	-83	edges ru medical ма
-81	-86	before = tredje
-81	-87	between på men
-81	-87	ending before 't surname
-81	-90	left word är none ordinary
-81	-95	two before = etter
-81	-97	ending after år given
-81	-98	ending after ck surname
-82	-16	ending before ia none
-82	-25	before of none medical heard
-82	-36	edges da heard te
-82	-43	ending after es both
-82	-50	ending after io given
-82	-50	ending before end none
-82	-56	after = когда
-82	-61	before = seks
-82	-61	ending before am known
-82	-63	after = year
-82	-66	ending after ay surname
-82	-66	left word ikke surname common
-82	-71	two before = när
-82	-73	edges sv heard ha
-82	-74	ending before то none
-82	-78	left word du given common
-82	-83	ending after lo known
-82	-83	right word kilo known common
-82	-88	before = noget
-82	-88	edges sv unheard la
-82	-88	ending before ks none
-82	-88	ending before ma known
-82	-90	left word vid none ordinary
-82	-97	ending after by none
-83	-102	left word ikke given common
-83	-107	two before = когда
-83	-18	before = og
-83	-53	before = via
-83	-59	between in and
-83	-63	left word att given common
-83	-65	after = dig
-83	-65	right word you surname common
-83	-66	cue of persons medical
-83	-66	role persons none medical
-83	-67	left word vi none medical
-83	-71	between end med
-83	-72	right word ja given common
-83	-73	coming för att
-83	-79	after = пациент
-83	-79	between ml ~
-83	-79	two before = två
-83	-80	after = tok
-83	-80	ending before te given
-83	-91	left word the surname common
-83	-91	right word by none ordinary
-84	-106	right word от none ordinary
-84	-107	leading ~ kom
-84	-26	right word till none ordinary
-84	-38	edges ru heard ок
-84	-52	ending after å none
-84	-53	ending after nt known
-84	-65	two before = вот
-84	-68	after = så
-84	-68	left word to given common
-84	-71	ending after el known
-84	-80	right word får none ordinary
-84	-81	ending after pp none
-84	-86	before = tager
-84	-86	between ~ kilo
-84	-90	ending before ut none
-85	-102	word sv ute
-85	-105	right word är given common
-85	-131	leading ~ pasient
-85	-45	left word og both common
-85	-46	before = hur
-85	-51	word en may
-85	-53	after of rare common heard
-85	-53	before = eller
-85	-54	ending before de surname
-85	-56	two before = ikke
-85	-59	two before = as
-85	-60	edges ru medical ик
-85	-61	ending after nt none
-85	-63	right word er given common
-85	-64	ending after nd surname
-85	-66	ending after gs none
-85	-72	between the is
-85	-74	right word ~ rare place
-85	-77	ending after og rare
-85	-77	left word vi rare medical
-85	-79	edges da heard nå
-85	-80	left word får none medical
-85	-83	ending after se given
-85	-84	ending after ån none
-85	-86	ending after ce given
-85	-87	edges en heard ky
-85	-91	between hun at
-85	-91	left word end none common
-85	-91	role start none common
-85	-93	after = grad
-85	-94	ending after lo none
-85	-95	two before = otte
-85	1	coming og så
-86	-109	right word vi given common
-86	-14	after = sen
-86	-38	ending after ke called
-86	-41	right word hun none unheard
-86	-43	edges da heard ne
-86	-47	right word han given common
-86	-53	ending before ja surname
-86	-54	two before = hvad
-86	-55	left word end known unheard
-86	-55	role start known unheard
-86	-58	two before = and
-86	-59	between jeg på
-86	-60	ending after за none
-86	-64	left word ja none medical
-86	-72	after = gör
-86	-73	two before = fem
-86	-74	ending before ин known
-86	-82	after of formed medical medical
-86	-84	before = i'd
-86	-91	after = five
-86	-91	before = feber
-86	-91	ending before ес none
-86	-94	ending before ge both
-87	-100	edges sv medical in
-87	-137	before of surname unheard heard
-87	-38	between ~ и
-87	-46	ending after st rare
-87	-61	ending before ll none
-87	-67	right word end known common
-87	-69	leading end vi
-87	-73	ending before it both
-87	-74	after = deg
-87	-74	left word до none ordinary
-87	-75	between som end
-87	-76	edges sv medical ar
-87	-76	ending before ую none
-87	-77	word en do
-87	-79	edges nb heard no
-87	-79	word nb no
-87	-86	right word har none unheard
-87	-90	edges ru heard ие
-87	-90	edges ru heard ию
-87	-93	ending before or rare
-87	-96	ending after ye surname
-88	-122	edges nb heard rå
-88	-147	before = bjørn
-88	-147	before of none place heard
-88	-23	word da tage
-88	-59	word da kan
-88	-60	leading blir det
-88	-64	ending after at given
-88	-64	ending after le given
-88	-65	ending after ар none
-88	-67	left word på given common
-88	-69	after pet common
-88	-71	left word номер none ordinary
-88	-73	ending before la both
-88	-82	ending after it none
-88	-86	after = как
-88	-86	ending before id surname
-88	-88	edges nb heard øy
-88	-91	ending before ei given
-88	-93	after = ringer
-88	-95	ending before de both
-89	-107	ending before tt both
-89	-42	right word men surname common
-89	-51	length medical short
-89	-56	after = he
-89	-61	coming hos ~
-89	-64	coming og hun
-89	-66	two before = hver
-89	-67	ending before ла none
-89	-73	ending before al both
-89	-74	after = hedder
-89	-77	between en i
-89	-78	before = fem
-89	-79	right word skulle both common
-89	-79	two before = før
-89	-81	before = do
-89	-85	coming er to
-89	-89	cue of placePrepositions medical
-89	-89	role placePrepositions none medical
-89	-90	edges ru heard ил
-9	-11	right word dag none medical
-9	-12	between # hos
-9	-12	between на в
-9	-12	edges da medical sk
-9	-12	edges en medical ic
-9	-12	right word to none medical
-9	-14	edges sv heard är
-9	-15	before = nhs
-9	-15	before = болезнь
-9	-15	between nhs #
-9	-15	ending before hs given
-9	-15	left word nhs given common
-9	-16	after = в
-9	-17	before = pga
-9	-26	ending after в called
-9	-27	ending after ge given
-9	-30	between ~ end
-9	-36	before = зовут
-9	-36	leading а ~
-9	-39	role animals known common
-9	-40	ending before им none
-9	17	ending before så given
-9	19	left word den none ordinary
-9	28	right word end none medical
-90	-101	between og og
-90	-102	right word de none ordinary
-90	-113	ending after ne rare
-90	-25	ending after ал called
-90	-44	edges en medical me
-90	-45	edges en heard ne
-90	-55	after = opp
-90	-58	before = ville
-90	-58	edges nb medical ns
-90	-64	before = gitt
-90	-69	coming ja men
-90	-74	edges sv heard al
-90	-77	edges en unheard ie
-90	-77	two before = ville
-90	-79	coming af ~
-90	-79	edges ru heard ут
-90	-89	left word a called common
-90	-91	ending after io none
-90	-93	ending before pp none
-90	-93	two before = any
-91	-100	after pet medical
-91	-113	ending before ии none
-91	-27	ending before ой none
-91	-44	leading vår ~
-91	-45	ending after ne both
-91	-46	coming i #
-91	-53	leading så ~
-91	-65	before = it
-91	-82	edges sv heard ia
-91	-84	before = ml
-91	-84	ending before ml none
-91	-86	right word det none medical
-91	-87	leading ~ under
-91	-88	ending after it given
-91	-88	ending after th surname
-91	-90	edges da medical in
-91	-92	ending before ou none
-91	-94	ending after rt given
-91	-96	ending before у formed
-92	-106	coming почта ~
-92	-18	after = bor
-92	-30	ending before ch surname
-92	-39	edges nb heard ad
-92	-46	edges nb heard re
-92	-53	ending after ou known
-92	-53	ending after ем none
-92	-55	ending before ag rare
-92	-67	after = but
-92	-70	before = läkare
-92	-71	edges nb heard ja
-92	-77	ending after et none
-92	-79	between ~ fra
-92	-88	word sv de
-93	-110	before = left
-93	-117	two before = лет
-93	-41	two before = the
-93	-49	after rare common
-93	-57	right word i known common
-93	-62	before = pappa
-93	-67	edges ru heard ку
-93	-73	right word sig none ordinary
-93	-75	edges da heard el
-93	-8	role none rare common
-93	-86	left word och none ordinary
-93	-87	two before = man
-93	-92	two before = четыре
-94	-132	edges nb heard vn
-94	-143	edges nb heard or
-94	-36	coming не ~
-94	-44	between ~ tre
-94	-53	left word om both common
-94	-56	edges sv unheard ta
-94	-61	before = he
-94	-64	edges nb unheard ra
-94	-70	ending before ka surname
-94	-79	leading jeg ~
-94	-83	before = mg
-94	-83	leading # mg
-94	-86	ending before го none
-94	-87	coming så vi
-94	-89	ending after as surname
-94	-89	leading я ~
-95	-106	between av och
-95	-106	leading der er
-95	-110	leading står ~
-95	-116	leading kan ~
-95	-119	coming går på
-95	-16	word en day
-95	-65	role none none ordinary
-95	-77	ending after un given
-95	-80	after = mark
-95	-87	left word ja given common
-95	-88	before = få
-95	-88	ending before до none
-95	-89	ending after de both
-95	-90	before = litt
-95	-90	ending after tt both
-95	-93	edges sv medical ng
-95	-96	before = e
-95	-99	leading ~ den
-96	-105	right word hver none ordinary
-96	-140	left word the none ordinary
-96	-18	ending before re surname
-96	-37	ending before är called
-96	-49	between из ~
-96	-50	ending before ng known
-96	-53	right word kan given common
-96	-53	role greetings surname common
-96	-58	left word and known common
-96	-58	right word sa given common
-96	-59	between ingen ~
-96	-78	after = över
-96	-80	edges ru heard ум
-96	-82	between i på
-96	-84	edges en heard ks
-96	-98	ending after ju given
-97	-102	before = højre
-97	-102	left word a none ordinary
-97	-107	ending before lv given
-97	-31	ending before ll known
-97	-48	after = by
-97	-53	after = and
-97	-53	ending after ta surname
-97	-56	ending after av given
-97	-68	is surname common
-97	-75	between с ~
-97	-77	between eller ~
-97	-79	ending before ит none
-97	-79	two before = komma
-97	-80	before = номер
-97	-86	left word har none ordinary
-97	-87	right word tar given common
-97	-89	edges da medical am
-97	-89	ending after ra none
-97	-92	ending after ду none
-98	-103	before = vil
-98	-104	ending before ла formed
-98	-124	ending before ка known
-98	-35	edges en unheard mi
-98	-40	edges sv heard ra
-98	-44	before of rare common heard
-98	-47	coming ~ med
-98	-64	after = vid
-98	-64	edges nb heard pa
-98	-67	edges en heard ay
-98	-69	leading end jag
-98	-70	ending after kt none
-98	-75	left word en none unheard
-98	-76	before = ni
-98	-77	coming om dagen
-98	-77	left word og given common
-98	-79	before = var
-98	-80	leading # med
-98	-88	ending before es given
-98	-88	two before = dager
-98	-89	coming no #
-98	-90	leading # år
-98	-92	after = seks
-98	-98	ending after rn known
-99	-106	left word kom given common
-99	-109	after = ha
-99	-109	left word ingen none ordinary
-99	-110	left word не none ordinary
-99	-110	right word heter none ordinary
-99	-119	between end går
-99	-49	two before = som
-99	-52	ending before na given
-99	-56	ending before ad none
-99	-71	right word # given ordinary
-99	-72	before = lege
-99	-75	after of none ordinary medical
-99	-79	after = sambo
-99	-82	ending after an both
-99	-82	left word er none ordinary
-99	-87	cue of animals medical
-99	-87	role animals none medical
-99	-90	left word på none ordinary
-99	-94	ending after ga both
-99	-94	two before = dage
-99	-96	edges en unheard ck
0	-10	joined apart -1
0	-103	joining no -2
0	-106	joined 0 -3
0	-11	right 3 -1
0	-115	left -2 -3
0	-120	joined -3 -2
0	-121	joined -3 -1
0	-121	joined -3 3
0	-121	left -1 1
0	-13	ending after rs surname
0	-13	left no -1
0	-133	joined -3 -3
0	-134	joined no -1
0	-14	right -3
0	-142	joining -3 -1
0	-142	right -1 -3
0	-15	joined apart -2
0	-15	left 2 -2
0	-15	right -3 2
0	-157	joining -2 -3
0	-16	right -3 -2
0	-16	right word han surname common
0	-164	joining -2 -2
0	-17	right 3 0
0	-18	joining apart -3
0	-18	right -3 -3
0	-19	joined apart -3
0	-19	right 3 1
0	-19	right word inte surname common
0	-20	left no -2
0	-20	role none surname ordinary
0	-21	edges en heard le
0	-21	joining -3 2
0	-21	left -1 -3
0	-22	before of none unheard medical
0	-22	joining apart -2
0	-22	role animals surname common
0	-23	joined 3 3
0	-23	left -1 -1
0	-23	left 3 -3
0	-24	joined no 1
0	-24	left -2
0	-26	left no -3
0	-27	after of known ordinary heard
0	-28	left 0 2
0	-29	left -3 2
0	-29	right -3 -1
0	-30	right -1 0
0	-33	joined -2 -3
0	-34	right no -3
0	-35	ending before se both
0	-35	right -2
0	-36	ending after el none
0	-38	joining 1 -3
0	-38	right 1 -3
0	-40	joining -3 -3
0	-40	joining no 1
0	-40	right 0 -3
0	-41	joining -3 3
0	-41	left -2 -1
0	-41	left -3 -1
0	-42	left -3
0	-45	joined no 3
0	-46	right 0 -2
0	-52	right -1 -2
0	-54	left 0 3
0	-55	left 1 -3
0	-56	right 1 0
0	-58	joining -3 1
0	-59	right 3 -2
0	-60	joined 3 -3
0	-60	right -2 2
0	-61	left -2 0
0	-62	left -3 -2
0	-63	joining no -1
0	-63	left -3 -3
0	-64	joining 2 -3
0	-68	joined -1 -3
0	-69	joined -3 0
0	-70	left 1 3
0	-71	joined -2 -2
0	-75	joining no 0
0	-75	right 2 -3
0	-77	joined no -3
0	-78	joined no -2
0	-82	joined no 0
0	-85	joined no 2
0	-86	right -2 -2
0	-87	joining no -3
0	-88	joining -3 -2
0	-89	joining -3 0
0	-95	joining no 3
0	-99	joining -1 -3
0	103	left -1 3
0	104	right 3 3
0	105	right 2 2
0	107	right -2 1
0	11	ending before ed surname
0	11	left 1 2
0	11	two before = över
0	110	right 0 2
0	113	joined 2 -3
0	113	left 2
0	113	left 3
0	113	right -1 1
0	12	between med end
0	120	left 2 1
0	124	left -1 2
0	127	left 3 3
0	128	left 3 2
0	135	left -2 3
0	146	right -1 2
0	15	joined apart 0
0	15	left 0 -1
0	15	left no 1
0	156	left 2 2
0	16	left -1
0	16	left -1 -2
0	16	left 2 0
0	17	joining apart 0
0	18	left 2 3
0	19	right 0 3
0	200	joining 3 2
0	23	joining no 2
0	231	right 1 2
0	234	joined 3 1
0	24	left word # called ordinary
0	25	right 3
0	26	joined apart 1
0	27	left -2 2
0	28	right no 1
0	30	left no 2
0	33	joining apart 1
0	34	right -3 3
0	35	right 0 1
0	36	joining apart 2
0	36	right no 2
0	37	joining 0 -3
0	37	left -3 3
0	40	left 1 -2
0	41	left 0
0	41	right no 3
0	42	left word heter given common
0	42	right 2 -2
0	43	left no 3
0	43	right no 0
0	45	leading eller ~
0	46	joined 1 3
0	47	right 0 -1
0	47	right 2 1
0	49	joining 3 -3
0	49	left 3 -1
0	49	right 1 1
0	49	right 2
0	51	joined apart 3
0	53	left 0 1
0	53	left 3 0
0	53	right 2 3
0	54	leading ~ at
0	56	joined apart 2
0	58	joined 2 3
0	58	left 0 -3
0	58	right 0
0	59	left 0 0
0	60	joining apart 3
0	60	left -2 1
0	60	right 1 -2
0	64	left 1
0	70	left 1 -1
0	73	right 3 2
0	79	right 0 0
0	80	left 1 0
0	80	left 1 1
0	81	joined 1 -3
0	81	joining 1 3
0	86	right 1
0	90	left 3 1
0	93	left -1 0
0	94	right 1 3
1	-13	coming er du
1	-20	after of surname ordinary unheard
1	-23	ending before nt surname
1	-24	ending after i called
1	-25	after of known common unheard
1	-39	edges en heard rs
1	-46	ending after зы none
1	17	between ~ а
1	18	before of verb heard
1	21	edges sv heard ma
1	32	edges da unheard er
10	-13	ending before is rare
10	-22	ending before ia given
10	-24	two before = från
10	-29	after called common
10	-9	leading ~ så
10	10	ending before at given
10	11	edges nb unheard ei
10	12	between en på
10	12	left word at known unheard
10	15	left word var given common
10	15	right word это none ordinary
10	17	ending after да none
10	17	ending before på none
10	17	ending before за none
10	18	edges da unheard hl
10	18	ending before ra surname
10	21	leading med ~
10	25	ending before og none
10	26	right word hon given common
10	29	right word med given common
10	30	leading end han
10	38	ending after ll given
10	46	before = mig
10	5	ending after no none
10	8	ending after en called
100	102	coming ved ~
100	114	two before = please
100	127	two before = good
100	47	ending after ta none
100	63	edges en heard 's
100	64	before = by
100	65	ending after ел none
100	69	leading ~ tolk
100	73	two before = tid
100	76	leading ~ när
100	86	leading with ~
101	113	between från ~
101	37	cue of named name
101	46	role none known ordinary
101	57	right word end rare place
101	58	edges sv unheard ld
101	62	two before = с
101	65	ending before ma given
101	66	two before = это
102	-35	before of called ordinary heard
102	103	ending before ha none
102	106	after = natten
102	111	before = хозяин
102	111	ending before ns known
102	121	edges en unheard an
102	129	edges ru heard не
102	44	leading er ~
102	47	ending after dt known
102	68	right word ~ known unheard
102	75	edges nb medical av
102	82	edges en heard sh
102	83	before = bra
102	83	leading kontroll hos
102	85	role introductions known ordinary
102	90	edges sv unheard hl
102	98	leading к ~
103	46	leading by ~
103	58	edges da heard sk
103	69	coming det er
103	90	edges nb unheard un
103	94	edges da heard yd
104	-35	before of called unheard heard
104	101	leading ~ a
104	118	ending before na called
104	135	after = sister
104	51	role none surname place
104	58	shape unheard 2
104	67	cue of workplaces name
104	72	leading ringer om
104	77	leading my husband
104	91	right word end form ordinary
104	98	ending after ou none
104	99	ending before or none
105	103	between end er
105	106	edges nb heard iv
105	110	ending after ds given
105	138	between och på
105	72	two before = psykolog
105	81	between eier ~
105	83	after of formed common heard
105	89	before = cat
105	98	word da fryd
105	99	edges nb unheard ug
106	100	coming from the
106	122	edges ru unheard ик
106	122	two before = found
106	18	edges ru heard он
106	40	ending before se known
106	41	ending after är surname
106	46	right word på none unheard
106	53	word nb berg
106	54	ending after ет called
106	66	leading ~ dr
106	68	two before = to
106	72	between end kan
106	73	right word ~ both common
106	77	edges nb unheard nn
106	82	edges en heard el
107	104	ending after vn none
107	110	after = до
107	113	before = dem
107	113	ending after as known
107	58	two before = ringer
107	86	between är på
107	97	before = ta
107	99	edges ru heard аз
108	100	between jeg ~
108	101	leading nav ~
108	104	right word og known ordinary
108	115	before = give
108	48	edges en heard gs
108	49	is pet medical
108	74	between ~ dob
108	82	cue of greetings name
108	85	before = ring
108	85	left word og none unheard
108	87	two before = with
108	88	ending before у known
109	102	two before = on
109	109	ending after в formed
109	110	edges ru unheard ра
109	52	is called ordinary
109	62	ending before as none
109	71	after surname place
109	72	ending after nd known
109	73	coming # end
109	75	before = tolk
109	78	edges en heard ty
109	79	ending before ли known
109	82	role titles given unheard
109	83	after of surname place unheard
109	92	ending after st surname
11	-1	edges da heard ie
11	-47	left word ~ rare unheard
11	-50	after = när
11	-6	ending after ss given
11	-9	ending after of none
11	1	left word är given common
11	10	right word fra known unheard
11	11	between ~ из
11	11	between в ~
11	11	edges da unheard ja
11	15	two before = och
11	20	right word and known unheard
11	22	ending before ei known
11	24	before of rare medical medical
11	31	two before = she
11	4	right word det none ordinary
11	48	ending before th surname
11	5	ending after end none
11	51	before = kona
11	7	left word av known unheard
11	8	before = blir
11	9	edges sv unheard ie
110	100	ending after så known
110	114	between ~ fik
110	61	edges ru heard ик
110	67	after called unheard
110	71	between ham i
110	79	between efter ~
110	85	ending after sk known
110	92	coming ~ for
110	97	ending after på surname
111	110	between ~ siger
111	110	ending after ла formed
111	112	before = if
111	121	before = you're
111	26	edges nb heard ia
111	33	ending before nk surname
111	59	after = pnr
111	59	coming pnr #
111	64	between patient ~
111	85	role placePrepositions known ordinary
111	86	left word på none place
111	93	after = partner
112	106	after = reports
112	106	after = ну
112	107	edges da heard ed
112	113	edges da unheard rd
112	118	coming ~ säger
112	37	edges en heard ge
112	68	edges en heard rd
112	81	ending after ad known
112	83	leading end hoppe
112	92	after = tolk
113	103	edges ru heard ам
113	105	ending before dt given
113	134	after = so
113	135	ending before ra rare
113	63	between i det
113	73	role persons known ordinary
113	79	ending after ка known
113	80	ending before ay given
113	83	right word ~ both unheard
113	96	left word end known ordinary
113	96	role start known ordinary
113	99	ending before sk known
114	112	coming ~ hun
114	120	between ~ fastlege
114	50	right word är surname common
114	54	leading fastlege ~
114	78	leading som ~
114	79	after = tlf
114	79	coming tlf #
114	8	before = lilje
114	85	role greetings given unheard
114	93	before = фамилия
114	98	before = här
115	-20	before of rare unheard heard
115	102	before = da
115	110	after = ko
115	110	coming ko #
115	113	ending before em both
115	117	coming er fem
115	117	edges ru heard ну
115	120	after = nu
115	137	after = stora
115	148	leading # patient
115	69	two before = я
115	80	ending before ik none
115	81	before = pt
115	85	leading муж ~
115	94	word en hill
116	-16	before of both unheard unheard
116	114	left word og given unheard
116	117	ending before id given
116	131	coming og vi
116	86	edges sv heard rk
116	88	coming det är
116	94	ending before lf given
117	113	ending before ie given
117	114	after = вы
117	120	ending before og known
117	14	ending before nn none
117	59	edges sv unheard rg
117	64	two before = gäller
117	84	ending after gt none
117	92	ending after kk known
117	98	ending before ve none
118	-7	before of form unheard heard
118	105	edges sv unheard ia
118	120	between siden ~
118	144	leading enligt ~
118	61	before = владелец
118	61	left word ~ called medical
118	97	before = from
118	97	leading i går
119	100	right word og given unheard
119	109	between at var
119	127	edges en unheard id
119	134	after = says
119	135	edges nb medical ge
119	143	after = will
119	43	after of surname ordinary heard
119	68	leading ~ #
119	72	edges sv heard ts
119	94	leading hilsen ~
119	98	two before = ringt
12	-11	coming я ~
12	-12	two before = av
12	-17	ending after ja given
12	-29	right word om given common
12	-3	ending before из none
12	-37	two before = у
12	-4	between end det
12	-6	between der ~
12	-8	after of none common unheard
12	-8	left word det given common
12	1	between i och
12	10	left word ejer known unheard
12	14	ending after er none
12	16	ending after nd none
12	16	right word och none ordinary
12	17	role greetings known common
12	21	before = lidt
12	21	right word och known unheard
12	26	before = dag
12	3	coming ~ and
12	37	ending after de known
12	5	ending after eg rare
12	6	after = hej
12	6	coming ~ telefon
12	65	leading ~ har
12	8	left word is known unheard
120	103	left word er given unheard
120	104	after = come
120	113	before = med
120	114	before = врачом
120	114	between врачом ~
120	114	leading ~ врачом
120	119	coming tar ~
120	126	leading ~ eller
120	131	left word in rare unheard
120	135	left word at given common
120	73	coming i går
120	88	two before = hello
120	91	cue of animals name
120	96	ending after th none
121	100	edges sv heard os
121	102	coming ~ врач
121	126	before = manager
121	53	two before = ejer
121	80	two before = sa
121	90	after = hans
121	90	role greetings known unheard
121	94	ending after ел known
121	94	ending before gt given
122	101	edges en unheard ll
122	111	two before = bara
122	111	word en joy
122	119	before = hest
122	64	edges sv heard sk
122	70	role persons none place
122	73	two before = bor
122	75	role none both unheard
122	95	coming ~ från
122	97	coming og til
123	104	after of formed ordinary unheard
123	105	right word ~ surname ordinary
123	106	ending after ng rare
123	108	ending after ла known
123	113	ending before ut given
123	124	leading ~ and
123	124	left word i none medical
123	139	between er med
123	60	coming det ~
123	81	after = tispe
124	101	after = få
124	104	ending before ие none
124	113	before = godt
124	116	left word # none place
124	117	coming из ~
124	119	before = deg
124	12	ending before ie none
124	120	between ~ я
124	150	leading min man
124	62	right word ~ surname unheard
124	63	before of none unheard unheard
124	63	is surname ordinary
124	67	after = hon
124	73	ending after ad none
124	74	before = pat
124	74	two before = up
124	89	edges sv heard bo
125	102	coming cpr #
125	105	ending after kk none
125	109	ending after и known
125	121	before = tak
125	128	coming din ~
125	133	left word år given common
125	61	after of rare unheard unheard
125	77	ending before os known
125	78	cue introductions
125	92	two before = doktor
126	102	before of none place medical
126	103	role persons rare place
126	124	two before = taler
126	69	cue of titles name
126	84	role none rare place
126	88	two before = kontroll
126	96	two before = husband
127	101	between ~ skal
127	112	after = sten
127	116	edges en unheard ar
127	159	before = mi
127	159	role titles rare unheard
127	59	word ru вера
127	72	ending before ам none
127	80	role greetings rare unheard
127	82	ending after öm known
127	92	edges da unheard en
127	98	word nb even
128	115	leading det ~
128	116	between i ~
128	117	ending before ho known
128	118	ending before lo given
128	119	two before = här
128	130	before = cm
128	152	edges nb heard ld
128	70	before = lane
128	77	two before = vet
128	96	coming ~ cpr
128	97	ending before ed given
129	100	leading ejer ~
129	103	edges ru unheard ко
129	151	two before = tre
129	63	edges nb heard rn
129	74	two before = меня
129	79	coming har kastet
129	80	before = når
129	84	edges en unheard th
13	-15	ending before it given
13	-5	between af ~
13	-9	ending before ur none
13	1	right word ~ known common
13	10	ending after un known
13	12	ending after am known
13	12	leading ~ lane
13	13	between муж ~
13	13	leading ~ муж
13	13	right word er known unheard
13	14	after = hittade
13	14	leading end the
13	19	right word som known unheard
13	2	after of verb medical
13	33	ending after ые none
13	46	ending before ra given
13	6	after = daughter
13	9	coming havde det
130	102	left word med none unheard
130	104	before = mamma
130	107	ending before ne rare
130	114	edges en medical on
130	125	coming men han
130	131	role kin known unheard
130	134	two before = dagen
130	143	after = sagde
130	70	ending after ke surname
130	84	right word ~ known ordinary
130	84	two before = end
130	92	is rare unheard
130	98	left word på none unheard
131	104	ending after rs known
131	112	edges sv unheard va
131	130	coming ~ but
131	132	after = tik
131	132	between ~ tik
131	137	before = lærer
131	38	before of surname ordinary medical
131	48	leading bor i
131	53	before = hej
131	70	edges da heard ns
131	70	right word in none ordinary
131	73	left word ~ pet ordinary
131	77	cue kin
131	96	role none given place
132	112	ending after ra rare
132	114	right word på known ordinary
132	120	edges nb heard kk
132	134	leading # cm
132	139	edges sv heard lo
132	145	edges ru unheard ур
132	145	two before = såret
132	28	two before = dr
132	99	edges sv heard iv
133	103	before = häst
133	112	right word # rare unheard
133	119	before = hold
133	127	ending before lt known
133	128	coming och min
133	96	right word ~ none place
134	122	between du kan
134	122	between og på
134	133	after = today
134	145	ending before ck surname
134	148	between у в
134	54	after = я
134	59	after = тел
134	59	coming тел #
134	72	ending before er pet
134	77	ending after ik none
134	87	ending before rd none
134	88	edges ru heard ма
135	103	leading end häst
135	120	between ~ с
135	86	before = från
136	102	before = ringt
136	113	ending before il surname
136	164	leading han ~
136	77	coming på ~
136	81	edges nb unheard as
136	87	ending after at called
136	99	after = she's
137	103	word ru роман
137	106	leading pt ~
137	106	right word i rare ordinary
137	112	ending before vi none
137	123	ending before ld known
137	129	role titles given ordinary
137	139	edges nb unheard ng
138	107	before = bo
138	117	after = ringe
138	12	before of known common heard
138	121	leading bror ~
138	139	edges sv heard ld
138	170	ending after at rare
138	34	leading eier ~
138	49	between ~ født
139	119	role kin given unheard
139	123	coming jeg er
139	127	after of rare place unheard
139	129	leading att ~
139	140	leading ~ eier
139	148	coming ikke ~
139	152	leading sier at
139	82	right word har none ordinary
139	88	cue of kin name
139	93	leading ägare ~
14	-12	right word ~ given unheard
14	-14	between står ~
14	-29	coming ~ kan
14	-40	ending after he none
14	-8	between ~ говорит
14	10	ending before us none
14	11	leading from ~
14	13	edges nb heard lf
14	14	after of pet ordinary heard
14	14	edges da unheard ne
14	14	edges nb unheard ja
14	16	leading ~ у
14	20	ending before el none
14	21	left word heter none unheard
14	25	before = för
14	26	cue of possessives name
14	27	ending after te none
14	27	role none known common
14	3	after = ~
14	31	ending after nd called
14	38	ending after av none
14	4	right word jag given common
14	44	right word ~ called common
14	80	before = nå
14	9	ending after yl none
140	101	before = me
140	111	ending before те known
140	112	two before = då
140	116	between med til
140	121	word sv bo
140	136	between ~ datter
140	90	two before = navn
140	94	after = little
141	111	edges sv heard ol
141	123	before = but
141	140	two before = svar
141	147	leading ~ hun
141	85	between i i
141	92	cue of introductions name
141	92	shape unheard 4
141	98	leading ~ брат
142	118	between hos på
142	122	leading her er
142	125	ending before те none
142	130	two before = båda
142	132	leading vi ~
142	135	ending after ot given
142	140	leading мы с
142	150	between og kan
142	85	after = hadde
142	96	before = blev
142	97	after = fra
143	114	between ~ это
143	114	two before = nav
143	115	edges en unheard te
143	119	edges sv heard ek
143	128	after = ber
143	128	coming ber om
143	129	edges en unheard ka
143	137	leading er på
143	93	leading är ~
143	97	shape medical 4
144	109	ending before nt known
144	118	ending before il rare
144	120	ending after pr none
144	126	ending before ge known
144	130	between til om
144	48	before = it's
145	109	ending before at rare
145	113	ending before v known
145	119	ending before ed known
145	140	right word end none place
145	165	coming og nå
145	88	edges ru unheard ка
145	99	after of surname common unheard
146	115	edges sv unheard us
146	124	after = sin
146	129	before = overlege
146	134	ending before de rare
146	140	edges en unheard ta
146	143	coming tre gånger
146	76	coming men hun
146	79	length unheard long
146	85	two before = til
146	90	coming in ~
146	94	before = sju
147	125	two before = gp
147	128	edges sv unheard in
147	133	ending before rn known
147	139	before = сегодня
147	139	leading ~ сегодня
147	63	is called unheard
147	89	word nb birk
147	95	word nb odd
147	98	edges ru unheard ан
148	101	edges sv unheard rs
148	110	ending after ch rare
148	123	role homes none place
148	124	edges ru unheard ой
148	137	edges da heard ds
148	146	ending before st rare
148	80	ending before ту none
148	86	ending before rm surname
149	110	edges nb unheard na
149	132	role greetings known ordinary
149	135	edges en unheard es
149	136	after = won't
149	140	before = call
149	146	right word så none medical
149	147	right word på rare unheard
149	178	leading ~ vet
15	-15	ending after em known
15	-18	is given medical
15	-22	before = maj
15	-56	before of called ordinary medical
15	-7	before = tre
15	12	coming hej det
15	12	edges nb unheard ud
15	12	ending after ая none
15	13	ending after as none
15	14	after of surname common medical
15	17	between vi ~
15	19	left word ejer known ordinary
15	21	ending before # known
15	22	role kin both unheard
15	28	left word heter known ordinary
15	31	leading og ~
15	4	ending after är known
15	58	edges en medical nd
15	8	ending after ов known
15	9	ending after in rare
150	102	edges nb heard rg
150	109	ending before rn given
150	147	ending after du known
150	156	coming den har
150	75	role titles called ordinary
150	87	after surname unheard
151	132	before = больной
151	133	leading etter ~
151	133	word sv strand
151	147	right word ~ both ordinary
152	103	ending after на called
152	121	edges en unheard ry
152	157	edges ru unheard ар
152	159	leading pat ~
152	78	before = ejer
153	120	two before = anhörig
153	131	after = fått
153	150	two before = now
153	185	edges en heard dy
153	41	two before = eier
154	100	before of form unheard unheard
154	112	before = også
154	133	ending after is known
154	161	before = åt
154	169	two before = hold
154	184	after = gav
155	100	ending before ig known
155	112	before = liv
155	114	ending before ge called
155	120	two before = fire
155	122	right word på surname ordinary
155	133	between har fått
155	142	leading end hils
155	145	ending after из formed
155	157	cue homes
155	49	edges nb medical an
156	105	shape unheard cyrillic
156	125	edges nb unheard id
156	143	edges nb unheard ny
156	148	ending before sa surname
156	166	two before = alene
157	100	word en winter
157	119	leading det står
157	132	after = паспорт
157	150	coming att det
157	156	two before = hjemme
157	162	before = overlæge
157	180	ending before om pet
157	192	edges sv heard lk
157	59	two before = ägare
158	115	before = hilsen
158	120	ending before on both
158	129	word da strand
158	130	before = kat
158	132	ending after не known
158	133	edges en unheard ra
158	180	before = set
158	91	two before = fastlege
159	0	before = storm
159	127	between end du
159	148	ending after nr surname
16	-21	coming ~ læge
16	-46	ending after ld known
16	-8	leading kontakt med
16	-9	left word fra none unheard
16	11	word da maj
16	12	coming ~ som
16	12	right word i surname unheard
16	15	between is and
16	16	before = муж
16	16	edges nb unheard ić
16	16	shape medical -1
16	18	right word og surname common
16	2	two before = его
16	20	coming har haft
16	21	left word my surname common
16	22	left word это none ordinary
16	28	ending before end given
16	32	edges nb heard ss
16	37	before of both common heard
16	40	between og ~
16	9	right word in surname common
160	110	coming sa at
160	115	two before = lærer
160	118	two before = had
160	149	edges ru unheard да
161	115	before = partner
161	125	role placePrepositions surname ordinary
161	143	leading first name
161	144	before = sade
161	151	coming jag ringer
161	159	edges en heard rm
161	159	two before = tv
161	159	word en storm
161	178	two before = kommunen
161	179	coming inte ~
161	49	is pet ordinary
162	118	leading pas ~
162	125	two before = daughter
162	147	between the ~
162	82	after rare place
163	101	after = his
163	138	edges ru unheard ья
163	140	edges da heard lm
163	144	role persons rare unheard
163	75	edges da heard is
164	115	ending after on known
164	124	ending after th given
164	133	after = vill
164	143	right word end known ordinary
164	154	before = sister
164	161	between det ja
164	89	ending after ur given
165	130	before = siger
165	143	word nb lilje
165	147	role persons given unheard
165	154	before = visst
165	158	coming # лет
165	161	ending after ер none
165	77	after of surname unheard unheard
166	104	edges sv heard rm
166	139	ending before ck given
166	158	ending before ть known
166	174	two before = pat
166	95	two before = opp
167	130	coming # år
167	138	before = nav
167	149	between jeg end
167	155	right word i known ordinary
167	164	ending before ed pet
167	168	between from end
168	132	left word er rare unheard
168	154	word sv ek
168	176	before = sa
169	103	is given ordinary
169	120	edges nb unheard ad
169	122	ending after ei none
169	133	between fra på
169	147	before = him
169	163	two before = ring
169	177	ending before ся none
169	181	is known medical
169	87	before = iris
169	95	is both ordinary
17	-22	leading a ~
17	18	coming är en
17	20	two before = ask
17	22	ending after a none
17	24	two before = rosa
17	28	edges ru heard ем
17	3	two before = sju
17	36	coming som ~
17	42	edges da heard ve
17	52	ending before he none
17	6	leading har en
17	73	before of given common medical
17	8	leading end pas
170	112	role animals called ordinary
170	122	ending after on rare
170	136	two before = i've
170	145	before = fru
170	155	word ru роза
170	158	word nb bjørk
171	102	two before = по
171	107	leading du er
171	122	between ~ hun
171	127	is given unheard
171	130	edges sv unheard ve
171	16	before of given unheard heard
172	134	ending after es known
172	144	coming kan du
172	148	ending after sk given
172	149	between called and
172	162	coming ~ ref
172	183	edges sv heard ea
172	186	two before = spør
173	145	ending after pr surname
173	158	ending after ет formed
173	184	between hund ~
174	138	edges en medical er
174	148	edges nb heard ås
174	155	edges ru unheard он
175	127	edges nb unheard le
175	152	is surname unheard
176	108	role titles known common
176	110	edges nb heard rm
176	121	ending before ja called
176	142	role named known common
176	146	ending before то known
176	186	edges nb heard ed
176	71	before of formed unheard unheard
176	73	edges nb heard je
177	147	role titles surname ordinary
177	157	edges nb heard ie
177	173	leading tv #
177	176	two before = fast
177	99	before = брат
178	105	shape unheard 3
178	110	role placePrepositions rare place
178	121	word en field
178	125	between i så
178	129	after = my
178	167	leading var det
179	123	after = pt
179	125	role placePrepositions none place
179	128	ending before в form
179	141	two before = epikrise
179	152	after = cpr
179	180	before = hund
179	70	edges nb heard nd
18	-1	before = hunden
18	-1	left word son both common
18	-17	after of none place heard
18	-8	after = ja
18	0	ending after ja surname
18	13	ending before с none
18	14	ending after им none
18	14	ending before ца known
18	15	edges en unheard el
18	16	ending after уж none
18	19	coming kone ~
18	19	left word med given common
18	22	right word ~ given common
18	33	ending before ta both
18	33	role none given unheard
18	34	ending before и called
18	38	role named known unheard
18	4	edges en unheard nd
18	4	right word # both common
18	45	between er i
18	46	left word on given common
18	57	before = der
18	6	after = hb
180	120	two before = by
180	122	two before = mum
180	159	two before = god
181	118	ending after je none
181	121	before = fra
182	155	role persons given ordinary
182	200	between ring på
183	119	after = dob
183	119	coming dob #
183	119	edges sv heard rg
183	120	ending before os surname
183	154	between er det
183	158	before = nine
183	179	ending before 'm known
183	183	two before = палата
184	127	leading säger ~
184	142	ending before je surname
184	143	coming i dag
184	144	before = kom
184	152	edges ru unheard на
184	175	after = kvist
185	105	two before = tolk
185	109	between владелец ~
185	155	after = here
185	159	coming hun har
185	180	edges sv medical et
185	92	after = i'm
186	117	leading по ~
186	130	ending after te surname
186	198	before = when
186	68	before of known ordinary medical
187	143	ending after nr none
187	162	two before = ejeren
188	110	edges da heard rm
188	120	word nb storm
188	141	ending after ла none
188	162	before = говорит
189	172	before = sett
189	172	coming har fået
189	181	leading end du
189	197	right word er called common
189	95	before of known common medical
19	-10	before = first
19	-13	after = i've
19	-5	ending after но none
19	0	right word og called ordinary
19	11	right word jeg known unheard
19	13	ending before ve called
19	14	ending before et called
19	19	edges ru medical ой
19	20	leading ~ han
19	21	left word hos known ordinary
19	21	left word är known unheard
19	23	ending after end given
19	30	edges sv heard id
19	34	left word was surname common
19	35	left word av surname common
19	35	left word du none ordinary
19	36	coming ~ jag
19	41	edges en heard nt
19	5	after none unheard
19	58	before = sambo
19	59	between i han
19	7	cue of placePrepositions heard
19	8	two before = hjem
190	136	word da sten
190	144	after = strand
190	158	leading jeg heter
190	171	word nb vik
190	195	coming kan ta
191	112	word da storm
191	138	ending before и known
191	143	edges nb heard si
191	160	before = кошка
191	169	coming ~ dob
191	183	right word end given ordinary
191	184	ending before v none
191	203	before = vara
192	203	between end her
193	108	ending before kt given
193	169	between når er
193	176	word nb ola
193	183	two before = хозяин
194	127	two before = hilsen
194	144	ending before nt both
194	150	before = mr
194	157	ending after ет known
195	173	edges en heard ol
195	178	ending before rn surname
196	111	between er fra
196	135	leading er det
196	144	ending after li surname
196	160	before = мне
196	161	word en stone
196	162	coming ~ kommer
196	170	leading har vi
196	173	word sv sol
196	186	edges sv heard by
197	164	right word ~ called unheard
197	200	edges nb unheard rn
198	141	before = katten
198	141	ending before end pet
199	123	left word ~ surname unheard
199	168	after = pyometra
199	168	coming pyometra end
199	171	two before = overlege
199	171	word nb ask
2	-15	edges sv unheard as
2	-16	ending after re called
2	-16	two before = here
2	-18	right word end rare medical
2	-32	between rose ~
2	12	ending before ou surname
2	14	between ~ han
2	29	ending before eg surname
20	-10	after of both ordinary heard
20	-11	ending after ns known
20	-14	ending before ра formed
20	-18	after = är
20	-24	after called ordinary
20	-33	role greetings called common
20	1	two before = crp
20	17	left word i none ordinary
20	20	after of end heard
20	20	shape heard 0
20	24	right word är known unheard
20	27	ending before ко none
20	28	between til det
20	36	ending before il known
20	36	ending before с called
20	43	left word and given unheard
20	46	coming from ~
20	49	ending before ej known
20	56	ending after ch both
20	56	ending before та none
20	8	right word som none ordinary
200	156	before = сыном
200	162	edges en unheard am
201	141	role none known place
201	148	word sv storm
201	156	ending after as given
201	94	edges nb heard lv
202	136	edges ru unheard ич
202	150	after = telefon
203	166	two before = mvh
204	136	leading till ~
204	140	role kin called ordinary
204	165	after = he's
204	68	edges nb heard ik
205	139	ending before ер none
206	126	before = любовь
206	146	before = owner
206	154	edges nb heard ya
206	175	edges ru medical ть
206	180	before = ägare
206	199	edges sv heard ed
207	201	leading палата #
208	169	word ru лев
208	182	coming på lab
209	202	coming i skranken
209	57	before = ask
21	-1	ending after vi surname
21	-4	two before = patient
21	0	before = so
21	12	after of given common unheard
21	16	left word och known unheard
21	18	edges sv heard ck
21	23	right word я formed unheard
21	25	ending after he given
21	26	ending after ke given
21	3	after = говорит
21	31	right word på known unheard
21	33	ending after er surname
21	36	before = доктор
21	49	ending after vi given
21	5	edges en heard ke
21	50	ending after så given
21	6	ending after 's given
21	6	ending after st given
21	74	after = da
21	8	length heard middle
210	127	ending after ln none
210	181	two before = worker
211	148	cue of homes unheard
211	148	role homes none unheard
211	164	ending after rg given
211	188	ending after th known
212	138	edges nb heard ol
212	138	word nb sol
212	156	edges nb unheard ne
212	164	leading så får
212	174	leading är det
212	205	before = hälsa
212	210	leading kommer med
213	129	edges sv heard ke
213	146	between var end
213	68	before of known common unheard
214	139	edges sv unheard st
214	188	coming säger att
215	105	before = called
215	224	after = let's
216	165	word da lund
216	180	edges nb unheard ik
218	146	ending before om called
218	198	between på det
218	206	between med om
218	228	ending before ti none
219	183	before = sier
219	47	before of given unheard unheard
22	-17	left word and given common
22	-20	edges nb heard ro
22	0	leading hedder ~
22	1	after = hpr
22	1	coming hpr #
22	10	leading ~ til
22	11	edges da heard nd
22	11	left word end known common
22	11	left word ~ both ordinary
22	11	role start known common
22	12	edges sv unheard ne
22	19	edges sv medical en
22	19	leading har ~
22	2	role none pet medical
22	22	before = got
22	22	ending before år none
22	22	right word i none unheard
22	24	ending after ld surname
22	25	right word eller none ordinary
22	31	before = и
22	37	ending before те called
22	41	right word och given unheard
22	5	before = rose
22	50	ending before c none
22	54	coming ~ with
22	57	ending before es known
22	6	edges nb heard le
22	8	after = at
22	9	edges sv heard ge
220	128	cue named
220	163	edges nb heard al
220	187	leading end har
221	171	is both unheard
221	196	word en hope
221	206	two before = ude
222	139	before of given ordinary unheard
222	181	two before = hedder
222	195	coming jeg ringer
222	195	ending before ка called
222	196	ending before ия called
223	192	coming var med
224	174	between and the
224	184	role titles formed ordinary
224	202	two before = come
224	204	after = отец
224	212	before = лет
225	146	before = love
225	162	ending before ия formed
225	197	coming og han
225	215	edges en heard ny
226	195	two before = kopi
227	210	role kin known ordinary
228	130	two before = mamma
228	131	edges nb unheard nd
228	166	word ru любовь
228	183	two before = мы
229	168	edges nb unheard li
229	203	edges ru unheard ия
229	26	before of known unheard heard
23	-10	ending before il both
23	-23	after = säger
23	-57	ending before ne both
23	-7	ending before by none
23	13	length heard long
23	16	ending before ец known
23	16	left word av known common
23	19	ending before # none
23	21	ending before ач none
23	25	word nb roar
23	30	role titles both unheard
23	31	between er jeg
23	37	coming at ~
23	38	right word han both common
23	5	coming ~ но
23	5	ending before är known
23	50	right word end formed unheard
23	6	two before = спасибо
231	183	before = worker
232	177	cue of kin unheard
232	177	role kin none unheard
232	191	leading bed #
233	196	edges nb unheard ta
233	206	is given place
233	240	edges en heard il
234	175	after = mobil
234	175	coming mobil #
234	200	after = född
235	225	before = hed
235	225	edges ru heard рь
236	221	edges nb unheard em
236	224	before = анализы
236	232	leading rom #
237	165	before = både
237	90	before of known unheard medical
238	194	edges en unheard le
238	34	before of known ordinary heard
239	158	two before = nu
239	198	after = halter
239	222	before = says
24	-23	ending after te known
24	-6	before = that
24	14	right word har called common
24	15	edges nb unheard ve
24	15	ending before ed both
24	16	after = från
24	17	between det som
24	18	edges nb unheard ai
24	18	left word til none medical
24	21	ending after om rare
24	22	leading det har
24	24	ending after or rare
24	27	right word har known unheard
24	28	after of formed medical heard
24	28	ending after end called
24	36	between а ~
24	42	between hun på
24	45	before = angående
24	47	before of rare medical heard
24	63	edges ru heard нь
24	77	before = her
24	8	ending after # both
24	9	ending before dt known
240	168	between в end
242	183	before = eier
243	225	after = klokka
244	184	before = doktor
244	194	before = mrs
244	197	edges ru heard ев
248	221	after = begge
249	251	edges nb unheard um
25	-12	ending before as rare
25	-26	edges ru heard ре
25	-6	edges sv heard nk
25	10	ending after om called
25	11	shape heard 1
25	12	ending after en surname
25	12	right word det surname common
25	13	after = end
25	13	after end
25	13	coming end end
25	16	leading navn er
25	17	edges nb heard en
25	17	edges sv heard ss
25	17	leading his wife
25	18	role none both common
25	19	coming говорит ~
25	20	left word врач none ordinary
25	24	leading doktor ~
25	25	before = was
25	26	left word på none medical
25	27	before = kg
25	27	edges en unheard is
25	30	coming som är
25	31	left word har both common
25	33	left word on none medical
25	37	ending before ch rare
25	41	between var som
25	45	before = pas
25	48	after of rare medical heard
25	52	after = she
251	234	edges en unheard it
252	244	before = then
253	179	role none none place
253	215	edges en unheard ow
254	168	word sv lilja
254	223	leading this is
254	273	word da per
255	138	role none known unheard
255	214	role animals pet ordinary
255	236	edges sv heard my
255	236	word sv my
257	187	before = säger
257	191	ending after end formed
257	251	edges nb heard og
258	219	ending before il called
259	177	word nb lykke
259	261	word da sol
26	-31	ending before ok given
26	-45	leading fra ~
26	-7	coming ~ kopi
26	1	edges ru heard ох
26	1	ending before st surname
26	1	word ru горох
26	11	left word i rare ordinary
26	18	right word att given common
26	19	cue of titles heard
26	19	ending before at none
26	21	ending before na both
26	22	after = far
26	23	edges da heard og
26	27	left word у formed unheard
26	29	cue of introductions heard
26	30	leading efter ~
26	37	edges nb medical in
26	4	edges da medical ng
26	44	two before = en
26	5	word ru надежда
26	57	ending before ch none
26	61	ending before ts called
26	62	ending after et both
26	67	coming den ~
264	240	edges da medical se
266	204	before = björn
268	238	right word ~ pet ordinary
268	250	after = hei
269	195	after = født
269	215	coming ~ år
269	281	before = ringe
27	-25	between ~ men
27	-34	ending before i surname
27	12	ending before ик none
27	19	word da tove
27	20	edges sv unheard il
27	28	two before = noe
27	30	before of rare common unheard
27	30	before of surname common heard
27	31	coming # ~
27	34	between med i
27	35	ending before in none
27	36	coming är det
27	37	between læge end
27	40	edges sv heard re
27	41	after = då
27	5	edges nb heard es
27	60	ending before he surname
27	8	between pas ~
272	279	coming i fjor
273	218	before = dr
274	176	two before = heter
274	181	edges en medical ar
275	258	between kom vi
276	207	before = husband
276	246	edges en unheard na
276	256	word en summer
277	197	word sv love
277	292	leading ~ it's
278	255	left word in none unheard
28	-18	edges da heard st
28	-2	ending after sa none
28	-22	two before = odd
28	-26	two before = också
28	13	edges ru heard ты
28	14	edges ru unheard не
28	2	ending after re both
28	2	ending after rt surname
28	20	coming ringer ~
28	20	two before = года
28	23	ending before ng called
28	25	right word and called common
28	25	right word jag none ordinary
28	26	before = bare
28	28	between ~ не
28	32	ending after ch given
28	37	ending before rs called
28	50	right word nej none ordinary
28	51	role named known ordinary
28	62	ending after end both
280	271	two before = rom
280	287	after = hustru
281	192	edges nb unheard al
282	277	after = puster
283	220	two before = bed
283	299	before = het
285	205	is known place
288	221	is rare place
289	247	is known unheard
29	-1	role persons called medical
29	-5	coming han har
29	-6	two before = manager
29	-7	before = has
29	1	ending after то none
29	10	coming ägare ~
29	14	coming ~ ~
29	15	edges da medical et
29	15	left word det known unheard
29	21	before = om
29	26	right word fra known ordinary
29	31	left word hos rare unheard
29	33	coming ~ has
29	33	edges sv unheard sa
29	40	between med og
29	42	role none surname medical
29	44	after = ägare
29	50	leading ~ kan
29	54	ending before ta none
29	6	after = nummeret
29	6	after = болезнь
29	7	ending after te both
297	186	is known ordinary
3	-12	left word of none ordinary
3	-20	edges ru heard му
3	-26	ending before nt none
3	-32	coming ~ at
3	-39	ending before na surname
3	-69	right word er surname common
3	13	after = since
3	15	coming ~ att
3	17	edges ru heard ые
3	24	coming jeg står
3	27	ending before ry none
3	33	before = læge
3	34	right word ikke surname common
3	36	left word til known common
30	-1	after of none unheard unheard
30	-1	leading ~ från
30	-17	two before = min
30	-2	two before = из
30	10	coming ~ fra
30	11	edges da heard ke
30	14	leading hjemme hos
30	14	left word ~ surname common
30	15	two before = egen
30	16	ending after og called
30	16	leading egen læge
30	17	ending before да none
30	19	after of called common heard
30	19	edges da unheard ta
30	20	right word du none ordinary
30	24	ending before ra known
30	25	leading jeg hedder
30	27	between end ~
30	31	ending before mi known
30	32	edges sv heard st
30	33	ending before är none
30	36	after = in
30	37	edges ru heard ат
30	44	edges da unheard ik
30	63	between ~ and
30	66	two before = uker
30	9	coming # г
304	156	edges nb heard rd
305	232	edges sv heard ve
305	236	leading in ~
31	-1	ending after ra surname
31	-1	leading på ~
31	-4	after = lege
31	-4	left word at none ordinary
31	11	after = kommer
31	14	ending after sk both
31	14	ending before i none
31	16	after of rare ordinary unheard
31	18	right word i none place
31	18	shape medical 1
31	22	ending after ör none
31	27	right word no none ordinary
31	28	edges ru unheard ев
31	28	ending before gt known
31	3	between til er
31	30	edges nb unheard rd
31	31	right word i surname common
31	32	ending before ru known
31	37	leading jag ~
31	38	ending after os rare
31	39	edges ru heard ся
31	39	two before = e
31	40	between ~ får
31	40	left word at known ordinary
31	46	edges sv heard it
31	46	ending before re given
31	47	left word læge surname common
31	47	left word и called ordinary
31	53	ending before de known
31	53	leading ~ с
31	61	ending after ls surname
31	66	before = hoppe
31	7	ending before on given
310	265	word nb tor
311	285	edges nb medical ve
313	283	is surname place
313	300	ending before vn none
318	126	before of known ordinary unheard
318	273	word sv björn
32	-1	between iris ~
32	-21	two before = far
32	-3	edges ru heard на
32	-30	between ~ to
32	-6	left word hos none unheard
32	20	after = sendt
32	27	right word kan none ordinary
32	28	edges ru unheard ук
32	29	ending after те none
32	29	ending before ли none
32	29	leading dyrlæge ~
32	3	between om ~
32	30	before = nurse
32	30	leading å ~
32	37	ending after # surname
32	45	coming och är
32	52	left word når given common
32	61	right word på called medical
32	67	before = с
32	7	before = af
32	71	between jo ~
32	9	ending after на formed
323	209	before = hos
329	270	after = who
33	11	ending after nu given
33	20	before = хозяйка
33	20	ending after eg called
33	21	two before = мама
33	23	edges en heard wn
33	25	right word my given common
33	28	ending before ут known
33	28	right word i known unheard
33	3	between ved ~
33	33	leading end hon
33	4	after = ta
33	40	edges sv medical ra
33	43	coming vi ~
33	43	ending after ad given
33	43	right word som none medical
33	49	after of none unheard medical
33	53	between зовут ~
33	6	ending before at surname
33	7	coming ~ i
331	279	two before = apoteket
339	319	edges da heard vn
34	-5	ending after ar rare
34	-8	before = gäller
34	10	left word у called ordinary
34	13	before = att
34	17	edges sv heard sa
34	21	before = отец
34	26	ending after ra known
34	32	right word med known unheard
34	38	between ejer ~
34	38	ending before ör given
34	39	left word # known ordinary
34	4	leading # #
34	41	right word ~ formed unheard
34	52	right word i given common
35	-1	two before = står
35	-16	ending after на none
35	-5	after = viser
35	10	left word fra none ordinary
35	11	before of end unheard
35	20	leading står hos
35	21	role animals known unheard
35	23	two before = his
35	24	after of verb heard
35	24	ending after om known
35	25	edges nb heard jo
35	25	left word fra none place
35	25	word nb jo
35	28	after = это
35	28	two before = strand
35	29	coming fra ~
35	3	right word vi surname common
35	34	ending after ik both
35	41	ending after or surname
35	44	coming med ~
35	46	ending after ly given
35	47	before = три
35	58	before = navn
35	62	edges sv heard nn
351	118	before of known unheard unheard
36	-15	after of called ordinary heard
36	1	ending after # rare
36	10	ending after ns both
36	13	left word end rare unheard
36	13	role start rare unheard
36	18	two before = reports
36	20	edges da heard aj
36	21	ending after på known
36	21	role titles none ordinary
36	24	between ~ in
36	26	ending after är given
36	27	between säger end
36	28	leading det var
36	37	coming far ~
36	42	coming får ~
36	44	right word ~ formed medical
36	46	right word из formed unheard
36	47	leading to og
36	69	right word och called common
37	-2	ending after ut both
37	-28	ending before ut surname
37	15	between er ikke
37	17	ending before as both
37	19	ending before end known
37	20	after of # heard
37	28	cue of start name
37	29	right word på surname unheard
37	30	ending after my none
37	36	leading ~ och
37	37	leading ~ ved
37	39	left word er none medical
37	43	ending before om given
37	68	ending after un surname
37	9	two before = kom
374	335	word sv saga
38	-3	after = please
38	1	before of none unheard heard
38	1	ending after et called
38	13	ending before ny surname
38	17	ending after es given
38	18	before = mand
38	19	left word i none place
38	21	leading det med
38	23	edges nb unheard ie
38	25	after of both common heard
38	25	between til på
38	31	edges ru heard ме
38	32	role kin none ordinary
38	33	edges nb unheard il
38	34	ending before my surname
38	36	right word and none medical
38	42	between in ~
38	43	word sv ester
38	46	left word om surname common
38	47	right word og none unheard
38	51	before = syster
38	52	after form ordinary
38	6	after = the
38	61	ending after dt given
38	69	left word med known ordinary
39	22	leading jag heter
39	24	left word lege given common
39	25	leading name is
39	36	two before = fint
39	37	edges nb medical gg
39	38	coming at the
39	38	left word till given common
39	41	ending before у none
39	43	ending after ds none
39	49	edges ru heard аю
39	54	before = ved
39	56	role titles surname unheard
39	59	ending before in known
39	61	two before = i'm
39	72	two before = där
396	272	is none place
4	-10	right word var none ordinary
4	-11	ending after at none
4	-12	cue of titles unheard
4	-12	role titles none unheard
4	-20	before = det
4	-37	ending after st called
4	-52	leading från ~
4	10	word en miles
4	12	leading som heter
4	21	right word and known common
4	25	edges sv unheard er
4	26	between it's ~
4	28	ending after in surname
4	32	after = на
4	44	edges nb unheard ke
40	13	cue of introductions unheard
40	13	role introductions none unheard
40	15	edges nb unheard ir
40	19	ending before gt surname
40	24	cue greetings
40	30	ending after ur none
40	34	role none rare medical
40	40	coming ~ ved
40	41	two before = that
40	42	before = kollega
40	43	left word and none ordinary
40	51	right word end known unheard
40	53	ending before sk given
40	66	after = eller
40	8	edges nb heard nn
407	391	edges ru heard ск
41	-10	two before = maj
41	-67	two before = зовут
41	11	ending before nd rare
41	12	after = hold
41	18	coming til ~
41	18	ending after ed known
41	19	edges sv unheard lf
41	20	coming og jeg
41	20	ending after ll surname
41	20	ending before ju none
41	21	ending after ev none
41	24	edges da heard se
41	24	edges ru unheard ла
41	27	edges da heard ld
41	27	right word han none ordinary
41	30	coming ~ inte
41	30	left word ~ surname place
41	32	edges sv unheard ll
41	35	left word til known ordinary
41	35	right word og surname unheard
41	43	ending before så none
41	49	left word en called common
41	63	leading ~ hustru
41	9	after = jeg
42	-3	before of rare unheard medical
42	0	role placePrepositions rare unheard
42	11	between end fra
42	12	ending after on called
42	16	leading to ~
42	16	right word hun none ordinary
42	24	leading venlig hilsen
42	24	two before = venlig
42	25	ending after ne called
42	26	role homes none ordinary
42	32	edges da heard je
42	38	two before = you
42	40	ending after de called
42	42	role introductions known unheard
42	44	leading ~ for
42	45	between bror ~
42	47	ending before id none
42	48	ending after då none
42	54	right word og known unheard
42	62	two before = over
42	68	ending before i given
42	7	before = ikke
42	75	between ~ vi
43	-1	after = called
43	-17	two before = kommer
43	21	before = мать
43	28	before of both common medical
43	29	leading hos ~
43	32	edges da unheard as
43	34	left word så known unheard
43	42	ending before а none
43	44	ending after rd known
43	48	right word and none unheard
43	60	coming ~ av
43	60	edges ru unheard ма
43	74	left word var surname common
43	74	right word och none place
430	299	edges sv heard lm
44	-35	leading for ~
44	-4	leading ~ ejer
44	-51	ending before th given
44	19	left word end none place
44	19	role start none place
44	24	ending after du none
44	29	ending after d none
44	29	right word # none place
44	42	right word en none medical
44	49	between это из
44	50	coming ~ nej
44	56	ending before rt given
44	6	ending before rt none
44	71	leading ja ~
44	75	between heter och
44	84	coming with a
45	-8	ending before ka given
45	15	shape heard 3
45	23	is known common
45	27	after verb
45	29	after of known unheard medical
45	33	coming kopi til
45	4	ending before i rare
45	44	left word # rare unheard
45	44	role introductions none ordinary
45	45	left word att none medical
45	46	edges ru unheard ль
45	47	after = у
45	48	ending before # surname
45	49	right word på given unheard
45	7	ending before ll surname
45	70	leading ~ da
45	75	two before = venstre
45	77	edges en heard ce
45	8	leading ~ в
45	90	ending before är surname
46	-3	two before = söker
46	-9	ending before la surname
46	-9	ending before le none
46	21	after surname common
46	23	after = из
46	23	leading yours ~
46	23	two before = yours
46	29	ending after ik given
46	33	before = går
46	43	leading ~ på
46	51	edges en unheard ds
46	51	ending after na surname
46	54	coming det har
46	55	two before = rose
46	58	leading # kg
46	64	right word på both common
46	8	between at har
47	-1	left word ~ surname ordinary
47	-1	left word в none unheard
47	14	ending after nd rare
47	16	role none both ordinary
47	22	ending after li known
47	22	ending before ir none
47	22	left word till known unheard
47	28	between hilsen ~
47	31	between sa på
47	34	ending after ня none
47	34	two before = lige
47	36	coming är du
47	38	ending before da known
47	38	role introductions given unheard
47	42	ending after os given
47	44	edges nb heard na
47	46	two before = mg
47	55	ending after ta both
47	57	left word til rare unheard
47	61	before = søster
47	71	ending after ng known
48	-2	left word med known common
48	15	before = men
48	20	between end can
48	22	after = но
48	22	ending after ik known
48	25	before = altså
48	27	edges en unheard al
48	29	left word han given common
48	37	edges nb heard de
48	40	ending before ch given
48	43	coming i ~
48	44	ending after iv given
48	45	edges nb unheard ah
48	51	ending before to none
48	61	ending before or given
48	64	ending before са none
48	67	right word # given unheard
48	67	two before = af
49	-31	after of rare place heard
49	-5	left word ~ rare ordinary
49	-6	right word # called common
49	13	after of given unheard unheard
49	15	after formed unheard
49	18	after both common
49	27	ending before es none
49	28	before = nabo
49	35	ending after my given
49	38	left word er known unheard
49	39	after = сказала
49	4	two before = syv
49	41	ending after ит known
49	44	coming dag #
49	47	right word patient none ordinary
49	48	ending before ör known
49	49	before = okay
49	52	right word hun surname common
49	59	after = der
49	62	between ~ по
49	63	after = no
49	64	two before = lege
49	64	two before = seg
49	8	two before = mor
49	82	role named pet ordinary
5	-13	edges en heard se
5	-14	after = через
5	-17	coming в ~
5	11	coming siger jeg
5	11	ending after ve called
5	15	right word the known common
5	26	ending before un given
5	28	before = ham
50	-6	after = about
50	16	after = var
50	17	leading из ~
50	24	ending after сь none
50	24	shape unheard 1
50	26	left word til given unheard
50	33	right word tre given common
50	36	edges nb unheard ni
50	36	leading is ~
50	37	before of # heard
50	39	edges sv unheard rd
50	41	edges ru heard ба
50	48	after = du
50	49	right word hun none medical
50	56	right word og none medical
50	65	left word ved none place
50	75	ending before du known
50	77	left word ~ given ordinary
50	79	before of formed medical heard
50	82	right word og none place
51	-1	ending after ed rare
51	-11	ending after ce none
51	-3	before = one
51	11	leading врач ~
51	17	ending after er called
51	19	two before = hvem
51	22	left word ~ surname medical
51	29	ending before at known
51	32	word sv iris
51	33	ending before ly none
51	35	ending before ta known
51	36	ending before sa none
51	36	right word на formed unheard
51	4	after = son
51	43	ending before ls known
51	44	left word # both common
51	46	leading end hest
51	47	ending after dt surname
51	48	after = fastlege
51	52	ending after ен none
51	58	after = pappa
51	66	between är och
51	70	word sv linn
51	89	role kin form unheard
52	-9	between # end
52	0	two before = ja
52	101	edges da unheard in
52	17	right word to known common
52	20	two before = med
52	24	ending before ик known
52	25	role none form unheard
52	30	leading ~ ~
52	37	between at ~
52	38	coming med nummer
52	51	after = datter
52	52	leading dette er
52	54	two before = så
52	59	right word hun known common
52	63	right word # known ordinary
52	68	coming on the
52	69	two before = bil
52	75	leading til ~
53	10	leading у ~
53	19	between ~ но
53	19	left word til known unheard
53	21	ending after ke none
53	24	ending before um none
53	31	after of form unheard unheard
53	34	between med på
53	35	shape heard 2
53	36	between hos i
53	40	after = hva
53	40	two before = доктор
53	42	two before = #
53	44	between heter end
53	47	ending after et surname
53	48	before = к
53	48	ending after og known
53	50	right word for surname common
53	50	role introductions rare unheard
53	51	before of form common heard
53	52	edges da unheard la
53	53	between er og
53	53	edges nb unheard ri
53	55	left word ~ formed medical
53	60	ending before gn none
53	62	role titles known unheard
53	63	left word till none place
54	-1	between men ~
54	-34	ending after ge both
54	19	ending before ke surname
54	21	ending after lm known
54	23	ending before of none
54	29	after = lite
54	35	leading end владелец
54	38	between ~ ringer
54	39	right word holm known common
54	4	coming om ~
54	47	right word # none medical
54	53	coming sten i
54	53	word sv modig
54	54	leading and ~
54	56	two before = sten
54	59	right word har known ordinary
54	63	edges da heard da
54	67	coming ~ du
54	70	ending before ch called
54	84	coming så ~
55	12	before = naboen
55	20	ending before на formed
55	26	ending before 's none
55	28	coming uppger att
55	30	after = ringede
55	31	after of end unheard
55	42	ending after hl known
55	49	after = sier
55	49	left word mig given common
55	50	ending after st both
55	50	ending before ne surname
55	52	between hedder end
55	54	leading end ~
55	55	before = в
55	56	between жена ~
55	56	edges nb heard el
55	58	leading ~ heter
55	63	ending before on known
55	70	coming ~ mot
55	78	role named called ordinary
56	26	cue of homes heard
56	27	after = navn
56	28	leading av ~
56	31	ending before ny none
56	35	after = godt
56	38	before = ett
56	38	ending before kk none
56	42	left word # known unheard
56	47	ending before av known
56	50	right word and rare unheard
56	54	coming на ~
56	60	ending after sa known
56	61	ending before nd both
56	61	two before = dyrlæge
56	81	coming in the
56	89	ending after sk none
57	-16	ending before # rare
57	120	leading du ~
57	21	after = is
57	22	between på ~
57	26	leading ~ er
57	27	ending after de none
57	28	right word ~ known place
57	29	leading ~ i
57	33	right word som none unheard
57	35	ending after ag surname
57	37	cue persons
57	38	ending after ич known
57	39	two before = time
57	41	between av ~
57	42	before = sig
57	45	left word a called medical
57	50	ending before st known
57	67	edges da heard bo
57	67	word da bo
57	69	edges ru heard им
57	8	between and ~
57	8	leading ~ это
58	23	ending before le known
58	25	after of both common unheard
58	25	before = barn
58	33	ending before je none
58	38	role introductions surname common
58	43	before = hva
58	44	ending before at called
58	46	edges sv heard on
58	51	two before = dig
58	53	ending after ay given
58	54	leading hunden heter
58	55	word nb aurora
58	59	ending after re surname
58	61	ending after tt surname
58	71	ending after га none
58	75	right word går both common
59	-11	after = før
59	-29	after = lykke
59	0	between ~ och
59	12	role none called unheard
59	16	before = grannen
59	27	after both unheard
59	29	edges sv heard ll
59	31	right word ~ called medical
59	33	leading ~ ägare
59	35	edges sv unheard ls
59	35	ending before an surname
59	35	role persons known common
59	39	ending before sa called
59	45	ending after ti none
59	53	left word med given unheard
59	55	two before = hunden
59	60	ending before rs given
59	81	after = kom
59	89	between och är
59	92	leading ~ hos
6	-40	between det ~
6	17	ending before ll given
6	20	leading sa at
6	36	ending after ик none
6	36	ending before nn given
6	40	two before = kilo
6	48	edges en heard in
60	13	ending before sa known
60	20	edges en unheard ia
60	37	edges sv unheard nd
60	39	ending after år surname
60	39	leading time hos
60	48	ending before ра called
60	49	two before = back
60	51	left word er known ordinary
60	54	edges ru heard ол
60	54	leading end pt
60	54	leading it's ~
60	56	leading end i
60	61	two before = æ
60	63	role persons both unheard
60	7	before of rare ordinary heard
60	71	two before = мг
61	-18	before of surname ordinary heard
61	-6	ending before ce none
61	1	edges nb medical us
61	12	after = skulle
61	12	edges sv medical on
61	20	before = at
61	23	between owner ~
61	25	role titles both common
61	29	after = eier
61	32	ending after nn none
61	44	leading ~ men
61	50	left word kan given common
61	52	before = пять
61	52	right word i called common
61	54	ending before tt known
61	56	between pt ~
61	61	edges en heard ow
61	63	edges sv medical ad
61	75	ending after og none
61	75	left word ved none ordinary
61	85	word sv vår
61	87	coming ~ her
61	87	ending before an known
62	-17	two before = ringe
62	-54	before of both unheard heard
62	102	two before = dag
62	27	two before = was
62	32	between og i
62	32	edges da unheard rg
62	44	coming ~ af
62	45	coming du har
62	47	between så og
62	53	right word ~ surname common
62	54	edges nb unheard je
62	55	between доктор ~
62	58	between til i
62	58	ending after ja none
62	61	coming sa att
62	65	role animals pet unheard
62	70	right word en given common
62	76	left word när given common
62	87	right word og rare unheard
62	96	two before = måtte
63	-20	ending after in known
63	1	leading ~ mor
63	10	right word # surname common
63	15	edges nb unheard et
63	16	cue of animals heard
63	21	right word end none unheard
63	26	leading ~ af
63	27	ending before ка pet
63	28	ending after ve given
63	32	left word end given unheard
63	32	role start given unheard
63	41	two before = läkare
63	45	edges ru unheard ор
63	46	left word ~ both unheard
63	47	edges en heard ly
63	49	edges nb unheard rg
63	51	leading kopi til
63	52	leading mr ~
63	57	before = ble
63	60	ending before ом formed
63	63	between что ~
63	64	ending before om known
63	64	leading ~ dottern
63	75	after = с
63	76	ending after på both
63	88	role persons known unheard
63	93	ending after sh given
64	-1	ending before na rare
64	1	between på i
64	33	left word and none medical
64	35	between vi i
64	36	ending before or called
64	40	ending before dr rare
64	44	left word er none unheard
64	45	role titles called medical
64	46	leading ~ bror
64	48	left word hedder known common
64	50	edges en heard pe
64	52	ending before lk known
64	54	leading меня зовут
64	55	coming и ~
64	55	edges ru unheard ая
64	58	right word fra none ordinary
64	59	leading der hedder
64	62	ending before ur given
64	64	before = dottern
64	69	ending after st none
64	70	between ~ med
64	73	left word eller none ordinary
64	78	ending after ch known
64	79	leading ~ siger
64	86	after = ref
64	89	two before = mye
65	12	edges nb heard la
65	19	ending after 's none
65	40	ending after ja known
65	50	ending after ed both
65	51	ending after ра known
65	60	ending before чь known
65	67	two before = dette
65	76	ending before et both
65	81	two before = enligt
65	83	word nb rose
65	88	between så på
66	14	between a ~
66	26	ending after dt none
66	30	ending after ка none
66	35	before = pasient
66	40	before = у
66	43	ending after ck both
66	47	two before = pas
66	49	after = kontrol
66	54	left word ~ none place
66	61	right word har known common
66	66	coming till ~
66	69	edges nb medical ne
66	77	role titles formed unheard
66	78	ending after 's surname
67	109	before = han
67	26	left word og known common
67	3	edges ru heard ке
67	32	edges da unheard an
67	42	leading ~ wife
67	44	role none pet ordinary
67	58	edges da heard la
67	66	ending before na none
67	67	before of given common unheard
67	69	ending before ke both
67	71	ending after um given
67	78	ending before eg both
67	83	left word about given common
68	26	after of called unheard heard
68	33	after = når
68	39	left word ~ given place
68	41	two before = of
68	42	after of both unheard unheard
68	42	is pet unheard
68	47	edges nb unheard ld
68	48	ending before end rare
68	53	before = lite
68	55	ending before af known
68	60	leading här är
68	67	right word och known ordinary
69	1	edges da heard rn
69	16	ending after de rare
69	19	left word en none ordinary
69	30	ending after te rare
69	31	between hos ~
69	35	right word ~ rare ordinary
69	37	after = ønsker
69	38	role animals known ordinary
69	45	before = vi
69	51	role animals given ordinary
69	63	edges ru unheard ян
69	63	ending after it surname
69	65	leading end ham
69	69	before = hustru
69	73	ending before vi surname
69	96	edges nb heard ga
7	-14	between ~ godt
7	-22	ending after я formed
7	-26	ending before ør none
7	-55	coming har vært
7	-65	after of called common unheard
7	11	right word som surname unheard
7	16	before = far
7	17	before of verb unheard
7	24	ending before på surname
7	29	right word på surname common
7	31	ending before st none
7	35	ending before en known
70	13	ending before ht given
70	17	two before = she's
70	28	word sv sten
70	30	right word der none ordinary
70	32	role possessives known unheard
70	33	between ~ cpr
70	48	ending before rs surname
70	5	ending after ck none
70	51	ending before ки none
70	52	ending before on surname
70	59	ending after ev known
70	6	ending after ss none
70	62	two before = helt
70	64	role possessives given common
70	70	ending before lf surname
70	73	left word vi surname common
71	29	ending after f surname
71	31	after = har
71	33	ending before ol none
71	45	leading dr ~
71	46	between ~ в
71	47	edges en unheard ce
71	48	ending after ad surname
71	50	ending after il none
71	52	two before = sin
71	53	left word end pet ordinary
71	53	role start pet ordinary
71	55	ending after ar surname
71	58	after of formed medical unheard
71	58	ending after ve surname
71	62	left word är known ordinary
71	71	edges ru medical ом
71	73	coming а ~
71	76	ending after не none
71	89	ending before ou given
71	94	ending after da known
72	3	ending before rn none
72	47	ending after те known
72	49	before = också
72	55	two before = november
72	56	left word at known common
72	58	between дочь ~
72	59	before = mvh
72	74	before = жена
72	76	left word att none ordinary
72	77	coming han är
72	85	ending after ей none
73	111	before = sen
73	28	coming ~ тел
73	30	word nb hav
73	31	cue of greetings unheard
73	31	role greetings none unheard
73	34	before = on
73	34	ending before ot none
73	38	after = tror
73	40	coming kommer ~
73	43	coming # #
73	46	ending after tt none
73	47	before = внук
73	47	ending after en none
73	48	between dr ~
73	51	after = blev
73	54	before = när
73	76	edges en unheard ma
73	76	edges nb unheard am
73	78	after of known ordinary medical
74	11	between ~ тел
74	128	between heter og
74	29	two before = vår
74	40	ending after ит none
74	42	edges en heard ch
74	47	after = bror
74	51	coming ~ в
74	57	ending before но none
74	58	role persons surname unheard
74	61	leading # ~
74	72	left word det none unheard
74	91	leading min kone
74	98	ending after on surname
75	-24	ending after ia given
75	24	two before = bjørn
75	49	edges sv heard le
75	50	ending before os given
75	54	ending before ia surname
75	57	right word end surname unheard
75	88	two before = they
75	89	leading mg ~
76	-3	ending before ej none
76	16	ending after ej none
76	16	two before = in
76	26	edges en medical ld
76	32	coming ønsker ~
76	35	ending before lk none
76	45	coming ejer ~
76	76	before = hei
76	79	after = her
76	79	between ~ står
76	91	ending before ad both
77	102	coming patient ~
77	123	two before = sier
77	125	ending before og called
77	38	after none place
77	48	after = henvist
77	53	leading tid hos
77	59	two before = после
77	62	after of rare unheard medical
77	63	edges sv heard es
77	68	after of form common unheard
77	70	edges nb heard ka
77	70	left word på known common
77	73	edges ru medical от
77	73	word ru кот
77	78	ending after ор none
77	82	two before = один
77	90	two before = name
78	15	after = ligger
78	22	edges ru heard ан
78	29	ending after is given
78	30	ending before is called
78	32	edges en heard on
78	38	ending before ta rare
78	40	coming ~ с
78	41	ending before se called
78	45	ending before ts given
78	46	between av på
78	47	left word til none place
78	54	after of none place unheard
78	55	before = fastlege
78	58	right word med none medical
78	59	ending before на known
78	70	edges nb unheard ge
78	70	right word när none ordinary
78	75	ending after же none
78	8	ending before så known
78	82	after = vil
78	86	leading end hej
78	97	right word and called medical
78	98	between hedder og
78	99	left word og known ordinary
79	-4	after = også
79	32	ending before rt surname
79	33	ending after av both
79	36	coming den #
79	41	two before = mr
79	56	coming holm ~
79	6	edges ru heard вь
79	61	ending before på known
79	63	ending after ka known
79	66	edges sv heard rs
79	68	coming er ni
79	76	coming ~ у
79	81	ending before ga known
79	88	ending after vå given
8	-15	coming han er
8	-16	two before = kontakt
8	-27	ending before на called
8	-29	after = could
8	-34	ending before er called
8	-56	ending after ук none
8	10	leading en bror
8	13	ending before år called
8	17	right word han known unheard
8	17	role named given unheard
8	17	two before = mannen
8	23	right word jeg given common
8	26	right word så none ordinary
8	27	ending after in given
8	30	ending after ne surname
8	39	after = this
8	50	after = day
8	53	before = good
80	17	role animals none ordinary
80	32	before of called common heard
80	38	after = он
80	44	after = søster
80	54	between mr ~
80	57	after of called medical heard
80	60	two before = her
80	69	ending after nd given
80	72	between end är
80	75	left word и none ordinary
80	77	two before = fra
80	85	coming ~ til
80	87	after = æ
80	87	two before = пять
80	94	role persons given common
81	28	two before = nå
81	37	before of rare place heard
81	39	ending before ke known
81	50	before = hedder
81	52	before of called medical heard
81	61	ending after # pet
81	61	leading af ~
81	65	right word kommer both common
81	68	before = datter
81	69	ending before ка none
81	78	edges sv heard se
81	86	after = ni
81	87	after = mand
81	89	after = tack
81	89	after = от
81	95	before = name
82	-16	after = holm
82	-30	two before = owner
82	18	edges sv heard nd
82	47	edges nb unheard di
82	47	edges ru heard ва
82	47	two before = tor
82	58	ending before ar surname
82	62	after = där
82	67	after = can
82	85	ending before ax none
82	90	leading и ~
82	91	between mor far
82	92	between ~ går
83	106	left word from none unheard
83	106	two before = восемь
83	15	ending before va none
83	27	ending before la none
83	41	after rare unheard
83	45	leading ~ og
83	59	edges nb unheard on
83	61	role kin known common
83	62	edges sv unheard ja
83	65	ending before ga given
83	67	coming hon har
83	74	ending before # both
83	74	two before = ha
83	78	leading после ~
83	80	leading ~ with
83	89	right word det none unheard
83	92	edges sv unheard ra
83	95	edges da unheard ra
84	-28	edges da heard ol
84	31	after = inn
84	45	after = к
84	48	coming # года
84	56	ending after rg none
84	57	between ~ telefon
84	57	coming ja det
84	58	after of none ordinary unheard
84	61	role persons called common
84	62	left word av none unheard
84	70	coming från ~
84	70	ending before ån none
84	73	ending after ar pet
84	75	left word kg none ordinary
84	79	after = сегодня
84	82	between men har
84	86	between я ~
84	86	ending after ne given
84	86	ending after нь none
84	97	ending after nt surname
85	-50	before of rare unheard unheard
85	107	between fra ~
85	108	edges ru unheard ом
85	113	ending before с known
85	18	ending after rg known
85	50	after = lund
85	50	right word # formed unheard
85	51	cue animals
85	53	edges nb heard me
85	60	before = to
85	63	two before = sig
85	67	ending after ta given
85	68	two before = hest
85	78	two before = var
85	80	ending before va surname
85	80	two before = jag
85	88	after = been
86	101	role kin rare unheard
86	30	between for ~
86	35	before = in
86	36	word da bjørn
86	46	edges en heard th
86	50	ending after to known
86	54	ending after 's known
86	54	ending before сь none
86	59	coming ja han
86	59	right word säger none ordinary
86	60	ending before om none
86	61	right word # known common
86	68	left word i rare place
86	77	edges da medical te
86	79	two before = ute
86	82	edges ru heard ей
86	82	leading og så
87	-20	two before = this
87	1	after surname ordinary
87	107	ending after nk known
87	125	between har på
87	41	ending after ll none
87	43	cue of named heard
87	43	role named none ordinary
87	53	edges nb unheard in
87	56	two before = pasient
87	61	ending after ан none
87	61	ending before ри none
87	62	between hva det
87	64	between ~ jeg
87	68	ending after ll known
87	72	between kat ~
87	80	between ~ jag
88	32	edges da heard ro
88	35	two before = twice
88	43	between end har
88	44	before of called common medical
88	45	leading of ~
88	49	after formed common
88	50	before = vet
88	56	coming ~ скорую
88	68	two before = муж
88	74	left word в none place
88	79	coming ~ lege
88	82	before = inn
88	83	before = mycket
88	93	after = доктор
88	93	before = bror
88	99	ending before st pet
89	103	leading ~ far
89	40	leading i ~
89	46	shape unheard 0
89	47	after of formed unheard unheard
89	53	coming к ~
89	62	before = make
89	68	role placePrepositions none common
89	76	after = drikker
89	76	left word # rare place
89	78	leading ~ patient
89	81	ending before bo known
89	86	right word ~ none common
9	-14	leading ~ blev
9	-15	edges ru heard ое
9	-19	ending after nn known
9	-25	after = had
9	-34	ending before de called
9	11	between lane ~
9	14	edges en unheard rt
9	18	after = а
9	18	between och end
9	18	right word er known common
9	19	left word heter known unheard
9	22	ending after en given
9	23	word sv ni
90	104	between så det
90	26	two before = till
90	33	edges nb heard am
90	34	between till ~
90	63	ending before to known
90	81	before = ssk
90	82	left word och known common
90	83	before = takk
90	86	right word med surname common
90	93	right word that none ordinary
91	-2	two before = владелец
91	10	edges nb heard sk
91	102	right word через none ordinary
91	160	edges en unheard by
91	42	length unheard middle
91	57	right word end called ordinary
91	68	ending before er given
91	78	before = дочь
92	102	left word om given common
92	103	left word og known unheard
92	112	between skal ~
92	136	between og min
92	17	two before = hos
92	55	after = vinter
92	55	coming ~ født
92	63	before of given unheard medical
92	64	edges da unheard na
92	74	role none surname unheard
92	89	before = står
92	97	leading come in
92	99	two before = snakker
93	109	between er ja
93	40	word nb stein
93	41	ending after 's called
93	43	two before = säger
93	48	two before = is
93	51	edges nb heard rk
93	52	after of verb unheard
93	56	edges da heard on
93	56	edges ru heard та
93	90	coming partner ~
93	93	left word of given common
93	97	coming mand ~
94	105	edges en unheard as
94	119	before = fint
94	32	left word ~ formed ordinary
94	55	two before = alla
94	56	ending after ли known
94	61	leading tolk ~
94	62	before = heter
94	63	edges sv unheard ik
94	66	left word till none ordinary
94	73	edges en unheard la
94	76	edges da heard le
94	76	role persons formed unheard
94	85	leading gran ~
94	92	between fastlege ~
95	32	between ~ er
95	32	ending after ke known
95	55	ending before ne called
95	57	between ~ kommer
95	68	after = också
95	70	after = havde
95	74	edges en heard ip
95	77	between ägare ~
95	80	right word inte none ordinary
95	86	between ~ de
95	92	after = sa
95	96	before = hon
96	118	edges nb heard lo
96	136	between end #
96	46	two before = my
96	51	cue titles
96	52	ending after ge surname
96	55	ending before dr surname
96	58	edges en heard it
96	77	between att inte
96	82	word en chip
96	88	ending after le known
96	89	two before = к
96	91	cue of named unheard
96	91	role named none unheard
96	99	ending after ол none
97	102	edges ru heard га
97	102	ending after na given
97	105	ending before ga surname
97	112	after = går
97	36	before = что
97	39	ending before ll called
97	41	leading om ~
97	41	two before = for
97	46	after = has
97	54	two before = it
97	59	after both ordinary
97	59	cue of persons name
97	73	ending after re none
97	75	leading læge ~
97	82	right word er known ordinary
97	87	between för ~
97	90	after = jag
97	97	role titles known ordinary
98	105	after = you're
98	54	before = is
98	61	after = ему
98	65	between tolk ~
98	65	ending after me known
98	69	two before = а
98	71	between ~ og
98	73	ending before ой known
98	74	coming the ~
98	81	after = uppger
98	81	before = mum
98	81	between pasient ~
98	82	between ~ uppger
98	84	coming and my
98	93	coming hun husker
98	93	ending before vn known
98	94	ending before у called
99	104	leading snakker med
99	105	ending before ag called
99	139	coming med end
99	59	two before = læge
99	61	before = wife
99	74	leading зовут ~
99	85	leading ~ on
99	89	before of called ordinary unheard
99	89	two before = our
99	91	coming for a
99	93	after = syster
99	95	between doktor jeg
99	95	ending after tt called
99	99	between datteren ~
`
