/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-11	edges sv heard je
-1	-12	edges ru unheard ва
-1	-12	ending after ka none
-1	-13	after of none unheard heard
-1	-41	ending before ой formed
-1	14	ending after om given
-1	23	ending after et given
-1	26	ending before eg rare
-1	50	right word is surname common
-10	-12	left word and surname common
-10	-13	two before = so
-10	-14	left word a none medical
-10	-15	after = брат
-10	-16	left word efter none medical
-10	-17	left word sig given common
-10	-23	before = där
-10	-23	coming ~ the
-10	-36	before = это
-10	-59	between ~ men
-10	-6	after of known unheard heard
-10	12	ending before ka none
-10	16	ending before ga none
-10	2	before = я
-10	20	before of surname common unheard
-10	22	two before = för
-10	24	role none rare ordinary
-10	33	between ~ and
-10	58	leading du ~
-10	9	coming a ~
-100	-108	right word # given ordinary
-100	-141	ending before ов none
-100	-53	edges nb heard ta
-100	-58	length medical short
-100	-61	left word till none medical
-100	-66	coming har ikke
-100	-66	right word til none ordinary
-100	-69	after = card
-100	-70	ending before al both
-100	-74	after = mi
-100	-76	ending before he both
-100	-83	ending after et none
-100	-84	ending after le both
-100	-95	before = tar
-101	-100	two before = må
-101	-102	after = ha
-101	-106	left word ~ form unheard
-101	-112	role placePrepositions form ordinary
-101	-115	edges nb heard ks
-101	-61	after = by
-101	-69	edges en unheard mi
-101	-81	between ~ det
-101	-84	before = få
-101	-86	left word sin none ordinary
-101	-87	before = nu
-101	-89	left word a surname common
-101	-90	after = blir
-101	-91	after = man
-101	-94	cue of none medical
-101	-94	role none none medical
-101	-99	after pet medical
-101	-99	left word har none ordinary
-102	-79	right word deg none ordinary
-102	-82	after = as
-102	-88	coming om dagen
-102	-88	edges ru heard од
-102	-91	between # med
-102	-95	right word jag surname common
-103	-102	ending before я none
-103	-72	right word och none unheard
-103	-74	edges en heard en
-103	-81	before = eller
-103	-89	between en och
-103	-95	ending after ию none
-104	-102	before = mg
-104	-102	leading # mg
-104	-109	before = fire
-104	-110	ending after op none
-104	-112	role greetings both common
-104	-116	two before = liv
-104	-120	leading ~ kom
-104	-42	ending before re rare
-104	-5	before = are
-104	-55	ending before ad none
-104	-81	is none medical
-104	-93	two before = i'll
-104	-94	right word som given common
-105	-106	ending before pp none
-105	-110	ending after ni surname
-105	-111	ending before em given
-105	-116	ending after il given
-105	-56	leading ~ till
-105	-58	coming ~ nr
-105	-63	ending before er rare
-105	-65	ending after ra given
-105	-68	right word han given common
-105	-86	after = över
-105	-88	ending after ls none
-105	-92	word nb da
-105	-93	left word до none ordinary
-105	-97	ending before at both
-106	-101	leading samme og
-106	-102	coming under ~
-106	-103	ending after ks none
-106	-107	ending after io none
-106	-110	after = gir
-106	-128	coming går på
-106	-42	ending before re surname
-106	-58	ending before kt none
-106	-64	leading ~ а
-106	-70	ending before na given
-106	-71	edges nb medical ar
-106	-80	edges sv heard ur
-106	-92	after = komma
-106	-97	coming муж ~
-106	-98	after = муж
-107	-103	after = kopi
-107	-107	ending after ty none
-107	-110	after = когда
-107	-111	edges sv heard om
-107	-120	ending after up none
-107	-37	before = som
-107	-60	edges da heard un
-107	-63	after = den
-107	-75	ending after ый none
-107	-77	right word from none ordinary
-107	-84	two before = ska
-107	-85	right word der given common
-107	-87	after = it's
-107	-95	ending after за none
-107	-95	two before = dagar
-107	-96	two before = any
-108	-103	coming har blivit
-108	-103	edges sv medical ng
-108	-103	ending after an both
-108	-105	right word ikke given common
-108	-108	edges nb heard rå
-108	-108	ending after x none
-108	-109	ending after ий none
-108	-113	right word var both common
-108	-116	ending after ов none
-108	-119	two before = да
-108	-59	between и ~
-108	-60	between на end
-108	-68	left word og surname common
-108	-69	ending before se surname
-108	-74	edges en heard nd
-108	-74	ending before ho none
-108	-80	before of # medical
-108	-85	after = efter
-108	-96	ending after nd both
-109	-103	left word det none ordinary
-109	-104	two before = tar
-109	-105	right word ikke surname common
-109	-112	after = l
-109	-117	ending after ei given
-109	-118	after = hver
-109	-86	between ~ en
-109	-89	coming som har
-109	-89	is rare medical
-109	-91	ending after te given
-109	-92	ending after tt both
-109	-94	left word in surname common
-109	-97	edges ru heard ие
-109	-99	left word the surname common
-11	-10	between ~ говорит
-11	-13	after = nej
-11	-13	edges ru medical за
-11	-13	left word at none unheard
-11	-13	left word ja both common
-11	-13	right word dag none medical
-11	-14	ending after ga given
-11	-15	left word gir none medical
-11	-16	right word ser given common
-11	-17	edges ru medical ан
-11	-18	ending after an none
-11	-21	left word на none medical
-11	-22	before = är
-11	-22	coming ägare ~
-11	-25	coming blev ~
-11	-29	ending after ts given
-11	-29	ending after us given
-11	-35	edges en unheard nd
-11	-4	two before = no
-11	-46	before = из
-11	-46	ending after el none
-11	-6	after = мы
-11	-6	left word vad both common
-11	-9	left word du none medical
-11	19	right word end none medical
-11	2	two before = vi
-11	4	left word hun given common
-11	6	between ~ som
-110	-100	edges da heard ag
-110	-102	after = sambo
-110	-103	two before = kan
-110	-104	ending after ие none
-110	-108	edges sv heard kt
-110	-134	leading ~ говорит
-110	-58	coming ~ med
-110	-7	before of none ordinary medical
-110	-74	two before = day
-110	-82	left word of given ordinary
-110	-87	after = deg
-110	-93	before = kilo
-110	-93	role placePrepositions given ordinary
-110	-98	ending after ay surname
-110	-99	right word you known common
-111	-101	before of rare medical unheard
-111	-101	word sv sina
-111	-109	ending after ht surname
-111	-115	ending after l none
-111	-121	leading ett ~
-111	-24	before of surname medical heard
-111	-64	coming nr ~
-111	-69	is surname common
-111	-77	leading ~ к
-111	-80	right word ~ form unheard
-112	-102	after of given ordinary heard
-112	-112	two before = вот
-112	-113	leading säger att
-112	-114	before = højre
-112	-66	two before = som
-112	-74	word en day
-112	-88	coming kan ~
-112	-98	leading я ~
-113	-107	ending before до none
-113	-107	left word och none medical
-113	-113	two before = upp
-113	-124	between ~ у
-113	-137	right word is none unheard
-113	-73	ending after kt none
-113	-79	after = heter
-113	-81	word sv se
-113	-86	coming efter ~
-113	-87	edges ru heard ла
-113	-88	left word номер none ordinary
-113	-98	before = av
-114	-101	after = ring
-114	-102	ending before ше none
-114	-108	after = hos
-114	-111	two before = utan
-114	-112	ending before ik surname
-114	-115	edges ru heard ил
-114	-123	ending before eg given
-114	-134	between den ~
-114	-58	ending before de given
-114	-68	ending after ок none
-114	-98	after = a
-115	-101	ending before ую none
-115	-104	two before = ser
-115	-109	left word og both common
-115	-113	two before = в
-115	-122	ending before ll both
-115	-128	ending after ны none
-115	-93	after = sig
-115	-93	before = ut
-115	-94	ending after rd none
-115	-96	leading # i
-116	-104	edges nb heard ha
-116	-104	word nb ha
-116	-108	coming i en
-116	-110	after = till
-116	-110	ending after la none
-116	-110	ending before ll none
-116	-111	two before = be
-116	-112	edges sv unheard en
-116	-117	word da far
-116	-118	edges da medical in
-116	-128	edges en unheard ck
-116	-68	before = å
-116	-85	ending before го none
-116	-87	before = doctor
-116	-91	before = or
-116	-94	edges sv heard ia
-116	-94	edges sv medical ar
-117	-102	ending after ay none
-117	-107	after = of
-117	-117	edges ru heard ню
-117	-118	leading för att
-117	-123	ending before ou none
-117	-69	ending before # given
-117	-83	ending before du none
-117	-88	left word på surname common
-117	-93	coming nr #
-118	-100	left word är none ordinary
-118	-111	between heter ~
-118	-119	leading on the
-118	-139	ending before ot given
-118	-145	left word jeg none ordinary
-118	-78	before = datteren
-118	-83	cue of possessives unheard
-118	-83	role possessives none unheard
-118	-86	before = via
-118	-91	between min ~
-118	-92	right word har none medical
-118	-93	left word patient given common
-118	-95	ending after ft given
-119	-106	before = we
-119	-106	leading # år
-119	-108	leading ~ ingen
-119	-109	ending before me surname
-119	-118	right word in given common
-119	-119	leading ~ of
-119	-121	after = fem
-119	-123	edges da heard nå
-119	-124	two before = четыре
-119	-64	leading ~ by
-119	-85	after = här
-119	-85	edges ru unheard ну
-119	-87	between из ~
-119	-89	ending after ин none
-119	-96	coming har jeg
-119	-97	left word er none ordinary
-12	-10	after of none medical heard
-12	-13	coming är på
-12	-13	edges sv medical de
-12	-14	ending after vå none
-12	-14	leading om en
-12	-15	coming ~ vet
-12	-15	edges ru medical ам
-12	-15	right word ingen none medical
-12	-16	ending before må given
-12	-16	left word må given common
-12	-16	left word vill given common
-12	-18	ending before få given
-12	-18	left word få given common
-12	-18	right word а none medical
-12	-19	between end av
-12	-20	left word är both common
-12	-21	left word å none medical
-12	-22	ending after el surname
-12	-37	before = det
-12	-37	ending after он none
-12	-4	ending after ts none
-12	-4	ending before ar none
-12	11	before = dag
-12	12	edges ru heard ию
-12	2	after = that
-12	20	between in ~
-12	23	left word it's given common
-12	24	role possessives both common
-12	33	ending after år both
-12	9	right word læge none ordinary
-120	-100	leading ja men
-120	-106	before = what
-120	-112	before = не
-120	-115	after = tiden
-120	-118	edges nb medical on
-120	-123	left word ett none ordinary
-120	-123	left word han none ordinary
-120	-149	before = venstre
-120	-84	ending after ну none
-120	-97	before = номер
-120	-98	after = inte
-121	-112	coming så jeg
-121	-112	edges en heard or
-121	-112	ending before må none
-121	-118	coming ~ нет
-121	-135	word da kommer
-121	-74	ending after da none
-121	-81	edges en heard ry
-121	-92	ending after un rare
-121	-95	before = alla
-122	-104	before = eg
-122	-106	two before = remiss
-122	-110	ending before ен none
-122	-112	between de ~
-122	-126	ending before år given
-122	-63	leading i dag
-122	-92	between с ~
-122	-98	right word se none unheard
-123	-101	right word för none ordinary
-123	-101	right word the surname common
-123	-107	word da tak
-123	-108	coming ~ så
-123	-115	after = iris
-123	-119	ending after a given
-123	-154	role none given medical
-123	-76	two before = ham
-123	-78	leading end you
-123	-96	ending before ou both
-123	-96	leading ~ over
-123	-99	word nb ja
-124	-109	coming og hun
-124	-112	ending after al surname
-124	-115	word nb ring
-124	-117	ending before ма none
-124	-119	right word a given common
-124	-123	ending after it none
-124	-128	edges sv heard ås
-124	-134	ending after ло none
-124	-60	ending after ng none
-124	-68	left word om none ordinary
-124	-76	edges ru heard ый
-124	-98	edges da heard lo
-124	-98	word da kilo
-124	-99	between ~ kopi
-124	-99	coming to ~
-125	-100	after = må
-125	-106	ending before ез none
-125	-107	edges ru heard се
-125	-114	word nb si
-125	-116	ending after re rare
-125	-116	left word af none ordinary
-125	-116	two before = do
-125	-129	two before = ganger
-125	-132	ending after ты none
-125	-91	right word hun given common
-125	-98	edges en heard te
-125	-99	coming är ~
-126	-106	leading den ~
-126	-110	before = sin
-126	-110	coming ~ а
-126	-115	left word er known common
-126	-118	ending after ke both
-126	-124	left word ja surname common
-126	-125	before = jeg
-126	-126	leading ~ læge
-126	-128	ending after du surname
-126	-90	two before = ligger
-126	-97	ending before de surname
-126	-98	word sv ville
-127	-105	word nb bak
-127	-106	between ~ the
-127	-108	ending after by given
-127	-112	ending before te both
-127	-115	before = ml
-127	-115	ending before ml none
-127	-127	coming # mg
-127	-129	right word du surname common
-127	-144	before = inte
-127	-78	is given common
-127	-82	coming ~ is
-127	-99	ending before he known
-128	-101	after = last
-128	-102	coming over ~
-128	-105	before = bara
-128	-110	leading ~ что
-128	-112	before = då
-128	-113	word en mark
-128	-115	word nb natt
-128	-116	right word på none common
-128	-123	word sv sin
-128	-127	edges ru heard ум
-128	-66	ending after he known
-128	-73	edges nb unheard va
-128	-93	after = negativ
-128	-99	two before = we
-129	-102	edges nb heard ve
-129	-103	left word de none ordinary
-129	-108	after = ett
-129	-108	two before = ned
-129	-120	between ~ нет
-129	-122	edges sv heard jo
-129	-124	edges sv medical er
-129	-125	before = normal
-129	-133	right word heter none ordinary
-129	-134	leading end men
-129	-136	leading это ~
-129	-152	word sv man
-129	-62	edges sv heard ra
-129	-71	two before = the
-129	-86	after given unheard
-129	-86	role titles given common
-13	-12	after = taler
-13	-13	edges sv medical yl
-13	-13	ending after fe none
-13	-13	left word på none medical
-13	-14	after = varit
-13	-14	coming att ~
-13	-15	coming fem ~
-13	-15	ending after gt both
-13	-15	left word starter none medical
-13	-16	left word når given common
-13	-17	after = andra
-13	-17	right word inte given common
-13	-22	right word for none medical
-13	-30	ending before ец none
-13	-30	two before = have
-13	-34	leading # #
-13	-46	ending after на formed
-13	-53	ending after he none
-13	-8	coming ~ siger
-13	-8	edges ru heard ок
-13	-9	after = för
-13	0	between ~ till
-13	0	coming ~ два
-13	13	leading för ~
-13	21	right word har given common
-13	31	coming men ~
-13	35	word da tage
-13	5	ending before ei known
-13	7	after = vet
-130	-101	left word to given common
-130	-105	word nb han
-130	-109	two before = bo
-130	-110	two before = høyre
-130	-111	ending before ve given
-130	-113	coming som en
-130	-113	two before = et
-130	-115	coming på #
-130	-116	leading ~ som
-130	-126	coming men jeg
-130	-132	two before = samme
-130	-133	before = от
-130	-94	leading mot ~
-131	-107	word sv rosa
-131	-112	ending after og rare
-131	-113	two before = når
-131	-120	coming og det
-131	-122	ending before ks given
-131	-131	ending after så surname
-131	-145	two before = dem
-131	-98	ending before то none
-132	-105	coming # мг
-132	-105	edges da heard pe
-132	-105	right word läkare none ordinary
-132	-109	ending before et surname
-132	-123	left word a none ordinary
-132	-125	between i hun
-132	-125	two before = ni
-132	-128	two before = вас
-132	-167	before = right
-132	-74	role introductions given common
-132	-88	two before = ingen
-132	-99	before = skulle
-133	-101	left word kan none ordinary
-133	-108	two before = selv
-133	-114	right word kommer none ordinary
-133	-115	between han ~
-133	-117	two before = se
-133	-119	two before = normal
-133	-126	ending after ти none
-133	-127	after = mig
-133	-137	ending before же none
-133	-149	after = номер
-133	-156	coming skal ~
-133	-172	word sv in
-133	-176	before of pet ordinary medical
-133	-68	ending before en both
-133	-69	two before = mot
-133	-83	coming i #
-134	-104	shape heard -4
-134	-105	after of none medical medical
-134	-106	ending after as surname
-134	-107	between har end
-134	-114	before = mb
-134	-120	after = under
-134	-133	right word i rare medical
-134	-157	before = før
-134	-66	right word till none ordinary
-135	-104	ending after mb none
-135	-119	between ~ se
-135	-127	edges da heard pi
-135	-127	word da kopi
-135	-131	edges ru unheard ин
-135	-132	right word and surname common
-135	-133	two before = лет
-135	-77	ending after ng surname
-136	-111	edges nb heard ng
-136	-113	leading ~ на
-136	-119	after = lives
-136	-119	coming ~ не
-136	-138	between på och
-136	-138	left word ~ rare place
-136	-63	leading ~ из
-136	-84	edges sv heard in
-136	-89	ending after lt none
-137	-104	edges da heard ar
-137	-109	role none given common
-137	-125	between ~ fra
-137	-128	ending before da both
-137	-143	before = she's
-137	-97	two before = г
-138	-104	after = att
-138	-116	before = после
-138	-125	before = по
-138	-62	role placePrepositions known common
-138	-72	before = and
-138	-80	before = kan
-139	-106	right word # given common
-139	-122	after = fire
-139	-132	ending before rg surname
-139	-137	ending after år known
-139	-145	word da sin
-139	-154	ending before te rare
-139	-160	left word the none ordinary
-14	-1	word nb dag
-14	-10	ending after ts both
-14	-10	ending before på none
-14	-11	after = vara
-14	-11	ending before ач none
-14	-11	leading ~ inte
-14	-11	two before = rosa
-14	-13	left word kilo both common
-14	-13	right word ikke none medical
-14	-14	coming tolk ~
-14	-14	left word jag rare medical
-14	-15	between er jeg
-14	-15	ending after ga surname
-14	-15	ending before ke rare
-14	-16	left word vil given common
-14	-17	before = just
-14	-17	before = starter
-14	-21	right word av none medical
-14	-24	leading ~ så
-14	-25	is pet common
-14	-27	between ~ i
-14	-28	left word the none medical
-14	-35	ending before ан formed
-14	-7	after of formed unheard heard
-14	-9	before = врач
-14	-9	left word ~ form ordinary
-14	10	before = bor
-14	10	right word jeg given common
-14	12	coming er ~
-14	12	ending before ач formed
-14	22	leading ~ нет
-14	23	after = from
-14	6	before = hunden
-14	7	ending before ig given
-140	-101	ending after на known
-140	-114	after = нет
-140	-120	edges nb heard te
-140	-121	ending after ng both
-140	-130	role none form common
-140	-136	coming säger ~
-141	-108	after = mamma
-141	-109	ending before du rare
-141	-137	ending after el given
-142	-103	edges sv heard ln
-142	-110	before = без
-142	-117	two before = ikke
-142	-129	coming se #
-142	-131	word en done
-142	-133	ending before ag given
-142	-135	edges en unheard ld
-142	-135	two before = bra
-142	-136	ending after så both
-142	-136	right word to surname common
-142	-140	ending before ds none
-142	-141	edges sv medical in
-143	-108	ending after ri none
-143	-116	coming en ~
-143	-117	ending before он none
-143	-119	two before = next
-143	-122	role animals both common
-143	-125	left word end given common
-143	-125	role start given common
-143	-127	coming vid ~
-143	-131	before = två
-143	-141	before = mm
-143	-152	ending before ей none
-143	-69	edges sv heard va
-144	-126	edges da heard os
-144	-126	word da os
-144	-129	edges nb medical te
-144	-137	ending before vi given
-144	-139	ending before end formed
-144	-146	edges da heard nu
-144	-146	word da nu
-144	-155	right word den given common
-144	-94	coming and ~
-145	-106	left word vi none medical
-145	-123	edges ru heard ых
-145	-124	word da som
-145	-127	ending after le given
-145	-128	coming jag ~
-145	-131	role named given common
-145	-132	ending before ня none
-145	-148	edges nb medical or
-145	-149	edges nb unheard ka
-145	-149	ending before og both
-145	-162	coming og en
-146	-104	right word ~ pet unheard
-146	-107	word en no
-146	-108	edges en heard ve
-146	-108	ending after мы none
-146	-108	two before = hundre
-146	-122	edges nb heard ne
-146	-129	word sv jo
-146	-137	right word не none ordinary
-146	-142	ending after ir given
-146	-144	ending after ку none
-146	-157	after = e
-146	-158	after = kilo
-146	-74	edges sv heard an
-146	-82	edges en medical me
-147	-102	ending before an given
-147	-108	left word pasient given common
-147	-120	two before = under
-147	-126	left word hade none ordinary
-147	-134	word sv gram
-147	-145	after = да
-147	-146	before = søstera
-148	-115	shape medical cyrillic
-148	-122	after = mot
-148	-123	edges sv heard ak
-148	-125	between fra jeg
-148	-125	leading du har
-149	-114	right word det given common
-149	-117	two before = noget
-149	-121	left word end surname common
-149	-121	role start surname common
-149	-132	edges sv heard rt
-149	-138	two before = pappa
-149	-151	coming med en
-149	-151	right word по none ordinary
-149	-81	edges sv heard ne
-149	-82	ending before ed rare
-15	-12	edges sv unheard ns
-15	-13	edges sv unheard ig
-15	-14	between jag på
-15	-14	ending before lo both
-15	-15	between ~ grad
-15	-16	edges ru medical ии
-15	-17	cue none
-15	-17	ending after ss given
-15	-18	ending after eg none
-15	-19	edges da medical ol
-15	-19	leading er en
-15	-20	edges ru medical ен
-15	-21	edges ru medical ый
-15	-22	before = pga
-15	-22	between ~ в
-15	-24	ending before å given
-15	-25	left word к none medical
-15	-25	right word ~ rare unheard
-15	-34	ending before my surname
-15	-4	edges sv unheard id
-15	-42	left word # surname common
-15	-43	edges nb heard sa
-15	-9	coming att det
-15	-9	ending before ch both
-15	14	ending before ma surname
-15	2	before = för
-15	4	before = far
-15	4	left word and none ordinary
-150	-130	two before = lite
-150	-146	right word # known unheard
-150	-152	ending after ge rare
-150	-165	word en fine
-151	-109	before = it
-151	-124	two before = hans
-151	-126	leading jo ~
-151	-129	coming ~ men
-151	-132	edges ru heard но
-151	-134	edges nb medical se
-151	-136	coming это ~
-151	-140	coming har det
-151	-141	left word hver known common
-151	-144	ending after ma none
-151	-145	ending after ut given
-152	-103	before = sånn
-152	-129	between to ~
-152	-129	right word что none ordinary
-152	-133	left word hun none ordinary
-152	-135	two before = doctor
-152	-136	before = samme
-152	-147	after = that's
-152	-148	ending after pi none
-152	-152	word da ham
-152	-163	left word så given common
-152	-79	ending before al surname
-153	-115	word sv skriver
-153	-121	left word ikke surname common
-153	-93	edges en heard ne
-154	-112	ending after ть none
-154	-141	word sv din
-154	-144	after = mor
-154	-144	two before = hva
-154	-91	coming ~ на
-154	-97	two before = gir
-155	-118	ending after ag known
-155	-130	before = mor
-155	-136	ending after os none
-155	-142	before = op
-155	-94	between ~ nr
-156	-105	edges sv heard en
-156	-119	ending before nt given
-156	-120	after = ingen
-156	-150	left word min none ordinary
-156	-151	between к ~
-156	-151	edges sv medical am
-156	-159	two before = ta
-156	-173	after = storm
-156	-96	role greetings given common
-157	-112	edges sv heard na
-157	-133	two before = как
-157	-136	left word for none ordinary
-157	-139	left word я none ordinary
-157	-140	two before = får
-157	-141	before = år
-157	-147	between du ~
-157	-148	between # no
-158	-119	edges da medical ar
-158	-128	leading ~ vi
-158	-128	word sv ju
-158	-131	after = fyra
-158	-136	before = jag
-158	-151	before = hver
-158	-158	after = se
-158	-159	leading доктор ~
-159	-134	edges ru heard ут
-159	-146	ending after iv rare
-159	-158	edges ru heard ба
-159	-159	edges da heard at
-159	-160	word en pop
-16	-10	ending before an rare
-16	-10	shape unheard -1
-16	-11	edges sv medical ik
-16	-12	ending after er given
-16	-12	right word ett given common
-16	-13	after of known common medical
-16	-13	coming # grader
-16	-14	edges nb heard ar
-16	-15	leading han har
-16	-15	left word att both common
-16	-17	between gitt #
-16	-17	left word bruker none medical
-16	-19	edges sv unheard an
-16	-20	right word to none medical
-16	-24	after = was
-16	-24	left word en given common
-16	-25	after = svenska
-16	-25	after given ordinary
-16	-28	edges nb heard le
-16	-28	ending after an rare
-16	-33	edges sv heard pa
-16	-36	edges ru medical ту
-16	-37	after of known unheard medical
-16	-4	ending after va none
-16	-4	right word är none medical
-16	-41	left word hos given unheard
-16	-45	ending before ag surname
-16	-5	left word из none ordinary
-16	-52	after = what
-16	-6	ending before er both
-16	-62	two before = ved
-16	-8	edges sv medical re
-16	13	before = kone
-16	14	before of rare common medical
-16	14	right word ~ formed ordinary
-16	15	before of both common unheard
-16	4	ending after ся none
-16	5	ending after un known
-16	9	before = #
-160	-136	coming heter ~
-160	-155	ending after ую none
-160	-92	before of none medical medical
-161	-106	role placePrepositions surname common
-161	-119	two before = inte
-161	-123	ending after id given
-161	-130	after = får
-161	-130	role possessives surname common
-161	-147	edges nb heard em
-161	-154	right word # surname unheard
-161	-190	ending after et rare
-162	-121	ending before ag none
-162	-124	right word er none unheard
-162	-131	role placePrepositions both common
-162	-150	edges sv heard el
-162	-151	ending after го none
-162	-160	ending before не none
-162	-169	edges ru heard ор
-162	-198	edges nb heard im
-163	-113	coming ~ ikke
-163	-132	left word a both common
-163	-136	ending before et given
-163	-141	after = said
-163	-143	ending before ct none
-163	-144	leading ~ det
-163	-154	right word а none ordinary
-163	-190	between ~ inte
-164	-125	left word you both common
-164	-151	left word og given common
-165	-101	edges ru heard ен
-165	-122	left word med none ordinary
-165	-135	edges nb medical le
-165	-136	after = å
-165	-140	ending before te known
-165	-147	ending after ur surname
-165	-156	before = fyra
-165	-159	before = får
-165	-164	before = helt
-166	-130	leading var ~
-166	-142	two before = нет
-166	-146	word en every
-166	-149	after = pasient
-166	-151	coming var det
-166	-155	ending before he given
-166	-196	left word на none ordinary
-166	-99	edges da heard ne
-167	-111	edges sv heard is
-167	-125	left word i surname common
-167	-132	ending after ли none
-167	-137	ending before a both
-167	-151	left word # surname unheard
-168	-111	leading end my
-168	-129	ending after re known
-168	-132	between en som
-168	-138	between end på
-168	-142	ending before st both
-168	-146	before = over
-168	-79	ending before my none
-169	-113	between er end
-169	-133	left word den surname common
-169	-141	before = до
-169	-150	between ~ av
-169	-152	after = over
-169	-155	coming врач ~
-169	-196	word sv kommer
-169	-74	ending before na known
-17	-11	coming card #
-17	-13	left word fått none medical
-17	-16	shape medical 0
-17	-17	edges ru medical ке
-17	-20	edges en heard er
-17	-20	leading а ~
-17	-22	edges nb medical is
-17	-23	edges sv medical at
-17	-24	ending after of surname
-17	-25	right word en both common
-17	-29	leading hundre og
-17	-3	between og ~
-17	-3	ending after or known
-17	-34	ending after ma given
-17	-6	between ~ in
-17	-6	ending before av given
-17	-8	between the of
-17	-8	between ~ for
-17	-8	ending after de given
-17	-9	edges nb heard da
-17	1	ending after ge none
-17	21	leading ~ ja
-170	-122	ending after us none
-170	-137	between var men
-170	-147	before = for
-170	-148	ending after iv none
-170	-151	ending after ца none
-170	-167	ending before ка formed
-171	-125	leading ~ var
-171	-149	after = jo
-171	-164	edges ru heard ал
-171	-165	edges en medical 's
-171	-99	edges da heard an
-172	-115	after = bor
-172	-143	left word my none ordinary
-172	-153	coming der er
-172	-163	edges nb heard nr
-173	-111	ending before ая none
-173	-125	edges en unheard ey
-173	-127	leading end en
-173	-145	edges ru heard те
-173	-178	after = meg
-173	-78	edges en unheard er
-174	-109	edges en heard om
-174	-112	coming men det
-174	-128	two before = uten
-174	-132	edges nb unheard er
-174	-135	edges nb heard lt
-174	-156	two before = your
-174	-182	coming av det
-174	-185	between ~ has
-175	-148	ending before мы none
-175	-152	after = utan
-176	-123	ending before am surname
-176	-145	left word at none medical
-176	-153	ending after kl none
-176	-162	left word ringer given common
-177	-116	ending before ne known
-177	-123	edges nb heard ra
-177	-142	edges sv heard ta
-177	-147	after = me
-177	-183	coming with ~
-177	-184	ending after ое none
-177	-184	two before = когда
-178	-117	right word jeg none ordinary
-178	-150	edges en heard rk
-178	-155	left word så none ordinary
-178	-165	word da se
-178	-174	word en ring
-179	-113	edges da heard dt
-179	-152	word en say
-179	-153	after of given unheard heard
-179	-160	ending before ло none
-179	-170	edges da medical en
-179	-88	ending before nd surname
-18	-1	ending before ng given
-18	-10	after known ordinary
-18	-15	between the and
-18	-15	edges da unheard er
-18	-15	left word tredje none medical
-18	-16	after of none common heard
-18	-17	after none common
-18	-17	ending before ja both
-18	-19	edges en medical ed
-18	-20	edges da heard ja
-18	-20	left word med both common
-18	-21	left word on given common
-18	-23	right word på surname common
-18	-32	role placePrepositions known unheard
-18	-4	coming ~ og
-18	-42	right word and given common
-18	-54	coming ~ kan
-18	-6	two before = vill
-18	-8	leading end han
-18	11	ending before he none
-18	3	edges sv medical ra
-18	5	coming som ~
-180	-138	is none common
-180	-152	right word # rare medical
-180	-157	after = kl
-180	-157	coming kl #
-180	-166	between med #
-180	-180	ending after ig none
-181	-125	ending before ch surname
-181	-143	two before = men
-181	-148	ending after es both
-181	-158	right word er none common
-181	-171	two before = mig
-181	-172	edges da heard ue
-181	-172	shape medical -4
-181	-179	coming han var
-181	-180	edges ru heard ах
-181	-180	word sv liv
-183	-123	is form rare unheard
-183	-162	leading не ~
-183	-164	edges da medical le
-183	-180	word da din
-184	-109	before = inga
-184	-120	before = min
-184	-158	edges sv heard ju
-184	-160	ending before ля none
-184	-193	before = ingen
-184	-210	edges da medical er
-185	-127	two before = går
-185	-144	edges sv heard gt
-185	-146	edges sv heard ag
-185	-146	ending before ел none
-185	-154	edges da heard rg
-185	-161	between i har
-185	-161	two before = nei
-185	-177	edges en heard ar
-185	-184	ending after me surname
-186	-133	left word can surname common
-186	-158	edges nb heard kt
-186	-159	right word на none ordinary
-186	-171	leading с ~
-186	-198	ending after ht none
-187	-117	ending before i both
-187	-141	after = uten
-187	-143	edges en heard ng
-187	-153	edges en heard ed
-187	-155	coming ~ hos
-187	-162	edges da unheard ad
-187	-171	before = hatt
-187	-178	between til og
-187	-204	edges sv medical or
-188	-118	shape unheard -4
-188	-140	after = patient
-188	-166	right word här none ordinary
-189	-140	between og er
-189	-169	edges en heard aw
-189	-175	ending after в known
-19	-13	after = husband
-19	-13	right word husband given common
-19	-14	word sv chip
-19	-16	ending after и none
-19	-17	is surname medical
-19	-17	word sv del
-19	-18	ending after la surname
-19	-20	word da ja
-19	-23	edges nb medical ol
-19	-23	leading og er
-19	-23	left word för given common
-19	-23	shape medical -2
-19	-25	edges da medical il
-19	-25	ending before ee given
-19	-25	right word hos given common
-19	-26	two before = hvor
-19	-28	right word man both common
-19	-29	leading med en
-19	-36	ending after ja both
-19	-36	leading doktor ~
-19	-36	right word ja both common
-19	-36	two before = doktor
-19	-38	ending before nt none
-19	-40	left word en none medical
-19	-41	two before = crp
-19	-5	right word er known common
-19	-8	between kan ~
-19	14	right word på rare medical
-19	2	ending after ge known
-19	44	before = you
-19	6	role none known common
-19	9	ending before å none
-190	-144	left word er given common
-190	-160	edges da heard ni
-190	-174	edges nb heard ho
-190	-174	word nb ho
-191	-153	after = hade
-191	-162	right word nr none unheard
-191	-182	word nb far
-191	-192	edges en heard em
-192	-133	two before = but
-192	-168	before of formed common heard
-192	-169	before = hade
-192	-184	ending after ко none
-194	-154	ending before ad surname
-195	-168	two before = blir
-195	-181	word da ring
-196	-123	edges ru heard ки
-196	-123	word nb kopi
-196	-175	shape medical -3
-196	-178	cue of greetings medical
-196	-178	role greetings none medical
-196	-183	right word er none medical
-196	-197	edges nb heard to
-197	-153	edges nb heard et
-197	-166	after = nr
-197	-167	edges en heard ts
-198	-113	edges en heard st
-198	-156	before = на
-198	-185	word en home
-198	-194	two before = an
-2	-10	ending after i none
-2	-11	left word men both common
-2	-12	edges nb heard ni
-2	-17	ending before th none
-2	-18	shape medical 2
-2	-19	ending before ej given
-2	-34	ending after in rare
-2	-37	cue of homes name
-2	-41	is given medical
-2	22	edges sv unheard er
-2	43	before of both common heard
-20	-10	ending before el surname
-20	-11	coming fastlege ~
-20	-11	cue placePrepositions
-20	-13	right word i surname ordinary
-20	-14	between att har
-20	-14	coming ett ~
-20	-14	left word er surname common
-20	-15	ending before or known
-20	-17	ending after ag both
-20	-17	ending before so given
-20	-17	two before = не
-20	-19	shape heard -2
-20	-24	leading # ingen
-20	-24	word nb rom
-20	-26	edges ru heard му
-20	-31	edges nb unheard te
-20	-31	word nb nei
-20	-32	word sv ute
-20	-40	coming og ~
-20	-46	ending after pt none
-20	-5	ending before is known
-20	-5	left word # given common
-20	-57	ending before da none
-20	-7	ending after er rare
-20	14	after = vår
-20	16	role placePrepositions given common
-20	21	edges sv heard ga
-20	4	edges en heard ck
-200	-135	edges ru heard ды
-200	-162	before = nei
-200	-172	left word var none ordinary
-200	-224	word nb sa
-201	-122	edges da heard in
-201	-178	ending after em given
-201	-179	between end til
-202	-173	word nb din
-202	-175	edges nb heard ak
-203	-154	two before = like
-203	-158	edges sv heard lt
-203	-196	word da da
-204	-165	after = left
-204	-185	ending before rd given
-204	-202	ending before a surname
-205	-138	edges da heard ge
-205	-173	edges ru heard ти
-205	-181	word sv fall
-205	-183	before = the
-205	-183	coming ~ ja
-205	-188	before = your
-205	-209	word en last
-206	-163	ending before la given
-206	-180	after = år
-206	-225	word en grace
-207	-172	edges da heard om
-208	-139	before = man
-208	-147	word nb gang
-208	-169	edges nb medical am
-208	-184	word sv alla
-208	-190	edges en heard go
-208	-236	before of none place unheard
-209	-162	right word om none ordinary
-209	-176	edges ru heard ая
-209	-212	edges ru heard же
-209	-214	edges da medical de
-21	-12	edges sv medical et
-21	-14	coming ~ #
-21	-16	left word could surname common
-21	-18	between mg #
-21	-19	left word men surname common
-21	-19	right word no none ordinary
-21	-20	before = havde
-21	-26	left word jeg rare medical
-21	-28	between без ~
-21	-30	right word patient given common
-21	-37	word nb ute
-21	-7	before of rare medical medical
-21	-9	edges ru heard ые
-21	0	edges da heard am
-21	17	edges en heard ce
-21	2	leading var hos
-21	3	ending after as both
-21	5	ending before og rare
-21	9	between ~ du
-210	-187	word sv sen
-211	-138	between til end
-211	-158	before = ha
-211	-222	ending before i known
-212	-160	right word i rare unheard
-212	-197	word da ind
-212	-220	before = positiv
-213	-183	two before = litt
-213	-189	edges da heard es
-214	-182	coming ~ om
-215	-199	word da have
-215	-215	edges nb unheard ma
-216	-183	edges en unheard ne
-216	-184	word en are
-216	-204	between kg #
-217	-156	edges da heard en
-217	-203	after = läkare
-217	-203	word en have
-217	-210	coming i venstre
-218	-140	leading en ~
-218	-154	edges nb heard pi
-218	-157	ending before as known
-218	-188	two before = three
-218	-193	edges nb unheard én
-219	-152	after = it
-219	-195	edges nb medical de
-22	-15	left word ha none medical
-22	-15	role none none common
-22	-16	leading на ~
-22	-19	edges en heard ey
-22	-20	after = ho
-22	-20	ending after na both
-22	-21	leading det är
-22	-23	edges nb medical ra
-22	-23	edges sv medical ol
-22	-25	before = fikk
-22	-25	between vid ~
-22	-25	ending before el none
-22	-28	between на в
-22	-29	between по ~
-22	-3	two before = hon
-22	-36	ending after ne known
-22	12	two before = can
-22	15	right word det both common
-22	2	leading it's ~
-220	-173	ending before 's surname
-220	-181	ending before es surname
-221	-189	two before = de
-223	-188	between end i
-224	-152	word en song
-224	-174	word da de
-224	-181	word en born
-224	-209	edges ru heard ст
-225	-190	word en back
-226	-156	before = du
-226	-175	two before = a
-226	-198	edges ru heard ни
-227	-172	role none form rare unheard
-227	-185	word sv hans
-229	-185	word sv sal
-229	-209	word nb sin
-229	-226	before = old
-23	-1	right word ~ none ordinary
-23	-14	left word han none medical
-23	-17	right word end surname common
-23	-19	ending before na both
-23	-20	right word grad none medical
-23	-20	right word sedan none ordinary
-23	-21	edges ru unheard ей
-23	-22	leading # ejer
-23	-22	role none given ordinary
-23	-23	after = husker
-23	-23	edges nb medical ke
-23	-24	edges da medical sk
-23	-24	ending after ch both
-23	-24	ending before ld surname
-23	-26	ending before ad both
-23	-27	right word of given common
-23	-28	between og over
-23	-28	edges ru medical ра
-23	-29	ending after in both
-23	-30	ending after kt given
-23	-32	edges nb medical ig
-23	-32	edges sv heard ja
-23	-39	right word som surname common
-23	-4	ending before am known
-23	-42	left word det both common
-23	-50	right word hva none ordinary
-23	-8	between far ~
-23	-9	after = sedan
-23	-9	cue of kin heard
-23	-9	ending before tt surname
-23	11	leading ~ in
-230	-190	before = över
-230	-220	right word er both common
-230	-233	left word i known common
-231	-214	edges sv heard du
-231	-214	word sv du
-231	-245	between og end
-232	-202	word da gang
-232	-215	before = pappa
-232	-234	right word ved none ordinary
-234	-161	between # #
-234	-178	before = hans
-235	-177	ending before ем none
-235	-205	edges nb heard rt
-235	-212	edges da heard du
-235	-212	word da du
-236	-159	word sv ring
-236	-167	before = how
-236	-220	before = nej
-237	-137	before = no
-237	-243	edges da medical or
-239	-153	left word och surname common
-239	-169	edges ru heard ии
-24	-11	edges en heard do
-24	-11	ending after ry none
-24	-13	between til på
-24	-13	coming ~ to
-24	-15	before = i
-24	-15	left word врач none ordinary
-24	-17	shape unheard -2
-24	-18	between my card
-24	-18	right word så none ordinary
-24	-19	leading med i
-24	-22	after = как
-24	-22	right word får given common
-24	-23	ending after du given
-24	-24	leading har fått
-24	-25	after = sist
-24	-26	left word inte given common
-24	-29	shape heard -1
-24	-33	ending before ie given
-24	-35	coming ~ jeg
-24	-35	ending before al known
-24	-41	between jeg med
-24	-50	ending after зы none
-24	-55	ending before re known
-24	1	edges ru heard ем
-24	10	ending after ar both
-24	24	before = will
-24	3	before = son
-24	6	right word end rare ordinary
-240	-192	word en like
-240	-244	left word i given common
-241	-175	before = en
-241	-227	after = igen
-242	-202	edges ru heard ду
-242	-214	edges en heard io
-242	-229	is form common
-243	-201	edges nb heard mi
-243	-201	word nb mi
-245	-234	word sv natt
-246	-210	edges sv heard de
-247	-227	word en my
-248	-258	word da ved
-249	-212	coming у ~
-249	-238	coming ~ var
-249	-241	edges nb heard du
-249	-241	word nb du
-249	-245	edges en heard ds
-25	-17	before = thank
-25	-17	left word thank surname common
-25	-19	two before = att
-25	-20	ending after sk none
-25	-21	ending after 't surname
-25	-21	left word inte surname common
-25	-22	ending before ys none
-25	-23	right word du given common
-25	-26	after of formed medical medical
-25	-27	before = många
-25	-28	ending after en rare
-25	-28	right word mig none ordinary
-25	-29	after = tog
-25	-30	before = let's
-25	-31	edges ru medical ол
-25	-31	ending before på given
-25	-33	before = tor
-25	-33	edges nb medical il
-25	-35	role titles surname common
-25	-36	after of verb medical
-25	-36	right word men given common
-25	-39	right word ~ form ordinary
-25	0	before = här
-25	13	left word om known common
-25	2	ending before ой none
-25	26	edges sv heard la
-25	3	two before = efter
-251	-181	edges sv heard nt
-252	-259	after = number
-253	-226	word nb kommer
-254	-198	word sv hemma
-254	-228	ending after ва none
-254	-241	word nb kilo
-254	-247	ending after ки none
-256	-132	before = this
-256	-211	word nb natta
-257	-234	edges en heard so
-257	-234	word en so
-258	-222	edges en heard ls
-258	-226	left word men given common
-26	-12	ending after ed none
-26	-17	edges sv medical ns
-26	-17	leading end hei
-26	-17	right word ~ none unheard
-26	-18	leading inte ~
-26	-18	left word kommer given common
-26	-19	edges da heard jo
-26	-19	word da jo
-26	-20	right word i none ordinary
-26	-23	ending after in given
-26	-24	before = än
-26	-26	between не ~
-26	-26	coming i ett
-26	-27	after = min
-26	-27	right word sitter both common
-26	-33	left word и none medical
-26	-35	ending before 's known
-26	-35	left word kan given common
-26	-36	coming ~ and
-26	-41	ending after så none
-26	28	before of none ordinary heard
-26	3	two before = kilo
-26	31	after = with
-26	5	after = have
-261	-254	coming i natt
-263	-221	word da her
-263	-240	edges en heard my
-264	-246	edges en heard re
-264	-288	ending after am rare
-265	-217	edges sv unheard nr
-265	-230	between # i
-268	-237	two before = vil
-268	-241	after = av
-268	-258	after = any
-268	-264	word sv just
-269	-182	ending after st known
-269	-217	word sv vad
-269	-233	edges en heard he
-269	-233	word en she
-27	-10	two before = skulle
-27	-12	left word ~ none ordinary
-27	-15	ending before jo none
-27	-17	shape heard cyrillic
-27	-18	right word у none ordinary
-27	-19	after = första
-27	-19	right word has surname common
-27	-23	after none ordinary
-27	-25	between of ~
-27	-25	edges sv unheard el
-27	-26	role none pet unheard
-27	-27	ending before 't given
-27	-27	left word att surname common
-27	-29	coming at jeg
-27	-29	right word om none medical
-27	-30	left word ~ none unheard
-27	-32	edges nb medical kt
-27	-33	ending before ft given
-27	-33	right word jeg surname common
-27	-34	two before = here
-27	-35	after of given unheard medical
-27	-38	after = plan
-27	-4	between с и
-27	-51	between säger ~
-27	12	before of given common heard
-272	-254	edges en heard nk
-273	-255	word sv kan
-274	-253	left word i both common
-274	-281	two before = так
-275	-236	edges da unheard nr
-275	-272	edges da unheard hr
-278	-222	word da hende
-279	-279	ending before ла known
-28	-1	two before = å
-28	-13	ending after # none
-28	-13	ending before # formed
-28	-15	between ~ från
-28	-17	after = enligt
-28	-17	coming ~ på
-28	-23	ending before de known
-28	-24	between det det
-28	-24	ending before ør none
-28	-25	coming and the
-28	-27	before = fået
-28	-29	right word # none unheard
-28	-31	edges sv heard ng
-28	-33	before = gir
-28	-33	left word mg none ordinary
-28	-34	ending before ev none
-28	-34	ending before ns given
-28	-37	left word tager none medical
-28	-46	ending after kk given
-28	-47	between har med
-28	-5	ending before it none
-28	-6	ending before та formed
-28	-6	left word is none unheard
-28	1	ending before le surname
-28	1	leading jeg har
-281	-248	word en just
-281	-290	word en rang
-282	-232	coming ~ by
-284	-202	length unheard short
-286	-247	word nb som
-287	-259	leading ~ from
-288	-275	word da otte
-289	-248	edges en heard ou
-289	-248	word en you
-29	-11	edges nb heard ag
-29	-11	left word ~ known common
-29	-14	after given common
-29	-16	left word are surname common
-29	-17	after = skal
-29	-19	before = end
-29	-19	cue start
-29	-19	leading end end
-29	-19	two before = eg
-29	-21	left word end none ordinary
-29	-21	role start none ordinary
-29	-22	ending after eg surname
-29	-27	after of rare common medical
-29	-27	ending after ar known
-29	-30	right word mitt none ordinary
-29	-31	after of known common heard
-29	-33	between end mitt
-29	-33	ending before lt given
-29	-39	between ~ af
-29	-39	left word å given common
-29	-40	ending after de both
-29	-57	right word не none medical
-29	-6	before = lidt
-29	-7	after of surname unheard heard
-29	-8	before = enligt
-29	-9	ending before ал none
-29	-9	leading patient ~
-29	1	before = hende
-29	16	ending before ch known
-29	47	is form rare ordinary
-290	-218	left word per given common
-290	-277	word nb andre
-291	-278	word sv min
-291	-300	word da min
-294	-286	word en lovely
-294	-288	edges ru heard ди
-295	-299	word nb helga
-297	-270	edges ru heard ер
-298	-250	word en son
-3	-14	after = från
-3	-15	after of given ordinary unheard
-3	-19	ending after at surname
-3	-20	ending after # rare
-3	-26	ending before nt surname
-3	-38	two before = min
-3	11	after = не
-3	13	coming ~ jag
-3	24	ending after de known
-3	29	ending before ый none
-30	-12	ending before te none
-30	-15	before = vad
-30	-15	ending after ns none
-30	-19	ending after ke given
-30	-19	right word är none unheard
-30	-20	right word vi none ordinary
-30	-22	coming han ~
-30	-22	is rare ordinary
-30	-23	after = ser
-30	-23	left word gitt none medical
-30	-26	between det som
-30	-28	ending before är both
-30	-29	between end you
-30	-31	ending after ör given
-30	-34	two before = datteren
-30	-35	ending before se none
-30	-36	left word siger both common
-30	-37	after = for
-30	-37	after of surname place heard
-30	-40	ending before så both
-30	-40	two before = eight
-30	-43	leading som en
-30	-45	leading och en
-30	-47	left word en both common
-30	-6	right word eller none ordinary
-30	-63	before = first
-30	2	two before = ett
-30	31	role persons surname ordinary
-30	7	ending after # formed
-300	-302	word en said
-301	-259	word en an
-304	-289	word nb kan
-31	-10	between under ~
-31	-19	left word jo none ordinary
-31	-24	right word ~ pet common
-31	-25	coming wife ~
-31	-26	ending after ry given
-31	-27	cue of start heard
-31	-28	word sv via
-31	-30	after known common
-31	-33	leading name ~
-31	-36	right word bor both common
-31	-40	edges nb heard ei
-31	-41	right word mor none ordinary
-31	-48	left word som given common
-31	-5	ending after se none
-31	12	before of form common unheard
-31	13	role animals given common
-31	5	ending before eg none
-31	5	leading ~ с
-31	6	ending after va given
-310	-259	edges da heard re
-310	-274	two before = skal
-312	-280	before = et
-312	-292	ending before ет none
-313	-255	edges nb unheard nr
-314	-288	edges nb heard om
-315	-309	word nb hans
-315	-312	edges da unheard on
-316	-247	edges en unheard ht
-319	-232	word nb den
-319	-286	edges en heard me
-32	-13	right word врач none ordinary
-32	-17	two before = han
-32	-19	ending after il known
-32	-19	leading de ~
-32	-2	ending before på surname
-32	-23	right word ringer given common
-32	-24	ending after om surname
-32	-26	edges da heard or
-32	-27	before = vill
-32	-27	ending after vi none
-32	-28	left word skulle given common
-32	-3	ending after end rare
-32	-30	ending before in surname
-32	-34	after #
-32	-34	after = #
-32	-34	coming negativ ~
-32	-34	edges da medical al
-32	-38	ending after rd surname
-32	-39	edges ru medical ли
-32	-40	right word over none ordinary
-32	-43	left word etter none medical
-32	-44	edges en medical ol
-32	-47	edges en unheard in
-32	-5	cue of titles medical
-32	-5	role titles none medical
-32	-50	edges sv unheard ad
-32	-55	ending after ig given
-32	-60	ending before el given
-32	14	ending before me none
-32	6	ending after ch none
-320	-265	edges sv heard et
-321	-267	between på end
-322	-314	word da den
-323	-329	word sv hela
-328	-273	word sv kilo
-329	-281	word sv den
-33	-12	edges ru heard ся
-33	-13	after = she
-33	-14	before = а
-33	-15	right word som none medical
-33	-16	after = fikk
-33	-2	two before = not
-33	-26	ending after af none
-33	-27	leading ~ ska
-33	-28	coming och ~
-33	-29	leading ~ is
-33	-29	two before = siger
-33	-3	ending after ne both
-33	-33	coming on #
-33	-34	after surname medical
-33	-34	edges sv heard är
-33	-35	ending before an both
-33	-37	edges ru medical ая
-33	-37	right word den none medical
-33	-38	before = svenska
-33	-43	leading på venstre
-33	-43	right word kilo none ordinary
-33	-46	after = det
-33	-61	edges ru heard ое
-33	-68	before of surname unheard medical
-33	-8	ending before ng none
-33	1	before = hun
-33	17	leading ~ du
-330	-295	edges nb heard nt
-333	-309	edges ru heard ли
-334	-297	edges nb heard nå
-334	-324	edges ru heard ть
-34	-11	ending after og surname
-34	-14	leading med ~
-34	-16	two before = deg
-34	-17	after = læge
-34	-2	ending before ar known
-34	-23	between i end
-34	-23	left word æ none medical
-34	-24	after = til
-34	-26	two before = mand
-34	-30	after of formed ordinary medical
-34	-30	leading hun har
-34	-35	two before = hade
-34	-38	edges ru medical ка
-34	-39	left word under none ordinary
-34	-41	before = dage
-34	-45	right word ~ rare medical
-34	-54	left word och none ordinary
-34	-69	between in end
-34	15	before = mig
-34	20	edges en heard id
-34	24	before = den
-34	30	edges nb heard ns
-340	-340	word da han
-35	-15	ending after an surname
-35	-15	right word og given common
-35	-23	after = kone
-35	-23	after of given common heard
-35	-23	edges sv heard ns
-35	-23	left word to surname common
-35	-26	ending after re both
-35	-26	left word # none ordinary
-35	-28	two before = fått
-35	-30	left word end both common
-35	-30	role start both common
-35	-31	edges ru medical га
-35	-32	between end jeg
-35	-33	before = hils
-35	-33	between ja er
-35	-34	ending before ts none
-35	-36	between end skal
-35	-37	after of formed ordinary heard
-35	-37	edges en medical al
-35	-38	between у ~
-35	-38	ending after le surname
-35	-38	two before = he's
-35	-42	before = uten
-35	-43	right word с none medical
-35	-49	after = hvor
-35	-58	coming for ~
-35	-61	ending before is given
-35	-7	left word den none ordinary
-35	-87	edges nb heard dd
-35	11	right word end rare unheard
-356	-342	word nb ved
-36	-10	ending after ng given
-36	-107	before of pet unheard heard
-36	-11	before = be
-36	-11	ending before in both
-36	-12	ending after ом none
-36	-21	left word får both common
-36	-22	coming har du
-36	-24	cue of greetings heard
-36	-25	edges da medical re
-36	-26	two before = or
-36	-27	after of end medical
-36	-27	coming ~ en
-36	-28	before = patient
-36	-29	after none medical
-36	-29	ending before ак none
-36	-29	right word af none medical
-36	-3	before = læge
-36	-31	after = night
-36	-31	ending before it surname
-36	-31	right word night surname common
-36	-32	edges sv medical as
-36	-32	ending before am given
-36	-34	before = skal
-36	-34	right word till none medical
-36	-35	left word она none ordinary
-36	-35	role greetings known common
-36	-37	leading ~ не
-36	-39	left word jag none ordinary
-36	-39	right word må given common
-36	-40	right word under none ordinary
-36	-41	edges en unheard on
-36	-42	leading hun er
-36	-45	after = doctor
-36	-45	before = hvis
-36	-45	edges sv heard ip
-36	-47	leading på begge
-36	-5	two before = den
-36	-50	leading end jeg
-36	-59	ending before sa given
-36	-64	between det ~
-36	-74	between hos end
-36	10	role persons both common
-36	18	ending before ge given
-36	21	role kin surname common
-36	6	right word og none medical
-36	8	right word # formed ordinary
-368	-348	word en from
-37	-10	coming det var
-37	-11	after = opp
-37	-11	ending before ls none
-37	-13	left word dag given common
-37	-14	edges en heard es
-37	-20	left word av given common
-37	-21	edges sv medical ts
-37	-21	two before = blev
-37	-25	after = ville
-37	-28	leading år ~
-37	-32	right word kan both common
-37	-33	two before = fram
-37	-34	after = два
-37	-34	between för end
-37	-34	leading ~ skal
-37	-36	left word de given common
-37	-37	ending after ни none
-37	-38	left word han surname common
-37	-40	left word så none medical
-37	-45	ending after it both
-37	-46	left word inte none ordinary
-37	-46	right word har none unheard
-37	-55	leading men ~
-37	-64	leading har du
-37	1	before = og
-37	10	right word på none medical
-375	-334	word en her
-38	-13	is form ordinary
-38	-14	right word kan given common
-38	-15	right word skal given common
-38	-20	edges sv unheard öm
-38	-22	ending after end known
-38	-25	after = nei
-38	-25	ending after at known
-38	-25	ending after är both
-38	-26	ending after se given
-38	-26	ending before од none
-38	-28	left word säger both common
-38	-30	after = finns
-38	-31	before = could
-38	-31	right word vi none medical
-38	-32	right word efter none ordinary
-38	-33	after of formed unheard medical
-38	-33	ending before il both
-38	-36	between ~ врач
-38	-36	ending after al known
-38	-37	ending before od none
-38	-39	ending after ll both
-38	-40	before = drikker
-38	-42	edges ru medical ку
-38	-43	after of both common medical
-38	-43	edges ru heard ат
-38	-48	before = about
-38	-48	right word mand both common
-38	-52	right word de given common
-38	-54	between er ~
-38	-56	before = mot
-38	10	after = och
-38	18	ending after ol none
-387	-325	word sv inga
-39	-13	ending after et known
-39	-17	ending before så given
-39	-22	after known unheard
-39	-23	shape medical 3
-39	-27	left word är none medical
-39	-28	between år ~
-39	-28	ending before el both
-39	-29	coming of birth
-39	-30	before = søn
-39	-32	after of none ordinary medical
-39	-34	after = есть
-39	-34	edges sv heard pp
-39	-36	before of formed medical medical
-39	-36	between end med
-39	-36	coming må du
-39	-36	right word end rare medical
-39	-38	ending before ld given
-39	-38	left word må none ordinary
-39	-39	between var i
-39	-40	ending after end form
-39	-40	left word # known common
-39	-42	word en times
-39	-43	left word jeg given common
-39	-49	left word når both common
-39	-49	left word you given common
-39	-52	ending before do surname
-39	-52	left word do surname common
-39	-56	ending before ey none
-39	-57	after = fick
-39	-7	before = of
-39	31	before = nå
-39	6	before = нет
-393	-376	word da hun
-4	-10	after = åt
-4	-11	ending before er none
-4	-21	edges nb heard na
-4	-30	edges ru heard да
-4	-32	ending after ar rare
-4	-36	coming # года
-4	15	left word ~ none common
-4	34	ending before rd surname
-4	82	between ~ я
-40	-103	coming vi bor
-40	-17	ending before ps none
-40	-19	ending before ay none
-40	-25	coming с ~
-40	-25	edges ru medical он
-40	-29	coming uten ~
-40	-31	coming er en
-40	-31	right word siger both common
-40	-32	right word ska none ordinary
-40	-33	ending before ис none
-40	-39	right word negativ rare medical
-40	-4	between ~ den
-40	-40	two before = gav
-40	-44	edges ru medical ил
-40	-5	right word в none ordinary
-403	-295	word da hans
-408	-397	word sv han
-41	-11	right word det known common
-41	-14	ending before en none
-41	-22	after = fall
-41	-24	edges sv unheard rt
-41	-24	role possessives known common
-41	-26	after = med
-41	-30	after = tre
-41	-31	ending before ja surname
-41	-31	left word du none common
-41	-33	ending before il given
-41	-34	two before = finns
-41	-38	right word mot none ordinary
-41	-42	right word og none ordinary
-41	-43	edges da medical is
-41	-46	word sv hur
-41	-49	between ~ tar
-41	-49	ending after ex none
-41	-65	ending after da given
-41	-9	word sv per
-41	22	ending after ch surname
-411	-378	word nb min
-412	-431	word en in
-417	-373	edges da heard et
-419	-354	word sv som
-42	-10	edges en heard od
-42	-17	ending after ka given
-42	-18	leading ~ om
-42	-23	right word to none ordinary
-42	-25	after = что
-42	-25	leading mor ~
-42	-35	ending after og pet
-42	-35	leading han får
-42	-36	left word no none ordinary
-42	-43	edges sv medical ia
-42	-44	before = daughter
-42	-45	ending before tt given
-42	-47	between ett ~
-42	-47	edges nb medical tt
-42	-50	ending before dt given
-42	-51	between det er
-42	-52	edges da medical on
-42	-6	left word i none unheard
-42	-68	ending after ie none
-42	-72	before of formed unheard medical
-42	-91	coming ~ har
-42	8	ending before ng surname
-425	-380	word da der
-426	-382	edges ru heard ет
-43	-13	ending before en known
-43	-15	ending after по none
-43	-17	right word han none medical
-43	-18	left word ~ formed unheard
-43	-18	right word på none ordinary
-43	-20	before = till
-43	-23	ending after mi none
-43	-26	left word ny none medical
-43	-30	ending before em none
-43	-40	ending after ou both
-43	-41	leading är en
-43	-42	ending after na none
-43	-42	two before = hur
-43	-46	left word kom given common
-43	-47	left word ~ none medical
-43	-48	ending before ka known
-43	-50	right word kone both common
-43	-51	two before = dage
-43	-52	left word og rare medical
-43	-58	before = tolv
-43	-65	right word till given common
-43	-65	word sv pat
-43	-68	after = пять
-43	-79	right word на none medical
-43	28	after = you
-43	9	ending before rk none
-430	-360	word nb her
-44	-20	left word jo none medical
-44	-27	after = snakker
-44	-28	right word är both common
-44	-28	right word и none ordinary
-44	-30	is none ordinary
-44	-32	after = mum
-44	-34	after = владелец
-44	-34	between ~ heter
-44	-35	after = mellan
-44	-37	after = noe
-44	-38	edges nb medical en
-44	-38	leading i en
-44	-38	word sv ger
-44	-39	after of rare ordinary heard
-44	-39	ending after st both
-44	-40	ending after no none
-44	-40	left word med known unheard
-44	-42	left word после none ordinary
-44	-45	between en om
-44	-47	before = come
-44	-47	ending before ly given
-44	-48	right word de none ordinary
-44	-50	left word ikke none medical
-44	-52	edges nb medical sk
-44	-52	left word med surname common
-44	-54	before = six
-44	-55	ending before ка known
-44	-55	right word som both common
-44	-59	coming jeg har
-44	-85	before = dotter
-44	14	edges ru unheard ий
-44	7	after of none unheard medical
-45	-11	ending after ir none
-45	-14	ending after ас none
-45	-23	ending after ör both
-45	-24	before of none common heard
-45	-24	between ~ и
-45	-26	before = er
-45	-27	between ~ har
-45	-28	ending before vi rare
-45	-32	ending before og given
-45	-35	role none surname common
-45	-39	ending after od surname
-45	-40	ending before ör none
-45	-41	coming # g
-45	-42	after of given common medical
-45	-42	cue of possessives medical
-45	-42	role possessives none medical
-45	-46	left word же none ordinary
-45	-47	edges en heard ke
-45	-47	leading og det
-45	-48	after of # medical
-45	-48	ending after ез none
-45	-48	ending before ma none
-45	-48	ending before rg none
-45	-49	ending after rs none
-45	-50	right word en surname common
-45	-52	edges sv heard ka
-45	-62	edges sv heard am
-45	-67	ending after ou given
-45	-74	leading ~ to
-45	9	before = de
-46	-1	ending before ть none
-46	-21	edges da unheard he
-46	-24	left word ved none medical
-46	-24	two before = fyra
-46	-24	word en do
-46	-29	right word man surname common
-46	-31	ending after ig both
-46	-31	ending before га formed
-46	-33	ending before ed none
-46	-34	after of none medical unheard
-46	-34	right word of surname common
-46	-34	two before = мама
-46	-35	cue of none unheard
-46	-35	ending after rs given
-46	-35	role none none unheard
-46	-35	word sv bort
-46	-42	is formed ordinary
-46	-45	edges ru heard ту
-46	-45	ending after of given
-46	-46	word da ni
-46	-47	before = ser
-46	-47	before = же
-46	-48	edges ru medical ал
-46	-51	edges da heard el
-46	-53	after given place
-46	-53	after of given place heard
-46	-53	leading ~ den
-46	-53	right word från none ordinary
-46	-57	left word en surname common
-47	-21	cue of start unheard
-47	-21	left word end none unheard
-47	-21	role start none unheard
-47	-22	left word have surname common
-47	-22	two before = i
-47	-29	right word of none ordinary
-47	-30	right word to given common
-47	-32	leading det er
-47	-34	left word mg none unheard
-47	-37	edges da heard al
-47	-38	after = bara
-47	-38	left word och given common
-47	-38	role none formed unheard
-47	-39	ending before a given
-47	-39	leading end the
-47	-40	leading ~ jeg
-47	-40	two before = andra
-47	-42	leading at ~
-47	-42	right word you both common
-47	-46	edges da unheard id
-47	-46	ending before rt given
-47	-47	ending before ge both
-47	-49	before = она
-47	-50	before = har
-47	-50	ending after ey none
-47	-50	ending after ft none
-47	-53	left word på known unheard
-47	-57	edges ru medical ла
-47	-61	right word в none medical
-47	1	ending before ia none
-477	-471	word nb hun
-48	-23	after = at
-48	-23	cue of animals unheard
-48	-23	role animals none unheard
-48	-25	right word and none ordinary
-48	-33	two before = pga
-48	-35	edges en medical te
-48	-35	right word heter both common
-48	-36	edges sv heard ad
-48	-37	two before = över
-48	-40	ending before ig none
-48	-41	after = tar
-48	-41	leading ~ min
-48	-42	ending after en known
-48	-43	ending before ds surname
-48	-44	after form unheard
-48	-44	right word ja none ordinary
-48	-45	left word at both common
-48	-45	two before = fin
-48	-47	right word on none ordinary
-48	-50	left word var given common
-48	-52	leading ~ hedder
-48	-55	ending before et rare
-48	-56	two before = он
-48	-58	edges ru medical ит
-48	-59	ending before te surname
-48	-67	between ~ år
-49	-14	ending before in given
-49	-18	after = står
-49	-18	ending after ая none
-49	-25	right word end none ordinary
-49	-27	before = that's
-49	-27	leading och ~
-49	-30	edges ru heard ой
-49	-31	ending before ni none
-49	-35	ending after on both
-49	-35	left word du rare medical
-49	-36	ending after ne rare
-49	-40	coming by ~
-49	-40	ending before ed both
-49	-45	ending after ar given
-49	-45	ending before le given
-49	-49	edges sv heard aj
-49	-49	left word och both common
-49	-50	ending before är known
-49	-53	ending before nd given
-49	-54	between inte ~
-49	-56	between ~ nei
-49	-56	left word fikk none medical
-49	-58	ending after ри none
-49	-63	right word end given unheard
-49	-64	two before = врач
-49	-65	edges en heard ia
-49	-76	before of given ordinary heard
-49	-99	ending after nu none
-5	-11	after = when
-5	-11	after = в
-5	-12	edges ru heard ра
-5	-12	leading har fået
-5	-12	right word врач none medical
-5	-16	ending after ра none
-5	-27	ending before me known
-5	-35	two before = пациент
-5	-36	ending after ам none
-5	22	ending after is rare
-5	22	ending after ve surname
-50	-13	two before = hun
-50	-138	before of none place heard
-50	-14	left word av none ordinary
-50	-20	edges nb heard pe
-50	-26	ending before ly surname
-50	-32	right word på known common
-50	-36	after of form common heard
-50	-38	edges nb heard at
-50	-40	edges en heard no
-50	-40	left word fjor surname common
-50	-40	right word och given common
-50	-45	edges ru medical на
-50	-50	before = viser
-50	-50	ending after he surname
-50	-53	ending after ns given
-50	-54	leading # grader
-50	-55	right word af none ordinary
-50	-56	after = один
-50	-56	between is and
-50	-6	ending after pp none
-50	-60	left word som surname common
-50	-63	edges en unheard ay
-50	-65	ending before or both
-50	-75	ending before os both
-50	-82	leading владелец ~
-500	-450	word sv till
-51	-20	ending after am none
-51	-24	ending after eg given
-51	-27	edges nb medical ue
-51	-30	between ~ hos
-51	-31	ending after at both
-51	-32	two before = на
-51	-35	between får ~
-51	-35	leading ~ får
-51	-38	word en long
-51	-40	leading ~ после
-51	-43	ending after ow given
-51	-45	ending before ck none
-51	-47	edges nb medical rt
-51	-48	edges nb medical ll
-51	-49	ending after ea none
-51	-52	after = liv
-51	-56	before = grader
-51	-56	ending after bo both
-52	-16	ending before ок none
-52	-18	ending before ев none
-52	-27	role greetings none ordinary
-52	-28	after of known ordinary unheard
-52	-28	edges sv heard te
-52	-28	two before = år
-52	-32	two before = and
-52	-36	ending after is none
-52	-41	between на ~
-52	-47	right word så given common
-52	-50	after = ringte
-52	-53	ending after åt both
-52	-59	between på #
-52	-62	leading på en
-52	-65	edges nb medical st
-52	21	two before = vid
-53	-17	edges nb unheard im
-53	-22	right word men none ordinary
-53	-30	edges sv heard at
-53	-31	ending before ag both
-53	-35	word da dag
-53	-39	ending after a surname
-53	-39	ending after ve none
-53	-39	right word a surname common
-53	-42	right word att given common
-53	-43	between i og
-53	-43	between ~ ikke
-53	-44	coming к ~
-53	-44	edges en medical le
-53	-44	is none unheard
-53	-45	ending after iv given
-53	-45	ending after ые none
-53	-46	two before = det
-53	-47	ending before ну none
-53	-5	ending after ем none
-53	-51	ending before ha given
-53	-53	between en i
-53	-55	ending after sh none
-53	-57	after = kan
-53	-57	before = negativ
-53	-59	left word du surname common
-53	-86	ending before ич none
-54	-18	ending before на none
-54	-23	coming hun er
-54	-35	leading jeg skulle
-54	-36	ending after nt known
-54	-38	two before = what
-54	-42	right word the given common
-54	-49	edges en heard ay
-54	-52	right word and both common
-54	-55	edges ru medical ие
-54	-56	ending before te given
-54	-57	ending before ak given
-54	-58	right word hver none ordinary
-54	-59	coming # kg
-54	-59	coming er på
-54	-64	word nb se
-54	-71	word en bit
-54	-79	ending before ук none
-55	-24	after = er
-55	-29	word sv kunde
-55	-32	edges ru heard сь
-55	-32	ending after ag none
-55	-33	ending before of given
-55	-40	edges da heard nt
-55	-40	edges nb heard ig
-55	-42	ending after ач none
-55	-42	right word den none ordinary
-55	-44	two before = as
-55	-47	after = et
-55	-51	ending after on given
-55	-52	ending before у formed
-55	-53	left word tar none medical
-55	-56	ending before se given
-55	-56	two before = болезнь
-55	-61	word nb tok
-55	-63	ending after rn given
-55	-64	two before = that
-55	-87	ending before ow given
-56	-35	after = din
-56	-38	edges ru heard го
-56	-42	edges da heard gt
-56	-42	left word это none ordinary
-56	-44	after of rare common heard
-56	-46	coming name is
-56	-47	shape heard -3
-56	-48	ending after ar none
-56	-48	ending before ov none
-56	-49	left word мы none ordinary
-56	-49	right word til none medical
-56	-5	ending before lt none
-56	-50	before = мы
-56	-52	after = sju
-56	-54	ending after il both
-56	31	before = per
-57	-14	leading heter ~
-57	-23	ending before kg none
-57	-26	right word the none ordinary
-57	-27	ending after är none
-57	-28	ending before sk none
-57	-38	edges nb unheard en
-57	-44	coming til #
-57	-45	right word hej given common
-57	-46	before = dyrlæge
-57	-47	edges da medical ne
-57	-49	after = к
-57	-54	two before = seks
-57	-55	before = three
-57	-64	ending after ån none
-57	-71	edges sv medical sk
-57	-80	right word da given common
-58	-103	two before = bror
-58	-40	left word у none medical
-58	-41	between in and
-58	-43	before = как
-58	-43	edges ru heard ия
-58	-43	ending after om both
-58	-47	after = name
-58	-50	between ~ #
-58	-55	ending after er known
-58	-67	edges en medical in
-58	-71	between er for
-58	-74	left word begge none ordinary
-58	-76	ending after ic none
-58	-9	ending before ge surname
-59	-24	right word og known common
-59	-30	ending after nt none
-59	-30	right word ja surname common
-59	-41	before = fick
-59	-41	cue of placePrepositions unheard
-59	-41	role placePrepositions none unheard
-59	-41	two before = få
-59	-43	right word å none ordinary
-59	-44	ending before vå none
-59	-45	ending before ja given
-59	-46	after of none ordinary heard
-59	-46	before = он
-59	-47	ending after fe given
-59	-48	right word i given unheard
-59	-49	after = om
-59	-5	leading ingen ~
-59	-50	right word skal both common
-59	-52	after = mitt
-59	-61	right word men none medical
-59	-69	edges ru medical те
-59	-70	left word ikke given common
-59	-82	edges en heard oy
-59	-85	left word a given common
-59	36	ending before da given
-59	7	two before = he
-6	-12	word en dawn
-6	-13	between end hos
-6	-19	coming vi ~
-6	-25	left word end surname unheard
-6	-25	role start surname unheard
-6	-27	left word han given common
-6	-34	ending after ig known
-6	-51	coming ~ что
-6	14	ending after en given
-6	48	ending before är surname
-60	-1	between ~ на
-60	-118	ending before ya none
-60	-25	left word som none ordinary
-60	-34	right word nej none medical
-60	-37	coming ~ with
-60	-39	right word ~ given ordinary
-60	-42	two before = at
-60	-46	after of # unheard
-60	-48	after = wife
-60	-48	between som ~
-60	-49	coming har fått
-60	-50	coming ~ till
-60	-53	edges nb medical re
-60	-53	two before = и
-60	-54	cue of start medical
-60	-54	left word end none medical
-60	-54	role start none medical
-60	-56	edges da heard ør
-60	-60	before = fem
-60	-68	leading står ~
-60	-68	right word by none ordinary
-60	-70	ending before nd known
-60	-71	ending after ут none
-60	-78	before = begge
-61	-15	edges nb heard dt
-61	-15	right word til surname common
-61	-31	right word har both common
-61	-32	two before = takk
-61	-37	after of surname common medical
-61	-38	edges sv heard nu
-61	-38	word sv nu
-61	-39	after = this
-61	-40	between enligt ~
-61	-41	right word card none ordinary
-61	-49	edges da medical yl
-61	-49	edges ru medical ки
-61	-55	two before = pt
-61	-59	right word komma none ordinary
-61	-59	two before = are
-61	-63	left word det none common
-61	-64	coming ~ говорит
-61	-71	edges en medical is
-61	-79	two before = что
-61	-88	right word är given common
-61	10	after = up
-62	-114	before of pet ordinary heard
-62	-20	after = siden
-62	-22	before of verb medical
-62	-28	leading в ~
-62	-29	coming and he
-62	-35	ending after på rare
-62	-35	ending after re given
-62	-37	before = ho
-62	-37	ending after in none
-62	-38	after = en
-62	-42	before of end heard
-62	-42	left word # rare medical
-62	-44	right word end given common
-62	-45	ending before ор none
-62	-46	ending after år none
-62	-46	leading ~ av
-62	-48	left word og none medical
-62	-51	two before = sedan
-62	-57	left word # none medical
-62	-59	before = lege
-62	-60	edges ru unheard ов
-62	-60	ending before ra both
-62	-64	before = sist
-62	-68	ending before is none
-62	-75	right word år none ordinary
-62	-91	edges nb heard is
-62	0	ending before ns none
-63	-42	cue of persons medical
-63	-42	role persons none medical
-63	-47	ending after та none
-63	-49	ending after må given
-63	-49	ending after å none
-63	-54	edges da medical st
-63	-54	left word mannen both common
-63	-54	right word i none medical
-63	-55	ending before pe none
-63	-57	left word skal given common
-63	-62	ending after st rare
-63	-63	after of form unheard heard
-63	-64	after = date
-63	-64	coming date of
-63	-67	before = må
-63	-67	ending before ss given
-63	-67	left word vi rare medical
-63	-70	leading end min
-63	-81	edges sv unheard is
-64	-24	before = can
-64	-29	role placePrepositions none ordinary
-64	-38	ending before ge none
-64	-54	ending after or given
-64	-55	ending before ar both
-64	-55	two before = og
-64	-56	ending before få none
-64	-57	right word men surname common
-64	-58	left word få none ordinary
-64	-60	between ~ sa
-64	-64	after = bare
-64	-64	ending after ot none
-64	-68	ending before ta given
-64	-72	before = tredje
-64	-76	two before = etter
-65	-11	between hedder ~
-65	-24	two before = på
-65	-29	role persons surname common
-65	-34	right word # none ordinary
-65	-36	before = ringer
-65	-36	word en good
-65	-37	between att ~
-65	-42	between ~ så
-65	-43	leading så ~
-65	-44	left word til none ordinary
-65	-46	right word ta surname common
-65	-49	ending before op given
-65	-52	ending before ig surname
-65	-52	two before = about
-65	-55	edges ru heard ца
-65	-57	ending before 's given
-65	-59	after of both unheard heard
-65	-61	ending after at given
-65	-63	leading # med
-65	-64	edges en heard se
-65	-65	before = do
-65	-66	ending before ut none
-65	-69	edges sv unheard on
-65	-70	between end som
-65	-70	coming ja men
-65	-71	ending before ma known
-65	-73	right word fra given common
-66	-41	between ~ om
-66	-44	left word om none medical
-66	-52	between på fire
-66	-53	between ~ by
-66	-54	left word att given common
-66	-55	after = fru
-66	-55	ending after до none
-66	-59	coming ~ eller
-66	-63	leading ~ you
-66	-63	two before = også
-66	-68	left word har both common
-66	-70	ending before ow surname
-66	-74	between ja ~
-66	-79	role none formed medical
-67	-121	edges en heard rn
-67	-17	ending before th known
-67	-23	before = och
-67	-29	is formed medical
-67	-37	ending before st given
-67	-41	right word hedder surname common
-67	-44	ending before ин none
-67	-44	right word hos none ordinary
-67	-45	between # ~
-67	-47	ending before ат none
-67	-48	coming ~ för
-67	-48	right word utan none ordinary
-67	-49	after = så
-67	-54	cue of none heard
-67	-54	right word ~ rare place
-67	-58	word da kan
-67	-59	before = haft
-67	-60	left word ha none ordinary
-67	-61	after = eg
-67	-62	left word på given common
-67	-63	ending after un given
-67	-64	before = til
-67	-64	coming af ~
-67	-65	right word min none ordinary
-67	-67	word en may
-67	-79	ending before ne given
-67	-92	left word врач none medical
-67	-95	edges ru heard ку
-68	-104	before of surname place heard
-68	-17	edges sv unheard et
-68	-25	left word om both common
-68	-27	after = vid
-68	-39	role none formed ordinary
-68	-40	left word jag given common
-68	-42	right word på given common
-68	-44	two before = eller
-68	-46	after of none common medical
-68	-46	ending after с none
-68	-51	between ~ för
-68	-51	left word der none medical
-68	-51	right word ikke both common
-68	-58	leading du kan
-68	-60	leading ~ en
-68	-64	between men er
-68	-64	edges en unheard or
-68	-71	before = mer
-68	-74	ending before on none
-68	-74	two before = one
-68	-77	coming om ~
-68	-84	left word min given common
-68	-88	between har ~
-68	-95	after = fik
-68	-95	ending after av surname
-68	-96	ending after v none
-69	-20	ending before re none
-69	-43	left word # none unheard
-69	-45	ending before ne none
-69	-50	right word kan none medical
-69	-51	coming mor ~
-69	-51	ending after ga none
-69	-51	right word av none ordinary
-69	-56	before = fjor
-69	-56	leading i fjor
-69	-56	left word skal none ordinary
-69	-57	left word hos none ordinary
-69	-63	ending after ly given
-69	-65	word sv de
-69	-67	between eller ~
-69	-72	two before = op
-69	-73	ending after tt known
-69	-80	coming hver dag
-69	-84	edges nb medical es
-69	-86	between en ~
-69	-94	ending before a none
-7	-10	edges sv medical ig
-7	-11	coming med sin
-7	-11	edges ru medical ию
-7	-14	edges sv medical st
-7	-14	left word ingen none medical
-7	-15	ending before ll given
-7	-17	after = через
-7	-19	two before = kg
-7	-25	right word inte surname common
-7	-27	ending before rs rare
-7	-45	coming om tre
-7	11	before of verb heard
-7	14	leading ~ kan
-7	17	after = nå
-7	56	before of none ordinary unheard
-70	-130	ending before no none
-70	-25	before = ja
-70	-44	between end och
-70	-44	left word får given common
-70	-48	ending before al none
-70	-55	before = gitt
-70	-56	ending after or both
-70	-60	edges en unheard ie
-70	-60	two before = jeg
-70	-61	ending before va given
-70	-63	after = på
-70	-64	ending after ha given
-70	-65	ending after ой none
-70	-66	edges sv heard us
-70	-66	word en go
-70	-72	left word vi given common
-70	-72	two before = dager
-70	-82	coming # i
-70	-86	between by ~
-70	-88	ending after и formed
-71	-1	after = og
-71	-17	coming var ~
-71	-21	ending after ce known
-71	-24	after of known unheard unheard
-71	-38	ending before ry none
-71	-42	right word с none ordinary
-71	-45	ending before end none
-71	-46	edges nb medical et
-71	-52	left word in given common
-71	-58	before = mannen
-71	-59	ending before ar given
-71	-63	before = со
-71	-63	ending before со none
-71	-63	left word со none ordinary
-71	-63	right word # formed medical
-71	-68	before = sedan
-71	-70	coming du ~
-71	-73	left word end none common
-71	-73	left word ~ known unheard
-71	-73	role start none common
-71	-75	role placePrepositions rare ordinary
-71	-76	two before = fikk
-71	-78	before = tager
-71	-78	ending after by none
-71	-82	two before = она
-71	-86	right word vi given common
-71	-88	after = ti
-71	-89	edges en medical an
-72	-37	right word hun none unheard
-72	-44	right word det none common
-72	-45	after = on
-72	-47	two before = er
-72	-51	ending after an given
-72	-54	ending after ou surname
-72	-59	role kin both common
-72	-61	edges en medical ne
-72	-62	after = altså
-72	-64	right word ingen none ordinary
-72	-64	two before = ti
-72	-65	leading без ~
-72	-66	leading end vi
-72	-67	ending before в none
-72	-79	edges nb heard øy
-72	-81	edges sv medical ad
-72	-84	leading my ~
-72	-91	left word was surname common
-73	-26	edges sv unheard ng
-73	-32	ending before as surname
-73	-36	after = två
-73	-37	coming har ~
-73	-41	leading end jag
-73	-59	before = ska
-73	-59	left word the given common
-73	-60	between name ~
-73	-64	between ~ vil
-73	-67	before = болезнь
-73	-68	right word ha given common
-73	-70	coming is ~
-73	-72	ending before om rare
-73	-72	two before = вчера
-73	-76	before = were
-73	-79	before of surname ordinary unheard
-73	-79	coming er to
-73	-81	right word you given common
-73	-83	right word er none ordinary
-73	-89	right word ja given common
-73	-90	left word # given unheard
-74	-11	two before = nej
-74	-40	coming och en
-74	-43	ending before id surname
-74	-53	after = de
-74	-57	edges sv medical ix
-74	-60	between og har
-74	-65	before = bruker
-74	-66	after = dotter
-74	-66	edges en unheard da
-74	-67	edges ru medical ик
-74	-68	cue of placePrepositions medical
-74	-68	role placePrepositions none medical
-74	-68	word sv ha
-74	-69	ending before ке none
-74	-69	right word står surname common
-74	-70	between mg ~
-74	-71	right word ska given common
-74	-76	after = five
-74	-82	ending after gs none
-74	-82	ending after ue none
-75	-20	coming og så
-75	-42	edges da heard te
-75	-44	edges sv unheard na
-75	-44	ending after al none
-75	-46	ending before ll known
-75	-49	before = ny
-75	-51	coming er det
-75	-51	leading in the
-75	-53	ending before ин known
-75	-56	ending before nn both
-75	-59	left word kan none common
-75	-60	ending before du given
-75	-62	after = seg
-75	-62	edges en medical ng
-75	-63	length heard short
-75	-64	before = under
-75	-64	between после ~
-75	-67	two before = ville
-75	-68	leading ~ the
-75	-68	right word к none ordinary
-75	-69	edges sv heard ha
-75	-72	before = var
-75	-73	ending before ay surname
-75	-73	left word over none ordinary
-75	-74	right word eller none medical
-75	-75	ending before ad given
-75	-77	left word för none ordinary
-75	-78	ending before ri none
-75	-78	two before = five
-75	-86	ending before ta surname
-75	-9	before of none medical unheard
-76	-31	ending after ed surname
-76	-35	left word to none ordinary
-76	-49	between ~ is
-76	-51	leading skal vi
-76	-64	ending after me given
-76	-65	right word över none ordinary
-76	-69	ending after к none
-76	-70	ending before ле none
-76	-71	ending before mg none
-76	-72	right word en none ordinary
-76	-73	right word var given common
-76	-76	ending after ga both
-76	-76	ending before år both
-76	-91	before of surname unheard unheard
-76	-94	ending before ft none
-77	-32	before of # unheard
-77	-38	left word ~ given common
-77	-49	two before = hvad
-77	-50	left word в none ordinary
-77	-53	edges sv heard da
-77	-54	ending after во none
-77	-55	ending before ve known
-77	-56	ending before gt none
-77	-56	ending before tt none
-77	-58	before = better
-77	-58	right word you surname common
-77	-59	edges nb heard er
-77	-60	edges da heard er
-77	-64	ending after år given
-77	-65	after = barn
-77	-65	two before = när
-77	-66	left word ~ both common
-77	-67	after = mer
-77	-7	edges en heard in
-77	-71	ending after а none
-77	-74	ending after ld given
-77	-75	ending after ld surname
-78	-122	leading ~ pasient
-78	-17	between med ~
-78	-42	ending after er both
-78	-43	is both common
-78	-44	between och end
-78	-48	ending before dt none
-78	-61	edges da medical an
-78	-63	left word du given common
-78	-65	before = i'd
-78	-65	coming hedder ~
-78	-68	ending before as given
-78	-75	edges nb heard no
-78	-75	word nb no
-78	-76	ending after me none
-78	-76	ending before ye none
-78	-78	right word du none medical
-78	-81	before = noget
-78	-84	left word har none medical
-78	-88	leading end det
-79	-40	between jag ~
-79	-41	right word end both common
-79	-45	left word ~ known ordinary
-79	-54	edges nb unheard ra
-79	-58	left word vi none ordinary
-79	-59	edges ru heard ло
-79	-62	between ingen ~
-79	-64	between av end
-79	-64	ending before to surname
-79	-68	between ~ kan
-79	-73	ending after ra none
-79	-74	edges nb medical er
-79	-75	ending after ce given
-79	-79	leading ~ vid
-79	-84	between ~ kilo
-79	-86	left word как none ordinary
-79	-92	right word får both common
-8	-11	edges sv medical ta
-8	-11	left word et none medical
-8	-12	after rare ordinary
-8	-14	before = fram
-8	-18	right word patient none medical
-8	-20	edges sv unheard ka
-8	-26	ending after ly none
-8	-29	two before = också
-8	-34	ending after ne none
-8	-35	left word ~ given unheard
-8	21	ending after sa given
-8	27	right word och none ordinary
-80	-35	edges nb heard re
-80	-42	ending after ut none
-80	-42	ending before nd none
-80	-48	ending before me given
-80	-52	edges ru heard оз
-80	-55	edges nb medical ur
-80	-57	two before = hver
-80	-60	coming har hatt
-80	-62	coming jeg står
-80	-62	ending after i rare
-80	-62	left word ja none medical
-80	-66	right word sendt none medical
-80	-69	ending before æ none
-80	-70	ending after ri given
-80	-73	two before = me
-80	-85	right word det none medical
-80	-92	word en ward
-81	-30	ending before ng known
-81	-42	ending after av given
-81	-52	edges ru medical ия
-81	-55	after rare common
-81	-58	left word end known unheard
-81	-58	role start known unheard
-81	-61	ending before ka surname
-81	-64	before = they
-81	-68	ending after le none
-81	-74	ending after lo known
-81	-74	right word kilo known common
-81	-74	two before = komma
-81	-77	coming för att
-81	-77	two before = без
-81	-80	edges nb heard ør
-81	-81	left word skal surname common
-81	-83	ending after it given
-81	-85	before = not
-81	-85	left word har given common
-81	-93	left word for none medical
-81	-94	coming ~ я
-82	-26	ending before is both
-82	-59	ending after al both
-82	-66	two before = om
-82	-68	ending after ks given
-82	-70	between læge ~
-82	-71	left word без none ordinary
-82	-73	ending after th surname
-82	-74	ending after ej given
-82	-74	ending before tt both
-82	-75	ending before 't surname
-82	-79	after = but
-82	-80	after = mother
-82	-85	two before = ikkje
-82	-86	coming ~ vi
-82	-90	between på men
-82	-93	ending before ла formed
-83	-110	left word med none medical
-83	-31	word sv dag
-83	-44	before = i'm
-83	-49	between ~ är
-83	-59	ending after ль none
-83	-63	role greetings surname common
-83	-77	before = andra
-83	-77	ending after nd surname
-83	-78	between ikke ~
-83	-80	ending before es given
-83	-83	after = gran
-83	-86	ending before мь none
-83	-88	after of rare medical unheard
-83	-88	left word af none medical
-83	-88	two before = stein
-83	-89	right word er given common
-84	-16	edges ru heard ит
-84	-33	edges sv heard ni
-84	-39	ending before am none
-84	-45	after = and
-84	-61	after of rare medical medical
-84	-61	ending after lo none
-84	-64	right word dig none ordinary
-84	-66	edges nb heard ja
-84	-68	ending after ар none
-84	-69	edges sv heard or
-84	-74	left word в none medical
-84	-78	coming av ~
-84	-80	before = fått
-84	-81	edges en unheard ed
-84	-84	edges en heard ns
-84	-85	two before = see
-84	-86	left word efter none ordinary
-84	-87	ending before му none
-84	-90	two before = inn
-85	-29	ending after or none
-85	-49	ending before от none
-85	-51	edges sv heard as
-85	-58	ending before ил none
-85	-61	right word är none ordinary
-85	-61	role none none ordinary
-85	-62	before = läkare
-85	-71	edges en heard rs
-85	-75	before of both common medical
-85	-75	ending after eg known
-85	-75	left word på none ordinary
-85	-81	right word får none ordinary
-85	-86	before = e
-85	-89	ending before in rare
-85	-90	left word ja given common
-85	-93	after = owner
-86	-53	ending before en surname
-86	-54	ending before er surname
-86	-62	ending before af none
-86	-67	edges sv unheard ta
-86	-68	ending before or surname
-86	-68	right word att none ordinary
-86	-70	left word the both common
-86	-72	right word ikke none ordinary
-86	-78	right word til given common
-86	-83	two before = if
-86	-85	leading ~ fra
-86	-86	after = ringer
-86	-87	left word det none medical
-86	-89	after = three
-86	-98	edges da heard ft
-87	-138	before of surname unheard heard
-87	-33	right word og surname ordinary
-87	-34	edges nb heard ad
-87	-53	right word at none ordinary
-87	-57	between jeg på
-87	-67	ending after rd given
-87	-69	after = litt
-87	-75	left word ikke none ordinary
-87	-76	edges en heard ll
-87	-76	leading ~ för
-87	-76	left word får none medical
-87	-77	two before = fem
-87	-78	ending after ör surname
-87	-83	ending after få surname
-87	-90	word sv sa
-88	-101	ending before ei none
-88	-103	edges ru medical ин
-88	-43	right word i known common
-88	-49	before = efter
-88	-59	ending after от none
-88	-63	edges nb heard se
-88	-65	ending after io given
-88	-78	before = hur
-88	-79	between i på
-88	-83	ending after en both
-88	-87	before = samma
-88	-90	two before = дочь
-88	-92	left word ingen none ordinary
-88	-92	two before = first
-88	-98	word sv flera
-89	-105	ending before iv none
-89	-20	after = sen
-89	-36	before of none medical heard
-89	-44	right word ~ surname medical
-89	-61	before = he
-89	-70	between the end
-89	-70	right word sig none ordinary
-89	-70	right word нет none ordinary
-89	-71	ending before ar rare
-89	-73	ending before ag rare
-89	-78	ending after ет none
-89	-80	edges sv medical na
-89	-80	right word пациент none ordinary
-89	-83	right word on none unheard
-89	-84	edges sv heard er
-89	-91	ending after rn none
-89	-94	after = seks
-9	-12	edges da medical ns
-9	-12	ending before ga given
-9	-12	right word inte both common
-9	-12	two before = du
-9	-13	edges en heard an
-9	-13	right word из none ordinary
-9	-14	coming der ~
-9	-14	coming man ~
-9	-14	coming брат ~
-9	-14	ending after i given
-9	-16	before = lite
-9	-16	left word jeg none medical
-9	-20	ending after my none
-9	-24	ending after # known
-9	-30	ending after il surname
-9	-47	ending after es rare
-90	-100	before = vil
-90	-106	edges nb heard ok
-90	-51	role persons none common
-90	-52	ending before ss none
-90	-55	leading uten ~
-90	-58	after = ska
-90	-61	two before = har
-90	-63	right word end known common
-90	-64	ending after ka surname
-90	-65	left word что none ordinary
-90	-76	word da ville
-90	-78	edges nb medical me
-90	-81	ending after id none
-90	-82	between en end
-90	-82	leading ~ по
-90	-85	ending after es surname
-90	-89	word nb der
-91	-106	word sv frisk
-91	-21	ending after og given
-91	-28	edges nb heard un
-91	-44	after = one
-91	-50	leading ~ ved
-91	-57	ending after rk none
-91	-59	two before = siden
-91	-70	ending after ou known
-91	-75	after = dig
-91	-78	ending before ks none
-91	-82	ending before ут none
-91	-83	two before = tolv
-91	-84	ending before ас none
-91	-86	after = пациент
-91	-89	left word år none ordinary
-91	-95	right word on surname common
-91	-96	shape unheard -3
-92	-41	before = ville
-92	-46	edges nb heard in
-92	-55	before = a
-92	-69	word en can
-92	-77	two before = två
-92	-78	after = hedder
-92	-78	two before = man
-92	-83	ending before so none
-92	-84	before = vid
-92	-89	before = litt
-92	-99	two before = husker
-93	-109	right word with none ordinary
-93	-46	after = и
-93	-59	edges nb heard tt
-93	-61	edges nb heard pa
-93	-72	ending before ий none
-93	-88	ending after нт none
-93	-94	leading jeg er
-93	-98	after = af
-94	-111	ending before ei given
-94	-117	left word lite none ordinary
-94	-39	before of formed ordinary heard
-94	-47	coming ~ det
-94	-48	cue possessives
-94	-50	edges sv heard ar
-94	-56	ending before ит none
-94	-61	right word can surname common
-94	-71	between vi på
-94	-73	ending after em none
-94	-75	left word og none ordinary
-94	-79	right word ja none medical
-94	-82	left word er both common
-94	-85	after = grad
-94	-85	ending after tt given
-94	-88	edges en heard sk
-94	-88	ending after rt given
-94	-88	word en ask
-94	-89	left word til none unheard
-94	-89	left word по none ordinary
-94	-93	two before = ind
-94	-93	word nb de
-95	-123	between og og
-95	-134	ending after um surname
-95	-64	ending after de surname
-95	-65	edges en heard op
-95	-72	before = seks
-95	-73	after = he
-95	-75	ending after # given
-95	-75	ending after ån given
-95	-76	ending before så surname
-95	-76	ending before ые none
-95	-78	cue of animals medical
-95	-78	role animals none medical
-95	-79	right word ved none medical
-95	-81	between end heter
-95	-83	ending before to given
-95	-87	coming is a
-95	-88	left word не none ordinary
-95	-95	ending after nt given
-96	-107	left word vid none ordinary
-96	-46	coming ~ on
-96	-48	right word and known common
-96	-53	edges sv unheard ar
-96	-62	ending before ва none
-96	-70	before = så
-96	-70	edges ru heard ов
-96	-71	ending before nn given
-96	-81	leading han er
-96	-83	between som end
-96	-83	left word с none ordinary
-96	-92	edges en medical es
-96	-94	ending before вы none
-97	-105	ending before de both
-97	-131	left word å none ordinary
-97	-134	ending before lm none
-97	-65	coming hos ~
-97	-71	left word og none common
-97	-75	length medical long
-97	-78	two before = wife
-97	-84	before = æ
-97	-88	ending after end pet
-97	-94	ending before по none
-97	-95	ending before du surname
-97	-97	right word tar given common
-97	-99	before = måtte
-98	-105	ending after ju given
-98	-108	between ~ til
-98	-152	before of formed unheard heard
-98	-69	before = kommer
-98	-72	role kin given common
-98	-73	leading что ~
-98	-76	ending after dr none
-98	-77	after = ut
-98	-79	ending before га none
-98	-79	word en date
-98	-83	ending after ta surname
-98	-85	after = sitter
-98	-85	leading ikke ~
-98	-88	coming så vi
-98	-88	edges da heard ak
-98	-88	leading kan du
-98	-92	edges sv heard al
-98	-93	coming skal vi
-98	-95	ending before or rare
-98	-96	after of pet medical heard
-99	-107	between av och
-99	-120	left word av none medical
-99	-56	before of rare common heard
-99	-59	before of none common medical
-99	-62	edges nb heard an
-99	-71	right word med none ordinary
-99	-77	left word end rare medical
-99	-77	role start rare medical
-99	-84	word sv ja
-99	-95	before = ni
-99	-95	coming ingen ~
-99	-96	edges da medical am
-99	-99	ending before kk given
0	-10	right -2 -1
0	-107	joined -3 -3
0	-11	right -3
0	-11	right -3 -2
0	-12	joining apart -3
0	-120	joining -1 -3
0	-13	joined apart -3
0	-13	joined no 1
0	-13	left no -1
0	-145	joining -3 -2
0	-15	left -1
0	-15	right -3 -1
0	-15	right -3 -3
0	-15	right no -2
0	-158	joined -2 -3
0	-16	right -2
0	-16	two before = altså
0	-167	joined -3 -2
0	-17	left 0 0
0	-18	joined apart -2
0	-20	left no -2
0	-20	right 3 1
0	-201	joining -3 -1
0	-204	joined no -1
0	-214	right 2 -3
0	-22	right 1 -3
0	-23	right -2 0
0	-24	left 2 -1
0	-24	right no -3
0	-25	joining -3 3
0	-26	left no -3
0	-26	right 0 -1
0	-31	joining -3 -3
0	-33	joining -2 -3
0	-36	left 2 0
0	-38	left 1 -2
0	-40	joined no -3
0	-40	left -1 0
0	-40	left 1 3
0	-40	right -2 -3
0	-41	left 0 3
0	-43	left -3
0	-43	right 3 -2
0	-45	left -3 -2
0	-50	joining no -2
0	-50	leading fra ~
0	-51	left -2 -2
0	-51	left -3 -3
0	-51	right 1 1
0	-56	joined no 3
0	-58	left -2 1
0	-60	joined 0 -3
0	-60	right -1 -3
0	-62	right 3 -1
0	-65	joining no 3
0	-66	right 3 0
0	-69	right 0 -2
0	-69	right 2 -1
0	-70	left -3 -1
0	-73	left -1 -2
0	-75	joined no 0
0	-76	joining no 0
0	-76	left -1 1
0	-77	joined no -2
0	-80	left -2 -3
0	-87	joining no -1
0	-90	joined -3 -1
0	-90	right -1 -1
0	-91	joining -3 0
0	-94	joined -3 3
0	-95	joining no -3
0	10	between med end
0	100	left 1
0	114	right -1 1
0	12	left no 1
0	12	left no 2
0	12	right 0 -3
0	126	left 1 0
0	128	left 2 2
0	13	right 0
0	134	joining 1 -3
0	14	right 3 -3
0	143	left 2
0	16	joined 3 -3
0	16	right no -1
0	166	right -1 3
0	17	left 3 -3
0	175	joining 3 3
0	177	right 1 2
0	178	left 1 2
0	179	joined 3 3
0	18	joining apart 0
0	18	right 2 -2
0	188	left -2 2
0	19	left -1 2
0	19	left -3 1
0	19	right no 1
0	20	left -3 3
0	205	left 2 1
0	21	ending before et none
0	21	left -1 -1
0	21	right -3 3
0	210	right 2 2
0	22	right -2 1
0	23	right -3 2
0	23	right 0 2
0	233	right 2 1
0	238	left -1 3
0	25	ending before är none
0	25	leading ~ med
0	26	joining apart 1
0	27	left 0 -2
0	28	before = kona
0	28	left 2 3
0	29	ending before og surname
0	29	left -2 -1
0	30	joined -3 2
0	30	left 0 2
0	31	left no 3
0	31	right no 2
0	32	joining apart 2
0	33	joining no 2
0	35	edges sv heard re
0	37	right 3 3
0	38	joined -1 -3
0	38	joined apart 1
0	38	joining apart 3
0	38	right 0 3
0	39	joined apart 3
0	39	left 0
0	39	right no 3
0	42	left 0 1
0	44	joined 1 3
0	45	joined apart 2
0	45	right -1 -2
0	47	right no 0
0	50	left -1 -3
0	51	right 1
0	54	right 3 2
0	58	left 1 -3
0	58	right 2 3
0	60	right 0 1
0	61	joined 1 -3
0	62	left 3 0
0	66	joining 3 -3
0	67	right 1 0
0	70	right 1 -1
0	71	left 0 -1
0	75	right 2 0
0	78	left 3 1
0	79	right 2
0	84	left 3 3
0	95	left 3
0	96	left 3 2
0	97	left -2 3
1	-11	between vi ~
1	-11	ending before is surname
1	-15	edges nb heard st
1	-35	ending after to surname
1	16	ending after un none
1	19	leading ~ у
1	21	two before = jo
1	23	ending after og both
1	24	between en på
1	27	ending before ta none
1	28	before = was
1	29	before of surname common medical
1	30	ending after so none
1	51	leading the ~
10	-24	ending before ld none
10	13	right word end both unheard
10	15	left word heter known unheard
10	19	cue of possessives name
10	2	ending after ud none
10	20	right word han known unheard
10	25	leading efter ~
10	37	after = op
10	4	ending after yl none
10	46	leading ~ и
10	55	edges nb unheard ke
100	106	leading ~ far
100	113	role titles known ordinary
100	122	leading min kone
100	57	leading er ~
100	59	two before = ringe
100	61	two before = sin
100	65	ending before an surname
100	68	ending before er given
100	77	after = søster
100	77	ending after de rare
100	78	left word på none place
100	80	after = havde
100	82	leading det var
100	89	role titles given unheard
100	96	ending before те none
100	99	before = call
100	99	before = pt
101	104	after = sier
101	104	between skal ~
101	104	ending after nt surname
101	112	two before = ute
101	57	ending before sa none
101	74	after of surname place unheard
101	93	right word inte none ordinary
101	96	ending after # pet
102	104	after = please
102	111	between fastlege ~
102	117	coming ~ til
102	41	is pet medical
102	54	coming ~ с
102	59	after = has
102	60	two before = ringer
102	64	ending before ka given
102	78	ending before rn known
102	80	edges nb unheard ni
102	81	between ~ dob
102	84	after = sin
102	99	role introductions known ordinary
103	115	after = sagde
103	118	leading enligt ~
103	48	two before = dr
103	58	coming den #
103	69	edges en heard ty
103	75	ending before rn given
103	77	cue of workplaces name
103	78	ending before end rare
103	79	between patient ~
103	84	before = tolk
103	85	right word # known common
103	87	ending after ev known
103	99	leading ~ a
104	101	ending after as known
104	124	ending after nr surname
104	146	before = sa
104	57	edges sv heard ts
104	63	ending before vi none
104	67	after of verb unheard
104	67	leading som ~
104	69	edges en heard el
104	72	edges nb unheard nn
104	72	leading ~ это
104	73	cue of persons name
104	78	ending before на known
104	98	ending after le known
104	98	leading det ~
105	104	leading my husband
105	108	between ~ fastlege
105	109	ending before ho known
105	64	after both ordinary
105	65	after = my
105	73	edges en heard rd
105	79	ending after f surname
105	87	two before = his
105	89	edges nb unheard un
105	97	before = inn
106	109	ending after na given
106	109	ending after ла formed
106	109	ending before id none
106	111	before = dem
106	112	two before = svar
106	138	two before = tre
106	69	left word ~ formed ordinary
106	83	leading ~ wife
106	87	coming ~ cpr
106	88	left word end known ordinary
106	88	role start known ordinary
106	94	role placePrepositions known ordinary
107	100	ending before ve none
107	106	left word of given common
107	109	before = cat
107	84	ending before os given
107	86	right word ~ surname ordinary
107	93	before = da
108	130	right word det none unheard
108	40	before = что
108	68	ending after ch rare
108	83	ending after ли known
108	85	after = jag
108	92	left word på none unheard
108	98	before = også
109	79	role kin known common
109	90	coming ~ for
109	94	cue of greetings name
109	94	right word med none medical
109	98	edges nb unheard la
11	-34	ending before ра none
11	-5	leading hedder ~
11	-8	after = lege
11	10	edges nb unheard se
11	10	left word at known unheard
11	11	ending after i both
11	13	right word som surname unheard
11	14	cue of kin medical
11	14	role kin none medical
11	18	word sv rut
11	19	two before = der
11	23	after = после
11	4	ending before а none
110	101	between ~ med
110	102	coming and my
110	102	role homes none place
110	107	coming ~ hun
110	115	before = if
110	122	leading ~ hun
110	55	role none known ordinary
110	65	cue of named heard
110	65	role named none ordinary
110	84	ending before ed given
110	88	ending after rg none
110	94	two before = хозяин
111	104	ending before ие none
111	118	after = до
111	127	edges en unheard id
111	59	before = in
111	70	ending after ad known
111	79	edges sv unheard rg
111	84	between ~ jeg
111	87	before = got
111	99	leading with ~
112	100	ending before ay given
112	107	ending before ut given
112	84	after = partner
112	86	between efter ~
112	90	ending after ng rare
112	91	ending after så known
112	95	ending after sk known
112	98	edges sv heard rm
112	99	after = ну
113	112	ending before em both
113	123	right word og given unheard
113	127	between the ~
113	63	ending after gt none
113	68	two before = sa
113	81	before = blev
113	95	coming ved ~
114	107	between ~ de
114	119	ending after ik given
114	138	left word at given common
114	84	before = sju
114	84	right word ~ both unheard
114	93	two before = name
114	98	coming kommer ~
115	102	before = pat
115	108	left word i none medical
115	110	between ~ datter
115	113	left word og given unheard
115	125	edges nb heard kk
115	126	right word ~ both ordinary
115	74	leading ~ #
115	85	two before = for
115	96	between ~ skal
115	96	ending after av both
115	98	two before = hello
116	101	after surname place
116	118	ending before ли known
116	142	coming eller ~
116	150	before = mi
116	65	ending before se known
116	74	after = she's
116	74	ending after ge surname
116	81	ending before ar surname
116	95	after = holm
116	96	edges ru unheard ко
117	109	ending after ck both
117	125	leading er på
117	46	leading eier ~
117	51	before = брат
117	62	edges sv heard sk
117	73	shape unheard 4
117	91	ending before il surname
117	92	after of formed ordinary unheard
117	92	ending after nd known
118	-14	before of rare unheard heard
118	107	leading ~ on
118	107	left word til none medical
118	109	before = жена
118	53	two before = bor
118	57	ending before er pet
118	59	edges nb heard la
118	73	after = tlf
118	73	coming tlf #
118	81	before = lane
118	88	ending before og known
119	111	after = få
119	115	left word og none unheard
119	118	ending before id given
119	121	before of form common heard
119	32	ending after är surname
119	85	edges en unheard th
119	94	after = ni
12	-2	ending before ng both
12	-3	cue of titles unheard
12	-3	role titles none unheard
12	-4	edges nb heard es
12	-63	ending before ce none
12	0	left word and given common
12	1	right word var none ordinary
12	10	ending before er known
12	11	right word er known unheard
12	15	edges sv unheard ie
12	18	edges sv unheard sa
12	19	left word jeg surname common
12	2	left word and none medical
12	22	edges sv heard id
12	30	ending after så given
12	4	edges da medical ng
12	5	ending after d none
12	5	ending after om none
12	55	leading ~ har
12	60	two before = восемь
12	7	between ~ att
12	7	left word av known unheard
120	114	ending before lf surname
120	119	edges ru unheard ая
120	122	left word # none place
120	132	role kin known unheard
120	135	after = gav
120	30	before = storm
121	107	edges da unheard rd
121	112	ending before ne rare
121	136	between og på
121	138	ending before ns known
121	146	is known medical
122	107	right word og known ordinary
122	112	left word er given unheard
122	129	coming cpr #
122	142	left word in rare unheard
122	53	before = hej
122	95	ending before ik none
123	118	leading att ~
123	65	before of pet medical heard
123	76	before = hilsen
123	80	leading bor i
123	89	role greetings known unheard
123	90	edges sv heard ek
123	94	edges nb unheard as
123	97	between og i
124	100	leading etter ~
124	103	after of form ordinary unheard
124	115	ending after to known
124	120	before = him
124	69	two before = god
124	75	between i i
124	79	cue introductions
124	85	role none both unheard
124	92	ending before ик none
124	93	coming ~ тел
124	98	ending before sa surname
125	111	ending before gt given
125	119	before = husband
125	136	after = sister
125	40	right word är surname common
125	81	cue of titles name
125	89	two before = end
125	91	before = ringt
125	96	before = ring
126	105	between at var
126	114	leading bror ~
126	95	ending before på known
126	95	leading ~ när
127	106	edges en unheard ll
127	120	edges nb medical el
127	121	coming men han
127	159	ending before ся none
127	39	between ~ født
127	96	two before = navn
128	100	edges ru unheard ан
128	105	right word ~ known ordinary
128	107	left word med none unheard
128	113	before = med
128	116	edges da heard ds
128	116	edges sv unheard va
128	117	ending before ом formed
128	125	edges en unheard ar
128	81	between ~ og
129	114	leading ~ dr
129	126	leading ejer ~
129	80	before = från
129	99	ending before в form
13	-12	edges nb unheard an
13	-16	before = naboen
13	13	word nb ham
13	18	ending after am known
13	2	right word jag given common
13	22	ending after # surname
13	29	coming ~ av
13	36	edges ru heard им
13	6	two before = och
13	9	edges da unheard ja
130	109	role greetings given unheard
130	116	ending after th none
130	123	after = come
130	123	edges ru unheard да
130	158	role titles rare unheard
130	165	two before = good
130	83	role none surname place
130	93	cue of animals name
131	108	leading i går
131	110	before = mamma
131	115	leading her er
131	127	before = мне
131	135	coming med end
131	72	edges sv heard rd
131	96	ending after ei none
132	102	ending after rs known
132	102	ending before rm surname
132	121	right word end known ordinary
132	131	ending before lo given
132	133	after = pt
133	123	edges sv unheard ia
133	124	right word på known ordinary
133	132	ending after ал none
133	21	before of known common heard
133	82	is surname ordinary
133	88	cue of kin name
133	92	ending before rd none
134	100	before = hest
134	103	after = hadde
134	107	after surname unheard
134	113	left word и none ordinary
134	114	ending before ig known
134	119	ending after öm known
134	122	word da sten
134	125	ending before de rare
134	136	two before = dagen
134	56	two before = eier
134	80	cue kin
135	104	between er det
135	107	before = фамилия
135	107	right word i rare ordinary
135	111	after = fra
135	122	coming ~ dob
135	133	ending after ол none
135	80	before = når
135	81	two before = is
135	90	ending before om none
136	102	coming det er
136	102	role greetings rare unheard
136	116	two before = мы
136	118	right word på surname ordinary
136	136	two before = now
136	157	between och på
137	116	role none rare place
137	124	coming kan du
137	141	edges nb unheard ng
137	69	before of none unheard unheard
137	87	edges da heard ns
138	104	after = bror
138	104	is rare unheard
138	105	edges sv heard os
138	122	role persons rare place
138	124	after of rare unheard unheard
138	125	ending before il rare
138	127	right word # rare unheard
138	128	between владелец ~
138	129	edges en unheard ta
138	133	after = here
138	134	between end du
138	137	two before = ring
138	138	edges ru unheard ой
138	151	right word så none medical
138	152	ending after в formed
138	59	leading by ~
138	87	edges nb heard rg
138	96	between for ~
139	102	edges nb heard rn
139	120	two before = här
139	142	edges ru unheard ар
139	145	leading муж ~
14	-10	between ~ ved
14	-33	before of rare unheard medical
14	-36	after pet unheard
14	0	ending before ju none
14	10	before = ved
14	15	between ~ på
14	15	ending after ne surname
14	16	edges nb unheard ja
14	17	ending before it given
14	2	edges da heard st
14	20	right word som known unheard
14	24	ending before så none
14	26	after pet ordinary
14	4	cue of placePrepositions heard
14	41	after = на
14	6	after none unheard
14	6	ending after ik both
14	8	two before = из
14	9	left word is known unheard
140	-1	before of both unheard unheard
140	109	edges en unheard te
140	115	ending before nt known
140	117	leading pt ~
140	122	before = deg
140	124	before = sier
140	155	between and the
140	155	edges en medical ar
141	105	edges da heard ed
141	123	right word ~ none place
141	128	right word end surname ordinary
141	140	role persons given ordinary
141	142	ending after du known
141	153	right word is none ordinary
141	84	ending after ke known
141	86	length unheard long
142	104	cue of introductions name
142	113	edges nb unheard id
142	114	ending after не known
142	116	edges sv heard iv
142	118	coming sa at
142	119	edges en unheard ry
142	138	ending before at rare
142	144	leading ~ eier
142	145	ending after at rare
142	162	after = stora
142	172	two before = sier
142	72	after surname ordinary
142	94	two before = по
143	114	edges sv unheard us
143	118	before of known ordinary medical
143	121	edges en unheard ka
143	121	two before = fire
143	123	ending after lm known
143	129	after of rare place unheard
143	130	coming tre gånger
143	139	word sv storm
143	70	two before = зовут
144	121	coming har fået
144	122	edges en heard et
144	127	role none given place
144	131	edges sv unheard in
144	133	before = partner
144	151	ending after из formed
144	78	ending after ел none
144	95	after of surname common unheard
145	105	after = vill
145	122	ending before и known
145	137	ending before on both
145	144	edges sv heard lo
145	155	role kin given unheard
145	160	ending before ой known
145	89	ending before ра known
146	113	role persons none place
146	91	ending after ke surname
147	125	before = кошка
147	152	before = but
147	65	edges nb heard ia
148	106	after rare place
148	114	cue homes
148	132	coming hun har
148	86	two before = til
148	88	before = ejer
149	107	role titles known common
149	139	two before = båda
149	141	ending before st pet
15	-2	two before = da
15	-9	coming ~ kopi
15	10	right word ~ known common
15	12	ending after ов known
15	13	right word i surname unheard
15	14	edges en unheard el
15	18	ending after им none
15	18	leading ~ at
15	2	coming ~ och
15	22	coming kone ~
15	24	after = а
15	24	edges da heard ng
15	27	between ejer ~
15	32	right word och given unheard
15	59	before = have
15	7	edges ru heard ом
15	7	two before = from
15	9	ending after li known
150	103	coming men hun
150	138	ending before v known
150	139	role persons rare unheard
150	142	ending after is known
150	147	ending before ть known
151	103	edges sv unheard rs
151	118	edges nb unheard le
151	122	edges nb unheard na
151	124	edges sv heard rs
151	139	after = uppger
151	139	between called and
151	155	between ~ это
151	90	shape unheard cyrillic
152	135	edges nb heard al
152	143	after = won't
152	144	edges en unheard es
152	146	before = говорит
152	70	before = it's
153	115	after = тел
153	115	coming тел #
153	120	edges nb heard rk
153	129	edges nb unheard ny
153	135	before = bror
153	150	coming den har
154	107	ending before os known
154	121	between ~ hun
154	126	after = sten
155	105	leading по ~
155	127	coming the ~
155	130	between var end
155	142	coming ikke ~
155	143	leading det står
155	160	edges sv heard ld
155	161	coming inte ~
156	130	two before = fastlege
156	140	edges en unheard ra
156	146	before = nurse
157	106	before of form unheard unheard
157	107	after of surname unheard unheard
157	129	two before = hilsen
157	131	edges ru unheard ья
157	133	after = telefon
157	147	right word på rare unheard
157	50	before of surname ordinary medical
158	100	two before = opp
158	107	ending before ер none
158	126	ending after ik none
158	173	between med og
159	131	leading ~ and
159	138	two before = anhörig
159	144	edges nb heard ss
159	148	between til om
159	162	two before = соседка
16	-10	leading ~ är
16	11	ending after om known
16	11	right word fra known unheard
16	12	ending after al given
16	12	leading min mand
16	12	shape heard 0
16	13	left word hos known ordinary
16	14	left word ejer known ordinary
16	23	edges da heard ve
16	23	ending after od given
16	24	after = since
16	25	right word the known common
16	3	coming som är
16	34	ending after ту none
16	9	ending after en surname
160	140	leading var det
160	143	ending after es known
160	189	ending before ra rare
160	48	two before = ägare
160	95	two before = this
161	104	ending after je none
161	120	ending after te surname
161	142	role greetings known ordinary
161	149	ending after ot given
162	111	two before = gäller
162	115	coming det ~
162	115	leading pas ~
162	133	ending after as given
162	149	ending after ер none
162	153	before = fru
162	174	between from end
163	148	ending before ge known
164	122	before = wife
164	171	ending after pr surname
164	37	edges da heard is
164	96	edges en heard le
165	120	between er fra
165	129	edges en medical on
165	151	ending after ет known
165	153	between hos på
165	156	before = kat
165	162	word en winter
165	90	is both ordinary
166	120	coming det är
166	126	ending after ла none
166	136	left word er rare unheard
166	141	role named known common
166	151	two before = hjemme
166	153	right word i known ordinary
166	159	ending before rn surname
166	168	leading pat ~
166	183	ending after f none
167	169	between det ja
167	169	two before = pat
168	119	leading er det
168	121	ending after ur given
168	121	is given unheard
168	146	ending after on rare
168	169	leading ägare ~
169	129	edges ru unheard ич
169	145	edges nb heard ed
169	148	coming ~ kommer
169	199	leading ~ vet
17	-13	ending after la given
17	-16	ending after ia none
17	-18	between til det
17	-35	ending after ck none
17	-9	after = är
17	13	ending after end none
17	14	ending before ch rare
17	15	ending before из none
17	20	ending after er none
17	20	ending after or surname
17	23	left word heter known ordinary
17	24	coming ~ att
17	24	role none given unheard
17	25	edges sv heard tt
17	28	ending before re given
17	29	between och i
17	29	ending before rs none
17	34	ending after ll given
17	39	ending before ke given
17	42	ending after in surname
17	50	coming и ~
17	6	edges en heard wn
170	156	edges sv heard by
170	173	role animals pet ordinary
170	188	before = liv
170	96	coming på ~
171	122	after = he's
171	139	leading säger ~
171	149	two before = i've
172	146	leading end har
172	147	leading ~ брат
172	155	before = siger
172	167	edges en heard rm
172	167	word en storm
172	85	ending before нь none
173	120	is given ordinary
173	122	after = his
173	129	ending after on known
173	152	coming jeg ringer
173	153	ending before ту none
173	156	coming jeg er
173	160	ending before то known
173	164	after = dob
173	164	coming dob #
173	181	ending after ел known
174	175	edges nb unheard rn
174	181	ending after th known
175	129	edges sv heard rg
175	153	role titles surname ordinary
175	186	between var som
175	187	after = cpr
175	82	is pet ordinary
176	167	two before = fast
176	187	word sv ek
176	201	ending before ti none
176	75	edges nb heard nd
177	123	ending after nr none
177	177	ending after pr none
177	180	edges nb heard ås
177	193	two before = nav
178	157	after = fått
178	164	role persons given unheard
179	150	leading у ~
179	162	coming # лет
18	-12	coming ~ är
18	-12	ending before as rare
18	-30	ending before ly none
18	-48	ending after pe none
18	-5	two before = står
18	10	after = hittade
18	10	left word ejer known unheard
18	11	coming med ~
18	13	edges ru heard за
18	15	ending before rt none
18	16	edges ru heard ты
18	16	leading a ~
18	17	edges da unheard ne
18	19	coming og jeg
18	21	left word ska given common
18	23	between av ~
18	24	coming ~ в
18	25	left word heter none unheard
18	28	role kin both unheard
18	28	role named known unheard
18	43	after = kom
18	5	edges da heard ke
18	50	coming jeg ~
18	7	after = ~
180	113	two before = владелец
180	177	word en joy
181	126	leading har ~
181	195	two before = gp
183	130	edges nb heard si
183	131	role placePrepositions rare place
183	168	between har fått
183	176	edges sv unheard ve
183	87	before of formed unheard unheard
184	130	edges nb heard rm
184	147	between end har
184	175	role placePrepositions surname ordinary
184	180	leading du er
184	49	before of given unheard heard
185	130	edges nb heard ya
185	139	role placePrepositions none place
185	160	ending after ет formed
186	122	shape unheard 3
186	182	ending before ed pet
187	148	ending before ed known
188	148	cue of homes unheard
188	148	role homes none unheard
189	172	leading så får
189	193	ending before om pet
19	-11	before of given unheard medical
19	-2	ending after lf none
19	-3	role none pet medical
19	-8	before = one
19	10	left word och known unheard
19	17	coming hej det
19	2	ending after ka both
19	22	right word это none ordinary
19	27	left word är known unheard
19	31	ending before un none
19	38	ending before es known
19	39	ending before ra given
19	4	ending before ad known
19	8	ending after eg rare
190	115	leading till ~
190	139	coming # år
190	161	leading vi ~
190	171	between i så
191	145	leading bed #
191	158	ending after ln none
191	170	ending before os surname
191	189	edges ru unheard на
192	129	edges en unheard am
192	163	edges nb unheard ad
193	159	two before = tolk
193	170	between når er
193	190	edges nb heard ie
194	178	is surname unheard
196	141	left word ~ surname unheard
196	187	before = worker
198	198	before = лет
198	199	leading end du
199	153	role none known place
199	191	two before = tv
199	192	after = pyometra
199	192	coming pyometra end
199	194	coming på lab
2	-15	between ~ han
2	-21	edges da heard de
2	-31	two before = far
2	15	coming og er
2	16	ending before et known
2	16	leading som heter
2	20	role none surname medical
2	21	ending after på given
2	28	coming så ~
2	28	ending after id surname
2	30	before = with
2	33	right word på both common
2	38	right word hon given common
2	44	coming не ~
20	-22	before = jo
20	-30	word ru вера
20	-5	between ~ end
20	15	before = so
20	18	ending before ца known
20	18	right word for given common
20	19	right word är known unheard
20	20	leading меня зовут
20	22	ending before le both
20	29	between ~ не
20	30	between i och
20	30	edges sv heard st
20	30	ending after am given
20	43	two before = din
20	44	edges da medical es
20	46	two before = där
20	48	ending before og none
20	59	ending after end both
200	194	role persons known ordinary
200	213	role kin known ordinary
202	131	after = i'm
202	155	before = ägare
203	154	word da lund
203	162	two before = kopi
203	168	before = mr
203	180	edges sv heard bo
203	84	before of known common unheard
204	148	edges sv unheard st
204	179	edges nb heard ol
204	179	word nb sol
205	158	two before = hedder
206	142	edges nb unheard nd
206	91	ending before kt given
207	126	two before = by
207	154	edges sv heard ke
207	159	after = mobil
207	159	coming mobil #
207	203	ending before v none
208	168	word nb storm
208	210	after = let's
209	154	ending after li surname
209	159	word nb odd
209	171	edges nb unheard ne
209	208	word nb ask
21	-11	ending after nn none
21	-33	leading från ~
21	-5	ending after ck surname
21	-6	leading af ~
21	12	ending before at given
21	13	ending after end given
21	13	is formed unheard
21	15	edges sv heard le
21	15	leading from ~
21	15	leading ~ mot
21	18	after of both common heard
21	19	ending before ут known
21	20	ending after på known
21	22	edges nb medical in
21	26	between til ~
21	26	edges da heard us
21	26	ending after ra known
21	30	role titles both unheard
21	46	between och har
21	5	shape heard 4
21	52	ending before ej known
21	8	coming är en
210	122	edges nb unheard li
210	174	ending before nt both
210	191	before = kom
211	144	before of known common medical
211	182	edges nb unheard ik
211	208	coming og han
212	153	before = fra
212	189	edges ru heard ма
212	196	after = hei
213	155	ending after rg given
213	186	is given place
215	116	before = called
215	148	before of given ordinary unheard
215	192	coming säger att
215	199	before = katten
215	64	before of given unheard unheard
216	160	edges da heard rm
216	167	ending before end pet
216	201	before = nine
217	183	between доктор ~
218	149	two before = nu
218	190	edges en unheard le
218	222	before = hund
22	-11	ending after as none
22	-34	ending before le none
22	-37	edges nb unheard ir
22	11	ending after i surname
22	11	left word lege given common
22	17	right word och known ordinary
22	2	coming ~ sig
22	32	before of end medical
22	33	before of surname common heard
22	34	after of rare unheard medical
22	34	between a end
22	39	left word and given unheard
22	49	leading sa at
22	5	between is ~
220	180	is both unheard
221	173	word da storm
221	191	after = född
222	195	leading har vi
222	199	leading är det
223	168	before = eier
226	226	edges sv heard ol
227	194	edges nb unheard ta
227	217	two before = come
228	122	before of known unheard medical
228	160	ending before ия formed
228	193	word sv lilja
228	202	edges en heard th
23	-1	between end fra
23	-4	ending after is surname
23	-8	ending before ра formed
23	1	coming ~ и
23	10	ending before ее none
23	2	role placePrepositions rare unheard
23	20	ending after ör none
23	26	ending before le rare
23	27	edges nb unheard ić
23	27	ending before to none
23	28	coming на ~
23	28	ending after оз none
23	29	two before = over
23	3	after = kommer
23	36	before = ta
23	39	ending before end surname
23	51	ending before c none
23	66	leading til ~
23	9	ending before of none
23	91	edges da unheard in
230	174	role none none place
230	189	two before = bed
232	156	cue named
233	192	after = født
233	195	cue of kin unheard
233	195	role kin none unheard
234	221	right word end given ordinary
235	255	word da sol
236	183	edges da medical se
236	225	edges en unheard it
238	217	word nb tor
238	232	before = says
239	135	edges nb heard ik
239	201	role titles formed ordinary
239	223	edges nb unheard em
239	54	before of known unheard heard
24	-10	edges en unheard 's
24	-8	after = ejer
24	10	ending after 's given
24	12	ending after är known
24	20	edges sv unheard il
24	24	edges en heard nt
24	26	two before = sju
24	28	left word у formed unheard
24	30	ending after te none
24	32	cue of start name
24	33	ending after ld none
24	33	ending after ец none
24	44	after = ägare
24	45	two before = måtte
24	47	before = sambo
24	56	right word end formed unheard
24	61	between ~ vi
24	9	ending before end given
241	220	leading kommer med
242	258	coming i fjor
243	199	before = mrs
243	235	two before = ude
244	191	between ~ с
244	211	before = björn
246	197	before = owner
246	233	edges ru heard ев
246	62	before of known ordinary heard
248	192	ending after end formed
249	200	before = doktor
249	248	ending before je surname
25	-13	edges ru heard на
25	-14	ending after ed known
25	0	right word for none ordinary
25	1	between står ~
25	12	after = end
25	12	after end
25	12	coming end end
25	13	ending before us none
25	19	after of known ordinary medical
25	20	right word jeg known unheard
25	23	two before = noe
25	25	two before = seg
25	26	ending after rt surname
25	28	ending after ur none
25	28	leading and ~
25	30	edges ru unheard ев
25	33	after = dag
25	40	between til i
25	49	between i han
25	6	edges nb heard en
25	7	edges ru heard ка
250	219	leading this is
251	221	before = dr
251	247	two before = палата
253	241	edges nb unheard um
256	162	role none known unheard
256	183	before = säger
258	244	right word ~ pet ordinary
258	252	after = puster
258	252	edges ru medical ть
259	260	word en summer
26	-1	leading ~ в
26	-21	between på i
26	-29	leading ved ~
26	-6	after of rare place heard
26	11	edges nb heard jo
26	11	word nb jo
26	12	before = maj
26	19	role none form ordinary
26	2	two before = från
26	21	length medical middle
26	25	coming og har
26	26	two before = patient
26	27	left word fra none unheard
26	28	coming ~ han
26	29	ending before ia given
26	31	right word har known unheard
26	33	right word på known unheard
26	35	left word av known common
26	40	between er i
26	40	left word med given unheard
26	41	ending after vi given
26	68	coming den ~
260	224	edges en unheard ow
260	259	ending before vn none
263	227	coming ~ år
264	249	left word in none unheard
266	194	two before = mamma
268	236	edges en unheard na
268	242	before = ask
269	296	leading ~ it's
27	-9	role none both ordinary
27	15	after = is
27	15	is known common
27	16	after = ringede
27	16	left word in none ordinary
27	17	edges nb unheard ve
27	18	after of end heard
27	18	edges nb unheard ud
27	18	edges ru unheard не
27	19	left word i none ordinary
27	2	left word hos none unheard
27	23	leading jeg hedder
27	23	two before = to
27	24	before = mand
27	24	edges sv heard ll
27	27	right word ~ given common
27	29	between vi i
27	29	ending before ra surname
27	33	left word on none medical
27	42	ending after är rare
27	44	left word var surname common
27	44	right word из formed unheard
27	50	between och är
270	207	between в end
271	166	edges nb medical an
274	223	leading in ~
274	225	word sv love
277	221	is known place
28	-12	left word at known common
28	16	left word i rare ordinary
28	20	ending before es none
28	25	ending before un given
28	26	edges ru unheard ль
28	26	edges ru unheard ук
28	29	leading min ~
28	30	ending before ец known
28	31	edges ru heard ва
28	35	after of given common unheard
28	40	right word and none unheard
28	41	role named known ordinary
28	6	after of # heard
28	60	before = sen
28	83	before = der
29	-16	edges sv medical on
29	-21	ending after ss none
29	-3	after = eier
29	-72	before of both unheard heard
29	12	ending after lv none
29	13	two before = hjem
29	16	ending before ma given
29	18	ending before ки none
29	24	after of formed medical unheard
29	34	ending after re surname
29	36	edges sv unheard ll
29	38	coming после ~
29	41	left word var none medical
29	42	between ~ on
29	52	coming from the
29	71	between ~ at
293	232	word nb lykke
294	241	is rare place
296	232	after = who
296	266	is known unheard
297	245	edges sv heard ve
3	-11	role none surname ordinary
3	-13	edges nb medical ng
3	-16	left word från none ordinary
3	-18	right word og surname common
3	-21	cue workplaces
3	-28	ending before år known
3	14	coming # ~
3	29	before of none common unheard
30	-13	two before = maj
30	-2	ending after я none
30	-4	before = tack
30	10	ending after sa none
30	11	ending before by none
30	12	after = var
30	12	ending before i none
30	15	edges sv heard sa
30	16	edges da heard se
30	16	ending before är given
30	17	leading из ~
30	19	right word jag none ordinary
30	21	right word i known unheard
30	22	edges nb unheard ie
30	23	word da tove
30	25	ending before ke none
30	25	ending before ru known
30	25	two before = года
30	26	right word det none ordinary
30	29	ending before in none
30	33	leading и ~
30	34	between # til
30	35	before = okay
30	35	ending before dt known
30	36	after = у
30	36	before = sønnen
30	36	leading ~ han
30	37	between зовут ~
30	40	coming är det
30	41	leading # kg
30	44	between ~ ja
30	52	ending before st none
301	261	edges ru unheard ия
305	223	before = hos
307	283	is surname place
31	-24	before of form ordinary heard
31	18	edges da medical el
31	19	leading har en
31	25	ending before ик known
31	28	cue of introductions heard
31	28	left word hos rare unheard
31	31	shape medical 1
31	32	right word og known unheard
31	42	ending before ли none
31	48	between а ~
31	52	two before = а
31	57	right word det surname common
31	62	leading ~ hustru
31	69	ending after på both
31	7	ending after ld known
310	188	edges nb heard rd
310	300	word sv björn
311	155	before of known ordinary unheard
313	211	is known ordinary
313	237	edges nb unheard al
319	209	two before = heter
32	-10	ending before ve surname
32	-22	ending before na surname
32	-5	leading ~ från
32	0	after surname common
32	13	after both common
32	17	after of none place heard
32	20	two before = vår
32	21	before = att
32	27	after formed unheard
32	27	ending after ja surname
32	39	between er han
32	42	after = с
32	49	after = will
32	50	coming on the
32	50	coming ~ врач
32	50	edges da unheard ik
32	53	ending before av surname
32	60	role named pet ordinary
32	67	right word он none medical
32	73	right word nej none ordinary
33	15	after = daughter
33	16	between och ~
33	16	leading ~ att
33	16	leading ~ er
33	20	ending after ke none
33	20	ending before en rare
33	22	ending after ra surname
33	25	ending before ne surname
33	26	right word i surname common
33	27	coming du har
33	27	edges en unheard is
33	28	between at ~
33	28	between end det
33	28	ending after os given
33	3	ending after ve given
33	30	edges da heard nd
33	32	after = no
33	35	left word heter none ordinary
33	40	ending after ds none
33	41	edges ru unheard ма
33	47	coming ~ nej
33	52	left word ved none ordinary
33	63	left word det surname common
33	65	leading ~ da
335	339	two before = rom
339	335	edges nb medical ve
34	14	edges ru heard ик
34	16	leading dr ~
34	23	coming ~ ~
34	23	ending before rt surname
34	23	shape heard 1
34	26	edges nb heard de
34	27	ending before с none
34	28	ending after у none
34	29	ending after du none
34	29	ending after ит known
34	31	two before = ut
34	37	right word med known unheard
34	39	right word and none medical
34	47	after = då
34	49	right word med given common
342	332	edges nb heard og
347	148	before of known unheard unheard
35	-17	between ~ to
35	-4	between på ~
35	-7	two before = pas
35	14	coming han er
35	16	leading ~ til
35	19	right word i none place
35	21	left word till known unheard
35	26	two before = en
35	27	after = datter
35	34	coming får ~
35	35	right word du none ordinary
35	41	leading og ~
35	43	leading ~ for
35	46	ending after et both
35	49	after = от
35	54	two before = may
35	6	ending after ed both
35	69	after = da
35	7	edges ru heard ий
35	79	left word ~ given ordinary
352	343	two before = apoteket
36	14	after = ta
36	15	two before = syv
36	18	ending after dt known
36	22	cue of titles heard
36	24	ending before de none
36	26	edges sv medical an
36	27	after of verb heard
36	28	left word i none place
36	35	ending after ch given
36	4	two before = av
36	41	ending before al given
36	44	between ~ а
36	51	left word du none ordinary
36	7	coming har vært
37	-4	left word ~ rare unheard
37	1	right word я none ordinary
37	19	two before = дней
37	23	edges en heard ow
37	23	length heard middle
37	25	two before = of
37	29	after = far
37	30	role animals known unheard
37	33	after = hej
37	33	ending after те none
37	33	leading er hos
37	33	two before = æ
37	34	ending before # none
37	35	edges da unheard ar
37	41	coming а ~
37	43	before = bra
37	5	two before = kom
37	52	between ~ får
37	52	ending after же none
37	58	after of rare medical heard
37	64	left word hun none medical
37	65	coming in the
37	67	two before = dag
37	73	ending before in known
37	8	coming ~ у
38	-19	edges ru heard ел
38	20	cue of introductions unheard
38	20	role introductions none unheard
38	23	shape heard 2
38	24	ending after не none
38	27	left word så known unheard
38	28	two before = you
38	36	edges nb unheard rd
38	36	ending before en pet
38	36	two before = with
38	37	leading is ~
38	41	word nb liv
38	43	ending before ra known
38	43	right word ~ none common
38	44	ending after då none
38	44	ending before ии none
38	46	role possessives given common
38	52	before = hon
38	60	between heter och
38	63	before of given common medical
38	75	before = с
39	-24	ending after st given
39	-28	after = også
39	-41	before of rare place heard
39	-6	between ~ kommer
39	12	coming han har
39	14	after = siger
39	18	after = он
39	22	after = vi
39	23	left word end rare unheard
39	23	role start rare unheard
39	25	after of end unheard
39	25	left word til known ordinary
39	27	right word og surname unheard
39	29	after = lite
39	29	before = af
39	31	before = пациент
39	31	left word till given common
39	31	word sv sten
39	4	ending before i surname
39	41	ending before gn none
39	44	ending before il known
39	46	ending before av none
39	49	coming det har
39	51	ending after rd known
39	51	left word med given common
39	57	left word med known ordinary
39	58	two before = she
39	93	before = ham
398	293	is none place
4	-18	ending after то none
4	-30	ending after ge given
4	11	ending before к formed
4	14	before of verb unheard
4	15	after of pet ordinary heard
4	16	ending after ат none
4	27	right word fra surname common
40	-2	between and ~
40	23	left word det known unheard
40	25	ending after ja given
40	27	after = fastlege
40	32	ending before у known
40	33	ending after a none
40	33	leading end ~
40	37	right word en none medical
40	39	right word hun none medical
40	40	ending before kk none
40	41	ending after end surname
40	53	right word på surname unheard
40	54	edges sv heard it
40	54	role titles surname unheard
40	55	edges en unheard al
40	56	right word och none place
41	-1	ending before ej none
41	-14	edges sv heard ge
41	-16	between # end
41	-29	after = son
41	10	after = the
41	12	ending after et surname
41	13	between rose ~
41	16	ending after ag surname
41	17	leading av ~
41	18	between ~ ringer
41	20	role none form unheard
41	25	before = etter
41	25	between ~ что
41	25	leading ~ af
41	29	edges sv unheard ne
41	39	before = sig
41	4	after of both common unheard
41	41	ending after 's surname
41	42	right word я formed unheard
41	44	left word att none medical
41	45	ending before ed surname
41	46	ending before th surname
41	46	two before = last
41	48	before of rare medical heard
41	48	two before = så
41	50	right word end known unheard
41	51	right word i given common
41	52	ending after os rare
41	55	left word av surname common
41	59	edges da unheard ta
41	8	role persons formed ordinary
42	19	two before = söker
42	20	left word är given common
42	21	coming ~ i
42	21	ending after я formed
42	21	ending before i rare
42	23	between hos ~
42	24	role titles none ordinary
42	30	between för ~
42	31	before = tre
42	37	left word ~ formed medical
42	39	ending before år none
42	4	right word om given common
42	42	ending after ti none
42	46	after = sendt
42	46	ending after ll surname
42	48	leading dette er
42	49	two before = mg
42	6	edges sv heard rn
42	71	leading ~ hos
42	75	edges sv unheard ra
424	300	edges sv heard lm
43	12	after = jeg
43	13	leading ~ i
43	18	shape heard 3
43	21	shape medical 4
43	22	leading på ~
43	25	cue greetings
43	35	before = владелец
43	35	ending before he surname
43	35	left word говорит none ordinary
43	38	leading hos ~
43	38	left word det given common
43	6	left word en none ordinary
43	63	before = navn
43	9	leading врач ~
44	-1	ending before 's none
44	-12	left word ~ rare ordinary
44	-6	after = når
44	-7	ending before ia surname
44	11	after = du
44	24	leading ~ ~
44	26	leading kopi til
44	29	before = ett
44	30	edges da unheard as
44	36	ending before end both
44	37	before of # heard
44	41	right word han none ordinary
44	56	left word # both common
44	57	two before = helt
44	68	after = pappa
44	77	before = søster
44	8	between i det
45	-76	before of form unheard heard
45	14	after = i've
45	19	ending after de none
45	21	edges nb heard el
45	24	ending before ot none
45	26	before = bare
45	27	between end can
45	31	right word kan none ordinary
45	33	edges ru heard ме
45	34	before = heter
45	34	left word fra none place
45	35	ending after nn known
45	41	right word patient none ordinary
45	43	edges nb unheard ar
45	44	leading dyrlæge ~
45	46	coming hon har
45	53	role placePrepositions none common
45	54	left word # rare unheard
45	57	edges da heard da
45	62	leading det med
45	75	between jo ~
46	-22	before of none unheard heard
46	21	edges da unheard an
46	24	ending before nd rare
46	30	two before = hunden
46	32	ending after ja none
46	32	leading i ~
46	34	coming ~ du
46	36	ending after om rare
46	4	role titles both common
46	40	coming fra ~
46	42	ending before eg surname
46	43	after = это
46	44	after = hans
46	48	ending before gt known
46	49	coming ~ inte
46	50	ending after vi surname
46	51	two before = dette
46	57	before of given common unheard
46	59	right word jeg none medical
46	60	ending after st none
47	25	ending after es given
47	27	shape unheard 1
47	32	between hos i
47	34	ending before da known
47	34	right word # none place
47	35	leading ~ och
47	37	cue of homes heard
47	37	two before = strand
47	43	edges da heard og
47	44	ending after il none
47	45	role none rare medical
47	45	two before = доктор
47	47	before = has
47	47	two before = lege
47	52	two before = snakker
47	55	role introductions known unheard
47	58	two before = enligt
47	59	ending after og none
47	60	role kin form unheard
48	-22	ending before la surname
48	0	after = säger
48	18	right word # surname common
48	23	role persons known common
48	28	after = болезнь
48	36	before = går
48	40	edges en heard dy
48	40	left word er known unheard
48	42	before = dottern
48	42	leading ~ dottern
48	44	after = hva
48	48	ending before st surname
48	51	ending before sk known
48	51	two before = fint
48	53	ending after ор none
48	54	leading det har
48	58	left word ~ both ordinary
48	68	left word till none place
48	69	ending after av none
48	69	two before = sten
48	89	before = her
49	-32	right word er surname common
49	15	between av på
49	16	role greetings none common
49	23	right word som none ordinary
49	24	left word end none place
49	24	role start none place
49	27	ending before il none
49	27	right word и none medical
49	32	after verb
49	33	ending after on none
49	34	ending after te both
49	34	right word # both common
49	36	right word som none unheard
49	40	role homes none ordinary
49	43	coming i ~
49	44	after of formed common heard
49	45	two before = dyrlæge
49	46	ending before ta both
49	57	ending before # surname
49	59	between med på
49	61	edges ru heard ам
49	70	right word og none place
49	73	coming from ~
49	8	ending before на formed
5	-22	ending before os rare
5	11	ending after er surname
5	17	ending after on surname
5	19	right word och known common
5	24	between в ~
5	29	left word så surname common
50	14	leading ~ ejer
50	15	before = datter
50	16	ending before ll surname
50	20	between men ~
50	23	edges nb unheard il
50	34	ending before ir none
50	34	left word end known common
50	34	role start known common
50	4	after = inn
50	43	coming till ~
50	43	ending before at surname
50	43	right word end surname unheard
50	46	leading ~ heter
50	50	shape medical -1
50	55	role animals pet unheard
50	77	right word # given unheard
51	-17	leading for ~
51	-19	ending before ut surname
51	23	two before = med
51	3	after pet common
51	31	two before = муж
51	34	two before = к
51	5	edges ru heard ке
51	54	ending after ny none
51	58	edges nb heard iv
51	58	edges sv unheard la
51	67	right word og rare unheard
51	89	leading ja ~
52	-9	ending before ja known
52	10	ending before ny none
52	16	after = ønsker
52	3	two before = ja
52	32	edges en unheard ia
52	37	after formed common
52	44	before = в
52	46	between etter i
52	46	coming ~ fra
52	47	edges ru unheard ла
52	47	edges sv medical en
52	49	leading ~ men
52	51	between ~ из
52	51	role introductions given unheard
52	53	between что ~
52	53	ending after ko none
52	69	two before = venstre
52	76	left word ved none place
53	13	leading зовут ~
53	14	before = gäller
53	16	between ~ тел
53	20	after form ordinary
53	29	ending before rs surname
53	30	coming in ~
53	39	edges nb heard or
53	40	edges sv unheard nd
53	54	ending after ou none
53	59	between er og
53	70	before = name
53	78	ending before ch none
53	79	between från ~
53	82	role titles formed unheard
54	-2	ending before ie none
54	14	ending after ed rare
54	25	before = at
54	25	right word ~ rare ordinary
54	26	coming в ~
54	26	ending before to known
54	29	before of end unheard
54	36	ending before at known
54	37	ending after # both
54	39	between at har
54	40	between med och
54	43	before of rare common unheard
54	43	left word # known unheard
54	44	right word i none unheard
54	50	ending before is rare
54	57	role kin none ordinary
54	58	after = vil
54	79	edges en unheard by
55	-13	before = my
55	11	right word in none ordinary
55	19	ending before le known
55	29	edges nb unheard et
55	32	left word ~ surname place
55	34	between муж ~
55	34	leading ~ муж
55	44	left word er none unheard
55	46	left word att none ordinary
55	48	ending before ör given
55	48	leading owner ~
55	52	coming at the
55	54	two before = после
55	58	after of given unheard unheard
55	59	right word that none ordinary
55	74	edges en unheard ds
56	10	after = när
56	18	edges sv heard nd
56	20	between owner ~
56	28	ending after ns known
56	30	role possessives known unheard
56	35	before = hedder
56	35	before = муж
56	37	after formed medical
56	41	after = kontrol
56	41	edges sv heard es
56	48	role animals known ordinary
56	49	edges ru heard ре
56	49	ending after ad given
56	51	between дочь ~
56	51	edges ru medical ой
56	55	between är på
56	56	before = står
56	61	ending after na surname
56	63	ending after og known
56	64	ending after un surname
56	89	ending before с known
57	16	ending before ом none
57	19	ending after ce none
57	34	edges nb heard me
57	35	before = hva
57	35	ending after st surname
57	41	cue persons
57	45	edges nb unheard je
57	46	after = syster
57	47	edges ru unheard ор
57	55	leading här är
57	58	left word er known ordinary
57	62	coming far ~
57	63	ending before on known
57	64	ending before om known
57	66	edges nb medical ne
57	74	left word när given common
57	79	between end #
57	83	coming i dag
58	13	left word в none unheard
58	16	ending after is given
58	30	after of none unheard unheard
58	39	right word ~ known place
58	48	edges nb unheard rg
58	49	coming och är
58	53	ending before но none
58	54	ending before sa known
58	59	right word на formed unheard
58	60	after = you're
58	67	role titles known unheard
58	68	edges nb unheard es
58	78	between heter og
59	14	edges nb heard ke
59	24	edges nb medical us
59	29	left word til given unheard
59	29	right word hun none ordinary
59	39	ending before um none
59	39	two before = я
59	44	between heter end
59	47	leading end i
59	48	after = hold
59	48	between ~ cpr
59	48	ending after 's known
59	49	two before = i'm
59	50	left word det none unheard
59	54	right word my given common
59	60	ending before on given
59	63	ending after ла known
59	64	right word and rare unheard
6	-20	edges nb heard ll
6	-21	coming я ~
6	-22	edges da heard ov
6	10	after = i
6	14	before = и
6	15	after both unheard
6	16	ending after an known
6	17	coming ~ in
6	18	left word er none medical
6	20	ending after в none
6	26	ending after he given
6	38	ending after ck given
6	39	left word til known common
60	-8	ending before # rare
60	13	left word fra none ordinary
60	29	left word til known unheard
60	33	coming ~ den
60	34	leading end hest
60	37	coming говорит ~
60	38	between bror ~
60	41	leading name is
60	44	ending after ar surname
60	49	edges sv heard ma
60	54	after of none place unheard
60	58	leading # ~
60	60	role introductions none ordinary
60	62	two before = egen
60	63	role persons both unheard
60	76	coming ~ mot
60	78	ending after dt given
60	79	ending before du known
60	79	role persons known unheard
60	8	ending after ит none
61	-35	before of surname ordinary heard
61	16	ending after ad none
61	26	edges ru heard ей
61	33	ending after ка none
61	38	ending before ke surname
61	42	before = pas
61	43	after = ему
61	50	coming er ni
61	60	edges nb heard ka
61	61	right word min none medical
61	64	edges en heard ip
61	64	leading egen læge
61	82	leading мы с
61	91	two before = st
62	33	right word end none unheard
62	40	after = søn
62	40	after of formed medical heard
62	45	after of rare ordinary unheard
62	50	leading ~ with
62	51	before = rose
62	51	ending after ng known
62	53	before = that
62	53	leading hunden heter
62	56	leading к ~
62	60	leading snakker med
62	65	right word med surname common
62	68	before = syster
62	70	ending before om given
62	77	ending after ch known
62	81	right word har known ordinary
62	95	ending after sa known
63	-14	edges da heard ol
63	22	left word og known common
63	33	leading ~ ägare
63	37	two before = she's
63	43	ending after en none
63	43	ending before end known
63	43	right word säger none ordinary
63	44	ending after är given
63	49	edges sv heard on
63	50	left word end given unheard
63	50	role start given unheard
63	51	edges sv unheard ja
63	52	left word ~ both unheard
63	62	word da maj
63	73	right word på given unheard
63	77	edges en heard al
63	84	left word about given common
63	9	two before = hos
63	99	before = hoppe
64	103	left word og known ordinary
64	11	left word med known common
64	2	between a ~
64	24	between hilsen ~
64	27	ending after ka known
64	31	before = on
64	38	ending after ка known
64	38	leading fastlege ~
64	49	before = altså
64	51	leading ~ я
64	62	edges nb unheard ri
64	64	ending before за none
64	69	between af ~
64	70	role introductions rare unheard
64	73	two before = jag
64	74	two before = they
64	76	left word ~ pet common
65	15	ending after ej none
65	25	before = у
65	29	two before = kommer
65	30	ending after år surname
65	40	ending before ts given
65	41	ending before nd both
65	43	edges nb heard am
65	55	leading to og
65	60	ending after ан none
65	61	ending after nd rare
65	62	ending after my given
65	63	left word eller none ordinary
65	64	edges da heard la
65	8	after of surname ordinary heard
66	-21	ending after in known
66	18	ending after 's none
66	19	ending before ch given
66	2	after = ligger
66	22	after = я
66	58	right word vi surname common
66	58	two before = #
66	59	after = ringe
66	61	after = says
66	65	ending before rs given
66	67	left word om surname common
66	73	before = вам
66	75	right word ~ formed unheard
66	79	ending before av known
66	8	left word ~ surname ordinary
67	40	between dr ~
67	49	before = när
67	52	two before = mr
67	53	edges sv heard se
67	56	leading der hedder
67	57	role persons surname unheard
67	59	left word ~ none place
67	6	leading to ~
67	63	ending after ik known
67	64	edges nb unheard am
67	65	ending before ke both
67	67	between end är
67	76	after = доктор
67	76	before = hustru
67	76	ending after ay given
67	80	edges ru unheard ра
68	101	ending before ax none
68	29	before = pasient
68	31	before = fastlege
68	34	edges ru heard он
68	42	two before = läkare
68	43	edges da unheard rg
68	47	two before = var
68	60	coming # #
68	64	before = дочь
68	65	coming ja han
68	67	ending after it surname
68	71	leading после ~
68	76	between ~ står
68	83	right word через none ordinary
68	85	ending before ör known
68	98	edges ru heard не
69	-5	edges ru heard ан
69	15	after = skulle
69	16	two before = у
69	4	ending before ne both
69	42	edges en heard ss
69	43	ending before у none
69	50	leading ~ og
69	57	role introductions both common
69	63	coming från ~
69	64	ending before vi surname
69	77	after of form unheard unheard
69	82	before = han
69	82	leading end hej
7	-17	coming til ~
7	12	ending after i known
7	19	role named given unheard
7	22	after = som
7	22	coming по ~
7	28	before = good
7	31	right word og both common
70	119	between på og
70	34	ending before va none
70	55	after of form common unheard
70	59	before = också
70	60	leading ~ på
70	62	left word av none unheard
70	64	between ~ fik
70	64	left word vi surname common
70	67	role animals surname common
70	75	between är ~
70	81	coming han är
70	92	ending before ou given
70	93	leading min man
71	19	two before = my
71	29	cue of animals heard
71	42	left word у none ordinary
71	47	edges en unheard ce
71	55	ending before af known
71	58	after none place
71	59	ending before lk none
71	60	after = där
71	61	before = hei
71	63	between mr ~
71	64	ending after kk none
71	64	two before = was
71	71	right word der none ordinary
71	73	left word kg none ordinary
71	74	between ~ но
71	89	right word går both common
71	92	coming ringer ~
72	15	between ~ och
72	45	ending after те known
72	50	right word ~ surname common
72	53	ending before nk surname
72	55	two before = меня
72	56	edges nb unheard ge
72	57	between я ~
72	63	ending before or given
72	67	between ~ går
72	76	before = пять
72	80	coming ~ но
72	86	two before = on
73	25	ending before ol none
73	31	right word ~ surname unheard
73	40	ending after ta none
73	53	before = to
73	58	after of formed unheard unheard
73	61	ending before na none
73	68	two before = один
73	73	two before = time
73	76	before = takk
73	81	left word är known ordinary
73	95	left word og known unheard
74	15	two before = säger
74	16	two before = till
74	31	cue of greetings unheard
74	31	role greetings none unheard
74	43	leading jag heter
74	46	edges en heard ly
74	48	before = barn
74	58	ending before st known
74	66	ending before et both
74	72	ending before ck given
74	85	after = been
75	27	two before = nå
75	41	after = we
75	41	between eier ~
75	43	ending after на none
75	45	ending before ия none
75	54	edges nb unheard ld
75	55	between ~ telefon
75	63	leading mr ~
75	67	before = vi
75	73	ending after tt surname
75	84	role persons given common
75	85	right word en given common
76	44	ending after tt none
76	46	ending after me known
76	49	right word när none ordinary
76	55	edges da heard sk
76	59	ending after ll known
76	65	ending after сь none
76	76	leading end ham
77	28	after = har
77	30	before = men
77	46	ending before dr rare
77	56	right word # formed unheard
77	62	edges sv unheard ik
77	69	edges da heard aj
77	71	ending before ur given
77	76	after = sa
77	85	ending after ей none
77	89	ending before eg both
77	96	leading mg ~
78	-2	two before = in
78	101	edges nb heard ga
78	49	between hva det
78	50	ending before dr surname
78	56	ending after ns both
78	56	leading ringer om
78	61	two before = her
78	65	right word fra none ordinary
78	75	edges en unheard ma
78	80	right word kommer both common
78	82	between til er
79	51	ending before ån none
79	56	is pet unheard
79	57	coming ja det
79	62	ending after ja known
79	64	ending before им none
79	65	two before = с
79	67	left word ~ surname medical
79	72	ending after dt surname
79	72	ending before ok given
79	73	right word tre given common
79	75	ending after ne given
79	76	before = ssk
79	81	before = зовут
79	88	ending after vå given
8	-15	ending after se surname
8	-18	ending after lk none
8	11	before = på
8	12	ending after to given
8	14	right word and known unheard
8	18	after = hun
8	20	ending after på none
8	28	edges sv heard ss
8	30	ending after ак none
8	30	two before = e
80	12	edges nb heard sk
80	2	before of rare ordinary heard
80	27	two before = ejer
80	32	ending before la none
80	56	leading tolk ~
80	60	leading ~ patient
80	64	two before = mor
80	69	leading tid hos
80	82	after = der
80	96	coming ~ lege
80	97	ending after um given
80	97	ending before сь none
81	17	word nb berg
81	22	ending before na rare
81	37	before = iris
81	65	edges da unheard na
81	67	left word end pet ordinary
81	67	role start pet ordinary
81	71	between pasient ~
81	79	leading og så
81	81	edges sv unheard rd
81	81	ending after ил none
81	82	edges da medical te
81	86	after = mand
81	86	two before = please
82	-18	ending before rn none
82	101	coming tar ~
82	101	two before = мг
82	111	edges nb heard lo
82	43	edges nb unheard in
82	60	after of none ordinary unheard
82	64	left word # rare place
82	66	coming at ~
82	66	ending before as none
82	71	after = också
82	74	edges da unheard en
82	78	right word er known ordinary
82	89	between hedder og
82	94	before = fint
82	97	edges da unheard ra
83	108	before of formed medical heard
83	23	edges da heard ro
83	39	ending after ll none
83	64	right word och none medical
83	70	two before = læge
83	71	edges ru medical ом
83	73	two before = dig
83	74	left word в none place
83	89	coming med nummer
83	89	word en chip
83	91	after = so
84	22	ending before nn none
84	32	right word end none common
84	41	ending before та none
84	42	after = tror
84	43	leading læge ~
84	53	ending before on surname
84	55	cue of named name
84	61	edges en heard on
84	64	coming ~ født
84	68	after = day
84	70	right word # none medical
84	73	coming ~ af
84	81	ending after ar pet
84	81	right word ~ formed medical
84	85	leading end pt
84	90	after = æ
84	94	ending after te rare
84	98	leading eller ~
85	123	edges en unheard an
85	48	between ~ er
85	65	between tolk ~
85	66	leading ~ tolk
85	69	ending after på surname
85	73	before = me
85	73	edges en heard gs
85	86	between pt ~
85	92	ending before # both
85	96	after = før
86	56	two before = twice
86	58	ending after re none
86	60	ending after dt none
86	65	after = из
86	68	ending after ad surname
86	70	after = blev
86	74	between är och
86	77	before = from
86	92	between er ja
87	114	between att inte
87	129	left word from none unheard
87	31	role animals none ordinary
87	34	ending after th given
87	59	two before = vet
87	60	after = can
87	71	after of both unheard unheard
87	71	leading hilsen ~
87	72	edges en heard it
87	73	two before = sig
87	74	coming partner ~
87	87	between men har
87	88	edges ru heard ну
87	92	after = nu
87	94	leading ~ eller
87	96	after = her
87	99	ending before sk given
88	24	ending after te known
88	51	left word ~ pet ordinary
88	63	ending before tt known
88	79	two before = då
88	80	right word har known common
88	83	right word ~ known unheard
88	87	ending after ен none
88	89	ending before bo known
89	106	ending before an known
89	111	edges en heard ch
89	29	leading ~ mor
89	38	right word har none ordinary
89	44	two before = pasient
89	45	ending before th given
89	65	coming # end
89	67	ending before ht given
89	68	ending before ke known
89	71	between om ~
89	72	ending before or none
89	76	after rare unheard
89	76	two before = had
89	84	between end er
89	90	edges da medical et
89	95	two before = пять
9	-11	after of none common unheard
9	-14	after = had
9	-22	after of form ordinary heard
9	-23	coming ~ at
9	-48	two before = owner
9	10	before of none unheard medical
9	13	after = to
9	16	coming för ~
9	16	ending before im none
9	32	ending after od none
9	52	after = ved
90	111	before = you're
90	35	before = vet
90	40	word nb stein
90	66	after = hon
90	71	ending before ка pet
90	73	before of none place medical
90	78	edges en unheard la
90	82	before = отец
90	92	ending after нь none
90	98	coming mand ~
91	100	edges ru unheard ом
91	104	between er med
91	51	cue animals
91	54	edges en heard ge
91	55	length unheard middle
91	56	shape unheard 0
91	76	left word с none medical
91	80	ending before ам none
91	81	left word i rare place
91	87	leading ~ siger
92	111	leading han ~
92	46	ending after rg known
92	58	shape unheard 2
92	59	ending before ка none
92	60	ending after nd given
92	63	ending before gt surname
92	92	ending before ha none
93	-9	before of rare unheard unheard
93	108	edges nb unheard ug
93	118	after = eller
93	26	ending after ge both
93	52	edges sv heard rk
93	59	two before = gran
93	67	edges nb unheard di
93	68	before = is
93	71	ending before ан none
93	73	ending after ta given
93	77	leading of ~
93	80	ending before те known
93	93	right word end form ordinary
93	95	left word om given common
93	95	two before = af
94	105	after = går
94	70	between ägare ~
94	77	two before = it
94	83	two before = ha
94	94	ending after и known
95	109	right word end none place
95	92	two before = fra
95	94	right word у none medical
96	101	between ~ jag
96	104	after = natten
96	111	after = tolk
96	126	role kin rare unheard
96	128	two before = kontroll
96	54	leading är ~
96	56	between till ~
96	59	coming i går
96	60	between ved ~
96	72	coming из ~
96	73	role none pet ordinary
96	75	edges sv heard ig
96	78	before = mum
96	90	ending before je none
96	93	two before = our
97	111	ending after ич known
97	48	two before = up
97	56	two before = это
97	79	before = by
97	81	coming ~ från
97	83	two before = tid
97	84	right word for surname common
97	85	between jeg ~
98	103	left word år given common
98	104	cue of named unheard
98	104	ending after да none
98	104	role named none unheard
98	56	cue titles
98	57	right word på none unheard
98	66	right word ~ both common
98	67	before = vår
98	70	edges da heard le
98	70	role none surname unheard
98	74	ending before så known
98	79	edges ru heard та
98	89	between i ~
98	98	role persons formed unheard
99	108	coming og vi
99	116	edges en unheard as
99	69	left word till none ordinary
99	79	between end kan
99	81	after = vinter
99	89	edges sv unheard ld
99	92	leading om ~
`
