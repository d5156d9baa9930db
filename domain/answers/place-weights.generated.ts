// Learnt by eval/answers/learn-places.ts; not written by hand.
export const SHOWN_WEIGHTS: readonly number[] = [
  0.5501, -0.4552, -0.128, 0.4142, 1.581, 0.6811, 0.1087, 0.761, -0.0695, 0.4276, -0.4428, -0.0628,
  1.5083, 1.0634, 0.8751, -0.1166, -0.0241, -0.2571, 0.2748, -0.2651, 0.8394, 1.2641, 0.0534, -0.3587,
  0.424, -0.5526, -0.4672, 0.7987, 1.3972, 1.1549, 1.4002, 2.8611, 0.0848, 1.5379, 0.0086, 0.829,
  0.0712, -1.3425, -0.0985, 0.3313, -0.3398, -0.0204, 0.2202, -0.6231, 2.0589, -0.2158, -1.7321, 0.6363,
]
export const NONE_WEIGHTS: readonly number[] = [
  2.9379, 1.0974, 0.4061, 0.5039, 0.4043, -0.3733, 1.4936, 1.4716, 0.2084,
]
export const ANSWERED_WEIGHTS: readonly number[] = [
  -0.4664, 0.1543, -0.094, -0.1094, 0.4232, -0.1625, 0.3602, 0.1415, -0.0593, -0.1076, 0.0921, -0.8292,
  -0.1662, 0.0604, 0.1381, -0.2842, 0.1263, 0.0977, 0.0661, 0.0687, 0.0554, 0.001, 0.0575, 0.0627,
  0.2388, 0.0101, 0.0134, 0.3036, 0.2252, 0.011, 0.1582, -0.0582, -0.1535, 0.3817, -0.1158, 1.9215,
  2.4258, 0.3636, 0.2597, -0.2782, 0.5235, 0.3839, -0.025, 0.1338, -0.6589, 1.377, 0.1172, 0.8566,
  -0.0669, 0.2849, -0.1066, 0.5137, -0.0084, 0.1171, 0.1675, 0.1026, -0.0232, 0.1948, 0.288, -0.0931,
  0.5833, 0.2671, 0.2335, 0.749, 0.0477, 0.2454, 0.3284, 0.9826, 0.5332, 0.6833, 1.1765, -0.0676,
  -0.3771, 0.1152, 0.0537, 0.0962, -0.8896, -0.0265, 0.065, 0.0627, 0.2508, 0.0508, 0.3754, -0.3939,
]
export const ANSWERED_BIAS = -1.1719
/** Read by pair-weights.ts, which tells how they are written. */
export const PAIRS = {
  keys: `
m:joiner <m:joiner m:opener s:clinician <m:opener <s:clinician <m:asks m:number s:patient m:timeWord m:copula <m:copula m:firstPerson <s:patient m:sym
ptom <m:question <m:number m:thirdPerson m:body <m:symptom <m:thirdPerson <m:firstPerson <m:timeWord m:negation <m:body <m:secondPerson m:refuse m:que
stion <m:negation m:unit topic:medicine m:secondPerson m:finding m:course m:drug <topic:medicine <m:refuse m:observes <m:finding m:planCue m:takes <m:
drug m:opensCondition m:past <m:course m:diagnosis m:start m:asks <m:takes <m:backchannel <m:planCue m:filler <m:opensCondition <m:unit m:no <m:start 
m:future <m:diagnosis m:frequency <m:observes m:backchannel <s:unknown topic:sidehand s:unknown <m:yes <m:past m:yes m:correction m:social <m:social t
opic:colour <m:filler <m:future m:smallTalk m:advice <m:no m:procedure topic:diagnosis <m:procedure m:test <m:advice <topic:colour topic:onsetcourse <
topic:sidehand m:assessmentCue m:reaction <m:correction m:vital topic:dose <m:frequency m:measure m:examCue <topic:diagnosis m:given <m:reaction m:sto
p m:uncertain <m:smallTalk <topic:onsetcourse topic:duration m:doseForm topic:regimen <topic:duration <m:test m:event topic:dosage topic:age m:conditi
on topic:discontinue <m:assessmentCue <m:vital m:normal m:left c:fever <word:pain c:blood topic:morningtime topic:appetite m:right <m:measure m:kin to
pic:bloodtest <m:examCue topic:evening <c:pain <m:condition <k:moment topic:family <m:hypothetical <m:drugClass <m:given <m:stop <m:normal <topic:appe
tite c:leg topic:commence <m:event <topic:discontinue <c:fever <topic:dose <topic:normalfinding topic:painrelief m:drugClass <c:blood topic:warning to
pic:weight m:animal topic:yesterday <k:length <m:doseForm c:pain m:diet <topic:stool m:contact topic:stopped fold:dagen word:pain topic:normalfinding 
<m:animal topic:antibiotic <m:diet <m:function <topic:painrelief topic:stool topic:started m:nothing topic:time <topic:morningtime <topic:age topic:ni
ghttime topic:howoften c:rash topic:administer topic:onset <c:leg m:hypothetical fold:siden topic:temperature <m:right <topic:dosage <topic:warning m:
function <topic:bloodtest <topic:evening <topic:stopped <topic:weight fold:venstr <topic:antibiotic topic:replace <m:contact stem:vens word:red <topic
:nighttime <c:belly c:urine stem:morg topic:antiinflam <m:uncertain topic:constitutional topic:trigger stem:hver topic:followup topic:living topic:siz
e <m:kin <topic:commence <topic:onset <topic:temperature c:swelling m:greeting stem:it's topic:consider topic:pyrexia <topic:family m:referral topic:a
llergies topic:blood topic:referral <fold:siden <topic:constitutional <topic:lungs <topic:stomach c:belly fold:morgen m:denyPlan m:route topic:stomach
 topic:swapped topic:walking word:bleed <topic:drip stem:minu <topic:pyrexia c:nose stem:one stem:uker stem:veck topic:allergy topic:mass topic:nsaidg
roup word:belly <c:urine <topic:blood <word:bleed c:arm m:otherPerson topic:hereditary topic:spouse <topic:administer topic:bloodthinner topic:drip to
pic:sleep word:rash <topic:antiinflam fold:ingen stem:natt stem:ring <topic:allergy <topic:regimen <word:fever stem:halv topic:children topic:increase
dose topic:renalfunction word:fever <topic:feeding <topic:species stem:sen topic:exanthema topic:regularly topic:steroid <c:rash <fold:ingen <topic:wa
lking c:sleep fold:minute m:imaging topic:bpmedicine topic:lump topic:udder topic:work <m:otherPerson <topic:nsaidgroup <topic:trauma c:ear topic:trea
tment <c:arm <topic:children <topic:treatment <topic:udder <topic:diet fold:tablet stem:time topic:diet topic:feeding topic:imaging topic:rashes topic
:species topic:urine <k:count <m:allergy <word:injury c:tooth m:allergy stem:spis topic:oedema word:swelling <m:denyPlan <m:referral <topic:bloodpress
ure <topic:referral c:nsaid topic:postpone word:hand word:nsaiduse <m:fluid <stem:natt <topic:heart <topic:localisation <topic:replace <topic:urine <w
ord:belly <word:leg m:followUp stem:side topic:decreasedose topic:defecation topic:injection topic:worrying <fold:feber <stem:hver <word:nsaiduse c:se
izure topic:micturition word:lump <c:palpitations <c:work <fold:tablet <topic:allergies <topic:spouse <topic:time <word:red c:poison fold:vekor m:exam
Start stem:sepo stem:tabl topic:alcoholuse topic:continue topic:contraindicate topic:fluidintake topic:tomorrow <c:nsaid <stem:ring <stem:smer <topic:
followup <topic:regularly <topic:sleep <topic:started c:head c:work fold:forst stem:day topic:brother topic:certificates topic:creatinine topic:friend
 word:injury word:leg <c:ear <fold:dagen <stem:mang <stem:sen <topic:bloodthinner <word:fatigue c:eye c:vomiting m:both m:lower stem:døgn stem:have to
pic:advice topic:bloodpressure topic:exercise <c:eye <c:period <c:vomiting <m:examStart <m:greeting <m:route <topic:driving <topic:howoften <topic:liv
ing <topic:tobaccouse <topic:work <topic:yesterday c:back c:palpitations stem:smer stem:uger topic:abnormalfinding topic:alcohol topic:quarterudder to
pic:seizures topic:thursday word:ear word:fatigue <c:tired <m:continue <m:left <m:nothing <topic:alcoholuse <topic:calvingbirth <topic:defecation <top
ic:smoking <topic:swapped c:steroid fold:hoyre fold:tere's stem:blod stem:høyr topic:drinking topic:followorder topic:monday topic:vaccines <c:drive <
topic:bpmedicine <topic:imaging <topic:occupation <topic:vaccination c:wound fold:feber fold:forsto fold:kloka m:prognosis m:raise topic:friday topic:
genderage topic:localisation topic:lungs topic:pus topic:reviewing <c:seizure <stem:day <stem:halv <stem:it's <stem:tabl <topic:mass <word:neck fold:k
loken fold:night fold:tvise stem:twic stem:week stem:неде topic:anxiousness topic:diabetesmedicine topic:emergencies topic:headache topic:hearing topi
c:heartmedicine topic:occupation topic:severity word:cough <c:allergic <c:back <fold:mange <fold:vaksin <m:openingQuestion <m:prognosis <stem:sepo <to
pic:fluidintake <topic:menses <topic:micturition <topic:pulse <topic:vaccinated c:drive stem:hold topic:bonecalcium topic:constipation topic:rinsing t
opic:saturday topic:sweats word:head <c:nose <c:steroid <k:amount <stem:hele <stem:like <stem:står <topic:advice <topic:calving <topic:continue <topic
:fatigue <topic:hereditary <topic:lump <topic:steroid c:cough fold:blodtr fold:temper fold:timer k:length m:admin m:fluid stem:tror stem:uke topic:ben
efit topic:kidney topic:pulse topic:tobaccouse topic:tremor word:sweating word:wound <c:sleep <fold:penisi <topic:emesis <topic:exercise <topic:offspr
ing <topic:thursday <word:head <word:vomit c:dizzy fold:hojre fold:kveld fold:lordag fold:таблет m:continue m:device stem:førs stem:hele stem:højr ste
m:kun stem:like topic:anxiety topic:bloods topic:father topic:heart topic:physical topic:surgery word:back word:eye <c:swelling <c:tooth <fold:medisi 
<fold:tere's <k:person <stem:blod <stem:one <topic:increasedose <topic:injection <topic:reviewing <word:eye <word:rash <word:vaccine c:allergic c:ches
t c:liver fold:kanskj fold:magen stem:begy stem:bit stem:man stem:star topic:calvingbirth topic:debt topic:limbs topic:mobility <c:cough <drug:penicil
lin <fold:begynt <fold:venstr <stem:spis <topic:alcohol <topic:drinking <topic:emergencies <topic:friend <topic:postpone <topic:seizures <topic:severi
ty <topic:trigger condition:D83 drug:diklofenak drug:penicillin fold:begynt fold:blodpr fold:inget m:child stem:puls topic:adherence topic:admission t
opic:asneeded topic:dizziness topic:improved topic:kidneyfailure topic:lowered topic:offspring topic:tooth word:numb word:toe <c:head <fold:right <fol
d:tat's <fold:vekor <m:child <m:followUp <stem:vens <topic:breastfeeding <topic:exanthema <topic:genderage <topic:hearing <topic:itching <topic:menstr
ual <topic:quarterudder <topic:size <topic:tomorrow <topic:tremor drug:ibuprofen fold:penisi fold:spist fold:tat's stem:bror stem:he's stem:legg stem:
tiss topic:doac topic:eardrum topic:expectation topic:inpatient topic:opioid topic:rhinorrhoea topic:stiffness topic:surgicalplan topic:urineoutput to
pic:vomiting word:glucosehigh word:night word:nose <c:breathless <c:high-pressure <drug:paracetamol <fold:hjerte <fold:morgon <m:imaging <m:raise <ste
m:all <stem:begy <stem:veck <topic:followorder <topic:intravenous <topic:scouring <word:back <word:cough <word:ear <word:glucosehigh <word:immobil c:t
ravel fold:don't fold:kvelde fold:ringer fold:sinse fold:sluta fold:tenker k:moment m:sickLeave stem:off stem:sinc stem:раза topic:attitude topic:depr
essedmood topic:notneeded topic:potassium topic:selfmedication topic:sicklist topic:sunday topic:trauma word:immobil word:stiff word:warm <fold:alergi
 <fold:blodtr <fold:gamel <fold:night <k:side <stem:godt <stem:tank <topic:benefit <topic:cancer <topic:glucose <topic:kidney <topic:opioid <topic:pep
ticulcer <topic:surgery <topic:tooth <word:hand <word:smoking condition:A92 drug:levotyroksin fold:aften fold:mornin fold:start fold:starte fold:torsd
a fold:потом stem:i've stem:morn stem:sitt stem:vand topic:better topic:cancer topic:cause topic:contraceptive topic:glucose topic:gums topic:itching 
topic:liver topic:malaise topic:mother topic:pruritus topic:smoking topic:stitches topic:thyroxine topic:wound word:calf word:constipation word:itch w
ord:migrainesigns word:smoking word:thyroxine word:uricacid word:vaccine <c:dizzy <c:throat <condition:A98 <drug:atorvastatin <fold:aldrig <fold:morge
n <fold:smerte <m:admin <stem:fjor <stem:hjer <stem:jobb <stem:kalv <stem:minu <stem:morg <stem:oppk <topic:better <topic:cancers <topic:cleaning <top
ic:contraindicate <topic:dizziness <topic:gestation <topic:neutering <topic:parasites <topic:pus <topic:renalfunction <topic:specimen <topic:sweats <t
opic:worrying <word:alcohol <word:cholesterol <word:discharge <word:sudden <word:tooth c:fear c:fracture c:high-pressure drug:furosemid drug:paracetam
ol fold:alopur fold:august fold:fredag fold:kreati fold:maske fold:round fold:veks stem:far stem:fjor stem:pill stem:uka stem:рвот topic:cleaning topi
c:dizzy topic:emesis topic:limping topic:school topic:sister topic:specimen topic:weekendday word:finger word:runnynose <c:travel <c:wound <fold:hojre
 <fold:magen <fold:minute <fold:presur <fold:tilbak <fold:torsda <k:medicine <stem:bort <stem:bp <stem:højr <stem:puls <stem:tror <topic:admission <to
pic:antidepressant <topic:consider <topic:diarrhoea <topic:pillows <topic:pregnancy <topic:statin <topic:vaccines <word:mouth <word:swelling c:breathl
ess c:constipation c:sad c:skin c:statin c:throat drug:allopurinol fold:bekaus fold:fortse fold:hjerte fold:kalsiu fold:right fold:sekund fold:smerte 
fold:tidlig fold:tilbak fold:vondt stem:brun stem:dygn stem:numm stem:oppk stem:rødt stem:små stem:sted topic:antidepressant topic:august topic:boxres
t topic:calving topic:cancers topic:crp topic:driving topic:function topic:goutdrug topic:inhaled topic:iron topic:loopdiuretic topic:milkyield topic:
oral topic:pregnancy topic:sleepposition topic:tuesday topic:ultrasound topic:visualdisturbance topic:worse topic:xray word:alcohol word:contraception
 word:headache word:mouth <c:liver <c:poison <c:skin <condition:A92 <condition:T90 <drug:levotyroksin <fold:atorva <fold:blodpr <fold:forst <fold:kvel
d <fold:ringer <fold:vondt <m:both <stem:alle <stem:avfø <stem:bra <stem:gul <stem:i've <stem:katt <stem:kjør <stem:man <stem:uker <stem:ест <topic:ac
einhibitor <topic:anorexia <topic:attitude <topic:decreasedose <topic:energy <topic:history <topic:hoof <topic:improved <topic:limping <topic:prognosi
s <topic:raised <topic:rinsing <topic:saturday <topic:thyroxine <topic:travel <word:lump <word:sweating <word:thyroxine <word:warm c:tired fold:altid 
fold:kanske fold:klokan fold:manade fold:manede fold:mange fold:numer fold:skrive fold:vaksin fold:недели stem:crp stem:gong stem:i'll stem:kvar stem:
lame stem:prøv stem:runt stem:slut stem:står stem:прав topic:anaesthesia topic:calciumblocker topic:culture topic:deteriorated topic:history topic:hoo
f topic:hooves topic:insurance topic:october topic:stairs topic:sutures topic:swollenlegs topic:tender topic:travel topic:vaccinated word:anxiety word
:chest word:discharge word:tooth word:vertigo word:vomit <c:statin <condition:D86 <drug:ibuprofen <fold:hoyre <fold:krampe <fold:sproyt <fold:start <k
:often <m:lower <stem:bein <stem:fint <stem:he's <stem:høyr <stem:par <stem:star <stem:ночь <topic:anaesthetised <topic:benzodiazepine <topic:cramps <
topic:dizzy <topic:doac <topic:friday <topic:heartmedicine <topic:hooves <topic:physical <topic:rashes <topic:sleepposition <topic:stay <topic:vomitin
g <word:gland <word:knee c:period condition:T90 drug:amlodipin drug:prednisolon fold:bege fold:every fold:forgar fold:mandag fold:morgon fold:predni f
old:saret fold:sider fold:veker fold:venste fold:vere fold:красна fold:ничего fold:перепо fold:после fold:тогда m:judged stem:begg stem:bort stem:fort
 stem:full stem:i'd stem:i'm stem:mang stem:mist stem:når stem:pakk stem:pres stem:puss stem:uge stem:vent stem:voks stem:väns stem:посл stem:прош ste
m:тогд topic:arb topic:breastfeeding topic:breed topic:infection topic:pepticulcer topic:purpose topic:raised topic:referring topic:topical topic:trav
elplans topic:vaccination topic:wednesday word:bigtoe word:breathless word:knee word:neck <c:tetanus <drug:p-piller <fold:don't <fold:lordag <fold:sva
rt <fold:tankar <fold:tanker <fold:tankjo <fold:varje <stem:alt <stem:fine <stem:host <stem:pain <stem:stop <stem:tage <stem:varj <topic:blistering <t
opic:complication <topic:creatinine <topic:diabetesmedicine <topic:expectation <topic:father <topic:infection <topic:insurance <topic:nameofperson <to
pic:naming <topic:price <topic:surgicalplan <word:arm <word:chills <word:cramp <word:itch <word:night <word:numb <word:stiff c:diarrhoea c:kindergarte
n condition:R80 drug:apiksaban drug:meloksikam fold:hodepi fold:huden fold:langti fold:leger fold:liksom fold:seter fold:siter fold:spiser fold:tats f
old:tomrer fold:vaten fold:голова fold:утром fold:четвер stem:all stem:augu stem:days stem:døde stem:glas stem:helg stem:host stem:stod stem:that stem
:year stem:втор stem:лет stem:этаж topic:biting topic:diuretic topic:dressing topic:fasting topic:gestation topic:hematuria topic:homecare topic:migra
ines topic:mood topic:parasites topic:price topic:prognosis topic:recurrence topic:saturation topic:sputum topic:subcutaneous word:cholesterol word:ea
rwax word:face word:frontneck word:gland word:nausea word:skin <c:pregnant-said <condition:D83 <condition:N72 <condition:W96 <fold:aften <fold:antibi 
<fold:eterby <fold:hjelpe <fold:kloken <fold:levaks <fold:mandag <fold:mornin <fold:slaet <fold:taler <fold:tenkt <fold:tink <fold:давлен <m:device <m
:identifier <stem:brys <stem:hund <stem:i'm <stem:look <stem:morn <stem:nye <stem:når <stem:scan <stem:smär <stem:один <topic:acidreducer <topic:anaes
thesia <topic:betablocker <topic:bloods <topic:breed <topic:combinedpill <topic:diuretic <topic:hemoglobin <topic:kidneyfailure <topic:livingsituation
 <topic:notneeded <topic:oral <topic:pruritus <topic:pupils <topic:retainedplacenta <topic:somnolence <topic:spray <topic:stiffness <topic:thyroidtest
 <topic:vaginaldischarge <word:finger <word:legedema <word:vertigo c:faint c:sport c:warfarin condition:D72 condition:D86 condition:N89 condition:S98 
drug:losartan drug:metformin drug:metylfenidat fold:blod fold:dagar fold:ederko fold:fordi fold:frokos fold:gangen fold:hepati fold:holder fold:influe
 fold:kontro fold:ksylit fold:levaks fold:liten fold:liter fold:metfor fold:normal fold:pulsen fold:sedan fold:she's fold:stedet fold:tankjo fold:tyge
gu fold:ultral fold:vanlig fold:venter fold:завтра m:sign stem:aura stem:bli stem:bra stem:fing stem:godt stem:gul stem:half stem:hjer stem:kald stem:
kalv stem:kant stem:katt stem:køre stem:måsk stem:nok stem:rett stem:rygg stem:seda stem:she' stem:stop stem:svet stem:vatt topic:asthma topic:certifi
cate topic:cramps topic:diabetes topic:fractures topic:hemoglobin topic:liverenzymes topic:livingsituation topic:longtermsugar topic:march topic:memor
yloss topic:mri topic:nameofperson topic:outdoor topic:paraesthesia topic:phone topic:ppigroup topic:radiating topic:spray topic:statin topic:tubes to
pic:urinetest topic:urticaria topic:weightloss word:burning word:cramp word:dry word:exertion word:fattyfood word:hives word:lowhb word:weightloss <co
ndition:W11 <drug:tetanus <fold:aldri <fold:arbejd <fold:avfori <fold:borjad <fold:bryste <fold:daglig <fold:manede <fold:mensen <fold:naten <fold:nor
mal <fold:operer <fold:p-pile <fold:rygen <fold:spiser <fold:starte <fold:temper <fold:timer <fold:trode <fold:tvise <fold:veight <fold:veks <fold:you
rse <fold:давно <fold:отекаю <fold:приним <fold:утром <stem:ben <stem:bit <stem:fall <stem:i'd <stem:kor <stem:liv <stem:mens <stem:nakk <stem:opka <s
tem:rosa <stem:rygg <stem:side <stem:svar <stem:twic <stem:tänk <stem:varm <stem:vel <stem:vent <stem:væsk <stem:давн <stem:корм <stem:ноги <topic:ant
iplatelet <topic:asthma <topic:debt <topic:eczemas <topic:insured <topic:liver <topic:memoryloss <topic:mucosa <topic:neutered <topic:nodes <topic:oed
ema <topic:potassium <topic:reliever <topic:skullinjury <topic:sleepaid <topic:swallowed <topic:tender <topic:thrombosis <topic:urineoutput <topic:wou
nd <word:anxiety <word:chest <word:contraception <word:dry <word:headinjury <word:joint <word:pill <word:pregnant <word:runnynose <word:throat c:pregn
ant-said c:weak-side condition:N71 fold:aldrig fold:apotek fold:atorva fold:fjerde fold:gerne fold:ingent fold:kalium fold:klinik fold:lofter fold:los
art fold:medisi fold:metnin fold:munen fold:overst fold:parafi fold:rygen fold:septem fold:sondag fold:styken fold:tredje fold:назад fold:неделю m:asN
eeded stem:alle stem:coli stem:ene stem:fine stem:heil stem:hånd stem:lill stem:løft stem:mor stem:nerv stem:oper stem:prov stem:rull stem:tag stem:te
nn stem:vet stem:væsk stem:well stem:скор topic:acidreducer topic:anaesthetised topic:antimalarial topic:antiplatelet topic:benzodiazepine topic:cost 
topic:dyspepsia topic:equipment topic:fracture topic:growing topic:intravenous topic:neutering topic:ointment topic:paw topic:sleepaid topic:stimulant
 topic:swallowed topic:uterus topic:withdrawalperiod word:anus word:arm word:fracturesign word:lowmood word:meniscus word:pollen word:throat word:tong
ue <c:diarrhoea <c:sport <c:warfarin <drug:metformin <drug:metylfenidat <drug:warfarin <fold:begynd <fold:driker <fold:famili <fold:fredag <fold:gange
n <fold:handle <fold:hoster <fold:ingent <fold:jober <fold:konser <fold:metfor <fold:mjolka <fold:skjelv <fold:skrive <fold:taber <fold:tenker <fold:v
anlig <fold:varede <fold:привив <stem:barn <stem:bed <stem:bil <stem:bind <stem:bror <stem:conc <stem:halt <stem:have <stem:i'll <stem:kref <stem:lige
 <stem:ligg <stem:prøv <stem:rund <stem:sidd <stem:глаз <stem:неде <stem:рвот <topic:abnormalfinding <topic:abscesses <topic:asthmas <topic:brother <t
opic:cost <topic:declined <topic:dressing <topic:dyspnoea <topic:eardrum <topic:examination <topic:fungal <topic:grading <topic:lenses <topic:lowered 
<topic:monday <topic:recurrence <topic:school <topic:score <topic:stimulant <topic:topical <topic:uterus <topic:weightloss <topic:xray <word:anus <wor
d:breathless <word:dysuria <word:exertion <word:foot <word:lowhb <word:migrainesigns <word:nose <word:retention <word:skin <word:weak <word:wound <wor
d:wrist c:insurance drug:butorfanol drug:morfin drug:salbutamol drug:tetanus drug:warfarin fold:alergi fold:almind fold:bakter fold:binyre fold:darlig
 fold:dereft fold:faste fold:feriti fold:fjerne fold:furiks fold:giver fold:henger fold:inan fold:koker fold:komet fold:kvarte fold:lile fold:litle fo
ld:lover fold:lungen fold:maven fold:monday fold:nesten fold:onsdag fold:piler fold:pungen fold:puser fold:samen fold:sjuksk fold:sover fold:sukers fo
ld:sunday fold:tiser fold:varas fold:vegen fold:vejret fold:ventol fold:voltar fold:приход fold:резать fold:слева fold:справа fold:темпер stem:bil ste
m:both stem:daga stem:flyt stem:förs stem:glem stem:grøn stem:hals stem:halt stem:hard stem:hela stem:hård stem:inna stem:klar stem:komm stem:land ste
m:lys stem:metn stem:mind stem:miss stem:once stem:papp stem:par stem:pung stem:samm stem:sett stem:sidd stem:somm stem:søst stem:tid stem:ute stem:va
nn stem:varm stem:vart stem:vejr stem:volt stem:våra stem:него stem:отек stem:слев topic:bladder topic:cornea topic:declined topic:drops topic:dyspnoe
a topic:incising topic:insured topic:light topic:mucosa topic:nausea topic:nodes topic:pillows topic:preventer topic:sensation topic:september topic:s
trokes topic:syncope topic:visitother word:crackles word:dipstick word:groin word:heatintol word:heel word:migratingpain word:pregnant word:syncope wo
rd:testis word:weak <c:chest <c:fear <c:fracture <c:new-mother <condition:S10 <drug:acetylsalisylsyre <drug:lidokain <fold:alkoho <fold:behand <fold:b
etre <fold:diare <fold:forten <fold:friday <fold:frukos <fold:gamal <fold:heter <fold:hovede <fold:hurtin <fold:kastre <fold:kvel <fold:langti <fold:l
eger <fold:liten <fold:lysken <fold:magesa <fold:muskel <fold:naken <fold:narkos <fold:pupile <fold:reager <fold:sedan <fold:skade <fold:skriv <fold:s
tyken <fold:teler <fold:tredje <fold:tryk <fold:veker <fold:мысли <fold:недели <fold:ночью <fold:резать <fold:сегодн <fold:таблет <m:asNeeded <stem:bl
ød <stem:börj <stem:drop <stem:glem <stem:grei <stem:gøre <stem:hand <stem:hej <stem:hel <stem:hjem <stem:hold <stem:hul <stem:kløe <stem:kost <stem:k
var <stem:lamb <stem:let <stem:lung <stem:lysk <stem:mage <stem:mor <stem:mælk <stem:nok <stem:off <stem:poo <stem:pres <stem:pust <stem:reag <stem:se
da <stem:somm <stem:tell <stem:tid <stem:tænk <stem:uke <stem:vet <stem:боль <stem:лежа <stem:пока <topic:anxiousness <topic:arb <topic:asneeded <topi
c:bladderrelax <topic:childcare <topic:contraceptive <topic:diabetes <topic:drops <topic:fracture <topic:gums <topic:homecare <topic:inpatient <topic:
lavage <topic:membranes <topic:milkyield <topic:parasiticide <topic:paw <topic:ppigroup <topic:rhinorrhoea <topic:sister <topic:suicidality <topic:sun
day <topic:therapy <word:abscess <word:adhdsigns <word:breast <word:burning <word:fracturesign <word:fungus <word:headache <word:murmur <word:muscle <
word:nausea <word:suicidal c:sputum condition:H81 condition:T85 condition:W78 drug:lidokain fold:bakspe fold:behand fold:benen fold:direkt fold:driker
 fold:flingo fold:forsek fold:friday fold:gardin fold:gonger fold:gront fold:harnal fold:hiner fold:holdt fold:hosten fold:kontak fold:kropen fold:lov
es fold:meloks fold:mindst fold:mobile fold:never fold:oktobe fold:presur fold:seler fold:soster fold:sproyt fold:storta fold:svulna fold:sygeme fold:
synes fold:uregel fold:veske fold:алерги fold:месяц fold:посмот fold:прошло m:otherAnimal m:unknown stem:bind stem:blå stem:blød stem:boks stem:bp ste
m:bæsj stem:cell stem:clos stem:datt stem:fall stem:fint stem:fram stem:gøre stem:hinn stem:hörs stem:let stem:lukt stem:lung stem:munn stem:mykt stem
:møkk stem:nest stem:none stem:rød stem:sikk stem:skif stem:sto stem:stå stem:svar stem:syg stem:syne stem:tida stem:tung stem:verr stem:vore stem:wax
 stem:äter stem:året stem:корм stem:ночь stem:сказ stem:упал topic:alopecia topic:bodycondition topic:childcare topic:complication topic:coronary topi
c:diarrhoea topic:gliflozin topic:grading topic:lymphadenopathy topic:membranes topic:menses topic:nasalsteroid topic:neutered topic:sight topic:ssrig
roup topic:stay topic:wellcontrolled word:ankle word:armpit word:curtain word:doublevision word:retention word:rib word:shoulder word:sudden <c:kinder
garten <c:sad <condition:N89 <drug:sertralin <fold:almind <fold:bilen <fold:drop <fold:finger <fold:greit <fold:halsen <fold:hodet <fold:ipren <fold:k
aten <fold:kidney <fold:kontor <fold:langso <fold:loper <fold:manade <fold:menstr <fold:panodi <fold:prosta <fold:prover <fold:provet <fold:psykol <fo
ld:round <fold:senast <fold:sertra <fold:she's <fold:skala <fold:skaner <fold:snegle <fold:spist <fold:sprojt <fold:steder <fold:tough <fold:vatpin <f
old:veger <fold:вдохну <fold:вобще <fold:колете <fold:ослабл <fold:после <fold:справа <m:judged <m:unknown <stem:back <stem:bag <stem:bild <stem:bli <
stem:blå <stem:dygn <stem:døgn <stem:ene <stem:fisk <stem:flyt <stem:förr <stem:følg <stem:førs <stem:hay <stem:helg <stem:kun <stem:lys <stem:mind <s
tem:røyk <stem:sena <stem:send <stem:seng <stem:she' <stem:sker <stem:slut <stem:spik <stem:tenn <stem:timm <stem:tom <stem:uka <stem:urin <stem:vekt 
<stem:week <stem:втор <stem:кров <stem:посл <stem:прош <topic:antiepileptic <topic:catheter <topic:christmas <topic:crp <topic:depressedmood <topic:dy
spepsia <topic:equipment <topic:fractures <topic:hormone <topic:illicit <topic:inhaled <topic:iron <topic:lethargy <topic:longtermsugar <topic:lymphad
enopathy <topic:migraines <topic:mood <topic:mother <topic:outdoor <topic:phone <topic:preventer <topic:prostate <topic:ssrigroup <topic:stairs <topic
:stitches <topic:travelplans <topic:urinetest <topic:wellcontrolled <topic:withdrawalperiod <topic:worse <word:baby <word:drugs <word:highbp <word:hip
 <word:lifting <word:testis <word:tongue c:burn c:tetanus condition:A98 condition:D75 condition:K86 condition:N72 drug:acetylsalisylsyre drug:atorvast
atin drug:deksametason drug:fluniksin drug:oksytetrasyklin drug:omeprazol fold:amoksi fold:bagers fold:blodsu fold:broter fold:daglig fold:dupet fold:
elikvi fold:enhete fold:feberf fold:femte fold:forsik fold:frisk fold:gamle fold:gipsen fold:grader fold:gravid fold:grun fold:heart fold:heilt fold:h
erpes fold:hoger fold:kafe fold:kaldt fold:kjot fold:kvel fold:kvelen fold:magesa fold:maler fold:minut fold:misten fold:morfin fold:morges fold:neder
s fold:negati fold:nesen fold:neste fold:nyrene fold:oksyte fold:omkrin fold:prover fold:retels fold:sliper fold:spring fold:stabil fold:staend fold:s
tolen fold:stoped fold:storeb fold:tenkte fold:tiden fold:timar fold:tiset fold:toast fold:traper fold:trode fold:tuesda fold:vatpin fold:ve'l fold:ve
kend fold:virker fold:von't fold:vouldn fold:больни fold:вдохну fold:диклоф fold:много fold:недель fold:ослабл fold:седьмо stem:alt stem:bag stem:bak 
stem:bang stem:blær stem:bytt stem:både stem:börj stem:cirk stem:dose stem:drop stem:dråp stem:dupp stem:eat stem:frem stem:förr stem:gang stem:grun s
tem:gråt stem:hand stem:hund stem:jab stem:kilo stem:kjør stem:kjøt stem:kløe stem:kost stem:kælv stem:ligg stem:mad stem:mars stem:mens stem:mælk ste
m:nakk stem:nede stem:oil stem:omkr stem:paus stem:roll stem:røyk stem:salt stem:sekr stem:seng stem:stol stem:såg stem:tenk stem:timm stem:tål stem:u
tsa stem:vekt stem:vått stem:боль stem:вес stem:жена stem:один stem:пью stem:реза stem:стал stem:чист topic:aceinhibitor topic:antifungal topic:bladde
rrelax topic:blurred topic:examination topic:february topic:fungal topic:heartsound topic:hypersalivation topic:infectious topic:menstrual topic:namin
g topic:prescribing topic:reliever topic:somnolence topic:thiazide topic:topicalsteroid word:bradykinesia word:chills word:crphigh word:foot word:fung
us word:hairloss word:legedema word:lifting word:muscle word:nail word:resolved <c:fungus <c:suicide <condition:A76 <condition:F93 <condition:K90 <con
dition:R96 <drug:aglepriston <drug:ksylometazolin <drug:metadon <drug:oksykodon <fold:blod <fold:borjar <fold:didn't <fold:engang <fold:fals <fold:fem
te <fold:forsek <fold:forsto <fold:forsvi <fold:fule <fold:halvt <fold:halvti <fold:hemogl <fold:huden <fold:kalium <fold:kalsiu <fold:kanser <fold:ka
se <fold:kastet <fold:katete <fold:kolesk <fold:korer <fold:kropen <fold:kvelde <fold:ligend <fold:lying <fold:metado <fold:midag <fold:migren <fold:m
indre <fold:nata <fold:nesesp <fold:neste <fold:numer <fold:oksyno <fold:patk <fold:pelets <fold:positi <fold:predni <fold:pregna <fold:samen <fold:se
nder <fold:sengen <fold:sete <fold:seter <fold:sider <fold:skifte <fold:skjed <fold:snake <fold:sover <fold:spiste <fold:staend <fold:stolen <fold:sto
ped <fold:storta <fold:tener <fold:tradol <fold:trot <fold:tungpu <fold:urinen <fold:varas <fold:алерги <fold:болит <fold:вечеро <fold:глаза <fold:гов
ори <fold:диклоф <fold:инсули <fold:кровь <fold:сахар <m:sickLeave <m:sign <stem:blöd <stem:børn <stem:crp <stem:dra <stem:eat <stem:gang <stem:gir <s
tem:good <stem:half <stem:halm <stem:hals <stem:hela <stem:hit <stem:hot <stem:hånd <stem:jab <stem:järn <stem:kass <stem:kjem <stem:klar <stem:knud <
stem:kons <stem:lame <stem:legg <stem:leve <stem:lill <stem:lægg <stem:løs <stem:mad <stem:mamm <stem:mat <stem:munn <stem:ord <stem:pell <stem:red <s
tem:risk <stem:rull <stem:samm <stem:senk <stem:sett <stem:sitt <stem:sjøl <stem:skad <stem:slo <stem:slår <stem:små <stem:sted <stem:stol <stem:svag 
<stem:såda <stem:time <stem:vore <stem:våra <stem:well <stem:year <stem:ønsk <stem:вес <stem:лет <stem:ногу <stem:реза <stem:часа <stem:чем <topic:adh
erence <topic:august <topic:bonecalcium <topic:colics <topic:decongestant <topic:deteriorated <topic:glaucomas <topic:hallucinations <topic:headache <
topic:light <topic:limbs <topic:mri <topic:nausea <topic:neutropenia <topic:opiateweak <topic:palpitations <topic:paraesthesia <topic:plan <topic:purp
ose <topic:rectal <topic:referring <topic:sicklist <topic:sorethroat <topic:strokes <topic:subcutaneous <topic:sun <topic:swollenlegs <topic:thyroid <
topic:visitother <topic:vitamins <word:bigtoe <word:calf <word:dipstick <word:groin <word:heartburn <word:nodes <word:penis <word:vaginaldischarge <wo
rd:weightloss condition:F73 condition:K78 condition:L76 condition:S10 drug:apomorfin drug:detomidin drug:kortison drug:malarone drug:olive_oil drug:pa
ntoprazol fold:alkoho fold:anenhv fold:ankles fold:apiksa fold:apomor fold:avdeli fold:bekenb fold:bilen fold:blodet fold:blodni fold:dater fold:depre
s fold:derfor fold:efterm fold:famili fold:farlig fold:fingre fold:foren fold:forige fold:forut fold:fule fold:halsen fold:halter fold:halvti fold:hba
1k fold:henter fold:henvis fold:hjelpe fold:hjorne fold:hogre fold:hornhi fold:hovede fold:hoven fold:inders fold:juret fold:kalva fold:kase fold:keto
ne fold:kortis fold:kulen fold:kvalm fold:langfi fold:langso fold:legen fold:malaro fold:mareva fold:mase fold:mensen fold:mindre fold:mised fold:mkmu
ra fold:monts fold:muskel fold:muskle fold:naken fold:naten fold:navlen fold:neselu fold:noting fold:ojnene fold:omgang fold:operer fold:panodi fold:p
aper fold:parase fold:patk fold:pilern fold:pneumo fold:poser fold:positi fold:pufs fold:refluk fold:rontge fold:rundt fold:senga fold:sikert fold:ska
ner fold:slipom fold:steder fold:taler fold:tenkt fold:tining fold:tort fold:tryk fold:tugumi fold:vakner fold:varer fold:veight fold:years fold:yelov
 fold:вчера fold:инсули fold:марган fold:однои fold:послед fold:пятниц fold:сегодн fold:сказал fold:скоре fold:суток fold:шатает stem:arr stem:back st
em:dry stem:dyr stem:fald stem:fast stem:fin stem:föru stem:gaml stem:gir stem:grad stem:gång stem:hel stem:hent stem:hjør stem:hoft stem:hopp stem:ho
ur stem:hæng stem:høst stem:ibux stem:ica stem:kaff stem:kamp stem:kone stem:krem stem:look stem:low stem:lysk stem:mage stem:mamm stem:mass stem:midt
 stem:namn stem:nat stem:navl stem:new stem:nog stem:noth stem:näst stem:nål stem:pell stem:puff stem:rest stem:rund stem:scan stem:ses stem:spik stem
:stig stem:stir stem:søvn stem:tage stem:tek stem:test stem:till stem:tom stem:tømr stem:vel stem:virk stem:vågn stem:væk stem:want stem:øver stem:вче
р stem:ест stem:одна stem:шата topic:aggravating topic:antiemetic topic:antiepileptic topic:asthmas topic:atrialfibrillation topic:colics topic:contac
t topic:easter topic:energy topic:fatigue topic:hayfever topic:hypoglycaemia topic:ketoses topic:leukocyte topic:opiateweak topic:rectal topic:score t
opic:sorethroat topic:thyroid topic:vitamins word:baby word:coil word:contactrash word:heartburn word:highbp word:hip word:joint word:reddrum word:sci
atica word:seizure word:skull word:thigh word:vulva <c:burn <c:sputum <condition:K86 <condition:K94 <condition:R81 <condition:S87 <condition:Y77 <drug
:butorfanol <drug:deksametason <drug:enalapril <drug:insulin <drug:medetomidin <drug:meloksikam <drug:metotreksat <drug:morfin <drug:pantoprazol <drug
:prednisolon <drug:tramadol <fold:astma <fold:august <fold:bakbei <fold:bange <fold:bedre <fold:bege <fold:benet <fold:binder <fold:blak <fold:bloder 
<fold:blodni <fold:botle <fold:brorsa <fold:butorf <fold:dagar <fold:darlig <fold:dater <fold:deksam <fold:doser <fold:eating <fold:foder <fold:forlen
 <fold:fornoy <fold:forsik <fold:fortse <fold:fraga <fold:glukos <fold:gonore <fold:haler <fold:heart <fold:heler <fold:inget <fold:insuli <fold:intra
v <fold:juret <fold:kreati <fold:kreft <fold:kremer <fold:kristm <fold:kvarte <fold:langt <fold:lavet <fold:liksom <fold:lile <fold:litle <fold:livet 
<fold:mangle <fold:maten <fold:medeto <fold:metaka <fold:metnin <fold:metotr <fold:morges <fold:muskle <fold:nesten <fold:never <fold:operat <fold:ove
rga <fold:paken <fold:pulsen <fold:pusten <fold:rektal <fold:reter <fold:rorer <fold:royker <fold:sadan <fold:samboe <fold:savler <fold:sekund <fold:s
eler <fold:she'd <fold:siter <fold:skjer <fold:slekte <fold:slutar <fold:somere <fold:sondag <fold:spend <fold:stabil <fold:steril <fold:syster <fold:
tanleg <fold:tiser <fold:trampa <fold:trenge <fold:tryker <fold:tursda <fold:urinst <fold:vejer <fold:vere <fold:vhat's <fold:второи <fold:дермат <fol
d:лекарс <fold:ложку <fold:молоко <fold:назад <fold:назнач <fold:неделю <fold:ничего <fold:плотна <fold:послез <fold:слева <stem:astm <stem:bak <stem:
bang <stem:bedr <stem:begg <stem:both <stem:datt <stem:drar <stem:død <stem:eine <stem:far <stem:farv <stem:fin <stem:fing <stem:flad <stem:fort <stem
:full <stem:gjev <stem:gong <stem:grad <stem:hear <stem:hell <stem:hoft <stem:hour <stem:kalk <stem:kant <stem:kill <stem:kiss <stem:krem <stem:kul <s
tem:kælv <stem:köpt <stem:mass <stem:metn <stem:mund <stem:mærk <stem:new <stem:numm <stem:nytt <stem:oil <stem:okej <stem:plas <stem:prov <stem:resa 
<stem:rest <stem:rett <stem:rødt <stem:satt <stem:savl <stem:sikk <stem:sjå <stem:skif <stem:slik <stem:sov <stem:spol <stem:sukk <stem:syg <stem:tek 
<stem:test <stem:tiss <stem:top <stem:træt <stem:tørr <stem:uge <stem:uger <stem:valp <stem:vand <stem:vann <stem:vint <stem:viss <stem:voic <stem:äta
 <stem:äter <stem:вста <stem:ложк <stem:прав <stem:раза <stem:слев <stem:чист <topic:anxiety <topic:atrialfibrillation <topic:biopsies <topic:certific
ate <topic:certificates <topic:companion <topic:coronary <topic:ctscan <topic:elizabethan <topic:hearingloss <topic:heartsound <topic:heat <topic:hype
rsalivation <topic:hypertension <topic:incising <topic:intramuscular <topic:lungfunction <topic:malaise <topic:nasalsteroid <topic:paresis <topic:pneu
monia <topic:radiating <topic:saturation <topic:selfmedication <topic:sulfonylurea <topic:sutures <topic:tuesday <topic:wednesday <word:allergicreacti
on <word:diarrhea <word:earwax <word:elbow <word:eyelid <word:frontneck <word:heatintol <word:lowmood <word:nightsweat <word:seizure <word:toe <word:u
ricacid condition:K94 condition:R96 condition:W11 drug:amitriptylin drug:amoksicillin drug:amoksicillin-klavulansyre drug:budesonid drug:dikloksacilli
n drug:doksysyklin drug:ferrosulfat drug:hydroklortiazid drug:insulin drug:jod drug:medetomidin drug:metoklopramid drug:perindopril drug:vitamin_c fol
d:akting fold:alvedo fold:ansigt fold:antibi fold:astma fold:bageft fold:bagved fold:bakbei fold:begynd fold:behove fold:benken fold:bilyd fold:borste
 fold:borta fold:borte fold:broren fold:brorsa fold:buler fold:dengan fold:didn't fold:dognet fold:domose fold:dusken fold:ekstra fold:enhet fold:eter
pa fold:faktis fold:falder fold:februa fold:fenylb fold:finger fold:fleste fold:gjek fold:gjore fold:glemte fold:glukos fold:grater fold:gravhu fold:h
anda fold:heler fold:hemato fold:hender fold:hojer fold:horte fold:hours fold:hungri fold:huvude fold:hvite fold:indtil fold:insida fold:ipren fold:it
king fold:kalvni fold:kan't fold:klear fold:krysta fold:landed fold:laret fold:lavet fold:least fold:levere fold:ligeso fold:ligner fold:lobet fold:lu
fta fold:mama fold:marmor fold:mastse fold:medeto fold:melken fold:nata fold:nesta fold:niende fold:oksyge fold:opgave fold:ordent fold:orene fold:pan
top fold:pelets fold:pints fold:plaste fold:pleier fold:radio fold:rodmun fold:sadan fold:savler fold:sekret fold:should fold:sigare fold:skarp fold:s
kifte fold:slutad fold:snaket fold:snaps fold:sprek fold:stinke fold:stofsk fold:stripe fold:svamp fold:svier fold:teler fold:tepet fold:tilbag fold:t
ink fold:tomoro fold:trimet fold:tromeh fold:tryket fold:tumen fold:tungt fold:turned fold:tursda fold:typisk fold:udslet fold:underk fold:urinsy fold
:utslet fold:vater fold:vejede fold:vejer fold:verfte fold:болит fold:больше fold:давлен fold:единиц fold:зубног fold:как-то fold:калии fold:лучше fol
d:минут fold:обморо fold:перинд fold:плотна fold:плохо fold:размер fold:рулем fold:станет fold:стула k:count k:person m:identifier stem:barn stem:bein
 stem:ben stem:bor stem:brys stem:børs stem:ennå stem:fjer stem:fråg stem:gel stem:gips stem:gjev stem:gjør stem:good stem:gout stem:grei stem:gule st
em:hvit stem:hör stem:høgr stem:jern stem:kass stem:kjem stem:kjen stem:korn stem:labb stem:lang stem:lett stem:lign stem:lita stem:lost stem:luft ste
m:låg stem:mand stem:marm stem:next stem:opka stem:oppe stem:per stem:pint stem:pip stem:plan stem:plei stem:pust stem:påsk stem:pøls stem:redd stem:r
yst stem:rött stem:savl stem:sex stem:sida stem:skål stem:smok stem:smär stem:snap stem:sond stem:sove stem:steg stem:stiv stem:sukk stem:såda stem:ta
rm stem:tell stem:toe stem:torr stem:tumm stem:turn stem:tänk stem:tørr stem:ugen stem:ung stem:urin stem:utsl stem:veka stem:verf stem:voic stem:vägd
 stem:våd stem:våkn stem:øjet stem:быва stem:глаз stem:дава stem:еды stem:зубн stem:кажд stem:лучш stem:мед stem:меня stem:нее stem:пил stem:пила stem
:стан stem:ходи topic:abscesses topic:anorexia topic:antipsychotic topic:betablocker topic:bowel topic:consent topic:ctscan topic:dysphagia topic:horm
one topic:immunosuppressant topic:inrvalue topic:intramuscular topic:ironsupply topic:lenses topic:moodstabiliser topic:parasiticide topic:plan topic:
thrombosis topic:thyroidtest topic:vaginaldischarge word:abscess word:breast word:carpal word:diarrhea word:dysuria word:lowerbelly word:manyjoints wo
rd:murmur word:onesided word:penis word:pill word:sputum word:stress word:thumb word:tremor word:wrist <condition:K75 <condition:S18 <condition:S77 <c
ondition:W78 <condition:X78 <condition:X92 <drug:diklofenak <drug:kortison <drug:malarone <drug:naproksen <drug:omeprazol <drug:ramipril <drug:salbuta
mol <fold:aforin <fold:albyl <fold:alder <fold:ambula <fold:avmask <fold:babins <fold:bageft <fold:bakat <fold:balen <fold:bedove <fold:beinet <fold:b
ekaus <fold:blive <fold:blodfo <fold:brok <fold:dosen <fold:ederko <fold:enalap <fold:every <fold:faktis <fold:faldet <fold:ferdig <fold:flaske <fold:
flyta <fold:foderi <fold:fodsel <fold:foren <fold:forsva <fold:forut <fold:fotryg <fold:frisk <fold:gafata <fold:gerne <fold:gonger <fold:grader <fold
:henvis <fold:histor <fold:hjorne <fold:hodepi <fold:hogre <fold:holder <fold:humore <fold:huvude <fold:hvide <fold:imovan <fold:inan <fold:infekt <fo
ld:joba <fold:kanter <fold:kaster <fold:kjerte <fold:kjore <fold:klamyd <fold:klart <fold:kloka <fold:klokan <fold:knet <fold:kontra <fold:kortis <fol
d:kostar <fold:koster <fold:ksylit <fold:leafle <fold:lever <fold:linser <fold:liter <fold:livmod <fold:malaro <fold:maler <fold:maned <fold:melken <f
old:merker <fold:monday <fold:morfin <fold:munen <fold:mykje <fold:naprok <fold:nesefl <fold:njurve <fold:noting <fold:nyran <fold:ojnene <fold:orerne
 <fold:parase <fold:please <fold:pleter <fold:pulse <fold:pungen <fold:ramipr <fold:reflek <fold:riktig <fold:riner <fold:rodme <fold:rumpan <fold:run
dt <fold:ryger <fold:samtid <fold:saret <fold:sedasj <fold:sinse <fold:sliper <fold:sluta <fold:sonen <fold:spring <fold:spruta <fold:stedet <fold:ste
roi <fold:stivkr <fold:sukers <fold:tender <fold:testik <fold:tey're <fold:tiden <fold:time <fold:tiset <fold:tita <fold:torfod <fold:tramad <fold:uds
tae <fold:underk <fold:underl <fold:ve'l <fold:vegen <fold:vekan <fold:vekten <fold:venta <fold:veske <fold:viktig <fold:yterst <fold:аптеке <fold:бол
ьше <fold:бывает <fold:весит <fold:встает <fold:голова <fold:изжога <fold:капли <fold:кормит <fold:красно <fold:курите <fold:месяц <fold:немног <fold:
обезво <fold:плохо <fold:потом <fold:правая <fold:правил <fold:пьете <fold:слабос <fold:четвер <m:reassurance <stem:affø <stem:alat <stem:bajs <stem:b
akå <stem:blek <stem:bliv <stem:boks <stem:cirk <stem:dead <stem:døde <stem:fald <stem:falt <stem:fler <stem:fri <stem:förs <stem:föru <stem:gaml <ste
m:ger <stem:god <stem:gran <stem:gris <stem:grop <stem:gång <stem:hei <stem:help <stem:hind <stem:humö <stem:husk <stem:hvid <stem:håll <stem:høgr <st
em:ibux <stem:imov <stem:inna <stem:itj <stem:kniv <stem:komm <stem:kone <stem:korn <stem:lins <stem:lita <stem:lite <stem:løft <stem:malk <stem:mark 
<stem:merk <stem:midd <stem:midt <stem:mykj <stem:mår <stem:noth <stem:nyra <stem:ones <stem:oper <stem:per <stem:plea <stem:plet <stem:pung <stem:ren
 <stem:rinn <stem:rump <stem:rytm <stem:räkn <stem:røde <stem:rødm <stem:same <stem:sent <stem:sinc <stem:skal <stem:skyl <stem:slak <stem:slå <stem:s
ort <stem:spru <stem:spør <stem:stå <stem:sved <stem:säg <stem:søvn <stem:tann <stem:tenk <stem:tida <stem:titt <stem:ung <stem:ustø <stem:vart <stem:
voks <stem:vänt <stem:åben <stem:дела <stem:желт <stem:мама <stem:немн <stem:пьет <stem:сказ <stem:счит <topic:antimalarial <topic:biting <topic:bodyc
ondition <topic:dryskin <topic:dysuria <topic:emptying <topic:fasting <topic:grandparent <topic:growth <topic:gutsounds <topic:hematuria <topic:hernia
s <topic:immunosuppressant <topic:melena <topic:moodstabiliser <topic:pallor <topic:pasture <topic:petechiae <topic:reflex <topic:sensation <topic:sep
tember <topic:sputum <topic:topicalsteroid <topic:tubes <topic:visualdisturbance <word:bradykinesia <word:coldintol <word:hairloss <word:heel <word:he
rnialump <word:hotflush <word:lowerright <word:orthopnea <word:pale <word:palpitation <word:panic <word:scales <word:skull <word:sputum <word:stickyey
e <word:stress <word:sunspots <word:syncope <word:tabletsmisuse c:fungus condition:K75 condition:L91 condition:L96 condition:R78 condition:S18 conditi
on:S87 condition:X78 condition:X92 condition:Y77 drug:acetylcystein drug:bendroflumetiazid drug:desogestrel drug:fenylbutazon drug:hydrokortison drug:
levetiracetam drug:metotreksat drug:olanzapin drug:p-piller drug:simvastatin drug:tikagrelor drug:zopiklon fold:alvays fold:ambula fold:anfald fold:ba
kom fold:bange fold:bedre fold:begyne fold:bere fold:betyr fold:bilede fold:blive fold:bolus fold:broken fold:bryste fold:byter fold:daught fold:degre
s fold:deksam fold:diasep fold:diklof fold:doren fold:faldt fold:fasten fold:flaske fold:forsta fold:fortni fold:gamel fold:grat fold:halvt fold:handl
e fold:hands fold:hardt fold:haseln fold:heder fold:helga fold:heter fold:hevede fold:hodet fold:hogst fold:honing fold:hostar fold:hyta fold:jordno f
old:kalde fold:kartof fold:kiger fold:klamyd fold:knude fold:koming fold:konsen fold:kontra fold:kvart fold:kyling fold:ladan fold:lader fold:let's fo
ld:livet fold:lukter fold:lunges fold:malign fold:malte fold:manad fold:maned fold:mavesa fold:meste fold:metaka fold:metotr fold:midag fold:mjolka fo
ld:mormor fold:moving fold:mulig fold:muntli fold:narkos fold:novemb fold:omepra fold:onsker fold:operas fold:paser fold:pause fold:pibend fold:plastr
 fold:polen fold:polser fold:pulse fold:pusten fold:ribein fold:ringe fold:rolig fold:saturd fold:sentyl fold:seta fold:shiver fold:sidan fold:sides f
old:simvas fold:sita fold:site fold:skala fold:skrev fold:skriv fold:skul fold:skulde fold:slimhi fold:slute fold:smiter fold:somnen fold:spids fold:s
piste fold:sprojt fold:spruta fold:standi fold:stile fold:stinge fold:storet fold:straig fold:strale fold:svet fold:sykmel fold:syrene fold:tiende fol
d:tirsda fold:torfod fold:troede fold:trot fold:tumor fold:uanset fold:udandi fold:udstae fold:unders fold:ungefe fold:vagner fold:varje fold:veka fol
d:vekan fold:venta fold:veteri fold:vhite fold:vinter fold:viste fold:vitami fold:you've fold:амлоди fold:амокси fold:будем fold:бывает fold:вечеро fo
ld:воздух fold:даваит fold:двадца fold:десны fold:желто- fold:кошке fold:красно fold:крови fold:месяца fold:мысли fold:нельзя fold:огород fold:перед f
old:полдня fold:правое fold:препар fold:прошу fold:пульс fold:сначал fold:снимке fold:суботу fold:судоро fold:тремор fold:узелок fold:ходит fold:хорош
о fold:чистое stem:ankl stem:astm stem:bed stem:bedr stem:bety stem:bild stem:bolu stem:bord stem:bowl stem:degr stem:door stem:ear stem:egg stem:ert 
stem:farv stem:feed stem:fett stem:frå stem:gris stem:gulv stem:hann stem:hedd stem:hej stem:hit stem:hjem stem:honn stem:hæld stem:högs stem:inni ste
m:jobb stem:juli stem:keto stem:kigg stem:know stem:knud stem:kona stem:kont stem:kor stem:kul stem:känn stem:lad stem:last stem:lavt stem:leg stem:le
t' stem:leve stem:lige stem:lip stem:list stem:lite stem:ljus stem:lopp stem:lyde stem:låda stem:lægg stem:maj stem:mann stem:melk stem:migr stem:morm
 stem:nye stem:nytt stem:ost stem:pass stem:past stem:plas stem:poll stem:pus stem:ran stem:rein stem:resa stem:risk stem:rota stem:røde stem:sand ste
m:satt stem:send stem:sige stem:sköt stem:slak stem:slo stem:smit stem:snør stem:sofa stem:sovn stem:spid stem:spru stem:stel stem:sur stem:sänk stem:
sätt stem:sætt stem:søm stem:tape stem:tepp stem:tiny stem:titt stem:tjej stem:tænk stem:uans stem:varj stem:vint stem:viss stem:vita stem:vänt stem:v
ær stem:whit stem:ønsk stem:ванн stem:водк stem:гной stem:десн stem:дума stem:капа stem:маза stem:мясо stem:нача stem:носа stem:пить stem:плох stem:по
ка stem:сено stem:случ stem:снач stem:трет stem:узи stem:час stem:язвы topic:addiction topic:bronchitis topic:companion topic:coughmedicine topic:gran
dparent topic:growth topic:hallucinations topic:hearingloss topic:ineffective topic:july topic:laxative topic:lethargy topic:may topic:melena topic:ne
rveagent topic:november topic:orthostatic topic:osteoarthritis topic:paresis topic:pasture topic:petechiae topic:psychosis topic:scouring topic:social
 topic:stress topic:sun topic:weightgain word:blackstool word:elbow word:greensputum word:hematuria word:hernialump word:memory word:molechange word:m
orningstiff word:oaxray word:palpitation word:sorethroat word:tabletsmisuse word:vaginaldischarge word:wheeze word:worms <c:constipation <c:weak-side 
<condition:D72 <condition:K78 <condition:S16 <condition:S79 <condition:T92 <condition:W12 <condition:X11 <drug:allopurinol <drug:amlodipin <drug:amoks
icillin <drug:buprenorfin <drug:fenoksymetylpenicillin <drug:fluralaner <drug:karprofen <drug:losartan <drug:oksazepam <drug:olive_oil <drug:propofol 
<drug:saltvann <fold:abner <fold:abses <fold:adrena <fold:alopur <fold:amlodi <fold:anenhv <fold:apent <fold:around <fold:atgerd <fold:bajsar <fold:ba
kter <fold:behove <fold:bere <fold:bildet <fold:binge <fold:bjork <fold:blereb <fold:bogen <fold:boksen <fold:bomul <fold:borte <fold:bupren <fold:byt
er <fold:deket <fold:deler <fold:direkt <fold:dognet <fold:dropar <fold:drukit <fold:egene <fold:elektr <fold:enhete <fold:eterpa <fold:fere <fold:fer
iti <fold:fingre <fold:fjerde <fold:fladt <fold:flural <fold:foflek <fold:fordi <fold:foreby <fold:forkam <fold:forsta <fold:fortal <fold:fortel <fold
:forvir <fold:foten <fold:gafel <fold:gamle <fold:glemt <fold:grun <fold:grund <fold:gulvet <fold:halen <fold:halsba <fold:halter <fold:haret <fold:he
der <fold:helen <fold:henden <fold:henger <fold:hepati <fold:heregu <fold:hjerta <fold:hofta <fold:hoger <fold:honsen <fold:hosta <fold:hosten <fold:h
ov's <fold:hovedp <fold:hunden <fold:ibland <fold:ilamae <fold:imens <fold:isn't <fold:jernet <fold:kan't <fold:kanskj <fold:karens <fold:kater <fold:
kest <fold:ketone <fold:kjoles <fold:kjorer <fold:klarer <fold:klear <fold:klinik <fold:kniven <fold:koker <fold:koklad <fold:kolest <fold:komet <fold
:konsta <fold:ksylok <fold:kulen <fold:later <fold:leder <fold:lengde <fold:lengre <fold:leverp <fold:lober <fold:lofter <fold:loftet <fold:loking <fo
ld:lukter <fold:lumps <fold:lungen <fold:lymfek <fold:malker <fold:mama <fold:manen <fold:manga <fold:mase <fold:maske <fold:meloks <fold:mening <fold
:merked <fold:metare <fold:mindst <fold:mislyd <fold:mistan <fold:nagons <fold:neders <fold:nedsat <fold:nitrit <fold:novemb <fold:ojenla <fold:olive 
<fold:onsdag <fold:onske <fold:operas <fold:opet <fold:orden <fold:oynene <fold:period <fold:poder <fold:point <fold:presis <fold:propof <fold:reker <
fold:rimady <fold:rontge <fold:rotegi <fold:sakte <fold:satura <fold:selepr <fold:senkni <fold:serlig <fold:sidet <fold:sikert <fold:sirka <fold:sjuks
k <fold:skrev <fold:skrike <fold:skuldr <fold:skyge <fold:slagit <fold:slakte <fold:slep <fold:sliket <fold:snaker <fold:snaket <fold:soker <fold:sory
 <fold:stanar <fold:standi <fold:stat <fold:stelkr <fold:stik <fold:stink <fold:stofsk <fold:stoper <fold:stund <fold:svagt <fold:sveder <fold:svert <
fold:svider <fold:svimel <fold:teikn <fold:tenkte <fold:tils <fold:timar <fold:tirsda <fold:trapa <fold:trek <fold:treke <fold:trist <fold:tromeh <fol
d:truket <fold:trying <fold:turen <fold:tvivl <fold:tydeli <fold:tyker <fold:undsky <fold:uregel <fold:urinfo <fold:urinsy <fold:utflod <fold:valper <
fold:vanlat <fold:varan <fold:varme <fold:vaten <fold:vater <fold:vatfor <fold:vejrtr <fold:venste <fold:verst <fold:vhite <fold:vhole <fold:videre <f
old:viker <fold:virker <fold:viste <fold:vitami <fold:vokser <fold:voltar <fold:vrite <fold:yester <fold:алкого <fold:больно <fold:вещест <fold:вместе
 <fold:голосо <fold:гормон <fold:делали <fold:детски <fold:записы <fold:значит <fold:зрачок <fold:иногда <fold:камни <fold:кого-н <fold:которы <fold:к
реати <fold:лидока <fold:лучше <fold:мигрен <fold:начина <fold:недель <fold:нормал <fold:обратн <fold:остави <fold:отдает <fold:отличн <fold:первог <f
old:плечо <fold:поверн <fold:повтор <fold:позавч <fold:полчас <fold:понятн <fold:послед <fold:приеду <fold:пульс <fold:пятках <fold:рвота <fold:седьмо
 <fold:сердце <fold:сильне <fold:собира <fold:спине <fold:страшн <fold:такои <fold:темпер <fold:терапе <fold:тогда <fold:тонус <fold:хорошо <fold:широ
ки <k:cause <k:name <k:result <m:closing <m:otherAnimal <stem:absc <stem:agd <stem:arm <stem:berr <stem:bier <stem:bing <stem:bled <stem:blær <stem:bl
öt <stem:box <stem:bruk <stem:brun <stem:bytt <stem:båda <stem:både <stem:coli <stem:dekk <stem:dybe <stem:eget <stem:egga <stem:ekg <stem:ennå <stem:
fast <stem:feri <stem:flat <stem:flim <stem:fram <stem:frem <stem:fråg <stem:fælt <stem:færr <stem:gass <stem:glas <stem:glat <stem:glir <stem:gren <s
tem:grun <stem:gult <stem:hedd <stem:hend <stem:heng <stem:hjär <stem:hjør <stem:hopp <stem:how' <stem:huda <stem:hänt <stem:hård <stem:hæl <stem:höst
 <stem:høre <stem:illa <stem:imen <stem:jul <stem:kaff <stem:kigg <stem:kjen <stem:klyp <stem:kne <stem:know <stem:kona <stem:kont <stem:kör <stem:lad
 <stem:land <stem:lang <stem:lav <stem:lik <stem:list <stem:livm <stem:lopp <stem:luft <stem:lugn <stem:lump <stem:lägg <stem:lätt <stem:låst <stem:ma
rs <stem:melk <stem:milk <stem:mus <stem:mykt <stem:mång <stem:mörk <stem:nack <stem:namn <stem:neds <stem:nest <stem:none <stem:näst <stem:nån <stem:
old <stem:oliv <stem:open <stem:pale <stem:pass <stem:peak <stem:pill <stem:psa <stem:pus <stem:puss <stem:rall <stem:rart <stem:regn <stem:rent <stem
:rädd <stem:rätt <stem:röd <stem:rød <stem:sakn <stem:sida <stem:sjuk <stem:sket <stem:skri <stem:slag <stem:slip <stem:slit <stem:slog <stem:släk <st
em:snor <stem:snu <stem:snus <stem:sole <stem:sond <stem:spen <stem:styg <stem:styr <stem:ståt <stem:svak <stem:svid <stem:svær <stem:syns <stem:såg <
stem:sånt <stem:sår <stem:tag <stem:teik <stem:text <stem:till <stem:tris <stem:tråd <stem:tröt <stem:tube <stem:tung <stem:turn <stem:tyck <stem:tål 
<stem:ude <stem:ugen <stem:utsa <stem:vass <stem:vatt <stem:verr <stem:vers <stem:vikt <stem:vin <stem:vita <stem:volt <stem:väl <stem:väns <stem:våt 
<stem:vægt <stem:væk <stem:wara <stem:way <stem:wee <stem:weed <stem:whit <stem:whol <stem:writ <stem:åpen <stem:åren <stem:æder <stem:øje <stem:ømme 
<stem:øyne <stem:виде <stem:дава <stem:дума <stem:едой <stem:задн <stem:знач <stem:зуб <stem:идет <stem:кажд <stem:камн <stem:кашл <stem:кожа <stem:ко
шк <stem:лучш <stem:маза <stem:меня <stem:муж <stem:носа <stem:одна <stem:отда <stem:отек <stem:перв <stem:пила <stem:плеч <stem:плох <stem:прям <stem
:пью <stem:пятк <stem:сено <stem:случ <stem:тогд <stem:хожу <topic:antihistamine <topic:april <topic:blurred <topic:bowel <topic:boxrest <topic:calciu
mblocker <topic:cause <topic:culture <topic:discharged <topic:ecg <topic:function <topic:fur <topic:gallstones <topic:gout <topic:goutdrug <topic:grow
ing <topic:hyperthyroid <topic:incontinence <topic:instructions <topic:loopdiuretic <topic:march <topic:menopause <topic:mobility <topic:nerveagent <t
opic:november <topic:ointment <topic:orthopnoea <topic:otheranimal <topic:prescribing <topic:prevention <topic:progestogen <topic:psychosis <topic:snu
ff <topic:spleen <topic:strength <topic:stress <topic:suicidal <topic:ultrasound <topic:unsatisfactory <topic:weekendday <topic:weightgain <word:acnel
esions <word:armpit <word:blackstool <word:bruising <word:coil <word:confusion <word:crackles <word:dryskin <word:floaters <word:guilt <word:hematuria
 <word:memory <word:meniscus <word:molechange <word:murphy <word:onesided <word:overweight <word:rib <word:thumb <word:wheeze <word:worms c:new-mother
 c:travel-animal condition:A76 condition:D84 condition:D99 condition:K90 condition:P76 condition:S77 condition:S91 drug:adrenalin drug:diazepam drug:e
nalapril drug:enoksaparin drug:fenoksymetylpenicillin drug:gabapentin drug:karprofen drug:ketoprofen drug:metoprolol drug:metylprednisolon drug:midazo
lam drug:oklacitinib drug:propofol drug:saltvann drug:sertralin drug:sumatriptan drug:ацетазоламид fold:adrena fold:aforin fold:aftene fold:alder fold
:alered fold:amer fold:amitri fold:amlodi fold:apelsi fold:apokve fold:arbejd fold:atrief fold:aukar fold:avfori fold:badet fold:bagben fold:bakat fol
d:baken fold:baten fold:bedove fold:behov fold:beter fold:binder fold:binge fold:blak fold:bleia fold:blera fold:blind fold:blodfo fold:blodte fold:bo
jer fold:boksen fold:borjar fold:bryst fold:bukser fold:demode fold:derjem fold:diamok fold:diare fold:disine fold:diskar fold:diskus fold:dobelt fold
:doker fold:doksys fold:drape fold:drik fold:drop fold:drops fold:drukit fold:eftera fold:etiket fold:faren fold:fastle fold:feding fold:fingra fold:f
lanke fold:flek fold:foder fold:fora fold:forben fold:forsva fold:fortal fold:fosfat fold:fourt fold:fraga fold:frame fold:frukto fold:frusen fold:gab
ape fold:gafel fold:garden fold:gjenta fold:glemer fold:gras fold:grunle fold:gruper fold:gulero fold:hagen fold:halsar fold:halvar fold:harlos fold:h
aven fold:havre fold:heile fold:helger fold:helst fold:hemtje fold:henden fold:hevet fold:histor fold:hjertk fold:hofta fold:hoften fold:holde fold:ho
ster fold:hovne fold:hunden fold:hurtin fold:husker fold:ibupro fold:imovan fold:inerst fold:infekt fold:insuli fold:insure fold:intrav fold:intyg fol
d:jobar fold:joben fold:k-vita fold:kalvad fold:kanten fold:kaste fold:kaster fold:kastet fold:kastre fold:kata fold:katen fold:katete fold:kek fold:k
elved fold:kersti fold:kest fold:kinden fold:kisar fold:kjente fold:kjoles fold:klean fold:kloake fold:klumpa fold:klumpe fold:knatre fold:knena fold:
knet fold:knute fold:kodele fold:koket fold:koster fold:krampe fold:kryper fold:kt-ska fold:kvadra fold:kvalme fold:labene fold:lamene fold:langs fold
:langt fold:lebern fold:ledsen fold:leverp fold:levers fold:levert fold:lila fold:listen fold:livmod fold:loftet fold:lopet fold:lukede fold:lunken fo
ld:lymfek fold:lyske fold:lysken fold:magnet fold:malere fold:manen fold:marts fold:maten fold:mediki fold:melano fold:melato fold:melder fold:metal f
old:meter fold:midaso fold:midnat fold:migrai fold:minus fold:moran fold:morse fold:munden fold:myrer fold:naboen fold:nedre fold:nedsat fold:nemere f
old:nertil fold:nerve fold:nesan fold:nesefl fold:nitrit fold:observ fold:ogonen fold:olive fold:omtren fold:operat fold:opkast fold:oregan fold:oskar
 fold:osteop fold:overal fold:peberf fold:pekefi fold:people fold:perfek fold:piper fold:pludse fold:preset fold:prikar fold:propof fold:protei fold:p
rovd fold:proven fold:provet fold:psoria fold:puste fold:puter fold:ramelk fold:reser fold:resten fold:rosten fold:ryker fold:salen fold:saltva fold:s
ane fold:sekond fold:seleta fold:semre fold:sender fold:setled fold:shake fold:sidet fold:siksak fold:sinusr fold:sjete fold:sjuka fold:skalen fold:sk
arpt fold:skidt fold:skjelv fold:skjere fold:skoene fold:skoldk fold:skrek fold:skriva fold:skufen fold:skyge fold:skyle fold:slange fold:slap fold:sl
iker fold:slimet fold:slutet fold:smal fold:snake fold:snoret fold:sobril fold:sofaen fold:somer fold:sonde fold:sory fold:spend fold:stanar fold:stat
 fold:stays fold:stedar fold:steril fold:stirer fold:stope fold:stoper fold:storle fold:streke fold:strese fold:styk fold:sukere fold:surger fold:svar
t fold:svelin fold:svert fold:svulst fold:sykdom fold:symbik fold:tampon fold:tandko fold:tender fold:tenke fold:testet fold:tidleg fold:time fold:tip
ed fold:tird fold:tisa fold:tise fold:tonigh fold:tore fold:tough fold:tredel fold:truket fold:tryker fold:tunga fold:tyge fold:tyger fold:tyndta fold
:uklar fold:underb fold:undsky fold:utdrag fold:vandla fold:veigh fold:vente fold:vhisky fold:viker fold:vist fold:vulva fold:yderst fold:you're fold:
yrsel fold:аптеке fold:арми fold:больно fold:бросил fold:вакцин fold:вместе fold:вобще fold:всегда fold:всего fold:выделе fold:голос fold:гудит fold:д
ержал fold:диабет fold:думал fold:думала fold:живот fold:жидков fold:задние fold:значит fold:капля fold:капсул fold:компот fold:кормом fold:левыи fold
:лидока fold:литра fold:лозарт fold:меньше fold:мерила fold:назнач fold:нормал fold:ночью fold:отдает fold:повыше fold:постоя fold:потеря fold:привив 
fold:пример fold:провер fold:пусть fold:разок fold:розова fold:сахар fold:сгустк fold:скорую fold:совсем fold:спала fold:спине fold:среду fold:стоит f
old:сторон fold:тверды fold:хочетс fold:целая fold:чувств fold:чуть-ч fold:экспре fold:электр stem:affø stem:agd stem:allt stem:app stem:arg stem:arm 
stem:bad stem:bagb stem:bakk stem:bakå stem:ball stem:bank stem:berr stem:blei stem:blås stem:blöd stem:bukt stem:canc stem:cmt stem:cock stem:dato st
em:del stem:derf stem:dokk stem:dra stem:drar stem:dunk stem:dypt stem:dør stem:ekg stem:etik stem:falt stem:fell stem:fiv stem:fles stem:flåt stem:fo
od stem:forb stem:fri stem:frus stem:fyld stem:fyll stem:fælt stem:gal stem:gass stem:ger stem:gets stem:gjen stem:gled stem:gras stem:grey stem:gult 
stem:hadd stem:hakk stem:havr stem:hei stem:hels stem:hem stem:hend stem:heng stem:huda stem:hytt stem:håll stem:hårt stem:hæl stem:høre stem:hørt ste
m:imov stem:inga stem:inne stem:isen stem:itj stem:jabs stem:jul stem:järn stem:ked stem:kiss stem:kneh stem:knut stem:knän stem:knæ stem:kopp stem:ko
rt stem:kryp stem:kutt stem:kvad stem:lagt stem:lamm stem:leav stem:leds stem:lukk stem:lump stem:lunk stem:lägg stem:lår stem:læse stem:løb stem:mart
 stem:mat stem:midn stem:mors stem:mund stem:mærk stem:mørk stem:nabo stem:nedr stem:nemm stem:nesa stem:nyre stem:nån stem:okay stem:okej stem:oliv s
tem:ones stem:open stem:oven stem:pain stem:papi stem:peak stem:pull stem:pump stem:punk stem:read stem:red stem:renn stem:rent stem:road stem:rule st
em:rump stem:rydd stem:rykk stem:röd stem:röst stem:same stem:sena stem:set stem:shak stem:sint stem:sjøl stem:skad stem:skid stem:skin stem:skjæ stem
:slag stem:slik stem:slim stem:slår stem:smul stem:snor stem:snus stem:sov stem:sova stem:stre stem:städ stem:ståt stem:stør stem:svag stem:svak stem:
svid stem:svir stem:svul stem:svår stem:svær stem:sånn stem:sår stem:søtt stem:tack stem:tak stem:tand stem:tank stem:tann stem:tas stem:tea stem:tett
 stem:tipp stem:tolk stem:tro stem:try stem:tröt stem:tub stem:tur stem:tygg stem:valp stem:vass stem:veit stem:vekk stem:vers stem:vrid stem:vulv ste
m:väl stem:vægt stem:walk stem:way stem:we'd stem:weed stem:wrap stem:yder stem:yr stem:ögat stem:ögon stem:örat stem:øre stem:øyne stem:арми stem:вед
р stem:весн stem:вста stem:выше stem:году stem:диаб stem:днем stem:жидк stem:задн stem:звон stem:знач stem:капл stem:капс stem:кошк stem:кров stem:мяг
к stem:нога stem:нос stem:отда stem:плюс stem:прив stem:приш stem:пятк stem:рука stem:руки stem:сижу stem:совс stem:сред stem:стоя stem:трое stem:убир
 stem:уши stem:хват stem:хлеб stem:хожу stem:чай stem:чего stem:чуть topic:alphablocker topic:anaemia topic:biologic topic:biopsies topic:biopsy topic
:blistering topic:bonedensity topic:catheter topic:chestpain topic:combinedpill topic:complaint topic:ecg topic:eczemas topic:emptying topic:gallstone
s topic:heartfailure topic:housing topic:hypertension topic:illicit topic:instructions topic:jaundice topic:lavage topic:lipids topic:minipill topic:p
allor topic:photophobia topic:prostate topic:psoriases topic:psychhistory topic:pupils topic:sideeffects topic:skullinjury topic:snuff topic:sprain to
pic:stafylococcal topic:sublingual topic:therapy topic:tinnitus topic:triptans topic:unsatisfactory topic:urgency word:adhdsigns word:allergicreaction
 word:b12 word:bruising word:chestpressure word:coldintol word:dehydrated word:drugs word:hearingloss word:jaundice word:lowerleft word:orthopnea word
:overweight word:pale word:panic word:tickbite word:tinnitus word:weakstream <c:faint <c:insurance <condition:A85 <condition:D70 <condition:H71 <condi
tion:L76 <condition:L96 <condition:N71 <condition:N88 <condition:P73 <condition:R80 <condition:S70 <condition:S88 <condition:S91 <condition:S98 <condi
tion:T85 <condition:T86 <condition:U71 <condition:X86 <condition:Y85 <drug:amitriptylin <drug:apiksaban <drug:budesonid <drug:diazepam <drug:enrofloks
acin <drug:fenobarbital <drug:fesoterodin <drug:gliklazid <drug:hydrokortison <drug:indakaterol <drug:jerntabletter <drug:jod <drug:ketoprofen <drug:l
amotrigin <drug:melatonin <drug:metamizol <drug:metokarbamol <drug:metoprolol <drug:oklacitinib <drug:oksybutynin <drug:oksytocin <drug:pregabalin <dr
ug:spironolakton <drug:sulfa <drug:sumatriptan <drug:tikagrelor <drug:zopiklon <fold:above <fold:aftene <fold:akurat <fold:alergy <fold:alone <fold:al
tid <fold:amer <fold:anfal <fold:anfald <fold:ankele <fold:ankoms <fold:apokve <fold:armen <fold:aspiri <fold:atak <fold:avdeln <fold:bakre <fold:begy
ne <fold:behov <fold:behovs <fold:bely <fold:benene <fold:benken <fold:bestem <fold:beter <fold:bilyd <fold:bivirk <fold:blamer <fold:blasor <fold:blo
tla <fold:boksar <fold:borjan <fold:boster <fold:boten <fold:bring <fold:broren <fold:brune <fold:brylup <fold:derfor <fold:desver <fold:dobelt <fold:
dosis <fold:drikev <fold:dropin <fold:eftera <fold:efterb <fold:eksem <fold:ekspla <fold:epilep <fold:eventu <fold:faldt <fold:farlig <fold:farven <fo
ld:fasten <fold:feater <fold:fenoba <fold:fibrin <fold:fingra <fold:fisken <fold:fjerne <fold:fleste <fold:fodryg <fold:folels <fold:folger <fold:fore
ar <fold:forgar <fold:forige <fold:forkol <fold:forsok <fold:friske <fold:gjek <fold:glikla <fold:golvet <fold:granen <fold:grense <fold:ground <fold:
hagen <fold:handbo <fold:handsk <fold:hardt <fold:headak <fold:heavy <fold:heile <fold:heime <fold:helga <fold:henter <fold:herind <fold:hevede <fold:
hevet <fold:hiner <fold:hjerne <fold:hjerts <fold:holde <fold:hopar <fold:horer <fold:hormon <fold:hornhi <fold:horse <fold:hostar <fold:hoste <fold:h
ours <fold:hoven <fold:hoyrer <fold:hurtig <fold:huske <fold:hydrok <fold:ibupro <fold:ihjel <fold:influe <fold:inhold <fold:inside <fold:instea <fold
:joints <fold:journa <fold:kafe <fold:kalde <fold:kalve <fold:kanged <fold:kersti <fold:kindte <fold:kisar <fold:kjeven <fold:klostr <fold:klumpa <fol
d:klumpe <fold:knapt <fold:knehas <fold:knogle <fold:kofe <fold:kokola <fold:kombin <fold:koming <fold:komit <fold:kompre <fold:kontin <fold:koper <fo
ld:kough <fold:krypto <fold:kvalm <fold:kvart <fold:kvelen <fold:lager <fold:lamotr <fold:lampe <fold:landin <fold:langfi <fold:lately <fold:leave <fo
ld:legeva <fold:lenger <fold:levere <fold:lidoka <fold:ligeso <fold:liker <fold:listen <fold:litres <fold:ljumet <fold:lopet <fold:lunger <fold:lunges
 <fold:magnes <fold:malare <fold:malign <fold:mareva <fold:maskin <fold:matar <fold:maven <fold:metopr <fold:migrai <fold:mikstu <fold:minus <fold:min
ut <fold:mjolk <fold:mont <fold:monts <fold:motset <fold:munden <fold:mykopl <fold:naturm <fold:negati <fold:nerven <fold:nerver <fold:nesan <fold:nob
ody <fold:noyakt <fold:nyrene <fold:oktobe <fold:omepra <fold:opover <fold:orange <fold:orene <fold:ormeku <fold:oskar <fold:oters <fold:pake <fold:pa
ser <fold:paset <fold:penove <fold:person <fold:pilern <fold:pleier <fold:podagr <fold:polio <fold:prakti <fold:pres <fold:presen <fold:proble <fold:p
soria <fold:punktu <fold:puste <fold:ramelk <fold:redan <fold:reiser <fold:rememb <fold:resten <fold:robinu <fold:rodnad <fold:roker <fold:roligt <fol
d:romet <fold:runde <fold:sekond <fold:semre <fold:senga <fold:septem <fold:she'l <fold:sidan <fold:siker <fold:sita <fold:skoet <fold:skratk <fold:sk
reve <fold:skrit <fold:skyld <fold:skyler <fold:sliker <fold:slimet <fold:slipa <fold:slipom <fold:slutad <fold:slute <fold:sluter <fold:slutet <fold:
smokin <fold:sobril <fold:sokret <fold:sondar <fold:soster <fold:soveme <fold:sovepi <fold:sparke <fold:spelar <fold:spesie <fold:spiron <fold:spread 
<fold:staden <fold:stedar <fold:stile <fold:stinke <fold:stonar <fold:stop <fold:store <fold:strale <fold:streke <fold:stromp <fold:strong <fold:stuf 
<fold:sugar <fold:suker <fold:svamp <fold:svara <fold:sveati <fold:svelg <fold:svelin <fold:svimin <fold:svolen <fold:svulna <fold:sykehu <fold:syklok
 <fold:tampon <fold:tana <fold:tandko <fold:tandle <fold:tank <fold:tanken <fold:tenene <fold:tidiga <fold:tidlig <fold:tilbag <fold:tining <fold:toas
t <fold:tomoro <fold:tonigh <fold:torsti <fold:totalt <fold:tovias <fold:transp <fold:traper <fold:treate <fold:trekpr <fold:tromby <fold:trough <fold
:tumy <fold:tungen <fold:tyge <fold:tygegu <fold:tynder <fold:udslet <fold:ulser <fold:ultral <fold:ungefe <fold:until <fold:urine <fold:usualy <fold:
utredn <fold:utslet <fold:vaknet <fold:valkin <fold:varfar <fold:vednes <fold:veien <fold:veier <fold:veka <fold:vekend <fold:vektap <fold:vente <fold
:ventol <fold:veren' <fold:veteri <fold:vetska <fold:vingli <fold:vist <fold:vords <fold:vorkin <fold:vorse <fold:vory <fold:years <fold:you're <fold:
бала <fold:больни <fold:влажны <fold:возрас <fold:все-вс <fold:вскрыв <fold:вторая <fold:вторую <fold:вчера <fold:гемогл <fold:даваит <fold:давали <fo
ld:держит <fold:детеи <fold:диабет <fold:дрожат <fold:завтра <fold:задние <fold:замени <fold:каждыи <fold:котора <fold:левоти <fold:левыи <fold:литра 
<fold:лозарт <fold:лопатк <fold:мазала <fold:месяца <fold:минуты <fold:насмор <fold:неделе <fold:нельзя <fold:неровн <fold:обморо <fold:одышка <fold:о
ставл <fold:остано <fold:отменя <fold:отступ <fold:первые <fold:повыше <fold:полови <fold:положи <fold:полоск <fold:помет <fold:порядк <fold:постав <f
old:постоя <fold:похоже <fold:поэтом <fold:предла <fold:предпл <fold:провер <fold:просто <fold:против <fold:прямо <fold:работа <fold:работе <fold:разг
ов <fold:розовы <fold:сверху <fold:свинья <fold:сделае <fold:сказал <fold:скорую <fold:случае <fold:сразу <fold:степен <fold:столбн <fold:сторон <fold
:сухая <fold:считае <fold:такая <fold:трясет <fold:убирае <fold:ходит <fold:ходить <fold:хочетс <fold:целая <fold:часов <fold:чувств <fold:шишка <fold
:эналап <stem:abov <stem:akku <stem:akut <stem:albu <stem:alls <stem:allt <stem:alon <stem:ankl <stem:bad <stem:bakr <stem:bebi <stem:bor <stem:bott <
stem:bätt <stem:bånd <stem:canc <stem:cell <stem:chas <stem:chew <stem:coff <stem:cold <stem:darr <stem:days <stem:derf <stem:dos <stem:dose <stem:dos
i <stem:dott <stem:drog <stem:dry <stem:dunk <stem:dyr <stem:dyrt <stem:dér <stem:döda <stem:ear <stem:eats <stem:egen <stem:ende <stem:farg <stem:few
 <stem:fit <stem:fits <stem:fiv <stem:fjer <stem:flot <stem:flåt <stem:food <stem:frit <stem:frå <stem:fugl <stem:färg <stem:fôr <stem:født <stem:føle
 <stem:gal <stem:gips <stem:glad <stem:golv <stem:grey <stem:grov <stem:grän <stem:gule <stem:gulv <stem:hang <stem:hard <stem:heil <stem:henn <stem:h
ent <stem:hinn <stem:hips <stem:hjar <stem:hors <stem:hull <stem:hvit <stem:händ <stem:högr <stem:hör <stem:høgt <stem:idag <stem:ille <stem:inga <ste
m:jod <stem:ked <stem:keto <stem:kilo <stem:kje <stem:kjev <stem:klo <stem:knat <stem:kold <stem:kopp <stem:kort <stem:kräk <stem:kunn <stem:kurv <ste
m:kød <stem:køre <stem:lamp <stem:late <stem:laus <stem:leav <stem:leg <stem:ler <stem:lett <stem:linj <stem:lost <stem:low <stem:lugt <stem:lyst <ste
m:lågt <stem:lång <stem:lænd <stem:lös <stem:maj <stem:mann <stem:mean <stem:mjuk <stem:morr <stem:mots <stem:måsk <stem:mørk <stem:nat <stem:neck <st
em:nede <stem:need <stem:next <stem:nyre <stem:näsa <stem:okay <stem:oppe <stem:pakk <stem:papp <stem:part <stem:pigg <stem:pink <stem:plei <stem:pros
 <stem:pump <stem:rang <stem:rask <stem:reda <stem:redd <stem:reis <stem:rejs <stem:robo <stem:romm <stem:rosi <stem:rott <stem:runt <stem:räck <stem:
rött <stem:saft <stem:salt <stem:sant <stem:set <stem:sex <stem:sit <stem:skan <stem:skin <stem:skol <stem:slet <stem:slim <stem:slow <stem:sløv <stem
:smok <stem:snur <stem:sock <stem:sofa <stem:sova <stem:stad <stem:stel <stem:stiv <stem:stod <stem:städ <stem:stør <stem:sur <stem:svie <stem:svår <s
tem:syge <stem:syst <stem:sämr <stem:søst <stem:søv <stem:tack <stem:tape <stem:tarm <stem:tea <stem:tinn <stem:tit <stem:tjär <stem:trav <stem:treg <
stem:tupp <stem:tur <stem:tygg <stem:tynd <stem:tynn <stem:tyst <stem:tåle <stem:tør <stem:tørk <stem:ute <stem:utsl <stem:virk <stem:vägg <stem:våkn 
<stem:værr <stem:værs <stem:walk <stem:want <stem:warm <stem:wear <stem:word <stem:wors <stem:ätit <stem:även <stem:æde <stem:ögat <stem:örat <stem:øk
t <stem:øret <stem:быва <stem:ваш <stem:ведр <stem:вниз <stem:вода <stem:воды <stem:вчер <stem:выпи <stem:году <stem:двое <stem:дерм <stem:диаб <stem:
днем <stem:еды <stem:зонд <stem:капа <stem:кист <stem:коло <stem:лапы <stem:лечи <stem:литр <stem:маша <stem:могу <stem:мокр <stem:мягк <stem:него <st
em:нижн <stem:нос <stem:отел <stem:пада <stem:пить <stem:пот <stem:поэт <stem:приш <stem:ровн <stem:руки <stem:сами <stem:свин <stem:скор <stem:сраз <
stem:стал <stem:сыпь <stem:тем <stem:темн <stem:убир <stem:упал <stem:ходи <stem:хотя <stem:цвет <stem:час <stem:чего <stem:шест <stem:шишк <topic:add
iction <topic:alphablocker <topic:anaemia <topic:antipsychotic <topic:antithyroid <topic:antiviral <topic:bipolar <topic:bladder <topic:chestpain <top
ic:complaint <topic:confusion <topic:conjunctivit <topic:consent <topic:constipation <topic:cornea <topic:flatulence <topic:height <topic:herd <topic:
hoarseness <topic:housing <topic:hydration <topic:hypothyroid <topic:ineffective <topic:liverenzymes <topic:mania <topic:obesity <topic:october <topic
:otitismedia <topic:polydipsia <topic:psoriases <topic:psychhistory <topic:shingles <topic:sideeffects <topic:sight <topic:snoring <topic:spread <topi
c:stafylococcal <topic:syncope <topic:thiazide <topic:tinnitus <topic:triptans <topic:urticaria <topic:uti <word:acl <word:ankle <word:bloating <word:
buttock <word:carpal <word:chestpressure <word:constipation <word:contactrash <word:crphigh <word:dehydrated <word:doublevision <word:eyeforeignbody <
word:face <word:flexural <word:hives <word:irregularpulse <word:jaw <word:lowerbelly <word:malaise <word:mania <word:migratingpain <word:nail <word:os
teopenia <word:overhead <word:pollen <word:psychotic <word:reddrum <word:scabiessigns <word:sebderm <word:shoulder <word:sideeffect <word:sneeze <word
:snoring <word:thigh <word:thirst <word:tickbite <word:tinnitus <word:weightgain <word:zosterrash c:kidney-stone c:nursing-home c:suicide condition:A7
3 condition:A78 condition:A85 condition:B82 condition:B90 condition:N86 condition:N88 condition:R74 condition:R81 condition:S16 condition:S20 conditio
n:S82 condition:T92 condition:U95 condition:X11 condition:X70 condition:X86 drug:alimemazin drug:betametason drug:buprenorfin drug:ceftriakson drug:di
metylfumarat drug:donepezil drug:drotaverin drug:etinylestradiol drug:fenobarbital drug:fesoterodin drug:flutikason drug:folsyre drug:indapamid drug:j
ernkarboksymaltose drug:kandesartan drug:kloksacillin drug:kobalamin drug:latanoprost drug:maropitant drug:melatonin drug:metamizol drug:metamizol-kom
binasjon drug:metokarbamol drug:metronidazol drug:naproksen drug:nimesulid drug:nitrofurantoin drug:nystatin drug:oksazepam drug:osurnia drug:ramipril
 drug:ringer-acetat drug:rivaroksaban drug:sulfa drug:tamsulosin drug:tiamin drug:toltrazuril drug:tramadol drug:trimetoprim drug:vitamin_d fold:aktin
o fold:akurat fold:alarm fold:aldri fold:alene fold:along fold:alread fold:analse fold:anbefa fold:anfal fold:ankele fold:anmeld fold:ansikt fold:armb
ag fold:armen fold:atak fold:atgerd fold:atpa fold:bakre fold:batrom fold:bekene fold:bestil fold:betend fold:betre fold:bevege fold:blamer fold:blasa
n fold:blode fold:bloder fold:bordet fold:borjad fold:borjat fold:bote fold:botle fold:botles fold:boyer fold:breatl fold:bring fold:bronki fold:brost
e fold:brunt fold:brystv fold:bupren fold:butorf fold:dagene fold:daligt fold:datere fold:defini fold:disy fold:doesn' fold:draper fold:drenet fold:dr
inki fold:drivin fold:dropar fold:dropet fold:druket fold:dygnet fold:eating fold:eksem fold:elvebl fold:emelan fold:energi fold:engang fold:enough fo
ld:ensila fold:epilep fold:erstat fold:fenoba fold:ferdig fold:fever fold:fibrin fold:fibroa fold:finady fold:fjeren fold:fleker fold:flor fold:fluids
 fold:flyta fold:flyter fold:folels fold:forkol fold:forkyl fold:forlen fold:fornem fold:fortel fold:forven fold:foten fold:fotene fold:foter fold:fri
sor fold:frit fold:frukos fold:fryser fold:fuglei fold:funy fold:furada fold:fyler fold:gaber fold:genem fold:giving fold:gjeste fold:glat fold:glemt 
fold:gnager fold:godart fold:greier fold:greit fold:grense fold:grund fold:grupen fold:hala fold:handen fold:handfl fold:hasorn fold:haster fold:haust
 fold:haylag fold:heavy fold:heime fold:helen fold:helere fold:helgen fold:hevels fold:hjerta fold:hojst fold:honsen fold:honung fold:hopar fold:horer
 fold:hores fold:hormon fold:horsel fold:hovedp fold:hovent fold:hoyde fold:hvert fold:hveser fold:hydrok fold:ibland fold:ihjel fold:ilamae fold:imen
s fold:infark fold:inhale fold:injekt fold:inom fold:intakt fold:isn't fold:it'l fold:januar fold:journa fold:kaled fold:kalve fold:kanari fold:kandes
 fold:kanged fold:kanser fold:karge fold:kary fold:kindte fold:kjene fold:kjerte fold:kjorer fold:kjorte fold:klada fold:klapar fold:klarar fold:klare
r fold:klebsi fold:knehas fold:knene fold:knuden fold:kokola fold:koksid fold:kolega fold:kolest fold:komit fold:kompos fold:kontor fold:koper fold:ko
pte fold:korer fold:kough fold:kouldn fold:kount fold:kraftf fold:kreft fold:krekte fold:kreme fold:kried fold:ks-ray fold:ksarel fold:kvinde fold:lag
er fold:lange fold:lapen fold:later fold:lavede fold:lavere fold:leave fold:lege fold:legeva fold:lenger fold:levern fold:lidoka fold:likvid fold:linj
a fold:linser fold:livmor fold:lofte fold:loked fold:loper fold:luket fold:luktar fold:lymfos fold:making fold:malari fold:malase fold:maskin fold:may
be fold:melemr fold:mening fold:menisk fold:merked fold:metron fold:mildis fold:milime fold:milkin fold:minimu fold:mistan fold:mjolk fold:monofe fold
:mont fold:myself fold:naprok fold:nedset fold:nepe fold:nerver fold:noglen fold:nola fold:numen fold:nurse fold:nyta fold:odling fold:oftest fold:oje
nla fold:opet fold:orbeni fold:orden fold:orerne fold:orkar fold:oronen fold:osurni fold:overov fold:oynene fold:pake fold:papa fold:papire fold:paske
 fold:pelsen fold:period fold:pleura fold:plus fold:potasi fold:pover fold:pregna fold:pres fold:priker fold:proper fold:prosen fold:prosta fold:prova
 fold:provde fold:prove fold:puden fold:puling fold:punktu fold:ramipr fold:ramjol fold:reager fold:redan fold:refrak fold:regelm fold:rejser fold:rek
er fold:rekna fold:releas fold:rememb fold:reserv fold:respir fold:revben fold:ringte fold:risken fold:rodme fold:rodvin fold:roker fold:royke fold:ru
nde fold:rygmar fold:rysted fold:ryster fold:samtid fold:satura fold:seier fold:selegi fold:sels fold:selvfo fold:senast fold:sengen fold:serski fold:
sertra fold:sete fold:side fold:sidor fold:siker fold:sjelva fold:skoter fold:skreni fold:skreve fold:skrike fold:skyler fold:slakte fold:slemt fold:s
lep fold:sluker fold:slut fold:slutat fold:smel fold:smeler fold:smule fold:snegle fold:snela fold:snor fold:snude fold:soker fold:sombie fold:sonder 
fold:sovnen fold:spaner fold:speak fold:spenen fold:spesia fold:spise fold:spolar fold:sporge fold:sprang fold:stafyl fold:stand fold:starts fold:stem
er fold:sterke fold:stifne fold:stiger fold:stikpi fold:stilin fold:sting fold:stod fold:stops fold:store fold:storel fold:strakt fold:stroke fold:stu
nd fold:sugar fold:suger fold:suker fold:sulfa fold:sumatr fold:sumer fold:sutet fold:sviger fold:svitke fold:svolen fold:syfili fold:synet fold:synke
 fold:syprek fold:syster fold:t-skor fold:taber fold:tamsul fold:tana fold:tandle fold:tanken fold:tante fold:tekfid fold:tempen fold:tenene fold:tey'
re fold:tiamin fold:tidiga fold:tik fold:tils fold:timen fold:tinkin fold:tisdag fold:tita fold:tofler fold:tome fold:tongue fold:torsti fold:tought f
old:tovias fold:trapa fold:treng fold:trough fold:tungen fold:tupen fold:tyktar fold:tynder fold:udvide fold:ulsers fold:urinen fold:uteluk fold:utsid
a fold:vaknet fold:valks fold:vandet fold:varme fold:varmt fold:vegde fold:veger fold:vejrtr fold:ventet fold:veret fold:veskan fold:vhile fold:vigtig
 fold:viktig fold:vomen fold:vords fold:vorse fold:vrite fold:yterst fold:анализ fold:аторва fold:бабушк fold:бывают fold:ванои fold:везде fold:веснои
 fold:весны fold:влажны fold:вместо fold:вторая fold:вторни fold:второи fold:гипоти fold:границ fold:давала fold:давно fold:двоитс fold:декабр fold:дл
иныи fold:достав fold:дрожат fold:ждать fold:желтыи fold:задыха fold:записы fold:заснул fold:зубчат fold:иначе fold:индапа fold:инфарк fold:каждые fol
d:камень fold:капель fold:кашель fold:кишечн fold:колесо fold:кончил fold:кормит fold:крапив fold:красны fold:креати fold:кровил fold:кругом fold:лабо
ра fold:левая fold:легкие fold:мазала fold:мелано fold:меняли fold:менять fold:мокрыи fold:молоде fold:мягкое fold:насмор fold:неделе fold:обычно fold
:октябр fold:омепра fold:опять fold:осталь fold:остано fold:острыи fold:отменя fold:падал fold:параце fold:песок fold:подним fold:порван fold:постав f
old:потемн fold:похоже fold:правои fold:прихва fold:пропус fold:просну fold:проста fold:против fold:прямо fold:пятках fold:раство fold:рвоты fold:рент
ге fold:сатура fold:секунд fold:сердце fold:скрипи fold:слабо fold:слабос fold:случае fold:снимаи fold:собира fold:сонлив fold:сустав fold:сутки fold:
считае fold:теленк fold:телефо fold:теплая fold:тонус fold:третии fold:увелич fold:укола fold:хирург fold:ходить fold:холоди fold:часов fold:шишка fol
d:эутиро k:cause k:name k:result k:side m:closing m:openingQuestion stem:akku stem:akut stem:albu stem:alla stem:arme stem:ask stem:avf stem:avfö stem
:avfø stem:b12 stem:baby stem:bajs stem:bakr stem:best stem:blek stem:blöj stem:blöt stem:book stem:brev stem:brud stem:bäst stem:bånd stem:böja stem:
bøye stem:cat stem:chef stem:crem stem:data stem:dela stem:dess stem:dott stem:dren stem:drip stem:driv stem:dro stem:dyrt stem:dér stem:död stem:döda
 stem:dörr stem:død stem:ears stem:eats stem:eine stem:ekst stem:erst stem:fed stem:feet stem:fekk stem:felt stem:feri stem:film stem:firm stem:fold s
tem:forv stem:forå stem:frit stem:frys stem:fugl stem:färg stem:føle stem:følg stem:føtt stem:gald stem:gas stem:gav stem:gjer stem:glad stem:glat ste
m:glir stem:gren stem:grå stem:grøt stem:gums stem:gut stem:halm stem:hang stem:hast stem:haus stem:hay stem:he'd stem:hear stem:heim stem:hell stem:h
elp stem:hest stem:hiv stem:hot stem:hul stem:humø stem:hvid stem:höga stem:höst stem:højs stem:høns stem:høyd stem:imen stem:imot stem:iron stem:itch
 stem:jaw stem:june stem:just stem:kalk stem:kjøp stem:klat stem:klåd stem:knat stem:knæh stem:korv stem:kraf stem:kref stem:kräk stem:kudd stem:kvin 
stem:köpt stem:kød stem:lamb stem:lapp stem:lar stem:leng stem:ler stem:lest stem:likt stem:linj stem:lins stem:lot stem:lugn stem:lyft stem:lyst stem
:lytt stem:lämn stem:lätt stem:læge stem:lös stem:mayb stem:mcg stem:mcv stem:meld stem:milk stem:mjuk stem:morr stem:mår stem:nack stem:near stem:ned
s stem:need stem:negl stem:nepp stem:njur stem:noll stem:nøgl stem:ofte stem:oslo stem:pale stem:pels stem:pen stem:plat stem:plus stem:poo stem:prat 
stem:pros stem:psa stem:quit stem:rakt stem:rash stem:rask stem:reag stem:reda stem:rejs stem:ren stem:revb stem:ribs stem:rinn stem:ryck stem:ryg ste
m:räck stem:räkn stem:rör stem:sal stem:sant stem:sia stem:sit stem:size stem:skal stem:sket stem:skri stem:slem stem:slog stem:slow stem:slå stem:smø
r stem:snu stem:sock stem:soft stem:sort stem:spån stem:stak stem:stan stem:stay stem:sulf stem:sutt stem:syn stem:synk stem:syst stem:säga stem:sånt 
stem:sömn stem:sød stem:t-sc stem:tit stem:tjär stem:trav stem:trur stem:tråd stem:træd stem:træt stem:tunn stem:tupp stem:tvær stem:tyk stem:tykk ste
m:tyst stem:tøfl stem:tømm stem:tør stem:tørt stem:utom stem:vant stem:vegg stem:vere stem:vin stem:vit stem:vägg stem:väsk stem:vår stem:vård stem:væ
rs stem:wait stem:warm stem:wee stem:whil stem:work stem:wors stem:writ stem:äta stem:ätit stem:æde stem:éin stem:ökar stem:öron stem:øje stem:øjne st
em:øke stem:øker stem:øyet stem:везд stem:виде stem:вижу stem:вода stem:вымя stem:гуля stem:дави stem:давн stem:двое stem:дела stem:доли stem:зубч ste
m:идет stem:инач stem:каше stem:кашл stem:кист stem:кожа stem:кожу stem:кофе stem:круг stem:литр stem:мама stem:мери stem:могу stem:мочу stem:мышц ste
m:ниже stem:носк stem:нужн stem:оба stem:остр stem:перв stem:прям stem:рост stem:свет stem:скаж stem:слов stem:стен stem:сутк stem:сыпь stem:темн stem
:тест stem:тряс stem:тяже stem:углу stem:хочу stem:чихн stem:шишк stem:язва stem:язык topic:antispasmodic topic:birth topic:christmas topic:confusion 
topic:conjunctivit topic:dementiadrug topic:druglevel topic:fur topic:gout topic:heat topic:hydration topic:january topic:june topic:kidneystones topi
c:laminitic topic:lungfunction topic:menopause topic:mole topic:multiplesclerosis topic:obesity topic:pneumonia topic:polydipsia topic:progestogen top
ic:retainedplacenta topic:snrigroup topic:strength topic:suicidality topic:trismus topic:urineretention word:acl word:appetiteloss word:burnscald word
:confusion word:creatininehigh word:epigastrium word:eyelid word:flank word:flexural word:headinjury word:healthcheck word:hotflush word:hypo word:low
back word:lowerright word:mania word:orthostatic word:osteopenia word:pearly word:plaques word:psychotic word:rectalbleed word:scales word:scalp word:
sideeffect word:sneeze word:sunspots word:visionloss word:weightgain <c:kidney-stone <condition:B80 <condition:B82 <condition:D84 <condition:D94 <cond
ition:D99 <condition:H81 <condition:U95 <condition:X76 <drug:adrenalin <drug:alimemazin <drug:cetirizin <drug:empagliflozin <drug:fenylbutazon <drug:f
lorfenikol <drug:fluniksin <drug:folsyre <drug:hormonspiral <drug:kandesartan <drug:lisinopril <drug:makrogol <drug:oksytetrasyklin <drug:olanzapin <d
rug:prokainpenicillin <drug:ringer-acetat <drug:simvastatin <drug:tamsulosin <drug:traneksamsyre <drug:vitamin_c <drug:vitamin_d <fold:absolu <fold:al
vedo <fold:amitri <fold:amoksi <fold:apiksa <fold:apotek <fold:april <fold:atat <fold:avdeli <fold:bagben <fold:bagved <fold:bakove <fold:barneh <fold
:barnen <fold:beina <fold:belast <fold:belegn <fold:bevege <fold:birgit <fold:blaslj <fold:blodet <fold:borde <fold:borja <fold:bornen <fold:borta <fo
ld:brat <fold:broste <fold:brunt <fold:bryst <fold:brystk <fold:byte <fold:darig <fold:datere <fold:dereft <fold:deremo <fold:derjem <fold:diabet <fol
d:diktat <fold:disine <fold:doesn' <fold:dog's <fold:doren <fold:dotern <fold:drak <fold:drik <fold:drope <fold:dryp <fold:ekstra <fold:elvebl <fold:e
ndeta <fold:ensila <fold:etermi <fold:falder <fold:falen <fold:faste <fold:fenylb <fold:flat <fold:flimre <fold:florfe <fold:flytet <fold:fora <fold:f
orkla <fold:fragar <fold:frambe <fold:frame <fold:frekve <fold:fridge <fold:frit <fold:frokos <fold:front <fold:fryser <fold:fysiot <fold:glas <fold:g
lat <fold:glemer <fold:glemte <fold:glomer <fold:godag <fold:gravid <fold:grupen <fold:gulrot <fold:haemog <fold:halsve <fold:haltar <fold:halve <fold
:handen <fold:hankat <fold:haven <fold:heilt <fold:hender <fold:hevels <fold:hogra <fold:hojer <fold:holdt <fold:hvit <fold:hvite <fold:inen <fold:inf
eks <fold:inhala <fold:intil <fold:it'l <fold:jardia <fold:jobet <fold:kanske <fold:kaste <fold:kavepe <fold:kek <fold:kiger <fold:kisat <fold:kjene <
fold:klean <fold:kleksa <fold:klinis <fold:knuder <fold:kodele <fold:kolega <fold:kolege <fold:kondom <fold:kontak <fold:korte <fold:kount <fold:kreks
 <fold:krekts <fold:ks-ray <fold:kvite <fold:kyklin <fold:langs <fold:lege <fold:let's <fold:livmor <fold:losart <fold:luket <fold:lyser <fold:magnet 
<fold:making <fold:marsvi <fold:meter <fold:misten <fold:morse <fold:nyrest <fold:oksyto <fold:omkrin <fold:onsker <fold:opkast <fold:ordent <fold:ore
gan <fold:orkar <fold:otrivi <fold:overal <fold:pantop <fold:papa <fold:pelsen <fold:pensil <fold:perfek <fold:planer <fold:plaste <fold:plejer <fold:
porly <fold:poser <fold:posten <fold:potasi <fold:prata <fold:propen <fold:protei <fold:prove <fold:pulver <fold:puster <fold:puter <fold:radio <fold:
refluk <fold:regelm <fold:rekna <fold:reknar <fold:rener <fold:ringa <fold:rolig <fold:sample <fold:sedati <fold:sidor <fold:simvas <fold:skalen <fold
:skikar <fold:skjere <fold:skoene <fold:skorpe <fold:skouri <fold:skridt <fold:skul <fold:slimhi <fold:smel <fold:smoke <fold:snak <fold:somak <fold:s
omare <fold:somnen <fold:spenen <fold:spiral <fold:spise <fold:spots <fold:spyde <fold:stelet <fold:stevne <fold:stiks <fold:stitke <fold:stok <fold:s
tones <fold:stops <fold:storle <fold:styke <fold:sukere <fold:sunday <fold:svalge <fold:sygehu <fold:synet <fold:tanste <fold:telefo <fold:tenke <fold
:terne <fold:tetanu <fold:tey'l <fold:tiende <fold:tinkin <fold:tort <fold:touk <fold:traden <fold:trak <fold:trang <fold:trenin <fold:troede <fold:tr
yket <fold:tuesda <fold:uanset <fold:udandi <fold:unvel <fold:upat <fold:urinve <fold:urolog <fold:utsida <fold:vaken <fold:vamen <fold:vanet <fold:va
rmt <fold:vejret <fold:venter <fold:ventil <fold:verkar <fold:vingen <fold:vinter <fold:vomen <fold:yderst <fold:you've <fold:антиби <fold:белые <fold
:беспок <fold:болезн <fold:витами <fold:время <fold:всего <fold:выделе <fold:вызыва <fold:вырвал <fold:гистол <fold:груди <fold:длиныи <fold:думала <f
old:живото <fold:жидкос <fold:знаете <fold:зубчат <fold:ибупро <fold:инфарк <fold:калии <fold:кашляе <fold:колена <fold:колесо <fold:котлет <fold:кошк
а <fold:лечили <fold:меньше <fold:минут <fold:мышцы <fold:натоща <fold:обычно <fold:омепра <fold:операц <fold:опорос <fold:опухла <fold:отказы <fold:п
ередн <fold:понос <fold:посмот <fold:правыи <fold:предсе <fold:пример <fold:прокла <fold:проста <fold:прошло <fold:расказ <fold:рвоту <fold:розова <fo
ld:рядом <fold:свечи <fold:сильно <fold:скоре <fold:случил <fold:собака <fold:среду <fold:стоит <fold:суток <fold:туалет <fold:увелич <fold:фибрил <fo
ld:форма <fold:фуросе <fold:холодн <fold:честно <fold:чисто <fold:шестои <stem:alla <stem:angs <stem:anna <stem:arva <stem:ask <stem:att <stem:attå <s
tem:augu <stem:baby <stem:bagb <stem:ball <stem:bana <stem:bela <stem:benk <stem:best <stem:bord <stem:brot <stem:bråt <stem:brös <stem:bänk <stem:bæs
j <stem:dags <stem:date <stem:del <stem:dess <stem:dog' <stem:egg <stem:ekst <stem:eyes <stem:feed <stem:fina <stem:fles <stem:fuld <stem:fyld <stem:g
ets <stem:giv <stem:gjer <stem:gråt <stem:grøn <stem:göra <stem:heim <stem:hels <stem:hen <stem:hud <stem:häst <stem:høns <stem:inne <stem:inni <stem:
itch <stem:jern <stem:just <stem:kald <stem:kam <stem:klex <stem:knæ <stem:kome <stem:kull <stem:kvin <stem:købt <stem:køyr <stem:labb <stem:lagt <ste
m:lamm <stem:lar <stem:lavt <stem:let' <stem:line <stem:litr <stem:ljus <stem:love <stem:lukk <stem:lukt <stem:lår <stem:mand <stem:mave <stem:men <st
em:miss <stem:mist <stem:mors <stem:møkk <stem:nabo <stem:near <stem:negl <stem:någo <stem:nål <stem:næst <stem:omkr <stem:orm <stem:past <stem:pels <
stem:pen <stem:plan <stem:plej <stem:poor <stem:post <stem:prat <stem:pull <stem:pulv <stem:punk <stem:på'n <stem:pøls <stem:rakt <stem:rein <stem:ren
n <stem:ret <stem:room <stem:size <stem:ska <stem:skjæ <stem:skru <stem:skæl <stem:slap <stem:slem <stem:smak <stem:spel <stem:spot <stem:stan <stem:s
tik <stem:ston <stem:svir <stem:syk <stem:sätt <stem:sån <stem:sætt <stem:sömn <stem:takk <stem:tand <stem:tang <stem:tas <stem:tegn <stem:tett <stem:
tsh <stem:tykk <stem:tåen <stem:tæpp <stem:uans <stem:unit <stem:uppå <stem:vask <stem:vei <stem:vej <stem:vejr <stem:veta <stem:ving <stem:våmm <stem
:vår <stem:wax <stem:wet <stem:yder <stem:åpne <stem:året <stem:éin <stem:øjne <stem:весн <stem:врем <stem:года <stem:груд <stem:дрож <stem:зубч <stem
:капл <stem:котл <stem:крич <stem:легк <stem:матк <stem:моча <stem:мышц <stem:нача <stem:плюс <stem:сара <stem:свеч <stem:сним <stem:спин <stem:сред <
stem:трет <stem:туал <stem:утра <stem:форм <stem:хочу <stem:хуже <stem:чтоб <stem:штук <topic:acnes <topic:anamnesisowner <topic:antiemetic <topic:bio
psy <topic:contact <topic:dysphagia <topic:ergotherm <topic:heartfailure <topic:hormonalcoil <topic:hypoglycaemia <topic:inflbowel <topic:intramammary
 <topic:ironsupply <topic:ketoses <topic:kidneystones <topic:laxative <topic:leukocyte <topic:lipids <topic:mastitis <topic:may <topic:orthostatic <to
pic:physio <topic:rumination <topic:social <word:flank <word:halo <word:hoarse <word:insectbite <word:sciatica <word:stroke <word:tremor <word:tshhigh
 c:lithium condition:A72 condition:D70 condition:D94 condition:H71 condition:K77 condition:L92 condition:R97 condition:S14 condition:S70 condition:S80
 condition:T86 condition:U71 condition:W12 condition:W96 condition:X76 drug:bisoprolol drug:bupivakain drug:dapagliflozin drug:empagliflozin drug:flur
alaner drug:insulin_glargin drug:klaritromycin drug:ksylometazolin drug:lisdeksamfetamin drug:lisinopril drug:litium drug:makrogol drug:metadon drug:o
ndansetron drug:pimobendan drug:solifenacin drug:spironolakton drug:traneksamsyre drug:trimetoprim-sulfa drug:østradiol fold:abses fold:albuen fold:an
das fold:april fold:armhul fold:arus fold:asetyl fold:aspiri fold:aterbe fold:avdeln fold:bakend fold:banan fold:behold fold:beinet fold:belte fold:be
nene fold:beste fold:betene fold:bilde fold:biten fold:bleren fold:bloden fold:bomul fold:borja fold:boster fold:bravek fold:breakf fold:breati fold:b
remse fold:brok fold:brovn fold:brylup fold:brystk fold:busen fold:byte fold:danger fold:darker fold:dehydr fold:derimo fold:diabet fold:dialys fold:d
ifere fold:difter fold:dosis fold:drak fold:drike fold:drope fold:dropin fold:dryp fold:dyrkni fold:ekelt fold:eles fold:elvans fold:empty fold:enalap
 fold:endret fold:enkelt fold:eterby fold:eyelid fold:falen fold:faler fold:festiv fold:finer fold:fjoset fold:flaska fold:flat fold:flunik fold:foran
 fold:forare fold:forest fold:forlat fold:forsvi fold:forvir fold:framov fold:fremre fold:fridge fold:gjerne fold:glas fold:gleme fold:glomer fold:gra
nd fold:granen fold:gulvet fold:haemog fold:halsve fold:haltet fold:halver fold:handbo fold:handfu fold:handkl fold:hasn't fold:hearin fold:helsos fol
d:hemogl fold:hesten fold:hjemes fold:hjerne fold:hoping fold:hospit fold:hosta fold:hoste fold:hoyere fold:hukome fold:hunder fold:huske fold:huvudv 
fold:hvide fold:imelom fold:inden fold:inen fold:instea fold:isbite fold:jardia fold:jober fold:julefr fold:junior fold:kalas fold:kalt fold:kalver fo
ld:kater fold:kidney fold:kige fold:kilome fold:kirurg fold:kisa fold:kjefte fold:kjeven fold:kjore fold:klaper fold:klavul fold:kliste fold:klostr fo
ld:klots fold:knekeb fold:knogle fold:knoper fold:knuder fold:kombin fold:konen fold:konfir fold:konser fold:konsti fold:korsba fold:korte fold:kouple
 fold:krafte fold:kreta fold:kristm fold:kriter fold:kvaran fold:lakman fold:laser fold:latera fold:ledet fold:lengre fold:leser fold:leukos fold:leve
r fold:liker fold:litium fold:liver fold:lober fold:longer fold:lopeti fold:luftve fold:lunger fold:magsju fold:manga fold:mangle fold:mark fold:marsv
i fold:matar fold:matils fold:melemt fold:mener fold:menesk fold:menstr fold:merker fold:metopr fold:migren fold:mikrog fold:milili fold:milite fold:m
inst fold:mykje fold:mykopl fold:natriu fold:neded fold:nestan fold:njurar fold:njurve fold:nokre fold:nyrer fold:nyrern fold:nyreta fold:olansa fold:
ondans fold:onske fold:open fold:overve fold:oyret fold:paken fold:papas fold:paset fold:peanut fold:pinekj fold:please fold:polio fold:porly fold:pre
ser fold:presis fold:psykol fold:pupile fold:rater fold:reflek fold:reiser fold:reknar fold:resept fold:riktig fold:rimady fold:riner fold:ringet fold
:ringje fold:rumpan fold:ryger fold:sader fold:sate fold:sendt fold:senker fold:serlig fold:she'l fold:sirka fold:siver fold:sjelde fold:skalv fold:sk
aret fold:skjer fold:skjerm fold:skorpe fold:skyld fold:slovly fold:slutar fold:sluter fold:smurte fold:snab fold:snart fold:snuvig fold:sofan fold:so
kret fold:someti fold:somras fold:sovit fold:sparka fold:sparke fold:spiron fold:sprute fold:staden fold:stakar fold:stelet fold:steroi fold:stik fold
:stok fold:stomak fold:stones fold:stop fold:streg fold:strek fold:stromp fold:stuf fold:styker fold:supras fold:svaren fold:svelge fold:svider fold:s
vigte fold:svimel fold:sygehu fold:sygepl fold:sykehu fold:sykle fold:tanleg fold:tarmen fold:telefo fold:tenar fold:tener fold:terne fold:tet fold:te
y'l fold:tey've fold:tilgan fold:tjok fold:toilet fold:totalt fold:touk fold:traden fold:trampo fold:trape fold:treke fold:treker fold:trenge fold:tro
mbo fold:tromby fold:trying fold:tumy fold:tungpu fold:turer fold:tveta fold:tydeli fold:tyder fold:tyker fold:undera fold:unger fold:unskyl fold:upeh
al fold:upfoda fold:urolog fold:utflod fold:utslag fold:varana fold:vatnet fold:veding fold:vegten fold:verkst fold:vesika fold:vetmed fold:vhole fold
:videre fold:vindue fold:vokser fold:yester fold:yoghur fold:you'd fold:антиби fold:апикса fold:болезн fold:витами fold:включа fold:внизу fold:воскре 
fold:время fold:вроде fold:встает fold:выпила fold:гвоздь fold:гемогл fold:глаза fold:глюкоз fold:говоря fold:гормон fold:градус fold:груди fold:дадим
 fold:держат fold:детств fold:доксиц fold:думаю fold:замерз fold:запиши fold:затыло fold:звонит fold:здоров fold:ибупро fold:изъязв fold:каждую fold:к
аждыи fold:кальци fold:капли fold:капуст fold:кардио fold:кашляе fold:кислот fold:конфет fold:коротк fold:которы fold:кровь fold:левое fold:лопатк fol
d:магази fold:медлен fold:молоко fold:никогд fold:объясн fold:одного fold:остави fold:отдель fold:отпуст fold:передн fold:плечо fold:плохои fold:подер
ж fold:подруг fold:позвон fold:покоя fold:полгод fold:полови fold:понеде fold:похуде fold:почки fold:правая fold:правил fold:просто fold:проход fold:п
рощуп fold:пятки fold:работе fold:расказ fold:рвоту fold:розовы fold:роста fold:сентяб fold:сестра fold:синие fold:сказат fold:сломал fold:смотре fold
:смотри fold:собаку fold:сразу fold:старыи fold:степен fold:страшн fold:сухои fold:такои fold:троих fold:умерла fold:хрипы stem:absc stem:anda stem:at
t stem:avis stem:bana stem:bar stem:beds stem:bier stem:bin stem:bing stem:bite stem:bitt stem:bliv stem:blue stem:body stem:brem stem:brös stem:buks 
stem:buss stem:bänk stem:bätt stem:båda stem:böld stem:call stem:car stem:clot stem:conc stem:damm stem:darr stem:dog stem:dos stem:dosi stem:dumt ste
m:egen stem:elle stem:ena stem:ende stem:fat stem:few stem:finn stem:fisk stem:fit stem:fjøs stem:flad stem:flow stem:främ stem:fuld stem:fôr stem:gif
t stem:god stem:gran stem:grop stem:hjär stem:hud stem:husk stem:högr stem:idag stem:ihåg stem:ille stem:inr stem:isbi stem:janu stem:jod stem:juni st
em:kake stem:kinn stem:kje stem:kjef stem:kjev stem:kons stem:kopi stem:kret stem:kuer stem:kull stem:kung stem:kunn stem:kyla stem:kör stem:lag stem:
lead stem:ledd stem:less stem:loft stem:lyd stem:läst stem:lågt stem:låst stem:lænd stem:løs stem:mai stem:mark stem:mask stem:meir stem:mins stem:mus
 stem:mykj stem:mång stem:nere stem:net stem:nokr stem:nurs stem:näsa stem:nætt stem:old stem:ord stem:pack stem:part stem:plea stem:poor stem:poos st
em:pose stem:regn stem:reis stem:rens stem:ret stem:rosa stem:rott stem:rätt stem:rørt stem:sak stem:sakt stem:salv stem:sent stem:sikl stem:sjuk stem
:sjå stem:ska stem:skol stem:sku stem:skum stem:skyl stem:skår stem:slet stem:slip stem:slit stem:sluk stem:sløv stem:smal stem:snar stem:snit stem:so
ff stem:somr stem:sovi stem:spen stem:spør stem:stad stem:sten stem:stik stem:styg stem:sure stem:svig stem:syge stem:säg stem:sådä stem:sån stem:søn 
stem:takk stem:tale stem:temp stem:toma stem:trea stem:treo stem:tsh stem:tvät stem:tyck stem:tynn stem:tørs stem:vara stem:vask stem:vei stem:vikt st
em:vomm stem:väg stem:vædd stem:wake stem:wedd stem:wet stem:whol stem:ända stem:ändå stem:æder stem:ømme stem:øret stem:буду stem:вниз stem:воды stem
:вон stem:врем stem:врод stem:всем stem:года stem:держ stem:ела stem:желт stem:здор stem:зубы stem:йод stem:конф stem:конч stem:легк stem:лета stem:ле
чь stem:матк stem:мокр stem:моча stem:муж stem:начн stem:ноги stem:плеч stem:поко stem:почк stem:пятн stem:рак stem:свин stem:соль stem:спин stem:сраз
 stem:стар stem:тем stem:тепл stem:укол stem:умер stem:хрип stem:часа stem:чем stem:чтоб stem:штук topic:anamnesisowner topic:antihistamine topic:chic
kenpox topic:chip topic:december topic:decongestant topic:elizabethan topic:endoscopy topic:epistaxis topic:euthanasia topic:flatulence topic:herd top
ic:hernias topic:hypothyroid topic:incontinence topic:inflbowel topic:interest topic:intramammary topic:libido topic:menorrhagia topic:nasalcongestion
 topic:neutropenia topic:oestrogen topic:otheranimal topic:otitismedia topic:palpitations topic:prevention topic:relieving topic:rumination topic:rupt
ures topic:shingles topic:uti word:acnelesions word:avoidance word:buttock word:goitre word:guilt word:heavyperiods word:impetigosigns word:insectbite
 word:jaw word:murphy word:nosebleed word:overhead word:purulentnose word:sinuspain word:snoring word:stroke word:thirst word:tshhigh word:zosterrash
`,
  pairs: `
* vZ9Z7ZdZa#2Z2Z7#1bZdZ1Z2Z1Z8Z1Z2Z1Z8#6#8Z2Z4Z2Z3#6Z8Z3Z2Z2#2Z3Z4#9Z2Z1Z1#6Z1Z9#7Y2Z3Z6Z1#2Z3#2Z2Z2Z1#5Z1Z6#4#fZ6#7#2#7#1#1#1Z1Z7Z1Z6Z2Z8Z2#1#2#3Z4Z4
#aZ1Z1Zb#2#1Z1#2Z8Z1Z1Z1#1%1Z1#4Z1Z1Z1#1Z3Z1#3#6Z1Z4Z2#1#2#1#2#2Z1Z2Z1Z1Z1Z5Z2Z5#2Y1Z1Z1#1Z7Z1#2Z3#1Z2Z2Z4#2#1%1Z3#1#6#2#6#1#3Z7Z2#5Z2#3Y8#1Z1#1Z1Z1#1
Z4#1#3#3Z3Z3Z3#2#2%1Z2#1Z2#4Z2Z1#3#8Z5Z1#1Z2#2#1%1Z2#2Z1Z1Z1#1#2%2Z1Z1#1#4#6Z2#3Z5Z2#1#2Z1#1#1#2#1#2#1#1#1#5Z1Z1X2Z2#2Z3#1#1Zf#1Z1#2Z1Z4Z8#5Z6Z1Z2Z6Z1
#2Z1Z1Z2#1#1#2Z1Y2Z1Z2#1Z5#1Z1#1#3#1#3#1#1#1#1Z1#3Z1#1Z1#2#2Z4#1#1#1Z1#1#2#4Z2#5Z1Z1#1#3Z1#1#3Z4#3#1Z2#1#1#1#2#1Z3%1Z1#1#3#4Z1#1Z3Z1Y1Z2#1Z2#7Z5#1Z1%1
Z1#1#1Z1Y1#1#6#5Z1%2Z1#3Z2Z8Z1Z1%2Z1Z2Z1#1Z2#1Z1Z4#3%2Z1#cZ2#2#2#1#1#1#1#1#2#2Z3Z1#5#3#2Z2Z4&3Z1#1#2#2#1#1#2#1#2Z2#2Z2#2#1#2#2#1#2#1#5#1Y2#2#3%1#2Z2#1
Z1%1#1#1#1#1#2#4Y1#1#1Z1Z1Z1Z1Z1Z1Z2Z4%2Y4Z1Z2#1Z1#2#2%1Z3#1#1#1#2%1#1#2Z1#1#3#1#1#2#3#3#1Z2#1Z2Y2Z1#2Z5Z2#3#1Z2#1Z3#2Z2%2Z1Z3Y6#1Z1#1Z2Y2#3#1Z3Z1Z1%1
#1#1Z2Z1Z1Z1Z1Z1#3Z2Z7%4Z3Z1%1Z1#1#2Z1#3#2#3#2#2#1Z3&3#1#1#1#1#1#2Z4Z1#5Z2Z1Z5#4Z1Z1%1Z1Z1Z3#2Z3%5Z1#1Z1#1#2Z2#1Z1#3Z2Z3#1#3#2Z2Z3#3#1#1#1Z2Z2Z1#1#1Z3
Z3Z3Z2Z2Z1Z1#1Z3Y1Z2Z2Z1#5Z1Z3#1%3Z1#2#2#1Y2#2#1#1Y1Z1#1#1#1#2#2#2#1Z1Z1#1Y1Y2Z1#1#2%1Z2#1Z1#1Z1#2#1Z1Z5Z1Z2#3Z2Z1#2Z1#2Z2#1#1Z1Z1#1#1#1Z1#2Z1Z1#3Z3#1
#2#1Z1#2#1#1#3#1Z2#1Z1#3#1#1Z1Z2%1#1#2#2#2Z1Z1#1Z1#1Y1Z1#1%1Z2#1#1Y5#1#1Z1#1#3#3Y1#5#1Z1#1Z2Z1Z1#3#1#2#2Z2Z1#2Z1#1%4#1Z1#2#2#1Z1Z1#1#1#1#1%1%1#1#1#1#2
#2Z1#1#1Z2#1#2#1#1#1#1Z1Z2#4#2Z2#1#1Z1#1Z1#1Z4#1#1#1#5#1Z2Z1Z2#1Z3Z1Z1Z2Y1#4Z1%1%2#6Y1#1#2#3#2%1#1#1Y3#3Y2#1#1Z2#1#1#3#1%1#1%2#1Z1Z3#1#1#4#1#1Z1Z2Z3Y1
%3Y4#1#1#1#2#1#1%1#3#1%1Z1#1Z1Y1Z1#5#1Z1#3Z3#1#1Z2#3#1Z4#4Z3#3Z1#1#1#1#2#1Z1#1#2#1#1#1#2Z1%1%1Z1#2#1#1Z1%1#2%1Z1%1#1#1%2#1Z1Z2Z1#2#2Z1#3Y1Z1#1%1#1#1Y1
Z1Z1Z1#1#1Y1#2#1#1%1Z1#1#1#1Z1#3#1Z5#1Z1#3Z1#1#1Y1Z1Z1Z2Z2Z1Y2Z2Z2Z1Z2Z1#1#2%2#6Y2Y1Z1#2Z1%1#1#1#1#2Z2Y1#1%2Z2Z3%1#2Z1%1#1#2#1#2#2Z1Z1Z1#2Z1Y4#3Z1#3Y1
Z1#2Y2Z1%2%2#1#3Z4#3Y2Z2#3Z2Z1%1Z3Z7Z1Y3Z2Z2Z3%1Y3Z1#1Z2Z1#4Z2Z2Z2#1#1Z2#1#2#1%1Z1#2#2#1#1#2#2Z6#1Z1&2Z1#1#2Z3#2#2#1Z2%2%1X2Z3%1Z1#1#1Y1#1#4#1#1#1#1#1
%2#1#1#1#2#3Z1Y1Z1#3Z2#1#1#2#3#1Z1%4Z3Z1#1#1#1#1#1Y2#1#1#1#3#2Y1#2Z2#3&1Z4Z1Y1#2Z1#1#3Z3Z2#1#1#1Y1Z1#1Z4%4#1#4#1Y2Z1#1%1#1%3#1%1#4#2Z1#2Z1#2#1Z1Z1#1%1
Z1Y2#2Z1Z1Z1#4&2#1%2Z4Z1Z2#3%1#1#1#1#1Z1#4#2#1Z1#1#1Z1Z3#1#3Y1Y1%1#4#1Y2#2#2Z1#5#1Z1Z1Z1Z1Z1%2#2#3#2%2Z1%1#3#1Z1Z2#1#1#2Z1Y1%2%5Y3#1#4Z2#1#4#3Z3Z4Z1Z1
#2Z2#1#2Z2#1#1#1#1&1#1Y1#1#1Z1Z4&1#1#1Z3#1#1Z1#1#1X3#1Z1%2%1Z2#1Z3#1#1#1#1%4#1Y1#2#1Z1#1#1#1#1#2%1%1#1Z1#5Z1#2Z2%1Z2#2%5#1#1#1#1#1#3#1#1%1#1Z1Y1Z2#1Z2
#2#3Z1%1#1#1#2Z1#2#1Z1Z4#1#1#2Z1#1Z1#1#2#1Z3#1Z1#1Z1#1Z1#2%3#1Z1Z2Z4#2Y2#1#1#1Z1Z1Z1#2#2#1#2Y2Z1%1#1#1%4#1Y1#1#1Y4%1#2Y1Z2Z2Z1Z1Y3Z2#1#3Z1%1Z2Z2%1Z2#1
#1#1Y1#2Z2#2#3#1Z1Z2X1#1%1#2#1#1#1Z2#1#1#1Z1Z1#1#2Z1#1#1#1%1%2#1X2#1Y2%2Y1Z1%1#6#3Z1#1Z2#3#1#1#1#1#1#2Z1#1%1Z1#1#1Z1#1Y2#1#1%2#1#1Z1#1#1#1#1#1#2Z2#1%1
#1#2%1#2#1#1#1#2#1Z1Z4Z2#2#3Z3Z1Z1Z1#1Z1#1Y1#2#1#1%2%1%1%2#1%1#1Y2%1#1Y1#1#1Y2Z2%2#2%1#1#3Z3%1#1#3#2Z1%1X1#1#1Z1#1#1#2#1Y2Y1#1#1Z1Z2#4#1%2#1Z1#2Z2%3Y1
#2#2Z3Z1#2#2#1Z2Y1Z2Z1#2#2Z2Z2Z1#1#1#1#1%2Z1#4%1%2Y1#1X1#1#1Z1Z1#3#1Z1#1#1Y1#1#1Z1#1#3#1#3Y1#1#1#1Z1#2Z1#1Z2#1%2#2#1%2%1Y1#1Z1#1#2%1%1%1#1Z1#1#1#2Z2%1
Z1#2#2Z1#1&1#1Z1%2#2#2%1Z2#2#1&1Z1#3%1Z1#3Z3%1#2%1%2#1Z1#1Z3%1#4#1%2Z1Y1#1#1#1Z1#1#1#1#1Z1Z1Y3Z1%2#1#1#1#1#2#2Y2Z1%1#3Y3#1#1#1Z1Z1%1%1#2#1Z1#2Z1Y2#1#1
Z1#2#1#2#1Z1#3#2Z2#1Z1%2Y2#1%1#2#3#3Y1#1#1%1#1%1#1Z3Z1Z1Z1#2Z1#1%3#1#1#2Z2Y3%1Z1Y1#1Z1Z1#1Z1Z2Z6#1Z3Z1Z1Y1Y1Z3#1%2#1Z1Z1#2#2Z3Z2Z2#3#1#2#1#1Z1%2Z1Z1#1
#1%1#1Y1Z1#1Z2#1Z1#1#1#1#1#4Y1Y1#1#2Z1#1Z1#3#1#1Z1#1#1#1%1#1#1#1Z1Z1Z1#2#2#1%2Y1Z1#4#1#1#1#4#1#2#1X1#1#2#1#3#1%1%2#1#2#1Z1#1Z1Z1#1#1#1#1Y4Z3#2Y1#1Z2#1
#2#1#1Z1#1Z1Z1#1#1#1#1#1#1#2#1#2#2#1Y1#3#1#2#3Z1#1Z1#1#1Z1#1#1#1Z1Z1#1%1#2#2#1#2Y1#1Z1#2%1#1Z2Y1#2#1#1%1#1#1Z1%1Y1#2#1%1Z1#1%1#2#2#1#2#2#2#1%2#2#2#1#1
Z1Z1Z1Z1%1Z2#1Z1#1#1#2#1Z1Z1#1%1#1#1Z1#2#1#1Y2Z1#2Z1Y1#1#1Z3Z1#2#1Z1Z1Z1#1#1#1#1Y1Z2Z1Y3#2%1#4#1Z1Z2Z1#1#1Z1#1Z1Z2Y1#1Z1#1Z2Z2Z1%1Z1#2#1#2#2#2Y1#2Z1#2
X1Z1Y1#3%3Z1Z1%1Z1#1Z1Z1Z1#2#1Z1Y1#1Y2%1Z1#1Y1#4%2Z3#1#3#1#3Z1#1#1#1Z1Z1%1%1#2#1#1#1#1Z2#1X1Z1#1#1Z2Z2#1Z1Z1#1#1#2#1#1#1%1Z1Z1Y4Z1#1#4#2Z1Z3#1#1#3Z1#1
Z1%1#1Z1#1%1#1%1&2#1Z1Z1#1#1#1#1Z1#2Z2Z2#1#2Z1#1Z3#1#1Z1#1Z1#2#1#1#1#1Z1#2#1Z1#2#1#1Z1Z1%1#2#2%1Z1#3Z1X1#1Y1%1Y2%1#1#1#1#1#1#1#1#1X2#1Y1Y1#1Z2#1%1Z1#1
#1#2X1#1Z1#1Z1Z1Z2#3Z1Z1Z1Z2#2#1#1#2#3#1Z1Z1#2Z1Y3#1&1#1#1#1#5X1#1Z1#2#1#1#1#1Z1#1#1#1Z1#1%1#2#1Y1%1Y1#1Z3%2#1#1%1#1#1#4#1%2#3Z1#1#1Z2Y1#1#1Z1#2#1Z1#1
Z1Z1Z1#1Z2#1Z2Z2#1Z2Z1Z1Z3Z1#1Z2#1#1#2Z2#2#1Z1Z1Z3Z1Z1Y1#1#1Z3Z1Z1Z1#1#1#2Z1Z1#1#1Z1#1#1#1Z1Z1#1#1#1#2Y1Z1Z2%1#1#1Z1#1#1Z1#1Z1#1#1Z1#1#1#1#1Z2Y1Z5#1#1
#1#1#1Z1#1%1#1Z1#2#1#1#1#1#1#1%1#1Z1#1%1Z1Z1#1#1#1Z1#1%1Z1#1Z1Z1Z1#1#1Z2Z3#1#1#1#1Z1Y1#1#1%1#1#1#1#2#1#1%1#1#1#1%1#2Y1Z1#1#1#2%1Z3%1Y1Y1Y1#1#1#1#2#1Z1
Z1Z1Z1#1#1Z1#1Y1#1#1%1#1#1%1Z1#4Z1#1#1#1#1#1%1#1#3#1#1#1#2Z1#2#1#1Z1#1Y2Z2#2Y2%1%1#1#1Z1#1Z1#2#2#1Y1#1Z1#1#1#1#2%2#1#1Z2#1#2#2Z1#1#2Z1#2Z1#1#1Y1#1#1Z1
#1%1Z1#1#1#1#2#3Z1%1#1%1#1#1Z2#1#1#1Z3#1#1#1#1#1#1#1#1#1#1Z1#1#1#1Z1#1Z1#1#1#1#1#2#2#1Z1#1Z2Z1Y1Y1#1%1X1Z1#1%1#1#1#1#1Z2Y1Z1Z1Y1#1#1#1#1#1#1Z1#1Z1#2Z2
#1Z1#1Z2#1#1#1#1Z1%1Z1#2#1#1#1#1Z1%1#1Z1#1#1#2Z1Z1#1%2Z1#1Z1Z2Z1#2Y1#1%1Z1Z1%1Z1#1#1Y2Z1#1#2#1#1#1Z2#1Z1Z2#2#2#1X1#1#2#1#1#1#1#1Z2Z1#2#1%1#1#1Z1#2Y1#1
Z1%1#2Z1#1#2Y1#1#1#1Z1Z2X1#1%1#1#1Z1Z1#2Z1%2Z1Z1#1#3Z1Z1#1#1Z1Z2#1Y3#1#1%1#2#1#1#1#1Y1#1#1#1Y1Z1#1#1Z1#1#1Z1%2#2#1%2%1#1#1#2#1#1#2#1#1#1#1#2#1Z2#1Z1Z1
Z2Y1Z1#2#1#1Z1Z1#1#1Z1Z2X2Z2Z3Y1Z1#1X2%1Y1Y1#3Z2Z1#1Z1Z1#2#1Z1%1#1Z2Y2Z1#1Z1Z1Z1Z1Z3%3Z4Z1Z2Z1%2Z1Z1%1Z1#1#2#1Z1Z2#1Z1Z1#1Z1#2#1Z1#3#1%3#1#1%1%1Z1Y1#1
#1#1#1#1#3#1#1Y3#1%2#2#1Z1#2#1Z1#3Z1#2#2#1#1Z1#1#1Z2#1#1#1Y1#2#1#1%1Z1%1#1#3#1#1#1Z1%1#1#1#1#2#2#1Z2#1Z1#1Y1Z2#1#1#1Y1Z1Y1#1Z1Y1#2#1#1#1#2#1Z1Z3%2Z3#2
#1%1#1#1Z2#2#1#2#1#1#1%2#1#1#1#1#1#1Z3#1#1#1#1#1#1#1#1#1#1Z1Z2Z1%1#2#2#3#1#1Z1#1#1Z2#1Z1#1#1#1#1Y1#1#1%1#1#3#1#1#1Y2Y1Z1#4Y1Z2#2#1#1#1#2#1Z1%1#1#1%2#1
%1#2#3#1#1#1%1#1#1%1#1#1#1#1#2%1Z1#2#1%1#2%1#2%1Z1Y1Z1Z2#2#1X1#1%1#1#1#1Z1#1Z1Z1#2#1#1Z1#2Z1Z1%2#3Z1%1#1#2#1#1#1Z2#1#1#1#1#1#1#1%1#1%2Z1#1#1Z1Z2#1#2#1
Z1#1#1#3#3#1%1#1%1#1#1Z1#2Y1#1#1Z1%1#1#1#1Z2#1Z1#3#3#1%1#1Z1%1Z1Y1#1#2#2%1#1#1Z1#1#1#1%1#1#1#1#1#1Z1#1Y1#1#1X1Z1#1#1#1Z1Y1Z1#2Y1#1#1#1#1%1Z1Z1#1Z1Z1#1
#1%2#1#1#1#2Z1Z1#2%1#1%1#1Z1#1#1Z1#1%2#1#1%1#1#1Z2Z1Z1Z1#2Z1%1%1X1#1Y2Z1%2#1#1#1#3%1#1Y1#1Y1#1#1#2Z1Z1#2#1Z2#1#2#2#1Y3Z1#1#1#1#1#1#1Y1Z1#2Z1#2#1#1%1Z2
#2Z1Z1%1#1#1#1#1Z1#1#1#1Z1%1#1#1Z1#2%1Z1Y1%2%1#1#2#1#1#1#1Z1Z1#1#2%1#1Y1#2#1Z1Y1Z1Z1#1#2%1#1#1%1#1Z1%1Z1%1%1#2#1Y3Z1Z1Z1#1#1#1#1#1#1#1#1#1Z1%1#1#1#4Z1
#1#2Z1Z1#1#3#2#2%1#1Z1#1#1#1#1%1Z1#2#1#1#1#1#2Z1#2Z2Z1Y2#1Z1Y2#4#1%2Z2Y1%5#1Z1Z3#1Z1#1#1%1&1Z3#1#1Z1Z1#1Z1Y1#1Z2Z1#1#1Z1Z3Z1Z1#2Y1Y1Z1Z1Z1Z1Z1Z1#1Y1#1
#4Z2#2Z2Z2#2#1#1Z1#1#1#1Z1Y1Z1Z1#1Z1#1#2#1#1Z1Z3#1#2#1%2Z1#1Y1#1#1#2Z1#1#2Z3%1Z1#1#3Z1Z1#1%2#1Z1#1Y1Z1#1#2%3#1Y1%1#1Z1#1Z1%1Z3Z1%2%1#1#1Z2#1Z1#1#3%1#2
#1#1#2#1#1#1#1Z1Y1#3#1Z1#1%1Z1Z1#1Z1%1Z1#2Z1Z1#1Z2Y1#1%1Z1Z1Z1Z1#1Z1#1Z1#1%1Z2#1%1#1#1#1#1Z1Z1#2#1Z1Z1#1#1%1Z1#1#1Z1#3Z1Z1Z1Z1Y1#1#1Z1#1Z1Z1Z1#1#1Z1Z1
Z1#1Z1Z2%1Z1%1#1Y1Z1#2Z2#2Z1Z1Z1Y1#1#1Z1#1Z1Z1#1#1Z1#1Z1#2#1#1Z1#1Z1#1Z1Z1Z1#1#1Z1#2Z1#1#1#3Z1#2Z1Z1%1Z1#1#1Z1%1#1#2#3#2Z1#1Z1#1Z1#1#1#1#1#1#2#1Z1Y2Z1
Z2#1X3Z2%1#2#1#1Z1#1#2Z2Z2%1#1Z2Z1#1#1#1Z1#1#1Y2#1Z1Z1Z1Z1Z1#1#1Z2#1Z1Z1Y1#2#1#1Z1Z1%1#1#1Z1#1#1Z1#1#2#3#1#1%1#1Z1#1#1#1#1#1Y2#1#3#2%1#1Z1#1#1#1#1#1Z1
%1Z1Z1#1#1#1#1#2%2Z1Z1#1Z1#1Z1#2Z1Z1#1#1Z2Y1#1Z1#1#1%1Z1Z1Z1%1#1Z1#1#1#1#1Z1#1#1#2Y2Z1Z1#1#2#1%2Z1#1#2#1#1#2Z1#2%1#1#1#1#1#1Z1#1%1#1#1#1#1#1#2#2Z1Z1#2
%1Z1Y2#2#1#2Z2#1#1#1#1#2Z1#1Z3#1Z2#1Y1Z1#1Z1#1Z1Z1Z1Z1Z1#1#1Z1#3Z1#1#1Z1#1#1Z1Z1Z1#1#2#1%3Z3Z1#1#1#1Z1#1Z1#1Z1#1Z1#4#1Z1#1Z1Z1Z1#1Z1Z1#3#1#1Z3#1#1#1#1
#2Z1#1Z1Z1#1#1Z1Z2Z2Z2Z1#1Z3Z3Z1#1#3Z1Z1#1Z1Z1#1Z1Z1#1#1Z2Z3#2Z1Z2Z1#1#2Z1#1Z2#1Y1#2Y1#2Z1#1Z1#1#4#1Z1#2#1Y2#1X4Z1Z1Z1#1#1Z2#1#1Z1#2Z3&1#1Z2#1#1Z3Z1Z1
#1#1#2Z1Z1Z1#1#1Z2#2Z1Z1Z2Z3#1Z2Z2%1Z1Z1#2Y1#1Z1Z1Z1Y1#1Z2#2#1Z1Z1#1%1#1#1Z2#1Z1#1#1#1Z1#1#1%2Z1%1#1Z1Z1#1Y1#2#2Z1Z2#1#2Z1Y1Z1#1Z1Z1Z1Z1Z2#1Z2Z3Z1#1Y2
Y2#3Z1Z3Z1#1Z1Z1Z1Z2X1Z3Z2Z2#2#2#1Z2Z4Z1#1#2Y1Z1Z4Z2#2#1Z1Z1#2Z1Y1#1Z1#3#1Z2Z1Z1Z1#2Z2Z1Z1#1#1#2#1Z2Z1%1Z1#1#1#1#2#1#1#2Z2#1#2#1Z4%1Z1#1Z1Z1Z1%1#1Z2Y1
#1#1#1#1Z1#1%1Z1#3#1%1Z1#1#1%1#2Z3Z2Z2#1#1#1#2#1Z1#1Z1#1#3Z1Z1#1#1Z1Z1Z1#1Z1Z2#1#1#1Z1Z1#1%1#1Z1Z1#1Z1#2Z1Z1%1#2#1#1Z1#2#1Z1#1#2#1#1#1Y1#1#1Z2Z1Z1#1#1
#1%1#1Z1#2Z1#1#1#1#1Z1#1Z1Z1Z1Z1Y1#1#1Z1#1Z1#1#2Z2Y1Z1Z1#2Y1Z1Y1Z2#2Z1Z1Z2#2Y1#1Z1Z3Z1Z1Z1Y1#2%1Z1#2#1#1#2#1Z1#1#1#1Z1Z3#1#1#2#2#1#1Z1#1#1Z2#1Y2Z1#1#1
#1Z1#1#1#1Z1%1#1#1#1Z2Z1#1Z3#1Z1Z1Z3Z2%2Z1#1Z1Z1#1Z1Z1#1Z1#1#1#1#1Z2%2#1Z1#1#1%1#1#1Z2#2#1#2#1Z1Z1Z1#1#1Z1Z1Z1Y2#1Z1Y1%2Z1#1#1#1Z1#1%2#1#2#1%1Z1Z1#2Z1
Z1Z1#2#2#1#2#1Z1#1#1%2Y1#1#1%1Z1Z1Z1Z1#1#1Z2Z1#2Y2Z1#1Z1#1#1Z1#1Z1Y1Z1Z1#1Z2#1#1#1Z1#1#1#1Z1#1Z1#1#1%3Z1#1Z1#1%1Z1Z1Z1#1#2#1#2#1#1Y1#1%2#2#1Z2Y1#1#1Z1
#2Z1Z2#4%1#1Z1Z1#1Z1Z2X1Z1Y1#3Z1#1Z1#1Z1#1#2#2Z1Z1#2%1%1#1#1Z1#1#2#1Z1Z2#2Y1Z1#1Z1Z1Z2#1#1Z1Z1#1Z1Z2Z1#1#1Z1%1Z2#1#2Z1%2Z1#1#1Z1#1#1%1#1Z1Z1#1#1#1Z1Z1
#1#1#2#1#1#1Z2#2#1#1#1Z1#1#2#1#1#1#1#1#1#2#1Z1Z1Z1#2%1#1Z1#2#2%1Y1%1#1#1#1#1#1Z1#2#1Z2Z1Z1%1#2#1#1#1#1#1#1#1#1Z1#1#2Z2#1#1#1Y1#1#1Z1Z1Z1Z2Y1#1#2#2Z1#1
Z2#1Z2Z1Z2#1#1Z3Z2%1Z1#1Z1#1#1#1Y1Z1#2Z1Z1Z1#1Z1#2Z1#1#1#1Y1#1%1Z2#1#1#2%1#1Z2Z1#1Z1Y1Z1#1#1#1#1Y1Y1Z1#1#1Z1#1#1#1#1Z1#1Z1Z1#1Z1Z1Z1Z2Y2Z1#1Z1#2Z1Z2Y1
#1#1#1#1#1#2Z2#1#2#1Z1Z2#1Z1#1#1Y1#2%1#1#1#2Z1Z2Z2Z1Z2#1#1Z1%1#1#2Z2Z1#1Z1Z2Z1#1Z1#1#1#1%1#1Z1Z2Z1Z1Z2Z1#1#1Z1#2Z1#1Z1#1#1Z1#1Z3Z1#2Z1Z1Z1Z1#1#1Z1Z2Z1
Z1Z1Y1#2#1#1#3#4Z1Z2%2#1#1#1#2#1Z1#2%1#1Z1Z1#1Y1Y1Z1#1Z1#1Z2#1%1Z1Z1%1#1#1Z1#1Z1Z1Z1Z3Z1Y1#1#1Z2#1%2#2Z2#1Z1#1Z3#1#2#2Z1Z1#1Z1Z1#4Z1Z1Y1#1#1%1#2Y3#1Y1
Z1%1#1#1Z1%1#1#1%1Z1#1#1#1#1#1Z2Z1Z1#2Z4Z2Z1#2Z1Z1#1Z4#3Z1#1%4Z2#4Z2Z1Z1#1Z1#1#1Z1Z2Z1#1Z3#3#4Z1#7Z1#2Z2Z1Z1Z1#1Z2Z2Z1Z1Z7Y1Z1Z2#2Z2Z1Z1#2Z6#1#2Z2Z3Z1
Z2Z2#4#1Z2Z1#4Z3Z2Z2#5Z2Z1Z1Z3#1Z3#5Z1Z1Z1Z1Z3Z1%1Z3Z2Z3#2Z1#4Z2Z1#3Z1#1Z3Z1Z1#5Z3Z2Z1#3#5Z4Z1ZaZ3#2Z1#1#1#1#1Z3#1#1Z1Z2#2#1#2#3#3Z1Z2#2Z1Z1#1#1Z3Z1Z2
Z3#1#2Z1#2#1Z2#1#2#1#1Z4Z1Z6Z1Z4#2Z1#1#1Z3#5Z2#1Z3Y1Z3#1%1#1#2Z1Z2#2#1Z3#4Z3Z1Z2Z1Z5#1#2Z3#1Z1Z3#1#1Z4Z1Z1Z1Z1Z2#3#1#8Z1Z1Z1#1Z1#1Z1#2Z1#1#1Z2#3Z3Z4#2
Z1#5#4#2Z4Z1Z1Z2Z3Z1Z4Y1Z1Z1Z1Z1Z2#6#4Z3Z2#5Z2#1Z1Z2#1Z2Z6Z1#5#1Z1#1#2%1Z1Z1Z1Z1Z1Z3#2#3Z4Z1#4Z1Z2Z3Y2#1Z1Z1Z3Z4%1Z2#7Z4Z1#2#3#1#5Z2#1#4Z2#1Z3Z1Z5#4Z1
Z1#5Z3Z1Z1Z3Z2#4Z2Z1Y3#2#3#1Z7Z1#1Z4#3Z1Z3Z2Z1Z1Z6#3#2Z1Z1#3Y5Z1#4Z1Z6Z6#2#2Z2Z1Z5Z1#2Z3Z2Z3#1Z1#5Z3Z3Z3Z1Y2#2%3Z1#3Z1Z1Z1Z2#3Z2Z5#1Z4#2#2#4#2Z7Y2Z1Z1
#4#3#1#3Z1Z1#3#3Z1%1#5#3Z2Z1Z1Z1Z1#1#2%5#1#1#1Z1Z3Z2#6#1Z4#5Z2%1Z4Z2%4#4Z4Z1Z1Z1Z1Z5Z3Z1Z3Z1#5Z1Z1Z1Z2#2#1#2Z1Z2Z2Z1#2Z4#2#2#6#3#3#1Y3Y4Z1Z1Z7Z2Z2Z2Z3
Z1Z1#1#4Z1Z2#4#2Y1#2#1Z2Z1Z2#1Z5Y1#1#2#2Z1Z3Z2Z1Z4Z1#3Z1#1#2Z1Z1Z2Z1Z1#2%1Z1Z4Z2#3Z3Z1#4Z1#1#1#1Z3#4Z2Z2#2Z3Z4#2Z2Z1Y3#4Z1#2Z6Z1Z5Z3Z2Z3#3#3#1Z4Z1Z2Z1
Z1Z2Z9Z2Z4Z3%3Z2#4#1Z1Y2Z1Z3#2Z2#3Z4Z1Z5Z1Z8Z1#6Z5Z3Z6Z2Z1Z4Z4Z4Z1#4#1#1Z3Z3Z1Z1Z1#5Z2Z4Z5Z2Z1Y1Z2#1#1#1#2Z1#1#2#5Z2Z1#3Z2Z2#2#2#2Z3#1Z4Z3Z4#3Z2Z2ZbZ7
#1Y1Z3#1#5Z1#3Z3Y3Z2#4Z3#2Z3Z 0:abstinenskramper 6#m#8#ba#3r#ae#e#2r# 0:adherence 0#1#3#2#4#1#6#3%3#o#g# 0:age 0#1#3#2#1#2#7Z4%d%1d%oYk#16# 0:ahi 0#1#
2#2#2%3%b# 0:aktuell 0#2%2#5#1%h#4# 0:alcohol 0Z1Z1ZbZh#4#y#1#7q#1i# 0:alder 2#1Z1%2#2#1#1%1%2#1Z1%1Z1Z3Z5#6#1#1Z4#5#13#p#5%1l#e8#2q%2t#du#h3# 0:alkoh
ol 0Z1Z3Z1Z1Z1Z8Z1Zx# 0:allergi 0Z1Z2Z 0:allergier 0Z1Z2Z1i#5k#17#12#3i#5y# 0:alopeci e#4#6#1du#8i# 0:alpha 0#1#3#3#m% 0:amenoré 0#5#1#2#1%1#4#1#4%3Z3
#3s%68%2f%3v%ih%p% 0:amming 1#5#j#g5#s4#9d# 0:analgesia 1#3#2#1#1#7#f#4#2z# 0:analgetika 1#4#a#k#6#k#2#2r% 0:andre 0X1X1Y1Z1Y1Z1Z2Z2Y1Z2ZeZ 0:anemi 3#
2#2#3#6#1r&16& 0:anfaldshyppighed 0#1#3#3#1#1%1#3#3%6%7&4%1d%h%25% 0:angina 3g#6e#70#7g#7h#3m#1t#ap# 0:anhedoni 0#1#1#3#1#2#2%1%1#3%a#c# 0:antal 2#2#6
#1#1#5#3#9#117% 0:antall 0Y2Z1Z6Z3Z4Z1Z3%1Zv#1i#1ys% 0:antatt 1Z1#1#2Z3Z2#3#o%m# 0:antibiotic 1#1Z2#1#1#1#8#1#4#9%1&4&1#6%c%5#i#2#c#f#1i%d#7%44#z#18q%
13%le# 0:antibiotics g#6#1#3#4%4#1#6#c#1g#11#h%k# 0:antibiotika 2Z1#3Z2Z1#1Z1Z3#2#7%2Z1#2%1#1#4#1%1#5#h#h#3#a#4#9#6#2#g#4%9#4#d#4%s%93#1i#132%mi# 0:an
tibiotikakur 1#3#3%2#g#4%1#4#l#x#1z#20k# 0:antiemetikum 1#1#1#1#1#2%2#k%1%4%1i% 0:antikoagulantia 0#4#3%4#4%e&1&4&1%6#1b&4h&3g#6z&cg%p8% 0:antikoncept
ion 1#1#3#1%2#4#d%j1#46# 0:antiplatelet 1#1Z2%1#2%n%4%5z#vu# 0:any 0Y1Z1Z1Z4Y3%1#1Z1Z2Z1Z1Yg%a#b#b% 0:aptit 0#7#1#4#1#4%b#1b#1m% 0:arv 0#1#5#6#v#e#1r#
7#bc#6o# 0:asthma 0#1#1#2#1#1#1#1#1#5#1#e#t#1b#75#2h#1#m9%vo%21% 0:astmabehandling 1#1#2#2#5#4#2#3#a#4#6k#g1#kw#6e# 0:atopi 0#2Z2Z1#1#2#2#z%c%1r#7#3b#
d2#ef#2b%2#40%in%9z#z#d%2v%3c#k#g2#5b#12q# 0:avføring 0#1#1#6#1%3%1#6#4#3#3t% 0:barnets 1#3#3#2#1#1Y1#3#2&3#h#c%1%r%e#5%a%4%c%1r%2u#61%2r#zg% 0:behand
ling 0#1#2#2#2#3#1%4#1#1#1%2#1#6%2%1#4#1#5#1#1%3#1#a%10%h%x#1j% 0:besetningsstørrelse 1#1#2#2#1#1#7#a%2#7k%20%2n% 0:bilkörning 0#a# 0:biverkningar 0#1
#1#2#2#2#2#1%1#3#d%8% 0:bivirkninger 4Y1#9%5#1j%b#9% 0:blodsukker 3#4#16#u%10%6%e9%25%z5% 0:blood 3Z2Z2Z 0:blødningstegn 0#1Z3Z8#bZ1#8#1#5#7c#3u#2u#4q
#8a#v#4l#90#4x# 0:bmi 3Z2c#n# 0:body 0Z1Z2#1#31#p# 0:bp 3#2#2#9%1z%n% 0:bradykardi 2#1%1%1#2#3#1#5%8%e%20%5r%i%3v%4m%2r%1r%tc#e3% 0:bruksisme 0#1#7#5#
1%4%2%g0%9o% 0:caffeine 1Y3Z1#1%1%1#4Z9Z1b%1&7q%1s% 0:can 0%1#1#1#1#2#2Z5#8#2%3%2#3#2%d#1#k# 0:cannabis 0#1#1#3#1%2#2#8#6%19%1ft&m&2ba#u# 0:cave 1#4#1
#o#4#1#6#g#6#1u#d#h#s#1y#17#12#3i#1e#1i#e#z#1p# 0:cigarettes 0#5#2%9# 0:compliance 0#1#1Z3#1#2#4#4#6#1#c%6#c#1#z%dv#75#b4#1wk#iu# 0:contraception 2#8#
7%3#a#4#6%p# 0:could 1Z1#a#5#6#c%b#2%6# 0:crp 2v#27#1ci#7y# 0:cyanose a#1#7#2#c#1d#1eb# 0:cytologi 0#1#1#1#2#i#1#2#6%6#7%6j#2h#7v#9q%eb#hk#5e%8u# 0:da
gligt 0#4#4#1#6#7#1#3#w#k9#yl# 0:dato 0Y1X1Y1Z1Z1Z2Z3Y3Z3#1#5# 0:debut 2Z2#1Z1Z1Y1#1#1Y2Z1#1Z8#2#j#1&3#1f#s%17%n#e%1d%1p#1k#31%17%3u# 0:dehydreringsgr
ad 7#p#cp#3gu#1d0# 0:dental 0#1#2#1#1#9#4#3#3#28#8#5x#1h#60#ps# 0:diabetes 0Z1Y1Z1Z2Z1Z1Z12#c#1r#7#kk#34#77#88#4q#14u# 0:diabetesmedicin 0Z1#1Zd#5#a#4
#b#3#7#b5#ej#5p#g# 0:diagnos 0#2#1#1#6%4%v&6#q#7# 0:diagnose 0#1#1#1#7&a#1# 0:diagnosis 0#2%3Z1#7#5#6%3%5#6%7#6#6% 0:did 0Y1Y1Z1Y1Y1Z7#1Z2Z2Y4Z4#3Z2#1
Z9# 0:diet 2Z7Z6#5#7#6#z#6#6#11#g#i#36#p#3#1#1c4# 0:digital 0#i#k#1d#8m#33#27# 0:digitalpuls 0#3#2#d%6#1n% 0:diurese 0#1#4#1#2#1#1# 0:diuretic 0#1#1#2
#h#9#4#11# 0:dix-hallpike 0Z2#1#1%1#2#5#6#3#3#1#o#d#l#8#r#4%1k#5h#9%4c#b%7n# 0:does 0Z1Y1Z1Y1Y1Z2Z2Z1#2Y1Z2Y2Z2%1#2Z2Z2#b#vZ1Z6# 0:dominant 0#2#4#2#2#
5#a#2#z#1k#fz# 0:dose 0#7#9#q#b# 0:dricker 0#1#1#6#1#4# 0:driving 4#1#f#7# 0:drug 1#2#l#6%4% 0:duration 6#2#1#5#5Z3#b#bZoZe#h#3#1a#k#2z# 0:dysfagi 0#1
#2#1#2#2#3#3%6#r#2e%zf%18w# 0:dyspné 0#n#3# 0:dysuri 0#1#1#2#2#2#3#1%1#1%1#1#3#3#1#2#1#1#6%9%2#7#1b#4#m#q#f#t#o#28%z%82%9%af#70%7p%11c# 0:dødsfald 0#1
#6&1#1%4#t&2x& 0:effekt 1#1#1Z2#1#2#2%1#5Z1#6%3#7#7#8%3#1#12%b# 0:ekspektorat 1#5#2# 0:ektoparasitter 0Z1#1#1#1#1#n#4%4#2%ju&9y% 0:emesis 0#1#2Z3#2#1%
3#1#1#f%i#1e#7r#1d#8v%uo# 0:emetikum 0#3#2#b#2&c&4&5%1#2#4#4z%gg%76%15%7%x6(a( 0:endring 1#a#m#11#b# 0:epistaxis 0#1#1Z2#1#1%2#1#2%3#1%3%1&6%5s#b7# 0:
er 0Y1Y1Z1Y1Z1Z2X1Z1Y1Y1X1Z1X2Z1X1Z3Y1Z2Z2Z1Z1ZeZ4#4Z2#4#5#1Y2Y3#2#1#9#2l#66#l#1f# 0:erhverv 0#1#1#6#2%2#1#12#h#5w# 0:etterlevelse 1#3#d#3#aZ4Z1#5#1#7
# 0:exercise ec# 0:facialisparese 0#h#3#4#8#t#1#1#zp#4n#pr# 0:faecal 6#d#40#4j# 0:fall 3#4%1#1%2#2# 0:familiær 7Z2Z6Zm#6#1#l#1j#7#25#9#x#6w#15#6o# 0:f
amily 0Z1Z3b#7#3b#39#18u# 0:faste 0#4%2#b%i#d#dr# 0:fastende 2#4#3#3#3#a#2#g#u#v#d#57# 0:fatigue 2#h#2#9t#x#df#10b# 0:feber 0Z1Z3Z1Z2#1Z2#6#1Y2Z9Z8Z1f
#nZ3%p#13%l%9#5#7#14#5%1t#2u#1w% 0:fever 2#1#1Z2#1#c#z#d#k%n#3#p#13#l#9#5#7#d#r#5#6j#lt# 0:fick 0Z4#2#5#4#5Z5#t#d#1g# 0:finns 0#1#1#2#6#1%4#2#4#6#c#b#
6# 0:fiv n% 0:foder 2#1#1u#2a# 0:fodring 0#1#4# 0:foot 0#5# 0:forbrug 0#1Z3Z1Z1#1#1#1#4#g%t% 0:forebyggende 0#1#2#2#2#2%d#7#20% 0:formodet 0#3#l& 0:fo
rutgående 0#1#3Z2#1#1#1#3%1#1#5#e%a%1k#f#a#q#6#5i#18# 0:forventet 1#1#1#1#7#b#22% 0:fotofobi 0#1#1#1Z1#2#2#1Z1Z1%1%2#1#4#4#3#b#m#e#15#a#13z%v%8m#aj#10
o# 0:fraktur n#1#2#j#ef#5k#d7#4h#d#p2#36u# 0:fremmedlegeme 0#1#1#1#2#6Z6#1#3# 0:fund 0Z 0:funktionsdyspnø 0#1#1%3#1%2#7%4%n%a&4# 0:fysisk 16#dr# 0:får
 2Z3Z1Z1X1Y3%2#3Z1Z3Z1%2#3#dZ1#6#n#2%q%4o#t# 0:fôrendring 0#1#8#1%1%6#t#1b# 0:förband 0#1Z2#2#2#2#q%6%43#13# 0:fördröjd 0#1Z2#1Z1Z1%7#2%8#3y%bo%1a3& 0
:försäkrad 0#5#1#2#4#5#3#jx#8w#7c#mx# 0:førstehjælp 0#1#1#3#5#1#g#1d#2% 0:glukose 0#2#1#2#5%6# 0:halitose 0#1Z7#2Z8%3k%c#30#v%fp%dw%c0% 0:hallucinatio
ner 0#1#7#1#3#1#8#g#10% 0:har 0Z1Y1Y1V1Z1Y2Y1Z1Z1Y1Y2X2Z1Y2Y2Y1X1Z1#2Y1#1Y3Z1Y1Y1Y1Z1#1Z1Z1Z3#1Y1#1Z1Z2Z2Z8Z1Z1Z1Z1Y2Z1Z1Z1Y3Z6#2Z8Z1Z4Z1Z2#4ZkZ5#8Zf#
h%10#4t%2n%as%bg#l7%fj% 0:hb 0Z1#1Z1#1Z3#9#1r#16#k7#bl#69#l# 0:hba1c 2Z1#4%2Z2#w#g#k#r#eo#ca%4n%jb# 0:hematuri 0#2#4#1#7%2#3#2o%s#1f#m%d%d#1#4w%3j# 0:
hepatomegali 5#2%b#6#es#4e#22%bw%p#gn#dv%dy% 0:hereditet 0#1#4#1%2#2#7#2#i#6#2#c%1r%7%25#9#x#39#3n#15#a#23# 0:hjertefrekvens 1#1#1#1%1#2&4#5%3#d#n#w%n
&s#1x#c#d#r#24%1q#25%y# 0:hodetraume 2#4#2#g#1#33#43#i#62#28#yu#b6# 0:hold 0Z1#2#1#3#4#9%4#8#cd#11a% 0:home 8#5# 0:hours 4#3#2#6q# 0:hovedtraume 0Z3s#
43#i#62#h5#5e#b#82# 0:how 3#1Z2Z2X1#2Y1Y2Z1Z1Z1#1Y3#2Z2Z1Z1Y1Y1#1Y1Z1Y1Z1Z1#3Y2#1#1%2#1#1Y1Z1Z2#1#2%2Z1Z2#1&3#3#3Z3Z1%3Z3Y2#1#1Z5Z2Z1%1#3#4#1Z2Z4%1Z8%
9#8Z5#b%2Z2#9#6#1#3%2#9#j%1#5%4#p%1hZ4%z%l#17#8%1d#1g%6%l%9#o#e#21#2g#8#28#2o#54#1%38#2a#80%1f#bh%af%r0% 0:hur 5Z6Z1Z1#1#2Z1Z2#1Y1%2Z2Z1Z2#1Z1Y1Z2Y1Y1
Z1#1Z3Z2Z1Z2Y2Z1Z1Z1Z2Z2Z1%1#1Z2Y1#4Z1#3Z1#3Z1Y1#1Z2Z1%1Z1#1Z1Z2Z2Z8Z2#1Y1#2Z6#4#1#3Z3Y4Z3Z1Z1%2%2Z3#h#2Z4#1#6#5#2Z5#6#kZa#b#4#5Z5Z4#b#3#6Z7#8Z1%1vZ9#
eZ8#x#2e#8#1o#5%10Z6#14#k%5%1x%1g%m%g#13%j#h#2%6t#1r#46%1b%3z#2gZ3#d#rZ4h#18#96#9p%2m%h1# 0:hva 9Z2Z2#2Z2#1#1Z2#1Z1Z3Y1%1Z1#1%1#1#1Z1&1%2#1Z2Z1%1Z3%1#
2%2Y2Z1#1#1#2%2%3Z2#3#1Z2#2#1#1Z3%1Z5Z1%1#2%1%1#1#2#1#1Z1Z2%3#1#3Z4Z1#2Z2#2#2Z2#2Z1#4#1#1&7Z4%2#1#1#1Z1#3Z1#3%1Z1Ze#4#5#e#2#3#1ZcZ1%2#4#2#3#8#a#7#2#1#
cZ8#1%3#3Z2#u#1#1#1#3#d#1Zs#s#6#q%8#n#c#4#eZ1#7%b%1#1#1#8#y#1#1#6#p#1e#e#x%8#7#4%i#8#u#2p#s%x#c#w%32#1#4i#1t%p%3y#4x#9%1a%26#11#y#1u%39#al#q#2p#1l#th#
 0:hvad 2#3Z1Z1Y1Y1Y1#1#1#2#1Z1Y1Z1#3#1Y1Y1Z2Y1Y2Y2Z1#3Y2Z2#1Z1Y2Z1Z1%1#1Y4Z2Z4#3Z1Z2Z1#1Z3#3Z1Y3#1Z1#1#1%1#2Z2#1#1#4#1#1Z1%1#1#2#2Z5%2Z1%1#1Z4#4#2%1Z
1#1#3#2Z5%1Z3Z8#2#5#2#5Z2%8Z4#3#1Z1#3Z8#o#f#3%b#9#6#aZ5#6%g#1#a#b%5#m#3#12%4#1#5#l#1f#f#j#30#b#w#8#1r%1t#3r#6#10#9#8#1y%2r%5#7y%22#49#4%l%1m#8p#2ja# 0
:hvem 2#2Z6#4Z1#2#1#1Y2Y1Z1Y3Y2#1Z1Z4Z1Y1#4#1Y1#1#2#2Z1Z1Z2Z2Z2#1Z3Z1Z4Z2Z3%7ZeZ1#2#r(7(2#1%e#1o#5#5#3#r#1%1%2#z#p#2#3%1e%x%45&23%4l&1f#25#58#9d#t#30%
5j#h5#wu%22l%ag% 0:hvilke 1Z2#3Y4Z2Y1Z1#1Z2#2Z3Z1Z3Z4#4#3Z2#5Z1%3#4Z1Z1#2#6#1Z2#2#dZk#v#6#c#z#1j#a#2#n#3#y#q#31#o#1p%ng# 0:hvilken 0Y1Y1Y1Z2Y1Y1Z1Y1Y1
Y1Y2Z1Z2Z1X2Z1X1Z1Z1X2W1X2Y2Z2Z1Z2Y2Z3#1Z1Z3Z2Z1Z2Z1Z1X3X1Z4Y1Y1#1Y6Z1#4Z7#7#4Z1Z3#3Z1Z9Z7#2#h#j#16#22#17#o#4#f%1o#7#n#17%c3#b#1a#4#2#56#2h#12s# 0:hvi
lket 0Z1Z1Y1Z1Y1Z1Z1Y1Z2Z2Y1Y1Y1#2Z1Y1Z2Z1Z1Z2Y1Z1#1Y1Z1#2Y3#1Y3Z2#2Z1Z2Z2Z1Z3Z2Z1Z1Z1Z2Z3%1Z1Z3Z7Z6#3#aZb#8%6#l#3ZhZf#4#8%1Z3%iZtZkZ3#14Z2b#j#4j#39#3
2#9#3m#j#9#f9#6d#1t#3lZ 0:hvor 2Z1Z4#2#3Y2Y3#1Z1Z3#5Z3Y1Y1Z1Z1Y1Y2Z1Y1Z1Y1X1Z1X1#1X4Z1#1Z2Z1%2%1Z2#1X1Z1#2Z1#1Y1Z3Z1#2#2#1Y1X1#2Z1Y2Z3#1Y1#1Z1Y1#3%2#2
#2Y1#1%1Z1Z1Z1Z1Z3Z3Y2Z1Z1Z5Z1Z2#1#1#1Z1Z1#4Z1Z1Z3Z1Y1#1Z1Z3%1Z1%1Z1#1Z1Z2#2#1Z1#2#1Z1Z3#1Z1Z1#1#1#5Z2#1Z2%1Z2Z6%1#2#3Y1#1Z3Z5Z2#4#3#3#1%1#2Z1#1Z1Z6%2
#3%1#3#3#1#a#2#3Z1#3Z3%4Z3#1Z1Z7#4Z5#4#5#8%7#1%3#6#5%1Z7#2#cZ3#gZ1Y9#9Z1#1#1#3Z3#1Z3Zf#3#5#8Z1Z4#2#d%a#3Y2#h#1Z3#8#3%1#i%aZh#1#1#9%8%9%f%a#9&4Zf%g#5%a
#2#k#3Zr%6%k#h#7#e#4%i#8#n#w#1#m%e#1ZeZ14#3#b#9%9%3#4#fZ1%7#uZl#u#2l#uZv#1f#28Z2%k#1l#1qZt#g%8#4%2k#14#1b%n#33#7#i#4u#6n#1f#28#1h#1g#4d#14#94#bd% 0:hv
ordan 6Z1Z3#2Y2#2Z1Z1#1#1#1Z1Z1Z5Z1Z2#1%1#2Z1Z1Z1Z1Y2Z2#3X5Z1Y1#3Y3Z6#1Z2#1#8#2#3#1#1#1#2#6#1#5#5#2#c#8Za#14#2#1e#3#v#d#1l#z#1w%6n#38#6i% 0:hvorfor 0#
2#1#2#1#1Y4#1#2%2Z1%3#1#1#1#1Z1#1#3Y2#2%5Y1#3Z1#1Z1#1#1#1#1#1#1%1Z2#1#1%2Y1#2#4Z1#1%1Z2Z2#1#1Z1#1#1Z1Z1Z1Z5Z1%1#1Z7#2%2#3#1Z1%3Z4Z2&2#2#4Z2Z2#2Z1%1#1#
8#1#4Z5%6Z3Z1Z2%2Z1#d#1#4#1Z5#bZ1%1Z2#5#5#4#3#5#2#1Z2#3#7#8#6Z6#1#1#2#1ZfZ3Z7#3#5#aZb#4#7#1#1ZeZ7Zf#d#s#i%5Z1#2#4ZmZf#4#s#9#19%k#5#7#29%b#l%h#b#17#9#d
#g#3#13%q%3%w#b%1#q#d#n%8#c%2r%k#1m#l%p%j#1m#22#h#1h%89%e#h#1#l#3%c#9#2#4e%k#13#b%7l#ai#p3%1xp% 0:hvornår 3%4#1X1%2X2Z5Z1Z2Z1#6#1X1Z1#1Z1%2#1#1#2%1#1Z
1#6#2%2#1Z2%1&4Z4Z1Z4%1#4#1#1#6ZbZ2%2&1#4%f#b#3#2%3%1#7#4%5#d#3%6#1#7#1%h&5#8#3#1#16#d#6#s#g%9#8#b#s#1#j%4#j#5%e%8#5d%15#1oZ2d%4z%7a#7i%16%79#1g#4y#4o
#2o#1b#23#6y#29#gg#8z# 0:hyperkalemi 3#1#1#2%l#1f%16%f9%j2% 0:hypnotika 1Y2Z2#1%2#1%l%4%1&2m&6c&r2&23%1is%sx%9i%ep& 0:hypoglykemi 2#8#2#2Z5# 0:hypoten
sion 7#28%66%21% 0:hypotermi 1#2#2#2&4#5%8#15%m&n&3(p%13(u#5(k#7f& 0:hypovitaminose 0#1#1#1#1#6#1% 0:hæmoglobin g#2i#1q#iw# 0:højdetab 0#2#2Z3%3#1Z1#1
#3#5%8%4u% 0:ikterus 0#1#2#2#9%4#2#4#1a% 0:imaging 0#1#1#1#2#b%b%c#1% 0:indikation 0#1#1#3#1#1#2#1#2#3#6#4#2%4#2#32o% 0:infektionstegn 0#1#1Z3#5#4%3%3
%c&12%3d% 0:inr 2#1Z1#5#1#i#f#vj#1fd# 0:instabilitet 0#1#2#1Z7# 0:insulin 1#8#j%1#1#4#o#23# 0:interaction 0#3#k#7%4%6%5#6#30% 0:intoxikation 8#6%94%nq
#xn% 0:intranasal 1#2#2#j%5&q%bx%s0% 0:is 0Z1Y2Z5Z1Y1#1#1Z1Z1#1Z1#2#4Z3#1#1#4Z9%4#hZ2Z2#2#1#5#m#d#1a# 0:jernlager nk#8o#9r#ht# 0:kan 0%1%1%1%1Z2#1Z1Z5
#2#2#2Z2Z1#1%2#1#1%1#2Z1%1#1#1Z5#1#2#1#1#1%1#1#1#4%3#2#3#1#2#3#8%o#v#h#1k#q#1x#3o#12#8#26#4z#27#bh# 0:kapillär 0#1#2#2#2#4#r%1#b#2#t%3c#4a%2e#31%6u%u%
3#d7% 0:karenstid 1#2#6#d# 0:ketose 1Z6#2o# 0:koagler 1#2Z2#1%2#3#6b#14# 0:kolikktegn 0#1#d%4#2#13%br#t#k2# 0:kontakt 0#1#2Z2#1%2#2#1%b#3%6#11#1#2a#9#
93%16# 0:kontaktlinser 4#1#1#9#a#d#13w#1a0#3i# 0:kontraktioner 1Z1#1Z2#1#2#6#5%3#3k#6# 0:kontroll 3#2#2#2#3#bs#9a# 0:kost 0#1#3#2%2#5#a#3#d#2h% 0:kost
nad 3#1#1Z2#1d#ix#8z% 0:kostråd 3#2#42%9#2x#p#3%1% 0:kreatinin 4#3#2#f#1c#7%o%i%1p%29%2u%3y# 0:kroppstemperatur 3#2#2%9#2#k% 0:laksantia 2Z2#3#2#l#4#o
#2m%2qb# 0:laktationsnummer 0#1#1#2%1#1%2#2%1%4%2#az%27%6y%h0# 0:langtidsblodsukker 7#20#16#e9#25#es#uo# 0:last 0Z1Z1Y1Y1Z1Z1#3#2#1Z2Z1#4%1Z2%1Za#k#8Z
2Z1%4q# 0:lasègue 3#4%b#e%u#l#t#1t&9#4#4k#30&16e&ce& 0:leukocytter 7#9#1r#2#m#i#m#13#29#2u#ba#164#mu#3s# 0:lmp 3Z2#1#2#1#5Z1#4#6%6Z2%a#8#23%z%68%2f%3v
% 0:lokalisasjon 0#4#2#2#3#3#1#3%18%1e%22%4%3q# 0:lungestetoskopi 0#1#2#2#9#a#12%t%7y%gt%7%a% 0:lymfadenopati i#3#3#8#k#a#1o#8m#f4#9q#h1#aa#16w# 0:läg
sta 0#1#2#2#2#4%5% 0:läkemedelsallergi e#g#4#1f#22#1k#m#1u#fp#v#4#6e# 0:løse a# 0:makroskopisk 0#1#3#2Z4#1#2#6#1f#21#s#1z#1#8f# 0:malariaprofylakse 5#
4#d#d#6#2#3%10#7#1a%k#9%9#5h#5c#1xf#20#50# 0:mastit 0#2#1#1#h#2#1#2#6#6#2c#a#8#45% 0:mastitt 1#2#8#7#5%9#6%6p%164#fm# 0:matallergi 0#2#2#1#1#2#j#8%a#4
q#m#1u#6z#3x# 0:may 3# 0:melena 0#1#1#2Z2%3Z1#1#4#2#3#3#3#l#7#d#3#b%8#d#9#2z#5l#cq#4h%7h% 0:mengde 1#1#1#1#9#3%5%w# 0:menoragi 0#1#1Z1Z1#2#1%1#1#1Z1#3
#1%5%2#1#3#7#7#4#e#5#5#m#t#16#9#b#7#c#r#1t#r#1u#u#1l#3v#a7#d1#95#p#r#x#6z#22#67#7z#4v# 0:mest 2#2#7#1u#7#c# 0:misstänkt 0#1#2#2Z7%1#1s%7%c% 0:mistanke
 0#1#2#1Z1Z1#6#1#4#6#5#3#1#d#c#r#31#l#3# 0:mistenkt 0#1#1#1#1#1#5#9#w# 0:mjölkens 0#1#1#6#2#1#1#1#1j#s8%46%e4% 0:morgenstivhet 1#8#c#1w#26# 0:mortalit
et 0#1#6%1#1#1#1#2#3%5# 0:motgift 0#1#2#1%i#8%4%7#f%3%3g#j5# 0:mulig 0#1#2Z3%p#37%c%30%v% 0:muskelatrofi 0#1#2#2#5#1#7%18%7a%1e3# 0:må 0%1#1#1#7Z1Z1%1
#4#3%1%2&3&1Z1#2#4#1#1#3Z7#9#1#g#e#16%n%2v# 0:mål 1#2#2#2%h%5%3#6#4l%sc#f5# 0:mængde 1#3%3#6#2% 0:natlige 1#8#5#5#6#40#58#4c#3e#1fc#sj# 0:nattlig 1#7#
1#4#9#4q%3g% 0:nattlige 0#1#3%2#2#4%2#1#a#h#5t#n#1na#gh# 0:necropsy 0#1#9#1#3#5#5#8#6#w#3f#s#1w#w# 0:nedtrapping 0#1Z2#4%2%8#dZ1%3Z3#l%17%1x%1t%1m1# 0
:nerveskade 0#1#5%2#2Z1Z7#18% 0:neste 0#1#2#1Z1#2%2%3#2#2Z2#6%1#a#2#2Z2#fZ4z% 0:neuropati 1#1#1Z1Z1#1%2# 0:new 1#1#1#2#2#2#k#t#21&6&1b&g4#7v& 0:next 0
#1#1#1#1#1#2#2#7#6#6#8#f%4#g#1i# 0:nikotin 0#5#1%2#f#3#16#1&90&i&2q#55&w# 0:nokturi 0#1#6#2#2%3#5%3#7%1t#23%p#1p%17#z#8b# 0:nrs 0#1%1%2#1#1%1%1#b%2n%a
% 0:nsaid 1#3#2#6#3#4#1#8#1#1#4#1#1#5#v#x#p#b#l#y#17#e#t#t#3# 0:nsaid-bruk 1#7#1#3#6#c#4#2z#1j#17#20#3#1o#6q#1pj# 0:number 9# 0:ny 0#1#1Z1%1#2X1%1Y1%1
Y2&3Z1%3Z2&1%1%1%1#1#1#1#1&1#1#3#1Z1#1Z2#2Z1#5Z4#1#1Z2#1#2(1#2#b#1#g%9#2%1#6%3#6%9%8&3%f&4&7Z5#3&2k&j%2&8%s%l#6%1x%k&35#r%1w#9j%12#1j%62&16e#mt% 0:nye
 0#1Z8#3# 0:när 2#1%1Y2Z2Y1#2Z4X1Z1Y1#1Y1Y1#1#1Z2Y1Z1Y1#3%1Z4#3%3#6%1#1&3#1#1#1#4Z7#1Z1%b%5#a#c#9#aYi#3#6#a#1#2%9Z2#3#c#6#3#1#a#c#c#9#2#9#8#17#9#7#k%a
#1f%t#3#5%4h#18#1j%1x#3u#7z#f5#qb% 0:nästa 0#1#1%1#1#9#1Z8#1#5#5#2#1#8#t#y#1mt# 0:når 0#1#1#1Z3#2#1%3#3#2%3%2#2Z1Z1#1#1Y1X1Z1Y1Z1%1Z1#1Y1Z1#2Z1#1%2#1%
5Z3Z2#1#3Z5Z2Z2#1%2Z1Z2Y1#1#2#2#2#4#1#4#8#9#5#3%3#7Z8#2#2#4#2#2#1#5Z1#1Zc#1#2#7#1#3Z9Z3#3#6#8%3#2#3#12#2%1#i#j#7#d#1#7#o#4#1h%7#10%2#m%o%l#2#o%l#a#a#v
#1c#10%3%3%f#g#8#j%z#v%d#17#1g#8#j#3y%w%h#1w#5#1#i#2t%87#m#ja#4#gz#5d#3m%4w#f#27#fv# 0:nærsynkope 0#1#1#2#1#1%2#2#5%a% 0:næste 0#1#2#2#2%2%3%8#1%1#6#8
#1#2#7%x%10#6#bh#1e#16#k8#66# 0:observationstid 0#1#2#4#2%4#7#1#l#8# 0:obstipation 0#1Z1#2Z1#1#1#2#1#3Z1%2#3#4%1#2%g#l#s#a#1f#9%2%i#c#s#2s#5&2f#j#1b#6
s#2k# 0:onset 1#2Z3%2#4#3#2%1#2#1Z1#2w%7i#3z#1ge# 0:opioid 0#1%1#3#3#2%f#4#2Z32#l#2j#t#1d#89#1g5# 0:oral 2#1#1#1#5#1#7%1%5%8&6%7&p#b#9d%8f%2j#5u%b0#f3
# 0:ortopné 1#l%r#f#2x#n%s%z#1p%3f# 0:ortopnø 28#k8#1ff#j2#c4#d7# 0:ortostatisme 3#2#2%28%n%x#4m#aa# 0:otoré 0#1#7#2%3#1l%vw% 0:otoskopi 1#1#1#1#1#5#2
Z1Z5%1#d&6#7#h%8%d#s#1#6#e#8#h#t#4#1#h#24%1l#1w#4h#z#k&wm#hj#2g#3v#3x#2h& 0:overdreven 1#b#1#2#1h#8r# 0:pain 0#1#4#1%2#b%8# 0:palpitationer 1#1#2#4#2#
1#1#c#1#h#1g#67#i#1ia#te# 0:palpitations 0#3Z1#2#2#4#3#3#1#2#3#3#6#1p#ca#5ta# 0:parasitt 0#1#5#4#1%4#c# 0:paritet 2#1Y2#1%2%1#1#1%2Z2%2#3%n%94&15%27%6
y%yi#4i# 0:paræstesier 4#2#2#a# 0:penicillinallergi 0Y1Z2Y1Z1ZfY8#8#b#ev#z# 0:perifer 2Z1#1#4Z3#6Z1&2#4%8&6%4#k#8#1s&6i%ig%1ef%31% 0:pertussisvaccinat
ion 0#1#1#2%2%1%2%1Z1%2#2%a#6#b# 0:petekkier e#5%5#43#k#1p#g#3%7t%19#a%cs% 0:pica 0#2#6#4&1#8%1h%6& 0:plan 0#1#2#7Z1Z1#1#j#7& 0:plantigrad 0#1#3#4#3#2
#4%1#2%2%2#i%2%5#2#sj#er# 0:polydipsi 0#3Z1%2#2#1#1#2#1#1%1%2#3#2Zm#9#3x%2w%z%e#3#1p%a#1e%2u&1e%9#m2%8r# 0:polydipsia 0#1#1Z1Z1%1#1%2#7%2#3%2#2qb# 0:p
olyfagi 0#1#7#5#4%3%m%2j%p%30% 0:possible 0#3Z2#1%2#1#8#3% 0:postiktal 0#1#1Z1Z1%2#2#2Z1%2#2%2#3%3#3# 0:prevention 1#t% 0:previous 0Z1Z1Z7#4#8# 0:pris
 0Z1Z1Y2#1Y1#1Z1Z2Z3#3Y1Za#1Z3#5Z3#1m#v#ae#bz#3j#ba#3j#28#ai#tv# 0:profylax 0#2#1#4#2#c#8#6#6#b#10#a#2z#1#u#2z#f#107#dc# 0:prognos 0#1#2#1#h%2#j#e#14%
 0:prognose 0#1#2#2#c#a#f& 0:pruritus 0#1#2Z1#4#2#1#2#4#1#1%1%2#m#j#7#2l#3d#3d#5p#36#9h#2s#6o#7f#16#9u# 0:psykiatrisk a#x#2#hb#c9#y1#1ik#ii# 0:ptyalis
me 0#2#1Z1Z1#1%2#2#4#3%2#1#h#1ll#dv%2c%17%3m#2x#t# 0:puls 2f#bp# 0:pyrexia 7#7#21#q#1s#l#e#1g#6j# 0:race 0#1#1#2#1#1%1#1#2#1%4#2#c#38#1#c%30%oe% 0:ras
 0#1#3#2#5#4#3n#c#ny# 0:reaktion 0%1%2#7%1%3#3%2# 0:rebound 0#1#2Z1%2#1#1#5#1#1%2#3%3#j#a#22&14#dy#44#gm# 0:recent 4#5#6#2c# 0:refluks 0#3#2#i#3# 0:re
flux 0#1#1#3#i#3# 0:rektaleksploration 0#1#2#b%5#4#3#2#4%4#2%34#6#83#1c#ba#11#zy# 0:renal 1#3#3#2#5#7#3#7#8#1#13#10#6#2n#1b#4f#34#4a#1u#bb#jb# 0:resid
ualurin 0#1#2#2#2%m%24&8y%k3%8g%bm% 0:rigiditet 0#1#d#4#1#5#12#38#30#vs#1v# 0:risk 2#1#1%2#6#1#c#w# 0:råd 0#1#1#1#2#2#2%1#1Z4Z3%4Z1#4%1#g#l#9# 0:røntg
ensvar 3#2# 0:sannsynlig 2#1#7# 0:sedasjon 0#1#1#2#8#6#2#a#4#3#2w#dj%o7% 0:sederande 0#1#1#1#1#1#2%5#4#d%1%4%5#7#6#10%10c# 0:seksuel 0#6#2#5#y# 0:selv
mordstanker 0#1#5#h#2#1#ia%9w% 0:senaste 2#1Z3#1#2#1#1#1Z4Z2Z2#5Z2#1e#7#16#3x%bt#1y#uq#13# 0:seneste 3Z1#2#1#1#1%1#5%1Z4%2#5#a#6Zm%h#15#3&l#c1#1rh#3a#
 0:sensibilitet 5#1#2#9Z1#2#7Zm#b#6#k2# 0:should 0#2Z1#1#c#6#1%3#q#3#y#1%59#a#29#l#1wb# 0:sidste 0#1#1#1Z1%1#1%1%1#1&1#1Z4%1Z3#1#d#a&m&h%h%r&4&1a% 0:s
igns 0#3#7#1#3#3#1#1#1#1#b#8#1v#21#9#4k#7e#7y# 0:siste 0#3Z1#2#3#1#1Z3Z1Z1Y1%1#1#1&1%1#3#8Z4Z5%c#13%d%k#l%5k#1c#6# 0:size 2#2#3#m#sZy#v#29#9h# 0:själv
mordstankar 0#1#1%2#4#4#3#a#2%r%l#3s# 0:ska 0#3#2# 0:skademekanism 0#1#3#2%3#2%1%3%1%1#5#23% 0:skademekanisme 0#1#3#4#5#8%3#v%4% 0:skadesmekanisme 0#4
#1#3#2Z1#7#j%p%1k%b8%8%so# 0:skal n%3%5#8#7#s#5p# 0:skalltrauma 0#1#1#3#1#2#g%1%33%43%i%62%28%1xp% 0:smertelokalisation 4#2#9#3#1#2n#a#6e#16#35#u#4z#e
7#3s# 0:smertens 0#2#4#9#1n# 0:smerter 0#2#2#2#2#3#4#dn# 0:smertestillende 0#1#2#2#2%2#2#1#3#1#4#9&1%4&1&4#2%5#4#3#3#1d%n#d&l#y#17#e%t%1d#l# 0:smerteu
dstråling 0#1#1#c#4#6#d# 0:smoker 1#4#b#6# 0:sondemål 1#2#2#2#9#23%1h2% 0:spo2 0#2%1#2#2%9%m#12#b%n%32%ou%6v#5n#sk#2e#1w#30# 0:spredning 0#1#3#3#b#1# 
0:sr nf#1a#r#13#eg#hy#3l# 0:ssri 2#4Z2#1#7#5#9Z4Z1#4#1#1#6a%ey#xZrmZe#n#26#1tsZ1g4Z 0:steroid 4#p#4#h#12#s# 0:steroidkur 1#6#2#g#4#1#4#c#c#u#d#f#27#s#
1b# 0:stridor 0#1#4#1#2#2#4#1#2#3% 0:struma w%6%5k%14%1k& 0:success 0#1#4#1#20# 0:suicidal 6#9#4#4#2#1#2#8#i#5#8#5# 0:suicidalitet 0Z2Z2Z6Z1Z1Z7#s#a#6
a%b5#9v% 0:suicidtankar 2#8#d# 0:suspected 1#2# 0:sygemelding 0Z4#1Z1#2Z1#3Z1#2#7#6#8#1u%1a% 0:sykmelding 0#3#1#3#2#3#r%t#1#h#4%b#50#1j#o%4%u%7h%9%26h
# 0:symptomdebut 1#3#1#1%3%6%t&b&17&s&27&1&48& 0:symtom 0#1#1#1Z1%2#1#1#2#1%2#1#1%3#11i# 0:symtomdebut 1#3#4#1%3#9#c#b%o# 0:sårets 2#8#bo#2a#5t# 0:tec
ken 0#1#h% 0:tegn 1#1#1#1%1#3Z1%1#1#2Z1#2#1#1%3#1Z2%3#4#4#2#1%1#2#1%2%2#2Z1Z3%3#6#2#1%1%1#7#c#m%r#a%6#6#i#y#2p#1#2u#2c#i%ay#xu# 0:temperatur 0Y4#1Z1#5
#4#a#2g#p#13Z 0:tetanusskydd 6#5#4#4#1#f#6#g#c#9#1f#8c#12#8#26#4z#27#67#y#1m#18#2q#21h# 0:tetanusstatus 0Z3#1#1Z2#2#4#7#2ZpiZ 0:thoughts 0Z2#2#2#9#4#4
# 0:thyroid 0Y1Y1#4#1#2Zl%4%6#13#10#6#bh#1e#34%o%7% 0:tid 1#4#1#1#1#1%2Z3Z2#1Y1#3Z1#5Z2Z4#9Z2%fZe#9#b#3#1#1%1#3%b#d(m#i#2#8#z#7%d#t#f#h#ci#1g# 0:tidig
are 0Y1Z1Y1Y4Z2#1Y1#1Y1Y1Z1#2Z1Z8Z1Z1#2Z1Z2%1Z7#2%1#3Z1%9&30#5o#60#1v#6n#13%gv#1a#8r%6f# 0:tidligere 3W1Z2#1Y1#4#1Z1Z2X3Z1Z2Z1Y1Z2Z1Z4Z1Z1#1Z1#3Z2Y1#1
Y1(1(2Z1Z3Z1%1Y1%2Z2#2Y1Z2Z2Z1(1Z7Z3#2ZcZ3Z2Z3#4Z2%2Zn%cZ1#7#c#1#e#h&1#m#5%8#15%e#e#n#c#10#1b%3#n#g%1z#2#i#s#1a#v#3e#1#3p#3h#1z#1g#31#d#1n#4#1o#2w#l#4
v#4s#32#11#3#1q% 0:tilbageholdelsestid 0Z1ln# 0:tilbakeholdelse 1#2#2#4#17%1i1#1y# 0:tilbakeholdelsestid 0#1#2#3#1%1Z1#1#3#2l%b0%p8% 0:tilbakeholdt 7#
2#1c#tq#3#11# 0:tinnitus 0#1#1#1Z1#1#1#2#1#1#1#1#7#3#1Z3Z1#20#a0Z3hyZ 0:tobak 1#3#5#6#a#x#b#2e#6m#l#7s# 0:tobakk 1#5#1#8#a#18#90#l#7s#xo#jg# 0:tofi 0#
2#1#1#1#5%1#1Z6%1#5%3%5%6%o#8%16#k%16#c#4#1c%6#y%6%1e%z#10%16#1c#4d#f6%1cd%le#23n# 0:tophi 0#1Y1#1#1#a%i%h%l%4o%14%6%1e% 0:total 3#7#6#6#7#1n# 0:trans
port 0#1#1#2%2%4#1%4%2%a#1a# 0:trolig 0#1Z2#9#1#o%11#6# 0:tromboseprofylakse 0#3#4%9%e&4&1%6%5s& 0:tromboser 0#1#3#2#2#3#4#8#2#1#v#1r#n#k7#cw%x5% 0:tv
angsfodring 0#1#2#2#2%m&24& 0:udløsende 0#1#4#1#5#1#5#4Z1#b#4#9#r%9#m%v#1#s#9#at%3u%ia%m%kq% 0:ulcus 19#r5#4e# 0:ultraljud 0#1#2#2#2%4# 0:ultralyd 0Z1
Z2Z2Zo#4u#21#j#fk#9t# 0:uppföljning 0#1#2#1#1#2#2#3%5h%r%2z%38%10z% 0:urgency 0#1#1#3#1%2#4#d%h%8%2% 0:urinretention 1#1#8#7#4#q#c#4#3n#19p# 0:utbredn
ing 0#1#7#5#5%3# 0:utfodring 0Z1#4#17#k#2b#3y#1# 0:utløsende 0#1#1#1Z1#2#2#1#3%1#2%6#1#b#7#4%7#e%3#6#7l#1i# 0:utslag 3#2#2% 0:vaccinationsstatus 0#1#5
#2#h#a#17#1f#8c#12#8#26#4z#27# 0:vad 0Z1Z1Z1Z1Z1Y1X1Z1Z1Y1Y1Z2Z2X1Z1Z1Z1Z1Y1Y3Z1Z2Z1#1#1%1Z3%1%1#1Z1Z1Y1Z1%1#1Z1Z1#3Z1Z1Y1Z1#2Z2Z3Z2Z2Z1Z3Z1Z1Z2%1#2%4
#a#2#3#5#2%1Z1m#3#dZs#m#g#7#35#37#4#5#b%79#m2#ti#cf#1s#3qx# 0:vaginal 0#2#3#1#2#5Z1%4#1&2Z3#8#6#w#aa#8p#7#1z#34#6d#vn#5w#9z#l9#89#hc#1r#6z# 0:vandring
 1#9#1%6%1k% 0:var 2Y3Z1Z5#2#1Z1Y3#2Z3Z2#2Z1Z9Ze%8#3%4#c#2%w#7#5#3Zv#5s#42#db#n#15# 0:varför 0#1#1#2#3#1%1Z1%1Z2#1#1#1%1%1&1%1%1%1#1#1Z1#1#1Y1#1Z3#1#2
Z1#1#1Z1Z1Z2Z1#3#1Z1&1%2Z1Z3#2Z1Z1#1#4#1#3#1#2#1#1#1#3#2%5#4#1%2Z1#3#8%5#h#1#c#3#5%8#3#6#j%7#8#5#3#16#g#dZ16#2g#5#l%13#7#t#1d#h#m#7%18%1w#14#ct#q#55#i
h# 0:varighed 0#1#5#4#1#7#4%b%1x#1a# 0:varighet 0#2#3Z1Z2#3Z2#4#5#5#k#zZ1u#2b%7i#tz# 0:vas 1#5#1#9#14n#aw#13a# 0:vasovagal 0#1#3#6%1%r% 0:ved 0#2#4#6#
j#2#4#6#6#7# 0:vektendring 3#2#2#28%1m% 0:vekttap 0#7#2%7#d%29#z#14#1c6# 0:vem 1#2Y3#2#2Z1%1Z1#2#2%8%6#8Z7#4#6#g%1f#1o#1q#f#l#2d#z8#a4# 0:vertigo 6#8#
5#4#3#dr#1y#9u# 0:veterinärens 0#1#2#9%u% 0:vikt 1Z3Z1Z5#7%c#1c#1w# 0:vil 1#1%1Z1#1#1#2#3%1#2#3Z4#4#t%5#8%5#4#2%z# 0:vilka 0#2#1#1%1#1Z4#1#3#1#2#2Z1%2
Z5%1#4Z2#1Z1#4#1Z4%1#4#5#l#1#1%6#8#e#3#6%g#2x#v#24#29#5q%1a%az#3f# 0:vilken 0Y1Z1Y1Z1Z1Y2Z1Y1X1Z2Z1Z1Z1Y1Z4%4Y1X2Z1Z1Z1Z1Z3Z2ZeZ5Z3Z3Z2Ze#7#2b#1b%3%1n
%j%ka%65% 0:vilket 0W2X1Y1X1X1W4Z4Z4d#g#s#m# 0:visual 0#1#3Z5#3Z1#4#2#4#3#7#b%e#3#4#8#o#12q# 0:visus 0#2Z1#4%3#1#2#1d%1e#6% 0:vitamin 0#1#2#2#5%1%j%4%
19%o%89%1mm%u5% 0:vte 0#1#3% 0:vægttab 4Z7Z1Z2Z7#1#2#j#18#2%s#5#b#c#14#y%4u#l#1f#55#hj#o#3q#x3#7h# 0:was 0Z1Z1Y1Z4Z1Z1Z4Y1Z4Z1Z2Z2#1Z1#1#1Z1#2#1Z3#2#2
#5#2#2Z7#7Z2Z2Z1#l#3#3#1u#7a#e9% 0:weight 0Z4Z5#1Z1#4Zc#2#o#2k#vr# 0:what 3#4Z1Z1Z1Y1Y1#2Z1#1Z3#1Z4Z2#1Z1#2#1#1#2#2#1#2#1Y2#3%1Z2Z1#1Z3#1Z1Z1#1Z1#1#3Z
1Z2Y2#2Z3#2#1#1#1#1Y1Z1Y4#1Z2#2#2#6Z1#3Z1Z1Z2%3#6#3Z2Z5#3#1%1%3Z1%1#4#2#2#1#1%2Z3#1Z1&2%3Z4#2#5%2#i%1#4#7Z2Z1Z8Z4#3#7%3#1Z6%4#7Y2Z1#1#4#8#8#5#2%2#2Z1Z
1#8#3#1#1%oZ9#3%3#f%8#u#j#9Z3#i%9Z5#lZhZa#f%1%j#g#j%b#m#a#8#2Ze#6%3#p#a#2#2#1q#1e#5#1j%12#4t#b%5#6#8#m#2t#s#39%4d#54#s#b%g#k#v#42#9#39%6b#2x#2s#b#1o# 
0:when 0#1#2%1Z1#1Z1#1Y1%1#1#5#2#1#1#1#1Y1#2Z1%1#2Y1Z3Z1Y1#2Y1#1%1%1%1#1#1Y1Z1#1Z2#1%1Z1#1%2Y2#1Z2Z1#2#1Z2Z1%1Z1Y3%1#1#1Z1%3#1#2Y3#7#1#1#1%3X1Y2Z1Z1#1
#2&1#2#2Z5#1#2Z2#4#1X2#2#2Z3#4#5#2Z1%5#1#4Z4%1%2Z2#1%1Z1#7Z4%3#6%6#6%1#3Zb#2Z5#1%5#4#3#b#a#5#1#4#9%5#4%3#7%5#8#1#1#2%b%f#2#2#n#7#4#8#f#5%8#1%h#h#2#4#a
#d#j#2#8&x%a#d#d%r%d#h%7#5#w%18#9#2%j%j#6#14#6#o#2#9#k#3#i#e%9#34#22%2#2t#h#10#54#7#1o#z#18#39#8z#ae#g6#el%17# 0:where 0#1#1Z1#1Y2#1#1Z4#8Z1%2#2#1#m#q
# 0:which 1Z1Z1#3Z1Y2Y1Z1Y1Z2#2#1Y2#2X1#1Z1#1Z1Z1Z2Y1%1Y1#2%1#5#1%3#2Z1Z4Z2Z2#7#1Z1#h#1Zc#1%3#a%4%4#a&5#3#1Z2#h%4Zq#2#2#2#j#1Zh#1#29#d#j#r#y#3#3yZ2j#z
#p#6#27#1j%2a#52#ba#r#4m%b7%d#i2%n1#2r%117%er# 0:who 0%1#1#2%4#2#1#2#4#3%1%2Z3Z1#4#9Z2#5%2%6%9#4#5%i%1j%2r%g%q%3n#3i%16%h% 0:why 0#2Z1#1#1#3#1Z1#2%1#1
#2#1Z1#1Z1Z1Y1#1#2Z3#2#3Z3#1Z1#3Z3#1#3Z1%1Z5Y1Z1#2Z2#2#2Z2%4#2#1Z1#1#1#1#2Z4#2#3#3Z3#5#4#2#1#2Z8#bZ1#3#1%1#2%2#2%c#9%2#o#6#6&a#5#3#3#1#1#4#f#a#c#b#h#g
#d#1#l#7#2i%j#2h#o%1f#2f%6#a%2o%z#2z#2l#h#z%l#p#r%8#o%2b#6b#17&q#4j#3#z#3q#2l#e%2a#25#q#49%5s#es#12e# 0:withdrawal 2Z1#1#2Z1#2#1%1#1#4%5#1#3#3%7#1%5#o
# 0:working 2#17#c#e#6#7# 0:wound 1#2#7#1#1v%1%mq& 0:yrke 13% 0:zoonose 0#1#3%5#1#1#7#f%1d%h%25% 0:är 0X1X1Z2Z2Z4Z1Z6Z3Z1m# 0:äter 0#2Z1Z2#1#1#1#4#u# 
0:årsak 0Z1Y2Z1Z2#5Z6Z 0:åtgärd 0#1#2#2#1v% 0:ødemer 2Z4Z3#1#2Z2Z31#2dZ2qZ9r# 0:ад 2#1#2#2%28% 0:аллергия 0Z1Z2Z2Z1#dZbZ5#j#3%a#5a%17%12%3i%b6% 0:альф
а-блокатор 0#2Zc#2#7#3#4#4#1#6#c#5%v%3qn# 0:антидепрессант 2#1#4#2#k#4#2#6#9#8#u#d#f#9e#9r#7t#nx# 0:антикоагулянт 2#2#v#5#1#98#gi# 0:аускультация g#h#
5%6#i%l#1e0#4e# 0:возраст 2#2Z2#1#2# 0:гипогликемия 1#4#b#8# 0:гипотермия 2#1#1#1#2%7%21%q%1s%l%e%1g%zm% 0:давность 0#5#h#b#ch%t% 0:длительность 1#6#6
#8&c#b#1k% 0:доза 1#2#4#9#d#1#4#5#j#a#1t#et#97#k# 0:запор 0#1#1#1Z2#1%2#1#3#b#3% 0:иррадиация 1#1#b#1#1c#l#wh#2mw#6w# 0:как 0Z3Z1Z5Zh#d#z#l#a#3# 0:как
ая 0Y1Y1Z1Z2Y1X2Z1Z 0:какие 0#1#3#a#6#c#7#b%b#2#7%1%a# 0:какой 0Z3Z1Z1Z1X3Y1#4#1Z2#2#5#3Z8Z2#9#1Z6#5#h#a#1i#g#f#2g#3i%bx% 0:какую 0Y1Y6Z9Zi2# 0:когда 
0#1#3%1#2#2#1%1Z2Z2#1Z1#2Z1%1Y1#1#2#1#2Z1#1#1Z2#7%3Z1%4#1#1#2%3%1%5#3#1#1Z5#1#6#f#m#2#6%2#5#j#h%1v%2v#4#1s%i%w#s#t#29#32#5#5s#29#j#2q#75# 0:контроль 0
#1#1#1#2#2%2#1b%19%9t% 0:кто 0#1#1Z1#1%1#5#1#1#3#6#2Z2#2Z1#3Zp%5#2#1#5#2%1d&7&68%4w%59#1x%bu% 0:лекарственная 1#m#c#6#9#7#2u#1k# 0:лихорадка 7#2y# 0:м
акрогематурия 2#2%1#1%2#6#5%2c&3u&27& 0:масса 0Y2Z1ZaZg#38# 0:миорелаксант 0#1#2#2#2#9#d#1%4%1#6#1b% 0:можно 0%1#2#6%e%3% 0:на 1#2%3#1#2#4#1#1#7#1#3# 
0:нарушение 0#5#1%2#1# 0:наследственность 0#2#2#1#1%1%1#z#e%7#1# 0:нейропатия 0#1%3#1Z3#5#2%3%7%2# 0:непереносимость 4# 0:нпвс 0#9#d#8#4#2z#1j#17# 0:о
безболивание 0#1#6#2#l#4#o#2b# 0:ортостатическая 3#1%1#2#9#1z%n#5j#95#4q#4l#4n#fg# 0:отказ 0#1Z1Z2#4# 0:отоскопия 3#1#1#9#9#5#4#12%5#b#p#28%c2%a8%2% 0
:переносимость 0#2#2%1#1#2#1g#6# 0:повторный 1#8#u#h#15#2w#3e# 0:поза 0#1#7#5#5% 0:полиурия 5#1#2#7%1k8# 0:потеря 0#e#5# 0:почему 0#1#2#2%1#3Z2#1%1Z1#
2#1#1#1#4#3#2Z2%4#1Z1Z2%1#1#1Z9#6Z1#4#2#1#2#3#2Z5Z2#3%2#c#1#4#3#5#6#l#2#4#j#b#1#o#3#3#c#3#3#j#6#2#5#d#3#3#j#3#1#2#b#1#2#46#2k#1j#2u#7b#9j#i8#3h# 0:при
 0#1#1#4#x#h#1f%1d#2lj# 0:прибавка 2#5%1#1#1%3#3%5#m%n% 0:прогноз 0Z1#1Z1#3#2Z1%a#e#13&o%gz#j0%sm% 0:профессиональная 0#7#1u% 0:профилактика 0%1%2#2#2
%b#5%1%2%3% 0:размер 0Z3Z1Z1Z2Z6f#2o# 0:рвота 0Z2Z2Z4ZbZ9x#75#45#4k# 0:реакция 0#17#4# 0:рефлюкс 0#6#c# 0:ринит 0%1#4#9%4#6#12% 0:с 0#1#1#2#1#1#1#1#1%
6#2#5#r#c#2#1#7#v#a#2k#u7#n#6e#16# 0:самолечение 8%5#r#2sq# 0:симптом 0Z3#a#1d#l#2n# 0:синкопе 0#1#1o#2% 0:сколько 2Z1Z4#3Z1Z3Z2#1Z1Y2#4%1Z2Z1Z1%1Z2#1
Y1Z1Z1Z1#6#1Z4%1#4#5#6Z4#1#b#2#5Z2#8#3#1#9ZzZlZb#2#4#4#8#7#l#o#6#t#1m#7%1i%3#7#23#11#2#1b#2m#2k#14#17%6u# 0:смена 0#6#3#n#e#n#2j#2k#d#p#6#3w#1j2# 0:ср
ок 1%3% 0:стенокардия 0#2Z2%1#1#2#f#3#s#6#2x#n1#2y# 0:стул 0#2#3#1%3#e# 0:транспорт 0%1#4#3# 0:утренняя 0#2#6#1#4#1#4#1#e#5#k#1m%6r#3g#gq#1# 0:характе
р 0#5#1#2#6#1#c# 0:частота 3#4#2%1d%29y% 0:чем 1Z3Z1Z1#g#1Z3Z1#2#1%4%1%5&4%5#4#3#r#k#1a%3v%122% 0:что 0#1Z2Z2Z1Z1Z2Z3%4Z1#4Z1#5#2%1%4#1#1#3Z2#3Z3Z2%1Z
6#8#4#13#e#a#6#19#5u#a4%42% 0:экстрапирамидные 0Ze#4#6#di# 1:about 0#1#2#1#1#i#3#2#8#3#55#3h#8w#27# 1:adverse 0#c#qg# 1:advice 2Z1#1Z5#5#6#2#9#7#7#3%b
9#8x# 1:af 2Z1Z1X3#2#1Z1Z3#1Z1X1Z2#5Z1Z2Z2%2Z2#2#3Z3%1Z3#1Z1Z4#2Z4Z1%c#bZf%i&a&v%f%u#b%3z&am&10%cm% 1:agens 0#1Z2#1Z21%7%zu%14t%2z% 1:alder 0Y1Y1Z2Z1Y
1Z1Z1Z1Z1Z1Y1Z1Z2ZcZyZ2Z68#8s# 1:already 4#3#1#4#3#14# 1:and 0#1%4#1&1&1%1#1Z1#1#1#1Z1#1#1Z3%2Z3%2Y1#1#1%4%1Z1#1Z3Z1Z7%3Z5Z1Z1%g#5#1#c#5%4#5Z3#c#h#l#7
%2#7%a#g#x#2h#13&2h%1%2k#1l%2u%3es# 1:anfald 0#1#2Z1#4#1#1#1#2#3Z1#1%7#2#a#6#1&f#e#p#231#jj# 1:anfall 0#2Y1Z2#1#1Z1#1#2#2Z1Z3#2#o#1#7#2#c%8%p#6#fr# 1:
antibiotikum 1Z1Z2#6#4#a#6Z4Z8#17#2e#18#m#v# 1:are 0#1#1#1#6%1#8#1%1#8#s% 1:arm 1#j#2k#22#4# 1:at 0#4Z1#4%1#2Z1Z4%2#1Z1#2#3#2#2#3#3#4%1#3#h#2#2#1#2%1#
k%1z#pu% 1:aura 4Z3Z2#3#7#e#a#1#l#8#i4#3n#hn# 1:av 3Z5#1#6#1Z1#1Z1#1#2#1Z1Y1#1Z1#2#1Z1%1Y4Z2Z2%1Z7%1#1Z1#7%1#b#1Z2Z5Z1Z3Z3#3Z1Z1#2#1#1&3Z1Z1Z1#1%1Z3%4
#5%3%7%6Y9#a#3Z3#6Z1#1#7&9#2#2#h(b#b#4#5#4#d#c#9%1q#u#f#a#j#5#1v#o#m#5#l#9#1#o#8#72#q#1#11#5x#1b#39%80#6#g#2w#u#3m#bu#12#13#oz# 1:bak 0#1#2Z2#1%2#a#2%
11u# 1:before 0#3#2#2#9#e%4% 1:begyndte 6#9# 1:begynte 7#2# 1:behandling 1#1Z3#2#2#2#2Z2#a&4#1&1Z3%1%6%7%2#2#3%3%u%c%1#f%27%a%i% 1:behaviour 0#1#1#2#4
#1#8%3%2% 1:belastning 0#1#4#1%2#4# 1:ben 0#bZ3#4%6#9#t#c#u#e#6y#4a#8#z% 1:biter 2#5#9#u5# 1:ble 1#1#1Z1#1Z1#3#2#1#9#1%7#1#4#1#2Z2#2#5#2Z3#1Z2#7#2#4#4
#1#1#2#b#j#i#b#5#6z#do#17h# 1:blev 0#1#3#2#8#8#6#8#b# 1:blir 0#1#1#1#6#c#z# 1:blocker 0#1#3#3#m% 1:bort 6# 1:brugt 0#1#1#2#2#2#3#4#a#n%df# 1:bruker 0#
1#1#2#2#9#a#n#d#2# 1:børn 0#1#1#3#1#2#9#1g%62%1hi% 1:can 0%1#1#1%1#2#1%2%2#1%1#7#3#3%7#a%7%o#2# 1:candida 0#b# 1:cause 2#4#3#2#6#g#10#2j#2x# 1:change 
5# 1:cirkulation 3#1#1#6#7%6%3#5%6#9#n#4# 1:commotio 2#4#2#g#u#d#ck#28# 1:control 0#1#3#3#2% 1:cost 0%1%2#4#3#1#6#4% 1:course 4#p#c#9#12# 1:de 0Z1Z1Y1
Y1Z2#1Z3Z1#1#1Y4Z8Z6Zb#i#1Z8%12# 1:debut 2#2#4#2#1#2# 1:der 0X1Y1Z1Y1Z1Z5Zk#4#rY2Y2#1j#7#7e#l#1f# 1:dermatitis 0#1#2#2#j% 1:det 2Z1Z1#2#1Y2#2%1Z2Z1%5Z
1#1#2#1#4Z1Z8Y1#3Z2#1#1%2#4Z3%1%1Z2Z2Zb%q%m#7# 1:diagnos 1#2#8#a#g% 1:diagnose 0#2#1#1#2#4#1#2#2#3#6%d%m# 1:diagnosis 1#1%1#1Z1Z7%1#f%8%9#c#k%7#c% 1:d
id 2Z1Z1Y1Z1Z1Z1#3Z1Y1#3Z1Z3#1Z2Y1Z1Y1Y1#1Y1Z2Z2Z4Y2Y1Z5#1Y1Z1Y2Y1Z2Z1Z2Z5Z2Z4Z1#4#1#1Z2#1#1Z2Z1&3%1Z6#3#6%4#1#7#5#u%2#h#3#i#nZ1j#b#e#5#1b#1z#11#46#29
#2k%3c#4j#1ez%2q% 1:discharge 0#2%1Z1#2#2#5#2#4%2#1d#bZ9d%9b#7#bg#1fsZ 1:disease 0#1#c#7%1l%7% 1:disposition 0#1#3#4#3#1#d#i#1#l#1j#7#3b#81#6o# 1:djur
 0#1#1Z2%1#1%2#3%4%a%21n& 1:do 3#1Z1#2Z2#4Z8#h#1% 1:does 0Z1Z1Z3Z1Z1X1Z2Z1Y1Y3Y2Z5#hZ3#7#1Z6Zg#o#1z# 1:dos 0#2#2#2Z1#1Z1#3ZaZ3Z2#2#2#9#2ZaZ6#u#z#gZ3k#
ey#xZ 1:dose 0Z1Z1Z2Z1Z1Y2Z4Z1#3#1Z3Z1Y1Z3Z5Z5Z6Z6Z1Z3#4Z3Zc#c#2y#6j#fm# 1:dosering 0#1#2#4#2#7#d#6#6#9#8#17#4# 1:dosis 2Z1#3Z1#2#1Z4Z1ZaZ4#1#bZ5Z1#1Z
1#1#2Z3Z3%6#o#c#1#4#b#7#w#6#y#s#1w#1j#1h#51#39# 1:drop 4#3#6#3% 1:drug 0#1#1#3#i#1#4%2#4#c# 1:drugs 0#1#2#b#g#4#1#6#1a4#b7% 1:du 0#1#1#4#3#3#4#5#a#9#6
#7#1o#q# 1:ear 2#2#a#3#3#c#h#l#1y#1f#j# 1:efter 1Z1#3Z2#1Z7#2%1r% 1:egen 0#1#1#8#1#1# 1:eier 1#1#1Z3#2#h%h#y#2&f# 1:ejer 0#1#1Z1#k%3%2#8# 1:eller 0Z1Y
2Y1Z1Z1#1W2Y2Z1#2Z1Z1Y1X1Z1#1Z1#1Y1#1Z1Z1#1Z1Z4Y4Z8Z3#7#d#1#1%1Z6#e#21Z2#1f#d#4k%k#6#2i#55%w#47#ay#451# 1:ellers 0#5#1#2# 1:er 0#1#1#1%6Z1%1%2#1%1Z3%1
#1Z1#4#1Z2#1Z1Z1%1&2Z1Z2#1#1#1#1Z1#1Z2%1%3#1#2Z2#1Z1#3#1Z2#3Z1Z5%1#1#4%2%5%7#2Z1#3#i&5#1#1%4#1%1#11#3#c%1#8%d#1#d%2#b%c#4#1#1#y%1m%o#t%12%23#7%30#1u#m
#d%d#c#b#t#1u#1x#es#ei%22%ep#2rc# 1:etter 0Z1Z1Z2Z2#4Y4#2#2#4#c# 1:etterbyrd 7#2#1c#tq#3#11# 1:etterpå 0#1#2#1#d#3#3#3#19# 1:faktorer 0#3Z3#2#2#2%3#6Z
6#6%i#a0% 1:farge 6#1s# 1:fase 0#1#3#4#5# 1:feeding 0#1#2#21%4% 1:fejler 1#2#b#4#k%7%w%7% 1:fik 1Z1#7#m#a#2#2#6#3#c#1#q#2#6y#131# 1:fikk 0#1#1#1#1#1#2
#3#6#2%1#1#1#1#8#4#j#8#2#e#b#1f#18#16% 1:findings e%3#4%1Z2#8#d#p#y#8#a#2g#37#1h#32#18#1q#4q#am#2l#4h#d#31#1fx# 1:finger 0#1#1#2#4#3#4#2#1#w3# 1:fjern
es 0#1#1#1#2#n%7%1%4%1%x# 1:for 2Y1#2#1#1%1Z1%1Z2Z1Z1X1%1#1#2Y2Z1#1#1W2#2Z1Z2Z1Y1&1#3Y1Y1Y1#1#1%3#1Y4%1Z1%2Z1#1#1%1#1Y1%4Z2Z3#2%1%1#4#5&2#5Z4Z3Z1#2%c%
6%3#6%1#5#u#4#7#3%4%9%eZ1&9%x#f#27#d#e#1k#q#19#16#9#i#2c#1i#5%39#4i#43#573% 1:foster 0#1#1#2#3#3#1#1#1#4#2#1# 1:fra 0Y1Y1Z1Y2Y2Y2Z1Z3Z2#1X2Y1Z2Z3Z3Z6#
b#z#5c#1y#1ta# 1:framöver 1#2#1#1#4#d#x#d#g2% 1:from 0#1#d# 1:från 0Y1Z2Z1Z2#3#4Z1#8#2w& 1:funn 0#1#d#4%e#6%o%1k%8b%3% 1:fynd 0#3#1#1#18%d%1e& 1:får 3
#4Z1Y3Z1#4Z1Z2#1%1#1Z1#1#1Y1#2#1%1#1Z3#1&1#3#2%1Z2Z2Z2&2#2%2#1&1#2%aZ1#j#p#k#u#2#5%1i#o#26#sl#4j#17#6j# 1:för 2#2Z2#2#3Z1#1#3Y1Y2Z2%1#1Z1Y3#4&4#4%2#4%
5#1#1&2&3#a&4#f#a#a%2q#9#7t#8z# 1:före 1#1#1#2#e# 1:før 0#1#1#1#4#3Z2#1#3%1#4%1#9Z2#9#3Z1#7#6#1#5#b#r# 1:ga 0#1#3#4#3#1%1#4%3#1#7#8#1l% 1:gammal 0Y1Y1
Z1Z4Z3Z3Z3Z2iZ1q# 1:gammel 0X1Z1Z2Y1Y1Z1Z1Z1Z1Z2Z3#5Z7Z2r% 1:gik 0Y1Z1Z1Z1#2#7Z2%2Za# 1:gitt 1#4#7Z1Zg#1%4%1#6#c#1g# 1:givet 0Z1#3#1#1#1#3Z5#5#f%6%1d#
t#b% 1:gjorde 1#n% 1:går 0#1#7#19# 1:gör 0#1#4#7#d# 1:hallucinations 0#1#7#5#4#2#3#1#3#z# 1:han 0Z1Z1Y1X1Y1Y1Y1X1Z1Z1Y2Z1Z2Z1Y1#1Y2#1#2Z1X1Y1Z1Y2Z1Y1Z
1Z1#1Y2Z3%1#2#1%2Z2Y1Z1Z1#1Z3Z1Z5Z1Z1Z1Z1Z2Z3Z6#a#8#4#2#8#6#4Z8#4#4#b#7#2#mZc#4#d#9#b#q%6#t#m#2b#b#9#1#e#2h#1i#3#1#as#8#cs#i#3f# 1:har 0#1#1#1Y2Z3#1Z1
#1#1%1#1#1#2#1Z1%1#1#4%3#3#2#f#1#5#6#1#2#1#7#2#2#f%3#3#1#7%d%2%r#47#7%12%j#2u#f#j#3d%au#2e#35#ns#ko#7q#10w# 1:has 0#2%a%5#q% 1:he 0Z1Y1Z3Z1Z1Y2Z2Z1Y1Z
1Z1Z2Y1Y1Z2Z1Z1#2Z1#1Z4Z5Z2Z1#b#4%2#2Z3Z2Zb%1%5Z6%4%l#8#m#6xZju#ba# 1:hematuri 4#2#8#5#4#2#1#2h#s#21#d#d#1#4w#3j# 1:hemma 0#5#2#2#2Z5#1#3#2#3#r#1#5x#3
h%dm# 1:his 0#6#b#q#k# 1:history 0#1#1#1Z1#2%1Z1#2#4#1%2%2%5%3#d#3#u#1b#7#3b#39#18u# 1:hittills 2#2#2#9%a#5#4#1#6#7% 1:hjemme 0#1#3Z1#1#2#1#2#4#3#1Z3#
7#1%2#2%1Zi#3%2%e%4#p%14#e%f%d#d#6#11#2j%f2# 1:hon 0Z1Y1Z1Z1Y3X1Z1#1X1Y2Y1Y3Z3X1Y1Z4#2Y2Z1#3Z1#1Z1Z3#1#5#7Z6Z1Z7#1#5Z1#g#6#n#27#46#zk% 1:hos 0Z1Z1Z1Y1
Z1Z2Z1Y1Y3Y1Y1#2Y3Z3X1Y1Y2Y1Y1Z1Z2Z2Y3Z1Y1#2Y2X2Z1Z1Z3Y2Z2Y2Z4Y1Z1Z1#1Z3Zh#4#n#5#cZa#1%2YhZ6#8#6#4#3#7#g%5#8#2%4%6%4#4%w#1x#10%7#1b#sZu#a#11Zf#7%9%1q%
m%3g#e%5d%h%1a%a#13#g7#r6#l8# 1:hoste 2#3#1#2#b# 1:how 0#2#2#1#1%3#4Z2#3#5%4#2#1%4%k%4# 1:hun 0Z1Z2Y1Y1Y1Z1X1Z1X2X1W1Z1Z1Z1Z2W1Y1Y1Z1Z1#1X1Y1#1Z3Z1Y1Z
2Z1Z1Z1Z4Z4#1Z1Z6#3Z3Z1#1Z2Y2Z1#6#4Z2Z2Z2ZfZ1#4#2Y2Zm#2ZvZ8#1a#3#j#4%1q#h%49%x#17v% 1:hunden 0Z1Y1Z2ZgZ15Z2Zu# 1:hur 0#3#1#1#2#1Z1%1Z5#1#4Z1Z1Z1Z1#1#1
Z1Z2#1Z4Z2Z5#6Z3Z5%3%2#6#2#1Z5%r#m#27#y%b#2o%t#99%zx# 1:hva 3#2#4#3%1Z3%6%5#4%4#2%2#2#a%2#16&c# 1:hvad 3#2#b% 1:hvilken 0#1#2#1#1#1Z1#3#1#5#1#1Z2#4#5#
2%1#1#2#6#2#6#2#2#8#1#1#1#2#h#z#b8#8# 1:hvor 0#1#1#1%2#3Z1%1#1Z1#2#2#2&1%1#1#2Z1%2Y1#1#3%1#1Z3#2%4Z1%1Z1#1#1Z1#3%2%4#1#1#3%7%3#1#1#6#3#6%1#3#4#4#4#7#5
#1#a%7#1%d#6#8#4#7#4#3#5#4#6%3#1%8%f#1b#b#3#8%18#c#8%4%4%6#o%b#b#1#3#8#2q#2c#1h%9%3c#9#l#31%1y#1s#2s# 1:hvordan 0#1#1#2#2%1#1#3%4%1#1#3#2#f# 1:hånd oZ
12# 1:hæmaturi 2#2#6#3#6#1f#21#2r#1#8f# 1:i 2Z1Z4Z2#1#1#1Z1Z2#1Z2Z3Z1Z3%2Z1Z2Z1Z1#1Z1Z2Z1Z2X1Z1Z1#2Z4#1Z2Z1Z1#1Y3#1%1Z1Z2%2#1#2Z2&1#1Y1Y1Z1Z1Y1Y2#1Y4%
1Z1#1Z1%2#2#1#1Zb#8#2Y1Z1#2%2%2Z1#5#4#2Z1#1#7#3#2#1%1Z5%1Y1#1&1#h#2%7Z6#6#7#1#3#7#1ZdZ8#1#4#1#1#a#7#5%k#a#1%2%4#6#l#5#1#1&4#j#6#1#4#16#4%3%a#g&f#5#f#3
#a%u#h#4#l#g#6#p#4#c#1s#1n%z%2#e#26%1x%9%e%1d#g#hZ3h#b#x%1b#z%1#r#b%2a%1k#1x#1r#10%1t%8h%10#3t#32#84#1nZaj#gj#dc#2pi# 1:ikke 3#1#2%1Z1Z1Z1Z3#1Z1#2#2#1
#3#2#1#2Z2#1#3#2Y3%1#1#4#1#2%6#1#1%1#2Z8#8#4Z7#1%q%f%1#7#15%z%1f#6s#2e#82#12# 1:in 0#3#1Z1#1#1Y1Z1#1#1#1Z3#1Z1#1#1%2Z2#1#1#1#5#5#9#2#7#25#5#r# 1:infek
tion 0#1#3#1#7# 1:ingen 2Y8Zc#6Z3#4#1Z2l#he# 1:intake 5#1#1#f#7# 1:inte 0#3#2#d%5#3#8#m#n# 1:intervall 0#1#1#1#4%2#1#6#8#5#1n#3y# 1:is 0#1#1#2#2#1#1#2
#1#1&1#2%2%1#1Z2#1Z2Z1%2#3Z1Z3Z1Z4%1#1Z2%2#3Z1#4Z3#1#1#3#2#7#h#2%2#j#6#f#9#3#1#9#8#13#y#4#n#f#2#h#1#d#e#2n#4%l#c#1e#s#b#23#40#4y#9m#l#76%5c#5j#bz# 1:i
t 0#2#4#h%5#e#c# 1:iv 3#2#2#h#5#1e#q#jz# 1:kan 0#1#1#2#1#1#4#1%4%2Z8Z5Z1#2Z1Z3#6#3#5#4#b#8#53%og% 1:katten e# 1:kom 2#1Z4#1#1%1#1#8%39# 1:kommer 0#1#1
%1%1Z3#1Z1#1#1Z1#1#2X1%2#1#1Y1#1%6#3#5#1#2%3%5#3#5#1#8#9Z7%2e&9#r#m#4#h#2#q#7%r%b%m%b#2f#b%d1#5y%72#e4# 1:kontrol 0#1#6#2#u#x#7#10#6#bh#1e# 1:kontroll
 0#1#2#4#2%3#9# 1:kost 0#1#3#1#1#2#9%6#3# 1:kring 0#1#9%1# 1:kvarter 6#1k#1e#22#4#16z#1t# 1:lang 0#1%4#1%1#1#1# 1:langt 4#5# 1:leg 0#4#a#6#c#8#9#1r#38
#ff#3t# 1:lenge 3Z2Z1Z1#2%1%2Y2Z2Z1%1Y1Z1%2#1#3#4X1#1Z1#1Y1Z3Z2Z2Z1Z1Z1Z1Y8#1#4%3#1Z2#6Z2#1#1#3#4#4#3Z6#1#2Z1#2#1#4Z2#8#a#m#6#f#7#n#c#o#32#30#1b%1l#1f
%1g#92#5l%34#aa# 1:levetid 1#1#1#1#7#b#22% 1:lokalisation 0#6#c#v#o9# 1:long 2Y1#3Z1#1Z1#1Z1Z1Z5Z2Z2%1#2#1Y2Z3Z3Z4Z2#1#3#2#5#1#4Z2#2#8#2#3#i%9Y1v%4%1t
%4k%1d#i7#48#1b#9f# 1:loss 0Y1Z1Z1Z1Yf#4#4i#un# 1:läkemedel 1Z4Z8#6#9#2#4#1Z1a#4g#u#ln# 1:länge 0#2#1#3#1#2#1Z1Y4Z1Y3#1Z3Y2Z1Y2#1Z6Z1#3#1#1Z1#1#3#2Z4#
1Z2#3Z3#7#8#k#5#1#4#m%1b#10#kZ5Zv#2z#x#2e#8#4s%f#40#1m#h#2%cq%em# 1:låg 0#3#2#5%m% 1:længe 1#1#2#2#1%1#1#1%2Y3#1#1%3#2%1#2Y1#1#1%2#1Z2Z3%1Z2Z1#2Z2%3#1
Z2Z1#8#g#7Z9%7#1Z2#1%n#g#7%2#6#kZ16#gx#x#gm#37#q3# 1:løbetid 9#1#1#6#2#1r# 1:mange 1Z1Z5#2Z1#1Y4Z1#2Z1Z1Z2#1#1#1Y1%1Z1Z1Z3#1Y3Z1#1Z4#2#2Z6Z1Z2#1#4Z4#2
a%abZdl% 1:many 2Z1Z2Z2Z1Z1#1#1#5Z1#1Z4Zb#9%2%2u#1% 1:margins 0#1#2#1#1#2%m%4u% 1:may 0#1#1%1%2#2#3Z5#4#4%2#1%5#i# 1:med 3Z1Z2#1Y1#1Z1Z1#1Z1Z3#3Z1Z1Y1
#1#2#2Z2Z1Z3Z1Z1#2#cZ4#1#2#2ZfZg#s#y#9#93%16# 1:medication 1Z2Z1#1#1%1#1#4#2Z1#f&4%1&5#2#4#2%9%6i#b9%o%7%3w%n9% 1:medicin 0Z1Z 1:medisiner 0Z1Z2Zd#i#1
#a#3#2b#6#1b#6q#u#e#21#c4#50#p#g# 1:meds 0#1#3#2#2#6#1#2#c#10#c#7#g# 1:meget 0Y1Y1Z2Z2Y1Z1Z1#1Z1Z2Z4Z4Z1Z7#a%j#a#1#6#b#f#1i% 1:mellom 0#1#2#4%9#d#19# 
1:middel 0Z 1:mod 4#1Z19#9%d# 1:monitoring 7#7#7#i#1#13#10#6#2n#5q#34# 1:mot 0Y1Y3Z1Z2#aZc#1#4#1%6%5#i# 1:much 0Z1Z1#5#2#f#2#3&6&6&1s% 1:must 0#1#1Y1#
2#9#v#bh# 1:mycket 2#1Z1#1Z1#1#1#2#3#2#1Z5#6#2#1Z4Z24#1g#n#36#w# 1:mye 0Z2Z1#1#2Z1#1Z1Z1Y2Z2#2Z1#1Y2Z2#2#4#1%7#1Z2Z1Z1Z1Z1Z5#3#7Z3Z2Z6%2%3#e%2Z8#2Z2#b
#1#b#4#c#4%y#h%17%q%7#24# 1:mängd 0#1#2#1#1#5%1#5#2#3#6#2#1#1#3#c#1a#d#4# 1:må 0#1#1%1%1%2#1Y1Y1#1%1Y1Y2#1#2#1#1Z1#2%1%1#1#1%2#2#3#1#1#1#1Z3#4Z2#2&1#1
&2%2#1%1#5#2#1#5&4#3#f#6#a#l&5#i#3y#1#3#15#16#87%bw%48%kc%q9% 1:måltid 0#1#3#4#5#1g# 1:många 0Z1Z2Z1Z1Z2Z3#1#5#5#4Zj#1i# 1:no 2Z1#1#2Z2Z8#1Z1#1Z2Z2#2Z
3#3Z1#2Z2#1Z2Z2Z9Z1%8Z5#7#4#b#17#d#h#s#3c#bc# 1:not 0#2Z1#1Z2Z6#4#2#2Z1Z1#1%1#2%3#5Z1#3#3#8%10#4#1#16%8% 1:now 0Y1Z2#4#7Z2%r%1Z1u%69%3v% 1:nu 0%1%1#1#
1%1#1#1&1#1#1&1%3Z1%1%4#2#5%6%a%10#r#f# 1:ny 0#m#73# 1:nå 0#1#1Z3#2%1#2#1#5#1%1Z2#8#1#3#3#1%3#2#3Z7#2#b#2#5#1f#29#sh# 1:når 0#1#1#3#1%2#1%1#1%4%1Z1Z3%
2%5#e#3#1#11#g#4#4#16#1y# 1:och 2Z2%1#2%1#2Z1#1Y3#1%2Z2#1Z1#1Z2Z1Z3%9Ze#1#2#d#1#1l&j#4#j%5o#n%ya% 1:of 4#3Z2Z1%2#1#3Z2#4#2#1#3Z1Z1Y4Z1Z4Y1Z3Y1Z4Z3#2#1
#2#4Y4#1Z2%2Y1#2#2#1#2%1Z5#1%7#1%4#2Z1#1Z2%4Z3%1#1Z1#oZ1Zb%9Za#1#7#5#9#a#9#2%4#3#h#a#21%10#z#e#g%j#a#1c#1d%w#3#a#b#1#1m#6#12Z6#3#17#1u#2c#20#1v#2j#c#1
l#f%c#80#3z%l#aa#4n#1a%42#4f%1p#cd#44%af#dd#4b#8j%1t#i7#11o# 1:ofte 0#1#1Y1#1#1#1#3%1Z1Z7Z1#1#2%2%5%1#3Z1#1#4Z9%2%3#5#1#9#6#4#b#5#p%6#18#1#m#8#u%67% 1
:often 1#1#1#1#b#23#a#20#4b# 1:og 2Z2#1#2%1#1%2#3#1#1#1Y1Z3#6Z1%1#2Z1Z4%1#2#3Z3%1#1Z2Z4%3Z6#3Z3#4#1#1#2#3#2%1#6#4#b#2#1%1#2#5#1Z3#6#2#2Zb#6#1#c%a&b#f#
1u#1s#u#72%6o#8l#3#96#21%v%d# 1:om 0#1%1%1#1#1#1#1Y2#1Z3#1#1#1Y1#1&2#1Y1Y1#1%1%3#1Z1Z2ZaZ3#1Z2#3%2Z1#1#6#2#8#4#l%t#9#i#d%1#8#j#i%3#3#4#4%c#1b%o#2#b#2c
%j#9#a0#q%7y%f%6j#1q%3t%eu%74%4k%9p# 1:omkring 2Z5#h#5# 1:on 0#2Z1#1Y1#7Z6%1%5%8%6&2%m%8r%wj% 1:or 6#2#7#a#1a%bl% 1:oral 1#1#6#1#4#h#4# 1:orsak 0#1Z2#
3#6#1#1p#6# 1:output 0#1#1#2#1#1#2#6#1#2#2%40#4j# 1:own 0#1#1%9%a#3%o% 1:painkiller 0Z16#2r#1j#17#ki# 1:pasienten 0Z2#2#2#9%8#3# 1:passer 1#4#c#2v%7%i
a% 1:per 0Y1Y2Y1Z1Z2#9#b%3c% 1:period 0#1#2#1%2#1#2%1#2#3#1%6#6%8%8%k%2# 1:plager 0%1#1#6#2%1%1%1#1#d%a#5&1j% 1:plan 1#1#2#b#c# 1:planlagt 2#3#1#g%3%l
%a% 1:polyuri 0#4#4#5#1#6#4u%2w%z%6o%1e% 1:pr 0#3#2#2#9% 1:på 0Z1Z1Z1Z1Z1Z1X1Z1X1Z3Y1Z2Y1Z3X1Z1Z1Y1Z1Z1Z2Z2#1Z2#2Z1Z5X1Z1Y1Y1#1Y1Z1Z1X1Y1Y1%1#1Z1Z1Y1#
1Y1Z1Z2Z2Z1%2#1Y3Z1#1Z2Z2Z1Z1Y1Y2Z2#1Z1Z1#3Y2%2Z1Z6#1%2Y4#4Z1#2Y2#1Z5%2Z1%5Z4#a%6#3%4ZbZ4#2#1Z2#2Z1#1Z5#3#1#d&4#c#d#9Z7#2%4%2%3#b#9#1c#2#6#1e#h#f#3#16
#6#4#2#10%13#l#k#f#6#2%9#10%40#1r#13#1a#2#7#jZ8#1v%14#3m#7j#7m#64%i%bw#3f#8u%7t% 1:rate 0#1#4#1#20# 1:reaksjon 0#1#3#6%1%r% 1:reaktion 4#2#5%4#c#k# 1:
saturation 0#1#6#4#5#8l#1h#kg# 1:score 0Z1#9#4#2# 1:sedan 1#5#1#2#2w#3a#18# 1:seponeres cZ5#3#1#9#4#2z# 1:set 0#2#7#d%1f# 1:she 0Y1Y1Y1Z1Z1Z1Z2Z5Y8Z1Z
1#2%1#4#1ZgZ2#g#4#b# 1:should 0#1#1%1%1#1#2Z2Z3Z2#1Z1#2#3#2%1#2%5#1#1#2#4%2#1#4%2Z1#1%3#2#1#3%1#b#1#2%o#9%7#l#9#9#9#2#9#w#1#i%t#t#1d#l#6#5a#2n#71#1t#8
y# 1:side 0#1#3#3#1#4#1#3#5#c#a# 1:siden 1Z7#1%2Z4Z1#bZ2#4#b#12#b#3#2#1#r#l#t#z#7#22#ci#1g# 1:sirkulasjon 3#8#7%6%8%6%2o% 1:siste 5#1%1# 1:sitter 1Z3#
9#5#18%1k% 1:size 0#1#2#1#7Z1#2#n# 1:ska 2#1#1Y3#1Z2Z2#2#3#1#1Z1Y2Z1#1#2#1ZbZ1%a#6#1#4#k%x#f#g#9#i#6#l#3#b#18#8#1j#4#2k#q% 1:skal 1#1#1#3Z3#1X1Y2#1#1Z
2#1Z2%3Z2#1Y3Z1Z2#1#1Z1Y2Z1#1%2Y2Z2#1%2#1Z1%2#1#2%1%3%1Z4Z2Z2%3Z1&1Z1Z1#a#1#3Z3#3#2#3#3#5#1#6#1#eZ1%6%7%6#3%2#1#j#4#4#1%4#d%d%3%dZ1#4#9#c#j#2%b#j#1%2%
3#a%m#b#3#l#i#o#5#e#g#1#c#7#34#k#i#f#g#g#4c#v#n#t#4h#3d#22#9b#44#f2#mf#b1% 1:skete 1#1#2%2#5#3#1#4#4#3# 1:skjedde 0#2#2Z3#1#1Z3%1#1#4#3#g#2r# 1:skjer 
0#1#1#2Z1#1#6#8#1#2#2%c%a#c%d%s# 1:slutade 0#1#1#2#2#2#2#2#3#a#1y#d#1a#70# 1:sluttet c#5#2#l#3#3c# 1:smertestillende v#32#1j#17#20#3# 1:smärtlindring 
0#1#2#1#3#b#3#8#1#4#1i#1h# 1:som b#6#eZ1#3#6# 1:startet 0#1#1#1#1#5#1#1#2#2#7#5#h#3#z#g#23#aq#o# 1:status 1Z1#1#1Z1#5%1Z6#1#f#11#c4%oc% 1:steroid h#d#
5#16#5d# 1:stimulant 1#7#3#j%4%e# 1:sto 0#5#5% 1:stor 2Z1Z 1:strength 0#2#5#3#k#4# 1:størrelse 0Z1Z1Ze# 1:swelling 2#9#2#r#3#y#7# 1:sykdom 0#1#1#3#4%1
#1%6%3#n& 1:symptomer 0#1#1#1Z1Z1#1%2#1Z1#2Z1Z1%1#1Z1#1Z1&1%8Z1#7Z1#5#a%3#q%1l%n%1a%c%d%r%1y% 1:symptoms 0#3Z1#1#1%2#1#5%1#4#6%14%13#co#3z# 1:så 1#d#5
#u#f#6# 1:tablets z#6# 1:tas 0#1#2#2#2#2%7#6#1i#3h#3e#b0#61# 1:tecken 0#1#1#6#3#g#5%a# 1:tegn 0#1#2#1Z1#7#2%3%7%8%6#4# 1:temperatur 1#3#1#2#4#5#4#2l#p
#1x#p# 1:test 0Z1Z1Z4Z1#5Z1Z4Y4Z4%o#d% 1:the 1Z8Z1#1Z1#1Y2Y1#1Z2%1Z1#1Z1%3%1#1#2#2Z2#2#4#3#2%4Z1#4%bZ1#7%2Zc%4#4#3#a%4#5%16#3c%2u#1v%5#11#4m#3a#40#g#2
u#9u# 1:there 0Z1Y1Z12#8#dZ2Z 1:tidligere 0Y1X1Y1Z1Y1Z1Z1Z2Z1Y2Z1Z8ZgZ 1:til 4#2#1#2#2Z1Y1Z3Z3#2#1#1Z2Z3%1%1%1Z1#1#1%3Z1#2Z3#5#3#1%3#1#2#1#a%6%4#m#4%6
#e%u#4#a#i%2k#t%2%2u#1c%v#40%2y#32%p#7k#w2#9y# 1:till 0#1#1%1#1#3#6#3#6#5#2%1#4%5%1%2%4%7#t#6%1b#t#9#c%1ft#1rw# 1:time 0Z1Z2Z2Z1Za#b# 1:to 0%1%2#2#1#3
#1#1%3#2#1%1#1#2Z1#1&1#1Z1&1Z4#1#3#1#2%2%1#7#1#1Z3%4#3#1#2#1#p#1%h#11#5%4#18#3c#3i#2l#2ff# 1:tok 2#6# 1:treatment 0#2Z2Z1#bZ6Z7#1%4%1#n#2c#64#1xw% 1:t
rigger 0#1#1#2#a#3#2%1%5#1#j%m%ai% 1:trods 0#39# 1:tåler 75#17# 1:under 0Z1Z1Z1Z2Z3#6#4# 1:utbredning 3# 1:utflod 2#2#7#4#6#12#al#dz# 1:utlöser 0#1#1#
14% 1:utseende 0#1#7#2#1#3%e#4%4#w#s8%46%e4% 1:vaccination 1Z1Z2Z3#5Z4# 1:vacciner 0#1#1#1#1#5#1#2#5#3%j#6%b#9#1t# 1:vaccines 0#2Z1#2#d# 1:vaksine 0#1
#1#2Z5#5#3ZdZ7#13Z1uZ 1:var 0Z2Z1Z2Z1Y1#5Y2#1Z1Z1Z1Z2#1#7Z2Z1Z1#1#1Z2Z1Z1Z5#6Za#2Z2Z1Z1%6#7#9#n#3#1cZg#g#5#e#9#e%t#1l#1u# 1:varighed 7%1#1#6#7%28%b#z%
2b#xn% 1:varighet 1#3#2#3#6#4#2b# 1:ved 3#1Z5#1#1Z1Z1#1%2Z1#2Z1#1#2#1#1#1#1&1#1Z3%1#2Z2#1Z5%1Z1#6%1Z7#4#7%1Z2%3#3%2#6#3%5#d#3#3#1#6#3#2#4Zo#h%1%j#6#a#
9#d#3#c#8%g%s%l#b#6#g#1q#17#10#16#3#2w#34%1z#3a#bw#13m% 1:vekt 0Z1Z1Z1Z2Z1#aZ1z#n%z#14% 1:vi 0#1#b#5# 1:vid 0Z5#5Zl%15#2g%2w4%1bu% 1:vil 2Z1Z3#2#2#1%2
Z4#6Z2% 1:vilken 0#2#3#1#1#1#4#1#9#9#8#j#v# 1:ville 0#1#1%3#2#3%7#3#2# 1:viste 0#2Z2#8Z6#3#7#4%4#p#2#g#w#b#l#48#16r#53# 1:väntar 0#1#3#2#2#3#2#4#6r# 1
:was 0#2Z2Z1#4Z1#2#2Z1#2#2#1Z2Z2#2Z2%1#1Z2#2Z2%1#2#4#1Z1#3Z1#5Zj%1#1#c#8%3Z1#3Z2#2%bZg#3#4#b#a%f#11#l#8p#d#ga#46# 1:weight 6Z7Z7Z2l#wZ 1:when 1Z12# 1:
will 2#1#5Z4#3#5#5%5#1#8#1%2Z5#2#1#4k#3#18% 1:withdrawal 0#c% 1:är 1#2Z1#4#1#1Z3#3#3#2#1#1#3#4#4#c#1#d# 1:årsak 1Z1#1#1#1Z1#2Z2#1%2#o% 1:åt 4#5#6#8#3#
g#2j#e# 1:återfyllnad 0#1#2#2#2#4#r%1#b#2#t%3c#4a%2e#31%6u%u%3#d7% 1:återgivning 0#1Z2#1Z1Z1%7#2%8#3y%bo%1a3& 1:øre 0#1%1#6#1#1#1#2#2#c#6#t#k#1%t#1u%8
#4# 1:аллергия 1#m#c#6#g#4e# 1:антибиотик 7#2#k#o#5#17#1i#f# 1:без 5#4%a%2n%a% 1:боли 1#7#5#1%1#4Z1s%21#4c#1s#2y#t#3e#1x# 1:боль 0#6#2#a#6# 1:больного
 3#1#1#9#9#5#4#12%5#b#p#28%c2%a8%2% 1:в 4Z1#1#1%1#1%1#1Z1#1#1Z3Z2Z4Z2%2%1#4#4#7%1%5Z8%7Y2#lZ4%1#b%6#1#20%f#1b#5d%60%y%bg%7j#ce#gs#g7#9l#4w#3x#ev#ci#9h
#1ma# 1:веса 0#5#2#3%1k% 1:визит 1# 1:во 0%1#1#2#1#3#9#3# 1:восстановления 0#1#2#2Z1%1#1Z1%4#k%b# 1:времени g#6# 1:галлюцинации 0#1#1#2#2#e%3% 1:где 1
#4#1#2#6%1%3#1%5#3#k#12# 1:дней 0#1#5#1#2#5#l#6#3d#2j#t# 1:до 2#1Z1#2%2#2#7#1d# 1:доза 0#2Z2#1#1#2#5Z2%1#6#7Z1#5#5#d#d#y#16%7%8j%1x#1gh%2#9z% 1:дозу 0
Z7Z9Z 1:ему 0#1#6#8#4#8#3#4# 1:за 8#1#j#8# 1:знаки 6#8#2Z8#8#1lz#xv# 1:и 5#2%1#1Z6#1#6#1Z3Z7#i#9#1a#13#1#c#30#4r# 1:из 0%1#1#1%k%3%z# 1:инсулина 1#3#b
#a%4#t#1b# 1:какого 0#1#5#3#d#r#c#2#1#12#x1#n# 1:какой 0Y1Z1Z2Z2Z1Z2#6#7Z1Z7Z2Z2Z1Z6Zh#3Y1eZ1#rt#bz#16# 1:легких 0#e#4%e#bb# 1:ли 1Z2Z1Z1Z1Y1Y1Y1Z3Y1Y
1Y1W3Z1Z2Z1Y1%3%1Z3Y2Y1Z1Y1Y4Z2Y3Z1Y2Y1Z4#2Z2Z5Z2Y2#2Z1Z1Z5%3ZoZu%6%dZ6Ys%14#2gZ38#6p%27e# 1:мать 0#1&1#2#1#1%2#13# 1:молока 0#7%2% 1:на 0#2%1#1Z1#1Y1
%1Y2#3Z1%3%2%5%4%1&1Z2#2Z1Z1%2#3Z2#5%9#5#2Z1Zk%2%n#8#4%29&5#2p#1#2t#2e#az#ek#4t#8b#13#e# 1:не 1#1#2Z1#2#5#bZ3Z 1:нельзя 2Zl#3#4#4#g#3e# 1:нпвс 4#1#2#8
#t# 1:обстоятельства 1#2Z3#2#6#8# 1:он 6#1#1#1#7#6#t#2#f#1#1i#27#19#be# 1:от 1Y1Z1Y3#1Z1#8Z3#12#11# 1:по 1#3%2%1%1#1%4#a%3%h#l%v#3l%1t#1o%20#1pk# 1:пр
и 0#1#2#1%1#5%4#1#1#2%4#1#3%2%4%4%2#v#12#3%1e%6j#3up#8f# 1:пьет 1#3#1i# 1:режим 0# 1:с 0%1#1#3#1%2#1#3#2%a%b%6#p% 1:сколько 1#1#1#4#2%d#1#3#7y#nc% 1:с
обаки 5#1%2#13# 1:терапия 1#5#9#7#8#4#2gb#2p# 1:травмы 5Zd#x# 1:у 0X1Z1Z1Z2Z1Z2Z1Z4Z1Z2Y3#2#7#8#e# 1:цефалгия 9#4#5#2q#6r#3g#gq# 1:что 1#1#1#2#2#m#k#f
%1v#6# c:allergic 2#1Z2Z3#1Y1#1#2#1#2Z1#2#2Z1Z2#1Z1Z3Z1Z2Z1#2Z1Z2Z1Z1Z3%3Z1#2#2#3#1Z5Z4#2#4#5#1#1#7#1#1#e#10#6Zh#c#1#10#7#11#5#b#w#3#3#l#b#3i#5y#h#6j#
2e#l1# c:arm 3Z1#2#1Y1#4Z1Z2#2#1Z1#1Z2Z1Y2#1Z1#1#1#3Z1Z2Z1#1Z1Z2#1Z7Z2Z1#2#1Z2#1#1%1Z3&2#3Z2&3#1Z4#4#2#1#1#6ZdZ1#6Z1%4#2&cZkZ6Z1Z1#k#8%4%5#1#4%a#d#5#b
#5Zm#kZp#2#1#g#1#a#b#f#a#aZbZ1s#30#8Zm#1#i#1r%b#k#23Z11#1eZ1e%3t#4l%55Z3s#3a#54Y5wZ1y#2mZg9Z6p#dk#6n# c:back 0Z1Z3Z1Z1Z1Y1Z1#1Z2Z2Y1Y3Y1Z3%2Z3Z4Y2Z2#2
Z3#1#8#1#2#1#1#2Z1#3Z7#1#4#8#9%6#l#f#10%6a#3Zi%1f#79#1nj#3nv# c:belly 1Y2Z1Z1#3#1Z3#1Z1Z3Z1Z3Z1Z1#2Z2Z4Z1Z5Z1%5#1#3Z7#1%3#3Z2Z4#2#b#a#1#3%kZ6#4Z3#n#2#
9#2ZiZc#s#5ZeZ6#9#1u#d4# c:blood 0Z1Z1Z1Z1Z3Y1Z1Y1Z1Z1Y1X3Y1Y1Z2Z2Z2Z1Z2Z1Y1Z2Y1#4Y1Z1Z1Z1Z2X2Z1Z1Z3Z1Z2Z2#1Z1Z4#2#2Z3%cZ2#4%2Z5#6#5Z1%3Z3X5Z4ZpZ4#5Z4
#e#8%c#6#jZdZd#1#1uZ15#wZ3#yYl#wZc#eZ1q%22#25#2#4#7#33#4h#e#5#q#41#k#3a#1t#3x#11#5m#37#12#1#61%20# c:breathless 2Z3Z1#1Z2Z3#1#1#1Y1Z2#1#2#2#1#2#1Z1%5Z
3%r#v%4d#1u#dtZ23c# c:burn 1%1#3#2#2# c:chest 0Y1Y1Z2Y1Z9Z5Zq#h#e#10#22#4# c:constipation 0#1Z1%2Z1#1#1#1#1%1#1Z2Z1%4Z1#1Z2Z1&3%5Zw#s#a#1f#9%2&u#s#2s#
5&2f#j#1b#6s#2k# c:cough 1Z1#1Z4Z3Z4Z4Z3Z1Z3Z2#2Z2Z6#2#e#3#i#bZ2#s#r#3r#56Z15r#f9# c:diarrhoea 2Z4Z2Z1Z2#3Z4Z1Z1#3#2#1%2#3#5%a#2#4Z3#f#o#2m%13%d#1d#a0
#4e#7aZfg# c:dizzy 0Y1Y1Y1Y1Z1Z5Y9#6Z3Z3Z2#9#9Z1d#4#ag#4v#23#5t#6Z2a# c:drive 2Z1#2#1Z1Z1Z2Z1Z2Y2Z1#3Z1#1Y1#3Y3#8#2Z5#3%1Z1Z5#1Z1#1Z3#8Z4Z2Z1#1#b#7#4#
e%o#9#9#j#38#18#1b#o#5#1d#ar#al#8y#121# c:ear 4#4#1Z1Z3#1#1%1Z1Z1X1Z2Z1Z2Z1#1Z1#1#5#5#2#8%1#2Z6Z9#4#3#2#6#1#1#3#5#b#9Z1#6Ze#3#5#8#g#9#5#d#9#a#1n#fY1l#
sYe#mY3s#t#z#1bY3w#9#1j#3t%2%52#fv%3m%48#mc#1hZ30i# c:eye 4Z2Z1Y1Z4#2Z2Z2Z1Z2Z1Z5Z2Z1Z1Y2Z1Z3#1#4#1#2%4#8%1Z1#bZ4Z1#6Z1#4#eZc#n#fZ6Zh#5Z3Z5#4#oZ3Z2j#2
#1tZ4wZ3n#2b%74%41#9g%3t#58Z4i%3w#43# c:faint 0#4#2#8#9#3#7%a%1p#tsZbvZ9Z c:fear 2#1Z1Z3Z1#2#1%1#1#1Z3%3#3Z1Z2Z3Z2Z2Z2#2#3Z3#2#1Z6Z9#2#6#12%7#6#4#3#1Z
1#d#1e#2l#v#c%3j#26#4v%1d%6#27%b#2g#2a#8q#7r#2a#9o#dv#2u#kg# c:fever 0#2#2#1#1#2#1%3%2#5#2Z2#3#h%18Zn#s#9%uZl#9#c%d#r%5#zm#o3#22#16c#i5#1kt# c:fractur
e 1Z3Y2Z1Z2Z3Z1Z1#1Z3#2Z3#1%1#1#5#1%fZ1#1Z2#1#s#5#6#3#o#1k#34%2i#a#3l#5#1a#t7Z2hZjZ5rZ c:fungus 2#2#5#1#1%3#1#4#1#mZf#o#d%6%js#5y#ai#1w#72#ah#k#7#8v#b
y# c:head 0Z1Z1Z1Z1Z6Z1#1Y1Z1Z1YaZ2Z1Z3Z1#1Z3Z7#1#5#5#a#3#iZt#a#c#kZ3j#i#4dZ1p#28#7aZ1y#5p#5e#b#82#66%b6#2r# c:insurance 0Z1Z2Z1Z1Z2Y1Z2Z1Y1Z1Z2Z2YkZ2
#bZ6%5Z1a#iZmgZfp# c:kindergarten 4Y1Y1Z1Z2#1#1#2#2Z2#2Z1%2#3Z8#e#lZ1Z18#1s#l#e#1g#b7#39Z7yZbcZ9iZ4i# c:leg 4Y1#2Z5Y1Z1#5%2#3#2#1Z2#1#2Z1#1#3Y2Y1Z3Z1Y
1Z3Y1#1Z2Z1Z1Z1Y4Z3#2#6%1Z1Z2#3#2#1Z2%2#5Z1#2#2#5%a#2Z1#2%4#5#1#8Z2Y2#4Z7#aZa#6#1Zc#4#7#v#m#n#d#1s#iZk#e%7Z2m#y#m#6%5ZzZ25Z14#1p#31#2#q#10#lZ1jY7bZ2m#
gZ8lZ1j#i#1c#2oZ1r#hj#7%83Z1Z c:liver 3#1Z2Z3#1X2Z1Z3Z1#a#2&1#2#2%4#1%1#2#3Y1#1Z5Z1#2Z3#2#6#f#7%d#2#10#10%4#1z#3q#4n#1s#4t#bw#hc#dv#dy#em% c:new-mothe
r 0Z1%1Z2%1#1%1#1#2Z5%1Z4#1%1#7%8Z7#f#13#4#3%35#1p#3p%27#6y#3r#7k# c:nose 2#6Z2#4Z5#3#3Z3%2Z3#2#1#8%8Ze#2#2#2#1#1k#f#9#d#1vZ3#4o#10#18#y#2i#sZ1t#2o#33
#z#xh#24# c:nsaid 1#2#1#3#o%a#5%3#f#a#2g#d9# c:pain 0#1#1#1Z2#1#1Z1%1Y1Y3#1#1#1#2%2Z1Z1Z1Z1#2Z2Z1Z2Z1X1#1#2Z1#1X1Y1#2%1Y1%1#1Z4Z1#2#6#2#1#1#1#2Z1#2Z1Z
1#2Z1#1Z2#3%1Z1#1#1#2Z5Z2Y3%2%1#3#cZ3#1#4#8Z4%1#1Z5#bZ9Z3#6#3#1#2#2#3#5Z4Z2#1Z3#9%1#fZi#5#u#s%9#1#2#2#6%wZ4%a&7#1#m#j#3#i%rY3&e#o#5#t#i#n#15%6#5#hY1g#
3%h#e#17#3#3g#g%3#dZ8#2e%e#y%1z#2t#b#iZoZ3c#23#t%f#q%g#o%3%p&14&4j#4j#5i#1w#11&1n#49#3#67%2l#1dz# c:palpitations 1Z1Z1Z2Z7#7#8#6#b#1e# c:period 0#1#3#
2#2#1Z2#1Z2#1#3#4#1#1#1Z1#1#1Z1Z2Z1#1&3Z1Z5Z2#a%6#2%3%2%7Z1#5#1#4%1#tZsZ5#4a#3u#wZc#1m#1xZ2t#1#4#7#7y#v#4l#3a%5q#11#3w#1z#c2#3c#63# c:poison 7#1#3Y1Z1
#3#2Z2Z1#2%3#2%1#7%4#2#4%2%6#6#4Z2#5%2Z4Z7Z9#bZdZgY3Y4oZ12Y6dY1bZ6uYs1#1Y c:pregnant-said 0Z1Z2Y1#1Z2#1#1#2#2#1Y5Z1#1Z1Z3#1Z1Z4Z2Z4Z2#6#1#1Z1#1Z5%1#2#
a%1#1#2h%1f#x#1#i#k#6%1g#1h#35#45#1k#14#1n#17#53#2h#y#31#d#1n#4#1#3#7c#ai#5a# c:rash 2#2Z3#4Z2#2Z1#1#2Z1Z2Z1#1Z6Z1Z1#2Z3Z7#5#5#6#6#1#8#a#1#8Z4#21#18#i
#4#1nZmv#1r#23#7#v0# c:sad 1Zd#3#8#3#4#4#2p# c:seizure 3X2Z1Z2#2#2Z1#3Z2&1Y1#2%1X1#2X3#1Y1Z2#1Z1Z1Z1#2Y2Z2#1&1Z1Y1Z4Y1Z1#2#1Y1Z2#5#1&1#9#7#g#1#3#2#a%5
#5%6#4%e#s#4#9#d#3#q#5#3#8#k#8#q#a#3#iYb#eZ4%6#5#vY13W15#2mW13#e%15#5%2l#1y#n#9#62#6#5a#4d%5s#cs#a3#b#10%7r# c:skin 0Z2Z2#3Z1#4Y4#1Z1#1Z1#2#6Z2Z2#2Z1%
1Z9%hZ8#a%14#7#18#x#9#7t%15#a#8w#4c#1i%7d%1n#2n#ib#fe%gx%3bu# c:sleep 1#2Z1Z1Z1Z4Z4Z2Z1Z4#1#1Z2Z1Z1Z2#2Z1Z1Z4Z2%4#1#2#1Z2#1Z9Z1Z9Z2Z1Z5#3Y4#4%d#v#8#l#
5#f#4b#2k#6h#27#67#7z#3z#d#32#17#5i#97#1%ap%mt#x5%123% c:sport 0#1#1#1Z2Z3#3#1%1#1#2Z1Z1Z3%2#5Z3Z5Z1%f#6#1#2#7Z8#9#17#4d#2qZ4b#2l#3y%b8Z6rZc7# c:sputu
m 0#1%2Z3%2#5#1#4%4#2#4#4#c%7#1&2#g#2n#12k#5e# c:steroid 0#1#2#2#2%2#d#7%1n% c:suicide 0Z3Y1#2#1Y2Z1Z1#2Z1Z1#1Z2Z1#2Y1Y1#2#2Z3#3Z4Z2#3Z5#1#3Z3%1#2#8Z2
%a#7#dZh%a%15#31#9%i#a0#n&1p#w#38#42#1%6%2#2i&1#47%a%9&15#4y#2w%e%7#c#1h#d#1l#6v#2o#2x#i#9#3w#gb# c:swelling 0#2#1%1#1#2Z3#1#2#1Z2Z1#1%2#2Z3Z2Z2Z2#1#5
#3#3%1#1#1Z3#2Z1#5#1#4#a#5#2#5%1#7#2Za#3#5#b#b%6#y#y#c#16#e#j#b#g%6#3j#26#8#38#4i#n#2n#53#1i#3a#o#22#r#3t#5v#1y#82#4v#p#y4# c:tetanus 0Z3#1#1Z1#1#2#2#
2#6#1%2Z8Z4Z3#3Z2Z1#2Z1Z2ZhZ4#9#1f#8c#12#2e#4z#27#67#y#2u#22#1hl% c:throat 0Y1Z1Z2Z3#4Y1Z2Z1#1Z1#1Z2#1Z3Y1#6Z1%d#k#24#geZ c:tired 0#1#2%2#1Z1#3#4#2#7#
1#1#2%1#3%f#1#8# c:tooth 1Z1Z2Y4Y1Y2Z2Z1X3Y1Z1Y1W1#1Z2#4Y3Z1Y1Y3Z1#1#1Z1Z2Y3Z2Z4#1Z3Z1Z3Z1#2&3#7Z6Z5Z7Z1%k#1(1#6Z3%4#2%4%e#14(4(34Xm#1#1h#v#55#2Z20%o#
1y#7u(4z%4kZv%2w#2w&29Z2t%2y#4j%3a#bw#6v&p%gf%48%88# c:travel 0Y1Z1Z2Z1Y7Z1#1Z1Z1Z4Z1#2Z2Z1Z4#1#3#3#2#7#9Zh#2#1#1#l#3#p#1b#4b#94Zac# c:urine 6Z1Z1Z1Y1
#1#2Z1Z1#1Z2#2Z2Z1#1#2#4Z1Y1Z2Z4Y3Z1Y1#1Y1%3#2#4%6Z4%3%3#4Z9#3#4Z1#1#4Z7Z2#9#1#7Z2#1%1Zh#q#1b#d#cY27Zy#1t#1i#21Z25Z9Zd6#al%13#aZ1f%j#5b#16#o1Z9d#1ab#x
a#nv% c:vomiting 0#3Z1Z2#1#1#1#1#2#2#1Z1#4#1Z6Z2%1#1Y1Z2#4Z1Y1Z3#3Z1#1Z2Z1%2Z3Z4Z3#1#2Z1Z2#1%1Z1Z3#a#1Z3%5#1Z1#1#7#4Zs#b#5#b#i#18#24#p#1e#rZm#i#18#s#5
#35#33&zZ3#1g#t#34#4q#4eZj#3v#ar#34#5i#ql#12#3d#w7# c:warfarin 1Y1#1Z2Z2Y4Y4Z1Zc#1#1Z5Z4#2Z5Z1Zw#51#35Zt4Z3Z c:weak-side 0#1#1#1#2#1%3#2#1#2#1#3#5%2#1
#1#1%3#2#3#s#i#h# c:work 0Z1Z1Z1Z3Z1Z1Z1Z1X1#1Z1Z1Z1#1#1#2Z1Y1Z7Z2Z1X4#1Z3#1Z1#4#1Z1Z1Z1Z2Z1X1%3Z1Z1#1Z1Z1Z2Z1Z4#1#1#3#1Zf#3#4%5Z1#7#e#5#k#e%1d#pY18#1
f#5#y#k#1%3#t#5#x#f#o#1c%2j%5z%6d#1f#2u#y#4j#2rZ6i#2j#6y#ji#u8#29d# c:wound 0#2#1#1Z2Z1#2%1#1#1Y1#2Z1%1Z1Z4#2#1Z2Z1#1%2Z1#1#6Z3Z1#6Z3Z1#4#2#3Y3Z1Z4#6#
2#3#1&1#3#6#3#1#3%2#5#3#1f%b#3%2%2%p&5h%2i#mZf#2e#1f%d#18Z1yY5hZ1c#57%35Y3j%xY3f%2u%6c%4z%f2%27%d%b5ZrlZ7m#bwZ142# condition:A73 0#2#1#d#e#4#1#6#1%1#3
&10#7#1a%k#9%9#5h#5c#n4#pq%1b%ja#20#50# condition:A80 0#1#1#6#4# condition:A84 1Z1%2#1#1%2#2#1Z1#1Z1%1Z4#1Z1#2#h#6%1#7%c#1#1%t&6t#nq#it%eu%155% condit
ion:A85 0#1#1#4#2%1#2Z1%1%1&2#3#1%2%1Z2#1Z1Z1#2#3#1#1#1#1#4#2#5Z1#3#1#l#b&3Z1#1#3&1%k#2#8#f&n#5#c&4#c#s#s#2l#w#b#5o%5a%9h#q#cg#6b#f0#cv#73% condition:
A88 1#2#2#2&4#5%8#15%m(n&3(p%13(u#5(k#4o#2r( condition:A92 0Y1Z2Z1Y1Y1Y2Z2Z1Z2Z1Z1Z2Z1Z8Z4Z6Z9#2Z4#3#6Z1Y2Y48#m#1u#6z#3x#mh# condition:A98 4Z4Z1#1#2Y1
Z1#2Z1Z1Z2#1Y2#1#1#1%2Z1#1#1#3#2Z2Z1#1#1Z1#1#1Z1%3Z6Z1#1#1#2Y1Z1Z5Z2Z1#1#7Z4Z2#1Z8#1Z7#9#4Z6#b#1c#d%n#3#3#d#2%1f#17#2n#o%2l#f#10#12#1a#1q#12#1l#1m#l#3
e#11#r%s#1h#d#2#1e#79#9i#4i#1s#2r#62#2j# condition:B82 3#1#1%2&3#3Z1#2%8#4#4#4#2#d#j%9(o%i&b%us%p%178% condition:B84 1#2#4%4%1n%9% condition:B90 7%2%b
%j# condition:D72 5Zb#11#2e#14# condition:D82 0#1#2#2#5%1%7%6#8%6%j%6t%6o%46%k% condition:D83 0%1%2%2#2#3#1#3#3#1%1#5%8% condition:D84 0#1#1#1#1#1#1#3
#3#2#4#1%1#3%1#2%2%1#3Z1#3#2Zg#4%9#6#2#1#a#2b#1s#l#am#l6#es#ai#2e#3c# condition:D85 1Z4Z1Zl#3h#15#s#d1#76# condition:D86 0Y1Y1Y1Z1Z1Y1Y2Z6Z3Y1Z5Z3ZlZs
#25#15#s# condition:F76 0#1#1#1#2#1#4#1Z3#1Z2#1#1Z1#1#q#7#d#n# condition:F85 0Zj#5#e#9m#4n#st# condition:H71 0Y1Y1Z2Zk#8#6#7#h#1d#1#k#8#h#ge#x#10p#ha#
 condition:H77 0#1#1#3#5#1#d%e# condition:H86 2#1Z6#4Z2#i# condition:K74 0#2Z2%1#1%1Z1#4Z4Z3#4#3#s#6#5#1q#12#59#51#1z#7g#3c#2y#17#3m# condition:K80 2#
1%1%1%2%3#1#5&8%e%20&5r%i&3v&4m%2r%1r%tc#e3% condition:K86 2#5#4%5#5Zj#1b%s%7f%38%bx#1h# condition:K88 3%1#1%1#1&2Z1Z2#2%1Z1%3%2#7#8#c#11%2(7%g(5%s%3l
#11&21%38#n%1y#1b#h#o%2e%g#r%19#2e#6#s&4n#8r#3z#2q#8y%42#1#16k# condition:K90 0Z1Z3Z1Z1Za#1#sZ6#1x#2c#4j#yb# condition:K94 4#c#1#2#1#a#3#1#6%3#m#t#k#a
#bl#7k#1#61#88#7c# condition:L70 0#1#1#1#1#1#5#8#1#u#12#1ck# condition:L76 3#1Z1#1Z7Z5#5%1%1#1%5#1#d#3#4#3#g#9#b#d#e#1k#34%7s#5i#d7#4h#d#2c#c3Z condit
ion:L86 0#1#1Z1Z1Z2%2#5#5#2m#m%14#4#40%1a#6e# condition:N79 0Z6#i#u#d#ck#28# condition:N80 0Y1Y1Z3Z1Z2ZaZ9hZ3gZi5#5e#b#82# condition:N81 0#1#5%2#2Z1Z7
#18% condition:N87 0#1#1Z2#1#1#2#7#2%1#1%o#8#3#is%fr%nj% condition:N89 0Z1Z2Z1Z1Z1#3Z4Ze#u#1do#2n#6c# condition:N91 0#h#3#4#8#t#1#1#zp#4n#pr# conditio
n:N94 0#1%1#3Z1%2#4Z1%2%2#1%2#3#2%1#5#6Z5%5#7#5%1#2#4#1#1v#14#br#1%c0%63#9r#4k% condition:P15 0#1#1#1Z1Z4#4%2#2Z2%1%2#2#3#5Z5#1#e#2%i#2#m#d#n#6#8h%s#2
z%ae%e%2r%3g#fh#2k# condition:P71 0#1#3#4#1#1Z1#1#8#1#7%3#5%n%2#2#a%9#1d# condition:P76 0Z1Y1Y1Z1Y1Y1Z2Z4Z2Z1Z8Z2Z1ZzY2Z condition:P77 0Y1Z1Y1Z1Z1Z1Z2
Z2Z1Z1Z2Z1Z4#2Z5Z1ZhZ3#a#8Z2Z60#b5#9v# condition:P86 6#2#1#2Z9#w%2#d# condition:P98 0Z6#6Z3#8#2%1# condition:R82 1#2#2# condition:R96 0Z3Z3#1Z2#1Z1Z1Z
1Zg#4#2Z8#2ZcZ1#2#y%6#5#1g#1r%5#19#2k#2h#1#az%ba%9m#6e#fo#21% condition:S10 0#2#1#3#3Z1#2#4#4Z3#1#2#6Z6#1#6Zg#2#4#9#3#2#2#8%m9#sd#fi# condition:S14 1%
4#2# condition:S16 0%1#1#1#1Z1#5#2#2#4&6#p%l%b% condition:S18 1#2#p#8#14#hv# condition:S23 2#6#6#4%k#m#6#1co#8i#xs# condition:S76 3#1Z1#d#1#9#8#y#3d# 
condition:S77 0#1#3#1#5#9#9#8#7#2#u#1#a#y%7%3b#39#75#2u7#58# condition:S82 0#e#5#p#d#a#i#d#4#3j#e#d2#4#7# condition:S87 b#7# condition:S88 0#1#4#6%d% 
condition:S97 i#6#2# condition:S98 0#1#1#8#4#3#1w#2e#18#i#4#q9#23#7#v0# condition:T81 w%6%5k%14%1k& condition:T87 5#1#3#1Z2#2#2#1#1#1#1#1Z1#7Z3#5#1#d#
2Zb#1#6#5#9#5#d#4#1t#a#46#16#q%7#2e#h%b#2m%4%y#e#k#1x#1o%20#e#3#4e#w%e%29#6v#2t%pd%1d#x4# condition:T90 0X1W1X1Z1Y1Y1X1Z1Y5Z1Z2#3YbZ7ZkZ1a#h#1Z6#58%9e
%y%50Zab#88#4qZ14uZ condition:T92 6#2#7#3#r#c#25#cw#c0#1gy# condition:T99 0#1#1Z1%1%1#2&3%6#6#9#j#p%4(o%i(1p%29#2u#8h(2t#fh%s&m6% condition:U04 3Z1Z1Z
9#9#3#2#8#i#d#q4%1bc& condition:U08 1#1#8#7#4#q#c#4#3n#19p# condition:U98 0#1#1#1#1%1#6%3%5%4#3#2%8%17# condition:U99 0#3%2#2%b#b%1i%3c% condition:W14
 0#1#2#2#2#2%f%2a% condition:W78 1Z1Z4Z5#2Z1Z5Z4#dZ8#1#c#m3#dr#7c#ai# condition:W94 0#1#1#1#1#1#1Z2Z2Z1%1Z1Z1%3Z1#1#1Z2#1&1%2#1Z1#4%6&15%w#b#a#8#h#2p%
p%a%35#5u#nv#90#fm# condition:W96 a#7#14#tq#3#11# condition:X06 0#3Z1#1#1%1#1#1#1Z1#1#2#1%2#2%1%3#3#1Zd#i#3#2#5#m#t#16#9#i#c#r#1t#r#1u#u#1l%3v%ih%p%42
#95#p#r#x#5x#12#22#54#13#7z#4v#1c1# condition:X11 2#4#1#12Z1yy#ko#as#eg# condition:X72 0#1#2#7#1#d#5#1#4#b#c#o#m#jp#ic#72#ah#5#f#7#kt#da# condition:X7
8 0#1#2#3#1#3#3#b#5#3#d%4e#z#yk#hx#6w#rh# condition:X80 0#1#6#9#t#h%1k% condition:Y74 0#1#4#9#i#u#2m# condition:Y77 0Z1Z1Z1Z1Z1Z2Z35#7#25#9#x#39#52# c
ondition:Y83 0#1#2#2#j%1hs#xs# drug:aktivt_kull 0#3#a#wv%2wh% drug:amlodipin 0#1#1#2#9#3#l# drug:cbd 0#1#1#3#1%2#2#8#6%19%1ft&m&2ba#u# drug:diklofenak
 2Z2Z1Z1Z9#d#8#1jm# drug:fenobarbital 7#2#k#d#g#1fv#2dz#25# drug:furosemid 1#2#1#3#8#e#1#5#o#uk# drug:gabapentin 0#4# drug:halofuginon 0#1#2#2#2#b#4#7
#24#8j#27#6y# drug:hormonspiral 8#z# drug:ibuprofen 2Z7Z7#1#5Z6#2Z4Z1Z1#i#d#6%18#z%9%1Z1#4oZ drug:insulin 0#1#1Y2#1#2#2%4Z2#1Z1Z4Z4%3&1#6#1%5#b%1#5%1#
t#1#g#b#7%a%6#14%4#c#s#p%19e%2r#1du# drug:jerntabletter 0#3#2#12%c% drug:kortison 0#2#3#1#2#1#1Z1X2Z1#2Z1%1#1#2#2#1#1Z1%1Z1Z2#6Z4Z2#1%3Z1#7#1%3#2Z1#6#
l#5#2#6%7#1a#1#12&3#p&w#h%42#fp#6#x3#a2# drug:levotyroksin 0#2#5#1#4#1#3#5# drug:meloksikam 0#7#2%d#7#o%5%17%1i% drug:metformin 0#2#1#d#f#m# drug:meto
treksat 0Z1#1Z2%2#1%1#2Z5%7#3%4%6#i%z% drug:metronidazol 0#2#1Z1Z2#2#4#1#m#48# drug:morfin 1#1#2#1#1#2#2Z1#1#3#29% drug:nikotin 0#5#1%2#f#3#16#1&90&i&
2q#55&w# drug:oklacitinib 0#1#3#p#6#4#10#b# drug:p-piller 1Z1Y1#1Z1Z5#4#h#e%w#7#8#h#91#o#7f%an%4#1x#w%at#63#1e3#ip#1i1#zr# drug:paracetamol 1#3#2#1#1#
7# drug:penicillin 6Z1#5#4#2#2#a#2#2#1#2#4#b#1d#15#h#2n#94#z# drug:progesteron 0#2%1#1%1#19% drug:propylenglykol 7Z2Zc#8Zh# drug:rabiesvaksine 0#1#1#3
#c%a%4%6& drug:ramipril v# drug:salbutamol 0#1#2#2#1#q# drug:sildenafil 0#2%2%4#1a#d# drug:tetanus 0Z1#3#2%2#1#2#3Z1%a#8#2#6%g&c#11%k%9p&fj&y#1m&18#2q
%1gx# drug:traneksamsyre e#2#j#6#7#5#pp#3cm#15q# drug:vitamin_c 2Z7#12# drug:warfarin 0Z1Z3Y8#1ZcZaZ6Z98Z drug:zopiklon 2#1Z1#2%2#1#6%6Z4%2#4#9#6#2%7%
3#1t# fold:abdomi 0#1#9#8#1#5#9#29#a#s#9#w#s#2s#3rr# fold:abses 0#2#1#2#5Z2#2#2%1Z1%4#1#1%2#6#6#o#5#g#8% fold:abstin 0#1#1#1Z2#1#2#4%2#2Z2%1%2#2#3#2#3
Z5#1#e#2%i#2#m#d#n#6#8h%s#2z%ae%e%2r%3g#fh#2k# fold:adhere 0#1#3#2#4#1#6#3%3%3#l#g# fold:admisi 0#1#3#2#3#m#53#3# fold:advers 0#c#qg# fold:advise 0#1#
1Z1#2#2Z2%3Z1Z1%2Z4#1Z1#2#4%2#4#2%2#2#5%1#2%7#j#6#19#74#20#44#1j#3a#5t#7q#wd# fold:aflive 0#1#4#5#7#3%h#j# fold:aforin 0Z8#9#mr%23#2m# fold:afraid 2#2
#b#a#z#7g# fold:aftene 0#1#8#5#3#2#1i# fold:agens 0#3#1Z1#5#1#8#1m%7%1w%dt%4e%fr%19%112%2i%2z% fold:agranu 0#1#2#2#4#5%4%1#5#1#6#9#2#4#1d%d%5%1#1%9#e#
c%4%2%l%l%9#5%7#d#r#5%1t#p#18%x%8c#2g%8d%6a#1z%3t%ik#3e%4k%xm% fold:aktivi 0#2#1#2#e#4#3#g#dr# fold:alarms 0#1#1#1#2#9%e%8%1d% fold:alder 0Z1Z2X1#1Z5#
4Z1#1Y3Z3Y5Y6XaZhZ4#h#p#5%f#w#a#2gZv#8s#25#2q%2t#du#70#a3# fold:alergi 0Y1Y2Y1Z1X1Z4Z8Z3Z2Z3Z1Z1Z2Z1Z3Z1Z1Z2Z3Z6Z4#9Z1Y2Ym#2e#11#7#11#5#b#w#3#6z#3g#h#
1l5# fold:alfa 0#1#3#3#m% fold:alfabl 0#1#1#1#1Z1#2#2%1Zc%3%2%3%1&3%5%1%2%4%4#o%1d%d0%1s%2m#w%9#32#13%r#6w%it#2cl% fold:alkoho 0Z1Z1Z1X1Z1Z1Z1Z3Y1Z1Y3
Y1Z1Z4Y1#3Y2Z1Z1#7Z1#7Z5#2Z1#6&6Z1Z3#1#5Z1d#6#i#5k#a#12%6#9x#t#4t#3p#d8#1h#ys#2v# fold:along 1#1#1#3%f% fold:alopes 2#6#6#4%k#m#6#1co#8i#xs# fold:alre
ad 1#2Z1#2#2#4#3#2#1#2#f#6#e#2z#2j#t# fold:altern 0#1#2#2#i#3#2#8% fold:amenor 0#5#1#2#1%1#4#1#4%3Z3#3s%68%2f%3v%ih%p% fold:aming 1#5#j#g5#s4#9d# fold
:amoebi 3#1#9#r#32n&io# fold:amount 1#1#2#3#6#3#2#4# fold:anaest 2#2#1# fold:analge 1#1Z2#1#1#1%1#2Z3Z2%4%1#1#3#5#1%4%1%6%e%6#2#1f&a&h%l&y#17#e#t#9m%1
p%26# fold:anamne 2#2#a%4#1#3%b%j# fold:andre 1#1#3#1#1#1#3%4%2#3# fold:anemi 3#2#2#3#6#1r&16& fold:anfal 0#2Z3#1%2#1%1%1%1#1Z1Z1#2#2#2#6Z3#4#9#1%7#2#
c%8%9#g%6#3o#2z#94#2q#1y#9s#n3# fold:anfald 0#1#2Y1#2#1#1%1%1#2#1#1#2#1#1%1Z1#1Y1%5#2&1Z1Z2%1Z3Z1%5#1%4Z2#3#5%1%e#9%e%2#1%1z#6%4%9%dg#7t%97#4d#sy#8r#5
d#wq# fold:anfale 0#1#2Z5#4Z1#1#4%2%2%2#k#l%11%1a%2b%18% fold:anfals 0#1#3#3%7#1#2#5%5% fold:angina 3g#6e#70#7g#7h#3m#1t#ap# fold:angrep 0#5#8Zj#6#o#1
e#22#4#2r#as#of#n# fold:anhedo 0#1#1#3#1#2#2%1%1#3%a#c# fold:anhori 1#3#7#31#7#23#2#9#46#75#n0#h#u9#6r# fold:ankoms 0Z1#4#1#1&2%4Zf%8%17# fold:anorek 
1#3#5#b#g# fold:anstre 0#1#2Z1Y1#1%2#9#2%1#n#1#7#1#b#5#1%p%1#d#1a#6d#3p% fold:antal 2#1Y1#1Z1Z1#1#2#1#1%2%1Z1Y3#1%1Zg#6#9#1i%18%xu%zq% fold:antibi 2Z1
#3Z2Y5#3#4Z1Y1Z1#1#4#1%1%1Z2Z1#1%3Z3%2Z1Z1#1Z1Z2Z1#3#4Z1#1Z1Z4Z1#1Z2#2Z2Z4#1#1#4Z2#1#3#2%1#1#1%6Z6(1#3#4Z6Z6%4%4Z2Z3#1Z3%1#2#e%3#8Z2%7&6%2%b#7#a#9#1#5
%7#5#1#7#2#2#a#4#s#4Z3#o%y#18#q#20#3#8%e#i#8#e%e#z#v%1b#2j#3y#5l#8#3b#ib%y#n#2%11#38#53#14#q%ad#j%3#a#3%6s#i#3p%1d6#1zg# fold:antide 0Z1Z2Z2Z2Z2Z fold
:antido 3#1#3#m%1n& fold:antiem 0#1#1#1#1#1#2%2%5#3#c%1%4%1f#3% fold:antiep 2Z9#11#a# fold:antihy 0#1#3#8#b#2#1#4%4#1%5#8%2#5%66#kl#4l#4w# fold:antiko
 0#1#1#2Z1#1#3%1#1Z2Z2#1Z1Z3#1%2#2%1#1%2#1&1%3&1&5#1%2%2#1#c%3#4Z7%4%c%2#3#10&e#2y(3g%5z%10(1f%z#46#2z%2x(4t%4w#3%fg(uj% fold:antipl 1#1Z2%1#2%n%4%5z#
vu# fold:antivi 1Z2#4#2#k#1#5#6#h#4dx# fold:apetit 3Z1Z1Z1Z4#5Z1Z1#3#7#j#9#12#o#d#3Z13#24#1k#ll# fold:aptit 0#7#1#4#1#4%b#1b#1m% fold:arbeid 0#1#1#2#1
#1#2#1#1#1%4#2#2#6#2#a%w#7f#1m#y#8o# fold:arbejd 0Y1Y1Y1Z1Z1Z1Y2Z2Z3Z2ZgZ6x#51# fold:arbets 0#1#1#5#1#4#4#6%1a%5w%28%2t% fold:arival 0Z7#3#6% fold:ars
ak 1Y1#3Z1#2Z2#2Z1#2Z2Y4Y6Za%5#3%y# fold:arsake b#14# fold:artrit 0#4#1#5#2Z2#1#1#2#3c#c#6# fold:artsfr 0#1#7%2#3#4#3% fold:arveli 0#1#3#2#1#3#1#1#2#1
#2#2#5#1#j#1#g#2#2#1j#7#3b#81#6o# fold:asites 0#1#2#2#d%2%1% fold:astma 0Z1Z1Z1Z1Z1Z7Z1Z4ZaZ2#e#2Zd#c#u#5#37&5#3t#2h#1#az#ba%vo#21# fold:astmab 1#1#2#
2#5#4#2#3#a#4#6k#g1#kw#6e# fold:ataker 0%1%1#2%1#1#2#1% fold:ataksi 0#5#6& fold:aterfy 0#1#2#2#2#4#r%1#b#2#t%3c#4a%2e#31%6u%u%3#d7% fold:atergi 0#1Z2#
1Z1Z1%7#2%8#3y%bo%1a3& fold:atgerd 0#1#2#2#1v% fold:atopi 0#2Z2Z1#1#2#2#z%c%1r#7#3b#d2#ef#2b%2#40%in%9z#z#d%2v%3c#k#g2#5b#12q# fold:auskul 3#2#j%8% fo
ld:autoin 0#1%1#2%1#1%5%1#3%2%3# fold:avfori 1Z1#1Z2Z1Z1X1#1#1#1#1#1#1%1Z1Z1Z1Y1#2#1#1#1Z2%1#x#l%8#qZw#g#1nZ4Z3ZbZ2e#1x%i#cw#2%aw#e6# fold:avmagr 0#1#
1%2#1#11#e# fold:avoid 0#1#1#2Zb#4#3#1%3%2#7#6#d#d# fold:bakter 0Z1Z4Z2Y2Z2#8#1#d#2#2#4#5ZdZk# fold:barnet 1#6#4Z1#2#1#1Z1&2Z3Z1Z1Z2Z1Za%1#1#a#1%2#4#7
#1%d%j%a%4%c%1r%2u#61%2r%zg% fold:bedove 5Zd# fold:begrav 1#4Z1#7#4#8#3#8#3#b%6#g#3er# fold:begynd 0Z1Z1Z2ZdZ fold:begynt 0#2#5%4Z1#1#4#g# fold:behand
 3#3X2Y3%2Z5#1Z1Z4Z1#1#3#1%2#2#1#3#1Z2#1#1#1Z2#1Z1#3#1Z1Z1#2%1Z2#1Z2Y2#2Z1#9Z3#9%1Z1#1Z1%5#3%1#8%4Z3#3Z2#2#7#jZ6Z4#bZdZ4#1#7#2#4#4%1#h#d%i#4#e#2e#4l#4
k#9f#91#1h%1w#9%6t#c#a5#r#c7#tg#ph# fold:behavi 0#1#2Z1%1#1#2#1#1%5#2%3&2% fold:belast 0#1#2Z1Z2%2%4%1#1j% fold:bensod 0#1#3#1#1#1%1#1#g#4#6#5Z1#7%14%
oc#254# fold:besetn 0Z2#1Y1#2#1#1#2#1#1Z1Z2%a&2#6%4#7a&20&2n&g1& fold:beskje 0#1#2#2#7#17# fold:beskri 0#1#7#5#1%5#1% fold:bestem 0#1#1#3#7%2#2#1#e%6%
2i#gd# fold:betabl 1Z1#2#2#2#3%4#7#l#1# fold:betala 0#1#1%3#1%2#2%2#j#4#6#42%1e#1u#5v% fold:betene 0#2#5#3#1# fold:bevege 0#2#a#k#1n# fold:bevist 0#1#
1#4%2#4#5%8#c# fold:bildet 0#1#9#1#7%6% fold:bilkor 0#2#3#5#ak# fold:birt 1#4#1%1%1#3%9#1#f2# fold:biter 2#5#9#u5# fold:biverk 0#1#1#2#1#1#1Y1#1Y1#2%2
%1%5#5#3%2Z6%4Z2#3#4#3%1#3#g%d%9#19%18%5d#kq#d6#y6# fold:bivirk 4Z1#1#2#3Z3%2#2#1%2Z1#1Z2#1Z5#4#i#l%b%9%k#2#8#12#x#s#a8%5a% fold:bled 0#1#1#2Z2# fold:
bledin 0#1%1%3#9%5%4%3%s%d%i% fold:blod 0X1Y1X2Y2Y3Z1Z3Z1Z5Z2Z1Z5Zg#4Zb#t%2#l#4f#14#3y#1#9j#5# fold:blodfo 0Z3#4Z2#2Z1Z4Zc#1Z1#1#3#2#10#1f#3i#n%24%4y%
2q#5i%6y#yu# fold:blodni 0#2Z2Y1#2Z2Z2#4Z2Z1%5Z1#1Z1Z5Z1#1%5%m#2%1hZ57#3u#2u#4q#8a#v#4l#3a%5q#4x# fold:blodpr 0Y1Z1Y2Y1Z7#9#7#3#5#17#1sZs9#28#p#69# fo
ld:blodsu 1d#u#10#6#e9#25#z5# fold:blodtr 0Y1X1W2Y1Z7Y1Z1Z2#2Y3Z1Z2Z3Z1#3Z3#2#4Z7Z3%5#3#a#6#d%5#c#5#1#9#6#b#7#2z#r#w#dv#4l%de#h4Zh7# fold:bloker 0#1#3
#3#m% fold:bonden 0#1#3%2%2#3#1#3%a%1t#t% fold:bradyk 2#1%1%1#2#3#1#5%8%e%20%5r%i%3v%4m%2r%1r%tc#e3% fold:bred 0Y2Z1Z1Z2#1#3Z5#5%3h#14% fold:brud 0#1#
1#4#6#j#1#1#t#i#12#cg# fold:brukes 0#8# fold:bruksi 0#1#7#5#1%4%2%g0%9o% fold:buret 0#1#7%2#3#4#3% fold:bytet 1#2Z3%2#3%4%2w% fold:dagarn 0#9#3Za%1#3#
2#8#1h%7f%j2%7% fold:dagen 1#1#2Z1#1#4Zc%f#h#d# fold:daglig 0#1#1#2%1#1#2#1#2#4%2#5#1#2Z1#e#9#9%h#b#25#i#j#m#4#e#t#61%8d#kh#e4# fold:daily 2Z1#2#2#6Z8
Z1#i#d#8l#29% fold:daktyl 0#1#2#2#5#4#4#1%d#u#l#2#3f#2p#1#84#ko%wn# fold:damen 4Z10# fold:darlig 1Y3Z6Z1Zz%2x# fold:debut 3Z1%1Z1Z1Z1#1#1Z3%1Z2Z2#2Z2#
m&2Y1#2#f#iXg#1Y3Zo#14%3&4Zj#e#1d&1p#1k#31%17%19#24#h#gy# fold:dehydr 1Z2#2#2%9&1#1%2Z1#3%8%6#9d%36#1f% fold:deker 0#1#5#2#5#y# fold:delir b#1z# fold:
deliri 0#1#3#4#4#9#2#5%8#11# fold:dental 0#3#b#4#3#3#28#8#5x#1h#60#ps# fold:depres 0Y1Y1Z2Y1Y1Z8Z5Z fold:derjem 1#3#4# fold:dermat 0#1#2#2#9%4#6#p%f% 
fold:diabet 0Y1Y1Y1Z1Z1Z1Z1Y1Z1Y2Z4Z9Z1Z1#1Z3#4#3Z4Z4#5#5#2#1Zl#g#8#5#c#7#r#8e#5h#5y#34%22Z3n#g#12#88# fold:diagno 0#2%1%3Z1X1X2%1%2%5&1#2#3&1Y2#4%1#3
Z2&1%1#1Z1Z4(6%6%5%8#1#5Z1#dZ2Z4%7#6Zn#a#q#t#d#a&2%g%14%4h%8&1c%9%47%v%m%2n%62#dh%18%10i%fx% fold:dialys 1#2Z5#d#a#23# fold:diare 0Y1Z1Z3Z1Z7Z1Z6Z5#3#
3#5#6Z32Z22#e# fold:difere 0#1#2# fold:digita 0#1Z2#2#5#4#3#1%1%5%8#6#o%l%4%n#8%1o#4d#1q%25#y%27%2i#3h#2u%r#1#7i%30%t1# fold:diks-h 0Z2#1#1%1#2#5#6#3#
3#1#o#d#l#8#r#4%1k#5h#9%4c#b%7n# fold:diseas 0#2#1#1#2#1#3Z2#1#1#2#1#2#1%3#h#5#9#n%7% fold:diskar 2%1Z1#2#2#2Z3#2#4%2#2#5Z4Z6Z17Z9d%9b#7#bg#1fsZ fold:
dispos 0#1#3#4#3#1#d#i#1#l#1j#7#3b#81#6o# fold:distal 3#2# fold:diures 0#1#4#1#2#1#1# fold:diuret 0#1#3#2#1Z1#7#6#9#4#1#3#2#1#7#c#6#5%39#13#1e#45#1t8#
 fold:dodeli 4#1Z2#1#1%1#1#2#2#1%6%5%7k#20#2n# fold:dodsfa 0#1#1Z1Z1Z3&1#1%2#1#1#9%k&2x&48& fold:domina 3Z3#4#5#a#2#z#1k#fz# fold:dosen 0#1#4#3q%14% f
old:doser 1#3#2#5#4# fold:doseri 0#1#1#1#4#2#3#9#1#7#2#4#6#9#8#u#d#4#14# fold:dosis 0#3#1#1#1Z1%2%1Z1Z3Z1Z1#3Z1#1Z2Z1#3Z1Z1&1#3#2%1Z1Z2Z2%8#3Z1%3Z1#1&
6#g#8#1#3#8%1#4#4#7#7#g#a#3#3#6#m#c#s#13#t#r#s#1h#10#3j#i#39#bw#3#3k7# fold:dotern 0#1#1#8#7%a#a% fold:drekti 2#1Z2Z1#1#2#1#4Z3#3# fold:driker 0Z3Y2Z2
Z2#1Z1#4#1Z1#4#1Zb%a#p#c#j#8e#a#4h#56#o0# fold:drive 0#1Z2#d#6#1#cl%a8#jj# fold:drivin 4#1#f#7# fold:drugs 1Z4Z9#g#4#1#6#1a4#b7% fold:durati 5#1#1#1#1
#1Y1Z5#3Z3%5Z6#bYoZv#3%1a%k#2z%ef# fold:dysfag 0#1#2#1#2#2#3#3%6#r#2e%zf%18w# fold:dyspne 0#n#3# fold:dysuri 1%1#1Z1#2#2%3#1#1#1&1#1#3#1#2%1#2#1#1#6%9
%2#1i#4#m#q#f#t#o#28#z%82%9%af#70%7p%11c# fold:efekt 0#1#1#1Z1#2#1#1%1#1#1#1#1#1Z1#6#2#3#2#5%2#1#4#4#4#3#1#12&b#1s#bo#7%37%12#44# fold:eglegn 0#1#1Z2#
2#1%1#8# fold:eksant 6#c#1#23#1x#i#15#4#e#v#7t#6#1d#a5#3dt#8l# fold:eksers 0#1#7#5#4Zdv#75% fold:eksert 1#3#5#4#2# fold:eksoft 0#1#2%2#d&1#5#1#7&6%o&l
#8&7w&2&7#4c&b#215#8z% fold:ekspek 1#3#1#1#2#2#2Z6#c#3#1#a#8%i#157#5e# fold:ekspon 0#2#2Z1#1%2#1#1#15#i# fold:ekspos 0Z1Z1Z1Zd#6# fold:ekstra 1#3#6p#1
0% fold:ektopa 1#1#1#1#1#1#4#3Zd#2#2#2#2#2#2&7#c%1b#w%h4(9y&1xa#v9#7b%ed%8j%7o#lx%g0# fold:ekvina 0#1#1%2Z2#h%3%q%6u# fold:eler 0#8#5#1j#1%90%38#55%w#
 fold:elimin 0#2#4#1#3Z2#fZ15%1#5%6#1z%9#2x#p#3%1% fold:emerge 2z#11#9# fold:emesis 0#1#2Z3%2%1#3#1#1#3Z3#9%i#1e#7r#1d#8v%uo#3me# fold:emetik 0#3#2#b#
2&c&4&5%1#2#4#4z%gg%76%15%7%x6(a( fold:endrin 0#3Z3#2#2#1#m%4#x#b# fold:energi 2#2#3#9# fold:engste 0#b#1#1# fold:episod 0Y1Y1Y6Z2Z1Z2Zc#jZ1g#2t# fold
:epista 0#1#1Z2#1#1%2#1#2%3#1%3%1&6%5s#b7# fold:erverv 0#1#1#6#1Z1%2#1#c#q#f#2#5w# fold:eterby 7#2#1c#tq#3#11# fold:eterle 1#3#d#3#aZ4Z1#5#1#7# fold:e
terpa 0#1#4#2Z2Z1Z1#1#1Z4#3%1%1Z1#3#b%a#8%1#f#1% fold:faekal 6#d#40#4j# fold:fails 1#1#2#8#9#i#1w#i% fold:faktor 1#1#1Z3#2#1#1#2#2#1#4#1#1Z1#1Z3Z1%1Z5
%3Z8#7#3#7#2#4#1#1#3f#63%1y%17% fold:famili 0Z1Z1Z1Z1Z1Z1Z1Y2Z6Z3Z3#4Z3#2#1Z2Z1#2#4#3#1#l#b#s#g#m#2w#6#18#l#1a#3n#1f#23#k#2r#8sZac#y4Z3x# fold:familj 
0%1&3&1#1&2%2%1#4&2#2%1#5#w#1r%7# fold:family 0#6#2#2#1#2#2#a#6#e#2#21%7%25#9#x#39#18u# fold:fans 0#6#4#3#1l% fold:farge 1#2Z1#2#2#2#5#2#q#r#b#ku# fol
d:farmer 0%1%1#1Z1#2%2%3%1&1#4#3%1#18#b%e% fold:fasial 0#b#6%3#4#8#t#1#1#zp#4n#pr# fold:faste 2Z2#2#1Za#i#5#8#14#cn# fold:fasten 2#4#3#3#3#a#2#g#u#v#d
#57# fold:fatigu 2#h#2#9t#x#df#10b# fold:feber 0Z1Z1#3Z1Z1%1Z1Y1#7Y1Z1Z2#3Z4Z7#cZdZqZ1%j#4Z3&9#b#4#14%7#3#b%9#5%7#14#5%1t#2u#1w% fold:feding 0%1#1#1#2
#2#5%5#3#3#o#4#p&4%x%bn% fold:feiler 0Z2Z1Z2Z1#4Zi#8# fold:fejler 1#2#b#4#k%7%w%7% fold:fever 2#2Z2#1#c#1c#k%n#3#p#13#l#9#5#7#d#r#5#6j#lt# fold:findin
 e%3#4%1Z2#8#d#p#y#8#a#2g#37#1h#32#18#1q#4q#am#2l#4h#d#31#1fx# fold:finger 1Z1#1Z3Z6Z5#1#k#ku#ap# fold:fingre 2#2#2#2#a#18# fold:fjerne s%7%1%4%1%x# f
old:fjerpl 0#1#2#7# fold:floken 0Z1Z2Y1#2#1#1#2#1#1Z3%6Z1Y2#9%3r#5%3i& fold:flokst 0#1#1%2#2%2#2%3#12% fold:foder 0Z3#2Z1Z2Yf#3#1Zl%2#2#2r#9Z2xZpZ fol
d:foderi 1#1#2#2%2#2#5%3a# fold:fodrin 0#1#4# fold:fodsel 3#2Z2#1Z1#4#2Y1Z2#2%2Z1#1Z2#1#1#1%3#1Z3#1#1#6#c#q#pr% fold:folov- 0#1#3#1Z1%1#2%7#1#g%r#1#2b
#9# fold:fone 1#7#4#1#8#b# fold:forban 0#1Z2#2#2#2#q%6%43#13# fold:forbru 0#6%1#1#1%4#2#1Z5Z1#3Z4%b#i&2p%f%u#1x#tg#1c8#1rz# fold:fordro 0#1Z2#1Z1Z1%7#
2%8#3y%bo%1a3& fold:foreby 0#1#1#1#1#1#2%2%5#1%2#5#3#2#2%6#6#1#4#6#3#1#2%1%d#t&4%k#kv% fold:forega 2#d#a#6# fold:foreld 0X1Y fold:forend 0#1#1#2%1#1%1
#1#1#1%1&4%2%3%7#a#9#v#g#6#2q# fold:forige 0Y1Za#w% fold:foring 0#1#4#4#b%1c# fold:forint 0%1%4#1%2#4#3&2%3& fold:forkla 0#1#1#2#1#1#2#2%1%1#6#5%2#1%e
#2#5#1#p# fold:formod 0#3#l& fold:forsek 0Z1Zkg#8w#7c#mx# fold:forsik 0Z1Z1#1Y1#1Z2Z1#1Z1Z1Y6#3#1#2Zr#mZ5a%4t%1v#6j#5g%3g#7c#4x#2n%46# fold:forst 5#1#
5#b#3#8#d#bZ8#h#k#x#h#c#9#k#p#3#ve# fold:forste 0#1#4#1#2#2#1#g#1e#1%6#9# fold:forutg 0#1#3Z2#1#1#1#3%1#1#5#e%a%1k#f#a#q#6#5i#18# fold:forven 2#1%1#1#
6#b%22&2t#e% fold:forver 0#1#f#h# fold:foster 1#2#1#2#1#2Z1#1#1#1#2#1Z1%1%2%1Z2Z3Z5Z6#n#h#7#c#bc# fold:fotofo 0#1#1#1Z1#2#2#1Z1Z1%1%2#1#4#4#3#b#m#e#15
#a#13z%v%8m#aj#10o# fold:fraktu cZb#3#j#ef#5k#d7#4h#d#p2#36u# fold:framov 1#2#1#1#2#2#7#6#s#5#d#g2% fold:frekve 0#2#3#1#2#1Z1%2#4#6#1#3# fold:fremed 0
#1#1%2#1#1#2#2#4#3#2Z1#1#4#c#a#1%6#d#n# fold:fremka 0#1#1Z1#k%3%2#8# fold:frysni 0#5#1%2#6#5%s#2j&2m&n3& fold:fuglen 0Z6#6# fold:funkti 2#1Z3#4#3Z2#4%
6#h%a&4# fold:fysisk 16#dr# fold:gamal 0Y1Y1Z1Z4Z3Z3Z3Z2iZ1q# fold:gamel 0X1Y1Z2Y1Y1Z1Z1Z1Z1Z2Z3#5Z7Z2r% fold:gamle 0Z1Z1Zf#3#f#k% fold:gangen 9Z5Zn# 
fold:gangre 0#1#2#26% fold:gastro 0#1#1#1Z3#1%1#5Z1g& fold:genopt 3#2#5#1#j%4%1# fold:gestat 1#4#1#1%1#1#2%9%14#r#o#y#c# fold:gjore h#3%c#n# fold:gjor
es 0#2#1#1#5#9#d%8# fold:glukos 0#2#1#2#1Z1#1Z1#1%1#4#1%4#2Z3#6Z5Z7#8#8#19#6#7#5%52#12#7o# fold:gnager 0#2#1Z2#1%v# fold:gravid 0Z1Z1Z2ZaZ1Z8#2#3#6#6#
5#1#8#3#a#2%1o#28#1g#q%a7#1k#14#1n#6a#2h#y#31#d#1n#4#1#9z# fold:gruble 1#3#2#5Z2#2#2x#7#3b# fold:halito 0#1Z7#2Z8%3k%c#30#v%fp%dw%c0% fold:halter 0#7#
7#s# fold:haltet 5#2# fold:halusi 0#1#1#1Z2Z3#1#1#1#2%1Z3&4#1#4#1Z1%9%o#c%k#4#4x#pe%n3%1v%2y#1v# fold:handko 0#2#2Z1#1#2#1%1#1Z1b%v#33%3m# fold:handli
 1Z2Z3#2#j# fold:handom 0#3Z1%2%2#3%4%a%11%7&8#z% fold:harmin 0Z2#2#2#2#3%4#5#3#4#r%l# fold:hba1k 0Z1Z1Z5%2Z2#kZc#g#k#r#eo#ca%4n%jb# fold:hearin 0Z1#1
#1Z2#1%2#1Z3#2#1%3#1%3Z1#9#8#4#a%33#19#ch#6# fold:helgen 0#1#3#2#3#3#3#7#3#a#2#b# fold:hemato 0#2#2Z6#2#2#4%e#k#1r# fold:hematu 0#1#1#2%2#2#2#3#1%1#1#
3%3#1#3#6Zk%2#5#8#3#19%s&7#18#m%d%c#1&1&25#2r%3j&fk#49#ib#7t#v8#qm#fw# fold:hemer 1#2#1#1#2#8#1#e#4#6# fold:hemet 6#15# fold:hemogl 0Zg#2i#1q#iw# fold
:henvis 0#2#3#b#n#4v#3# fold:hepati 5Zb#11#2e#14# fold:hepato 5#2%b#6#es#4e#22%bw%p#gn#dv%dy% fold:heredi 0#1#4#1%2#2#7#2#i#6#2#c%1r%7%25#9#x#39#3n#15
#a#23# fold:hesten 2Y2Z2Z6#4#3#j#7%c#b#1#lZ7%w#9m#fj#y#1m#18#2q# fold:histol 3Z1%1Z5% fold:histor 2#1Z3#1Z2Z2Z4#1#1#1Z1#1#1Z1#1#3#7Za#b#d#6#4t#39#18u#
81% fold:hitils 2#2#2#9%a#5#4#1#6#7% fold:hjemet 1#1#3#1#2#1#1#1%6#3Z fold:hjerne 0Y1Z1Zf#q#8#1x#7#14z# fold:hjerte 0Y1Z1Z2#3#2Z1Z1Z3Z2#1Y1Z3#2Z1Z1#2Z
1#2Z3#3#1Z1#6#1#1Z5#1#3#3#eZf%n&6#4#2#1#f#1l#c#c#4#9#r#1e%q%1q#1r#e%y#3o#7#2k#ke#73%ry%3l8#96# fold:hodetr 2#4#2#g#1#33#43#i#62#28#yu#b6# fold:hojdet 
0#2#2Z3%3#1Z1#1#3#5%8%4u% fold:holdt 1#1#2#4#5# fold:hormon 1#2#2#2# fold:horsel 1#3Z1#4#1#3Z1Z1#7#3#g8# fold:hospit 0Z2#3Z1#1v# fold:hoste 0#2%3#1#2#
4#7#5#3#a%2#h#e7#2c#ay#aq# fold:hosten 1Zg#a#c4#hj# fold:hours 0#1#2#1#5#4#1#11%5k#6x# fold:hovedt 0Z3s#43#i#62#h5#5e#b#82# fold:hovne 0#1#1#1#7#3#3#g
#1o# fold:hunden 1Z1#1Y1Z1Y1Z3#1%2#3Z1Z2Y3Z1Z1#1Z2#1#3Z4Z3Y6#4Z2#4Z6Z2Z3%hZgZ7#d#8%l#4e#12#55#2j#au#5j# fold:hurtig 3#2#x% fold:husban 3#1Z1#1#3#5#1#2
#4Z fold:hvilke 0X1X2Z2Yo#5Z1#6#c%5#16#1d# fold:hvorda 1#3#4#3# fold:hvorfo 0#1#1#1#1Y2Z2Z5#1#2%4Z3#3#1Z3#1Z3#1%4#2%1i#d#2m#19#2k#1h#4p#75#1t#ab# fold
:hvorna 3#3Z1%1Y1&1Z2#1Z1Z1Y1#2Z1#2#1%6Z1Z2#4#1Z1%2&3#2%3Z1Z2#3#2%1%3#d#3#4#j%x#6#7#9#u#1%h&d#3#x#6#4%1r%3a%61#gz# fold:hygien 0#1%2#2#4%5%6#2#2%e#a#a
%g%6#1%58%5v% fold:hyperk 0#1#2#2#2%3%6#c#1f&o#i&1p#dk%ia#s%m6# fold:hypert 2#1#4#3#1#5#fZ7#7#16&a#i&7f%38& fold:hypnot 1Z4#1%2#1%4Z2#c#3%1#2#1%1&8#c#
12#10&6c&dw#20#1r#9f&23%1is%sx%9i%ep& fold:hypogl 1Z1Z1Z1Z2#2#1#1Z2#4#1%2%1%1Z8Z3Z5#1#d%2Zd#7%c#5#3#7t#x%2e#h#2x#1k#2%5z#4v#w%2n#6v#2t% fold:hypoka 1#
3#1#2#2#2#5#6#s#t&o%i&1p#dk&ia# fold:hypote 0Z1#1Z1%2#1#1(3Z1%5#3#1Z4&8Zx%m)n&3)p#13)u#5)k#25%21%i#2r)ro%l9% fold:hypovi 0#1#1#1#1#6#1% fold:ikteru 0#
1#2#2#9%4#2#4#1a% fold:imagin 0#1#1#1#2#b%b%c#1% fold:implan 0#1%2#2#4#f% fold:inapet 9#4# fold:indgre 0#1#1#7#d%8#63#af# fold:indika 0#1#1#2Z1#1#1%2#
1#2#3#6%4#2%3Z1#2#1Z9%1b#313% fold:indleg 1Z1Z2Z3#1#1#1Z4#6#2#4Z5Z9o%gj%nv% fold:indsov 0#2#a#1#t# fold:indtag 0#3Z1%1#1%1#1#1%1#1Z1%3%2Z5#f#7#h#2#5#5
#9#f#1#1#3#o%14%a#16#16#28#31%iz# fold:infeks 0#2#3#4#5%4% fold:infekt 0#1#1#1#1#1#1Z2Z2&1#2Z1%2#1Z2#1#1Z1Z1#4#1#4#4%bZ7#g(7%2%5%7&1#4%7%6#c%b%6%1h%i4
%21%ug#1v# fold:inflam 0#1#1#1#1#3%3%1#2%3#4%2#1c#9&2%m&i&1a#is&21& fold:infor u#4# fold:infusj 0#1#2#2#4#8#4%12#j#15#33#2d#99# fold:ingen 0#2Z1#1Z2%5
Z1#1#8#1#1Z3Z5#2%2#4#12#7#19#he#v#3y#94# fold:inhala 0#2#1#1#5#k#a#a#9#3#2#1#15#b#7#20#s#7l#2c#a#2z#46#el#fx#m5#s# fold:inhale 0#1#2Z1#2#5%4#c#l%m#4k#
 fold:injeks 1#1#3#2#3#1#1#4#6#3%6#4#6#2#k# fold:injekt 0#1#2#1%1Z1%3Z1Z3%2%6%4#2#2#i#r#v#1a#11%13#l# fold:inkont 0Z1Zm#3#2#8# fold:inside 0#8# fold:i
nsomn 0#1#1%2%3%1#1#3Z1#1Z2%1#2#1#1#1%3Z6#3m#2i%9%e#2b#2f#1x%rv#17# fold:instab 0#1#2#1Z7# fold:insuli 1Z8#k&t%24b& fold:intag 1#2Z1Z1#1%1%1#1%2w#d&2x
%18% fold:intak 0#1#3Z4#1#3#a#1#2c% fold:intake 3Z2#1%1%1#1#6#1#1#4Z1#7#k#f# fold:intakt 0#1#1#1#1#1#f%i% fold:intera 0#1#1Z1%4Y3Z1%1Z1#3#2Z3#5Z1Z1Z2&
4&1Z5#1Z1%3#1#2#3#6#2u&2i&pt&91&o1%2p3# fold:interd 0#1#4# fold:interv 0#1#1#1#1%1#1#1&2#3Z3%1#5#8%j#5#z%h#3h# fold:intest 0#1#9#1#3#5#5#8#6#w#3f#s#1w
#w# fold:intoks 2#3#1%2#4#2%5#z#d#1&t&6t%nq#xn% fold:intram 0#1#1#j#x# fold:intran 1#2#2#j%5&q%bx%s0% fold:intrav 1#2#1%1#2#e%8%l%5%5d% fold:involv a#
 fold:iskias 6%2#5#5#38#18#bo# fold:jernde 7#20#16#k7#bl#6u# fold:jernla nk#8o#9r#ht# fold:jobet 0#1#3%8#9#1c#4%7b#1m#y#8o# fold:joint 0#1#3#6#m#12# f
old:kafein 1Y3Z1#1%1%1#4Z9Z1b%1&7q%1s% fold:kalium 0#2#1#1%1Z2#1Z1%1#3#8%113# fold:kalkul 2#5%1#4#4# fold:kalsiu 0X1Y1Z2Z1Z4Z9Z2Y1#8#22Z2#adZ fold:kal
ven 0Y1Z1Z1Y2Z3Z5Z4Y fold:kandid 0#1#2#7#1#d#5#1#4#b#c#o#m#jp#ic#72#ah#5#f#7#kt#da# fold:kange 5# fold:kanine 0Z4# fold:kanser 0Zj#2t#7#jv# fold:kapil
e 2#2#1#1#1#1#3#2Zp%1#3#8#2%8%l%3c#4a%2e#31%6u%u%3#d7% fold:karakt 0# fold:karens 1#2#1#1#2#2%d# fold:kases 0#2#5#o% fold:kastet e#a2%75%45% fold:kast
ra 1#4#1z#10v%bv% fold:kastre 0Z1Z3Y7Z5#4Z1k#2#ip#fy#26#6e#5h#20c# fold:katen 1#2Y1%3Y1#2Z2#5#4#4#2Za#9#2#2#2%3%h%6#f#4#1dZ6#gn%fy%8k% fold:katete 0#3
#2#4#7#13#n#13b#c1#6h# fold:kauda 0#1#1%2Z2#h%3%q%6u# fold:kause 0Z1Z5#5#6#g#10#2j#2x# fold:kauses 1# fold:kelvni 0Z1Z1Y8Z5#2Zf#er#7q#y5#1tt# fold:ket
onu 2#1#d%1Z6#3#1h&o%27%3p%9e%y%1ah%3z%1t% fold:ketonv 1#2#2#2%20&1rd&3z&u1& fold:ketose 1Z6#2o# fold:kirurg 0#1#3%1#d#3#8#3%l#p#5u#b7#gc# fold:klinik
 2#7%1#1#6#4# fold:klinis 1#4#6%1#l# fold:knet 0Z1Z1Y2Y1Z1Yd#a# fold:koagle 1#2Z2#1%2#3#6b#14# fold:kofein 1#4#1#1#1#1p# fold:kognit 0#1#1#2#4#2#1%1#1
#1#5%2%1%1%4# fold:kolest 1Zm#3# fold:kolik 0Y1Z1Y1Z1Z1Z1Z2Z2Z7Z3Z2c# fold:kolikt 0#1#3#1Z3#2#3#1#3%1#1#1#9#8#m#2r%90#t#k2#48% fold:kolost 1#1#3#2#2#8
#c%2#d1%343%jx& fold:koming 0#2#1#1%2#7#y# fold:komoti 2#4#2#g#u#d#ck#28# fold:kompli 0#1#1Z2#1#1#1Z1#2#1Z5#4#2#1#6Z6#6#4#8#2#y%2m#b9#75#b4#1wk#iu# fo
ld:kompre 0#1#1Z2#1#6#y# fold:konen 0#1#5#2#4#1o#1#3l#17#2#2k#1h#1l4#me# fold:konfir 2#1#a#w#y% fold:konsti 0#2#3#3#1#5#5%4#v#d#1z#1b#m#c#d#r#dt%k7#n1
#cg# fold:kontak 1#2Y2#1%1Y1%1#1#1%1Z2Z1#1Z1%1Z2%2#1#2%2Z1#3Z5#2%1Z3#8Z1#1#2%d%1#1#b&1sZ7#2Z7#93%16#65#9v#a9#63#13x#3i# fold:kontra 0#2#3#1%1Z1#3#3#1#
1Y1#2%1#1Z1#3#2Z1Z1#1#1Z1#1#1%1Z1Z4%1Z2%1#2#1#1#aZ1#6%2#1#e#3#4#5#10#1#d#6#3#3#7#1#7#2#8#15#4#b#d#7#j#j#5#3#z#x#t#1u#5i#1aZie#97#tt#ml#3b7# fold:kontr
o 4Z2Z1#1Z1%1#1Z1%1Z4Y4Z4#3Z3%5Z1&2#4Z2#1#1Z1#1Z1#5#4Z1#cZ7#j#9#8#6#4#10#5%e#9#3#9Z1q#1oYu#28#3#5Z2l%1e%16#40#3u#2a%5pY4f#8a#oe#186# fold:kornea 3#2#1
7z% fold:korona 1t#1j#5h# fold:kortis 1#2#4#2#k#1#4#o#u#30#22#42#fp#6# fold:kosen c#i#4#l# fold:kostna 0Z1Z4Z1f#ix#8z% fold:kostra 3#2#42%9#2x#p#3%1% 
fold:kount 0Y5Z1Z fold:kourse 4#p#c#9#12# fold:krampe 2#5#6#8% fold:kreati 0X1X2Y1Z1Y2Z2Z7Y1k#32#29Ze4Z fold:kreft b#y#6#6#1r#7#25#9# fold:kring 0#1#9
%1# fold:kropen 2Z2Z1#3#2Z3Z8#4%m#29#1b# fold:kropst 3#2#2%9#m% fold:kropsv 0#1#2#1%2#1#4%2#2%2#c%38% fold:krypto 3#l%1hs#xs# fold:ks-ray 1Z2#1#e#6#g#
1f%55#j#fn# fold:kvalme 1#6#m#1#4#1i#1us# fold:kvarte 0#2Z2%1#1Z1Z3#7#l#b#3#9#1%1#1j#1w#2lZ3f%w2#51#1t# fold:laksan 2Z2#3#2#l#4#o#2m%2qb# fold:laktat 
0Z1Y1Z1X1#1Z2Z1#1Z1Z1#1Z3#3Z2#7Z13#9m%27%20%4y%2s%al#3n#154# fold:lambs 0#3#bd#2x#w6# fold:lamene 1#1#2Z5#1%1#6#1#1%1#1#3#7#7#13%1#6%59#h9#118# fold:l
angt 0#2#2#5%2# fold:langti 2#5Z4#1#a#h0#25#es#uo# fold:lasegu 3#4%b#e%u#l#t#1t&9#4#4k#30&16e&ce& fold:later 0#1#2#2#d%h#6#3b# fold:leave 0#3#6#4#8#i#
1f#7m# fold:lege 0#n#3#k#a# fold:legemi 0Z3Z1#3#8#1#1#1#2%7#3#1Z3#1#5#1%5Z2# fold:legsta 0#1#2#2#2#4%5% fold:lekeme 1Z4Z1#4Z1Z3#1#3Z1Z4#2#2Z3#1Z2#1#1Z
4Z1Z3%3Zm#5#8#1#3%8#1u%c#18%m%4#u#w%6z#8q#v#4#43#2b#ql# fold:lengd 5#2% fold:lenge 0Z3#1#2Z1#1Y1%1Z1Z1Z1Z3Y3Z3#1#2Y1#1Z1#1#1#1#3#1#1#3&1#1#4Z1#1Z3#3Z1
#1#1#2%1#3#d#b%4#b&1%e#w%e#22%h%t#1i#7%h%4%u%7h%9%12% fold:lengt 1#1Z1#1%2%3%1#3#2#f%4%94#2j# fold:lesion 0#2#1#1#1#9%2#2%e&1#1d#h#49%g%46# fold:lesjo
n 1#2#2#2%h%5%3#6#4l%sc#f5# fold:leukos 1#2#2#2%4#5%1i&9&2#m%a%8%m#p%e%29#2u#ba#164#mu#3s# fold:levers 0#3#f% fold:leveti 1#1#1#1#7#b#22% fold:lhermi 
0#1#1%6#4%1#5%e%a&9u%3z&r&if&3s&2av& fold:ligame 0#1#2#t# fold:liter 0Y1Y2Z4Z9Zl# fold:liver j#j%g1% fold:livmor 0#1#6#m#3#4r# fold:lobeti 9#1#1#6#2#1
r# fold:lokali 0#6#2#3#3#1#3%e#u%i#w%22%4%3k#6#gm# fold:loses 0#4#3%2# fold:luftve 0#1#1%3#1#2#2#1#2Z1%3#1#1(5&1#3#4#6&m#8#d&d&4x%1y%3e#y#1y%1q#m%3u#6
6#y%1d# fold:lunges 0#3#2#9#a%8#u%t%3l#4d%gt%7%a%gu#20# fold:lymfad i#3#3#8#k#a#1o#8m#f4#9q#h1#aa#16w# fold:lymfek 0Z4#c#g#6#f%1m#1a#co#e4#d8#6d# fold
:magen 1Xm#3#t%p%13# fold:makros 0#1#3#2Z4#1#2#6#1f#21#s#1z#1#8f# fold:malari 0#2#1#d#e#4#1#6#1%1#3&10#7#1a%k#9%9#5h#5c#n4#pq%1b%ja#20#50# fold:maltid
 0#1#1Z2%4#5#2#5#19#1p#7# fold:maman 0Y1Y1Z1Z1X1Yg#z#g#2#1i%7q# fold:manen 0Y1Z4Z1#4Z1#4#a#w#c# fold:manga 0Z1Z2Z1Z1Z2Z3#1#5#5#4Zj#1i# fold:mange 1Z1Z
1Z2Z1Z1#2Z1#1Z3Z1Z1#2Z1Z1Z3#1#1Y1#2Z1Z2Z1#1Z3Z2Z4#2#2Z6Z4#4Z2e%abZdl% fold:mangle 0#4#1#1%2#2Z5%w#6# fold:margin 0#1#2#1%1#2%e%8&3%6#c%s%3h&2d%b7%aa%6
2%1jb% fold:masken 0%1#1#1#3#1#2#4#r#v#2q% fold:mastit 3#1%1#1Z2Z2Z1%1Z1Z1#4#1#1Y3%1%2%1Z1#4%4#2&b#d#d#4#7#w#4#a%8%36%p#a&35#ff#ea%90#fm#63% fold:mata
le 0#2#2#1#1#2#j#8%a#4q#m#1u#6z#3x# fold:matlys 1Z38# fold:medika 0#4#1#1%1#1#1Z3%2Z1#4#1%1#1#3#4#1(4%1&4#1%2#3#1%2&2%2#3#2#17%f#4w%b9%o%7%3w%n9% fold
:medisi 1Z1#7Z1#1Z3Z3#2Y1#1%2Z1Z2Z1#1Z3Z2Z2#1Z1Z2#1#1#1#3%1%6#3Z2Z2%1Z4#2Z5#1#g#5ZsZ8Z2%4#2#4Z8#q#9#1t#s#q#p#19#1d#4#t#1#e#1r#a#64#16%3s#12#l#i%5#3s#o
#1#1Zf#e%11#3x#fZ9#7#b#f#v#6q#6z#eo#37#na#7#4e# fold:melano 0#1#3#6#9#1l#18#7#6k#75# fold:melena 0#1#1#2Z2%2#1Z1#1#4#2#3#3#3#b#a#7#5#8#3#b%8#d#9#15#9#
1l#5f#6#cq#4h%7h% fold:melken g% fold:menesk 0#1#5#5#3#1#3#2# fold:mengd 0#1#2#1#1#5%1#5#2#3#6#2#1#1#3#c#1a#d#4# fold:mengde 1%1#1#1&1#1#1%1#1#2#2%2&1
%1#1Z3%1#2#5%8#1#4#8#3%2#4#k#oZ2#7e%2n%9y# fold:menopa 2#4#1#12Z1yy#ko#as#eg# fold:menora 0#3Z1#1#1%1#1#1#1Z1#1#2#1%2#2%1%3#3#1Zd#i#3#2#5#m#t#16#9#i#c
#r#1t#r#1u#u#1l%3v%ih%p%42#95#p#r#x#5x#12#22#54#13#7z#4v#1c1# fold:metnin 7# fold:midel 1Z1Z1#1#3%1Z1#1Z2Z3#1#d%1#5#6#a#2%z#c# fold:migren 0Y1Y2Z2Z3Z5
Z fold:minesv 0#1#1Za#9#fr%75% fold:misade 0#1#1#6#2#2#5#8# fold:misbru 1#3#1#3#2#5#7# fold:mistan 0#1#1#1#1Z1Z1#6%1#6#1#1Z3#4#3#e%6#x#31#l#3#k#1ff% f
old:misten 0#1#1#1%1%1#5%1#1#5#1#1#1Z5#c#8%6%k%6&7%c&bc#dq#ag%hh% fold:mistet 0#1#8#1#7#6#3#2#8#1#q# fold:mjolke 0#1#1#6#2%1#h#8#w#s8%46%e4% fold:moni
to 7#7#7#i#1#13#10#6#2n#5q#34# fold:moren 0#1#1#a#5%3#54#9#1c1# fold:morfin 1Z fold:morgen 1#7#1#5#5#2#1#10#v#r#1f#s#s#1x#9e#1a#1n#8#1q6# fold:morgon 
0#5#1#2#4# fold:mortal 0#1#1#1Z1#2#1%1%1%1%1#1#1#2%1%5#6#ex# fold:mosjon 0#1#2#2#2%2%1# fold:moter 0#2#3#1%2#6%4%5#2%1% fold:motgif 0#1#2#1%i#8%4%7#f%
3%3g#j5# fold:motion 0Z7#2#1d%a# fold:mulig 0#3Z2#1&2#n#11%t&1d%c%30%v% fold:muskel 0#1#2#1#1#2Z3#1#3#3#1&6#8#6#o%20#5a&1e3#1ii# fold:narkos 2Y5Z2#7#1
z#3#k% fold:naten 3Z8Y2Z3Y1Z1#4%1Z2#3#1%1#3#1#8#2#8#3#3#b%6#d%29#n#cb# fold:natlig 0#1%2Z1%3#1#1#2%1%1#1#1#4#1#2%3#8#4%2#3%2&8#l#l#23#n%1n%4#j%13#3%15
#4c#1i#1w#g#he%vf#23#a8#46#e5#19b# fold:nausea 0#6#2#6#5%cv# fold:nedtra 0#1Z2#4%2%8#dZ1%3Zo%17%1x%1t%1m1# fold:negati 3#2#2%9% fold:nekrop 0#1#9#1#3#
5#5#8#6#w#3f#s#1w#w# fold:nersyn 0#1#1#2#1#1%2#2#5%a% fold:nerves 0#1#1Z4%2#2Z1Z7#2#1#n#i% fold:nesesp 4#4#g#b#n#1z#k#1f#7w#j1#qw#y#2z# fold:nesta 0#1
#1%1#1#2#7#1Z8#1#2Z3#5#2#1#8#s#1#y#11#9#d#6m#36#53#2o#33#10k# fold:neste 0#1#2#1Z1#2%2&3%1Z1#1Z1Z1Z1#3#1%2%1#2Z1%2Z6%1%2#1Z1#5%4#6#n%1#b#2Zm%6#19#z#y%
5i#2t#1e#16#k8#66#dq#2u# fold:neurol 0#3#1Z1#2#3#4#3#3%c%27%l# fold:neurop 0#2#4%5Z7#2#3%1#1#1#1Z5#h#5%6#2#2#2#30# fold:neutra s#3m# fold:nevrol 0#1#1
#a#2%3%1%2%4#8#6#ch# fold:nevrop 4#7#4#2#p#2k#14# fold:nodule 0#1#4#9#4%1%4#h#m%7a% fold:noktur 0#1%1#2#3%1#1#2%2#1%5&2#1#7&t#10#23%p%1b#e%17%m#d%3w#4
f# fold:nsaid 4#5#2Z3Z3#1#1#2Z4#2Z1%2#4%2%9#1#9#1Z4#9#l#o#1#9#5#7#5%g#5#y%k#d#a%o%p#n#3#h#42#u%22#c%n#3c#9d#3c#by#401# fold:nsaid- 1#2Z2#1#1#1#1#2#1#3
#2Z1#b#1#4#2o#b#1j#17#20#3#1o#6q#1oy#l#ez# fold:number 9# fold:nyfodt 0#1#2#1#3#f#7%24%4u%3p#27#6y#3r#7k# fold:nyreta 4#6#33#3y# fold:nyreve 7#20#16#3
y#2u#ba# fold:obduks 0#3#2#9&4%6%1a& fold:obdukt 0Y1Zh%3%b&6# fold:observ 0#1#2#4#2%4#7#1#l#8# fold:obstip 0#1Z1#2Z1#1#1#1#1#1#3Z1%4Z2Z3%3%5Zw#s#a#1f#
9%2%u#s#2s#5&2f#j#1b#6s#2k# fold:odemer 2Z7#1#2Z14#1z#1f#3nZh#9b# fold:oedema 0#i%q# fold:often 1#3#2%9%e% fold:oksyge 0Z1Y1Y2Z1Z2Z16%2j% fold:omkrin 
2Z5#h#5# fold:onset 1#1#1Z1Z2#2#1#3#3#2#2#1#1#1#b#1c#5%14%12#9# fold:operas 5#4%1Z1Z1Z1Z3#6%aZa#3#b#k#2#1e# fold:operat 0Y1Y2Y1Z1Z1Z3Z4Y3Y3Z1Z2Z1Z4%4Z
jZ7#jZ2Z5rY71Y2lZkwZrtZ fold:operer 0Z1Z1#3Z2#w#b#q#5t#71#2l# fold:opioid 0#1#1#1#1#1#2#2#1%2%4&3#1#1#3#3Z2&1Z1#2Z1Z5Z4#7%3#2%3%u#1%p%a%6%3#6#nZ8%9#22
#t#1d#l#13#6c#1yY78#tb#5c#2k%61#10#k#ha#4t# fold:opkast 0#1#1Z1#3Z2Z2Z1Z4Z4Z4%2#1%2#8#jo#fjZnrZ fold:optrap 0#1#2#1#3#3Z6#f#8#b#9#d# fold:oregan 0#1#2
Z1#2#2#2Z1# fold:organi 0#1#1#1#e# fold:orient 5#1%2%1#2#1Z3#7%p#27#2bl% fold:orosan 0#3# fold:orsak 1Z2#8#1#1#2#u%1#s#6# fold:ortopn 0#1#1#1Z1#2#1#1#
1Z4#6%1%2%3Z3#3Zh#1#m#9#2h#n%s%z#1p%s#cw%ly#th#j2%c4#d7# fold:ortost 0Z3#2#1#1%7%2%3%2#r#11%2&7%g&5#s%3l#11%21#3v%1y#1s#o%2u#r#3n#6#s%de#fn%42# fold:o
talgi 0#1%7#1%1%2#1#1#3%3#7# fold:otore 0#1#1#1Z1#2#2#2%1#2#1%1#13#d#3&4j%b0%4g%bx% fold:otosko 1#1#1%2#5#2Z1Z1Z4%8#5Z1(6#7%9#8#5#3%d#s%1#6#e#8#6#b#t#
4#1#h#24%1l#1w#4h#z#k&wm#hj#2g#3v#3x#2h& fold:outdor 1#1#5#a# fold:output 0#1#1#2#1#1#2#6#1#2#2%40#4j# fold:overdr 1#b#1#2#1h#8r# fold:overfo 8#r#6# f
old:overle 0Z1X4Z fold:painki 0Z3Z3#2#7#5#a#4#1%7#2f%1#b%12#h#17#eo#5u#136# fold:palpas 2#a# fold:palpat 5#5#8#4w% fold:palpit 0#1#1#1Z1#2#2#2#1#1%1#2
#3%1#5#3#6#9#9#hZq#8#1a#4p#63#2w#53#14q#te#aa# fold:parasi 0#1#2#1#1#1%1Z1#1#1#1%1#2#1#1Z1#4Z2#1#2#1%3%3#1#d#c#j#2#1#a#id%9y#gr#10n# fold:parest 3Z1#2
#2#4#2#1#3%7#r#5n#1m% fold:parite 2#1Y2#1%2%1#1#1%2Z2%2#3%n%94&15%27%6y%yi#4i# fold:parkin 0#1#4#1#b%2%o#j3%fr%nj% fold:paser 1#4#c#2v%7%ia% fold:past
ur 0#1#1#a#w#2z#2ql#j8#9r# fold:pause 2#2#2%1#2#1#3#2#2#5#t#k#o#d#n#6#h#u#4h#33#e#11m# fold:penisi 0Y1Z1Z1Y1Z1Z8Z1#1#5YfZ6Z5#1#3wZs#m#k%17%3#7r#z# fol
d:perfor 0#1#1%1#2#5%8#6%e# fold:perife 2Z1#1#7#4Z2Z1&2#4&1Z7%6%4#4#g#4#4#1s(1%13#2g%1o#1a%1v%gl&1ef%31%15j%8y% fold:period 0#1#2#1#3#2&1%1#1#3#1&1#3Z
2%2Y3#1%1Z3%4%8%k%2#l7% fold:perito 0#3#1Z6#1#l#6%19#v#1s#w3#7p#ly#q8#gi#11a# fold:pertus 0#1#1#2%2%1%2%1Z1%2#2%a#6#b# fold:peteki 1#1#3#1#2#6%4#1&5#e
%t#e%2i#k#1p#g%3&p#19&5v&19#a&a5%2n%1ph&9m# fold:planti 0#1#2Z1%1Z3#3#2#4%1#2%2%2#e#2#2%2%5#2%k#rz#er# fold:plaste 0Z1#um# fold:pleuri 1#2#2# fold:pol
ydi 0#1#1Z1Z1%1#1%2%1#1#1#1#2#1&2#3%2#7#f#9#5#h#3b%2w%z%e#3#1p%a#1e&2u&1e%9#m2%8r#1ek# fold:polyfa 0#1#7#5#4%3%m%2j%p%30% fold:polyur 0#1#2Z1%4#1#1#1#
1#1#1#2#1Z2%1#o#9#3x#2w%z%2g#48&1e%9#25s#4u#1o0%1d% fold:posibl 0#3Z2#1%2#1#8#3% fold:positi 4#1#d#6# fold:postik 0#1#1Z1Z1#2%2%3#2#2#2#3%2Z4#1b#3v9& 
fold:postko 0#1#1#2Y2#1c%d% fold:potasi a#1# fold:predni 0#1#2#2#2%2#d#7%1n% fold:premed 2Z1#1#3#m#1#4#c% fold:prepar 4Zh#4Z5Z1#2# fold:presip 0#1#1#4
#8#4#1#25# fold:presur 0Y1Y1Y3Z1Z2Z2Y2Z7Z2#b#1j%n#5Zs#4m#21#bh#5# fold:preven 0Z1Z1#1Z1#2%1Y1#2Z1Z4#1Z1Z5Z3#2#1Z2&1#3%1#1Z4%4Z1#2#1%8#1#4#6#a#1#f#1d#3
j#2f#ji#1# fold:previo 0Z2Z1Z2Z2#2#c#1x% fold:profyl 0#1#1#1#1#1#2#2%3%4#4%1#1%8%4%1%6%1#4#4#3%5%1#t#5%5#i#7#7%9%1u#1#u#2z#f#5p#79#h#ms#dc#e%19a%d6% f
old:progno 0#1%1Z1%2#1#1#1Y1%1Za%1#2%4#1%8%6&a#4%14%1n%kz& fold:prosta 0Y1Z1Z1Z1Z1Z1Z1Z3Z2Z4Z1Z3Z1Z10# fold:prove 2Z3#2#2#9#4#o#9#33#7f# fold:proven 0
#1#b# fold:prover 0%2v% fold:provok 0#1#1#8#3#3# fold:prurit 0#1#1#1Z1#4#2#1#2#4#1#1%1%1Z1#b#b#7#c#7#j#w#16#t#2k#3d#3j#2#24#1z#17#9h#1#2r#6o#7f#16#9u#
 fold:psykia 0#1#3#3#2#1%1#w#2#hb#c9#y1#1ik#ii# fold:psykis 0Z6#4Z1#1# fold:psykol 0Y1Z1Z2Z5#2#1ZdZ6Z6Z2ZbZ6m#13s#42# fold:psykot 1# fold:ptyali 0#2%1
Z3#2%2#3#1#3&2%1%h#1ll%dv%2c%17%3m#2x#t# fold:pulse 0Z1Z9a#3v# fold:purule 1#1#1Z2#1#2#2%w#a%i#1al% fold:pyreks 2Z4#1#7#5#1w#q%p#13#l%9#5#7#d#r#5%1t#4
q# fold:ramelk 2Z1Z1#2&1#1#4Z3#1Z1Z4#2%2#1%3%2#6#3Z6Z2#4%1%2#1#k%v&ax%9q%9p%2e#1b1% fold:ramet 0#7#1#2% fold:reaksj 0#1#3#6%1%r% fold:reakti 0#1#2#4#1
#2%1&3%1#2%1%1#1#7#4#g#u#7#1#1# fold:reboun 0#1#2Z1%2#1#1#5#1#1%2#3%3#j#a#22&14#dy#44#gm# fold:reduse 14#3# fold:refluk 0#1#1#1#2#1Z8#5#1#3%3%2#1#7#2Z
60#vs%ro#3c%1dh# fold:rektal 2#1#4Z3#1Y2Z1%1Z1#1Y1#1#1Z3#1Z2#1%1#4#3#1#2&3#3#1#3%1#4#b#7#7#5#2#4#2%6#f#a#a%7#b#2#4#7#f#p%r%8%g#i%6%1c#8%1j#o#5%e#f#w#g
#2x%d#32#1t#r#2e#11#7q#s8#1p#10%14#2e%1fZj#26#kb#k1# fold:relati 1#3b#7# fold:reliev 0#1#1#2#d#3#7%6%s#45%ks% fold:renal 1#3#3#2#5#7#3#7#8#1#13#10#6#2
n#1b#4f#34#4a#1u#bb#jb# fold:repeat 0#1#2#2#2#2# fold:replas 0#2#1#1Z1#2Z2Z3%c#1Z3%2#1#3#1Z6Z5#a#3o%13%1e# fold:resent 0#1#1#1Z1#2#2#1#1#4#1#h#1%5%5%1
k#eq% fold:residi 2%1#2# fold:residu 0#1#2#2#2%m%24&8y%k3%8g%bm% fold:respir 2#2#h%5j% fold:retent 0#6# fold:retrov 1#4#i%9#d%y#1hk%23k# fold:revers 0
Z3#2#2%9%e#4%1x%ko%i6%13%fz%hd% fold:rigidi 0#1#d#4#1#5#12#38#30#vs#1v# fold:riktig 0#1#2#2#b# fold:ringe e#4#l#7#13#1t#6#5n#13#1o#ac#v#5x# fold:roker
 2Z1Zc#1i#90#l#7s# fold:roknin 7#2#7#1g#c9%5t% fold:romet 0#1#1#3#9#3#k%5y#n# fold:rontge 0Y1Z1Z3Z1Z1X4#2Z5Y5#1Y3Z5Z6ZoZlZe# fold:rovsin 0#2#1o#l#13#2
#1i# fold:rygen c#d%e%7%4#bj#55# fold:ryger 0Y1Z1Z1Z1Z1Zbd# fold:samtid 1#3#1#6#2Z1#1h%b#8# fold:sandsy 0#1#2#1%1#5#1%e# fold:sansyn 2#1#7# fold:saret
 1Z2Z1Z1Z2Z1#2#1#5Z3#1#7Z5#lZh#b#i#2k#6nZ2aZ5tZ7fZ fold:sarets 2#8#bo#2a#5t# fold:sarsto 1#2#4%m% fold:satura 0#7#4#5#8l#1h#kg# fold:season 0#1#3#2#6#
3# fold:sedan 0#1#1#4#1#1#1#d#28#b#z#2b#18# fold:sedasj 0#1#1#2#8#6#2#a#4#3#2w#dj%o7% fold:sedati 5#p%4#1%2m#d# fold:sedera 0#1#1#1#1#1#2%5#4#d%1%4%5#
7#6#10%10c# fold:seisur 3Z1#1#1#4#1#1#1Z1Z1%2%3#h#7%9#a#2#x%9k#3r# fold:sekond f#x# fold:sekret 0#1#2#2#9%7#7#4%4#2#w#aa#7e%6l# fold:seksua 0#1#1#6#2%
1Z2# fold:seksue 1Z1a# fold:sekund 0#3Z2#1%2#p%o&tq&3&11&4bd#gy#27# fold:selvmo 0Z4Z8Z7#10#hh%9w%8# fold:senast 0Y3Y1#2#1#1#1#2#1Y3#1Z4%2Z1Z2Z1Z1#4Z1a
#7#c#u#3x#bt#1y#4q#12&oy#13# fold:sendt 0# fold:senen 1%1#1#23#4m# fold:senest 3Z1#2#1#1#1%1#5%1Z4%2#5#a#6Zm%h#15#3&l#c1#1rh#3a# fold:sensib 0#1#1#2Z1
#1#2#3Y3#3Z1#2#3Z1#2Z1Z5Zf#2#2%3#6%2#4%9#8%92#4h#r#8#53#82#4r#3p# fold:sensor 0#9% fold:sepone 0#2#1#1Zc#2Z2#3#3#5#4#4#c#2#l#l#d#n#6#4#8#5#53#8#2t# fo
ld:septis 3#2#2%9%1z%1f#1x#c#d#r# fold:setes 3#2# fold:should 1#2#2#9#2#1#1#1#3#3#4#2#1#3#6#5#4#5#4#c#r#11#t#9#w#1#48#gr#8y# fold:siden 0#2Z4#1#1#1%1#
1Z1Z1#1Z2#1%1Z1#1#1Z2#3#5#2%4Z6#1#3Zc#2#l%1#a%3#1#1#1#7Zk%4Zh#l#4#4%9#q#7#22#12#4f#71#r#p#19#28#4q# fold:sigare 2Z2#1#1#1&1#7%1#b#6#7e& fold:signs 0#1
#1Z1#2#5#2Z2#2Z1#1%1#1#c%6#d#6#3#2%4#p%2b#6#9#2p#1v#4d#31#22#3o#28#l5#cy# fold:sinse 0#8#1#2%2#4#n# fold:sirkul 3#1#1#6%7&1#5&4#4&4#2&4#5#d#a#4#d#n#1%
n(5l#x&t%25#y%27%5z#6e%4q%30%4z%11q%31% fold:siter 1Z1Z2#1Z6Z2#5#1#5#12&1e#6%6w#42#db#n# fold:sjelvm 0#1#1%2#4#4#3#a#2%r%l#3s# fold:sjukdo 0Z1Z1Z2Z1Z3
Z1Z2Ze#6Z1a#j#l# fold:sjuksk 0Y1Y1Y2Z6ZlZ8Z fold:skadem 0%1%3%4#3%1%1#1#1%1%1%1%3%1#x%4%12%7% fold:skaden 0#1%4#2#4&7# fold:skades 0#4#1#3#2Z1#7#j%p%1
k%b8%8%so# fold:skadet 0%1%1#1#1%1#1#1#1#1#2%1%2#1#2#1#3#1&2#3#5#t#2#8#23#2q#7x# fold:skaltr 0#1#1#3#1#2#g%1%2#31%43%i%62%28%1xp% fold:skedul 0#3# fol
d:skema 3#2#p%4%1#6# fold:skifte 0Z3b#1x#13# fold:skjer 0#1#1#2Z1#1#6#8#1#2#2%c%a#c%d%s# fold:skoldk 0Z1#1Z1#2#1#1#n#4#1#5#1#6#1#4%hw#o#7#3x#v#4#6e#1s
# fold:skolef 0#1#1#8#1%2# fold:skonin 0#1#1#1Z1#1#1%1#1#1#1#1%4%2#3%7#p5#12% fold:skore 0Y2Y5Z3#6# fold:skreni 1#1#1Z3#2#2#1#e#6#8%4#m%12%33#3#4e# fo
ld:slakt 1#6%2#1#c%2c%b0%p8% fold:slekta 0Z1Z1Z3Z1Z2Z fold:slekte 0Z1Z7Z3#2Zb#c#7#1#1#c#8#3v#9#7t#1f#j#nz# fold:slep 1#5#1#1#5#8#4Z6Z fold:slepin 0#1#
1#1#2# fold:slimhi 0#1%6#7#4%6%8%6%iq# fold:slipes 0#1#2#2Z1%3#4#4#3#4# fold:slut 0Z1#1Z7#b#9#1Z4Z1#6#cZ5#u#1#1u#7#2j#t#2g# fold:sluta 1Z2#7#c#n#1# fo
ld:slutad 0#1#1#2#2#2#2#2#3#a#1y#d#1a#70# fold:slutet c#5#2#l#3#3c# fold:smagri 2#2#3# fold:smal 0#1#9#1#3#5#5#8#6#w#3f#s#1w#w# fold:smerta 0#2#1#2#5Z
2Z6%1#6Z2Z1#3#5#1#5&8#1c#1t#i#15#4#e#8u#gh# fold:smerte 0#1#4#2#1#1#1Y2#1#1#1#3#1Y1#2Z1Y1#2Z1Z2%1%1Z2#1%1&2#4&1Z1Z1#4Z3Z2#1Z1#3%3#1Z1#1#3Z2Zb#6#2%1#7%
2Z3%1Z3%9ZaZ4#1#5#5#2&1#8#5#1#6%8#2Zk#4%17%5#9&g#d&k%9%3%2#6#2Z7#l#2Ze%b#a#s#3#i%1u#2#23#z#c#25%h#e#v#1o#71%4s#6w#15#15#1k&14&8c#q#8f&1n#49#3#7r#11#p0
%44% fold:smertl 0#1#3#3#4#7%3#8#1#4#1i#1h# fold:smiter 6#5#4#1m8#aq#rf#46# fold:smoker 1#3#1#1%1#1#7%1#6#3%18%90%l%7s% fold:soker 0#1#3%7% fold:sokre
t 0#1%3#1#2%9#e#4#1#6# fold:sondem 1#2#2#2#9#23%1h2% fold:sonose 0#1#3%5#1#1#7#f%1d%h%25% fold:soster 0Y1Y2Y2Z1Z4Z3Z4#3Z1#u#f# fold:spile 0#1#1Z1#1#2#
3#e%1%2%17% fold:spiral 4#1#6#8#9#8%2# fold:spise 0#1%2#2#f#3%3%2%8%f#3#i#19#g#w#x2# fold:spist 0Z4Z1Z6#2#8# fold:sponta 2#2#2#2#3#4#4#1#7#k#d0#5#cn# 
fold:spredn 0#1#3#3#b#1# fold:sproyt 0Z2#4#1%1#j#r#2#b# fold:start 0#1#3%1#1#2#1#1#1#4%1#1#q#3m#x#t#90#4p#14#1g#q# fold:starta 0#1#1%1#1%r#b#4# fold:s
tarte 0Z3#4Z1Z4Z1#1#2#1Z5#5#4Z4%6%3#2Z1#1f#1#3#xZd#1m#4b#j#3d#r#v#o# fold:statin 0#1#2Z1#1#1#1#1#4%3#2#8#a#5#1#2#5%7#z#5#d#hd#q%1f#8#1f#26%4q#3t#2q#h5
# fold:status 1Z2#1Z1#5#1Z7#f#11#c4%oc% fold:steder 0#1#b#c#bi#b3#17g# fold:steler 6#5#18%8# fold:stemni 0#1#1#4#4#b#4#1y#d#1a# fold:steril 2#2#7#1v% 
fold:steroi 0#1#1#2#3#2#2%1#5#2#1#1#1Z5#1#1#2#3#1%2#2#1#1#3#1#1#2#2%2#3#2#g#2#2%1Z3#3#2#2#1ZbZ1%f#7#2#4#6#4#p#f#g%s%u#h#1v#12#15#u#13%b%18#4f#cx#9j#gz
#1o#a2#hk#4j#10# fold:stimul 1#7#3#j%4%e# fold:stinge 24#hv#61# fold:stitke 0Z1Z8#1v#hv#251% fold:stivhe 3#1#3#2#2#b# fold:stol 0#1#5#2#1Z4#1#5%2#4#q#
j#1#a#1z%b#4j#2f%zb# fold:stoped 0#5#1#1#1#1#3#3#8#5#6Z1Z1#5Z1#2#6#19# fold:stopet 1#y#6# fold:storel 0Z3Z2Z1#1Z1%1#1#1Z2#2#2%1Y2#2YgZfZ25#21Z fold:st
orle 0Zg# fold:straig e#h#f#1p%11#9# fold:straks 13#7#bf# fold:strang 0#1Z7#1#1#7#5#k# fold:streng 0#2#5#2#1#2#i#1#2#1#c#c# fold:stresf 0#1#1Z1Z1%1#1%
2#1#6%7#l#p# fold:strido 0#1#4#1#2#2#4#1#2#3% fold:struma w%6%5k%14%1k& fold:stuvni 0#3#2#d&e& fold:subkut 0#1#e#3#1o#15#2y#gg#76#15#7# fold:sugar 3#2
# fold:suisid 1#2Z1#1#1%1Y1#3%1#1Z2#1Z3(2Z1Z1%2%1#2&2#6%2#6%3#1#4Z2#3#2#6#7#3#2#7#k#3#7%a%4f#2c#67#1z#n&1p%44%3m#g#1%6%2l#47%a#3w%5c%89%c%2m#2o%2x&r#1
jn% fold:sukses 0#1#4#1#20# fold:surger 0%1%1#1#1#1#1#1Z4#1%4Z1#3#1%1#1%5#4Z4%3%8#3#4&2#3#8%5#3#5#a#1#s#2y#5#2d#4c# fold:suspek 0#1#1Z1%1Z1#4Z2#1#4#1#
1#2%1%2#2Zf%11#7#8#4#d# fold:suturf 0#1#6#2#d#1i#hv# fold:svalov 0#1#3#1#1#2#4#3#c#r# fold:svelin 0#2#2Z9#5#1#3#i%3#y#7# fold:svolen 0#3# fold:svulst 
1Z1#u#5q# fold:syanos a#1#7#2#c#1d#1eb# fold:sygeme 0Y1Z1Z2#1Z3Z4Z3#7#28%1a% fold:sykdom 0#1#1%1Z1#1#1%1#1%1%1%1%1#3#1Z1%1%1Z1#1Z3Z6#2#5#6&2#6#6#8%8i&
3s% fold:sykehu 9#1k#1z# fold:sykmel 0#3#1#2#1#2#3#3#o%7#m#1#h#4%b#50#1j#o%4%u%y#6j%9%26h# fold:sympto 0#1#2X1#1#1&1Y1%1#2Y1Z1Z1%1%1Y1Z2&2Y1#1Z2%1Z1Z1
Y1#4#3Z1#2Z1Z4&3#1#2#1#1%1Z2&4Z4#2%1#7#8%1#f%1&1#3%2#9#d&aZ2%a%d%f#1#8#d#4#3&1%1%5#7%d%r%5#1s#1%t&21#3l#7&2c&1g#s#p%81&8d#2d&1g#f5#7g#g#cg# fold:symto
m 0#1#1#1Z1%2#1#1%1%1#1#2#1#1%i#b%2#9%d#e#g%11#t#9#w%1%r#3h%pe%2o#59#ii#2uf# fold:synkop 0#1#2Z1#2%2#4#v# fold:sytolo 0%1%1%1%1#1#i#1#2#6%6#7&6j#2h#7v
#9q%eb#6s%l%a7#5e%7g#1e#57%2q%8l#1ps# fold:tablet 2Y3#1#1Y4#1Z1Z2#2#1#3Z1Z1#2#2Z3Z1#2%1Z6#6#2Z2Z5Z3Z1#q#a%d%f#c#j%9#1%9%8#15#4#e#k#w#48#r6#d# fold:tal
er 0#1#1#2#2#2#2#2#d#a#6#8#28#1m#1y%17%5y#1i# fold:tandpr 1Z4#5#8Z6% fold:target 0#1#2#1#1#2%d#1#12# fold:teken 0#1%1#2#4#3#2#5&2%7#5&a#9%eb& fold:tem
per 0Y1Z1Z1Y1#1Z2#2Z2#1Z1Z1Z4Z2#4Z1#2Zf#jZ2Zo%q&9#1#f#9#u#l#9#5%7#d#r#5#1t#2uZ1w&29o# fold:tender 1Y fold:tenene 1Z1Y2X1Z2#3Z1Y5#8#18#4#27#3y#1#8# fol
d:tetanu 2#1#1%1Z1#1#2#2#2#6#1%2Z8Z4Z3#3Z2Z1#3ZjZ1#3#9#1f#8c#12#2e#4z#27#75#2u#22#1hl# fold:tiasid 0#1#2#2#2#i#5#4#2p%6%1b%4%13%1e% fold:tiden 0Z1Z1Z2
Z2#5ZaZ1b# fold:tidiga 0Y1Z1Y1Y3Z1Z1Z1#1Y1#1X1Y1Z2Z1Y1Y3Z1Z1Z3Y2#1Z1Z1Z2&1Z6Z3%1#2Z1Z1#1#8%3Z4#1Z1Zg#3#8#6#w#6#m#6#j#55#5#5v#1v#6n#13%7l#r#8j#1a#8r%6f
#5x#2h# fold:tidlig 2#1Y3#2#1#1#1#1#3#1Z1#1Z1#1Z3Y1#1Z1Y2#1#1#1#2%1Z1#1#1%1#1#1Z1#1#1)1&2Z1#1#1#1Z2Z3Z1Z1#2Y6&4#4Z2#1%a#4Z8#1#7Zn#1#c#7#3#9%f#h%s%1d%e
#11%2n%i#8#19#18#i#s#5k#1f#2a#k#d5#2w#l#7p#p#19#my#1gb# fold:tilbag 0Y1Y1Z1Z1Z1Z2ZaZ fold:tilbak 0#1#2#3#1#1Y1%1#1Y1Z2Z3#1Z1Z2%1#1%1Z2%4#1Z3#5#3Z3#4%1
#2%1i#5#m#42#2s#3f%hd#3#11#6r%gb#1y# fold:timing 0#4#2#2#10#3# fold:tiner 0#m#n#d#v#a2#1# fold:tinitu 0#1#1#1Z2#1%2%1#2#1#1Z2#4%3#2#2Z1#5Zc#a#19#7i#1t
o#1q8# fold:tobak 1#3#2#1#1#1#6#a%x#b%2e#6m#l#7s#xo#jg# fold:tofi 0#1Y1#1#1#a%i%h%l%4o%14%6%1e% fold:tomnin 1#6#n#4#1m%h% fold:topika 0# fold:toraks 5
Z6#a#o#e# fold:total 3#7#6#6#7#1n# fold:tought 0Z2#2#2#5#4#4%4#2#t%d#h5%9w% fold:transa 7#3#1%1w#o#gz#en# fold:transp 2#2#2#5%2Z2%2%1k#4s#3d# fold:tra
ume 0#1#1#6#4# fold:treatm 0#1#1#1Z2#1#2%3%1#2Z1#1Z2Z3#2Z2%4#1&1Z3&6#3#1%e%7#c#2#5#j#13#2k#3k%3i%18#1t6% fold:tremor 0#1#3#a#4#6a#7e# fold:trener 0#1#
1#a%9#g#m# fold:trenin d#8#v#24#1c3# fold:tried 8#4#1#4# fold:triger 0#1#1#2#4#1#3%1#2Z2%2%1%1#1#3#1#7#c%m%f%h%33#6j%5y%6% fold:trods 0#39# fold:troli
g 0#1Z1Z1#5Z4#1#o%8#c#h#3%3#4%c# fold:trombo 2Z4#1#2#1Z1Z4#1#5Z2Z1Z1#1Z2#1#1%4%1#1#5#2#e%j#c%h#aZ5#7#g#2v#3&3g#3j%aa%cw#hz%f6# fold:tromeh 0#2Zm#e#o#1
k#6z#74#nh# fold:tvang 0#1#1#2#7%1%1#8%g#5#1t# fold:tvangs 0#1#2#2#2%2#e%3%3%8%1w& fold:tyreoi 0#1#1Z1%2#5%1%5%7#3#1h%o%8#a&b#1e#rh%ve#5s%em& fold:tyr
oid 0Y1Y1#3#2#2Z4Z3#e%4%1#5#13#10#6#1p%9s#1e#34%o%7%3x#v#4#7g%ve%36i# fold:udeluk 2#1#2#d#e#6%2m% fold:udlose 0#1#1#2#1#6%1#1Z7#1#c#4%1#4#4#b%g%9#m%v#
1#s#9#at%3u%ia%m%kq% fold:udslet 0#2#2Z2#2#2#n# fold:ulkus 3#a#e#u#2n#15#s#d1#76# fold:ulsera 1#d#4#18#a8%2a%5t% fold:ultral 4Z3%bZ2#3Z6%3#d#c#3#6#6%3
n&21ZjZ3o#bwZ9tZ fold:ultras 4#1Z2Z3#1#4#c#5#8#6k#j#fk#9t# fold:ulyken 1#1#3#1#2#4#d% fold:unders 1Z fold:until 0#1#2#4#2#2Z1#2#7Zi#1#6#1z#x#6# fold:u
pfolj 0#1#2#1#1#2#2#3%5h%r%2z%38%10z% fold:uretra 0#1#1#2%9#2%6%n%5h%27%49%yr% fold:urgens 0#1#1#3#1%2#4#d%h%8%2% fold:urinre 1#1#8#7#4#q#c#4#3n#19p# 
fold:urinsy 0Y1Z1Z3Z1#1Z8#f#4#ke#1g#q# fold:urinve 9#a#3#b#a% fold:urolit 0#1#1Z1#2#1#1%4#4#3%3Z3#17f%cs% fold:urtika 0#1#1#8#4#3#1w#2e#18#i#4#q9#23#7
#v0# fold:utanfo 0#1#7# fold:utbred 0#1#3Z1#3#3#4Z3%6#8#u#9a#3z#g#ar#7z#3s#18o#1t# fold:utebli 1#1#4#2#f#3#d#1#a# fold:uterus 0#3#2#5#1Z6#1%2#1#3%8%6#
2c%29#54%se#21#19u#119% fold:utflod 2#2#7#4#6#12#al#dz# fold:utfodr 0Z1#4#17#k#2b#3y#1# fold:utlosa 1#1Z1Z2#1%2#4# fold:utlose 0#1#1#1Z1#4#1#2#1%1#2#6
%1%8#1#2#9%2%7#e#3#6%o#2#2#19#5k#1i#27%17#1t#i9#i%m#12#6d#33#gz#f1# fold:utsend 4Z1Z1Z2#2#3#1&i%10#d%rv%46%e4% fold:utslag 3#2#2% fold:utstra 0#3Z1#2#
2#4Z1#2#3%o#2#5#d#2#1c#1x#5#4#3k#6#xh#15#17# fold:vagina 0#2#3#3#2#2Z1Z1#3#1#1&1#1Z3#8#12%aa#8p#7#1z#34#6d#vn#5w#9z#l9#89#hc#1r#6z# fold:vaksin 1Z1Z1Z
1Y1Z2Z1Z4Y1Z1#1Z2Z1Z1#2Z1Z6Z2Z1#1Z1Z2#2#4Z3Z1%1Z2Z2Z1Z2#6Z1Z1Z6Z1Z1#1Z1Z2Z4Z1#6Z1#5#3Z4Zm%a#1#cZ7#n#7%15#d#2m#2#2n#5#12#8#22#4#3#22#1a#1k#6#12#z#m#1m#
l#4f#30%d%2#1e#2x#49#3#9i#38#4#2y# fold:value 1#1%1#2#2%30% fold:vandri 1#1#2#2#1#3#1#5%1%2#3#5#1#2#4#3%g#g%4%6#16#1b#5i%2m#8i#2b#71#1l#9u# fold:vanla
t 0#1#1#2Z1l#2#3n#2w%z#ru#zt# fold:vanlig 0#1#f#1%3#1#1#v#8#2#q# fold:varigh 0#2Z6%1#1#1Z1Z1#2#1#4Y2%2Z3#2Z2Z2#4Z5Z1Z4#4#a#8#4#1Z8Y7ZaZ2#1%b#x#2%7#lZb
#18%4#14%m#1o#2f#1l#c#9k#20#1r#7v#4n%3o#6#bq#44# fold:vasova 0#1#3#6%1%r% fold:vatenk 1#7#5# fold:vegtab 0#4Z3#4Z1Z9#1#2#t#y#2%s#5#b#c#14#y%4u#l#1f#55
#hj#o#3q#x3#7h# fold:veight 0Z2Y2Z3#1Z2Y1Z1Z1Z8Z3#3#2#o#6#s#q#w#14#y#tp#ll#1z5Z fold:vektap 0Z1Z6#2#7#d%29#z#14#1c6# fold:vekten 7#28%1m% fold:ventar 
0#1%1#2%2#2#3%2#4#2#1#j#65# fold:ventil 0#1#3#1#1#2#2#5% fold:verdie 3#2#2%9%1z%n%5#s#4m#21#f#2t#a#27#2k# fold:vertig 8#4#2#5#4#3#e#1i#bv#1y#3v#j#5g#l
#5t# fold:veteri 3#9#u% fold:vetske 0#1#2#2#2#m%1#1#3# fold:vhik 0Z1Z2#1#k#6#4%1%4%2%t%19b% fold:vhile 0#2#1#c#8#3# fold:viktne e#3nZ fold:vildtf 2#4#
4Z1#b%3#6#g# fold:vilka 0#a%4#v%x% fold:virker 2Z1#1Z6Z1#g#k# fold:visit 0#3#2#b#c%f% fold:visual 0#1#3Z5#3Z1#4#2#4#3#7#b%e#3#4#8#o#12q# fold:visus 0#
2Z1#4%3#1#2#1d%1e#6% fold:vitale 3#2#2%9%1z%n%5#s#4m#21#f#2t#a#27#2k# fold:vitami 0#3#1#1#18# fold:vitdra 3#1#2Z1#1Z1#1#1#1%1#3&2Z1#1Z1#1%1#2#3%1Z1%4%
1%1%5%8#g#u%d%n#6%h%5#p%5h#7n#rt& fold:vomiti 1#a#1#2%1#1#1#2#7#2#n#i#6#a#4%5#100# fold:vondt 0Y3Z1#2#4Z1Z2Z2%4ZdZ1#4#7#8#2#8Z3#2#f#1h#f#e#9#69# fold:
vorkin 0Z19#c#e#6#7# fold:vorse 0#1#1#2#f#12#a% fold:vound 1#5#1#3#1#1#1#7#1%h#1#11#2#1%8x%7c%6h& fold:алерги 0Z3Z1#1Z1#4Z5#4Z4#1Zb%iZ1#3%a#8#34%s#16%
17%12%3i%b6% fold:алкого 3Z2#1%2#7% fold:альфа- 0#2Zc#2#7#3#4#4#1#6#c#5%v%3qn# fold:анамне 0#2#1Z1%1#1#1%1#1#l#4#v%109#ce#gs# fold:анесте 0#1#1#2#2#4#
5#3#h#6#2#e#9#2y#17#m#k#17#2#1#z#3i#2i#16#2r#4r#kz#37#y#bz#jl#2t#r3#iu# fold:антиби 6Z1#2#4Z3#3#1#3Z6#1#4#1Zd#5#5#6#l#g#4#18#6#4#b#hZrn#23#7#15s#ky#26
o# fold:антиде 0#1#2#6#c#8#4#h%6#2#u#d#f#9e#hk# fold:антико 2#4#2#8#6#1#3#1#2#4#6#1#dZ3#w#7#d#46#37#gi#2x#as#hq# fold:апетит 4#2#2# fold:апноэ 0#2#2#3
#9#b# fold:аускул g#h#5%6#i%l#1e0#4e# fold:береме 3ZaZ1i# fold:болезн 0#1#2Z3#2#6Z1e%2# fold:больна 1#5#g# fold:больни 1#1Z2Zc#k#3%t#m#b#77#4#1y#40#2d
#9# fold:больно 1Z2#2#9#e#4#12%5#b#p#28%c2%a8%2% fold:вакцин 0#2%1#1Z5#1%d#3#h%4#4%f%3%a0# fold:визит 1# fold:возбуд 3#2#1g# fold:возрас 2%2Z1#1#1%1#1
#3#4%1e#l#j%13#84#1a2#4k9# fold:востан 0#1#2#2Z1%1#1Z1%4#k%b# fold:времен 3Z1X4#1#5#1Y1%2Z4%2#3Zc#b#a# fold:выделе 0#1#1#4#4#9#1b# fold:вызыва 1#d# fo
ld:галюци 0#4#1Zf%3#o#e#2# fold:гемора 0#8#5#1#4#e#6%w#2ik% fold:гиперт 1#1#c% fold:гипогл 1#1#1#1#1#7#2#2#2#6#8# fold:гипоте 2#1#1%1#2%7%21%n#3%1s%l%
e%1g%19#95#dy#ba% fold:госпит 2#1#6#u# fold:давать 1#2#1#3#m#1#4# fold:давнос 0#1#3%1#1%3#d#b#w%bl%t% fold:движен 0#10# fold:диагно 1Zh#6#l%fr#aq# fol
d:диета 0%7#1#1#4# fold:динами 2%1#2#2%2%1&6%6%b#a&m#1& fold:длител 1#6#6#8&c#b#1k% fold:дыхани 1Z2#3#7# fold:жаропо 3#4#6#3#d#a#qm#k# fold:железо t#1
z%3# fold:закапы 0#1Z2#a#9% fold:запор 0#1#1#1Z2#1%2#1#3#b#3% fold:знаки 6#8#2Z8#8#1lz#xv# fold:ингаля 0%1#1#1#1#1#16#6#1er#4d# fold:инфекц 3#2#2% fol
d:ирадиа 1#1#b#1#1c#l#wh#2mw#6w# fold:кисти 4#3#9#8# fold:конечн 0#1#3#4#5#7%3%3%2%8%13%93% fold:контак 0#1%1#2#1#1%2#1#a%4#5#q#d#8#b% fold:контро 0%1
#1%1#2#2&2%c#i#h%n%m%k%99% fold:корма 0#1#5#3#e#3#2#8# fold:крови 0Z7# fold:кровот 2#c#5#4#5q# fold:курени 1#1v#1#90#l#2n#55#o#8# fold:легких 0#e#4%e#
bb# fold:лекарс 0#1#3#4#5#6#4#3#4%4%1%5#1#g#4#16%q#f0#8a% fold:лечени 0#1#2#2#1#1#2%6%6Z1Z5#t# fold:лихора 4#3#2#5#5#1w#n#3#p#9#u#l#9#5#7#d#r#5#zm#o3#
22#16c# fold:макрог 2#2%1#1%2#6#5%2c&3u&27& fold:маса 0Z1X2Z1#2#1%8#e#29%z#d%r&r0#uv% fold:мастит 0#3#2#i# fold:матери 0#1#b%9%s# fold:местны 0#1#1#2#
6#8#h#6#2#e#9#2y#17#m#k#17#2#1#z#3i#2i#16#2r#4r#kz#37#y#bz#jl#2t#r3#iu# fold:миорел 0#1#2#2#2#9#d#1%4%1#6#1b% fold:молока 0#7%2% fold:нагруз 0#2Z1Z1%2
#2#5#a#3#s#6#8#5#2k#37#ju#2y# fold:наруше 0#5#1%2#1# fold:наслед 0#2#2#1#1%1%1#z#e%7#1# fold:неироп 0#1%3#1Z3#5#2%3%7%2# fold:нельзя 2Zl#3#4#4#1#6#4#5
#19#1v#a#29#t# fold:непере 4#a#1z#2e# fold:нетруд 1#1#1#4#2# fold:нужен 0#9#u# fold:нужна 0#1#1#2%z# fold:обезбо 0#2Z5#2#l#4%o#2b%1j#17# fold:обстоя 1
#1#1Z3#2#5#3#2#4#t#9#6#5#2#v%7b%8j%vr% fold:ограни 1#2#1#1Z4#4#a%3%1x#3l%1t#1o%1rk# fold:одышка 4Z2#3# fold:операц 0Z1Z3#1Zk#166#fg# fold:ортост 3#1%1
#2#9#1z%n#5j#95#4q#4l#4n#fg# fold:осмотр 3o# fold:отеки 4u#44#no#3a#o# fold:отказ 0#1Z1Z2#4# fold:отлича 0#1%1#2&1#1%2# fold:отоско 3#1#1#9#9#5#4#12%5
#b#p#28%c2%a8%2% fold:отсроч 1Z1#1#2#4#e# fold:пальца n#3#c# fold:перено 0#2#1Z1%1#1%2#3#3#5%b#2#2#1#6#2#c#5#5#1#45#m#1u#6z#3x#tv# fold:поведе 0#1#1#f
% fold:повтор 0#1#8#7Zn#7#4#6#1%l#b#8#b#10#5#4#1c#1b#23#3a#10y# fold:подозр 0#3#2#2%b#6#12%1k% fold:подтве g# fold:полиур 5#1#2#7%1k8# fold:пораже 0#4
#c#2# fold:порода 0Y2Z1Z3#1#m#29#z#d%r#r0# fold:после 1#6# fold:послед 0#1#3# fold:постоя 4#1#1%2#7#f%4#e%1g#16#an# fold:потеря 0#e#5# fold:предпо 3#2
# fold:предше 0%1%1%2#1#1%2#1%d%16&2% fold:препар 0Z2#2#1#1#2#7#3#4#5#3#3#7#8#6#ko#dr# fold:прибав 2#5%1#1#1%3#3%5#m%n% fold:привив 0Z2Y1Z3#1Y8%1Z6#hZ
6#c# fold:приема 0Z1#3%2%2#7%f#4#e%ku%dr% fold:приеме 2#1#4#28% fold:призна 1Z2#2#9#i#1h%3f%2p%1%hj%i0% fold:присту 0#1#1#2# fold:причин 0#1#1#c#d#5# 
fold:прогно 0Z1#1Z1#3#2Z1%a#e#13&o%gz#j0%sm% fold:произв 0#1#1#3#g%t%6% fold:пролеж 0%1%1#1#2#d%5#1%2# fold:профес 0#7#1u% fold:профил 0%1%1Z1#1Z1#2%2
#9#2%3%1&2%3%1%4% fold:прошло 0Z3Z1Y2#1#1#2#c#1Z5#8#7#h%6# fold:размер 4Z1Zo#4u#z#2o# fold:расход 0#1Z3#1Z1#1#1#1#4%2#1# fold:рацион 0#1#5#g#1a#1#5#6#
1z#9#3m#3%1# fold:рвота 0Z2Z2Z4ZbZ9x#75#45#4k# fold:реакци 0#1#5#4#4#4#f#a#1#3#j#3#9#7#3f#2p#1#3f#1a#26#4z#27#5p#bv#3y#9f# fold:режим 0# fold:ректал 0
%1%2#3#q#w#3v#1vr#7j%2# fold:рентге 1#12#b#13u# fold:рефлюк 0#6#c# fold:ринит 0%1#4#9%4#6#12% fold:самоле 8%5#r#2sq# fold:сегодн 3#1b% fold:симпто 0Z1
Z2#4#c#d#u#l#2n# fold:синкоп 0#1#1o#2% fold:следую 0#1#2#2#2#2#7Zn#b%6%d# fold:смена 0#6#3#n#e#n#2j#2k#d#p#6#3w#1j2# fold:снимок 3#2#d%h#6#6j%j% fold:
снова 1#3q# fold:собаки 0#2#3#1%1#1%1#3#4%v# fold:содерж 5# fold:сознан 0#1Z1#2#4Z5#1# fold:спиртн 1w#1#b#7f#1i#a#4h#56#2h4# fold:средст 0#i#c#4#1#5#1
#7% fold:стенок 0#2Z2%1#1#2#f#3#s#6#2x#n1#2y# fold:стерои 6#2#m#4#6k#42% fold:стомат 0#3#4#b% fold:сторон 4#5#6#y#m#15#13s#16# fold:суицид 2#h#104#9a#
 fold:сустав 0# fold:терапи 1#1#1Z1Z2#1#1#2h1#2p# fold:травмы 5Z1a# fold:трансп 0%1#4#3# fold:утреня 0#2#6#1#4#1#4#1#e#5#k#1m%6r#3g#gq#1# fold:характ 
0#1Z4#1%2#6%1#4#8# fold:цефалг 0#2#7#4#1#2#2%1#5#n#1x#8#q#6#5n%2r#p%10#28#7a#68%gy#b3#30#jg#8a# fold:цифры 7# fold:частот 3#4#2%1d%29y% fold:экстра 0Z
e#4#6#di# k:amount 3#1#2Z1#3Z1Z2#1Z1#1#2Y1Z1Z2Z2Z3#2#3Y5#1Z4#1Y1Z1Z2Z3Z2X1#1#1Z1Z1Z1#2Y2Z9#4#1Y1Z1Z2Y3#1Z2#4Y5Z1Z2#1Z1Z1#1Z1Z2%1Z1Z1Z2Z1Z2#1Z1Z2Y2Z1Z1
Z1Z1#4Z2Z1Z1Z4Z1Z1Z1Z2Z1Z2%1Y4%1#1Z1#2Z1Z1%1Z1Z1Y1#3Z4Y4#2Y5Z4Z2#1Z8#3Z1Z1Z1Z2%2Z2Z2#4#3Z3ZbZ3Z1Z3#4#1Z3%1%4Z1#2Z3Z1#2Z6#4Y1#2Z3#2Z4#2Zc#1#6&fZ4#1Z6#2
Z1#2#4#6Z3#3#2&8Z2#4#8Z1%1%6#3#7#1Za#2#7#2Z2#b#c#9#6%1%1%8#1Z5%3%hZ3Z2#1#8#3Zm#l%1#1Y1Zd#w#15#7#1Z5#8#aZf#fZ2#1#1#4#gZ7Z4#x#2#3#tZeZ6#6#d#1Z1#a#1%1#b#
9#9#t#8#2%5Zp#4%1#4#3#hZ7#c#5#f#g#p#1#k#n#n#3#7#c#hYe#7Zk#1y#n#1i#a#7#4#1e#b#f#2%t#n#6#f#1w#y#4#12%1i#e#1m#lZ13#s%i#pZ22#c#3#12#d%b#30#g#7#10Zl#2w#9#1
1#2#pZ1gZ4vZ6g#5#1j#19#3rZjx#20#4v#2od# k:cause 0#3#2#1#1Z1#1Z1#1#1#2#1#2#1#1#2#1#1#1Z1#1#3Z7#1#1#4Z1#1Y1%1#2#1%2#1Z1Z2#2#1X1#2#1Y1#1#1#1#1#1Z1#1Z1#1#
1#2#1Z1%1Z1#4#1%2#2Z1%1Z1Y3Z1#1%1#1Y1#3#1#1#5Z1Z1Z2%1%1#1Z1%4Z1Z1Z1#1#4%2#1%1#3#1%1#1#1#4Z1Z1#2%1X1Z2#1Z2#1Z1Z3&1#1Z1#1#4#2Z5Z1#1#5%5%1#5#2Z2#1Z1&1Z1Z
1%5#3Z2#2#1Z1#1#2#1%1#1#1Z1Z1Z1%2#1#2#1#5Z2#2#4#2%3Y1#2Z1Y4#1#1%1#2%1Z1%4Z3Y1%2#4Z1Z2Z1%2Z2%1#2%1%1#1#2Z2#1Z3#2Z5%2%2#1#5#1#1#1#7#1#3%6Z1Z6Z1%3%3Z4%7Z
2#2#3#1#2Z2Z5#1Z3Z2#3Z3Y4#1#6#5#7#4#2#6#2#2Z1&2#2#3#4#2Za#1Z2#1#7#1#4#4#3#1%bZ7#6Z1#3#1#6#1#1#4#d#2#1#1%a#4Z1#1#1Z2%4#1#7#3#3#5Z2#1#2#2#1#6#2#7%1#4#9Z
1#5#2#2#g#4%8#6#e%b&3Z1Zh%2#1%5%1#8%2%4#3#2#2#j#8#3#1Za#9#d#4%1#7#4%6%3#a#8#6Z1#2#5#1%5Z8#5#8#3#s#cZ2#1%1#b#5Zb#6#5#4#3#d#4%k%9#1%t#2#3#c%y#6%3%i%2#aZ
c#2Zp%1#8%d#7%1%3%m#2#4#4#6#5#4#10#g#3#n#d#z#6#1Z2#2%6#6#h#f#f#s#m%h#8#z&5#x#23#u#6#12%5#9#g#1#1#8#d#3#l#2#x%1h#9%9#7#p#3#j%3%h#5#j%f#b%3#s#5#k#1#j#1l
#q#9%2a%6#6#9#2#13%2z#6#17%6#2Z12#3#3#3e#9#u#3%u#14%18#e#1p#1%y#19#4#k#23#96#5s%4w#hw%o#6d#2q#3i#1t#lc#fw#ar#hh#jo# k:count 3Z2Z2#1#1#1#2#3Z3W1Z1#4%1Y
1#1X1Z1#1Y1Z3Y1Y1Z1#1Y1Z1Y1Y1#1#1%3Z2%1Z3#1Z2#3Z5#3Z4Y1X1Z1Z5Z1#2#1#4Yb%1#4Y2Z3#2#3Y6Z4%2Z2#eZ4Z1#1%3%6#2%8Xa#3#4#2#3#7#1Za%c#5#mZl%7#o#2Z1c%9%1ZeZu%3
#7#17#cZk&e#n%14#1#8#1j#3n#b%e%1k%2%y#1n%1r#9%b#20#3p#42&1#2#7p#1s#1b%or#4%f4% k:length 0#1#2#1#3#1#1#1#1Z1Z1#1Z2#1#3#1#1#3Z4Z1#4#1#2Z4#1Z2#2Z1#1Z1Z1#
1#1#1#1#1#2#2#2#2#3#2#1#1Z1Z1Z1#1#4%1Y2Z1Y5Z4%1Z1#3#1Z1#1Z1%1&2Z1#2#1Z2Z6Z1#1#4Z1#3#3#1Z5Z1Z1#1Z1Z3#1#1#1Z2#2#1#1#1%2Z2%3Z2#1Z3Z4%1#7Y3Z4Z1Z3#1Z1#7#3#
2Z4#1#1Z1%1#2#3Z2Z1Z1#6Z1%2Z2Z1#5%1#6#1#1#9#2#1Z2Z2Y7#3%5#4#2#1#3Z1%1%4#1#d%2#4#1%2#1#7Z9#8#4#3#2#4#6#2#4#6#2#2#b#1#3#2%1#3ZbZ1#o#7#4Z6#2#7Z6#9#9#1%7#
4#4#4#4#6%4#5#5#1#1#o#6#1#1#1#7#7#2%7#p#mZb#2#5#3#9#3#9#1%3Z4#8#e%3%11#3#1d%s#3#1%1#5%1j#3%3#2%c#2#aZx#9#4#6%u#c#d#3#s#7#g#12#n#b#z%1p%7#k#8#g%3#1t#h#
h#1l#1f#q#e#o#1#3#3#18#c#5#4Zf%sZm%a#2b#7#2b#6#1i#1k#v#b#1v#l#z#w#8g%16%1k#3z#t%5lZ26#bk#3b%6e# k:medicine 0#3#1#2#1Z4Z1#3Z1Z1#2Z2#1Z1Z1#1Z1Z2Z1#1%1Z3
%1%1Z4#1#1#1Z2Z1#2#1#1#2Y2#2#2#1#2#3Z2#5Y6Z3Z3%1Z1#2Z1%2#3Z2#5Y8#n#6#2Z1#9#3#2#g#1#3#a#3#1#4#4#j#6#1#4#1#a#3#a#7#b#2#i#f#5#2#1#b#f#l#oZy#b#j#a#8#6#21Z
2r#1i#o#7#12Z2#vZ1#1v#a#a#1y#d#v%2u#1f#t#23#7#3u#8p#31#46#d2#1c#3z%1f#2a#8k# k:moment 2#1#6#1#2#4Z2#2#4Z2#2Z1X1Z1#1Z2Z1Z1Z1Y2#1#2#1Z2Z1#2#1#1%2#1Z1#1#
1#1#1Z1Y1Z2Z3Z1Z1#1Y1#1Z5Z1#4%2Z2Z1%1Y1Y1Y1Z2Z1Z2Z1%2#1Z1Y1Z1Y1Y1%2X1#4Z1#1Z2Z2#1%3Z1#3Z1%2Z1#1Z1#1Z1Y1#1Z1#2Y1Z2Z1Y1Z2#3#1Z1Z1Z1Y1#1#1Z3#1#2Z3#1#2%1#
1Z1%1Z2Z4Z1#1Z1Z1#2#1Z1Z1Z3Z1#3%2Z1%1Y1Z1#3%3#1Z1Z1Z2#2#1#1#1%3%1Z1Z4%1%4#2#1Z1Z1%2%1%2#3Z1Z1Z1#1#2#1Z1Z1Z1Z4#2#2Z2Z2#1#2#5Z3#1Z1#1#1#2#1#2#1#1#2#1#1Y
3#1Z1Z1#2Z4#1#2#4#2#2%1#3#4Z3%3%5#1#2#5#1%2#1#1&1#4#1Z1&2#2Za#2Z7#2#3%2%2#1%2Z2#4#3Z4%1#3#1)1#5Z2%1#8Z1%b#1Z3Z4%4%2%2%1#3#4#5Z1#5%8#4Z2#1Z5#2#1#4%2#3Z
1Z2Z2&2#4#1#3Z1%1%1%2Z1Z2#1Za%3Z1%4%6#3#4#2#1#5%4Z2Z5%1ZbZ3#7#5%1#2Z4Z6%7%6#4%2#3#1%6#2Z1#1Z2%2Z4Z2#7#3#3#5%2Z3Z1#2%8#7#1Z1#1&1#2#5#a#9%2#4#6#1#8#1Z1Z
1#9#1#6%1Z1#4%4#2Z2#f#6Z3#1%d%8(bZ2#5%6#3#2Z1#c#3#2#2%2#2#3#c#2#3%7#2#5#3#3#2%3#3Z7#3#5#2#7#9#1#5Z7Z9%c#b%2#2Z1#3#4#h#1#n#1#i#8%1#f#2%2#3#9%d#5%9#a%l#
i#6#2Z1Z4#3#b%3#3#2Z1Zo#6#a#i#1f#7#8#2#k#y#8#6Z3Zh#6Z1#7%7#3%9%4#3#1%c#e%6#l%3#5#e#k%n#7#e#h#5#c#5#b#7#k%6#9#n#9%3#6#j#c%7#8&13%v#g#4%e#4#8#1q%5#2#3#6
Z3#u#5#6%8#m#z#2j%c#u#p#u#1r#4#c&9#c#a#c#8#x#5%6#c%1u#1f#s%n#12#b#5#5#k#4#i#3#1k#17%x#7&14#c#e#7#m#27#2c#g#1f#g&i#l#o%uZ1j#g#d#1l#19%17#b#h%5#25#p%e#c
1#n#3y#1c#l#36#7s#op#iv#9l#1w#er#7x#dj# k:name 0Y1W k:none vZ9Z7ZdZa#4Z5#2#9#fZkZ2Z1Z2Z9Z2Z1Z1Z1Z3Z1Z5Z3Z1Z2Z2#4#6#8Z1Z1Z2Z2Z2Z2Z7Z3Z4#1Z3Z2Y2#2Z3Z4#6
Z3Z2Z4Z4Z1Z5Z4#5#2Y1Z1Z2#1Z6Z1#7Z1Z1Y1#1Z2Z4Z1Z1Z4Z1Z4#9Z3Z2Z1Z2Z4#7#2#4Z2Z1#1#1#1Z1Z2Z5Z1Z1Z1Z2Z2Z2Z5Z5#1#2#1#3#2Z5#3Z6Z1Z1Z1Z6#4Z1#1Z1#1Y1Z2Y4#4Z2Z1
#1%1Z1#3#1Z1Z1Z2Z3Z2#2#6Z7#1#1Z1#1#2#2Z1Z2Y1Z1Z2Z4Z2Z4#1#2Y2Z6#1#3#2Y4Y3Z1Z3Z1#3#1Z3#1#5Z2Z3Z1#3#1Z2Z1Z9#1Z2#2Z2#1Z2X6Z2#1Z1#1Z2#1Z3Z1#1#3#3Z1#1Z4Z1#2
#1Z1#2%1Z2#1Z2#1Z1Z2Z2Z5Z2#2Z3Z4#1Z2Y1Z1#2#1#1Z2#1#1Z1Y1Z1#1#2%2Z3#2#2#3#2Z1Y8#4%2#1Z2#1%1#1#1#1#1#1#2#2Z1#3Z1W1Z1Y1Z1#1Z1Z3#1#1Z6#1Z3Z1Z2Z2#1Z2Z2Z1#2
Z1Z1Za#2Z2Z2Z2Z1Z2Z3Z4%2Z2Y1Z1#1#1#2Z1Y2Z1Z2#1X4#4#3#1#3#1#2#2#3Z1Z2#1#1#2Z2#2#1#2Z1#1#2#2Z2Z2#1#1Z2#1Z1Z2%3Z4#1Z4Z3#1Z1Z2#1#1#1#1#1Z3%1Z1#3#1#2Z3%1Z2
Z1Z1Y1Z1#2Z2#7Z4Y1#1Z1%1Z1#1#1Y1X1%1#c%2Z6Z2Z1Z1Z2Z2Z1Z1%2Z1Y1Z1Z1#1Z2#1Y1Z1Z5#1%2Z1#7Z1#4Z2#1Z2#1#1#1#2#1#8#1Z2Z2#3#2Z2Z3Z1%3Z1Z1#2#1Y1#1#1#1Z2#2Z2#2
Z4#3%1Z1#1#1Z1#4Z1Z1#1Z1#1#5#1#2Z2%1Z1%1#1#1#1#1#1#1#3#1Z1#1#1Z1Z1Z1Y1Z1Y1Z1Z1Z2Z2#2Z3Z1Z1Z2#1Z1#1Z1%2%1Z3#1#1#1#1#1#1#2#1Z1#1#1Z1#1#1%1#2#1Z1Z2#3Y2#1
Z2Y3#2Y1#4Z2#3%1Z1Z1%1Y2#1%2Z1Z1%2Z1Y3Y2Z2Y2#1Z1#1Z2Y1Z1#1#2#1Z5&1%1#1Z2Z2Z1Z1Z1#2#1Z1Z1Z3#1#2Z1%1Y1#2Z3Z1#1Z1#1#1#1Z1#1#2#2#4Z1#1Z1#1Z3&5#1#1Z1#1Z1Z1
#1#3#2Z3Z3Z5#1#1Z2Z1Y1%1Z1Z1Z3#2Z3#5Z1%1Z1#1#2Z1Z1#1Z1#2#1Z1#1Z3#1#2Z1#1Z1Z1#1Z1Z2%3#1#1#1Z2Z3#1#3#1Y1Z2Z2Z1Z1Y1Z2Z1Z1%1Z3Z1Z2Z2Z1#5Z1Z1#2#1#3Y4Z1#1Z2
%1Y1#1#1Z1Z1#1#1#1#2#1Y1#2#2Z1#1Y1Y1Z1Z2#2%1Z1Z1#1X1#2#2#1Z2#2#2Z1Z2#1#2Z1Z1#1#2Z1#2Z2#1#1Y1Z1#1#3#1Z2Z1#2#1Z1Z1#1#1#1Z1#1Z1#1Z1#1#1#1#2Z1Y2#1Z3Z1#1#2
Z2#1#4#1#2Z1Z1#1Z1#1Z2#1#1Z1#1%1%1X2Z2Z1#2Z1#4%3Y6#1Z1#2#2Y2#3#1#2Z1Z2Z1#1Z3%3Z1#1Z1#2#2#1Z1Z3#1#1%1#1#1#2#2#1#1Y1#4#1#2#1#1#1#1Z1Z1Z2#1Z4Y1#1#1#1Z1#1
Z1Z6#1#1#5#1Z2Z1Y1#1#1Z1Z4Z2Z3#2Z1%1%4#3Z1Y1%1#1#1%4Z1%1#1#1Y1Z2#1#1Z1Y1Z1%1#1Z1#2#1#3#1#2#2%1Z1Z1Z1Z1#1#3Z2#1%1Y1Y1#1Z1Z2Z1%1#1#1Y4#1#1#1#1Z1#1#1%1#3
#1#1Z1#1Z1Y1Z1#1Z3#1#1Y1#1Z1#1Z5Z2#3#1Z1Y1#1Z1#4Z1Z2#3Z1#1#1#1#1Z1#2#1#2#1#1#1%2Z1%1#2#1Z2#1Z1#1#1Z1%1Z1%1Z1%1#1Z1#2Z2Z1#1Z1#1Z5Z1Z1#1%2Z1Y1Z1Y1Z1#1%1
Y1#3#2Z1#1#1#1Z2Z1Z1#2Z2Z1Z1#1Z1#3Z1#1#1Y1Z1Z1Z1#2#1Z1Y4Z3Z2Z1%1#2%1Z1#1Y5Z2Y1Y1#2Z1#2#1#1%2Z2Z1#1#1Z1Z2Z3%1#3%1#1#2#1#2#1#1Z1Z2#1Z1Z1Y8#3Z1Z1#1#1Y2Y1
#2#4#1Z1Y1Z2Z1#2#1Y2Y1Z1#3Z1Z1Z1%1Z1Z2Z5Y2Z1Z5Z2Y3%1Z1#1#1Z1#1Y2Z1#1Z3Y1#2Z1Z1#1#1#3#1%3%3Z4Y1%1Z2#1Z2#1Z2Z2Z1&3%1%1Z1Z4Y2Z1#2Z1%3X1#4#2#1#1X1#1#3Z1#2
#1#1#2Z1#1#1#1#5Z1Z2#1#1#3Y1#3%1Z1#1#1Z1#5#2Z1#1%3#1Y2#1#1%1#3#1Z1Y3Z1Z1#1#2&1Z3Z1Z1Y1#2Z1#1#3Z3Y2#1#1#1Y1Z1#5%4#1#4#4#1%1#1%3#1%1#1Z1#2#2Z1%3#1#1#1Y2
#1%1Z1Y1#4Z2#2Z2&2#1#2X2#2Y3Z1#1Z1%1Z1#1#2Z4Z5#1#1Z1Z2#1#1%3Y1Y1%5#1Y1#2#1#2Z1#1Z3Z2Z1Y1Z1Z2%4#2#3%2Z1#1#2#1#1Z1Z1Z2Z1#1#1Z1Z1%2#4Z1Z3#4Z1Z2#1#3Z1#1Z1
Z1Z3Y2Z2Z2#2Z3#4#1#1#1#1&1#1Z1#1%2Z4&2#1Z1Z1Z2#1Z1#1Z1X2Z1#1Z1%2#1Y2#1Z3#1#1#1#1%3#1#1Y1#1Z1#1Z1#1#1#1%1#3%1Z1Z1#6#1Z1Z1#1#1Z2#2%5#1#1#1#1#1#5%1#1Z1Z1
Z1#1#3#5Z1%1#1#3Z3%1Z1Z1Z1Z2#1#1#2Z1#1Z2#1Z1#1Z3#1Z1#1Z1#1Z1#2%1Z2#1Z2Z1Z4#1Z1Y2#1#1#2Y1Y1#1Z1#1Z1#1#2Y3%1#1#1#4#1Z2#1Z2Z2%1#1#1Y1Z2Z2Z1Z1Y3Y2%1#2Z2%1
Y4#1Z1#1#1#1#1X1#2Z1#1#5#1Z1Z2Y1#1%1#1Z1#1#1#1Z3#1#1Y1Z1#3Z1#1#2#1%1#1#1X1#1#1Y2%2Z1Y1#1#1Z5#3Z1#1Z2#1Z1Z1#1#1#2#1#2Y2%1Z1#1#1Z1Z1Y1#1#1#1%2#1#1Z1#5#2
Z2#1#1#1#2%3#1#1#1#2#1Z1Z3Y5#3Z4Z1Z1%2#1Y1#1#1#1%1%2%1%1%2#1%1#1Y2%2Y2#1Z2Z1#1%2#1#1%1#1#1Z2Z1Z2%1#1#5Y1#1Y1#3#1#1#2#1Y2Z1#1#1Z1Z1#2Z3#1%2#1Z1#2Z2#3Z1
#2#2Z2#1Z1#2#2#2#1Y1Z1Z2#2#4Z1Z1Y2#1#1#3Z1#2Z1Z1%1%2Y2Y1#1#1Z1Z1#1#2#2#1#1Y1%1#1Z1%3#1#1%1Z1Z1Y1#2#1Z1#2Z1#1Z2#1#1Z1%2#1#1#1%1Y1#2#1#2%1%1%1#1Z1#1#1#2
Z2%1Z1#1Z1#4&1#1Z1%2#2#2%3Z2#1&1Z4#1Z1#3Z1#1#1%4%1Z1#1Z1#1Z3#1#4#1%2Z1X1#1#1#1Z1#1#1#1%3Z1Z2Z1%2#1#1#1#1#1Z2Y1Y2Z1%1#1Z2Z3#1#1#1Z1Z1%1#1#2#1Z1#1Z1Z1Z1
#2#1Z1#2#1#1Z1#1Z1#3#2Z2#1Z2#1Y2#1#1#1Z1#1Z2#1#1Z1Z1#2#1#1%1#2#1Z1Z1Y2#2Z1#1#1#1Z5Z1#1Y3%2Z2Z2#1Z2Z1Z6#2Z2Z1Z1Z1Z2#2#1#2%1Z1Y1#2Z5Z2Z1Z1#1Z1#1#1#2#1#1
Z3Z1Z1#2%1#1Y2#1Z1Z1#1Z1#2#1#1#1#2Z1Z1Y3Z1Z1#2#3#1Z3#1%1%2Z1#2Z1Z1Z2#2#2Z2Z1#2#2#1%1#1#2Z2#1#3Y1#1#2#1#3#1#1%1Z3#1#1Z1#1Z2#1#2#1Y1#5#1%1#1Z1#3#1#1#1#1
#1Z1#1Z1Y2#2#1#2#2#1#5Z1#1Z2%3#4#1Z1#1#1Z1%2#1Z2#1#1#1#1#1Y1#1#1#1Z1#1Y1#1Z1%1#1Z2Y1#2#1Z1%1#1#1Z3#2#1#1Z1#1%1#1Z4#2#2#3%2#2%1Z1#2Z3Z1%1Z1#3%1#1%2#1Z2
#1#1#1#1Z1#1#1#1#1Z2Z1#2Y1Y1#1Z1Z3Z1#1Z1#1Z2Z1#1#1#1#1Y2#2Y3#2%1#1Z3#2Z3#1#1Z1#4Z2Z1#1Z4Z1#1Z1#1Z3Z1%1#1#3#2Y3Y1Z1Z1#2Z1#3Z1Z5Y1Z1%1Z1#1Z1Y1#1Y2#1Z1#1
Z1#4%2Z1#2#1#1#2#1#1#2Z1#1#1#1Y1Z1%1%1#2#1#2#2Z2Y1Z2Z2Z1Z2#1Z3#1#2#2#1%1Z1Z1Y3#2#1#4#3Z4#1#1Z3#1Z1%1#2#1%1#1%1&1#1#1Z1Z1#1#1#1#1Z1#1#1Y4#1#2Z2Z3#2Y1#1
Z2#1#1#2#1Z1#1#2Z1#5Z4#2%1Z1#2Z1Y1Y1#1Y1#1Y1#3#1#2#1#2#1Y3Z1Y1#1Z3%1Z3#2X1#1Y1#2Z1Z3#2Y1Y2Z2#2#1#1#2#1#1Z1#1Z2#1#1Z1Z4%1#2#1#6#2#1Z2#1#1#2#1#1#1Z2%1#1
Z1#1Y2Z1#1Y3%3#1%1#1#1#1#2#1#1#2#1#2Z1#1#1Z2Z1#1#2#2#1Z2Z1Z3Z2#1Z1#1Z3Z1Z1Z1Z6Z1#1#2#3#3#2Z1Z4Z1Y1#1#4Z1Z1Z1#2#2Z2#1#1Z1#1#1#1Z1Z1#1#1#1#1Z1Y1Y1Z2#1#1
#1Z1%1#1Z1#2#1#1Z1%1#1#1#1Z1#1Y6#1#1#1#1#1Z1#1%1#1Z1#1Y1%1#1#1#1#1#1#1#1Z1#1%2Z1#1#1#1Z1#1%1Z1#1Z1Y2#1#2#1Z5#2Z1Y1#1#1%1#1#1#1#1#1#1Z2#1#2%1#1#1Z2#1#3
#1Z3%1Y1Y1Y1#1%1#1#1Z1#2Z1Z1Z1#1#1Z1#1Y1#2%1%1#1%1Z1#1#1#3#1#1#1#1#1%1#3Z1#1#1#1#1Y1Z1#2#1#1Z1#1Y2Z1#1#2Y2%1%1#1#2#1Z3#2#1Z1#1Z1#1#1#1#2%2#1#1Z2#1#1#1
#1#2#1#1#1Z1#2Z1#1#1Z1#1#1Z1#1%2#1#1#1#1#1#3Z1%1#1%1#1Z1Z2#1%1#1Z3#1#1#1#1%1#1#1#1#1#1Z1#1#1#1Z1#1Z1#1%1#2#4#1Z1#3Z1Y1Y1#1%1X1Z1#1#2#1#1#1Z3Z1Z2#1#1#1
#1#1#2#1Z1#1Z1Z2#2#1Z2#1#1#1#1Z1%1Z1#2%1#1%1Z1Z1%1#1Z1#1#4Z1#1#2Z4#2#2Y2%1Z1Z1%1Z1#2Y1#1Z1%1#2#1#1#1Z2#2Z1#1#2#2#1Z1#1#2#1#1#1#1#1Z2Z1#1Z1#1%2#2#1Z1Y1
#1Z1%1#1Z1Z1#1#2Y1#1#1#1Z1Z2X1#3#2Z1#2Z1%2Z2#1%3Z1Z1#1#1Z1Z1#1#1Y2#1#1#1%1#2#1#1#1#2#1#1#1Z1Z3Z1#1#1Z1%1#1#1Y1#1%2%1#1#1#2%1#1#2#1#1#2#2#1Z1Z2Z1Z1Z1Z1
Y1Z1#2#1#2Z1#3Z1Z1Y3#1Z3Z1Y1#2Z1%1Y1Y4Z1#1Z1#1Z2#2#1Z1%1#1Z2Y2Z1#1Z1Z1Z1Z4%1Z2Z4Z1Z2Z1%2Z2%1Z1#1%1#1#3#1#1Z1Z3#3Z1#1#1Z1#1%4#1%2Z1Y1#2#1#1#1#1#2#1#1Z1
Z1#1#1%1Z1#2#1Z1#2#2#2#2#1Z1%3#1Z1#1%1Y2#1#1#1Y1#2#1#1#1Z1%1#1#3#1#1#1Z1%1#1#1#1#1Z1#1Z1#1Z1Z1#1Z2Z1Z1#2#1#1Y1Z2#1Z1Y1#2#1#1#1#2#1Z1Z3%2Z1#2#2#1%1Z1#1
Z1#1#2%1%2#1#1#1#1Z1#1#1#1#1#1#3#1#1#1#2#1#1#1#1#1#3#1Z1%1#1#1#5#1#2#1#2#1#1Z1#1#1%1#1Y1#1#1#1#1#3#1#1#1Y2Y1Z1#1Z4Z4#1#1#3#1Z1%1#1#1%2#1#1#2#3#2#1#1#1
#1%1#1#1#1#1#1#1%1Z1#2#1%1#1#1%1#2%2Y2Z1#1#2#1Y1#1#3%1Z1#1Z1Y1#2#2Z1#2Z1Z1%2#4%1Z1#1Z1#1#1#1Z2%1#1#1#2#1#1%1#1%2Z1#1#1Z1Z2#1#2#1Z1#2#2#1#1#2%1%1#1#1#1
#1Z1#2Z1#1#1Z1%1#1#1#1Z2Z2%3#3#1%1#1Z1#2Y1#1#2#2%1#1#1Z1#1#1#1%1#1#1#2#1Z1#1Y1#1#1Y3#1#1Z1Z1Z1#2Y1#1#1#2%2Y1#1Z1Z1#1#1#2%1#1#1#2Z2#2#1#1%1#1Z1#2Z1#1%2
#1#1%1#1#2Z1Z1Z1Z1#2Z1%1%1Y4Z1%2#1#1#1#1#2%1%1Y1#1Z1#1%1#1Z1Y1Z1#1Z1#3#1#2#1Z1#1Z1#1#1Z1%1#1#1#1#1#1Y1Z1#1#2#2#1#1#1Z2#2Z1Z1%2#1#1#1Z1#1#2Z1#1#2Z1#1#1
%1Z1Y1%2%1#1%2#1#1%2Z2#1#2%1#1Z1#2#1Y1Z1Z1Z2#1Z1%1#1#1%1#1Z1%1Z1%1#1#2#1Z1#2Y1Z2#1#1#1#1#1#1#1#1#2%1#5#1Z1#1#1#2Z1#1#2#1#2#2%1#1Z1#1#1#1#1%1Y1#1#1#1#1
Z1#1#1#1Z1#2Z1Z1Z1Y2#1Z1Y2#4#1#2Z2Y1%3#2#1Z1Z4Z1%1#1%1%1Z2#1#1#1Z1Z1#2Y1#3Y1%1#1Z1Z3Z1Z1#2Z1Y1Z1Z1Z1Z1Z1Z1#1Z3#4Z1#4Z2#1#1#1#1Z1#2#1Z1Y1Z1Z3#3#2Z1Z3#1
#1Z1#1%2Z1#1Z1#1#1#2Z2#2Z2#1%1Z2#3Z1Z1#1%1#1#1Z1#1Z1Z1#3#3%1Y2#2#1Z2Z3Z1%1#1%1#1#1Z1Z1#1Z1#1#3%2#2#1#1#1%1#3Z2#3#1Z1#1%1Z1Z1#1Z1%1Z1#3Z1#1Z2Z1#1%1Z1Z1
Z1Z1#1Z1#1Z1#1#1Z2#1%1#1#1#1#1Z1Z2#2Z2#1#1%3#1Z1#1#2Z1Z1Z1Z1Y1#1#1Z1%1Z2Z1#1#1Z1Z1Z1#2Z2%1Z1%1#1Y1Z2Z3#2Z1Z1Z1Z1#2Z3Z1#1#1Z1#1Z2Z1#1#2#1Z1#1Z1Z1Z2#1Z1
%2Z1#1#1#1#1#1Z1#2Z1Z1%1Z1#1#1Z1%1#1#2#1Z5#1Z1#1Z3#1#1#1#4Z2Z1Z1Z5Z1#1%3#1#1Z1#1#2Z2Z1Z1%1#1Z2Z2#1#1Z1#2Y1#2Z2Z1Z1Z2#1Z3Z1Z2#1#1#1#1Z1Z1%1#1#1Z1#1#2#1
#2#1#1Z1#2%1#3#1#1#2Z2#1#1#2#1#1%1#1Z1#1#1#1#1#3Z1Z1#1#1#1#1#2%3Z1#1Z1#1Z3Z1Z2#1Z1#1Y1#1Z1#1#1%1Z1Z1Z1%1#1Z1#1#1#1#1Z1#1#1#3#1Z1Z1#1#2Z1%1#3#2#1#1#3#2
%1#1#1#1#1#1Z1#1#1#1#1#1#2#2#1Z1Z1Z1#2%1Z1Z2#2#2#1Z2#1%1#1#1#2Z1#1Z3#1Z2#1Z1Z1#1Z1#1Z1Z1Z1Z1Z1#2Z1#3Z1#1#1Z2#1Z1Z2#1#2#1%3Z3Z1#1#1#1Z1#1Z2Z1#6#1Z1#1Z2
Z2Z1Z1#1Z2#1#1Z3#1#1#2#2Z1#1Z1Z1#1#1Y1Z1Z1Z1Z1Z2Z1#1Z1#2Z2#2#1#4Z2Z1Z1%1Z1Z1%1#1Z2Z1Z2#2Z1Z1#1Z2#1#1Z2Z1#1#1Y1#1#1Y3Z2Z1#1#4#1Z4Y2#2#3Z1Z1Z1#1#2#1#3#1
#4&1#2#1#2Z1#2Y1Z1#1#1#1#1Z1Z1Y1#1#1Z1#1#2Z1Z1Z2Z1#1#2Z1#2#1%1Z1Z3Y1#1Z1Z1Z1Y1#1Z2#2#1Z1Z1#1%1#1#1Z2#1Z2#1#1Z1#1#1%3#1#1Z1Z2Z1#2#2Z2#1#1#2Z1Y1Z1#1Z1Z1
Z4#1Z1Z1Z2#1Z2Y2Z2#3Z1Z2Z1Z1#1Z1Z1Z1Z2X1Z3Z2Z2#2#2#1Z2Z1#3Z1#1#2Y2Z4Z1Z3#1Z1Z1#2Z1Y1#1Z1#1Z2#1Z2Z1Z1Z1#1#3Z1Z4#1#1Z1#1Z1%1Z2#1#1#2#1#3Z2#1#7#1Z1#1Z1Z1
Z1%1#1Z3#1%1#2Z1#2Z1#5Z1#1#1%1#1#1Z3Z1Z1Z2#1#1#1%3Z1#1Z1#1#4Y2#1Z1Z1Z1#1Z1Z2#1#3Z1#1%1#2Z1#1Z1#1#2Z1%1#2#1#1Z1#2#1Z1#3#3Y1#1#1Z2Z1Z1#1#1#1%2Z1#1#1Z1%1
#1#1#1Z1%3Z1Z1Y1#1#1Z1#1Z1#1#4Y1Z1Z1#1#1Z1Z1Z1Z3#1Z1Z1Z1#1#1#2#1Z1Y1#2Z1Z1Z1Y1#1#2Z1#2#1#1#1#1#1Z1#1#2Z4#1#1#1#2Z2#1Z1#1#1Z3Y1Z1Z1#1#1#2#1#1#1Z1%1#2#1
Z1Z1Z1%1Z1Z2#2Z1Z3Z1#1%1Z1Z1#1Z1Z2Z1Z1#1Z1#1#1#1#1Z2%3Z1#1#1%1#1#1Z1#3#1#1#2Z1Z2#4Z2#1%1Z1Z1%3#1#1#1Z1#1%1#2#2#1%1Z2#2Z1Z1Z1#2#1#1#1#2#1Z2#1%3#2%1Z1Z4
#1Z2Z1#2Y4Z1#1#1Z1#1Z2Z1Z1#1Z2#1#1%1Z1#2#1Z1#1Z1#1#1%1#1#2#1Z1#1%2Z1Z1#1#2#1#2#2Y1#1%2#2#3Z1#1#1Z1#2Z1Z2#3#1#2Z2#1Z1Z3Z1Y1#1#2Z1#1Z1#1Z1#1#2#1#1Z1Z3%1
%1#1#3#2#1Z1Z2#1#1Z3Z1Z1Z2#1#2Z1#1Z1Z1#1Z1#1#1Z2Z1#1#1#1#1Z1%2Z1#3#1#1%1#2Z1#1#2Z2%1#1#2#1#2Z2#2#1#1#1Z1#1#2#1#1#1#1#1#1#2#1Z2Z1#2%1#1Z1#1Z1#2%2%2#1#1
#1#1Z1#2#2#1Z1Z1%1#2#1#1#1#2#1#2Z1#1#2Z1Z1#1#1#1Z1#2Z1Z1Z1Z2Z1#1#4Z1#1Z1#1%1Z2Z1Z2#1#4Z1#1%1Z2Z1#1#2Z1Z1#1#1Z1Z1Z1#1Z1#1Z1Z1#1%2Y1#1%1Z2#1#1#2%4Z1#1Z1
Y1Z1#1#1#1#2Y1Z1#1#1Z1#1#1#2Z1#1Z1Z1#2Z2Z2Z1#1Z1#1Z1#1#1Z1Z1#3#2#5#1#1#2#1Z1Z2#1Z1#1#2#2%1#1#1#1#2Z1Z1Z1Z1Z1Z1#1#1#1Z1#1#2#1Z2Z1#1Z1Z2Z1#1Y1#1#1#1%1%1
Z1Z2Z2Z1#2#1#1Z1#2Z1#1Z1#1#1Z2Z2#1Z1%2Z1Z1Z1Z1#1#1Z1Z2Z1Z1Z1Z1#2#1#4#4Z3%3#2#3Z1#2%1#1Z1Z1#1Y1Y1Z1#2#1Z2#1%1Z1Z1%1#2Z1#1Z1Z2Z1Z1#1Z2#1#3#1%2#1#1Z2#1Z1
%1Z3#1#1#3Z1Z1#1Z1Z1#1Y3Z1Z1Z1#1Z1%1#2Z2Z1#1Y1Z1%1#1#1Z1%1#1#1%1Z1#1#1#1#2Z2Z1Z2#1Z4Z2Z1#2Z1Z1#1Z1Z1#3#2Z5Z1Z1#2#3Z2Z2#1Z1#1#2Z3#1Y8#r#l#4#aZ2#1Z1#3#3
#2#a#f#3#7#h#2#9#4#5#g#3#5Zl#7#4#3#8#n#cZ1#e#2Z4#c#d#6Z1#1#7#5#j#4ZfZ3#c#1#4#2#4Z9#4#d#a#jZ1Z3#g#fZg#2#a#s#4#x#3ZnZ8#2#aZ1#4Z4Z6ZfZe#3#r#1#5#9Ze#2#2Zk
Z8#cZa#8Z8Z5Z3Z3#fZ1Z3#b#bZf#bZ7#3Z4#d#2#2#e#2Z5Z2Z2Z3Z6#4#1Z1#9#6#t#3#4Z7#mZ8Z8#1Zj#10#c#4#3#9#8Z7#2#4ZcZm#4Z5Z2#5Z6Z1Z2Z4#s#9Z3Z3#4Zb#7#2#3Z4Z4#1#1Z
d# k:often 1#1#2#3Z1#1#1#2Y2Z2Z1Z1Z2Z1#1Z1Z1#2Z1#2#2ZaZ1Z2#4%2#1#4#3%1%1%6#8#3#1#6#5Z1#4#2%9#e%mZeZ4#d#s&u%2d#c#1n%5o#1m# k:person 4#3Z1#1Z1#5#1Z3X2#1
Y1Y1Z1#1Z1#1#1Y1Z1#1X1Y1Z1Z1#2Y3Y1#1#1Z1#1#1#1X2%1Z1Z2Z1%1%1#1Y7Y1Y1Y1#1#2%5Y2Z5%4Z1Z2Z1#1Z1#3#1Y9Yd#1&2#1#2%2&2#1%6X6#2#1Z1#7#5#1#1#f%5#3#2#4#d#7#j#5
#c(1%1#1#2#2#4#5%c#7#1#2#4%9#1%1i%9#3%x%m#a#x#f#i#4#t%8Z4#5%1%15#h#h%9#t#19#1m%eZa(4#1b#8#t#14#58#6#2w%e#2n#1n#1n#2a#1j&1n#3k%c%68#n%aa#7a#hi%82%22l#a
g# k:result 0Z1Z1Z2Z1Y1Y1Y1X1X1#4Y1Z1X1Z1Z5Y2#1Z1Z1Z3Z1Z1#2Y1Z1Z1Z2Z1Z3Z3ZaY4Y1#1Y1Zn%4%3%9Y3#7#2Z6#1#i#3#eZk#5Zg#e#1g#3aZ5#a#2u#9#x#1a#2k#3q#u#z#12#5
i#5x#y#5n#253# k:side 0#1%3%2#1Z1%1#2%1#1#2&1Z2Z2%3Z2Z1Z1%1Z3Z8Z1#2Z5Z1Z7Z1Z3Z2#1%1#7Z1#3Z6#1#1#1%3#5Zd#7Z1&2Z4%eZ2#2#e#6#b#b%8%4%iZk#gZt#bZt#9%j#3#m#
9Z8#f#4%f#3#3#10Z9#1i#8#aZp#x#2c%2t#9#9#t#1s%q#c#i#9#w#n#f#44#3a#b%5m#7r#3ji#9g# m:admin 2Z2#2#2Z1%1Y1Y5Z1Z1X1X7#1Z4Z1Y5Y2#1#2#4Z3Z1#1Z1%4%7Z1Z7#1Zi%9
#2#5Z1#i#1%7#42%a#2i%3f#4g#23#1n#x#l%2bZ3g#j%1f#3#11#4a#4x#2n#16#25#v#72#1y%8#1z%vp#5c#49#3eo# m:advice 0#3#6#5Z4Z1Y4#1Z1Z1#1%2Z1Z2Z2Z1Z3Z2Z1Z4#2Z3#1Z
1#4#1#1#2Y2#2Z1Z1Z2#1#5&2Y2Z1#1#1#1Z1%2Y1Z2Z1Z1Z2#3#1Y1#1Y1Y1Y2Y1Z2Z2#1#1#3#1Y2#1Z3Z1Z4Z3Z1#1#1#1%1Z1%1#1#2%2Z2Z3Z1#2#1Z2Z1%2Z2#2Z1Y2%1Z2Z1#1%2Z3Y2Z1#
1%1#2Y1#2Z3#1#2#1Z2Z1#1Z6#2Z4#2Z1Z2Z1Z3Z2Z1#1#1Z7%5#1Z3Z2#3Z2Z5%4#1Z1Z4#a#2#3Z5#3Z1#1#1#7%2#7Z2#9Z2Z3#3#2Z4%8#5Z2#4#1#5#1Z1%2Z2Z2%1#2Z1#1Z2#6#1Z3%8%1#
2#5Z2#5%2Z4#4#3%2#1#5Z5%4#9#4%3Z4#4#2&1&2#5#2Za#5Z4#3#2Z7%4Z5#l#7Z1#1#6#d#c#3#6#1#1#f#4%9%3#a#5Z3#o#a#a%2#e#3#6#9#2#t#7#4#e%h%1#k%5#10#5#5#8#9#2%12%4#
h#8#4#f#8#1#c#t#1p#n%4#2h#9%11#9Z2%s#g%4%7#6#b#b#f%e#p#4#k#d#3#9Z4p%4l#e#u%6#h#12#f%r%2#g#cZ2n#h#d#10%26#1a%1m#3e#u#16#2x#e%1e#3#7b#7r#v%2p%2%10#t#18#
e#w#y#4#38%v#j#4%v#46#2l#7s#3r%bk#2x#12%9#1n#1d#ey#2m#17#kg#y9#85% m:allergy 0Z1Z2Z2Z2X2Y2Z2Z2Z1Z2Z1Z1Z1Z1Z4Z1Z1#1Z2Z1Z2#1#2Z1Z2Z1%2#5Z1#1Z1%2Z1#3#2Z1
Z1Z2Z3#9#1#1#7#1#1#8Z6#15#i#3#9#1#f#s#m#f#1#4#b#3Zb#e#4#3#4#k#4#7#e#34#1e#14#e#e#z#1p#h#1h#7g#dk#55#2c#ng#3r# m:animal 0Z1Z1Z1Y2Z1Z1Z2Z3Z1Z2Z1Y2Y2#1Z1
Y2Z1Z1Z1Z1Z1Z1X1X1X2X1X1Z1Z2X1Z1Y3Z3Z1#2Z1Z1#1X3Z2Z1X1Z1Z1Z1Z2Y1#2Z2Z1Z1Z2Y2Y2#2Z2#3#2Z1Z2Z2Z2#1Z1Y1#1Z1#1Z1Z1Y2Z1Y1Z2Z1Z1Y1Z2Z1Z2Z3Z1#3Z2#4Z1Z6Z2#2#1
Z1Z2Z7Z2Z1Z4#2Z3%5#4Z3Z1#4Z3#dZ6#5#2Z2Z8#9#4#2Z5Z2Z4Z2#1Z3#3Z5#2#1#b#8#gZ7#m%4#b#1#e%aZe#6Z1d%2Z16%2#5ZtZ2#3Z7#e#1iY8Zf#1q#c#v%b#a%7%1#1%7%3d#6#w#k#10
Zx#c#9#1n%1k%d#1e#2x#d&5c#1f#1p#4%15#6q#3y#ib#2t#2s#j7#oa#6e# m:asNeeded 7#7#g#4# m:assessmentCue 0#2#1%1#3X1X1V1#1%2#3Z2#2Z1%1Y1#1#2#1#1Y1Z1Z1%2Y2Y1Z
1&1#1#1#1Z2X1Z1(1Z4Z1%1Y2#1Z2&1Z2#1#2#2Y3Z2#1#3#1Z1Z2Y1%6#1Z2Z2Z4%1#1#7#1Z4#3Y4Z3#e%2Z3#5Z4%4%4#2#2#3Z4#3#6#6%4#5%4#4%6#7%c#g#a#3p#1u%v&h#9%1l#d#12#17
%6#p%m#2n%2h#13%1%12#s%n%3a#1y#i#i#3l#37%h&18%3i%bg#8q#6g%6e%k# m:backchannel 2%2#8#q%17% m:body cZ2#2Z6Y3Z3#2Z1X1#5X1Z1Y1#1Z4Z2Y1#1#2Z2Z3Y1Z1#4%6Z1Z1
#2Z1X1Y2Z2Z3#1#1#4Z1Z4Z1#1Z2Z1Z2#1Z2Y2Y2Z1W2Z2Z1%3Z1#1Y1%1#2Z2Z2Z1%1Z1Z3Y1Z2Z1Z3#2Z2Y1#2Y2Z1Y4Z3Z1Z1Z4Z1Z1Z1Z2Z1#1Y2Z4Z5Z1Z1Y1#1#3#4#1#3Y2Z1Z1Z1%1%2#1
#3#2#2#1Z1Z1Z2Z3Z1Z1Z2Z2Z2Z2%2#2#8Z3Z1Z1Z5#2#2%5Z1#2Z1#1Z1#1%1#2#1Y1Z2#3Z2Z1Z3Z1Z1X1#3Z2#1#2#1#1Z7Z3#1#2Z2Z2Z3%2Z3Z3#1#6#7#4#3#1Z1#2#2#1#1#3%6#4#1#1#2
Y2#6%4Z3#3#2Z4#2Z1Z6%3X4#5#2Z2%4Z1#7Z2%3Z5#3#2Z2#3Z4#4Z4#4#5#6Z7#1#4#1Z3#2#8#g#2%4#4#2#1#5#1#1Z2#1Y1#1%1Z5#5#3Z1#1Y1#4%5#6Z2Z1Z4#2#7Z6#2Z4%1#1%2Z2#2#1
Z2#4#2#4#6#5Y1Y2#3Y5#5Y4Z3#6#8#1Z3#5%9Y1#1#3#6Z5Z5Z1#7#2#2#3#4Z3#1Z4#4Z4#6Z1#2Z4Z2#3#2#4#c#3#5Z2#9#4Z3#3#7Z6Za%g#aZ6#1#6#4Z1%a#5#2#2#1#2#1Z1#1#g#1#4#6
#6#1#4#2Zb#1#1#1#4#8Z6#1Z5#7#2%2%2%4#2#1#2Z7#1#2%5#7Z3#1#2YtZ1#1#c%b#f#aZ2#5#1Y2#2#a#d#3%d#2#1#1#3#2#m#4#1#3Z2#3#c&6#3#3#7#5#4#7Z6#jZ6%a#1Z1#a#4#3#d#3
Y4Y3Z1#8Zi#3#5%5ZbZ2%1#9Z5Z1Z7Z3Z7#a#3#3#c%7(3#aZ7#b#4Z2#7#7#7#a#a#5#4#1#3%3#4#3%k#1#7#9#2#3Z1#4#4#5#n#6%1#7#f%b#a#8#cZ4Z3#5#8#2%4#f%g#5%9#8Z1#4Z1#7Zc
#e#6Z4#fZk#8%5#2Z4#e#7#4#hZ4Zd#1a%10#b#3#dZ2ZzZ3#cZn#1#4#a#o#7#7Z9#9#wZb#a#m#2#4#h#3#15#6%1#2%p#1d%8%k#3#9#i#8#rZ4Z1y#o%6#7%c#8#4#4#n#8#4#p#2#1yZ6Za%q
#1#1h#7#c%hZ1#1#e#1#8#1h#y#2#5#1Z8#dZ12#l#j#h%w#z#p#c#r#2t#w#3%1a#1v#9#1%z#5e#l%k%2o#44#5#8#c#35%7#17Zv#23#z%33#g#1x#w%w#y#19#2d%x#1k#9Z5#f%7d#6g%3b%7
b#59#b#ir%21Z4q#p#63#6f%6#6v#f#39#21#26#3y# m:child 2#3Z1Z1Y1Z1Z2#1#1#1#1#1Z1#2#2Z1Z2Z1#1Z1#4Z2Y4%1Z1%1Z2#3Z1#1#1X2Z4#1Y1%3#1#4#2Z5#1#1%k#4#20Z6%t#9#a
d#h&117# m:closing 0#2#2#3#9#5#b#i%3# m:condition 2%1#1#1#1Z2Z2#2%4%1%1#2Z1#3#5Z1#1#1#3Z4%3%3#5%1#1Z1#2%1%1#4ZbZ4Z5#2%m#2%c#6&7%1#5#4#b#6#l#9#l%12#8#2
#rZ3#v%8#y#1i%9#5%1a%1f#2#l#4%4w#2#28%2l#e#m#2g#x9#2% m:contact 1#1#1#2#2Z4#1Y1Z1%1#1Y2#1#1#2%1#1Y1%1#2#1#1#1#1#2#2#2%4#2Z1#1%1Z1%1#3%2%1#1#1Z3Z1#2#1#
3#1#1%2Z1%1#1#4Z2(5%3#2Zh#8#aZ4#1Zd#1Z7#2Z7#7#4#1#8Y9YcZ7#6#2#1#c#2#a#1%1#7Zc%3#8#2#9#6#3#1#2#9#1#q#lZ6#h#3#1#5%9%4#7#j#x#1#t%16#2w#pZ1z#1h#1c#q#5#27#
6#i#1p#3#1a#34#5p#8e#1b#2q#4#v7#1bn#9e# m:continue 0Z1Z1Z1Z6#1Z3Z1Z1#1Z2Z3Z2#3#4#1Z2Z1#3#3#6#2&6Z7Z2Zp#3#4%d%x#d#2n#s#7e#73#3l#1h#bj#fx# m:copula 0Z1Z
2Z2Z1Z1Z1Z1Z2Z2Z4Z3Z1Z1Z1Z1Z2Z1Z2Z1Z3Z1Z3Z1Y4Y1#2#2Z1Z2Z2Y1Y1#1Y1Z1Z1Y2Z1Z2Z2#2#1Z1Z1Z1Z4#1Y1Z1Z1Z2Z2Z1Z1Y3Y1Y2%2#1Z1%1Z1Z3Z1Y1#1Z2Z2Y5%1Z1#2X3#2Z1#1Z
2Z3Y4Z1Z1Z1Y2#4Z1Z1#1#2Z1Z1#1Y3#2#1Z2Z2#1Z1#3Y1Y1Z1Z3Z2Z1Y1Y1Z1#2Z1Y2#1Z1Z1#1Y1#1Z1Y2#2Z2Z1Y1Z1Y1#1#1Y1#1Z2Y2#2Z1Z1Z4Y1#1#1Y3Z2Z1Y1Z3Z1Y1#1Y1Z2Y1#1%1#
1#1Z2Z5Z2Z1Y2Z3Z1Z1#1Z2Z3Z1Y4Y1Z1Z1Z1Y1Y2Z2Z2Y1Z1#1Z1#1Z2Z2Y2Z2Z2Z6Z3#1#2#1Z1Z3#4#2Z3X1Z2#2#2Z2Z2Z2Y3Z4#1#1Z1Z2#1Z2Z2#2Z2Y1Z1#4#3#1Y1#1#2#2Z4%2%3Z1Z1Z
2Z1Z1#1#4#1Z1#2#1#2Z1Z1#1%4%4Z1Z5Z1#1#2Z1Z1#2Z1#4#2Z2#1#3Y1Z1Z1#1Y1Z1Y4Z2Z2Y2#1Z3Z1#2Z1Z2Z1Z5#2#1#a#2Z2Z6#4#1%1Z1Y3Z3#3Z1%1Y2#3Z1#3#2#3#8Z9Z1#1Z3Z1Z1#
2#1Z1Z1Y1#1#2#1Z1Z4Z2#2#1#3#1Z7Z6#1Z2#2Z1#6Z2Z1#1Z3Z2%2Z6Z2Z1Z4Z1#2%1Z7Z7#4#3Z1Z1#2#3#1#1#4Z3Z4Z4%7Z3#1Z2#2Z4%3Z1#7#7#5#1#8Z3#1#6#2#3#1#1#2Z1Za#3ZfZ5Z
kZ1Z1Z3#4#1#1Z2Z2Z4Z1#b#4Z2#2Z1#4#1#1#1Z4#2#2Z7#2#1#7#7#3Z1Z4#5&1#6Z4Z3Z4Z1Z3Z1Z4%1#5#hZ2#5Z3Z7Z1#7#2#2%1#6#1Z2ZbZ6#1Z1#1%7#1Z1#6#2#1#3Z1#1%6#4Z3Y1#3Z
dZ1#8#1Z4Z1Z9%9#5#9#3#2#3Z6#7#6%sZ5#f#b#3#2#lZ1Z1Z2#1#4%4Z4#2#6Z1Z1Z1Zq#4#3#2#4#1#a#2#1%l#6#mZ3Z2Z9#6#7Z1#2#5#5Z2#3#a%2#4%1#6%e%3#b%2%1#4#14Zb%9Z8Za#h
Za#9Z1%3#4#6#2%5Z3#8#8#k%1#e#3#gZ4#2#5#5Z7#1#3%5ZbZ4#sZ5#9#1%1#9%7#n#4#8Z5Zb#2%4#3#n#s#c#nZf#d#i#7Z5#2#1#8Z2#7%4%5Z2#v#3#p%4%5%1%3#5#c#w#x#f%i#1c%eZ6#
g#j%c#c#s#k%a#f%5#a#e#2#k#8#5%7#1#2#1wZq#g#v#1#2d#8#s#x#t%m#f#2#33Zz#2c#7#a%r#7#q%w#8#p#1m#v#9#14#s#7#9#h%c#kZb#12%31#1i#1#1n%1g#2j#q#1l%15Z41%1f%wZ11
#3j#h#f#10#2x#6#11#f#5#g#p#6a#6#8%9c#9y#k#a2#gj#g#7w#gt# m:correction 0#3%1#3#1Z3#5#1Z1#1Z1Z1Z2#2Z3#1#1#1Z4%1#1Z2Z1#1#4#4#2%5Z2#1Z2#2#1#7#4#1#2#8#4#a%
1#s#b#2#h#s#3c#4g#6w#e#55# m:course 3Z5#1#8#1Z1Z4Z1Z2Z1Z1Z1#2Y1Z1%2Z1Z2W5&1%1Z4#1Z1#1#1#5Y4Y2#1&3Y1#1Z2Z2Y2Z2Z2Z1Z1#1Z5Z1Y2Y1Z1#3#1Z1#1#1Z2Y1#1#2Z1Z1%
2Z3Z1Z2Z2Z4Y1#1Z1#1#2Z1#1%1#2Y2Z2#2Z1Z1Z1#2Z2#1%1Y2#1Z3%1Y2Z1X1#3#1Z2#1#1Z2#2Z1Z2Z1Z1%3Z2Z1#1Z1#2#2Z2#1Z2%1#1Z2Z2#2Z5#2Z1Z4#2Z4#1Z2Z3Z1Z2#2Z5#1#1Z3Z1Z
1Z1Z2Z1Z2#1Z2Y1Z1Z3Z2Z1#1Z2Z1#4#1Z1Z1#1Z2#1Y6Z5#1Z1#5#1#1%3Z4#1Z1Z2Z2Z1Z2Z1#4Y5Y3Z1Y1#2Z1Z1#2Z1%3#4#1#1Z2#1#1#5#1%1Z1Z1Z1#2Z2#1Z2#3#1#2#1#4#1#1Z4#1Z1%
2Z5Z2#4#1%1Y1Z1#2#3%1&1#cY2#1Y2#1#1Z4Z1#1Z5Z4Z4Z1#1#d#1#2Z1Z1#5%1Z1#3Z3Z1Z1#4#3Z4%7Z1#cZ2#5#1#1#3Z1Z1%2%4#1Z1#6Y1#1Z8#1#1%3Z1#2Z4Za#1#6Z2Z1#1#3Z2#2#4Z
d#1#2Z1Zd#9Z1#dZ1#4#1Z4#6#4%b#2Z6#2Z2#3%1#aZ1#8Z3%4%1Z6%2Z3Z3#a#j#c#1#2#1#2#4#9#9#5Z1#4%8#2#2#1#1Z3%2%a#4#3#1#cZa#1Z4Z5#2#2#a#2%1#8Z2#3#5%f#5Z5Z2Z6%3#
1#6#4%3#6Zd#6#2#2#2%j%4#5Z4Z7#9#a#a#1#1ZdZ2#6#2#5#3#7#2#e#m%e#2#4%3#b#f#q#3#1%g#6#5%2#a#7#c#1#i#j%c#8#6#7#7#3Z1#5#3#14#2#6#8Zi#1#i#n#3Zd#6#3#9#6#3#9#3
#e#a#8Zb#2#2#3Zb#2%4#5#4#4%z#h#h#4#5#7Z1a#1d#5#4#1m#8#n%2Zc#n#1%1i#6#t#z#6#l%s#e#5%h#10#1a#iZ5#9%o#8%14#5#2#2#5#28#4#3#5#1t#c#h%1k%7#8#2#s#f#15#7#3Z9#
b#6#3o#u%1p#9#2#6#a%57%48#6%1l#f#p#2n#u%2z#f#30#6b#1c#6y#u#5w#16#8q#e#12%98#48Zuf#62#9v#qc# m:denyPlan 0#2Z1#1Y2#1#6#6#1Z3#3#2#2#1Z3#1%4#2#5Z8#d#7#1j#
uZ3%a#f#1u%t%oh# m:device 0Z1Z1Z1Z2Z6ZcZ3Z2#3Z5#2#13w#1a0#3i# m:diagnosis 9Z4Z1#1Z5Z1Z1Z7Z2Z1#1Z2Z2Z1#1Y2Z1Z1#4Z1Y1Z1Z1#3#1Z1Y1#1Z2Z2#3#1Z1#2Z3Z1Y1Y2Z
1Z2%1Z3Z1Z1%1#1#1Y3#1Z2#1Z1Z1Z1Y2Z2#1%3Z1Y2Y1#1Z1#1#3Y1Z1%2#1%2Z1#2Z2Z1Z1Z1Z1#1Y1#4#1#1#1X2Z1Z1W2#2Y1#1Z2Z1Z1X2Z1Z1#1Z3Y2%1Z2#1Z1Z1#3Z3#1#2X1Y1%2Z2%1Z
1Y2%1#1Y1#1#1Z1Y3Z1Y3Z1Z1Z1Y3Y3#1Z1Z1%2Z1#1%1#1#1Y1Z1Y1Z1Y1Z1Z2Y2#1#4%1#1Y1Y2Z3Z1#1Z2%2#2Y1%1Y2#1Y1#1#1#1Z1#2Y1#1Z1#2Z2%1Z4Z1#2#1Y1Z1#1#1Z1#2Y1%1Y1X2Y
1Y2#4%2Z1%4Z1Y2Y1Y3Z1#1Y1#1Z2Z4#1#5Z1Y1Z1%1%1%2Z1#1Z1%1#1#1Z2Z3Z1Y2Z3#3Y1Z1#2Z1#1%2#3#1#1Z2Z5Z2Z3#2#2Z1Z1Z1Z2Z1Z4X1Y1#2%2%1Z1Z2Z2#1Y1Y4Y1#1Z1&1#1Z1&1#
1#2Y1Y4#1%1#1Z1Z1Z1Y2#1Y1Y1%2Z1Z2Z2Z1#6#1#3%1Y2#1Y1Z1#1Y1Z1#1Z1Y4Z1#1#2Z1%2Z3Z1#4Z1Y1Y2#1#2Z2Z1#1%1Z3Z2#1X2Z2&2%1Z3Y1Z2#2#1%4Z1#2#1%1#5Z1Z2Y2Z5Z3#2#1#
2#1Z1Y1#1Z2Z1Z1#2#1%1%1%1Z1#1Z1Z2Y2Z1Z1Y1Z1#5Y1#1Z1Y3Z1#1Y1#2Z1Y2%1#1#2Z1Z2Z1Z1#1#1#3&1#2%1Y2Y1%1%1Z1#1#1Z5#1Z3Z1Z2#1#3%2Z2Z3Z1Z2Z1%1#1#1#4#3Z1Z4#2#1Z
1&1Z2#1#2Z1#1#5#2Y1#1#2#1#2#1Z2#8Z2Z1%1Z1Z3Z1#2Z1Z3Z3%7#2#1%4Z4%5#2Z1&1Z5#1#1#5%1Z1Y1Z1#1#6#1Z5#2Z1#1#2Z2Z2#2#2#1#1#8#1#1#1Z2%2%1#3%1Z1#2%1Z6Z1#5#1#5#
1Z1Z5Z1%4#4Z1Z1#2Z1Z1Y1#3%2Z1Z2#7Z1%2#8Z8#1Z2Z2#1#3Y4Z1#5Z4%1%6#2Y1#3#1Y1Z1%1#2Z3#1#4Y1#1Y4Z2#1#1#1#4Z1Z1#2#4#1#1#2Z1Z2#1&2Z1%2#1#3Z7#aZ1Z2Y1#1Z9#3Z3Z
5Y5Z1&3Z2#1Z1#2#4Y1%6#3#3Z2Y1Y4#1#2Z1Z1#6%3#8%2%1Z3#2#2%5#3#6#4#1Z1Z4%1#1#1#3#7#2Z1Z1ZbZ1#1Z3Z1#5#2#2#2%2%4#1Y1#1#3#4Z2#2#6#3Z3#2%2#1Y2Z3Z6#5%3Z6Z1Z1#
2Z2#1#6#1#2#7#4%4#1Z1Z2#3#1%2#8#5#4#5Z2%3#2#1#1#e%2%4#1Z1%2#5Z1%4#2#2%1#3#2Z1#2#1%2#3#5&4Za%6#3#2#2#2%3Z1#4Z5#1#3#6#5#1Z2Z2%1%3#5#2#6#2#3#4#4Z6Z5#5#1Z
3Z1%2#1%1#4Z4Z2#1%2#4#6&1#7#2#9#1#4#e#4%dZ3#2#1#2#3#c#5#bZ1#1#4#1#1#1#1#3#3#8Z1ZfZ1#6#2Z5#f%1Zg#1%2%1#1#1Z1%4#4#3Z2%2#1#1%4Z1Za#1#b#1&1Z1Z4%b#8#7#3#1%
bZ3#2#6#7#2#5#3#2#3#9#5Z1#5%1#8#2#2Z1#3Z7%1#5%5#9#1%b%2Z1#4#1#3#aZ8#7Y2#1%5#2#4#6Z6#4Z1#3#2#4#1#1#3#g#2#8%2%7Z3%4%5#2#4#7#iZe#1Z1Z2#7Z3#3#3%2#3Z5#b#2#
1#4#7#8%2Y9Z1#2%1#8#1%3#7%2#6Z2#1#2#1Zc#m%6#3Z3#1%2#1Z4%1Z8#i#3#3#2Z3#hZ5#2%2Z5#1#4%1%2%2Z5#2#1#3#3#5#c#9%3#8%2Z1%2#3#3#2#2#8#4#1#2#b#1#1#7#4Z1%6#cZ3Y
c%2#7#1Z1%3Z5#7#5#4Zc#1#5Z3Z6Z2&4#1Z5#2Z1#4#6#2#1#c#f#9#2%3#5%bZ7#6#1#3#bZo#6#c#1#9#4%8%1%3Z7%2#3#6#6#4%7#3#d&lZ1#1#1#4Z1#1Zj#4%q#6#2%6#1%9#5%f%4#9#9#
5Z2#8#3#7#3#f#1Z2#1Ya#2#3%4#2#1#j#j%8Z1#i#8Z4%1#8Z1Z3Y8Z3%3%2#1Z6#d#7%1%c#1#1#8#4#8%3%1Z7#6#3#1%1#a%9&b%6Z2#i#2#5#e#3%9Z4#1#8#2%g#i%g#8%d#o%d#d#1#2Zj#
7Z8Z8#3#5Zh#2Z3#18#5#2Zf#a#i#k#x#4#4Z2#3#3#7#e#9#2#c%c#6%2Z5%7#3#5Z8#4#8#gZ3#c#17#4#14%c%h%d%m#1%sZr#1e%1#13#n#9#q#m%9#7%a%h#9#d%17%3#7#2#xZ1Yr#2Z4Z4%
16#k#15#q#g#f#2#l#19Zp%7%6Z6#d#a#i%f%1gZ16#1y#1c#e#k#5Z7%l%1#2#8#3Z1%7#f#cZ3Z2#jZ6Zi#3#3#18#2#s#k#4#2y%v#q#2h#30#20#n#k#1#5%1b#7Zg#25#j#2#6#4#q%5#2#6%
a#1h#m#1c#1t#5#s#9#1r#1g#u#1g#14#1#3j#j#2w#1w#o#i#2t#h#2#6#h%6#y#a#1#a#4h#o#1%10#1l#n#1d#a%15#9#s#5#9#5#5#e#y#r#4e#b#f#u#n#3a#l#s#h#5#1kZ9#x#s#7#1f#13
#z# m:diet 1#2#1#6Y1#1#2Z1#1Z1Z1Y1Y2#2#1X2%2%1Z1Z1#2Z1Z1X1%1#2#1#4Y1Y1#4#1Z1#1Z1Z2Z3Y1Z4Y2Z3#1#1#2#1#1%1Z1Z1Y1#2#3Z2#3Z2#2#1#1#1Z1%4Z3#4#2Z7%2#6#3%5&3
#f#3#6#a#5#7Zk#b#h#h#1#1e#4#2#8#u#8#3#1h%4#b#f#6#2#aZh#b#l#8#7%1h&1r%q#16#9#1%18#30%9#c%d#4#3#1#h#36#52#1n#4&5x#77#1o#5w#u#3c%14%t%4t#1b#z#1qYdj#3p#6n
#2%ly#as#p9# m:doseForm 2Y1#5Z3#1Z2Z1#1Z1Z1Z1Z1Z1Z1Z2#1%3Z3#1Z1#3Z1Z1Z1Y1#1#1Z2Z3Z2Z4Z1Z2Z1Z1#1#1Z4#1Z6#1#2#1Z1Z2Z1Z3#4Z2Y1Z1#3Z2#5Z1#7#8#3Z4#2#3Y2Z5#
7Z3#4#5#5#4#1%6#3%8#4#3%c%m#4#1#4#3#6#k#f%h#12#17#1p#a#e#q#6#2#5r#q#22#2i#1u#29#20#1p#c#w#7a#ie#y#c%2n#1y9% m:drugClass 9#4Z1Z2Z2Ya#1#1#2Y1#1%1#1#2X2Z
3#1Z1%4Z1%5#1#1#1#1Z3Y2Z5#1Z1Z1#1Z2#3Z5#3#1X1%1#2Y1#1#1Z2#2Z3&2#2#1Y1Z1Z1#1Y1Y2Z2Z1%1Z3Z1Z1Y1%1#1#2Z2%1#1#6#1#2Z1#1Z2Y1Z4&1Z1Z2Y1Z2Z1Z2#1Z1Z2#2Z1Y2Y2#
1#1#2Z1#4%1%2Z1#1#1Z2#1#1#2Z3Z1%1#3%1#1#5Z2Z1Z1#4#1Z1#1#2#1%1#1%1%1Z2#1#1Z1#4#1%1%2Z2#1#1#1#6%2Y1#2#1#1#1Z1Z2#3Y5Z3#2#gZ3#9Y3Zb#1Z1Z3Z1#1Z2#6#1#1#6#1Y
2%1#3Z1Z3#5#2%1#2Z8#7#6#1#1Z7Z3#hY1Z1Z6#5#3%j#3#2#3#1#1Z1%2Z4#h%3Z4%1#3#4#bYb#9%2#1%5#aZ2#3#3#1%4Z2%c#7Z1Z3#1#2#7Z1#e%6#4#2#1#2#8ZgZ5Zi#2#3#iZ2Z2#2Z2#
1Z1#4%1Zt#3#2#8#6#5#2#7#1#11#6#8%4#b#5#b#2#h#1#6#b#9#1Z3#4#9#5#b#c#7#5#2#4#l#2#5#u#2#4#4Zg#4#1#2#2#k#f#4Zm#1#g#k#f#5#a%1#2#1#1#5#3%1%1#6#f#h#3#j#2#1#7
#y%4#g%bZ2#i#3#7#b#1#2l%d%4#7#e#5#6#s#7#uZ4#2#6Z9#5%u#7#h#p#1r#7%2#g#2w#7%4#3#18%c#3#1#9#5#4#3#4#q#b#x#2j%2#y#7#2s#12#a#d#b#11#1a#b#19#5#b#vZ4#2%j#z#1
b%2%5#d#11#1d#g#3#1#1#1#a#3Z1#f#1#s#4x#8#3#k#21#1q#25#1x#1h#5#2q#1c#j%d#bl%7w%38#7v#72#15#2e#6#va#57#66#at#7b#61#aq# m:event 5Z1#1#2#3Z1#1Z1Z4Y1#2Z1#1
Z1Z1#1#1#3Z4X4Z1Z1Y1Z1#2Y3Y1Z1Z1Z1Z1Z1Z1Z1#1Y2Z3Z3Z1#1Z1#3#2Y2#2Z1#4#1#1Z3Z2Z1Z5%1Z2Z1Z1Z2Z2#3Z1%2Z1Z1#3#2Z4#1%4#2%5Z2#1Y2Y6Z1#1Z3Z4Z1%1%2Z1Z6#1#1#3#4
#3Z9#1#4#lZ5#d#q#b#6#bZiZb#uZ5#k#lZd#3#3h#y#33#38%17#8#nZ1c#2p#i#1t%3m#2h#hr%5r#20#3m#25#e3# m:examCue 0Z1Z2Z1Z1Z1X1Z1Z1X1#4Z2Z2Z1Y1#1#2Z1Y1Z1Z1#1Z1Z1
Y2%1%2Z3Z1Z1Z2#1Z1#1#1X2Z2Z1#2#2Z1Z1Z3Z1Z2Z1Z1Z1Zh#f#4#8#3#8Z1%a#dZh#n#9#4Za%u#6ZkZe#1k#1h#23%11#25#o#bb#mz#3a#1t#gr# m:examStart 1Z3#2Y1Z2Z1%1%1Y1Z1%
1Y2#1#1#1#3Z1%3Z1Z4%6%b#1#3#2#7#2#s#b#6#9#e%8%9#1#2#4#1g#2p#1#29#u%3%3d#p#6v#3h#6c%4h#4b8# m:filler 1Z1%1Z2Y1Y3Z1#1#1#1#3#1#3#1#b#5#aZ16#xa#l# m:findi
ng 0#3#2#4Z1#2Z1Z5#2#1#2#1#3Z2#1Y1Y1%2Y1X2Z1#1Y2Y1Z1Z2#1Y2#1#1Y1Z2Z1#2Z1Z1Y1#2#1#3Z1#1#1Z1Y1%1Y1Z1Z1Z1#1Y1Z1#1Z1#1#1Z1#3%1Z1Y1Z1Z1%1%1Z1Z1Z1Z1Z1Z1Z1Y1
Y2X1%1Z2Z1Z2%1#1%1Y2Z1Y1Y1%3Y1%3Y1Y4Z3Y2Z1%1#1Z2#3Z1Y1Y4Z2Z2Y1Z3Z1#2Y1Z1Z1#1Z1#1Z1Z1Y2Z1%3#1Z1Z1%2Y1Z1Z1X1Z1#1Y1%2Z1Z1%1#1Z1#1#3%1Y1Z3Y1%1Z3Z1%1Z1#1#2
Z1Z3Z1#1Z1&1#1#2#1#5#1Z1Z1Z2Y1Y2#4Z1Z2Y7Y2%2Z2Y1Z2Z1#2X4Z5Z4Z1#1Z1Z1Z2#1Z1Z1#1Z1#1Z6Z2#1Z3#1#3#1#1#1Z2Z3Z2#2#1#1#2#1%2%1#3#4#2%1#1Z5#3#5#1#3#2#4Z1Y1Ze
%1Z1#1#3#2Z1#1#2&1#1#4#1Z1#2Z1Z2#2Z3Y3%1#1#4#1#2%1)2%1#3#1Z2#1Z2#2#2Z1%1Z1#1#1Z1#1Z1#1#5Z7#2Z4Z1%1Z6#4%1%3#2#4Y4#2#2#1#5Z8%2#1#4#1#4#aZ2#3#1#5Z2%2#2#2
Z4#1#1#3%4#1&4Z1%1#4#3#2Z1Z2Z5#2#1Z9Y2%5#1Z2#1%1#2#3Z3#4Z6%5Z1Z3#1Z1Z1#7#2#1Z5Z2#3#4#1Z2#3#9Z1#5Z2&8ZbZ3%5#1#b#8%b#5#3#2#aZ1#1Z1#7#1#7#4#4#4#1#3%5#1#1
%6#3%1Z4#2Z4Z3%5#2Z2%gZe#8#7#9#c#5Z2#bZ1Z2#2#2Yb%1%6Z6X6%1#2Zi#5%7%4#2%4%3%1#7#3#6%d#6%1#1&1%2#5#e#5%8#3#11Z3%3Z2#1#j%6#1#g&2#6#h%7&1%2#3#2#6#4#2#1#7#
5#8Z2#8#1#8#f%j#4#4#4#3#3Y6#g%1#3#1#1#2%4#2%7%a#fZ3#1%5#1Z5Y7Z1#4#3#3#1#1Z2#p#1#9Z4#3#5#1#4#4#b#1#2#1#6#2#1Zm#9Z4#e%1%a#2#1#7#e#6#1%2#7Z2Z8#3#6#1#8#h#
3#1#2%4#1#2#2#b#4#1#5#1#9%1#6#e%4Zc#6#3Y1#f#d#4#9#3#1#4#4Zd#c#8#6%1Z1Y9Z4%4#8#i%7#1%5#r%j#c#1b%6#c#h#5#2#b#g#5#n%c#8Z4%g#3%jZ1#1#4%o#y#b#a#2#2%3#4#b#7
%e#9Z6#3#3%9Zk#4%a#2#2%2#6%1#1#b%5#2#8#2#g%3#y&2#2#2#f%1#3#3#1#4Zj#kZ2#9Z1&3#m#k#n#g#1#4%3#9#8%a#5#2%8#4#1#1Z3#9%7#2%5#7Ze#h%3#t#3#1#4#v%5#w%4#7#y%c%1
#1%o%2#5#7%d#1#4#y#9%e#10#4#2%1#5%2#5#e#y#9%l%c#5#3%9#d%4#14%h#9#b#k#l#4#2%h%6#3%1Yc#2#6#r#t#1#f#2#1%w%1b#o%1%i#i#i#2#i%2oZ9%2g#1y#1k#e#39#22#3#o#2#2x
#k%3n#6%i#8#h#fZ3u#6#e#22#1g%3r#e#2#s#j#kZa#2k#c#16%v#x#2w%59#z#13#6j#uZ1q#bZ1m#1s#bl#3a#3f#a#2y#74#3u#23#j#21#2w%56#a#k#1b#c#d#w#1o#h#6#3p#2e#1# m:fi
rstPerson 3#1Z2Z2Z2#4Z1Z1%3#1Z2Z1Z1Z1#1Z1Z1Z5Z3Z3%1Z6#1Z1Z1#1#2Z1%3Z1Z1#2Z3Z1#2Z1#1#1%1#2%1Z1#2%2#3#6%4#4#5#5#3#5%f#3#3#4#1#f#n#7#e#3#b#1g#n#1#k#2#1g#
1k%x#1#2k%16#3s#1m#7f#37%1y#hn%c6#k8#h1#2ia#ch# m:fluid 2Z1#1#1#4Z1#1#2Z2%2Y1#2Z1#4%2#2&1#1#2#1#3Z5Z1%5#3#1Z1#2#2#2Z6%6%2#3Y2#cZ3#7#4#d#2#2#d#2o#22#12
#8%1z%5h#5l#v%9p%36#2hZcf# m:followUp 1#2#1Z3%1Y1&1Y1Y1%2Z3Z1#1#4Z1Z2Z1Z2Z1Z2Z1#1Z1#2%4#1Z5Z2Z1#1Z1#1Y2#1#3Z1#2Z4Z1Z4#1#6Z1#1#3#7#1#7#3#2#4Z1#7#4Z2#1Z
3#jZ9Z8#5%e%2#7%3#7%2Z8%l#6%kZ7#dZjZd#2#2#7%4Zk%1&9%2Ya#1e%7%4%7#3#i%5%23%gZ5#j%5#5%kYm#18#1d#z#g#2v#z#7#l#6#32#2i%1hY3p#q#2y#2a#34#19%21%i%4a%1kl# m:
frequency 0#2Y9Z3#7Z2%2Y1%4Z3#1Z1Z5%1Z1%4#3#1Z1#2#2Y1Z2#1#cZ2%l#t#g#d#9#8Za%2#c#7#6#f#1#4#e#t#1g#9#6#k#12#7#r#f#17%e#1x#24#2n#1b#6#1u#ih#e4# m:functio
n 2#1Y1Z2#1Z1#2#1Z1#1#2#1X3Z1#1#2#1Z1Z2#1X3Z5Y1Y3#3%1#2#1Z2#3Z1Z1#1#2Z1Y1Z1#2Z9Z1Z1Z1Z1Z2Z3%1%2Z1Z1Z1#3#2#2#1#6Z1Z4#7Z3Z2#1Z1#4Z3%4%2#3#c#1#dZb#3#6Zb#
2#mZ6Z4Z3Zc#7%2#1Z3#iZc#e#4#2#g%6#o#1#6Z2#1a#8#l#pZ9Z5%a#x#j#c%1d#1r#6#23#2o%23#x#1p#24#3k#1d#3r#1c#2k#47#2p#or%k%5d#3p# m:future 0#2#1#4#1Y1#1X2#1#1#
1Z4Z2%3#1#1Z1Z1#3#1#3Z1#2Y1%1#1Z1#1Y1Z1#1%3#1%2Z1%1%1#1#1Y1Z1#3X3Z1Y1#1#1#1Z1Z1&1Z2#1#1Z1%1%1#2Y2Z1#1#3Z1Z3Y2#2Z1Y1X3Z1#2Z2#1#3Z4#1#1Z2#2#1Z3%3%2Z1#6#
1Z4Z1Z1%1#3Z1Z1#1Z2%2#1#1#2#4Z3%1Z3#1Z1#1Z2%2%2#3#2#1Z2#1#6Z1#2Y1#1Z2#6Z1%2#2#2&2#1&6#5Z1#1Z2Z3%e#1#6%5#1#1#1#8#1#3#1#8%4%2#4#a%1%1%1%2%5#3#1%8#j#2#1#
2%4#6#1#i#2#8#9%5%4#2Z5%a#6#2#1Z5#2%3#5%4#g#1#e#6#2#6#8#1#9Z2%5Z3%2#3#7#c#d#b#6#6#3#3Z1#b#2#3#f#2#1#4%5#aZc%2#8#9#6#2%3#9#4%1b#6#k#n%2#n%5#2Zp%4#7#z#8
#5#5%9#4%1#v%5#3#9#w#7#n#7#3#6#1#1#e#1l%k#3%5#4#n#9#f#5#1i#k#m#17#3#l#6#1i#e%5%1u#8#14#5%3%1l#6%5%m#m#9#2#1e#b#g#e#1e#1t#4#8#y#1p#1j#z#1v#8#1#17#d#c#u
#f#1k#5%14#1wZc#2j%2m#l#4rZ6x#1t#1#5j#3q%24#3z#ht#18#9m#m2%ok#4k#x#b4#ee#9l# m:given 5#2#1#1Z2#2Z1Z1#1%1#1#2#1Z1Z2Z3#1#1#2#2Y1#1%1#1Z4%2Z3Z2#1Y1#2#1#1
%1#1Z2Z2Y5#2&1Z3Z1Y1#1Z4Z1Z1Z2Z1#4Z1&1#1&2Z1(1#1#1Z1Z1Y1Z3Z3Z2Z2Z2Z3Z3Z2&3Z1Z5Y1Y1%1Z5Z3&3Z9#2Z1#1Z4Z1%2#4%2Z4#3Z1Z3Ze#3#3#6#4#9Z3#4%5Z9Z7#3Z1Z1#2Z3Z6
#8#4#3Z5Z6#1#z#3#i#3%4Z4%e#q#d#7#7#3#1#5#3#e%e#5%a#7%b#1#16#6#c#d#cZn#cZ7Zf%3#t%2o#3b#x#1q%6%w%23#1p#21#1#5r#2p%z#o#v#2h#12#22#12%y#bb%2a#bp#iq#tk#dk#
4x# m:greeting 0#1#1&1#6Y3%2%2#2#3%1#1#2#1#4#1#1#2#e#1%1%3#2#5#1#2#1%7# m:hypothetical 0#3%5X1#1Y3#1Y1Y3X1Y2#1Z1%1Y1Y1%1Y1#2%2Z2%2#1Z2%3#2Z3Z1Z1Z1%1Z1
#1#1#2%3Z1Z4Z1Z1Y1#4%1#2&1%1#6Y1#3%1Z1#3#3#2#1%1Z1Y5Z1%6#5%1Z2Z2#4#3%u%2#fZk#9%7#2%a#1#f#r%j%q#3#4%v%2%13#1#y%18#7#c#e#10%n#sZp#dZ4%o%k%5q%1g#4s#2y%v#
w#1#57#1b#2b#2j#4x#2a#20#6m#4n%5e#1p6# m:identifier 2#2#b#2#a# m:imaging 0Z1Y1X2Z1Z1Y1Z1U1Y2Z1W1Y1X1Y1X1Z1Y1V1Z1X1X2Z1Y1Y1Z1Y1Z2Y1#1Y2Y1Y1X1Z1Y1Z1Z1X1
Y1Y1#1Y1Z1X1Z1Z1Z2Y1#3Z4Z2Y2Y1Z1Z3%1Z1#1Z1Z1Z2Z4#2Z1Z1Z1Z1YaZ5#4%5#1#3Z1Z2Y2#2ZaZ8Z3#1Z6Z3Z4#8%aZ7#4%4%1#2#a%bZ3Z1#4#4#z#q%v#h%g%19#q#5%cZ1r#7#jZ16Z8#
8#6#x%2a#b#48#1r#1o%2%y%3d%1f#a%z#33#3j#e#t#12#s#1b#2h#e#f2#t#1l#2x#j#n%5xZ1k#6k#y#8e#45#5a#i#1y#ev#he# m:joiner 12Z9ZdZ2Z8Z6Z2Z1Z1#6#1Z1Z1Z6#1#8Z4#3Z
2Z2Z1Z2Z2#3Z2#8Z1Z1#6Y1Z5Z4Z4#2Z8Z4Z1Z2Z2Z1#4ZdZ1Z1Z1Z1Z1Z3%1#5Z1Z1#1Z1#1#4#3#2Z1Z2Z1#4#2Z1Z2Z1#1#1#3Z2Z5Z1#4Z1Z1Z3Z2Z3#6Z3Z1Z1Z1Z2Z1#1Z1Z1Z1Z1#1Y1Z2Z
2%2Y3#3#1Z1#1Y1Z1Z1Z2#2#1#3Z2Z1#2Z2Z3Z1Z1Z1Z1#1#1X3Y2Z2#1Z2Z1Z1#1Z1#3Z2Z2Z2%1%2#1Z1Z3#1Y1Z1Z1Y1Z2#1#1#1Z1#2Y2Z1#1Z3#1Z1X2#1#1Z5Z1Z2#2#1Z1Z1%2Z1#2Z1#2Z
1%2Z1Z1Z3Z3Z4#5#1Z1#1Z1Y1Z3#3Y3#2Z1#2Z1Z1#2#2%1#1Z1#1#3Z1X3Z1Z1Y1Z2Z1Y1Z1Z2Z1Z1Z2Z3Z1#2#1Z2#1Z1Z1#1Z1Z1#3Z1#1#4#1Z4Z3#2#1Z2#1#1#1Z1#3#1%1Z3Y3#3Z2Y1#1Y
1Z2Z1Z1Y2Z3Z1Z1&2Z1Z1#4Z2Z1#2#1#5#1Z2#1Z1#5Z1#1Z1#1Z1Z2Z1%2#1Z1#2Z1%2Z4X1Y2Y1Z1Z2%1#1#1Z3Z1#1Y1%2Y4Y1Z1Z2#1%1Z1X1Z3Z1Z1#1X2Y2Z1Y1Z1Y2#1Z1#1Y2Z1Z4#1Z1Z
1Z2Z2%1Y2Z1#1Z1Z3Z4#1#3#1#2Y1Z1Y1Z1Y1Z1Z1#1#1Z4%1#1Z2Z1Z2Z1Z1#2#1#1#2#1#1%1Z3Z4Z1Z1Z1Z3Z2#3#1Z1Z1Z2Y1Z2#1#1Y1#1Z1#2#1Z2X4Z3Y1Z2#1Z1Z1Z1Z1Z3#1#3#1#1Z4Z
1#2#2Z1Z2#1Z4Y1%2#2#2Z2#1#1%2%1Z2%2Z2#1Z1Z1#2Z3Z2Z1#1#1Z1Z3#1#1Z1Z1Z2#1#1Z1#1#1Z2#2Y1Z3Z1#4%2Z2#1Z1#1#1Y1%1#1#4Z4Z2Z3#1Z1Z2Y2#2#1Y3%1#1Z1Z1%2%1Z1Y1Z1Z
3Y2%1Y1#2#2Z2Z1Z1Z1Z1Z1#4#1Z2Z1#1#2Z1#1#1#1Z1%1Z4Z1#2Z1#1Z1Z1%2#3Z2Z1Z3#1Z1#2#1#1#2#4#2%2Y3Z1#2Z4#1Z1Z1Z1Z1Y3Z1%1&1Z1Z2#1Z1#1Z8Z3Z1%1Y2#1Y1#1%1#1#1#2Z
2Z2#1Z1#1Z2Y1Z2Z1#4Z1Y1Z1Z3#1Z3Z1%1Z2Z1Z2Z1%1#1Z1Z2Z1Z1Z1Z3Z1Z1#1#3Y1Y1Z1X1Z2Z1Y3Z2#1Y1#2#2%3#3Y2#1%2#1#2Z1#2Z3%1#1#1Y1#2Z1#1Z1Z1Z1#2Z1#1Z2#1#1Z1Z1Y1Z
2Z1Z5Z1#2#1&1Z1Z1Z1#1Z2Z1Z1#1#1Y1Z1Z4Z2%2#2Y2#2#1%2Z2Y1Y1Z4Z1#1Z2#3#1Y1#2#2#1Z3%2#1%1Z1#2Y2Y2Z3#1%1#1#1%2#1%3#2#2#1#1Z1#1#1#1#1Z1Z2Z1#1#1#2#1#1#1#1Z1Z
1Z1Z1X1Y1#1Z2Z4Z1Z1Z1#3X1#2Z1#2Z3Z3#1Z1Z1#3Y1Z3Z2Y1Z2%2#1#1#1#2#4W1#3#3Z1Z1Z1Z3Y1#1Z1Z1#1#3#2&1Z2Z1Y2Y2Z1Z3Z1Y1Z1Z2Z1Y1Y1Z2Z2Z1#1Y1#1Y1#1%1#2#4#1Z1#1Y
2#1#1#2Z1#1Z2#2Z1X1Z2X1Z2Z1Z1#2#2#1Z1Z1Z1#2#3%3#2Z1#6Y1#1Z1Z1Z4#1#1Z2Z2#3#3Z1#1Z1#1#3#1#2Z1#1#2Z4%2#2Z1#1Z1Z1#2Y3#2%2#1Z1#1#1Z1Y1#1Z1Z1Y1Z2#1Y1Z1Z2Z1#
1#1Z1#2Y1#1Z1#1Z2Z1Z1Z1Z2Z1Z1#4#1Z1Z1Z4#1#1%2#3Z1Y2#1#4#2%1Z1#5Z2#1#2Y1#1%1#1#1%2Z1Z1Z2#1#1Y2#2#2Z1#2Y1Y1#1#1#3%1Z1#4Z3#2#1#2#1%1#1Y1#1%1Z2#5Z2Z1#2Y1Z
2Z3#1#1%2%2%1#1Z1Y1Z1Z1Z1Z1#1#5#2#1%1%2Z4#3#1Z1#1#2%1#1Z3%1#1#1Z1%1Z2#2#1Z1Y1Z2#1#1Z2Z2Z1#1#1Y1#1#1#1Z1#1Y1#1Z1Z1#1#1Z2#1#1Y1Z3#1Z1#2X4Z1Z4Y2Y1Z1X2#1%
1Z2#1%2#1#1#1Z2#1#1Y1#1Z2Z1#4#1#1%1#1#2Z2%1Y5#2%1&1Z2#1#2Z1%1#1#1#1#1#1#4#3#2#1#2#1Y1#3Z1#2#1#1#1Z2Z2%2Z1#1#3#1Z1#2#3Z1#1#4#1#1#1Z1#1Z1Y2#2Z1Z2Z1Y1Z3Z
1Z1Z6#1Z2%6Z1#1Y2Z2Z1Z1Z1Z1Z1%1#1#3#1Y1#2#1#2Z2Y1Z1#3#2#1%1%1Z2#5Z1Z1Y1#2Z1#1Z2#1#1Z1Y2Y1#1Z1Z1Z1#4%1Z1#1#1#1#1Z2Z4Z1#2Y1Z2#2Y1#3Z2Z3Y1Z1%1Z1#5Y1Z4#6Z
3#1Z2Z1#1Z3Z1#2#2#1%2Z1Z1%1Z1%1#2Z1#1#1%1Z1#2#1Z1%1Z1Z1#3Z1#1#1Z1#1#1Z1%1#1#3#1#1#1#1%1#4#1%1Y1#1Z1Z2#1Z1#1#1Z2%3#2#2Z2%1Z2#3#1#1Z1Z2Z1#1%4Z2#1#1Z1#4Z
1#1#1#1#2Z2Z1Z1#1#1%1%8Y2Z2#1#3#1#2#1Z2Z1Z1Z1Y1#1#1Z2#1Z1Z7Z2X1Z3Z6Z1#3#1#1#1#1#2#1#3#5Z4#2%3%1Z1Z1#2#1#1Y3Z1#3#1#1%4#1#1%1#1Z1Z2#1#1Z1Y1#2#1#1#1#2%2#
3#1#4%1%2Z1Z3%2#1Y1Z1%1#1Z1#2#2#1%1#1#1X2#4#1#2#1Z1Z1Z2%1%2#1#1Z3#8Z1Z2#3#1Z1Z2#1#1#2Z1#2#1Z1#3Z1Z1Z1#2#1Z1Y2Z4Z1#1#1%2Z1Z1Y1#1#1#1Z3#2Z1#1#5Z1#1#1#2#
1#1#2#2Z1#5#1#1Z1#1#1#4#1Z2#1Y4#2#1%2#3Z2#1#3#4Z1%1%1%2Y1Y1#3X1%4#2#4Z3#1Z1#1#5#1#1%1%5Y1#1Y2#2#3#2#1#1#3#1#1%1Z2#1Z2#2#1#1Z1Z1Z2#2#2#1#1#1Z3Z3Z1#3#2X
2#1#2Y1Z2Z1#1#7Z2#1#4#1Y2%1#1%1#1Z1#1#2#1#1Y3#4Y1Z3Z1Z1Z1Z4#3#2Z2#1Z3%2#2#2Z2Z2#1#2#2Z1#2Z1#1Z1#1#3#5#1%3Z2#1Z2%2#1%1%1#1#1Z5%1#1Z1#2#1#2Z1#6Z1Z1#1Z5Z
2#4%4%3Z1#1#1Z2#2%3#1%2#1#2#2Z1%2#2%1#1#1Z7Z1#1#1#1Z1#1#1Z2Z3#2#1Z1Z4Z1#3#1%1#3Z3#3#1#1#1Z2#4#2#1#2#1#1#5X1#5#2Z2Z2#1Z1#1#1#1Z3Z1Z1#4#1Y3#4%1Z2#2#1%3Y
1%3Z3#1Z1Z1Z1#5Y1#2Z1#2#3#3Z1#2#1#1%1#1Z1#1Z6Y1#1Z2#1Y1Z4#1Y2%1Y4#1#7Z1#1#1#1Z2#1Z1#1Y2#1Z2#1Z1#1&2%1#4#2#2%1#6Y1#1%2#1#1#1#2#2%6#4Z1#2#1#2%5Z1%1#1Z2#
2#1#1%1%1#1#2Z1Z4#2Z4#1Z2#1#5#1#1Z1Z1Z3Z4#1%1%1%2%2Z2#1Z3Z1Z1Z1#3#4%1#2#1Y2#2Z1Z1#1#1Z1#1Y1#2#1#1Z2#1Z3Z2Z1Z1%4#2#1#6#1Z1Z1%5Z2#1Z5Z1#1#1Z2Z1#1#3#2#1#
1Z3#1Y1Z2Z5Z5Y2#1#1Z1Y2Z2Z2%2#2Z1Y2#5Z5#1#1%3#2Z2#3#1#2Z1Z2#2#1#2%1#1#2%3#1Z3#2Z2Z5#6#1#4Y3#3%1#2Z3Z1#3Z1#1Z1#4Z1#3#1#6&2#1#1Z2#6#3Z4Z5Y3#2#2Z1#1Z2Z1Z
1%2#2#1%1#4%1#2#1Z1#3#1#3#1Z4#4#1#2Z1#1%1#4#2Y1Z2#2#1%2Z2Z2#2#1%3Z3#1Z3Z1#2#1#1#1Z1#1Z2Y1#3%2#2#2#2&3#2#3#1X2#2#1#1Z1Z1#1#1Z1#1Z3#1%1Z2#1#3Y2#2%1#4#2Y
1Y6Z3Y1Y2Z3#7#1Z1Z2Z1%1Y3Z3#3#8#1#2Z2#5#2Z2Z1#1#1#1&2Y3%5#1#1#1Z2Z2Z1Z2Z2Z1%1Z1#1Y2#2#2#2#4#1#1Z4Z8#1#1Z1#2X2#2#1#1Z2#1Z2%5#1Z2Z2Z1#1#2Z3#1#1#1Z1#2Y6Z
2Z3#2Y5%1#3Z2#3Z4%4Z2Z3#2#1#1Z4#2#1#1#3%1#1Z1#1#1%1#1Z4#1#1#2Z5Z1#1Z1&1Z2%1%1Z1#3#1#1Z1Y1%2Z1Z1#1Z1#3Z1Z1#3Y2#2Z2Z1#1#2#1Z2Y1#1#1Z5#2Z2#2Z2#1Z1Z1Z2%2%
1#1#3#1Y1Z1Z2Z3#2Z2Z2%4%1#3Y1%2#4%1Z1#1Z1#1#1#2#4%1#2#1#1Z4Z4Z1#1#3#2Z1Y1#2Z2Z2Z7Z2Z1Z1#1Z3#2Z1#3Z1#1#3#1#1Z1Z3%2#3Z1Z2#1%7%4Z2#5Z1Z1#2#2Z2#1%2Z2#3Z2%
2#1Z2Z2#2%5Z2#2#2Z4%2#6Z1Z4Z7Z1#4Z3%3#d%3%3Z2Z7#3Z3%2#2#3#5Z4#9Z8#1#2#5#3#1%8#2Z8Z1#1Z1Z3Z4#2#3#1%8#7#4Z2#5%6#4#1&1#5%2Z1Z1#3#1#3Z2#6#a#2Z3#1#1Z4Z1Z3#
5Z4Z4#3#2Z3Z1#p#1Z1Z1Z6Z1Z2Z3Z1%2Z1Z4#3Z1#6#1#1#1Z1Z1#4Z4#1#aZaZ3Z1Z9Z2Z2&7Z2#1Z3%1#1%aZ6#2#3Z4Z7Z1&1Z2Y4%2#2#1#3#6#2Z4Z1ZaZ1#2Z4Y9#3Z5Z2#2Zi#3#7Z4#1Z
5#3Za#5#1%2Z4%1Z3#5#1Z5#3#2Z5#1#1#1#1#1Z2%2#2#1Z9%1#2#2Zd#3#1#1#2#3#8Z4Z3#4#6#6#3#1#j#1Zb%a#4#1Z1%1#5#5#3Z3#5#1Z3#1#1#1Z1Z1Z2#3#1#1#6%1Z1#1%1#1Z2#5#5#
5%3#1%4%3#2Z1Z2Z2#2Z2%2#7#2%1#2#4#4Z1%3Z8%8#6#5Z2#4#1#6%4#1Z8Z4%2#2Z4#2#1#4#7%4#3#1%3Z3Z1Z6Z3Z2#3%1Z2#5%1#2#5Z7Z3Z4#3#2Z1#5#5#5#5Ze#6#2#1#2#2Z3#2#5#3Z
1#3Y2%1#1Z4#1#2Z1#3#1#1#1#3Z1%2Z1%1Z1#3Z1#4ZeZ1#6%1#2%3#2#7Z1#1#2#3#2#n%1%9#1#3%3Z4%7Z1%7Z2Y7Z3Z1#4#2Z4#1Ze#4Zc%2Z1#6Zs#3Y7#2#5#5Z1#c#1Y3#8%g#eZ2#1ZwZ
9#8ZhZu%c#7#q#1Z2ZeYe#a#b#5#bZdZ3#5#aZ6#9#1#8#3Zy#e%4#1Zk#a#2#d#1#3#h#5#7#4#3Zc#2#6Zb#1#n#1Z7Z4#9#2#8#kZ1#4#3#5#aZ4#aZd#6#3#1&2Z1Z6#9#2#c#7ZbZfZ1Zc#2Z
1#3Zb#3Z2Z4#6#1#4Z2Zd#f#1Z1Z5#gZ5Z1#1ZeZa#1#1#1%i#7Zc#fZ9Z4#sZb#k#1Z4#1#6#1%3#9#3#11#5#a%n#9#1Z4#6#7#7Z7Z8#6%nZ5#g#a#5#6#2Z7#9#6Z1Z4#1ZjZ1#8Z7#3Zc#fZw
#3Za#2Z2#7#2Zb#xZ6ZqZ5#4#3#bZj#2Z9Z7#1ZdZ7#f#2Z5#dZf%2Z1Z3#f#3%1#3#8#5#dZfZ9Z3Z4Z5#eYbZ1#w#9#5#1#4#5#e#3#7#3#2#5Z6Z2#7#p#t#i#7#5#3#9#j#3#8Z3%2#g#2#8#a
#5#d#i#5#6#2#dZ4#aZi#s#8#3#pZ8Z2#f#5Zi#1Z6#7Z3#9#3Z9#e#jZg#5#g#fZ9#kZ4#h#12#5#9#1#7#o#1#4#5#9#e#2Z3#3#1#3Z2Zw#a#3ZmZ6Z7#4#6Z2#4#2#7#1#6Z1#8Zc#d#3Z5#2Z
1#c#1Z2Zf#2#3#6#7#13#cZd#g#3#7#2#1#1#2#9Z8#jZ3#3#2Z7#5Z1#12#1#5#2Z3Z2Z1#7Z5#1#5#g#4#1#4#8#7#o#fZg#j%b#m# m:judged 0#2%1#3#2Z1Z2#1#1#3#1%1#3Z2#1#3Z1Z3%
1Zd%9#5Zc#p#m#gZ14#j#i#b5#u#9w# m:kin 0Y1Y1Y1X1Z1Y1Z1Y1Z1X2Z1Y1Y1Z1Y1Z1Z1Z1Y1Y1Z1X1Z1Z1#1Z1Z1Z1W1Z1Y1X1X1Z2Z1X1W1Y1#2Z2#2Z3Y1Z1#2Y3Z1#2Z1Y1Y2Y1#1#3Z2Z
1#3Z5Z1#5#1Z6Z4Y7Z3Z1Z2Z3#2Z3#aZ1#6Z2#6#1Z2ZbZf#eZd#6Z15#1Y1#5#g#d#6#9#1v#22#v#qZ1yZd#7#11Z1i#2s#yZ17#5n#x#3Z8%6#5z#e#1b#1a#2z#42#9h%4n#31#8uZ55#5w#m#
7y#t6# m:left 0Y1Y m:lower 0#2#e#7#3#5#9#3#i#2#e#7#1e#2j#2s#1h#jk#e# m:measure 2Z6Z2Z1#2Z1Z1#1Y3Y2Z1Y2Z4#1#1#1Z1Z1Z1#1%1#1Y3Z1#1Z2Y5Z1#1Z2Z1#1Z1#1Z2#3
Z3#1Z1#2#2Z3%1#1Z2#2#2X4#1Z1%1Y1%1Z2%1Z2%3X1%1%1Z1Z1Z1Z1#7Y1#1Y3#1%2Z3#5Y1%1Z3#1Z3Z2Z1Z1Z2Z1#1Z2Z1#1Z3Z2Z3Z1Z5Z1%1%2Z1#1Z1Z1#2Z5Z1Z2Z5Z1%7#1Z1#4%2Z1#1
#2Z2Z2#2#6Z4#1Z3#3Z2Z3#1#3Z2Z7#1Z4Z1#2Z3Z1#2Z7#3%7Z3Z3Z3#3#gZ1#2#2Z3Z2#2#4#4#4ZeZ1#4#2Z6#6%4#5Z6#4%a#1Z2#j#b#1#2#9%b#5#d#8#3%e%b#k#bZ5#4#6#4#4%l#e#y%d
%1#2#5#bZ5#8&1#x%h#a#z#d#q#5#29#3#c#4#fZ11#4Z12#e#7#1d#8#k#d#12#1r#3a#g#1h#5#20%c#1d#29#22#2#b#s#33#d%1a#i#1o#1q#2g#n#m#5o#y#d#3t#3n#b1#ec#o0#8l# m:ne
gation 0#1#2#2#1#2Z5#1Z2#1#1#3#1#1%1Y1%1%2#1Y2%1Z1Z2#1#1#1#1#3Z1Y1Y1#1#2#1%1#1%3#2%1#1Y1#2#1Z1#2Z1%1#1Z1Z1Z2%3%3Z2Z1%1Z3#1%2Y1#2Z1Z2Z1#1%2Z1Z1Z2Z2#2#1
Z2Z2Z2%1#2Z1#3Z4#1%2Z1%1#1Z1Z1#6#1#1%2#1Z2Z1#3Z1Z1Z1Z4Z1Z2#1#4Z1#2#4#4#2#3Z1Z6#2Z6Z3Z1#8#3Z1#1#3#4#1#4%1Z5Z2#5#2#6#4#1Z1#1#5#1#1#2#2%1Z4#3Z1Z2#7#2#4#1
#3#5#5#2#1#3#4#i#2Z1#5#2Z7#1#2#1#3Zc#2#3#k#2Ze#2#4#7#2%4#1#6%7#4#1#1Z1#l#8#4#6ZbZb#7Z3#9#7#n#5#7Z7#1#5#1#7#4#2#cZa#5#2#3#6Z10#5%b#3Zq#1#e#5#3#b#7#m#1#
4Z4#1a#2#h#1#5#2#4#d#7#v#9#3Z2#1#b#6Z18#2#c#8#8#7#1#19#6#2#u%i#2#m#2#8#1b#p#2#e#5#4#m#u#a#1y#5%6#6#11#a#c#l#p#9#8&14&29#19#i#1g#g#a#d#o#2#x%2r#7#k#j#o
%2a#k#56#9#5p#1j#2o#4r#4k#gw#1ya#c5# m:no 0#3#1#3#1Z1Z7#2#1Z2Z2#2Z3#3Z1#2Z1%1#1Z2Z1#1#4#6%8Z2#3#7#4#1#2#8#17#d#h#s#3c#4g#6w#e#55# m:normal 3Z1#2#1Z3#1
#2Z1%1#3Z1&1%7Z5#6%4#7#8#3#5%1%j#6#1j#8b%hv# m:observes 0Z3Y1Z1Z1Z1W2Z3#1Y2Z1X1#1Y1Z2Z3W1#2Y2Y1Z1Z2Y1Z2Z1#3Z2Y2Y3Z2#1Y3Z1%1Z2Z1Z1#2Z2Z1#2Z1%5#1Y2#3%5&
7Z2Z1Z5#9#4#e#2Zc#1#2Z4#b#8%aZ3#o#k#c#4%d%3#2Z2#g%4%6#k#u%n%d#d#1s%1c%i%as%oq#8z#6w#xg# m:opener 12Z5Z2#2Z2ZjZ2#4#1#1Z1Z1Z1Z3Z2Z2#1Z2Z3Z2#1#1Z2#1Z2#2Y
2#1Z2#2Y1Z1Y8Z2Z2Z1#1#2#3Z1Z3Z3Z2Z1Z1Z2Z1Z2#4#2Z2#1Z1Z2#2Z2Z2Z4#2Z4#1Z1#1#3Z2Y2Z1Z3#1Z1#2#1Y1Z2Z1Z1#1#1Z1Z1Z2Z1#2%1Y1%4Z3Z2Y1Y4Z1#1Z3Z1#3Z1#1%1#2#2Z4Z
1Y1Y2#3Z1Y2Y2Z1Z1Z1Z1Z1Z2#1Z1#1Z2Z1Z2Z3Z4%1Z1Z3Z1Y1Z4Z1#1Y1#1#1%2Z2Y1Z1Z2Z2Z1#1#1#5#1Z2#1Z2%6#4Z1#1Z3Y1%1Z2Z1Z1#1#3#1#1#1Z1#1%1#1Z1#1#3Z1#3#1Z1#2Z1#1#
1Y2Z1Z2Y4Z2Z2%1#2Y1#2Z1#1Z2#1#1#3Z1Z1Z1Y3#1%1Y1Z1#1Y1Z1#1Z1Y3#1Z2Z2#2Z1#1Z5#3Z1#1#3Z2#1Y1#2#2Z3Y2#2#1%3Z1%1Z1Z1Z3Z1Y2#1Z1#1Y1Z1#1Z1Z1Z1Z2Y1Z1Z1Y1#2Z1Z
2#1Z1%2Y1Z2#1#2#1Z1#1%1#1Z1Z1#1#1#1Z1Y5Y3#3#1Z1#1%1#1#1Z1Z1#1Z3#2X1Z1#4Z1#2Z1Z1Y2#1#1Z1#2Z2#4Z1Z4Z4#1Z1Z1#1Z1Z5#1Z1%1Y1#1Y2Z2#5Z1Z2#1Z3Z3Z3#1#1#3Z2Z2#
1Y1#1Z3#1Z1Z3Z3#1Y2Z1#1#1Y1#1Z1Z3Z2Z1Y2#2%3#1#1Z1#1%4Z1Z1Z3Z2Y1#1Z3%1Y1Z1#1Z1%1#1%2#2#1Z1Z2#4%3Z1Z3#1Z1#1Z2Z2Z1#1Z1%2#1#1#1#3#3Z3Z3Z1Z1Z7Z3#2Z1Y1Z1#1Y
1Z3Z1#3Y3Z1#1#1#1Z3#1#1Z1Z2Z1Z1#2#3Z2Z2%2#1Z1#2Z1Z2#1#1Y4Z3Z1Z1#1Z1Z1#3#2#2Z1#1#2Y1#6Z3Z1Z2#1Z1Z4%1#2#2#1%2#2#1#1#1Z2#2%1Z2#3#2Z3#2Z1Z3Z1#1Z2#1#1#1Z1Z
1#1Z1Z3#2Y3Y1#2Y2#2%3#2#2Z1#4Y1#2Z1#2Z2Z4Z1#2#1Z1Z1#1%2#2#1#5#1Z1%2#1#1#1Y1%4Y1Z3#2Z2#1Y3Z1#4#1#2Z2#1#2#2#1#1Y1#1#3Y1Y2#2#4Z2#3#1%4#1Z1#2#2Z2#1#4#2%1Y
1Z1#1#1#1%1#2Z1#2#1Z1#1%2#3Z1#1Z1Z1#2Z2Z2Z4#5Z1Z2Z2#2Z1#2#3Z1Z1#1#1#1Y2Z7Z1Z2Z3Z2#3#1Z1#1#2#1#1#1#1#1Y1Z1%1#3#3Y2Z1Z3Z1#4Z3Z2#1#1Z1#3#1Z3Z3Z1#2#1#1#1Z
8%6%4#1Z2Z4%2Z2#1Z4Z3Z2Z2#2#1Z5%2#2%2#1Z1#2Z3#2%1%2#1Z1Z1Y1#2#1#2#1#1%3Y3#2#1%1Z4Z1%1Z2Z1Y3#1Z1#5Z1Z4#1#2Z1Z1YbZ1#3#4#4#3Z5#4%1#9Z2#4#4Z2#1#1Z1#1Z1Z2#
2Z1Z3Z6Z4Z1Z1Z5Y2Z6Z1Z3#3Z1Z3#2%2#1#1#1%3#1#1#2#1Y1Y2Z1Z2#1Y2#3%2Z3#1Z1#1Y2Z3Z7Z1#1Y1#4Z1Z2%1#6#3#1Z4%1#1Z1#bZ1%3#3Z2#2Z5#1Z2Y2Z1Z1Z1#1Z2Z3%1Z2Z3%2#1#
3#3Z4Z2#1#2#bZ1#5#5Z1Y1#2#3Z1Z5Z3#4%3%1#3Z1Z2#1Y1#4#5Z4#1#1#1Z5Z1#4#4%3#6#1Z4Z2#5Z3#5#1Z4Z6#1#1Z1#2#1%1%2#7#2#6Z2#1#1#5Z1#1#3Z2%1#2Z3#1#1%1Z1%1#2Z1#1Z
5#1Z1Z2%3Z1#1%1Z1#2Z3#2#3#3Z4#2#1#2#6#6Z4Z2#2%1Z1#2Z1#2Z3#2#2%1%1#1#1#4%4#1%2#3#1#2#1Z2%1Z2Y2#3#2%1#3#3%4#1#3Z1#1#1&6#1Z1#2#3#1#2Z1#4Z1Z3#2Z1Z6#2#2#3%
1Z1#1Z5#2Z9Z6#1Z1%8%1%4#3Z3Z1Z2#2%2#2%1Z2#2#1Z1Z2%2%1#1#2%1Z3Z1#1#4Z1#1Z1Z5ZcZ2Z1%4Z4#1#1#3#5%2Z4Z2#1#1#1Z2%3Z1%2#1#2Z1%2%4#5%9Y9#1#1#1#c%5#6%2%6#2Z4#
1%3#6#2#6#6#2%1%2#6X4#3#3#1%6Z2%3#1Z1#4Z3Zi#1#2#1#5#1#3#2#7#1Z6Z2%4#1#1#1&4#2%1%2Z2#3Z1#aZ1#2#1#1#2#9#1Z2%1%2#2#2#1#3Z4Z3#4Z3%1#3#2#7#4Z5#2Z2#1#1%3Y3#
2#2#6#1Z1#7#7Z8#8#2Z5#8Z1#1Z2#9Z1#1#5%fZ2%5Z5#3%2#1#7Z2%1#5#7Z4#2#2Z3#2#3#1Z5Y2#3#7#2#1#2Z7%1#3Z3#3#1Z1#1Z2#3Z4Z2Z5%2%3%2Z6Z2#1#2#6Z1Z1#3#7#2%2#6%eZ1Z
2#7#2#1%1#4#1Z2%3#2%3#4%4%1%7#l%2#6#3#5%3#4#1#5#7Z1Z2#b#4%7%1#e#1Zb#8#1Z1#6%2#1#1%1Z5Z3Y2#6#2Z4%6Z5#7#4Z7Z7#7#2#1Z1Z1#5Z7%4#7Z5#5#5#7#3#1#4%1#8%2#1#4#
d#h#1#2%aZ1Z4%2#1#1#2#5Z2Z5#4%2#1#1Z3#b#3#2#2Z2#1Z3#b#a#2%5#2#5#7#1Z1#8#3#3#1Z1#1#3Z1#4Zc#6#b#1#6#2#4#e#1%b#4#4Zb%4#2%1#lZ1#d#a#6%k#2#1#1#1#2#1%3#3#2&
3#3#gZ6#9#9#aZ1#7#2#2#7#3#m#18Z2#1Ze#1#1#e#7%1#1#1#4#d#3#2%9#g#1#3%2#6#1%2#1#9#6#4#3#u#2#7#2#1#c#1#7#h%7#3#6#1#bZ3#6Y8#3#5#3#1#1%3%4#1Zb#4#c#3#7#4#3#2
#1#3Z5Z1%fZ5#7%a#1#lZe#n#4#11#2#1%16#1c#4#12#h#2#5#8#a#c%3#5#w%q#7%w#2Zc#x#c#g#c%1#j#4%2#a#2Zf#10#6Z5#3#k#1g#6#15#cZg#y#n%s#o#33Z2#4#2#1#22%7#x#d#7#2#
b#12#t#3#2#1#1Z5Zh#6%8#eZ3kZ24#3r#j#3p#3#e#2t%s#j#r#1g#h#k#5k#t#3p#12#j#16#3#5#1dZb#1f#q#fZ4#7#1b#e#7p#6#c2#3u#15#4#aZl#an#x#18#1z#3i#10# m:openingQue
stion 0Z1Z1Z3Z2Z1Z1#1Y3#1#2Z1Z3Z2Z5Z7#c#b#3a# m:opensCondition 3#1Z3Z1Z2Z3#1Y1Y2Y3Y1#1#2Z1Z2Z1#1Z2#1X1Y3#2Y1#3#1Y1Y1#3#3#4#1#3Y1Z1Z1Y1Z1Z2Z1Z1Z2Z1#1Y1
Z1Z2Z4%2Z1#1#3Z3Z2Z1Y1#1Z4Y1Z6Z2Z2Z1#4Z4#6#5#9#7Z4Z2Z2Z2Z2#1#1#3#3%9#5#1Z7#1#b#2#2#9#1Z3Z5#2#2#2%2#3#3#4#1#1#1#2#2#3Z8#7%1#3#4#7%a%h#4#3#4&1#7#e#3#6#2
#5#o%5#6%d#q#3#5#3#8%6%2Zr#1#b#m#1lZr#d#l#a#1j#11#p%f%j#14#1z#a#n%5b#21#1x#29#v#y#l#25#17#23#29#27#2q#36#66#s%yw#3z#1es%1hw#bf# m:otherAnimal 0Z1W1Z2X
2Z2Y2Y3Z2Z m:otherPerson 0Y1Y1Y1X1Z1Z1Z1Y1Z1X1Y1Y1Y1Y1X2Y1Z4Z1Z1Z2Z1Z2Z2Z1X2Y1Z2Z7Y5Z3Z3Z1#2#7Z1Z2Z5#o#o#7#1#1s#aZ17Y2Z8#1p#1b#75#1es% m:past 0Z1Z1Z1Y
2Z2Z1Z1Z4Y1Z3Z1Y1Y4Z1X2Y5Y1Z1#1Z1Y1Z2X2Z1Z2&1%1Z1Z1Z2Z1Y2Z1#1Z1Z1Z1Z1X1Z1Z1Z1X1Z1#1&1#1Z1Z2X1Y1Y1Z1X1#2Z1Y2Z3X1Z1Z2Y1Z1Y1#1Z1Y1#2Z1Y1Z1#1#2Y1Z1#1#1Y4Z
2Z1Z1Y1Z1Y1Z1Z2#2Z1Y1Z3X2Z2#1#3Z1Y1Z1#1Y2Z3Y4#1Z1Z2Z2Z2Z2Y1Z1#2Z2Z4Z1Z1Z3Y2Z1Z1#2Z1Z2Y1#2%5Z3Z1%1#1Z1#3#2#3Z3Z6Z2Z5Z1#1Z2#1#1Z2#2Y2Z1Z4Z2Z2Z5#2Z2Y4Z4Z
4Zb#3#5#1Z1Z1Z2Y1%8#6Z1Z5Z8Y5Z3#2#2Z4Z2#7#2Z3#2Z1%4Z5ZbZ1#5#1Z6#2Z1#2Z2Z2Z5#1Z1Z1#2#3Z7#6#3#5#1Z4#5#3%2Za#4#5#aZ2%5#2Z4#dZ2Zb#2Zf#7#5#2#4Z6#5#3#b#4#e#
7Z3ZfZc#9#hZ3#2#1#4Z2#4%a#3Za#3&1#jZ1#2#3#1#1Z6#5#3#t#6#2#5#2#1#7#1#tZ2#9Z3#wZk#bZj#g#e#8&3#e#g%2#4%3#12#3Z4#rZ2#6#7#2Za#a%5#2#1g#i#f#c%e#4%9%d#1#4#j#
c#1#11#fZb#7#aZ6Zf#c%6Z19%i#19#3#i#5#4#v#4Zb#k#9#8#3m#1%1i#f#1j#n%3j#1q%16#5&4j%19#x#1k#c#16#60#c#m#1e#25#2j#b#fd#3t#3f#7n%4m#92#kk#21x# m:planCue 3#5
Y1#1Z1Z1#2Z2Z3Z4#1Y3#1#1Z2Z1Y5#2%1#3Z1Y2#1Y2Z1#1Z1Z2%1#1#2Z2Z2Y3Z1X1#3#3#2#1Z2Z1#1%1Z1Z1Z2#1#1Z4Z2Z1Z1%3Z1X1Z1%1Z3#3#2Z1#1Z3#2#2Y1Z1#2Z1Z1#2Z1%3Z1Y1#3
Z2#2X2Z2#5Z1#1Z1Z1#2Z1#3Z5#2#1#1Y3#3Z3#2Z6Z2#1#a%1#3Z4Z3#1%1#1#1#2Z1#3#5%3#4#4Z1#1Z5#3Z3Z1#3#4#1Z1%1#1#2Z1#1%1#2Z1#3#3Z1#2#4Z7Z2#7#3Z8#2#1#1%1#2#3%1#6
Z2#2#2#5Z2Y5%1%5#2Z1#1#2Z2Z1#7#8Z4Z2#1#1Z2Z7%4Z2Z2#1&2#7Z7#7&1%1#1%2#1#3&2%3#3#5#1%3#2#4%3#1#1%3#7%1#1Z5Zb%3#1#cZ1Z1#3#8Z1#1#9#2#5&2#1#2Z4#5#2Z2#2#1#2
#h#1Z1#8%8#cZ3%2Z4Zd#d#3#1#4#b#b#1#5Z8%2#1#2#3Z9#1#8%a#a#8%9#4Z4%dZ1#1#1#2#p#1%8Zf%2#7#2#5#2#gZ1#5#cZ2#3Z4#e#2%h#4Z2#2#1Z3#6#2#2#3#2#7#j%4#2%6#2Z1%2%5
%7#2Zc#6#1#7%3#8#1%f%4#1%4Zd#9#kZ1#9Zi#3#8#a%2#w#v#3#r#1#8Z6#7#o%m#d%m&4#l#3#5#1#18#i#5Z9%g#8#p#1#w%1#m#b#9#1q%5#2#5#1%11#2#1#8#1Z1b#g%5#d%h#o#2#5#i#1
#j%cZ5#2#a#g%n%a#8%g#h#d#n#1d#j#3#b#1#16%d#y#2#j#e#4#g%l#f#5#1e%1#y#z#a#h#l#28#2u#y#b#i#1v#3l#1#3#5#i#9#1t#6#2e#2e%5l#2g#19#7%3q#1l#1j#33#2h#12#1#1z#4
0#5x#ql#5z%4y#7s#2b#5m#gg#fo#an# m:procedure 8Y2Z3Z1Z1Z2Z1Z1Z1Z2Z2Z2Z2#1#3Z1Z1#1Z1#2Z1#1#1Z3Y2Z2Z6#1#1#1#1Z1#1Z2Y1Z1#1Y1Z1#1Z3#2Z1%3Z2Y1Z1Z1X1Z1Z3Y2Y1
#2Z1Z3Z1X2X1#2X1Z2&1Z1#2Z1Z1X1Y1Y1Z1Z1#1Y1Y3Y2Z1X1#1Z2Y1Z2X1Z2Z2Y1#1%1#2Z1Y2Y1Y1Z3#1Z1Z2Y1Y1Y1Z1Z2Z1Y2Z2Z2Z1Z1Y4#2Z1#2Y1Z2Z1Y1Z1Z3Y1Z1%1Z3Y3#2Z1Z1Z1%1
#1Z1Z2#1Z1#2Z3Z1#1Z2Z1Z2#1#3#1#3%1Z1Z2Z1%1#1%2Z1Z4Z4Z4Z2#3Z2Y1X2%5Z1Y1Y1Z2#1Z1#3#1Z8#2Z1Z4Z2#1Z1Z1#2#5Z6Z1#1Z2#7#5Z3#1%1#7#5Z8#1#1#4#3#2Z1#b#1Z1%3#3#1
%4Z4#5#2#3#5%3#3Z1Z4#6Z1Z2#3%1#4#2#2#2#5Z1#1Z3#7#8#2Z3%1%8#3#2Z8Z2#1%4#1#4Z1#1Z1#1#5Z7%a%4#2Z4Za%1#7%4#7#c#1#4Z1#8Z1#2Y8#5Y5#8#4#2#8#6%1&5#2Z1#2#3#a#2
#1#6Z2Z2#4#3#6Z1Z4#1#3#3#1%1#8#5#gZ3#5Z3#1#1%3#5#7#7%6#4#q#5#6Z2#4#5&4%1#7Za%4#4#7#r%3#1#1#5#a#2#4#5#i#g#6#5#2&1#1#d#g#2#h#dZ3Zb#4%fZ5#6#5#d#1#2%6#3#4
Z1Z7%c#q#6%g#c#1#1#1#5%b#8#2#i#nZ7Zy%4#j#o#f%f#a%7#w#f#2#6Zq#7%9#1#5%3#3#3#2%2%8#2#h#4#12#k#z#5%1#a#4%3#14#9#1p%8#o#1a#2#v#1a#1#i#i#4#1f#5&b%3#b%b#o%g
#g#1#r%a#6#7#h#m#u#c#5#1#i%k%7#k%1t#7#11#1m#3s#m#1k#u%3#a#8#k#g%g%4%1j#n#2c#17#1p#p#21#8%w#28#6#2p#1n#10#n#q#7#31#n#7#1k#2x%3h#34%b0#1u#m#23#42#1a#w#f
mZ8l#1m#40%8b# m:prognosis 0#1#2%1#2#2Y1#1Y1Z2#1Z2Z2#2%1#1Z1%3#2#1Z2Z2&1#2#1Z1Z1Y1Y1#1&1%1#1Z3Z1#3#1#3%3Z1#1#5#2%2Z2&5#5#2#1#5#3#3&t#f#f#4%1%4#7#2#2#5
#9#5#5#c%4%m%4#u#3#j#a%9%o#j%9#3%r%y%6Zz#29%4#12#37%6#4b#a%h%4#4#43#1%1pZl#2v#4b%jf#4d#2g#2e%av&182%96% m:question 12Z4Z3#2Z2#3Zc#4Z6#1#1Z2Z2#1#1Z1#3#
1Y5Z3#4Z6#1Z2#1Z1Z1Z7#1Z1#4Z1#2#1#4Y1Z2Z3Z1#1Z1Z1Z3Y1#6#3#1Z1Z3#1Z1Z1#1Z1Z3Z3Z2Z1Z1#7Z1Z5#6Z3Z1Z1#5Z1Z2Z2#1#1#2Z1#1Z1#1#2Y1Z2#3#3%2#2Z1#2%2Z1#2Z2Z1Z3#
1#2Z3Z2Y3Z2Z4#1Y2Z1Z1Z1Z2Z1Z1#1#2#2#1X1Z1#3Z2Z1#2Y3%3#1Z1#1Y1Z1Z3Z1Z2Z2#2#2#1#2#1Z1Z1#1Z1Z3Z1#1Z2Z1Z2Z2#1Z1#1Z2Z1Z1#1#1Z3#1#1Z1#1#1%4Z2Z1%1Z2Z1Z4#1#1Y
3Z2Z1#3Z2Z1Z1%1#1#1Y2%1Y1#1Z1Z1#1#1#1#2Z1Z2Y1#2#1%2Z1#1Z1Z1#3Z3#2Z2#2Z1#3Z1#1#1Z4#1Z1%1Z1Z1#2X1#2#1Z1Y1Z1Z1Z1Z1#1#1#1#1Z1Z1Z3Y1Y2#1Z1Z1X1#1Z2Z1Y2Z1Z2Z
1Z1Z1Z2Z1#1#1Z1Z2Z1Y1#2Y2#1#2Z1#1Y1#1#1%1Z2#2#1Z1X1%2#1Z1Y3#1Z1Z1#2#1%2#2#1#1Z1%1Z1%1Z1Y1#4#1Z3#2Y2#2#5#2#3Y2%1#1Z5Z1Z1#1Z1Z1Z1#1#1Y1#1Z1%1Z1#1Y2Z2#4Z
2Z1Y2Y1Z3Z3Z1#2Z1#1#1#1Y1#1Z2Z1Z1#1Z1Z3Z1Z5#2Z2Z1Z2Y1#1Z1#1Z2Z1Z2Z1#2Z1%2#4#1#1#1#2Z1#2Z2Z2X1#1Z1Z2%1X2#4#2%1#1#1Z4Z1#2%2#3Z1Z1#2#1Y1Z1Z2Z1%1Y1#1Y1#2%
1#1%1Z1#3Z2#1#3Z1Z1Z3Z1#2#1Z6Z2#1Y3#1Z1#2#1Y1Z2Z1Z2#1Z2#1#3#2Z3%1#1#2Z1#1Z2%1Z2Z1#2Z3#2Z1Z2#1Z1&2Z1Y1#1Z1Y1#1Z1#1#1#1%3#1#2Z1%1Z1Y3Z5Z1#1%5#1#3#2#1%2#
2#1%1#1Z1#3%1Z2#1#2#2Z1Z3#1Z2#1#1Z1#1Z2Z3#1Z1#1Z1Z1#1#1#1Z1Y1Z2Z1#2Y2#1#1%1#2#1#1#1Z1Z2Z1Z2Z3Z1#1#1Y2#1#1Y2Y1#2#1#2%1%1Z3#1#2#1#1#2Z1%2#1#1#1Z2Z3Z1Y2Z
7Z3#4#1#2Z1#1#3#2#2Z2#1Y1#1#1Y1%1#2#3Z2Y1#1#2%1%1Z1Z1#1#1Z1#1Z1#4#1#1Z3#1Z1#1Y2#1#1#1#1#1Z1%1#1Z1#2#1%1Z1#2#1Z2%1Z3Z1#1Z2Z1Z8#1Z1Z1Y1Y2Z1#1#2#1Z2Z1#1#
3Z2Z8Z1#2Z2#2#3#1Z1#2#3#2#1Y1Z1#1#3#1Z1#1Y2#5#1#1#2#1#2Y1Z2#2#3#2#1Z1Z1Z3%3#6#1Z3#1#1Z4#4#1#2Z1Z5Z2Z1Z6Z1Z7Y1#1#3%2%1#1%2%1Z2#4%2#1#2#2Z1Z3#1%2%1#1%1#
2Y1Y1Z1#2#1%3Z1%1Z1#1Z1Z1Z1Z3#1#1#6Z4%1#3Z4Z5Z4&3#2Z1Z5#3Y1Y1Z5Z2#3#2#2Z2%4Za#1Z1#2Z1#5Z2Z1#1Z4Z2Z2Z1Z1Z2Z1Z2Z1Z1Z7Z2#1#1#5Z1%2%1Z1#2#1#1Y1Z1#2#1Z1#1Y
1Y2#1Z1Z1#1#2#3#2#1Z2#5Z2Z1#1Z7#1Y1%2#2Z1Z2%1#1Z2#2#5Y3Z1%1#1Z1#6#3#3%2#1#1Z2Z2%2Z3#2&1#1#1Y2Z1Z1Z2Z2Z4Z1Z1Z1Z2%3%5#1Z1#2Z1Z1Z1#1#1Z1#6Z1Z4Y1#3#2#1#5#
1#2#3Z1Z5Z1#2#4#2#1%3Z1Z3#1Y1#2#2#1Z1#1%2Y2#2#1#1%1Z1#1Z3Z3%2#1#1#2#1#2#1Z3%1Z1#2#9Z1Z2Z1#5%4Z1Z3#2Z1#1#4#1%1%6#2#1#2#5Z1Z2%1#1%5#3#1#3#1#2Z1Z1Z2#1#1Y
1%1#1#1Y1#1Z5#2Z2%1Z1Z1Z2#2#2Y1Z2#3Z2#3Z3#1#1%1#2Z1%1#2#1%2#7Z3Z3#1%1Z1#2Z1#2Z3#2#3%2#2%3%2#2#2%4#1#2#1Z1#1#3Y1#1#1#1Z1#3#1#1Z4%2Z1#5Z1#2&3Z1#2#1Z1#1#
1#1#1Z1#2Z1Z1#4Z1Z1#2Y7Z2#7#1Z1#2#1Z3#2Z4#2#5#3#1#1Z1#2Z1#5#1%4#4Z2Z2%1#2#3#1%1Z2#1Z1#1Z5#1#1#1Z1%1Z2#2#4#7#1#2#3#3#4#3#4Z1Z2Z1Z1#1#1#1#4Z3%2Z6#1#1#3%
3Z1%1Z1#1#2Z1#1#1%3%5Z1%4#5Y2Z1#5#1#1#1#1#3#2Z2Y3#1Z1%4#1#2#2#2#2%2#4%1#1Y3Z1#1%5%1%1#1#1#2#3#2Z1#6#2%1%2#6X4#2Z1#1#3%6Z1#1%1Z6Z1#1#3ZfZ1#2#3#1#b%2#1Z
4#1Z1Z1#4Z2Z1Z3#2#1%1#4#1%1%2Z2#1#1Z1Z1#2#2#3%3Z3%2#3#6#2#4%1Z1#4#1%3Y4Z2#1%2#1Z1Z3%1Z5#1#1#3#1#5Z3#2#2Z3%1%1Z1Zi#1#2Z2#1Z3Y1Y2Z8#1Z2#3Z2#1#1Z3#2#3#1#
1#3Z1%1Z2#b#5%5Z3%7Z1%1%1#4Z5#3%2#1#2#4Z3%1#2#3#1%1#5Y4#2#2Z4#1#3#9Z2#2Z5#1Z1#1#2Z7%1#2#1Z2#1#1%2Z2#1Z2#3Z2#1#1#5Z2%2#1#1#1%1#1Z1#1Z4Z3#9Y4#9%8#1#4#2#
3Z1Z3Z2Z1#7#2#1%1#4#1Z2%3#2#2#1#4%1#1Z1#1%1%1#3#3#2#j%1#1#6#2#4%2%3#1#1Z2%1#2#1#1#5Z3Z3#b#4#7#1#7#1#3#3#1Z5#3%5Z1#1Y4#1Z1#4Z2%3#5#5Z2#6#1Z1Z2Z2%4Z4Z3#
3Z2#dZ2#2#4%2Z1#3#3Z1Z1#c%1Z6#1Z3#f#7#3#1#4%1#7#1%2#1#2#1#1#8#5#3%1#4%4Z5#1#1%1%aZ1Z4#2#1#3#3#2Z1Z1Z5#3#1%1#2#1#6#5Z8#2Z2#2Z1Z1#2Z5#4#2#2Z4%2#2%1%2%2#
2#1Z1#1Z2#cZ2#1#3#1#1%1#3Z1#5%5Z1#1Z4#3#2#h#3#2#2#2#1#3#1#3#1#1#a#4#1#5#4#4Z6#5%4#2%2%2#1%e#3Z1#3Z1#4#4#1#a#6#4#9#1Z4%2#1#6#2#2#3#1#2&2#1#1Z1#3#2#dZ1Z
5#7#5Z7#3#4Z1#4#5#2#2#2&3#3#1Z1#3#e#6#b#bZ1Zc#4Z2Z2#5Z3%5#2#1%4#9Z2#1#4#2%1#2#1#3#2Z2%9#3#2%5%3#1#cZ1#2Z1%1#1Y2%1%1#1#5#1%2#8Z1#1#6#1#5Z1#6Z5Zj#2#2Z1Z
1#2#8#4#7#1%1#3#1#1#f%1%2#4#3#1%5#1#3Z9Z2%3#b#2Z6#2Z3%3#3#1#1Z7%8#7%5#3#3#3#5#2#1#2#4Z1#2Z8Z6Z4Z4#8#1#a%8#r#n#15#2Z1%1#3#1lZr#2#4#8#1Zd#g#h#eZcZa#9#w%
x%3#1Zs#y#d#6#5Z1#g#b#9Zc#1#3%1#cZ1Z6#3#4Zm#7Z9#6Z6Z2#aZb#2%c%e#2#c#f#15#7#g#5#i%13#5#5#2Z3#5#1#1p%7%4Z9Zd#4#7#8#4#i#2Zb#e#g#7Zo#g%5#8#2ZbZbZg#7#6#7#1
2#t#3#2#1#6Z4#a#6#pZ5#9#5%e#p#6Z9%f#o#t#29#2n#j#3#5#6#8#37#a#4%1f%z#1Z3Zd#1#h#1c#2#12#13#q#1o#qZ6#k#l%19%1q#5Z7#10#10%bZ9#6#i#4#11#l#19#3Z2#14#1dZn#c#
w#m#o#8#23#4#v#3b#1w#11%1h#2#2t#y#p#3m#r#21#1g#2u#u#9#5#4#10#1#n#a#1e#b#3rZ17#1l#c#1w#3#o#1m#3# m:raise 0#1#1#5#5#9# m:reaction 7Y2Y1#1#3#2Y1%2#1Z1Z1Y
1#1#1Z2#2Y1Y2%1#1Z1Y1Z1#1%3Z1Z1%1Z2Y1#4Z1Z1Z1%1Z2#2Z1#4Z1Z1#1%1Y2%1Z1Y2Z1#1Z1%1%3#3%1%1#2Z4#1Z1%3Z3Z8#8Z6#1#3#4#2Z2#2#2#3Z1Z3#6#1#aZ1#y#6Z5#7#7#3#1#b#
1#2#h#eZ7#b#b#3#2#1#m#4#6#h%d#8#f#6#w#8#i#7#1Z1#b#mZ10#8#bZ1#5#9#14Z3Z3Zk#i#21#8#c#d#6#h#2#t#n#w#p#13#b#5#1y#t#kZ1ZsZp#q#t#1h#1o#5#g#8#l%1h#15#c#3y#v#
1r#j%w#5e#10#92#4n#7j%bx#3d#10p#8v# m:referral 0Z1Z3Z2Z5Z1Z2#1Y2#2#1%2Y2#1Y2Z1Y1Y1Z1Y1%1Z1Z1Y1Z2#2Y1Z2#2Z1Z1Z1Z2Z1Z1#1Z2Z1Z2Z1Z7#1#2#6Z1#1#1#6#2Z1Z3#1
Z1Z4#2Z3Z1Z2#4#1Z2%b#3Z6#2Z4#7#6Z3#3Zb#2%bZ4#5Z8ZhZ3Zi#c#8%3#f#8#7%b%i%f#4#3#5#7#s#2Z6#5#b#1i#j#b#g#7%1v#c#p#1&c#a#4#q#o#29#w#14%3m&c#p#e#10#62#8m#j%6
7#2%x#4e#11o# m:refuse 0#1#2#2#1#3#1Z3#1Z2#1#1#3%1#1%1Y1#1%2#1Y1#1%1Z1Z2#1#1#1#1#2#1Z1Y1Y2#2#1%1#1%3%2%1#1Z1#2#1Z1#2Z1%1#1#1Z1Z2%2#1%2#1Z1#1Z1%1Z2#2%2
Y1#2Z1Z1Z2#1%1#1Z1Z1Z1Z1Z4#1Z2Z2Z2%1#2Z1#3Z4#1%2Z1&1#1Z1#1#5%1%1#1%2%3Z1#3Z1Z1Z1Z5Z2#1#4Z1#2#4#4#2#3Z1Z6#2Z6Z3Z1#8#3Z1#1#3#4#1#4%1Z5Z2#5#2#6#4#1Z1#1#1
#4#1#1#2#2%1Z4#3Z1Z2#7#1#1#4#1#3#5#4#1#1#1#1#3#4#h#1#3#5#2Z7#1#2#1#2#1Zc#2#3#k#2Ze#2#4#7#2&4#1#3#3%2#5#4#1#1Z1#l#8#4#6Z5#6Zb#7Z3#9#7#3Zh#3#5#e#1#5#1#4
#3#4#2#cZa#5#2#3#6Z15#b#3Zq#1#e#5#3#b#7#m#1#4Z4#4#16#2#i#5#2#h#7#v#9#3Z2#1#b#6Z3#15#2#c#8#8#7#1#19#4#2#2#u%i#2#6#g#2#8#1b#p#2#e#5#4#m#u#28#5%6#6#11#a#
c#l#p#9#8&14&29#19#i#o#s#g#a#d#o#2#x%2r#7#13#o%2a#k#56#9#5p#1h#2#2o#4r#3r#t#6a#am#ke%br#125#c5# m:right 0Z1Z1Z8Z1#7#e%6#b#dZlZzZ21#2l#2dZ74# m:route 0
#1#1#1#1#1#1#1Z2Z1Z1%1Z3#1Z4#1#2#1%1#2#1%1#2#2Z1#2#3#8#1#1#4#1#6#1#2#1%2#1#8#1Z3#d#8Z3#2#4#7%7#q#1a#p%3#b#3j%5#21#13#2u#a#2z#4l#e6#u#da#1t#2k#jl#s# m:
secondPerson 2Z2Z1Z2Z1Z1#2Z3#1Z1#1#2Z1#2#3#3Z1Z1Z1%3Zc#1#1Z1Z1Z2Z1#6Z1#4Zg#r#6%q#5#2#7#d#b#3#9#9#e#g#2#q#8#2h#q#1#1x#5t#5z#e9# m:sickLeave 0Z1Z1Z5#1Z1
#2#aZ1#1Z3Z2#7Z1#3#3Z5Z1Z4Z9Z2Z5%1#b#a%b#1#h#5#4#k#2gZ18#28#4%z#z#r#5m%9%bf#49#m8# m:sign 2#1%1#2Z1%3Z2#1#1Y1#2#1#1#1%1%3#1#2#1#4%1#4#1Zb#c#1&1#k%8%l%
2#4%4%2%7#5%1#14(1%8%4%h#37%w#l#9%p%1h&1o#8#a#b%j#8#r#57#9#p#1c#24#6%3#1c%5p#79#20%7s%1o#22%t&b8#16&6e#c4#4f% m:smallTalk 0Z1Z1#1Z2Z2Z1Z3X3Y2X1Z1#1Y1Z
1Z1Z1#1Z3Z1Y1Z1#1#1Y2#2Y1Z3Y2Z1Z2#2Z1Z1#1Y1#1Z1Z1#1Z1#2Y1Z1Z1Z2Z1#1Z2#1Z1Z2#1Z1X1#2#4&8#1Z2%9#8#5Z9Z4#2#7Zb#15%mZs#1#12#2#h#8#9#46#r#b%e%q#10#o#76#4p#
2cZ7yZ m:social 2Z1Y4Z3Z3Z1Z1#3X1Z5Y5Y1Z1Z1Y2Z1Z1Z2X1Z2Z3Z1Y1#2Z1#1Z1Z1Z1Z2Z1X1#1#1Y1Z1Z1X1Z1Z6%2Z1#5Z1Y1Z3Z4Y1X1Z1#1Z1#1#2Z2Z1Z2Y1#1Y1Z1Z1Z1#1Z1Z1%1X
1Y1Z3Y1Y1Z3Z1Y2#1Z6Y1Z1Z1%2Z2Z5Z1Z2Z1Y2Z1Z2#1Z5Y1Y2Z2#2Z2Y1#2Y4Y2Z1#1Y5Z1#2Y2Z2Z2#6#1Z2Z1#3Z1Y2Z2Z3Z1Z2Z1Zc%1Z2#1Z2%1%1Y8#1Z3Y3#1#3Z2#7Z1Z1Z3#8Z3#1Z3#
6Z3Y1Y2#1Y2#1#4Z3Y5Z1#6#4#7Z5Z1#1#1#1Z1Z4Z1Z2#3Z3Z2&1#1%4Z1#a#aZ1Z1Z2#8#1%2Z2Z1Z1#3%4#2#1Z4#8#1Z4#2Z6%1#6#1Z4#3#1#1Y1#7Z1Z2#5Z2Z5#4#1%8#b%5#4#4%3#2%6%
2Z2Z9#1#9Z1%2%1Z6#2Z1#b#1Z1Zj#8#3Z1%2#fYa#7#1%2#3#2#h#9#6#g#dZb%8#3Zb#5#3Z2#7Y1Zc#3%1ZaZb#2%1#2#9#v%e%5Z5%2%eZ5%8#5#dZ2#m#5Zk#a#y#1Z3#bZ9Z9%7#eZcZd#e#
2#e%b#a%1#4#6#2#2h#b#f#8#19Zg#d#r%z#eZd#5Z12%2Ya#11#7Z11#5#30#20#c#1cZ6Z1w#1a%e#8%17#o&3#g#e#qZ1m#10%yZ3%3%t%u#7#dZ19#8#25#c#s#d%2#21#29%6#t%14#i#n#31
#a#5#7%k#22#2#8%c#1g#15#n#21#j#i#5s#53#eh%26#1g#cz#d7%bp#sp#9u#nf#4j# m:start 2Z1#3Z2Y1#1Z1Z4Z1#3Y1#1#1#1#3#3%3Y4#1Z1Z1#2#1#1Z1Y2#1Z1Z1Z1%1Z1%1#1Z1#1#
1Z1%1#3Y2Y1Z1Y1Z5%1#2Z1#1Z1#4#1Z6#2#2#1#1#1Z1Z1#2%2Z2Z2Z2#3#3Z1Z1&3%2#2#2#1Y2#1Z1#2Z1%2#1#1#1Z1#1Z7#1Y3%1#3#1Z4%1#1Y1%1#1#2#2#1#2#1%1Z1#1Z1#2Y1Z1#2%1#
1#2%1#1Z3%1#2%3Z1#1#4#2#4#1#1#1#1#2#1#1Z3#1%1%3%2Z2#3#1%6%5#3Z2Z1Z1#1%2Z3#3#1&3%3#1%2#1%2Z7#1#1#2#2Z3%1%1#1%1%7#a#3#1#2Z1#1#2#5%1%3#a%2#2%2%4Z2#2#2#2#
8#4Z8#2#9#2%jZ2#3#6#1Z1#1#6&3#1#1&1#8#1#3#2&3Z3#4Z3#8#7#2Z5&1Z5#5&1#f%4#2#3%2#6#2#5%bZc#8#2#6#5#1#2#7Z1#3#8#8#4#e#d#4#1#5#o#6#4Y4Y8#1#1#5#h&7#1#1%5%3#
5%6%j#4#6%2Z1#g#k#3#3#1%m#3#1%d#l#x#g#7#5#8#8#3#2%2%i%2%2#d#4Zb#6#3#1#j%6Y1#c#d#d%2#8#e#7#2%3%pZm%f#o%6#r%r#n%i#7#3u#14#i#6#1#10#h#1d%7#y#b#a%qZ11#18#
1m#1a#b%1v#n#7#5#2s%1t#1o#5n#2pY2#1d%7#1u#1b%2p#h#2#6l#1Z1#1k%9#d#c#3k#11#17%4u#2y#2%7x#60#xy%qv#36#wk# m:stop 6Z1Z1#2#1X1#1#2Z2Z3Z1#1%2Y3Z1%1Z1#1#1Z3
Z1%1#1Z3Z1Z1Z2#1#5#1Y1Z2#1X1Z2#1#1#3Z1#1#1Z1%3#1Z2#1%1Y1#2%3#1Z1#2#6#1#2#3Z1#1#2#5Z1#2Z4#5Z6Z1%4#1&5#1&1#1Z3#1Z6Z5#9#2Z5Z4#2#4Z4%5Z7Z2Z1#1#5Z3#i#2#bZa
#4ZtZn#1#7#c#3#f#5#1%9Zf#1#4#1cZ1%5#4%a#c#2#a#9#q#l#y#y#8#11#3%i#6%nZk#e#2#8#q#7#x%b#5#7%r#k#26#1h#30#1bZq#8#k#4#2b#l#25#1#2m#o#1z#10#5o#40#3f#ap#b0#4
fZ10#bk#3r#1tv# m:symptom 3Z4Z1#5#3Z2#4#1#2Z5Z1Y1Z1#1Z1Z3Z1Z1Z4#2Z1Z1Z2Z4#2Z1Z3Z4#1#2#1Y1Y2Z1Y1Z2#1Z1Z2Y2Z3Z2#1Z2#1Z1Z1Z3Z1Y2#5X1%1Z1W1Y2Z2X1Z1Z2Z3#1Z
2Z1Z5Z1Y1Y3Y2%2Y2Z1Z1Z2Z2Z1#2%1#1Y2Z2Y2Z1Z1X1#1X1Y5#1Z1#1Y1#3#1%1Z1#2Z3#2Y1Z1#1Z1Z1Y1Z1#1Z1Z1#1Z1#1#2Z1Z1Z1Z1X1Z1Y1Y1#1#2Y1Z2Z2Y1Z3Z5Z1#1Y1#3Z5Y1Y1Y3Y
2Z1Z1#1#1#1#1Z1Z2Y3Z1Z1Z2Y1Z1Y1Z1Z1Z1Z2Z2%1#1Z1#2Z1Y1Y1#2Z1Y1Z1%1Z1Z1Z1#1Z1Z1Z1Z2%2Z1Z1Z1Z1Z1Y2#1Z1Z2%2#1Y1Z1Z1Z2Z1#2%1#2#1Y1%1Z1Z2#1Y1#1Z1#1#4Z1Z1%1Y
1Z3Z3Y4Y1Z3Z1#1Z1Z1Z2Y1Y1Y3Z1#1Y1Z3Y2&2#1Z1#2Z3Z1Z1#2Z1X1#2#1Z1Y2Z1Z1#2Z3Z1Z1Z1Z1%2Z1Z2Z1Z1#1#1Z1#3#1Z1Z2#3#1#2Z1Y1Z1Y1Y2#2Z1#1#3Y3Y1#1Y1Z1Z1Z1Z2Z2Z5Y
1#3Z1Y2Z1Z4Z1Z1#1Z2Z1Y1#1Z1#1Z3#1#1Z1#2Z3#1#2Z2&1#1Z1Z3Z2Y1#2#2Z1Z1Z1Y1#1#1#2Z3#1Z2#3Z2Z2#3Z1Z1#2#3Z1Z4Z1#2Z1Y3#1Z3Z1#1Z1Z2Y2%1%1Z1#3%4#1Z5Z1#1Z1Z1Z1#
1%2%1Z2Z1Z1#1Z1#2Z3Z1Z1Z1&1#1Z1#1#1#2Z2Z2Z1#1Y2Y2Z6#1%1#1Z2Z3Z1#1#1%1#1#5#1Z2Y1#1#1#1#1Z2Z7Z1Z2Z2#1Z2&1Z2#1Z3#2#1#1#1#5#1#1Z1&9Z7%5#1#1Z2Z2#1%2Z1Z1Y1#
1#3Z1%1#2#3#2Z1#2#2#1#3Z3%1#1Z3Z2Z3#4%1#4#2#3#2#2Z2#1%1#8#2Z1#1Z2Z1Z1%4%1#5#2Z2#2Z1Z2Z4Y1Z1#5#5Z5Z1#2#2Z1&8Y2#3#1&1Z6Z4Z2Z6#2%1Z2Z1Z4&2#3#1#2#4#1#2Z1Z
1#1#1Z2Z2%2Y2#3Z2#1#3Z2Z2Y1Z1Z1%3%4Z1Z2Z2%1#3Z4Y7Z4Z3#4#2#8Z1Z1Z1%1Z2#1Z5Z1#3Z5Z7Z1Z2#2Z1Z1#2#3#3%1ZfZ1&1Z1#1Z4Z1Z1#1%1#2Z1Z1#1#2#3#3Z7#1Z1Z1Z1Z1#1Y2Z
1Z2Z1Z4#1%2#1#4#1Z1#8#aZ1#1%1#2#3#2Z1#1Z1%2#2Zd#3%3Y1Z1#1#2Z1#2#2#bZ3#aZ1ZaZ2%3%7#1%2Z3Z2#3#6Z1Z5#3%2#5Z2%2#2#5Za%6#1%2#1Z1#3#3#3%1#4%5#2#1#1#1#1#2%1#
4#3Z1#1&3Z3Z1Z1#1%1Z4#4#9Z4Y2Z4#3Z2%3Z1#4#8%4#1#2#5Z2Z1Z3Z1#3%5%2#1Z2#5Z3#3#7Z3#2#4#2Z1#5Z7#5Z2#1#2%3#5Y1#2#3%2%3#1Z1#8Z2#4Z2%2Z5#1%1Z1Z3Z2Z1#1#4#4Zc%
3Z2%5Z2#1%1#1#4#1#2#3%4Z5Z1%2%1#1#4%1#3#4#3%1#1Z7#1#2%5#2#2Z5Z5#2Z1Y2%3Z1%2Z1%1Z2#3#5#1Z7%6%6#2%4%9Z5#e%1#5#2#1#5#2Z4#2Z8#6#5#2#2#6#2#8%2#4#c#1#1%4#1%
bZ3#3#4Z2Z1#4%2#3Za#2#1Z2#1#eZ6Z4#3&4Z1#6#1#8ZpZ1Z3#6#2#c#7#4Z2#5%d#2Z1Z1Z6#9#aZ9#i#2Z6#1#1#d#1#3#5Z7#4#4Z1#1#1#b#2%2#1%6Z4#3#3#6#1#1#4#4Z2#aZk%2#mZ8Z
c#f#2#2Z3#1#t#4Z4&1#2#1#5#9#3#3#2#2#1#2%2#7#3#4Z5#8Z2Z1Z3#9Z2%7#i#c#m#d#2#1#3#b#1#6#7Z2#a#1#2ZeZ5#8#1#3#3#2Z1#b#1%a#6#1#4#1Z6#6#8Z1Z2#1%3%oZ3#1%6Z1#m#
6#1Z2Z8#5#5%11#2#3Z2#j#1%l#j%6Z5#2#9#2#2#6#2%8Z4#2Z1#i#bZ4#6#2#c%4#3#2#a#2#g#1Ze#2#d#5#6#8#4Z7#8#2#2Z4Z1#9#cZ1Zh#1%6%6Z1%3#3%3#1#2%a#2Z9#4#jZ1#3Z5#3#1
#2#p%i#2#7%4#7%r#a#2#1j#1#1#2&7#b#1&1#5#6#f#7#4#4#1#j#dZb#4#5#1%6#4Y4Z1a#5Zc#5#7#2#cZ6%4#m%3%6#1#aZ3#3#2%3#3#d#8#3#6#9%c%a#7#7Z7#7#1j#8#3Z3#n#aZfZ3#a#
2#5#t%2#1g#7%2%6#i#3#7Zy%10#5Zr%z%5#12#y#2%2%9#1e%19#e#bZm#1k#13#2#6#7#4Z2#o#19#10#jZ8Zn%m#d#i#9#17#8#c#s#1#m#11#7#b#bZw#k#5#3#kZ3&r#4ZeZk#f#6#2%3Z8#t
#3y#a#39#i%22#2#3p#v%l#1f#2#2k#r#2v%q#u#13#c#c#n#35Z1n#d#3#2#44#12#r#2y#nZ3d#s#1e#7#v#6Zs#1s#5#8Z2b#f#q#3z#u#j#e#5c#18#2i#h#r#5#4a#mZ2o#5#k#8#d#15#27#
i#1w#4#f#h#s# m:takes 1Z1Z1Z2Z2Z3Z2Z2Y2Z2Z1Z9Z2#1Z1Z1Z1#1#1Z2Y2%1#1Z2Y2#1Z1%2Z1Z1#2#2Z1Y1#2X2Z2Z1Z1Y2Z1#1Z1#1Z1Z2#1X2Y1X1#1Y1Y1Z3#3Z2Z1Z1#3#2Y1Y2Z1Z1Z
1#1Y1Z1Z2Z1Y5Z2Z2Z1#3Z2%3Z2#1#3Z3%1Z1#1#1#3Z4Z2Y3Z2#1Z1Y1%2#3#1Z2Y1Z1Z2#1Z3Z1#1Z3Z1#1Z2#1%4Z1#a%1#9Z2%3Z3Z2Z3#2Z1Z1#1Z1#5Z1Z2Z3#1#6#4Z1Y1#3Z2Z2Z1Z5&1#
2#1#8#4Z7Z2%3#1#6Z4Z3Z4#3#4#8#1Z1#2#8Z1Z4Z2Z5Z6#3#3Z2#5Z8#5Z7Z1Z1#1Z6ZcZb#5%4#k#5#1#1Z3Z4Z6#6Z9#1Z4#6#6%5Za%8#2Z4%1#1#3#9#c%3%c#2%1Z1Z5#e#7#16#p#2%7Z5
%cZ1#7#3%3%7Z4#1#6#6#4#1#a#a#1#2%2#2Z1#c&k#1#6#5#hZ15#1#2Z7#3%5#d#4#a#4#7#9#8#6#7%7Z6%c#4#h%i%5#o#19%c#1b#8#a#e%1#1Zf#e&5Z1#1#q#1a#1Z2#f#k#l#e#15#3%6#
7#b#f#v#i#k#6#o%d#n#6Zb#33#a#22#1m#1%q#f%l#15#12#2s#1#1#4Zb#1Z1d#11#i#1a#6l#37#n#4o#5r#1e#l#1x#6s#g#1b#1h#5%2s#12#r%1i#3b#t#62#ex#l4#1p#16f# m:test 0Y
1Y1Y1Z1Y1Z1X2W1X1Z1Z1X1X1W1Y2X1V1Y1Y1Z1X1Z1Y1Z1Z1Y2X1Z1Y1X1Y1Y1Z1Z1Y1Z1Z1Z1Z1Z2X2Z1W1Z1Z1Y1Y1X1W1Y1Y1Y1X1V1Z1Y1Y1Y1Y1X1#1X1Z1X1X1Z1X1Y1Y1W2W2X1#1W1#2Y
3Z1W1Y1X3Y1Y1Y1Y2Z1Z3Z1Z1#2Z1#1X1Z1Y1Y1Z1Y1Z3Y1Z1Z1Z2#1#1Z2Y1#3#1#1Z2Z2Z1Z1Z1X1Y3Y1Z1Z3Z2Y1Z3Z3Z1Z4Y2#1Z4#7Z1#1Y1Z1Y3#1ZaY1#2Z3#2#4Z4Z3Y8Z1Z1Y2#2Z5Y9Z
1Z1Z1Z6Z5#9#9Zj#d#8#3Y2#2Z1Y1Z2#3#2Z7Z5Z1Z1#2#2#2#8#9%6%2Z8#4Z7Z6Z2#8Z1Z1#5Z7#5#3Z9Z6#bZa%3#5Z5#2#mYg#6#g#5#p#8ZeZlZ4#oZbY3#eZhZ1%8#3#l#7#4#n#h#1b#1Z5
#j%9#c#4#2#4#6#9#a#4#8#2#2#1%5#7Zr#2#19%3#gZ1i#1#15Z13%4#1#p#b#17Y3#8#eZ1g#5#6Zi#1#9Z10#tZ3Zw%3#k#w#6#2h#5#oZ2l%x%l%1z#b%a#25#m#3#d#c#16#26#s#3#3#m#r#
o#1c#b#g%3Z11%4#19#2d#u#2Z1wZs%6#i#w#21#13#17Zw%1c#1aZ4%2b#6#22#p#a%l#28#a#t#29#c#1c#t#43#o%49Z2kZhq#m#bw#65#8c%2t#d1#v1#4u#iy# m:thirdPerson 3Z1Z1Z2Z
7Z2Z1#1Y1Z5Y3Z2Z1Z1Z1Y1Z5X2Z4Z1#1Y1Z3Z1Z3#3Z3Z2X1Z1Z2Z1#2#3#1Z1#1#3Y1Y2Z1Z1X3#1X1Z7Z1Z1Z2Z4Y1X1Z1Y2Z3Z1Y1Z1Z3X1X2#1Z1Z1Y1Y1#1Z2#2%1Y1Z1#1Y1Z3Z1Z1Z2Z1Z
2Z1Z1Z2Z1Z1#3Z2Z1X1Z2#2#2Z2Y2#1%1Z1%3Y2Z2Y1Z1#1Z4Z1Y1%1Z2Y1#2Z2Z2Z7#1#1Z1Z2Z1#3#2%1%3Z5#1#2Y1#1#1Y1#1Z2Z1Z1#1#1Z2Z5#1#4#3#2#1#2Y2Z1#1Z1Y2#2X3#1Y1Z1Z2#
1#1Z1Z4#2Z1#1Z7#1#1#2Z1Z3Y2#1Z3Z4#1#1#1#1Z3#1Z1Z1Y1Z2Y1Z3Z1Z1Z1#5#2Z1#1Z1Z1Y3Z1Z2#1#1Y1#1#2Y1Z1#3Z3Z2#1Z2#2Z3Z1Z1#1Z4Z1#2Z1Z1X3Z1Y1Z1#2#3Y2Z2%2#4Y2Z2Z
1#3#2Z1#1Z2#1Y2Y1Z2#2Z1#1#1Y1#1%2Z1Z1#2Z1Z2#1Z6#1Z2Z1Z3Z1Y1Z3Z2Z2Z1Z2Z4Y1Z2#1#2Z2#1Z1Z4#1Z1Z3Z3%1Z2#1Z1Z1Z1Z2#2Z1Z2Y1Z1Z4#1#4#3#1Z1Z1Z2Y1#2Z1Z1#2Z5%2Z
1Z1Y1Y1#3Z3Z1Y2#2#4#2Z2Y1#4#3#1#2%1Y1Z2Z1Z2#1#1#4Z1#1Z1Z3Z2Z1#3Z1Z2#2Z4#2#3Z1#1Z1Z2Z3#1Z2Z3Z3Z1%4Z1Z1#1#1#1Z4#2#4Z2Z2Z4#9#2#2#2Z2%1Z1Z1Z2%3%7#d#5#1#7Z
2Z8Z3#1%3#1#5Z1#2Z3Z3Z1%1Z1Z6Z1#1#2#4Z4#3Z6#1#1Z4Z1#1Z4Y9Z3#2#2Z4#3Z4#4%4Z3#5#1Z1%4#2Z1#2#1%3Z4%2%1#3Z1Z1Z9#3Z1Z1Z1Z3Z2%2%5%2Z9#2Z5Z2#2#1%1Z1#1Z4#1%5#
1Y3#5#8#1Z2Z4#1%1#3Z3Z6#1#4#1Z1%1Z5%6#1#1#1%3Z1#3#9#5Z1Z4#d#2Z1%3#5#4#5%7%4Z1#h#3#3#4Z5#4Z1%1#5Z4#3#1%4#2#4%1#2#1Z3Z1#e#4Z1%3#bZ6#d#2Z3#9#2#2#2#2Z7Z4#
3&4Z2Z2#5Z1#2Z4Z5#6Z4#2Z7#b#3#1#4#3#5#1Z1#1Z1%3#5#h%4%3Z1#s#3%aZ3#3#3#7Z2#5%1#4Z7#1Z1#2#3%3#n#1%3#9#4#1#5ZdZ3#2#9#8#o#n#i#7#7#1&9%1#eZ1#dZ7%4#7#5%1%8Z
3#6#4%1#5#6#8#d#3%3#2%4Z6#2#f%2Z1#4#3Z3Z2#3#6Z3%2#3%1Z6%6%3#1#1#7#1Z2#7#2Z3%9#8#mZb#4#d#1#3%2%9%3#7#f#5#1Z3%4#5#1#1#1#j%5#9Y5%2#b#b%6#1#1#2%b#d#2%9#e#
8#9%4#5#2#3%b#1#4#8#c#3%rZ6#c#a#3#3#3#1#9%8Z8%2#h%a%8Z2#9#6Z6#6#3#6&iZsZe#7#b%aZb%2#a%5#a#cZh#4#6%9#7#4#2#9#c#5#14#1#1%1b#a#3#q#4Z4%1n#1#3#5#j#s#7%k#1
t#h#v#6#h#s#4#5#7#g#c#2#2Zt#t#e#c#2#2#r%x#4%e#c#b#e#e%a%n#1m#d#h#l#1c#6#5#n#1o#w#3#o#3#15#r#3f#2o#1g%s#15#15#h#4a&q#1b#8Zk#f#2d#5#1n#d#41#1n#8e#3v#6vZ
7t#x#j#2d#cs#3f#55#36# m:timeWord 1Z1Z1Z2Z4#2Z1Z4Z2Z4#2Z1Z3Z1Z2Z1Y4Z2Y1Z1#3#2Z1Z2%4Z5Z2#1Z2Z4Z3Y1#2Y1#2Z1Z2#1Y7Z1Z1Z3#1#1%1#2#1Z1#3#2Y1Y1Z3#1#1Z1Z1Y3Y
1#2Z2Z1Y1Z3Z1#2#1Z1#1Z2Z1Z2Z1Y1Y1#4#1Y1Y2#2#1#2#1Y1#1Z2#1Z2#2#6%2Y5#1#1Z2#1Z2Z4Z2#1Z1Z1#3Z3#1Z1#1#1Z1Z3Z2Y1#3%1Z6%5#1Z2#2#2#1Z4Z5#2#1#1%1Z2Z1Z2Z3#1Z1#
1Z1Z1Z2Z1Z1Z1Z1Z1Z2#5Z1Y2Z4Z1Z1Y1#3Z1%1%2Z2Z1#1%1&5#5Z1#1Z1#2#2%1%2#1#1Z1Za#4#1Z4#3Z5#2Z1#1%4#1Y3#1#2#6Z1Z1Z3#1#1#2#3#5Z3#1%2Z2Z1#1Z2#1%1Z5#1Z1Z1#2Z1#
2Z2X2#4Z3Z3#5#3#4Z3&5#1Z5#4Z1#8Z1#2Z1#3Y3%3Z1#2Z2Z1%1#4#1Z2#1#3#4#3#3Z1Z2#5#4#5#3#1#1#1#5%8Z4#5#9%1#3Z1#1#4#2#3Z3Y3Z3#9Z3Z6#3Z6%2#1%1Z7#9Z7Z6#2#2#1Z1#
1#3#7Z2#d#7#8#1%b#2#3&b#m#2#2#3#9#x#7#hZb%5#5#5#3Z1%9Z7Z2#d#8#4Z6#6#1Za#2#8#7Z5Z2%3#f#3#2#f#g%g%8#4#6#5Z2#3#n#a#i&aZ3#b#b#q#1a%i#h#s#o#h#2#6#f#hZo#5Z6
#1#4%4Z9#fZ2#1Z5#4#1#l#p#1p#5#3#6#w#8#4#o#n#5%gZtZeZ3Zj#10#d#1i#28#3#3#1i#j#11%n#1#5#kZvY4#l#4#l#c#n#w#n#1h#9%13#g#13#18#4#8#11%4#1z#k#2t#47#8%32#9%2#
i#o%1r#i#3u#4v#2d#d#1m#d#1f#27#9z#58#3xZ1g#2i#6#1k%2c#13#40%bn#kq#3v#ec%xi# m:uncertain 0#2#1%2#1#1X1Z1Z2#1#2#2Y1#1Z2Z1#1Y2#1%1Z1Z1Y2Z1#1Z2Z2Y1%1Z1#1#
2Z1#2&1#2#1Z2%3%1#4%2#2#2Z3%1&1#1#6%2%1#1#3#1#7#1%1#2%1&c#2Y3#i%4%a%4%2Y4%2%2#c#2#n%5#8#12%h#1%e#a#7%1r#27#m#h&q#1l#2s#3l%d#5f%3x#1y%x#3o%yZ7#cq#2e%18
%2d#8q#qm#yn#79# m:unit 4#2Z2#1Z2#3Y3Z1Z1Z2Z1Z5#1#2Z1Z1X1#1Z3#1#1Z1#2#1Z6#1Z1#1Y1#1%2Z1Y2#1#2Z2#2#1#1Z2#1#5Z2Z1Z3#1#2#1#1#1Z1#1Z2Z1Z2#3#2#3Y2Z2Y1#1Z4Z
4Y2Z4%2Z4Z1Z1Z7Z1Ya#2#1#2#5#5#5#1Y3#6Z4#2#7#7%5Z9Z1#1Z2#6#4Z7#e#1Z6#7#5#3Z2#5Zm#iZ1#1Z6#2#1%2#7#3Z6#q%6%l#9#f#c#3#6#2#4#1%1%2ZwY6#x#1r#6#1a#g#aZf#2#e#
1#1%1#4#2%3#o#6#k#5#e#kZ7#5#8#3%g#1Zo#5#2#7#d#1m#6#1#1#3#3#o#c#3#h#g#x#1f#8#3#7#c#t%9Zk#r#3c#c%1m#1#b#1#e#q#5#2q#p%9%32#2lZ1t#2%39#12#s#b#7%jZ2x#4q#11
#2#dl#ep#4j#2s#pe%ya#an#ea# m:vital 0Z1Z1Z3Z1Z1#1Y1Y1Z2Y1Z1X3Z1Z1Z1Z1Z1Z1X1Z2Y1Y3W1Z1X1#1X1W2#3X1X1Z1#1Y1Z1Y1Y1#2#1X2Z1X1#2Y1Z1Z1Y1Z1X1Z2X2X1Z4Y3Z1Z1Z
1Y1X3Z2Z1Z1Z1%1Z1#2Z1#1Z1Z1Z1Z1Y2Z4Z4Y2%4#2Z2Z2Z1Z1Y1&3Z2Z1%3Z1Y2#1Z6Z4#1Z2#9Z2Z3Z4#1ZaZaZ5ZcZ8Z1Z7%8Z3#2Z1ZaZ6#6#a#7ZfZ9ZcZ8Z8#4#6#5#4Zb#c#b#9#1#9%a#
2ZdZ9Z6#11#3%g#6#9&s#d#1#t#8&d#1#8%s#1Z6%e#8Z8#3d#1#4#8#i%rZy#1#4a#7#d#10#g#i#c%1m#d#h#6#s#n#7Z8%47#3d#mZ1x#5w#7#z#g#3q#l#4c%4iZ52#9#25#c#1kZ3yZ33#9%5
s#67#o#60#gz#uk#9k#zm# m:yes 0Z1Z2Z2Y1Y1Z1Z1X1#3Z1#1Y1Z1Y1Z1Z1#1Z1X2Z2Y1Z3Z2#1Y1Z1#1Z1#1%2Z1Z4Z2Z1%3Z1Z1%1#3#3Ya#6#5%4#5#1%3%6#v#1#5#3#6Zp#k#o#92%7k%e
a% number:2 0Z1Z one mZ9Z4Z4Z1Z1Z6Z8Z1Z3Z3#8#1Z1Z2Z5#2#5Z6Z3Z1Y1Z4Z3#2#1Z2Z3#6#3#7Z3Z2#2Y1#1Z2Z2Z1Z2Z3#1Z2Z3Y1Z2Z3Z2#2#1Z1#2#4#2Z4#1Z1Z1Z3Z1Z2#1Y3#2Z5
Y1#1X2Z2#1Y3Z1Z1Z1#2#1Y1Z2Z1Z6#5Z1Z2Z1Z1#1Y1Y3#3#5#1Z1Z1#5#2Y1#1Z3Z3#1#2Z1#2Z1#3Z1Z2Y1#2#3%3Y1Y2#2Z3Z6#1#1Z3Z1Z3#4W1Z4#1#1#2Z1Z1#2#3Z1Z2Z1#1#1#1Y1W1#1
#1Z5Z1Z1#2Z3#3Y4#1Z3%2#1#6Y1#3#6Z2#2Z3Z1#4Z1Z1#1Z1Z2#1#1#1Y1#2Y2#4#5#1%2#2Z1Z1#1#1Z1#1Y1#2Z1#1#2#2Z2#1#3Z3X1#1#2#1Z1Z1#1Z2Y1Z1#1Z1Z1Z2Z1#2Z2#1Z4#1#2Z1
Z1Z2Z3#1Z2#1Z1Z1#1Y1#1Z2X1#3Y1#2Z2Z1Z1#1Y1Y2#1Y2Z1Z1Z1Z1#2Z2Z2%4Z2Z2%3Z2Z2#2#4Z4X1#1Z1Z1#1#3#4Y2Y1Y3#3Y1Z4#4#1X4Z1Z1#1#1Z3Z1#2Y1X1#1#1#2#2Z1X1#1Z1Y3#2
Z2Z1#1#1Y3Z1#2%1%2Z1#1Z1#1Y2#3#3Z1#1#2#1#3#1#1Z2Z1#6Z2Z1%2#2#1Z1Z1Y1#1Y1#1%1Z1#2Z2Z4#2X1Y1#2#1#1#4#1Z1#1Z1#1Z1Z1#4Z2Y2Z2Z1#1Y1Z1Z1Z3Z1Z1Z3Z2Z3#1#1Z1Z1
#4Y1Y2Z2#3#2#1#1#1Z1Y1Y2#1Z1%1Y2Z1#3Y1#1Z1#4Z2#1%1Z1#1Y2#1#1#3%2#1#1Z1Z2Z3#1Z1Y6Z6Z2Z1Z2#1#1Y2%2Z2#1#1Y2#1Z3Y1%1Z1Y1#1Z3Y3%1#1#1Z1%1Y1#1#1%3#4#1Z2Z1#1
Z1Z1Y1Z1Y1Z1#1#1Z1#6Z2Z2Z2Y1Z1#1#1Z1#1#2Y1#3Z2#1#4#2Y1#2Z1#1#2Z2Z1#1Z3Z2Y2Z1%5Z3#1Z2Z1Y1Y2#3#1#1Z2Z1X1#2#1#1#2#1Z2Z1Z1#1Z2Z2#1#3#1Z1Z5#2Z1Y1Y2#1#1#1%2
Z6(4Z1%2%1Y5Z1Z3Z1#1#1#1Z1#2Z1Z1#1#1#1#1%2%1Z4Y2Y1#1#2Z1#2#1%4#1Z1#1#1#3Z1#1#1Z2Z1Y1Z1#4#1Z3Z1Z1#1Z1Z1#3Z1Z2#1Z2#2#2%1#1%2Z1Y3Z1#2%1#1#3#2Z1Z2#1#1Y2#2
#1Y3Z1#1#1#2Z2Z1Z1#1Y2Z1Z1Z3#3#3#1Z1#1#1%2Z1#1%3Z1#2X1#4#1#2#3Z1Z1Z1Z1Z1#3Z1Y2%1#1#1Z1#1Z1Z1Z2Z5Z1#5#1X3#1#2Z1Z2%1Z2#2Z1#2#1#3#1Z1#1#1#2Z1Z1Y1Z1%1#2Z3
#1#1Y3#2#1Z1#1Y4Z1Z1#1Z3#2#1#1Z3Z1#2Z1#1Z4Z5#2Z1Z2Y2%3Z1#1Y2Z4Z1Z1Z1#1#1Z1Z1#1Z2Z1#3&1Z1Z1#3Z1Z4#1%1Z2#1Z1Z1#2#1#1Z1Z3Y3#2#1Z1Z2Z3#1Z5Z2Z1#1Y3Z3Z1Z1#2
Z1%1#1#3Z1#3#1#2Z1#1Z2Z3Y1Z1Z1Y1#1%2#1Z1#1#2%1Z6Z2Z4Z1Z1#1Z1Z1#1#4#1Z3#2Y1Z2%7#2Z3Z1#1#3#2Z1#1#4Z1#2#1#2Z1#1#1#2Z1Z1#1#1#4#1#3Z1#1%1Y3#3%1Z4#1#2#1Y1#1
#1Y1#1#1Z1Z4Z3#1Y1#2#1Z4Y4#1Z1Z1Z2#1Z1Z1#1#2#1Z2Z1#2#2#2Z3#1Z2#1#5#1#2Z3#1Z1#3Z1#1#2Z1Z1%2Z3#2#1#1#1Z1#1Z4#3#2Z1#3#1#1Y3Z3Z2Z3Z4Z1#1Z3#3Z1%4Z2#1#1#2%1
Z2&1%3Z4Z1Z2#1%2#2#1#1#1%1#2#1%1#1Z3#3#1#2Z1Z1#1#1Z1Z1Z2Z1X1Z2#1Z1Y2#1Z1#2Z1#1#3#1Z1#1%2%2#1Zc%1Z4#1Z1#1#3Y1X1Z1#2#2#1#1Z3#3Z1Z2#1#2#1#1#4Z1%2Z1Z2Z2#2
#7Y1#2#6Z2#1%1%1%2#1#1Z1Z1Y2%1#1#1Y3Z1Z1%1Z1#2#3Y1#3Z1#1Z4Z2Y1Z2Z1#1%1#1Z2#1Z1Z1Z1#1%2#1Z1Z4Z1Z6Z2#1#3Z1Z1Z4Z1Z1#1#1Z1#3#1%1Z2#1Z1#4Z1Z1#1Z1%4#1%8Y2Z2
#1Z2#2#1Z2Y5Z1Z2#1Z1Z3#1#3#2Z1Z1Y1#2#3Z1Z4#1#1Z1Z1Z1&1Z2Z2#1Z2Z1Y1#2Z2Z1Z1Z2Z1Z1Y1Z1&2#3Z8Z1#3Z7%2#1#1Z1#1Z4#1#3#1Z1#1#1#2Z2Z3Z1#1%1Z1Z1Z3Z3%6Y1Z2Z2#1
Z1#2Z2Z2#3%1#1#2%1#1#1%2#5#1Z1Z3Z2#1#2Y2%1#2%2#1Z1Y1Z2#3%1%2#1#1Y3#2#3#2Y3Z5#6Y2#2%7#1Z3%1X3Z2Z1Za#2#2#1#2#2Z1#3Z1#2#1Z3#2%1#1#4#2Z1%1#2Z3#2#2%1Z4Z2#2
X2Y1Z3%1#1#1#1%1Y1#5Z1#2#1#1Z2#1Z2Z2#2Z1%1#4#1Y4%1#5#1Y4Z2#6Z1#1#2%4%1#2#1Y3#1#1Z1%1Z1Z3#1%3Z3Y2#4Y7%2Z1Z4Z2Z1Z1#1#2Z1#1#2Z5#1%1(1#1Z2#2Z4(2%1Z2Z1#1#1
Z3Y3#3Z1Z1Z3#3#1#1#2#4%1Z1#7#1#1#4Z1#1Z2#2#1Y2Y1#1%1Z1#1#2%1#5#2#5#1#1Y2Z3#1#5#2#3#3#2#1Y4Z3#8#3Z7#1Z1#1Y1#2#1#1Z1#2#3#2Z1Z2#1#1#1Y1Y1Z1Y1#1#2Y1Z1Y1Z4
#3#5#1#1Z2Z2%1#3Y2Z4Z4#4#4#1#5#4#2Z1WaY2%1%1Y3#1Z1Y5Z1#2#1#2#7#1#1Z4Z1Z1%2Y2#3#1#1#1Z1#1Z1Z1#1#1Z1#1#2#1#2#1Z2#1Z1#7%1%1Z3Z1#1#1#1#1#1#3#1#4#3Z1Z5#4Z6
#2Z2#1#2Z1Y1%1Y1#1Z1#1Z1%4#2#1#1#1%3Z1#1#1Z3Z1#3#1Z3#1#5Z1#1#1#1#1%4Y2Z1%1#5Z4Z1#1#1Z2#2Z4#1#1Z2#1Z4Z1#1Z4Z4Z1#3Z3#1Z3Z4#6#1#1#4Z2#2Z1#2Z2#1Z1#1%1Z9Z1
%3Z4%1%1Z2Y4Z2Z2#2#1#1#2#5#3Z1#2#1#4Z2#1#5Z2#4%1&5#2#2%6#1Z3#1#2#3Z3#1Z4Z2Z2Z6#3#1Z1Z7#3Z3Z3#2#1#1#2#3Z1Z3%1#1#1#3Z2#1%2Z2#2#1#4Z1Z2%1#1Z2#1#1%3Z1#3#1
#3Z4Y3#3#3#1#6#1%1#2#1Z6Z3#3#1#1%1#1Z1Z1Z2&2Z3Z4#1Z2#2#2#1#2#4Y1Z3#3#1Z2#1#5#5#2#1#1#1Z2#1Z3#1#1#2#2Z3Z1#8#3Z1Z3#2#2#3#1Y5%3%1Y2#a%2#1Y1#1%3#2#1#1#1Z2
Z1#3#1#1#2#2%3#1#1%1Y1#5#1#1Z2#3#2#2Y1Z3#1#1#4#1Z3#6#1#2#4Z3#6#2#3#1#1#1Y2Z2#1#2#2Z1#1#1#2#2%3#1Z2Y1#2#1Y2#1Z2%4#1#1Z2%3#1Z3Z1%2#1#1Y1%1Z1%2&2#6%2#2Z1
%6Y2#1#2Z1#1#3Z6Z1#2Z4#2#5#1Z1#2#1#5#2%1#3#4#1Z1%1#2#5#2#2#2#2%b#1Z5Zc#3Z4#2Z1#1Z4#1Z1#1#1Z1#1#2Z4#2#1#2#5#3#1#3%1#2#1#2#2#2Z3Z2%1#1Z2#3%2#1#1Z4#1#2Z4
#1#1Z1#3Z2#1%2#2#1Z2#1Z2#3%1#3Z3#1#4Y2Z1#2#3#1Z7Z3#2#2Z1#7#1Z1Z1%1#4%1Z1#4Z2Z2Z3#4#1#2#4Z1Z2Z2#1#1Z1#1Z1%2Z1#3Z1#1Z3#1#2Z1Z2#1#2#1#3#3#1#1Z3Z5#4#1#2#3
#2#2#1#1#1#2#1#1#2#4#1Y2Z2Y2#1%3#1%3#3#1%1#2#3Y3Z1#3#2#4Y1Z1Z2Z3#1Z2Z2#2X1Z1Z1#1#1#1Z2Z1#1#2#1#1Z2#7Z3Z1Z5Z3#6#1%3#1%1Z2#3#2Z4%2#2%3#1#1#2Z1#2Zg#2#2#1
Z1#1%1#5%1Z1#1%3#1%1#2#2Z2Z1Z1Z2#8#3Z1%1#1#1#3Z2%1#2%1#2%1%1#2Z1%1#1Z2#2#1#1#2Z1Z2%4%1Z3Z1%1#2#1Z1#2%1#1#2Z1%3#2#1#1#1#1#1%4Z1#1#1%1#2#1#1#3Z1#1Z1#4Z3
%1%1#1#1Z4#3%2%1Z3#3%1#2#3#1#1#1#2#1#1#1#1Y1Z2Z1#1#2#2Z1#1%3#2#2#4%7%4#2#7#4#1%1#4#1%1%1#3#2#2#5Z1#4#1%3#1#1Z1Z2Z1Z1Z1#1#1#2#1#1Z1#2#4#2#1Z3%1%1#1Z1%2
%1#3#1%2%1#1Z1%1#2Z3#1#1Z1Z3Z1#2%4%3#1Z1#2Z1#3#1#1%1#1#2Z2Z3#1#2#1#1Z3Z1#1#2%1#1Z2Z1%2%1%1#1#2%1#2#2#1%3%1#1#1Z1#1#1#1Z6#1%2Z1#1Z2%1#3%2Z2Z1Z1#2Z1Z1#1
#1Z1#1#1%1%1%1Z2#2#1%2#1#1%3#3#1%3#3#1%3#5#5#6Z1#5Z4#1%2Z5#1Y4Z1Z2Z1Z2Y1#1#3#1#1#1Z1#1Z2Z2Z1Z1#1Z1%1#1Z3Z2#1Z2Z1Z1Z2#1%2Zd#1Z1#3#3#1#1#1Z1Z1Z1#1#5Z3Z1
#1#1#1%1%2Z3#1%1#1%2#1#2Z2#1#1%2#1#3#1#7#2%5#4%1#1#1Z3#2%2%1#1#4#1%1Z1%2#3Z4Z2#1Z2Z1Z2#1#1#1Z4Z2%4#1#4Z4#4#1#1#1#4#1#1#1%2Z1#1#1#1#1#1#1#1%1#1%3#1#1#1
#1#2#1#2#1#3Z1#1Z1%1#1#1#1#3#1#6#1#1Z2#1#1#1Z3#2#4#1#1Z1Z2Z1#6#3#1#4#2%1#3#4#1#3#2#2#2#1#2#1#1#1Z2Z1#3%2#2Z3Z2Z1Z2#2#2#4#2#3#2%4Z2Z5Z4#1Z3#1Z2#3#1Z2#1
#1%3Z2#2Z1#1#1#4%a%1#3Z1#1Z2#3%1#1#1#3#1#4#3#1%5Z1#1#2#3#1%3%2#2#1#3Z3#1#2Z1#1#1#2Z2#5#4Y2Z2#1#2#1%4#3%1#1%1#1#1%2#3#1%3#1#3Z2Z1Z1Z1%2Z1#1#1Z4Z1%1Z1#1
#2#3%2Z1%1Z1#1%1%4#1Z1#2Z1#1#1#1#3Z2#2#1#2%2#1Z1Z1#3%1#2%7Z1%4#3#6Z1#1%2Z3#2#1#3#1#4%1#3#1Z1#2#1Z1Z6%2#3Z3%2%2#1Z1#7#3%5%6#1Z2#1Z3%1#9Za#aZ1Y2#2Z6#1%3
#2#1%1Z2Z1%4#2Z1#1#5#1#3Z1#1Z1Z1#1#3#2Z2Z4#1#b#3#m#g#7Z4#2#6#1#5#m#8#6#2#1#4#3#1#5#cZ1Zt#3Z9#1#x#9Zr#4#b#3#2#6#7#6#2Y4#j#7#a#1#5#gZ1Za#z#1#6#n#5#10#4#
2Z3#8#o#aZ6Z3Z9%i#u#2#5Z1%1ZbZc%2#2#4#3#8Z3%2#4Y1#1Z8#2#3%3Z4#4#7#f#6#4#19#3Zi#6#1Z3#8Z8#2Z9#8Z2#2Z1#cZ1Z3Z7#6%3#4%7#9#cZ5%fZ2Z3Z8#6#4#8Ye%i#5#7#3#lZ1
Zc#z#4#1#1Z7#1#sZj#2#1#d#1%3Z4ZzZ7Z7Za#j%8#12#1#4#4#6#a#4#8#4Zr#g#13Z2Ze#d#h#6#7#3Z4#6#4%4#7Zf#2#j#6Zb#3#2#5#3#3#b#8Zb#3#g%4#j#9%i#2#3#2Z4#s#6#5#b#1#8
#1#b#o#2Z1Z1#aZ1Z6%3#3#2#1Z1#b#4#3#c#k#b#4#4#2Y8#3#gZ1#2#2#5#6#1#3#mY3#3#i#1#6#4#4#9#1#4#1#1#2Za#e#8Zg#3Zo#2#8#8#5#a#6#2#s#9#4#2#2#b#a#3#1#8#4#3#eZ2#9
#4%3#3#1#6#3#4#5#9#6#b#3#2#1#1#3#5#b#3Z6#1Z6#1#4#3#5%7#b#6#4#g#7#9#2#7#g#2#2#1#k#2#7#1#2#7#q#1#6#2#2#c#d#7#6#2#4#5#1#2#a#2#5#3#c#4#a#6#3#5Z4#4#3#3#p#5
#b#p#f#7#h#i#d#2#5#x#2#15#1#6#1#1#1#7#3Zi#5#1#6#3#e#6#9#3#7#b#b#1Z1#1#1#5#k#bZ2Z4#2%iZ3#2#8#2#h#3#4Z6Z2#1Zc#6Zg#4#2#5#2Z1% stem:absc 0#1Z1#1#3#6#4#1Z3
Z3#3#6Z6#1#6Zy#2#a%m9#sd#fi# stem:affø 0Z8#9#mr%23#2m# stem:age 0Z3Z4#4Z1Z1Z2Z1Z4#8%5%3%7#13%oZk#16#ev# stem:agen 0#3#1Z1#5#1#8#1m%7%1w%dt%4e%fr%19%11
2%2i%2z% stem:ahi 0#1#2#2#2%3%b# stem:akut 0#2#1#1#5#1Z4#2Z1Z1%1Za#2#1#7#7#a%d#j#5g#2n#1#p# stem:anam 2#2#a%4#1#3%b%j# stem:andr 0Z2#1Z3#1#1#2Z1%4%2#3
# stem:angi 3g#6e#70#7g#7h#3m#1t#ap# stem:apti 0#7#1#4#1#4%3#8#1b#16#g%c6# stem:arm 1#g#18#m#t#22#4# stem:art 0#8#5# stem:arv 0#1#5#6#v#e#1r#7#bc#6o# 
stem:asa 0#1#7#4# stem:asci 0#1#2#2#d%2%1% stem:aura 0#4Z2#1Z2#3#7#e#a#1#l#8#i4#3n#hn# stem:avfø 1Z2Z2Z1Z2#1#1#2#1#1%1Z5#3#3#1#1i%6t#2f#cw#2%aw#e6# st
em:baby 2#4#2#2#1%2#2#4%1#3#4#k#7#j#eq% stem:back 0#1#1#1#1#1#4#1Z6#1#4#1%1#2#1#5#4%5#1%1#4#3#1#2%1#6#2#a#1#6#b%1a#t#3#6#aq#26i# stem:bad 3#2#d#5% ste
m:barn 0Z3Z2Z1Z4Z1Y1#1Z3Z1%2Y3Z1Z1Z1Z1Y1Z1Z1#7Z1%1#1#3Z5Z2#1%2#3Z1#8#5Y8%j%a%4%c%1r%2u#61%2r%zg% stem:bath 0#1#5%2#1%6&f%4#o%15#1#ak% stem:begy 0#2#5%
4Z1#1#4#g# stem:bein 1#3#1#1%3#1#1#1Z3%2#2#1#d#9#k#k#1t# stem:bela 0#1#2Z1Z2%2%4%1#1j% stem:ben 0#6Z5Z3#4%6#9#t%c#u#e#5#6t#4a#8#z%39#h1# stem:besæ 1#4
#1%2#2# stem:bil 0Z1Z1Y7#eZ3Ze#6# stem:bild 0#1%1#1#2#1#3#1%1%7#5#1#2#2%8%9#1c#53%47# stem:bli 0#1#1#a#5#k#2%h%7# stem:blod 0Y1Y2Z2Z3Z5Z1Z5Z2oZ2tZdZ5a
Z3j# stem:blær 0#1#b#b#3#z#2#u# stem:blöd 0#1#1#4#d#15% stem:blød 0#1#2#2#5#1#3#4#1#d#1%32#2r#1# stem:blør 3Z4#f# stem:bmi 3Z2ZbZ1z#n# stem:body 1Z1Z1
#1#6#1Z4Z2Z1#4Zr#1s#p# stem:bond 0#1#3%2%2#3#1#3%a%1t#t% stem:bort h#d#4#1p#d#1a#5b# stem:bp 1Yo#1q%n#5Zs#4m#di#5# stem:bruk 0#1#1#4#1#1#3Z1%3#6#j#s#3
#q%20% stem:børn 0Z1Z1Z1Ze#1g%62%1hi% stem:call e%1z%4r# stem:cat 2Zd# stem:caud 0#1#1%2Z2#h%3%q%6u# stem:caus 0Z6#2Z3#7#a#15#1t# stem:cave 1#4#1#o#4#
1#6#g#6#1u#d#h#s#1y#17#12#3i#1e#1i#e#z#1p# stem:cost 5Zc#4% stem:cour 4#p#c#9#12# stem:crp 0Y1Z6#3Z1Z8Z2#1m#o#i#1p#id#1a#r#13#eg#cl#5d#2l#10# stem:dat
o 0Z1Y1X1Z4Z2#1Y3Z2#1%2Y4&5Z4Ze#1n#e#8%7q#89#6h%mx% stem:day 0Z2Z1Z1#2%2#4#3%w# stem:days 5#2#9#7#3#9#6#c#2d# stem:debu 3Z1%1Z1Z1Z1#1#1Z3%1Z2Z2#2Z2#m&
2Y1#2#f#iXg#1Y3Zo#14%3&4Zj#e#1d&1p#1k#31%17%19#24#h#gy# stem:deli b#1z# stem:died 0#7#1#1#x#2x# stem:diet 2Z1Z3#3Z4Z2#5#2Z5#6#15#6%11#f#1%7#3h#p#rg#d8
#7k#u#4g% stem:dise 3#9#1# stem:diur 0#1#4#1#2#1#1# stem:djur 0Z2Z1Z1#4#2Z1#4#6#4%1a%20d& stem:domi 3Z3#4#5#a#2#z#1k#fz# stem:dos 2#1#1#2Z1#1Z6Z6#1Z6#
2#4#2#5#1#1Z2#8Z6#u#f#k#gYa#v#2#1#6#26#1y#z#22#9z#xZw9# stem:dose 2Z1#1#2Z1#1Z2Z3#1Y2#1Z1Z1Z1Z1#1Z2Z1#3#1#1#1Z2Z1%1Z2#4Y1#1Z4Z1%2#1#2#1#1#1Ze#1%6#5#2#
1Z2#dZu%b#n#3#2#4#6#6%3#4#h#p#1lZ1z#q#z#r#1%1%53#1a#h#6#1o#5e#r#46#c# stem:dosi 0#3#1#3#2#1Z1Z3Z1Z3#2#1Z3#3Z1Z1&4#2#1Z1Z4#8#3Z1#4#1%6#o#1#3#8#1#4#4#7#
7#q#3#3#6#m#c#s#13#t#r#s#1h#10#3j#i#39#bw#3# stem:dott h#k% stem:driv 0#1Z2#2#8Z7#1Z1#6#3#8#4#uZ1#8sZ2e#a8#jj# stem:drop 1#3#3#6#3# stem:drug 1#1Z1#1Z
3Z1Z1#5#2%6Z2%2#2#2&4&1#3#3%4#1#2#6#1#2#4#3#3#4Zg#6#18Z2#19Z1e#3k#117#b7% stem:dvt 1#1#2#d#g#a#m# stem:dyr 0#4#1#1%1#1#7%1#9%2#4#g# stem:dækk 0#1#5#2#
5#y# stem:döda 0#1#5#1#1#3#5%4y9# stem:døde 2#1#1Z2Z2Z1Y1#1Z2Z6#2#1#a%f#20%on& stem:døgn 3Z3#1# stem:ear 2#2#a#3#3#c#h#l#1y#1f#j# stem:eat 2#2Z2Z2#6#1
Z2Z6%3%1#r%9#4%2#5#25#9%2x%p%18r% stem:egen 0#1#1#7#1#1#1#a# stem:egg 4#6#7#6%3% stem:ekg 0Z1Z1Z2Z1Z5# stem:end 0#4#1#3# stem:endr 0#1#3#7%1#8#2#b%d%5
#8#b#7#4#3#4#4#h# stem:exam 0#1Z2#2#6#7#6%8#6%1h# stem:eye 0#1#1#2#2#1#3#1#4#a#i#9h# stem:fail 1#1#2#8#9#i#1w#i% stem:fakt 3Z3%2#1#1#2#9Z1Z5#6#i#h#1#9
i%1y%17% stem:fald 0Z1Z2Z1Z9Z stem:fall 0Z1Y1Z2Y1Z1X1#1Z1#3Y3Y1#4Z1Z1Z1#2Y2Za#aZb%2p% stem:fami 0#6#2#2#1#2#2#a#6#e#2#21%7%25#9#x#39#18u# stem:fann 0#
6#4#3#1l% stem:far 2%2Z2#1Z2#1%1#6#4%w% stem:fare 0#1#1#4%4#3#2#c# stem:farg 1#2Z1#2#2#2#5#2#q#r#b#ku# stem:fase 0#1#3#4#5# stem:fast 0#1#1Z2#1#1#1%1#
1%1Z5#2Z3#3%2#1#1#4Z2%a%7#n#5%c#6#8#d%9%7%x%19#2l#nm% stem:feed 3#1Z2Z2Z4#2#3#3#2%p#4#p&4%x%4x#6q% stem:fejl 0Y1Z4Z9#4#k#7%w%7% stem:find e%3#4%1Z2#8#
d#p#y#8#a#2g#37#1h#32#18#1q#4q#am#2l#4h#d#31#1fx# stem:fing 2#1Z1#2#2#3%4#2#1#7#11#uv# stem:fiv 0Z1#1Z2Z5#3#9#1Z1% stem:fodr 0#1#4# stem:food 2#l#g#1w
#a#g#88#1a#26#76# stem:foot 5# stem:for 3#4#2#1r% stem:forv 1#1#1#1#7#b#5#4#2#6#1l% stem:fost 1#1#2#3#3#1#1#1#4#1#1#1% stem:fra 2#8#d%3% stem:fryk 1#o
#y# stem:fugl 0Z1Z4Z1#4# stem:full 0#3#4# stem:funn 0Z1Z2Z2Z6#3#4#2#i#o#1k%8b%3% stem:fynd 0#3#1#1#18%d%1e& stem:førs 9#3#2#7#1#b#d#j#h#k#x#h#c#9#k#p#
3# stem:gaml 0Z1Z1Z4Z4Z2Z5#i#d#2#5%5#1Z2Z stem:gang 0#3#1#1Z5#1#2#2#2#1%2#2#2%4#8#8%1m%1vu#6s# stem:gavs 0%1%3#3#1#4#2#1Z5%2%6%2#4%2%9#k%p#2#1%g#l%86#
hz#3f# stem:gets 3#17# stem:gill 1# stem:gir 0#1#1#3#4#b# stem:give 6#6#5#2#1#1#9#5%7#1c#o%a%5%c#l%4p%b9% stem:gjør 0#1Z1Z1#4Za#1#2#c#7#7#9#1#15#i#uq#
 stem:gnag 0#2#1Z2#1%v# stem:gout 0#6#c#r#c#27z#28j#pa# stem:grad 2#5#2Z4# stem:gøre 0#2#1#9%5#3#2f% stem:halt 1#2Z1#3#1#1%1Z5#2#p#c#d#8#5#6#1c#58#1a#
1yz# stem:han 5Z5% stem:hand 1#5#2#7% stem:harm 0Z2#2#2#2#3%4#5#3#4#r%l# stem:hast 0#1#1%1#2#9%3% stem:have 0%1%1#1#1#1#2#2%2#2Z3#1#b%1#1#3#1#2#1#2#j%
3#2#c%b%1x#3e#i2#1h# stem:hear 0Z3Z3#2#1Z3#1Z2%4%3Z1#l#a%33#19#ch#6# stem:helg 0#1#3#2#3#3#3#7#3#a#2#b# stem:hemm 6#15# stem:hest 0#1#1Z6#2#1#1#1#1#2#
1#2#j#7%n#t% stem:hold 1#3%2#1#1#1#1Z5#1Z1Z3#1%1#e#2Z6#4%4#3#1#9%fZb1#wu#bZ45# stem:host 0Y1Y2Z1Z1Z1Y1Z2Z1Z4Z1Z4Y3Zv#beZ2wZ2cZayZaqZ stem:hour 0#1#2#1
#5#4#1#11%5k#6x# stem:how 0#1#2#1#1#1#1%1Z1&6#2Z4#1&1#3#1#2&1%1#3%1#4%1%1%5%4%8%e%2#2#q%1a%6z# stem:hud o#l% stem:hull g# stem:hun 0#6#4#1Z2Z1#3#2#1#b
Zj#6%c%1#3#3p% stem:hund 0Z1Z2X1Z1Y1Z4#2#3Z1Z2Y2Z1Z1Z2Z3#1Z2Z4Z3Y6#4Z2#4Z6Z2Z2Z1%2ZfZgZ7#d#8#l#4e#12#55#2j#au#5j# stem:hva 0Z1Z5Z1Y8Z2Z2Z2Ze#2#j#v#15%
 stem:hvad 0W1X2Z2Y14# stem:hvem 1#1#4%2#1#1#1%4%1Z1%1#2#2Zs#i#1%4#1b%7%39%1s#2#3%w2# stem:hvor 0Y1Z1Y1Z1Y1Z1Z1#1Z3X1Z1Z2Z3X3X3#3Zc#1Z2Y4Z1Z3%2#1#3#2#
a#1#2%1%2#1#d%1#c#14#j#9#r#y#9#b#5%a#p%9&f%1e#2h%14m#4u# stem:hånd 4#5Z3#7#17# stem:hæmm 1#2#1#1#2#8#1#e#4#6# stem:igen 2#2#5#3#5#3#h%2%h%3% stem:ill 
0#1#1Z3#1#1%1#1#1%3Z1#4%4#5#3#4#6#3#38%lj% stem:imag 0#1#1#3#4#1#2#4%1#6#3#1%4#6%2#1%6%1l%4# stem:infö u#4# stem:inr 1Z1#5Z2#1#1Z5Z6#6#1#6Z4#2Z12#51#3
5Zt4Z3Z18j# stem:insa 5Z1h#1t# stem:iron 1#2#1#1#2%e%t& stem:jern 0#1#1#2#2#2#1#6%7#3%6Z9#2#4#2%15#6p#45# stem:job 0#1#1#2#2#6#3%6#1c#7f#1m#y#ne# stem
:jobb 0X1X1W1Z1Z1Z1Y2Z1X2Z1Y1Y3#5Z1Z3Y6Y8YbZiZ1Z4#hZtZ4hZ1kZoZ4ZuZ1vZ5mZ9Z52%11oZ2dZc1Z stem:kall 9%1a% stem:kalv 1Z2Y1Z1Z2#3#1#2Z7Z1%1Z9p%15Y27Y21#4x
Z6r# stem:kani 0Z4# stem:katt 2Z1Y1#2Z1Y1#2Z1Z4Z3Z1Z2#4#2Z2Z3Z5#1#2#2#4%1Z1%1Z1#2%3%9Z5#3%1#5#f#e#19#6#gh%3m#cc%70#1k% stem:keto 1Y2u# stem:kjør 1Z1Z2
Z1b# stem:kont 1Z2#1Z8Zi#4#c#1c#4c#2gb# stem:kost 0Z1Z1Z1Z2Z1#4Y1Y1Y3#1Z5Z2#3%7#9Z1#3#6%4%hZ1#l#2Zv%7%t%9%ku#vu#11k# stem:kref b#y#6#6#1r#7#25#9# stem
:kua 0#1#1#1#1%1#1%1#3Z1#1Z2#1#2#1#2#2Z1%1Z4#a&g#8%5#g%t%1u#8#4%66Z27Zq9#4y#ko# stem:kur 3#1#3%2%k%1%4%f#9% stem:kvar 0#1#1Z3#4#8#4#3%i#6%d#1#1#1d#22#
4#4e%12l#1t# stem:køre 1Z3ZcZ3Zn#4#d#1c#s#9#9#2v#24#1z#1i# stem:lab 2#e#4m# stem:lam 0%1%1#1#1%1#2%3%1%5#4#1#3#o#1#3%8#4#2# stem:lamb 0#3#bd#2x#w6# st
em:lamm 2#1#1Z1#1Y1Z1Z2%3Z9Za#1Z stem:lang 4#5# stem:last 3#4Z8#7Z5#h%k%1#182# stem:leav 0#1#1#1#1#1Z2#1Z1#4#2#1#5%4Ze#t#m#7m# stem:ledd 0#3#7%4%i# st
em:leg 0#4#a#6#c#8#9#1r#38#ff#3t# stem:legg 3#2#d#3%3#m# stem:leng 1Z2#2Z1Z3#3Z1Z2Z1Z5#1Z1#3#1Z1#2Z1#8%1Z2Z5Z3#4#1#3%1%g#b%4%b%f#64#o%4%u%7h%9% stem:l
ivm 0#1#2#2#2#m#3#4r# stem:lmp 3Z2#1#2#1#5Z1#4#6%6Z2%a#8#23%z%68%2f%3v% stem:long 0#1#2#1#3%1Z1&c%1(1#3#1#3#1%3%5%1%6%4%8#e&u%1a%6z% stem:look 0#1#5#7
#c#6#g# stem:loss 7#2#1Z1Z1#2#2Z1Z2#2Z1Z1#a#4#h#d#f#h#1u#k#d6#6#hb#1a8% stem:lukt 1#5#2#6#5#1d9# stem:lägs 0#1#2#2#2#4%5% stem:lågt 0#1%3%1#2#9#3#1%a#
1%3#1#6#b# stem:læng 1#2#1%1#1#1%2&1Z1#4#4#3%3Z3#1#1#1#3#1#1#3#1#1#5#c#i#p%1%10#a%7%f% stem:løft 0#5#1#2#1np#20#3m#g8# stem:løse a# stem:mamm 0Y1Y1Z1Y
1X1Yg#4Zv#g#2#1i%7q# stem:man 7Z3#h#7#16#cj#5o# stem:mang 1Z1Z1Z2Z1Z1#2Z1#1Z3Z1Z1#2Z1Z1Z3#1#1Y1#2Z1Z2Z1#1Z3Z2Z4#2#2Z6Z4#4Z2e%abZdl% stem:mann 0Y1Y1Z1Z
1Z1Z1Z2Z stem:mask 0%1#1#1#3#1#2#1#2#1#9#i#v#21#9#g%hf# stem:mat 2#a#9#2o#57# stem:meat 0Z3#4#5#4&6% stem:meds 0#1#3#2#2#6#1#2#c#10#c#7#g# stem:melk 1
Y2Z2Z2Yp#6v#fv# stem:metn 7# stem:milk 2#1Z1Z3#1#8#1#3#2#u#1#2#4#u#6#5e#29#l#1wb# stem:mind 0#1#3#3%4#1%h%8#2% stem:mist 0#1#8#1#7#6#3#2#8#1#q# stem:m
od 3#1#1a#9%d# stem:mor h# stem:mål 1#1#1#2#2%3#6#8%5%3#6#f#46%sc#f5# stem:mång 0Z1Z2Z1Z1Z2Z3#1#5#5#4Zj#1i# stem:mælk 0#3#d%1#9#2#2#6#3#1%6#6h#a#12o#a
y# stem:natt 0Z2Z1Z6Z2Z2Z3Z1Z1#4#7#1#4#1Z9#hZ2x#q%3g#39# stem:need 1#12#8y# stem:new 0Z2#1#q#6Z6Zh#1m#f&6&u#2#f&8#h#4z#1q#6f#h#6#1o#7v&2g#c# stem:next
 0#1#1#1#1#1#1%1%1Z1%1#3#3#1Z3#1#7#2#4#2#3%6%5#1#4#1%f#1#7#1a#24#d%3%g#17%j%42#1k6#at# stem:nrs 0#1%1%2#1#1%1%1#b%2n%a% stem:nya 0#2#1#2#2%2#21% stem:
nye 0#2Y1#1Z2Z1#2#2#1#1#1#2%1#5#1#3#2#8#7Z4#e#2#2Z stem:nytt e#2#2#4#a#7#h#n0# stem:näst 0#1#1%1#1#2#7#1Z8#1#2Z3#5#2#1#8#s#1#y#11#9#d#6m#36#53#2o#33#1
0k# stem:når 0#1#4#1%1#1#1&2%2Z2%2Z3%f%6%2d&ew#a7%du% stem:off 2#3Z2Z1#1#1#1Z2#1#1#4#3&5#5#1#8#2#3#a#g#u#hj#q#1f#1n#26# stem:ofte 0#1#1Z1#4#2#4#2#7#2#
18#l# stem:omkr 2Z5#h#5# stem:open 0#1#3#g%3#bq# stem:oper 0Z1Z1#1#2Z2#w#b#q#5t#71#2l# stem:opka 2Z1#1Z2Y2Z2Z1Z4Z4Z4#3#2#8#y#y9Z stem:oppk 0Z1Z1Z1Z1X1
Z2Y2Z1Y1Z3#3Z3Z1Z2Zh#d#15#7u%a#3l#5#35%33#z#3%1g#34#t# stem:oral 1#1%2#2#2#2#1%2#1%1#1#1#1%1%5#3Z2#1#2&6%7%6#a#2#7#1#a%9#3#c%8#1%a%86%8f%2j#5u%23#8x%a
u#1q#14#1f#1p8# stem:otit 0#1#3#1#4#2#i#1#4#6#2#4#6m#3d# stem:own 0#1#1%9%a#3%o% stem:pain 0Z1Z2Z2Z7#1Z1Z3#2#8#o# stem:pari 2#1Y2#1%2%1#1#1%2Z2%2#3%n%
94&15%27%6y%yi#4i# stem:pass 0#1#1#3#1#9#2%1%2#k%28%7%39%1x%d4% stem:past 3Z3#6#3#f#4# stem:paus 1Z1#4%1#2#1#3#2#2#5#3Z5#4#1Z2#e#k#o#d#n#6#h#u#4h#33#e
#11m# stem:per 0Y1X1W1Y1Y1Y1X1Z1Z3Z1Y1Z8Z1Z5#kZ1m#16# stem:phon 1#7#4#1#8#b# stem:pica 0#2#6#4&1#8%1h%6& stem:pill 1Z1Z2Z5#o# stem:plan 0%1#1#1#9%r& s
tem:pnd 0#5#1%d%3#9b& stem:ppi 0#1#3#p#1#4#g#1e#5b#qo#3x#g5#155# stem:pris 0Z1Z1Y2#1Y1#1Z1Z2Z3#3Z1Za#4#8#1#g#15#v#ae#bz#3j#ba#3j#28#ai#tv# stem:prov w
#4# stem:prøv 0%1%2#1#1%4#3%3Z3%6#4%8%1#2#7%9#6%2%g%o%1r#7f#8yZv#3r#evZ stem:puls 0Y1X4Z5#6#8#kZ17#6w#1q#25#y#s#1f%h3# stem:race 2#1Z1#2#1#1#2#1#4#5Z9
#k#c#2#1#29#1%c%30%ky#3g%1ai# stem:ramm 0#7#1#2% stem:ras 0Z2Z8Z1#4#3n#c#ny# stem:rask 0#1#3#3#3#1#h#8# stem:rate 0#1#1#1#2#1#1%5#4Z5#1l# stem:ratt 1#
9#1#e#6#9z#z#sd# stem:reel 2%1Z1#2%2#7#a# stem:reis 0Zl#l#u# stem:ring 0#2#6#3Z2#1%4%7#e%1#2#4#a#g#8#5#m#17#6#1u%3t#13#1o#ac#v#5x# stem:risk 0#1#1%1#1
%1#1#4Z2#1#4Z1#2#5#q#6#b#6#25#1c#2m#4w#bu#4c#x8#2g# stem:romm 0#1#1#3#9#3#k%5y#n# stem:rovs 0#2#1o#l#13#2#1i# stem:råd 0#1#1#1%2#2#2%1%1#4Y1Z2&4Z4Z1%1
%3#5#8#d%8#6%3# stem:rökn 7#2#7#1g#c9%5t% stem:satt 0Z1Z1Z3Z1Z1Z9Z2#cZ5Z6Z stem:scan 0Z2Z2Z1Z1#4#f# stem:scor 0Z2Z1#1Z2Y4#1Z2Z1#2%m%17%2i7%i%le% stem:
seda 0#1#1#4#1#1#1#d#28#b#z#2b#18# stem:sekr 0#1#2#2#9%i%12# stem:sena 0Y1Z2Y2Z1#6Y4Z2Z2#2Z1Z2Z1Z1#4Z1a#7#c#u#3x#bt#1y#uq#13# stem:send 0# stem:sene 3
Z1#2#1#1#1%1#5%1Z4%2#5#a#6Zm%h#15#3&l#c1#1rh#3a# stem:sepo 2#1#1Z5#1Z1Z3#2#2Z5#2Z1#2Z3#2#3Z1#2#6Z1#2#3#2#8#d#1#1Z6#4#7Z2#d#n#6#c#5#19#3u#8#2t#e#5k#2y#
2b#71#bf# stem:ses 0Z4Z8#h#yZ stem:sick 0#3#1#3%2%c%i%k%9%m%7i%4%8b%9% stem:sida 1#1#4#2#5# stem:side 4#2Z1#5#5#1Z1Z4#3#5Z1#6Z7#7#8Z5#1a#23#4# stem:si
es 0#1#1#3#1%2#4#5#4%2#2%1#5#g#9#3%d% stem:sign 2Z1#1Z6#2Z2#2Z1#1%1#1#4Z8%6#d#6#3#2%4#p#2h#9#2p#1v#4d#31#22#3o#28#l5#cy# stem:sinc 0#8#1#2%2#4#n# stem
:sist 1#2Z2#1%2#1%6%33&ew# stem:sitt 2Z1#1%1Z3Z5#5#1#2#3#iZk&1e#6%6w#42#db#n# stem:size 0#1#1#1#1#1#2#2#2Z1#2#3#3Z9#8#c#8Z7#r#34#9h# stem:sjuk 0#1%2#1
%1#1#1#3#8#y# stem:skad 1#1Y1#4#2#2#6Z2%j%6%1i#4#38#5w# stem:skal 1#2#1Z5%1Z3#2#1Z6%3#4#1Z1#3Z1#4%2#1Z3#1Z2#2%2%1#2%1#2#a%4%h#r#s%n#g#m%9%3%x#av#9l#1k
#7# stem:skif 0Z3b#1x#13# stem:skol 0Z1Zw# stem:skon 0#1#1#1Z1#1#1%1#1#1#1#1%4%2#3%7#p5#12% stem:slak 0Z7#2#1#c%2c%b0%p8% stem:slek 1Z3#7#1#3#4#5#j#1#
1#c%8%1j#7#25#9#7t#15%a#6e%i4# stem:slip 0#1#2#2Z1%3#4#4#3#4# stem:slit 0#2# stem:slut 0#1Z2#2#1Z1#1Z2#5Z8#2Z1#1Z1#1%2Z5#9#8#2#3#2#q#2#4%h%wZ1p#19#2k#
1h#4p#8y#18x# stem:släk 0X1X2Z2Z1ZbZ2vZ7Z stem:smer 1#1#1Z1#2#2#1#1Z5#2Z1#1Z2Y4Z3Z3Z1Z1#3Z1#2Z5%2Z3#2Z1#2#1Z4Z5%1#2#3Z1#3#3#3%2#2#9Z3%3#fZaZ6Z4#7#9#6#
h#3#g#32%e#12Z18#j#3#i#1w#2e#u%2b#v#2j#71#6a#3b# stem:smit 0#1#1#1Z3#2#2#1#3#9#1%2# stem:smok 3Z3#1#3#3Z2#1Zh#10%90%l%7s% stem:smär 0#1#2#2#1#4Z1#3Z1Z
3&1#8Z4#6#5%8#1%1b#1t#i#15#4#e#8u#a4%6d# stem:sock 0#1%3%1#2#9#3#1%a#1%3#1#6#b# stem:sow 0#2# stem:spis 0Z2Z1#1Z2Z2Z3#1Z1#1Z1Z1#1Z2Z1Z3#3#2%1#7%f#3#h#
2Z2#b#vZ1c#x2#67# stem:spo2 0#2%1#2#2%9%m#12#b%n%32%ou%6v#5n#sk#2e#1w#30# stem:ssri 2#5#1#1#7%j#5#1#6a%ey#sx#n#26# stem:star 2#1#1#3Z2Z1#1#1Z1#1#1#1%4
#2#2Z3#2Z6#6#2#1#3#8Zb#g#3#9#4#1#3#o#m#p#x#4b#j#3d#r#v#a#e#1q#2b#14#1g#q# stem:sted 0Zc#9Z3#9#9i#1ka# stem:step 0#1#1#1#1%2#7#f# stem:sto 0#5#5% stem:
stop 0Z1Zd#v#bh#7f#an#21#w# stem:stor 1#3#1#1#1%1#6#1%1#3#1i# stem:stå 0#1#2#1%3#1Z1#2#2#2#3#2#d#6%3Z4#4#8#c#6#5#1e#6#i#t#18b# stem:står 0Y1Y1Y2Z2Z3Z1
ZfZ10Z2Z stem:succ 0#1#4#1#20# stem:svul 1Z1#u#5q# stem:syke 0Z7# stem:sår 0#1#1#1#1#1#5%1%7#a#8#2#e#1lo% stem:söka 0#1#1#1#2#9%p#3%1t#11#9#23#160% st
em:tack 2# stem:tann 2o# stem:tas 0#1#1Z2Z1#4#5#2#6#3#6Z2#dZb#j#3h#23#1b#b0#61# stem:teck 0#1%1#2#4#3#2#5&2%7#5&a#9%eb& stem:tegn 0#1#2#1#1%1Z2Z1#1#1%
2Y1&1Z1#1%1%1#1#2Z2%1#5Z1#1&1#1Z3#1&1#2#1&2#2#2Z1Z3%4%3Z2#2#1#1%6#2#a#2#6%6#a%7#4Z4#2#a%a%6%6%i%4#u#2m%3#1#2u#2c#i%ay#y%13#1#1i%8d%1i#67#e8#1r%5z#q8#3
cc# stem:tenn 0Z1Z1X2Z1Z5Z1ZaZ3#eZ1h#5v#6o#1i#2o#1y% stem:test 0#1#2#1#1#1#1%1Z1#1Y1Z1#1Z1Z5#1#1#1Z1#2&6Z5Z1Z3#2#4#2Z1#1#1#3#1#1%6%a#a#9#c%i#e#t#9#17#
d#48#15#11#v#4m#17#9d#46#zv%6a%1gt#p2% stem:tid 2#3#1#1#1#1%2Z1Z1Z1Z3Y3Y2%7Z4#4#5Z2%7#1#1#6Z4#3Z7#9%b#3%1#1%1%3%b#d(m#i#2#8%z%7%d#t#f#h#7d#55#j%b%m#5r
#69% stem:til 7#2#d%x% stem:tit 2#3#1#2#1%1#c# stem:tofi 0#2#1#1#1#5%1#1Z6%1#5%3%5%6%o#8%16#k%16#c#4#1c%6#y%6%1e%z#10%16#1c#4d#f6%1cd%le#23n# stem:too
 0Z1ZkZm# stem:tren 0#1#b%9#v# stem:trod 0#39# stem:tube 0#3#1#1#2%5%h%3e%xp%jz% stem:turn 1Z1Zc#9#3#3#k#2j# stem:tænd 1Z stem:udlø 0#1#1#2#1#2#4#1#1Z
4#3#2#b#4%1#8#b%g%9#m%v#1#s#9#at%3u%ia%m%kq% stem:ulcu 3#a#e#u#2n#15#s#d1#76# stem:urat 5e#232# stem:urin 0Z1Z1Z1Z5#2Z1#8#6#2Z85#49# stem:utlö 1#2Z2#1
#2#1#3#a#b#9#1k# stem:utlø 0#1#1#1Z1#1Z3#1#1#1#1#1#2#6#1%5#3#1#2%a#1%7#e#3#6#o#4#38#3l#1i#3e#1t#i9#26#6d#33#gz#f1# stem:utsa 0#1#1#2#2#2#2#2#3#a#1y#d#
1a#70# stem:utse 4Z1Z1Z2#2#3#1&i%10#d%rv%46%e4% stem:valg 1#1#3#3#3#1#a#h#i#w# stem:valp m# stem:valu 2%1#2#2%30% stem:vand 0Y2Z1Z1#1Z6#2Z3#1%5%5%a#7%
t% stem:vas 1#5#1#9#14n#aw#13a# stem:veck 0#1#3%5Z2%c#3# stem:vekt 0X1Y1Y1Z2Y1Z1Z1Z3Z5Y1m#d#n#z#14#1gz% stem:vikt 1Z2Z1Z3#3#1Z1#1Z3#1%c%1c#aZa#9#4#c#b
#c%14#d#to#h1# stem:virk 0#2Z1#8%6#a#j#1#1e% stem:visu 0#2Z1#4%3#1#2#1d%1e#6% stem:vte 0#1#3% stem:vänt 0%1%1#1#1&1#1#3#2%6#2#1#1#i#b#5u# stem:vægt 0X
1Y1Z1Z1Z1Z5Yj#a#h#5Z2Z2a# stem:wait 0#1#1#1#2#2#2#1#1#1#j#8# stem:want 0#1#4#3#4#p# stem:week 2Z1#6#15#8#1m% stem:were 3#1#1#h%8%4#1#f%19%d%n#6#h%u# s
tem:what 0#3#2#1Z2Z4%1Z4#1#1%1#1#3Z1#4#1#1%3#1#6#1&4#2#2#5#1%g#4#d%1#f#o#d#2#9#e%26#4h%1f#3a#1u% stem:when 0Z1Z3Z3#2#2Zb# stem:whil 0#2#1#c#8#3# stem:
why 2#5#2#1#2#57# stem:work 2#1#1Z4Z1%3Z4%6%b#7#5#8%t6% stem:wors 0#1#1#2#f#12#a% stem:yrke 13% stem:äter 2Y1Y4%1#d#l#35% stem:æde 2#1#3#7#2%c#1#14#2b
#3y#1# stem:ödem 0#4#7Z7#6#8#a#4m#2p#1#14j# stem:ødem 2Z7#1#2ZcZs#x#12#1f#2g#1o#9b# stem:øjet 0Y1Z1Z2Z1Z3Za7Z stem:ønsk 8#f%3%2%8% stem:øre 0#1#1#3Z3#
1#1#1#2#1Z1#3Z9#6#t#k#1%t#1u%8#4#2mZ stem:боль 2Z1Z1Z1Z1Z1Y2Y1Z2Y3#4Z3Z1Z5Y4Z1Zb#5Z5Z7Z1%1Z1Z2Z1Zg#t#2Z4#g#14#4#1u#1w#a#1a#8#2y#t#3e#1x#25#3#3z#l#gm#1
6#31Z42#71Z30#1w#1tr# stem:вес 2Z1Z2Y2Y2Z stem:веса 0#5#2#3%1k% stem:дава 1#1Z5%2#4#2Z5#9%1#4#f%9% stem:диет 0%1%4Z1Z1#1#1#3&1%8%7%8%d%m% stem:доза 0#
1#3%1#1%1#1#7&3Z1Z1#4Z4%7#1#3#2#aZ2#5#8#2#7#b#2Yc#5#14Z4%l#26%1f%4d#1x#d4#k#10#n1%91#5r#2#3a#6p#3m#3g8# stem:дозу 0Z1Y1Z1Z4Y9Z5s#2t#1h# stem:знак 6#8#
2Z8#8#1lz#xv# stem:кист 2#5#2#7#8#l#b%58#1x# stem:корм 1Y3Z2Z2Z5Z9#4#1#d%6%m#1Z1s%iZ9Z3pZ1Z68%a7% stem:кров 0Z7# stem:масс 0Z1Z1#1Y1#2#1%1#3%4%1#5#8#e
#l%1%mZn%z#d%r%r0#q2Z4t% stem:маст 0#3#2#i# stem:мать 0#1%1#2#1#1%2#13# stem:ночь 1#3#3%1#5#8# stem:нпвс 0#1#3#1#2#f#7#4#1j#t#of#j#1jb# stem:нужн 0#1#
1#2%z# stem:отек o#46#44#no#3a#o# stem:отит 0Z3#l#8#6#7#h#8#15#1#k#8#h#ge#x#10p#ha# stem:поза 0#1#7#5#5% stem:посл 1#6# stem:проб 2#1#2# stem:прош 2#1
Z1Y2#1#1#2#4Z5Z3#1Z5#8#7#4#d%6# stem:разв 1#4#1#15# stem:рвот 0Z1Z3Z2Z2Zb#4Z3Za0#3l#5#cn#di# stem:семь 0#s#h#c#39u#1lc# stem:скор 0#1#1#1y% stem:слух 
0#1#2Z1#2#2#1#4#k#g#f#9#aq#1r6# stem:смен 0#6#3#n#e#n#2j#2k#d#p#6#3w#1j2# stem:сне 0%1#1#2#1#3#9#3# stem:снов 1#3q# stem:срок 1%1#1#1%1Z1#1#2%4#2%3#2%
2#b#6#4#1&l%1p& stem:стад 0#1# stem:стул 0#1#1#3#1%1#2#e#4# stem:тест 2#1#1#1#2%9# stem:уха 0Z1Zd#9#9#12%g#p#28%c2%a8%2% stem:цифр 2Z1Z4# stem:чего 0Y
5Z stem:чем 1Z3Z2#g#1Z1Z2Z1#2#1%4%1%5&4%5#4#3#r%1u#3v%122% topic:abnormalfinding 0#1#1#1#3Z2#1Z5#3Z1#1#1%a#1#1#2#1#5Z1%7#4#9#b#n#9#4#h#b#8i#7i#l#q#1f#
1n#26#f8# topic:abscesses 0#1Z1#1#3#3Z1#2#4#1Z3Z3#1#2#6Z6#1#6Zg#2#4#9#3#2#2#8%m9#sd#fi# topic:abstinence 0#1#1#1Z1#3Z1#1Z1#1#1&1#1%1#3%1&1Z1#1#1#3#1#1
%3Z5%1%3%9Z4#1#b#8#m#9#3%1#n#6#1b#5h#1p&s#2z%12#15#87%e%2r%3g#fh#2k#iz#6p# topic:aceinhibitor 0#75#17# topic:addiction 1#3%1#1%2#1#3Y3%1#3#2#1%1Z1#1#1
Z2#1Z1#4#1%1#a#2%5#2#9%7#17#a#5#2#h&1% topic:adherence 0#1#1Z2#1#1%2%1Z3%3#1#1#3%2%1#2#4Z1Z1Z3Z1#5%1#1#5#1%5#2#1#1#1Z3#2#pY1%b#h#6Zq#y%43%7#31#2t#15#7
5#m#2f#d0#d#2a4#2os# topic:administer 1Y1#2Z2Y2Z1Z1#2#1Z2Z1#1#2#1#2Z1Z6%1#7Z2Zc#2#3Z6#5#lZ7#a#3#a#6#f%f#1z#3c#9#2u#14%p6#bq# topic:admission 3#3#3#2Z1
Y1#2Z2#1Z2#1#1Z2#1Z1#1#6Z2Y1#1Z1#1#1Z5Z1#5Z3#1#1Z8#7#2#2#1Za#4Z3Z2#1#b#9#c%3#d%9%r#9#d#9%y#2#b#n#1m#c#b%h%b%2#x%w%j#35#12#4x#14%12%2k&3u#1e%28#8z#7g%5
b#16%10i# topic:advice 0#1#2%1Z1#1Y1Z1Y1%1#2Z2#1Y1Z2%2Z1Y2#2Z2%1%2Z1#3Z2%1%2#1Z1#3#1#2Z1#5Z2#1#1#1#1#5Z1#3#3%3&6#c%f#2%m#2#4#n#e#2c#1s#1n#r%d#w#13%31#
1j#3a#27#3m#7q#wd# topic:age 0Y1Z2X1Z1Z7Z1Z1X2Y3Y2Z1X5X2Z2Z1Z1Z4Z2Y5Z5Y3Y7Y1Z1Z2Z3#2Z3Z2Z8#1#5Y3Z2#1#2#1#1#2Z9#1#1Z1#2Za#3%j#9#3Z7%4%5%1q#lZ5Z5#3e#1dZ
45Zm%15%v%n#23%t%20#ku#12#91# topic:aggravating 0#1#1#6#1#3#1%1#1Z2%2#1#1Z6Zm#2#6#3#3#8#n#1#9#3#1%13#7#3i#4l% topic:akathisia 0#1#4#1%2#1#5%4#1&4#1&2#
w#g#1d%2x#3w#2er# topic:alcohol 0Z1Z1Z1X2Z3#1#2Y1Y3#2Z1Z3Y1%1Z2Z3Z1Z3#4Z1%4Z2#1Z7Y1#4Z2#1t#o#5k#1c%1c#17#2w#5h#20Z2t#3p#d8#109#2v#rh# topic:alcoholuse
 0Y1Y1Y1W1Z1Y1Z1Y2Z1Y1Z1Y1Z3Y1Y4Z2Y2X1Z1Z1Y1Z1Z1Z2#1Z2Z5Z2%1Z3Z2#2Y2Z3Z2#6#1Z4Z5Z8Z15#o#6w%6#aYp#3sZ20%3i#h#20Z2t#3p#1g#bs%1h#jhZfb#2v#2uc# topic:alle
rgies 0Z3Z2Y1Z1Y2Y2Z3#1Z1Z1Z1Z2Z2Z3Z1Z1Z2Z1#1Z1Z2#1#2Z1Z1Z1Y1#2#3Z3#1#1%2Z1#3#3Z2Z1Z1#3#2#6#1#7Z2%1#e#15#i#1%2#9#1%28#1#4#b#b#3#i#r#4#7#e#34#3a#s#1w#9
e#1d#2q#eu#24# topic:allergy 0Z1Z1#1Y2Z2X1#1X1#1Z1#2#1Z1Z2Z2Z1Z1Z3#1Z1Z1#1Z1#1Z1Z2#1#2Z1Z2Z1%2#5Z1#1Z1%2Z1#1Z2#2Z1Z1Z2Z3#5#4#1#7Z2%1#6Z2Z6#t#c#i#3#9%1
#f%s#m#f#1#4%b%e#e#4%3#2Z2#k#4#7#e#34%1e%1i%e#z#1p#h#1h#3a#2yZ18#87%ai#2c#bw#bk#3r# topic:alopecia 2#6#6#4%k#m#6#1co#8i#xs# topic:amenorrhoea 0#5#1#2#
1%1#4#1#4%3Z3#3s%68%2f%3v%ih%p% topic:anaemia 1Z2#1#1#1Z1%3#3Z1#2%8#4#4#4#2#d#j%9(o%i&b%us%p%178% topic:anaesthesia 0#1#2#1#1#1Z1#1Y1Z1Z2#3#1%1#1%2#1Z
1Z2Z1#2Z1%1#1&1Z3&1#1#2Z1%2%5&1Z1#2#2%1Z2%4#f#2Z2Z9#1#5#3#e%v%l#17%6#e#5#4%g#1t#22#36#3h%1p#5q#vZ3h%q%8sZ3#2v%3x#2h#ee#1z%dg%1ht# topic:anaesthetised 
3#3Z1#1Z1Z1Z1#1#6#2#1Z1Z2Z3Z3%4%1%2#2#2%5%1Zc#jZf#3#19%l%a#13#e#6#3%14#1#36#6n%1p%5q#vZ11Z2g%cg%3x#2h#ee#7w#4#k#z#57#20#2de# topic:anamnesisowner 8#4#
9#1e# topic:angioedema 1#1#9#6#1o#7# topic:anorexia 0#2Z1Z1#1Z2Z1#1#2#2#1#1Y2%1#1#1%1#2#1#1Z1#2Z1Z1#3Z4Z3%2#2Z2#1Z2#6#1#5#2#u#1#n%d#3%e#a#8#7#3#21#1k%
z#b#16#c%4n#8q%5g#4x#y6#eq# topic:antibiotic 0Z1Z1Y3Z1Z2Z1Z1Z4#1#4#1Z1Z1Y1Z1#2Z3%2Z2Y1#1#3Z3#2Z5#1Z1#5#3#1Z1Z1Z2Z2#1Z2#2Z2Y4#1Z5Z2Z1%3#2%2#1%6Z1Z5%1Z3
#4Z6Z6%4#6Z3#3Z2#2#6#8#5Z7%1#2#b#2#i#a#7#2Z1#1#4#7#3#2#1#7#2#5#b%kZ8%4#3#o#b#n#uY14#h#g#16#8#e#i#m#e#z#1p#30#3y#3x#1o#8#19#5Z1x#1#7#3m#8#f7#p%49#67#q%
q#9n#j%1#2#1#9#35#3q#dq#13n#2e# topic:antidepressant 0#3#2Z1Z2Z2Z1Z2#2Y1#3#1Z1#4Z2Z2#2Z2#4Z2#7#4%1Z5#2#u%7Z6#7Z8%3a#x%57#y#8t#x#6w#l4#2t#3p4# topic:an
tiemetic 1#1#1#4#m#1#4#g%12#1us# topic:antiepileptic 2Z9#11#a# topic:antiinflam 1#3%1#1%2%1#3#1Z1Z1#2#1%1#1#2#3#2Z1#1#1%1Z3%1#1#3Z4Z2#3#1Z2Z4#1Z4#1#2#
6#2Z8#8ZdZ5#9#1#2#7#5#1#b%4Z2#2Z8#5#y%b#c#d#7&k#4%6#u#c#3%1o#2v#u%2e%n#3c#78#j#1m#3c#45#7t#3o#73#m8#l#4v#105#17a# topic:antiplatelet 0#1#3#1#2#i#4#1#4
#1#6#c#i#h#1h#30#1t#1n#q8#26#fx#46v# topic:antipsychotic 0#1#2#2#2#2#k#1%4%1i#z#28g%c#9j# topic:anxiety 3Z1Z3Z1#1Z2#1%1#1Z3%7Z1Z3Z3Z2Z2#2#8%1Zf#2#6#3#
z%7#6#4#1#2#1Z1#1r#d#1k#1j#c%5p#4v%1d%2d%b#dg#7r#2a#nj#2u# topic:anxiousness 3Z3#1Z1#2#1#1#1#1Z1#1Y1#3#2Z1Z2#1Z2Z1Z2Z2Z2#1Z1#3Z3#2%1Z2Z4Z2Z2Z5#2#1Z3Z2
#4#y%7#6%4#3%2#8#5#2w#13#w#b%3j#26#2z#1a#m%v#7#b%6#m#1l%b#2g#2a#8q#38#3e#15#2a#1s#7w#dv#x#1x#kg# topic:appetite 3Z2Z1Z2#1Z4#1#1Z2Z2Z1#1#1Y1%1#1Z1#1%1#
3Z1Y3Z1#3Z3#1Z3Z1Z1Z1Z1#1%1X1Z1%1Y1Z2#1Z1Z4Z2Z1#1#1#3Z2#1#1Za#4Z4#aZ3#4#5Z1#5#1#5Z2#h#4%1Z6Z2&3#2&7#3%17#u#8#4#5&p%3#1#a#m#gZ5%3#1f%9Zb#cZg#5s%b#5g#l#
m#4u#3z#y#1l#14%x#3m#17#h#1z%15%2y#i#15#d#x%6#4q#35Zb3#ka%v1#1d# topic:asneeded 7#n#4#1# topic:asthma 0Z1Z2Y1Z1Z2Z2#1Z1Z1Z1Zg#4#2Z8#2ZcZ1#2#y%6#5#1g#1
r%5#19#2k#2h#1#az%ba%9m#6e#fo#21% topic:asthmas 0Z3Z3#1Z2#1Z1Z1Z1Zg#4#2Z8#2ZcZ1#2#y%6#5#1g#1r%5#19#2k#2h#1#az%ba%9m#6e#fo#21% topic:basalinsulin 0#2#5
#9Z topic:benefit 0#1#1#1Z1Z2#2#1#1#1#2#1Z1#2%2#3#3Z2%1%2Y1Z2%1Z1Z1#2#1Z2Z3%2#1#2Z2#1#3Z6#2#3Z2#3Z5#2Z5#6#1%7%k%dZ5#7#i#4#1#8#99#11#16#7&2l#m&12#44#55
#oc#15#7w#4n#nw#2m5# topic:benzodiazepine 0#1#1Y2#1#1#1%1#1#g#4#6#5Z1#7%2#6#w%29#2e#jp#c0#1t4#n6#zy# topic:betablocker 1Z1#1Z1#4#3%4#6Z4#5Z4Z1Z6Z2#1#a
#d# topic:biting 0Z2#5#9#u5# topic:bladder 0#2Z8#2#1#4Z6#3#3#w#2#u#c# topic:bladderrelax 2#1#2# topic:blistering 2Z4#4Z topic:blood 5#1#1Z2Z3Z1Y1#1#2Y
3Z3#4Z1Z2Z1Z1#1#3Y1Z1Z4Z2Z1Z1#4Z4%3Z3#2#2Z3%cZ2#2Z2%7#c#bZx#n#k#6#19#1#3y#1j#wZc#24#49#4#7#33#4h#e#5#q#4l#3a#5q#11#8t#12#1#81# topic:bloodpressure 0X1
Y1Z2Y1Z1W1#1X1Y1Z1Z1Y1Y1Y1Y1#1Y1Y3Z1Y2Z3Z2Z1Z1Z1Z2Z1Z4Z1Z1Z3Z1Z2Y2Z1%7Z3Y1Z2Y1Z2Z2#7#b#1&5#h#1%5#7&l#1q#1s#h#2o#5#a#tZ20#a#27#2k#38#5#2e#15#16#b#2a#ei
#amZ2x#1x#ax#rg#m#1fb#20# topic:bloods 0Z1Z1Z1Z1Y1Z1Y1Z1Z1#1Y1Y2Z2Y1#1Y1Z3#2Z3Z2#1Z1Z6#9#1#1Z1#1Z2Z3Z7Z2Z1Z2Z1Z1#b%1#6Z5#c%26#1%29#1g#1e#m#43Z3b%h#h%6
a#6r%jo#kl% topic:bloodtest 4Z2X1Z1Z1#1Z1Z1#1Z2Y1#1Y1#1#3Z1Z3Z2%1Z1Z6#9#1%1Z2Z1#1Z1#2ZaZ2Z1Z1#b%1#6Z5%c%a#8#1o#1%1n#m#1g#5#19#m#3c%rZ3b%h#h%6a#6r%jo#1
i#2n#gg% topic:bloodthinner 1Z3Z3Z3Z1Z4Z7%1#3#1#1#1#4%2#1#1#4#2#1#1Z3Z2Z3Z3#f#1#6#a#7#8#2#3#8#7#18#1v#f#9#e%24%3#m#49%2g#a#5i%6y#9p#3#10#gg#1a#6c#2qiZ
 topic:bodycondition 0Z2Z2#3Z3#1#1Z4#2#2%1m#b3#26&z4% topic:bonecalcium 0X1X1Z1Z1X1Z2#2Y4Z3Z2Y2Z9#lZ3Z1eZ2#22Z8bZ9fZ8iZ topic:bowel 2#2Z1#1Z4#1#1#6Z1#
4#1#2#6#6%6#a#d#3#b#13#7#p%9#2Zu%s#p#17#w#d4% topic:boxrest 0#1#1#2#3#1#1#1#7#4#6#8#4#g#1#g#2#1j# topic:bpmedicine 2Z2#5#8#2#1#8#1#1#4#5#2#5#4#8#u#4#3
#d#1#m#6#1b#4#9#u#1e#45#cs#3o#4l#1d#3j#2jr# topic:breastfeeding 0Z2Z1Z3Z2Z1Z4Z2#2#5%3#2#4#9%c%2c#ojZgn#9d#1sx#v# topic:breed 0Y1Z2X3%1#1#1Z2#1Z1Z2%1Z4
#1Y8%8Z21#g#j%1%c(a#h&29&64%5e#9g%3g%d#a0#105#1gn# topic:calving 1Z1Y1X1Y1Y1Y5#1Z1Z1Z2Z1Z1Z1Z1Z1%1Z1Z1Y2Z3ZdZ1fZ1s#5y#15Y27Y20#1#4xY2s#3z#u6#gt&1d0# t
opic:calvingbirth 2Z1Z1Z1Z1Z1#2#1#2Z1Z2Z1Y1Z1Z1Y1#1#2Z1Z1Z1Z1%1Z5Z3Z1Z2Z1Z2Z1#4Z9#3#1Zm#9#2ZqZ3Zn#1Zb#25#16#j#24#15Z27Z20#1#vZb#3rY2s#1x#22#p%5a#n#1h#
b4#az#80#1g#k#6t&1cq#a# topic:cancer 0Y1X2Z1Z1Z1Z1Z1Z1Y1Z2Z2Z3Z1Y2#1Z2#1Z2#4Z4Zb#2Z4#e#c#7#8#h#b#7#33#g#o#bcZ1oZ2o#sd#2b#j#8v#w2#1u# topic:cancers 0Z4
#2Z1Z1Z1Y2#2Z1Z1Y1#1Z2#2Z2#2Z1#1Z1#1Z7#2%5Z4Z6#4#7%1#c#1#5Z1#1Z7%h%2#9#2#5#u#i#1rZx%7Za#14#d#7k#15#wZ5#1jZu#7x#1o%4e#8u%6d%11#2b#j#5bZuy# topic:cathet
er 0#3#2#4#7#13#n#13b#c1#6h# topic:cause 0#2#2#2#1Y1#2#1%1#1#5Y1Z1#2%1Y1Z1Y1Z3Z1#1Z2%4%1#1Z1Z1Z1#1#1#1&1Z3Y2#1Z1Z1#1Z2&1Z1#1Y1#2#1Z2Z1#2%1#4%1Z2#2%1#2
&2#3#1Z4#2#1Z1%1#2%1#2%2%2#2#1#7Z1%f%1#1#1%1#8#3#1#5#7#4%3Z2#4%8Za#6%8Z1Z4%8#n#o#2#n#1#1j#1#11#b#6#2#8%jZf%8#i%9%1%n%k%12#a#1%f#15#u%6%z#2j#c%1kZ4i#58
%10#i%m#12#z%m&3i%1a#33#81%7Zy%1l#24%44#2d#co# topic:cellcount 0Y7Z1Z topic:certificate 0#1#1#1#2#4%u%7#a%5#t#7m#o8# topic:certificates 3#4#1Z1%2#1#2Z
7Z1#1Z2Z1Z2#7Z1#3%2Z1Z4#1Z5Z4#c#1#5#6#a%b#1#m#4#k#32#m#28#4%z#1q#15#4h#9#bf#49#7a#ey#3no# topic:chestpain 0Z1Y1Y1ZaZ1Z4Z4Z1#1Z2#2Z8Zi#6#2x#c9#as#2y#17
#3m# topic:childcare 3Z1Z1Y1Z1Z2#1#1%2#2Z2#2Z1#2#3Z17ZjwZ7yZbcY68Z3xZ topic:children 0Z1Z1Z1Y2Y1Z1X1Z1Y1Z2Z1Z1Z2Z2Z1Z1Z1Y1X1Z1Z1#1Y3Z2Z5Z1%2#1Z3Z2Z1#3
Z1Z2Y3Y1Z3#2Y2Y1#1#1Z14#14#t#2eYq#a#3w#196#46%3r#2h# topic:cleaning 0Z2Z2#1#1#1#1#1%1#3Z2#6Z1%3%x&k#2k%u&5b%9w#1i8# topic:colics 2Z1Z3#2#1#3#1#1#1#1Z1
#4%2Z1#2Z2Z1#8#m#3Z2%1Z4Z9#2#o#d#9Z6Zf#b%8#10#19#2l#3y#t#k2#48%nz#tZ63Z topic:colour 0Z3Y2Z2Y2Y1Z1#2Z5Y1#1#1Z3#6Z1Z1Z2Z9#1Z7#e#a#4#2#5#5#2#i#f#6#1q%2w
#m#d#1f#2h#26#7s#5r#7h#48#9l#b4#1ue# topic:commence 0#1#2%1#2Z1Z1Z1#1#2Z1#1%1#1#2Z5Z1#1#3#1#1#4#1#2Z2#2#1%1#2#1#2Z1Z3%1#2Z1%2#3#2#1Z4Z3Z1#7#3#3#4#5%4#
1#4#d#3#4#3#7#2#4%8#1Zf%1#3#2#2#2#8%2#c#aZ1#c#g#1#h#g#1m#e#l#j#1y#6#c#h%b%5#r#v#3#7#b#3#1q#1i#t#7#8#p#1g#q#h#3w#42#4t#m0#s7# topic:companion 2Z1Z1#6Z1
#1#3#6#2r#7#23#2#9#46#75#9r#d9#h#u9#6r# topic:complaint 0#1#1#2Z4#4#1#2#6%2#1%6#4#1%2#8#j%c#2%5%57# topic:complication 0#1#1#5Z2%5%a%8&6#25%36% topic:
confusion 0#1%5Z1#1#1#1Z2#1#4#3#1%3#4%3#2#3%n%2#2#a#9#1d# topic:consent 0#1Z3%1#3#3#1&2#9%3#2Zt#8#8%4#7#7#15m#13t# topic:consider 3Z1Z2%2#1#1Z3Z2#2#3#
2Z3&i#c#d#1%4# topic:constipation 0#1Z1%2Z1#1%1%1#1%1#1Z1#1Z1%4Z1#1Z2Z1&3%5Z9#2#3#1#e#3#3#j#6#a#1f#9%2&u#s#2s#5&2f#j#1b#6s#2k#110#17s#1kc#10# topic:co
ntact 0%1#1#1#1#1#1#3%1%1%1#1#1%2#3%1#1%1%1#1#1Z1#7%w#g#1%h%l%1k%cl#4g#fg&ab&az#aq#rf#46# topic:continue 2Z1#2#1#1#2&3#5#4%1#2#i#6%22#6a% topic:contra
ceptive 2#1Z1#1#1#1Z1#1#2#1Z1Z1Z1#1Z3Z4Z1#1%1Z3Z1#2Z1%1#2#4&3#1#1Z2#1%2Z1Z3#b#1#1%7Z2Z1#7#5#4#d%x#v#2r#h%36#7c#1aZ17#7#2sZ5#35Z3b%23#4nZr0#cn#7t#8y#6#
17m#e#1e0# topic:contraindicate 0%1#1#1#2#5Z1#1#1#4#2#1Z1#2#1#2#2#2%4#2#4Z1#2%2%5#4%3%4#2#4#1%1#3#2%bZa#2#b#6#b#6%3#3%5%a#9#1#a#l#s#w#t#13#1b#123# top
ic:cornea 3#t# topic:coronary 1Z1Z1Z1#3Y5Z3Z1Z1Z1Z1#1#2Z1#2Z1#1ZiZ9%3#3#5Z2#1hZ7Z12#59#70#7g#3c#2y#17#3m#f9Z topic:cost 0X1Y1Y1Z2X2Z1Y2Z1Y1Z3Z1Y1X2Z2Z
2Z7Z1#3Z5#3Z6Z2Z1#1Z4%f#2Yj#h#26%1e#1u#5v%f6#1fY7yZ7o#9f#13#s#di#fl% topic:cramps 3Y1Z1Z1Z2#1Z4#2Z2Y1#3%1#2j#gx%eb# topic:creatinine 0X1Y1W1Z2Z1X2Y1Z2
#2Y2Z1Y2Y1Z3Z1Z1#2Z1Z1Z2Y5Z4Z8Zw#r#f#3y#2u%6cZ2n#2b#7tZ2w#5# topic:crp 0Z7#3Z1Za#3#4#1f#c#3#9#i#1p#9z#7k#u#1a#r#13#ac#44#cl#5d#2l#10# topic:ctscan 0Y1
X2Z topic:culture 0W1X1Z1X1Z1X1Z2Z2Z3Zk# topic:debt 0Z1Z1Z1Z1X1Z1Z2Z2#3Z2Y1Z1Z1Z1#1Z1#1#2Z1Y1Z2Z3Z1%4Z1Z1Z4%1Z3Z9#5Z3Z7%bZy#3#1#r%1&1x#d#1i#g%2#1u#1g#
41Y2#30#98&2dZ6cZ topic:declined 0#2Z1#1%1#7%2#9#2#1#v#8#q# topic:decongestant 0#4#2#2#1#6#8#1#2#4#4#1#5#8#3#k#1m#k#1f#7w#j1#qw#y#2z#3xp#in# topic:dec
reasedose 0#1Z2#1Z3#1Z1%1Z1Y2#3#1#4Z5#1#1Z2Z1%3Z1Z5#3#5Z1#4#5%3#2#3Zb#7#b#6%7#q#6%u%1j#a%p%1t#1h#jk#e#y4# topic:defecation 2#1Y3#1Z1%2#1Z1Z1#1#1#1Z1#1
Z1#3#1#1Z2#1#8Z2Z4Z3#7#1Z2#4Z3#2#i%1u#5#b#uZtZ4ZeZ2e%2f%3b#8g%15#2%w#2m#74#a#6y%4j#2p#md#hl#eu#2ue#dk# topic:depressedmood 0Z1Z1Z1Y1Z1Z4Z1Z4Z1#8Z3ZxZ2
Z2Z1dh#2d#c#3c#je#1m# topic:deteriorated 0#1%2#2#1#1Z1#5#1#1#4#4#3#1#3#3#1#1#5#1#1#4#1#5#8#1#2#i2#b# topic:diabetes 0X1X1Y1Z1Y1Y1X1Z1Y5Z1Z4Z1YbZ7ZkZm#
o#h#7#o#4k%8v#j%y%o#4cZab#88#4qZ14uZ topic:diabetesmedicine 1Z2#2#1X2Z2Z3Z2Z5Z5Z2Z2&1#4#1Z4#1#1Y1#3#1#1Z1Z2#3Z5%2#f#b#9#d#8#12#mx#5p#g#18l& topic:diag
nosis 0#2#1%1#2Z1Y1W1W1%1%2#3Z2%1#1Z1%1Y2%1#1Z2Y2Y1%1Z1Z1Z2Y1%1#1Z1#4Z1)2Z1Z3#1Z3Y1Z1%3#1#1%1#1#2%1Y1Z2#1%2#1Z2Z3&5Z1#5Z3%1%2#1Z6#1Za#4%cZcZ8%6#9#3#6#
6#6#3#4#4#6#7%c#49Z20%i%d&h#9#30#17%6#p#4%1v#x#d#3l%1u%n&1#39#1y#3j#12%15#22%h&18%cl%2d#69#2h#cu%k#d8#ye% topic:diarrhoea 0Z2Z4Z2Z1Z2#3Z2#2Z2#2#1#1Z1#
1%2#3#5%c#4Z3#f#o#1m#10%12#1%d#1d#a0#4e#7aZ topic:diet 3Z2Z2Y3X1Y1#3#1Z1#2Y1#2#1%2Z1#2#1Z1Z1#1Z4#2Z1#1#2#2Y1Z1#3#1#2#3Z1#2Z2Z4Z1Z1Z3Z2#2#1%1#1#1Z3#1#3
Z5Z4Z2#6Z3#4#9#b%4#1&3#4#e#6Zf#3d#1a#8#1o#q#2a%e#13&1e#6r%l%l#h#9v%4&af#2p#1o#5w#u%4g%5m#1b#ay#1j#7g#3h%36#28#4r#f1# topic:discontinue 3#1Z3Z1#3Y1#3Z1
#1Z1#1#1Z1#1#1#1Y2#3Z3Y1#2#4Z3Z2Z2#2#2#1#1Z1#3Z2Z3#2#2#1#9%1Z1Z2#1Z2#1Zc%4#1#3#gZ1#b#6#2Z4#6%r#4Z2#1Z1#5Za#1#5Zh#r#r%1#2#g%i#1#b#c#b#1#l#8#s#kZk#c#2#w
#d#k#1#t#13#19#l#1t#15#1k#r#9#3y#1#2z#21#8#o#8c#gd#ae#6a#44#51Zgb# topic:discprolapse 6%2#5#5#38#18#bo# topic:diuretic 0#1#1#2#2%1Z1#2#1#1#2Z1#2%2%1Z1
#2#2#1#2%2#1Z3#1#1#1#1#3#3Z4#5#3#4#6#5%1#3#4#7#9#q#i#1d#b#s#2y#2l#y#5v#2n%2b%11#60#1l#9u#z1# topic:dizziness 1Z1Z1Z6#1Z2#2#5#e#4Z1#2#2#1g#bv#1y#3v#j#6
1#5t# topic:dizzy 2Z1Z2Z1Z3#1Z2#2#5#d#1#4Z1#2#1i#bv#5t#j#61#5t# topic:doac 1Z3Z3Z3Z1Z4Z7%1#3#1#1#1#4%2#1#1#4#2#1#1Z3Z2Z3Z2Z1#f#1#6#a#7#8#2#3#8#7#18#1v
#f#9#e%24%3#m#49%2g#a#5i%6y#9p#3#10#gg#1a#6c#2qiZ topic:dosage 2#1#1#3#1#5#1Z1#1#1Z1Z2Z7#1#1#3Z5#3#2#1Y7Z1#1Y1#1%1Z1Z1Z5Z2#2#1#4#5Z1#1Z2Y3#1#2#4Y2#3Z3
#2#1#5Z1Z1Z1#4#4Z2Z2Z1#1#6Z2Z4Z2Z3Z1Z2%1Z4%1#3#1Z1Z1#1Z2Z1#7Z4Zd#1Z1#7#4Z3#5Z2#3#b#7Z3Z1Z3#1Z1#6%1%5#1Z1Z4#8#5#2Z3#2Z3Zm&j#1Z6#2#1#2#aZ3#3#2#8ZeZ1&1%6
#bZa#9#2Zd#c#3#c#1&1&8#6&3#9#8Z6#bYm#l%1#1Z1Z8#5#sZ4#6#17Z5#iZf#h#1#1#4#5#1e#5#2#3#tZeZ6#3%3#d#1Z1#a#2#b#5#4#9#11#7Zt#1#4#r#c#5#f#g#n#2#1#k#n#f#8#3#7#
c#hYe#7Zk#43#a#b#1d#1#b#1#e#v#n#34#f#2k#20#lZ1v%i#pZ22#c#1t#30#n#10Z3h#9#11#2#25ZhZaz#6jZlx# topic:dose 0#2#1#1#3#5#2Y1#1#1Y1Z1Z1#1Z3Z2#1#6#4#5#1Z3Z3#
3Z2%1Z2Z1#4Z2#2%1#3#1#3Z4Z2Z2#1#1#3#1Z2Z2Z1Z2Z3#2#1#2Z4Z2Z4#3#1Z2Z4#2Z4Z1Zj#3#2Z1%4#2#9Zd%2#7#7#7#3#2#eZ2Z7#2#c#1Zd#5#5#2Zp%j#1Z6#2#3%7#6#3#c#cZ2%6#l#
9%f#c#3#8#4#1&1&8#qZ6#x#w#5#w#6#1uZf#g#1#1#1#4#5#1e#5#yZk#3%g#1Zo#a#19#10#1#4#3#o#c#k#g#n#y#r#8#3#7#c#v#7Zk#43#l#1e#b#f#v#n#63#2lZ1v%17Z22#c#15#d#b#3n
#4h#9#11#2#dl# topic:dressing 0Z2Y5Z3Z1#3Z2Z4Y1Z1Y1Y3Z1#1%3#4#1%3#2#4#2Zb#g#1#b#f%2f%c#r%16%7r#1t#u#71#5r#6g#1cy# topic:drinking 2Z3Z1Z1Y3Z1#1#3Z5#1#1
#3Z1#1Z1Z3Z2#3Z1Z6%a#5#3Za%9%9#1q#9#7o#zZ2t#20%36#c#8y%eq# topic:drip 0Z2Y4Z1Z2Y1Y1#1Z2#1#1Z1Y1#3Z4#1#3#1#2#2#bZ1#2Zo#4Z2#cZa#j#6#1b#3i#h#e0#dq#ew# to
pic:driving 0#3#2#1Z1Z3#4Z3#1Z2#1Y2#1#1Z1%2#1Z2#1#3Z2%1#8%1Z1Z2Z4Z2Z3#8Z1Z1Z2#2Z2#5#6#7#4%e#o#9#9#b#8#35#3#18#1b#o#5#h#bn%12#9j#65#2t#ef#2n#4pZga# top
ic:duration 0#3#4#1#1#1#2Z1#1Z2#1#4#1#2Z1Z4Z1#2Z2#1#2Z2Z2#3#2Z1#1Y1#2%2#2#4#1Z1#1#1#1#6Z1Z1Y1#1#4%1Y3Z1#2Z2Z2#1Z1&2%2#1#2#1Z1#1%6Z1#2Z1Z1Z1#1#1Y6Z1#1#
1#2#2#1Z3%3Z2Z3#2#1#2Z1%1%1#1#1#1%3#1%1#2Z1Z1#4Z2Z2%1#4Z3Z1Z1%1Z1Z3Z2%3Z1Z5#2#1Z2#1Z5#1%2#1#2%1Z2Z2Z1Z1#7%2Z2Z2#4%1#6#1#1#6Z5#1Z2Z2Z6Z1%2Z1%5#6#4Z1&1%
4#1%1%1&3#1#6#1#2#5#e#3#3Z1#6#4#3#2#4#2%4#2#4#6#2#2#2Z9%1#2Z1#1Z1%1#4#7Z1#4Z8#6Zg#4#2#4#2#jZ3%9#1#5Z2#4#8#4#1#5#4#5#3#3#1#4#k#6#1#1#1#9#7%7#p#3#jZb#2#
2#3#c#3#9#1%3Z4#8#h%11%3#1b%2%7%l%3#1%1#5#p#u#3%3#2%c#2#fZ5#n#1#c#6%l#9%8#2#2#g#z#g#9#t#n#1#a#z%1p%7#k#o%3#1t#h#h#15#g#1f#a#g#e#o#4%3#18#c#5#4Zf%sZm#a
#2b#5%2#2b#6#2v#7#b#d#i#16#p%l#b#o#77#1d#g#c%16%1k#3z#t%5lZdq#3b%cm#d9#1xv# topic:dyspepsia 3#3Z2Zb#1#3%3#2#1#3Z1#3#2Zg#4%9#6#2#1#a#2b#1s#l#am#l6#es#a
i#2e#3c# topic:dysphagia 0#1#3#1#1%2#6&2Z1#2#1#1Z1Z1%3#1#3Z4Z1Zc#7#7#e#b#p%m%o%yr%18w#2hs#ah# topic:dyspnoea 3Z5#1Z3#1#2Z1Z2#1#2%2#1#2#1Z1%5Z3%bZ1b%67
# topic:dysuria 1%1#1Z1#2#2%3#1#1#1&1#1#3#1#2%1#2#1#1#6%9%2#1i#4#m#q#f#t#o#28#z%82%9%af#70%7p%11c# topic:eardrum 0#2#1#1#1#9%5#5#8#6%17#11#67#s#74#nh#
 topic:ecg 0Y1Y1Z2Z1Z2Z3#6Z7#1#8#d%1p%5#1a#4y%3k4# topic:eczemas 0#1#3#7%4#9%k#5% topic:emergencies 0#1#1%1#2#9%8% topic:emesis 1#4#1#1Z1#2Z2#2#2#1Z1#
1#1#1Z6Z2%1%1Y1Z1Z1%2Z1#2Z1Z1#1Z1#3Z1#1Z2Z1%2#1#2Z3Z1Z3#1#1#1Z3#1&1Z1Z3#e%5#1Z2#7%4Zs#b#5#6Z5#i#18%24#e%b#1o#hZm#1q#s#5#14#54&zZ12%h#t#34#3x%7%m#4eZj#
3v#ar#8m#4f%a%lw#10m#v7#re# topic:energy 1#1#1#1#1#a#c# topic:epistaxis 0#1#1Z2#1#1%2#1#2%3#1%3%1&6%5s#b7# topic:ergotherm 0#1%2Z1%1#1%2%5#2&3#7%5&4&1
&5#1#7& topic:euthanasia 0#1#1#1#2#1#4%2&3Z2#1%2#1#4%2#1Z2#4#2Z1#2#3#6%1#1#2#3%1#5#2#w#x%2p#2v%1p#1u%6e#26%4y%3x#e#9p# topic:evening 7Z2#3#b#3# topic:
examination 2#4X1X1X2#3Y1%1X3#3%3#1Y1Y2Z4#4Z2%6#5#2Zb&8(1Zk#j%2&6%eZ4%e#2%9#4%6%7Zd#2#1%g#a%1#nZ1g&9#c#4#4#a%14#2%1#v#8%3%1i%e#18#1q#17#u#2p#t#j#2#3g#
4x#v#2l#2d#24#b#2#31#1u%7#6g#1k#4e#8o%5u#n0#2j#ot&fq%1a%gh#an#5r# topic:exanthema 2#1Z4#1#3Y1Z1#2Z1Z6Z3#1Z6#1#5#5Z1#5#2#3#6#4Z2#1#8#7#4#d#1s#i#15#4#e#
s#sZ7a#fl# topic:exercise 1#1#2Z2Z1%2%1#1#1#1#1#1Z2#3Z1#2#8Z7Z1Z3#4#6#3#3%g%2#6#3#17#3#6#i#kZ9#18#3%16#2#a#2d#4n%1#2l#3y%1v#2n#6qZ2d#4eZc7#10v#1aw# to
pic:expectation 1#3Z1#1#2#1Z2Z1#1Z3Z1%3Z1#2#1%1#1#2&1%5#1Z1&2#3Z5%4%3#2#2#2#d%4#6#6#4%4%d%q#t#9#7#9#8%6%46%6n#hj#f5# topic:family 0Z1Z1Y1X1Z1Y1Z1Z1Z1Y
3Z1Y1Z1Z1Z1Z1Z2Y1Z1X1Z1Z1Z1Z1Z2Y1Z1Y1X1Y1Z1Y2Y2Z1Z3%1%1#3Y1Z5Z3%2Z1Z1Y2Y2%1Z1Z4Z1Z5Y3Z5#5Z6Z8#g%7#9#4Z2#eZf#v#2#9#w#7#g#s#5#g#1a%4#1y%v%q#15#a#j#k#10%
1j#d#s#n#10%2n#k#4l#10#8%64#1#e#1b#1a#l#h#1x#1w#26#7x#1k%7q#73#6r#6l#6g%1i#r7%1z#39#l0#v4#c0#7#4i#ae# topic:fasting 0#1#1Z2%1#1%1#1#1%1Z3Z2%1Z1#1Z2#3%
2#1#1#2#2Z2#2#1Z4#3%5#2%7#3#5#8#5#c#6#8#c#1%9%7%x%t#g#c#29#6n#gz% topic:father 0Z1Y3Z1Z1Z2Z2#3Z1Z4Z2Z1Z1k#7#10#7#bcZ topic:fatigue 0#2#1#2#7#7#2#w#8x#
x#df#10b# topic:feeding 5#1#1Y2#1Y1Z2Y2%4Y1#1Z1#3Z7Z6X2#2#1Z1Y1Z1%3Z2#3Z1#3#1Y1Z6Z1Z1#2#2#1#1%1Z1#1Z1#2%1%3Z5Z1%2Z1#8Z8Z8#2#4#7Z2Z1&3#4Zb%7#c%5#p#2#b#
y#5%8#9#f#c%1i#16Zd#v#19#11%6#8#o#f%1e#2l#3i#19%ag#h#aj#2p#1o#5w#u%3c%14%t%64#ay#6f#9h#q9Zp#9n#xz#2n#bo# topic:fluidintake 2Z1#3Z1#1Z1Z1Y1%1Z2#1#3#1#1
#2#1Z2Z3Z2#1Z1%1#1#2Z6Z1%1Z3Z1Z1%4#2Z9%4Z1Z2%1%2Z6#3%6#3#1#6#a#5%a%r#e#e#1j%26#zZ3Z1pZaZf#7#sZf#2e#1Zr%18#36#c#7o%1a%34%r%2a#8l#4hj# topic:followup 1#
2#1Z3#1Z1%1Y1X1%2Y2Z1Z1#1#4Y1Z1Z1Y1Z2Y1Y2Z2Y1#2%1Z1#2#5#1Z2Z1#1Z1#1Y2#1#2Y1Y7Z1Z4#6Z1Z2#3#6#2%5#2#3#6Z1#6#1#4Z2#1Z1Z1#1#a#3#5#n#1#d#2#1#6#3#7%8#2%a#b#
2#4%6#1#dZ3#4#dZjZd#1#1#2%7%o%1&9%2Ya#e#h#j%7#4%7#3#5#d%3Z2%23%5#bZ5#j%5#5%kYm&c#w#1d#z#g#2v#z#7#l#6#32#1o#1#r#2%1hZ2r#y#q%58#y#26#19%21%i%4a%77#10t%c
e# topic:fracture 3#1Z2Z1Z5Z1Z1#1Z3#5#1%1#1#5#1%fZ1#3#1#s#5#6#3#o#1k#34%2i#a#3l#5#1a#t7Z2hZjZ5rZ topic:fractures 3#1Z2Z1Z5Z1Z1#1Z3#5#1%1#1#5#1%fZ1#3#1
#s#5#6#3#o#1k#34%2i#a#3l#5#1a#t7Z2hZjZ5rZ topic:frequencyurine 0#4%4#1%3#2#5%9#5#z#26#1c#1b%1l#m%d#1e#2i#16v# topic:friend 0Z2Z2#3Y1Z1Z1Z2Z1Z8#6Z4ZpZ1
5Z4j#2yY topic:function 0Z1Z1Z1Z1Z1Z1Z9Z6#1Z6#8#n#ep%75% topic:fungal 2#2#5#1#1%3#1#4#1#mZf#o#d%6%js#5y#ai#1w#72#ah#k#7#8v#by# topic:genderage 0Z1Z2Y1
Z1Z1#4#3Z1Y2Y2X1Y3X1Y2#1Y1Y2Z2Z1Z1Z4Z2Z5Z5Y1#9Z1Z6#2Z3Z2Z8#4#2Z3Z2%1#3#1%2Za%2#2Zd#cZ7#1ZbZ7%4%5#15#3#i#lZ5#5#l%2t#1dZ45Zh%5#15%v%n#23%t%20#5s#82#70#a
3# topic:gestation 0Z2#1Z1#1Z2%1#1#1#1#1Z1#1Y2#1Z2Z1%1Y1Z3#1Y5Z5Z3#7#1Z7#1#1#3Z8%1#1#a#dZ4#h#19%r%o#p#8#1#i#q%a7#1k#19#7s#3f#31#d#1n#4#n8# topic:gluco
se 0Z1Z1Z2Z2Y1#1Y1Z1#3Z1Z4Y4Y1Z2#3Z3Z5Z1ZaZc#a#2Z4ZsY1#2#b#1r%2Z7%37#12#6d#1b#g#jYyZat%4n#awZ8fZ12#ab# topic:gout 6#2#7#3#r#c#25#cw#c0#1gy# topic:gout
drug 4#3#6#1#1#c#3#4#5#j5#14#1g#q# topic:grading 2#2#3#2Z3# topic:grandparent 0Z1Zh#a#8# topic:growth 2#2Y1Z1X1#2#1%3#3%3Z2%1Z3Z2Z2Z2#2%a%m%1#lZj#2s1#
 topic:gutsounds 0#1#m%f%4b% topic:hallucinations 0#1#1#1Y1#2#2#2#1#1Z1#1Y3%2Z1%3#2#1#1Z1#3Z2#3#1%1#1Z1#4Z3#3%1#1#2Z5%1Z1#2#a%2#h#1#4%3n%12#v#4e%4a#g3
%n3%1v%2y#1v#mZg6# topic:hayfever 0#1#1#2#2#2#2%1#1#1#2#5#d%b# topic:headache 0Z1Y2Z1Z1Z2Z2Z3Z2#1Z3#1#3Z2#3#1Z8Zb#a#1l#2#8#q#5t#2r#p#10#9i#68%gy#w#3a#
2n#4a#22#y#28#h8#8a# topic:hearing 0Z1Z2Z1Z2Z4Z1Y2Y1Z1#1Z1Y4Y1#1Z2Z1Z2Z3#5Z1Z1#1#8Z2Z2Z5Z6ZlZg#dZ2q#2k#4dY3t#dZ1e#6#7r# topic:hearingloss 1#1#1Z6#1#1Z
2Z1Z1%6ZgZ1#9Z2#o#aZg#33#2k#4dZ3t#1r#6#7r# topic:heart 0Y1Z1Z3Z1Z1#1Y2Z1Z3Z2Z1Z1Z1Z5Z4#3#1Z1#3#1Z1#1#5#1Z2Z5#2#4#7Z1#1#13#4#aZ2#5Z25Z9ZxZ47#4n#e#1q#7#
2k%m#e#8s#hp%alZf4#25#4% topic:heartmedicine h#1#b#1#by#24# topic:heartsound 5Z4#3#1#3#2Z2l#4e# topic:heat 0#1#1Z2#1#1#1%1#1%1#4Z1%2#2#1#1#1#3%8#w%h%h
#i4#1j4# topic:height 3Z4#f#28%b% topic:hematuria 1Z2Z1#2#2#2#2Z2#5%1Z2#2ZcZ2Ze%2#5#8#3%b%y%s%1f#m%d%d%1%4w%3j&fk#49#ib#7t#v8#qm#fw# topic:hemoglobin 
0Z2Y2Y3#2Z1#1#3Z2#9Z6#7#1ZiZm%a#h#9#6%b#8#3#p#e#5c#x#2e#2j#7c#16#7i#28#p#69#l#x7#1pz# topic:herd 2#1X1#2#1#1%1Z1#1#1Y3%1Z2Z2Y1Y2Z2&1Z5Z2&a#hZ5#1y#b#i#
4#5%2g#12(20&2n&g1&74& topic:hereditary 3X3%2#2%1#3#2Y1%2#3Y1Z2#1Z2Z3Z2Z3Z1#6%1%1#4Z5Z3&3Z5%3Zh#7#2#c#3#b%7#1#6Z8#a#1e#b#v#1#1#1#5#z%9#l#1a#22%v%q%15#
a#23#k#2r#m#e#5oZ3c%3vZ2a#1pZ1a#3x#87#2b#23%c1#24#3f#2Z5b#d6#3k#4k#21#18#bf#2v#lf#6d#ou# topic:history 0Z1Z2W4Z3#1#2Y1Z1#1Y1Z1X1Z4Y2#1Z1#6%2#1#6Z1(1&1
Z1Y2%1#1Y1Y1Y3Y1Y1#2Y1Z1Z2Z2(3Z1Z8Z1Z1#3#2Z2Z4#3#1Z2Z1Y2#3Z1#1Y2#dZa%1#1#3Z2Z1#4Zb#7#1#2#6%4Z4#6#2#3Z6#s#3Z1a#eZ2d#5#mZ4#g#i#3%5Z17#2#9#l#e#1aZ8#aZ1l#
2#a#q%n#4#7#r#q#1f#2a#12%45#2%2w#r#u#32#3t#l#9#1a#66#b#e#19#n%6f#5&3o#v&19#26#b#7i#c#q5#1zc# topic:homecare 3Z1Z4#2#7#3%2#5#6#b#1j#3# topic:hoof 1Y2#1
%1#6#6Z7#3Z31#43#i#1mZ4g#h5#5e#b#82# topic:hoofabscess 3#t% topic:hooves 1Y1Z4Z1Y1Z1#1Z3Z1#2Z1Z2Z8ZbZ18#h# topic:hormone 1Z topic:housing 0#1%1#5#2%4#
4%2%2%s#b# topic:howoften 1#1#1#2#1#2#1#1#1Z1Z2Z1#1#2#1Z2Y1&1#2Y1%1Z1#2Z1Z3Z2%1#2Z1%2#1Z3Z1#1#3Z2#1#4%1%2#1#4#1#1Z3Z3#4%1Z9Y1%1#4#4Z9Zc%k#2Zi#3#1#9#7#
2#1#a#7%1%m#4#4#a#kZ9%n#n#c#3#e#c#u#5#1g%a#x&2k#1#b#1m%3v#4v#2w#cq#3n#4g#2x#34#r4%1a3# topic:hydration 0Z1Z2#2#2%9&1#1%2Z1#3%8#6#9d%36#1f% topic:hyper
tension 2#5#4%5#5Zj#1b%s%7f%38%bx#1h# topic:hypoglycaemia 4Z1#1#1Z1#2Z2#2%2#1#1%1#1%1Z1#1Z2Z1Z3Z3%3#2#1#3#2#8#e#6#3#2#9#5#3#a#4%3#k#l#l#a#1q#4#2c%16#q
%6#1%11#1d#h%b#2m%4%y#e#k#p#18#1o%20#e#3%4e#w%e%29#6v#2t%1l#j#gj#5y%s%13%a%2#6u%65%15#ef#3r#s# topic:imaging 2Z1Z4Z5%2Z1Z1Z3Z1Z1#1Z3#2#5Z1Z4#1Z1#1#bZt
%r#4p#47#5z#e4#2el# topic:improved 0#1#1#8#1%2#4#3# topic:incising 0Z1Z4Z18#2b#8#5u# topic:incontinence 0Z1Z3Z2Z1Za#3#2#1#3#2#8#pZ2Z388# topic:increas
edose 0#1#2#2#2#3Z2#2#2#1#4#2#2Z1#1#4%3#3#2#b#9#d#5p# topic:infection 0#2#1#2#1Z1#1Z2#1#2Y1%2%2Z1#2Y1Y3Z1Z2#1%1#2#1#1#1#1#5%3Z3Z2Z2#3#1Z3#1Z8#3%5Z2&2%
2#3&7#1#4#7&2#a#6(8#3&6#5Z7#6#3%i#5%5%4&3Z4#9#5#4#3#a#3#c#a#5#5#8#1l#1x#x#2b%1i%7a#d&21&j6#5d%5x#1v#6f%5e% topic:infectious 0%1%1#1#1%2#1Z1#1%1&1&1#1#
1&1#1#3%1#1%1%1#1#1Y1#7%w#g%1%h%l%1k%1l#b0%4g%fg&2o%7n&az#aq#rf#46# topic:inhaled 1#2Z1#2#2#3%1#3#a%2#6#f% topic:injection 0#1#2%1#2#1#1Y3#2%1Y1#2Z1Z3
#2Z2#1Z1#2#1#1#3%5Z2#eZ7#a#2#bZk#7#7Zq#6#8#q#1#2%2#a#r#4#18#1h0% topic:inpatient 3#3#2Z1%1Z1Z1Z1#5Z2#1#3#1Y3Z5Z5#1#1Z2Y3Z1#1#2Z5#1#1Z8#9#2#b#4Z5#l#c%3
#d%9%1d#9#y#2#b#n#1m#c#b%h%d#1t%j#35#73%3m&3u#1e%28#gf%16z# topic:inrvalue 0Z1Y3Z1Z2Z2#1#7Z3#1Z1#8Z5Z4#2Z6Z6Zq#oZ4d#35Zt4Z3Z topic:insomnia 0#1#1#2%3%
1#4Z1#3#1#2#1#1#1%3Z1c#4#7#25%2i#9%e#2b#2f#1x#kh#7e#17#5i# topic:instructions 0#1#2%2#1Z2Y1%1#4#1W1Z1#1%1Z1#1Z1#1%4%1%2Z1#1#1#1Z1#1%1#2#1Z1#1#1#1#1#1#
1Z1#1Z2#2Z1#1&1#1#1%1%5Z1#6%1#1Z1&3#3#4#2#1#2#3%5#3#7#1#1%8#2%c#2#4#n#5%1#3#1#4#1i#3Zp#2%f%1d#s#6#p#a#h%d#c#h#3#i#l%31#1j#3a#5h%c#7q#wd# topic:insuran
ce 0Y1Z1Z1Z2Z2Z2#1X1Y4#1Z1Y2Y2Z2Z2Z1Z1Y4Z1Y5Y2Z1#9Z1ZeZ8Y6#2Zj#q#ahZbzZfpZ6t#6pZ4i# topic:insured 0Y1Y1Z1X1Z1Y2X2Z1Z1Y1Z5Z2Y4Z8Z6Z2ZaZnZih#8w#7c#7k#46
#b7% topic:intramammary 0#1#3#1#2#4#1#8Z1#7#1%1#4#2#37%jf#ea%jz% topic:intravenous 0Z1#1Z1#1%1#4Z2#1Z2#3Z3Z1#1Z2#2#3%1#9#7#4#3#2#4#5#cZ2#1%l#5%8#h#1d#
8b#71#2l# topic:iron 0Z2Z5Z2Z1Z1#2Z2#1Z1Z2Z2Z1Z3#4#1#1Z3Z1#5#1#1#1Z5#2#1e%fZe%e#57#45#a9#m#82#28Z7j%btZn9#4pZ2f#ktZ topic:itching 0Z1Y1Y2Z2Z1#3Z3Z1Z2%
1Y2Z1Y1Z6Z2#1%3%1#1#6#c#5%5Zm#3#1f#v#a2#26ZcnZ2sZ topic:jaundice 0#1#2#2#9%4#2#4#1a% topic:jointinflammation 1Z3#1#5#2Z2#2#2#3c#c#6# topic:ketoses 0Z1
Z3Z1#2#6Z1u#o%j#1u5#3qa# topic:kidney 0Y2Y3Z1Y1#1Y5Z1Z2Z2Z3Z1Z1Z3Z1Z3Z1#3ZbZ2ZaZe#1Z7%h#a#9#4#2&1p#29&2u&1l#34#64%h%au%jb# topic:kidneyfailure 0Z2Y1Z1
Z1Z6Z2Z3Z3%1#1#1Z3Z3#8#1y#4d#2u#ba# topic:lenses 0Z1Z1Z1Z1Y9ZaZ9Z6Z13wZ178Z2cyZczZ topic:lethargy 1#1#2#1#1%2#2#1#4%2#3%r#h8% topic:leukocyte 7#4#5%1i
%9%2#m%i#m#p%e%29#2u#ba#164#mu#3s# topic:libido 0%1#1#2#2#2%2%2#1%4#4#2Z3Z1#k#d#2%4#b#7#8%h%7g%gt%h% topic:light 0#1#3#5#176%v% topic:limbs 0#1#3#4#5#
7%3%3%2%8%13%93% topic:limping 3Z1Z4#1#1#1Y1Z3Z1Y1%1%1Z1#3Z1%2Z1#bZ4#1Z5#4Z8Z2#2Zg#3Z8Zd#e%g%3vZ1d#1a#f#jZ7Z35#8#z%27%12#2t#31#2ZqZaf#4bZ2x%iv#15#7g#a
k# topic:lipids 1Z3X2Y1Z1Z7Y1%7#3#3Z2Z4#6#12#16#1p#6s%99#1n%1w%1p#m%7x#zj%fa%85#2q#a2#v6#1u7# topic:liver 0Z1Z1#2Z1Z1Z1Z2#1Y3Z9Z5%2#1#4#5%1#k#6#z#h1Z 
topic:liverenzymes 0Z1Y1Z1Z1Z1Z2Z2Z2#2Z3Z2Y1#3Yd#3%nZ2Z14#t%8%bkZ topic:living 0X1Y1Z1X1Z1Z1Z7Z7Y1Z2Z3Z1Z2#b#8#w% topic:livingsituation 2Z2#2#1#3#1Y1Z
3#1Z2Z1Z1#2#a#1Z6Z1Z3Z4#1#1Z2#4#aZ1Zz%r#5#i%7#2#3p#1#5f%11#fo%1e8# topic:localisation 0#1#1Z1#1#1#3#1Y1Z1#3%1#2Z1&1#3Y1#1&1#1#1#2Z1X1Z1%1#5#2Z4Z5#2Z6#
2Z1#1#1(1#2Z5#1#9#1%2#2#7#2#1%d#1#3&2#4%6#a#iZq#3#5%4%d#5#u&6Z1#7#j%f%a#9#1%cZ6%a%7%p%9%16%3%a#8Zo#1e#s#c%3%4w#2g#2v#8#c%8#9#w%n%i#5h#25#14#j#1g#g1%bb
#fw%1t#4m#2rh#4%h5# topic:longtermsugar 0Z1Z1Y2Z1Z2#2Z1#2ZaZ1Z2Z6Z5Z1Z7Zf#k#r%eo#25#a5%4n%jb#bd%9t#3ce# topic:lowered 0#1Z1#1#1Z3%1Z1%4#4#9#1#1Z1#1Z1%
3Z1Z5#3#5Z1#4#5%j#7#b#6%7#1a#g%1t%p%1t#1h#1i2# topic:lump 1Z1%1#1Y3Y3#1#2#1Z1#1Z1#2Z1#1Z1&1#3#3Z4%5Y2#3#2#3Z2Z1Z6Z2Z3#9Z2Z4#7#7%l%3i%12#2#h#13#35Y1cZ2
2i% topic:lungfunction 0Z1Y1Y1#4%9#e#4#4#n#i#o#ko#i6#13#fz#hd#33g# topic:lungs 0Z1Y1Z1#1Y2Z1Y1Z3Y1Z2#4#1Z1#c#fZa#5%g&d%k#7#k#35#n#2v%1q#22#3gZ9l%7%a%g
u#20#e8# topic:lymphadenopathy 2#2%e#5%1#2#2#4#4#n#g#h#j#b#3o#8#9#3v#m#c1#33%40#1#5p%a#79#a#63#a#2v%aa#3z#12x#he#84# topic:malaise 1Z1%1Z2Z3#2#1#6#3#6
# topic:mass 1Z1#2X1Z2Y1Z1Z2#3Y2Y1#1#1#1%1Z1%1#4Z1Z1Z1Z2Z1#5Y2#2Z1#1#1#3Z2Z1Z6Z5#9Z2Z4#7#7&l#2%2mZu#12#j#t%a#35Y1cYbaZ1r8%ac# topic:mastitis 3#2#1Z2Z3
#2Z1#2#2#1#1Y2%1%1%4#4&6%15%w#8#3b#14#1#a#35#5u#nv#90#fm#1m4# topic:medicine 2Z4#1Z1#1Z1#4Y1#1Z4#2Z3#2#1Z2#1Z1Z2#1#1X2Z1#1#1#2Y1Z1%1#2#4Z2#2Z2Z1#5#2#2
Z2#1Z1#2Y1Z1Z1Z1X5Z1Z1#2#1Z4#1Z1#1#1#1#3#3#4Z1#1#1Z6#3Z1#5#3Z1Z2#3Z1#2#2#2Z2#6#3#2%1Z2Z5Z2#3Z3Y1#2#1Z1#4Z4Z1#4#5#1#1#1Z1#2#g#6#2#1Z1Z1#1#7#3#2Z1#1#1#1
#6#1X3Z4#1#3#7#3#6#5Z6#3#9#3%4Z7Z7#7#a#h#1#6%4Z7#9#9#j#c#4%i#b#1%6#2#6#jZ1%2#a#f#f#1#3%7#2%9#d#13%19#i#9#s%r#q#4#10#6%5#d%f%s#1#j#v%o#q%2%a%l%3%f%5#r#
3#5%1%17#1l%j#5#1%1Zf%e%5#1#c#j#2#14#1Zn#23#f#9#6#1#b#1#e#v#n#29#3#x#29#l#5v%4d#cZ2#b1#37#r%3g%1t#4h#d0#4e#10#q#e%7o%7u#1n#c%3#78#o%b8#m#5c#1u#g2#ae#7
u#2t#5h# topic:melena 0#1#1#2Z2%1Z1#1Z1#1#4#2#3#6#1#a#a#7#5#8#3#b%8#d#9#1e#1l#5f#6#cq#4h%7h% topic:membranes 1#1#3#2%1#3#1#2#2Z2#3#3#f#3#2%6#2&8%l%15%
27#4a%2e#31%6u%u#3#d7%10r% topic:memoryloss 2Y1Y2Z1Z1Y1#2Z1#5Z1%2#1%1%1%1%5#5Z3#5z#9d#75%b4#eq# topic:menopause 2#4#1#12Z1yy#ko#as#eg# topic:menorrhag
ia 0#3Z1#1#1%1#1#1#1Z1#1#3%1Z1#2%1%3#4Zd#n#5#m#t#16#9#i#c#r#1t#r#1u#u#1l%3v%ih%p%42#95#p#r#x#5x#12#22#54#13#7z#4v#1c1# topic:menses 2Z8#1%1Z4#1Z1#3#2Z
1#1Z1Z1#4Z1#1&3Z1Z1#4Z1#1#g#2%3%a#5#6#tZsZ4f#3u#2u#4q#8a#v#4l#3a%5q#4x# topic:menstrual 0#1#4#5#1%1Z3#2Z1#1Z3Z5#6&a#1#a#b%1#1#8#5%6#1lZ2rZ1Z6d#e2Ziy#o
s# topic:micturition 0#1#1%3#1#1Y1#2Z1#1#2Z1#5#1#2%3#1Zr%6#1#2#3#1%d#36#1b#1l%m#d#3w#ny#48%vl#bl# topic:migraines 0Z1Z2Z1Z2#1Z6Z6#e#b#d#8#8#i4#la#2vb#
 topic:mobility 0#1#2#1#1#1Z1%1#2Z1#1#2Z2#1Z1Z3%1%2#4#4%1#3#2#2#9%4#7#4%2#p#2b#3%29#5o%2w#bf#nk#4j%ce%2op# topic:mole 0#e#5#p#d#s#d#4#gz#4#7#2b2# topi
c:mood 0Z1Z1Y1Z1Z1Z1Z3Z1Z5#2#2Z6#yZ1z#3#1bj#2d#c#mq# topic:moodstabiliser 1#3Z4#4#8#2#21#d#1a#4f# topic:morningtime 0#2#6#1#3%1#1%4%1#2%2#3%7#5#k#1m#1
f#5c#3g#38#di#1# topic:mother 3Y1Z2#2#1Z1Z1Z3#1Z2Z2Z1Y1%1Z1#2%1%1#4#5#1Y2Z1#4#3#4#6Z4Z2Z1#7#1%2#1#5%7#xZ7Y1(1b#tZ9Z5d#8mY2s%o0#7aZft#dx# topic:mri 0Z2
Y2Z1Y1#1Y1Y3Y3Z2Z4#iZ1w#8x&23#bz#fp#2n#j8% topic:mucosa 1#1#5#1#3#1#2#2Z2#3#3#i#2%6#2&8#l%15%27#4a%2e#31%6u%u#3#d7%10r% topic:musclerelaxant 0#1#2#2#2
#9#d#1%4%1#6#1b% topic:myalgia 4#2#4#1#4#4#6# topic:nameofperson 0Y1W topic:naming 0Y1W topic:neuropathy 0#1%5&2#1Z1Z1Z1Z1%1Z1%2#1%1Z1%1#1Z1#1Z1&1#5#6
Z5#2#3#1#3#1%7#1#2%4#p#r%g#32#4t%3%4x#1%5a#6q%63#3p#62#4k%13# topic:neutered 0Y1Z2Y1Z1Y1Y1Z7Z7Z1Z1Z3ZlZ7#d#4#7%1wZc#18#19#e0#fy%8k#rg#1ed# topic:neute
ring 0Z3Z2Z1X1Z1Z1#1#2#3Y1Z1#2#1#2Z4Z7Z4ZaZ2Z5#5#1Z7#4#7%4#1sZc%18#19#2p#1j#9s#9d%6l%26#6e#rg%1ed# topic:nighttime 0Z3Z3#5Z5Z1Z5%5Z3%1#3%2z#p#q%1rZ1p%
39# topic:nocturia 0%1%3%3%1#1%2#2%1%5%2#8&4%j%6%10#23&p%1b#e&17%m#d%3w#4f#3%1cf% topic:nodes 0Z1Z1#2#j#1#2#2#4#4#1k#j#8b#cn#33#40#1#5p#7j#a#63#a#2v#e
9#1sf# topic:normalfinding 0Z1Z2Z2Z5#a#t#b#6% topic:nsaidgroup 1#3%1#1%2%1#3#1Z1Z1#2#1%1#1#2#3#2Z1#1#1%1Z3%1#1#3Z4Z2#3#1Z2Z4#1Z4#1#2#6#2Z8#8ZdZ5#9#1#2
#7#5#1#b%4Z2#2Z8#5#y%b#c#d#7&k#4%6#u#c#3%1o#2v#u%2e%n#3c#78#j#1m#3c#45#7t#3o#73#m8#l#4v#105#17a# topic:obesity 0#2#1#1#1#2#1h#4#7# topic:occupation 1Z
2Y3Z1Y2Z1Z1#3Z2#3Z1Y1Z1Z5Z1Z3Y1Y1#3Z1#1Z1#1Z1#2Z2#1Z1Z1Z1Z3X1%2Y3#1Z2Z2Z1Z5#1#1#2#1Z3#5#2#5#3#4%5Z1Z2#5#e#pZ3%9#2%z#e#15#d#f#a#1a#oZ4Z6#l%3#t#5#xZ13#1
c%2j%2t#36%6d#1f#3s#4j#2rZom#1q#bp#2o#38#ls# topic:oedema 0#3#1#1#2Z5Z2Z1Z1Z2&2#3Z1#1Z1Z2#3#5#1#1#2#2#1%1#5#2Z1#3#3#e#5#7#1#9Za%3#5#b#9#2%6#y%y#c#16#1
8#g%6#3j#26#8#38#1t#5z#53#1i#3a#o#22#af#1y#82#4v#p#y4# topic:offspring 4#1#3Z1Y1#1#1Z1Y1Z1#3Z2#1%2Y1#2Y2Z1#2Z1Z1#3Z2Z2Z2#2#2Z2#4#1#2%1#v#2#5#1gZ2i#2z#
d%1kZ53W1i#4e#h0#74#ty# topic:onset 1#1#1Z2Z2Z1#1#1Z1Z1#1%3Z1#1#2#2#1Y2Z1Z1#1#3Z1Z1#2Z1#1Z1Z1Z1Z1Z3#1#1Z1#1Z4#1#2Z1#4Z1#2#2Z1Z1#2Z2Z1#5Z3Z1#1Z2Z1#1%2Z
4#2#1Z4Z3Z2#4Z1#5Y2#7%1Y2%4#2Z1#1#1Z1#7#4#5#2Za#2#3&4#3Z7#9#1#3Z9Z1%4#b#7#6#l&fZ3#17#5#14#7#4#8#10Z7#m#5#i#d%k#m#1%4#3#8#8%m%b#15#o%4#d#10#6#o#14#5%a#
a#e#d#q#p#n#2fZ3#3Zg#42#3f#71#2s#52# topic:onsetcourse 1#7#1%2Z2%2#1#1#1#1Z1Z1#1%1Z1Z1Z1Z1#4Z2%3Z1Z1Y1Y1Z2Z1#1%2Z1#1X1#1Z3#1Z2Z3%1Z1#1Z1#3Z2Z1Z2Z1Z2Z1
#8#3%2Z2X1#2%1Z3#1#2#2%2#1Z1Y7#1Z3Z2Z4%1Z2&3Z1Z1Z1#2#1Z2Z2#1#2#1#3#1%1&1Z1Z1#1#4Y2Z8%2#1%4#2Z1Z2#1Z6%1Z4Z2#2#2Z9#1&3#2#7#3#a%4#1#6#1#7Z5&c#1#2#3#2%g#1
#2#3#1#e#4#5#c#7#1#1#4#b#1#3#1#6#4#d#a#1%2Z6#5#7Z7#7#e#4#3#1#g#4#9%1%7#7#5%8#2%1#1#a#1%4#1#2#8#8%m&b#3#p#d#2#m&4#1Zc#14#g#3#7#e#q#f#7#1Z1%1#1#7%6#d#9#
h#p#n#p#16#kZ3#3Z5#j#f#i#19#36Zg%a%1Zi#4%k#3#8#4#f#6#1l%1#b#13%q%3u#l#o#g#1c#u#2g#1%5e#i#5#2l%w#11#8n%b3#2q#8f#a9#y8%5s#6z#4k#43#6p#aq#q%10j#8v# topic
:opioid 0#1#1#1#1#1#2#2#1%2%1Z2Z1&3#1#1#1#2%3Z2#4Za#7%3#2%3%3#s%p%a%6%3#6#nZ8#9#22#t#1d#l#13#6c#1yY78#fb#e0#5c#2k%61#xY3#k#g2Y18#4t# topic:oral 0#1#1#
2#1#1#1Y1#1#1#1&2#1#1#1#1%1%1#5%1#2Z3#1Z1%1%1#1&3#2#1&1#1#2&1#2%d#1#1#1#7#b%1#2#5#3#2#5#5#3#4#h%9#8#8#8#3l#1a#9#k#7#10#9%s#x#5x#t%2#13#1h#22#1u#1v%23#
1k#4k#2t#1l#41#2n#4b#14#hh#6i#74# topic:orthopnoea 0#1#2Z3#1#1#5#6#3%6#5#f#1#f#2x#n%s%z#1p%3f#a9%ly#th#j2%c4#d7# topic:orthostatic 0Z3#1#1#1#1%2Z1Z4%1
Z1%3%2#6Z1#8#c#11#2(7%g&5#s%3l#11&21%3v%1y#1b#h#o%2e%g#r%19#2e#6#s&4n#8r#3z#2q#8y%42#1#16k# topic:otalgia 0#1#8#1%2#1#1#3%3#7# topic:otheranimal 0Z1Z2
X1#2#2#1Z2#1Y1Z2#1Z1Z6Y2&1Z7%w#29#37#12(20&2n&g1& topic:otitismedia 2Z1#2#1Z1Z1Z2#1#3#3Z1#5Z1#5#1#2%2#4#2#2#3%1#b#5%8#d#9#h#2#1#6#e#8#h#y%2l%2d%10#6v#
2n#x#10p#ha# topic:otorrhoea 0#1#1#1Z1#2#2#2%1#2#1%1#13#d#3&4j%b0%4g%bx% topic:outdoor 1#1%1Z2Z1Z1#2%1#1%6%2%2#3#3Zh%4%1#2Z9#1#2#2%3Z1#w%13#b#1n%386#9
r# topic:painrelief 2Z1#4#1Z2Z1Z1#3#1Z1Z2Z2#1#1Z1#1Z1Z1Z2#1#3Z1#3Z4Z2Z1#1#1#2#1Z5Z1#2Z1#6Z1#4#j#1Z6#6#d#2#7#1#4#3#6#2Z2&1#2#5#7#g#8#4#5#6#1#r#1#1#e%17
#q#2#1%3%5v#1d#5#2#z#47%11#35#4c#d0%15%24#2g#9#hk#1l#1p#8h#fk# topic:palpitations 0#3Z3#1Z1#2#2%6#1#5#3#6#9#2#7#8#9Zq#8#1a#4p#1is#te#aa# topic:paraest
hesia 0#2#2#2#1Z1#1#2#1#2#1#1#2%1Z2#4%6#2#5Zo#2#j#8#17#z#23#7#4#j#13%7w#12#6o#5cZ52#2r#q6Za0#4s#61# topic:parasites 0X1Y1W1X2X1Y1Z1Z1Z1Z1X1Z1Z4X3Y2#3Z
2Z4Z3#1Z7Z4Z1Zi#4Z2#23#gu#9yZgr#10nZ topic:parasiticide 0Z1Y1Z1Z1Y1Z1Z1X1Z5Z4Z1Z1Y2Y1#4#1#1Z2%2Y2#1Z1Z2Z2#1ZnZ6Z4Z6#1#a#id%qp# topic:paresis 3#3Zc%9#1
# topic:parkinsons 0#1#1Z2#1#1#2#7#2%1#1%o#8#3#is%fr%nj% topic:pasture 0#1#1#1Z1#3#1%1%1%1%1#1#4#6#3#i#p#5#r&1e#2ga#ab#j8#9r# topic:paw 0#1%e#3%6%3#g%
1m# topic:pepticulcer 0Z1Z1Z2Z1Z1Z2Z2#4Z3Z1Z5Zy#7#b#25#15#s#d1#76#22# topic:petechiae e#5%5#43#k#1p#g#3%7t%19#a%cs% topic:phone 0#2#2Z2#2#1#1#2#1#4#2#
2%7#4%5#1#h#i#4%7%18#x%5g%4c%kh#e3#57# topic:photophobia 0#1#1#1Z1%4#1Z1Z1#1%1#1#1#4#4#1Z2#b#5#a#l%o#h#a#13z%v&8m#aj#10o# topic:physical 0#1#1Z2#1#2#1
#2Y1Y1%2#2#1Z2#1Z1#1Z1#3#1Z1Z3Z2Z4Z2Z1Z2%6#1Z1#2#2#1#3%2#5#3%1%4#1&k#v%3%3#6#i#a#j#1y#l#5#1k#o#a#d#b#y#x#9%1a#l#6k%1v#2n#1n#2y#4i#1ty#2zq# topic:plan 
0#1#2%1#1#1Z4Y1#1#1#1Z1Z2#1&1#1&2#2#4#3#1&4#1#1&1&1&2&2%2&5%1#7#c#1&e#h%4#i%x#o%2m&j&2g%jb#er# topic:polydipsia 0#1#1Z1Z1%1#1%2%1#1#1#1#1#1#1&2#3%2#3#
2#2#f#4Z1#4#5#6#b#1z#c#10#2v#1#z%e#3#1p%a#1e&2u&1e%9#m2%8r#1ek# topic:polyphagia 0#1#1#2#4#5#4%2#1%9#d%2j%p%30%8h%jr% topic:polyuria 0#1#2Z1%2#2%1#1#1
#1%1#1#1%1#1Z2#1%1#n#3#6#3x#2w%z%2g#48&1e%9#133#12p#4u#1o0%1d% topic:postpone 3#1Z5#9#l#t# topic:potassium 0Z4#1Y4#1#1#2#2#4Z2#4#6Z1cZ16Zf#euZ topic:p
pigroup 0%1%2#1#3Z2#a#a#1#3#1#5#7%4%3#2#1%2#16#g%1f#3g#2fv# topic:pregnancy 0Z1Z2Y1Z1Z3#2#1Z3Y1Z4Y1#1Z1Y2Z1#1Z1Z4Z2Z3Z8#1Z2Z7%2Z1#3#5#1#1%1#1#3%10#i&k
#8#4Z1f#x#1#i#q%a7#1k#14#2u#53#2h#y#31#d#1n#4#1#9z#d8# topic:prescribing 0Z1Z1Y2Y1Z1Z1#2#6Ye#6#4#1#1#6ZeZ2Zt#d#4#1e# topic:preventer 0#1#4#1#1#2#2#1#3
#1#1%3#2#1#4#2%1Za#1#1#6#4#1Z5%3#2#i%o%b#7#20#s#9x#a#2z#ir#fx#4qZ topic:prevention 0%1%2#1#1#1#1%2%2Z3Z1#3#1#1%2Z1%1%2%3%1(4&1%5#1#1#4#7#3#2&6Zc#2#g#7
#y#4%p#9#1q#e%8q#4l#14#1g#q# topic:price 0Y1Y1X3X1Z1Z1Y1X1X1X1Z3Z1Z1X4Z2Z4#1Z3#5Z3#1Z2Z6Z2Y2Z4#gZ1Y4Z7Z8#5#c#j#kz#4x%1fY7yY1x#5r%9f#13#s#t3%2q#io# top
ic:prognosis 0#1#1#1%3#1#1Z1&1Y1Z1#1%1Z1Z1Y2#1Z1#2#1%1Z1Y1#1#1#2Y1Z1Z1#1Y2#1Z1Y2Y2&1#1#1Z1Z2Z2#2&2#2%1&1#1Z1#1#2#1Z2#2#1#2#1%5#7#5#7(4Z7Z1#2#4#2Z6Z3#4
#6#5#9#6#5%7%8%5#3#6#8#2#2%3%7%11#3%n%b#3#5#g#3%b%l#b#7#5%22#o#4#29%5#1%10#c#y#9#1k%4%7%2k#20%h%c#z#1i#j#10%2h#4a#2p%7j#31#7u#46#18#2g#2e%av&2j#hd%6%c
8#ky&1p4# topic:prostate 0Z1Z1Z2Z6Z6Z4Z1Z10#1r#7#25#9#x#39#52# topic:pruritus 1Z1Z5#2#2Z1Z2Z2#1Z4Z2Z4Z2#1#2Z1%2#6#c#5%c#f#3#c#l#i#v#8a%1s#2#4z#4#7#1dp
# topic:psychhistory 0#1#2Z3%1#1#1%1%1%1%1#2#6#4#5#4#9#1&1#k%gr#4q#7j#k3#dy#1ik#ii# topic:psychosis 0#1#1#1Y1#2#2%1Z1#1#1Z1#1Y3%2Z1#3%2#1%1Z1%3Z2#3#1%
1#1Z8#3%2#2#5%2#2#4#6%2#b#6%1#4%35#i%12#v#4e%4a%g3%n3%1v%2y#1v#mZao%1e%44#3r# topic:pulse 0Z1Y2#1Z3#3#1Z3Z2#2#2Z2#4#7Z6#5Z17#2#l#69%3v%y%s#1f#5z#l#31#
7i# topic:purpose 0Z1Z2#1Z1#2#6Z3# topic:pus 1#3#1Z1Z3Z1Z2Z1#2#3Z1#2%3Z2Z2#1#9Z6%a#c#4#bYu#3m%27%2q%1j%6h%3h#k9%4k%a0#lr#np# topic:pyrexia 0Z1Z2Z2Z2#2
Z3#4#1X1Y2Z4Z1Z1#2Z1Z2Z1W3#3Z2Z1#1Z1%1Z3Z2#3Y2#7Z1Z2#3#8Z6Z2#3Z1#4Zf#7%9%1#a#4#1#9%f#6#g#b#3#9#5#7#d#r#5#1t%1cZ2e#y#2%2u#b#1tZ6bZ20#sl#37#10n#w#x5# to
pic:quarterudder 1#1Y1#3Z1Z2Y1#1Z3Z2#2Z2#1Z2#3Z1Z1#3Z1#5Z5%9%1%2#7#1%1#k%lZ8#1#21#4#2hYaZ2g#p#7%4h#z#7Z1t#cc%6g%5n#2#l%4e#1t# topic:radiating 0#1#1#1Z
1#2#1Z1#1Z4#1%1%3&f#9#2#5#2#4%7%2#7#6#6#1#8#6%b#3%2#4#w#6#m#3#5#4#f&1%34#6#u#4%1f#3m#jt#7p#15#11#6#1ga#wl#6w# topic:raised 0#1#1#1%2#2#3Z2#4#1#4%2#2Z1
#4#1#3#3#2#b#9#d#5p# topic:rashes 1Z1#1Z2Z6Z1Z1#1Z2Z3Z5Z2Z6#1#5#b#b#6#8#o#16#3nZ7tZboZ43# topic:rectal 0#1#2#3Z1Z1Y2%1Z3%4#2Z3#1Z2#1%1#4#3#1#2%3#3#1#4
#4%b#e#5#2#c#f#k#7#a%1#2#4#7#14%r%8%g#i%6%1c#8%1j#kZ4#j#f#w#g#6c#1t#r#2e#11#7q#s8#1p#10%14#2e%1fZj#26#13#7j%2#bn#k1# topic:rectalbleeding 0#2#u#1pb% t
opic:recurrence 2%1#2#7#6#1Z3%2%i%4%1#7%2#5#2#4%1w#1s#z#6f#3o#1h#1n#34#1r#a5#hr# topic:referral 0Z1Z3Z2Z5Z1Z2#1Y2#2#1%2Y2#1Y2Z1Y1Y1Z1Y1%1Z1Z1Y1Z2#2Y1Z
2#2Z1Z1Z1Z2Z1Z1#1Z2Z1Z2Z1Z7#1#2#6Z1#1#1#6#2Z1Z3#1Z1Z4#2Z3Z1Z2#4#1Z2%b#3Z6#2Z4#7#6Z3#3Zb#2%bZ4#5Z8ZhZ3Zi#c#8%3#f#8#7%b%i%f#4#3#5#7#s#2Z6#5#b#1i#j#b#g#7
%1v#c#p#1&c#a#4#q#o#29#w#14%3m&c#p#e#10#62#8m#j%67#2%x#4e#11o# topic:referring 0#1Z1#1#1Z1#7%4#f#8%1#4u%3%mg% topic:regimen 0#1#2#3#1#2%4#6Z1#9%1%3#1%
1#6#8#9%o#6#b#3#1a#b#s%9#22#5#3x#fp#6#2v# topic:regularly 0#1#3%1%1&1%1%3%1Z1Z1Z1&1#5Z1#1Z1#1#2#2#1#4#1#2#3#1#2#5&1Z4%f#b#8#1Zf#i#f#17%7c%17%13#2m# to
pic:reliever 0#1Z3#3%1#1#1Z3%2Z1#1#4Z8%1#3#1#6#2#3#a#3#k#3#f%1n%c#3%63#cq#8y#4g#4s%13%az#50#2id# topic:renalfunction 0X1Y1W1Z2Z4Z2#2Y2Z1Y2Y1Z3Z2#3ZcZ8
Zw#r#f#3y#2u#6cZ2n#2b#7tZ2w#5# topic:replace 2Z1#1#4Z1Z1Z2#2#1#2#3Z1%1Z1%1#2%2Z2%3%1#1Y2#2%2Z7Z2%3Z2Z1Z3#c#l#3#5#1#8#a#c#6%1b#4%13%1e%e#s%d%2b%21#1d%b
2%2b#t#3s#1i%n%2%10#1p#ik%l#1i#z6#2t#fp# topic:retainedplacenta 0Z1Z1Z1Z1Z1Z2Z2Z2Z2Za#3#v#tq#3#11# topic:rhinorrhoea 0%1#4#1#2#1#5%4#6#12%4r% topic:ri
nsing 3Y2#1%2%1%4Z2&6Z1#1Z2%1Z4#3#1#o%o#3#e#n#26%1x% topic:rumination 2Z1#2#2#3#1#3#2&1Z2%1Z2#5%b#b#1p%12h%3b#hy%1zy#1xc#k7# topic:ruptures 0#5Z14# to
pic:saturation 0Z2Y1#1Z2Z1%1Z1Z1Z1Z3Z2#5Y1Z3Z1#1Z1Z3Z5Z1#1#b#2Z9Z4Z2Z5Z5#7#4#5#h#1Z1#3#i#8%55#1h#j#33#27#en#152#2e#1wZ2nh# topic:schizophrenia 0Z3Z3#6
Z1Z2#8#2#1# topic:school 4Z1Z1Y1Z1Z2#1%1Z2Y1Z2#1#1X1#1Y1Z1Z1%1#3Y3#6#1#2#sY1Ym%1#h#n%8%hwX7yYbcY9iY topic:score 0Z2Z5#4Z1Y1Z2#1&3%6#6Z2b&a&6e#eg#gtZaw
#hoYlm# topic:scouring 0Z2Z4Z2Z1Z2#3Z2#2Z1Z3#1#1Z1#1%2#3#5%6Z6#7#f#o#2m%12#1%d#1d#a0#4e#7aZ topic:seizures 3Y5#1#1#1#1Z1#1Z3#1&1Y1#2%1Y1#2Y1#1Z1#1Z1Z2
#2Z1Z1#2Y2Z2#1&1Y1Z3#2Y1Z1#2#1Z1Z2#1Z4#1&1#5Z4#3#4#2Z6#1#4Z2Z1#1#3#2#4Z6#5%9#2#4%e#a#i#4#9%d#3#q#5#3#8#4Zg#8#q#a#3#iYb#eZ4%6#5#vYf#oW15#1p#xXl%i#e%15#
5%2l#p#19#n#9#1r#2o%1n#6#3g#1u#4d#5s#31#9r#a3#b#10%7r#jj#6b#ea# topic:selfmedication 2%1Z1Z2#1Z1#1#2Z1%2Z1Z4Z1#1#3#3Z2Z1#1Z3#1#8%6Z9%2Z4Z2Zb%c#1#3%3%4
#j#m#1j#4%13#1g#k#3#g#1#l#7c#6j# topic:sensation 0#1#1%3#1#2#2#1Z3#2#2%2#3Z1#2Z1Z4Z1Zf#2#2%1Z2#6%2%4%9#8%6p#2d#4h#r#8#53#82#4r#3p#62Zl8#el#2r#1q#7uY t
opic:severity 0#2#2#2Z1#3#1Y1#2Z2#2#1Z4#3%2#5%3#2#7%7%5#1%n% topic:sicklist 0Z3#4#1Z1%2#3Z7Z1#1Z2Z1Z2#7Z1#3#2Z1Z5Z1Z1Z3ZcZ4%1#b#a%b#1#h#5#4#k#2gZ18#28
#4%z#z#r#5m%9%bf#49#m8# topic:sideeffects 0#1#7#3Z1#1%1%1Z1%2#1%3%1Z2%2Z1#1Z1#1#3#1%1#3Z1Z1#1#3#1Z3#3%1%2Za#3#4%2%b%4#4#1&k#2#6#2#f%a#d#5#g%c#s#s#2e#7
#w#a#1#1n%23#1y%1s%2m#w%9#32#13%6#j#2#4c#2k%am#3q#2l#1w#az#f0# topic:sidehand 2#1Z1#2Z1Z3Z2%4Z1#1Z2%1Z1Z1%1Z1Z1%2Z3Y1%1Z3Z1#1#4Z3#2Z4Y1#8Y2Y2Z1#1Y4Zb#
2Zs#7Z13#lZ4j#3#pZ6#yZ9%m#2aZ8Za#4#1i#r#3k#7#1h#3m#2e#193#2vh#9g# topic:sight 0#1#1Z1#1#1Z1Z1%3#2Z1#1Z2#1#3#2Z14%d%b%q%6% topic:sister 0X1X1Z1Z1Z1Z1Z2
Z4Z1Z15# topic:size 0Z1Z2Z2Z1Z3#1Z1Y1Z1#3#1#1Y1Z2Y1Z2Z3Z2#8#1Y4Z2Z3Z4Z2Z3#1Z3Y2Z2#2Z7#3#7#n#5Zj#g#2k#2o#35#1c#1d#1xZ80# topic:skullinjury 0Y1Z2Z1Z1Z1#
3Z1Z2Z2Z4Z6%1#t%7Z2Z4#1x%43%i%1mZ3gZ10%28%ex#5e#b#82#151% topic:sleep 1#2Z5#2Z3#2#1Y1Z2Z3#1Z2Z3#3Y5#bZ3Z1Z1Z7ZaZ2Z2Z7Yc#9#8#b#7#5#y#f#b%13#18#1p#2k#2d
Zj#3l#27#nq%dq#aq%mt# topic:sleepaid 1#1Z3#1#2#2#1#4#7#3#8Z102#2v2# topic:smoking 0Y1Z1Z1Y1Z1Z1Z2Z1Z1Z1Z1Z1Y1Y2Z2Y3Z2Z3Z1#4Y5Z1Y5Z2Y3Z4Y1#4Z2#2Z1Y2Y2Z
1Z2%1#3#3#1Z1#7#b#2Z2#3Z6#u#g#1#c%3o%a#3#29#d#8#1f#18%uZ2r#1k%o#8%c4%ko#4wZ9#m#dp#7b#3#2v#56#18#13t#16q# topic:snoring 3#2Y1Z2Z5#4#2Z1%7#4%6#5#5#5#o#7
h#3h#9k% topic:somnolence 0#1#1%1#1#1#2#3#1#1%4#2#2#2#7#1&1#3&1#4#2#5%6#g#k%5%1c%l#a#1n#b1%1p#jn#2v%mr%5x#4#k#z#57#p%1b#2de# topic:sorethroat 4Z9Z4#1Z
2#4Zg6#ex#3m#1t#ap# topic:species 2Z1X4Z1#2#3Z9Z1Y1X1%1Z2Z1Y1Y2X2Y1Z1Z3Z1Z3#1Z1#8Z1Z2Z1#2X1Z4#1Y1#2#3Z2#2Z1Z2#2Z1Z1#3#aZ1Z1&1Z1#1Z1Z1Z3#1Z1#1Z2Y3#4#3#
5#1Y1#9Z2#2#1Z1Z3Y1Z1#7Z4Z1Z4#9Z3Z1#9Zh#7Zd#3#1#2#c#7#4#a#4Z1Z6#1#8#6#7#3Z2#5%z#3#6#iZ20#15%2#1a#1w#n#2x%s%35Zh#6#w#2h#q#2k#29#15#k#1l%6r#9#1k%bt#h6&1
5# topic:specimen 0Z1Z2Z2Z1Z1X1Z1Z3Z1Y1Z1Z1Y2Z1Z1#1Z4Z1Z2#1Y1Y1Z2#1Z1Z1%1%1Z1Y3Z6Z2Z2Z1Y8Y2Yg#m#2#9#1i#2y#d#44#8yYvZ3yZ94Z5kZ topic:spouse 0Z1Z2Y6Z1Z1
Z1Z1Y1Y1#1Y4#1Y2Z1Z2Z2#2Z1Z2Z3#1#6Z1#5#8%2Z2Y4Z8#4#6#d#1#20#n#aZw%bY2Z8#1p#1n8% topic:spray 0%1#1%1%1#1#q#8%a#4#1er#4d# topic:spread 0#1#3%2%1%2#3Z1#5
%1#d#6#h#1k#n#n#1a#1w#4o%b7# topic:sputum 0#1%2Z3%2#5#1#4%4#2#4#4#4#8%7#1&2#g#2n#12k#5e#hm#29# topic:ssrigroup 0#2#1#1Z2Z3#4#3#a#9#5#1#c#5y%ey#sx#n#26
# topic:stairs 0#1#4#1%2#1#4#1Z2Z1#2#6Z2Z2#2#b#1#1#5#1Z2%1#1#1#3#2#3#5%1%4#l%1#d#13#7#b#1z%q%i#1r%14#3p%3d%43#5u#2y#a9% topic:started 1#2#3Z1Z2#3Z1#1#
2#2Z4#1Y1Z2Y3#1#1Z3#1#2Z4%1#3Z3Z1Z2Z1#1#2Z1#1Z1#1#3Z2Z1Z6Z1#a#3#4#5%1Z3#1#3#6Z8#7#3#7#6%8#h#3#2#2#2#a#c#aZ1#c#g#1#h#g#2l#j#1y#i#h#b#5#r#v#3#7#b#3#1q#1
i#t#7#8#p#1g#q#4d#42# topic:statin 0#1#2Z1#1#1#1#1#4%3#2#8#a#5#1#2#5%7#z#5#d#hd#q%1f#8#1f#26%4q#3t#2q#h5# topic:stay 1Y1#1Z1Z1Z1#4Z4Z5#9Zg#ae% topic:s
teroid 1#1#2#1#1#1#1#1#2%1#5#2%2#1Z4Z1#1#1#1#1#3#1%2#2#1%1#3#1#1#2#2%2#3#2#g#2#2%1Z3#3#2#2#1Z7#4Z1%2%d#7#2#4%6#4#p#f#g%1#r%u#h%1v#12#15%u#13%b%18#1y#2
h#7u#2c#2r#1#9i#cv#44#1o#a2#hk#4j#10# topic:stiffness 1#2#4#2%7Z1Z1#3#1#3Z2Z7#1Z2#1#3Z3#8#6#4#r#r#2#1d#s#s#1r#6#a#9f#2w#8z#2u#4s#2g#j5#3z#14d#1hb# top
ic:stimulant 0#1#1#6#2#1#6#1#7#5%4%1#5#8#g#11b# topic:stitches 0Z1Z6Z2#9Z4#1Z1Z4#8#eZq#e#5%d%b#2a%1l#1t%b0#bq#ab%5g#6pZlr#2pc# topic:stomach 1Z2Z3#1#1
#3Z1#3#4Z2Z3#4Z6#9#3#9%2#1#8#e%b#3#1k#6#5#w#s%y#1u%d4#gt#ro#3c#1dh# topic:stool 1Z2Y1Z3X1#4Z4Z2Z3Z1#1#1Z2#1#2Z2Z1Z1Z2Z2Y4Z2#6Z2#1Z2#1%4#5Z3#3#a#1%d%kZ
aZ6#5#8Z4#5#b#1#3#6#8#7#13#r#20#z#1g#6Z2w#9#8g%17%w#2m#1sZ1aZba%4j#1cZ1d#md#1chZ topic:stopped 1#2#1Z3Z1#2Z1Y2#1#2#2#1#2#1%1%1Z1Z1#6Z1%7Z6#2#2#2Y4Z1Z3
#1#2#2#1#6#3#1Z2#4#d#4#1#v#6#2Zf#d#9#4Z9Zb#1d#n#15#c#c#8Z3#1%t#1cZk#c#2#19#l#1w#1u#1t#15#1k#r#48#2z#21#w#8c# topic:strength 1Z1#1#1Z2Y1#3%1Z9Y1#3%6#4#
c#c#4#4#1g#4o%4zw# topic:stress 1#5#1q# topic:strokes 0Y1Z1Z1Z1Z1Z1Z13Z6#1x#2c#4j#yb# topic:subcutaneous 0#1#e#3#1o#15#2y#gg#76#15#7# topic:suicidal 0
Z3Z3#1Y4#1#1Z1Z1#1Z2Z1%2Y1Y1#2%2Z3#3Z6#8#1#6%1#2#8Z2#a#7#dZh%a%15#31#9%2c#86#n&1p#w#38#42#1%6%2#2i%1#47%a%9%63#2w%e%7#c#1h#d#1l#6v#2o#2x#i#9#3w#gb% to
pic:suicidality 3Y1#2#1Y5#1Z1Z1#1Z2Z1#2Y2#2#2Z6Z6#3Z5#4Z3%1#2#8Z1Z1%a#7#dZh%a%15#3a%i#a0#n&1p#w#38#42#1%6%2#2i&1#47%a%9&15#4y#2w%e%7#c#1h#d#1l#6v#2o#2
x#i#9#3w#cu%3a%7# topic:sun 0Z1Z1Z1#2Z topic:surgery 2#2#3#1Z2Z2#2Y1Z3Z1Z1#1#2#1Z4Z2Z1X1Z1Z2Y1Z1#1Z1%1#1Y3#2Z2Z2#4%2#1#2#3Z2%2#1%4#1#2Z3Z7Z6%2Ze#1%2Z6
Z1#2Z8#2Z4#5#j#6Z6#3#f#12#1#pZ2#j#5#9Za#d#2#13#6%6%k%i#3l%o#22#s#f#6Z53#1w#11#2j#2s#3h#2w#a#46#1s#1d%cb#2y#1u%93#io#3oz# topic:surgicalplan 2#2#3#1Z1#
1Z2#2Y1Z3Z1Z1#1#2#1Z4Y3Y4Y1Z1#1Z1%1#4#1Z3Z2#4%2#1%2#3Z2%2#1%4#1#5Z3Z4Z6%2Ze#1%2Z7#a#2Y4#5#j#c#3#1h#1#pZ2#j#5#9Za#d#2#13#6%6%k%43%aZe#22#17#6Y53#1w#11#
2j#2s#6d#a#46#35%cb#2y#1u%93# topic:sutures 0Z2Z7#d#1Z1Z4%7#1%5#z#2Z2#f#o#2a#3e#b0#61Zg0#5g#2fp# topic:swallowed 0#1#1%2#1#1%2%2#4#1#2#7Z1#1Z1#a#6#1Z3
#1#6#d#7#1#b#4#e#t#5t# topic:swapped 0#1#1Z1#1%1#1#2Z1Z3%2#1#2#3Z1%1Z1%1#2%3#1&3%1%1Z2#2%9Z2%3Z2Z1Z2#1%c#l#3#5#1#8#a#c#6%1b#4%13%1e%e#s%d%2b%21#1d%b2%
2b#t#3s#1i%n%2%10#1p#ik%l#1i#z6#2t#fp# topic:sweats 2#8#3#1#5#2%7Z8Zu#7#18% topic:swollenlegs 0#1Z1Z1#1#1#7Z3Z1Z1Z1%3#1Z1Z3Z2#8#6#2#4#1#2Z1%3#3#e#d#9Z
a%j#9#2%6#y%y#c#16%17#1#g%9b#1t#5z#6l#3a#o#ch#1y#82#4v#p#y4# topic:syncope 0#1#1#4#3Z3#2#1#9#1#2Z1Z3#2%4#6&1#3#4#a#2#3#4#fZj#w#43#i#82#4e#w#3b#1u#56#o
ZbvZ9Z5c# topic:temperature 0Z1Y2Z2Z1Z1#2X5Y1Z2Y1Y1Y1Z2Z2Z4Z1Z2Z1X3#3Z2Z1#2#4Z2#3Y2#7Z2Z1#3#d#3#3Z1%j#4Z3%9%1#a#4#1b#s#7Z14Z1y#4q%2u#26u# topic:tender
 0#1f% topic:tendinopathy 0#1#2#2#2e%v# topic:therapy 1#4Z5#1%1#1#1#7%4Y2#4Z8ZbZ6#8#68#13s#42# topic:thiazide 0#1#2#2#2#i#5#4#2p%6%1b%4%13%1e% topic:t
hrombosis 0#3#1#2Z1#1Z2Z2#2Z1#1#2#2#3Z2#3Z1#1&1#2#1%2Z3#1#6%4#5#1#1#8#7#4#c#h#9#6#4#3#4%b%1#2v#3%3gZ4o#7k#1#1k%4h#88#7%75#au%f6% topic:thyroid 0Z1Z1Z1
Z1Y2Z1Y2Z1Z2Z1Z3Z1Z1#3#3#2#2Z2#2#2#1%1Z2#2#1#7#e%l#3v#4#c%2#12%1k&a2#o#7#3x%v%4%6e#1s# topic:thyroidtest 0X1Y1W1Y1Y1Y1Y1Z1Z1Y1Z2Y1Z4Z1Y4#2Y4Z7#6#28Z1p
Z18#d2#o#7#3x#v#4#6e#12Zq# topic:thyroxine 0Z2Z2#2#1#1#gZ6#4#1#6#7#4u#4#e#co#o#7#3x#v#4# topic:time 0Z1#3%3#2#6#c#l%84#31#iz# topic:tinnitus 0#1#1#1Z2
#1#2%1%3#3#4%3#2%3%5Z1#b#a#k%p#7i%1to#1q8# topic:tobaccouse 0Y1Z1Y1Y1Z1Z1Z1Z1Z1Z1Z1Z1Z1Y1Y2Z2Y3Z2Z3Z1#4X5Z1Y3Z2Z2Y3Z4Y1#4Z2#2Z1Y2Y2Z1Z2%1#3#3#1Z1#7#b#
2Z2#3Z6#nZ7#g#1#c%3o%a#3#29#d#8#1f#18%uZ2r#1k%o#8%c4%ko#4wZ9#m#dp#7b#3#2v#56#18#13t#16q# topic:tooth 1Z1Y1#2Z3Y2Y1X3Y1#2Y2Z2#6Z5Y1Z5Z7Z6#1p#a#6%5h#1h#
60#ps# topic:topical 0%4#4#1#1#1#1#1#3#2%7#2#2#1%1#1#2%1#3Z3#4#8%3#1#3#2#3Z1#e#v#1%s#h#f#e%4%1i#d#17#2#g#6#e#3i#3o#7i#1k#jf#37#y#bz#jl#2t#r3#iu# topic
:trauma 0#1#3#3#1#1#2%1%3#1#1#1%1#1Z2#3Z3Z1X2Z1Y1#3Z1%1Z2Z4%1Y4Z6#3#1#1Z2#2Z1#1Z2#1#2#1Z5Z1#2Z1#1#1#1Z6#2Z5&1%1%3%2#5Z1#2#6#4#4#1%4#3%3#6#5%7%b#8#2%2#
l#3#g%o%1%u%aY9#9Y1t#1Z1#15#l#1f%k#b#a%2%5#1%z%e#q#1xZ21%46#28#1j#4f#58#xZh#2j#16#zf#1ks% topic:travel 0X1Y1Y1Y1Z1Y7Z3Z6#1Z3Z1b#1h# topic:travelplans 
0Y2Z2#1Z2#3Z1#1Z1#2Z6%1%3Z1b#3#m#a#i#eq#ac# topic:treatment 1#2#4#2#2%3Z1#1Z3Z4Z1Z1#2#1Z1%1&1Z1#2&1%2Z2Z2%1#1#3#1Z1#1#1#2Y1Y3&1Z1%2Z1#1#3#1Z5#3Y1Z1Z1%
2#2Z1Z2%4&2#1Z1%4#1%3%1#4Z4%3Z1Y1#2#3Y2#2#5#2#1Z4#eZ6#4%5#1#3#4#1#2#4Z4Z4%1#7#1#1%4%4%1#3#e#4#7#2%i#g#2#8Z8#3#h#2#d%z#4%d#2#6#x#l#e#1#10%f#k#1h#1e%1p#
c#7u#6#b%s#1s#5h#l#17#1h%1h%f#9%4#1s#4x#c#a5#r#c7#4s%3t%9b#2p#8v#ph# topic:tremor 1Z1Z2Z2Z4#4%4%6#8#1f#2n#1u%4#1t%5h%w#tm#143#7z#5u#12h#1o0#6#5m#df#6r
# topic:trigger 0#2#2#2#1Y3#1#1#1#5Y3Z1#1Y1Z1Z1Y3Z1#2#1%4#1#1Y1Z1Z1#2#1&1Z3Y2#1Z1Z1#1Z2&1Z1#1Z1#1Y1#1Z2Z1%2%1#1Z3#1Z2%2%1#2&2#3#1Z3#1#1Z1#1Z1%2#1%1#2%
2%2#2#1#1#6Z1%1Ze%1#1#1%1#3Z5#3#1#5#1Z3Z3#4%5#4%8Za#6%2Y6Z1Y4%6#2#7#4#c#o#2#n#1#1j#1#a#1Zq#4Z1Z6#6#2#8%jZf%8#i%9%1%5#2#g%2#7#b%12#a#1%5%a#15#u%6%z#2j#
c%z%lZ4i#1p#e#2a%v%3#x#i%m#e#o#z%m&3i%1a#33#81%7Zy%1l#24%1f#y#1r#2d#x#br#92%3g% topic:triptans 0#1#3#3#7#8#3#2#2#1#1#3#6#3as#ia# topic:trotup 3#2#2# t
opic:tubes 0Z1Z1Z2Z6Z1Z1Z2#5%2Z1Y1Z3Z1#1%3#4#1%3#2#h#g#2#2#n%2f%c#r%16%3#73#2e#2k%fa#28#ph#nh# topic:udder 1Z1Z1Z1Y1Z1Z5Z1Y1#1#3#1Y1Z1%1Z1Y2Y1X1#1Z4Z1
Z2Z5Z1%2#1#5Z1#3Z4Z6Z2Za#1#5Z1%2Zc#d#5%3Zm#4#t#k#x#1jZaZi#16#s#56#3d#1s#1f#1f%6i%46%5mZ7o%u%73#26#lj#7t#db#dm#y2#lt# topic:ultrasound 1Z1Y2Z1Z1Y1#1Y1Y
2#1Y1Z1Z2Z1#1Z4Y1Z1Z1Z2#2&4#bZ3Zc#1#2#4#6%b#9#33&68#56#ex#dm#2h#10w# topic:urgency 0#1#1%2#1#1%2#4#d%h%5#3%2% topic:urine 0Z2#5Z2Y1Y2#1Z1Z1#3Y1#4#1#2#
1Z1#4ZaZ1#2#3#6%a#3%d#6#hZm%38Z2k#3w%46Z9Znr%1dZvk%a9# topic:urineoutput 0#1#4#1#2#1#1#1#53#2w#m% topic:urineretention 1#2#1Z2Y1%3#1Z1Y2#4#1#1Z1%3%1#4
&2Zg#3#9#4#d#t(24%d&1b#1l%z%2m%1a#it%8g%3p#70#x&4v#1j2%1bo# topic:urinetest 0Z2#c#v#4#1i#c#2t#d#129#9l#1z1# topic:urticaria 0#1#1#8#4#3#1w#2e#18#i#4#q
9#23#7#v0# topic:uterus 0Z2#1Z2Zf#4Z5#2l#29%gu# topic:vaccinated 0Z1Z3Z1Z2Y1Z2#1Z1Z1Z1#2Y1Z1Z3Y3Z4Z1Z1Z2#2Z1Z1Z2Z2Z1Z2#1Z1%1Y2Z2#1#2Z2#1#1#2Z1Z1Z8%1#7
Z1#5#1Z1#7#1Z7#5#4#4Z6#b#eZ9ZjZj#h#c#d#20#1#n#26#h#5#j#j#2h#4f#n#12#1l#1j#3#l#2#3c#11#r%s#16#b#d#2#1e#2x#2m#1n#3#9i#2i#q#4#2y#8t# topic:vaccination 0Z
1Z3Z1Z2Y1Z2#1Z1Z1Z1#2Y1Z1Z3Y3Z4Z1Z1Z2#2Z1Z1Z2Z2Z1Z2#1Z1%1Y2Z2#1#2Z2#1#1#2Z1Z1Z8%1#5Z2Z1#5#1Z1#1Z6#1Z7#5#4#2Z2Z6#b#a#4Z9Z12#h#c#d#t#17#1#n#26#h#5#j#j#8
#29#4f#n#12#1l#1j#3#l#2#3c#11#r%s#16#b#d#2#1e#2x#2m#1n#3#9i#2i#q#4#2y#8t# topic:vaccines 0Z2Z2Z1Z1Z1Y1Y3Z1Z1Z2Z1Z2Y3Z3Y3Z3Z2#2Z3#1Z2Z4Z1%1Y2Y3#3Z3#2Z1
Z1Z7Z1%3Z3Z2Z4Z2#1Z1#1Z6#1Z7#5%1Z1Z2#2Z2Z6#6Z5#9#1#4Z9ZjZ7#c#h#p#t#17#1#n#26#m#j#7f#n#12#1l#1j#3#l#2#3c#11#r%s#16#b#d#2#1e#27#q#2m#1n#3#9i#14#1e#q#4#2
y#8t#4q# topic:vaginaldischarge 0#1#1%1Z1#4#2#1#2#1Z1#4%1#1#3Z2Z6Zc%a#5#7#4#bY4g%27%2q%1j%9y#ot%a0#lr#4pZ topic:visualdisturbance 0#1#8#3#1#3#3%9#5#3#
7#w#b#8#hj#3n# topic:vomiting 1#6Z2Z2#3#1#3#1#1#5#1#1Z3#1Z1Z1Z1#3Z2Z2#2Z3Z5#2Z3Z8#1#2Z2#1%5#a#1Z3%5%a#3#t#b#26#24#2d#3l#5#35#33#zZ1j#t#34#4q#4eZj#3v# 
topic:walking 1Z2Z1Z1Z1Y3Z2Y1Z4Y1%1%1Z1#3Y1#2Z1Z6Z3#2Y4%2#3Z9Z4Z2#2Z3#5Z2Z6#3Z8Z7%4%2#7Z7%g#2c#a#19Z1d#1a#yZ3c#8#z%39#2t#31#2ZqZdb%1fZ2x%iv#15#7g#1#6s
#3r# topic:warning 0#1#1#3#2Y1#1Z2#1Y2%2Y2%1#3#1#1Z1%1#2%2#2#2#1#1%2%2#1%1#4%1Z1%1#1Z2%2%1#1#1Z4#2#1#3#1#1%1#1Z1%4Z1#1Z2(4#1&3#2Z1Z1Z5Z3Z7#2Z6#aZ4#1Z5
#8#1Z6#1#2Z3%4#4#3#4#9Y1#8YcZ7#6#2%1#5%4#2#1#1Z1#9#1#1%1%7Y6Z6%3#a#9#6#3#1#2#9#1#1#gZ9#lZ6%g#1#3#1#5#9%4#7#2#h#7#4%m#1%p#4%16#b#i#1k#j#pY9#1q#1h#19#3#
q%5%cZf#h#z#6#i#1p#3#1a#1r#q#5#i#5p#8e#1b%c#2e%4#7m#nl#1bn#9e#gx#1b7#hg# topic:wednesday 1Zh#c#4#1#5#1#7% topic:weight 0Z1Y1Y1Y1Z1Z1Z2Y3Y1X1X1Z2#2Y1Y1
Z1Y1Y1X1Z1Z1X2Z1#3X1#2Y2Y1X1Y1Z1Y1Z1%3Y1Z1#1Z1Y1Y1Z2Z1#1Z2Y1Y1X1Z2Z2Z2Z4Z1Y1Z1#1ZaZ1Z2Y6Y2Z6Z2Z1Z1%4#1Z9Z2#5Z5Z1#3Z3#1Z3Z2%6ZcZeZ2#6#d#l#4o#6#l#n#s#4#
8%9#2d#27#6l#75#36#8#f#7#h#3q#3t#6k#1v#14#42#r#3Z8rZ64#7i#2r#1dh#2w# topic:weightgain 1Z3#2Z1%2#1%4#2#5Z3#4#1#4#3#31#2qy#2dr# topic:weightloss 0#2#5#2
#1#1#1Z1Z1#2%1#2#1#1Z6Z2%3Z1#4Z1Z4#2#9#3#3Z5#1Z9#6%2%5#2#2#8%b%7#5#b%5#7&1#f#7%8%9&d#l%26#2o#3#i#1f#55#6l#ab%8#f#7#h#3q#18#95#2z%ax#8u#7h#1#82% topic:
withdrawalperiod 0#1#1Z1#1%1#2#2%2#1#1#1Z1Z1%1Z1Z1#1Z1%1&1#1Y1#1#2#1#1Z1Z1Z2Z1Z1%1#4Z9#1Z1%9#2#8#7#i#f#f%2d#1w%a#2i%2#3d#4a#29#1n#x#l%6a%9a%q#35#2e#25
#52#2v%1y&8#xo#5c#49#7j% topic:work 3Y4Y1#1Z2%1#2Z1#2#2Z6#3Y2Z4Z2Z1#3Y1#2Z2#1Y1Z2Z1Z2X1#2X1Z1Z1#1Z5Z6#3%1Y1Z1#1%5#2%2Z3#1%1#1%1#3%5Y1Z2#2%3&3#7#4#7#iZ
3%b%dZm#e%1bZ1e#2#q#oZ4Z6#l%3#t#5#20#1c%9%2a%2t#36%3f#2y#1f#35#56#2k#7Zqc#6v#4u#2o#38#ls#ep# topic:worrying 0#1#1#1#1#1#1#1#1#2#1%1#1#1Y1#1Z1%1#5#1#1#
2Z1Z3Z1#1Z2%1Z1#5#3%3#6#3#2#1#1#2#3#3#3#1%4#7#n%d#5#2%2#10#r#b%12#5#13#v#c#5z%3z#m%12#9#2%6#m#1l%51#98#2q#3e#c%4v#7w#1%er#md# topic:worse 0#1%2#2#1#1Z
1#5#1#1#4#4#3#1#3#3#1#1#5#1#1#4#1#5#8#1#2#i2#b# topic:wound 6Z3#1%1%1Y3Z1Z2Z2#3Z3Z1Z1#1Z3#1#5#1Z4#6Z5Z3#2#b#b#1%4#6#3%4#a#v#1f#c#5h%2i#mZf#3t%3jZ5hZ1c
#1z#9w%xZ3f%2u%bb% topic:xray 0Z1Z1Z3Z1Y1Y2Z2#1Y4Z4Z4Y2Z1Z5Y6Y1Z1Z1#5Z2Z9#4Z1Z1Z13#6#3Z6o#8#2v#l#20#ar#bj#suZqs#9f#i# word:abscess 0#1Z1#1#3#3Z1#2#4#1
Z3Z3#1#2#6Z6#1#6Zg#2#4#9#3#2#2#8%m9#sd#fi# word:adhdsigns 0Zi#6# word:alcohol 3Y4Z1#4#1#1#3Z1#1%1Y2%2X1Z3#1Z2Z4Z1#1#1Z2#1Y1#7Z1Z1Z1#1#3#4Z9Z5Z1Z1#1#3Z
4#2Za#b%o#6#a#8#t#4tZ12%gYv&s#2uZ5&d#p%15#2uYt#20Y2k%9#5%2r%t#1g#17#5k#51#4w#2k#po#35#2v# word:ankle eZi#4w#2p#1#1z#9l#5z# word:anxiety 0#1#1#1Z4Z1#3#
1%1#1Z1#2#4#2Z3Z5Z2Z2#2#3Z3#2#1Z8Z7#2#6%4#1b%7%2#1r#1i#1y#c%3j#26#49#m#12#b%2d#b#go#v9# word:arm 0#2Z1#3#8%4Z9#1#1%3#4#2Zn#1%1#k&z#1w#4#3f#h0% word:ba
by 0Y1#1Y1Z1#2#1#2Z6#1Z1Z4#1#5#2%2Zd#6#2#6#1#13#4#3%35#1p#3p%27#6y#3r#7k#d2#22a#v# word:back 0#1#1#1#1#3Z2%2#3Z1Z1#1#1Z4%bZ2#2Z2#1%1#1#7#1#2#1#3Z2#3#b
#8%9%r#1f% word:barkingcough 0#1#4#1#2#2#4#1#2#3% word:behaviourchild 0#39# word:belly 0#1Z1Z1Z2#1#1#1#4#1Z2#3#1Z6Z5#4#6#3#c%2#1#6#5%b%1y#6#d#1g#y#1u#
d4# word:blackstool 0#1#1#2Z2%1Z1#1Z1#1#4#2#3#6#1#a#a#7#5#8#3#b%8#d#9#1e#1l#5f#6#cq#4h%7h% word:bleed 6#1Z2Z3Z1Y1#1#2Y3Z3#4Z1Y1Z2Z1#1%3Y1Z1Z4Z2Z1Z5Z4%
3Z3#2#2Z3%cY2#2Z2%7#c#bZ6Zr#n#k#6#19#1#3y#1j#wZc#24#49#4#7#1z#5#z#4h#e#5#q#4l#3a#5q#11#8t#12#1#81# word:bnphigh 3Z2Z2Z word:bradykinesia i#k#o#1k#4o#g
#vc#1v#ha# word:breast 0#1#1#1#1#3# word:breathless 3Z5#4#1#1#1Z1Z2#1#1#1#1Z1#1#2#1Z1%5Z3%8#3Z1b%3i%v#n#17#juZi7%dz# word:bruising 0#1#1#1#1Z1#1#1#3#2
%2%4%1%1%4%p%i#3%b%2i#k#1p#g#3%7t%19#a%cs% word:burning 4Z7# word:burnscald 1#4#2# word:chills 0#2#1Z3#2#1%3%b#3# word:cholesterol 0Z1Zf#7#3#m0# word:
chronic 2#2%1#2%b%1#b%5#2z# word:coil 4#1#6#8#9#8%2# word:colic 2Y1Z1#1Z3#1#3#1#1#2Z1#1#3#1Z1Z1Z2Z2Z1#u#6Z4Zb#o#d#9Z6Zf#b%8#4u#3y#t#k2#48%osZ63Z word:
compulsion 0#1#2#1Z1#2#2#3#9#2%3%3%8%1w&2# word:confusion 0#1%1#1Z3Z2#1#1Z2#1#4#2#1#1%3#4%3#2#3%n%2%2#a#9#1d# word:constipation 0#1Z1%2Z1#1#1#1#1%1#1Z
2Z1%4Z1#1Z2Z1&3%5Zw#s#a#1f#9%2&u#s#2s#5&2f#j#1b#6s#2k# word:contactrash 5Z1Z3# word:contraception 2#3#1%2#1#2#1Z1Z1Z1#1Z3Z4Z1%1%2#1#2#2Y1%1#2#3Z1&3#1#
1Z2#1&2Z1Z4Z1#9#1#1#7Z2Z1#7#5#4#d%j#4Z6#4#3Zs#2r#h%36#7c#1aZ17#7#2sZ5#6g%23#4nZr0#cn#7t#8y#6#17m#e#1e0# word:cough 1Z1#1Z4Z3Z4Z4Z3Z1Z3Z2#2Z2Z6#2#e#3#i
#bZ2#s#r#3r#56Z15r#f9# word:cramp 3X2Z2#1#3Y1#1#1#1Z1Z2%1#1Z1&2Y2Z1Z2#1#2Z2Z3#1#5Z2Z1Z2ZaZn#1aZ5#3%o#6tZ13Zs#c#t#5v%6d#e#7g#4#44% word:dehydrated 0Z1Z
2#2#2%9&1#1%2Z1#3%8#6#9d%36#1f% word:diarrhea 2Z4Z2Z1Z2#3Z4Z1Z1#3#2#1%2#3#5%a#2#4Z3#f#o#2m%13%d#1d#a0#4e#7aZfg# word:dipstick 0Z2#c#v#4#1i#c#2t#d#129#
9l#1z1# word:discharge 1#1#2%5Z2#1Z1#1#1%3Z1%2%3Z2Z2#1#3#c%a#c#4#bYu#5#3h%27%2q%m#x%6h%3h#34#h5%4k%a0#lr#np# word:doublevision 1Zi#e#4fy# word:ear 0#1
#3#1Z3#1#2#2#1#1%1Z2X4Z2Z1#2%1#5%7#8&1#9#2#1#3Z2#1Z3#3#2#6#1#1#3#g#a#6Ze#3#5#8#g#9#5#8#4#1#9#a#1n%fY1l#sZe#mZ4l#z#1bZ3w#9#5c%2%52#fv%3m%48# word:eatin
gdisorder 0#1%1#1Z1Z2#2#1%2Z1#1#2Z2#3#1Z2%2#1%h%9%2#d#2#1s#24#iu# word:exertion 0#1#4#1#2#1#1Z1Y1%1#1Z2Z3#2#6Z1Z3#4Z1Z3Z3#1#1#3Z3Z2%1#1#1#3#2#1#2#2#3%
1#1#3#1#hZ3%1%d%h%f#7#7%b#1z%q%b#7#1r%14#1g#29%3d%3s%b#1k#4a#u#24#a9% word:eye 2#2Z3Y2#2#1#3#1Z3Z3Z2#4Z3Y1#5Z3#3%2#1#3#8%3#2Z9#3Z7Z1#1Z1#8#h#9Zh#17Z8#
4#3a#2#22#8a#2b%74#41#d9#dm#43# word:face 0#1#2#1#1#2Z7%4%6%8%8%m%9#15%ac# word:facialpalsy 0#h#3#4#8#t#1#1#zp#4n#pr# word:fatigue 0#2#1#2#1Z3Z1%2#2#1
Z1#6#1#3#2#1#2Z2#1Z1#1#4Z3#2#1#2#5#2%5#5Zh#a#3#4#9#1#19#j#t#19#2k#zZi#31#1o#4s#q#1f#1n#e#1s#175# word:fever 0Z1Z1#3Z2%2Y1#3#3#1X1Z2Z1#7Z1Z3Y3%1Z2Z3#2#
1Z5#5#a#3#eZ2#4#j#7%9#b#4#p%6#9#7#3#b#e#1g#5j#y#2%1h6#22#16c# word:finger 2#1Z3#1Z1#1#2#3#2%1%4#3#3Z4Z7#b#9#4#2#2#p#p#g#8#33#n#c#on%17Zhm#mg#49# word:
flankpain 8#5#10#d#l#z# word:foot 1#1#1Z3#2#2Z1#4%2%2#4#3#7#9#9#1#8#2#1e#m#20#12z# word:fracturesign 2Z2Z2Z1Z2Z4Z1#1Z3#2Z3#1%1#1#5#1%fZ1#1Z2#1#5Z3Z4Zg
#5#6#3#o#e#2#14#1y#16%2i#a#3l#5#1a#o0#1v#3cZ2hZjZ5rZv4%9w% word:gland 4#2Z1Z1Z4Z1Z1Z3Z6#3#2#1#3%4#hZ4#5%l#9#8%3#8j#5m#1t%58#33#40#5q#71%s#6d#2v#e9#1sf
# word:glucosehigh 2Z2Z2Y1%1Y1Z1#1Z1Z1Z1Z1Z2Z1Y1Z1#2Y1Z2#cZ2Y4#1Z3Z4#2#1Z3Y1Z1#6#8#2ZsZ1#2#b#4Zi#14#1%2Z7%37#12#6d#1b#zY5yZ5t%4n#awZ1xZ7k#ab# word:goi
tre 2Z2Z3Z2Z1Z2Z1Z3Z2#3#2#1#2#2Z2#2%2#1%3#2#1#7#5#2#7%l#3v#4#c%2#12%1k&a2#o#7#3x%v%4%6e#1s# word:hairloss 2#6#6#4%k#m#6#1co#8i#xs# word:hand 1#1#2#2Z1
#1Z5Z1#2#2Z3Z3#3#1Z1#1%1#1#2%1Z1Z3Z1#1Z1%3#8%3#2#4#2Z7#1%1a#l#2h#1m#r#75%z#2g%75#9#5y#t9#mp#151# word:head 0Y1X2Z2Z1Y2Z5Z5Z9hZ3gZ word:headache 0Z1Z1Z
1Z1Z1ZdZ1#2n#a#6jZ3gZyk#ff# word:headinjury 0X1Y1Y1Z1Z1Z1Z2Z2Z8Z9hZ3gZi5#5e#b#82# word:hearingloss 0Z1Z2Z2Z8Z8#2Z2Z3#4Z1#3#oZ6Z word:heartburn 3#3Z2Zb
#1#3%3#2#1#3Z1#3#2Zg#4%9#6#2#1#a#2b#1s#l#am#l6#es#ai#2e#3c# word:heatintol e#4#e#da#ui# word:heavyperiods 0#3Z1#1#1%1#1#2Z1Z4%4%4#3c#i#29#1#3y% word:h
ematuria 1Z2Z1#2#2#2#2Z2#5%1Z2#2ZcZ2Ze%2#5#8#3%b%y%s%1f#m%d%d%1%4w%3j&fk#49#ib#7t#v8#qm#fw# word:hip 0Y1Y2Z2Z1vm#25#1gm# word:hives 0#1#1#8#4#3#1w#2e#
18#i#4#q9#23#7#v0# word:hoarse 0%1%3#1#1#4#1Z1#2#6#i#7%n#1#s% word:hypo 5#1#2#1#1Z2#2%2#1#1#1#1%1Z1#1Z2Z1Z3Z3#3#2#1#3#2#8#d#1#6#3#2#9#5#3#a#4#n#3#13#a
#1q#4#2c#16#q%6#1#11#1d#h%b#2m%4%y#e#k#p#18#1o%20#e#3%4e#w%e%29#6v#2t%pd%1d#6w%65%k3# word:immobil 0#1#1#3Z5Z2%1#5Z2%1%2#1Z1#2Z1#4Y4%3%4Z7#4&2#3#1#7%5
#1#2#1Ze#3q#6#1jZu#y#1e#20#1vZ2lZ12#ap#dl#35%cb#4s% word:injury 6Z3#1Z1%3Y4#1#1Z1Y1#2Z3Z1#3Z1Y1#3#1%1Z6%e#3Z1#3#3#7#7#1#e%1%1#3%2#a#4#6#3%7#2Z7%5#7%l#
2#14%o#1#1Z13ZiY1uZ1#4a%8%z%rp%73%sc# word:itch 1Z1Z1#1Z2Z1#1Z1%2Z2Z1Y2%1Z2Z1Y1#1#1Z4Z2#1#1Z2#2#6#5Z2#5#3#2%n#4#3#c#13#u#1#a2#26ZcnZ2sZ11g# word:jaund
ice 0#1#2#2#9%4#2#4#1a% word:joint 2Y2Z2#6Z1Z1Z4Z4Z2Z8#q% word:knee 0Y1Y1X1Z1X1Y1Y5ZdZ5#3Z2a# word:leakage 0Z1Z5Zg#1#3#2#8#38z# word:leg 0#1#3#1#1#2#1
#3Y2%1#2#2%1%1Z1Z1#1#2#7#4Z5#2Z5%9#2#2%2#a#8#1#l#8%6#5#9Z2Yd#v#1e#19#1d#1u#e%3c#8#z%62#33#q#af#do# word:legedema 2Z2#5#1#1Z1Z2Z3Z4#5Z2#8#g#6#1t#2p#16#
1o#1j#6t#z#1t#5z#j#62# word:legulcer 0Zi#6# word:lifting 0#6#2#1np#20#3m#g8# word:lowhb 0W1Y1X1Z1Y1Y2Z3Y1Z3Z7ZiZ1sZcZsZpZ5q#x#2e#2jZ7c#16#9qYpZ6u#btZ6
0#fe# word:lowmood 1Zus# word:lump 0#2%1#1Y2#5#1#1#1Y1#2#2#1%2&1#3#6Z1#5Y1#6#h%9Zk&n%5u%3fYcmZ word:mastitis 3#1#1#1Z2Z2Z1#2Z1#2#2#1#1Z2#1%1%2#2#4%6&1
5%w#4o%a#35#5u#nv#90#fm# word:memory 1Z3Z3#3%cZ5#g% word:meningeal 0#1#4#1%2#6#4#1%1#4%8Z6#wZb#2i#k#1p#g#3%7t%19#a%cs% word:meniscus 1#7#1#3#1#1#1#2%1
5%1m%3k%1x% word:migrainesigns 0#1#3Z3Z1#1#3#1#3#3#o#1#l#8#i4#3n#hn# word:migratingpain 0%1#1#8#1#2#4#1Z3#b#6#d#b#l%v#4#4#2#1i#sq#3d#tf#8#q8#gi#11a# w
ord:missedperiod 0#5#1#2#1%1#4#1#4%3Z3#3s%68%2f%3v%ih%p% word:molechange 2#1#2#e#4#l#a#d#e#4#d#4#3j#e#d2#4#7#2qw# word:morningstiff 1#8#c#11#v#r#1f#s#
s#1x#9e#b#z#ii#19j# word:mouth 0%1#1#1#1#1#5#1#6#1%6%8#d#h%u#h#dj#2o%1y# word:murmur c#4#g#27# word:muscle 0%1#2#2#1Z4#1#3%3#1&5#1%2#2%3#1#4#2#8%g&20#
5a&1e3#1ii# word:neck 0#3#2# word:neuropathy 0#1%1#3Z1%2#4Z1%2%2#1%2#3#2%1#5#6Z5%5#7#5%1#2#4#1#1v#14#br#1%c0%63#9r#4k% word:night 1#2Z1#1Z2#1#2Z1#1#1#
1#1Z1Z3#1#1#1#1Z1#3Z1Z1#4#4%2#3#2#8#1Z5#1#e#gZ5#4#f#1k#n#e#19#4%j#13#3%15#4c#1i#2#1u#a#6#f#88#8r%ai#k3#u#23#ee#e5#19b# word:nodes 2#l#3#6#p# word:nsai
duse 0#1#1Z2%8Z2#5#d%3Ze# word:numb aZ1#4#1%2#1Y2#3Z1#6#2#i#d#1y#z#2e#j#13%7wZ12#c0ZxzZes#61# word:orthopnea 0#2#2#4#5#6#1g#7l# word:orthostatic 0Z3#1
#1#1#1%2Z5%2%3%2#7#8#c#11%2(7%g&5#s%3l#11&21%3v#1y#1b#h#o%2e%g#r%19#2e#6#s%4n#8r#3z#2q#8y%42# word:osteopenia 0Y1Z1Z3Z2#3#1#1Z6#3#3#3#5o&4l#9m#xs#dd#2
5#47#1es&jx#t3#ak#40Zkn# word:overdose 0#2#2#1#1#4#4#3#4#j#6%k%1e7# word:overweight 0Z1Y1Z1Z1#2#1#1h#r#n#381#ji# word:pain 3Y4Z1#1Z1Z5#2#1%1Z1Z1X2Y3Y2
Y1Y2Z1Y1#2Z1Y1#1X2#2#1X2Z1Z1Z1Z1#1Z4Y1#1#1Y3Z2#2%1Z1Z1Y2Z3Y1Y1#6%1#4Z4#2Y1Z1Y1Z1Z3%1#2#1%1#6Z2#3Z1Z1%1#1#5#2#5Z2Z2%2Z3#2#2#7Z6Zb%6#1#4#2#6Z3#1Z1#1#3%a
%1#2Z2%d%6Zd#1#1#1#3#1i#4Z2#2#1#1#2#8%2#uZ4#2#4#4&8#8Z4%t#3#d%5%rZ3&e#m#2#5#5#3#4%h#i#g#4#3#8#a#n%3%2#1#5#hZd#9#u#3%b#6#d%8%dZn#3#m#f#1jYsZ4#g%3#dY8#1
b%2%11%e#y%1m%d%2t#b#s%n%4l%l#t%f#q%g#o%3%p&14&hZe#i#36#4j#15#1dZ2e%1h#g%l#11&1n#2i#1r#3#3g#2r%2l#hv#9x#m7#mh#7q#1b# word:palpitation 1Z1Z1Z9#7#2#6#6#
b#1e# word:photophobia 0#1#1#1Z1%4#1Z1Z1#1%1#1#1#4#4#1Z2#b#5#a#l%o#h#a#13z%v&8m#aj#10o# word:positionalvertigo 0Z1Z2#1%3#5#6#3#3#1#o#d#l#8#r#4%1k#5h#9
%4c#b%7n# word:postcoital 0#1#1#3#1%2#f%3%s%d% word:pregnant 0Y1Y1Z1Z1Z1Z1Z2#1Z1Z1#3Y1Z4Z2Z1Y3#1Z1Z4Z2Z4ZcZ5%3#2Z8%1#1%3w#1g#q%a7#1k#2r#6a#2h#y#31#d#1
n#4#1#9z# word:psychotic 0#1#1#1Y1#1Z1#2#3#1Z1#1Y3%2Z1#3%2#1%1Z1%3Z2#3#1%5Z5#5#2#7#6#6%2#b#6%1#4%35#1k#v#4e%4a%g3%n3%1v%2y#1v#mZao%1e%44#3r# word:rash
 2#1Z5#3Z2#3Z3Z4#9#1#aZ6#5#6#6#1#7#1#7#4#8Z5#15#3k#3ZpZ74Zfr# word:rectalbleed 0#2#u#1pb% word:redflagback 0#1#1%4#10#5# word:retention 2Z2Z5#3Z5#4#1Z
2#e#9#8#4#j#r#2h%2w#z#3w#sc#2m#70#2f#3d#34# word:sciatica 0#4#2#2#4Z1%2#1Z2&6Zk#5#3Za#2#j#t%2#4#6#a#18#3#5%4%3k%6%u#6s#5e#9#k8#15#17#vgZku# word:seizu
re 0Y1Y1Z1Z1Z4Z1#1#3Z1Y1#4Z4Ze%s#7fZ1zZ13Z word:selfharm 0Y1Y2Z1Z1Z1Zx#f#6# word:shoulder 1Z8Z word:sideeffect 0#1#5#1Z1#3Z1%1%1%2%2#1%1#2%1Z2#2Z1#1Z2
#4%1#1#2Z1Z1#4#1Z3#3%1#2Za#3#4%2%b&3Z1#1#3%1&k#2#6#2#f&a#d#5#g%c#s#s#2e#7#w%a#1#1n%23#1y%1s%2m#w%9#32#13%6#j#2#4c%q#1u%am%3q#2l#1w#az#25#cv# word:skin
 0#1#1#2%c#7#3#cZ7% word:sleepproblem 0#1#3#3#1#5#6#2#1#3Z1c#2g%k#4w#4c#kh#7e#17#5i# word:smoking 0Y1Z1Y1Y2Z1Z1#1Z1Z3Y1X7Z1Y2Z2Y2#4Y2#3Z8Z3Z4ZaY2Y2Z3#
7#3#8#mZ2#3#p#gZ41&a#3#1n%2n%17#3l#28#8#c4%1bf#2y#6e# word:snoring 3#2Z2#6#1#6#7#2#2%6#13# word:sputum 1#2Z3%2#5#1#4#4#6#g%7#1&2#g#2n#12k#5e# word:sti
ff 7#2%2#5Z2Z3#1#8#4#1Z2#f#6#v#r#1f#s#s#1x#9p#2w#8z#2u#4s#1tx# word:stress 0%1#1Z1Y1Z1#1%1&1%1&1#1#1%1#1#3#1Z1Z1Z2%1Z2Z1Z1Z4Y2%6#3%1%1%b#d%1#7#h#r#7#j
#1&b%30%v#2&7c%1%en% word:sudden 0#1#3#5#2#2#1#3Z1#1Z5#5#3#1#1#3#2Z5#c#d#j#5g#2n#q# word:suicidal 0#1#1#1Z1#1#1#1Z1#1#2#1#1Z1Z1%1Z3%2Z1#1%2#1#3#2Z8#5#
a#1#c#a#7#k#3#7%a%15#3a#2c#86#n%1p#44#43#6%2#2i%1#47%a#9%a#8p%l#1t#d#1l#6v#2o#3f#45#gb% word:swallowing 2Z4%8%1Z4#1#2Z1%3#l#e#e#b#p%m%o%yr%18w#2hs#ah#
 word:sweating 1#1#2#6#3#1#5#2%7Z8Zu#7#18% word:swelling 0#3%1#1#2Z3#1#1Z1#2Z3%4Z3Z2Z2Z3#4#2#2#3%1%4#1#2Z1%5#1#4#a#5#7%1#7#2Za#3#5#b#b%6#y#y#c#16#18#g
%6#3j#26#8#38#4i#3a#53#1i#3a#o#22#r#3t#5v#1y#82#4v#p#y4# word:syncope jZ8Zg#1p#tsZbvZ9Z word:throat 4Zd#3# word:tickbite 0Y1Z1Y1Z2Z1Z4Z3Z word:tinnitu
s 0#1#1#1Z2#1#2%1%3#3#4%3#2%3%5Z1#b#a#k%p#7i%1to#1q8# word:toe 0#1#2#2#9% word:tooth 1Z1Y1#2Z1#1#1Z1Z1Z1Y1#1#2#1#1Y1Z2Z1#2Z1Z2Z1Z5Y5#1Y12#k#q#d6#2oZ w
ord:tremor e#4#e#5w#7e#ui# word:uricacid 0X3Z2Z2Y9Z4yZ word:vaccine 4Z1Z2Z1Z2#1Z1Z1Z1#2Z1Z1Z3Y3Z4Z1Z1Z2#2Z1Z1Z2Z3Z2#1Z1%1Y1#1Z2#1#4#1#1#2Z1Z1Z8%1#7Z1#
5#1Z1#7#1Z7#5#4#4Z6%b#eZ9ZjZj#h#c#d#20#1#n#26#h#5#j#j#8#26#3#4f#n#12#1l#1j#3#l#2#3c#11#r%s#16#b#d#2#1e#2x#2m#1n#3#9i#2i#q#4#2y#8t# word:vagina 0#2#3#3
#2#2Z1Z1#3#1#1&1#1Z3#8#12%aa#8p#7#1z#34#6d#vn#5w#9z#l9#89#hc#1r#6z# word:vaginaldischarge 2#2#2Z4#1#8%1#3#9#6#l#b#aa#av#34#vp#lr# word:vertigo 2Z1Z3#3
#1Y2#2#1#4#6#6Z2#5#2#2#1g#bv#5t#j#5gZl#5t# word:visionloss 0#2Z1#4%3#1#2#1d%1e#6% word:vomit 1#6Z2Z5#4#1#1#6#1Z3#1Z1Z1Z1#3Z2Z2#2Z3Z5#2Z3Z8#1#2Z2#1%5#a
#1Z3%5%a#3#t#b#26#24#2d#3l#5#35#33#zZ1j#t#34#4q#4eZj#3v#jdZ word:weak 0#1#1Z1#1%1#1Z2Z1Z1%1#1Z1Z5#6#2Z1#1%3#b#4#2#1#3%8#4#2#9#n#13#1b# word:weakstream
 0#1#1#2%1#1#2#4#3#a#z% word:weightgain 0Z2Z1Z4#3#5#1#3Z2Z1Z7%38% word:weightloss 0#4Z3#2#3Z1Z1#2#1#2#1#8Z1%3Z6Z5#a#b#1Z9#6#7#2#2#fZ4%7#5#b%5#7&g#o%d#
l%4u#l#1f#55#6l#ab#8#f#7#h#3q#18#c4#ax#8u#7h#1# word:wound 0#7#1#2%1%1Z1#1#6#7Z5#6#1Z4#e#2#7Z4#b#5#6#7#a#2a#c#5h%34Zf#3t%1lZ1yZ5hZ3b#6dZ3j%xZ3f%2u%bb%
`,
}
