/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-10	ending before dt known
-1	-16	between врач ~
-1	-16	ending before ir given
-1	-18	edges sv unheard as
-1	-18	left word end called ordinary
-1	-18	role start called ordinary
-1	-23	coming в ~
-1	-23	edges nb heard ke
-1	-24	after of surname ordinary unheard
-1	-25	ending after la given
-1	-30	ending after at surname
-1	-36	before = jo
-1	-48	ending before ой formed
-10	-11	before = upp
-10	-11	left word du none medical
-10	-12	between # hos
-10	-12	left word номер none medical
-10	-12	right word ikke none medical
-10	-12	right word inte both common
-10	-13	right word mor both common
-10	-14	left word gir none medical
-10	-14	right word to none medical
-10	-15	before = nhs
-10	-15	between nhs #
-10	-15	ending before hs given
-10	-15	left word nhs given common
-10	-16	before = husky
-10	-16	edges ru medical ль
-10	-16	ending after ga given
-10	-16	ending before ky both
-10	-16	left word husky both common
-10	-17	after of given ordinary unheard
-10	-17	between end av
-10	-20	edges da heard al
-10	-21	edges sv medical ni
-10	-26	between end is
-10	-29	left word en none medical
-10	-29	two before = partner
-10	-31	ending before rs rare
-10	-37	coming ~ den
-10	-38	right word hva none ordinary
-10	-5	after = sedan
-10	-58	left word og called common
-10	-65	two before = datter
-10	-8	edges nb medical yd
-10	-8	ending before i called
-10	-9	leading hjem i
-10	0	ending after та none
-10	1	after of rare medical medical
-10	12	before = just
-10	12	ending before ть none
-10	13	edges nb heard ri
-10	14	between med end
-10	20	right word og both common
-10	3	role none form ordinary
-10	38	ending before ed called
-10	45	before = hun
-10	5	between far ~
-10	5	ending after od given
-10	6	coming eller ~
-100	-14	after = sen
-100	-40	edges sv unheard ar
-100	-47	before = efter
-100	-51	right word han given common
-100	-53	ending after kt none
-100	-60	between ingen ~
-100	-63	ending before 's given
-100	-68	after = din
-100	-68	ending after мы none
-100	-69	after = card
-100	-83	ending before ja given
-100	-88	before = vil
-100	-93	ending before kk given
-100	-99	between en end
-101	-132	ending after up none
-101	-25	edges en unheard mi
-101	-48	two before = gav
-101	-48	two before = the
-101	-50	after = by
-101	-52	edges sv heard ar
-101	-62	is surname common
-101	-73	ending before al both
-101	-74	ending after al none
-101	-80	edges da heard el
-101	-83	after = sambo
-101	-91	between end heter
-101	-93	before = samma
-101	-93	ending before ar rare
-101	-94	ending after ra none
-101	-96	ending before ше none
-101	-97	left word på none ordinary
-101	-98	leading # år
-101	-99	between var i
-102	-106	right word i none medical
-102	-111	shape unheard -3
-102	-16	after = bor
-102	-17	before = som
-102	-47	between in and
-102	-59	coming i #
-102	-65	left word og given common
-102	-66	ending before ad none
-102	-69	edges nb heard pa
-102	-72	between ~ на
-102	-72	edges ru heard ку
-102	-73	edges nb heard er
-102	-75	ending after ia none
-102	-80	between ~ til
-102	-85	two before = do
-102	-86	after = bakke
-102	-86	edges en heard sk
-102	-86	ending after nd surname
-102	-86	leading с ~
-102	-86	word en ask
-102	-92	ending before mb rare
-102	-92	left word mb rare medical
-102	-92	two before = ti
-102	-93	leading end det
-102	-99	before = komma
-103	-102	edges sv medical ng
-103	-105	left word i called medical
-103	-107	after = ha
-103	-110	after = take
-103	-122	right word is none unheard
-103	-60	ending after ce known
-103	-63	ending after # given
-103	-64	ending before em none
-103	-70	ending after rk none
-103	-78	after = dotter
-103	-79	before = it
-103	-79	left word в called common
-103	-82	before = lege
-103	-85	left word er both common
-103	-86	before = av
-103	-95	two before = man
-104	-100	word nb ville
-104	-110	before = fire
-104	-110	coming i en
-104	-111	before = two
-104	-113	ending after um surname
-104	-12	word en day
-104	-125	right word ikke given common
-104	-33	edges sv heard ni
-104	-50	two before = skulle
-104	-55	two before = som
-104	-63	ending after ta surname
-104	-65	before of rare medical unheard
-104	-69	right word ~ pet unheard
-104	-76	before = ni
-104	-78	after = ska
-104	-81	two before = ska
-104	-82	ending before he both
-104	-85	between # till
-104	-92	ending before me given
-104	-93	right word tar given common
-104	-95	before = three
-105	-105	edges en unheard ck
-105	-106	ending before ss none
-105	-108	two before = tolv
-105	-110	between så du
-105	-110	ending after it given
-105	-114	coming under ~
-105	-51	edges sv heard ra
-105	-55	coming ~ med
-105	-70	edges da medical ar
-105	-90	between ~ fra
-105	-93	ending before es given
-105	-98	before = mb
-105	-99	ending after ks none
-106	-102	ending after ло none
-106	-106	ending after lf none
-106	-107	after = как
-106	-108	ending before må none
-106	-111	coming vil ha
-106	-116	between av och
-106	-119	edges sv medical er
-106	-57	ending before na given
-106	-65	edges nb heard ve
-106	-80	left word the both common
-106	-88	two before = no
-106	-96	after = komma
-107	-104	ending after nt given
-107	-106	leading end jeg
-107	-106	two before = take
-107	-107	coming ~ нет
-107	-114	left word the surname common
-107	-115	left word skal surname common
-107	-45	after = ut
-107	-56	right word # called ordinary
-107	-60	before of formed common heard
-107	-75	right word er none common
-107	-77	after of none medical medical
-107	-79	before = or
-107	-86	shape heard -4
-107	-91	edges sv heard ln
-107	-92	before = rise
-107	-92	ending before ок none
-107	-92	leading ~ rise
-107	-93	before = måtte
-107	-95	leading ja men
-107	-95	left word of given ordinary
-107	-98	ending after ng called
-107	-98	two before = må
-108	-102	two before = utan
-108	-105	two before = sen
-108	-108	ending before te rare
-108	-110	right word er none ordinary
-108	-113	right word ref called common
-108	-127	leading ~ говорит
-108	-49	ending before er rare
-108	-54	ending after er both
-108	-63	two before = day
-108	-72	ending before dt none
-108	-75	role titles given common
-108	-78	right word kl none unheard
-108	-84	ending before ma none
-108	-87	leading kan du
-108	-96	after = three
-109	-102	edges ru medical ин
-109	-102	word nb natt
-109	-130	left word så called common
-109	-58	right word в none ordinary
-109	-64	ending after id given
-109	-75	edges sv heard ur
-109	-78	edges da heard er
-109	-81	before = så
-109	-81	leading ~ för
-11	-12	role titles surname common
-11	-13	coming sendt ~
-11	-13	edges ru medical ам
-11	-13	left word går given common
-11	-15	between ~ grad
-11	-15	right word datter known common
-11	-16	right word av none medical
-11	-18	right word ser given common
-11	-19	left word är both common
-11	-2	after = finns
-11	-2	right word dotter known common
-11	-2	two before = är
-11	-20	coming ~ er
-11	-20	right word for none medical
-11	-24	ending after ør none
-11	-24	right word end rare medical
-11	-26	edges sv heard rd
-11	-4	ending after и none
-11	-4	two before = lives
-11	-54	between det ~
-11	-8	after = vara
-11	-9	edges sv medical de
-11	0	edges da unheard er
-11	0	edges sv medical an
-11	1	right word læge none ordinary
-11	13	before of called common unheard
-11	23	ending before th surname
-11	34	role kin surname common
-11	37	edges en medical nd
-11	48	edges nb unheard ke
-11	6	ending before på surname
-11	68	before of none ordinary unheard
-11	7	after = не
-110	-102	coming har blivit
-110	-110	edges ru heard ор
-110	-150	left word the none ordinary
-110	-68	edges ru heard ом
-110	-75	coming nr ~
-110	-83	between ~ kopi
-110	-83	ending after al both
-110	-92	coming это ~
-110	-92	ending after ls none
-110	-96	ending before ий none
-111	-108	left word har none ordinary
-111	-115	ending after ов none
-111	-118	between den ~
-111	-62	ending before ил none
-111	-89	ending before to surname
-111	-90	coming skal vi
-111	-91	two before = ser
-111	-96	after = kopi
-112	-101	between ikke ~
-112	-101	coming og hun
-112	-109	ending after ни none
-112	-111	two before = dem
-112	-112	leading den ~
-112	-118	left word a none ordinary
-112	-121	edges ru heard ца
-112	-42	coming and ~
-112	-72	right word can surname common
-112	-83	left word vi none ordinary
-112	-86	before = hur
-112	-89	right word har none medical
-112	-90	between og og
-113	-100	cue of none medical
-113	-100	role none none medical
-113	-101	after = till
-113	-107	left word det none ordinary
-113	-110	after = af
-113	-148	word sv in
-113	-161	ending after ad called
-113	-48	left word och surname common
-113	-52	right word till none ordinary
-113	-53	left word og surname common
-113	-59	before = sønnen
-113	-70	edges en heard ve
-113	-76	between min ~
-113	-78	ending before or surname
-113	-79	edges en heard ry
-113	-79	ending before on called
-113	-81	right word and none ordinary
-113	-91	coming efter ~
-113	-97	edges sv unheard en
-113	-97	leading # mm
-114	-108	two before = потом
-114	-111	right word var both common
-114	-112	ending after så surname
-114	-121	word sv flera
-114	-123	edges nb heard ok
-114	-24	before = å
-114	-53	edges ru heard ра
-114	-63	edges nb heard an
-114	-73	edges nb medical ar
-114	-90	right word # given common
-114	-98	ending before du surname
-115	-106	leading next of
-115	-106	two before = next
-115	-106	word en kin
-115	-115	before = she's
-115	-115	edges ru medical ва
-115	-128	edges en medical ot
-115	-145	coming ~ the
-115	-60	ending before an given
-115	-61	leading ~ из
-115	-74	before = kan
-115	-76	ending after en both
-115	-77	before of # medical
-115	-81	leading ~ till
-115	-83	role none given common
-115	-86	ending after kl none
-115	-87	left word men none ordinary
-115	-88	ending after ut both
-115	-89	leading säger att
-115	-96	role kin given common
-115	-96	two before = høyre
-115	-99	leading samme og
-116	-109	ending before же none
-116	-110	left word # none medical
-116	-123	two before = one
-116	-124	ending before ис none
-116	-125	left word я none ordinary
-116	-141	ending after du surname
-116	-38	ending after he known
-116	-42	ending before is both
-116	-77	ending before he known
-116	-83	edges da heard ar
-117	-103	edges nb heard ha
-117	-103	word nb ha
-117	-104	ending before ks given
-117	-105	edges sv heard er
-117	-108	after = hver
-117	-108	ending before så surname
-117	-111	two before = tar
-117	-118	ending after ei given
-117	-119	left word och none ordinary
-117	-136	ending before år given
-117	-136	leading ~ fra
-117	-29	word en will
-117	-64	is given common
-117	-75	role placePrepositions given ordinary
-117	-76	leading jo ~
-117	-78	ending before ho none
-117	-82	two before = se
-117	-84	leading ~ over
-117	-86	ending after ft given
-117	-90	word en date
-117	-94	coming ~ is
-117	-97	after = blir
-118	-102	before = mm
-118	-103	after = as
-118	-103	before = после
-118	-107	two before = kan
-118	-109	edges en medical 's
-118	-111	between han ~
-118	-111	ending after så both
-118	-111	ending before он none
-118	-113	before = kommer
-118	-113	leading ett ~
-118	-117	ending before ik surname
-118	-64	before of none common medical
-118	-82	edges nb heard et
-118	-86	after = efter
-118	-89	between en och
-118	-91	after = må
-118	-91	edges nb heard se
-118	-94	right word se none unheard
-118	-96	coming over ~
-118	-97	after = dr
-119	-101	coming har jeg
-119	-102	leading för att
-119	-102	two before = i'll
-119	-103	ending after ni surname
-119	-104	before = we
-119	-110	coming муж ~
-119	-113	edges nb medical rt
-119	-115	leading end men
-119	-142	left word å none ordinary
-119	-145	word nb der
-119	-149	between på ville
-119	-167	right word with none ordinary
-119	-61	between на end
-119	-7	before of none ordinary medical
-119	-95	left word patient given common
-119	-99	two before = ligger
-12	-15	left word # known common
-12	-16	coming fem ~
-12	-16	ending before al known
-12	-17	leading ~ in
-12	-17	right word den none medical
-12	-17	role none given ordinary
-12	-18	coming ~ så
-12	-18	edges ru medical ан
-12	-18	ending after an called
-12	-22	between без ~
-12	-28	after = ringte
-12	-37	after of surname ordinary medical
-12	-39	ending after ge given
-12	-4	two before = blev
-12	-41	is given medical
-12	-5	after of called ordinary medical
-12	-5	before of both common unheard
-12	-53	ending after es rare
-12	-55	edges sv heard rn
-12	-6	ending before ar known
-12	-7	between is and
-12	-7	ending after da surname
-12	-9	coming husband ~
-12	10	two before = can
-12	15	ending after ль none
-12	17	ending before ch known
-12	2	two before = hon
-12	4	ending before од none
-12	6	ending before eg surname
-120	-101	before = skulle
-120	-103	word nb de
-120	-106	leading # i
-120	-109	edges en heard en
-120	-111	after = муж
-120	-113	leading ~ что
-120	-61	after = last
-120	-78	ending before de given
-120	-79	after given unheard
-120	-88	right word han none medical
-120	-89	is none medical
-120	-91	after = name
-120	-96	before = kilo
-121	-105	right word you known common
-121	-109	two before = upp
-121	-118	leading ~ læge
-121	-119	ending after ef called
-121	-121	ending after a given
-121	-121	right word a given common
-121	-125	ending after ht surname
-121	-128	after = maj
-121	-65	edges ru unheard ну
-121	-71	edges sv heard is
-121	-79	before = better
-121	-92	word en mark
-121	-94	after = kl
-121	-94	coming kl #
-122	-105	ending before ds none
-122	-111	edges en heard al
-122	-111	edges nb medical on
-122	-113	coming ему ~
-122	-114	between ~ нет
-122	-123	edges sv heard ås
-122	-124	ending before ll both
-122	-125	ending before eg given
-122	-145	coming går på
-122	-146	left word jeg none ordinary
-122	-82	left word в none medical
-122	-82	two before = natt
-122	-85	left word in surname common
-122	-92	coming to ~
-122	-92	ending after un rare
-122	-98	after = inte
-123	-100	ending after nd both
-123	-103	role none form common
-123	-107	ending before sk none
-123	-109	ending after го none
-123	-109	right word ~ surname medical
-123	-113	ending before me surname
-123	-114	edges ru unheard ин
-123	-121	left word på surname common
-123	-123	coming no ~
-123	-129	two before = normal
-123	-149	after pet unheard
-123	-70	edges da heard ne
-123	-70	ending after и called
-123	-75	before = jag
-123	-96	after = etter
-124	-103	ending after ay none
-124	-104	ending before ow both
-124	-105	word sv god
-124	-106	word sv sina
-124	-108	ending after ны none
-124	-115	left word hade none ordinary
-124	-123	two before = since
-124	-76	coming # мг
-124	-82	before = bara
-124	-90	ending after lf given
-124	-90	word sv ja
-124	-92	ending before og both
-125	-106	right word ja none medical
-125	-108	edges sv medical od
-125	-118	between end och
-125	-124	after = tiden
-125	-134	before = ten
-125	-149	ending before hl none
-125	-77	right word и called ordinary
-125	-98	left word af none ordinary
-126	-102	edges nb heard ne
-126	-104	edges ru heard се
-126	-120	between de ~
-126	-121	coming med en
-126	-72	two before = selv
-126	-76	edges nb unheard va
-126	-86	edges da heard pe
-126	-87	ending before du none
-126	-90	edges sv medical ll
-126	-94	leading ~ ingen
-127	-101	two before = om
-127	-103	ending before ма none
-127	-105	edges da heard lo
-127	-105	word da kilo
-127	-109	coming så jeg
-127	-109	right word til given common
-127	-122	ending before ия none
-127	-123	ending before ей none
-127	-124	two before = ni
-127	-134	ending after se called
-127	-162	left word lite none ordinary
-127	-85	left word er known common
-127	-86	ending after lt none
-128	-104	right word # rare medical
-128	-105	right word что none ordinary
-128	-107	right word läkare none ordinary
-128	-112	ending before wo called
-128	-113	after = ett
-128	-124	two before = вас
-128	-68	two before = gir
-128	-83	edges ru heard ло
-128	-86	left word end surname common
-128	-86	role start surname common
-128	-92	edges en medical ks
-128	-92	word en weeks
-128	-97	before = alla
-129	-100	word nb da
-129	-102	edges en heard te
-129	-105	right word på none medical
-129	-107	after = sig
-129	-107	between ~ se
-129	-112	after = fem
-129	-121	edges ru heard но
-129	-123	ending before at both
-129	-129	between på och
-129	-131	between to ~
-129	-136	leading he was
-129	-143	left word ~ rare place
-129	-70	edges sv heard an
-129	-73	between из ~
-129	-89	after = ingen
-129	-90	right word för none ordinary
-13	-10	after of formed ordinary medical
-13	-11	edges nb medical om
-13	-11	left word fått none medical
-13	-12	edges sv medical ki
-13	-13	right word in given common
-13	-14	between gitt #
-13	-14	right word dag none medical
-13	-15	edges sv medical id
-13	-16	leading og er
-13	-16	leading skal bare
-13	-16	left word sig given common
-13	-18	left word bruker none medical
-13	-19	edges ru medical ра
-13	-2	ending after to none
-13	-20	after of formed unheard heard
-13	-20	between ~ i
-13	-20	ending after to given
-13	-20	ending before en called
-13	-22	edges da medical il
-13	-25	after known ordinary
-13	-27	ending before ак none
-13	-29	between of ~
-13	-5	cue of persons unheard
-13	-5	role persons none unheard
-13	-60	leading ~ called
-13	-9	before = siden
-13	-9	between vid ~
-13	-9	leading end kan
-13	-9	two before = мама
-13	12	word da dag
-13	3	left word # called medical
-13	6	ending before un known
-130	-102	ending after by given
-130	-108	before = nu
-130	-117	ending before мы none
-130	-121	leading ~ по
-130	-122	left word han none ordinary
-130	-122	two before = wife
-130	-126	after = fire
-130	-126	after = iris
-130	-71	word sv rosa
-130	-75	cue of possessives unheard
-130	-75	role possessives none unheard
-131	-108	word nb ja
-131	-113	leading ~ å
-131	-117	between fra jeg
-131	-121	edges nb medical te
-131	-129	leading on the
-131	-85	between ~ en
-131	-88	role introductions given common
-131	-92	coming vid ~
-132	-101	coming är ~
-132	-102	two before = ned
-132	-107	ending after os none
-132	-109	coming ~ а
-132	-110	ending before ou both
-132	-131	leading ~ of
-132	-136	ending after ца none
-132	-138	ending after il given
-132	-160	ending after в known
-132	-80	before = eg
-132	-93	between en som
-133	-101	ending after la none
-133	-104	coming om ~
-133	-107	ending after ет none
-133	-115	after = gir
-133	-116	before = what
-133	-119	leading ~ det
-133	-120	ending before га none
-133	-125	two before = et
-133	-130	ending after ra called
-133	-133	word da far
-133	-135	left word ett none ordinary
-133	-136	right word i called medical
-133	-145	after = kilo
-133	-79	edges en heard nd
-133	-79	leading mot ~
-134	-112	two before = lite
-134	-52	edges nb heard in
-134	-73	ending before en both
-134	-74	two before = ingen
-134	-82	leading end you
-135	-115	after = if
-135	-118	ending before ну none
-135	-129	two before = there
-135	-133	before = не
-135	-136	left word og none medical
-135	-148	right word du surname common
-136	-106	before = år
-136	-106	ending before te both
-136	-112	coming men jeg
-136	-113	between # no
-136	-113	edges en heard ds
-136	-117	coming se #
-136	-120	between ~ det
-136	-137	coming har det
-136	-62	ending before ed rare
-136	-80	ending before нь none
-136	-99	coming og det
-137	-119	after = under
-137	-120	edges da heard pi
-137	-120	word da kopi
-137	-124	word nb ring
-137	-128	two before = pappa
-137	-142	after = почта
-137	-146	word nb mens
-137	-151	before = inte
-137	-162	right word den given common
-137	-163	role none given medical
-137	-69	edges da heard un
-137	-74	role placePrepositions known common
-137	-75	is formed medical
-137	-91	two before = г
-137	-97	edges nb heard tt
-138	-109	left word # surname unheard
-138	-122	between ~ у
-138	-122	ending before ля none
-138	-133	edges sv heard jo
-138	-136	word sv gram
-138	-90	ending after mb none
-138	-91	coming som heter
-138	-96	after = negativ
-138	-96	left word kan none ordinary
-138	-97	edges en medical od
-138	-97	word en blood
-139	-104	coming nr #
-139	-107	edges en unheard ld
-139	-121	after = four
-139	-121	ending after ri none
-139	-123	two before = dagar
-139	-126	ending after iv none
-139	-141	ending after ие none
-139	-156	after = e
-139	-73	two before = mot
-139	-98	before = datteren
-14	-10	coming card #
-14	-10	left word æ none medical
-14	-11	between ~ som
-14	-12	two before = din
-14	-13	coming ~ #
-14	-14	right word från none medical
-14	-14	two before = du
-14	-15	edges nb medical ki
-14	-16	leading han har
-14	-16	right word får none medical
-14	-17	edges sv heard ig
-14	-18	ending after el surname
-14	-18	ending after re called
-14	-18	two before = bare
-14	-18	two before = tack
-14	-20	between fra i
-14	-20	two before = so
-14	-21	ending before få given
-14	-21	left word få given common
-14	-23	coming sedan i
-14	-25	leading hundre og
-14	-28	role none called ordinary
-14	-29	between er han
-14	-3	between six end
-14	-34	after = åt
-14	-47	coming og har
-14	-8	coming att det
-14	-9	between æ på
-14	-9	is formed ordinary
-14	-9	role none called common
-14	0	between ~ kan
-14	13	edges sv unheard id
-14	14	ending after ец none
-14	2	two before = jo
-14	28	leading ~ min
-14	3	role persons none ordinary
-14	30	leading the ~
-14	5	ending after et given
-14	7	before = of
-140	-117	edges ru heard те
-140	-147	edges ru heard од
-140	-161	between heter ~
-140	-233	before of formed unheard heard
-140	-76	leading ~ by
-140	-89	leading end en
-140	-92	right word hun given common
-141	-109	right word kommer none ordinary
-141	-114	right word det given common
-141	-123	leading ~ vi
-141	-128	ending after до none
-141	-129	coming jag ~
-141	-130	between du ~
-141	-132	right word on surname common
-141	-142	word sv sa
-141	-156	coming og en
-141	-45	before = man
-141	-86	leading i dag
-141	-87	after = mi
-142	-106	ending after rd none
-142	-108	role persons none common
-142	-124	ending after el given
-142	-133	ending after ma none
-142	-135	right word # known unheard
-142	-75	ending after ng none
-142	-91	before = sånn
-142	-94	ending after tt known
-143	-107	right word the surname common
-143	-109	ending before kt none
-143	-111	word nb bak
-143	-123	edges nb medical se
-143	-125	before = без
-143	-125	ending before ла known
-143	-127	after = ind
-143	-133	coming säger ~
-143	-136	right word l none unheard
-143	-148	edges sv medical am
-144	-125	ending after år known
-144	-125	left word ja surname common
-144	-127	between for end
-144	-128	between i hun
-144	-131	coming heter ~
-144	-133	word sv sin
-144	-181	edges nb heard vn
-144	-83	ending after da none
-145	-114	two before = bo
-145	-119	before = for
-145	-127	after = man
-145	-136	left word hun none ordinary
-145	-138	before = då
-145	-140	between av end
-145	-144	right word ~ form unheard
-145	-163	ending before ot given
-145	-95	word en no
-145	-97	edges sv heard en
-145	-99	right word er none unheard
-146	-125	right word til none ordinary
-146	-135	two before = samme
-146	-93	word nb uke
-147	-120	after = of
-147	-121	word sv ju
-147	-124	edges sv heard rt
-147	-126	after = mot
-147	-151	right word по none ordinary
-147	-81	edges ru heard ен
-147	-91	two before = mi
-148	-103	ending before # given
-148	-106	edges en heard ne
-148	-110	coming en ~
-148	-110	leading ~ на
-148	-116	two before = remiss
-148	-117	word da vågen
-148	-120	ending after re rare
-148	-124	after = ring
-148	-124	leading ~ som
-148	-125	before = ut
-148	-130	before = normal
-148	-141	after = mig
-148	-143	ending after ку none
-148	-189	ending after et rare
-148	-88	leading end my
-148	-95	coming men det
-149	-105	before = doctor
-149	-117	two before = blir
-149	-130	ending before da both
-149	-192	before of pet ordinary heard
-149	-94	after = den
-149	-94	after = lives
-15	-14	after = akuten
-15	-14	after = taler
-15	-14	after = varit
-15	-14	after none common
-15	-14	edges nb unheard es
-15	-14	ending after gt both
-15	-15	between end om
-15	-16	coming ~ vet
-15	-16	ending after ит formed
-15	-17	cue none
-15	-17	two before = or
-15	-19	right word hedder none ordinary
-15	-19	right word с none medical
-15	-20	right word min none medical
-15	-21	word nb dag
-15	-24	leading # ingen
-15	-28	after of both common medical
-15	-29	ending after ex none
-15	-31	left word men both common
-15	-32	ending before in surname
-15	-32	right word ~ rare unheard
-15	-35	role placePrepositions known unheard
-15	-44	leading а ~
-15	-55	cue workplaces
-15	-59	two before = соседка
-15	-6	word sv ni
-15	-7	after = fikk
-15	-9	leading et ~
-15	13	edges ru unheard ей
-15	3	before = ja
-15	3	edges en heard ck
-15	5	left word så surname common
-150	-112	ending before et surname
-150	-114	ending before nt given
-150	-116	edges en heard rk
-150	-119	edges nb heard ng
-150	-121	role possessives called common
-150	-137	edges da medical le
-150	-140	after = be
-150	-143	ending before vi given
-150	-145	after = pasient
-150	-167	ending after ое none
-150	-86	role greetings given common
-150	-99	edges sv heard ne
-151	-102	two before = are
-151	-102	two before = hundre
-151	-104	edges nb medical ke
-151	-126	role possessives surname common
-151	-127	ending before ct none
-151	-130	ending after с none
-151	-147	after = positiv
-151	-160	edges en heard em
-151	-172	before = søstera
-152	-120	ending before du rare
-152	-124	left word at none medical
-152	-141	word sv jo
-152	-142	edges da heard nu
-152	-142	word da nu
-152	-143	before = sin
-152	-148	word da hoppe
-152	-158	ending after ty none
-152	-91	two before = a
-152	-94	between ~ nr
-153	-106	coming på #
-153	-123	leading var ~
-153	-156	leading ~ от
-153	-160	word sv man
-153	-79	role animals called common
-153	-97	edges sv heard ag
-154	-124	ending before ра none
-154	-125	leading ~ var
-154	-140	after = mor
-154	-144	word da ham
-154	-155	ending after ал called
-154	-172	leading доктор ~
-154	-95	ending before 's surname
-155	-117	role placePrepositions both common
-155	-137	leading du har
-155	-138	before = по
-155	-143	before = får
-155	-149	two before = ta
-155	-178	right word не none ordinary
-155	-183	before = før
-156	-102	ending before nd surname
-156	-107	left word pasient given common
-156	-113	right word к none ordinary
-156	-124	right word я none ordinary
-156	-125	left word end given common
-156	-125	role start given common
-156	-125	word nb han
-156	-128	before of form ordinary heard
-156	-137	ending before so none
-156	-139	edges nb heard em
-156	-142	two before = ham
-156	-144	ending after pi none
-156	-148	leading with a
-156	-152	after = se
-156	-169	left word med none medical
-156	-178	before = right
-156	-191	two before = gran
-156	-69	before = inga
-156	-97	ending after на known
-157	-125	after = får
-157	-139	before = två
-157	-149	word en little
-157	-150	edges da heard ag
-157	-152	edges ru heard ти
-157	-156	edges en heard ue
-157	-170	before = venstre
-158	-112	ending after ng both
-158	-127	between # на
-158	-128	between har end
-158	-141	two before = noget
-158	-148	between er så
-158	-153	ending after от none
-158	-85	ending before my none
-159	-100	coming ~ на
-159	-122	role named given common
-159	-132	two before = doctor
-159	-135	word nb si
-159	-137	coming som en
-159	-138	ending before ag none
-159	-140	before = fyra
-159	-142	edges nb heard nr
-159	-142	ending after ig none
-159	-142	two before = cm
-159	-144	ending after ut given
-159	-151	ending after ин none
-159	-153	coming врач ~
-16	-10	right word også both common
-16	-11	after = at
-16	-11	between kan på
-16	-11	ending after ач none
-16	-12	right word og known common
-16	-13	ending after va none
-16	-13	left word att both common
-16	-13	left word ha none medical
-16	-14	ending before rg none
-16	-14	left word kilo both common
-16	-14	right word sju given common
-16	-16	ending after ga surname
-16	-18	before = där
-16	-18	right word om none medical
-16	-2	ending after ny none
-16	-24	ending before end formed
-16	-26	ending before en given
-16	-26	left word etter none medical
-16	-27	word nb ber
-16	-30	two before = manager
-16	-31	left word end surname unheard
-16	-31	right word och none medical
-16	-31	role start surname unheard
-16	-37	leading at ~
-16	-4	after = nej
-16	-40	before of surname unheard medical
-16	-43	edges ru heard да
-16	-46	right word i called ordinary
-16	-56	leading owner ~
-16	-60	between och ~
-16	-8	edges sv heard ad
-16	-9	ending before # formed
-16	-9	ending before ar none
-16	-9	left word vad both common
-16	15	ending after an known
-16	15	leading vid ~
-16	61	before = you
-160	-105	ending before ел none
-160	-116	ending after к none
-160	-121	coming ~ men
-160	-132	ending after ий none
-160	-135	two before = gånger
-160	-137	between end på
-160	-144	ending after iv rare
-160	-151	before = samme
-161	-107	after of given unheard heard
-161	-114	right word jeg none ordinary
-161	-129	word sv skriver
-161	-132	edges da heard os
-161	-132	word da os
-161	-133	before = до
-161	-150	two before = ganger
-161	-153	word en ring
-161	-166	word nb vel
-162	-114	edges sv heard na
-162	-122	word sv ville
-162	-125	word sv se
-162	-133	two before = hans
-162	-137	leading sin ~
-162	-148	ending before ag given
-162	-149	after = over
-162	-149	between mor ~
-162	-153	ending after ur surname
-162	-92	ending before na known
-163	-152	edges ru heard ал
-164	-122	ending after ht none
-164	-132	edges sv heard ak
-164	-142	coming with ~
-164	-144	before = op
-164	-145	cue of titles medical
-164	-145	left word for none ordinary
-164	-145	role titles none medical
-164	-152	left word min none ordinary
-164	-163	ending before к none
-164	-166	edges sv heard om
-164	-97	before of surname medical heard
-165	-107	ending before ая none
-165	-140	after = att
-165	-148	word da sin
-165	-172	ending after um known
-166	-111	after of called medical medical
-166	-113	right word на none ordinary
-166	-118	edges en heard ll
-166	-127	right word and surname common
-166	-145	edges en heard or
-166	-154	coming ~ det
-166	-157	right word а none ordinary
-166	-203	after of pet ordinary medical
-166	-93	edges nb unheard er
-167	-113	ending before am surname
-167	-119	ending after ый none
-167	-128	edges sv heard ta
-167	-129	between var men
-167	-131	ending after re known
-167	-137	edges nb heard lt
-167	-145	after = that's
-167	-147	ending after is called
-167	-152	after = hos
-167	-166	word da set
-168	-124	ending after ng surname
-168	-136	word en old
-168	-142	between ~ the
-168	-174	between ~ has
-168	-177	word en fine
-169	-132	left word you both common
-169	-135	coming ~ ikke
-169	-152	ending after ir given
-169	-162	ending after me surname
-169	-170	ending before rg surname
-169	-59	edges en unheard er
-169	-80	before = and
-17	-14	ending before lo both
-17	-17	ending after ts given
-17	-18	edges sv unheard ig
-17	-19	ending before må given
-17	-19	left word må given common
-17	-19	right word dotter both common
-17	-20	edges nb medical ig
-17	-20	two before = болезнь
-17	-22	edges sv medical at
-17	-22	leading patient ~
-17	-22	left word three given common
-17	-22	right word man both common
-17	-24	edges nb medical ol
-17	-24	leading på venstre
-17	-25	before = många
-17	-26	ending before ga given
-17	-33	after formed ordinary
-17	-37	after rare ordinary
-17	-46	coming ~ är
-17	-6	between ~ till
-17	-8	after = spør
-17	-9	edges da heard de
-17	13	edges da heard ng
-17	14	left word den none ordinary
-17	14	right word det both common
-17	9	after = nummer
-170	-117	ending before на none
-170	-118	coming i storm
-170	-126	ending before he called
-170	-135	edges sv heard el
-170	-136	ending before ка formed
-170	-137	before = his
-170	-144	word en done
-170	-147	edges ru heard ая
-170	-150	edges sv heard ju
-170	-164	left word så none ordinary
-170	-178	ending before pa known
-171	-114	left word i surname common
-171	-136	left word my none ordinary
-171	-141	after = fyra
-171	-144	two before = nei
-171	-154	left word så called medical
-171	-171	word da din
-171	-186	edges nb unheard ka
-171	-194	two before = hva
-171	-84	edges sv heard va
-172	-133	after = jo
-172	-135	two before = under
-172	-154	word da tak
-172	-161	right word to surname common
-172	-162	ending before a both
-172	-166	before = hade
-172	-95	before of none medical medical
-173	-126	ending after us none
-173	-134	ending before et given
-173	-140	two before = нет
-173	-141	edges ru heard ни
-173	-142	before = how
-173	-161	left word a both common
-174	-115	edges nb heard ra
-174	-143	two before = men
-174	-150	after = нет
-174	-156	after = said
-174	-162	edges da heard ln
-174	-177	before = от
-174	-189	ending before a surname
-174	-70	word en better
-175	-110	ending after я none
-175	-125	two before = inte
-175	-126	word da som
-175	-129	edges sv heard gt
-175	-134	role placePrepositions surname common
-175	-140	left word hver known common
-175	-160	edges ru heard ст
-176	-113	edges da heard ge
-176	-129	edges nb medical am
-176	-134	left word er given common
-176	-145	coming var det
-176	-153	left word den surname common
-176	-168	before = hatt
-176	-168	two before = year
-176	-182	edges da heard at
-177	-165	edges da unheard ad
-177	-176	left word så given common
-177	-70	ending after ну none
-178	-153	ending before ем none
-178	-154	after = mother
-178	-167	word da kommer
-178	-168	before = hadde
-179	-116	ending after ge rare
-179	-148	coming han var
-179	-158	word sv din
-179	-167	right word с none ordinary
-18	-10	edges sv unheard ns
-18	-13	right word husker both common
-18	-14	after of none common heard
-18	-14	coming tolk ~
-18	-15	before = для
-18	-16	edges ru medical ке
-18	-16	ending before så both
-18	-16	right word ett given common
-18	-18	between jag på
-18	-18	edges nb medical is
-18	-18	right word grad none medical
-18	-19	left word vil given common
-18	-2	ending after om given
-18	-2	ending before år surname
-18	-20	edges en medical ed
-18	-20	edges nb unheard te
-18	-20	left word to none medical
-18	-21	edges sv unheard ad
-18	-23	left word она none ordinary
-18	-24	coming det kan
-18	-24	right word inte given common
-18	-25	edges nb medical ra
-18	-3	ending after es none
-18	-35	after = men
-18	-6	before = i
-18	-9	right word ~ none unheard
-18	-9	two before = ringing
-18	26	edges ru heard ит
-18	27	right word fra surname common
-18	3	between с и
-18	54	right word is surname common
-18	8	two before = deg
-180	-130	ending after ag known
-180	-152	two before = får
-180	-158	leading не ~
-180	-173	between ~ av
-181	-142	after = hade
-181	-142	edges nb heard kt
-181	-150	after = mamma
-181	-165	left word var none ordinary
-181	-168	edges ru heard ах
-182	-112	edges sv heard in
-182	-159	ending before he given
-182	-166	word nb hest
-182	-170	right word er none medical
-182	-173	edges en heard ar
-182	-176	right word # surname unheard
-183	-154	word nb kveld
-183	-161	ending after ко none
-183	-181	ending after ть none
-184	-146	left word can surname common
-184	-152	word nb morgen
-184	-168	coming skal ~
-184	-176	before = helt
-184	-180	word da hed
-185	-107	is form rare unheard
-185	-111	edges ru heard ки
-185	-196	leading end у
-186	-156	word en every
-186	-156	word en say
-186	-160	after = utan
-186	-160	two before = your
-186	-163	edges nb medical ld
-187	-101	between og er
-187	-152	edges en heard ed
-187	-168	between i har
-188	-158	edges en heard ap
-188	-179	two before = как
-188	-190	left word ringer given common
-188	-93	edges da heard an
-189	-125	edges da heard dt
-189	-157	is rare common
-189	-199	after = плохо
-19	-1	after = til
-19	-10	coming dotter ~
-19	-10	two before = vill
-19	-11	ending after ge none
-19	-11	left word er called common
-19	-12	coming ~ en
-19	-13	ending after ör both
-19	-14	two before = kg
-19	-15	role introductions called common
-19	-17	edges da medical el
-19	-19	ending after an none
-19	-2	leading med ~
-19	-20	edges sv unheard el
-19	-21	edges sv heard ut
-19	-21	left word jag rare medical
-19	-24	ending before mo known
-19	-25	ending after i given
-19	-26	ending after er pet
-19	-26	left word ~ none unheard
-19	-27	edges nb medical kt
-19	-28	right word mig none ordinary
-19	-29	ending after # known
-19	-31	left word å none medical
-19	-33	after = was
-19	-33	between ~ nei
-19	-48	after form unheard
-19	-57	two before = пациент
-19	-6	ending after eg surname
-19	-9	word nb ham
-19	1	left word end called common
-19	1	role start called common
-19	18	before = rosa
-19	18	edges da heard or
-19	20	before = se
-19	23	ending before ma surname
-19	25	leading ~ нет
-19	4	before = #
-19	40	coming men ~
-19	43	before = have
-190	-136	left word med none ordinary
-190	-157	ending after ты none
-190	-162	word nb god
-190	-170	coming der er
-190	-195	coming av det
-191	-144	two before = we
-191	-153	two before = but
-191	-153	two before = like
-191	-157	word nb din
-191	-165	word en frank
-191	-175	two before = в
-192	-113	shape unheard -4
-192	-156	edges en heard ts
-192	-164	edges nb medical od
-192	-167	edges ru heard ду
-192	-195	before = positiv
-193	-111	before = min
-193	-126	between er end
-193	-142	edges en unheard ey
-193	-157	coming ~ hos
-193	-194	shape medical -4
-194	-140	two before = går
-194	-159	right word nr none unheard
-194	-176	edges da heard ue
-194	-223	ending after ay known
-195	-121	leading en ~
-195	-134	before = ha
-195	-141	after = uten
-195	-168	ending after em given
-195	-180	between til og
-195	-193	edges nb heard to
-196	-161	left word i called common
-196	-171	two before = mig
-196	-178	cue of greetings medical
-196	-178	role greetings none medical
-197	-110	ending before ne known
-197	-141	between med #
-197	-168	after = me
-197	-179	between # bor
-197	-199	edges da medical er
-197	-204	ending before ст none
-197	-222	before = five
-198	-158	before = nei
-198	-159	right word om none ordinary
-198	-174	leading han er
-198	-198	after = igen
-198	-203	between ~ inte
-199	-135	edges sv heard lt
-199	-202	edges ru heard ью
-2	-12	ending after ka both
-2	-17	ending before nt none
-2	-18	after = enligt
-2	-20	ending after pe none
-2	-31	ending after в called
-2	-53	ending after el none
-2	12	coming по ~
-2	20	ending before og none
-2	23	ending before nn both
-2	28	ending after is rare
-2	34	left word heter given common
-20	-10	leading var hos
-20	-12	ending before an rare
-20	-12	word da skade
-20	-13	leading och ~
-20	-13	two before = на
-20	-14	coming ett ~
-20	-15	left word ny none medical
-20	-16	after = husband
-20	-16	ending after en rare
-20	-16	right word husband given common
-20	-18	ending after il surname
-20	-19	edges sv medical ol
-20	-19	ending after so none
-20	-19	ending after ts none
-20	-21	ending after ри none
-20	-23	between the and
-20	-23	coming står ~
-20	-25	edges en medical al
-20	-25	left word och given common
-20	-29	after = what's
-20	-29	is form unheard
-20	-32	two before = eg
-20	-34	two before = hade
-20	-35	coming ~ uten
-20	-40	right word не none medical
-20	-42	before = fikk
-20	-46	left word hos given unheard
-20	-50	between is ~
-20	-50	coming ~ что
-20	-60	leading владелец ~
-20	12	ending before ga none
-20	30	ending after år both
-20	36	between ~ du
-200	-115	ending before i both
-200	-146	after = å
-200	-168	edges nb unheard én
-200	-196	leading den er
-201	-120	edges en heard om
-202	-113	between til end
-202	-166	before = hver
-202	-174	edges da medical en
-202	-178	word da ring
-202	-186	edges nb medical st
-202	-197	after = meg
-202	-204	ending before iv none
-203	-164	after = left
-203	-185	edges nb heard ho
-203	-185	word nb ho
-204	-134	before = weeks
-204	-184	word en still
-204	-201	edges ru heard ру
-204	-202	word sv kommer
-205	-156	after = patient
-205	-184	edges da heard es
-205	-195	two before = an
-206	-143	edges en heard ns
-206	-149	word nb kopi
-206	-177	before = old
-206	-181	between end i
-206	-189	coming på venstre
-206	-200	word nb far
-206	-203	edges ru heard же
-207	-166	edges da heard ig
-207	-205	is form common
-208	-162	edges nb heard ak
-208	-166	coming ~ om
-208	-187	right word här none ordinary
-208	-189	word en home
-209	-126	edges en heard st
-209	-184	word da se
-21	-13	between så end
-21	-14	coming wife ~
-21	-16	two before = viser
-21	-17	leading med i
-21	-17	left word patient none ordinary
-21	-17	shape unheard -1
-21	-18	after of given ordinary heard
-21	-18	between det har
-21	-18	edges ru medical ен
-21	-19	ending after i none
-21	-19	shape heard -2
-21	-20	right word i none ordinary
-21	-21	before = är
-21	-22	coming hva heter
-21	-22	edges ru medical ии
-21	-22	left word my surname common
-21	-23	coming # g
-21	-23	edges da medical ol
-21	-24	edges da heard ip
-21	-24	word da chip
-21	-25	after given ordinary
-21	-25	before = havde
-21	-25	right word hos given common
-21	-26	after of surname place heard
-21	-28	after = for
-21	-29	right word og called common
-21	-31	right word jeg none medical
-21	-33	edges sv medical sk
-21	-35	coming blev ~
-21	-35	ending after så none
-21	-36	right word patient given common
-21	-37	edges sv heard pa
-21	-46	ending after ne none
-21	-6	right word som both common
-21	-62	ending before år known
-21	-68	edges nb heard sa
-21	0	role none rare ordinary
-21	16	two before = datteren
-21	8	between är ~
-210	-167	two before = de
-210	-172	before = на
-211	-167	ending before ts none
-211	-187	after = tor
-211	-203	word ru утром
-212	-183	after = år
-212	-185	coming ~ ja
-212	-190	before = over
-212	-223	word sv mår
-212	-237	word da iris
-213	-192	ending after ли none
-213	-202	ending before i known
-214	-153	word nb gang
-214	-165	word en days
-214	-208	before = your
-215	-187	before = an
-215	-200	word sv alla
-216	-204	before = ingen
-217	-223	edges nb unheard ma
-218	-102	before = are
-218	-222	edges nb medical or
-219	-154	word en song
-219	-168	word sv hans
-219	-179	ending before ad surname
-219	-182	edges da heard ni
-219	-185	after = nr
-219	-190	word sv fall
-219	-216	coming i venstre
-219	-217	right word min none ordinary
-22	-1	leading min ~
-22	-10	coming han ~
-22	-10	left word ska given common
-22	-11	left word # called common
-22	-13	after = med
-22	-14	before = end
-22	-14	cue start
-22	-14	ending after un none
-22	-14	leading end end
-22	-15	before = tryg
-22	-15	leading pga ~
-22	-16	between my card
-22	-16	edges ru heard ий
-22	-16	left word could surname common
-22	-19	edges en medical le
-22	-20	after = ho
-22	-20	ending after la surname
-22	-21	word sv chip
-22	-23	role greetings called medical
-22	-23	two before = eight
-22	-24	right word for both common
-22	-25	between og over
-22	-25	right word sa both common
-22	-26	between по ~
-22	-26	left word för given common
-22	-29	before = gir
-22	-29	before = она
-22	-29	right word en both common
-22	-30	between a and
-22	-30	ending before ee given
-22	-32	edges nb medical es
-22	12	ending after an surname
-22	18	ending before ke given
-22	22	leading ~ ja
-22	44	before = hende
-220	-144	ending after ок none
-220	-169	edges nb heard pi
-220	-171	two before = uten
-220	-184	ending before la given
-220	-186	word en are
-220	-188	edges en heard aw
-220	-197	edges en heard go
-220	-202	ending before es surname
-221	-174	edges en unheard ne
-221	-176	ending after kk called
-221	-197	between end til
-221	-204	ending after ва none
-221	-248	word en grace
-222	-150	before = en
-222	-154	after = it
-222	-163	right word i rare unheard
-222	-189	word sv natt
-222	-206	right word og called medical
-223	-151	two before = three
-223	-210	coming i natt
-224	-199	word da da
-224	-200	between kg #
-225	-193	edges en heard ys
-225	-195	edges en heard nk
-226	-204	word en last
-226	-214	right word er both common
-227	-200	word sv hemma
-227	-202	ending before ix none
-227	-209	after = hende
-228	-148	role none form rare unheard
-229	-158	edges ru heard ии
-23	-1	between under ~
-23	-16	leading de ~
-23	-17	after of none medical heard
-23	-18	coming # grader
-23	-18	length medical middle
-23	-19	between end negativ
-23	-19	between mg #
-23	-19	left word vill given common
-23	-2	ending before te none
-23	-20	ending before om rare
-23	-22	between # nr
-23	-23	coming i ett
-23	-23	ending after na both
-23	-25	edges ru medical ол
-23	-26	edges sv unheard an
-23	-26	two before = been
-23	-27	coming fastlege ~
-23	-29	after = svenska
-23	-30	left word из none ordinary
-23	-31	coming er med
-23	-31	ending before te surname
-23	-32	after = satt
-23	-32	left word til given common
-23	-33	ending before ar both
-23	-34	left word с none medical
-23	-35	left word en given common
-23	-4	coming er ~
-23	-55	ending after us given
-23	-75	between in end
-23	-8	leading в ~
-23	-9	right word är none unheard
-23	13	between ~ ikke
-23	19	ending after om both
-23	3	edges sv unheard öm
-23	4	ending before å none
-23	8	before = will
-23	9	leading mor ~
-231	-185	before = last
-231	-205	word nb sa
-231	-212	word en pop
-231	-213	two before = litt
-232	-151	before = du
-232	-206	ending after ки none
-233	-191	after = any
-233	-220	left word end formed ordinary
-233	-220	role start formed ordinary
-234	-184	ending after ой none
-234	-202	word da de
-234	-230	edges ru heard ди
-235	-161	edges da heard en
-235	-220	word da gang
-236	-246	between og end
-237	-192	edges nb heard mi
-237	-192	word nb mi
-238	-203	edges en heard io
-238	-224	edges sv heard du
-238	-224	word sv du
-239	-199	word sv sen
-239	-221	left word i known common
-24	-1	before of end medical
-24	-13	cue placePrepositions
-24	-13	edges da medical re
-24	-14	between att har
-24	-18	before = enligt
-24	-18	ending after ag both
-24	-19	edges en heard op
-24	-20	right word får given common
-24	-22	between det det
-24	-23	two before = att
-24	-25	between ~ så
-24	-25	left word siger both common
-24	-26	between og at
-24	-26	two before = da
-24	-28	edges nb medical ll
-24	-28	word nb rom
-24	-34	ending after ic none
-24	-34	left word # surname common
-24	-36	edges nb heard is
-24	-38	after surname medical
-24	-40	between jeg med
-24	-42	after = ejer
-24	-49	edges en unheard 's
-24	-6	edges en heard an
-24	-69	ending after end form
-24	-9	between ~ врач
-24	-9	right word to none ordinary
-24	28	ending before rd surname
-24	3	coming ~ и
-24	4	ending after al known
-24	43	before = son
-240	-166	word sv ring
-240	-172	before = god
-240	-180	edges en heard ng
-240	-188	edges da heard om
-240	-222	word en place
-240	-259	left word i given common
-241	-183	ending before as known
-241	-225	two before = me
-242	-210	left word men given common
-242	-226	word sv vill
-243	-208	after = läkare
-244	-133	edges da heard in
-244	-221	word nb sin
-244	-222	edges da heard du
-244	-222	word da du
-244	-236	two before = жена
-245	-241	word da have
-246	-198	edges sv heard de
-246	-214	shape medical -3
-247	-191	coming у ~
-247	-209	edges nb heard nå
-247	-221	word sv sal
-248	-189	before = över
-248	-231	ending before rd given
-249	-118	ending after st known
-249	-253	before of none place unheard
-25	-10	after of form ordinary heard
-25	-14	before = thank
-25	-14	ending before jo none
-25	-14	left word thank surname common
-25	-17	coming ~ på
-25	-20	after = kone
-25	-20	leading ~ inte
-25	-21	before = hunden
-25	-21	before = а
-25	-21	between hunden ~
-25	-21	coming må du
-25	-22	before = вам
-25	-22	right word bor both common
-25	-23	before = än
-25	-23	coming at jeg
-25	-24	before = fået
-25	-25	ending before 't given
-25	-27	ending after sa both
-25	-29	after = палата
-25	-29	coming палата #
-25	-29	edges ru heard ия
-25	-31	after = ny
-25	-32	edges ru medical ил
-25	-32	right word under none ordinary
-25	-33	left word jeg rare medical
-25	-35	edges ru medical те
-25	-35	ending after av surname
-25	-36	ending after kt given
-25	-37	edges sv heard ip
-25	-38	role greetings rare medical
-25	-39	leading på begge
-25	-5	ending before en none
-25	-5	right word ~ none ordinary
-25	-51	edges sv unheard ka
-25	-60	ending after ил none
-25	0	coming hun er
-25	0	ending before eg none
-25	14	ending before # called
-25	15	before of surname common medical
-25	15	ending after # formed
-25	4	ending after er rare
-25	9	ending after du called
-25	9	ending before me none
-250	-221	coming ~ var
-250	-223	before = the
-252	-244	before of surname medical medical
-254	-247	word en rang
-254	-276	after = number
-255	-225	word en born
-255	-247	edges nb heard rt
-256	-183	edges sv heard nt
-256	-226	word en my
-257	-214	before = nej
-258	-171	between # #
-258	-237	two before = hill
-259	-227	word da ind
-259	-240	word en have
-259	-255	edges nb heard du
-259	-255	word nb du
-26	-12	leading ~ ville
-26	-16	ending before it none
-26	-19	left word du none common
-26	-20	after = email
-26	-20	left word jag surname common
-26	-21	after = tar
-26	-21	after of formed unheard medical
-26	-22	right word ~ rare medical
-26	-24	ending after ed called
-26	-25	ending before кг none
-26	-25	leading ~ у
-26	-26	after = husker
-26	-26	right word på known common
-26	-27	before = vår
-26	-27	leading har fått
-26	-27	left word врач none medical
-26	-27	two before = fått
-26	-28	after known common
-26	-28	between не ~
-26	-28	two before = hvor
-26	-29	left word inte given common
-26	-29	right word så given common
-26	-36	ending before på given
-26	-41	edges en medical is
-26	-42	right word ja both common
-26	-48	right word heter given common
-26	-5	ending before tt surname
-26	0	right word har given common
-26	14	before = bor
-26	4	ending after ld none
-26	5	ending after end rare
-26	9	ending after på rare
-261	-187	word en back
-261	-192	is none common
-261	-230	edges en heard so
-261	-230	word en so
-263	-241	ending before ет none
-264	-263	word nb kilo
-265	-237	leading ~ from
-267	-247	edges da heard ks
-268	-184	edges sv unheard nr
-269	-220	word nb natta
-269	-235	after = av
-27	-1	edges en medical ng
-27	-10	right word i surname ordinary
-27	-11	coming det var
-27	-13	ending before th none
-27	-15	right word у none ordinary
-27	-16	ending after 't surname
-27	-19	right word af none medical
-27	-20	after of form common heard
-27	-20	between ~ må
-27	-20	left word kommer given common
-27	-21	edges ru medical та
-27	-21	ending after af none
-27	-23	ending after ör given
-27	-27	edges nb heard ag
-27	-27	right word а none medical
-27	-28	edges da heard ov
-27	-30	left word så none medical
-27	-31	after = test
-27	-31	coming ~ siger
-27	-32	edges nb medical tt
-27	-34	left word mg none ordinary
-27	-34	left word tar none medical
-27	-35	ending before gg none
-27	-35	right word kilo none ordinary
-27	-39	ending after ft none
-27	-42	after = torsdag
-27	-42	edges sv heard ja
-27	-5	ending after et known
-27	-53	left word sa given common
-27	-60	ending before ja known
-27	-60	two before = may
-27	-68	before = это
-27	-7	ending after an rare
-27	-7	shape medical 0
-27	-9	right word som given common
-27	1	left word som none ordinary
-27	15	ending after ра none
-270	-213	edges en heard ls
-270	-247	edges en heard re
-270	-256	right word ved none ordinary
-271	-146	before = no
-272	-267	edges sv medical or
-273	-249	edges en heard my
-273	-256	after = ask
-274	-246	word nb kommer
-276	-240	two before = bra
-276	-277	word sv just
-276	-282	two before = так
-277	-226	coming ~ by
-277	-227	word en like
-278	-250	two before = skal
-278	-253	ending before в called
-279	-259	edges da medical st
-28	-1	right word på given common
-28	-14	edges en heard er
-28	-18	ending after ка called
-28	-19	ending after er given
-28	-24	between er ~
-28	-24	leading # ejer
-28	-25	after of known unheard heard
-28	-25	ending before är both
-28	-26	after = bra
-28	-28	left word и none medical
-28	-31	before = полис
-28	-31	between полис #
-28	-31	edges ru unheard мс
-28	-31	left word полис none unheard
-28	-33	edges en medical ol
-28	-33	two before = врач
-28	-35	after = when
-28	-36	edges ru medical го
-28	-40	ending before le both
-28	-47	ending before re known
-28	-55	ending after ig given
-28	-57	before of formed unheard medical
-28	-9	ending after ed none
-28	12	role placePrepositions given common
-28	4	before = læge
-28	4	ending before ja none
-28	6	ending before ra given
-280	-195	before = hans
-281	-222	edges da unheard nr
-281	-264	two before = won't
-281	-316	ending after am rare
-282	-123	before = this
-282	-219	two before = vil
-282	-239	word da her
-283	-225	edges ru heard ды
-283	-274	edges ru heard ть
-284	-246	word en just
-285	-236	left word per given common
-287	-190	length unheard short
-287	-238	between # i
-289	-250	edges en heard he
-289	-250	word en she
-29	-13	left word jo none medical
-29	-14	ending after ng given
-29	-17	edges ru heard сь
-29	-18	left word jo none ordinary
-29	-19	edges en medical es
-29	-20	after = есть
-29	-20	edges ru medical он
-29	-21	right word ringer given common
-29	-25	before = он
-29	-25	ending after of surname
-29	-25	right word siger both common
-29	-26	left word att surname common
-29	-27	edges en heard ey
-29	-28	coming ~ hva
-29	-28	edges ru medical га
-29	-29	edges da heard ja
-29	-30	ending before ng given
-29	-30	right word of given common
-29	-30	word da ja
-29	-35	leading med en
-29	-37	right word over none ordinary
-29	-39	left word jag none ordinary
-29	27	role persons both common
-29	9	ending after og surname
-290	-252	word nb andre
-292	-272	word sv min
-292	-275	edges da medical or
-293	-301	word en said
-295	-251	left word i both common
-295	-257	edges nb heard nt
-296	-291	edges da unheard hr
-296	-300	word da ved
-297	-265	word en lovely
-297	-306	word da min
-298	-233	two before = rosacea
-3	-11	left word är known common
-3	-13	ending after lk none
-3	-21	left word från none ordinary
-3	-25	right word jeg surname common
-3	12	after = skal
-3	18	ending before ой called
-3	27	coming jeg ~
-30	-12	ending before de known
-30	-21	two before = mand
-30	-22	after = första
-30	-24	ending before vå none
-30	-24	right word has surname common
-30	-24	right word mot none ordinary
-30	-25	ending before se given
-30	-25	left word det none common
-30	-27	edges nb medical re
-30	-28	two before = fram
-30	-3	ending after st rare
-30	-32	ending before не none
-30	-33	leading ~ uten
-30	-33	two before = haft
-30	-36	before = let's
-30	-36	ending after du given
-30	-38	edges ru heard ту
-30	-38	left word var given common
-30	-41	ending before nd known
-30	-43	left word under none ordinary
-30	-45	ending before ns given
-30	-45	left word tager none medical
-30	-59	left word en both common
-30	-8	left word are surname common
-30	0	ending after id surname
-30	30	edges en heard id
-30	4	leading för ~
-30	7	ending after am none
-300	-293	word nb helga
-302	-293	edges ru heard ли
-303	-249	edges en heard ou
-303	-249	word en you
-304	-257	before = et
-305	-234	edges en unheard ht
-305	-273	edges da heard re
-306	-253	word nb som
-306	-255	between på end
-306	-293	word nb kan
-307	-288	edges en heard me
-31	-19	between end ringer
-31	-19	left word han none medical
-31	-20	left word ham surname common
-31	-21	ending after på called
-31	-21	right word been surname common
-31	-23	two before = he's
-31	-24	edges ru medical ал
-31	-25	after called medical
-31	-27	right word vi none medical
-31	-3	after = hun
-31	-30	right word # none unheard
-31	-31	after = nei
-31	-32	after = tog
-31	-33	shape medical 2
-31	-35	leading crp #
-31	-36	before = svenska
-31	-36	right word du given common
-31	-38	after of given unheard medical
-31	-38	right word mor none ordinary
-31	-39	before = uten
-31	-44	ending after ез none
-31	-45	leading ~ är
-31	-45	right word har none unheard
-31	-49	edges sv heard år
-31	-53	ending before ag surname
-31	-57	between har med
-31	-57	ending before el given
-31	-58	two before = siger
-31	-60	between ~ tar
-31	0	coming har ~
-31	17	word en long
-31	30	ending before ый called
-31	31	ending before ge given
-31	38	leading ~ per
-31	6	between ~ den
-311	-262	word en an
-312	-248	word da hende
-312	-269	word en son
-313	-268	word sv kan
-316	-259	edges sv heard et
-32	-10	ending after ve surname
-32	-11	ending before ый none
-32	-16	edges sv medical ts
-32	-20	after = ikke
-32	-21	edges nb medical et
-32	-22	after = два
-32	-23	after = night
-32	-23	coming er en
-32	-23	right word night surname common
-32	-24	left word ~ rare medical
-32	-25	shape unheard -2
-32	-26	left word inte surname common
-32	-26	left word on given common
-32	-27	edges en heard do
-32	-28	after of rare unheard heard
-32	-31	edges sv medical ia
-32	-32	after = tre
-32	-41	after = hvor
-32	-41	ending after le surname
-32	-41	ending before ld none
-32	-41	ending before ld surname
-32	-41	role animals given common
-32	-44	edges da medical on
-32	-45	left word inte none ordinary
-32	-46	edges ru heard ав
-32	-47	left word som given common
-32	-48	coming og ~
-32	-5	ending after at known
-32	-50	before = пациент
-32	-50	left word det both common
-32	-56	ending after il both
-32	-60	ending before ич none
-32	-7	right word men none ordinary
-32	0	ending after sa given
-32	13	ending after ry none
-32	9	word sv per
-321	-288	word da otte
-322	-307	ending after ии none
-322	-316	edges da unheard on
-323	-281	before = rosacea
-323	-289	edges nb unheard nr
-326	-292	word nb hans
-327	-261	edges ru heard ер
-33	-11	ending after ас none
-33	-14	ending after ir none
-33	-14	is form ordinary
-33	-25	leading end hei
-33	-26	before = ned
-33	-26	left word til none ordinary
-33	-3	ending after в none
-33	-33	after = jobbar
-33	-34	left word no none ordinary
-33	-36	cue of possessives medical
-33	-36	role possessives none medical
-33	-37	word en times
-33	-38	after of end medical
-33	-40	ending after из none
-33	-41	two before = åt
-33	-43	after of rare ordinary heard
-33	-43	ending after ry given
-33	-50	ending after pt none
-33	-51	ending after rs none
-33	-54	after = what
-33	-6	left word hun given common
-33	-71	ending after ne known
-33	0	ending before en known
-33	25	ending before ns none
-331	-274	word sv hela
-331	-275	word nb eg
-332	-278	edges nb heard eg
-336	-278	word sv vad
-339	-299	edges nb heard om
-34	-13	left word ~ none ordinary
-34	-15	left word at none unheard
-34	-17	ending before га formed
-34	-23	coming name is
-34	-23	leading kat ~
-34	-23	leading ~ hva
-34	-24	before = как
-34	-24	before of end heard
-34	-28	left word ~ form ordinary
-34	-30	edges sv medical as
-34	-30	left word мы none ordinary
-34	-31	before = мы
-34	-32	edges ru heard го
-34	-32	left word the called medical
-34	-37	left word måtte none ordinary
-34	-38	leading hun har
-34	-39	after = sist
-34	-40	edges nb medical sk
-34	-40	left word же none ordinary
-34	-42	left word han surname common
-34	-43	edges sv heard am
-34	-44	right word sitter both common
-34	-5	ending before ng none
-34	-52	before = соседка
-34	-52	between соседка ~
-34	-53	leading er en
-34	-58	between säger ~
-34	-64	after = liv
-34	2	ending after te called
-34	8	before = de
-346	-301	word sv kilo
-348	-342	between ved end
-35	-12	edges nb medical ue
-35	-14	left word är none medical
-35	-16	after given common
-35	-19	ending after ar known
-35	-22	left word в none ordinary
-35	-22	word sv bror
-35	-23	coming ~ han
-35	-24	after = за
-35	-24	ending before or known
-35	-27	right word i rare medical
-35	-28	left word og none common
-35	-29	before = patient
-35	-30	coming min ~
-35	-31	after #
-35	-31	after = #
-35	-32	before = tolv
-35	-35	between номер ~
-35	-35	ending before ch both
-35	-35	left word после none ordinary
-35	-37	after of known common heard
-35	-39	two before = он
-35	-4	ending before og given
-35	-40	before = dage
-35	-43	coming ~ og
-35	-44	before = drikker
-35	-44	right word из none ordinary
-35	-45	after of surname common medical
-35	-51	word sv ute
-35	-60	ending before os both
-35	-8	cue of kin medical
-35	-8	role kin none medical
-35	-9	left word # given common
-35	10	two before = den
-350	-318	word ru день
-358	-304	word sv den
-358	-322	word da den
-36	-12	edges en heard es
-36	-17	right word är none medical
-36	-23	left word is none unheard
-36	-25	after none medical
-36	-25	before = could
-36	-26	two before = det
-36	-27	left word får both common
-36	-30	after = andra
-36	-35	ending after he surname
-36	-36	edges sv heard ka
-36	-39	ending before an called
-36	-40	before = come
-36	-40	edges nb heard st
-36	-51	before = daughter
-36	-56	ending after on both
-36	-82	ending after nu none
-36	24	leading heter ~
-36	7	after = och
-36	7	two before = efter
-366	-251	word nb den
-369	-328	edges ru heard ет
-369	-362	word da han
-37	-1	edges sv heard tt
-37	-10	right word ja surname common
-37	-14	ending after ns none
-37	-16	coming ~ in
-37	-19	before = vad
-37	-20	left word is surname common
-37	-21	edges en medical te
-37	-22	leading inte ~
-37	-26	two before = år
-37	-26	word sv del
-37	-27	before = that's
-37	-28	coming man ~
-37	-28	ending before er both
-37	-29	after = ser
-37	-29	leading ~ is
-37	-29	right word fra none medical
-37	-31	shape heard -3
-37	-32	ending before ge rare
-37	-33	leading han får
-37	-33	leading ~ а
-37	-34	leading ~ här
-37	-38	ending after ma given
-37	-39	left word ikke none medical
-37	-39	shape medical -2
-37	-40	between kan ~
-37	-42	edges ru medical ли
-37	-45	before = sist
-37	-47	before = hils
-37	-51	edges nb medical il
-37	-52	before = hvis
-37	-52	edges en heard is
-37	19	right word # formed ordinary
-375	-330	word nb bror
-378	-299	word sv inga
-379	-331	word en from
-38	-11	two before = ind
-38	-15	before = can
-38	-17	left word have surname common
-38	-19	ending after ka surname
-38	-19	ending before is known
-38	-23	ending after na none
-38	-24	ending after ту none
-38	-26	coming by ~
-38	-29	coming of birth
-38	-29	left word kan none common
-38	-3	ending after ch none
-38	-30	between end hej
-38	-30	right word vi none ordinary
-38	-36	between end skal
-38	-37	leading name ~
-38	-38	ending before ni none
-38	-42	ending before å given
-38	-48	edges en unheard in
-38	-49	edges nb heard ei
-38	-50	left word ~ called unheard
-38	-53	left word jeg surname common
-38	-68	ending before ец none
-38	-84	before of called ordinary medical
-39	-10	edges nb heard ku
-39	-10	word nb ku
-39	-17	right word ringer both common
-39	-18	edges sv medical ns
-39	-19	edges sv unheard rt
-39	-19	leading det er
-39	-21	ending before ay none
-39	-23	before = ho
-39	-25	ending after og pet
-39	-26	after none ordinary
-39	-28	two before = finns
-39	-29	leading ~ ska
-39	-30	coming til #
-39	-30	is rare ordinary
-39	-33	between ja er
-39	-33	leading end номер
-39	-34	edges da medical yl
-39	-36	left word med known unheard
-39	-37	left word må none ordinary
-39	-38	two before = not
-39	-39	coming negativ ~
-39	-4	ending before og rare
-39	-4	two before = vid
-39	-40	right word mitt none ordinary
-39	-42	left word en called medical
-39	-42	right word kone both common
-39	-43	before = tor
-39	-43	between ett ~
-39	-43	coming ~ два
-39	-46	ending after to surname
-39	-46	right word till none medical
-39	-50	ending before av given
-39	-77	edges en heard rn
-39	-77	word nb ute
-39	-78	coming och ringer
-39	15	edges sv heard la
-39	33	before of none ordinary heard
-394	-288	word da hans
-4	-10	left word ingen none medical
-4	-11	after = haft
-4	-13	ending after rk given
-4	-17	after = siger
-4	-25	ending after ef none
-4	-30	before = det
-4	-34	ending after ам none
-4	-42	ending after на formed
-4	-50	ending after зы none
-4	-51	ending before им none
-4	13	two before = över
-4	22	ending after ck given
-4	36	leading ~ har
-4	39	ending before og surname
-40	-11	leading ~ navn
-40	-19	ending before os none
-40	-2	after = här
-40	-24	ending before ть formed
-40	-25	word nb liv
-40	-26	ending before el surname
-40	-28	right word of none ordinary
-40	-3	right word på none ordinary
-40	-35	edges ru medical ая
-40	-36	ending before lt given
-40	-37	right word der given common
-40	-38	between det er
-40	-45	before = viser
-40	-48	between kan mig
-40	-49	between hos end
-40	-59	leading och en
-40	-6	two before = i
-40	-64	after of form unheard heard
-40	-64	left word når both common
-40	-65	right word till given common
-40	-7	after = opp
-40	-82	ending before ya none
-40	-95	two before = present
-40	1	ending before om surname
-40	17	two before = social
-40	29	two before = he
-404	-396	word da hun
-405	-339	edges da heard et
-41	-14	ending after rt none
-41	-16	ending before ps none
-41	-18	ending before ge surname
-41	-2	edges sv unheard ng
-41	-20	left word ved none medical
-41	-21	ending before я none
-41	-23	ending after om none
-41	-24	left word der none medical
-41	-26	ending before el both
-41	-28	edges da medical al
-41	-28	edges da medical an
-41	-28	right word skal none common
-41	-29	coming ~ with
-41	-3	ending after ol none
-41	-30	coming # kg
-41	-31	ending after il known
-41	-31	leading år ~
-41	-33	ending after # none
-41	-34	left word skulle given common
-41	-36	after = mellan
-41	-37	edges ru medical ки
-41	-38	after of surname unheard heard
-41	-38	role none surname common
-41	-4	edges ru heard ок
-41	-41	after = один
-41	-42	right word må given common
-41	-43	leading без ~
-41	-44	between end mitt
-41	-47	before = же
-41	-51	ending before ey none
-41	-65	ending before к formed
-41	2	ending after as both
-417	-389	word nb min
-417	-393	word nb ved
-419	-343	word sv som
-42	-1	ending after ed surname
-42	-15	ending before ор formed
-42	-16	right word ikke both common
-42	-19	after = altså
-42	-21	left word ~ formed unheard
-42	-23	role greetings none ordinary
-42	-32	ending after end known
-42	-35	between # у
-42	-35	edges en medical ds
-42	-35	edges sv medical ix
-42	-35	word en bloods
-42	-37	left word samma given common
-42	-37	word sv sak
-42	-38	after = gran
-42	-40	ending before та formed
-42	-43	between end jeg
-42	-46	ending before ке none
-42	-47	before = мл
-42	-47	ending before мл none
-42	-53	ending after ie none
-42	-62	ending after kk given
-42	-62	leading har du
-42	-79	coming jeg har
-42	23	right word end rare unheard
-43	-16	ending before od none
-43	-22	ending before tt none
-43	-23	ending before end called
-43	-24	between ~ hos
-43	-24	two before = дней
-43	-25	coming var ~
-43	-28	left word end none ordinary
-43	-28	role start none ordinary
-43	-29	before = skal
-43	-30	leading jeg skulle
-43	-30	right word ska none ordinary
-43	-31	coming vil ikke
-43	-31	ending after dr none
-43	-32	before = vill
-43	-32	coming uten ~
-43	-32	ending after åt both
-43	-33	right word of surname common
-43	-34	cue of start heard
-43	-34	two before = ringte
-43	-37	after known unheard
-43	-38	ending before ls none
-43	-38	right word нет none ordinary
-43	-40	coming ~ to
-43	-42	before = ska
-43	-44	right word eller none medical
-43	-45	ending before в none
-43	-56	coming kom inn
-43	-63	left word er called ordinary
-43	-65	after = plan
-43	-78	left word och rare medical
-43	-9	role persons surname common
-43	-91	ending before no none
-43	-95	before = dotter
-43	4	between hedder ~
-436	-385	word en her
-44	-1	ending before in given
-44	-17	ending before ор none
-44	-18	left word om known common
-44	-22	left word ~ known common
-44	-24	edges nb heard år
-44	-24	right word on none ordinary
-44	-26	right word end none ordinary
-44	-30	right word end surname common
-44	-36	between после ~
-44	-36	two before = about
-44	-39	edges ru medical ку
-44	-39	two before = after
-44	-40	two before = hur
-44	-41	word nb nei
-44	-42	ending before ly given
-44	-42	right word sambo both common
-44	-46	before = søn
-44	-46	between år ~
-44	-47	ending after en known
-44	-53	between etter i
-44	-54	left word på known unheard
-44	-55	after = för
-44	-56	coming on #
-44	-59	right word ikke none ordinary
-44	-89	ending before ан none
-44	0	ending after ar both
-440	-388	word da der
-45	-17	after = have
-45	-17	between ~ har
-45	-19	ending before ve given
-45	-23	ending after är both
-45	-24	right word det none common
-45	-31	edges da heard jo
-45	-31	word da jo
-45	-34	after = læge
-45	-36	ending after vi none
-45	-41	after = скорую
-45	-41	between ~ скорую
-45	-41	ending before it surname
-45	-41	right word скорую none ordinary
-45	-42	ending after rs given
-45	-42	ending after ve called
-45	-42	leading ~ номер
-45	-43	edges ru medical ик
-45	-43	ending before am given
-45	-44	word da ni
-45	-45	ending after ow given
-45	-46	after = owner
-45	-49	two before = без
-45	-50	after = анализы
-45	-57	ending before ke rare
-45	-57	right word mand both common
-45	-63	between ~ år
-458	-372	word nb her
-46	-19	right word end called common
-46	-21	cue of kin heard
-46	-23	ending after om surname
-46	-31	ending before ov none
-46	-35	after = справа
-46	-40	left word om none medical
-46	-42	between en om
-46	-43	edges ru heard ла
-46	-44	two before = takk
-46	-46	ending after of given
-46	-46	right word ja none ordinary
-46	-50	after = how
-46	-50	leading hun er
-46	-52	right word de given common
-46	-57	ending after ou given
-46	-7	after = står
-46	17	after = with
-46	19	after = ville
-46	6	ending before se surname
-46	8	ending after ch surname
-460	-432	word sv han
-47	-10	two before = op
-47	-13	after = er
-47	-18	ending before år both
-47	-25	cue of introductions medical
-47	-25	role introductions none medical
-47	-26	between får ~
-47	-30	left word du rare medical
-47	-32	after = min
-47	-32	between ~ heter
-47	-34	after = пять
-47	-37	ending after ey none
-47	-37	ending before se none
-47	-40	right word och given common
-47	-40	two before = fin
-47	-41	leading og det
-47	-41	leading ~ skal
-47	-44	edges da medical ne
-47	-44	edges ru medical ит
-47	-44	ending after ar given
-47	-44	ending after ea none
-47	-45	ending after em none
-47	-45	right word en surname common
-47	-45	right word negativ rare medical
-47	-47	word sv ger
-47	-49	edges nb medical me
-47	-49	ending before ak given
-47	-51	two before = и
-47	-52	before = все
-47	-52	ending before ft given
-47	-52	ending before се none
-47	-54	edges ru medical ла
-47	-55	right word ved none medical
-47	-57	ending after är rare
-47	-60	ending before et rare
-47	-69	left word begge none ordinary
-47	-73	between by ~
-47	24	before = mother
-48	-10	ending after se none
-48	-18	cue of start unheard
-48	-18	ending after ut none
-48	-18	left word end none unheard
-48	-18	role start none unheard
-48	-20	edges da unheard he
-48	-21	after = from
-48	-22	after = hvis
-48	-22	word en surname
-48	-26	role introductions known common
-48	-34	two before = pga
-48	-35	after of given common heard
-48	-35	left word säger both common
-48	-40	role none formed unheard
-48	-43	ending after end pet
-48	-46	ending before ör none
-48	-47	edges nb heard ll
-48	-49	ending before ev none
-48	-49	right word se given common
-48	-52	ending before оз none
-48	-53	ending after sh none
-48	-57	before = til
-48	-63	cue of homes name
-48	3	before of formed ordinary heard
-49	-16	two before = given
-49	-25	ending after по none
-49	-28	between och dotter
-49	-29	role none called medical
-49	-30	right word man surname common
-49	-33	ending before et none
-49	-40	role none pet unheard
-49	-43	right word inte called medical
-49	-44	between inte ~
-49	-47	edges sv heard ri
-49	-50	before = мг
-49	-50	ending before мг none
-49	-50	leading # мг
-49	-54	after = prosent
-49	-54	ending before is given
-49	-56	leading doktor ~
-49	-60	left word for none medical
-49	-7	after = två
-49	-72	ending before nd given
-49	-73	between har ~
-49	-84	leading ved ~
-49	13	leading ~ с
-49	20	coming ~ on
-5	-11	ending after de given
-5	-11	left word a none medical
-5	-11	role kin called common
-5	-12	leading har fået
-5	-12	left word efter none medical
-5	-12	right word patient none medical
-5	-18	edges en heard le
-5	-33	coming ~ kan
-5	12	before = имя
-5	12	right word и none ordinary
-5	26	between it's ~
-5	45	right word ikke surname common
-50	-12	edges en heard od
-50	-15	ending before op given
-50	-15	left word dag given common
-50	-27	after = wife
-50	-30	after of none medical unheard
-50	-30	edges sv unheard iv
-50	-31	after = врач
-50	-31	edges nb heard ge
-50	-35	edges en heard no
-50	-36	before of called medical medical
-50	-37	between на ~
-50	-38	left word mg none unheard
-50	-40	right word den none ordinary
-50	-41	ending after må none
-50	-42	coming er på
-50	-42	edges sv unheard on
-50	-42	ending before ig none
-50	-42	ending before mm none
-50	-44	left word fjor surname common
-50	-49	edges ru medical на
-50	-52	ending before do surname
-50	-52	left word do surname common
-50	-52	right word til none medical
-50	-56	right word men none medical
-50	-57	right word från none ordinary
-50	-59	word en iris
-50	-75	before = begge
-50	2	ending before eg rare
-51	-11	two before = ett
-51	-31	after of known ordinary unheard
-51	-32	right word efter none ordinary
-51	-33	cue of none unheard
-51	-33	role none none unheard
-51	-34	two before = kat
-51	-36	after = mum
-51	-43	between i end
-51	-43	edges sv heard ng
-51	-43	ending after år none
-51	-43	leading ~ jeg
-51	-49	leading men ~
-51	-50	ending after bo both
-51	-50	ending before ут none
-51	-51	ending before æ none
-51	-52	coming ~ eller
-51	-55	leading # grader
-51	-57	after = det
-51	-59	edges ru medical ет
-51	-59	ending before cy given
-51	-59	word en case
-51	-60	edges en medical se
-51	-61	right word на none medical
-51	-65	before = mor
-51	-65	between på #
-51	-69	right word end given unheard
-51	-72	ending after ле none
-51	-77	between ~ hon
-51	-9	ending before с called
-51	73	before = per
-512	-490	word en in
-52	-11	between att ~
-52	-20	left word ~ known ordinary
-52	-23	ending after fe given
-52	-26	edges sv heard te
-52	-26	two before = hun
-52	-30	after = snakker
-52	-30	right word är both common
-52	-30	two before = han
-52	-31	ending before ge none
-52	-37	right word og none ordinary
-52	-40	edges da heard æt
-52	-40	ending before an both
-52	-42	before = ny
-52	-44	before = year
-52	-46	right word the given common
-52	-47	ending after le both
-52	-5	left word i none unheard
-52	-52	leading ~ to
-52	-54	left word som surname common
-52	-55	left word you given common
-52	-56	ending after ne rare
-52	-57	before = grader
-52	-58	ending after it both
-52	-59	before = about
-52	-59	ending before tt given
-52	-60	ending before is none
-52	-66	edges da heard us
-52	-68	left word helt none ordinary
-52	-76	right word fra given common
-52	-77	ending before ad known
-526	-518	word nb hun
-53	-17	ending before de none
-53	-27	before = har
-53	-27	ending after in called
-53	-37	edges sv unheard na
-53	-42	coming der ~
-53	-42	right word ~ none medical
-53	-45	word sv hur
-53	-48	ending before of given
-53	-48	two before = andra
-53	-5	left word it's given common
-53	-51	ending before un both
-53	-52	cue of start medical
-53	-52	left word end none medical
-53	-52	role start none medical
-53	-53	after of both unheard heard
-53	-53	right word on none unheard
-53	-54	ending before as given
-53	-55	left word fikk none medical
-53	-56	after of given place heard
-53	-57	two before = вчера
-53	-58	left word jeg given common
-53	-64	ending before il both
-53	-68	after = it's
-53	-78	ending after da given
-53	-8	word da bror
-53	6	edges ru medical ый
-530	-462	word sv till
-54	-23	ending after va given
-54	-25	after = and
-54	-27	ending after ия none
-54	-34	after of none ordinary heard
-54	-37	cue of placePrepositions unheard
-54	-37	role placePrepositions none unheard
-54	-38	word sv kunde
-54	-39	ending before ed none
-54	-40	after = on
-54	-41	right word end given common
-54	-43	left word de given common
-54	-43	word sv bort
-54	-44	after = что
-54	-44	between enligt ~
-54	-45	coming mitt er
-54	-47	after = noe
-54	-48	ending before il given
-54	-5	before = och
-54	-5	two before = siden
-54	-50	ending before ее none
-54	-52	between för end
-54	-52	leading är en
-54	-61	right word в none medical
-54	-64	ending before st both
-54	-71	before = mot
-55	-17	right word end rare ordinary
-55	-21	role persons surname ordinary
-55	-22	is form rare ordinary
-55	-29	is both common
-55	-32	ending after ig both
-55	-33	right word card none ordinary
-55	-35	ending after at both
-55	-36	after of none common medical
-55	-38	after of # unheard
-55	-45	edges ru medical ия
-55	-47	leading i en
-55	-48	leading du kan
-55	-53	left word без none ordinary
-55	-54	ending after ст none
-55	-59	edges da medical is
-55	-60	between i og
-55	-60	ending before ne given
-55	-60	two before = fikk
-55	-64	left word og rare medical
-55	-64	left word å given common
-55	-7	before of form common unheard
-55	-72	right word du none medical
-55	-82	left word har none medical
-55	-95	edges nb heard dd
-56	-10	right word på rare medical
-56	-102	ending before ов none
-56	-11	ending before ат none
-56	-12	ending after or known
-56	-22	ending before kg none
-56	-26	ending after eg given
-56	-26	ending before nd none
-56	-3	ending before ng surname
-56	-33	leading under ~
-56	-34	after = one
-56	-37	ending before om both
-56	-37	is none ordinary
-56	-37	length medical long
-56	-37	right word og given common
-56	-38	edges sv heard ns
-56	-39	right word heter both common
-56	-40	coming har du
-56	-40	two before = jeg
-56	-5	after = that
-56	-50	after = om
-56	-51	between с ~
-56	-53	edges en unheard on
-56	-53	leading ~ не
-56	-53	two before = katten
-56	-55	before = ringte
-56	-55	between ~ af
-56	-55	role placePrepositions rare ordinary
-56	-57	between från end
-56	-58	after given place
-56	-58	ending after in both
-56	-63	edges sv unheard is
-56	-67	left word ja both common
-56	-72	edges en unheard ay
-56	1	right word the none ordinary
-57	-11	ending before ve known
-57	-11	right word det known common
-57	-14	ending after od none
-57	-21	ending before и none
-57	-22	edges sv heard at
-57	-30	before of none common heard
-57	-38	left word om none ordinary
-57	-39	before = he's
-57	-41	after = да
-57	-45	left word mannen both common
-57	-46	before = måste
-57	-46	is none unheard
-57	-48	ending after ll both
-57	-60	leading som en
-57	-61	left word det none medical
-57	-64	right word af none ordinary
-57	-66	leading ~ hedder
-57	-67	ending before on none
-57	-74	after = fall
-57	-75	leading ~ når
-57	-95	ending before ow given
-57	7	before = den
-58	-10	left word ~ none common
-58	-18	ending after or none
-58	-27	left word får given common
-58	-34	edges sv heard as
-58	-34	ending before от none
-58	-35	after = bara
-58	-38	left word min called common
-58	-42	right word av none ordinary
-58	-43	before of rare common medical
-58	-44	between som i
-58	-44	two before = what
-58	-47	left word och both common
-58	-48	two before = if
-58	-51	ending after ag none
-58	-56	ending before ei none
-58	-57	after = date
-58	-57	coming date of
-58	-58	leading ~ ett
-58	-63	two before = be
-58	-65	ending after se given
-58	-69	ending before ук none
-58	-90	before of given ordinary heard
-58	3	ending before ur called
-58	8	ending before lt none
-59	-1	leading ingen ~
-59	-15	edges da heard nt
-59	-20	two before = storm
-59	-21	ending after re given
-59	-30	word sv dag
-59	-32	two before = and
-59	-37	leading ~ får
-59	-37	left word gitt none medical
-59	-37	right word to given common
-59	-38	edges en unheard or
-59	-38	ending before so given
-59	-48	left word til none unheard
-59	-51	after = hunden
-59	-52	ending after ha called
-59	-52	two before = sedan
-59	-53	between på fire
-59	-56	role possessives known common
-59	-57	after = mitt
-59	-57	leading ~ после
-59	-57	left word eller both common
-59	-61	after = doctor
-59	-70	after of called common medical
-59	-83	edges ru heard ню
-59	-84	left word # given unheard
-59	-85	after = ti
-6	-10	between end man
-6	-11	left word jeg none medical
-6	-12	edges ru medical ту
-6	-12	left word för none medical
-6	-13	between end hos
-6	-14	after = han
-6	-14	edges en heard se
-6	-16	left word in none ordinary
-6	-22	ending before är given
-6	-25	before of none unheard medical
-6	-40	ending after ja both
-6	13	ending after ej given
-6	14	role none known common
-6	15	two before = för
-6	17	before of none common unheard
-6	19	two before = å
-6	21	after = op
-6	26	role possessives both common
-6	46	leading ~ du
-6	53	two before = st
-60	-11	before = og
-60	-30	cue of greetings heard
-60	-30	left word to none ordinary
-60	-36	ending after ka given
-60	-39	left word end both common
-60	-39	role start both common
-60	-45	edges da heard am
-60	-45	leading ko #
-60	-45	two before = ko
-60	-47	ending after rn given
-60	-49	left word у none medical
-60	-50	coming ~ till
-60	-51	right word skal both common
-60	-52	left word skulle none ordinary
-60	-56	ending after de both
-60	-62	two before = åtte
-60	-69	ending before od given
-60	-70	leading ~ доктор
-60	-77	left word ~ known unheard
-60	-94	ending before ta surname
-60	15	edges nb heard un
-61	-114	edges en heard oy
-61	-13	coming ~ nr
-61	-143	coming vi bor
-61	-22	two before = på
-61	-25	ending before le surname
-61	-27	between ~ is
-61	-28	ending after is none
-61	-29	edges da unheard id
-61	-3	edges ru unheard ий
-61	-30	before of formed medical medical
-61	-35	ending after i rare
-61	-39	coming har ikke
-61	-39	right word он none medical
-61	-44	two before = få
-61	-50	right word att given common
-61	-54	edges nb medical en
-61	-54	ending before ин none
-61	-56	ending after ot none
-61	-57	after = hemma
-61	-57	after = kan
-61	-57	ending after ou both
-61	-57	ending before ye none
-61	-6	after = nå
-61	-64	ending before вы none
-61	-72	ending after ue none
-61	-77	right word år none ordinary
-61	-80	edges ru medical ка
-61	-85	after = fick
-62	-24	ending before st given
-62	-34	between # ~
-62	-46	leading skal vi
-62	-49	before = mannen
-62	-51	right word över none ordinary
-62	-57	left word av given common
-62	-57	two before = dage
-62	-59	between en i
-62	-63	ending after he called
-62	-63	right word ingen none ordinary
-62	-63	right word komma none ordinary
-62	-70	before = ser
-62	-70	coming ~ vi
-62	-76	edges sv heard us
-62	9	after = you
-63	-16	edges en heard ss
-63	-28	left word end called medical
-63	-28	role start called medical
-63	-29	leading ~ av
-63	-30	leading ~ om
-63	-42	right word # none ordinary
-63	-43	right word kan none medical
-63	-45	ending before gt none
-63	-47	between ~ från
-63	-47	edges en medical ne
-63	-52	edges nb medical ur
-63	-53	right word ~ form ordinary
-63	-60	right word hver none ordinary
-63	-64	ending before al none
-63	-67	between end som
-63	-67	left word at both common
-63	-70	two before = sol
-63	-71	ending before ja both
-63	-73	word en bit
-63	-76	ending before a none
-63	-77	word sv pat
-63	-79	edges ru heard ел
-64	-23	two before = fyra
-64	-26	two before = nej
-64	-28	role placePrepositions none ordinary
-64	-34	cue of animals unheard
-64	-34	role animals none unheard
-64	-37	shape heard cyrillic
-64	-40	ending before ly surname
-64	-40	right word sendt none medical
-64	-42	before = я
-64	-43	after = mark
-64	-45	right word ~ given ordinary
-64	-46	before = er
-64	-49	leading på en
-64	-53	between ~ för
-64	-56	edges da heard ør
-64	-56	two before = seks
-64	-57	ending before le given
-64	-57	left word skal none ordinary
-64	-58	right word you both common
-64	-60	ending after er known
-64	-61	ending before ле none
-64	-62	role animals both common
-64	-63	between ~ sa
-64	-65	two before = dager
-64	-69	edges ru unheard ов
-64	-70	two before = да
-64	-76	before = второй
-64	-76	right word som surname common
-65	-10	word da tage
-65	-106	coming ~ har
-65	-22	before of verb medical
-65	-25	ending before as surname
-65	-25	leading ~ к
-65	-30	right word har both common
-65	-31	after = en
-65	-31	edges nb heard ta
-65	-31	word ru мороз
-65	-47	word en may
-65	-56	right word hej given common
-65	-58	edges en medical an
-65	-59	ending before få none
-65	-60	ending before ал none
-65	-64	after = l
-65	-64	right word i given unheard
-65	-70	ending before vi rare
-65	-70	left word med surname common
-65	-74	ending after ån none
-65	-76	left word en surname common
-65	-82	right word и none medical
-65	-85	ending before ra both
-66	-19	edges sv heard ga
-66	-23	word en good
-66	-26	edges nb heard dt
-66	-29	ending after ом none
-66	-36	word nb moss
-66	-42	left word to surname common
-66	-44	between ~ vil
-66	-45	ending after ts surname
-66	-45	two before = at
-66	-47	ending after ks given
-66	-48	edges nb heard pe
-66	-49	after = så
-66	-50	ending after ch called
-66	-50	leading end til
-66	-52	after = an
-66	-52	ending after ar none
-66	-53	coming av ~
-66	-53	ending after ov given
-66	-55	ending after ha given
-66	-58	left word hos none ordinary
-66	-60	between к ~
-66	-60	ending before ас none
-66	-66	after = sitter
-66	-66	ending after l none
-66	-69	before = fått
-66	-74	right word kan both common
-66	-82	ending after ke both
-66	-84	right word da given common
-66	-95	ending after ут none
-66	10	role none rare common
-67	-36	ending before am known
-67	-36	left word av none ordinary
-67	-37	ending before ва none
-67	-39	edges nb medical er
-67	-47	ending after nt known
-67	-47	right word som known common
-67	-49	coming ~ för
-67	-50	right word dig none ordinary
-67	-53	left word ha none ordinary
-67	-58	ending before ow surname
-67	-60	ending before ha given
-67	-60	left word af none medical
-67	-60	right word # formed medical
-67	-62	before = fjor
-67	-62	leading i fjor
-67	-64	coming через #
-67	-69	coming доктор ~
-67	-70	after = sju
-67	-70	before = negativ
-67	-70	ending before ck none
-67	-72	before = må
-67	-77	ending after es called
-67	-82	after = takk
-67	-84	after = we
-67	-86	ending before de called
-67	-86	word nb fred
-68	-24	edges sv unheard et
-68	-36	edges ru heard оз
-68	-47	ending before му none
-68	-51	before = fick
-68	-56	right word end none common
-68	-58	ending before ig surname
-68	-59	left word с none ordinary
-68	-60	ending after ga none
-68	-60	left word ~ both common
-68	-61	left word få none ordinary
-68	-61	right word var given common
-68	-63	ending after ар none
-68	-64	two before = og
-68	-65	before = sedan
-68	-69	after of # medical
-68	-69	after of form common medical
-68	-69	ending before ay surname
-68	-71	ending after ат none
-68	-75	ending before ge both
-68	-78	ending before ft none
-68	-79	before of pet ordinary medical
-68	-79	ending after ти none
-68	-94	left word ~ form unheard
-68	34	ending before da given
-69	-44	edges nb heard at
-69	-47	coming hva ~
-69	-48	ending after in none
-69	-48	ending after är none
-69	-49	right word utan none ordinary
-69	-52	ending before ds surname
-69	-54	ending after al surname
-69	-54	ending after ör surname
-69	-56	is rare medical
-69	-57	right word ha given common
-69	-59	right word att none ordinary
-69	-62	between ~ by
-69	-63	ending before го none
-69	-68	coming er det
-69	-73	before = were
-69	-74	left word för none ordinary
-69	-75	ending after ld given
-69	-79	left word med both common
-69	-86	left word år none ordinary
-69	-96	before of surname ordinary unheard
-7	-10	coming брат ~
-7	-11	coming ~ grad
-7	-11	ending after fe none
-7	-12	edges ru medical сь
-7	-12	left word starter none medical
-7	-12	right word ingen none medical
-7	-13	left word к none medical
-7	-14	edges ru medical ис
-7	-15	coming and the
-7	-16	edges da heard ak
-7	-16	left word ta none medical
-7	-17	ending after vå none
-7	-18	right word sedan none ordinary
-7	-24	edges ru heard ты
-7	-33	between ~ for
-7	-35	before = зовут
-7	-49	coming om tre
-7	12	ending before ka none
-7	13	ending before ry none
-7	13	right word så none ordinary
-7	21	ending before ан formed
-7	27	coming после ~
-7	37	ending before ld given
-70	-36	left word hun none medical
-70	-38	left word in given common
-70	-39	between ~ är
-70	-41	after = de
-70	-42	right word hedder surname common
-70	-44	right word ta surname common
-70	-47	edges da heard gt
-70	-52	two before = needs
-70	-55	left word jag given common
-70	-58	after of known unheard unheard
-70	-59	between name ~
-70	-64	after = disease
-70	-64	ending before ез none
-70	-64	right word disease none medical
-70	-65	edges nb heard ør
-70	-65	left word skal given common
-70	-66	after = på
-70	-67	left word call surname common
-70	-67	two before = mer
-70	-68	left word по none ordinary
-70	-7	right word og surname ordinary
-70	-72	right word you given common
-70	-75	ending after ve none
-70	-76	before = diagnose
-70	-76	left word diagnose none unheard
-70	-85	coming ref #
-70	-85	ending after v none
-70	-93	left word av none medical
-71	-1	after = up
-71	-18	after = og
-71	-20	role none pet common
-71	-35	ending after eg none
-71	-38	after = vid
-71	-44	left word # none ordinary
-71	-57	coming hedder ~
-71	-57	ending after må given
-71	-57	right word deg none ordinary
-71	-58	role greetings none common
-71	-60	before = haft
-71	-64	right word så surname common
-71	-65	before = æ
-71	-66	ending after во none
-71	-67	ending after te given
-71	-67	ending before a given
-71	-68	leading had a
-71	-71	ending before le called
-71	-71	word nb tok
-71	-73	coming och ~
-71	-79	before = tredje
-71	-79	ending after op none
-71	-81	two before = дочь
-71	-84	coming ~ mig
-71	-85	after = five
-71	-85	two before = begge
-71	-89	leading kan ~
-71	6	between med ~
-72	-100	leading mg kg
-72	-113	before of surname unheard unheard
-72	-30	right word end both common
-72	-36	after = и
-72	-41	edges sv heard pp
-72	-44	ending before af none
-72	-44	word en ward
-72	-46	coming på søndag
-72	-47	before = ringer
-72	-54	before = со
-72	-54	ending before со none
-72	-54	left word со none ordinary
-72	-54	word sv via
-72	-55	role kin both common
-72	-58	ending after ит called
-72	-64	after = mer
-72	-68	ending after ую none
-72	-69	before = andra
-72	-70	leading ~ vid
-72	-72	right word hei given common
-72	-76	two before = stein
-72	-82	between er for
-72	-82	word sv frisk
-72	1	before of none medical unheard
-73	-30	right word and known common
-73	-34	edges da heard te
-73	-39	ending before er surname
-73	-43	ending after an given
-73	-48	right word å none ordinary
-73	-49	ending after me none
-73	-49	ending before ja surname
-73	-53	role none formed ordinary
-73	-54	coming har fått
-73	-54	edges nb unheard en
-73	-56	left word att given common
-73	-61	right word på none common
-73	-64	before = vid
-73	-66	between i men
-73	-66	ending after or given
-73	-68	coming ja men
-73	-69	after = good
-73	-7	ending before re rare
-73	-70	after = fru
-73	-72	left word end none common
-73	-72	role start none common
-73	-77	edges ru heard ию
-73	-86	coming som har
-73	-86	edges en heard ia
-74	-106	ending after он none
-74	-107	edges nb heard im
-74	-24	edges nb heard ig
-74	-26	leading uten ~
-74	-32	after = siden
-74	-37	right word nej none medical
-74	-38	ending before så called
-74	-46	right word hos none ordinary
-74	-50	ending before in called
-74	-52	ending after a surname
-74	-52	right word a surname common
-74	-53	before = under
-74	-55	between læge ~
-74	-56	coming mor ~
-74	-56	ending after ou surname
-74	-60	length heard short
-74	-63	before = bruker
-74	-71	coming # mg
-74	-72	after = litt
-74	-74	ending before по none
-74	-75	two before = когда
-74	-77	after = bare
-74	-78	two before = også
-74	-79	left word over none ordinary
-74	-82	before = not
-74	-85	after of pet medical heard
-74	-86	before = noget
-74	-96	before of called medical unheard
-75	-106	left word a given common
-75	-33	left word ~ given common
-75	-37	ending before ng known
-75	-41	ending before te known
-75	-41	left word till none medical
-75	-46	left word # none unheard
-75	-50	between jag ~
-75	-55	ending after el known
-75	-56	before = they
-75	-56	edges ru medical ие
-75	-61	between ja ~
-75	-61	between men er
-75	-64	coming on ~
-75	-64	ending before ен none
-75	-64	two before = husband
-75	-65	leading ~ en
-75	-66	right word er given common
-75	-81	ending after or both
-75	-91	before = tager
-76	-109	two before = ved
-76	-15	ending after ем none
-76	-28	before of # unheard
-76	-37	right word och none unheard
-76	-37	right word til surname common
-76	-38	after = heter
-76	-44	role titles called common
-76	-45	two before = hver
-76	-48	before = till
-76	-48	ending before ys none
-76	-49	ending after ra given
-76	-59	edges sv heard or
-76	-60	after = rom
-76	-60	ending before ит none
-76	-63	edges sv heard da
-76	-64	role none none common
-76	-69	leading tre ~
-76	-69	left word как none ordinary
-76	-69	right word and given common
-76	-70	coming is ~
-76	-70	right word пациент none ordinary
-76	-71	word en go
-76	-72	ending after ев none
-76	-72	leading ~ you
-76	-72	two before = helga
-76	-75	before = svar
-76	-76	after = et
-76	-76	ending after ce given
-76	-76	right word står surname common
-76	-77	word nb se
-76	-78	coming og du
-76	-83	role none formed medical
-76	-89	edges sv heard aj
-76	-96	left word min given common
-77	-21	ending before är called
-77	-48	between и ~
-77	-49	ending before en pet
-77	-52	before = eller
-77	-52	edges sv heard nu
-77	-52	word sv nu
-77	-59	ending before in rare
-77	-60	ending before my both
-77	-60	leading ~ the
-77	-60	left word my both common
-77	-62	between mg ~
-77	-62	edges sv medical na
-77	-66	after = tok
-77	-66	left word номер none ordinary
-77	-67	ending after at given
-77	-68	right word ska given common
-77	-69	ending after а none
-77	-72	right word en none ordinary
-77	-74	ending before mg none
-77	-74	left word du surname common
-77	-77	ending after x none
-77	-77	left word och none medical
-77	-86	two before = она
-77	-89	ending before ка known
-77	-90	ending before or both
-78	-46	right word är none ordinary
-78	-47	between ~ и
-78	-52	ending after å none
-78	-56	edges en unheard ed
-78	-58	after = barn
-78	-60	two before = før
-78	-61	right word you surname common
-78	-64	cue of persons medical
-78	-64	role persons none medical
-78	-72	ending before ет formed
-78	-73	before = tar
-78	-73	word sv ha
-78	-74	ending before у formed
-78	-74	two before = två
-78	-77	ending before ss given
-78	-81	cue of placePrepositions medical
-78	-81	role placePrepositions none medical
-78	-83	coming ~ говорит
-78	-86	edges en unheard se
-78	-92	edges da heard ft
-78	-95	ending before tt both
-79	-25	ending before am none
-79	-31	ending before ne none
-79	-33	ending before re none
-79	-39	leading что ~
-79	-40	right word hun none unheard
-79	-45	two before = er
-79	-47	ending before end none
-79	-49	coming с ~
-79	-52	after = владелец
-79	-60	cue of none heard
-79	-62	left word что none ordinary
-79	-66	ending after rd surname
-79	-66	two before = när
-79	-67	before = läkare
-79	-68	ending after gs none
-79	-70	ending after ri given
-79	-74	edges sv heard ha
-79	-74	leading my ~
-79	-77	edges sv medical rt
-79	-79	ending before 't surname
-79	-80	ending after få surname
-79	-82	ending before ei given
-79	-85	ending before ta given
-79	-87	left word vi given common
-79	-88	left word vid none ordinary
-79	-92	right word får both common
-8	-11	after = брат
-8	-11	between bare på
-8	-11	edges ru medical ию
-8	-11	edges sv medical ta
-8	-12	between til ~
-8	-12	edges da medical ns
-8	-12	leading hon har
-8	-12	leading ~ врач
-8	-13	coming att ~
-8	-13	leading om en
-8	-13	right word врач none medical
-8	-15	left word на none medical
-8	-15	role persons called ordinary
-8	-23	coming ~ jeg
-8	-24	ending after on none
-8	-31	after of known ordinary heard
-8	-43	coming for ~
-8	-57	left word ~ given unheard
-8	29	between ~ at
-80	-121	ending before lm none
-80	-14	ending before al surname
-80	-36	two before = eller
-80	-38	edges nb heard re
-80	-40	ending before ag both
-80	-46	ending before en surname
-80	-49	word da kan
-80	-58	before = врач
-80	-63	leading end vi
-80	-64	after = dig
-80	-67	ending after ar called
-80	-67	left word var none medical
-80	-68	ending before du given
-80	-71	ending before va given
-80	-72	ending after id none
-80	-75	between vi på
-80	-77	before = feber
-80	-77	two before = see
-80	-86	ending before ma known
-80	-94	ending after by none
-81	-28	ending before th known
-81	-29	ending after es both
-81	-42	ending before nd called
-81	-48	left word ~ none medical
-81	-49	right word ~ rare place
-81	-53	right word i known common
-81	-62	after = year
-81	-63	coming ingen ~
-81	-66	ending before ri none
-81	-68	before = do
-81	-69	ending before ar given
-81	-70	before = i'd
-81	-73	coming för att
-81	-75	ending before ии none
-81	-76	between end med
-81	-78	ending after нт none
-81	-82	left word a surname common
-81	-82	right word få surname common
-81	-83	edges ru heard ых
-81	-83	right word ja given common
-81	-84	two before = five
-81	-86	two before = лет
-81	-87	between ~ kilo
-81	-89	right word med none ordinary
-81	-89	two before = ikkje
-81	-94	edges en medical in
-81	-98	edges en heard ky
-82	-100	right word är given common
-82	-100	two before = etter
-82	-102	after = fik
-82	-118	before of surname place heard
-82	-24	before of none medical heard
-82	-63	ending after ke called
-82	-64	leading jeg ~
-82	-66	shape medical cyrillic
-82	-70	after = gör
-82	-71	coming hver dag
-82	-72	left word du given common
-82	-73	ending before мь none
-82	-78	left word de none ordinary
-82	-79	ending before la both
-82	-80	after = пациент
-82	-80	coming kan ~
-82	-81	after of formed medical medical
-82	-81	ending after lo known
-82	-81	right word kilo known common
-82	-83	edges en heard et
-82	-83	edges ru medical ма
-82	-83	ending after th surname
-82	-84	ending after pp none
-82	-86	leading end min
-82	-88	edges nb unheard im
-82	-88	ending after ud none
-82	-88	two before = pt
-82	-92	ending after ko none
-83	-108	ending after ck surname
-83	-110	two before = liv
-83	-38	ending before ch surname
-83	-51	ending before på called
-83	-54	edges nb heard te
-83	-56	ending after mi none
-83	-56	ending before pe none
-83	-56	left word end known unheard
-83	-56	role start known unheard
-83	-60	right word and both common
-83	-68	ending before to given
-83	-74	leading ~ under
-83	-76	edges nb medical de
-83	-76	left word ikke surname common
-83	-81	ending before ла none
-83	-82	ending after tt both
-83	-84	left word vi rare medical
-83	-92	ending before ня none
-83	-98	ending before ks none
-83	-99	after of formed ordinary heard
-84	-105	coming ~ я
-84	-111	left word har given common
-84	-34	ending after ou known
-84	-47	before = ville
-84	-51	ending after le given
-84	-54	leading så ~
-84	-55	ending after or called
-84	-56	role greetings surname common
-84	-58	ending after nt none
-84	-64	edges sv heard al
-84	-64	two before = вот
-84	-66	right word skal given common
-84	-67	between ~ #
-84	-68	ending after le none
-84	-69	edges en unheard ie
-84	-71	right word får none ordinary
-84	-73	before = var
-84	-74	between the is
-84	-76	ending before id surname
-84	-80	before = fem
-84	-84	between hun at
-84	-84	edges nb heard øy
-84	-84	two before = otte
-84	-85	left word är none ordinary
-84	-88	edges nb heard ln
-84	-90	ending before ло none
-84	-92	after = ringer
-84	-97	ending before ad given
-84	-98	ending before em given
-85	-55	ending after eg known
-85	-65	before = seks
-85	-66	after = a
-85	-68	ending before te given
-85	-74	left word ja none medical
-85	-78	between ml ~
-85	-79	left word får none medical
-85	-79	left word до none ordinary
-85	-85	before = left
-85	-87	after = seg
-85	-96	coming er to
-86	-16	ending before ia none
-86	-26	coming och en
-86	-45	ending after og given
-86	-59	between jeg på
-86	-59	ending before ll none
-86	-61	leading end jag
-86	-62	edges ru heard за
-86	-70	ending before ин known
-86	-70	word en do
-86	-73	edges sv heard ia
-86	-74	edges da heard nå
-86	-77	before = номер
-86	-78	between the end
-86	-82	edges nb heard no
-86	-82	word nb no
-86	-89	ending after on given
-86	-90	after = grad
-86	-92	ending after и formed
-86	-94	right word by none ordinary
-86	-96	ending after lo none
-86	-99	before = jeg
-87	-100	two before = inn
-87	-102	left word ikke given common
-87	-131	edges nb heard or
-87	-137	leading ~ pasient
-87	-28	ending before re surname
-87	-48	ending before a called
-87	-52	edges nb medical ns
-87	-54	right word at none ordinary
-87	-58	coming hos ~
-87	-59	between som ~
-87	-62	between ~ om
-87	-63	edges ru heard ов
-87	-65	coming har hatt
-87	-65	edges nb unheard ra
-87	-73	after = когда
-87	-74	edges sv heard kt
-87	-84	right word det none medical
-87	-85	after of rare medical unheard
-87	-85	before = mer
-87	-90	between på men
-87	-93	coming du ~
-88	-49	after of rare common heard
-88	-52	ending before de surname
-88	-53	before = i'm
-88	-58	ending after io given
-88	-60	right word sa given common
-88	-63	before = gitt
-88	-64	role placePrepositions called common
-88	-68	two before = ikke
-88	-71	two before = ville
-88	-77	two before = fem
-88	-79	ending before in both
-88	-85	ending after ay surname
-88	-86	coming # i
-88	-89	ending before ou none
-88	-97	ending before ес none
-89	-40	ending after as surname
-89	-46	edges ru heard ой
-89	-50	after = после
-89	-50	two before = hvad
-89	-56	left word og none ordinary
-89	-69	is called common
-89	-74	after = deg
-89	-76	left word vi none medical
-89	-87	edges da medical am
-89	-88	before = e
-89	-90	ending after ga both
-89	-94	edges da medical in
-89	-94	ending after rt given
-89	-96	left word efter none ordinary
-9	-12	edges da medical sk
-9	-13	between och i
-9	-14	before = starter
-9	-14	before = болезнь
-9	-14	between og hedder
-9	-16	before = fram
-9	-16	before = pga
-9	-16	right word fire given common
-9	-16	right word по none medical
-9	-17	between bor med
-9	-17	left word bor none medical
-9	-18	ending before ах none
-9	-18	shape heard -1
-9	-20	edges en unheard en
-9	-21	left word the none medical
-9	-34	ending before 's known
-9	-72	before of pet unheard heard
-9	17	right word hon given common
-9	18	ending before så given
-9	21	ending after ån given
-9	23	ending before es known
-90	-112	after = номер
-90	-114	ending before ла formed
-90	-152	before of none place heard
-90	-42	coming ~ не
-90	-63	two before = har
-90	-64	right word end known common
-90	-65	role greetings both common
-90	-68	after = but
-90	-76	edges en unheard da
-90	-82	ending before ую none
-90	-89	two before = четыре
-90	-90	two before = any
-90	-95	ending before pp none
-90	-97	after pet medical
-91	-100	ending after rn known
-91	-102	right word de none ordinary
-91	-105	after = storm
-91	-106	ending after rn none
-91	-112	right word nummer called common
-91	-49	ending after ne both
-91	-60	left word og both common
-91	-67	left word på given common
-91	-70	word sv ur
-91	-72	leading hon är
-91	-82	between eller ~
-91	-86	between # med
-91	-89	ending before ut none
-91	-97	two before = husker
-91	-99	ending after år given
-92	-104	leading står ~
-92	-107	left word kom given common
-92	-121	right word vi given common
-92	-141	before of surname unheard heard
-92	-20	coming og så
-92	-24	coming не ~
-92	-42	coming and he
-92	-47	edges ru heard ый
-92	-59	before = pappa
-92	-60	ending before ll known
-92	-66	two before = has
-92	-70	ending after за none
-92	-73	after = över
-92	-74	role placePrepositions called medical
-92	-78	left word er none ordinary
-92	-79	two before = komma
-92	-80	coming af ~
-92	-80	word sv de
-92	-81	edges da medical de
-92	-90	edges ru heard ие
-92	-90	ending before до none
-92	-98	ending after io none
-93	-105	edges sv medical in
-93	-109	edges ru heard ль
-93	-52	is pet common
-93	-53	right word kan given common
-93	-54	after rare common
-93	-68	edges nb heard ja
-93	-68	leading blir det
-93	-72	edges en heard ay
-93	-73	after = hedder
-93	-73	before = via
-93	-73	leading # med
-93	-83	ending after an both
-93	-84	before = få
-93	-84	before = ml
-93	-84	ending before ml none
-93	-85	left word ja given common
-94	-115	edges nb heard rå
-94	-118	between en ~
-94	-46	edges en medical me
-94	-46	right word men surname common
-94	-58	leading vår ~
-94	-63	edges sv unheard ta
-94	-78	ending before ag rare
-94	-82	between som end
-94	-83	ending before it both
-94	-87	ending after og rare
-94	-90	before = ønsker
-94	-97	ending after ду none
-94	-98	leading ~ den
-95	-104	two before = bror
-95	-107	leading ~ kom
-95	-108	ending before or rare
-95	-177	before = bjørn
-95	-71	ending before ka surname
-95	-73	after = he
-95	-73	ending before ые none
-95	-73	leading in the
-95	-74	after pet common
-95	-74	ending before то none
-95	-74	leading det är
-95	-74	right word sig none ordinary
-95	-84	edges ru heard ут
-95	-84	edges sv medical ar
-95	-84	word da ville
-95	-85	ending after et none
-95	-86	ending after не called
-96	-101	leading это ~
-96	-31	ending before ой none
-96	-37	cue possessives
-96	-40	edges nb heard ad
-96	-57	ending after tt given
-96	-59	ending after av given
-96	-72	ending after me given
-96	-85	between i på
-96	-85	word da fin
-96	-88	coming och det
-96	-88	edges nb medical le
-96	-90	ending after it none
-96	-94	two before = når
-97	-100	before = højre
-97	-113	leading jeg er
-97	-115	right word heter none ordinary
-97	-119	left word ingen none ordinary
-97	-32	before = нет
-97	-47	length medical short
-97	-53	word sv stor
-97	-56	left word om both common
-97	-58	before = six
-97	-66	after of none ordinary medical
-97	-67	two before = as
-97	-68	role none none ordinary
-97	-70	left word to given common
-97	-76	coming om dagen
-97	-82	left word how both common
-97	-83	ending before de both
-97	-84	cue of animals medical
-97	-84	role animals none medical
-97	-90	coming så vi
-97	-94	ending after es surname
-97	-99	ending after ju given
-98	-103	left word не none ordinary
-98	-108	right word от none ordinary
-98	-48	before of rare common heard
-98	-52	after = vår
-98	-59	after = eg
-98	-59	left word # rare medical
-98	-68	ending after rd given
-98	-74	coming is a
-98	-78	ending after un given
-98	-78	left word end rare medical
-98	-78	role start rare medical
-98	-82	coming no #
-98	-93	after = seks
-98	-95	left word the given common
-98	-96	edges ru heard ил
-98	-97	before = litt
-98	-97	ending before lv given
-98	-98	right word jag surname common
-99	-103	edges nb heard ks
-99	-109	ending after ию none
-99	-125	left word на none ordinary
-99	-49	ending after de surname
-99	-52	before = a
-99	-66	before = he
-99	-66	word en can
-99	-71	right word # given ordinary
-99	-74	left word sin none ordinary
-99	-83	leading ikke ~
-99	-87	before = mg
-99	-87	edges ru heard ум
-99	-87	leading # mg
-99	-92	word sv liv
-99	-94	leading я ~
0	-10	left -1 -1
0	-10	right 0 -3
0	-106	right -2 2
0	-12	right 3 -3
0	-127	right -1 -3
0	-13	right -1
0	-13	right -3 2
0	-14	leading end the
0	-14	left 3 -3
0	-14	right -1 -2
0	-14	right -3
0	-14	right 2 -1
0	-143	joining -2 -3
0	-15	joining apart -2
0	-153	joined no -2
0	-159	joined -3 -3
0	-16	edges ru heard ка
0	-16	ending before my surname
0	-16	joined -3 0
0	-16	left 1 2
0	-16	left 3 -2
0	-16	two before = altså
0	-169	joining -3 -1
0	-17	ending after i called
0	-170	joined -1 -3
0	-187	joined -3 -2
0	-19	joined apart -3
0	-19	right -1 3
0	-20	joining -3 3
0	-20	joining apart -3
0	-20	left -2 -2
0	-20	left no -1
0	-20	right 0 1
0	-21	ending before nt surname
0	-21	left no -2
0	-22	right -3 -3
0	-220	right 1 -3
0	-25	between rose ~
0	-26	left no -3
0	-26	right 3 0
0	-27	right no -2
0	-28	joining -1 -3
0	-28	right 3 -1
0	-29	left -2
0	-29	right no -3
0	-30	right -2
0	-31	right 1 0
0	-33	left -3 2
0	-33	left 1 3
0	-35	ending before os rare
0	-35	right -3 -1
0	-36	before = из
0	-36	left 0 3
0	-36	right -2 -2
0	-36	two before = have
0	-37	joining no 0
0	-37	left -1 2
0	-38	left -3 -1
0	-41	right -1 0
0	-41	right 3 -2
0	-43	left -3
0	-44	left -2 0
0	-47	right -1 -1
0	-49	left 0 -1
0	-50	ending before ng both
0	-52	joined no -3
0	-52	left 2 -2
0	-53	left -2 1
0	-57	left 1 -3
0	-63	left -2 -3
0	-63	left -3 -3
0	-66	joining no -3
0	-68	joining -3 0
0	-68	joining no -2
0	-69	joining -3 -2
0	-70	right 2 0
0	-71	joined no 1
0	-73	left -3 -2
0	-76	joining no -1
0	-77	joined no -1
0	-85	joining no 3
0	-89	right 2 -3
0	-91	joined -3 -1
0	-97	right 0 -2
0	-98	joined -3 3
0	-99	joined no 0
0	100	left 2
0	109	left 1 1
0	11	right -2 0
0	111	left 3 1
0	113	left 3
0	117	left 3 3
0	12	left -1 -2
0	12	right 1 -2
0	124	joining 1 3
0	13	edges nb heard ss
0	13	left 2 -3
0	13	left no 1
0	13	right no -1
0	140	left 3 2
0	144	right 2 3
0	147	right 0 0
0	15	joined apart 0
0	15	left 0 -2
0	163	joined 3 3
0	18	before of verb heard
0	181	joining 3 3
0	194	right 0 2
0	20	left -3 1
0	200	joining 3 2
0	201	right 1 3
0	21	joined apart 1
0	21	right 3
0	219	right 1 2
0	22	before of surname common unheard
0	22	left -1 0
0	22	right no 2
0	224	right 1 1
0	23	after = since
0	23	left 2 3
0	246	right 2 2
0	26	joining no 1
0	26	left 2 0
0	26	right 2 1
0	261	joined 3 1
0	28	joined -3 2
0	28	left 0
0	30	joined apart 2
0	30	left -1 1
0	312	left 2 2
0	33	joining 3 -3
0	35	leading ~ med
0	35	left 3 -1
0	36	left no 2
0	37	left no 3
0	38	joining no 2
0	39	joining apart 1
0	40	right no 3
0	41	left 1 -2
0	41	left 1 0
0	41	right no 0
0	41	right no 1
0	42	before = good
0	43	left 0 1
0	43	right -3 3
0	44	right 0
0	45	joined apart 3
0	47	joined no 2
0	49	right 2
0	50	joining apart 3
0	51	left 0 -3
0	52	left -3 3
0	58	left 0 0
0	58	right -2 1
0	59	joined 1 -3
0	59	joined 2 3
0	60	right 2 -2
0	61	joined 0 -3
0	62	joining apart 2
0	63	right 0 -1
0	66	right 3 3
0	67	left 3 0
0	68	right -1 2
0	70	right -2 3
0	72	left 2 1
0	80	left -1 3
0	82	joined 2 -3
0	84	right 3 2
0	91	right 1
0	92	left -2 3
0	97	left 1
0	99	left -2 2
1	-10	before = ~
1	-11	leading врачом ~
1	-11	two before = врачом
1	-16	ending before is surname
1	-19	ending after se surname
1	-29	edges nb unheard an
1	-31	edges en heard rs
1	10	edges nb medical ng
1	11	between och end
1	12	between end you
1	19	is surname medical
1	32	ending after od surname
1	33	before of given common heard
1	34	right word end none medical
1	34	right word ~ called ordinary
1	51	after = ref
1	55	before = her
1	57	ending before av surname
10	-12	between ~ говорит
10	-12	ending after at none
10	-15	leading ~ att
10	-26	before = got
10	-4	edges en unheard nd
10	-6	edges ru heard му
10	11	edges da unheard ja
10	12	ending after am known
10	16	right word han known unheard
10	18	ending before el none
10	19	before of verb unheard
10	38	after of called ordinary unheard
10	42	ending after end both
10	5	after = mener
10	7	two before = first
100	110	ending after ds given
100	67	ending after st surname
100	72	two before = с
100	89	coming and my
100	90	ending after på surname
100	91	ending before dt given
100	92	after = uppger
100	97	leading ~ a
100	98	before = хозяин
101	100	ending after ou none
101	100	leading snakker med
101	102	right word og given unheard
101	121	coming og vi
101	121	ending after as known
101	143	between end #
101	45	leading er ~
101	46	ending after ke known
101	62	ending before ed given
101	69	ending after så known
101	73	between end kan
101	80	after = havde
101	93	between ~ uppger
101	95	between doktor jeg
102	104	after = syster
102	32	ending before se known
102	56	shape unheard 2
102	70	ending after ет called
102	75	cue of greetings name
102	75	ending after re none
102	81	ending after nd given
102	81	ending before сь none
102	84	leading gran ~
103	100	two before = our
103	109	before = if
103	126	after = so
103	38	word ru вера
103	70	two before = tid
103	75	two before = læge
103	79	leading læge ~
103	84	leading kontroll hos
103	98	ending before or none
104	116	two before = please
104	43	cue of named name
104	60	after surname place
104	61	between i det
104	63	right word end called ordinary
104	63	right word ~ surname ordinary
104	72	coming the ~
104	78	between efter ~
104	78	left word på none place
104	79	after = också
104	80	between ~ de
104	83	ending after в formed
104	88	before = da
104	93	edges sv unheard hl
105	-6	ending before nn none
105	107	edges ru unheard ур
105	117	before = fint
105	119	after = går
105	128	between skal ~
105	46	after of surname ordinary heard
105	56	edges en heard gs
105	60	after = tispe
105	62	two before = psykolog
105	63	ending after me known
105	74	ending before as none
105	85	ending after to known
105	90	leading ~ när
105	97	ending before ha none
105	98	before = står
106	-31	before of rare unheard heard
106	100	between jeg ~
106	101	ending after vn none
106	104	edges nb unheard ug
106	114	ending before na called
106	121	between у в
106	35	leading by ~
106	63	between ~ dob
106	64	coming i går
106	70	before = ta
106	72	ending before ma given
106	79	before = tolk
106	82	ending after nd known
106	87	leading my husband
106	88	edges sv unheard ld
106	89	ending before ой known
106	89	leading ~ on
106	91	edges nb unheard un
106	94	edges en medical on
106	96	left word end known ordinary
106	96	role start known ordinary
107	-24	before of called ordinary heard
107	112	after = natten
107	49	edges ru heard ан
107	58	ending before ar surname
107	60	coming det er
107	63	ending after dt known
107	70	between patient ~
107	75	after of surname place unheard
107	77	after = tlf
107	77	coming tlf #
107	78	coming ~ for
107	91	right word og known ordinary
107	96	coming ~ врач
108	100	left word og given unheard
108	100	left word og none unheard
108	104	before = cat
108	107	edges ru unheard ра
108	110	role titles known ordinary
108	114	before = dem
108	120	between ~ fastlege
108	132	edges ru unheard ик
108	32	ending after är surname
108	37	before = что
108	52	role none surname place
108	53	right word har none ordinary
108	54	edges en heard ge
108	69	after = hon
108	70	cue of persons name
108	73	ending before те known
108	80	role titles given unheard
108	82	right word ~ both unheard
108	84	after of formed common heard
108	91	ending before ne rare
109	112	edges da unheard rd
109	94	leading end hoppe
11	-19	two before = från
11	-2	between ~ var
11	-24	ending after ja given
11	-32	before = maj
11	-35	ending after he none
11	-8	after of none common unheard
11	-9	coming han er
11	13	ending after lv none
11	13	left word ejer known ordinary
11	15	left word at known unheard
11	16	after = ble
11	2	edges sv heard ss
11	24	ending before ei known
11	25	ending after да none
11	3	between og har
11	4	between ~ ved
11	40	ending after ne surname
11	6	ending before er known
11	7	left word is known unheard
110	106	ending before ie given
110	153	leading # patient
110	39	ending before ам none
110	45	edges da heard rn
110	73	right word ~ both common
110	79	leading som ~
110	82	edges en heard ty
110	86	edges nb unheard nn
110	99	ending before ge known
111	103	leading и ~
111	115	coming er fem
111	148	ending before ra rare
111	151	edges sv heard lk
111	32	ending after ge surname
111	66	left word ~ called medical
111	68	edges sv unheard rg
111	86	edges en heard el
112	107	after = nu
112	116	before = you're
112	125	leading nav ~
112	134	after = sister
112	147	two before = good
112	50	is pet medical
112	51	role none known ordinary
112	56	leading fastlege ~
112	62	after = pnr
112	62	coming pnr #
112	70	ending before ра known
112	71	ending before ay given
112	84	before = pat
112	86	leading ringer om
112	90	leading i går
113	108	after = day
113	110	ending after ла formed
113	110	ending after ол none
113	121	between end er
113	154	edges ru heard не
113	165	between och på
113	41	right word in none ordinary
113	64	two before = bor
113	75	before = wife
113	78	leading ~ dr
113	80	before = by
113	80	cue of workplaces name
114	100	after = reports
114	112	edges da heard ed
114	113	coming ~ säger
114	118	after = ko
114	118	coming ko #
114	122	after = sagde
114	123	edges ru heard ну
114	153	coming med end
114	59	is called ordinary
114	63	before = is
114	66	cue of titles name
114	91	two before = ringt
114	96	role placePrepositions known ordinary
115	-22	before of form unheard heard
115	103	ending before og known
115	26	edges nb heard ia
115	66	left word ~ pet ordinary
115	82	between med och
115	82	ending after sk known
115	83	edges sv heard iv
115	9	ending before ie none
115	90	leading hilsen ~
115	99	coming ~ från
116	102	leading муж ~
116	113	ending before em both
116	41	right word är surname common
116	73	edges sv heard ts
116	76	role none both unheard
116	85	ending before ik none
116	88	before = pt
117	113	between siden ~
117	116	edges ru heard ам
117	120	edges en unheard id
117	124	before = manager
117	129	coming ~ til
117	60	two before = ringer
117	62	right word ~ known ordinary
117	68	before = владелец
117	88	before = här
117	94	after = tolk
117	95	ending before ие none
118	102	before = ssk
118	106	between ~ siger
118	159	edges nb heard ld
118	50	two before = ejer
118	72	edges nb medical av
118	87	between ~ из
119	101	edges sv heard rk
119	105	edges sv unheard ia
119	116	edges nb medical ge
119	124	after = до
119	137	left word at given common
119	150	word nb rose
119	60	leading om ~
119	65	leading ~ #
119	73	role persons none place
119	83	two before = end
119	84	coming og til
119	85	after = little
119	89	cue of animals name
119	90	between ham i
119	91	after = partner
119	91	ending before gt given
119	96	coming det är
12	-16	two before = crp
12	-17	two before = kontakt
12	-21	coming ~ læge
12	-42	ending after le called
12	10	edges sv unheard ie
12	11	after = som
12	11	right word och surname common
12	13	edges nb unheard ja
12	15	right word som known unheard
12	17	before = blir
12	17	left word är given common
12	19	right word och known unheard
12	19	two before = sju
12	20	right word på surname common
12	21	left word heter none unheard
12	33	role named known unheard
12	37	ending after ые none
12	5	ending after no none
12	5	right word jag given common
12	6	leading на ~
12	7	left word av known unheard
120	100	two before = hello
120	107	edges da unheard en
120	115	coming tar ~
120	118	before = tak
120	119	ending before id given
120	128	leading eller ~
120	132	two before = taler
120	149	leading min man
120	65	two before = gäller
120	68	edges sv heard sk
120	68	ending after ad none
120	90	left word på none unheard
120	92	ending after gt none
120	97	before = from
120	98	between ~ skal
121	100	ending after ng rare
121	109	edges en unheard ll
121	123	two before = found
121	80	edges en unheard th
121	89	role greetings known unheard
121	90	coming # end
121	92	after of formed ordinary unheard
121	93	edges sv heard os
121	94	two before = kontroll
121	98	after called unheard
121	99	before = фамилия
122	100	between i ~
122	100	ending after kk none
122	103	left word er given unheard
122	107	after = sten
122	111	coming cpr #
122	112	leading ~ and
122	116	two before = name
122	118	right word på known ordinary
122	123	between er med
122	145	leading enligt ~
122	83	two before = with
122	90	two before = sa
123	114	after = ну
123	117	left word # none place
123	136	ending before ns known
123	46	leading bor i
123	70	right word ~ surname unheard
123	71	role greetings rare unheard
123	98	two before = а
123	99	role persons rare place
124	109	ending before ut given
124	134	after = says
124	87	role greetings given unheard
124	93	edges en heard rd
125	101	ending after kk known
125	103	after = få
125	103	edges sv heard bo
125	113	right word # rare unheard
125	129	coming och min
125	132	leading ~ eller
125	75	after = she's
125	90	before = lane
126	106	ending after ad known
126	108	two before = bara
126	110	ending before ve none
126	119	word en joy
126	125	coming from the
126	130	between fra ~
126	130	role kin known unheard
126	134	left word in rare unheard
126	67	two before = is
126	94	before = ring
127	111	after = ringe
127	111	ending after ел known
127	121	coming hun husker
127	122	left word i none medical
127	68	two before = vet
127	76	edges da heard ns
127	84	role none rare place
127	98	before = med
128	108	ending after th none
128	111	before = hold
128	118	between at var
128	122	between ~ я
128	123	edges nb heard kk
128	125	coming ~ hun
128	131	before = cm
128	142	before = lærer
128	148	after = stora
128	88	edges ru unheard ко
129	101	role none given place
129	120	edges en unheard ar
129	125	right word på surname ordinary
129	156	role titles rare unheard
129	59	edges nb heard rg
129	77	cue kin
129	87	coming har kastet
13	-22	after called common
13	-44	leading från ~
13	10	right word fra known unheard
13	12	leading from ~
13	13	leading ~ муж
13	14	between муж ~
13	16	ending before us none
13	18	ending after ад none
13	2	coming я ~
13	24	role none surname medical
13	24	word nb linn
13	3	between ~ что
13	38	edges sv heard st
13	4	before = tack
13	43	ending before he none
13	5	cue of placePrepositions heard
13	55	left word det surname common
13	6	edges en heard ke
13	7	left word ejer known unheard
13	8	ending before it given
13	8	leading end pas
13	9	coming ~ and
13	9	ending after eg rare
130	103	before of none place medical
130	104	ending before at rare
130	104	left word med none unheard
130	110	word nb even
130	112	before = sister
130	119	ending before lo given
130	152	before = mi
130	40	two before = dr
130	73	after of surname common unheard
130	77	cue introductions
131	101	edges sv heard ek
131	121	leading det ~
131	128	leading ejer ~
131	131	after = ber
131	131	coming ber om
131	135	after = tik
131	135	between ~ tik
131	39	leading eier ~
131	96	right word ~ none place
131	96	word da bjørn
132	100	before = mamma
132	118	ending after öm known
132	121	left word у called ordinary
132	61	is called unheard
132	69	edges nb unheard as
132	70	is surname ordinary
132	79	ending before os known
132	82	ending before il surname
133	125	coming men han
133	129	between врачом ~
133	129	leading ~ врачом
133	130	before = врачом
133	134	leading # cm
133	18	before of surname ordinary medical
133	80	between i i
133	83	before = når
134	101	before = sju
134	110	ending after rs known
134	112	between med til
134	113	edges sv unheard va
134	114	right word end known ordinary
134	121	ending after at called
134	123	between du kan
134	129	coming ~ but
134	130	edges sv heard ld
134	136	coming din ~
134	141	coming ikke ~
134	82	ending before rd none
134	86	before = från
134	99	is rare unheard
135	108	leading end häst
135	120	role homes none place
135	123	edges en unheard es
135	126	two before = här
135	140	two before = svar
135	71	before of none unheard unheard
135	76	after = тел
135	76	coming тел #
135	84	ending after ik none
135	99	edges nb unheard id
136	100	edges ru unheard ка
136	111	leading pt ~
136	119	leading bror ~
136	143	two before = dagen
136	157	leading sier at
136	158	two before = tre
136	165	leading han ~
136	42	before = lilje
136	86	leading är ~
137	107	before = больной
137	110	before = hest
137	110	coming ~ cpr
137	119	after = here
137	133	ending before ho known
137	172	edges en heard dy
137	50	before = hej
137	67	after = я
137	77	ending before er pet
137	84	ending before ge called
137	94	edges ru heard ма
137	96	ending before på known
138	100	edges ru unheard ан
138	101	before = ringt
138	110	before = häst
138	123	edges sv heard ol
138	133	right word så none medical
138	136	leading ~ eier
138	82	coming det ~
138	89	cue of kin name
138	98	word ru роман
139	107	right word i rare ordinary
139	111	ending before vi none
139	117	coming jeg er
139	123	after = come
139	124	right word end none place
139	125	role persons rare unheard
139	126	ending before lt known
139	128	leading her er
139	132	leading att ~
139	134	edges da heard ds
139	140	two before = nav
139	141	between og kan
139	145	ending after из formed
139	52	between ~ født
139	89	two before = меня
14	-2	ending before ur surname
14	-7	leading hedder ~
14	0	right word and none unheard
14	11	coming med ~
14	13	right word er known unheard
14	14	between lane ~
14	16	between står ~
14	16	ending before år called
14	19	ending before år none
14	2	coming hej det
14	26	left word heter known ordinary
14	28	ending after te none
14	28	leading og ~
14	3	coming ~ och
14	41	right word ~ called common
14	45	before of both common heard
14	8	ending after en called
140	107	before = bo
140	124	between ~ с
140	134	coming jag ringer
140	134	ending before sa surname
140	136	edges en unheard ka
140	141	between ~ datter
140	146	ending after ла known
140	172	ending after at rare
140	62	coming men hun
141	104	after = sin
141	105	edges ru heard ей
141	106	between ~ hun
141	115	after of rare unheard unheard
141	133	ending after ot given
141	134	word sv bo
141	139	edges sv heard lo
141	159	ending before ck surname
141	17	before of known common heard
141	47	two before = eier
141	74	after = hadde
141	76	two before = til
142	11	before of both unheard unheard
142	127	ending after pr none
142	128	role kin given unheard
142	135	edges en unheard ta
142	82	length unheard long
142	89	shape unheard 4
143	115	shape medical 4
143	118	edges sv unheard in
143	149	edges nb unheard ng
143	151	right word ~ both ordinary
143	67	two before = зовут
143	84	edges ru heard он
143	90	ending after is known
143	94	ending before rm surname
144	106	role animals called ordinary
144	107	before = hilsen
144	122	between ~ это
144	124	ending before il rare
144	125	after of rare place unheard
144	143	leading er på
144	144	right word på rare unheard
145	104	before = blev
145	119	edges nb unheard na
145	127	ending before ed pet
145	134	role titles given ordinary
145	146	ending before st rare
145	149	between og på
145	81	ending before ту none
145	84	coming på ~
146	112	ending before rn given
146	117	role greetings known ordinary
146	127	ending before de rare
146	133	between til om
146	138	leading vi ~
146	140	between the ~
146	140	role introductions called ordinary
146	147	after = will
146	157	leading ~ hun
146	162	before = sa
147	104	two before = navn
147	107	after = my
147	111	ending before v known
147	124	edges sv unheard us
147	127	edges ru unheard ой
147	73	coming in ~
147	88	after surname unheard
147	98	leading ägare ~
148	102	ending before ig known
148	104	leading ~ брат
148	115	before = også
148	121	between end du
148	124	right word end surname ordinary
148	125	ending before on both
148	130	after = fått
148	131	between har fått
148	132	ending before те none
148	138	coming tre gånger
148	98	word nb birk
149	110	edges sv unheard rs
149	118	two before = had
149	122	edges en unheard te
149	124	edges en unheard ry
149	129	leading мы с
149	148	edges ru unheard да
149	155	before = åt
149	56	two before = ägare
15	-20	ending before by none
15	-24	after = had
15	-53	coming har vært
15	1	edges da heard ie
15	12	before = dag
15	15	ending after им none
15	15	left word har both common
15	20	before of rare medical medical
15	20	two before = noe
15	21	ending after му none
15	23	between er jeg
15	41	ending after av none
15	42	left word til known common
15	5	after = ja
15	61	ending before ач formed
150	124	leading etter ~
150	136	two before = gp
150	142	two before = båda
150	156	left word år given common
150	60	before = it's
151	113	leading pas ~
151	124	edges nb unheard ny
151	126	two before = fire
151	133	between jeg end
151	154	edges ru unheard ар
151	165	two before = hold
151	178	coming og nå
151	61	two before = up
151	93	ending after ch rare
151	96	word nb odd
151	97	cue of introductions name
152	116	ending after не known
152	118	after = fra
152	128	coming har fået
152	143	before = overlege
152	148	ending after du known
153	116	ending before nt known
153	133	leading first name
153	145	after = won't
153	158	cue homes
153	67	ending after ke surname
153	77	before = ejer
153	81	before of form unheard unheard
154	119	two before = anhörig
154	147	between med og
154	148	before = call
154	154	edges en heard rm
154	154	word en storm
154	95	after = his
155	105	shape unheard cyrillic
155	122	two before = lærer
155	144	ending after nr surname
155	153	coming den har
155	162	leading pat ~
155	98	before = liv
155	99	after rare place
156	134	before = deg
156	152	ending after на called
156	155	before = but
157	130	two before = daughter
158	-14	before = storm
158	133	edges da heard lm
158	140	ending after ет known
158	142	ending after es known
158	159	two before = hjemme
158	172	ending before om pet
158	173	leading ~ vet
158	175	after = gav
158	87	edges nb heard je
159	122	ending after on known
159	147	before = kat
159	149	word sv ek
159	96	two before = fastlege
16	-12	after = är
16	-14	role persons formed ordinary
16	-2	leading ~ så
16	-20	two before = что
16	-3	edges ru heard ое
16	-5	ending before na both
16	0	leading på ~
16	1	ending before ur none
16	1	leading ~ til
16	10	coming havde det
16	12	right word i surname unheard
16	13	edges nb heard lf
16	15	ending after my none
16	16	shape medical -1
16	19	left word hos known ordinary
16	20	ending before ra known
16	20	leading ~ и
16	24	ending before et known
16	26	between а ~
16	28	ending after ая none
16	34	coming og er
16	42	after = this
16	46	ending before i given
16	49	before = mig
16	7	after = ~
16	7	ending after yl none
16	8	after = från
16	9	coming ~ sig
160	103	two before = по
160	119	ending before ed known
160	132	edges en unheard ra
160	138	before = говорит
160	142	before = visst
160	142	between hos på
160	77	after of surname unheard unheard
161	140	right word i known ordinary
161	153	two before = tv
161	160	ending after ер none
161	35	edges nb medical an
162	118	word en winter
162	57	is pet ordinary
163	101	is given ordinary
163	103	edges sv heard rm
163	126	leading du er
163	136	before of called ordinary unheard
163	164	two before = alene
163	176	coming inte ~
164	113	coming sa at
164	116	between var end
164	130	before = siger
164	149	role titles surname ordinary
165	122	after = vill
165	133	coming ~ kommer
165	133	edges ru unheard ья
165	134	word nb lilje
165	144	edges nb heard ås
165	157	two before = ring
166	124	edges nb unheard ad
166	134	left word er rare unheard
166	176	between from end
166	184	two before = kommunen
166	79	before = брат
167	130	between fra på
167	145	edges ru unheard он
167	166	between det ja
167	175	ending before ся none
168	139	ending before ck given
168	146	role persons given unheard
168	164	two before = now
168	165	ending before ть known
168	179	edges sv heard ea
168	78	before of known ordinary medical
169	107	after = pt
169	124	is given unheard
169	130	edges nb unheard le
169	131	ending after on rare
169	133	leading det står
17	-11	ending before se both
17	-19	ending before sa given
17	-43	ending after em known
17	-5	role none surname ordinary
17	11	role none both common
17	12	right word jeg known unheard
17	13	after = var
17	15	leading ~ lane
17	16	edges da unheard ne
17	17	before = муж
17	18	edges ru medical ой
17	20	right word ~ given common
17	23	ending before av none
17	23	role kin both unheard
17	24	ending after ra known
17	24	left word är known unheard
17	24	right word the known common
17	35	ending after in surname
17	4	after = hej
17	4	left word det given common
17	47	leading ~ at
17	5	coming ~ но
17	56	role placePrepositions called ordinary
17	6	between af ~
17	6	two before = patient
170	115	role placePrepositions rare place
170	145	is surname unheard
170	150	coming # лет
170	152	before = fru
170	51	edges nb heard nd
171	134	edges sv unheard ve
171	146	coming kan du
171	147	edges sv heard by
171	176	between hund ~
171	177	two before = pat
171	85	edges da heard is
172	126	ending after ei none
172	127	coming # år
172	133	after = паспорт
172	133	before = partner
172	135	leading у ~
172	14	before of given unheard heard
172	150	ending after pr surname
172	151	role persons given ordinary
172	85	before = iris
173	116	role titles known common
173	119	ending after je none
173	122	ending before ja called
173	132	between i så
173	141	role named known common
173	156	ending after sk given
173	163	ending before v none
173	190	is known medical
174	119	edges en heard th
174	161	edges nb heard ie
174	162	between er det
174	59	before of formed unheard unheard
175	131	ending after as given
175	178	before = overlæge
176	103	two before = opp
176	118	ending after te surname
176	164	word nb bjørk
176	169	leading tv #
176	170	word ru роза
176	202	ending before 'm known
177	158	ending after ет formed
178	116	leading по ~
178	150	two before = god
179	107	ending after ur given
179	135	between владелец ~
179	165	word sv sol
18	-17	after of none place heard
18	-51	ending after ld known
18	10	ending after # surname
18	12	coming ~ som
18	13	edges en unheard el
18	13	left word end known common
18	13	role start known common
18	16	shape heard 0
18	17	ending after уж none
18	18	after of pet ordinary heard
18	25	right word och known common
18	26	left word was surname common
18	29	ending after or rare
18	3	right word var none ordinary
18	40	before = ham
18	53	before = sambo
18	8	edges nb unheard ud
18	9	ending after ов known
180	117	word en field
180	125	two before = mum
180	172	before = him
180	178	before = hund
180	201	before = vara
181	117	ending before je surname
181	126	before = fra
181	159	between called and
181	161	after = cpr
182	115	two before = hilsen
182	124	two before = epikrise
182	127	ending before os surname
182	152	two before = i've
182	157	leading jeg heter
182	86	after = i'm
183	152	coming hun har
183	157	two before = ejeren
183	184	edges sv medical et
184	124	ending before в form
184	169	two before = хозяин
184	174	two before = fast
185	114	two before = by
185	126	role placePrepositions none place
185	127	leading säger ~
185	130	after = dob
185	130	coming dob #
185	159	edges ru unheard на
185	185	right word er called common
186	106	between er fra
186	116	leading er det
186	165	role placePrepositions surname ordinary
186	184	two before = палата
187	147	ending after nr none
187	170	edges en medical er
187	180	ending before у called
187	195	between end her
188	128	edges nb heard ol
188	128	word nb sol
188	154	before = kom
189	103	ending before kt given
189	148	edges en heard pe
189	161	ending before то known
19	-1	ending before at surname
19	-10	leading kontakt med
19	-30	between с end
19	1	ending after но none
19	15	ending before ца known
19	18	ending before ll given
19	2	edges da heard ke
19	21	cue of introductions heard
19	25	ending before rs called
19	29	two before = she
19	3	after none unheard
19	30	role titles both unheard
19	31	right word på known unheard
19	33	ending after ld surname
19	4	ending before at given
19	50	ending after vi given
19	55	between är och
19	7	left word son both common
19	76	before of given common medical
19	9	ending before # known
190	167	edges en heard ol
191	140	ending after ла none
191	141	ending before end pet
191	171	before = nav
191	171	ending after th known
192	116	two before = tolk
192	119	shape unheard 3
192	127	role kin called ordinary
192	153	before = mr
193	177	word nb ola
193	182	edges ru heard вь
193	182	leading var det
193	182	word ru любовь
193	189	edges nb heard ed
194	134	left word ~ surname unheard
194	147	word da sten
194	167	before = кошка
194	168	word nb vik
194	84	before of known common medical
195	157	edges en unheard am
195	157	two before = mvh
195	169	before = nine
195	177	coming ~ dob
196	123	is both ordinary
196	136	edges nb heard rm
196	148	right word ~ called unheard
196	149	ending before nt both
196	164	before = мне
196	185	leading end du
196	187	edges nb unheard rn
196	192	word nb ask
197	140	role none known place
197	143	before = owner
197	171	between når er
198	129	edges sv heard rg
198	157	edges nb heard ya
199	139	ending before и known
199	148	before = katten
199	170	word da lund
2	-13	ending after nr called
2	-54	after of called common unheard
2	15	ending before ed both
2	18	coming i dag
20	-10	after = lege
20	10	after = hb
20	11	ending after om known
20	13	edges nb unheard ić
20	2	after = søn
20	2	two before = его
20	21	right word är known unheard
20	23	left word med given common
20	25	between vi ~
20	36	ending before st none
20	38	between er i
20	9	left word ~ both ordinary
200	133	edges ru unheard ич
200	170	role persons known ordinary
201	142	after = telefon
201	155	word sv storm
201	160	word en stone
202	137	edges nb heard si
202	168	two before = overlege
202	187	ending before rn surname
202	215	before = when
203	154	before = сыном
203	160	edges nb unheard ne
203	176	after = he's
203	199	coming i skranken
204	115	edges sv heard ke
204	176	word ru лев
204	199	coming kan ta
204	84	edges nb heard ik
205	144	ending before ер none
205	175	leading end har
206	167	edges ru medical ть
206	182	coming på lab
207	141	ending before om called
207	175	leading har ~
208	122	before = ask
208	188	leading har vi
208	204	two before = spør
208	210	leading kommer med
208	71	before of known common unheard
209	157	before = любовь
209	166	cue of homes unheard
209	166	role homes none unheard
209	178	before = sier
209	199	leading палата #
21	-12	two before = av
21	-3	ending before из none
21	1	ending after 's given
21	10	length heard middle
21	12	coming ~ fra
21	12	length heard long
21	2	ending after vi surname
21	20	before = доктор
21	21	coming som är
21	35	between это из
21	38	right word och given unheard
21	38	role none given unheard
21	40	ending before ts called
21	49	edges ru heard нь
21	5	after = daughter
21	5	ending after eg called
21	7	ending after as none
21	8	two before = hjem
210	170	before = ägare
210	174	after = pyometra
210	174	coming pyometra end
210	177	two before = worker
210	181	coming jeg ringer
211	134	leading till ~
211	140	edges sv unheard st
211	150	edges da heard rm
211	161	edges nb heard al
211	161	ending after rg given
211	218	after = let's
212	185	edges nb unheard ik
212	192	edges en heard ny
212	221	between ring på
213	150	ending after li surname
213	167	is both unheard
213	179	is given place
214	133	ending after ln none
214	167	two before = hedder
215	154	word da storm
215	227	ending before ti none
216	194	before = лет
216	209	role kin known ordinary
217	132	edges nb unheard nd
217	170	two before = мы
218	154	ending before ия formed
219	168	leading så får
22	-31	left word ~ rare unheard
22	10	before = tre
22	10	right word ~ known common
22	13	right word det surname common
22	14	left word i none ordinary
22	15	ending after om rare
22	18	coming kone ~
22	19	ending after ак none
22	22	right word я formed unheard
22	25	two before = rosa
22	26	ending after un known
22	27	word nb roar
22	29	edges sv heard ck
22	32	ending after de known
22	34	before = lidt
22	52	ending before c none
22	55	coming from ~
22	55	edges sv heard re
22	56	before = der
22	7	after of surname common heard
22	7	ending after är known
221	164	two before = kopi
221	190	edges nb unheard ta
221	202	two before = ude
222	196	coming säger att
222	206	two before = come
223	111	before = called
223	135	before of given ordinary unheard
223	160	word nb storm
223	34	before of given unheard unheard
224	132	cue named
225	186	after = отец
225	201	edges ru unheard ия
225	211	between på det
226	198	coming og han
226	225	before = hed
227	174	cue of kin unheard
227	174	role kin none unheard
227	228	between var som
228	21	before of known unheard heard
229	156	edges nb unheard li
23	-3	ending before ик none
23	-34	between ~ men
23	-42	between ~ to
23	-8	ending before ра formed
23	1	after = hpr
23	1	coming hpr #
23	11	left word och known unheard
23	12	ending before ka known
23	13	leading er hos
23	14	edges sv unheard ne
23	14	ending before mi known
23	17	ending before ец known
23	19	right word i surname common
23	21	after = to
23	21	coming är en
23	22	ending before с none
23	25	edges sv heard id
23	25	ending after end surname
23	28	before = för
23	29	ending before ко none
23	3	after = говорит
23	33	edges sv heard ma
23	42	ending before ta both
23	43	before = pas
23	44	before = navn
23	47	role named known ordinary
23	48	ending after så given
23	50	between i han
23	70	two before = uker
23	9	leading har en
230	192	leading är det
230	208	ending before ка called
231	189	before = worker
233	192	leading bed #
233	193	edges nb heard rn
233	197	after = född
233	221	before = анализы
234	162	two before = nu
234	195	role titles formed ordinary
234	229	leading rom #
235	219	right word og called ordinary
235	220	right word end given ordinary
236	180	after = mobil
236	180	coming mobil #
236	224	edges nb unheard em
236	86	before of known unheard medical
237	37	before of known ordinary heard
238	232	before = says
239	143	two before = mamma
239	175	between в end
24	-1	ending before as rare
24	-10	edges nb heard le
24	-10	ending before ve surname
24	-4	left word fra none unheard
24	-6	word ru надежда
24	15	two before = спасибо
24	26	ending before end given
24	35	left word on none medical
24	37	after = на
24	41	left word and given unheard
24	45	before of rare medical heard
24	7	edges nb heard en
240	186	between and the
241	196	after = halter
241	208	after = klokka
242	218	after = begge
242	235	edges en unheard le
244	183	before = doktor
244	188	before = eier
244	216	edges ru heard ев
245	157	word nb lykke
247	182	before = säger
248	240	edges nb unheard um
248	263	word da per
249	156	ending after end formed
249	225	right word ~ pet ordinary
25	-2	before = first
25	-2	between end det
25	-7	leading # #
25	-83	before of both unheard heard
25	10	right word # both common
25	16	edges sv medical en
25	20	leading ~ och
25	22	between end ~
25	26	left word у formed unheard
25	27	ending after he given
25	29	before of surname common heard
25	40	left word du none ordinary
25	47	ending before ej known
25	49	leading ~ kan
25	55	right word end formed unheard
251	141	role none known unheard
251	206	before = mrs
253	237	edges en unheard it
255	190	role none none place
255	190	word sv lilja
257	230	ending before il called
257	264	word da sol
258	238	edges en unheard ow
259	242	edges nb heard og
26	-15	role placePrepositions rare unheard
26	-33	two before = odd
26	-7	ending after ar rare
26	0	left word at none ordinary
26	1	left word i rare ordinary
26	17	edges nb unheard ve
26	17	word da tove
26	18	right word du none ordinary
26	20	after of called common heard
26	21	after of given common unheard
26	23	ending after end given
26	25	after of end heard
26	25	after of formed medical heard
26	26	before = kg
26	26	ending before ут known
26	27	ending after end called
26	28	right word har known unheard
26	29	leading å ~
26	30	leading det har
26	31	edges sv unheard sa
26	31	right word i none unheard
26	32	between det som
26	34	leading ~ han
26	40	leading efter ~
26	40	right word er known common
26	41	after = ägare
26	41	right word og none unheard
26	5	shape medical 1
26	57	left word var surname common
260	216	edges da medical se
261	196	before = björn
261	230	role animals pet ordinary
263	222	leading this is
267	250	after = hei
267	272	coming i fjor
268	222	coming ~ år
27	-25	after of called ordinary heard
27	-5	coming ~ kopi
27	-9	ending before st surname
27	0	edges sv heard ge
27	11	coming ägare ~
27	13	after = болезнь
27	15	coming ~ has
27	15	ending after en surname
27	16	after = sendt
27	16	ending after ja surname
27	18	ending before # none
27	19	right word har called common
27	23	after = far
27	23	edges da unheard ta
27	23	left word av known common
27	23	role persons called medical
27	24	coming говорит ~
27	24	two before = och
27	36	between ejer ~
27	36	ending after a none
27	38	after = tack
27	38	edges ru heard ся
27	43	left word at known ordinary
27	46	right word som none medical
27	69	coming den ~
270	281	before = het
274	190	edges en medical ar
275	254	left word in none unheard
276	193	word sv love
276	279	before = ringe
277	260	between kom vi
278	205	after = født
278	270	two before = rom
278	293	leading ~ it's
28	-13	after called ordinary
28	-13	ending before er called
28	-19	after = säger
28	10	edges nb heard es
28	10	ending after sa none
28	10	ending before i none
28	13	between med i
28	16	right word and called common
28	18	edges da unheard ik
28	2	role none pet medical
28	20	edges sv unheard il
28	24	ending after on called
28	26	ending before at none
28	27	ending after ch given
28	29	edges ru unheard ев
28	34	before of rare common unheard
28	36	between er og
28	48	two before = där
28	54	right word из formed unheard
28	56	ending before ta none
28	59	between ~ and
280	218	two before = bed
282	232	before = dr
282	258	word en summer
282	276	after = puster
282	293	after = hustru
283	221	is rare place
284	242	edges en unheard na
285	192	edges nb unheard al
285	217	before = husband
286	206	is known place
286	250	is known unheard
29	-33	leading fra ~
29	-7	between iris ~
29	15	ending after os rare
29	18	leading navn er
29	18	right word i none place
29	19	coming ringer ~
29	3	leading ~ från
29	30	word en dawn
29	31	ending before ch rare
29	35	ending before om given
29	39	between in ~
29	39	left word # known ordinary
29	43	right word i given common
29	46	coming och är
29	46	edges en heard nt
29	66	before = с
292	217	leading in ~
294	237	edges nb heard lv
294	270	edges nb medical ve
3	-17	right word inte surname common
3	-25	coming ~ at
3	12	two before = mannen
3	13	ending before ee called
3	19	after = in
3	20	left word er surname common
3	23	cue of possessives name
3	39	ending after ig known
30	-21	right word och called medical
30	-25	role greetings called common
30	-4	before = att
30	0	coming og jeg
30	13	left word ~ surname common
30	14	coming ~ ~
30	14	ending after # both
30	15	edges ru unheard не
30	15	shape heard 1
30	18	after = end
30	18	after end
30	18	coming end end
30	22	right word i known unheard
30	24	left word til known ordinary
30	29	coming # ~
30	31	left word hos rare unheard
30	32	right word och none ordinary
30	33	leading dyrlæge ~
30	34	ending before ar called
30	37	coming är det
30	37	two before = en
30	4	between end fra
30	4	ending after nn known
30	4	two before = из
30	46	before = к
30	49	after of rare medical heard
30	49	left word med known ordinary
30	54	between jo ~
30	56	before = give
30	8	ending after st given
30	97	before = nå
300	278	ending before vn none
301	170	edges nb heard rd
302	228	edges sv heard ve
305	271	is surname place
31	-7	two before = står
31	14	leading hjemme hos
31	17	leading is ~
31	19	edges nb heard jo
31	19	word nb jo
31	23	cue of titles heard
31	24	ending after re both
31	25	right word no none ordinary
31	28	ending before ач none
31	29	coming ~ ved
31	3	ending after # rare
31	3	ending after es given
31	30	ending after er surname
31	30	ending before to none
31	31	right word på surname unheard
31	33	edges en unheard is
31	35	left word til none medical
31	36	edges nb medical in
31	38	ending before ru known
31	42	edges ru heard ат
31	44	after = då
31	58	two before = så
314	197	two before = heter
315	263	word nb tor
319	209	is known ordinary
32	-16	two before = min
32	19	leading står hos
32	20	ending after på known
32	20	right word my given common
32	22	ending before end known
32	23	edges da unheard ar
32	30	before = bare
32	31	ending after or surname
32	31	ending before ör given
32	34	coming vi ~
32	47	ending after rd known
32	49	edges nb unheard ie
32	50	ending before re given
320	268	two before = apoteket
323	120	before of known ordinary unheard
325	216	before = hos
33	-13	left word hos none unheard
33	-31	ending before ok given
33	-5	ending after на none
33	-9	two before = också
33	0	after = ta
33	13	after of # heard
33	13	between pas ~
33	18	left word lege given common
33	19	edges sv heard sa
33	22	left word and none ordinary
33	27	left word врач none ordinary
33	32	two before = reports
33	33	before = was
33	34	ending before gt known
33	35	right word jag none ordinary
33	36	two before = fint
33	44	before = angående
33	49	ending after et both
33	5	ending before nd rare
33	50	between зовут ~
33	59	leading jag ~
33	6	right word vi surname common
33	66	right word nej none ordinary
332	275	after = who
337	316	edges da heard vn
34	-12	ending after nd rare
34	-6	between a ~
34	0	between til er
34	0	coming han har
34	1	after = viser
34	12	ending before ny surname
34	16	before = мать
34	17	left word det known unheard
34	28	ending after те none
34	32	after = а
34	33	leading and ~
34	34	leading jeg hedder
34	4	ending after ed known
34	42	edges sv medical ra
34	42	ending before in none
34	55	ending before om known
34	56	ending before he surname
34	61	ending before ed surname
34	7	ending after d none
349	314	word sv björn
35	10	ending after ra surname
35	17	edges da heard se
35	22	before = mand
35	24	left word fra none place
35	25	before = отец
35	25	edges nb heard de
35	25	right word kan none ordinary
35	26	two before = года
35	27	ending before да none
35	29	coming får ~
35	29	role kin none ordinary
35	30	ending after ur none
35	32	edges nb unheard rd
35	37	role introductions none ordinary
35	4	edges da medical ng
35	41	two before = e
35	42	role introductions known unheard
35	44	word sv modig
35	49	left word når given common
35	51	ending after ge known
35	51	leading ~ for
35	61	after = kom
35	70	edges en heard ce
35	76	edges da unheard in
35	9	cue of introductions unheard
35	9	role introductions none unheard
358	119	before of known unheard unheard
36	10	before of end unheard
36	18	is known common
36	19	after = kommer
36	21	ending after nu given
36	22	right word and none medical
36	25	ending after sk both
36	28	before = хозяйка
36	3	before of none unheard heard
36	30	word en miles
36	31	edges ru unheard ук
36	38	ending after ad given
36	38	ending before så none
36	47	ending before il known
36	48	coming far ~
36	49	between ~ får
36	57	ending after un surname
36	70	edges sv heard nn
36	8	ending after то none
37	-16	before = gäller
37	19	ending after ev none
37	28	edges nb unheard il
37	30	after of known unheard medical
37	43	right word hun surname common
37	47	right word og known unheard
37	53	edges ru unheard ма
37	58	leading ~ hustru
37	9	two before = kom
372	340	word sv saga
38	-15	right word om given common
38	-51	ending before ne both
38	1	ending before i rare
38	13	before = af
38	24	coming # г
38	24	ending after ve given
38	25	role titles none ordinary
38	26	after = nummeret
38	26	after of verb heard
38	27	edges nb unheard ar
38	31	edges da heard og
38	32	ending before у none
38	37	right word han none ordinary
38	42	right word med known unheard
38	51	coming ~ nej
38	54	two before = seg
38	60	after of none unheard medical
38	60	ending after ls surname
38	77	before = hoppe
39	-10	leading ~ ejer
39	1	role titles both common
39	10	leading ~ это
39	12	between er ikke
39	13	between at har
39	14	before = rose
39	16	left word i none place
39	20	ending before at known
39	21	edges da medical et
39	22	left word fra none ordinary
39	25	leading his wife
39	26	ending after my given
39	28	ending after os given
39	29	left word end rare unheard
39	29	role animals known unheard
39	29	role start rare unheard
39	3	before = ikke
39	30	left word så known unheard
39	34	ending after ит known
39	36	two before = strand
39	38	ending after ds none
39	40	edges nb heard na
39	44	left word om surname common
39	48	after = у
39	49	ending after ly given
39	49	right word end known unheard
39	51	ending after då none
39	58	before = syster
391	279	is none place
4	-12	ending before da none
4	-13	edges nb medical el
4	-16	ending before ia given
4	-17	between ~ godt
4	-20	before = dyrlæge
4	-21	leading a ~
4	-24	right word ~ given unheard
4	12	leading som heter
4	16	left word er called medical
4	19	right word jeg given common
4	20	after of known common medical
4	22	coming jeg står
4	28	edges sv unheard er
40	11	leading hos ~
40	14	ending before är known
40	23	before = so
40	31	after of both common heard
40	35	after of rare ordinary unheard
40	38	left word er none medical
40	42	ending before # surname
40	45	after = no
40	47	leading ~ ved
40	52	edges ru heard аю
40	56	right word med given common
40	57	before = ved
40	75	between ~ vi
40	78	ending before du known
40	8	edges sv heard ll
40	97	leading du ~
406	389	edges ru heard ск
41	-21	ending after ed rare
41	-45	ending before # rare
41	13	after = the
41	13	two before = i'm
41	14	ending before ny none
41	16	ending before ch given
41	18	ending before of none
41	2	edges ru heard ох
41	2	word ru горох
41	21	between at ~
41	25	before of both common medical
41	29	cue greetings
41	3	two before = mor
41	31	leading yours ~
41	31	two before = yours
41	34	ending after ör none
41	40	right word på given unheard
41	43	edges sv unheard la
41	45	two before = мг
41	51	leading det med
41	66	ending before sk given
41	68	right word # given unheard
41	7	edges nb unheard ir
41	8	two before = far
419	296	edges sv heard lm
42	-19	ending before i surname
42	-23	two before = maj
42	10	after surname common
42	18	left word end none place
42	18	role start none place
42	2	before = has
42	21	after = lite
42	22	between bror ~
42	25	ending before ju none
42	32	word da maj
42	39	left word ~ formed medical
42	40	role introductions given unheard
42	43	ending before ne surname
42	57	edges ru unheard ль
42	59	ending before са none
42	60	right word ~ formed medical
42	63	coming så ~
42	66	left word av surname common
42	73	two before = venstre
42	8	leading ~ в
43	-10	between # end
43	-2	two before = kommer
43	-46	ending before ut surname
43	13	after = jeg
43	17	role introductions both common
43	18	leading to og
43	23	after of end unheard
43	23	right word ~ known place
43	25	ending after du none
43	29	left word han given common
43	3	left word в none unheard
43	31	before of # heard
43	32	cue of start name
43	37	edges sv unheard rd
43	53	between ~ по
43	62	coming ~ av
43	69	ending after dt given
43	71	right word i called common
43	8	before of rare unheard medical
44	-11	ending before la surname
44	15	ending before as both
44	15	shape heard 3
44	16	role titles called medical
44	17	leading venlig hilsen
44	17	two before = venlig
44	19	after = hold
44	28	between sa på
44	28	edges ru unheard ла
44	29	between til det
44	30	edges da unheard as
44	35	two before = you
44	47	right word og none medical
44	49	coming det har
44	49	ending after nd called
44	63	two before = over
44	74	before = sen
44	78	between heter och
44	9	after of none unheard unheard
45	-10	ending before le none
45	10	after formed unheard
45	23	left word till known unheard
45	24	ending before es none
45	25	leading ~ ~
45	28	after verb
45	28	ending after är given
45	28	right word # none place
45	30	after = sier
45	31	coming fra ~
45	34	coming i ~
45	35	after = это
45	4	between på ~
45	4	two before = söker
45	40	between säger end
45	42	right word en none medical
45	43	coming är du
45	44	coming at ~
45	47	edges nb unheard ah
45	48	right word ~ formed unheard
45	51	two before = lege
45	53	two before = that
45	58	ending before is rare
45	60	left word til rare unheard
45	63	role titles surname unheard
45	67	right word på both common
45	71	right word och none place
45	78	ending before ch none
45	9	between ved ~
46	-4	left word ~ rare ordinary
46	12	coming ~ i
46	14	after of both common unheard
46	17	ending before ir none
46	27	role introductions surname common
46	28	before = that
46	33	edges sv unheard ll
46	36	between av ~
46	37	left word er known unheard
46	39	ending after li known
46	40	right word og surname unheard
46	41	edges en heard ow
46	47	ending before id none
46	47	left word att none medical
46	47	role introductions rare unheard
46	51	right word # known ordinary
46	52	leading dette er
46	54	two before = æ
46	64	leading ja ~
46	70	role kin form unheard
46	82	role named pet ordinary
47	14	ending after ns both
47	14	leading av ~
47	16	right word hun none ordinary
47	29	ending after ed both
47	35	ending after ik known
47	36	between end can
47	38	before = в
47	39	coming kopi til
47	48	ending before gn none
47	48	word nb aurora
47	50	left word till given common
47	50	right word hun none medical
47	59	edges da heard da
47	61	coming ~ inte
47	62	coming ~ du
47	7	after = i've
47	73	right word og rare unheard
47	77	leading til ~
47	80	before of formed medical heard
48	-30	leading for ~
48	-6	edges sv medical on
48	1	before = grannen
48	18	after both common
48	2	leading врач ~
48	21	leading ~ i
48	24	left word ~ surname place
48	25	two before = hvem
48	28	between til på
48	36	before = om
48	36	left word говорит none ordinary
48	39	role homes none ordinary
48	46	edges ru heard ол
48	49	ending before а none
48	56	ending after ik given
48	56	ending before rt given
48	60	ending after st none
48	63	before of form common heard
48	75	two before = bil
48	78	leading ~ da
49	-19	ending after ck none
49	12	role persons known common
49	24	between hilsen ~
49	26	two before = доктор
49	30	edges en unheard ia
49	34	before = går
49	37	coming til ~
49	38	right word holm known common
49	40	right word som none unheard
49	44	between læge end
49	51	leading ~ heter
49	55	right word har known ordinary
49	58	two before = ute
49	60	before = søster
49	66	between och har
49	94	coming with a
5	-14	after = в
5	-37	before = my
5	-41	left word and given common
5	12	role greetings known common
5	13	left word at called common
5	18	after = vet
5	32	ending after ик none
5	38	ending before nn given
5	40	after = ved
5	48	edges en heard in
5	58	before = be
50	13	ending after de none
50	15	after of given unheard unheard
50	16	after = is
50	23	ending after ns known
50	25	ending before rt none
50	28	shape unheard 1
50	33	two before = his
50	36	leading ~ er
50	38	between ~ не
50	40	leading end hest
50	42	after = сказала
50	51	left word till none place
50	52	two before = mg
50	53	ending after ен none
50	54	ending before or given
50	58	leading # kg
50	6	left word en none ordinary
50	64	ending after dt surname
50	74	edges en unheard ds
50	77	before = три
50	85	after = da
51	-13	after of rare place heard
51	16	ending after ke none
51	17	after = godt
51	24	leading из ~
51	28	left word til given unheard
51	3	between ~ och
51	31	ending before ly none
51	35	right word # none medical
51	36	before = nabo
51	40	ending before an surname
51	42	two before = lige
51	44	before = sig
51	49	before = okay
51	52	edges sv heard it
51	54	ending after na surname
51	58	role named called ordinary
51	82	right word og none place
52	-13	two before = у
52	-2	ending after ук none
52	12	ending after et called
52	16	ending before ll surname
52	29	before = ett
52	36	role none rare medical
52	37	edges ru unheard ор
52	41	after of form unheard unheard
52	41	edges sv heard on
52	43	edges nb unheard je
52	43	ending after га none
52	48	ending before av known
52	50	after = fastlege
52	51	leading name is
52	59	ending after ta both
52	61	left word ved none place
52	71	word sv vår
52	79	ending before an known
53	-1	after = called
53	21	before = naboen
53	21	two before = med
53	3	leading ~ mor
53	36	edges da heard nd
53	38	edges en unheard al
53	41	edges ru heard ме
53	41	ending after ay given
53	43	between hedder end
53	45	ending before da known
53	46	between heter end
53	47	right word end surname unheard
53	48	left word er known ordinary
53	50	ending before är none
53	55	ending after st both
53	61	left word # rare unheard
53	66	ending after og none
53	77	two before = mye
54	17	between men ~
54	17	edges nb unheard et
54	2	ending before ce none
54	28	role none both ordinary
54	29	shape heard 2
54	37	after = hva
54	37	left word er none unheard
54	40	ending before ли none
54	46	coming dag #
54	46	right word patient none ordinary
54	47	leading end ~
54	49	ending after re surname
54	58	two before = dyrlæge
54	59	edges nb unheard ri
54	77	left word ~ given ordinary
54	78	coming on the
54	98	ending before är surname
55	11	two before = ja
55	18	two before = syv
55	19	ending before 's none
55	24	ending after ag surname
55	30	edges da heard st
55	40	between ~ ringer
55	44	right word ~ surname common
55	45	right word and rare unheard
55	47	edges nb heard el
55	47	ending before on known
55	49	after = du
55	49	left word # both common
55	49	right word och known ordinary
55	55	right word на formed unheard
55	61	right word for surname common
55	8	role none called unheard
55	85	role persons known unheard
56	-31	after = holm
56	14	between på i
56	2	leading зовут ~
56	20	ending after er called
56	26	left word til known unheard
56	27	edges sv unheard lf
56	27	ending after lm known
56	27	ending before ик known
56	34	ending before um none
56	35	ending before gt surname
56	38	ending after ич known
56	40	ending after te both
56	42	coming uppger att
56	48	edges da unheard la
56	55	ending after ti none
56	61	ending after не none
56	62	after = pappa
56	63	left word en called common
56	67	ending after ng known
56	72	two before = af
56	75	between och är
56	79	ending after sk none
57	-1	after = før
57	-4	left word ~ surname ordinary
57	104	between heter og
57	20	after = ønsker
57	33	cue of homes heard
57	42	edges sv unheard nd
57	46	ending after og known
57	46	word sv iris
57	48	between med på
57	49	leading der hedder
57	50	between hos i
57	55	ending before kk none
57	57	leading här är
57	60	leading hunden heter
57	65	after = datter
57	66	role persons both unheard
57	74	ending before in known
57	78	between жена ~
57	83	two before = måtte
58	-1	ending before na rare
58	-19	after = son
58	-4	edges ru heard ке
58	20	ending after ce none
58	26	after = navn
58	32	after = но
58	37	ending after år surname
58	37	two before = läkare
58	41	edges da heard aj
58	41	edges nb unheard rg
58	45	after = eier
58	54	ending after et surname
58	65	between a end
58	82	before = bra
59	18	ending after 's none
59	18	ending before на formed
59	20	two before = time
59	23	ending before rt surname
59	33	after both unheard
59	34	ending before ts given
59	38	is pet unheard
59	40	cue persons
59	47	two before = #
59	48	left word a called medical
59	49	ending after ja none
59	50	ending before ом formed
59	53	left word mig given common
59	56	right word och called common
59	58	two before = sten
59	61	left word är known ordinary
59	68	right word en given common
59	68	role titles known unheard
59	77	edges da heard bo
59	77	word da bo
6	-11	edges sv heard nk
6	-16	edges da heard je
6	-16	right word han surname common
6	-17	ending after of none
6	-20	leading ~ blev
6	-26	between ~ end
6	-27	two before = ut
6	-34	ending after is surname
6	-49	ending before na surname
6	12	ending before me known
6	13	two before = vi
6	17	role named given unheard
6	23	coming ~ att
6	25	after = she
6	25	ending after på given
6	29	ending before un given
6	32	before = with
6	32	edges nb heard ns
6	33	leading jeg har
6	34	ending after ll given
6	34	two before = kilo
6	35	coming som ~
6	42	left word and surname common
60	15	ending after nn none
60	18	cue of animals heard
60	25	between owner ~
60	38	ending before ke surname
60	38	ending before on given
60	40	before = altså
60	41	before = hva
60	49	leading end i
60	52	coming at the
60	60	ending after rt surname
60	60	ending before rs given
60	61	coming sten i
60	61	left word med given unheard
60	66	edges sv medical ad
60	67	two before = dette
60	70	ending before et both
60	72	ending after iv given
60	74	coming ~ mot
60	98	edges en unheard by
61	-25	two before = ringe
61	24	before = datter
61	30	ending before ка pet
61	32	two before = was
61	36	left word end given unheard
61	36	role start given unheard
61	38	left word and none medical
61	39	ending before to known
61	41	ending after ll surname
61	44	two before = hunden
61	48	edges da heard la
61	56	ending before st known
61	56	leading ~ with
61	59	ending after hl known
61	68	after form ordinary
61	73	ending after 's surname
61	74	ending before nd both
61	74	role titles formed unheard
61	78	ending after på both
61	99	two before = dag
62	12	leading to ~
62	13	left word og known common
62	33	ending before je none
62	34	after of called unheard heard
62	38	left word ~ surname medical
62	43	ending before end rare
62	46	two before = november
62	48	left word # known unheard
62	50	coming har haft
62	53	left word kan given common
62	55	coming и ~
62	58	leading kopi til
62	59	ending after sa known
62	60	ending before ke both
62	61	ending before ur given
62	62	between til i
62	63	left word eller none ordinary
62	64	coming till ~
62	64	leading ~ siger
62	70	edges ru heard им
62	75	left word og known ordinary
62	9	before = one
63	11	coming ønsker ~
63	31	right word der none ordinary
63	31	word en hill
63	33	coming ejer ~
63	38	ending before le known
63	44	ending after il none
63	46	two before = dig
63	48	left word ~ both unheard
63	50	edges sv unheard ls
63	53	between hos ~
63	53	leading time hos
63	56	ending before ör known
63	57	leading mr ~
63	58	right word kommer both common
63	76	left word när given common
63	80	two before = enligt
63	97	between har på
64	17	after = please
64	19	edges da unheard an
64	27	ending before ve called
64	37	role none form unheard
64	40	coming du har
64	53	leading ~ bror
64	63	role animals pet unheard
64	66	leading ~ dottern
64	67	before = kollega
64	86	ending before sa known
64	86	two before = восемь
65	26	between ~ но
65	28	ending before ke known
65	45	edges ru heard ба
65	46	edges nb unheard ni
65	50	role possessives given common
65	53	role persons surname unheard
65	54	after of formed medical unheard
65	55	edges ru unheard ая
65	59	edges en heard ly
65	59	ending before чь known
65	60	before = пять
65	60	coming а ~
65	60	ending before na none
65	61	leading ~ på
65	64	leading end pt
65	65	after of known ordinary medical
65	66	before = dottern
65	66	between så på
65	92	ending after da known
66	100	ending after sh given
66	104	ending before og called
66	13	after = skulle
66	18	before = barn
66	23	edges en heard on
66	32	before = pasient
66	32	edges da unheard rg
66	4	ending after ss none
66	48	ending before lk known
66	52	after = kontrol
66	58	ending before at called
66	60	two before = egen
66	65	before of given common unheard
66	66	between pt ~
66	69	leading end владелец
66	70	left word att none ordinary
66	81	left word about given common
66	87	edges nb heard ga
67	1	ending after te known
67	22	before = at
67	23	between and ~
67	29	two before = she's
67	37	leading ~ af
67	38	leading ~ men
67	40	ending after dt none
67	43	after = ringede
67	45	after = strand
67	48	two before = back
67	50	ending after og called
67	51	ending before ки none
67	53	before = ребенок
67	62	ending before vi surname
67	62	leading egen læge
67	63	leading меня зовут
67	85	ending before eg both
68	17	right word ~ rare ordinary
68	19	after = når
68	29	before = men
68	35	coming ~ тел
68	36	left word ~ given place
68	47	right word ~ called medical
68	50	ending before rs surname
68	55	leading ~ ägare
68	58	ending before af known
68	59	edges ru unheard ян
68	75	between что ~
68	80	ending after vå given
68	81	after = eller
68	85	after = с
68	90	two before = helt
69	19	right word # surname common
69	36	leading dr ~
69	4	after = när
69	40	leading jag heter
69	42	two before = of
69	43	two before = doktor
69	50	ending after te rare
69	51	between дочь ~
69	52	between så og
69	55	between ~ fik
69	56	ending after ar surname
69	56	left word end pet ordinary
69	56	role start pet ordinary
69	62	left word vi surname common
69	64	coming ~ у
69	69	before = lite
69	69	edges en heard wn
69	75	edges nb medical ne
69	79	ending before ou given
69	92	ending before ch called
7	-19	after of known common unheard
7	10	left word с known unheard
7	10	two before = last
7	11	right word and known unheard
7	13	leading en bror
7	16	left word heter known unheard
7	18	ending after og both
7	21	between og ~
7	24	ending after en given
7	25	ending before ra surname
7	25	two before = не
7	33	edges da heard ve
7	42	right word ~ formed ordinary
70	10	right word # called common
70	28	right word end none unheard
70	34	coming den #
70	41	before of called common medical
70	45	edges nb unheard ld
70	48	coming holm ~
70	51	ending after сь none
70	51	two before = sin
70	67	edges nb heard iv
70	72	ending after um given
70	73	leading end ham
70	89	two before = on
70	91	edges sv unheard ra
71	-36	edges da heard ol
71	-5	ending after in known
71	105	before = han
71	30	ending after ит none
71	33	cue of greetings unheard
71	33	role greetings none unheard
71	34	role possessives known unheard
71	36	after none place
71	36	between ~ kommer
71	45	ending after те known
71	45	ending before dr rare
71	46	after of none place unheard
71	47	ending after ja known
71	48	left word ~ none place
71	49	ending after en none
71	50	ending before но none
71	51	edges en unheard ce
71	54	ending before on surname
71	55	role animals known ordinary
71	63	ending after it surname
71	67	before = hustru
71	67	between vi i
71	69	edges nb unheard am
71	88	right word går both common
71	93	before = жена
72	-19	ending after ge both
72	-5	left word med known common
72	20	edges en medical ld
72	25	coming ~ с
72	25	ending before ht given
72	34	between ~ cpr
72	42	coming ~ af
72	43	after = из
72	45	left word at known common
72	49	ending after ad surname
72	51	before = hedder
72	55	coming ~ в
72	56	before = mvh
72	61	leading # ~
72	71	edges nb heard ka
72	72	coming sa att
72	75	ending after tt surname
72	85	ending after on surname
72	85	left word ved none ordinary
72	87	leading ~ hos
72	97	coming in the
73	-1	after = også
73	10	ending after ej none
73	24	edges nb heard nn
73	36	two before = vår
73	37	edges sv heard le
73	40	ending before ta rare
73	47	ending after ta given
73	50	between og i
73	53	ending after ра known
73	53	ending before ot none
73	54	after = tror
73	55	two before = tor
73	66	right word med surname common
73	74	before = godt
73	76	ending after ор none
73	78	edges en unheard ma
73	8	edges ru heard на
74	-16	ending before ej none
74	-27	ending before th given
74	32	edges da heard ro
74	47	ending before ia surname
74	48	leading ~ wife
74	60	before = också
74	63	right word fra none ordinary
74	65	right word tre given common
74	73	ending before ga known
74	79	ending before на known
74	8	edges nb medical us
74	84	ending after ей none
74	84	left word det none unheard
74	90	two before = один
74	91	role persons given common
75	12	edges sv heard nd
75	30	between ~ тел
75	35	after of both unheard unheard
75	41	edges en heard it
75	46	ending after rg none
75	48	between dr ~
75	57	two before = sig
75	60	leading it's ~
75	64	two before = her
75	67	between är på
75	72	ending after ня none
75	74	between end är
76	22	ending before nk surname
76	31	before of called common heard
76	51	after = lund
76	51	role animals given ordinary
76	53	after = bror
76	58	edges nb unheard on
76	60	before = vi
76	61	ending after ev known
76	62	before = när
76	62	before of called medical heard
76	65	coming från ~
76	67	edges sv heard es
76	69	between доктор ~
76	77	leading og så
76	83	between я ~
76	98	leading min kone
77	19	role animals none ordinary
77	29	ending before ka given
77	42	between av på
77	50	after of none ordinary unheard
77	52	before = внук
77	61	edges sv unheard ja
77	64	edges sv heard rs
77	85	after = æ
77	85	ending before та none
77	88	two before = they
77	90	ending after и known
77	97	after = der
78	113	between på og
78	39	ending after f surname
78	42	ending after ли known
78	49	ending after tt none
78	51	ending after av both
78	52	before = me
78	57	left word til none place
78	57	role none pet ordinary
78	57	two before = to
78	58	ending before os given
78	64	two before = после
78	70	ending before lf surname
78	71	edges en heard ch
78	73	before = nurse
78	76	coming на ~
78	88	between hedder og
78	93	leading mg ~
79	35	after = har
79	37	ending after ka known
79	48	role persons called common
79	53	coming # года
79	54	coming ~ скорую
79	55	ending before ри none
79	55	leading af ~
79	6	ending before rn none
79	62	ending before sa none
79	64	ending before et called
79	65	after of form common unheard
79	66	ending after ck both
79	68	between kat ~
79	70	coming han är
79	75	ending before ка none
79	76	ending after ne given
79	77	ending before va surname
79	83	between ~ står
79	84	two before = пять
79	89	before = name
8	-10	after = через
8	-11	role animals known common
8	-21	two before = here
8	-64	right word er surname common
8	11	edges nb unheard ei
8	11	right word som surname unheard
8	13	ending before ig given
8	14	after = dag
8	14	between в ~
8	16	before = på
8	19	ending before ke none
8	19	leading end han
8	21	leading sa at
8	25	ending after ke given
8	28	coming ~ jag
80	26	ending before is called
80	46	after = vinter
80	48	right word # formed unheard
80	50	after = søster
80	51	ending before lk none
80	53	coming # #
80	54	leading tid hos
80	68	ending before ра called
80	69	after = där
80	74	before = hei
80	80	before = hon
80	84	after = vil
81	24	ending before la none
81	4	edges nb heard la
81	47	right word på none unheard
81	52	edges ru heard та
81	64	after = blev
81	66	ending after ll known
81	73	left word kg none ordinary
81	75	between ~ jag
81	75	edges ru medical от
81	75	word ru кот
81	76	edges nb unheard ge
81	81	ending after ch known
81	93	between ~ går
82	-31	before of surname ordinary heard
82	12	two before = hos
82	28	after = inn
82	41	ending before ol none
82	44	ending after is given
82	48	edges nb heard me
82	48	ending after om called
82	55	two before = pas
82	58	between ~ в
82	59	between mr ~
82	62	before = heter
82	63	between ~ jeg
82	66	right word to known common
82	70	ending before tt known
82	73	two before = ha
82	82	leading после ~
82	83	role introductions known ordinary
82	87	after = been
82	91	ending before ad both
83	1	after surname ordinary
83	130	two before = sier
83	37	edges da heard sk
83	38	before of rare place heard
83	39	leading i ~
83	55	right word när none ordinary
83	57	ending before or called
83	57	left word till none ordinary
83	59	ending before ne called
83	64	between om ~
83	66	right word säger none ordinary
83	73	after = can
83	79	ending before у known
83	85	edges da unheard ra
83	90	ending after нь none
83	91	after = от
84	21	role titles called ordinary
84	29	before = in
84	32	two before = my
84	35	left word ~ formed ordinary
84	36	edges nb heard rk
84	36	word sv sten
84	37	edges nb unheard in
84	45	between ~ telefon
84	46	leading of ~
84	52	after = он
84	52	ending after ll none
84	53	between end har
84	58	after = ему
84	73	edges da medical te
84	73	edges en heard ip
84	76	two before = var
84	79	edges ru unheard ом
84	94	left word om given common
85	105	after = her
85	22	two before = till
85	37	before = on
85	38	two before = säger
85	41	ending after ка none
85	55	after = к
85	67	ending before ån none
85	75	two before = jag
85	81	edges ru medical ом
85	89	between ~ med
86	-49	before of rare unheard unheard
86	16	two before = in
86	24	ending before va none
86	25	between ~ er
86	39	two before = twice
86	42	leading ~ og
86	44	edges da unheard na
86	52	after = henvist
86	56	ending after ан none
86	59	between hva det
86	63	coming kommer ~
86	65	coming ja det
86	69	edges sv unheard ik
86	74	ending before # both
86	79	ending before vn known
86	81	right word ~ none common
86	82	ending before ax none
86	89	right word that none ordinary
86	91	after = mand
87	103	role kin rare unheard
87	119	leading end hej
87	13	word nb berg
87	48	cue animals
87	54	before = у
87	57	two before = mr
87	69	right word er known ordinary
87	73	between ägare ~
87	76	edges ru heard ва
87	80	after = ni
87	91	edges sv heard se
87	92	after = доктор
88	100	leading ~ far
88	112	left word og known unheard
88	24	two before = nå
88	40	edges nb heard am
88	51	after of formed unheard unheard
88	52	ending before ng called
88	55	before = fastlege
88	60	right word med none medical
88	61	after of called medical heard
88	70	before = дочь
88	70	left word i rare place
88	76	two before = hest
88	77	before = mycket
88	93	ending before st pet
89	-40	two before = owner
89	113	coming patient ~
89	114	edges nb heard lo
89	14	before of rare ordinary heard
89	33	between for ~
89	53	before of given unheard medical
89	56	ending after ка known
89	63	role none surname unheard
89	65	role placePrepositions none common
89	68	before = to
89	73	between у ~
89	79	two before = fra
89	81	left word в none place
89	84	coming er ni
89	86	before = ble
89	87	right word det none unheard
89	99	between så det
9	-13	ending before ør none
9	-16	ending after я formed
9	-29	edges ru heard ре
9	16	after = тоже
9	17	ending after in given
9	18	right word это none ordinary
9	43	before = kona
9	71	ending before te called
90	-3	two before = владелец
90	102	right word через none ordinary
90	135	between og min
90	2	two before = this
90	41	edges da heard on
90	42	between till ~
90	52	word nb hav
90	59	after rare unheard
90	60	ending before om none
90	60	left word av none unheard
90	60	two before = pasient
90	62	edges nb unheard di
90	63	ending after tt called
90	66	before = make
90	66	ending after # pet
90	73	leading det var
90	76	coming med nummer
90	79	right word # known common
90	80	word en chip
90	84	leading with ~
90	91	left word och known common
90	92	coming ved ~
90	92	two before = då
90	93	ending before с known
90	95	between mor far
90	99	left word и none ordinary
91	100	after = sa
91	103	after = you're
91	15	edges nb heard sk
91	20	ending before ll called
91	23	after = ligger
91	49	coming ja han
91	50	length unheard middle
91	60	coming из ~
91	60	leading tolk ~
91	62	right word end rare place
91	65	ending after 's known
91	67	edges nb unheard la
91	68	after of rare unheard medical
91	68	coming к ~
91	83	two before = муж
91	89	between men har
91	93	before = bror
91	93	cue of named unheard
91	93	role named none unheard
92	55	ending before se called
92	58	two before = это
92	67	between tolk ~
92	72	leading ~ patient
92	79	edges en unheard la
92	86	two before = к
93	101	ending after nt surname
93	46	ending after 's called
93	47	cue titles
93	49	after = has
93	49	coming ~ født
93	59	before = vet
93	62	role kin known common
93	66	ending after de rare
93	79	between för ~
93	79	coming for a
93	80	edges da heard le
93	84	ending after ar pet
93	90	left word # rare place
93	93	two before = snakker
94	100	between från ~
94	16	ending before så known
94	41	ending after th given
94	49	ending after ta none
94	49	ending before dr surname
94	53	shape unheard 0
94	54	after both ordinary
94	66	coming ~ lege
94	69	ending before ли known
94	70	ending before er given
94	76	right word inte none ordinary
94	80	after = drikker
94	82	ending after le known
94	84	role persons formed unheard
94	91	ending before sk known
95	103	between er ja
95	108	edges en unheard as
95	56	cue of named heard
95	56	role named none ordinary
95	59	two before = alla
95	72	coming hon har
95	74	between pasient ~
95	78	ending after ел none
95	85	ending before bo known
95	92	between fastlege ~
95	95	left word of given common
96	100	edges da heard yd
96	100	right word har known common
96	101	coming mand ~
96	121	left word from none unheard
96	65	ending before rn known
96	71	leading ~ tolk
96	77	after = hans
96	87	ending before ag called
97	-25	before of called unheard heard
97	135	edges en unheard an
97	52	two before = я
97	55	after of verb unheard
97	61	edges ru heard ик
97	66	between ~ og
97	70	edges en heard 's
97	73	between eier ~
97	81	before = takk
97	92	between att inte
97	94	between datteren ~
97	95	leading к ~
98	104	ending after na given
98	104	word da fryd
98	51	two before = for
98	68	two before = it
98	86	coming partner ~
99	100	leading come in
99	54	edges ru heard аз
99	60	after formed common
99	63	word nb stein
99	67	ending after rg known
99	76	right word ~ known unheard
99	82	after = jag
99	87	before = inn
99	90	before = mum
99	95	right word end form ordinary
`
