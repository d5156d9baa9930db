/** Made by eval/worth/value/learn-value.ts: what each feature of a statement adds to the odds that it may stand, in steps. */
export const VALUE_WEIGHTS = {
  all: `additionalNotes	1
additionalNotes advice	-4
additionalNotes body	-6
additionalNotes diagnosis	6
additionalNotes firstPerson	8
additionalNotes length 0	-3
additionalNotes length 1	-4
additionalNotes length 2	5
additionalNotes length 3	-1
additionalNotes length 4	4
additionalNotes length 5	2
additionalNotes length 6	-1
additionalNotes negation	-6
additionalNotes number	6
additionalNotes planCue	1
additionalNotes secondPerson	-4
additionalNotes symptom	3
additionalNotes timeWord	6
additionalNotes weight	5
admin	1
advice	5
affirmed	8
after affirmed	-7
after answered	3
after condition	3
after correction	5
after denied	-2
after firstPerson	-5
after hypothetical	16
after kin	-4
after labelled	-4
after medicine	-18
after negation	4
after no	2
after no medicine	5
after none	1
after other voice	-5
after otherAnimal	-12
after otherPerson	-37
after planCue	11
after second kin	-2
after second otherAnimal	-9
after second otherPerson	-4
after smallTalk	-3
after thirdPerson	-4
after told	-1
after uncertain	13
after yes	-8
allergy	-13
animal	-2
answered	-6
asked	-3
asked why	4
assessmentCue	3
backchannel	-25
bare additionalNotes	1
bare affirmed	-4
bare answered	-24
bare complaints	-8
bare denied	-2
bare diagnoses	-10
bare labelled	3
bare length -1	-36
bare length 0	5
bare length 1	-10
bare length 2	-10
bare length 3	-5
bare length 4	-2
bare length 5	-16
bare length 6	-25
bare medications	5
bare none	-28
bare physicalExamination	-19
bare treatmentMeasures	-17
bare treatmentPlans	-31
before affirmed	1
before answered	7
before condition	2
before correction	-16
before denied	6
before firstPerson	-4
before hypothetical	-4
before kin	5
before labelled	7
before medicine	-7
before negation	1
before no	-10
before no medicine	-6
before none	-4
before other voice	-23
before otherAnimal	8
before otherPerson	17
before past	8
before planCue	-11
before same voice	-2
before smallTalk	-7
before thirdPerson	-6
before told	-7
before uncertain	3
before yes	-3
body	13
both	-13
clinician additionalNotes	-1
clinician complaints	-10
clinician physicalExamination	-2
clinician treatmentMeasures	-8
clinician treatmentPlans	-26
closing treatmentPlans	3
complaints	-3
complaints advice	1
complaints body	3
complaints condition	-24
complaints contact	-16
complaints diagnosis	5
complaints finding	-9
complaints firstPerson	-14
complaints followUp	11
complaints frequency	-5
complaints imaging	9
complaints kin	-10
complaints length -1	-13
complaints length 0	-13
complaints length 1	4
complaints length 2	3
complaints length 3	-7
complaints length 4	16
complaints length 5	3
complaints length 6	-3
complaints listed	15
complaints negation	-2
complaints normal	-17
complaints number	-10
complaints past	15
complaints planCue	-30
complaints referral	-20
complaints secondPerson	-11
complaints symptom	24
complaints test	-2
complaints timeWord	21
complaints vital	-9
complaints weight	14
condition	-2
contact	10
copula	9
correction	-23
course	-7
cut affirmed	12
cut answered	14
cut complaints	2
cut denied	31
cut diagnoses	23
cut labelled	13
cut length -1	44
cut length 0	-3
cut length 1	6
cut length 2	-12
cut length 3	3
cut length 4	11
cut length 5	17
cut length 6	24
cut none	13
cut physicalExamination	18
cut treatmentMeasures	25
cut treatmentPlans	19
denied	29
denyPlan	32
device	16
diagnoses	13
diagnoses advice	-4
diagnoses body	8
diagnoses condition	4
diagnoses contact	7
diagnoses diagnosis	17
diagnoses finding	-14
diagnoses firstPerson	9
diagnoses frequency	-2
diagnoses imaging	-2
diagnoses length -1	9
diagnoses length 0	11
diagnoses length 1	-15
diagnoses length 2	2
diagnoses length 3	8
diagnoses length 4	7
diagnoses length 5	-13
diagnoses length 6	5
diagnoses listed	-2
diagnoses negation	-6
diagnoses normal	-3
diagnoses number	-6
diagnoses past	-13
diagnoses planCue	3
diagnoses secondPerson	8
diagnoses symptom	3
diagnoses test	-6
diagnoses timeWord	-22
diagnoses unit	-2
diagnoses weight	15
diagnosis	19
diet	8
doseForm	-19
drugClass	-17
event	12
examCue	25
examStart	-3
examination complaints	-27
examination diagnoses	2
examination physicalExamination	18
examination treatmentMeasures	3
examination treatmentPlans	-21
filler	-9
finding	-2
first	19
firstPerson	-7
fluid	-22
followUp	9
frequency	-26
future	6
given	-3
greeting	-11
history additionalNotes	-8
history complaints	10
history physicalExamination	3
history treatmentMeasures	2
history treatmentPlans	-12
hypothetical	13
imaging	16
joiner	-4
kin	-14
labelled	17
left	-12
listed	15
log words	5
maybe clinician additionalNotes	9
maybe clinician complaints	-2
maybe clinician diagnoses	10
maybe clinician physicalExamination	5
maybe clinician treatmentMeasures	17
maybe clinician treatmentPlans	5
maybe patient additionalNotes	1
maybe patient complaints	-2
maybe patient diagnoses	4
maybe patient physicalExamination	-1
maybe patient treatmentPlans	5
measure	9
med names another complaints	14
med names another diagnoses	-12
med names another physicalExamination	-5
med names another self -1	-25
med names another self 0	-1
med names another self 1	1
med names another self 2	14
med names another treatmentMeasures	-6
med names another treatmentPlans	-5
med names no other additionalNotes	8
med names no other complaints	-9
med names no other diagnoses	3
med names no other physicalExamination	6
med names no other self -1	-4
med names no other self 0	20
med names no other self 1	3
med names no other self 2	4
med names no other treatmentMeasures	11
med names no other treatmentPlans	2
med opens with another complaints	-5
med opens with another diagnoses	-1
med opens with another physicalExamination	5
med opens with another self -1	-27
med opens with another self 0	8
med opens with another self 2	4
med opens with another treatmentMeasures	-3
med opens with another treatmentPlans	-12
medications	5
medications number	5
medications timeWord	5
medications weight	5
medicines	-16
much weight	-22
negation	6
none	-8
normal	3
nothing	-2
numbers	-2
observes	-8
one or some	-4
onset	7
opener	-7
opening	7
past	-14
patient additionalNotes	-8
patient complaints	3
physicalExamination	3
physicalExamination advice	4
physicalExamination body	16
physicalExamination condition	-2
physicalExamination contact	-9
physicalExamination diagnosis	7
physicalExamination finding	32
physicalExamination firstPerson	-20
physicalExamination frequency	-15
physicalExamination imaging	-3
physicalExamination length -1	16
physicalExamination length 0	19
physicalExamination length 1	21
physicalExamination length 2	-7
physicalExamination length 3	-7
physicalExamination length 4	-14
physicalExamination length 5	-11
physicalExamination length 6	-15
physicalExamination listed	-28
physicalExamination negation	6
physicalExamination normal	19
physicalExamination number	21
physicalExamination past	-6
physicalExamination planCue	-8
physicalExamination referral	-14
physicalExamination secondPerson	-14
physicalExamination symptom	-20
physicalExamination test	17
physicalExamination timeWord	-33
physicalExamination unit	-5
physicalExamination vital	36
physicalExamination weight	6
plan additionalNotes	9
plan complaints	-18
plan diagnoses	11
plan medications	5
plan physicalExamination	-28
plan treatmentMeasures	4
plan treatmentPlans	3
planCue	2
prognosis	-2
question	-11
raise	-17
reaction	3
referral	-23
refuse	4
right	19
route	-6
secondPerson	-9
smallTalk	-3
social	10
speaks da	5
speaks en	-10
speaks nb	-1
speaks sv	5
start	-16
stop	-20
symptom	5
takes	-4
test	14
thirdPerson	-6
timeWord	14
treatmentMeasures	8
treatmentMeasures advice	-4
treatmentMeasures body	9
treatmentMeasures condition	5
treatmentMeasures diagnosis	-7
treatmentMeasures finding	-5
treatmentMeasures firstPerson	6
treatmentMeasures imaging	2
treatmentMeasures kin	-1
treatmentMeasures length -1	2
treatmentMeasures length 0	-5
treatmentMeasures length 1	-7
treatmentMeasures length 2	-16
treatmentMeasures length 3	7
treatmentMeasures length 4	14
treatmentMeasures length 5	18
treatmentMeasures length 6	-4
treatmentMeasures listed	25
treatmentMeasures negation	12
treatmentMeasures normal	1
treatmentMeasures number	15
treatmentMeasures past	2
treatmentMeasures planCue	4
treatmentMeasures secondPerson	-7
treatmentMeasures symptom	5
treatmentMeasures test	-2
treatmentMeasures timeWord	22
treatmentMeasures unit	-4
treatmentMeasures vital	-5
treatmentMeasures weight	4
treatmentPlans	-9
treatmentPlans advice	11
treatmentPlans body	-11
treatmentPlans condition	11
treatmentPlans contact	32
treatmentPlans diagnosis	-6
treatmentPlans finding	-23
treatmentPlans firstPerson	5
treatmentPlans followUp	-3
treatmentPlans frequency	-7
treatmentPlans imaging	9
treatmentPlans kin	-3
treatmentPlans length -1	-5
treatmentPlans length 0	-6
treatmentPlans length 1	-2
treatmentPlans length 2	-8
treatmentPlans length 3	1
treatmentPlans length 4	-16
treatmentPlans length 5	3
treatmentPlans length 6	16
treatmentPlans listed	12
treatmentPlans negation	7
treatmentPlans normal	6
treatmentPlans number	1
treatmentPlans past	-19
treatmentPlans planCue	20
treatmentPlans referral	14
treatmentPlans secondPerson	14
treatmentPlans symptom	-22
treatmentPlans test	4
treatmentPlans timeWord	14
treatmentPlans unit	10
treatmentPlans vital	-14
treatmentPlans weight	20
unanswered	-33
uncertain	12
unit	2
up to three words	-3
vet names another additionalNotes	-2
vet names another diagnoses	5
vet names another physicalExamination	-13
vet names another self -1	5
vet names another self 0	2
vet names another self 1	6
vet names another self 2	-5
vet names another treatmentMeasures	7
vet names another treatmentPlans	12
vet names no other additionalNotes	-7
vet names no other complaints	-17
vet names no other diagnoses	16
vet names no other medications	5
vet names no other physicalExamination	4
vet names no other self -1	8
vet names no other self 0	-7
vet names no other self 2	-10
vet names no other treatmentMeasures	-6
vet names no other treatmentPlans	2
vet opens with another complaints	18
vet opens with another diagnoses	2
vet opens with another physicalExamination	7
vet opens with another self -1	5
vet opens with another self 1	6
vet opens with another treatmentMeasures	5
vet opens with another treatmentPlans	-21
vital	15
weight	17
words	2`,
  n: `n before0 #	8
n before0 af	-4
n before0 aften	6
n before0 aldri	-13
n before0 aller	2
n before0 altså	-1
n before0 antib	-2
n before0 april	3
n before0 astma	-3
n before0 augus	-1
n before0 av	4
n before0 avslu	3
n before0 bamse	-3
n before0 barn	1
n before0 bedre	2
n before0 behan	4
n before0 bilde	4
n before0 bilyd	3
n before0 blod	4
n before0 blære	5
n before0 bonde	-6
n before0 bort	2
n before0 bra	1
n before0 börja	-1
n before0 da	-3
n before0 dag	-4
n before0 daga	1
n before0 dagar	16
n before0 dage	9
n before0 dager	-6
n before0 dagli	3
n before0 deg	-3
n before0 den	6
n before0 der	-21
n before0 det	-3
n before0 dig	3
n before0 dikta	-1
n before0 dokto	-9
n before0 du	1
n before0 dyrep	-2
n before0 dyrle	5
n before0 dyrlæ	-23
n before0 då	-14
n before0 døgne	7
n before0 effek	3
n before0 eier	-13
n before0 ejer	-4
n before0 ellev	11
n before0 en	6
n before0 etter	-1
n before0 fakti	2
n before0 famil	3
n before0 farli	2
n before0 fast	-6
n before0 feber	3
n before0 febru	-6
n before0 fem	4
n before0 fin	12
n before0 fine	2
n before0 fint	-6
n before0 fire	2
n before0 fjor	1
n before0 forgå	2
n before0 forst	1
n before0 forts	1
n before0 forve	2
n before0 freda	8
n before0 fri	-1
n before0 fritt	2
n before0 fyra	2
n before0 fyrti	-5
n before0 för	4
n before0 förlå	1
n before0 först	-11
n before0 förut	7
n before0 før	-2
n before0 først	3
n before0 gange	-5
n before0 gitt	-1
n before0 godda	-2
n before0 godt	-8
n before0 grade	3
n before0 greit	7
n before0 gånge	5
n before0 går	13
n before0 ha	1
n before0 halse	-8
n before0 halv	-1
n before0 halvt	1
n before0 halvå	-4
n before0 han	4
n before0 hej	-7
n before0 her	-12
n before0 hjem	4
n before0 hjemm	-11
n before0 hjert	-2
n before0 hm	1
n before0 hon	-3
n before0 hundr	-10
n before0 hvile	6
n before0 här	-6
n before0 höger	6
n before0 högt	3
n before0 højre	1
n before0 høyre	-1
n before0 høyt	-3
n before0 idag	7
n before0 igen	15
n before0 igjen	2
n before0 ikke	14
n before0 ikkje	-2
n before0 ind	9
n before0 ingen	-1
n before0 inn	-8
n before0 inte	5
n before0 ja	7
n before0 jag	2
n before0 jeg	-3
n before0 jo	3
n before0 juni	-7
n before0 katte	-2
n before0 kilo	3
n before0 klar	3
n before0 klart	3
n before0 konta	4
n before0 kraft	-3
n before0 kvar	3
n before0 kvart	2
n before0 kveld	7
n before0 kväll	-5
n before0 landm	2
n before0 lege	-26
n before0 legev	-2
n before0 lenge	-7
n before0 lever	1
n before0 lidt	1
n before0 lista	4
n before0 lite	-1
n before0 litt	1
n before0 lunge	-1
n before0 läkar	6
n before0 länge	-3
n before0 längr	3
n before0 læge	8
n before0 magen	-6
n before0 mai	-3
n before0 mamma	-1
n before0 man	-5
n before0 manda	-3
n before0 mars	1
n before0 mat	2
n before0 maven	-2
n before0 med	5
n before0 medic	-2
n before0 medis	-5
n before0 meg	-1
n before0 mer	-5
n before0 mere	2
n before0 mig	-2
n before0 mikro	8
n before0 milli	-3
n before0 minut	-8
n before0 ml	-8
n before0 mor	-1
n before0 morge	-5
n before0 morgo	-1
n before0 munne	-4
n before0 mye	-4
n before0 månad	1
n before0 måned	1
n before0 nakke	2
n before0 natta	-1
n before0 natte	-2
n before0 ned	-5
n before0 negat	-4
n before0 nei	-11
n before0 nej	-13
n before0 ni	6
n before0 nio	2
n before0 nitte	-6
n before0 nitti	2
n before0 no	11
n before0 noget	4
n before0 nok	4
n before0 norma	-3
n before0 novem	5
n before0 nu	-2
n before0 nå	-15
n before0 också	6
n before0 og	6
n before0 også	8
n before0 ok	4
n before0 okay	11
n before0 okej	6
n before0 om	-9
n before0 onsda	5
n before0 ont	-6
n before0 op	3
n before0 opera	-3
n before0 opp	-12
n before0 orden	6
n before0 oss	-1
n before0 otteo	2
n before0 overa	-7
n before0 pasie	-9
n before0 patie	-16
n before0 polik	-2
n before0 posit	1
n before0 probl	2
n before0 psyki	5
n before0 punkt	-2
n before0 puste	9
n before0 på	5
n before0 regel	1
n before0 rene	2
n before0 reuma	2
n before0 rikti	-4
n before0 rolig	-5
n before0 rosa	2
n before0 rygge	6
n before0 røyke	2
n before0 samme	7
n before0 se	-9
n before0 sedan	-1
n before0 seg	-4
n before0 seks	6
n before0 sekst	5
n before0 sekun	-2
n before0 selv	-3
n before0 sen	-6
n before0 senge	7
n before0 septe	1
n before0 sex	-7
n before0 sida	6
n before0 sider	2
n before0 sidor	-5
n before0 sig	-1
n before0 sist	7
n before0 sju	3
n before0 sjutt	-1
n before0 själv	4
n before0 skuld	2
n before0 sköte	8
n before0 slipp	7
n before0 slut	-2
n before0 smert	12
n before0 somme	-1
n before0 spene	-6
n before0 spise	-5
n before0 statu	1
n before0 stede	-6
n before0 stopp	-4
n before0 stor	3
n before0 stå	-8
n before0 sukke	6
n before0 svimm	5
n before0 sykep	-7
n before0 sytti	5
n before0 syv	-1
n before0 så	-3
n before0 sådan	7
n before0 sånn	1
n before0 sånt	-2
n before0 sår	8
n before0 table	11
n before0 tack	2
n before0 tak	4
n before0 takk	-12
n before0 ti	-7
n before0 tid	2
n before0 tida	8
n before0 tiden	-4
n before0 tidli	4
n before0 til	6
n before0 time	-9
n before0 timme	4
n before0 tjugo	-5
n before0 to	1
n before0 tolv	-2
n before0 tom	-4
n before0 torsd	9
n before0 tre	2
n before0 trett	-1
n before0 tunga	3
n before0 två	-1
n before0 tyve	-3
n before0 ud	1
n before0 uendr	4
n before0 ugen	1
n before0 uger	-15
n before0 uka	-4
n before0 uker	5
n before0 undsk	-3
n before0 upp	-3
n before0 ut	-11
n before0 vanli	-1
n before0 vecka	8
n before0 vecko	3
n before0 veker	-3
n before0 venst	10
n before0 vente	-4
n before0 vet	11
n before0 veter	4
n before0 vi	7
n before0 vider	3
n before0 vänst	-9
n before0 vår	-2
n before0 vårdc	7
n before0 være	-2
n before0 væske	2
n before0 ägare	-6
n before0 är	3
n before0 år	17
n before0 åtta	-5
n before0 åtte	-6
n before0 åttio	-3
n before0 åttit	3
n before0 överk	5
n before0 øm	3
n before0 øret	3
n before1 #	5
n before1 af	-4
n before1 aktue	1
n before1 aldri	1
n before1 aller	12
n before1 allt	-1
n before1 allts	3
n before1 altså	5
n before1 andet	2
n before1 andre	-1
n before1 antib	3
n before1 at	2
n before1 att	4
n before1 av	15
n before1 bara	5
n before1 bare	-3
n before1 begge	9
n before1 behan	4
n before1 behöv	-2
n before1 bli	-5
n before1 blir	2
n before1 blive	5
n before1 blodf	-5
n before1 bort	-4
n before1 bra	-7
n before1 brug	1
n before1 bättr	4
n before1 båda	-11
n before1 da	-17
n before1 dag	3
n before1 dagar	3
n before1 dage	-1
n before1 dagen	4
n before1 dager	6
n before1 dagli	6
n before1 deg	-4
n before1 dem	5
n before1 den	-9
n before1 denne	-2
n before1 der	-16
n before1 dere	1
n before1 det	-9
n before1 dig	-3
n before1 din	11
n before1 drikk	1
n before1 du	-8
n before1 dyrlæ	3
n before1 där	2
n before1 då	-8
n before1 e	6
n before1 efter	2
n before1 eg	-1
n before1 egen	2
n before1 ei	-6
n before1 eier	-3
n before1 eller	3
n before1 en	-12
n before1 enn	7
n before1 er	16
n before1 et	-7
n before1 ett	-2
n before1 feber	2
n before1 fel	-12
n before1 fem	-9
n before1 femti	2
n before1 fint	2
n before1 fire	-17
n before1 fjerd	-3
n before1 fjor	-1
n before1 fjort	-8
n before1 for	-3
n before1 forri	5
n before1 forts	4
n before1 fra	2
n before1 fragm	1
n before1 fri	2
n before1 frisk	3
n before1 från	9
n before1 fyra	1
n before1 få	-6
n before1 fået	-5
n before1 får	-6
n before1 för	-7
n before1 först	-1
n before1 før	4
n before1 først	6
n before1 gange	3
n before1 genom	-1
n before1 god	4
n before1 godt	-8
n before1 grad	3
n before1 gång	4
n before1 gånge	-3
n before1 går	-2
n before1 gør	4
n before1 ha	-6
n before1 haft	-4
n before1 halv	10
n before1 halvt	6
n before1 han	-6
n before1 har	13
n before1 hatt	-1
n before1 hedde	-3
n before1 hei	5
n before1 hej	1
n before1 hela	-5
n before1 hele	5
n before1 helle	2
n before1 helt	5
n before1 hemma	-8
n before1 heter	-5
n before1 hjelp	3
n before1 hjemm	-3
n before1 hjert	3
n before1 hjälp	4
n before1 hjärt	-2
n before1 ho	2
n before1 hodep	-1
n before1 hon	1
n before1 hos	-5
n before1 hun	19
n before1 hundr	3
n before1 huvud	-2
n before1 hver	-6
n before1 här	12
n before1 höger	-12
n before1 højre	4
n before1 høyre	-2
n before1 i	7
n before1 igen	1
n before1 igjen	-1
n before1 ikke	-3
n before1 ikkje	14
n before1 inga	6
n before1 ingen	16
n before1 inget	4
n before1 ipren	-6
n before1 ja	-5
n before1 jag	5
n before1 jeg	-11
n before1 jo	-5
n before1 journ	-4
n before1 ju	-1
n before1 just	-1
n before1 kan	-17
n before1 kilo	-2
n before1 klokk	-5
n before1 kom	2
n before1 komma	-1
n before1 komme	-2
n before1 kreat	-3
n before1 kvar	3
n before1 kveld	2
n before1 lege	5
n before1 lett	-3
n before1 levax	-1
n before1 lever	-4
n before1 lidt	4
n before1 lige	-6
n before1 lite	2
n before1 litt	7
n before1 lunge	8
n before1 läkar	7
n before1 læge	-16
n before1 magen	-6
n before1 manda	1
n before1 maven	5
n before1 med	-9
n before1 medic	2
n before1 meg	-6
n before1 meget	-2
n before1 men	-2
n before1 mer	-4
n before1 mere	2
n before1 mest	3
n before1 mig	8
n before1 milli	1
n before1 min	5
n before1 mod	7
n before1 morge	7
n before1 mot	15
n before1 munne	4
n before1 mye	-11
n before1 månad	-4
n before1 måned	-4
n before1 natte	7
n before1 nei	-8
n before1 nej	-5
n before1 ni	7
n before1 nitti	-5
n before1 noe	-2
n before1 noget	5
n before1 norma	-1
n before1 nu	9
n before1 ny	-4
n before1 nå	-8
n before1 något	-5
n before1 nødve	6
n before1 och	23
n before1 också	-2
n before1 og	12
n before1 også	-7
n before1 okay	3
n before1 om	-13
n before1 ondt	2
n before1 op	-11
n before1 opp	10
n before1 otte	14
n before1 over	-5
n before1 pasie	-5
n before1 patie	2
n before1 penic	-12
n before1 per	-3
n before1 puls	7
n before1 pust	-3
n before1 puste	2
n before1 på	4
n before1 resep	8
n before1 rundt	-5
n before1 rygge	-1
n before1 samme	-7
n before1 sedan	-5
n before1 seks	4
n before1 sekst	2
n before1 sen	2
n before1 ser	-3
n before1 sex	-4
n before1 siden	2
n before1 sidst	4
n before1 sig	14
n before1 sju	9
n before1 skal	-8
n before1 skriv	-6
n before1 skuld	-4
n before1 sluta	-2
n before1 smert	7
n before1 som	16
n before1 stort	1
n before1 står	-10
n before1 svett	5
n before1 svimm	4
n before1 så	-13
n before1 sånn	6
n before1 sønda	1
n before1 ta	-7
n before1 table	-6
n before1 tager	-2
n before1 tar	-2
n before1 ti	6
n before1 tida	4
n before1 til	-11
n before1 till	-7
n before1 timer	-2
n before1 tjue	-3
n before1 tjuef	-6
n before1 tjugo	-1
n before1 to	-5
n before1 tolv	-2
n before1 tre	-12
n before1 tredj	-5
n before1 trett	1
n before1 tror	-7
n before1 trykk	-2
n before1 två	1
n before1 uden	4
n before1 uge	-10
n before1 uke	-10
n before1 uker	6
n before1 under	8
n before1 upp	3
n before1 ut	2
n before1 utan	5
n before1 uten	3
n before1 vanli	8
n before1 varan	2
n before1 varje	-5
n before1 vecko	-3
n before1 ved	-3
n before1 vel	-14
n before1 venst	-2
n before1 vet	-1
n before1 veter	-4
n before1 vi	19
n before1 vid	-1
n before1 vider	-7
n before1 vinte	-3
n before1 vondt	2
n before1 välko	-2
n before1 vänst	7
n before1 være	5
n before1 vært	-4
n before1 är	-6
n before1 å	-12
n before1 år	-11
n before1 åtta	6
n before1 åtte	8
n before1 åttio	2
n before1 òg	-2
n before1 över	3
n behind0 #	-6
n behind0 a	-5
n behind0 albue	-3
n behind0 aldri	2
n behind0 altså	-12
n behind0 alved	6
n behind0 amlod	-8
n behind0 antib	-2
n behind0 bare	-4
n behind0 behan	2
n behind0 bisop	1
n behind0 blodp	3
n behind0 blodt	10
n behind0 bonde	11
n behind0 bra	-4
n behind0 bruke	8
n behind0 c	-7
n behind0 crp	1
n behind0 d	-2
n behind0 da	15
n behind0 datte	4
n behind0 de	-13
n behind0 dem	-1
n behind0 den	-18
n behind0 det	2
n behind0 drift	-2
n behind0 drikk	3
n behind0 du	-7
n behind0 dyrle	-1
n behind0 dyrlæ	25
n behind0 då	9
n behind0 e	4
n behind0 eg	-5
n behind0 eh	-6
n behind0 eier	-2
n behind0 ejer	-4
n behind0 ekg	-6
n behind0 en	-7
n behind0 er	1
n behind0 faste	5
n behind0 feber	-6
n behind0 fint	-9
n behind0 fire	-3
n behind0 forts	3
n behind0 får	9
n behind0 först	5
n behind0 fötte	1
n behind0 gjete	4
n behind0 godt	-4
n behind0 greit	-2
n behind0 gå	-6
n behind0 ha	-8
n behind0 haha	-4
n behind0 halse	8
n behind0 han	-8
n behind0 har	15
n behind0 her	-5
n behind0 hjert	2
n behind0 hon	-4
n behind0 hoven	2
n behind0 huden	1
n behind0 hun	4
n behind0 hur	8
n behind0 husse	-5
n behind0 hva	5
n behind0 hvad	6
n behind0 hvilk	7
n behind0 hvis	20
n behind0 hvor	7
n behind0 hvord	-4
n behind0 hvorn	-3
n behind0 här	-12
n behind0 höger	5
n behind0 højre	2
n behind0 høyre	2
n behind0 i	11
n behind0 ikke	-6
n behind0 inga	2
n behind0 ingen	18
n behind0 inte	6
n behind0 ja	8
n behind0 jag	11
n behind0 jaha	-7
n behind0 jeg	14
n behind0 jo	-18
n behind0 just	-1
n behind0 kalve	2
n behind0 kan	-21
n behind0 komme	9
n behind0 kontr	9
n behind0 kor	-2
n behind0 kraft	11
n behind0 kva	-2
n behind0 l	-4
n behind0 lad	3
n behind0 lege	7
n behind0 legev	2
n behind0 legge	-2
n behind0 levax	3
n behind0 lever	-3
n behind0 lite	1
n behind0 litt	-4
n behind0 lunge	4
n behind0 läkar	-15
n behind0 læge	-3
n behind0 magen	5
n behind0 mamma	-2
n behind0 man	4
n behind0 mand	-1
n behind0 matte	-5
n behind0 maven	5
n behind0 med	-3
n behind0 men	-7
n behind0 min	-4
n behind0 mm	7
n behind0 mor	7
n behind0 må	-3
n behind0 n	-5
n behind0 napro	4
n behind0 nei	-23
n behind0 nej	-32
n behind0 nu	-7
n behind0 ny	-6
n behind0 nytt	-7
n behind0 när	-5
n behind0 nå	6
n behind0 når	1
n behind0 och	3
n behind0 og	18
n behind0 oi	3
n behind0 ok	-10
n behind0 okay	-6
n behind0 okei	2
n behind0 okej	-6
n behind0 om	3
n behind0 ormek	-7
n behind0 overl	3
n behind0 parac	2
n behind0 pasie	1
n behind0 patie	-12
n behind0 pojke	1
n behind0 poter	4
n behind0 predn	4
n behind0 prøve	-7
n behind0 psyki	-6
n behind0 puls	17
n behind0 pulse	10
n behind0 på	4
n behind0 reuma	3
n behind0 ring	2
n behind0 seks	-2
n behind0 sen	3
n behind0 ser	-7
n behind0 sjuks	4
n behind0 skal	-3
n behind0 skriv	9
n behind0 skull	1
n behind0 slemh	2
n behind0 slimh	4
n behind0 store	1
n behind0 sukke	4
n behind0 svar	4
n behind0 sygep	-2
n behind0 sykep	-4
n behind0 så	5
n behind0 sånn	11
n behind0 ta	2
n behind0 tager	-2
n behind0 ti	-4
n behind0 til	4
n behind0 to	-3
n behind0 trett	-3
n behind0 tryck	-4
n behind0 trykk	2
n behind0 två	-2
n behind0 tåler	-3
n behind0 ultra	-3
n behind0 under	-1
n behind0 vad	-4
n behind0 ved	4
n behind0 vekt	1
n behind0 vekta	3
n behind0 venst	1
n behind0 veter	1
n behind0 vi	-2
n behind0 vilke	5
n behind0 vurde	3
n behind0 vänst	-7
n behind0 x	-7
n behind0 ägare	-4
n behind0 är	-8
n behind0 å	5
n behind0 åh	2
n behind0 återb	1
n behind0 æ	3
n behind0 ørern	2
n behind1 #	10
n behind1 af	5
n behind1 altså	-7
n behind1 at	2
n behind1 av	1
n behind1 avmas	-2
n behind1 begyn	3
n behind1 behan	-6
n behind1 behöv	11
n behind1 ble	-3
n behind1 blev	5
n behind1 blir	-4
n behind1 blive	-10
n behind1 blod	-6
n behind1 blodt	-6
n behind1 bra	-16
n behind1 bror	1
n behind1 bruge	-2
n behind1 bruke	-2
n behind1 brukt	3
n behind1 bytte	-5
n behind1 da	-5
n behind1 de	-3
n behind1 dem	-12
n behind1 den	-14
n behind1 der	-3
n behind1 dere	4
n behind1 det	3
n behind1 din	14
n behind1 ditt	-8
n behind1 drypp	3
n behind1 du	7
n behind1 där	3
n behind1 då	22
n behind1 e	11
n behind1 efter	1
n behind1 eg	-11
n behind1 eller	3
n behind1 en	-12
n behind1 er	11
n behind1 ett	1
n behind1 etter	4
n behind1 etthu	1
n behind1 far	2
n behind1 feber	-3
n behind1 fem	9
n behind1 femte	-4
n behind1 femti	2
n behind1 fick	-9
n behind1 fik	5
n behind1 fikk	-7
n behind1 fint	-2
n behind1 fire	-1
n behind1 for	-12
n behind1 forst	-7
n behind1 forts	12
n behind1 fra	10
n behind1 får	14
n behind1 førti	8
n behind1 ga	-3
n behind1 gange	2
n behind1 gav	-2
n behind1 ger	5
n behind1 gir	15
n behind1 giver	7
n behind1 gjord	-3
n behind1 gjør	3
n behind1 godt	-7
n behind1 greit	-3
n behind1 gånge	-2
n behind1 gör	-1
n behind1 gør	-7
n behind1 ha	1
n behind1 hadde	-16
n behind1 hade	9
n behind1 halvt	-3
n behind1 han	15
n behind1 har	-5
n behind1 hedde	6
n behind1 hemog	2
n behind1 her	-2
n behind1 heter	4
n behind1 ho	6
n behind1 holde	10
n behind1 holdt	-3
n behind1 hon	7
n behind1 hoste	-2
n behind1 hun	4
n behind1 hundr	8
n behind1 hva	-10
n behind1 hvad	8
n behind1 hvilk	2
n behind1 hvis	-1
n behind1 hvor	9
n behind1 i	-12
n behind1 igen	-2
n behind1 ikke	-7
n behind1 inte	-12
n behind1 ja	6
n behind1 jag	13
n behind1 jo	-1
n behind1 just	-4
n behind1 kan	9
n behind1 kjenn	7
n behind1 knude	4
n behind1 kom	-8
n behind1 komma	-1
n behind1 komme	-7
n behind1 kontr	-1
n behind1 kunne	-1
n behind1 legge	3
n behind1 ligge	-3
n behind1 lite	3
n behind1 litt	2
n behind1 lägge	-1
n behind1 länge	-2
n behind1 lægge	-2
n behind1 længe	5
n behind1 løfte	-2
n behind1 man	1
n behind1 med	-4
n behind1 men	-7
n behind1 mig	5
n behind1 milli	3
n behind1 min	-3
n behind1 misst	3
n behind1 mot	3
n behind1 muske	1
n behind1 må	10
n behind1 måste	-4
n behind1 måtte	-4
n behind1 naboe	5
n behind1 nei	2
n behind1 nej	-2
n behind1 ni	4
n behind1 noe	-6
n behind1 nu	8
n behind1 när	-5
n behind1 når	-8
n behind1 och	4
n behind1 okej	-2
n behind1 om	15
n behind1 over	10
n behind1 parac	-7
n behind1 patie	-4
n behind1 prov	-7
n behind1 prøve	-1
n behind1 puls	5
n behind1 på	10
n behind1 rikti	-1
n behind1 rimad	-2
n behind1 ringe	1
n behind1 räcke	1
n behind1 sekst	-3
n behind1 sen	-1
n behind1 sende	6
n behind1 ser	6
n behind1 sette	-1
n behind1 siger	-3
n behind1 sitte	4
n behind1 ska	11
n behind1 skal	27
n behind1 skift	-4
n behind1 skjøn	1
n behind1 skrev	-3
n behind1 skriv	-17
n behind1 skull	-7
n behind1 skære	6
n behind1 skönt	8
n behind1 slipp	-2
n behind1 sluta	6
n behind1 smert	-1
n behind1 snakk	-3
n behind1 som	-2
n behind1 sover	6
n behind1 spise	-8
n behind1 start	-7
n behind1 stopp	-5
n behind1 stryk	2
n behind1 står	-8
n behind1 synes	-2
n behind1 så	-1
n behind1 sådan	-10
n behind1 søste	-3
n behind1 ta	-1
n behind1 tager	5
n behind1 tak	-9
n behind1 tar	-10
n behind1 ti	-7
n behind1 til	3
n behind1 till	1
n behind1 tio	-2
n behind1 tisse	-4
n behind1 to	-16
n behind1 tog	5
n behind1 torst	2
n behind1 tre	1
n behind1 treng	-9
n behind1 trett	-10
n behind1 tror	4
n behind1 två	1
n behind1 tål	-1
n behind1 tåler	-7
n behind1 under	-4
n behind1 va	3
n behind1 vacci	1
n behind1 vad	3
n behind1 var	-6
n behind1 varje	2
n behind1 venst	4
n behind1 vent	1
n behind1 vente	1
n behind1 vet	1
n behind1 vi	5
n behind1 vil	5
n behind1 vill	-2
n behind1 visar	3
n behind1 viser	-4
n behind1 är	3
n behind1 å	2
n behind1 år	3
n behind1 æ	-3
n behind1 én	-4
n behind1 öppna	-1
n behind1 øre	2
n head0 #	-61
n head0 acety	-3
n head0 airom	3
n head0 akutt	2
n head0 albue	-3
n head0 alder	6
n head0 alkoh	-7
n head0 aller	3
n head0 antib	17
n head0 at	1
n head0 av	-2
n head0 avmas	3
n head0 bara	-12
n head0 bare	-5
n head0 bedøv	-3
n head0 begge	5
n head0 begyn	-3
n head0 blev	-14
n head0 blir	4
n head0 blodf	1
n head0 blodp	6
n head0 blodt	8
n head0 bløde	3
n head0 blør	2
n head0 bror	7
n head0 brore	2
n head0 bruke	1
n head0 buken	1
n head0 börja	4
n head0 centy	-1
n head0 crp	8
n head0 cyste	1
n head0 datte	-1
n head0 de	-26
n head0 dem	-12
n head0 den	-29
n head0 der	-16
n head0 derso	-1
n head0 det	-26
n head0 dikta	2
n head0 dokto	3
n head0 dotte	1
n head0 drick	4
n head0 drikk	16
n head0 durat	5
n head0 där	-3
n head0 då	-3
n head0 efter	-5
n head0 eg	14
n head0 ei	-1
n head0 eier	-13
n head0 ekg	-2
n head0 eliqu	3
n head0 eller	2
n head0 en	-23
n head0 er	-1
n head0 et	-7
n head0 ett	-6
n head0 far	3
n head0 fastl	-6
n head0 feber	8
n head0 fev1	3
n head0 fick	-7
n head0 fik	3
n head0 fikk	-1
n head0 fingr	2
n head0 for	-24
n head0 forts	-11
n head0 fra	-6
n head0 fragm	4
n head0 från	-7
n head0 fysio	3
n head0 får	9
n head0 för	-10
n head0 först	-7
n head0 fødde	1
n head0 før	-9
n head0 først	-6
n head0 gav	8
n head0 ge	4
n head0 gir	-1
n head0 giv	-6
n head0 giver	2
n head0 god	2
n head0 gå	-4
n head0 går	1
n head0 gør	-2
n head0 ha	-8
n head0 hadde	-6
n head0 hade	12
n head0 han	12
n head0 hans	2
n head0 har	13
n head0 havde	3
n head0 have	1
n head0 held	-3
n head0 helt	-5
n head0 hemog	4
n head0 henvi	14
n head0 her	-7
n head0 hjemm	-2
n head0 hjert	4
n head0 hjärt	4
n head0 hon	1
n head0 hornh	2
n head0 hos	-2
n head0 hosta	2
n head0 hoste	-7
n head0 hoved	3
n head0 hoven	3
n head0 huden	1
n head0 hun	14
n head0 hver	-11
n head0 hvis	17
n head0 höger	-2
n head0 hör	3
n head0 højre	1
n head0 høyre	-5
n head0 i	-27
n head0 ikke	-9
n head0 ikkje	-7
n head0 imure	5
n head0 influ	1
n head0 inga	5
n head0 ingen	11
n head0 inget	-7
n head0 inte	-17
n head0 jag	2
n head0 jeg	-8
n head0 jern	4
n head0 journ	4
n head0 järn	2
n head0 kaliu	3
n head0 kalve	1
n head0 kan	-18
n head0 kanin	6
n head0 klokk	-9
n head0 klump	-7
n head0 klør	-5
n head0 koles	10
n head0 kom	-1
n head0 komme	-16
n head0 kontr	11
n head0 korti	-7
n head0 kraft	5
n head0 kreat	6
n head0 kun	-6
n head0 kvalm	10
n head0 lad	-4
n head0 langt	2
n head0 legge	10
n head0 lever	-3
n head0 lidt	4
n head0 lite	8
n head0 litt	3
n head0 livmo	4
n head0 lunge	7
n head0 lungo	3
n head0 magen	14
n head0 mamma	-1
n head0 maven	-3
n head0 med	-17
n head0 metac	5
n head0 metfo	-10
n head0 min	-6
n head0 misst	3
n head0 mor	-5
n head0 mot	2
n head0 må	-13
n head0 napro	1
n head0 neste	-2
n head0 no	-4
n head0 noe	-5
n head0 noget	-10
n head0 numme	3
n head0 ny	2
n head0 nyren	3
n head0 nyret	4
n head0 nytt	5
n head0 när	-3
n head0 når	-15
n head0 også	-2
n head0 oksyg	3
n head0 om	-2
n head0 omepr	-1
n head0 ondt	2
n head0 ont	3
n head0 opera	6
n head0 opere	5
n head0 orben	-5
n head0 ormek	5
n head0 pappa	3
n head0 parac	-3
n head0 pasie	11
n head0 patie	-10
n head0 penic	-1
n head0 poter	2
n head0 propa	4
n head0 prost	-6
n head0 prova	-2
n head0 prøv	-3
n head0 prøve	-11
n head0 puls	7
n head0 pulse	13
n head0 puste	7
n head0 på	-5
n head0 ring	5
n head0 ringe	-4
n head0 ryger	5
n head0 rygge	4
n head0 röntg	6
n head0 røntg	-1
n head0 samme	-3
n head0 se	4
n head0 sen	-8
n head0 ser	-7
n head0 ses	4
n head0 siden	-8
n head0 sidst	5
n head0 sist	1
n head0 sjuks	-2
n head0 skriv	2
n head0 skull	-4
n head0 skyll	-3
n head0 slemh	4
n head0 slimh	4
n head0 slo	8
n head0 slut	-10
n head0 sluta	1
n head0 slutt	-1
n head0 smert	-2
n head0 sobri	5
n head0 sockr	4
n head0 som	-11
n head0 sonde	-3
n head0 sover	-3
n head0 sprøy	1
n head0 start	2
n head0 stikp	1
n head0 stofs	-2
n head0 store	-4
n head0 sukke	4
n head0 svar	7
n head0 svare	3
n head0 svett	-5
n head0 svimm	8
n head0 syste	-2
n head0 sånn	-9
n head0 såret	1
n head0 ta	-2
n head0 tager	18
n head0 temp	1
n head0 tempe	3
n head0 til	-3
n head0 tisse	-1
n head0 tog	-6
n head0 trama	2
n head0 tredj	5
n head0 troli	4
n head0 tryck	5
n head0 trykk	13
n head0 tsh	-1
n head0 tåler	14
n head0 ultra	-8
n head0 under	2
n head0 urins	3
n head0 utsla	-1
n head0 vacci	5
n head0 vaksi	1
n head0 vanli	2
n head0 var	10
n head0 varig	-2
n head0 vask	7
n head0 ved	1
n head0 vekt	4
n head0 vekta	7
n head0 vel	-8
n head0 venst	-2
n head0 vent	-6
n head0 vento	5
n head0 vesic	-2
n head0 vi	-12
n head0 vid	2
n head0 vänst	1
n head0 vægt	3
n head0 ägare	-6
n head0 är	-7
n head0 årsko	7
n head0 återb	7
n head0 øjnen	-1
n head0 øm	-4
n head0 ørern	7
n head0 øynen	4
n head1 #	-2
n head1 af	4
n head1 aller	5
n head1 andre	4
n head1 at	-6
n head1 att	2
n head1 av	-4
n head1 bak	-3
n head1 bare	2
n head1 bedre	-6
n head1 begyn	6
n head1 behöv	1
n head1 besvi	-4
n head1 bilde	6
n head1 ble	4
n head1 blev	-6
n head1 blir	-2
n head1 blive	1
n head1 blod	-20
n head1 blodp	1
n head1 blodt	-8
n head1 bort	2
n head1 brukt	-3
n head1 börja	-7
n head1 da	-7
n head1 dagen	-3
n head1 de	1
n head1 dem	-11
n head1 den	-1
n head1 der	-15
n head1 det	-11
n head1 diarr	1
n head1 disku	2
n head1 drikk	2
n head1 dunka	3
n head1 där	2
n head1 då	-1
n head1 e	2
n head1 efter	3
n head1 ei	11
n head1 eier	1
n head1 ejer	-1
n head1 eller	-7
n head1 en	13
n head1 er	18
n head1 et	-3
n head1 ett	-1
n head1 etter	5
n head1 feber	4
n head1 fekk	-3
n head1 fick	5
n head1 fik	-3
n head1 fikk	-1
n head1 finne	1
n head1 finns	-1
n head1 fint	-10
n head1 for	-5
n head1 forsi	4
n head1 forst	1
n head1 forts	2
n head1 fra	2
n head1 fri	4
n head1 från	-1
n head1 fået	4
n head1 får	8
n head1 fått	3
n head1 för	-8
n head1 før	-2
n head1 ga	-1
n head1 gange	-3
n head1 gav	5
n head1 gi	7
n head1 gir	-14
n head1 gjord	-3
n head1 gjør	2
n head1 glad	-6
n head1 grade	-12
n head1 går	-5
n head1 gått	-1
n head1 gör	-11
n head1 gør	-8
n head1 ha	6
n head1 hadde	-1
n head1 hade	11
n head1 haft	4
n head1 halte	-6
n head1 halv	-6
n head1 ham	5
n head1 han	2
n head1 hans	2
n head1 har	12
n head1 hatt	5
n head1 havde	6
n head1 helle	-5
n head1 hende	10
n head1 henne	11
n head1 her	-2
n head1 hjemm	2
n head1 hjert	3
n head1 hjärt	-4
n head1 ho	14
n head1 holde	1
n head1 hon	-2
n head1 hos	13
n head1 hosta	3
n head1 hoste	4
n head1 hun	-3
n head1 huvud	6
n head1 hver	3
n head1 hvis	-7
n head1 här	-3
n head1 høgre	7
n head1 i	3
n head1 igen	9
n head1 ikke	16
n head1 ikkje	-7
n head1 in	4
n head1 ingen	5
n head1 inget	-1
n head1 inte	8
n head1 ipren	5
n head1 ja	-4
n head1 jeg	-13
n head1 jern	1
n head1 jo	-4
n head1 kan	-1
n head1 kaste	2
n head1 klokk	3
n head1 klør	5
n head1 knipe	1
n head1 knude	-6
n head1 kom	2
n head1 komme	5
n head1 kontr	-2
n head1 kräks	1
n head1 kunne	9
n head1 kvalm	5
n head1 kveld	-7
n head1 lappe	-6
n head1 lar	-3
n head1 legge	-7
n head1 lidt	-3
n head1 lige	-1
n head1 ligge	8
n head1 lille	-1
n head1 lite	3
n head1 litt	1
n head1 lukta	2
n head1 lyder	-8
n head1 låter	3
n head1 lægge	-2
n head1 løfte	-6
n head1 magen	2
n head1 man	-4
n head1 me	3
n head1 med	4
n head1 meir	4
n head1 men	-3
n head1 mer	2
n head1 mere	-9
n head1 mg	-5
n head1 mig	-4
n head1 ml	-6
n head1 mod	-8
n head1 mot	1
n head1 munne	-3
n head1 muske	2
n head1 må	9
n head1 natte	4
n head1 negat	3
n head1 nei	14
n head1 nej	10
n head1 ner	-2
n head1 noe	11
n head1 nogen	3
n head1 norma	3
n head1 nu	-8
n head1 numme	1
n head1 när	3
n head1 nå	-10
n head1 något	1
n head1 når	-20
n head1 næste	-1
n head1 och	-5
n head1 og	-7
n head1 også	1
n head1 om	3
n head1 ondt	-3
n head1 ont	-1
n head1 opere	1
n head1 opp	3
n head1 over	-5
n head1 pasie	12
n head1 patie	-23
n head1 penic	9
n head1 prata	7
n head1 predn	2
n head1 prov	4
n head1 prøve	-12
n head1 på	-5
n head1 ringe	7
n head1 ryste	-2
n head1 røde	1
n head1 sa	-1
n head1 satte	-7
n head1 sedan	-2
n head1 seg	-1
n head1 selv	2
n head1 ser	7
n head1 ses	7
n head1 sette	1
n head1 siden	-2
n head1 sidst	-1
n head1 sig	-1
n head1 siger	3
n head1 sin	-9
n head1 sitte	1
n head1 ska	-3
n head1 skal	19
n head1 skrev	1
n head1 skriv	-3
n head1 skull	7
n head1 skære	1
n head1 sluta	-1
n head1 slutt	6
n head1 slår	3
n head1 smert	6
n head1 snakk	10
n head1 som	-21
n head1 sover	1
n head1 spira	8
n head1 spise	3
n head1 sprin	1
n head1 sprut	-1
n head1 sprøy	-1
n head1 spurg	3
n head1 stikk	1
n head1 stopp	-7
n head1 står	2
n head1 sukke	-7
n head1 svett	7
n head1 svide	7
n head1 svier	5
n head1 svimm	-6
n head1 svir	-1
n head1 så	-8
n head1 sånn	-1
n head1 sår	-16
n head1 ta	-3
n head1 table	-1
n head1 tabt	3
n head1 tager	-13
n head1 taget	3
n head1 tanka	1
n head1 tar	5
n head1 tatt	-3
n head1 tek	2
n head1 til	-2
n head1 till	-3
n head1 tisse	7
n head1 tog	16
n head1 tok	-2
n head1 trapp	2
n head1 treng	-7
n head1 trodd	-4
n head1 troed	-2
n head1 tror	2
n head1 tygge	2
n head1 tåler	-1
n head1 udslæ	-3
n head1 ultra	2
n head1 under	-9
n head1 ut	-5
n head1 utsla	-4
n head1 vacci	5
n head1 vaksi	-4
n head1 var	4
n head1 varje	-2
n head1 veier	-3
n head1 vejer	-3
n head1 vel	3
n head1 venst	-1
n head1 vente	1
n head1 vet	-3
n head1 vi	-17
n head1 vil	-7
n head1 ville	2
n head1 visar	3
n head1 viser	8
n head1 vondt	-7
n head1 vurde	1
n head1 väger	2
n head1 waran	3
n head1 är	-1
n head1 äter	6
n head1 å	-4
n head1 år	-1
n head1 åt	-9
n head1 över	2
n head1 øre	1
n p # #	-21
n p # af	7
n p # andre	-3
n p # anfal	6
n p # av	1
n p # cm	2
n p # crp	1
n p # dagar	-7
n p # dage	2
n p # dagen	-4
n p # dager	-2
n p # den	5
n p # der	-2
n p # dropp	-3
n p # dråbe	2
n p # døgn	-3
n p # eller	-6
n p # en	-2
n p # enhet	2
n p # er	-9
n p # fra	7
n p # för	5
n p # først	1
n p # g	6
n p # gange	-10
n p # gonge	2
n p # grade	-15
n p # gånge	13
n p # han	3
n p # hos	5
n p # høyre	-2
n p # i	-9
n p # idag	5
n p # ingen	1
n p # kg	7
n p # kilom	1
n p # l	-1
n p # liter	4
n p # med	-6
n p # men	-8
n p # mg	-11
n p # minut	1
n p # ml	-12
n p # mm	11
n p # morge	1
n p # månad	10
n p # måned	14
n p # nette	2
n p # nu	-4
n p # nå	-6
n p # och	4
n p # og	-6
n p # om	-3
n p # pulse	1
n p # pust	5
n p # på	5
n p # ringe	-3
n p # sekun	-1
n p # sist	4
n p # så	2
n p # table	-9
n p # til	7
n p # till	-5
n p # timma	3
n p # uger	7
n p # uker	-1
n p # var	-9
n p # vecko	-5
n p # veker	4
n p # venst	1
n p # µg	4
n p # år	7
n p af den	-1
n p af det	1
n p af i	-2
n p alat er	1
n p alle #	-2
n p alved #	2
n p anden dag	-4
n p at det	-6
n p at få	5
n p at han	8
n p at ho	-8
n p at hun	7
n p at jeg	-2
n p at pasie	-3
n p att det	-2
n p att han	-4
n p att hon	9
n p att inte	6
n p att patie	12
n p att ta	-5
n p att vi	-1
n p av #	-7
n p av dem	-6
n p av den	-15
n p av det	-8
n p av fastl	5
n p av legev	-1
n p av og	-9
n p av sig	6
n p av øret	-1
n p bare #	-2
n p bare en	-4
n p bare hvis	-1
n p bare når	-4
n p bedre på	4
n p begge #	-2
n p begge sider	3
n p begge øjne	-1
n p begyn at	7
n p begyn i	-7
n p begyn med	-5
n p begyn å	5
n p behöv inte	3
n p betæn i	-4
n p bind hver	4
n p ble bare	-3
n p ble så	4
n p blev så	-3
n p bli aktue	-2
n p blir det	5
n p blir han	5
n p blir pasie	1
n p blir sämre	2
n p blir så	2
n p blir verre	-1
n p blive hun	-5
n p blive patie	4
n p blive til	7
n p blive ved	2
n p blod i	-10
n p blode #	-6
n p blodp #	9
n p blodp er	-1
n p blodp i	2
n p blodp om	2
n p blodt #	10
n p blodt er	-4
n p blå eller	-5
n p bort den	-5
n p bra för	-3
n p bra i	-1
n p bra på	6
n p bra ut	-1
n p bror har	1
n p båda sidor	3
n p börja med	1
n p cirka #	2
n p crp #	9
n p cyste på	1
n p da hun	-6
n p da må	1
n p da pasie	2
n p da tar	1
n p da var	2
n p dag #	5
n p dag eller	1
n p dag er	-1
n p dag for	4
n p dag i	4
n p dag och	-2
n p dag og	-3
n p dag på	-3
n p dagar i	-5
n p dagar sedan	2
n p dagar till	-3
n p dage og	4
n p dagen i	-9
n p dagen med	6
n p dagen men	-1
n p dagen nå	2
n p dagen og	-4
n p dagen på	-8
n p dagen siden	3
n p dager siden	-5
n p dagli i	5
n p dagli og	-2
n p de #	-9
n p de andre	8
n p de der	1
n p de er	10
n p de flest	1
n p de først	6
n p de här	-3
n p de næste	1
n p de var	2
n p de är	-11
n p dem i	-5
n p den #	3
n p den anden	6
n p den der	4
n p den där	2
n p den ene	1
n p den er	6
n p den først	-1
n p den gjord	2
n p den har	-3
n p den her	2
n p den här	-5
n p den i	1
n p den kan	-7
n p den lille	-7
n p den nu	-3
n p den nya	-1
n p den nye	1
n p den nå	-1
n p den och	-6
n p den og	-12
n p den på	-5
n p den røde	2
n p den siste	1
n p den skal	-2
n p den slags	1
n p den slutt	3
n p den som	-6
n p den svir	-3
n p den så	-2
n p den til	7
n p den tog	-1
n p den venst	1
n p den vil	1
n p den är	-5
n p der #	3
n p der er	-11
n p der fik	3
n p der har	-8
n p der hoste	2
n p der ikke	-8
n p der kan	-6
n p der komme	1
n p der med	3
n p der står	1
n p der var	6
n p det andre	5
n p det begyn	13
n p det behöv	5
n p det ble	11
n p det blev	4
n p det blir	2
n p det blive	3
n p det der	4
n p det där	2
n p det e	-2
n p det en	-2
n p det er	-17
n p det et	-6
n p det finne	1
n p det finns	3
n p det for	-5
n p det forts	3
n p det får	2
n p det för	-2
n p det gir	-3
n p det gjord	-4
n p det gjør	-5
n p det går	10
n p det gör	-13
n p det gør	-2
n p det han	-2
n p det har	3
n p det hele	2
n p det helt	4
n p det her	7
n p det holde	-9
n p det hun	1
n p det här	9
n p det i	-29
n p det igen	1
n p det ikke	8
n p det ingen	-3
n p det inte	-4
n p det jeg	3
n p det kan	8
n p det kom	1
n p det komme	-14
n p det ligge	3
n p det lukte	-3
n p det låter	3
n p det med	-11
n p det men	4
n p det må	-13
n p det og	-9
n p det piper	-3
n p det prikk	10
n p det på	-7
n p det rinne	2
n p det samme	6
n p det ser	6
n p det siste	-5
n p det sitte	4
n p det ska	-10
n p det skal	-12
n p det skriv	2
n p det skull	5
n p det som	-4
n p det stopp	5
n p det står	2
n p det svier	5
n p det så	13
n p det tar	-2
n p det til	1
n p det treng	2
n p det tror	2
n p det ut	-3
n p det var	-3
n p det venst	7
n p det virke	5
n p domni i	-1
n p drikk mer	2
n p dropp och	4
n p då blir	-5
n p då kan	6
n p då var	1
n p døgn etter	10
n p døgne og	-2
n p efter #	-9
n p efter en	-4
n p efter opera	4
n p eg tek	3
n p egen læge	-2
n p ei sprøy	-1
n p ei uke	2
n p eier gir	-8
n p eier ikke	1
n p eier kom	3
n p eier så	-8
n p ein gang	2
n p ein gong	-4
n p ejer ikke	-3
n p eller #	-1
n p eller blir	-5
n p eller blive	-6
n p eller det	1
n p eller feber	-5
n p eller får	1
n p eller hun	-4
n p eller ikke	5
n p eller om	-2
n p eller så	-5
n p en #	-3
n p en aller	-4
n p en blodp	-3
n p en dropp	-1
n p en ekstr	-3
n p en enkel	5
n p en flask	2
n p en gang	-13
n p en gång	-6
n p en halv	-11
n p en halvt	3
n p en hel	-2
n p en i	-9
n p en kur	-2
n p en lille	1
n p en liten	3
n p en ml	-1
n p en månad	-3
n p en måned	-2
n p en ny	-1
n p en om	-3
n p en propp	5
n p en prøve	12
n p en sprut	-2
n p en sprøj	-8
n p en sprøy	-5
n p en till	-2
n p en time	9
n p en uge	-1
n p en vecka	1
n p er #	9
n p er at	8
n p er bedre	2
n p er blank	2
n p er bleve	11
n p er blød	1
n p er borte	3
n p er den	6
n p er der	-4
n p er det	-10
n p er en	-2
n p er ens	2
n p er et	2
n p er falde	2
n p er fin	-16
n p er fine	-4
n p er fint	-5
n p er for	4
n p er fri	-3
n p er frisk	4
n p er greit	-4
n p er hel	4
n p er helt	4
n p er henvi	-9
n p er her	-5
n p er hoven	3
n p er hun	-4
n p er i	6
n p er ikke	1
n p er ikkje	2
n p er jeg	5
n p er jo	15
n p er klar	-9
n p er lidt	-1
n p er løs	-7
n p er mye	3
n p er myk	1
n p er nede	10
n p er negat	5
n p er nok	-7
n p er norma	5
n p er også	-3
n p er over	2
n p er pasie	3
n p er patie	2
n p er posit	-7
n p er på	-7
n p er rene	1
n p er rolig	-2
n p er rødt	-4
n p er som	5
n p er stabi	2
n p er stiv	-6
n p er stor	2
n p er så	1
n p er til	2
n p er vaksi	6
n p er vel	-3
n p er øm	5
n p et døgn	4
n p et halvt	3
n p et par	6
n p et røntg	7
n p et år	-9
n p ett par	-6
n p ett sår	-1
n p ett år	2
n p etter at	6
n p etter den	3
n p etter det	-2
n p etter siste	10
n p faste fra	9
n p fastl om	1
n p feber #	4
n p feber eller	-2
n p feber i	-1
n p feber och	-8
n p ferri #	1
n p ferro duret	2
n p fick han	-2
n p fick klåda	2
n p fick ont	3
n p fick patie	7
n p fick utsla	-7
n p fik en	-3
n p fik også	-1
n p fik patie	3
n p fikk det	-10
n p fikk han	1
n p fikk jo	4
n p fikk pasie	6
n p fingr har	-1
n p fint ut	2
n p fjor høst	4
n p fjor og	1
n p foder i	3
n p for #	3
n p for at	-3
n p for blodp	3
n p for blodt	-5
n p for da	-1
n p for den	-3
n p for det	-9
n p for et	-6
n p for han	-8
n p for hjert	1
n p for højt	6
n p for lenge	6
n p for mange	-1
n p for pasie	2
n p for patie	-4
n p for å	-2
n p fordi det	-2
n p fordi patie	6
n p forri uke	-12
n p forst lymfe	1
n p forts #	-6
n p forts med	-6
n p forts men	-3
n p forts patie	-2
n p fra #	2
n p fra egen	6
n p fra fastl	-7
n p fra før	-1
n p fra i	-2
n p fra midna	9
n p freda klokk	4
n p fri i	-2
n p fri væske	-1
n p från i	-3
n p får den	2
n p får det	2
n p får feber	-8
n p får han	-5
n p får hon	9
n p får ikke	3
n p får ni	2
n p får ont	-4
n p får pasie	-15
n p får patie	1
n p får puste	-3
n p får vi	-3
n p för #	5
n p för att	-1
n p för blodt	2
n p för det	11
n p för en	-3
n p för högt	5
n p för magen	-5
n p förra gånge	4
n p förra somma	-2
n p förra vecka	-6
n p först i	3
n p før for	5
n p før i	4
n p før jul	-3
n p før og	2
n p før pasie	-1
n p før var	-5
n p først #	3
n p først dage	2
n p først dagen	4
n p først ukene	1
n p g #	4
n p ga henne	5
n p gamme kvinn	1
n p gang dagli	-11
n p gang fik	-3
n p gang i	1
n p gang men	-6
n p gang om	-4
n p gange #	-6
n p gange dagli	-5
n p gange i	-10
n p gange om	-7
n p gav ham	-2
n p gav hende	-4
n p gav sig	6
n p ge inte	-3
n p ger en	1
n p gi henne	-3
n p gi seg	-3
n p gigt i	-4
n p gir den	-7
n p gir seg	1
n p giver ikke	5
n p gjør at	-7
n p gjør vondt	1
n p glad for	-2
n p gluko i	-5
n p god konta	4
n p grad #	3
n p grund af	7
n p grund av	1
n p grunn av	-6
n p grunn til	-8
n p grøn stær	6
n p gå ned	-5
n p gå på	-3
n p gång om	-8
n p gånge dagli	4
n p gånge i	4
n p gånge och	-1
n p gånge om	-3
n p gånge per	5
n p gånge på	-1
n p går #	6
n p går aftes	3
n p går bra	7
n p går den	-3
n p går det	3
n p går for	-2
n p går i	13
n p går inte	-3
n p går kveld	-4
n p går kväll	3
n p går morge	2
n p går ned	-4
n p går og	-5
n p går patie	-5
n p går på	-6
n p går över	2
n p gått ned	1
n p gått opp	1
n p gör en	6
n p gör ont	2
n p gör så	-7
n p gør ikke	2
n p gør ondt	-5
n p ha den	-5
n p ha det	-3
n p ha kvar	-1
n p ha något	7
n p hade patie	5
n p haft #	4
n p haft det	-1
n p haft en	-2
n p halse er	3
n p halte på	4
n p halv time	-1
n p halvt år	2
n p ham en	-3
n p han blev	4
n p han drikk	2
n p han er	-3
n p han fick	2
n p han fik	-2
n p han fikk	-10
n p han forts	-2
n p han får	3
n p han ha	3
n p han hade	-8
n p han halte	-7
n p han har	13
n p han hosta	-2
n p han hoste	-3
n p han i	-1
n p han ikke	-4
n p han kan	1
n p han på	-3
n p han ryste	3
n p han slikk	-13
n p han som	-4
n p han sover	-5
n p han var	7
n p han veier	-5
n p han är	-2
n p han äter	-2
n p handl är	5
n p har aldri	1
n p har astma	10
n p har begyn	5
n p har blitt	-2
n p har blivi	5
n p har brukt	-9
n p har den	10
n p har det	1
n p har en	-2
n p har fået	9
n p har givet	-3
n p har god	1
n p har gått	1
n p har haft	-7
n p har han	-2
n p har hatt	16
n p har hon	4
n p har hun	6
n p har i	-7
n p har ikke	-7
n p har inget	2
n p har inte	-13
n p har jeg	1
n p har jo	12
n p har lappe	-6
n p har også	3
n p har ondt	3
n p har ont	-2
n p har pasie	2
n p har patie	6
n p har selv	-3
n p har sluta	8
n p har spira	8
n p har stået	2
n p har tabt	3
n p har taget	-1
n p har varit	2
n p har vel	-1
n p har vi	-9
n p har været	4
n p har vært	-2
n p har ätit	1
n p hard og	-3
n p hatt feber	2
n p hela tiden	-2
n p hele dagen	12
n p hele kropp	1
n p hele natte	-4
n p hele tida	11
n p hele vejen	-10
n p hele året	1
n p helle ikke	1
n p helst ikke	-2
n p helt op	-4
n p hemog #	4
n p hende i	6
n p henvi fra	3
n p henvi til	9
n p her bak	-4
n p her er	1
n p her i	-3
n p her om	7
n p her på	-1
n p hjemm fra	-5
n p hjert #	5
n p hjert er	6
n p hjert og	-5
n p ho et	-2
n p ho har	2
n p hofte og	-3
n p holdt op	-1
n p hon blev	-2
n p hon fick	1
n p hon får	-10
n p hon ha	2
n p hon hade	3
n p hon har	2
n p hon inte	4
n p hon mår	6
n p hon ska	-1
n p hon sluta	2
n p hon väger	1
n p hon är	-7
n p hon äter	3
n p hoppa över	-5
n p hos fastl	2
n p hos fysio	10
n p hos mig	8
n p hos oss	7
n p hoste og	3
n p hoste om	2
n p hoste som	6
n p hoven i	3
n p hoven og	2
n p huden er	1
n p hun #	4
n p hun ble	-1
n p hun blir	1
n p hun blive	1
n p hun er	-5
n p hun fik	6
n p hun fikk	1
n p hun får	16
n p hun går	3
n p hun hadde	2
n p hun har	-27
n p hun hoste	7
n p hun ikke	-5
n p hun kaste	3
n p hun klør	1
n p hun på	-2
n p hun skal	-1
n p hun sover	8
n p hun spise	1
n p hun trækk	3
n p hun var	-10
n p hun vejer	-8
n p hun vil	6
n p husk at	5
n p hver anden	-8
n p hver dag	3
n p hver fjerd	1
n p hver kveld	-4
n p hver morge	-4
n p hver måned	-9
n p hver time	9
n p hver tredj	4
n p hvis der	4
n p hvis det	6
n p hvis han	3
n p hvis hun	9
n p hvis pasie	-1
n p hvis patie	-1
n p hvis vi	-4
n p här i	3
n p här är	4
n p håndl er	2
n p höger och	2
n p höger sida	3
n p höger är	-8
n p højre side	1
n p højre øje	4
n p høyre er	4
n p høyre side	2
n p høyre øre	3
n p i #	-10
n p i aften	-12
n p i agria	2
n p i ansik	3
n p i april	2
n p i armen	2
n p i armhu	-1
n p i augus	10
n p i begge	-3
n p i beina	5
n p i benet	-1
n p i bilen	-3
n p i blode	-2
n p i blære	-4
n p i bryst	2
n p i buken	3
n p i börja	-4
n p i dag	-8
n p i den	10
n p i det	-5
n p i drop	3
n p i døgne	-5
n p i en	-6
n p i et	-2
n p i ett	-4
n p i febru	9
n p i fingr	-2
n p i fjor	5
n p i foder	-12
n p i forri	-6
n p i forår	10
n p i freda	1
n p i gang	1
n p i gange	2
n p i går	-10
n p i halse	-1
n p i helga	1
n p i hoved	2
n p i höfte	3
n p i højre	6
n p i høst	-8
n p i janua	-8
n p i juni	-2
n p i kveld	-2
n p i kväll	-1
n p i ledde	-1
n p i legge	3
n p i lille	4
n p i lunge	1
n p i låren	-4
n p i lægge	-3
n p i lörda	3
n p i lørda	9
n p i magen	8
n p i mai	-5
n p i maj	5
n p i manda	-3
n p i mars	4
n p i maven	2
n p i mikro	-2
n p i minut	3
n p i morge	4
n p i morgo	7
n p i morse	7
n p i munne	-1
n p i muske	-8
n p i muskl	1
n p i månad	2
n p i måned	-4
n p i nakke	-3
n p i narko	4
n p i nat	4
n p i natt	4
n p i næsen	-7
n p i næste	-2
n p i og	-6
n p i oktob	4
n p i pande	3
n p i ro	3
n p i rygge	5
n p i seg	-1
n p i senge	-1
n p i septe	3
n p i sin	-5
n p i skabe	-1
n p i skuff	4
n p i somma	3
n p i somra	-8
n p i stall	-1
n p i stede	-1
n p i ställ	-13
n p i sönda	-2
n p i til	-5
n p i tille	2
n p i torsd	4
n p i tåen	-2
n p i uka	-5
n p i urine	9
n p i vecka	-1
n p i vekt	-3
n p i venst	-11
n p i vikt	-2
n p i vinte	2
n p i vänst	-1
n p i vår	-11
n p i våras	9
n p i år	5
n p i örat	5
n p i øret	12
n p igen i	6
n p igen om	4
n p igen på	-1
n p ikke aktue	-5
n p ikke begyn	-9
n p ikke brukt	-5
n p ikke den	-1
n p ikke det	-8
n p ikke er	1
n p ikke få	-2
n p ikke fået	-5
n p ikke får	-2
n p ikke før	-1
n p ikke gi	4
n p ikke gitt	-1
n p ikke give	7
n p ikke gravi	11
n p ikke ha	10
n p ikke haft	2
n p ikke har	-2
n p ikke hatt	-8
n p ikke have	-6
n p ikke helt	3
n p ikke holde	-6
n p ikke i	1
n p ikke ipren	10
n p ikke kan	8
n p ikke klare	2
n p ikke komme	1
n p ikke lenge	4
n p ikke med	-8
n p ikke mere	-2
n p ikke noe	10
n p ikke noget	4
n p ikke nu	6
n p ikke nå	6
n p ikke når	-17
n p ikke nødve	-5
n p ikke og	4
n p ikke ondt	-1
n p ikke opp	4
n p ikke patie	-13
n p ikke på	-7
n p ikke sett	-1
n p ikke som	4
n p ikke spise	2
n p ikke spist	-12
n p ikke så	-9
n p ikke tabt	3
n p ikke til	-7
n p ikke vil	4
n p ikke været	-1
n p ikke øm	1
n p ikkje det	-9
n p ikkje på	1
n p in i	-1
n p ind og	1
n p inga tecke	3
n p ingen aller	3
n p ingen astma	2
n p ingen bilyd	2
n p ingen blod	-14
n p ingen blødn	3
n p ingen diarr	3
n p ingen feber	-2
n p ingen forst	1
n p ingen knude	-6
n p ingen misly	1
n p ingen smert	5
n p ingen sår	-13
n p ingen væske	-5
n p inget mer	-1
n p innan patie	3
n p inne i	-2
n p innti #	1
n p inom #	7
n p inte blir	3
n p inte bra	-5
n p inte den	-11
n p inte det	7
n p inte ge	5
n p inte ha	-2
n p inte i	-7
n p inte kan	-1
n p inte magen	1
n p inte mer	2
n p inte nu	-3
n p inte patie	-9
n p inte räcke	2
n p inte sen	4
n p inte så	-8
n p inte är	2
n p inte öm	1
n p intra #	-4
n p ja #	-5
n p ja den	-5
n p ja det	-2
n p ja hun	-3
n p ja i	6
n p ja patie	3
n p jag har	-2
n p jag inte	-1
n p jeg det	-3
n p jeg er	-5
n p jeg får	1
n p jeg har	-18
n p jeg i	-3
n p jeg ikke	-4
n p jeg kan	9
n p jeg klemm	1
n p jeg lægge	-4
n p jeg pasie	4
n p jeg sende	4
n p jeg skal	-9
n p jeg skriv	-8
n p jeg skære	5
n p jeg så	2
n p jeg tar	3
n p jeg til	2
n p jeg tror	8
n p jeg trykk	-7
n p jo i	-5
n p kaliu #	1
n p kalsi i	-3
n p kan bli	-2
n p kan det	1
n p kan gå	-1
n p kan ikke	-2
n p kan inte	-2
n p kan jeg	3
n p kan komme	2
n p kan man	4
n p kan ni	-6
n p kan pasie	3
n p kan patie	-6
n p kan vi	2
n p kan være	3
n p kaste op	-3
n p kaste opp	1
n p kastr #	1
n p kg #	3
n p kigge på	5
n p kissa och	-5
n p klare å	2
n p klini i	-1
n p klock #	6
n p klokk #	-8
n p klump i	-6
n p koles er	5
n p koles är	4
n p kom i	2
n p komme af	1
n p komme igen	-14
n p komme patie	3
n p komme på	-5
n p komme seg	6
n p komme til	3
n p komme tilba	2
n p komme tillb	2
n p kontr av	1
n p kontr her	6
n p kontr om	-3
n p korti i	-2
n p kraft blødn	-2
n p kraft er	6
n p kraft i	4
n p kramp i	-1
n p kreat #	5
n p kun hvis	-2
n p kvar men	1
n p kvar på	-9
n p kveld i	-1
n p lad være	-1
n p lar det	-2
n p legev på	-1
n p legge er	3
n p legge seg	-1
n p lenge siden	-1
n p lever er	-4
n p ligge en	1
n p ligge og	3
n p ligge på	5
n p lille hvite	-7
n p lite bättr	5
n p lite i	3
n p litt slim	4
n p lunge er	-2
n p lunge i	1
n p lägge till	2
n p lægge en	5
n p magen er	3
n p magen är	5
n p mamma har	4
n p man ikke	3
n p mange år	-4
n p maven er	1
n p maven og	2
n p med #	-6
n p med at	4
n p med att	-7
n p med aura	-5
n p med de	-5
n p med den	-15
n p med det	-12
n p med ein	-1
n p med en	12
n p med feber	2
n p med hodet	5
n p med i	5
n p med klorh	2
n p med noe	-3
n p med ny	1
n p med og	1
n p med om	-2
n p med patie	6
n p med på	2
n p med rødt	-10
n p med saltv	1
n p med space	5
n p med så	4
n p melat #	-3
n p men #	-3
n p men bare	2
n p men da	1
n p men de	3
n p men den	13
n p men der	-4
n p men det	1
n p men då	-4
n p men han	-12
n p men ho	-3
n p men hon	9
n p men hun	2
n p men i	3
n p men ikke	5
n p men ingen	8
n p men inte	-4
n p men jag	-5
n p men jeg	2
n p men om	-9
n p men pasie	5
n p men patie	-1
n p men så	6
n p men vi	-7
n p mer av	3
n p mer enn	4
n p mer än	1
n p mere af	-3
n p mere end	-7
n p mest på	1
n p metac #	3
n p metfo #	-6
n p mg #	5
n p mg dagli	4
n p mg en	-4
n p mg hver	2
n p mg i	-2
n p mg kg	-7
n p mg og	-5
n p mg om	-2
n p mg til	3
n p midt på	14
n p migræ med	-8
n p min bror	-3
n p misst om	3
n p ml #	-2
n p ml i	-8
n p morge klokk	4
n p morge og	6
n p morge tidli	-3
n p morgo bitti	2
n p morgo och	-1
n p mot feber	-5
n p må ikke	11
n p må pasie	6
n p må patie	-6
n p må vi	4
n p måned ja	7
n p måned siden	-3
n p mår illa	3
n p nakke er	-2
n p nakke og	-8
n p natta og	1
n p natte #	-3
n p ned #	4
n p ned i	2
n p ned på	-6
n p ned til	-10
n p nede i	1
n p nede på	6
n p nedsa på	1
n p negat på	-3
n p nei det	-3
n p ner #	-9
n p ner i	-2
n p ner till	-3
n p no er	-5
n p no og	13
n p noe annet	-14
n p noe for	11
n p noe i	5
n p noe nytt	-4
n p noe vi	-2
n p nogen stede	4
n p noget andet	-6
n p noget for	-3
n p noget med	-1
n p noget mod	2
n p nu #	-1
n p nu er	9
n p nu men	4
n p nu och	-5
n p numme #	-4
n p ny prøve	4
n p nyren er	2
n p nytt prov	7
n p när det	6
n p när han	1
n p när hon	6
n p när vi	-9
n p nå er	4
n p nå i	8
n p nå og	6
n p når den	-2
n p når det	1
n p når eg	4
n p når eier	2
n p når han	-3
n p når hun	8
n p når jeg	-4
n p når pasie	1
n p når patie	4
n p næste #	-1
n p och #	6
n p och den	1
n p och det	6
n p och då	-7
n p och en	2
n p och ett	-3
n p och får	2
n p och han	2
n p och hon	7
n p och i	-11
n p och inga	4
n p och ingen	-1
n p och kväll	1
n p och lite	1
n p och med	1
n p och patie	9
n p och sen	1
n p och så	2
n p och vacci	-5
n p och vi	3
n p och är	1
n p og #	-16
n p og aften	6
n p og begyn	-2
n p og blod	-1
n p og da	11
n p og den	5
n p og der	10
n p og det	11
n p og drikk	1
n p og en	12
n p og er	-12
n p og et	3
n p og får	-4
n p og giver	-1
n p og har	1
n p og ho	2
n p og hoste	1
n p og hun	7
n p og ikke	5
n p og ingen	4
n p og jeg	2
n p og kaliu	1
n p og kveld	4
n p og lidt	-3
n p og lunge	-4
n p og med	-4
n p og må	5
n p og ned	2
n p og nu	9
n p og når	-1
n p og om	-5
n p og patie	-2
n p og på	1
n p og ringe	-5
n p og ser	2
n p og sin	3
n p og skal	-2
n p og så	4
n p og tar	4
n p og til	-10
n p og vaksi	-3
n p og varm	-2
n p og vi	4
n p og vond	-4
n p også på	-4
n p oksyg #	2
n p om #	20
n p om aften	4
n p om dagen	-21
n p om den	-4
n p om det	2
n p om ei	6
n p om en	-1
n p om et	4
n p om han	-4
n p om hon	-3
n p om hun	1
n p om kveld	-1
n p om morge	-17
n p om munde	2
n p om natta	9
n p om natte	9
n p om pasie	-7
n p om patie	-4
n p om ugen	1
n p ondt i	4
n p ondt nogen	3
n p ont igen	3
n p op i	-7
n p opere for	2
n p opere i	3
n p opere nej	3
n p opp #	5
n p opp i	-3
n p opp om	2
n p opp til	-4
n p oppe på	-1
n p over #	-7
n p over en	-6
n p over i	3
n p pande og	-1
n p pasie #	-2
n p pasie bare	-1
n p pasie ble	-2
n p pasie blir	-2
n p pasie blør	-4
n p pasie bruke	-2
n p pasie er	-6
n p pasie fekk	6
n p pasie får	-1
n p pasie går	-4
n p pasie ha	-10
n p pasie har	-5
n p pasie helt	6
n p pasie i	3
n p pasie ikke	-5
n p pasie kaste	6
n p pasie kjenn	-1
n p pasie kom	3
n p pasie legge	-7
n p pasie med	4
n p pasie må	1
n p pasie når	5
n p pasie ser	8
n p pasie sier	3
n p pasie skal	9
n p pasie skriv	6
n p pasie slutt	6
n p pasie som	5
n p pasie start	-3
n p pasie ta	3
n p pasie tar	3
n p pasie tok	-3
n p pasie var	5
n p patie #	4
n p patie av	-2
n p patie blev	4
n p patie blir	-1
n p patie blive	-4
n p patie börja	-2
n p patie det	-3
n p patie en	10
n p patie er	11
n p patie fik	-5
n p patie for	1
n p patie få	-1
n p patie fået	2
n p patie får	-15
n p patie går	1
n p patie ha	-4
n p patie hade	10
n p patie har	-5
n p patie i	2
n p patie ikke	-14
n p patie inte	-6
n p patie kan	-9
n p patie kissa	2
n p patie komme	8
n p patie kräks	1
n p patie med	-5
n p patie må	5
n p patie og	-8
n p patie på	7
n p patie ringe	10
n p patie ska	1
n p patie skal	4
n p patie skull	11
n p patie sluta	-6
n p patie sprin	2
n p patie stopp	-3
n p patie tar	-9
n p patie til	-1
n p patie till	7
n p patie tog	2
n p patie troed	3
n p patie var	1
n p patie vende	5
n p patie vill	-8
n p patie väl	2
n p patie är	7
n p penic i	4
n p per dag	1
n p plus #	8
n p posit på	1
n p poter og	2
n p prata om	-8
n p predn #	7
n p predn har	-1
n p predn i	-5
n p prikk i	5
n p prov på	-1
n p prøve #	-5
n p prøve er	-5
n p prøve fra	1
n p prøve i	-2
n p prøve om	3
n p prøve vi	-12
n p puls #	2
n p puls i	2
n p pulse #	6
n p pulse er	-5
n p pust morge	4
n p puste #	-1
n p på #	16
n p på akute	6
n p på alle	-1
n p på apote	4
n p på at	-3
n p på att	6
n p på avdel	-2
n p på begge	3
n p på bilde	3
n p på biops	1
n p på blodf	5
n p på båda	3
n p på dagen	-4
n p på dem	4
n p på den	8
n p på det	7
n p på drop	4
n p på en	-6
n p på et	2
n p på ett	-2
n p på freda	1
n p på grund	8
n p på grunn	-6
n p på halse	1
n p på hende	3
n p på hodet	3
n p på hälso	1
n p på höger	-1
n p på høgre	3
n p på højre	-5
n p på høyre	3
n p på i	1
n p på jobb	-2
n p på jobbe	-1
n p på kontr	1
n p på kveld	-8
n p på kväll	-8
n p på legev	-2
n p på legge	-1
n p på lørda	7
n p på magen	-4
n p på manda	5
n p på morgo	3
n p på nätte	3
n p på om	-3
n p på onsda	3
n p på poten	-5
n p på prøve	4
n p på rygge	2
n p på seg	2
n p på skade	1
n p på sprøy	-3
n p på størr	-5
n p på sykeh	-6
n p på torsd	7
n p på venst	11
n p på vänst	-3
n p på vårdc	-6
n p redan i	-5
n p reise seg	-6
n p remis till	4
n p reste af	-1
n p ring om	2
n p ring oss	-2
n p ringe #	3
n p ringe dere	2
n p ringe eier	2
n p ringe ejer	-2
n p ringe i	-5
n p ringe om	3
n p ringe pasie	5
n p ringe patie	3
n p ringe til	-2
n p ringe ägare	10
n p riste på	3
n p rundt om	14
n p ryste på	1
n p röntg visar	1
n p rött och	-2
n p røde og	1
n p rødt og	-7
n p røntg nu	4
n p røntg viser	-6
n p sa att	3
n p sa det	-1
n p sa han	-8
n p samme dag	3
n p samme med	2
n p samme som	1
n p se patie	2
n p se på	-3
n p sedan i	-1
n p seg i	-6
n p seg på	2
n p sen i	4
n p ser bra	-1
n p ser norma	1
n p ser om	-2
n p ser på	-3
n p ser vi	-7
n p ses om	7
n p ses vi	3
n p sida i	1
n p side og	3
n p siden av	-4
n p siden for	-9
n p siden i	-2
n p siden mai	3
n p siden men	-1
n p siden og	1
n p siden pasie	-3
n p siden på	-2
n p siden septe	-2
n p siden sist	-3
n p sider og	3
n p sidst år	2
n p sig i	4
n p sig men	-2
n p sig mot	-5
n p sig på	8
n p sikke på	-4
n p sin egen	-6
n p sin mand	-2
n p sin syste	3
n p sin søste	-3
n p sitte i	-6
n p ska ha	-1
n p ska han	2
n p ska hon	2
n p ska inte	1
n p ska patie	-1
n p skal han	7
n p skal have	-5
n p skal hun	-6
n p skal i	2
n p skal ikke	12
n p skal pasie	-7
n p skal patie	-3
n p skriv det	-6
n p skriv jeg	3
n p skriv ut	-10
n p skull få	5
n p skull ha	1
n p skyll med	-1
n p skyll munne	-3
n p slapp i	5
n p slemh är	3
n p slet ikke	-2
n p slikk poter	-6
n p slim og	-1
n p slimh er	3
n p slut i	-1
n p sluta med	-1
n p sluta patie	-6
n p slutt for	4
n p slutt med	6
n p slutt å	-3
n p smert #	3
n p smert i	-5
n p snakk med	-6
n p snakk om	1
n p snakk vi	8
n p som aller	-11
n p som barn	-3
n p som de	-7
n p som eier	3
n p som en	-5
n p som er	6
n p som et	-7
n p som ett	6
n p som før	-3
n p som gjør	-11
n p som gör	3
n p som har	-9
n p som heter	4
n p som om	3
n p som pasie	-1
n p som patie	6
n p som ung	-2
n p som vanli	8
n p som vi	1
n p sover #	-3
n p sover med	-3
n p spise jo	-4
n p sprøj i	-6
n p sprøy #	-7
n p sprøy en	-1
n p sprøy i	-1
n p spurg til	1
n p start på	-4
n p start vi	4
n p stoff er	4
n p stopp i	4
n p stopp pasie	-1
n p står det	-7
n p står med	-1
n p står på	-5
n p størr med	-5
n p støtt på	1
n p sure oppst	1
n p svar på	9
n p svare på	2
n p svart avfør	2
n p svull i	-5
n p syste har	8
n p sämre eller	2
n p så #	-15
n p så att	13
n p så begyn	2
n p så den	-6
n p så det	6
n p så er	-7
n p så får	1
n p så fælt	2
n p så han	-1
n p så har	4
n p så hun	-2
n p så jeg	3
n p så kan	-2
n p så lenge	-5
n p så länge	-1
n p så må	4
n p så ont	-6
n p så pasie	7
n p så patie	-10
n p så ring	-2
n p så ringe	21
n p så ser	-1
n p så ses	4
n p så skal	-7
n p så tar	-4
n p så var	2
n p så øm	-1
n p sår i	1
n p sår på	5
n p søste hun	-3
n p ta blodp	-1
n p ta bort	-3
n p ta en	-9
n p table #	-1
n p table i	-5
n p tabt sig	1
n p tager en	5
n p tager et	4
n p tager patie	-4
n p tanka på	1
n p tar #	-7
n p tar den	-4
n p tar det	-9
n p tar en	6
n p tar inte	-1
n p tar jeg	2
n p tar metfo	1
n p tar pasie	5
n p tar på	4
n p tar vi	3
n p tarme er	1
n p temp #	4
n p tempe #	5
n p til #	-6
n p til at	-4
n p til den	2
n p til det	-6
n p til dyrkn	2
n p til feber	-7
n p til hun	-1
n p til i	3
n p til jul	-9
n p til kontr	-3
n p til natta	-1
n p til natte	3
n p til sin	-2
n p til vi	8
n p til våren	-7
n p til å	-9
n p till #	-15
n p till i	3
n p till natte	-2
n p till och	2
n p time siden	1
n p titta på	5
n p tog patie	4
n p tog slut	6
n p tok pasie	3
n p torr i	3
n p trapp vi	3
n p tredj månad	1
n p treng ikke	-3
n p treng pasie	-4
n p troed det	-7
n p tromm er	1
n p tror det	9
n p tryck #	1
n p trykk #	12
n p trykk er	3
n p trækk vejre	4
n p tsh #	2
n p tsh er	1
n p type #	-3
n p tåler ikke	5
n p ud af	1
n p ud og	-6
n p uge #	7
n p uger og	2
n p uger siden	4
n p uke #	5
n p uke og	5
n p uke på	2
n p uker og	1
n p uker siden	4
n p under #	-13
n p under huden	2
n p under ribbe	2
n p upp till	-3
n p urine och	-1
n p ut av	2
n p ut en	-8
n p ut i	2
n p ut på	1
n p uten å	1
n p utsla av	3
n p utsla över	-6
n p vaksi mot	2
n p var #	12
n p var det	-6
n p var fine	5
n p var fint	3
n p var helt	3
n p var i	4
n p var norma	3
n p var på	4
n p var tredj	1
n p var åtton	-5
n p varan dag	3
n p varig #	-8
n p varje dag	2
n p varje timme	4
n p varm og	-7
n p vecka och	1
n p vecko och	-4
n p vecko sedan	4
n p ved at	1
n p ved med	6
n p ved siden	-5
n p veier #	6
n p vejer #	-1
n p vekt #	4
n p vekta #	2
n p vel #	-8
n p vel ikke	-5
n p vende sig	5
n p venst er	-3
n p venst forbe	2
n p venst hånd	1
n p venst side	8
n p venst øje	5
n p vet vi	-1
n p vi begyn	4
n p vi bytte	5
n p vi börja	-2
n p vi da	-5
n p vi det	-14
n p vi en	1
n p vi går	-11
n p vi gör	-2
n p vi gør	-2
n p vi har	-3
n p vi i	5
n p vi ikke	3
n p vi ikkje	1
n p vi inte	-2
n p vi lar	-3
n p vi med	-2
n p vi når	5
n p vi om	-6
n p vi på	-5
n p vi se	-4
n p vi ser	-1
n p vi ses	10
n p vi ska	-1
n p vi skal	6
n p vi ta	5
n p vi tar	-7
n p vi til	1
n p vi vet	6
n p vi vänta	-2
n p vid behov	-2
n p vikt #	1
n p vil drikk	3
n p vil ha	1
n p vil ikke	1
n p vil jeg	-3
n p vil pasie	-6
n p vill ha	1
n p vill inte	6
n p vill jag	-1
n p vondt i	-9
n p väger #	4
n p väl #	-8
n p vänst #	-2
n p vänst sida	6
n p vänst öga	2
n p vægt #	4
n p vægte #	3
n p væske i	-2
n p væske under	-1
n p än #	-2
n p är #	1
n p är bra	3
n p är det	4
n p är en	1
n p är fin	5
n p är inte	4
n p är lite	-1
n p är norma	-5
n p är okej	-2
n p är patie	-1
n p är som	4
n p är svull	4
n p är så	-1
n p äter inte	6
n p å bli	2
n p å få	11
n p å gå	3
n p å se	-4
n p å spise	5
n p å være	1
n p år gamme	2
n p år i	5
n p år med	-3
n p år men	-6
n p år och	1
n p år og	3
n p år sedan	-2
n p år sen	2
n p år siden	-12
n p år så	-3
n p åtton timme	-5
n p én gang	-11
n p över #	-2
n p øm i	3
n p øre er	1
n p ørega er	1
n p ørene og	4
n p ørern er	2
n p øynen er	2
n tail0 #	9
n tail0 af	-1
n tail0 aften	-3
n tail0 akute	3
n tail0 aldri	-2
n tail0 aller	1
n tail0 ansik	-1
n tail0 april	3
n tail0 astma	4
n tail0 augus	9
n tail0 av	-1
n tail0 avslu	1
n tail0 bak	5
n tail0 barn	1
n tail0 bedre	5
n tail0 bedøv	1
n tail0 begge	-5
n tail0 behöv	6
n tail0 benet	10
n tail0 bilyd	2
n tail0 blod	-19
n tail0 blode	3
n tail0 blodf	12
n tail0 blodp	3
n tail0 blære	7
n tail0 blød	1
n tail0 blødn	-2
n tail0 bokse	1
n tail0 borta	-5
n tail0 bra	1
n tail0 bryst	7
n tail0 buken	3
n tail0 byld	4
n tail0 bättr	-2
n tail0 börja	5
n tail0 cm	5
n tail0 da	5
n tail0 dag	13
n tail0 dagar	18
n tail0 dage	3
n tail0 dagen	19
n tail0 dager	-2
n tail0 dagli	1
n tail0 dem	-4
n tail0 den	-14
n tail0 der	3
n tail0 det	-26
n tail0 diabe	-1
n tail0 diarr	4
n tail0 drikk	5
n tail0 dygn	2
n tail0 då	-5
n tail0 døgn	3
n tail0 eier	-5
n tail0 ejer	-4
n tail0 ekstr	-5
n tail0 er	2
n tail0 etter	-2
n tail0 fakti	-7
n tail0 feber	-10
n tail0 fin	2
n tail0 fine	-2
n tail0 fingr	5
n tail0 fint	-2
n tail0 fjor	3
n tail0 foden	5
n tail0 forsi	-6
n tail0 forst	2
n tail0 forts	-6
n tail0 forve	-5
n tail0 forår	7
n tail0 freda	14
n tail0 fri	-4
n tail0 fritt	7
n tail0 fästi	-1
n tail0 förut	-5
n tail0 før	-3
n tail0 først	4
n tail0 gange	7
n tail0 godt	2
n tail0 grade	-6
n tail0 gravi	-6
n tail0 gris	-2
n tail0 gång	-4
n tail0 gånge	8
n tail0 ha	-2
n tail0 halse	-10
n tail0 halt	-5
n tail0 halv	-3
n tail0 halvt	1
n tail0 han	-2
n tail0 hel	4
n tail0 hele	2
n tail0 helge	-7
n tail0 helle	-1
n tail0 helse	-7
n tail0 helt	1
n tail0 henne	-3
n tail0 her	4
n tail0 hjert	-12
n tail0 hodet	-5
n tail0 hofta	6
n tail0 hofte	4
n tail0 hon	2
n tail0 hoste	-1
n tail0 hoved	3
n tail0 hud	2
n tail0 huden	2
n tail0 hun	-3
n tail0 hunde	-9
n tail0 huvud	-2
n tail0 här	-7
n tail0 hårt	2
n tail0 höger	-1
n tail0 högt	7
n tail0 højre	-10
n tail0 høst	-4
n tail0 høy	-5
n tail0 høyre	3
n tail0 idag	1
n tail0 igen	-7
n tail0 igjen	3
n tail0 ikke	8
n tail0 illam	3
n tail0 imell	3
n tail0 imens	5
n tail0 infek	-11
n tail0 ingen	-3
n tail0 inhal	7
n tail0 inn	5
n tail0 innan	2
n tail0 inne	-2
n tail0 inte	17
n tail0 intyg	6
n tail0 ipren	15
n tail0 ja	9
n tail0 janua	2
n tail0 jern	2
n tail0 jo	-10
n tail0 jobbe	3
n tail0 jul	-8
n tail0 juli	-14
n tail0 juni	3
n tail0 kaliu	1
n tail0 kanin	-1
n tail0 kante	4
n tail0 kastr	2
n tail0 katet	4
n tail0 katt	-3
n tail0 katte	-3
n tail0 kg	3
n tail0 klar	-11
n tail0 klemm	-1
n tail0 komme	2
n tail0 konta	-5
n tail0 kontr	-3
n tail0 koppa	4
n tail0 korti	-10
n tail0 kraft	-2
n tail0 kvalm	-1
n tail0 kveld	-7
n tail0 kväll	-4
n tail0 kæben	3
n tail0 langt	-2
n tail0 lavt	7
n tail0 legev	-3
n tail0 lenge	-4
n tail0 lever	-1
n tail0 lite	6
n tail0 litt	-2
n tail0 livmo	7
n tail0 lunge	1
n tail0 länge	-4
n tail0 längr	-2
n tail0 låret	5
n tail0 læge	-3
n tail0 lørda	4
n tail0 mage	1
n tail0 magen	-15
n tail0 mai	3
n tail0 maj	6
n tail0 manda	3
n tail0 mars	-3
n tail0 marts	5
n tail0 maten	-4
n tail0 maven	-3
n tail0 maves	-4
n tail0 med	7
n tail0 medic	1
n tail0 mer	1
n tail0 mere	-5
n tail0 metac	-1
n tail0 metfo	3
n tail0 mg	1
n tail0 midna	9
n tail0 mikro	-8
n tail0 minut	-3
n tail0 ml	3
n tail0 mm	3
n tail0 morge	8
n tail0 morgo	2
n tail0 morse	3
n tail0 munne	16
n tail0 mye	-6
n tail0 månad	1
n tail0 måned	-5
n tail0 mælk	2
n tail0 nakke	6
n tail0 nat	-1
n tail0 natt	-6
n tail0 natta	2
n tail0 natte	-4
n tail0 ned	-8
n tail0 nede	3
n tail0 negat	8
n tail0 nei	-1
n tail0 nej	-1
n tail0 no	-11
n tail0 noget	-8
n tail0 norma	-2
n tail0 nu	-1
n tail0 nå	10
n tail0 nødve	-7
n tail0 också	8
n tail0 også	11
n tail0 om	1
n tail0 op	-15
n tail0 opkas	-3
n tail0 opp	3
n tail0 orden	6
n tail0 oss	-2
n tail0 over	1
n tail0 overa	-2
n tail0 pasie	3
n tail0 passe	8
n tail0 patie	7
n tail0 penic	13
n tail0 piper	-2
n tail0 polik	-3
n tail0 posit	10
n tail0 predn	-3
n tail0 prøve	5
n tail0 pus	2
n tail0 puste	4
n tail0 på	-10
n tail0 regel	1
n tail0 ringe	3
n tail0 ro	3
n tail0 rolig	-2
n tail0 rosa	-6
n tail0 rundt	-2
n tail0 rygge	-5
n tail0 rødt	-3
n tail0 samme	6
n tail0 scann	1
n tail0 se	1
n tail0 sedan	7
n tail0 seg	12
n tail0 sekun	4
n tail0 selv	2
n tail0 sen	2
n tail0 senge	5
n tail0 septe	-4
n tail0 ses	3
n tail0 sida	9
n tail0 sidan	3
n tail0 side	1
n tail0 siden	-11
n tail0 sider	-1
n tail0 sidor	3
n tail0 sidst	4
n tail0 sig	-1
n tail0 sist	-7
n tail0 själv	3
n tail0 skade	1
n tail0 skuld	-7
n tail0 slapp	-2
n tail0 slut	5
n tail0 smert	4
n tail0 sokke	-6
n tail0 somma	5
n tail0 somme	-7
n tail0 somra	-7
n tail0 spise	6
n tail0 sprut	3
n tail0 sprøj	4
n tail0 sprøy	1
n tail0 stabi	2
n tail0 stede	-6
n tail0 stikk	-11
n tail0 still	8
n tail0 stopp	2
n tail0 store	2
n tail0 ställ	-6
n tail0 stær	-1
n tail0 sukke	-1
n tail0 svamp	-3
n tail0 svett	3
n tail0 svimm	7
n tail0 svuls	-2
n tail0 sår	-19
n tail0 sønda	-3
n tail0 tarml	1
n tail0 tett	5
n tail0 tida	10
n tail0 tidli	5
n tail0 til	-2
n tail0 time	4
n tail0 timer	1
n tail0 timme	2
n tail0 tirsd	2
n tail0 tom	-3
n tail0 torsd	2
n tail0 trapp	2
n tail0 tunga	1
n tail0 tørre	-1
n tail0 tørt	5
n tail0 ud	-1
n tail0 uge	3
n tail0 ugen	9
n tail0 uger	2
n tail0 uka	-6
n tail0 uke	-6
n tail0 uker	-2
n tail0 under	1
n tail0 upp	-5
n tail0 urine	7
n tail0 urinv	-6
n tail0 ut	10
n tail0 utsle	-4
n tail0 vacci	-7
n tail0 vaksi	-8
n tail0 vand	3
n tail0 vanli	7
n tail0 varm	1
n tail0 vecko	-6
n tail0 veker	3
n tail0 venst	3
n tail0 verre	-4
n tail0 vi	-1
n tail0 vider	2
n tail0 vinte	1
n tail0 vänst	-6
n tail0 vår	-6
n tail0 vårdc	-7
n tail0 våren	-7
n tail0 væske	-13
n tail0 ägare	4
n tail0 år	21
n tail0 året	2
n tail0 én	-9
n tail0 öga	2
n tail0 øjne	-5
n tail0 øjnen	3
n tail0 øm	1
n tail0 øret	8
n tail1 #	24
n tail1 af	8
n tail1 aldri	12
n tail1 alla	-2
n tail1 aller	-8
n tail1 anden	-2
n tail1 antib	4
n tail1 at	-2
n tail1 av	3
n tail1 bara	8
n tail1 bare	-6
n tail1 begge	6
n tail1 blev	-7
n tail1 bleve	11
n tail1 blir	-7
n tail1 blodp	3
n tail1 blodt	8
n tail1 bruke	2
n tail1 båda	4
n tail1 börja	-3
n tail1 crp	5
n tail1 da	-8
n tail1 dag	2
n tail1 dage	-5
n tail1 dagen	2
n tail1 de	-2
n tail1 dem	2
n tail1 den	-3
n tail1 denne	-1
n tail1 der	6
n tail1 det	3
n tail1 drikk	7
n tail1 där	-3
n tail1 dårli	2
n tail1 efter	4
n tail1 egen	-5
n tail1 ei	5
n tail1 eier	1
n tail1 ein	4
n tail1 eller	-10
n tail1 en	-11
n tail1 end	2
n tail1 er	16
n tail1 et	-13
n tail1 ett	2
n tail1 etter	-1
n tail1 feber	-1
n tail1 fik	10
n tail1 fin	-7
n tail1 fjor	-3
n tail1 for	9
n tail1 forri	-8
n tail1 forts	-3
n tail1 fra	-12
n tail1 fri	2
n tail1 från	-4
n tail1 får	3
n tail1 för	3
n tail1 förra	2
n tail1 först	2
n tail1 før	-11
n tail1 først	-2
n tail1 gang	5
n tail1 gange	-1
n tail1 ger	-6
n tail1 god	3
n tail1 grad	1
n tail1 går	8
n tail1 ha	20
n tail1 haft	3
n tail1 halv	-6
n tail1 halvt	2
n tail1 ham	-3
n tail1 han	-6
n tail1 har	14
n tail1 hela	-3
n tail1 hele	5
n tail1 helt	7
n tail1 hende	-12
n tail1 her	-6
n tail1 hjärt	-7
n tail1 ho	-6
n tail1 hodep	1
n tail1 hon	8
n tail1 hos	-4
n tail1 hoste	-2
n tail1 hun	6
n tail1 huske	-7
n tail1 hver	-2
n tail1 hænge	1
n tail1 höger	-6
n tail1 højre	1
n tail1 høyre	4
n tail1 i	4
n tail1 ikke	4
n tail1 ikkje	4
n tail1 in	-3
n tail1 inga	2
n tail1 ingen	11
n tail1 inget	2
n tail1 inte	27
n tail1 jeg	1
n tail1 jo	3
n tail1 kaliu	1
n tail1 kan	14
n tail1 kg	1
n tail1 klock	2
n tail1 klokk	-1
n tail1 kom	-5
n tail1 komme	-15
n tail1 kraft	-2
n tail1 kreat	4
n tail1 lavt	-1
n tail1 legge	-2
n tail1 lett	2
n tail1 lidt	-2
n tail1 lige	5
n tail1 lite	1
n tail1 litt	-2
n tail1 lunge	1
n tail1 magen	4
n tail1 med	4
n tail1 mere	-3
n tail1 mest	-2
n tail1 mg	1
n tail1 mig	-1
n tail1 min	-4
n tail1 ml	-2
n tail1 mod	-7
n tail1 morge	5
n tail1 mot	-14
n tail1 munne	-5
n tail1 måned	-3
n tail1 neste	6
n tail1 ni	3
n tail1 noe	-1
n tail1 nogen	1
n tail1 noget	5
n tail1 noko	-3
n tail1 norma	4
n tail1 nu	-2
n tail1 numme	2
n tail1 ny	3
n tail1 nästa	3
n tail1 nå	-1
n tail1 næste	-1
n tail1 och	-12
n tail1 og	-3
n tail1 om	9
n tail1 over	-10
n tail1 pasie	-8
n tail1 patie	-14
n tail1 per	-4
n tail1 prøve	-4
n tail1 puls	8
n tail1 pulse	3
n tail1 puste	6
n tail1 på	5
n tail1 reise	2
n tail1 ringe	3
n tail1 rundt	9
n tail1 ryger	-9
n tail1 röntg	5
n tail1 rød	-13
n tail1 sa	4
n tail1 samme	4
n tail1 sedan	-3
n tail1 seg	-8
n tail1 sen	5
n tail1 ser	1
n tail1 sidan	-8
n tail1 siden	2
n tail1 sier	-4
n tail1 sig	-3
n tail1 sin	-13
n tail1 siste	4
n tail1 ska	-1
n tail1 skal	-3
n tail1 skriv	10
n tail1 sluta	2
n tail1 smärt	4
n tail1 som	2
n tail1 sover	6
n tail1 stadi	6
n tail1 svart	-1
n tail1 svull	-1
n tail1 så	-8
n tail1 sånn	-9
n tail1 ta	2
n tail1 tage	-6
n tail1 tar	2
n tail1 temp	4
n tail1 tempe	4
n tail1 til	8
n tail1 till	-15
n tail1 tisse	-8
n tail1 tredj	4
n tail1 treng	1
n tail1 tror	-3
n tail1 tåler	2
n tail1 uden	3
n tail1 uka	-1
n tail1 uke	-1
n tail1 under	-7
n tail1 upp	-2
n tail1 ut	-7
n tail1 utan	-7
n tail1 uten	2
n tail1 var	9
n tail1 varan	5
n tail1 vecka	1
n tail1 ved	-4
n tail1 vejer	2
n tail1 vekt	3
n tail1 vel	-4
n tail1 venst	-4
n tail1 vi	-3
n tail1 vid	8
n tail1 vänst	4
n tail1 være	6
n tail1 ägare	-4
n tail1 är	6
n tail1 äter	2
n tail1 å	-4
n tail1 år	-1
n tail1 én	-3
n tail1 över	4
n tail1 øje	5
n tail1 øret	3
n w #	12
n w a	1
n w absol	-5
n w acety	-3
n w acth	8
n w af	16
n w affør	-8
n w afipr	-1
n w aften	-5
n w aftes	-2
n w agria	2
n w airom	3
n w akkur	-5
n w aktue	-5
n w akut	5
n w akute	5
n w akutt	3
n w alat	3
n w albue	-2
n w albyl	-5
n w alder	10
n w aldri	10
n w alend	-6
n w alene	-6
n w alkoh	-5
n w alla	-5
n w alle	4
n w aller	-20
n w almin	2
n w alt	-13
n w altid	4
n w alved	3
n w alvor	2
n w ambul	4
n w amlod	-3
n w amoxi	3
n w an	-3
n w anden	2
n w andet	-9
n w andni	2
n w andra	3
n w andre	6
n w anfal	1
n w ankle	-2
n w annan	-1
n w annar	5
n w annet	-14
n w ansig	-6
n w ansik	5
n w antib	12
n w antis	-7
n w använ	4
n w apoqu	-1
n w apote	3
n w april	4
n w aptit	5
n w arbej	2
n w arm	-5
n w armen	12
n w artro	-2
n w astma	8
n w at	13
n w ataca	-4
n w atorv	-4
n w atrie	2
n w att	11
n w atten	5
n w augus	7
n w aura	-3
n w av	-6
n w avfør	6
n w avmas	4
n w avslu	-5
n w axeln	1
n w azile	1
n w b	-6
n w badet	6
n w bag	-8
n w bagef	-6
n w bajsa	-3
n w bak	3
n w bakbe	5
n w bakke	6
n w bakom	-8
n w bakov	7
n w bakre	4
n w bakte	7
n w banan	3
n w bara	-2
n w bare	-17
n w barn	-3
n w barne	-6
n w bayco	1
n w baytr	-2
n w bedre	1
n w bedøv	-5
n w begge	-7
n w begyn	-2
n w behan	5
n w behol	-2
n w behov	-2
n w behöv	8
n w behøv	2
n w bein	5
n w beina	3
n w beine	4
n w beleg	3
n w beläg	2
n w ben	-8
n w benen	4
n w benet	9
n w berre	-6
n w besti	3
n w besvi	-2
n w betap	-4
n w betæn	-3
n w beveg	8
n w bilde	7
n w bilen	-3
n w bille	-6
n w bilyd	2
n w bind	5
n w binyr	-4
n w biolo	-1
n w biops	2
n w bitti	2
n w bivir	-11
n w bland	-2
n w blank	3
n w ble	-2
n w blek	-3
n w blev	2
n w bleve	13
n w bli	7
n w blind	3
n w blir	6
n w blitt	3
n w blive	-2
n w blivi	3
n w blod	-20
n w blode	-2
n w blodf	8
n w blodp	9
n w blods	-4
n w blodt	4
n w blå	2
n w blåsl	3
n w blödn	5
n w blød	1
n w blødt	4
n w blør	-1
n w bokse	1
n w bor	3
n w bort	-6
n w borta	-2
n w borte	-4
n w bra	9
n w brenn	-3
n w brica	-1
n w brill	-9
n w bronk	-8
n w bror	4
n w brore	2
n w brug	3
n w bruge	4
n w bruk	3
n w bruka	-6
n w bruke	6
n w brukt	-14
n w brunt	1
n w bryst	10
n w bröst	1
n w bugsp	-4
n w buken	4
n w burke	-4
n w byld	-1
n w bylde	2
n w byter	-6
n w bytte	10
n w bäcke	1
n w bältr	-1
n w bättr	4
n w båda	1
n w både	4
n w börja	-12
n w bør	2
n w celle	8
n w centy	-1
n w ceren	5
n w champ	-4
n w chipp	-1
n w cipro	2
n w cirka	-1
n w cm	2
n w cmt	4
n w ct	3
n w cushi	6
n w cyklo	3
n w cyste	-2
n w d-vit	-3
n w da	-6
n w dag	1
n w dagar	-3
n w dage	8
n w dagen	-15
n w dager	-2
n w dagli	-4
n w dagti	3
n w datte	6
n w de	-11
n w dehyd	2
n w dei	-6
n w del	2
n w dem	-30
n w den	-27
n w denga	-3
n w denne	2
n w depre	-3
n w der	-23
n w dere	12
n w deref	-5
n w derim	-1
n w derma	-1
n w derso	-1
n w dess	1
n w det	-32
n w dette	6
n w dexam	1
n w diabe	-1
n w diarr	-3
n w diaré	-2
n w diklo	-1
n w dikta	-5
n w direk	-2
n w disku	3
n w dobbe	5
n w dokto	-1
n w dom	-3
n w domna	-6
n w dose	3
n w dra	3
n w drar	2
n w draxx	-3
n w drick	9
n w drikk	26
n w drop	6
n w dropp	-7
n w drypp	1
n w dråbe	-1
n w dråpe	-5
n w dubbe	6
n w dunka	3
n w durat	5
n w duret	2
n w dverg	7
n w dygn	9
n w dyrkn	3
n w där	-7
n w därfö	-3
n w då	-26
n w dålig	1
n w dårli	8
n w dæm	-1
n w døde	7
n w døgn	2
n w døgne	-5
n w e	-5
n w effek	-4
n w effyd	3
n w efter	-2
n w eg	19
n w egen	-1
n w egfr	7
n w ei	11
n w eier	-26
n w ein	1
n w ejer	-5
n w ekg	5
n w eksem	-3
n w ekstr	-7
n w eliqu	1
n w eller	-22
n w eltro	3
n w elveb	-3
n w en	-2
n w endnu	-6
n w endom	6
n w ene	1
n w enest	-6
n w engan	-4
n w enhet	2
n w enkel	5
n w ennå	-2
n w ens	-2
n w epikr	-1
n w episo	1
n w epley	10
n w equip	1
n w er	4
n w et	-3
n w ete	1
n w ett	6
n w etter	3
n w event	3
n w fakti	-10
n w falde	1
n w falle	-1
n w famil	1
n w far	-4
n w farli	-6
n w fast	6
n w faste	5
n w fastl	-5
n w feber	2
n w febru	8
n w fekk	1
n w fel	1
n w felim	4
n w ferdi	2
n w ferri	-6
n w ferro	2
n w fev1	3
n w fibro	1
n w fick	-1
n w fik	6
n w fikk	-1
n w fin	-2
n w finad	2
n w finde	2
n w fine	3
n w finge	-8
n w fingr	8
n w finne	-6
n w fint	1
n w fisk	3
n w fjerd	-2
n w fjern	1
n w fjor	5
n w flask	-1
n w flera	-2
n w flere	-9
n w flest	1
n w flimr	-4
n w fluni	-3
n w flytt	-6
n w fod	-15
n w foden	7
n w foder	-6
n w fodre	4
n w for	-10
n w foran	4
n w forbe	3
n w forbi	6
n w fordi	10
n w foreb	1
n w forfa	-4
n w forka	2
n w forkj	4
n w forle	4
n w formi	2
n w forri	-7
n w forsi	-2
n w forst	11
n w fort	-2
n w fortf	4
n w forts	-12
n w forve	-2
n w forår	12
n w fot	1
n w foten	4
n w fra	-5
n w fragm	6
n w fram	-4
n w freda	4
n w fri	-3
n w frisk	9
n w fritt	3
n w frukt	2
n w främr	1
n w fråga	-3
n w från	-8
n w fuld	2
n w full	-1
n w furix	3
n w fysio	14
n w fästi	-1
n w få	4
n w fået	9
n w får	12
n w fått	12
n w fælt	4
n w fôr	-4
n w fôret	3
n w för	-8
n w före	2
n w förra	-9
n w förrä	3
n w först	3
n w försv	3
n w försä	3
n w försö	5
n w förut	2
n w förvi	2
n w förän	-7
n w fötte	7
n w fødde	4
n w fødsl	5
n w følel	1
n w følin	1
n w følso	-2
n w før	-8
n w føtte	10
n w g	6
n w ga	-11
n w gabap	2
n w gamle	1
n w gamma	-1
n w gamme	6
n w gang	-11
n w gange	2
n w gansk	-3
n w gardi	-1
n w gav	3
n w ge	4
n w gel	-3
n w gener	-4
n w genom	5
n w genta	-4
n w ger	-6
n w gerne	5
n w ges	2
n w gett	2
n w gi	-10
n w gick	-10
n w gider	2
n w gigt	-4
n w gikk	6
n w gips	-1
n w gir	-3
n w gis	4
n w gitt	-1
n w giv	-6
n w give	5
n w giver	4
n w gives	1
n w givet	-8
n w gjord	3
n w gjør	-11
n w glad	-8
n w glasl	5
n w glemm	13
n w gluko	1
n w god	10
n w godt	1
n w gong	1
n w gonge	2
n w grad	2
n w grade	-15
n w gravi	-8
n w gris	-2
n w grund	6
n w grunn	-13
n w grå	6
n w gråte	2
n w grøn	6
n w grønt	-3
n w gul	6
n w gult	3
n w gå	2
n w gång	-12
n w gånge	14
n w går	11
n w gått	11
n w gör	-7
n w gør	-11
n w ha	-1
n w hadde	-21
n w hade	20
n w haft	-12
n w hals	2
n w halsb	8
n w halse	-5
n w halt	-7
n w halta	6
n w halte	-13
n w halv	-13
n w halvb	5
n w halve	1
n w halvt	2
n w ham	2
n w han	2
n w hand	-6
n w hande	7
n w handl	8
n w hans	2
n w hard	-6
n w hardt	8
n w hatt	12
n w havde	5
n w have	1
n w hb	1
n w hedde	-3
n w heilt	-3
n w hel	2
n w hela	-8
n w held	-3
n w hele	-14
n w helga	1
n w helge	-7
n w helle	-10
n w helse	-5
n w helst	-1
n w helt	7
n w hem	5
n w hemma	-8
n w hemog	5
n w hende	2
n w henne	9
n w henvi	16
n w hepat	-10
n w her	-14
n w hes	-3
n w heste	-3
n w heter	3
n w hevel	-4
n w hit	1
n w hjalp	5
n w hjelp	3
n w hjem	6
n w hjemm	-1
n w hjert	6
n w hjälp	4
n w hjärt	6
n w ho	5
n w hodep	5
n w hodet	-13
n w hofta	6
n w hofte	2
n w hold	-6
n w holde	-1
n w holdt	3
n w hon	23
n w honom	5
n w hoppa	-7
n w hoppe	-5
n w hormo	1
n w hornh	4
n w hos	21
n w hosta	3
n w hoste	9
n w hoved	2
n w hoven	12
n w hovne	-2
n w hovud	2
n w hu	2
n w hud	4
n w huden	4
n w humir	4
n w hun	6
n w hund	-7
n w hurti	-1
n w husk	5
n w huske	-4
n w huvud	5
n w hva	-2
n w hver	-3
n w hvide	13
n w hvis	14
n w hvite	-19
n w hvor	-5
n w hvæse	9
n w hydro	2
n w hyper	8
n w hälso	1
n w hämta	4
n w hände	4
n w hålla	3
n w hålle	-11
n w hånd	-1
n w håndl	2
n w hår	-3
n w hård	-10
n w hårt	2
n w hænde	2
n w hæved	-2
n w hævel	7
n w hævet	-4
n w hö	-1
n w höfte	3
n w hög	6
n w höger	-8
n w högra	3
n w högst	-2
n w högt	11
n w hör	6
n w høgre	10
n w højre	-2
n w højt	-1
n w hører	1
n w høres	3
n w hørse	3
n w høst	-4
n w høy	-11
n w høyre	13
n w høyt	2
n w i	-1
n w iblan	2
n w ibux	-7
n w idag	4
n w igen	2
n w igjen	-6
n w ikke	-1
n w ikkje	-6
n w illa	5
n w illam	-1
n w imens	6
n w imodi	-2
n w imova	7
n w imure	5
n w in	3
n w ind	-1
n w inde	2
n w inden	-7
n w infar	3
n w infek	-11
n w infla	5
n w influ	-3
n w inga	5
n w ingen	26
n w inget	3
n w inhal	4
n w injek	5
n w inn	4
n w innan	6
n w innti	1
n w inom	7
n w insul	-4
n w inte	-7
n w intra	-1
n w intyg	6
n w ipren	15
n w is	-2
n w ivome	1
n w jag	-6
n w janua	-1
n w jeg	-16
n w jern	5
n w jo	8
n w jobbe	2
n w jod	2
n w journ	-1
n w jul	-17
n w juli	-14
n w juni	1
n w junio	-1
n w jurbe	7
n w juret	7
n w just	-2
n w järn	11
n w jätte	-3
n w kaffe	7
n w kald	5
n w kalde	5
n w kaliu	4
n w kalle	4
n w kalsi	7
n w kalv	-6
n w kalva	11
n w kalve	1
n w kamme	-1
n w kan	-1
n w kanin	-4
n w kansk	12
n w kante	5
n w kapil	5
n w kardi	-3
n w kaste	-5
n w kastr	5
n w katet	4
n w katt	1
n w katte	-11
n w kg	5
n w kigge	1
n w kilo	-7
n w kilom	1
n w kindt	3
n w kinnt	1
n w kissa	-8
n w kjem	-2
n w kjenn	6
n w kjent	2
n w kjeve	-4
n w klar	-10
n w klare	7
n w klemm	-1
n w kliar	2
n w klini	-1
n w klipp	4
n w klock	4
n w klokk	-10
n w klorh	5
n w klump	-8
n w klåda	-5
n w kløe	12
n w kløen	3
n w kne	1
n w kneet	-4
n w knipe	1
n w knitr	5
n w knole	1
n w knude	-6
n w knute	1
n w kodei	3
n w kokke	-2
n w koles	1
n w kolik	-4
n w kolla	-5
n w kols	5
n w kom	4
n w komme	3
n w kommi	-1
n w kondo	2
n w konta	-6
n w koppa	7
n w koppe	-1
n w korsb	2
n w korte	4
n w korti	-16
n w kraft	2
n w kramp	6
n w kreat	8
n w kroni	2
n w kropp	-9
n w kräks	1
n w kräkt	1
n w kræft	-7
n w ku	-8
n w kul	-6
n w kun	-11
n w kunde	-5
n w kunne	-2
n w kur	1
n w kuren	7
n w kurve	6
n w kvalm	8
n w kvar	-12
n w kvart	-1
n w kveld	-16
n w kvind	1
n w kvinn	1
n w kväll	-5
n w kylli	4
n w känne	-1
n w känse	3
n w kåvep	-1
n w kæben	3
n w kører	4
n w l	-1
n w la	3
n w lad	-8
n w lader	-1
n w lamme	12
n w langt	-4
n w lappe	-5
n w lar	3
n w lav	7
n w laver	-7
n w lavt	9
n w ldl	7
n w led	2
n w ledde	5
n w legen	-7
n w legev	-4
n w legg	-7
n w legge	6
n w lenge	-1
n w leppe	-3
n w leste	-3
n w lett	1
n w lette	1
n w levax	-2
n w lever	-17
n w libre	4
n w lige	-13
n w ligg	3
n w ligga	3
n w ligge	7
n w like	5
n w lilla	-3
n w lille	-7
n w linse	1
n w lista	3
n w liste	3
n w lite	20
n w liten	1
n w liter	4
n w litt	-13
n w livet	4
n w livmo	11
n w loppe	-1
n w luft	3
n w luftr	1
n w lukta	2
n w lukte	3
n w lungo	4
n w lyder	1
n w lymfe	1
n w lyske	-2
n w lägga	-7
n w lägge	3
n w läkem	-6
n w läker	5
n w lämna	-2
n w länge	-4
n w längr	-5
n w lå	1
n w låg	-1
n w lågt	5
n w långt	-1
n w låren	-4
n w låret	7
n w låter	4
n w læge	-4
n w lægen	-2
n w lægge	-9
n w længe	-1
n w læse	-4
n w lörda	3
n w løber	1
n w løfte	-5
n w lørda	13
n w løs	-7
n w mage	-8
n w magen	-3
n w mages	-3
n w mai	-3
n w maj	5
n w malar	-10
n w malas	4
n w mamma	9
n w man	-7
n w mand	-5
n w manda	1
n w mange	-3
n w mann	-2
n w marer	-9
n w mars	4
n w marts	6
n w maske	5
n w maskm	-6
n w masse	3
n w masti	3
n w mat	4
n w maten	-2
n w maven	1
n w maves	-1
n w me	5
n w med	8
n w medik	-6
n w medis	-7
n w meg	-13
n w meget	2
n w meir	10
n w melat	-4
n w melka	9
n w melke	7
n w melle	3
n w mello	-1
n w meman	-4
n w men	4
n w menst	4
n w mente	1
n w mer	3
n w mere	-15
n w mest	-7
n w metac	-3
n w metfo	1
n w metni	2
n w metop	-5
n w mg	-11
n w midna	9
n w midt	11
n w mig	3
n w migre	-4
n w migrä	-2
n w migræ	-9
n w mikro	-6
n w mikst	-3
n w min	-18
n w mindr	1
n w minut	4
n w miren	3
n w misly	1
n w misst	3
n w miste	1
n w mjølk	4
n w ml	-12
n w mm	-1
n w mod	-4
n w moder	-2
n w monof	-2
n w mor	-11
n w mora	8
n w morfi	1
n w morge	-4
n w morgo	10
n w morse	10
n w mot	-14
n w motta	-2
n w mr	3
n w mulig	5
n w munde	11
n w munne	3
n w muske	-11
n w muskl	-2
n w mye	-6
n w myk	1
n w myome	2
n w må	2
n w mål	-2
n w måler	-2
n w målte	1
n w månad	9
n w månda	3
n w måned	6
n w mår	7
n w måste	2
n w måtte	-9
n w måttl	4
n w mælk	2
n w mælke	-2
n w mærke	9
n w mørke	5
n w nakke	2
n w napro	-2
n w narko	5
n w nat	5
n w natt	7
n w natta	7
n w natte	3
n w ned	-20
n w nede	8
n w nedov	-1
n w nedsa	2
n w nedst	3
n w negat	2
n w nei	-13
n w nej	3
n w ner	-10
n w nere	-3
n w nerve	-3
n w neseb	-6
n w neses	6
n w neste	3
n w nethi	3
n w nette	-6
n w neuro	3
n w nevro	-3
n w ni	1
n w nifer	4
n w nitri	10
n w njura	-10
n w njurs	8
n w njurv	1
n w no	-5
n w noe	7
n w noen	1
n w nogen	-1
n w noget	-4
n w nogle	-5
n w nok	-4
n w noko	-7
n w norma	5
n w norom	4
n w norsp	-9
n w noter	-9
n w novem	5
n w nu	-2
n w numme	-3
n w ny	8
n w nya	-8
n w nye	11
n w nyren	-1
n w nyrer	-3
n w nyret	4
n w nyser	4
n w nysta	3
n w nytt	-1
n w när	-2
n w nästa	-3
n w nätte	3
n w nå	6
n w någon	-8
n w något	5
n w några	-3
n w nål	1
n w når	-9
n w nåt	6
n w næsen	-7
n w næste	3
n w nødve	-2
n w och	8
n w också	5
n w odlin	2
n w ofte	4
n w og	-2
n w også	13
n w okej	-2
n w oksyg	2
n w oktob	7
n w om	7
n w omepr	-4
n w omgan	3
n w omkri	5
n w omtre	5
n w ondt	3
n w onsio	-5
n w ont	-3
n w op	-11
n w opera	15
n w opere	4
n w opkas	-2
n w opp	3
n w oppe	-7
n w oppst	4
n w orben	-8
n w orden	-3
n w orker	4
n w ormek	-2
n w ortop	1
n w os	-8
n w oss	10
n w osurn	-1
n w oveni	-1
n w over	-11
n w overa	-1
n w overk	-10
n w oxyto	-7
n w ozemp	-3
n w pakke	7
n w panac	-3
n w panik	2
n w panna	1
n w panod	3
n w panto	1
n w papir	-1
n w pappa	1
n w parac	-7
n w pasie	12
n w passe	-1
n w patie	13
n w pause	-2
n w pelse	2
n w penic	11
n w penta	-4
n w per	-1
n w pigg	-4
n w pille	-8
n w pinex	2
n w pipel	8
n w piper	-2
n w pk	-6
n w planl	7
n w plast	1
n w pleje	-2
n w plett	3
n w plus	6
n w pluts	1
n w podag	6
n w polik	-3
n w polyp	2
n w porti	-12
n w posit	-4
n w poten	-3
n w poter	-5
n w prasc	4
n w prata	-1
n w predn	-8
n w prikk	6
n w probl	2
n w probn	2
n w proli	-1
n w propa	4
n w propp	7
n w prost	-3
n w prote	-3
n w prov	1
n w prova	-7
n w prove	-4
n w prøv	-3
n w prøva	1
n w prøvd	-2
n w prøve	-6
n w psa	-5
n w psyko	3
n w puls	7
n w pulse	3
n w pulve	3
n w punkt	-2
n w pus	3
n w puss	-10
n w pust	6
n w puste	16
n w på	7
n w rakt	-4
n w ramip	-1
n w ramla	-3
n w rar	1
n w reage	2
n w recep	-1
n w redan	3
n w refle	2
n w regel	2
n w reise	-6
n w ren	-2
n w rene	1
n w renne	3
n w rense	5
n w rent	7
n w resep	-2
n w respi	1
n w reste	-6
n w rett	-9
n w reuma	5
n w ribbe	3
n w rigti	2
n w rimad	4
n w ring	6
n w ringa	-1
n w ringe	7
n w rinne	3
n w riste	2
n w rital	-2
n w ro	6
n w rodna	4
n w rolig	-1
n w rosa	-1
n w rulla	1
n w rulle	5
n w rundt	13
n w runt	6
n w ryger	2
n w ryges	-1
n w rygg	-2
n w rygge	-4
n w ryste	-3
n w räcke	5
n w rätt	-4
n w röntg	-3
n w rör	-1
n w röra	3
n w rött	-1
n w rød	-11
n w røde	8
n w rødt	-16
n w røntg	2
n w røyke	7
n w sa	-3
n w sagde	9
n w salt	6
n w saltv	-1
n w salva	7
n w samle	3
n w samma	-6
n w samme	4
n w samti	4
n w sat	2
n w satt	3
n w satte	-7
n w satur	1
n w scann	3
n w se	-4
n w sedan	5
n w sekre	-4
n w sekun	-1
n w selen	6
n w selv	-4
n w sen	4
n w sende	15
n w senga	-1
n w senge	1
n w sepon	1
n w septe	1
n w ser	18
n w sertr	-7
n w ses	20
n w set	5
n w sett	-9
n w sette	5
n w si	-2
n w sida	17
n w sidan	-14
n w sidde	1
n w side	11
n w siden	-9
n w sider	-4
n w sidor	4
n w sidst	6
n w sier	4
n w sig	15
n w sige	-5
n w sikke	-17
n w sikle	3
n w sin	-15
n w sine	-3
n w sinus	1
n w sist	-4
n w sitt	-1
n w sitte	1
n w sjekk	-8
n w sjuks	3
n w själv	7
n w sjå	7
n w ska	-11
n w skabe	-1
n w skada	2
n w skaka	3
n w skal	-6
n w skalp	1
n w skick	4
n w skift	7
n w skinn	2
n w skjem	-5
n w skjol	3
n w skjøn	-8
n w skole	1
n w skorp	-7
n w skrev	2
n w skrid	1
n w skriv	-9
n w skuff	4
n w skuld	-6
n w skull	16
n w skyll	-1
n w skære	3
n w sköld	-1
n w sköte	-10
n w slag	1
n w slags	1
n w slap	-4
n w slapp	-4
n w slem	2
n w slemh	4
n w slet	-2
n w slikk	-14
n w slim	6
n w slimh	9
n w slipp	-1
n w slo	4
n w slut	-2
n w slutt	1
n w slår	-1
n w smert	3
n w smitt	-2
n w smärt	5
n w små	4
n w snabb	2
n w snakk	5
n w snurr	4
n w sobri	16
n w sockr	5
n w sokke	-5
n w solen	4
n w som	8
n w somma	1
n w somra	-8
n w sonde	-2
n w sort	-1
n w sov	-5
n w sover	-2
n w space	5
n w spani	2
n w spark	4
n w spene	9
n w spira	13
n w spiro	-1
n w spise	8
n w spist	-19
n w spray	1
n w sprin	2
n w sprut	-9
n w sprøj	-4
n w sprøy	-7
n w spurg	-1
n w spydd	2
n w spänd	1
n w stabi	1
n w stadi	4
n w stafy	5
n w stall	-1
n w stann	-1
n w start	-5
n w stave	-3
n w sted	-6
n w stede	3
n w steg	-6
n w stelk	5
n w stemm	-1
n w steri	-2
n w sterk	2
n w stick	-7
n w stikk	-6
n w stikp	2
n w still	9
n w stiv	-3
n w stivk	2
n w sto	1
n w stod	1
n w stoff	6
n w stofs	2
n w stopp	5
n w stor	2
n w store	-4
n w stort	4
n w strak	9
n w stram	-2
n w strek	4
n w stres	-5
n w stron	4
n w stude	3
n w stygn	-4
n w ställ	-9
n w stå	-2
n w ståen	-1
n w stået	2
n w står	-16
n w stær	9
n w størr	-2
n w støtt	1
n w sukke	-9
n w supra	2
n w sure	1
n w svak	2
n w svang	6
n w svar	12
n w svare	9
n w svart	2
n w sved	-4
n w svelg	3
n w svett	5
n w svide	2
n w svier	6
n w svimm	-7
n w svir	-3
n w svull	-15
n w svuls	1
n w svårt	-1
n w sygdo	2
n w sygeh	-2
n w sykeh	-10
n w sykep	6
n w sykme	3
n w syner	1
n w synet	7
n w synsf	2
n w syste	1
n w säker	5
n w sämre	5
n w sätta	-4
n w sätte	2
n w sätts	-2
n w så	-8
n w sådan	5
n w sån	-3
n w sånn	-5
n w sånne	-3
n w sår	-15
n w såret	7
n w særli	7
n w sætte	12
n w söker	9
n w sömne	-7
n w sönda	-6
n w søker	3
n w sønda	-3
n w sønne	-7
n w søste	-1
n w søvne	-2
n w søvni	-1
n w t4	4
n w ta	-6
n w table	-2
n w tabt	6
n w tacka	-6
n w tag	-4
n w tage	2
n w tager	13
n w taget	-1
n w tagit	-11
n w tal	1
n w taler	2
n w tandk	1
n w tandl	-8
n w tanka	3
n w tannl	-4
n w tannp	7
n w tape	4
n w tappa	2
n w tar	2
n w tarme	1
n w tarml	2
n w tas	-5
n w tasse	-1
n w tatt	2
n w te	5
n w tecke	3
n w tegn	-4
n w tek	9
n w telef	3
n w temp	4
n w tempe	11
n w tenkt	5
n w tenne	-11
n w test	3
n w tett	8
n w tid	7
n w tida	3
n w tiden	-6
n w tidig	2
n w til	-2
n w tilba	-2
n w till	-6
n w tillb	-2
n w tille	2
n w tills	-4
n w time	12
n w timma	3
n w timme	-1
n w ting	-4
n w tirsd	2
n w tisda	-6
n w tisse	10
n w titta	8
n w tjugo	3
n w tjukk	8
n w tog	15
n w tok	3
n w tom	-2
n w tonsi	5
n w torr	3
n w torra	-3
n w torrt	-3
n w torsd	11
n w trama	6
n w tramp	8
n w trapp	-6
n w tredj	6
n w trekk	1
n w treng	-12
n w trime	4
n w trodd	-5
n w troed	-5
n w troli	-1
n w tromb	-12
n w tromm	1
n w tror	13
n w trumh	2
n w trur	-2
n w tryck	4
n w tryk	6
n w trykk	7
n w träck	4
n w trækk	4
n w træt	10
n w trött	2
n w trøtt	7
n w tsh	2
n w tube	3
n w tuber	-6
n w tumme	-3
n w tunga	-4
n w tunge	-8
n w tungp	6
n w tungt	4
n w tur	5
n w tygge	7
n w tynn	1
n w tynne	-6
n w type	-10
n w tände	6
n w tänke	-2
n w tänkt	-4
n w tå	-2
n w tåen	-2
n w tål	-10
n w tåler	2
n w tålte	1
n w tæern	-9
n w tænkt	-5
n w tømme	1
n w tør	-9
n w tørr	-8
n w tørre	4
n w tørt	5
n w ud	9
n w ude	5
n w uden	-4
n w uge	8
n w ugen	5
n w uger	7
n w uka	-9
n w uke	5
n w ukene	2
n w uker	-1
n w ultra	-6
n w under	-1
n w undvæ	-1
n w ung	-4
n w ungef	-4
n w upp	3
n w urege	1
n w urine	10
n w urins	4
n w urinv	-6
n w uro	4
n w uroli	-3
n w ut	-5
n w utan	-9
n w ute	-1
n w uten	-10
n w utesl	-1
n w utflo	10
n w utsla	-3
n w utsle	-2
n w va	8
n w vable	-6
n w vacci	-6
n w vad	-10
n w vakna	5
n w vaksi	-4
n w valle	10
n w vand	-5
n w vande	5
n w vanli	6
n w vann	5
n w vannl	-8
n w var	6
n w vara	-2
n w varan	4
n w varer	-2
n w varig	-2
n w varit	2
n w varje	8
n w varm	-7
n w vart	-14
n w vask	10
n w vaske	6
n w vatte	16
n w vattk	-9
n w vecka	-10
n w vecko	-8
n w ved	3
n w vegge	2
n w veier	-4
n w vejen	-8
n w vejer	-7
n w vejre	5
n w veka	-6
n w veker	4
n w vekt	-2
n w vekta	-5
n w vel	-12
n w veldi	-1
n w vende	5
n w venst	8
n w vent	-16
n w vente	4
n w venti	6
n w vento	6
n w vesic	-2
n w vet	2
n w veter	6
n w vi	-11
n w via	1
n w vid	-7
n w vider	5
n w vigti	-3
n w vikt	-2
n w vikti	-4
n w vil	7
n w vill	6
n w ville	-1
n w vin	-11
n w vingl	-4
n w vinte	3
n w virke	2
n w virus	2
n w visar	4
n w viser	2
n w vist	6
n w viste	3
n w vitam	-1
n w volta	-2
n w vomma	2
n w vond	-9
n w vondt	-1
n w vurde	-6
n w väger	4
n w väl	-13
n w vänst	-11
n w värk	3
n w värre	2
n w vätsk	-3
n w våkne	1
n w vår	-13
n w våras	9
n w vårdc	-6
n w våren	-4
n w vægt	3
n w væk	-2
n w være	9
n w været	3
n w værre	2
n w værst	3
n w vært	-4
n w væske	-12
n w waran	-5
n w xalat	-7
n w yr	4
n w ytter	-5
n w µg	4
n w ägare	-2
n w än	-2
n w ännu	-5
n w är	15
n w äta	4
n w äter	3
n w ätit	3
n w å	-11
n w åker	-4
n w år	4
n w året	-5
n w årsko	17
n w åt	-13
n w återb	8
n w åtton	-5
n w én	-23
n w öga	4
n w ögat	5
n w ögonb	2
n w ögone	4
n w ökar	-9
n w öm	7
n w öppna	-2
n w örat	6
n w över	-11
n w øje	10
n w øjenl	-7
n w øjne	-4
n w øjnen	-3
n w øm	5
n w ønske	-4
n w øre	5
n w ørega	2
n w ørene	8
n w ører	-2
n w ørern	2
n w øret	9
n w øvels	-2
n w øye	-8
n w øyele	2
n w øynen	2`,
  e: `e before0 again	-7
e before0 ago	1
e before0 aller	7
e before0 alone	-2
e before0 anyth	4
e before0 back	7
e before0 bag	-4
e before0 both	8
e before0 clear	5
e before0 clini	4
e before0 conti	5
e before0 cough	-11
e before0 daily	-3
e before0 day	-3
e before0 days	7
e before0 diabe	6
e before0 do	3
e before0 docto	-8
e before0 done	1
e before0 down	5
e before0 drops	11
e before0 eight	-1
e before0 eleve	9
e before0 eye	-6
e before0 feet	-4
e before0 fifty	2
e before0 fine	-1
e before0 five	-14
e before0 food	6
e before0 four	5
e before0 front	6
e before0 gone	-2
e before0 good	-10
e before0 gp	-8
e before0 half	-2
e before0 here	2
e before0 him	6
e before0 hundr	-1
e before0 infec	6
e before0 inste	1
e before0 is	-11
e before0 it	-2
e before0 kilos	1
e before0 knee	2
e before0 know	12
e before0 left	6
e before0 look	6
e before0 lovel	2
e before0 me	6
e before0 milli	-2
e before0 month	-3
e before0 morni	4
e before0 negat	2
e before0 night	3
e before0 nine	4
e before0 no	10
e before0 norma	4
e before0 now	8
e before0 nurse	-1
e before0 off	3
e before0 okay	6
e before0 on	-12
e before0 one	-17
e before0 other	1
e before0 owner	-10
e before0 patie	-9
e before0 pharm	-9
e before0 pleas	-7
e before0 regul	1
e before0 right	10
e before0 see	-9
e before0 septe	-3
e before0 seven	2
e before0 side	6
e before0 sides	5
e before0 six	5
e before0 stair	-6
e before0 still	-3
e before0 tende	4
e before0 then	-2
e before0 there	1
e before0 thing	-6
e before0 three	2
e before0 times	-1
e before0 tonig	8
e before0 up	3
e before0 vet	-14
e before0 way	-4
e before0 week	7
e before0 weeks	5
e before0 well	-4
e before0 yes	-4
e before0 yet	3
e before0 you	-4
e before1 about	-8
e before1 after	7
e before1 ago	3
e before1 all	1
e before1 an	4
e before1 and	-1
e before1 ankle	2
e before1 any	-3
e before1 anyth	10
e before1 are	-8
e before1 at	-2
e before1 back	7
e before1 been	-1
e before1 belly	-7
e before1 big	-2
e before1 bit	-2
e before1 blood	4
e before1 both	7
e before1 by	-4
e before1 can	-1
e before1 carry	-4
e before1 day	7
e before1 do	-6
e before1 docto	4
e before1 doesn	-5
e before1 eight	4
e before1 elbow	-1
e before1 eye	-1
e before1 finis	-1
e before1 five	-6
e before1 for	3
e before1 four	4
e before1 had	-3
e before1 he	2
e before1 her	7
e before1 here	2
e before1 his	-7
e before1 hour	-5
e before1 i	3
e before1 i'm	-4
e before1 in	2
e before1 is	8
e before1 it	-15
e before1 it's	4
e before1 its	1
e before1 last	-5
e before1 left	3
e before1 like	1
e before1 me	-3
e before1 more	-1
e before1 morni	3
e before1 my	2
e before1 never	-1
e before1 night	-5
e before1 nine	2
e before1 no	-2
e before1 norma	1
e before1 not	5
e before1 nothi	-4
e before1 now	3
e before1 of	-7
e before1 on	20
e before1 one	3
e before1 or	4
e before1 over	-2
e before1 owner	-2
e before1 patie	-6
e before1 point	-8
e before1 right	-12
e before1 ring	1
e before1 said	7
e before1 same	-7
e before1 seven	6
e before1 she	1
e before1 six	5
e before1 sixty	-1
e before1 so	-3
e before1 somet	-3
e before1 still	2
e before1 stop	-2
e before1 table	-6
e before1 ten	-6
e before1 that	-11
e before1 that'	2
e before1 thats	4
e before1 the	-2
e before1 them	2
e before1 then	2
e before1 they	-5
e before1 thirt	2
e before1 this	8
e before1 three	-1
e before1 to	16
e before1 twent	11
e before1 twice	-6
e before1 two	7
e before1 up	-6
e before1 vet	6
e before1 want	-2
e before1 was	-5
e before1 we	-2
e before1 weeks	3
e before1 well	-9
e before1 womb	3
e before1 years	1
e before1 you'r	-1
e before1 your	-7
e behind0 a	3
e behind0 and	-7
e behind0 any	4
e behind0 are	8
e behind0 blood	1
e behind0 can	1
e behind0 chest	1
e behind0 clini	-6
e behind0 consu	1
e behind0 did	-3
e behind0 do	1
e behind0 docto	-15
e behind0 does	-1
e behind0 e	8
e behind0 farme	-1
e behind0 for	2
e behind0 good	2
e behind0 gp	-5
e behind0 has	6
e behind0 have	-1
e behind0 he	1
e behind0 he's	12
e behind0 heart	6
e behind0 her	6
e behind0 his	5
e behind0 how	-3
e behind0 i	30
e behind0 i'd	-9
e behind0 i'll	-4
e behind0 i'm	-2
e behind0 i've	-7
e behind0 if	-11
e behind0 is	-9
e behind0 it	-13
e behind0 it's	5
e behind0 just	6
e behind0 left	-2
e behind0 let	-1
e behind0 lovel	-5
e behind0 mr	7
e behind0 my	6
e behind0 no	4
e behind0 not	1
e behind0 nothi	3
e behind0 now	7
e behind0 nurse	1
e behind0 oh	-4
e behind0 ok	-10
e behind0 okay	-4
e behind0 on	2
e behind0 once	7
e behind0 one	3
e behind0 owner	-4
e behind0 patie	5
e behind0 pharm	-7
e behind0 predn	-7
e behind0 right	15
e behind0 she	6
e behind0 shes	-1
e behind0 shoul	10
e behind0 so	-1
e behind0 tempe	-2
e behind0 thank	-5
e behind0 that	2
e behind0 that'	7
e behind0 thats	-1
e behind0 the	-21
e behind0 then	2
e behind0 there	-9
e behind0 they	-3
e behind0 thirt	-7
e behind0 this	2
e behind0 tummy	3
e behind0 two	2
e behind0 vet	-5
e behind0 we	5
e behind0 well	-5
e behind0 what	9
e behind0 what'	-1
e behind0 when	-11
e behind0 yeah	7
e behind0 yes	7
e behind0 you	-8
e behind0 your	2
e behind1 #	2
e behind1 a	2
e behind1 about	10
e behind1 and	1
e behind1 any	9
e behind1 are	4
e behind1 be	-4
e behind1 blood	-4
e behind1 can't	1
e behind1 did	6
e behind1 do	10
e behind1 does	-3
e behind1 don't	-7
e behind1 ear	5
e behind1 fine	-2
e behind1 five	-1
e behind1 for	3
e behind1 forty	-3
e behind1 gave	7
e behind1 give	-4
e behind1 good	4
e behind1 had	10
e behind1 has	-5
e behind1 have	4
e behind1 he	7
e behind1 he's	-3
e behind1 her	2
e behind1 his	3
e behind1 i	2
e behind1 i'd	-6
e behind1 i'll	6
e behind1 i've	8
e behind1 if	-4
e behind1 im	7
e behind1 in	1
e behind1 is	-3
e behind1 isnt	-4
e behind1 it	1
e behind1 it's	9
e behind1 its	-5
e behind1 just	4
e behind1 keep	-3
e behind1 left	-9
e behind1 let's	-4
e behind1 long	-3
e behind1 many	6
e behind1 might	2
e behind1 my	6
e behind1 never	3
e behind1 no	-14
e behind1 norma	2
e behind1 not	1
e behind1 nothi	-1
e behind1 of	3
e behind1 oh	1
e behind1 okay	-1
e behind1 on	5
e behind1 one	-11
e behind1 only	1
e behind1 pain	3
e behind1 put	-12
e behind1 rathe	-4
e behind1 right	2
e behind1 said	-7
e behind1 see	-1
e behind1 she	-6
e behind1 shoul	2
e behind1 siste	4
e behind1 so	6
e behind1 soft	6
e behind1 sound	4
e behind1 stop	-2
e behind1 that	14
e behind1 that'	-6
e behind1 thats	-7
e behind1 the	12
e behind1 then	-13
e behind1 they	-2
e behind1 this	1
e behind1 thoug	6
e behind1 to	2
e behind1 two	-5
e behind1 was	6
e behind1 we	-6
e behind1 well	-4
e behind1 were	-6
e behind1 what'	8
e behind1 when	4
e behind1 will	4
e behind1 won't	-3
e behind1 yes	2
e behind1 you	-2
e behind1 your	1
e head0 #	-11
e head0 a	-14
e head0 about	-13
e head0 an	5
e head0 at	-1
e head0 blood	9
e head0 both	-3
e head0 canno	2
e head0 carry	-7
e head0 chest	1
e head0 come	-8
e head0 did	-2
e head0 do	-6
e head0 does	9
e head0 don't	4
e head0 durat	-4
e head0 ears	4
e head0 eatin	1
e head0 fever	6
e head0 for	-22
e head0 give	-6
e head0 go	-2
e head0 good	-3
e head0 has	14
e head0 have	6
e head0 he	8
e head0 he's	15
e head0 heart	7
e head0 her	9
e head0 hes	15
e head0 his	-1
e head0 how	-1
e head0 i	-1
e head0 i'm	5
e head0 i've	12
e head0 if	3
e head0 im	-4
e head0 inr	8
e head0 it	1
e head0 it's	-2
e head0 its	2
e head0 just	1
e head0 keep	-2
e head0 leave	-1
e head0 left	-13
e head0 leg	3
e head0 let	1
e head0 mr	-3
e head0 no	30
e head0 not	-7
e head0 nothi	-6
e head0 on	1
e head0 one	-11
e head0 pain	5
e head0 pharm	-11
e head0 pulse	1
e head0 put	-7
e head0 reche	3
e head0 right	-16
e head0 ring	-4
e head0 see	11
e head0 she	14
e head0 shes	5
e head0 since	-10
e head0 sleep	7
e head0 sudde	-1
e head0 take	4
e head0 takes	2
e head0 temp	3
e head0 tempe	4
e head0 that'	-17
e head0 thats	-3
e head0 the	8
e head0 there	-4
e head0 they	-10
e head0 try	7
e head0 tummy	2
e head0 was	-1
e head0 we	-6
e head0 will	-12
e head0 with	-17
e head0 would	-12
e head0 x-ray	3
e head1 #	10
e head1 a	-16
e head1 again	3
e head1 aller	-6
e head1 an	-8
e head1 and	-3
e head1 antib	10
e head1 are	6
e head1 back	-2
e head1 be	-7
e head1 been	3
e head1 bit	-8
e head1 blood	-7
e head1 can't	2
e head1 chest	3
e head1 clear	3
e head1 come	-6
e head1 did	-5
e head1 do	7
e head1 ear	-7
e head1 ears	-5
e head1 fever	3
e head1 fine	10
e head1 for	5
e head1 gave	6
e head1 going	4
e head1 gone	5
e head1 got	11
e head1 had	9
e head1 has	-3
e head1 he	3
e head1 he's	-3
e head1 him	-1
e head1 i	-9
e head1 in	9
e head1 is	-10
e head1 it	-10
e head1 it's	-5
e head1 just	-2
e head1 kidne	6
e head1 last	5
e head1 leave	-4
e head1 left	6
e head1 lette	-2
e head1 like	3
e head1 littl	2
e head1 me	2
e head1 might	-1
e head1 mothe	1
e head1 no	7
e head1 norma	-1
e head1 not	-3
e head1 of	5
e head1 on	-7
e head1 one	-3
e head1 only	-1
e head1 owner	-3
e head1 pain	-1
e head1 patie	-2
e head1 peopl	-1
e head1 press	3
e head1 pulse	-1
e head1 rathe	-3
e head1 right	-4
e head1 ring	-4
e head1 said	-4
e head1 says	6
e head1 scrat	-4
e head1 since	-10
e head1 siste	5
e head1 smell	3
e head1 soft	3
e head1 sound	2
e head1 stopp	-7
e head1 surge	2
e head1 that	-3
e head1 thats	-1
e head1 the	-19
e head1 think	-5
e head1 thoug	-4
e head1 to	5
e head1 told	-1
e head1 ulcer	3
e head1 under	-3
e head1 up	3
e head1 vomit	6
e head1 was	-1
e head1 why	-1
e head1 would	2
e p # #	-4
e p # and	2
e p # at	-14
e p # but	1
e p # cm	1
e p # days	-3
e p # g	2
e p # hours	7
e p # in	-11
e p # kg	10
e p # mg	1
e p # minut	2
e p # ml	-1
e p # month	8
e p # of	3
e p # on	1
e p # puffs	-3
e p # regul	1
e p # ring	-8
e p # so	3
e p # that'	-1
e p # this	1
e p # times	-5
e p # twice	3
e p # up	-1
e p # weeks	2
e p # with	2
e p # years	7
e p a bit	-6
e p a clot	3
e p a day	-20
e p a few	3
e p a fortn	-4
e p a lette	3
e p a littl	1
e p a lot	-2
e p a month	-2
e p a scan	-2
e p a shot	-10
e p a table	1
e p a tempe	-4
e p a touch	8
e p a week	9
e p a year	4
e p about #	-2
e p about the	-12
e p after #	4
e p after the	-3
e p again #	-2
e p again in	2
e p all night	4
e p all over	-8
e p aller to	-2
e p amlod #	1
e p an aller	-2
e p an hour	8
e p and #	-5
e p and a	7
e p and give	1
e p and he	-2
e p and her	1
e p and hes	9
e p and i	4
e p and if	-2
e p and is	-1
e p and it	4
e p and it's	-2
e p and no	-1
e p and not	7
e p and ring	6
e p and she	-2
e p and shes	1
e p and the	-4
e p and then	8
e p and there	8
e p and they	2
e p and we	-6
e p and will	9
e p any more	2
e p anyth for	1
e p apart from	-3
e p are clear	1
e p are fine	-3
e p are norma	1
e p as a	4
e p as the	-2
e p as well	-8
e p at #	4
e p at all	2
e p at the	-15
e p back and	4
e p back at	6
e p back in	-4
e p back to	-1
e p be a	-4
e p becau of	-4
e p becau the	1
e p been off	-2
e p befor and	-3
e p befor last	-6
e p befor the	5
e p bette in	5
e p betwe the	1
e p big toe	-3
e p bit of	-1
e p black stool	5
e p blood count	5
e p blood in	6
e p blood press	-1
e p blue one	3
e p both sides	-1
e p broug the	-3
e p but has	1
e p but if	-3
e p but it	-4
e p but let's	2
e p but lets	-6
e p but no	-4
e p but one	2
e p but the	12
e p by the	2
e p came back	4
e p came off	-1
e p carry on	-9
e p chest pain	4
e p clear no	1
e p come back	-8
e p come down	-9
e p come strai	8
e p cough at	6
e p day #	-5
e p day and	-1
e p day for	-6
e p day until	-2
e p day with	-1
e p days and	5
e p did the	1
e p do it	-6
e p do the	2
e p does not	10
e p don't think	4
e p down below	4
e p ears are	4
e p every #	5
e p every morni	5
e p feet are	-4
e p folic acid	2
e p for #	5
e p for an	-2
e p for her	3
e p for his	-3
e p for it	3
e p for now	-2
e p for the	-13
e p for years	3
e p from the	-5
e p front of	-1
e p g twice	-1
e p gave him	-4
e p gave the	5
e p give her	2
e p give him	-3
e p give the	-2
e p given on	-1
e p given the	2
e p go on	-4
e p goes off	-4
e p going to	5
e p got a	10
e p got is	-2
e p got the	-2
e p had #	-8
e p had it	-3
e p had one	-6
e p had the	-6
e p half a	5
e p has a	1
e p has been	2
e p has come	1
e p has got	-5
e p has had	-2
e p has no	7
e p has not	6
e p he gets	-3
e p he had	1
e p he is	1
e p he was	6
e p he's been	5
e p he's had	-6
e p heari test	-11
e p heart sound	1
e p her ears	2
e p here #	-4
e p hes been	3
e p his food	5
e p his tummy	-1
e p i can	3
e p i can't	2
e p i don't	1
e p i have	6
e p i said	-6
e p i think	-8
e p i want	-1
e p i've put	4
e p if he	3
e p if he's	-3
e p if it	5
e p if it's	1
e p if she	-5
e p if the	-4
e p in #	14
e p in a	-6
e p in both	5
e p in front	2
e p in her	-2
e p in his	1
e p in it	2
e p in march	4
e p in septe	6
e p in the	-10
e p into the	-1
e p is #	10
e p is a	-1
e p is going	2
e p is on	-4
e p is the	-1
e p isnt it	-5
e p it #	-4
e p it again	4
e p it and	-10
e p it but	2
e p it down	-1
e p it for	-4
e p it in	1
e p it is	3
e p it isn't	3
e p it last	2
e p it on	-5
e p it says	-2
e p it the	-2
e p it up	4
e p it was	-8
e p it with	-3
e p it's #	6
e p it's a	-1
e p it's been	-2
e p it's not	-2
e p it's the	1
e p its not	-2
e p its the	-4
e p just a	4
e p just the	8
e p keep it	2
e p keep that	-3
e p keep the	9
e p kidne are	8
e p last night	3
e p last summe	1
e p last time	-1
e p last week	2
e p last year	2
e p leave it	-8
e p leave that	2
e p leave the	4
e p like a	-11
e p like that	-4
e p like the	1
e p like this	2
e p like to	-3
e p look at	-2
e p may be	5
e p me and	1
e p metfo #	2
e p mg and	-4
e p mg once	5
e p might think	-3
e p month and	-2
e p more than	2
e p morni #	-6
e p morni and	10
e p most likel	2
e p never went	-2
e p no #	-10
e p no antib	12
e p no bette	1
e p no more	-8
e p no not	-3
e p no pain	-1
e p no the	-12
e p no vomit	6
e p not a	4
e p not on	5
e p not start	-3
e p not take	5
e p not the	-6
e p not to	2
e p not today	-6
e p not with	-2
e p now and	-8
e p nurse will	-1
e p of #	5
e p of a	-3
e p of her	5
e p of it	-5
e p of that	3
e p of the	12
e p of them	6
e p off her	-5
e p off his	2
e p off it	1
e p off that	-6
e p on #	2
e p on both	4
e p on frida	-6
e p on his	1
e p on it	-1
e p on one	-2
e p on that	-3
e p on the	-4
e p on thurs	6
e p on with	-10
e p once a	8
e p one in	-6
e p one of	6
e p one side	-2
e p one that	-3
e p one the	3
e p one with	-2
e p only if	6
e p or a	-4
e p or he	-3
e p or the	3
e p out of	-1
e p over #	-2
e p over the	-11
e p owner gave	1
e p owner has	3
e p pain in	4
e p patie a	-3
e p patie came	4
e p patie can	-5
e p patie doesn	1
e p patie feels	2
e p patie gave	-2
e p patie gets	4
e p patie had	2
e p patie has	6
e p patie in	1
e p patie is	10
e p patie knock	-4
e p patie on	8
e p patie one	5
e p patie said	7
e p patie start	-3
e p patie stopp	-1
e p patie to	3
e p patie took	1
e p patie will	-3
e p press #	4
e p press and	5
e p pulse #	5
e p put it	-2
e p put the	-1
e p rathe not	4
e p right #	-7
e p right ear	1
e p right eye	4
e p right knee	-7
e p ring the	-2
e p ring us	-8
e p round the	6
e p sache twice	-1
e p see the	18
e p she had	-4
e p she was	8
e p she's had	2
e p shes got	10
e p shot of	-10
e p shoul be	-2
e p since about	1
e p since the	-10
e p so the	4
e p so will	-1
e p soft no	2
e p spot on	-1
e p start it	-2
e p stop it	4
e p stop the	1
e p stopp it	4
e p swell up	1
e p take a	3
e p tape strip	1
e p tell me	-4
e p tell the	-6
e p temp #	3
e p tempe #	4
e p than #	-4
e p that #	-1
e p that and	-4
e p that but	-4
e p that eye	1
e p that for	-3
e p that in	2
e p that one	-1
e p that the	-1
e p that was	2
e p that' a	-3
e p that' the	1
e p that' why	3
e p thats a	-9
e p the #	3
e p the ankle	2
e p the back	1
e p the belly	2
e p the big	-1
e p the blood	-8
e p the blue	3
e p the bowel	-8
e p the box	-2
e p the carti	-2
e p the chest	-3
e p the ear	6
e p the ears	-4
e p the face	-4
e p the feet	1
e p the first	-4
e p the foot	-1
e p the front	-2
e p the gp	-1
e p the heari	-5
e p the heart	-5
e p the hip	9
e p the injec	4
e p the inr	-4
e p the insid	-1
e p the insul	5
e p the itchi	-7
e p the joint	-7
e p the kidne	1
e p the knee	-4
e p the last	-1
e p the left	10
e p the leg	2
e p the lette	-1
e p the morni	-3
e p the mouth	4
e p the neck	1
e p the next	-3
e p the nose	2
e p the nurse	-4
e p the old	-5
e p the one	4
e p the owner	-3
e p the patie	6
e p the pharm	10
e p the pill	-8
e p the press	2
e p the pulse	2
e p the rash	2
e p the right	11
e p the runs	2
e p the same	-4
e p the scan	-2
e p the siste	5
e p the skin	5
e p the sprin	5
e p the stair	1
e p the stero	1
e p the stoma	-6
e p the sugar	-1
e p the summe	-7
e p the surge	-1
e p the time	3
e p the toes	1
e p the tongu	2
e p the tube	1
e p the tummy	2
e p the urine	1
e p the vein	-2
e p the ward	-2
e p the water	-2
e p the way	-1
e p the weeke	1
e p the womb	-1
e p then #	-2
e p then will	-4
e p there a	7
e p there are	2
e p there no	-2
e p they did	-6
e p they said	-8
e p they stopp	9
e p think about	5
e p this after	-1
e p this is	-6
e p this morni	-3
e p this time	10
e p thoug of	4
e p times a	-1
e p times and	-2
e p to #	-7
e p to anyth	-6
e p to be	6
e p to it	-3
e p to see	-7
e p to the	-1
e p today and	-6
e p tomor morni	-1
e p top of	3
e p tummy and	1
e p twice a	-7
e p under #	-3
e p under the	7
e p until the	-1
e p up #	6
e p up and	4
e p up in	-3
e p up the	1
e p up to	1
e p was #	16
e p was a	-6
e p was fine	-4
e p was in	-2
e p was on	3
e p was sick	-1
e p was that	-5
e p was the	2
e p water table	-4
e p we might	-9
e p week and	2
e p weeks ago	-2
e p weeks and	1
e p weeks then	-2
e p weigh #	3
e p were going	4
e p what we	-1
e p what would	-2
e p when she	5
e p when the	-2
e p will ask	2
e p will do	-3
e p will leave	4
e p will ring	-4
e p will see	-4
e p with a	-8
e p with food	-5
e p with her	-5
e p with his	1
e p with it	-10
e p with no	2
e p with that	-6
e p with the	12
e p would like	2
e p would rathe	2
e p wrong with	2
e p years ago	3
e tail0 #	14
e tail0 again	9
e tail0 ago	-13
e tail0 all	4
e tail0 aller	-5
e tail0 anyth	-6
e tail0 asthm	1
e tail0 back	-4
e tail0 befor	-2
e tail0 bette	7
e tail0 bit	-1
e tail0 blood	-4
e tail0 clean	4
e tail0 clear	5
e tail0 clini	4
e tail0 cough	12
e tail0 days	-7
e tail0 diabe	15
e tail0 dialy	-2
e tail0 do	-7
e tail0 dont	-3
e tail0 down	-2
e tail0 drops	-3
e tail0 elbow	-3
e tail0 eye	3
e tail0 fever	-3
e tail0 fine	10
e tail0 first	4
e tail0 food	-4
e tail0 frida	-8
e tail0 gone	7
e tail0 good	5
e tail0 here	1
e tail0 hour	-7
e tail0 in	3
e tail0 infec	1
e tail0 is	4
e tail0 it	7
e tail0 joint	-6
e tail0 kg	3
e tail0 kidne	-1
e tail0 knee	-5
e tail0 lamin	-1
e tail0 lette	6
e tail0 long	-3
e tail0 march	-1
e tail0 monda	3
e tail0 month	5
e tail0 morni	2
e tail0 negat	-3
e tail0 never	-2
e tail0 night	1
e tail0 no	-1
e tail0 norma	5
e tail0 nothi	1
e tail0 now	8
e tail0 off	1
e tail0 on	1
e tail0 one	-2
e tail0 out	-1
e tail0 pain	-10
e tail0 patie	6
e tail0 pleas	-2
e tail0 polyp	-3
e tail0 press	-13
e tail0 regul	1
e tail0 right	14
e tail0 runs	1
e tail0 see	-7
e tail0 side	-4
e tail0 sides	-1
e tail0 since	-8
e tail0 sleep	-6
e tail0 sprin	7
e tail0 stair	-2
e tail0 stati	5
e tail0 summe	-5
e tail0 sunda	-2
e tail0 table	-3
e tail0 tempe	-7
e tail0 tende	-6
e tail0 that	-7
e tail0 then	-2
e tail0 there	-2
e tail0 thing	-3
e tail0 thurs	6
e tail0 time	2
e tail0 today	2
e tail0 too	1
e tail0 tuesd	4
e tail0 up	10
e tail0 visit	2
e tail0 wax	-1
e tail0 week	-2
e tail0 weeks	9
e tail0 weigh	1
e tail0 well	2
e tail0 with	6
e tail0 worse	-6
e tail0 year	4
e tail0 years	-2
e tail0 yes	-4
e tail1 #	-4
e tail1 a	-11
e tail1 about	5
e tail1 after	-3
e tail1 all	-3
e tail1 an	1
e tail1 and	-12
e tail1 are	17
e tail1 as	8
e tail1 at	13
e tail1 back	-5
e tail1 be	2
e tail1 been	1
e tail1 befor	-8
e tail1 belly	-7
e tail1 big	-7
e tail1 black	6
e tail1 blood	-18
e tail1 both	1
e tail1 do	-4
e tail1 down	1
e tail1 ear	-5
e tail1 for	4
e tail1 had	-1
e tail1 has	2
e tail1 he	3
e tail1 her	9
e tail1 his	-2
e tail1 i	-2
e tail1 in	-4
e tail1 is	8
e tail1 isnt	2
e tail1 it	-7
e tail1 just	-5
e tail1 kidne	2
e tail1 left	1
e tail1 never	-6
e tail1 next	3
e tail1 night	-3
e tail1 no	17
e tail1 not	7
e tail1 of	-5
e tail1 or	2
e tail1 patie	-4
e tail1 pleas	-1
e tail1 potas	-4
e tail1 press	10
e tail1 pulse	-2
e tail1 right	2
e tail1 ring	-2
e tail1 same	-5
e tail1 says	1
e tail1 she's	2
e tail1 since	-1
e tail1 start	-3
e tail1 strai	2
e tail1 that	1
e tail1 the	1
e tail1 then	-4
e tail1 this	-2
e tail1 to	1
e tail1 was	11
e tail1 we	3
e tail1 weeks	-4
e tail1 will	-9
e tail1 years	-4
e w #	8
e w a	2
e w about	-7
e w above	2
e w absce	1
e w acid	4
e w add	1
e w admit	4
e w after	-12
e w again	5
e w ago	-3
e w all	1
e w aller	-8
e w also	-5
e w alway	1
e w amlod	-3
e w amoxi	-2
e w an	-2
e w anaem	1
e w and	-4
e w ankle	3
e w anoth	-5
e w antib	7
e w any	1
e w anyth	-2
e w anywh	-5
e w apart	-1
e w are	18
e w arm	-3
e w as	-4
e w ask	2
e w aspir	-1
e w asthm	5
e w at	-4
e w attac	4
e w augus	-3
e w avera	4
e w back	-14
e w bad	-1
e w bag	-3
e w be	-1
e w becau	-8
e w been	-4
e w befor	5
e w behin	6
e w belly	-5
e w below	4
e w bendr	-1
e w betno	-2
e w bette	8
e w betwe	-7
e w big	1
e w biscu	3
e w bisop	-2
e w bit	-6
e w black	3
e w bleed	15
e w blist	8
e w block	-12
e w blood	-7
e w blue	3
e w bone	3
e w boost	2
e w boots	5
e w both	1
e w bowel	-7
e w box	-1
e w breat	10
e w bring	-8
e w broth	1
e w broug	-3
e w brown	1
e w bruis	5
e w burn	-3
e w by	-6
e w c	-6
e w calci	-2
e w calle	2
e w can	11
e w can't	-4
e w canno	2
e w cant	-4
e w cardi	6
e w carry	-8
e w carti	-2
e w cat	-4
e w cells	6
e w cervi	1
e w chang	-2
e w check	-12
e w chest	1
e w chews	-1
e w chris	5
e w clean	-4
e w clear	7
e w clini	5
e w clock	-1
e w clot	3
e w cm	1
e w colch	-1
e w cold	-5
e w come	-7
e w comes	-7
e w comin	-1
e w corne	9
e w cough	20
e w could	-6
e w count	8
e w crack	1
e w cruci	4
e w cut	4
e w d	-11
e w daily	3
e w day	-17
e w days	-4
e w depre	3
e w diabe	15
e w dialy	-2
e w diarr	2
e w dicta	-6
e w did	-16
e w didn'	-4
e w diet	1
e w disch	-3
e w dizzi	2
e w do	-7
e w docto	-5
e w does	1
e w doesn	3
e w dog	-9
e w don't	4
e w done	-5
e w dont	7
e w dose	-7
e w down	6
e w doxyc	3
e w drawe	1
e w drink	3
e w drop	3
e w drops	3
e w drum	1
e w dry	3
e w due	7
e w durat	-4
e w each	-4
e w ear	-1
e w eardr	3
e w ears	-1
e w eatin	-5
e w ecg	4
e w eithe	9
e w else	-3
e w enoug	-15
e w ever	-3
e w every	2
e w eye	-2
e w face	-4
e w faint	11
e w famil	-6
e w farri	1
e w feed	-2
e w feel	3
e w feels	4
e w feet	1
e w fever	7
e w few	3
e w fibro	1
e w fine	9
e w finis	2
e w first	3
e w fit	3
e w fits	2
e w flat	-2
e w flea	4
e w flu	-12
e w fluid	-2
e w flush	1
e w folic	2
e w food	4
e w foot	1
e w for	8
e w foreh	-1
e w fortn	-4
e w frida	-1
e w from	10
e w front	4
e w froze	6
e w full	1
e w g	5
e w gave	9
e w gel	2
e w get	2
e w gets	-2
e w getti	2
e w give	-5
e w given	4
e w gives	-5
e w givin	-1
e w glass	1
e w gluco	-5
e w go	-13
e w goes	6
e w going	2
e w gone	17
e w good	-1
e w got	-8
e w gout	3
e w gp	-1
e w had	-6
e w haemo	4
e w half	5
e w hand	-15
e w hands	-8
e w happe	-4
e w hard	2
e w has	21
e w hasnt	-8
e w have	2
e w he	5
e w he's	9
e w head	-7
e w healt	2
e w hear	2
e w heari	-9
e w heart	11
e w heavy	2
e w her	-5
e w here	3
e w hes	17
e w high	3
e w him	-2
e w hip	4
e w his	7
e w histo	-4
e w hold	-2
e w home	-1
e w hospi	-5
e w hot	4
e w hours	6
e w how	-1
e w i	-14
e w i'm	8
e w i've	10
e w ibupr	3
e w ice	1
e w if	-10
e w ill	-1
e w im	-9
e w in	8
e w infec	-1
e w inhal	1
e w injec	10
e w injur	4
e w inr	4
e w insid	-3
e w inste	-1
e w insul	6
e w into	-1
e w is	20
e w isn't	-3
e w isnt	-3
e w it	-38
e w it's	-2
e w itchi	-5
e w itchy	-5
e w its	-16
e w ive	-2
e w jab	-3
e w janua	-10
e w joint	-10
e w june	-1
e w just	8
e w keep	3
e w keeps	3
e w kg	10
e w kidne	1
e w knee	-11
e w knees	-2
e w knock	-1
e w lanso	4
e w last	-3
e w lead	4
e w leave	-6
e w left	-6
e w leg	3
e w legs	-4
e w let	-5
e w let's	1
e w lets	-6
e w lette	-2
e w level	3
e w light	9
e w like	-1
e w likel	2
e w linin	5
e w littl	-1
e w liver	-6
e w long	-1
e w losar	-1
e w lost	1
e w lot	-2
e w low	-2
e w lump	-9
e w lumps	-1
e w lungs	3
e w lying	1
e w make	-3
e w makin	-4
e w march	1
e w maybe	-8
e w me	-8
e w memor	-3
e w metac	-7
e w metfo	5
e w mg	1
e w micro	10
e w might	-2
e w migra	5
e w milbe	4
e w minut	2
e w ml	-1
e w monda	-2
e w month	5
e w more	1
e w morni	4
e w most	3
e w mothe	1
e w mouth	6
e w move	6
e w mum	-2
e w murmu	3
e w muscl	2
e w must	1
e w my	-20
e w napro	6
e w neck	1
e w need	1
e w neede	2
e w needl	3
e w negat	-3
e w nerve	6
e w neute	6
e w never	-14
e w new	-9
e w nicel	7
e w night	5
e w no	11
e w norma	2
e w nose	-4
e w noseb	1
e w not	-8
e w notes	-4
e w nothi	4
e w now	-1
e w nurse	-15
e w nytol	1
e w of	6
e w off	-13
e w oil	-5
e w old	-3
e w on	7
e w once	14
e w one	-28
e w one's	-8
e w ones	-10
e w only	3
e w opera	1
e w or	-6
e w other	5
e w out	-2
e w over	-16
e w owner	-3
e w packe	2
e w past	-6
e w patch	1
e w patie	6
e w peopl	-1
e w perio	4
e w pharm	-2
e w physi	6
e w pill	-8
e w place	-4
e w plate	2
e w pleas	-1
e w point	1
e w polyp	-5
e w posit	7
e w potas	1
e w predn	-2
e w pregn	3
e w press	1
e w prote	-3
e w puffs	-3
e w pulse	-3
e w pus	3
e w put	1
e w ramip	3
e w rash	5
e w rate	2
e w rathe	2
e w react	2
e w reall	-5
e w reche	3
e w recom	3
e w red	9
e w redne	1
e w refer	-3
e w regul	2
e w right	-9
e w ring	-7
e w ringi	4
e w round	3
e w run	3
e w runs	2
e w sache	1
e w said	-12
e w same	3
e w satur	1
e w say	-4
e w says	4
e w scan	-5
e w scrap	-2
e w scrat	-3
e w secon	-5
e w sedat	5
e w see	10
e w sent	1
e w septe	-1
e w settl	-1
e w she	7
e w she's	-1
e w shes	1
e w shing	4
e w short	4
e w shot	-8
e w shows	1
e w sick	-10
e w sickn	5
e w side	-2
e w sides	-1
e w simva	-3
e w since	-23
e w siste	4
e w skin	5
e w sleep	4
e w slow	-2
e w smell	9
e w smoke	11
e w so	-2
e w soft	-11
e w some	7
e w somet	-11
e w sore	7
e w sores	1
e w sound	3
e w spot	-1
e w spray	1
e w sprin	7
e w stabl	2
e w stain	2
e w stair	-2
e w stand	1
e w start	-9
e w stati	2
e w stays	-2
e w stero	10
e w stiff	7
e w stifl	2
e w still	8
e w stoma	-4
e w stool	1
e w stop	3
e w stopp	-3
e w stops	3
e w strai	5
e w strip	1
e w sudde	1
e w sugar	1
e w summe	-5
e w sunda	-10
e w suppo	-2
e w surge	1
e w swell	-11
e w table	-9
e w take	11
e w taken	3
e w takes	3
e w takin	-3
e w talk	-5
e w tape	1
e w taper	2
e w tell	-10
e w temp	3
e w tempe	-7
e w tende	-2
e w terri	6
e w test	-14
e w tetan	1
e w than	8
e w that	-29
e w that'	-14
e w thats	-14
e w the	-10
e w them	7
e w thems	4
e w then	6
e w there	-8
e w these	-1
e w they	5
e w they'	-2
e w thick	9
e w thigh	2
e w thin	6
e w thing	-9
e w think	4
e w thinn	4
e w third	2
e w this	1
e w those	-11
e w thoug	-5
e w throa	9
e w thrus	3
e w thurs	7
e w thyro	4
e w tight	8
e w till	6
e w time	6
e w times	-5
e w tingl	-7
e w today	-8
e w toe	-2
e w toes	5
e w told	-1
e w tomor	-2
e w tongu	5
e w tonig	-1
e w too	-3
e w took	-1
e w touch	8
e w treat	-4
e w tried	1
e w troub	1
e w try	4
e w tsh	1
e w tube	-4
e w tuesd	4
e w tummy	-3
e w turn	-4
e w twice	-1
e w ulcer	7
e w under	-2
e w until	7
e w up	3
e w urate	-1
e w urine	2
e w us	-10
e w use	1
e w used	2
e w vacci	1
e w vein	-2
e w visit	2
e w vitam	-7
e w vomit	6
e w walki	-4
e w want	-3
e w wants	2
e w ward	-7
e w warfa	-2
e w was	11
e w water	-2
e w wax	-5
e w way	2
e w we	-5
e w weakn	-2
e w wedne	5
e w week	3
e w weeke	1
e w weeks	1
e w weigh	9
e w well	2
e w went	2
e w what	-8
e w whats	-8
e w wheez	-1
e w when	11
e w where	1
e w which	-3
e w while	-1
e w white	1
e w who	4
e w why	3
e w will	-12
e w winte	-3
e w with	-3
e w withi	-2
e w witho	-2
e w wobbl	9
e w womb	-7
e w won't	7
e w works	-2
e w worse	-8
e w would	-7
e w wrist	2
e w write	7
e w wrong	2
e w wrote	-4
e w x-ray	4
e w year	7
e w years	13
e w yeast	1
e w yello	-1
e w yes	-9
e w yeste	-5
e w you	-5
e w youre	4`,
  r: `r before0 безбо	5
r before0 беспо	8
r before0 болез	3
r before0 болит	1
r before0 больн	-6
r before0 броси	-2
r before0 было	1
r before0 ветвр	-11
r before0 вечер	-5
r before0 владе	9
r before0 возвр	-4
r before0 восем	25
r before0 време	4
r before0 все	12
r before0 встае	5
r before0 вы	-4
r before0 гастр	5
r before0 говор	7
r before0 года	4
r before0 да	-1
r before0 давал	-2
r before0 дальш	3
r before0 два	2
r before0 двадц	1
r before0 две	-3
r before0 девян	5
r before0 девят	4
r before0 день	-3
r before0 десят	4
r before0 дней	-16
r before0 дня	4
r before0 есть	-4
r before0 здрав	3
r before0 килог	3
r before0 красн	-3
r before0 ладно	-14
r before0 лет	-2
r before0 месяц	2
r before0 милли	4
r before0 минут	-12
r before0 много	6
r before0 можно	4
r before0 мокро	4
r before0 мягки	2
r before0 надо	-14
r before0 недел	-6
r before0 нельз	-3
r before0 нет	-10
r before0 никак	1
r before0 ночь	-1
r before0 нужен	7
r before0 обычн	-1
r before0 один	2
r before0 остав	5
r before0 отмен	-5
r before0 пацие	8
r before0 пейте	2
r before0 позав	2
r before0 показ	-2
r before0 понял	-6
r before0 понят	6
r before0 посмо	3
r before0 продо	-5
r before0 пью	-1
r before0 пятьд	1
r before0 раз	-8
r before0 раза	-6
r before0 сейча	-6
r before0 семь	5
r before0 семьд	3
r before0 смотр	2
r before0 сорок	2
r before0 табле	-1
r before0 так	-1
r before0 тошни	-2
r before0 три	-2
r before0 тридц	1
r before0 увели	3
r before0 утром	2
r before0 хвати	-12
r before0 хозяи	-5
r before0 хозяй	3
r before0 четве	-14
r before0 четыр	-4
r before0 чисты	5
r before0 чувст	8
r before0 шесть	-5
r before1 а	2
r before1 болит	-1
r before1 больш	3
r before1 был	-6
r before1 была	3
r before1 в	-12
r before1 вам	-7
r before1 вас	2
r before1 вечер	4
r before1 восем	-25
r before1 врач	-15
r before1 все	-3
r before1 второ	-2
r before1 вчера	10
r before1 вы	-4
r before1 груди	-2
r before1 да	7
r before1 давай	5
r before1 давле	-3
r before1 двадц	3
r before1 две	5
r before1 девян	4
r before1 девят	4
r before1 день	-4
r before1 держи	-1
r before1 до	1
r before1 дыхан	1
r before1 ей	-7
r before1 ему	2
r before1 есть	-6
r before1 еще	1
r before1 живот	5
r before1 за	15
r before1 значи	-2
r before1 и	-19
r before1 из	2
r before1 к	-2
r before1 кашля	-9
r before1 кожа	2
r before1 колол	-8
r before1 меня	3
r before1 милли	1
r before1 мне	-3
r before1 можно	5
r before1 на	1
r before1 назад	-2
r before1 нас	4
r before1 не	-6
r before1 недел	1
r before1 нет	10
r before1 ничег	5
r before1 норма	3
r before1 один	-1
r before1 он	3
r before1 опять	6
r before1 от	-4
r before1 отека	-4
r before1 пацие	-6
r before1 по	-9
r before1 пока	-8
r before1 показ	11
r before1 понос	-1
r before1 после	9
r before1 почки	-6
r before1 прошл	-3
r before1 пьет	4
r before1 пьете	-6
r before1 пять	-11
r before1 пятьд	-1
r before1 раза	7
r before1 с	1
r before1 сама	6
r before1 сахар	-8
r before1 сегод	-2
r before1 сейча	-6
r before1 семь	3
r before1 семьд	-1
r before1 сердц	-4
r before1 со	4
r before1 совсе	1
r before1 сто	-5
r before1 сторо	3
r before1 так	-1
r before1 темпе	-2
r before1 трети	1
r before1 три	3
r before1 тридц	7
r before1 у	1
r before1 уже	-3
r before1 утром	-7
r before1 хозяи	4
r before1 чем	-3
r before1 через	1
r before1 четыр	2
r before1 что	1
r before1 чуть	5
r before1 шесть	13
r before1 это	-1
r before1 я	2
r behind0 а	-6
r behind0 ага	1
r behind0 аллер	-3
r behind0 анали	-6
r behind0 антиб	-4
r behind0 аспир	-5
r behind0 больн	-4
r behind0 больш	-2
r behind0 в	3
r behind0 вес	9
r behind0 ветвр	-4
r behind0 владе	2
r behind0 вмест	-7
r behind0 вот	6
r behind0 врач	13
r behind0 вы	3
r behind0 выдел	5
r behind0 голов	-4
r behind0 да	-14
r behind0 давай	-14
r behind0 давле	4
r behind0 два	-10
r behind0 докто	-8
r behind0 дыхан	1
r behind0 его	-1
r behind0 ей	6
r behind0 если	5
r behind0 живот	9
r behind0 запиш	4
r behind0 значи	-3
r behind0 и	5
r behind0 из	3
r behind0 как	-1
r behind0 камен	4
r behind0 когда	-2
r behind0 кожа	2
r behind0 кровь	7
r behind0 курит	2
r behind0 ладно	-7
r behind0 легки	2
r behind0 ложит	-5
r behind0 мама	2
r behind0 матка	3
r behind0 мне	2
r behind0 мы	1
r behind0 н	-1
r behind0 на	4
r behind0 начин	10
r behind0 не	-7
r behind0 нет	-31
r behind0 никог	8
r behind0 но	4
r behind0 ну	-3
r behind0 он	7
r behind0 от	8
r behind0 пацие	2
r behind0 по	2
r behind0 позво	-3
r behind0 пока	-4
r behind0 после	11
r behind0 потом	5
r behind0 почки	4
r behind0 прихо	1
r behind0 пульс	2
r behind0 раньш	6
r behind0 с	8
r behind0 сатур	-3
r behind0 сахар	-2
r behind0 сердц	3
r behind0 сестр	-11
r behind0 сколь	15
r behind0 слизи	-5
r behind0 снача	-2
r behind0 сын	-9
r behind0 табле	-2
r behind0 так	-10
r behind0 темпе	14
r behind0 тепер	-1
r behind0 то	-1
r behind0 тогда	1
r behind0 у	-11
r behind0 узи	5
r behind0 хозяи	-3
r behind0 хозяй	3
r behind0 хорош	1
r behind0 чем	-4
r behind0 что	5
r behind0 это	-10
r behind0 я	11
r behind0 ясно	-10
r behind1 #	2
r behind1 а	-3
r behind1 амокс	4
r behind1 анали	3
r behind1 антиб	-4
r behind1 аспир	2
r behind1 без	-2
r behind1 бледн	3
r behind1 болез	3
r behind1 боль	2
r behind1 будет	3
r behind1 была	3
r behind1 в	1
r behind1 вам	-8
r behind1 вас	-2
r behind1 восем	1
r behind1 вот	13
r behind1 вчера	1
r behind1 вы	-1
r behind1 да	-1
r behind1 давле	1
r behind1 давно	6
r behind1 два	-2
r behind1 две	1
r behind1 девян	-6
r behind1 дня	-9
r behind1 до	12
r behind1 дома	-2
r behind1 его	-3
r behind1 ей	-3
r behind1 ему	-2
r behind1 если	-5
r behind1 ест	5
r behind1 есть	9
r behind1 еще	-2
r behind1 же	-4
r behind1 желуд	-4
r behind1 за	-2
r behind1 закон	3
r behind1 и	-3
r behind1 из	8
r behind1 как	-6
r behind1 когда	6
r behind1 курит	2
r behind1 мазал	-6
r behind1 меня	6
r behind1 месяч	3
r behind1 мне	-2
r behind1 можно	-3
r behind1 моча	6
r behind1 мы	-1
r behind1 мягки	8
r behind1 на	-1
r behind1 надо	-4
r behind1 не	-18
r behind1 нет	21
r behind1 норма	1
r behind1 ночью	4
r behind1 ну	3
r behind1 нуроф	-3
r behind1 один	2
r behind1 он	15
r behind1 она	-7
r behind1 осмот	2
r behind1 от	-9
r behind1 пацие	-1
r behind1 по	5
r behind1 пока	-3
r behind1 понял	6
r behind1 после	-4
r behind1 потом	2
r behind1 прини	2
r behind1 продо	5
r behind1 прошл	-4
r behind1 пьете	10
r behind1 пять	-5
r behind1 раз	-5
r behind1 рвота	4
r behind1 с	-13
r behind1 сегод	3
r behind1 сейча	5
r behind1 семьд	2
r behind1 сорок	3
r behind1 спаси	4
r behind1 справ	-5
r behind1 сто	10
r behind1 так	-16
r behind1 тепер	-4
r behind1 теплы	-7
r behind1 то	1
r behind1 тогда	-3
r behind1 тоже	-5
r behind1 тольк	-7
r behind1 тридц	1
r behind1 тут	15
r behind1 у	1
r behind1 увели	2
r behind1 уже	-6
r behind1 утром	-8
r behind1 хорош	5
r behind1 через	3
r behind1 что	-7
r behind1 шесть	-3
r behind1 это	-3
r behind1 я	7
r head0 #	-7
r head0 аллер	6
r head0 анали	-6
r head0 антиб	14
r head0 аспир	5
r head0 боли	6
r head0 болит	-5
r head0 больн	-5
r head0 больш	-6
r head0 был	6
r head0 в	4
r head0 вес	-1
r head0 витам	5
r head0 выдел	5
r head0 глист	2
r head0 голов	10
r head0 давай	-6
r head0 давле	19
r head0 дальш	-4
r head0 длите	12
r head0 до	-2
r head0 докто	-6
r head0 дома	4
r head0 дочь	4
r head0 дыхан	1
r head0 его	-7
r head0 ей	1
r head0 если	14
r head0 есть	-5
r head0 еще	-2
r head0 жду	-2
r head0 желез	3
r head0 желуд	-2
r head0 звони	-7
r head0 как	-9
r head0 кальц	-10
r head0 капел	3
r head0 капли	1
r head0 кашел	2
r head0 кожа	-2
r head0 креат	-2
r head0 кровь	3
r head0 курит	11
r head0 легки	2
r head0 лежит	2
r head0 матка	3
r head0 мелок	1
r head0 молок	-8
r head0 моча	2
r head0 на	9
r head0 надо	2
r head0 напра	2
r head0 начне	-6
r head0 не	-3
r head0 недел	-1
r head0 никак	5
r head0 никог	2
r head0 ноги	8
r head0 ночью	1
r head0 нуроф	1
r head0 обезб	6
r head0 обраб	-1
r head0 он	2
r head0 она	2
r head0 от	-3
r head0 отеко	5
r head0 пальц	3
r head0 пацие	4
r head0 пейте	-2
r head0 печен	6
r head0 по	-10
r head0 подож	-2
r head0 позво	4
r head0 пока	-11
r head0 понос	-9
r head0 посев	4
r head0 после	-9
r head0 потом	-1
r head0 похож	5
r head0 похуд	4
r head0 почки	6
r head0 прави	2
r head0 приви	2
r head0 прихо	2
r head0 продо	-2
r head0 пульс	10
r head0 раньш	11
r head0 расск	-13
r head0 рвота	5
r head0 рост	1
r head0 с	-13
r head0 сатур	3
r head0 сахар	-13
r head0 сейча	-10
r head0 сердц	-10
r head0 слизи	3
r head0 стул	7
r head0 табле	1
r head0 темпе	7
r head0 тепер	-3
r head0 то	-10
r head0 тогда	-5
r head0 тольк	-9
r head0 ттг	3
r head0 тянет	1
r head0 у	-4
r head0 узи	-3
r head0 ухо	3
r head0 хорош	-1
r head0 через	1
r head0 что	-10
r head0 это	-7
r head0 я	-9
r head1 #	10
r head1 анали	5
r head1 без	-5
r head1 бледн	1
r head1 болез	-6
r head1 будет	7
r head1 был	-1
r head1 в	-6
r head1 владе	1
r head1 внизу	6
r head1 вчера	7
r head1 года	4
r head1 голов	1
r head1 давал	1
r head1 давле	-4
r head1 день	-5
r head1 диабе	-10
r head1 дня	-2
r head1 до	-7
r head1 дома	-8
r head1 его	5
r head1 ее	-9
r head1 ему	-5
r head1 если	-6
r head1 есть	2
r head1 живот	1
r head1 за	-2
r head1 завтр	8
r head1 и	-9
r head1 или	2
r head1 как	13
r head1 когда	7
r head1 красн	4
r head1 крови	1
r head1 лежит	-8
r head1 лет	1
r head1 мамы	-1
r head1 меня	-3
r head1 можно	-5
r head1 мягки	4
r head1 на	8
r head1 надо	2
r head1 не	-14
r head1 него	-2
r head1 нельз	6
r head1 нет	25
r head1 никог	-5
r head1 норма	-8
r head1 ночью	-7
r head1 один	4
r head1 он	-4
r head1 опять	-6
r head1 осмот	7
r head1 остав	-2
r head1 от	-5
r head1 отмен	-4
r head1 пацие	11
r head1 по	2
r head1 пока	-2
r head1 покра	3
r head1 после	-2
r head1 право	1
r head1 промы	-1
r head1 прошл	2
r head1 раз	-9
r head1 розов	-1
r head1 с	7
r head1 сдела	-6
r head1 сегод	5
r head1 сейча	6
r head1 сказа	-7
r head1 снимк	3
r head1 справ	-9
r head1 так	-6
r head1 теплы	2
r head1 то	-3
r head1 тольк	5
r head1 у	-8
r head1 увели	2
r head1 уже	5
r head1 укол	-4
r head1 уколо	-2
r head1 утром	-2
r head1 хорош	-2
r head1 чисты	2
r head1 что	3
r head1 чуть	6
r head1 этого	2
r head1 я	4
r p # #	-8
r p # вечер	-1
r p # года	3
r p # граду	-3
r p # дней	-8
r p # дня	-9
r p # и	-12
r p # или	4
r p # кг	12
r p # креат	1
r p # кубик	-3
r p # лет	7
r p # мг	-2
r p # месяц	4
r p # минут	1
r p # мл	-10
r p # мм	7
r p # на	4
r p # недел	6
r p # раз	-1
r p # раза	-1
r p # табле	-6
r p # утром	-3
r p # часа	2
r p # часов	-3
r p а не	-2
r p аллер на	8
r p анали крови	3
r p антиб не	11
r p аспир пацие	6
r p без него	-6
r p больн #	-1
r p больш #	5
r p больш не	-16
r p броси в	6
r p был #	-7
r p был в	-4
r p было #	-1
r p в #	-3
r p в больн	9
r p в вену	-5
r p в груди	7
r p в день	-2
r p в карте	-3
r p в корм	-7
r p в мае	1
r p в моче	5
r p в норме	2
r p в октяб	-1
r p в поряд	4
r p в прием	1
r p в прошл	4
r p в сентя	7
r p в среду	-5
r p в стаци	3
r p в туале	4
r p в ушах	2
r p в час	1
r p в четве	2
r p в январ	6
r p вес #	11
r p весно от	3
r p вечер и	1
r p внутр и	-8
r p все равно	-2
r p вчера #	-7
r p выдел с	3
r p выше #	-4
r p гемог #	5
r p давле #	9
r p день #	-4
r p день и	-1
r p длите #	4
r p длите с	5
r p дней и	-1
r p дня не	1
r p до этого	3
r p докто и	-5
r p дыхан #	1
r p его не	-3
r p если будет	-2
r p если не	2
r p если через	-4
r p жду пацие	-4
r p живот мягки	4
r p за #	-6
r p завтр утром	-2
r p и #	3
r p и вечер	-2
r p и все	7
r p и если	8
r p и еще	-4
r p и креат	-9
r p и на	-6
r p и не	-3
r p и отек	-1
r p и пьет	6
r p и хвати	-1
r p из #	7
r p кажды #	-1
r p калий и	-5
r p кг #	5
r p кишеч палоч	4
r p ко мне	-1
r p креат #	8
r p кровь в	2
r p кровь на	2
r p лейко #	-3
r p лет назад	-4
r p мг #	-3
r p мг в	3
r p мг утром	-6
r p на #	-4
r p на новок	6
r p на ночь	-8
r p на полос	-1
r p на прошл	1
r p на снимк	3
r p на что	1
r p не болит	-5
r p не будем	3
r p не вижу	-5
r p не дават	10
r p не даем	1
r p не ест	7
r p не надо	-10
r p не нужен	12
r p не нужно	-2
r p не пейте	-1
r p не помог	-3
r p не трога	-9
r p не увели	2
r p ниже #	4
r p ничег не	-2
r p но пока	-2
r p но с	-4
r p обеих сторо	-4
r p один раз	-1
r p одну табле	-1
r p он и	-11
r p он пацие	1
r p он у	-6
r p от блох	-3
r p от голов	-2
r p от давле	-3
r p от клеще	-6
r p от него	1
r p пацие #	3
r p пацие в	1
r p пацие его	1
r p пацие не	1
r p пацие нельз	7
r p пейте до	-6
r p печен не	-1
r p по #	-2
r p по анали	4
r p по ночам	9
r p под кожу	-9
r p пока не	-19
r p пока нет	4
r p после укола	2
r p похож на	6
r p похуд на	-1
r p поясн и	-2
r p прошл году	1
r p прошл месяц	5
r p прошл недел	1
r p прошл раз	4
r p пульс #	11
r p раз в	1
r p раза #	5
r p раза в	-2
r p ринге #	3
r p рост #	1
r p с #	2
r p с весны	-1
r p с кровь	2
r p с лета	-10
r p с обеих	-4
r p с утра	3
r p сатур #	3
r p сегод #	9
r p сегод дня	-4
r p сейча не	-3
r p сейча сдела	3
r p слизи бледн	1
r p со вчера	7
r p так и	-1
r p темпе #	1
r p темпе выше	-1
r p темпе нет	3
r p то есть	-3
r p тоже не	-2
r p трети день	-5
r p тромб #	2
r p у владе	-5
r p у мамы	-8
r p у меня	-10
r p у нас	5
r p у нее	4
r p у пацие	2
r p утром #	4
r p утром и	-2
r p хоть ночью	1
r p хрипо нет	-7
r p через #	1
r p через месяц	-17
r p шейка чиста	2
r p это не	-5
r p это от	-7
r p это у	-5
r p я не	-10
r tail0 #	19
r tail0 аллер	-9
r tail0 безбо	-1
r tail0 берем	-3
r tail0 болез	5
r tail0 болит	-6
r tail0 больн	-5
r tail0 будем	-4
r tail0 был	1
r tail0 была	-4
r tail0 были	-3
r tail0 весно	4
r tail0 вечер	2
r tail0 все	10
r tail0 вчера	1
r tail0 гастр	-4
r tail0 говор	3
r tail0 давал	3
r tail0 давле	-8
r tail0 даем	2
r tail0 день	-7
r tail0 дней	-10
r tail0 дня	2
r tail0 ест	4
r tail0 есть	6
r tail0 задых	2
r tail0 закон	2
r tail0 кг	2
r tail0 корм	-1
r tail0 кофе	-5
r tail0 креат	-5
r tail0 лежит	-4
r tail0 лет	3
r tail0 локтя	6
r tail0 месяц	-4
r tail0 минут	1
r tail0 мл	1
r tail0 мм	7
r tail0 много	6
r tail0 можно	-3
r tail0 мокро	6
r tail0 мягки	-4
r tail0 надо	-3
r tail0 назад	5
r tail0 не	1
r tail0 недел	4
r tail0 нельз	8
r tail0 нет	18
r tail0 никог	-6
r tail0 норма	-1
r tail0 ночью	2
r tail0 нужен	4
r tail0 октяб	-1
r tail0 остал	-3
r tail0 отмен	-3
r tail0 пацие	-8
r tail0 пейте	3
r tail0 позав	4
r tail0 показ	-4
r tail0 помог	-4
r tail0 прини	5
r tail0 прове	3
r tail0 пьете	-6
r tail0 работ	-3
r tail0 раз	-2
r tail0 раза	-6
r tail0 раньш	-7
r tail0 розов	-3
r tail0 сегод	-2
r tail0 сердц	-12
r tail0 скору	2
r tail0 слева	4
r tail0 сразу	5
r tail0 тошни	4
r tail0 увели	4
r tail0 утра	8
r tail0 утром	1
r tail0 хвати	-2
r tail0 хорош	-2
r tail0 час	5
r tail0 четве	1
r tail0 чисты	2
r tail0 январ	6
r tail1 #	10
r tail1 без	3
r tail1 болез	-1
r tail1 болит	-3
r tail1 больн	-8
r tail1 больш	4
r tail1 был	6
r tail1 была	-1
r tail1 было	6
r tail1 в	7
r tail1 вес	3
r tail1 вечер	1
r tail1 владе	-2
r tail1 второ	4
r tail1 вчера	8
r tail1 выше	-5
r tail1 года	1
r tail1 голов	-1
r tail1 давле	7
r tail1 двадц	2
r tail1 для	1
r tail1 до	3
r tail1 дыхан	1
r tail1 его	-4
r tail1 ей	-3
r tail1 еще	-8
r tail1 живот	3
r tail1 за	5
r tail1 и	6
r tail1 из	8
r tail1 изжог	2
r tail1 к	12
r tail1 кажды	5
r tail1 как	-13
r tail1 капел	1
r tail1 карте	-3
r tail1 кашел	-2
r tail1 кожа	-1
r tail1 корм	-4
r tail1 креат	8
r tail1 лет	2
r tail1 месяц	2
r tail1 моче	2
r tail1 на	2
r tail1 не	27
r tail1 недел	-2
r tail1 немно	3
r tail1 нет	-6
r tail1 ни	-9
r tail1 один	2
r tail1 он	2
r tail1 опять	-6
r tail1 от	-13
r tail1 пацие	5
r tail1 перед	-3
r tail1 по	-8
r tail1 пока	3
r tail1 после	-5
r tail1 потом	-1
r tail1 почки	2
r tail1 промы	-6
r tail1 прошл	1
r tail1 пульс	9
r tail1 пьет	3
r tail1 раз	5
r tail1 с	9
r tail1 сатур	2
r tail1 сахар	-10
r tail1 сдела	2
r tail1 сегод	8
r tail1 сейча	-8
r tail1 сердц	-1
r tail1 сторо	-3
r tail1 темпе	3
r tail1 тогда	8
r tail1 тоже	6
r tail1 у	7
r tail1 уже	6
r tail1 утром	-4
r tail1 хоть	1
r tail1 хрипо	-7
r tail1 через	2
r tail1 что	-2
r tail1 чуть	4
r tail1 это	8
r w #	4
r w а	-8
r w алког	-3
r w аллер	-3
r w амокс	-2
r w анали	6
r w аналь	9
r w антиб	7
r w артро	2
r w аспир	3
r w бабуш	-10
r w бакте	-4
r w без	4
r w безбо	-1
r w берем	-5
r w бледн	6
r w блох	-3
r w болез	-2
r w боли	7
r w болит	-15
r w боль	4
r w больн	-11
r w больш	-17
r w браве	4
r w броси	5
r w будем	5
r w будет	-2
r w буду	-4
r w бы	-4
r w бывае	-1
r w был	-3
r w была	-17
r w были	-7
r w было	7
r w быть	-10
r w в	5
r w вакци	-1
r w вену	-5
r w верне	3
r w верош	5
r w вес	3
r w весно	-1
r w весны	-5
r w весь	6
r w вечер	2
r w видел	-7
r w вижу	-4
r w вирус	2
r w витам	5
r w владе	-14
r w влажн	-5
r w внизу	3
r w внутр	-5
r w во	-1
r w воду	12
r w возьм	-3
r w волос	2
r w вообщ	-8
r w воспа	-3
r w восьм	-14
r w време	2
r w время	-5
r w все	11
r w встае	14
r w втора	-2
r w второ	-1
r w вчера	4
r w выбух	6
r w выдел	5
r w вымя	2
r w выпис	5
r w вырва	-1
r w выше	-3
r w вялая	-3
r w гастр	-4
r w гемат	3
r w гемог	8
r w гипсо	1
r w глаза	5
r w глист	2
r w глота	-4
r w глюко	-3
r w говор	-1
r w год	1
r w года	6
r w году	-14
r w голов	-4
r w голос	-2
r w горло	2
r w гормо	-3
r w граду	-3
r w грани	1
r w груди	5
r w давай	-5
r w давал	1
r w дават	11
r w давле	7
r w даем	1
r w даете	4
r w дали	-10
r w дальш	-4
r w дам	2
r w даю	5
r w двадц	-1
r w дважд	-1
r w декаб	8
r w делал	2
r w день	-15
r w держи	6
r w десят	-15
r w детст	9
r w диабе	-3
r w дигок	1
r w длите	12
r w для	-3
r w дней	-11
r w дня	-17
r w до	-2
r w дозу	-3
r w докто	-23
r w доли	-4
r w дома	-14
r w домой	1
r w дочь	4
r w думал	3
r w думаю	7
r w дыхан	-3
r w его	-12
r w еды	2
r w ее	-16
r w ей	-3
r w ему	-4
r w если	6
r w ест	12
r w есть	-9
r w еще	-20
r w жду	2
r w жеват	2
r w желез	3
r w желуд	-8
r w жжет	-7
r w живот	5
r w жидко	-2
r w за	-14
r w задых	1
r w закон	-11
r w запис	-5
r w запиш	10
r w запом	1
r w звони	-5
r w зуд	-3
r w и	-15
r w из	15
r w из-за	6
r w изжог	2
r w или	13
r w индап	4
r w иногд	2
r w инсул	-5
r w исклю	6
r w к	13
r w кажды	6
r w как	-8
r w калий	4
r w камен	3
r w капае	6
r w капал	-3
r w капел	7
r w капли	-8
r w карди	-4
r w карте	-3
r w катет	4
r w кашел	-9
r w кашля	-2
r w кг	13
r w кетон	1
r w кетор	-1
r w кисло	1
r w кишеч	3
r w кишки	2
r w клеща	-2
r w клеще	-6
r w ко	-1
r w когда	-8
r w кожа	3
r w кожу	-9
r w колен	8
r w колик	-1
r w колит	-6
r w колот	-5
r w контр	-6
r w копыт	-4
r w корм	-2
r w корми	4
r w котор	-2
r w кофе	-5
r w кошка	-2
r w красн	-1
r w креат	-2
r w крови	1
r w крово	-4
r w кровь	-5
r w кроли	9
r w кубик	-3
r w купил	-2
r w курит	11
r w курс	-5
r w лапы	-3
r w левая	-3
r w левое	2
r w левый	4
r w легки	-1
r w легко	-2
r w легче	3
r w лежит	4
r w лейко	-1
r w лекар	-3
r w лет	7
r w лета	-10
r w летом	-1
r w лечил	2
r w лечит	-13
r w ли	-4
r w локот	-2
r w локтя	6
r w лучев	-1
r w лучше	-5
r w мае	1
r w мазал	6
r w мазок	5
r w мама	1
r w мамы	-8
r w масло	13
r w матка	3
r w мг	-2
r w между	-3
r w мелок	1
r w меня	-10
r w месяц	-4
r w месяч	3
r w мигре	4
r w минут	1
r w мл	-10
r w мм	7
r w мне	-15
r w много	10
r w может	2
r w можно	-6
r w мокро	-1
r w молок	-13
r w молоч	4
r w морфи	-1
r w моча	5
r w моче	6
r w мочев	3
r w мочег	5
r w мочи	-3
r w мы	1
r w мягки	-6
r w на	-9
r w надо	-12
r w назад	5
r w назив	2
r w назна	-2
r w напра	-5
r w напря	2
r w нас	5
r w настр	1
r w натощ	-5
r w начал	1
r w начне	-4
r w нашли	2
r w не	-19
r w него	-10
r w недел	16
r w нее	10
r w нельз	10
r w немно	9
r w нет	7
r w ни	-11
r w ниже	5
r w никак	6
r w никог	-5
r w ничег	-4
r w но	-8
r w новок	6
r w ноги	10
r w норме	2
r w ночам	9
r w ночь	-7
r w ночью	-4
r w нужен	5
r w нужно	-2
r w нуроф	4
r w о	8
r w об	3
r w обезб	2
r w обеих	-4
r w обраб	-1
r w обрат	-4
r w обсуд	2
r w обсуж	1
r w общий	-3
r w обычн	-3
r w овчар	6
r w один	-2
r w одна	-3
r w одно	-3
r w одной	-2
r w одну	-2
r w одышк	9
r w октяб	-1
r w омепр	1
r w он	-29
r w онеме	5
r w опера	3
r w опять	-17
r w осмот	8
r w особе	4
r w остав	-3
r w остал	-20
r w остры	8
r w от	-30
r w отдае	-3
r w отек	-1
r w отеко	4
r w отказ	8
r w отмен	-15
r w отриц	7
r w палец	-9
r w палоч	4
r w пальц	-11
r w парац	1
r w пацие	-2
r w пейте	-7
r w пениц	1
r w первы	7
r w перед	-3
r w перел	3
r w перен	-1
r w переп	-1
r w перес	2
r w печен	9
r w пил	-6
r w пила	-8
r w пироп	2
r w пить	-1
r w плани	3
r w плохо	-9
r w по	6
r w повто	3
r w под	-10
r w подни	3
r w подож	-4
r w подум	-1
r w пожал	-11
r w позав	4
r w позво	1
r w пока	-12
r w показ	-1
r w покра	8
r w полик	-1
r w полов	1
r w полож	9
r w полос	-2
r w получ	9
r w помог	-7
r w понос	-12
r w поряд	2
r w посев	-1
r w после	5
r w поста	-2
r w потом	-6
r w похож	8
r w почка	2
r w почки	11
r w почти	3
r w пошел	1
r w поясн	-2
r w права	-8
r w прави	2
r w право	1
r w праву	3
r w правы	-4
r w предл	-9
r w предн	-1
r w при	2
r w приви	-4
r w прида	1
r w приде	11
r w приез	5
r w прием	4
r w прине	-1
r w прини	8
r w прист	3
r w прихо	3
r w про	2
r w прове	5
r w прогн	8
r w продо	4
r w прокл	2
r w промы	-3
r w пропи	-9
r w прост	-13
r w прошл	5
r w психо	5
r w пузыр	5
r w пульс	11
r w пусть	-3
r w пьет	-5
r w пьете	-5
r w пью	-13
r w пятна	-11
r w работ	-2
r w равно	-2
r w раза	-3
r w раздр	3
r w рак	1
r w расск	-13
r w расши	3
r w рвать	2
r w рвет	4
r w рвота	3
r w рвоты	2
r w ребра	-8
r w рентг	2
r w ринге	3
r w риско	1
r w ровно	3
r w розов	-1
r w рост	1
r w руки	4
r w с	-16
r w сама	8
r w сатур	5
r w сахар	-17
r w свист	4
r w свобо	5
r w сдела	-6
r w сегод	-1
r w сейча	-3
r w семин	-3
r w сено	5
r w сентя	1
r w сердц	-23
r w сестр	-4
r w сильн	-1
r w симпт	3
r w синул	2
r w сказа	-10
r w скаче	-4
r w сколь	-3
r w скоре	2
r w скору	3
r w слева	-5
r w слизи	-6
r w слуша	-12
r w смерт	4
r w смотр	-1
r w снача	-1
r w сниже	3
r w снима	-6
r w снимо	2
r w со	8
r w собак	-2
r w собач	2
r w совсе	-1
r w созна	10
r w сосед	-8
r w сосок	2
r w спать	-2
r w спины	-4
r w справ	7
r w сразу	14
r w средн	4
r w среду	-8
r w стави	-3
r w стали	2
r w стане	2
r w стати	3
r w стент	-3
r w сторо	-3
r w страш	-9
r w стул	7
r w суста	-1
r w суток	-2
r w сухой	4
r w сыпь	-6
r w табле	-7
r w так	-7
r w такое	6
r w там	-4
r w темпе	-1
r w тепер	-7
r w теплы	2
r w терап	1
r w тест	2
r w тетра	-2
r w то	-14
r w тогда	-5
r w тоже	-3
r w тольк	1
r w точно	-2
r w тошни	8
r w трама	-2
r w трети	-1
r w треть	-3
r w трога	-9
r w тромб	3
r w ттг	3
r w туале	4
r w тут	-6
r w тяжел	-2
r w тянет	2
r w у	-10
r w убери	7
r w увиде	-8
r w уже	2
r w узи	-6
r w уйдет	-3
r w укол	-12
r w укола	3
r w уколо	-5
r w уколы	1
r w уколю	-1
r w упаде	-3
r w упала	-1
r w утра	15
r w утром	-11
r w ухо	5
r w ушах	2
r w ферри	2
r w фосфа	1
r w хвати	-5
r w хелик	-3
r w ходит	11
r w холес	-1
r w холод	1
r w хорош	1
r w хоть	1
r w хочет	2
r w хрипо	-1
r w хрипы	2
r w хрома	3
r w церук	2
r w цикл	-1
r w цисти	4
r w час	7
r w часа	2
r w часов	-2
r w часто	-9
r w чаще	-1
r w чем	-2
r w через	-10
r w черны	3
r w четве	-4
r w чешет	3
r w чиста	4
r w чисто	1
r w чисты	2
r w что	-16
r w что-т	-6
r w чтобы	-4
r w чувст	6
r w чуть	11
r w шейка	3
r w шея	-1
r w шпу	4
r w эритр	5
r w эрози	-4
r w это	-7
r w этого	-2
r w этой	-2
r w я	-11
r w язва	3
r w язык	1
r w яични	1
r w январ	6`,
}
