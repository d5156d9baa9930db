/** What is felt and seen, in as many ways as people say it. `id | nb | sv | da | en | ru`, own wording. */
export const SYMPTOM_WORDS = `
cough
  | host@, hark@, kremt@, bjeff@, gjøende, surkl@
  | host@, hark@, skäll@, rossl@
  | host@, hark@, gø, gøende, gøer
  | cough@, hack@, bark@, phlegm@
  | кашл@, кашел@, откашл@, покашл@
sputum | oppspytt@, slim@, gulgrønt, ekspektorat@ | upphostning@, slem@, sputum | opspyt@, slim@, ekspektorat@ | sputum, phlegm@, mucus | мокрот@, слиз@
fever
  | feber@, febril@, temperatur@, 38@, 39@, 40@, varm og klam, frossen, frysning@, glovarm
  | feber@, febril@, temp, tempen, temperatur@, 38@, 39@, 40@, frossa@, fryser
  | feber@, febril@, temperatur@, 38@, 39@, 40@, kulderyst@
  | fever@, febrile, temperature@, 38@, 39@, 40@, burning up, rigor@, hot
  | температур@, лихорад@, жар, жара, 38@, 39@, 40@, озноб@
pain
  | smerte@, vondt, verk@, ond@, øm, ømme, svir@, svie@
  | smärt@, ont, värk@, öm, ömma, svid@
  | smerte@, ondt, værk@, øm, ømme, svie@, svier
  | pain@, ache@, aching, hurt@, sore, tender@, sting@
  | боль, боли, болью, боля@, болит@, болев@, больно, жжен@, жжёт
breathless
  | tungpust@, tung pust, får ikke puste, puster tungt, peser@, pese, kortpust@, dyspn@, pustevansk@, andpust@, respirasjon@, åndenød@
  | andfådd@, andnöd@, tung andning, andas tungt, får inte luft, flåsa@, dyspn@, andning@
  | åndenød@, forpustet@, svært ved at trække vejret, tung vejrtrækning, vejrtrækning@, gisper, dyspn@
  | breathless@, short of breath, cannot breathe, can't breathe, dyspn@, panting, gasping, breathing@, breath
  | одышк@, задыха@, тяжело дышать, не хватает воздуха, дыхан@, дышит@, дышать
vomiting
  | kast@ opp, kaster opp, kastet opp, spy@, spyr, brekk@, oppkast@, kvalm@, emesis, hyperemesis
  | kräk@, spy@, spyr, illamående, mår illa, kväljning@, hyperemesis
  | kaste@ op, kaster op, opkast@, bræk@, kvalm@, hyperemesis, holde maden
  | vomit@, throw@ up, threw up, sick to, nause@, hyperemesis, keep food down
  | рво@, рвёт@, рвет@, тошн@, вырвал@
diarrhoea
  | diaré@, diare@, løs mage, løs avføring, tynn avføring, tynn i magen, renner
  | diarré@, lös mage, lösa, lös avföring, rinner
  | diarré@, diarre@, tynd mave, tynd afføring, tyndskid@
  | diarrh@, loose stool@, loose, the runs, runny
  | диаре@, понос@, жидк@ стул@, слабит
constipation
  | forstopp@, hard mage, treg mage, obstip@, ikke bæsjet, avføringsmid@
  | förstopp@, hård mage, trög mage, obstip@, laxer@
  | forstop@, hård mave, obstip@, afføringsmid@
  | constipat@, laxative@, hard stools
  | запор@, слабительн@
rash
  | utslett@, utslag@, prikker, flekker, elveblest@, urtikaria@, rødt, blemm@, skorpe@
  | utslag@, prickar, fläckar, nässelutslag, urtikaria@, rött, blås@, skorp@
  | udslæt@, prikker, pletter, nældefeber@, urticaria@, rødt, blære@, skorpe@
  | rash@, spots, hives, urticaria@, blister@, crust@, scab@, red patch@
  | сыпь@, сыпи, высыпан@, крапивниц@, пятна, корк@, корочк@, пузыр@
swelling
  | hoven@, hovne@, hevels@, hevet, ødem@, bule@
  | svull@, ödem@, knöl@, bula
  | hæv@, ødem@, bule@
  | swell@, swollen, oedema@, edema@, lump@, bump@
  | отёк@, отек@, опух@, припух@, шишк@
dizzy
  | svimmel@, svimle@, ustø@, sjangl@, vertigo@, ørsk@, snurr@, faller når, reiser seg, krystallsyke@
  | yr, yrsel@, ostadig@, svindel@, vertigo@, snurr@, ramlar, reser sig, kristallsjuk@
  | svimmel@, usikker på benene, vertigo@, snurre@, falder, rejser sig, ørestene@
  | dizz@, vertigo@, unsteady, giddy, lightheaded, light-headed, spinning, room spins, stand up, falls, falling
  | головокруж@, кружится голова, шатает@, пошат@, вертиго, падает
faint
  | besvim@, svimt@, svart for øynene, synkope@, bevisstløs@
  | svimm@, svartnade, synkope@, medvetslös@
  | besvim@, sortner, synkope@, bevidstløs@
  | faint@, passed out, black@ out, syncop@, unconscious
  | обморок@, потер@ сознан@, без сознан@, упал в обмор
palpitations
  | hjertebank@, hjertet hamrer, hjerterytme@, hjertet raser, dunker, uregelmessig puls, flimmer@, flimr@, puls@
  | hjärtklapp@, hjärtat rusar, hjärtrytm@, flimmer@, flimr@, oregelbunden puls, puls@
  | hjertebank@, hjertet galoperer, hjerterytme@, flimmer@, flimr@, uregelmæssig puls, puls@
  | palpitation@, heart racing, racing heart, heart pound@, flutter@, irregular pulse, pulse
  | сердцебиен@, сердце колот@, перебои, сердце стуч@, мерцан@, пульс@
weak-side
  | halvsidig@, lammelse@, lamhet@, skjev@ munn@, henger i munn@, nummen@, armen henger, snøvl@, afasi@
  | halvsidig@, förlam@, sned mun, hängande mun@, domn@, sluddr@, afasi@
  | halvsidig@, lammelse@, skæv mund, hænger, følelsesløs@, sløret tale, afasi@
  | one-sided, face droop@, drooping, slurred, numb@, weakness, paraly@, aphasi@
  | онем@, паралич@, перекос@, перекошен@, невнятн@ реч@, слабост@ в руке
seizure
  | krampe@, kramper, rykk@, rykninger, anfall@, epilep@, fråde@
  | kramp@, ryck@, anfall@, epilep@
  | krampe@, ryk@, anfald@, epilep@
  | seizure@, convuls@, fit, fits, fitting, twitch@, jerk@, epilep@
  | судорог@, судорож@, припадок, припадк@, приступ@, трясёт@, подёрг@, эпилеп@
sleep
  | søvn@, sove, sover, innsov@, våkne@, våken
  | sömn@, sova, sover, insomn@, vakna@, vaken
  | søvn@, sove, sover, indsov@, vågne@, vågen
  | sleep@, awake, insomn@, wake@
  | сон, сна, спать, спит, бессонн@, просыпа@
tired
  | trøtt@, sliten@, slapp@, slapt, utmatt@, energi@, orker@, sløv@
  | trött@, slö, slött, orkeslös@, hängig@, energi@, orkar
  | træt@, sløv@, slap, slapt, udmatt@, energi@, orker
  | tired@, fatigue@, exhaust@, letharg@, weak@, energy
  | устал@, слабост@, вял@, утомл@, сонлив@
sad
  | trist@, nedstemt@, nedfor, gråt@, tung til sinns, deprim@, håpløs@
  | ledsen@, nedstämd@, gråt@, deprim@, hopplös@
  | trist@, ked af det, nedtrykt@, græd@, deprim@, håbløs@
  | sad, low, down, crying, tearful, hopeless, depress@
  | грустн@, подавлен@, плач@, плак@, тоск@, депрес@
suicide
  | ikke leve@, ta livet@, selvmord@, selvskad@, ønsker å dø, vil dø, orker ikke leve, suicid@
  | inte leva@, ta livet@, självmord@, självskad@, vill dö, suicid@
  | ikke leve@, tage livet@, selvmord@, selvskad@, vil dø, suicid@
  | suicid@, kill himself, kill herself, kill myself, wants to die, end it all, self-harm@, not want to live
  | не хочет жить, не хочу жить, суицид@, самоуб@, покончить, умереть
fear
  | angst@, engst@, panikk@, redd@, frykt@, uro, urolig
  | ångest@, ängsl@, panik@, rädd@, oro, orolig
  | angst@, ængst@, panik@, bange, frygt@, uro, urolig
  | anxi@, panic@, afraid, fear@, scared, dying, restless@
  | страх@, тревог@, тревож@, паник@, паническ@, боится, боюсь, беспоко@
head | hode@, hodet, skalle@ | huvud@, skall, skallen | hoved@, kranie@ | head, skull, cranial | голов@, череп@
eye | øye@, øyne@, syn, synet | öga, ögat, ögon@, syn, synen | øje@, øjne@, syn, synet | eye, eyes, vision, sight | глаз@, зрен@
ear
  | øre@, trommehinne@, tympano@
  | öra, örat, öron@, trumhinn@, tympano@
  | øre@, trommehinde@, tympano@
  | ear, ears, eardrum@, tympan@
  | ухо, уха, уши, ушей, ушн@, барабан@
nose
  | nese@, nesa, bihule@, snørr@, snue
  | näs@, bihål@, snuv@, snor
  | næse@, bihule@, snot, snue
  | nose, nasal@, sinus@, snot@
  | нос, носа, носу, носов@, насморк@, пазух@, соплив@
throat
  | hals@, svelg@, mandel@, tonsill@, drøvel, strupe@
  | hals@, svalg@, tonsill@, strup@
  | hals@, svælg@, mandel@, mandler, tonsil@, strube@
  | throat@, tonsil@, swallow@
  | горл@, миндалин@, глота@, гортан@
chest | bryst@, thorax, brystkass@ | bröst@, thorax | bryst@, thorax | chest, thorax, thoracic | груд@
belly
  | mage@, buk@, underliv@, tarm@
  | mage@, magen, buk@, underliv@, tarm@
  | mave@, bug@, underliv@, tarm@
  | stomach, belly, tummy, abdom@, bowel@, gut
  | живот@, желуд@, кишеч@, брюш@
urine
  | urin@, tiss@, vannlat@, blære@, pisse@, lat vann, urinere
  | urin@, kiss@, blås@, kasta vatten, miktion@
  | urin@, tisse@, vandlad@, blære@, lade vandet
  | urin@, pee, peeing, wee, bladder, pass water, waterworks
  | моч@, писа@, помоч@, мочев@
period
  | menstru@, mensen, mens, blødning@, blør, underlivsblød@
  | menstru@, mens, blödning@, blöder
  | menstru@, mens, blødning@, bløder
  | period@, menstru@, bleed@, blood loss
  | месячн@, менстру@, кровотеч@, кровит
blood | blod@, blødning@, blør | blod@, blödning@, blöder | blod@, blødning@, bløder | blood@, bleed@, haemorrh@, hemorrh@ | кров@, кровотеч@
skin | hud@, huden | hud@, huden | hud@, huden | skin, dermal, cutaneous | кож@
leg
  | legg@, leggen, ben, bein, beina, bena, kne@, fot, foten, føtter, ankel@, tå, tær, tåa, stortå@
  | ben, benet, benen, vad, vaden, knä@, fot, foten, fötter, ankel@, tå, tår, stortå@
  | ben, benet, læg, læggen, knæ@, fod, foden, fødder, ankel@, tå, tæer, storetå@
  | leg, legs, calf, knee@, foot, feet, ankle@, toe, toes
  | ног@, нога, колен@, стоп@, голен@, лодыж@, палец ноги
arm
  | arm, armen, hånd@, finger@, skulder@, albue@, håndledd@
  | arm, armen, hand@, finger@, axel, axeln, armbåge@, handled@
  | arm, armen, hånd@, finger@, skulder@, albue@
  | arm, arms, hand@, finger@, shoulder@, elbow@, wrist@, thumb
  | рук@, кист@, палец, пальц@, плеч@, локт@, запяст@
back | rygg@, korsrygg@, lend@ | rygg@, ländrygg@ | ryg, ryggen, ryg@, lænd@ | back, spine, lumbar | спин@, поясниц@, позвон@
tooth | tann@, tenner | tand@, tänder | tand@, tænder | tooth, teeth, dental | зуб@
fracture | brudd@, brukket, brekker, fraktur@ | brott, fraktur@, bruten, brutit | brud, brækket, fraktur@ | fractur@, broken, break@ | перелом@, сломал@
wound
  | sår@, kutt@, flenge@, rift@, bitt@, bitt, stukket
  | sår@, skär@, rispa, bett, bitit, stucken
  | sår@, snit, flænge@, rift@, bid, bidt, stukket
  | wound@, cut, cuts, gash@, bite@, bitten, stab@, laceration@
  | ран@, порез@, укус@, укусил@
tetanus | stivkrampe@, tetanus@, stelkramp | stelkramp@, tetanus@ | stivkrampe@, tetanus@ | tetanus@, lockjaw | столбняк@
burn
  | brannskade@, brent@, brannsår@, skold@, forbren@, kokeplate@, varmt vann, kokende
  | bränn@, bränt@, skåll@, spisplatt@, hett vatten, kokande
  | forbrænd@, brændt@, skold@, kogeplade@, kogende
  | burn@, scald@, hot plate, boiling, stove@
  | ожог@, обжёг@, обжег@, обжигал@, ошпар@, кипят@, плит@
pregnant-said
  | venter barn, med barn, uke 9, uke ni, på vei, gravid@, svangerskap@, på vent
  | väntar barn, havande, gravid@, på smällen
  | venter barn, venter en lille, gravid@
  | expecting, pregnan@, having a baby, with child
  | жду ребен@, ждёт ребен@, ждет ребен@, беремен@, в положении
new-mother
  | fersk mor, nybakt, barsel@, etter fødsel@, fødte@, nyfødt@, ammer@
  | nybliven mor, nyförlöst@, efter förlossning@, ammar@, nyfödd@
  | nybagt mor, barsel@, efter fødsel@, ammer@, nyfødt@
  | new mother, postpartum, postnatal, after birth, breastfeed@, newborn@
  | родил@, послеродов@, кормящ@, после родов, новорожд@
nursing-home
  | sykehjem@, beboer@, pleiehjem@, institusjon@, omsorgsbolig@
  | äldreboende@, särskilt boende, boende, sjukhem@
  | plejehjem@, beboer@, plejecenter@
  | nursing home@, care home@, resident@
  | дом@ престарел@, пансионат@, интернат@
kindergarten
  | barnehage@, skole@, skolen, barnehagen
  | förskol@, dagis@, skola@, skolan
  | børnehave@, vuggestue@, skole@, institution@
  | nursery, kindergarten@, school@, daycare
  | детск@ сад@, садик@, школ@
work
  | jobb@, arbeid@, sykmeld@, sykemeld@, ansatt@
  | jobb@, arbet@, sjukskriv@, anställd@
  | job@, arbejd@, sygemeld@, ansat@
  | work@, job, sick note@, sick leave, employee@, staff
  | работ@, больничн@, сотрудник@
travel
  | reise@, fly, flyr, fly@, flytur@, utlandet, ferie@
  | resa, resor, flyg@, utomlands, semester@, res@
  | rejse@, flyve@, fly, udlandet, ferie@
  | travel@, trip, flight@, fly, flying, abroad, holiday@
  | поезд@, путешеств@, перелёт@, перелет@, лететь, самолет@, за границ@
sport
  | trene@, trening@, idrett@, sport@, kamp, bryting@, fotball@, svømm@
  | träna@, träning@, idrott@, sport@, match, brottning@, fotboll@, simma@
  | træne@, træning@, idræt@, sport@, kamp, brydning@, fodbold@, svømm@
  | sport@, train@, exercise@, wrestling, football, swim@, match
  | спорт@, трениров@, борьб@, футбол@, плава@
drive
  | kjøre@, bil, bilen, førerkort@, lastebil@
  | köra, kör, bil, bilen, körkort@, lastbil@
  | køre@, bil, bilen, kørekort@, lastbil@
  | drive@, driving, car, licence@, license@, lorry
  | водить, водител@, машин@, за руль, права
high-pressure
  | presse@, systolisk@, diastolisk@, overtrykk, trykket, mmhg, bp
  | systolisk@, diastolisk@, trycket, mmhg, övertryck@
  | systolisk@, diastolisk@, trykket, mmhg
  | bp, systolic, diastolic, mmhg, pressure
  | давлен@, систолич@, диастолич@
kidney-stone | nyrestein@, flanke@, uretersten@ | njursten@, flank@ | nyresten@, flanke@ | kidney stone@, renal colic, flank | почечн@ колик@, камн@ в почк@
liver | lever@, leverprøve@, hepat@ | lever@, levern, hepat@ | lever@, leveren, hepat@ | liver, hepat@ | печен@, гепат@
nsaid
  | nsaid@, ibux, ibuprofen@, diklofenak@, naproxen@, naproksen@, voltaren@, betennelsesdempende@
  | nsaid@, ipren, ibuprofen@, diklofenak@, naproxen@, voltaren@, inflammationshämmande, antiinflammatorisk@
  | nsaid@, ipren, ibuprofen@, diclofenac@, naproxen@, voltaren@, gigtpille@
  | nsaid@, ibuprofen, nurofen, diclofenac, naproxen, anti-inflammator@
  | нпвп, нпвс, ибупрофен@, нурофен@, диклофенак@, напроксен@, противовоспал@
steroid
  | kortison@, prednisolon@, steroid@, deksametason@, glukokortiko@
  | kortison@, prednisolon@, steroid@, dexametason@, betametason@
  | kortison@, prednisolon@, steroid@, dexamethason@, binyrebark@
  | cortisone, steroid@, prednisol@, dexameth@, hydrocort@
  | кортизон@, преднизол@, стероид@, дексаметаз@, гидрокорт@
lithium
  | litium@, litiumspeil, bipolar@, mani, manisk@, li
  | litium@, bipolär@, mani, manisk@, li
  | litium@, lithium@, bipolar@, mani, manisk@
  | lithium, bipolar, mania, manic
  | лити@, биполярн@, мани@
warfarin | warfarin@, marevan@, inr@ | warfarin@, waran@, inr@, pk@ | warfarin@, marevan@, inr@ | warfarin@, inr | варфарин@, мно
statin
  | statin@, kolesterol@, atorvastatin@, simvastatin@, lipid@
  | statin@, kolesterol@, blodfett@, atorvastatin@, simvastatin@
  | statin@, kolesterol@, atorvastatin@, simvastatin@
  | statin@, cholesterol@, atorvastatin, simvastatin, lipid@
  | статин@, холестерин@
fungus
  | sopp@, candida@, trøske@, soppmid@, flukonazol@, mikonazol@
  | svamp@, candida@, torsk, svampmed@, flukonazol@, mikonazol@
  | svamp@, candida@, trøske, svampemid@, fluconazol@, miconazol@
  | fung@, thrush, candida@, yeast@, antifungal@, azole@
  | гриб@, кандид@, молочниц@, противогриб@
allergic
  | allerg@, reaksjon@ på, reagerer på, overfølsom@
  | allerg@, reaktion på, reagerar på, överkänslig@
  | allerg@, reaktion på, reagerer på, overfølsom@
  | allerg@, reaction to, reacts to, hypersensitiv@
  | аллерг@, реакци@ на
poison
  | forgift@, gift@, svelget, slukt, spist, tygget
  | förgift@, gift@, svalt, ätit, tugg@
  | forgift@, gift@, slugt, spist, tygget
  | poison@, toxic@, swallowed, eaten, ate, chewed, ingested
  | отрав@, яд, съел@, проглот@, наглот@
insurance | forsikring@, attest@, erklæring@ | försäkring@, intyg@ | forsikring@, attest@, erklæring@ | insur@, certificate@ | страхов@, справк@
travel-animal
  | kjæledyrpass@, dyrepass@, titer@, antistoff@ mot rabies, innførsel@, import@, tollen
  | sällskapsdjurspass@, pass, titer@, införsel@, import@, tullen
  | kæledyrspas@, pas, titer@, indførsel@, import@
  | pet passport@, titre, titer, import@, border, customs
  | паспорт@ животн@, титр@, ввоз@, границ@, таможн@
`
