/** Made by eval/omissions/learn-list.ts: what each feature of a statement adds to the odds that a reader misses it, in steps. */
export const LIST_WEIGHTS = {
  all: `additionalNotes	-9
additionalNotes advice	4
additionalNotes body	5
additionalNotes condition	-12
additionalNotes contact	-20
additionalNotes diagnosis	12
additionalNotes finding	18
additionalNotes firstPerson	-28
additionalNotes frequency	-36
additionalNotes harms	-16
additionalNotes negation	18
additionalNotes normal	-12
additionalNotes number	66
additionalNotes past	11
additionalNotes planCue	6
additionalNotes referral	8
additionalNotes secondPerson	-14
additionalNotes symptom	30
additionalNotes test	19
additionalNotes timeWord	34
additionalNotes unit	7
additionalNotes weight	-11
admin	-1
advice	2
affirmed	-57
after advice	-4
after allergy	22
after body	-6
after clinician	9
after closing	12
after condition	23
after contact	-12
after diagnosis	-3
after finding	-10
after followUp	-16
after frequency	-25
after greeting	6
after held	11
after imaging	-8
after lower	20
after medicine	-36
after negation	6
after patient	10
after planCue	12
after question	3
after raise	4
after reaction	10
after smallTalk	-19
after start	-3
after stop	17
after symptom	-6
after takes	-10
after test	11
after timeWord	22
after unit	-3
after unknown	-5
after vital	9
allergy	-34
animal	-10
answered	12
any	-130
asked	28
assessmentCue	-8
backchannel	-52
before advice	-27
before allergy	-47
before body	18
before clinician	13
before condition	5
before contact	-47
before diagnosis	6
before finding	13
before followUp	-2
before frequency	19
before greeting	-59
before held	11
before imaging	1
before lower	23
before medicine	-19
before negation	1
before patient	-9
before planCue	-13
before question	-5
before raise	10
before reaction	-4
before smallTalk	-29
before start	4
before stop	-34
before symptom	10
before takes	-9
before test	5
before timeWord	-1
before unit	-10
before unknown	33
before vital	7
body	20
both	-7
by clinician	9
by patient	-4
by unknown	-5
clinician in examination	1
clinician in history	-6
clinician in plan	10
complaints	-12
complaints body	-13
complaints condition	3
complaints diagnosis	7
complaints finding	-12
complaints firstPerson	-3
complaints frequency	41
complaints harms	10
complaints kin	-7
complaints listed	-13
complaints negation	8
complaints normal	-16
complaints number	31
complaints past	12
complaints planCue	-19
complaints referral	-10
complaints secondPerson	-4
complaints symptom	-13
complaints test	2
complaints timeWord	41
complaints unit	6
complaints vital	-4
complaints weight	10
condition	20
contact	-17
copula	24
correction	-23
course	1
cut off	3
denied	38
denyPlan	27
device	-5
diagnosis	25
diet	-1
doseForm	-27
drugClass	-37
early	-63
event	12
examCue	1
examStart	-58
few words	-2
filler	-27
finding	9
first	-17
firstPerson	-20
frequency	-1
function	24
given	4
greeting	-62
harms	17
harms unnamed	29
hypothetical	-3
imaging	22
in closing	-5
in examination	-9
in history	11
in plan	2
joiner	1
kin	-19
late	-15
left	46
listable	11
listed	-33
log words	69
many words	-4
measure	43
medicines	-26
much weight	3
negation	32
none	-3
normal	7
nothing	3
nothing after	-14
nothing before	-37
numbers	34
observes	-19
on the list alone	-36
one or some	1
onset	-10
opener	-1
opening	-2
opensCondition	5
past	-12
patient in examination	-11
patient in history	30
patient in plan	-23
physicalExamination	6
physicalExamination body	14
physicalExamination diagnosis	3
physicalExamination finding	-4
physicalExamination firstPerson	1
physicalExamination harms	8
physicalExamination negation	-5
physicalExamination normal	20
physicalExamination number	22
physicalExamination secondPerson	-2
physicalExamination symptom	2
physicalExamination timeWord	-14
physicalExamination weight	11
planCue	-19
procedure	4
prognosis	3
question	1
raise	8
reached	24
reaction	7
referral	-11
refuse	7
right	51
route	-5
secondPerson	-25
share told	-43
smallTalk	-35
social	18
start	7
stop	-24
symptom	18
test	11
thirdPerson	4
timeWord	74
told	-79
treatmentMeasures	5
treatmentMeasures advice	13
treatmentMeasures firstPerson	3
treatmentMeasures secondPerson	-9
treatmentMeasures weight	-2
treatmentPlans	3
treatmentPlans advice	1
treatmentPlans body	3
treatmentPlans condition	28
treatmentPlans firstPerson	1
treatmentPlans frequency	2
treatmentPlans harms	12
treatmentPlans listed	-25
treatmentPlans negation	1
treatmentPlans number	27
treatmentPlans past	-22
treatmentPlans planCue	-2
treatmentPlans referral	-9
treatmentPlans secondPerson	5
treatmentPlans symptom	-2
treatmentPlans timeWord	15
treatmentPlans unit	-10
treatmentPlans weight	-9
uncertain	-14
unit	-19
unknown in examination	1
unknown in history	-12
unknown in plan	15
unplaced	-10
up to three words	16
up to two words	-12
vital	1
weight	6
weightless	-31
weightless by clinician	-16
weightless by patient	-15
weightless by unknown	1
weightless in examination	-13
weightless in history	-1
weightless in plan	-18
words	72`,
  n: `n 0	1
n 00	36
n 000	35
n 0000	-1
n af	-4
n aldri	10
n aldrig	37
n alle	-2
n altså	-11
n andet	-23
n andre	-4
n apotek	-4
n at	-16
n att	7
n av	14
n bara	21
n bare	4
n bedre	-2
n begynn	-4
n ble	40
n blev	27
n blir	4
n bliver	4
n bort	19
n bra	-6
n da	-2
n dag	-40
n dagar	-3
n dage	-13
n dagen	-5
n dager	16
n de	3
n deg	-18
n dei	-11
n dem	-6
n den	-34
n der	-19
n dere	13
n det	-40
n dette	-24
n dig	-7
n din	35
n du	16
n där	-38
n då	-22
n efter	19
n eg	24
n eller	3
n ellers	1
n en	16
n er	-8
n et	-5
n ett	-4
n etter	3
n fast	7
n ferdig	-8
n fick	-13
n fik	-14
n fikk	-2
n fint	-6
n first 0	-2
n first 00	-2
n first 000	10
n first bra	-18
n first da	-13
n first de	22
n first dem	12
n first den	-4
n first der	7
n first det	-37
n first du	12
n first då	-18
n first eg	-1
n first en	10
n first han	-6
n first har	2
n first hei	-7
n first hej	-10
n first ho	21
n first hon	7
n first hun	27
n first hvis	7
n first i	5
n first ikke	40
n first ingen	29
n first ja	1
n first jag	-6
n first jeg	-9
n first jo	-11
n first men	-40
n first nei	-15
n first nej	-3
n first nu	1
n first nå	-19
n first och	-2
n first og	-9
n first så	-13
n first ta	-16
n first vi	45
n first å	-1
n fjor	-3
n for	-20
n fortse	-8
n fortsä	-16
n fortsæ	2
n fra	-19
n fram	-12
n fredag	21
n från	-10
n få	-14
n fået	-19
n får	2
n fått	7
n för	-13
n förra	16
n før	-2
n først	-4
n første	15
n ga	-8
n gang	-9
n gange	4
n ganger	4
n gi	7
n gir	7
n giver	-1
n gjorde	5
n gjør	23
n god	-16
n godt	-9
n gå	12
n gång	3
n gånger	14
n går	-7
n gör	16
n gør	-3
n ha	-26
n hadde	-11
n hade	-20
n haft	-1
n halv	-7
n ham	1
n han	-8
n har	-27
n have	-2
n hei	-12
n hej	-15
n hele	13
n heller	-3
n helt	-11
n hende	-21
n henne	-16
n her	-18
n heter	-6
n hjerte	4
n ho	28
n holder	5
n hon	36
n hos	9
n hun	-14
n hver	14
n hvis	31
n här	-22
n i	23
n igen	47
n igjen	15
n ikke	8
n ikkje	18
n in	-12
n ingen	12
n ingent	23
n inget	6
n inn	-37
n inte	-1
n ja	-4
n jag	-1
n jeg	16
n jo	-5
n ju	14
n kan	43
n kg	30
n kom	-22
n kommer	17
n kun	-11
n kunne	16
n kvar	20
n kveld	4
n la	-1
n lad	-8
n lar	-8
n lenge	-17
n lidt	13
n lige	-2
n ligger	-11
n lille	-21
n lite	8
n litt	22
n magen	-5
n man	-29
n med	-10
n medici	-2
n meg	-9
n men	37
n mer	-31
n mere	-23
n mg	-33
n mig	-4
n min	-40
n ml	-7
n morgen	18
n morgon	2
n mot	-18
n må	12
n månede	-3
n ned	11
n nei	24
n nej	25
n ni	1
n no	-9
n noe	-60
n noget	-42
n nu	-7
n ny	17
n när	7
n nå	-3
n når	20
n och	18
n också	-8
n og	21
n også	-32
n om	-22
n op	24
n opp	-1
n over	29
n på	8
n ringer	-1
n sa	-4
n sagde	-21
n samme	-41
n sammen	28
n se	-17
n seg	1
n selv	9
n sen	14
n ser	30
n siden	-8
n sidste	16
n sig	7
n siger	-1
n sist	28
n sitter	-33
n ska	-1
n skal	-6
n skrive	-21
n skulle	-29
n slut	-23
n slutte	-22
n som	-24
n spiser	38
n sprøyt	15
n starte	12
n stoppe	-14
n stå	-14
n står	-41
n säger	-31
n så	6
n sånn	-6
n ta	-22
n tablet	17
n tager	-6
n taget	6
n tar	10
n telefo	-40
n til	31
n till	14
n tog	11
n tok	8
n torsda	25
n trenge	-13
n tåler	3
n ud	12
n uge	-4
n uker	6
n upp	11
n ut	3
n var	-9
n varje	-7
n veckor	2
n vel	-10
n venstr	40
n vet	-33
n vi	2
n videre	-10
n vil	35
n vill	10
n virker	-12
n väl	11
n være	42
n är	-34
n å	-43
n år	-27`,
  e: `e 0	3
e 00	17
e 000	27
e a	2
e about	-15
e after	7
e again	15
e all	27
e an	8
e and	17
e are	-2
e as	7
e at	-8
e aye	-10
e back	10
e be	-12
e been	-2
e before	20
e bit	-4
e but	18
e can	-3
e come	-20
e day	-8
e days	3
e do	-4
e don't	17
e down	-1
e every	12
e fine	28
e first 0	-19
e first and	-4
e first he	-1
e first i	-27
e first i'd	-3
e first i'll	2
e first i'm	15
e first i've	-24
e first it	27
e first it's	-2
e first keep	-23
e first let	-24
e first my	-27
e first no	-4
e first not	7
e first right	-22
e first she's	25
e first so	-9
e first that	-28
e first that's	-27
e first the	6
e first then	12
e first they	29
e first well	-21
e first you	16
e for	11
e from	-38
e go	-7
e going	-15
e good	2
e got	15
e had	19
e have	-6
e he	-45
e he's	27
e her	-11
e here	-4
e him	10
e his	-32
e i	21
e i'd	4
e i'll	-15
e i'm	10
e i've	6
e if	10
e in	-1
e is	-17
e it	-12
e it's	-37
e just	-6
e keep	-26
e last	32
e leave	-26
e left	-22
e let	-9
e like	28
e look	-6
e me	-10
e more	-5
e mornin	17
e my	-7
e never	12
e night	-7
e no	-13
e not	2
e nothin	4
e now	-15
e of	-24
e off	3
e on	-28
e one	12
e only	-9
e out	20
e put	6
e right	14
e said	-3
e see	-13
e she	-5
e she's	36
e since	-2
e so	-6
e stoppe	9
e tablet	-1
e take	10
e that	-23
e that's	-24
e thats	-11
e the	-23
e them	-14
e then	-30
e there	-13
e they	26
e this	-5
e to	13
e today	-1
e too	-23
e twice	14
e up	15
e want	14
e was	20
e we	19
e week	5
e well	18
e what	-22
e when	17
e yes	-4
e you	-23
e you're	-21
e your	-26`,
  r: `r 0	3
r 00	3
r 000	-40
r first а	-14
r first вот	-8
r first да	11
r first и	-1
r first не	-13
r first ну	-19
r first он	2
r first она	-2
r first так	-4
r first тогда	-13
r first у	3
r first это	-8
r first я	1
r а	-5
r без	-14
r больше	3
r был	24
r было	17
r в	15
r вам	13
r вас	19
r вот	-26
r все	-17
r вы	20
r да	12
r давайт	-28
r дальше	-24
r день	-3
r до	18
r его	-6
r ей	7
r если	15
r есть	-2
r еще	15
r же	-1
r и	-19
r как	-15
r меня	-17
r на	19
r надо	15
r не	-15
r него	10
r нет	-13
r ничего	-13
r но	19
r ну	-19
r один	-5
r он	-30
r она	2
r от	-32
r по	2
r пока	-3
r после	25
r потом	37
r пусть	-18
r пью	-4
r раз	-5
r с	17
r сейчас	31
r так	9
r то	-21
r тогда	-6
r только	19
r у	15
r уже	-1
r что	-27
r это	-13
r я	-8`,
}
