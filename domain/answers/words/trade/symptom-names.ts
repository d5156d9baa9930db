/**
 * Complaints and signs by the name the trade has for them and as people tell them: `id
  | nb
  | sv
  | da
  | en
  | ru`, own wording, written as the rows of topics are.
 * A question asks for haematuria; the talk says there was blood in the pee.
 */
export const SYMPTOM_NAMES = `
hematuria
  | hematuri@, blod _ urin@, blod på stix@, rød urin, blod i tisset, tisse@ blod, tisser blod
  | hematuri@, blod _ urin@, blod på sticka@, blod i kisset, röd urin, kissar blod
  | hæmaturi@, blod _ urin@, blod på stix@, blod i tisset, tisser blod, rød urin
  | haematuria, hematuria, blood _ urine, blood _ pee, blood on the dipstick, peeing blood, red urine, passing blood
  | гематури@, кровь в моче, крови в моче, моча с кровью, моча красн@, розовая моча
melena
  | melena, svart avføring, avføring@ _ svart@, svart som tjære, tjæreaktig@, tjærefarget, svart bæsj
  | melena, svart avföring, avföring@ _ svart@, tjärliknande, svart bajs
  | melæna, sort afføring, afføring@ _ sort@, tjæreagtig@, sort som tjære
  | melaena, melena, black stool@, tarry, black poo, stools _ black
  | мелена, мелены, черный стул, стул черн@, стула черн@, дегтеобразн@
rectalbleeding
  | rektalblødning@, hematochezi@, blod _ avføring@, blod på papiret, blør _ endetarm@, friskt blod fra
  | rektalblödning@, blod _ avföring@, blod på pappret, färskt blod
  | rektalblødning@, blod _ afføring@, blod på papiret, frisk blod
  | rectal bleeding, haematochezia, blood _ stool@, blood on the paper, fresh blood
  | кровь _ стуле, кровь на бумаге, ректальн@ кровотечен@, алая кровь
hematemesis
  | hematemese, kaster opp blod, blodig oppkast, kaffegrut@
  | hematemes, kräks blod, blodig kräkning@, kaffesump@
  | hæmatemese, kaster blod op, blodigt opkast, kaffegrums
  | haematemesis, hematemesis, vomit@ blood, coffee ground@, brought up blood
  | рвота кровью, рвоту кровью, кофейной гущ@
hemoptysis
  | hemoptyse@, hoster opp blod, blodig oppspytt, blod i oppspytt@
  | hemoptys@, hostar blod, blod _ upphostning@
  | hæmoptyse, hoster blod, blod _ opspyt
  | haemoptysis, hemoptysis, cough@ up blood, blood _ phlegm
  | кровохаркан@, кашляет кровью, кровь в мокроте
dyspnoea
  | dyspn@, tungpust@, tung i pusten, tung pust, kortpust@, andpust@, får ikke puste, får ikke luft, pustebesvær, pusteproblem@, pustevansk@, mister pusten,
      snapper etter luft, åndenød
  | dyspn@, andfådd@, andnöd@, andningsbesvär, andningssvårighet@, svårt att andas, får ingen luft, får inte luft, tappar andan, tungt att andas
  | dyspn@, åndenød@, forpustet@, kortåndet@, svært ved at få luft, får ikke luft, får ikke vejret, vejrtrækningsbesvær, vejrtrækningsproblem@
  | dyspnoea, dyspnea, breathless@, short@ of breath, out of breath, puffed, puffing, can't breathe, difficulty breathing, winded, gets her breath,
      catch _ breath, trouble breathing
  | одышк@, задыха@, не хватает воздуха, трудно дышать, тяжело дышать, затрудн@ дыхан@
orthopnoea
  | ortopn@, flere puter, ligge flatt, sover sittende, ligger høyt
  | ortopn@, flera kuddar, ligga plant, sover sittande
  | ortopn@, flere puder, ligge fladt, sover siddende
  | orthopnoea, orthopnea, propped up, lie flat, lying flat, several pillows, extra pillow@
  | ортопноэ, спит сидя, на высоких подушках, лежать не может
nocturia
  | nokturi@, oppe om natta for å tisse, tisse om natten, på do om natta, nattlig vannlating, ganger om natta, opp og tisse
  | nokturi@, upp på natten och kissa, kissa på natten, på natten och kissar, nattlig miktion, på toa på natten
  | nykturi@, natlig vandladning, op og tisse, tisse om natten, på toilettet om natten
  | nocturia, up at night to pee, up in the night to pee, get up to pee, loo at night, bathroom at night
  | никтури@, ноктури@, ночью в туалет, встает ночью в туалет, ночное мочеиспускан@
micturition
  | vannlating@, miksjon@, tisse@, tisser, tissing@, late vannet, går på do, på toalettet, springer på do
  | miktion@, vattenkastning@, urinering, kissa@, kissar, kissande@, springer på toa, går på toa
  | vandladning@, miktion@, tisse@, tisser, lader vandet, løber på toilettet
  | micturition, urinat@, voiding, pee, peeing, passing water, pass water, weeing, wee, going to the loo
  | мочеиспускан@, мочит@, писать, писает, по-маленькому, ходит в туалет, бегаю в туалет
frequencyurine
  | pollakisuri, hyppig vannlating, miksjonsfrekvens, hyppig tissing, tisser ofte, tisser hele tiden, springer på do, ofte på do
  | pollakisuri, täta trängningar, miktionsfrekvens, kissar ofta, springer på toa
  | hyppig vandladning, pollakisuri, vandladningsfrekvens, tisser hele tiden, tisser tit
  | urinary frequency, frequency of micturition, peeing all the time, pee all the time, every hour to pee
  | учащен@ мочеиспускан@, частое мочеиспускан@, поллакиури@, бегаю в туалет, часто в туалет
urgency
  | urgency, hastverk, imperiøs@, rekker ikke do, rekker ikke frem, når ikke do, trang til å tisse
  | trängning@, urgency, hinner inte, inte fram till toa
  | imperiøs@, stærk trang, når ikke toilettet, når det ikke
  | urgency, can't hold it, don't make it, make it to the toilet, bursting
  | императивн@, не успева@ добежать, не добега@, позыв@
incontinence
  | inkontinens@, lekkasje@, lekker, tisser på seg, holde på vannet, holde seg, bind mot lekkasje
  | inkontinens@, läckage@, läcker, kissar på sig, hålla tätt
  | inkontinens@, lækage, lækker, tisser i bukserne, holde på vandet, holde tæt
  | incontinen@, leak@, wets herself, wet myself, accident@ in
  | недержан@, подтека@, не удержива@, мокр@ белье
urineretention
  | urinretensjon@, retensjon@, får ikke tisset, får ikke late vannet, full stopp, stopp i vannlatingen, resturin@, blir igjen i blæra, tømmer ikke
  | urinretention@, retention@, urinstämma, kan inte kissa, residualurin@, tömmer inte
  | urinretention@, kan ikke tisse, kan ikke lade vandet, residualurin@, resturin@, tømmer ikke
  | retention, can't pee, unable to pass urine, residual@, not emptying, left in the bladder, can't go
  | задержк@ мочи, остаточн@ моч@, не может помочиться, не опорожня@
dysuria
  | dysuri@, svie ved vannlating, svir når _ tisse@, svie når, brenner når _ tisse@, vondt å tisse
  | dysuri@, sveda vid miktion, svider när _ kissa@, sveda när, bränner när _ kissa@, ont att kissa
  | dysuri@, svie ved vandladning, svier når _ tisse@, brænder når _ tisse@, ondt at tisse
  | dysuria, burn@ when _ pee, sting@ when _ pee, painful urination, hurts to pee, stings when, burns when
  | дизури@, жжет при мочеиспускан@, рези при, резь при, больно мочиться, больно писать
polyuria
  | polyuri@, store mengder urin, tisser mye
  | polyuri@, stora urinmängder, kissar mycket
  | polyuri@, store mængder urin, tisser meget
  | polyuria, pees a lot, passing a lot of water, lots of urine
  | полиури@, много мочи, много мочится
polydipsia
  | polydips@, tørst@, drikker mye, drikker hele tiden, mer tørst, drikker som
  | polydips@, törst@, dricker mycket, dricker hela tiden
  | polydips@, tørst@, drikker meget, drikker hele tiden
  | polydipsia, thirst@, drinks a lot, drinking a lot, drinking more
  | полидипси@, жажд@, много пьет, пьет воду, пьет много
nausea
  | kvalm@, uvel, kvalme@, spyfølelse, brekning@
  | illamående@, mår illa, kväljning@, äcklad
  | kvalm@, kvalme@, utilpas
  | nausea@, sick feeling, feels sick, feeling sick, felt sick, queasy
  | тошнот@, тошнит, тошнило, мутит, подташнива@
emesis
  | oppkast@, kast@ opp, brekk@ seg, emesis, spydd@, spy, spyr, brekning@, emet@
  | kräk@, kräkning@, spy@, emes@
  | opkast@, kast@ op, brækk@, emesis, ørle
  | emesis, vomit@, throwing up, threw up, been sick, being sick, brought up, retch@, puked
  | рвот@, рвет, рвало, вырвало, срыгива@
diarrhoea
  | diaré@, løs mage, løs avføring, tynn i magen, rennende mage, magen renner, løs i magen, rennskitt
  | diarré@, lös i magen, lös avföring, rinnande, lösmage
  | diarré@, diarre, tynd mave, tynd afføring, løs mave, maven løber, løs i maven
  | diarrh@, loose stool@, runs, runny tummy, scour@, loose motions, the trots
  | диаре@, понос@, жидкий стул, расстройство желудка, стул жидк@
constipation
  | obstipa@, forstopp@, treg mage, treg i magen, magen@ treg, hard i magen, hard avføring, får ikke gjort
  | obstipa@, förstopp@, trög i magen, trög mage, hård i magen, hård avföring
  | obstipa@, forstopp@, træg i maven, træg mave, hård mave, hård i maven, får ikke ordentlig
  | constipat@, bunged up, bung _ up, hard stool@, blocked up, not been for days, can't go, sluggish bowel@
  | запор@, крепит, твердый стул, не могу сходить, стула нет
defecation
  | avføring@, defekasjon@, bæsj@, mage@ i orden, do nummer to, møkk, bajs, tarmtømming@
  | avföring@, defekation@, bajs@, tarmtömning@, träck, bajsa@
  | afføring@, defækation@, bæ, lort@, pølle@, tarmtømning@, gødning@
  | stool@, bowel motion@, bowel movement@, faec@, poo, pooing, opened _ bowels, droppings, passed anything, motions, dung
  | стул, стула, стулом, кал, кала, дефекац@, какает, какал, навоз@, опорожнен@
flatulence
  | flatulens, luft i magen, oppblåst@, oppblåsthet, raping, prump@, fiser, gasser, gass i magen
  | flatulens, gaser, uppblåst@, pruttar, spänd i magen, väderspänning@
  | flatulens, luft i maven, oppustet@, prut@, luftafgang
  | flatulen@, bloat@, gassy, wind, farting, belching, gas
  | метеоризм@, вздут@, газы, газов, пучит, отрыжк@
dyspepsia
  | dyspeps@, halsbrann@, sure oppstøt, refluks@, brenner bak brystbeinet, magesyre, svi i magen, svie i magen, syre i halsen, reflux
  | dyspeps@, halsbränna@, sura uppstötningar, reflux@, bränner bakom bröstbenet, ont i magen, magkatarr
  | dyspeps@, halsbrand@, sure opstød, refluks@, brænder bag brystbenet, mavesyre, brænder i halsen
  | dyspeps@, heartburn, reflux, acid, indigestion, burning behind, the burning
  | диспепси@, изжог@, рефлюкс@, жжет за грудиной, кислая отрыжка
dysphagia
  | dysfagi@, svelgvansk@, svelgebesvær, får ikke svelget, vondt å svelge, svelge, maten sitter fast, setter seg fast i halsen
  | dysfagi@, sväljsvårighet@, sväljningssvårighet@, svårt att svälja, ont att svälja, svälja, fastnar i halsen
  | dysfagi@, synkebesvær, synkesmerter, svært ved at synke, ondt ved at synke, synke, sætter sig fast i halsen
  | dysphagia, difficulty swallowing, swallow@, food sticks, sticks in the throat, get it down, odynophagia
  | дисфаги@, трудно глотать, глотат@, глотан@, больно глотать, застрева@ в горле, поперхива@
anorexia
  | anoreksi@, nedsatt matlyst, dårlig matlyst, matlyst@, spiser ikke, spiser dårlig, spiser lite, ikke spise, rører ikke maten, eter ikke, vil ikke ha mat,
      mistet lysten på mat, appetitt@
  | anorexi@, nedsatt aptit, dålig aptit, aptit@, matlust, äter inte, äter dåligt, äter lite, äter ingenting, vill inte äta, rör inte maten
  | anoreksi@, nedsat appetit, appetit@, madlyst, spiser ikke, spiser dårligt, spiser lidt, æder ikke, vil ikke spise, vil ikke æde
  | anorexi@, appetite, off _ food, not eating, won't eat, isn't eating, eating less, picks at, off _ feed, inappetence
  | анорекси@, аппетит@, не ест, плохо ест, отказ@ от еды, отказ@ от корма, ест мало, кушает плохо, не хочет есть
polyphagia
  | polyfagi@, økt matlyst, økt appetitt, spiser for tre, sulten hele tiden, glupsk
  | polyfagi@, ökad aptit, glupsk, hungrig hela tiden, äter för tre
  | polyfagi@, øget appetit, spiser for tre, glubsk, sulten hele tiden
  | polyphagia, increased appetite, ravenous, eats for three, always hungry, starving all the time
  | полифаги@, повышен@ аппетит@, ест много, все время голод@
weightloss
  | vekttap@, vektreduksjon, gått ned i vekt, gått ned, magr@, mistet _ kilo, tynnere, rast ned, klærne henger, avmagr@
  | viktnedgång@, gått ner i vikt, gått ner, mag@rat, tappat _ kilo, smalare, avmagr@, rasat i vikt
  | vægttab@, tabt sig, tabt _ kilo, tyndere, afmagr@, tabt i vægt
  | weight loss, lost weight, losing weight, lost _ stone, lost _ kilo@, thinner, skinnier, emaciat@, dropped _ pounds
  | похуд@, снижен@ веса, потер@ вес@, сбросил@, худеет, исхуд@
weightgain
  | vektøkning@, gått opp i vekt, lagt på seg, legger på seg, gått opp
  | viktökning@, viktuppgång@, gått upp i vikt, lagt på sig, går upp i vikt
  | vægtøgning@, taget på, tager på, vægtstigning
  | weight gain, put on weight, putting on weight, put on _ stone, gained
  | прибавк@ вес@, поправил@, набрал@, набор веса, растолст@
fatigue
  | fatigue, slitenhet, utmatt@, trett@, sliten, kraftløs, tom for krefter, orker ikke, orker ingenting, utslitt, energiløs, slapp, tappet
  | fatigue, trött@, utmatt@, orkeslös@, orkar inte, orkar ingenting, slut, kraftlös, energilös, hängig, slö
  | fatigue, træt@, udmatt@, orker ikke, orker ingenting, kraftløs, energiforladt, sløj, slap, udkørt
  | fatigue, tired@, exhaust@, knackered, no energy, worn out, shattered, washed out, run down, lethargic, drained
  | утомл@, уста@, нет сил, слабост@, бессили@, вял@, разбит@, без сил, астени@
malaise
  | allmenntilstand@, almenntilstand, medtatt, dårlig form, syk, slapp, uvel, allment påvirket, ikke helt seg selv, redusert, laber
  | allmäntillstånd@, allmänpåverk@, påverkad, dålig, hängig, krasslig, inte sig själv, ruggig
  | almentilstand@, almen påvirket, medtaget, sløj, skidt tilpas, ikke sig selv, dårlig
  | malaise, unwell, off colour, poorly, general condition, not herself, not himself, under the weather, rough
  | общее состояние, недомога@, плохо себя чувству@, разбит@, сам не свой, состояние
pyrexia
  | pyreksi@, feber@, febril@, temp, temperatur@, frysning@, afebril, hetetokt, varm
  | pyrexi, feber@, febril@, temp, tempen, temperatur@, frossa, afebril
  | pyreksi, feber@, febril@, temp, temperatur@, kuldegysning@, kulderystelser, afebril
  | pyrexia, fever@, febrile, temperature, temp, rigor@, chills, shivers, afebrile, apyrexial, burning up
  | пирекси@, температур@, лихорад@, жар, жара, озноб@, знобит, субфебрил@, фебрил@
sweats
  | nattesvett@, svett@, svetting@, svetter, dynket, gjennomvåt, bytte nattøy, bytte sengetøy, hyperhidrose
  | nattsvett@, svett@, svettning@, genomblöt, byter nattlinne, byta lakan, hyperhidros
  | nattesved@, sved@, sveder, gennemblødt, skifte nattøj, skifte sengetøj, hyperhidrose
  | night sweat@, sweat@, drenched, soaked, change the sheets, hyperhidrosis, clammy
  | ночн@ пот@, пот@, потлив@, гипергидроз, в поту, мокр@ простын@
hotflushes
  | hetetokt@, vasomotor@, varmebølge@
  | vallning@, värmevallning@, vasomotor@
  | hedetur@, hedestigning@, vasomotor@
  | hot flush@, hot flash@, flushes, flushing, vasomotor
  | прилив@, жар накат@, вазомотор@
syncope
  | synkope@, besvim@, svimt, svime, svimte, gikk i bakken, mistet bevissthet@, datt om, bevissthetstap, nærsynkope
  | synkop@, svimma@, svimning@, medvetslös@, tuppade av, föll ihop
  | synkope@, besvim@, mistede bevidsthed@, bevidsthedstab, faldt om
  | syncope, faint@, passed out, pass out, black@ out, blackout@, collapsed, lost consciousness, keeled over
  | синкоп@, обморок@, потер@ сознан@, терял@ сознан@, упал@ в обморок, отключ@
dizziness
  | svimmel@, svimmelhet@, ørhet, ør i hodet, ør, susete, sjangl@, ustø@, vertigo, nautisk, gyngende, karusell
  | yr, yrsel@, yra, snurr@, ostadig@, vertigo, gungar, karusell
  | svimmel@, svimmelhed@, svimler, ør, rundtosset, usikker på benene, vertigo, karrusel
  | dizz@, vertigo, lightheaded, light-headed, giddy, spinning, room spins, unsteady, woozy, off balance
  | головокруж@, кружит@, шатает, ведет в сторону, неустойчив@, вертиго
orthostatic
  | ortostat@, når _ reiser seg, reiser seg fort, reiser seg opp, svimmel når
  | ortostat@, när _ reser sig, reser sig snabbt, ställer sig upp
  | ortostat@, når _ rejser sig, rejser sig hurtigt
  | orthostat@, postural, stand up, stands up, standing up, on standing, getting up too fast
  | ортостат@, при вставании, когда встает, резко встает
palpitations
  | palpitasjon@, hjertebank@, hjertet hamrer, hjertet hopper, hjertet løper, uregelmessig puls, hjerteklapp, flakser, ekstraslag
  | palpitation@, hjärtklappning@, hjärtat rusar, hjärtat hoppar, hjärtat skenar, oregelbunden puls, extraslag
  | palpitation@, hjertebanken@, hjertet hamrer, hjertet galoperer, springer over, uregelmæssig puls, ekstraslag
  | palpitation@, heart rac@, heart pound@, flutter@, skip@ a beat, missed beat@, racing heart, thumping, irregular heartbeat@
  | сердцебиен@, перебои, колотит@, сердце выскакив@, трепыха@, экстрасистол@, замира@
chestpain
  | brystsmerte@, vondt i brystet, trykk i brystet, trykker i brystet, press i brystet, klem i brystet, stikk i brystet, angina@, knip i brystet
  | bröstsmärt@, ont i bröstet, tryck över bröstet, trycker över bröstet, kramp i bröstet, angina, kärlkramp, stick i bröstet
  | brystsmerte@, ondt i brystet, trykken for brystet, trykker i brystet, strammer i brystet, angina
  | chest pain@, pain in _ chest, tight chest, chest tight@, pressure in _ chest, angina, crushing, heavy chest
  | боль в груди, боли в груди, давит в груди, жмет в груди, за грудиной, стенокарди@, прихватыва@ сердце
oedema
  | ødem@, hovne bein, hovne ankler, hoven@ _ ankl@, hevelse@, hevels@, hoven@, vann i beina, tykke ankler, tykke bein, merke etter sokk@, grop etter,
      oppsvulm@
  | ödem@, svullna ben, svullna anklar, svullnad@, svullen@, svullna, vätska i benen, strumpkant@, svullnat
  | ødem@, hævede ben, hævede ankler, hævelse@, hævet@, vand i benene, tykke ankler, tykke ben, hævet op
  | oedema, edema, swollen ankle@, swollen leg@, swell@, swollen, puffy, pitting, thumbprint, water retention, ankles are huge
  | отек@, отёк@, опух@, припух@, распух@, ноги отека@, следы от носков, пастозн@
claudication
  | claudicatio, røykebein, krampe i leggen når _ går, må stoppe når _ går, vindustitt@
  | claudicatio, fönstertittar@, kramp i vaden när _ går
  | claudicatio, vindueskigger@, kramper i læggen når, må stoppe op
  | claudication, calf pain walking, has to stop walking, cramp in the calf
  | перемежающ@ хромот@, останавлива@ при ходьбе
headache
  | hodepine@, cefalgi@, vondt i hodet, hodeverk@, migrene@, hodet verker, hodet sprenger, dunker i hodet
  | huvudvärk@, cefalgi, ont i huvudet, migrän@, huvudet sprängs, dunkar i huvudet, skallebank
  | hovedpine@, ondt i hovedet, cefalgi, migræne@, dunker i hovedet, trykken i hovedet
  | headache@, cephalalgia, head hurts, pain in _ head, migraine@, head _ pounding, splitting head, sore head
  | головн@ бол@, голова болит, болит голова, мигрен@, цефалги@, голова раскалыва@, бол@ в голове
photophobia
  | fotofobi@, lyssky@, lysømfintlig@, tåler ikke lys, lyset plager, lyset skjærer
  | fotofobi@, ljuskänslig@, ljusskygg@, tål inte ljus, känslig@ för ljus, jättekänsligt för ljus, ljuset stör
  | fotofobi@, lysfølsom@, lyssky, tåler ikke lys, lyset gør ondt, generet af lys
  | photophobi@, light hurts, sensitive to light, can't stand light, light-sensitive, lights off, dark room, light bothers
  | светобоязн@, свет раздража@, свет режет, не переносит свет, больно от света
phonophobia
  | fonofobi@, lydsky@, lydømfintlig@, tåler ikke lyd
  | fonofobi@, ljudkänslig@, tål inte ljud
  | fonofobi@, lydfølsom@, tåler ikke larm
  | phonophobi@, noise hurts, sensitive to sound, sensitive to noise
  | фонофоби@, звуки раздража@, не переносит шум
visualdisturbance
  | synsforstyrrelse@, ser dobbelt, tåkesyn, uklart syn, uskarpt, sløret, flimrer, flimring, ser gult, ser dårlig, mister synet, synstap, diplopi, skotom@,
      lysglimt, floaters, skygge for øyet, synet
  | synstörning@, synrubbning@, ser dubbelt, dimsyn, suddigt, ser dåligt, flimmer, tappat synen, synbortfall, dubbelseende, ljusblixtar, synen, blind
  | synsforstyrrelse@, ser dobbelt, tågesyn, sløret, uskarpt, flimrer, mister synet, synstab, dobbeltsyn, lysglimt, synet, blind
  | visual disturbance@, blurr@, double vision, diplopia, can't see, fuzzy, flashes, floaters, zigzag@, lost vision, sight loss, aura, seeing yellow,
      going blind, eyesight
  | нарушен@ зрен@, двоит@, туман@ перед, расплывч@, мушки, вспышк@, потеря зрения, плохо видит, видит плохо, зрени@
tinnitus
  | tinnitus, øresus@, susing i øret, piping i øret, ringer i øret, piper i øret, pipelyd, uling
  | tinnitus, öronsus@, tjut@ i öra@, piper i örat, ringer i örat, pipljud
  | tinnitus, øresusen, ringen for ørerne, susen for ørerne, hyler i øret, piber i øret, hyletone
  | tinnitus, ringing, buzzing in _ ear@, whistling in _ ear@, high-pitched
  | тиннитус, шум в уш@, звон в уш@, звенит в уш@, гудит в уш@, шумит в уш@
hearingloss
  | hørselstap, nedsatt hørsel, hører dårlig, hører ikke, tungthørt, dott i øret, tett øre, døv@, hørsel@
  | hörselnedsättning@, nedsatt hörsel, hör dåligt, hör inte, lomhörd, lock för örat, döv@, hörsel@
  | høretab, nedsat hørelse, hører dårligt, hører ikke, tunghør, døv@, prop i øret, hørelse@
  | hearing loss, deaf@, can't hear, hard of hearing, muffled, hearing
  | снижен@ слух@, тугоух@, плохо слыш@, глух@, не слышит, слух, заложен@ ух@
otalgia
  | otalgi@, ørepine, øreverk@, vondt i øret, vondt i ørene, tar seg til øret
  | otalgi@, örsprång, ont i örat, ont i öronen, öronvärk
  | otalgi@, ørepine@, ondt i øret, ondt i ørerne, øresmerter
  | otalgia, earache, ear pain, ear hurts, pain in _ ear, sore ear, pulling at _ ear, tugging
  | оталги@, боль в ухе, ухо болит, болит ухо, ухо стреляет, стреляет в ух@
otorrhoea
  | otoré, renner fra øret, øret renner, væske fra øret, sekret fra øret, puss fra øret
  | otorré, rinner ur örat, flytning från örat, rinnande öra
  | otoré, flåd fra øret, løber fra øret, flydende øre
  | otorrhoea, discharge from _ ear, ear _ running, runny ear, ear discharge, weeping ear
  | оторе@, течет из уха, выделен@ из уха, гной из уха
rhinorrhoea
  | rhinoré, rennende nese, nesen renner, snørr@, snue, snufs@, forkjøl@, neserenning
  | rinorré, rinnande näsa, näsan rinner, snor, snuv@, förkyl@
  | rhinoré, løbende næse, næsen løber, snot@, snue, forkøl@, snotter
  | rhinorrhoea, runny nose, nose _ running, snotty, sniffl@, catarrh, a cold, blocked up with a cold
  | ринит@, ринорея, насморк@, из носа течет, сопли, соплив@, простуд@
nasalcongestion
  | nesetett@, tett nese, tett i nesen, nesa er tett, tette nesebor
  | nästäppa, täppt näsa, täppt i näsan, nasal obstruktion
  | tilstoppet næse, stoppet næse, næsen er stoppet, tæt næse
  | nasal congestion, blocked nose, stuffy, bunged-up nose, can't breathe through _ nose
  | заложенность носа, заложен нос, нос заложен, нос не дышит
epistaxis
  | epistakse, neseblødning@, neseblod, blør neseblod
  | epistaxis, näsblod@, näsblödning@
  | epistaxis, næseblod@, næseblødning@
  | epistaxis, nosebleed@, nose _ bleeding, bleeding from _ nose
  | носов@ кровотечен@, кровь из носа, идет кровь носом
sorethroat
  | halssmerter, vondt i halsen, sår hals, sår i halsen, halsvondt, faryngitt@, tonsillitt@, halsbetennelse, mandler, mandelbetennelse, angina, halsen
  | halsont, ont i halsen, halsfluss, faryngit@, tonsillit@, halsmandlar, halsen
  | ondt i halsen, halssmerter, halsbetændelse, tonsillit@, faryngit@, mandler, halsen
  | sore throat, throat hurts, pharyngit@, tonsillit@, strep throat, tonsils, throat
  | боль в горле, горло болит, болит горло, фарингит@, тонзиллит@, ангин@, миндалин@, горло
hoarseness
  | heshet, hes, hes stemme, stemmen borte, mistet stemmen, dysfoni
  | heshet, hes, rösten borta, tappat rösten, dysfoni
  | hæshed, hæs, stemmen væk, mistet stemmen, dysfoni
  | hoarse@, lost _ voice, croaky, raspy, dysphonia, husky
  | осип@, охрип@, хрипот@, голос пропал, дисфони@
trismus
  | trismus, gape, gaper, får ikke gapt, får ikke opp munnen, kjevesperre
  | trismus, gapa, gapar, gapförmåga, svårt att gapa, käkläsning
  | trismus, gabe, gaber, kan ikke gabe, kæbespærre, åbne munden
  | trismus, can't open _ mouth, lockjaw, jaw locked, mouth opening
  | тризм, не открыва@ рот, рот не открыва@
xerostomia
  | munntørrhet, tørr i munnen, tørr munn, xerostomi
  | muntorrhet, torr i munnen, torr mun, xerostomi
  | mundtørhed, tør i munden, tør mund, xerostomi
  | dry mouth, xerostomia, mouth _ dry
  | сухость во рту, сухо во рту, ксеростоми@, во рту сушит
hypersalivation
  | sikl@, spyttsekresjon, hypersalivasjon, spytt renner, våt pute
  | dregl@, salivation, hypersalivation
  | savl@, hypersalivation, spytafsondring
  | drool@, dribbl@, hypersalivat@, sialorrh@, slobber@
  | слюнотечен@, слюни, гиперсаливац@, слюна течет
cramps
  | krampe@, krampen@, muskelkramp@, leggkramp@, spasme@
  | kramp@, muskelkramp@, vadkramp@, spasm@
  | krampe@, muskelkrampe@, lægkrampe@, spasme@
  | cramp@, spasm@, charley horse
  | судорог@, сводит, спазм@, крампи
myalgia
  | myalgi@, muskelsmerte@, muskelverk, vondt i musklene, støl@, verker i musklene, muskler verker, vondt i lårene
  | myalgi@, muskelsmärt@, muskelvärk@, ont i musklerna, ont i låren, ömma muskler
  | myalgi@, muskelsmerte@, ømme muskler, ondt i musklerne, muskelømhed
  | myalgia@, muscle pain@, muscle ache@, sore muscles, aching muscles, muscles ache, muscles
  | миалги@, мышечн@ бол@, боль в мышцах, боли в мышцах, ломит мышцы, болят мышцы
arthralgia
  | artralgi@, leddsmerte@, leddverk, vondt i leddene, leddene verker, leddplager
  | artralgi@, ledsmärt@, ledvärk@, ont i lederna, lederna värker
  | artralgi@, ledsmerte@, ondt i leddene, ømme led
  | arthralgia@, joint pain@, sore joint@, aching joint@, joints hurt, joints ache
  | артралги@, боль в суставах, суставы болят, болят суставы, ломит суставы
stiffness
  | stiv@, stivhet@, morgenstiv@, støl@, rigiditet
  | stel@, stelhet@, morgonstel@, rigid@
  | stiv@, stivhed@, morgenstiv@, rigid@
  | stiff@, seized up, rigid@, like claws
  | скован@, тугоподвижн@, ригидн@, расходит@, деревене@
paraesthesia
  | parestesi@, nummen@, nummenhet@, prikking, prikker, prikker i, maur, maurkryping, stikninger, dovning, dovner, sovner, følelsesløs@,
      sensibilitetsforstyrrelse@, nedsatt følelse, nedsatt sensibilitet
  | parestesi@, domning@, domna@, stick@, pirr@, myrkrypning@, känselbortfall, känselnedsättning@, nedsatt känsel
  | paræstesi@, føleforstyrrelse@, snurre@, prikke@, prikken, sovende fornemmelse, følelsesløs@, nedsat følesans, myrekryb
  | paraesthesi@, paresthesi@, numb@, tingl@, pins and needles, dead feeling, gone to sleep, loss of sensation, reduced sensation
  | парестези@, онемен@, немеет, немеют, покалыва@, мурашк@, нечувств@, чувствительност@
neuropathy
  | nevropati@, nerveskade, nervesmerte@, svie under føtt@, sviing under, brenner under føtt@, føttene brenner
  | neuropati@, nervskada, nervsmärt@, bränner under fötterna, svider under fötterna
  | neuropati@, nervesmerter, nerveskade, brænder under fødderne, svier under fødderne
  | neuropath@, nerve pain, nerve damage, burning feet, feet burn
  | нейропати@, невропати@, жжение стоп, горят стопы, нервн@ бол@
paresis
  | parese@, lammelse@, lammet, kraftsvikt, nedsatt kraft, svakhet, svak i, kraftløs, mister ting, svikter, dropfot
  | pares@, förlamning@, förlamad, kraftnedsättning, nedsatt kraft, svaghet, svag i, tappar saker, domnad@, droppfot
  | parese@, lammelse@, lammet, kraftnedsættelse, nedsat kraft, svaghed, taber ting, dropfod
  | paresis, paraly@, weakness, weak arm, weak leg, drops things, foot drop, power reduced, loss of power, gives way
  | парез@, паралич@, слабость в рук@, слабость в ног@, не держит, роняет, снижен@ сил@
tremor
  | tremor, skjelv@, rister, risting, dirrer, ustø hånd, ekstrapyramid@
  | tremor, skak@, darr@, skälv@, extrapyramid@
  | tremor, ryst@, sitrer, dirrer, ekstrapyramid@
  | tremor@, shak@, trembl@, jittery, coffee hands, extrapyramid@
  | тремор@, дрож@, трясет@, трясутся, экстрапирамид@
akathisia
  | akatisi@, urolig i beina, klarer ikke sitte stille, rastløs@, går i stua, kryp i beina
  | akatisi@, rastlös@, myrkryp i benen, kan inte sitta still, orolig i benen
  | akatisi@, rastløs@, uro i benene, kan ikke sidde stille
  | akathisia, restless@, can't sit still, fidgety, pacing
  | акатизи@, беспокойн@ ног@, не может усидеть, неусидчив@
seizures
  | krampeanfall@, epilep@, anfall@, grand mal, krampe@, rykninger, feberkramp@, konvulsjon@, attakk@
  | krampanfall@, epilep@, anfall@, kramper, ryckning@, feberkramp@, konvulsion@, attack@
  | krampeanfald@, epilep@, anfald@, kramper, ryk, feberkramp@, attak@
  | seizure@, fit, fits, fitting, convuls@, epilep@, funny turn@, attack@, jerking
  | судорожн@, приступ@, эпилеп@, припад@, конвульс@
confusion
  | forvirr@, konfusjon@, konfus@, delir@, desorientert, surrete, roter, ikke orientert, rar i hodet
  | förvirr@, konfus@, konfusion@, delir@, desorienterad, snurrig
  | forvirr@, konfus@, delir@, desorienteret, rodet
  | confus@, deliri@, disorient@, muddled, not making sense, rambling
  | спутан@, дезориентир@, делири@, заговарива@, путает@
memoryloss
  | hukommelse@, hukommelsessvikt, glem@, glemsk@, husker dårlig, husker ikke, minne@, dement@, kognitiv@ svikt, kognisjon
  | minne@, minnessvårighet@, glömsk@, glömmer, minns inte, minns dåligt, dement@, kognitiv@
  | hukommelse@, glemsom@, glemmer, husker dårligt, husker ikke, dement@, kognitiv@
  | memory, forget@, can't remember, doesn't remember, dementia, cognit@, repeats herself
  | памят@, забыва@, забывчив@, не помнит, деменци@, когнитив@
insomnia
  | insomni@, søvnløs@, får ikke sove, innsovningsvansk@, sover dårlig, sover ikke, våkner om natta, ligger våken, våken om natta, dårlig søvn, søvnvansk@,
      søvnproblem@
  | insomni@, sömnlös@, sömnstörning@, sömnsvårighet@, kan inte sova, somnar inte, sover dåligt, vaken på natten, vaknar på natten
  | insomni@, søvnløs@, søvnbesvær, kan ikke sove, sover dårligt, vågner om natten, ligger vågen, søvnforstyrrelse@
  | insomnia, can't sleep, sleeping badly, poor sleep, up all night, wakes up, awake at night, sleepless
  | бессонниц@, не спит, плохо спит, не могу уснуть, просыпа@ ночью, нарушен@ сна, не спится
somnolence
  | somnolen@, døsig@, søvnig@, sløv@, sederende, sedasjon, sedert, dagtrett@
  | somnolen@, dåsig@, sömnig@, sederande, sedering, dagtrött@
  | somnolen@, døsig@, søvnig@, sløv@, sederende, sedation
  | somnolen@, drows@, sleepy, sedat@, groggy, daytime sleepiness
  | сонлив@, сонн@, седаци@, клонит в сон, заторможен@
snoring
  | snork@, apné@, pustestopp, søvnapné
  | snark@, apné@, andningsuppehåll, sömnapné
  | snork@, apnø@, vejrtrækningspause@, søvnapnø
  | snor@, apnoea, apnea, stops breathing
  | храп@, апноэ, остановк@ дыхан@
depressedmood
  | nedstemt@, depresjon@, deprimert, depressiv@, nedfor, lei seg, trist@, tung til sinns, stemningsleie, humør@, gråter, nede, håpløs
  | nedstämd@, depression@, deprimerad, depressiv@, ledsen, nere, stämningsläge, humör@, gråter, hopplös
  | nedtrykt@, depression@, deprimeret, depressiv@, ked af det, trist@, stemningsleje, humør@, græder, nede
  | depress@, low mood, mood, down, sad, blue, tearful, crying, hopeless, fed up, low in herself
  | депресси@, подавлен@, настроен@, грустн@, тоск@, плач@, уныл@, хандр@
anxiousness
  | angst@, engstelig@, bekym@, redd, redd for, uro, urolig, nervøs@, panikk@, grubl@, frykt@, stresset, gruer
  | ångest@, orolig@, oro, oroar, rädd@, nervös@, panik@, bekymr@, ängslig@, grubbl@
  | angst@, ængstelig@, bekym@, bange, nervøs@, panik@, urolig@, uro, grubl@, frygt@
  | anxi@, worr@, afraid, scared, fear@, nervous, panic@, dread, frightened, terrified, concern@
  | тревог@, тревожн@, беспоко@, бо@сь, боит@, страх@, паник@, нервнича@, волну@, пережива@, опаса@
suicidal
  | suicidal@, selvmord@, ta livet, ikke leve, orker ikke leve, bedre død, gjøre slutt på, selvskad@, livet verdt
  | suicid@, självmord@, ta livet, inte leva, självskad@, vill dö
  | suicid@, selvmord@, tage livet, ikke leve, selvskad@, vil dø
  | suicid@, end it all, kill _self, better off dead, self-harm@, harm _self, not want to live
  | суицид@, самоубийств@, покончить с собой, не хочет жить, жить не хочет, самоповрежд@
hallucinations
  | hallusin@, hører stemmer, stemmer, stemmene, ser ting, hørselshallusinasjon@, vrangforestilling@, psykotisk@
  | hallucin@, hör röster, röster, rösterna, ser saker, vanföreställning@, psykotisk@
  | hallucin@, hører stemmer, stemmer, stemmerne, syner, vrangforestilling@, psykotisk@
  | hallucin@, hears voices, voices, seeing things, delusion@, psychotic
  | галлюцинац@, голос@ в голове, слышит голоса, видения, бред, бреда, психоз@
pruritus
  | pruritus, kløe@, klør, kløing, klødd@, klia, klør seg, klåe@, kløane, klår
  | pruritus, klåda@, klia@, kliar, klå@
  | pruritus, kløe@, klør, klø, kløen, kradser
  | prurit@, itch@, scratch@
  | зуд, зуда, зудит, чешет@, чесот@, чешется, расчес@
exanthema
  | eksantem@, utslett@, rødt utslett, flekker, prikker, knopper, vabler, plett@, papul@, makul@
  | exantem@, utslag@, fläckar, prickar, knottror, blåsor, papul@, makul@
  | eksantem@, udslæt@, pletter, prikker, knopper, blærer, papul@, makul@
  | exanthem@, rash@, spots, blotch@, bumps, papul@, macul@, eruption, came out in
  | экзантем@, сып@, высыпан@, пятна, прыщ@, обсыпал@, покрыл@ пятн@
urticaria
  | urtikari@, elveblest, neslefeber, vabler, kløende vabler
  | urtikari@, nässelutslag, nässelfeber, kvaddlar
  | urticaria, nældefeber, kvadler
  | urticaria, hives, nettle rash, welts, wheals
  | крапивниц@, волдыр@
angioedema
  | angioødem@, hovne lepper, hoven i ansiktet, leppene hovnet, ansiktet hovnet, hoven tunge, quincke@
  | angioödem@, svullna läppar, läpparna svull@, svullnade läpparna, svullen i ansiktet, quincke@
  | angioødem@, hævede læber, læberne hævede, hævet i ansigtet, quincke@
  | angioedema, swollen lips, lips swell@, face swollen, face swell@, swollen tongue, facial swelling
  | ангионевротическ@, квинке, губы опухли, лицо опухло, отек лица
anaphylaxis | anafyla@, allergisk sjokk | anafyla@, allergisk chock | anafyla@, allergisk chok | anaphyla@, allergic shock | анафилак@
blistering
  | blemme@, vable@, bullae, bulløs@, vesik@
  | blås@, vesik@, bullös@
  | blære@, vesik@, bulløs@, vable@
  | blister@, vesic@, bullous, bullae
  | пузыр@, волдыр@, везикул@, буллезн@
petechiae
  | petekki@, punktblødning@, blekner ikke, blåmerke@, ekkymose@, hudblødning@, får lett blåmerker
  | petekier, hudblödning@, blåmärke@, bleknar inte, ekkymos@
  | petekkier, blå mærker, hudblødning@, ekkymose@, blegner ikke
  | petechia@, bruis@, ecchymos@, non-blanching, purpura
  | петехи@, синяк@, кровоподтек@, экхимоз@, не бледне@
dryskin
  | xerose, tørr hud, huden er tørr, tørre hender, flassing, flasser
  | xeros, torr hud, huden är torr, fjäll@
  | xerose, tør hud, huden er tør, skæller
  | xerosis, dry skin, skin _ dry, flak@, scaly
  | сухость кожи, сухая кожа, кожа сухая, шелуш@
alopecia
  | alopeci@, håravfall@, hårtap, mister håret, hårløs@, håret faller, skallet
  | alopeci@, håravfall@, tappar hår@, hårlös@
  | alopeci@, hårtab, taber håret, hårløs@
  | alopecia, hair loss, losing hair, hair _ falling out, bald patch@
  | алопеци@, выпадени@ волос, лысе@, волосы выпада@
jaundice
  | ikterus, ikterisk, gulsott, gul i huden, gul i øynene, gule øyne
  | ikterus, ikterisk, gulsot, gul i ögonen, gul i huden
  | ikterus, ikterisk, gulsot, gul i øjnene, gul i huden
  | jaundice@, icter@, yellow eyes, yellow skin, gone yellow
  | желтух@, иктеричн@, пожелтел@, желтушн@
pallor | blek@, blekhet, anemisk | blek@, blekhet | bleg@, bleghed | pale, pallor, washed-out, white as | бледн@, бледность
lymphadenopathy
  | lymfadenopati, lymfeknute@, hovne kjertler, hovne lymfe@, kul på halsen, kuler på halsen, glandel@
  | lymfadenopati, lymfkört@, lymfknut@, svullna körtlar, körtlar
  | lymfadenopati, lymfeknude@, hævede kirtler, hævede lymfe@, kirtler
  | lymphadenopathy, lymph node@, swollen gland@, glands up, lumps in _ neck
  | лимфаденопати@, лимфоузл@, лимфатическ@ узл@, желез@ увелич@
mass
  | tumor, svulst@, kul, kulen, kuler, klump@, knute@, oppfylling, resistens@, hevelse
  | tumör@, knöl@, klump@, resistens@, kula, utfyllnad
  | tumor, knude@, svulst@, bule@, klump@, udfyldning, hævelse
  | tumour@, tumor@, lump@, mass@, growth, swelling, bump, nodule@
  | опухол@, шишк@, образован@, узел, узелок, уплотнен@, новообразован@
menorrhagia
  | menoragi@, kraftige mens@, rikelige mens@, kraftig menstruasjon, blør mye, bytte bind, skifte bind, skifte hver time, store blødninger, klumper i mensen,
      hypermenor@
  | menorragi@, riklig@ mens@, riklig@ blödning@, blöder mycket, byta binda, rikliga blödningar
  | menoragi@, kraftige menstruation@, kraftige blødning@, bløder meget, skifte bind, menoraghi
  | menorrhagia, heavy period@, heavy bleeding, flooding, soaking pads, change pad@, clots
  | меноррагии, обильн@ менструац@, обильн@ месячн@, сильно кровит, прокладк@ менять
amenorrhoea
  | amenor@, uteblitt mens@, mensen uteblitt, ikke hatt mens, ingen mens
  | amenorr@, utebliven mens, ingen mens, mensen borta
  | amenor@, udebleven menstruation, ingen menstruation
  | amenorrh@, missed period, no period@, periods stopped
  | аменоре@, нет месячных, задержка месячн@, задержка менструац@
dysmenorrhoea
  | dysmenor@, menssmerter, vond@ mens@, mensverk
  | dysmenorr@, mensvärk@, mensont
  | dysmenor@, menstruationssmerter, ondt ved menstruation
  | dysmenorrh@, period pain@, painful period@, period cramp@
  | дисменоре@, болезненн@ месячн@, болезненн@ менструац@
vaginaldischarge
  | fluor, utflod, utfloden, skjedeutflod
  | flytning@, fluor
  | udflåd@, fluor
  | vaginal discharge, discharge
  | бели, выделен@ из влагалища, выделения
erectile
  | erektil@ dysfunksjon, ereksjon@, potens@, impotens, får den ikke opp, samliv
  | erektil@, erektion@, potens@, impotens, samliv
  | erektil@, erektion@, potens@, rejsning@, impotens
  | erectile, erection@, impoten@, get it up, keep it up
  | эректильн@, эрекци@, потенци@, импотенц@
libido
  | libido, sexlyst, lyst på sex, lysten borte
  | libido, sexlust, lust till sex, lusten borta
  | libido, sexlyst, lyst til sex
  | libido, sex drive, off sex
  | либидо, влечени@
limping
  | halt@, haltet, hinker, linker, claudicatio, lamhet, støtter ikke, ikke støtte, avlaster
  | halt@, hälta@, haltar, linkar, avlastar, belastar inte
  | halt@, halthed, humper, støtter ikke, aflaster
  | lame@, limp@, hobbl@, not weight-bearing, weight bearing, favouring, favoring
  | хром@, прихрамыва@, не наступа@, щадит
radiating
  | utstrål@, stråler, strålte, jager ned, skyter ned, ned i beinet, ned i foten, ned i armen, opp i nakken, bak i ryggen, trekker ned
  | utstrål@, strålar, drar ner, skjuter ner, ner i benet, ner i foten, ut i armen, bak i ryggen
  | udstrål@, stråler, jager ned, jage ned, trækker ned, ned i benet, ned i foden, ud i armen, om i ryggen
  | radiat@, shoots down, shooting down, goes down the leg, down _ leg, down _ arm, into _ back, spreads to
  | иррадиац@, иррадииру@, отда@ в, отдает, стреляет в ног@, простреливает
nightpain
  | nattsmerte@, nattlige smerter, våkner av smerte@, vondt om natta, verker om natta, vondt om natten
  | nattlig smärta, nattlig värk, ont på natten, vaknar av smärta@, vaknar av att det gör ont
  | natsmerter, natlige smerter, ondt om natten, vågner af smerte@
  | night pain, nocturnal pain, pain at night, wakes _ with pain, bad at night, hurts at night
  | ночные боли, ночная боль, болит ночью, боль по ночам
`
