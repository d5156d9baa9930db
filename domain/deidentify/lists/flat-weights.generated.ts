/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */
export const FLAT_WEIGHTS = `
-1	-19	two before = врачом
-1	-21	after form unheard
-1	-25	between ~ som
-1	-33	before = vår
-1	10	after = was
-1	11	right word and both common
-1	12	after = dag
-1	17	ending after od none
-1	19	after = потом
-1	19	ending before c none
-1	20	ending after un none
-1	21	left word är known common
-1	21	two before = не
-1	23	parts of other other pet medical
-1	23	two before = storm
-1	28	ending before he none
-1	48	ending after не known
-10	-10	between # hos
-10	-10	coming er min
-10	-10	ending after øn both
-10	-10	parts after article size given common
-10	-10	right word søn both common
-10	-11	left word jeg none medical
-10	-11	parts of you other none medical
-10	-11	word nb lille
-10	-12	ending after ль none
-10	-12	parts other possessive
-10	-13	cue none
-10	-13	ending before er known
-10	-13	leading end i'm
-10	-13	parts before other other rare ordinary
-10	-13	two before = sex
-10	-14	parts before article size none medical
-10	-14	parts of finite kin both common
-10	-14	shape heard -1
-10	-15	ending after i both
-10	-15	leading ~ mot
-10	-16	right word hedder none ordinary
-10	-16	right word i both common
-10	-17	edges ru medical та
-10	-17	parts of tell other surname common
-10	-21	parts of other beside none common
-10	-21	parts of preposition opening known common
-10	-25	ending after al given
-10	-26	parts before finite other none common
-10	-28	left word из none ordinary
-10	-32	behind of kin 1  given ordinary
-10	-32	coming om ~
-10	-32	parts after kin other given ordinary
-10	-33	after = sagde
-10	-34	ending after end form
-10	-44	ending after ør none
-10	-7	coming du ringe
-10	-9	after = please
-10	-9	coming name is
-10	10	after = finns
-10	24	edges sv unheard er
-10	35	parts before other preposition rare unheard
-100	-103	edges sv heard is
-100	-109	parts before other size known common
-100	-114	before = fire
-100	-135	edges nb heard im
-100	-30	after = ut
-100	-42	parts before be other given common
-100	-50	behind of verb 1  none medical
-100	-61	edges sv unheard ar
-100	-65	leading vår ~
-100	-66	parts of preposition pronoun none ordinary
-100	-70	is none medical
-100	-77	after = blir
-100	-78	edges da heard ig
-100	-79	after = муж
-100	-80	parts before preposition article both common
-100	-89	after = hur
-101	-101	ending after rn none
-101	-101	parts after size other both common
-101	-105	before = daughter
-101	-111	left word med none medical
-101	-126	parts before other quantity none ordinary
-101	-133	after = said
-101	-29	ending after ем none
-101	-64	ending before du none
-101	-69	before = weeks
-101	-74	after = kopi
-101	-77	leading er i
-101	-79	leading der er
-101	-79	parts before # other none medical
-101	-83	ending after не called
-101	-84	parts before # other rare medical
-101	-85	ending before ta surname
-101	-85	ending before ду none
-101	-85	two before = dage
-101	-87	parts article quantity
-101	-88	coming ~ нет
-101	-88	right word с none ordinary
-101	-89	two before = når
-101	-90	parts before other be none ordinary
-101	-93	two before = and
-101	-94	parts before beside other known ordinary
-101	-96	after = one
-102	-100	parts after quantity other surname common
-102	-102	ending before de surname
-102	-51	parts of other pronoun known ordinary
-102	-64	edges sv heard ag
-102	-71	left word og called common
-102	-74	parts before finite other none ordinary
-102	-82	parts of other pronoun none medical
-102	-86	after = gör
-102	-88	right word по none ordinary
-102	-91	left word to given common
-102	-94	coming så vi
-102	-95	edges ru heard ую
-102	-97	before = kommer
-102	-98	ending after is called
-103	-100	ending before ka surname
-103	-101	after of called medical medical
-103	-101	ending before ла known
-103	-102	parts of quantity other given common
-103	-107	between han ~
-103	-107	two before = потом
-103	-108	ending before nd given
-103	-123	after pet common
-103	-52	between из ~
-103	-59	coming у ~
-103	-65	right word till none ordinary
-103	-69	ending before me surname
-103	-82	ending after de both
-103	-83	right word det given common
-103	-84	edges en heard ne
-103	-87	between # у
-103	-91	left word end none common
-103	-91	parts before end end none common
-103	-91	role start none common
-103	-93	leading samme og
-103	-94	parts end pronoun
-103	-95	between jeg på
-103	-96	ending before ft none
-103	-99	parts of # other none unheard
-104	-115	leading end у
-104	-126	left word en known common
-104	-33	ending before ur called
-104	-59	after = name
-104	-63	word en frank
-104	-64	ending before ma none
-104	-68	edges nb heard ve
-104	-72	leading # med
-104	-72	leading så ~
-104	-76	after = but
-104	-77	after = nå
-104	-82	ending after le surname
-104	-83	ending after la none
-104	-84	ending before ны none
-104	-84	word da lille
-104	-86	parts of finite preposition given common
-104	-87	after = syster
-104	-88	between har end
-104	-91	ending before ha given
-104	-94	coming no #
-105	-106	two before = five
-105	-109	ending before 't given
-105	-110	between var i
-105	-113	two before = четыре
-105	-121	parts after finite preposition given common
-105	-126	role none given medical
-105	-61	behind of none formed medical
-105	-62	two before = и
-105	-64	ending before re rare
-105	-66	two before = but
-105	-73	before = since
-105	-75	parts of finite other none common
-105	-75	right word can surname common
-105	-76	between end в
-105	-77	before = fem
-105	-78	coming i storm
-105	-86	edges nb heard ør
-105	-94	parts after other be none medical
-105	-98	parts after kin other both common
-106	-100	ending before kk given
-106	-105	is rare common
-106	-112	ending before ий none
-106	-28	before = som
-106	-56	left word er given common
-106	-66	left word for both common
-106	-80	word nb ute
-106	-83	parts of finite other both common
-106	-89	between fra jeg
-106	-89	shape heard -4
-106	-91	ending before ла none
-106	-92	coming ~ mig
-106	-93	edges ru heard че
-106	-97	ending before ll surname
-106	-98	leading and a
-106	-99	parts before # beside none ordinary
-107	-104	coming ему ~
-107	-106	parts of other kin none medical
-107	-112	ending after ye surname
-107	-114	parts after quantity other given common
-107	-117	left word till given common
-107	-124	parts after quantity other none ordinary
-107	-44	edges en heard ry
-107	-50	left word can surname common
-107	-51	edges ru heard ой
-107	-62	parts of article other both common
-107	-75	edges sv heard va
-107	-79	left word in surname common
-107	-80	parts after other be none ordinary
-107	-85	role persons none common
-107	-88	ending before мы none
-107	-91	two before = remiss
-108	-103	behind of kin 1  none medical
-108	-107	left word jeg given common
-108	-120	parts of time other none ordinary
-108	-122	between a in
-108	-142	two before = gånger
-108	-55	parts after other article called common
-108	-59	ending before к none
-108	-61	parts of finite other given common
-108	-66	before of none common medical
-108	-66	coming nr ~
-108	-71	two before = hill
-108	-73	edges da heard ag
-108	-79	after = hade
-108	-79	edges nb heard er
-108	-86	between av end
-108	-86	ending before ну none
-108	-88	right word er none ordinary
-108	-88	right word han none medical
-108	-92	left word och none ordinary
-108	-93	left word en surname ordinary
-108	-95	before = samma
-108	-96	right word # rare medical
-108	-98	ending after по none
-109	-109	shape unheard -3
-109	-119	left word det none ordinary
-109	-126	coming går på
-109	-20	ending after ит called
-109	-55	before = pappa
-109	-58	coming ~ nr
-109	-67	leading det är
-109	-71	ending before ad none
-109	-76	ending before de given
-109	-77	after = så
-109	-78	left word ~ both common
-109	-78	two before = blir
-109	-91	edges nb medical se
-109	-91	parts of preposition quantity none ordinary
-109	-92	between den ~
-109	-95	leading end men
-109	-96	beyond of none none common
-109	-98	ending after ka given
-11	-1	behind of none surname medical
-11	-10	before = upp
-11	-10	edges sv heard nå
-11	-10	ending after ts both
-11	-10	left word vil given common
-11	-10	parts of finite tell given common
-11	-10	right word man both common
-11	-11	parts of possessive other none medical
-11	-12	left word ham surname common
-11	-13	before = faren
-11	-13	ending before må given
-11	-13	left word må given common
-11	-14	edges nb medical ra
-11	-14	parts before finite beside none medical
-11	-14	parts of conjunction preposition none medical
-11	-15	edges ru medical ал
-11	-15	edges ru medical ии
-11	-16	coming fem ~
-11	-16	right word for none medical
-11	-16	right word ser given common
-11	-17	edges sv medical ig
-11	-17	ending before ky both
-11	-17	leading # i
-11	-19	ending after he surname
-11	-19	parts before preposition article none medical
-11	-2	ending after og called
-11	-20	before = pas
-11	-20	left word som rare medical
-11	-20	parts of finite end none medical
-11	-23	parts after preposition other called common
-11	-23	two before = av
-11	-24	parts after beside other none common
-11	-24	parts after conjunction article none unheard
-11	-26	ending before ly surname
-11	-26	left word will surname common
-11	-27	between bor med
-11	-27	left word bor none medical
-11	-28	coming ~ för
-11	-30	after of known ordinary unheard
-11	-37	two before = också
-11	-4	parts after tell other surname common
-11	-44	two before = crp
-11	-47	ending after en rare
-11	-5	parts of kin be both common
-11	-8	beyond start
-11	-8	left word kilo both common
-11	-8	parts before finite you none common
-11	-9	coming есть end
-11	1	left word # called medical
-11	10	leading ~ nej
-11	13	between end och
-11	19	right word och given common
-11	3	parts before other tell given common
-11	39	coming ~ и
-11	5	edges sv unheard ie
-110	-100	ending before ше none
-110	-104	parts after opening other both common
-110	-105	after = af
-110	-111	parts after be article given common
-110	-111	word nb mens
-110	-119	left word sin none ordinary
-110	-125	parts before # other called common
-110	-52	parts before kin other none ordinary
-110	-65	parts after other opening surname common
-110	-67	coming не ~
-110	-70	is formed medical
-110	-72	ending before är called
-110	-73	edges nb medical ns
-110	-74	coming ~ før
-110	-74	right word at none ordinary
-110	-76	edges nb heard se
-110	-78	after = sen
-110	-81	between # no
-110	-81	leading ~ som
-110	-84	two before = og
-110	-85	after = three
-110	-85	edges nb medical rt
-110	-89	before = mer
-110	-90	parts of other beside none unheard
-110	-93	ending after ay none
-110	-94	ending before ит none
-110	-94	left word jeg both common
-110	-97	left word # surname unheard
-110	-98	edges en heard sk
-110	-98	word en ask
-110	-99	leading og på
-111	-109	coming på en
-111	-112	parts after preposition other pet ordinary
-111	-113	ending after al both
-111	-114	parts after pronoun preposition none ordinary
-111	-126	before = vil
-111	-137	parts of beside end given common
-111	-34	two before = a
-111	-55	edges sv unheard ng
-111	-59	leading ~ over
-111	-68	parts after other opening none unheard
-111	-72	ending after es surname
-111	-74	ending after ng surname
-111	-79	before = så
-111	-80	before = sånn
-111	-81	parts # quantity
-111	-88	between de ~
-111	-88	left word om both common
-111	-97	after = a
-111	-98	parts before other # surname unheard
-112	-101	ending before 't none
-112	-104	behind of verb 2  none common
-112	-106	edges ru heard цы
-112	-106	parts after other kin both common
-112	-111	after = jo
-112	-115	before of surname medical medical
-112	-117	parts before says other none ordinary
-112	-128	right word den given common
-112	-69	right word kl none unheard
-112	-79	two before = får
-112	-81	before = kilo
-112	-81	edges sv heard er
-112	-87	parts after pronoun beside none ordinary
-112	-89	ending before så surname
-112	-91	leading ~ когда
-112	-93	parts after other conjunction surname common
-112	-94	after = ringer
-112	-95	coming ~ men
-112	-96	edges nb medical de
-112	-96	ending after ны none
-113	-104	coming доктор ~
-113	-107	two before = wife
-113	-108	two before = does
-113	-110	ending after ие none
-113	-110	word nb alle
-113	-111	coming har blivit
-113	-119	coming by ~
-113	-144	after of pet ordinary medical
-113	-39	parts after # other given ordinary
-113	-46	parts after other # rare unheard
-113	-63	word en mark
-113	-67	parts of other be none unheard
-113	-68	cue of possessives unheard
-113	-68	role possessives none unheard
-113	-71	after of given unheard heard
-113	-71	right word og called medical
-113	-73	coming som heter
-113	-80	parts after conjunction opening none ordinary
-113	-81	leading end en
-113	-84	before = what
-113	-84	ending before na given
-113	-84	parts before finite pronoun surname common
-113	-87	coming har ikke
-113	-88	two before = года
-113	-90	coming av ~
-113	-92	role titles given common
-113	-93	after = ha
-113	-95	after = need
-113	-97	edges ru heard ие
-114	-105	edges nb heard øv
-114	-106	parts of # other given unheard
-114	-109	before = varje
-114	-112	parts of opening be both common
-114	-120	two before = вас
-114	-124	after = ned
-114	-53	ending before da given
-114	-59	is form rare unheard
-114	-85	edges ru heard се
-114	-85	parts of article be surname common
-114	-89	before of rare medical unheard
-114	-92	before = she
-114	-94	parts before other # given common
-114	-95	ending before se surname
-114	-95	parts of conjunction opening none ordinary
-114	-99	parts of quantity finite known common
-115	-105	after = two
-115	-109	two before = он
-115	-110	left word en none unheard
-115	-113	two before = også
-115	-114	edges sv heard ås
-115	-117	between с end
-115	-117	leading med en
-115	-118	ending before же none
-115	-119	word en ring
-115	-125	parts after time be none ordinary
-115	-141	after = ring
-115	-61	coming ~ det
-115	-66	parts end beside
-115	-72	leading uten ~
-115	-78	left word hunden called common
-115	-84	two before = op
-115	-85	edges sv heard ln
-115	-85	right word se none unheard
-115	-90	before = højre
-115	-93	after = seg
-116	-106	edges ru medical ва
-116	-106	parts of conjunction beside none ordinary
-116	-106	parts of end kin none ordinary
-116	-112	coming med en
-116	-114	before = we
-116	-114	parts before other kin none ordinary
-116	-115	after = not
-116	-116	parts of finite preposition none ordinary
-116	-125	parts of finite other known ordinary
-116	-127	parts before pronoun other none medical
-116	-62	parts article end
-116	-65	parts of preposition beside none medical
-116	-75	between ~ en
-116	-76	parts preposition conjunction
-116	-77	parts of other finite called common
-116	-89	leading в ~
-116	-90	edges en heard em
-116	-97	before = før
-116	-99	ending after ро none
-117	-100	before = когда
-117	-101	left word du surname common
-117	-102	parts after other preposition formed unheard
-117	-110	parts after # other surname unheard
-117	-111	between ~ нет
-117	-116	two before = åt
-117	-129	parts before finite other called medical
-117	-136	parts after # other known unheard
-117	-167	edges en heard rn
-117	-66	edges sv heard na
-117	-70	edges nb heard et
-117	-72	parts of says end both common
-117	-75	role possessives surname common
-117	-81	between ikke på
-117	-83	before of rare common heard
-117	-83	parts opening preposition
-117	-86	before = that's
-117	-88	ending after ду none
-117	-89	edges da heard ar
-118	-101	two before = berg
-118	-102	ending after um surname
-118	-103	parts after other pronoun none common
-118	-103	two before = godt
-118	-104	after = four
-118	-105	ending before ей none
-118	-107	before = после
-118	-110	coming som har
-118	-110	ending after ht surname
-118	-111	ending before ия none
-118	-115	parts before opening be given common
-118	-117	before = ml
-118	-117	ending before ml none
-118	-117	ending before ач called
-118	-118	parts of beside conjunction surname common
-118	-127	before = normal
-118	-135	edges en heard te
-118	-45	edges nb heard tt
-118	-57	two before = г
-118	-63	coming ~ is
-118	-69	coming # мг
-118	-73	ending after or called
-118	-78	ending after ал called
-118	-80	ending after am none
-118	-82	ending after kl none
-118	-92	leading ett ~
-118	-95	ending after sh none
-118	-98	before = jag
-119	-102	parts after be other both common
-119	-104	edges en heard ll
-119	-111	word da have
-119	-116	ending after me surname
-119	-118	edges ru unheard ин
-119	-119	between ~ av
-119	-128	parts of end possessive none ordinary
-119	-130	between end går
-119	-52	after = eg
-119	-60	edges nb heard ig
-119	-68	parts after conjunction other called common
-119	-68	parts before other says none medical
-119	-72	between и ~
-119	-75	parts after other time surname common
-119	-84	left word end given common
-119	-84	parts before end end given common
-119	-84	role start given common
-119	-94	before = skulle
-119	-95	leading ~ by
-119	-95	parts after opening pronoun none medical
-119	-98	after of none ordinary medical
-119	-98	ending before mb rare
-119	-98	left word mb rare medical
-119	-99	before = mb
-119	-99	parts after article other both common
-12	-10	left word # called common
-12	-10	left word du none medical
-12	-11	ending after i none
-12	-11	leading end kan
-12	-12	between jag på
-12	-12	parts of article beside both common
-12	-12	parts of article end both common
-12	-13	between og har
-12	-13	left word og both common
-12	-13	left word он none ordinary
-12	-14	edges ru medical ен
-12	-14	left word three given common
-12	-14	parts of other opening surname common
-12	-14	right word får none medical
-12	-15	behind of kin 1  known common
-12	-15	parts of conjunction kin both common
-12	-16	edges nb medical ol
-12	-16	parts of beside article none medical
-12	-16	right word nye surname common
-12	-16	word en times
-12	-17	edges ru medical ан
-12	-17	leading og er
-12	-18	left word a none medical
-12	-19	right word ett given common
-12	-21	beyond of none called medical
-12	-21	parts before other quantity none medical
-12	-22	after = datter
-12	-22	before = имя
-12	-23	parts after be other none medical
-12	-24	parts after preposition other rare ordinary
-12	-25	between ~ tar
-12	-25	ending after rs none
-12	-26	role titles called common
-12	-3	between etter i
-12	-30	coming ~ kan
-12	-31	after = says
-12	-35	after = sister
-12	-35	before = это
-12	-38	two before = in
-12	-4	ending before er none
-12	-4	parts after end end given common
-12	-4	parts after pronoun finite given common
-12	-4	right word end given common
-12	-43	before = ni
-12	-57	right word er surname common
-12	-6	after none common
-12	-6	after of rare unheard heard
-12	-7	after = hittade
-12	-7	left word # given unheard
-12	-7	right word the known common
-12	-70	coming och ringer
-12	-72	ending before ой formed
-12	-8	ending before lo both
-12	-9	after = at
-12	-9	right word som none unheard
-12	0	ending before rd surname
-12	11	parts other conjunction
-12	12	parts before opening other called ordinary
-12	13	parts before end pronoun given common
-12	15	ending after me known
-12	21	behind of none pet common
-12	29	parts after other end known common
-12	3	parts after other quantity none ordinary
-12	38	parts before beside other both common
-12	60	leading ~ ja
-12	9	ending after nd called
-120	-101	left word how both common
-120	-101	parts of pronoun finite both common
-120	-104	parts after other preposition none common
-120	-105	edges sv heard pp
-120	-109	ending after го none
-120	-112	right word ~ rare common
-120	-113	edges ru heard уб
-120	-114	after = takk
-120	-117	after = ingen
-120	-130	before = någon
-120	-156	before = ten
-120	-55	before = it
-120	-69	before = sønnen
-120	-83	ending after ur surname
-120	-86	edges ru heard ал
-120	-91	between end i
-120	-91	left word men given common
-120	-92	two before = hva
-120	-94	ending before nt given
-121	-105	edges sv medical er
-121	-106	ending before in both
-121	-106	parts before you beside none ordinary
-121	-107	before = left
-121	-111	two before = tolv
-121	-112	two before = natt
-121	-114	before = e
-121	-118	ending after ou known
-121	-118	parts before preposition article none ordinary
-121	-132	ending after ни none
-121	-136	parts after other quantity given common
-121	-41	ending before al surname
-121	-73	parts before end possessive none ordinary
-121	-88	after = kl
-121	-88	coming kl #
-121	-98	word sv god
-121	-99	shape medical -3
-122	-100	edges sv medical od
-122	-103	edges nb medical te
-122	-104	edges sv unheard en
-122	-106	before = better
-122	-106	two before = if
-122	-110	leading доктор ~
-122	-110	right word я none ordinary
-122	-113	ending before ow surname
-122	-114	before = till
-122	-116	two before = utan
-122	-117	between du ~
-122	-117	between en och
-122	-117	two before = meg
-122	-125	ending before år both
-122	-128	parts before article other both common
-122	-50	parts after other conjunction both common
-122	-78	role placePrepositions known common
-122	-82	before = haft
-122	-85	ending before pa known
-122	-97	parts before other article known common
-123	-111	coming vil ha
-123	-116	after = gjorde
-123	-117	ending before ds none
-123	-127	ending before ец called
-123	-74	ending after el known
-123	-74	ending before em none
-123	-79	edges da heard ne
-123	-81	parts before opening other none ordinary
-123	-90	leading end you
-123	-92	before of form ordinary heard
-123	-93	before = nu
-123	-94	edges en unheard ey
-123	-96	edges da heard lo
-123	-96	edges da medical am
-123	-96	word da kilo
-124	-100	coming and he
-124	-100	coming это ~
-124	-103	right word efter none ordinary
-124	-105	parts end time
-124	-112	parts before other beside none medical
-124	-47	ending after or known
-124	-62	edges en heard nd
-124	-74	after = opp
-124	-80	coming på #
-124	-80	ending before ag none
-124	-81	word en date
-124	-86	ending before he called
-124	-92	between och i
-124	-96	ending before ую none
-124	-99	ending after år known
-125	-100	leading den ~
-125	-101	coming om dagen
-125	-106	two before = ser
-125	-111	parts of # beside none ordinary
-125	-124	right word you known common
-125	-128	parts you article
-125	-131	coming heter ~
-125	-132	parts after preposition article surname ordinary
-125	-145	left word на none ordinary
-125	-147	parts of other other rare place
-125	-159	two before = first
-125	-80	edges nb heard ng
-125	-82	before = alla
-125	-88	leading ikke ~
-125	-92	ending after tt both
-125	-96	parts of conjunction kin known common
-125	-97	edges nb unheard dr
-126	-105	leading # mm
-126	-115	parts before finite preposition called ordinary
-126	-120	parts before beside other none medical
-126	-123	edges nb heard ks
-126	-129	parts before other you none ordinary
-126	-129	parts of opening preposition none ordinary
-126	-131	edges nb heard ok
-126	-134	right word ~ pet unheard
-126	-138	parts before conjunction opening none ordinary
-126	-82	word en can
-126	-91	ending before i both
-126	-96	edges en medical od
-126	-96	word en blood
-126	-99	leading ~ на
-127	-100	coming säger ~
-127	-103	left word my none ordinary
-127	-113	leading he was
-127	-115	coming under ~
-127	-117	parts before opening other both common
-127	-121	two before = må
-127	-131	ending before a both
-127	-135	edges nb heard vn
-127	-71	after = den
-127	-83	ending after ет none
-127	-99	word nb han
-128	-103	after = dotter
-128	-107	parts after preposition article given common
-128	-111	edges nb heard ha
-128	-111	word nb ha
-128	-116	after = ude
-128	-120	parts before quantity other both common
-128	-122	parts before preposition preposition none ordinary
-128	-129	after = under
-128	-130	word sv flera
-128	-132	left word a both common
-128	-135	ending before he both
-128	-140	ending before år given
-128	-140	left word å none ordinary
-128	-65	left word mig given common
-128	-81	before = i'd
-128	-94	two before = gir
-128	-95	parts after conjunction other surname common
-129	-108	coming var det
-129	-108	two before = normal
-129	-119	two before = hans
-129	-120	ending before so none
-129	-120	two before = ondt
-129	-123	ending before wo called
-129	-130	parts of preposition end rare ordinary
-129	-139	leading end в
-129	-70	edges nb unheard va
-129	-71	two before = ingen
-129	-72	edges sv heard ni
-129	-81	ending after kt none
-129	-91	after = fem
-129	-92	left word og none medical
-13	-1	ending before од none
-13	-10	between sa end
-13	-10	ending after eg rare
-13	-10	ending after ри none
-13	-10	right word fra none medical
-13	-12	between end negativ
-13	-13	parts of opening end none medical
-13	-13	parts of pronoun beside none medical
-13	-15	parts of pronoun article given common
-13	-15	right word kone both common
-13	-16	before = он
-13	-16	parts of article other none common
-13	-17	after = all
-13	-18	before = would
-13	-18	left word вы none ordinary
-13	-18	parts before article beside none medical
-13	-18	two before = blev
-13	-2	edges en medical ks
-13	-2	word en weeks
-13	-20	between og hedder
-13	-20	parts of be preposition none medical
-13	-23	before = fram
-13	-23	behind of none form rare ordinary
-13	-23	is form rare ordinary
-13	-23	parts after other other surname unheard
-13	-24	ending after ту none
-13	-25	ending before mo known
-13	-26	between она ~
-13	-29	between ~ что
-13	-29	ending after ne called
-13	-31	two before = ringte
-13	-32	parts before other finite none ordinary
-13	-34	ending after an rare
-13	-5	ending before or called
-13	-50	ending after nu none
-13	-51	ending before är given
-13	-6	after of none common heard
-13	-6	two before = from
-13	-8	right word sambo both common
-13	-96	ending after ук none
-13	10	ending after ра none
-13	14	parts time other
-13	15	ending before an called
-13	15	parts of be end none ordinary
-13	2	parts after preposition other surname unheard
-13	22	right word on surname common
-13	3	between och och
-13	5	ending after ft none
-130	-103	coming over ~
-130	-105	word sv sin
-130	-115	leading next of
-130	-115	word en kin
-130	-120	coming is a
-130	-124	leading ~ по
-130	-127	parts after conjunction opening given common
-130	-140	between ~ у
-130	-150	ending after il given
-130	-45	leading i dag
-130	-74	before = min
-131	-109	parts of be article given common
-131	-109	role kin both common
-131	-118	coming and a
-131	-119	leading end jeg
-131	-119	word da ville
-131	-120	coming der er
-131	-120	left word og called medical
-131	-121	coming du ~
-131	-127	parts you beside
-131	-127	right word и called common
-131	-128	coming jag ~
-131	-136	ending after ck surname
-131	-136	ending before lv given
-131	-138	before = ønsker
-131	-141	parts after other article given common
-131	-144	word sv son
-131	-160	parts of conjunction conjunction none ordinary
-131	-182	edges nb heard or
-131	-83	parts beside conjunction
-131	-91	word sv ville
-131	-95	word nb uke
-132	-101	leading er der
-132	-103	parts after opening article given common
-132	-105	parts of says other called common
-132	-107	coming ~ on
-132	-109	behind of kin 1  none common
-132	-110	right word что none ordinary
-132	-113	after = gran
-132	-114	parts possessive other
-132	-115	ending after pi none
-132	-124	two before = samme
-132	-148	parts preposition size
-132	-78	ending before re surname
-132	-78	word sv hans
-132	-89	edges da heard er
-132	-91	before = nej
-132	-91	parts quantity opening
-132	-92	parts before you other given common
-133	-106	between ~ se
-133	-109	before = bruker
-133	-110	ending after и formed
-133	-113	two before = i'll
-133	-118	two before = next
-133	-121	after = utan
-133	-125	ending after ne both
-133	-128	ending before es surname
-133	-144	left word i called medical
-133	-39	before of none ordinary medical
-133	-67	parts before other kin given common
-133	-89	edges en heard ed
-133	-90	edges sv heard en
-134	-110	before = mm
-134	-111	before = bara
-134	-113	ending before ая none
-134	-117	ending before ow both
-134	-118	after = fire
-134	-118	edges da heard os
-134	-118	word da os
-134	-124	word nb fine
-134	-125	parts before other article called medical
-134	-130	right word för none ordinary
-134	-136	leading ~ læge
-134	-48	edges ru heard ен
-134	-65	before = kan
-134	-79	ending before ел none
-134	-86	ending before ds surname
-134	-97	two before = от
-134	-98	parts after other opening known common
-134	-98	parts before article preposition none ordinary
-135	-100	before = op
-135	-100	right word til given common
-135	-104	parts quantity beside
-135	-113	before = sin
-135	-124	after = mor
-135	-125	right word l none unheard
-135	-125	two before = all
-135	-128	after = kilo
-135	-129	between var men
-135	-140	ending after da surname
-135	-145	ending after ку none
-135	-145	word nb morgen
-135	-155	left word skal surname common
-135	-77	word sv rosa
-135	-92	parts you be
-135	-98	edges en heard en
-136	-103	role placePrepositions surname common
-136	-105	parts before be other rare unheard
-136	-107	before = eg
-136	-115	parts after be pronoun given common
-136	-116	word sv din
-136	-117	edges sv heard jo
-136	-119	right word att none ordinary
-136	-120	ending before a called
-136	-123	between en som
-136	-123	edges nb heard em
-136	-124	ending after ef called
-136	-127	between the and
-136	-127	ending after el given
-136	-129	leading ~ fra
-136	-135	between på och
-136	-139	ending after du surname
-136	-33	before = per
-136	-62	ending after ge known
-136	-74	ending after lt none
-136	-95	two before = hver
-137	-103	right word hun given common
-137	-111	after = tiden
-137	-114	right word i rare unheard
-137	-114	two before = ned
-137	-115	ending before ks given
-137	-116	ending before ng known
-137	-120	parts time opening
-137	-131	parts article says
-137	-135	after = mi
-137	-138	word nb linn
-137	-139	word da kommer
-137	-83	ending after er both
-137	-93	edges nb heard an
-137	-94	leading end my
-137	-95	word sv de
-137	-96	left word patient given common
-138	-105	role placePrepositions called common
-138	-108	right word läkare none ordinary
-138	-113	ending before je given
-138	-116	right word kommer none ordinary
-138	-118	edges nb medical ke
-138	-118	edges ru heard ни
-138	-120	two before = datteren
-138	-124	two before = om
-138	-143	right word du surname common
-138	-149	ending before ot given
-138	-163	parts before quantity preposition none ordinary
-138	-191	before of pet ordinary heard
-138	-82	ending after mb none
-138	-84	between # #
-138	-84	parts # #
-138	-95	ending before нь none
-139	-104	right word to surname common
-139	-105	before = datteren
-139	-106	edges nb heard ge
-139	-110	ending after um known
-139	-111	two before = fyra
-139	-120	two before = ni
-139	-125	two before = since
-139	-127	ending before он none
-139	-129	two before = inn
-139	-136	between i har
-139	-136	word en till
-139	-143	left word så none ordinary
-139	-54	edges ru unheard ну
-139	-58	edges ru heard ны
-139	-82	edges sv heard ur
-14	-1	parts after pronoun be none medical
-14	-11	edges da medical ol
-14	-11	parts before # other formed medical
-14	-12	between gitt #
-14	-12	parts size finite
-14	-13	edges nb medical ll
-14	-14	parts of opening pronoun none medical
-14	-15	before = мы
-14	-15	edges sv medical at
-14	-15	ending after в none
-14	-15	left word jag rare medical
-14	-15	left word мы none ordinary
-14	-16	before = havde
-14	-16	edges ru medical ол
-14	-16	ending after ok none
-14	-17	after = email
-14	-17	right word ligger surname common
-14	-18	before = gir
-14	-18	edges ru heard за
-14	-18	parts after beside other none medical
-14	-19	before = nhs
-14	-19	between nhs #
-14	-19	edges en medical le
-14	-19	ending before hs given
-14	-19	left word nhs given common
-14	-20	parts after opening article surname common
-14	-21	ending before to called
-14	-21	parts of preposition conjunction none place
-14	-22	parts of article conjunction none ordinary
-14	-22	two before = mor
-14	-23	parts of other other known common
-14	-23	two before = болезнь
-14	-25	ending after ts given
-14	-28	after = for
-14	-30	ending before ve called
-14	-33	coming var ~
-14	-35	edges nb heard år
-14	-37	two before = att
-14	-55	left word ~ given unheard
-14	-8	coming vil ikke
-14	-8	edges da medical es
-14	-9	left word how surname common
-14	-9	parts before end pronoun none medical
-14	0	beyond of none called common
-14	1	left word end known unheard
-14	1	parts before end end known unheard
-14	1	role greetings none ordinary
-14	1	role start known unheard
-14	2	edges sv unheard on
-14	23	ending after ut none
-14	23	parts of preposition other called common
-14	4	ending after lt given
-14	4	parts before # # none ordinary
-14	7	before = kg
-140	-110	coming se #
-140	-113	cue of titles medical
-140	-113	ending after at both
-140	-113	role titles none medical
-140	-130	after = meg
-140	-134	ending after ty none
-140	-136	ending after by none
-140	-139	ending before ля none
-140	-141	before = если
-140	-141	coming men det
-140	-147	before = ringte
-140	-164	word en ward
-140	-85	word en no
-140	-88	edges en heard rk
-141	-111	ending after re rare
-141	-111	parts after other opening none ordinary
-141	-116	left word at none medical
-141	-122	parts quantity end
-141	-122	word da fin
-141	-130	after = нет
-141	-140	two before = cm
-141	-143	ending after up none
-141	-144	edges ru heard ах
-141	-211	before of formed unheard heard
-141	-87	before = mother
-141	-89	word nb da
-141	-90	between og er
-141	-94	behind of none form common
-142	-101	before = hadde
-142	-106	ending after un rare
-142	-108	parts after be article none ordinary
-142	-113	parts beside kin
-142	-115	before = six
-142	-115	parts of pronoun preposition none ordinary
-142	-117	between sønnen ~
-142	-124	before = sjefen
-142	-151	coming har det
-142	-84	edges da heard un
-143	-100	parts before preposition article surname common
-143	-106	edges da heard pi
-143	-106	word da kopi
-143	-112	left word min none ordinary
-143	-114	ending before sa given
-143	-117	after = когда
-143	-117	coming som en
-143	-118	parts of preposition end called common
-143	-123	after = dr
-143	-125	left word sjefen both common
-143	-131	two before = gang
-143	-156	ending after от none
-143	-71	parts before pronoun other surname common
-143	-82	between ~ nr
-144	-100	word en good
-144	-114	parts of size opening known common
-144	-115	two before = frost
-144	-121	left word for none ordinary
-144	-123	right word in given common
-144	-123	word sv jo
-144	-126	between ~ the
-144	-136	parts of conjunction preposition given common
-144	-137	coming skal ~
-144	-145	two before = upp
-144	-153	edges en heard ad
-144	-97	before = ringer
-145	-101	parts of quantity other known common
-145	-102	before = sidste
-145	-102	word en done
-145	-119	edges en unheard ld
-145	-151	right word sa given common
-145	-160	ending after rm none
-145	-77	leading mot ~
-146	-110	parts size opening
-146	-120	left word som known common
-146	-128	edges sv heard rt
-146	-131	between i hun
-146	-135	edges sv heard ta
-146	-90	parts of other preposition rare unheard
-146	-96	parts of beside conjunction known common
-147	-105	edges nb heard ne
-147	-113	left word og none ordinary
-147	-116	word da sin
-147	-136	ending after ца none
-147	-139	left word så given common
-147	-152	before = по
-147	-156	edges nb unheard ka
-147	-67	before = inga
-147	-82	role named given common
-148	-103	parts # beside
-148	-110	parts after conjunction other rare medical
-148	-111	parts quantity pronoun
-148	-115	parts before article other given common
-148	-118	parts before # # called medical
-148	-120	after = må
-148	-131	ending after rd none
-148	-135	ending after by given
-148	-155	after = now
-148	-162	edges da heard ue
-148	-45	edges nb heard un
-148	-59	parts after other beside surname common
-148	-62	before = å
-149	-101	two before = se
-149	-101	word nb de
-149	-127	parts finite article
-149	-132	parts of other opening none medical
-149	-143	right word i rare medical
-149	-150	edges ru heard од
-149	-171	two before = we
-149	-172	ending before rg surname
-15	-1	parts of be conjunction surname ordinary
-15	-10	coming husband ~
-15	-10	coming må du
-15	-11	before of end heard
-15	-11	edges nb heard le
-15	-11	parts of conjunction finite none common
-15	-11	right word ikke none ordinary
-15	-13	coming wife ~
-15	-13	ending after at none
-15	-13	parts of opening be none medical
-15	-14	parts before finite you rare medical
-15	-14	parts before says other both common
-15	-14	parts of finite opening none medical
-15	-16	ending before på none
-15	-16	leading любовь ~
-15	-17	coming ~ hva
-15	-17	edges nb medical sk
-15	-17	ending after on surname
-15	-17	left word den none common
-15	-18	after = taler
-15	-18	parts of preposition opening called common
-15	-19	edges nb unheard an
-15	-19	leading går og
-15	-20	parts after be possessive both common
-15	-21	left word att surname common
-15	-23	parts of other you none medical
-15	-25	right word mig none ordinary
-15	-25	two before = hade
-15	-26	ending after ss given
-15	-26	two before = у
-15	-32	edges sv heard ig
-15	-33	parts after time other surname common
-15	-34	ending after om surname
-15	-37	parts after pronoun finite surname ordinary
-15	-39	coming sa att
-15	-4	leading # ejer
-15	-44	after = det
-15	-6	ending before st given
-15	-62	leading ved ~
-15	-8	after = doktorn
-15	-8	role introductions called common
-15	15	coming ~ som
-15	16	parts before opening preposition none ordinary
-15	23	parts after # other known common
-15	4	edges en heard no
-15	4	parts before # other none unheard
-15	7	parts before conjunction other none unheard
-15	7	parts before other be known common
-150	-103	edges sv heard el
-150	-105	after = mamma
-150	-108	leading säger att
-150	-121	before = nei
-150	-126	left word hver known common
-150	-129	after = uten
-150	-129	parts after conjunction other both common
-150	-135	ending after ин none
-150	-144	parts before quantity other none ordinary
-150	-147	after = hos
-150	-170	before = под
-150	-65	parts after other says given common
-151	-102	before = hela
-151	-109	edges ru heard ая
-151	-119	ending after ge rare
-151	-122	word ru ночь
-151	-129	ending before is both
-151	-130	edges en heard nk
-151	-132	ending before ня none
-151	-134	after = ind
-151	-136	edges da heard el
-151	-145	word en nurse
-151	-153	two before = ta
-151	-155	ending after ты none
-151	-159	two before = lite
-151	-170	word nb ring
-151	-90	parts before conjunction other called common
-152	-130	left word var none medical
-152	-133	before = three
-152	-133	two before = mi
-152	-136	between ikke ~
-152	-144	before = ut
-152	-144	word sv gram
-152	-160	behind of verb 1  rare medical
-152	-90	parts after pronoun be given common
-153	-105	before = ha
-153	-112	right word jag surname common
-153	-114	right word не none ordinary
-153	-125	after = maj
-153	-126	word nb si
-153	-135	parts after preposition other none medical
-153	-138	ending before ag given
-153	-138	parts after other you both common
-153	-140	ending before vi given
-153	-141	before = samme
-153	-142	two before = ho
-153	-143	between for end
-153	-149	leading den er
-153	-164	before = fyra
-154	-122	two before = et
-154	-131	after = be
-154	-139	word sv ja
-154	-144	edges ru heard ук
-154	-166	word nb vel
-154	-46	edges da heard om
-154	-77	edges nb heard in
-154	-92	ending after ng none
-155	-118	left word pasient given common
-155	-130	word da vågen
-155	-133	parts after other other none common
-155	-135	two before = нет
-155	-138	ending after ng both
-155	-140	ending before ct none
-155	-149	two before = bit
-155	-153	after = positiv
-155	-155	parts of preposition other rare unheard
-155	-99	edges sv heard ne
-156	-112	ending after iv none
-156	-112	two before = day
-156	-126	ending after as surname
-156	-130	edges nb unheard én
-156	-160	parts before opening pronoun none ordinary
-156	-89	parts after other time none ordinary
-157	-129	ending before du rare
-157	-142	before of formed common heard
-157	-155	edges sv medical am
-157	-155	right word er none medical
-157	-158	before = five
-157	-160	word nb der
-157	-176	ending before ns called
-157	-44	edges en unheard er
-158	-115	leading ~ mig
-158	-116	ending after it none
-158	-122	word en old
-158	-124	two before = går
-158	-126	right word к none ordinary
-158	-128	edges sv heard or
-158	-129	after = mot
-158	-133	coming en ~
-158	-143	parts preposition quantity
-158	-154	parts after preposition # none ordinary
-158	-174	two before = жена
-159	-103	ending after ce known
-159	-105	ending before ил none
-159	-110	ending after ht none
-159	-118	ending before kt none
-159	-119	parts after other finite called medical
-159	-140	parts before other conjunction surname ordinary
-159	-153	ending after iv rare
-159	-165	two before = hjem
-159	-171	coming ~ har
-159	-71	ending after ri none
-159	-89	coming ~ на
-16	-1	parts after end end none medical
-16	-1	right word end none medical
-16	-1	right word är none medical
-16	-11	ending before il none
-16	-11	parts after pronoun other surname common
-16	-11	right word kommer both common
-16	-12	right word for both common
-16	-13	coming i halsen
-16	-13	left word and none ordinary
-16	-14	left word tredje none medical
-16	-15	after = altså
-16	-15	ending before nd surname
-16	-15	parts after tell beside given common
-16	-15	parts of you other rare medical
-16	-16	behind of verb 2  surname ordinary
-16	-16	ending before ts surname
-16	-17	edges sv medical ia
-16	-17	leading har fått
-16	-17	parts of article be both common
-16	-17	two before = любовь
-16	-18	ending after ch both
-16	-18	left word врач none medical
-16	-18	parts of beside conjunction none ordinary
-16	-19	left word för given common
-16	-19	parts after you other none medical
-16	-21	between en om
-16	-21	ending after kt given
-16	-21	parts of possessive other called common
-16	-26	after = в
-16	-26	behind of none called medical
-16	-26	ending before el given
-16	-26	parts of article preposition given common
-16	-28	two before = tack
-16	-29	edges sv heard ma
-16	-29	left word etter none medical
-16	-30	left word она none ordinary
-16	-33	before = ved
-16	-37	before of surname unheard medical
-16	-38	edges sv unheard an
-16	-38	parts before pronoun be surname common
-16	-39	parts of article preposition both common
-16	-4	ending after du called
-16	-64	ending after ga given
-16	-7	after = navn
-16	-73	ending before ой known
-16	-76	parts before be other known common
-16	-8	right word sju given common
-16	-9	ending after so none
-16	-9	parts before possessive other surname common
-16	-9	parts of other finite none unheard
-16	18	left word på called common
-16	3	parts after # # none unheard
-16	7	ending after at known
-160	-101	ending before на none
-160	-111	two before = mot
-160	-116	word sv ju
-160	-125	ending after kk called
-160	-138	parts after time opening none ordinary
-160	-140	after = that's
-160	-142	parts after other kin known common
-160	-143	two before = your
-160	-145	ending after it given
-160	-155	parts of article other given common
-160	-158	between som ja
-160	-159	after = left
-160	-165	coming ref #
-160	-169	edges ru unheard ии
-160	-172	ending after ое none
-160	-228	word en love
-161	-101	edges en heard om
-161	-111	parts after conjunction you called common
-161	-119	parts before end pronoun none ordinary
-161	-131	ending after le both
-161	-142	role possessives both common
-161	-143	ending before ar rare
-161	-166	after = pasient
-161	-180	ending before iv none
-162	-112	parts be quantity
-162	-124	edges nb heard nr
-162	-124	ending before my none
-162	-133	ending after ut given
-162	-136	edges ru heard чь
-162	-140	edges ru heard ди
-162	-165	ending after ad called
-162	-177	parts before # # surname common
-162	-90	ending before ра none
-163	-108	edges sv medical ll
-163	-122	ending after я none
-163	-130	ending after к none
-163	-133	two before = noget
-163	-138	coming врач ~
-163	-142	coming with ~
-163	-152	after = over
-163	-154	between a and
-163	-161	leading ~ как
-163	-175	word en home
-164	-115	parts before article other none unheard
-164	-121	right word nr none unheard
-164	-131	before = god
-164	-146	ending after ry called
-164	-147	ending before ем none
-164	-156	parts before other preposition rare medical
-164	-162	parts before other other none common
-164	-162	parts of pronoun opening known common
-165	-112	before = over
-165	-116	after = negativ
-165	-116	parts after possessive other given common
-165	-128	ending after ig none
-165	-130	word sv natt
-165	-147	ending before ss none
-165	-152	two before = has
-165	-161	after = igen
-165	-161	before = måtte
-165	-181	before = positiv
-165	-53	word en will
-165	-92	after = mother
-166	-118	ending after us none
-166	-144	right word här none ordinary
-166	-170	word da din
-167	-105	word en song
-167	-121	after = lives
-167	-121	ending before he known
-167	-127	ending before ку none
-167	-133	two before = inte
-167	-135	ending before го known
-167	-137	parts of opening conjunction none ordinary
-167	-141	ending after ма none
-167	-145	between # i
-167	-160	coming vid ~
-167	-162	left word к none ordinary
-167	-163	after = fyra
-167	-166	before = venstre
-167	-173	between er så
-168	-100	edges ru heard ки
-168	-103	after = får
-168	-125	before = över
-168	-126	parts before pronoun finite given common
-168	-132	parts says kin
-168	-134	parts article article
-168	-134	parts of beside beside none ordinary
-168	-139	between ~ det
-168	-146	after = номер
-168	-152	left word hade none ordinary
-168	-204	two before = gran
-169	-124	edges en unheard ne
-169	-138	ending after id none
-169	-138	parts of conjunction beside given common
-169	-139	parts of end be none ordinary
-169	-141	ending before ок none
-169	-143	parts of preposition end surname common
-169	-144	left word to surname common
-169	-183	edges da heard at
-17	-10	parts after conjunction other none unheard
-17	-11	left word ved none medical
-17	-12	leading vil du
-17	-12	right word брат none medical
-17	-13	shape heard -2
-17	-14	parts of conjunction says both common
-17	-15	behind of none known common
-17	-15	parts before opening opening none medical
-17	-16	edges nb medical is
-17	-17	edges nb medical ig
-17	-17	left word end called ordinary
-17	-17	parts before end end called ordinary
-17	-17	role start called ordinary
-17	-18	edges ru medical ль
-17	-18	ending after ta both
-17	-19	left word ikke none medical
-17	-19	parts after end end rare ordinary
-17	-19	right word end rare ordinary
-17	-20	edges sv medical ol
-17	-22	right word на none medical
-17	-23	edges nb medical es
-17	-24	coming sedan i
-17	-24	ending before ke none
-17	-24	parts after kin other none unheard
-17	-26	before = мой
-17	-26	ending after na both
-17	-26	leading i en
-17	-26	parts after other beside none unheard
-17	-27	left word tager none medical
-17	-29	parts after # other none ordinary
-17	-3	right word fra surname common
-17	-33	edges ru medical ел
-17	-40	between ~ end
-17	-42	two before = утром
-17	-48	two before = datter
-17	-5	two before = det
-17	-52	between ~ säger
-17	-7	behind of none both common
-17	-8	ending after end surname
-17	-83	parts after pronoun says none ordinary
-17	-9	left word vad both common
-17	0	before = пациент
-17	13	edges da medical de
-17	13	ending before me none
-17	2	between в ~
-17	21	edges da heard ng
-17	23	parts after article other known common
-17	23	parts after conjunction pronoun surname common
-17	26	left word ~ none common
-17	4	ending before te surname
-17	7	left word jag surname common
-17	8	right word i called medical
-17	9	two before = given
-170	-114	ending before to surname
-170	-128	edges ru heard те
-170	-131	after = any
-170	-135	parts after other other form unheard
-170	-135	word sv ute
-170	-138	parts after conjunction preposition none ordinary
-170	-140	edges da medical er
-170	-159	parts before other pronoun given common
-170	-162	word nb hest
-170	-164	word da far
-170	-167	after = плохо
-170	-173	two before = an
-170	-81	word en back
-171	-110	is form common
-171	-128	before = hatt
-171	-128	parts of preposition end known common
-171	-130	two before = hundre
-171	-140	word nb fin
-171	-145	word sv se
-171	-146	cue of greetings medical
-171	-146	right word jeg none ordinary
-171	-146	role greetings none medical
-172	-109	between til end
-172	-124	ending after оз none
-172	-127	behind of verb 1  none common
-172	-135	coming ~ hos
-172	-139	word sv skriver
-172	-141	ending after al none
-172	-141	ending before sk none
-172	-168	two before = åtte
-172	-171	parts after time other given common
-172	-183	word sv mår
-173	-118	word nb bak
-173	-127	ending after ий none
-173	-128	word nb frisk
-173	-153	edges ru heard ти
-173	-159	before = for
-173	-160	two before = как
-173	-160	word sv sina
-173	-90	edges en heard re
-174	-123	parts quantity other
-174	-129	after = last
-174	-129	after = patient
-174	-129	two before = nei
-174	-137	two before = nej
-174	-150	after = gir
-174	-157	leading не ~
-174	-166	right word ref called common
-174	-168	parts after other preposition none medical
-175	-128	ending before he given
-175	-145	edges sv heard ak
-175	-148	two before = like
-175	-149	parts of beside other formed ordinary
-175	-154	leading ~ var
-175	-163	parts before preposition article none unheard
-176	-140	left word i surname common
-176	-141	ending after ma none
-176	-154	parts after other quantity known common
-176	-85	parts before conjunction other called ordinary
-177	-138	word da se
-177	-140	ending after id surname
-177	-143	ending before ка formed
-177	-151	after = se
-177	-163	coming læge ~
-177	-164	after = ask
-177	-164	edges da heard ln
-177	-171	edges en heard aw
-177	-99	before = man
-178	-131	parts before other finite given common
-178	-141	two before = так
-178	-170	coming i venstre
-179	-123	parts before you finite surname common
-179	-124	after = есть
-179	-127	ending after ag known
-179	-140	word nb ham
-179	-148	after = man
-179	-156	coming nr #
-179	-169	before = your
-179	-185	leading she has
-179	-203	before = right
-18	-10	parts of other kin none ordinary
-18	-11	ending before av given
-18	-12	edges sv heard är
-18	-12	ending after та none
-18	-13	leading hedder ~
-18	-14	parts of other be none common
-18	-14	right word mot none ordinary
-18	-15	parts of other quantity none ordinary
-18	-16	after = sidder
-18	-16	leading end den
-18	-16	parts before # quantity none ordinary
-18	-16	parts before conjunction opening none medical
-18	-17	behind of post 1  none common
-18	-17	ending after in given
-18	-17	parts after be quantity both common
-18	-18	coming har fått
-18	-18	ending after gt both
-18	-20	right word inte both common
-18	-21	left word jeg rare medical
-18	-21	parts of finite # none medical
-18	-22	between bare på
-18	-22	left word det known common
-18	-22	parts of time other none medical
-18	-24	parts after other kin none medical
-18	-25	parts after other quantity none medical
-18	-28	parts of # other rare unheard
-18	-28	parts of pronoun opening given common
-18	-3	before = и
-18	-31	parts before end other known common
-18	-33	after = ja
-18	-33	parts of end other rare unheard
-18	-34	before = она
-18	-34	ending after så none
-18	-48	ending after он none
-18	-8	coming card #
-18	-8	edges nb heard la
-18	15	before = have
-18	15	edges en medical ot
-18	18	parts before other preposition called medical
-18	20	right word lege none ordinary
-18	34	leading eller ~
-18	5	after = вчера
-18	5	before of end medical
-180	-140	edges ru heard ду
-180	-164	parts after other other none medical
-181	-101	two before = eller
-181	-148	edges sv heard ju
-181	-149	edges da unheard ad
-181	-149	parts pronoun article
-181	-150	before = на
-181	-150	edges nb medical od
-181	-150	word en little
-181	-150	word nb god
-181	-151	before = två
-181	-152	before = får
-181	-156	left word не none ordinary
-181	-158	before = до
-181	-162	two before = tar
-181	-167	after = mig
-181	-171	word en grace
-181	-182	edges nb medical nk
-181	-182	word nb flink
-181	-183	word nb sin
-181	-211	right word ved none ordinary
-182	-130	coming ~ var
-182	-148	ending before ne known
-182	-159	before = two
-182	-162	coming og på
-182	-173	ending after ко none
-183	-109	ending before ng surname
-183	-121	ending before as known
-183	-124	word en way
-183	-128	two before = dagar
-183	-138	between og end
-183	-153	two before = в
-183	-94	edges nb unheard er
-184	-108	before of none medical medical
-184	-112	role none form rare unheard
-184	-115	two before = sol
-184	-118	ending after ый none
-184	-120	two before = litt
-184	-121	before = hans
-184	-131	edges en heard ap
-184	-142	parts after opening other surname common
-184	-149	word da tage
-185	-130	before = как
-185	-158	edges sv heard gt
-185	-166	parts of be other both common
-185	-172	edges nb heard ho
-185	-172	word nb ho
-185	-178	parts of other finite none medical
-185	-198	word da hoppe
-185	-199	before = et
-186	-121	parts after other be none unheard
-186	-151	edges da heard pe
-186	-169	parts of end conjunction given common
-186	-183	two before = year
-186	-191	two before = pappa
-187	-114	parts article preposition
-187	-114	word nb kopi
-187	-120	edges nb medical am
-187	-137	word da iris
-187	-149	between end til
-187	-149	leading var ~
-187	-177	parts before time other both common
-187	-93	parts size other
-188	-127	between på end
-188	-178	edges nb heard to
-188	-197	leading with a
-189	-186	leading ~ of
-189	-201	coming ~ till
-19	-1	coming jeg står
-19	-1	two before = å
-19	-10	left word have surname common
-19	-10	parts end other
-19	-10	role none none common
-19	-11	ending before ar called
-19	-13	ending before dt both
-19	-13	right word husband given common
-19	-15	between er han
-19	-15	parts of beside kin both common
-19	-16	ending before ан formed
-19	-16	parts before conjunction finite none medical
-19	-17	edges da heard ør
-19	-17	parts after says pronoun both common
-19	-17	parts finite quantity
-19	-17	shape heard -3
-19	-18	between end hej
-19	-18	parts of preposition end none medical
-19	-2	after = satte
-19	-2	before = far
-19	-20	parts of # beside given common
-19	-21	after = по
-19	-21	coming mum ~
-19	-22	between ~ heter
-19	-22	edges ru medical ил
-19	-22	parts before conjunction quantity none ordinary
-19	-22	right word og known common
-19	-22	word en dawn
-19	-23	leading без ~
-19	-23	two before = без
-19	-24	after = søster
-19	-24	edges nb medical ps
-19	-25	ending before pa given
-19	-26	right word over none ordinary
-19	-27	between по ~
-19	-27	edges nb medical kt
-19	-28	word da armen
-19	-30	parts before finite article given common
-19	-30	word sv armen
-19	-33	parts before other be called common
-19	-39	two before = tur
-19	-4	before = skal
-19	-40	before = mot
-19	-40	parts after beside other rare unheard
-19	-43	parts of preposition other given common
-19	-44	behind of verb 2  known common
-19	-57	parts before other preposition known ordinary
-19	-8	ending after end known
-19	-8	leading ~ could
-19	-84	edges da heard ak
-19	11	role placePrepositions both common
-19	12	parts before article be given common
-19	13	edges sv unheard la
-19	15	parts after other possessive surname common
-19	17	parts of opening be given common
-19	7	left word med given common
-190	-105	word en day
-190	-163	edges ru heard ст
-190	-173	right word min none ordinary
-191	-145	ending before te both
-191	-157	edges en heard ar
-191	-169	coming ~ ja
-192	-122	shape unheard -4
-192	-140	edges en heard ns
-192	-140	parts end preposition
-192	-156	word da tak
-192	-170	parts quantity conjunction
-192	-183	between ~ has
-193	-147	before = an
-193	-150	two before = under
-193	-159	parts after tell other none ordinary
-193	-172	before = hade
-193	-173	edges da medical le
-193	-177	edges nb medical st
-193	-188	edges nb unheard ma
-194	-114	leading ~ из
-194	-125	parts after size other none ordinary
-194	-136	ending before ad surname
-194	-140	ending before na known
-194	-162	left word der given common
-194	-170	parts of conjunction preposition called medical
-194	-190	ending before rd given
-195	-171	edges en heard ts
-195	-172	parts of other tell none ordinary
-196	-149	leading ~ to
-196	-185	edges da medical en
-196	-190	two before = ganger
-196	-219	before = søstera
-197	-136	before = du
-197	-163	two before = bra
-197	-174	word sv fall
-197	-178	parts after finite pronoun given common
-197	-182	parts before other pronoun none ordinary
-197	-198	word sv in
-197	-87	edges en heard st
-198	-144	right word ~ surname medical
-198	-165	coming i natt
-198	-168	parts article beside
-198	-175	before = hver
-198	-201	edges en heard ue
-198	-205	leading tur i
-199	-120	edges da heard an
-199	-130	before = are
-199	-146	edges nb heard ra
-199	-167	edges nb heard lt
-199	-209	behind of kin 1  both common
-2	-11	role introductions surname common
-2	-12	after of formed unheard heard
-2	-12	edges sv heard år
-2	-14	edges sv unheard ad
-2	-20	ending after el both
-2	-20	ending before al given
-2	-20	parts of article preposition called ordinary
-2	-21	ending after re both
-2	-21	parts of be preposition none ordinary
-2	-23	is formed unheard
-2	-23	left word hos given unheard
-2	-31	edges sv heard am
-2	-32	left word en both common
-2	-42	is given medical
-2	-43	ending after he none
-2	-53	coming ~ my
-2	13	coming ~ att
-2	18	two before = the
-2	19	edges nb medical in
-2	20	leading ~ om
-2	26	after = так
-20	-1	after = kommer
-20	-11	parts before other you given common
-20	-12	before of verb unheard
-20	-12	ending before op given
-20	-16	edges da medical ie
-20	-16	left word to none medical
-20	-16	parts after other end given common
-20	-16	parts of beside pronoun none medical
-20	-17	right word heter given common
-20	-18	leading end на
-20	-18	right word hittade both common
-20	-19	parts after kin pronoun given common
-20	-20	ending before ör surname
-20	-20	parts of article finite surname common
-20	-20	right word mand both common
-20	-20	right word в none medical
-20	-22	ending after es none
-20	-22	parts of # other called medical
-20	-24	between ~ i
-20	-24	edges da heard jo
-20	-24	left word без none ordinary
-20	-24	parts after other says none medical
-20	-24	parts before end article both common
-20	-24	word da jo
-20	-25	between til ~
-20	-25	edges ru medical го
-20	-25	role none pet unheard
-20	-25	two before = haft
-20	-29	edges ru medical ра
-20	-29	ending before ee given
-20	-3	ending before kg none
-20	-30	after = if
-20	-32	between er ~
-20	-34	ending before ur surname
-20	-35	edges sv heard äg
-20	-35	parts of article conjunction called medical
-20	-37	after = day
-20	-37	parts of other quantity none medical
-20	-43	two before = врач
-20	-5	role none surname common
-20	-59	two before = надежда
-20	16	right word и known common
-20	4	after of form common heard
-20	4	before = для
-20	8	right word and known common
-200	-140	edges nb heard pi
-200	-172	coming ~ ikke
-200	-180	after = av
-200	-183	ending before ст none
-201	-160	ending after em given
-201	-160	parts be kin
-201	-160	parts finite opening
-202	-168	before = helt
-203	-169	edges en heard go
-203	-174	left word her given common
-203	-180	word da set
-203	-192	ending after ну none
-203	-199	edges nb medical or
-204	-155	word en pop
-204	-158	between med #
-204	-175	ending after ir given
-204	-193	parts of preposition end given common
-205	-137	after = of
-205	-169	parts before be opening none ordinary
-205	-182	ending after ть none
-206	-174	leading han er
-206	-188	before = spiser
-206	-220	parts after other be known common
-207	-169	ending before го called
-208	-132	between er end
-208	-136	edges sv heard in
-209	-134	two before = there
-209	-157	edges da heard dt
-209	-169	parts after finite pronoun surname common
-209	-180	right word а none ordinary
-209	-194	parts of end other formed ordinary
-209	-200	before of none place unheard
-209	-208	parts quantity preposition
-209	-221	parts before beside other rare unheard
-21	-1	left word ~ none medical
-21	-11	before = vill
-21	-11	left word du none common
-21	-11	parts of other size surname common
-21	-11	two before = ringing
-21	-13	parts before preposition other called medical
-21	-13	right word har none common
-21	-15	between hver end
-21	-17	leading ~ ska
-21	-18	after of formed unheard medical
-21	-18	between я end
-21	-20	edges da medical me
-21	-22	edges ru medical ки
-21	-23	right word en both common
-21	-24	parts after says opening both common
-21	-25	ending after un surname
-21	-25	left word ~ formed unheard
-21	-25	right word haft given common
-21	-31	beyond of none rare ordinary
-21	-34	before = has
-21	-34	two before = du
-21	-39	after = torsdag
-21	-4	right word on none ordinary
-21	-4	right word ~ none ordinary
-21	-44	after = ejer
-21	-45	parts of finite beside none medical
-21	-46	parts before other kin called common
-21	-5	parts of opening other none ordinary
-21	-51	coming ~ jeg
-21	-58	two before = so
-21	-62	ending before ly given
-21	-8	two before = ut
-21	19	parts pronoun pronoun
-21	4	two before = iris
-21	51	after = she
-210	-144	parts of end other known common
-210	-188	ending after ки none
-210	-203	two before = me
-211	-174	ending after ой none
-211	-185	after = hende
-212	-155	edges nb heard ak
-212	-200	ending after ли none
-213	-133	ending after ок none
-213	-150	edges da heard nu
-213	-150	word da nu
-213	-174	edges ru heard ью
-213	-180	coming på venstre
-213	-182	before = ingen
-214	-111	parts # preposition
-214	-170	edges da heard es
-214	-184	edges da medical st
-215	-167	word sv ring
-215	-175	word sv alla
-215	-242	after = number
-217	-178	edges da heard al
-217	-181	before = how
-217	-198	between kg #
-218	-184	after = år
-219	-169	parts before finite other surname ordinary
-219	-194	ending before i known
-219	-211	ending before ix none
-219	-220	parts before finite opening none ordinary
-22	-1	behind of verb 1  both common
-22	-11	role animals surname common
-22	-12	cue placePrepositions
-22	-12	leading ~ säger
-22	-13	after #
-22	-13	after = #
-22	-14	left word kommer given common
-22	-16	edges ru medical он
-22	-16	parts before conjunction finite surname common
-22	-17	after = vara
-22	-17	ending after er given
-22	-17	two before = viser
-22	-18	before of formed ordinary medical
-22	-18	between mg #
-22	-18	right word ringer both common
-22	-18	word sv del
-22	-19	ending after в called
-22	-19	left word end surname unheard
-22	-19	parts before beside other given common
-22	-19	parts before end end surname unheard
-22	-19	role start surname unheard
-22	-2	leading ~ врач
-22	-21	parts after finite article none medical
-22	-22	edges ru medical ая
-22	-23	edges nb medical re
-22	-24	parts after you other both common
-22	-24	parts of you beside none ordinary
-22	-25	coming står ~
-22	-25	ending after an none
-22	-26	right word seg none ordinary
-22	-27	after = er
-22	-27	ending before ld surname
-22	-3	parts of other opening called common
-22	-33	left word jag none ordinary
-22	-33	left word siger both common
-22	-33	parts of # # given common
-22	-33	parts of finite beside given common
-22	-33	two before = last
-22	-34	edges sv unheard id
-22	-34	left word och rare medical
-22	-38	before = she's
-22	-38	parts after other conjunction given unheard
-22	-40	coming han er
-22	-42	ending before of given
-22	-49	ending after rt surname
-22	-5	role none rare ordinary
-22	-51	left word och called common
-22	-6	parts of conjunction other none unheard
-22	-61	between ~ godt
-22	0	parts of you other none ordinary
-22	12	coming er du
-22	13	parts of preposition other none medical
-22	22	ending after му none
-22	29	ending after tt given
-22	29	ending before ga none
-22	5	ending after om both
-22	58	parts before conjunction other surname ordinary
-22	7	left word og surname ordinary
-22	8	beyond of none both common
-220	-160	ending before am surname
-222	-146	after = å
-222	-223	edges ru heard ру
-224	-189	edges sv heard de
-224	-214	edges ru heard ды
-225	-195	parts before end preposition known common
-225	-201	word da ring
-226	-151	word sv hemma
-226	-189	coming ~ by
-226	-203	parts before beside # none ordinary
-227	-113	edges da heard in
-227	-183	two before = uten
-227	-188	word en every
-227	-191	edges nb heard nå
-227	-207	word ru утром
-227	-234	shape medical -4
-228	-169	after = me
-228	-209	before = år
-229	-160	between ved end
-229	-187	between var ~
-23	-11	parts after preposition other called ordinary
-23	-11	parts before possessive kin known common
-23	-15	left word går given common
-23	-15	left word jo none medical
-23	-16	leading har fået
-23	-16	parts after other end known unheard
-23	-17	edges sv heard ro
-23	-17	parts before other preposition none unheard
-23	-17	parts of be other given common
-23	-17	parts of conjunction pronoun none medical
-23	-18	ending before ör none
-23	-19	after = lege
-23	-19	parts after you tell surname common
-23	-19	parts before other other called common
-23	-2	is form ordinary
-23	-20	after of end medical
-23	-20	ending before få given
-23	-20	left word att both common
-23	-20	left word få given common
-23	-21	coming er en
-23	-23	between har og
-23	-23	edges sv heard pa
-23	-24	parts of other article both common
-23	-27	parts of conjunction kin none medical
-23	-30	edges ru medical те
-23	-34	ending after er pet
-23	-37	parts before preposition finite given common
-23	-4	cue of animals unheard
-23	-4	role animals none unheard
-23	-42	ending before år called
-23	-42	parts of opening be none ordinary
-23	-5	after = spør
-23	-5	leading ~ ville
-23	-5	parts after other other known common
-23	-6	parts of end says given common
-23	-7	before = søn
-23	-8	edges nb medical ue
-23	1	after = на
-23	38	before = you
-230	-197	edges ru heard ли
-230	-205	word sv min
-230	-214	edges sv medical or
-231	-164	before = last
-231	-190	word nb ja
-231	-218	before = old
-231	-247	word da da
-231	-250	after = нельзя
-232	-149	ending before ts none
-232	-201	after = tor
-232	-209	edges ru heard же
-232	-217	word sv kommer
-232	-226	word nb din
-234	-165	word da ind
-235	-119	before = this
-235	-165	parts after be article surname common
-235	-169	edges sv heard lt
-235	-191	ending after ва none
-235	-198	word sv man
-235	-224	word da som
-236	-173	word en say
-236	-201	two before = de
-236	-203	parts of # finite none ordinary
-236	-221	two before = won't
-236	-238	after = nr
-237	-213	left word i both common
-238	-186	coming ~ om
-239	-167	edges nb heard rt
-239	-173	leading en ~
-239	-219	left word i called common
-24	-12	between ~ врач
-24	-13	ending before ad both
-24	-13	leading end hei
-24	-14	ending after an given
-24	-15	parts before finite preposition none ordinary
-24	-17	coming брат ~
-24	-17	parts of preposition kin both common
-24	-18	edges nb heard am
-24	-18	ending before te given
-24	-18	parts after end end none ordinary
-24	-18	right word end none ordinary
-24	-20	left word is none unheard
-24	-20	left word ~ known common
-24	-22	coming # g
-24	-22	parts before conjunction article given common
-24	-22	parts of other preposition none common
-24	-23	after = till
-24	-23	edges nb medical ur
-24	-23	left word kan none common
-24	-23	parts before finite other surname common
-24	-23	parts of finite article given common
-24	-24	parts before quantity other none medical
-24	-25	coming hva heter
-24	-25	parts of other # none ordinary
-24	-26	parts of opening finite both common
-24	-26	right word heter both common
-24	-29	left word og rare medical
-24	-29	right word of none ordinary
-24	-31	before = just
-24	-32	parts of end article given common
-24	-32	right word inte given common
-24	-33	after known unheard
-24	-33	right word tok both common
-24	-34	leading er en
-24	-35	parts of article conjunction surname common
-24	-37	left word kom given common
-24	-38	after = på
-24	-42	parts of beside conjunction none medical
-24	-43	parts of other tell given common
-24	-50	ending after il known
-24	-6	ending after om given
-24	-8	parts before other says both common
-24	-9	behind of post 1  none ordinary
-24	11	ending before en known
-24	38	parts of preposition conjunction surname common
-24	4	ending before ma surname
-24	6	between # har
-24	7	leading för ~
-24	8	ending after ni surname
-240	-209	before = the
-241	-194	word nb far
-241	-228	edges sv unheard ig
-241	-231	word en bay
-241	-244	left word i known common
-241	-245	edges da heard du
-241	-245	word da du
-241	-257	left word i given common
-242	-153	two before = three
-242	-177	role possessives called medical
-242	-229	word da min
-242	-277	edges sv heard ul
-245	-225	edges nb heard nt
-245	-276	ending before в called
-246	-197	word en born
-246	-201	edges da heard ni
-246	-263	ending after am rare
-247	-192	word en days
-248	-208	after = läkare
-248	-242	edges en unheard ht
-248	-246	edges ru heard ро
-248	-250	edges en heard ls
-249	-177	is none common
-249	-223	word nb natta
-25	-1	ending before un given
-25	-12	ending before ый none
-25	-14	ending after ed rare
-25	-15	parts after other other none unheard
-25	-17	after = брат
-25	-17	between det har
-25	-17	cue of possessives medical
-25	-17	role possessives none medical
-25	-18	before = sedan
-25	-18	ending after ng called
-25	-18	parts of conjunction preposition surname common
-25	-19	parts before beside opening given common
-25	-2	two before = din
-25	-20	leading patient ~
-25	-20	parts after kin finite both common
-25	-21	coming negativ ~
-25	-22	parts of you article none ordinary
-25	-23	parts of pronoun end none medical
-25	-24	after = палата
-25	-24	coming палата #
-25	-24	edges nb heard ri
-25	-24	leading på venstre
-25	-24	left word с none medical
-25	-25	right word eller none medical
-25	-26	parts after # preposition none ordinary
-25	-27	ending before ie given
-25	-27	parts after pronoun other called medical
-25	-28	coming er det
-25	-28	parts before other finite none medical
-25	-28	parts opening be
-25	-29	after = bruker
-25	-3	ending before eg rare
-25	-30	word nb bo
-25	-31	between ~ så
-25	-31	coming # grader
-25	-31	edges da medical on
-25	-31	leading skal bare
-25	-33	ending after ok both
-25	-33	is none unheard
-25	-33	parts before conjunction article surname common
-25	-34	left word к none medical
-25	-36	right word ikke given common
-25	-37	before = зовут
-25	-37	leading ~ uten
-25	-39	edges ru heard ав
-25	-41	parts after quantity other none medical
-25	-43	ending after on given
-25	-43	right word # called medical
-25	-44	parts after other other both ordinary
-25	-46	ending before så both
-25	-57	between ~ hon
-25	-7	after = som
-25	-7	parts of other opening none ordinary
-25	0	ending before ch surname
-25	11	before of both common medical
-25	3	parts before pronoun be both common
-25	39	edges ru heard ца
-25	44	parts # finite
-25	6	right word men none ordinary
-250	-184	edges da heard re
-252	-227	parts before # preposition none ordinary
-253	-194	edges ru heard ер
-253	-214	two before = skal
-253	-217	word da hed
-253	-228	edges en heard io
-254	-158	parts conjunction end
-254	-205	word ru вечером
-254	-210	word da de
-254	-253	word sv mina
-255	-195	before = rosacea
-255	-231	edges en heard so
-255	-231	word en so
-255	-237	after = wanted
-257	-251	between и в
-258	-251	edges da unheard hr
-259	-165	before = en
-259	-168	edges da heard en
-259	-185	left word per given common
-259	-219	word en fine
-26	-10	after of none medical heard
-26	-10	after of rare common heard
-26	-10	parts beside article
-26	-11	ending after ач none
-26	-11	ending before ka none
-26	-13	parts after other says none ordinary
-26	-14	left word får given common
-26	-15	between hun at
-26	-15	parts after be beside none medical
-26	-16	right word så given common
-26	-17	left word får both common
-26	-17	parts of preposition finite none medical
-26	-18	right word i none medical
-26	-18	two before = vill
-26	-19	between end det
-26	-20	left word и called ordinary
-26	-21	right word och none place
-26	-22	parts of beside other rare unheard
-26	-22	right word with none ordinary
-26	-23	edges ru unheard ей
-26	-26	after = mener
-26	-26	parts of pronoun preposition none medical
-26	-26	shape unheard -2
-26	-27	between er for
-26	-27	edges sv medical as
-26	-27	leading han får
-26	-27	parts other article
-26	-29	left word и none medical
-26	-30	after = nye
-26	-30	parts of be kin both common
-26	-32	ending before un both
-26	-33	before = dotter
-26	-34	parts after end end both common
-26	-34	parts before preposition other called ordinary
-26	-34	right word end both common
-26	-35	coming det kan
-26	-36	ending before rm surname
-26	-36	leading я ~
-26	-37	left word med both common
-26	-39	role greetings rare medical
-26	-4	ending after ed none
-26	-44	parts of article other none medical
-26	-5	ending before ia given
-26	-5	ending before ор formed
-26	-6	parts after pronoun other given common
-26	0	left word så surname common
-26	30	edges nb medical ld
-26	31	parts pronoun be
-26	7	two before = ett
-260	-241	ending before ет none
-261	-219	edges en heard ys
-262	-248	word sv sal
-264	-198	word nb gang
-264	-248	word en place
-264	-254	word en last
-266	-200	edges sv unheard nr
-266	-239	edges sv heard du
-266	-239	word sv du
-267	-176	parts of preposition conjunction known common
-267	-261	word da gang
-268	-236	edges da unheard on
-269	-206	edges ru heard ии
-269	-272	word da ved
-27	-1	parts of # other given common
-27	-10	between а ~
-27	-10	leading ja det
-27	-10	left word patient none ordinary
-27	-11	after = hun
-27	-11	parts after other other given ordinary
-27	-12	before = thank
-27	-12	left word thank surname common
-27	-13	parts of beside opening none medical
-27	-13	parts of pronoun other surname common
-27	-13	right word är none ordinary
-27	-14	ending before rg none
-27	-15	parts after finite pronoun none common
-27	-16	ending after is none
-27	-17	between det det
-27	-18	after = за
-27	-18	leading de ~
-27	-19	before = sambo
-27	-19	between last end
-27	-19	edges nb medical ma
-27	-19	ending after # known
-27	-19	right word af none medical
-27	-19	shape unheard -1
-27	-19	two before = eight
-27	-20	right word skal none common
-27	-21	cue of placePrepositions name
-27	-22	edges da medical ad
-27	-22	edges sv medical ix
-27	-22	right word sa both common
-27	-23	parts before preposition other both common
-27	-24	left word ~ called common
-27	-24	right word till none medical
-27	-25	ending after im given
-27	-25	parts before conjunction pronoun given common
-27	-26	before = svenska
-27	-26	ending before 'd given
-27	-26	parts before other you none medical
-27	-27	parts of end time given common
-27	-28	after = tre
-27	-28	parts after pronoun finite both common
-27	-29	after = сорок
-27	-29	left word на called common
-27	-3	edges nb medical et
-27	-3	right word til none ordinary
-27	-31	edges en unheard or
-27	-31	parts of you other none common
-27	-32	between ett ~
-27	-32	left word же none ordinary
-27	-34	ending after ve none
-27	-35	ending before an rare
-27	-35	right word ja none ordinary
-27	-36	ending after ie none
-27	-37	before = til
-27	-37	coming han ~
-27	-39	parts of other other pet ordinary
-27	-39	parts possessive end
-27	-4	parts before quantity other given common
-27	-40	cue of homes name
-27	-40	ending after oe given
-27	-40	parts after other other surname medical
-27	-43	between ~ ved
-27	-48	ending after i rare
-27	-49	ending after ld given
-27	-57	coming ~ has
-27	-62	parts after # # called medical
-27	1	before = læge
-27	2	ending after se given
-27	5	left word at none unheard
-27	6	ending after да none
-27	8	between hedder ~
-270	-200	word en lovely
-270	-229	parts of conjunction preposition called ordinary
-270	-241	word nb kommer
-271	-198	edges sv heard nt
-271	-212	coming i huset
-271	-238	edges nb heard mi
-271	-238	word nb mi
-271	-269	word en rang
-272	-218	two before = vil
-273	-258	ending after ии none
-275	-249	word sv sen
-277	-227	word nb sa
-277	-231	word en just
-278	-262	before = от
-279	-243	word sv just
-279	-269	word nb kilo
-28	-14	ending after om none
-28	-18	behind of kin 1  called common
-28	-19	ending before om rare
-28	-19	left word til none ordinary
-28	-19	right word min none medical
-28	-20	ending before ин none
-28	-21	after of given common medical
-28	-21	coming hva ~
-28	-21	ending after va none
-28	-21	two before = bruker
-28	-22	edges ru medical ка
-28	-22	right word och surname ordinary
-28	-22	word nb dag
-28	-26	parts after other other surname common
-28	-26	role placePrepositions form ordinary
-28	-27	ending before he surname
-28	-28	beyond of none surname common
-28	-28	coming bor på
-28	-28	edges ru heard це
-28	-29	parts after article other none common
-28	-29	parts of end other surname unheard
-28	-3	parts of other finite surname common
-28	-32	ending before rm given
-28	-32	left word måtte none ordinary
-28	-33	word da nat
-28	-34	between og at
-28	-34	ending before и known
-28	-34	left word han none medical
-28	-36	ending after us given
-28	-38	two before = well
-28	-4	ending before me given
-28	-41	before = uten
-28	-42	after = what
-28	-44	coming to ~
-28	-46	coming ~ siger
-28	-47	ending before as rare
-28	-47	left word en given common
-28	-48	before of formed unheard medical
-28	-49	coming ~ læge
-28	-50	parts after other other formed unheard
-28	-51	right word to known common
-28	-55	before = bjørn
-28	-6	edges ru heard ые
-28	0	ending after eg surname
-28	0	ending before så given
-28	14	left word er called medical
-28	14	parts of end other surname common
-28	2	two before = en
-28	31	parts before kin other known common
-28	7	left word to none ordinary
-281	-249	edges da heard ks
-282	-216	word nb andre
-282	-247	leading ~ from
-285	-233	word sv hette
-285	-265	edges ru heard ть
-285	-266	edges da medical or
-286	-236	word en my
-286	-263	edges nb heard du
-286	-263	word nb du
-286	-293	word nb kan
-287	-256	word sv vill
-287	-308	word en have
-288	-248	word da otte
-288	-255	word da ham
-29	-1	beyond of none given common
-29	-11	edges da heard ja
-29	-11	ending after # none
-29	-14	before = siden
-29	-14	parts possessive pronoun
-29	-19	ending after år none
-29	-23	left word de given common
-29	-23	parts after possessive other none unheard
-29	-23	right word skal given common
-29	-25	parts after other time none medical
-29	-25	parts before article finite none medical
-29	-25	parts before possessive other none medical
-29	-26	ending before ью none
-29	-26	parts of quantity end known common
-29	-26	parts pronoun tell
-29	-26	two before = not
-29	-30	edges ru medical ом
-29	-30	leading ~ номер
-29	-30	parts of article end called medical
-29	-30	right word får given common
-29	-31	after of given unheard medical
-29	-31	ending after nt given
-29	-32	between vid ~
-29	-32	left word under none ordinary
-29	-33	ending before å given
-29	-34	edges ru medical га
-29	-34	edges ru medical ли
-29	-37	parts after pronoun other none ordinary
-29	-38	edges en medical an
-29	-42	parts after kin other called common
-29	-45	word sv ur
-29	-49	two before = она
-29	-5	left word han none ordinary
-29	-50	role placePrepositions rare medical
-29	-51	parts after other conjunction known unheard
-29	-54	between соседка ~
-29	-69	ending after in both
-29	-8	before = ja
-29	-9	ending after ия none
-29	-9	parts after other other called medical
-29	5	parts size end
-290	-241	edges en heard my
-293	-242	edges da unheard nr
-295	-191	length unheard short
-295	-261	word en an
-295	-281	word nb kveld
-295	-299	edges en heard me
-296	-212	edges en heard ng
-297	-251	word nb som
-297	-301	word nb helga
-3	-10	between etter ~
-3	-11	parts of other preposition called medical
-3	-12	parts before end other called common
-3	-15	right word under none ordinary
-3	-23	coming og ~
-3	-27	two before = altså
-3	-29	coming я ~
-3	-29	parts of other other rare unheard
-3	-30	left word men surname common
-3	-38	two before = från
-3	-38	two before = partner
-3	10	coming # ~
-3	12	parts of end other called ordinary
-3	34	before = se
-3	37	ending after ик none
-3	39	parts before other quantity both common
-30	-1	after = i'd
-30	-13	after = как
-30	-13	word da ja
-30	-14	parts after size other none medical
-30	-17	between ~ må
-30	-17	ending before ja surname
-30	-17	right word # none unheard
-30	-17	right word om given common
-30	-19	after of given common heard
-30	-2	after = and
-30	-2	coming fra ~
-30	-21	parts after finite you none common
-30	-22	left word skulle none ordinary
-30	-23	parts of end other rare medical
-30	-24	after = första
-30	-24	before = än
-30	-24	ending after sa both
-30	-24	right word utan none ordinary
-30	-24	right word и none ordinary
-30	-26	parts after pronoun other none unheard
-30	-27	left word og none common
-30	-28	ending before re called
-30	-28	leading ~ att
-30	-28	parts after # other formed medical
-30	-29	ending after af none
-30	-29	leading ~ hva
-30	-3	ending before et known
-30	-30	left word samma given common
-30	-30	word sv sak
-30	-31	after = справа
-30	-31	parts of article article none ordinary
-30	-32	coming он ~
-30	-32	edges da medical is
-30	-34	parts of end you surname common
-30	-37	after known common
-30	-37	right word mitt none ordinary
-30	-39	between til og
-30	-39	parts after other preposition rare medical
-30	-42	edges sv heard rd
-30	-42	two before = see
-30	-43	word en heather
-30	-44	parts of article conjunction both common
-30	-44	parts of other opening called ordinary
-30	-45	leading på begge
-30	-5	edges en heard an
-30	-53	parts after article be surname common
-30	-55	before = fikk
-30	-57	after = svenska
-30	-57	edges en unheard ay
-30	-7	parts kin opening
-30	-72	left word eller both common
-30	-8	after = from
-30	1	after = ble
-30	13	parts of preposition time none ordinary
-30	28	ending before ni none
-30	29	parts after # # known unheard
-30	3	after = med
-305	-261	edges nb unheard nr
-308	-260	word sv sa
-309	-257	edges en heard he
-309	-257	word en she
-31	-11	parts of other end none ordinary
-31	-12	ending after ge none
-31	-12	parts after end end surname ordinary
-31	-12	parts after other end none unheard
-31	-12	right word end surname ordinary
-31	-14	behind of none none unheard
-31	-15	edges sv heard as
-31	-15	ending after ir none
-31	-17	cue of persons medical
-31	-17	ending after de surname
-31	-17	ending before al known
-31	-17	parts before other preposition known common
-31	-17	role persons none medical
-31	-17	two before = över
-31	-19	parts before end finite given common
-31	-2	leading ~ har
-31	-22	parts of other other formed medical
-31	-23	parts before other preposition rare ordinary
-31	-26	left word som surname common
-31	-26	two before = bare
-31	-27	edges nb heard ei
-31	-27	ending after as both
-31	-27	leading end номер
-31	-28	edges sv unheard ka
-31	-29	after = mum
-31	-29	ending after ry given
-31	-29	leading med i
-31	-29	right word datter known common
-31	-3	parts after # # none ordinary
-31	-31	between med på
-31	-32	parts after finite you none ordinary
-31	-33	before = полис
-31	-33	between полис #
-31	-33	left word полис none unheard
-31	-33	parts after other pronoun surname common
-31	-34	ending after eg known
-31	-34	two before = at
-31	-38	between # med
-31	-38	left word как none ordinary
-31	-39	ending before ld none
-31	-4	before = tage
-31	-4	parts before other other formed ordinary
-31	-40	between in end
-31	-41	left word a called common
-31	-43	ending before 's known
-31	-44	left word så none medical
-31	-45	leading har du
-31	-46	ending before ey none
-31	-47	left word ingen none ordinary
-31	-49	before of called medical medical
-31	-5	ending before a surname
-31	-5	parts after pronoun be none unheard
-31	-51	parts after other pronoun both common
-31	-59	ending before rs rare
-31	-65	parts of other conjunction surname common
-31	-8	after = tar
-31	1	parts of opening pronoun none ordinary
-31	1	two before = can
-31	15	ending before å none
-31	2	two before = siden
-31	3	ending before ej known
-310	-253	edges sv heard et
-311	-185	word da hans
-312	-260	edges en heard ou
-312	-260	word en you
-315	-241	word nb hans
-315	-310	word ru день
-32	-1	is both common
-32	-10	ending after ch called
-32	-15	coming of birth
-32	-16	before = i
-32	-16	ending before ie surname
-32	-17	after given common
-32	-18	parts pronoun end
-32	-20	leading kat ~
-32	-22	between end kommer
-32	-22	two before = finns
-32	-23	before = kone
-32	-23	parts before end possessive given common
-32	-23	right word on none unheard
-32	-24	right word det called medical
-32	-25	edges en heard se
-32	-25	right word negativ rare medical
-32	-26	after of form unheard heard
-32	-26	ending after et known
-32	-27	edges ru medical ла
-32	-28	after = owner
-32	-28	coming og er
-32	-29	leading och en
-32	-30	parts of other end surname common
-32	-31	parts before opening other known common
-32	-33	coming blev ~
-32	-33	edges da heard ip
-32	-33	word da chip
-32	-34	leading ~ hver
-32	-34	role persons surname common
-32	-35	right word time surname common
-32	-36	after = min
-32	-36	after = prosent
-32	-36	ending before le called
-32	-36	parts of end other none common
-32	-37	edges nb medical tt
-32	-37	parts of end preposition both common
-32	-40	ending after ev known
-32	-40	left word mg none ordinary
-32	-41	edges da medical re
-32	-41	parts of pronoun other rare medical
-32	-42	parts before article finite both common
-32	-44	right word kilo none ordinary
-32	-49	before = let's
-32	-49	right word ~ rare medical
-32	-50	parts before conjunction opening given common
-32	-55	ending after ay known
-32	-56	ending after es called
-32	-56	ending after sa none
-32	-6	cue of greetings heard
-32	-62	right word hva none ordinary
-32	-7	right word som none medical
-32	-79	parts after other quantity surname common
-32	11	parts after other other rare common
-32	15	right word и called ordinary
-32	16	before = her
-32	19	word sv dag
-32	2	ending after ом none
-32	5	parts after conjunction article none ordinary
-32	9	before of form common unheard
-321	-257	word sv vad
-328	-271	word da her
-33	-11	parts of preposition other called ordinary
-33	-16	after = kone
-33	-16	ending before ng given
-33	-17	ending before ve surname
-33	-17	parts after other other formed ordinary
-33	-19	between это ~
-33	-19	ending before ns given
-33	-19	leading et ~
-33	-21	between на ~
-33	-22	leading du får
-33	-25	after = husband
-33	-25	ending before gt surname
-33	-25	two before = ringede
-33	-27	between ~ att
-33	-27	ending after rk given
-33	-27	left word skulle given common
-33	-27	parts before finite preposition given common
-33	-29	behind of none called common
-33	-29	parts before finite you given common
-33	-29	two before = hvor
-33	-3	ending before se none
-33	-3	parts of other pronoun none ordinary
-33	-30	after = hunden
-33	-30	after of known common heard
-33	-30	word sv chip
-33	-31	between end har
-33	-31	parts before other other called ordinary
-33	-32	two before = vad
-33	-33	edges en medical al
-33	-33	right word jeg none medical
-33	-34	between ~ han
-33	-34	parts before other be called ordinary
-33	-34	parts before other opening none common
-33	-34	role placePrepositions rare ordinary
-33	-35	parts after other beside none place
-33	-36	ending before na both
-33	-39	ending after to surname
-33	-39	ending before om surname
-33	-4	left word var surname common
-33	-40	cue workplaces
-33	-41	between at and
-33	-41	parts after other other rare medical
-33	-41	parts of other other form unheard
-33	-42	after = test
-33	-46	ending before ft given
-33	-47	parts other #
-33	-49	ending before в none
-33	-5	behind of verb 1  none ordinary
-33	-50	word nb ber
-33	-51	left word når both common
-33	-51	role none rare medical
-33	-53	parts of finite beside none ordinary
-33	-58	parts before preposition opening none ordinary
-33	-60	parts after other beside both common
-33	-60	right word ikke surname common
-33	6	left word i none unheard
-331	-200	word sv kilo
-331	-239	word en said
-332	-311	edges nb heard om
-336	-294	word sv kan
-338	-263	two before = rosacea
-339	-236	word sv hela
-34	-13	left word ~ none ordinary
-34	-13	parts of finite other none medical
-34	-15	edges en unheard ie
-34	-16	coming min ~
-34	-16	parts before other beside none unheard
-34	-19	ending before ar none
-34	-20	ending before en surname
-34	-22	edges da medical al
-34	-22	parts of conjunction says surname common
-34	-26	left word det none common
-34	-26	left word hun none medical
-34	-26	parts before other other formed unheard
-34	-27	parts after be other none ordinary
-34	-28	after = ta
-34	-28	left word går both common
-34	-28	parts before beside preposition known common
-34	-29	parts after time other none medical
-34	-30	ending after се none
-34	-31	role none called ordinary
-34	-32	after = get
-34	-33	left word fikk none medical
-34	-33	parts before other opening given common
-34	-34	ending after bo both
-34	-34	parts of end kin given common
-34	-38	ending before tt given
-34	-39	parts before be article none medical
-34	-41	edges en unheard se
-34	-41	parts of other # known unheard
-34	-47	parts other kin
-34	-48	ending after is surname
-34	-6	ending after al surname
-34	-7	ending before ed called
-34	-78	two before = соседка
-34	-8	leading jeg har
-34	-9	after = och
-34	1	role placePrepositions given common
-34	12	leading и ~
-34	2	parts before be other both common
-34	22	between ~ на
-34	32	coming hun er
-34	39	ending after ft given
-34	7	two before = för
-344	-244	word en like
-344	-295	word nb eg
-345	-295	word en son
-345	-297	edges nb heard eg
-35	-10	parts of beside end none ordinary
-35	-15	between у ~
-35	-20	after none medical
-35	-20	after none ordinary
-35	-22	edges sv heard ad
-35	-22	parts other you
-35	-22	right word been surname common
-35	-22	right word det none common
-35	-24	between ~ is
-35	-24	cue of placePrepositions unheard
-35	-24	left word no none ordinary
-35	-24	role placePrepositions none unheard
-35	-25	after = hvor
-35	-25	edges nb medical nd
-35	-26	parts of preposition finite given common
-35	-28	leading hon har
-35	-29	ending after i surname
-35	-29	leading blir det
-35	-29	parts of other other formed unheard
-35	-30	coming er på
-35	-30	ending before ке none
-35	-30	ending before та formed
-35	-30	parts before end preposition given common
-35	-31	between det er
-35	-31	right word hej given common
-35	-33	parts of conjunction end none ordinary
-35	-34	between end ringer
-35	-37	two before = kontrol
-35	-38	parts after other time given common
-35	-43	left word för none ordinary
-35	-44	role placePrepositions known ordinary
-35	-47	between til på
-35	-48	between end mitt
-35	-50	parts after says other surname common
-35	-52	ending before ev none
-35	-52	parts before other other known ordinary
-35	-60	edges sv medical sk
-35	-9	edges sv unheard rt
-35	-9	ending after od given
-35	-9	parts after other article both common
-35	11	parts after article be none ordinary
-35	11	parts after preposition other rare unheard
-35	16	role placePrepositions given ordinary
-35	23	before = ho
-35	7	parts before other other given unheard
-36	-10	cue of introductions medical
-36	-10	role introductions none medical
-36	-12	after of none medical unheard
-36	-16	ending before ps none
-36	-19	parts before says preposition none medical
-36	-24	left word end none ordinary
-36	-24	parts before end end none ordinary
-36	-24	role start none ordinary
-36	-26	parts after conjunction preposition called common
-36	-27	parts before opening pronoun given common
-36	-28	left word og surname common
-36	-29	between ~ inte
-36	-29	cue of possessives name
-36	-29	ending before es given
-36	-29	leading är en
-36	-29	parts of end finite none medical
-36	-32	after rare ordinary
-36	-33	between end you
-36	-33	parts of other # formed medical
-36	-33	right word # formed medical
-36	-33	right word vi none medical
-36	-36	between не ~
-36	-36	parts before preposition other known common
-36	-36	right word sitter both common
-36	-38	after = time
-36	-38	left word en called medical
-36	-41	ending before ат none
-36	-41	right word du none medical
-36	-42	parts before other time none medical
-36	-43	coming ~ the
-36	-45	parts article #
-36	-47	ending after st rare
-36	-47	parts after conjunction article none medical
-36	-49	parts of other other known ordinary
-36	-53	ending after ot none
-36	-56	ending after ic none
-36	-58	ending after ör none
-36	-62	behind of none given medical
-36	-7	between som ~
-36	-70	after = could
-36	-72	right word med given common
-36	4	behind of none rare medical
-36	8	before of # unheard
-360	-291	edges ru heard ет
-361	-335	word nb bror
-362	-287	word da hende
-369	-344	word en are
-37	-1	parts after other conjunction called common
-37	-10	parts after pronoun be surname common
-37	-11	ending after ey none
-37	-13	cue of start unheard
-37	-13	left word end none unheard
-37	-13	parts before end end none unheard
-37	-13	role start none unheard
-37	-14	leading end я
-37	-14	left word och surname common
-37	-16	ending after of surname
-37	-17	ending before en none
-37	-19	after of form ordinary heard
-37	-22	role none called medical
-37	-23	coming uten ~
-37	-24	parts of other other given unheard
-37	-24	two before = kat
-37	-26	between не end
-37	-26	ending after ец none
-37	-28	right word men none medical
-37	-29	right word fikk both common
-37	-30	between ~ hos
-37	-33	word nb rom
-37	-36	ending after op none
-37	-36	two before = sedan
-37	-37	ending after ig given
-37	-37	parts of end pronoun given common
-37	-39	edges ru medical ия
-37	-40	ending after ny none
-37	-40	parts before other pronoun rare medical
-37	-43	edges en heard oy
-37	-45	ending after pp none
-37	-45	leading владелец ~
-37	-46	parts after preposition possessive none ordinary
-37	-5	before of verb medical
-37	-53	two before = år
-37	-55	parts after end end given unheard
-37	-55	right word end given unheard
-37	-56	ending before ич none
-37	-57	role greetings known unheard
-37	-59	coming ~ я
-37	-6	after = og
-37	-66	coming ~ uten
-37	-75	ending after ør surname
-37	13	word en long
-37	15	right word and surname common
-37	20	leading my son
-37	3	edges nb heard ku
-37	3	word nb ku
-379	-340	word nb ved
-379	-344	after = ute
-38	-107	leading ~ говорит
-38	-11	after = snakker
-38	-14	ending before tt none
-38	-15	right word # given common
-38	-18	shape medical 0
-38	-20	ending before do surname
-38	-20	left word do surname common
-38	-21	parts before other opening none medical
-38	-21	role placePrepositions called medical
-38	-23	left word с none ordinary
-38	-26	parts after beside other given common
-38	-26	right word chef both common
-38	-26	two before = been
-38	-27	parts after kin finite given common
-38	-27	parts of other article none common
-38	-29	edges nb heard ag
-38	-29	parts of be end surname common
-38	-32	two before = hej
-38	-33	ending after är none
-38	-33	ending before ar both
-38	-33	left word после none ordinary
-38	-33	right word on given common
-38	-34	ending before # formed
-38	-37	between end som
-38	-38	before = hvis
-38	-39	two before = fram
-38	-40	edges en medical ol
-38	-40	parts after other opening given common
-38	-40	parts before end you surname common
-38	-41	parts pronoun you
-38	-42	edges nb unheard la
-38	-43	coming ~ vet
-38	-44	role none surname ordinary
-38	-46	parts before article finite none ordinary
-38	-47	parts after preposition other known common
-38	-49	after = men
-38	-49	parts before beside article surname common
-38	-54	right word den none medical
-38	-56	leading # grader
-38	-58	parts of other preposition surname unheard
-38	-85	between och har
-38	0	parts of be opening none ordinary
-38	15	left word om none ordinary
-38	3	ending after # formed
-38	3	ending before en both
-38	5	ending after ar both
-380	-307	word sv inga
-382	-378	word da han
-39	-11	left word # called ordinary
-39	-12	parts before says preposition both common
-39	-127	two before = maj
-39	-17	right word of surname common
-39	-18	ending after end pet
-39	-20	ending after ce given
-39	-20	parts of other # given unheard
-39	-21	right word har both common
-39	-22	before = og
-39	-24	after = noen
-39	-24	after = один
-39	-25	ending before ad rare
-39	-25	leading ~ av
-39	-25	parts before preposition other called common
-39	-28	right word # none ordinary
-39	-30	ending after ig both
-39	-30	left word storm given common
-39	-30	parts before possessive kin both common
-39	-30	parts other be
-39	-30	two before = halsen
-39	-32	cue of start heard
-39	-32	ending before кг none
-39	-32	two before = eg
-39	-33	edges sv medical en
-39	-34	ending before ye none
-39	-34	parts after other article none common
-39	-35	coming og da
-39	-36	parts before other other formed medical
-39	-37	ending before es called
-39	-37	left word ha none ordinary
-39	-37	left word vi rare medical
-39	-37	parts of other other none unheard
-39	-40	ending after na none
-39	-41	right word hver none ordinary
-39	-42	ending after ve called
-39	-42	right word mer none ordinary
-39	-45	after = bakke
-39	-46	parts of other opening given common
-39	-48	two before = дочь
-39	-52	ending after os given
-39	-53	left word ja given common
-39	-53	parts before opening other called common
-39	-54	parts after finite pronoun known common
-39	-6	ending after av given
-39	-6	parts opening article
-39	-63	parts of conjunction preposition rare medical
-39	-7	parts after finite other none unheard
-39	11	left word in given common
-39	14	edges ru heard ит
-393	-329	word da den
-395	-278	word sv den
-4	-11	ending before en given
-4	-11	leading er på
-4	-11	parts beside other
-4	-11	parts of article end none medical
-4	-13	ending after i given
-4	-14	after = måtte
-4	-15	ending after ез none
-4	-16	parts of article conjunction none medical
-4	-18	behind of kin 1  none ordinary
-4	-19	right word är given common
-4	-24	coming ~ у
-4	-24	ending after la given
-4	-27	ending after ld called
-4	-27	two before = here
-4	-29	parts after other be none place
-4	-38	ending after зы none
-4	-38	parts before pronoun other called ordinary
-4	-42	left word of none ordinary
-4	11	ending before ve known
-4	12	ending before at both
-4	14	right word læge none ordinary
-4	15	before = hunden
-4	15	parts before other beside both common
-4	15	parts of preposition finite none unheard
-4	23	behind of verb 2  surname common
-4	32	parts after conjunction article given common
-4	34	leading til ~
-4	41	left word om known common
-40	-10	edges nb heard ns
-40	-103	after pet unheard
-40	-11	two before = rask
-40	-14	edges sv heard ga
-40	-16	before = är
-40	-18	edges en heard ck
-40	-2	parts of other conjunction none unheard
-40	-20	after = nej
-40	-21	before = vad
-40	-23	left word could surname common
-40	-26	edges nb heard st
-40	-27	parts of other conjunction called ordinary
-40	-28	coming нет ~
-40	-28	ending after ef both
-40	-28	ending before ak given
-40	-28	parts of # # none ordinary
-40	-30	cue of start medical
-40	-30	edges ru medical ке
-40	-30	left word end none medical
-40	-30	parts before end end none medical
-40	-30	role start none medical
-40	-33	parts # tell
-40	-33	parts of beside conjunction known ordinary
-40	-34	ending before gn none
-40	-35	after = nummer
-40	-35	edges ru heard ог
-40	-35	ending after ks given
-40	-37	ending before го none
-40	-37	ending before ее none
-40	-38	parts of pronoun beside given common
-40	-40	left word hon none ordinary
-40	-40	parts before other size given common
-40	-41	between end jeg
-40	-41	left word the called medical
-40	-41	left word the surname common
-40	-41	parts after preposition other none common
-40	-42	role none formed medical
-40	-44	right word tre given common
-40	-50	ending after ns none
-40	-50	parts after possessive kin given common
-40	-53	ending before af known
-40	-56	before of called medical unheard
-40	-57	before = grader
-40	-58	parts of be end none medical
-40	-59	edges sv heard kt
-40	-6	parts after end end rare unheard
-40	-6	right word end rare unheard
-40	-67	parts of article preposition none ordinary
-40	-69	ending before a none
-40	-71	ending before ei given
-40	-82	leading ~ navn
-40	-84	before of pet unheard heard
-40	-91	ending after ад none
-40	0	leading jo ~
-40	2	parts of conjunction preposition known common
-40	8	ending after ar known
-403	-243	word nb den
-404	-318	edges da heard et
-41	-21	left word end called medical
-41	-21	parts before end end called medical
-41	-21	role start called medical
-41	-23	right word skulle both common
-41	-24	ending after fe given
-41	-25	word sv ni
-41	-26	ending before му none
-41	-27	ending after dr none
-41	-28	after = wife
-41	-28	between år ~
-41	-28	ending after ag surname
-41	-28	ending before от none
-41	-30	between att har
-41	-30	is none ordinary
-41	-30	parts after preposition other none ordinary
-41	-34	leading ko #
-41	-34	parts before end you both common
-41	-34	two before = ko
-41	-35	parts before time other none medical
-41	-35	parts of other size given common
-41	-36	right word два none ordinary
-41	-37	edges en medical ne
-41	-37	leading end min
-41	-38	parts before # # none medical
-41	-39	parts before other conjunction none common
-41	-40	word en hand
-41	-41	left word у none medical
-41	-41	parts before finite pronoun none medical
-41	-42	between jeg med
-41	-42	parts before end pronoun rare medical
-41	-43	left word på known unheard
-41	-45	left word å given common
-41	-45	parts of other other none common
-41	-47	ending before vi rare
-41	-47	parts after other end known ordinary
-41	-53	leading som en
-41	-53	parts of article preposition surname common
-41	-56	ending after nd surname
-41	-56	leading ~ når
-41	-56	parts of end be both common
-41	-59	parts of preposition kin given ordinary
-41	-65	between kan ~
-41	-65	ending after dt given
-41	-65	parts of pronoun beside none ordinary
-41	-76	between ~ for
-41	-8	parts of other pronoun given common
-41	-96	leading fra ~
-41	2	parts of other you surname common
-41	8	leading ~ till
-412	-400	word nb min
-42	-15	before = kona
-42	-17	after = ved
-42	-18	ending before ll given
-42	-18	parts after time opening given common
-42	-19	right word husker both common
-42	-2	left word så called common
-42	-22	left word end called common
-42	-22	parts before end end called common
-42	-22	right word # given ordinary
-42	-22	role start called common
-42	-23	coming til #
-42	-23	parts opening you
-42	-24	after of rare ordinary heard
-42	-25	left word is surname common
-42	-27	beyond kin
-42	-27	parts after preposition end none ordinary
-42	-28	coming man ~
-42	-28	parts of pronoun article none ordinary
-42	-3	ending before # called
-42	-30	behind of none form rare unheard
-42	-30	parts before possessive other none ordinary
-42	-31	cue of none unheard
-42	-31	right word og given common
-42	-31	role none none unheard
-42	-32	between end skal
-42	-32	left word om none medical
-42	-33	is rare ordinary
-42	-33	leading ~ här
-42	-35	left word jag given common
-42	-36	right word ~ pet common
-42	-37	parts after # # given common
-42	-39	parts after other other given common
-42	-39	parts before preposition other none medical
-42	-41	ending after ят none
-42	-41	ending before är both
-42	-41	right word sig none ordinary
-42	-42	after = ti
-42	-42	ending before or rare
-42	-42	parts of conjunction preposition called common
-42	-43	leading ~ ett
-42	-43	parts before preposition article given common
-42	-44	before = же
-42	-45	coming через #
-42	-46	ending before os none
-42	-46	parts before other possessive none medical
-42	-48	right word нет none ordinary
-42	-5	between ~ från
-42	-50	ending before ka known
-42	-52	edges da medical yl
-42	-52	ending before оз none
-42	-53	parts of be article none ordinary
-42	-56	ending before ии none
-42	-59	ending after ll surname
-42	-59	left word har both common
-42	-60	parts after other finite surname common
-42	-80	right word at given common
-42	21	ending before ra given
-43	-10	ending before ov none
-43	-11	edges en heard do
-43	-12	ending after in called
-43	-12	ending before lt none
-43	-18	parts after beside # none ordinary
-43	-18	role greetings surname common
-43	-23	role none form ordinary
-43	-25	before = frost
-43	-26	between six end
-43	-27	right word må given common
-43	-29	parts of kin be surname common
-43	-35	left word gitt none medical
-43	-36	between mannen ~
-43	-37	between end sov
-43	-37	right word sov both common
-43	-37	right word это none ordinary
-43	-40	edges ru heard ра
-43	-40	ending before ou surname
-43	-41	after of called ordinary unheard
-43	-41	edges sv heard ka
-43	-41	parts of quantity end none ordinary
-43	-42	right word kan both common
-43	-43	ending before я none
-43	-45	word ru света
-43	-46	ending before ta both
-43	-46	parts before conjunction preposition none ordinary
-43	-47	after = when
-43	-47	ending after il called
-43	-48	parts of preposition end none unheard
-43	-49	edges ru medical ие
-43	-50	left word af none medical
-43	-52	ending after en known
-43	-53	parts after finite you given common
-43	-55	ending after av surname
-43	-58	after of called common medical
-43	-6	two before = hon
-43	-62	parts of preposition other none place
-43	-63	edges nb unheard te
-43	-63	leading står ~
-43	-65	right word patient given common
-43	-68	left word lite none ordinary
-43	-7	coming ~ #
-43	-9	word da dag
-43	2	right word and called medical
-43	28	before = hende
-43	4	ending after ar given
-430	-398	word da hun
-437	-365	word en from
-44	-11	edges nb heard at
-44	-12	leading ~ min
-44	-14	ending after og given
-44	-14	ending before er both
-44	-15	parts after other conjunction known common
-44	-17	cue of kin medical
-44	-17	role kin none medical
-44	-20	right word hos none ordinary
-44	-21	before of none common heard
-44	-23	ending before ør none
-44	-23	parts after pronoun finite none common
-44	-25	parts before preposition article known common
-44	-26	parts of be kin given common
-44	-28	edges en heard rs
-44	-28	parts conjunction other
-44	-3	coming ~ to
-44	-35	after = sov
-44	-35	right word ingen none ordinary
-44	-35	two before = how
-44	-36	before = district
-44	-36	ending before ct called
-44	-36	left word district called medical
-44	-38	ending before ej given
-44	-38	leading ~ hedder
-44	-41	between end med
-44	-41	parts before conjunction quantity known common
-44	-43	after = ser
-44	-44	left word for none medical
-44	-52	left word it's given common
-44	-54	behind of verb 2  called ordinary
-44	-55	edges sv unheard is
-44	-55	role none formed unheard
-44	-57	ending before ok none
-44	-58	between för end
-44	-58	right word vi surname common
-44	-60	ending after om called
-44	-61	left word har none medical
-44	-63	parts before other pronoun called common
-44	-64	ending before ук none
-44	-71	two before = вам
-44	-72	between hos end
-44	-73	before = hils
-44	-75	parts of other be called common
-44	-8	ending before el known
-44	-89	between til i
-44	-9	ending before ой called
-44	-96	coming jeg har
-44	2	leading ~ med
-44	2	right word # formed ordinary
-445	-376	word en her
-45	-15	parts after other end called ordinary
-45	-16	beyond of none none unheard
-45	-16	parts before possessive other both common
-45	-16	role animals both common
-45	-2	ending before ns none
-45	-2	parts after says preposition both common
-45	-20	ending before ge none
-45	-21	parts of other other surname medical
-45	-22	before of formed medical medical
-45	-22	left word med known unheard
-45	-22	parts you opening
-45	-23	parts after other # rare medical
-45	-25	parts after other be surname common
-45	-26	leading ~ к
-45	-27	is surname common
-45	-30	after of none common medical
-45	-30	behind of none none ordinary
-45	-31	edges ru heard ол
-45	-31	two before = mand
-45	-32	ending before ar known
-45	-33	parts before end opening given common
-45	-34	ending before le surname
-45	-35	before = врач
-45	-35	left word en rare ordinary
-45	-35	left word er none ordinary
-45	-36	parts after other you none medical
-45	-37	ending after ov both
-45	-38	after = скорую
-45	-38	between ~ скорую
-45	-38	right word скорую none ordinary
-45	-39	parts after conjunction other surname ordinary
-45	-40	behind of none form ordinary
-45	-42	parts after opening other none ordinary
-45	-47	left word men none ordinary
-45	-50	after = почта
-45	-51	parts before conjunction other known ordinary
-45	-51	right word er both common
-45	-56	after = mellan
-45	-58	parts before conjunction article none ordinary
-45	-60	ending before де none
-45	-60	parts of article pronoun none medical
-45	-61	right word en surname common
-45	-62	between ~ år
-45	-62	right word и none medical
-45	-63	between ~ ikke
-45	-63	ending before ja given
-45	-65	ending before no none
-45	-7	coming ~ in
-45	-79	parts after preposition # surname common
-45	-87	left word det given common
-45	0	role introductions both common
-45	16	before = hun
-45	6	parts before other preposition called common
-459	-341	word nb her
-46	-12	after = he
-46	-12	ending after ка called
-46	-15	between ~ du
-46	-15	right word sedan none ordinary
-46	-18	ending before it none
-46	-19	behind of verb 1  surname common
-46	-23	between ham ~
-46	-29	after = en
-46	-3	after = два
-46	-30	right word men surname common
-46	-32	edges en unheard 's
-46	-34	after = меня
-46	-35	before = со
-46	-35	ending before со none
-46	-35	left word со none ordinary
-46	-35	parts before other other given common
-46	-36	left word du rare medical
-46	-37	left word you surname common
-46	-38	two before = вчера
-46	-4	parts of conjunction finite known common
-46	-40	parts before opening pronoun none medical
-46	-44	ending before on none
-46	-44	parts after preposition opening none ordinary
-46	-44	parts before other beside none common
-46	-45	before = все
-46	-45	ending before се none
-46	-46	leading mr ~
-46	-46	parts after conjunction other known common
-46	-46	parts after says pronoun given common
-46	-47	after = анализы
-46	-49	word da birk
-46	-52	ending after nn known
-46	-52	two before = be
-46	-59	ending after ly given
-46	-60	parts preposition possessive
-46	-62	parts of beside preposition surname ordinary
-46	-63	two before = back
-46	-64	left word begge none ordinary
-46	-66	ending after ле none
-46	-74	right word at surname common
-46	-75	ending before i surname
-46	-9	parts end conjunction
-46	-99	parts after other conjunction surname ordinary
-468	-433	word en in
-47	-109	coming ~ vi
-47	-13	coming после ~
-47	-15	role none formed ordinary
-47	-20	ending after ch none
-47	-21	edges en unheard da
-47	-25	before = of
-47	-30	right word vi none ordinary
-47	-31	edges ru heard ку
-47	-31	ending after ag none
-47	-31	right word den none ordinary
-47	-32	coming mor ~
-47	-33	ending after ke both
-47	-36	between med ja
-47	-37	right word ikke both common
-47	-37	right word över none ordinary
-47	-38	parts after be article none medical
-47	-38	right word av none ordinary
-47	-40	between ~ говорит
-47	-40	between после ~
-47	-41	before = drikker
-47	-42	between # till
-47	-42	ending after ns given
-47	-43	parts of end be called common
-47	-46	ending before en called
-47	-46	parts of article preposition known common
-47	-46	right word på surname common
-47	-47	parts of article be none ordinary
-47	-47	parts size preposition
-47	-48	left word och both common
-47	-48	parts after conjunction article called medical
-47	-51	leading crp #
-47	-55	after = om
-47	-55	ending before ur none
-47	-58	edges nb medical me
-47	-59	after = hvis
-47	-59	ending before вы none
-47	-6	parts of other pronoun surname common
-47	-60	edges ru heard го
-47	-64	before of pet ordinary medical
-47	-66	before = begge
-47	-68	ending after ka both
-47	-80	parts before conjunction other given common
-47	-88	two before = strand
-47	-94	two before = ved
-47	4	before = den
-478	-510	word nb hun
-48	-1	before = with
-48	-13	after = have
-48	-18	ending before as surname
-48	-19	role placePrepositions none ordinary
-48	-2	parts after conjunction opening known common
-48	-20	parts before opening other none unheard
-48	-21	ending before al none
-48	-26	right word hedder surname common
-48	-27	after = mark
-48	-27	parts before opening article given common
-48	-28	between så ~
-48	-31	edges da medical ar
-48	-32	left word när given common
-48	-35	between hon på
-48	-35	coming och ~
-48	-35	ending before nd known
-48	-36	ending before th known
-48	-36	parts finite preposition
-48	-38	after = hatt
-48	-38	ending after in none
-48	-39	edges nb medical ar
-48	-39	word da rask
-48	-40	edges da medical ne
-48	-41	ending before ed none
-48	-42	right word i none unheard
-48	-43	edges ru unheard мс
-48	-44	before = gitt
-48	-44	two before = about
-48	-46	after = her
-48	-47	parts of finite conjunction none medical
-48	-5	role persons surname ordinary
-48	-51	parts after other beside given common
-48	-53	parts preposition you
-48	-56	parts after # end none unheard
-48	-6	edges sv heard ra
-48	-60	ending after vi surname
-48	-62	ending after ут none
-48	-66	left word ~ called unheard
-48	-70	ending after an both
-48	-81	edges ru heard дь
-48	-9	after = sedan
-49	-18	role titles known ordinary
-49	-21	left word in none medical
-49	-24	between så er
-49	-25	right word card none ordinary
-49	-27	parts of finite article none ordinary
-49	-32	parts after end end known common
-49	-32	right word end known common
-49	-36	parts after end end none common
-49	-36	right word end none common
-49	-38	parts after possessive other none medical
-49	-39	two before = ind
-49	-41	edges ru heard ла
-49	-41	length medical long
-49	-42	ending before end called
-49	-43	after = l
-49	-43	ending before tt both
-49	-43	parts after beside other surname common
-49	-44	parts before other article called ordinary
-49	-45	edges sv medical na
-49	-45	left word är none medical
-49	-46	after = disease
-49	-46	right word disease none medical
-49	-47	after = sist
-49	-50	parts of # other none medical
-49	-51	word sv inne
-49	-54	left word в called common
-49	-55	ending after på called
-49	-58	left word в none ordinary
-49	-62	ending after et rare
-49	-62	ending before ig surname
-49	-64	leading ~ skal
-49	-66	word da maj
-49	-72	parts before other article given common
-49	19	parts after pronoun other known ordinary
-49	36	leading ingen ~
-497	-418	word da der
-5	-10	right word for surname common
-5	-11	after = til
-5	-11	left word efter none medical
-5	-15	ending after da given
-5	-15	is formed ordinary
-5	-16	ending after lk none
-5	-17	edges ru heard ия
-5	-23	edges en heard ay
-5	-24	right word inte surname common
-5	-26	left word er called common
-5	-27	ending after # both
-5	-28	parts of other # both common
-5	-37	after = när
-5	-37	parts before be article known common
-5	11	left word og given common
-5	12	parts after finite other none common
-5	18	parts conjunction be
-5	20	behind of verb 1 own both common
-5	20	left word с called ordinary
-5	27	ending after av none
-50	-14	after = søn
-50	-19	after of rare medical heard
-50	-20	before of rare common medical
-50	-22	after = inte
-50	-24	edges sv medical ts
-50	-24	parts article other
-50	-24	parts of other end called medical
-50	-28	parts before pronoun other none ordinary
-50	-3	before = nurse
-50	-30	between is and
-50	-32	edges sv unheard tt
-50	-34	ending before am given
-50	-38	parts of preposition preposition none medical
-50	-39	ending after de given
-50	-39	parts after beside opening none ordinary
-50	-39	parts of be other none unheard
-50	-41	before = ну
-50	-42	after = andra
-50	-42	after = it
-50	-42	after = night
-50	-42	leading skal vi
-50	-42	parts after end end called common
-50	-42	right word end called common
-50	-42	right word night surname common
-50	-44	ending before og both
-50	-44	ending before ас none
-50	-47	between end ska
-50	-47	parts after beside other rare medical
-50	-48	ending after in surname
-50	-48	right word sendt none medical
-50	-49	between ~ den
-50	-49	right word och surname unheard
-50	-51	coming почта ~
-50	-55	parts of be preposition surname common
-50	-60	parts before you other known unheard
-50	-64	word ru зима
-50	-65	parts before be time none ordinary
-50	-66	parts of time be both common
-50	-68	left word år none ordinary
-50	-69	after = e
-50	-87	ending before hl none
-503	-447	word sv han
-506	-440	word sv som
-51	-2	ending before ge surname
-51	-2	parts before other beside known common
-51	-20	two before = he
-51	-27	left word # none unheard
-51	-28	leading inte ~
-51	-28	parts before other beside given common
-51	-31	word sv kunde
-51	-32	parts before other opening called ordinary
-51	-32	parts of article pronoun given common
-51	-34	ending before æ none
-51	-36	ending after ga none
-51	-38	ending before od given
-51	-40	between name ~
-51	-40	parts of other says none ordinary
-51	-41	left word mg none unheard
-51	-42	before = доктор
-51	-42	leading jeg skulle
-51	-42	parts after be opening both common
-51	-42	parts after other possessive both common
-51	-43	two before = fin
-51	-44	edges ru heard ию
-51	-46	ending after l none
-51	-46	ending before ou known
-51	-47	ending before то called
-51	-49	parts before other article surname medical
-51	-49	parts of pronoun opening none medical
-51	-49	parts of pronoun other none medical
-51	-5	after = bror
-51	-50	after = ikke
-51	-52	two before = after
-51	-54	left word helt none ordinary
-51	-54	parts of kin finite known common
-51	-55	cue of placePrepositions medical
-51	-55	ending after od surname
-51	-55	parts before opening article surname common
-51	-55	role placePrepositions none medical
-51	-57	left word de none ordinary
-51	-59	parts before pronoun finite none ordinary
-51	-62	ending before in surname
-51	-63	behind of post 1  surname common
-51	-63	left word # known common
-51	-7	ending before rs surname
-51	-80	parts of other # given ordinary
-51	-86	ending after v none
-52	-11	edges en heard od
-52	-11	left word att given common
-52	-12	ending before la given
-52	-20	word nb nei
-52	-21	right word son given common
-52	-23	ending before my both
-52	-23	role possessives called common
-52	-25	before = tryg
-52	-27	ending before av surname
-52	-27	parts before # # rare medical
-52	-30	leading år ~
-52	-31	parts before opening opening none ordinary
-52	-34	parts before other pronoun known common
-52	-35	between som i
-52	-36	leading ~ ved
-52	-37	before = måste
-52	-37	behind of none surname common
-52	-37	between ja er
-52	-38	ending after мь none
-52	-39	leading ~ får
-52	-41	ending before is none
-52	-42	ending before it surname
-52	-43	between end son
-52	-43	left word tar none medical
-52	-43	right word som both common
-52	-45	between jag ~
-52	-45	parts of conjunction finite both common
-52	-46	parts before kin finite none medical
-52	-47	parts after conjunction other none place
-52	-47	right word også both common
-52	-47	two before = fått
-52	-48	parts after other other called common
-52	-48	parts of other end both common
-52	-48	right word ska given common
-52	-49	between på men
-52	-52	parts before kin other none medical
-52	-54	edges nb heard øk
-52	-56	between ~ af
-52	-57	left word han given common
-52	-60	after = jobbar
-52	-61	ending after og pet
-52	-61	ending before ag surname
-52	-61	parts of you other both common
-52	-64	coming om tre
-52	-67	coming on #
-52	-68	between eller ~
-52	-7	parts of other says given common
-52	-70	before = sist
-52	-87	two before = manager
-52	-89	right word de given common
-52	-9	after = vid
-52	14	parts conjunction preposition
-52	53	edges ru unheard ий
-53	-13	ending after # given
-53	-16	ending after re called
-53	-17	ending after se none
-53	-19	right word ~ given ordinary
-53	-21	right word hun none unheard
-53	-23	leading pga ~
-53	-23	left word my both common
-53	-24	right word to given common
-53	-26	ending after er known
-53	-27	parts of other be given common
-53	-29	edges sv medical ns
-53	-32	leading на ~
-53	-32	parts time pronoun
-53	-33	right word has surname common
-53	-35	two before = what
-53	-38	between og sa
-53	-39	right word til surname common
-53	-41	left word vi none ordinary
-53	-42	ending after ar none
-53	-42	right word från none ordinary
-53	-43	parts before you finite given common
-53	-44	after = chef
-53	-44	before = they
-53	-45	after = fall
-53	-49	coming ~ seg
-53	-51	parts after size other given common
-53	-52	parts before be preposition none ordinary
-53	-54	parts after preposition other given ordinary
-53	-56	behind of verb 1  formed unheard
-53	-58	role kin given common
-53	-59	ending after ти none
-53	-59	parts of other beside given common
-53	-67	parts of preposition finite none ordinary
-53	-74	two before = надо
-53	-75	edges nb heard dd
-53	-8	after = læge
-53	-88	right word nummer called common
-53	-90	ending before nå known
-53	-96	edges sv unheard öm
-53	20	ending after ig known
-53	7	after = bor
-54	-25	ending after ör both
-54	-25	parts after finite other both common
-54	-26	parts before other beside surname ordinary
-54	-27	ending before ор none
-54	-27	leading ja men
-54	-28	after = op
-54	-29	after of known common medical
-54	-29	between and and
-54	-29	between da ~
-54	-3	parts after conjunction other called medical
-54	-31	behind of none given common
-54	-34	parts after conjunction other known unheard
-54	-36	edges ru medical ку
-54	-41	ending after nt both
-54	-42	parts after # # rare medical
-54	-42	parts after finite opening given common
-54	-43	parts before # other given common
-54	-44	edges en medical ds
-54	-44	word en bloods
-54	-45	right word of given common
-54	-47	parts before other you both common
-54	-47	parts of article other called medical
-54	-51	between er jeg
-54	-52	between heter ~
-54	-52	leading du har
-54	-52	left word inte surname common
-54	-55	left word и known common
-54	-63	between säger ~
-54	-65	after of formed ordinary heard
-54	-66	parts before other other called unheard
-540	-493	word sv till
-55	-109	leading at ~
-55	-2	edges sv heard tt
-55	-22	ending before ng none
-55	-25	parts before be possessive both common
-55	-29	after = da
-55	-29	before = tolv
-55	-36	before = för
-55	-36	right word ta surname common
-55	-38	ending after lf given
-55	-41	parts after be kin both common
-55	-41	parts of opening other none medical
-55	-42	behind of kin 1  surname common
-55	-42	ending after is rare
-55	-43	edges nb heard kt
-55	-43	two before = begge
-55	-44	right word kan none medical
-55	-44	right word og none ordinary
-55	-47	parts before conjunction be none ordinary
-55	-48	parts before other # none medical
-55	-48	parts before other other none medical
-55	-48	parts of end kin both common
-55	-49	before = tager
-55	-50	after = пять
-55	-53	parts before end pronoun surname common
-55	-54	after = take
-55	-57	between с ~
-55	-59	coming ~ говорит
-55	-59	leading это ~
-55	-61	word sv frisk
-55	-64	between ~ из
-55	-64	ending after ea none
-55	-72	ending after ам none
-55	-75	ending after ga both
-55	-78	ending after ue none
-55	-9	parts of possessive other none ordinary
-55	5	role animals called common
-56	-148	ending before de called
-56	-16	left word till none medical
-56	-21	ending after rk none
-56	-22	edges sv heard at
-56	-24	coming har ~
-56	-26	right word han given common
-56	-3	after = ho
-56	-30	parts after # # given unheard
-56	-32	left word säger both common
-56	-32	right word man surname common
-56	-33	coming ~ не
-56	-35	edges sv heard da
-56	-44	right word det known common
-56	-46	left word hun given common
-56	-48	ending after of given
-56	-48	leading gå i
-56	-49	between læge ~
-56	-49	parts of other be both common
-56	-52	leading du kan
-56	-54	ending after ut surname
-56	-55	edges ru medical на
-56	-55	two before = fikk
-56	-56	before = ser
-56	-57	parts after possessive be none ordinary
-56	-59	parts tell end
-56	-64	ending after ad given
-56	-65	after of # medical
-56	-66	parts after conjunction finite none ordinary
-56	-68	after = seks
-56	-69	edges da heard us
-56	-72	left word det none medical
-56	-74	before = viser
-56	4	right word is surname common
-57	-12	between med ~
-57	-12	ending before ва none
-57	-23	parts of other end rare unheard
-57	-24	after = far
-57	-24	ending before ый called
-57	-28	before = mor
-57	-30	ending after sa surname
-57	-33	ending before am none
-57	-34	left word är surname common
-57	-35	ending before ar given
-57	-36	parts after finite article given common
-57	-37	parts beside finite
-57	-38	coming and the
-57	-39	right word til none medical
-57	-40	ending after eg given
-57	-41	after = bra
-57	-41	before = ему
-57	-42	edges ru heard лк
-57	-42	right word deg none ordinary
-57	-42	word ru волк
-57	-43	ending before ge both
-57	-43	left word av none ordinary
-57	-44	parts of other pronoun both common
-57	-45	between i men
-57	-46	ending before ез none
-57	-47	edges en unheard in
-57	-47	left word end both common
-57	-47	parts before end end both common
-57	-47	parts of other pronoun called common
-57	-47	role start both common
-57	-50	between the end
-57	-52	parts before you other none medical
-57	-54	two before = har
-57	-55	parts after other be called medical
-57	-55	parts after other size none ordinary
-57	-56	leading что ~
-57	-56	parts before conjunction pronoun none ordinary
-57	-57	edges en medical in
-57	-59	after = noe
-57	-59	parts article kin
-57	-62	after = tok
-57	-66	after = liv
-57	-66	parts of end opening given common
-57	-68	ending after ly none
-57	-68	parts before other beside surname common
-57	-78	ending after ay surname
-57	-85	ending after le none
-57	1	parts of other preposition known ordinary
-57	4	parts of end other called medical
-58	-14	is rare medical
-58	-16	parts of other kin given common
-58	-25	coming har hatt
-58	-28	parts of other # surname common
-58	-33	ending after lk given
-58	-35	two before = needs
-58	-39	ending after vi none
-58	-39	parts after preposition article both common
-58	-41	parts be finite
-58	-43	parts before kin finite none ordinary
-58	-48	left word må none ordinary
-58	-49	word sv bort
-58	-53	leading end vi
-58	-57	parts after article finite none medical
-58	-59	coming fastlege ~
-58	-59	coming ~ han
-58	-59	shape medical 2
-58	-60	two before = per
-58	-64	left word hos none ordinary
-58	-67	parts of beside other none ordinary
-58	-74	right word da given common
-58	-77	between en ~
-58	1	coming og hun
-58	10	edges da heard te
-58	22	before of none ordinary heard
-58	9	parts pronoun opening
-59	-10	between er og
-59	-19	edges en medical ed
-59	-23	behind of none rare ordinary
-59	-25	ending after ne surname
-59	-3	parts after preposition other known ordinary
-59	-30	edges sv heard la
-59	-31	edges da heard or
-59	-33	between kan mig
-59	-34	parts after other finite called common
-59	-34	right word day surname common
-59	-35	ending after ls none
-59	-36	after of none ordinary heard
-59	-46	right word på none common
-59	-48	left word på none medical
-59	-48	parts before finite other none unheard
-59	-49	parts before other finite surname common
-59	-5	ending before je known
-59	-5	parts after finite article none ordinary
-59	-53	role introductions given common
-59	-54	edges ru heard ых
-59	-55	between it's ~
-59	-55	edges da heard nå
-59	-56	between om i
-59	-56	edges sv heard ip
-59	-57	before = мл
-59	-57	ending before мл none
-59	-6	two before = på
-59	-60	right word af none ordinary
-59	-65	ending before to given
-59	-71	ending after rt given
-59	-71	ending before is given
-59	-76	leading på en
-59	-90	ending before ik surname
-59	16	after = up
-59	17	parts before size other none ordinary
-6	-10	coming ~ что
-6	-11	is called medical
-6	-11	left word som none medical
-6	-11	parts after end end surname common
-6	-11	right word end surname common
-6	-12	between без ~
-6	-13	parts after other other called ordinary
-6	-13	parts other preposition
-6	-15	behind of verb 1  pet ordinary
-6	-15	parts before preposition other surname common
-6	-16	parts of other tell none medical
-6	-17	between og over
-6	-17	edges ru unheard ва
-6	-19	left word the none medical
-6	-21	ending before 's none
-6	-22	parts preposition preposition
-6	-27	left word en none medical
-6	-27	parts before pronoun be none medical
-6	-28	ending after ja given
-6	-30	ending before ig none
-6	-34	before of both common unheard
-6	-36	before = dyrlæge
-6	-37	ending after to known
-6	-45	edges nb heard is
-6	-56	ending after ил none
-6	14	parts of other article given common
-6	19	ending before på called
-6	20	before of none common unheard
-6	20	parts other quantity
-6	21	parts be beside
-6	23	ending before ld given
-6	23	leading min ~
-6	27	ending before ra known
-60	-22	ending before ом none
-60	-24	left word dag given common
-60	-24	right word # called ordinary
-60	-26	word ru ветер
-60	-28	ending after or given
-60	-29	before = då
-60	-36	after = står
-60	-40	parts after preposition other given common
-60	-42	before = hur
-60	-43	between ~ har
-60	-44	edges en medical me
-60	-45	coming i #
-60	-46	parts of kin other surname common
-60	-47	coming hedder ~
-60	-48	ending after ån none
-60	-54	before = lidt
-60	-54	ending before et rare
-60	-55	parts before end article given common
-60	-56	ending before то none
-60	-56	parts of conjunction other called common
-60	-58	word da ni
-60	-62	parts before pronoun other none common
-60	-68	parts of be beside none ordinary
-60	-71	coming og det
-61	-34	beyond of none known common
-61	-35	after of # unheard
-61	-37	ending before de none
-61	-38	after = владелец
-61	-38	after of rare common medical
-61	-39	ending before ys none
-61	-42	ending before cy given
-61	-43	parts before other other none unheard
-61	-44	parts of other # given common
-61	-45	right word på called common
-61	-50	shape medical -2
-61	-51	two before = kg
-61	-52	parts of article preposition called common
-61	-53	ending before ен none
-61	-54	parts before other beside formed ordinary
-61	-55	parts before finite pronoun given common
-61	-58	left word och none medical
-61	-59	parts preposition article
-61	-6	after rare medical
-61	-60	ending after ou surname
-61	-63	leading ~ после
-61	-66	parts preposition opening
-61	-70	leading mg kg
-61	-71	parts of other conjunction known ordinary
-61	-73	parts after other conjunction none medical
-61	-73	parts of pronoun other called common
-61	-73	right word står surname common
-61	-82	ending before те called
-61	-83	parts of be beside given common
-61	-87	edges ru heard ко
-61	-99	between och ~
-62	-27	two before = den
-62	-29	two before = gav
-62	-37	right word i called ordinary
-62	-41	leading ~ den
-62	-42	after = siger
-62	-44	parts of beside preposition none medical
-62	-44	right word and given ordinary
-62	-45	left word sa given common
-62	-48	between og og
-62	-49	ending before nn given
-62	-50	between номер ~
-62	-51	parts after article preposition none ordinary
-62	-53	before = my
-62	-53	ending before mm none
-62	-55	ending after nn given
-62	-57	edges sv heard us
-62	-61	left word по none ordinary
-62	-62	leading men ~
-62	-62	parts of other beside known common
-62	-63	right word you surname common
-62	-63	role none given ordinary
-62	-65	between på med
-62	-65	ending after du given
-62	-65	leading end til
-62	-8	ending before 's surname
-62	5	after = you
-63	-23	left word min called common
-63	-24	right word og called common
-63	-32	parts before other conjunction called medical
-63	-34	between ~ kan
-63	-34	ending before ia none
-63	-36	left word and called medical
-63	-40	ending before end none
-63	-40	parts before end other surname common
-63	-40	right word hos given common
-63	-43	ending after ne rare
-63	-43	parts after other end called medical
-63	-43	two before = få
-63	-44	coming mitt er
-63	-45	ending after ke called
-63	-46	between ~ nei
-63	-49	left word der none medical
-63	-51	edges ru medical ик
-63	-51	ending after ma given
-63	-51	two before = seg
-63	-52	ending before ne none
-63	-53	after rare common
-63	-55	parts before finite other given common
-63	-56	ending before dt none
-63	-58	edges da unheard ar
-63	-59	ending after ст none
-63	-59	parts of preposition pronoun none medical
-63	-61	ending before få none
-63	-61	right word mor none ordinary
-63	-65	right word du given common
-63	-71	left word ~ form unheard
-63	-74	two before = hur
-63	-75	edges sv medical in
-63	-80	after of given ordinary heard
-63	-83	two before = one
-64	-101	ending before ya none
-64	-110	before of surname unheard heard
-64	-12	after = ska
-64	-12	ending before in given
-64	-24	parts after preposition article none unheard
-64	-30	ending after ov given
-64	-30	parts before pronoun other given common
-64	-31	parts after preposition other rare medical
-64	-34	parts after quantity other known common
-64	-35	parts before be other none medical
-64	-36	parts before other quantity known common
-64	-39	parts after other time both common
-64	-39	parts article be
-64	-41	behind of verb 1  given common
-64	-47	parts before other be given common
-64	-47	right word har none unheard
-64	-48	left word # given common
-64	-48	left word ja none medical
-64	-48	right word kan given common
-64	-52	after = två
-64	-52	parts after preposition article none medical
-64	-52	parts conjunction opening
-64	-52	right word skal both common
-64	-53	edges nb unheard en
-64	-53	right word har none medical
-64	-55	ending before ad known
-64	-57	ending after ts surname
-64	-57	parts end article
-64	-58	right word er given common
-64	-59	ending after ej given
-64	-60	ending before du given
-64	-60	left word du given common
-64	-61	parts before beside article called medical
-64	-64	right word tar given common
-64	-66	ending before ут none
-64	-69	left word что none ordinary
-64	-71	between är end
-64	-72	parts of you other given common
-64	-73	ending after el surname
-64	-75	right word det rare unheard
-64	-8	before = rosa
-64	-83	parts of article finite none ordinary
-64	-92	ending after kk given
-65	-15	two before = gå
-65	-25	before = doctor
-65	-26	edges da unheard id
-65	-27	parts before article other called medical
-65	-37	after = on
-65	-39	two before = som
-65	-41	parts of finite end none ordinary
-65	-43	ending before ет formed
-65	-44	after = date
-65	-44	coming date of
-65	-46	parts before finite you surname common
-65	-46	parts before other time none ordinary
-65	-46	parts of article beside none ordinary
-65	-49	ending after ар none
-65	-49	right word å none ordinary
-65	-53	parts before pronoun finite none common
-65	-56	coming hver dag
-65	-56	right word var both common
-65	-59	leading hun har
-65	-60	after = hjemme
-65	-60	ending after iv given
-65	-60	leading ~ kom
-65	-60	parts after conjunction opening none medical
-65	-63	left word få none ordinary
-65	-63	right word komma none ordinary
-65	-66	ending after ас none
-65	-68	edges en heard et
-65	-71	between by ~
-65	-71	left word ja both common
-65	-73	ending before a given
-65	-76	right word kommer none medical
-65	-78	after = fik
-65	-79	between på #
-65	-80	ending after me none
-65	-82	right word ~ form unheard
-65	-83	left word inte none ordinary
-65	-90	parts of preposition other given ordinary
-66	-115	ending after tt known
-66	-12	parts after other article known common
-66	-20	after = that
-66	-21	between att ~
-66	-25	ending before ой none
-66	-26	edges sv heard an
-66	-28	ending before er rare
-66	-28	left word end surname common
-66	-28	parts before end end surname common
-66	-28	role start surname common
-66	-31	behind of verb 2  none medical
-66	-35	right word i surname ordinary
-66	-37	edges nb medical en
-66	-38	parts after other article given ordinary
-66	-38	parts pronoun finite
-66	-39	ending after me given
-66	-41	ending before et none
-66	-42	parts of other beside called common
-66	-43	parts after other other rare place
-66	-44	parts after other tell both common
-66	-45	left word ~ form ordinary
-66	-46	left word # rare medical
-66	-47	after = siden
-66	-47	between som end
-66	-48	between ~ tre
-66	-49	parts before other conjunction none medical
-66	-51	edges nb medical on
-66	-51	role greetings none common
-66	-52	right word er none common
-66	-56	parts of # preposition none ordinary
-66	-57	after = sju
-66	-57	ending before ле none
-66	-59	edges nb heard ln
-66	-62	edges en heard ss
-66	-62	two before = er
-66	-63	left word the both common
-66	-65	parts of # other surname common
-66	-67	edges en medical es
-66	-68	word ru слава
-66	-70	parts of you other surname common
-66	-81	parts of other be none ordinary
-66	-82	ending after ud none
-66	-87	parts of other quantity given common
-66	-89	parts before other quantity given common
-67	-125	parts of beside pronoun none ordinary
-67	-17	between ~ а
-67	-23	ending after år given
-67	-32	two before = ville
-67	-33	ending before ke given
-67	-38	between ingen ~
-67	-43	ending after и known
-67	-45	after of formed medical medical
-67	-46	coming hos ~
-67	-49	after = врач
-67	-49	leading sig at
-67	-51	ending after å none
-67	-51	leading end jag
-67	-54	parts before be preposition none medical
-67	-55	after of pet medical heard
-67	-55	before = eller
-67	-58	between en end
-67	-58	word sv ger
-67	-59	left word vi given common
-67	-60	edges sv medical ar
-67	-65	before = второй
-67	-66	parts before beside other called medical
-67	-67	parts of conjunction other none medical
-67	-70	parts after beside kin none ordinary
-67	-73	parts before conjunction other both common
-67	-74	parts after says other none unheard
-67	-78	before = diagnose
-67	-78	left word diagnose none unheard
-67	-81	parts of other you both common
-67	-82	parts before other possessive called common
-67	-97	before = or
-67	4	before of none medical unheard
-68	-19	parts before pronoun finite surname common
-68	-21	edges da heard gt
-68	-22	ending before en pet
-68	-26	before = efter
-68	-35	edges sv unheard iv
-68	-38	coming og så
-68	-39	parts after finite preposition both common
-68	-40	left word af none ordinary
-68	-42	parts before other article surname ordinary
-68	-42	two before = katten
-68	-47	parts preposition end
-68	-50	cue of kin heard
-68	-54	two before = men
-68	-56	left word men known common
-68	-59	left word mannen both common
-68	-60	parts before article finite given common
-68	-60	parts of preposition be none ordinary
-68	-61	ending after ов none
-68	-61	left word får none medical
-68	-61	right word ringer given common
-68	-62	between # nr
-68	-63	leading sin ~
-68	-63	parts after article be none medical
-68	-63	parts after beside article given common
-68	-64	parts after kin other none medical
-68	-66	right word var given common
-68	-67	leading in the
-68	-67	left word # none ordinary
-68	-69	ending after ев none
-68	-70	coming i en
-68	-70	edges da heard æt
-68	-71	right word så surname common
-68	-75	parts before pronoun article none ordinary
-68	-76	right word år none ordinary
-68	-82	ending after во none
-68	-94	ending after ию none
-69	-24	edges da heard ft
-69	-24	ending before nd none
-69	-42	left word vi none medical
-69	-42	two before = ligger
-69	-43	parts other beside
-69	-46	between ~ till
-69	-46	parts of preposition article known common
-69	-47	ending after ha called
-69	-47	parts finite end
-69	-48	shape heard cyrillic
-69	-49	before = could
-69	-49	ending after ha given
-69	-51	parts of pronoun end none ordinary
-69	-52	between hunden ~
-69	-52	ending after it both
-69	-55	ending after ra none
-69	-55	ending before ss given
-69	-56	parts of article end surname common
-69	-58	left word et none ordinary
-69	-59	parts after article other none ordinary
-69	-62	between ~ #
-69	-62	coming ~ eller
-69	-63	left word you given common
-69	-64	leading hun er
-69	-65	parts of opening other called common
-69	-70	after = good
-69	-70	ending before ou none
-69	-70	left word hun none ordinary
-69	-74	edges ru unheard ов
-69	-74	parts before other kin known common
-69	-81	ending after ör surname
-69	-81	ending before у formed
-69	-82	edges nb heard nk
-69	-83	left word a none ordinary
-7	-10	after of known unheard heard
-7	-10	parts of other other none ordinary
-7	-10	right word wife none medical
-7	-11	after = ny
-7	-11	two before = один
-7	-12	edges nb unheard ar
-7	-12	left word starter none medical
-7	-12	left word å none medical
-7	-14	before = sover
-7	-14	leading hundre og
-7	-14	left word sover given common
-7	-14	right word ved none medical
-7	-15	parts end size
-7	-16	edges nb heard ye
-7	-16	right word på called ordinary
-7	-17	left word is given common
-7	-17	parts of # # none medical
-7	-18	ending before # known
-7	-19	left word ta none medical
-7	-21	between is ~
-7	-22	right word och none medical
-7	-29	right word # both common
-7	-32	ending after ng known
-7	-33	coming han har
-7	-36	ending before им none
-7	-42	before = men
-7	-45	ending before ay surname
-7	-51	ending after ge both
-7	-52	between ~ fra
-7	-53	before = любовь
-7	11	parts of other other called common
-7	15	parts of other conjunction given common
-7	24	between er på
-7	27	edges nb unheard es
-7	27	parts before preposition article called common
-7	42	parts after opening article none ordinary
-7	46	before = de
-70	-24	ending before är surname
-70	-25	ending before re none
-70	-3	parts before other preposition given ordinary
-70	-40	parts after other kin surname common
-70	-41	leading ~ the
-70	-43	is given common
-70	-47	parts conjunction pronoun
-70	-50	right word ha given common
-70	-52	coming kom inn
-70	-53	two before = hun
-70	-54	parts after conjunction other none ordinary
-70	-55	leading ~ jeg
-70	-55	parts after finite you none medical
-70	-56	edges nb heard te
-70	-56	parts of article end known common
-70	-59	parts after possessive other none ordinary
-70	-6	role none form common
-70	-61	ending before nn both
-70	-63	edges sv heard ng
-70	-64	edges sv heard ha
-70	-64	word sv ha
-70	-71	before = fick
-70	-71	before = соседка
-70	-71	parts before end beside none medical
-70	-75	parts of other preposition none unheard
-70	-79	right word i given unheard
-70	-82	ending before ин known
-70	-83	ending after så both
-70	-84	right word is none unheard
-70	-87	two before = take
-70	-88	ending before ig given
-71	-106	between rose ~
-71	-23	parts of beside other called ordinary
-71	-28	edges ru heard ый
-71	-30	ending after og rare
-71	-38	ending after re given
-71	-41	two before = i
-71	-42	ending before ck none
-71	-43	coming är ~
-71	-49	between och dotter
-71	-49	ending before не none
-71	-49	right word jeg surname common
-71	-52	ending after ит formed
-71	-53	parts of other article none unheard
-71	-54	parts after # other given common
-71	-55	coming har vi
-71	-57	edges ru heard ню
-71	-58	parts preposition finite
-71	-59	ending before eg none
-71	-61	left word of given ordinary
-71	-62	parts before beside opening none ordinary
-71	-63	two before = far
-71	-64	ending before ал none
-71	-64	right word dotter known common
-71	-65	ending after ar called
-71	-65	ending before ло none
-71	-66	word nb se
-71	-67	parts before pronoun beside none ordinary
-71	-69	before = komma
-71	-70	left word skal none ordinary
-71	-70	left word the called common
-71	-70	parts after article other called common
-71	-71	parts article opening
-71	-80	right word как none ordinary
-72	-11	edges sv unheard na
-72	-15	two before = skulle
-72	-17	ending after nt none
-72	-2	before = about
-72	-36	parts conjunction conjunction
-72	-43	two before = pga
-72	-46	parts after pronoun other called common
-72	-47	between # ~
-72	-48	ending after kk both
-72	-5	before = no
-72	-50	ending after rn known
-72	-50	right word och none unheard
-72	-53	parts before other says surname common
-72	-54	ending after io given
-72	-57	after = year
-72	-59	cue of none heard
-72	-62	left word ikke none ordinary
-72	-63	ending before rt given
-72	-65	after = an
-72	-69	ending before ag rare
-72	-73	parts after other be given common
-72	-73	word en bit
-72	-74	before = noget
-72	-74	between en i
-72	-76	before = мг
-72	-76	ending before мг none
-72	-76	leading # мг
-72	-78	ending after ou given
-72	-79	edges sv medical ng
-72	-81	edges da medical in
-72	-92	two before = otte
-72	-97	left word har given common
-73	-117	ending after es both
-73	-20	ending before dt given
-73	-30	ending after nt known
-73	-36	parts opening end
-73	-40	parts before preposition possessive none ordinary
-73	-41	ending after or none
-73	-42	two before = før
-73	-44	parts after article other given common
-73	-54	between på fire
-73	-54	parts after opening time none ordinary
-73	-56	after = tog
-73	-56	right word ~ rare place
-73	-57	after = ud
-73	-57	length heard short
-73	-57	parts of other preposition rare ordinary
-73	-61	ending after få surname
-73	-63	ending after ve known
-73	-65	before = year
-73	-67	parts after pronoun other both common
-73	-68	parts after # quantity none ordinary
-73	-68	parts after other article none medical
-73	-73	between ~ til
-73	-75	after of given place heard
-73	-75	ending after io none
-73	-77	parts of opening finite surname common
-73	-80	parts after conjunction pronoun none medical
-73	-81	edges ru medical ет
-73	-81	parts of # preposition none unheard
-73	-83	leading had a
-73	-96	parts of time other given common
-73	-97	ending before od none
-73	9	edges da medical an
-74	-102	left word over none ordinary
-74	-103	after = att
-74	-28	right word i known common
-74	-30	two before = are
-74	-35	parts before other time given common
-74	-40	left word ikke surname common
-74	-42	edges nb medical er
-74	-43	leading under ~
-74	-43	word sv hur
-74	-46	between vi på
-74	-46	left word han surname common
-74	-54	between heter och
-74	-57	ending before va given
-74	-59	right word fire none ordinary
-74	-6	before of surname medical heard
-74	-63	ending after ch surname
-74	-63	right word få surname common
-74	-65	edges nb heard no
-74	-65	parts of article time none ordinary
-74	-65	two before = dem
-74	-65	word nb no
-74	-66	after = mer
-74	-70	leading ~ en
-74	-72	ending after ay given
-74	-73	edges ru heard ил
-74	-73	right word пациент none ordinary
-74	-74	right word i surname unheard
-74	-75	after given place
-74	-75	coming så jeg
-74	-75	parts after pronoun be none ordinary
-74	-78	after = kan
-74	-79	ending after 's surname
-74	-80	edges en unheard on
-74	-81	ending after ат none
-74	-81	left word fjor surname common
-74	-85	edges ru heard ут
-74	-86	ending after ma known
-74	-88	left word the none ordinary
-74	-88	parts before other conjunction rare medical
-74	-98	parts of other beside rare unheard
-74	3	parts of beside preposition none ordinary
-75	-109	two before = ikkje
-75	-11	ending before gt none
-75	-22	before of none medical heard
-75	-36	before = läkare
-75	-36	ending after и called
-75	-36	leading det er
-75	-46	two before = social
-75	-49	before = svar
-75	-50	coming har jeg
-75	-50	right word а none medical
-75	-51	coming dotter ~
-75	-54	right word på none medical
-75	-57	ending before ri none
-75	-60	ending before ls none
-75	-62	leading og det
-75	-63	ending after on both
-75	-64	ending after he called
-75	-65	after = mitt
-75	-69	right word hei given common
-75	-77	parts before other other surname medical
-75	-80	ending after må given
-75	-80	parts before finite article none ordinary
-75	-84	parts before beside article none ordinary
-75	-94	coming # mg
-75	-94	parts of end beside none ordinary
-76	-119	coming siger at
-76	-18	ending after va given
-76	-2	parts before opening other surname common
-76	-20	parts of preposition beside none ordinary
-76	-33	parts after be other none unheard
-76	-33	parts after finite beside surname common
-76	-36	before = a
-76	-37	two before = han
-76	-43	leading ~ доктор
-76	-48	coming efter ~
-76	-49	leading у нее
-76	-53	leading нет ~
-76	-53	parts after other conjunction called ordinary
-76	-54	edges sv heard ri
-76	-59	between the is
-76	-59	two before = høyre
-76	-60	beyond of none known unheard
-76	-61	leading ~ för
-76	-65	ending after ri given
-76	-65	parts of pronoun other given common
-76	-67	two before = mer
-76	-68	before = нет
-76	-68	ending after il both
-76	-70	after = et
-76	-70	behind of post 1  none medical
-76	-71	parts after beside preposition given common
-76	-72	ending before la both
-76	-72	parts before end kin both common
-76	-74	parts pronoun conjunction
-76	-75	right word dig none ordinary
-76	-76	parts before end other formed medical
-76	-78	edges en medical se
-76	-81	left word på surname common
-76	-96	right word får both common
-76	-99	parts before pronoun finite none medical
-77	-102	ending before ра known
-77	-104	between så du
-77	-109	parts of time other surname common
-77	-116	parts of finite other called common
-77	-31	word ru мороз
-77	-32	parts before other opening called common
-77	-33	ending before så called
-77	-43	parts of opening finite given common
-77	-43	parts of possessive pronoun none medical
-77	-49	before of # medical
-77	-51	before = нее
-77	-52	ending before gs none
-77	-53	edges nb heard dt
-77	-53	ending before te rare
-77	-53	role named known unheard
-77	-54	before = var
-77	-54	between ja ~
-77	-54	ending after lo known
-77	-56	parts of be other none ordinary
-77	-59	edges da medical nd
-77	-61	before = mannen
-77	-61	between min ~
-77	-62	after = how
-77	-63	between har ~
-77	-64	role greetings both common
-77	-65	after of form common medical
-77	-71	parts before other other form unheard
-77	-72	role none given common
-77	-74	ending after le given
-77	-74	ending after re known
-77	-76	ending after är known
-77	-77	after = пациент
-77	-83	left word varje known common
-77	-90	ending after ks none
-77	-95	parts after beside other rare ordinary
-77	-96	right word bor both common
-77	-98	after = fick
-77	-99	coming vi bor
-78	-101	ending before ma known
-78	-106	parts of end preposition none ordinary
-78	-24	ending after he known
-78	-32	edges ru heard оз
-78	-41	left word ~ given common
-78	-55	between mg ~
-78	-56	parts before preposition other surname ordinary
-78	-61	between end på
-78	-61	ending after je given
-78	-63	shape medical cyrillic
-78	-66	parts before other pronoun surname common
-78	-68	after = hedder
-78	-68	ending before мь none
-78	-70	after pet medical
-78	-73	coming af ~
-78	-76	ending before ес none
-78	-78	ending after нт none
-78	-80	after of rare medical medical
-78	-80	edges nb heard pe
-78	-83	parts after other end none medical
-78	-84	ending after ko none
-78	-85	left word vid none ordinary
-78	-86	left word har none ordinary
-78	-92	right word takk given common
-79	-101	leading jeg skal
-79	-115	after = five
-79	-115	after of known unheard unheard
-79	-122	ending after le called
-79	-15	parts article conjunction
-79	-23	ending after на known
-79	-37	left word and known common
-79	-40	parts before finite preposition surname common
-79	-40	parts of other possessive given common
-79	-43	parts before other other known common
-79	-44	two before = helga
-79	-49	right word och known unheard
-79	-50	left word av given common
-79	-51	role none pet common
-79	-52	before = i'm
-79	-54	parts be preposition
-79	-57	parts before pronoun be none ordinary
-79	-58	parts before other other rare unheard
-79	-59	two before = вот
-79	-63	word nb ville
-79	-64	cue of animals medical
-79	-64	role animals none medical
-79	-66	parts before pronoun preposition none ordinary
-79	-67	ending after ou both
-79	-67	right word you both common
-79	-74	left word ja surname common
-79	-74	word sv pat
-79	-75	coming och det
-79	-75	parts of article opening none ordinary
-79	-77	two before = är
-79	-81	before = tredje
-79	-83	ending after or both
-79	-86	parts before kin other surname unheard
-79	-92	ending after en both
-8	-10	between болезнь ~
-8	-11	before = husky
-8	-11	left word husky both common
-8	-11	parts after preposition # none medical
-8	-12	leading # ingen
-8	-12	left word litt none medical
-8	-13	ending after fe none
-8	-13	ending after i called
-8	-13	parts finite size
-8	-14	after of known ordinary heard
-8	-14	parts before other article none unheard
-8	-15	ending before 's given
-8	-16	after surname medical
-8	-17	leading og jeg
-8	-18	ending before rs none
-8	-19	left word # surname common
-8	-20	two before = son
-8	-22	parts after other conjunction none ordinary
-8	-24	parts of beside other known unheard
-8	-27	between har med
-8	-27	parts of other beside none ordinary
-8	-29	between ~ sa
-8	-32	left word på given common
-8	-33	between к end
-8	-37	after = vi
-8	-37	edges da heard aj
-8	-40	edges nb heard sa
-8	-46	after = bare
-8	22	parts of other finite called medical
-8	64	ending after ry none
-80	-35	parts finite beside
-80	-38	parts of other # called ordinary
-80	-39	ending after rt none
-80	-44	parts before article other surname common
-80	-54	before = er
-80	-56	before of surname common medical
-80	-56	ending before om both
-80	-57	parts finite #
-80	-59	ending after ia none
-80	-59	parts of # quantity none ordinary
-80	-61	after = this
-80	-63	ending after ja surname
-80	-64	parts after finite other none medical
-80	-65	cue of none medical
-80	-65	left word er surname common
-80	-65	role none none medical
-80	-66	between end der
-80	-66	ending after et none
-80	-67	two before = do
-80	-71	coming han var
-80	-74	before = må
-80	-75	ending before pe none
-80	-76	before = like
-80	-88	left word en called common
-80	-94	edges da heard nk
-80	-94	parts of end other none medical
-81	-100	ending before ла formed
-81	-101	before of surname unheard unheard
-81	-131	two before = etter
-81	-154	before of none place heard
-81	-30	before = and
-81	-43	edges ru heard ок
-81	-43	ending before og rare
-81	-43	parts before other preposition both common
-81	-43	right word og surname ordinary
-81	-5	ending before ed rare
-81	-50	before = he
-81	-53	edges en heard es
-81	-54	parts before other size none ordinary
-81	-55	right word nej none medical
-81	-57	coming ~ два
-81	-57	leading ~ ingen
-81	-57	right word kilo known common
-81	-58	left word end rare medical
-81	-58	parts before end end rare medical
-81	-58	role start rare medical
-81	-59	ending after la surname
-81	-59	parts before article other known common
-81	-60	coming så det
-81	-60	ending after te given
-81	-60	parts after opening other called common
-81	-62	parts before be kin both common
-81	-63	between har i
-81	-63	parts before other conjunction given common
-81	-66	ending before ма none
-81	-67	after given unheard
-81	-69	ending before ть formed
-81	-77	behind of post 1  both common
-81	-78	after = hver
-81	-79	ending before ja both
-81	-82	parts beside time
-81	-82	word ru перец
-81	-83	ending before mg none
-81	-85	parts of be beside surname common
-81	-87	coming på søndag
-81	-88	right word får none ordinary
-81	-92	parts of opening article given common
-82	-102	edges en unheard ve
-82	-109	parts before finite you none ordinary
-82	-38	edges sv unheard ta
-82	-44	two before = he's
-82	-53	after = не
-82	-60	ending after un called
-82	-62	left word så called medical
-82	-65	after = deg
-82	-66	two before = när
-82	-67	behind of none none medical
-82	-71	left word da both common
-82	-72	after = bara
-82	-72	parts after other opening called common
-82	-72	two before = ikke
-82	-76	leading kan du
-82	-76	parts of preposition other none unheard
-82	-78	after = rom
-82	-80	edges ru heard ец
-82	-80	parts after opening opening none ordinary
-82	-83	ending before vå none
-82	-83	parts of kin finite both common
-82	-84	leading ~ you
-82	-84	parts after other finite none medical
-82	-84	parts quantity be
-82	-87	coming skal vi
-82	-87	leading för att
-82	-95	after = hemma
-83	-100	coming ja men
-83	-102	after = iris
-83	-136	ending before lm none
-83	-32	edges en heard in
-83	-36	two before = на
-83	-43	ending before на form
-83	-55	two before = ham
-83	-56	edges en medical te
-83	-57	edges nb heard pa
-83	-58	parts before other article surname common
-83	-61	parts of other size none medical
-83	-62	leading kan ~
-83	-64	before = æ
-83	-66	two before = mannen
-83	-67	left word до none ordinary
-83	-74	ending before pp none
-83	-76	edges en medical 's
-83	-77	after = what's
-83	-78	after = säger
-83	-81	parts after article end none ordinary
-83	-82	right word en none ordinary
-83	-84	before = третий
-83	-84	right word the surname common
-83	-85	before = negativ
-83	-89	leading ~ under
-83	-90	parts before other pronoun both common
-83	-95	ending before am known
-83	-97	parts before finite article surname common
-83	-99	coming er to
-84	-114	parts of preposition finite both common
-84	-30	edges da heard ge
-84	-37	parts of conjunction other surname common
-84	-48	after = de
-84	-48	edges ru heard ом
-84	-48	left word til none unheard
-84	-54	two before = hvad
-84	-57	ending before al both
-84	-6	parts of other conjunction given ordinary
-84	-62	right word er known common
-84	-63	role none none ordinary
-84	-64	ending before ay none
-84	-67	after = we
-84	-67	parts before quantity other surname common
-84	-68	parts finite conjunction
-84	-69	two before = kan
-84	-69	word nb armen
-84	-70	after of none medical medical
-84	-71	coming og du
-84	-73	parts before other conjunction surname common
-84	-78	two before = ti
-84	-79	ending before st both
-84	-82	after = dig
-84	-82	ending before ks none
-84	-82	parts before you finite none ordinary
-84	-82	parts of finite other surname common
-84	-82	two before = any
-84	-96	left word en surname common
-84	-99	ending after pe none
-84	-99	left word jeg none ordinary
-85	-102	parts before other article none ordinary
-85	-36	parts before article be known common
-85	-48	ending before eg given
-85	-50	two before = selv
-85	-54	edges nb unheard im
-85	-54	ending before # given
-85	-59	edges da heard rg
-85	-61	parts of end other none unheard
-85	-65	leading on the
-85	-66	after = heter
-85	-66	between ~ kilo
-85	-67	ending after my surname
-85	-69	before = come
-85	-72	left word on surname common
-85	-73	coming kan ~
-85	-75	ending after a given
-85	-80	parts of article end none ordinary
-85	-83	before = under
-85	-84	left word min given common
-85	-85	right word kan known ordinary
-85	-89	left word var none ordinary
-85	-89	parts of article other surname medical
-85	-95	leading ~ я
-86	-108	word sv via
-86	-123	parts of other pronoun known common
-86	-28	ending before an given
-86	-34	ending before чь known
-86	-38	ending before er surname
-86	-41	after = card
-86	-46	before = tor
-86	-46	parts of be other none medical
-86	-49	leading с ~
-86	-49	word en may
-86	-51	behind of verb 2  given common
-86	-55	ending before th none
-86	-55	word en do
-86	-58	edges ru medical ит
-86	-59	edges nb medical le
-86	-60	parts before says other given common
-86	-63	two before = что
-86	-65	ending after aj none
-86	-67	parts before other beside called ordinary
-86	-69	edges en heard ky
-86	-69	right word vi given common
-86	-70	coming on ~
-86	-72	left word номер none ordinary
-86	-73	before = seks
-86	-77	ending before ll none
-86	-79	behind of none none common
-86	-79	edges ru heard яц
-86	-79	left word the given common
-86	-79	word ru заяц
-86	-80	leading ~ å
-86	-80	right word inte called medical
-86	-80	right word на none ordinary
-86	-81	before = fået
-86	-83	beyond of persons none ordinary
-86	-85	ending after а none
-86	-87	parts before pronoun be called common
-86	-88	ending after gs none
-86	-88	word nb natt
-87	-106	ending after os none
-87	-46	ending after un given
-87	-57	parts before finite time surname common
-87	-60	right word в none ordinary
-87	-63	is pet common
-87	-68	before = be
-87	-69	coming no ~
-87	-69	right word ja none medical
-87	-69	right word ~ form ordinary
-87	-70	right word är known unheard
-87	-80	ending before of surname
-87	-82	parts of pronoun pronoun none ordinary
-87	-83	coming för ~
-87	-83	parts of preposition article none ordinary
-87	-86	parts before other finite both common
-87	-87	edges en heard ia
-87	-87	ending after ra given
-87	-87	ending before du surname
-87	-90	left word call surname common
-87	-92	before = feber
-87	-95	edges en unheard ck
-87	-99	parts of other end surname ordinary
-88	-103	before = rise
-88	-103	leading ~ rise
-88	-103	word nb tang
-88	-104	ending after är rare
-88	-104	parts of other preposition none medical
-88	-110	parts of other beside none medical
-88	-118	coming og en
-88	-46	before = ville
-88	-50	parts before conjunction other called medical
-88	-51	ending after a surname
-88	-51	right word a surname common
-88	-55	ending before på rare
-88	-55	leading end hun
-88	-59	parts after beside other none ordinary
-88	-60	parts possessive preposition
-88	-61	leading jeg ~
-88	-62	left word end formed ordinary
-88	-62	parts before end end formed ordinary
-88	-62	role start formed ordinary
-88	-68	right word se given common
-88	-69	parts before other conjunction called common
-88	-71	ending after ую none
-88	-73	leading # år
-88	-73	two before = bo
-88	-78	coming is ~
-88	-78	ending before ов none
-88	-78	parts of other # rare medical
-88	-80	word en go
-88	-85	parts after article be given common
-88	-86	parts before other pronoun none medical
-88	-87	ending after lo none
-88	-89	edges ru heard ум
-88	-91	coming ingen ~
-88	-91	left word ~ rare place
-88	-95	parts before kin other formed unheard
-88	-98	left word av none medical
-89	-14	edges ru medical ый
-89	-38	after = после
-89	-43	edges en unheard mi
-89	-50	left word en called ordinary
-89	-58	parts before other # given unheard
-89	-63	left word heter known unheard
-89	-65	parts after other other pet unheard
-89	-67	between # bor
-89	-68	two before = no
-89	-71	leading ~ inte
-89	-71	parts of other article surname common
-89	-78	right word a given common
-89	-79	ending before da both
-89	-80	before = fått
-89	-84	leading hon är
-89	-90	parts of end be surname common
-89	-96	edges ru medical ин
-9	-10	edges da medical lt
-9	-10	left word come given common
-9	-10	left word jag none medical
-9	-10	left word а none medical
-9	-11	after = haft
-9	-11	ending before те known
-9	-11	parts of end beside none medical
-9	-11	parts of finite article both common
-9	-11	right word fire given common
-9	-12	before = болезнь
-9	-12	edges sv medical id
-9	-12	ending after an known
-9	-12	parts before opening quantity none medical
-9	-12	right word по none medical
-9	-13	between det ~
-9	-13	edges ru medical ис
-9	-13	edges sv medical an
-9	-14	parts of finite preposition none medical
-9	-15	after of formed ordinary medical
-9	-15	leading of the
-9	-16	edges da medical ns
-9	-17	edges en heard ey
-9	-17	parts after kin other surname common
-9	-18	before = starter
-9	-18	parts of conjunction end none medical
-9	-22	beyond of none called ordinary
-9	-22	ending after ed known
-9	-30	left word in none ordinary
-9	-30	parts before finite other known common
-9	-34	edges nb unheard ra
-9	-36	parts before other tell surname common
-9	-37	ending after nd none
-9	-42	parts opening opening
-9	-44	behind of kin 1  none unheard
-9	-53	right word and called ordinary
-9	12	right word врач none ordinary
-9	14	ending before se given
-9	14	parts of end finite surname common
-9	24	between är och
-9	26	edges da unheard in
-90	-112	ending before ан none
-90	-115	left word är none ordinary
-90	-51	parts you other
-90	-58	right word de none ordinary
-90	-60	two before = as
-90	-65	parts of kin other called common
-90	-65	two before = och
-90	-67	left word я none ordinary
-90	-69	right word på called medical
-90	-72	ending after al known
-90	-74	before = mg
-90	-74	leading # mg
-90	-75	parts after other beside none medical
-90	-75	right word ska none ordinary
-90	-75	two before = когда
-90	-80	before = litt
-90	-87	between en og
-90	-88	right word var surname common
-90	-90	ending before по none
-90	-91	edges nb heard øy
-90	-94	before = ny
-90	-95	between inte ~
-90	-98	after = doctor
-90	-98	coming ~ а
-91	-100	leading ~ что
-91	-108	word nb fred
-91	-115	word da bonde
-91	-120	right word heter none ordinary
-91	-36	edges en heard ds
-91	-43	coming ~ med
-91	-45	parts after other end none ordinary
-91	-53	parts before other article called common
-91	-54	before = har
-91	-57	parts of preposition preposition none ordinary
-91	-57	right word он none medical
-91	-58	left word and given common
-91	-58	parts before # # none unheard
-91	-59	right word om none ordinary
-91	-64	after = sambo
-91	-64	edges da heard nt
-91	-64	ending before ng both
-91	-64	parts before finite pronoun none ordinary
-91	-68	before = без
-91	-69	after = мы
-91	-69	between ~ kopi
-91	-7	right word så known common
-91	-71	ending after с none
-91	-72	right word and none ordinary
-91	-74	ending before ho none
-91	-75	ending after мы none
-91	-76	ending before in called
-91	-78	before = ned
-91	-78	coming för att
-91	-79	ending before it both
-91	-83	parts after finite article surname common
-91	-85	after = it's
-91	-85	leading ~ pasient
-91	-86	ending before ne given
-91	-86	parts of pronoun preposition rare medical
-91	-87	coming # i
-91	-88	parts of other preposition known common
-91	-89	ending before em given
-91	-92	parts before other possessive given common
-91	-98	ending after ju given
-91	-98	two before = husker
-92	-101	ending after до none
-92	-102	ending after mi none
-92	-107	before = barnet
-92	-107	leading end barnet
-92	-115	parts before conjunction other none medical
-92	-125	after = fru
-92	-13	ending after st known
-92	-29	coming # kg
-92	-44	parts of article other known common
-92	-52	edges sv heard ar
-92	-64	after = litt
-92	-66	before = lege
-92	-67	word en surname
-92	-69	leading ~ не
-92	-70	edges sv heard om
-92	-72	before = were
-92	-74	ending before ut none
-92	-74	parts of other kin both common
-92	-76	leading han har
-92	-78	before = av
-92	-79	ending before до none
-92	-84	between end у
-92	-89	before = dage
-92	-96	two before = stein
-92	-97	leading end det
-93	-107	parts after other tell none ordinary
-93	-112	parts of kin end known common
-93	-125	parts of # # none unheard
-93	-133	left word and none unheard
-93	-25	behind of post 1  given common
-93	-45	ending after da none
-93	-49	ending before or surname
-93	-52	ending after eg none
-93	-58	parts of conjunction other both common
-93	-61	right word ja surname common
-93	-62	parts after opening pronoun given common
-93	-64	parts before article other called common
-93	-65	parts of be conjunction known unheard
-93	-67	edges nb heard re
-93	-67	parts of opening other surname common
-93	-69	edges da unheard he
-93	-75	leading ему ~
-93	-75	two before = ему
-93	-78	left word er known common
-93	-78	right word # known unheard
-93	-80	after = här
-93	-81	parts after beside article none ordinary
-93	-86	edges nb heard rå
-93	-87	ending after må none
-93	-90	before = noe
-93	-91	leading ~ af
-93	-91	parts after be other known unheard
-93	-92	parts before finite other none medical
-93	-93	before = fjor
-93	-93	leading i fjor
-93	-93	parts time article
-94	-104	coming av det
-94	-108	parts of preposition pronoun given common
-94	-115	ending after x none
-94	-117	before of surname place heard
-94	-118	right word от none ordinary
-94	-127	between to ~
-94	-52	two before = doctor
-94	-55	parts before other opening none ordinary
-94	-64	parts before # other given unheard
-94	-66	after = över
-94	-70	after = barn
-94	-70	between får ~
-94	-71	ending after ta surname
-94	-72	after = vår
-94	-72	parts after other other given unheard
-94	-75	left word в none medical
-94	-76	leading ~ vi
-94	-80	word nb tok
-94	-81	before = номер
-94	-82	after = grad
-94	-83	between end heter
-94	-86	ending after ei given
-94	-86	leading ~ det
-94	-91	ending before då none
-94	-96	left word har called medical
-94	-98	after = sitter
-94	-99	leading ~ от
-95	-105	two before = лет
-95	-110	parts before pronoun other none unheard
-95	-115	edges ru heard ор
-95	-116	before of surname ordinary unheard
-95	-119	ending after at given
-95	-32	edges nb heard ta
-95	-44	after = as
-95	-53	parts after other preposition both common
-95	-53	two before = man
-95	-57	after = и
-95	-57	word da kan
-95	-60	length medical short
-95	-61	two before = frisk
-95	-62	edges ru medical ма
-95	-64	ending after ck given
-95	-66	between # на
-95	-67	ending before et surname
-95	-72	two before = fem
-95	-79	two before = komma
-95	-81	left word med called ordinary
-95	-84	edges ru heard ло
-95	-88	left word # none medical
-95	-92	before = där
-95	-94	two before = dager
-95	-97	after = sig
-96	-100	right word att given common
-96	-100	right word fra known ordinary
-96	-101	ending before ис none
-96	-105	ending before et given
-96	-105	parts before time other none ordinary
-96	-107	ending after ll rare
-96	-108	parts after other kin none unheard
-96	-142	ending after as called
-96	-52	right word och called ordinary
-96	-53	between на end
-96	-60	parts of possessive other both common
-96	-61	parts after other preposition none ordinary
-96	-67	edges sv heard nu
-96	-67	word sv nu
-96	-69	after = din
-96	-69	edges en heard id
-96	-70	between på ville
-96	-71	ending before га none
-96	-71	word da bror
-96	-74	coming с ~
-96	-75	ending before ые none
-96	-78	before = do
-96	-78	ending before ou both
-96	-78	left word you both common
-96	-81	parts before pronoun other both common
-96	-82	after = komma
-96	-83	between ~ vil
-96	-87	before = få
-96	-90	after = ett
-96	-90	parts of other other form rare unheard
-96	-92	two before = två
-96	-93	parts of other be none medical
-97	-100	parts of opening article none ordinary
-97	-105	after = четыре
-97	-105	before = his
-97	-107	ending after lf none
-97	-109	two before = tog
-97	-110	edges ru heard но
-97	-111	ending after в known
-97	-121	parts of other conjunction none medical
-97	-30	edges sv unheard et
-97	-59	edges sv heard ns
-97	-70	parts after time other none ordinary
-97	-78	ending after за none
-97	-80	parts after opening article none medical
-97	-82	between mor ~
-97	-85	parts before opening other none medical
-97	-92	before = vid
-97	-97	ending before må none
-98	-105	right word by none ordinary
-98	-106	between end is
-98	-106	left word ett none ordinary
-98	-120	word en floor
-98	-46	right word er none unheard
-98	-48	word sv stor
-98	-52	role greetings given common
-98	-57	before = every
-98	-63	cue possessives
-98	-74	left word inte given common
-98	-75	edges sv heard ia
-98	-75	ending after se called
-98	-80	ending after ло none
-98	-81	left word kan none ordinary
-98	-82	edges ru heard ов
-98	-85	parts before opening beside none ordinary
-98	-89	ending before ль none
-98	-89	right word der given common
-98	-92	between hun ~
-99	-111	before = lille
-99	-113	left word efter none ordinary
-99	-36	edges nb heard ad
-99	-57	left word med none ordinary
-99	-63	word sv liv
-99	-68	left word den surname common
-99	-72	edges en heard al
-99	-72	parts after conjunction opening surname common
-99	-72	parts after other article surname common
-99	-74	between i på
-99	-78	coming муж ~
-99	-80	right word det none medical
-99	-81	ending before ea surname
-99	-81	parts of other says both common
-99	-85	left word på none ordinary
-99	-91	right word # surname unheard
-99	-96	two before = ska
-99	-97	before = via
-99	-99	leading ~ vid
0	-10	right -1 2
0	-102	joined -3 0
0	-106	again 3 -1
0	-11	again apart -2
0	-11	left 2 0
0	-113	again -3 -1
0	-12	left 3 -3
0	-12	right -3
0	-12	right -3 -3
0	-122	joined -3 -2
0	-13	behind of verb 1  none unheard
0	-13	joined apart -1
0	-130	joined -3 -3
0	-14	joined apart -3
0	-14	joined apart 0
0	-14	joining apart -3
0	-14	left 1 3
0	-145	joining -2 3
0	-15	left -1 -2
0	-154	again -3 0
0	-159	again -3 2
0	-16	again 2 -3
0	-16	right 3 -3
0	-17	again apart -3
0	-17	ending before og none
0	-178	joining -3 -1
0	-18	behind of none formed ordinary
0	-19	joining apart -2
0	-19	right 2 -2
0	-19	right no -2
0	-20	again -1 -3
0	-20	again 2 3
0	-20	ending after el none
0	-20	joined no 2
0	-20	right -2 -2
0	-21	left no -3
0	-22	left no -1
0	-235	joining -3 -2
0	-238	joined -2 -3
0	-24	joined no -3
0	-25	joining no -1
0	-25	parts of other preposition given unheard
0	-26	right -1 3
0	-26	right -2 -1
0	-26	right no -3
0	-27	left 1 -3
0	-29	joining 1 -3
0	-30	left -3
0	-30	left -3 -1
0	-31	after = да
0	-31	left -1
0	-31	right -3 -1
0	-32	left -2 -3
0	-32	right -2
0	-33	again 3 -2
0	-33	joining -3 3
0	-33	left -3 0
0	-33	right -3 1
0	-34	again 3 -3
0	-34	word sv strand
0	-35	again -3 -3
0	-35	left -1 -1
0	-36	again -2 3
0	-39	right -1 -1
0	-45	edges nb heard ke
0	-46	ending before ец none
0	-46	joining no -3
0	-46	right 2 -1
0	-47	again -3 1
0	-47	left -3 -3
0	-47	left 0 2
0	-47	right 0 0
0	-48	left -1 0
0	-50	again 0 -3
0	-50	joining no 0
0	-51	again -2 -2
0	-51	again -2 -3
0	-52	joining no 2
0	-53	joined -1 -3
0	-54	joining no 1
0	-56	joining -3 -3
0	-56	left -2 0
0	-56	right -2 -3
0	-58	joining -1 -3
0	-59	again -3 3
0	-63	left -2 1
0	-64	right 2 -3
0	-66	joined no -2
0	-67	again -2 1
0	-67	right 0 -3
0	-68	joined no -1
0	-70	right 1 -3
0	-72	joined no 0
0	-72	joined no 1
0	-74	left 0 0
0	-75	joined -3 3
0	-75	joining -3 0
0	-76	joining -3 1
0	-77	joined -3 2
0	-77	joined 1 -3
0	-78	right 3 -2
0	-80	again -3 -2
0	-80	joining no -2
0	-86	left -3 -2
0	-96	left -1 -3
0	-97	joined -3 -1
0	-97	joining -2 -3
0	-99	joined 2 3
0	100	joined 1 3
0	104	left -1 1
0	105	right -2 3
0	107	again 3 1
0	11	left 0 -3
0	112	left 3
0	116	again 3 2
0	12	right -1 -2
0	121	right 3 2
0	125	left 3 3
0	126	right 0 1
0	13	ending after og surname
0	13	parts after # other called medical
0	13	right no -1
0	130	right 2 2
0	14	before = #
0	143	joined 2 -3
0	15	right 0 -2
0	157	again -1 3
0	158	left 3 2
0	17	before = хозяин
0	186	left 0 1
0	19	left word jo none ordinary
0	19	right no 3
0	197	right 3 3
0	20	joined -3 1
0	20	parts after conjunction other called ordinary
0	21	right 1 3
0	212	left -2 3
0	215	joined 3 0
0	22	again 1 -3
0	22	right -1 0
0	220	joining -3 2
0	23	again apart -1
0	23	joining apart 2
0	235	joined 3 3
0	236	left 2 2
0	237	again 1 3
0	245	joining 3 3
0	25	left no 3
0	25	two before = kona
0	26	left -3 3
0	27	parts article finite
0	27	right -2 2
0	278	joining 3 1
0	284	again 2 1
0	29	joined apart 3
0	29	left -3 1
0	30	joining apart 1
0	32	joined apart 2
0	33	right no 2
0	34	right -1 1
0	34	right no 1
0	35	parts of pronoun preposition given common
0	35	right 0 2
0	36	joined apart 1
0	37	again 3 3
0	39	left 1 2
0	40	again apart 3
0	40	right 3 1
0	41	again 1 2
0	41	right 1 2
0	42	left 1 1
0	43	right -1 -3
0	44	joining apart 3
0	44	left -2 2
0	44	right 0
0	44	right 2
0	44	right 2 3
0	45	left 2 -1
0	46	right -3 3
0	46	right 3
0	48	right 1 -2
0	49	left 0
0	49	right 2 1
0	51	again apart 1
0	51	before of formed ordinary heard
0	53	again apart 2
0	54	again 1 -2
0	54	joined 3 -3
0	54	left 0 -1
0	54	left 3 1
0	56	left 1 -1
0	57	joined 0 -3
0	58	left 0 -2
0	58	left 2 1
0	59	right 2 0
0	62	again apart 0
0	62	joining 2 -3
0	64	left 3 -1
0	66	joining 3 2
0	70	left 1
0	72	again 0 -2
0	72	left 2 -2
0	74	left 3 0
0	77	joined 3 1
0	77	right 1
0	78	left 0 3
0	79	right 1 -1
0	81	joining 0 3
0	88	joining 1 3
0	90	left 1 0
0	93	left 2
0	93	right 1 1
0	99	joined 3 -2
0	99	joining 3 -3
0	99	right 0 3
1	-12	parts before conjunction other surname common
1	-15	edges ru heard ка
1	-17	ending after ex none
1	-24	between ~ in
1	-31	ending before an both
1	-33	coming med nummer
1	10	parts before other conjunction none ordinary
1	22	between end #
1	22	parts end #
1	23	ending before ет called
1	24	right word har called common
1	31	parts of other # called medical
1	79	parts before end other known unheard
10	-11	left word og known common
10	-18	ending before le none
10	-22	before = из
10	-28	left word men both common
10	-29	coming kommer ~
10	-4	parts of other article known common
10	-8	before = jo
10	11	parts of other other none medical
10	12	ending before os both
10	12	parts before pronoun be none unheard
10	13	parts before possessive kin rare unheard
10	13	parts of kin be known ordinary
10	14	ending after vå none
10	15	before = nabo
10	16	edges sv unheard ny
10	17	edges da unheard ly
10	17	left word and given unheard
10	19	right word som surname unheard
10	20	after formed medical
10	26	ending before re known
10	3	right word men given common
10	32	ending after ve surname
10	32	ending before ta none
10	33	two before = liv
10	38	ending before ач formed
10	39	coming with a
10	44	ending before ли called
10	6	right word som known common
10	8	edges en medical is
10	8	ending after ем known
10	9	left word and called common
10	9	parts before end tell known unheard
10	9	parts before tell beside known unheard
100	-34	before of rare unheard heard
100	100	ending after ол none
100	100	parts after conjunction possessive none medical
100	108	left word och none unheard
100	111	before = åt
100	116	parts before other beside given unheard
100	117	ending before ик known
100	42	parts end you
100	63	edges sv unheard us
100	64	edges ru heard та
100	64	ending before nd both
100	82	before = владелец
100	82	coming ~ dob
100	83	after = сегодня
100	83	between ~ med
100	83	parts of end finite none ordinary
100	86	leading муж ~
100	91	before = dem
100	92	parts of be beside none medical
100	94	right word og known unheard
100	99	between bror ~
101	106	ending after na given
101	110	between är på
101	64	cue of homes unheard
101	64	role homes none unheard
101	73	before = sister
101	88	cue of named unheard
101	88	role named none unheard
101	90	parts before other article none medical
102	110	edges ru unheard ра
102	115	word sv rask
102	124	beyond of kin known unheard
102	124	parts before kin be known unheard
102	129	edges en unheard la
102	129	parts before other says none unheard
102	26	edges da heard ol
102	46	ending after ur given
102	53	leading social worker
102	61	parts before other other surname ordinary
102	64	parts after other other pet ordinary
102	77	between nå hvordan
102	80	between efter ~
102	81	parts before other conjunction known ordinary
102	91	coming из ~
102	92	before = søster
102	93	coming ~ säger
102	97	before = cm
102	99	parts before end other known ordinary
102	99	parts of end # none medical
103	100	after = since
103	109	coming ~ hun
103	113	coming og vi
103	57	parts before other other form ordinary
103	58	parts before conjunction other known common
103	59	before = in
103	60	parts beside beside
103	74	two before = seks
103	80	ending before ch called
103	88	leading end hils
103	92	parts before preposition other known ordinary
103	94	behind of verb 2  known ordinary
103	99	leading du ~
104	101	between ~ fastlege
104	108	parts conjunction #
104	109	ending after sk known
104	112	between at har
104	113	ending after да called
104	134	two before = alene
104	25	after = there
104	29	ending before la surname
104	38	ending before на called
104	39	ending after th none
104	42	two before = ringe
104	54	before = him
104	70	ending before eg known
104	75	parts of kin finite given common
104	76	after = by
104	80	parts after kin other known ordinary
104	89	left word med none unheard
104	90	ending after ng rare
104	90	parts after opening other known ordinary
104	90	role persons surname unheard
104	91	role greetings rare unheard
104	92	leading heter jeg
104	92	parts before other opening known ordinary
104	95	ending before ho known
104	98	ending before ри none
104	98	leading dyrlæge ~
105	101	leading # cm
105	108	coming du har
105	114	before = will
105	120	parts says pronoun
105	49	right word in none ordinary
105	53	between patient ~
105	56	edges nb medical av
105	64	is both ordinary
105	64	two before = mig
105	65	leading зовут ~
105	67	between tolk ~
105	69	edges da heard rm
105	69	is rare unheard
105	73	ending before år surname
105	74	role greetings called common
105	75	before = sten
105	75	edges nb unheard ld
105	77	parts of kin kin known common
105	79	before = да
105	89	edges ru unheard ко
105	93	role none rare place
105	94	coming что ~
105	94	parts of # end none ordinary
105	96	right word og none place
106	100	role titles given ordinary
106	105	ending after ла known
106	136	two before = good
106	143	left word ved none ordinary
106	53	ending after f surname
106	55	ending before ig known
106	58	role none form unheard
106	67	ending before rt surname
106	70	leading ~ tolk
106	70	word da storm
106	82	coming the ~
106	82	leading мы с
106	89	parts before # other none ordinary
106	89	right word säger none ordinary
106	90	parts after finite pronoun both common
106	93	leading tolk ~
107	103	coming som hittade
107	108	parts after finite other known unheard
107	109	coming är du
107	124	between end has
107	47	coming det var
107	56	after = tispe
107	74	leading i ~
107	78	before = pat
107	80	two before = mr
107	81	two before = звонил
107	90	word en winter
107	92	parts before end other rare unheard
107	93	right word og rare unheard
107	96	two before = taler
107	98	edges nb heard ja
107	99	parts before be article none ordinary
108	-13	before of both unheard unheard
108	-43	before of rare unheard unheard
108	101	ending before lo given
108	103	coming har set
108	114	parts after says preposition none ordinary
108	115	edges en unheard id
108	117	before of form common heard
108	124	left word # none place
108	133	two before = såret
108	139	role persons known unheard
108	45	edges nb heard rg
108	55	after = это
108	79	parts of preposition conjunction none unheard
108	80	ending before да called
108	92	edges da heard lm
108	92	ending before gt given
108	94	parts after other # surname common
108	96	before = blev
109	100	between med til
109	104	between end fra
109	105	ending before # surname
109	113	parts kin says
109	115	edges en unheard as
109	123	between skal ~
109	125	between så på
109	126	between ~ de
109	128	after = so
109	59	two before = on
109	63	parts pronoun beside
109	69	two before = navn
109	81	ending before ja called
109	96	edges sv medical ck
109	99	right word när none ordinary
11	-11	parts you pronoun
11	-2	parts preposition time
11	-20	parts after other article none unheard
11	-22	before = jeg
11	-24	parts after other preposition surname common
11	-26	role persons called medical
11	-29	after of called ordinary heard
11	-3	leading ~ är
11	-30	parts end finite
11	-66	ending before så known
11	-7	after of given ordinary unheard
11	-8	edges ru heard ий
11	-9	between jeg ~
11	0	parts of opening pronoun given common
11	14	parts after # # none medical
11	14	two before = hvordan
11	16	left word var known unheard
11	2	left word av known common
11	22	parts of other end known unheard
11	23	parts before other opening both common
11	3	before = ~
11	36	ending after ag given
11	37	leading the ~
11	4	edges da medical ng
11	44	parts possessive finite
11	47	two before = that
11	51	two before = kilo
11	7	right word det surname common
11	7	right word hun known unheard
11	9	edges nb medical el
11	9	parts of # end none place
11	9	right word kan known unheard
110	105	behind kin 2 
110	105	parts opening time
110	106	ending after ll called
110	114	between er med
110	135	edges ru heard ну
110	76	role possessives known unheard
110	79	ending after pr surname
110	81	parts before kin other surname ordinary
110	83	edges nb unheard in
110	84	role persons known ordinary
110	97	parts kin time
110	98	role possessives given common
110	99	before = dottern
110	99	coming ~ cpr
111	105	ending before ck given
111	108	left word i none medical
111	111	left word år given common
111	116	before = give
111	132	ending before ра called
111	34	word ru любовь
111	43	after = før
111	69	parts after other other rare unheard
111	71	before = med
111	85	beyond greetings
111	86	edges en unheard me
111	90	before = mycket
111	94	two before = ringt
111	95	ending after 's called
112	113	parts after preposition other known unheard
112	124	leading first name
112	129	parts after end end none place
112	129	right word end none place
112	131	two before = sier
112	16	ending before th given
112	41	edges en heard ok
112	52	ending before ed known
112	54	ending before ik none
112	60	edges nb unheard as
112	69	left word og none unheard
112	70	ending before rn none
112	72	behind of verb 1  known common
112	85	parts time be
112	90	between called and
112	90	ending before il rare
112	91	before = hei
112	91	leading ~ patient
113	103	parts after other # given unheard
113	107	parts before says other none unheard
113	124	word en joy
113	146	role persons given ordinary
113	50	ending after ta none
113	67	two before = our
113	69	role none known ordinary
113	69	word sv sten
113	73	parts of beside other called common
113	74	two before = его
113	78	after of called medical heard
113	85	leading jeg er
113	88	leading det var
113	88	leading pas ~
113	92	before = pt
113	97	behind of verb 1  both unheard
114	101	before = grannen
114	104	before = cat
114	104	coming som ~
114	109	ending before em both
114	113	coming inte ~
114	122	two before = då
114	123	right word ~ both ordinary
114	145	leading enligt ~
114	35	coming har kastet
114	54	cue kin
114	55	parts of opening other none unheard
114	59	cue titles
114	62	two before = gäller
114	67	ending before ed given
114	77	parts before other kin none unheard
114	78	ending before es none
114	79	leading pt ~
114	81	before = that
114	82	two before = to
114	83	leading bror ~
114	92	right word fra none ordinary
114	93	coming ~ af
114	96	between men er
115	109	word nb even
115	110	leading læge ~
115	125	ending after nr surname
115	130	ending before ra rare
115	64	ending before у called
115	67	parts after other pronoun none unheard
115	67	parts before other beside called medical
115	72	before of called ordinary unheard
115	77	before of given unheard medical
115	85	leading fastlege ~
115	91	parts # be
115	94	coming ~ скорую
115	95	coming ~ från
115	98	between с и
115	99	parts before other preposition surname ordinary
116	104	role kin given ordinary
116	105	ending after vn none
116	109	parts before time be none ordinary
116	118	ending before de rare
116	127	before = uger
116	131	after = does
116	50	ending before nk surname
116	67	coming # end
116	74	is given ordinary
116	74	leading ejer ~
116	85	parts of preposition pronoun none place
116	90	edges en unheard ll
116	90	right word ~ none place
116	95	coming tar ~
116	95	right word med none medical
116	96	before = was
117	105	ending after ан none
117	107	ending after ла formed
117	107	ending before or none
117	109	ending after ar pet
117	111	before = mum
117	113	leading with ~
117	114	coming att ~
117	115	before = mamma
117	117	after = ko
117	117	coming ko #
117	123	ending after te rare
117	129	edges nb unheard ug
117	71	leading som ~
117	79	right word ~ surname unheard
117	80	edges nb heard kk
117	83	edges en heard ip
117	88	ending after 's none
117	91	ending after ut called
117	93	coming var med
117	93	two before = lilje
117	98	ending after ел none
118	103	right word och known ordinary
118	110	before = ta
118	111	edges nb heard je
118	112	parts of other time surname common
118	117	coming din ~
118	63	ending before lk none
118	72	right word i rare ordinary
118	83	two before = dyrlæge
118	90	ending after ad none
118	94	ending after tt none
118	94	ending before vn known
119	101	leading var det
119	109	leading spoke to
119	109	parts of preposition end form ordinary
119	109	two before = spoke
119	113	parts after preposition other formed unheard
119	124	leading sier at
119	50	behind of none pet ordinary
119	61	shape unheard 3
119	63	left word hos known common
119	84	parts of kin other none unheard
119	86	before = står
119	86	ending after on rare
119	98	coming for a
119	99	before = bare
12	-1	ending after ur known
12	-2	parts before # other called medical
12	-25	parts after pronoun says given common
12	-25	right word jag given common
12	-3	coming med sin
12	-3	ending after ne none
12	-33	after = had
12	-38	after = från
12	-4	parts of other other known unheard
12	-6	parts before other other surname common
12	-7	ending after на none
12	-7	parts after other end both common
12	-9	ending before at known
12	-9	parts of opening finite none ordinary
12	1	behind of none form unheard
12	10	parts after pronoun finite none medical
12	10	parts of other end called common
12	12	leading his wife
12	12	parts # other
12	12	parts before opening other surname unheard
12	13	before = sade
12	13	edges nb unheard ić
12	13	parts after finite other called medical
12	15	coming haft det
12	15	parts of other pronoun surname unheard
12	17	after = hold
12	17	parts before opening other given common
12	18	edges da unheard ne
12	18	right word och given unheard
12	19	parts before possessive kin given unheard
12	2	edges sv medical ra
12	23	right word ja known unheard
12	24	between er ikke
12	25	before = can
12	28	behind of post 1  given unheard
12	31	ending before at none
12	6	coming ja ~
12	7	ending before es both
12	7	ending before ry none
12	7	right word fra given common
120	102	two before = now
120	106	between jeg end
120	116	coming det er
120	138	before = set
120	149	parts conjunction possessive
120	38	before = vet
120	50	ending before la none
120	61	role placePrepositions rare place
120	71	edges en unheard th
120	75	edges nb heard sk
120	79	ending after li surname
120	83	edges en unheard ry
120	86	after = för
120	86	after = has
120	91	before = andra
120	93	behind of kin 1  known ordinary
120	96	parts before other conjunction given unheard
121	109	edges sv heard ål
121	114	word ru вера
121	117	leading ~ on
121	29	parts before kin other surname common
121	62	two before = god
121	76	behind of none known ordinary
121	76	between ~ för
121	79	beyond animals
121	83	role titles called medical
121	98	before = deg
122	101	two before = tor
122	111	edges ru unheard ой
122	113	after = nu
122	116	coming er fem
122	120	role persons given unheard
122	125	leading det står
122	138	parts before finite other called ordinary
122	74	parts before be other called medical
122	79	right word ~ known ordinary
122	83	two before = ringer
123	102	coming till ~
123	108	role persons rare unheard
123	110	parts after be other given ordinary
123	111	before = from
123	112	edges nb heard ys
123	112	word nb lys
123	117	ending before ие none
123	121	before = if
123	127	two before = dagen
123	130	parts after other preposition known ordinary
123	141	ending before ns known
123	150	ending after ed both
123	168	role titles rare unheard
123	49	parts after other kin none ordinary
123	86	before = lane
123	91	left word med known common
123	92	before = når
123	96	parts after preposition other formed ordinary
124	103	word nb stein
124	106	ending after ho none
124	112	edges en unheard ar
124	121	after = ham
124	125	edges sv unheard ia
124	127	before = sen
124	127	leading nav ~
124	18	after surname ordinary
124	59	edges en heard ge
124	69	ending after ли known
124	74	cue of named heard
124	74	role named none ordinary
124	81	edges sv heard ts
124	83	before = hilsen
124	86	cue of titles name
124	87	edges nb unheard ny
124	90	leading ringer om
124	93	two before = til
124	94	two before = come
125	109	before = inn
125	110	edges ru unheard ан
125	120	before = врачом
125	120	between врачом ~
125	120	leading ~ врачом
125	123	edges ru heard ам
125	126	leading jeg heter
125	149	leading och han
125	87	ending before ve none
125	87	two before = pasient
125	88	left word ~ called medical
125	88	parts kin end
126	100	parts after conjunction other given ordinary
126	132	edges ru unheard ур
126	6	before = lilje
126	81	leading har vi
126	94	behind of none rare place
126	96	before = ett
127	103	edges en unheard ta
127	106	edges nb unheard ng
127	107	cue homes
127	113	ending before my surname
127	116	word da strand
127	127	before = ssk
127	136	before = сегодня
127	136	leading ~ сегодня
127	90	two before = fastlege
127	91	ending before os called
128	100	between kat ~
128	103	leading end hoppe
128	104	coming ~ den
128	107	edges en unheard es
128	117	before = you're
128	128	between доктор ~
128	128	beyond of none rare unheard
128	146	between med om
128	166	leading ~ vet
128	79	coming på ~
128	81	after = тел
128	81	coming тел #
128	90	edges nb heard rk
128	94	leading är ~
129	108	parts before be other known ordinary
129	116	parts after be other known ordinary
129	117	left word in rare unheard
129	119	parts of be time none ordinary
129	137	between så det
129	18	edges da heard rn
129	64	parts after other preposition called ordinary
129	76	after formed common
129	82	before = tolk
129	86	ending before os known
129	87	leading ~ og
129	88	coming in ~
13	-11	ending before я called
13	-12	between på ~
13	-12	parts other finite
13	-17	edges nb heard ar
13	-2	parts of other # known common
13	-20	ending before ed surname
13	-24	ending after pt none
13	-3	behind of none called ordinary
13	-5	left word son both common
13	-51	parts of other kin none unheard
13	-6	after of both unheard heard
13	-6	ending before ra none
13	-7	parts of other other surname ordinary
13	1	parts before other # none ordinary
13	10	parts of kin pronoun known unheard
13	12	ending after en given
13	13	parts of beside other none medical
13	13	parts of kin finite known ordinary
13	14	parts before other other rare medical
13	15	after = она
13	16	coming hej det
13	16	coming och en
13	17	parts before other opening surname common
13	17	right word я formed unheard
13	17	two before = dig
13	19	parts before preposition size none ordinary
13	19	role kin both unheard
13	2	ending before so given
13	20	parts of kin be known unheard
13	23	left word hos rare unheard
13	23	parts before size other given common
13	24	left word er surname ordinary
13	24	parts conjunction says
13	26	ending after то none
13	29	ending after rd surname
13	3	ending before os given
13	32	parts after opening finite none ordinary
13	35	parts before # other surname common
13	4	ending before ds given
13	4	left word end rare unheard
13	4	parts before end end rare unheard
13	4	role start rare unheard
13	40	behind of post 1  called medical
13	43	parts of preposition other surname common
13	47	ending before se both
13	48	coming ~ jag
13	5	leading navn er
13	56	parts of preposition conjunction given common
13	57	parts of other finite given common
13	7	edges nb heard ss
13	8	before = etter
13	8	ending after ef none
130	-7	before of form unheard heard
130	102	word nb lilje
130	105	before of none place medical
130	115	between нет ~
130	118	two before = hello
130	152	edges en unheard by
130	58	edges da medical il
130	71	ending before vi none
130	74	leading ägare ~
130	91	parts after other other called unheard
130	98	before = меня
131	111	after = паспорт
131	111	edges en unheard te
131	119	two before = tid
131	123	parts kin #
131	175	edges nb heard iv
131	51	ending before se known
131	72	between er ja
131	74	ending before rd none
131	84	before = från
132	101	parts of other pronoun called medical
132	107	parts be be
132	115	parts before kin possessive known common
132	120	two before = she's
132	122	left word på none place
132	124	ending after sk none
132	133	ending before st rare
132	142	coming ikke ~
132	144	parts before pronoun be known unheard
132	163	after = called
132	169	before = sju
132	81	after = också
132	82	parts time finite
132	90	edges en heard el
132	90	is given unheard
132	95	between i det
133	100	two before = tolk
133	103	two before = это
133	108	parts possessive be
133	120	coming tre gånger
133	127	between og kan
133	144	edges ru unheard да
133	43	after = strand
133	93	after of formed common heard
133	93	edges nb heard al
134	116	before = fru
134	121	parts before other opening known unheard
134	123	word nb birk
134	125	before = siger
134	142	before = hold
134	147	ending after ер none
134	150	parts after other beside called medical
134	49	edges nb heard ia
134	80	cue introductions
134	90	ending after ch rare
134	91	cue of kin name
134	96	edges nb unheard ål
134	98	before = потом
135	106	left word ~ surname unheard
135	121	word en hope
135	124	leading ~ eller
135	128	leading ~ eier
135	129	ending before af surname
135	133	between men har
135	138	ending before да known
135	140	leading end lille
135	147	before = mine
135	33	two before = eier
135	38	coming men hun
135	51	after of surname ordinary heard
135	97	parts before other other surname unheard
136	106	edges da heard bo
136	106	word da bo
136	108	word da lilje
136	114	parts before possessive other known common
136	115	coming den har
136	122	ending before at rare
136	141	two before = gp
136	148	parts before other # called medical
136	77	coming og har
136	98	after = sin
137	113	ending after gt none
137	113	parts before be possessive none ordinary
137	119	ending before nt both
137	129	parts of preposition opening none medical
137	131	word da bjørn
137	137	before = mi
137	155	edges ru unheard ар
137	63	after = sten
138	101	edges sv unheard rg
138	129	after = vill
138	160	ending before om pet
138	81	ending after ei none
138	84	two before = kontroll
138	89	word sv vinter
138	97	before of none unheard unheard
139	100	after = også
139	102	parts before end other formed unheard
139	111	coming der ~
139	128	coming kan ta
139	132	ending after th given
139	69	ending before ам none
139	77	parts of preposition says none ordinary
139	87	two before = andra
139	92	ending before at called
14	-1	edges nb medical ng
14	-15	before = när
14	-18	two before = pt
14	-30	parts of end other given common
14	-57	ending after ne known
14	-8	parts of other preposition called ordinary
14	-9	coming ~ ved
14	0	ending before sa none
14	11	ending after om rare
14	12	edges nb unheard ja
14	12	left word at none ordinary
14	12	shape medical 3
14	13	left word у formed unheard
14	15	parts before beside kin known ordinary
14	15	parts of be pronoun known ordinary
14	15	parts of other end given common
14	16	after = hpr
14	16	coming hpr #
14	16	parts of other beside known unheard
14	17	parts before article be called ordinary
14	17	parts before other kin given unheard
14	19	parts before beside other called ordinary
14	22	right word med known unheard
14	23	ending before gt known
14	23	parts of be conjunction none ordinary
14	24	left word med given unheard
14	25	parts after pronoun finite none ordinary
14	25	parts of conjunction finite known ordinary
14	26	parts of opening conjunction known unheard
14	27	parts says finite
14	28	ending before på given
14	29	ending before jo none
14	4	role none given unheard
14	42	parts after preposition article known common
14	55	parts after article other called medical
14	6	left word från none ordinary
14	6	parts before other preposition none medical
14	7	ending after er none
14	8	right word han both common
14	9	left word ejer known ordinary
14	9	right word and given unheard
140	108	after = did
140	108	leading om ~
140	110	two before = lærer
140	142	leading and then
140	145	coming ~ but
140	166	leading så får
140	41	ending before ie none
140	59	parts before be other surname ordinary
140	72	edges en heard rd
140	78	after surname place
140	94	ending after öm known
140	97	behind of none known unheard
141	100	after = hustru
141	107	parts before end other given unheard
141	114	between du kan
141	117	ending after du known
141	123	after = stora
141	127	parts after opening other known common
141	129	between ~ я
141	139	coming hun husker
141	143	edges nb unheard id
141	147	edges da heard yd
141	149	role kin known unheard
141	69	word da pil
141	73	after of surname common unheard
141	95	two before = vet
142	122	before = says
142	127	edges sv heard lv
142	128	before = partner
142	133	parts after other you given common
142	138	between nav ~
142	154	between han i
142	181	parts after opening other none common
142	28	leading ~ and
142	64	role greetings called ordinary
142	91	between and the
142	93	parts of other opening none unheard
143	73	parts says end
144	110	behind of none given place
144	111	between i i
144	113	after = dob
144	113	coming dob #
144	116	before = nine
144	121	ending before rk surname
144	122	ending before те none
144	124	ending after ja known
144	129	role homes none place
144	131	two before = hjemme
144	133	coming har fået
144	167	two before = nav
144	85	after of rare place unheard
144	87	before = что
145	109	edges nb unheard ge
145	120	edges en heard ol
145	122	after = ringe
145	123	right word på known ordinary
145	125	parts opening says
145	129	parts after other end given unheard
145	133	between och att
145	138	before = overlege
145	146	between med og
145	148	coming har gått
145	155	edges da heard ma
145	77	is called unheard
146	109	before = joy
146	111	edges ru unheard ль
146	117	after = hendes
146	132	ending after at rare
147	104	parts finite be
147	107	ending after es known
147	107	parts before pronoun be known common
147	108	after = here
147	117	after = she's
147	117	before = bror
147	117	coming på lab
147	122	edges nb unheard na
147	133	role animals called ordinary
147	138	edges ru heard аз
147	144	parts size you
147	146	after = tik
147	146	between ~ tik
147	149	two before = bara
147	152	between hund ~
148	102	before = сыном
148	110	edges sv heard bo
148	111	parts after other preposition called medical
148	115	ending after kk none
148	121	coming jag ringer
148	125	behind of kin 1  known unheard
148	136	ending before il surname
148	139	between владелец ~
148	147	behind of verb 1  given unheard
148	150	ending after ot given
148	153	ending after hl known
148	88	parts of other conjunction called common
148	90	length unheard long
148	92	after = к
148	92	coming i går
149	104	edges sv heard rm
149	106	ending after 's known
149	108	cue of introductions name
149	124	word nb ask
149	131	ending after из formed
149	139	leading pat ~
149	99	edges ru unheard ья
15	-11	ending before un known
15	-12	edges en heard sh
15	-12	left word det both common
15	-13	right word var none ordinary
15	-15	edges ru heard ое
15	-16	ending before ga known
15	-17	right word har given common
15	-20	parts after other preposition surname ordinary
15	-22	two before = present
15	-24	before = det
15	-3	ending before är known
15	-7	after = about
15	10	parts of kin says known unheard
15	11	between ~ ringer
15	11	beyond persons
15	17	left word heter known ordinary
15	18	after of pet ordinary heard
15	19	before = stein
15	19	parts after other be known unheard
15	19	parts after you other known unheard
15	2	edges da medical el
15	2	ending before ar surname
15	21	parts before other kin form unheard
15	21	parts of other preposition given common
15	21	word nb roar
15	23	parts of end finite given common
15	23	parts of preposition preposition surname unheard
15	25	before = datter
15	25	ending before le rare
15	26	ending before re both
15	27	parts of other time given common
15	29	parts after conjunction pronoun known unheard
15	30	ending before nd called
15	33	before = три
15	38	right word på known unheard
15	4	after = hej
15	40	ending before ad given
15	40	ending before lt known
15	43	before of rare common unheard
15	46	ending after år both
15	5	parts after beside other called ordinary
15	52	right word om both common
15	60	leading ~ нет
15	8	parts of preposition conjunction called common
150	113	after = lite
150	143	edges en unheard ka
150	73	edges nb heard ol
150	83	parts beside preposition
150	96	role titles called ordinary
151	102	parts time conjunction
151	107	after = отец
151	117	leading att ~
151	124	ending before kt given
151	130	parts after finite preposition none unheard
151	133	ending before nt known
151	144	edges nb unheard ad
151	145	before = больной
151	38	before of known common heard
151	72	leading bor i
151	88	edges da unheard en
152	102	two before = her
152	105	ending before ne rare
152	119	ending after ел known
152	126	ending before sk known
152	144	before = nav
152	147	parts kin kin
152	148	between from end
152	168	leading ~ hun
152	90	shape unheard 4
153	102	before = bo
153	102	two before = opp
153	121	before = ringt
153	146	two before = fire
153	158	two before = ring
153	69	between the ~
153	77	after = я
154	105	behind of none known place
154	123	edges sv unheard ve
154	132	ending after tt called
154	146	two before = båda
154	167	between har på
154	77	edges nb heard rm
155	110	behind kin 1 own
155	136	between ~ skal
155	138	before = hest
155	144	parts kin conjunction
155	148	two before = mine
155	148	two before = spør
155	183	parts tell opening
155	24	before of called unheard heard
155	45	after of rare unheard unheard
155	70	edges sv heard rg
155	90	two before = overlege
155	91	two before = по
156	102	two before = меня
156	126	edges sv heard ax
156	132	after = havde
156	134	coming and i'm
156	136	after = ringde
156	149	between ring på
156	156	after = social
156	156	coming social worker
157	108	before of form unheard unheard
157	115	before = liv
157	115	parts of other other called unheard
157	130	between ~ siger
157	141	two before = tv
157	144	beyond introductions
157	175	ending before ed pet
157	70	between ~ født
158	128	edges sv heard ol
158	128	two before = я
158	132	parts of other other pet unheard
158	146	edges en unheard ra
158	157	ending after ре none
158	35	parts before kin other none unheard
159	103	ending before rn surname
159	104	coming к ~
159	112	edges nb heard ed
159	115	ending before end pet
159	115	right word ~ called unheard
159	119	word da sten
159	120	ending after ke surname
159	137	word en king
159	146	parts opening conjunction
159	2	before of given unheard heard
159	73	leading till ~
159	82	word nb storm
159	92	behind of none none place
16	-11	right word och called medical
16	-12	ending before ra both
16	-14	leading ~ в
16	-2	parts before other finite known common
16	-23	parts of opening other known common
16	-52	right word om surname common
16	-59	edges sv heard rn
16	-68	ending before ne both
16	-9	right word ~ rare unheard
16	-9	two before = i'm
16	10	cue of persons unheard
16	10	role persons none unheard
16	11	left word af known unheard
16	12	before = за
16	12	parts before other be surname common
16	14	cue of placePrepositions heard
16	15	ending before de known
16	15	parts before be other known unheard
16	19	parts after finite preposition none ordinary
16	22	ending after ed called
16	22	parts of opening finite known unheard
16	23	edges ru heard му
16	23	left word # both common
16	24	parts after finite you known unheard
16	24	parts after other article known unheard
16	24	right word ~ none medical
16	26	behind of post 1  surname ordinary
16	27	parts before other conjunction called ordinary
16	27	parts of other preposition known unheard
16	33	ending before ny none
16	34	ending after se surname
16	4	ending after ld none
16	4	ending before år rare
16	5	ending before in rare
16	6	leading my ~
16	6	parts before conjunction other surname unheard
16	7	ending after ik known
16	7	left word ~ surname common
16	7	parts before end kin known unheard
16	8	parts after other beside none ordinary
16	9	parts quantity quantity
160	125	word sv bo
160	135	edges sv unheard in
160	136	two before = pat
160	154	coming # лет
160	181	before = sa
160	97	ending before aj surname
161	133	edges nb medical ge
161	149	coming på rom
161	154	coming kan du
161	94	edges sv heard lo
161	99	edges nb unheard li
162	132	ending after rg given
162	136	between and at
162	144	parts after other possessive none ordinary
162	155	between har fått
162	171	before = meg
162	91	edges en heard on
162	93	after rare place
163	100	cue named
163	132	edges ru unheard он
163	139	parts before end other surname ordinary
163	145	word da rose
163	151	after = fått
163	157	role titles given unheard
164	109	before = may
164	123	behind of verb 1  rare place
164	126	edges nb heard ya
164	148	between det ja
164	149	word nb sommer
164	156	edges en unheard it
164	157	right word på rare unheard
164	160	ending after ks known
164	162	two before = daughter
165	139	edges nb heard ie
165	145	between av och
165	146	edges da heard øg
165	147	parts after other # called common
165	172	two before = i've
165	48	before of formed unheard unheard
165	77	after surname unheard
165	80	two before = ägare
166	117	word sv storm
166	128	edges nb heard ug
166	131	before = fra
166	143	after = tell
166	161	after = вы
166	165	edges sv heard ld
166	165	ending before то known
166	178	role kin known ordinary
166	91	ending after te surname
166	95	ending after on known
167	110	after = pt
167	157	role greetings known ordinary
167	32	parts before kin other called ordinary
168	100	is known ordinary
168	104	edges ru heard ик
168	127	two before = mark
168	131	ending after rg known
168	166	leading ~ брат
168	42	before = storm
169	130	before = фамилия
169	155	parts after other size both common
169	48	edges nb heard ås
17	-16	ending after на formed
17	-24	parts after opening other called ordinary
17	-4	right word ~ called medical
17	-4	two before = jo
17	-40	edges sv heard nk
17	-6	left word och given common
17	0	leading min søn
17	11	left word till known unheard
17	13	between end var
17	13	parts before conjunction kin known unheard
17	14	coming ~ and
17	14	parts before preposition other surname unheard
17	14	right word and rare unheard
17	15	ending after my none
17	15	ending before el both
17	17	role titles both unheard
17	17	two before = deg
17	18	ending after ds none
17	19	parts after other opening known unheard
17	20	parts of be preposition known unheard
17	22	parts of be conjunction known ordinary
17	26	ending after är both
17	26	ending before da known
17	30	ending before te none
17	31	edges ru heard сь
17	31	left word at known unheard
17	31	right word och surname common
17	32	parts after end end formed unheard
17	32	right word end formed unheard
17	35	coming är det
17	4	leading ~ at
17	48	parts of conjunction be given common
17	55	ending before ay given
17	6	after = like
170	140	edges sv unheard rs
170	150	before = кошка
170	164	edges sv heard by
170	59	edges en medical er
171	100	leading по ~
171	119	beyond of none surname ordinary
171	128	leading etter ~
171	130	two before = ude
171	135	after = pyometra
171	135	coming pyometra end
171	140	ending after ет formed
171	145	parts of other be given ordinary
171	150	ending before os surname
171	153	edges nb unheard rn
172	191	before = when
172	92	between till ~
173	138	two before = anhörig
173	160	edges en medical rt
174	123	shape unheard cyrillic
174	128	before = говорит
174	136	is both unheard
174	157	edges ru unheard на
174	163	before = overlæge
175	100	two before = bor
175	121	coming # år
175	126	word sv lilja
175	134	after = came
175	147	behind of verb 1  rare unheard
175	149	parts before possessive other given common
175	149	two before = ejeren
175	162	leading tv #
175	183	leading han ~
175	47	edges nb heard nd
175	87	after of surname unheard unheard
175	87	before = iris
176	129	leading säger ~
176	145	role placePrepositions none place
176	149	edges nb heard si
176	150	role titles surname ordinary
176	156	between når er
176	175	ending before ть known
177	141	ending after nr none
177	152	between er det
177	173	leading heter jag
177	99	parts before other other rare place
178	100	after = i'm
178	104	two before = hilsen
178	129	edges nb heard ld
178	132	leading er det
178	187	parts says be
179	116	edges en medical on
179	146	before = mr
179	177	after = you're
179	184	beyond possessives
179	96	edges da heard is
18	-16	before = dag
18	-18	ending after не none
18	-18	two before = ask
18	-19	ending before nt none
18	-2	parts opening pronoun
18	-21	parts before other opening known common
18	-22	leading från ~
18	-25	parts preposition says
18	-5	ending after ch known
18	-52	two before = зовут
18	0	ending before is rare
18	10	left word ~ known unheard
18	11	two before = вы
18	14	before = mvh
18	14	ending before к formed
18	16	parts after finite preposition known unheard
18	16	parts of kin finite known unheard
18	17	right word из formed unheard
18	18	coming ~ fra
18	23	parts after preposition preposition none ordinary
18	23	parts of other finite none common
18	24	parts before opening other formed unheard
18	27	edges en unheard is
18	29	parts of preposition other none ordinary
18	32	word sv rut
18	38	parts after other you known unheard
18	39	between ~ är
18	40	role persons both unheard
18	43	behind of post 1  known common
18	44	coming jeg ~
18	5	parts other opening
18	54	after = ville
18	58	parts after other preposition given ordinary
18	8	parts before other # known unheard
180	118	coming i dag
180	146	coming säger att
180	170	word da lund
181	156	edges sv medical it
181	160	is given place
181	164	edges en heard rm
181	164	word en storm
182	130	ending after is known
183	161	edges nb unheard em
183	162	word nb odd
183	166	parts before other beside none place
183	179	parts before # other called ordinary
183	197	after = kvar
184	110	before = лет
184	111	two before = by
184	156	cue of kin unheard
184	156	role kin called ordinary
184	156	role kin none unheard
184	180	after = соседка
185	103	after = my
185	142	edges ru unheard ич
185	161	ending before в form
185	165	word en hill
185	169	two before = fast
185	174	ending before ся none
185	188	ending before v none
186	130	before = både
186	146	word nb sol
186	161	edges da heard æk
186	161	word nb vik
186	165	coming ~ ref
186	180	before = hennes
187	157	leading vi ~
187	158	ending before v known
187	187	coming i skranken
188	107	before = брат
188	137	ending after ет called
188	184	before = then
189	137	before of given ordinary unheard
189	142	edges sv heard ek
189	158	ending after as given
19	-1	role none surname unheard
19	-12	after = were
19	-13	parts of other pronoun none unheard
19	-16	after of surname ordinary medical
19	-16	leading på ~
19	-7	left word a surname common
19	-8	ending before os rare
19	0	between # end
19	0	parts # end
19	0	role none both common
19	10	parts of beside opening none ordinary
19	11	after = end
19	11	after end
19	11	behind verb 1 
19	11	coming end end
19	11	edges sv unheard ns
19	13	after of called common heard
19	14	two before = ее
19	16	parts after other other both common
19	16	parts after says other both common
19	16	parts of end be none medical
19	16	right word i surname common
19	17	left word lege given common
19	18	between ~ по
19	18	coming ~ og
19	18	edges nb unheard ud
19	19	right word ja both common
19	19	right word ~ formed unheard
19	20	after = daughter
19	20	parts of other end surname unheard
19	21	after = skal
19	21	parts before other kin rare unheard
19	22	coming att det
19	22	ending before ei known
19	23	left word heter given common
19	24	left word врач none ordinary
19	24	parts before be other surname unheard
19	26	ending after en called
19	27	right word han known unheard
19	28	right word i known unheard
19	29	coming ~ she
19	3	parts conjunction finite
19	31	parts after other beside surname unheard
19	38	edges ru heard ся
19	48	left word du known common
19	5	between ~ но
19	6	left word ~ known ordinary
19	9	parts before possessive kin given common
190	155	parts after other # surname ordinary
190	160	two before = mvh
190	172	leading end du
190	224	edges sv heard lk
191	104	leading eier ~
191	137	parts tell preposition
191	140	ending after ла none
192	145	before = björn
192	187	leading ham der
192	202	leading kommer med
192	203	role animals pet ordinary
193	162	ending before je surname
194	172	word sv ros
194	182	between fra på
194	192	edges ru heard йя
194	192	word ru майя
194	202	between går ~
195	121	before = ejer
195	132	ending before ту none
195	188	leading ~ it's
195	206	before = vara
195	208	two before = epikrise
196	114	two before = mamma
196	138	ending before ия formed
196	147	role none known place
196	158	ending before rn known
196	160	two before = хозяин
196	166	edges en medical st
198	160	after = stein
198	170	before = мне
198	175	before = hälsa
198	206	ending after gt surname
198	223	ending after ja called
199	100	parts says preposition
199	117	edges nb medical an
199	130	word en rose
199	133	parts end says
199	138	between ~ hun
199	174	right word på surname ordinary
199	185	coming og han
2	-11	role named called common
2	-12	after = через
2	-12	ending before av both
2	-14	edges ru heard ба
2	-23	coming ~ end
2	-23	parts of opening other both common
2	-27	right word på known common
2	-48	ending before le given
2	-70	before of given ordinary heard
2	-77	parts before finite other both common
2	10	right word # given unheard
2	11	right word to none ordinary
2	21	parts of other preposition called common
2	25	parts after conjunction other none medical
2	25	parts before other preposition called ordinary
2	29	between med och
2	30	after = etter
2	39	ending after id given
2	56	word sv lind
20	-10	ending after am given
20	-18	parts of beside other called medical
20	-26	parts after pronoun other known common
20	0	after of rare ordinary unheard
20	10	parts of # other known unheard
20	11	behind of post 1  surname unheard
20	12	ending before at given
20	12	length heard middle
20	13	parts after other end formed unheard
20	14	parts after other end surname unheard
20	15	right word du none ordinary
20	18	two before = мой
20	19	ending after ja both
20	19	parts before # # given common
20	20	ending before te known
20	22	before = bor
20	22	edges nb unheard ai
20	22	parts of # other called common
20	23	leading меня зовут
20	24	ending before ач none
20	25	left word # known ordinary
20	26	parts of other finite given unheard
20	27	behind of post 1  known unheard
20	28	coming ~ i
20	29	ending after end given
20	30	role possessives known common
20	34	parts of preposition other both common
20	35	left word når given common
20	37	role named pet ordinary
20	41	parts after article other surname common
20	44	between врач ~
20	55	ending after ой called
20	7	leading is ~
200	106	word nb bjørk
200	158	edges nb unheard le
200	159	coming det ~
201	164	ending before sa surname
201	170	coming а потом
201	184	two before = sagde
202	137	two before = kopi
202	148	before = kom
202	151	leading bed #
203	130	role titles known common
203	133	word sv ek
203	158	word sv sol
203	211	ending before ra called
204	162	before = теперь
204	187	after = hei
205	169	behind of none surname place
205	185	right word ~ pet ordinary
205	194	edges da heard sa
206	139	edges sv unheard st
206	154	before = säger
206	155	role titles formed ordinary
206	174	edges nb unheard ne
206	85	before of known common unheard
207	180	role named known common
207	202	two before = operert
207	207	right word og known ordinary
208	155	after = telefon
208	159	edges nb unheard ta
208	184	coming а ~
209	202	ending after je none
209	229	before = see
21	-1	edges da heard nd
21	-10	parts after other # given common
21	-16	before = first
21	-2	two before = fint
21	-22	edges nb heard ll
21	-23	after of none place heard
21	-3	before = att
21	-34	coming har vært
21	-6	ending before an known
21	-9	two before = opereret
21	0	ending before id surname
21	1	after of surname common heard
21	1	before = а
21	11	leading name is
21	11	parts of other finite known common
21	14	ending after а called
21	14	parts of end other known ordinary
21	14	right word det none ordinary
21	14	right word из none ordinary
21	15	parts before other article known unheard
21	15	parts of other other given common
21	16	parts conjunction kin
21	16	role none called common
21	17	parts before preposition other given common
21	18	between ~ ja
21	18	ending after in known
21	19	before = enligt
21	19	parts after finite pronoun none ordinary
21	2	parts before other you surname common
21	20	between жена ~
21	21	right word i none place
21	21	word da skov
21	22	between end kan
21	22	coming på torsdag
21	23	left word end known common
21	23	parts before end end known common
21	23	parts before other finite known unheard
21	23	role start known common
21	25	coming dottern ~
21	26	two before = af
21	27	parts after beside other given unheard
21	27	parts after end end known ordinary
21	27	parts of conjunction other known unheard
21	27	right word end known ordinary
21	28	parts of preposition says none place
21	29	before = so
21	29	role animals known unheard
21	3	before of called common unheard
21	36	ending before ge given
21	36	parts before preposition other none unheard
21	38	ending before ge rare
21	39	ending before ve given
21	39	right word på given unheard
21	40	ending after ay called
21	40	parts of kin other form unheard
21	47	right word and given common
21	55	before = hel
21	58	parts after conjunction pronoun given common
21	6	parts preposition other
21	64	ending before tt surname
21	7	after = ~
21	8	before = well
21	8	parts before other beside called common
210	193	parts of beside preposition called ordinary
210	203	two before = палата
211	110	before of known common medical
211	144	is none place
211	161	leading end nå
211	169	before = katten
211	170	before = sett
211	173	parts size be
211	188	ending before ti none
211	198	edges nb medical ve
211	204	parts after other end none common
212	166	after = his
212	171	edges ru unheard ия
212	177	is rare place
212	188	before = visst
212	202	before = sagde
213	117	before = ask
213	148	edges da heard sk
213	188	before = called
213	192	edges en unheard am
214	219	leading rom #
215	156	edges nb unheard ik
215	193	edges en unheard ow
215	205	edges ru heard ря
215	211	coming it was
216	194	after = klokka
217	183	after = född
219	151	before = ägare
219	172	parts before beside other surname ordinary
219	63	before of given unheard unheard
22	-2	between i og
22	-20	word nb berg
22	-36	after = inn
22	-7	before = inte
22	0	leading hos ~
22	1	right word and called common
22	10	before = af
22	13	parts before other conjunction rare ordinary
22	13	parts of other preposition rare medical
22	15	parts before end opening none unheard
22	16	ending after # called
22	16	parts of other finite called ordinary
22	16	parts of other says rare unheard
22	17	right word i none ordinary
22	2	leading ~ han
22	20	parts before other be known ordinary
22	20	parts before other beside none ordinary
22	21	parts after be beside none ordinary
22	22	ending after end both
22	22	ending before ын known
22	22	parts before kin other rare unheard
22	22	parts of other conjunction rare unheard
22	22	right word i given common
22	22	two before = jeg
22	24	leading end hej
22	24	parts of size end none ordinary
22	26	two before = hvem
22	29	coming är en
22	30	after = with
22	30	parts before end opening known unheard
22	30	parts before end other pet unheard
22	33	after = han
22	34	left word til known common
22	35	parts of finite other none ordinary
22	39	edges en heard ve
22	41	role persons surname medical
22	43	word sv modig
22	5	right word med surname common
22	9	ending before on given
220	151	before = saga
220	165	between i så
220	197	before = mrs
220	224	two before = hold
221	174	two before = сказал
221	175	edges nb heard it
221	202	edges en medical ar
222	132	after = let's
222	194	parts after other end rare ordinary
223	170	after = mobil
223	170	coming mobil #
223	179	parts opening possessive
223	187	parts conjunction time
223	189	word ru лев
224	156	after = født
224	187	after = he's
225	190	right word i known ordinary
227	177	edges en heard ny
227	214	leading палата #
228	103	before of known ordinary medical
228	203	word ru лилия
228	206	edges da medical se
229	161	edges nb unheard nd
229	187	between er fra
229	195	leading end har
23	-1	edges nb heard en
23	-11	role none called unheard
23	-15	parts after pronoun finite surname common
23	-17	behind of post 1  none unheard
23	-8	two before = egen
23	-9	edges nb heard na
23	10	ending before im given
23	10	ending before im none
23	11	ending before ch both
23	11	left word i none ordinary
23	13	parts pronoun time
23	17	coming kopi til
23	19	parts after other other surname ordinary
23	2	ending before or both
23	2	left word hos none unheard
23	20	parts after be other given unheard
23	20	right word har given unheard
23	23	edges sv heard ss
23	23	right word на formed unheard
23	24	parts after finite other surname unheard
23	24	parts before other says known unheard
23	25	parts after preposition article rare unheard
23	29	edges en unheard en
23	30	parts of other beside called ordinary
23	31	coming когда ~
23	32	parts before possessive kin none unheard
23	32	parts of article other called common
23	35	between att inte
23	35	edges en heard th
23	36	beyond of animals pet ordinary
23	39	parts after size other surname common
23	4	behind of verb 2  called common
23	41	parts before tell beside known ordinary
23	43	parts opening beside
23	49	parts of kin conjunction both common
23	55	parts before preposition other given unheard
23	6	ending before # none
23	63	after = will
23	8	between at ~
23	9	before = сестра
230	244	between ikke end
231	150	ending before ка called
231	177	parts after other # called medical
231	211	edges en unheard le
231	223	word sv tor
234	142	edges nb heard rn
234	245	coming could you
235	193	is surname place
236	111	before of known unheard medical
236	160	ending after ln none
236	218	word ru май
236	33	before of known unheard heard
237	223	edges ru heard рь
237	232	between to end
237	233	word da per
238	170	word da sol
238	172	parts tell conjunction
238	230	before = анализы
239	171	ending before ер none
239	203	two before = мы
239	209	coming jeg ringer
24	-10	after of both common unheard
24	-10	before of pet common heard
24	-11	parts of other other both common
24	-14	coming vi ~
24	-17	word nb hav
24	-19	ending before ра formed
24	-29	ending after te known
24	-29	ending after är surname
24	-5	behind of verb 1  called medical
24	-5	ending before er called
24	-9	role kin none ordinary
24	0	coming ~ но
24	0	ending before be none
24	12	ending before ne called
24	14	parts of finite other known common
24	15	after verb
24	16	edges sv unheard il
24	20	parts of other opening known unheard
24	21	ending after en surname
24	21	right word and none medical
24	23	ending after as known
24	23	parts of beside preposition known ordinary
24	26	parts of pronoun preposition known unheard
24	27	ending before le both
24	31	parts of preposition opening none place
24	32	parts of beside preposition surname unheard
24	36	edges da heard ld
24	36	parts after finite other rare unheard
24	37	edges en unheard al
24	42	left word till none place
24	44	ending after st given
24	46	ending before är none
24	47	edges en heard ce
24	65	two before = sten
24	71	between en på
240	209	word ru роза
240	214	before = hund
241	155	edges en heard dy
241	173	before = owner
241	37	before of known ordinary heard
242	178	before = doktor
242	206	word nb ola
243	240	leading sa att
244	243	between på det
246	193	parts tell pronoun
246	201	leading är det
246	231	after = begge
248	116	edges nb heard ik
249	150	role none known unheard
249	179	parts kin beside
25	-1	parts after other preposition given unheard
25	-13	parts possessive kin
25	-6	after called common
25	13	parts of # kin none place
25	14	before = här
25	14	edges ru unheard ла
25	14	ending after på rare
25	16	ending after an called
25	17	parts before other other surname place
25	20	coming ~ er
25	21	after of formed medical heard
25	22	between på og
25	22	ending before mi known
25	22	parts of other other form ordinary
25	23	ending before ru known
25	25	left word som given common
25	25	parts after preposition other given unheard
25	26	leading står hos
25	27	after = dottern
25	27	parts before other says known ordinary
25	28	ending after ns known
25	29	between i end
25	30	behind of verb 1  surname ordinary
25	31	ending after på given
25	31	left word hej known unheard
25	31	parts of finite other known unheard
25	31	two before = then
25	34	ending before i called
25	35	leading å ~
25	35	left word heter none unheard
25	37	ending before ei none
25	37	parts after other end called common
25	4	ending before ka given
25	41	before = blir
25	42	ending before та none
25	43	coming som är
25	52	after of rare medical unheard
25	7	parts of possessive finite known unheard
25	8	between pat ~
25	8	ending after те none
250	161	ending before om called
251	117	shape medical 4
251	203	after = halter
251	203	leading this is
251	258	right word ved none unheard
252	128	edges sv heard ke
252	204	word en summer
252	229	edges ru medical ть
252	233	between kom vi
253	157	ending before ла called
253	228	before = husband
256	204	coming ~ år
256	206	edges ru heard ев
258	259	edges sv heard ed
259	194	two before = nu
259	256	ending before il called
259	265	before = ringe
26	-1	between of ~
26	-10	parts be time
26	-25	two before = пациент
26	-29	two before = bror
26	-4	parts after other # none unheard
26	-5	leading egen læge
26	-6	parts of other beside surname common
26	-7	cue of titles unheard
26	-7	role titles none unheard
26	12	parts of conjunction other none ordinary
26	17	parts of article other known unheard
26	19	coming from the
26	20	after = sier
26	21	leading det med
26	22	coming til ~
26	24	parts of end finite both common
26	24	parts of preposition preposition none place
26	28	before = мать
26	28	parts before other kin both common
26	31	ending after ra surname
26	31	ending before id none
26	35	coming er med
26	36	ending after ts none
26	38	parts of other finite rare unheard
26	43	before of given common medical
26	43	ending after ol none
26	46	after = ref
26	46	ending before sa both
26	48	left word from none unheard
26	61	parts after other preposition called common
26	7	after none unheard
26	7	ending after vi given
26	9	two before = sen
260	202	before = worker
260	226	before = eier
260	235	edges en unheard na
261	170	after = who
261	203	beyond titles
261	217	before = dr
261	249	edges nb unheard um
261	269	two before = rom
262	251	after = puster
263	191	word nb lykke
263	202	before = hette
265	179	ending after end formed
265	203	word sv love
269	251	edges sv heard my
269	251	word sv my
27	-11	ending after ey given
27	-13	ending before is called
27	-16	parts of be other called ordinary
27	-19	ending before it given
27	-2	coming ~ kopi
27	0	parts quantity finite
27	10	edges ru heard ан
27	10	leading ~ отец
27	11	parts after other preposition known unheard
27	11	parts of pronoun other known common
27	11	shape heard 1
27	13	edges ru medical от
27	13	length heard long
27	13	parts opening finite
27	13	word ru кот
27	17	left word til given unheard
27	21	left word is known unheard
27	21	parts before finite preposition none place
27	21	shape medical 1
27	23	before of surname common heard
27	23	ending after из none
27	23	parts before other pronoun known unheard
27	26	parts before opening other known unheard
27	27	before = också
27	27	parts after preposition article none ordinary
27	28	parts of preposition end none place
27	35	parts after other other pet common
27	37	between om ~
27	38	role none rare common
27	40	role kin surname common
27	42	parts before be article surname common
27	43	leading min kone
27	44	between jo ~
27	45	left word är both common
27	5	parts of other time both common
27	5	right word och known common
27	52	parts after conjunction possessive both common
27	55	parts before other possessive none ordinary
27	56	coming ved ~
27	57	two before = søstera
27	59	between ~ at
27	75	two before = e
27	8	between lane ~
27	9	parts before other other both ordinary
27	9	parts of beside end none unheard
270	247	edges da heard vn
271	185	before = hos
274	201	edges nb unheard al
275	193	is known place
276	226	ending before ия called
278	163	two before = heter
279	216	edges sv heard ve
28	-1	parts before preposition other none ordinary
28	-10	after of both ordinary heard
28	-16	ending before år known
28	-22	after called ordinary
28	11	after of both common heard
28	11	leading dette er
28	11	parts of other other formed ordinary
28	15	parts of other finite both common
28	18	parts before opening article none ordinary
28	21	parts before kin possessive known ordinary
28	21	parts of other other both ordinary
28	22	ending before bo known
28	22	parts after # # surname unheard
28	24	two before = it's
28	25	left word den none ordinary
28	25	parts of kin other none ordinary
28	26	right word og surname unheard
28	28	ending before to none
28	29	two before = his
28	30	after of known unheard medical
28	30	leading ~ bror
28	31	coming sten i
28	31	edges sv unheard ne
28	32	after = tack
28	32	coming and she
28	32	edges nb unheard me
28	33	edges sv heard ll
28	33	ending after na surname
28	35	parts after other other known ordinary
28	36	edges nb heard lf
28	37	parts pronoun other
28	38	parts before possessive kin known unheard
28	38	word en iris
28	41	ending before ца known
28	47	parts of # other none ordinary
28	49	parts of other be known unheard
28	5	after = to
28	50	edges nb heard nø
28	55	ending after or rare
28	60	parts before other other pet ordinary
28	62	parts of other says called ordinary
28	69	before = morgen
28	9	parts other size
280	239	between в end
283	257	word nb tor
288	249	left word in none unheard
289	235	two before = bed
29	-12	parts after other # both common
29	-15	edges en heard it
29	-8	left word at called common
29	10	leading ~ lane
29	11	left word var given common
29	13	after = mand
29	16	left word end none place
29	16	parts before end end none place
29	16	role start none place
29	17	ending after er surname
29	18	parts of be conjunction both common
29	19	parts of end other given unheard
29	20	ending before da none
29	21	after of none unheard medical
29	21	two before = мама
29	23	leading der hedder
29	24	leading doktor ~
29	24	parts after be other given common
29	24	parts before other beside known ordinary
29	25	ending after ev none
29	26	parts before end preposition none ordinary
29	26	parts before other preposition none place
29	27	right word han surname common
29	28	left word til known ordinary
29	30	between и и
29	30	parts of other finite known unheard
29	32	edges sv heard je
29	32	word sv ester
29	33	word sv bror
29	34	before = жена
29	34	parts of beside other known common
29	38	parts after other beside rare unheard
29	4	after = vinter
29	4	ending before i none
29	4	parts beside pronoun
29	41	ending after ch given
29	43	two before = was
29	48	after = у
29	50	between men ~
29	55	ending before end formed
29	67	ending before te called
29	7	leading venlig hilsen
29	7	two before = venlig
29	86	word en faith
290	211	two before = hedder
298	249	parts # kin
298	291	coming i fjor
3	-12	role none both ordinary
3	-16	leading она ~
3	-18	parts after finite other known common
3	-20	parts of other you given common
3	-21	parts of end other known unheard
3	-23	ending before ke known
3	-24	parts after finite beside both common
3	-31	parts after finite article both common
3	-32	parts finite pronoun
3	-33	ending after es rare
3	-47	two before = kommer
3	10	two before = takk
3	12	ending before с called
3	15	leading med ~
3	17	edges nb medical il
3	22	ending after te called
3	25	before of none unheard medical
3	38	ending before nn surname
3	39	leading var hos
3	48	right word the none ordinary
3	57	before of rare medical heard
3	90	before of none ordinary unheard
30	-12	parts before # other known common
30	-3	beyond of none none medical
30	11	parts after beside other none unheard
30	11	parts of other other called ordinary
30	16	after = plan
30	16	coming ~ ~
30	17	coming ~ på
30	18	ending after ed surname
30	19	parts after pronoun other called ordinary
30	20	after of verb medical
30	20	left word ~ surname place
30	20	parts before article other known unheard
30	21	ending before ny surname
30	21	ending before um none
30	25	edges nb unheard ah
30	26	ending after st both
30	27	before of rare ordinary heard
30	27	parts before pronoun be known ordinary
30	29	parts of conjunction other known ordinary
30	30	parts after other other rare ordinary
30	31	edges da unheard er
30	34	parts of be other surname unheard
30	35	parts before other beside surname unheard
30	35	parts of other be rare unheard
30	4	right word og both common
30	41	between av ~
30	42	parts after pronoun other known unheard
30	46	ending before as both
30	47	before = mig
30	47	edges da heard og
30	48	left word ska given common
30	48	parts other tell
30	5	parts of other opening both common
30	52	after = der
30	54	ending before de both
30	59	before = not
30	6	ending after as none
30	6	ending after em known
30	6	ending after är given
30	67	after = kom
30	9	parts before other other given ordinary
303	256	two before = worker
305	136	before of known ordinary unheard
307	312	leading var ikke
31	-18	two before = hos
31	-21	parts be article
31	10	ending before is known
31	12	parts before you other surname common
31	13	parts of kin other both common
31	15	between der ~
31	17	after = sa
31	20	between vi ~
31	23	between er som
31	24	between hos i
31	24	ending after ck both
31	26	ending after ka none
31	27	between hun på
31	28	left word sig given common
31	29	behind of verb 2  given unheard
31	29	leading hjemme hos
31	29	parts before end other none medical
31	31	right word som known unheard
31	32	role introductions given unheard
31	33	ending before с none
31	35	parts before preposition other known unheard
31	37	leading to og
31	38	parts before other be surname unheard
31	40	edges sv heard le
31	40	ending after ik given
31	41	ending before end given
31	42	parts finite finite
31	43	ending after ые none
31	46	after form ordinary
31	47	left word ~ given ordinary
31	49	two before = sig
31	50	after = vet
31	53	ending after lv none
31	54	before = angående
31	6	ending before из none
31	6	leading ~ mor
31	60	ending before og surname
31	62	leading vid ~
310	274	coming om han
312	234	leading in ~
32	-11	between ~ on
32	-16	right word for none ordinary
32	-6	ending before ke surname
32	-8	before = gäller
32	11	parts after possessive other surname common
32	12	parts after opening other given common
32	12	right word and none unheard
32	14	parts after other you known common
32	14	role introductions none ordinary
32	14	role persons known common
32	15	parts after # # surname common
32	16	behind verb 2 
32	16	ending after a none
32	22	parts after other opening surname unheard
32	24	after of both common medical
32	24	edges nb unheard ri
32	25	ending before av known
32	3	before = ring
32	31	edges nb unheard il
32	31	leading ~ с
32	32	parts after pronoun be known unheard
32	32	parts before beside other surname unheard
32	33	right word # known common
32	35	between var end
32	35	parts after beside other called common
32	38	role titles both common
32	39	edges sv unheard ro
32	39	parts after # end none ordinary
32	42	leading i går
32	43	after = in
32	43	after = ägare
32	43	left word och known unheard
32	44	parts of kin other known common
32	51	parts tell article
32	53	left word og rare unheard
32	54	between var som
32	55	role titles surname unheard
32	57	role kin form unheard
32	7	edges da heard ke
32	8	right word og surname common
32	99	before = son
32	99	parts after # other both common
324	311	before = hed
33	-32	before of surname ordinary heard
33	10	ending after og both
33	10	parts before end other none unheard
33	13	parts after end end none unheard
33	13	right word end none unheard
33	16	edges ru heard ей
33	20	parts after end end rare medical
33	20	right word end rare medical
33	21	parts of end other both common
33	22	parts of be pronoun none ordinary
33	23	ending before or given
33	29	ending before og given
33	30	ending before re given
33	30	parts before beside other known unheard
33	32	ending before me known
33	32	right word en none medical
33	34	leading heter ~
33	35	edges ru heard не
33	36	ending after or surname
33	36	leading end the
33	37	before = ble
33	39	after = satt
33	39	parts after other other pet medical
33	42	parts of be pronoun known unheard
33	45	coming det har
33	45	ending before за none
33	49	edges ru unheard ев
33	53	ending after ак none
33	60	coming from ~
33	80	ending before og called
330	316	ending before vn none
334	237	word sv björn
339	199	edges nb heard rd
34	-82	ending before # rare
34	0	after of known common unheard
34	1	parts before beside other none ordinary
34	18	before = отец
34	19	two before = kom
34	20	left word fra none place
34	21	right word jeg given common
34	23	coming och han
34	24	parts before # other known ordinary
34	25	ending after ая none
34	25	ending before oe none
34	25	parts before conjunction other none ordinary
34	28	ending after ke known
34	28	ending before ls known
34	3	ending before sk given
34	34	parts after beside other known common
34	35	leading det ~
34	35	role titles surname common
34	36	edges ru medical ой
34	36	ending after rd known
34	36	parts after other finite known unheard
34	37	between också är
34	38	before = в
34	38	parts of pronoun opening none ordinary
34	39	leading # ~
34	39	right word og none unheard
34	40	after = eller
34	40	parts before end other surname unheard
34	44	parts before time be known unheard
34	45	role named known ordinary
34	47	parts of preposition preposition none unheard
34	50	ending after så known
34	51	parts of other kin known common
34	51	right word ja given common
34	52	ending before ть none
34	63	right word ~ none common
34	64	left word med known ordinary
34	7	leading ~ blev
34	71	parts before possessive other called common
34	8	leading ~ och
346	288	two before = apoteket
35	-13	parts before other opening none unheard
35	10	leading # #
35	13	ending after nd rare
35	14	behind kin 1 
35	15	parts of other other surname place
35	18	parts of quantity other none ordinary
35	18	two before = dette
35	2	behind post 1 
35	20	parts other time
35	22	ending before ик none
35	22	role persons called ordinary
35	26	ending after в formed
35	27	ending after os rare
35	32	edges nb unheard el
35	33	ending before и called
35	36	two before = дней
35	37	parts after pronoun finite known common
35	4	two before = have
35	40	between så end
35	42	parts after article be known common
35	43	edges nb unheard ie
35	46	right word och none ordinary
35	47	parts before article be none medical
35	48	after = can
35	48	right word er known unheard
35	49	left word om surname common
35	49	left word som none ordinary
35	49	parts of article pronoun surname common
35	5	behind of none pet medical
35	55	parts after says other given common
35	57	coming men ~
35	70	parts of beside other given common
35	73	parts after other beside called ordinary
35	81	between er i
358	328	before = het
36	-13	leading av ~
36	-18	two before = odd
36	10	ending after nr called
36	12	parts after other preposition known common
36	13	after of form unheard unheard
36	14	parts of conjunction be none ordinary
36	19	leading owner ~
36	20	edges ru unheard не
36	23	edges ru unheard ая
36	24	between säger end
36	24	parts before # other surname unheard
36	25	coming mand ~
36	25	parts after # # formed unheard
36	28	edges sv heard sa
36	28	parts after pronoun finite known unheard
36	30	before of called medical heard
36	31	coming в ~
36	31	right word and known unheard
36	33	edges nb unheard rd
36	33	parts before article be called common
36	36	left word fra none ordinary
36	39	ending before ow given
36	4	before = hon
36	40	two before = из
36	41	ending before ga surname
36	41	parts of other says none unheard
36	43	coming sagde at
36	46	left word at both common
36	50	ending after så given
36	51	role none surname medical
36	52	left word er called ordinary
36	52	parts of says other given common
36	54	left word at known ordinary
36	55	edges sv unheard hl
36	60	two before = patient
36	65	after = tolk
36	65	before = din
368	139	before of known unheard unheard
369	289	word sv saga
37	-35	leading for ~
37	-4	before = om
37	12	ending before ец known
37	14	edges sv heard al
37	16	leading ~ så
37	17	ending after ej none
37	20	left word for known unheard
37	20	parts after preposition other called medical
37	23	before = godt
37	23	before = hustru
37	24	parts after time other known common
37	27	edges nb unheard ir
37	28	edges da unheard as
37	30	after of end unheard
37	30	shape heard 0
37	31	edges ru unheard ук
37	31	ending before ка pet
37	32	right word hon given common
37	33	parts before conjunction other known unheard
37	34	before of rare medical medical
37	34	parts pronoun kin
37	34	two before = rose
37	35	parts of other end none medical
37	36	ending before ke rare
37	4	right word # surname common
37	43	two before = da
37	45	edges en heard is
37	45	parts after preposition finite given common
37	51	right word er called common
37	54	ending after om known
37	54	right word hun known common
37	58	coming ~ nej
37	60	after = blev
37	63	ending before са none
37	66	parts before says preposition given common
37	74	two before = with
37	8	ending after ll known
38	-18	edges ru heard ел
38	1	before = sig
38	12	parts of be conjunction none unheard
38	12	parts of other other surname common
38	15	leading och ~
38	16	before = manager
38	17	cue of titles heard
38	19	after both common
38	19	before = heter
38	26	left word til none medical
38	27	word en ginger
38	28	after = fastlege
38	29	between ejer ~
38	30	edges da heard ov
38	31	before of given common unheard
38	33	before = ее
38	33	ending before ej surname
38	33	parts after pronoun finite rare unheard
38	34	right word ~ both common
38	35	parts of other opening surname unheard
38	35	role greetings surname unheard
38	36	left word i none place
38	37	right word det none unheard
38	38	left word a called medical
38	39	parts before possessive kin known ordinary
38	39	right word på none unheard
38	42	edges sv heard te
38	43	coming at ~
38	43	parts of other pronoun rare unheard
38	45	parts after conjunction other surname unheard
38	46	parts after opening pronoun none ordinary
38	48	coming ~ at
38	50	between у в
38	51	word nb vår
38	52	ending before in known
38	62	parts of preposition pronoun none unheard
388	358	edges ru heard ск
39	0	ending after ga surname
39	13	parts of article other none ordinary
39	15	parts after other article called medical
39	16	two before = söker
39	20	coming uppger att
39	20	leading du är
39	24	edges da unheard ta
39	26	ending before ot none
39	32	ending after es given
39	33	parts after other beside known unheard
39	34	right word jeg known unheard
39	35	leading end pas
39	36	coming ~ du
39	38	ending after ow given
39	41	ending after te both
39	41	parts before preposition other rare unheard
39	44	parts after beside other known unheard
39	48	parts of other time none ordinary
39	54	leading ~ у
39	59	two before = bil
39	60	after = då
39	60	ending before ja known
39	62	behind of verb 1 own none medical
39	62	parts before other beside formed unheard
39	66	between end og
39	85	parts of finite other none unheard
39	96	parts after other finite known common
4	-12	ending before ed both
4	-12	ending before да none
4	-14	after = вам
4	-16	parts after other end surname common
4	-17	parts before other finite called medical
4	-23	ending after rd given
4	-26	ending after in rare
4	-29	parts after # other none unheard
4	-30	two before = спасибо
4	-33	parts of pronoun other called medical
4	-42	parts after other pronoun called common
4	11	ending before ом called
4	12	parts before finite beside known unheard
4	14	word ru надежда
4	17	right word är none unheard
4	21	edges en unheard rt
4	24	parts after preposition other both common
4	29	ending after ть called
4	37	two before = vid
4	39	right word om called ordinary
4	41	coming er ~
4	55	role placePrepositions called ordinary
40	-31	coming # года
40	10	before = maj
40	11	ending before 'm known
40	12	after = the
40	12	ending before st known
40	13	parts size beside
40	16	behind of none rare unheard
40	17	behind of none surname ordinary
40	25	ending before us none
40	25	parts before other beside known unheard
40	27	left word til known unheard
40	27	parts of preposition pronoun surname common
40	28	left word min known unheard
40	29	parts of other # formed unheard
40	31	ending before dr rare
40	31	parts after other beside called common
40	33	right word som given common
40	34	parts of preposition kin none place
40	37	two before = #
40	39	ending after ds given
40	39	ending after ор none
40	39	parts of preposition opening none ordinary
40	4	ending before ut surname
40	4	parts after other you none ordinary
40	4	parts before other preposition given unheard
40	43	beyond of animals none ordinary
40	45	word nb hammer
40	49	two before = där
40	5	leading ~ это
40	55	right word eller none ordinary
40	56	between in ~
40	58	left word on none medical
40	59	before = good
40	59	parts of conjunction conjunction surname common
40	63	after = or
41	13	parts of other says surname common
41	14	between hilsen ~
41	16	coming my ~
41	23	left word det known unheard
41	23	parts after conjunction other given common
41	23	parts tell be
41	29	left word til rare unheard
41	3	ending after ll both
41	31	parts after other other surname place
41	32	parts after opening other none unheard
41	33	edges da unheard if
41	33	parts before article be given unheard
41	33	role introductions rare unheard
41	34	edges da heard je
41	34	ending after to given
41	36	left word skal given common
41	40	after = når
41	41	between vi i
41	41	edges en heard nt
41	43	ending after te none
41	43	parts of be other rare unheard
41	44	parts be says
41	5	ending after on called
41	50	left word was surname common
41	51	ending before уж known
41	51	parts before article be known unheard
41	52	two before = mg
41	53	before = okay
41	53	coming ~ inte
41	53	parts after other tell given common
41	54	parts of other kin surname common
41	57	word sv maj
41	58	between ~ by
41	59	before = one
41	59	word nb snø
41	66	right word tar known common
42	-27	right word ~ given unheard
42	-8	parts before beside other surname common
42	0	after = что
42	10	coming men jeg
42	111	between in and
42	16	right word in surname common
42	18	between og ~
42	19	after = henvist
42	22	ending after ng given
42	22	parts before other conjunction known common
42	23	ending after сь none
42	25	edges da unheard rg
42	26	parts after pronoun finite known ordinary
42	27	ending before ch given
42	33	parts of possessive other known unheard
42	34	after = но
42	34	ending before rs given
42	34	parts after kin other known common
42	35	ending after of none
42	37	parts of other pronoun known unheard
42	42	between a end
42	44	two before = да
42	50	left word end pet ordinary
42	50	parts before end end pet ordinary
42	50	role start pet ordinary
42	52	edges sv unheard sa
42	54	edges sv heard ck
42	57	word en bill
42	58	ending before 't surname
42	63	parts after conjunction article surname ordinary
42	64	role titles known unheard
42	7	ending before ка known
42	81	parts after article finite none ordinary
43	-5	between af ~
43	10	between så og
43	15	parts after pronoun other none medical
43	2	edges en heard or
43	20	ending before ий called
43	21	edges en heard op
43	21	ending after de none
43	22	right word ~ rare ordinary
43	23	between mr ~
43	23	is surname medical
43	25	parts after preposition article surname common
43	26	parts before other preposition known unheard
43	27	right word ~ known place
43	28	after = ønsker
43	28	right word som none ordinary
43	31	ending before il known
43	32	left word и known unheard
43	32	parts after other pronoun none medical
43	36	coming ~ sig
43	38	edges nb unheard ve
43	38	parts before other kin known unheard
43	41	parts after kin other known unheard
43	43	between ~ får
43	43	parts after # # none place
43	44	ending after og none
43	47	after = болезнь
43	47	edges en unheard ma
43	47	ending after de called
43	48	between к ~
43	49	edges ru unheard ом
43	51	two before = uker
43	57	right word hun surname common
43	58	left word er known unheard
43	58	parts of preposition kin none ordinary
43	59	ending before lt given
43	6	leading sa at
43	7	two before = it
438	311	edges sv heard lm
44	-18	parts before other says none ordinary
44	-3	two before = nå
44	-47	ending before ej none
44	1	edges nb unheard et
44	10	after both unheard
44	11	ending after il surname
44	18	edges nb heard de
44	24	ending before on surname
44	25	ending after du none
44	26	before of # heard
44	27	parts before article be none unheard
44	29	after = tlf
44	29	coming tlf #
44	30	is known common
44	30	two before = fra
44	31	edges nb heard ro
44	31	parts of kin other rare unheard
44	35	ending after um given
44	37	after = du
44	37	parts after other # surname unheard
44	38	ending after ör given
44	39	parts after other preposition surname unheard
44	41	left word dag both common
44	41	two before = noe
44	44	left word att none medical
44	46	beyond of none pet ordinary
44	47	after of surname common medical
44	49	before = lite
44	49	right word vid none ordinary
44	5	leading som heter
44	54	leading er hos
44	58	before of surname common unheard
44	60	edges da heard ns
44	61	left word это none ordinary
44	67	between ~ var
45	-1	ending after но none
45	-10	before = barn
45	-2	before of rare unheard medical
45	-39	two before = owner
45	11	before of none unheard heard
45	15	between för ~
45	26	parts before article be none ordinary
45	29	parts before be other none unheard
45	31	parts before other # none place
45	32	parts of conjunction other called ordinary
45	32	role titles none ordinary
45	37	before = make
45	39	edges sv heard ge
45	39	two before = jag
45	43	before = звонил
45	43	between звонил ~
45	43	parts of beside conjunction known unheard
45	45	left word är known ordinary
45	46	parts after opening other known unheard
45	46	two before = lege
45	48	parts after other beside given unheard
45	49	parts before kin other both common
45	52	edges ru heard ат
45	53	right word har known unheard
45	6	role kin called common
45	62	ending before th rare
45	65	parts before other be known unheard
45	67	parts of kin other given common
45	7	after = jeg
45	72	ending after ør given
45	74	left word fra none unheard
45	79	between og min
45	8	edges sv unheard ll
45	85	between læge end
46	-71	before of both unheard heard
46	12	ending before un none
46	2	parts of finite pronoun none ordinary
46	20	behind of none pet unheard
46	25	leading jeg hedder
46	26	parts after kin other none ordinary
46	26	right word der none ordinary
46	30	ending after dt known
46	33	ending after у none
46	34	right word # formed unheard
46	35	between ~ datter
46	35	two before = over
46	39	leading ~ på
46	40	leading min mand
46	43	parts after finite other called common
46	44	ending after no none
46	46	parts after be article both common
46	46	parts of other end rare ordinary
46	48	ending before ly none
46	50	right word jag none ordinary
46	51	edges da heard la
46	54	ending before ma given
46	54	parts of pronoun other both common
46	54	right word for given common
46	56	coming ~ av
46	56	parts of be other pet ordinary
46	6	right word i called common
46	60	parts of be other known unheard
47	-13	ending after ce none
47	11	ending before ga given
47	19	ending before ju none
47	19	parts of other finite none ordinary
47	21	ending before is surname
47	22	before of end unheard
47	22	left word på known common
47	25	two before = mum
47	32	parts says beside
47	32	right word у none ordinary
47	36	parts after preposition other surname common
47	38	parts before article other none medical
47	39	after = won't
47	41	parts after pronoun be known ordinary
47	43	ending before end known
47	45	leading ~ with
47	45	parts of finite conjunction none ordinary
47	45	right word nej none ordinary
47	49	edges sv heard it
47	51	parts after finite other surname ordinary
47	56	right word går both common
47	60	leading en bror
47	61	parts of preposition pronoun known common
47	63	parts after other finite none place
47	64	two before = syv
47	68	role animals pet unheard
47	7	two before = rosa
48	-37	edges en heard gs
48	-4	word ru дуб
48	11	parts opening other
48	17	parts before end other given common
48	18	between end ~
48	2	after of given unheard unheard
48	20	parts after other # none ordinary
48	21	ending after nk known
48	21	shape heard 2
48	24	coming for ~
48	25	cue of start name
48	28	ending before en rare
48	28	parts before other be none unheard
48	29	after = var
48	29	parts beside be
48	31	after = eier
48	34	parts after be other surname common
48	36	parts of other article none medical
48	37	parts of conjunction other known common
48	38	coming med ~
48	38	parts of other other called medical
48	4	ending before ra surname
48	40	before of rare place heard
48	40	parts before beside other given unheard
48	41	parts pronoun preposition
48	44	edges da heard se
48	45	parts finite time
48	48	edges en heard py
48	50	ending after d none
48	50	leading ja ~
48	50	parts after finite you known ordinary
48	54	role introductions called ordinary
48	58	ending before ry given
48	67	parts after beside other known ordinary
48	73	edges da heard ve
49	14	parts end opening
49	20	left word ~ both ordinary
49	25	ending after ns both
49	29	parts of other conjunction none ordinary
49	31	cue greetings
49	36	edges ru heard ме
49	38	parts before kin possessive known unheard
49	41	before = hva
49	41	parts of kin other known unheard
49	48	ending before ко none
49	49	ending after # surname
49	50	leading og ~
49	51	edges nb heard bo
49	53	right word har known ordinary
49	57	edges da unheard rd
49	57	edges ru heard ак
49	58	before = муж
5	-23	ending before på surname
5	-24	ending before eg surname
5	-24	right word med none ordinary
5	-27	edges nb heard nn
5	-30	parts of other preposition surname common
5	-33	parts finite possessive
5	-37	parts of other be called medical
5	10	ending before ll known
5	10	parts before end kin known ordinary
5	10	parts of other says formed unheard
5	11	parts after other # called ordinary
5	11	parts of beside preposition known unheard
5	12	parts before other conjunction none unheard
5	16	after = fikk
5	16	parts of other preposition surname ordinary
5	17	between ~ и
5	22	edges ru heard ох
5	22	word ru горох
5	23	ending after ra called
5	25	edges ru unheard ка
5	26	right word ~ called ordinary
5	28	parts before preposition other given ordinary
5	29	ending after ла called
5	39	parts before article kin both common
5	43	parts after says other none ordinary
5	43	parts you preposition
5	51	two before = st
50	-11	before of surname ordinary medical
50	0	edges ru heard вь
50	11	edges ru heard да
50	15	before of both ordinary heard
50	15	parts before end other called ordinary
50	20	before = to
50	26	ending after 's given
50	31	left word и called common
50	33	right word är known ordinary
50	35	two before = you
50	37	left word til given common
50	37	parts beside end
50	42	parts before other be given unheard
50	42	right word så none ordinary
50	43	leading из ~
50	45	parts preposition kin
50	46	word nb moss
50	47	leading ~ men
50	48	ending after ен none
50	5	before = rose
50	50	ending after ti none
50	52	two before = kontakt
50	56	parts after # other rare unheard
50	56	parts before preposition article called medical
50	58	parts after other preposition none place
50	59	ending after га none
50	61	edges nb unheard ni
50	63	parts after end end known unheard
50	63	right word end known unheard
50	68	parts before time finite given common
51	-3	ending after # rare
51	-8	parts before other other known unheard
51	16	parts before other be both common
51	19	parts after other conjunction known ordinary
51	20	after = i've
51	20	two before = eieren
51	28	after of none unheard unheard
51	28	leading ~ wife
51	29	between ved ~
51	3	ending before as given
51	31	edges en heard ty
51	31	parts before # other rare unheard
51	31	two before = till
51	34	right word patient none ordinary
51	35	left word end given unheard
51	35	parts after other pronoun known ordinary
51	35	parts before end end given unheard
51	35	role start given unheard
51	36	right word ~ surname common
51	38	leading hunden heter
51	38	parts after finite you known common
51	42	coming er ni
51	47	coming ja det
51	47	edges da unheard ik
51	47	parts of be other known ordinary
51	49	parts of other pronoun formed unheard
51	50	parts before other says given common
51	50	parts of kin other given unheard
51	53	parts of other preposition formed unheard
51	55	parts before opening finite given common
51	57	ending before ta known
51	60	parts after be other known common
51	61	leading and ~
51	61	leading end hon
51	62	behind of verb 2  rare unheard
51	64	ending before dt known
51	64	ending before на known
51	68	parts of beside other given unheard
51	7	ending before na surname
51	71	coming ~ så
51	77	parts before end other called medical
51	8	edges sv heard ik
51	82	after = son
51	82	edges da medical et
52	-3	after of surname unheard heard
52	10	between ~ men
52	16	edges en unheard ia
52	2	left word ~ rare ordinary
52	23	parts of be other known common
52	25	left word i rare place
52	25	role placePrepositions none common
52	26	between owner ~
52	26	left word är given common
52	26	parts of other # called common
52	30	between end du
52	33	left word av none unheard
52	35	ending after ld known
52	39	parts before article be known ordinary
52	40	parts before kin other given common
52	40	parts kin other
52	43	edges en unheard ce
52	44	before = mand
52	47	two before = efter
52	50	left word er known ordinary
52	54	parts of # other rare place
52	54	parts of opening other known ordinary
52	57	edges en unheard nd
52	58	ending before et both
52	63	ending after un known
52	64	two before = så
52	67	parts of beside other both common
52	69	parts after finite pronoun none medical
52	75	between i han
52	87	right word på surname unheard
52	9	two before = ja
53	22	ending before сь none
53	24	ending after ra known
53	26	parts after finite other none ordinary
53	27	coming говорит ~
53	28	left word kan given common
53	31	left word ~ both unheard
53	34	after surname common
53	38	ending after is given
53	40	ending before ne surname
53	40	parts after conjunction other given unheard
53	43	parts after other other both unheard
53	45	parts after end end form ordinary
53	45	right word end form ordinary
53	47	leading ~ kan
53	48	parts before other # none unheard
53	50	edges ru unheard ор
53	50	parts before be article known unheard
53	51	edges en heard ch
53	51	ending after ся none
53	52	before = is
53	56	parts before other # rare place
53	61	parts kin pronoun
53	65	two before = доктор
53	75	parts after article other none unheard
53	87	between ~ не
54	27	leading ~ ~
54	28	parts before other conjunction both common
54	29	ending before ng called
54	31	leading come in
54	34	role animals known common
54	36	right word fra known unheard
54	37	leading jag heter
54	38	leading ~ a
54	41	leading ~ da
54	42	leading gran ~
54	48	ending after им none
54	50	parts after beside other called medical
54	51	left word and none medical
54	53	after = доктор
54	55	ending after ня none
54	55	parts after other opening none medical
54	55	right word till given common
54	56	right word ~ known common
54	57	before = с
54	57	ending before а none
54	59	parts after conjunction other rare unheard
54	6	leading by ~
54	61	role persons formed unheard
54	62	ending before ут known
54	67	leading a ~
54	67	role introductions known unheard
54	79	edges nb heard ga
54	86	edges da heard da
55	-6	coming hun har
55	10	right word my given common
55	12	parts of other other rare ordinary
55	13	ending after il none
55	19	before of called common heard
55	24	edges ru heard ма
55	25	parts before other be none medical
55	26	behind of verb 1  given ordinary
55	26	parts after other other form ordinary
55	29	before = вам
55	32	parts before pronoun be given common
55	33	after of # heard
55	36	coming at the
55	38	between ~ с
55	38	role none pet ordinary
55	39	ending before om known
55	48	between ~ vi
55	50	parts after be other rare unheard
55	50	parts before time other given common
55	50	parts says other
55	50	right word # none place
55	51	between och på
55	52	word sv vår
55	54	ending before så none
55	54	parts after other beside known ordinary
55	57	parts of opening preposition none medical
55	6	between ~ в
55	60	leading det har
55	65	ending after ag both
55	69	coming ~ mot
55	7	left word var both common
55	82	left word ved none place
55	85	parts possessive conjunction
56	-23	before = вера
56	-32	after = berg
56	11	behind of none both ordinary
56	17	between hos ~
56	17	is pet medical
56	24	between i och
56	24	parts of other pronoun called ordinary
56	27	edges da heard am
56	34	right word som known ordinary
56	35	ending after ad surname
56	36	edges nb unheard un
56	39	after = jag
56	39	between hedder og
56	41	cue of greetings unheard
56	41	role greetings none unheard
56	43	left word heter known common
56	45	after = tror
56	47	coming far ~
56	49	left word и known ordinary
56	50	between что ~
56	53	parts after pronoun other rare unheard
56	57	right word han none ordinary
56	59	leading kontakt med
56	59	role animals known ordinary
56	62	parts after pronoun other formed unheard
56	62	parts before end article none ordinary
56	64	left word ikke given common
56	65	parts end be
56	69	behind of post 1  rare unheard
56	69	right word в called ordinary
56	70	parts after other finite none unheard
56	71	ending before у none
56	73	after = hans
57	22	coming det är
57	24	edges sv heard sk
57	24	is form unheard
57	24	two before = vår
57	28	edges nb medical us
57	28	right word you given common
57	29	ending after lm known
57	33	between til er
57	35	leading end hest
57	37	leading end han
57	37	parts of preposition other given unheard
57	39	ending before ör known
57	39	parts before be other none ordinary
57	47	behind of verb 1  none place
57	47	leading time hos
57	47	parts after finite article known unheard
57	50	edges sv unheard nd
57	51	before = navn
57	52	before = хозяйка
57	54	edges sv unheard rd
57	58	parts of beside preposition rare unheard
57	6	edges da unheard an
57	60	ending after et both
57	60	ending after på both
57	61	coming и ~
57	63	two before = här
57	68	edges sv heard se
57	69	parts after preposition pronoun given common
57	72	ending before st surname
57	78	two before = reports
57	8	leading of ~
57	87	coming med end
57	90	ending before du known
57	91	edges ru unheard ма
58	-18	parts beside opening
58	104	parts after pronoun finite called ordinary
58	11	parts after other conjunction given common
58	117	left word at given common
58	14	ending after et called
58	2	parts tell other
58	21	after = storm
58	21	parts be pronoun
58	24	role introductions known common
58	26	ending before ee called
58	27	ending after ка known
58	28	edges nb heard es
58	32	leading end владелец
58	32	parts before other beside rare unheard
58	33	leading ~ i
58	36	before = tre
58	38	leading врач ~
58	40	before = sier
58	40	parts you conjunction
58	45	parts of other other both unheard
58	46	two before = sin
58	47	ending before ли none
58	49	role homes none ordinary
58	50	ending before ör given
58	54	ending after ve given
58	54	ending before el surname
58	54	parts kin preposition
58	56	parts after other finite known ordinary
58	58	parts of other other surname unheard
58	58	right word sedan none medical
58	63	ending after ad known
58	64	ending after ть formed
58	65	ending after de rare
58	69	parts end kin
58	73	before = call
58	73	parts before # # known unheard
58	74	edges sv heard es
58	75	ending after lm given
58	75	right word # known ordinary
58	76	coming den ~
58	81	edges da heard ed
59	-3	after of rare place heard
59	11	after of form common unheard
59	26	two before = my
59	27	parts of conjunction preposition none ordinary
59	31	parts you quantity
59	39	parts before other other both unheard
59	40	two before = hendes
59	42	parts before other time surname common
59	45	ending before ng rare
59	45	right word har none ordinary
59	48	parts of beside other none place
59	49	before = его
59	49	edges nb heard jo
59	49	word nb jo
59	51	right word för given common
59	52	parts before be other called ordinary
59	53	coming of ~
59	55	coming så ~
59	55	right word # none medical
59	58	left word är known unheard
59	62	ending after på surname
59	62	leading efter ~
59	65	ending before la known
59	65	right word på both common
59	81	left word min both common
59	83	leading har ~
59	86	after = æ
59	95	coming men han
6	-13	leading ~ is
6	-14	edges en unheard ed
6	-14	two before = der
6	-17	right word har known common
6	-19	parts of other you none ordinary
6	-21	parts before other preposition form ordinary
6	-29	parts after conjunction other known ordinary
6	-37	after called medical
6	-41	ending after ck none
6	10	parts after says other known unheard
6	13	left word om known unheard
6	13	parts of conjunction finite known unheard
6	13	role named given unheard
6	13	role persons rare ordinary
6	14	parts after end end both unheard
6	14	parts before other article both common
6	14	right word end both unheard
6	19	parts article pronoun
6	19	right word är both common
6	20	edges nb unheard ke
6	39	parts after other opening both common
6	39	parts of be conjunction called ordinary
6	43	parts before finite other called common
6	43	parts of opening be surname common
6	46	before = dig
6	68	leading ~ du
60	100	parts of conjunction finite none ordinary
60	104	edges ru heard нь
60	14	between og i
60	14	parts before other preposition none common
60	23	coming hon har
60	24	ending after ич known
60	30	behind of none surname unheard
60	33	ending after вы known
60	44	ending after ит known
60	45	edges da unheard la
60	47	parts after kin other none place
60	52	two before = pas
60	53	ending before dr surname
60	55	left word at known common
60	58	role greetings called medical
60	62	parts of conjunction other given common
60	69	leading end ~
60	78	leading har set
60	79	word nb rose
60	9	coming ~ с
60	99	parts after be other called common
61	-4	left word ~ rare unheard
61	1	after of called unheard heard
61	112	coming ~ with
61	114	edges nb heard lo
61	14	coming och jag
61	21	is surname ordinary
61	25	parts of be pronoun given common
61	26	left word в none unheard
61	32	ending after er called
61	33	between hedder end
61	33	word en foot
61	42	ending after nd known
61	44	parts before beside other none unheard
61	48	behind of kin 1  none place
61	48	parts after other # known unheard
61	49	parts after finite other given unheard
61	51	ending before rt none
61	56	before = onkel
61	57	after = ringte
61	57	parts after beside other both common
61	63	ending before # both
61	69	parts after other beside surname ordinary
61	98	edges en unheard et
62	-6	after formed unheard
62	11	ending after th called
62	29	left word ~ surname medical
62	33	behind of none given ordinary
62	36	coming partner ~
62	37	ending after ит none
62	43	coming havde det
62	44	parts be conjunction
62	46	between pas ~
62	54	right word ja known common
62	56	parts before beside other known common
62	60	ending before um known
62	68	edges en medical nd
62	68	right word er known ordinary
62	69	ending before at surname
62	74	ending after då none
62	82	two before = venstre
62	92	edges en heard us
63	19	ending after my given
63	27	ending before på known
63	28	shape unheard 1
63	29	edges ru heard на
63	30	shape heard 3
63	31	between ~ jeg
63	33	coming ejer ~
63	38	between heter end
63	39	ending before ur given
63	40	before = wife
63	42	parts of conjunction finite given common
63	42	right word hun none ordinary
63	48	ending before in none
63	50	parts of beside other none unheard
63	52	leading end pt
63	53	two before = up
63	55	parts after be preposition both common
63	56	parts after preposition other none place
63	60	leading yours ~
63	60	two before = yours
63	64	before = takk
63	64	parts end possessive
63	67	ending after ge surname
63	67	right word и known unheard
63	67	role kin rare unheard
63	68	left word så known unheard
63	71	parts of be article surname common
63	74	parts of preposition finite known common
63	78	left word om given common
63	79	parts after pronoun be known common
63	81	parts you time
63	86	between med end
64	17	coming # #
64	19	before = ikke
64	19	before = pasient
64	20	two before = læge
64	23	behind of verb 1  called ordinary
64	28	behind of verb 1  known ordinary
64	37	after = husker
64	39	right word holm known common
64	41	after = reports
64	41	between dr ~
64	44	between дочь ~
64	44	parts conjunction article
64	48	cue persons
64	48	edges sv heard on
64	51	before = fastlege
64	53	right word hun none medical
64	56	ending after ls surname
64	57	after = efter
64	58	edges da medical te
64	59	between til om
64	59	edges sv heard ja
64	60	edges da heard le
64	62	parts before be article called common
64	62	two before = name
64	67	parts of other # rare unheard
64	68	parts article time
64	70	between hos om
64	72	edges ru medical ем
64	75	after of none place unheard
64	94	parts of other you known common
65	25	ending before на formed
65	29	two before = siger
65	36	length unheard middle
65	36	parts other end
65	37	parts finite tell
65	39	parts of be conjunction surname common
65	40	after = där
65	40	leading ~ for
65	43	leading ~ er
65	45	coming ~ kommer
65	47	after of formed medical unheard
65	47	edges en heard 's
65	48	coming sier at
65	50	left word vi surname common
65	51	ending before vi surname
65	55	parts after end end surname unheard
65	55	right word end surname unheard
65	56	edges nb unheard on
65	57	ending after og known
65	57	ending before on known
65	59	before = к
65	59	ending before na none
65	60	parts beside #
65	61	after = nummeret
65	62	edges sv medical et
65	67	edges sv heard re
65	68	parts after opening other none place
65	71	edges da unheard ra
65	76	coming and my
65	76	parts of other conjunction known unheard
65	83	coming och är
65	90	before = кот
65	91	coming in the
66	19	after = все
66	23	left word ~ given place
66	30	before = også
66	31	after = holm
66	32	between ~ dob
66	36	parts before article other none ordinary
66	50	parts before other kin called ordinary
66	54	ending before ir none
66	61	ending before st pet
66	63	ending before но none
66	67	parts after other preposition rare unheard
66	70	beyond of none given unheard
66	71	parts after finite other called ordinary
66	72	after = godt
66	74	beyond of none surname unheard
66	74	leading ~ in
66	76	coming bror ~
66	83	between av på
66	84	parts after other finite given unheard
66	95	leading хозяин ~
67	-12	ending after ss none
67	-20	ending after ia given
67	102	ending after то called
67	26	cue of animals heard
67	28	parts of preposition end none ordinary
67	39	ending before end rare
67	4	parts of other be surname common
67	42	before = by
67	47	ending before sa known
67	54	between från ~
67	54	two before = may
67	56	coming jeg er
67	58	behind verb 1 own
67	63	coming från ~
67	66	left word bror known common
67	66	role placePrepositions surname ordinary
67	69	ending after ve both
67	75	behind of verb 1  surname unheard
67	8	right word og called ordinary
67	86	between siden ~
67	95	before = der
68	-47	parts of possessive other given common
68	107	behind of none known medical
68	12	edges sv medical ad
68	18	leading у ~
68	20	role none none place
68	37	after of both unheard unheard
68	39	after = с
68	39	leading er ~
68	40	parts after pronoun finite none unheard
68	43	parts after end end rare place
68	43	right word end rare place
68	46	leading tid hos
68	48	left word eller none ordinary
68	49	left word er none unheard
68	52	right word ~ both unheard
68	54	edges da unheard na
68	61	edges ru unheard ян
68	61	parts after other # pet ordinary
68	62	ending after ed given
68	64	edges sv unheard ja
68	66	parts of preposition other called medical
68	67	left word er rare unheard
68	72	parts of opening other known unheard
68	81	coming får ~
68	81	role titles formed unheard
68	86	ending after rs given
68	92	two before = enligt
68	95	ending after nt surname
69	23	between iris ~
69	25	coming den #
69	28	after of surname place unheard
69	30	ending before an surname
69	35	parts after finite other surname common
69	38	role none surname place
69	40	ending before by none
69	40	ending before ts given
69	42	after = åt
69	44	right word har surname common
69	48	parts after other # none place
69	52	after = kontrol
69	52	ending before ol none
69	53	ending before ts called
69	56	ending after st surname
69	57	after = is
69	58	parts before other beside rare place
69	60	ending before of none
69	61	ending before nd rare
69	62	behind of verb 2  both common
69	62	edges sv unheard va
69	64	right word no none ordinary
69	65	after of known ordinary medical
69	65	parts after you other none ordinary
69	66	parts after other end rare unheard
69	69	parts of other other rare medical
69	70	parts after other other none place
69	72	coming om seks
69	73	two before = lige
69	74	parts before other be pet ordinary
69	76	ending before øn known
69	79	parts of be pronoun known common
69	80	parts before size other surname common
69	81	right word ~ formed medical
69	84	after = today
69	84	parts after you other known common
69	86	parts of other end given unheard
69	88	ending after ka surname
69	96	ending before i given
7	-11	between end can
7	-13	after of surname ordinary unheard
7	-15	beyond none
7	-20	after = är
7	-22	between med i
7	-23	parts of preposition conjunction none medical
7	-26	before = kollega
7	10	ending before fe given
7	11	parts after pronoun finite surname unheard
7	12	right word а called ordinary
7	13	edges nb unheard ei
7	13	ending after li known
7	14	left word du known unheard
7	15	ending before il both
7	16	parts before other preposition given common
7	19	between til det
7	19	ending after ån given
7	19	left word # rare unheard
7	26	ending after ge given
7	28	behind of verb 2  none ordinary
7	29	role none pet medical
7	30	leading # kg
7	33	parts of other beside called medical
7	34	before = ham
7	45	ending before st none
70	137	ending before lf surname
70	24	parts before be other called common
70	32	two before = time
70	34	parts after other pronoun known common
70	34	role persons called common
70	35	cue of introductions unheard
70	35	role introductions none unheard
70	42	between fra ~
70	44	coming han är
70	46	left word and surname common
70	46	two before = husband
70	47	ending after en none
70	48	right word ~ known unheard
70	49	after none place
70	57	ending before у known
70	59	left word det none unheard
70	63	parts of end be given common
70	64	left word kg none ordinary
70	66	after = ringede
70	68	parts says opening
70	69	parts after other be both common
70	73	ending before na called
70	73	role greetings surname ordinary
70	73	two before = please
70	77	ending after vå given
70	78	ending before es known
70	79	ending after нь none
70	82	between # til
70	85	leading mg ~
70	95	parts before other time both common
71	1	after = lykke
71	100	coming som er
71	11	left word у called ordinary
71	20	coming ~ тел
71	26	parts you finite
71	28	edges sv heard iv
71	3	parts of other end known common
71	31	leading ~ från
71	35	ending after ll given
71	41	parts be opening
71	45	behind of verb 1  called common
71	54	two before = snakker
71	55	after = тоже
71	56	ending after ва known
71	57	edges nb unheard rg
71	57	role animals given ordinary
71	57	two before = после
71	58	ending after ka known
71	6	after called unheard
71	60	ending before se called
71	63	role kin called medical
71	66	parts after opening be none medical
71	66	parts before other be rare unheard
71	67	two before = will
71	68	between ham i
71	68	parts before # other known unheard
71	69	between ~ uppger
71	70	between ~ jag
71	71	edges nb medical ne
71	71	parts before kin other known unheard
71	71	parts of # other none place
71	73	ending after um none
71	83	right word en given common
71	88	parts of be opening surname common
72	18	parts after other preposition none unheard
72	21	is called ordinary
72	24	ending before on called
72	27	edges sv heard os
72	27	ending after ка none
72	31	two before = is
72	32	parts of preposition other rare place
72	33	left word ~ formed ordinary
72	37	between я ~
72	39	ending after et surname
72	45	ending after nn none
72	45	parts of kin conjunction known common
72	46	after of verb unheard
72	46	ending after ld surname
72	46	parts of # other surname unheard
72	54	between ~ om
72	57	after = no
72	59	edges nb heard ka
72	63	parts after conjunction article none place
72	67	between doktor jeg
72	67	between ägare ~
72	72	parts before be article given common
72	75	ending after sh given
72	80	after = sendt
72	92	coming er i
72	98	ending before ou given
73	104	after = pappa
73	13	edges da heard on
73	13	ending after ik none
73	26	role animals none ordinary
73	28	parts be other
73	30	leading ~ ejer
73	30	parts after beside other surname unheard
73	40	after = partner
73	54	left word ~ formed medical
73	58	left word i rare ordinary
73	61	leading после ~
73	70	ending after ja none
73	71	word sv per
73	78	parts after other kin given common
73	88	before = name
73	89	parts after conjunction pronoun known ordinary
73	89	word da skade
74	25	edges en heard ow
74	29	behind of none called unheard
74	35	after = lund
74	41	leading my husband
74	43	coming holm ~
74	48	leading här är
74	50	two before = hunden
74	54	edges ru heard им
74	57	coming ägare ~
74	57	ending after st none
74	58	leading snakker med
74	59	parts after preposition finite surname common
74	60	parts before other kin known ordinary
74	61	edges da heard ad
74	63	between det som
74	63	word sv iris
74	64	before = сын
74	64	edges nb unheard di
74	71	two before = ute
74	73	parts of article other none unheard
74	74	after = fant
74	75	leading har en
74	79	after = vil
74	81	edges da unheard ić
74	82	left word lidt none ordinary
74	90	right word han known ordinary
74	91	left word og known ordinary
74	96	two before = æ
75	1	two before = dr
75	33	coming ønsker ~
75	37	shape unheard 0
75	37	two before = bjørn
75	42	edges ru heard ва
75	45	two before = sønnen
75	48	before = внук
75	48	left word og given unheard
75	50	parts of other other none place
75	51	before = but
75	55	left word hedder known common
75	55	parts of end # none ordinary
75	56	ending before ge known
75	62	two before = for
75	64	parts before end other given ordinary
75	70	parts after other article pet ordinary
75	71	ending after ik both
75	71	ending before tt known
75	73	parts of article conjunction given common
75	80	left word # known unheard
75	82	parts of be other given unheard
75	83	after = hadde
75	84	before = altså
75	84	between heter og
75	87	word sv hedda
75	89	parts before # # none place
76	108	ending after ет known
76	14	coming ~ из
76	19	after = viser
76	35	edges ru heard ре
76	42	behind of none given unheard
76	44	edges en heard ks
76	45	after = har
76	53	cue of named name
76	54	before = vi
76	55	ending before ån none
76	58	between and my
76	61	left word end known ordinary
76	61	parts before end end known ordinary
76	61	parts before other preposition surname unheard
76	61	role start known ordinary
76	67	ending before er given
76	68	left word til none place
76	70	behind of none formed unheard
76	71	between fastlege ~
76	76	right word please surname common
76	87	ending before om given
76	88	parts before other conjunction known unheard
76	89	edges nb unheard am
76	90	ending after 't surname
77	1	parts before kin other called common
77	101	parts tell beside
77	12	edges sv unheard ik
77	12	parts after other # known common
77	23	parts after other be called common
77	28	leading ~ ägare
77	31	between ~ to
77	36	before = я
77	49	right word ~ surname place
77	51	between and ~
77	51	edges sv heard rk
77	63	parts after preposition pronoun none ordinary
77	67	edges sv heard id
77	67	ending after re none
77	68	between hva det
77	69	before = года
77	70	parts before other other both common
77	74	leading end so
77	79	between och end
77	81	edges nb unheard ak
77	83	right word that none ordinary
77	84	ending before ge called
77	85	edges da heard ds
77	90	ending before th surname
77	94	parts after other possessive given common
77	96	edges da heard rk
78	122	ending after da known
78	40	ending after ke none
78	48	parts after other finite given common
78	5	between på i
78	50	ending before og known
78	50	leading ~ called
78	54	two before = med
78	60	ending after my known
78	60	ending before ke both
78	62	role kin known common
78	63	ending before ое none
78	72	ending after am known
78	73	parts before be article both common
78	75	left word # rare place
78	76	between hils og
78	77	between ~ står
78	93	parts of preposition other known ordinary
78	99	parts of be other surname common
79	-34	ending before nn none
79	12	two before = står
79	14	edges sv medical on
79	19	after = cpr
79	26	role placePrepositions rare unheard
79	36	leading dr ~
79	38	ending after på known
79	40	after = а
79	41	coming og jeg
79	44	edges en medical ld
79	46	between ~ kommer
79	54	ending after dt surname
79	59	parts after other # known ordinary
79	61	between ~ тел
79	67	parts of other article none ordinary
79	69	coming at det
79	69	ending before ом formed
79	69	parts after other finite none ordinary
79	71	parts time end
79	73	ending after it surname
79	73	two before = november
79	74	parts of kin other known ordinary
79	97	parts before other be surname ordinary
8	-11	edges da heard st
8	-12	left word ~ none unheard
8	-12	right word siger both common
8	-13	ending after tt surname
8	-15	before of called common medical
8	-16	parts of other conjunction called medical
8	-16	parts opening kin
8	-22	behind of kin 1  given common
8	-24	parts before conjunction kin known common
8	-29	ending after ar rare
8	-44	right word is given common
8	10	after given ordinary
8	11	parts of kin beside known ordinary
8	12	parts of other finite surname unheard
8	13	ending before lk given
8	13	left word are surname common
8	13	role none known common
8	14	parts of other says known unheard
8	15	behind of verb 2  surname unheard
8	15	between om på
8	15	left word hedder known unheard
8	15	parts after other preposition rare ordinary
8	16	parts after opening pronoun known unheard
8	16	role persons both common
8	17	leading som er
8	18	edges sv heard st
8	19	left word du none ordinary
8	19	right word kan none ordinary
8	21	ending after i known
8	21	leading it's ~
8	22	parts of other other given ordinary
8	28	right word ~ given common
8	30	right word og none medical
8	34	parts of other conjunction surname ordinary
8	44	ending after an surname
80	107	parts of other conjunction both common
80	25	right word är surname common
80	33	between ~ og
80	41	between var der
80	45	two before = к
80	51	ending after rs known
80	54	cue of greetings name
80	60	parts before # other pet ordinary
80	64	leading to ~
80	74	parts after you other given common
80	78	two before = found
80	80	role introductions known ordinary
80	81	left word att none ordinary
80	82	before = han
80	82	left word about given common
80	91	left word в none place
81	18	two before = а
81	40	parts before be other surname common
81	44	left word of given common
81	47	is pet unheard
81	54	is known medical
81	55	leading ~ dr
81	57	ending after av both
81	59	ending before je none
81	62	ending after ne given
81	66	coming ~ är
81	68	coming är på
81	69	parts after end end given ordinary
81	69	right word end given ordinary
81	73	two before = she
81	82	parts after other other known unheard
81	98	parts of other end known ordinary
82	104	before = fint
82	109	leading # patient
82	11	after = little
82	113	after = gav
82	118	parts before other conjunction rare unheard
82	25	after = hva
82	26	parts after kin other given common
82	29	coming ~ født
82	57	between ~ er
82	58	before = lærer
82	60	two before = end
82	61	cue of homes heard
82	63	parts after other pronoun known unheard
82	65	left word ~ none place
82	67	parts of be conjunction called common
82	70	edges en medical ng
82	70	ending after st called
82	72	ending before le known
82	73	leading her er
82	76	parts of other kin known unheard
82	76	word nb aurora
82	78	parts after other finite both common
82	78	parts you end
82	79	parts of other finite known ordinary
82	80	behind of verb 2  known unheard
82	80	parts of conjunction be both common
82	82	word en field
82	85	word en case
82	89	parts of beside other surname common
82	91	left word og known unheard
82	94	between ~ går
83	35	before = me
83	37	parts of other end called ordinary
83	43	ending after ll none
83	48	ending before er pet
83	49	between at var
83	50	between a ~
83	55	left word och known common
83	56	ending before ia surname
83	58	between ~ это
83	61	left word till none ordinary
83	68	after = из
83	70	parts of beside end none medical
83	80	ending after nt called
83	86	before = nå
84	100	parts after other beside known common
84	112	parts of beside preposition surname common
84	28	is pet ordinary
84	39	left word en none ordinary
84	51	parts before beside other called common
84	56	ending after ar surname
84	63	two before = nurse
84	64	between end er
84	65	left word er given unheard
84	65	two before = муж
84	67	role persons none place
84	69	after = ligger
84	73	ending after år surname
84	74	between end är
84	74	edges sv unheard ra
84	74	leading du er
84	81	between hos på
84	81	edges nb unheard je
84	89	between end her
84	90	ending after ей none
84	91	role kin given unheard
84	92	before = hoppe
84	92	leading ~ hos
84	96	after = ему
84	97	parts before says other surname common
85	105	after = been
85	31	ending before ce none
85	54	ending after he given
85	60	after = spiste
85	60	coming spiste en
85	62	ending after ou none
85	69	ending before ag called
85	70	ending after # pet
85	71	before = tak
85	72	after = hon
85	73	parts of beside other known ordinary
85	74	left word med surname common
85	76	parts after other conjunction none unheard
85	88	role persons given common
85	91	parts finite kin
85	98	before = da
85	98	coming sa at
85	99	two before = they
86	132	leading jag ~
86	46	before = on
86	51	parts after conjunction pronoun none ordinary
86	54	coming og til
86	59	edges sv heard ök
86	63	parts kin finite
86	67	parts of preposition end rare unheard
86	68	before = дочь
86	75	coming son ~
86	75	parts of kin other called ordinary
86	76	parts after other you surname common
86	80	parts of other says known ordinary
86	88	ending after же none
86	94	two before = пять
86	98	edges ru unheard ик
87	40	leading ~ #
87	48	edges en heard ly
87	51	leading к ~
87	56	parts before other preposition rare place
87	59	right word ~ surname ordinary
87	64	two before = hest
87	73	coming at jeg
87	76	before = syster
87	77	after = uppger
87	80	leading ~ и
87	82	two before = ha
87	85	between datteren ~
87	88	edges da unheard ie
87	88	leading ~ far
87	93	between og på
87	95	word en chip
88	-23	before of called ordinary medical
88	107	edges nb medical gg
88	107	edges ru heard га
88	27	left word ~ surname ordinary
88	28	after of surname place heard
88	42	parts after preposition other none unheard
88	45	two before = таблетки
88	51	beyond of none given ordinary
88	55	between i ~
88	55	cue of persons name
88	56	ending after at called
88	60	coming on the
88	63	ending after ho given
88	67	ending before ll called
88	78	between står ~
88	78	role persons rare place
88	80	left word på none unheard
88	81	coming cpr #
88	90	before of formed medical heard
88	92	between зовут ~
88	93	two before = mye
89	-15	after of called common unheard
89	101	parts after finite other known ordinary
89	108	ending before ut given
89	110	leading min man
89	114	parts before pronoun other known common
89	28	ending before rn given
89	29	between for ~
89	32	ending before na rare
89	45	cue animals
89	45	two before = doktor
89	58	parts of article pronoun none ordinary
89	59	parts of other # surname unheard
89	67	ending after eg called
89	67	ending after ра known
89	68	edges en heard ke
89	69	two before = с
89	73	parts of beside preposition none unheard
89	77	leading а ~
89	78	ending after ur none
89	79	parts after finite other given common
89	87	parts of other end none place
89	87	two before = ägaren
89	88	behind of verb 1  pet medical
89	91	ending after th known
89	98	two before = svar
9	-11	ending after yl none
9	-12	parts preposition #
9	-21	ending before ta given
9	-23	before = не
9	-31	ending after at surname
9	-38	two before = min
9	10	parts of kin conjunction known ordinary
9	11	edges da unheard ja
9	11	edges en unheard el
9	11	left word hos known ordinary
9	12	coming kone ~
9	12	parts after end end called ordinary
9	12	parts before possessive other known unheard
9	12	right word end called ordinary
9	12	right word på given common
9	13	edges sv heard ut
9	13	parts of other # none unheard
9	14	parts before beside kin given unheard
9	16	parts of # other called ordinary
9	21	ending before år none
9	22	parts of other end formed unheard
9	24	leading ~ а
9	32	ending before ch none
9	37	between sa på
9	56	parts before opening opening given common
90	100	edges en heard ht
90	30	ending before ax none
90	36	edges da heard ro
90	37	ending after dt none
90	46	parts other says
90	53	left word ~ pet ordinary
90	59	left word и none ordinary
90	62	leading ~ heter
90	63	ending before om none
90	72	between mor far
90	86	edges sv heard rs
90	89	edges nb heard me
91	1	ending after те known
91	16	after of formed unheard unheard
91	46	parts finite other
91	48	two before = of
91	55	coming er rask
91	59	before = tar
91	60	role persons formed ordinary
91	63	cue of workplaces name
91	69	between это из
91	76	after = drikker
91	88	ending after le known
91	88	parts of be other called common
91	91	parts after article other none medical
92	100	after = natten
92	100	coming og nå
92	105	right word не called common
92	33	parts kin be
92	50	ending before eg both
92	52	parts after opening other none medical
92	72	right word # called common
92	74	between ~ fik
92	77	parts of opening other given unheard
92	86	leading kontroll hos
92	86	two before = yes
92	89	beyond of none known ordinary
92	92	before = chef
92	92	leading min chef
92	93	after = går
92	98	two before = alla
92	99	right word через none ordinary
93	101	coming ~ til
93	113	coming patient ~
93	22	after rare unheard
93	40	parts before end other both common
93	42	behind of none both unheard
93	43	shape unheard 2
93	58	ending before as none
93	59	two before = this
93	60	between eier ~
93	64	after of called ordinary medical
93	64	ending before ok given
93	65	after = hvordan
93	72	ending before ht given
93	80	after = ну
93	84	between ~ cpr
93	85	leading ~ dottern
93	86	parts before # other formed unheard
93	88	ending before с known
93	91	ending before ha none
93	97	parts of be preposition given common
94	-14	edges ru heard ай
94	102	leading af ~
94	104	parts before end other pet ordinary
94	113	after = få
94	144	edges en medical ck
94	42	between ~ telefon
94	48	after = он
94	52	ending before to known
94	56	before = у
94	59	two before = ejer
94	61	right word så none medical
94	62	before = bra
94	69	edges ru heard аю
94	72	right word inte none ordinary
94	84	ending before sa called
94	86	left word a given common
94	86	parts of other finite surname ordinary
94	88	between også er
94	89	parts before other other none place
94	97	after of none ordinary unheard
95	103	parts before other be given ordinary
95	106	left word my surname common
95	115	before = пять
95	139	two before = måtte
95	26	after = skulle
95	38	two before = läkare
95	52	ending after rg none
95	64	edges nb heard lv
95	65	parts preposition beside
95	76	after = ni
95	76	coming heter jeg
95	77	coming ~ for
95	79	behind of verb 2  none place
95	82	coming och min
95	91	two before = мг
95	94	between att är
95	95	leading og så
95	98	after = до
95	98	after = от
96	104	two before = helt
96	118	two before = kommunen
96	122	two before = varit
96	26	two before = sa
96	37	ending after pr none
96	39	leading hilsen ~
96	60	ending before va none
96	62	role none given place
96	63	edges en heard pe
96	66	coming ~ в
96	69	two before = säger
96	71	edges en unheard an
96	72	before = hej
96	72	ending before ки none
96	73	two before = psykolog
96	75	left word on given common
96	78	parts be end
96	8	edges ru heard он
96	82	left word av surname common
96	83	two before = var
96	84	ending before ка none
96	87	parts before finite preposition none medical
96	88	coming ja han
96	88	role greetings given unheard
96	89	ending before on both
96	93	ending before kk none
96	99	edges sv unheard lf
97	104	edges nb heard ai
97	104	word nb mai
97	108	two before = tre
97	109	role named called ordinary
97	31	after both ordinary
97	38	edges sv heard nd
97	49	before = at
97	62	coming i ~
97	67	before = går
97	70	ending after на called
97	70	two before = had
97	80	between pasient ~
97	82	ending before lk known
97	87	leading ~ när
97	95	word sv stark
97	99	before = hedder
98	-3	two before = владелец
98	100	ending before ld known
98	101	right word og given unheard
98	107	leading end i
98	35	before = got
98	5	before of called ordinary heard
98	50	before = it's
98	52	parts conjunction beside
98	54	cue of animals name
98	56	before = did
98	58	leading end häst
98	61	before = häst
98	61	parts of preposition other none common
98	62	ending before i rare
98	64	before = naboen
98	64	role none both unheard
98	72	after = pnr
98	72	coming pnr #
98	74	ending after sa known
98	74	ending after sk given
98	80	before = kat
98	95	ending after så surname
98	96	ending before id given
98	97	leading kopi til
99	102	after of formed ordinary unheard
99	106	coming ~ врач
99	111	two before = dag
99	34	edges ru heard ке
99	51	between ~ och
99	53	two before = восемь
99	55	edges sv unheard ld
99	56	edges nb unheard nn
99	58	before = вы
99	59	after = fra
99	62	after = come
99	70	after = ber
99	70	coming ber om
99	76	is known unheard
99	79	parts before other opening given unheard
99	80	is surname unheard
99	88	parts after other beside rare medical
99	91	ending before ke called
99	93	parts after other article known ordinary
99	98	right word # rare unheard
`
