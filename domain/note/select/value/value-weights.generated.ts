/** Made by eval/worth/value/learn-value.ts: what each feature of a statement adds to the odds that it may stand, in steps. */
export const VALUE_WEIGHTS = {
  all: `additionalNotes	1
additionalNotes body	-5
additionalNotes diagnosis	6
additionalNotes firstPerson	9
additionalNotes length 0	-4
additionalNotes length 1	-4
additionalNotes length 2	2
additionalNotes length 3	3
additionalNotes length 4	3
additionalNotes length 5	3
additionalNotes length 6	-1
additionalNotes negation	-6
additionalNotes number	5
additionalNotes planCue	5
additionalNotes symptom	2
additionalNotes timeWord	3
additionalNotes weight	6
advice	8
affirmed	4
after answered	1
after condition	4
after correction	9
after denied	-4
after firstPerson	-3
after hypothetical	12
after kin	-2
after labelled	-8
after medicine	-20
after negation	4
after no	4
after no medicine	6
after none	1
after other voice	-7
after otherAnimal	-3
after otherPerson	-37
after past	-6
after planCue	8
after second kin	3
after second otherAnimal	-9
after second otherPerson	-3
after smallTalk	-2
after thirdPerson	-4
after told	-2
after uncertain	14
after yes	-8
allergy	-17
animal	4
answered	-1
any	-1
asked	-3
asked why	6
assessmentCue	8
backchannel	-25
bare additionalNotes	1
bare affirmed	-10
bare answered	-11
bare complaints	-10
bare denied	3
bare diagnoses	-14
bare labelled	-4
bare length -1	-20
bare length 0	5
bare length 1	-13
bare length 2	-11
bare length 3	-2
bare length 4	-10
bare length 5	-24
bare length 6	-14
bare none	-26
bare physicalExamination	-17
bare treatmentMeasures	-18
bare treatmentPlans	-24
before affirmed	8
before answered	9
before condition	3
before correction	-20
before denied	6
before kin	-7
before labelled	13
before medicine	-8
before negation	1
before no	-11
before no medicine	-6
before none	-7
before other voice	-24
before otherAnimal	8
before otherPerson	12
before past	11
before planCue	-6
before same voice	-2
before smallTalk	7
before thirdPerson	-2
before told	-7
before uncertain	4
before yes	-9
body	11
both	-12
clinician additionalNotes	-1
clinician complaints	-9
clinician diagnoses	-2
clinician treatmentMeasures	-11
clinician treatmentPlans	-24
closing treatmentPlans	2
complaints	-4
complaints advice	-2
complaints body	7
complaints condition	-26
complaints contact	-12
complaints diagnosis	9
complaints finding	-8
complaints firstPerson	-19
complaints followUp	13
complaints frequency	-2
complaints imaging	-1
complaints kin	-8
complaints length -1	-2
complaints length 0	-6
complaints length 1	7
complaints length 2	-3
complaints length 3	-3
complaints length 4	11
complaints length 5	-3
complaints length 6	-15
complaints listed	13
complaints negation	-3
complaints normal	-8
complaints number	-9
complaints past	16
complaints planCue	-23
complaints referral	-16
complaints secondPerson	-17
complaints symptom	28
complaints test	8
complaints timeWord	24
complaints unit	4
complaints vital	-1
complaints weight	12
contact	18
copula	12
correction	-17
course	-11
cut affirmed	14
cut answered	7
cut complaints	3
cut denied	27
cut diagnoses	26
cut labelled	16
cut length -1	37
cut length 0	-4
cut length 1	7
cut length 2	-10
cut length 4	11
cut length 5	17
cut length 6	24
cut none	12
cut physicalExamination	17
cut treatmentMeasures	21
cut treatmentPlans	12
denied	30
denyPlan	20
device	13
diagnoses	12
diagnoses body	14
diagnoses contact	7
diagnoses diagnosis	24
diagnoses finding	-17
diagnoses firstPerson	20
diagnoses imaging	-2
diagnoses length -1	3
diagnoses length 0	18
diagnoses length 1	-12
diagnoses length 2	7
diagnoses length 3	1
diagnoses length 4	4
diagnoses length 5	-18
diagnoses length 6	9
diagnoses listed	-3
diagnoses negation	-2
diagnoses number	1
diagnoses past	-12
diagnoses planCue	2
diagnoses secondPerson	4
diagnoses symptom	-7
diagnoses test	-9
diagnoses timeWord	-16
diagnoses unit	-1
diagnoses weight	13
diagnosis	22
diet	6
doseForm	-21
drugClass	-10
event	7
examCue	23
examStart	3
examination complaints	-13
examination diagnoses	5
examination physicalExamination	17
examination treatmentPlans	-14
filler	-16
finding	-5
first	14
firstPerson	-4
fluid	-21
followUp	19
frequency	-27
function	-5
future	11
given	-6
greeting	-9
history additionalNotes	-7
history complaints	4
history diagnoses	3
history physicalExamination	6
history treatmentMeasures	1
history treatmentPlans	-18
hypothetical	5
imaging	10
joiner	-5
kin	-19
labelled	12
left	-11
listed	20
log words	6
maybe clinician additionalNotes	7
maybe clinician complaints	-6
maybe clinician diagnoses	7
maybe clinician physicalExamination	5
maybe clinician treatmentMeasures	15
maybe clinician treatmentPlans	6
maybe patient additionalNotes	2
maybe patient complaints	-2
maybe patient diagnoses	6
maybe patient physicalExamination	-1
maybe patient treatmentPlans	8
measure	17
med names another complaints	10
med names another diagnoses	-8
med names another physicalExamination	-7
med names another self -1	-21
med names another self 0	-2
med names another self 1	6
med names another self 2	5
med names another treatmentMeasures	-9
med names another treatmentPlans	-1
med names no other additionalNotes	6
med names no other complaints	-7
med names no other diagnoses	-2
med names no other physicalExamination	10
med names no other self -1	-5
med names no other self 0	31
med names no other self 1	4
med names no other self 2	5
med names no other treatmentMeasures	12
med names no other treatmentPlans	4
med opens with another complaints	-3
med opens with another physicalExamination	6
med opens with another self -1	-27
med opens with another self 0	5
med opens with another self 1	8
med opens with another self 2	6
med opens with another treatmentMeasures	-2
med opens with another treatmentPlans	-5
medicines	-9
much weight	-27
negation	11
none	-8
normal	7
nothing	-5
numbers	-4
observes	-12
one or some	-9
onset	9
opener	-3
opening	11
opensCondition	2
past	-15
patient additionalNotes	-7
patient complaints	5
physicalExamination	4
physicalExamination advice	-4
physicalExamination body	8
physicalExamination condition	6
physicalExamination contact	-10
physicalExamination diagnosis	4
physicalExamination finding	23
physicalExamination firstPerson	-16
physicalExamination frequency	-15
physicalExamination imaging	-8
physicalExamination length -1	10
physicalExamination length 0	18
physicalExamination length 1	15
physicalExamination length 2	-7
physicalExamination length 3	-6
physicalExamination length 4	-14
physicalExamination length 5	-3
physicalExamination length 6	-9
physicalExamination listed	-13
physicalExamination negation	2
physicalExamination normal	18
physicalExamination number	23
physicalExamination past	-12
physicalExamination planCue	-7
physicalExamination referral	-16
physicalExamination secondPerson	-17
physicalExamination symptom	-13
physicalExamination test	14
physicalExamination timeWord	-41
physicalExamination unit	-2
physicalExamination vital	22
physicalExamination weight	9
plan additionalNotes	8
plan complaints	-17
plan diagnoses	4
plan physicalExamination	-28
plan treatmentMeasures	2
plan treatmentPlans	6
planCue	2
procedure	7
prognosis	-4
question	-7
raise	-9
referral	-25
refuse	3
right	22
route	-14
secondPerson	-5
smallTalk	2
social	11
speaks da	5
speaks en	-10
speaks ru	-1
speaks sv	3
start	-20
stop	-18
symptom	7
takes	-8
test	13
thirdPerson	-8
timeWord	9
treatmentMeasures	3
treatmentMeasures advice	6
treatmentMeasures body	6
treatmentMeasures diagnosis	-6
treatmentMeasures finding	-5
treatmentMeasures firstPerson	4
treatmentMeasures frequency	-7
treatmentMeasures imaging	4
treatmentMeasures length -1	2
treatmentMeasures length 0	-12
treatmentMeasures length 1	1
treatmentMeasures length 2	-10
treatmentMeasures length 3	-3
treatmentMeasures length 4	15
treatmentMeasures length 5	6
treatmentMeasures length 6	3
treatmentMeasures listed	24
treatmentMeasures negation	19
treatmentMeasures normal	4
treatmentMeasures number	20
treatmentMeasures past	2
treatmentMeasures planCue	7
treatmentMeasures secondPerson	2
treatmentMeasures symptom	11
treatmentMeasures test	-7
treatmentMeasures timeWord	17
treatmentMeasures unit	-5
treatmentMeasures vital	-2
treatmentMeasures weight	10
treatmentPlans	-7
treatmentPlans advice	11
treatmentPlans body	-15
treatmentPlans condition	16
treatmentPlans contact	33
treatmentPlans diagnosis	-15
treatmentPlans finding	-10
treatmentPlans firstPerson	7
treatmentPlans followUp	6
treatmentPlans frequency	-6
treatmentPlans imaging	17
treatmentPlans kin	-8
treatmentPlans length -1	4
treatmentPlans length 0	-13
treatmentPlans length 1	-13
treatmentPlans length 2	-8
treatmentPlans length 3	4
treatmentPlans length 4	-16
treatmentPlans length 5	8
treatmentPlans length 6	20
treatmentPlans listed	9
treatmentPlans negation	10
treatmentPlans normal	-4
treatmentPlans number	-1
treatmentPlans past	-18
treatmentPlans planCue	13
treatmentPlans referral	9
treatmentPlans secondPerson	19
treatmentPlans symptom	-28
treatmentPlans test	5
treatmentPlans timeWord	10
treatmentPlans vital	-9
treatmentPlans weight	21
unanswered	-32
uncertain	-3
unit	-2
up to three words	-5
vet names another additionalNotes	1
vet names another diagnoses	3
vet names another physicalExamination	-18
vet names another self 0	-2
vet names another self 1	6
vet names another self 2	-4
vet names another treatmentMeasures	7
vet names another treatmentPlans	9
vet names no other additionalNotes	-7
vet names no other complaints	-16
vet names no other diagnoses	15
vet names no other physicalExamination	6
vet names no other self -1	7
vet names no other self 0	-5
vet names no other self 2	-20
vet names no other treatmentMeasures	-10
vet opens with another complaints	14
vet opens with another diagnoses	7
vet opens with another physicalExamination	5
vet opens with another self -1	9
vet opens with another self 0	-6
vet opens with another self 1	7
vet opens with another self 2	1
vet opens with another treatmentMeasures	7
vet opens with another treatmentPlans	-21
vital	13
weight	18
words	6`,
  n: `n before0 #	8
n before0 af	-2
n before0 aften	1
n before0 aldri	-10
n before0 aller	-3
n before0 altså	-1
n before0 andet	2
n before0 antib	3
n before0 astma	-1
n before0 augus	3
n before0 av	3
n before0 bak	1
n before0 bamse	-4
n before0 bedre	3
n before0 behan	6
n before0 behov	3
n before0 bilde	5
n before0 bilyd	3
n before0 blod	2
n before0 blå	6
n before0 bonde	-7
n before0 bort	3
n before0 bra	-4
n before0 da	-1
n before0 dag	1
n before0 daga	-2
n before0 dagar	13
n before0 dage	3
n before0 dagen	-4
n before0 dager	-9
n before0 dagli	5
n before0 deg	-1
n before0 dem	6
n before0 den	13
n before0 der	-21
n before0 det	2
n before0 diaré	3
n before0 dig	8
n before0 dikta	-2
n before0 din	3
n before0 direk	-1
n before0 dokto	-11
n before0 dråbe	1
n before0 du	-5
n before0 dyrep	-2
n before0 dyrle	3
n before0 dyrlæ	-24
n before0 då	-4
n before0 døgne	4
n before0 eier	-10
n before0 ejer	-3
n before0 elles	4
n before0 ellev	6
n before0 en	5
n before0 endnu	6
n before0 etter	4
n before0 fakti	2
n before0 famil	-1
n before0 farli	1
n before0 fast	-6
n before0 feber	8
n before0 febru	-4
n before0 fem	9
n before0 femog	-1
n before0 femti	4
n before0 fin	13
n before0 fine	9
n before0 fint	-3
n before0 fire	3
n before0 fjor	-2
n before0 forst	-2
n before0 forts	8
n before0 forve	3
n before0 forår	1
n before0 freda	7
n before0 fri	3
n before0 fritt	2
n before0 fyrti	-4
n before0 förlå	2
n before0 först	-11
n before0 förut	8
n before0 før	6
n before0 førti	5
n before0 gang	-7
n before0 gange	-9
n before0 godda	-1
n before0 godt	-14
n before0 gong	-5
n before0 greit	3
n before0 gånge	1
n before0 går	9
n before0 ha	4
n before0 halse	-7
n before0 halvt	1
n before0 han	4
n before0 hei	7
n before0 hej	-5
n before0 helle	-1
n before0 henne	-6
n before0 her	-7
n before0 hjem	5
n before0 hjemm	-14
n before0 hjert	-9
n before0 hm	1
n before0 holde	-4
n before0 hon	-4
n before0 hoste	1
n before0 hundr	-6
n before0 hvile	6
n before0 här	1
n before0 håndl	3
n before0 höger	8
n before0 högt	-2
n before0 højre	-8
n before0 høyre	3
n before0 høyt	2
n before0 idag	8
n before0 igen	14
n before0 igjen	7
n before0 ikke	9
n before0 ikkje	2
n before0 in	1
n before0 ingen	-7
n before0 inn	-7
n before0 inte	1
n before0 ja	10
n before0 jag	6
n before0 jeg	-7
n before0 jo	8
n before0 jul	2
n before0 kilo	11
n before0 klar	-10
n before0 klart	-1
n before0 konta	1
n before0 kontr	5
n before0 korti	-1
n before0 kraft	-4
n before0 kvar	3
n before0 kvart	1
n before0 kväll	-3
n before0 landm	1
n before0 lavt	-1
n before0 lege	-28
n before0 legev	-3
n before0 lenge	-4
n before0 lidt	1
n before0 lite	-2
n before0 litt	-1
n before0 lunge	-3
n before0 läkar	7
n before0 längr	3
n before0 læge	7
n before0 magen	-1
n before0 mai	-3
n before0 mamma	-2
n before0 man	-5
n before0 mat	5
n before0 maven	-1
n before0 med	9
n before0 medis	-6
n before0 meg	-2
n before0 men	-1
n before0 mer	3
n before0 mere	-3
n before0 mikro	12
n before0 milli	-3
n before0 minut	-6
n before0 ml	-8
n before0 mor	2
n before0 morge	-3
n before0 morgo	2
n before0 munne	-6
n before0 mye	-3
n before0 måned	5
n before0 nakke	1
n before0 natta	-3
n before0 natte	-4
n before0 ned	-4
n before0 negat	-3
n before0 nei	-2
n before0 nej	1
n before0 ni	-1
n before0 nio	2
n before0 nitte	-3
n before0 nitti	2
n before0 no	10
n before0 noget	2
n before0 nok	2
n before0 norma	11
n before0 nu	1
n before0 nå	-19
n before0 också	5
n before0 og	2
n before0 også	12
n before0 ok	-1
n before0 okay	6
n before0 okei	5
n before0 okej	3
n before0 om	-8
n before0 op	9
n before0 opera	1
n before0 opp	-11
n before0 orden	2
n before0 oss	4
n before0 otteo	3
n before0 overa	-7
n before0 pasie	-13
n before0 patie	-18
n before0 penic	3
n before0 plus	8
n before0 polik	-4
n before0 posit	7
n before0 probl	5
n before0 prøve	3
n before0 psyki	6
n before0 puste	9
n before0 på	2
n before0 regel	-4
n before0 rene	2
n before0 reuma	2
n before0 rikti	-4
n before0 rolig	-3
n before0 rosa	-1
n before0 rundt	-11
n before0 rygge	6
n before0 røyke	1
n before0 samme	3
n before0 se	-8
n before0 sedan	-1
n before0 seks	9
n before0 sekst	2
n before0 sekun	1
n before0 selv	-3
n before0 sen	-6
n before0 senge	4
n before0 sex	-6
n before0 sida	6
n before0 side	1
n before0 siden	2
n before0 sider	4
n before0 sidor	-4
n before0 sig	-5
n before0 sikke	-1
n before0 sist	-6
n before0 sju	5
n before0 sjutt	-1
n before0 själv	3
n before0 sköte	8
n before0 slut	-2
n before0 smert	3
n before0 somme	-1
n before0 spene	-3
n before0 spise	-6
n before0 stabi	-2
n before0 statu	1
n before0 stede	-5
n before0 stopp	-2
n before0 stor	2
n before0 stå	-5
n before0 sukke	8
n before0 svimm	1
n before0 svälj	5
n before0 sygep	1
n before0 sykep	-6
n before0 sytti	4
n before0 syv	-1
n before0 så	3
n before0 sådan	-1
n before0 sånn	2
n before0 sår	9
n before0 table	2
n before0 tack	1
n before0 tak	3
n before0 ti	-7
n before0 tid	1
n before0 tida	7
n before0 tiden	-4
n before0 til	5
n before0 till	-2
n before0 time	-3
n before0 timer	4
n before0 timme	4
n before0 tio	-4
n before0 tjugo	-6
n before0 tolv	-3
n before0 tom	-3
n before0 toogt	7
n before0 torsd	6
n before0 tre	-6
n before0 trett	2
n before0 tunga	3
n before0 två	-1
n before0 tyve	2
n before0 ud	-1
n before0 uendr	4
n before0 ugen	2
n before0 uger	-5
n before0 uka	-5
n before0 uke	-2
n before0 uker	1
n before0 under	-3
n before0 upp	-2
n before0 ut	-15
n before0 vanli	4
n before0 vara	-4
n before0 varm	3
n before0 vecka	12
n before0 vecko	5
n before0 veker	-2
n before0 venst	4
n before0 vente	-4
n before0 veter	5
n before0 vi	3
n before0 vider	4
n before0 vänst	-7
n before0 värre	-1
n before0 vätsk	1
n before0 vår	-2
n before0 vårdc	7
n before0 være	6
n before0 væske	3
n before0 ägare	-8
n before0 är	8
n before0 år	11
n before0 åtta	-5
n before0 åttio	3
n before0 åttit	3
n before0 åttiå	4
n before0 överk	4
n before0 øm	3
n before0 øret	2
n before1 #	4
n before1 af	-2
n before1 aktue	1
n before1 aldri	2
n before1 alle	1
n before1 aller	14
n before1 allts	-3
n before1 altså	5
n before1 anden	10
n before1 andet	3
n before1 antib	3
n before1 at	5
n before1 att	2
n before1 av	8
n before1 bara	5
n before1 bare	-6
n before1 begge	8
n before1 behan	4
n before1 bli	-5
n before1 blir	3
n before1 blive	2
n before1 blodt	-6
n before1 bort	-1
n before1 bra	-6
n before1 brug	1
n before1 båda	-8
n before1 da	-12
n before1 dag	-3
n before1 dagar	3
n before1 dagen	5
n before1 dager	10
n before1 dagli	6
n before1 de	-2
n before1 dem	4
n before1 den	-8
n before1 der	-19
n before1 det	-10
n before1 dig	-5
n before1 din	7
n before1 drikk	1
n before1 du	-6
n before1 dyrlæ	3
n before1 där	3
n before1 då	-7
n before1 dårli	-2
n before1 e	-2
n before1 efter	3
n before1 eg	1
n before1 egen	1
n before1 ei	-7
n before1 eier	-4
n before1 eller	2
n before1 en	-15
n before1 enn	8
n before1 er	9
n before1 et	-9
n before1 ett	-1
n before1 etter	-1
n before1 feber	-2
n before1 fel	-13
n before1 fem	-5
n before1 femti	1
n before1 fint	3
n before1 fire	-13
n before1 fjort	-4
n before1 for	2
n before1 forts	5
n before1 fra	5
n before1 fragm	1
n before1 fri	2
n before1 frisk	3
n before1 från	4
n before1 fyrre	4
n before1 få	-4
n before1 fået	-8
n before1 får	-5
n before1 för	-9
n before1 förra	-2
n before1 först	-4
n before1 før	1
n before1 først	7
n before1 gjort	-6
n before1 god	1
n before1 godt	-4
n before1 grad	3
n before1 gång	6
n before1 gånge	-3
n before1 går	2
n before1 gør	5
n before1 ha	-3
n before1 haft	3
n before1 halv	5
n before1 halvt	3
n before1 han	1
n before1 har	7
n before1 hatt	1
n before1 hedde	-1
n before1 hej	4
n before1 hela	-4
n before1 hele	4
n before1 helle	4
n before1 helt	1
n before1 hemma	-8
n before1 her	-1
n before1 heter	3
n before1 hjemm	-3
n before1 hjert	4
n before1 hjärt	2
n before1 ho	6
n before1 hon	3
n before1 hos	1
n before1 hun	13
n before1 hundr	7
n before1 hver	-12
n before1 här	6
n before1 höger	-8
n before1 højre	4
n before1 i	6
n before1 igen	5
n before1 ikke	-2
n before1 ikkje	13
n before1 inga	10
n before1 ingen	20
n before1 inget	4
n before1 inn	-7
n before1 inte	2
n before1 ipren	3
n before1 ja	-6
n before1 jag	-2
n before1 jeg	-9
n before1 jo	-10
n before1 journ	-5
n before1 ju	-5
n before1 just	-1
n before1 kan	-17
n before1 kilo	-5
n before1 klokk	-4
n before1 komma	-2
n before1 komme	-1
n before1 kreat	3
n before1 kveld	3
n before1 kväll	2
n before1 lege	4
n before1 lett	-3
n before1 lever	-4
n before1 lidt	-3
n before1 lige	-4
n before1 lite	3
n before1 litt	2
n before1 lunge	10
n before1 läkar	6
n before1 læge	-17
n before1 magen	-4
n before1 maven	2
n before1 med	-1
n before1 medic	1
n before1 mer	-5
n before1 mig	9
n before1 milli	9
n before1 min	5
n before1 mod	10
n before1 morge	5
n before1 mot	2
n before1 munne	1
n before1 mye	-9
n before1 månad	-2
n before1 måned	2
n before1 natt	1
n before1 natte	4
n before1 nei	-3
n before1 nej	-15
n before1 ni	10
n before1 nitti	-5
n before1 noe	2
n before1 noget	8
n before1 norma	-1
n before1 nu	10
n before1 ny	-2
n before1 nå	1
n before1 något	-3
n before1 och	5
n before1 också	-4
n before1 og	13
n before1 også	-4
n before1 okay	2
n before1 om	-13
n before1 op	-10
n before1 opp	10
n before1 otte	9
n before1 pasie	-7
n before1 patie	1
n before1 penic	-13
n before1 per	-3
n before1 puls	5
n before1 pust	-3
n before1 puste	-4
n before1 på	3
n before1 resep	8
n before1 ringe	-3
n before1 rundt	-4
n before1 rygge	1
n before1 røntg	4
n before1 sa	-1
n before1 samme	-4
n before1 se	4
n before1 sedan	-7
n before1 seks	6
n before1 sekst	2
n before1 sen	-2
n before1 ser	-3
n before1 sett	2
n before1 sex	-3
n before1 siden	2
n before1 sidst	5
n before1 sig	14
n before1 siger	5
n before1 sju	11
n before1 ska	3
n before1 skal	-6
n before1 skuld	-1
n before1 slut	-1
n before1 sluta	-4
n before1 smert	7
n before1 som	13
n before1 står	-11
n before1 sukke	1
n before1 svett	8
n before1 svimm	4
n before1 så	5
n before1 sønda	-4
n before1 table	-10
n before1 tager	4
n before1 tar	1
n before1 ti	3
n before1 tida	2
n before1 til	-12
n before1 till	-3
n before1 tjue	-3
n before1 tjuef	-3
n before1 tjugo	2
n before1 to	-3
n before1 tolv	-2
n before1 tre	-8
n before1 tredj	-5
n before1 tror	-4
n before1 trykk	-1
n before1 tusen	-2
n before1 två	4
n before1 uden	4
n before1 uge	-6
n before1 uger	5
n before1 uke	-9
n before1 uker	6
n before1 under	6
n before1 urine	3
n before1 ut	-2
n before1 utan	5
n before1 uten	3
n before1 vacci	1
n before1 var	3
n before1 varan	4
n before1 vecka	-1
n before1 vecko	-3
n before1 ved	2
n before1 vel	-14
n before1 venst	6
n before1 veter	-3
n before1 vi	23
n before1 vider	-9
n before1 vinte	-2
n before1 vondt	3
n before1 vänst	-2
n before1 vært	-2
n before1 är	4
n before1 å	-14
n before1 år	-13
n before1 åtta	2
n before1 åtte	4
n before1 åttio	2
n before1 òg	-4
n before1 över	8
n behind0 #	-8
n behind0 a	-4
n behind0 albue	-2
n behind0 aldri	2
n behind0 aller	2
n behind0 altså	-8
n behind0 alved	5
n behind0 antib	5
n behind0 bare	-1
n behind0 behan	3
n behind0 bisop	1
n behind0 blir	2
n behind0 blodp	3
n behind0 blodt	11
n behind0 bonde	14
n behind0 bra	-5
n behind0 bruke	10
n behind0 da	10
n behind0 datte	3
n behind0 de	-12
n behind0 dem	-3
n behind0 den	-19
n behind0 der	-6
n behind0 drift	-2
n behind0 drikk	2
n behind0 du	-11
n behind0 dyrle	-2
n behind0 dyrlæ	25
n behind0 då	9
n behind0 e	-4
n behind0 eg	-3
n behind0 eier	-1
n behind0 ejer	-2
n behind0 ekg	-5
n behind0 eller	-1
n behind0 en	5
n behind0 er	1
n behind0 ett	2
n behind0 etter	3
n behind0 feber	-7
n behind0 fem	-4
n behind0 fint	-9
n behind0 fire	-4
n behind0 for	-7
n behind0 forts	1
n behind0 furix	-1
n behind0 får	15
n behind0 förra	3
n behind0 först	5
n behind0 fötte	1
n behind0 gjete	4
n behind0 god	2
n behind0 godt	-6
n behind0 greit	-1
n behind0 gå	-2
n behind0 ha	-7
n behind0 han	2
n behind0 har	9
n behind0 hela	-1
n behind0 her	-4
n behind0 hjert	3
n behind0 hjärt	-6
n behind0 ho	2
n behind0 hon	-1
n behind0 hoste	-1
n behind0 hoven	2
n behind0 hun	10
n behind0 hundr	-3
n behind0 hur	9
n behind0 husse	-3
n behind0 huvud	-1
n behind0 hva	1
n behind0 hvad	6
n behind0 hvilk	9
n behind0 hvis	22
n behind0 hvor	6
n behind0 hvord	1
n behind0 hvorn	-4
n behind0 här	-11
n behind0 höger	3
n behind0 højre	5
n behind0 høyre	3
n behind0 i	9
n behind0 inga	5
n behind0 ingen	35
n behind0 inget	1
n behind0 inte	4
n behind0 ja	2
n behind0 jag	11
n behind0 jeg	3
n behind0 jo	-16
n behind0 just	-1
n behind0 ka	-1
n behind0 kan	-19
n behind0 kom	-6
n behind0 kontr	3
n behind0 kor	-2
n behind0 kraft	3
n behind0 kva	-3
n behind0 l	-5
n behind0 la	-10
n behind0 lad	4
n behind0 lege	5
n behind0 legev	1
n behind0 legge	-3
n behind0 levax	3
n behind0 lever	-2
n behind0 lite	4
n behind0 litt	-3
n behind0 lunge	3
n behind0 läkar	-14
n behind0 læge	-1
n behind0 magen	4
n behind0 mamma	-2
n behind0 man	2
n behind0 mand	-1
n behind0 manne	7
n behind0 matte	-5
n behind0 maven	6
n behind0 men	-5
n behind0 min	-6
n behind0 mm	9
n behind0 mor	6
n behind0 må	-3
n behind0 n	-12
n behind0 napro	4
n behind0 nei	-12
n behind0 nej	-20
n behind0 no	6
n behind0 nu	1
n behind0 ny	-8
n behind0 nytt	-9
n behind0 nå	10
n behind0 når	-3
n behind0 och	15
n behind0 og	15
n behind0 oi	10
n behind0 ok	-6
n behind0 okay	-12
n behind0 okei	4
n behind0 okej	-9
n behind0 om	3
n behind0 ormek	-8
n behind0 overl	2
n behind0 parac	2
n behind0 pasie	-4
n behind0 patie	-16
n behind0 pojke	1
n behind0 poter	4
n behind0 predn	5
n behind0 prøve	-6
n behind0 psyki	-4
n behind0 puls	14
n behind0 pulse	8
n behind0 på	4
n behind0 reuma	3
n behind0 ring	2
n behind0 rygge	-1
n behind0 seks	1
n behind0 sen	3
n behind0 ser	-6
n behind0 sidst	9
n behind0 sjuks	3
n behind0 skal	-13
n behind0 skriv	2
n behind0 skull	-1
n behind0 slemh	2
n behind0 slimh	4
n behind0 store	1
n behind0 sukke	4
n behind0 svar	-1
n behind0 svare	-5
n behind0 sygep	1
n behind0 sykep	-2
n behind0 så	8
n behind0 sånn	12
n behind0 ta	-1
n behind0 tager	5
n behind0 tempe	3
n behind0 ti	2
n behind0 til	3
n behind0 to	6
n behind0 tre	-8
n behind0 trett	1
n behind0 tryck	-3
n behind0 trykk	-6
n behind0 två	-7
n behind0 ultra	-5
n behind0 vad	-1
n behind0 vaksi	-2
n behind0 vask	-1
n behind0 ved	3
n behind0 vekt	1
n behind0 vekta	3
n behind0 vent	-11
n behind0 veter	3
n behind0 vilke	-2
n behind0 vomma	2
n behind0 vurde	3
n behind0 vänst	-9
n behind0 ägare	-5
n behind0 är	-13
n behind0 å	4
n behind0 återb	1
n behind0 æ	3
n behind1 #	7
n behind1 af	3
n behind1 at	3
n behind1 av	2
n behind1 avmas	-2
n behind1 begyn	6
n behind1 behan	-6
n behind1 behöv	4
n behind1 ble	-4
n behind1 blev	6
n behind1 blir	-5
n behind1 blive	-3
n behind1 blod	-4
n behind1 bra	-13
n behind1 bror	-7
n behind1 bruge	2
n behind1 bruke	-4
n behind1 brukt	3
n behind1 bytte	-2
n behind1 börja	1
n behind1 da	-6
n behind1 de	-12
n behind1 dem	-12
n behind1 den	-9
n behind1 dere	3
n behind1 din	14
n behind1 ditt	-8
n behind1 drikk	6
n behind1 drypp	5
n behind1 du	7
n behind1 där	1
n behind1 då	13
n behind1 e	10
n behind1 eg	-8
n behind1 eller	-4
n behind1 en	-14
n behind1 er	11
n behind1 ett	-3
n behind1 etter	3
n behind1 etthu	1
n behind1 far	-5
n behind1 feber	6
n behind1 fem	14
n behind1 femti	1
n behind1 fick	-1
n behind1 fikk	-10
n behind1 fjor	5
n behind1 for	-6
n behind1 forst	-8
n behind1 forts	5
n behind1 fra	1
n behind1 fri	1
n behind1 får	1
n behind1 førti	6
n behind1 gange	5
n behind1 gav	-2
n behind1 ger	4
n behind1 gir	16
n behind1 giver	5
n behind1 gjord	2
n behind1 gjør	8
n behind1 godt	-7
n behind1 greit	-3
n behind1 går	6
n behind1 gör	-2
n behind1 gør	-6
n behind1 ha	-1
n behind1 hadde	-17
n behind1 hade	4
n behind1 halvt	-4
n behind1 han	26
n behind1 har	-8
n behind1 hedde	4
n behind1 hemog	2
n behind1 her	5
n behind1 hjalp	4
n behind1 ho	16
n behind1 holde	4
n behind1 holdt	-1
n behind1 hon	9
n behind1 hoste	-4
n behind1 hun	-3
n behind1 hundr	2
n behind1 hva	-15
n behind1 hvad	10
n behind1 hvis	-1
n behind1 hvor	9
n behind1 hör	2
n behind1 i	-8
n behind1 igen	-2
n behind1 ikke	-15
n behind1 ingen	6
n behind1 inte	-9
n behind1 ja	12
n behind1 jag	11
n behind1 jeg	2
n behind1 jo	6
n behind1 kan	14
n behind1 kigge	-1
n behind1 kilo	-4
n behind1 kjenn	7
n behind1 knipe	4
n behind1 kom	-3
n behind1 komma	6
n behind1 komme	-9
n behind1 kontr	5
n behind1 köpte	6
n behind1 legge	4
n behind1 lite	4
n behind1 litt	2
n behind1 lägge	-1
n behind1 länge	4
n behind1 låter	-2
n behind1 løfte	-2
n behind1 man	-4
n behind1 med	9
n behind1 medis	1
n behind1 men	-10
n behind1 mig	6
n behind1 milli	12
n behind1 min	2
n behind1 misst	4
n behind1 mot	-6
n behind1 muske	2
n behind1 må	9
n behind1 många	1
n behind1 måtte	-3
n behind1 naboe	4
n behind1 negat	5
n behind1 nei	3
n behind1 nej	-1
n behind1 noe	-6
n behind1 nu	7
n behind1 när	-4
n behind1 når	-6
n behind1 och	6
n behind1 okej	-5
n behind1 om	9
n behind1 otteo	-5
n behind1 over	9
n behind1 passe	-1
n behind1 patie	-3
n behind1 prov	-7
n behind1 prøve	1
n behind1 puls	5
n behind1 på	13
n behind1 rikti	-2
n behind1 rimad	-1
n behind1 ringe	-1
n behind1 räcke	-1
n behind1 sekst	-4
n behind1 sen	1
n behind1 sende	12
n behind1 ser	12
n behind1 ses	-2
n behind1 sette	6
n behind1 sitte	2
n behind1 ska	1
n behind1 skal	18
n behind1 skift	-3
n behind1 skjøn	1
n behind1 skriv	-16
n behind1 skull	-9
n behind1 skære	5
n behind1 skönt	7
n behind1 sluta	2
n behind1 slutt	2
n behind1 smert	2
n behind1 snakk	2
n behind1 som	-2
n behind1 sover	7
n behind1 spise	-8
n behind1 start	-7
n behind1 stopp	-9
n behind1 står	-3
n behind1 synes	2
n behind1 sänke	1
n behind1 så	3
n behind1 søste	-4
n behind1 tack	-1
n behind1 tager	-2
n behind1 tak	-11
n behind1 takk	7
n behind1 tar	-10
n behind1 ti	-6
n behind1 til	3
n behind1 till	1
n behind1 tio	-2
n behind1 tisse	-5
n behind1 to	-10
n behind1 tog	1
n behind1 torst	1
n behind1 tre	1
n behind1 treng	-8
n behind1 trett	-2
n behind1 tror	1
n behind1 två	5
n behind1 tål	-6
n behind1 under	-4
n behind1 va	3
n behind1 vacci	1
n behind1 vad	5
n behind1 var	-6
n behind1 varje	2
n behind1 vento	-5
n behind1 vi	4
n behind1 vil	-2
n behind1 vill	-2
n behind1 visar	3
n behind1 viser	-2
n behind1 är	5
n behind1 å	3
n behind1 år	5
n behind1 åt	3
n behind1 æ	-2
n behind1 én	-5
n behind1 øre	2
n head0 #	-62
n head0 airom	3
n head0 akutt	2
n head0 albue	-3
n head0 alder	5
n head0 alkoh	-9
n head0 antib	13
n head0 avmas	3
n head0 bara	-11
n head0 bare	-6
n head0 bedøv	-4
n head0 begge	7
n head0 begyn	-8
n head0 blev	-8
n head0 blir	2
n head0 blod	1
n head0 blodp	7
n head0 blodt	14
n head0 bløde	1
n head0 blør	1
n head0 bror	10
n head0 brore	2
n head0 bruke	1
n head0 buken	1
n head0 börja	4
n head0 centy	-1
n head0 cipro	10
n head0 crp	7
n head0 cyste	1
n head0 de	-22
n head0 dem	-11
n head0 den	-35
n head0 der	-22
n head0 derfo	-1
n head0 derso	-2
n head0 det	-24
n head0 dikta	2
n head0 drick	4
n head0 drikk	16
n head0 dropp	4
n head0 durat	6
n head0 där	-4
n head0 då	2
n head0 efter	-8
n head0 eg	12
n head0 eier	-12
n head0 ejer	1
n head0 ekg	-2
n head0 eliqu	3
n head0 eller	-1
n head0 en	-13
n head0 er	-2
n head0 et	-8
n head0 ett	-8
n head0 far	3
n head0 fastl	-5
n head0 feber	12
n head0 fev1	3
n head0 fick	-9
n head0 fik	-1
n head0 fingr	3
n head0 for	-33
n head0 forts	-6
n head0 fra	-8
n head0 fragm	3
n head0 från	-5
n head0 fysio	2
n head0 få	-2
n head0 får	7
n head0 för	-6
n head0 först	-6
n head0 fødde	1
n head0 først	-4
n head0 gav	2
n head0 ge	6
n head0 ger	-1
n head0 gi	2
n head0 giv	-6
n head0 giver	6
n head0 god	4
n head0 gå	-4
n head0 går	2
n head0 gør	2
n head0 ha	-7
n head0 hade	13
n head0 han	15
n head0 hans	2
n head0 har	12
n head0 havde	3
n head0 have	1
n head0 held	-4
n head0 hemog	4
n head0 henvi	11
n head0 her	-9
n head0 hjemm	-1
n head0 hjert	6
n head0 hjärt	8
n head0 ho	-2
n head0 hold	1
n head0 hon	11
n head0 hornh	2
n head0 hos	-1
n head0 hosta	6
n head0 hoste	5
n head0 hoved	3
n head0 hoven	4
n head0 huden	-2
n head0 hun	14
n head0 hunde	1
n head0 husk	2
n head0 hver	-11
n head0 hvis	13
n head0 höger	-3
n head0 højre	2
n head0 høyre	2
n head0 i	-28
n head0 ikke	-10
n head0 ikkje	-5
n head0 imova	-1
n head0 imure	4
n head0 influ	1
n head0 inga	3
n head0 ingen	9
n head0 inget	-6
n head0 inte	-14
n head0 jag	-6
n head0 jeg	-8
n head0 jern	6
n head0 journ	5
n head0 järn	3
n head0 kaliu	6
n head0 kan	-9
n head0 kanin	-1
n head0 klokk	-12
n head0 klør	-5
n head0 kom	-3
n head0 komme	-15
n head0 kontr	10
n head0 korti	-6
n head0 kraft	6
n head0 kreat	6
n head0 kun	-3
n head0 kvalm	5
n head0 lad	-3
n head0 langt	2
n head0 legge	9
n head0 lever	-10
n head0 lidt	5
n head0 lite	5
n head0 litt	6
n head0 livmo	3
n head0 lunge	8
n head0 lungo	3
n head0 magen	14
n head0 mamma	-2
n head0 maven	-3
n head0 med	-15
n head0 metac	-2
n head0 metfo	-9
n head0 min	-6
n head0 misst	3
n head0 mjølk	7
n head0 mor	-3
n head0 mot	-4
n head0 må	-16
n head0 napro	1
n head0 neste	-4
n head0 nifer	4
n head0 no	-3
n head0 noe	-1
n head0 noget	-3
n head0 numme	2
n head0 ny	4
n head0 nyren	3
n head0 nyret	2
n head0 nytt	12
n head0 när	4
n head0 når	-27
n head0 også	-2
n head0 oksyg	3
n head0 omepr	-2
n head0 ondt	4
n head0 ont	4
n head0 opera	7
n head0 opere	6
n head0 orben	-7
n head0 ormek	4
n head0 panod	1
n head0 pappa	4
n head0 parac	-5
n head0 pasie	4
n head0 patie	3
n head0 penic	-3
n head0 poter	2
n head0 predn	1
n head0 prøve	-7
n head0 puls	7
n head0 pulse	14
n head0 ramip	4
n head0 reste	-5
n head0 ring	3
n head0 ringe	-6
n head0 ryger	4
n head0 rygge	4
n head0 röntg	8
n head0 røntg	-1
n head0 samme	-7
n head0 sen	-10
n head0 sende	-4
n head0 ser	-4
n head0 ses	3
n head0 siden	-8
n head0 sidst	9
n head0 sjuks	-3
n head0 skriv	2
n head0 skyll	-2
n head0 slemh	3
n head0 slimh	4
n head0 slo	6
n head0 slut	-6
n head0 slutt	-1
n head0 smert	9
n head0 sockr	5
n head0 som	-11
n head0 sonde	-2
n head0 sover	2
n head0 sprut	-2
n head0 stikp	2
n head0 stoff	6
n head0 stofs	-2
n head0 store	-4
n head0 sukke	2
n head0 svar	6
n head0 svare	6
n head0 svett	-6
n head0 svimm	6
n head0 sykep	-1
n head0 syste	-2
n head0 sånn	-11
n head0 såret	1
n head0 søste	6
n head0 ta	-8
n head0 tager	17
n head0 tar	-1
n head0 temp	2
n head0 tempe	5
n head0 til	-4
n head0 tisse	2
n head0 tog	-7
n head0 trama	3
n head0 tredj	7
n head0 troli	4
n head0 tryck	5
n head0 trykk	14
n head0 tsh	-1
n head0 tåler	13
n head0 ultra	-13
n head0 under	2
n head0 utsla	-5
n head0 vacci	3
n head0 vaksi	-4
n head0 vanli	3
n head0 var	10
n head0 varig	-11
n head0 vask	9
n head0 ved	1
n head0 vekt	8
n head0 vekta	8
n head0 vel	-1
n head0 venst	-9
n head0 vent	-6
n head0 vento	4
n head0 vi	-10
n head0 virus	4
n head0 vomma	3
n head0 vänst	-4
n head0 vægt	3
n head0 vægte	1
n head0 ägare	-8
n head0 är	2
n head0 årsko	5
n head0 återb	7
n head0 øjnen	2
n head0 ørern	5
n head0 øynen	4
n head1 #	-2
n head1 af	4
n head1 andre	-2
n head1 astma	2
n head1 at	-6
n head1 att	3
n head1 av	-3
n head1 bak	-4
n head1 bare	5
n head1 begyn	6
n head1 behöv	-1
n head1 besvi	-3
n head1 bilde	5
n head1 ble	3
n head1 blev	-8
n head1 blir	-3
n head1 blive	-1
n head1 blod	-23
n head1 blodp	-2
n head1 blodt	-6
n head1 brukt	-3
n head1 bytte	7
n head1 börja	-6
n head1 da	-11
n head1 dag	-2
n head1 de	1
n head1 dem	-10
n head1 der	-17
n head1 det	-10
n head1 diarr	8
n head1 disku	3
n head1 dunka	3
n head1 där	-3
n head1 e	6
n head1 efter	4
n head1 ei	3
n head1 eier	-1
n head1 ejer	-3
n head1 eller	-4
n head1 en	12
n head1 er	20
n head1 et	-9
n head1 ett	1
n head1 etter	5
n head1 feber	2
n head1 fekk	-3
n head1 fick	9
n head1 finne	1
n head1 fint	-9
n head1 for	-4
n head1 fores	-1
n head1 forsi	5
n head1 forst	1
n head1 forts	-3
n head1 fra	-1
n head1 fri	3
n head1 från	-5
n head1 fået	3
n head1 får	7
n head1 fått	5
n head1 för	-8
n head1 før	3
n head1 gang	3
n head1 gange	-1
n head1 gav	11
n head1 ger	-5
n head1 gir	-8
n head1 giver	1
n head1 gjord	2
n head1 gjør	5
n head1 glad	-7
n head1 grade	-10
n head1 gått	-2
n head1 gör	-2
n head1 gør	-11
n head1 ha	7
n head1 hadde	3
n head1 hade	10
n head1 haft	4
n head1 halte	3
n head1 halv	-4
n head1 ham	4
n head1 hans	1
n head1 har	6
n head1 hatt	7
n head1 havde	1
n head1 helle	-7
n head1 hende	3
n head1 henne	5
n head1 hjalp	5
n head1 hjemm	4
n head1 hjert	2
n head1 hjärt	-4
n head1 ho	10
n head1 holde	-2
n head1 hon	5
n head1 hos	8
n head1 hosta	-9
n head1 hoste	-3
n head1 hun	-18
n head1 hver	1
n head1 hvis	-6
n head1 här	2
n head1 i	-7
n head1 igen	14
n head1 ikke	20
n head1 ingen	-1
n head1 inget	-2
n head1 inte	5
n head1 ipren	5
n head1 ja	-3
n head1 jeg	-15
n head1 jo	1
n head1 kaste	3
n head1 kg	5
n head1 klokk	5
n head1 klør	5
n head1 knude	-6
n head1 kom	7
n head1 komme	8
n head1 kontr	-5
n head1 kräks	-3
n head1 kunne	3
n head1 kvalm	5
n head1 kveld	-8
n head1 kører	4
n head1 lappe	-6
n head1 legge	-7
n head1 ligge	4
n head1 lille	-2
n head1 lite	4
n head1 liten	5
n head1 lukta	4
n head1 lyder	-7
n head1 låter	3
n head1 lægge	2
n head1 løfte	-6
n head1 man	-4
n head1 med	5
n head1 meir	4
n head1 men	-3
n head1 mer	1
n head1 mere	-7
n head1 mg	-5
n head1 ml	-4
n head1 mod	-7
n head1 mot	2
n head1 munne	-5
n head1 muske	3
n head1 må	8
n head1 natte	9
n head1 ned	2
n head1 negat	4
n head1 nei	14
n head1 nej	9
n head1 ner	2
n head1 noe	8
n head1 nogen	2
n head1 norma	2
n head1 nu	-1
n head1 nå	-8
n head1 når	-9
n head1 næste	-1
n head1 och	-14
n head1 og	-7
n head1 også	7
n head1 om	7
n head1 ont	-1
n head1 opere	1
n head1 opp	8
n head1 over	-6
n head1 pasie	2
n head1 passe	1
n head1 patie	-22
n head1 penic	8
n head1 prata	9
n head1 predn	1
n head1 prov	4
n head1 prøve	-6
n head1 på	-3
n head1 ringe	2
n head1 ryste	-2
n head1 røde	1
n head1 sa	-2
n head1 satte	-6
n head1 sedan	-2
n head1 seg	1
n head1 ser	5
n head1 ses	7
n head1 sette	2
n head1 sidde	-4
n head1 siden	-1
n head1 sidst	-3
n head1 siger	9
n head1 siste	2
n head1 sitte	1
n head1 ska	-7
n head1 skal	14
n head1 skick	1
n head1 skriv	-2
n head1 skull	9
n head1 skære	2
n head1 slipp	-4
n head1 sluta	-2
n head1 slutt	7
n head1 slår	7
n head1 smert	8
n head1 snakk	5
n head1 som	-21
n head1 sov	6
n head1 sover	-2
n head1 spira	11
n head1 sprin	3
n head1 sprøy	-2
n head1 spurg	3
n head1 stikk	-1
n head1 stopp	-11
n head1 står	-1
n head1 sukke	-6
n head1 svett	8
n head1 svide	8
n head1 svier	4
n head1 svir	-2
n head1 svull	-1
n head1 så	-9
n head1 sår	-16
n head1 table	-2
n head1 tabt	4
n head1 tager	-8
n head1 taget	1
n head1 tanka	1
n head1 tar	1
n head1 tatt	-4
n head1 tek	-2
n head1 til	-1
n head1 tilba	-4
n head1 till	-10
n head1 tisse	5
n head1 tog	7
n head1 tok	1
n head1 trapp	-1
n head1 treng	-7
n head1 trodd	-2
n head1 troed	-3
n head1 tror	1
n head1 tygge	3
n head1 tåler	1
n head1 udslæ	-5
n head1 ultra	1
n head1 under	-8
n head1 ut	-3
n head1 utsla	-4
n head1 vacci	4
n head1 var	6
n head1 varje	-1
n head1 vejer	-2
n head1 venst	-7
n head1 vente	-2
n head1 vet	-8
n head1 vi	-20
n head1 vil	-4
n head1 vill	6
n head1 visar	3
n head1 viser	8
n head1 vondt	-8
n head1 väger	3
n head1 væske	-8
n head1 waran	3
n head1 ägare	8
n head1 är	12
n head1 äter	5
n head1 å	-3
n head1 år	12
n head1 åt	-9
n head1 över	2
n head1 øje	-4
n head1 øre	2
n p # #	-20
n p # af	6
n p # anfal	7
n p # av	2
n p # cm	3
n p # dagar	-11
n p # dage	-1
n p # dagen	-3
n p # dager	2
n p # det	5
n p # dropp	-3
n p # døgn	3
n p # eller	-11
n p # en	-1
n p # enhet	8
n p # er	-9
n p # fra	7
n p # för	5
n p # først	1
n p # g	2
n p # gange	-15
n p # gonge	9
n p # grade	-16
n p # gånge	4
n p # han	4
n p # hos	5
n p # høyre	-2
n p # i	-6
n p # ingen	1
n p # kg	8
n p # l	-1
n p # med	-13
n p # men	-1
n p # mg	-14
n p # minut	4
n p # ml	1
n p # mm	8
n p # månad	9
n p # måned	13
n p # nette	2
n p # nu	1
n p # nå	-5
n p # och	-2
n p # og	-11
n p # om	-3
n p # pulse	1
n p # pust	3
n p # på	2
n p # ringe	-4
n p # sedan	-2
n p # sekun	-1
n p # sist	4
n p # så	-4
n p # table	-7
n p # til	6
n p # till	-6
n p # timer	1
n p # timma	3
n p # uger	10
n p # uker	5
n p # var	-9
n p # vecko	-3
n p # veker	4
n p # µg	3
n p # år	8
n p af #	1
n p af den	2
n p af det	1
n p af i	-1
n p alat er	1
n p alle #	-5
n p alved #	2
n p at det	-3
n p at ho	-7
n p at hun	6
n p at jeg	-2
n p at pasie	5
n p at patie	-9
n p att han	-1
n p att patie	9
n p att vi	-1
n p av #	-5
n p av dem	-7
n p av den	-11
n p av det	-5
n p av fastl	3
n p av legev	-1
n p av og	-9
n p av sig	4
n p av øret	1
n p bare en	-4
n p bedre på	-3
n p begge sider	3
n p begge øjne	1
n p begyn at	7
n p begyn med	-5
n p begyn på	-2
n p begyn å	4
n p behöv inte	5
n p betæn i	-4
n p bind hver	4
n p ble bare	-3
n p ble så	2
n p blev så	-2
n p bli aktue	-3
n p blir det	2
n p blir han	6
n p blir pasie	3
n p blir sämre	1
n p blir så	2
n p blir verre	-1
n p blive hun	-5
n p blive patie	2
n p blive ved	2
n p blod i	-16
n p blode #	-7
n p blodp #	10
n p blodp er	1
n p blodp for	-1
n p blodp i	3
n p blodp om	1
n p blodt #	12
n p blodt er	-4
n p bort den	-6
n p bra för	-2
n p bra på	5
n p bra ut	2
n p båda sidor	1
n p börja med	2
n p criti care	3
n p crp #	7
n p cyste på	1
n p da hun	-1
n p da må	1
n p da pasie	-7
n p da tar	2
n p dag #	7
n p dag er	-5
n p dag for	3
n p dag i	4
n p dag och	1
n p dag og	-7
n p dag på	-1
n p dagar i	-7
n p dagar sedan	3
n p dagar till	-1
n p dage og	4
n p dagen i	-9
n p dagen med	2
n p dagen men	-2
n p dagen og	4
n p dagen siden	4
n p dager siden	-6
n p dagli i	6
n p dagli og	-2
n p de #	-4
n p de der	-5
n p de flest	1
n p de først	7
n p de här	1
n p de næste	1
n p de är	-11
n p dem i	-7
n p den #	-1
n p den begyn	-3
n p den der	1
n p den ene	3
n p den er	4
n p den gamle	1
n p den gjord	-2
n p den har	1
n p den her	7
n p den här	4
n p den i	-4
n p den kan	-7
n p den lille	-8
n p den nu	-3
n p den nya	-1
n p den og	-4
n p den på	-2
n p den røde	2
n p den skal	2
n p den som	-4
n p den svir	-3
n p den til	6
n p den var	-1
n p den venst	2
n p den är	-3
n p der er	5
n p der fik	1
n p der har	-10
n p der hoste	-2
n p der ikke	-7
n p der kan	-10
n p der med	3
n p der står	-1
n p der var	7
n p det #	1
n p det begyn	10
n p det behöv	4
n p det ble	10
n p det blev	4
n p det blir	14
n p det blive	2
n p det der	7
n p det där	-1
n p det en	-3
n p det er	-30
n p det et	-1
n p det finne	1
n p det for	-6
n p det får	-4
n p det för	-3
n p det gir	-2
n p det gjord	1
n p det går	10
n p det gör	-9
n p det gør	-4
n p det har	5
n p det hele	2
n p det her	7
n p det holde	-11
n p det här	2
n p det i	-27
n p det ikke	7
n p det inte	1
n p det jeg	-5
n p det kan	6
n p det kom	7
n p det komme	-7
n p det ligge	2
n p det lukte	-1
n p det med	-11
n p det men	4
n p det må	-5
n p det og	-5
n p det prikk	8
n p det på	-3
n p det rinne	2
n p det samme	3
n p det siste	-2
n p det ska	-10
n p det skal	-14
n p det skull	4
n p det som	-1
n p det stopp	2
n p det står	-1
n p det svier	4
n p det så	7
n p det tar	1
n p det til	1
n p det treng	-2
n p det tror	2
n p det ut	-2
n p det var	-9
n p det venst	6
n p det vet	-1
n p det är	-4
n p dette er	3
n p domni i	-7
n p drikk mer	1
n p dropp på	2
n p då kan	5
n p då var	2
n p døgn etter	11
n p døgne og	-6
n p efter #	-5
n p efter en	-4
n p ei sprøy	2
n p eier gir	-6
n p eier kom	3
n p eier så	-8
n p ein gang	7
n p ein gong	-2
n p ejer ikke	-3
n p eller blir	-4
n p eller blive	-6
n p eller er	-1
n p eller feber	-6
n p eller får	2
n p eller hun	-5
n p eller ikke	6
n p eller om	-3
n p eller så	-7
n p en #	-5
n p en aller	-4
n p en blodp	-4
n p en ekstr	-3
n p en enkel	2
n p en gang	-13
n p en gång	-3
n p en halv	-1
n p en halvt	4
n p en hel	3
n p en i	-9
n p en lille	2
n p en liten	6
n p en måned	-5
n p en om	-7
n p en propp	4
n p en prøve	11
n p en sprut	-3
n p en sprøj	-8
n p en sprøy	-4
n p en table	3
n p en till	1
n p en time	6
n p en uge	1
n p en vecka	-2
n p er #	15
n p er at	6
n p er bedre	2
n p er bleve	13
n p er blød	1
n p er den	6
n p er der	-4
n p er det	-27
n p er en	-5
n p er ens	3
n p er et	-2
n p er falde	2
n p er fin	-13
n p er fine	2
n p er fint	-4
n p er for	4
n p er forst	1
n p er fri	-3
n p er frisk	3
n p er god	4
n p er greit	-4
n p er hel	3
n p er helt	1
n p er henvi	-3
n p er her	-6
n p er hoven	4
n p er hævet	-6
n p er i	4
n p er ikke	10
n p er ikkje	3
n p er jeg	3
n p er jo	7
n p er klar	-9
n p er lidt	2
n p er litt	7
n p er mye	2
n p er myk	1
n p er nede	9
n p er negat	2
n p er nok	-8
n p er norma	6
n p er også	2
n p er pasie	3
n p er posit	1
n p er på	-6
n p er rene	1
n p er rolig	-2
n p er rødt	1
n p er som	7
n p er stabi	2
n p er stiv	-6
n p er stor	-3
n p er så	-5
n p er vacci	-2
n p er vaksi	3
n p er varm	-3
n p er øm	4
n p et døgn	1
n p et halvt	3
n p et par	9
n p et røntg	5
n p et år	-6
n p ett par	-7
n p ett år	1
n p etter at	7
n p etter siste	11
n p faste fra	11
n p feber #	2
n p feber eller	3
n p feber i	-1
n p feber och	-12
n p feber over	2
n p ferri #	1
n p fick han	3
n p fick hon	9
n p fick ont	1
n p fick patie	-1
n p fick utsla	-6
n p fik patie	4
n p fik udslæ	-8
n p fikk det	-11
n p fikk han	2
n p fikk jo	-2
n p fikk pasie	6
n p fint ut	2
n p fjerd time	3
n p foder i	3
n p for #	2
n p for at	-6
n p for blodp	2
n p for blodt	-4
n p for det	-6
n p for et	-6
n p for han	-7
n p for hjert	2
n p for højt	6
n p for lenge	5
n p for magen	-5
n p for pasie	5
n p for stofs	-4
n p fordi det	-1
n p fordi patie	6
n p forri uke	-10
n p forst lymfe	1
n p forts med	-3
n p fra #	4
n p fra egen	5
n p fra fastl	-3
n p fra før	-3
n p fra i	-1
n p fra midna	11
n p freda klokk	2
n p fri væske	-2
n p från i	-1
n p får det	-2
n p får feber	-6
n p får han	-1
n p får hon	4
n p får hun	-2
n p får ni	1
n p får ont	-4
n p får pasie	-11
n p får patie	9
n p får puste	-4
n p fått noe	5
n p för #	6
n p för att	-1
n p för blodt	2
n p för högt	6
n p för magen	-2
n p förra gånge	7
n p förra vecka	-6
n p först i	3
n p før for	7
n p før om	-5
n p før pasie	3
n p før var	1
n p først #	3
n p først dagen	4
n p først ukene	3
n p g #	2
n p ga henne	5
n p gamme kvinn	1
n p gang dagli	-11
n p gang fik	-2
n p gang i	5
n p gang om	-3
n p gange #	-4
n p gange dagli	-5
n p gange i	-5
n p gange om	-6
n p gav ham	-1
n p gav sig	5
n p ge inte	1
n p ger en	-3
n p ger inte	-1
n p gi seg	-3
n p gigt i	-3
n p gir den	-6
n p giver ikke	5
n p gjør at	-7
n p gluko i	-2
n p god konta	3
n p grad #	3
n p grund af	7
n p grund av	1
n p grunn av	-6
n p grøn stær	4
n p gå på	-2
n p gång om	-7
n p gånge dagli	4
n p gånge i	4
n p gånge per	5
n p går #	2
n p går aftes	2
n p går bra	3
n p går den	-2
n p går det	2
n p går for	-1
n p går i	12
n p går inte	1
n p går kväll	3
n p går morge	2
n p går och	2
n p går og	-9
n p går patie	-5
n p går på	-7
n p går til	-7
n p går över	1
n p gått ned	-2
n p gått opp	2
n p gör ont	6
n p gør det	-2
n p gør ikke	3
n p gør ondt	-3
n p ha den	-3
n p ha det	-2
n p ha kvar	4
n p ha något	4
n p haft #	5
n p haft en	-1
n p halse er	4
n p halv #	2
n p halv time	1
n p halvt år	1
n p ham en	-4
n p han er	-3
n p han fik	-2
n p han fikk	-8
n p han forts	-2
n p han får	-2
n p han hade	-6
n p han har	3
n p han hosta	-5
n p han i	-1
n p han ikke	-10
n p han kan	2
n p han på	-3
n p han ryste	3
n p han slikk	-12
n p han som	-4
n p han sover	-5
n p han var	9
n p han veier	-2
n p han är	-1
n p han äter	-3
n p handl är	4
n p har #	4
n p har astma	9
n p har bare	-4
n p har begyn	4
n p har blitt	-4
n p har blivi	5
n p har brukt	-7
n p har den	8
n p har en	1
n p har fået	10
n p har fått	6
n p har givet	-4
n p har god	2
n p har gått	1
n p har haft	-8
n p har han	-2
n p har hatt	15
n p har hon	4
n p har hun	5
n p har i	-7
n p har ikke	-5
n p har inte	-11
n p har jeg	1
n p har jo	8
n p har lappe	-6
n p har også	3
n p har ondt	4
n p har ont	-4
n p har pasie	10
n p har patie	6
n p har selv	-2
n p har sluta	8
n p har spira	9
n p har stået	2
n p har tabt	4
n p har taget	-2
n p har tatt	-1
n p har vi	-4
n p har været	5
n p har vært	4
n p har ätit	-2
n p hele dagen	12
n p hele kropp	2
n p hele tida	10
n p helle ikke	-1
n p hemog #	4
n p hende på	-5
n p henvi fra	9
n p henvi til	10
n p her er	-2
n p her i	1
n p her om	3
n p hjemm fra	-3
n p hjert #	4
n p hjert er	6
n p ho er	1
n p ho et	-1
n p ho har	-5
n p hofte og	-3
n p holdt op	-1
n p hon blev	-3
n p hon fick	1
n p hon får	-7
n p hon hade	1
n p hon har	4
n p hon inte	2
n p hon mår	2
n p hon väger	2
n p hon är	-7
n p hoppa över	-5
n p hos fastl	2
n p hos fysio	7
n p hos mig	5
n p hos oss	7
n p hoste om	2
n p hoste som	6
n p hoved og	-2
n p hoven i	4
n p hoven og	5
n p huden er	2
n p huden i	2
n p hun #	5
n p hun ble	-2
n p hun blir	2
n p hun blive	2
n p hun er	-1
n p hun fikk	-2
n p hun får	12
n p hun går	3
n p hun har	-23
n p hun havde	2
n p hun hoste	-1
n p hun ikke	-7
n p hun kan	-2
n p hun kaste	3
n p hun klør	1
n p hun på	-4
n p hun skal	2
n p hun som	-4
n p hun sover	5
n p hun var	-4
n p hun vejer	-7
n p hun vil	6
n p husk at	2
n p hver anden	-6
n p hver dag	-1
n p hver fjerd	4
n p hver morge	-3
n p hver måned	-5
n p hver time	8
n p hver tredj	2
n p hvis der	4
n p hvis det	5
n p hvis han	1
n p hvis hun	1
n p hvis pasie	4
n p hvis patie	-4
n p hvis vi	-5
n p här i	5
n p håndl er	4
n p höger och	2
n p höger sida	2
n p högst #	1
n p højre side	1
n p høyre er	-1
n p høyre og	1
n p høyre side	-1
n p i #	-7
n p i aften	-12
n p i agria	1
n p i ansik	-2
n p i april	2
n p i augus	8
n p i begge	-4
n p i bilen	-4
n p i blode	-2
n p i bryst	1
n p i buken	2
n p i börja	-3
n p i dag	-7
n p i den	4
n p i det	-6
n p i døgne	-3
n p i en	-4
n p i et	1
n p i ett	-5
n p i famil	2
n p i febru	8
n p i fjor	3
n p i foder	-3
n p i forri	-5
n p i forår	4
n p i freda	2
n p i gang	1
n p i gange	3
n p i går	-8
n p i halse	1
n p i helga	1
n p i huvud	1
n p i höfte	4
n p i höger	-3
n p i højre	2
n p i høst	-7
n p i janua	-8
n p i juni	-1
n p i kveld	1
n p i kväll	-2
n p i ledde	-2
n p i legge	2
n p i lille	4
n p i låren	-2
n p i lægge	-5
n p i lörda	3
n p i magen	8
n p i mai	-10
n p i maj	3
n p i manda	-2
n p i mars	5
n p i maven	1
n p i minut	2
n p i morge	7
n p i morgo	9
n p i morse	1
n p i munde	-2
n p i munne	-2
n p i muske	-8
n p i måned	7
n p i nakke	2
n p i narko	4
n p i nat	1
n p i natt	4
n p i næste	-2
n p i oktob	3
n p i onsda	-2
n p i pande	3
n p i ro	2
n p i rygge	7
n p i seg	-1
n p i senge	2
n p i septe	8
n p i sin	3
n p i skuff	5
n p i skuld	-5
n p i somma	3
n p i somra	-6
n p i sprøy	3
n p i stede	-1
n p i ställ	-4
n p i sönda	-5
n p i til	-4
n p i tille	1
n p i tåen	-2
n p i uka	-5
n p i urine	4
n p i vecka	-1
n p i vekt	-5
n p i venst	-8
n p i vikt	-3
n p i vinte	1
n p i vänst	2
n p i vår	-10
n p i år	1
n p i øret	8
n p igen i	7
n p igen om	6
n p igen på	-5
n p ikke aktue	-6
n p ikke begyn	-3
n p ikke brukt	-5
n p ikke det	-7
n p ikke er	2
n p ikke få	-6
n p ikke fået	-3
n p ikke får	-6
n p ikke før	2
n p ikke gi	6
n p ikke gitt	-2
n p ikke give	5
n p ikke gravi	10
n p ikke ha	9
n p ikke har	-3
n p ikke hatt	-9
n p ikke have	3
n p ikke helt	2
n p ikke holde	-5
n p ikke i	-5
n p ikke ipren	7
n p ikke kan	4
n p ikke lenge	2
n p ikke med	-9
n p ikke mere	-4
n p ikke noe	7
n p ikke noget	1
n p ikke nu	5
n p ikke nå	-1
n p ikke når	-19
n p ikke nødve	-5
n p ikke ondt	5
n p ikke på	2
n p ikke siden	-1
n p ikke som	4
n p ikke spise	-2
n p ikke spist	-11
n p ikke så	-2
n p ikke tabt	3
n p ikke til	-7
n p ikke været	-1
n p ikke øm	1
n p ikkje det	-9
n p ikkje på	2
n p in i	-1
n p ind og	-6
n p inga tecke	4
n p ingen aller	-1
n p ingen astma	1
n p ingen bilyd	2
n p ingen blod	-14
n p ingen blødn	3
n p ingen diarr	8
n p ingen feber	-3
n p ingen forst	1
n p ingen knude	-6
n p ingen misly	1
n p ingen smert	4
n p ingen sår	-12
n p ingen væske	-8
n p inget mer	-2
n p innan patie	1
n p innti #	2
n p inom #	3
n p inte blir	3
n p inte bra	-2
n p inte den	-3
n p inte först	1
n p inte ge	7
n p inte ha	-5
n p inte i	-2
n p inte kan	-1
n p inte men	-3
n p inte mer	2
n p inte nu	-4
n p inte patie	-9
n p inte räcke	1
n p inte sen	4
n p inte så	-9
n p inte öm	1
n p intra #	-5
n p ja #	4
n p ja den	-3
n p ja det	-1
n p ja hun	-2
n p ja patie	3
n p jag har	-4
n p jag inte	-1
n p jeg det	-3
n p jeg er	-7
n p jeg har	-17
n p jeg kan	5
n p jeg lægge	-4
n p jeg sende	5
n p jeg skal	-8
n p jeg skriv	-7
n p jeg skære	5
n p jeg tar	3
n p jeg til	1
n p jeg tror	5
n p kan bli	-3
n p kan det	3
n p kan godt	-4
n p kan gå	1
n p kan ikke	2
n p kan inte	-2
n p kan jeg	4
n p kan komme	3
n p kan pasie	3
n p kan patie	-6
n p kan være	5
n p kaste op	-3
n p kaste opp	1
n p kastr #	1
n p kg #	2
n p kg en	1
n p kigge på	5
n p klini i	-1
n p klock #	5
n p klokk #	-6
n p koles er	4
n p koles är	6
n p kom i	2
n p kom inn	1
n p komme af	1
n p komme igen	-9
n p komme patie	5
n p komme til	1
n p komme tillb	2
n p kontr av	1
n p kontr her	2
n p kontr om	-2
n p korti i	-1
n p kraft blødn	-2
n p kraft er	4
n p kraft i	4
n p kramp i	-3
n p kreat #	4
n p kvar på	-9
n p kveld i	-1
n p legge er	3
n p levax #	1
n p lever er	4
n p ligge en	1
n p ligge med	1
n p ligge på	6
n p lille hvite	-8
n p lite bättr	5
n p lite i	3
n p litt slim	4
n p lunge er	3
n p lägge till	1
n p länge patie	-5
n p lægge en	14
n p løs mage	-4
n p magen er	3
n p magen är	4
n p mamma har	3
n p mange år	-5
n p maven er	1
n p maven og	2
n p max #	-4
n p med #	-15
n p med at	6
n p med att	-5
n p med de	-3
n p med den	-10
n p med det	-16
n p med en	15
n p med feber	3
n p med for	5
n p med i	1
n p med klorh	4
n p med noe	-5
n p med om	-3
n p med patie	3
n p med på	1
n p med rødt	-9
n p med saltv	7
n p med så	1
n p melat #	1
n p men #	-4
n p men bare	5
n p men da	-1
n p men den	12
n p men der	-2
n p men det	11
n p men då	-12
n p men han	-12
n p men ho	-1
n p men hon	5
n p men hun	2
n p men i	4
n p men ikke	5
n p men ingen	6
n p men jeg	2
n p men om	-12
n p men så	4
n p mer enn	3
n p mere end	-7
n p mest på	-2
n p metac #	3
n p metfo #	-5
n p metop #	-1
n p mg #	3
n p mg dagli	4
n p mg en	-9
n p mg hver	-1
n p mg i	-2
n p mg kg	-13
n p mg og	-5
n p mg om	-3
n p mg til	5
n p midt på	4
n p migræ med	-8
n p misst om	3
n p ml #	-1
n p ml i	-5
n p morge klokk	3
n p morge tidli	-3
n p morgo bitti	2
n p morgo och	-1
n p mot feber	2
n p må ejer	-1
n p må ikke	6
n p må pasie	4
n p må vi	4
n p måned ja	7
n p mår illa	1
n p nakke er	-2
n p ned i	1
n p ned på	-4
n p ned til	-9
n p nede i	1
n p nede på	6
n p nedsa på	1
n p nei det	-3
n p ner #	-9
n p ner till	-1
n p no er	-4
n p noe annet	-13
n p noe for	10
n p nogen stede	2
n p noget andet	-5
n p noget for	-5
n p noget med	-2
n p noget mod	5
n p nu #	-2
n p nu er	6
n p nu och	-1
n p numme #	-5
n p ny prøve	3
n p nyren er	2
n p nytt prov	7
n p när det	7
n p när han	1
n p när hon	2
n p när patie	-8
n p nå er	6
n p nå i	2
n p något mot	3
n p når det	3
n p når han	2
n p når hun	4
n p når jeg	1
n p når pasie	-4
n p når patie	4
n p når vi	6
n p och #	2
n p och det	7
n p och då	-7
n p och hon	4
n p och ingen	1
n p och med	1
n p och patie	4
n p och sen	-6
n p och så	6
n p och vi	1
n p og #	-16
n p og aften	3
n p og begyn	-3
n p og da	12
n p og den	4
n p og der	10
n p og det	5
n p og drikk	6
n p og en	8
n p og er	-13
n p og et	-2
n p og får	-11
n p og giver	-2
n p og han	-6
n p og har	5
n p og hoste	2
n p og hun	6
n p og i	7
n p og ikke	-9
n p og ingen	6
n p og kveld	5
n p og lunge	2
n p og må	4
n p og ned	2
n p og nu	3
n p og når	1
n p og om	-5
n p og pasie	-6
n p og patie	-2
n p og på	1
n p og ringe	-1
n p og ser	3
n p og skal	-2
n p og skyll	-2
n p og så	2
n p og til	-8
n p og vi	3
n p og vond	-2
n p også på	-3
n p oksyg #	2
n p om #	17
n p om aften	-1
n p om dagen	-15
n p om det	3
n p om en	-7
n p om et	4
n p om han	-5
n p om hun	-3
n p om kveld	1
n p om morge	-22
n p om munde	2
n p om natta	10
n p om natte	14
n p om pasie	-3
n p om patie	-3
n p om ugen	-3
n p ondt i	6
n p ondt nogen	2
n p ont igen	2
n p op i	-5
n p op til	1
n p opere for	2
n p opere i	3
n p opere nej	3
n p opp #	4
n p opp i	-3
n p opp om	3
n p opp til	-1
n p oppe på	-1
n p over #	-9
n p over i	2
n p pande og	-1
n p par dage	3
n p pasie #	-2
n p pasie blir	-4
n p pasie bruke	-2
n p pasie fekk	4
n p pasie fikk	1
n p pasie får	6
n p pasie går	-11
n p pasie ha	-8
n p pasie i	13
n p pasie ikke	-11
n p pasie kom	3
n p pasie legge	-6
n p pasie med	6
n p pasie om	6
n p pasie på	-3
n p pasie reise	-1
n p pasie sa	4
n p pasie ser	8
n p pasie skal	5
n p pasie skriv	6
n p pasie skull	1
n p pasie slutt	4
n p pasie som	5
n p pasie ta	1
n p pasie tar	11
n p pasie tok	-1
n p pasie var	5
n p patie #	2
n p patie av	-2
n p patie blev	4
n p patie blir	-2
n p patie blive	-1
n p patie börja	-2
n p patie en	6
n p patie er	10
n p patie fick	2
n p patie fik	-14
n p patie for	2
n p patie få	-1
n p patie får	-9
n p patie går	5
n p patie ha	1
n p patie hade	8
n p patie har	-6
n p patie i	3
n p patie ikke	-12
n p patie inte	-11
n p patie kan	-8
n p patie kissa	2
n p patie komme	7
n p patie kräks	-4
n p patie med	-3
n p patie må	4
n p patie ringe	6
n p patie ska	2
n p patie skal	2
n p patie skull	6
n p patie sluta	-1
n p patie sprin	2
n p patie stopp	-4
n p patie tar	-3
n p patie til	1
n p patie troed	2
n p patie var	-5
n p patie vende	8
n p patie vill	1
n p patie är	6
n p per dag	2
n p plus #	9
n p poter og	2
n p prata om	-7
n p predn #	7
n p predn har	-1
n p prikk i	2
n p prov på	-1
n p prøve #	-4
n p prøve er	-4
n p prøve fra	1
n p prøve i	-2
n p prøve om	3
n p prøve vi	-14
n p puls #	3
n p puls i	2
n p pulse #	7
n p pulse er	-5
n p pupil er	-6
n p puste #	-1
n p på #	20
n p på akute	7
n p på att	1
n p på begge	3
n p på bilde	3
n p på biops	1
n p på blodf	4
n p på båda	3
n p på dagen	-3
n p på dem	5
n p på den	9
n p på det	4
n p på drop	1
n p på et	2
n p på ett	-1
n p på freda	12
n p på grund	8
n p på grunn	-6
n p på halse	2
n p på hodet	3
n p på höger	-1
n p på højre	-5
n p på høyre	-1
n p på i	-3
n p på jobb	-1
n p på jobbe	-2
n p på kveld	-9
n p på kväll	-13
n p på legev	2
n p på lørda	4
n p på magen	-3
n p på manda	2
n p på maven	-1
n p på morgo	1
n p på natte	-8
n p på nätte	4
n p på om	-1
n p på onsda	3
n p på poten	-2
n p på prøve	3
n p på rygge	3
n p på skade	-2
n p på sprøy	-5
n p på størr	-4
n p på sykeh	-3
n p på torsd	6
n p på venst	12
n p på vårdc	-3
n p på yders	2
n p redan i	-3
n p reise seg	-7
n p remis till	3
n p resep på	-2
n p ring om	2
n p ringe eier	2
n p ringe ejer	-2
n p ringe i	-4
n p ringe pasie	3
n p ringe patie	-1
n p ringe til	3
n p ringe ägare	9
n p riste på	3
n p rundt om	9
n p ryste på	1
n p röntg visar	1
n p rött och	-1
n p røde og	1
n p røntg nu	2
n p røntg viser	-6
n p sa det	1
n p samme dag	7
n p samme med	6
n p samme som	2
n p se patie	2
n p se på	-4
n p sedan #	3
n p sedan i	-5
n p seg i	-1
n p sen i	2
n p ser bra	2
n p ser vi	-6
n p ses om	5
n p ses vi	4
n p sida i	1
n p side og	4
n p siden av	-3
n p siden i	-7
n p siden mai	4
n p siden men	1
n p siden og	2
n p siden pasie	3
n p siden på	-2
n p siden septe	-2
n p siden sist	-1
n p sidst år	3
n p sig i	7
n p sig på	1
n p sikke på	-5
n p sin egen	-6
n p sin syste	3
n p ska hon	2
n p ska patie	-4
n p skal han	5
n p skal have	-6
n p skal hun	-7
n p skal i	2
n p skal ikke	10
n p skal pasie	-3
n p skal patie	-1
n p skal stå	-5
n p skriv det	-9
n p skriv ut	-7
n p skull ha	-1
n p skyll med	7
n p skyll munne	-10
n p slapp i	4
n p slemh är	2
n p slet ikke	-4
n p slikk poter	-4
n p slimh er	3
n p slut i	2
n p sluta med	3
n p sluta patie	-7
n p slutt for	4
n p slutt med	5
n p smert #	2
n p smert i	-4
n p snakk om	4
n p som aller	-11
n p som barn	-1
n p som de	-5
n p som eier	2
n p som en	-1
n p som er	3
n p som et	-4
n p som ett	4
n p som før	-2
n p som gjør	-6
n p som gör	1
n p som har	-8
n p som om	-1
n p som patie	5
n p som sin	-1
n p som ung	-3
n p som vanli	5
n p som vi	3
n p sover #	-2
n p sover med	-5
n p sprøy #	-4
n p sprøy en	-2
n p sprøy i	3
n p spurg til	1
n p start vi	5
n p stoff er	4
n p stopp i	4
n p står på	-4
n p størr med	-4
n p svar på	10
n p svare på	6
n p svart avfør	2
n p svimm er	-4
n p svull i	-6
n p syste har	8
n p sämre eller	1
n p så #	-16
n p så att	8
n p så begyn	2
n p så den	-1
n p så det	8
n p så er	-5
n p så fint	7
n p så får	1
n p så fælt	3
n p så han	-2
n p så har	2
n p så jeg	1
n p så kan	-3
n p så lenge	-8
n p så länge	-5
n p så må	3
n p så ont	1
n p så pasie	5
n p så patie	-8
n p så prøve	-6
n p så ring	3
n p så ringe	10
n p så ser	-3
n p så ses	5
n p så skal	-8
n p så tar	-1
n p så vi	-3
n p så øm	-2
n p sår i	1
n p sår på	9
n p ta bort	-5
n p ta en	-7
n p table i	-9
n p tager en	6
n p tager et	5
n p tanka på	1
n p tar #	-7
n p tar det	-4
n p tar en	8
n p tar inte	-6
n p tar jeg	2
n p tar pasie	3
n p tar på	3
n p tar vi	-2
n p tarme er	1
n p temp #	2
n p tempe #	6
n p til #	2
n p til at	-6
n p til det	-8
n p til dyrkn	2
n p til feber	-6
n p til i	2
n p til jul	-11
n p til kontr	-4
n p til natte	2
n p til vi	5
n p til våren	-6
n p tilba til	-3
n p till #	-10
n p till i	-1
n p till natte	-1
n p till och	1
n p tog patie	1
n p tok pasie	5
n p trapp vi	3
n p treng ikke	-2
n p treng pasie	-6
n p troed det	-7
n p tromm er	1
n p tror det	10
n p tryck #	1
n p trykk #	13
n p trykk er	2
n p trækk vejre	1
n p tsh #	2
n p tsh er	1
n p type #	-2
n p tåler ikke	7
n p ud af	2
n p ud i	-1
n p uge #	6
n p uge og	-2
n p uger og	2
n p uger siden	6
n p uke #	5
n p uke og	7
n p uke på	2
n p uker og	1
n p uker siden	4
n p under #	-14
n p under huden	4
n p under ribbe	2
n p ut av	2
n p ut i	3
n p utsla av	-1
n p utsla över	-5
n p vaksi mot	-4
n p var #	9
n p var det	-4
n p var fine	4
n p var fint	5
n p var i	4
n p var norma	3
n p var på	-1
n p varig #	-6
n p varje dag	3
n p varje timme	2
n p varm og	-5
n p vecka och	1
n p vecko och	-2
n p vecko sedan	4
n p ved at	1
n p ved med	4
n p ved siden	-2
n p veier #	3
n p vejer #	1
n p vekt #	8
n p vekta #	2
n p vel #	-6
n p vende sig	8
n p venst er	-4
n p venst forbe	-5
n p venst hånd	2
n p venst og	-5
n p venst side	4
n p venst øje	-1
n p vi begyn	-1
n p vi bytte	9
n p vi börja	-2
n p vi det	-10
n p vi en	1
n p vi går	-9
n p vi gör	-2
n p vi gør	-4
n p vi har	-11
n p vi i	9
n p vi ikke	2
n p vi inte	-1
n p vi med	-6
n p vi må	-1
n p vi når	5
n p vi om	-7
n p vi prøve	-1
n p vi på	7
n p vi se	1
n p vi ser	-1
n p vi ses	8
n p vi ska	-3
n p vi skal	4
n p vi snakk	3
n p vi ta	5
n p vi tar	-4
n p vi til	-1
n p vi till	-4
n p vi vänta	-3
n p vid behov	2
n p vikt #	2
n p vil drikk	-2
n p vil ha	1
n p vil ikke	6
n p vil jeg	-2
n p vil pasie	-6
n p vill jag	-1
n p vondt i	-12
n p väger #	-3
n p väl #	-8
n p vänst #	-2
n p vänst sida	4
n p vänst öga	3
n p vægt #	3
n p vægte #	3
n p væske i	-4
n p ägare har	-5
n p än #	-1
n p är #	2
n p är bra	2
n p är det	9
n p är en	1
n p är fin	4
n p är inte	-2
n p är klar	1
n p är lite	-1
n p är norma	-5
n p är okej	-1
n p är patie	-3
n p är posit	4
n p är som	2
n p är svull	3
n p är så	-4
n p äter inte	5
n p å få	11
n p å gå	3
n p å se	-4
n p å være	4
n p år gamme	-2
n p år med	-3
n p år men	-5
n p år och	4
n p år og	3
n p år sedan	-2
n p år sen	3
n p år siden	-11
n p én gang	-10
n p över #	-5
n p øm i	3
n p øre er	2
n p ørega er	1
n p ørene og	4
n p øynen er	2
n tail0 #	12
n tail0 af	3
n tail0 aften	-1
n tail0 aktue	-6
n tail0 akute	4
n tail0 aller	-7
n tail0 anfal	-2
n tail0 ansik	-8
n tail0 antib	-4
n tail0 april	3
n tail0 arm	-4
n tail0 astma	9
n tail0 augus	5
n tail0 av	-2
n tail0 avslu	1
n tail0 bak	6
n tail0 barn	2
n tail0 bedre	6
n tail0 begge	-5
n tail0 behov	2
n tail0 behöv	3
n tail0 beine	-1
n tail0 benet	5
n tail0 bilyd	2
n tail0 blod	-11
n tail0 blode	4
n tail0 blodf	12
n tail0 blodp	2
n tail0 blodt	-6
n tail0 blære	3
n tail0 blød	1
n tail0 blødn	-1
n tail0 bokse	-1
n tail0 borta	-4
n tail0 bra	-4
n tail0 bryst	3
n tail0 buken	2
n tail0 byld	3
n tail0 bättr	-3
n tail0 cm	5
n tail0 cushi	4
n tail0 da	7
n tail0 dag	8
n tail0 dagar	2
n tail0 dage	-3
n tail0 dagen	8
n tail0 dager	1
n tail0 dagli	-1
n tail0 dem	1
n tail0 den	-14
n tail0 der	2
n tail0 det	-31
n tail0 diabe	-2
n tail0 diarr	9
n tail0 direk	9
n tail0 dropp	2
n tail0 dygn	2
n tail0 døgn	-2
n tail0 efter	6
n tail0 ejer	-4
n tail0 ekstr	-5
n tail0 er	2
n tail0 etter	-3
n tail0 fakti	-5
n tail0 fastl	-1
n tail0 feber	-5
n tail0 fin	2
n tail0 fine	4
n tail0 fingr	1
n tail0 fint	-2
n tail0 fjor	3
n tail0 flank	-2
n tail0 flere	-5
n tail0 foden	7
n tail0 for	5
n tail0 forbe	-5
n tail0 forfa	4
n tail0 forsi	-5
n tail0 forst	1
n tail0 forve	-5
n tail0 forår	9
n tail0 fram	1
n tail0 freda	14
n tail0 fri	-3
n tail0 frisk	3
n tail0 fritt	6
n tail0 förut	1
n tail0 før	-10
n tail0 først	9
n tail0 gang	-3
n tail0 gange	10
n tail0 glasl	5
n tail0 godt	3
n tail0 grade	-10
n tail0 gravi	-10
n tail0 gris	-3
n tail0 gult	-3
n tail0 gånge	11
n tail0 går	8
n tail0 ha	3
n tail0 halse	-13
n tail0 halt	-5
n tail0 halvt	1
n tail0 hel	4
n tail0 hele	2
n tail0 helge	-6
n tail0 helle	4
n tail0 henne	3
n tail0 her	4
n tail0 hjemm	-2
n tail0 hjert	-11
n tail0 hjärt	-3
n tail0 hodet	-6
n tail0 hofta	5
n tail0 hon	2
n tail0 hosta	-1
n tail0 hoste	-6
n tail0 hoved	2
n tail0 hud	-3
n tail0 huden	8
n tail0 hunde	-10
n tail0 huvud	-2
n tail0 här	-4
n tail0 håndl	1
n tail0 hårt	2
n tail0 höger	-3
n tail0 högt	8
n tail0 højre	-3
n tail0 høst	-4
n tail0 høy	-6
n tail0 høyre	3
n tail0 idag	1
n tail0 igen	-5
n tail0 ikke	8
n tail0 illam	2
n tail0 imell	3
n tail0 imens	3
n tail0 infek	-11
n tail0 ingen	-5
n tail0 inhal	8
n tail0 inn	6
n tail0 innan	1
n tail0 inne	1
n tail0 inte	14
n tail0 ipren	12
n tail0 ja	5
n tail0 janua	1
n tail0 jern	1
n tail0 jul	-10
n tail0 juli	-14
n tail0 juni	7
n tail0 kante	4
n tail0 kastr	1
n tail0 katet	2
n tail0 katt	-3
n tail0 kg	5
n tail0 klar	-10
n tail0 klemm	-3
n tail0 konta	-6
n tail0 kontr	1
n tail0 koppa	3
n tail0 korti	-9
n tail0 kraft	-3
n tail0 kvalm	1
n tail0 kvart	1
n tail0 kveld	-1
n tail0 kväll	-12
n tail0 kæben	4
n tail0 langt	-1
n tail0 lavt	7
n tail0 legev	-3
n tail0 lenge	-5
n tail0 lever	-6
n tail0 lite	7
n tail0 litt	-3
n tail0 livmo	5
n tail0 lunge	-3
n tail0 länge	-5
n tail0 låren	1
n tail0 låret	5
n tail0 læge	-4
n tail0 mage	2
n tail0 magen	-15
n tail0 mai	2
n tail0 maj	4
n tail0 manda	2
n tail0 marer	-8
n tail0 mars	-1
n tail0 maske	-1
n tail0 maves	-4
n tail0 med	7
n tail0 melat	1
n tail0 mer	9
n tail0 mere	-2
n tail0 mg	7
n tail0 midna	11
n tail0 minut	-4
n tail0 ml	5
n tail0 mm	1
n tail0 morge	-2
n tail0 morgo	4
n tail0 morse	-2
n tail0 munde	-3
n tail0 munne	2
n tail0 mye	-3
n tail0 månad	8
n tail0 månda	-3
n tail0 måned	3
n tail0 mælk	2
n tail0 nakke	6
n tail0 nat	-1
n tail0 natt	-3
n tail0 natta	1
n tail0 natte	-9
n tail0 ned	-10
n tail0 nede	4
n tail0 negat	2
n tail0 nei	-4
n tail0 nej	-6
n tail0 no	-6
n tail0 noget	-6
n tail0 norma	-2
n tail0 nu	3
n tail0 nyrer	-6
n tail0 nå	3
n tail0 nødve	-7
n tail0 också	9
n tail0 også	11
n tail0 om	-3
n tail0 ondt	3
n tail0 onsda	1
n tail0 op	-15
n tail0 opera	-1
n tail0 opkas	-3
n tail0 opp	1
n tail0 orden	6
n tail0 ormek	-5
n tail0 oss	2
n tail0 over	-1
n tail0 overa	-1
n tail0 pasie	1
n tail0 passe	7
n tail0 penic	13
n tail0 pille	-8
n tail0 polik	-5
n tail0 posit	7
n tail0 predn	-3
n tail0 prøve	5
n tail0 puste	4
n tail0 på	-3
n tail0 regel	2
n tail0 rene	4
n tail0 ringe	4
n tail0 ro	2
n tail0 rolig	-1
n tail0 rosa	-6
n tail0 rygge	-5
n tail0 rødt	-16
n tail0 samme	-1
n tail0 scann	3
n tail0 se	1
n tail0 sedan	8
n tail0 seg	5
n tail0 sekun	5
n tail0 selv	2
n tail0 sen	3
n tail0 senge	8
n tail0 ses	5
n tail0 sida	7
n tail0 sidan	4
n tail0 siden	-8
n tail0 sidor	4
n tail0 sidst	5
n tail0 sig	2
n tail0 sist	-4
n tail0 själv	3
n tail0 skade	-10
n tail0 skuld	-1
n tail0 slut	4
n tail0 smert	2
n tail0 sokke	-6
n tail0 somme	-1
n tail0 spise	-1
n tail0 sprøy	-2
n tail0 stabi	1
n tail0 stikk	-13
n tail0 still	10
n tail0 stofs	-1
n tail0 stopp	2
n tail0 stor	-4
n tail0 store	1
n tail0 stres	-1
n tail0 ställ	2
n tail0 stær	-11
n tail0 sukke	11
n tail0 svett	1
n tail0 svimm	3
n tail0 svull	-6
n tail0 svuls	-3
n tail0 sår	-23
n tail0 sönda	-8
n tail0 table	-3
n tail0 tarml	2
n tail0 tid	6
n tail0 tida	10
n tail0 tidli	4
n tail0 time	6
n tail0 timer	1
n tail0 timme	4
n tail0 tirsd	2
n tail0 torsd	6
n tail0 trapp	4
n tail0 tunga	1
n tail0 tørt	6
n tail0 uge	8
n tail0 ugen	7
n tail0 uger	8
n tail0 uka	-6
n tail0 uke	-13
n tail0 uker	-6
n tail0 under	1
n tail0 urine	7
n tail0 urinv	-3
n tail0 ut	10
n tail0 utsle	-5
n tail0 vacci	-8
n tail0 vand	7
n tail0 vandd	-2
n tail0 vanli	4
n tail0 varm	-1
n tail0 vecka	3
n tail0 vecko	-8
n tail0 veker	3
n tail0 venst	10
n tail0 verre	-2
n tail0 vi	-2
n tail0 vider	2
n tail0 virus	2
n tail0 vondt	-1
n tail0 vänst	2
n tail0 vätsk	-5
n tail0 vår	-3
n tail0 vårdc	-5
n tail0 våren	-6
n tail0 væk	-5
n tail0 væske	-15
n tail0 ägare	5
n tail0 år	26
n tail0 året	2
n tail0 én	-8
n tail0 öga	3
n tail0 øjnen	3
n tail0 øm	1
n tail0 øret	7
n tail0 øyne	1
n tail1 #	13
n tail1 af	7
n tail1 aldri	13
n tail1 alle	-1
n tail1 antib	5
n tail1 at	2
n tail1 att	4
n tail1 av	-2
n tail1 bara	6
n tail1 bare	-1
n tail1 begge	8
n tail1 blev	-11
n tail1 bleve	10
n tail1 blir	-5
n tail1 blodp	3
n tail1 blodt	5
n tail1 bra	4
n tail1 bruke	2
n tail1 båda	4
n tail1 börja	-5
n tail1 crp	5
n tail1 da	-9
n tail1 dag	2
n tail1 dage	-6
n tail1 dagen	4
n tail1 dager	-1
n tail1 de	-4
n tail1 den	-1
n tail1 der	2
n tail1 dere	-2
n tail1 det	-3
n tail1 drikk	6
n tail1 dårli	1
n tail1 efter	8
n tail1 egen	-5
n tail1 ei	2
n tail1 eier	1
n tail1 ein	5
n tail1 eller	-8
n tail1 en	-8
n tail1 end	-2
n tail1 er	11
n tail1 et	-15
n tail1 etter	-3
n tail1 feber	-2
n tail1 fick	-3
n tail1 fjerd	2
n tail1 fjor	-5
n tail1 for	5
n tail1 forri	-6
n tail1 forts	-2
n tail1 fra	-16
n tail1 fri	1
n tail1 från	-9
n tail1 få	2
n tail1 får	5
n tail1 för	4
n tail1 förra	-2
n tail1 först	-3
n tail1 før	-10
n tail1 først	-2
n tail1 gamma	-4
n tail1 gang	5
n tail1 gange	2
n tail1 god	3
n tail1 grad	1
n tail1 går	8
n tail1 gått	-2
n tail1 ha	3
n tail1 hade	7
n tail1 haft	2
n tail1 halv	-6
n tail1 halvt	2
n tail1 ham	-2
n tail1 han	-9
n tail1 har	10
n tail1 have	-4
n tail1 hela	-1
n tail1 hele	6
n tail1 helt	1
n tail1 hende	-8
n tail1 hjert	-2
n tail1 hjärt	2
n tail1 ho	-6
n tail1 hon	7
n tail1 hos	2
n tail1 hosta	8
n tail1 hun	10
n tail1 hver	-3
n tail1 höger	-4
n tail1 højre	3
n tail1 høyre	-1
n tail1 i	8
n tail1 ikke	6
n tail1 ikkje	-5
n tail1 in	-1
n tail1 ingen	2
n tail1 inget	-1
n tail1 inte	32
n tail1 jag	3
n tail1 jeg	-3
n tail1 jo	5
n tail1 kaliu	-4
n tail1 kan	14
n tail1 kaste	-1
n tail1 kg	6
n tail1 klock	1
n tail1 klokk	-3
n tail1 koles	-7
n tail1 kom	-5
n tail1 komme	-7
n tail1 kraft	-2
n tail1 kreat	3
n tail1 lett	2
n tail1 lidt	2
n tail1 lite	1
n tail1 litt	-6
n tail1 lunge	3
n tail1 magen	4
n tail1 med	4
n tail1 mere	1
n tail1 mg	3
n tail1 ml	3
n tail1 mod	-7
n tail1 morge	4
n tail1 mot	-11
n tail1 mye	-2
n tail1 måned	-1
n tail1 neste	1
n tail1 ni	3
n tail1 noe	-1
n tail1 noget	4
n tail1 norma	3
n tail1 ny	1
n tail1 nå	1
n tail1 næste	-2
n tail1 och	-6
n tail1 og	-10
n tail1 om	7
n tail1 over	-5
n tail1 par	-2
n tail1 pasie	-9
n tail1 patie	-13
n tail1 per	-5
n tail1 prøve	-6
n tail1 puls	8
n tail1 pulse	4
n tail1 på	-3
n tail1 ring	3
n tail1 ringe	-2
n tail1 rundt	7
n tail1 röntg	8
n tail1 rød	-13
n tail1 røntg	2
n tail1 sa	6
n tail1 samme	8
n tail1 sedan	-2
n tail1 seg	-5
n tail1 sen	4
n tail1 ser	4
n tail1 sidan	-8
n tail1 sier	-5
n tail1 sig	-13
n tail1 siger	7
n tail1 sin	-13
n tail1 siste	4
n tail1 ska	1
n tail1 skriv	10
n tail1 sluta	3
n tail1 smärt	2
n tail1 som	11
n tail1 sover	4
n tail1 sprut	1
n tail1 så	-4
n tail1 sånn	-5
n tail1 ta	2
n tail1 tage	-5
n tail1 tar	1
n tail1 temp	2
n tail1 tempe	5
n tail1 til	3
n tail1 till	-18
n tail1 tredj	8
n tail1 tror	-3
n tail1 tåler	2
n tail1 uden	3
n tail1 uker	11
n tail1 under	-7
n tail1 ut	-10
n tail1 utan	-9
n tail1 uten	2
n tail1 var	7
n tail1 varje	-1
n tail1 ved	2
n tail1 vejer	3
n tail1 vekt	2
n tail1 vel	-4
n tail1 venst	-5
n tail1 vi	-9
n tail1 vid	7
n tail1 vänst	4
n tail1 være	4
n tail1 ägare	-1
n tail1 är	-2
n tail1 äter	2
n tail1 å	-12
n tail1 åt	-4
n tail1 över	3
n tail1 øret	5
n w #	15
n w absol	-11
n w aceto	1
n w acth	-5
n w aeriu	2
n w af	27
n w affør	-8
n w afipr	4
n w aften	-8
n w aftes	-4
n w agria	1
n w airom	4
n w aktue	-6
n w akut	4
n w akute	3
n w akutt	4
n w alat	4
n w albue	-2
n w albyl	-5
n w alder	9
n w aldri	5
n w alend	-5
n w alene	-6
n w alkoh	-8
n w alla	-7
n w alle	-1
n w aller	-15
n w allop	6
n w alls	-4
n w alt	-12
n w altid	4
n w alved	3
n w alvor	1
n w ambul	5
n w amlod	-8
n w anden	-2
n w andet	-7
n w andni	2
n w andra	-2
n w andre	-6
n w ankle	-2
n w annan	-3
n w annar	3
n w annen	3
n w annet	-14
n w ansig	-6
n w antib	10
n w antis	-7
n w använ	4
n w apoci	5
n w apoqu	-2
n w apote	4
n w april	4
n w arbej	2
n w arm	-12
n w armen	6
n w artro	-3
n w astma	14
n w at	10
n w ataca	-3
n w atorv	2
n w atrie	2
n w att	10
n w atten	5
n w augus	5
n w aura	-3
n w av	-7
n w avdel	3
n w avfør	3
n w avmas	2
n w avslu	-5
n w axeln	4
n w b	-5
n w badet	10
n w bag	-6
n w bagef	-6
n w bajsa	2
n w bakbe	6
n w bakke	5
n w bakom	-9
n w bakre	4
n w bakte	6
n w banan	3
n w bara	-4
n w bare	-17
n w barn	2
n w barne	-7
n w bayco	1
n w bedre	4
n w bedøv	1
n w begge	-1
n w begyn	-4
n w behan	5
n w behol	-4
n w behov	2
n w behöv	7
n w behøv	2
n w bein	4
n w beina	-1
n w beine	2
n w beleg	2
n w benen	-2
n w benet	4
n w berre	-4
n w besvi	-2
n w betap	-2
n w beten	-2
n w betre	-2
n w betæn	-2
n w beveg	9
n w bilde	10
n w bilen	-3
n w bilyd	3
n w bind	4
n w binyr	-10
n w biops	2
n w bitti	2
n w bivir	-11
n w blank	2
n w ble	-3
n w bleer	4
n w blek	-3
n w blev	1
n w bleve	14
n w bli	9
n w blind	2
n w blir	11
n w blitt	2
n w blive	-4
n w blivi	4
n w blod	-22
n w blode	-2
n w blodf	7
n w blodp	6
n w blods	5
n w blå	6
n w blåsa	-2
n w blåsl	3
n w blåso	-1
n w blære	-1
n w blödn	3
n w blød	1
n w bløde	-1
n w blødn	-2
n w blør	2
n w bokse	-1
n w bort	1
n w borta	-1
n w borte	-6
n w bra	5
n w brenn	-3
n w brill	-15
n w bronk	-8
n w bror	8
n w brore	2
n w bruge	-4
n w bruka	-3
n w bruke	4
n w brukt	-14
n w brunt	1
n w bryst	4
n w bröst	-1
n w bugsp	-4
n w buken	4
n w byld	-2
n w bylde	1
n w byter	-6
n w bytte	16
n w bäcke	1
n w bältr	-2
n w bättr	8
n w båda	1
n w både	2
n w börja	-14
n w bør	3
n w care	3
n w celle	6
n w centy	-1
n w ceren	3
n w champ	-2
n w chipp	-1
n w cipro	10
n w cirka	-8
n w cm	3
n w criti	3
n w crp	12
n w ct	4
n w cushi	4
n w cyklo	3
n w cyste	-2
n w d-vit	2
n w da	-9
n w dag	-1
n w dagar	-12
n w dage	4
n w dagen	-14
n w dager	2
n w dagli	-5
n w dagti	4
n w datte	7
n w de	-18
n w dehyd	3
n w dei	-10
n w del	2
n w dem	-34
n w den	-27
n w denne	2
n w depo-	-1
n w depre	-3
n w der	-18
n w dere	10
n w deref	-4
n w derfo	-1
n w derma	-3
n w derso	-2
n w dess	1
n w det	-34
n w dette	4
n w dexam	3
n w diarr	2
n w diaré	1
n w dikta	-6
n w direk	7
n w disku	4
n w dobbe	4
n w dokto	-1
n w domni	-5
n w dose	-6
n w dotte	-5
n w dra	-3
n w drar	3
n w drick	8
n w drikk	28
n w drop	-3
n w dropp	2
n w drypp	6
n w dråbe	4
n w dråpe	-2
n w dunka	3
n w durat	6
n w dverg	6
n w dygn	6
n w dyrkn	7
n w där	-3
n w därfö	-2
n w då	-18
n w dålig	2
n w dårli	6
n w døde	5
n w døgn	5
n w døgne	-3
n w e	6
n w effek	-5
n w effyd	3
n w efter	-5
n w eg	14
n w egen	-5
n w egfr	6
n w eier	-25
n w ein	9
n w ejer	-5
n w ekg	1
n w eksem	1
n w ekstr	-7
n w eliqu	-1
n w eller	-18
n w eltro	1
n w elveb	-6
n w en	-10
n w end	-5
n w endnu	-6
n w endom	7
n w ene	3
n w engan	-1
n w enhet	8
n w enkel	2
n w enn	-1
n w ennå	3
n w ens	-1
n w epikr	-1
n w episo	1
n w epley	9
n w equip	4
n w er	4
n w et	8
n w ete	-1
n w ett	7
n w etter	8
n w event	2
n w fakti	-9
n w falde	6
n w fall	-2
n w famil	3
n w far	-4
n w farli	-5
n w fast	4
n w faste	7
n w fastl	-2
n w feber	3
n w febru	7
n w fekk	4
n w felim	3
n w ferdi	4
n w ferri	-3
n w fev1	3
n w fibro	2
n w fik	-3
n w fikk	-3
n w fin	-12
n w finad	1
n w fine	8
n w finge	-2
n w fingr	12
n w finne	-7
n w finns	-2
n w fint	-8
n w fjern	2
n w fjor	3
n w flank	-2
n w flask	3
n w flera	3
n w flere	-3
n w flest	1
n w flimr	-3
n w fluni	-4
n w foden	15
n w foder	1
n w for	-3
n w foran	4
n w forbe	-4
n w forbi	5
n w fordi	6
n w foreb	6
n w fores	-1
n w forfa	3
n w forhø	1
n w forka	2
n w forkj	4
n w forle	4
n w forme	6
n w forri	-4
n w forsi	1
n w forst	9
n w fort	-2
n w forte	1
n w forts	-4
n w forve	-3
n w forvi	-1
n w forår	8
n w fot	2
n w foten	5
n w fra	-4
n w fragm	4
n w fram	-1
n w freda	8
n w fremm	1
n w fri	-1
n w frisk	6
n w fritt	3
n w främr	1
n w fråga	-1
n w från	-8
n w fuld	2
n w full	-1
n w furix	2
n w fylle	5
n w fysio	11
n w fästi	-2
n w få	2
n w fået	11
n w får	11
n w fått	17
n w fælt	4
n w fôr	1
n w fôret	3
n w för	-12
n w före	2
n w förra	-8
n w förrä	2
n w först	-3
n w försä	2
n w förut	5
n w förvi	2
n w förän	-6
n w fötte	5
n w fødde	3
n w fødsl	7
n w følel	2
n w følin	1
n w følso	-2
n w før	-7
n w føtte	9
n w g	2
n w ga	-15
n w gamle	2
n w gamma	-6
n w gamme	2
n w gang	-10
n w gange	-5
n w gav	3
n w ge	10
n w gel	-3
n w gener	-6
n w genom	4
n w genta	-3
n w ger	-8
n w gerne	6
n w ges	2
n w gett	2
n w gi	-7
n w gick	-6
n w gigt	-3
n w gikk	5
n w gips	4
n w gir	-1
n w gis	4
n w gitt	-1
n w giv	-6
n w give	1
n w giver	11
n w gives	2
n w givet	-9
n w gjord	4
n w gjort	1
n w gjør	-2
n w glad	-10
n w glasl	5
n w glemm	7
n w gluko	-1
n w god	13
n w godt	-2
n w gong	-4
n w gonge	8
n w grad	4
n w grade	-16
n w gravi	-10
n w greit	-1
n w gris	-3
n w grund	3
n w grunn	-7
n w grå	-3
n w gråte	2
n w grøn	4
n w grønt	-3
n w gul	6
n w gule	2
n w gå	3
n w gång	-9
n w gånge	18
n w går	11
n w gått	10
n w gör	-6
n w gør	-10
n w ha	-10
n w hadde	-10
n w hade	21
n w haft	-11
n w hals	1
n w halsb	4
n w halse	-6
n w halt	-6
n w halte	-1
n w halv	-2
n w halvb	4
n w halve	1
n w halvt	1
n w han	-1
n w hand	-1
n w hande	7
n w handl	9
n w hans	2
n w hard	-6
n w hardt	-1
n w hatt	14
n w havde	-1
n w hb	1
n w hel	6
n w hela	-3
n w held	-4
n w hele	-5
n w helga	-4
n w helge	-6
n w helle	-4
n w helse	-8
n w helst	-5
n w helt	12
n w hem	3
n w hemma	-5
n w hemog	5
n w hende	-3
n w henne	14
n w henvi	18
n w hepat	-5
n w her	-7
n w hes	-4
n w heste	-3
n w hevel	-1
n w hit	-7
n w hjalp	5
n w hjelp	2
n w hjem	-1
n w hjemm	2
n w hjert	10
n w hjälp	2
n w hjärt	8
n w ho	2
n w hodep	4
n w hodet	-13
n w hofta	6
n w hofte	2
n w hold	-4
n w holde	-6
n w holdt	-7
n w hon	14
n w honom	2
n w hoppa	-4
n w hoppe	-7
n w hormo	8
n w hornh	4
n w hos	11
n w hoste	5
n w hoved	-1
n w hoven	14
n w hovne	-2
n w hovud	2
n w hu	3
n w hud	-6
n w huden	4
n w humir	3
n w hun	1
n w hund	-7
n w hunde	-9
n w husk	2
n w huske	-3
n w huvud	4
n w hver	-7
n w hvide	8
n w hvis	12
n w hvite	-17
n w hvæse	11
n w hydro	1
n w hyper	3
n w hålla	2
n w hålle	-10
n w håndl	5
n w hår	-4
n w hårt	2
n w hænde	3
n w hænge	-3
n w hæved	-2
n w hævel	6
n w hævet	-11
n w hö	-7
n w höfte	5
n w hög	-6
n w höger	-10
n w högra	3
n w högst	-3
n w högt	6
n w hör	7
n w høgre	7
n w højre	-5
n w højt	-1
n w høres	3
n w hørse	4
n w høst	-5
n w høy	-11
n w høyre	6
n w høyt	4
n w i	2
n w iblan	3
n w ibume	2
n w ibux	-8
n w idag	2
n w igen	3
n w igjen	-5
n w ikke	-4
n w ikkje	-1
n w illa	1
n w illam	-3
n w imell	5
n w imens	3
n w imova	-1
n w imure	4
n w in	8
n w ind	-1
n w inde	2
n w inden	-4
n w infar	3
n w infek	-10
n w infla	4
n w influ	-5
n w inga	8
n w ingen	20
n w inget	-2
n w inhal	7
n w injek	4
n w inn	-1
n w innan	6
n w inne	7
n w innti	2
n w inom	3
n w inte	-8
n w intra	-2
n w ipren	12
n w is	1
n w ja	3
n w jag	-7
n w janua	-1
n w jeg	-17
n w jern	13
n w jo	9
n w jobba	-9
n w jobbe	1
n w jod	2
n w journ	1
n w jul	-10
n w juli	-14
n w juni	3
n w junio	-1
n w jurbe	6
n w juret	5
n w just	-2
n w järn	6
n w jätte	2
n w kaffe	5
n w kald	7
n w kaliu	5
n w kalle	4
n w kalsi	8
n w kalva	12
n w kalve	-1
n w kamme	-1
n w kan	-2
n w kanin	-15
n w kansk	1
n w kante	6
n w kapil	2
n w kardi	-5
n w kaste	-7
n w kastr	5
n w katet	2
n w katte	-3
n w kerat	1
n w kg	1
n w kigge	8
n w kilo	-5
n w kindt	-1
n w kinnt	1
n w kissa	-2
n w kjem	-2
n w kjent	2
n w kjeve	-4
n w klar	-8
n w klare	5
n w klart	-1
n w klemm	-3
n w kliar	2
n w klipp	6
n w klock	2
n w klokk	-9
n w klorh	9
n w klump	-2
n w klåda	-5
n w kløe	9
n w kløen	1
n w klør	1
n w kne	1
n w kneet	-4
n w knitr	3
n w knole	1
n w knude	-6
n w knute	2
n w kodei	-2
n w koles	-8
n w kolik	-5
n w kolla	-2
n w kols	3
n w kom	2
n w komme	-4
n w kommi	-1
n w konta	-7
n w kontr	8
n w koppa	6
n w koppe	1
n w korsb	2
n w kort	-5
n w korte	4
n w korti	-16
n w kraft	5
n w kramp	4
n w kreat	12
n w kroni	1
n w kropp	-5
n w kräks	-1
n w kräkt	2
n w kræft	-11
n w ku	-7
n w kul	-9
n w kunde	-4
n w kunne	-8
n w kur	2
n w kuren	2
n w kurve	7
n w kvalm	8
n w kvar	-2
n w kvart	6
n w kveld	-7
n w kvind	1
n w kväll	-10
n w kylli	4
n w känne	-4
n w känse	4
n w kåvep	4
n w kæben	4
n w kører	4
n w l	-1
n w la	-7
n w lad	-6
n w lader	1
n w lagt	-2
n w lamme	2
n w langt	-3
n w lantu	1
n w lappe	-5
n w lar	-3
n w laser	-5
n w lav	5
n w laver	-7
n w lavt	9
n w ldl	1
n w led	2
n w ledde	4
n w legen	-5
n w legev	1
n w legg	-7
n w legge	7
n w lenge	-3
n w leppe	-3
n w leste	-2
n w lett	2
n w lette	1
n w levax	-2
n w lever	-18
n w libre	8
n w lidt	-2
n w lige	-15
n w ligg	9
n w ligga	2
n w ligge	3
n w like	1
n w lilla	-3
n w lille	-5
n w linse	3
n w liste	2
n w lite	17
n w liten	5
n w litt	-2
n w livet	3
n w livmo	9
n w lokal	3
n w loppe	-8
n w luft	4
n w lukta	4
n w lukte	7
n w lunge	3
n w lungo	3
n w lyder	3
n w lymfe	1
n w lyske	-1
n w lägge	2
n w läkem	-4
n w läker	5
n w lämna	2
n w länge	-6
n w längr	2
n w lå	2
n w låg	-4
n w långt	-8
n w låren	-2
n w låret	7
n w låter	3
n w læge	-3
n w lægen	-5
n w lægge	-6
n w læse	-5
n w lörda	3
n w løber	-2
n w løfte	-2
n w lørda	6
n w mage	-8
n w mages	-2
n w magne	4
n w mai	-5
n w maj	3
n w malas	3
n w mamma	4
n w man	-7
n w mand	-4
n w manda	-2
n w mange	-4
n w mann	-3
n w marer	-7
n w mars	6
n w maske	-1
n w masse	3
n w masti	4
n w mat	5
n w maten	4
n w matly	-1
n w maven	3
n w maves	-1
n w max	-4
n w me	15
n w med	12
n w medic	-1
n w meg	-16
n w meget	-2
n w meir	9
n w melat	2
n w melka	1
n w melke	1
n w mella	-2
n w melle	4
n w mello	3
n w men	-7
n w menst	4
n w mer	14
n w mere	-14
n w merke	3
n w mest	-9
n w metac	-4
n w metni	2
n w metop	-4
n w mg	-14
n w midna	11
n w midt	1
n w mig	4
n w migre	1
n w migrä	-4
n w migræ	-8
n w mikro	1
n w mikst	-4
n w min	-20
n w mindr	-4
n w minut	2
n w miren	-1
n w misly	1
n w misst	3
n w mjølk	10
n w mm	-2
n w mod	-6
n w moder	-2
n w monof	-3
n w mor	-9
n w morfi	2
n w morge	-11
n w morgo	15
n w morse	1
n w mot	-10
n w mr	-1
n w mulig	4
n w munde	3
n w munne	-4
n w muske	-10
n w muskl	-1
n w mycke	-1
n w mye	2
n w myk	1
n w myome	3
n w må	-1
n w mål	-3
n w målte	-1
n w månad	8
n w månda	-3
n w måned	14
n w mår	3
n w måske	-2
n w måste	2
n w måtte	-10
n w måttl	3
n w mælk	2
n w mælke	4
n w mærke	8
n w mørke	5
n w nacke	2
n w nakke	3
n w napro	5
n w narko	4
n w nat	3
n w natri	1
n w natt	7
n w natta	5
n w natte	4
n w ned	-18
n w nede	9
n w nedov	-2
n w nedsa	1
n w nedst	-1
n w negat	1
n w nei	-16
n w nej	-7
n w ner	-10
n w nere	-4
n w nerve	-2
n w neseb	-7
n w neses	5
n w neste	-2
n w nethi	1
n w nette	-4
n w neuro	3
n w nevro	-1
n w ni	-2
n w nifer	9
n w nitri	7
n w njura	-9
n w njurv	-3
n w no	-13
n w noe	11
n w noen	-3
n w nogle	-5
n w nok	-5
n w noko	-5
n w norma	5
n w norom	4
n w noter	-7
n w novem	3
n w nu	6
n w numme	-4
n w ny	14
n w nya	-5
n w nye	14
n w nyrer	-4
n w nyret	2
n w nyser	3
n w nysta	9
n w nyt	1
n w nytt	2
n w när	-12
n w nätte	4
n w nå	7
n w någon	-7
n w något	6
n w några	-1
n w når	-7
n w nåt	-2
n w næste	2
n w nødve	-3
n w och	8
n w också	7
n w odlin	3
n w og	-4
n w også	8
n w okej	-1
n w oksyg	2
n w oktob	6
n w om	2
n w omepr	-6
n w omgan	3
n w omkri	10
n w omtre	6
n w ondt	12
n w onsda	2
n w onsio	7
n w ont	4
n w op	-12
n w opera	12
n w opere	4
n w opkas	-2
n w opp	4
n w oppe	-2
n w oppst	4
n w orben	-11
n w orden	2
n w orker	3
n w ormek	-1
n w ortop	-3
n w os	-3
n w oss	12
n w osurn	-1
n w over	-1
n w overk	-8
n w oxyto	-7
n w ozemp	-5
n w p-pil	-1
n w pakke	3
n w panac	-8
n w pande	1
n w panik	2
n w panod	2
n w papir	-1
n w pappa	1
n w par	2
n w parac	-6
n w pasie	21
n w passe	7
n w patie	10
n w pause	-4
n w pelse	3
n w penic	11
n w penta	-5
n w pigg	-4
n w pille	-6
n w pipel	4
n w piper	4
n w pk	-3
n w planl	8
n w plast	-2
n w pleje	1
n w plett	2
n w plus	5
n w podag	2
n w polik	-4
n w polyp	2
n w porti	-11
n w posit	3
n w poter	-1
n w prasc	3
n w prata	2
n w predn	3
n w prikk	3
n w primp	4
n w probl	-4
n w probn	2
n w proli	-2
n w propp	6
n w prost	8
n w prote	-2
n w prov	1
n w prova	-6
n w prove	-2
n w prøve	-6
n w psa	-6
n w psyko	3
n w puls	8
n w pulse	3
n w punkt	-2
n w pupil	-6
n w pus	3
n w puss	-4
n w pust	6
n w puste	11
n w på	4
n w ramip	4
n w ramla	-7
n w reage	3
n w recep	-7
n w redan	1
n w refle	2
n w regel	3
n w reise	-7
n w remis	1
n w ren	3
n w rene	5
n w renne	3
n w rense	6
n w rent	6
n w reste	1
n w rett	-9
n w reuma	6
n w ribbe	1
n w rigti	2
n w rimad	4
n w ring	12
n w ringa	-1
n w ringe	-3
n w rinne	2
n w riste	1
n w ro	2
n w rodna	7
n w rolig	2
n w rosa	-1
n w rulle	8
n w rundt	11
n w runt	8
n w ryger	4
n w ryges	2
n w rygg	-1
n w rygge	5
n w ryste	-4
n w räcke	4
n w röntg	1
n w rör	-1
n w rött	-1
n w rød	-9
n w røde	10
n w rødme	-3
n w rødt	-16
n w røntg	3
n w røyke	8
n w sa	1
n w sagde	9
n w salt	4
n w saltv	-4
n w samma	4
n w samme	3
n w samti	4
n w sanns	-1
n w sat	2
n w satt	1
n w satte	-6
n w satur	1
n w scann	4
n w se	-8
n w sedan	8
n w seg	1
n w sekre	-4
n w sekun	-1
n w selen	5
n w selv	1
n w sen	-5
n w sende	7
n w senga	-3
n w senge	2
n w sepon	-1
n w septe	6
n w ser	16
n w sertr	-6
n w ses	24
n w set	2
n w sett	-1
n w sette	6
n w si	-3
n w sida	15
n w sidan	-12
n w sidde	3
n w side	4
n w siden	-9
n w sider	-3
n w sidor	5
n w sidst	9
n w sier	5
n w sig	7
n w sige	-8
n w siger	6
n w sikke	-16
n w sikle	3
n w simpa	-4
n w simva	-5
n w sin	-7
n w sine	-2
n w sinus	1
n w sist	-4
n w siste	4
n w sitt	2
n w sitte	7
n w sjekk	-7
n w sjett	-1
n w sjuks	1
n w själv	3
n w ska	-8
n w skada	2
n w skade	-10
n w skaka	4
n w skal	-6
n w skalp	1
n w skick	3
n w skift	6
n w skinn	3
n w skjel	1
n w skjem	-4
n w skole	2
n w skorp	-3
n w skrev	3
n w skrid	1
n w skriv	-8
n w skuff	6
n w skuld	1
n w skull	8
n w skyll	-1
n w skære	2
n w sköld	-1
n w sköte	-10
n w slag	-4
n w slap	-3
n w slapp	-5
n w slemh	3
n w slet	-4
n w slikk	-11
n w slim	6
n w slimh	8
n w slipp	-2
n w slo	2
n w slut	-2
n w sluta	4
n w slutt	6
n w slår	10
n w smert	11
n w smitt	4
n w smärt	7
n w små	13
n w snabb	-4
n w snakk	9
n w snurr	8
n w sobri	8
n w sockr	6
n w sokke	-5
n w solen	5
n w som	7
n w somma	-1
n w somme	6
n w somra	-6
n w sonde	-2
n w sort	-1
n w sorte	-2
n w sov	1
n w sover	1
n w spani	2
n w spark	3
n w spene	8
n w spira	14
n w spiro	-2
n w spise	2
n w spist	-17
n w spray	6
n w sprin	6
n w sprut	-3
n w sprøj	-4
n w sprøy	-11
n w spurg	3
n w spydd	3
n w spänd	1
n w stadi	-5
n w stafy	4
n w stann	-1
n w start	-2
n w stave	-3
n w sted	-6
n w stede	2
n w steg	-2
n w stemm	-7
n w steri	-2
n w sterk	1
n w steso	-1
n w stick	-3
n w stikk	-9
n w stikp	2
n w still	11
n w stiv	-3
n w stivk	-2
n w stod	1
n w stoff	9
n w stofs	-1
n w stopp	-1
n w stor	-3
n w store	-2
n w stort	3
n w stram	-2
n w strek	-2
n w strep	3
n w stres	-8
n w strål	-1
n w stude	2
n w stygn	-4
n w ställ	-1
n w stå	-9
n w stået	-3
n w står	-12
n w stær	-2
n w størr	-2
n w sukke	2
n w sulfa	-11
n w supra	1
n w svak	1
n w svamp	2
n w svang	6
n w svar	13
n w svare	7
n w svart	3
n w sved	-4
n w svelg	-3
n w svett	3
n w svide	2
n w svier	5
n w svimm	-5
n w svir	-4
n w svull	-7
n w svuls	-3
n w svårt	-1
n w sygdo	2
n w sygeh	-1
n w sykeh	-3
n w sykep	9
n w synet	2
n w synsf	2
n w syste	1
n w sämre	4
n w sätta	-5
n w sätte	3
n w sätts	-2
n w så	-8
n w sådan	4
n w såg	-1
n w sån	-3
n w sånn	-5
n w sånne	-3
n w sår	-10
n w såret	7
n w særli	1
n w sætte	7
n w söker	6
n w sömne	-1
n w sönda	-12
n w søker	3
n w sønne	-6
n w søste	1
n w søvne	6
n w søvni	-3
n w t4	3
n w ta	-5
n w table	-12
n w tabt	6
n w tacka	-6
n w tag	-4
n w tage	2
n w tager	20
n w taget	-5
n w tagit	-6
n w taler	2
n w tandk	-5
n w tandl	-10
n w tanka	3
n w tannp	6
n w tape	3
n w tappa	4
n w tar	8
n w tarme	5
n w tarml	2
n w tatt	-2
n w te	4
n w tecke	4
n w tegn	-4
n w tek	6
n w telef	2
n w temp	2
n w tempe	7
n w tenkt	2
n w tenne	-9
n w test	4
n w tett	2
n w tid	11
n w tida	10
n w tiden	-1
n w tidig	2
n w tidli	3
n w til	-8
n w tilba	-10
n w tillb	5
n w tille	1
n w tills	1
n w time	12
n w timma	3
n w timme	3
n w ting	-2
n w tirsd	2
n w tisda	-4
n w tisse	10
n w titta	5
n w tjugo	4
n w tjukk	8
n w tog	5
n w tok	3
n w tom	-1
n w tonsi	5
n w torr	-2
n w torra	-4
n w torrt	-1
n w torsd	10
n w trama	8
n w tramp	8
n w trane	1
n w trapp	-6
n w tredj	10
n w trekk	1
n w treng	-12
n w trime	4
n w trodd	-7
n w troed	-5
n w troli	-1
n w tromm	2
n w tror	11
n w trur	-3
n w tryck	7
n w tryk	8
n w trykk	7
n w träck	3
n w trækk	-5
n w træt	11
n w trött	1
n w trøtt	4
n w tsh	1
n w tube	2
n w tuber	-6
n w tunga	-4
n w tunge	4
n w tungp	5
n w tungt	3
n w tur	2
n w tygge	-1
n w tynn	1
n w tynne	-7
n w type	-9
n w tände	5
n w tänke	-7
n w tänkt	-3
n w tåen	-2
n w tåler	5
n w tæern	-2
n w tænke	-3
n w tømme	-1
n w tør	-10
n w tørr	-11
n w tørre	8
n w tørt	7
n w ud	4
n w ude	5
n w uden	-1
n w udslæ	-3
n w uge	11
n w ugen	1
n w uger	10
n w uka	-8
n w ukene	4
n w uker	5
n w ultra	-9
n w under	-1
n w ung	-3
n w ungef	-4
n w upp	8
n w urine	7
n w urins	4
n w urinv	-3
n w uro	4
n w uroli	1
n w ut	-5
n w utan	-11
n w uten	-12
n w utesl	-1
n w utflo	10
n w utsla	-10
n w utsle	-3
n w vable	-3
n w vacci	-5
n w vad	-7
n w vakna	5
n w vaksi	-2
n w valle	10
n w vand	4
n w vandd	-2
n w vande	4
n w vanli	5
n w vann	3
n w vannl	-7
n w var	3
n w varer	-4
n w varig	-11
n w varit	-2
n w varje	7
n w varm	-2
n w vart	-13
n w vask	9
n w vaske	12
n w vatte	16
n w vattk	-10
n w vecka	-13
n w vecko	-6
n w ved	-1
n w vegge	2
n w veier	-6
n w vejen	-7
n w vejer	-5
n w vejre	4
n w veka	-6
n w veker	4
n w vekt	4
n w vekta	-6
n w vel	-3
n w vende	8
n w venst	4
n w vent	-8
n w vente	-1
n w venti	5
n w vento	6
n w verre	-1
n w vet	-2
n w veter	-4
n w vi	-19
n w via	1
n w vid	6
n w vider	4
n w vigti	-4
n w vikt	-2
n w vil	-1
n w vilja	2
n w vill	8
n w vin	-7
n w vingl	-6
n w vinte	2
n w virke	-1
n w virus	3
n w visar	5
n w viser	4
n w vist	5
n w viste	8
n w vomma	3
n w vond	-10
n w vondt	-5
n w vurde	-5
n w väger	-3
n w väl	-13
n w vänst	1
n w värk	4
n w vätsk	-1
n w våkne	4
n w vår	-11
n w vårdc	-2
n w våren	-4
n w vægt	1
n w vægte	1
n w væk	-5
n w være	9
n w været	4
n w værre	-2
n w værst	3
n w vært	2
n w væske	-14
n w waran	-7
n w xarel	-1
n w yders	2
n w yr	5
n w ytter	-2
n w µg	3
n w ägare	-5
n w än	-2
n w ändå	-5
n w ännu	-3
n w är	15
n w äta	6
n w äter	1
n w ätit	1
n w å	-5
n w åker	-3
n w år	8
n w året	-1
n w årsko	16
n w åt	-4
n w återb	7
n w én	-18
n w öga	5
n w ögat	4
n w ögonb	2
n w öm	6
n w öppna	-1
n w örat	2
n w över	-10
n w ødem	-1
n w øje	8
n w øjenl	-7
n w øjne	1
n w øm	10
n w ønske	-5
n w øre	2
n w ørega	2
n w ørene	8
n w ører	-2
n w ørern	1
n w øret	10
n w øye	-5
n w øyele	3
n w øyne	1
n w øynen	1`,
  e: `e before0 after	-1
e before0 again	-10
e before0 ago	-2
e before0 aller	4
e before0 alone	-1
e before0 back	19
e before0 both	6
e before0 clear	5
e before0 clini	3
e before0 conti	5
e before0 daily	-4
e before0 daugh	-1
e before0 day	-10
e before0 days	8
e before0 diabe	6
e before0 do	4
e before0 docto	-8
e before0 done	1
e before0 down	2
e before0 drops	3
e before0 eight	-4
e before0 eleve	8
e before0 fifty	2
e before0 fine	7
e before0 five	-6
e before0 food	6
e before0 four	2
e before0 frida	7
e before0 front	3
e before0 good	-8
e before0 gp	-8
e before0 here	2
e before0 him	6
e before0 hundr	-1
e before0 infec	8
e before0 is	-7
e before0 it	-3
e before0 kilos	3
e before0 knee	2
e before0 know	12
e before0 left	6
e before0 look	7
e before0 lovel	6
e before0 milli	-2
e before0 month	-1
e before0 morni	1
e before0 negat	1
e before0 night	3
e before0 nine	4
e before0 no	11
e before0 norma	4
e before0 nothi	-1
e before0 now	4
e before0 off	2
e before0 ok	1
e before0 okay	7
e before0 on	-8
e before0 one	-3
e before0 other	1
e before0 owner	-10
e before0 patie	-7
e before0 pharm	-10
e before0 pleas	-4
e before0 right	6
e before0 see	-13
e before0 septe	-9
e before0 seven	2
e before0 side	4
e before0 sides	4
e before0 stair	-9
e before0 stopp	2
e before0 sunda	-1
e before0 table	-1
e before0 ten	-2
e before0 tende	3
e before0 them	4
e before0 then	2
e before0 there	4
e before0 thing	-9
e before0 three	4
e before0 today	-6
e before0 tonig	2
e before0 up	5
e before0 vet	-15
e before0 way	-4
e before0 week	8
e before0 weeks	3
e before0 well	1
e before0 yeah	2
e before0 yes	4
e before0 yet	3
e before0 you	-6
e before1 a	-4
e before1 about	-7
e before1 after	6
e before1 ago	2
e before1 all	4
e before1 aller	-4
e before1 an	6
e before1 and	-8
e before1 ankle	3
e before1 any	-2
e before1 are	4
e before1 as	1
e before1 at	8
e before1 back	8
e before1 big	1
e before1 bit	-2
e before1 blood	3
e before1 both	2
e before1 can	1
e before1 docto	3
e before1 doesn	-6
e before1 eight	6
e before1 elbow	-1
e before1 fine	3
e before1 finis	-2
e before1 five	-3
e before1 for	-1
e before1 four	11
e before1 going	1
e before1 her	4
e before1 here	1
e before1 him	-1
e before1 his	-10
e before1 i	3
e before1 i'm	-5
e before1 in	1
e before1 is	8
e before1 it	-11
e before1 it's	4
e before1 just	1
e before1 keep	-4
e before1 last	-5
e before1 left	4
e before1 like	2
e before1 me	-4
e before1 more	-1
e before1 morni	4
e before1 move	-1
e before1 my	1
e before1 never	-2
e before1 night	-5
e before1 nine	2
e before1 no	-4
e before1 norma	1
e before1 not	5
e before1 nothi	3
e before1 of	-15
e before1 on	19
e before1 one	-7
e before1 or	-1
e before1 owner	-3
e before1 patie	-5
e before1 point	-3
e before1 right	-1
e before1 same	-7
e before1 seven	2
e before1 since	-1
e before1 so	-4
e before1 still	1
e before1 stop	-2
e before1 table	-8
e before1 ten	-7
e before1 that	-1
e before1 that'	-3
e before1 thats	-2
e before1 them	2
e before1 then	8
e before1 they	-4
e before1 thirt	-2
e before1 this	9
e before1 three	-5
e before1 to	19
e before1 twent	15
e before1 twice	-5
e before1 two	4
e before1 vet	6
e before1 was	-10
e before1 water	-3
e before1 we	-3
e before1 week	1
e before1 weeks	5
e before1 well	-8
e before1 with	-1
e before1 womb	3
e before1 years	-2
e before1 you	-1
e before1 you'r	2
e before1 your	-6
e behind0 a	-8
e behind0 all	4
e behind0 and	-13
e behind0 any	2
e behind0 are	6
e behind0 blood	2
e behind0 chest	1
e behind0 clini	-5
e behind0 consu	1
e behind0 did	-3
e behind0 do	2
e behind0 docto	-15
e behind0 does	-4
e behind0 don't	-2
e behind0 e	1
e behind0 farme	-3
e behind0 for	4
e behind0 good	-1
e behind0 gp	-5
e behind0 have	1
e behind0 he	-5
e behind0 he's	15
e behind0 heart	6
e behind0 her	5
e behind0 his	2
e behind0 hmm	-6
e behind0 how	-4
e behind0 i	29
e behind0 i'd	-7
e behind0 i'll	-5
e behind0 i'm	4
e behind0 i've	-10
e behind0 if	-11
e behind0 is	-1
e behind0 it	-10
e behind0 it's	7
e behind0 keep	-2
e behind0 left	-1
e behind0 let	-2
e behind0 let's	-2
e behind0 m	5
e behind0 my	11
e behind0 no	5
e behind0 not	-6
e behind0 now	10
e behind0 nurse	-1
e behind0 oh	-8
e behind0 ok	-3
e behind0 okay	1
e behind0 on	1
e behind0 once	7
e behind0 owner	-2
e behind0 patie	3
e behind0 pharm	-6
e behind0 pleas	-1
e behind0 predn	-7
e behind0 right	12
e behind0 ring	-3
e behind0 same	3
e behind0 she	4
e behind0 she's	1
e behind0 since	-2
e behind0 six	7
e behind0 so	7
e behind0 stop	2
e behind0 thank	-6
e behind0 that	-6
e behind0 that'	4
e behind0 the	-19
e behind0 then	1
e behind0 there	-3
e behind0 they	-6
e behind0 thirt	-8
e behind0 this	2
e behind0 tummy	2
e behind0 two	-4
e behind0 vet	-4
e behind0 we	6
e behind0 well	-1
e behind0 what	13
e behind0 when	-8
e behind0 yeah	8
e behind0 yes	5
e behind0 you	-7
e behind0 your	-3
e behind1 #	2
e behind1 a	-10
e behind1 about	10
e behind1 and	-3
e behind1 any	9
e behind1 are	9
e behind1 bit	-10
e behind1 blood	1
e behind1 can	-7
e behind1 can't	2
e behind1 did	3
e behind1 do	-3
e behind1 don't	-11
e behind1 dont	-6
e behind1 ear	6
e behind1 fine	-2
e behind1 five	-2
e behind1 for	3
e behind1 forty	-9
e behind1 gave	1
e behind1 get	3
e behind1 give	4
e behind1 go	1
e behind1 good	4
e behind1 had	5
e behind1 have	7
e behind1 he	3
e behind1 he's	-3
e behind1 her	3
e behind1 his	8
e behind1 i	9
e behind1 i'd	-7
e behind1 i'll	12
e behind1 i've	6
e behind1 if	-6
e behind1 in	-4
e behind1 is	3
e behind1 it	4
e behind1 it's	7
e behind1 its	5
e behind1 just	8
e behind1 keep	5
e behind1 left	-4
e behind1 like	-12
e behind1 many	6
e behind1 me	2
e behind1 more	4
e behind1 my	3
e behind1 never	2
e behind1 norma	2
e behind1 not	12
e behind1 nothi	1
e behind1 of	3
e behind1 oh	2
e behind1 okay	-3
e behind1 on	16
e behind1 one	-11
e behind1 only	3
e behind1 pain	3
e behind1 put	-9
e behind1 rathe	-5
e behind1 right	2
e behind1 said	-11
e behind1 see	-1
e behind1 she	-3
e behind1 shoul	1
e behind1 siste	4
e behind1 so	4
e behind1 soft	5
e behind1 sound	4
e behind1 stop	-6
e behind1 stopp	-1
e behind1 sudde	-4
e behind1 ten	8
e behind1 thank	4
e behind1 that	16
e behind1 that'	-8
e behind1 thats	-5
e behind1 the	6
e behind1 then	-12
e behind1 they	-1
e behind1 thirt	-1
e behind1 this	1
e behind1 to	2
e behind1 two	-5
e behind1 was	1
e behind1 we	-7
e behind1 well	-4
e behind1 were	-4
e behind1 what	3
e behind1 what'	8
e behind1 when	9
e behind1 will	1
e behind1 won't	-3
e behind1 yes	6
e behind1 you	-2
e behind1 your	4
e head0 #	-7
e head0 a	-11
e head0 about	-13
e head0 an	5
e head0 at	-2
e head0 blood	13
e head0 both	-4
e head0 canno	3
e head0 carry	-5
e head0 chest	1
e head0 come	-7
e head0 did	-1
e head0 do	-6
e head0 does	8
e head0 don't	2
e head0 durat	-1
e head0 ears	3
e head0 for	-16
e head0 give	-2
e head0 go	-3
e head0 has	8
e head0 have	7
e head0 he	5
e head0 he's	17
e head0 heart	6
e head0 her	9
e head0 hes	3
e head0 his	4
e head0 i	8
e head0 i'm	6
e head0 i've	10
e head0 if	8
e head0 inr	6
e head0 is	3
e head0 it	4
e head0 it's	-2
e head0 its	-1
e head0 keep	-1
e head0 leave	-3
e head0 left	-13
e head0 metfo	-3
e head0 most	-1
e head0 mr	-4
e head0 no	22
e head0 not	-15
e head0 nothi	-8
e head0 on	1
e head0 one	-7
e head0 pain	5
e head0 pharm	-13
e head0 pulse	1
e head0 put	-11
e head0 reche	2
e head0 right	-15
e head0 ring	-6
e head0 same	-6
e head0 see	9
e head0 she	16
e head0 she's	8
e head0 shes	7
e head0 since	-12
e head0 sleep	6
e head0 stop	1
e head0 sudde	-1
e head0 take	4
e head0 takes	3
e head0 temp	3
e head0 tempe	4
e head0 that	3
e head0 that'	-11
e head0 the	5
e head0 they	-11
e head0 this	6
e head0 tummy	3
e head0 use	1
e head0 was	-3
e head0 we	-2
e head0 weigh	-1
e head0 what	-6
e head0 will	-10
e head0 with	-17
e head0 would	-4
e head0 x-ray	3
e head1 #	15
e head1 a	-13
e head1 about	-4
e head1 again	3
e head1 aller	-11
e head1 an	-9
e head1 and	3
e head1 antib	7
e head1 are	5
e head1 at	2
e head1 be	-8
e head1 been	1
e head1 bit	-5
e head1 blood	-5
e head1 can	-2
e head1 can't	1
e head1 chest	-1
e head1 come	-11
e head1 did	-2
e head1 do	3
e head1 docto	-1
e head1 ear	-7
e head1 ears	-5
e head1 eye	-4
e head1 fever	1
e head1 fine	4
e head1 for	1
e head1 gave	6
e head1 gone	6
e head1 got	8
e head1 had	10
e head1 has	-3
e head1 he	3
e head1 he's	-3
e head1 heart	-1
e head1 her	-1
e head1 him	2
e head1 his	-2
e head1 i	-8
e head1 in	8
e head1 is	-6
e head1 isn't	5
e head1 it	-10
e head1 it's	-6
e head1 its	-4
e head1 just	-1
e head1 kidne	2
e head1 leave	3
e head1 left	7
e head1 lette	-2
e head1 like	5
e head1 littl	5
e head1 mothe	1
e head1 no	2
e head1 norma	-2
e head1 not	9
e head1 nurse	3
e head1 of	4
e head1 on	-7
e head1 one	-3
e head1 only	-4
e head1 owner	-4
e head1 pain	-1
e head1 patie	-2
e head1 press	2
e head1 pulse	5
e head1 rathe	-4
e head1 right	-5
e head1 said	-4
e head1 says	5
e head1 scrat	-3
e head1 since	-10
e head1 siste	4
e head1 soft	1
e head1 sound	2
e head1 stopp	-9
e head1 sugar	5
e head1 surge	3
e head1 that	-8
e head1 the	-20
e head1 think	-5
e head1 thoug	-3
e head1 to	12
e head1 tummy	-1
e head1 twice	-3
e head1 ulcer	3
e head1 under	-2
e head1 vomit	7
e head1 want	-1
e head1 we	-3
e head1 went	-7
e head1 with	-5
e head1 would	-3
e head1 yes	-6
e p # #	-1
e p # and	3
e p # at	-10
e p # cm	1
e p # days	2
e p # g	6
e p # hours	1
e p # in	-10
e p # kg	10
e p # mg	3
e p # minut	2
e p # ml	-1
e p # month	9
e p # on	3
e p # puffs	-5
e p # regul	1
e p # so	2
e p # that'	-2
e p # this	1
e p # times	-3
e p # twice	2
e p # weeks	-1
e p # with	5
e p # years	4
e p a bit	-9
e p a clot	2
e p a day	-11
e p a few	2
e p a fortn	-5
e p a lette	3
e p a month	3
e p a scan	-4
e p a shot	-13
e p a tempe	-9
e p a touch	7
e p a week	10
e p about #	3
e p about a	-3
e p about the	-12
e p after #	2
e p after the	-3
e p again in	-3
e p all #	-3
e p all over	-6
e p all the	3
e p aller to	-3
e p amlod #	1
e p an aller	-4
e p an hour	5
e p and #	-4
e p and a	6
e p and he	-5
e p and her	1
e p and i	5
e p and if	-6
e p and it	10
e p and it's	-2
e p and no	-6
e p and not	6
e p and ring	4
e p and she	5
e p and the	-5
e p and then	5
e p and there	2
e p and they	1
e p and will	1
e p any more	-2
e p apart from	-8
e p are clear	1
e p are norma	1
e p as a	7
e p as the	-2
e p as well	-8
e p at #	4
e p at all	5
e p at home	2
e p at the	-11
e p atorv #	-2
e p back and	3
e p back at	6
e p back in	-3
e p be a	-3
e p becau of	-4
e p becau the	2
e p been off	-1
e p befor the	5
e p bette in	4
e p betwe the	1
e p bit of	-6
e p blood count	4
e p blood in	11
e p both sides	-2
e p but has	1
e p but if	-2
e p but let's	2
e p but no	2
e p but not	-4
e p but one	-4
e p but the	8
e p by mouth	1
e p by the	-1
e p came back	4
e p came off	-2
e p carry on	-5
e p clear no	1
e p come back	-11
e p come down	-6
e p come strai	10
e p cough at	6
e p day #	-4
e p day and	-1
e p day for	-5
e p day until	-2
e p day with	3
e p days ago	3
e p did the	3
e p do the	4
e p does not	9
e p don't think	2
e p down as	2
e p ears are	5
e p every morni	4
e p folic acid	2
e p for #	6
e p for a	2
e p for her	-3
e p for the	-12
e p for years	3
e p from the	1
e p front of	2
e p gave her	1
e p gave him	-3
e p gave the	8
e p get a	-10
e p give her	3
e p give the	2
e p given the	2
e p go on	-3
e p going to	1
e p got a	2
e p got the	2
e p had #	-9
e p had a	9
e p had one	-5
e p had the	-8
e p half a	2
e p has a	-2
e p has been	2
e p has come	-1
e p has got	-7
e p has had	-1
e p has no	5
e p has not	2
e p have it	-8
e p he gets	-4
e p he had	-1
e p he is	2
e p he was	4
e p he's been	5
e p he's had	-7
e p heari test	-11
e p heart sound	2
e p hes got	-4
e p his food	5
e p his tummy	-4
e p i can	2
e p i have	5
e p i want	-2
e p if he	6
e p if he's	-3
e p if it	7
e p if it's	-2
e p if she's	-1
e p if the	-9
e p in #	18
e p in a	1
e p in both	5
e p in front	3
e p in her	-1
e p in march	4
e p in septe	5
e p in the	-13
e p into the	-1
e p is #	8
e p is a	2
e p is going	3
e p is not	-5
e p is on	-2
e p is the	-3
e p it #	-3
e p it and	-11
e p it but	-1
e p it down	-1
e p it in	-3
e p it is	-1
e p it isn't	6
e p it last	3
e p it on	-3
e p it says	-1
e p it was	-7
e p it with	-4
e p it's #	6
e p it's a	-1
e p it's been	-2
e p it's not	-2
e p it's the	1
e p its the	-4
e p just a	-5
e p just the	9
e p last month	-3
e p last night	-1
e p last summe	1
e p last time	-2
e p last year	8
e p leave it	-8
e p leave the	2
e p like a	-6
e p like the	1
e p like this	-6
e p like to	-3
e p look at	-1
e p may and	-3
e p may be	5
e p me and	1
e p metfo #	6
e p mg once	2
e p month and	-4
e p more than	2
e p morni #	-5
e p most likel	2
e p no antib	8
e p no ibupr	3
e p no more	-5
e p no pain	-1
e p no the	-13
e p no vomit	7
e p not a	2
e p not start	-2
e p not take	5
e p not the	-3
e p not with	-4
e p nothi since	-6
e p now and	-8
e p nurse will	3
e p of #	-3
e p of her	4
e p of it	-4
e p of that	-2
e p of the	15
e p of them	-1
e p off his	1
e p on #	-5
e p on and	5
e p on both	4
e p on his	1
e p on it	-2
e p on one	-3
e p on satur	1
e p on sunda	-1
e p on that	-2
e p on thurs	6
e p on with	-5
e p once a	3
e p one in	-3
e p one of	6
e p one side	-3
e p one that	-7
e p one the	4
e p only if	5
e p or a	-8
e p or he	-5
e p out in	-9
e p out of	8
e p over #	-2
e p over the	-8
e p owner gave	2
e p owner has	4
e p pain in	4
e p patie a	-5
e p patie came	4
e p patie can	-1
e p patie gets	2
e p patie had	-2
e p patie has	9
e p patie is	9
e p patie knock	-3
e p patie on	7
e p patie one	4
e p patie said	4
e p patie start	-3
e p patie stopp	-2
e p patie to	2
e p patie took	2
e p patie will	-2
e p press #	3
e p press on	3
e p pulse #	5
e p put it	-1
e p rathe not	2
e p right knee	-9
e p ring the	-5
e p ring us	-10
e p same day	-1
e p says the	2
e p see the	5
e p she had	5
e p she was	6
e p she's had	1
e p shot of	-13
e p shoul be	-1
e p shows a	1
e p since about	1
e p since the	-7
e p so the	7
e p so will	-2
e p soft no	2
e p start it	-2
e p stiff in	6
e p stop that	-1
e p stopp it	6
e p strai in	4
e p swell up	-1
e p take a	3
e p tape strip	1
e p temp #	3
e p tempe #	4
e p than #	-3
e p that #	-3
e p that and	-6
e p that at	-1
e p that eye	3
e p that for	-3
e p that in	-4
e p that the	-2
e p that was	-1
e p that' why	4
e p the ankle	2
e p the back	-5
e p the belly	3
e p the blood	-7
e p the bowel	-11
e p the box	-3
e p the carti	-3
e p the chest	-4
e p the docto	-1
e p the ear	5
e p the ears	-4
e p the face	-4
e p the farri	1
e p the front	4
e p the gp	-1
e p the heari	-4
e p the heart	-5
e p the hip	9
e p the injec	1
e p the inr	-1
e p the insid	-2
e p the joint	-6
e p the kidne	-3
e p the knee	-6
e p the left	10
e p the leg	2
e p the lette	-1
e p the morni	6
e p the mouth	-1
e p the neck	-1
e p the next	-3
e p the nose	-4
e p the nurse	5
e p the old	-2
e p the one	-1
e p the owner	-10
e p the patie	4
e p the pharm	9
e p the press	4
e p the pulse	3
e p the right	12
e p the runs	-3
e p the same	-4
e p the scan	-2
e p the siste	4
e p the skin	6
e p the sprin	8
e p the stair	-2
e p the stati	-2
e p the stero	3
e p the stoma	-4
e p the sugar	3
e p the summe	-6
e p the surge	1
e p the time	7
e p the toes	1
e p the tongu	1
e p the tube	-3
e p the tummy	-1
e p the urine	3
e p the vacci	2
e p the ward	-3
e p the way	3
e p the weeke	1
e p the womb	-1
e p then #	3
e p then it	3
e p then the	7
e p then will	-2
e p there a	2
e p there no	-1
e p they said	-8
e p they stopp	6
e p think about	7
e p this after	-2
e p this morni	-5
e p this time	9
e p thoug of	4
e p times a	-1
e p to #	-3
e p to anyth	-7
e p to be	6
e p to it	-3
e p to see	-7
e p to the	1
e p tomor morni	-2
e p top of	2
e p tummy and	2
e p twice a	5
e p under the	6
e p until the	-1
e p up #	5
e p up in	2
e p up the	-6
e p up to	3
e p was #	12
e p was a	-5
e p was fine	-4
e p was in	-2
e p was on	7
e p was the	1
e p water table	-2
e p we can	2
e p we might	-5
e p week and	2
e p weeks and	3
e p weeks then	-2
e p weigh #	4
e p went off	-1
e p were going	-4
e p what we	-1
e p what would	-2
e p when the	-8
e p will ask	8
e p will do	1
e p will leave	4
e p will see	-5
e p with a	-5
e p with food	2
e p with her	-5
e p with it	-11
e p with no	1
e p with that	-6
e p with the	7
e p would like	4
e p would rathe	-1
e p years ago	-3
e tail0 #	9
e tail0 again	5
e tail0 ago	-14
e tail0 all	4
e tail0 aller	-8
e tail0 alone	2
e tail0 anyth	-6
e tail0 back	-5
e tail0 befor	-4
e tail0 bit	-2
e tail0 blood	-5
e tail0 clean	4
e tail0 clear	3
e tail0 clini	5
e tail0 cough	11
e tail0 day	-1
e tail0 days	-9
e tail0 diabe	17
e tail0 dialy	-2
e tail0 do	-8
e tail0 down	-1
e tail0 elbow	-4
e tail0 eye	3
e tail0 fever	-3
e tail0 fine	10
e tail0 first	4
e tail0 frida	-6
e tail0 gone	6
e tail0 good	-1
e tail0 here	1
e tail0 hip	-3
e tail0 in	2
e tail0 joint	-12
e tail0 kg	3
e tail0 kidne	-1
e tail0 knee	-5
e tail0 lamin	-1
e tail0 left	1
e tail0 lette	5
e tail0 march	-1
e tail0 monda	-3
e tail0 month	6
e tail0 morni	11
e tail0 negat	-2
e tail0 night	-7
e tail0 norma	4
e tail0 now	8
e tail0 on	1
e tail0 out	4
e tail0 pain	-12
e tail0 patie	5
e tail0 pleas	-8
e tail0 press	-9
e tail0 regul	1
e tail0 right	14
e tail0 runs	2
e tail0 see	-8
e tail0 septe	3
e tail0 sickn	2
e tail0 side	-6
e tail0 sides	-2
e tail0 since	-7
e tail0 sleep	-7
e tail0 somet	-5
e tail0 sprin	-4
e tail0 stair	-5
e tail0 stati	2
e tail0 summe	-5
e tail0 sunda	-2
e tail0 table	-2
e tail0 tempe	-2
e tail0 tende	-6
e tail0 that	-9
e tail0 thing	1
e tail0 thurs	6
e tail0 time	4
e tail0 today	-1
e tail0 tonig	-3
e tail0 too	2
e tail0 tuesd	-1
e tail0 up	12
e tail0 visit	1
e tail0 wax	-1
e tail0 week	-1
e tail0 weeks	8
e tail0 weigh	1
e tail0 with	5
e tail0 wobbl	2
e tail0 worse	-5
e tail0 year	4
e tail0 yes	-3
e tail1 #	-6
e tail1 a	-3
e tail1 about	8
e tail1 all	-5
e tail1 an	3
e tail1 and	-11
e tail1 are	9
e tail1 as	8
e tail1 at	14
e tail1 back	-5
e tail1 be	3
e tail1 been	-2
e tail1 befor	-1
e tail1 belly	-7
e tail1 bit	-4
e tail1 blood	-12
e tail1 both	-2
e tail1 can	1
e tail1 days	6
e tail1 do	-5
e tail1 down	1
e tail1 ear	-2
e tail1 front	4
e tail1 had	-1
e tail1 has	6
e tail1 he	3
e tail1 her	5
e tail1 his	-1
e tail1 i	-5
e tail1 in	8
e tail1 is	5
e tail1 isnt	6
e tail1 it	-11
e tail1 its	-1
e tail1 kidne	2
e tail1 last	-1
e tail1 my	-2
e tail1 never	4
e tail1 next	1
e tail1 night	-2
e tail1 no	21
e tail1 not	13
e tail1 nothi	-3
e tail1 of	-3
e tail1 on	4
e tail1 one	-3
e tail1 or	3
e tail1 patie	-1
e tail1 press	11
e tail1 right	-2
e tail1 same	-7
e tail1 she's	2
e tail1 since	-5
e tail1 start	-2
e tail1 strai	2
e tail1 table	-1
e tail1 that	-1
e tail1 the	-1
e tail1 then	-5
e tail1 this	-4
e tail1 to	3
e tail1 was	5
e tail1 we	2
e tail1 weeks	-9
e tail1 will	-8
e tail1 with	3
e tail1 years	-6
e w #	8
e w a	-4
e w about	-3
e w above	1
e w acid	4
e w add	1
e w admit	4
e w after	-12
e w again	7
e w ago	-4
e w aller	-14
e w alone	2
e w also	-6
e w alway	3
e w amlod	-4
e w amoxi	6
e w an	-4
e w anaem	1
e w ankle	3
e w anoth	-4
e w antib	7
e w any	-3
e w anywh	-5
e w apart	-6
e w are	16
e w arm	-4
e w as	-8
e w ask	8
e w aspir	-2
e w at	4
e w atorv	-2
e w attac	4
e w augus	-3
e w avera	4
e w back	-11
e w bad	1
e w be	1
e w becau	-13
e w been	-5
e w befor	6
e w behin	6
e w belly	-4
e w bendr	-3
e w bette	7
e w betwe	-5
e w big	2
e w bit	-8
e w bleed	7
e w blist	2
e w block	-14
e w blood	-1
e w bone	3
e w boost	-1
e w boots	5
e w both	-3
e w bowel	-10
e w breat	11
e w bring	-10
e w broth	1
e w broug	-1
e w brown	7
e w bruis	2
e w but	-9
e w by	-10
e w calci	-8
e w calf	-3
e w calle	2
e w came	-3
e w can	4
e w can't	-7
e w canno	3
e w cant	-4
e w cardi	11
e w carry	-5
e w carti	-3
e w cat	-3
e w cells	-2
e w cervi	1
e w chang	2
e w check	-7
e w chest	5
e w chews	-3
e w clean	-1
e w clear	1
e w clini	2
e w clock	-1
e w clot	2
e w cm	1
e w codei	3
e w cold	-11
e w come	-11
e w comes	-8
e w cough	14
e w could	-10
e w count	9
e w crack	3
e w cruci	7
e w cut	4
e w d	-11
e w daily	4
e w day	-11
e w days	-3
e w depre	5
e w diabe	15
e w dialy	-9
e w diarr	2
e w dicta	-6
e w did	-17
e w didn'	-3
e w disch	-2
e w do	-8
e w docto	-6
e w does	-1
e w doesn	5
e w dog	-5
e w don't	-2
e w done	-5
e w dose	-3
e w down	4
e w doxyc	4
e w drawe	1
e w drink	4
e w drops	3
e w drum	-1
e w dry	5
e w durat	-1
e w each	-6
e w ear	-4
e w eardr	3
e w eatin	2
e w ecg	2
e w eithe	5
e w elbow	-2
e w else	-3
e w enoug	-15
e w ever	-4
e w every	2
e w eye	-3
e w face	-10
e w faint	5
e w farri	-3
e w feel	-1
e w feels	8
e w feet	-2
e w fever	6
e w few	2
e w fibro	1
e w fine	5
e w finis	8
e w first	6
e w fit	2
e w fits	2
e w flat	-3
e w flea	3
e w flu	-13
e w fluid	-2
e w folic	2
e w food	6
e w foot	3
e w for	1
e w fortn	-5
e w frida	-2
e w from	4
e w front	9
e w froze	6
e w full	1
e w g	8
e w gave	16
e w gel	4
e w get	-8
e w gets	-2
e w getti	6
e w give	-2
e w given	5
e w gives	-9
e w gluco	-3
e w go	-13
e w goes	10
e w going	1
e w gone	17
e w good	-1
e w got	-4
e w gout	2
e w gp	-1
e w had	2
e w haemo	4
e w half	-1
e w hand	-15
e w hands	-7
e w hard	3
e w has	19
e w have	6
e w he	4
e w he's	8
e w head	-7
e w healt	2
e w hear	2
e w heari	-9
e w heart	6
e w heavy	2
e w heigh	-1
e w her	-1
e w here	3
e w hes	1
e w him	4
e w hip	3
e w his	11
e w hold	-2
e w hospi	3
e w hot	-1
e w hours	4
e w how	-4
e w i	-2
e w i'm	9
e w i've	9
e w ibupr	7
e w ice	2
e w if	-6
e w im	1
e w in	-2
e w infec	-9
e w inhal	7
e w injec	3
e w injur	3
e w inr	6
e w insid	-1
e w insul	2
e w into	-1
e w is	23
e w isnt	1
e w it	-43
e w it's	-3
e w itchy	-2
e w its	-23
e w jab	-1
e w joint	-16
e w june	-1
e w just	5
e w keep	2
e w keeps	4
e w kg	10
e w kidne	-3
e w knee	-15
e w knees	1
e w last	6
e w lead	5
e w leave	-5
e w left	-10
e w leg	6
e w legs	3
e w let	-12
e w let's	1
e w lette	-3
e w level	1
e w light	8
e w like	-7
e w likel	2
e w linin	5
e w littl	-1
e w liver	-1
e w long	-3
e w look	1
e w lost	1
e w lot	-4
e w low	1
e w lump	-9
e w lungs	3
e w make	-3
e w makin	-4
e w march	1
e w may	-3
e w maybe	-4
e w me	-10
e w metac	3
e w metfo	-5
e w mg	3
e w micro	8
e w might	-4
e w migra	2
e w milbe	3
e w minut	2
e w ml	-1
e w monda	-7
e w month	11
e w more	-4
e w morni	3
e w mothe	1
e w mouth	1
e w mr	-1
e w mum	-5
e w murmu	3
e w muscl	1
e w must	4
e w my	-12
e w napro	6
e w neck	-1
e w need	-5
e w neede	-2
e w needl	3
e w negat	-2
e w nerve	6
e w neute	6
e w never	2
e w new	-9
e w next	-1
e w night	-7
e w no	6
e w norma	-2
e w nose	-10
e w not	-4
e w now	-2
e w nurse	-8
e w nytol	1
e w of	5
e w off	-2
e w on	11
e w once	7
e w one	-22
e w one's	-8
e w ones	-7
e w opera	-4
e w or	-13
e w other	7
e w out	2
e w over	-13
e w owner	-10
e w pain	1
e w past	-3
e w patch	1
e w patie	4
e w penic	-2
e w peopl	-1
e w perio	5
e w pharm	-4
e w physi	5
e w pleas	-6
e w point	-2
e w polyp	3
e w posit	6
e w potas	1
e w predn	-2
e w press	6
e w prote	-4
e w puffs	-5
e w pus	4
e w put	-7
e w ramip	3
e w rash	3
e w rate	2
e w rathe	-1
e w reche	2
e w recom	2
e w red	4
e w redne	1
e w refer	3
e w regul	2
e w right	-1
e w ring	-11
e w rings	-1
e w round	-1
e w run	5
e w runs	-2
e w said	-10
e w same	-5
e w satur	1
e w say	-2
e w says	4
e w scan	-8
e w scrap	-2
e w scrat	-3
e w secon	-4
e w sedat	5
e w see	-1
e w sees	-2
e w septe	-2
e w settl	-2
e w she	14
e w she's	5
e w shes	2
e w shing	3
e w short	4
e w shot	-13
e w shoul	1
e w shows	6
e w sick	-9
e w sickn	4
e w side	-3
e w sides	-2
e w since	-25
e w siste	3
e w skin	7
e w sleep	2
e w smoke	6
e w so	2
e w soft	-12
e w some	1
e w somet	-11
e w sore	5
e w sores	3
e w sound	4
e w spray	-2
e w sprin	4
e w stabl	1
e w stain	2
e w stair	-5
e w start	-5
e w stati	-2
e w stero	11
e w stiff	8
e w stifl	2
e w still	3
e w stoma	-4
e w stool	-1
e w stopp	-5
e w stops	1
e w strai	11
e w strip	1
e w sudde	-1
e w sugar	5
e w summe	-5
e w sunda	-8
e w suppo	-4
e w surge	3
e w sweat	4
e w swell	-12
e w table	-9
e w take	11
e w taken	3
e w takes	-2
e w takin	-11
e w talk	1
e w tape	6
e w tell	-7
e w temp	3
e w tempe	-6
e w tende	-3
e w terri	5
e w test	-12
e w tetan	1
e w than	7
e w that	-38
e w that'	-7
e w thats	-6
e w the	-10
e w them	-1
e w then	7
e w there	-14
e w these	3
e w they	16
e w they'	-3
e w thick	6
e w thigh	3
e w thin	3
e w thing	-3
e w think	2
e w thinn	3
e w third	2
e w this	3
e w those	-9
e w thoug	-1
e w throa	4
e w thurs	7
e w thyro	4
e w tight	6
e w till	-4
e w time	8
e w times	-3
e w tingl	-4
e w to	2
e w today	-3
e w toe	1
e w toes	5
e w told	3
e w tongu	3
e w tonig	1
e w too	-2
e w took	1
e w touch	7
e w trans	3
e w treat	-6
e w tried	2
e w troub	1
e w try	6
e w tsh	1
e w tube	-7
e w tuesd	-1
e w tummy	-9
e w turn	-3
e w twice	7
e w ulcer	7
e w under	-3
e w until	-2
e w up	3
e w urate	-2
e w urine	3
e w us	-12
e w used	1
e w vacci	-3
e w visit	1
e w vomit	7
e w walki	-3
e w want	-5
e w wants	2
e w ward	-8
e w warfa	2
e w was	10
e w water	4
e w wax	-5
e w way	5
e w we	-10
e w weak	1
e w weakn	4
e w wee	-8
e w week	3
e w weeke	1
e w weeks	-1
e w weigh	5
e w went	-12
e w were	-7
e w what	-15
e w when	2
e w where	1
e w which	-2
e w while	-10
e w white	-6
e w why	4
e w will	-9
e w with	-1
e w witho	-7
e w wobbl	3
e w womb	-6
e w won't	5
e w worse	-7
e w would	-5
e w wrist	3
e w write	9
e w wrote	-3
e w x-ray	4
e w year	9
e w years	10
e w yeast	2
e w yello	-1
e w yes	-13
e w yeste	-6
e w you	-4`,
  r: `r before0 безбо	3
r before0 беспо	6
r before0 болез	6
r before0 болит	-3
r before0 больн	-5
r before0 было	-3
r before0 вас	4
r before0 вводи	-1
r before0 весно	2
r before0 ветвр	-10
r before0 вечер	-6
r before0 взвес	3
r before0 владе	8
r before0 восем	14
r before0 врач	5
r before0 все	2
r before0 вы	-4
r before0 гастр	4
r before0 говор	3
r before0 года	-2
r before0 горло	-1
r before0 да	2
r before0 дават	-3
r before0 даем	3
r before0 дальш	5
r before0 два	3
r before0 двадц	-2
r before0 девят	3
r before0 день	-3
r before0 десят	8
r before0 дней	-14
r before0 докто	3
r before0 есть	-6
r before0 как	-2
r before0 килог	5
r before0 красн	-1
r before0 креат	3
r before0 ладно	-11
r before0 лучше	-3
r before0 месяц	1
r before0 милли	-1
r before0 минут	-4
r before0 можно	3
r before0 мокро	6
r before0 мягки	1
r before0 недел	1
r before0 нельз	-4
r before0 нет	-15
r before0 норма	-2
r before0 ночь	-3
r before0 нужен	9
r before0 один	-2
r before0 отмен	-3
r before0 пацие	8
r before0 пейте	1
r before0 плохо	-9
r before0 помог	-3
r before0 понял	-9
r before0 понят	6
r before0 посмо	3
r before0 пьете	1
r before0 пять	-2
r before0 пятьд	1
r before0 раз	-7
r before0 раза	-4
r before0 семь	4
r before0 семьд	3
r before0 сердц	-5
r before0 смотр	2
r before0 сорок	2
r before0 табле	1
r before0 тошни	7
r before0 треть	2
r before0 три	-1
r before0 тридц	1
r before0 трога	-7
r before0 увели	2
r before0 утра	-4
r before0 утром	4
r before0 хвати	-1
r before0 хозяи	-5
r before0 хозяй	3
r before0 хорош	10
r before0 четыр	-5
r before0 чисты	2
r before0 чувст	6
r before0 шесть	1
r before0 ясно	2
r before1 а	6
r before1 без	2
r before1 болит	5
r before1 была	3
r before1 было	-2
r before1 в	-17
r before1 вас	2
r before1 весно	-4
r before1 восем	-13
r before1 врач	-16
r before1 второ	-2
r before1 вчера	8
r before1 да	-1
r before1 давай	4
r before1 два	-4
r before1 двадц	1
r before1 две	-3
r before1 девян	5
r before1 девят	4
r before1 день	-6
r before1 держи	-2
r before1 десят	5
r before1 до	-4
r before1 дыхан	1
r before1 ей	-1
r before1 еще	5
r before1 же	-1
r before1 живот	3
r before1 за	4
r before1 и	-12
r before1 из	-1
r before1 как	3
r before1 кожа	4
r before1 колол	-8
r before1 меня	3
r before1 милли	6
r before1 мне	1
r before1 можно	4
r before1 на	14
r before1 надо	6
r before1 назад	3
r before1 нас	4
r before1 не	-2
r before1 недел	-2
r before1 нет	9
r before1 ничег	4
r before1 норма	3
r before1 ну	4
r before1 один	-1
r before1 он	-5
r before1 опять	3
r before1 от	-8
r before1 отека	-5
r before1 пацие	-7
r before1 по	-11
r before1 пока	-1
r before1 показ	1
r before1 получ	-3
r before1 понят	6
r before1 после	7
r before1 пьет	1
r before1 пью	-2
r before1 пять	-7
r before1 пятьд	1
r before1 работ	-2
r before1 раза	1
r before1 с	-4
r before1 сама	5
r before1 сахар	-2
r before1 семь	3
r before1 семьд	-1
r before1 снача	-1
r before1 со	3
r before1 сто	-4
r before1 так	-2
r before1 темпе	-2
r before1 три	1
r before1 тридц	2
r before1 у	12
r before1 утром	-4
r before1 хозяи	4
r before1 через	-2
r before1 четыр	8
r before1 что	-14
r before1 чуть	2
r before1 шесть	14
r before1 это	-5
r before1 я	-1
r before1 язык	-7
r behind0 а	-7
r behind0 ага	-2
r behind0 аллер	-1
r behind0 анали	3
r behind0 антиб	-1
r behind0 аспир	-3
r behind0 берем	3
r behind0 больш	-7
r behind0 в	7
r behind0 вес	8
r behind0 ветвр	-4
r behind0 возьм	-4
r behind0 вот	-11
r behind0 врач	9
r behind0 вы	2
r behind0 выдел	4
r behind0 глаза	-3
r behind0 голов	-3
r behind0 да	-20
r behind0 давай	-7
r behind0 давле	7
r behind0 два	-11
r behind0 дыхан	1
r behind0 если	-9
r behind0 живот	9
r behind0 и	12
r behind0 из	2
r behind0 как	-1
r behind0 камен	2
r behind0 кожа	9
r behind0 кровь	10
r behind0 курит	2
r behind0 ладно	-5
r behind0 ложит	-6
r behind0 мелок	-6
r behind0 мне	2
r behind0 моча	4
r behind0 муж	-1
r behind0 мы	4
r behind0 на	-2
r behind0 начин	10
r behind0 не	-12
r behind0 нет	-27
r behind0 но	4
r behind0 ну	5
r behind0 он	6
r behind0 она	-1
r behind0 от	11
r behind0 пальц	-2
r behind0 пацие	3
r behind0 печен	2
r behind0 по	-1
r behind0 позво	-4
r behind0 пока	-1
r behind0 понят	2
r behind0 после	13
r behind0 потом	9
r behind0 почки	-1
r behind0 прихо	1
r behind0 пульс	4
r behind0 пусть	-3
r behind0 раньш	15
r behind0 рвота	1
r behind0 сатур	-4
r behind0 сегод	-6
r behind0 сейча	4
r behind0 сердц	2
r behind0 сколь	13
r behind0 слизи	-5
r behind0 снача	-1
r behind0 сын	-11
r behind0 табле	-1
r behind0 так	4
r behind0 там	-1
r behind0 темпе	11
r behind0 тепер	-3
r behind0 то	-4
r behind0 тогда	-12
r behind0 у	-2
r behind0 узи	4
r behind0 хозяи	-3
r behind0 хозяй	2
r behind0 хорош	7
r behind0 чем	-1
r behind0 через	-1
r behind0 это	-2
r behind0 я	2
r behind0 ясно	-3
r behind1 #	1
r behind1 аспир	-1
r behind1 без	-3
r behind1 бледн	3
r behind1 болез	4
r behind1 боль	1
r behind1 будет	-2
r behind1 была	1
r behind1 в	10
r behind1 вам	-9
r behind1 вас	-2
r behind1 витам	4
r behind1 вообщ	-3
r behind1 вот	4
r behind1 вы	-4
r behind1 да	-1
r behind1 давле	-1
r behind1 давно	4
r behind1 два	3
r behind1 двадц	-1
r behind1 две	1
r behind1 девян	-1
r behind1 дня	-11
r behind1 до	10
r behind1 докто	-2
r behind1 его	-3
r behind1 ей	-8
r behind1 ест	3
r behind1 есть	9
r behind1 еще	-3
r behind1 же	-4
r behind1 желуд	-4
r behind1 за	-9
r behind1 и	2
r behind1 как	-1
r behind1 кашел	-3
r behind1 когда	2
r behind1 курит	3
r behind1 месяч	4
r behind1 мне	-2
r behind1 можно	-6
r behind1 мы	-2
r behind1 мягки	8
r behind1 на	2
r behind1 надо	1
r behind1 не	-17
r behind1 нет	9
r behind1 никол	-6
r behind1 ноль	-7
r behind1 норма	-6
r behind1 нуроф	-3
r behind1 один	5
r behind1 он	7
r behind1 она	-5
r behind1 от	-6
r behind1 пацие	-2
r behind1 по	5
r behind1 пока	5
r behind1 понял	6
r behind1 после	-4
r behind1 право	6
r behind1 прини	-1
r behind1 продо	4
r behind1 прошл	-4
r behind1 пьете	9
r behind1 раз	-2
r behind1 рвота	3
r behind1 с	-8
r behind1 свечи	-2
r behind1 сейча	4
r behind1 семьд	2
r behind1 сорок	3
r behind1 спаси	3
r behind1 сто	5
r behind1 так	-16
r behind1 темпе	3
r behind1 теплы	-8
r behind1 то	-4
r behind1 тогда	-3
r behind1 тоже	-2
r behind1 тольк	-7
r behind1 три	-6
r behind1 тридц	8
r behind1 у	-11
r behind1 увели	1
r behind1 уже	-6
r behind1 утром	-8
r behind1 хорош	2
r behind1 через	-2
r behind1 что	-2
r behind1 это	5
r behind1 я	7
r head0 #	-2
r head0 аллер	9
r head0 анали	-4
r head0 антиб	11
r head0 аспир	1
r head0 берем	-2
r head0 боли	2
r head0 болит	-7
r head0 больн	-4
r head0 больш	-3
r head0 был	5
r head0 в	4
r head0 вес	4
r head0 все	-2
r head0 вчера	-6
r head0 выдел	2
r head0 глист	2
r head0 голов	9
r head0 давле	12
r head0 декса	3
r head0 длите	13
r head0 дочь	4
r head0 дыхан	2
r head0 ей	-1
r head0 если	9
r head0 ест	5
r head0 еще	-6
r head0 жду	-3
r head0 желез	3
r head0 желуд	3
r head0 живот	-4
r head0 завтр	8
r head0 кальц	-7
r head0 капел	2
r head0 капли	3
r head0 кашел	5
r head0 когда	-5
r head0 кожа	-6
r head0 кровь	-1
r head0 курит	12
r head0 легки	2
r head0 лежит	5
r head0 матка	3
r head0 мелок	5
r head0 молок	-3
r head0 моча	-6
r head0 на	-7
r head0 надо	-1
r head0 не	-7
r head0 ноги	10
r head0 нуроф	7
r head0 обезб	5
r head0 он	-5
r head0 она	-1
r head0 от	1
r head0 отеко	5
r head0 пальц	3
r head0 пацие	6
r head0 пейте	-10
r head0 перед	-2
r head0 печен	6
r head0 по	-8
r head0 позво	4
r head0 пока	-18
r head0 помог	-7
r head0 после	5
r head0 потом	-7
r head0 похож	2
r head0 похуд	3
r head0 почки	4
r head0 прави	1
r head0 приви	2
r head0 прини	-4
r head0 прихо	1
r head0 продо	-5
r head0 прост	1
r head0 пульс	10
r head0 раньш	14
r head0 рвота	6
r head0 рост	1
r head0 с	-11
r head0 сатур	3
r head0 сахар	-13
r head0 сегод	-10
r head0 сейча	-7
r head0 сердц	-5
r head0 слизи	-2
r head0 снача	7
r head0 стул	6
r head0 темпе	12
r head0 тепер	-8
r head0 тогда	-10
r head0 тольк	-10
r head0 тошни	4
r head0 ттг	2
r head0 у	5
r head0 узи	-4
r head0 утром	-2
r head0 ухо	8
r head0 церук	-3
r head0 через	5
r head0 что	-11
r head0 это	-6
r head0 я	-12
r head1 #	23
r head1 а	-9
r head1 без	-5
r head1 бледн	2
r head1 болез	4
r head1 болит	4
r head1 будет	4
r head1 был	2
r head1 было	1
r head1 в	-4
r head1 владе	1
r head1 внизу	1
r head1 вчера	2
r head1 года	1
r head1 давал	3
r head1 дня	-2
r head1 до	-8
r head1 его	2
r head1 ее	-8
r head1 ей	4
r head1 ему	-5
r head1 если	-7
r head1 еще	-4
r head1 живот	1
r head1 за	2
r head1 завтр	6
r head1 и	-12
r head1 из	1
r head1 или	2
r head1 как	10
r head1 кашел	-1
r head1 кашля	-4
r head1 кг	5
r head1 когда	5
r head1 красн	5
r head1 крови	3
r head1 лежит	-9
r head1 лет	-3
r head1 мамы	-4
r head1 месяц	2
r head1 мягки	3
r head1 на	9
r head1 надо	-1
r head1 не	-5
r head1 него	-1
r head1 нельз	7
r head1 нет	14
r head1 никак	5
r head1 никог	4
r head1 норма	-7
r head1 ночью	-6
r head1 один	5
r head1 он	1
r head1 опять	-7
r head1 от	-14
r head1 отмен	-3
r head1 пацие	8
r head1 по	9
r head1 пока	5
r head1 покра	2
r head1 право	3
r head1 продо	9
r head1 прошл	3
r head1 раз	-10
r head1 розов	-2
r head1 с	5
r head1 сдела	-6
r head1 сегод	7
r head1 снимк	1
r head1 так	-4
r head1 там	-5
r head1 теплы	2
r head1 то	-4
r head1 тоже	1
r head1 у	-8
r head1 увели	4
r head1 уже	1
r head1 укол	-1
r head1 утром	-2
r head1 хорош	5
r head1 через	-14
r head1 чисты	2
r head1 этого	3
r head1 я	6
r p # #	-10
r p # в	-2
r p # вечер	2
r p # года	4
r p # граду	-4
r p # дней	-3
r p # дня	-13
r p # и	-11
r p # или	1
r p # кг	10
r p # креат	1
r p # лет	1
r p # месяц	2
r p # минут	-4
r p # мл	-13
r p # мм	7
r p # на	5
r p # недел	4
r p # пульс	1
r p # раз	2
r p # раза	-4
r p # табле	-3
r p # часа	-5
r p # часов	-4
r p аллер на	8
r p антиб не	8
r p больш #	-2
r p больш не	-2
r p броси в	7
r p был #	-5
r p было #	1
r p в #	-9
r p в больн	3
r p в вену	-5
r p в груди	5
r p в день	3
r p в корм	-5
r p в мае	1
r p в моче	6
r p в норме	2
r p в октяб	-1
r p в поряд	1
r p в прием	1
r p в прошл	3
r p в сентя	7
r p в среду	-7
r p в стаци	-3
r p в час	1
r p в четве	4
r p вес #	11
r p все равно	-2
r p вчера #	-5
r p вызыв скору	-1
r p выше #	-5
r p гемог #	3
r p года назад	-1
r p да #	2
r p давле #	6
r p день #	7
r p день и	-1
r p длите #	4
r p длите с	7
r p дня не	-1
r p до #	-5
r p до этого	4
r p дыхан #	1
r p его не	-4
r p если будет	-1
r p если через	-3
r p еще #	-5
r p жду пацие	-4
r p живот мягки	3
r p за #	-3
r p завтр утром	-1
r p и #	4
r p и в	-3
r p и все	6
r p и креат	-4
r p и на	-4
r p и не	5
r p и от	1
r p и отек	2
r p из #	3
r p кажды #	-5
r p калий и	-4
r p капел ринге	-1
r p кг #	4
r p ко мне	5
r p креат #	6
r p кровь в	1
r p кровь на	1
r p лет назад	-5
r p мг утром	-5
r p на #	-5
r p на ночь	-8
r p на полос	-2
r p на прошл	2
r p на снимк	-2
r p не болит	-10
r p не будем	5
r p не вижу	-4
r p не давай	-1
r p не даем	3
r p не ест	5
r p не надо	-6
r p не нужен	8
r p не нужно	-2
r p не помог	1
r p не увели	2
r p ниже #	1
r p никог не	-1
r p ничег не	-2
r p но не	-4
r p но пока	-4
r p нужен пацие	3
r p обеих сторо	-5
r p один раз	-1
r p одну табле	-4
r p он и	-11
r p он не	1
r p он пацие	1
r p он у	-5
r p от клеще	-2
r p от него	-1
r p пацие #	3
r p пацие в	-6
r p пацие не	1
r p по #	-9
r p по ночам	11
r p под кожу	-6
r p пока не	-16
r p пока нет	2
r p похож на	4
r p похуд на	-2
r p прошл году	5
r p прошл раз	-2
r p пульс #	8
r p раз в	5
r p раза #	1
r p раза в	5
r p рвота один	4
r p ринге #	5
r p рост #	1
r p с #	3
r p с весны	3
r p с кровь	2
r p с лета	-9
r p с обеих	-5
r p с утра	3
r p сатур #	3
r p сейча не	-2
r p слизи бледн	2
r p со вчера	5
r p темпе выше	-1
r p темпе нет	4
r p трети день	-5
r p тромб #	1
r p у владе	-4
r p у мамы	-9
r p у меня	-6
r p у нас	8
r p у него	3
r p у нее	3
r p утром #	3
r p утром и	2
r p хоть ночью	1
r p хрипо нет	3
r p через #	2
r p через день	-5
r p через месяц	-6
r p через недел	-2
r p шейка чиста	2
r p это не	-6
r p это от	-6
r p я не	-5
r tail0 #	12
r tail0 безбо	5
r tail0 болез	3
r tail0 болит	-12
r tail0 больн	-11
r tail0 была	-1
r tail0 были	-3
r tail0 весно	5
r tail0 вечер	3
r tail0 видел	-4
r tail0 время	-6
r tail0 все	9
r tail0 гастр	-3
r tail0 говор	8
r tail0 года	1
r tail0 даем	3
r tail0 день	-7
r tail0 держи	-6
r tail0 десят	-9
r tail0 дней	1
r tail0 дня	3
r tail0 еды	-3
r tail0 есть	7
r tail0 задых	1
r tail0 закон	2
r tail0 звони	5
r tail0 кг	2
r tail0 корм	-2
r tail0 кофе	-7
r tail0 красн	-2
r tail0 креат	-5
r tail0 кровь	-6
r tail0 лет	5
r tail0 локтя	11
r tail0 лучше	2
r tail0 мм	7
r tail0 можно	-2
r tail0 мокро	5
r tail0 мягки	2
r tail0 назад	4
r tail0 назна	5
r tail0 недел	-8
r tail0 нельз	-1
r tail0 нет	22
r tail0 никог	-3
r tail0 норма	-2
r tail0 ночью	2
r tail0 нужен	7
r tail0 нужно	7
r tail0 октяб	-1
r tail0 остал	-5
r tail0 отмен	-3
r tail0 отриц	-3
r tail0 пацие	-8
r tail0 пейте	1
r tail0 плохо	-1
r tail0 позав	4
r tail0 помог	-2
r tail0 поряд	-2
r tail0 прини	4
r tail0 продо	7
r tail0 прошл	-1
r tail0 раз	3
r tail0 раза	-5
r tail0 раньш	-10
r tail0 розов	1
r tail0 сам	-1
r tail0 сегод	-2
r tail0 сердц	-12
r tail0 слева	-1
r tail0 снима	-2
r tail0 стаци	-3
r tail0 тошни	5
r tail0 увели	3
r tail0 утра	7
r tail0 утром	2
r tail0 хвати	-4
r tail0 хорош	2
r tail0 час	5
r tail0 часа	-3
r tail0 часов	-1
r tail0 чисты	2
r tail1 #	9
r tail1 антиб	-1
r tail1 без	8
r tail1 болит	1
r tail1 больн	-7
r tail1 больш	5
r tail1 был	3
r tail1 была	1
r tail1 было	-3
r tail1 в	5
r tail1 вес	3
r tail1 вечер	1
r tail1 второ	3
r tail1 вчера	5
r tail1 вызыв	-1
r tail1 выше	-6
r tail1 года	1
r tail1 голов	-4
r tail1 давле	6
r tail1 до	3
r tail1 дыхан	1
r tail1 его	-5
r tail1 еще	-6
r tail1 живот	4
r tail1 за	3
r tail1 и	5
r tail1 из	-1
r tail1 изжог	3
r tail1 кажды	5
r tail1 как	-11
r tail1 кашел	1
r tail1 кожа	-9
r tail1 колол	4
r tail1 креат	6
r tail1 легки	2
r tail1 лет	-4
r tail1 месяц	5
r tail1 можно	1
r tail1 моче	4
r tail1 на	5
r tail1 не	20
r tail1 недел	-3
r tail1 немно	3
r tail1 нет	-2
r tail1 ни	-9
r tail1 ночам	6
r tail1 один	8
r tail1 опять	-3
r tail1 от	-14
r tail1 пальц	-12
r tail1 пацие	1
r tail1 по	-8
r tail1 пока	1
r tail1 после	-8
r tail1 потом	-4
r tail1 почки	-2
r tail1 право	8
r tail1 прошл	-1
r tail1 пульс	8
r tail1 пьет	-1
r tail1 с	12
r tail1 сатур	2
r tail1 сахар	-11
r tail1 сдела	1
r tail1 сейча	-5
r tail1 сердц	4
r tail1 сразу	5
r tail1 темпе	-1
r tail1 тепер	-3
r tail1 тогда	4
r tail1 тоже	4
r tail1 уже	2
r tail1 утром	1
r tail1 хоть	1
r tail1 хрипо	3
r tail1 через	-1
r tail1 что	-3
r tail1 чуть	7
r tail1 это	10
r w #	6
r w а	-8
r w аллер	2
r w амокс	-3
r w анали	3
r w аналь	5
r w антиб	7
r w аппет	-5
r w артро	2
r w аспир	1
r w бабуш	-9
r w без	1
r w безбо	5
r w берем	-3
r w бледн	7
r w болез	7
r w боли	4
r w болит	-16
r w больн	-19
r w больш	-7
r w броси	3
r w бы	-1
r w бывае	-6
r w был	-5
r w была	-4
r w были	-7
r w было	1
r w быть	-12
r w в	-3
r w вакци	-6
r w вену	-5
r w верош	4
r w вес	5
r w весно	-6
r w весны	-1
r w вечер	6
r w видел	-9
r w вижу	-3
r w вирус	5
r w витам	3
r w владе	-15
r w влажн	-1
r w внизу	-4
r w внутр	-11
r w во	2
r w вода	-3
r w возьм	-8
r w волос	2
r w вообщ	-6
r w воспа	2
r w восьм	-14
r w време	2
r w время	-8
r w встае	2
r w втора	-3
r w второ	3
r w вчера	6
r w выбух	5
r w выдел	-5
r w вызыв	-1
r w вымя	3
r w выпис	4
r w вырва	-3
r w выше	-3
r w гастр	-4
r w гемат	-2
r w гемог	6
r w гипсо	1
r w глаза	4
r w глист	2
r w глота	-4
r w глюко	-9
r w говор	9
r w года	6
r w году	-10
r w голос	-2
r w горло	6
r w гормо	-1
r w граду	-4
r w грани	1
r w груди	8
r w да	1
r w давай	-3
r w давал	-4
r w дават	7
r w даем	4
r w даете	-1
r w дала	1
r w дальш	-5
r w дам	-1
r w даю	3
r w дважд	-1
r w декаб	2
r w декса	6
r w делал	-4
r w день	1
r w держа	3
r w держи	-6
r w десят	-9
r w диабе	-3
r w дигок	2
r w длите	13
r w для	-7
r w дней	-7
r w дня	-16
r w до	8
r w докто	-15
r w доли	2
r w дома	-5
r w дочь	4
r w думаю	6
r w дыхан	-4
r w его	-16
r w ее	-15
r w ей	3
r w ему	-4
r w если	3
r w ест	11
r w есть	-4
r w еще	-15
r w жеват	2
r w желез	3
r w желуд	-5
r w живот	-2
r w жидко	2
r w за	5
r w завтр	9
r w задых	-4
r w закон	-12
r w запис	-2
r w запом	3
r w звони	1
r w зуд	-4
r w и	-19
r w из	9
r w из-за	5
r w изжог	3
r w или	11
r w инсул	-8
r w исклю	2
r w к	6
r w кажды	1
r w как	-8
r w калий	2
r w кальц	-4
r w камен	8
r w капае	2
r w капал	-1
r w капел	6
r w капли	-2
r w катет	6
r w кашел	-4
r w кашля	-1
r w кг	11
r w кетон	2
r w кисло	2
r w кишеч	1
r w кишки	2
r w клеща	-1
r w клеще	-2
r w ко	5
r w когда	-10
r w кожа	-6
r w кожу	-6
r w колен	7
r w колит	-2
r w колол	4
r w колот	-4
r w контр	-6
r w копыт	-3
r w корм	1
r w котор	-1
r w кофе	-7
r w кошка	1
r w крови	6
r w крово	-3
r w кровь	-13
r w кроли	5
r w купил	5
r w курит	11
r w курс	-6
r w лапы	-3
r w левое	1
r w левый	5
r w легки	3
r w легко	5
r w легче	2
r w лейко	-4
r w лекар	-2
r w лет	1
r w лета	-9
r w летом	1
r w лечит	-10
r w локот	-2
r w локтя	11
r w лучев	1
r w лучше	-2
r w мае	1
r w мазал	5
r w мазок	6
r w мама	-1
r w мамы	-9
r w масло	13
r w матка	3
r w между	-2
r w мелок	5
r w меня	-7
r w месяц	-3
r w месяч	3
r w метфо	-3
r w мигре	3
r w минут	-4
r w мл	-13
r w мм	7
r w мне	-2
r w много	1
r w может	2
r w можно	-7
r w мокро	5
r w молок	-5
r w молоч	4
r w моча	-5
r w моче	6
r w мочев	4
r w мочег	5
r w мочи	-7
r w мочит	2
r w мы	5
r w мышцы	-2
r w мягки	-1
r w надо	-8
r w назад	3
r w назна	-14
r w налет	3
r w нам	3
r w напра	-6
r w напря	1
r w нас	8
r w насмо	3
r w настр	1
r w натощ	2
r w начал	4
r w начин	8
r w начне	1
r w не	-19
r w недел	3
r w нее	6
r w нельз	6
r w немно	8
r w нет	8
r w ни	-12
r w ниже	2
r w никак	10
r w никог	1
r w ничег	-5
r w но	-5
r w ноги	6
r w норма	-7
r w норме	2
r w ночам	11
r w ночь	-7
r w ночью	-3
r w нужен	6
r w нужно	-2
r w нуроф	10
r w о	4
r w об	-4
r w обезб	-1
r w обеих	-5
r w обсуд	2
r w обычн	-2
r w овчар	8
r w один	8
r w одна	-4
r w одной	-10
r w одну	-2
r w одышк	6
r w октяб	-1
r w омепр	1
r w он	-25
r w она	-3
r w онеме	4
r w опера	1
r w опять	-19
r w осмот	5
r w особе	5
r w остав	-3
r w остал	-13
r w остры	6
r w от	-41
r w отек	-2
r w отеко	4
r w отмен	-12
r w отпус	-2
r w отриц	-1
r w палец	-8
r w пальц	-10
r w парац	3
r w пацие	-8
r w пейте	-10
r w пениц	1
r w первы	3
r w перед	-3
r w перел	11
r w перен	-1
r w переп	-2
r w перес	3
r w печен	3
r w пил	-7
r w пила	-3
r w пить	-1
r w плани	2
r w плохо	-9
r w по	-12
r w повто	3
r w под	-11
r w подум	-3
r w пожал	-10
r w позав	6
r w позво	5
r w пока	-14
r w покаж	6
r w показ	-4
r w покра	7
r w полик	1
r w полов	3
r w полож	-2
r w полос	-1
r w польз	-2
r w помог	-5
r w понос	-15
r w посев	5
r w после	12
r w потом	-9
r w похож	6
r w похуд	-1
r w почки	6
r w поясн	4
r w права	-8
r w прави	1
r w право	4
r w праву	2
r w препа	-1
r w при	4
r w приви	-9
r w прида	1
r w приде	5
r w приез	4
r w прием	3
r w прине	-3
r w прини	5
r w прист	-1
r w прихо	2
r w про	-1
r w прове	1
r w продо	4
r w прокл	2
r w промы	2
r w пропи	-6
r w прост	-11
r w прошл	1
r w психо	5
r w пузыр	5
r w пульс	11
r w пусть	-3
r w пьет	-3
r w пьете	-1
r w пью	-9
r w пятна	-10
r w работ	3
r w равно	-2
r w раз	-7
r w раза	-4
r w раздр	3
r w рак	1
r w раньш	-3
r w расши	3
r w рвать	1
r w рвет	3
r w рвота	7
r w рвоты	2
r w ребра	-9
r w рентг	2
r w ринге	4
r w риско	1
r w ровно	4
r w розов	1
r w рост	1
r w руки	4
r w с	-16
r w сам	2
r w сама	5
r w сатур	3
r w сахар	-16
r w свобо	4
r w сдела	-11
r w сегод	-10
r w сейча	-9
r w семин	-2
r w сентя	8
r w сердц	-16
r w сестр	-6
r w сильн	4
r w симпт	2
r w синул	6
r w сказа	-6
r w сколь	3
r w скоре	3
r w слева	-8
r w слизи	-2
r w смотр	-1
r w снача	3
r w сниже	2
r w снима	-1
r w снимк	-5
r w снимо	-2
r w снова	-2
r w со	6
r w совсе	1
r w созна	2
r w сосед	-10
r w сосок	2
r w спит	-3
r w справ	11
r w сразу	12
r w средн	-5
r w среду	-7
r w стави	-4
r w стане	5
r w стаци	-3
r w сторо	-4
r w страш	-3
r w стул	7
r w суста	-6
r w сутки	-1
r w суток	1
r w сухой	5
r w табле	-9
r w так	-12
r w такое	5
r w там	-8
r w темпе	7
r w тепер	-8
r w теплы	2
r w терап	1
r w тест	3
r w тетра	5
r w то	-20
r w тогда	-4
r w тоже	6
r w тольк	-11
r w точно	1
r w тошни	9
r w трама	-3
r w трети	-2
r w треть	-2
r w тромб	-3
r w ттг	2
r w тяжел	-8
r w тянет	5
r w у	-12
r w убери	6
r w увели	6
r w увиде	-7
r w уже	5
r w узи	-7
r w уйдет	-3
r w укол	-9
r w укола	-3
r w уколо	1
r w уколы	6
r w уколю	-2
r w упала	4
r w утра	11
r w утром	-4
r w ухо	9
r w ферри	6
r w хвати	-4
r w хелик	-4
r w хлопь	-6
r w ходит	4
r w холес	1
r w холод	-2
r w хорош	4
r w хоть	1
r w хрипо	7
r w хрома	2
r w церук	-1
r w час	4
r w часа	-5
r w часов	-3
r w чаще	-3
r w чем	1
r w через	-4
r w черны	3
r w четве	-5
r w чешет	4
r w чиста	-2
r w чисто	1
r w чисты	3
r w что	-13
r w что-т	-6
r w чтобы	-5
r w чувст	4
r w чуть	10
r w шейка	2
r w шея	-9
r w эритр	3
r w это	-7
r w этого	3
r w я	-9
r w язва	4
r w яични	2`,
}
