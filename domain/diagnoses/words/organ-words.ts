/** Heart, digestion, urinary, women's, men's and hormonal findings: `id | nb | sv | da | en | ru`, own wording. */
export const ORGAN_WORDS = `
chestpressure
  | trykk i brystet, trykker i brystet, klem@ i brystet, brystsmerte@, snører seg, press i brystet, som en stein på brystet, vondt i brystet,
    klemmende, trykk for brystet
  | tryck över bröstet, tryck i bröstet, bröstsmärt@, ont i bröstet, kramar om bröstet, tryck för bröstet, bröstet trycker
  | trykken for brystet, trykken i brystet, brystsmerte@, ondt i brystet, klemmer i brystet, snører sig, trykkende
  | chest pain@, chest pressure, chest tight@, pressure in _ chest, tightness in _ chest, pain in _ chest, heaviness in _ chest, squeezing, crushing,
    elephant on my chest, angina
  | давит в груди, боль в груди, боли в груди, давящ@ бол@, за грудин@, сжима@ в груди, давит за груд@, жмет в груди
radiation
  | ut i armen, ut i venstre arm, stråler ut i arm@, opp i kjeven, stråler til kjeven, stråler ut mot arm@
  | ut i armen, ut i vänster arm, strålar ut i arm@, upp i käken, strålar mot käken
  | ud i armen, ud i venstre arm, stråler ud i arm@, op i kæben
  | down my arm, down the arm, left arm, into _ jaw, to the jaw, radiat@ to _ arm, up to _ jaw
  | отда@ в рук@, в левую руку, отда@ в челюст@, отда@ в лопатк@, иррадиир@
palpitation
  | hjertebank@, hjerteflimmer@, hjertet banker, hjertet hopper, hjertet slår, hjertet løper
  | hjärtklapp@, hjärtat rusar, hjärtat slår, hjärtat hoppar, hjärtat slog
  | hjertebank@, hjertet banker, hjertet galoperer, hjertet hopper, hjertet slår
  | palpitation@, heart racing, heart is racing, heart pounding, heart flutter@, heart skips, racing heart, fluttering
  | сердцебиен@, сердце колот@, перебо@ в сердце, перебои, сердце выпрыг@, сердце трепещ@
irregularpulse
  | uregelmessig puls, puls@ _ uregelmessig, uregelmessig rytme, ujevn puls, arytm@
  | oregelbunden puls, puls@ _ oregelbunden@, oregelbunden rytm, ojämn puls, arytm@
  | uregelmæssig puls, puls@ _ uregelmæssig, uregelmæssig rytme, uregelmæssig hjerte@, arytmi@
  | irregular pulse, pulse _ irregular@, irregularly irregular, irregular rhythm, irregular heartbeat, arrhythm@
  | аритми@, пульс _ неритм@, нерегулярн@ пульс, неритмичн@
legedema
  | hovne bein, hovne ben, hovne ankler, hovne legger, pitting@, ankelødem@, beina hovner, beina er hovne, ødemer, leggødem@, bena hovner, ankelødem
  | svullna ben, benen _ svullna, benen svullnar, bensvullnad, pittingödem@, ankelödem@, svullna fötter, fotlederna sväller, svullna vrister
  | hævede ben, hævede ankler, benene hæver, væske i benene, ødemer, ankelødem@, pitting@, hævede fødder
  | swollen ankles, swollen legs, ankle swelling, leg swelling, legs are swollen, ankles swell, pitting edema, pitting oedema, peripheral edema,
    peripheral oedema
  | отек@ ног, ноги отекают, отеки на ногах, отеки голеней, отека@ ноги, отекают ноги, отеки лодыж@, пастозн@
bnphigh
  | bnp, probnp, nt-probnp, ejeksjonsfraksjon@
  | bnp, probnp, nt-probnp, ejektionsfraktion@
  | bnp, probnp, nt-probnp, uddrivningsfraktion@, ejektionsfraktion@
  | bnp, probnp, nt-probnp, ejection fraction
  | bnp, фракци@ выброса, пробнп, нт-пробнп
highbp
  | høyt blodtrykk, blodtrykk@ _ høyt, blodtrykksmedisin@, for høyt blodtrykk, blodtrykket er høyt, litt høyt blodtrykk, blodtrykk over 140,
    høgt blodtrykk, høye trykk, blodtrykkstablett@, 24-timers blodtrykk@, hjemmeblodtrykk@
  | högt blodtryck, blodtryck@ _ högt, blodtrycksmedicin@, hemblodtryck@, 24-timmarsblodtryck@, för högt tryck
  | højt blodtryk, blodtryk@ _ højt, blodtryksmedicin@, blodtrykspille@, forhøjet blodtryk, hjemmeblodtryk@, hjemmemåling@
  | high blood pressure, blood pressure _ high, blood pressure tablet@, blood pressure medic@, raised blood pressure, elevated blood pressure,
    home blood pressure, pressure is up
  | повышен@ давлен@, высок@ давлен@, давление _ высок@, давление _ повыш@, таблетк@ от давлен@, давление скач@, поднима@ давлен@
stelevation
  | st-elevasjon@, st-hevning@, troponin@
  | st-höjning@, troponin@
  | st-elevation@, troponin@
  | st elevation@, st-elevation@, troponin@
  | подъем st, тропонин@
calfswelling
  | hoven legg, leggen er hoven, hoven vonde legg, leggen hovn@, vondt i leggen, øm i leggen, d-dimer@
  | svullen vad, vaden _ svullen, ont i vaden, vadsmärta, d-dimer@
  | hævet læg, læggen er hævet, ondt i læggen, lægsmerte@, d-dimer@
  | swollen calf, calf _ swollen, calf pain, calf is swollen, sore calf, calf tenderness, d-dimer@
  | отек@ голен@, голень _ отек@, боль в икр@, д-димер@, икра _ отек@
immobil
  | flytur@, flyreise@, langdistanse@, lang flytur, p-pille@, gips@, operert, sengeliggende, lang biltur
  | långflyg@, flygresa@, p-piller, gips@, opererad, lång bilresa
  | flyrejse@, lang flyvetur, p-pille@, gips@, opereret, lang biltur
  | long flight, long-haul, the pill, plaster cast, surgery, immobil@, long drive
  | перелет@, гипс@, операци@
pleuritic
  | stikker når jeg puster, verre når jeg puster, vondt når jeg puster, vondt å puste, stikk@ ved innpust, respirasjonsavhengig, puster dypt
  | ont när jag andas, hugger när jag andas, andningskorrelerad, ont vid djupa andetag, djupt andetag
  | ondt når jeg trækker vejret, stikker når jeg trækker vejret, vejrtrækningsafhængig, dyb indånding
  | pleuritic, hurts to breathe, worse when i breathe, pain when i breathe, deep breath@, sharp pain when breathing
  | больно дышать, при вдохе, при дыхании, плевральн@, глубок@ вдох@
murmur | bilyd@ | blåsljud@, biljud@ | mislyd@ | murmur@ | шум@ в сердце, систолическ@ шум@, шум над
claudication
  | vondt i leggene når jeg går, må stoppe etter, claudicat@, røykebein, kalde føtter, svake pulser, ankel-arm@
  | fönstertitta@, claudicat@, ont i vaderna när jag går, svaga pulsar, ankel-arm@, kalla fötter
  | vindueskig@, claudicat@, ondt i læggene når jeg går, svage pulse, kolde fødder, ankel-arm@
  | claudicat@, calf pain when i walk, pain in calves walking, weak pulses, absent pulses, ankle brachial, cold feet
  | перемежающ@ хромот@, боль в икрах при ходьбе, лодыжечно-плечев@, пульс на стоп@ ослаб@
varicose | åreknut@, varicer, varice@ | åderbråck@, varicer | åreknud@, varicer | varicose, varicosit@ | варикоз@
orthostatic
  | svimmel når jeg reiser meg, ortostat@, svartner når jeg reiser meg, reiser meg opp
  | yr när jag reser mig, ortostat@, svartnar, reser mig upp
  | svimmel når jeg rejser mig, ortostat@, sortner, rejser mig op
  | when i stand up, on standing, orthostat@, stand up quickly, get up quickly
  | при вставан@, когда встаю, ортостат@, темнеет в глазах
stroke
  | skjev munn, skjevt ansikt, henger _ munnvik, lammelse på, snøvl@, slørete tale, afasi@, språkvansk@, finner ikke ordene, halvsidig@,
    kraftløs i _ arm, munnvik@
  | sned mun, hängande mungipa, mungipa@, sluddr@, afasi, talsvårighet@, hittar inte orden, halvsidig@, domnad halva
  | skæv mund, hængende mundvig@, mundvig@, sløret tale, snøvl@, afasi, kan ikke finde ordene, halvsidig@, taleforstyrr@
  | facial droop, droopy face, face droop@, slurred@, slurring, aphasia, can't find words, word-finding, one-sided weakness, weakness on one side,
    arm drift, hemipar@
  | перекос@ лиц@, перекосил@, нарушен@ речи, невнятн@ речь, афази@, слабость в правой руке, слабость в левой руке, гемипарез, опущен@ уг@ рта
resolved
  | gikk over igjen, varte i noen minutter, gikk over etter, forbigående, helt borte igjen
  | gick över, övergående, varade några minuter, helt borta igen
  | gik over igen, forbigående, varede nogle minutter, helt væk igen
  | went away, resolved completely, lasted minutes, transient, back to normal
  | прошло само, прошло через, длилось несколько минут, преходящ@
heartburn
  | halsbrann@, sure oppstøt, sur@ oppstøt@, brystbrann, refluks@, svir bak brystbenet, syre opp, surt oppstøt
  | halsbränna, sura uppstötning@, reflux@, bränner bakom bröstbenet, sur uppstötning
  | halsbrand, sure opstød, sur@ opstød@, refluks@, reflux@, svier bag brystbenet
  | heartburn, acid reflux, reflux, acid comes up, regurgitat@, indigestion, burning behind
  | изжог@, кисл@ отрыж@, рефлюкс@, отрыжк@, жжение за грудиной
nausea
  | kvalm@, uggen
  | illamående, mår illa, mådde illa, kväljning@
  | kvalme@, kvalm
  | nause@, feel sick, feeling sick, felt sick, queasy
  | тошн@, мутит, подташн@
vomit
  | kast@ opp, oppkast@, spydd@, spyr, brekning@, brekker seg, kastet opp, kasta opp, spydde
  | kräk@, spyr, spydde, spytt
  | kaste@ op, opkast@, brække@, kastet op, kaster op
  | vomit@, throwing up, threw up, been sick, being sick, thrown up, bringing up food
  | рво@, рвот@, вырвал@, тошнил@ и рвал@, рвал@
diarrhea
  | diare@, diaré@, løs mage, løs avføring, løse avføring@, tynn avføring, magesjau, dårlig mage, rennende avføring, vanntynn avføring
  | diarré@, lös avföring, lösa avföring@, lös i magen, tunn avføring, vattnig avföring, rännskita
  | diarr@, diare@, tynd mave, tynd afføring, tynde afføring@, løs mave
  | diarrh@, loose stool@, loose motion@, the runs, watery stool@, watery poo, loose bowel@
  | понос@, диаре@, жидк@ стул@, расстройство стула, стул жидк@
constipation
  | forstopp@, treg mage, hard avføring, obstip@, ikke hatt avføring, hard mage, treg i magen, får ikke gått på do
  | förstopp@, trög mage, hård avföring, hård i magen, obstip@
  | forstopp@, hård mave, hård afføring, obstip@, træg mave
  | constipat@, hard stool@, haven't been for days, can't go to the toilet, straining
  | запор@, нет стула, тверд@ стул@, стула нет
bloating
  | oppblåst@, luft i magen, luftplage@, gass@ i magen, mye luft, utspilt
  | uppblåst@, gaser i magen, gasbildning, gasig@, utspänd
  | oppustet@, luft i maven, udspilet, meget luft
  | bloat@, gassy, wind, trapped wind, flatulence, distended, distension
  | вздут@, газы, метеоризм, пучит, вздувает@
alternatingstool
  | veksler mellom, vekslende avføring@, bedre etter avføring, bedre når jeg har vært på do, lindres av avføring
  | växlar mellan, växlande avföring@, bättre efter toalett@, bättre efter avföring, lindras av avföring
  | veksler mellem, vekslende afføring@, bedre efter toiletbesøg, lettet efter afføring, bedre efter afføring
  | alternat@ between, alternating, better after i go, better after opening, relieved by defecat@, better after a bowel movement, relieved by bowel
  | чередует@, чередован@, легче после стула, облегчение после, после дефекации
stoolchange
  | endret avføring@, endring i avføring@, avføringsvane@, avføringsmønster, avføringsendring@
  | ändrad@ avföring@, avföringsvan@, ändrade vanor
  | ændret afføring@, afføringsmønster, ændrede vaner, afføringsvane@
  | change in bowel habit@, bowel habit@, change in my bowel@, stools have changed
  | изменен@ стула, изменился стул, характер стула
rectalbleed
  | blod i avføringen, blod på papiret, blod i avføring@, blør fra endetarmen, blod i doen, rektalblødning, friskt blod, blod ved avføring
  | blod i avföringen, blod på pappret, blöder från ändtarmen, färskt blod, blod i toalett@, rektal blödning
  | blod i afføringen, blod på papiret, bløder fra endetarmen, frisk blod, blod i toilet@
  | blood in _ stool@, blood on _ paper, rectal bleed@, bleeding from _ bottom, blood in _ poo, fresh blood, blood when i wipe, blood in the toilet,
    back passage bleeding
  | кровь в стуле, кровь в кале, кровь на бумаге, ректальн@ кровотеч@, ал@ кровь, кровь при дефекации, кровь из заднего
blackstool
  | svart avføring, sort avføring, tjæreaktig@, melena, svarte avføring@
  | svart avföring, tjärliknande@, melena, svart bajs
  | sort afføring, tjæreagtig@, melæna, sorte afføring@
  | black stool@, tarry, melaena, melena, black poo
  | черн@ стул@, дегтеобраз@, мелен@, черн@ кал
hematemesis
  | kastet opp blod, kaster opp blod, blodig oppkast, kaffegrut@
  | kräkts blod, kräks blod, blodig kräkning, kaffesump@
  | kastet blod op, kaster blod op, blodigt opkast, kaffegrums@
  | vomiting blood, vomited blood, blood in _ vomit, coffee ground@, haematemesis, hematemesis
  | рвот@ кровью, рвота с кровью, кофейн@ гущ@
migratingpain
  | rundt navlen, flyttet seg ned, flytta det seg, flyttet seg til høyre, slippøm@, rovsing@, psoas@, hinkeprøve, peritonitt@, vandret ned,
    starta rundt navlen
  | runt naveln, flyttat sig ner, flyttade sig, vandrat ner, släppöm@, rovsing@, psoas@, peritonit@
  | omkring navlen, rundt om navlen, flyttet sig ned, vandret ned, slipøm@, rovsing@, psoas@, peritoneal@
  | around _ belly button, umbilical, moved to the right, moved down, shifted to the right, migrated, rebound, rovsing@, psoas@, guarding, peritoni@
  | вокруг пупка, около пупка, сместил@ вправо, перешл@ вправо, переместил@, симптом щеткина, щеткин@, ровзинг@, напряжение мышц живота,
    раздражения брюшины
fattyfood
  | fet mat, fete måltid@, etter fet@, pinnekjøtt, ribbe, etter pizza
  | fet mat, fett@ måltid@, efter fet@, pizza, grädd@
  | fed mad, fede måltid@, efter fed@, flødesovs
  | fatty food@, fatty meal@, greasy, fried food, takeaway, after a big meal
  | жирн@ пищ@, жирн@ еды, жирного, после жирн@, жарен@
murphy
  | murphy@, gallestein@, galleblære@, gallesteinsanfall@
  | murphy@, gallsten@, gallblås@
  | murphy@, galdesten@, galdeblære@
  | murphy@, gallstone@, gallbladder
  | мерфи, желчн@, ортнер@
swallowing
  | vansker med å svelge, maten stopper, svelgvansk@, setter seg fast, maten henger, svelgebesvær, dysfagi@
  | svårt att svälja, maten fastnar, sväljsvårighet@, dysfagi@, fastnar i halsen
  | synkebesvær@, maden sætter sig fast, svært ved at synke, dysfagi@
  | difficulty swallowing, trouble swallowing, food gets stuck, food sticks, dysphag@, food sticking
  | трудно глотать, нарушен@ глотан@, пища застрева@, еда застрева@, дисфаги@, ком в горле
nsaiduse
  | ibux, ibuprofen, naproxen, diklofenak, voltaren@, aspirin, smertestillende
  | ibuprofen, ipren, naproxen, diklofenak, voltaren@, alvedon
  | ibuprofen, ipren, naproxen, diclofenac, voltaren@, gigtpille@
  | ibuprofen, naproxen, diclofenac, nsaid@, aspirin, anti-inflammator@
  | ибупрофен@, нимесулид@, диклофенак@, кетопрофен@, аспирин@, обезболива@
hemorrhoidlump
  | kul ved endetarmen, klump ved endetarmen, hemor@, knute ved endetarmen
  | knöl vid ändtarmen, hemorr@
  | knude ved endetarmen, hæmorr@
  | lump _ bottom, piles, haemorrhoid@, hemorrhoid@
  | геморро@, шишк@ у заднего
worms
  | klør i rumpa, klør i baken, småmark, hvite mark, hvite tråder, barnemark
  | springmask, kliar i rumpan, vita trådar, vita maskar
  | børneorm, klør i numsen, hvide orme, hvide tråde
  | pinworm@, threadworm@, itchy bottom, white worms, white threads
  | остриц@, глист@, зуд в заднем проходе, чешется попа
hernialump
  | kul i lysken, buler ut, bul i lysken, hevelse i lysken, brokk, kul når jeg hoster
  | knöl i ljumsken, buktar ut, bråck, utbuktning
  | bule i lysken, buler ud, brok, udbuling, knude i lysken
  | lump in _ groin, bulge, bulging out, hernia
  | выпячива@, грыж@, шишка в паху, опухоль в паху
dysuria
  | svir når jeg tisser, svie ved vannlating, svir å tisse, svir ved vannlating, svie når jeg tisser, vondt å tisse, svir når du tisser,
    svir når hun tisser, svir det når, smerter ved vannlating, svir _ på do
  | svider när jag kissar, sveda när jag kissar, svider att kissa, sveda vid miktion, svider när, gör ont att kissa, ont när jag kissar,
    sveda vid vattenkastning, svider _ kissar
  | svier når jeg tisser, svie ved vandladning, svier når jeg lader vandet, gør ondt at tisse, svien når, brænder når jeg tisser,
    svie og smerter ved vandladning, svier _ tisse@
  | burning when i pee, burns when i pee, stings when i pee, painful urination, dysuria, hurts to pee, burning urination, stings when i wee,
    burns when i wee, burning when i wee, pain passing urine, stinging when, burn when you pee, pain when you urinate, hurts when i pee
  | жжение при мочеиспуск@, больно мочиться, рези при мочеиспуск@, жжет при мочеиспуск@, болезненн@ мочеиспуск@, режет при мочеиспуск@, больно писать,
    рези, резь при мочеиспуск@
frequency
  | må tisse ofte, tisser ofte, hyppig vannlating, tisse hele tiden, hyppige toalettbesøk, opp om natta for å tisse, nattlig vannlating, løper på do,
    på do hele tiden, må på do, tisser oftere
  | kissar ofta, måste kissa ofta, täta trängningar, kissnödig, springer på toa, upp på natten för att kissa, kissa hela tiden, trängningar
  | tisser ofte, hyppig vandladning, tisse hele tiden, hyppige vandladninger, op om natten for at tisse, skal tisse, løber på toilettet
  | frequent urination, peeing more often, go to the loo all the time, urinary frequency, going more often, urgency, get up at night to pee,
    need to pee, nocturia, peeing often, going to the bathroom more
  | част@ мочеиспуск@, часто хожу в туалет, часто мочусь, частые позывы, встаю ночью в туалет, частые походы в туалет, бегаю в туалет
hematuria
  | blod i urinen, blodig urin, hematuri@, rød urin, rosa urin
  | blod i urinen, blodig urin, hematuri@, röd urin
  | blod i urinen, blodig urin, hæmaturi@, rød urin
  | blood in _ urine, blood in _ pee, haematuria, hematuria, pink urine, red urine, bloody urine
  | кровь в моче, моча с кровью, гематури@, красн@ моч@, розов@ моч@
dipstick
  | urinstix, stix, nitritt positiv, leukocytter i urinen, leukocytter og nitritt, urinprøve@, bakterier i urinen, urindyrk@, utslag på leukocytter,
    nitritt
  | urinsticka@, nitrit@, urinprov@, bakterier i urinen, urinodling@, leukocyter i urinen, stickan
  | urinstix, stix, nitrit@, urinprøve@, bakterier i urinen, urindyrkning@, leukocytter i urinen
  | dipstick@, nitrite@, urine culture, bacteria in _ urine, leukocytes in _ urine, leucocytes, urine test, urinalysis
  | нитрит@, лейкоциты в моче, бактерии в моче, тест-полоск@, анализ мочи, посев мочи
flankpain
  | bankeøm@, nyreloge@, flankesmerte@, vondt i siden, vondt i flanken, bankeøm over nyrene, vondt over nyre@, smerter i flanken,
    vondt i ryggen på siden
  | dunköm@, ont i sidan, flanksmärt@, ont i flanken, ont över njur@, njurloge@
  | bankeøm@, ondt i siden, flankesmerte@, ondt i flanken, ondt over nyrerne, nyrelogerne, bankeømhed over nyre@
  | flank pain, loin pain, pain in _ side, cva tenderness, costovertebral, flank tenderness, pain in _ flank, renal angle tenderness
  | боль в пояснице с температур@, поколачиван@, пастернацк@, боль в боку, боли в боку, болит бок
colic
  | takvis, anfallsvis, kommer i tak, kommer i bølger, steinanfall@, kolikk@, klarer ikke ligge stille, ligge i ro, vandrer rundt, intens@ smerte@
  | anfallsvis, kommer i intervall@, kolik@, kan inte vara still, kan inte ligga still, vågor
  | turevis, anfaldsvis, kommer i bølger, kolik@, kan ikke ligge stille, kan ikke være i ro
  | comes in waves, colic@, can't sit still, can't lie still, can't get comfortable, writhing, waves
  | приступообразн@, волнами, колик@, не нахожу места, не мог@ найти места
leakage
  | urinlekkasje@, lekker urin, lekker når jeg hoster, tisser på meg, inkontinens@, lekkasje@, truse@, bind for lekkasje, lekker litt
  | urinläck@, läcker urin, läcker när jag hostar, kissar på mig, inkontinens@, läckage@
  | urinlækage@, lækker urin, tisser i bukserne, inkontinens@, ufrivillig vandladning, lækage@
  | leak@ urine, urinary leak@, incontinen@, leak when i cough, leak when i sneeze, wet myself, bladder leak@, leaking
  | недержан@, подтека@ моч@, не удержива@ моч@, подтекание мочи
weakstream
  | svak stråle, dårlig stråle, slapp stråle, dårlig trykk på strålen, treg vannlating, etterdrypp, tømmer ikke blæra, får ikke tømt,
    vanskelig å komme i gang, svak urinstråle, nattlig vannlating
  | svag stråle, dålig stråle, svårt att komma igång, efterdropp, tömmer inte blåsan, slö stråle, svag urinstråle
  | slap stråle, svag stråle, svært ved at komme i gang, efterdryp, tømmer ikke blæren, startbesvær, dårlig stråle
  | weak stream, poor stream, hesitancy, dribbl@, trouble starting, hard to start, incomplete emptying, not emptying, slow stream
  | слаб@ стру@, вялая струя, струя слаб@, трудно начать мочеиспуск@, капает после, неполн@ опорожн@
retention
  | får ikke tisset, får ikke til å tisse, ikke tisset, urinretensjon@, full blære, resturin, kateter@, klarer ikke å tisse
  | kan inte kissa, får inte ur mig, urinretention, urinstopp, full blåsa, resturin, kateter@, kad
  | kan ikke tisse, kan ikke lade vandet, urinretention, fyldt blære, resturin, kateter@
  | can't pee, unable to pee, unable to urinate, urinary retention, can't pass urine, full bladder, catheter, residual urine, cannot urinate
  | не могу помочиться, задержк@ моч@, остаточн@ моч@, катетер@, не может помочиться
creatininehigh
  | kreatinin@ _ høy@, egfr, gfr, nyrefunksjon@ _ nedsatt, redusert nyrefunksjon, nedsatt nyrefunksjon, albumin i urinen, stigende kreatinin
  | kreatinin@ _ högt, egfr, gfr, nedsatt njurfunktion, försämrad njurfunktion, albumin i urinen
  | kreatinin@ _ højt, egfr, gfr, nedsat nyrefunktion, forringet nyrefunktion, albumin i urinen
  | egfr, gfr, creatinine _ raised, creatinine _ up, reduced kidney function, kidney function _ worse, raised creatinine, reduced renal function
  | скф, клубочков@, креатинин _ повыш@, снижен@ функци@ почек, креатинин повышен
heavyperiods
  | kraftig mens@, mens@ _ _ kraftig, mens@ _ kraftig@, blør mye, store koagler, blør gjennom, kraftige blødninger, kraftige menstruasjon@,
    rikelig menstruasjon@, mye mens@, lange og kraftige, menoragi, kraftige mens, skifter bind
  | riklig mens@, blöder mycket, rikliga blödningar, koagler, rikliga menstruation@, kraftig mens, blöder igenom
  | kraftig@ menstruation@, bløder meget, kraftige blødninger, store koagler, rigelig menstruation, bløder igennem, kraftig mens
  | heavy periods, heavy bleeding, heavy menstrual, flooding, clots, menorrhag@, very heavy, soaking through, heavier periods, periods _ heavier,
    periods _ heavy
  | обильн@ менструац@, обильн@ месячн@, обильные кровотечен@, сгустки, сильно кровит, меноррагия, месячные обильн@
irregularperiods
  | uregelmessig mens@, uregelmessige blødning@, uregelmessig menstruasjon@, ujevn mens@, mens@ _ uregelmessig
  | oregelbunden mens@, oregelbundna blödning@, oregelbunden menstruation@, mens@ _ oregelbunden
  | uregelmæssig@ menstruation@, uregelmæssige blødning@, menstruation@ _ uregelmæssig@, uregelmæssig mens@
  | irregular periods, periods _ irregular, irregular cycle@, irregular bleeding, periods all over
  | нерегулярн@ менструац@, нерегулярн@ месячн@, месячные нерегуляр@, нерегулярн@ цикл, цикл нерегуляр@
missedperiod
  | uteblitt mens@, ikke hatt mens@, mens@ har uteblitt, ikke mens, amenor@, ikke fått mensen, over tiden
  | utebliven mens@, ingen mens, inte fått mens, amenorr@, mens@ uteblivit
  | udebleven menstruation, ingen menstruation, ikke haft menstruation, amenor@, ikke fået menstruation, gået over tiden
  | missed period, missed my period, no period, haven't had a period, late period, amenorrh@, period is late, period _ late
  | задержка менструац@, задержка месячн@, нет месячных, нет менструаций, аменоре@, задержка
dysmenorrhea
  | menssmerte@, mensmerte@, menstruasjonssmerte@, vondt under mensen, vonde menstruasjoner, vondt når jeg har mens, mensplage@
  | mensvärk, mensont, menssmärt@, ont vid mens@, smärtsam mens@
  | menstruationssmerte@, smerter ved menstruation@, ondt når jeg har menstruation, ondt under menstruation@
  | period pain@, painful periods, menstrual pain, menstrual cramp@, dysmenorrh@, period cramps, painful period
  | болезненн@ менструац@, болезненн@ месячн@, боли при месячных, боль при менструац@, дисменоре@
intermenstrual
  | mellomblødning@, blødning mellom mens@, blør mellom mens@, småblødning@, sporblødning@
  | mellanblödning@, blöder mellan mens@, småblödning@
  | mellemblødning@, pletblødning@, bløder mellem menstruation@, småblødning@
  | bleeding between periods, intermenstrual, spotting, bleed between, breakthrough bleeding
  | межменструальн@, кровит между месячн@, мажущ@, мажет
postcoital
  | blødning etter samleie, blør etter samleie, blør når vi har sex, kontaktblødning@
  | blödning efter samlag, blöder efter samlag, blöder vid samlag, kontaktblödning@
  | blødning efter samleje, bløder efter samleje, kontaktblødning@, bløder efter sex
  | bleed@ after sex, bleeding after intercourse, postcoital bleed@, contact bleeding
  | кровь после секса, кровотечение после полового акта, контактн@ кровотеч@, кровь после полового
postmenopausal
  | blødning etter overgangsalder@, blør etter overgangsalder@, postmenopausal@, begynt å blø igjen
  | blödning efter klimakteriet, postmenopausal@, börjat blöda igen
  | blødning efter overgangsalder@, postmenopausal@, begyndt at bløde igen
  | postmenopausal bleed@, bleeding after menopause, started bleeding again, postmenopausal
  | постменопаузальн@, кровотечение после менопаузы, кровь после климакса, постменопауз@
hotflush
  | hetetokt@, hetebølg@, svettetokt@, overgangsalder@, overgangen, klimakteri@
  | värmevallning@, vallningar, svettning@, klimakteri@, övergångsålder@
  | hedetur@, hedeture, svedetur@, overgangsalder@, klimakteri@
  | hot flush@, hot flash@, menopaus@, perimenopaus@, the change
  | прилив@, климакс@, менопауз@, климактер@
vaginaldischarge
  | utflod@, lukter fisk, vond lukt fra underlivet, hvit klumpete, cottage@, grynete
  | flytning@, fisklukt@, illaluktande flytning, vita grynig@, keso@
  | udflåd@, fiskelugt@, lugter af fisk, hvidt og klumpet, ildelugtende udflåd
  | vaginal discharge, fishy smell, fishy, white discharge, cottage cheese, discharge down below, smelly discharge
  | выделения из влагалищ@, рыбн@ запах@, творожист@, бел@ выделен@, влагалищн@ выделен@
cluecells
  | clue cells, clue-celler, sniff@, amintest@, ph over 4
  | clue cells, clue-celler, snifftest@, amintest@, ph över
  | clue cells, clue-celler, snifftest@, amintest@, sniff
  | clue cells, amine test, whiff test, vaginal ph
  | ключев@ клетк@, аминн@ тест
hyphae
  | hyfer, sopphyfer, gjærsopp@, sopptråder
  | hyfer, svamphyfer, jästsvamp@, svamptråd@
  | hyfer, gærceller, svampetråde, gærsvamp@
  | hyphae, yeast
  | мицели@, псевдомицел@, дрожжев@ гриб@, кандид@
vulvaitch
  | klør nedentil, klør i underlivet, klør i skjeden, kløe i underlivet, klør der nede, kløe nedentil
  | kliar i underlivet, klåda i underlivet, kliar därnere, klåda nedtill
  | klør i underlivet, kløe i underlivet, klør i skeden, klør forneden
  | itch@ down below, vaginal itch@, vulval itch@, itchy down there, itching down below
  | зуд во влагалищ@, зуд в промежност@, зуд половых, чешется во влагалищ@, зуд в интимн@
dyspareunia
  | vondt ved samleie, smerter ved samleie, vondt når vi har sex, samleiesmerte@, dyspareuni@, vondt å ha sex
  | ont vid samlag, samlagssmärt@, smärta vid samlag, dyspareuni@
  | ondt ved samleje, smerter ved samleje, samlejesmerte@, dyspareuni@
  | painful sex, pain during sex, hurts during sex, pain with intercourse, dyspareunia, painful intercourse, sex hurts, sex is painful
  | боль при половом акте, больно во время секса, диспареуни@, болезненн@ полов@, боль во время секса
cervixtender
  | rukkeøm@, rukkøm@, bevegelsesøm@ livmor@, øm ved rukk, adneks@
  | rörelseöm@, ruckömm@, rucköm@, adnex@
  | rokkeøm@, rokkeømhed@, bevægelsesøm@, adneks@
  | cervical motion tenderness, cervical excitation, adnexal tenderness, chandelier
  | болезненн@ при смещении, тракци@ за шейк@, болезненность придатк@, при тракциях
pregnant
  | gravid@, svangerskap@, graviditetstest@, termin@, svangerskapsuke, uker på vei, jordmor@, hcg
  | gravid@, graviditet@, graviditetstest@, beräknad förlossning, graviditetsvecka@, barnmorsk@, hcg
  | gravid@, graviditet@, graviditetstest@, termin@, svangreprøve@, jordemoder@, hcg
  | pregnan@, weeks gestation, pregnancy test@, midwife, antenatal, hcg
  | беремен@, тест на беременность, недель@ беременности, акушер@, срок@ беременности, хгч
baby
  | nyfødt@, etter fødsel@, fødte for, barsel@, amm@, fødselen
  | nyfödd@, efter förlossning@, födde för, amm@, förlossningen
  | nyfødt@, efter fødsel@, fødte for, barsel@, amme@, fødslen
  | newborn, after the birth, gave birth, postpartum, breastfeed@, nursing mother
  | новорожден@, после родов, родил@, корм@ грудью, послеродов@
breastlump
  | kul i brystet, kul i brystene, knute i brystet, klump i brystet, brystkul
  | knöl i bröstet, knuta i bröstet, knöl i brösten
  | knude i brystet, bule i brystet, klump i brystet
  | breast lump, lump in _ breast, lump in _ left breast, lump in _ right breast
  | уплотнение в груди, шишка в груди, узел в груди, уплотнение в молочн@, образование в молочн@
mastitis
  | rødt bryst, brystbetennelse@, mastitt@, tilstoppet melkegang, øm@ bryst og feber, melkespreng@
  | rött bröst, mjölkstockning@, bröstinflammation@, mastit@
  | rødt bryst, brystbetændelse@, mastitis, tilstoppet mælkegang@, mælkestase
  | mastitis, red breast, blocked duct, hot breast, milk stasis
  | мастит@, лактостаз@, застой молока
contraception
  | prevensjon@, p-pille@, p-stav@, minipille@, spiral@, p-piller, hormonspiral@, kobberspiral@, p-ring, nødprevensjon, angrepille@
  | preventiv@, p-pill@, p-stav@, minipill@, spiral@, hormonspiral@, kopparspiral@, p-ring, akut p-piller, dagen efter-piller
  | prævention@, p-pille@, p-stav@, minipille@, spiral@, hormonspiral@, kobberspiral@, p-ring, nødprævention, fortrydelsespille@
  | contracepti@, birth control, the pill, coil, iud, implant, mini-pill, minipill, depo, morning after pill, plan b, mirena
  | контрацеп@, противозачаточн@, спирал@, мини-пил@, оральн@ контрацептив@, экстренн@ контрацеп@
coil
  | spiral@, hormonspiral@, kobberspiral@, mirena, kyleena
  | spiral@, hormonspiral@, kopparspiral@, mirena, kyleena
  | spiral@, hormonspiral@, kobberspiral@, mirena, kyleena
  | coil, iud, mirena, kyleena, intrauterine
  | спирал@, внутриматочн@, мирен@
pill
  | p-pille@, p-piller, minipille@, kombinasjonspill@
  | p-pill@, minipill@, kombinationspill@
  | p-pille@, minipille@
  | the pill, contraceptive pill, birth control pill@, mini-pill, minipill, combined pill
  | противозачаточн@ таблет@, оральн@ контрацептив@, кок, мини-пил@
infertility
  | prøvd å bli gravid, prøver å bli gravid, ikke blitt gravid, barnløs@, infertil@, ufrivillig barnløs@
  | försökt bli gravid, försöker bli gravid, inte blivit gravid, barnlös@, infertil@
  | forsøgt at blive gravid, prøver at blive gravid, ikke blevet gravid, barnløs@, infertil@
  | trying to conceive, trying to get pregnant, trying for a baby, infertil@, can't get pregnant, subfertil@, haven't conceived
  | не можем забеременеть, пытаемся забеременеть, бесплод@, не получается забеременеть, не наступает беременность
hirsutism
  | hårvekst@, ansiktshår, mye hår på, hirsut@, polycystisk@
  | hårväxt@, ansiktsbehåring, hirsut@, polycystisk@
  | hårvækst@, ansigtsbehåring, hirsut@, polycystisk@
  | facial hair, hair growth, hirsut@, polycystic
  | гирсут@, рост волос на лице, оволосени@, поликистоз@
heavinessdown
  | tyngdefølelse@ i underlivet, noe som kommer ned, buler ut av skjeden, noe buler, framfall@, fremfall@, prolaps i underlivet
  | tyngdkänsla i underlivet, något som kommer ner, buktar ut ur slidan, framfall@, prolaps i underlivet
  | tyngdefornemmelse@ i underlivet, noget der kommer ned, buler ud af skeden, nedsynkning@
  | something coming down, bulge in _ vagina, heaviness down below, dragging sensation, prolapse, vaginal bulge
  | опущен@ матки, что-то выпада@, выпадение матки, тяжесть внизу, опущение стенок
erectile
  | ereksjon@, få den opp, impoten@, potens@, reisning@
  | erektion@, impoten@, potens@, få stånd
  | erektion@, rejsning@, impoten@, potens@, få den op
  | erectile, erection@, impoten@, can't get it up
  | эрекц@, импотен@, потенци@
testispain
  | vondt i testikkel@, vondt i pungen, smerter i pungen, hoven testikkel, hoven pung, vondt i testikl@, øm testikkel, bitestikkel@ øm
  | ont i testikel@, ont i pungen, svullen testikel, svullen pung, bitestikel@, smärta i pungen
  | ondt i testikl@, ondt i pungen, hævet testikel, hævet pung, bitestikl@
  | testic@ pain, pain in _ testic@, swollen testic@, scrotal pain, sore testicle, scrotal swelling, painful testic@
  | боль в яич@, боли в яич@, болит яич@, отек мошонки, боль в мошонке, болят яич@
urethraldischarge
  | utflod fra penis, utflod fra urinrøret, drypper fra penis, puss fra penis
  | flytning@ från penis, flytning@ från urinrör@, var från penis
  | udflåd fra penis, udflåd fra urinrør@
  | discharge from _ penis, penile discharge, urethral discharge, dripping
  | выделения из пениса, выделения из уретры, выделения из члена, из мочеиспускательного
unprotectedsex
  | ubeskyttet sex, ny partner, uten kondom, tilfeldig sex, nye partnere, one-night
  | oskyddat sex, ny partner, utan kondom, oskyddat samlag, nya partners
  | ubeskyttet sex, ny partner, uden kondom, ubeskyttet samleje, nye partnere
  | unprotected sex, new partner, without a condom, casual sex, no condom
  | незащищен@ секс@, нов@ партнер@, без презерватив@, незащищенн@ половой
glucosehigh
  | blodsukker@, hba1c, langtidsblodsukker@, langtidssukker@, fastende glukose, glukose@
  | blodsocker@, hba1c, långtidssocker, glukos@, p-glukos, sockret
  | blodsukker@, hba1c, langtidsblodsukker@, glukose@, langtidssukker@
  | blood sugar@, hba1c, a1c, glucose, sugars, sugar
  | сахар@, гликирован@, глюкоз@, hba1c
hypo
  | føling@, lavt blodsukker, hypoglykemi@, skalv og svettet
  | känning@, lågt blodsocker, hypoglykemi@
  | føling@, lavt blodsukker, hypoglykæmi@
  | hypo, hypos, low blood sugar, hypoglyc@, low sugar
  | гипогликеми@, низк@ сахар@, упал сахар
coldintol
  | fryser, kuldskjær, fryser lett, alltid kald
  | fryser, frusen, alltid frusen, frysig
  | fryser, kuldskær, altid kold
  | feel the cold, always cold, cold all the time, cold intolerance, sensitive to cold
  | зябн@, мерзн@, всегда холодно, зябкость
tshhigh | tsh | tsh | tsh | tsh, thyroid function, thyroid test@ | ттг
thyroxine
  | levaxin@, levotyroksin@, euthyrox@, thyroxin@
  | levaxin@, levotyroxin@, euthyrox@, thyroxin@
  | levotyroxin@, levothyroxin@, eltroxin@, euthyrox@
  | levothyroxine, thyroxine, euthyrox, synthroid
  | левотироксин@, эутирокс@, тироксин@
heatintol
  | varm hele tiden, tåler ikke varme, svetter og skjelver, skjelven@, skjelver på hendene, utstående øyne
  | varm hela tiden, tål inte värme, darrig@, darrar, utstående ögon
  | varm hele tiden, tåler ikke varme, ryster på hænderne, rysten@, udstående øjne
  | heat intoleran@, hot all the time, can't stand the heat, shaky, tremor@, trembl@, bulging eyes
  | плохо переношу жару, дрож@ в руках, жарко все время, тремор, пучеглаз@
goitre
  | struma, knute i skjoldbruskkjertelen, forstørret skjoldbrusk@, skjoldbruskkjertel@
  | struma, knöl i sköldkörteln, förstorad sköldkörtel@, sköldkörtel@
  | struma, knude i skjoldbruskkirtlen, forstørret skjoldbruskkirtel@, skjoldbruskkirtel@
  | goitre, goiter, thyroid nodule@, enlarged thyroid, thyroid
  | зоб@, узел щитовидн@, увеличен@ щитовидн@, щитовидн@
cholesterol
  | kolesterol@, ldl, statin@, atorvastatin, blodlipid@, lipid@
  | kolesterol@, ldl, statin@, atorvastatin, blodfett@
  | kolesterol@, ldl, statin@, atorvastatin, simvastatin
  | cholesterol, ldl, statin@, atorvastatin, lipids
  | холестерин@, лпнп, статин@, аторвастатин@, липид@
overweight
  | overvekt@, bmi, kroppsmasseindeks, slanke@, fedme@, vektreduksjon, wegovy@, ozempic@
  | övervikt@, bmi, fetma@, viktminskning, wegovy@, ozempic@
  | overvægt@, bmi, fedme@, vægttab ønskes, wegovy@, ozempic@
  | overweight, bmi, obes@, weight management, wegovy, ozempic
  | избыточн@ вес@, имт, ожирен@, индекс массы тела
uricacid
  | urinsyre@, urat@, allopurinol, urinsyrekrystall@
  | urinsyra@, urat@, allopurinol
  | urinsyre@, urat@, allopurinol
  | uric acid, urate, allopurinol, colchicine
  | мочев@ кислот@, аллопуринол@, колхицин@, урат@
lowhb
  | lav hb, hemoglobin@, hb er, lav blodprosent, blodprosent@, ferritin@, lavt jern, jernlag@, jernmangel
  | lågt hb, hb är, lågt blodvärde, blodvärde@, ferritin@, lågt järn, järnbrist@, hemoglobin@
  | lav hb, hæmoglobin@, lav blodprocent, blodprocent@, ferritin@, lavt jern, jernmangel@
  | low haemoglobin, low hemoglobin, low ferritin, ferritin, haemoglobin, hemoglobin, low iron, iron stores, low blood count
  | низк@ гемоглобин@, гемоглобин _ низк@, ферритин@, гемоглобин@, железодефицит@, железа мало, гемоглобин сниж@
b12
  | b12, kobalamin, folat@, folsyre@
  | b12, kobalamin, folat@, folsyra
  | b12, cobalamin, folat@, folinsyre
  | b12, cobalamin, folate, folic acid
  | b12, в12, фолиев@, витамин в12
vitd | d-vitamin@, vitamin d@ | d-vitamin@, vitamin d@ | d-vitamin@, vitamin d@ | vitamin d | витамин d, витамина d, витамин д, витамина д
bruising
  | blåmerk@, petekkier, blødninger i huden, hematom@
  | blåmärk@, petekier, blödningar i huden, hematom@
  | blå mærker, petekkier, blødninger i huden, hæmatom@
  | bruis@, petechiae, purpura, haematoma@, hematoma@
  | синяк@, петехи@, гематом@, кровоподтек@
`
