/** What was done, measured, judged and planned, and the history of a patient, as rows of topics: `id | nb | sv | da | en | ru`, own wording. */
export const CARE_TOPICS = `
allergy
  | allergi@, tåler ikke, tåle, tåler, cave, overfølsom@, reagert på, reagerer på, elveblest
  | allergi@, överkänslig@, tål inte, tål, reagerat på, reagerar på, nässelutslag
  | allergi@, overfølsom@, tåler ikke, tåler, reageret på, reagerer på, nældefeber
  | allerg@, intoleran@, can't tolerate, react to, reacted to, came out in, hives
  | аллерг@, непереносим@, не переносит, не переношу, реакция на, крапивниц@
medicine
  | medisin@, medikament@, legemid@, legemidd@, tablett@, pille@, resept@, fast@ medisin@, medikasjon@
  | medicin@, läkemed@, tablett@, piller, recept@, preparat@, medicinering
  | medicin@, lægemid@, tablet@, piller, recept@, præparat@, pille
  | medication@, medicine@, meds, tablet@, pill, pills, drug, drugs, prescri@
  | лекарств@, препарат@, таблет@, медикамент@, рецепт@
dose
  | dose@, dosering@, styrke, milligram, mg, mikrogram, enheter
  | dos, dosen, doser@, styrka, milligram, mg, mikrogram, enheter
  | dosis, dosen, doser@, styrke, milligram, mg, mikrogram, enheder
  | dose@, dosage, strength, milligram@, mg, microgram@, units
  | доз@, дозиров@, миллиграмм@, мг, единиц
started
  | start@, begynn@, oppstart@, påbegyn@, forskrev, forskrives, skriver ut, skrevet ut, satt på, sett inn, gis, foreskrevet, ordiner@
  | start@, börj@, insatt, sätter in, sattes in, skriver ut, ordiner@, förskriv@
  | start@, begynd@, ordiner@, udskriv@, sætter i gang, opstart@
  | start@, begin, began, prescrib@, put on, initiated, commenced
  | назнач@, начал@, начать, выпис@, прописа@
stopped
  | slutt@, stopp@, sepon@, avslutt@, kutt@ ut
  | slut@, sluta, slutade, stopp@, utsatt, sätter ut, sattes ut, sätt ut
  | stopp@, holdt op, holder op, ophørt@, sepon@, slut med
  | stop@, quit, discontinu@, came off, come off, packed in
  | прекрат@, перестал@, отмен@, бросил@, закончил@ прием
raised
  | øk@, doble@, opptrapp@, trapper opp, sett@ opp, opp til
  | öka@, höj@, dubbl@, trappar upp, upptrapp@
  | øg@, forhøj@, dobl@, trapper op, optrap@, sætter op
  | increas@, raise@, double@, step up, up to, put up
  | увелич@, повыс@, повыш@, удвои@
lowered
  | reduser@, nedtrapp@, trapper ned, trapp@ ned, senk@, halver@, minsk@
  | minska@, sänk@, halver@, trappar ner, trappa ner, nedtrapp@
  | reducer@, nedtrap@, trapper ned, nedsæt@, halver@, sænk@
  | reduc@, lower@, decreas@, taper@, halve@, wean@, cut down
  | уменьш@, сниж@, сниз@, понизи@
swapped
  | bytt@, i stedet for, istedenfor, erstatt@, over på
  | byt@, i stället, istället, ersätt@, ersatt@
  | skift@, i stedet, erstat@
  | switch@, instead, replac@, swap@, chang@ to, replaces, in place of
  | замен@, вместо, переход@ на, заменили, теперь
sideeffects | bivirk@, plager av | biverk@ | bivirk@ | side effect@, side-effect@, adverse | побочн@, побочк@
painrelief
  | smertestill@, smertelindr@, smertebehandl@
  | smärtstill@, smärtlindr@, värktablett@, smärtbehandl@
  | smertestill@, smertelindr@, smertebehandl@
  | painkill@, pain relief, analges@, pain medic@
  | обезболив@, болеутол@, анальгетик@, от боли
antibiotic | antibiotik@, penicillin@ | antibiotik@, penicillin@ | antibiotik@, penicillin@ | antibiotic@, penicillin@ | антибиоти@, пенициллин@
bpmedicine
  | blodtrykksmedisin@, blodtrykkstablett@, blodtrykksbehandl@, medisin@ mot _ blodtrykk
  | blodtrycksmedicin@, blodtryckstablett@, medicin@ mot _ blodtryck
  | blodtryksmedicin@, blodtrykspille@, blodtrykstablet@
  | blood pressure tablet@, blood pressure med@, antihypertens@
  | от давления, гипотензивн@, таблет@ от давления
antiinflam
  | betennelsesdemp@, nsaid@
  | antiinflamm@, inflammationshämm@, nsaid@
  | antiinflamm@, betændelsesdæmp@, nsaid@, gigtmedicin@
  | anti-inflammator@, antiinflammator@, nsaid@
  | противовоспалительн@, нпвс, нпвп
statin
  | statin@, kolesterolmedisin@, kolesterolsenk@
  | statin@, kolesterolmedicin@, kolesterolsänk@
  | statin@, kolesterolmedicin@, kolesterolsænk@
  | statin@, cholesterol tablet@, lipid-lowering
  | статин@, от холестерина
decongestant
  | nesespray, slimhinneavsvell@, avsvellende
  | nässpray, avsvällande
  | næsespray, slimhindeafsvell@
  | decongest@, nasal spray, nose spray, nose drops
  | сосудосуживающ@, капли в нос, капает нос
constitutional
  | allmennsymptom@, b-symptom@
  | allmänsymtom@, b-symtom@
  | almensymptom@, b-symptom@
  | constitutional, red-flag symptom@, b symptom@, systemic symptom@
  | общи@ симптом@, тревожн@ симптом@
antiemetic
  | kvalmestill@, mot kvalme@
  | illamåendemedicin@, mot illamående
  | kvalmestill@, mod kvalme@
  | antiemetic@, anti-sickness, for nausea, for the nausea
  | противорвот@, от тошноты
diuretic
  | vanndrivende@, diuretik@
  | vätskedrivande@, vattendrivande@, urindrivande@, diuretik@
  | vanddrivende@, diuretik@
  | diuretic@, water tablet@, water pill@
  | мочегонн@, диуретик@
betablocker | betablokk@ | betablock@ | betablokk@ | beta-blocker@, betablocker@, beta blocker@ | бета-блокатор@, бетаблокатор@
aceinhibitor | ace-hemm@ | ace-hämm@ | ace-hæmm@ | ace inhibitor@, ace-inhibitor@ | ингибитор@ апф, иапф
steroid
  | kortison@, steroid@
  | kortison@, steroid@
  | binyrebark@, kortison@, steroid@
  | steroid@, cortisone, hydrocortisone
  | гормон@ мазь, стероид@, кортикостероид@
antihistamine
  | allergitablett@, allergimedisin@, antihistamin@
  | allergitablett@, allergimedicin@, antihistamin@
  | allergitablet@, allergimedicin@, antihistamin@
  | antihistamine@, allergy tablet@, hay fever tablet@
  | антигистамин@, от аллергии
acidreducer
  | syrehemm@, syrenøytr@, magemedisin@
  | syrahämm@, magmedicin@
  | syrehæmm@, syreneutral@, mavemedicin@
  | acid reducer@, ppi, stomach tablet@, antacid@
  | от изжоги, снижающ@ кислотн@
diabetesmedicine
  | diabetesmedisin@, sukkertablett@, insulin@
  | diabetesmedicin@, sockertablett@, insulin@
  | diabetesmedicin@, insulin@
  | diabetes medic@, diabetes tablet@, insulin
  | от диабета, инсулин@, сахароснижающ@
opioid | opioid@, morfin@ | opioid@, morfin@ | opioid@, morfin@ | opioid@, opiate@, morphine | опиоид@, морфин@
benzodiazepine | beroligende, benzo@ | lugnande, benso@ | beroligende, benzo@ | benzo@, tranquilli@ | успокоитель@, транквилизатор@
moodstabiliser | stemningsstabil@ | stämningsstabil@ | stemningsstabil@ | mood stabili@ | нормотимик@
antipsychotic | antipsykot@ | antipsykot@, neuroleptik@ | antipsykot@ | antipsychotic@ | антипсихотик@, нейролептик@
antiepileptic
  | epilepsimedisin@, antiepilept@
  | epilepsimedicin@, antiepilept@
  | epilepsimedicin@, antiepilept@
  | antiepilept@, anticonvuls@, epilepsy medic@
  | противосудорожн@
laxative | avføringsmid@ | laxermedel@, laxerande | afføringsmid@ | laxative@ | слабительн@
inhaled
  | inhalasjonsmedisin@, astmamedisin@, inhalator@
  | inhalationsmedicin@, astmamedicin@, inhalator@
  | inhalationsmedicin@, astmamedicin@, inhalator@
  | inhaler@, asthma medic@, puffer@
  | ингалятор@, от астмы
antifungal | soppmid@, soppkrem@, soppmedisin@ | svampmedel@, svampkräm@, svampmedicin@ | svampemid@, svampecreme@ | antifungal@ | противогрибков@
thyroxine | stoffskiftemedisin@ | sköldkörtelmedicin@ | stofskiftemedicin@ | thyroid medic@, thyroid tablet@ | гормон@ щитовид@
heartmedicine | hjertemedisin@ | hjärtmedicin@ | hjertemedicin@ | heart medic@, heart tablet@ | сердечн@ препарат@, от сердца
antispasmodic | krampeløsende, spasmolyt@ | kramplösande, spasmolyt@ | krampeløsnende, spasmolyt@ | antispasm@, spasmolytic@ | спазмолитик@, от спазм@
antidepressant
  | antidepressiv@, lykkepille@, ssri@, snri@
  | antidepressiv@, ssri@, snri@
  | antidepressiv@, lykkepille@, ssri@, snri@
  | antidepress@, ssri@, snri@
  | антидепрессант@, сиозс
sleepaid
  | sovemedisin@, sovetablett@, innsovningstablett@, sovepille@
  | sömnmedicin@, sömntablett@, insomningstablett@, sovmedicin@
  | sovemedicin@, sovepille@
  | sleeping tablet@, sleeping pill@, hypnotic@
  | снотворн@
bloodthinner | blodfortynn@ | blodförtunn@ | blodfortynd@ | blood thinner@, anticoag@ | разжижа@ кров@, антикоагулянт@
bloodpressure
  | blodtrykk, bt, blodtrykket, blodtrykksmåling@, trykket, trykket ditt, hypertensjon@
  | blodtryck, blodtrycket, bt, trycket, hypertoni@
  | blodtryk, blodtrykket, bt, trykket, hypertension@
  | blood pressure, bp, pressure reading, hypertens@
  | давлени@, ад, гипертон@, тонометр@
pulse | puls@, hjertefrekvens@, hjerterate | puls@, hjärtfrekvens@ | puls@, hjertefrekvens@ | pulse@, heart rate | пульс@, чсс, частота сердечн@
temperature
  | temperatur@, temp, tempen, feber@, grader
  | temperatur@, temp, tempen, feber@, grader
  | temperatur@, temp, feber@, grader
  | temperature@, temp, fever@, degrees
  | температур@, градус@
saturation
  | saturasjon@, metning@, oksygen@, spo2, surstoff@
  | saturation@, syremätt@, syre@, spo2, pox
  | saturation@, iltmætning@, ilt, spo2
  | saturation@, sats, oxygen, spo2
  | сатураци@, кислород@
resprate
  | respirasjonsfrekvens@, pustefrekvens@, respirasjon@
  | andningsfrekvens@, af
  | respirationsfrekvens@, vejrtrækningsfrekvens@
  | respiratory rate, breathing rate, resp rate
  | частота дыхания, чдд
weight
  | vekt@, veier, veide, veid, kilo, kg, gått ned, gått opp, tatt av
  | vikt@, väger, vägde, vägt, kilo, kg, gått ner, gått upp
  | vægt@, vejer, vejede, vejet, kilo, kg, tabt sig, tabt _ kilo
  | weigh@, weight@, kilo@, kg, stone, pounds
  | вес, веса, весе, весит, весом, взвеш@, кило@, кг, похуд@
height | høyde, centimeter høy, hvor høy | längd, centimeter lång | højde, centimeter høj | height, tall | рост, ростом
bloodtest
  | blodprøv@, prøvesvar@, lab@, prøver, prøvene, prøver
  | blodprov@, provsvar@, lab@, prover, proverna
  | blodprøv@, prøvesvar@, lab@, prøver, prøverne
  | blood test@, bloods, lab@, test results, blood work, bloods
  | анализ@, кров@ на, кровь, сдать кровь, сдад@, лаборатор@
crp | crp, c-reaktiv@ | crp, snabbsänka | crp | crp, c-reactive | срб, с-реактивн@, црб
leukocyte
  | leukocytt@, hvite blod@, lpk, hvite
  | leukocyt@, lpk, vita blod@
  | leukocyt@, hvide blod@
  | leukocyt@, white cell@, white blood, wbc, white count
  | лейкоцит@
hemoglobin | hb, hemoglobin@, blodprosent@ | hb, hemoglobin@, blodvärde@ | hb, hæmoglobin@, hgb, blodprocent@ | hb, hemoglobin, haemoglobin | гемоглобин@
creatinine
  | kreatinin@, nyreprøve@, nyrefunksjon@, nyreverdi@, egfr, gfr
  | kreatinin@, njurprov@, njurfunktion@, njurvärd@, egfr, gfr
  | kreatinin@, nyretal@, nyrefunktion@, egfr
  | creatinine, kidney function, renal function, egfr, kidney test@, kidney values
  | креатинин@, почечн@ проб@, функци@ почек, скф
potassium | kalium@ | kalium@ | kalium@ | potassium | кали@
glucose
  | blodsukker@, glukose@, langtidssukker@, hba1c, langtidsblodsukker@, sukkeret
  | blodsocker@, glukos@, hba1c, långtidssocker@
  | blodsukker@, glukose@, hba1c, langtidsblodsukker@
  | glucose, blood sugar@, hba1c, sugar
  | глюкоз@, сахар, сахара, гликирован@, гликозилирован@
lipids
  | kolesterol@, ldl, hdl, lipid@
  | kolesterol@, ldl, hdl, blodfett@, lipid@
  | kolesterol@, ldl, hdl, lipid@
  | cholesterol@, ldl, hdl, lipid@
  | холестерин@, лпнп, лпвп, липид@
thyroidtest | tsh, stoffskifte@, ft4, t4 | tsh, sköldkörtel@, ft4, t4 | tsh, stofskifte@, ft4, t4 | tsh, thyroid@, t4 | ттг, щитовид@, т4
iron | ferritin, jern, jernlager@ | ferritin, järn, järndepå@ | ferritin, jern, jernlager@, jerndepot@ | ferritin, iron | ферритин@, железо, железа
urinetest
  | urinprøve@, urinstix@, urinstiks@, stix, stiks, urindyrk@, u-stix
  | urinprov@, urinsticka@, urinodl@, u-sticka
  | urinprøve@, urinstix@, stix, urindyrk@
  | urine test@, urine sample@, dipstick@, urinalysis, urine culture
  | анализ мочи, моч@ на, посев мочи, тест-полоск@
culture | dyrk@, bakterieprøve@, bakteriologi | odl@, bakterieodl@ | dyrk@, podning@, bakterieprøve@ | culture@, swab@ | посев@, мазок, мазк@
xray | røntgen@, rtg | röntg@ | røntgen@ | x-ray@, xray@, radiograph@ | рентген@, снимок, снимк@, флюорограф@
ultrasound | ultralyd@, ekko@ | ultraljud@, eko, ekokardio@ | ultralyd@, ekko@ | ultrasound, scan, echo@ | узи, ультразвук@, эхо@
mri | mr, mri, mr-svar@, magnet@ | mr, mrt, magnet@, mri | mr, mri, mr-scann@, mr-skann@, scanning | mri, magnetic resonance, mr scan | мрт, магнитно-резонанс@
ctscan | ct, ct-svar@, computertomo@ | ct, datortomo@, dt | ct, ct-scann@, ct-skann@ | ct, cat scan | кт, компьютерн@ томограф@
ecg | ekg, elektrokardio@ | ekg | ekg, elektrokardio@ | ecg, ekg, electrocardio@ | экг, кардиограмм@
imaging
  | bildediagn@, bilder, bildeundersøk@, billeddiagn@
  | bilddiagn@, bilder, bildundersök@
  | billeddiagn@, billeder, scann@, skann@
  | imaging, scan@, image@
  | снимк@, визуализац@, обследован@
referral
  | henvis@, tilvis@, henviser, videresend@
  | remi@, remitter@, skickar dig till, remiss@
  | henvis@, viderehenvis@
  | refer, refers, referred, referral@, referring, send you to
  | направл@, направит@, направлю, направят, консультац@
followup
  | kontroll@, oppfølg@, ny time, neste time, kom tilbake, tilbake om, etterkontroll, neste gang, time om, ses igjen, se deg igjen, tilbake til,
    komme tilbake, komme igjen, neste konsultasjon, neste besøk, innkalles, kalles inn
  | kontroll@, återbesök@, uppfölj@, ny tid, nästa tid, återkom@, nästa gång, ny tid, ses igen, komma tillbaka, kommer tillbaka, träffas igen,
    nästa besök, kallas
  | kontrol@, opfølg@, ny tid, næste tid, kom igen, tilbage om, næste gang, ses igen, komme igen, komme tilbage, kommer tilbage, næste besøg,
    indkaldes
  | follow-up@, follow up, come back, review, see me, see you in, next appointment, recheck, check-up, seen again, see you again, see him again,
    see her again, come back, comes back, coming back, back in, book with, next visit, next seen, return visit, reviewed
  | контрол@, повторн@, прийти через, приходите через, следующ@ прием, на прием через, явка, приходит@ на, приходите, прийти, приходить, покажитесь,
    снова на прием, жду вас, увидимся, следующ@ визит@, когда прийти, следующ@ встреч@
admission
  | innlegg@, innlagt, legger deg inn, legger _ inn, sykehus@, avdeling, sendt videre, sendes videre, akuttmottak@
  | inlägg@, inlagd, lägger in, läggs in, lägga in, sjukhus@, avdelning, skickad vidare, skickas vidare, akutmottag@
  | indlæg@, indlagt, lægger _ ind, sygehus@, hospital@, afdeling@, sendt videre, sendes videre, akutmodtag@
  | admit@, admission, hospital, ward, inpatient, sent on, sent to, transferred, a&e
  | госпитал@, больниц@, стационар@, положим, отделен@, отправил@, перевел@
surgery
  | operasjon@, operer@, inngrep@, kirurg@, oppereres, under kniven, knivn, opereres
  | operation@, operera@, ingrepp@, kirurg@, under kniven
  | operation@, operer@, indgreb@, kirurg@, opereret, under kniven
  | surger@, operat@, operated, procedure, surgeon@, under the knife, had out
  | операц@, оперир@, прооперир@, хирург@, вмешательств@, под нож@, вырезал@, прокалывал@, прокол@
diagnosis
  | diagnose@, vurder@, tror du, tror jeg, mistenk@, mistanke@, tyder på, sannsynlig@, hva feiler, feiler, konklu@, mistenkte, hva er det som feiler,
    konklusjon@, oppfatt@
  | diagnos@, bedöm@, misstänk@, misstanke@, tyder på, sannolik@, tror jag, vad är det för fel, slutsats@, felet med, bedömning@
  | diagnose@, vurder@, mistænk@, mistanke@, tyder på, sandsynlig@, tror jeg, fejler, konklu@, hvad fejler, opfatt@
  | diagnos@, assess@, suspect@, impression, likely, probably, conclude@, what's wrong, think it, verdict, working diagnosis, what is wrong,
    what did i think, make of, working impression, conclusion@
  | диагноз@, подозр@, заключен@, похоже на, скорее всего, вероятн@, считаю, вывод@, что с ним, что с ней, что у него, что у нее, какой вывод
cause
  | årsak@, skyldes, utløs@, grunnen, grunn til, kommer av, hvorfor
  | orsak@, beror på, utlös@, anledning@, varför, på grund
  | årsag@, skyldes, udløs@, grunden, grund til, hvorfor, på grund
  | cause@, reason@, due to, trigger@, why, because, blame
  | причин@, из-за, вызва@, почему, потому что, спровоцир@
prognosis
  | prognose@, utsikt@, bli bra, gå over, sjanse@, forbigående, tilbakefall@, komme tilbake, risiko@, overlev@, bli frisk, utfall@
  | prognos@, utsikt@, bli bra, gå över, chans@, återfall@, komma tillbaka, risk@, överlev@, bli frisk, utfall@
  | prognose@, udsigt@, blive god igen, gå over, chance@, tilbagefald@, komme tilbage, risiko@, gå igen, overlev@, blive rask, udfald@
  | prognosis, outlook, settle, get better, chance@, recover@, outcome, recur@, relapse@, come back, risk, go away, be gone, ought to be gone,
    surviv@, pull through, recover@
  | прогноз@, пройдет, шанс@, выздоров@, восстанов@, рецидив@, повтор@, риск@, выжив@, поправит@, исход@
warning
  | ta kontakt, kontakt@ _ hvis, ring@ _ hvis, ringer, ring, legevakt@, øyeblikkelig, hvis det blir verre, dersom, faresignal@, alarmsymptom@,
    når skal han ringe, når skal hun ringe, oppsøke hjelp, kontakte oss, alarm@, faretegn@
  | sök@, hör av, kontakta, ring@, akut@, om det blir värre, försämr@, när ska han ringa, när ska hon ringa, söka vård, kontakta oss, varningstecken
  | ring@, kontakt@, henvend@, vagtlæg@, lægevagt@, hvis det bliver værre, forværr@, hvornår skal, søge hjælp, kontakte os, faresignal@
  | ring us, call us, seek help, get in touch, same day, if it gets worse, emergency, red flag@, contact, call straight away, call us, ring us, call,
    safety net@, come straight back, come back sooner, get help, warning sign@, when to ring
  | звон@, вызыва@ скор@, скорую, обращ@, обратит@, если станет хуже, немедленно, срочно, скорая, скорой, вызвать, тревожн@ признак@, когда звонить,
    когда обращаться
advice
  | råd, råde@, anbefal@, bør, unngå@, skal unngå, ikke bruk, lov til
  | råd, rekommend@, bör, undvik@, får inte, låta bli
  | råd, anbefal@, bør, undgå@, må ikke, lad være
  | advice, advise@, recommend@, should, avoid@, don't, allowed
  | совет@, рекоменд@, следует, избега@, нельзя, нужно ли
plan
  | plan@, videre, tiltak@, opplegg@
  | plan@, åtgärd@, vidare, upplägg@
  | plan@, tiltag@, videre, forløb@
  | plan@, next step@, going forward
  | план@, дальше, дальнейш@, тактик@
treatment
  | behandl@, terapi@, kur, kuren
  | behandl@, terapi@, kur, kuren
  | behandl@, terapi@, kur, kuren
  | treat@, therap@, course
  | лечен@, лечит@, лечить, терапи@, курс
therapy
  | psykolog@, samtale@, kognitiv@, psykoterapi, samtaleterapi@, terapeut@
  | psykolog@, samtal@, kbt, kognitiv@, psykoterapi, terapeut@, samtalsstöd@
  | psykolog@, samtale@, kognitiv@, psykoterapi, terapeut@
  | psycholog@, cbt, counsel@, talking therap@, cognitive, therapist@, psychotherap@
  | психолог@, психотерап@, когнитивн@, психолог@, сеанс@
physio
  | fysioterap@, fysio, manuellterap@, øvelse@, opptren@
  | fysioterap@, sjukgymnast@, övning@, rehab@
  | fysioterap@, øvelse@, genoptræn@
  | physio@, exercises, rehab@
  | физиотерап@, лфк, упражнен@, реабилит@
vaccination
  | vaksin@, vaksinasjon@, oppdatert på vaksin@
  | vaccin@, grundvaccin@
  | vaccin@, stikket mod
  | vaccin@, jab, jabs, immuni@, booster@, up to date, inoculat@, shots
  | вакцин@, привив@, прививк@, привит@, прививал@
pregnancy
  | gravid@, svanger@, termin@, drektig@
  | gravid@, graviditet@, dräktig@, havande
  | gravid@, drægtig@
  | pregnan@, expecting, in foal, in calf
  | беремен@, срок@ родов, жереб@, стельн@
menses
  | mens, mensen, menstruasjon@, blødning@, siste mens
  | mens, mensen, menstruation@, blödning@
  | menstruation@, mens, blødning@
  | period, periods, menstru@, menses
  | месячн@, менструац@, цикл@
urine
  | urin, urinen, tiss@, vannlat@, vatnlat@, late vannet, på do, late vann
  | urin, urinen, kiss@, vattenkast@, tömma blåsan, kissat, kissar, få ur sig
  | urin, urinen, tiss@, vandlad@, lade vandet, tisset
  | urin@, pee, peeing, peed, wee, weeing, pass water, passing water, waterworks, urinat@
  | моч@, мочит@, мочеиспуск@, писает, пописал@
stool
  | avføring@, bæsj@, mage@, diar@, møkk@, toalett@, vært på do, tarmfunksjon, tømt seg
  | avföring@, bajs@, diarr@, toalett@, mage@, tarmfunktion, varit på toa
  | afføring@, diarr@, toilet@, mave@, gødning, tarmfunktion, været på toilettet
  | stool@, bowel@, poo, pooing, poop@, faeces, feces, motions, diarrh@, droppings, been to the toilet, bowel movement@, opened @self
  | стул, стула, стулом, кал, кала, понос@, дефекац@, какает, ходил в туалет, ходил@ по-большому, сходил@ в лоток
fasting
  | faste, fastet, fasta, fastende
  | fasta, fastar, fastat, fastande
  | faste, faster, fastet, fastende
  | fast, fasting, fasted, nil by mouth, empty stomach
  | натощак, голод@, не ешьте
drip
  | drypp@, intravenøs@, væske@, ringer, saltvann
  | dropp@, intravenös@, vätska@, ringer, koksalt
  | drop, intravenøs@, væske@, ringer, saltvand
  | drip@, intravenous@, iv, fluids, ringer, saline
  | капельниц@, внутривен@, рингер@, физраствор@
catheter | kateter@ | kateter@, katetern | kateter@ | catheter@ | катетер@
stitches
  | sting, stingene, sy, sydd, sutur@, trådene
  | stygn@, sy, sydd, sutur@
  | sting, stingene, sy, syet, sutur@, tråde@
  | stitch@, sutur@
  | шов, швы, швов, шва, зашива@, наложил@
tubes
  | gips@, skinne@, bandasje@, forbinding@, ortose@, støttebind
  | gips@, skena@, bandage@, förband@, ortos@
  | gips@, skinne@, bandage@, forbinding@, ortose@
  | cast, plaster, splint@, bandage@, dressing@, brace@
  | гипс@, шин@, повязк@, бинт@, ортез@
certificate
  | attest@, erklæring@, legeerklæring@
  | intyg@, läkarintyg@
  | attest@, erklæring@, lægeerklæring@
  | certificate@, letter, form
  | справк@, заключени@, выписк@
history
  | tidligere, før, fra før, sykehistorie, kjente sykdommer, gjennomgått, hatt dette
  | tidigare, förut, sedan tidigare, sjukhistoria, haft detta, genomgått
  | tidligere, før, i forvejen, sygehistorie, haft dette
  | before, previous@, past, history, earlier, had this, prior
  | раньше, ранее, прежде, в анамнезе, в прошлом, перенес@
onset
  | begyn@, starta, startet, starter, oppsto, oppstod, debut@, byrja
  | börja@, började, startade, debut@, uppstod, kom plötsligt
  | begyndt@, start@, opstod, debut@
  | start@, begin, began, onset, came on
  | начал@, начало, появил@, возник@
duration
  | hvor lenge, varig@, varer, vart, vart i, siden, i flere
  | hur länge, varakt@, varat, sedan, i flera
  | hvor længe, varig@, varet, siden, i flere
  | how long, duration, lasted, lasting, since, for weeks
  | как долго, сколько времени, давно, длит@, уже
trauma
  | falt, fall, slo, slått, skad@, ulykke@, vridd, vrei, tråkk@, traume, vrei, vrikk@
  | fall@, ramla@, slog, slagit, skad@, olyck@, vred, stuka@, trauma
  | faldt, slog, slået, skad@, ulykke@, vred, traume, sprang ned
  | fall, fell, fallen, hit, injur@, accident@, twisted, trauma, jumped, hurt @self, hurt himself, hurt herself
  | упал@, ударил@, травм@, авари@, подверн@, прыгну@, ушиб@
swallowed
  | svelg@, spist noe, fått i seg, fremmedlegeme@
  | svälj@, svalt, ätit något, fått i sig, främmande föremål
  | slugt, sluge@, spist noget, fremmedlegeme@
  | swallow@, eaten something, foreign body, ingested
  | прогло@, съел, инородн@
heart
  | hjerte@, hjarte@, hjertelyd@, hjerteinfarkt@, hjertesykdom@, hjerteproblem@, cor, koronar@, hjarteinfarkt@
  | hjärt@, hjärta, hjärtat, hjärtljud@, kranskärl@, koronar@
  | hjerte@, hjertelyd@, hjertestetoskopi, koronar@
  | heart, hearts, cardiac, heart trouble, heart attack, coronary, cardiovascular
  | сердц@, сердечн@, инфаркт@, коронар@, ишеми@
lungs
  | lunge@, lungene, pust@, pulm, ronki, knatr@, pipelyd@, pusting
  | lung@, lungor, andning@, rassel, rassl@, rhonki, lungorna
  | lunge@, vejrtræk@, åndedræt, ronki
  | lung@, chest, breath sounds, breathing, wheeze, crackles, auscult@
  | легк@, дыхани@, хрип@
suicidality
  | selvmord@, suicid@, dødstank@, dødsønsk@, ta livet, livet ikke, selvskad@, livslei, planer om, mørke tanker, fare for eget liv, orker ikke leve,
    ikke våkne
  | självmord@, suicid@, dödstank@, dödsönsk@, ta livet, självskad@, livsled@, livet inte, mörka tankar, orkar inte leva, inte vakna
  | selvmord@, suicid@, dødstank@, dødsønsk@, tage livet, selvskad@, livet ikke, mørke tanker, orker ikke leve, ikke vågne
  | suicid@, self-harm@, self harm, end your life, ending her life, kill @self, not worth living, death wish, thoughts of death, dark thoughts,
    ending it, harm herself, harm himself, not wake up
  | суицид@, самоубийств@, не жить, смерт@, покончить, самоповрежд@, мысли о смерти, не проснуться, мрачн@ мысл@
psychosis
  | psykot@, stemmer, hører stemmer, hallusin@, vrangforestill@, forfulgt, paranoid@, psykose, hallusinasjon@, realitetsbrist
  | psykot@, röster, hallucin@, vanföreställ@, förföljd, paranoid@, psykos, verklighetsförank@, hör saker
  | psykot@, stemmer, hallucin@, vrangforestill@, forfulgt, paranoid@, psykose, realitetstest@, hører ting
  | psychot@, voices, hallucinat@, delusion@, paranoi@, psychosis, hearing things, seeing things, reality testing
  | психо@, голоса, галлюцин@, бред, преследу@, паранойя, слышит голоса
mania
  | mani, manisk@, hypoman@, oppstemt@, mye energi, bipolar@, lite søvnbehov
  | mani, manisk@, hypoman@, uppvarv@, mycket energi, bipolär@
  | mani, manisk@, hypoman@, opstemt@, meget energi, bipolar@
  | mania, manic, hypoman@, elated, lots of energy, bipolar
  | мани@, гипомани@, биполярн@, приподнят@
mood
  | humør@, stemningsleie@, nedstemt@, nedfor, trist, deprim@, depresj@, lei seg
  | humör@, stämning@, nedstämd@, ledsen, deprim@, depress@, nere
  | humør@, stemning@, nedtrykt@, trist, deprim@, depress@, ked af
  | mood@, low, sad, depress@, down, tearful, miserable
  | настроени@, подавлен@, грустн@, депресс@, тоск@
anxiety
  | angst@, engst@, uro, urolig, bekymr@, panikk@, redd for
  | ångest@, orolig, oro, oros@, panik@, rädd för
  | angst@, ængst@, urolig, uro, bekymr@, panik@, bange for
  | anxi@, worried, worry@, panic@, nervous, afraid
  | тревог@, тревож@, паник@, беспоко@, боит@, страх@
function
  | konsentrer@, konsentrasjon@, hukommelse@, husk@
  | koncentr@, minne@, glöm@
  | koncentr@, hukommelse@, husk@, glem@
  | concentrat@, memory, forget@, remember@
  | концентр@, памят@, внимани@, забыва@
libido
  | samliv@, sexlyst@, lyst på sex, seksual@, seksuell@
  | samliv@, sexlust@, sexuell@, lust
  | samliv@, sexlyst@, seksuel@
  | libido, sex, sexual, sex drive, intercourse
  | либидо, секс@, половой жизн@, влечени@
sight
  | syn, synet, ser dobbelt, ser dårlig, visus
  | syn, synen, ser dubbelt, visus
  | syn, synet, ser dobbelt, visus
  | sight, vision, visual, see double, eyesight
  | зрени@, видит, видите, двоит@
hearing | hør@, hørsel@, høreapparat@ | hör@, hörsel@, hörapparat@ | hør@, hørelse@, høreapparat@ | hear, hears, hearing, deaf | слух, слуха, слышит, слышу
walking
  | gå, går, gange, gangfunksjon, halt@, støtte, gangen
  | gå, går, gång, hälta, halt@, stödja
  | gå, går, gang, gangfunktion, halt@, støtte
  | walk@, gait, limp@, lame@, weight-bearing, bear weight
  | ходит, ходить, походк@, хрома@, наступа@
withdrawalperiod | tilbakeholdelse@, slaktefrist@, melkefrist@ | karenstid@, karens | tilbageholdelse@ | withdrawal period@, withhold@ | срок ожидания, каренци@
cleaning | skyll@, rens@, ørevask@ | spol@, rengör@, skölj@ | skyl@, rens@ | irrigat@, syring@, clean@, wash out | промыва@, чист@
time | klokka, klokken, kl, tidspunkt | klockan, kl, tidpunkt | klokken, kl, tidspunkt | o'clock, what time | час, часа, часов, время
reading
  | hjemmemål@, egenmål@, måle selv, hjemmeblodtrykk@
  | hemmamät@, hemblodtryck@, mäta själv
  | hjemmemål@, hjemmeblodtryk@, måle selv
  | home reading@, home blood pressure, measure at home, home monitoring
  | измеря@ дома, дневник давления, домашн@ измерен@
`
