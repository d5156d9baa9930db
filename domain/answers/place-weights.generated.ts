// Learnt by eval/answers/learn-places.ts; not written by hand.
export const SHOWN_WEIGHTS: readonly number[] = [
  0.8997, -0.0667, -0.1092, 0.392, 1.8275, 0.6756, -0.0645, 0.7559, 0.2065, 0.2716, -1.2037, 0.1262,
  1.0895, 1.051, 1.0014, 0.5359, 0.2868, -0.3235, 0.2817, 0.0927, 0.8652, 2.3039, 0.2499, -0.3327,
  0.3186, -0.2669, -0.3476, 0.5302, 0.9897, 0.9573, 1.1837, 2.6199, -0.0606, 1.4586, 0.0146, 0.8223,
  0.1147, -1.2716, -0.2744, 0.2885, -0.276, 0.0141, 0.265, -0.6859, 2.0254, -0.2002, -1.0631, 0.5984,
]
export const NONE_WEIGHTS: readonly number[] = [
  3.0639, 1.2576, 0.2652, 0.5883, 0.6221, -0.336, 1.4674, 1.4229, 0.1796,
]
export const ANSWERED_WEIGHTS: readonly number[] = [
  -0.4362, 0.1326, -0.0569, -0.0478, 0.4862, -0.1459, 0.3925, -0.0246, -0.1065, -0.4396, 0.0741, -0.7648,
  -0.0757, 0.0506, 0.1534, -0.3162, 0.4171, 0.0476, 0.1381, 0.1408, 0.1187, 0.0894, 0.0821, 0.1952,
  0.272, -0.0455, -0.0989, 0.648, 0.2319, 0.327, 0.2662, -0.0506, -0.2086, 0.1204, -0.1501, 0.716,
  -1.5698, 0.4031, 0.5523, -0.3775, 0.7864, 0.5924, -0.0191, 0.1875, -0.4963, 1.3717, 0.13, 0.6933,
  -0.052, 0.3087, -0.1869, -0.346, 0.4068, 0.1126, 0.1686, 0.1247, 0.0164, 0.0971, 0.4444, -0.1208,
  0.3608, 0.3436, 0.2257, 0.7748, 0.1204, 0.4289, 0.3136, 1.0415, 0.5535, 0.719, 1.158, -0.1137,
  -0.6194, 0.1259, 0.0469, 0.1646, -0.5699, 0.0429, 0.0386, 0.1952, 0.3342, -0.2551, 0.2113, -0.4083,
]
export const ANSWERED_BIAS = -1.4630
/** Read by pair-weights.ts, which tells how they are written. */
export const PAIRS = {
  keys: `
m:joiner <m:joiner s:clinician m:opener <m:opener <s:clinician <m:asks m:number s:patient m:timeWord m:copula <m:copula m:symptom <s:patient m:firstPe
rson <m:question m:thirdPerson <m:number <m:symptom m:body <m:thirdPerson <m:firstPerson <m:timeWord m:negation <m:body m:refuse <m:secondPerson m:que
stion m:finding topic:medicine <m:negation m:unit m:secondPerson m:course m:drug m:observes <topic:medicine <m:refuse <m:finding m:planCue m:takes m:o
pensCondition m:past <m:drug <m:course m:asks m:diagnosis m:start <m:takes <m:planCue m:filler m:no <m:start <m:opensCondition <m:backchannel <m:diagn
osis m:future <m:unit m:frequency <m:observes m:backchannel <m:past <m:yes <s:unknown m:social topic:sidehand s:unknown <m:social m:correction m:yes m
:advice topic:colour <m:future <m:filler <m:no <m:advice m:smallTalk m:procedure m:test topic:diagnosis topic:onsetcourse m:event m:assessmentCue <m:p
rocedure m:given <topic:sidehand m:examCue <m:correction <m:reaction <topic:colour m:vital <topic:diagnosis m:reaction <m:frequency m:measure topic:do
se m:function m:stop <m:smallTalk topic:duration m:uncertain <m:test m:doseForm <m:function <topic:onsetcourse <m:assessmentCue m:condition topic:regi
men <m:event topic:discontinue <topic:duration topic:dosage m:normal topic:age <m:vital <m:examCue c:fever m:left <m:hypothetical <word:pain <m:condit
ion m:right c:blood <m:drugClass topic:appetite topic:morningtime <m:measure <m:stop topic:bloodtest m:kin m:drugClass topic:evening <k:moment <c:pain
 <topic:appetite <m:given m:diet topic:family <topic:discontinue <c:fever <m:normal m:animal <m:doseForm topic:painrelief topic:commence c:leg c:pain 
<topic:normalfinding topic:antibiotic m:hypothetical <c:blood topic:normalfinding topic:stopped topic:warning topic:weight <m:diet <topic:dose word:pa
in <m:animal <k:length topic:yesterday m:contact topic:time <topic:painrelief m:nothing topic:nighttime <topic:morningtime topic:onset c:rash topic:st
ool <topic:age topic:started <c:leg <topic:bloodtest <topic:stool <topic:stopped <topic:evening fold:dagen c:urine fold:siden topic:howoften <topic:do
sage topic:temperature word:red <topic:weight topic:administer <m:right <topic:warning topic:antiinflam <m:contact <topic:antibiotic <topic:nighttime 
topic:replace <c:belly <m:kin <m:uncertain <topic:family stem:hver stem:one <topic:onset stem:minu c:arm fold:venstr stem:it's topic:followup topic:li
ving m:route stem:vens <topic:commence <topic:constitutional <topic:temperature c:belly topic:trigger <topic:administer m:greeting topic:blood <topic:
stomach c:swelling m:denyPlan stem:morg topic:constitutional topic:pyrexia topic:size topic:sleep <c:urine <topic:regimen m:referral stem:uker topic:r
eferral topic:regularly <fold:siden <topic:antiinflam <topic:lungs <topic:pyrexia <word:bleed topic:bloodthinner topic:consider topic:spouse topic:swa
pped word:bleed <topic:species <word:fever topic:drip topic:walking <topic:feeding fold:ingen m:otherPerson stem:halv stem:veck topic:allergies topic:
nsaidgroup <c:arm <m:denyPlan <m:referral <topic:drip <topic:referral c:nose c:sleep fold:morgen m:imaging stem:ring topic:bpmedicine topic:hereditary
 topic:increasedose topic:stomach <topic:blood c:ear fold:minute topic:species <topic:nsaidgroup topic:allergy topic:imaging topic:renalfunction topic
:steroid topic:urine word:rash <m:otherPerson <topic:allergy <topic:trauma <topic:treatment <word:nsaiduse topic:feeding topic:mass topic:udder word:f
ever word:nsaiduse <topic:diet stem:natt stem:sen topic:children topic:exanthema <c:rash <topic:children <topic:walking fold:tablet stem:spis topic:di
et topic:work word:belly <fold:ingen <k:count <topic:allergies <topic:udder <word:injury topic:micturition <m:allergy <topic:heart <topic:localisation
 <topic:time <word:belly <word:leg topic:decreasedose topic:injection topic:oedema topic:treatment <m:fluid m:followUp topic:emergencies topic:lump to
pic:postpone <m:continue <m:left <topic:howoften fold:forst m:fluid topic:exercise topic:worrying word:injury word:lump word:swelling <topic:bloodpres
sure <topic:replace <topic:sleep <topic:urine m:allergy m:lower stem:side topic:abnormalfinding topic:bloodpressure <c:nsaid <stem:mang <stem:natt <st
em:ring <topic:followup <topic:started c:poison c:tooth fold:vekor stem:time stem:uger topic:continue topic:creatinine word:ear word:hand <m:nothing <
m:openingQuestion <word:red stem:day stem:tabl topic:advice topic:contraindicate topic:defecation topic:rashes word:fatigue word:leg <c:palpitations <
fold:tablet <topic:regularly c:eye c:head c:palpitations c:work m:examStart topic:bonecalcium topic:brother topic:monday <stem:sen <stem:tabl <topic:b
pmedicine <topic:calvingbirth <topic:menses <topic:tobaccouse <word:fatigue c:nsaid fold:tere's m:prognosis topic:alcoholuse topic:followorder topic:r
eviewing topic:thursday topic:tomorrow <c:back <c:ear <c:eye <c:period <fold:dagen <stem:it's <topic:driving <topic:living <topic:smoking <topic:swapp
ed <topic:work <word:neck <word:rash c:back fold:timer m:admin m:raise topic:drinking topic:heartmedicine topic:kidney topic:severity <c:drive <fold:f
eber <m:examStart <stem:halv <stem:vens <topic:imaging <topic:spouse <topic:yesterday c:seizure c:steroid c:vomiting fold:hoyre fold:kloka fold:night 
fold:temper m:both m:continue stem:døgn stem:smer stem:star stem:week topic:anxiousness topic:bloods topic:certificates topic:fluidintake topic:friday
 topic:friend topic:genderage topic:quarterudder <c:allergic <fold:mange <m:prognosis <stem:day <stem:smer <topic:continue <topic:increasedose <topic:
steroid c:tired fold:begynt fold:feber fold:forsto topic:attitude topic:better topic:calvingbirth topic:saturday topic:tobaccouse <c:swelling <c:vomit
ing <c:work <fold:medisi <fold:venstr <k:amount <m:route <stem:sepo <topic:bloodthinner <topic:defecation <topic:fluidintake <topic:hereditary <topic:
reviewing stem:høyr stem:off stem:tror topic:alcohol topic:constipation topic:hearing topic:localisation topic:lungs topic:occupation topic:pus topic:
tremor word:head <c:seizure <c:tired <c:tooth <k:person <stem:blod <stem:står <topic:advice <topic:emergencies <topic:friend <topic:pulse fold:lordag 
fold:tvise stem:begy stem:have stem:hold stem:like stem:man stem:sepo stem:twic topic:father topic:headache topic:physical topic:pulse topic:rinsing w
ord:back word:eye word:wound <stem:hver <topic:alcoholuse <topic:drinking <topic:exanthema <topic:menstrual <topic:micturition c:cough c:drive fold:bl
odtr fold:hojre fold:kanskj stem:højr stem:kun topic:benefit topic:debt topic:diabetesmedicine topic:improved topic:surgery topic:sweats word:cough <c
:sleep <fold:penisi <fold:tat's <fold:tere's <topic:calving <topic:doac <topic:injection <topic:mass <topic:offspring <word:glucosehigh c:chest c:dizz
y fold:kloken fold:kveld stem:bit stem:førs stem:i've stem:tiss stem:uke stem:неде topic:anxiety topic:asneeded topic:depressedmood topic:heart topic:
kidneyfailure topic:lowered topic:offspring topic:opioid topic:seizures word:constipation word:night word:sweating word:toe <c:dizzy <c:steroid <fold:
morgon <m:greeting <m:imaging <stem:one <stem:spis <topic:glucose <topic:scouring <topic:seizures <topic:severity <word:ear <word:eye c:travel conditi
on:D83 drug:ibuprofen fold:magen fold:spist fold:tat's m:device m:sickLeave stem:blod stem:hele stem:puls topic:dizziness topic:itching topic:limbs to
pic:mobility topic:raised topic:sicklist topic:vaccines word:calf <c:cough <c:nose <fold:hjerte <fold:vaksin <m:both <m:child <stem:godt <stem:hele <t
opic:occupation <topic:tremor <topic:trigger <topic:worrying <word:head <word:immobil <word:night <word:swelling c:fear c:liver c:wound drug:penicilli
n fold:blodpr fold:inget fold:sinse fold:starte fold:tilbak stem:bror stem:sinc topic:driving topic:eardrum topic:expectation topic:rhinorrhoea topic:
selfmedication topic:surgicalplan topic:trauma topic:vomiting word:anxiety word:finger word:itch word:numb word:stiff <c:head <c:high-pressure <drug:p
enicillin <fold:alergi <fold:begynt <fold:hoyre <fold:night <m:admin <m:followUp <stem:begy <stem:kalv <stem:minu <stem:tank <topic:alcohol <topic:con
traindicate <topic:emesis <topic:fatigue <topic:hearing <topic:kidney <topic:lump <topic:neutering <topic:opioid <topic:postpone <topic:rashes <topic:
size <topic:thursday <topic:vaccinated <topic:vaccination <word:back <word:cough <word:vomit c:period fold:don't fold:kalsiu fold:penisi fold:sluta fo
ld:torsda stem:fjor stem:slut topic:adherence topic:calving topic:doac topic:emesis topic:inpatient topic:malaise topic:notneeded topic:potassium topi
c:stiffness topic:stitches topic:sunday topic:tooth word:nose word:warm <c:throat <condition:A98 <condition:T90 <drug:paracetamol <fold:gamel <fold:ma
gen <fold:smerte <k:medicine <m:raise <stem:all <stem:høyr <stem:tror <stem:uker <topic:anorexia <topic:benefit <topic:dizziness <topic:followorder <t
opic:itching <topic:quarterudder <topic:raised <topic:specimen <topic:surgery <topic:tooth <word:lump <word:mouth <word:tooth c:allergic fold:aften fo
ld:mornin fold:таблет k:length stem:morn stem:numm stem:vand stem:рвот topic:admission topic:breed topic:cancer topic:cancers topic:cause topic:diuret
ic topic:dizzy topic:mother topic:oral topic:parasites topic:smoking topic:wound word:immobil word:smoking <c:wound <drug:atorvastatin <fold:blodtr <f
old:kveld <fold:tilbak <stem:hjer <topic:cancer <topic:genderage <topic:gestation <topic:history <topic:parasites <topic:prognosis <topic:sweats <word
:hand <word:vaccine c:high-pressure c:sad c:skin drug:diklofenak fold:fredag fold:hjerte fold:ingent fold:manede fold:mange fold:maske fold:smerte fol
d:start fold:tenker fold:vondt fold:утром m:child stem:mang stem:prøv stem:sitt stem:små stem:uka stem:раза topic:anaesthesia topic:arb topic:benzodia
zepine topic:breastfeeding topic:fasting topic:limping topic:milkyield topic:pepticulcer topic:pruritus topic:sister topic:travel topic:tuesday topic:
visualdisturbance word:chest word:runnynose <c:breathless <c:liver <drug:levotyroksin <fold:hojre <fold:minute <fold:right <k:often <k:side <stem:bein
 <stem:højr <topic:benzodiazepine <topic:better <topic:cancers <topic:cramps <topic:exercise <topic:hooves <topic:intravenous <topic:livingsituation <
topic:pepticulcer <topic:pillows <topic:renalfunction <topic:statin <topic:surgicalplan <topic:thyroxine <topic:tomorrow <topic:vomiting <word:alcohol
 <word:cholesterol <word:thyroxine c:constipation drug:losartan drug:paracetamol fold:bekaus fold:fortse fold:gangen fold:kreati fold:mandag fold:morg
on fold:numer fold:right fold:ringer fold:sekund fold:tidlig fold:veker stem:dygn stem:he's stem:i'm stem:pill stem:sted stem:year topic:cleaning topi
c:contraceptive topic:crp topic:gestation topic:glucose topic:hoof topic:insurance topic:iron topic:liver topic:october topic:school topic:sleeppositi
on topic:swollenlegs topic:ultrasound word:discharge word:glucosehigh word:skin <c:statin <fold:aldrig <fold:blodpr <fold:don't <fold:krampe <fold:lev
aks <fold:ringer <fold:vekor <stem:gul <stem:he's <stem:hund <stem:i've <stem:katt <stem:kjør <stem:like <stem:oppk <stem:veck <topic:aceinhibitor <to
pic:anaesthesia <topic:breastfeeding <topic:diabetes <topic:diarrhoea <topic:friday <topic:kidneyfailure <topic:limping <topic:physical <topic:pus <to
pic:rinsing <topic:vaccines <word:discharge <word:smoking <word:stiff <word:sudden <word:sweating c:statin condition:A92 drug:levotyroksin drug:predni
solon fold:august fold:forgar fold:klokan fold:liksom fold:manade fold:predni fold:pulsen fold:round fold:sider fold:veks fold:venste fold:ничего fold
:после fold:потом k:moment stem:bra stem:crp stem:far stem:gong stem:half stem:i'll stem:klar stem:kvar stem:lame stem:mist stem:når stem:pakk stem:ru
nt stem:rødt stem:står stem:uge stem:väns stem:посл stem:прав topic:antidepressant topic:august topic:calciumblocker topic:culture topic:function topi
c:gums topic:mood topic:pregnancy topic:price topic:specimen topic:stairs topic:tender topic:thyroxine topic:xray word:alcohol word:burning word:contr
aception word:knee word:migrainesigns word:thyroxine word:tooth <c:diarrhoea <c:poison <c:skin <c:travel <condition:A92 <fold:antibi <fold:forst <fold
:kloken <fold:presur <fold:sider <m:device <stem:alle <stem:bort <stem:bp <stem:bra <stem:host <stem:når <stem:pain <stem:puls <stem:stop <stem:ест <s
tem:ночь <topic:admission <topic:blistering <topic:cleaning <topic:decreasedose <topic:diabetesmedicine <topic:dizzy <topic:heartmedicine <topic:hemog
lobin <topic:hoof <topic:improved <topic:notneeded <topic:pregnancy <topic:price <topic:sleepposition <word:itch <word:warm c:breathless c:throat cond
ition:S98 condition:T90 drug:amlodipin fold:aldrig fold:altid fold:bege fold:every fold:kontro fold:skrive fold:vaksin fold:vere fold:перепо stem:begg
 stem:ene stem:gul stem:hund stem:i'd stem:kalv stem:katt stem:oppk stem:pres stem:tenk stem:vent stem:voks topic:asthma topic:deteriorated topic:hist
ory topic:infection topic:inhaled topic:lethargy topic:livingsituation topic:loopdiuretic topic:march topic:nameofperson topic:nausea topic:somnolence
 topic:strokes topic:sutures topic:urineoutput topic:urticaria topic:vaccinated topic:weekendday topic:worse word:bigtoe word:breathless word:frontnec
k word:headache word:hives word:lowhb word:migratingpain word:mouth word:uricacid word:vomit <c:tetanus <condition:D83 <condition:D86 <condition:W96 <
drug:ibuprofen <drug:p-piller <fold:eterby <fold:hjelpe <fold:morgen <fold:mornin <fold:normal <fold:sproyt <fold:tankar <fold:tanker <fold:tankjo <fo
ld:varje <fold:утром <stem:fine <stem:kor <stem:morg <stem:morn <stem:prøv <stem:varj <stem:vel <stem:vent <stem:один <topic:anaesthetised <topic:asth
ma <topic:attitude <topic:consider <topic:contraceptive <topic:energy <topic:infection <topic:insurance <topic:mucosa <topic:oedema <topic:retainedpla
centa <topic:stimulant <topic:thyroidtest <topic:wound <word:contraception <word:cramp <word:dry <word:finger <word:gland <word:vertigo c:sport condit
ion:D72 condition:R80 drug:furosemid fold:alergi fold:forsik fold:hepati fold:huden fold:influe fold:langti fold:sedan fold:siter fold:tygegu fold:ult
ral fold:vaten fold:голова fold:четвер m:asNeeded m:sign stem:all stem:bli stem:bort stem:døde stem:fine stem:glas stem:godt stem:host stem:legg stem:
puss stem:rygg stem:seda stem:stod stem:втор stem:лет stem:этаж topic:bladder topic:boxrest topic:dyspepsia topic:hooves topic:intravenous topic:migra
ines topic:mri topic:ppigroup topic:saturation topic:sputum topic:statin topic:topical topic:tubes topic:urinetest topic:wednesday topic:withdrawalper
iod word:cholesterol word:dry word:face word:gland word:lowmood word:muscle word:neck word:sudden word:vertigo word:weightloss <drug:metylfenidat <fol
d:aften <fold:arbejd <fold:atorva <fold:avfori <fold:bege <fold:daglig <fold:operer <fold:slaet <fold:stoped <fold:temper <fold:tenkt <fold:tink <fold
:давлен <stem:begg <stem:fint <stem:fjor <stem:i'm <stem:jobb <stem:kref <stem:look <stem:mens <stem:nakk <stem:nye <stem:par <stem:side <stem:star <s
tem:tage <topic:antidepressant <topic:betablocker <topic:bloods <topic:breed <topic:combinedpill <topic:complication <topic:cost <topic:creatinine <to
pic:declined <topic:dressing <topic:expectation <topic:gums <topic:liver <topic:mother <topic:naming <topic:pupils <topic:saturday <topic:stay <topic:
stiffness <topic:urineoutput <word:arm <word:chills <word:foot <word:highbp <word:joint <word:knee <word:numb c:warfarin c:weak-side condition:D86 con
dition:N89 drug:allopurinol drug:metformin fold:alopur fold:beter fold:dagar fold:ederko fold:fordi fold:frokos fold:ksylit fold:kvelde fold:leger fol
d:liter fold:metfor fold:normal fold:piler fold:rygen fold:samen fold:saret fold:seter fold:tenkte fold:tink fold:красна fold:назад m:judged stem:augu
 stem:fort stem:full stem:hjer stem:kald stem:kant stem:måsk stem:nok stem:oper stem:rett stem:samm stem:stå stem:svar stem:tid stem:vatt stem:прош to
pic:acidreducer topic:anaesthetised topic:asthmas topic:declined topic:dressing topic:fatigue topic:fracture topic:fractures topic:goutdrug topic:inci
sing topic:light topic:longtermsugar topic:naming topic:neutering topic:ointment topic:prognosis topic:purpose topic:spray topic:stay topic:subcutaneo
us topic:travelplans topic:vaccination topic:weightloss word:fattyfood word:groin word:pollen word:throat word:vaccine <c:kindergarten <c:pregnant-sai
d <condition:W11 <fold:aldri <fold:gamal <fold:lordag <fold:mandag <fold:mensen <fold:naken <fold:p-pile <fold:rygen <fold:starte <fold:steder <fold:t
aler <fold:timer <fold:torsda <fold:veight <fold:veks <fold:vondt <fold:yourse <fold:давно <fold:после <m:identifier <stem:bind <stem:blå <stem:fall <
stem:halt <stem:i'd <stem:i'll <stem:lige <stem:liv <stem:man <stem:opka <stem:rosa <stem:rund <stem:rygg <stem:scan <stem:sitt <stem:smär <stem:tid <
stem:tänk <stem:varm <stem:væsk <stem:week <stem:давн <stem:ноги <stem:посл <stem:раза <topic:abnormalfinding <topic:antiplatelet <topic:brother <topi
c:childcare <topic:debt <topic:diuretic <topic:dyspnoea <topic:eardrum <topic:eczemas <topic:insured <topic:memoryloss <topic:milkyield <topic:monday 
<topic:nameofperson <topic:neutered <topic:nodes <topic:oral <topic:potassium <topic:pruritus <topic:referring <topic:school <topic:skullinjury <topic
:spray <topic:therapy <topic:travel <topic:uterus <topic:weightloss <topic:xray <word:headinjury <word:migrainesigns <word:pill <word:retention <word:
throat <word:weak <word:wrist c:pregnant-said drug:apiksaban drug:salbutamol fold:amoksi fold:atorva fold:bakter fold:broter fold:dengan fold:fjerne f
old:forsek fold:furiks fold:gerne fold:holder fold:kalium fold:kanske fold:liten fold:lofter fold:losart fold:never fold:parafi fold:sover fold:stedet
 fold:vanlig fold:vegen fold:venter fold:ventol fold:больше fold:завтра fold:недели fold:тогда stem:aura stem:barn stem:coli stem:daga stem:days stem:
hals stem:heil stem:hel stem:helg stem:hånd stem:køre stem:nerv stem:once stem:rull stem:sidd stem:stop stem:svet stem:tida stem:timm stem:well stem:н
его stem:ночь stem:сказ stem:тогд topic:biting topic:drops topic:equipment topic:hemoglobin topic:homecare topic:hypersalivation topic:liverenzymes to
pic:memoryloss topic:menstrual topic:outdoor topic:paraesthesia topic:recurrence topic:uterus topic:visitother word:earwax word:exertion word:heatinto
l word:heel word:nausea word:pregnant word:tongue <c:chest <condition:N72 <drug:metformin <fold:betre <fold:dagar <fold:famili <fold:handle <fold:host
er <fold:hovede <fold:huden <fold:inget <fold:kastre <fold:konser <fold:langti <fold:metfor <fold:naten <fold:start <fold:svart <fold:taber <fold:tenk
er <fold:trode <fold:tvise <fold:veker <fold:привив <fold:приним <fold:таблет <m:lower <m:unknown <stem:alt <stem:avfø <stem:back <stem:barn <stem:bed
 <stem:bit <stem:conc <stem:hay <stem:hold <stem:kvar <stem:ligg <stem:sidd <stem:timm <stem:twic <stem:глаз <stem:корм <stem:неде <topic:abscesses <t
opic:acidreducer <topic:adherence <topic:asneeded <topic:asthmas <topic:depressedmood <topic:father <topic:fracture <topic:homecare <topic:lowered <to
pic:lymphadenopathy <topic:recurrence <topic:sister <topic:sleepaid <topic:stairs <topic:tender <word:anus <word:anxiety <word:breathless <word:burnin
g <word:diarrhea <word:dysuria <word:exertion <word:headache <word:lowhb <word:muscle <word:pregnant <word:runnynose <word:seizure c:fracture c:kinder
garten condition:H81 condition:N71 condition:W78 drug:butorfanol drug:meloksikam drug:metylfenidat drug:tetanus fold:apotek fold:blod fold:darlig fold
:driker fold:faste fold:feberf fold:feriti fold:fjerde fold:giver fold:hodepi fold:hoger fold:holdt fold:inan fold:klinik fold:koker fold:komet fold:k
varte fold:litle fold:lover fold:metnin fold:monday fold:neste fold:oktobe fold:onsdag fold:operer fold:pungen fold:puser fold:she's fold:sondag fold:
spiser fold:sunday fold:tiser fold:tredje fold:varas fold:vejret fold:voltar fold:болит fold:месяц fold:приход fold:слева fold:темпер stem:alle stem:b
ack stem:bil stem:both stem:brun stem:fall stem:fing stem:flyt stem:förs stem:gang stem:glem stem:grøn stem:halt stem:hård stem:inna stem:komm stem:la
nd stem:lill stem:lys stem:løft stem:mind stem:miss stem:mor stem:mykt stem:par stem:prov stem:pung stem:sett stem:she' stem:somm stem:sove stem:sto s
tem:søst stem:tag stem:ute stem:vann stem:vejr stem:virk stem:volt stem:våra stem:wax stem:скор stem:слев topic:certificate topic:cornea topic:cramps 
topic:diabetes topic:dyspnoea topic:gliflozin topic:grading topic:infectious topic:mucosa topic:pillows topic:preventer topic:radiating topic:swallowe
d word:arm word:cramp word:fracturesign word:legedema word:meniscus word:molechange word:nail word:reddrum word:rib word:testis word:weak <c:fracture 
<condition:N89 <condition:R96 <condition:S10 <drug:lidokain <drug:meloksikam <drug:tetanus <fold:alkoho <fold:borjar <fold:darlig <fold:driker <fold:d
rop <fold:finger <fold:friday <fold:gangen <fold:halvt <fold:heter <fold:hurtin <fold:ingent <fold:ipren <fold:jober <fold:leger <fold:liten <fold:lys
ken <fold:magesa <fold:manede <fold:mjolka <fold:narkos <fold:pupile <fold:reager <fold:samen <fold:senast <fold:siter <fold:skade <fold:skaner <fold:
skriv <fold:skrive <fold:sover <fold:spiser <fold:spiste <fold:sprojt <fold:styken <fold:teler <fold:tredje <fold:vanlig <fold:varede <fold:мысли <fol
d:потом <stem:ben <stem:bil <stem:blød <stem:bror <stem:börj <stem:døgn <stem:glem <stem:gøre <stem:hand <stem:have <stem:hela <stem:hjem <stem:hul <s
tem:kjem <stem:kløe <stem:lamb <stem:legg <stem:lysk <stem:off <stem:poo <stem:pres <stem:reag <stem:risk <stem:samm <stem:send <stem:tell <stem:time 
<stem:tænk <stem:uka <stem:urin <stem:vet <stem:боль <stem:втор <stem:лежа <topic:arb <topic:bladderrelax <topic:dyspepsia <topic:equipment <topic:exa
mination <topic:fractures <topic:fungal <topic:inpatient <topic:lavage <topic:light <topic:limbs <topic:migraines <topic:mood <topic:parasiticide <top
ic:paw <topic:rhinorrhoea <topic:score <topic:stitches <topic:suicidality <topic:thrombosis <topic:vaginaldischarge <topic:visitother <word:abscess <w
ord:adhdsigns <word:allergicreaction <word:fracturesign <word:fungus <word:legedema <word:lifting <word:murmur <word:nose <word:penis <word:suicidal c
:diarrhoea c:tetanus condition:A98 condition:N72 condition:R96 condition:T85 drug:amoksicillin drug:apomorfin drug:omeprazol drug:warfarin fold:behand
 fold:benen fold:binyre fold:blamer fold:blodet fold:daglig fold:depres fold:dereft fold:direkt fold:flingo fold:gamle fold:gardin fold:gront fold:har
nal fold:hjorne fold:hungri fold:kaldt fold:kropen fold:langfi fold:levaks fold:lile fold:loves fold:maler fold:medisi fold:mindst fold:morges fold:mu
nen fold:oksyte fold:omkrin fold:positi fold:presur fold:seler fold:sjuksk fold:soster fold:spring fold:storta fold:styken fold:sygeme fold:timar fold
:toast fold:troede fold:uregel fold:varje fold:venta fold:virker fold:значит fold:молоко fold:неделю fold:посмот fold:прошло fold:резать fold:сегодн s
tem:bind stem:blå stem:blød stem:bord stem:bp stem:börj stem:cell stem:clos stem:eat stem:fram stem:hard stem:hela stem:hörs stem:kamp stem:kilo stem:
kjøt stem:kone stem:let stem:list stem:mars stem:metn stem:mund stem:møkk stem:none stem:omkr stem:sida stem:syg stem:søvn stem:tung stem:varj stem:vo
re stem:vått stem:want stem:året stem:знач stem:один stem:реза stem:упал topic:alopecia topic:antimalarial topic:antiplatelet topic:bladderrelax topic
:bodycondition topic:cost topic:leukocyte topic:menses topic:nasalsteroid topic:neutered topic:prescribing topic:sleepaid topic:ssrigroup topic:stimul
ant topic:topicalsteroid topic:wellcontrolled word:bradykinesia word:crackles word:curtain word:dipstick word:doublevision word:dysuria word:foot word
:lifting <c:new-mother <c:suicide <c:warfarin <condition:K86 <condition:K90 <condition:K94 <drug:aglepriston <drug:apiksaban <drug:morfin <fold:almind
 <fold:begynd <fold:behand <fold:blod <fold:forsto <fold:fredag <fold:frukos <fold:greit <fold:hemogl <fold:intrav <fold:katete <fold:kreft <fold:kvel
 <fold:manade <fold:menstr <fold:metaka <fold:migren <fold:mindre <fold:muskel <fold:nata <fold:neste <fold:panodi <fold:positi <fold:prosta <fold:pro
ver <fold:provet <fold:psykol <fold:sedan <fold:sinse <fold:skala <fold:skifte <fold:skjelv <fold:stolen <fold:tiset <fold:tryk <fold:vatpin <fold:veg
er <fold:алерги <fold:вдохну <fold:вобще <fold:колете <fold:молоко <fold:ночью <fold:ослабл <fold:резать <fold:сегодн <fold:четвер <m:asNeeded <stem:a
stm <stem:bli <stem:bæsj <stem:drop <stem:fing <stem:fisk <stem:flyt <stem:følg <stem:grei <stem:hej <stem:klar <stem:kost <stem:kun <stem:leve <stem:
lys <stem:mage <stem:mind <stem:munn <stem:nok <stem:plas <stem:pust <stem:red <stem:satt <stem:seda <stem:sena <stem:sett <stem:sinc <stem:sker <stem
:skif <stem:somm <stem:spik <stem:stol <stem:svag <stem:svar <stem:uge <stem:vekt <stem:ønsk <stem:отек <stem:пока <stem:рвот <stem:чем <topic:antiepi
leptic <topic:bonecalcium <topic:catheter <topic:christmas <topic:crp <topic:deteriorated <topic:drops <topic:grading <topic:hallucinations <topic:hea
dache <topic:hormone <topic:iron <topic:lenses <topic:longtermsugar <topic:melena <topic:membranes <topic:outdoor <topic:palpitations <topic:plan <top
ic:radiating <topic:reliever <topic:sun <topic:swallowed <topic:topical <topic:urinetest <topic:wellcontrolled <topic:withdrawalperiod <word:earwax <w
ord:face <word:heartburn <word:hip <word:testis <word:weightloss <word:wound c:burn c:faint c:sputum condition:D75 drug:acetylsalisylsyre drug:amoksic
illin-klavulansyre drug:deksametason drug:morfin fold:antibi fold:bagers fold:bakbei fold:bilen fold:blodsu fold:dater fold:derfor fold:dupet fold:eli
kvi fold:enhete fold:farlig fold:femte fold:fingre fold:friday fold:frisk fold:gipsen fold:glemte fold:gonger fold:gravid fold:grun fold:heart fold:he
ilt fold:henger fold:herpes fold:juret fold:kalva fold:kase fold:kjot fold:klear fold:kulen fold:kvalm fold:kvelen fold:magesa fold:maven fold:minut f
old:misten fold:neders fold:nesen fold:nesten fold:nyrene fold:operas fold:overst fold:panodi fold:pilern fold:prover fold:retels fold:rontge fold:sep
tem fold:skaner fold:skriv fold:sliper fold:stabil fold:staend fold:stoped fold:storeb fold:tats fold:tiset fold:traper fold:trode fold:tuesda fold:va
tpin fold:ve'l fold:von't fold:yelov fold:больни fold:вдохну fold:марган fold:недель fold:однои fold:ослабл fold:седьмо fold:справа stem:bag stem:bak 
stem:bang stem:blær stem:både stem:cirk stem:dose stem:dråp stem:dupp stem:fald stem:fin stem:fint stem:gaml stem:gips stem:gout stem:grei stem:grun s
tem:gråt stem:hjør stem:kaff stem:kjør stem:kælv stem:look stem:mamm stem:munn stem:nakk stem:nede stem:oil stem:papp stem:paus stem:pros stem:rest st
em:roll stem:rød stem:salt stem:seng stem:sikk stem:såg stem:tek stem:test stem:that stem:tål stem:varm stem:vart stem:vekt stem:verr stem:vet stem:vä
nt stem:быва stem:стал stem:трет stem:чем stem:чист topic:antiemetic topic:antifungal topic:complication topic:contact topic:coronary topic:energy top
ic:examination topic:february topic:fungal topic:growing topic:hematuria topic:membranes topic:opiateweak topic:rectal topic:referring topic:reliever 
topic:sensation topic:september topic:vitamins word:allergicreaction word:anus word:crphigh word:fungus word:hairloss word:heartburn word:hip word:low
erbelly word:resolved word:retention word:shoulder <c:burn <c:fear <c:sad <c:sport <c:sputum <condition:F93 <condition:S87 <drug:diklofenak <drug:ksyl
ometazolin <drug:oksykodon <drug:prednisolon <drug:tramadol <drug:warfarin <fold:astma <fold:bange <fold:bedre <fold:bilen <fold:bloder <fold:blodni <
fold:borjad <fold:didn't <fold:fals <fold:femte <fold:forsvi <fold:frisk <fold:fule <fold:halsen <fold:halvti <fold:kalium <fold:kase <fold:kastet <fo
ld:katen <fold:kidney <fold:kolesk <fold:korer <fold:kristm <fold:litle <fold:lying <fold:maten <fold:metado <fold:midag <fold:nesesp <fold:nesten <fo
ld:numer <fold:oksyno <fold:patk <fold:pelets <fold:predni <fold:pregna <fold:royker <fold:sete <fold:she's <fold:sluta <fold:slutar <fold:snake <fold
:spist <fold:staend <fold:stivkr <fold:storta <fold:sukers <fold:time <fold:tough <fold:tradol <fold:trot <fold:tryker <fold:tungpu <fold:urinen <fold
:vejer <fold:vhole <fold:глаза <fold:говори <fold:диклоф <fold:инсули <fold:кровь <fold:ничего <fold:сахар <fold:слабос <fold:справа <fold:темпер <m:s
ickLeave <stem:bang <stem:bedr <stem:bild <stem:both <stem:børn <stem:crp <stem:dra <stem:dygn <stem:eat <stem:full <stem:förr <stem:gang <stem:hit <s
tem:hot <stem:hour <stem:jab <stem:järn <stem:kass <stem:kiss <stem:knud <stem:kælv <stem:lill <stem:lægg <stem:mor <stem:mælk <stem:numm <stem:ord <s
tem:pell <stem:per <stem:rødt <stem:seng <stem:she' <stem:sikk <stem:skad <stem:slo <stem:slut <stem:sted <stem:såda <stem:tenk <stem:tenn <stem:valp 
<stem:vore <stem:whol <stem:вес <stem:дела <stem:кров <stem:лет <stem:ногу <stem:прав <stem:реза <topic:anxiousness <topic:biting <topic:colics <topic
:companion <topic:consent <topic:decongestant <topic:elizabethan <topic:fasting <topic:glaucomas <topic:illicit <topic:mri <topic:nasalsteroid <topic:
neutropenia <topic:opiateweak <topic:phone <topic:ppigroup <topic:purpose <topic:rectal <topic:sicklist <topic:strokes <topic:subcutaneous <topic:sulf
onylurea <topic:sunday <topic:thyroid <topic:travelplans <topic:worse <word:baby <word:bigtoe <word:calf <word:chest <word:drugs <word:frontneck <word
:groin <word:heatintol <word:nodes <word:skin c:insurance c:new-mother condition:F73 condition:K86 condition:L76 condition:T92 condition:X92 drug:amit
riptylin drug:atorvastatin drug:detomidin drug:fenylbutazon drug:fluniksin drug:kortison drug:malarone drug:oksytetrasyklin drug:olive_oil drug:pantop
razol fold:alkoho fold:apiksa fold:apomor fold:avdeli fold:avfori fold:bekenb fold:didn't fold:drop fold:falder fold:famili fold:fenylb fold:foren fol
d:forige fold:forut fold:fule fold:grader fold:halvti fold:hba1k fold:henter fold:henvis fold:hiner fold:hjelpe fold:hogre fold:hornhi fold:hosten fol
d:hours fold:inders fold:kalvni fold:katen fold:ketone fold:klamyd fold:kontra fold:kortis fold:kreks fold:kvel fold:langso fold:lavet fold:legen fold
:malaro fold:mama fold:mase fold:mensen fold:mised fold:mkmura fold:morfin fold:naken fold:navlen fold:negati fold:neselu fold:ojnene fold:omgang fold
:paper fold:pelets fold:plaste fold:pneumo fold:poser fold:prosta fold:pufs fold:refluk fold:senga fold:sikert fold:sproyt fold:spruta fold:steder fol
d:stolen fold:svart fold:svier fold:synes fold:tenkt fold:tilbag fold:time fold:tomoro fold:tort fold:tromeh fold:tryk fold:tursda fold:vakner fold:ve
ight fold:vejer fold:послед fold:пятниц fold:скоре fold:станет fold:третии fold:шатает k:count m:otherAnimal m:unknown stem:alt stem:bein stem:ben ste
m:boks stem:brys stem:bytt stem:drop stem:frem stem:förr stem:föru stem:gjør stem:good stem:grad stem:gult stem:gång stem:hand stem:hent stem:hinn ste
m:hour stem:hæng stem:kigg stem:kost stem:krem stem:kräk stem:lang stem:ligg stem:low stem:lukt stem:lysk stem:mad stem:maj stem:mand stem:mass stem:m
ens stem:mælk stem:namn stem:nat stem:navl stem:nest stem:new stem:näst stem:ord stem:pell stem:per stem:plas stem:puff stem:pust stem:røyk stem:satt 
stem:slak stem:smär stem:spru stem:stig stem:stir stem:stol stem:syne stem:såda stem:tage stem:tenn stem:tom stem:torr stem:tråd stem:tømr stem:utsa s
tem:vel stem:ønsk stem:øver stem:вес stem:ест stem:жена stem:кажд stem:корм stem:нос stem:одна stem:отек stem:стан stem:тем stem:шата topic:aggravatin
g topic:blistering topic:childcare topic:colics topic:consent topic:easter topic:gout topic:heartsound topic:housing topic:insured topic:intramuscular
 topic:ironsupply topic:ketoses topic:nodes topic:parasiticide topic:paw topic:petechiae topic:phone topic:score topic:sideeffects topic:sight topic:s
orethroat topic:syncope topic:thyroid word:chills word:coil word:joint word:sciatica word:sideeffect word:skull word:vulva word:wrist <c:fungus <condi
tion:A76 <condition:R81 <condition:S18 <condition:Y77 <drug:acetylsalisylsyre <drug:insulin <drug:kortison <drug:medetomidin <drug:metotreksat <drug:n
aproksen <drug:pantoprazol <fold:april <fold:bageft <fold:bakbei <fold:bekaus <fold:benet <fold:binder <fold:blak <fold:blive <fold:botle <fold:brok <
fold:brorsa <fold:butorf <fold:dater <fold:deksam <fold:diare <fold:dosen <fold:eating <fold:engang <fold:fingre <fold:foderi <fold:forsek <fold:forsi
k <fold:forten <fold:fraga <fold:gerne <fold:glukos <fold:haler <fold:heart <fold:henvis <fold:hodet <fold:infekt <fold:insuli <fold:juret <fold:kanse
r <fold:kjorer <fold:klokan <fold:kortis <fold:kremer <fold:kropen <fold:kvarte <fold:kvelde <fold:lavet <fold:ligend <fold:lile <fold:livet <fold:man
ed <fold:mangle <fold:medeto <fold:metnin <fold:metotr <fold:morges <fold:munen <fold:naprok <fold:operat <fold:orden <fold:plaste <fold:pulsen <fold:
pusten <fold:rektal <fold:rorer <fold:round <fold:sadan <fold:samboe <fold:savler <fold:sender <fold:sertra <fold:seter <fold:she'd <fold:sikert <fold
:skjer <fold:slekte <fold:snaker <fold:somere <fold:soveme <fold:spend <fold:stabil <fold:steril <fold:strale <fold:stund <fold:syster <fold:tiden <fo
ld:timar <fold:tiser <fold:trampa <fold:tursda <fold:urinst <fold:varas <fold:vegen <fold:vektap <fold:venta <fold:vere <fold:veske <fold:vhat's <fold
:весит <fold:вечеро <fold:второи <fold:кормит <fold:курите <fold:лекарс <fold:ложку <fold:лучше <fold:назад <fold:назнач <fold:плотна <fold:послез <fo
ld:слева <m:sign <stem:bak <stem:bliv <stem:blöd <stem:brys <stem:datt <stem:død <stem:døde <stem:eine <stem:ene <stem:fald <stem:far <stem:farv <stem
:frem <stem:grad <stem:half <stem:hear <stem:hei <stem:hell <stem:hånd <stem:kalk <stem:kigg <stem:kill <stem:krem <stem:kul <stem:köpt <stem:lame <st
em:let <stem:løs <stem:mad <stem:mamm <stem:mass <stem:mat <stem:metn <stem:midd <stem:mund <stem:mår <stem:mærk <stem:oil <stem:okej <stem:prov <stem
:resa <stem:rull <stem:rump <stem:röd <stem:røyk <stem:savl <stem:senk <stem:sent <stem:sida <stem:sjå <stem:sket <stem:slak <stem:slik <stem:slår <st
em:små <stem:sov <stem:sukk <stem:syg <stem:tann <stem:tiss <stem:tom <stem:tørr <stem:vand <stem:vint <stem:viss <stem:voic <stem:vänt <stem:våra <st
em:well <stem:year <stem:äta <stem:äter <stem:задн <stem:ложк <stem:слев <stem:стал <stem:часа <stem:чист <topic:anxiety <topic:april <topic:august <t
opic:bisphosphonate <topic:bodycondition <topic:certificate <topic:certificates <topic:ctscan <topic:grandparent <topic:hearingloss <topic:heartsound 
<topic:heat <topic:hypersalivation <topic:hypertension <topic:immunosuppressant <topic:inhaled <topic:lungfunction <topic:mobility <topic:moodstabilis
er <topic:nausea <topic:pallor <topic:paresis <topic:pneumonia <topic:prostate <topic:selfmedication <topic:somnolence <topic:sorethroat <topic:sputum
 <topic:sutures <topic:tuesday <topic:vitamins <topic:wednesday <word:heel <word:lowmood <word:nausea <word:nightsweat <word:pale <word:stress <word:t
ongue <word:uricacid <word:wheeze condition:A85 condition:K78 condition:P76 condition:S16 drug:dikloksacillin drug:doksysyklin drug:hydrokortison drug
:jod drug:ksylometazolin drug:lidokain drug:medetomidin drug:metoklopramid drug:metotreksat drug:perindopril fold:akting fold:alvays fold:amitri fold:
anenhv fold:astma fold:bageft fold:bagved fold:bange fold:begynd fold:behove fold:benken fold:bere fold:bilyd fold:blodni fold:borste fold:borta fold:
borte fold:broken fold:broren fold:brorsa fold:bryste fold:buler fold:daught fold:diasep fold:diskus fold:dognet fold:domose fold:dusken fold:enhet fo
ld:februa fold:finger fold:gjek fold:glukos fold:grat fold:grater fold:gravhu fold:halsen fold:halter fold:handle fold:hender fold:heter fold:hodet fo
ld:hojer fold:horte fold:hoven fold:huvude fold:indtil fold:insida fold:ipren fold:itking fold:kafe fold:kan't fold:kaster fold:koming fold:konsen fol
d:kontak fold:korer fold:landed fold:laret fold:least fold:levere fold:ligeso fold:ligner fold:lobet fold:lufta fold:lymfek fold:manen fold:mareva fol
d:marmor fold:maten fold:medeto fold:melano fold:melken fold:meloks fold:metotr fold:mindre fold:mobile fold:monts fold:muskel fold:muskle fold:nata f
old:nesta fold:niende fold:noting fold:oksyge fold:omepra fold:opgave fold:ordent fold:orene fold:pake fold:pantop fold:parase fold:pekefi fold:pints 
fold:plastr fold:pleier fold:rodmun fold:rundt fold:sekond fold:sekret fold:sentyl fold:shiver fold:should fold:sidan fold:sigare fold:skarp fold:slim
hi fold:slutad fold:slute fold:smiter fold:snake fold:snaps fold:spiste fold:sprek fold:stile fold:stinke fold:stofsk fold:stoper fold:stripe fold:sva
mp fold:sykmel fold:taler fold:tankjo fold:teler fold:tey'd fold:tining fold:tomrer fold:torfod fold:totalt fold:tugumi fold:tumen fold:turned fold:ty
pisk fold:underk fold:urinsy fold:utslet fold:varer fold:vater fold:vejede fold:vekan fold:verfte fold:veske fold:vhite fold:years fold:алерги fold:ед
иниц fold:зубног fold:как-то fold:калии fold:минут fold:перинд fold:плотна fold:плохо fold:размер fold:рулем fold:сказал fold:стула k:person stem:arr 
stem:book stem:bor stem:båda stem:børs stem:datt stem:dry stem:ekg stem:fast stem:fråg stem:gir stem:gras stem:hvit stem:høgr stem:høst stem:ibux stem
:ica stem:jern stem:jobb stem:ked stem:kiss stem:kløe stem:knud stem:korn stem:labb stem:lett stem:lign stem:lita stem:lost stem:låg stem:marm stem:mi
dt stem:migr stem:next stem:nog stem:noth stem:oppe stem:pint stem:plei stem:pus stem:pøls stem:red stem:redd stem:rund stem:ryst stem:rött stem:scan 
stem:sekr stem:send stem:ses stem:skål stem:smok stem:snap stem:sond stem:steg stem:stiv stem:sukk stem:tarm stem:tas stem:tell stem:till stem:toe ste
m:tumm stem:turn stem:tänk stem:tørr stem:ugen stem:ung stem:utsl stem:veka stem:verf stem:voic stem:vägd stem:våd stem:våkn stem:væk stem:væsk stem:w
hit stem:äter stem:øjet stem:боль stem:выше stem:дава stem:зубн stem:капа stem:мед stem:меня stem:пила stem:пить stem:плох stem:узи stem:ходи stem:час
 topic:aceinhibitor topic:antiepileptic topic:atrialfibrillation topic:blurred topic:bowel topic:ctscan topic:december topic:dysphagia topic:ecg topic
:emptying topic:grandparent topic:growth topic:hayfever topic:hormone topic:hydration topic:hypoglycaemia topic:immunosuppressant topic:july topic:lym
phadenopathy topic:menorrhagia topic:nerveagent topic:plan topic:prostate topic:psychhistory topic:stress topic:thiazide topic:thrombosis topic:thyroi
dtest topic:vaginaldischarge word:armpit word:breast word:bruising word:contactrash word:diarrhea word:elbow word:manyjoints word:murmur word:penis wo
rd:seizure word:syncope word:tabletsmisuse word:thigh word:thumb word:tremor word:worms <condition:K78 <condition:L92 <condition:S77 <condition:U71 <c
ondition:W78 <condition:X78 <drug:amlodipin <drug:enalapril <drug:malarone <drug:omeprazol <drug:tikagrelor <fold:aforin <fold:alder <fold:amlodi <fol
d:avmask <fold:babins <fold:balen <fold:beinet <fold:benken <fold:dereft <fold:derfor <fold:ederko <fold:enalap <fold:every <fold:faldet <fold:farlig 
<fold:farven <fold:ferdig <fold:feriti <fold:fjerde <fold:flyta <fold:fodsel <fold:forsva <fold:fotryg <fold:gafata <fold:gonger <fold:grader <fold:ha
lsba <fold:heler <fold:hiner <fold:histor <fold:hjorne <fold:hogre <fold:humore <fold:huvude <fold:hvide <fold:ibland <fold:inan <fold:isn't <fold:jer
net <fold:joba <fold:kalsiu <fold:kanter <fold:karens <fold:kaster <fold:kest <fold:ketone <fold:kjerte <fold:kjore <fold:klart <fold:kloka <fold:knet
 <fold:kostar <fold:koster <fold:kreati <fold:langt <fold:leafle <fold:lever <fold:linser <fold:liter <fold:livmod <fold:loper <fold:lungen <fold:mala
ro <fold:maler <fold:mama <fold:melken <fold:merker <fold:mistan <fold:muskle <fold:mykje <fold:nesefl <fold:never <fold:njurve <fold:noting <fold:nov
emb <fold:nyran <fold:orerne <fold:overga <fold:paken <fold:pleter <fold:point <fold:pungen <fold:ramelk <fold:reflek <fold:reter <fold:riktig <fold:r
iner <fold:rodme <fold:rotegi <fold:rumpan <fold:rundt <fold:ryger <fold:sakte <fold:samtid <fold:sidan <fold:slakte <fold:sliper <fold:snegle <fold:s
ondag <fold:sonen <fold:sory <fold:stik <fold:supras <fold:tandle <fold:tanleg <fold:tener <fold:testik <fold:tita <fold:trenge <fold:tromeh <fold:uds
let <fold:udstae <fold:utslet <fold:vamen <fold:ve'l <fold:vekten <fold:viktig <fold:voltar <fold:yterst <fold:аптеке <fold:больше <fold:дермат <fold:
изжога <fold:капли <fold:недели <fold:обезво <fold:отдает <fold:плохо <fold:послед <fold:правая <fold:правил <fold:прямо <fold:пульс <fold:работа <fol
d:соныи <fold:тонус <k:cause <m:judged <m:otherAnimal <stem:affø <stem:alat <stem:bag <stem:bajs <stem:blek <stem:brun <stem:båda <stem:cirk <stem:dra
r <stem:falt <stem:flad <stem:fler <stem:fort <stem:fram <stem:fri <stem:gaml <stem:ger <stem:gir <stem:gong <stem:gran <stem:grey <stem:gris <stem:gr
op <stem:gång <stem:halm <stem:hals <stem:hel <stem:help <stem:hind <stem:hinn <stem:hoft <stem:hopp <stem:humö <stem:husk <stem:hvid <stem:håll <stem
:hård <stem:inna <stem:kniv <stem:leg <stem:lins <stem:lita <stem:lite <stem:lung <stem:løft <stem:malk <stem:mykj <stem:need <stem:nest <stem:new <st
em:noth <stem:nyra <stem:nytt <stem:old <stem:ones <stem:oper <stem:oppe <stem:pakk <stem:pass <stem:plet <stem:psa <stem:pung <stem:regn <stem:ren <s
tem:rest <stem:rett <stem:rinn <stem:rytm <stem:räkn <stem:rød <stem:røde <stem:rødm <stem:same <stem:sjøl <stem:slow <stem:sort <stem:spol <stem:spør
 <stem:sved <stem:säg <stem:søvn <stem:tag <stem:test <stem:till <stem:tiny <stem:tål <stem:uger <stem:ustø <stem:utsl <stem:vart <stem:vikt <stem:vol
t <stem:våmm <stem:åben <stem:держ <stem:меня <stem:отда <stem:перв <stem:прош <stem:прям <stem:сказ <stem:сним <stem:сонн <topic:anaemia <topic:atria
lfibrillation <topic:calciumblocker <topic:chestpain <topic:constipation <topic:coronary <topic:dryskin <topic:easter <topic:emptying <topic:function 
<topic:fur <topic:growing <topic:gutsounds <topic:hernias <topic:incising <topic:lethargy <topic:november <topic:paraesthesia <topic:preventer <topic:
reflex <topic:saturation <topic:sensation <topic:ssrigroup <topic:swollenlegs <topic:thiazide <topic:topicalsteroid <topic:tubes <topic:ultrasound <to
pic:uti <topic:visualdisturbance <topic:weightgain <word:armpit <word:bradykinesia <word:breast <word:chestpressure <word:coil <word:coldintol <word:c
rackles <word:dipstick <word:elbow <word:eyelid <word:hairloss <word:hernialump <word:meniscus <word:orthopnea <word:palpitation <word:rib <word:scale
s <word:sputum <word:stickyeye <word:sunspots <word:tabletsmisuse <word:toe <word:vaginaldischarge c:fungus condition:K75 condition:L91 condition:L92 
condition:R78 condition:S10 condition:S77 condition:W11 condition:Y77 drug:acetylcystein drug:adrenalin drug:bendroflumetiazid drug:budesonid drug:des
ogestrel drug:diazepam drug:enalapril drug:ferrosulfat drug:hydroklortiazid drug:insulin drug:kalsium drug:karprofen drug:levetiracetam drug:melatonin
 drug:olanzapin drug:p-piller drug:simvastatin drug:vitamin_k fold:adrena fold:aftene fold:alvedo fold:ambula fold:anfald fold:april fold:arbejd fold:
bagben fold:bakom fold:bakspe fold:bedove fold:bedre fold:begyne fold:betyr fold:bilede fold:bolus fold:borjad fold:borjar fold:degres fold:deksam fol
d:doren fold:drik fold:drops fold:efterm fold:ekstra fold:fasten fold:fastle fold:fingra fold:flaske fold:fleste fold:forsva fold:gamel fold:gjore fol
d:halvt fold:hands fold:hardt fold:haseln fold:haven fold:heder fold:heler fold:helga fold:hevet fold:hogst fold:honing fold:hostar fold:hovede fold:h
vite fold:januar fold:jober fold:jordno fold:kalde fold:kalvad fold:kanser fold:kartof fold:katete fold:kjoles fold:klarer fold:krysta fold:kvart fold
:kyling fold:ladan fold:lebern fold:let's fold:livet fold:lunges fold:lyske fold:malign fold:malte fold:manad fold:melato fold:meste fold:metaka fold:
meter fold:mjolka fold:moving fold:munden fold:muntli fold:narkos fold:novemb fold:odling fold:onsker fold:pause fold:pibend fold:pludse fold:polser f
old:provd fold:pulse fold:pusten fold:radio fold:ribein fold:rolig fold:sadan fold:saturd fold:savler fold:seleta fold:seta fold:simvas fold:sita fold
:skala fold:skrev fold:skul fold:skulde fold:slipom fold:slutet fold:snaket fold:sofaen fold:somnen fold:spids fold:sprojt fold:standi fold:steril fol
d:stinge fold:storet fold:straig fold:strale fold:stroke fold:supras fold:svet fold:svulna fold:syrene fold:tandko fold:tender fold:tiden fold:tiende 
fold:tought fold:treng fold:trot fold:tryket fold:tungt fold:uanset fold:udandi fold:udslet fold:udstae fold:ungefe fold:vaknet fold:veka fold:veteri 
fold:vhisky fold:vitami fold:you're fold:амлоди fold:амокси fold:бабушк fold:больно fold:бросил fold:будем fold:бывает fold:воздух fold:вчера fold:дав
лен fold:двадца fold:держал fold:десны fold:диклоф fold:желто- fold:красно fold:крови fold:лозарт fold:лучше fold:много fold:мысли fold:ночью fold:ого
род fold:перед fold:полдня fold:правое fold:пульс fold:сахар fold:сначал fold:снимке fold:суботу fold:тремор fold:узелок fold:ходит fold:хорошо fold:ч
истое m:identifier stem:alla stem:astm stem:bagb stem:bed stem:bedr stem:berr stem:bety stem:bild stem:bolu stem:degr stem:door stem:dra stem:dyr stem
:ear stem:egg stem:ert stem:farv stem:fett stem:fjer stem:flåt stem:food stem:fri stem:gel stem:ger stem:gjev stem:glat stem:gris stem:gulv stem:gøre 
stem:hakk stem:hann stem:hedd stem:hej stem:hit stem:hjem stem:hoft stem:honn stem:hopp stem:håll stem:hæld stem:högs stem:hör stem:inni stem:juli ste
m:just stem:kass stem:keto stem:kjem stem:kjen stem:kneh stem:know stem:kona stem:kont stem:kopp stem:kul stem:känn stem:lad stem:last stem:lavt stem:
let' stem:leve stem:linj stem:lip stem:lite stem:ljus stem:lopp stem:luft stem:lyde stem:låda stem:lægg stem:mage stem:mann stem:melk stem:morr stem:m
ærk stem:nabo stem:nesa stem:nye stem:nytt stem:okej stem:opka stem:pass stem:past stem:pip stem:plan stem:påsk stem:ran stem:rein stem:resa stem:rota
 stem:røde stem:savl stem:sena stem:sige stem:skif stem:skin stem:sköt stem:slo stem:sløv stem:smit stem:snus stem:snør stem:sofa stem:spid stem:stel 
stem:sur stem:sänk stem:sætt stem:sömn stem:søm stem:tand stem:tank stem:tape stem:tea stem:titt stem:tjej stem:tygg stem:tænk stem:uans stem:urin ste
m:veit stem:vint stem:viss stem:vita stem:vågn stem:vær stem:øyet stem:ванн stem:водк stem:вчер stem:глаз stem:гной stem:двое stem:держ stem:десн stem
:лучш stem:маза stem:носа stem:пил stem:пока stem:руки stem:случ stem:снач stem:язвы topic:anorexia topic:antipsychotic topic:april topic:betablocker 
topic:biopsy topic:bronchitis topic:catheter topic:christmas topic:coughmedicine topic:hallucinations topic:hearingloss topic:ineffective topic:inrval
ue topic:january topic:lipids topic:melena topic:minipill topic:november topic:osteoarthritis topic:paresis topic:pasture topic:psychosis topic:retain
edplacenta topic:scouring topic:snuff topic:social topic:strength topic:weightgain word:abscess word:ankle word:appetiteloss word:blackstool word:dehy
drated word:flexural word:greensputum word:hematuria word:hernialump word:highbp word:oaxray word:onesided word:pill word:sorethroat word:stress word:
tickbite word:tinnitus <c:constipation <c:weak-side <condition:D72 <condition:S79 <condition:S91 <condition:T92 <condition:W12 <condition:X11 <conditi
on:X92 <drug:aktivt_kull <drug:buprenorfin <drug:butorfanol <drug:deksametason <drug:diazepam <drug:fenobarbital <drug:fenoksymetylpenicillin <drug:fl
uralaner <drug:kikhostevaccine <drug:losartan <drug:metadon <drug:oksazepam <drug:propofol <drug:salbutamol <drug:saltvann <drug:sertralin <drug:zopik
lon <fold:abner <fold:abses <fold:adrena <fold:ambula <fold:anenhv <fold:apent <fold:around <fold:atgerd <fold:august <fold:bajsar <fold:bakter <fold:
bildet <fold:binge <fold:birgit <fold:bjork <fold:blamer <fold:bogen <fold:borte <fold:boster <fold:bryste <fold:bupren <fold:byter <fold:deket <fold:
deler <fold:diasep <fold:direkt <fold:dognet <fold:doser <fold:dosis <fold:dropar <fold:drukit <fold:eftera <fold:egene <fold:enhete <fold:eterpa <fol
d:faktis <fold:fenoba <fold:fladt <fold:flaske <fold:flimre <fold:flural <fold:flytet <fold:foder <fold:fordi <fold:forkam <fold:forlen <fold:forsta <
fold:fortal <fold:fortel <fold:fortse <fold:forvir <fold:foten <fold:gafel <fold:gamle <fold:giver <fold:glas <fold:glemt <fold:gonore <fold:grun <fol
d:grund <fold:gulvet <fold:halen <fold:handen <fold:haret <fold:heder <fold:helen <fold:henden <fold:hepati <fold:hjerta <fold:hofta <fold:hoger <fold
:honsen <fold:hosta <fold:hov's <fold:hovedp <fold:hovne <fold:ilamae <fold:imens <fold:kan't <fold:kater <fold:kersti <fold:kjoles <fold:klamyd <fold
:klarer <fold:klear <fold:klinik <fold:kniven <fold:koker <fold:kolest <fold:komet <fold:kontor <fold:kontra <fold:ksylok <fold:langfi <fold:langso <f
old:later <fold:leder <fold:lengde <fold:lengre <fold:leverp <fold:liker <fold:liksom <fold:lober <fold:lofter <fold:loking <fold:lukter <fold:lumps <
fold:lymfek <fold:malker <fold:manga <fold:mase <fold:maske <fold:meloks <fold:mening <fold:merked <fold:metare <fold:mindst <fold:minut <fold:mislyd 
<fold:monday <fold:monts <fold:morfin <fold:nagons <fold:naturm <fold:neders <fold:negati <fold:nitrit <fold:ojenla <fold:ojnene <fold:olive <fold:ome
pra <fold:onsdag <fold:onske <fold:operas <fold:opet <fold:oynene <fold:parase <fold:period <fold:please <fold:pleier <fold:poder <fold:pres <fold:pre
sis <fold:propof <fold:provde <fold:psoria <fold:pulse <fold:reiser <fold:rontge <fold:saret <fold:satura <fold:sedasj <fold:senkni <fold:septem <fold
:serlig <fold:she'l <fold:sidet <fold:siker <fold:sirka <fold:skrike <fold:skuldr <fold:skyge <fold:slagit <fold:sliket <fold:slimhi <fold:slipom <fol
d:slutad <fold:slutet <fold:snaket <fold:soker <fold:soster <fold:sovepi <fold:stanar <fold:standi <fold:stat <fold:stedet <fold:steroi <fold:stile <f
old:stink <fold:stofsk <fold:stop <fold:stoper <fold:svagt <fold:sveder <fold:svelin <fold:svert <fold:svider <fold:svimel <fold:sykehu <fold:teikn <f
old:tender <fold:tenkte <fold:tey're <fold:tidlig <fold:tilbag <fold:tirsda <fold:tomoro <fold:torfod <fold:torsti <fold:tought <fold:tramad <fold:tre
k <fold:trist <fold:trying <fold:turen <fold:tvivl <fold:tydeli <fold:tyker <fold:typisk <fold:ultral <fold:underk <fold:underl <fold:undsky <fold:ure
gel <fold:urinfo <fold:urinsy <fold:valper <fold:varme <fold:vater <fold:vegten <fold:veier <fold:veteri <fold:videre <fold:viker <fold:virker <fold:v
iste <fold:vokser <fold:vrite <fold:years <fold:yester <fold:алкого <fold:болит <fold:больно <fold:бывает <fold:вещест <fold:вместе <fold:всего <fold:
вчера <fold:выделе <fold:голосо <fold:гормон <fold:детски <fold:задние <fold:записы <fold:значит <fold:зрачок <fold:иногда <fold:камни <fold:капля <fo
ld:которы <fold:лидока <fold:месяц <fold:мигрен <fold:минут <fold:начина <fold:недель <fold:неделю <fold:немног <fold:нормал <fold:остави <fold:отличн
 <fold:первог <fold:плечо <fold:поверн <fold:повтор <fold:позавч <fold:полчас <fold:понятн <fold:приеду <fold:пьете <fold:пятках <fold:рвота <fold:сед
ьмо <fold:сердце <fold:сильне <fold:сказал <fold:собира <fold:спине <fold:такои <fold:терапе <fold:тогда <fold:хорошо <fold:широки <k:name <m:closing 
<stem:absc <stem:agd <stem:arm <stem:bier <stem:bing <stem:bled <stem:blær <stem:blöt <stem:boks <stem:box <stem:bruk <stem:både <stem:cell <stem:coli
 <stem:days <stem:dead <stem:dekk <stem:dosi <stem:dry <stem:dybe <stem:eget <stem:egga <stem:ekg <stem:ennå <stem:feri <stem:fin <stem:flat <stem:fli
m <stem:frå <stem:fråg <stem:fælt <stem:færr <stem:förs <stem:føle <stem:gass <stem:glad <stem:glas <stem:god <stem:good <stem:gren <stem:grun <stem:g
ule <stem:gult <stem:hang <stem:hedd <stem:helg <stem:hend <stem:heng <stem:hjär <stem:hjør <stem:how' <stem:huda <stem:hvit <stem:hänt <stem:hæl <ste
m:höst <stem:høgr <stem:høre <stem:ibux <stem:illa <stem:imen <stem:itj <stem:jul <stem:kant <stem:kjen <stem:klyp <stem:knat <stem:kne <stem:know <st
em:komm <stem:kona <stem:kone <stem:kont <stem:lad <stem:lamp <stem:lav <stem:lik <stem:list <stem:livm <stem:lopp <stem:luft <stem:lugn <stem:lump <s
tem:lätt <stem:låst <stem:mand <stem:mark <stem:mars <stem:mave <stem:merk <stem:milk <stem:mjuk <stem:mus <stem:mykt <stem:mång <stem:mörk <stem:nack
 <stem:namn <stem:none <stem:oliv <stem:open <stem:papp <stem:peak <stem:pill <stem:plea <stem:plei <stem:pump <stem:pus <stem:puss <stem:rall <stem:r
art <stem:rent <stem:rädd <stem:sakn <stem:sant <stem:set <stem:skal <stem:skri <stem:skyl <stem:slag <stem:slip <stem:slit <stem:slog <stem:släk <ste
m:slå <stem:sløv <stem:snor <stem:snu <stem:snus <stem:sole <stem:sond <stem:spen <stem:spru <stem:styg <stem:stå <stem:ståt <stem:sur <stem:svak <ste
m:svid <stem:svir <stem:sånt <stem:sår <stem:søst <stem:tand <stem:teik <stem:tek <stem:text <stem:titt <stem:top <stem:treg <stem:tris <stem:tråd <st
em:træt <stem:tröt <stem:tube <stem:tung <stem:turn <stem:tyck <stem:tynn <stem:tør <stem:ude <stem:ute <stem:vann <stem:vass <stem:verr <stem:vild <s
tem:voks <stem:väl <stem:våt <stem:vægt <stem:want <stem:way <stem:we'd <stem:wee <stem:weed <stem:writ <stem:åpen <stem:åren <stem:året <stem:æder <s
tem:ögat <stem:ømme <stem:øyne <stem:виде <stem:вста <stem:вчер <stem:году <stem:дава <stem:двое <stem:едой <stem:еды <stem:знач <stem:зуб <stem:идет 
<stem:кажд <stem:камн <stem:капл <stem:кашл <stem:кожа <stem:легк <stem:маза <stem:муж <stem:немн <stem:носа <stem:одна <stem:отел <stem:пила <stem:пл
еч <stem:плох <stem:пьет <stem:пью <stem:ребр <stem:сено <stem:счит <stem:тем <stem:тогд <stem:хожу <stem:чего <topic:antiemetic <topic:antimalarial <
topic:bladder <topic:confusion <topic:culture <topic:dysuria <topic:ecg <topic:ergotherm <topic:gallstones <topic:gout <topic:hematuria <topic:instruc
tions <topic:intramammary <topic:intramuscular <topic:ketoses <topic:lipids <topic:malaise <topic:march <topic:menopause <topic:nerveagent <topic:oint
ment <topic:orthopnoea <topic:prescribing <topic:progestogen <topic:psoriases <topic:psychosis <topic:september <topic:snuff <topic:spleen <topic:stre
ngth <topic:unsatisfactory <word:acnelesions <word:confusion <word:doublevision <word:dryskin <word:floaters <word:hematuria <word:hotflush <word:lowe
rright <word:memory <word:murphy <word:onesided <word:overweight <word:psychotic <word:shoulder <word:skull <word:syncope <word:thumb <word:tickbite c
:travel-animal condition:B82 condition:D84 condition:D99 condition:K90 condition:K94 condition:L96 condition:X76 condition:X78 drug:cetirizin drug:eno
ksaparin drug:fenoksymetylpenicillin drug:ketoprofen drug:metoprolol drug:metylprednisolon drug:midazolam drug:oklacitinib drug:saltvann drug:sertrali
n drug:sumatriptan drug:tikagrelor drug:vitamin_c drug:zopiklon drug:ацетазоламид fold:aforin fold:aldri fold:alered fold:amlodi fold:ansigt fold:apel
si fold:apokve fold:aspiri fold:atrief fold:aukar fold:bakat fold:baken fold:baten fold:behov fold:benet fold:bevege fold:binder fold:binge fold:bleia
 fold:blera fold:blind fold:bloder fold:blodte fold:bojer fold:bomul fold:broste fold:butorf fold:byter fold:danger fold:demode fold:derjem fold:diabe
t fold:diamok fold:diare fold:dobelt fold:doker fold:doksys fold:drape fold:drike fold:dropar fold:drukit fold:eftera fold:eterpa fold:etiket fold:fak
tis fold:faldt fold:faren fold:feding fold:flat fold:flek fold:foder fold:fora fold:forben fold:forsta fold:fortal fold:fortyk fold:fosfat fold:fourt 
fold:fraga fold:frame fold:frukto fold:frusen fold:gafel fold:garden fold:gras fold:grunle fold:gruper fold:gulero fold:halsar fold:halvar fold:handa 
fold:harlos fold:havre fold:heile fold:helere fold:helger fold:hemato fold:hemtje fold:henden fold:hevede fold:histor fold:hjertk fold:hofta fold:hoft
en fold:holde fold:hosta fold:hurtin fold:huske fold:husker fold:huvudv fold:hyta fold:ibland fold:imovan fold:inerst fold:infekt fold:insuli fold:ins
ure fold:intyg fold:jobar fold:joben fold:k-vita fold:kalve fold:kanten fold:kaste fold:kastre fold:kata fold:kek fold:kige fold:kiger fold:kinden fol
d:kisar fold:kjente fold:klean fold:kloake fold:klumpa fold:klumpe fold:knatre fold:knena fold:knet fold:knute fold:kodele fold:koket fold:koksid fold
:kolest fold:koster fold:kreft fold:krekte fold:kryper fold:kt-ska fold:kvadra fold:kvalme fold:labene fold:lader fold:lakman fold:langs fold:langt fo
ld:ledsen fold:leukos fold:leverp fold:levers fold:levert fold:lidoka fold:lila fold:livmod fold:lopet fold:lukede fold:lukter fold:lungen fold:lunken
 fold:lysken fold:magnet fold:malere fold:maned fold:marts fold:mastse fold:mavesa fold:maybe fold:mediki fold:melder fold:midag fold:midaso fold:midn
at fold:migrai fold:minus fold:mont fold:mormor fold:morse fold:mykopl fold:myrer fold:naboen fold:naten fold:nedsat fold:nertil fold:nerve fold:nesef
l fold:nitrit fold:observ fold:ogonen fold:olive fold:omtren fold:operat fold:oregan fold:ormeku fold:osteop fold:overal fold:oynene fold:peanut fold:
people fold:plus fold:polen fold:preset fold:prikar fold:priker fold:protei fold:prove fold:proven fold:provet fold:puste fold:puter fold:ramelk fold:
rekna fold:reser fold:resten fold:rimady fold:ringe fold:rosten fold:ryker fold:salen fold:saltva fold:samtid fold:sane fold:selepr fold:semre fold:se
nder fold:sengen fold:sete fold:setled fold:shake fold:sides fold:sidet fold:siksak fold:sinusr fold:site fold:sjuka fold:skalen fold:skaret fold:skar
pt fold:skidt fold:skjelv fold:skjere fold:skoene fold:skoldk fold:skoter fold:skriva fold:skufen fold:skyge fold:skyle fold:slange fold:slep fold:sli
met fold:smal fold:somer fold:sonde fold:spend fold:staden fold:stanar fold:stat fold:stays fold:stedar fold:stirer fold:stope fold:storle fold:streke
 fold:strese fold:styk fold:sugar fold:surger fold:svelin fold:svert fold:sykdom fold:symbik fold:synke fold:syster fold:tenene fold:tener fold:tenke 
fold:tidleg fold:timen fold:tiped fold:tird fold:tirsda fold:tise fold:togete fold:tonigh fold:tore fold:tough fold:trimet fold:truket fold:tunga fold
:tupen fold:tyge fold:tyger fold:tyndta fold:uklar fold:underb fold:undsky fold:utdrag fold:vandla fold:varen fold:varmt fold:veigh fold:vektap fold:v
ente fold:ventet fold:vinter fold:vist fold:viste fold:vulva fold:yderst fold:you've fold:yrsel fold:аптеке fold:арми fold:вакцин fold:ванои fold:вече
ро fold:вместе fold:вобще fold:всегда fold:всего fold:выделе fold:гвоздь fold:голос fold:градус fold:гудит fold:давала fold:дергал fold:думал fold:дых
ани fold:живот fold:жидков fold:задние fold:звонит fold:капля fold:капсул fold:компот fold:кормит fold:кормом fold:литра fold:меньше fold:назнач fold:
натоща fold:нормал fold:обморо fold:обычно fold:опять fold:отпуст fold:повыше fold:подним fold:постоя fold:потеря fold:препар fold:привив fold:пример 
fold:провер fold:прямо fold:пусть fold:разок fold:розова fold:сгустк fold:сентяб fold:сердце fold:скорую fold:слабос fold:совсем fold:спине fold:сразу
 fold:среду fold:стоит fold:сторон fold:судоро fold:сутки fold:суток fold:тверды fold:хочетс fold:целая fold:чувств fold:чуть-ч fold:экспре fold:элект
р k:result m:closing stem:affø stem:agd stem:allt stem:app stem:arg stem:arm stem:avfø stem:bad stem:bakk stem:bakå stem:ball stem:bank stem:blei stem
:blås stem:blöd stem:bowl stem:bukt stem:bånd stem:canc stem:cock stem:dato stem:del stem:derf stem:dokk stem:drar stem:dunk stem:død stem:dør stem:en
nå stem:etik stem:falt stem:feed stem:fell stem:firm stem:fiv stem:fler stem:fles stem:forb stem:frus stem:fyld stem:fyll stem:fælt stem:gal stem:gass
 stem:gled stem:grey stem:gule stem:gums stem:hadd stem:havr stem:hei stem:hell stem:hem stem:hend stem:huda stem:hytt stem:hårt stem:hæl stem:høre st
em:imov stem:inne stem:isen stem:itj stem:jab stem:jul stem:june stem:järn stem:kalk stem:knut stem:knän stem:knæ stem:kor stem:kref stem:kryp stem:ku
tt stem:kvad stem:lagt stem:lamm stem:leds stem:lump stem:lung stem:lunk stem:lägg stem:lämn stem:lår stem:læse stem:løb stem:mart stem:mayb stem:midn
 stem:morm stem:mors stem:mørk stem:need stem:nyre stem:nål stem:okay stem:oliv stem:ones stem:ost stem:oven stem:ovre stem:pain stem:peak stem:poll s
tem:psa stem:pull stem:pump stem:punk stem:read stem:renn stem:rent stem:road stem:rule stem:rydd stem:rykk stem:räkn stem:röst stem:sand stem:set ste
m:sex stem:sint stem:skad stem:skid stem:skjæ stem:skol stem:slag stem:slik stem:slim stem:slår stem:smul stem:snor stem:sov stem:sova stem:sovn stem:
stad stem:stay stem:stre stem:städ stem:ståt stem:stør stem:svag stem:svak stem:svid stem:svir stem:svår stem:svær stem:sätt stem:sånn stem:sår stem:s
øtt stem:tack stem:tak stem:tann stem:tett stem:tipp stem:tolk stem:trea stem:tro stem:tröt stem:tub stem:tynd stem:tør stem:valp stem:vass stem:vegg 
stem:vekk stem:vers stem:vulv stem:vægt stem:walk stem:way stem:we'd stem:weed stem:wrap stem:writ stem:yder stem:yr stem:æde stem:ögat stem:ögon stem
:örat stem:øyne stem:арми stem:ведр stem:весн stem:вста stem:году stem:дума stem:еды stem:желт stem:жидк stem:звон stem:идет stem:капл stem:капс stem:
кошк stem:кров stem:мягк stem:мясо stem:нее stem:плюс stem:прив stem:приш stem:прям stem:пятк stem:риск stem:сено stem:сижу stem:совс stem:сраз stem:с
ред stem:стоя stem:сутк stem:убир stem:уши stem:хлеб stem:чуть topic:abscesses topic:addiction topic:alphablocker topic:anaemia topic:anamnesisowner t
opic:biologic topic:biopsies topic:birth topic:bonedensity topic:chestpain topic:combinedpill topic:companion topic:complaint topic:decongestant topic
:diarrhoea topic:eczemas topic:flatulence topic:gallstones topic:heartfailure topic:hypertension topic:illicit topic:instructions topic:jaundice topic
:lavage topic:lenses topic:lungfunction topic:may topic:moodstabiliser topic:orthostatic topic:pallor topic:photophobia topic:reflex topic:sprain topi
c:stafylococcal topic:sublingual topic:sun topic:therapy topic:triptans word:adhdsigns word:b12 word:baby word:chestpressure word:coldintol word:hypo 
word:jaundice word:jaw word:lowerleft word:morningstiff word:overweight word:pale word:psychotic word:scales word:scalp word:sputum word:vaginaldischa
rge word:weakstream word:wheeze <c:faint <c:insurance <c:lithium <condition:A78 <condition:A85 <condition:B82 <condition:D70 <condition:H71 <condition
:K75 <condition:L76 <condition:L96 <condition:N71 <condition:N88 <condition:P73 <condition:R80 <condition:S82 <condition:S88 <condition:S98 <condition
:T85 <condition:X86 <condition:Y85 <drug:budesonid <drug:ceftiofur <drug:enrofloksacin <drug:fenylbutazon <drug:fesoterodin <drug:gliklazid <drug:hydr
okortison <drug:indakaterol <drug:indapamid <drug:jerntabletter <drug:jod <drug:kalsium <drug:karprofen <drug:ketoprofen <drug:lamotrigin <drug:magnes
iumsulfat <drug:melatonin <drug:metamizol <drug:metokarbamol <drug:metoprolol <drug:oklacitinib <drug:oksybutynin <drug:oksytocin <drug:olive_oil <dru
g:pregabalin <drug:prokain <drug:ringer-acetat <drug:rivaroksaban <drug:spironolakton <drug:sulfa <drug:sumatriptan <drug:vitamin_k <fold:above <fold:
aftene <fold:albyl <fold:alergy <fold:alone <fold:altid <fold:amer <fold:anfal <fold:anfald <fold:ankele <fold:ankoms <fold:apokve <fold:apotek <fold:
armen <fold:avdeln <fold:bakat <fold:bedove <fold:begyne <fold:behov <fold:bely <fold:benen <fold:benene <fold:bestem <fold:bestil <fold:bevege <fold:
bilyd <fold:bivirk <fold:blaslj <fold:blodfo <fold:blotla <fold:boksen <fold:borjan <fold:boten <fold:bring <fold:broren <fold:brukar <fold:brunt <fol
d:brylup <fold:brystk <fold:desver <fold:diktat <fold:diskar <fold:dog's <fold:drak <fold:drikev <fold:drinki <fold:dropin <fold:efterb <fold:eksem <f
old:ekspla <fold:elektr <fold:epilep <fold:eventu <fold:faldt <fold:fasten <fold:feater <fold:fenylb <fold:fere <fold:fibrin <fold:fingra <fold:fisken
 <fold:fjerne <fold:fleste <fold:fodryg <fold:folels <fold:folger <fold:forear <fold:foreby <fold:foren <fold:forgar <fold:forkol <fold:forsok <fold:f
uny <fold:gjek <fold:glikla <fold:golvet <fold:granen <fold:grense <fold:ground <fold:grupen <fold:gulrot <fold:halter <fold:handbo <fold:handsk <fold
:headak <fold:heime <fold:helga <fold:henter <fold:heregu <fold:herind <fold:hevede <fold:hevet <fold:hjerne <fold:hjerts <fold:hodepi <fold:hojer <fo
ld:holde <fold:holder <fold:hopar <fold:horer <fold:hornhi <fold:horse <fold:hostar <fold:hoste <fold:hosten <fold:hours <fold:hoven <fold:hoyrer <fol
d:hunden <fold:huske <fold:husker <fold:hydrok <fold:ibupro <fold:infeks <fold:influe <fold:inhala <fold:inhale <fold:inhold <fold:injekt <fold:inside
 <fold:instea <fold:jobet <fold:joints <fold:journa <fold:kafe <fold:kalde <fold:kalve <fold:kanged <fold:kanskj <fold:kanten <fold:kate <fold:kek <fo
ld:kisar <fold:kjeven <fold:klinis <fold:klostr <fold:klumpe <fold:knapt <fold:knehas <fold:kodele <fold:koksid <fold:kombin <fold:komit <fold:kompre 
<fold:kondom <fold:kontak <fold:kontin <fold:koper <fold:kough <fold:kounte <fold:krypto <fold:kulen <fold:kvalm <fold:kvart <fold:kvelen <fold:lamotr
 <fold:lampe <fold:landin <fold:lately <fold:leave <fold:legen <fold:legeva <fold:lenger <fold:levere <fold:lidoka <fold:ligeso <fold:listen <fold:lit
res <fold:livmor <fold:ljumet <fold:loftet <fold:lopet <fold:lover <fold:luket <fold:lunges <fold:magnes <fold:malare <fold:malign <fold:manen <fold:m
areva <fold:maskin <fold:matar <fold:metopr <fold:mikstu <fold:minus <fold:mjolk <fold:mont <fold:motset <fold:mykopl <fold:nedsat <fold:nerven <fold:
nerver <fold:noyakt <fold:nyrene <fold:ogonen <fold:omkrin <fold:opkast <fold:opover <fold:orange <fold:ordent <fold:ormeku <fold:oskar <fold:oters <f
old:pake <fold:paser <fold:paset <fold:person <fold:planer <fold:plokar <fold:podagr <fold:pover <fold:prakti <fold:prove <fold:puste <fold:puster <fo
ld:puter <fold:rater <fold:redan <fold:reker <fold:rememb <fold:rener <fold:resten <fold:rimady <fold:ringje <fold:robinu <fold:rodnad <fold:rolig <fo
ld:roligt <fold:romet <fold:runde <fold:sekond <fold:sekund <fold:sengen <fold:sides <fold:skjed <fold:skoet <fold:skorpe <fold:skratk <fold:skrev <fo
ld:skreve <fold:skrit <fold:skyler <fold:sliker <fold:slipa <fold:slute <fold:sluter <fold:smoke <fold:smokin <fold:sobril <fold:sokret <fold:sparke <
fold:spesie <fold:spread <fold:spruta <fold:staden <fold:stedar <fold:stinke <fold:store <fold:storle <fold:streke <fold:strong <fold:stuf <fold:surge
r <fold:svamp <fold:svara <fold:svelg <fold:svimin <fold:svolen <fold:svulna <fold:syklok <fold:synet <fold:tandko <fold:tank <fold:tanken <fold:tanst
e <fold:tetanu <fold:tevlin <fold:tey'l <fold:tidiga <fold:tiende <fold:tils <fold:tining <fold:toast <fold:tonigh <fold:totalt <fold:tovias <fold:tra
per <fold:treate <fold:treke <fold:trekpr <fold:tromby <fold:tryket <fold:tumy <fold:tungen <fold:turned <fold:tyge <fold:tynder <fold:ulser <fold:ung
efe <fold:until <fold:urinve <fold:usualy <fold:utflod <fold:utredn <fold:vaken <fold:valkin <fold:vanet <fold:varana <fold:vatfor <fold:vednes <fold:
veien <fold:veigh <fold:vejret <fold:veka <fold:vekan <fold:vekend <fold:vente <fold:veren' <fold:verst <fold:vetska <fold:vingli <fold:vords <fold:vo
rkin <fold:vorse <fold:vory <fold:you've <fold:арми <fold:аторва <fold:бала <fold:барсик <fold:белые <fold:береме <fold:болезн <fold:больни <fold:влаж
ны <fold:возрас <fold:все-вс <fold:вскрыв <fold:встает <fold:вторая <fold:вторни <fold:гемогл <fold:голова <fold:даваит <fold:давали <fold:делали <fol
d:держит <fold:диабет <fold:дрожат <fold:думала <fold:завтра <fold:замени <fold:каждыи <fold:кашляе <fold:колена <fold:котора <fold:красно <fold:креат
и <fold:левоти <fold:левыи <fold:литра <fold:лозарт <fold:лопатк <fold:мазала <fold:меньше <fold:месяца <fold:минуты <fold:неделе <fold:неровн <fold:о
бморо <fold:одышка <fold:оставл <fold:остано <fold:отекаю <fold:отменя <fold:отступ <fold:падала <fold:первые <fold:передн <fold:повыше <fold:положи <
fold:полоск <fold:постав <fold:постоя <fold:похоже <fold:поэтом <fold:предла <fold:предпл <fold:провер <fold:просто <fold:против <fold:прошло <fold:ра
боте <fold:разгов <fold:реакци <fold:рентге <fold:розовы <fold:сверху <fold:свинья <fold:сделае <fold:случае <fold:степен <fold:столбн <fold:сторон <f
old:сутки <fold:суток <fold:сухая <fold:убирае <fold:хирург <fold:ходит <fold:целая <fold:шестои <fold:эналап <k:result <m:reassurance <stem:abov <ste
m:akut <stem:albu <stem:alls <stem:allt <stem:alon <stem:ankl <stem:ask <stem:augu <stem:bad <stem:bakå <stem:ball <stem:bebi <stem:berr <stem:blue <s
tem:bor <stem:bott <stem:bätt <stem:canc <stem:chas <stem:chew <stem:cold <stem:darr <stem:derf <stem:dog' <stem:dose <stem:dott <stem:drej <stem:dunk
 <stem:dyrt <stem:dér <stem:dør <stem:ear <stem:eats <stem:egen <stem:ende <stem:eyes <stem:fast <stem:fekk <stem:fina <stem:fit <stem:fits <stem:fiv 
<stem:fjer <stem:flot <stem:food <stem:frit <stem:fugl <stem:fuld <stem:färg <stem:fôr <stem:født <stem:førs <stem:gal <stem:gets <stem:gips <stem:gje
v <stem:glat <stem:golv <stem:grov <stem:grän <stem:gulv <stem:göra <stem:hard <stem:heim <stem:henn <stem:hent <stem:hips <stem:hors <stem:hud <stem:
hull <stem:händ <stem:häst <stem:hårt <stem:högr <stem:høgt <stem:idag <stem:ille <stem:imot <stem:inga <stem:jod <stem:kaff <stem:ked <stem:keto <ste
m:kje <stem:kjev <stem:klo <stem:kold <stem:kopp <stem:korn <stem:kräk <stem:kunn <stem:kurv <stem:kör <stem:kød <stem:køre <stem:køyr <stem:land <ste
m:lang <stem:late <stem:leav <stem:ler <stem:lett <stem:lost <stem:low <stem:lukk <stem:lukt <stem:lyst <stem:lytt <stem:lägg <stem:lång <stem:lænd <s
tem:mann <stem:mask <stem:mots <stem:måsk <stem:nat <stem:navl <stem:neck <stem:neds <stem:nyre <stem:näst <stem:nån <stem:okay <stem:omkr <stem:orm <
stem:past <stem:pigg <stem:pink <stem:plan <stem:rang <stem:rask <stem:reda <stem:ret <stem:romm <stem:rott <stem:runt <stem:rätt <stem:rör <stem:rött
 <stem:sex <stem:sit <stem:sjuk <stem:ska <stem:skol <stem:skru <stem:slet <stem:smok <stem:snur <stem:sofa <stem:sova <stem:stad <stem:stel <stem:sti
v <stem:städ <stem:stør <stem:svie <stem:svår <stem:svær <stem:syns <stem:syst <stem:såg <stem:søv <stem:tarm <stem:tea <stem:tida <stem:tinn <stem:ti
t <stem:tjär <stem:try <stem:tsh <stem:tupp <stem:tur <stem:tygg <stem:tykk <stem:tynd <stem:tyst <stem:tävl <stem:tåen <stem:tåle <stem:tørk <stem:ug
en <stem:uke <stem:ung <stem:utsa <stem:vara <stem:vask <stem:vatt <stem:vejr <stem:vin <stem:vägg <stem:våkn <stem:væk <stem:værs <stem:warm <stem:we
ar <stem:word <stem:work <stem:wors <stem:ätit <stem:även <stem:åpne <stem:æde <stem:örat <stem:øje <stem:økt <stem:арми <stem:ведр <stem:вниз <stem:в
ода <stem:воды <stem:дерм <stem:диаб <stem:днем <stem:дума <stem:капа <stem:коло <stem:кошк <stem:лапы <stem:лечи <stem:литр <stem:лучш <stem:мама <st
em:маша <stem:мокр <stem:моча <stem:мягк <stem:мясо <stem:него <stem:нижн <stem:нос <stem:пада <stem:пот <stem:поэт <stem:ровн <stem:руки <stem:сами <
stem:свин <stem:скор <stem:случ <stem:сутк <stem:сыпь <stem:темн <stem:убир <stem:упал <stem:утра <stem:хотя <stem:цвет <stem:шест <topic:addiction <t
opic:alphablocker <topic:anamnesisowner <topic:antihistamine <topic:antipsychotic <topic:antithyroid <topic:antiviral <topic:biopsies <topic:bowel <to
pic:cause <topic:discharged <topic:flatulence <topic:growth <topic:herd <topic:housing <topic:hydration <topic:incontinence <topic:may <topic:mole <to
pic:obesity <topic:october <topic:otheranimal <topic:otitismedia <topic:petechiae <topic:polydipsia <topic:psychhistory <topic:rumination <topic:sidee
ffects <topic:sight <topic:snoring <topic:sprain <topic:spread <topic:suicidal <topic:syncope <topic:tinnitus <topic:triptans <topic:urticaria <topic:
weekendday <word:acl <word:ankle <word:blackstool <word:bloating <word:buttock <word:carpal <word:constipation <word:contactrash <word:crphigh <word:d
ehydrated <word:flexural <word:guilt <word:hives <word:irregularpulse <word:jaw <word:lowback <word:malaise <word:mania <word:molechange <word:nail <w
ord:osteopenia <word:panic <word:pollen <word:reddrum <word:scabiessigns <word:sebderm <word:sideeffect <word:snoring <word:thigh <word:thirst <word:t
innitus <word:tshhigh <word:weightgain c:nursing-home c:suicide condition:A72 condition:A76 condition:A78 condition:B90 condition:N86 condition:N88 co
ndition:R74 condition:S18 condition:S20 condition:S80 condition:S82 condition:S91 condition:X11 condition:X70 condition:X86 drug:betametason drug:biso
prolol drug:ceftriakson drug:dapagliflozin drug:dimetylfumarat drug:donepezil drug:drotaverin drug:etinylestradiol drug:fesoterodin drug:fluralaner dr
ug:folsyre drug:indapamid drug:jernkarboksymaltose drug:kandesartan drug:kloksacillin drug:kobalamin drug:latanoprost drug:maropitant drug:metamizol d
rug:metamizol-kombinasjon drug:metokarbamol drug:metronidazol drug:naproksen drug:nimesulid drug:nystatin drug:oksazepam drug:osurnia drug:ringer-acet
at drug:rivaroksaban drug:tamsulosin drug:tiamin drug:toltrazuril drug:tramadol drug:trimetoprim drug:vitamin_d fold:aktino fold:akurat fold:alarm fol
d:albuen fold:alder fold:almind fold:along fold:alread fold:amer fold:analse fold:anbefa fold:anfal fold:ankele fold:anmeld fold:ansikt fold:armbag fo
ld:armen fold:atak fold:atpa fold:badet fold:bakre fold:batrom fold:bestil fold:betend fold:bitet fold:blak fold:blasan fold:blode fold:blodfo fold:bo
ksen fold:borjat fold:botle fold:botles fold:boyer fold:bravek fold:breakf fold:bring fold:bronki fold:brukar fold:brunt fold:bryst fold:brystk fold:b
rystv fold:daligt fold:defini fold:difere fold:diklof fold:disine fold:disy fold:doesn' fold:draper fold:drenet fold:drinki fold:drivin fold:dropet fo
ld:dropin fold:dryp fold:dygnet fold:eksem fold:emelan fold:energi fold:engang fold:enkelt fold:enough fold:ensila fold:epilep fold:erstat fold:eyelid
 fold:ferdig fold:fever fold:fibrin fold:fibroa fold:fjeren fold:flaska fold:fleker fold:flor fold:fluids fold:flyta fold:folels fold:foran fold:forko
l fold:forkyl fold:forlat fold:forlen fold:fornem fold:forten fold:fortni fold:forven fold:foten fold:fotene fold:foter fold:frisor fold:frit fold:fru
kos fold:fryser fold:fuglei fold:furada fold:fyler fold:gabape fold:giving fold:gjenta fold:glat fold:glemt fold:gnager fold:greier fold:greit fold:gr
ense fold:grund fold:hagen fold:hala fold:haler fold:handen fold:handfl fold:hasorn fold:haster fold:haust fold:haylag fold:heavy fold:heime fold:hele
n fold:helene fold:helgen fold:helst fold:hevels fold:hjerta fold:hojst fold:honsen fold:honung fold:horer fold:hores fold:hormon fold:hospit fold:hos
te fold:hoster fold:hovedp fold:hovne fold:hoyde fold:hoyere fold:hunden fold:hvert fold:hydrok fold:ihjel fold:imens fold:inden fold:infark fold:inje
kt fold:inom fold:isn't fold:it'l fold:journa fold:julefr fold:kaled fold:kanari fold:kandes fold:kanged fold:karge fold:kastet fold:kater fold:kest f
old:kjerte fold:kjeven fold:kjorer fold:kjorte fold:klada fold:klapar fold:klavul fold:klebsi fold:kliste fold:knehas fold:knene fold:knude fold:knude
n fold:knuder fold:koklad fold:kolega fold:komit fold:kompos fold:konen fold:kontor fold:koper fold:kopte fold:kough fold:kouldn fold:kount fold:kramp
e fold:kried fold:ks-ray fold:kvinde fold:lamene fold:lapen fold:later fold:lavede fold:lavere fold:leave fold:lege fold:legeva fold:lenger fold:leser
 fold:levern fold:ligend fold:likvid fold:linja fold:linser fold:livmor fold:lofte fold:loftet fold:luket fold:lungeb fold:making fold:maskin fold:mel
emr fold:mening fold:menisk fold:merked fold:metron fold:mikstu fold:mildis fold:milkin fold:minimu fold:minst fold:mistan fold:mjolk fold:monofe fold
:morker fold:mulig fold:myself fold:nedset fold:nepe fold:nerver fold:nesan fold:njurve fold:noglen fold:nola fold:numen fold:nyrer fold:nyta fold:oft
est fold:ojenla fold:opet fold:orbeni fold:orden fold:orerne fold:orkar fold:osurni fold:oveni fold:overov fold:papa fold:paser fold:paske fold:pelsen
 fold:perfek fold:period fold:pleura fold:polse fold:porly fold:potasi fold:pres fold:presis fold:primpe fold:proper fold:prosen fold:prova fold:psori
a fold:puden fold:puling fold:punktu fold:ramjol fold:reager fold:redan fold:reflek fold:refrak fold:regelm fold:rejser fold:reker fold:releas fold:re
memb fold:reserv fold:respir fold:revben fold:rigtig fold:ringfi fold:rodme fold:rodvin fold:royke fold:runde fold:rygmar fold:rysted fold:ryster fold
:selegi fold:selvfo fold:senast fold:senker fold:serlig fold:sertra fold:side fold:sirka fold:sjelva fold:sjete fold:skjed fold:skolen fold:skreni fol
d:skreve fold:skrike fold:skyler fold:slakte fold:slap fold:sluker fold:slut fold:sluter fold:smel fold:smeler fold:smule fold:snegle fold:snela fold:
snor fold:snoret fold:snorke fold:snude fold:sobril fold:sombie fold:sonder fold:sory fold:sovepi fold:sovnen fold:sovner fold:spaner fold:speak fold:
spenen fold:spesia fold:spise fold:spolar fold:sporge fold:sprang fold:stafyl fold:starts fold:stelet fold:stemer fold:sterke fold:stifne fold:stiger 
fold:stikpi fold:stilin fold:sting fold:stod fold:stops fold:store fold:storel fold:strakt fold:stromp fold:stuf fold:stund fold:suger fold:sukere fol
d:sumer fold:sutet fold:sviger fold:svimel fold:svitke fold:svolen fold:svulst fold:syfili fold:synet fold:syprek fold:t-skor fold:tamsul fold:tana fo
ld:tandle fold:tante fold:tekfid fold:tempen fold:tepet fold:testet fold:tey're fold:tiamin fold:tidiga fold:tilate fold:tils fold:tinkin fold:tisdag 
fold:tita fold:tofler fold:toilet fold:tome fold:tongue fold:torsti fold:tovias fold:trampo fold:trapa fold:trenge fold:trough fold:tryker fold:tungen
 fold:tvan fold:tvivl fold:tyker fold:tyktar fold:tynder fold:tyntar fold:udvide fold:ulser fold:ulsers fold:unders fold:utsida fold:valks fold:vandet
 fold:vanlat fold:varede fold:vegde fold:vegten fold:vejrtr fold:veret fold:veskan fold:vhile fold:viktig fold:vomen fold:vords fold:vorse fold:vrite 
fold:yester fold:yoghur fold:антиби fold:везде fold:веснои fold:весны fold:влажны fold:вместо fold:внизу fold:восьмо fold:время fold:вторая fold:вторн
и fold:второи fold:вызыва fold:выпила fold:горячи fold:границ fold:груди fold:даваит fold:двенад fold:двоитс fold:декабр fold:детств fold:длиныи fold:
достав fold:дрожат fold:думала fold:ждать fold:желтыи fold:задыха fold:записы fold:здоров fold:зубчат fold:ибупро fold:иначе fold:индапа fold:инсули f
old:инфарк fold:каждые fold:каждыи fold:кальци fold:камень fold:кашель fold:кишечн fold:колесо fold:кончил fold:кошке fold:крапив fold:красны fold:кре
ати fold:кровил fold:кровь fold:кругом fold:лабора fold:левыи fold:легкие fold:мазала fold:мелано fold:менять fold:месяца fold:молоде fold:мягкое fold
:неделе fold:нельзя fold:никогд fold:октябр fold:омепра fold:опорос fold:остави fold:осталь fold:острыи fold:отменя fold:падал fold:параце fold:песок 
fold:печень fold:подвиж fold:поесть fold:полови fold:понеде fold:порван fold:постав fold:потемн fold:похоже fold:правои fold:предуп fold:прихва fold:п
ропус fold:просну fold:проста fold:против fold:прошу fold:пятках fold:раство fold:рвоты fold:скрипи fold:слабо fold:случае fold:собира fold:сонлив fol
d:соседк fold:спала fold:сустав fold:сухои fold:считае fold:такая fold:теленк fold:телефо fold:теплая fold:тонус fold:убират fold:увелич fold:укола fo
ld:ходить fold:холоди fold:холодн fold:часов fold:шишка fold:эутиро k:cause k:name m:openingQuestion stem:akku stem:albu stem:arme stem:ask stem:avf s
tem:avfö stem:b12 stem:baby stem:bajs stem:bakr stem:betr stem:bin stem:blek stem:blöj stem:blöt stem:brev stem:brud stem:bruk stem:brød stem:bätt ste
m:böja stem:bøye stem:cat stem:chef stem:data stem:dela stem:dess stem:diab stem:dott stem:dren stem:drip stem:driv stem:dypt stem:dyrt stem:dér stem:
död stem:döda stem:ears stem:eats stem:egen stem:eget stem:eine stem:ekst stem:ende stem:erst stem:fat stem:fed stem:feet stem:feri stem:film stem:fis
k stem:fold stem:forv stem:fria stem:frit stem:frys stem:färg stem:fôr stem:føle stem:følg stem:gald stem:gas stem:gav stem:gets stem:gjen stem:gjer s
tem:glad stem:glir stem:god stem:gren stem:grå stem:grøt stem:gut stem:hang stem:hast stem:haus stem:hay stem:he'd stem:hels stem:hiv stem:hul stem:hu
mø stem:hvid stem:hvæs stem:höga stem:højs stem:høns stem:høyd stem:imen stem:imot stem:inga stem:iron stem:janu stem:jaw stem:kjev stem:kjøp stem:kla
t stem:klåd stem:knat stem:knæh stem:kold stem:kort stem:kraf stem:kudd stem:kvin stem:köpt stem:lamb stem:lapp stem:laus stem:leav stem:leg stem:leng
 stem:ler stem:less stem:lest stem:lige stem:likt stem:lins stem:lot stem:lugn stem:lugt stem:lukk stem:lyft stem:lyst stem:lytt stem:lågt stem:lös st
em:løs stem:mat stem:mcg stem:meld stem:merk stem:milk stem:mins stem:mjuk stem:mår stem:nack stem:near stem:neds stem:negl stem:nepp stem:njur stem:n
oll stem:nætt stem:nøgl stem:ofte stem:open stem:oslo stem:pale stem:pels stem:plat stem:plus stem:poo stem:prat stem:quit stem:rad stem:rakt stem:ras
h stem:reag stem:reda stem:reis stem:ren stem:revb stem:ribs stem:rinn stem:romm stem:ryck stem:ryg stem:räck stem:röd stem:rör stem:sak stem:sakt ste
m:sal stem:same stem:sant stem:shak stem:sia stem:sit stem:sjå stem:ska stem:skal stem:sket stem:skri stem:sku stem:slip stem:slog stem:slow stem:smør
 stem:snu stem:sock stem:soft stem:sort stem:spån stem:stak stem:stan stem:sten stem:sutt stem:svul stem:syn stem:synk stem:syst stem:sød stem:t-sc st
em:temp stem:tiny stem:tit stem:tjär stem:trav stem:treg stem:trur stem:træd stem:tunn stem:tur stem:tvåa stem:tvær stem:tyck stem:tyk stem:tyst stem:
tøfl stem:tømm stem:utom stem:vask stem:vere stem:vin stem:vit stem:vomm stem:vrid stem:vägg stem:väl stem:väsk stem:vår stem:vård stem:værs stem:wait
 stem:warm stem:whil stem:word stem:work stem:wors stem:äta stem:ätit stem:éin stem:ökar stem:øje stem:øjne stem:øke stem:øker stem:økt stem:øre stem:
везд stem:виде stem:вижу stem:вода stem:воды stem:врем stem:вымя stem:гуля stem:дави stem:даже stem:доли stem:задн stem:здор stem:зубч stem:инач stem:
каше stem:кашл stem:кист stem:кожа stem:коло stem:кофе stem:круг stem:литр stem:мама stem:матк stem:мери stem:могу stem:моча stem:мышц stem:ниже stem:
носк stem:нужн stem:оба stem:остр stem:перв stem:рост stem:рука stem:свет stem:свин stem:скаж stem:слов stem:спин stem:стен stem:сыпь stem:темн stem:т
ест stem:тряс stem:тяже stem:углу stem:умер stem:хват stem:хочу stem:чай stem:чего stem:чихн stem:шишк stem:штук stem:язык topic:antihistamine topic:a
ntispasmodic topic:chickenpox topic:chip topic:confusion topic:conjunctivit topic:dementiadrug topic:druglevel topic:dryskin topic:dysuria topic:eliza
bethan topic:euthanasia topic:fur topic:hernias topic:incontinence topic:intramammary topic:june topic:laminitic topic:laxative topic:menopause topic:
mole topic:multiplesclerosis topic:obesity topic:otheranimal topic:palpitations topic:physio topic:polydipsia topic:progestogen topic:psoriases topic:
pupils topic:rumination topic:skullinjury topic:spleen topic:trismus topic:urineretention word:acl word:burnscald word:carpal word:confusion word:drug
s word:epigastrium word:eyelid word:headinjury word:healthcheck word:hearingloss word:heavyperiods word:hotflush word:lowback word:lowerright word:man
ia word:memory word:nodes word:orthopnea word:orthostatic word:osteopenia word:overhead word:palpitation word:pearly word:plaques word:sneeze word:vis
ionloss word:weightgain <condition:B80 <condition:D84 <condition:D94 <condition:D99 <condition:H81 <condition:S16 <condition:T86 <condition:X76 <drug:
adrenalin <drug:alimemazin <drug:allopurinol <drug:amitriptylin <drug:florfenikol <drug:fluniksin <drug:flutikason <drug:folsyre <drug:hormonspiral <d
rug:lisinopril <drug:makrogol <drug:oksytetrasyklin <drug:olanzapin <drug:prokainpenicillin <drug:ramipril <drug:simvastatin <drug:tamsulosin <drug:tr
aneksamsyre <drug:trimetoprim-sulfa <drug:vitamin_c <drug:vitamin_d <fold:aftes <fold:alvedo <fold:amitri <fold:amoksi <fold:ansigt <fold:armhul <fold
:aspiri <fold:atat <fold:bagben <fold:bagved <fold:bakove <fold:bakre <fold:barneh <fold:barnen <fold:bedomn <fold:behove <fold:behovs <fold:beina <fo
ld:belegn <fold:bere <fold:besvim <fold:beter <fold:blasor <fold:blodet <fold:boksar <fold:bomul <fold:borde <fold:borja <fold:bornen <fold:borta <fol
d:broste <fold:bryst <fold:byte <fold:darig <fold:datere <fold:deremo <fold:disine <fold:dobelt <fold:doesn' <fold:doren <fold:dotern <fold:drejer <fo
ld:drekti <fold:drik <fold:dryp <fold:efterm <fold:ekstra <fold:endeta <fold:ensila <fold:etermi <fold:falder <fold:falen <fold:family <fold:faste <fo
ld:flat <fold:florfe <fold:forben <fold:forkla <fold:forut <fold:fragar <fold:frambe <fold:frame <fold:fremre <fold:fridge <fold:friske <fold:frit <fo
ld:front <fold:fryser <fold:furiks <fold:fysiot <fold:gjerne <fold:gjore <fold:glemer <fold:gravid <fold:hagen <fold:halsve <fold:haltar <fold:halve <
fold:hands <fold:hankat <fold:haven <fold:heavy <fold:heilt <fold:helst <fold:hender <fold:henger <fold:hening <fold:hogra <fold:holdt <fold:hormon <f
old:hvit <fold:hvite <fold:imovan <fold:intil <fold:julefr <fold:kanske <fold:kaste <fold:kiger <fold:kisat <fold:klarar <fold:klean <fold:kliste <fol
d:knogle <fold:koklad <fold:kolega <fold:kolege <fold:koming <fold:kontro <fold:korte <fold:kount <fold:kraftf <fold:kreks <fold:krekts <fold:ks-ray <
fold:kyklin <fold:langs <fold:lege <fold:let's <fold:losart <fold:lugter <fold:lunger <fold:lyter <fold:magnet <fold:making <fold:manad <fold:marsvi <
fold:maven <fold:midnat <fold:migrai <fold:misten <fold:munden <fold:navlen <fold:nesen <fold:nobody <fold:nodven <fold:numen <fold:nurse <fold:oksyge
 <fold:oksyto <fold:oktobe <fold:onsker <fold:oregan <fold:orene <fold:orkar <fold:otrivi <fold:overal <fold:pantop <fold:papa <fold:parker <fold:pels
en <fold:penove <fold:pensil <fold:pilern <fold:plejer <fold:poser <fold:posten <fold:potasi <fold:prata <fold:presen <fold:protei <fold:pulver <fold:
puting <fold:radio <fold:ramipr <fold:refluk <fold:rekna <fold:reknar <fold:retels <fold:ringa <fold:ringte <fold:roker <fold:sample <fold:sedati <fol
d:seier <fold:selepr <fold:should <fold:simvas <fold:skalen <fold:skikar <fold:skjere <fold:skoene <fold:skouri <fold:skridt <fold:slep <fold:sleper <
fold:smel <fold:snak <fold:somak <fold:somare <fold:somnen <fold:sondar <fold:spelar <fold:spenen <fold:spiral <fold:spiron <fold:spise <fold:spots <f
old:spring <fold:stelkr <fold:stevne <fold:stiks <fold:stitke <fold:stones <fold:stops <fold:stromp <fold:styke <fold:suker <fold:sukere <fold:sunday 
<fold:tana <fold:telefo <fold:tenene <fold:tenke <fold:tepet <fold:terne <fold:tiners <fold:tinkin <fold:trak <fold:trang <fold:trenin <fold:troede <f
old:trough <fold:truket <fold:uanset <fold:unvel <fold:upat <fold:urolog <fold:utsida <fold:vaten <fold:vejrtr <fold:venter <fold:ventil <fold:vhite <
fold:vingen <fold:vinter <fold:vist <fold:vitami <fold:vomen <fold:yderst <fold:you're <fold:амокси <fold:беспок <fold:ванои <fold:весны <fold:витами 
<fold:воскре <fold:время <fold:глюкоз <fold:деиств <fold:держал <fold:длиныи <fold:живото <fold:зубчат <fold:ибупро <fold:инфарк <fold:каждые <fold:ка
лии <fold:капель <fold:кишечн <fold:колесо <fold:котлет <fold:кошка <fold:лежит <fold:лечили <fold:мышцы <fold:нельзя <fold:обычно <fold:омепра <fold:
операц <fold:опухла <fold:отказы <fold:открыт <fold:перед <fold:понос <fold:посмот <fold:правыи <fold:предсе <fold:прокла <fold:расказ <fold:рвоту <fo
ld:розова <fold:рядом <fold:свечи <fold:секунд <fold:сильно <fold:скоре <fold:скорую <fold:случил <fold:собака <fold:сразу <fold:среду <fold:стоит <fo
ld:трясет <fold:туалет <fold:увелич <fold:уехал <fold:фибрил <fold:форма <fold:фуросе <fold:холодн <fold:часов <fold:честно <fold:шатает <stem:afte <s
tem:alla <stem:angs <stem:arva <stem:att <stem:attå <stem:aura <stem:baby <stem:bagb <stem:bakr <stem:bana <stem:bent <stem:best <stem:betr <stem:blås
 <stem:bord <stem:brot <stem:brös <stem:bytt <stem:bänk <stem:daga <stem:dags <stem:date <stem:del <stem:dos <stem:dumt <stem:egg <stem:ekst <stem:far
g <stem:feed <stem:few <stem:find <stem:fles <stem:flåt <stem:forb <stem:fyld <stem:fyrs <stem:föru <stem:giv <stem:glir <stem:gråt <stem:grøn <stem:g
ut <stem:hels <stem:hen <stem:hjar <stem:hör <stem:høns <stem:imov <stem:inne <stem:just <stem:kam <stem:knæ <stem:kome <stem:kort <stem:kull <stem:kä
nn <stem:købt <stem:labb <stem:lagt <stem:lamm <stem:lar <stem:laus <stem:ledd <stem:leng <stem:let' <stem:line <stem:linj <stem:litr <stem:love <stem
:lugt <stem:lågt <stem:lår <stem:læge <stem:maj <stem:mean <stem:melk <stem:men <stem:midn <stem:midt <stem:miss <stem:mist <stem:mors <stem:møkk <ste
m:mørk <stem:nabo <stem:nede <stem:negl <stem:nerv <stem:next <stem:nog <stem:någo <stem:nål <stem:næst <stem:once <stem:pale <stem:part <stem:pels <s
tem:pen <stem:plej <stem:post <stem:prat <stem:pros <stem:pulv <stem:punk <stem:putt <stem:på'n <stem:påsk <stem:pøls <stem:rakt <stem:redd <stem:reis
 <stem:robo <stem:roll <stem:room <stem:rosi <stem:rota <stem:räck <stem:saft <stem:salt <stem:ses <stem:skan <stem:skjæ <stem:skål <stem:skæl <stem:s
lap <stem:slem <stem:slim <stem:smak <stem:sock <stem:soft <stem:spel <stem:spot <stem:stan <stem:stik <stem:stod <stem:syge <stem:syk <stem:sätt <ste
m:sån <stem:sætt <stem:sömn <stem:tack <stem:tak <stem:tang <stem:tape <stem:tas <stem:tegn <stem:tepp <stem:tett <stem:toe <stem:trav <stem:uans <ste
m:unit <stem:uppå <stem:veg <stem:vegg <stem:vei <stem:vej <stem:vere <stem:vers <stem:veta <stem:ving <stem:virk <stem:vår <stem:værr <stem:walk <ste
m:wax <stem:wet <stem:whit <stem:yder <stem:ägg <stem:éin <stem:øjne <stem:øret <stem:быва <stem:весн <stem:врем <stem:выпи <stem:года <stem:дрож <ste
m:желт <stem:жена <stem:зонд <stem:зубч <stem:котл <stem:крич <stem:матк <stem:мышц <stem:нача <stem:пить <stem:плюс <stem:приш <stem:рот <stem:сара <
stem:свеч <stem:сраз <stem:сред <stem:тепл <stem:трет <stem:туал <stem:тяже <stem:удал <stem:уеха <stem:форм <stem:хуже <stem:час <stem:чтоб <stem:шту
к <topic:biopsy <topic:bipolar <topic:blurred <topic:boxrest <topic:complaint <topic:conjunctivit <topic:cornea <topic:dysphagia <topic:goutdrug <topi
c:height <topic:hormonalcoil <topic:hyperthyroid <topic:hypothyroid <topic:ineffective <topic:infectious <topic:inflbowel <topic:ironsupply <topic:jul
y <topic:laxative <topic:leukocyte <topic:liverenzymes <topic:mania <topic:mastitis <topic:orthostatic <topic:pasture <topic:physio <topic:prevention 
<topic:social <topic:stress <topic:urgency <word:bruising <word:flank <word:hoarse <word:migratingpain <word:overhead <word:sciatica <word:sneeze <wor
d:stroke <word:tremor c:kidney-stone c:lithium condition:A73 condition:D70 condition:D94 condition:H71 condition:K77 condition:K80 condition:L95 condi
tion:R81 condition:R97 condition:S14 condition:S70 condition:T83 condition:T86 condition:U71 condition:U95 condition:W12 condition:W96 drug:alimemazin
 drug:buprenorfin drug:empagliflozin drug:fenobarbital drug:flutikason drug:gabapentin drug:insulin_glargin drug:klaritromycin drug:lamotrigin drug:li
sinopril drug:litium drug:makrogol drug:metadon drug:nitrofurantoin drug:ondansetron drug:pimobendan drug:prokainpenicillin drug:ramipril drug:solifen
acin drug:spironolakton drug:sulfa drug:traneksamsyre drug:trimetoprim-sulfa drug:østradiol fold:abses fold:albyl fold:alene fold:andas fold:armhul fo
ld:asetyl fold:aterbe fold:atgerd fold:avdeln fold:bajsar fold:bakend fold:banan fold:beina fold:beinet fold:belte fold:benene fold:beste fold:bestef 
fold:besvim fold:bildet fold:biten fold:bjork fold:bloden fold:bordet fold:borja fold:boster fold:boten fold:breati fold:bremse fold:brok fold:brylup 
fold:bukser fold:bupren fold:busen fold:byte fold:dagene fold:darker fold:datere fold:dehydr fold:derimo fold:dialys fold:difter fold:diskar fold:dosi
s fold:drak fold:drope fold:dyrkni fold:eating fold:ekelt fold:eles fold:empty fold:enalap fold:eterby fold:falen fold:faler fold:family fold:farven f
old:fenoba fold:fere fold:festiv fold:finer fold:fjoset fold:flanke fold:flyter fold:folger fold:forest fold:forsvi fold:fortel fold:forvir fold:framo
v fold:frekve fold:fremre fold:fridge fold:funy fold:gaber fold:gjerne fold:glas fold:gleme fold:glomer fold:grand fold:granen fold:gulvet fold:haemog
 fold:halsve fold:halver fold:handbo fold:handkl fold:harde fold:hasn't fold:hearin fold:helsos fold:hemogl fold:hesten fold:hjerne fold:hopar fold:ho
ping fold:horsel fold:hovent fold:humore fold:hvide fold:ibupro fold:ilamae fold:imelem fold:imelom fold:inen fold:inskri fold:instea fold:intakt fold
:intrav fold:isbite fold:jardia fold:junior fold:kalt fold:kalver fold:kanine fold:karens fold:kary fold:kelved fold:kidney fold:kilome fold:kindte fo
ld:kirurg fold:kisa fold:kjefte fold:kjore fold:klaper fold:klarar fold:klostr fold:klots fold:knogle fold:knoper fold:kolar fold:kombin fold:konfir f
old:konser fold:korsba fold:korte fold:kraftf fold:krever fold:kristm fold:kriter fold:ksarel fold:kurvat fold:kvaran fold:lager fold:lamotr fold:lase
r fold:latera fold:ledet fold:lednin fold:liker fold:listen fold:litium fold:liver fold:lober fold:loked fold:longer fold:loper fold:lopeti fold:luftv
e fold:lugter fold:luktar fold:lunger fold:magsju fold:malari fold:manga fold:mangle fold:mark fold:marsvi fold:matar fold:matils fold:melemt fold:men
er fold:menesk fold:menstr fold:merker fold:metado fold:metal fold:metopr fold:migren fold:mikrog fold:milili fold:milite fold:moran fold:nantin fold:
naprok fold:natriu fold:nedre fold:nemere fold:nestan fold:njurar fold:nurse fold:nyrern fold:nyreta fold:olansa fold:ondans fold:onske fold:open fold
:orange fold:oronen fold:oskar fold:overve fold:oyret fold:paken fold:papas fold:paset fold:patk fold:peberf fold:pinekj fold:piper fold:please fold:p
olio fold:pregna fold:presen fold:preser fold:pupile fold:ramipr fold:rater fold:reiser fold:reken fold:reknar fold:resept fold:riktig fold:riner fold
:ringet fold:ringte fold:rumpan fold:ryger fold:sader fold:sakta fold:sakte fold:samboe fold:sate fold:satura fold:seier fold:sendt fold:sidor fold:si
ver fold:sjokol fold:skalv fold:skerer fold:skifte fold:skjels fold:skjer fold:skjerm fold:skorpe fold:skrek fold:skyld fold:sliker fold:slovly fold:s
lutar fold:slutat fold:snab fold:snart fold:snuvig fold:soker fold:sokret fold:someti fold:somras fold:sovit fold:sparke fold:spiron fold:spots fold:s
prute fold:stakar fold:stand fold:stemga fold:steroi fold:stik fold:stok fold:stomak fold:stones fold:streg fold:strek fold:styker fold:suker fold:suk
ers fold:sulfa fold:sumatr fold:svaren fold:svelge fold:svelja fold:svider fold:svigte fold:sygepl fold:sykehu fold:sykle fold:tanken fold:tanker fold
:tanleg fold:tarmen fold:telefo fold:tenar fold:terne fold:tey've fold:tilgan fold:tjok fold:toalet fold:touk fold:traden fold:trasig fold:tredel fold
:treke fold:treker fold:trombo fold:trying fold:tumy fold:turen fold:turer fold:tveta fold:tyder fold:upehal fold:upfoda fold:urinen fold:urolig fold:
urolog fold:varan fold:vatnet fold:veding fold:veger fold:ventar fold:verkst fold:verst fold:vesika fold:vetmed fold:vhat's fold:vhole fold:viker fold
:vokser fold:vorkin fold:yourse fold:анализ fold:апикса fold:аторва fold:болезн fold:весит fold:витами fold:включа fold:вроде fold:глаза fold:глюкоз f
old:говоря fold:гормон fold:давно fold:дадим fold:держат fold:диабет fold:доксиц fold:думаю fold:замерз fold:изъязв fold:иногда fold:каждую fold:капел
ь fold:капли fold:капуст fold:кардио fold:кашляе fold:кислот fold:коротк fold:которы fold:левое fold:лежит fold:ложку fold:лопатк fold:медлен fold:мен
яли fold:немног fold:одного fold:опухла fold:остано fold:отдель fold:передн fold:плечо fold:плохои fold:повтор fold:подерж fold:позвон fold:покоя fold
:полгод fold:почки fold:правая fold:правил fold:просто fold:проход fold:прощуп fold:пятки fold:работе fold:расказ fold:рвоту fold:розовы fold:роста fo
ld:сатура fold:сестра fold:сказат fold:следит fold:сломал fold:смотре fold:смотри fold:собаку fold:старыи fold:страшн fold:такои fold:хватае fold:хрип
ы k:amount m:reassurance stem:absc stem:anda stem:att stem:avis stem:away stem:bana stem:bar stem:bing stem:bitt stem:blue stem:blør stem:body stem:bo
tt stem:brem stem:brös stem:buks stem:buss stem:bänk stem:böld stem:call stem:car stem:clot stem:conc stem:darr stem:dead stem:dele stem:dog stem:dos 
stem:dosi stem:dumt stem:dörr stem:elle stem:ena stem:fekk stem:few stem:fina stem:finn stem:fjøs stem:flad stem:flow stem:främ stem:frå stem:fyrs ste
m:føtt stem:gift stem:gles stem:gran stem:grop stem:halm stem:hear stem:help stem:heng stem:hes stem:hest stem:hjär stem:hot stem:hud stem:husk stem:h
äll stem:händ stem:högr stem:höst stem:idag stem:igår stem:ihåg stem:inom stem:isbi stem:itch stem:jod stem:jord stem:juni stem:kake stem:kall stem:ka
ni stem:kill stem:kje stem:kjef stem:klis stem:knær stem:kopi stem:kuer stem:kull stem:kyla stem:kör stem:kød stem:lag stem:lar stem:ledd stem:logr st
em:love stem:lyd stem:låst stem:læge stem:mai stem:mark stem:mask stem:mcv stem:meir stem:mess stem:midd stem:mus stem:mång stem:nedr stem:nemm stem:n
ere stem:net stem:nurs stem:näsa stem:nån stem:nånt stem:old stem:pack stem:part stem:pen stem:plea stem:poor stem:pose stem:pæne stem:rask stem:regn 
stem:rejs stem:rens stem:ret stem:rist stem:rosa stem:rott stem:rätt stem:rækk stem:rødm stem:rørt stem:salv stem:sent stem:sikl stem:sjuk stem:sjät s
tem:sjøl stem:skum stem:skyl stem:skår stem:slit stem:smal stem:snar stem:snur stem:somr stem:sovi stem:spen stem:spol stem:spot stem:spør stem:ston s
tem:styg stem:sulf stem:svig stem:säg stem:säga stem:sådä stem:sån stem:sånt stem:søn stem:takk stem:tale stem:tegn stem:tepp stem:tinn stem:toal stem
:toma stem:too stem:top stem:treo stem:try stem:tsh stem:tube stem:tupp stem:tvät stem:tynn stem:tænd stem:tørs stem:vant stem:vei stem:vikt stem:værr
 stem:wake stem:wara stem:wedd stem:wee stem:wet stem:whol stem:yet stem:ända stem:ändå stem:æder stem:ømme stem:øret stem:буду stem:вниз stem:врод st
em:всем stem:выпи stem:год stem:года stem:груд stem:давн stem:дела stem:диаб stem:днем stem:ела stem:зубы stem:йод stem:конч stem:легк stem:лета stem:
мокр stem:муж stem:нача stem:начн stem:немн stem:нога stem:ноги stem:одну stem:плеч stem:поко stem:почк stem:пятн stem:рак stem:сами stem:след stem:ст
ар stem:тепл stem:трое stem:утра stem:хожу stem:хрип stem:часа stem:чтоб stem:шест topic:acnes topic:endoscopy topic:heat topic:herd topic:hypothyroid
 topic:interest topic:kidneystones topic:libido topic:nasalcongestion topic:neutropenia topic:oestrogen topic:otitismedia topic:pneumonia topic:preven
tion topic:ruptures topic:shingles topic:snoring topic:suicidality topic:unsatisfactory topic:uti word:acnelesions word:avoidance word:buttock word:cr
eatininehigh word:flank word:goitre word:hoarse word:impetigosigns word:insectbite word:malaise word:murphy word:panic word:purulentnose word:sinuspai
n word:snoring word:stroke word:sunspots word:thirst word:tshhigh word:zosterrash
`,
  pairs: `
* wZ7Z4Z2Zk#6#1Z6#8#kZb#1Z3#6Z3ZdZ7Z1Z1Z1Z1Z2Z1Z4Z3#8ZcZ4Z6Z1Z1Z4Z2#5#3Z3Z1Zi#7ZbZ1Z5#4Z1Z6Z6ZaZ6Z1#cZ2#2#8Z3Z1#1#1#3Z4#1#8#1#5Z1#aZ8#1#1Z2#1Z6Z1Z1#a%
1Z3Z1#1Z9Z3#3#1#1#2Z2Z1Z5#1Z2Z1Z2#4#1Z7#8Z5Z2#1Z1#1#3#1#7Z2Z3Z1#2#1#2#1Y3Z2#8Z2Z1#1#1#2Z1Z3Z1#3#2Z9#2Y1Z2#3Z2Z8#2Z5#2#2#1Z3%3Z1#2Z2Z1Z1Y1#1Z2#3#3Y3#2Z
5Z2#4Z3#2#1#1#2Z4#1Z8Z4Z6%3Z1#2Z2Z1#1#2#5Z7#2Z1#2#2#1Z1Z4Z2#1#4#6Z2Z2#2#2#4Z1Z2#2#1#2#6X2#1Z3#2Y8Y1Z2#2#4#3Z1#1#1Z2#4#3Z5Z3Z1#2Z2#2#1#5#5#3#2#4Z2Z2#1#
2Y4#3#2#2%3#1#1Z1#4#2#2Z2Z3Z2#2#1Z2Z1#3Z2#1#1#1Z1#7#3#2Z1%1Z1#1#1#1Z1Z1#3#4%1Z1Z1#1Z5Z1Z1Z1#4&1#1Y1Z1#1#2#2#3Z2#1Z2#2Z2#7Z2#1&2%2Z1#1#1#2#2Z2Z1Z1#4Z1Z
1Z1Z1#2#1#1#2#1#1Z1#2#1Y2#2#6Z2Y2Z3Z2#6Z1#1#1#1Z1Z1#1#1Z4#2%1#2#3Z3#1#2#3#1Z1Z2Z2Z1Y1#1Z2#1Z2Z1Z1#2Y1&3#1#5#8#3Z2Z1Z1#2Z3%1#5#1#6%1Y1#1%1Z1Z2#2#1#1#1#
1Z1#5#2#1#4Z1#2Z1Z1Z2%1#1Z1Z3Z3Z1#1Z3Z1Z1Z3%3#2#1%1%1Z1#1#1#2Z1Z1#3Z2#3#2#1#1Z1Z4#1Z1Z3Z1Z3#1Z4#1Z1Z1#3#1Z1Z2#1#1Z2Z2Z1%3#1#3Z1#2#1#2#3Z2Y3#1Z1Z1Z1#1Z
1Z4Z1&1#3#1Z1%2Z1#4Z2Z1#2#1#2%3%1Z2#2Z1#1#1#3Y1#4#2#2#1#1#2Z1Z1#3Z2#1Z1Z2Z3#1#1#1Z1#2Z2Z1Z1Y1Z1Z2#1Z1#1&1Z1Z1Z5%1Z1#1#1#1#2Z1Z1%7#2#2#1#1#3#1Z1#1Z1Z2#
1Y1#2Z1Z1#1Z1Y3Z1#4Z1Z1Z2%1Y2Z1Z2#2#1Z1Z4Y1Z1Z4#1#1Z1Z2Z6#1#2#1Z2#1#1Z1Y2#2#1#1#2#1Z1#2%1#1#3Z4#1#4#1#1Z2%2#1#1Z1%3Z3Z4Y2Z1#1Z2Z3Z1Z4#1%1Z2#3#1#1Z5#4Y
1#1Z2#1#1#1#1#1Z3#2Z2#1#1#1Z2#1#1Z1Y1Z1#2#1#3#1Z5Z1Z4#1Z2Z2Z1#1#3#3#3#3Z1#2#1#1Y2Z5#1#2#1Z1#1#1Z1Z2#2Z1%2Z1%2%1#1Z1#3#2#1#1#1#1%1#1#1#1#3Z2Z1#2X2Z3#1#
1#1#1Z2#1#2#2#2#3#1Z2Z1Z1#1#1Z3#1#1#1#1#1#3#2Z1Z1Y2#1Z2Z1%2Z1Z3#1Z1#1#1%2Z1Y3#1%2Z2Z1#1#1#1Y1#1Z1#2#1#1Z1#1Z1#1#1Z2Z1#1#3Z2#1%1#1#1Z2Z2#1#2#2Z5Z3#1Z1#
2Z2%1#3Z1#1#1#1#2Z2Z1#2#1Z2Y1Z1#1#2#2Z1Z1Z1#1#1%1#4#2#2Z2Z1Z1Z1#3Y2Z1#1#3Z1Z2Z3#2&1Z2Z1#5#1#1#1#1Z1#1Z1%3#1#1#1Z1#1#1#1Y1#1Z1#1#1#3%1Z1#1%1%2#1Z2Z1Y1Z
1#1#1Z1#1#1#1#3#3Y3#1#1#1Z1#1#1%1#2#1#1Y1#3#1%1#1#2#3Z2#1Y1#1Z1#2%1#4Y2#2Z2Z1Z1Z1#2Z1#2#2#1#1Y2#1Z1Z1Z1#1Z1#4Z5#1Z2#1Z2#2Z2Y3#1Z2#1Z1#1#3Z2#1#1#1Z1#1#
3#1#2#2#2#1#3Y2#4#1Z1Z3Y1#1#1#2Z2Y1#1#1#3#1Z1#1#1#1#1#1#1Z3#2Z1#3Z2#1#3#1#2Z2Z1Z1Z1Z1Z1Z1Z2Y2Z1Z1Z2Z1#1Z1#2Z3Z3#2#4#1%1Y1#1#1Z1#1#2X1#1#2#1#1Z2#1#1%3#
3#2%1#1Z4Z1%1#2Z2Z3#2#3#1#2Z3%1#2%1Z1#1#1X2#2#1#1#1Z1#1%1#1#1%1#1#1#2Z1Z1#1Z1Z1Z1Z2#1Z1#1#1Z1Z3Z1Z2Z1#1#1Z1#1#1Z1#3#1#1#1Z2#1#2#1Y1Z4&1#2Z3Z1#1Z1Y1Y1#
2#1#1Y2Y3Z3Y2#1Z1#2Z1#1%3Z5#1Z1#2Z2#1Z2Y1Z1Z1#2#1#1#1%1#1#1#1#2#1#2%2%2#2#2#1Z3Z1Z1#3&4%2Y2#2#2#1#1#1#1#1#1Z2#1#2%1Z1#1#1#1%2Z1Z1Y1Z1Z1#2#1#5Z2%1Y2%2#
1Z1%1#1#1#1#1Z1%2#1Z1#2#2Z3Z1#2#2#1Z3Y1%1#4Z1Z1#2Z1Z1#1%1Z1Z1#1#3#2Z2Z1#6#3%3#5#1Z1#2#1#1Z1#2Z1Y1#2#1Z1Z2&1#2#1#1#1#1#1#2#1Z1#2Z2#1Z1#2#1#1#1Z1%1%1#1#
1#1#1Y1Z2Z1#1#1#1Z1#1#1%1%4#2#2%1Z1%2%4#1#2Z1#1#3Z2#3#2%1#1Z1Z2#2%1%1#1#1Z2Z3Z1Z3Y3Z1Z1Y2#1#1#1#1#1Z1#1#1%1#2Z2#1#1Z2#1Z1#3%3Z1#2#6Y2Z1Z2#1#1#1Z1Z1Z1#
3Z1#3%2Z1%4#1#2#2#1%3Y2#2Z1Z2Z1#1%5Z1Z1#4Z2Z2#1#2#4%1Z3Y1Z1#1Z2#1#1#1#1#1X1#1%1Z1#1#1#1#1#1#2#1Z1#1#1Z3%1#1Z1#1#1#3Z1Y1#1Z1Z1Z2%2Y2#1Z5#2Z1#4#2#1#1#1#
1Z1Z1#1%1#1Y2#1#2Z1#1#1Z1%2#1#1#1#1#1Z1#1#1#1%1#1#1#1Z1Z1Y2#2#2Z1#1#1#1#1#1#1#1#1Z1#1Z5Z1#2Z2%1Z1Z1#1#1#1Z1Y1#1Z1#1%2#3Z2Z1%1Z2%1#1#1%1%1#1#1#4Y1%2%2#
1%1Z1%1#1#1#1Z2Z3#2#1Y1#1Z1#1#1#1#1Z1#1#1#1%1#1Y2#3Z1#1Z1#4#1%2Z1Z1#1Z1Z2#2%1Z1Y1#4#2Z1%3#1#1Z2Y1Z2#3Z1Z1#1#3#1#2#2#1#4#1Z2Y1#1Z1Y2#1#1Z1#1Z1#2Z1Z1#1#
1Z1#1#1#1#2#1Y1%1#1#2%4Z1Y1#1#1#2#2#1Z2Y1#1#2Z1#1Z1#2%1%1%1#1Z3#2#1Z2Z4#1Z2Z2%2Z2#2#3Z1#1#1#1#1%1#3#1#1#1Z2%1Z3#1Z3#1Z1&1Z1Y1#3Z2%2#1#1%1#2#2#1#1Z1#1Y
1Z2Z1%2%2Z2#1%2Y1#1#1Z1#1#1Z1#1Z2Z1#2#2Z1#1#1#2Z1%1#1%3Y1#1#2Z1#1#1#1Y1%1%1#1#1#2#2Z2Y1#1#1#1#1Z4Z1Z3Y1#3#1&2Z1#1#1%2%1#3#3#1#1%1#1%1#4%1Z3Z1Z1#1#1#1#
1#1#2Y1#1#3#3%1#3Z2#2Z4#4Z4Z7Z1Z1#1Z1Z1Z3Z1Z1#1%1#1Y1Z1Z1Z3Y1#2Z1#3Z1#1#1#1%1#2Z1%1#1Y1#1Z1#1Z1Z2#1#1#1%2Y1Y1#2#1#2#1#3Z1#1Z1#1#2#2#1#1#1%1#1%2Z1#2Y1Z
1%2Z1Z1#1#1#2#1Z1#1#2Z2%1#1#2Z1#1#2#1#1%2Z1#1#1%1%2Y1#1#1#1#1#1#1Z1Z3#1Z2Z1Z1Z3#1#1Z2#1Z1#1#1#1#1Z1#1#1#1%1#1#2#3Z1#1#1#1#1Z1#1#1Z2Y1Z1#2Z1#1Z1Z1#2#1Z
1%3#2#1Y1Z2#1Z1#1Z4#1%1#2#1#1Z2Y1Z1#1#1#1Z1#3#1%4#2#3#2#1Z2#1#2#1#1Z1#1#1#2Z1%2#1#1Y1Z2#1#1#1#1X2#1#1#2%1Z1#1Y1Z1#1#1Z3#1Y1#1Z1#1#1#1Y1Y1Z3#1#1Z2#1#1#
1#1#2Z3#2Y1Z3Z1Y2Z2Z1Z3Z2#1Z1Z1Z1#2#1Z2Z1Y2#1#1#1Z2Z2Y1#1#1#1#3Z1%1Z1Z2#2Z1Z2Y2Z1#2#2#1#3Z1Z1Y1#2#1#1#1Z1X1Z1#2%3%1Z1Z2Z2Z1#1#1Z2#1#1Y1Z1Y1%1Y1#1%1Y1Z
1#1Z1%2Z2%1Z1#2#2#1%1Z1#1Z1Y1Z1#1#1#1Z1Z1%1#1#2#2#1Z1Z1Y1#1#1Z2Z2%1%1#1#1#1#1#1#2%1Z2Y4#3#1Z1Y2Z2%1#1#2#2%1#1Z1#1Z1#1%2%2Z2%1#1Z1Z2#1#1#1#1#1#1#2#1#1#
1Y3#1Z2#1#1#1Z2%1#2#1#1#1#1Z3#2#1Z1#2Z2Z1%1#1#2%1Z1#1Z1#2#1Z1X1Z1#1Y1%1%1#1Z1#1#1#1#1#1#1#1Z1Y2#1#3Y2Z1#1#1Y1Y1#1Z4Z1#1%2Z1#1#2#2#2X1Z1#1#1Z1Z2#2Z1Z1#
1Z1#2#2#1#1Z4Z1#1#1%1Z1#1Z2Z1Z2Z1#1&1#1#1%2#1#1X1Z2#1#3#1#1%1#1#1#1#1%1#1#1Z1Z1#1Z1Y1%1%1Y1#1Y1#3%1#1#2#1#1Z1Z1#1Z4#1#2Z1#1#1Z1#3#1Y1Y1#1Z1#1#1Z1Z2Z1Y
1Z1Z1#1Z1#1Y2Y1#1Z1#2Z1#3#1Y1Z2#1#1#2#1Y2#2Z1Z2Z1Z1#1#5#1%4#1#1#1#1Z1#1Z1#1Z1Z1Z2#1#1#2#1#1%1#3Y2#1#1#1Z1Z1Z1Z2%1Z1#1#2Z1#1#1Z1#1#1#1#2Y1Z1#3#1#1#2#1#
1#1Z1#1%2#1Z1#3#1%2#1#1#1#1#1#1Z1#1%1Z1#1#1Z1#1%1#1Z2#1#1Z1#1#1#2Y1#1#1#1#1#1#1#2%2#1#1#1#1#1%1Y1#1#2Z1#1#2%2%1Y1Y1Y1#1%1#1Y1#2Z2#1%1Z1Z1Z1#1Y1#1Z1Y1#
1Y1#1%2%2%1#1#1Z1#2#1#1Z3#2#1Z1#1#1#2#1#1#1#1#1#3#2#1#1Y2#1Y2Y2Z1#3Y1%1%1Z1#1#1Z1#1#1Z1Z3#1#1Z2#1Z2#1%1#1#1#2%1#2#3#1#1Y1#1#1Z2Y1#1Z1#1#1Z1#1#1#1%1Z2#
1#1#1#1#2#1#3#2Z1%1#1%1#1#2#1#2#1Z2Z2#1#1#1#1#1#1#1#1#1#2#1Z1#1Z1#1Z1#1#1#1#2Z1#2Y1#1%1X1#1#1#1#1#1#1#1Z1Z1Z1Y3#1Z1Z1#1#1#1#1#1%2Z1#1#2#2Z1Z1#1#3Y1#1#
1Z1#1Z1Z1Z1%1Y1#2#1#1%1#1%1#2Z2#1#1%1#2Z1#1Z1%2#1Z1Z1#3#2Y1#1%1Y1Z1%1#1#1Z1Z1Y1#2Z2#1#2#1#1%1#1#2Z1#1X2%1Y1#2#1#1#1#1#1#1Z2#1Z1#1Z1#2Z1%1Z1#1Z1#1#1Z1Z
2#3#1Y1#1#1Z1Z1Y1Z1#1Z1%2#1#1%2#1Z1#2Z1%1#1Z1Z1#2#2#1#1Z1#1Z1Z1#1#1#1%1#1#1#2#1Y1#1#1%1#3Y1#1#1Z1Z1#1#1Z1%1#2#1#1%1%1Z1#1#1#1#1#3#1Z1#1#1#2#1Z1#3#1Y2#
1#1#3Z1#1Z2#2X5Z1Y1#2Z1#1Y1Z1Z1#1#2#1#4Z1#4#1Z2Z1Z1%1Z2Z1Z1Z1Z1#1Z1Z1%2%1Z1#1#1#1Z1Z3%1Z1#1Z1Z1#1Y1#1#1#1#1#1%1#1%1#1Y1Z1Z1#1#1#1#2Z1#1#1#1Z3#1%2Z1#3#
1Z1#2Z1#3%1Z1Z2%1Z1#1Z2#2#2Y1#2#1#1#1#1#2#1#1#1%1#2#1#2#1#2#1Z2%1Z1#1Y1Z1#1#1#1Y1Z3Z1#1Z1Y1#1#1#1#1#1#1#1Z2#1#1#2#1%1#1Z2#2%1#2#1#1#1#1Z1#1Z1#1#1#1#1#
1#1#1#1Z2#1Z1#1#1#2#1#1#1#1%2Z1Z1%1#1#1#3Z1#1#1#1#1#1Z3Z1Y1Z1#1#2Y1#1#1#3#1#1#1Y1Z1#1#2Z1#1Y4#1Z1#3#1%1#1#1#1#2Z1Z1#1%1#2Y1#1Z1#3Y1#1%2#1#1%2#1#1#1#1#
2%1Z1#1#1#1%1#2%1Y1%1Y3#1#1%1#1#1#1#1Z1#1Z1#1%2#1Z1Z2#4#1%1#2#1#2Z1#2#1#1Z1#1#1Z1%1%1#1%2Z1#1#1Z2Z2Z1Z2#1Z2#1Z1#1#1#1#1#1Z3%1%1#1#1%1#1#2#1#2Z1#1#1Z1%
1#1#1Z1#1#1#3#1#1#1Z1#1#1Z1#1#2Z1%1Z1Z1Y1#1#1#1#1Z3%1#2Z1#1#1Z1#2%1#1%1#1#1#1#1Z2Z1#1Y1#1#1X2Z1#1#1Z1Y1#2Y2#2#1#1%1Z1Z1#1Z1#1Z1%1#1%1#1#1#1#1#1#2#1#1#
1%1#1Z1#1#1#1%1#1%1#1Z1Z1Z1Z1#2%1%1X1Z1Z1#2#1#1#1#2%1#1Y1Z1Z1#1#1#2Z1#1#2Z2Z1#1#2#1Z1#1Z1Y1Z1Z1#2Y1#3#3#2Z1%1Y2#1Z1Z1%1%1#1#2#2Z1Z1#1Z1#1%2Z1Y1%2%1#2#
1#1#1#1#1#1#1Z1Z1#1#2#1Z1Z1#2#1Z1Y1#1#1#1#1#1%1Z1%1#1Y1%1#1#1#1Y2Z1Z1#1#1#1#1Z1#1#1Z1#1#1#1#1#1#1#4Z2#1Z1#1%1#3#1#2#1#1Z2#2#1#1%2Y1#1#1%1#1#1#2Z2Z1Z2Y
1Y1#1Y3#3Z1Z1#1#1Z2Y1%2Z2#1Z3#1#1#1%1&2Z2Z1#2Y1#1Z1#2#2Z2Z1Z4#1Z2Y1Z1Z1Y1#1Z1Z2Z1Z1Z1Z1#1Y1Z1#1Z2#2Z1Z1#2#1#1Z1#1#1#1#1Z2Z1Y1#1Z1Z1%1Z1#1#3#1#3#1Z1Z1#
1#1#2#1%2Z1%1Y1#1#1#1Z2#2Z1Y2%1#1Y1#1Z3Z1#1Z1%2%1#1Z1Z1Z1Z1#1Z1#1#1Z1#1#1#1Z1Y1#1Z1#1Z1Z1%1Z1Z1%1#2%1#1#1Z2#1Z1%1#4%1#1#1#1#1#2#1#1#1#1#1#1Z1#1#1Z1#2#
1Y1Z1Z1%2#1Z1Z1#2Z1#1Z2Z1Y1#1#1Z1Z1Z1Z1Z1#1Z1Z1Z1#1Z1Z1#1Z1#1Z2#1%1#2Z1Z1Z1#1Z1#1Z2#1Z2Z1%1#1#1#1Z1Z1#2#2#1Z1Z1Z1Y1#1#1%1Z1Z1Z1Z1#1#1Z1Y1#1#1Z1Z1Z1Z1#
1%1Z1%1#2Z1Z1#1Z1#2Y1Z1#1Z1Z1Z1#1#1Z1Z1Z2#1#2#1Z1#1Z1Z1Z1#1#1#2#1#2#1#1#1#1Y2%1#1Z2Z1#1#1Z1#1#1#3#1#2Z1#1#2Z1#1#1#1#1Z1Z2Z1Z2Z1%3#1#1#1Z1#1Z1%1#1Z1Z1#
1#1#1#1Y1#2Y1Z1#1Z1Z1#1Z1Z1#1#1Z1Z1#1#1#1Z1#1Y1#1#1Z1#1#2Z1#1#2#1Z1%1Z1#1Z1#1#1Z2#1#2Z2Z1#2#1Z1%1#1#1#1#1#1Z1#1Z1%1#1#1Z1Z1Z1Z1#1#1#1#1#1#1%3Z2Z1Z1#1Z
1Z2Z1#1#1Z2Z1#1#1Z2Z1#1Z1Z1#1#1Z1Z1%1#1Z1Z1#1#1#1#1Z1#1#1#1Y2Z1Z1#1#2#1%1Z1#1#1Z1#2#1#1#1#1%1%1#1#1#1#1#1#1%1#1%2Z2#1Z1Z1#2%1Z1Z2Y3#2#2#1#1Z1#1#1#1#1Z
1#1Z2Z2Y1Z1Z1Z1#1Z1Z1#3Z1Z1#1#1Z1#2Z1#1Z1Z1#1#2Z1Z1Z1Z2#1#1#2Z2#1Z1#1#1#2Z1Z2#1#1#5#2Z1#1Z1Z1#1Z1#1#2#1#2Z2#2Z1#2#2#1Z3#2Z1Z1Z2#1#1Z2#1Y1Z1#4Z1Z1Z1Z1Z
2#1#1Y1Z1#1Z1Z1Z1#1Z1#1Z1#2Y2#2Y1Z1#1#3#1Z2#1#3Z1#1Z1Z2Z1#1#2Z1Z2Z1Z1#1Z1#1Z2&1Z3#1Z1Z2Z2#1#3Z1#1#1#1#2Z1#1Z1#1Y1#1#2Z1Z1Z1#1Z2Z1#1Z2#2Y1#2#1Z2Z1#1Y1#
1Z1#1#1Z1#1%1#1#1Z1#1#1Z1#1#1Z1#1#1%1%1Z1Z1Z1Z1Y1#3Z3Y2#1Z1Z1Z2Z1Z2Y1Z3Z2Y2Y1Z4Z1Z1Z2Z1#2Z1Z1Z2X1Z2Z1Z1Z1#2Z2#1Y2Z1Z2Z1#1#1Y1Z3Z1Z2#1Z1#2#1Y1#1Z1#1Z1#
1Z1Z1Z1Z1Y1#1Z1Z1Z1Z1Z1#1#1#1#1#2Z1%1Z1#1#1#1#1#1#1#2Z2#2#3#1Z1#1Z1Z1Z1%1#1Z1#2Z1#1#2#1#1Z1#1%1Z1#3%2Z1#1%1#1#3Z2Y1#1#1%2#1Z1Z1#1Z1#3#1Z1#1Z1Z1#1Z1Z1Z
1#1Z1Z1#1Z2#1Z1%1#2Z1Z1#1Z1#1#1Z1Z1#1#1#1#1#1Z1#2Z2#1#3#3#1Y1#1#1Z2Z1Z1#1%1%1Z1#2Z1#1#1#2#1Z2Z1#1Z1X1#1#1Z1#1Z1#1#1#1Z3Y1Z1Z1#1Y1Z1Z1Z1Z5#1#1Y1Z1#1Y2#
1Z2Z1Z1Y1#1#1%1Z1%1#4#1Z1Z1#1#1#3#2#1#1#1#1Z1#1#1#1Z2#1#2#1Y2#1Z1#2%1#1#1#1Z2Z1%2Z1Z2#1Z1Z1Z2Z1Z2Z1%1Z1Z1#1Z1#1#1#1#2Z2%1#2#1%1#1%2Z1#1#1Z2#1#1#2#1Z1Z
1Z1#1#1Z1Z2#1Y1Z1Y1%1Z1#1Z1#1#1#1#1#1#1Z1#1%1Z1#2Z1#1Z1Z1#3#1#2#1Z1Z1#1%1Y1#1%1%1Z1#1Z2#1Z1Z3Z3Z1#1Z2Z1Z2#1Z1Z1#1#1#1Z2#1Z2#2#1Z1X1Z1#1#1#1%3Z1#1Z1#1%
1Z2Z1#1#2#1#2#1#1Y1#1%2Z1#1#1Z1%1#3#2#1Y1Z1#2#1#1Z1#1Z1Z1Z1#1X1Z1Y1#2Z1#1Z1#1#1Z1#1#1#1#3Z2#1#1#1Z1%1%1Z1#1#1#2#1#1Z1#2#1Z1Z1#1Z1Z2#1#1Z1Z1Z2Z1#1Z1%1Z
2Z1#2#1#3#1#1%2Z1#1#1#2Z1#1#1Z1%1#1Z1Z1Y1#1Z1#1Z1Z1Z1#1Z1#1#2#1#1#3%2#1Z1#1#1Z1#1#2#2#1#1#2#1#1Y1Z1#1Z2#1#1Z1#1#1#1#1Z2#2%1Y1%1#1#1#1#1#1#2#2#1%1#1#1#
1#1Z1#1#1Z1#1#1#1Z1#1#1#1Z1Z1#1#1#1Y1#1#1Z1Z1Y1#3Z1#1Z1%1Z2Z1#1Z2#1#4Z1Z1%1Z1#1Z1#1#1Z1Z1Z1#2Z2Z1#1Z1#1#1#1Z1Z1#1Z1#1#1Z1%1Z1%1#1Z1%1#1Z2Z1Z2Y1Z1#1#1#
1Z2Y1Y1#2#1Y1#1#1Z1#1Z1Z1#2Y1Z1#1Z1Z1#1Z1Z2Y1#2#1Z1#1Z1Z2#1#2Z1Z1Z1#1Y1#1Y1#1Z1Z2#1#1Z1#2#1Z1Z1Z1Z2Z2Z1Z1#3#1#1Z3Z1Z1#1Z1Z1Z1#1Z1#1#1#1#1Y1#1%1Z2Z1Z1Z
1#1Z1#1Z2Z2Z1#1#1Z1#1#1Z2Z1Z1Z1Z1#1#2#1Z1Z2Z1Z1#1#2Z1Z2Z1Z1Z1#2#1%1#1Z1#1#4%2Z2#1#1#1#1#1#1#1Z1#1%1Z1#1Z1#1Y1#1Z1Z2#1#2%1Z1Z1Z1#1#1#1Z1Z1#1Z1Z3Y1#1Z2#
1%1#2#2Z2Z2#1Z1%1Z1#2Y1#1#2Z1Z1#1#1Z1#3Z1Z1Z2Y1#1#1%1#2Z1#1#1#1Z1Y1Z1Z1%1#1Z1%1#1#1%1Z1#1Z2Z1#1#1#1#2#1#2Z1Z1#2Z1#3Z2Z1Z2#2Z1Z1#1Z1#1Z1Z3Z3Z1Z1#1#3#1Z
2#2Z2Z1#1Y1#1Z1#2Z1Z1#1Z3Z2#2#2Z1#4Z4Z2Z3Z1Z1#1Z2Z2Z1Z1Z8Z1Z2Z1#1Z2Z2Z1#1#c#1#2Z1Z2Z2Z1#1%2Z1Z1#1Z3Z1Z2Y2Z2#1Z1Z2Z2Z2Z4Z3#2Z2Z2Z1Z2%1Z2Z1Z3Z1Z2Z1Z1#1Z
1Z1#6Z3Z1Z5Z3Z2Z2#2#3Z1Z5Z2ZgZ4#2Z2#2#1Z2#1#1Z1Z1#1#1#2#1Z2#3Z2Z2#1Z2Z1Z1Z1#1#1Z5Z2#1#2#2Z1#3#3#1#2#1Z1Z2Z3Z1Z3#1Z3#1#1Z2Z6#6#1#1Z2#3#1#3#2Z1Z3Z3Z1Z1#
2Z3#1#5Z1Z3#6Z1Z2#3#2#2Z6Z2Z1#1Z1Z1#1Z6Z1#2#1Z2Z3Z3Z2#1Z1Y1#6Z1Z2Z3#4Z1Z2Z3Z2Z1Z1Z1Z3Z1ZfZ1Z1Z6Z2Z2#3Z1Z2#2Z2Z1Z1Z1Z7#3#1Z2#3%2Z1Z2Z3Z6Z2#1Z1#4Z2#4Z5Z
1Z3#3Z2#1#2Z2Z5%2Z2#3Z3Z9Z1Z1#1#5#1#1Z7#1#3Z1Z2#2#1Z3Z1Z5Z2Z2Z1Z1Z1#1Z1Z1#1#2#1Z1Z3Z1Y4Z9Z1Z3Y3#2#1#4#1Z1Z3Z7Z1Z2#2Z1Y2Z2Z2Z1Z1Z3Z5Y3#1Z2Z1Z1#3Z6Z1#3Z
1Z1Z1Z9Z1#3#1Y1Z2Z3#3Z2Z2#1Z1Z3Z1#2Z4Z3Z2#2Z3Z2#2%3Z1#2Z1Z2Z2#5Z1Z6Z1#1#1#4#2#1Z2#8Y2Z1#3%2#1#2Z1Z6#2Z1#9Y1Z1Z2Z2#1#4%6#1#1#1Z1Z3Z2Z2#6%9Z2%4Z4Z3%6#2Z
1Z4Z1Z1Z1Z1Z4Z3Z1Z1Z4Z1#2Z1Z5Z1Z1Z1Z2#2#1Z2Z1Z4Z1#1Z1Z4#2#1#3Z1#2Z1#4#1#1Z3Z2Y3Z1Z3#2Z1#3Z1Z2Z2#1#2#3#1Z1Z1Y1#3%2Z2Z1Z2#3Z2Z1Y2#1#1Z3Z2Z1Z1#1Z2Z1#3Z3%
1Z1Z4#1Z3Z1#1Z1#4Z1#1#2#3#1Z2Z2#2Z3Z4#1Z3Z1Y1Z1#2Z2Z9Z2Z2Z1Z1Z2Z3#1#3#1Z3#1#1Z1Z3Z1Z5Z5#2Z1Z3#1Z2Z1Z2Z6%3Z2Z1#5#1Z1#2Y5#2#6Z2Z3Z1Z3Z1Z1Z6Z6Z2Z3Z5Z2Z5#
2Z1Z3Z3Z2Z4Z5Z1#1Z2#2Z4Z2Z4#4Z3Z4Z1Z1Z1Y1Z2#1Z1#3Z1#1#1#2#4Z1#2#3Z2Z2Z2#1#2#2#2Z1Z3#3Z5#2Z1Z2Z3Z6Y1Z2#1#4Z2Z6Y6#6#2Z1Z3Z 0:abstinenskramper u#7#ce#2h#
6e#1m#67#bs# 0:adherence 0#1#2#1#2#4#6#4%3#m#l# 0:age 0#1#3%1#1#1#2#8Z3%d%1b%xYj#12# 0:ahi 0#1#1#3#2%3%b# 0:aktuell 0#3%1#5#1%h#5# 0:alcohol 0Z1Z2ZaZg
#5#u#3#8v#2g# 0:alder 2Z1#1%2#2#1#1%1%1Z1#1#1%1Z1Z3Z6#2#4#1Z2#6#1c#n%1#1l#ei#1g#s%2k#er#hi# 0:alkohol 0Z1Z3Z1Z1Z1Z8Z2Z11# 0:allergi 0Z4Z1Z1Zk#6z#o#4#3
s#5h#ud# 0:allergier 0Y1Z1Z1Z1g#66#o#4#3s#5h# 0:alopeci c#7#5#1eg#8o# 0:alpha 1#3#3#o# 0:amenoré 0#5#1#2#1%1#2#3#3%4Z4#25%7p%e%3c%i8%35% 0:amming 1#5#
k#nl#rh#cj# 0:analgesia 1#3#2#1#1#7#e#5#31# 0:analgetika 1#3#2#9#l#7#k#3#2p# 0:andre 0X1X1Z1Y1Y1Y1Y2Z2Z1Y2Z 0:anemi 2#3#2#3%7#1p&1e& 0:anfaldshyppighe
d 0#1#6#1#1%1#3#4#5#9&2%1b%j%28% 0:anhedoni 0#1#2#2#1#2#2%1%3#1%b#9# 0:antal 3#1#4#2#1#2#1%2#4#b#1cr% 0:antall 0Y2Z1Z1Z1Z4Z5Z2Z1Z3%1Zw#1o#1yx% 0:antat
t 1Z1#1#2Z1#2Z2#1#2#m%k%4% 0:antibiotic 1#2Z1#1#1#1#8#2#c&2%3&2#7#e#d#7%h#h#11%x#4%3j%t6#bj%fm%cl# 0:antibiotics h#5#1#2#4%5#9#e#1i#j#i&x# 0:antibioti
ka 2#1Z1#2Z2Z1#1Z1Z1#2Z3#6%2%1Z3#1%1#3#2#1#4#2#e#1#g#9#8#4#a#1#1#d#3%7#9#9%t#d%9h#2y#k5%hr%3# 0:antibiotikakur 1#1#2#3%j#3#2%3#i#17#z#i#cy#1o8# 0:anti
emetikum 1#1#1#1#1#2%2#k%2%3%1p% 0:antikoagulantia 0#4#3%4#4#e%2%3%1p%3w%c9%j0#i4# 0:antikonception 1#2#2#1%2#6#c%j#m3#2w# 0:antiplatelet 1#3#1#2%m%5%
5l#18n# 0:any 0Y1Z1Z1Z4Y3%1#2Z1Z1Z1Y1Zg%9#9#a% 0:aptit 0#7#1#3#2#1#2%e#18#1e#a% 0:arv 0#1#5#8#s#d#22#8#a5#bd# 0:asthma 0#1#2#1#1#1#1#1#1#3#3#g#r#1h#6u
#3t#7#l8%vi#24# 0:astmabehandling 1#2#1#2#5#4#5#9#5#6n#ko#gi#6l# 0:atopi 0#3Z1Z1#1#2#2#4#w%9%22%8%3h#d0%7v%1k#51%2a#47#40#39%4x#6s#7#hc%mc% 0:avføring
 0#1#2#5#1%4#1%4#5#2#40% 0:barnets 0#1#2#1#3#2#1#1Y3#1#1&4#1#e#e%5%p%7#e%d%1%1%1x%30#51%3j#10d% 0:behandling 0#1#1#1#2#2%3#1%4#1#1#2%1#1#6%2#2%1#4#4#1
%2#4#9%z%e%p#1t%23#1s# 0:besetningsstørrelse 3#1#2#1#4#4#b#7m#14#2u# 0:bilkörning 0#a# 0:biverkningar 0#1#2#1#2#2#2#1%3#1#f%7% 0:bivirkninger 2#2Z1#1#
4Z2#6#1g%i#4# 0:blodsukker 2#5#1b#o%18%6%jv%b%w2% 0:blood 2Z3Z2Z 0:blødningstegn 0#1Z3Za#9Z1#4#5#5#x#bd#5#fv#1o#20#9v#5u#lf#75#85# 0:bmi 2Z3Z2Z2zZ 0:b
ody 0Z1Z1#kZ2m#n# 0:bp 2#3#2#a%21%o% 0:bradykardi 1#1#2#1#2#3#1%6#7%e%24#5c%1n#3j#2x%41%69#136# 0:bruksisme 0#1#7#4%1#6%1%ih%7b% 0:caffeine 1Z3Z1#1#1%
1#9#4Za#10#8v# 0:can 0#1#1%2#2#2Z5#8#2%2%5#2#1#e#4#h# 0:cannabis 0%1#2#2#1%2#2#9#5%14#3%1pz&l&22h#1d1# 0:cave 0#5#1#n#5#w#1l#7#i#3l#o#4#3s#2i#2b#n#1#v
# 0:cigarettes 0#5#2%a# 0:compliance 0#1#2Z2#1#2#1#5#3#5#1#d%7#e#10% 0:contraception 3#7#6#4#e#6%l% 0:could 0#3#b#2#7#d%b#1%3# 0:crp 2t#20#1dt#7q# 0:c
yanose k#8#1p#xn# 0:cytologi 0#1#1#1#2#i#1#1#3%a#8%9#6q#2n#52#ic%89#i5#1s#30% 0:dagligt 4#i#1#2#x# 0:dato 0Y1Y1Z1X1Z1Z2Z3Y3Z3# 0:debut 3Z1#1Z2Y1#1#1Y2
Z1%1Z4#6#k&1#1n#s%x&q#8#2g&4#1e#z#r#1h#11#k#41# 0:dehydreringsgrad 7#l#cs#1zd#jy# 0:dental 0#1#1#2#1#7#7#2#3#1l#10#5e#o#64#r8# 0:diabetes 0Y1Y1Z1Z2Z2Z
6Zg#1#g#9#3v#2#dq#56#36#y4# 0:diabetesmedicin 0Z1#2Zc#1Z4#9#5#c#2#4#d5%cx#63#b# 0:diagnos 0#2#1#1#6%2%y&4#t#3# 0:diagnose 0#1#1#1%7&a#1%p& 0:diagnosis
 3#2Z1%7#6#5%3#1#a%8#4#5& 0:did 0Y1Y1Y1Y1Z1Z1Z7Z1#1Z1Zd#1Z2Z8#1b# 0:diet 3Z6Z6#5#7#6#v#6#5#1d#a#2#30#11#5#a#15h# 0:digital 0#j#j#1g#7s#3r#29# 0:digita
lpuls 0#2#3#e&5#1p% 0:diurese 0#1#4#1#2#1#1# 0:diuretic 0#1#3#h#8#5#13# 0:dix-hallpike 0Z2#1#1%1#2#e#3#2#1n#1#t%6#1t%52#p%37#1v%73% 0:does 0Z1Y1Y1Z1Y1
Z1Z1Z2Z5Y1X1Z2#1#3Z3#1Z9#tZ3Z7# 0:dominant 3#3#2#2#5#b#1#12#j1# 0:dose 0#7#a#o#g# 0:dricker 0#1#2#5#1#4# 0:driving 4#g#7# 0:drug 1#1#m#5%5% 0:duration
 6#2#1#3#3#2#1Z8#7#bZ10#j#b#1d#b#2p# 0:dysfagi 0#1#3#2#2#4#8#p#2h%153#13x# 0:dyspné 0#n#2# 0:dysuri 0#1#2#1#2#2#3#1%1#1#1#2#1#4#1#2#1#1#6%8%3#6#1i#6#n
#d%i#e%1g#18%u%6r%ac#o&2c%eh%nw# 0:dødsfald 0#1#6&1#1%4#s%3b& 0:effekt 1#1Z1#2#1%2#2%1#5#1Z6%2#8#7#8%2#3#15%d# 0:ekspektorat 0#1#5#2# 0:ektoparasitter
 2#1%1#1#n%2#7#1%ja%f& 0:emesis 0#1#1Z4#2#1%3#1#1#4%d%e#a7#a#ch%108# 0:emetikum 0#2#3#c#2&a&5&5%1#1#6#4f&f8&2t&6o&4s&dc(gl( 0:endring i#1h# 0:epistaxi
s 0#1#2Z1%1#1%2#1#2%1#3%3&1%7%6e%by% 0:er 0Z1Z1Y1Z1Z2Z1X1Z1Y1Y1X1Z1X2Z1Z1Z2Z1Z2Z1Z3Z1Z1ZhZ1#4#2#2Z6#3Y1#2Y1#2#8#6#3#17#8#v#5x#a#8# 0:erhverv 3#5#2%4#1
0#e#6h# 0:etterlevelse 4#c#4#9Z7#4%3#5# 0:exercise 1y# 0:facialisparese 0#g#4#4#4#z#2#1#vn#mt#br# 0:faecal 6#c#47#5c# 0:fall 2#5%1#1%2#2# 0:familiær 7
Z2Z6Zk#7#2#2#f#1w#8#1l#2#1u#5r#x#bd# 0:family 0Z1Z3k#8#3h#34#rj# 0:faste 0#4%2#a%k#c#bh# 0:fastende 6#3#5#1#b#1#f#y#5#17#4r# 0:fatigue 3#f#3#a1#2u#gd#
vx# 0:feber 0Y1Z2Z4#1Z2#4Z2Y1#1ZaZ2Z7Z1#1g#q%n#v#c%r#1#a%1#k#17%3l#d% 0:fever 2#1#1Z2#1#b#1e#m%o#2#n#17#r#1#a#1#c#8#17#3y#kd# 0:fick 0Z3#1#2#5#4#1Z4Z6
#p#h#j#13#2g# 0:finns 0#1#2#1#6#1%4#1%5#6#c#h# 0:fiv 1#m% 0:foder 2#1#1s#1x# 0:fodring 0#1#4# 0:foot 0#5# 0:forbrug 0#6#1#1#1#4#7#b#h#a# 0:forebyggend
e 0#1#1#3#2#2#d#9#24% 0:formodet 0#2#m% 0:forutgående 0#1#3Z2#1#1#1#3#1#1%4#f%9%1l%k#e#d#b#7l#f# 0:forventet 1#1#1#1#7#b#26% 0:fotofobi 0#1#1Z1#1#2#2#
1Z1Z1%1#2%1#3#5#2#a#o#h#17#e#66#p3%8u%3w#63#1c0# 0:fraktur n#1#1#l#da#ka#1#71#30#jt#361# 0:fremmedlegeme 0#1#1#1#2#6Y5#3#2# 0:funktionsdyspnø 0#1#2#2#
1%2#7%3%n%c&3# 0:fysisk 15#cv# 0:får 3Z2Z1Z2Y3%3Z2Z1Z4%2#2#f#7#k#6%p%53# 0:fôrendring 0#1#6#2#1#1%5#v#11# 0:förband 0#1Z1#5#2#r#7#45#1a# 0:fördröjd 0#
1Z1#1#1Z1Z1#7#2%8%m#3b%5a#7a%n0#mt&5q# 0:försäkrad 0#1#4#1#2#6#2#4#ha#c1#76#yf# 0:førstehjælp 0#1#2#2#5#1%g#1e#6% 0:glukose 0#2#1%2#5%7# 0:halitose 0#
1Z7#2Z9%3e%h#2a#s%lf%kh%90% 0:hallucinationer 0#1#2#5#1#4#1#7#e#15# 0:har 0Y1Y1V1Y1Z1Y2Y1Z1Z1Y1Y2X1Z1Z2Y2Z1Y1X1Z1#2#1Y1Y1Y1Z3Y1Y1Z1Y1#1Z1Z2#1Y1#1#1Z1Z
8#1Z1Z3Z1Z1Z1Z1Z1Z3Z1Z2Z5#5Z7Z1Z7ZeZgZbZj#9%1p#2q#b#7%2u%h#1k#3r#f#3c%t#9a#pf%ev% 0:hb 0Z3Z1Z3#a#1p#1e#jy#5b#di# 0:hba1c 2#5%2Z1#1#oZ7#h#j#n#c#1o#a6#v
#7w#6r%4i%jw# 0:hematuri 0#3#3#1#5%5#1#5#2#2p%s#s#11%j#5%q#66#2p% 0:hepatomegali 5#2%c#5#gc#j#60#fw#41#1m%ay#n8# 0:hereditet 0#1#2#2#1%2#2#6#2#9#8#7#4
#9%22%8%1l#2#1u#34#2n#h#g#3a# 0:hjertefrekvens 1#1#1#1%1#2&3#1#6%b#o%12%o&p#1y#1#n#8#3g&5#3e&d# 0:hodetraume 6#2#g#2#2a#4q#p#8g#s#19i#8k# 0:hold 0Z1#1
#2#1#2#4#9%4#4#d1#11f# 0:home 8#5#g#5#9# 0:hours 4#3#2#5y# 0:hovedtraume 0ZjZ5#2c#4q#p#8g#fa#58#7#2i# 0:how 2#4Z2Y1#2Z1Y2Y1Z1#1Y2Y2#2Y2Z1Z1Y1Y1Z1Z1#2Z
3#1Z1Z3%2#1#3Z1Z1#1#1Z1Z2Z1Z1Z1%1#1%5Z1#5#2%1Z1Z1#5Z3Z5#1#1Z3Z1%2#3Z5%3Z1%2Z1#4#4%8Z1#3#sZ1%2#4#e%h%2%4#1#m#1%1#3c%1#1#1g#3&2d#x#d#8#9#t%3e#1h#l%3u#3q
#b#22#10#1s#h#w#3m%il%ob%dl% 0:hur 3#2Z7#1#1Z2Z1Z3Y1%2Z2Z1Z3Z1#1Z1Z1Y1Z1Z1Z1#1Z1#2Z1Z1Z3Y1Z1Z1Z2Z1%2Z1Z5#1#1Z5#3#2Z2Z1#1Y2Z1Z1Z1Z1Z1#3Z2Z1Z2#7X2#4#1#7
#2#4%1Z1Z4Y4Z4%1Z1#1Z9Z2#3#2#3Z3#6#3#3#1#aZ4#gZb#c#d#9#3Zb%5#3Zd#8#a#1#14#17#2u#f#1h%d#p%1k%5#x%1o#9%14%c#s#uZb#o%1l%3a#14#u%6e#33#1p%2j#u#b#6#3m#2fZ1
8Z61#2d#by%2m#9w%50#vl# 0:hva 3#6Z2Z4Z1#2Y1#1#1#2Z1Z1Y1#1#1#1&1Z1#1#1Z1&1#1#4Z1Z2#3%1#1%1Y2#1#1Z1#1%4%3#2Z1Z2#1#2Z1#1#3Z4%3%2#1Z2#1Z2%3#1#1&1Z1Z1%1#3#
5#2Z3Z2#1#1%2%4#4#2Z2#4Z1#2#2#3#1#1Z6#2Z1Z1#2%3Z2Z9#4%7#1#1#2#3#2Z3#2Z2#3Z3%3#7%1Z1#1#1#4#8%1#5#4#b#3#2#7#9#2%9#3#4Z4#j#5Z1#8Z4#11#6#a#e#d#b%5#m%d#f#9
#5#7Zj#2#b#7#s#t#x%a%14#1i#9#4#1m#6%y#1v#2#19#v#10#m%9#c#2v#n#19#o#25#39%57#8%18%4i#t#4r#1l#82%1#26#1k#87#3a#20f# 0:hvad 3#2Z1Z1Y1Y1Y1#2#2#2Z1Y2#2#1Y1
Z1Z1Y2Y1#2Z1Z1Z3Z1Y1Z4Z1Z1Y1Z1Y1%1#3Z5#2Z3Z1Z2Z1#2Z2Z2Z2Y1Z2#3%1#1Z2#1#1%2#1%1#3Z1#2#1#2#1#1Z6Z1%3#1#3Z2#1#4#4#2%2#1Z5Z2#1Z3%1#8#4#2%3Z3#9Z9Z3#3#2Z5#t
#3#e#2Z2%c%7%k#a#4#1#j%a%k#10#a#8#4#b#c#22#6#7#1h%e#26#5#1z#z#1o#19#1k#7#s%7%j#d#1s#ap%20%3#4d%f%6e#ux#4m# 0:hvem 3#1Z1#5#1#3#1#1#1Z1Y1#2Y1Z1Y1Z1Y2#2Z
1#1Z3Z1Z1Y1#1Z1#1#1#1#1Y5Y2Z2#2Z1#1Z3Z1Z2Z5#2Z3#4#1Z7#2#11#6(6#2(g#15#2#5#c#1#w%5#2%2%7%g%23%l%u%2a&3q%3m#l#c&5y#58#6c#4x%1z#kg#v#xd%sf%1in% 0:hvilke 
1Z5Z4Z2#1Z1Z1Z1#5Z1Z1Z2Z4#5#1Z4#1#6&2#3#1Z1Z2#1#1Z4#4#2Z1#7Zr#p#b#4#x#1c#c#m#4%2x#b#w#1k#1l%5q#7m#ah# 0:hvilken 0Y1Y1Z1Z1Z1Y1X1Z1X1Y1Y1X2Z1Z2X1Z1Z2Y1Z
1Z1X2X1X1#2Z1Y1#2Y2Z1Y4#1Z2Z1Z2Y4Z2Z1Y3Z4Y3Y3Y1Z2Z1Z1#dZ5#2Z4%4Z1#2Z3Z4#8Z4#l#2#8#4Zw#k#1t#2b#a%1%8#2%13#5#1v%3z#5e#1w#6#13#43#9j#dt# 0:hvilket 0Z1Z1Z
1Y1Z1Z1Z1Y1Z2Z2Z1Y1Z1#1Z2Z1Y1#1Z1Z1Z2Z1Y2Y1#1Y2#3Z1#1Y2Z2Z2#1Z3Z1Z3Z1Z1Z2Z1Z9%1Z2Z2Z3Z2#5#1#3Z1%w%4#9ZiZ1#7#u#g%5%aZu#nZ7ZsZg#4#9Z2a#o#m#3j#1f#1m#2m#4
#2#1a#ir#1y#3dZ 0:hvor 3Z4#2#3Z1Z1Y2#2Z1Z3#4Z1Z2Y3Y1Z1Y1Z1Z2X1Z1Y1Z1X1Y1#2Z3#1Z1#3Y1Y1%1Z2#1X1#1Z1Z1Z1#1Z2Z1X1#1Z2#1%1Z1#1Z2X4#1#1Z1#1#1%1Y1Y2Z1Z1Z1#1
Z1Z1#2#2Y1Y1#2Y1%1Y2%1Z2Z1Z1Z1Y2Z2#1#1Z1Z2Z5Z1Z1#1#2#2#4#1Z2Z1Z1#1Y2Z1Z1Z5Z1#1#1%1Z2Z1Z1#1#1Z4#4Z2Z3#8%1#1%6Z2Z4#6#1Z1#1#1#5Z2Z1Y1Z5Z1#1%1#1Z1%1#2#3#5
#1#2#4#2#2#2%3Z1Y5Z5#8#5#4#1#1#6Z3#1Z3#7#7Z1%7#2#c#4Y9Z4#2#b#jZ5Z5Z2#1#7#7#1%5#1Z4#7#1#1%8Z2Y3#3#fZ1Z7#6#2Z1#7#1#2%q#4%9#z#4#hZ4%i%b#h#z#8%e#2#2#b#b#5
%5#2%b#3%gY2#6Y4%n#7#3#l#6#8%d#7#9%d#1Z2#c#6#f%i#8#r#cZc%h#q#m#n#uZ1#d#1v%i#v#28#1x#6#5#4#f#1f#1#x#1wZ3%2%c%c#28#2eZ4%49#5v#2v#2w%17#19#y#1u#g9#br% 0:
hvordan 2Z4Z4#2#2Y2Z1Y1#1#1#1Z1Z1Z1#1Z1#2%2Z1Z1#3Y1Z3Y2Z1%1Z2Z5Z3Z3Y1#2Y2#6#2Z2#7#1#1#1#1#3#3%2#9#4Z5#5#8#bZzZc#7#e#17%k#4#1o#28#d#1r#30#11#90# 0:hvor
for 0#2#2#1#1#1Y4#1%2#2%5#1#1%2%1#5Z2%2#3Z1#2Y1#2Z1#1#1#1#2%1#3#1Z1%1Z4Z1#1#5#1#1Z1Z1#1#1#1Z1#1#1Z1Z1#1%1Z1Z4#3#1#4Z1#1%1#1#2Z1Z1Z2#1Z4#6%2#2#2#2#3Z1Z
1Z1#6Z3#2#7Z4Z3#4%4Z6#3#1Z6#3#3Z5#7Z8%4#1#2&3#3#3#aZ2#4#1Z1#2#4#2#5Zc#4#4#8Z3Z6#h#1#3%a#7%cZ9#g#e%2#e#fZ1#3#2#10Z1#n#l#3%1Z7#7#14#5#1x%x#15#j%1a#u%6#f
#i#l#g%h#o#e#8#1#14#m%c%2%1#1#g%i%e%3#17%o#18#11#1b#1a#24&50#s#4w%2a#3#4d#e%k#11#c%t#80#24#6k#6i#k2%1vn% 0:hvornår 2%5#1X1#2X2Z1Z5Z2Z1%1#4#1Z1#1#1Y1%1
#2#1#1#2#1#1#1Z1Z5#1%3%1#3%1Z3Z1Z1Z5#3#1#1#2#1#2#1Z2ZgZ1%1&6#4#2%8#9#7%4#3#8#a%3#3%a%1%2Z9Z2Za#5%m#2#2#cZ5#5#2Ze#p#f#8#s#5%12#1%t%c#1v#1a#g#9%y#5w#gZ2
%vZ1l%3yZ2d#3p#7k%17%2c#7p#c5#1v#7#65#35#he#9i# 0:hyperkalemi 2#2#1#2%n#1c%1e%fd%j7% 0:hypnotika 1Z5#3#k#5#2#2f#5t#w8#9z#li#1cz#2m#9f# 0:hypoglykemi 3
#7#2Z2#4# 0:hypotension 7#a#21&o#60#8% 0:hypotermi 1#1#3#2&4#6%7#11%t&o&2(n%17(s#b(c#5d( 0:hypovitaminose 0#1#1#1#1#6#1% 0:hæmoglobin h#2o#1l#is#3o#el
# 0:højdetab 0#1#2#1Z3%3#1Z2#1#3#4%a%5b% 0:ikterus 0#1#1#3#7%7%1#4#1b% 0:imaging 0#1#1#1#2#c%a%c#1% 0:indikation 0#1#2#3#1#1#1#1#4#1#6#5#1%5#1#2gy% 0:
infektionstegn 0#1#4#5#2%4%4%8&17%34% 0:inr 2Z1#1#5#1#k#c#wa#1yv# 0:instabilitet 0#1#1#2Z7# 0:insulin 1#8#k#1%1#3#o#24# 0:interaction 0#2#1Zk#6#5#6#6#
2u# 0:intoxikation 4#4#4#1x#7c#o7#1bd# 0:intranasal 0#1#1#3#j%5%2%3%i%f4%vp% 0:is 0Z1Y5Z2Z1Y1#3Z1Z1Z2#1Z1%2Y1Z2#2#1#5Z8%4#1Zg#2Z3Za#l#1j# 0:jernlager 
3k#jy#3o#1n#di#9y# 0:kan 0%1%1%1#3#1Y1Z2#1#2#1#1#1#3Z2Z1#1#2#2%2Z1#2%2Z3#2#1#1#1#4%1#5#1%2#5#3#3#3#1#q#r#i#1s#12#h#8#58#11#2x#1r#1#r#1q#3p#3f# 0:kapil
lär 0#1#1#3#2#4#r%1#a#4#10%37#3v%19#2a%45#3e%2h%db# 0:karenstid 1#1#7#d# 0:ketose 1Z6#2m# 0:koagler 1#1Z2#1#1%2#3#7j#10# 0:kolikktegn 0#c%7#1#13#d1%x%
ng% 0:kontakt 0#1#1Z3#1%2#1Z1#1%b#4%12#3#1x#j#by#h% 0:kontaktlinser 6#9#b#c#1hs#wu#3e# 0:kontraktioner 1Z1Z1#1Z1#1#2#1#3#6%4#3g#b# 0:kontroll 2#3#2#2#
5#br#8v# 0:kost 0#1%3#2%2#5#a#2#e#27% 0:kostnad 2#2#1Z1f#ga#9h# 0:kostråd 0#1#1#3#3n%j#2h#11%5#a% 0:kreatinin 1#1#2#3#2#f#1c#6%n%r%19%2r%27%1n# 0:krop
pstemperatur 2#3#2%v% 0:laksantia 0Z3Zq#5#o#38%52i# 0:laktationsnummer 0#1#2#1%1#1%2#2%1%4%1#a3%4b%33%of# 0:langtidsblodsukker 7#1z#1e#jv#b#b9#uk# 0:l
ast 0Z1Z1Y1Y1Z1Z4%2#1Z3#3%1#1Z2%1Zy#5%1Z3Z3o# 0:lasègue 2#3Z2%l%11#k#w#1t&k#5#5o&1i2&2d& 0:leukocytter 7#a#1p%b#c#r#m#n#2r#27#d5#151#n4#3v# 0:lmp 0#1#
1Z3#1#2#1#1#2Z3%3#8%6Z1%9#8#1h%t%6w%e%3c%48ZkzZ 0:lokalisasjon 0#4#2#2#3#1#3#4%1a%1g%2d%5%3l# 0:lungestetoskopi 0#1#1#3#7#c#15#k#1#t#8o#4s#8f#1k#10#7#
49#9# 0:lymfadenopati j#2#3#4#p#c#1e#9d#hm#71#46#n6#18e# 0:lägsta 0#1#1#3#2#4#6# 0:läkemedelsallergi t#5#9#2x#2t#l#1s#cp#l#5#18# 0:løse a#9# 0:makrosk
opisk 0#1#5Z4#1#1#1#5#1h#27#i#1u#v#66# 0:malariaprofylakse 5#4#d#e#6#1#4%x#d#1f%n#4%6#62#10#221#1t#w5#2cs#5p# 0:mastit 0#2#1#1#h#2#1#1#3#a#25#p#7#4#47
% 0:mastitt 1#1#9#8#4%5#a%6t%102#cf# 0:matallergi 0#1Z2#1#1#1#2#j#9%a%5n#l#1s#ak#4x# 0:may 0#1#1#j# 0:melena 0#1#2#1Z2%3Z1#1#4#1#4#p#6#h#3#i%n#117#dz#
 0:mengde 1#1#1#1#9#4%4%10# 0:menoragi 0#1#1Z1Z1#1#1%1%1#1#1Z1#1#3%3#2%2#1#2#8#7#i#6#2#u#7#n#1i#c#5#15#2l#h#w#e#6#36#48#hl#3e#al#19#14#g#1a#r7# 0:mest
 3#1#7#1w#3#i# 0:misstänkt 0#1#1#2#1Z6#2#1#5#5Z1j%3%i% 0:mistanke 0#1#1#2Z1Z1#6#1#1#2#c#4#e#9#3u#x#2# 0:mistenkt 0#1#1#1#1#1#5#8#w# 0:mjölkens 0#1#7#2
#1#1h#su#40#e9% 0:morgenstivhet 1#8#c#20#21# 0:mortalitet 0#1#6%1#1#1#1#2#4%4% 0:motgift 0#1#1#2%i#7%5%9#d%3%39#fo# 0:mulig 0#2Z3#1%q#31%h%2a%s% 0:mus
kelatrofi 0#1#1#3#5#1#8%1a%7j%mg# 0:må 0%1#1%1%1Z1#1#4Z1Y1Z1#1%2%4#1%2%2%2Z3#6#1#2Z8#5#4#g#2#d#v%i%31# 0:mål 1#1#3#2%h%4#3%7%54%s7#am#4s# 0:mængde 1#3
%3#6#2% 0:natlige 1#8#9#8#3v#4n#5i#u# 0:nattlig 1#3#4#5#9#4p#46# 0:nattlige 0#1#3#4#4#2%c#f#52#y#1o1#gu# 0:necropsy a#2#c#4#4l#n#2e#7# 0:nedtrapping 0
#1Z1#5%2%7#1#5#7Z3#2Zo%1d%21%1b%1zc# 0:nerveskade 0#1#5%2#3Z7#1#1a#k# 0:neste 0#1#1#2Z3%2%3#2#3Z2#5%2#3Z3Z3#1#3Z4#dZ4r% 0:neuropati 1#1Z1#1Z1#1%2# 0:n
ew 1#1#3#2#2#8Zc#2#3#o#1x%b%p#c%dd#8o%p4# 0:next 0#1#1#1#2#2#2#8#1%4#1#7%7#d%2#l#1b# 0:nikotin 0#5#1%2#f#2#13#3&8q&24#1i&69#46& 0:nokturi 0#1#6#2#2#1#
6%d%1l#25%d#2o#d%h#k3# 0:nrs 0#1%2%1#1#1%1%1#a%2t%e% 0:nsaid 1#3#3Z5Z5#1#2#9#1#1#3#2#1#6#t#9#u#o#8#k#p#17#j#j#b#2v# 0:nsaid-bruk 1#2#5#1#5#5#a#5#31#19
#1q#z#2p#1#5f#1qu# 0:number 9#59# 0:ny 0#1#1%1Z2#1X1%1Z1%1X4&1Y2%4&1%1%1%1#2#2#1#1&1#3Z1Z1%2#2%2Z2Z5#2#1#3%1Z1(1#4#7%6#h%9%2#2%1#1%6%6%5%9&2&rZ3#b&3&2
b&d%2&g%e%n%r%16%7#14#18%2s#6j%b4%23&16l#o8% 0:nye 0#1Z8#5# 0:när 2%1#1Y2Z2Y3Z4X1Y1Z1Y1%1Y1#1#1Z2Z1Z1Z1Z2#2%3#2#2%1Z1#4Z3#1&2#1#2#2#1#7Z3#1#2#5#h#5#2Z
7#cZ7#7Z9Z8Z4#7#1#1%7%2#b#5#4#d#e#2#1#5#2#9#9#2#4#8#o#w#9#g#1#5#15%1%z#d#6i%2d#3w#2s#l6#q4% 0:nästa 0#1#1#1%1#2#6Z1#9#1#7%3#3#1%7#w#1of# 0:når 0#1#2%3
#2#1%5#1#1%3#1%2#2Z1#1Z2Z1Z1Y1X1Y1%1Z1Z1#1Y1%2Y1%3#2#1Z2Z6#1#1Z2Y3Z1#1#2#1%2Z1Y2Z1Z1#3#3#3#4#3#3#6#4Zb#1#1#9%1#6Z3#4%2#4#7Z1#7#1#1#3#1#4Z4Z5#c#d#6#4%5
#6#1#2#5#p#1#1#b#6%a#s#2#b#d#19#3#1#y#v#d%h%q#1#u#3a#b#4#8#h#d%3%3%2c#s%b#w#22#1m#k#16#1p#h#2l#2#1c%2#1w#1b#6u#4v#2u#2s#4#iq#a#4y#9#81#2#bn#gt# 0:nærs
ynkope 0#1#2#1#1#1%2#2#5%b% 0:næste 0#1#1#3#2%2%5%6#1%9%5#2%2#8#9#m%18#6#8i#51#9#h9#3h# 0:observationstid 1#1#2#3#2%4#7#1%k#8# 0:obstipation 0#1Z2#1Z1
#1#1#2#1#2%1Z4#3Z3%2%1p%h%4%1q%5#j#n#2l#1g&2j#f#8#2c#77# 0:onset 1#5#2#7#1%4#1Z1#32%7k#2v#t8# 0:opioid 0#1#2#2#1#2#2#g#5#5#7#2s#k%1w#12#b#7p#2r#159# 0
:oral 2#1#1#1#5#1#7%1%5#4&a%8&p#i#87%94#m%1b%i4#11a# 0:ortopné 1#l%w#8#2v#q%15%1j#1i%3t# 0:ortopnø 23#s#jl#1vs#3t#cy#dj# 0:ortostatisme 2#3#2%2b%o%10%
50#bd% 0:otoré 0#1#7#2%3#1m%pw% 0:otoskopi 1#1#1#2#5#3Z1Z5#9&a#r%6%e#r#5#4#j#7#4#w#j#5#a#1d#1j#z#1o#1a#4h%rq#cx#n#8i%b2#10f# 0:overdreven d#1#1#1d#79#
 0:pain 0#1#4#1%2#a&9# 0:palpitationer 4#6#1#1Z2#a#2#f#1b#62#1n#18u#133# 0:palpitations 0#2Z2#2#2#6#1#3#1#2#3#3#6#1j#4#ct# 0:parasitt 0#1#1#1#3#4#1#4#
c# 0:paritet 2Y2#1#1%2%2#1%2Z2&1#4%m#8a&13%4b%33%122#4m# 0:paræstesier 0Z2Z2#2#2#b% 0:penicillinallergi 0Y1Y1Y3ZfZ9Z1#7#g1#1j# 0:perifer 2#2#4Z2#1#5Z3
&1#4%4&a%3#o#6#22&63%g5%1h7%3c% 0:pertussisvaccination 0#1#2#1%2%1#2%1Z1%2#2%b#6#9# 0:petekkier 0Z1#2#9#6#6#40#f#2k#f#1#34#32#3c#fu# 0:pica 0#3#5#5#1&
7%1d%5& 0:plan 0#2#8Z1Z2#f#b& 0:plantigrad 0#1#3#4#3#2#3%3#1%2%2#h%3%6%4#nf%et% 0:polydipsi 0#2Z2%2#2#1#1#2#1#1#1%5#11#13#7#23#2o#u%2a#m#s#w%17%1%z#r1
#37% 0:polydipsia 0#1#1Z1Z1%1#1%2#7%1#4%2#3o3# 0:polyfagi 0#1#7#5#3%4#l%2l%o#2a# 0:possible 0#6#2#4#4#4#7# 0:postiktal 0#1#1Z1Z1%2#2#2Z1%2#2%1#4%3#2# 
0:prevention 1#s# 0:previous 0Z1Z2Z6#4#8# 0:pris 0Z1Z2Y1#1Y1#1Z1Z2Z3#3Z1Ya#5#7#12#l#k#80#c7#3u#5k#kt#45#c4#hm# 0:profylax 2#1#4#2#c#a#5#7#a#16#9#2n#9#
14#2o#3#zq#18# 0:prognos 0#1#1#2#h%2%i#f#18% 0:prognose 0#1#1#3#b#b#e& 0:pruritus 0#1#1Z2#4#3#2#3#2%1#1%2#b#b#m#5#2q#2p#2e#7s#21#7s#9x#9l#y#ma#cg# 0:p
sykiatrisk 6#4#w#4#e2#am#mu#sg#7y# 0:ptyalisme 0#2Z1#1Z1#1%2#2#6#2#1#1#f#12f#x9%2h%19%7m%do#4v# 0:puls 2i#bj# 0:pyrexia 7#5#26#q#1u#12#1#1r#3y# 0:race
 0#1#1Z1#1#1#1%1#1#3%4#1#f#32#d#4&2a%sZgm%3uZ 0:ras 0#1#3#2#5#4#3i#h#fq# 0:reaktion 0%1%1#8%1%1#4%2%2# 0:rebound 0#1#1Z1#1%2#2#1#3#1#2%1#4&3#u#27&u#au
#5l#au# 0:recent 4#5#6#2c# 0:refluks 0#2#3#i#2# 0:reflux 0#1#1#1#2#i#2# 0:rektaleksploration 0#1#1#a#7#6#3%2#7#1%12#1y#b#ak#39#1l#6c#wf#48#3w#ij#fj# 0
:renal 0#1#3#3#2#3#9#3#8#7#1#12#18#6#2f#1l#37#1b#63#4c#1y#10g# 0:residualurin 0#1#1#3#2%o%28%8i%oo%7%9n% 0:rigiditet 0#1#b#6#6#1p#2t#1t#ur#2a# 0:risk 
2#1%1#2#2#5#1#15# 0:råd 0#1#1#3#2#2%2Z4Z4%4#4#3#e#h#9%6# 0:røntgensvar 2#3# 0:sannsynlig 2#1#7# 0:sedasjon 0#1#2#1#a#5#1#9#5#31#bi%qk% 0:sederande 0#1
#1#1#1#1#2%7%3#c%2%3%5#8#6#16%ix% 0:seksuel 0Z6#2# 0:selvmordstanker 0#1#2#3#h#2#1#h9%bc% 0:senaste 2Z1#3#3#5Z5Z5#3#1g#3#1e#4c#bq#3#q7#81# 0:seneste 2
Z2#2#1#1#1%1#4Z1%2Z3#2#5#8#7Zj%j#1#fZ7%s#1&s#bl#1h1#sj# 0:sensibilitet 5#1#2#2#6Z3#1#7Zr#6#9#fm# 0:should 0#2#2#d#5#1%2#s#14#1%3#56#j#k#21#1wl# 0:sids
te 0#1#1Z1#1#1#1%1%1#1%1#1Z4%2Z1#2#2#b#9%j&j#j#x&3%18# 0:signs 0#2#1#1#6#2#4#2#1#1#1#7#c#1u#29#2#49#2z# 0:siste 2Z1#1#2#3#1#1Z1Z3Z1%1Z1#1#1&1#1%4#6Z1Z
2Z6%1Z9#2#v%t%j#s%6a#x%1j# 0:size 3#1#f#j#8#9Zv%3s#8n# 0:självmordstankar 0#1#2%1#4#5#1#1#b#1#o%n#4i# 0:ska 2#3# 0:skademekanism 0#1#3%2%3#1#1%3%1%1#1
%5#5#i#1h% 0:skademekanisme 0#1#3%4#5#8%3#s%7% 0:skadesmekanisme 4#1#3#2Z1#8#g%u%17#d%b2%2%t9# 0:skal n#2#7#7#8#n#5x# 0:skalltrauma 0#1#2#2#1#2#g%2%2a
%4q%p%8g%s%1xd% 0:smertelokalisation 4#2#9#3#1#2s#e#7j#15#c#1e#6a#ao#2y# 0:smertens 0#3#3#9#1j# 0:smerter 0#3#1#2#2#3#4#e4# 0:smertestillende 0#1#1#3#
2%2#2#4#2#3#9%2%3%2&3#4%4#2#7#1#1i%7#p%k#p#17%j#j%b#5#1i#18# 0:smerteudstråling 0#1#2#9#7#5#b# 0:smoker 1#4#c#5# 0:sondemål 1#1#3#2#a#1x%1au% 0:spo2 1
Z1#1%4%a%l#13#d%o%3a%oz%b9#7y#lm#2j#55#dh# 0:spredning 0#7#b#1# 0:sr nd#1x#1s#ea#ie#ff# 0:ssri 3#5#1#3Z9#j#m#6a% 0:steroid 4#r#i#1a#u# 0:steroidkur 0#
7#2#h#3#2#1#2#2#7#4#b#11#c#i#2m#13#f# 0:stridor 0#1#7#2#2#3#1#2#2# 0:struma s%a#6s%10%a& 0:success 0#1#4#26# 0:suicidal 4#2#9#3#5#2#1#4#7#e#8#9#4# 0:s
uicidalitet 0Z3Z1Ze#8#j#a%67%a9#bb% 0:suicidtankar 3#7#d# 0:suspected 1#1# 0:sygemelding 0Z2#2#1Z1#2Z5#1Z1#7%2g%1d% 0:sykmelding 0#1#1#2#3#2#5#p%s#k#7
%d#4p#2n%u%y%p#3f%9%1sg# 0:symptomdebut 1#3#1#1%3%6%t&8&1g&s&1v&9&3s& 0:symtom 0#1#1Z1#1%2#1#1#2%1%1#1#2%4#1d3# 0:symtomdebut 1#3#4#1%5#7#c#b%k# 0:sår
ets 3#7#dv#2w#3d# 0:tecken 0#1#i% 0:tegn 1#1#1#1%1#3Z1%1#1#1#1Z3#1#2%2#1Z2#3#5#3#1#2%1#2%2#1%3%1Z1#3#1%1Z7%1%1#3#3#7#g#b#3%13#1#7%4#f%19#2o#7#9#39#z%e
1#oc# 0:temperatur 0Y1Z3#1Za#b#2i#n#17Zr#b#l#17# 0:tetanusskydd b#4#3#2#g#7#c#c#g#14#d7#1r#1#r#1q#3p#3#4b#49#6o#5g#45k# 0:tetanusstatus 0Z2#2#1Z2#2#4#
7#2ZrzZ 0:thoughts 0Z3#1#2#9#3#5# 0:thyroid 0Z1Y2#3#1#2Zk%5%6#12#18#6%8i#51#7p%1c%7% 0:tid 5#1#1#1#1%2Z1Z4Y1#4Z1#5Z4Z2#8Z3%fZ5#b#1#4#4#e#1#1%4%6%6#g(r
#3#8#9#l#u%6%b#k#29%8a#43# 0:tidigare 0Y1Z1Z1Y4Z2%1Y1#1Z1Y1Y1#1Y2Z1Z6Z2Z2Z1#2Z1%1Z8%1#1%1Z2Z1#7%2#2z#6c#52#16#3m#7h%ev#1b#fj#2l% 0:tidligere 2V4#1Y1#1
#2#1Z1Z1#1#2X1Z1Z2#1Z1Y1Z1Y2Z1Z6Z2#2Z2Y1Y1(1#1(1Z2Z2Y1#2Y1Y2#2%2Z1Z1(1Z2Z1Z4Z7Z1#4%2Z1ZaY3Z7%6Z3Za%7#c#10%f%m#1%n#4#n#7%1#u#5#2b#t%1q#k#j#e#b#p#c#1#n#
1s#2f#25#4u#11#p#a#2r#15#5#y#h#7#1x#c#8b#2f#12#6c#16#1h%q% 0:tilbageholdelsestid 0Z1wg# 0:tilbakeholdelse 1#1#3#4#18#1d0#5y# 0:tilbakeholdelsestid 0#1
#1#4#1%1Z1#1#3#1l#17%85%kc% 0:tilbakeholdt 0#7#2#9#11#ri#3#u# 0:tinnitus 0#1#1Z1#2#1#2#1#1#1#3#4#4#1Z2Z2#20#2ugZ 0:tobak 1#3#5#6#b#15#mr# 0:tobakk 1#5
#1#8#b#15#8q#i#1e9#dr# 0:tofi 0#2#1#1#1#5%1#3Z4#1#5%3%1%a%r#6%1a#n#w#t#1#5#1n%g%10%a%o%14#41#11#28#k0%184%37#2ku# 0:tophi 0#1Y1#1#1#8%1#f%q%h%5f%g%10%
a% 0:total 2#8#7#5#9#1s# 0:transport 0#1#2#1#2#4#1%4%1#1o# 0:trolig 0#2#6Z5#1#l%z#5# 0:tromboseprofylakse 0#2#5%a%c&5&2%7%5c& 0:tromboser 0#1#3#2#2#3#
4#b#t#22#l#jo#o4#3z# 0:tvangsfodring 0#1#1#3#2%o&28& 0:udløsende 0#1#4#1#5#3#2#6#b#2#c#t%4#1%r#s#8#n#4#78%57%l1%5m%7y% 0:ulcus 1a#kf#bt# 0:ultraljud 0
#1#1#3#2%4# 0:ultralyd 0Z1Z1Z3Zq#5b#11#c#g5#6x# 0:uppföljning 0#1#1#2#1#2%2%5%5k%y%2r%3l%116% 0:urgency 0#1#1Z1#1#1#1%2#6%c%f%8%4% 0:urinretention 1#2
#7#1#5#3#2#3#e#7#e#7#34#1iz# 0:utbredning 0#1#7#5#6%2# 0:utfodring 1#4#17#g#20#41#f# 0:utløsende 0#1#1Z1#1#4#1#4#1%1%6#1#b#7#4%6#b%3#6#8s#2g# 0:utslag
 2#3#2% 0:vaccinationsstatus 0#1#5#k#a#j#s#14#d7#1r#1#r#1q#3p# 0:vad 0Z1Z1Z1Z1Y1Y1X1Z1Z1Z1Y1Y2Z2Y1Z1Z1Z1Z1Y1Z2Z1Z2Z3%2#1Z2%1Z1%1#1Z1Y2#1Z1%3#2Z1Y2Z1Z1
#1Z2Z3Z1#2Z1Z1Z2Z1Y1Z2%3%a#1#a#1#7#2#3Zd#s#1Z1l#7#9%2#2b%g#3h%38#16#jn%2m#4f#2j%kz#3r#15#463# 0:vaginal 3#1#1#7#6%1#1#3#5#17#bd#ad#t#3#it#r4#1np#6r# 0
:vandring 1#9#1%5%1o# 0:var 1Z2Z2Z1Z1#4#1Z1#2Y1#3#1Z3Z1#2#1Z3Z5ZaZ5%9#6%1Z9%2#4#2#b#e#9#9#7#4Zl#7s#1sZ7#az#l#fk# 0:varför 0#3#2#3#1Z1%1Z1#1#1#1#1&1#1%
1%1#1#1#1#1Y1#1#1Z1#3Z2#2#2#1Z1Z2Z1#2#1Z1#1#1&1Z1#2#1Z1%1Z3Z1#1#1#1#2#3#3#2#1#5%1#3#4Z7%8%8#i#5#6#1#2%2#8#1#h#4%2#p#5#w#mZd#z#1k#a#11#16%g#18#18#s#s#1
p#3s#12#g%9%11#e6#9b# 0:varighed 0#1#5#4#1#8#3%b%2#9#1u#1d# 0:varighet 0#5Z8#3#6#1mZ4#fZ1o#8#x%6y#19#67#12x# 0:vas 1#5#1#a#1be#4z#1s9# 0:vasovagal 0#1
#3#6#1#r# 0:ved 0#3#1Z2#8#i#1#2#7#c#2# 0:vektendring 0#2#3#2#2b%1s% 0:vekttap 0#5#2#2%8#e%2b#14#u#1d8# 0:vem 0Z1#1Y1Z3#1Z1#2Z1%2#2#1%a%6#7Z8#2#7#g%1n#
19#1y#1#t#4i#147#dn# 0:vertigo 1Z5#6#6#5#2#ec#1a#fk# 0:veterinärens 0#1#1#c%r% 0:vikt 1Z3Zc#f#1c#23# 0:vil 1#1Z1%1#1#1#2#3%3#2Z4#1#5#9#g%8#1#8%4#5#6&x
# 0:vilka 0#2#1#1%1#2#3#1#1#2#1#1#1#1Z1Z1#5Z2%2#1#4#3#3#3Z3%3#3#p#2#3#1#8#e#8#9%1#4#3d#14#1n#6u#15#1c#bc#6# 0:vilken 0Y1Z1Z1Z1Z1Z2Z1Y1X1Z2Z1Z1Z1Y5%1#3
Z2X1Z2Z2Z1Z2Z1Z1ZdZ3Z1Z5Z5Y3Yd#3#17Z15#1o%2%v%c%ffZ8f%s6% 0:vilket 0W2Y1X1X1X1W3Y1Z2ZoZ5x#l# 0:visual 0#1#2#1Z8#1#1Z2#2#5#2%8#b%e#3#2#z#yv# 0:visus 0#
2#1Z4%3#1#1i%1g#4% 0:vitamin 0#1#1#3#5%1%i%5%18%n%6k%1ea%15y% 0:vte 0#1#3% 0:vægttab 4Z1Z6Z1Z2Z8#2#i#1c#3%3#j#9#u#u#p%4s#a#8#7c#hb#p#3x#li#jk# 0:was 0
Z1Z1Z1Z1Z1Z1Z1Z1Z1Z3Z1Y6Z2Y2#1Z1#1#1Z2#1#2Z2#3#8Z1#5#aZ2Z3Z3#f#6#4#1i#78#c8# 0:weight 0Z6#3#1Z1#4Z3#9#4#q#2p%vm# 0:what 2#2Z3Z1Z1Z1Y1Y1Z2#1#2Z1#2Y4Z4#
1#1#2#2#1#1Z1%3Y1#2Z3%1Z1Z1Z2Z1Y1#1#1Z1%2#1#3Z2#1Z3#2#2#1Z1#1Y2#2#2#1#1Y3#6Z1#5Z3Z1#1%1#3Z1Z1#1Z1#5#2%1#4%1Z2Z1Z3#4%2&1#2#1Z1Z1#3#1Z1#3#3%2#2Z4%5%1#l#
2#1#1#6#5Z1Z2#6Z2#1Z3#7Z1#2#1#5#1#3#1Z4Z3Z4#2#7%6#1#5%9#1#1#4#3#7#1Zk#1#8#2#3Z1%s#3%l#cZ4Ze#b#7Z1#4#vZn#r#c%1#1#3#1#8#6#a#5%g#k#4#1#3#2#f#4#7#4#z#4#h#
16#1p#yZi%iZ8#z#18#5#i#16#2d#2l#i%4g%1d#2b#o#1s#3w#16#q#1p#9#2k#1d%16#b#14%6#5w#14c# 0:when 0#2%1#1Z1#1Z2Y1%2%1#2#4#1#3Y1#2#2#2Z2Y2Z1Z1Y2Z1%1%1%1#1#1#
1Y1Z1Z1#2%1Z1#1Y2#1#2%1Y2Z1Z2#1Z2#1Z2Z1#2&2Z1%1#1%1#2Y2#2#4#3%1%2#3#2Y5Y1%1#1Z1%2Z2Z1%1Z4#2%5#1Z2%4X8Z1Z3#3#4Z2%3#2#2%1%1#1%2#1%4Z1Z3#5Z6#2#2#f%1#3Z7#
3%1#7#2#2Z7#2#9#5#2#1#2#1%1#3#8%1#5#2#9#d#4#3%6%2%1#2%b#2#a#3#4#2#12%4#t#a#f#k#n%9#h#1#a%2#3#a#6&f%10#n#5%9#1b#d#7%4#s%o%1i#t%a#1f#1o#o#i#s#1w#13#4k%1
r#w#i#1d%l#21#19#cs#9p%24%tn%19# 0:where 0#1#1#1Z1Z2#1#7#6Z1%2#2#1%m#h# 0:which 2#4Z1Y2Y2Y1#2Z2Y3#2X1#1Z1#1Z1Y2#1#2Z1Y2#2#2Z2#3%1#1Z1#1Z5#5Z3#2#3#1Z3#
4Z7Z8#4#5%7#5%6Z2%8#2#5&6#d#1%k#3#h#a#1Z4#7#o#5#iZ2#1b#1a#8#24#3kZn#2l#w#3#9#1f#3u#b#gf#s#4h%3r%dl%kb%5#5t#1e2%149# 0:who 0%1#2#1%2#2#2#1#2#7%1%2Z2Z1Z
1#5#8Z1#4#2#5%2%8#2#c%a%1j&2x%17%3#2k#45#1v#4n% 0:why 0#2#1Z1#5Z1%2#1#1%3#1Z2Z1Y1%1%1#2Z2Z1#1#3Z2Z2#1#2Z3Z1#1#1%2Z1Z3Y2%1#1Z3Z1Z1Z2#3#4Z3#1#1Z1#1#2#2%
1#1#4#4Z2#4#1#4%1#2Z3#5#5Z4Z1#1#2#4#4%6#2Z5%1#3Zi#5%1#f#3%i#1&2#1Z1%7#1#8#k#5#7#8#m#1#e%o#c%f#3a#p%1t#1#c#2q#1c%1n#z%1d#4#20%8%1y#18#6%1i%u#1d%7#17#3c
#c%1d#3x&aq%2k#9%3k%5a%5i%1iq# 0:withdrawal 1#1#1Z1#2Z1#2#1%1#3#3%4#1#4#4%6#1%6#i# 0:working 3#17#9#i#6#3# 0:wound 1#1#8#1#1v%5%m8& 0:yrke 13& 0:zoono
se 0#1#3%5#1#1#8#e%1b%j%28% 0:är 0X1X2Y1Y2Z4Z1Z5Y4Z 0:äter 0#2Z1Z2#1#1#1#6#r% 0:årsak 0Z1Y1Z2Z2#5Z5Z 0:åtgärd 0#1#1#3#1v% 0:ад 2#1#2#2%2b% 0:аллергия 
0Z1Z1Z4#h#d#f#4%d#5t%o%4%3s%e8% 0:альфа-блокатор 0%c#5#6#2#4#5#2#7#e#1%z#3rt# 0:антидепрессант 2#1#4#2#m#2#3#7#6#9#11#c#i#bs#61#bf#1oq# 0:антикоагулян
т 1Z2#x#4# 0:аускультация h#g#5%6#l%k#1ev#4d# 0:возраст 3#1Z2#1#2# 0:гипогликемия 1#4#2#a# 0:гипотермия 2#1#1#1#2#5%5#21%q%n#17%r#1#a%1%c#8#17%zd%iw# 
0:давность 5#h#b#dr%x% 0:длительность 1#6#6#8&c#b#1m# 0:доза 0#1#1#4Z1#8Z5#9#1#1%3#5#j#6#1y#hr#h3#o# 0:запор 0#1#1Z1#2#1%2#1#5#9#2% 0:иррадиация 1#2#1
Z8#1#20#fwZ2kZ3wZlrZ8l#yk#31# 0:как 0Z4Z1Z4Za#6#e#v#r#c#2# 0:какая 0Y1Y1Z1Z1Z1Y1Y2Zc#2# 0:какие 0#4#2#6#8#8#b#a%e#3#5#2%g# 0:какой 0Z2Z2Z2Y3Y1#2#3Z1#8
#3Z8#1Z7Z4#a#1#g#i#f#1d#l#3#s#h#3b#1d%61% 0:какую 0Y1Y6Zla# 0:когда 0#1#1#2#1#1#1#2#1#1Z2Z2#1%2Z2#1Z1#1#2#1#3#1Z3#6#1#2Z2%1#2#1#2#2%1%2Z1#5#2#6Z3#1#b#
9#t#9%3#1#r#2m%1g#27#2%1t#20#2#x#9l#1#j#8g# 0:контроль 0#1#2#4%2#1b%1f%ca% 0:кто 0#1#1#1Z1%1#4Z2#3#1#6#5#1Z3#f#5#6%6#1#3#1#6%1k&8&71%5c%44#1h&gr% 0:ле
карственная 1#3#j#d#7#6#2r#2t#61#1x#114# 0:лихорадка 7#31# 0:макрогематурия 4%1#1%2#4#6%2b&3f&31& 0:масса 0Z2ZbZi#3f# 0:миорелаксант 0#1#1#3#2#a#c%2#3
%2#7#1g% 0:можно 0#1#1#7%e%2% 0:на 1#1%4#1#2#3#1#2#7#1#2#3z# 0:нарушение 0#1#4#1#2#1# 0:наследственность 0#1#3#1#1%1%1#y#d%6%1%3q# 0:нейропатия 0#1%3#
1Z3#5#2%4%7%1#1# 0:нпвс 5#4#d# 0:обезболивание 0#1#6#2#k#5#o#2d# 0:ортостатическая 2#2%1#2#a#21%o#60#8i#4s#4w#4y#f4# 0:отказ 0#1Z3#4#1# 0:отоскопия 4#
8#g#2#15#3#d#p#1z#c8%ah%6d# 0:переносимость 0#3#1%1#1#2#1g#9# 0:повторный 13#h#16#2y#34# 0:поза 0#1#7#5#6% 0:полиурия 5#1#2#7%2r2# 0:потеря 0#c#6# 0:п
очему 0#1#1#3%4Z3#1Z1%1Z2#6#1#1#1Z2#1%1Y4#2Z1Z1%1#1#3Zc#1Z7#3#1#2#6#2Z2#3#3#4%8#3#1#1#7#l#8#5#c#d#k#h#7#e#2#4#5#7#2#4#3#2#k#6#5#4#1#5#1u#n#i#6#2w#41#1
x#ia#qf#4j# 0:при 0#1#2#3#x#h#1e%1f#2mq# 0:прибавка 3#4%1#1#1%3#4%4#l%r% 0:прогноз 0Z1#1#1Z5Z1%9%f%13&8#k%18#r#7v#vt%eo#88%2b# 0:профессиональная 0#7#
1x% 0:профилактика 0%1%1#3#2%c#4%1%1%6% 0:размер 0Z2Z2Z1Z2Z7n#1a# 0:рвота 0Z3Z1Z4ZaZb8#5r#1c#a4# 0:реакция 0#16#3# 0:рефлюкс 0#6#d# 0:ринит 0%1#4#7%7%
5%15% 0:с 1#2#1#1#1#1#1#1#6#1#6#w#8#1#3#7#11#7#25#um#o#6k#18# 0:самолечение 8%5#r#2b6# 0:симптом 0Z2#b#1g#k#2t# 0:синкопе 0#1#1q#3% 0:сколько 3Y4#3Y1Z
1Y4Z1#2Y1#4%2Z1Y1#1Z1Z1%2Y1Z2Z5Z1#2Z4#8Z1#1#2Z4#3#2Z4Z2%5#aZ3#5#5%4#4#3Z14Z8Z1#d#5%1#8#t#c#r#b#13#26%3#22#b%11%w#2x%r%k#26#16#81#63# 0:смена 0#6#3#j#j
#h#3#2g#2h#v#b#24#23#1j5# 0:срок 1%3% 0:стенокардия 0#4%2#2#f#2#q%9#2w%kl%61# 0:стул 0#3#2#1%3#e# 0:транспорт 0%1#4#3# 0:утренняя 0#3#5#1#3#1#5#1#e#5#
k#1v%6s#35#7w#9d# 0:характер 0#5#1#2#4#3#c# 0:частота 2#5#2%1d%1vu% 0:чем 1Z2#1Z1Z1#bZ3Z2#1Z4#2%2#3%2%4&2#2%a#2#t#1l%3t%ws% 0:что 1Z1Z3Z1Z1Z2Z3Z2%2#1Z
1Z3Z1#5#2%2%3#2#3Z4#1Z1Z4Z5%2#6#2#16#l#1#a#78%9r%3w% 0:экстрапирамидные c#7#5#cp# 1:about 0#1#1#2#1#i#2#5#7#5z#30#81#98# 1:adverse 0#e#lt# 1:advice 2#
1Z1Z5#3#8#2#a#6#8#2%ao#d3# 1:af 2Z1Z1Y3#2#1Z1Z1#3Z1Z1X1#2#4Z2Z1Z4%1Z1#3#2Z3Z2#4Z1#9Z1#d#t%j&e&18%3%h#13%5t&25#4s&1v%d9% 1:agens 0#1Z1#25%3%10d%14n%3e%
 1:alder 0Y1Y2Z1Z1Y1Y1Z1Z1Z1Z1Y2Z1Z1ZcZ10Z3Z6a#8k# 1:already 4#4#6#1#11# 1:and 0#1%3#1#1%1&1%1#1Z1#1Y1#1#2Z1#1Z1#1%2Z4#1Y2%1#1#1#2%1Z1Z1#6Z5%2Z4#1Z1Z1
Z1%c#5%2#1#d#7%7#2#6Zf#k#1%d%8#e#e#6#34#15%3t#7#v#1#d%mo#49s# 1:anfald 0#1#2Z1#3#1#1#1#1#3#2#1Z2%7#1#8#7#2&f#h#s#z2#bs# 1:anfall 0#2Z1Z2#1#1Z1#1#2#1Z1
Z1#2#2#3#l#2#6#7#4%f%5%n#ei# 1:antibiotikum 1Z2Z7#2#4#dZ5Z2Z3#1#1#1f#24#29#l#k#18# 1:are 0#1#1#7%9%1#1#a#q% 1:arm k#2p#2d#5# 1:at 4Z5%1#3Z1Z2#2#3#2#2#
4#4#4#3%3#1#h#2#1#2#1#2#o%1q#ye% 1:aura 4Z3Z2#9#f#9#2#h#f#jq#fr# 1:av 2Z6#1#6#1#2#1Z1#2#1Z1Y1Z1#2Y1Z2#1%1Z4Z1Z2%3Z1#4%1Z1#6Z1Z1%1#eZ3Z2Z2Z3Z1#4&3#1#1Z
1#1Z4Z1Z2#1Z1Z1#2%3Z1%7#1%5%7#2%2Y7#7#7#7#d#1#3&1#g(3#c#1#e%2%i#x#1gZk#2#1w#s#9#10#2#13#7%2#16#49#4e#y#n#1w#8z#2d#n#s#2x#8b#44#2d#hp#f#o#12p# 1:bak 0#
1#1Z3#1%2#8#3#1%12c# 1:before 0#2#3#2#a#c%5% 1:begyndte 6#9# 1:begynte 7#2#2#6# 1:behandling 1#1#1Z1#1#2%1Z1#4Z2#6#5%3&2#3%2%7%5%1#3%1#5%h#k%7#5#i%2b%
b%13% 1:behaviour 0#1#2#1#4#1#7%4%2# 1:belastning 0#1#4#1%2#6# 1:ben 0#4#7Z1#7%5#9#w%5#b#14#6r#4b#2#1w% 1:biter 0#3#4#a#12s# 1:ble 1#1Z1#1#2#3#2#3#5Z2
#1%7#2#2Z1#1Z1#5#2#4#1Z3#2Z4#6#3#2#4#1#1#2#b#o#k#e#b#6p#d4#qa# 1:blev 0#1#2Z1#1#1#2#4% 1:blir 0#1#1#1#6#c#z# 1:blocker 1#3#3#o# 1:bort 6#2j#c#17# 1:br
ugt 0#1#2#1#2#2#3#4#b#m%d6# 1:bruker 0#1#2#1#2#4#5#b#1#l#f#3# 1:børn 0#1#2#2#1#2#8#1f%69%1i7% 1:can 0%2%1#1#2%1%2%2#2#1%2#1Z6#2%8#9%7#l#7# 1:candida 0
#1#a# 1:cause 0Z3#3#5#5#h#2v#j#2h#11#5# 1:change 1Z4# 1:cirkulation 2#2#1#6#8%5%3#1%a#7#p#1# 1:commotio 3#3#2#g#r#h#5u#p#8g#s# 1:control 0#1#3#3#2% 1:
cost 0%1%1%3#2%3#1#5%5& 1:course 4#r#i#1a# 1:de 0Z1Z1Y1Y4Z3Z3Y1#3#9Z9#6#j#3Z4%13# 1:debut 3#1#2#5#4# 1:der 0X1Z1Y1Z1Z1Z5Zj#5#2Zp#2Y3Y1r#8#6s#a#8# 1:de
rmatitis 0#1#1#3#j%m# 1:det 2Z1Z1#2#1Z2#1Z1%1Z1#1Z1%3Z2Z1#1#2#2#3Z5Z4Y1#1#1Z3#2#1%1#4#1Z2Z1%3Z4Z9%3#t% 1:diagnos 1#1#9#a#e% 1:diagnose 0#2#1#1#2#2Z2#1
#2#2#4#5%b%o# 1:diagnosis 1#1#1%1Z1Z8#1%g%7%9#9#o%3#i% 1:did 2Z1Z1Y1Z1Z1Z1#3Z2#1Y2Z1Z3#1Z2Y1Z1Y1Y1#3Y1Z1Z1Z2Y4Y1Z3#2Z1#1Y1Y1Y1Z1Z1Z4Z1Z3Z1Z2Z1#2Z2Z3#1
#3Z1#1%2%2#1%1Z3#2#1%7#6%1Z5#3#d#i#i%5#p#1#1h#f#c#f#1n#28#16#v#1a#2p#78#c#1v#2m#2c#1d1%2i% 1:discharge 0#1#2%1%2Z2#5#2#3#3#1e#8p%22nZ 1:disease 0#1#c#
7%1n%3% 1:disposition 0#1#3#7#3#c#g#2#h#1w#8#3h#6o#bd# 1:djur 0#1#2Z1#1#1%2#3%4%b%21t& 1:do 0#2#3#2Z2%4Z8#h%1# 1:does 0Z1Z2Z2Z1Y1X1Z2Z1Y3Z1X6Z1#5#3#9Z
2#8Z5#2Zg#s#1u# 1:dos 0#3#3Z1#1Z1#2Z2Z1Z1Z5#2Z5%2#2#1#8#1Z7#5Z5#11#10#pZ3o#hsZ6x# 1:dose 0Z1Z4Z1X2Z1Z2Z2#1Z2Y1#3Z1Z1Z4Z1#2Z5Z2Z7Z2Z3Z2#8Zd#9#34#53#ci#
 1:dosering 0#1#6#2#8#e#5#7#f#1d#4# 1:dosis 2#1Z1#5#2Z1Z4#2#1#2Z1#9#4Z1Z7Z2#2Z1Z5Z1#4#4#14#1#8#e#6#19#1#16#13#10#1j#9#63#3u#94# 1:drop 4#3#6#4# 1:drug
 0#1#2#2#i#1#5#1%4#d# 1:drugs 0#1#1#a#h#5#2#7#1a9#3r% 1:du 0#1#2#3#4#4#3#f#8#7#a#d#1a#14#1k# 1:ear 3#1#8#4#4#8#q#h#24#10#k# 1:efter 1Z2#4#1Z5#2#1#1n% 
1:egen 0#1#2#7#1#3# 1:eier 0Z2Z1#5#3#f#f#10#6% 1:ejer 0#2#2Zc#4Z3#2#5%7% 1:eller 0Z1Y1Y2Y1Z1#1W2Y2Z1Z2#2X1Y1#1Z1Z2Y1#1Z1#1Y2Y2Z7Z2Z5Z7#6Z4Z3#3%1#3Z6#h
%2Z1w#61%24#3j#48#46%7f#8m#50w# 1:ellers 0#5#1#2# 1:er 0#1#1%1#6Z1%1%1%1#2Z3#1%2#2#1#1Z1#2&1Z1#1Z1%2Z1#1Z2#1#1#1#1Z1Z3%1%2#2#1Z1Z3#3#1Z1Z3Z1%4Z3#1#5%1
%3%2Z2#2#8#2%a#7%7%6#1#3#5%r#6#h%2%g#a%7%2#6#7#2%7#g#e%1k#16#o%k%2j%13#1m#7%7#2x#9%9#q#w#1k#26#2#6f#jw#3d%23%1xk# 1:etter 0Z1Z2Z1Z4Z2Y2#5#2#3#9Z3#a#11
Z 1:etterbyrd 0#7#2#9#11#ri#3#u# 1:etterpå 0#1#1#2#c#4#3#2#1c# 1:faktorer 0#2Z4#2#2#2%2%1#6Z6#6%h#h%cc% 1:farge 6#1t# 1:fase 0#1#3#4#5# 1:feeding 0#1#
1#21%2% 1:fejler 0#1#1#a#7#j#8%x%3% 1:fik 1Z8#n#a#1#3#4#1#h#1#f#d#b7#sk# 1:fikk 0#1#1#1#1#1#2#2#1#7#1#1%1#1#1#7%2#3%n#6#3#d#g#29#u% 1:findings c%4#4Z1
%1Z2#4#aZ8#p#a#y#2#2e#30#o#4j#1l#h2#2d#1#71#r#29#x5# 1:finger 0#1#2#1%2Z2#2#9#h0# 1:fjernes 0#1#1#1#2#p%6%1%3%3%r# 1:for 2#1Y3#1#1Z1%3Z2Z1%1#2Y2#1Z1#2
X1#1#2Y3Z2&2Y3Y1Y1#1#2#1#2#1Y1#1&1Z2#1%2%1#3Y1%2Z5#1#1Z1#2&1%2#1#3#1&2#2Z9Z6%d#c%5#3#5#3#m#1#4#c%8%2%5&2%1u#r#j#j#f#x#28#e#h#1k#b#3a#x#h%10#1w#4d9# 1:
foster 0#1#2#1#3#3#1#2#1#2#2#2# 1:fra 0Y1Y1Y1Z2Y1Z1X2Z1Z3Z4X1Z1Y2Z3Z3Z6#5#6#y%b#5m#1t#1h4# 1:framöver 1#1#2#1#4#d#u#c#mg% 1:from 0#1#b%w# 1:från 0Y1Z1
Z2Z2#3#3#1Z9#32& 1:funn 0#1#b#7%9%a%r#1k%8e%1c% 1:fynd 0#2#2#1#n%q%b%1g% 1:får 2#2Z4Y3Y5Z1Z2%1#1#2#2#1Z3%2%1Z2%2%1#2#4%1Z3Z1&1#2#1%1%5#6Z3#8%k#1m#8#3#
5#b#x#5#3z#b1#li#15#6z# 1:för 3#1Z2%2#5#1#2Y1Y1Z1#1#1%2Z1Z2#1#5&4#3%4#3%3#2&2&f&5#e#d#d%29#2#7l#7x# 1:före 1#1#1#2#7#6# 1:før 0#1#1#1#4#3Z1#2#1#2#1#4#
1#4#2Z4Z1#8#5Z1#a#2#1#1#g#o# 1:ga 0#1#3#4#3#2#1%2%4#1#9#7#1b% 1:gammal 0Y1Y1Z1Y4Z3Y3Z4Z2oZ1l# 1:gammel 0Y1Z2Z1Y1Y1Z1Z1Z2Z4ZdZi#2f# 1:gik 0Y1Z1Z1Z1#2#7
Z2%1Zb# 1:gitt 5#9Zf%2#3#2%7%e#1i# 1:givet 0Z1#3%1#2#3Z5#5#g%7%2b%9% 1:gjorde 1#n% 1:går 0#1#7#5#i#q# 1:gör 0#1#4#9#c#6# 1:hallucinations 0#1#c#3#2#4#
1#2#12# 1:han 0Z1Z1X1Y1Y1Y1Z1X1Z2Z2Z1Z1Z1Z1#1Y2Z3#2X1Z1Y1Y1Z1Y3Z1#1Y3Z2%1#2%3Z1Z2Z1#1Z1Z1Z2Z3Z3Z2Z1Z2Z1Z3Z5#2#8#8#6#1#4%3#e#3#1Za#2#dZ4%8%3#j#7#4#2#4#
i#o%a#8%7#1b#14#17#f#1q#11#k#12#1w#b#6e#jk#2k#5o# 1:har 0#1#1Y1#2Z3#1Z1%1#1#1#1%1#1#2%1Z2#5%3#3%1#1#1#d#3#c#3#3Z7#5%3#a%4#2#o%2%f#e#35#r%s#m%s#3z#d#1f
%9g#2c#2o#e#7u#159#qw#g9#17s# 1:has 0#3%b%2#q% 1:he 1Y2Z2Z1Z1Y2Z2Z1Z1Z1Y1Z1Y2Z1Y2Z1Z1%2#1Z6Z5Zc#2%5#7Z3Z4%4%1Zc%7#i#v#hn#kn# 1:hematuri 4#2#6#6#5#2#1#
3g#2c#v#66# 1:hemma 0#7#2#2Z5#1#3#2#4#5#m#4#3Z2q#2a#2a%f6# 1:his 0#6#a#q#o# 1:history 0#1#1Z1#1#2%1Z1#2#2#3%1%2%6%3#d#2#y#1h#8#3h#34#rj# 1:hittills 3#
1#2#9%b#3#5#2#7#5%c# 1:hjemme 0#4Z1#1#2#1%7#2Z1#3#6#1%2#3%m%1#1%e%5#u%10#x#1%3%8#h%19#78%6e# 1:hon 0Z1Y1Z1Z1Y3X1Z2X1Y1Z1Y2Z1Y2Z2X1Z5Z3Z1Z2#2Z1Z1%4#1#2
%2Z2%5Y5#7#4#2Z6Zi#2Z4#q#2m%3m#16h# 1:hos 0Z1Z1Y1Z1Z1Z2Z1Y1Y4Y1Y1Z2Y1Z3Z1X1Y1Y1Y2Y3Z1Z1Z1Y2X2Z1%2Y1X3Y2Y1Z3Z2Z2Y1Z2Y2Y1Z1Z2Z3Z3Z2Ze#5#6#i#2#6#fZ1#1%8Z
4Zh#1#6#7#r%1%1#a#c%8%7#g#y#1#1l#11#x#1#o#11#1tZm#4%g%u%13%3g%4w%u#7#1ac#m5# 1:hoste 0#3#2#1#2#4Z6# 1:how 0#3%1#1#1#3#3#3#8%4#2%2#3%h% 1:hun 0Z1Z1Y2Z1
Y1Z1Y1Z1X2X2Z1W1Z2Z1Z1W1Y1Y1Z1#1X1#1Y1Z1Z1Z3Y2Z1Z2Z5Z2Z3Z9Z1#2Z1#1Z2Z3Y1#2#3#3Z2Z3Z1Z2ZfZ5Z1#6#3Z5#1b#8#1f&6#j#l#y#t%1#51%8#d7#v#6o#6#cz#a9% 1:hunden 
0Z1Z2Z1Z1nZ3Z7#b# 1:hur 2#2#1#2#1Z1%1Z5#2#3Z1Z5#bZf#4Z2#2#4#3Z2#1%11#o#22#w#b%2r%t#ay%18m# 1:hva 0#1#1#1#2#4#4Z1%3%4#1%5#5%3%1%3#4#7%1b&9# 1:hvad 2#3#
c% 1:hvilken 0#1#1#2#1#2#4#5#1#3#3#1#1#1#2#1Z2%3Z1%1#7#e%6#2#1#j#10#b2#2# 1:hvor 0#1#1%1#2#1#2Z1%1#1Y1#1#1#2Z2#1%1%1%2Z1#1Z5#1#1#3Z2#1#3Z1#1#1Z1Z2#1#2
#6#1#1#1#5Z1#2%3#2#3#1#8#1#8#1#2#2#9#1&a%3#3#i#2#p#3#5#9#2#9%e#1#5%15#6#2#7#3#m#1e%2#2#f#4%o#6%k#2#5#7%p#b#34%9%b#4b#y#6#o#m%at# 1:hvordan 0#1#2#1#2#1
%1#3#2#2#1#1#2#1#2#d% 1:hånd 1t# 1:hæmaturi 3#1#6#3#5#1h#27#2c#v#66# 1:i 3Z7#1#1Z1Z1Y1#2Y2Z2Z2Z2Z1%3Z1Z1#2Z1Z1Z2Z2X1Z1#1Z1Y1Z1Z2Z1#2Z1Y2Z2#2#1%1Z1Z1#1
#3#2&1Z1#1Z1#1Z1Y1Z1#1Z1Y1Y3#1Z1#1Z1%2Z2Z1#1#1#g#2#2Z3Z3#1Y2%8#2#9#1%1%2#2Z3Z1#7Y1&1#i%2#4#1Z2%9#d#7Z2#h#5Z1&9#2#e%3%2#6Z6#f#3%r#3#4#6#g#5#1#3#1%5#6%1
3Z7%j#i#2Z5#2#2%8#7#o#28#n#1#b#f%j%a#5#o%1#10#c%3#v#7#z#z#a%38%n%n%3f#l%w#12#2y%2c%5#1aZl%1kZ6#4a%4#51%47%3z#g#2r#u#1p#u#5n#tZ95#1z#61#3d4# 1:ikke 0#1
#1#4#1Z2Z1Z2Z2#1#1%2#2#2#1%2%1#3#1Z4#3Z2%1#3#3#1%1%1#2#1#3#1%3Z9#aZ3#9%i#8%2#5#q#oZ9%13%1f#3u#40#5z#ey# 1:in 1#2#1Y1#1#1Z2#2%2Z1Z2%1Y1&1#2Z2#1#2#4#7#e
#1l#j#16# 1:infektion 0#1#3#a#14# 1:ingen 3Z7Zc#8Z2#4#1Z2e#g9# 1:intake 5#1#1#1#e#9# 1:inte 0#1Z1#3#e%4#2#4#5#2#7#9#4#m# 1:intervall 0#1#1#3#2%o#5#7#1
g#4f# 1:is 0#1#2#1#3#1#2#1#2#1%1%1#1#6Z1Z1Z1%1#1Z1Z5Z2Z1#2#1#2#1Z2#1#4Z4#4#4Z1#3#5#f#4#3#9#1#b#d#b#9#3#3#8#e#m#1#10#p#6#6#i#11#4#1i#3%1a#b#2h#f#2#v#u#
j#fu#4x#26#k#2w%89#4fh# 1:it 0#1#2#1#2#h%7#b#a# 1:iv 2#3#2#h#7#1b%x#fh% 1:kan 0#1#2#2#1#2#2#1%4%8#2#1Z9#7#2#3#5#i#5r%s4% 1:katten 6#6# 1:kom 0#2Z5#1#1
%2#1Z5#1%2i% 1:kommer 0#1#1%1%1Z2Z1#1Z1#1#1Z1Z1#1#1X2%1#1#1Z1#1%8%2#3#2%2%2%3Z3#2%3%1#3%6#d%1Z1d#o#d&1l#o#3#6%6#z#4%a%1#2a#48%ac#16#hn%2f# 1:kontrol 1
#6#2#u#13#18#6#8i#51# 1:kontroll 0#1#1#5#2%5# 1:kost 0#1#3#1#1#2#8%7#2# 1:kring 0#1#9%1#1#6# 1:kvarter 6#1n#16c# 1:lang 0#1%4#1%1#1#1# 1:langt 4#5% 1:
leg 0#c#g#c#25#3i#ew#3u# 1:lenge 2Z2#1Z1Z1#2#1%2Z1Z1Y1Z1%1Y1Z1Y1#3#2#3Z1X3#2Y2Z2Z2Z1Y1Y2Z3Y4#1#4#3%2#4#1Z4#3Z1#2#4#1#2#1#3#6Z4#2#1#4Z3#2#1#3Zc#7#k#7#6
#e#x#f#9#4p#r#1w#k#46#22%2a#6i#48%aw#28# 1:levetid 1#1#1#1#7#b#26% 1:lokalisation 0#1Z5#d#p2# 1:long 1#1#1Y1#2Z1#1Z1#2Z3Z2Z1Z1Z3%1#1Z1#1Z1Z1Z2Z4Z2Z4%1
#2#3Z1#3#1#2Z3#3#1#8#5#bZb%5Y17Zk%i%1b%3e#1h#kd#10#29#w# 1:loss 0Y1Z1Z1Z1YbZ3#5#2j#14#u#us# 1:läkemedel 1Z4Z3Z5#5#b#1#4#2Z7Z1a#3r#1v#ix# 1:länge 0#2#1
#2Z1#1#2#1Z1Z2#2Z1#1Z1#2Z1#2Y2Y5#1Z1Z4Z1#2#1#1#1#1Z4#1Z4#1#4Z1Z1#4#cZ2#n#7#6#5%v#1fZ10#1g#2m#2u#4n#2#3#s%y#37#1t%4v#8c#4s%jh# 1:låg 0#2#3#5%i% 1:længe
 1#2#1#2#1%2#1%1#3Y1#1%1#1Z2%2%1#2#1Y1#3%2Z1Z2Z2%2Z1#1Z3%1#3Z1Z1#2Zm#6Z6%dZ5#3%3%a#n#3#b#2%kZ1f#es#52#cr#1y#tg# 1:løbetid 0#9#1#1#5#2#1q# 1:mange 1Z2Z
3Z1#3%1Y2Z1#1Z3Z1Z1Z3#1#1#1Y1Z1#2Z1Z2Z2#2Z1Z3#3#3Z4Z1#1Z3#1Z3Z7#2Z20#b1Zak% 1:many 1Z1Z1Z2Z2Z1Z1#1#1#5#1Z2Z3Zb#8#3%11#1o#j% 1:margins 0#1#1#2#1#2%o%5b
% 1:may 0#1#1%1%1#1#1Z1#3Z5#8%2%1#6#m%j# 1:med 0Z1Z1Z2Z2#1Z1#1Z2#2Z1Z3#1Z2Z1Y1%4#5Z2Z2#1#5#a#3Z2#1#1#c#n%v#c#j#by#h% 1:medication 1Z1Z2#1#1%1#1#6#1#e&
2#3&2&4#1#6#1%7%1b#5c#b0%56%g%1c%7% 1:medicin 0Z1Z 1:medisiner 0Z1Z1Zf#j#a%2#27#b#11#2e#39#2b#4#1o#cx%63%b%31# 1:meds 0#4#2#2#4#3#1#d#2#u#i#3#k# 1:meg
et 0Y1Y2Z1Z2Y1Z1Z1#1Z1Z2Z3Z5Z1Z7#2#3#5#6Zd#g#d#k#1y% 1:mellom 0#1#1#5#a#e#13% 1:middel 0Z 1:mod 4#19#a%d# 1:monitoring 7#5#9#i#1#12#18#6#2f#4s#1b# 1:m
ot 0Y1Y3Z1Z2#9Zd#2#3#2%7%4#f# 1:much 0Z1Z2#4#2#f#7&5%7%1t#3# 1:must 1#1#1Y2#7#k#e#1o#1b#8#9i# 1:mycket 3#1#2#1#1#1Z1#1#2#2#3Z9#2Z2#3Z28#1d#l#2o#k# 1:m
ye 0Z2#2#2Z1#1Z2Y4Z2#1Z2Y1Z1#1#6#2#1%3#1Z2#2Z2Z1Z1Z5#2#8Z5Z3Z1%3#3%4ZhZ1%7Z8#6#3#1#3#k#b%r#7%1k%6%22Zq# 1:mängd 0#1#1#2#6%1#6#2#1#1#6#2#2#1#2#d#18#e# 
1:må 0#1#1%1#1%1#1#1Z1Y1#1#1Z1#2Y1#2Z1Z1#1#1#1#1%1%1%1#3#3#1#1#1Z1#8Z3#1&1&2#1%1&1#2#6#1#3#1&3%6#1#l%8#9#3&g#7#o#2v#x#5#b#2p#2a#6n%b4%39%lb%1y% 1:målt
id 0#1#3%4#5#1c% 1:många 0Z1Z1Z3Z2Z3#1#6#4#2Z2Z1Zi#11#n# 1:no 2#2#2Z1#1Z9#6#3Z3#1#2Z2Z1Z2#2Z2Z2Z6Z1#2Z7Z3#b#1#2#b#10#7#i#16#1q#bv# 1:not 0#3Z1Za#3#3Z1
Z1#1%1#1%6#3Z4#g%12#1#1#1a%7% 1:now 0Y1Y1#5#5Z5#p#2Z1y%6z%3j% 1:nu 0%1%1#1#1%1#1#1&2#1&1%1Z3%2%3#2#5%6%9%10#z#f# 1:ny 0#7#f#c#6b# 1:nå 0#1#2Z2#1#1%1#2
#1#2#3%1#2Z1#8#2#6#1%2#4#1Z6#7#5#7#4#c#3t#2r#2n#1a#ln# 1:når 0#1#2#2#1%2#1%2%4#1Z4%2#5#9#7#1p#6#3#1a#1z# 1:och 3Z1%3#1#2Z1#3Y1#2%1Z1Z1#2#1Z2Z1Z5%7Ze#5
#7#h#1f&a#c#g%5q#17%nx%et# 1:of 7Z2Z1%4#5#1#1#3#2#3Z2Z3Z2Z1#2Z1Z2Y6Z1#1#1#5#1#3Y1Z1#5Y1%2#1%1#2#5%1#2%1Z2#1%1#4%7#1#3Z2Z1%5%2Z1Z1#1Z2#j#2Z2Z7Z2#2Z8&7#
4#2#f#2#6Z3#3%2%5#4%5#1e#e#f#a#10#16%cZ17#1#9#2c%4#9Yk#fZo#c#4#x#3#1f#j#j#1c#r#eZ26%k#3a#8#3#m#3a#39#5#5t#4e#6h%3z%6s#3h#3b#o#1t#2c%4i%a8#1iZ9p#cl#3#1
e#do#id#cb#ne#bo# 1:ofte 1#1#1Y1#1#1#3%1Z8#1Z1#2%1Z1%1Z6%2Z3#3Z4#5%1#8#1%1#5#6#5Z8#5#5#r#6%13#f#b#6#1l%4y# 1:often 1#2#1#1#2h#8#2b#3j# 1:og 3Y1#1#2#1#
1%1Z1#1#3#1Z1#2Z2#1#4#1Z1Z2%1#1Z3#2%1#1#2Z4Z1%8Z1#1Z1%7#1#5#2#5%1%b#2#4#6%4#1#5#2#5Z1#2#1Z6#4#1#l#2#2%c%8#3#1u#2h#31#8b%2u#3o#5m#26%e#6f#21% 1:om 0#1#
1#1%1#2%1Y2#1Z2#1#2#1#1Z2&1#1Y1Y1#1#1Z1%2Z1Z1#1Z2#1Z6Z1Z5#1Z1#2%1#1#5Z6#3#4#3#r%3Zh#16#2%8#l#d&a#a#2#8%h#2#b%4#13#17%20#7h#1t#2c%42%m#o%6o%3c%vj%8b%1g
# 1:omkring 3Z4#h#7# 1:on 0#1Z1#1Z1Y1#7#2Z4%1%5%4%a%2%p%a2%vi% 1:or 6#2#7#b#1b%m5% 1:oral 1#2#5#1#4#g#5# 1:orsak 1Z1#4#7#1#1k#5# 1:output 0#1#4#1#2#4#
3#1#2#47#5c# 1:own 0#1#2%1#7%a%3%o% 1:painkiller 0Z15#2u#19#1q# 1:pasienten 0Z1Z2#1#2#9%8#2# 1:passer 1#4#b#35%8%hy% 1:per 0Y1Y1Y2Z1Z2#a#a%3p# 1:perio
d 0#1#1#2%2#1#2%1#4#1#2%5#8%7%7%i%7# 1:plager 0#1#2#5#2%1%1%1#1%d#8#6%1l% 1:plan 1#2#1#b# 1:planlagt 2#1#2#1#g%4%l%9% 1:polyuri 0#4#4#4#1#4l#2o#u#5s#z
# 1:pr 0#1#4#2#a# 1:på 0Z1Z1Z1Z1Z1Z1X1Z1X1Z4Z1Y1Y2Y1Y2Z1Z1X2Z2Z3Z2#3Z6X1Y1Y2#1Z1Z1Z1X1Z1%1Z1Z1#1Z1Y1#1Z1Z1Z1Z2%1Z3Z2Y1#1Z1Z1Z1#1Z1Z2Z1Y1Z4Y1Z1#1%2#1Z7
Y5Y1#4%1%5Z3%2#2Z1#1Z3Z9Z2Z4#3#4#3Z2Z2%8%9Z2#9Y1#3#2#2#d#5#2#1#3#9&2Z9#8#1%3%f%d#mZh#17%a#f#e#h%2%3#1a#j%b#m#m#f#2h#j%7Zw#3k#3&3e#g#8%26#1q#3e#7Z49#66
#f#4d#6x%7w#x%2d%cv%7r% 1:rate 0#5#26# 1:reaksjon 0#1#3#6#1#r# 1:reaktion 4#2#5%4#c#i# 1:saturation 0#1#6#4#6#86#o#m4# 1:score a#7# 1:sedan 1#5#1#2#2z
#2c#1v# 1:seponeres 2#2#9#3#4#9#5#23#y#3y# 1:set 0#3#6#d%1i# 1:she 0Y1Y1Z1Y2Z1Y2Z5Z2Z6Z2#2#1%1Z2#3ZdZ9#7#6#k# 1:should 0#1#1%1%1#1#2Y2Y1#2#2Z2#1#2#2#2
%2%3#1Z3#1#3#3%2#2#4%2%3#2#2#1#2%5#6%2#1#8#n#2%d#p#9%8%2#4#4#s#9#a%d#12#b#1n#5#2v#6x#b#d0#34# 1:side 0#1#6#1#5#4#4#c#9# 1:siden 1Z1Z6#1%2Z4Z2#aZ4#2#b#
10#4#f#1%4#s%s#j#1f#6#34#8a#43# 1:sirkulasjon 2#9#8%5%4%a%2z% 1:siste 5#1%1#2# 1:sitter 1Z3#8#1#6#1a%1k% 1:size 0#1#1#2#7Z1#2#l# 1:ska 2#1#1Y3#1Z2Z2#2
#2#2Z1#1Y2Z1#1#1#2ZbZ1%f#2#4#f%15#2#1e#e#m#g#1#5#2#w#o#w#f#1l%c# 1:skal 1#1#7#1X1Y1%1#1Z1Y1%4%1#2Z2Z1#2#2#3%1Z2Z2#1%3Z1Y3#1&1#1%1Z2&1#1Z1#1%1#2%1Z2Z2%
6Z2&1Z1#2Z2Z5#1#3#4#1#1Z4#1#4%3#4#bZ2#3#1#1%b%8#3#4%4#4#e%1%1#4#b#9#3#m%1#1%o#1%1Z1%6%i#11#1#10#e#k#1#t#d#z#v#1#3#1v#1p#o#q#m#n#16#2pZ3q#1#7u#1s#2b#2s
#ta#7f%ja% 1:skete 1#2#1#2#6#3#3#5#2# 1:skjedde 0#3%1Z3#1#1Z3#1#1%5%1Z1#e#21# 1:skjer 0#1#4#9#6#1%2#3%6#3#a#e%d%u# 1:slutade 0#1#2#1#2#2#2%4#1#b#1z#c#
17#5v# 1:sluttet 4#c#2#m#2#1i#21# 1:smertestillende q#39#19#1q#z#2q# 1:smärtlindring 0#1#1#2#3#9#3#2#8#2#3#6#1j#1c# 1:som 3#5Z3#3#2#5Z7#4Z4#7# 1:start
et 1#2#6#1#1#2#2#7#5#h#1#1n#1r#7v#19# 1:status 1Z1#1#1Z1#5#1Z5#3#1g#ck%od% 1:steroid g#d#7#17#5e# 1:stimulant 1#7#3#4#e#5%e# 1:sto 0#5#5% 1:stor 2Z1Za
Z 1:strength 0#3#4#3#j#5# 1:størrelse 0Z1Z2Z7Z 1:swelling 3#a#r#2#11#3# 1:sykdom 0#1#2#2#4%1#1%5%4#m& 1:symptomer 0#1#1Z1#2#1&2#1Z1#2%1Z1Z1#1#1Z1%1Z1%
aZ1#4#2Z4#b#1%10%e%10%1y%1%n%8%4s% 1:symptoms 0#2Z2#1#1%2#1#3%3#3#7Z1%z%k#cv#2# 1:så 1#b#6#10#8#9# 1:tablets 10#7# 1:tas 0#1#1#3#2#2%d#1j#3j#34#a7#9j#
 1:tecken 0#1#2#5#3#g#1%d% 1:tegn 0#1#1#2Z1#7%2#2%2#6#4%a#3# 1:temperatur 1#1#2#1#2#4#6#3#2o#n#1z#n# 1:test 0Z1Z2Z1#2Z1#1Z5Z1Z2Y2#3Z2#3%2#q#b% 1:the 0
Z1Z9#1Z1Z1Y1#1Y1Z1%1%3#1Z1#2%2#1Y6#3#5#4%2#1#2%3Z1#6Z8%5Z2%a#1Z3%3Z4#6#1#5#8%7%o#3r%24#17%u#1l#4y#51#b#1j#dq# 1:there 0Y1Y2Z1Z5ZcZj#nZ3Z 1:tidligere 0
Y1W1Z1X1X1Z1Z1Z2Z1Z3Z1Z7Z1ZdZ 1:til 6#1#2#2Y2Z1Y3Z1#2#1#1%1Z3Z1Z1#1%1%1%1Z1#1%1Z3#4#a#1%3#1#1#1#8%7%4#t#4%1#8%s#h#c#d#1r%2%s%2o#u%1aZ27#q%2d#uZ1k%6d#5
w#fg# 1:till 1#1#1%1#3#2#4#4#a%2%2%3%5%1%1%6%a#n#f#1d#n#4#d%193#19c# 1:time 0Z1Z4Z1Z2Z9#a#i# 1:to 0#1%1#1#2#1#3#1#1%1#4%1%1#1#1Z1Z2&1%1&1Z1Z5#4#2#2%3#
5#1Z5#1#2%5#1#3#r#1%c#10%b#8#41#3u#31#3fa% 1:tok 3#5# 1:treatment 4Z2#3#8Z4#1Z7%2#3%o%6Z1u#6b#1yx# 1:trigger 0#1#3#8#4#2%2%3#3#k%m%94% 1:trods 0#2o#s#
 1:tåler 7p#s# 1:under 0Z1Y1Y1Z2Z3#4#7# 1:utbredning 2# 1:utflod 0#3#1#7#4#6#12#bp#ad# 1:utlöser 0#1#2#12% 1:utseende 0#1#7#2#1#1%g#10#su#40#e9% 1:vac
cination 1Z2Z1ZaZ2Z1#1# 1:vacciner 0#1#2#1#5#7#4%j#7%a#5#3#3#1w# 1:vaccines 0#2#3#e#r%1k# 1:vaksine 0#1#2#1Z5#3#4ZdZ6%16Z1hZ 1:var 0Z1Z1Z1Z2Z1Y8Y1Z1Z1
Z2Z1#1#6#1#1Z1Z1Z1Z1#1Z1Z2Z1Z4%8#4Z5#2%2Z3Z1%6#h#6Z7Zb#2#1u#12#1#6#1l#3m# 1:varighed 7%1#1#6#7%2g%6#17%15#14u% 1:varighet 1#3#5#2#4#3#4#2g# 1:ved 6#1Z
2#3%2Z1#1#1Y1Z2#1#3#3&1%1#1#1Y1#1#1#4Z4#1Z1Z5#1#3Z9#4#5%2Z3%1#1#2Z9#1#4#f#3#a#6#4#3Zb#6#5#b%h%a#6#9#n#16%f%g#k#2#y%h#1i#2t#g#3#18#x#39%a#m0#yz% 1:vekt
 0Z1Z1Z1Z2ZcZa#1r#o%14#u% 1:vi 0#1#d#2# 1:vid 3Z2#5Za#c#14#2b#2yc%2iq% 1:vil 2Z1Z3#2#2#1%2Z3#7Z2Z1% 1:vilken 3#1Z2%1#1#1#2#2#1#1#7#a#7#2Zh%z# 1:ville 
0#1#2%2#2#3%6#4#2# 1:viste 0#4#6#4Z5#2#7%z#3#c#y#3#p#a#31#c#180#5k# 1:väntar 0#1#3#2#2#3#2#3#6f# 1:was 0#3Z1Z1#4Z1#1#1Z2#1#3#1Z1Z2Z2#1Z3#1#1%1#3#1#1Z1
%5#1Z1Z2#2Z3Z3#g#4#2#4#4#6#4#3%1#1#4%1Z6Z3#l#2%b#n#9#h#2#aa#gp# 1:weight 0Z5Z1Y7Z7Z2#2m#12ZuZ 1:when 13# 1:will 2#6Z6#1#5#2#4%3#3#7#1%5#4#5#4s%2%p#2#y
# 1:withdrawal 0#e% 1:är 1#1Z2#3#1#1#2#1#1#4#1#3#1#1#2#g#4#2#d# 1:årsak 2#1#1#1Z1#2Z2#1&2#m%b% 1:åt 4#5#6#q#2l#q# 1:återfyllnad 0#1#1#3#2#4#r%1#a#4#10
%37#3v%19#2a%45#3e%2h%db# 1:återgivning 0#1Z1#1#1Z1Z1#7#2%8%m#3b%5a#7a%n0#mt&5q# 1:øre 0#1%7#1#2#2#2#i#1b#5%w#1x%g#5# 1:аллергия 1#3#j#d#7#5q# 1:антиб
иотик 7#2#m#q#1#1d#1y#3# 1:без 5#4%9%2t%e% 1:боли 8#4%1#2#3Z1v%1cZo#4i#2v#2y#x#1w#7q# 1:боль 0#1#5#2#b#5# 1:больного 4#8#g#2#15#3#d#p#1z#c8%ah%6d# 1:в
 3Z1Z1#1#1%1#1#1#1Z1Z4Z2Z1#2Z1Z3#1#1%1#2#7#5%2#2Z9%5#2Y7#4#d#4Z1#a%4#9#1n%s#6m%2s%v%fb%31#51#3z#fu#mv#h9# 1:веса 0#7#3%1n% 1:визит 1# 1:во 0#1#2#1#1#1
#2#8#4# 1:восстановления 0#1#1#1#2Z1#1%1Z1%4#k%b# 1:времени d#4#5# 1:галлюцинации 0#1#2#1#2#e&3% 1:где 1#1#3#1#2#4%3%3%1#5#3#i#1b# 1:дней 6#1#2#3#o#7#
3c#1w#12# 1:до 2Z1#1#2%2#2#6#1h# 1:доза 3Z1#1#1#2#1Z4Z2%2#5#9Z5#l#c#1p#c%an#5c#11n#119#293# 1:дозу 0Z7ZaZ 1:ему 0#1#6#8#3#9#2#5# 1:за 1#7#1#l#7# 1:зна
ки 6#bZ7#4#1es#165# 1:и 4#1#1#1%1#7#2#5#1Z2Z4#4%1#1k#n#s#d#4#2a#5j# 1:из 0%1#1#1#k%2%12# 1:инсулина 1#3#5#h%5#r#1h# 1:какого 0#1#5#3#d#w#8#1#3#18#wy#o
# 1:какой 0Y1Z2Z1Z2Z1Z2#6#7Z1Z5Z1Z5Z2Zm#5Y1i#10b#3o#18# 1:легких 0#c#7#9#ci# 1:ли 1Z1Z2Z1Z1Y1Y1Y1Z2#1Y1Y1Y1W3Z1Z2Z1Y1%2%2Z1Y1Y5Y2Y3Z4Y1Z1Z1Y2Z3Z2#8#2Z
1Z2Y1Z1Z2#11Zk%b%8ZbYi%17#27#mZ4g#3g#25% 1:мать 0#1&2#1#1#1%2# 1:молока 0#7%2% 1:на 2#1#1Y1#1X1%1Y2#2%1Z3%1#1#4#2%4#1Z1#1%3Z2Z1%1#4#1Z5#7#6Z1Z3#p%2%m#
1%6%2o#5&2j#g#4b#4n#bn#6b#p#84#oq#no# 1:не 0#1#2#1Z1#2#7# 1:нельзя n#2#4#5#f#3s# 1:нпвс 4#1#2#8#t# 1:обстоятельства 1#1Z3#1#2#4#a# 1:он 0#1#5#1#1#1#8#
5#s#7#1#6#3#1s#22#w#r8# 1:от 1Y1Y1Z2Z1#1Z1#9Z1#1ZaZ4#1Zl#x#11#ht# 1:по 0#3#1#2%1#1#1#4#4#5#1#2%5#7#2#3%k%z%u#2j%y%v#j#1m%1c#6p%v#v0#3a# 1:при 0#1%1#2%
1#5#2%3#3#1%4#2#3%2%7%1%t#13#8%15%7c#2sw#6h# 1:пьет 1#3#1i# 1:режим 1#4# 1:с 0%1#1Z3#1%2%1#3%2%a#c%7#q# 1:сколько 1#1#1#4#2%d#1#2#86#ks% 1:собаки 5#1%
2# 1:терапия 6#9#7#34t#69# 1:травмы 5Ze#v# 1:у 0X1Z1Z1Z2Z1Z2Z1Z3Z1Z8#9#7#c# 1:цефалгия 9#4#6#2y#6s#35#h9# 1:что 1#1#1#2#2#m#2#3#2#7#b%8%1t#b# c:allerg
ic 2Z1#2Z1Z2#1Y1#1#1#1#3#1Z1#3Z1Z2#1Z3Z1Z1Z1Z2#3Z1Z1Z2Z2%3#2Z3#1#1Z2#6Z2#9#6#2#3#1#4#5#a#6#mZi#7#d#h%w#w#l#7#d#b#4#7%h#5#2z#5h#71#3g#6g#dg#1w#9pZ c:ar
m 2Z1#3#1Y1#2#3Z1Y1#1#1Z1#1Z1Z1#1Z1Y2Z2#3#1#2Z1#1Z2#1Z2#2#1Z3Z2Z1Z2Z1Z3#2#1%1Z3#3&2&1Z2Z1#1#4Z3#2Z1#3#1Z1#2%3#g#3#1Z3Z2%4&eZ8#3Z3Z2Z6Z1#s#2#9%4Z1%1#4%
x#3#7#1Zt#5#16#c#h%r#s#g#3Zw#1lZ2Zb#15Z8#7#bZwZ3b#18#2%w#2r%7i#16%8y#1hZnY18#nu#2#t#2zZ41Zl9# c:back 0Z1Z3Z1Z1Z1Z1Z1#1Z2Y1Z2Y3Z1Y3%2Z3Z5Y1Z2Z4#1#3#6#2
#2#1#1#1Z1#7#4#4#3#i%4#s#2#13%5z#a#8%5Z98#1o0# c:belly 1Z1Z2Z1#3#1Z3Z1Z1#1#1Z2Z1Z2Z1Z1#3Z1Z5Z6%3Z1#2#1Z1#5#1%6#2#2#1Z2#1Z1%1#7#b#2%6#2ZnZa#8#9#j#4Z5#j
#n#1a#2Zn#bZb#ao# c:blood 0Z1Z1Z1Z1Z3Y1Z1Z1Z1Z2X1Y2Y1X2Z1Z1Z1Z2Z2Z1Z1#2Y1Y1Y5Y1Z1Z1Z1Y3Z1Z1Z1Z2Z2#1Z1Z1Z2Z4#2Z3#a#3Z3#8#1Y2#9Z2%3Z8X8ZsZ1#2Z6#2Zk%2#wZ
j#5Z2jZ8Z16Z2s#5#xZq#14Y4#8#10#46#1p#b#1g#g#4#3m#k#14#20#31#p#27#39#p#5u#1g#1z%bc#ah# c:breathless 5Z1#3Z3#1#1#1Y2Z1#1#2#2#1#1#2Z3%3Z4%8Zi#3#4d#2b#ixZ
1zq# c:burn 1%2#2#2#2# c:chest 0Y1Y2Z1Z1Z7Z6Zs#j#c#14#2d#5# c:constipation 0#3%1Z1#1#1#1#1%1#2#1Z5#1Z1Z2Z1&2%15#k#a#7#4%1q&5#j#n#2l#1g&2j#f#8#2c#77# c
:cough 1Z1Z1#4Z4#1Z2#5Z2Z1Z4Y1#4Z1Z3%4#h#1#d#mZc5Z c:diarrhoea 3Z3Z2Z1Z2#1Z3#4Z1#2#1#2%1#4%2#5%a#1#eZ9#3d%1a%1s#7h#whZ c:dizzy 0Z1Y1Y1Y1Z1Z5Y8#8Z1Z3Z2
Z1#5#3#9Zv#f#6#b8#1l#d#5s#a3Z3d# c:drive 2#1Z2#1Z1Z1Z2Z1Z2Y5Z2#1Z5Y4#2#a#3Z2%1Z3Z1#2Z2Z1#2#9Z5Z1#2Z8#3#9#2#5Z9%w#15#2m#15#5h#2x%ll#4h#zs#2q% c:ear 4#4
#1Z1Y2#1#2#1Z2Z1Y3Z2Z1Z1#6#1#5#2#8%2Z4#8Z9#9%5#1#1#c#15#4#3#k#4#c#3#b#6#q#11Y1j#4#rY4#10Yo#16#4#34Y5w#6#6#5m%2g#3x#aw#3y%41%4c#9rZbw#a5Z2re# c:eye 4Z2
Z1Y1Z4Z2#3Z2Z2Z1Z4#1Y2Z1#1Z1Y1Z1Z1#6#1#4%4#1Z4#3Z1#1#8Z1#1Z1Z3#6#7#2Z7Z6Z16#2Z3#8Za#jZ14Z2Zp#2#1uZ1bZ3wZ1vZ4x%18#64%4w#4s%81#ae%3t#3p#6fZ c:faint 0#1#
5#2#2Z4#4#5#2#7Z1#9%f#o% c:fear 2Z1#1Z3Z1#2#1#1Z1#1#2%3#1#3Z1Z1Z6Z1Z1Z2#1#3#1Z2#4%1Z6Z2Zc#cZ3Zo%d#4#6#1#3#4#1i#3f#c#f%2k#39#1k%5#j#2n%1%3g#hy#g6#2a#d#
1u#1e#e6# c:fever 0#2Z1#1#1#1#2#1%5%4#3Z1#1#2#h%g#wZo#p#l%mZr%1#n#8%10k#iw# c:fracture 1Z3Y2Z1Z5#1Z1Z1Z4#1Z3#1%1#1#2%4#dZ3#2#3#1Zw#2#4#t#1f#27%4r#11#3
n#1o#f#mtZ3vZ2fZkZ c:fungus 3#1#6#1%1#6#2#1w%1#d%gy#bq#3k#d3#b1#l#8d#cr# c:head 0Z1Z1Z1Z1Z6Z1#1Z1Z1Y1YcZ1#2Z2Z1Z4Z5#2#7#3#8#6#14#b#e#41#p#oZ4wZ2w#m#1c
#4n#5bZ6#38#58#7#2i#n3#8k%om# c:insurance 0Z1Z1Z2Z1Z2Z1Z2Y1Y2Z1Z1Z1Z9#7Z3Zl%7Z17%eZk5Z6wZ13kZ c:kindergarten 4Y1Y1Z1Z2#1#1#2#2Z1#2Z2%2#4Z7#c#jZ3Z3#1a#
1u#12#1#1r#4p#b0ZbvZ1fZhZ4y# c:leg 4Z1#2Z4Z1#1Y1Y4%3#2#1#1#2Z1Z2Z1#2#2Y4Y3Z2Y4Y1Z1Z1Z1Y1Z1#1#2Z2Z3#3#5#1#2Z1Z1Y3#2%b#2Z6%4#2#3#4Z5#2%2#a#2#cY6Z9#6#1#5
Zn#7#5#z#1#8#16#sZ3#1Z13Z1gZk#4%mZx#9#2d%5#55#hZ1#2b#11#sY75Z91#42Z11Z2t#h8Z1Z2jZ34#9%81#2l#kq# c:liver 2#2Z2Z3#1Y3Z1Z2#1Za#2#1#1%3#3#1#1%1#1#4Z1Y1#5Z
1Z4#1#2#9#q#6#6#16%7#h#8#1p#a2#r#4fZli#1m#ay#n8#fc% c:new-mother 0Z1%2Y1%2%1#1#2Z5#1Z4#1%a%4Zo#19#4#2#1%3b#1h#2o%4b#33#8r#5w# c:nose 3#3#2Z2#2Z6#4#4Z3
Z1%3#3#1%7#9Zb#5#2#1#4#18#3#u#8#1#2mZ3p#2j#38#23#fZ4n#17#zq#1x# c:nsaid 1#1#2#3#p%b#4%7#8#8#2l#eo# c:pain 0#1#1Z4#1Z1#1Y1Y2#1#2#1Z3%1Z1Z1Y1Z1#1Z3X2Z1Z
1Z1#1#1%1Z1Z1Y1Y1#1%1Z2%2%1Z2Z1#8#1%2Z1#1#1Z1#1#1Z4Z3Z1%1Y3#1#2#2Y1#1Z1Z2Z2#5#3#1%4%1#3Z2#5#4Z2%3#bZ1#7#1#1%1#l#5%2Z5#1%5#1#5#2Z6#2#1Z5Z1%8Z7#y#s#oZ1&
9#m#3%2%9&9&4#f#8YdZi#1#mZq#6#v#f#5#t#4#i#f#z#b#nZe#h#4#o#x#f%3t#e%6#cZ6%l#r#19%3#1m%g%1n#2p#fZpZ3#6c%b#3#s%g#c#b%p&16&83#m#4b#3k%z&1m#7#45#8r#jv# c:p
alpitations 1Z1Z1Z2Z9#4#9#6#b#18# c:period 0#1#3#1#1#2#2#1#1#2Z1%4#3#1#2#1Z1#1#3Z1Z1&4Z4Z1#2#7%9#1%4#3#3#3#1%c#2#3#b#jZsZ9#28#3xZ2s#5#2ZrZ22#8#10#46#7
m#k#14#20#5x#3y#5u#1f#1#ab#9o#3t#3c#o#7h# c:poison 2Z5#1#3Y2#1Z3#1Z1Z1Z1#2%2#5%1#6%3#7%1%3#8Z1#2Z2#5#4%6Z3Z2#7Y7#7YjYaY2#4fZ1eY68YbZaaYz4Yra% c:pregna
nt-said 0Z1Z1Y2#1Z2#1#1#2#1Y1#5Z2#1Z1Z3Z1#6Z1Z2Z4#5#1Z1#1#1#3%1#2Z1#9#3#1%1j#z%1k#1q#d#3%2y#k#3m#1o#3t#2n#2n#1b#1t#p#a#2r#2o#1#7#1x#5#21#21#ed#55# c:r
ash 7#5#1#1Z3#3#2Z2Z4#2#2Z3Z9#2Z8#6#9#2#3#d#1Z4#c#15Z2#l#1#e#15#p#7#e#1h#13Z7j#9w#13#8#2x#7u#qv# c:sad 0Z1Zf#a#2#4#2u# c:seizure 2W3Z1Z2#1#1#2Z1#4Z1Z1
%2#1#1X2X1Z3Y2#1Y1#1Z1#1Z1Z2Y4Z1&1Z1Z1Z2Z1Y2#2#1Z1Y1#2#2&1#8Z4#6#1#1Zg#1#5%4%2#9%7#7%2#8#2#e%3Zh#8#1#1#a#1#8%fZe#b#2#h#i#3#f#k%o#t#7#11X1q#1W23XeW6#1c
#8%1c%3x#p#2z#2c#s#1g#30#1r#24#1g#3d#3l#2%3c#j9#f2#1k#2gy# c:skin 0Z3Z1#3Z1#6Y2Z1#1Z1#1#2#2Z1Z2#1#2Z6&1Z6%3#p#4%e#14#8#v#q#2#7l#h#g#9t#4h#1w%b#8w#109%
hf%3bp# c:sleep 1#1Z2Z1Z1Z4Z2Z4Z1Y1Z1Z2#1#1Z2Z1Z1Z1Z3#4Z4%3#3Z4Z1Z3#1#5Z1Z7Z5Z1Z2Z4#3#d%c#x#7#f#4qZc0#6u#1m#51#4e#3e#17#75%m#iq#9j#ci#2r%22% c:sport 0
#1#1Z1#2Z3#3#1#1#1%2Z3Z2%1Z1#3Z4Z2Z3#2Zg#5#1#4#1Z3Z3Z7#f#e#c#5g#bZ5m#2s#7m%z1Z c:sputum 0#1#1Z4%2#4%1#6%2#1#2#4#2#e%6#1#2&i#2l#131#5d# c:steroid 0#1#1
#3#2%2#d#9%1s% c:suicide 0Z2Y4#1Y2Z2#1Z1Z2#1Z1Z1#3Y1Y1#3#1Zc#2Z4#3#2Z1%1#3#5#1Z7%b#3#gZl%e%v#2l#l%p#y#39#i#4v&39#10#10#3m%e#c#1q%1%2x%1#f#z#b#21%b#a&7
k#1i%g%d#9#19#e#3i#1x#9e#8#3m#e2#2q# c:swelling 0#2#1#2#1#1Z2Z1#1#2#1#2#1Z2%1#1Z1Z2#2Z1Z1#3Z4#5#2%2#2#6Z2#2#m#1#2#1#9#1#e#b#e#e#2#p%19%f#r#4#8#13%3#d#
3#2w#p#2k#18#75#3t#1a#6o#1b#21#e#5t#39#m1#9#6q# c:tetanus 0Z2#2#1Z2#2#4#5#2%f%5Z1Z1#5Z1ZdZ6#6Za#14#d7#1s#r#1q#3s#3q#4u#sd%xn#8u# c:throat 0Y1Z2Z8Z1Z2Z
1#1#1Z2Z1#1Z3Z2#2#4Ze#f#2a# c:tired 0#1#1#3#2#4#1#3#1#1#6#1#2#1%3#2%f%7#q#2f# c:tooth 1Z3Y4Y1Y3X1Z2Z1Y1Z1Y1Z1W1%1Y2#2#2Y2Z2Y1Y2#3#1Z1Z1Y4Z1Z2#1#1#2Z1Z
3Z3Z1#1%4&iY3%8Zi#3%1#1(1#8Y6#8%1#1p(5(2w#a#e#1%aX5q%3#3mZp#3#9m(3lZ1d%5g%2u#6d#1u%7k%4w#88&8z&s#7q%1#91%4t%qfZ1ua# c:travel 0Y1Z2Z1Z1Y8#1Z1Z2Z3Z1#2Z2
Z1Z3#3#2#5#8#5Zi#2#2#3#l#4#4#e#1t#3j#7cZagZ8s# c:urine 0Z6Z1Z1Z1Y1#1#1Z1Z2#2Z2#3Z1#1%2Z2Z1Z3Y1Z1Z1Z2Z1Z3Y1#1Z1Z2#2#1#2%9Z2%6#1Z1Z1#e#1#5#3Z2Z4Z1Z2#8#4
Z4#1#2#b#w#1e#9YaZ5#qZ1wZ34#16Zs#wZ11#cbZ2o%ah#1cZ8n#2#19#6h#i#20q#vc#nt# c:vomiting 0#2Z2Z2#1#1#1#1#2#2#1Z2#1%9Z1Z2#1#1Y1Z5Z1Y1Z2#3#2Z1Z1Z1#6Z4Z1#1#5
#1Z1Z2%1Z2#dZ1#4#1%4Zb#1Z1f#9#11#2p#31#8Zo#2g#qZ18#r#1c#19Z1w#29&3t#4e#n#3bZi4#x#52#e#56#26#avZ8a#12#3b# c:warfarin 0Z1Z1Z2#1Y2Y4Y4Z2Zd#1#5Z1#6Z2Z2#p#
2w#1z%1g#4nZ12wZ8hZ c:weak-side 0#1#1#1#2#1#3#1#1#1#b#2#1#1#3#2#1#4#8#9#8%i#j#2r# c:work 0Z1Z1Z1Z4Z1Z2Y1#1Y1Y2#2#3Y1Z2Z6Z1Z2Y4#1Z2#1Z3#2Z1#1Y2Z1Z3Y1Y1
Z1Z1%1#1Z1Z2Z1Z1#2Z4Z1#4Z4#3#9#2#1#6#5#2Z3#8#d#2#q#4%1qZb#cYw#h#p%1h#k#2#8#n#j%w#5w%2m%a6#gZc2#18#3tZ5#9p#j1#2hu#l7# c:wound 2#2Z2Z1#2%1#1#2#1Y1Z1Y1%1
Z1Z3#2#2Z1Z1#2#1%1Z1#6ZeZ1Y1#2#2%2Z4Y4Z2#4%2#3&3#2#2#2#2#6#2%1#5#2#6#16%d#4%7%7%10&37%3r%h#kZ46#s#1bZ3Y3e#66Y40Yc%6q%3x%8%2o%5%7eYle%hg%fuZ5j#96#57#6g
Z condition:A73 3#6#8#c#5#7%1#1#4&x#d#1f%n#4%6#62#10#136%dt%16%jw#1t#w5# condition:A80 0#1#2#5#6# condition:A84 3#1%1#1#1#1#2#2%1Z3#5#2#h#7%4%3#a%4#1#
t%a%6l#o7#1bd#7e%9% condition:A85 0#1#5#2%1#3%1%1#3#1#2#2#1Z2Z2Z3#3#1#1#1#1#4#1#b#1#3#cZ1#e%4#4%1#2Zo#6#8#n&7#3#a#5&16#45#1e#4l%3y%86#45#77#9a#7h#et% 
condition:A88 1#1#3#2&4#6%7#11%t(o&2(n%17(s#b(c#2w#2h( condition:A92 0Z1Z1Z2Y1Y1Z2Z2Z1Z1Z3Z1Z3Z6Z2Z2Z8Z8Z5#1#4#8Z3Z53#l#7#o#4#t#2z#5h#24#4x#5l#hr# con
dition:A98 4Z4Z1#1#3Z1Y3Z2Z2Z2#1#1#3Z1#1Z1#1#2#3Z1Y1#1#1#1#1Z1Z2%2Z1#1#2#4#3Z1Y7%2ZfZ1#3Z3#3Z2#2#4#3#bZa#9#7#14Z1#3%yZ1Z6%5#j#5#4#oZs#2i%1b#4#5#1w#1v#
j#m#12#a#12#q#29#5b#3#l#1b#1#4#2#o%19#7i#29#m#5n#2#1g#q#f#11#k#dz#2q# condition:B82 2#2%1#2%3%2#5#b#2#7#1#c#l%7(n%r&c#ox%aj%2cq# condition:B84 1#1#5%4
%1o%7% condition:B90 7#2%b#j% condition:D72 5Zc#14#2r#p# condition:D82 0#1#1#3#5#1#8#5#4%a#h%83%3v#69%67% condition:D83 0%1#1%3#2#3#6#2#1%5#4% conditi
on:D84 0%1#1#1#1#1#7#2#4#1#1#3%1#1%3Z2#1#2#4#1Zd#7%a#6#2#1#a#26#28#b#by#c7#g8#7u#4i#6v# condition:D85 5Z1Zl#43#j#n#gf#6l# condition:D86 0Y1Y1Z1Z1Z1Y1Y
2Z4Z4Y3Z4Z2ZkZt#2s#j#n# condition:F76 0#1#2%2#1#2#2#1Z1#2#1Z1#2Z1#2#2#1Z1#n#3#h#q# condition:F85 0Zo#a9#52#sj# condition:H71 0Y1Y2Z1Zk#4#a#8#p#15#5#n#
7#4#j4#3q#w3#gw# condition:H77 0#1#2#2#5#1%d%e# condition:H86 0Z1Z2#3#3#4Z2#i# condition:K74 0#1#2Z1%1#1%1Z1#4#2Z4#5#1#1#q%9#1#1w#8#r%3y#5g#b7%61# con
dition:K80 0Z2#2%1#2#3#1%6#7#e%24#5c%1n%3j%2x%41%69#136# condition:K86 7#4%6#4Zj#1e%w%60%50%bg#1p# condition:K88 2%1#1#1%1#1&2Z1Z2%3Z2%1%3#9#7#b#14%2(
2#m(8#s%45#v&8%50#n%m#d#b#1d%2l#a%d%w#o%16#3q&4j#f#8m#3u#2o#9q%3w#b2#1v2# condition:K90 0Z1Z3Z1Z1Za#1#tZ4#40#3p#je# condition:K94 4#8#4#1#3#9#4#1#6%2#
j#r#v#e#91#48#ah#1a#18#eo# condition:L70 0#1#1#1#2#5#8#1#2w9# condition:L76 2#2Z1#1Z7Z6#4%1%1%1#2#4#e#2#4#1#k#2#6#5#z#1f#27%9f#ig#1#2v#46#30#2oZ condi
tion:L86 0#1#1Z2Z2%2#b#5#2l#s%r#e#3g%1i#5i# condition:N79 0Zo#72#p#8g#s# condition:N80 0Y1Y1Z1Z2Z1Z2Z2Z9Z9qZ35Zir#58#7#2i# condition:N81 0#1#5%2#3Z7#1
#1a#k# condition:N87 0#1#2Z1#1#1%2#4#3#1%2%1#1Zm#8#1#e8%ki%of% condition:N89 0Z1Z1Z3Z1#3Z4Ze#s#17n#2k#4r# condition:N91 0#g#4#4#4#z#2#1#vn#mt#br# cond
ition:N94 0#1%4Z1%2#5%1Z1%1#3%1#3#1Z1#1&6#3Z6#a#8%6#3#1#24#bl%1z#b3%av#a2%a0# condition:P15 1#1Z1#5#2Z4%3Z1#1%3#1#2#6Z1Z3#f#7%g#3#l#c#i#b#93#i%2h%6e%1
m%67%3m#86#72#2p# condition:P71 0#1#3#2Z2#1#2#3#4#2#1#9%2#5%8#e%4#3#a%4#1b# condition:P76 0Z1Y1Z1Y1Y1Y1Z2Z4Z2Z1Z3Z5Z2Z1Z7#9#lZ3Y condition:P77 0Y1Z1Z1
Y1Z1Z1Z2Z2Z1Z1Z2Z1Z3#3Z4Zk#a#dZ5u%a9#bb% condition:P86 3#1Z2#3#2Z7%2#3#s#2%f# condition:P98 6#8Z1#8#2#1% condition:R82 1#1#3# condition:R96 0Z1Z1Z4#1Z
2#1Y1Z2Z1Z2Zf#2#3Z6#4Zc#2#4#7#h%e#9#14#1j#q%15#2c#3t#7#ec%6w%9m#6l#fb#24% condition:S10 0#1Z1#1#1Z1#1%8%3#3Z3#1#1#3Za#1#o#3#2#9%1#7#1%3#1fq# condition
:S14 1%4#2# condition:S16 0%1#1#1#2#5%2#2#5&5#u%h%i% condition:S18 1#1#s#7#14#gu# condition:S23 3#5#4#7%j#m#9#1d7#8o#y6# condition:S76 2#2Z1#d%1%6Z5#7
#iZg#34# condition:S77 0#1#3%1#5#8#c#7#5#4#s#3#a#16%8%3h#34#6u#1qb#ey# condition:S82 0#c#6#4#m#b#11#c#6#3g#5#9p#18#46# condition:S87 j#5#2w8# conditio
n:S88 0#1#4#6%d% condition:S97 3#g#5#1# condition:S98 3#7#2#4#24#24#29#7#e#jz#13#8#11m# condition:T81 s%a#6s%10%a& condition:T87 5#1#4Z2#2#2#1#2%1#1Z1
#1Z2Z3#3Z4#3#c#7Z4#1#b#4#h#7#5#1v#c#48%19#12#t#4#s%3#1j#2#t#b%n%1b#2q#4%3s#19%2c#1g#1d%27#h#12#3l%ei#fc% condition:T90 0W1X1Z1Y1Y1Y1X1Z1Y4Z1Z5X5Z6ZgZ1
Z9Zn#n#2l#2#3b#9#5z#v#7l#b# condition:T92 6#2#7%4#r#9#2i#bl#d2#te#6o#54# condition:T99 0#1#1%1Z1%1#2&3%7%5#a#h#p%4)n&r(19%2r#27#96(3z#ed%v&mn% conditi
on:U04 2Z2Z4#4#6#5#2#5#7#e#o4%1e2& condition:U08 1#2#7#1#5#3#2#3#e#7#e#7#34#1iz# condition:U98 0#1#1#1#1%1#6%1%6%5#2%5%7%15# condition:U99 0#2%3#2%c#c
%1i%3t% condition:W14 2#3#2#2%f%2h% condition:W78 0Z1Z1Z1Z2Z1Z2Z3%1Z1Z5Z5#eZ7%2#9#og#bs#21#ge# condition:W94 0#1#1#2#1#1Z2Z2Z1%1%1Z3Z2#1%1Z2#1%1#1#2Z1
%2#8&8#w%y%3#p#7#4#2m%12%j%3u%7e#ob#3m#8t# condition:W96 7#2#9#11#ri#3#u# condition:X06 0#2Z2#1#1%1#1#1#1Z1#1#2#1%1#1Z1%2%3#2#2Zd#n#1#2#11#n#1u#5#15#2
l#h#w%e#6#36%i8%35%g#3e#al#19#14#g#1a#c2#28#cx#3q# condition:X11 3#3#1#13Z2ey#h7#f0#j# condition:X72 0#1#1#8#1#d#5#2#3#c#9#y#c#gz#rt#k#b1#7#e#at#ab#dg
# condition:X78 0#1#1#4#1#3#3#b#4#3#f%4w#1o#ny#5p#169#15s# condition:X80 7#a#1c%1k% condition:Y74 0#1#4#7#g#11#2k# condition:Y77 0Z2Z1Z1Z1Z2Z3e#8#1l#2
#1u#34#34# condition:Y83 0#1#1#3#j%1ip%xo% drug:aktivt_kull 0#2#1#a#xf%2x7% drug:amlodipin 0#1#2#1#9#4#i# drug:cbd 0%1#2#2#1%2#2#9#5%14#3%1pz&l&22h#1d
1# drug:diklofenak 3Z1Z2Z9#f#7# drug:enalapril bd#216#a7# drug:fenobarbital 7#2#m#a#h#1gw#1f4#1c# drug:furosemid 1#1#2#3#8#e#2#5#n#za# drug:gabapentin
 0#1l# drug:halofuginon 1#1#5#c#3%9#28%7g#4b#33# drug:hormonspiral 8#y# drug:ibuprofen 3Z4#2Z7#6Z7Z1#4Z2Z1#13%r%l#13Z6#5%2yZ drug:insulin 0#1#2Y1#1#2#
1#1%4Z3Z1Z4Z5%4&1#5#1&6#a%4#1%1#y#2#g#e#6%3%m#k#5%w%6%13%19z%2s#1ey# drug:jerntabletter 0#5#11%a& drug:kortison 0#3%2#1%2#1%1Z1X1#1Z1#2#2#1#2#2#1#1%1Z
1Z2#1Z7Z3Z2%3#2Z4#1%6#5#3#2#g#b#c%1y#b#5&n&f#16#44#d4#6#za#11# drug:levotyroksin 0#3#4#1#5#1#3#4# drug:meloksikam 0#1#1#5#2%8#5#9#q%1%1d%4#1u% drug:me
tformin 0#2#1#d#g# drug:metotreksat 0Z1#2Z1%2#1%1#2Z5%7#4%5%5#l%12% drug:metronidazol 0#2Z1#1Z2#2#5#1#m#4a# drug:morfin 1#2#1#1#1#2#2Z1#3#1#2d% drug:n
ikotin 0#5#1%2#f#2#13#3&8q&24#1i&69#46& drug:oklacitinib 0#1#3#r#5#3#z#d# drug:p-piller 1Z1#1Y9%6Zb#3#e#19%e%b2#cb%52%27#52& drug:paracetamol 1#3#2#2#
7# drug:penicillin 6Z1#7#3#2#1#8#1#5#1#1#7#a#1i#n#i#2p#a9#1j# drug:progesteron 0#2#1%1%1#2#16% drug:propylenglykol 7Z2Zc#aZg# drug:rabiesvaksine 0#1#2
%2#b%b%5%3& drug:salbutamol 0#1#1#3#1#m# drug:sildenafil 0#3%1%4#17#h# drug:tetanus 0Z1#3#2#2#1#3Z3%b#7#3%7%c%1m#j%ep%6a#4b&49#6o&5g#g9# drug:traneksa
msyre c#5#j#7#5#9#gx#3md#14e# drug:vitamin_c 3Z1#5#i#i# drug:warfarin 0Z1Z3Y9Z1#cZaZ7Z drug:zopiklon 2Z1#1#2%2#1#6%3#3Y5%1#5#8#7#1%4%6#21# fold:abdomi
 1#h#1#5#9#1y#g#e#15#j#n#2l#54a# fold:abses 0#1Z1#1#2#9#2Z1%2%3#1#1%1#3#a#r#3#i% fold:abstin 0#1#1Z1#3#2#6%3Z1#1%3#1#2#7Z3#f#7%g#3#l#c#i#b#93#i%2h%6e%
1m%67%3m#86#72#2p# fold:adhere 0#1#2#1#2#4#1#5#4%3%2#k#i#3# fold:admisi 0#1#3#2#3#10#l#4g#2#p#2# fold:advers 0#e#lt# fold:advise 2#1Z2#2Z2#3%1Z1Z3Z3#1
Z1#2#4#1#1#4#3#1#2#6%1#1%4#i%5#19#6n#21#2s#3r#6k#2k#41#1eg# fold:aflive 0#1#2#2#5#6#4%f#l# fold:aforin 0Z1Z7#8#ko#8#3% fold:afraid 3#1#2#9#b#s#f#ex# f
old:aftene 0#1#b#4#2# fold:agens 0#2#3#5#1#7#1p%3%2k%b1%8i%20%ca%30%11n%3e% fold:agranu 0#1#1#3#4#3%7%7#6#8#1#6#1e#c#7%3#3#b#6#7%6#5%p%r#1#a%1%c#8#17%
3l#h%f#6%6l#8c%1a%6o%2a#12%vj%8b%c3#eh% fold:aktivi 0#2#1#2#i#2#g#cv# fold:alarms 0#1#1#1#2#7#i%7%1j# fold:alder 0Z1Z1X3Z2Z3#2Z3#2Z1Z2Z2Y4#1Z5#1X2#7Zh
Z1Z2#r#3#k%1#19#c%2iZw#8k#2k#28%2k#bk#37#hi# fold:alergi 0Y1Y1Y2Z1X1Z4Z1Z4#4Z2Z2Z2Z2Z2Z2Z1Z2Z2Z2Z5Z2Z5#aZ3Z3Zq#1r#d#1d#1h#7#d#b#4#t#2z#5h#24#4x#nc# fo
ld:alfa 1#3#3#o# fold:alfabl 0#1#1#2Z1#2#2%1Zc%4%1%2%3&2%5%1%1%6%2#l%1c#d%i%bv%b%38#q%1j%4o#o#3o%6o#fy#2d0% fold:alkoho 0Z1Z1X1Z1Z1Z1Z1Z3Y1Z3Y1Y1Z1Z4Y
1#4Y1Z3Z1#4#2Z4#3Z1Z5Z3#1#2#2%3Z1Z2#6Z1h#8#t#4s#1i#x%1j#1x#7k#5z#3z#68#55#10p#2r# fold:along 1#1#1#3%f% fold:alopes 3#5#4#7%j#m#9#1d7#8o#y6# fold:alre
ad 1#1Z2#2#2#6#1#1#3#1#g#7#9#33#1w#12# fold:altern 0#1#1#3#i#2#5#7% fold:amenor 0#5#1#2#1%1#2#3#3%4Z4#25%7p%e%3c%i8%35% fold:aming 1#5#k#nl#rh#cj# fol
d:amoebi 1Z1#2#9#r%34s&if% fold:amount 1#2#1#9#4#2# fold:anaest 3#1#1# fold:analge 1#2Z1#1#1#1%1#2Z5%3#1#1#1#8%2#3%2%7%4#5%b#3#1h%e%a%k&p#17#j#j#80%2r
%4k# fold:anamne 0#3#1#8%6#1#3%b%k# fold:andre 1#1Z1#2#1#1#1#2Z1%4%1#4# fold:anemi 2#3#2#3%7#1p&1e& fold:anfal 0#3Z2%1%1Z1#1#1%1%1Z1Z1%1#1#2#3#6Z2#5#8
#2%6#7#4%f%4#1%n%40#2r#7r#5h#b8# fold:anfald 0#1#1Y2#2#1%1%1%1#2#1#1#1#3Z1%1#1Z1%5#2Z2&1Z1%5#4#2%5#9%1%h#4%9#a%1%4#23%1#7#2#dr#33%dr#24#8g#3c#y2#9# fo
ld:anfale 0#1#1Z3Z3#4#1#1Z5%1%2%2#k#h%1d%1d%15%1v% fold:anfals 0#1#3#3#5%3#1#6#5% fold:angrep 5#8Zf#a#r#1g#2d#5#2n#ap#v9#8i# fold:anhedo 0#1#2#2#1#2#2
%1%3#1%b#9# fold:anhori 4#7#3a#8#1l#2#9#4p#6u#jm#9q#om#6x# fold:ankoms 1#4#1#1%2%4Zh%7%15# fold:anorek 1#8#b# fold:anstre 0#1#1Z2Y1#1%2#8#2%2#m#2#6#3#
a#1%2#1%l%9#c#17#4t#da% fold:antal 1Z1Y1#1#1Z1Z1#1#2%2%2%1Y1#1Y1#2%1Ze#i#1o%x%19k%og% fold:antibi 2#1Z5Y5#7Z1Z2#1#1#1#3%1#1%1Z1Z1%2%2Z1#3Z1%1Z1Z1#1Z1#
1#3#1#1Z1Z3#2Z2Z2#7Z1Z2#3#2#1Z2#1#1%3#1Z3#1#1#1%5Z6#6&2#3Z4%3%3Z4%4Z1Z4#5Z4%2#6Z7#5#cZ1#3#1%5%g#2#a#2#e#8#3#4#5%b#5#5#9#6#fZ7%b#1#a#i#a#2h#10#4#w#8#e#
1x#n%w#19#2j%2e#o#g#6#h#1c#3q#8#41#21%34%6y#e#8#v%5x#b%3%5z%3c%o#32Z19#3f#2c#14#h#a#27#51#s#2aa# fold:antide 0Z1Z2Z2Z2Z2Z fold:antido 2#2#3#o%1s& fold
:antiem 0#1#1#1#1#1#2%2%3#4#d%2%3&1m#3% fold:antiep 3Z8#11#a# fold:antihy 0#1#3#a#9#2#1#3%5#2%4#8%1#3%5t#ea#18#fh# fold:antiko 0#1#2%1Z2#3%1#2Y1Z1#2Z1
Z1Z2#1%2#2#1#1%2%1#2%2%2#1#3#2#1#3#3Z9#3Zb%3%2%7#b#s%34&8c#3v#2&1n%2x#2w#bk&1o%gg% fold:antipl 1#3#1#2%m%5%5l#18n# fold:antivi 1Z1#5#2#k#2#5#7#f#4ee# 
fold:apetit 2Z2Z1Z1Z4#5Z1#1Z3#1#6#k#5#w#c#s#aZ1#1e#s#2a#yr# fold:aptit 0#7#1#3#2#1#2%e#18#1e#a% fold:arbeid 0#1#2#1#1#1#3#1#1%2Z1#1#1#2#8#1#8%t#3#9a#1
n#3z#fo# fold:arbejd 0Y1Y2Y1Z1Z1Y2Z2Z3ZjZ7d#2w#1n#j#3g#f8# fold:arbets 0#1#2#4%1#6#3#5%16%6h%22%30% fold:arival 0Za#7% fold:arsak 1Z2#2Z1#2Z2#1#2#1Z1Z
1Y5Z6Z8%6#5%9%n#87#87# fold:arsake b#13# fold:artrit 0#4#1#5#2#2Z3#2#3c%7%b%1g%w% fold:artsfr 0#1#7%2#3#3%4& fold:arveli 0#1#3#2#1#3#1#1#2#1#1#2#6#2#i
#2#f#2#3#1r#8#3h#6o#bd# fold:asites 0#1#1#3#e%1#1% fold:astma 0Z1Z1Z1Z1Z1Z8Z1Z2ZbZf#d#3#6#7#v#9#2n#q%3h#3t#7#ec#6w%vi#24# fold:astmab 1#2#1#2#5#4#5#9#
5#6n#ko#gi#6l# fold:ataker 0%1%2#1#1#1#2#1% fold:ataksi 0#2#3#6% fold:aterfy 0#1#1#3#2#4#r%1#a#4#10%37#3v%19#2a%45#3e%2h%db# fold:atergi 0#1Z1#1#1Z1Z1
#7#2%8%m#3b%5a#7a%n0#mt&5q# fold:atgerd 0#1#1#3#1v% fold:atopi 0#3Z1Z1#1#2#2#4#w%9%22%8%3h#d0%7v%1k#51%2a#47#40#39%4x#6s#7#hc%mc% fold:auskul 2#3#j%4%
 fold:autoin 0#1#2%1%1#1#5%3#1%1%4#7# fold:avfori 0Z1Z1Y1#2Z1Z1X1#1#1#1#1%1#1#1Z1Z1Z1%1Z2%1#1%1Z1%z#b#i%4#3#7#1l#9#5#11Z5s%1c#b1%7g#l#8m#cs#23# fold:a
vmagr 0#1#2%1%1#10#f# fold:avoid 0#1#2#1Ze#5#2#5#d#8#h#k# fold:bakter 0Z1Z4Z2Y1Z1Z2#5Z2#2#g#7#1Z3ZcZj# fold:barnet 1#6#2#2Z1#2#1#1&1Z1Z4Z1Z1Z1Za%3#1#a
%4#1#2#6#4#d%l%d%1%1%1x%h#7k%3j&10d% fold:bedove 5Ze% fold:begrav 1#4Z1#7#3#a#d#a%7#g#2n2# fold:begynd 0Z1Z2Z1Z fold:begynt 3#4%4Z2#1%2#1#1Zf# fold:be
hand 0Z2#4X2Y3%2Z3#2Z1#1Z4Z3#1#1#2%5#3Z1#1#2%1Z1Z1Z1#4#2Z2Z1%1Z2#1Z5Z3#1Z3Z5Z1#d%2Z1#1%3#4%3%2#1#8Z2Z7#1Z5#4#7ZyZ1Z3Za#2#3#4#5#4#b#6#k#3%a#15#19#2b#38
#r#fo#3k#73#5g#k#h%6j#41#be#bh#19#o9#kc# fold:behavi 0#1#1Z2%1#1#2#1#1%5#1%4&2# fold:belast 0#1#1Z2Z2%1#1%5#1%5Z19%h# fold:bensod 0#1#4#1#1#1#1#h#3#2#
3#2#7#5%1b#ix#n#2bl# fold:besetn 0Z2Z2#1#1#1#1#3#2Z2%2Z9&7%7f&14%2u%sc& fold:beskje 0#1#1#3#9#5#2#v# fold:beskri 0#1#7#4%1#5#2% fold:bestem 0#1#2#2#9%
2#1%f%3&2u%gh% fold:betabl 1Z2#1#2#2#3%4#7#k#2# fold:betala 0%1#2#2#1%2#2#4#f#3#2#2%7%2x#16#9h% fold:betene 7# fold:bevege 0#3#b#e#1m# fold:bevist 0#1
#2#3#2#6#2%2#8#9# fold:bildet 0#1#9#1#8%5% fold:bilkor 0#3#2#5#ar# fold:birt 0Z1#4#1%1%1#3%9#1# fold:biter 0#3#4#a#12s# fold:biverk 0#1#2#1#1#1#1Y1#1Z
1#2%1Z1%1#2#3#2#4#3Z1%7%3Z1#6Z6%1#2#1#f%g#4%1s%k%6u#gp#bc#9a# fold:bivirk 5#1#2#4%6#1#2Z1#1Z2Z1#3Z3#4#l#d%i#4#r#e#u#bs%3y% fold:bled 0#1#2#1Z1#1# fold
:bledin 0#1%2#2#7%6%5%2%q%15% fold:blod 0X1Y2X1Y2Y2Z1Z1Z2Z1Z2Z3Z3Z6Zv#w%3#l#37#2t#4k#7#co#5# fold:blodfo 0Z2#7#1Z1Z6Zc#1#1Z1#2#3#z#1n#2w#1s%l#u#26%i#6
e#42#ey#rb# fold:blodni 0#4Z1#2Z2Z2#1#3Z4#4Z1#1Z3%4Z1%5#m#5%6#4%1bZ7k#2e#5#fv#k#14#20#9v#5u#lf#75#85# fold:blodpr 0Y1Z2Y1Y1Z9#7#9#7#15#20Zn0#1n#aj#2f#
 fold:blodsu 1i#o#18#6#jv#b#w2# fold:blodtr 0Y1X2W1Y1Z7Z1Z1Y3#2Y2Z1Z5Z3#2Z2#3#3Z5Z4%3#c#6#5#f#1#e#3#6#6#6#o#33#1x#8Z50Z82#4w%dk#3uZnhZ fold:bloker 1#3
#3#o# fold:bonden 0#1#2#1%2%2#2#1#3#1%1#a%1#1i#d#w% fold:bradyk 1#1#2#1#2#3#1%6#7%e%24#5c%1n#3j#2x%41%69#136# fold:bred 0Y2Z1Z1Z2#1#3Z3Z2#5%3q#u% fold
:brud 0#1#2#1Z2#d#5#4#4#1#w#a#1a#d1# fold:brukes 0#8# fold:bruksi 0#1#7#4%1#6%1%ih&7b& fold:buret 0#1#7%2#6#4% fold:bytet 1#1Z1#3#2#3%4%33% fold:dagar
n 0#5#4#5Z8%1#2#5#7#1k%7m%j6%7% fold:dagen 0#5#1#2#2Z6#6%1g#d# fold:daglig 0#1#2#1%1#1#2#1#2#4#1#3#3#1#2#8#7#e#4%g#d#9#21#s#e#i#z#y#4l#17q# fold:daily
 2#1Z2#2#6Z8Z1#i#h#8c#2f% fold:daktyl 0#1#1#3#5#2#6%1#9#11#k#7#3h#2o#g#6h#hr%111# fold:damen 4Z10# fold:darlig 1Y3Z6Z1Z10%2h# fold:debut 1#1Z2#1Z2Z1#1
#1Z2Z1%1Z3Z1#1#1Zo&1#2Y4#d#3#1#cYjY5#6Zm%u%3&q#8#2g&4#1e#z#r#1b#6#11#k#3i#5#e# fold:dehydr 1Z1#3#2%9#1%2%2#3%4%a%96#3c#k#1yt#jy# fold:deker 0#1#5#4Z3#
w# fold:delir 2#8#1#1x# fold:deliri 0#1#3#4#6#7%9#7#13# fold:dental 0#2#a#7#2#3#1l#10#5e#o#64#r8# fold:depres 0Y1Y2Y1Y1Y1Z6Z6Z fold:derjem 1#7# fold:d
ermat 0#1#1#3#7%7%5%u%8% fold:diabet 0Y1Y1Z1Z1Y1Z1Z1Y1Z1Y2Z2Z2Z9Z3Z2#1#4#1Z5#1#2Z2Z1#1#2#6#3Zk#j#4%8#17#16#2#95#e%47#56#2rZf#63#b#rq# fold:diagno 0#2%
1%4X1X2%1%2%3Z2#1&2#3&2Y1#1#4#3&1Z2&1#1Z3Z3)4%5&a#6#2#4Z2#3#9Z3Z6%1#4Zp#a%u%p#8#8%l&1e#10#3d#y%5%1n&13%26%19%q%i%7l#9o%5l%10r%gm% fold:dialys 1#1Z1#5#
1#c#1Za#29# fold:diare 0Z1Z3Z1Z4Z3Z1Z6Z3Z4#6#5# fold:difere 0#1#1# fold:digita 0#1Z1#8#2#4#2#1&5%4#a#r%k%5%o#7%1t#4z%5%3e#d%29%2t#4d#1k%1v#j%3w%5b%167
# fold:diks-h 0Z2#1#1%1#2#e#3#2#1n#1#t%6#1t%52#p%37#1v%73% fold:diseas 0#2#1#1#1#1#1#3Z2#1#3#1#1#2%3#h#2#4#5#s#3# fold:diskar 2Z1%1#2Z2#2Z2Z1#2#3#3#2%
5Z2Z1nZ87%22nZ fold:dispos 0#1#3#7#3#c#g#2#h#1w#8#3h#6o#bd# fold:distal 2#3# fold:diures 0#1#4#1#2#1#1# fold:diuret 0#1#3#2#2#7#6#d#2#2#5#5#c#9#4%3v#1
d#2#37#t#54#3tZ1b#18#1yq#1b# fold:dodeli 4#1Z2#1#1%1#1#2#2#2%5%5%7l%14#2u# fold:dodsfa 0#1#1Z1Z4&1#1%2#2#1#8%j%3b&3w% fold:domina 2Z4#4#5#4Z7#1#12#j1#
 fold:dosen 0#1#4b#p# fold:doser 4#2#3Z2#4# fold:doseri 0#1#1#1#4#2#c#a#5#7#6#9#11#c#4#17# fold:dosis 0#2#2#1#2%2%1Z1Y1Z5#3#1Z1#1Z1#1Z2Z2#1Z1&2#2Z1#1Z
3Z3#4Z6Z1#3%1&3#1#d#g#2#9%3#6#v#e#i#2%1#16#13#5#v#d#16#9#21#7w#94%2z#3k2# fold:dotern 0#1#2#7#6%b#8% fold:drekti 3#3#1#2#1#6#4# fold:driker 0Z2Y1Z2Z2Z
1#1#1Z1#6Z4#1Zb%9#m#b#o%af#11#3t#4n#mp# fold:drive 0#2#1Ze#5#1#dq%2x%q2# fold:drivin 4#g#7# fold:drugs 5Z7#h#5#2#7#1a9#3r% fold:durati 0Z3Z2#1#1#1#1#1
Z1Z1#2Z1#1Z1#1Z4%4#1Z6#bY1j#b&1d&b#2p% fold:dysfag 0#1#3#2#2#4#8#p#2h%153#13x# fold:dyspne 0#n#2# fold:dysuri 1%1Z1#1#2#2%3#1&1#1#1#2#1#2#2%1#2#1#1#6%
8%3#1o#6#n#d%i#e#1g#18#u%6r%ac#o&2c%eh%nw# fold:efekt 0#1#1Z2#2#1#1%2#2Z1#1#1#8#2#5#3%4#3#2#2#4#2#3#15%d#1l#82#20#2i#54#50# fold:eglegn 0#1#2Z1#2#1%1#
 fold:eksant 6#c#1y#5n#34#32#41#1yx#37# fold:eksers 0#1#1Z6#5#oo% fold:eksert 1#3#5#4#2# fold:eksoft 0#1#1%3#7#6#1&5#2#2&a%r&k#1%t#7#2l#o#3l&p%y%29%1v
%o#1v#wt#qm#b9#9k% fold:ekspek 1#3#1#1%2#2#4Z5#f#a#9%i#15m#5d# fold:ekspon 0#3#2#1%2#1#1#1#1k# fold:ekspos 0Z1Z1Z1Ze#5# fold:ekstra 0#1#3#6q#u% fold:e
ktopa 2#1#1#1#1#4#3Z6#4#2#3%1#1#4#3#1&8#9%q#r%hc&f(27r#1a#3e%g3&21#1vl%7u%bj# fold:ekvina 0#1#2#1Z2#h%2%s%17#4y% fold:eler 0#1Z7#5#1f#3%8q%24#7r#46% f
old:elimin 0#1#2#3#1#2#1Z4#dZ11%3#3%5#1p%j#2h#11%5#a% fold:emerge 2y#1b#8# fold:emesis 1#1Z2Z2%2%1#3#2#2Z2%2#b%e#a7#cr%108#7q# fold:emetik 0#2#3#c#2&a
&5&5%1#1#6#4f&f8&2t&6o&4s&dc(gl( fold:endrin 3#3#2#2#n#2#10# fold:energi 3#4#a# fold:engste 0#3#a#1# fold:episod 0Y1Y2Y5Z2Z1Z2Zd#iZ1k#2n# fold:epista 
0#1#2Z1%1#1%2#1#2%1#3%3&1%7%6e%by% fold:erverv 0#1#1Z1#5#1Z1%4#c#o#e#5#6c#52Z fold:eterby 0#7#2#9#11#ri#3#u# fold:eterle 4#c#4#9Z7#4%3#5# fold:eterpa 
0#1#2Z2#2Z1#1Z1Z1#2Z3#4%1%1Z1#2#a#a#7%k%1# fold:faekal 6#c#47#5c# fold:fails 1#2#1#a#7#i#1v#e% fold:faktor 1#1Z1#3#2#1#1#2%2#1#2Z1#2#1Z1#3Z2%3Z3&4Z7#6
#1#c#1#2#1%1#w#2j#c%71%11%i% fold:famili 0Z1Z1Z1Z1Z1Z1Z1Y2Z1Z5Z4Z7Z3#1#2Z1Z1#3#5#2#2#f#g#1g#1#3o#d#2f#c#2n#47#3e#jd#1aZwwZ3x# fold:familj 0%1&3&1%1&2%
1#1%1#4&1#2%2#6#t#22%8# fold:family 4Z2#2#3#5#a#4#9#g#22#8#1l#2#1u#34#rj# fold:fans 0#1Z5#7#1m% fold:farge 1#2#3#2#2#6#2#9#18# fold:farmer 0#1#1Z1#3%2
%3#2#1&2#4#1#l#j#g%h% fold:fasial 0#b#5%4#4#4#z#2#1#vn#mt#br# fold:faste 1Z2Z1#2#1Z9%k#4#6#2#1b#a6# fold:fasten 6#3#5#1#b#1#f#y#5#17#4r# fold:fatigu 3
#f#3#a1#2u#gd#vx# fold:feber 0Z1Z4Z1Z1#1Z1Y1#4Z2Y1#1Z2Z1#3Y4Y1#1Z4#bZfZqZ1Z3#n#2#1%m#1#10#7%8#k#a%1%1r%3l#d%p# fold:feding 0%1#1#1#2#2#5#2%2#4#3#r%p%2
&13%am% fold:feiler 0Z1Z1Z1Z2Z1#4Z fold:fejler 0#1#1#a#7#j#8%x%3% fold:fever 3#1Z2#1#b#1e#m%o#2#n#17#r#1#a#1#c#8#17#3y#kd# fold:findin c%4#4Z1%1Z2#4#a
Z8#p#a#y#2#2e#30#o#4j#1l#h2#2d#1#71#r#29#x5# fold:finger 1Z1Z1#1#1Z1Z8Z1Z4#52#by#1ov# fold:fingre 1#2#1#2#2#1l# fold:fjerne u%6%1%3%3%r# fold:fjerpl 0
#1#1#3#5# fold:floken 0Z1Z1Z1#1#2#1#1#2%1#4%6Z1Y2#9%3q%3#3m% fold:flokst 0#1#2%1#2%2#2%14% fold:foder 0Z2#3Z3Y7#8#2#2Zl%1#4#2b#jZ2hZ fold:foderi 1#1Z1
#1#2%2#2#5%3b# fold:fodrin 0#1#4# fold:fodsel 4#1Z1Z1#1Z2Z3#2Y2Z2#1%2Z1#2#3#2#1#2Z2#2#1#6#c#oZ1#gi#97#3# fold:folov- 0#1#2#1#1Z1#1#2%8#g%r# fold:fone 
1#7#5#1#7%7# fold:forban 0#1Z1#5#2#r#7#45#1a# fold:forbru 0#6%1#1#1%4#2#2Z3#b%9#8#a%v#2g#3%h#w#tr# fold:fordro 0#1Z1#1#1Z1Z1#7#2%8%m#3b%5a#7a%n0#mt&5q
# fold:foreby 0#1#1#1#1#1#2%2%1Z2#3#1#1#5#5#4%3#7%6#6#3#2%1%d#z&4%9#nc# fold:forega 3#9#3#b#6# fold:foreld 0X1X9Z fold:forend 0#1%3%1#1%1#1#1#1%1%4%1%
4%7#k#w#5#f#2o# fold:forige 0Y1Ya#v% fold:foring 0#1#4#4#b%18# fold:forint 0%1%2#2#1%2#6#1&1%4& fold:forkla 0%1#2#1#1#1#2#2%1%3#5#4%2%1#e#1#4#v#k#7# f
old:formod 0#2#m% fold:forsek 0Z1Z1Z4#ho#c1#76#yf# fold:forsik 0Z2Y1#1#1Z2Z1#1Z1Z1Y3Z2#4%1#2Zq#5y%3z#1%6j#5n%6e#iZ6o#z#ql#5c% fold:forst 4#1#3#3#8#3#4
#7#2#b#1#8Z6#j#u#y#n#4#3#j#n#e#zr# fold:forste 0#1#2#2#1#2#2#1%g#1e#2#3#1% fold:forutg 0#1#3Z2#1#1#1#3#1#1%4#f%9%1l%k#e#d#b#7l#f# fold:forven 2%1#1#1#
6#b%26&2n#15% fold:forver 0#h#g# fold:foster 1#1#2#1#1%1#1#2#1#1#1#1#1#1%1Z2%1%1Z2Z2Z2Z5Z3#p#j#3#i#ad# fold:fotofo 0#1#1Z1#1#2#2#1Z1Z1%1#2%1#3#5#2#a#o
#h#17#e#66#p3%8u%3w#63#1c0# fold:fraktu b#3Z9#2#7#e#da#ka#1#71#30#jt#361# fold:framov 1#1#2#1#2#2#8#5#r%3#c#mg% fold:frekve 0#3#2#3#1Z1&4#3#5#1#2# fol
d:fremed 0#1%2%2#1#2#2#2#2#2#2Z3#3Zl#3%3#h#q# fold:fremka 0#2#2Zc#4Z3#2#5%7% fold:frysni 0#5#1%2#4#6%3d&2m&qt& fold:fuglen 0Z6# fold:funkti 2Z1#3#4#2Z
1Z2#3%n%c&3# fold:fysisk 15#cv# fold:gamal 0Y1Y1Z1Y4Z3Y3Z4Z2oZ1l# fold:gamel 0X1Z2Z1X1Y1Z1Z1Z1Z1Z4ZdZi#2f# fold:gamle 0Z1Z2Z8Z5#4#g#g# fold:gangen 9Z3
Zn# fold:gangre 0#1#1#2f% fold:gastro 1#1Z4#1#1#1h% fold:genopt 2#3#5#1#i%5%2# fold:gestat 0#1#4#1#1%1#1#2%9%14#u#m#13#3# fold:gjore g#4#8#o# fold:gjo
res 0#2#1#6#a%d#7# fold:glukos 2#1#1#1#1Z1#1Z1#1%1#4#2%3#2Z4#g#8#9#m#x#1%9#4r#1e#6j# fold:gnager 0#1#1Z1#2#1#t# fold:gravid 0Z1Z2Z1Z6Z2Z3Z8#3#2#2#g#1#
4#4#c%1#1j#2j#23#3%8s#3t#2n#3y#1t#p#a#2r#2o#1#7#1x#47#ed#tq# fold:gruble 1#3#2#5Z2#2#36#8#3h# fold:halito 0#1Z7#2Z9%3e%h#2a#s%lf%kh%90% fold:halter 0#
7#5#t# fold:haltet 5#2# fold:halusi 0#1#1Z1#2Z3#1#1#1#1#1%3%4#1#1#1#2%1Z1Z3#5%s#d%8#e#uz%j8%1b%cm#26# fold:handko 0#1Z2%1Z1#1#2#1#1%1ZbZ10%3v% fold:ha
ndli 1Z5#l# fold:handom 0#2Z2%2%2#2Z1%4%b%12#1%2%c#12% fold:harmin 0Z3#1#2#2#2#1%4%5#3#4#o%n# fold:hba1k 0Z1Z6%2Z1#1#lZ3Z7#h#j#n#c#1o#a6#v#7w#6r%4i%jw
# fold:hearin 1#1Z1#2#1%2#1Z3#2#1#3%1#4#5#c#b#p#2g#13#7lZ3x#4# fold:helgen 4#2#3#5#1#7#4#9#1#c# fold:hemato a%2#1Z1#5%9#p#1x% fold:hematu 0#1#2#1%2#2#
2#2#5#1%4#1#2#3Zd#a#2%6#5%4#3#1f%o#4&s#11%9#a&5%q&66&2p%9z#l3#ej#1me#q#fd# fold:hemer 0#1#1#1#1%1#2#8%2#c#5#2#4#3#5# fold:hemet 6#13# fold:hemogl 0Z1Z
g#2o#1l#is#3o#el# fold:henvis 0#3#2#c#m#57#2# fold:hepati 5Zc#14#2r#p# fold:hepato 5#2%c#5#gc#j#60#fw#41#1m%ay#n8# fold:heredi 0#1#2#2#1%2#2#6#2#9#8#7
#4#9%22%8%1l#2#1u#34#2n#h#g#3a# fold:hesten 3Y1Z2Z6#2#3#1#b#5#4#8%i#3#v% fold:histol 2Z2%1Z5% fold:histor 2Z1#3#1Z2Z2Z4#1#1#1#1Z1#2#1#1#1#2#6Z9#9#h#8#
56#34#rj#11v% fold:hitils 3#1#2#9%b#3#5#2#7#5%c# fold:hjemet 1#2#2#1#2#1#1#1%5#4Z fold:hjerne 0Z1Zf#q#8#27#8#oo# fold:hjerte 0Y3Z1#3#2Z1Z1Z1Z4Z1#1Z1Z2
#2Z1Z2#1Z2Z1#3#2Z2#1#6#2%1Z3#2#1#11%o&1#e#2#8#1y#1#9#e#8#h#20%z%5#13#2b%d#5j#12#rm%6h#lm%3lb#99# fold:hodetr 6#2#g#2#2a#4q#p#8g#s#19i#8k# fold:hojdet 
0#1#2#1Z3%3#1Z2#1#3#4%a%5b% fold:holdt 1#2#1#4#5# fold:hopa 1d#4#u# fold:hormon 1#1#3#2# fold:horsel 1#2#1Z1#1#3#1#2Z1Z1Z1#7#4%9Zh5# fold:hospit 0Y1Z4
Z1#1y# fold:hoste 0#3%2#1#2#4Z2#4#6#3#8%4#h#ez#1x#8c#d9# fold:hosten b#4#ea#g9# fold:hours 0#1#1#2#3#2#3#1#11%4t#52# fold:hovedt 0ZjZ5#2c#4q#p#8g#fa#5
8#7#2i# fold:hovne 0#1#1#1#7#i#1r# fold:hunden 1Z1Y1#2Y1Z3#1%4#1Z2Z2Y3Z2Z3#2Y5Z1Z7#3Z9#3Z2Z3%1Z6Zc#8Z9Z8#e#4#h#hZ2aZ1j#1e#6j%7yZ1i#50#88#159# fold:hur
tig 2#3#x% fold:husban 2#2Z1#1#3#5#1#1# fold:hvilke 0X1X1Z3Yq#3Z2#7#e%1#18#14# fold:hvorda 1#3#4#3# fold:hvorfo 0#1%1#2Z4Z4#1#4#3Z3%2%2Z2%3Z2#2#4Z3#4#
y%3#d#c#2o#w#7a%av#6r# fold:hvorna 2#4Z1%1Y1&1Z2Z3Y2#1#1Z2#1%2Z3#5%3%1#3&1#1#3%1Z3Z1#3%4%1#2#d%2#u%n#b#11%1%s%m#2#j&1x#20%or# fold:hygien 0#1#1#3#4%3%
8#2%2#e#a#a%c%j%3w%7p% fold:hyperk 0#1#1#3#2%3%7#d#1c&n#r&19#e4%ic#v%mn# fold:hypert 2#5#3#1#6#fZ1m%8#o&60%50% fold:hypnot 5#1#3#6#b#1#5#1#1#2#6#a#w#1
3%2sZ31%ij#f#h#ct%9z#li#1cz#2m#9f# fold:hypogl 1Z1Z1Z1Z2#2#1#5#2%1#1%2#1Z7Z3Z4#f%7Zc#7#8%8#2#80#2r#3%3c#m#p#x#aq#1d%27#h#4n%10#di# fold:hypoka 1#3#1#2
#2#2#6#5#r#t&n%r&19#e4&ic# fold:hypote 0Z1#1%1Z2#2(3Z1%6%1#2Z4&11%t)o&2)n%17)s#b)c#2p#7#1%2g)pv%gk% fold:hypovi 0#1#1#1#1#6#1% fold:ikteru 0#1#1#3#7%7
%1#4#1b% fold:imagin 0#1#1#1#2#c%a%c#1% fold:implan 0#1#1#3#4#f% fold:inapet 9#4# fold:indgre 0#1#2#6%d%7#5q#c9# fold:indika 0#1#2#1Z2#1#1#1#1#4#1#6#5
#1%2Z3#1#1Z8#6#1a#2f9% fold:indleg 1Z2Z1Z3%2#1Z2#8#2#aZw#2l#7k%l9%20# fold:indsov 0#3#a#1#r# fold:indtag 0#2Z2%1#1%1#1#1%2Z3#1%1Z6#d#9#j#1#2#a#4#i#1#5
#6#m%u%h#1f#h#1p#6i%bi# fold:infeks 3#2#4#3%7% fold:infekt 0#1#1#1%1#1#1Z4&1#1%1Z4#1#1Y1#1Z1Z1#1Y3#1#2#2#5%e%1#j&7%1%3%4&5#9%1%4#n%b%1%6#b#q#ia&1x&o4#
1c# fold:inflam 0#1#1#1#1#3#3%1#2#4#3%2#5#1f%b#c#r%12#ir%1x% fold:infor 0#t#5# fold:infusj 0#1#1#3#4#c%1#1#1#1#y#o#17#3k#1p#dm# fold:ingen 3Z1Z2#5Z2#1
#7#1#1Z2Z7#1%3#3#h#1v#g9#67#6#5j# fold:inhala 0#1Z1#1#1#2Z9Z2#e#5#3%1#3#k#1c#e#6#8t#2v#q#3u#au#x7#tf#1c# fold:inhale 0#1#1Z1#1#2#5%4#c%l%n#3j# fold:in
jeks 1#4#2%3#1#3#3#5#4#6#4#6#1#n#1l# fold:injekt 0#1#2#1%2%2#1Z1Z3#2%6%6%4#1#d%wZ6#s#p#6#1e%l#p#8a# fold:inkont 0Z1Zm#2#5#7# fold:inside 0#8# fold:ins
omn 0#1#2%1%3%1#1#3Z1#1Z2%1%1#2#1#1%4Z6#1s#7%3c#o%a#23#2b#37#rr#17# fold:instab 0#1#1#2Z7# fold:insuli 1Y6#2#m&r%24q& fold:intag 1#1Z2Z1#1%1#1#1%2z#g&
1w%1v% fold:intak 1#7#3#3#8#1#2b% fold:intake 2Z4%1%1#1#6#1#1#4Z1#9#n#8# fold:intakt 0#1#1#1#1#1#e%1%i% fold:intera 0#1#1%1Y4Z3Z1%3Z3#2Z2#4Z2Z2&1Z2Z2&
2Z4#1%2Z3#1#1#7#2l%2f&qx&f5&uu%2bg# fold:interd 0#1#4# fold:interv 0#1#1#2%1#1%1&2#3Z3%2#4#6Z4%5#7#e#12%g#3z# fold:intest a#2#c#4#4l#n#2e#7# fold:into
ks 0Z6#2#4#2#4#x#d#4#d#h#a#6l#o7#1bd# fold:intram 1#2#b#7#u# fold:intran 0#1#1#3#j%5%2%3%i%f4%vp% fold:intrav 1#1#2%1#2%e%a%i%3%4h% fold:involv 4#6# f
old:iskias 6%2#b#3i#15#ag# fold:jernde 7#a#1p#1e#jy#5b#di# fold:jernla 3k#jy#3o#1n#di#9y# fold:jobet 0#1#8#5#7%21# fold:joint 0#1#3#6#2#6#6#4#a#c#l#h#
aa#48#cz# fold:kafein 1Z3Z1#1#1%1#9#4Za#10#8v# fold:kalium 2#1#1#1Z2#1Z1%1#3#2#3#3#5#11e# fold:kalkul 0#3#4%1#6#3# fold:kalsiu 0X1Y2Z2Z4Z8#2Z1Y1#a#1yZ
a#1y#5cZ fold:kalven 0Y1Z1Y1Z2Z3Z2Z3Z3Y fold:kandid 0#1#1#8#1#d#5#2#3#c#9#y#c#gz#rt#k#b1#7#e#at#ab#dg# fold:kange 1Z4# fold:kanine 0Z4# fold:kanser 0Z
i#s#2b#8# fold:kapile 3#1#1#1#1#1#3#2Z3#m%1#2#8#4%7%t%37#3v%19#2a%45#3e%2h%db# fold:karakt 0# fold:karens 1#1#2#1#2#2%d# fold:kases 0#3#4%p# fold:kast
et c#be%5r%1c% fold:kastra 1#4#20#ww#gc# fold:kastre 0Z1Z1Z2Z1Z2Z2Z2Z6#3Z1l#6#23#dt#gu#25#2z#b8#21h# fold:katen 1#1Y1Z1#2#1Y1#2Z6#5#5#1Z4ZeZ2#1#1#3%1%
j%b#1#1lZea%iz%2z% fold:katete 0#2#3#4#8#z#v#zc#eo#29# fold:kauda 0#1#2#1Z2#h%2%s%17#4y% fold:kause 0Z1Z5#5#5#3c#j#2h#11#5# fold:kauses 1#4# fold:kelv
ni 0Z1Z2Y7Z3Z2#1Zc#1h#ae#64# fold:ketonu 2#1#dZ1%6#2#1h&i#5%2#1y%3y%68%v%1e1%45%1l% fold:ketonv 1#1#3#2%1z&1rp&45&v9& fold:ketose 1Z6#2m# fold:kirurg 
0#1#3#1#g%7%3#q#q#5g#by#cf# fold:klinik 2#1#6%1#1#a#17% fold:klinis 5#6#3#j# fold:knet 0Z1Z2Y1Y2Yc#d# fold:koagle 1#1Z2#1#1%2#3#7j#10# fold:kofein 1#2
#1#2#2#1k#3# fold:kognit 0#1#2#1#4#2#1%1%1#1#4%3%1%1%4# fold:kolest 1Zm#2# fold:kolik 0Y1Z1Z1Y1Z1Z1Z2Z2Z6Z4Z1p# fold:kolikt 0#1#3#4#2#2#1#3%3#1#f#o#2r
%aa%x%nd%3% fold:kolost 1#2#2#2#2#7#f%ae%254&134% fold:koming 0#3%1#2#7#1#v# fold:komoti 3#3#2#g#r#h#5u#p#8g#s# fold:kompli 0#1#2Z2#1#2#2#2#2#3#3#2#1#
8Z3Z2%7#3#b#10%2b#109#1fx# fold:kompre 1#2Z1#1#6%z# fold:konen 0#6#8#1m#4#3l#w#9#48#k#12w#1tc# fold:konfir 1Z1#1#a#x#w% fold:konsti 0#3#2#1#2#1#3#6%5#
s#h#1z#19#p#1#n#8#7z#x#58#gp#hw#lm# fold:kontak 1#1Y3#1%1Y1%1#1#1%1Z2Z1#1%1Z2Z1%2%1#3%1Z3#2Z5#1%1Z2#8Z2%1Z1#b#3%1#7&1p#hZ2#6Z2rZ1l#7g#h%h#3i#2p#vg#wu#
3e# fold:kontra 0#3#2#1%1Z1#6Z1%1#1Y1%2#1Z1#4#1Z1#1#1Z1#1Z1#1#1Z1Z4#2#1Z2#1#1#4#5#2Z1#2&3#4#4Z8#8%4#1#3#v#8%b#7#4#4#6#1#1#2#14#v%m#7#6#o#4#w#3#2u#u#a8
Z6g#x#1ao#o2#39n# fold:kontro 2#1Z3Z1#1Y1%2Z1#1Z1#2Y1Z1#1#1#3Z2Z1#1#3Z2%1#2%2Z2#7#1#1#1#3%1#1Z1#1#3Z2#h#n#2#1#g#2#6#y%p#2#fZ1w#18Yq#2a#a#3#u#44#9#3o#2
4%1s#2sYae#gu#fs#ky# fold:kornea 2#3#n%17q% fold:korona o#11#1w#8#4p#5g# fold:kortis 2#5#2#k#2#3#o#11#2l#2d#44#d4#6# fold:kosen e#f#5#i# fold:kostna 0
Z1Z4Z1f#ga#9h# fold:kostra 0#1#1#3#3n%j#2h#11%5#a% fold:kount 0Z5Z1Z2Z11# fold:kourse 4#r#i#1a# fold:krampe 7#6#8% fold:kreati 0X1X1Y2Z1Y2Z2Z8Y1j#h#2c
#i3Z fold:kreft b#z#4#5#22#8#1l#2# fold:kring 0#1#9%1#1#6# fold:kropen 1#2Z1Z1#3#5Z8#5%j#21#v# fold:kropst 2#3#2%v% fold:kropsv 0#1#3#2#1#1#3%2#2%1#f#
3f# fold:krypto 2#3#j%1ip%xo% fold:ks-ray 1Z1#2#f#5#g#1a%4t#c#im# fold:kvalme 1#6#m#2#3#1p#1ki# fold:kvarte 0#3Z1%1#1Z1Z3#6#3Zj#f#1#9#2%1#1f#4#29#5#24
Zj#3u%vx#67# fold:laksan 0Z3Zq#5#o#38%52i# fold:laktat 0Z1Y1X1Z1#1Z2Z1#1Z1Z4Z1#4Z1#7Z16#8m%24%27%33%u%97#ee#nh# fold:lambs 0#2#ah#4f#vy# fold:lamene 1
#2#1Y2Z3#1%1#3Z1#1#2%1#1#1#3#3Z5#6#2#8#v%3%1#5u#gb#1e4# fold:langt 0#4#5% fold:langti 3#1#2#5#1Z2#8#mt#b#b9#uk# fold:lasegu 2#3Z2%l%11#k#w#1t&k#5#5o&1
i2&2d& fold:later 0#1#1#3#e#h#7#34# fold:leave 0#2#7#4#8#i#1j#9h# fold:lege 0#n#2#m#9#e# fold:legemi 0Z4#3#9#1#2#1%7#2#5#2#4#3%5# fold:legsta 0#1#1#3#
2#4#6# fold:lekeme 1Z4Z1#4Z5#3Z1Z3Z1#3#2Z1#3Z1#1#2Z1Z2Z1Z2#3#2Zh#c#4#4%5#3%1k%24#p%l%l#17%ak#25#l#5#18#33#vt# fold:lengd 5#2% fold:lenge 2#2#2Z1#1X1%1
Z1Z2Z1Z3Y1Z4#1#2#1Y1Z2#1%1#1#2#1Z1#1#2%1#3#2Z1Z1#2#2#1#4#1Z1%1#6#9#d%7#d&3%f#y%4#1w%h#l#26%o%u%y%p#3f%9%6w% fold:lengt 0Z1#1#1Z1%2%3#1#3#2#7#7%5%8z#qq
# fold:lesion 0#2#2#1#7#5#2%9&5#1b#j#4w%f%2m# fold:lesjon 1#1#3#2%h%4#3%7%54%s7#am#4s# fold:leukos 1#1#3#2%4#6%1i%7%b#c#f%c#m#k%3#2r#27#d5#151#n4#3v# 
fold:levers 0#2#h# fold:leveti 1#1#1#1#7#b#26% fold:lhermi 0#1#2%5#5#1%5%9%d&a3%2v&2b&en&2y&2gm& fold:ligame 0#1#1#q# fold:liter 0Y1Y1Z5ZaZi# fold:liv
er i#k%fq% fold:livmor 0#1#1#3#2#l#3#5b# fold:lobeti 9#1#1#5#2#1q# fold:lokali 0#6#2#3#1#7&9#11%1g%2d%5%2s#t#g9# fold:loses 0#4#3%2# fold:luftve 0#1#2
%2#1#2#1#1#1#1%4#2&1#5&2#2#2#8&m#4#a#e%1&5m%1t%4g#d#1u%u#13%3g#3s#14%46# fold:lunges 0#1#1#3#7#c#4#a#r%k#1%t#39#5f%1f#3d#8f%1k#10%7%49#9#ja#13k#2p# fo
ld:lymfad j#2#3#4#p#c#1e#9d#hm#71#46#n6#18e# fold:lymfek 0Z1Z3#d#b#a#j%1j#13#e4#df#12b#f0# fold:magen 0Z1Ym#2#r#n%1f# fold:makros 0#1#5Z4#1#1#1#5#1h#2
7#i#1u#v#66# fold:malari 3#6#8#c#5#7%1#1#4&x#d#1f%n#4%6#62#10#136%dt%16%jw#1t#w5# fold:maltid 0#1#2Z1%4#5#2#5#15%1z#2# fold:maman 0Y1Y1Z1Z1X1Yg#z#e#2#
1a%6t# fold:manen 0Z1Z4Z5Z1#4#b#t# fold:manga 0Z1Z1Z3Z2Z3#1#6#4#2Z2Z1Zi#11#n# fold:mange 1Z1Z1Z2Z1Z1#3%1Y2Z2Z3Y1Z1Z1Z2#2#1Y2#2Z3Z4Z1Z3#3#1Z2Z4Z1#1Z3#1
Z2Z1Z7#2Z20%b1Zak% fold:mangle 0#2Z2#1#1%2#7#2#s#c# fold:margin 0#1#1#2%1#2%e%7#3&7#b%y%3v&1l%by%2u%9l%1nd% fold:masken 0#1#1#1#3#1#2#v#x#2k% fold:mas
tit 2#2%1#1Z2Z2Z1%1#1Z1Z4#1#1Y3%1%1#2Z1%2#7#1&g#b#9#4#9#s#6%j%7%4#2m%12#j&3u%k4#bl#3m%8t#fg% fold:matale 0#1Z2#1#1#1#2#j#9%a%5n#l#1s#ak#4x# fold:matly
s 1Z2n#s# fold:medika 0#4#1#1%1#1#1Z3Z2%1#3#2%1#1#7(2#3&2&3#1%1#5#1#1&1%3#1#2%1b#k#4s%b0%56%g%1c%7% fold:medisi 1Z8Z1#1Z3#2#2Y2#1%2Z1Z1Z2#3Y3Z2Z1#1Y1Z
1#1#1#5%1%5Z1#1#1Z4%1Z2#5Z2Z3#1#bZb#1ZmZ5Z4#1Za#4#1Z1#5#q#1o#q#1t#1g#9#1a#s#4#1#1n#p#1p#j#41%18#4r#2h#t%m#j#s%w#b#s#g#9#1k#39#m#1bZ5z#i#2xZ9z#ih#4y#16
c#7z# fold:melano 0#1#3#6#8#s#v#1g#8#6l#6u# fold:melena 0#1#2#1Z2%3Z1#1#4#1#4#f#a#6#8#9#3#i%n#117#dz# fold:melken h# fold:menesk 0#1#2#3#5#1#3#4#1# fo
ld:mengd 0#1#1#2#6%1#6#2#1#1#6#2#2#1#2#d#18#e# fold:mengde 1%1#1#1&1#1#1%1#1#4%2&1#1%2Z2%1#2#7%4#3#3#8#3#5%2#j#x#6d%2u%6a# fold:menopa 3#3#1#13Z2ey#h7
#f0#j# fold:menora 0#2Z2#1#1%1#1#1#1Z1#1#2#1%1#1Z1%2%3#2#2Zd#n#1#2#11#n#1u#5#15#2l#h#w%e#6#36%i8%35%g#3e#al#19#14#g#1a#c2#28#cx#3q# fold:metnin 7# fol
d:midel 1Z1#1Z1#3%1Z1#1Z4Z1#2#c#2%5#7#7#7%12%7# fold:migren 0Y1Y1Z3Z1Z2Z5Z18t#2k#4r# fold:minesv 0#1#2Z9#2#7#i5%76# fold:misade 0#1#2#5#2#4#2%a# fold:
misbru 0#1#3#1#2#2#1#5#7#5# fold:mistan 0#1#1#1#1Z1Z1#6#1#1%4#2#1Z3#8#e#4#3z#x#2#16#kk% fold:misten 0#1#1%1#1%6%1#3#2#2#1#1Z6#9#b%4%n%6&3%i%ad#l2#4g%i
0% fold:mistet 0#1#8#1#2#4#4#3#2#a#v# fold:mjolke 0#1#2#5#2%1#j#7#r#su#40#e9% fold:monito 7#5#9#i#1#12#18#6#2f#4s#1b# fold:moren 0#1#2#b#2%4#4u#2#rm# 
fold:morfin 1Z fold:morgen 1#7#1#3#6#3#1#10#z#w#15#1h#13#2i#7y#1c#a8#b#1i0# fold:morgon 0#1#4#1#2#6#l# fold:mortal 0#1#1Z1#1#2#1%1#1%1%1#2#1#1%2%4#6#1
i#cb# fold:mosjon 0#1#1#3#2%2%1# fold:moter 5#1%2#4#1Z6%4#2#1% fold:motgif 0#1#1#2%i#7%5%9#d%3%39#fo# fold:motion 0Z1Z3#3#2#1d%6# fold:mulig 0#2Z2Z1#1
%q#w#y%a%x%h%2a%s% fold:muskel 0#1#1#3#2Z3#1#1#4#3%5#4#a#r&28#5b&mg#2c7# fold:narkos 1Z2Zj#1w%69# fold:naten 0Z2Z9Y1#1Z3Z1Y1#1#3%4#3#1#1%2#1#7#b#6#9%7
#l%1y#q#a9# fold:natlig 1%1Z2#3#1#3#1#1#1%1#3#2#2#4#7#2%4#2#3&9#5Zi#c#25#q%w#y#u#19#9%c#4x#u#z#e#1j#lt%5x#l0#cm#48#1o9# fold:nausea 0#6#c#e6# fold:ned
tra 0#2#5%2&7#1#5#a#q#1d&21%1b%1zc# fold:negati 2#3#2%a% fold:nekrop a#2#c#4#4l#n#2e#7# fold:nersyn 0#1#2#1#1#1%2#2#5%b% fold:nerves 0#1#3Z2%2#3Z5#2#1
#1%4Z9#w#k#hb#9v# fold:nesesp 4#4#g#c#7#f#1t#j#1j#b3#ku#mt#x#2m# fold:nesta 0#1#1#1%1#2#2Z1#3Z1#9#1#7%3#3#1%7#s#4#25#8#1#6b#7u#69#11n# fold:neste 0#1#
1#2Z1#2%2&3#1Z1%1Z1Z1Z2#2#1#2#2#1Z2Z1%5%2%2#1Z3#4#2#7#m%6Z2%10#14#16#m#1%1#5g#a#51#9#h9#3h#ej#5o# fold:neurol 0#2#2Z1#2#3#2#4%4%8%2c%s# fold:neurop 0#
3#3%5Z8#1#3%1#1#1#1Z1#n%3#6#2%3%4#2v# fold:neutra 3#1#h#2#2#1d#3#1s#v4#gc#1ar# fold:nevrol 0#1#2#2#7%2#2%2#1%1%4#4#a#fo# fold:nevrop 0#4#7#4#1#3#m#2w#
 fold:nodule 0#1#4#6#1#6%1%4#h#p%7j% fold:noktur 0#1%2#1#3%1#1#2#1&1#5%d&r#u#25%d%1a#1e%d%h%t#52#e8# fold:nsaid 4#1#2Z2#2Z1Z4#2#1#8Z2#1%4#2#1#9#1#5#1#
3Z4#7#e#3Zz%3#1#3Z4Z3%a%3Z5#4#2Z6#p%r#o#b%m%7#1#5#1x#t#r%2f#1l%o#38#1p#h4#21#56#6t# fold:nsaid- 1#1Z4#1#1#1#2#1Z2#2Z3#h#4Zi#1d#g#c#8#19#17Zj#jZg#2p#1#
5f#1ct#h#dk# fold:number 9#59# fold:nyfodt 0#1#1#2#3#f#9%28%4s%2o#4b#33#8r#5w# fold:nyreta 4#6#3a#40# fold:nyreve 7#1z#1e#40#27#d5# fold:obduks 0#1Z1#
3#7&7%5%4%17& fold:obdukt 0Y1Z1#h%2#3#4%a% fold:observ 1#1#2#3#2%4#7#1%k#8# fold:obstip 0#1Z2#1Z1#1#1#1#1#1#2#1Z6Z1Z3%2%15#k%a#7#4%1q%5#j#n#2l#1g&2j#f
#8#2c#77# fold:odemer cq#48#cz# fold:oedema 0#j%p# fold:often 1#3#2%9%g% fold:oksyge 1Y2Z1Z1Z2Z1b%2l% fold:omkrin 3Z4#h#7# fold:onset 1#1Z4#2#1#4#2#1%
2#1#1#7Z6#1i%2%17%z%4% fold:operas 1Z4#1#3#1Z3Z1Z3#2Z1#2%6Zd#5#a#l#6#z#v# fold:operat 0Y1Y1Y2Z1Z1Z3Z3#1Y4Y1Z2Z2Z1Z4%5Z3#16Z6lY5xY2sZh1Z8dZ fold:operer
 0Z1Z1#1#2Z2#w#a#s#6l#5x#2s# fold:opioid 0#1#1#1#1#1#2#2#1%4#3&1#2#4#2#1Z4&1#1Z8#1#7%3%5#1%z%2#e#a%e%1#1#h#4%o%1#1e#12#b#16#h#6q#23Zau#uf#t#1f#29#7e#m
w#ha# fold:opkast 2#2Z3Z1Z2Z1Y4Z5Z1#2#2#1#4#7#n6#c5ZohZ fold:optrap 0#1#1#2#3#3Z7#f%7#a#a#d# fold:oregan 0#1#1Z2#2#2#2Z1# fold:organi 0#1#1#1#2#b# fol
d:orient 2Z2#1#1%2%1#2#3Z1#7&32%1wh% fold:orosan 0#2# fold:orsak 1Z1#9#2#1#1#v#1#n#5#x% fold:ortopn 0#1#1Z1#1#2#1#1#1Z4#5%2%2%4Z4#2Zg#6#j#2#s#1q#q%15%
1j#1i%v#c4#ma#19i#3t#cy#dj# fold:ortost 0Z2#2Z1#1#1%3Z2%5%1%3#r#14%2&2#m&8#s%45#v%8#5n%z#b#3y#a%19#o#4w%4j#91#g8%ey# fold:otalgi 0#1#7#1#1#2#1#1#2%4#7
# fold:otore 0#1#1Z1#1#2#2#2%1%1%1#2#10#h#3&55%a9%4j%5z% fold:otosko 1#1#1#2#5#3Z1Z5%6#3&a#8%5#e#3#3%15%5#4#j#1#a#w#j#5#a#1d#1j#z#1o#1a#4h%rq#cx#n#8i%
b2#10f# fold:outdor 1#2#4%6#3#2# fold:output 0#1#4#1#2#4#3#1#2#47#5c# fold:overdr d#1#1#1d#79# fold:overfo 10#7# fold:overle 0Z1Y4Z fold:painki 0Z6#9#
5#9#5#2#5#17#13%c#8%12#7%1q%fu#1lb# fold:palpas 3#1#a# fold:palpat a#9#9#46# fold:palpit 0#1#1Z1#1#2#2#2#1#2#1%1#3#1%5#2#1#6#8#9#eZo#m#1d#43#1sZ53#18#
4g#xy#133# fold:parasi 0#2#1#2#1%1Z1#1#1#1#1#2%1#2Z4Z1#1#1#1#2#2%6#o#a#2#4#2#6#3#hy%f%r1#ma# fold:parest 1#1Z1Z1%1#1#2#4#3#4%7#r#6i#1u% fold:parite 2Y
2#1#1%2%2#1%2Z2&1#4%m#8a&13%4b%33%122#4m# fold:parkin 0#1#4#1%6#4%2%o#eh%ki%of% fold:paser 1#4#b#35%8%hy% fold:pastur 0#3#15#2k#26h#ma#j7# fold:pause 
0#3%3%1#3#3#2#1#6#s#n#o#c%i#b#e%n#82#z#p#u1# fold:penisi 0Y1Y1Y1Z2Z5Z2#1Z1Z1#5Z3Z2Z2Z3#6Z1#6Z4#3zZ1n#l#7%s%t#5hZ2b#nZw# fold:perfor 0#1#1#1%2#5%9#5%e#
 fold:perife 0#2#2#1#1#5#4Z1Z3&1#4&2Z2%a%3%6#d#5#4#2#21%1(r#2j%1b%1i%17%ey&1h7%3c%16f%90% fold:period 1#1#2#3#2&1%2Z2#1#1#1&2Z3%2Y4#2#1Z6%7%i%7#6%f4% 
fold:perito 0#2#2Z6#1#h#a#1b#y#1v#no#co#1ke#cn#15#9b#2bj# fold:pertus 0#1#2#1%2%1#2%1Z1%2#2%b#6#9# fold:peteki 1#2#3#6%6%1#5#e%u#l%27#f#2k#f%1&1t%1b&3
2&3c#p%f5#1mh%al# fold:planti 0#1#1Z2%4#3#2#3%3#1%2%2#e#2#1%3%6&4#j#mw%et% fold:plaste 0Zys# fold:pleuri 1#1#3# fold:polydi 0#1#1Z1Z1%1#1%2%1#1#1#1#2#
1&1#4%2#9#q#1#g#m#7#23#2o#u%2a#m%s#w&17&1&z#r1#37%2fa# fold:polyfa 0#1#7#5#3%4#l%2l%o#2a# fold:polyur 0#1#1Z2#4#1#1%1#1#1#1#2Z1#1%2#o#d#3d#2o#u%2w#2w%
z#29j#55#1mn%17% fold:posibl 0#6#2#4#4#4#7# fold:positi 3Z1#1#e#5# fold:postik 0#1#1Z1Z1#2%2%1#2#2#2#1#4#2Z3#1f#5#2wk& fold:postko 1#2#1Y1#1#19%h% fol
d:potasi a%1# fold:predni 0#1#1#3#2%2#d#9%1s% fold:premed 0#1#1#1Z1#3#m%2#3%d% fold:prepar 4ZmZ3Z3#1#1Z fold:presip 0#1#2#1#2#6#4#2#9#21% fold:presur 
0Y1Y2Y2Z1Z2Z2Y4Z4Z3#7#1q%o#8Z5s#8#h7#5# fold:preven 1Z2#1#2%1Z1#2Z1Z4#1Z1Z4Z1Z4#1#2%3#2%3Z3%4Z1#1#2%3#3#1#1#6#1#3#1#1#b#4#1#1a#2r#3u#mw#42# fold:previ
o 0Z2Z1Z2Z2#2#5#7#21% fold:profyl 0#1#1#1#1#1#2#2%5#2Z1#3#1#1#7&2#3&2%5#2%4#2#4#4%1%1#m#3#b#9#l#6#4#l%17#9#14#2o#3#q#2a#5x#7#qm#18#7y#wo#1k2%1p2% fold
:progno 0#1%1%1Z2#1#1#1Y1%1Z3#3#4%1#2%4#3%7%4&c#3%18%25%g6% fold:prosta 0Y1Y1Z1Z1Z1Z1Z1Z3Z4Z2Z1Z2Z1Z1Zy# fold:prove 3Z2#2#2#a#s#37#7a# fold:proven 0#1
#d# fold:prover 0%2t# fold:provok 0#1#2#7%3#4# fold:prurit 0#1#1Z1#1#4#3#2#3#2%1#1%2#b#b#6#g#5#m#z#15#m#23#2e#2a#1s#33#n#9#1s#7s#9x#9l#y#ma#cg# fold:p
sykia 0#1#3#3#2#1%1#v#4#e2#am#mu#sg#7y# fold:psykis 6#3#1Z1#3# fold:psykol 0Z1Z2Z2Z2Z7ZcZ6Z3ZeZ5o#2#o#to#fc# fold:psykot 1# fold:ptyali 0#2Z1%3#2%2#2%
1#3%2%1#1%f#12f%x9%2h%19%7m%do#4v# fold:pulse 0Z1Ya4#3j# fold:purule 1#1Z1#2#1#2#2%v#c#i#1az% fold:pyreks 3Z3#1#5#26#q#n#17#r#1#a%1#c#8#17%3l#d# fold:
ramelk 1#1Z2#2&1%1#1#5Z1#1Y1Z4#2%2%1#5%1#3#5Z8#4#1#3#1%d#5#2%t%8b%af%c7%1z#1bl% fold:ramet 0#7#1#2% fold:reaksj 0#1#3#6#1#r# fold:reakti 0#1#1#5#1#2%1
&1%3#1%2#1%1#7#5#4#9#y#3#5#5# fold:reboun 0#1#1Z1#1%2#2#1#3#1#2%1#4&3#u#27&u#au#5l#au# fold:reduse 3#11#2# fold:refluk 0#1#1#1#2#1Z2Z4#6#2#3%2%3Z2#1#6
#1Z5r#og%sk%6v#1io# fold:rektal 2#1#4Z3%1Y1#3Z1Y1#2%1Z4Z1#2%1#3#5#1#1&5#3#2%6#3#2#3#b#a#2#1%7#5#h#2#n%6#a#1#c#5#c#10#n#9%s%h#j%a%x#n%1w#c#3#8#1q#m#20#
n#5#1g#2b%41#hd#f2#10Zl#2n#1c#15%z%g#1s%44#4a#8d#fj#1hu# fold:relati 1#3k#8# fold:reliev 0#3#1#c#4#7%6%u#3w%ie% fold:renal 0#1#3#3#2#3#9#3#8#7#1#12#18
#6#2f#1l#37#1b#63#4c#1y#10g# fold:repeat 0#1#1#3#2#2# fold:replas 0#2#1#1Z1#2Z7%a#5#1%2#2#2Z7Z4#9%3s%1a%n# fold:resent 0#1#1Z1#1#2#2#1#1#2#g#5%5%4%1l#
em% fold:residi 2#1%2# fold:residu 0#1#1#3#2%o%28%8i%oo%7%9n% fold:respir 1Z3#h#5v# fold:retent 0#6# fold:retrov 1#4#i%5#i%w#1s7%1uv# fold:revers 0Z2#
3#2%a#c#5#1v%pg#9k#n#l4#gx# fold:rigidi 0#1#b#6#6#1p#2t#1t#ur#2a# fold:riktig 0#1#1#3#c# fold:ringe c#r#8#19#4#1e#b#5w#1p#21#7a#7i#dn# fold:roker 2Z1Z
2Z1q#8q#i#dj# fold:roknin 7#2#8#1b#ax#7o# fold:romet 0#1#2%2#7#4%j%58#y% fold:rontge 0Z1Z2Z2Z1Z1X4#8Y4#1Y4ZaZrZkZd# fold:rovsin 0#3#2a#u#4#e%1h# fold:
rygen 5Z9#c%d%8%2#h2# fold:ryger 0Y1Z1Z1Z1Z1Z8Z1i#98# fold:samtid 1#3#1#6#1#1k#f#4# fold:sandsy 0#1#1#2%1#5#1%f# fold:sansyn 2#1#7# fold:saret 1Z1Z2Z1
Z2Z1#2#1#6Z3#7Z1#tZe#i#a#2c#92Z2wZ3dZdnZ fold:sarets 3#7#dv#2w#3d# fold:sarsto 1#1#5%o% fold:satura 0#7#4#6#86#o#m4# fold:season 0#1#3#2#8#1% fold:sed
an 0#1#2#3#1#1#1#d#2g#6#17#15#1v# fold:sedasj 0#1#2#1#a#5#1#9#5#31#bi%qk% fold:sedati 5#o%5%2%2f%7# fold:sedera 0#1#1#1#1#1#2%7%3#c%2%3%5#8#6#16%ix% f
old:seisur 2Z2#1#1#4#1#1Z1Z1#1%1%4#f#9%d#4#5#12%aj#2h# fold:sekond 4Z5#13# fold:sekret 0#1#1#3#7%9#7%2#7#1#x#bd#6p%3o# fold:seksua 0#1#2#5#2%1Z2# fold
:seksue 0Z6# fold:sekund 0#2Z3#1%2#a&f%m&ri&3&u& fold:selvmo 0Z4Z7Z3Z12#gj%bc%3d# fold:senast 0Y2Y2#2#1#1#1#2#3Y1#2Z3#2Z1Z2Z1Z1#5Z1b#3#1e#4c#bq#3#2j%8
y#eq#81# fold:sendt 0%1a% fold:senen 1%1#1#28%3a#1e# fold:senest 2Z2#2#1#1#1%1#4Z1%2Z3#2#5#8#7Zj%j#1#fZ7%s#1&s#bl#1h1#sj# fold:sensib 0#1#2%1Z1#1#2#3Y
1#1Z3Z3#1#3Z1#1Z2Zi#5%1#3#6%5#4%5#b%6k#2n#1a#4p#2#7c%dz# fold:sensor 0#9% fold:sepone 2#1#8#3#3#2Z1#1Z2#2#7#3#4%4Z4#3#7#d#r%c%i#b#4#1#9#n#32#29#b#2g# 
fold:septis 2#3#2#a#21%1d#1y#1#n#8# fold:setes 2#3# fold:should 0#1#1#2#1#6Z1#4#1#1#1#7#2#3#1#f#2#3#7#e#v#14#n#4#s#9#3s#n3#34# fold:siden 0#1#2Z4%1#1&
1#1Z2#1Z2#1#1#1#1#2Z1#1Z1#6#2%2Z7#2#1Ze#4#h%4#1#d#1#1#3#1#s%rZ1#j%1f#6#a#2u#3w#4e#43#2t#m#d#8f# fold:sigare 3Z1#1#1#1&1#7#2#a#6#7f& fold:signs 0#1#1#3
#5%2#2#2#2#1%1#8%a#2#a%5#5#5#4#h#k#6#13#l#f#2#1q#2j#2z#w#7h#26#np#nw# fold:sinse 0#8#1#2%2#3#o# fold:sirkul 2#2#1#5#1%7#1&5&3#1&2#7#1&3#4#f#a#1#j#m%2#
v(63&1%5%3e%d%29%8q%19%m%6g%3a%16v%3c% fold:siter 1Z2Z1%1Z6Z2#6#5#15&1g#4%8t%1z#az%l% fold:sjelvm 0#1#2%1#4#5#1#1#b#1#o%n#4i# fold:sjukdo 0Z1Z2Z2Z3Z1Z
2Zf#6Zs#j#l#o# fold:sjuksk 0Y1Y2Y1Z6ZmZ7Z fold:skadem 0%1#3%1Z3#3%1%1%1%1%1%1%2%2%1#2#s%7%m%h% fold:skaden 0#1%4#2%4&8# fold:skades 4#1#3#2Z1#8#g%u%17
#d%b2%2%t9# fold:skadet 0%1%1#1#1&1#1#1#1#1#2%1#2%1#1#3#2#1&2#3#1#z#3#7#1w#1o#ao# fold:skaltr 0#1#2#2#1%2#g%2%1#29%4q%p%8g%s%1xd% fold:skedul 0#2# fol
d:skema 2#r%5%2#7# fold:skifte 0Z3i#1u#1a# fold:skjer 0#1#4#9#6#1%2#3%6#3#a#e%d%u# fold:skoldk 1#1#1Z2#2#1#l#5#2%4#3#2#3#5%ki#l#5#18#v#1c#7#mu# fold:s
kolef 0#1#2#7#1#2# fold:skonin 0#1#2#1#2#1#1#1#1#1%4#1#4%7#ll%8y# fold:skore 0Z1Z2Y4Z3#7# fold:skreni 1#2#1#2#2#2#1#f#6#7#3#j#14#7f# fold:slakt 0#1#6%
2%1%c%2j%85%kc% fold:slekta 0Z1Z2Z3Z2Z fold:slekte 0Z1Z6#1Z2#1#2Zb#6#7#5#2#2%9#6#k#r#2e#2#7l#h#12#pf# fold:slep 1#5#2#5#8#5Z6Z fold:slepin 0#1#1#1#2# 
fold:slimhi 0#1%6#5#7%5%4%a%ov% fold:slipes 0#1#1#3Z1#3#4#3#4#4# fold:slut 0Z3Z6#b#9Z2#3Z2#7#1g#1w#1w#12#3i# fold:sluta 1Z1#8#c#o#1# fold:slutad 0#1#2
#1#2#2#2%4#1#b#1z#c#17#5v# fold:slutet 4#c#2#m#2#1i#21# fold:smagri 3#1#3# fold:smal a#2#c#4#4l#n#2e#7# fold:smerta 0#2#1#7Z4Z4#1%7Z1Z3#2#3#2#4%8#4#17
%8#1t%16%1h%y%7t%kf#we# fold:smerte 0#1#1#5#1#1#1Y2#1#2#1Z1Z1Y1#1#2Z1Y1#1Y2Z2%1Z1%1Z2%1#1&1Z4Z1Z1%1#2#2Z2Z1Z1#4#2&1#3#1#2Z1#1Z1Z6#1#2Za#8%5%4Z3%1Z2Z1%
7#1Z4#7#3Z2Y8&2#i%e#3#8#d#s#2&j#j&b#5%p#qZ3#7%i%j%14#6#gZq#6%1a#y#l#g#2s#1p#f%1e#7r%cl#18#g#10&16&1t#6w%8u&1m#7%45#7u#1ql%6q% fold:smertl 0#1#1#2#3#4#
5#3%2#8#2#3#6#1j#1c# fold:smiter 4#7#4#1u#16f#ek#ld#m5# fold:smoker 0#1%3%1#1%1#1#1#6%2#5#4%15%8q%i%dj% fold:soker 0#4#7# fold:sokret 0#1#3#1#2#a#c#5#
2%7% fold:sondem 1#1#3#2#a#1x%1au% fold:sonose 0#1#3%5#1#1#8#e%1b%j%28% fold:soster 0Y1Z1Y3Z1YeZ1#2#2#p#j# fold:spile 0#2#1Z1#2#3#e%1%1%16% fold:spira
l 1#3#1#6#7#c#7#1# fold:spise 1%1#3#f#3%2%5%7%e#l#1q#u#gi# fold:spist 0Z4Z1Z8#8# fold:sponta 3#1#2#5#1#3#3%2#7#i#g8#l#f#c#3t#6b# fold:spredn 0#7#b#1# 
fold:sproyt 3#1#1#1#1%1#j#o#5#c# fold:start 0#1#3%2#2#1#2#4%1#q#x#2k#w#s#7g# fold:starta 0#1#1#1%1#s#9#6# fold:starte 2#4#1Z1Z4#1#1Z1#1Z5Z6#4#5#7#1#1#
1e#9#6#1d#14#6z#19#67# fold:statin 0#4#2#2#6%1#1#a#6#4#4#2#1#5#4#16#xZbZgo%20#6%14%y#6r#6#d#5v#qy# fold:status 1Z1#2Z1#5#1Z8#1g#ck%od% fold:steder 0#1
#d#a#7v#4q#a0#cj#rf#3m# fold:steler 6#5#15#e# fold:stemni 1#2#3#f#5#1z#c#17# fold:steril 3#1#7#20% fold:steroi 0#1#2#1#3#2#2#3#2#1#1#2#1#4Z2#3#1#1#3#1
%3#1#3#1#3#1#1%1#2#1#2#2#h#2#3%1#2#1Z4#2#4Z2#c%d#3#2#6#d#c#f#a#12%c#r%f#l#20#2#9#18#r%1o#1k%4n#gx#7cZ44#2u#8r#11#g2#g6#hc# fold:stimul 1#7#3#4#e#5%e# 
fold:stinge 9#1w#gu#9j# fold:stitke 0Z1Z4Z4#1w#gu#276% fold:stivhe 2#2#3#1Z1#2#4Z7# fold:stol 0#1#7#1Z2#2#5%3#1#4#i#6#l#2v%85%y1# fold:stoped 0#5#1#1#
2#5#1#8#7#4Z2Z1#4#2Z1#5#1oZ17Z fold:stopet 1#z#7# fold:storel 0Z2Z1#3#1Z1#1#2Z2#2#1#1Z1#1Y1#2Z5#8#3ZjZ26#2fZ fold:storle 0Yh#e# fold:straig 3#9#k%f%1n
%1b#8# fold:straks c#r#8#36#4c# fold:strang 0#8#1#1#6#6#j# fold:streng 0#3#4#2#1#4#f#3#1#1#d#b# fold:stresf 1#1Z1Z1#1#1#2#1#6%7#k%m# fold:strido 0#1#7
#2#2#3#1#2#2# fold:struma s%a#6s%10%a& fold:stuvni 0#2#3#e&9& fold:subkut 0#1#9#9#6#51#f8#2t#6o#w#3w# fold:sugar 2#3# fold:suisid 0#1#1Z2#1#1%1Z1#3%2Z
1#1#1Z1Z1(3Z1Z1%2%1%3#1%2Z3#2%1#6%1#3#2Z1#2Z2#4#2#7#4#7#2#1#e#a#d%e%41%1d#a#39#i#1i#p#2o&39#10%4m%e%22%1%2y#1e#1h#v%b#43#v%4e%25%42%1x&9m#ho#27q% fold
:sukses 0#1#4#26# fold:surger 0#1%1#1#1#1#1#1Z2#2#3%2#1Z3#1%1#1%5Z2%7%2%6#4#2&5#3#9#4#2#1#8#3#8#w#28#1c#1p#49#lg#8d# fold:suspek 0#1#1%1Z2#4Z2#3#2%1#1
#1#1%1#2#h#5Z5#t#3#i# fold:suturf 0#1#6#2#d#1j#gu# fold:svalov 0#1#3#1#1#2#6#1#8#4#o# fold:svelin 0#3#1Z9#6#3#i%2#11#3# fold:svolen 2# fold:svulst x# 
fold:syanos k#8#1p#xn# fold:sygeme 0Y1Z2Z1#1Z3Z5#1Z1#6Z1#2g%1d% fold:sykdom 0#1#1Z1%1#1#1#1#1%1#1%1%3#1%1%1Z1Z1#1#1Y3Z3Z1#1#d&4#4#5#6#7r&1y% fold:syke
hu 9#1g#1b# fold:sykmel 0#1#1#2#2#1#2#5#1#h#7%8#k#k#7%d#4p#2n%u%y%p#3f%9%b#1s5# fold:sympto 0#1#1X2%1#1&1Y1%1#2Y1%1Z1Z1%1Z1Y1%1Z2Y1%1Z2Z1%1Z3Y3#2%2Z2Z
1Z4&1#3#1#1#2&1%4Z2Z2&5#3#7#4#1#8%9%1#4%1&4Z2%m%7&k%k#3#2#f%9&1&1&a#d&8&17#16#i&1x&12#25#g#2#f#y&1x&o#1p#4f#1k&aq#6#2d&fd#1w#jh#9# fold:symtom 0#1#1Z1
#1%2#1#1%1#1#1#1#1#2%i#b%3#5%c#g#o%14#n#4#s%9%1c#2g%117#2v#r#a5%z0# fold:synkop 0#1#1Z2#2#2#6#s# fold:sytolo 0%1%1%1#1#1#6#c#1#1#3%a%8%9#6q#2n#52#ic%8
9#6y%r%ag#1s#30%h5%17n# fold:tablet 3Y2#1#1Z4#2Z1Z1#1#3#1Z1Z1Z1#3#1Z2Z3#1%1Z6#3#1Z3#1Z1Za#x#4#1%c%m#d#8%f%2#2%14#1h#y#1e#1v#sd#c# fold:taler 1#2#1#1#1
#2#2#4#c#8#2#7#b#1x#1v#2f%s#6a#2y# fold:tandpr 1Z4#5#e% fold:target 0#1#1#2#1#2%a#3#1#12# fold:teken 0%1%2#1#4#3#2#6&1%7#1&d#9%f0& fold:temper 0Y1Z1Z1
Z1#1Z1Z1#2Z1#1#1Y1Z6Z3Z4#f#mZ3Zo%p#1&f#8#l#m#r#b#1#k#17#3l#d&pZ2ce# fold:tender 1Y fold:tenene 1Z2Y1X1Z2#3Z1Y6#7#4#10#6#2#1s#41#f#1e% fold:tetanu 2#1#
1%1Z1#1#2#2#2#5#2%f%1Z5Z1#5Z1Z7Z6Z6#6Za#14#d7#1s#r#1q#3s#3q#4u#sd#xn#8u# fold:tiasid 0#1#1#3#2#j#3#5#2l%b%11%h%1a%n% fold:tiden 0Z1Z2Z1Z2#5Z9#1Z fold:
tidiga 0Y1Y1Y1Y3Z1Z1Z1#1Y2Z1Y1X2X1Z1Z1Y2Z1Z1Z2Y4Z2Z1Z1%7Z2%2#1Z1Z1Z1#6#1#7#i#4#8#7#s#b#a#g#b#5r#a#52#16#3m#7h#2b#k#c0#1b#fj#2l%2y#2c# fold:tidlig 2Y1#
3#2#1#1#1#3#1#1#1Z1#1Z2#2Z1#1Z1Y3#1#1#1#1%1Z1%1%1#1#1#1Z1#1)1#1&1#1Z1Z1#1Y3Z1Z1#1#1Z3Y2&1Z5#7#1#1Z1%7Z3#7Z5#4#1#j%7#5#7#w#5#e%k#3%1e#7%10%24#10%1q#13#
e#10#57#20#5#4z#5r#13#2x#8b#2f#24#l#o3#mo# fold:tilbag 0Y1X1Z1Z1Z1Z2Z1Z8Z fold:tilbak 0#1#1#4#1#1Y1%1#1Y6#2Z2#1%1#2#4#3Z2#5#7#3#4#1%l#11#1#l#45#3f%n#h
4#3#u#1o%e9#4m#5y# fold:timing 0#1#3#2#2#dZn# fold:tiner m#o#c#z#b5#7# fold:tinitu 0#1#1Z1#2#1%2%1#3#6%3#1#2#1Z2#1ZaZd#1c#85#52#1oc# fold:tobak 0#1#3#
2#1#1#1#6#b#15%8q#i#dj#10q#dr# fold:tofi 0#1Y1#1#1#8%1#f%q%h%5f%g%10%a% fold:tomnin 0Z1#6#m#5#1l%e% fold:topika 0# fold:toraks 4#1Z6#a#p#d# fold:total
 2#8#7#5#9#1s# fold:tought 0Z3#1#2#5#4#3%5#3#p%h#g3%bc% fold:transa 7#3#1%1v#n#kq#fw# fold:transp 4#2#5#4#1#1o# fold:traume 0#1#2#5#6# fold:treatm 0#1
#1Z1#2#1%1#1%1#1#1#1Z2#1#1Z1Z3#1#2Z3%3&2#1Z2&6#2#2%2#3#9&3%h#1#3#b#8#2#r#1w#4f%e9%1ko# fold:tremor 0#1#b#7#52#7s# fold:trener 0#1#d#7#e#o# fold:trenin
 d#2x# fold:tried 8#5#1#2#d%5% fold:triger 0#1#3#4#1#2#1#1#1%2%2%2%1#5#7#d%m#5Z7%j%2w#5d%65%4% fold:trods 0#2o#s# fold:trolig 0#2#1Z5Z5#1#l%b#o#5#4%3%
i# fold:trombo 3Z3#1#3Z4Z1#2#4Z2Z1Z1Z4%1#1#3%2#1#5#1%6Z3Z3%m#i#g#bZ7#l#2d%4q%1p#aw%o4#3z#40# fold:tromeh 0#1Z2Zl#e#r#1k#7j#6f#jo# fold:tvang 0#1#2#1#7
%2#1%7%e#6#1t#e# fold:tvangs 0#1#1#3#2%g#2%6%4%24& fold:tyreoi 0#1#1#1Z2#5%1%6%6#2#1h%n%b#g&c#x#p7%y8#63#ez& fold:tyroid 0Z1Z4#1#1#2Z4Z4#c%5%2#4#12#18
#6%19%79#51#7p%1c%7%3p%y8%35y# fold:udeluk 2#1#2#n#a%2u% fold:udlose 0#1#2#1#1#6%2Z1#6#1#2Z2Z8#2%6#6#8%l%4#1%r#s#8#n#4#78%57%l1%5m%7y% fold:udslet 0#3
#3#2#2#n# fold:ulkus 0#2#b#e#s#3b#j#n#gf#6l# fold:ulsera 0#1#b#7#1a#cc%2w%3d% fold:ultral 4Z3#cZ1#b%7#8#b#3#9#3#46&11ZcZ42#6q#5dZ6xZ2kw# fold:ultras 2
Z2#1Z1#3#1#1#4#c#1#c%63#c#g5#6x# fold:ulyken 1#2#2#1#2#6#c% fold:unders 1Z fold:until 0#1#1#2#2#1#2#2Z1#r#1#7#25#m#b#1u# fold:upfolj 0#1#1#2#1#2%2%5%5
k%y%2r%3l%116% fold:uretra 0#1#2#1%9#2%6%n%50%31%52%rb% fold:urgens 0#1#1Z1#1#1#1%2#6%c%f%8%4% fold:urinre 1#2#7#1#5#3#2#3#e#7#e#7#34#1iz# fold:urinsy
 0Y1Z2Z2Z1#1Z8#e#5#wm#2#1a# fold:urinve 1Z8%d#b#9# fold:urolit 0#1#1#1Z2#2#4#3Z5%2Z3#uj%qk% fold:urtika 3#7#2#4#24#24#29#7#e#jz#13#8#11m# fold:utanfo 
0#1#7# fold:utbred 0#1#3Z1#3#3#3#1Z4%5%r#e#3#z#8d#2v#x#6v#96#2y#gs#ym# fold:utebli 1#5#1#g# fold:uterus 2#1Z2#5#1Z5#3%1#1#3%4%a#25%2z#5c%pz#24%1c5#127
% fold:utflod 0#3#1#7#4#6#12#bp#ad# fold:utfodr 1#4#17#g#20#41#f# fold:utlosa 1#1Z1Z2#1%2#6# fold:utlose 0#1#1Z1#1#4#1#2#2#1%1#6#1%7#4#8%3%6#b%3#6%w#2
#6%1e#6a#2g#w%11#3n#gl%j#18#2e#1p#2f#33#9h# fold:utsend 4Z1Z3#2#2&1#f#10#p%s5#40#e9% fold:utslag 2#3#2% fold:utstra 0#2Z2#2#2#5#2#4%m#3#a#8#3#v#l#2d#5
#2s#t#xi#16#13# fold:vagina 0#3#1#1#5#2#6%1#1#8#17#bd#ad#t#3#it#r4#1np#6r# fold:vaksin 4Z2Z1Z1Z4#1Z1Y1Y4Z2Z2Z5Z1Z1Z2#1Z2#1#8Z2&1Y1Z1Z1Z5#2#2Z4Z4#1Z3Z2
Z3Z1#2Z3Z1#1Z8#2%4Z4#eZ7#3%4Z5#7#13#4%1b#o#1k%3t#4#3w#5#e%m#r#1#a#a#7#v#q#5#24#1l#3q#3#1w%1#4%2#1x#9m#5#69#2#26#1g# fold:value 1#1#1%2#2%37% fold:vand
ri 1#2#1#2#1#3#1#5%1%a#2#1#5%5#h#a%9#2#1e#16#6n#t%82#84#1z#6m#14# fold:vanlat 0#1#2#1Zo#z#3#34#2o%pm#13y# fold:vanlig 0#1#3#c%4#1#1%15#3# fold:varigh 
0#3Z3#2#1%1#3#1Z1#2#3Z2%2Z3#4Z1Z1#2Z6Z1Z3#5#d#3#4Z3#3#4YdZ3#3Z8#3%6#p#i%kYb#a%nZ4#3#rZa%1#1j#2k#z#2n#4t#7t#f#h#gx#u%a8#29# fold:vasova 0#1#3#6#1#r# fo
ld:vatenk 1#3#4#5# fold:vegtab 4Z3#4Z1Z2Z3#5#2#i#f#x#3%3#j#9#u#u#p%4s#a#8#7c#hb#p#3x#li#jk# fold:veight 0Z3Z1Z3#1Z2Y2Z1Y1Z7Z3#3#4#b#h#1l#12#1j#u3#ek#2
7kZ fold:vektap 0Z1Z6#2#8#e%2b#14#u#1d8# fold:vekten 2#5#2b%1s% fold:ventar 0#1%2#1%2#2#2#1%2#3#2#2#j#5s# fold:ventil 0#1#3#1#1#2#7% fold:verdie 2#3#2
%a#21%o%8#5s#8#w#3r#d#1w#49# fold:vertig 0#8#4#2#4#5#2#f#1c#4#ch#m#o#38#q#6v#33#1o# fold:veteri 2#c#r% fold:vetske 0#1#1#3#2#f#7#2%1#2# fold:vhik 0Z1Z
1#2#k#5#5#2%3%4%s%19h% fold:vhile 0#2#1#k#2# fold:viktne 1Z4Z5#2# fold:vildtf 3#3#2#1#1Z1#b%4%6# fold:vilka 0#a%2#y%11% fold:virker 0#2#1Z1Z5#1Z1#g#i#
 fold:visit 0#2#3#p%c% fold:visual 0#1#2#1Z8#1#1Z2#2#5#2%8#b%e#3#2#z#yv# fold:visus 0#2#1Z4%3#1#1i%1g#4% fold:vitale 2#3#2%a#21%o%8#5s#8#w#3r#d#1w#49#
 fold:vitami 0#2#2#1#1d# fold:vitdra 2#2#2Z1#1Z1#1#1#2#1%3%1#1Z1Z1#1%1#3#3#1%1Z3#2%1%6%b#7#10%c%i#b%a#4%n%54#8k#yr% fold:vomiti 1#b%2#1#1#1#1#2Z5#2#3#
l#g#7#e#4#1% fold:vondt 0Z2Z2#2#4Z1Z2Z2%3ZaZ5#2#9#7#2#8#4Z3#c#n#15#n#4# fold:vorkin 0Z1a#9#i#6#3# fold:vorse 0#1#2#1#e#11#d% fold:vound 1#1#4#1#3#1#2#
1#6#1%h#1#10#2#1%5#72%3r%bf& fold:алерги 0Z2Z1#1#2#4Z1ZbZ1#1Z1#b%f%4%d#28#16%1n#l#7%o%4%t#2z%7l#6n% fold:алкого 2Z3#1%2#5Z2% fold:альфа- 0%c#5#6#2#4#5
#2#7#e#1%z#3rt# fold:анамне 1#1Z1#1#1#1#1#1#1#k#5#l#6#wh#51#16o# fold:анесте 0#1#2#1#2#4#5#4#h#6#1#c#e#38#2k#o#4#15#2n#6s#7g#is#7t#sk#2n#sn# fold:анти
би 6Z1#2#4Z4#1#2#9#1Z1#3#2Z7Z5#1#8#1#4#u#f#4#v#6#k#9#3#aZm7#13#8#jq#1eh#258# fold:антиде 0#1#1#7%c#a#2#g%7%2#11#c#i#bs#61# fold:антико 3#3#2#e#1#2#2%4
#2%6#1#4Zc#13#2#c#38#6p#1x#mx#3a# fold:апетит 4#2#2# fold:апноэ 0#3#1#3#a#a# fold:аускул h#g#5%6#l%k#1ev#4d# fold:береме 2ZbZ fold:болезн 0#1#1Z2#2#2#
4Z1#1d%7# fold:больна 1#5#g# fold:больни 3Z1Zd#k#2%p#u#d#42#2#38#e#1e#3u#a#9# fold:больно 1Zb#g#2#15#3#d#p#1z#c8%ah%6d# fold:вакцин 0#1Z1#1%1Z4Z2%c#1#
2#h%3#5%h%2%gh# fold:визит 1# fold:возбуд 2#3#1e# fold:возрас 3#1Z1#1#1#1#1#5#3%1g#l#n%15#7x#1l6#49c# fold:востан 0#1#1#1#2Z1#1%1Z1%4#k%b# fold:времен
 4Y4#1#3#3Y2%5%h#a#b# fold:выделе 0#1#2#3#4#8#o#r# fold:вызыва c# fold:галюци 0#4#1Zf%3#m#i#3# fold:гемора 8#4#1#6#9%a%x#4ei% fold:гиперт 1#2#9# fold:
гипогл 1%1#1#1#1#2#5#2#3#2#5#4# fold:гипоте 2#1#1%1#2%5%5#21%o#2%n#17%r#1#a%1%c#8#17%1a#8i#em#az%iw# fold:госпит 1#1#1#6#u# fold:давать 1#1#2#1#2#a#c#
2#3# fold:давнос 1#3%1#1%2#1#d#b#s%cz%x% fold:движен 0#n#2#3# fold:диагно 1Zi#5#m%ic#el# fold:диета 0%7#1#1#4# fold:динами 2#1%1#1#2%2%1%7%5#b#9&j%8% 
fold:длител 1#6#6#8&c#b#1m# fold:дыхани 1Z1#4#7# fold:жаропо 2#5#6#q#11h#o# fold:железо 1Zu#1y#1# fold:закапы 0#1Z1#b#9% fold:запор 0#1#1Z1#2#1%2#1#5#
9#2% fold:знаки 6#bZ7#4#1es#165# fold:ингаля 0#1#1#1#2#14#1fu#4e# fold:инфекц 2#2#1#2% fold:ирадиа 1#2#1Z8#1#20#fwZ2kZ3wZlrZ8l#yk#31# fold:кисти 4#3#a
# fold:конечн 0#1#3#4#5#7%3%2%5%7%11%a6% fold:контак 0#1%2#1#1#1#2#1#9#5#7#l#h#6#d# fold:контро 0%1#1#1%2#2%2%c#i#h%m#t%l#bp% fold:корма 0#9#e#2#5#7# 
fold:крови 0Z7# fold:кровот 3#9%6#5#60# fold:курени 1#1r#3#8q#i#1m#7o#3#46# fold:легких 0#c#7#9#ci# fold:лекарс 0#1#3#4#5#a#2#4%5%2%1Z3#3%c#8#12#m#3i#
3l#2g#1x#41#bg#ln# fold:лечени 0#1#1#3#1#1#2%6%6Z1Z5#6#y#cr# fold:лихора 4#2#1#2#3#6#14#w#q#1u#r#1#a#1#c#8#17#zd#iw# fold:макрог 4%1#1%2#4#6%2b&3f&31&
 fold:маса 0Z1Y1Z2#2#1%8#g#2b&r#d#4#q&f0#co#um% fold:мастит 0#1#1#3#i# fold:матери 0#1#d%7%x# fold:местны 0#1#2#1#6#9#h#6#1#c#e#38#2k#o#4#15#2n#6s#7g#
is#7t#sk#2n#sn# fold:миорел 0#1#1#3#2#a#c%2#3%2#7#1g% fold:молока 0#7%2% fold:нагруз 0#2Z1Z1#2#2#5#a#2#5#7#e%9#4#2s%3p#gw%61# fold:наруше 0#1#4#1#2#1#
 fold:наслед 0#1#3#1#1%1%1#y#d%6%1%3q# fold:неироп 0#1%3#1Z3#5#2%4%7%1#1# fold:нельзя 3Zk#2#4#5#2#7#3#3#1c#1u#m#1a#12# fold:непере 2k#24# fold:нетруд 
1#1#1#4#2# fold:нужен 0#13# fold:нужна 0#1#2#1%z# fold:обезбо 0#1#6#2#k#5%o#2d%19#1q# fold:обстоя 1#1Z1#3#2#4#5#2#3#s#a#9#4#3#5%6u%8d%xn% fold:ограни 
0#2#1#a#9#1%2%5#7#2#1m%u#2j%y%v#j#1m%81%v#v0#3a# fold:одышка 4Z2# fold:операц 0Z1Z3#1Zl#1da#12# fold:ортост 2#2%1#2#a#21%o#60#8i#4s#4w#4y#f4# fold:осм
отр 3w# fold:отеки 4s#3u#s3# fold:отказ 0#1Z3#4#1# fold:отлича 0#1%2#1&1#1&2#b# fold:отоско 4#8#g#2#15#3#d#p#1z#c8%ah%6d# fold:отсроч 1Y1#1#2#4#e# fol
d:пальца 0#3#k#2#d# fold:перено 0#2Z1#1%1#1%2#4#6%a#1#5#2%6#1#9#8#9# fold:поведе 0#1#2%d% fold:повтор 0#4Z3Z2#7#6#7Za#8%2#7#11#5#b#x#b#8#17#9#2v#20#we
# fold:подозр 0#2#3#2#c#5#15%1k% fold:подтве 2# fold:полиур 5#1#2#7%2r2# fold:пораже 0#4# fold:порода 0Z2Z1Z4#1#n#2b#r#d#4#q#f0#co# fold:после 2#3#2# 
fold:послед 0#1#3# fold:постоя 4#1#1%2#7#e%2#3#e%u#o#s#gb# fold:потеря 0#c#6# fold:предпо 2#3# fold:предше 0#1#2#3#2#1#d%14% fold:препар 0Z3#2#1#2#7#7
#5#6#7#8#3#j#hd#l7# fold:прибав 3#4%1#1#1%3#4%4#l%r% fold:привив 0Z3Z3#1Z8#u#1#9# fold:приема 0Z1#3%2%2#7%e#5#e%a#hp%l7% fold:приеме 2#1#4#2b% fold:пр
изна 1Z1#3#7#g#1s%3h%2o%g%ei%19x% fold:присту 0#1%3#e% fold:причин 0#1#2#9#f#1# fold:прогно 0Z1#1#1Z5Z1%9%f%13&8#k%18#r#7v#vt%eo#88%2b# fold:произв 0#
1#2#2#g#s#7# fold:пролеж 0%1%1#1#2#e%4#1%1# fold:профес 0#7#1x% fold:профил 0%1%1#1Z2#2%2#a#1%3%1&1%4%2%3% fold:прошло 0Z2Z2Y2#1#1#2#c#8#7#5#i% fold:р
азмер 4Z1Z61#1o#1a# fold:расход 0#1Z3#1Z1#1#1#1#4%2#2# fold:рацион 1#5#g#16%3#3#5#1p%j#3i#5#a% fold:рвота 0Z3Z1Z4ZaZb8#5r#1c#a4# fold:рвоту 0# fold:ре
акци 0#6#4#n#9#3#m#2#e#9#ft#1#r#1q#3p#a3#5u# fold:режим 1#4# fold:ректал 0%1%1#3#1#m#y#4g#1vl#80%2# fold:рентге 1#12# fold:рефлюк 0#6#d# fold:ринит 0%
1#4#7%7%5%15% fold:самоле 8%5#r#2b6# fold:сегодн 0Z2#1b% fold:симпто 0Z1Z1#5#6#5#a#11#k#2t# fold:синкоп 0#1#1q#3% fold:следую 0#1#1#3#2#2#8Zm#a%7#b# f
old:смена 0#6#3#j#j#h#3#2g#2h#v#b#24#23#1j5# fold:снимок 2#3#e%h%7%60%c% fold:собаки 0#3%2#1%1#1%1#8% fold:содерж 5# fold:сознан 0#1#3Z9#5# fold:спирт
н 1s#3#8#8n#2g#11#3t#4n#2hp# fold:средст 0#j%a#5#2#4#3#5% fold:стенок 0#4%2#2#f#2#q%9#2w%kl%61# fold:стерои 6#1Z1#l#5#6n#44% fold:стомат 0#2#5#c% fold
:сторон 1#8#6#13#b#8#18#13z#18# fold:суицид 3#f#10e#9j# fold:терапи 1#1Z1#1Z2#1#1#1Z356#69# fold:травмы 0Z1Z4Ze#v# fold:трансп 0%1#4#3# fold:утреня 0#
3#5#1#3#1#5#1#e#5#k#1v%6s#35#7w#9d# fold:характ 0#1Z4#1#2#4%3#3#9# fold:цефалг 0#3#6#3#1#4#2%5#l#28#l#b#5w%35%l#2w#bw#1w%ci#151# fold:цифры 4#3# fold:
частот 2#5#2%1d%1vu% fold:экстра c#7#5#cp# k:amount 2#2#3#4Z1Z3#2#1Z1Y5Z3#1Z2#1#7Z3#1Y2Z1Z1Z2#1Z1#1#1Z1X2Z1Z1#1#1#1Y4Z1Z2Z1Z4Z2#1Y2X2Z2Z1Z1Z2#2#1Z4Z2Y
3Z1Z2Z2Z1Z1#2Z1#2Z1Z1#1Z2Z4Z5Z1Y2Y1Z1Z1Z3#2Z1Z2Z1Z1Z3#1Z1Z2Z1Z1#2%1Z1Y1Y4Z1Y1#2Z1Y1YcZ1%1#5Z3Y3Z2#1#2Z1Z2Z1#1#1#1Z3#2Z8#3Z2#bZ2Z3%1Z2Z1Z2Y2Z3#5Z4Z3Z3Z
3#2%4Z5Z8#3Z3#8#1Z2#1&7#1Z3#1Z6#2#3#1Y2%2#3Z4#5%4#3#2#1%4Z3#1#1#8Z8#1#3#gZa#2#2#6#a%3Z3#b%1%3%1ZgZ1Za#3#2Z8%7%2#5%9#a#e#b#a#5#3Z3#1#1#1e#n#pZ1#1#k#7Zh
Z4#3#9#3#t#8#5Z7&f#a#b#9#c#j#9#2#n#4#4#e#4%7Z5Z1#yZ1l#4Zf%4#3#5#b#h#c#eZ14#4#1#15#d#m#8#n#28#3Yn#h#8#mZ2#y#4#i#3#18Z17#2b#3#6#w#1c#j#8#j#1#13%7#2i#pZo
Z21#e#n#a#i#1#3m#mZ3q#x#sZp#2t#tZf#k#2g#1p#20#26#2n#6g#ib#7i#2mf# k:cause 0#2#3#1#1Z1#1Z1#1#1%1#1#2#3#3#1#2#1#2#3Z1Z3#3#3Z1#2Z2%1#1%2#2#1Z1%1#2Z1Z3#1#
1#1Z1Y1#1#2#1Z1Y2%1#3Z1#1%1#1#1%1Z2#1Z1#4#2%1Z1Z2%1#1#1%1#2#1Z2Z2%1#1#2Z4%3%1#3%1%1Z6Z2#1#2Z2#1#1%1#1X2Z2Z1#1#1Z1Z1Z2Z1Z1%1#3#2Z5Z3%1#1#2%1%5#1Z2#2Z6#
3#2%2Z3%3Z2%1Z5%1&1Z2#1#3Z1Z1#3#5Z2Z1#2Z3%2#2#1Y1#1%1Z1#1#2Z1#2Z1%2%3Z3Z1Z2%1Z2#1#1Z1Z2%2Z4%2#3Z1Z2%3#3%1%1%1#2Z2Y2Z2#4#2#1#5#4#1%4Z2#1#4#2#1Z5Z1#5#3#
3#7%1Z1&2#1#4%1Z5#1Z6#5#8Z2#1Z2Z2#3#1#3#1#1Z1#3#4#1Z2#d#4#5#2#7Z1&cZ4#5#2%1#1Z1#bZ1#6#3#1Z2#1#1%1#9#bZa#9#6#3#1#2#2#1%8#1#1#6Z3Z3#3#2#c#2#b%1%2#a#4%2%
nZ5#3#1#6#1#1#9#a#5#5%3&3Z3#6Z7%4%1%1%4#k#4#jZ7%5#b#l%2Z1%f#aZ1%a#6%9%2#4#1Z5#3#d#f#g#5%1#4#5%8%5Zc%4#n#1%5#4#3%2%1#1#1#8#1Z6#i#e#3#2#1#5#z#j%2#6#m#6#
eZ4#o%1#7%a#1#h#6#2#b#e#24#d%7#6#4%2&2#4%u#6#1#8#4#27#3#17#g&c#c#c#fZ13#19#o#6#a#d%16#p#8#3%4#l#s%3#z#b#i%8%5#m#9#e%4%g#b#c%e#c%t#a#1r%1p%z#r#j#5#17%p
#v#19#4#4#6#17#4%10%1%3u#12#3f#h#1k#2#z#1n#h#n#1g#6a#17#16#4p#2j%n#m1%f#7#8z%2l#125#sy#j5# k:count 1Z1Z5#1#1#1#4#1Z3Y1W1#1Z1Z1#1#1#1X1X2Y1Z1#1Z2Y1#1Y1
Z1X1Z1Y1#1%1Y1%1Z3Z1Z2Z3%2#1#1Z1Z2Z1#1Z5Z2Y2Y1Y2#1Y2Y2#1#1#4Z4Y3#6#2Z2%1%4Z1#2Z2#1#2YaZ5#6#4#2Z3%2Z6Z4%2%2Xe#3#2#3#4Z4#7%k#b#a#6Zc#a#p#7Y14Zr%j%3%g#11
Zd#8&b%11#d#j%p#v#1d#r&3#2n#6%10#x%1a%o%b%1e#r#6a#2v#1h#o#3j%a#39#3c&co#b7%l% k:length 0#1#1#2#3#2#1#2Z1#1Z2#4#1#1#3Z1Z2Z1#2Z3#1Z6Z2#1#1#1#1Z1Z1#1#2#1
#2Z2#2%1Z2#1#2#1#2Z1#1#2Z1Z3#1#1Y2Y3#1#1Z1%3Z1Z8Z1Y1#1Z1%1Z3Z1&1#4Z1#2#3#2#2Z1Z1#2Z2Z2#4#2%2Z1Z4#1Z1Z1#4#3Y6#2Z2#2#5%1Z4Z1Z1%2Y2Z6#1#1#3Z7#1#4Z1Z1%2#4
%1Z1#1Z2%6Z2Z1Z1%1Z2#1#3#2#2Z1Z3#4Z1Y1#3%1#1#2#2Z1#2Z5#2#2#4#7#3#2#3#4%2#gZ3%1Z5%3%h#5#3#2Z1#8#d#5#4#2#1#b#1#7#3Zk%3#fZ7#1#5#3#5#d#7#4#2#5#l#4#8%1#f#4
#d%4#a#4#3#1#9#3#13Zc#4#1%2#4#7#1#5#cZ2%8#4#4Z1#g#1#q#4%a#4#8%n#7#2#k#6#2%3%1c#h#9%9Z17#l#w#15#7%7#6%2#8#g#10#2#y#4#11%l#a#15#3#1o#q#h#2#b#j%f#10#1t#7
#2#10#4#5#1i#t%14%16#23#m#y#cZs#gZ18#2b#1c#j#9%j#2#9%q#r#g#a8#avZ3s#ai#3t% k:medicine 2#2#2#5Z3#1Z1#1Z1Z3#1Z1Z1#1Z1Z3#1Z1%1Z2#2%1Z3#1#1Z1#3Z1#1#1#2#2Y
3#2#1%1Z2Z1#6#4Y5#1Z3Z2Z1#5Z2#2#1%2#5Z7#7Zb#1#a#4#5#5#4Zc#7#5#8#2#1#1#3#g#r#b#4#2#9#6#3#6#b#8#c#o#4Z6#m#b#14#4#14Z4#1o#16#3kZx#oZ19#n#1h#j#1c#7#6#8#g#
c#13#8#21%i#6j#3a#3i#3w#an#4v#9m%8r#3w# k:moment 2#1#6#1#2#2#4Z1#1#4Z4Z2Z1W1#3Z1Z1Z2#1#1#1Z1Z3Z1#2%1Z1#1#1#1#1#1#1Z1Z1Y1Z1Z1Z2Y3#1#3Z3Z1%2#3Z1#2Z1#2Z1
Y1Z2Y2%3X1#1%1#1Y2#1Z1Z1Z1#2X1#2Y1X1#1#1Z1#2Z1#1Z1%3Y1#1#1Z1Z1#1Z1Z3Y1#1#1Y1Z1Z1Z1Y2Y1Y1#1Z6#1Z1#2Z3#1Z1%1#1%1Z2%4%1Z1#2#2Z1Z2Z1Z1Z1Z1#2Z3#1Y3%1Y2#1Z1
#1Z2Z1Z1%2#1%1#3Z1Z4Y1#4%1%1#1#2Z1Z2%1%1%2Z5Z1#1#3#1Z1Z1#3#2%4#1#2#1%1#1%1#1#1#5#1Y1Z3#1#4#1#1#1#2Z3#3#2Z2Z1#4Z1#b%6#2%1#2#3#2Z1#2Z1#3#2Z8#1#1Z2#1#1#2
&2#1#1%1Z1%4#1#1%aZ1&7%3#3Z2%1%1(1%1Z2%3%2#7Z3Z2#1Z1Z4#2#1Z5#1#4#3#2#2Z3Z8#4#2%1Z1%7#a#aZ3%1#3#1#1Y4Z4#5Z2Z3#3Z4#1#3#7#2#3#2#3%1%3Z1%1#5%c#3#8#2#2#1Z1
#2#gZ4#2%7Z1Zd#5%e#2Z1Z1#1#8%1Z5%4Z7%2%2%3#3#2#2#1#6Z4#3Z1%3#2#2#4%2#3#3#4#4#5#3%9Z3#9#2#1#4Z4Z2#3#2#2#1#1#6#5%a#4#a#1Zh&3%5Z3%a#5#1#1#3#1#1#4#2#2#5#1
Za#6Z1%1#7%3#8#2Z3%5Z2#3Z6#6#7#1#7%7#7#d#b#2#3Z2#5%3#2#3Z4#dZ9%s#3#d#4#aZ3#3%3#bZh#5#1#5#7#1#9#4#2#a%4#a#7#8%2%7#4#5%2#d#3&8#4%7#d%4Z1#8%2#2#b#f#8%3%e
#4#1#a#8%a#9#9#4#7#b#9#6#v#3#a%b#4#4#2%2#n%8#2#6#d%4#4#1#d#l#1m#8#i%a#9#1p#e#c#j#4#h#3#1bZ4Z16#j#g#lZ17#3#3#4#4#h#f#3#6%f#1b#d#23%1e#l#1v%eZg#m#3&4#q%
c#7#4#6#2#c#4%g#1k#13#2a#b#j#a#13#1d#6#14#8&4#m#4a%b#13#2m#2#c#v#f%1v#1#2g#h#d#9%1s#19#19#c#s#8#t#1e#13#x#11#36#6z#g#c6#1a4#9j#b6#ed#1f#8r#32# k:name 
0Y1W k:none wZ7Z1Z5Zk#6#7#8#7ZdZ5Z6#1Z3#9Z7Z6Z5Z2Z1Z1Z1Z3Z1Z3Z1Y3#8Z2#2Z8Z3Z1Z1Z1Z4Z1Z1Z4Z2#2Z3#5Z1Z1Y4Z1Z6Z2Z3#2#3#a#1Z1#3Z1Z2Z2Z5Y1Z3Z3Z9Z3Z3#1Z5Z1Z
1#2Z6Z3#3#2#4Z2#1Z1Z2Z1Z1#2#3Z4#1#7#1#1#5Z1#1Z5Z4Z6Z1Z3Z2#7Z1Z1#1#1Z8%2Z2Z1Z1Z5#3Z1Z1Z2#3#1#1#2Z3Z2Z3#1Z1#1Z3#1#1Z2#3Z9#4Z7#1Z2#1Z1Z1#1#2Z5Z5Z1#1#1#2Z
2Y5#4Z1Z3Z1Z2#1#3Z1Z1#2Z4#2Z2#2Z2#3#1Z1Y1Z6Z1Z1Z1Z2Z4#2Z3Z2#2#2#1Z3#4#2Z2Z1Z1X4#3#3Y3#2Z3#2Z1Z1#4Z3#2#1#1#2Z3#1#1Z3Z2Z2#1Z4Z2Z4%1#3#1#1Z2Z1#1#1Z4#2Z1#
5#1#1Z1Z1#4#1Z1Z3Z3#1#3#7Z2Y1Z2Z1#1Z1#1Z1#2Y1Z1#1#1#2#3#4#1W1#2Z2#1#2X1Z1Z1Z1Z4Y3#1#3#1Z1Z1Z1Z1Z1#1#1Y1Z3Z1Z1#1Z1Z1Z3Z1#1Z1Z1Z1Z1#2Z2#2#6#4#2Z2#2#2Z1#
1Z2Z1Z1#3Y2#5#2Z2%3#1#1Z5#1Z1#4Z1#2Z2#2#1Z1Z5Z8#4Z4Z1#1Z1#1Z2#1%3#4#1#1Z1%1Z2#1Z5Y1Z1Z1#1#2Z1&2Z1Z1#1%2%2#2Z1Z2#1Z2Z2Z2#3Y6#1%1Z1%1Z1Z1#1#1#2#1#1Z1Z1Z
1Z1#3#1Z1Z1Z1Z3#1#1#2%1#1Z1#2#1Z1Z1#1#1#4#3Z1Y2Z5#5Z3#1#1Y1Y1#1#1Z4#1#1%1#2#3Y2Z1#3#1#2#1Z3Z3Z1#4Z2Z1Y1#2Y1&1Z3#2Z1#1Z1#1Z3Z5#2Z2Y1Z1%3#2#1#5#2Z2#3%1Z
1%1%1Y1Z2%2#1#1#1#1Z1#5#2#1#4Z1#2Y1Z1Z2%2Z1Z3Z1Z2Z2Z3Z1Z1Z1Z2%1#1Z1#1#1#1%1#2#1#1#1Z1Z1Y1#2Z1Z1Z1#1#1#1#2#1#1Z1Z4#1Y1Z1#3Z1Z2#1Z3Z1#2Z1#2Z2Z1Z2#2Z2Z1Z
1Z1%2Z5Z1#1Z1#1#1Y1#2Z1Z2Y1Z1#1#1Z1Z1Z1#1Z1Y4Z1&1#3#2%2Z1#1Z2#1Y1Y1Z2#2#1Z1%1Y1#1#3#1#1Z2#1#1Z1Z1Y1#3#2Z1#3#1#1Z1Z1Z1#2Z3#1Z6#1#2Y1#4Z1Y1Z1Z1Z2#2#1#1Z
1Y1Z2Y1#1#1%1Z1#1%1#1#1#1Z1Y1%7#2#2#2%1Z2#1Z1#1Y1Z2#1Z1#3Z1#2Y3Z1#2#2Z1Y1Z2#1Z1Y1Z1Z2#2%1Z4Z1X1Z1Z1Z2Z1#1#1Z2#1Z4Z1#1#1#1Z1Z1Z2Z1#1Z1Z2#2#1#1#1Z1#1Z1#
2%2#3Z3Z1#4Z1#1#2Z1%1#1#1#2%1Z3#2Z2Z2Y2X1#1Z1#2Z1Z1Z1Z1Z1#2%1%1Z2#2#1#2Z3#4#1Z1Z1#1Z1Z1#1#1#1#1#1Z2#1#1#1Z1#1#1#1Z1Y3#1Z1Y2#1#1#4#1Z1Z1#3Z1Z4#1Z4Z2#1Z
5%2#1#3Z1#3#1Y7#2#1#1Z2#2Z1Z1#1Z2%2Z1#1Z1%1#1Z1#3#3#1#1#1#1#1#1#3#1Z1Z1Y1#2X5#1#1#1#1Z1Z2#1#1#4#1#1Z1#1Z2Z1Z1#1Z1Y1#2#1#1#1#1#1#3#2Y1Z2#1#1Z3%2Z1Z2Z1#
2#1#1%1#2Y3#1%1#3Z2#2Y1#1Z1#1Z1#1#1Z1#1Z1#1#1Z2Z1#1#5#1%5Z3#2#2Z2Z2Z4%1Z1#2Z2%1#1#2Z1#1#1#1%2Z2Y1#1Z1#1Z1Z1Y1Z1#1#2#1Z1Z2Z1#3#4#2#2Z1Y2Z1Z1#3Z2Z1#1#3Z
3Z3#1Z1&1Z3#3Z2#2#1#1Y1%1Z1%1Z1#3#1Z2#1#1Y1#1Z3#2Z1%1Z1Z1%1#1Z1#3Z1Z1Z2#2#1#2#1#3Z2Z1Z2%2#1Y1#1#1%1#1Z1#1#1Y1#1#1Z1#2#1#1#1#1#2Z1Z2Y1#2#2%1#3Z1Y1Z1#4Y
3#2Z1#2%2#2Y2#2Z2#1Z3#2Z6Y1#1#5Z1#1Z1#1#1#1Z3Z1#1#1Z2Z2#1#1#1Z1#1#3#1#2#1Z1#1#1#1#3Y1#1#4#1Y1Z2#1Y1#1#1#1#3Z1#1#1#4Z1#1#1#2#1#4#1Z1Z4Z3#2#1#3Z1Z1Z1Z2Z
1Y2Z2Z2Z2Z2Y1#1Z1Z1#4Y2#1#2#1#3#1%1Y1#1#1Z1#1#2X1%2#3Z3Y1%1Z5#2%1#1Z2Z1Z1Z1&1%1Z1Z2Z2#1#1Y2Z2#1#1Z2Z3#2%1Z1#1#1X2%1Z1#1#1#2#2#2%1#1#3Z2#2Z1Z1Y1Z1#1Z1Y
1#1Z1Z3Z1Z2Z1#1%1Z2#2#1#2#1#1#1Y1Y1#1#3Y1Z3Z1&1#2Z2#1Z1#1Z1Z1Y1#2#2Y1#1Y1#2Z1#2Z1Z1#1Z1#2Z1#1%3Y5#1Z7Z1Z1Z1Z1#1Z1%1#1#1%1#1#1#1#1Z1#1%2#2%1#2#1#2%1Z3Z
2#3&4%2Y2Z1#1%2#1#1#1#1#2Z2#5#1#1#1#1Z2Z1Z1Z1Z2#1#1#6Z1%1Y1#2#1#1Z1%4#1Z1&2#1Z1#4Z1Z2Z1#3Z1#1Z3Z1%1#3X1Z1Z1#2Z2#1%1Z2#1#3#1Z1Z2Y1%6#3%3#1#3#1#1Z1#3#1Z
1#1Z2Y1#2%2Z2&3#1#1#1%1Z2Z1#1Z1#2Z2#4#1#1#1Y1%1#2#2#1Y2Z1Z1#1#1#1Z1%1%2%4%2#1Z1#2%2%1#3#1#1#2#1#1#1#3#5%1Z1Z1Z1Z3%1#1#1#1Z1Z4Z4Z1#2Z1Y1Y2#1#2#2Z2#1#1#
2Z2#1#3#1Z1#1#2%1Z2Z1#1Z1#2#4Y2Z1Z2#1#1#4#1Z1Z1Z1#1Z1Z1#2Z1%4#1#3Z1#1#2Z1Z2#2Z1Z2Z1#1%2Z1Z2Z1Z2Z3Z1#1Z2#3#4#1Z1#2X2#1Z2#3#2Y1#1%1Z1#1#1#1#2#2#1Z1%1#1Z
3%1#1Z1#1#1#4X1#1Z1Z1Z2%1#1Z1Z1#4#2#2Z1#3Z1#2#1#2#1Z1Y2%2Z1Y1#1#1Z1Z1#1#1Z1%2#1#2#1%2#3%2#1#1Z1Z1Y3Z1#3#1#1#1#2#1#1#1Z1#1Z3Y2Z2Z3%1Z1Z1#1%1#2Y1#1Z1#1%
2#3Z1Y1Z1%1Z2%1#1#1%1%3#1#1Z1#1Y1%1#1#1Z1#1%1Z1%1#1#1#1Z4Z1#2#1Y1#1Z3#3#1#1#1%1#1Z5Y1#1Z5#1%2Z1Z1#2Z2#1#1#2Z1#4#3%3#1#1Y1#1Y1Z2#4Z1#3Z1#1#1Y1#2%1#3Z1#
3Y2Z1Y2#1#1Z2Z1#3Z2%2#1#1%2#1%1Y1%1#3%1#3Z1Z1#1#1#1Z1#2#1Z1#1Z1#1#2Z1#1Z1#2%1%1%1#1Z1#1#1#2#3Y1Y4Z1#1Z2#2Z2#1Z1#3Z1#2#1#1#1#1Z3#1#3%1Z2#4Z1#1Z1&1Z1Y3#
2#1#3#1%1#1#1#2#1#1Z1#2Z3#2%1#3#1%2Y1#1#1Z1#1#2#1Z2Z1#2#1Z2#1%1#2Z1%2%2#1Z1#1#1#2#1#1#1Z1%1#1#1#1#2#1Z1Z2Y2#2#1Z1Z1#1#1Y1Z2Z1Y1#3#2#1Y1#1#1#2%1#1Z2#1#
1Z1#2#1#1%1#3#1%2#2Z1Z1#1#1#1#2#1Z1Y2#3#1Z2%4Z1Z1#1Z1Z3Y8#1Y7Z2#1Z1Z1Z1Z2Z2#1#2Y1Z1Y1Z1#2Z1#2Z2Z1Z1Z1#1#1#3Z1Z1%1#1Y1#1Z1#1Z2Z1#1#1#1%2Z1Y1#1#1#2Z1#1#
4Z1Z1#3#2%1#1#1%2%2Z1#2Y1Z2Z2Z1#1%3#1Z1#1%1Z1Z1Z1%1#1#2Z2#1Z1#1%1%2Z1#1#1#1%1Z1Z3#1#1#2Y3#1#1Z1#1Z3Z2#2Z2#1Z1#1#1#2Z1#2#2#1#1Z1#2Z1Z1%2#1#2#1#1Z1Z1Y2#
1Z1Z1#1Z1Z3#2#2Z1#1Y1#1X1Z1#2Z1#1Y3Z2%1#1#1%1#1Z2Z1Z1Z1#3#3#1#1Z1#2#4#1#1#1#3%1#2#2Z2%1#2Z1%1Z1#1#1Y1Z1#2#1#1#1X1Z2#3#1Z2Y1Z1#1#1Z3#1Y1#1Z1#1#2Z1Z1Z1#
2#1#1Z2#1#1#1#1#2Z3#2Y2Z3Y2Z2Z1Z3Z1Z1#1Z1Z1Z1#2#1Z3Y2#1#1#3Z2Z2#1#1#3Z1#1Z1Z2#2Z2Z1Y4#1%1#1#2Z1Z1Z1Z1Y2Z3#1Z1Y1Z1#2#2Z3Y2Z1#1Z1%2Z3#1Y1Z1Y1#1Y1#1%1Y1Z
1#1Z1%2Z2%1Z3#3%1Z1#1Z1Y1Z1#1#1#1Y1Z1%1#1#2#1#1#1Z2Y2#2Z1Z2#2#2#3#1Z1%1Y2Y1#3#3%2Z2Z1Z1#1#1#2#2%1#2#1Z1#1%1Z1%2Z2&1#1Z1Z3#1#2#1#1#2#3Z3#2#1#2#1Z3#1#2#
2#2Z2#3Z1#3#1Z3#2%2#1Z1#3Z1Y1Z1#1Y1#3Z2#1#2#3Z1Z2#4Y2Z1#2Y1Y1#1Z1Z3Z2%2Z4#2#2X1Y1#1#1Z1Z3#1Y1Z1#1Z1#2#2#1#1Z1#2Z1Z1#1#1%2#1Z1Y1Z1Z1#1Z1#1%1#2%2#3Z1#1#
1#1Z2#2#1#1#1#1#2#1#1Z1Z1#1Z1Y2%1Y1#1Z4%1#3#1#1Z1Y1#1Z2#1Z1#1#1Z1Y1#1#1Z1#2#2Y1Y1#1Z1#1#1Z1Z1#1Z1Z1Z1Z1#1Z2Z1Z1Z1#2#6#1Z3#2#3Y2#2Z1Z3Z1#1#4Z2%4#2#1#1Z
1#2#1Z1Z3#1#1#2#1#1%1#2Z1Y2#1#1#1Z1Z1Z1Z2%2#1#2Z1#1#1Z1#1#1#1#1#1Y1Z1#2Z1#1#1#1Z1#1#1#1Z1#1%2#1Z1#1Y2#1%2#1#1#1#1#1#1Z1#1%1Z1#1#1Z1#1%1#1Z2#1#1Z2#2Z1Y
1#1#1#1#1#1#1#1Z1%2#2#1#2%1Z1#1#1#2#1#2#2%1Z1Y1Y1#1%1#1Y1#2Z1#1#1#3Z1#1Y1#1Z1Z1#1Y1#1%1#1%2%1#1#1Z1#2#1#1Z2Z1#1#1#1Z1#2#3#1#1#1#1#3#1#1#1#3#1Y2Y2Z1#3Y
1%1%1Z1#1#2#1#2Z2Z2#3#1Z2#1%1#1#1#1#1%2#3#1#1#1Z1#1#3Z1#1Z1#1#1Z1#1#1#1%3#1#1#1#1#2#1#1#4Z1%1#1%1#1Z3#1Z1#1Z2Z2#1#1#1%1#1#1#1#1#1#2#1Z1#1Z1#2#1#1#3Z1#
2Y1#1%1X1#1#3#1%1#1Z1Z1Z3#1#1Z1Z1#1#1#1#1#1%2Z1#1#2#3Z1#1#1Z1#1Y1#1#2%1Z1Z1Z1%1Z1#2#1%1#1Z1%1#1#1Z2#1#1%3Z1#1Z1#2#1Z3Z1Z1#2Y1#1%1Y1Z1%1#2Z1Z1Y1#1#1Z2#
1#2#1#1%1#1#2Z1#1Z2%1Z1#2#1#1#1#1#1#1Z4#2#1Z1Z1%1Z1#1Z1%1#1Z1Z1#1#3Z1Y1#1#1Z3Z1#1Z3#1%1%2#1Z1#2Z1%1#2Z1#1Z1#2#1#1Z1#1Z1Y1#1#1#1%1#1#1#2#1Y1#1#1%1#2#1Z
1#2Z1Z1#1%1Z1%1#1#1#2%1%1Z1#1#2#1%3#1Z2#1#2#1Z1#3#1Y1Z1#1#1%3Z1#1Z2#2Y2#3Y2#2Z1%1Y1Z1Z1#1#2#1#4Z1#1Z6Z2%1Z2Z2Z1Z3Z1%2%1Z1#1#1#3#2#2#1Z2#1Z1#1#1#1#1#1%
1#1%2Y1Z1Z2#1#1#1#1Z1#1#1#1Z2Z1#1%1Z1Z1#3#1Z1#1#1Z1#1Z2%2Y2%2#1X2#2#2Z1%2#1#1#1#1#2#1#1#1%1#2#1#1Z2#2#1Z2#1Z1#1Z1Z1#1#1#1Y1Z2#2#1Z1Y1#1#1#1#1#1#1#1Z2#
1#1#1#1#1%1Z1Z1#1#2%1#2#1#1#1#1Z1#1Z1#1#1#1#1#1#1#1#1Z2#1Z1#1#3#1#1#1#1%3Z1%1#1#1#3Z2#2#1#2#2Z1Z1Z1#1#2Y1#1#1#3#1#1#1Y1Z1#1#1Z1Z1#2Z3#1Z1#3#1%1#1#1#1%
3Z1#1#1#2Y1#1Z1#3Y1#1#2#1#1%2#1#1#1#1#1#1%1Z1#1#1#1%1#1#1&1Y1%1Y2#1#1#1#3%1#1Z1#2#3#1Z1Z2#4#1%1#2#1#1#1Z1#2%1#1Z1#1#2%1%1#1%2Z1#1#1Z2Z2Z3#1Z2#2#2#1#1#
1Z1#2%1%1#1#1#1#1#2#1#1#1Z1#1#2%1#1#1Z1#1Z1%3#1#3#1#1Z1%1#2Z1#2Z1Y1#1#1#1#1Z2Z1%1#1#1Y1#1#1Z1#2%1#1%1#1#2#1Z1#1Z1#1Y1#1#1Y3#1#1Z1Z1#2Y2#1#1#2%2Z1#1Z1#
1Z1#1#1%1#1#1#2#1#2#1#1#1%1#1Z1#1#1#1%1#1%1#2Z1Z1Z1#2%1%1Y2Z1#1Z1%1#1#1#1#1%1#1Y2Z1#1#1#1Z1Y1#1#4Z1#1#2#1Z1#1Z1Z1Z2#1Z1Z1#1#2#3#2Z1#1Y2#1Z1Z1%2#1#1#1#
2Z2#1Z1#1%1Z1Z1Y1%2%1#2#1#1#2#1%2Z2#1#2#1Z2#2#1Z1Y2#1#1#1#1%1Z1%1#1Y1#1#1#1#1Y2Z2#1#1#1#1Z1#1#1Z1#1#1#1#1#4#2Z1#1#2#1%1#1Z1#1#3#1#1Z2#3#1%1#1Y1#1#1%1%
1#1#4Z1Z1Z1Y1Z1#1Y3#3Z1Z1#1%1Z2Y1%2Z2#4#1#1#1%1%2Z1#1Z1#2Y1#1Z1%2#2Z2Z1Y1#2Z1#1Z2Y1Z1Z1Y2Z1Z1#1Z1Z1Z1Z1#1Z1Z2Z2#2Z1Z1#2#1#1Z1#1#2#1Z2Z1Y1#1Z1Z3#3#1#1#
4Z1Z2#1#2%1%2Z1%1Z1#1#1#1Z2#3Z2%1#1Z1#1Z3Z1#1Z1%1#1%1#1Z1Z1Z1Z3#1#1Z1#1#1#1Z1Z1#2#1Z1Z2Z1Z1%1#2%1#1#1Z1Z1#1Z1#1#1#3%2#2#1#1#1#1#2#3Z1#1#1Z1#1#1%1Z1Z1Z
1%3Z2#2Z1#1Z2Z1Z1#1%1Y1Z2Z1Z1#1Z1Z1Z1#1Z1Z1#1Z1#1Z2#1%1#2Z1Z1Z1%1Z1#1Z1#2Z1#1Z1&2#1#1Z1Z1#1#4Z1Z1Z1Y1#1#1%1Z1Z2Z1#1#1Z1Z1#4Z1Z2%1Z1%1#2Z1Z3#2Z1Z1#1Z1Z
1Z1#1#1Z1Z2#1#1#1#1#1Z1#1Z1Z1Z1#2#2#1#2%1#2#1Y1#1%1#1Z2Z1#1#2#1#1#3#1#2Z1#1#1Z1Z2#1#1#2Z2Z1Z1Z1Z1%2#1#1#1#1Z1#1Z1%1#1Z1Z2#1#2Y3Z1Z2Z1Z1#1Z1Z1#2Z1Z1#1#
1#1Z1#1Z1#1#2#1#3#1#1Z1#1Z1%1Z1#1Z1#1#1Z1#1#3Z2Z1#1#1#2%1#1#1#1%1#1Z1#1Z2#1#3Z1Z1#1#1#2#1#1%4#1Z1Z1#1Z1Z2Z1#1#1Z2Z2#1Z1#1Z1#1Z1Z1#1#1Z1Z1%1#1Z1Z1#1#1#
1#1Z1#1#1#2#1Z1Z1#1#2Z1%1Z2#1Z1#2#1#1#1#1%1%1#1#2#1#1#1#1#1#2Z2#1Z1Z1#2%1Z1Z2Y2#1#2#2#2Z1#1#1#1#1Z1#1Z2Z2Z1Z1Z1Z1#1Z1Z1#3Z1Z1#2Z1#3#1Z1Z2#2Z1Z4#1#1#4#
1Z1#1#1#1#1Z1Z1#1#1#4#2#2Z1#2Z2Z1#3#1#2Z2#3#1#1#2#1Z2#1#1Z1Z1Z1Z2#1#1Z2#1Z1Z1%5Z1Z1Z1Z2%1#1Y1Z1#1Z1Z1Z1#1Z2Z2#1Y1#1#2Y1Z1#1#3#1Z3#1#2Z2Z1Z1Z1Z1#1#1#2Z
3Z1#2#1Z2&1Z4Z3Z1#1#1#2#1Z1#1#1#1%1#1Z1#1Z1#2#1#2Z1Z1Z2Z1#1Z1%1Z1Y3Y3#1Z2Z1#1Y1#1Z1#1#1Z1#1%1#1#1Z1#1#1Z1#1#1Z1#1#1%1#1Z1Z1Z1Z1Y1#6Y2#1Z1Z1Z2Z1Z1Z1Z1Z
3Z2Y2Y1Z4Z1Z1Z1#1Z1#2Z1Z1Z1#1Y1Z2Z1Z1Z1#2Z2#1Y2Z1Z2Z1#1#1Y1Z3Z2Z1#1Z1#1Z1#1Y1#1Z1#1Z1#1Z1Z1Z1Z1Z1#3Z2Z4#2#1Z1%1Z2#1#1#1#1#3Z2#5#1Z1#1Z1Z1Z1%1#1Z1#1#1Z
1#1%2#2Z1#2Z1#5Z1#1%1#1#1#2Z3#1#1%3Z1Z1#1Z1#3#1Y1#1Z3Z2Z1#1Z1Z1#1Z3Z1%1#2Z1Z1#1Z1#1#2Z1#1#1#2#1Z1#2Z1#1#4#4Y1#1#1Z2Z1Z1#1%1%2#1#1Z1%1#1#1Z1%2Z1Z1#1Z1X
1#1#1Z1#1Z1#1#1#4Y1Z1Z1#1Y1Z1Z2Z1#3#2#1Y1Z1#3#1Y1#1Z1Z1Y1#1#2Z1%1#1Z1#2#1Z1Z1#1#2#4#1#1#1#1Z3#1Z2#1#3Y2#2#1#1%1%2#1Z1Z1Z1%2Z1Z2#2Z1Z1#1Z1Z2Z2Z1Z1#1Z1#
1#1#1#1#1Z2%1#1Z2%1#1%1#2#1#1Z1Z2%1#1#2Z1Z3#4%1Z2Z1%4#1Z1#1%1%2Z1#1%1Z1#2Z1#1Z1Z1#2#1#1#2#2Z1#1%2#2%1Z2Z3Z4Z1#1Z1Z1#1Z1#1Z2#1#1Z2#1#1%1Z1#2Z1#1#2#1Z1Y
2#2%1%1#1#1Z1#1Z1#1%1Z2Z1#1#2#1#2#2Y1#1%1Z1Z1#1#1Z1#1#1Z2#2#1Z1Z1%2#2Z1#1Z1Z1Z3Z1Y1#1#1Z1#1Z1#1#1Z1#1#1#2#1Z1Z3#1#1Z1%1%2#1#1#2#1#1Z1#2#1Z1Z2Z1Z2#1#2Z
1Z1#1Z1#1Z2Z3#2#1#1#2#1#1%1#1Z1#1#4#1#1Z1%1#2Z1Z1#3Z3%2#1#2#1#4%2#2#1#1Z1#1#2#1Z1#1#1#2#1#1Z1Z2Z2%1#1Z1#1#1#1#1Z1#1#2%2%1#2#1#1#1#2#2#1%1#1#1#1#1Z1#2Z
1#1#2Z1#1#1#1Z1Z1#1#1#1Y1#2Z1Z1Z1#3Z1#1Z1%1Z2Z2Z2#1#4Z2%1Z2Z1#2Y1Z1Z1#1#1Z1#1Z1#1Z1#1#1#1Z1Z2Z2#1Z1%1Z1%1#2%2Z2Z1Z2Y1Z1#1#1#1Z1#2Y1#2#1Y1#1#1Z1#1Z1Z1#
2Y1Z1#1Z1Z1#1Z1Z1#4#1Z1%1Z2#1#1#2Z1Y1Z1#1Y1#2#1Z1Y2%1#1Z1#2#2Z4Z1Z1Z1Z1#2Z1#2Z1#1#1Z1Z1#1Z1Z1Z1#1Y1#1#1#1%2#1%1Z2Z2Z1#1Z1#1Z2Z1Z1Z1#1#1Z1#2Z2Z1Z2Z1#1#
2#1Z1Z2Z1Z1#1#1#2Z2Z1Z1Z1#2#1%2Y1#1#4%2Z3#2#1#2#1Z1#1%1Z1#1Z1#1Y1#1Z1Z2#1#2%1Y1Z1Z1%1#2Z1Z1#1Z2Z1#2#3#1%1#2#1#1Z4#1Z1%1Z1#2Z1#4Z1#1#1Z1#1Y3Z1Z2Z1#1Z1%
1#2Z2#1#1Z1Y1Z1Z1%1#1Z1%1#1#1%1Z2Z3#1#2#3#1#1Z1Z2#1Z2Z1#1Z2Z1Z2#2Z1Z1#1Z1#2Z1#2Z3Z1Z4Z1#1Z3#1Z2Y1#1Z1#1Z1#2Z1Z1#2#2Z5#qZ3#fY7#6#13#q#1#4#9#f#2#9Z3#1Zo
#3#7#14#e#1Zg#9#5Z2#4#2#n#d#1Z1#1#4Z3#e#3#3#3Z2Zw#4#3#bZg#7#2#c#jZc#4#1#2#e#m#h#4#g#nZmZ3Z2#a#cZ5ZiZs#1#1Z9#b#3#2#j#5Z2#1#4#6Zf#3#1Z4#1Zg#8ZbZ5Z4#5#d#
1#f#fZg#7#4Z4#6Zf#3#9#5Za#7#3#3#7#b#1#6Z9#1#1Z6#i#1Z7#7#1#1Ze#bZ5#8#i#8#9Z7#7#4#jZ3#2#o#2#1Z6Z2#7Z5#2#5Z6Z4#d#7#fZ3Z2Z1#aZ3#7#1Z6ZcZ k:often 1#2#1#1#3
#1#1#4Y2Z1Z2Z2#2Z1#1Z2#2Z1#1#6#8#3%1#1#2#6%1%1%9#1#2Z7%3%1%5#5Z1#6%b#f%4#c#6#h#k#c&1l%1m#3#40#2k#72# k:person 5#2Z1#1Z1#1#3#1#2Y1X4Y1Y1Y1Y1#1#1Z1Z1%1Z
2Y1Z2Z1#1Y3#1#1Y1Z1#2#1X1#1Z1Z1#1Z2#1%2Z1Z1Z1Y3#3#1Z1Y1Z3%4Y4Z2Z1%1%1%4Z3Z1Z1Z1Z2Y2#3Z4Z1X5Z7%2Z1#3#3&2#4%2&4%7#1#4#1Z1#3#3#f#8#3#2#g#8#1#n#5#4&a%4#1#
1%6%7#1#2#b%3%1#4#1t#9#3#a#6%e%23#7%gZ5#q#d#10%i#3#h%2#3#3y#4#c(5#15#1n%31#a#53#3y%1i%d#e#4#4e#f&1z#31#d%2u#4t%8o#6#l#v%6k#16%pn%sf#1in# k:result 0Z1Z
2Z1Z1Y1Y1Z1Y1X1#2Y3Z1Z1X2Z4Y2Z2Z1Z2Z2Z1#2Z1Y1Z3Z3Z1Z1Z9#1Y7Z1Y2#1Yk%2#2%bYc#2#1#6Z6#j#3#1ZmZ9#12#1#1r#1iZw#18#c#s#4#1b#l#1o#o#3l#2u#1x#1h#36#1i#28#91#
7y# k:side 0#1%3#2%1Z1#2Z1%1#1#1#1&2Z2Z1%3Z2Z2#3Z9Z1#1Z3Z1Z3Z2#2Z4Z3Z1#3#2%1#3#1Z1Z2#2#5#1#4%1Z3#j#4Z3Z2&2Z2%jZ6#3#8#t%fZ1%5%aZq#nZr#h#b#4#u#1#cZ7#15#
7#7#8#2%m#9#5ZwZb#2#15#r#1f#c#1a#1v#e#d#4%2#2a#o#d#8#4j#12#b#11%9l#4a#3u#3ij#9b# m:admin 6#2Z1%1Y1Y1Z4Z1Z1Y1X1#1#4#1Z1Z1Z5#1Z1Y4#7#7%3#1Z5Z2Z2Z1Z1#2Z3
#3Z7#b%2#3#4#3%7Z5#2#c%2#f#4#8#2f#z%1o#1r#n%6#54#n#1#2q#13%1q%3Z1r#3t#3#r#3#fZ4%6k#2#x#27#4a#60%5y#m#bf#f#2l%3u#33n# m:advice 0#2#6Z1#1Z2Y2Z3#1Z1Y3#1#
1Z1#2#1Z1Z5Z2Z2Z2Z1Z2Z2Z1#2#1%1Z2#1#3#2#2Y1Z1Z2#5Y1&3#1Z2Z1X1#2Y3Z1Z1%2Y1Z1#2%1Z1#1Z3#2Z2Z1Z1#1Y1%1#3#1Z1Y2#3Y4%3#1#1Z1Z1#2Z2Z1#2%2%1Z1#1#1Y1Z1#1Y1#1#
1Z1Z1Z1#2Z1#1Y1#1#1Z2Y1Z2Y1#2%1#1Z1#2Z2#1%1Z1Z2#2#2Y2Y1Z1Z1Z1#2Z2Z1#1#3#4Z2Z3Z8Z2Z1#2Z1#1Z2Z1#1Z2Z2#2#a#2#1Z3Z1#1Z3Z2#1Z2Z1Z7Z3#2Z5Z3#3#3Z1%2Z3#7#1#1%
1Z2#1#1#6#2#2Z4Z2Z2#c#a#1%1Z8#1#1#2#1#2#1#4#1Z1#1%2#1Z2Z4%1#8#3Z2Z1Z1Z4#1#1%7#3%a#1&2Z8%2#1#4#7Z3#1Z1Z7Z1#2#8#4%7%5#4#3#5%2%5%3#2#4#2#5Z2#2#1#4%4%2%s#
4Z5#5ZbZ4#t#1#5Zg#3%3%3#i#6#1#1Zd#a#b#9#n%8#o#4Z3#d#3#f#v%2#6#c#3#7#3Z6#8#c%2#4#gZ9#i%a#x#9#11#d#19%5%5#h#e#10#1r#7%2#5%6#x#3#w%v#t#7#10#j#m#1d#2t#18%
a#d#3#2a#i#2#5#1#d#7%8#1v#m#j#n#s%1#1a#m%h#t#l%b#i#dZ1g#x%3q#u#j#1d#l%2o%36#5t#1#10#2a#4%1k%6i#33%s#e#r#13#m#34%w#f#8%7j#14#j#d%5l#o%7#1z#5o#4h%s#1n#1
4#1i#12#5%14#71#9p#jy%kb#22#42#o#gg#29%1t#10# m:allergy 0Z1Z1Z1#2Z2X2Y1#1Z2Z2Z2Z1Z1Y2Z1Z1Z1Z1Y2Z1Z3Z1Z2#1Z1#2Z2Z2#1#5Z1Z1%1#3#1#4Z1Z2#6#1#5#3#2#3#3Z2#
1Z3Z1#a#6Zy#1#5#k#h%5#rZ1Zd#i#k#1#5#2#3#a#1Za#4#7%hZ5#5#n#15Z12#20Z2t#o#b#9Zb#66#5l#2m#1p#dg#1w#20#1x#a#5iZcr#h# m:animal 0Z1Z1Y1Z2Z2Z3#3Z1Z1Z2Y2Z1#2Y
2Z1Z1Y1Z1X1X1Z1Z1X1Z1Y1Z1X1Z2X3Z1X1Z1Y3#1Z1Y2Z1#2Z1Z1X1Z1X1Z1Y2Z3Z3#1Z1Z1Z1Z1#1Z1Z1Z3#1Z2#5#2Z1Z1#6#1#1Y2Z2Z1Z2Z1Y2Y1Y1Z1Z1Z1Z1Z4#3Z1#1Z1Z4Z1Z5Z3#8#2Z
4Z2Z3#3Z8%1#6#3#6Z8Z5Z7#4#1#4Z9#1Z9#3Z1#4#2#2Z1Zh%5Y8#d#4#2#1e#b#5%6%14%7#oZ1Z1#g#2#1Z4Zc%29Y3%l#kZ1eZ5%aZr#9#9#e#n#11#uZ17#9%2#3%1Za%3%v#4#uZ38#5#t#7
%u#3z#1m%1m#1d%q#1o#fx#9a#7t#b#2p#v#n#1v%g8#3u#uv# m:asNeeded 7#5#h#5# m:assessmentCue 0#2%1#1#3W1X1W1#1%2#4Z2#1Z1#1Y1#1#1#4Z1Y1Y1%1Z1Z1%1Z1Z1#2#2X1Z1
Z2(1Z1Z2#1#1Z1Y2(3Z3Y2#1Z2#1Y3#1#3Z3Z1%3Z2Y5#4%2Z1Z2#3#1#2Z6#3Z9#9Z1Z7#2#1#4Z1#3#3#5#1#6%6#2#3#c%2%4#2%8%8#2#9#vZ2Z2w#e%1u#y%h#9#12%13%26#19%7#11%1p#1
4%3r#v#6%32%z#12%t#3%8#3h&h#a#t#41%v4%5n%p#8j# m:backchannel 3%1#a#o%1f% m:body 7Z2Z3#1Z1Z3Z5Y4Z2#1Z2Z1Y3X1#3Y1#1Z3Z1Z1Z2#5Z1#2X1Z3#5%5Z1#1Z4Y1Z4Y2Z2#
4#1Z3Z2Z1Z2Y1#1Y2Z1Z3W3Y1Y2Z1Y4#1Z1Z1Z1%1Z1#1Y3Y1Z2Y1Z1#3Z2Z2%1Z4Z1Z6Z1Z2Y1Z4Y1Z2Y1Z6Y1Z1Z1Z1#1Z2#1Z1Z2Z1Z2#4Z3Z2Z2Z1Z1Z1%1Z1#2Z1#1#2#1Z1#3#1Z1%5#1Z1Z
1Z2#2Z2Z2Z1#1Z2Y1%1Z2Z2Z2#2#1%1#1#1Z1#2Z3Z1Z1#1Z3Z1Z4Z1Z1Z1X3Z2Z1#1Y1Y4Z1Y1#1#2Y1Z2#2#3Z2#1#2%1Z1Z4Z1Z1Z2Z7#1#1#1#3Z2#2#1#3#2#4Z3#3#4%3Z4#1#1X1Z3#2#1Z
6#1#1Z5#3#6#2#1%1Z2Z5X1#3Z2Z1#5Y3Z4#3#2#2Z1Z2Z2#3#1%9#2#2#4#3#3#2%2Z3#4#1#2Z4#2#1#7#2#5Y1Z1Z1%1Z3#3#2Z1#1#5#2Z1Y2Zd#1Z3Z1#6#7#1%3Y5#bZ2#2#2#1Y6Z1Y4#1Z
3Z2Z1#1Z2#1%1#1Z3#1#1#3#5#1Z8Z3#1#4#2#4#1Z4#4#7%3#5#6Z7#3Zh#2Y1%1Z2#1#4#9#1%1#1#2Y1#2#1#4#hZ2#1Z5#8#2#e#3#8#1#1#aZ2%2#3%1#7Z2%3#2Y1%5%3#4#bZ9#9#2#6#3%
1#a%5%2Z1Z2Z7#a#2%3Za#5#1#1#1%2#6Z3Z3%1#3#2Y2#1Zg#1%2%3#3#9#4#2Y4#2#6#1#2&8#8#d#2ZiZjZ9#1Z5#9%3#dZ7#b#3Z2Z3#4Y3#a#5#4#6#jZ4#5#1#1Z3ZjZ8#4#6#b#cZ3Z1#6#
2Yk#8%8&7#1#6Z7Z8#1#2#4#b%4#d#a#aZ2%c#5#2Z9#3#3#6#c#c#7#m#1#3%1Z2#5#1#2%2Z4#9#8%a#a#9#5%5#1Z3#1%m#5#2#3%4#2#5Z4Z3#3#dZa#6%1#7#cZ8%d#a#6Z7#4#gZq%1#5#g%
c%7#7#1#7Z12#k#t#1#1%8#9#8#9#b#oZ5Zs#g#6%d#6#d#9#2#1#9%2ZmZ9&s#hZ1#3#2#v#6#b#jZw#a#9#7#3#e#1#4#y%e#o#rZhZ2#9#7#7#a#lZ8#6ZdZjZ3Y2#v#i#12#9#8#1%2#b#b#2#
9#t#4#6#d%2#jZg#1Zh#iZ8#1Zg#e#2%cZr#5#h%8#b#8%6%d%1#a#s%2#x%3#16#1#1#5#1Z5#19#7%v#2#k%n%s#6#4#o#2#e#p#f%3j#a%2a#12#7#1%p#hZ3#8#3dZ3#12Z53#5#1m#2k#r#f#
2z#4e#17#1s#16#4#y#v%6%t#3#16%46#1s#c#e#w#2h#1l%8j%35#59#64#d7%3e#22#8#25#4e#7x#6b%7#k#1j#5f#2j# m:child 3#1Z1Z1Z1Z1Z3#1#1#1#1#1#1Z4Z1Z2Z1Z1#1#5Z1Z1#1
%3Z1%1Z5#1Z1#1X1Z2#1Y1#3%1#2%2#1#5Z2Z3#1#3%8#e#1f%19#7#1j#v#8p&2e#29#br# m:closing 0#1#2#1#3#a#4#7#l%8# m:condition 2#1%1#2Z2Z2#2#2%2#1%1#1#1Z1#7%1#2Z
1#1Z3Z1#2&1Z1%5#3%1#2%1Z2#1%1#fZ5Z8%4#h#5#9(6#4#4#5%1%8#d#q%2%e%a#c#z#j#x#b#8%1x%s#30#9#38%1%q#1r%3p%u%20%z6%2% m:contact 1#1#1#2#2Z3Z1#1#1Z1Y1#2Y1#1#
1#2%1#1Y2%3#1#1#1#2#4%3#3Z3%1%3%1#1&1#2#4Z1Z1#1#1#2#1&1#4#1Z2(1#3#3#1Z3Z6%2Z1#1#4#6#eZ2#1#cZ1#e#3Z2#6Z5#2#jY2Yb#f#2#h#8Z2#gZ3#2#1#1#e#5#a#kZ1#c#dZa#h#
p#7%j#a#j#1b#7#2a#h%3m#x#l#d#uZ5q#33#5h#53#21#4f#2u#h4#10t#q5# m:continue 0Z1Z1Z1Z6#1Z2Z1Z2#2Z2Z2Z1Z1#2#7Z1Z7#6#2%3Z7#5Z3Zt#2%c%y#9#2b#q#5k#6i#6j#1p#n
n#4e# m:copula 0Z1Z1Z3Z1Z1Z1Z1Z4Z3Z4Z1Z1Z1Z1Z1Z2Z2Z1Z1Z2Z1Z1Z2Z1Y2Z1Y1#4#2Z1Z2#1Y1Z2Z1Z1Y1Y2Z1#2Z1Z1#1Z2#1#2Z2Z1#1Z2Y1Z1Z3Z1Z1#1Z1%1#1Z1Z2#1Y1Y2Y2#1Z2
Z1Y1Z3#1Y1Z2#2Y2Z1Z3&1Y1#1Z2#2#1Y1#4Z1Z3Z1#1Z1#2Z1Z1Z1Y1Z1Z1Z4Z2Z1#1#2Z2#3Z1#1Z2Y2Z1Y1Z1#3Y1Y3Y1Z1Z1#1Z1Z1#2Y4Z1Z1Z1Z1Y2Z1Y2Z1%1#1Y2%1Z1#1Z1Z1%2Z1Z1Z1
#1Y1Z1#3Z1Y1#1#4Z1Y1%1Y1Z2Z1Z1Z1Z1Z2Z1Z1#1Y1Z1Y1Z2Z1Z2#1#1Z1Y3Z2Y2Y3Y2Y3Z1Y2Z1#3Y1Z2#3Z1Y2Z1#1#2Z1#1Z1Y1Z1Y1Z1Z1Z1%3Z3#6X4Z1Z1Z2#1#1Z1Z2#3#2#1Z2Z1Z1#1
Z3#1Z3Z1Z2Z1Z3#1#1#1Z2#2Z3#2Y3Z1#3Z6#2Y1#1#2#3Z2#1#2#1Z6#2%3Z1%2#5Z3Z5#1Z2Z2Z1#1Z2Z3Y1Y1#1Z1Z1Z1#1#4%2#1#1Y1&4Z1#1%1Z2Z6#4#1#1Z3Z1Z4Z1#3Z3Z2Y6Z4Z3Z4Z4
#5Z1#2Z2#9Z2#3Z1#1Z8#2#1Z1Y1#2Y4Z1Z1#2&1#2Z3Z2Z1Z3#6#1Z1Z1Z6#1Z4%3#3#5Z1#3#3#5#a#1Z5Z1#e#3Z3#1Z1Z8#1#2Z1Y2#3Z2#1#1#1#1#4Z3#3#1Z2#6Z1%2Z2#2#3Z3#1#1Z3%4
Z1Z2Z2Z2#5#5#1#1#2#7#3Z1#1#1Z1#4Z6#5Z3#1Z2#3#3Z3%2%4#7Z1#2Z5Z2Z4Zc#4#2#5#7Z1Z3#2Z1#2Z4#3Z4#4#4#1#5#1%6&3#3Z4Z2Z3#3%b%4Z2%4Za#2#5%3ZfZ5#2Z6#5#3#4#2#5#2
Z2Z1Z2Z7#5Z7Z1#2#2#3#2Z1#aZ6#5Z3#2%8ZdZ6#1ZfZ4#3#5Z5Z2#1#4Z1%3#2Z3#3Z1Z3Z5Ze#8#3#1#1#6#5#4#1Z6#2Zd#1Z1#3#5#6#c#5Z1Z1#6#4#6Z1Z2&9#7Z9#6#b#1#b#d#3#1#mZ1
4#a#3Z4#4#a#6#d%6#8%m#4Zi#d#2#a#8#7#b#8Z8#dZ1%5#8%7Z1#2#7#2#k%g#5%4#8#3Zc#2#7Za%4Z5Z7#18%1#e#dZ3Z3#1#6#i#2#7Z2#4Z3#8#b%5#9#6#f#3#5#a#7Ze#a#5#hZb#4#1#f
#e#8#5%6%6%c#g#a#2#2#i%3%3%1%3Z1#cZg#6%e#2%w#r#5#1q#f#n#9Z2Z2#3ZaZ3%e%f#6#6%d%1h#8#7#1#a#3e#c#2c#6#p#19#p%o#7#7#bZ29#4#x#f#1#2#f#1z%a#23#o#n#24#3%18#1
j#o#4#12#23#3%o#2m#1r#k%1zZg#2s#1k#10#q#4p#k#v#4w%g#f#3b#e#1l#5#12#7#44#1f#l#3o#3h#2t#9c#1fp#2% m:correction 0#2#2#3#1Z9#1Z1#1Z2#1#2#1Z3#1#1#1Z2Z1Z1#1
#2Z2Z2#3#3Z1#2Z2#4#1Z3#1#a#1#2#7#4#7#8%5#g#7#h#1#16#g#1a#bv# m:course 2Z6#1#3Z4#3Z4Z1Z1Z2Z1Z2Z1#1Y1%2#1Z1Z1X2Z2&2%2Z3Y1#3#1#3%1Z3&1#2Y1Y5Y1Z3#1Z2Z3#3Z
1#1Z1Y1#1#3Z1Z1Y2Z2#2#2#1Z2#1Z1Z1Z2%1Y1Z2Z2Y2#1Z1Z2Z1#1#2Z2#3#1#1#1Z1Z1#1Z2#3#1Z2Z2#1Z1#1Z2Z1%1Z3Z2X1Z1#4#1#1Z2Z1Z3Z1#2%1Z1Y1#1%2Z1Z1Z2Z7Z1%2Z1#2#1#2#
1#2Z3#2#1#1Z1#1#1Z1#1#1Z2Z4Y1Z1Z1Z2Z1Z2Z1Z1#1Z1Z4#2#1Z1%4Z1#1Z2Z1Z1Z1Z1Z2Y3Z2Z1Y1Z1Z3Z1Z1Z2#1#3#4Z1%9Z2#1#3#1Z1Z6#2#2#4Z1Z2Y1Z3Z4Z1Z1Z2Z2Z3Z2Z2Y1#2Z7Z
1#1#3#1#3%1Z1#2#5#4Z3Z1#1#2#4#3#1#4#2%1#1Z1#4#1#1#3#2Z1Y3Z4Z2%2#1#2#1%4Y2#5#8#5Z1Z3#1Z1Z1Z7Z2Z3#2#1#6Y1%4#2Z1Z9%7Z1Z1Z2#1#3#1Y3Y6Z3#3Z2Z1#1#4#2#1Z6#2#
2Z1Z2%2Z2#hZ6#1%2Z4#7#1#1#1Z1%3Z2Z6Z2#4#2#1%1Z7#3#3#a%3#4#1#4#2#bZ5#1Z5#2#1Z1#4Z6Z5Z2#4#4Z1#2#5#2%2#8%5#bZ2#9Z7#6#2#5Z1%b#1%1%4%5Z6#9#1#3%1#e#2%5Z3%1#
2#2#2#2Z6#c#2#5#2#2#8%3#1Z3#4%7#2#4#2#2#1#k#cZ6ZbZ1#e%f#3#4#7#b#5#2#4#8Zb#4#3#6#6#1#m#1#l#9#1#9#n#a%n#2#6#z#4Z1#3#2#3#1%n#aZ3#2#1Z3#7#9#4#5#l#1#h#c#7#
5#7#b#3#7#g#1#3Z8%z#8#sZ3#5Zk#c#4#c#1#9Z8#iZ2Za#11Zv#m#1t#c#2#1i#8#6#y&6Z15#c#n#iZ5%6#3#f#q#11#g#g#2#2#h%8#5%d#5#5#7#4#q#p%12%k#2%3%f#j&17#4#3#8#1f%8%
bZ3#5#20%e#f#4%1g%b#2#13#b#1c#4#6#5#a%e%1s#20#25#o#7#9%26#2n#1jZ36#1r#5#g#16#18#b#1k#2a#h#j#j#79#2e#j#18#e6#18#3z#3d#5j#4u#3#13e#10g# m:denyPlan 0#2#2
Y2#7#1#4#2Z3#2#7Z2#2#3#4#3#1Z4#h#2#i#9#g#a#7ZiZf#m#5#15#z#3#2b#4z#2y#a5# m:device 0Z1Z1Z1Z2ZgZ2Z2Z7Z6#1hs#wu#3e# m:diagnosis 7Z1Z1Z4Z1Z1Z5Z1Z1Z2#2Z1Z4
Z1Z1Z2Z1Z2#1Z1Z1Z1#1Z1Z1Z2#1Y1Y1#1#1Y4Y2Z4Z3#2Z1#1Z1X2Z4X2%1Z3Z1Z3#1#1#2#1Z1#1Z1Z1X1Y1Z1Y1Z1Z1%1Z2Z1Y1Z2#2#2Z1Z3#1#1Z2Z1%2Y1Z1Y3%1#2Z2#1Z1Y1Z2Z1#2Z1Y1
X1#1#1%1#1#2Z3Z1W1Y1#1#4Z1Z2%1Z3#1Y1#1#1Z1%2Y2X1#2Y3#3#1Z1Y1Y1Z1X1Y2Z1Z1Y1Z2Z2#1%4Z1%1Y1%2Y1Z2Y4X1Y2#1Z1#2Y1Y1Z1Y2#1Z1#3%3Z2#1%2Z1Y1%2#2%1Y1#1Z1Y1Y1Y1
#2Z4#1Z1Y2#3Z1#2%1Z2#1Y1#1#1Y1Y1Y4Z1Y1Y1Z1#1#1#1#1Z1Y1Z1Y1#1Y1%2#1%2%1#1#1Y1#3#1Z2Z1#5#1Z1Z1Z1Z2#2%2#1#1Y1Y1%2#1%1#2#1Y1Y2Y2Z1Z1Z2Z1#1#2Y1Z1#1#1Y2X2#3
#1Z1Z2#1Y3%1#2Z2#3Z1Z1Y1#1Z2Z1Z1Z1Z1Y1#1#1#1Z1Y2Z2#3#1X1Z2Y1#3Y1Y2Y1#1Z2Z3Z2%1Z2%1Z1Z1Z1#1#2#1#2Z2#1#1%3Y2#1#1Z1Z1Z1Z4Z1Y2Z1Z1Z2#1Z2Z3Y4%2#3Z2Z1#1#1&1
Z1Z1Z1Z3Y1Y2Z1#1#4Z2Z1Z3%1Z1Z1Z1Y2%1Z2Z1#2Y1Z2#1%1#1%1#1X1#2Z1Z3Z1Z2%2#2Z1Z1#1Z4Y2Z1#1#1#3#1Z1#2Z6%1#3Z1Z2Z1#2Z1Z1#3Z1Y1Z1Y1#1%3%1Y1#1#1#1%1Y2Y2%2%3Z1
#3%4#2Z2Y1%2Y1#1Z2#1%1Z5Z1Z2Z1#2#2Z1#2Z1#1#1#7Z2Z3#2Z3Z2#2#2Z1%2#2#4#1#3Z3Z1Z1&1Z2#1Z1#2%5#4Z1#3#1Z1#3%4#1Y1&1Z1#6#1%1Z3Z1Z3#2Z1Z1Z1%3#5%6Z2Z2#1#1Z3Z3
Z1Z1#1#2#2Z1Z2Z1Z2#4Z2Z2#1#2#2Z1Y3Z7#4Z1#1Y1Z1Y1#1#1%1#5Za#3#2#6Z1#1#2#2%2Z1#3Z1Z2#1#1Z2Z1Z4Z1#2#1Z2Z3%2Z1#2#2Z1Z3#3%1#2%2#f#2#1#3Z2%1#a#1#1Y2#2#4#2%1
#1Z2#2#2#2Z2Z3Z1%1Z1#5#2#1Z7#5Y1#1%3#1Z1#1#1Z4%3#6#1Z7Z1Z5#5#2Y1Z2#2#4#2#5#1Y1%2#1%2%2#1%2#1#1Z2Z1#3Z1Z1#2#4#1%1#2Z4%5#3Z3Z1#2Y1%2#1#1#1%6#6Z5%1%2#1Z2
Z1%1#2%5Z1%3#3#2#5Z5Z3#1%1%1Z2Z1#7Z1#3Z5#1#1Z8#9#8#2Z1%3#3#3Z2Z2#1Z3#7#4#1Z1#6Z2#4Z1Z3Z1Z1#1#2#6Z4#2#2#8%3#2Z2Z1Z5#7#8Z1%2%1%3#1#2#2Z5#3#2#4Y1%2%1#3Z2
Z2%2%5Y2#1%1%7#1Z1#1%3#2%2#6#7Z1&2%7#1#5%3#4#3#1#2Z2%2#1#2#7Z2#2#3#2#8#1Z1%3#3#3#1#5#5#8#1Y3%2#7#2#2Z2#2%2#2Z3#1Z4Z3#5#1%1Z4#4Z5#9#3#fZ5#aZ4Z3Z1Z5#2#6
#1#5Z1#g#2#4#1#1#2#2#1#8Z2Z5#3#7Z6#2Z1#4#1#4#hZ7Z8%3#2#3#4Z3%1#2#1Z1#2#1Z3%1Z7%1#1#4#2#3&2Z7%a#6#4#2#6Z5#7%8#b#g#3#3#2#2#5#4#7%1#1#a#4Y1Z2Z3%1#8#cZ7#8
#6Z9#1%2#9#5#1Z1#1Z4#8#2#5#8#2Z1#2#9%3%1%7#2#1#1&1#1#2#e#2#9%2#1%1#4%2#2Z3%a#1#6#4#pY2#3#3#5Z1Z3%b#9Z1#2#1#2#5Zc#8#1Z4Z7#f%5%2%9#3#h#2Z1#d#c#1#3Z2#c#1
#4#1#5#5#6#7Zd%1#3%4Y8#2#1#1#5#1#8#8Z8%a%7#6#3#8#1#1#1#4#4#1#3#1ZcZ9#5Z1Z3Y3#1Zb#3#2#1#1%4#1#6#7Z1#cZb#4#9Z3#7%8#1#1Z1%2#3#2%2#2#1#8#f%2#8%2#5%6Z6Z6#1
#5#eZi#e#eZ3#4%5%8Z4#1#2%7%6#1%7#4#1%h#7Z2&9Z4#3%8Z4#1#1Zl#7#7Za#1#2#3#2#3Z3#1#c#4%a#5#c%h#7#7#a#6#9Z3%d#b%b#fZ1#3#i%7#a#gZ2#1Z6Z3%2Z3%6#3Z3Y7ZaZ6#8#5
%c#b#c#1%2%1Z7#4#1%1#3#1%a%2#8&2%9%2%7#c#2#2#a#5Z3%5Zj%3%2#1#b#1%4#5Z1%3%1#8#1%3Zy#rY2%nZaZ15#e#5#4Z1%f#2Z3#9#a%iZs#h#1%6#k#13#b#4#4Z2#2#e#d#9#1#c%2Z9
#9#2%6%1#2#3#y%9#4#3#b#uZu#q#j#o%1#6#k#3%g#fZeZ1%fZ6#g%v%1#1i#1#1g#n#e%c#7#e#4#j#l#8%3#m#a#i#2%6#2Z2Z2#3&i#b#uZp#6#f#o#h#2#3#a#5#c#1p#3%7%6#b#8#g#2%1#
j%6#1hZlZq#f#x%3#1d#h#dZe%cZ8#1#eZ1%w#2#1ZeZ6Z7Z6#f#1f#6#o#p#l%y%27&1r%17#4r#a#n#3%o&r#r#22#9#b%4Zk%5#2b#b#d#k#21#m#c%2x#3a#1e#t#21#2p#1x#o#32#m#d#6#1
#n%17#7#18#15#g#b%1i#1i#1g#m#1#t#j#4#8#4#c#13#c#x#6#f#6#j#d#t#v#2o#1z#h#x#4q#27Zd#v#w#5#1i#o#x% m:diet 4#6Z1#1Y3#1Z1Z1Y1Y2#2#1Z1%4Z1#2#1Z1Z2X1#1#1#1#2
Z2Y2Y1#1Z1#2Z3#1X2Z2Y3Y3Z2#2Z1#1#2#1#2#1Z1#1Z2#1Z1Z1#4#2#3Z4#1%2Z7Y1#1#2#3Z2#2%2#4#2#5#3&2#d#3#3#iY7#9#7#9#kZc#7#a#k#l#t#i#4#8#9%19#s#d#j#f#17#nZk&2j%
a#3#4q#b%8#1f#k#h%j%o#1n#3x#1o#s#24#3c#56&30#i#l%az%16%j%5q#t#1y#9o#bi#3u#4%1v#6r#1zZ4b#16r# m:doseForm 2#1Y5Z3#1Z2Z2Z1Z1Z1Z1Z2Z2#1Z1#1#1Z2Z2#1#1#1Z2Z
1Z1Z1#1Z2#1Z6Z1Z1Z2Z1Z2Z3Z1Z1#1Z3Z6#1#1Z3Z1Z2#3Z1Z9Z1#1Z1#1#5Z2#2Z1#2#2#7Z2#5#5Z1#4Z7#2#4#4#2#d#2#2#9#4#6#2#5#1#1#1#b#r#q#3%v#1a#4#11#u#v#k#n#e#7#10#1
e#4n#2o#2f#f#d#4a#27#3v#17#1z#s#9m#99#x#9#2d#1za% m:drugClass 9#3Z3Z2Z2Y1#7#1X1#1#1#2#1%2#1#1X2Z1Z1%4%2Z1%3#1#1Z1#1#2#3#1Z3Z6Z2Z1#2Y4#4#1#1Y1#1Z2X1#4#
5#1#3Z1#1Z1&2Z2#1Y1Y1Y1Y1Z3#1#2Z1%1Z1%2#3Z1%2#2%1Z1Z1#1#2Z1%1#3Z1Z1%1#2Z1Y1Y1Z1Z2Z4Y1Y2Z4#1#1Y3Z2#4#1#1%2Z1Z1#2%1#1#1#2#3#2#1#1Z4#1#1Z4#1#1%1%1#1Z1#3Z
1%5#1Z1#1&1#3#1%1#4Z2#2#1Y1Z2#1Z1#2Z1#1#5#2%2Z3Y1#1#8#1Z2Z1Z2Z1#5#2#1Za#1#2Y4Y3#1Z3#4#4Z1Z1#2Z9#1Z1#4#2Z1#1%1Z6#1#3Z2#1Z2Z8#1#4Z3#2#6#j%2Z4#1#4#2#6#7#
1#3Z6#6#h#5#4%3#e#4Z3#2#1%3Z1#5Z1Z1#e#3Z6#4#1#7%3%3%2#1#d#1Zb#1#3#1Zb%3%3#d%2#c#b#6%dZd#3#6Zg#2Z6Z3#2Z2Z5Z1#1Z1#2Z1#3Z8#7#9#1#2#d#3#9#6#a#4#6#4Z5#2#1#
3#1#2#1#2#4#1#b#i#9#5#3#h#1Z2#g#3#3#d#3#n#b#1#2#h#4#1#n#2#5#8#1#7#h#4#7#5#k%1#1#1Z2%2#11#1Z2#g#d#6#b#o#3#5#6#a#h#3#d#l#j%13#4#g%1#6#2%5#1#8#2#6Zb#5#5Z
a#2%x#o#7#2#1#8#a#3#2#10#2#7#wZ3#v#3Zz#q#x#h#2#1#2#6#f%a#i#2#13#1d#s%8#1f%aZa#9%1#2Zc#5#f#14#1t#5#l#2#3#s#1#5#10#bZ15#1d#5#f#4Z3s#1t#2g%1n#1e#h#2#8#4#
l#l#r#18#1f#5#20#f#54#4#g#2l#1f#k#s#1y#19#g#l#17#2a#1a#16#4x#1s%7v%ay#3g#3h#2s#tr#5c#h0#76#6w#a6# m:event 2Z7#1#1#3Z1#3Z2#2Z1#1Y1#1Z1#2X1#1Z1Y1#1Y1Z1W
2Y1Z1Y2#1X1#1Z1Z2Y1Z1Z1Z2Y1Z1Y2Y2Z1Z1#1#3Z3Z2#1#2#1#2Y1Y2Z1%2Z2Z2#1Z3Y1Y2Z1Y2Z1#1Y1%1Z2Z1Y2Y3Z1#1Z2Z1Y1Z1#2#1#1Z3#6#3#3Z5Y2#b%1Z1#1Y2Z1Z2%4#1Z2#1#3#4#
2%1#1#4#8Z4Z4#1Z2%3Z2%1#6Z1#bZ1#1Z6Z2Z3#1#8ZhZ3Z7#4#k#1#8Zj%d%9%kZ6%b#3%uZi%5#8#5%e#5#8Z4%9#l#8Z5#r#9#1Zi#1#14#3%3#eZq#4%y#b#a#10#5%h#fZ8#e%2#fZ10#h%n
&2%w#1i#3#d#8%u%5#z#aZ2#2z#15#8#e#1aZ8#1o#32%1m#18#36%8j#1#1k#5#6#pZa#1k#q#16#3%1i#4c%14#4cZ6k#f2#u#4#h#46#1i#1p2#19c# m:examCue 0Z1Z1Z2Z1Z1Y1Y1Z1X1#3
Z4Z1Y1Z1#1#1Z1Z1Z2Y2%1Y1Y1Z2%3Z1Z2Z1Z1#3#1Z1#1X1Z1Z1#2Y3Z1Y1#3Z3Z3Z3Zg#j#6#4#1%1#cZc#a#4Z9#f#6#hZg%o#15#10#a#2b%3#c#6f#3t#3h#q0#3o#1w#fw# m:examStart 
2#2#2Y1Z2Z1%1%1%1Z1Y1Y1#2#1#1#3Z1%3Z1%2Z8%b#3#2#3#5#3#q#a#4#g#j%2#4#1%r#17#2o#g#2d#9#1c#3b#9p#71% m:filler 1Z1Z1%2Z1Y1#1Z1Z1#3#1#3#2#9#7#aZ1c#11u#k# m
:finding 2#3#1Z3Y1#2#1Z1Z1Z4#1#3#1#4#1Y2#1Y1Z1Y1Z1Y2#1Y1Z1Z1Z1Z3#1Z1#1Y2#1Z2%1Z1Z2X2#1Z1#2Z1#2Z1#1#1Y1%1Y1Y1#1#1Z1Y1Z1Z1Y1#1Z1#1Z1#1%1#1Z1#2#2Y1Z1Y1#2
Z1Y2X1Y2Z3Y1#3#1#2#1#1Z1%1Z2Z1#1Z1X1Y1Y2#1Y2X1Z1Y2Y2Z2#1Z3Z3Z1Z2Z1Z1Z3Z1Y1Y2Z1#3Z1Z1Z1#2Z1#1#2Y2#1Y1#2Z2#1Z1Y2%1#1Y3#4Z1Z1#1Z1#1Z4Z2%1#2X1#1%2X1Y2Z1#1
Z1Z1#1%1#2Y1#1%1#2Y1Z1Z1Z2#2%1Y1Z2#3Z2Y4%1Z2Z3#1%1Z1#1Z2#4Z2#1Z1Z1Z2#6#1Y1Z2#1#3#2Y6Z2Z1Z4Z6#1%2#1%2#1#1#2#1Y1%2Z2#1%1#1Z1Z2Z1#2%1#2#4#1&1%1Z4#4#6Y1Z1
#1Z1#4#3#1Z1#3#1Y1Z1Y1#c)1Z8#1#2#4#1Y1Z5#1#2#1%1Z2&2#1#2#1#2Z1#2#1#1#1Z2Y1#2#4#3Y2#1#1#1#1#3#1%2#1%5#2Z2#2#6#1#1#3#2%1Y1Z1#1#1Y2Z1%2Z5%3#2#1#7#2Z1%1%3
#3#1Z3Z2Z3Z3Z1Z1Z4#3#2#2%4&2Z2%1#1%2Z1#3Y3#2Z5#1Z7Z1#6Z1Z7%2#2#3#6#1Z1#4#3#2#3#7%4Z3#1%2#1Z6Y1#5#1(2#3#s#2Z4Z1#1%5#4#1Z1%1Z4Z2Y4Z1#1%8Y1#aZ3#3Z4%4#2%7
%2#5#2#1#aY3#2#8#6#3Z1%q%7#4#9#1Z5#2%3#1#7%5#8%cZ9#1%4#1#b#3Z1Z2Z2#1%1#a#2#4#4Z8#7#7#2#5#1#1#8#4#1#6Z1#6#1#2#2#7#6#7#9#i#2#1&1%cZ2Z7#7%1#a#b%5Z3Z1Z8#2
#7YaZy#9#3%4&5#5#1%2Zc#2%a#5%4#5#1#5Y4%h#7#h#8Z1#2%1#3#1#2%5Z2Z2#e#1#d#1#6%1Z1#1#f&m#4%j#8%2#3#2#6#3%8#9#2#2#3#3#8Z1#5#4#7%1#1#7#1#3Z2#e#3#4#c#d&6#2#6
%1#7%2#8#a#2&2#5%2Z4#4#1#2&1&1%2#t#1#4%1&9#1#2#a#4#9#b#cZ2#f#3#q#1%4%b#2#f#7#1#4#3Zq#7#c#1#5Zd#2Z3#a#1#4#c#1%6#1#1#d#2Z3%4#3%d#f#8Z7%5#6Z3Yi#g#8%5#j#3
#6#2&cZ7#4Z8#1Z4%7#4Z5#dZ2Yb#2#r#2#1#a#f%d%a#p#aZ2%2#4%u#c#2#2#2#n%7#2%1&7#1#h%6#a%3%6#4#4#d#4Z2#3#5&1#2#5#8#4%5#3#6Zk#8%5#6#6Z2#1Z3#2#5Z2#1#2#1c#a%c#
1#3%d#3%q#2%1#4#8#e#2#3#4#3#6#5#q%6#fZ3#5#1%1#9#5#3Zc#d%6#1#g#1#9#4#2#7#5Za%8%u%9#8#l%2#4#5%9#i#4%r#h#hZfZ4%8#1Z5%6#4Z4#a#b#g#a%13#3%jZ5#s#8%4#e#3#h#g
#9#q%m%5#2%2Y2#a#a#6#3#5%v#r#1c%k#e%2#2#7#3#o%i#7#e#9#g#q%1l#2#1g%19#b%16#e#18#5#m#5#e#o#3%2r#1e#7#1z#a#3#1#20#q#3u%f#4#2y#11#t#i#b%23%3p#y#d#2#1d#2#e
#4#4g%12#c#2a#5w#z#13#28#3g#2a#1v#1g#1h#5m#7#t#13#2g#26%11#6k%b#u#w#2b#b#48#1q#9#2l#n#24Z1oZ18#f%10#4h#s#1i#28#h#7#43#21# m:firstPerson 2#2Z2Z2Z4Z3Z2%
1#2Z2Z1Z1Z1Z1#1Z3Z3Z4Z1#1%1Z5Z3Z1#4Z1#1Y1Z1%1#2Z2#2#3%1#1Z1#1#1%4Z1%6#6#1%7#5#7#2#5%2#8#d#6#2#5#4#q#12#1#w#2#o#5#8#1t#r%32#7#w%1p#4t#13%x#fp#pd#87%ck#
hz%2g7#d0# m:fluid 0#2#2#1#1Z2Z1Z1#1#2Z2#1Z1#1Z2Z1#2#1#1#1%1#1Z1#1Z1&1%1#1#1Z2Z4Z1#5#1#1#1#2#1Z4#4%c#3#5#3#m#i#1i#1s#c#k#l#9#15#1r#s#40#5k%5s#11#5e%2r
#8u#112#2ab# m:followUp 1#1#4Z1%1Y1&1Y1Z1Z2%1Y1Z1Z1#1#1#1#2Z1Z1Z1Z1Z1Z1Z2Z2#2%1#5Z2#3#3#1Z2#1#1Z2#1Z2Z6Z3Z1Z3#3#3#5Z2#1%8#a#2Y1#2#6Z5#2#4Z2#pZ8Z1%b#e#
2#2#dZ8#2%y%5#2#4Z1ZbZ1%19Z2#c#b%1Y4%4#l&6%9%d#o#a%3#xZ6%e%1e#9%1k#a%9#jY12#2%21#v#m#2f#2sYu%4e#36%17#t#h#4o#48%2j%g%4i#93% m:frequency 0#3Z6#2Y1#4#2#
5#2#1Z3Z1#2Z1#1Z1#1Z1#2#1%1%6#2Z3Z2#3#1#1#4#4Zc#3#6%6#11#p#9Z9#2#5#c#4#2#c#5#7#6#z#y#b#1m#12#13#j%1b#3l#5#1d%6x#uf# m:function 2Z1#1Z3Y1#2#1Z4#1#1Y3#2
#1#2#1Z1#2Z1Z1Z1Z2Z2Z1Z4#1%2#1Z1#5#2#2Z3Y1Y1#1#1Z2Z3#1#1#3#1Z1Z1%aZ1#1#2%1Y2Z2Z2#2Z1Z3Z1#1#2Z1Z1%2#1#6Z3%1#1Z4%5Z1#2%1#5#1#3#3#6Z1Z1&4%2Z2#1#3#4#1#6#1
Z6#8ZiZ2%3Z7Z6#d#2&1#jZ2#8#5#7&9#c#7#6%2#5%4#1Z1%d#4#2#2Z1#6#8#g#5#6#1#9#6#b#dZ8%g#7#4#5Z6#2%i#d%7%j#5#5#h%1%y#e#4#1#1r#21#2#8#3%1g#2r#q#54#8#r#24#r#5
r%1x#l#2o%6#5#i#6f#k%i%11#2f#b#4h%2l#s%z#6j%1u#88%8n%bq#x9# m:future 2#1#4#1Y1#1Y1Z2#1#1Z3Z3#3#1Z1#1Z1#2%2#1#3Z1#1Y1%1#1#1Y1Z1Z3%2#2#1#1Z1#1Y1#1%1Z1#2
Z3%1Z2#1#1Y2Z1&1Z1#1#1Z2%1Z1Y1Y1Z1%1Z3%1Z2#2#1Y1Z2#1%1Z1X1Z1#3Z2#2Z1#1Z1Z1Z2Z1Z3%2%2#2Z1#1#1#1#2Z2Z3Z1Z2#1Z3Z4#2#1%1Z1#2%1%3#2Z2%1%4Z1Z1Z1Z4#2#2#1Z3#1
%8#2#3Y8#1#6Z2Z3#2%2#1#1#5&1%1&5Z9#1Z3#6#1#1Z1#3#1#1%1#2#4Z1#3#1#b#1#5#4#1#5#3%5#6%1#1#5#9%2#7#5%6%1#4Z3#1#2#a#3#9#6%1%1%a#a#5#9#4%4#e#5#4#f#8#b#1#6#9
#d#4#1#3Z1#f%1Z2#7#2#n#9#a%5#iZ5#3#g%6#3#1#7#a#1%2#d#1#f#d#1b#5#a#8%iZ6#d#7%f%sZ2%1#3%3#f#4#3#6#5%g#b#a#a#k#2#8#5#1#a#4#12#8#7#1#3%1m#1m#14#i#1#2%v#f#
2#b%6%4#1#4#8#a#6#1#4#m#d#f%9#23#10#4#8#1h#1r#6%3#5%1#n#c#1#5g#22#2b#4#17#l%2l#1r#14#1d#7#x#9#l#11Zh#2l#10#64%b#qZ4t#11#34#1j#11#38#b#62#6f%fl#35#3f%2
t#29#p#jx%bj#dt#36#qb#9g# m:given 4#1#2#1#1Z2#1Z1Z2#2%1Z2#1Z1Z1Z1Z2#1#1Z1#2#1#1Y1#1Y1#6Z1%1Z2Z1Z1#1#1Z1%1#1%1Z1Z1Z1#1Z2Y1#3Z4&2Z2Y1Z2Z2Z1Z2Z1Z3(4#2Z2Z
1#1(1&1Z1#2Z5Z1Z1Z2Y1#1Z1Y1Z3Z1#2Z1Z1#3Y1Z2&1Z3Z1Z4%6Z1#6Z1Z2Z1#3%1#2Z3Z1#dZ4Z2Z4#3#5#d#2%4#2#2#7#6Z1Z1Z4Z1#4Z2Z1#7Z2Z1#1Z1#2#3Z3#5Z1Z4#6#n#6#4#9#3Zc#
e#5%9#2#1#6#2#2#1#h#c#9#1#4#q#1#4#a#o#e#g#4#9#d#m#3#1bZc%17Z7Zf%5#b#1y%17#21%6%h%1p#3t#1s#1r#g#26#18%45#26#19#6r%w#3c#1m#if%kt#6#pa#hx#5f# m:greeting 
0#1#1#1&6Y3%2%1#2#2#2%1#1#2#1#2%1#5#5#1#8#1%3#2%3#5%1#3#7#36Z2Z m:hypothetical 0#2%6X1#1Z2Z1#2Y2Z1Z1X2#1Z1%1Y1%1Z1Y1Z1%1#4%1Z2#2%2#3Z4Z1#1Z1#2#1Z2%1#2
Z1Z1Z1Z5#1%1Z1%2#1%1#1#1#1#3Z1Z4#1%1%1#2Z3#2#1Y2%1Z1#2#4#5%1#6%2#4Z1%oZ5#1#3#u#6%2%9#3#a%1#h#1#3#2#8#3#2#3#2#p#m%7%8#12%n#7%7#9#6#v#1k#i#a%1d%1f%1fZ19
Zc%26#t#3#n%2#7x#z#1v#1k#b#1q%7c#7#y#1u#18#2d#4j#a4Z1w9# m:identifier 3#1#b#1#b# m:imaging 0Z1Z2X1Z1Z1Y1Z1U1Y3X1Y1X1Y2Y1W1Z1Z1Y1X2Z1Z1Y1Z1#2X1Z1Y1Y2Y1
Y1X1Z1Y1Z1X1Y1Z1Y1Z1#1Y1X1Z1Z1#3Z2#1Y4Y2Z3Y2Z1Z1Z1%1#1Z1Z2Z3Z3Z3Z2Z2%1Y2Z6Z6#6#2#1&2Z2#1Z3Y4Z4#bZ7Z2Y1#1#2Z4#4Z3%4#5#5#5#a#9%5%4%b%4Z2Z2#y#p#3#f#1m%m#
3%e#2#b%d#9%f#3#lZl#r#jZmZ6#1e%10#22#y#26#d#3y%3f#6#8%2c%8#2b%1k#i%3a#q#a#12%17%7i#67#55#q#54#8#6bZz#j#1x%4y#3#3#16#7n#t#a4#k#25%gb#13w%b1# m:joiner o
ZeZ7Z6#9Z5ZcZ6Z4#1#1Z4Z2Z2#6Z5#1#3Z1Z3Z4#1Z1Z1Z2Z5Z1Z1Z2Z2Z5#2Z2Z4#1Z1Z9Z4Z1Z3Z4Z2#3#1Z2Z5Z3Z3Z4Z2#1#1Z1Z3#1#1#4Z1Z4Z3#1#1Z4Z1Z3#3#1Y1Z3Z1#1#6#2Z3#2Y2
#2Z2Z2Z1#2Z1Z6#1Y2#2Z1Y1Z1#2Z5Z2Z3Z3Z1%1Z2#2Z2Z1Z1Z1Y1Z1Y1Z4Z1Z1X1Z1#1Z2#3#1Z3Z1Z2Y1#2#1Z2Y1Z1#1Y2Z1Z1Z1Z1Z1Z2Z1Z1#2#2%1#7Z1#1%1#1Z1Z2Z1#1#2Z1Z1Y1Z2#1
#1#1#3#1Z2Z1#1Y3#1%1#1Y1Y1Z4#1#1Z2Z1%1Z3Z1#2Z1#1Z1#3#2Y1#1%2Z1#2#1Y6#2Z5Z2#1Y1Z1Z3#1#2Z1#1#4#5Z1Z2Z2Y3Y1Z5#1#1Y1Z1Z1Y2#1Z1Z1Z1Z2Z1Z1#1#1Y1Z1#1#4Z1#2#1
Z2Y2Z1Z2#1Z1Z1Z1Z1#3Z1Y1X1#1X1#2Z1X3#2Y2#1(2Z3#2#2#3Z1Z1X1#1Z1Z1Z4X1Z1Z1Z1#1Y1#1Z1Y2#2Y1Z1Z2#1Z1Z2Z2Z1Y1#4Z7#1Z1Z1Z1#1Z2Z1Z1#1#1#1Z1Z1Z2Y1Z1Z1Y6Z1#1Z1
#1Z1#1Z2Z2#3#4Z1Y1Y1Z3Z2#1Z1Z2Z1Z2#1#3#1Z3Z1#4%3Z1Z2Z1%1Y1Z1#1#1Z1#1%1#1Z1#2Z1#1#1X2#4Z3#1Y1#1#1Z1#1Z1#1Z1Z1#1Z2#1%1X1%1Z1Y2Z1Z1#1Z1Z1#1#2#2%1#2#1#5Z1
#1Z4Z1Z1#1Z6Y1Y3Z3#1#1Z1#2Z2Z2#2#1Y2#3#2Z3Z1#3%2Z1#1Z1%1#1%1#1Z1#1Z1Z5%2#2Z5Z2#1#2Z2Z2Z1Z1Z3#1#1Z1%1#2Z1Z1Z2Z3%1#1Z1%1Z2Z1#1Z1Z2#3Z3#1Z1Y1%1#1Z2Z2#1Z7
#3%1%8#2Y1Z2#1Y4Z1#1Z1Z2Z3%1Z1#1#2Z2Z1#1Z3#1Z2Z2#1#1#1Z3#1Y1%1#2Y2Z2#5%3#1#2Z2Z3X1Z1Z1#1Z1Z2Z3Z1Z1Z2%1Z2Z2%1Z1Z1Y1Z1Z2%1#1#1#1Z1Z4#1Z2%1Z1Z2#1Z1Z2#1Y2
%1Z1Z1%1#1#4Z3Z1#1#1#1#1%1Z1#2#3Z3Z1#1X1Z1#2#1Z1Y1#1Z1#3Z3#1Z1%2Z2Z1Y3Z3Z1X1#1Z1#3Y1#1Z3X1#2#1%1Z3#1Z2Y1Z2Z1X3#1Y2Y2Z1#1Y1Z1#1#2#1Z1Z1#6#1%1%2#1Z1#2%3
Y1#1#2Z2Z2#1Z1#3Z4#1#2Z1#1Y1Z1Z3Z1Z2Y1#1#1Z1Z1#1Z2#1Z1#1#1#1#1#4Z1&1Z1Z1#1#2Z3Z1%1#1#2Z1Y2Z1Z2#3Y1Z1#1Z2X1Z1#2%1#2Z1Z2#1#1#1Z2Z1Z1Y1#3Y2#1#2#1Z1%1Z3Y1
Z4#1Y1Y1%2#6%2#1#1#1Z2Z1%1Z1#4#4#1#3#1Z1Z4Y1Z1Z5#2Z3#1Y2#1Z2Z2#2Z1Y1#1#2#1#1#2#1#2#1#1#1W1Z1#1%1Y2Y1Z1Z1#1Z2#1Z1Z2Z1Y1#1#3Z1Z1#1Z3#1Z1Y1&1Z1Z2Z3Y2Z1#1
#1Z4#1%2Y2Z2Z1Y1Z3Z1#1#1Z2Z2#1#3%2Z1#1Z1#1#1#1#1Z1#1#1%1#2%2Z1%1#1Z1#1Y1#3#2#2Z1#2#2#1Z2#1Y1#1Z3Z1Y1Y2Z1Y1Z2Z1Z1Z1#1#2#1Z2#1Z1Z3#2#1#6#3Y2Y2Z1%2Z2#1Y1
Z1Z2#1Y1%3#1%1Z1Z1#4#3#1Z3#1Z1Z1Z2Z1Z2#2Z1Y1#1Z1Z3#1Z1Z2Z1Z1#1Z3#1#1#2Y3#3Y1%1#2#3Z1Z1Z1#2#1#4%1#1#1#1#3Z1#2#3Y1%1#1#1#1#1Z2Y3#2Z2Y2Z1#4Z1#1#1Z1#3%4Z2
Z1Z2Z2%1Z1#1#1%1#1#1Y1#1#1Z2#1#3Z1#1#1Z1Y1Z2Z2#1#2#3#1Z1Y1Z1Z1#1#1#2Y1Z2#1#1Z2Z1#1#1#1Z3Z3#1Z1#2Z1%1#1Z1#2#3%2Z2Y1Z1#1#1Z5Z3Z1#2Z2#1Y1#1#1#1#1%1#2Z2#1
#1Z2#2#2#1Z2X2Z2Z2#1Z1Z2Z1#1%1Z1Y1#1Z1#1%1#3#1Z1Z1Z1#1#2Z4%1Z1#2X2Z3%2#2Z1Z4#1Y3%2#3%2#1%1%1#1Z1Z2#1Y1%1Z3#1Z1#1#1Z1%1#3#1Y4#2%2%2#3Z1#3Z1#1Z1#1#6#3#1
Z1#3#1#1#1#1Z1#1Z2#1#1#2#2%1Z1#2%2Z1Z3Z1Z2#1Z2#4#2%1%1#1Y1Z1#4#2#2#4#2Z1#1Z2#3#1#1Y1Z4Z2#1#1Z1#1#4#4Z1%1%1Z1Z2#5#1Z1#2#1Z2#1#1#1Z2Z1Z1X2Z2Z3Z3Y1%1#3Z2
#3#3Z1#2#1#3#1Z3#3Y4Z2Y1Y1Y1Y2Z3Z1#3#1#1Z1#1Z2Z2Z2Z1Z1#1#1Z1#1#1#1Z1%1#1Y1#3%1Z1#1Z2#2#1%1Z1#1#2%3#2#3%1#1#1Z1#2Z1%1%1#1Z2Z2Z1#1#1#1#1Z1#1%1#3#1%1#1Z1
#1Z1#1#1Z2%1#2#1Z3%3#3#1Z2#1%1#1Z2#3#2#4#1Z3Z1Y1#2%2Y1%4#3#1#8#1%1#1#1Z1#4Z1Y1X1#1#3Y1Z1Y5Z4Z3Z1#4#1Z1Z2Y1#3#1#2#4Z2Z1#1Z1#6Z1Z2%2%1#1%1Z1#2#2#1Z1#1#2
#1#1#4#1Z1#1#1#2#2#2#1%1#3%3#5#1Z1%1#2Z1Z2Z2#3#3Z1Z1#2#1Z1#1%1#1#3%1#1#1#3%1Z2#1Z1%5Z1#2#2#1Z1Z1#1Z2#1#1Z4#1#2%1#2Z3#3Y2Z1#1#1%2Z4#2Y2Y1Z1#2Z2#1#1Z3#1
#1Z3Z1Z1#2#1#2#2#1#2#1#1#1#2#1#4Z2#1Y1%3#2Y1%1%3#1#1Z6#4%1%1#1Y4#2#5#3#1%2Z3#3#1Z1#2%2&1%4#1#2%1#1#1Z2Y1Z2Z1Z2#6Z2Z1#1#1#1#1Z3#1#5#2#1#1Y2Z2#4#3#1Z1Z2
Z3Z1Z1Z1#4Z2Z1Z1#3Z1#1#1#5Z1#1%1%1%1#1#1%4#1#2Z3Z7Z1Z1#5Z1Z3#1Z3Z1Z1%1Z1#2Z4#1#1#2#1#1Z1#1#1#1#1#3#1#2#3#3Z2%1#2#1#2Z1#1Z5#1%1Z1Z1#3#1Z1#1#4Z1Z1#2#2Z1
Z3Z2#2#1Z1Z1%1#2Z1#1#3#2#2%2Z2#1#1#1#1#2Z1#1Y2%2Z1#3#2%1#4Z2#2Z2#2#2Z1Z2Z1Z1%2Z3#1Z2%1#3Y2#2Z1Z4#1#1#1#2%1#1#1#4&2%1#2#4Z2#1X5Z2Z1#3#1Z2#2#4#1Z1#1Y2Z1
Y1#2#5Z2Y1Y1#2#1%2Y1Z1Z1Z3Y1Z6Z2Y2#1#4#2#1#1#2#1#1#1#2#7Y1#1Z1Z3#1Z2Z2Y4#1Z2%2#3Z2#1#2#1Z1#1Z1Y1Z1#2#2#1Z1#5#5#2#2%1#2Z5Z1#1Z1#1Z2%2Y1Y1#1%1Y2#1#1#1#2
#2#1#2#2Z1#2#2#1Z3Z1Z3Z2Z1#2%3#2Z8#3#1#1#2Z2Z2#4Y5#2#5#1#1Z1#1Z6#1%1%1Z3Z3#1Z2Z1Z1Y3#1Z2%1#1#2Z1#1#2Y1Z1#1#1%2#1#1Z1#1Z3Z1Z4Z1%3#4#6#1Z1%5Z4Z2#5#1#1Z1
#1#1Z1#3Z1#2#1Z1#2#3#4#1#1#3#2Z2Z2Z1Z2Z4Y2#1Z5Z2%1#1Z1Z1Z2Y2Z3Z1#2#1Z1#5#1Y2Z1Z1#4Z1#1#1%1#1#2Z2%3#6Z1#b#2#1Z1#3#1%3Z3#6#2#4Z2#9#1&2#2#1Z3#1Z1Z3Z1#2#1
Z1Z1#1#3#2#4Z2%3#2%3#1#4#1#3Z1#4Z6Z2#1Z1#2%1#2#2#1Y2Y1%1Z2#1#1Y2%1%5Z2Y2#4#1Z1#3#2#2Z1#2#4Z1Z2#2Z1%5#3#3Z2#1#2#2Z4#2#7Z1Z2#1Z2#2#2Z1Z2#1#2#6#1%3Z5Y2#2
Y3Y1Z1Z2Z3Z2#1Z1Z2#5#1Z2%5Z2#1#2Z1Z3Z8Z1#2#3Z2#3Z6#2Z1Z2#1#1%2Z1%3#1Z2Y1#1#1Z1#2#1Z2Z2Z2#1Z1Z1%1#2#4Z3#1#1%3%2#1Z4Z8#1Z1Z1Y1#1#1#1#1Z1#1#1%4#1#1Z5Z3#2
#1#1Z2Y3#7#2Y3#5Z2#2Z1Z1#1#1#2#4#2#2Z1#2#3#1#2Y4#3#1#5Z1#1Z1#1#1Z1#4#1#2Z2Z5Z1Z1#1Z1%1%1%2%1Z1#3#1#2Z1Z1%2#2Y1%2#2Z1Z1#1Z1Z1#1Z5Z1#4#3Y1#4Z1#1#2Z2#1#1
Z7Z1Z2Z2Z2Z2Z2Z1Z1#1Z3#1#5Z2Z3#3#4%4#2Z1#2Y1%1Z2#1Z1#3%2#2#1#1Y3#1Z1#5Y1#8Z1#2#4Y1Z1Z2Z2Z6Z4#1Z1#1#1Z4#2Z2Y1Z1#1Z3#1Z1Z1%3#2#1%3#3#1%8Y2%3#2#6#3#2Z1%4
Y2#1#5Z3%1#1Y6%2Z4Z2#3#2Z1Z1#5%7Z3Z6#2Z1%2#1#d#3%2Z1#2Z1Z7Z3%2#3Z1Z1#2%8Z5#2#6#3Z1Z5Z4#1#6Z4%2Z1#4Z3#3ZaZ4Z1Z7#2#5#2#1%6#1Z1#4Z1#6%1#4#4#5#1&4#1%1Z2Z3
Z2#1#3Z2#5#4#5#1Z2#1Z3Z3#8Z1Z1#6#4Z1Z3#2#4#1#1Zo%1#2Z9Z1#3Z1%2Z1Z3#2Z3#1Z2#6#3#3#2Z1#1#7#3#7Z2Z3Z1Z3X6Z2Z1Z3&1Z9Z4Z1#1Z1%1#1#1#6#4#4Z4#1#2Z1#2Z4Z1%2Z4
%3#1#3#5#1#1#8#2#4Z2Zc#1Z3Z2#2#8#2#1Z1Z1Ya%1#3#4#2Z1Z2#1#b#1%3%2Z2#4#4#6#3Z2#2#4%5#1#6Z4%1#2#a#4#1#2#2#8#2#1#5Z2#4#4#6#f#9Z6#4%a#1Z1#3#1#3Z6#6#5Z3#3Z3
#3#2#6#1Y2Z1#1%1#1Z1Z4Z2Z2#5#1#6%4#4%2#1Z1#1Z2#1%2#7&1#4#3#1Z2%2Zh#cZ5#2#3#8%2#3Z7Z3%1#1#2#1#1Z5%1#2#1#1Z5#8#4#3#3#1%1Z4Z3Z1#1Z7Z4#2%1Z2#4%3#1#2#9Z3#5
Z1Z4#7#5#4Z9#6#2Z1#3Y1#1#4#1#3Z5Y2%1Z4#2Z1#1#1#2#3%1Z2Z1%1Z1#2Z1#2#1#4ZbZ2#5%2%3#7Z1#1#2#5#2#i#2%1%2Z2#8%2%3Z4%2Z3Z1#1%2Y2#3Z2Y4#8#3Z2ZjZg%2#t#bY8#2#1
Z9#c#1#e%h#a#fZ1vZ7%5#5#yZ3#bZc#6Z8#f#d#bZ3Z1ZgZ2Zf#3Z7#6Zc#14%iZ9Z2#3Z2#2#9#2#9#8#5#2Y9#e#2#7Z9Z2#3Z2Z5#7#4Z5Z1Z1Zk#aZ3#4#9#4Z6#8#2#3Zj%2Z4Z2#3#y#5#5
Ze#2Z7Z7#7#6#6#8#eZ3Z4#eZ4Z1#p#1#1%1Ze#7#1#k#7Z5#4Z4#1#3ZdZ7#gZ1#9Z6#5Z1Z3#6%c#2#vZ3#a%9ZaZ1#d#2Z5Z4#1#iZc%aZ9#4ZaZ4Zh#5#4#a#7#7Z4#c#dZc#3Z9#7#9#7Z4Zd
#x#2#2Z3%7#9#sZ9ZoZ2#e#8Zd#aZ7ZbZ9Y6#6Z5#1ZjZ8#6%2Z3Z4#4Z5#1#a%4#7#5#sZ1Z5Z8ZkZ1Zb#iZ3%2ZoZ5Z6#5#3#7Z6Z4#5#4#2#4Z6Z2#6Zi#3Z6#1g#3#o#bZ6#6#5#2Z8#2#2#2#
2#g#f#1#j#4#7#c#4#2Z9#q#8#5#3#11ZpZd#2Z5#9Z3#6#6#8Z2#2#e#8#i#9#g#e#r#3Z7Zq#3Z6#k#1Zu#a#4#9#2ZyZ3#c#c#7Z1#5ZqZ3#4#8#8#kZ2#b#5#5#4Z2#6#8#2#6#15Z6Zd#3Zc#
1#3#5#3Z6Zs#y#7#2#1#aZ5Z3#i#4#9#8Zc#2Zw#4#4Y5#3#4Z5#2#l#5#19#w#fZn#6# m:judged 0#2#1#3#1Z1Z1Z4#1#2#1%1Z1#2Z2#1#3Z1Z2Z2%e%5#8Ze#r#l#oZr#l#17#n#cf#el# m
:kin 0Y1Y1X1Y1Z1Z1Z1Y1Z1X2Z1Z1X1Y1Y1Z1Z1Y2Y1Z1Y1Y1Z1Y1#1Z1X1Z2X1Y1X1Z1X3W1Y1#1Z1#2#1Z2Z2Z1#4Z1#1Z1Y2Z1Y1#2Y1X2Y4Z4#4Z3Z5#1Z3Z1Z9Y1Z5Z7Y4#1#1Z5#6#7ZdZ3
Z4Zb#4ZmZ17#9#gYd#1#e#2%1r#7#25#uZ1jZ1c#17#23#14Z5#aZ2hZ16#z#1zZ3h#e#5v#2z#3x#da%4b#5#18#1a#14#7mZ1uZ1l#4d#47#g#2mZzd#em# m:left 0Y1Y m:lower 0#2#1#1Z
2#3#1#4#b#7#8#2#l#3#d#3#3g#2x#o# m:measure 3Z3Z2Z2Z1#1Z1Z4Y1Y3Z1Y4Z2Z1#1#1#1Z1Z1#1Y1%1#2Z2Z2%1Z1Z1Z3#1Z1#1Z2Z1Z1#1Y2#2#1Z5#1#1Z1#3Y1#3Z3X1Z2#1&2Z1#1Z2
Z2#1Y1%1%3#1X1%1Z1%4#1%1Z2Z1Z5Y3#2#1Y1Y1#2%2Z2Z3#2%8Z4Z1Z5Z1#3#1Z1Z2Z1#2#1#3Z3Z1Z5Z3Z1Z3Z1#2Z1Z4&2#1#1%8%4#1Z1Z4Z4Z1#5Z3#2#2Z2Z2Z1%2%3Z4#2#1#2Z2Z1#1Z1
#3#2Z3Z6Z4Z4#3Z3Zb#5%7#2#4#2Z1Z1#3Z5#1%eZj#6#9%5#3#kZ3#d#c#5Z1%1#a%8%7#5Zb%u#d%6%9Z1#6#1#o#6#a#9#2#3#1#q%2%z#1#r#1Z1%5#3#5#3#pZ8Z7Z1#3#iZ1%4Z3%17#9Za#
z#2Z8#14#j#10#b#26#3#o#i#2b#1hZ3#a#1Z4#2g#i#1g#2k#12#29#1p#a#8#z#a#15#1x#5#8#b%1t#5#l#1p#16#9n#5Z4w#9d#4p#igZ2d#ij#8h# m:negation 0#1#1#3#1#3#3Z2#2#2Z
3#1#1%1Z1%1%2Z2#1Y1#3#1#1#1#1#2Y1Z1#1Z5#1%1#3&1#1#2Z1#2Z1#1#2Z1#1Z1#1#1#1Z1%1#1#1Z3#2Z1#3Z2Z1#1Z1%2Z1#1#2Y2#1Z1Z1%3#1Z1Z1Z3#1Z2Z1#3%2%1#1%3#1#1Z2Z2Z1#
3#2Z1Z1Z3#1#1Z1#1Z1Z1Z1%1#1#2Z3Z2#8#2#2#3Zb#5Z1#1Z1#dZaZ5%2Z1#4#6#4#1#6Z7#1#2#2Z3#c#1#2%3#1#2#1#1Z4Z5#1#1Z1#2#1#4Z4#eZ3#7%7#8Z9#7#2#2#1#3#b#1#1#7#9#1Z
1#b%2#2#3#t#4Z3Z1%n#g#8#eZiZj#3#1#2#8Zk#h#b#2#e%e#7#4Zg#4#3#3#n%6#g#v#h#2Zg#16#1#2#1#b#a#1m#g#4#1%1#5#c#r#h#1%3#6%3#2%1#a#5#2#i#e%3#3#1p#6#16#8#3#a#p%
2#g%6#2#b#8#6#30#2#14#d#i#1m#b#2x#x#b#1w#2#a#1j#10%4#3#i#i#a%1p#19#k#j#n%68#3#o#j#5#1w#24#r#56#54#mi#1w4#c0# m:no 0#2#2#3#1Z9#1Z1#1Z2#1#3Z3#1#2Z3Z1%1#
2Z2Z2#3#4#2Z7Z3#1#a#1#2#7#4#10#7#i#16#g#1a#9m#29#8v#7p# m:normal 2Z2#2#1Z3#2%1Y2#3&2#8#a%3#d#1#5#1%1#7%h#6#1d#73%jr# m:observes 0Z2Y1#1Z1Z2W2Z4Y2Z1#1X
1Z1Y2Z3W1Z1%1Y1#1Y2Y1Y1Y1Y1#1Z1Z3Z1Y3Y1Z2Z2Z2%1Z2#1Z2Z1Z1#3#1Z3Z2%1Z3#2#2Y1Z6%1Z1%2#4Z3Z1Z9#2#c#2%hZa#2Z2#5#8%m#aZ2#7#6#c#2#k#1Zb#3Z6%g%d#n%7#3%4%1r#3
r%7%39%1l%us#v#53#17x# m:opener oZ3ZbZ4Z3Z1#iZ6#7Z1Z1Z1Z4#3#1#2Z1Z2Z3Z3Z1Z1Y3#7#2Z1Z1Z2Y1#2#7Z2Z4Z3#4Z3Z1Z3Z1#1#2Z1Z1Z1Z2#1Z3#1Z3Z1#3Z1Z7Y1#1Y1Z1Z2#1#
1Y1Z1#3#5Z1Z3#1#1Z1Z1Z1%1Z2#1Z2Z4#1Y3%1Z1Z3Z1Z2Y1Z1%1Z1Z2#1Z2Z4Z1Z1Y5Y1Y1Z1#4#2#2Z1Z3Z1#1Z2Y2X1Z2#3#2Z1Z2Z1Z3#1#1Z1Z2#3Y1Z2#2Y1Z1#1Z1Z2Z1Z1Z1#1Z1Z1#1%
1%3Z1Z1#1Z1#2Y1%1#1Z1Y1#1#1Z1%1Z2%1#7#1#1Y1#1Y1Z6#1#2%1#1X1Z2#3Z5Z2Z1Z2Z1#1Y1Z1#1#1Z3Z1#1#1Z5Z1#1Z2%2#1Z1Z1Z2Y1#1#2Z1Z2#2#3Z1Z3#1#1Z4#7#1Z2Z1%2#1Z1Z2#
1Z1#1Y1X1Y1Z1Y1Z5#5#2Z1Z1Y3Z1#3#1Z2Z1Z1Z3%1Y1%3#2Z1#2#1Z1%2#1Z2#1%1Y1Y1Z3#1Y3#2Z3Z1Z1Z1Z2Y2Z2Z2#1Z1Z2#4Z1Z2Z5#1Z1#2#2#1Z2Z1#4#1Z2#2Z2#1Z1Z2Y1Z6#1%4Z1Z
1#1Y2Z4Z1Z2Z1#3X1Z3#1Z1#3Z1Z3Z1Y2%1Z1Z1Z1Z2#1Y1#4#1#3Y1%3Y2Z1#1#1%1Z2#1Z1Y3Z1#1#5#2Z1#4#1#1#1%1Z5#1%2#1Z1Z3#1Z1#3#1#1Z1#4#1#2#1#1Z1Z1#1Z1Z1Z1Z1Z1Z1#3Z
1Z2#2Y1#1#2#1#1#3Z1Z1#1Z1Z1#1Z1Z1#3#1#2#1#1#1#1#1Z4#1Z1Z3Z1Z2#1Y2Z1Z1#1Z1Z2#1Z3Z1#2#2#2Z1Y1Z1#1Z1Z2#1Z1Y2#2#1Z1Z1%3#2#1Z1Z2#1#1Z2#1Y1Z1#1#2#4#1Z2Z1#1Z
1Z1%2#2#1Z1Z1#1#4#2%1Z2#1#3Z1#1#3#1#1#2Y4Z3Z1Z1%3Z2Z1Y1#3Z3#4#1Z1Z2#1Z3&1Z2Z3Z3#1Z1Y2#1Y2#2Z2Z2Z3%1%5Z2Z1Z2Z4Y2Z1#1#1%1Z3%1#1#2Z1Z4%2%1#1#1#3Z1#2ZaY2Z
1#2Z1#2#1#1Z2#1Z1#1Y1Z4#1#1#1#1#1#1Z1Z1#1Z2Z2#2Y4Z2#2#1%1Z2#2%5Z1#1#1%1Z1Z1#1%2Z1#1Z1#1Z2Z2Z3#2Z2Z2#1Z1Z1#2Z2#1#2#1#2#2Z1%5#1Y3#4Z4Y3Z1#1Z1#2Z1#3#1Z2Z
3#1Z3#1Z1Z2#1#5Z2Z4#1#1#2%1#1Y1%1#3Z1Z1%4#3#2Y3Z5#1Z2#2Z3Z2Z3#1%3Z2#1#1Z4Z1#8Z1#7#1#1#1Z4Z2Z3Z1#1#1Z1#4#3%3Z3#c%2#1Z1#1Z1#1%2#3#4#4#3#1%2Z1%2Z1#3Z1#1Z
1Z3#9#2Z2Z3#1#1Z2#2Z3#5#1Z6%3#5Z1Z1%1#1%2Z1#1#1Z8#2Z1#1Z1Z2Z2Z1Z1Y1Z1Z1#2#1Z1Z2Z2#1Z1#3Z7#2#2Z5Z1#1#1Z1Z5Z3#2Z1Z3%2%2%2#5Z1#4Z2#1Y5#3Z2#3Z1Y2#2Z3#5Z2Z
3Y3#1Z3Z1Z2Z3#1#2#1Z2#6Z1#3#1#2#1Z4Z3Z1%1#1Z2#1Z1Z3Z3#1Z2Z3Z1Z3#5Z1Z1Z1#6Z1#5#2Z1#2Z3#4Z1Z2#2Z1#3#2#3Z1#2#2#2Z4Y2Z1#2#2#2#2#2Z1Y2Z5Y1#4#5Y3#1#1#3#2Z1Y
6#2#1#3#7Z1Z1#1#1Z5Z4#b#1#2#1#3#2%1%2#2#4#2%6#1#1#3%1#3Z2#1#5#3Z2%1#5#1%1%2#1#1Z4%3#1#1#1Z1#1#1Z1Y2Z2#9#3Z2#2#aZ4Z3Z2Z2Z1%1#2Z2Z1#3#1Z2#6%1#2%4Y4%1Y1#
4#1%1Z2#3#6#4#1#1Z1#1Z2%3#1Z1%1#6#3#4#1#2#5#2#1#2#2#1#1#2Z5#1Z4Y2#2#2#3#6#1#7Y1Z2#2#1Z2#6#2#9#1ZaZ2#5#7#2%1Z1#2#1Y2Z4#2Z1Z2#2Z1#1#2%7#2#1#3%2Z4#2%1#4Z
5#4#2#2#1#1#1Z6%4Z2#3%1%1Z4%2#1Z3#1#1%2#3#iZ3#2#2#3#2#1#4#4%3#4#1%3%7Z2#1%1Z4#2#3#2#2Z2#3#2%2#1%1#1#2&4#5Z2#1#1%4#2Z3Z1Z2%2#1Zf#3#1%2Z5#2#3#3Z5#3#1#3#
6%1Z6Z3#1#1#1%4#6#5%7#1#1#1#2#1#2%1#4Z1#9#2#1Z1#1%6#2#1#2%3#2#3Z1#4#2#2Z2Z2%1#4Y1#3Z7%1Z5#5#4Y9#c#1#2Z3%6#2#8Z1#1#5%2Z3#5#7%7#1%1#8%m#3Z2Y5#4#2Z4#3#c#
2Z4#1#2Z6#4#3#1#5Z2Z2#3Z1#1#2%1#3#3#3#4#4Z5#8Z3Z1#e#5#1#4#7#1#8Z2%1#2#9#1#1%4%eZc%1#1#6#3#3Z3#6#3#3#3#1#b#a%3%5%1#3Z5Z9#2#1#5#g#6%2%1#2#1#3#2#4#6#8%7Z
6Zg#3#1#6#3Z1Z1#8Z5#4%g#3#9#4#4%1#a#1Z7%4#1#6#1#3Zb#9Z3#2#3#6#1%7#2#2Z1Z4#1#1#2#6#1Z2#6%1Z6#6#5#6#1Z3#2%2#2Z3#3Z7#1%3Z3#2#4#b#1#1#7#1Z1%3Z3#2#7Z2#1#5#
4Z7#8Z1#3#c#1#6#2Z4#3%2#9%1#1#9#4%5%k#6Z2%e#c#2Z1#6#9#1Z3#1Z3#2&2#3#5#fZ2Z6#1#5#c#6Z3Z1#7Z5#1Z4#7#6Z5Z3#9Z1#1#1#1#1#8#1Z8Z11#1Zd#5#2#2#3#f#4%1#4Z5#f#5
#6Z2Z1#h%2#3#2%2#c#5#4#bZd#8%5#5#3Z9#4#1#4#2#h%3#5%7#3#9#3#h#a#3#3#8#8#4#l#9#3#7#1Z2#3#3#4#5Z2#bZ6#a#m#bZe#w#1c#1h#d#e#j%i#n#a#3#5#2#g#8#3%2#3#v%t#e%2
#q#i#x#d#e#8#5#h#4%3#n#qZ7Z7#g#1c#7#c#9#b%s#n#6#a#2#h#c#e#c#25#2#c#a#7Z9#d#8#1#1#8#1t%14#4#2#7#a#t#11#2#1Z1#4Zf#2#e#zZd#51#62#1r#i#u#17#20#1i#c#11Z3#8
p#1b#15#2#4#1s#1y#4#oZ5#7#58Y3q#6#a#z%8q#1i#3#l#1z#1f#z#16#b#9Zv#89#35#gZ5d#1g# m:openingQuestion 0Z1Z2Z2Z2Z1Z1#1Y3#3Z1Z3Z2Z5Zk#8#2m# m:opensCondition
 2#2Z3Z1Z3Z1Z1#2Y1Y4Y2#2Y2Z1Z1Z2#1Z1#1Y2#1Z1#1Y1%2#1Y2Y1Z7#4#3Y1Z2Z1Z2Y1Z2Z1Z1Z1Z1Z1#2%2Z3Z2#2Y1#3#2Z1Z2#1Z2Z1Z2Y3Za#6Z2#2ZeZ3#2Z7#1#2Z4#7&7#5Z6#5Z2#2
#3#2#2#a#5#7#6#2Z2Z1#dZ1%1%6#2%8#4#l#1%7#3Z1%1#9&1#9Z2#3%3#6%g#d#1#6#g#5#2%7Z4Zn%9%f#t#d#1Z5%1a%m#w#8#7%j%u#2q#e%1t#8#1f#i#16#3o#1v#3s#2h#33#15#15#i#1
j#n#9#8#2z#v#61#2a#48%1f2%2kj#au# m:otherAnimal 0Z1W2Z1X2Z2Y2Y3Z2Z3# m:otherPerson 0Y1Y1X1Z1Z1Z1Z1Y1Z1Y1Y1Y1X1Y1Z2Z1Y4Y1Z1Z2Z1Z3Z3X1Y1Z8Y6Z2Z1Z1#3#6Y1
Za#9Zj#i#21#eZwZ9Y15#1i#x#6u#xa% m:past 0Z1Z1Y3Z3Z4Y1Y5Y1Y4Z1X1Z3Z4Z1#3Y1Z1Y2Z2&1Z1%1Z1Z1Z2Y3Z1Z2Z1Y1#1Y1Z1Z1&2Z1Z1X1Z1Z2#1X1X1Z1X1#2Z3Z2#1Z1Z1#1X1Z4Z
1Z1Z1Y1#2Z2Z1#1X1#1Z1Y1#1Z2Y1Y3Y1Z3Y1Y1Z1Z1Z1#2Z3Z1#1#1Z3Z1X2Z1#1Z2#1Y5Y1Z2Z1#1Z1X1Y6Z1Y1Z1#1Z2Z3Z3Z1Z2Z1#2%2Z1#1#2Z4Z1Z2#3Z2%1Y1Z1Z8#2#4Z1Z1#1Z3#8Z1Z
7Z3Z5Y2Z1#2Z4Z1Z1Z1Z2Z2Z3#3#1Z1Z2Z2Z1Z1Z1#3#2#2Z1#1Zc%1#aZ1#4#3#1Z3Y1#9Z7Z1Z4#2Z7Z4%4#1Z4#5Z4Ze#3#7#1#4Z7Z6#2Z7#2#b#7#4Z1#3#9#1Z2Z6#1#3Z3%6Z7Z8#7#3#cZ
7#5#c#8#6#3Z2Zc#e#1#1#2#7#d%g#8#kZ3#6#1#2#6#hZ2#k#l#3ZdZ5#2#6#f#4#4#1#j#3Z2%d#3#5Z3#1#b#6#b#7#l#5#6#4#15Zr#l#3#f#b#8#4Zb%3#p#a#1#f%f%2#3%3%n#c%p#11#4#
4Z1#5#4%d#1#7#2#a#6#3#7#13#1#t#c#d#10Z1e#1k#7#m#u#5Zc#1w#1d#u#8#lZ2#19#8#6#y&2i#qZ6#7#1iZ9#18#9%q#h#2l%1n&1b#b%21#2j#56#2Z4#q#1c#22#h#25#o#2m#c2#2c#1t
#1j#79#45%fe#5n#78# m:planCue 2#6Y1#1Z1Z1Z5Z1Y6Y3#1Y3Z1Z1#2#4%1#2Z2Y1Y3#1#1Z1%3Z2#2Z2Z1Z3#1Y2#1#1Y5#1%1#1Z1#2Z3Z1Z1Z2#1Z1Z2Z1#1Z2Z1Z1#1Z1X3Z1Z1Z1Z2#1Z
1#3#2Z3Z1%2#2#4Z1Z1%1Z1Z6Z4Y2Z3Z1#1X1Z3Z2#4%4#1#4#2#1#1Y1#3Y3Z4Z1%2Z1Z5#2#1#3#1Z2Z4%2Z6#1#1Z1#1#3%2#1#4#2ZaZ1Z3#3#2Z1#1#1Z4#2#2Z4#3#8%3#1Z1Z2Z1#4#2#2Z
1Z1#1#6Z1#3Z4Z2%1Z3Z4#2#2%1Z4Z1Z6#7Z1#3#1Z1#3%2%2%2#3Z3Z1%a#2%3%3#7#2&2#1Z6%1#3#1Z1#1#1Z4#2#1#1#1#4#5#2%1#2Z2%1#4&3%6%4#4&3#4Z2Z1#5Z2Z5Z1#2#2#1#a#1#1Z
5#8#1#2Z6#7#6#8#4#2#8#1%4#e#e#1#1#2#1#6#1Z8%1#3#5Z5%3#6#5#d%1Za#5#2#b%2#4#3#1#2#c%1#6#2#3#2Z5#b#1#1%1Z7Z8#d%1#4#1#3#1#3#6#3#8#1#e#2Z6%2Z2#8%4%4#3%1#4#
8#6#1Z7#4Z6#3Z2#4%g#6#gZ7Z1#5#1#2#6#pZi#a#1&2Z1%6Z1#k#d#6#5#3#i%7#1%12#nZ1c%9#1%l#k#5#5#6#1Z8#3#3#d#2#1#6%3#7#p#d#5#2#8#j#h#1#a#8#6#a#2Z4#u%6Zd#1#4#5#
v#3#k#e%n#2a#e#1#7Zn%2#l#r#j#j#5#2#1#2#b%o#c#a#gZe#u#h#m#8#g#d#19#o#oZ6#a#2#8#8#k#1c#12#h#5#a#a#4%s%b#1b#2#1p#h#1r#1#n#1g#5%1p#l#3g#1f#2q#2#3x#3m%25#4
2#12#2g#a%8#1u#29#7#4q#49#10#1#4n#1h#10#6i#s#jc#3p#4d#c5%k#8#7u#g9#8j#84#k#9s# m:procedure 1Z5Z2Y2Z3Z2Z1Z2Z1Y1Y4Z1Z1Z2Z2#1#2Z3Z1#1Z1#1#3Z1Z4Z3#4#1#1#1
Z2Y1Z4X1Z2#1Z1#1Z4Z1Y2Y1Z1X1Z1Z2Z1Z4Z1Z1Y2Y1#2Y2X1X1Z1Z1#1Z2Y1#2X1#1X1&1X1Z1Y1#1Z1Y1Y1Y2Y1Z1Z1Y3Y1Y2Z2Z1X3Z2Z1#1Z1Z1#1Z2Z1Z2Z1#1Y1Z1Z1Y1Z1X1#5Z1Z1Z3Y2
#2Z2Z1Z2Z2Y3Z1#1Z1Z2#1Z3Z2Y1%3Y1#1#1#2Z2Y2#1Z4#3Z2Z1Z2Z5Y1#1Z2Z2Z1#3#1#2Z2Z1%1Z1Y1#2Z1Y1Z1Z2Z3Z2Z2Z1#1#3Z3Z4Z1#2Z1#2Z4X1#3Z5Y2Zo#1Z1Z1#8#1#2%5#4#1Z7#3
Z3#5Z1%4%4#8Z5#6#3#2Z2%1#1Z5Z4#1#1#2#1Z1Z1#1Z5#2#2%g#1Z2#1#6%1Z2#1%2#3#1#dZ7Z3Z8#1#4Z7#1#1#i#7#4Z2#7#3#6#3#4#2Z1#2#a%a#g#2#2#4#4#1Z2Z1Z2%1%3Z1#8#6%d#6
%2#1Y3#3#2%3Z1#3#4#1#1%6#1#3#2Y1#1Z1#8&6#5#3Z5#5#1%3#bZ4#3#6#1#1Z4Z2#1#d%6#2#2%5#j%7Zc#2#2#1Z3%2%6#8#cZ3#c#4#3#2#6#p#aZcZ5#a#3#e#b%2%5Z2#a#5#2#d#6#1#o
#1ZbZ7#3#i%1#4%2#2Zh#3Z1#1%kZ1#4Zb#8#1#6%3#6#2%4Za#m#1%9#5#2#i#aZl%t#p#d%4#c%4#7%5#wZ2#q#2#b#1#h#d#3#l#2%3#3#2%e#g#g#r#a#rZ5#a#6#k#aZ7#6#c#y#2#1d#3#5#
3#i#a#3#2#2#z#5#5#s#6%3#18#1#f%9#1#1i#c#a%3#15%10#1g#b#k#1n%4%3#5#9#f#a%1m#3#1#8#9Zm%1a#20#g#1n#4%o#1p#1d#v%l%20#17#1n#y#a#2e#1x#3c#3#19#1c#2k#v#e%14#
6#2v#1c#1t#2y%3t%3a%45#2t#f%2y#2g#1y#10Z33#20#24%2l#asZ3x#8w#1%7x# m:prognosis 0#1#1%4#2Y1#1Y1Z1Z1#1#1#1#1Z2#1#2Z1%1Z1#2#1Z2#1Z1Z1&1#1Z2%1Y1Y1Y1&1%1#1
#4Z8%3Z1#3#1#5#2Z1&7#1#2#2#8#1Z1#6&6#2#aZi#8#3#1%1#6%c#4#7#9#2#n#c#c#d%8#d%q#n%8%7%9#16Zg%5#t#8#b%6#a#1k#1q#f%1i#1l#y%17#l#5#18#2u#9#5u%bl%2#2m#8r#2z#
a#88%2b#q9&4r#n9%9f& m:question 12Z3Z5#8#aZ5Z1#7Z3Z4#1#2#1#1#1Z2#4Z1#2Z2Z2Z6#3Z1Z1Z1Z5#1#6Z2#1Z3Z1Z3#3Z1#2Z1Z5#1Z1Y1Z2Z3Z6Z1Z2#1Z1Z1#1Z1Z1Z2#2Z2Z6Z7Z1
#2Z1Z5Z3#1Z2#3Z1Z1#1#3#4Z1Z7%2Z3Z1Z1Z1Z2#3Z1Z2%2Y4Z2Z3#3#2#2#1#3Z1Z1Z1#2Z1#1#2Y1Z1#1Z4Z1#1X1Z8#1#2Z1Z1Z1Z2Z1Z1Y2Z1Z2%1%1Z1#1Z1Z1Z2%1Z1Y1#1#3#1Z2#1Z1#1
#1Z4Z1Z1Z1#1#1Y2Y1Y1Z1Z3#2#2#1#1Z2Z2Z2Z1#1%1#1Z1Z2Z2%1Z1Z1Z1Z2#2Z1#2Z2Z5Z1#2Z1%3Z1#1Z3#1#1#2Z1#3#2#2Z1#1Y1#2Z2#4#3#1Z1#2Z1Z1%1#2Z2#1#3Z1W2Z1Y1Z1Z2Z2#1
#2Z1%1#2Z2Y4Z1#2#1Y4Y1Z1#1%1X1%1#3Z1Z1#2Z1Z1#1#2Z1#1#1%1Z1Z1Z1Z2#1Z4Z1Z3Z1Z2Y1#1Z2Z2Z2#1Z1Z2#4Z1Y4#2Z1#3Z2#1#1#3#3Y2Z1%3Y4Z2Y1Z1#1Z2#3%4Y2#1Y2Z1#1Z2Z1
Z2#1#3X2Z1#2Z4Y2Z1Z1Z1Z1#1%1Z2Z1Z5#1#1#1#3Z1X1#3X2Z2#1#1#1#2#1Z2Z1Z1Z2Z2#2#1Z1Z3#2#3%2Z3Z2#2%7#3#4Z4#4Z1Z1%4#1Z1Z2Z1Z3#3Y2#1#1#1#1#1Z1#3#1Z1Z1#1Z1Z1%1
%2%1%1%2#1#1%1%3Z2#1#1Z3Z1Y3Z2Z2Z1Z1Z1#1#1#3Z1&1#1#1Z3#1Z1Z1#1Y1Z1#3Z1#1#1#1#2Z1%1Z1Z1#1#2#1Z1&2#1Z2#1Z2#1#1#1Z2#1%1#1Z2Z3X1#1Z1#5#2Z1Z2#1#1%1Z1#1#3Z1
Y1%1#3%1#1#1#1Y1Z2Z1Z2#1Z1Z3Z1#2Z1Z2#2Z1%2#4#1Z1#3Z2#1&6Y2#1#1Z1Z1%1#1Y5%1#2Z2#1%1%3#1#1#2Z2Z2#1#1Z1Z2Z1#2#1Z2#1%1#1#1%1Z1Y1Z1Z1#1%1Z1%1#1#1#1#1#1Z1#2
Z1Z2Z2Z1Z6Z2Z1Z1%1Z1#1#1Z2#1Z1#1Z1Z2Y1Z2#1#1%1#1Z1Z1Z1#1#2Z2Z2Z3Y1Z3Z1#1%1Y2%2%5#1#1%1#3#1#2#1#1#4Z1#1Z3#1#1#1Z1Y1Z2Z1Z2#1Z5%4Z1Z1#6Z2X1#4#1Z1Z2Z2Z1#1
%2#3Z1Z2#1#1#1Z3#1Z1Z1Z2Z2Z3#1#2Z1Z1#1#1#2Z1#1#1%1#2#1Y1%3#1Z1Z1#1Z3#1Y1Z2#1Y3Z1Z1Z2#1%2Z2Z1Z3Z1#4#1%1Z1Z1Z1Z1#1#3#3#3#1Z1#1Z3#1#2#1#4#1#1Z2Z1Z1Z1Z1Z3
Z2#2#6#1%1Z1Z1Z2#1#2Z2Y2#6%2%1Z1%2#1#2#2Y1#1#2Z1#2Z1Z1#2Z1#1%2Z1#2Z1#1Z1#2#4#1Z6#5Z2Z3#2Z2&2Z1Z2%1Z2Z3Z6#3#2#3#1Z1#1#1%2Z2%1Z5#3#3#1Z1Z1#1#2Z2Y1#1Z1%1
Y3Z2Z1Z1#1Z4Z4#3#1Z1#2Z2Z2Z2#1#1Z6Z2#1#4Z2#2%1#1%1#4%2Z1#3#3#1Y2Z3#1#2Z2#3Z1Z2#1Z1Z2#1#3#3Z4Y1#1Z1#5Z1#1Z1Z2#1#2#1Z2%6Y1#4#2#2Z1#2Z3Z1%1#1Z2#1Z1Z3Z2%2
#3Z1Z1Z2Z2#1Z3#1Z1Z1Z1#3Z2#1Z1Z2Z5Z1#1#1Z2Z1#2#2Y1Z2#3#3Z2%4#2#4Z1Z3Z1#1Z1#4#1#2#1%2Z1Z1#4Z1Z1Y1#3#1#1%3#4#1%1#2Z1#2Z1Z4&1#2%1#1#1#2#3#1#5Z7Z4#6Z2#1Z2
#2Z1#1#3#1Z1%1%4#1Z3#2%5Z1#1#1%3%1#1Z2Z1Z1#1#5#1#1#2Z1#3Y2Z1#1#1%1#1#1#1Y2Z2%1Z2#1#1#1Z1#2Z1Y1Z5#5#1%3#2Z1%2#5Z7Y2Z5Z3%2#2Z1Z1#3#1Z2#3#4#2%1%1%5Z1%1Y5
#2Z1%1#3#1Y4#2#4%3Z1#1#1#2#1Y2#3Z1#2#3#1Z3#1#2#5#1#1#1#4#2#2Z2Z8Y1Z1#2#2#4#6#3#4Y3#1Z1#1Z2#1Z2#3#2Z2Z2#1#3#1#1Z2#8Z2#6#1#2Z3#2%1Z1#1Z2Y1#5Z2#1Z1Z1Z2Z1
#1#2%7#2#1#3#3Z1#1#1#3#2#1#5#4Z1Z3Z1#1#7Z1%6#3%2Z2#2%1Z1#1Z3#1#1%2#2%3#a#5#1Z3#1Z1#1#1#1Z1Z1#2#1#2#2#2#1Z1%3#2#2#1#3%1Z1#4#1Z2#1%8%1%1#1Z1#2Z5#2%2Z1%2
#2&2#1#1#2#6#1%2#2#4Z1Z1Z1#1%6#1Z2Z9#3#1%3#4#6Z2Z5#d%1Z1#3Z2Z3#2#1#4%1Z3#1Z1#5%4%3#1#2#4#1%3Z2Z1#4#5#4#1&5#1%3#2#3#1Z1%7#1#2#2Z2Z2#3%2Z4Za#1Z2#4Z1#3Z1
Z2Z7#4%4#2Z2#1#1#1Z1#2#4#2#1#1#9#6%4%1#1Z4#6%1%4Z3#1%1#3#5%1Z1Z1#7#1Z1%2%1%4#3%2#1Z2Y2#3#1#6Z4#2#7Z1Z4#2Z4#1#2Z1#1#2%1Z5#2Z1Z1#5Z1Z1#1%1#4#1#2#1%1Z3#1
Z1%2#1#1#6Z1Z2Z1#3#5#5Z4#3Z6Z4#1#1#1#1#2#1Z1#2#2#3#1#8Z2%1#2#4#1#2Z1#1#2%1Z1Z1#1%2#3#3#3#3Z9#3%1#1#6#3#1#2Z3%3#3#2#1#2Z3#1#1#1#1#6#2#1#4#9#5%1#3Z2#3Z2
#5#2#2#5&5%2#5Z1#4Z4#2%3#2#1#2#1#2#4#6#1#1Z6%3Z6Y1Z2#8#1Z4Z2#1#1#3%6#1#3Z1Z1#1Y2#9#1#1#3%6%d#8%5#4%1#2Z3Z5%1Z2%4#1%4#1#3#3#1#6#2#4Z2#2Z5%1#7%2#3#3#1%7
#3#1Y1Z4#1#3#6#1Z4#4%7#2Z2Z2#b#1Z2Z1#2%3#4#4#4%2#1%2%4#2#1Z1#2#8#1Z3#4#1#1#1#1#1Z1%1#2Z1Z2%2#4#5#1%4Zc#1#b%7Z4%1#1#1Z4#1#1#6#4#3#5#1#2#9#4%5%4%3#1%c#6
Z2%c#2#b#1#2Z2#3#2#6%1Z2#4#1#3#1Z2&1#8#2#hZ5#3%c#6#2Z3Z1#dZ4#3#4#2#2#6#1Y3#2Z8#4#2Z7Z5Z1Z8#3Z3Z6#c#7#e#1Z6#5#1#6#8#4%1#1#3Z1Z4#9#6#9%4ZfZ2Y1%2#1#4%2#2
#7Z3#3#6#9Z2Z3#3Z3Z4#8#1#1#2#2#7Z2#1#1#3#2#3Z4#2#2#1%4Zc%1%1#1#2#3%1#4#1#1#3#3#6#1Z2#2#7Z6Z2#a#3#2Z9#2Z6#2#2#6#3#9#3#2%4Z2Z1#3#2#6Z1#1#cZ8Z8Z4#c#1#3Zc
#3%3#h#8#d#e#gZp#2#a#2#17Z8#b#2#e#3#6#a#6Zc#4#7#h#5#f#2Zp#a#6Zf%8Z4#h#e%s#wZ3#aZ6#d#p#a#6#3#4#cZaZ3ZkZ7Z7Z7#7Z2#9#b#b#3#3#8#h#g#5#b%d#a#5#m%1#e#l#bZ1#
7#r#w&5%eZd%5#2#1Z7#8#6#7Z8#1#3#7#c#3Zc#h#8Zc#m%b#5Z6Zi#4#2#7#5%y#11#2#6Ze#1#3Zm#9#4Z7%6Zz#c%12#1h#tZvZe#32#40%t#g%c#nZ1#e#1#i#2#w#1iZo#f#1m#nZ6#y%16%
1sZ9Z2h#6#d#u#n#17#3Z1#1Z14Z4#1z#1f#1d#2#4dZ1z#1e#g#18%c#5e#3o#k#3#19#5w#18#1e#1#v#7#17#b#1r#7#4n#5#1l#n#1w#2#3# m:raise 0#1#2#4#7#7# m:reaction 2#5Y2
Y1#1#1#4%1Y1#1#2Z1Y2#2Z1#1%1Y2Y2#1Z1#1Y1Z1%4%1Z1Z1%2Y3Z1#3#3Z2Z2Z3X3Z1#1#1Z1%1Y2#3Z2%3%1%1Z1Z2#1%3#1%3Z3Z4Z3#4#6#aZ5Z1#1#3#1#3#3Z1Zb#9Z6#q#b#a#1#5Zr#l
#7#5#9Za#1#3#4#4#5#4#4#3#5#9%gZ2#9#xZ8#9#2#b#6#2#3Ze#1jZ3ZdZl#t#9#7#b%3Z2#i#1#2#i#9Z2#1#2#1#c#c#gZ15#5#1r#p#19#1x#b#9#cZn#7%q#21Zr#p#21#8#22#3c#e#2#i#
l%3d#8v#1l#4n#3l%cg%cb#3b#aa#r6# m:referral 0Z4Z2Z5Z1#1Z1Y1Z1#2#2%2Y1Z1#2Y1Z1%2Y1Y1Y1Z3Y1Z1#2Y2#1Z2Z2Z1Z1Z1Z2Z1#4Z1Z1Z2#6#1#1#5Z4#1%2#1%1#3Z1Z7#6%3Z1Z
5#1Z2%3#5Z7#1#a#8Z3Z1Zf#1#9#cZ2Z6Z9#1#k#1Z1#1Z9#5#y#3#8#2Z4#7%6%8Z2%8%zZd#g%2#8#g#4#2%9%7#h#7#l#10#z#6#7#7#u#2%i%1k#v#e#5#x#s#m#2#d#2q#a#1q#4g#12&1l#c
#3%29#2a%8b#s#w#33#hh#70#7y# m:refuse 0#1#1#3#4#3Z2#2#1#1Z3#1#1%1Z1%1#2Z1#1#1Y1#3#1#1#1#1#2Z1Y1#1Z3#2#1#1%3&1#1#3#2Z1#1#1#1Z1#1Z1#1#1%1Z1%2#1Z3%1#1Z1#
1#2Z2Z1#2%2Z1#1#2Y2#2Z1%3#1Z1Z4#1Z3#3%2%1#1%3#1#1Z2#2Z1%3#2Z1Z1Z1#1#1%1#1Z1#1Z2Z1%1#1#2Z3Z2#a#2#3Z1Za#5Z1#1Z1#dZaZ3#2%2Z1#4#6#1#3#1#6Z7#1#2#2Z3#c#1#2%
3#1#1#2#5Z5#1#1Z1#2#1#4Z4#2#4#8Z3#7#7#8Z4#5#7#2#2#1#3#b#1#1#7#9#1Z1#b%2#2#3#sZ1#4Z3Z1%6#h#e#2#8#eZ11#4#2#8Zk#e#3#9#2#2#e%e#7#4Zg#4#3#3#n%6#g#v#h#2Zg#1
6#1#2#1#b#a#1m#g#4#1%1#5#a#2#r#h#1%9%3#2%1#a#5#2#i#e%3#3#1p#6#16#8#3#a#j#6%2#g%6#2#b#8#6#e#2m#2#14#d#i#1m#b#2x#x#b#1w#2#7#3#1j#10%4#3#i#i#a%1p#19#13#n
%3n#2l#3#k#4#j#5#1w#24#r#56#54#3r#bu%6x#cx#j3#104#c0# m:right 0Z1Z2Z7Z9#9%a#g#bZkZ10Z1q#5tZ6f# m:route 0#2#1#1#1#6%1#1#5Z1Z1#1#2%1%1#2%3#1%1#1Z2Z2#2#1
#1#1#3#2#1#3#1Z1Z1#3#5#1#3#2#9Z1#5Z8#a#1Z3#6#e#6#1v#y%2j%1e#1t#a#2v#q#3u#au#m#dg#8c#4e#6f#tf#1c# m:secondPerson 3Z1Z2Z1Z1Z1#2Z1#3Z1#1#3#1Z1#4%3Z2Z1#2Z
2#b%6Z1Z3#2Zb#2Z3#i#n%p#c#3#5#1#k#12#1#l#1#h#o#9#t#2z#1v#1a#7z#x#k9%2f# m:sickLeave 0Z1Z2Z3Z1#1Z1#1Z1#1Z9Z1#1Z2Z1Z4#5Z1Z1#2#2Z4Z3ZfZ1%2Z1#8#j%d#3#8#8#
7#q#2hZ1d#1g#m#e#l#t%18#2w%9%s1#cz# m:sign 2#1#1#3%3Z2Y1#2#2Z1#2%1&3%2#2%2#3#5Z6#a#5#4#2&1#j&1%m%7&2%2%2%6#6%5#18(4%g%5%3#2s%b%1b#p%i&5%t%h%1a#b#2#1g#
2%1t#1m#2m#5%1#w%2h%57#58#8p%3k%18#5a#2y%4h#3d&2d&6e#ck#4e% m:smallTalk 0Z1Z1Z3Z2Z1Z2Z1Y1Z4Z1X1Z1#1Z2Z1#1Z2#1Z1Z1#1Y4#1Z2Y2Z1Y1Z4Z4Z1#1#3#2#1Z1Y2Z1Z1#
1Z3Z1Z1#4Z1#2%1Xa%1Z5#1Z2#3Z4#7#7Z2#e#9#3Z4#1Z15%oZ19#c#b#10#2f%6#25#k#n%3i#3t#3yZ5#p4Z m:social 2Y6#1#3Z3#3Z1X5Y4Y1Z2Y1Z2Z2Y1Z1X1Z2#2Y1Y2Z3Z1Y2Z1Y1#2
X1Z1#1Y1Z1Z1Z3Y2#2Z2#1Z3Z1#1Z1Z2Z1Z2Z1%1Z1Y2Z1Z1Y1%2Z1#1X1Y1Z1Z2Z2Y2Z1%1Z1#1Z1Z1Y1Y1Z1#1X2#1Z1Z2#2Z2Z1Y3Z1Y1Z1#2Y1%1Y1#1Z5Z2Z3#1Z1Z1Z1Y3Z1Y1#2Z1Z3Z3Z1
#1Z3#1Z3Z1#1#2Z1#2#1#1#6Z1Z4Z1#1Z1Z1%1Y1#1#2#1#1Z3X1Z1Z1Z3Zd#2#4Z4Z6#1Z2Z2Y1ZcZ5#2Z8Z1#4Y2Y3Z1Z1#5#2Z1Y1#3&1#4#3Z3Z9#2#1Z2Z6#1#5Z3%2Z1%2Z4Z4#1#3#5#3Y2
%3Z2Z3#1#3#2#1#3#4%2#2Z6#1#2%3%6Z4Z3Z1#dZ2#2Z1#2#2#1%1Z1#3#3#3#1Z1#1#1#2#2Z9%2Zg%5%1#7#3#2#4Z7Za#3#8#1#6Z4#3Zd#3Z1#1#1#2#2Z8#9#1Z5#2Z5#1YgZ5#b#5%6Zb%f
%g%4#2#10#3#9#e%1Z8Z9Z7Z1&9#6#4#lZ7#2Y1#3#bZiZ1#9#9%f%7#c#f#3#4Z7#1%3%4#5#3#4%b#2#f#9#1#8Z4#3#7Z1#l#8#1%2#3%1k%3#g#b#4#6#5#7#k#1n%8#9Z6Z2#4#1%9#2#b#j#
d%n#12#bZg%4#4#u%2#dZf#1#6#2#4#4Z3#a#f#m#n#5#e#v#3%a#5#2x#g#9#7#1Z1#8%9#4#h#o#2g%w#1b%h#13#l#1vZ17%3#3%w%4%j%w%l%y#7#9%p#1%1f#q#5Z1#e#9Z9Z1e#6#5#z%17#
t%10#p#3#o#r#2p#6#7#c%3#e#1x#1#7%1%5%5#3a#1g%u%2w#9#2#2g#5Z1h#1r%24#8#1c#1#m#1w#76#5b%fw#df%1t#8s#ey#7q%4u#jv#7t#av# m:start 2#1Z3Z2Y1#1Z1Z1Z3Z3Y4#1#2
#3Y1#2%2#1#1Z2#1Z1#2#1Z2Y1Z1Z1#1Z1%1Z1Z1#1%1Z1Z1#2%1#2Z1Y2#1Y2Z1Z1Y3%2Z2#1#2Z1#4#1Z1#2#3Z2#1#1Z1#1#3Z1Z1%1#1#1Z3#1#1Z2#2#1#2Z2Z1#1Z1Z1Z2%1%2#3%1Z2%1#1
%2#2Z4#3Z2#4#1#1%1#1Z2Z1#1#2Y1#1#1%1%2%2#1Z2#1#1%1#3#1Z1#2#1#2Z2Z1%1%1#1#1%2#1#1#1#4#1#2#5%1#1Z2#1#2#1%1Z1#2Z2#1#2#1%1Z1%4Z1#1Z1#4Z1Z1#2#a#1Z1%3#2&1%5
#6#1#2#3#3Z1#1%1Z2#1#1#3%2#2%1%4#3Z1%1&1#3#2#1#1#1#5%9#4#4#5#1#9Z4%3%b#3#2#2#4#cZ1#2#2#2#5%1#1Z9#6%1&7Z6#7#3%2#dZ5#n#4#1%aZ3#1#2#4#6#3#4#5#7%2#8Z2%2#2
#6%1%1#3Z8#1#5Z3#2#4#i#4&5#l#2#3#cY4#8#w#2Z1%2#a#1#3#a#5&1#j#1#2#4#2#9#3#1#4%a#9#4#a#d%6#7Z6#a#h#6%y#1#6Z14Z6#3%6Z1Y1%t#f#2%i#3%7%1#a%1#1Zo%l%4%2#x#3%
5#k#c#2#j#2#5#a%1#9#l#4%7#1#n#a#16#3q#1#2Z1g#5#10#k#19%6#1j#1k#1x#1cYd#1f#c%2%1h#12#7#3d#s%4%5#1j#z#8Z1r#29#2u#u#o#6e#d#6yZ1f%7#31#1a#e#29#h#c#7j#1%k6
#r2%4b#gv#47#14#22# m:stop 6Z2#2#1Y2#1#1Z1Z1#2Z1Z1#1#1#1Y3Z1Z1#1#2#3%2#1Y3Z1Z1Z3#1#3#3Y2Z5#1#1Z1#1%4Z1#1#2Z2#1#2Y1%1#1#1#1#2#1Z2#3Z1#4Z2#2#3#2Z1#1Z2#1
#5Z5#4#3Z1%3#2%3#3&1#3Z9#1#4Zd#3%3%4#1Z7Z2Z8#bZ4#5#3ZbZ4#8#l#5Zg#p#1#2#d#3#6#9Z3#3#3#7%h#1Zv#8%b#9#9#6#d#1#9#s#w#9#4#7#2Z2#8%2v#l#10#b#z%o#d#6#2#4#y#7
#9#11#11#f#1n#1z#i%j#o#6#kZl#8#7#4b#c#8#k#5h#6j#1#4e#36#62#3y#j#1g#6x#2x#1#4j#1kd#os#13o# m:symptom 2Z5Z1#4#1#4Z2#7Z2Y1Z3Y4Z2Z1Z1Z3Z1#3Z1Z1Z2#4Z1Z4Z1#
1#2X3Y1#4Y2#2Z1Z1Z1Z2#1Z1#1Z2Y1#3Z4Z2#1Z3Z1X1Z2#1Z1Z4#1Z1X1W2Z1Z1Z1Y3#1Z1Z1#2Z2Z1Z1Y4Z2Z1Z1#1Z1Y2X3%2Z1X3Y1Z2%1Z1Z1Z1#1#1#1Z1Y1Z1#2%1%1Z2Y2Z1Y2#1Z1Z1#
3Z1Z1Y4#2#1Z1#2Z1Y1Z1Y1Z1Z1#1#1#1Z1#1X2#1Z1#1Z1Z1Z3Z2Z1Y1Z1#1Z1Z1Y3Y1Z1Y1Z1#2Z2Z1#1Y1Z4%1Z1#4#1Z4Z1Z1Z1Z1Z1Z1#1#1Z2X1Z1Z2#1Z1#2Z2Z3#1Z1Z1Z1%2Z1Z1Y1#1Z
1#3#1Z1Z1Z1Z1Y1Z1%1Z1Z2Y1Z1Z1%2#2Y1#3#1Z2Z3Y1Z1Z1#1#1Z2#1#1#1#2Y1Z3Y3Z1#1&1X1Z1Z1#1Y1Y2#1%2Y1Z1Z3%2#1Y1Y1Z1Z1Y2Y1Z1%1Y2Y3Z1Z3Z1Z1#2Z1Z1Z1Z1Z1#4Z1Y2Z4#
1#2Z1Z1Z1Z2Y1Z2Y1Z2#2Z1Z1Z1Z1Z1Z1Y1Y3Z2#1#1#3Z1#1#1Z1#1#1%3#1Y1Y1Z1Z2Z2Z2&1#3&1Z1#1%1Z3#1Z3Y1Y2Z3#1Y1Z2#1&1#2#1Y2Y1Z2#2Z1#1#1Y3Z1#1Z1Y1Z2%3#1Z1Y2#1Z1Z
1Y1#7Z1Z1#2Y1Z1Y1Y1Y1#4Z1#1%2Z2#1Z2#1Z1Z1Z2Z2Y2%3#2Z1#1#1Z1Z3Z2Y1#1Z1%1%1Z1#3Y2Z2Z1Z1Z3#1#2#3Z4Z3%4Y1%3Z1Z1Y1#1Z1#2Z1Z1#1#2#1Y1#4Z2Z1%3Z1Y2#1Z1#1#1#1#
4Z1#5%5#2#1&4#1Y2Z1#2#1Z1Y1Z1#1#5Z7#2Z1#1Z1Z3#2#3Z1#1#2#2Z1#2#1%3#1#1#1Z1Z3#1#6Z2#3#2#1#1Z2%1#4Y1Z1#1#1Z1#3#2Z2Z1#3#1#1Z1%2#3#1#1Z1Z2Y1#1#3#1Z1Z1Z1#1Z
2&9&3#3Z1Y1Z5%7#2#1%2Z1Z5#7#5%3Z1#7#1Z1Z1Z1#4Z6%1Z4Z2#4Z1#3#1&2#1#3#1Z1#8Z1Z2#1#4#1%8%1Z3%1Z1#1Z3#1Z1Z3Z4Z1Z2#2%1Z3Z2%6%5#1Z4#2#1#3Z3%3%2#1#1Z3#2#1#1#
1Z3#1#4#2Z2#3Z2%1Z1Y1Z5#1#1Z1%6Z2#2Y2#3#2#1#1Z6#3Z4#4Z1&1Z1#1Z3%2#1#4#3#2%1#2#1#1%1#2Z1Z1#1%1#1%4#2#1#1Z6Z4Z3Y1Y1#1Z1#3#8#4#1#1Z3#3Z2#2%1#1#6#2#1Z1#1#
4Z1Z1#3Z6Z2Z3#6Y4#2%3Y5#1Z1#3#1Z2#6#8Z3Z4Z1Z1Z1#1%1Z1Z5%2%3%4Z1#1%2Z1#1#1#6Z2#1#3#2#4#7Z7%2#8Z1#3#1#3#5#2Z9#2#2Z1%1#1#5Z1Z3%1Z1Z6#1Z1%1Z2Z1#2#1Z1Zi#e#
1#3Z1#5#9%2#2Z3#2#1Z5Z4#1#6#1%3%1#2#2Z3#1Z3%1#5#3Y1#1Z1#1Z1Z3#3#5#1#6%1Z2#1%1#1#6Z5#7%2#1#3#3Z2#3%3Z1#1Y2Z1#1#1#2Z1%1Z8Z5Z4Z1#1#7Z2%4Z1%5%3%1#1Y2#1#1%
4#5Z1Z5Z2Z1%1%2%1#2%3Z1#1#7%2Y2Z7#1#7#2Z7#1Z4#3#2&1%3#2#6Z6Z2%1#5&2Z4#1Z2Z1&4Z6%2%2#1#7#2%4&4%2#2#2Z4#3Z1#7Z3#3#1#1#2#2%6#6#4#1Zb%2#8#5#4Zf%5#4#a#7Zg%
2#3Z1#2%2#5Zg#1%2#2%4#7ZcZ6#d#1#d#1Z3#2Z2#4#5%5%2#3%6#8%1#4%2Z1Z3#5#1Z1Z2#1#cZa#bZq#2Z3#c#5Z5#8Z1%1#1%c#1Z2#a#8#6#7#2%5Z4Z4#1Z2Z2#2#8Z6#1Z1#1ZbZ2%2%5#
6Z5#1#2Z4Zq#1#7%1Z4Z5#c#f#4%1#3#1#2Z3%3#2Z1ZdZ1Z4%1#2%4Z1#3%1#8#gZ2#1#q#1Z3#7#2#3#a#7#2#3#6Z2#4%1%4Z4Z3#8%5#4Z3%1#1#8#1Z8Z7#8#8%8%1#2Z1Z3#9Z6#5Z1#3%k#
6#2ZuZd%4%8%8#1#2#p#2#3#1#4#d%4#g#7#5#7#2%9Z3#4#9#2#2#5#8#6Z1Z2#2Zc#3#bZ5#1#b%6%3#2#3%2#8#2%2#n#4Z3#g#2#2#3Zg#9#7#4#7#7%6#b#4Z1Z1Z4Z6#1#3#5%4#3#7%7%2#
1#2%9#2#2#2#t#7#4Z5Z5#5#1#i%8%g%2#3Z2#4%s#2#3Z5#1%1#18%1#1#1Z2&3Z9#aZ1#7#b#a#4#2Z6#5#2#1%g#6#6Z6#5#5#4#3#1Z5Z1ZcZ4%1#cZu#6#6#6#3Z7#b#5#4#fZa#1%f%5%h#2
#1%3#5%3#2#2#9#e#c#1%j#4#7#7Z6Za#h#iZ5#9#a#9#4#9Z3#aYnZcZ1#6#e#z%3#a#9#d#l#a%1%m#1xZg#7ZcZj%k#g%10#c#f%h%1%c#1%2g#20#1p#8#20#c%6Zf#tZb%v#hZe#6#6#z#1#j
#o#8#1#r#l#4#2#gZ7#b#1m#4#gZ4%n#3Z1c#5#c#7#6#8#d#y#3Z6eZ3g#2q#r%1w#4#24#o#g%cZ1t#k#7#1w#y#l#w%7#2qZ7#h#1z#25Z1e#7#62#x#r#1j#13Z21#1#1a#26#d#2#1cZ5#h#b
#29#n#k#c#1q#3#47#1k#4#2j#18#6#1r#1c#1f#2j#d#n#1d#u#u#u#h#6Z37# m:takes 2Z1Z2Z2Z2Z3Y2Z3Y1Z6Z4Z1#1Z2Z1Z1#2#1Z1Y2%1Z2#1Y1Z1#1#1%1Z1Z1#1Z1#2Y1Z2#2Y1Z1Z2Z
1Z2#2Y2Z1Z1%1#1#2X1Y2Z1#2Y1#1Z1Z1%2Y2Z8Y1#1Z3Y1Z1Z1Y1#2Z1Z2Z3Z2Z2%2Z2Z2Z1#2#2Z3Y1#3#1#4#2Z1Y1#2#2Y1#3%1#1Y1#1Z3Z4Z2Z1#2Z1Z2Z1%1#1#2Z2Z4Z2#2#3Z5#1Z7Z4Z
1#1#1%2Z4Z5Y3Y2Y1#4#3%4#1Z1Z1#1&3Z1Z4Z2Z2Z5#1#2#b#1Z1Y2Z1#1#4#1%1Z3#8#3Z4Y2#5Z5Z5%4#6Zd#2Z7Z3Z2Z1Z1#8#9%5#eZ3Z6%2#1Zg#2#3Z3#3Z5Z7#fZ1Z1#1#1Zj#4%1Zj#1#
6Z3%2%3#a#3#6%2#4#3#3#8#g#2ZhZ2%8#2#b#4%4#8Z4#6#9Zn#f#2%7Zd#4#6#3Z8#eZ3#3#e%3%3#d#4%f#2#3#1#1#2#q#6#5#c#5#f%3Zl#1Za#wZ4Y2#7#m#5#2#p#o#cZ7%e#t&1#3%q#b#
3#nZ2#w#b#g#o#4#9#15#f#6#22#5Zw#c#9%1#1bZh#t%c#1z#1j#2#t#10#r#v#d%dZ3#i#15#e#1u#19#e#20#1v#m#35#4u#2l#1a#c#4#20#2y#5p#6Zc#14#cx%5b#4s%7i%6p#41#3a#4p#5
o#6g#a#3s#1i#bp# m:test 0Y1Y1Z1Y1Y1Y1X1Z1W1X2Z1W1X1X1Y1X2Y1V1Y1Z1X1Z1Y1Z1Z1Z1X1Z2Y1Y1Z1Y1Y1Z1Z1Z1Z1Z1Z2Z1X1X2Z1Z1X1Y1Y1Y1W1Z1X1Y1X1V1Z1Y2X1Y1X1Y1Y1X1Z
1X1W1Z1Y1X2X1Y1X1#1Z3Z1X1Y1Z2Z1Z2W1Z2X2Y1Z1Y1Z2Z1#2Y1Z1Z1Y1Z1Z1Z2Z1Z1#1Y2Z1Y3Y1Z1Z1#2Y1Z1Z3Y1Z3Z1#3Z1Y1#2Z2Z2Z3Z1Y1Z2Y3Z1Z3Z1Z1Z7#2Z7#3Y1Y4Z7Y7Y8Z3Y3Z
2Z2#3Y3ZaZ1Z5#5#2#dZ4Z1Z7#g#6%1#3Z8#2Z1Z6Z5Z4Y7Z2Y4#3#5#5#1#3#2Z2#1#2#6#5#1Ze#9#2Z2ZaZ7#1ZcZ4Z8#1#d#2#9#8#3Z9#6#wZc#2YfZ5#bZa%pZ2#s#i%e#1#dZ7#2Zr#17#3
#5#1#m#i#3#5#1#6#h%h#3#6#9Z3#b#k%lZ17%4#aZ9#jZlZf#b%hZf#2#x#3#3Z3Zp#f%a#19#e#b#1cZi#gZf#gZf#tYvZt#16#5#8#5c#d%c#o#7#2%r%c#qZd#7Zf#9#5#2%4#10#a#g#n#3l#
z#lZd#u#e#k#7#1a#u%p%3#d%1m#2h#7#5Z1e#u%q#2w#6#k%1lZ1h#1d#15Z6%2p#1aZh#6#dZa#9%2t#2zZw#7p%70Z4r#27#9u#l#k#bo#6j#dmZ8p#i4#cg#2l#24#6yZ59Z m:thirdPerson
 2ZaZ4#1Z1Z1Z5Y3Z1Y1Z3Z2Z4Y6Z1Z1#1Y3Z1#4Z5Z2Z3W3#1Z3#2#1Z1Z2Z2Z1Z1#1Z2Y2#2Y1Y3Z1Z3Z1Z1Z1Y1Y1Z1#6Z2Z1Z1Y1Z1Z1Z1X1#1Y1#1Y3Y3Y2#1Z1Y1Y1Y1#1%3Z1Y1Z1Z4Y1Z4
Z1Y1Z1#2#2Y1Y3#1Y3#3#4Y3Z4Z1Z3#1Z1Z1Z1#3%2Z1Z1#1Z1#2Z1Z1#2Z1%3#1Z1#1Y1Y4Z1#3#2#1#3#1Z2Z2#4Y2Z2#1Y1#2Z1#1#1#1Z1#1Z2%3Z2Z5#1#2#1Z3Y1#1Z2#1%1Y1#3Z4#1Z1Z3
#2#1Y3Y2Z5Z1Z2Z2Y1#3#1Z1Y1Z1Y3#3Z1Z1#2Z4Z1Y1#4Z1#1Z1#2Z2Z1#4Y1Z1Y4%2Z1Y1#1#2Z1Z1Z5#3#1#1Z1Z6Z1Z4Z2Z2#1Z2Y1#1Z1#1Y1Z1Y4#2Z1Z2#3Z1#1Z2Z1Z1Z2Z1Z3Z2Y2#2Z2
Z1#1Z1Y1Z2#2Z3Y1#4Z4Y2Y1#1Z1#1#1#2Z1Z1Z1Z1Z2#1Y2Z1Z3#1Y1Z1Z1Z2Z1#1#2Z6Z1Z1Y5%1Y3Z1#1#1Z2Z1Z1Z5Z2Z2Z4Z2Z2Z1Z2Z1#2#1Z2%3#1#2#2Z5#1#1Z1Z3#2Z2Z1Z3Z2Z4Z3%1
#2Y2Z5Z1Z1Y3Z2Z2#2#1Y6Z6Z1Z1Z2%2#1Z1Z1Z2Z1#1Z1Z2Y2Z7#4#1%3Z4Z1Z1#1#1Z5Z3Z2%1Z4#2Z2Z2Z1#3Za%1#1Z1Z2Z4Z2Z2Z1Z2Z2#1%5#4%2%2#f#2%1Z2#1#1#6Z2%1Z2#2Z2Z2#1Z7
Z2#1#4%1Z1Z5#2Z4#4Z2#3#2%2#2#2#5Z1#6Z3Z2#1#3#5#1#5%2#3Z1#1Z1#2#1#2#1Z3Z1Z3%4Z6#1Z2#1#6#5%2%9%a#5#1#4#1#1#8Z1Z3#1#1#8#1Y6#1#2%2#1#2Z4Z1Z2Z7Z1Z2#4#1Z2Z9
#1#3Z1Z1#b#2#2#1%3%1#bZ1Z1#aZ4#5#8#8#d#1#6#1%4Zi#1Z4Z9#9#1Z1#1Ze%2#3%3#6Z4#3#3#1#3#b#1#cZ6#2#6#1%6#6#8#3#1#lZ1#5#8#e#1#8#3#2#6Z2#4#1Z4#9Z6Z2#c#3#d#4#c
#k#7%c#1#fZ1#7Z4Z1#5%2#9#b%6Z2#4#1Z2#5#3%5#1Z7#1%6#1#4Za#8Z1#5#2Zd#3Z2Z3#a#7#1#4#7#1&3#1#3Z4%f#mZ5#1#5%1%4#3Z3%1#7Z6#1Z3#1#1#8#5Z2#5Z4%5#3#2Zg#15#4#9Z
1#9%4#1#4#1#8Z2#c#a#6#2#9#c#d#b#1#3#4%7#1%7#1%a#3#6Z5#b#2#3#5#8#2#4&c#7Zi#b#2%6#1#1#2#1%e#9#2#1#4#2#o#6%3Z1#1#2#3#2#3#6#3%3#bZ1#e%6%e#fZb#8#7#4#c#5%5%
q%4#6#4#3#7Z1#2#1#c%lZ2Y2%mZc#4#8Z1#5#7Z7#3%kZ5#4Z7#8#1Zi#4#9#6#7#1#6Z1Z4#9#2#1a#5#3#u#6#2#4#3#3#6#2%f#2%8%h%h#w#1h#9#14#4#b#o#n#8#13#rZ1#1o#4#w#b#3#2
1%8#g#b%17Zi%1g#k#g#1r#a#2g#6#6#18#k#f#2#t#c#6#z#4#3#27#o#19#85#4e&2n#2c#5x#1o#8#10#4d#3r#hk#c#7#ir#oc#bv# m:timeWord 1Z1Z1Z2Z4#2Z3Z3Z5#2Z2Z2X3Z1Z3#3Y
1Z1#5#1Z2%1Z2Z1Z1Z2Y4#1Z4#1Y2Y1Y1Z1Z1#1X1#2Z2Z1Y1#3#1#1#2#2#2Y1#4Z1Z2Z2#1Y2Z1#1#1Z1#2#2Z1Z2Z1Y2Y1#2Z1Z1Y6Y1Z1#2#2Y1#3Z1Y3#3Z1#4#1#1#1Y1Y2#1#1Z2#1Y2#1#
1Z2Z3%3Z1#2#1Z1Z1#1Y2Z5Z2Z4#2#2#2#1Z1%1Z2Z1Y2Z3Y1#1#2Z3#1Z2Z1Z3#1Z2Z3%1#3#2%1Z7Z1Z2Z4#1#2#6Z3Z1#1#2Z2#3Z4Z3Z1#1&2Z1Z1#3#1Z3%1Z1Z1Z1%2#1Z1#2Z4Z1#6#1Z1#
4%2Z1#4Z1Z2Z1#2#6Z1#1#2Y6%2#1Z7Z5Z4#2#3#1Z2#1#4#2#1%3#3#2Z3#3Z1Z6Y3Z3Z1Z8&1Z3Z8#1Z5Z1Z2Z2#1Y2#2#8#1#3#2#2#4#4Z3#3%7#4%1#2Y2#6Z8Y4X3%2#4%2%1#5#1#5#2#6#
1#6#2Z3Z3Z1Z2Z1#5Zd#2#1#9Z4#7Z3#c#1#3#e#4#5#2#2Z2#1#2#3#5Z3#1#5#5#9#8#4#3#1Z1Z3#1#1Z1#a#d#a#4#8Z3#3%4#8%7#1#2Zd#2#5#m#3#4Z4%4#7%4#fZ4#7#aZe#9#2#3#bZj#
h#i#w#3#2Zg#1Zf#7#7#d#2#4#k%f#aZ8#2#l#a#2#h#d#7#8%k#1#i#t%g#h#2Z5#3Z1e#7#dZa#4Z8Zm#7#rZ2#jZ15#5%1#1#5#x#5#2#7#3#j%v#c#1m#27#3%10#2#f#4#1aZj#7#2#gZ2#p#
9%15#g#9#5#2n#3#h#2#i#h#r#g#a#2b#j#b#17#qZa#u#25#5#3e#1m#62#2#i#1#v%9%3e#32#56#10#1a#b#19#h#f#11#r#2b#5z#8k#4kZ3v#1k&2c#1g#32#j&ny#6w#3j#ea%qu#7a# m:u
ncertain 0#1#1%1#1#1#1#1X1Y1Z2#1#2#1#1#1Z1#2Z1#1Y2#1Y1&2Z1Z1Y2#2Z1%2Y1Z1#1#2#4&1#1#2%1#1#1Z6#2Z2#1%2#1%4#2#1#1%3&1%3#2%3#1#1#3#2Z2#2%2%5#3%4Z7#2#j#1%5
#9#2#1%e#2Zb#a#8#2#8#4#n%4#o%i#b#y#14#2%r#21#5#1#k#3l#1z#1t#58%1m#9#3y#1y%46%a%9k%8g%oa#1ch%77% m:unit 4#2Z2#1Z3Y4Z2Y1Z1#1Y1Z5#1X1Z1#3#1Z1#3#1Z1#1#1Z7
Y1#1%2Y1#1Z1Z3#1#2#2Z1Z3#1#3Z5Z1Z2%3Z1Z3#1Z2#1Z3Z1Z2#4Z1#2#1Z1Y1Z2#2Z5Y2Z2Y4Z2Z1Z3Z1%4Z1#3Z3#6#1#7Y9#2#4#3#2%4Z4#7#3Z2Z2#e%1#cZaY3Z9ZaZ1#3Z2#aZe#1#6#5
#1%6Z1#1Z3#1#7Z1#6%5Z1Z3#e#9#8#9#1%1#12#a#l#hYe#h&7&9#kZjZ6#8Zy#4#8#9#b#c#q#7#g#5Zk#6%6#b#4#l%9#1Zm#f#6%5%4#c#j%3#6#p#12Zw#e#1t#4#8#b#c#5#u#u#6#4#1#2#
n#58#f%2#8#g#6Z2#o#a#2#2#a#8#k#rZ26#3t#2e#2n#2#2c#12#y#3#t#9%3d#4c#3z#bb#41#b6#4u#rx%ww#ol# m:vital 0Y1Z2Y2Z1Y1#1Y1Z1Z2X1Z1Y2Z1#1Z1Z1Z1Z1Y1X1Z1X1Z1Y1X
1W2Z1Z1#1X1#1X3Z1X1Z1#1X1Y1Y1Y1X1#1#1X1X1#1#2Y2Y2Z1X1X2Z1Z1X1Z2X2Z2Y2Z1Z1Z1Z1Y1Z1Z1Z1Z1Y1Z2Z2Z1Z1%1#1Z3Y1Z1Z1Y1Z1Z1Z2Z2#1Z4#5&1#2#2Z2Z2Z3Z1Y1YbZ1Z2Z1Z
1#3Z1Z5#4#1#3#1Z3ZgZ2Z6Z1Z3Z4Z2#1ZaZ9#1Zb#4Z4#2#1Z8Z5ZcZbZeZdZ2#3#aZ3Z6Z5#3Z5#r%2ZfZq#1#c%d#cZj#e#d%8&r#4#h#d#k%j#vZf#1#19%4#n#h#bZlZ2#j#e#b#a#1%kZg%y
%9#1b#1#5#16Z1h#7#6#1e#b#h#b#12#1c#1c#g#2n#1rZ3#2#3o#6Z2n#2f#13#26#l#5a#8bZ10#19%2s#2j#9#25#6t#k#5e#3c#3p#j#15Z6fZ19x#17m#8z# m:yes 0Z1Z1Z3Z1Y1Z1Z1X1#
2#1Z1Z1Y1Z1Z3#1Y1X2Z1Y2Z1#1Z1Z3Y1Z1#1#1Z1%1Z4Z2Z3%2Z1#6%3Z2#6#1#2#6#9#2#1#3#2#8#12#1Z6#l#f#1u#5t%48%cz% number:2 0Z1Z6Z one mZaZ4Z3Z1Z3Z2Z4Z3Z4Z3Z5Z1#
5Z1#1Z1Z1Z4#8#1Z1#1#2Z6Z3Y5Z1Z1Z4Z2#4#1Z3#2Z4Z2#1Z2Z2#4Z4Z1Z1Y2Z2Z3Z1Z1Z4Z3#1Y3#2#1Z2#2Z1Z3Z1Z5Z6Z2Z1Z4Z1Y1Z1Z1Y1Z1Z1Z1#2Z1Z2#3Z2X1Z1Z3Z7#1Z2Y6Z2#2Z2Z
4Z1#7Y5#1Z1#2Z1Y1#5Z4#6#1%3Z1#4#2Z1Z1#2Y2Z2Z5#1#1#1#1#5Z1#2Y3Z1Y1#2#2#2Z4#1Z2#2#3#1#1Z1#3Z1Y2#1Z1#1Z3#2W2#1#4Z1#2X2#1W3#1Z1Z2Y1%1Z1Y1X1Z1#1Z4%3Z6#4#4Z
1#1#1#3#2Y1X1Z1#1Z5#2Z2#1#1#2#2Z1#1Z1Y1#3Z3#1Z2#1Z1Z1Z2Z1#4Z1#1#1Z1Z2#2Z1Y1Z2#1Z5Y1Z2Z1Z5#1Z1#1Y1#6#1Y1#2#2Y1Y2Z2Z1Z1Y1Z1%1#2Z1#2Z1Z2#1#1Z1#2Z1Z1%2%2Y
2Y1Z5Z1X1Z1#2Z1#3#5Z1Y1Z1#1Z3%2X1#1#1Z1Y1Z3#6Y4#1Y2#4#1#3Y6#2#1Y2Y3#3Z2Z1Y3Z2Z1Z2#4#1%1#1Z1Z1%1#2Y2%3Z5Z4Z1#1Z1Z1Z1Z1Z1Y1%2#2Y3Z1Z1#1Z2#2#7Z2Y3Y1#1Z4#
1Y1Z1Z1#4#1#4Z1#1Y2Y2#3Z1Y1Z1#2Z2#2Z1Z1#1#1%1#2#1#2Z1#1Z2%1Z3#1Y2#1Z1Z1#4#1X1Y2Z3#2#1#1%1#1#1Z3#1#2Z1#1Z3Y1Z2#1Z2Z2Y1Y1#2Y3Y1#1Z1Z1#3#1Y1#1Z1#1%1#1Z2#
2Y1Z1#1#1#1#5Y1#2#1#2Y1Z2Y1#1Z1Y5Z2%1#4%2Z1#2Y1%1#2#1#3#2Z1#4#1Z1Z2Z4Z1Y1Z1Z1#1#2#1%2X1Z2#1Z1#2#3Z5Y1Y1X2#1#1#1Z1#1Z1Z1Z1#1%1(1Z1%1#1#3#2%1#1Z2Y1Z1#2Z
1#2Z3#2Z2%2#1%1Z1Z1Z1%1Y1X1#1Z1#2Z1Z1#1Y1Z1Z1Y2Z1Z1#1Z1#1%7#3Z1Y3#1Z1#3Z1#2#1#1Z4Z4Z1#1#1#9Z4X1#1Y3Y1&2#2#2Z2#1#1#1Y2Y3#2#2#3Z3#2Y1#1%1Z1#2#2#1Z1#1#3#
1Z1#1#1Z4Z1#3Z1#1#2#2Z1Z1#1#1#3Z1Z1Z1#5#2Z1Z3Z1Z1%1Z3Z1Z1Z1Z3Z1%1#1Z2#1Z1#1%2%1#1Z2Z1Z1#1Z2Z1#1#1#1Z1#1Y2#1Y3#1#1#1Z1Z2Z2#1Y2#1Z2Z1Z1#1Z7Y5Z1Z2Z1%4#1#
1#2#5#2Z1Y1Z1Z1Z1Z3#2Z1%1#3Z1Z1%1#1#1#1#1Z2#4Z2Z1Z1#1#2#1#1Y3#1%1%1#1#2Z2#1#1Z2Z1#2Z1Y1#1Z1#1#1Z2Y2Z2#1Z3Y1%3#1Y1#2Z2#1Z4Z1Z2Y4Z1#4Y1Z1#2#4#1%1#4Z1#1#
1Z2Z1Z1Z1#1Z2#1#1#1&1Z1Z1#2#1Z2Z1#2#4#1Z1Z2Z3Z3#2Z1Z1%1Y1Z2Y1#1%1Z3Y1#2Z2Z1Z2Z1#2#1Z1Z2#6#2Z4#2Z2Z1%3#4Z2Y1#1#1#2#9Z3Y1#2#1#1#1Z1#3Z1#1#1Z2#3#1Y1%4Z3Z
1Y4#7Z1Z3Z3Z3Z2Y2#1%1#2#1Z2Z1#1Z1Z1#3Z1#4Z1Y1Z1#2#1#3#2Z1Z2#1Z1Z3#1Z1Y2Y2Y2%1#2#1Y2#2#1Z3Z3#1#4Z1#1Y3#2#1Z1#1%3#1#1Z1Z1#2Z2Z2%1Y1%2#2Y2#1#1Z1#2#1#3#2#
2Z2Y1Z2#1#1Z1#2#2Y1#1%2#4#3#1Z1#1Z1Z1#4#1#1Z2Z5#2Z3#1#1Z3#1Z2Z2Z1Z1Z1Z2#1%2Z1Z2#1#2Z3Y1#2Y1%2#1Z2#1Z1#2#1%2Z1#1#1#1#1Z1Z2#1%2Z3Y2#1#1#4#3Z1#1Z1#1#1Y2#
2X2%1#3%1Z2#1#2Z1Z1#1#1#1Z1Z3%4#1Z2Z3#3Z2#1Z1Y2Z1Z2Z2#3Z4#1Z1Z1Z1#5%2&1Z1#1#1#5#1#3Z2Y3#1#1#2Z1#2#3Z1#3#1Z1%3%2Z3#3Z1#1Z2#2%1%2#1#2Z1Z1Z1Z1%1#3Z1#1%2#
1%2Z1#2Z1#2#4#2Z1Z2Y1#5#1Y3Y1Z1#6Z2Z3#2Z1Z2X5#2Z3W3#1#1Z1Y2Z1#1#2#2Y3Z1#1#1#1Z1#1#2#3#1Z1Z1#3Y1Z7#7Z3#1Z2Y2Z2#1Z1Z5#1%1Z3#1#1Z1#1Z1#1#4#2%1#1%4%1Z1Y1#
3Y1#2#1Z1Z5Z1Y3Z2Y1Z1#2Z1Z3#1#3Z7#1Y1#2#1Z2#1Z2#2Y1#2#4Z2#1#4#3#1#1#3Z1Z1Z2#1Z1Z1Z1#2#1#1Z3#1#1Z7Z1#1Z1#2Z2#4#3%2#1%2%3#1Z2Y3Z1#3#3Z2Z2Z1#2%1%2#1#1#1%
1Z2%1#1#1Y1Z2#3Z1Y1Z1#1Z1#1#3#2Z1#1#1Z1Z2#1Z2Z3#2Z2#1Z1Y1#5#3#1Z2Z2#2Z1#4#3Z3%1Y1%1#2#1#1#2#1Z1%2#1#2%1#2#3#3Z3#3%1#2#3X2Z1#1#1Z2%1#1#1#1%1Z1Z3Z1#2%1Z
1#2Y2Z1Z2Z1Z1Z5#4#7#1Z2Z1#4%3#5#1Z1#1#1#3Z1#1#1ZaZ3&1Z1#3#2%2Z4#1Z2Y1Z1#3&2#2#3#3#1Z1#2Z1#3Z3#2Z2&2Z1%3Z4#4Z3#3#1#1#2#2#1%1#2Z4#3Z1#1%4Z1#1%2Y2%2&2%4#
2#4Z1#3#1Y2#1Z1Y2Z3#6Z1%2#3Z3Z1Z3Z1Z2#1#1Y5#1#4Y5#2#1#2#2#1Y1#8Y1#4#1#4Y1%1#1#1Z1#3%2Z4#2%2#4#1Z2#1#1Z2Z4&1Z1%2Z2X2Z3Z3#3#6Z4#1#1Z1#3Z3Y2%1#2#2#6#4#1&
3#7#6#1Z2#2Z1#1Y2#1#1Z1#1#1#1#2#1#2#3Z2#2Z1Z5#2Z1%1Z3#2#1#1%1#1#1#1#1#2Z2Z1#3#1#4#7#1#1%1#1Z2Z2Z1#2#1Z1Y1%1%1%1Y1Y1#1Z1%5#4#2#1%1#1#1%1#1#4Z2Z1#1#4%2#
2#1#4#1Z1#4%1Z1#1%2#2#4#2Z4Z1#1Z6#1%1Z2#1Z1Z2#4Z1#2#3#1Z1%1Z3#1Z1Z1Z1Z8#3#1#1Z3Z4Z1#2Z2#2Z2#1#1Z4Z4#4%3%1Y1#3Z3Z1#3#2#2#3Z2Z2#4Z2#1#4Z1#3#1#4Z4Z1#4#1Z
3#4Z2#1#7#1%3%3Z2Z2#2Z1%1Z7%2#5#4Z3Z2Z2Z1#5#1Z6#3#3#2#1#2#5#2#4#1#3#1%1#1Z2#2#2Y1#2Z1#1Z1#3#5Z4Z1#1#2Z3Y2#1%1Y2#4#5#1%1#2Y1Z1#2#5#7#3Z3Z1&2#1#3Y1Z1Z1#
2Z1Z1Z1Z2Z3#2Z1#5Z1#1#3Z4Z1#3Z3Z1#1#9#1#1#2#1#2#2Z3#1Z8Z1Z5#1#1#3Z1Y4Z5#1%2%1Y1#3Z6#1%1Z2%2#1%2Z2%1#1#1Z1Z2#3#2#1#1#1#2%4#1#1#1#5#2Z6#1Z2Z2#1Z1#2#2Z1#
4#a%3#3Z2#3#1Z1Z1Y2#2#1#3Z1#2Z1#3#4Z4#1#1#1Z2Z1Z1Y1#1#4Z1#1#3Z2Z2Z1#1#2%1Z1#1#2#2Y2#1%1#2Z1&2%1%5%4Z1#1%1#2#1Z1#1Y1Z1#1#bZ2Z1Z1#1#4#2#1#2Z1Z3#1#4Z4Z2Z
1Z2#1Z1Z1#1Z2Z1#2#1Z1#2Y1#1%1#1#2#4#2%1%2Z2#3#a#5#1Z1Z3#1Z1#2#1Z1Z5#3#1Z7Z1#1%1%1Z1Z1Z3#2Z2#2#2Z1#1#1Z1#5%8#3#1#3%1#1#8Z1Z1%2#2%3#2#4#1#1#3#1#1#3Z2#1#
1%1#1#3#1Z4#3Y2Z1#2Z1Z4#2#2#3#1#1Z5#5#4#1#1#2#3#6Z2Z1%1#3%1Z1#2#2#2Y3Z3#1Z5#2#1Z2#7Z3Z1Z2Z3Z1Z1#1#1#1Z1Z1#2%1Z3Y3#1#1Z3#2Z1#2%2#2#3#3#1#1#1%1Z2Z2Z2#1Z
1#1#3#1#2#2Z1%1#1#3#1#1#1#1#1#1%1#1#6Y2%1Z5#1%1Z2#5#5#1#2Y3Z1#1#1Z1#1Z1Y1%4Z1Z3Z1Z1Z2Z1#2Y1Z2#1#1#1Z2#2#1Z1#1#1#2#2#2Z4Z1Za#1#6#2%2%3Z1#2#1%1#1#3#3Z2%
1#2Z3Z2#1#1%3Z1#4Z8#1#8#2#1#2#1Z1Z2#2%1#4%1Z1#1%2%1#2#3Z1#2#3#3Z1%1%1#1%2Z3%4#1#2%3%1#1Z1%1#2#1%1#2Z1Z2%2Z5%2Z1Z2%1Z1#3#1Z1#1%2%2#1#1#1Z1%5#1Z1#1#1#2#
2%3#1#1%1#1#3#4Z2#1Z1#3Z2Z1#2%1%2#1#1Z1#5#1#4#3%1%2#3%2Z1#1#3#2#1#1%4Z1#1#3#1#1%5#5#3#3%3#8Z1Z1#1#6#3#2#4#2%1#2#3#3#3#1%3#2#1Z1Z2Z3#3#1#2#1%1%3%1#2#4#
2Z2Z1%1#1Z1#1Z1Z1Z1%1Z1%1#2#1%1%1%1#1#1Z2%1#5#1Z1#1Z1Z1Z1#2Z2%4%3#1#4Z1#5#1%1%1#1%2#1#2#1Z2#3Z1#1#1#1#1%1%3#2#2%1#2%2#2#1%3#1%2#1%1Z1#1#2Z1Z5Y2%1%2#1Z
1#1Z2%1%1Z8Z1#1Z1Z1%2%1%1#2#2%2#1#1&3#3#3#1%3#1#3%2Z1#3#5Z9Z1#1Z4%4#2#2Z1Y3Z2Z1Y2#2#3Z2#2#1#5%1Z1#1#2Z2Z1#1%2Z7Z3#1Z1#5#4#1Z1Z1%8#1%1%1Z4#1#1%2Z1#3Z1#
2%1%2Z1#1#1#4#1Y1#3%5Z4#1#1#2Z3#2%1%1#3#1%1%3#2Z5Z2#1Z2Z1Z2#2Z6Z2#3#1#7%2#1#3#1#1#1%2Y1#1#1#1#1Z1#1Z2#1#1%1#1%2#2#1#2#1#3#2#5Z1%1#2#1#4%1#4#1#2Z1#1#1#
2Z2#1#4#1#1Z2#1#2Z1#5#1Z4#1%1#4#6#2#1Z1#4#2Z1#2%3#2#1#1Y2Z1#1#2%2#2Z4#1#5#1#2#2#5Z3#2#1#2#1#3#1Z1#2#3#2#1#1#1#3Z2#1Z1Z3Z3%4Z1%a%1#1#5#1#2#3%1#1#2#1#4#
4#1%1Z1%7Z1#1#1#6#4#5#2#1#4#1Z3#1#3Z1#1#2Z1#5Z5Y3#3#1%6#1%1#1%1#1#1%2#1#2#2%2Z2Z1Z1%2#1#1Z2Z1%1Z1#1#4%2Z2Z1#1%1%3#1#3Z2#1#1#1#4Z5Z1#3%2#1%8Z1%3#5#2Z1#
3Z3#2#3#3#1#4#1#2#1Z2#2#2Z2%2%1#2Z2#3%1Z1#1Z6#2Z2%5#5#1#2#1#2#1%1#4#1#3Z1#b%3#4#2Y2#1Z5%1Z2#1%2#2#1%6Z1%2#3Z2#2#2Z1#2#1Z4Z2Z1#3#2#8#v#5#8%3#3#8Z5#7#5#
w#9#5#6%6#7#4ZbZeZc#3#9#2#1#x#bZ1#3#v#a#6#3#4#b#6#sZa#2#8Ze#d#6#a#m#5#q#5#7#2#2ZmZ9#9Z8Zf#3Z8%8#9%a#5Z1#1Z1Zg#2#3#2#a#2#3#8#2#aZ2%2Z1Z6#6#j#3#4%y#dZa#
4#fZeZ3#1Zj#8#1#4%6%7#i%f#3#1Z5#6#9#x#3Z2#5#8#8ZfZc#1#7#e#1#9#1#6#7#1#2#d#8#3#d#4#9Z4#1%3ZbZoZ6Ze#1Z4Z3Z9%2#b#8Zk#1Z7#n%1#3Zt#6#3#3#5#h#y#dZa#f#i#6#2#
2Z3#2Z2Z3#3%5#2#k#2#a#4Zj#2#7#3#b#9Z1Z1Z9#gZ4#p#c%g#2#3#j#e#4#6#3#1#6Z3#2#6#1#4#vZ7#4Zm#8#9#8#9Z3#6#e#a#8#3#1#2Z1#7#2#9#4Z2#2#a#1#3#1#6#3#aZ7#1#9#1Z7#
k#6Z5#3Za#e#2#5#9#6#2#4Z2#j#7#6#2#1Z4#12#6#5#3#3#d#b#a#7#i#1#4#2#2Z1%2#4#s#8#3#2#9Z8#5#1#4#1#1#2Z6#1Za#4#3#4#1Z5Z3#1#1#8#1#s#m#6Zc#5#1Z5#3#1#4%l#3#1#e
Z9#4#6#1#6#8#5%h#2#2#2#b#8#o#4#9#c#cZ2#5#c#4#4#2#3Z4#4Z3#8#k#5#1#3#4#c#p#1#5#4#t#7#3#9#1h#d#2#1#6#8#j#4#1#7#a#2#g#2#1#4#5#g#6#2#7#5#2Z1#1#3#3#d#bZ3Z4#
3#4#2#iZ3#7#6#3Ze#4Z6Z6#3#5Z4#2#5#1Z1#3#2#4#3Z1# stem:absc 0#1Y1#1#1Z2#8%3#3Z3#1#1#3Za#1#7Zm#a#8%3#1fq# stem:affø 0Z1Z7#8#ko#8#3% stem:age 0Z2Z2#3#4Z2
Z1Z1Z2Z3#a%3%4%5#12%xZj#12#ag# stem:agen 0#2#3#5#1#7#1p%3%2k%b1%8i%20%ca%30%11n%3e% stem:ahi 0#1#1#3#2%3%b# stem:akut 0#2#1#1%3Z2#1Z1#5Z1Z2&5Z4#3#1#3#
4#8#9%b#s#4r#2e#25#1v# stem:anam 0#3#1#8%6#1#3%b%k# stem:andr 2Z1#3#1#1#2Z1%4%1#4# stem:apti 0#7#1#3#2#1#2%4#a#18#1e#a%c3# stem:arm 1#f#1b#m#w#2d#5# s
tem:art 0#8#5# stem:arv 0#1#5#8#s#d#22#8#a5#bd# stem:asa 0#1#7#6# stem:asci 0#1#1#3#e%1#1% stem:aura 0#4Z5#9#f#9#2#h#f#jq#4g#bb# stem:avfø 0Z1Z1Z3Z1Z2
#2#2%1#2Z3#5#4#18#i%ai#b1%81#8m#cs# stem:baby 3#3#2#2%1#2#2#3%2%3#4%i%6%p#ek% stem:back 0#1#1%1#2#4#1Z6#1#4#1%1#2#7#4#4#1%2#4#2#4#1#2#1#6#9#1#a#a#1f#m
#1%4%90%29n% stem:bad 0#2#3#e#4% stem:barn 0Z2Z2Z1Z1Z4Z1Y3#2%1Z1Y4Z1Y1Z1Y1Z1Z3Z1#4%2Z1#1#2Z4Z4%3Z1#1#2#6#5Yc%l%d%1%1%1x%h#7k%3j%10d% stem:bath 0#1#5%2
#1%6&e%5#o%15#3#b8# stem:begy 3#4%4Z2#1%2#1#1Zf# stem:bein 1#3#1#1%2#1#1#1#3Z1#1#2#2#d#8#d#8#3#f#28# stem:bela 0#1#1Z2Z2%1#1%5#1%5Z19%h# stem:ben 0#4#
2Z5Z1#7%5#9#w%5#b#14#a#6h#4b#2#1w%5r# stem:besæ 1#4#1%2#2# stem:bil 0Z1Z2Y6#eZ2Zf#7# stem:bild 0#1%1#1#2#1#4%1%8%4#1#1#5%7%9#a#s#4v% stem:bli 0#1#2#b#
2#j#4%h%a# stem:blod 0X1Y1Z1Z2Z3Z4Z1Z5Z1h#1fZa5# stem:blær 0#1#a#3#6#3#2#12#3#i# stem:blöd 0#1#2#3#1i%f%gf# stem:blød 0#1#1#3#5#1#1#6#1#9#5%39#2c#v# s
tem:blør 7#f# stem:bmi 2Z3Z2Z2zZ stem:body 1Y1#1Z1#6#1Z4Z1Z3#1Z2Zw#1q#n# stem:bond 0#1#2#1%2%2#2#1#3#1%1#a%1#1i#d#w% stem:bort 6#a#d#5#1r#c#y#9#10#1q#
6y# stem:bp 1Yp#1s%o#8Zs#50#hf#5# stem:bruk 0#1#2#1#2#1#1#3Z3%1#p#o#9#p%1v% stem:børn 0Z1Z1ZbZ3#1f#69%1i7% stem:call c%28%4o# stem:cat 3Zc# stem:caud 
0#1#2#1Z2#h%2%s%17#4y% stem:caus 0Zb#j#p#29#9#a#2h#11# stem:cave 0#5#1#n#5#w#1l#7#i#3l#o#4#3s#2i#2b#n#1#v# stem:cost 5Z2#3#6#5% stem:cour 4#r#i#1a# st
em:crp 0Y7#3Z1Z7Z3#1l#n%r#19#ik#1x#1s#ea#da#54#2m#ct# stem:dato 0Z1Y1Z1X4Z2#1Y3Z3#1#2Y3%5Z5Ze#j#1k#b%75#7u#4x%j7% stem:day 2Z1Z1#2%2#6%1%u# stem:days 
5#2#a#6#2#b#7#e#2a# stem:debu 1#1Z2#1Z2Z1#1#1Z2Z1%1Z3Z1#1#1Zo&1#2Y4#d#3#1#cYjY5#6Zm%u%3&q#8#2g&4#1e#z#r#1b#6#11#k#3i#5#e# stem:deli 2#8#1#1x# stem:die
d 0#7#2#w#3b# stem:diet 2Z1Z3#3Z4Z2#5#2Z5#6#11#5%1d#a%6#7#45#l0#jz#i#l#c5% stem:dise 2#b#1# stem:diur 0#1#4#1#2#1#1# stem:djur 2Z1Z1#4#2Z1#4#6#5%1b#20
i& stem:domi 2Z4#4#5#4Z7#1#12#j1# stem:dos 2#1#3Z1#1Z3Z1Z2Z1Z5#1Z6#4#5#4#1Z3#4#5Z4Z1#11#6#u#b#eYh#3#b#2#2r#26#a%1#fbZ6x#nu# stem:dose 2#1Z1#2Z1#3Z2Y1#
2#1Y1%1Y1Y1Z1#3Z1#4#2#1Z1Z1#1#1Z5#1Z1Y2Z3%1#1%1#1#4ZeZ1#2#6#1#2#8#2Z5Z5Z5#s%8#m#1#1#4#a#3#7#1#6#g#28Z1r#i#1e#1u#3%7%1t#17#w#23#3#2y#14#56#b# stem:dosi
 2#2#3#2#1Z1Y1Z7#1#1Z1#1Z1#3Z3Z1%2#2Z1#1Z6#4Z6Z1#1#2#1%3#1#t#2#9#3#6#v#w#2%1#16#13#5#v#d#16#9#21#7w#94%2z# stem:dott g#j% stem:driv 0#2#2#9Z7#2#8#2#a#
s#6Zk#bp#2x%q2# stem:drop 4#3#6#4# stem:drug 1#1#1Z1Z3Z1Z4#5#5Z2&1#4&1#4&2%2#5%3#1#1#3#1#3#7#1#5#5Zb#6#3#19Zi#16#4f%11j#3r% stem:dvt 0#1#2#1#c#h#9#j# 
stem:dyr 0#1#3%1#1%1#1#7%2#9%1#5#d#j#3% stem:dækk 0#1#5#4Z3#w# stem:döda 0#1#1Z5%1#2#7%2ri# stem:døde 0Z2#2Z1#1Z2Z1Y1#1Z2Z4#1%3#1#6%2q%m0& stem:døgn 2
Z4#1# stem:ear 3#1#8#4#4#8#q#h#24#10#k# stem:eat 0#3#1Z2Z2#4#3Z1Z7%2%2#o%f#1#1%2#12#s%j%2h#16#wv% stem:egen 0#1#2#6#1#1#3#8# stem:egg 4#6#6#7%2% stem:
ekg 0Z1Z2Z1Z1Z5# stem:end 0#1#3#1#3# stem:endr 0#1#2#1#7#3#8#b#e#3#l#8#3#9#4#a# stem:exam 0#1Z1#3#6#8#5%4#a%1c# stem:eye 0#1#2#1#2#1#3#1#4#b#g#9r# ste
m:fail 1#2#1#a#7#i#1v#e% stem:fakt 2Z4#2#2#2%2%7Z1Z5#6%h#e#3%at%11%i% stem:fald 0Z1Z1ZbZ stem:fall 0Z1Y2Z1Z1Z1X1#1Z1#5Y1Y5Y1Z1Z1#3Z1Z8#aZd%3b%46#8d# s
tem:fami 4Z2#2#3#5#a#4#9#g#22#8#1l#2#1u#34#rj# stem:fann 0#1Z5#7#1m% stem:far 3%3#3#1%1%5#5#10%1a# stem:fare 0#1#5#9# stem:farg 1#2#3#2#2#6#2#9#18# st
em:fase 0#1#3#4#5# stem:fast 0#1#2Z1#1#1#1%1#1%1Z5#1Z4#3%3#1#5Z1%9%7#r#5#2%b#u%8%2%s%3p#g3% stem:feed 2#2Y2Z2Z4%2#2#2#2#2%s%p%2&13#3kZ72% stem:fejl 0Z
1Z4Z7#7#j#8%x%3% stem:find c%4#4Z1%1Z2#4#aZ8#p#a#y#2#2e#30#o#4j#1l#h2#2d#1#71#r#29#x5# stem:fing 1#1Z1#1%2#2#2#1#4#1#3#7#10#3#1bb#1nf# stem:fiv 0Z1#2Z
1Za#2#5#1Z1#7# stem:fodr 0#1#4# stem:food 3#d#7#g#1v#i#a#en#1#2h#3p# stem:for 2#5#2#1r% stem:forv 1#1#1#1#7#b#5#5#1#6#1p% stem:fost 1#2#1#3#3#1#2#1#2#
2#1#1% stem:fra 3#7#d%2% stem:fryk q# stem:fugl 0Z1Z4Z1#2#2# stem:full 0#2#5# stem:funn 0Z2Z3Z6#1#8#i#r#1k#8e#1c# stem:fynd 0#2#2#1#n%q%b%1g% stem:før
s 9#3#2#5#2#1#b#2#b#1#e#j#u#y#n#4#3#j#n#e# stem:gaml 0Z1Z2Z1Z7Y3Z2#4#g#g#a#1Z3Z stem:gang 0#2#2#6#1#2#2#1#3&1#2#2%6#7#7%1u%1go#f8# stem:gavs 0%1%1#2%1
#2#5#2#1Z5#2#7#1%4%3%9#f#n#7#3#b#u#cq#dt#6# stem:gets 1b# stem:gir 0#1#2#2#4#b# stem:give 6#8#2#2#2#1#8#7%5#1h#p%4%a%a#k%39%bi% stem:gjør 0#2#1Zd#3%1%
8#b#8#5#4#16#o#uy# stem:gnag 0#1#1Z1#2#1#t# stem:gout 0#j#r#9#1kj#6o#54# stem:grad 3#4#2Z4# stem:gøre 0#1#1#1#b#2#4#2e% stem:halt 1#1Z2#3#1#1%7#p#x#1#
c#1m#4l#1i#1lf# stem:han 4Z1Z5% stem:hand 1#5#2#7# stem:harm 0Z3#1#2#2#2#1%4%5#3#4#o%n# stem:hast 0#1#1#1#2#7%4% stem:have 0%1%1#1#1#1#2#2#2#5#1#c#1%1
#2#1#1#1#1#2#j%5#3#8%c#1%2i#2c#il#1p# stem:hear 0Z2Z1#3#2#1Z4Z1#1#3#5#h#b#p#2g#13#7lZ3x#4# stem:helg 4#2#3#5#1#7#4#9#1#c# stem:hemm 6#13# stem:hest 0#
1#2Z4#1#1#1#1#1#2#2#1#1#k#8%i#y% stem:hold 1#3#2#1#1#1#1Z5#1Z1Z3#1%1#8#7#1Z6#4#4#1#3#5%9#5Zbq#r1Zae#24# stem:hopp 1d#4#u# stem:host 0Z1Y1Z1Z1Z1Z1Y1Z2Z
1Z8Y4Zz#eyZ1xZ8cZd9Z stem:hour 0#1#1#2#3#2#3#1#11%4t#52# stem:how 0#1#1#2#1#1#1%1Z1&3#3#1Z3#2#1&1#2#2#2%2&1#2%2#3%1%3%4%2%7Z2%c&2&3%2#x%1d%5a# stem:hu
d 1a# stem:hull h% stem:hun 4#1#1#6%1Z3#2#2#5#1#4Z2Z4Z5Z2Z6#3#1#3%8%3#5#3s% stem:hund 0Z1Z1X2Z1Y1Z4%4#1Z2Z2Y1Z1Z1Z2Z3#2Y5Z1Y7#3Z9#3Z2Z1Z2%1Z3Z3Zc#8Z9Z
m#4#h#hZ2aZ1j#1e#6j%7yZ1i#50#88#159# stem:hva 0Z1Z2Z3Z1Z3Z5Z1Z2Z3Ze#1#k#y#s% stem:hvad 0W1X1Z3Y15% stem:hvem 1#2#3%2#1#1#1%4%1%1Z2#1#2Zr#f#3%9#1h%8%1s
#1e#2%2%2q%b1#c3# stem:hvor 0Y1Z1Z1Y1Y1Z1Z1#1Z3X2Z1Y5X2Y2Z1#2#1Zc#1Z1Y4Z2Z2%3#1#3#1#1#6#3%3#2%1#1#j#2%c#10#c#a#n%1i#2#6%4#v%1#1%d&3o%3#r0#1v# stem:hån
d 9Z3#6#1b# stem:hæmm 0#1#1#1#1%1#2#8%2#c#5#2#4#3#5# stem:igen 3#1#5#5#2#4#f%4%h%3% stem:ill 0#1#2Z2#1#1#2#1%2%1Z5%1#8#2#5#6%2#2y#jg# stem:imag 0#1#2#
2#4#1#4#2#1%6#2#2%5#3%4#1%7#1i%5# stem:infö 0#t#5# stem:inr 3#1#1Z2Z2#1#1Z6Zd#1#5Z1#6Z4#p#2w#1z%1g#4nZ12wZ8hZ stem:insa 5Z1h#21# stem:iron 1#1#2#1#2%e
%s% stem:jern 0#1#2#1#2#2#1#5#1%7#4%6Z8#1#7%4#15#am#z# stem:job 0#1#2#1#2#8#1#6#1a#9a#1n#3z#f8# stem:jobb 0X1Y1Z1X1Y1Z1Y2Z1Y2Y2Z1Y8Z4Y6Z7Y6Z4ZfZ3Y1nZ4
rZ22YuYyZpY3fZ9ZbZ52%amZtrZ1xZc4Z stem:kall 7#f# stem:kalv 1Z1Y2Z1Z2#2#1#1#2Z3Z5%1Z2eZ6g%13Z41#aZ33Z6y# stem:kani 0Z4# stem:katt 2Y1Z1#3Y1#2Z1Z4Z2Z1Z1
Z2#5#1Z1Z3Z4#3#2#1#4Z2%1%1#3%1%1Z8Z5#5#4#7#1#m#zZh#dt%5x#d2%2z%43# stem:keto 1Y2s# stem:kjør 1Z2Z1Z1a# stem:kont 1Z1#2ZaZ4#b#5#d#15#4a%1n7# stem:kost 
0Z1Z1Z1Z2Z5Z1Y3Z1#3#1Z2Z2%2%8#8Z1#3#2#6%3%e#6Zl#l%i#8%n%4%dy#1de#sc# stem:kref b#z#4#5#22#8#1l#2# stem:kua 0#1#1#1#1%1%1%1#3Z1#1#2Z1#1#3#1%2Z1%7#8&d#9
#5%3#7#16%y#1f%5%13d#b9# stem:kur 2#5#2%k%2%3%k#4% stem:kvar 0#1#2Z2#4#7#5#3#h#7%f#2#1#7w%yf# stem:køre 1Z3Z8#k#7#2#6#c#1b#12#9#8#9w#1sr# stem:lab 3#a
#4#4c# stem:lam 0%1%1#1#1%1#2%3%1%6#3#1#3#o#5%1#6#2#7# stem:lamb 0#2#ah#4f#vy# stem:lamm 2#1#1Z1#1Z1Z1Z2%3Z2Z7Z6#5Z28# stem:lang 4#5% stem:last 0Z1Z1#
5Z2#6#7Zm%h#1% stem:leav 0#1#1#1#2Z1#3#4#1#1#2#4#5Zd#p#3#5#m#9h# stem:ledd 0#2#5#3%2%g# stem:leg 0#c#g#c#25#3i#ew#3u# stem:legg 2#3#e#2%3#1#m#n# stem:
leng 1Z1#3Z1Z1#2#4Z1Z1Y2Z4#1Z1#2#2Z2Z1#2#3Z4%2Z4Z4#2#1#6%1%f#d%7%d%i#6u%u%y%p#3f%9% stem:livm 0#1#1#3#2#l#3#5b# stem:lmp 0#1#1Z3#1#2#1#1#2Z3%3#8%6Z1%9
#8#1h%t%6w%e%3c%48ZkzZ stem:long 0#1#1#2#3%1Z1&6#6%1&1#2#2#2%3%2%5%1%7%2%9#c#2&3%z%1d%5a% stem:look 0#1#1#b#j#d# stem:loss 0Z7#2#1Z1Z1#2#1Z1Z1Z1#3Z1Z1
#a#2#9Z7#t#j#f#14#a#k#c1#4#in#1au% stem:lukt 1#5#2#4#6#1vr# stem:lägs 0#1#1#3#2#4#6# stem:lågt 0#1%2#1#1#2#a#1#2%9#3%2#2%7%a# stem:læng 1#1#2%1#1#1%1Z
1&1Z1#3Z1#3#4%4Z3#1#1#1#2#2#1#2#1#3#4#2#9#j#u%3%t#k%i#3%19#4q# stem:løft 0#5#1#2#11#1j5#4e#1w#12k# stem:løse a#9# stem:mamm 0Y1Y1Y1Z1X1Yg#5Zu#e#2#1a%6
t# stem:man 7Z3#e#3#7#5#12#e1#2y# stem:mang 1Z1Z1Z2Z1Z1#3%1Y2Z2Z3Y1Z1Z1Z2#2#1Y2#2Z3Z4Z1Z3#3#1Z2Z4Z1#1Z3#1Z2Z1Z7#2Z20%b1Zak% stem:mann 0X1Y1Z1Z1Z1Y1Z2Z
8Z stem:mask 0#1#1#1#3#1#2#1#4#q#x#28#8#4%g0# stem:mat 3#b#32#4r# stem:meat 0Z2#c#3%5# stem:meds 0#4#2#2#4#3#1#d#2#u#i#3#k# stem:melk 1Y1Z3Z2Z7o#dt# s
tem:metn 7# stem:milk 2Z1#1Z3#1#8#1#3#2#z#2#y#4#5p#k#21#1wl# stem:mind 0#1#3#3%4#3%h%4#4% stem:mist 0#1#8#1#2#4#4#3#2#a#v# stem:mod 2#2#19#a%d# stem:m
or g# stem:mål 1#1#1#2#2%3#7#7%4#3%7#j#4l%s7#am#4s# stem:mång 0Z1Z1Z3Z2Z3#1#6#4#2Z2Z1Zi#11#n# stem:mælk 0#2#e#1#6#2#4#1#9#1#7#6k#j#1o2# stem:natt 0Y2Z
1Z1Z2#5Z1#1Z3Z1Z1#1#3#7#2#3#a#jZ2r#t%46#2b#9s# stem:need 1#12#7w# stem:new 2#r#2#2#1#o#1v#2%b%p#2#1#9%g#n#5v#3x#23#f#1o#3#6x%2b#b#mi# stem:next 0#1#1#
1#1#1#1#1%1Z1%1#3#1#1#1Z1#1#2#1#9%7#2%7%3#1%2#4%h#5#16#2c#m%2%s#3%c%39#1lu#b7# stem:nrs 0#1%2%1#1#1%1%1#a%2t%e% stem:nya 2#1#4#2#1z# stem:nye 0#2#1Z4#
2#2#1#1#1#2#1#5#1#2#10Z2#1#2# stem:nytt 9#3#5#2#3#6#b#h#hw# stem:näst 0#1#1#1%1#2#2Z1#3Z1#9#1#7%3#3#1%7#s#4#25#8#1#6b#7u#69#11n# stem:når 0#1#4#1%1%1#
1&2%2Z2%1Z4%g%7%2h&rx%b7% stem:off 3#2Z3#1#1#1Z1#1#2#3#4&5#1#5%9%1#4#1Z8#g#12#h#b#11#hn#9o# stem:ofte 0#1#1#1Z4#2#4#2#7#2#14#t# stem:omkr 3Z4#h#7# ste
m:open 0#1#3#g%3#ad# stem:oper 0Z1Z1#1#4%w#a#s#6l#5x#2s# stem:opka 2#2Z2Z2Z2Z1Y4Z3Z2Z1#2#2#5#7#2Zw#ydZ stem:oppk 0Z1Z1Z1Z1Y1Z2Y2Z1Y1Z1#4Z4Z1ZbZ8#h#q#5
#8Z92%11#4q%l#f#c%19%2k#1l#3t#x% stem:oral 1#2%3#2#1#1#1%1%1%2#1#1#1#1%5#3Z1&1#2#7%8%4#7Z6#3#5#2#b#5%5#h%8%e%6z%94#m%1b%1l#gj%b1#ak#1o#e1#153# stem:ot
it 0#1#3#5#2#i#2#3#6#1#6#63#2e# stem:own 0#1#2%1#7%a%3%o% stem:pain 1Z1Z4#6Z1Z3#2#9#n# stem:pari 2Y2#1#1%2%2#1%2Z2&1#4%m#8a&13%4b%33%122#4m# stem:pass
 0#1#2#2#1#3#6#1%3%1#k%2h%8%1s%48%by% stem:past 2Z4#8#1#e#5# stem:paus 0#2#1#3#1#1Z2#3#2#1#6#7#5#1#f#n#2%m%c%i#b#e%n#82#z#p#u1# stem:per 0Y1X1Y1W1Y1Y1
Y1Z1Z3Z2Z1Yd#2Z5ZbZ1u#1d# stem:phon 1#7#5#1#7%7# stem:pica 0#3#5#5#1&7%1d%5& stem:pill 1Z2Z1Z5#o# stem:plan 0#2#1#b%p& stem:pnd 0#5#1%c%4#8m& stem:ppi
 0#1#3#p%2#3#f%1h#5c#n8#3a#dw#vd# stem:pris 0Z3Y1#1Y1#1Z1Z2Z3#3Z1Y4#6#5#7#h#l#l#k#80#c7#3u#5k#kt#45#c4#hm# stem:prov e#4#a#2#7# stem:prøv 0%1%1#2#1%4#
5%5%2#1#2#6#5#2#2#8&9#7%3%c%n#1p#7a#7wZ1p#4o#3iZ stem:puls 0Y1X4Z5#7#7#kZ1a#7n#5#3e#d#29#8q# stem:race 2Z1#1#2#2#2#1#4#g#v#1#3#23#d#4&2a%sZco#3y%3uZ1e
n# stem:ramm 0#7#1#2% stem:ras 0Z3Z4Z3Z3n#h#fq# stem:rask 0#4#3#3#1#9#a#7# stem:rate 0#1#2#2#2#e#1q# stem:ratt 1#9#m#a5#f#z2# stem:reel 2Z1#1#2%1#1#7#
b# stem:reis 0Zl#k#v# stem:ring 0#2Z1#5#3Z1#1#1Z5%6Z1#d#1#1#6#s#l#a#14#b#1i%4e#1p#21#7a#7i#dn# stem:risk 0#1#1#1%1#1#1#1#6#1#2#3#v#5#9#6#1u#24#2c#43#8
h#c2#e9#8r# stem:romm 0#1#2%2#7#4%j%58#y% stem:rovs 0#3#2a#u#4#e%1h# stem:råd 0#1#1%1#4#2%1#1#2#2Y4%3Z3Z1#1#3%7#7#b#6#9%3&3# stem:rökn 7#2#8#1b#ax#7o#
 stem:satt 0Z1Z2Z2Z1Z1Zc#aZ5Z2Z7Z stem:scan 3Z1Z1Z1#4#g# stem:scor 0Z1Z1#1Z1Z2Y4#1Z2Z4%l#1f#do#1og#g#3fe# stem:seda 0#1#2#3#1#1#1#d#2g#6#17#15#1v# ste
m:sekr 0#1#1#3#7%g%17# stem:sena 0Y1Z1Z3Z1#8Z3Z2Z3Z1Z2Z1Z6Z1b#3#1e#4c#bq#3#q7#81# stem:send 0%1a% stem:sene 2Z2#2#1#1#1%1#4Z1%2Z3#2#5#8#7Zj%j#1#fZ7%s#
1&s#bl#1h1#sj# stem:sepo 2#1#6#1Z4#3#1#1Z1#3#2#4Z1Z2#3%2Z2%4Z1Z2Z1%1#2#2Zb#7#4#3Z7Z3#9#1#c#i#b#4#1y#21#29#b#w#1k#5p#1m#84#1z#7q# stem:ses 0Z4Za#h#zZ s
tem:sick 0#2#2#3%2%c%i%k%5%u%7p%1s%44%9% stem:sida 1#2#3%2# stem:side 1#2#1#3#7#2#1#1Z1Z6#3#4Z1#5Z4#4#7#7Z1#oZ2#p# stem:sies 0#1#2#2#1%2#6#2#5%2#2#1%6
#d#b#3%d% stem:sign 2#1Z7%2#4#2#1%1#8%a#2#a%5#5#5#4#11#6#13#l#f#2#1q#2j#2z#w#7h#26#np#nw# stem:sinc 0#8#1#2%2#3#o# stem:sist 1#1Z3#1%2#1%6%39& stem:si
tt 1Z1#1Z1%1Z3Z5#1Z5#5#hZo&1g#4%8t%1z#az%l% stem:size 0#1#1#1#1%1#2#2#2Z1#2#5#1Z1Ze#b#8#1Z7#o#3s#8n# stem:sjuk 0#1#1#2%1#1#1%2#1#1Z8#y# stem:skad 1#1#
1Y4#2#2#5Z2%k%6%1o#6#3c#an% stem:skal 1#1#7#1Z3#2#2Z5%4%1#3#1%3Z2#1#2#1#1Z2#3#1#1%1%3%1%3#1#1#6%8&l#w#s#d#a%w%i#2#1o#7p#79#6f#7# stem:skif 0Z3i#1u#1a#
 stem:skol 0Z1Zw# stem:skon 0#1#2#1#2#1#1#1#1#1%4#1#4%7#ll%8y# stem:slak 7#2%1%c%2j%85%kc% stem:slek 1Z3#7#6#1#6#i#2#2#9%6%k#1c#8#1l#2#7l#h#g#bd#eo# s
tem:slip 0#1#1#3Z1#3#4#3#4#4# stem:slit 0# stem:slut 0#2#1Z1#1#1Z1#1Z3#1#1Z2Z8%2%1Z1Z3#1%1Z2Z3#9#6#5#1#2#r#4%4#a%12Z1q%w%7a%ky# stem:släk 0X1X1Z3Z1YaZ
35Z8Z stem:smer 1#1Z1#1#4#1#1Z5#1Z2Z1#2Y7Z2Z2Z1#2#2Z2Z5%2#1Z3Z1#1Z1#8#1#6#1Z1#1Z4%4#1#2#2ZcZ3#1%3#gZ2#cZ2Z8#2#1#b#a#c#7#4g%9%1w#7#fZq#6#1a#39#1i#4#1s#
8#7g#1p#g%1n# stem:smit 0#1#1Z1#3#2#2#1#1#c%z# stem:smok 1Z1Z4#1#3#3Z2#2Zg#y%8q%i%dj% stem:smär 0#1#1#3#1#4Z1#7#1&8Z5#3#6%8#1%1a#8#1t#16#1h#y#7t#9i%ax
# stem:sock 0#1%2#1#1#2#a#1#2%9#3%2#2%7%a# stem:sow 0#1#2# stem:spis 0Z2#1Z1Z2Z2Z3#1Z2Z1Z1Z1#1Z2Z2Z1#2#5%1#6%8Z5#1#m#1#7#6#9#sZv#9#gi#n7# stem:spo2 1Z
1#1%4%a%l#13#d%o%3a%oz%b9#7y#lm#2j#55#dh# stem:ssri 3#3#2#1#8#n#e#8#6a% stem:star 1#1#1#1%1#1#1Z3#1#1#2Z1%2#3#7#f#2#1#o#b#c#c#6#m#r#8#w#6z#19#40#5#22#
8y#4o#2#1a# stem:sted e#7Z3#9#9b#pk#v1# stem:step 0#1#1#1#1%2#7#h# stem:sto 0#5#5% stem:stop 0Z1Zb#y#cp#cb#52#27#52# stem:stor 4#1#1#1%1#4#3%2#1#1m# s
tem:stå 0#1#1#1#1%4Z1#4#2#1#3#e#6%2Z6#2#7#2#c#1#6#c#12#b#11#2#1qo# stem:står 0Y1Y2Z1Y5Z1fZ3Z3Z stem:succ 0#1#4#26# stem:svul x# stem:syke 0Y stem:sår 
0#1#1#2#1#5%1%8#b#7#1#f#17j% stem:söka 0#1#1#1#9%t%1t#1b#8#2a#163% stem:tann 2s# stem:tas 1#2Z1Z1#4#3#a#4#6Z1#eZ8#m#3j#1j#1l#a7#9j# stem:teck 0%1%2#1#
4#3#2#6&1%7#1&d#9%f0& stem:tegn 0#1#1#3%1Z2Z1#1#1#1&1Z2Y1%1#1#1%1#2Z2%2#2&1Z3#2Z2#2&1#2&2#1#3#1Z1#3#1%1Z2#3Z2%1%1#3#7#3%9#1%6#6%5#3%9#4#2Zo%1%7%4%f%19
#2o#7#9#h%2s#z%55#7l%6%d%s#1g#4k#84%a8#1a6#n3# stem:tenn 0Z1Z2X1Y1Z5Z1YaZ3#eZ1c#78#3v#5k#p#3% stem:test 0#1#1#2#1#2#1Z1#1Y1Z1Z1Z1#4%2#1#1Z1#2Z1%1Z5Z3Z
2Z3#1#6#1Z1#1#1#1#2#2%9%7#8#6#f#1u#4#18#o#3c#s#2h#d#4y#2o#2o#ib#gl%xh#1pv#jh# stem:tid 3#2#1#1#1#1%2Z1Z2Z2Z4X2%9Z4#6Z3%6#3#4#2Z4#1#2#4Z5#1#4#4#e#1#1%4
%6%6#g)r#3#8#9#l%u%6%b#k#29#4s#3i#37%w#2n#9q% stem:til 7#2#d#u% stem:tit 3#2#1#2#1%1#c# stem:tofi 0#2#1#1#1#5%1#3Z4#1#5%3%1%a%r#6%1a#n#w#t#1#5#1n%g%10
%a%o%14#41#11#28#k0%184%37#2ku# stem:too 0Z1ZkZ stem:tren 0#1#d#7#w# stem:trod 0#2o#s# stem:tube 0#2#2#1#2%7%h%2x%yi%kc% stem:turn 1Y2Z9#b#2#6#n#2l# s
tem:tænd 1Z stem:udlø 0#1#2#1#1#6#2Z1#2#4#2#1Z2Z8#2#c#8%l%4#1%r#s#8#n#4#78%57%l1%5m%7y% stem:ulcu 0#2#b#e#s#3b#j#n#gf#6l# stem:urat 4y#24c# stem:urin 
0Y1Z1Z1Z7Z1#2Z5#8#1Z8i#52# stem:utlö 1#1Z3#1#2#1#5%j#8#1r# stem:utlø 0#2Z1#1#4#1#1#1#2#1#1#6#1%5#6%b%6#b#3#6#y#6#1z#1d#4c#25#b#1x#3n#ic#2e#1p#2f#33#9h
# stem:utsa 0#1#2#1#2#2#2%4#1#b#1z#c#17#5v# stem:utse 4Z1Z3#2#2&1#f#10#p%s5#40#e9% stem:valg 0Z1#2#2#3#3#3#8#h#g#12# stem:valp m# stem:valu 1#1#1#2#2%
37% stem:vand 0Y2Z1Z1#1Z6#2Z3%1#5%5%8#9#w# stem:vas 1#5#1#a#1be#4z#1s9# stem:veck 0#1#3#5#4#8%21# stem:vekt 0X1Y1Y1Z2Y1Z1Z1Z3Z6Y1h#k#o#14#u#1hs# stem:
vikt 1Z1Z2Z1Z2#3#1Z2Z1#2#1#e#1c#bZ8#f#1#1#j#k#u#10#ps#l5# stem:virk 0#2#1Z8%4#1#b#i#2#h#y% stem:visu 0#2#1Z4%3#1#1i%1g#4% stem:vte 0#1#3% stem:vänt 0%
1%1#1#1&1#3#1#1#1%5#2#2#1#i%a#5i# stem:vægt 0Y1Y1Z1Z1Z1Z5Yl#8#h#7Z3Z2g# stem:wait 0#1#1#1#1#1#2#2#1#1#3#7#b#7%16# stem:want 0#1#4#3#6#l# stem:week 3Z6
#14#9#1v% stem:were 2#2#1#h%7%5#2#d%1c%c%i#b#e%n# stem:what 0#2#1#2#3Z1#4Z1%2#2#1%1#1#1#2Z2#3#2#1%2#2#3Z2&5#1#1#1#6Z1%4#c#5%g#1%h#c#u#8#5%28#1z#1a%3k#
22% stem:when 0Z1Z3Z3#2#2Zb# stem:whil 0#2#1#k#2# stem:why 3#4#2#1#4#5i# stem:work 2#1#1Z2Z2Y1%5Z3%4#1%b#7#6#4Z7%x7% stem:wors 0#1#2#1#e#11#d% stem:yr
ke 13& stem:äter 2Y1Y4%1#d%k%3s% stem:æde 2#4#7#2%c#3#y#20# stem:ödem 0#6#5Z8#5#h#4w#2o#g# stem:ødem 6#6#g#1s#3h#1a#1e#g# stem:øjet 0Y1Z2Z1Z1Z1Z2ZbZ s
tem:ønsk 8#f#2#5#7# stem:øre 0#1#4Z3#1#2#2#2#4Ze#w#f#5%w#1x%g#5#1nZ stem:боль 2Z1Z1Z1Z1Z1Y2X1Z2#2Z4Z1#3Z1Z7Y3Z5ZcZ1Z3Z8Z1Z2%1Z2Z1Zg#w%2Y2#cZc#1#q%e#f#
31%9#19#4k#x#1w#1c#19#55#k#36#e8#3#18#2wZcm#3k%zj# stem:вес 2Z3Y2Z2Z stem:веса 0#7#3%1n% stem:дава 0#1#6%2#4#2Z2#3#9#2%3#k%4% stem:диет 0%1%3#1Z1Z1#1#
1#4%1%7%9%7%h%j% stem:доза 0#1#3%1#1%1#1#2#2Z1Z2%2Z1Z1Z1#4Z6%6#1#2#4#5Z9#1#6#5%5#d#8Yg#v%1ZbZq#x#2f%bl#76#bh#o#dx#4f#4f#8r#av#3fs# stem:дозу 0Z1Z1Z1Z4
YaZ8#5d#2l#o# stem:знак 6#bZ7#4#1es#165# stem:кист 3#1#3#2#8#c%5%m#41#48# stem:корм 1Y3Z2Z2Z5Z9#3#f%7%h#3Z1v%2ZjZ2hZ11Z5ZaZa4%8l%e4Z stem:кров 0Z7# st
em:масс 0Z2Y2#2#1&1#3%4%2#4#6Zf#j%1%sZo%r#h#q&f0#co#um%5zZ stem:маст 0#1#1#3#i# stem:мать 0#1%2#1#1#1%2# stem:ночь 1#3#3#1#5#8# stem:нпвс 0#1#3#1#1#1#
6Z7#2#9#d#28#lq#k#33t# stem:нужн 0#1#2#1%z# stem:отек 4s#3u#s3# stem:отит 2#m#4#a#8#j#6#15#5#n#7#4#j4#3q#w3#gw# stem:поза 0#1#7#5#6% stem:посл 2#3#2# 
stem:проб 2#1#2# stem:прош 2Z1#1Y2#1#1#2#2Z6Z4#8#7#5#3#f%9# stem:разв 0#1%4# stem:рвот 1Z3Z4Zbi#11#5b#f#45#vu# stem:семь 1Zt#p#2ky#2a0# stem:скор 0#1#
2#1x% stem:слух 0#1#1Z2#2#2#1#4#e#6#c#9#8#bi#1r2# stem:смен 0#6#3#j#j#h#3#2g#2h#v#b#24#23#1j5# stem:сне 0#1#2#1#1#1#2#8#4# stem:срок 1%1#1#1%1Z1#1#2%4
#2%4#1%3#a#6#3#2%h%1z& stem:стад 0#1# stem:стул 0#1#2#2#1%1#2#e#4# stem:тест 2#1#2#2#a# stem:уха 0Z1Zb#g#17#g#p#1z#c8%ah%6d# stem:цифр 2Z1Z4# stem:чег
о 0Z5Z stem:чем 1Z3Z2#1#5Z5Z3Z2#1Z1Z3#2%2%3%2%4&2#2%a#2#t%1l%3t%ws% topic:abnormalfinding 0#1#3Z2Z2#1Z2#5Z1#1#1#1%1Z2#5#1#3#2#2%4Z2#1%5#5#8%2#9#9#g#b#
1#b#1j#8k%93#3f#69#5j% topic:abscesses 0#1Z1#1#1Z2#3Z5%3#3Z3#1#1#3Za#1#7Zh#3#2#9#1#7#1%3#1fq# topic:abstinence 0#1#1Z2#3Z1#1Z2#1#1#1%1#3%1%1Z1#1#1#2#2
#3#2Z3%2%3#2ZcZ3#2Z2#1Ze#l#9%3#i#b#11#54#2y#i&2h%w#1r#3r%1m%67%3m#86#72#2p#xz# topic:aceinhibitor 0# topic:addiction 1#3%1#1%2#1%3#2Z1%2#1#3#1%2%2#3#3
#2#2%4#7#1%4#5#5%1l#4#4#6#9%4#d& topic:adherence 0#1#1Z2#1#1%2#1Z5%1#1#1#3&1Z1%1#3#3Z2Z1Z2Z1#1#4%1#2#2#3#4#3#1#1#6#3#r&2Y1#4#2#m#7Zb#y#1o#3m#b#3p%1m#2
y#g#2x#3t#e0#c#x#1fx#3hw# topic:administer 1Y2#3Z2Z1Z1#3Y1#1Z1#1#1%2#2Z1Z6#2%1#2#5ZhZ1#8#3#1#e#cZ2#c#2#a#c#j#4%1e#6n#3%1g#uq# topic:admission 2#2Z2#1#
2#2Y2#1Y1Z4Z1#1#4#1Z1#2Z3Z1Z3Y2#1#1Z1Z5Z4Z1#1#4Z5#1#6#5#1#2#1Z7Z3#7Z3#3#6#2#a%7#1#1#q#8#q#2#g#k#1#2#8%1#9#7#2#l#15#14%x#7#1#e#6#b&2g#2x%1k#19#2b%1r%2u
#1c#4r#4&1x#3#8o#5u#8k#10x# topic:advice 0#1#1%3#1Z1Z1Y1%1#4Z1Y4%2Y1#1#4%3%1#1#1#2%2#2#1Z4#1Z1#2#4#3#1#1Z1#1#2#6#3&3%2#g%e%1#i#5#5#4#h#h#1h#2d#a#13#1d
#o#e#2e#3r#1r#3c#1h#2k#41#1eg# topic:age 0Y1Z1X3Z7Y1Z1Z3Y1Y3Z1Y4Z1X1Z3Z1Z1Z2Z4Y6#8Y1Y5Y1Z3Z1Z2ZaZ4#4#5%1Y1#3Z3#1#1Z1#5#4#3#2Z2Zf#1#7ZcZ1#2#d%3%1%1k%d#
kZtZ75#k#5%t#2k&1g%nZ5%2k#d%b7#37#hi# topic:aggravating 0#1#2#5#5%1#1Z1%2#2#1Z6Zn#4#1#5#6#7#3Z5#7#9#9#3%17#8#6k% topic:akathisia 0#1#4#1%2#1%3%6&1#4#1
&1#x%c#1p%34#3d#1ym# topic:alcohol 1Z1X1Z2Z3#1#2Y1Z2Z1#1Z5Y1%1Z2Z1Y2#2Z5%2Z4#1#1Z1Z1Z5Z3#5#4Z1x#t#g#5u#x%p#j#2g#avZ2g#3z#68#55#10p#2r#sy# topic:alcoho
luse 0Y1Y1W1Y1Z1Z1Z1Y2Z1Y1Z2Z1Z2Y1Z4Z2Y2Z1X1Z2Z1Y2Z1#1Z3Z5%1Z1Z1Z5Z3#1#3Z1#3Z1#5ZdZ1f#t#77%i#11#11Y56%1n#56Z2g#3s#7#68#55#1e#jqZfl#2r#2t4# topic:aller
gies 2Z1#2Y1Z1Y2Y2Z1#1#2Z1Z1Z2Z1Z2Z2Z1Z1Z1Y1Z1#2Z1Y1#1#1Z1#2Z1Z1Y2#1#4Z3%1#3#6Z2#3Z5Z4#3#2#6Z2#2#3%a#6ZfZj#1#5#7#8#5#h%1a#12#6#2#3#a#b#4#7%1Zq#2u#43#q
#o#40#31#2m#7a#dg#1w#20#2g#59Z topic:allergy 1Z1Y1#2Z2X1#1Y1#1Z1#3Z2Z1Z1Z2Z1Z1Z1Z1Y1#1Y1Z1#2Z1Z2#1Z1#2Z1Z1Z2#1#5Z1Z1%1#1Z2%1#4Z1Z2#6#1#1Z3#1#3#2#3#3Z2
#1Z1#2Z1%a#3Z3Zy#1#5#7#d%h#5#sZd#i#k#1#5#2%3#a%b#4%7%1Zl#5#n#27%2i#2b#n#1#b#9Zb#66#1q#34%3d#1p#dg#1w#20#1x#a#5iZcr#h# topic:alopecia 3#5#4#7%j#m#9#1d7
#8o#y6# topic:amenorrhoea 0#5#1#2#1%1#2#3#3%4Z4#25%7p%e%3c%i8%35% topic:anaemia 2#2%1#2%3#2#1Z4#b#2#7#1#c#l%7(n%r&c#ox%aj%2cq# topic:anaesthesia 2#2#1
#1Z1%1Y1Y1Z4#2#1%1Z1#1#1Z3Z3Z2%1%1#1Z2%2%1#1Z1%4%2Z2&5#1%6#iZ6Z1#6#5%5#17%1j%8#2#s#i#1p%9#3w#2l%2r#2k#qZ2%ba%10%vZ73#9%52#5g#cb%dg%mc# topic:anaesthet
ised 2#2#2Z1#1Z1Z1Z1#2#1#3#2#1#1Z1Z2Z3Z1#1%5%1#1%3#4%2Z2%c#oZ1#aZ6#17%k#m#d%2#6#u#l#a#5h#2l%2r#2k#qZbc%1vZ73#9%52#5g#i9#f#10#59#22#q1#h5# topic:anamne
sisowner 1#7#6#7#1g% topic:angioedema 3#8#5#1r#3# topic:anorexia 0#2Z2#1Z1Z1Z1#1#2#1#1#2Y1%3#1%1#2%1#1#1Z4Z1Z2Z4Z3%1#3Z3#5#2#9#3#1Zh#4#8#s%a%1#g#d#l#s
#2a#2m%9#k#fb%8d#7o#qg#yl# topic:antibiotic 0Z3Y2Z1Z2Z2Y2#2Z1#6Z1Z1Z1#1Z2Z2#1#1%1Z1Y1#3#1Z4Z3Z3#1#3#1#1Z3Z2Z1Z1#2Z1#2Z3Z2Z1Y2#3#2Z1Z2Z2%7#1%2%1#4Z3Z3#
6%2Z2#1Z4%6Z4#9#4Z1Z4#2#i%dZ3#1#l#2#3#7Zg#8#3Z4#5#a#1#5#5#2#2Zb%8#3#4#7#aY1#b#s#14#13#a#10#10#8#e#1x#n#1#v#6u#g#6#gZ1#z#13#8#2j#9#8#1wZ25#21%a2#eZ2#6#
v#68%9e#o#4b#6v#h#a#27#51#dx#a#165# topic:antidepressant 0#2#1#2Z3Z1#1Z3#2Y2Z4%5Z5#2#2Zc#2%7#2#11%2Za#2Zg%21#2i%79#61#u6#l9Zvh# topic:antiemetic 0#1#1
#1#1#1#2#m%2#3%f%1a#1ki# topic:antiepileptic 3Z8#11#a# topic:antiinflam 1#3%1#1%2#1#1#2Z1Z1#1#3#1%1#3Z3#1Z2#1#2Z2#1Z1#1#4Z1Z1#3#2#2Z2#2Z2Z2#2#3#3#1#6Z
5#6Z7#5Z6Z3#2#c%3#1#1#6Z3%2#7Z1%3Z5#3Z6#3#e#b%r#e#a#b%m%8#5#f#2a#1#r%2f#1l%o#38#1wZ40#k#7n#4q#21#bz#4o#84#h#dk#fz#wq#d0#mc# topic:antiplatelet 0#1#2#1
#1#2#j#3#2#3#2#7#1g#1c#2k#1e#51#nv#ed#4e#1ul# topic:antipsychotic 0#1#1#3#2#2#k%2#3%1p#10#2jb%92%z3# topic:anxiety 4Z3Z2Z2#1Z1#1#2#2#1#1#4Z2Z4Z2Z1Z2#1
#1Z3Z6%1ZfZ5#5#y%cZ1#1#3#7#3#1m#h#3a#f#5t#1k%3b%1%3g#10r#1u# topic:anxiousness 2Z4#2#2#1#2#1#1#1#1Y3#2Z1Z2Z1#4Z1Z1Z1Z2#1#1Z3Z2#1Z3%1Z4Z2Z9Z5#1Z8#u%d#4
#6%1#3#4#3h#18#8#c%2z#39#1b#9%5#j#2n%1%g#1#14#i#1d#8u#94#2m#5d#2t#5e#2a#d#1u#1e#e6# topic:appetite 2Z3Z1Z2#1Z2#1#1#1Z1Z1Z1Z1Z3%1Y1%1#1#1Y1%1Y1Z1#2Z5%4
#1Z2Z1Z2Z1Z1#1%1%1Y1Y1Z2Z1Z3Z1#1Z2#3#1#1Z1#3Z1#1Z1#1Za#5Z2Z2#7Z3#6#3#3Z7Z6#3#1#1%d%6&3Z2#4&aZ2Z9#s#h#e&g#l#5%a#1dZ9Z7#p%xZ1j%26#hZbZ4y%5v#4r#25%y#j#2v
#2o%8#1j#e#r#k#1r#8Z3%v%3i#3d#4d#k#1w#7#2r#22#dn#oi# topic:asneeded 7#m#5#2# topic:asthma 0Z1Z1Y2Z3Z3Y1Z2Z1Z2ZbZ4#2#3Z6#4Zc#2#4#7#h%e#9#14#1j#q%15#2c#
3t#7#ec%6w%9m#6l#fb#24% topic:asthmas 0Z1Z1Z4#1Z2#1Y1Z2Z1Z2Zf#2#3Z6#4Zc#2#4#7#h%e#9#14#1j#q%15#2c#3t#7#ec%6w%9m#6l#fb#24% topic:basalinsulin 0#3#1#3#a
Z topic:benefit 0#1#1Z1#2#1#2%1#1#1#1Z3#1&2#1#3#4Z1%2Y1#2Z1#1Y3#1#1Z1Z1#3%1%4Z1%2Z1#1Z6#2Z1#1#2#1#3Z7#8#8#1%4%q%2#4#5Zk#9#z#9#5#3n#32%20%2i#54#2p#2b#r
f#3k#58#v#eo#3zu# topic:benzodiazepine 0#1#2Z2#1#1#1#1#h#3#2#3#2#7#5%1#3#4#8#v#1y#3e#dl#n#2bl#1l7#94# topic:betablocker 1Z1Z1#1#2#2#3%4#b#3Z3Z2Z2Z6#1Z
1#2#5#4#d#rt#bi#40# topic:biting 0Z3#4#132# topic:bladder 3Z7#1#1Z1#3Z4#1#2#2#3#3#w#3#i#r# topic:bladderrelax 1#1#1#2#o#5#2#7# topic:blistering 3Z7Z1#
7#5q# topic:blood 5#1#1Z2Z3#1Y1Z2Y1Z3Z4Z3Z1#2Z2Z1#4Y1Z3Z3Z2Z1#4%4Z5#2Z3#3#3#4#3Z7Z4#2#1#b%jZs#9#9#f#1f#v#37Ze#2e#5#1n#18#8#10#46#3g#g#4#3m#k#14#20#31#
p#27#3y#5u#1g#db#ah# topic:bloodpressure 0X1Y2Z1Z1Z1W1#1X1Y1Y2Y1Y1Y1Y1Y1#2Y3Y2Z3Z1Z1Z2Z1Z2Z2Z3Z1Z2Z1Z1Z1Y1Z3%5Z1Z2Z3Y2Z1Z3Z3Zi#3&1#e#9#1&7#s#1m#l#m#2f
#w#8Z10#2j#d#3aZ2v#dZ4y#r#5#t#5q#5w#pjZ3j#ur#q#1f9#1x# topic:bloods 0Z1Z1Z1Z1Z1Z1Y1Z1Z1#1Y1Z2Z2Z1Y3Z4Z1Z1Z4Z1#1Z6#8Z1#2#2Z1Z3Z2#6Z1Z1%2Z2Z6Z4%8#1Z9#5%
e#1m#2r%17#10%1r#kZ2x#v#33%8s#52%jy#ju% topic:bloodtest 4Z2Y1Z1Z1#1Z1Z2Z1#1Y1Y2#4Z1Z1Z1Z4Z1%1Z6#8Z1#1#3Z1Z2#1Z2#6Z2%4Z1Z3Z2Z4&8%1Z9#5#dZ1#1#c#19#1f#1c
#17#9#9#i#1n%4#kZ2x#v#33#8s#52%ej#5f#47#fn% topic:bloodthinner 3#4Z3Z2Z3Z3Z4%1#2#2#3#1#1#1%2#1#1#9Z3Z7#g#3#8#c#2#4#8#2#c#2#6#z#w#r#a#1s%l#u%14#12%i#k#
1x#3x#3t#9#ey#3a#gs#79#246#ltZ topic:bodycondition 0Z2#1Z1#3Z3%1#3Z5#1%1r#bi#17&108# topic:bonecalcium 0X1X1Z1Z1Y1Z2#2Y4Z6Y1Zb#iZ8Z18Za#1yZ5cZalZ2tZ t
opic:bowel 1Z3Z1#1Z4#1#1Z2#5Z2Z2%1#1#8#5%6#2#5#h#z#q#8#wZ5%j%n#1a#14#7#ao# topic:boxrest 0#1#2#1#3#2#1#6#5#f#3#d#i#2#1f# topic:bpmedicine 3Z1#5#7#2#2#
9#2#3#2#3#4#4#2#9#x#4#2#8#4#i#b#11#h#3#17#n%39#b1%18%1i#dz#s#1of# topic:breastfeeding 0Z3Z3Z2Z1Z4Z2#1#6%4#1#5#8#5Z8%1j#ilZ2qZrh#cj#b#2qv# topic:breed 
0Y1Z1X4%1#1#1Z2#2Z1Z1%2Z3#b#4Z27#i#9%d%4(c#e&1k&sZ5f%6d#w%3y&3uZ4w#9r#100#1ia# topic:calving 1Z1Y1Y1Y1Y1Y7Z3Z1Z2Z2%2Z2Z6Z1e#3ZoZ17#59#13Y24#1x#aY33Z6y
#33#ub#4i& topic:calvingbirth 2Z1Z1Z2Z1#2#2#1Z1Z2Z1Z1Z2Y2#2Z1Z1Z1Z1#2Z1Z3Z4Z3Z1Z1#3Z9#2#1Z2#m#3Z2#tZp#1Za#3#18#1p#c#1x#13Z24#1x#aZ4#iZ2hZu#5k#k#33#3#h
t#12#9h#1l#b#4i&4g#ta# topic:cancer 0Y1Y1Z2Z1Z1Z1Z1Z1Y1Z2Z1Z1Y2Z3X1#1Z3Z4Z1Z5ZbZ1#4#b#i#3#9#e#o#8#51#bc#hZ1mZpg#4z#2v#l5#k8# topic:cancers 0Z1Z3#2Z1Z1
Z1Y2#1Z1Z2Y1Z1#1#3Z2#3Z1Z4Z7%4Z3Z5#5#2#4#1%l#8%1Z8Z5%7#3#e#8#c#2#1zZ1l#3Z9#rZ8#u#70#1f#d#11#yZ1mZa#97%e#kk#2v#ei%1sZ4v#8d%6g# topic:catheter 0#2#3#4#8
#z#v#zc#eo#29# topic:cause 0#3#1#2#1Y1#2#1%2#1#1#3Z1Y1#2#1Y1Y1Z1Y5Z1Z1%2%4Z1Y1#2Z1#2&4#2Z1Z1X1(2Z2#1Y2Z1#1#2#1#1#1Z1%1#2Z1Z1#3%1#1&1#1#6#2#1%4Z1Z1Z1#1
%1#2#3#3&1#1%2Z1#b%1Z1#8#2%4#4%1#7Z1#2#1Z3%1#1#4#1Z1%4%7#5#c%2#2Z4%5Zl#1#e#16#8#1s#f#d#7#3%n#c#1#o%c#5%1#j%d%5%1#1a#8Z1bZ4%1#3%4#n#k#6#p%12#5pZ22#73%j
#18#u%b%6#13#1p#2f#9&2u#1kZ20#1k%3g#x#7%3# topic:cellcount 0Y7Z1Z topic:certificate 0#1#1#1#2#4#u#8#2#7%7#v#8o#t#we# topic:certificates 2#4Z1#1Z1%1Z1#
1Z1Z1#7Z1#4Z4#5Z1Z1#2%2Z2Z2Z2#6Z3%8#b#j%d#3#8#2#6#7#q#1u#3g#m#uZ5#t%18#2w#9#s1#cz#75#3fg# topic:chestpain 0Z1Y1Z1Y9Z7Z3Z1#2#5Zl%9#2w%agZ6vZ3a%61# topi
c:childcare 4Y1Y1Z1Z2#1#1#1Z1#2Z1#2Z2#2#4Zj#jZltZbvZ1fZhZ4lZ topic:children 0Z1Z1Y1Z2Y1Z1X1Z1X1Z1Z1Z1Z1Y2#1Z1Y2Z1Y1X1Z1Z1Y1#9#2Z2#2Z1Z5#2Z3Y1Z1Z1Z1Z3#
2#2Y3Y3Z6Xg#e#10#8#3b#lZ3%js#yf%39#2e# topic:cleaning 0Z2Z1Z1#1#1#1#1#1%1#3Z2#6Z1%4%w%p#2p#h%3h%i3#1t1# topic:colics 2Z1Z3#2#1#3#1#1#1#1#2Z2Z1%2Z1#1Z5
Z5%2ZiZ4#2Z1%3Z5#b#2%15#8Z8Zi%2#2#17#w#1z#64#x#nd%3#omZ64Z59# topic:colour 2Y2Z2#1Z2Y1Z1#2Z5#1Y1Z1Z1#2#2#1#1Z1Z3Z2Zg#9Z2#d#4#6#3#9#g#k#8#12#2o#u#t#1o#
3e#1o#il%6g#kw#4z% topic:commence 0#1#1%2#3Z1Z1#3%1#1Z1#2#1Z1Z2Z2Z1#5#1#1#3#3#2#1#1%5#1#3Z3#2#1%1#1#1#2Z1Z1#1Z1Z1#1Z5#1Z7#8#4#1#3%5#2#1#4Zh#6#1#2#a#c#
4#5#1#1#1#1%2#5#m#1#9Zb#8#3#19#f#i#9#12#6%1s#6#h#2#19#1x#d#1q#5#22#19#r#4v#14#z#45#j#2#1a#gi#109# topic:companion 2Z1Z1#6Z1#4#6#30#8#1l#2#9#4p#6u#79#c
d#9q#om#6x# topic:complaint 0#1%2#1Z4#4%1#1#1#4#2#2#1%5#5#1#1%a#g%l%2%v#4d# topic:complication 0#1#2#6%3#c#4&a#2c%39% topic:confusion 0#1%2#2Z1Z1#1#5#
1#2#2#2#1%3#6%2#1#4%8#e%4#3#a#4#1b# topic:consent 0#4%1#3#3#1#2%9%2#5Zp#6#f%3#3#4#4t#c#r8#z1# topic:consider 2Z1Z3#2#1#1Y5#7Z4&1#f#5#5#c#3# topic:cons
tipation 0#3%1Z1#1%1%1#1%1#2#1Z1#4%1Z1Z2Z1&2%4#5#6%1#5#1#d#6#3#h#6#4#7#4%1q&5#j#n#2l#1g&2j#f#8#2c#77#tf#14s#cb#1ju# topic:contact 0%1#1#1#1#1#1#3%1%1%
1%1#1#3#1#2#1%1%1#1#1#1Z1#6#9#8Zb#3#3#d#1#8#a%u#1e%ce#4j#jy%2u#36%be#ld#m5# topic:continue 2#1Z2#1#1#2%5#2#5#3#h#7%1v#6j% topic:contraceptive 2Z1#1#1#
1%2#1#2#2Z1Z1#1Z1Z1Z5Z1#1Z1%1#1Z1#4#1#3#1#2&4#1#3%1Z1Z1#a#7#2Z7Z2#2#1#b#k%17#o#1d#m%2e#3r#5eZ4s%2Z16#3#1nZ7#3nZhx#1ab#8#6#b#9g#o#xj#1cz# topic:contrai
ndicate 0%1#1%1#2#6#3#1#1#1Z1#2Z1#2#1#1#4%1#4#3#3Z2%2#2%1Z4%4%6#2#1&2#1#1%2%2#4#c#9#6#3#3#b#7%3%8%p#b#b#8#n#2#d#i#k#14#1e#5#12j# topic:cornea 2#3#n% t
opic:coronary 1Z1Z1Z1#3Y7Z1Z1Z1Z1#1Z1#2Z1#2#lZ5%4#5#1Z7#1pZ8Zr%kl%61#s3Z topic:cost 0Y1Y1Z1Y2X2Z1Y2Z1Y4Z1X1Y1Z3Z2Z9#4#1#2#1Z1Z2#6Z1#3Z3%eZ2Z4Yf#e#d#2Z
s#16#9h%b9Y1b#5k#gj#1c#jZ2f#45#do#g2% topic:cramps 2Y2Z1Z1Z2#1Z1Z2#1#2Z1Y3#2%2n#da%s1# topic:creatinine 0X1Y1Z1X2Z1Y2Y1Z1#3Y2Z2Y1Z1Y2Z1Z1Z1#1Z2Z2Y1Z6Z
1Z2Z6Z8Zp#z#f#19#2r#27#1nZ40Z2r#4r#1j#8c#5Z topic:crp 0Z7#3Z1Za#3#1i#8#2#d%r#19#7x#48#6f%1x#1s#2v#bf#da#54#2m#ct# topic:ctscan 0Y1X1Z topic:culture 0X
1X1X1Z1Z1X1Z2Z5Zk# topic:debt 0Z2Z1Z1Y1Z1Z2Z2#1Z2Z2Y1Y2#2Z1#1#2Z1Z1Y1Z1%2Z2Z3Z2Z4%1Z3Z2Z5#8Z6Z5%11Zd#1#4#f%j&1j#o#13#m%3#o#5hZ1o#6#12#82&5cZ62Z topic:
declined 0#2#2%1#4#3#2#9#2#1#t#6#p#4t#c# topic:decongestant 0#4#2#2#1#6#8#1#1#4#5#2#4#3#5#2#n#t#l#j#1j#b3#ku#mt#x#2m#do#1pb# topic:decreasedose 0#2#1#
1Z3#1Z1%1Z1Z2#3#1#5#4Z1#2Y1Z2%2Y6#2#6Z6#4#4Z1#3#d#3#f#a&2#12%x%q#l%k%1s#o#1wc# topic:defecation 2Y2Z2#1Z1%1#1#1Z1%1#1Z1#2Z1%1Z3#1#1Z1#2#3#1Z4Z1Z7Z1#6#
1#2Z5Z5#3#5#i%10#z%9#5#jZiZ5Z1cZyZbZ1g#2y%v#7a#8#3%2l%7g#l#8m#1z#4e#6f#23#5h#t2#g6# topic:depressedmood 0Z1Z1Y1Z1Z1Z4Z1Z2Z3#3Z3Z2Z2Zh#hZ4Z3Z13e#6j#ae#
1w#gx#1k# topic:deteriorated 0#1#4#1#1Z1#4#3#2#1#5#2#2#6#3#4#1#2#2#2#d#3#3#ei#18# topic:diabetes 0X1X1Z1Y1Y1Z1X1Z1Y4Z1Z5Y1Z4Z2Z4ZgZ1Z9Zn%n#z#1m#2#3b#9
#5z#v#7l#b#mZ topic:diabetesmedicine 1Z5X2Z2Y3Z2Z1Z4Y6Z1Z2#2&3#2Z3#1#1#2Y2Z2#1Z9Z1%2#e#d#a#c#g#r#td#b#18g& topic:diagnosis 0#2%1#1#3Y1W1W1%1%2#1Z5%1Z1
%1Y2#2#1Z1Z1Z1Y2%1Z2%1Z1Z1#1Z4Z1Z1Z1)2Z4Z1Z2&1Z3Z1#2#1#2%2Z1Y1#1Z1#2%3#1Z1&3Z1Z2%3#1#4#2Z2Z4#1#2Zg#2%9Z5Zb#b#7%6#2%2Zd#2#6#8%8#2#9#42Z5%i%2a#1s%13%u#m
#q#19#7#11#l#h#q%41#1m#6&1t%19%z#12%t#3%3p&h#a%4u%d6%80#fl%p#14j#7p% topic:diarrhoea 3Z3Z2Z1Z2#1Z3#4Z1#2#1#2#1#4#2#5%b#4#aZ9#h#2e#i%1a%1s#7h#8i# topic
:diet 2Z3Z2X3X1Y4#1#1Y1Y2#1#1#1%2%1Z1#1Z1Z2Y1#6Z1#1#1#1Z2Z3#2#1#2Z1#1#2#1#1Z2Z1Z1Z5Z1Z1Y1%2#1%1#1#2#2Z3Z1#1Z7Z6#6#4Zb%6#a&6#7#2#6Y2hZ32#2a#1#1p%1z%2j%
d#7p%j%o#1n%gz(30#i#l%30#95%43#s#1e#t#bm#p#2n#86#3u#f0#q5#1t9# topic:discontinue 2#2Z3Z1#2Z1Z2#1#1Z1Z1#1#1#3#1#1Y4Z1#4#1#2#2Z3Z3Z3#2#1#2Z1Z4#1Z1Z1#1#1
Z1#6#3Z2#3Y1#1Z1#2Z3Zc%2#2#1#6#1#e#3Z3#d%8#6Z7#a#3Z3#8Z2Z8#bZ3#1#n#hZ7#2#a%c#2#q#o#f#3#7#3#3#b#1Zh#e#j#i#1l#11#8#7#r#2g#3#i#q#b#2m#3b#5#22#1z#i%j#u#1d
#7#j#3s#k#k5#2q#7a#au#40#z# topic:discprolapse 6#2#3t#15#ag# topic:diuretic 0#1#2#1%2%2#2#1#3#1#1%1Z1#1#2#1Z1#2#1#3#1%2Z2#1#1#1#1#5#1Z4#8#4#9#4%1#4#9#
15#a#22#1f#15#22#t#2#52#z#2u#1b#18#1i#43#1z#6m#14#1jg#1b# topic:dizziness 1Z1Z1Z2Z4#1Z2#2#4#4#6#5#2Z3#2#1c#8#cd#m#o#38#7l#33# topic:dizzy 2Z1Z2Z1Z3#1Z
2#2#4#4#6#5#2Z3#2#1c#8#cd#m#3w#7l#33# topic:doac 3#4Z3Z2Z6Z4%1#2#2#3#1#1#1%2#1#1#9Z6Z4#g#3#8#c#2#4#8#2#c#2#6#z#w#r#a#1s%l#u%14#12%i#k#1x#3x#3t#9#ey#3a
#gs#79#246#ltZ topic:dosage 2#1#1#3#1#3Z1Z1#2#1Z1#2Z8#1Z2#1#4#3#2#1#1Y6#1Y1#1%1Z1Y4#1#4#3Z2Z2#3Z1#2Y2Z2#1#2#1Z4#7Y1Z1#1Z7#2Z1#2Z1#5#3Z5Z3Z1Z1Z6Z4Z1Z3#
1Z1Z3Z1#1#1%2Z1Z5Z1%2Z1Z1ZcZ1%1#3Z4#4Z2#1#2Z5#2Zc#1#eZ2Z2Z1#2%1Z3Z4Z3#2Z1#6Z3Z6#2%4Zj#b#1&7#1Z3#1#8#3#1Y2%5Z4#4#1&7#2#1#4Z4#9Z6#2#1%1#iZe#6#a#3Z3#b&1#
3#1ZgY1Zd#a%7&7&9#a#p#1#9#8Z5#xZ8#9#n#r#m#5ZhZ4#3#8#1#3#7#m#8#5Zl#1#a#b#5%4#c#j#9#2#n#4#i#bZ5Z1#2j#j#4#8#b#c#5#c#1c#6#4#1#15#d#m#8#2v#3Yn#h#8#5#hZ2#m#
2#a#2#2#i#1bZ17#2b#2h#j#r#1#13#2p#pZoZ21#11#s#1#1aZ2c#4c#60Zf#6p#26#buZ3au# topic:dose 3#1#3#1#3Z1Y2#1#1Y1#2Z1#1Z3Z1#2#6#2#6#1Z5Z2Z1#1%2Z5#1#3#3Z4%1Z1
#2#2Z3Z1#1#2#1Z1Z4Z2#1Z3Z1Z2Z4Z1#2#1Z1Z1#dZ3Z1Z1#1Z5#3Z1Z4Z3#6#1#3Zm#2%1%3Z4#1#5#1#7%8Z6#1#mZ1#c#9Z6#p#b#1%7#4#1#8%bZ4#c#2#9#8#9#1%1#iZc#2#6#a#6#f%hZe
#h&7&9#a#z#10#i#9#n#1iZk#1#3#8#4#7#2#xZl#1#f#6#5%4#c#j#9#p#m#gZ33#4#8#b#c#5#1o#6#4#1#1i#4f#h#8#5#hZ2#y#4#i#1bZ17#4s#j#s#13#2p#1dZ21#11#a#j#1aZ2c#4c#d4
#26# topic:dressing 0Z1Z2Y4Z3Z1#1Z5Z3Y1Z1Y1Y2Z5%2#4#1%6#2Z1#c#c#4#x%2d%5#w%9%5t#6x#b#dbZa#1k#1fy# topic:drinking 3Z2Z1Z1Z3Z1#3#1Z1Z4#1#1#3#1Z4Z2Z1#2Z2
Z5%f#1#5Za%2%i#17#j#71ZsZ1#vZ18Z3s#1d%1n#1n#89#eg# topic:drip 0Z3Z1#2Z1Z1Z1Z1Z4Z2Z1Z6#2#2#2#2#1#2#d#1Z1#4ZhZ8#6#h#5#4o#1e#ig#3v#5b#8u# topic:driving 0
#5#2Z3#6#2Z1Z1#1Z2#1#1#1Z2#3Z1#3#1Z2#1Z6Z2%1Z1Z1#1Z1#4Z3#5Z3Z1Z5#1#1#1Z8#3#9#2%5Z9#w#r#e#2m#15#25#f#2x#2x%6v#eq#4h#36#99Z2h#2p#i7#2q# topic:duration 0
#1#1#2#3#1#1#1#2Z1#1Z2#1#4#1#1Z1Z1Z3Y1#3Z3Z2Z3#1Z2#1#3Z1Z2%1Z1#2#1Z2#2#1Z2#1#2#1#2Z2#1Z1Y4#2Y2Z1Z2#1%1#1&1#3Z1#1Z2Z2#1#2Z1%2#2#1#1Z1%2#3Z1#1Z1#1#1Z1#1
#3Y1Z3Z2Z2#1#1%1#3%2Z2%1#2#1Z2#1#1Z4#2Z3#2#1%2Z3#5%1Z5Z1#1#1Z2Z1Z2%2%2#4Z3Z2Z2%1#4Z1Z1%2#4%1Z2Z2#2Z2Z4Z1Z1%1Z1Z1#4#2%1Z1Z1Z1Z7Z1#3%1#2Z3Z3Z5#2#1#5%1#7
&7%4%2#2%8#4Z5#1Z5#3%aZ7#5#3#1#1Z1#2Z6#3#a#5#4%2#5Z2#5%1#3#4#b#2#3#2Z1#1Z3%3#fZ2%5#6#3#5#d#6#5#7#j#6#2#1#5#f#1#4#d#4#1Z6#3#4#3#1#9#aZwZ5#5#2#4#1#6#8#5
#1#bZ2%8#4#4Z1#h#q#4%a#4#8%m%1#5%2#2#k#6#2%3#y#e#h#pZ1#z#14#a#3#2#h#m#7%7#6%a#g%10#2#y#15%l#a#15#1r#q#h#2#b#j%f#d#n#1o#5#7#2#10#9%3%19#6#o#5%14%16#11%
zZ1#2#1#l%1aZs#gZ2m#j#1q#j#9%l#9%q#17#7f#2t#9m#19Z6u#7g#3t%po# topic:dyspepsia 0#2#4Z2Za#2#3%2#3Z2#1#2#4#1Zd#7%a#6#3#a#26#28#b#by#c7#g8#7u#4i#6v# topi
c:dysphagia 0#1#3#1#1%2#1Z3%4#1Z1#2#1Z1Z1#2#2#3Zf#6#c#o#p#m%h#14m#13x#18h#1in# topic:dyspnoea 2Z6#5#1#1Z2Z1#1#2%2#2#2Z3%7%8Zl#6o# topic:dysuria 1%1Z1#
1#2#2%3#1&1#1#1#2#1#2#2%1#2#1#1#6%8%3#1o#6#n#d%i#e#1g#18#u%6r%ac#o&2c%eh%nw# topic:eardrum 0#1#1#1#1#1#7%6#1#5#4#a%r#o#w#6j#10#6f#jo# topic:ecg 0Y1Y2Z
2Z2Z3#d#1#m%1u#1%12#5y&22m# topic:eczemas 0#1#4#6#4#9%3Z6Zb#a#ox%125%14c# topic:emergencies 0#1#1#1%2#7%a% topic:emesis 1#3Z1#1#1Z1#4#2#2Z1#1%1#3Z1Z2Z
3Z1#2#1X1Z1#1#4Y1Z1Z1#3#2Z1Z1Z1#1#5Z1#2Z1Z1#1#5#2Z2&1Z2#7#8#4%4Zb#1Z1dZ2#9#11%2p#c%2p#8Z34#c#eZ18#1c#f#1lZw%10#o#15%g&3t#4e#n#26%15Zc7%5x#5z#e#4b%v#26
#avZ8a#1w5# topic:energy 1#1#1#1#1#a#c# topic:epistaxis 0#1#2Z1%1#1%2#1#2%1#3%3&1%7%6e%by% topic:ergotherm 0#1#1Z1#1%1#1%2%5#2%4%5Z2%3%5%2%4%3#5& topi
c:euthanasia 0#1#1#1%2#1%4%2#2&2#1Z2%2#2Z2Z1#1#3Z5#2Z2#2#7%1#3%1#1#2#7#3#v#l%2g#3c%2z%4y%j%20% topic:evening 3#b%9#2# topic:examination 3#3Y1Y1Y2#2%1Y
2X1#1#2#2%3#1Y1Y2%2Z7Z1%6#2Z4Z4#b%6(2Zd#3Z1#i#6%1#2&4#jZ6#i%4%6%4%5#3Z7#a#d#g#22#3#2#2#8#e#i#9%3%3%1j#4#q#i#l%6#1l#3u#j#25#46#1c#2h%2l#2d#1#71#r#1v%e#
8c#4d#24#60%40%8c#t6#97#6x%gb%py#5e# topic:exanthema 2Z1#4#1#3Z2#1Z1Z2Z4Z1Z2Z1Z1#1Z1%2#3#5#c#1#3#6#8#1#5#6#7#1#8#3#5#15Zo#e#s#1h#q#8#1sZ61#27#df# topi
c:exercise 5Z1Y1%2%1#1#1#1#1#1Z1#4Y1%2#2#aZ3Z1Z1#1#1#5%5#1#5%1#8#3%7#3#c#e#c#9#b#11#2#n%1v#1b#5a%n#2s#7m%11#46Z10#8g#keZ1fr# topic:expectation 1#3Z1#3
#1Z1#1#2Z1#2#3Z2#1Z2%6&1%3#2Z1&1#5Z4#2%3%3#1Z1#f%5#3#b%4#5#5%13#n#4#g#2#6%r%3c#54#jr#am#4s# topic:family 0Z1Z1W1X1Z1Z1Z1Z1Z1Z3Z1Y1Y1Z1Z1Z2Z1Z1Z1X1Y1Z1
Y1Z1Y1Y1Z1#1Z1Y1Y1Z1Z1Y6%2%1Z1#2Y3Z1Y2Z1%4Y1Z1%2Y3Y2Z4Z1Y6Y2#9Z4Z6Z8%e#7#1#k#7Zb#q#2#9#15#t#f#d#3#l#bZh%7#c%1t%u#h#g#2Zk#2j#5%17#r#19#3f#i#z%36#2d#b%5
p#2#4#i#2h#3x#2o#1e#75#b#5#1n%4g#18#8c#26#1i%1f#1u#1g#5q#98%aw#et#32#nz#ta# topic:fasting 0#1#2Z1%1#1%1#1#1%1Z3Z2%1#1Z2Z1#3%3#1#4#1Y1#3#1Z3#2%4#2#1%6#
5#g#5#2#15%1#7%2%s%1l#13#11#4m#bh# topic:father 1Y3Z3Z1Z2#2Z1Z3#3Z2Zl#11%3%9%e%o#8# topic:fatigue 0#2#1#7Z4#4#3#10#8iZj#1vZz#gd#thZ2g# topic:feeding 6
#1Z2#1Y1Z1#1Y2%3Y2%1Z1#4Z2Z2Z7Z1X2#1#1Z2Y2Z1%3#1Z1#2Y2Z2#1Y5#4Z1Z1%1#1#2Z1%1%1#2Z2Z1Z1#1%5#2Z2Z1%bZ2Z1#g#2#8&1Z1%4Z7Z2#9#m%g#1#8#o#8#7Z3%j#9%25#a#22#1
#j#11#5%1z%17#1c%57#3e%4r#hj#i#l%30#7z%16%j%3k#26#t#1y#pa#qnZm#9p#w6#dz#tw# topic:fluidintake 6Z1#3Z1%4#2#1#1#1#2#1Z3Z1#1#2Z1#1Z1#1#3Z4Z1%2Z1Z3Z4Z2&4#
4%2Z3Z3Z2%1%2#9#1%6#2#6#6#1#d%1Zd%1t%3d#1vZmZsY1#7#j#5Z17Z1Z3s#1d#1n#12%l#47%42#5q#6a%16%1a#25o# topic:followup 1#1#4Z1#1Z1%1Z1Y1Z2%1Y2Z1#1#2#2Z1Z1Z1Z
1Z1Y1Y1Z1Y4#1#3#2Z2#4#2#1Z1Z1#1#3#1Y1Y1Y9Z1Z6#8Z2#1%i#2Y1#2#5#1Z4#1#2#4Z7#6#5#6#c%4#7#3#b#2#2#i#1#2%2%j#1#7#7%5#2#4Z1Z5#6Z1#19Z2#b%1#b%1Y4%4#l&6%9#1#c
#4#k#5#5#3#xZ6%e%h#x#9%1u%9%c%7Y12#2%21#v#m#2f#2sZu%w#2w#m#1p#1h%17#t%h#4o#48%2j%g%4i#93%9j#pq%dh# topic:fracture 2#2Z1#1Z1Z5#1Z2Z4#4#1%1#1#2%4#g#2#2#
1#m#b#2#4#t#1f#27%4r#11#3n#1o#f#mtZ3vZ2fZkZ topic:fractures 2#2Z1#1Z1Z5#1Z2Z4#4#1%1#1#2%4#g#2#2#1#m#b#2#4#t#1f#27%4r#11#3n#1o#f#mtZ3vZ2fZkZ topic:freq
uencyurine 0#1#3#1#3#1%3#2#4#c#3#v#25#11#1a#1e#u#l#8%52#z9# topic:friend 0Z3Z1#3Y1Z1Z1Z3Z1Z1#6#6Z5Z7#1nZ45#5bY1hZ topic:function 0Z1Z1Z1Z1Z1Z1Z9Z3#3#9
#7#m#h3#76% topic:fungal 3#1#6#1%1#6#2#1w%1#d%gy#bq#3k#d3#b1#l#8d#cr# topic:genderage 0Z2Y2Z6#2Y1Z4Z1Y1X3Y1Z2Z1#1Y1Z2Z1Z2Y2Z2Z8#9Y5Y1Z1#3Y1#4#7Z8#5%1Z
1%3Z4#1Z1#5%7#4Zg#7ZcZ3#d#3%1%1j#1%1#c#kZt#3%43Z2z#k#5%t%2k%1g#nZ5%2k#d%6b#4w#37#hi# topic:gestation 0Z2Z2#1Z2#1#1#2%1Z1#1Z2Z1#1Z2%1Y1Z1Z2Y1#1#2Z3Z5Z2
#6Z2#4#1#4#3Z8#1%nZp#16%q%e#g#23#3%3y#4u#2s#3o#2Z5p#p#a#2r#2p#7#1x#4eZjb# topic:glucose 1Z2Z1Z2Y1#1Y1Z1#1Z1Z1Z1Z1Z4Z3Y1Z1#2#1#3Z3#2Z2Z8Z6Z8#8#e#kYc#b#
1dZe#2#2y#tZl#5eYvZa#ed%4i#58ZeoZx#9r# topic:gout 6#2#7%4#r#9#2i#bl#d2#te#6o#54# topic:goutdrug 4#3#6#e#2#5#5#rt#4o#2#1a# topic:grading 3#1#3#2Z5# top
ic:grandparent 0Z2#s#7#2k#8# topic:growth 3#1Y1Z1Y1#2#1%3#3Z1%1Z3%1Z4Z1Z4Z1#1%9%j#8#lZn#1Z2tk# topic:gutsounds 0#1#m%f%4b% topic:hallucinations 0#1#1Y
1#1#1Z1#2#1Z1#1#1#1#1Z2%2Y2%3#2%1#1Z1Z2#2Z3%2#2Z1#5#4%1#1Z2#6#1Z3#3#a%8#7#7%3y#3%5a%lo%j8%1b%iZc4#26#si#n4ZiZ topic:hayfever 0#1#2#1#2#2#1#1%1#2#1#1#5
#2Zb%b# topic:headache 0Z1Y1Z2Z1Z4Z3#3Z3#1#3Z5#3Z7Z8#a#1s#6#8#d#67#35#l#es#1w%b3#1f#21#26#e#4r#2a#tf#s7#12j# topic:hearing 0Z1Z1Z2Y1Z1Z3#2Y1Z1Z1Z1#1Z2
#3Z1#1Z2Y1Z4Y5Z2Z1#3Z4Z5Z4Z2Z9Zy#iZ2e#3z#3mY3x#4#vZx#7b# topic:hearingloss 2Z1#1Z2#4#1Z1Z1Z2%3#3Z5#1#6#5#12#n#2w#3z#3mZ3x#4#v#x#7b# topic:heart 0Y1Z2Z
2Z2#1Y1#1Z1Z1Z1#2Z1Z1Z1Z1Z5Z4Z1Z1#3#2Z2#1#6#2Z5#2#5%3Z7#m#n#2#mZ1lZ2Z1uZ30#4a#1d#o#2z#12#42#n#5j#he%ps#2b%gn# topic:heartmedicine g#3#a#2#ai#40# topic
:heartsound 5Z4#4#1#3#2Z2l#39# topic:heat 0#1#3#1#1#1#1#1#1#5%1#2#2#1#1#4%z%j#fz#1m5# topic:height 2Z5#f#2g%6% topic:hematuria 1Z1Z2#2#2#4#2Z3#1%2Z2#1
#1Z1#dZ3#a#2%6#5%4#3%i#x%o#4%s#11%9#a%5%q%1w#4a&2p%9z#l3#ej#1me#q#fd# topic:hemoglobin 0Z2#1Y1Z3#2Z1#2Z5#f#6#1ZgZn%n#c#f%j#3#k#3#ca#6f#3o#1n%aj#2f#k#2
o4# topic:herd 2X1#3#1#1%1Z1#1#3Z1%2Z2Z1Y1Y2Z2Z1&7&2ZpZ1#k#f#19#3#n%3#1#3a#b&14%2u%h6%b6& topic:hereditary 2X1Z3%2#2%4Z1#1%1Z1#4Y1Z2Z1#4Z2Z1Z4Z5&2%2#5
Z3Z1&5Z1%3Z5#a#3#6#2Z1#1#d#d#b%1#7#8Zt#m#5#4#w#9#g#d#h&1r%7#c#1t#u%h#g#3a#17#27#42#n#4e#1g#5v%2z#18#2pZ1b#7h#4i%15#5#7p#4j#3c#5Z24#f#85#kk#bx#2w#6d#89
#5p#6q#mw# topic:history 0Z1Z1X3Z2Z3#1#1Z1Z3Z1Y1Z1X3Z1Z2Z2#6%3#1#2Z2Z1(2&2Z1Y1%1X1Y2Y1Y1#2Y3Y1Z1(1Z1Z1Z2Z3Z1Z9Z1#1Y1Y2#3Z1ZaY1#1Z1#7Y2Z3#a%3Zc#5Z2Z3#7
#3Zc#3#2#4#y#5Z1cZ7#1s#19#3#7#cZgZ1#i%9#o#bZ13#e#2#iZ8#a#e#k#8#g#n#2w#n#p#o#5#2#5q#1i#k#3%2t#8#3s#19#3v#1b#i#1e#2f#24#14&80#2l%1n&1b#2c#7p#6#6#63#d0#8
h#1x1# topic:homecare 2Z2Z4#1#1#1#5#4%2#5#6%b#1j#b# topic:hoof 1Y3%7#2Z3Z8#3Z6z#p#1uZ6m#fa#58#7#2i# topic:hoofabscess 2#q% topic:hooves 1Y5Z1Y1Z1#1Z2#
1Z3Z1Z1Z6Z3Z6#5Z16#j# topic:housing 0#1%2#4%2%2#2#3%2%3%x%6# topic:howoften 1#1#1#2#1#2#1#1#1Z1Z2Z3#1Z1#2Z1%1#2#1Y3Y1#4Z1#2%2Z1%1#1Z1#1#1#2Z1#1#1Z1#3#
3#1%1%1#3#1Z1#3#1#1#3Z5Z5%5#5%1#1YpZ6&4#c#1Z5#8#2#5#6#4#8#4#6#6%e#1%h#b#7Z7#a#y#e#3#7#q#j#5#eZp#l#c%f#4%2g#9#d#w#4#5g#4l#c8#e1#3e#cv%6o#nf# topic:hydr
ation 1Z3Z1#2%9#1%2%2#3%4#a%96#3c#k#1yt# topic:hypertension 7#4%6#4Zj#1e%w%60%50%bg#1p# topic:hypoglycaemia 4Z1#1#1Z1#2Z2%2#2#1#1#1%1#1Z1#1Z2Z1Z2#3Z4#
1#2#4#1#7#b#1#8#3#4#2#3#2#4#4#2#7#5#8#l#1#11#c#g#c#3g%q#j#x#5#t%4#s%3%1j#2#t#b%n%1b%2q#4%3s#18#1%2c#1g#1d%27#h#12%3l%6b#f#7s#96#24%38#u%1f#dj%15#n#ec#
4f# topic:imaging 2Z1Z4Z2Z1#2Z2%3Z1Z2Z2Z4#1#1Z5Z2#3Z1#1#aZp%v#49#c#42#46#kp#1l4# topic:improved 0#1#2#5#2#1%2#3#4# topic:incising 0Z1Y4Z1d#2e#7#81# to
pic:incontinence 0Z1Z3Z2Z1Z9#4#2#1#2#5#7#qZ3Z topic:increasedose 0#1#1#1#2#2#3Z2#2%2#1%4#2%2%1Z1#2#3%2#1#e#a#d#59% topic:infection 0#2#1#2#1Z1#1Z2#1#1
%1Y4#3#1Y1Y3Z1Y1#1#1#1#1%2#1#2#1#6%1Z1Z5%1#7#1Z9#3#7#1&3&4#5#9#1#4#6#b#1#5&c&6%2%2Z7%g#5Z4#1%7%b#8#1#5#5#d#6#2#4#13#f#36%h#l#28%2y%3k#24%1x%n0%14#1c#k
#d#6y# topic:infectious 0%1%1#1#1%1#2Z1#1%1&1&1&1#1#1#2#1%2#1%1%1#1#1#1Y1#6#hZb#3#3#d#1#8%a%u#1e%25#a9%4j%jy%2u#1p%1h%be#ld#m5# topic:inhaled 1#1Z1#1#
2#2#3%3#1#b#1#6#f% topic:injection 0#1#1%2#3%1Z3#1Y1#2#1Z3Z1Z1#2Z2Z1#1#2#2#1#1Z1#5Z4#9Zd#5#2#13#6#j#c#6#u#6#2%8#2#5#v#t#1hy# topic:inpatient 2#4#1#1Z1
%1Z1Z2#2Z5#1#4#1Z1Z2Z1Z2Z1Z5#1#2Y4#1Z5#1#2Z2Z5#1#6#6#d#7Z3#3#8#a%7#1#1#q#8#18#k#b#1#9#u#15#14%x#8#k#b&2g#2x%54%5x#4r#4&1x#3#1nz# topic:inrvalue 0Z1Y4Y
2Z3#2Z4Z4#1Z1#5#3#1#5Z3Z1#3Z2Z2#p#tZ23#1z%1g#4nZ12wZ8hZ topic:insomnia 0#1%2#1%3%1#2#3#1Z2%1#1#2#1#1%4Z1e#3#3#e#7&3c#o%a#23#2b#37#rr#17#qh#9j# topic:i
nstructions 0#1#1%3#2#1Y1%3#3W1#3%1#2%1%4%1#1Z1#1#2#1Z1%2#2#1Z1#1#4#1#1#2#1#1%2Z1#1#1Z1%1%2#1Z5#3&2#1&2#4#3#8#1%2%4#1#4#3%1#3#5#a%2#1#7#4#f#2#6#1%2%1#
7#8#kZp%i#h#x%h#a#2%l#g#8#15#g%1#7#4#a#m#2#1q#33#o#5y%m#2k#41#1eg# topic:insurance 0Y1Z1Z1Z1#1Z1#1Z2#1X1Z3Z1#1Y1Y1Y3Z2Z2Z1Z1Z1Y4Z3Y4Z1#1ZdZiY3Z8#g#l#7
yYc7Z6wZ7n#qlZ6v# topic:insured 0Y1Y1X1Z1Z1Y2X2Z1Z1Y3Z2Z2Y5Z9Z3Zx#fy#c1#iZ6o#z#xg% topic:intramammary 0#1#3#1#2#4#3#7#8#1#1#3#3#e#2d%hw#gm%kc% topic:i
ntravenous 1#1#2%5Z3#2Z4Z1Z1Z1%1Z1#1#1#5Z1%1#5Z2#2#6#2%3#1Z4#2#j%o#9%5#j#1a#5c#87#k#c7# topic:iron 0Z2Z1Z1Z3Y2Z1Z3Z2#1Z1Z1Z3Z1Z4#6Z4#5#1Z1#5#7Z1a#1#kZ
1%r#91#z#1d#77#s#3o#c6Z2z#9y#2kZf6#cgZ45Z87# topic:itching 0Z1Y2Y1Z2Z3#1Z2Z1Z3Y1#1Z2Z1Z6Z2#2#2%1#2#7#e#1%8Zq#3#1p#o#8u#5rZ7sZ9xZ topic:jaundice 0#1#1#
3#7%7%1#4#1b% topic:jointinflammation 3Z2#5#2#2Z3#2#3c%7%b%1g%w% topic:ketoses 0Y1Z4#2#6Z1t#n#e#1ut#1eb# topic:kidney 0Y1Z2Y2Z1Y1#1Y4Z1Z4Z2Z4Y2Z2Z2Z1Z
2#2Z5Z6ZaZhZ1#5%8#e#1#c#9#4#2&19#2r&27&10#1b#af%f%1j%10g# topic:kidneyfailure 0Z1Z1Z1Z1Z1Z4#1Z1Y7#2#1#1Y4Y4#2#5#24#f#40#27#d5# topic:lenses 0Z1Z2Z1Zb#
8Z3#2Z3u8ZtvZcoZ topic:lethargy 1#2#1#1#1%2#3#4#1#4#p#bc% topic:leukocyte 7#4#6%1i%7%b#c#r#m#k%3#2r#27#d5#151#n4#3v# topic:libido 0#1#2#1#2#2#2#1#1Z1#
2#1#7Z2Z2#rZ5Z3Z3%4#d#9%e%8y%4s#az%7%49#9# topic:light 0#1#3#5#yp%8u% topic:limbs 0#1#3#4#5#7%3%2%5%7%11%a6% topic:limping 2Z1#1Z4#1#1%1Z3Z2#1Y1Z1%1#1
#2Z1&1Z2#bZ4Z2#4#5Zc#9#1#6#5Z1#9#gZ9#o%15#2zZh#bZ4#13#24Z27#2#1w%30&2a#d#4#2#2aZ11Z1q#8zZ7g%43#ju#71#1j#u3# topic:lipids 2#2Y2Y1Z1Z7Y2%6#2#4#2Z1Z2#2#7
#z#n#r#19#5p%c6#14#h%h%2f%4c#6#1ic%f%8m#2q#6n#41#by# topic:liver 0Z1Z3Z1Z1Z1Z2#1Y3Z9Z5%4#8%1#k#9#w#6#kkZ topic:liverenzymes 0Z1Z1Z1Z1Z1Z4Z2#2Z4Z1#1Y3Y
e#2%pZ3Zc#n#13%7%cxZ topic:living 0X1Y1X1Y1Z1Z1Z2Z5Z1Z6Z3Z2Z2Z4#h#j#8%8z# topic:livingsituation 3Z1#2#1#3#1Y3Y1#3Z3#a#2Z6Z3Z3#3#4#2Z3#1#3Z8Z6%w%b#g#2#
j#3#2e#11#5#a#3o#1o%p5%16o# topic:localisation 0#1#1#1Z1#1#3#1Z1Z1#1#1#2#1Z1#1#1&1Z2Z1#1&1#1#1#1%1X2Z1Z1#5#2Z2#2Zb#4Z1#1Z1#1#2(1#5#2#2#a#3#1%2#1#4#1%6
#2#4#8&2#2&c#c#4Z11#fZ1%5%a#5#o#5%o#7&9%gZ6#f%1%7&k%6#6%z%8#c%f%x%6Zv#1#v%21#23#2r%39%h#4%k#1y#2u#2y#1t#1w#2f#2c%8c%g2#ik#1if%bi#116#ht# topic:longter
msugar 0Z1Z2Y1Z1Z2#2Z1#4Z8Z1Z3Z1Z5Z3Z2Z5#2Z6Z9#j#z#cp#7l#b%6r%4i%jw#ao%9w#3bp# topic:lowered 0#1Z1#1#1Z3%1Z1&4#3#1#cZ1Z1#1%2Z6#2#6Z6#4#l#3#f#a&2#1z%1b
%k%1s#o#1wc# topic:lump 0#2#1#1Z3Y1Z2#1#1Z1#2#1#1Z3#1Z1&1#2#4Z4#5Y2#1Z1%3#1#3Z6Z4Z6#8Z6#3#4%v%3y#c#b#1a#22#3rZ39Z20#18a#1au% topic:lungfunction 0Z1Y1#
1Y4%a#c#5#4#p#f#n#pg#9k#n#l4#gx#1qk# topic:lungs 1Y1#1Z1Y2Z1Z1Z3Y1#2Z5#1#8#hZa#a%i&3%q#3#6#i#2c#y#4q%1f#1g#1x#5aZ35%1k#10%7%49#9#dv#5f# topic:lymphade
nopathy 1Z2#1%f#4%1#1#3#2#7#m#6#9#h#l#3#3m#i#s#4h#dv#2b#1b#5%1k#3m#1v%46%n6#3r#h2#bj#4h#7l# topic:malaise 1Z1Z1%1#1Z3#8#4#3#2# topic:mass 1Z2#1Y1Z1Z1Y
1Z1Z2#1Y1#3#1Y3#1Y1%7Z9Y2#1Z1#4#2Z1Z6Za%8Z3Z3#3#4%v%2#2qZ16#c#1l#8%1u#3rZ39Z20#18a#ze#bg% topic:mastitis 2#1Z3Z2Z3#1#1Z4#1#1#1Y2%1#1#4&2#8%8#w%y#e#4c#
1%j#g#3e#7e#ob#3m#8t#1wt# topic:medicine 2Z1Z4Z1#1Z1#2Z3#2Z1Z2#2Z5#1Z1#1Z1Z3#1Z1#1X1Z1#1#2Y1#1Z2%1#4#2Z2#3Z1#3#2Z3Y1#1#1Z1#2Z2Y2Z2Z3Z1Y1Z1Z2#1#2#1#1#1
Z2Z2#1#2#1#4#4#5Z4Z2#3Z2#2#2#9#4#1Z1#2Z6%5Z6Z3Z1#4#1Z3#1Z1Z1#2Y1Y7Z4%6#8Z6#6Z1#5#1%6Z3#1#3%1Z3Y5Z2%1Z2Z6#3#4#4Z1%7#2#6Z6#a#4#h#4#8%4#5%b#3%1Z9#b%9#9#7
Z3#5#4#i#5Z3#k#5%k&2Z1%9#8Zj%a#3#c#3#16#g#j#8#q#g#a#o#7#7#a#j%i#15#3#1i#2#11%1#f%x#7#4#3#2%d%f%hZ10Zl#d#g%1#l#j#s%e%d#5%b%f#d#cZ4#1#8#1a#6#4%8%1v#5#r#
a#2#a#a#c#zZ5d#m#j#2m#a#i#2t#41#2n#2k#s%5x#33%3u%1b#1w#30#12#8%ia#67#32#7u#1a#e#53#2c%5n#37#2x#1bl#k#5c#az#1#7d#g#5h#2c# topic:melena 0#1#2#1Z2%1Z1#1Z
1#1#4#1#4#7#8#a#6#8#9#3#i%n#117#dz# topic:membranes 1#2#1#1#2%1#4#2#3Z2#2#3#h#3%5#4&7%bZi%q%2h#3v%19#2a%45#3e%2h#db#pe% topic:memoryloss 2Y1Z2Z2Y1#2Z1
#1#4%1Z1%2%1%1&1%7#3Z4#nZ4j#cj#76%dk#s1# topic:menopause 3#3#1#13Z2ey#h7#f0#j# topic:menorrhagia 0#2Z2#1#1%1#1#2Z1#1#2#1#1#1Z1%2%3#4Zd#o#2#11#n#1u#5#1
5#2l#h#w%e#6#36%i8%35%g#3e#al#19#14#g#1a#c2#28#cx#3q# topic:menses 3Z7#1%5Z1#2#2#2Z2Z1Z1#1#4Z1&4Z1#3Z1#2#g#1&4%6#3#1%c#zZ9y#5#fv#k#14#20#9v#5u#lf#75#8
5# topic:menstrual 0#1#4#4#1#1%1Z2Z1#1Z3#3Z5#3#3&9%2#7#a%7#1#5#1%c#g#jZsZ1tZjZvZ37#7yZs1#dy# topic:micturition 0#1#2%2#1#1Y1#3#1Z2#1#5#1#2%2#2Zo%9#3#3
#2#1#6#2v#2o%u#t#52#ix#8g#a1#lh# topic:migraines 0Z1Z1Z2Z2#1Z6Z2#i#b#b#6#f#zh# topic:mobility 0#2#2#1#2%1#2Z1#1Z2#2Z1%2Y2#1#6%2#3#4#3#e%3#3#2%7#g#1#2e
#a&17#56%lz#b9#ku%2d%8oZ2fo# topic:mole 0#c#6#4#m#b#11#c#6#da#18#46#n9# topic:mood 0Z1Z1Z1Y1Z1Z1Z3Z1Z5#1#2Z3Z5#1#f#a#7Z23#1#180# topic:moodstabiliser 
4Z4#4#2#6#2#23#c#17#5l# topic:morningtime 0#2Z1%3Z2#1#3%1#1%4#1%2%2#2#5#3#4#1#k#1v#15#5n%35#l#3o#3n#7h#1w# topic:mother 2Y2Y2#2#1Y1Z1Z4Z1Z1#1Z1#1Y1%2#
2#1%1#5#3Y4Z1#5#5#5Z7#1Z1Z2Z3#1#2%1#1%1%f#s(bZ8Yc#19Z2Z4n#a7Yn%o#bhZvk#218#1m# topic:mri 3Y1Z1Y1#1Z1Y2#1Y1Z4#1Z3#8#2d#4e#3r#b&bw#7w#wi%q#5c# topic:muc
osa 1#2#1#1#2#1#4#2#3Z2#2#k#3%5#4&7%bZi%q%2h#3v%19#2a%45#3e%2h#db#pe% topic:musclerelaxant 0#1#1#3#2#a#c%2#3%2#7#1g% topic:myalgia 4#2#4#1#4#3#8# topi
c:nameofperson 0Y1X topic:naming 0Y1W topic:nausea c# topic:neuropathy 0#1%5&2#3Z1Z1%1Z1%1#3%1%1#1Z1#1Z1#1%6#7Z2#3#1#5#3%6#1#5%4#g#10%o#1k#66%1c%2j%1x
#2#3s#4o#2n%5v#4d#n#a2%a0# topic:neutered 0Y1Z1X3Y1X6Z2#6Z1Z1ZnZ6#3Ze#5#1#9%4#1iZh%1b#w#bm#iz%2z#wv#1fu# topic:neutering 0Z2Z1#2Z1X3#1#1#3#1Y1#1Z1#2#2
ZaZ1ZcZ6#3Z6Z8#5#1#6#3%4#1z%cZz#w#34#8i#ck%4a#25%2z#wv#1fu# topic:nighttime 0Z2Z2Z2#1#9Z1Z5%4#3%5%3k#t#2oZ1i#2b#9s# topic:nocturia 0%1%3%3%1#1%2#1%1%5
%d&2%k%5%u#25&d%1a#1e%d&h%t#52#19&cz#2q5& topic:nodes 0Z1Z1Z1#1#1Zi#2#3#2#7#1i#l#6q#gl#2b#1g#1k#3m#1v#46#qx#h2#g0# topic:normalfinding 0Z1Z1Z1Z2Z5#18#
6#9% topic:nsaidgroup 1#3%1#1%2#1#1#2Z1Z1#1#3#1%1#3Z3#1Z2#1#2Z2#1Z1#1#4Z1Z1#3#2#2Z2#2Z2Z2#2#3#3#1#6Z5#6Z7#5Z6Z3#2#c%3#1#1#6Z3%2#7Z1%3Z5#3Z6#3#e#b%r#e#
a#b%m%8#5#f#2a#1#r%2f#1l%o#38#1wZ40#k#7n#4q#21#bz#4o#84#h#dk#fz#wq#d0#mc# topic:obesity 0#1#1#1%1#1#2%a#3#14#2#b# topic:occupation 1Z1Z2Z1Z1Z1Y3Z2Z1Z7
Y2Z6Y2Z2Y1#2#2Z1Z1#1Z1#1Z1#2Z1#1Z2Z3Z1Y1Z2Z1%1#1Y3Z1Z1#6Z1#5#3#1#2#9#2#1#4Z2#5#2Z3Zl#5%j#4Z4%w#uZb#8#16#b#p%1dZ4#k#6#4#n#7Zc%d#jZ5w%2m%a6#dq#3tZhs#1y#
bu#e#2g#3a# topic:oedema 0#2#3#1#1Z2Z2Z4Z1#1Z2&1#1Z1Z1Z1#2Z2#4#3#5%1#1%2#a#p#2#1#a#e#b#e#e#2#p%19#f#v#1b%3#d#3#2w#p#2k#18#75#53#7z#2f#5t#39# topic:off
spring 4#1#3Z1Y1#1#1Y1Y2#4Z1#1%2Z1#1Z3Z1#1Z1#1Z1#1%3Z1Z2Z4#3Z1%4%1#3#1#o#7#2#3%1cZhZc#4#22#1y#t#k%cZ4xWf#8i#20#fa#59# topic:onset 1#1Z3Z2Z1#1#1Z1Z2%1#
1#1#1Y2%4Z2Z1Z2Z4Z1#1Z1Z1Z2Z1Z1Z1Z2Z1#1#1#1Z1Z4Z1#1Z2#1#3Z3#1#2#2#1Z2#2Z2Z4Z1Z1#1Z5#1#1#2#4Z2Z2Z4#2#4Z1Z9Y6#6#1%1Y1#1#5Z4Z1#2Z3#2Z8#2#3&1#1#4#3#2#3Z9Z
3#2#5#1%4#5Z8#1lZe&6#g#8#6#i#3Zb#9#b#1#k#pZ4#v#11#e#10#p%3%6#1q%5%e#z#n#2#1#1o#2q%3#dZ2#4Z2#1c#6#a#14#b5#2l#12#sl#1rt# topic:onsetcourse 1#3#4#1%2Z2%1
Z1#1#1#2#2#1#1Z3Z1#1Z2Z2Y1#1Z1Z1Z1Z1Y1Y1Z1Z2Z1%1#1Y1Z1X1Z1Z2#1Z3Z1#2%1Y3#2Z1#2#1Z1Z1#1Z4#7#1#1#1#1#1Z1#5Y2#2#1Z3#1#1#4Z2%1Z2Z3%1Z2Z5Z2Z1Z4#1&1Z3#2Z2#1
#1Z2Z1#1Z3Z1#7Z2&1%2%3&2#1#2#4#3Z1#1Z2Z3%2#2Z2#1#8&1%1Z1Z5Z1#6#2#7Z4#3#4#2#6Z6#9Z8#2&1#5#1#7#6&1#2#3#1#1#9#4#1#a#2#2#2Zg#3#1#3#7#3#6#b#1#4#9#5#8#2%b#4
#bZk#6#1#v#5#1#1#6#6#2#d#6%f#2#2#e%7%3%6#16%k&5&2#1b#p#f#4Z7#z#d%1#5%10#17%3#dZ1Z1%4Z8#1#5#3#8#5Zk#3#3#a#y#1o#2Z11Zj%1Z1h#4#1c%1e%b#3#30#b%g#x#k#o#35%
s#u%4fZ1%o%w#1s#23#d#j#3#1n#ay%1h#a1#2j#6#6i#50#3a#4z#xo%5w#4l#9m#hi%11w#87# topic:opioid 0#1#1#1#2#2#2#1%1Z2Z1#1Z2&1#3#1#2%3Z4#1#1Z1#2#5#1#1#6%3%5#1%
5#u#g#a%e%1#1#h#4#o#1#1e#12#b#16#h#6q#23Zau#myY7h#t#1f#29#2c#52#mw#f3Y27# topic:oral 0#1#2%1#1#1#1Z1#1#1#1&1#1#2#1%3%3Z2%2#1Z1%1#3Z1#3&2#2%1#1#1&3%1#1
%7#7#1#2#1#7#7%4#1#7#2#3#5#7#2#6#6%g#2#b#b#3n#r#11#8#b#7%1i#s#9#2c#47%3%l%1b%11#k#3s#9r#30%r#k#8#k2#1o#y#5z#q#6#nw# topic:orthopnoea 0#1#1Z4#1#1#5#5#4
%8#3#f#6#8#15#1q#q%15%1j#1i%cz#ma#19i#3t#cy#dj# topic:orthostatic 0Z2#2#1#1#1%2Z1Z2%3Z2%1%3#6Z3#7#b#14%2(2#m&8#s%45#v&8%5n%m#d#b#1d%2l#a%d%w#o%16#3q&4
j#f#8m#3u#2o#9q%3w#b2#1v2# topic:otalgia 0#1#9#2#1#1#2%4#7# topic:otheranimal 0Z1Z1Y1Z1#2#2#1Y1Z1#2Z1Y1#1Z1Z6Y2Z1&1Z6#2Zq#z#5d#b&14%2u%sc& topic:otiti
smedia 2#1Z2#1Z1Z1Z2#1#1#4Z3#5#4%1#2#3#4#2#1#5%1#i%6%k#e#7#5#4#j#7#4#w%2b%2e#14%52#7d#3q#w3#gw# topic:otorrhoea 0#1#1Z1#1#2#2#2%1%1%1#2#10#h#3&55%a9%4
j%5z% topic:outdoor 1#1Z1%1#1Z1Y1%1#1%1#1%1#1#1Z2%2#3#3#3Zh%4#2Z4%6#1#2#1Z2#1%14%t#b%1k%24m#15h# topic:painrelief 2#1Z2#2#1Z2Z1Z1Z2#1#2Z1Z2#1%1#1Z2Z2Z
2#1Z1#2Z1#1Z7Z1Z1#2#1#4Z1#2Z1Z3%3#1ZbZ1#a#9Z2#2#a#2#9#1#6#2#3#1#2#2#3#4#1%a#3Z1#i#6#4#2#1#1#h#c#1#v#3#2#3#r#2q#2z#2g#r#34#12#1t%47#dk#1j#12%18%90#65#5
e#h#e9#i#2a# topic:palpitations 0#2Z4#1Z1#2#4%1#3#1#5#3#6%8#3#6#9#5Zo#m#1d#43#1sZ6b#12e#133# topic:paraesthesia 0#3#1#2#1Z1#2#1#1#5#1Z1&7#2Z4#1#2Z3Zc#
3#1#8%3#k#1#1n#k#x#3#2e#1u%5r#13#gu#st#gd# topic:parasites 0Y1X1X1X2X1Y1Z1Z1Z1Z1W2Z1Z2Y1Z3X1Z1#5Z5Z2#4Z3Z1#1#2Z2Z8Z6#6Z6#r#hkZrg#maZ topic:parasiticid
e 0Z1Y1Z1Z1Y1Z2Y1Z3Z2Z2Z1Y1Z1Y1Z2Y1#1#2#2#1Z1%1Y3Z1#1#1Z1Z1ZfZ3%6Z8Z7#9#18#gq#f#r1#ma# topic:paresis 2#4Zd%5#3#3#o#16% topic:parkinsons 0#1#2Z1#1#1%2#
4#3#1%2%1#1Zm#8#1#e8%ki%of% topic:pasture 0#1#1Z1#1#3#1#1%1%1%2#3%5#2#2#2Zh#n%3%11&t#26h#ma#j7# topic:paw 0#1%d#1#4%5#3#b#4%1t# topic:pepticulcer 0Z1Z
2Z2Z1Z2Z2#2Z4Z2Z1Z4Zw#7#c#2s#j#n#fp#q#6l# topic:petechiae 0Z1#2#9#6#6#40#f#2k#f#1#34#32#3c#fu# topic:phone 0#3#1Y1Z3#1#1%3#3#2#3#4#3#2#5%3#7#7#r&3&l%f
#28#3q%5i%1d9# topic:photophobia 0#1#1Z1#1%4#1Z1Z1#1#1#1%1#3#5#1Z1#a#6#c#n%m#l#e#66#p3&8u%3w#63#1c0# topic:physical 0#1#2Z1#1#1Z1#1#2Y1Z1#2%2Z1#1#2Z1%
1Z1#2#2Z5Z3Z4Z2%8#2#2#5%2#4#3%3&6#c#9#c#9#2#7#b#e#c#b#2#1w#m#u#s#24%1n#5#13#2r#8a%4%x#54#2#8g#4pi# topic:plan 0#1#1#2#1#1Z4Y1#1Z1#1#1Z1#2#1&1&2#1Z1#4%
2#2#3#2#1&1&1&1&3%3%3&3#6#d&1#e#e%5#e%12#f%2e&c&1i%fw%et% topic:polydipsia 0#1#1Z2%1#1%2%1#1#1#1#1#1#1&1#1#3%2#4#5#k#3#3#1#4#c#m%7#12#h#k%2i#6%u%2a#m%
s#w&17&1&z#r1#37%2fa# topic:polyphagia 0#1#2#1#4#5#3%2#2#b#a%1q#l#a%o#2a#95#ue# topic:polyuria 0#1#1Z1#1%2#2%1#1#1#1#1#1%1%1Z1#1#2#1#4#j#d#3d#2o#u%2w#
2w&z#29j#2r#2e#1mn%17%pv# topic:postpone 2#2Z5#2Zs#p#h# topic:potassium 0Z1Z2#1#1Y4#1#1#2#2#b#1#i#xZu#kZfdZ topic:ppigroup 0#1%1#2#3Z2#9#b#2#2#1#5#5#3
%2%3#4%1#1#z#9#n%15#3k#n8#3a#dw#vd# topic:pregnancy 0Z1Z1Y2Z1Z3#2#1Z1Y3Z1Z2Y3Z1Y2Z1Z1#1Z5Z1Z4Z7#2Z5%4#1Z4#1#6#1%1#3#11#4Zj&9#b#6Z1k#23#3%8s#3t#2n#2n#3
4#p#a#2r#2o#1#7#1x#47#ji# topic:prescribing 0Z1Z2Y1Y1Z1Z1#2#3Z3Yg#5#3#1#3#2ZiZ3Zp#e#6%11# topic:preventer 0#1#1#1#3#1#2#1Z1#3#2%1#3#3#4%4%8#1%1%4#d#5#
3#n%m%e#6#2g#13#5a#2v#q#3u#au#svZ4c#tf# topic:prevention 0%1%1#2%1#1#1%2%2Z1Z3%3#1#1#1Z1Z1%1%1%4&2%3&2#4#1#2#4#5#4#1#1&a#f#5%j%11#c%b#4#1k#8%64#g9#4o#
2#1a# topic:price 0Y1Y1Z1X2X2Z1Y1Y1X1X3Z2X1Y2Z2Z2Z2Z1#4Z7Z2#2Z4Z3Z1Z4Z3#gZ4Y3Z3Z9#7#7#d%mqY1b%5k%3g#d3#1c#jY2f%45#tq%2m#k7# topic:prognosis 0#1#1%1#3#
1#1Z1&1Y1Z1Z1%1#1Z1#1Y1Z1#1#2#1%1Z1#1Y1#1Z1Y1#3#1Y1Z2#1X2Y1&1%2#4Z1#1#1#1Z1%2#1%2#1Z1#1Z1Z1#3#3#3&1#6#3#1Zb#4#2(2Z6#1#a#4#2Z2#9#8#3%2#6%b%a#1#a#2#5%1#
9%8#b%d%g#5%m%h#i#2%3%8%3#d#e#f#g#3#1g#b%g#1k#e%6%1u%o#1w#18%13%1o%1n#3#h#11%2n#d#2j#k%5b#c#4p#19%2o#86#l#39#88%d#1y#3w#jm#2r&3d%dh#kl&qw#gd%fh# topic
:prostate 0Z1Z1Z1Z1Z6Z7Z3Zz#22#8#1l#2#1u#34#34# topic:pruritus 1Z2Z6#1Z1Z1Z2Z2Z1#3#1Z2Z1Z3Z1Z1#2#2%3#7#e#1%d#l#a#q#s#o#2e#2e#3%27#1s#2i#18#46# topic:p
sychhistory 0#1#1Z4%1%1#1%1%1%2#1%1#6#8#4#1#8%2&2#f%k#d3#ag%6#mu#2o%ps#7y# topic:psychosis 0#1#1Y1#1#2#2%1Z1#1#1#1#1Z2%2Z2%3%2%1#1Z1Z2#2Z3%2#2Z6#4%2#2
#6#4#3#2#6#2%f#7%2x#11#3%5a%63%fl%j8%1b%iZc4#26#5a%1e%89#dl# topic:pulse 0Z1Y1#2Z3#3#3#4#2#1Z2#3#jZ1a%7n%5#3e#d%1c#x%4r#3z%6a# topic:purpose 2#3#2#6Z4
# topic:pus 1#3#2Z4Z3#1Z1#3#1Y2%3Y1Z6#7Z6%7#i#2#iZn#34%31%1f%3n%5q%5e%g7%1s#10x#2y#1kl# topic:pyrexia 0Z1Z1Z3Z2#2Z1#6Y1#2Z1Z4Z1#2Z1X2Z2Z4#2Z2Z2%1#1Z7#
2Y9#3Z3#6Zb#1Z1Z2Z1#lZ2#2%1%f#7#1#l%3#7#5#y%1#9#1#1#c#8%17#3l%d%1Z2h#d#3#4bZj#7sZ2s#21Zh4#l1#a1#gk# topic:quarterudder 1#2Y2#1Z1Z2Y1#1Z6#2Z1#3#2Z2Z3#2
Z3Z2#4%9%1#2%a#2#1#fZ4%v#1#2d#5#q#1eXjYj%2n#b#d#m#69%cn#am%1b#i#67#8i%10h# topic:radiating 0#1#1Z1#1#2#1Z1#1Z3%1#1Z1%1#3%8#6#8#3%6#2%2#8#3#8#6#3#3#6#5
#8%1#c%t#b#t#d%3#5#1&2r#t#8%2t#5wZ2kZ3wZan#7i#16#s#b#1dZ175#31#5m# topic:raised 0#1#1#1#2#2#3Z4%2#1%4#2%2%4#3%2#1#4#a#a#d#59% topic:rashes 1Z1Z9Y2#1Z1
Z2Z1Z3Z3Z1Z3%2#e#a#6#9#2#x#17#10#30Zw#28Z32Z41Zdf# topic:rectal 0#2#2Z2Z2Y2%1Z4Z4%1Y4Z3&1%3#7%5#1#2#8#3#2#3%3#i#3#c#j#n#2%e#d#5#1c%n#9%s%h#j%3Z7%x#2j#
c#3#8#1q#m#20#n#1l#6c#hd#f2#10Yl#2n#1c#15%z%g#1s%44#19#31#4z%2#3c#fj#1hu# topic:rectalbleeding 22m# topic:recurrence 0#1#1#1%2#1#1#c#3%1#1%1#2Z4%2#8#3
Z3%4%5#7#3#2%c#3a#e#4z#7k#11#r#2m#hv# topic:referral 0Z4Z2Z5Z1#1Z1Y1Z1#2#2%2Y1Z1#2Y1Z1%2Y1Y1Y1Z3Y1Z1#2Y2#1Z2Z2Z1Z1Z1Z2Z1#4Z1Z1Z2#6#1#1#5Z4#1%2#1%1#3Z1
Z7#6%3Z1Z5#1Z2%3#5Z7#1#a#8Z3Z1Zf#1#9#cZ2Z6Z9#1#k#1Z1#1Z9#5#y#3#8#2Z4#7%6%8Z2%8%zZd#g%2#8#g#4#2%9%7#h#7#l#10#z#6#7#7#u#2%i%1k#v#e#5#x#s#m#2#d#2q#a#1q#4
g#12&1l#c#3%29#2a%8b#s#w#33#hh#70#7y# topic:referring 0#2#1#2#9#3#m#57#2#1h7# topic:regimen 1#1#1Z1#1#1#1#2#6#3Z2#9%2%2#1%2#7#b#4%11#4#b#12#b#t#2#25#6
#44#d4#6# topic:regularly 0#1#3%1%1&1%1%3%1Z1Z2&2#4Z1#2#2#1#2#1Z1#3#1#1#4#2#1#5&6Z3#7#e#c#c#6#k#1h#4w#2f%j%3a#3s# topic:reliever 0#1Z3#3%1#1#4%3#1#3#6
#3#2#2#1#6%1#5#6#5Z1#p#6#b#1u#b#3#7w#fd#7v#1a#f%n%l4# topic:renalfunction 0X1Y1Y1X2Z4Z1#3Y2Z2Y1Z1Y2Z1Z2#3ZcZ6Z8Zp#z#f#19#2r#27#1nZ40Z2r#4r#1j#8c#5Z to
pic:replace 1#1#1Z1#4Z1Z1Z2#2#1#1#4Z1#1Z1#1#1#1#3#4#1#1#1Y3#9Z1%3Z4Z1Z2%w#6#5#3#l#1%b%11#h%1a%n%x#11%1b#m%k%2c#7j%18#1f#3#1t#u#9b#21#1g#4v%c%ce#ae#cp#
ea# topic:retainedplacenta 0Z1Z1Z1Z1Z1Z1Z1Z2Z2Z2Z3Z7#2#u#ri#3#u#22n# topic:rhinorrhoea 0%1#4#1#3#3%7%5%15%5b#9g# topic:rinsing 2Y3#1%2%1%4Z2&6Z1#1Z2Z1
%3#4#p%m#c#7#2q%w% topic:rumination 2#1Y1#1#2%4#1%3#1Z1%1#1#3#5%b#g#1o#yj%7f#95%29y#od#r4# topic:ruptures 0#a#4#w# topic:saturation 0Z2#1Y1Z2Z1%1Z1Z1Z
1Z1Z5%4Z1Z1#2#1Z1Z3Z2Z5Z1#g#8Z7Z8#8#5#1#e#7#2Z5#l#7%4k#o#z#3r%29%f5#14t#2j#imZ topic:schizophrenia 0Z2Z4#6Z1Z1Z1#8#2#1% topic:school 3#1Z1Z1Y2Z2#1%1Y2
Z1Z1#2Y1#1#1Y1Z1Z1%2#2#2Z2%3#3#2#oY3Yj%5#e#z%7%jiYdrY4lYrtY topic:score 1Z2Z3#1#3#1Z2Z1Y1#2%1%8#6Z2f&e&8o#nl#bxZ4z#hcX1ax# topic:scouring 3Z3Z2Z1Y2#1Z
3#4Z1#2#1#2#1#4#2#5%b#4#j#h#2w%1a%1s#7h#8i# topic:seizures 2X5Z1#1#1#1#1Z1#2#1#1Z1Y1&1#1#1#1Y2Y2#2Z1Z1#1Z1#2#1Z1Z2Y5&1Z1Z3Z1Y2#2#1Z1Z1%2#1Z1&1#3Z4Z4Z1
#5Z1#1#1Y1#3#8#3Z1#1#5%4%1Z1#8#1#7%9#8#2%7Z7%k#8#1#1#b#8#fZp#2#h#i#3#f#k%o#t#7#1#10X1q#1W23X4%aW6#1c#8%1c%3x#p#1a#z#q#25%7#28#30#5#1m#24#1g#3d#3l#2#3c
#j9#f2#1k#js#et# topic:selfmedication 2Z1%1Z2#1Z1#2#2Z1#1%4Z2#1#1Z2#2Y1Z2%2Z3%2#6%6Z6Z4#2Z2Z7Z4Z8#3%a#8#o#h%19#9%y#j%u%5%9#19%18%5f#49# topic:sensatio
n 0#1#2%2%1%2#2#1Z1#1Z3Z1%1Z1%1#3Z1#1Z1#1ZbZ7#5%1#2Z1#6%5#4%5#b%6k#f#28#1a#4p#2#7c%58#8r#6l#3n#w2#2i#21%7pY topic:severity 0#3#1#2Z1#4Y6#2#4%2%3#2#3%4
#1#8%7%2#3%v% topic:sicklist 0Z2#4Z1#1Z1%1Z1#1Z1Z8Z2Z2Z1Z4#5Z1Z1#2#2Z2Z2Z3Z6Z8Z2%3#8#j%d#3#8#8#7#q#2hZ1d#1g#m#e#l#t%18#2w%9%s1#cz# topic:sideeffects 0
#1#5#2#1Z3%1#1#3#1%4%1Z2Z1#1Z2Z1#1Z1#3#1%1#2Z1Z3#4Z6%1#1Z2%4#3#6%2%e#2%4%1#q#e#9#7%7%7#3#a%1b#3z#6#5%19#11#2a#z%b%38#q%1j%f#49#o#1b#2d%13#5l#2b#9a#4d#
n6#f# topic:sidehand 2Z1#1#3Z3Y4#2#2Z1Z1%3%1Z1%1Z2#2Z2Z3#2Z4Z1#3Z1#4Y3#7Y1#1Z3Y4Y2ZeZ4#n#9Z1tZ3rZz#c#4#c%8Z2g#s#bZ2Zc#t#1c#d#6e#t#3#70#1ml#2eo#9b# top
ic:sight 0#1#1#1Z1#1Z1Z1%3#3#1Z2#1#1#2#2Z17%9%d%u%4% topic:sister 0X1X1Z1Z1Z1Z1Z2Z5Z1Z7ZbZj# topic:size 0Z2Z3Z1Z3%1Z1Y2#1Z4Z1Y1Z1Y1Z2Z7#4#3Z3Z3Z1Z1#4Z
5Z1#1Z3Z2#3Y4Z7#1#8#1#qZ1#m#6#3a#n#13#7#5p#4#39#5Z1g#em# topic:skullinjury 0Y1Z1Z2Z1Z1#3Z1Z2Z2Z5Z5%2#p%cZ3Z2#14%4q%p%1uZ35Z3h%s%ei#58#7#2i#1ay% topic:
sleep 1#1Z3Z3#2Z1Z1Z1#2#1Z1Y1Z1Z3#1Z3Z4#2Z5#8Z4ZaZ8Z6Z2Z1Z3#1#2#9#cZ2#2#m#8#3#m#t%9#1v#3q#1n#12#wZ21#4h#6u#4d#2j%4l#ba%15d#283# topic:sleepaid 1#2Z2#1
#2#3#2Z2#7#4#14q#1sh# topic:smoking 0Z1Z1Y1Z1Z1Z1Z2Z1Z1Z2Z1Y1Z5X2Z2Z2Z2#5X3Y2Z4Z3Z1Z5Y6Z2#2Z1Z2Z1#2Y1#1Z1Z3#2#3Zk#1Z1#a#1Zf#2Zc#d#e#3q%j#b#x#i#a#8#1m%
1eZ3l#2p#3%1y%28#3p#x1#7hZg#4c#6v#3#2u#fp# topic:snoring 2#3Y1Z2Z4#1#3#4%7#4#1%3#6%4#8#o#as#z%dj# topic:somnolence 0#1#1#1%1#1#2#3#1#3%3#2#1#2#7&2#1#2
&2#3#8%6#b#k%b%1c&k#m#f#9x&2r#3c%kh&mt%5y#f#10#59#u%18#q1#h5# topic:sorethroat dZ3#3Y1#4Z topic:species 2X1Z4Z1#2#2Z1Z9Z1Z1Y1Z1%2X1Z1Z1Y1Z2Z2Y1Z2Z4Y1Z
2#4Z1Z2#1Z1#1Y1Y2X1Z1Y1#2#5#1Z3Z2Z1#1Z3#2#1#3Z3Z1Z2#2#1#1%2&1#1Z2Z1%1Z2#1Z1Y2Z1#2Z1Y2#4%4#5#1Z2Y2#3#2#2Z6#2Z6Z3Z2#9#5#5#5ZbZb#5#c#e#3Z3#3Zi#4Z8%5#8#3#
1#2#3#2#19#5#1c#k#kZi#j%2#27#3%l%23%1a#a#4d#1c%4#uZ46#6m%1m#q#n%43#e8#9a#6t&1b#47# topic:specimen 0Z1Z1Z3Z1Z1X1Y1Z4Y1Z1Z1Z1Y2Z3Z3Z1Z2#1Z1#1Y1Z1#1Z1%1Z
1%1Z1Y2Z4Z3Z1Z4Z3#1Y6Z3Yc#t#a#19#3t%f#32#7wY67Z3oZ21Z1tp# topic:spouse 0Z1Z1Y2Z6Z1Z1Y1Y2#1#1Z3#1Y1Z1Z1Z1Z1#4#2Y1Z4%5Z3Z9#1%1Z3Z2Z2Zd#3#6#d#2#1t#q#7#7Z
wZ9Yu#b#1i#151% topic:spray 0#2%1#1#1#aZbZ6#7#6#4#5#1fl#4e# topic:spread 0#1#1#1#1#2#1%2#4#5#1%j#8#6#1o#x#6#1z#1x#57%6w# topic:sputum 1#1Z4%2#4#1#6%2#
1#2#4#2#7#7%6#1#2&i#2l#131#5d#ux#32# topic:ssrigroup 0#2#1#6#4#4#6#2#f#9#8#5#6a% topic:stairs 0#1#4#1#2#1#3Z1#1#2#1Y1#4Z5Z4#1#9#1#2#5Z2#1#1%4#1#2#3#1%
2#1%l%9#c#17#8#4#2c%f#y#s#m%ca%e%1a#1k%61#5s% topic:started 1#1#2#3Z2#3#1#1Z1#2#1Z1Z2Z2Y1Z1Y6%3#1Z1#3Z2#1#1#3Z2Z2Z2Z1#2Z1#2#1#2Z1Z3Z7#1Zf#4#1#3#8#4Z2#
f#6#3#m#4#5#1#1#1#8#m#1#9Zb#8#3#19#f#r#12#1y#6#h#2#19#1x#d#1q#5#22#6v#14#z#4o#2#1a# topic:statin 0#4#2#2#6%1#1#a#6#4#4#2#1#5#4#16#xZbZgo%20#6%14%y#6r#
6#d#5v#qy# topic:stay 0Z1Z1Z2Z1Z5Y2Z6#cZe#9g% topic:steroid 1#2#1#1#3#1#2#3#2#1#1%2#1#1Z3Z2#2#1#1#1#2#1#1%3#1%3#1#3#1#1%3#1#2#j#2#3%1#2#1Z4#2#4Z2#5#1%
6#d#3%2#6#d#c#f#a#7#3Zs%c#r%f%l#20#2#9#18%r%1o#1k%3x#q#4i#2k#9v#2#7aZ44#2u#44#4n#11#g2#g6#hc# topic:stiffness 2#4Z1#2%6Z1Z1Z2#2#1#4Z3#5#1#1Z2#6#9#5#7#
s#s#4#15#1h#w#7#2g#2#61#6j#2f#8k#6#4d#2a#77#4d#2g3#hi# topic:stimulant 0#1#3#4#3#4#1#3%a#5#2#7#5# topic:stitches 0Z1Z6Z2#aZ3#1Z1Z6#7#12#2#4#g%c#2n#l#2
j#a7#7o#bc%3c#6lZfv#310# topic:stomach 0#1Z1Z4#1#1#3Z3#1#3ZfZ9#4#1#5%3#3#h#b#2#f#w#b#b#8#s#n%1z#m%ao#c0#sk#6v#1io# topic:stool 1Z1Y2Z2#1Y1#4#1#1Z3Z1#1
Z2Z1#1#1Z4Z3Z2Z2Y1Z4Z2#1Z7#1#1%1Z1Z4Z3#1Z2Z4#3%2Z1Z1#5Z8%1%4#bZ4#bZeZ2#9#g#6#1#4#3#i#n#n#7#26#40#v#19#46Z1v#8#3%2l%2dZ1i#dsZz#4e#6f#7k#47Z topic:stopp
ed 1#1#2Z3Z1#2Z1Z1#1#1#3#1#3#1#1%1Z1#1Z2Z5#2#3Z1#8%2#2#1Z1Y2Z3Z2#1#2#3#3#5#3Z2Z1#5Zc#2#3#7#hZg#b#3Z5#i#8Z2Z8#12#q#o#q#o#f#3#7#6#b#1Zv#j#20Z3#19#7#37#1
m#2m#3g#22#1z#11#u#1d#q#3s#k#mv# topic:strength 1Z2#1Z2Z1#3%5Z5Z1#3%5#2#3#o#7#1k#3m#8c#fe#220# topic:stress 1#5#1m# topic:strokes 0Z1Z1Z1Z1Z1Z1Z1Z9#y#
y#32#3p#je# topic:subcutaneous 0#1#9#9#6#51#f8#2t#6o#w#3w# topic:suicidal 0Z2Z4#1Z4#1Z1Z1#1#1Z1Z1#3Y1Y4%1Zc#6#3#3%1#3#5#1Z7#b#3#gZl%e%v#2l#l%1d#a#39#i
#4v&39#10#10#3m%e#22%1%2x%1#f#z#b#21%b#a%7k#1i%g%d#9#19#e#3i#1x#9e#8#3m#e2#2q% topic:suicidality 0Z2Y2#2#1Y5Y1Z1#1#1Z1Z1#3Y1Z1#3#1Zc#2Z4#5Z1%1#3#5#1Z7
%1Za#3#gZl%e%v#2l#l%p#y#39#i#4v&39#10#10#3m%e#c#1q%1%2x%1#f#z#b#21%b#a&7k#1i%g%d#9#19#e#3i#1x#9e#8#3m#24#by#2q#dv#36# topic:sun 0Z1Z1#1Z2Z3v6# topic:s
urgery 3#1#2Z1#1Z1#1Z4#1Z3Z1Z1#1#2#1Z1Z1#2Z2Z2X4Z1Z1Y1%1#3Y1#3Z1Z1#1Z1%4#1#1#2#3%3Z3#1#1Z2#7Z3Z1#3#5Z3%7Z4Z1%6Z1#5Z4Z3#7#6#2#h#6Z5#2#3Zt#g#z#2#4#c#4#g
#o#8#k%6#a%1#17#1t#25#27#1k#1jZ13#2s%1v#3j%2g#v#1h#9#n#eo#12#27%3j#55#1n%8t#j4#2nq# topic:surgicalplan 3#1#3#2#1Z4#1Z3Z1Z1#1#2#1Z1Z5Z2Y4Z1Z1Z1%1#4#2Z2
Z1#2%4%1#1#2#3%3Z3#1#3#3Z4Z2Z1Z4#5Z3%7Z4Z1%6Z1#5Y7#7#6#2#h#b#2#3Z19#z#2#4#c#4#g#nZ1#8%k%g%1#17#1t#1nZi%1rZg#1k#1jZ13#11Z1r%1v#3j%2g#v#1h#9#fb#12#27%3j
#55#1n%8t# topic:sutures 0Z3Z6#8#5#2Z6%6#1%6#w#2#4#2Ze#t#26#34#a7#9jZ9h#3c#169# topic:swallowed 0#1#1Z1%1#1#1%2%2#2#4#4Z4Z2#1#8#7#2Z4%3#h#2#4#d#7#eZq#
5v#3o#d5Z topic:swapped 0#1#1#1Z1%1#1#1#1Z1Z3#1#1%1#1#4Z1%1Z1#1#1%1#3%1#1#2#1%1#4#9Z1%3Z4Z1Z1#1%w#6#5#3#2#j#1%b%11#h%1a%n%x#11%1b#m%k%2c#7j%18#1f#3#1t
#u#9b#21#1g#4v%c%ce#ae#cp#ea# topic:sweats 1#3Z5#4#5#3%9Z7Z13%1c% topic:swollenlegs 0#1Z1#1Z2#2Z4Z4Z2Z2%3Z2#4#d%3#a#2#p%b#13#e#2#p%19%f#v#1b%3#g#7d#75
#d2#88#39# topic:syncope 0#1#2#1Z2#4Z2#2%1#3#1#8Z3Z3#2#7%2#1#5#7#6#3#5#a#f%c#4q#p#7w#38#q#6v#2j%4x#2w%i1ZetZfcZ topic:temperature 0Z1Z1Z3Z1Z1#2X1#2Z3Z
1Z1#1Z1Z1Z1#1Z2Z3Z1X1#3Z2#2#2Z2Z2#1#2Z6#2Y9#1Z3Z2#7#a#5#n#1Z1#1%f#7#1#10#1a#5c#d%2y#2a5# topic:tender 0#1e% topic:tendinopathy 0%1#1#3#29%t# topic:the
rapy 5Z6%1#1#1#7%1Z4Z1#5Z3Z4ZaZ5#2#6#4kZ2Z1f#to#fc# topic:thiazide 0#1#1#3#2#j#3#5#2l%b%11%h%1a%n% topic:thrombosis 0#2#2#2Z1#1Z2Z2Z2#1#2#1Z1#1#3Z2Z1#
3%1Z1#1#1#1%3Z2#1#2#1#4%2#3#3#1#5#b#5#b#7#g#g%2#1%3#c#5#mZ1r%67#8Z40#6w%3l#1a#18#eo#3d#3z%40% topic:thyroid 0Z1Z1Z1Z1Y2Z1Y2Z1Z3Z1Z2Z1Z2#4#1#1#3#2Z4#2%
1Z1#2#3#2#3#aZ2#5%42#1h#i%g#k%a&cv%l%5%18#v#1c#7#mu# topic:thyroidtest 0X1Y1Y1W1Y1Z1Y1Z1Z1Y1Z3Z1Y2Z3Y3#2Y6Z6#1Z3#3#h#1wZ19Z12#1h#y#dp%l%5%18#v#1c#7#3p
Z topic:thyroxine 4#2#1#hZ5#5#2#7#5#4j#1h#y#dp#l#5#18#v#1c#7# topic:time 0Z4#3#2#6#c#6#c#3#6#72#6i#bi# topic:tinnitus 0#1#1Z1#1Z1#1#2%1%9%3#1#2%3%1Z5#
5Zd#j%t#85%52#1oc# topic:tobaccouse 0Y1Z1Y1Y1Z1Z1Z1Z1Z1Z1Z2Z1Y1Z1Z2Z2X2Z2Z2Z2#5X3Y2Z3Z1Z3Z1Z5Y6Z2#2Z1Z2Y1#2Y1#1Z1Z3#2#3Zk#1Z1#a#1Zf#2Zc#d#e#3q%j#b#x#i
#a#8#1m%1eZ3l#2p#3%1y%28#3p#x1#7hZg#4c#6v#3#2u#fp# topic:tooth 1Z1#1Z5Y2Y1X1Z3#1Y2Z3#3Z3Z1Z5Z5Z8Z4#1t#2#1%5d#o#64#r8# topic:topical 0%4#4#2#1#2#1#3#2%
3Z4#1#1#1%2#1#2%4Z8#b%3#1Z4#4#17#5#y#y#g#1%5%1y#o#4#2#t#a#2n#6s#6k#w#is#7t#sk#2n#sn# topic:trauma 0#1#3#3#1#1#2%3%1#1#1#1#1#1Z2#5Z1Z3Y2#2%3Z6%2Y6#6#1#
1Z1%1Z2#1#2#2Z3Z1#1#2#3Z1#1%1Z1#2#4#2Z3#4&1#5%1Z5%4#1#2#4#6#5#5%1#3#4%5#9%3#a#5%2#7#j#7#i%4#v%dYf%aYoZl#g#1g#m#i%11%g#a%2%1s#4%g#8#fZ2i#2x#1o#1q#s%6d#
ac#1#13Zp#3n#dm#9b#72#2xg% topic:travel 0X1Y1Y1Y1Z1Y2Z7Z1Z6#1Z4Z1a#y#e# topic:travelplans 0Z5Z4#4#2Z6#1#4Z6#14#2#o#8#e#co#j8# topic:treatment 1#1#5#2#
2%1Z3#2Z1Z4Z1Z1Z2#1#2%1Z1%1Z2%2#3Z1#1#1#1%2Z1Z1#2#4Z2Z1%1Z1%2Z1#4#2#1#1Z1Y4Z3Z1#1%1Z2%2Z2Z3Z2%3#1&3%2%2%1#2%2#4Z5Y3#6#1Z1Z1#2#1#4#7Z2#4%g#3#3#1#5Z1#4Z
4#3#2%2#3%3#6%4#6#5#6#d#7#3%5#2#3#f#6#f#5#h%8#1#w%b#1h#6%c#f#20#h#29%x#2bZn#2z%n#6#2j#40#25#k%v#1c%2a%1#1q#k#16#5g#k#h%6j#41#be#aa#17#19#o9#cu%7i# top
ic:tremor 1Z2Z1Z2Z6%7#5#4#12Zj#2t#f%c#3w#3k%4#q8#1a1#7z#64#2ev#9p#7#6c#dh#6x# topic:trigger 3#1#2#1Y3#1%1#1#1#1#4Y1#1Z1#1Y1Z1Y1Z2#3Y2%2#4Y1Z1#2Z3&1Z3#
1#1Y1Z1Y1(2Z1Z1#1Z2Y1#1#1Y1#1%1%1Z1#1#2Z1Z1#3%1#1&1#1#4#2#1#1#1%4Z1Z1Z1#1%1%2#3#3&1#1%2Z1#8Z3%1Z9#2%4#4%1#6Z1Z1#2#1Z3#1#1#4#2%4%7#5#c%2#2Y4%3#2Z4X3#e#
1#9#5#16#8#12#cZe#f#d#7#3%n#c#1#o%7#5#5%1#j%d%5%1#b#7#s#8Z7%14Z4%1#3%4#n#k#6#p%12#5pZ22#18#1a#2q#1v%j#18#u%b%6#13#1p#2f#9&2u#1kZ18#s#1k%w#2k#x#7%3#hg#
e6%38%3jc# topic:triptans 0#1#3#3#5#a#4#1#2#2#1#2#6#3cp#hk# topic:trotup 2#3#2#l# topic:tubes 1Z2Z1Z6Z1Z1#2Z3Z1%3Z1Y1Z2Z5%2#4#1%6#2Zd#c#5Z2#u&2d%5#w%9
%1p#7v#58%a5#1p#39#1e9# topic:udder 1Z1Z1Z1Y1Z1Z5Z1%1#1Z2#2Z1X1#1Z1Y2Z1#1X1Z1Z4Y2Z5Y1%1#1#2Z1Z3Y5Z1#2Y6Z2Z1Y6#3#1Y9#5%8#6%6#7%9Z5#9#t#f#z#y#vYjZ1m#7z#
3p%51#3x#40#2h%8sZ30%7k#c1#b4#85#ea#1b0#kf#ui# topic:ultrasound 1Z2Y1Z1Z1Y1#1Y1Y2#1Z1Z1Y2#3Z3Y2Z2Z1#4%2#bZ1Z1#b#2#1#5#4#3#d#6#3n&11Z4e#46#2k#i5#5c#ar#
xe#7n#tx# topic:urgency 0#1#1Z1%1#1#1%2#6#c#f%4#4%4% topic:urine 0Z3#4Z2Y1Y1#1Z1Z1#1#4Y4#1#3Z1Zc#1Z1#3Z3#3%b#6%2Z5#qZ2#h%1mZ1aZ83%wZdcZd5#1cZ8p#b0% to
pic:urineoutput 0#1#4#1#2#1#1#1#4n#2o#1n% topic:urineretention 0#1#1#1Z1Z2Z1#3#1Z3Z4#1#2%3#2#5&1Zd#4#s#j%f(1v&1a#1e%u%35%jm#52%7%9n&bo#26#1i4#5y# topi
c:urinetest 3#1Z8#y#1j#l#2l#o#190#3j#1zn# topic:urticaria 3#7#2#4#24#24#29#7#e#jz#13#8#11m# topic:uterus 0Z3#h#b#2c#2z%l4# topic:vaccinated 4Z3Z1Z3Z1#
1Z1Z1Z2Z2Y2Z3Z5Z1Z4Z3Z1Z2Z2#1Z1Z1#1%1Y1Z1#1#5#2Z2Z1Z3Z4%6#bZ1#3Z3#1#6#4#3#6#5Za#9#iZu#1d#o#42#1b#4#3w#j#1o#7#15#q#29#4r#k#3#3#i#1b%1#4%2#o%19#7i#m#1i#
5#69#2#1g#q#f#11#ej# topic:vaccination 4Z3Z1Z3Z1#1Z1Z1Z2Z2Y2Z3Z2Z3Z1Z4Z3Z1Z2Z2#1Z1Z1#1%1Y1Z1#1#4Z1#2Z2Z1Z3Z4%6#1ZaZ1#3Z3#1#6#4#3#6#1Z4Za#9#c#6Zu#1d#o#
42#1b#4#3w#j#1o#7#15#q#29#4r#k#3#3#i#1b%1#4%2#o%19#7i#m#1i#5#69#2#1g#q#f#11#ej# topic:vaccines 4Z1Z1Z1Z1Y3Z1#2Z1Y2Z2Y1Z4Z5Z5Z1#3Z2Z4Z1#1%1Y1Y2#4Z1#4Z1
Z3Z4%4Z2#1ZaZ1#3Z1Z2#1#6#4#3#1Z5%1Z1Z3Z4Z6#l#6Z3#p#2#1d#4q#1b#4#3w#27#7#15#q#29#4r#k#3#3#i#1b#1#4#2#o%19#33#1f#7#a#2j#m#4#1e#5#69#2#1g#q#f#11#ej#145# 
topic:vaginaldischarge 0#1#1Z1%1#2Z2#2#1#1Z1#2#3%1Z1#1#2#1Z4Zg%7#8#a#kZ3r%31%1f%3n%rb%1s#10x#2y#22Z topic:visualdisturbance 0#1#2Z6#4#1#3#1%c#3#4#5#w#
d#1#je#4g# topic:vomiting 0#1#6Z2Z1#1#1#6#1#2#5#2Z2#2Z1Z2Z4Z4#2#2Z3#6Z5#1#5#1Z3%3#e%4#1%d#2#1g#1a#2p#4c#21#2p#l#f#c#19Z1w#o#1l#3t#4e#n#3bZi4#bj#26# to
pic:walking 2Z2Z1Z1Y2#3Z3Y2#1Y1Z1%1#1#2Z1%1Z2Y6Z5Y3%3#1ZbZ9#5Y2Z3#6#4Z1Za#8%6%2Z9#o#2d#d#1eZh#1i#1e#qZ27#2#1w%5a#d#4#2#2aZ11Z1q#8zZ35#4b%43#81#bt#3f#3
m#1j#u3# topic:warning 0#1#1#1#2#2Y1#3#1%2Y1#2Y1#1%2#1#1#1Z1#1%2#1#1#4#2#1#1%2#1#2%1Z3%1%2#1%1#1%1#1Z1#2Z3Z1#1#1#2#1%1#4%1Z2(2Z2#3#1Z3Z5Z1%2Z1#1#2Z2#2
Z3Z1#eY2#1#cZ1#8#2#4#3Z2#2%4Z5#2#3#gY2Yb#b%4%1Z1#7#a#5#3Y1#1#8#2Z6Z3%1#1#1#1#d#1#5#a#2#bZ7Z1#c#a#3Za#g#1%p#7%6%d#a#f#4%2#2#t#e#7%5#1z#6#h%3m#u#3#l%d#e
#gZxZ3b#17%b%33#3z#1i#53#21#4f#2u%h4#ab#nm%2w#ec#bt# topic:wednesday 1Zi#a#5#2#4#3#5% topic:weight 0Z1Y1Y1Z1Z1Z1Z2Y3Y1Z1X1X3#1Y1Y1Z1Y1Y1X2X1Z2X3#1Z1#2
Y1Y2Y1Y1Z1Z1%1Y2Z2Z1#1Z1Y1Z1#2Z2Z2Y1Y1X1Y2Z1Z2Z2Z4Z1Z3Z5Y7Y4Z1#2Z1Z4Z3#5Z2Z1Z1Z1%1#1#eZ5#2Z1Z3Z7Z7#1#1#dZc#1Z2#2#n#b#4h#4Z6#8#f#1d#y%20#2m#12#4l#7u#2p
#p#g#6#j#3x#a4#2l#1b#4k#2y#5dZ1#25Zel#s3#md#2l#d2Z topic:weightgain 1Z5Z1%2#1%2#5#4Z9#1%2#4#39#2sg#2bt# topic:weightloss 0#3#4#2#1#1#1#1Z1Z1Z1#1%1#1Z2
Z7Z3%2#2Z3Z3#3#c#1#2Z2Z1#8#5%1#3Z1%2Z8#3#3#3%4#b%1#9%a%5#2#d&g%9%5&p%b%1c#35#a#8#5#77#12#cf#3e%g#6#j#13#2u#e0%12#6g#5e#e6#2q#56% topic:withdrawalperio
d 0#1#1#1Z1#1#1Z1#2%3Z1#1#1Z1Z1%1#1Z2%1%2Z2#2Z1Z1#2Z2Z1#1Z1#6Z6#1Z1#2#a#3#7#2#8#d#4#2#1#9#k%2w#1b#3f#n%5a#n#p#22#13%8t%15%5h#1l#1j#5x#i#3v%5y%m#bf#f#6
f#dg# topic:work 2Y5Z1#3#1Y2#1#1#2Z4Z1Z3#1#2Z1Z5%5Z2Z1#1Z3Y1#1Z3Y1Y1Z1Z1Z1#1#1Z3Z8Y1#3Z2%1#2%2#1%2%7%2#1%6%5%2Y1Z2Z3%4#9#5#4#1%nZ4%w#uZb#h#2#1v%1dZ4#k
#6#4#uZc%21#4r%2m%6l#50#28#73#30#3tZjq#6y#4w#e#2g#3a#11i# topic:worrying 0#1#1#1#1#1#1#2#2#1%1Y1#1#1#1%1Z2%1#3#3#1Z1#2Z2Z1Z2#1%5#1Z4%2#2#9#2Z2#1#2#1#2
#3#4#3#3#o%2#c#3#6#1#7#r#r#v%2#12#1g#r#3c%41%5#1c#1d#h%1%h#f#p#i#8y%19#66#5k#5d#2t#5e#1%k0# topic:worse 0#1#4#1#1Z1#4#3#2#1#5#2#2#6#3#4#1#2#2#2#d#3#3#
ei#18# topic:wound 3Z3Z3#1%1%3Z1Z1Z1Z2Z1#2Z1Z2Z2Z1#2#1Z2#5#1Z3#9Z3Z1#4#bZ1#4#5%7#2#2#6%2#6#26#13#37%3r%h#kZ6cZ3e#a6Z72%3x%8%2t%7eZ topic:xray 0Z1Z2Z2Z
1Y1Y2Z2#3Y3Z3Z3#1Y1Z2Z1Y8#2Y1Z1Z3#4Z1Z7#8Z2Z1Zp#7#7#4#1#5v#1c#l#l#5#1Z1t#1m#rZ64#kn#egZ11f#a4#k# word:abscess 0#1Z1#1#1Z2#3Z5%3#3Z3#1#1#3Za#1#7Zh#3#2#
9#1#7#1%3#1fq# word:adhdsigns 0ZdZ6#5# word:alcohol 2Y5Z1#4#1#1#1#1Z1#1#1#1Y2%2Y2Z4#1Z1Z3%1Z1#1Z2#1#1#1Y1#5Z1Z3#1Z2#1#3Z7Z3Z4Z1Z2#2#2Z1#5Zd#6%l#4#7#m#
f#6s%1a#i%sY14#l%w%18Z4a%dY19%2aY2g#1h%2b#7#14#54#32#23#4z#2p#t1#2r# word:ankle 1Z5#6Zb#5#59#2o#g#2q#4n#75# word:anxiety 0#2Z1#3#1Z1#3#1Z1#1#1#1#2#1#2
#2Z1Z1Z5Z2Z1Z2#3#2Z2#4#1Zg#3#1#9#1b#6#1#7#1i#1z#1s#f%2k#39#1k%5#j#2n#1#h#1m#1d#8u#jw# word:arm 0#2#1Z3#6%7Z8#1#2#1%6#q#2%1#j&10#29#5#42#fy% word:baby 
0Y1#2Y1#2#1#2Z6#1Z5%a%1Zh#9#1#19#4#2#1%18%23#1h#2o%4b%33%8r#5w#j8#cu#2qv# word:back 0#2#1#6%2#1Z3Z1#1#2Z1#2%aZ3Z1#3#1%1#2#4#2#4#1#3#6#9#3#8#a%w#15% wo
rd:barkingcough 0#1#7#2#2#3#1#2#2# word:behaviourchild 0#2o#s# word:belly 2Z3#1#1#1#2Z3Z1#1%3Y8Z3#5#4#2#2#5#5#3#3#2#2#5%8#1o#b#b#8#3e#ba# word:blackst
ool 0#1#2#1Z2%1Z1#1Z1#1#4#1#4#7#8#a#6#8#9#3#i%n#117#dz# word:bleed 6#1Z2Z3#1Y1Z2Y1Z3Z4Z3Z1#2Y1Z1Z1#4Y1Z3Z3Z2Z5%4Z5#2Z3#3#3#4#3Y7Z4#2#1#b%pZm#9#9#f#1f#
v#37Ze#2e#5#1n#18#8#10#46#3g#g#4#3m#k#14#20#31#p#27#3y#5u#1g#db#ah# word:bnphigh 2Z3Z2Z word:bradykinesia i#1#j#r#1k#3m#2n#s4#2a#bk# word:breast 0#1#1
#1#1#1#2#b#2q# word:breathless 0#2Z6#3Y1#1#1#1Z2Z1#1#1#1#1Z1#2#2Z3%7%7#1Zl#4d#9%p#1d#q#5i#dzZhh#7r% word:bruising 0#1#1#1#2#1#1#3%2%2#4#1%1%4#u%e#3%i%
27#f#2k#f#1#34#32#3c#fu# word:burning 3Z1Z7# word:burnscald 1#4#2# word:chills 0#2Z1#1#2#2#1#5%9#2# word:cholesterol 0Z1Zg#6#2#o1%6r# word:chronic 1#2
#1%1#2%b#1%a%7#2m# word:coil 1#3#1#6#7#c#7#1# word:colic 1Z1Z1Y1#1Z3#1#3#1#1#2#1Z1Z2Z1#2Z1Z1Z5Z1#4#2Zm#2Z9#b#17#gZi%2#2#42#64#x#nd%3#omZ64Z word:compu
lsion 0#1#1#1#1Z1#2%7#7#1#1#2#6%4%1z#5&9# word:confusion 0#1%2#2Z1Z2#1#3#1#1#2%2%2#1%3#6%2#1#2#2%m%4%3#a#4#1b# word:constipation 0#3%1Z1#1#1#1#1%1#2#1
Z5#1Z1Z2Z1&2%15#k#a#7#4%1q&5#j#n#2l#1g&2j#f#8#2c#77# word:contactrash 5Z1Z3# word:contraception 5#1%2#1#2#2Z1Z1#2Z1Z1#1#3Z1%2%1#1Y1#1#3%1#3#1#1Z1&4#1#
3%1Z1Z2Z9#2#7Z7Z2#2#1#b#k%7#3Z7Ze#c#o#1d#m%2e#3r#5eZ4s%2Z16#3#1nZ7#3nZhx#1ab#8#6#b#9g#o#xj#1cz# word:cough 1Z1Z1#4Z4#1Z2#5Z2Z1Z4Y1#4Z1Z3%4#h#1#d#mZc5Z
 word:cramp 2Y3Z2#1#3Y1#1#1#1Z2Z2#1Y1&2Z1Z1Z1Z4#2Z1Z2#2#7ZbZ20#5Zd#d%8j#iZ19#uZ3#x%5s#1m#f2%3#2u#2o# word:dehydrated 1Z3Z1#2%9#1%2%2#3%4#a%96#3c#k#1yt
# word:diarrhea 3Z3Z2Z1Z2#1Z3#4Z1#2#1#2%1#4%2#5%a#1#eZ9#3d%1a%1s#7h#whZ word:dipstick 3#1Z8#y#1j#l#2l#o#190#3j#1zn# word:discharge 1#2#1%7#2#1Z1%3#1Z2
%3Z1Z3#2#1#d%7#i#2#iZn#d#2r%31%1f%2o#z%5q%3o#1q%g7%1s#10x#2y#1kl# word:doublevision 1Zh#f#3bx# word:ear 1#2Z2Z3#1#1Z1#1#1%2%2Z1Z1X5Z2#1#1Z4#1%7#6Z2&6#
8Z1#8#3#6%5%2#2#a#i#4Zj#4#3%k#4#c#3#b#6#q%11Y1j#4#rZ4#10Zo%1a%34Z62#6#5m%2g#3x#2uZc0%41%4c# word:eatingdisorder 0#1%1Z1#1Z2%1#1#1%2Z2#1%2#2#2#1Z2%2%1#
g%9#2%f#2#1s#28# word:exertion 0%1#3#1#1#2#1#2Y1Z1#1%3Y1#3#1Z4#1Z3Z1#5Z3Z2#1#2#1Z4Z2#1#1%4#1%2#1#2#1%2#1%3#1#fZ2%9%c%b#r#5%8#4#2c%f%y#s#m%1o#54#5i%e%1
a#1g%4%61#2#5q% word:eye 3#1Z3Y2#2#3%1#2Z1Z6#1#2Z2Z3Y2Z1Z5#2#4#4#1Z4#4Z1#5Z4#1Za#5Z4Z2#e#gZn#5#8ZtZ1v#2#3u#9z%18#64#4w#ct#e7#3p# word:face 0#1#1#2#3Z5
#7%3#2#4%c%p%8%18#db# word:facialpalsy 0#g#4#4#4#z#2#1#vn#mt#br# word:fatigue 0#2#2#1#4Z1%2#2#3#1Z5#1Z1#2Z3#1#1Z1#1Z3#2Z1Z1Z1#4#1#1#4%5#3#k#4#7%6#8#4#
17#f#12%w%7a%6n#20#6#14#88#2t#3t# word:fever 1Z6#2Z1#2#1#3Y1#3Z1#2#1Z1#3Z1#1Z6#1Z5#1#8#3#8#6#h#1Z3Z1#p#1%m#1#o%7#5#7#r#1#a%1#c#8#17%3l#d%2i#d#4eZ word
:finger 0#2Y1#3#1Z1%1#1#1#4Z1%1%1#1#1#1#1#1#1%1#7Zm#4#4#3#4#h#13#f#7#24#s%6#n0#iz#4d#ox#u5# word:flankpain d#15#b#k#10# word:foot 1#1Z1#3#4Z1#1Z3%1%2#
5#1Z1#8#8#9#3#7#5#4#1c#s#1i#y7# word:fracturesign 2#2Z2Z1Z4#1#1Z2Z4#1Z3#1%1#1#2%4#dZ3#2#2#1#1Z6Z2Zo#2#4#t#j#5#r#t#1e%4r#11#3n#1o#f#j9#2a#1aZ3vZ2fZkZmf
#83% word:gland 6Y1Z5Z1Z1Z2Z1#6#2#3%2#1#6#1#r%k#6#a#1#70#99%j#6t#2b#1g#56#1v#46#hh%9g#h2#g0# word:glucosehigh 1Z2Z1Z2Y1%1Y1Z1#1Z1Z1Y1Z1Z1Z1#1Y1Z1#2Y4#
2Z2Z3#4Z2Y3#1#1Z1Z6Z4Y2#1Z1#2#6#e#kZc#b#1Z3Zs#hZ8#6#2#2y#tZl#5eZ15#32Z56Z65%4i#58Zfl#9r# word:goitre 3Z1Z1#2Z2Z1Z3Z4Z2#2#2#1#1#3#1#1Z4#2%1Z1#2#3#2#3#9
#3#5%k#3i#1h#i%g#k%a&cv%l%5%18#v#1c#7#mu# word:hairloss 3#5#4#7%j#m#9#1d7#8o#y6# word:hand 1#2#1#2Z1#1Z2#2#1Z1Z3#2Z2Z3#2#1#1#1%1Z1#1#2%2Z1Z3#1#2Z5Z8#1
%1#7#2%5%d#10#z#19Z16#26#2n#1a%4p#9#1m#1g#9b#188#5r#5e% word:head 0Y1X1Z3Z1Y2Z5Z6Z9qZ word:headache 0Z1Y1Z2Ze#1Z2s#e#6kZ35Zsc#d1# word:headinjury 0X1Y
1Z1Y1Z1Z1Z2Z2Z3Z6Z9qZ35Zir#58#7#2i# word:hearingloss 0Z1Z1Z2Z1Z8Z3#aZ2Z5#rZ9ZbbZ2j1# word:heartburn 0#2#4Z2Za#2#3%2#3Z2#1#2#4#1Zd#7%a#6#3#a#26#28#b#by
#c7#g8#7u#4i#6v# word:heatintol c#7#9#cl#qc# word:heavyperiods 0#2Z2#1#1%2#2Z1Z1#3%2Z1%5#28#1b%2c%v%3l#224# word:hematuria 1Z1Z2#2#2#4#2Z3#1%2Z2#1#1Z1
#dZ3#a#2%6#5%4#3%i#x%o#4%s#11%9#a%5%q%1w#4a&2p%9z#l3#ej#1me#q#fd# word:hip 0Y1Y1Z3Z1np#154#na# word:hives 3#7#2#4#24#24#29#7#e#jz#13#8#11m# word:hoars
e 0%1%3#1#1#4#1Z1#2#6#i#8%i#3#v& word:hypo 5#1#2#2Z2#2#2#1#2%1#1Z1#4Z2#3Z4#1#2#4#1#7#b#1#8#3#4#7#a#7#5#t#12#c#g#c#3g%q#j#x#5#t%4#s%3#1j#2#t#b%n%1b#2q#
4%3s#18#1%2c#1g#1d%27#h#12#3l%ei#ba%42%ey% word:immobil 2#1#a#1#5Z1#1%2#1Z2#2Z2%7%2&3Z7#2&8#1#8#4#2#2#1Z9#8#w#28#c#10#1oZ1#y#b#30#1nZ2sZ1h#e3#h1#12#27
%ab% word:injury 6Z1#2#1Z1%1Y4#2#1#1Z1Y1#2Z3Z1Z2#2Z1#2%2#1Z6%e#3#2Z2#2#7#6#1#4#d#1#5%6%9#2#c#4%4#4#5#9%i%2#7#fZt%4#hZe#dYpYoZ11#4b%2%1w%rd%7d%s2# word
:itch 1Z1#1Z1Z1#1Z3%3Z1Z3Z1%1Z2Y1#2Z4Z2#2#1Z1%3#7#5#8#1#1%6%p#3#3#7#1i#9#f#8u#5rZ7sZ9xZ word:jaundice 0#1#1#3#7%7%1#4#1b% word:joint 3Z6#1#3Z6Z3Z6#a#k
%d#h#aa#48#cz# word:knee 0Y1Y1Z1X1X1Z1Y5Z1ZcY4Z2j# word:leakage 0Z1Z5Zg#1#2#5#7# word:leg 0#1#3#1#1#2#2#2%1Z1Y2#2%2%1Z1Z1#1#1#8#2Z5#1#3Za%4#4#3%5#a#1#
4#w%4#a#eYf#q#1l#1e#h#3m%27#2#1w%5a#2t#11#ou# word:legedema 1Z5#3#2Z1Z6#5#2#3#5#5#k#u#17#2e#f#26#3#g#2q#v#3s#g#57#1i#6a#3w#ed# word:legulcer j#5#1# wo
rd:lifting 0#6#13#1j5#4e#1w#12k# word:lowhb 0W1X1Z1X1Y1Y2Z3Y1Z1Z5Z4ZiZ1qZlYsZcxZ6f#cZ4zZajY2z#9y#2kZ word:lowmood 1Zfb#5l#au# word:lump 0#2#1%1Z5#2#1Z
1#1#2#2#2%1Z1&1#2#8#5Y1#6#1#9Za%8Zd&x#61%5lY4uZ word:mastitis 2#2#1#2#1Z2Z1#1#1Z5#1#1Z2#1%1#1#3%2#8&8#w%y#4r%j#3u%7e#ob#3m#8t# word:memory 1Z1#2Z3#3%b
Z1Z5#f% word:meningeal 1#5%2#a%1#1%4%e#xZi#27#f#2k#f#1#34#32#3c#fu# word:meniscus 1#7#1#3#1#1#2%2#2#8#h#d%z#w%15#z%1e#2u%b1# word:migrainesigns 1#3Z4#
1#4#1#3#1#f#9#2#h#f#jq#4g#bb# word:migratingpain 0%1#2#1#6#1#2#3#3Z2#7#a#c#f#k%u#4%e#1h#pk#as#7x#1ch#cn#15#9b# word:missedperiod 0#5#1#2#1%1#2#3#3%4Z4
#25%7p%e%3c%i8%35% word:molechange 1#1#1#2#d#5#l#7#12#3#c#6#3g#5#9p#18#46# word:morningstiff 1#8#1#b#11#z#w#15#1h#13#2i#61#1x#1c#5p#8k#6#1e4# word:mou
th 0#1#1#1#1#1#5#1#8#5%4#i#j%q#e#g4#p%3% word:murmur e#3#b#2c# word:muscle 0%1#1#2#1#1Z4#1#1%4#3&2#2#1#4#2%2#5#1#9%i&28#5b&mg#2c7# word:nausea c# word
:neck 0#2#3# word:neuropathy 0#1%4Z1%2#5%1Z1%1#3%1#3#1Z1#1&6#3Z6#a#8%6#3#1#24#bl%1z#b3%av#a2%a0# word:night 1#1Z2#1Z2#1#1Z1Z1#1#1#1#1Z1Z1Z1%2#1#2Z1#2#
1Z3Z1#2#2%4#2#3#9%4Z2#h#c#5Zb#c#1d#q#8#o#y#u%19#9%c#4x#u#z#18#5#k#31#5h#db%5x#71#dz#gu#1o9# word:nodes 3#k#2#u# word:nsaiduse 0#1#2Z1#8#2Z4#a#8Zi# wor
d:numb 1Za#6%1Y1%5Z2#7#2Zf#3#9%2b#k#x#2h#1u%5r#21ZfuZ64Z134# word:orthopnea 0#3#1#4#5#5#1j#8b# word:orthostatic 0Z2#2#1#1#1%2Z1Z2%5%1%3#9#7#b#14%2(2#m
&8#s%45#v&8%5n#z#b#1d%2l#a%d%w#o%4w%4j#f#8m#3u#2o#9q%ey# word:osteopenia 0Y3Z1Z1Z2#3#1#8#2#3#3#4t&5o#6q%11e#4i#uy#a6#pj&k1%qu#al#4fZl4# word:overdose 
0#1#2#1%1#1#4#2#4#5#j#7%m%2ev% word:overweight 0Z1Z3#1Z1Z1#1Z9#17#d#h#oZ39x#il# word:pain 1#1Y4#1Z1#1Z1Z3#2#1#2Z1%1Z1X2Y2Y3Y2Z1Z1Z3#1Z1Z1Y2#1#1X2#4Z1Z
2Y1#1#1#1Z1#2#1#1Z1Z1%3%2Y1Z1Z1#2Y3%1Y8Y1#1Y2Z1#2Z1Z1#3#1Z1Z1#1#1#2#1%1Z2#1Z2%2#7Z1#1#1Z2#1%6#4Z1#4Z3#2%5#7Z5#1Z3%1#5#b#2#1#1#2#2#8#2#1Z1#4Z1%5#2Z2Z2%
f#5Z7#7#2#3%3#4#k#p&9#aZ7#5#3#2#9%9&7#e#6ZdZaZ8#1#1%b#aZq#2#4#d#x#5#f%e#4#5#7#6#4#9#2#t%6#b#nZe#1#k#o#1#w#aZ5%x#2w#e%6#cY6%l#5#h#5#7%12%3#9%b%12%g%a#z
%e#b#18#16#nY2%i%6%52#14%e#s%g#c#b%p&7%z&6%8Za#9#76#m#22#29#3k%z&1m#7#45#3g#5b#3n#1dZdp#16#1pl#10s#5u# word:palpitation 1Z1Z1Zb#4#3#6#6#b#18# word:pho
tophobia 0#1#1Z1#1%4#1Z1Z1#1#1#1%1#3#5#1Z1#a#6#c#n%m#l#e#66#p3&8u%3w#63#1c0# word:positionalvertigo 0Z2#2%3#e#3#2#1n#1#t%6#1t%52#p%37#1v%73% word:post
coital 0#1#1Z1#2#1%2#f%2%q%h% word:pregnant 0Z1Y1Y1Z1Z1Z1Z2#1Z2#1Y3Z3Z3Z1Y3Z1#6Z3Z9#7%4#4Z5#3#1%1j#2j#23#3%8s#3t#2n#3y#1t#p#a#2r#2o#1#7#1x#47# word:ps
ychotic 0#1#1Y1#1#1Z3#1Z1#1#1#1#1Z2%2Z2%3%2%2Z1Z2#2Z3%2#4Z4#6#c#3#2#6#2#f%7%2x#11#5d%63%fl%j8%1b%iZc4#26#5a%1e%89#dl# word:rash 2Z1#5#3Z2#2Z2Z1Z3Z4Z3%
2#3#9Zc#6#9#1#1#3#6#7#1Zb#5#15Z2#10#2k#f#1Zw#13Z15Zki# word:rectalbleed 22m# word:redflagback 0#1#2%2#1#z#4# word:retention 3Z1ZaZ2#2Z4Z2#e#7#7#v#s#1v
%2o#u#mr#6g#eo#29#37#26# word:sciatica 0#1#3#2#2#2Z1#2%1Z1#2Z2&5Zk#9Z1#8#3#k#b#l%2#2#c#c#15#g%5%2s%t%31#39#6e#6#ko#16#13#9yZ177# word:seizure 0Y1Y1Z1Z
1Z4Z1#1#2Y1Z1Z1#3Z4Z1Zc#7Zj#9zZ1rZ23Z word:selfharm 0Y1Y1Z1Z1Z1Z1Zx#c#9# word:shoulder 1Z20# word:sideeffect 0#1#5#1Z1#1Z3%1#1#3#1%4#1Z3#1Z2Z1#1Z1#1#1
Z1#1%1#2Z1Z1#2#4Z6%1#1Z2#1#3#3#6%2%e#2%4%1#2Zo#6#8#g%7&7#3#a%1b#3z#6#5%19#11#2a#z%b%38#q%1j%f#49#o#1b#2d%13#p#4w#2b#9a#4d#34#k2#f# word:skin 0#1%3%1#c
#j%a#s#d# word:sleepproblem 0#1#3#3#1#5#1Z4#3#1#4Z1e#r#3c#31#5i#rr#17#qh#9j# word:smoking 0Y1Z1Y1Y2Z1Z1#1Z1Z2#2X1Y7Y1#1Z3Y1#5Y5Z7Z1Z5ZbZ2Y1#2Y8#d#aZcZ
iZc#dZ44&j#b#a%2u%f#4z#2p#3#1y#1f7#6v#2x# word:snoring 1Z1#1#2Z2#5#1#7#7#4#1%3#16# word:sputum 1#1Z4%2#4#1#6%2#1#8#e%6#1#2&i#2l#131#5d# word:stiff 7#2
%2#6Z4#1#7#5#1#1Z8#9#5#z#w#15#1h#13#2i#61#1x#4m#2f#8q#2ya# word:stress 0%1#1Y1Z1Z1#1%1&1%1&1#1#1#1#1%2#3Z1Z1Z1%1Z2Z1Z1Z5Z1%6#2%1%2%8#c%d#4#3#19#8#4#h%
2%28%s#w%4b%1x%ga% word:sudden 0#1#2#1#4#1#2#1#1#3Z3#9#1#2#2#1#1#9#c#b#s#4r#2e#25# word:suicidal 0#1#1Z1#1#1#1#1Z1#1#1#1#1Z1Z1#1%1Z2%3Z1#1%2%1#4Z1#4#2
Z7#7#1#g#b#2#1#o#d%e%v#36#1d#a#39#i#4v%39#10#4m%e#23%2x%1#f#z#1h#v%b#a%c#8q%t#1i#e#3i#bb#3u#e2#2q% word:swallowing 4#2#3Z3%4#4#2Z1#2#k#i#1d#m%h#14m#13
x#18h#1in# word:sweating 1#7#1#4#5#3%9Z7Z13%1c% word:swelling 0#2#1#2#2Z2Z1#1#2#2Z1#1Z2&2Z1Z2#2Z2#4#8#1#1%2#a#b#e#2#1#9#1#e#b#e#e#2#p%19%f#v#1b%3#d#3#
2w#p#2k#18#75#3t#1a#6o#1b#21#e#5t#39#m1#9#6q# word:syncope e#4Z5#2#h#13#1h8ZetZfcZ word:throat g#4# word:tickbite 0Z1Y1Z1Y2Z1Z4Zo#9# word:tinnitus 0#1
#1Z1#1Z1#1#2%1%9%3#1#2%3%1Z5#5Zd#j%t#85%52#1oc# word:toe 0#1#1#3#7% word:tooth 1Z2Y2Z1#1#1Z1Z1Z1Y2#1#1#1Y1#3Z1#3Z1Z3Z7#3Ym#y#l#fu#pZ6m# word:tremor c#
59#7s#qc# word:uricacid 0X2Z3Z2Z word:vaccine 4Z3Z1Z3Z1#1Z1Z1Z2Z2Z5Z5Z1Z4Z3Z1Z2Z2#1Z1Z1#1%1Y1Z1#1#5#1#1Z2Z1Z3Z4%6#4#7Z1#3Z3#1#6#4#3#6#5Za#9#1c#1d#o#42
#1b#4#3w#j#1o#7#15#q#29#4r#k#3#3#i#1b%1#4%2#o%19#32#4g#m#1i#5#69#2#1g#q#f#11#ej# word:vagina 0#3#1#1#5#2#6%1#1#8#17#bd#ad#t#3#it#r4#1np#6r# word:vagin
aldischarge 3#1#2Z4#1%4#3#2#3#10#c#bd#ad#jp#4lZwc#2y# word:vertigo 2Z1Z2Z1#4Y2#2#c#2#4Z1#5#2#1c#8#cd#m#3w#7l#33# word:visionloss 0#2#1Z4%3#1#1i%1g#4% 
word:vomit 1#6Z2Z1#2#6#1#2#7Z2#2Z1Z2Z4Z4#2#2Z3#6Z5#1#5#1Z3%3#e#4#1%d#2#1g#1a#2p#6d#2p#l#f#c#19Z1w#o#1l#3t#4e#n#3bZi4#6dZ56#26# word:weak 0#1#1#1Z1%1#1
Y2Z1Z1%1#2Z1Z5#2#3#1Z2#3#2#9#6#1#5%1%6#2#7#5#m%8#y#11# word:weakstream 0#1#2#1%1#1#2#6#1#b#y% word:weightgain 0Z2Z1Z4#3#5#2#1Z3Z1Z9%3f% word:weightlos
s 0#3Z1Z3#2#3#1Z1Z2#1#1#2#1Z7Z3%7Z4#f#4Z1#8#5#4Z3Z4#4#3#3#7#aZ1%1#9#a%5#f&u%p%b%4h#a#8#7c#12#cf#3e#g#6#j#13#2u#e0#12#6g#5e#e6# word:wound 0#7#1#1#1%1%
1#1#1Z1Z5#7Z1#a#1Z3#cZ1#4#aZ1Z1#4#c#2#2#8#6#26#13#37%3r%11Z69Z3Z9kZ40Z72%3x%8%2t%7eZ
`,
}
