/** General, chest, airway, ear, nose, throat and eye findings: `id | nb | sv | da | en | ru`, own wording. */
export const GENERAL_WORDS = `
fever
  | feber@, febril@, varm i natt, temperatur 38@, temperatur 39@, temp 38@, temp 39@, 38.@, 39.@, 40.@
  | feber@, febril@, temperatur 38@, temp 38@, 38.@, 39.@, 40.@
  | feber@, febril@, temperatur 38@, 38.@, 39.@, 40.@
  | fever@, febrile, temperature 38@, temperature 39@, 38.@, 39.@, 40.@, pyrexi@
  | температур@, лихорад@, жар, 38.@, 39.@, 40.@
chills | frysning@, frostri@, frøs, skjelv@ | frossa@, frossbryt@, fryser | kulderyst@, kuldegysning@ | chill@, rigor@, shiver@ | озноб@, знобит
fatigue
  | trøtt@, trett@, sliten@, slitne, slapp@, utmatt@, energiløs@, ork@ ikke, lite energi
  | trött@, orkeslös@, utmatta@, hängig@, ork@ inte, slut@
  | træt@, udmatt@, slap@, sløj, energiforladt@
  | tired@, fatigue@, exhaust@, worn out, no energy, lethargic, run down, wiped out
  | устал@, утомля@, вялость, упадок сил, разбит@, нет сил
malaise
  | sykdomsfølelse@, uvel, dårlig form, redusert allmenn@, syk følelse
  | sjukdomskänsla@, mår dåligt, allmänpåverkad@
  | utilpas@, dårlig almentilstand, almen påvirket, alment påvirket
  | malaise, unwell, under the weather, rough, feel ill, poorly
  | недомоган@, плохо себя чувству@, ломота
weightloss
  | gått ned _ kilo, gått ned i vekt, vekttap@, gått ned, rast ned
  | gått ner _ kilo, gått ner i vikt, viktnedgång@, magrat@, tappat vikt, gått ner
  | vægttab@, tabt mig, tabt _ kilo, tabt sig
  | weight loss, lost weight, losing weight, lost _ kilos, lost _ pounds, lost _ stone
  | похуде@, потеря веса, снижение веса, потерял@ в весе, сбросил@
weightgain
  | gått opp _ kilo, gått opp i vekt, vektøkning@, lagt på meg, veier mer
  | gått upp _ kilo, gått upp i vikt, viktuppgång@, viktökning@
  | vægtøgning@, taget på, taget _ kilo på, vægtstigning@
  | weight gain, gained weight, gaining weight, put on weight, put on _ kilos, put on _ pounds
  | набрал@ вес, прибавк@ в весе, поправил@, прибавил@
nightsweat
  | nattesvette@, svetter om natta, svetter om natten, badet i svette
  | nattsvett@, svettas på natten, svettas om nätterna
  | nattesved@, sveder om natten
  | night sweat@, drenching sweat@, soaked at night
  | ночн@ пот@, потею ночью
sweating | svett@ | svett@ | sved@, sveder@ | sweat@, clammy | пот@, потлив@, вспоте@
syncope
  | besvim@, synkop@, svimte av, svimt av, mistet bevissthet@, falt om, bevisstløs@
  | svimmade, svimmat, svimning@, synkop@, tappade medvetandet, medvetslös@
  | besvim@, synkop@, mistede bevidsthed@, bevidstløs@
  | faint@, passed out, pass out, syncop@, blacked out, blackout, lost consciousness, loss of consciousness, collapsed
  | обморо@, потерял@ сознан@, потеря сознания, без сознания
thirst | tørst@ | törst@ | tørst@ | thirst@, drinking loads, drinking a lot, drink _ water | жажд@, много пью, хочется пить
polyuria
  | tisser mye, tisser hele tiden, store mengder urin, hyppig vannlating, mye urin
  | kissar mycket, kissar hela tiden, stora mängder urin, stora urinmängder
  | tisser meget, store mængder urin, hele tiden tisse
  | peeing a lot, peeing all the time, passing lots of urine, going to the loo all the time, polyuria
  | много мочи, часто бегаю в туалет, обильн@ мочеиспуск@
appetiteloss
  | dårlig matlyst@, ingen matlyst, nedsatt matlyst, matlyst@ _ dårlig, ikke matlyst, spiser lite, spiser nesten ingenting
  | dålig aptit@, ingen aptit, nedsatt aptit, aptitlös@, äter dåligt, aptit@ _ dålig
  | dårlig appetit@, ingen appetit, nedsat appetit@, ingen madlyst, appetit@ _ dårlig, spiser ikke meget
  | poor appetite, no appetite, loss of appetite, lost my appetite, off my food, not eating, appetite _ poor
  | нет аппетита, плохой аппетит, аппетит@ снижен, потеря аппетита, плохо ем, аппетит плохой
pale | blek@ | blek@ | bleg@ | pale, pallor | бледн@
jaundice
  | gulsott@, gul i huden, gul i øynene, gule øyne, ikterisk, ikterus
  | gulsot@, gul i huden, gula ögon@, ikterisk, ikterus
  | gulsot@, gul i huden, gule øjne, ikterisk, ikterus
  | jaundice@, icter@, yellow skin, yellow eyes, gone yellow
  | желтух@, пожелт@, иктерич@
dehydrated
  | dehydrer@, uttørk@, tørre slimhinner
  | uttork@, dehydrer@, torra slemhinnor
  | dehydrer@, udtørr@, tørre slimhinder
  | dehydrat@, dry mucous
  | обезвож@, дегидрат@
sideeffect
  | bivirkning@, biverknad@
  | biverkning@, biverkan
  | bivirkning@
  | side effect@, side-effect@, adverse reaction@, adverse effect@, drug reaction
  | побочн@ эффект@, побочн@ действ@, побочк@
overdose
  | overdose@, tatt _ tabletter, svelget _ tabletter, for mange tabletter, forgift@
  | överdos@, tagit _ tabletter, för många tabletter, förgift@
  | overdos@, taget _ tabletter, for mange piller, for mange tabletter, forgift@
  | overdos@, took too many, swallowed too many, poison@
  | передозир@, отравил@, отравлен@, наглотал@
tickbite | flåttbitt@, flått@, tægebitt | fästing@ | flåt@, skovflåt@ | tick, tick bite, ticks | клещ@
erythemamigrans
  | erythema migrans, ring rundt bittet, ringformet utslett, vandrende utslett, rød ring
  | erythema migrans, ringformat utslag, röd ring, vandrande rodnad
  | erythema migrans, rød ring, ringformet udslæt, vandrende rødme
  | erythema migrans, bull's-eye, bullseye, target rash, expanding red ring
  | мигрирующ@ эритем@, кольцевидн@
travel
  | utlandet, reise til, ferie i, tropene, thailand, afrika, india, hjem fra
  | utomlands, resa till, semester i, tropik@, thailand, afrika, indien
  | udlandet, rejse til, ferie i, troperne, thailand, afrika, indien
  | abroad, travel@, trip to, thailand, africa, india, tropics
  | за границ@, поездк@, путешеств@, отпуск@ в, таиланд@, африк@, инди@
anaphylaxis
  | anafyla@, tett i halsen etter, hoven tunge, hevelse i ansikt, allergisk sjokk
  | anafyla@, svullen tunga, tjock i halsen, allergisk chock
  | anafyla@, hævet tunge, tyk i halsen, allergisk shock
  | anaphyla@, tongue swelling, throat closing, throat tightness, allergic shock
  | анафила@, отек квинке, отек языка
allergicreaction
  | allergisk reaksjon@, allergisk for, reagerte på
  | allergisk reaktion@, allergisk mot, reagerade på
  | allergisk reaktion@, allergisk over for, reagerede på
  | allergic reaction@, reacted to
  | аллергическ@ реакц@
nodes
  | forstørrede lymfeknuter, hovne lymfeknuter, hovne kjertler, lymfeknutene er, glandler, kjertler på halsen, hovne mandler kjertler, adenitt@,
    øm@ kjertler
  | förstorade lymfkörtlar, svullna lymfkörtlar, svullna körtlar, lymfkörtlar på halsen, adenit@, ömma körtlar
  | forstørrede lymfeknuder, hævede lymfeknuder, hævede kirtler, kirtler på halsen, lymfeknuder@
  | swollen glands, swollen lymph nodes, enlarged lymph nodes, enlarged glands, lymphadenopathy, tender nodes, tender glands, cervical nodes
  | увеличен@ лимфоуз@, лимфоузлы увеличены, лимфоузел, лимфаденопат@
vaccine | vaksin@ | vaccin@ | vaccin@ | vaccin@, jab, booster | вакцин@, привив@
healthcheck
  | helseattest@, førerkortattest@, førerkort@, helsekontroll@, attest, rutinekontroll@
  | hälsokontroll@, hälsointyg@, körkortsintyg@, intyg
  | helbredstjek@, attest@, kørekort@, helbredsundersøgelse@
  | medical certificate, driving licence medical, check-up, wellness exam, annual physical, health check, routine physical
  | справк@, медосмотр@, профосмотр@, диспансер@
cough | hoste@, hoster, hosta, host, hostinga | host@, hostar | hoste@, hoster, hostet | cough@ | кашел@, кашля@
drycough
  | tørrhoste@, tørr hoste, hosten er tørr
  | torrhosta@, torr hosta, rethosta
  | tør hoste, tørhoste
  | dry cough, tickly, dry as a bone, hacking cough
  | сух@ кашел@
sputum
  | slim, slimet, oppspytt@, ekspektorat@, hoster opp
  | slem@, upphostning@, hostar upp, sputum
  | slim@, opspyt@, ekspektorat@, hoster op
  | phlegm@, sputum, mucus, bringing up
  | мокрот@, слизь
greensputum
  | grønt slim, gult slim, grønt oppspytt, gulgrønt@, grønngult, gult oppspytt, fargede oppspytt
  | grönt slem, gult slem, gulgrön@, missfärg@ upphost@
  | grønt slim, gult slim, grønligt, gulligt, gulgrøn@
  | green phlegm, yellow phlegm, green sputum, yellow sputum, green stuff, greenish, yellow-green, discoloured
  | зелен@ мокрот@, желт@ мокрот@, желто-зелен@, гнойн@ мокрот@
hemoptysis
  | hoster blod, hostet blod, hostet opp blod, blodig oppspytt, hoster opp blod
  | hostar blod, hostat blod, blodig upphostning, hostar upp blod
  | hoster blod, hostet blod, blodigt opspyt, hoster blod op
  | coughing up blood, coughed up blood, cough up blood, blood in _ phlegm, blood in _ sputum, haemoptysis, hemoptysis
  | кашл@ кровью, кровохарк@, кровь в мокроте, кровь с кашлем
breathless
  | tung pust@, tungpust@, tungpusten, tett i brystet, kortpust@, andpust@, pusteprobl@, dyspn@, pusten, får ikke puste, tung i pusten, pustebesvær@
  | andfådd@, tungandad@, andnöd@, tung i andningen, andningsbesvär@, dyspn@, får ingen luft, får inte luft
  | åndenød@, forpustet@, kortåndet@, dyspn@, svært ved at trække vejret, svært ved at få vejret, vejrtræknings@
  | breathless@, short of breath, shortness of breath, dyspn@, can't breathe, hard to breathe, trouble breathing, difficulty breathing, out of breath,
    winded
  | одышк@, задыха@, не хватает воздуха, трудно дышать, тяжело дышать, нехватк@ воздуха
orthopnea
  | må sitte oppe, flere puter, tre puter, to puter, ligge flatt, sover med hodet høyt
  | kuddar, ligga plant, ligga platt, sitta upp, lägger dig
  | puder, ligge fladt, ligge ned, sidde op
  | pillows, lie flat, lying flat, propped up, orthopn@, wake up gasping
  | подуш@, лежа задыха@, в положении лежа, ортопноэ, не могу лежать
wheeze
  | piping@, piper i brystet, pipelyd@, hveser, hvesing, pipe@ i brystet, tett i brystet, obstruktiv@, rhonchi, ronki
  | pip i bröstet, piper, pipljud@, väsande, väser, rossl@, obstruktiv@, ronki
  | piben, piber, pibe@ i brystet, hvæs@, rhonchi, obstruktiv@
  | wheez@, whistling, rhonchi, tight chest
  | хрип@, свист@, свистящ@
crackles
  | knatrelyd@, krepitasjon@, knatring, surklelyd@, fuktige lyder, basale lyder
  | krepitation@, rassel@, rassl@
  | krepitation@, rallelyd@, knitre@
  | crackle@, crepitation@, crepitus in _ chest, rales
  | крепитац@, влажн@ хрип@
pneumoniaxray
  | fortetning@, infiltrat@, konsolider@
  | infiltrat@, konsoliderin@, förtätning@
  | infiltrat@, fortætning@, konsoliderin@
  | infiltrate@, consolidation@, opacity, opacities
  | инфильтрат@, затемнен@
crphigh
  | crp 4@, crp 5@, crp 6@, crp 7@, crp 8@, crp 9@, crp 1@, crp er _ 5@, crp er 6@, crp er 7@, crp er 8@, crp er 9@, crp er 1@, crp på 1@
  | crp 4@, crp 5@, crp 6@, crp 7@, crp 8@, crp 9@, crp 1@, crp är 6@, crp är 7@, crp är 8@, crp är 1@
  | crp 4@, crp 5@, crp 6@, crp 7@, crp 8@, crp 9@, crp 1@, crp er 6@, crp er 7@, crp er 8@, crp er 1@
  | crp is 4@, crp is 5@, crp is 6@, crp is 7@, crp is 8@, crp is 9@, crp is 1@, crp of 1@, crp 1@, crp 6@, crp 8@, raised crp
  | срб 4@, срб 5@, срб 6@, срб 7@, срб 8@, срб 1@, срб повыш@
barkingcough
  | bjeffende hoste, gjøende hoste, bjeffehoste, hoster som en sel, stridor
  | skällande hosta, skällhosta, stridor
  | gøende hoste, gøende, stridor, hoster som en sæl
  | barking cough, barky, like a seal, stridor
  | лающ@ кашел@, лающий, стридор
whooping
  | kiking@, kiker, hosteanfall@, hosteanfall som ender i brekninger
  | kikning@, kiknar, hostattacker
  | kigen, kighost@, hosteanfald
  | whoop@, coughing fits, paroxysmal cough
  | приступообразн@ кашел@, репризы
sorethroat
  | vondt i halsen, sår hals, sår i halsen, halsvondt, halssmerte@, vondt å svelge, svelgsmerte@, halsen er vond, sårt i halsen, vont i halsen,
    vondt for å svelge
  | ont i halsen, halsont, halsen gör ont, ont att svälja, svårt att svälja av smärta, halssmärta
  | ondt i halsen, halssmerte@, ondt at synke, halsen gør ondt, synkesmerte@
  | sore throat, throat pain, throat hurts, hurts to swallow, painful to swallow, painful swallowing, throat's sore, throat is sore, throat's killing
  | боль в горле, болит горло, горло болит, больно глотать, боли в горле, боль при глотании
pustonsils
  | belegg på mandl@, puss på mandl@, belegg på tonsill@, hvitt belegg på, belegg i halsen, belagte tonsiller, prikker på mandlene, eksudat@,
    hovne mandler, forstørrede tonsiller
  | beläggning@ på tonsill@, beläggningar, vita prickar på halsmandl@, svullna tonsiller, svullna halsmandlar, halsmandlar@
  | belægning@ på mandl@, belægninger på tonsil@, pus på mandl@, hævede mandler, hævede tonsiller, hvide belægninger
  | exudate@, pus on _ tonsils, white spots on _ tonsils, white patches on _ tonsils, swollen tonsils, enlarged tonsils, inflamed tonsils
  | налет@ на миндалин@, миндалин@ увелич@, налеты, гнойн@ пробк@, миндалин@ с налет@
streptest
  | strep a, streptest@, strep-test@, streptokokktest@, hurtigtest for streptokokker, strep-a
  | strep a, snabbtest för streptokock@, strep-a, streptokocktest@
  | strep a, streptokoktest@, strep-a, halspodning@
  | strep test, rapid strep, strep swab, strep a
  | экспресс-тест на стрептокок@, стрептатест@, мазок из зева
hoarse
  | hes@, heshet@, mistet stemmen, stemmen@ borte
  | hes@, heshet@, tappat rösten, röst@ borta
  | hæs@, hæshed@, mistet stemmen
  | hoarse@, lost my voice, croaky, husky voice, lost her voice, lost his voice, dysphonia
  | охрип@, осип@, хрип@ голос@, пропал голос, потерял@ голос
runnynose
  | renner i nesa, rennende nese, snørr@, renner fra nesa, forkjøl@, snufs@
  | snuv@, snor, rinnsnuva, förkyl@, rinner _ näsan
  | snot@, løbende næse, snue@, forkøl@, næsen løber
  | runny nose, sniffl@, nose is running, nasal discharge, rhinorrh@, head cold, snotty
  | насморк@, течет из носа, сопли, выделения из носа, простуд@, простыл@
blockednose
  | tett nese, tett i nesa, nesetett@, tett i nesen
  | täppt i näsan, nästäppa@, täppt näsa, nästäppt
  | stoppet næse, tilstoppet næse, tæt i næsen, stoppet i næsen
  | blocked nose, stuffy nose, nasal congestion, congested, bunged up, stuffed up, blocked up nose
  | нос заложен, заложен@ носа, заложен нос, заложенность, нос не дышит
sneeze | nys@ | nys@ | nys@ | sneez@ | чиха@
sinuspain
  | trykk over bihulene, øm over kjevehule@, vondt i bihulene, bihulesmerte@, trykk i ansiktet, vondt når jeg bøyer meg, verre når jeg bøyer meg,
    bankeøm over kjevehule@, øm over bihule@
  | tryck över bihål@, ont i bihål@, öm över käkhål@, tryck i ansiktet, ont när jag böjer mig fram, ömhet över bihål@
  | trykken over bihule@, ondt i bihuler@, øm over kæbehule@, trykken i ansigtet, værre når jeg bøjer mig
  | sinus pressure, sinus pain, facial pressure, pressure in my face, worse when i bend, worse when i lean, tender over _ sinus@, facial pain,
    maxillary tenderness
  | давит в пазух@, наклоня@, распирает, боль в пазух@, болезненность при надавливании _ под глаз@, лицо болит, болит лицо
purulentnose
  | gult snørr, grønt snørr, gult og tykt, puss i nesa, tykt gult, gulgrønt snørr, pus i midtre nesegang
  | gult snor, grönt snor, gulgrönt snor, var i näsan, varig snuva, tjockt gult
  | gult snot, grønt snot, tykt gult, pus i næsen, gulgrønt snot
  | green snot, yellow snot, thick green, thick yellow, purulent nasal, green mucus, yellow mucus, green discharge _ nose, pus in _ nose
  | гнойн@ выделения из носа, густые _ желт@, желто-зелен@, в среднем носовом ходе гной, зеленые сопли
nosebleed
  | neseblod@, neseblødning@, blør neseblod, blør _ fra nesa
  | näsblod@, näsblödning@, blöder näsblod
  | næseblod@, blod fra næsen, bløder næseblod, epistaxis
  | nosebleed@, nose bleed@, bleeding from _ nose, epistaxis
  | кров@ из носа, носов@ кровотеч@
smellloss
  | luktesans@, lukter ingenting, smakssans@, mistet lukt@, ikke lukte
  | luktsinne@, känner ingen lukt, tappat lukt@, smaksinne@
  | lugtesans@, kan ikke lugte, mistet lugte@, smagssans@
  | sense of smell, can't smell, lost _ smell, can't taste, anosmia
  | не чувств@ запах@, пропал@ обонян@, потеря обоняния, обоняни@, вкус@ пропал@
snoring
  | snork@, pustestopp@, pustepause@, dagtrøtt@
  | snark@, andningsuppehåll@, dagtrött@
  | snork@, pauser i vejrtrækning@, vejrtrækningspause@, dagtræt@
  | snor@, stop@ breathing, pauses in breathing, daytime sleep@, apnoea, apnea
  | храп@, остановк@ дыхания, апноэ, дневная сонливость
pollen
  | pollen@, bjørk, gress@, vår@ og sommer@, hver vår, burot
  | pollen@, björk@, gräs@, varje vår
  | pollen@, birk, græs@, hvert forår
  | pollen@, hay fever, birch, grass season, every spring, seasonal
  | пыльц@, берез@, цветен@, каждую весну, сезонн@
itchyeyesnose
  | klør i øynene, klør i nesa, kløende øyne
  | kliar i ögonen, kliar i näsan, kliande ögon
  | klør i øjnene, klør i næsen, kløende øjne
  | itchy eyes, eyes itch@, itchy nose
  | чешутся глаза, зуд в глазах, зуд в носу, глаза чешутся
earpain
  | vondt i øret, øreverk@, øresmerte@, øret er vondt, vondt i ørene, vondt i høyre øre, vondt i venstre øre, øreprop@, vondt i øra, tar seg til øret
  | ont i örat, öronvärk@, ont i öronen, örat gör ont, ont i höger öra, ont i vänster öra, tar sig åt örat
  | ondt i øret, ørepine, øresmerte@, ondt i ørerne, ondt i højre øre, ondt i venstre øre, tager sig til øret
  | earache, ear pain, ear hurts, ears hurt, sore ear, pain in _ ear, pulling at _ ear, tugging at _ ear, otalgia
  | болит ухо, боль в ухе, ухо болит, уши болят, стреляет в ухе, боли в ухе
eardischarge
  | renner fra øret, øreflod@, puss fra øret, væske fra øret, renner _ øret, sekret i øregang@, utflod fra øret
  | rinner ur örat, öronflytning@, rinner från örat, var i örat, sekret i hörselgång@, vätska från örat
  | løber fra øret, øreflåd@, pus fra øret, flåd fra øret, væske fra øret, flåd i øregang@
  | ear discharge, discharge from _ ear, otorrh@, ear is leaking, oozing from _ ear, runny ear, discharge in _ canal
  | течет из уха, выделения из уха, гной из уха
reddrum
  | trommehinn@ _ rød@, rød trommehinne, bulende, utbulende, buler, trommehinnen er rød, trommehinnen buler, pussfylt
  | trumhinn@ _ röd@, röd trumhinna, buktande, buktar, inflammerad trumhinna
  | trommehind@ _ rød@, rød trommehinde, bulende, frembulende, buler
  | bulging, red drum, red eardrum, tympanic membrane _ red, drum _ red, inflamed eardrum, erythematous tympanic
  | барабанн@ перепонк@ _ красн@, барабанн@ перепонк@ _ выбух@, барабанн@ перепонк@ гиперем@, выбуха@
fluiddrum
  | væske bak trommehinn@, væskespeil, sekretorisk, inndratt trommehinne, trommehinn@ er inndratt, matt trommehinne, flat kurve, lim-øre
  | vätska bakom trumhinn@, sekretorisk, indragen trumhinna, vätskenivå
  | væske bag trommehind@, sekretorisk, indtrukket trommehinde, flad kurve
  | fluid behind _ drum, fluid behind _ eardrum, glue ear, middle ear fluid, effusion behind, dull drum, retracted drum, flat tympan@
  | жидкость за барабанн@, экссудат@, втянут@ перепонк@
canalswollen
  | øregang@ _ hoven@, hoven øregang, trang øregang, rød øregang, øm ved drag i øret, øregang@ er rød, trykkøm på tragus, drar i øret, tragus@
  | svullen hörselgång, hörselgång@ svullen, trång hörselgång, röd hörselgång, ömmar vid drag i örat, tragus@
  | hævet øregang, øregang@ hævet, snæver øregang, rød øregang, øm ved træk i øret, tragus@
  | swollen ear canal, canal _ swollen, ear canal is red, narrow canal, tragus@, pulling _ ear _ hurts, tender pinna, canal is inflamed
  | слухов@ проход@ отеч@, слухов@ проход сужен, козел@, отек слухов@
earwax
  | ørevoks@, voks@, voksprop@, cerumen, propp i øret
  | vaxpropp@, öronvax@, vax i örat, cerumen, vaxpropp
  | ørevoks@, voksprop@, cerumen, prop i øret
  | wax@, cerumen, ear wax, earwax
  | серн@ пробк@, сер@ в ух@, ушн@ сер@
blockedear
  | tett øre, dott i øret, dotter i ørene, tett i øret, propp i øret, øret er tett
  | lock för örat, lock för öronen, täppt öra, lock i örat
  | prop i øret, tilstoppet øre, dynefornemmelse@, lukket øre
  | blocked ear, ear's blocked, ear is blocked, ears blocked, ear blocked, clogged ear, ear feels full, plugged ear, fullness in _ ear
  | заложил@ ухо, ухо заложен@, заложенность уха, уши заложен@, заложен@ ух@
hearingloss
  | hører dårlig@, hører dårligere, nedsatt hørsel, hørselstap@, tapt hørsel, hørsel@ _ dårlig@, hører ikke, hører nesten ikke, høreapparat@,
    ikke høre
  | hör dåligt, hör sämre, nedsatt hörsel, hörselnedsätt@, hörapparat@, hör inte, hör inget
  | hører dårligt, hører dårligere, nedsat hørelse, høretab@, høreapparat@, hører ikke, kan ikke høre
  | can't hear, hearing loss, hard of hearing, hearing _ worse, hearing aid@, deaf@, loss of hearing, muffled, hear a thing
  | плохо слыш@, снижение слуха, слух снизил@, не слыш@, потеря слуха, слухов@ аппарат@, тугоухость
tinnitus
  | øresus, susing i øret, piping i øret, tinnitus, ringing i øret, suser i øret, ringer i øret, ringer i ørene, piper i øret, suser i ørene
  | tinnitus, susar i örat, tjut i örat, ringer i örat, öronsus, susning
  | tinnitus, susen for øret, ringen for ørerne, hylen for øret, susen for ørerne, hyletone@
  | tinnitus, ringing in _ ear, ringing in _ ears, buzzing in _ ear, humming in _ ear, whistling in _ ear
  | звон в уш@, шум в уш@, шум в ух@, звон в ух@, тиннитус
vertigo
  | svimmel@, rommet snurrer, karusell@, alt går rundt, snurrer rundt, vertigo, rotatorisk, nystagm@, ørhet
  | yrsel@, yr, yrt, snurrar, karusell@, vertigo, nystagm@, rotatorisk
  | svimmel@, det snurrer, snurrer rundt, karrusel@, svimmelhed@, nystagm@, vertigo
  | dizz@, vertigo, room _ spinning, spinning, spins, lightheaded@, light-headed@, nystagm@, giddy
  | головокруж@, кружится голова, голова кружится, все кружится, нистагм@, вертиго
positionalvertigo
  | når jeg snur meg i senga, snur meg i sengen, når jeg legger meg ned, dix-hallpike@, dix hallpike, hallpike@, epley@, bøyer hodet bakover,
    krystallsyk@, øresten@, posisjons@, stillingssvimmel@, stillingsutløst
  | när jag vänder mig i sängen, vänder mig i sängen, dix-hallpike@, hallpike@, epley@, kristallsjuk@, lägesyrsel@, lägesutlöst
  | når jeg vender mig i sengen, vender mig i sengen, dix-hallpike@, hallpike@, epley@, øresten@, krystalsyg@, lejringssvimmel@, stillingsudløst
  | roll over in bed, rolling over in bed, turn over in bed, turning in bed, dix-hallpike, hallpike, epley, positional, bppv, crystals, looking up
  | поворачива@ в постели, поворот@ в кровати, дикса-холлпайка, холлпайк@, эпли, доброкачественн@ позиционн@, позиционн@
redeye
  | rødt øye, røde øyne, øyet er rødt, rød i øyet, rødt på øyet, røde på øyet, konjunktival injeksjon, raudt auge
  | rött öga, röda ögon, ögat är rött, röd i ögat, rodnat öga, konjunktival injektion
  | rødt øje, røde øjne, øjet er rødt, rød i øjet, konjunktival injektion
  | red eye@, eye is red, eye's red, eyes are red, pink eye, bloodshot, conjunctival injection, injected conjunctiva
  | покраснен@ глаз@, красн@ глаз@, глаз покраснел, глаз красн@, инъекция конъюнктив@
stickyeye
  | gult sekret, klistret igjen, klistrete øyne, puss i øyet, øyet renner, klisne øyne, gjenklistret, verk i øyet, gult i øyet, guffe
  | klibbig@, kladdig@, ihopklistrad@, var i ögat, gult sekret, ögat rinner, varigt öga
  | klistret sammen, pus i øjet, gult flåd, klistrede øjne, øjet løber, betændelse i øjet
  | sticky eye@, gunk, stuck together, crusty eye@, discharge from _ eye, eye discharge, crusted, goopy
  | слипа@, гной из глаза, гноится глаз, выделения из глаз@, глаз гноится, склеива@
eyepain
  | vondt i øyet, smerter i øyet, øyesmerte@, øyet gjør vondt, verk i øyet, stikker i øyet, sår i øyet
  | ont i ögat, smärta i ögat, ögonsmärta@, värk i ögat, ögat gör ont
  | ondt i øjet, smerter i øjet, øjensmerte@, øjet gør ondt
  | eye pain, painful eye, pain in _ eye, eye hurts, sore eye, eyes hurt
  | боль в глаз@, болит глаз, глаз болит, рези в глазах, режет глаз
photophobia
  | lysømfintlig@, lysskyhet@, lyssky@, tåler ikke lys, fotofobi, plages av lys, lys plager
  | ljuskänslig@, ljusskygg@, fotofobi, tål inte ljus
  | lysfølsom@, lyssky@, fotofobi, tåler ikke lys
  | photophob@, light sensitiv@, light hurts, sensitive to light, bright lights, lights bother
  | светобоязн@, раздражает свет, больно на свет, боюсь света
visionloss
  | ser dårlig@, ser dårligere, tåkesyn, synet _ dårlig@, nedsatt syn, synstap, ser uklart, uklart syn, tåkete syn, mistet synet, synet er,
    ser tåkete, visus@
  | ser sämre, ser dåligt, dimsyn, suddig@, synnedsätt@, nedsatt syn, synen _ sämre, tappat synen, visus@
  | ser dårligt, ser dårligere, sløret syn, nedsat syn, synet _ dårligere, synstab, tåget syn, uskarpt, visus@
  | blurr@, vision loss, loss of vision, vision _ worse, can't see, lost vision, poor vision, sight _ worse, hazy vision, cloudy vision, visual acuity
  | плохо вижу, зрение упало, снижение зрения, туман перед глаз@, потеря зрения, ухудшение зрения, хуже вид@, расплыва@, зрение ухудш@
floaters
  | fluer i synsfeltet, flytende prikker, mouches, prikker i synsfeltet, svarte prikker, floaters, mouches volantes, tråder i synet, sotregn,
    edderkoppnett
  | flugor i synfältet, mouches, svarta prickar, glaskroppsgrums@, sotregn@, trådar i synfältet
  | fluer i synsfeltet, mouches, sorte prikker, sorte pletter, flydende prikker, sodregn@
  | floaters, spots in my vision, black spots, cobwebs in _ vision, flies in _ vision
  | мушки перед глаз@, мушки, плавающ@ помутнен@, черные точки
flashes
  | lysglimt@, blink i øyet, ser lyn, glimt, fotopsi@
  | ljusblixt@, blixtar, fotopsi@
  | lysglimt@, lyn i øjet, fotopsi@, blink
  | flashes, flashing lights, flash of light, photopsia
  | вспышк@, молнии перед глаз@, фотопси@
curtain
  | gardin@, teppe for synet, skygge i synsfeltet, skygge fra siden, forheng@
  | gardin@, skugga i synfältet, ridå@, slöja för ögat
  | gardin@, skygge i synsfeltet, tæppe for øjet, forhæng@
  | curtain, shadow in _ vision, veil, shade coming
  | занавес@, шторк@, пелена сбоку, тень в поле зрения
doublevision
  | dobbeltsyn@, ser dobbelt, diplopi
  | dubbelseende@, ser dubbelt, diplopi
  | dobbeltsyn@, ser dobbelt, diplopi
  | double vision, seeing double, diplopia
  | двои@, двоение, диплопи@
halo
  | regnbue@ rundt lys, ringer rundt lys, haloer, blending@
  | ringar runt lampor, regnbågs@, halo@, bländning@
  | ringe om lys, regnbuer, halo@, blænding@
  | halos, haloes, rings around lights, rainbow, glare
  | ореол@, радужн@ круг@
metamorphopsia
  | bølgete linjer, rette linjer _ bølge@, krokete linjer, forvrengt@ syn, amsler@, drusen
  | vågiga linjer, raka linjer _ krokiga, krokiga linjer, förvrängt, amsler@, drusen
  | bølgede linjer, skæve linjer, lige linjer _ skæve, amsler@, drusen
  | wavy lines, straight lines _ wavy, distorted, amsler, drusen
  | искажен@ линий, прямые линии _ искрив@, амслер@, друз@
dryeye
  | tørre øyne, sandfølelse, ruskfølelse, svir i øynene, tørt øye, kunstige tårer, grus i øyet
  | torra ögon, gruskänsla, skav i ögat, svider i ögonen, tårsubstitut@
  | tørre øjne, sandfornemmelse, grusfornemmelse, svier i øjnene, kunstige tårer
  | dry eye@, gritty, sandy feeling, grit in, artificial tears, burning eyes
  | сух@ глаз, сухость в глаз@, песок в глазах, искусствен@ слез@, сухого глаза
eyeforeignbody
  | noe i øyet, fremmedlegeme i øyet, rusk på øyet, metallsplint@, slipte, vinkelsliper@, fikk _ i øyet, rustring, sveis@
  | något i ögat, skräp i ögat, främmande kropp i ögat, metallflisa, slipade, vinkelslip@, rostring, svets@
  | noget i øjet, fremmedlegeme i øjet, metalsplint@, vinkelsliber@, slibe, rustring, svejs@
  | something in _ eye, foreign body in _ eye, got in _ eye, grinding, angle grinder, metal in _ eye, rust ring, welding
  | что-то попало в глаз, инородн@ тело в глаз@, попал@ в глаз, соринк@, болгарк@, сварк@, окалин@
fluorescein
  | fluorescein@, fargeopptak, epiteldefekt@, hornhinnen lyser, korneal@ defekt, erosjon@ på hornhinn@
  | fluorescein@, färgupptag, epiteldefekt@, kornealerosion@, infärgning
  | fluorescein@, farveoptag, epiteldefekt@, cornea-defekt, erosion på hornhinden
  | fluorescein, takes up stain, staining, epithelial defect, corneal uptake
  | флюоресцеин@, прокрашива@, дефект эпител@
highpressureeye
  | øyetrykk@, høyt trykk i øyet, trykk på 2@, trykket i øynene, cupping, synsfeltutfall, synsfelttest@
  | ögontryck@, tryck på 2@, högt tryck i ögat, synfältsbortfall, synfältsunders@
  | øjentryk@, højt tryk i øjet, trykket i øjet, synsfeltsdefekt@
  | eye pressure@, intraocular pressure@, iop, cupping, disc cup, visual field defect, field loss
  | внутриглазн@ давлен@, глазн@ давлен@, вгд, экскавац@, пол@ зрения сужен@
lenscloudy
  | uklar linse, linseuklarhet@, fordunkling@, linsen er uklar, linsa
  | grumlig lins, linsgrumling@, linsen är grumlig
  | uklar linse, linsen er uklar, linseuklarhed@, linsesløring
  | cloudy lens, lens opacit@, lens is cloudy, lens clouding
  | помутнен@ хрусталик@, хрусталик мутный, мутн@ хрусталик@
styelid
  | sti på øyet, kul på øyelokket, klump i øyelokket, chalazion, hordeolum, krakilt kant, skorper i vippene, vippekant@, flass i vippene
  | vagel@, chalazion, knöl på ögonlocket, flagor i ögonfransarna, ögonfrans@
  | bygkorn@, chalazion, knude på øjenlåget, skæl i øjenvipperne, øjenvippe@
  | stye@, chalazion, lump on _ eyelid, lump in _ eyelid, crusty lashes, crusts on _ lashes, flaky lashes
  | ячмень на глаз@, ячмень, халязион@, шишк@ на веке, чешуйк@ на ресниц@
`
