/**
 * ICPC-2 chapters A, B and D: general, blood, digestion. Own weights and wording.
 *
 *     CODE prior [f|m] [age from-to] [icd=ICD-10] finding:weight … (a+b: both near each other; a negative weight speaks against)
 *      names nb | Label sv = names | names da | Label en = names | Label ru = names
 *
 * A code without names is a symptom: it is known by its finding alone and its labels stand with the symptoms.
 */
export const CHAPTERS_A_D = `
A01 1 widespread:2.5
A02 0 chills:2
A03 2 fever:2
A04 2 fatigue:2.5 sleepproblem:0.3
A05 1 malaise:1.5
A06 1 syncope:3.5 orthostatic:1
A08 0 legedema:0.5
A09 1 sweating:2 nightsweat:1.5
A11 1 chestpressure:2.5 pain+chest:1.5
A70 0 icd=A169 cough:1 hemoptysis:2 nightsweat:2 weightloss:1.5 travel:0.5
 tuberkulose@, tbc | Tuberkulos = tuberkulos@, tbc | tuberkulose@, tbc | Tuberculosis = tuberculosis, tb | Туберкулёз = туберкулез@
A71 0 icd=B059 rash+face:1 fever:1 redeye:1 cough:0.5
 meslinger | Mässling = mässling@ | mæslinger@ | Measles = measles | Корь = корь, кори
A72 1 age 0-40 icd=B019 rash:1.5 itch:1 fever:1
 vannkopper, vasskoppar | Vattkoppor = vattkoppor@ | skoldkopper@ | Chickenpox = chickenpox, chicken pox, varicella | Ветряная оспа = ветрянк@, ветрян@ оспа
A73 0 icd=B54 fever:1.5 travel:2.5 chills:1
 malaria@ | Malaria = malaria@ | malaria@ | Malaria = malaria | Малярия = маляри@
A75 1 age 8-45 icd=B279 pustonsils:1.5 fatigue:1.5 nodes:1.5 sorethroat:1.5
 mononukleose, kyssesyke@, monospot@
   | Körtelfeber = körtelfeber, mononukleos@, monospot@
   | mononukleose@, kyssesyge@
   | Infectious mononucleosis = mononucleosis, glandular fever, mono, monospot
   | Инфекционный мононуклеоз = мононуклеоз@
A76 1 rash:1.5 fever:1.5
 virusutslett, virusutslæt, håndfotmunnsykdom, hånd-fot-munn@, exanthema subitum, fjerde barnesykdom, tredagersfeber, femte barnesykdom
   | Virusinfektion med hudutslag = virusutslag, höstblåsor, hand-fot-mun@, tredagarsfeber, femte sjukan
   | virusudslæt, hånd-fod-mund@, tredagesfeber, femte sygdom, lussingesyge
   | Viral infection with rash = viral rash, viral exanthem, hand foot and mouth, hand, foot and mouth, roseola, slapped cheek
   | Вирусная инфекция с сыпью = вирусн@ экзантем@, розеол@, энтеровирусн@ экзантем@
A77 2 fever:1.5 fatigue:0.8 malaise:1 pain+muscle:1
 virusinfeksjon@, virussykdom, virose, viralt, virus
   | Virusinfektion = virusinfektion@, viros@, virus
   | virusinfektion@, virus
   | Viral illness = viral infection, viral illness, a virus, virus, viral
   | Вирусная инфекция = вирусн@ инфекц@, вирус@
A78 1 fever:1.5 erythemamigrans:5 tickbite:2.5 chills:1 confusion:0.7
 borreliose, borrelia@, sepsis, blodforgiftning, erythema migrans
   | Infektionssjukdom UNS = borrelia@, borrelios@, sepsis, blodförgiftning
   | borreliose, borrelia@, sepsis, blodforgiftning
   | Infectious disease, other = lyme@, borreli@, sepsis, septic
   | Инфекционное заболевание, другое = боррелиоз@, лайма, сепсис@
A80 1 injury:1 bruising:0.8
 traume, skade etter | Skada UNS = trauma | traume | Injury, unspecified = trauma | Травма неуточнённая = политравм@
A84 1 icd=T509 overdose:4 confusion:0.5
 forgiftning@, intoks@, overdose@, intoksikasjon@, paracetamolforgiftning@, svelg@ _ tabletter
   | Läkemedelsförgiftning = förgiftning@, intox@, överdos@, paracetamolförgiftning@
   | forgiftning@, intoks@, overdosis, paracetamolforgiftning@
   | Medication poisoning = poisoning, overdose@, intoxication
   | Отравление лекарством = отравлен@ лекарств@, передозиров@, отравлен@
A85 2 sideeffect:4
 bivirkning@, biverknad@, legemiddelreaksjon@, skyldes medisinen, av medisinen, legemiddelutslett@, ace-hemmerhoste, medisinutslett
   | Läkemedelsbiverkning = biverkning@, läkemedelsreaktion@, läkemedelsutlöst@
   | bivirkning@, lægemiddelreaktion@, skyldes medicinen
   | Adverse drug effect = side effect@, adverse effect, drug reaction, drug-induced, drug rash, caused by the medication, due to the medication,
       ace inhibitor cough
   | Побочное действие лекарства = побочн@ эффект@, побочн@ действ@, побочк@, лекарственн@ реакц@, от него кашель, от него кашл@
A86 0 burning:0.2 overdose:0.5
 giftig, røykforgiftning@, kullosforgiftning, kullos, alkoholforgiftning
   | Förgiftning, icke läkemedel = rökförgiftning, kolmonoxid@, giftig
   | røgforgiftning, kulilte@, giftig
   | Toxic effect, non-medicinal = carbon monoxide, smoke inhalation, toxic
   | Отравление веществом = угарн@ газ@, отравлен@ дымом, токсич@
A87 1 fever:0.2
 komplikasjon etter, postoperativ@ infeksjon, sårinfeksjon etter operasjon, etter operasjonen infisert, postoperativ@
   | Komplikation efter behandling = postoperativ@, komplikation efter, sårinfektion efter
   | postoperativ@, komplikation efter, sårinfektion efter
   | Complication of treatment = postoperative@, complication of, post-op
   | Осложнение лечения = послеоперац@ осложнен@, осложнен@ после
A88 0 sudden:0.1
 heteslag, solstikk, frostskad@, forfrysning@, hypotermi@, nedkjølt, høydesyke
   | Skada av fysisk faktor = värmeslag, solsting, förfrysning@, köldskad@, hypotermi@
   | hedeslag, solstik, forfrysning@, hypotermi@
   | Adverse effect of physical factor = heat stroke, heatstroke, sunstroke, frostbite, hypotherm@
   | Воздействие физического фактора = теплов@ удар@, солнечн@ удар@, обморож@, переохлажд@
A91 1 crphigh:0.2
 unormal blodprøve, tilfeldig funn, unormalt funn, forhøyede leverprøver, høy senkning
   | Avvikande provsvar = avvikande prov@, bifynd, förhöjda levervärden
   | unormal blodprøve, tilfældigt fund, forhøjede levertal
   | Abnormal result = abnormal result@, incidental finding@, abnormal blood test@, raised liver enzymes
   | Отклонение в анализах = отклонен@ в анализ@, случайн@ находк@
A92 1 icd=T784 anaphylaxis:4.5 allergicreaction:3.5 hives:1.5 swelling+face:2 swelling+tongue:2.5 breathless:0.3 animalbite:-1
 anafyla@, allergisk reaksjon@, allergisk sjokk, matallergi@, nøtteallergi@, allergi, angioødem@, allergisk
   | Allergisk reaktion = anafyla@, allergisk reaktion@, födoämnesallerg@, nötallerg@, allergi, angioödem@
   | anafyla@, allergisk reaktion@, fødevareallerg@, nøddeallerg@, allergi, angioødem@
   | Allergic reaction = anaphyla@, allergic reaction@, food allerg@, nut allerg@, allergy, angioedema, angio-oedema
   | Аллергическая реакция = анафила@, аллергическ@ реакц@, отек квинке, пищев@ аллерги@, ангиоотек@, аллерги@
A97 1 healthcheck:2.5
 attest, helseattest, helseundersøkelse
   | Administrativ kontakt = hälsointyg, hälsokontroll
   | attest, helbredsundersøgelse
   | Administrative contact = medical certificate, medical exam
   | Административное обращение = медосмотр, справк@
A98 1 vaccine:2.5 healthcheck:1.5
 vaksin@, forebygg@
   | Förebyggande åtgärd = vaccin@, hälsosamtal
   | vaccin@, forebyggende
   | Preventive care = vaccination, immunisation, immunization, screening, wellness visit
   | Профилактика = вакцинац@, прививк@, профилакти@
A99 0 icd=G933 fatigue:0.6
 senfølger@, long covid, me/cfs, kronisk utmattelses@, postviral@
   | Sjukdom UNS = långtidscovid, me/cfs, postviral@
   | senfølger@, long covid, kronisk træthed@
   | Disease, other = long covid, chronic fatigue, post-viral, postviral
   | Заболевание, другое = постковид@, хроническ@ усталост@
B02 2 nodes:3 swelling+gland:3 lump+frontneck:1.5 lump+armpit:2 lump+groin:1
B04 0 bruising:1
B70 1 icd=L049 nodes:1.5 swelling+gland:1.5 fever:0.5 pain+gland:2 red+gland:1
 lymfadenitt@, lymfeknutebetennelse
   | Akut lymfadenit = lymfadenit@, lymfkörtelinflammation
   | lymfadenit@, lymfeknudebetændelse
   | Acute lymphadenitis = lymphadenitis
   | Лимфаденит = лимфаденит@
B72 0 nodes:1.5 nightsweat:2 weightloss:1.5
 lymfom@, hodgkin@, lymfekreft | Lymfom = lymfom@, hodgkin@ | lymfom@, hodgkin@, lymfekræft | Lymphoma = lymphoma, hodgkin@ | Лимфома = лимфом@, ходжкин@
B73 0 bruising:1 fatigue:0.6 nodes:0.6 fever:0.5
 leukemi@, blodkreft | Leukemi = leukemi@ | leukæmi@ | Leukaemia = leukaemia, leukemia, cll, aml | Лейкоз = лейкоз@, лейкеми@
B74 0 fatigue:0.3 lowhb:0.5
 myelomatose@, myelom@
   | Elakartad blodsjukdom = myelom@
   | myelomatose@, myelom@
   | Malignant blood disease, other = myeloma
   | Злокачественное заболевание крови = миелом@
B78 0 lowhb:0.5
 sigdcelle@, thalassemi@, talassemi@, sfærocyt@
   | Ärftlig hemolytisk anemi = sicklecell@, thalassemi@, talassemi@
   | seglcelle@, thalassæmi@
   | Hereditary haemolytic anaemia = sickle cell, thalass@
   | Наследственная гемолитическая анемия = талассеми@, серповидноклет@
B80 3 icd=D509 lowhb:3 fatigue:1.2 pale:1.5 heavyperiods:1 breathless:0.4 blackstool:0.5
 jernmangel@, jernmangelanemi@, blodmangel
   | Järnbristanemi = järnbrist@
   | jernmangel@, jernmangelanæmi, blodmangel
   | Iron deficiency anaemia = iron deficien@, iron-deficien@, low iron
   | Железодефицитная анемия = железодефицит@, дефицит железа
B81 1 icd=D519 b12:3 fatigue:0.8 numb+foot:1 tongue+pain:1
 b12-mangel, b12 mangel, pernisiøs@, folatmangel, mangel på b12
   | B12- eller folatbristanemi = b12-brist, b12 brist, perniciös@, folatbrist, brist på b12
   | b12-mangel, b12 mangel, perniciøs@, folatmangel
   | Vitamin B12 or folate deficiency anaemia = b12 deficien@, pernicious, folate deficien@
   | Анемия из-за дефицита B12 или фолата = дефицит b12, дефицит в12, пернициозн@, в12-дефицит@, b12-дефицит@
B82 1 icd=D649 lowhb:2 fatigue:0.8 pale:1
 anemi@, lav blodprosent
   | Anemi UNS = anemi@, blodbrist
   | anæmi@, lav blodprocent
   | Anaemia, unspecified = anaemi@, anemi@
   | Анемия неуточнённая = анеми@, малокров@
B83 0 bruising:2 nosebleed:0.5
 itp, trombocytopeni@, lave blodplater, blødersykdom@, hemofili@, purpura
   | Purpura eller koagulationsrubbning = itp, trombocytopeni@, blödarsjuk@, hemofili@, purpura
   | itp, trombocytopeni@, blødersyg@, hæmofili@, purpura
   | Purpura or coagulation defect = itp, thrombocytopen@, low platelets, haemophilia, hemophilia, purpura
   | Пурпура или нарушение свёртывания = тромбоцитопени@, гемофили@, пурпур@
B90 0 unprotectedsex:0.7 weightloss:0.3
 hiv, aids | Hiv = hiv, aids | hiv, aids | HIV infection = hiv, aids | ВИЧ-инфекция = вич, спид
D01 2 pain+belly:2 cramp+belly:1.5
D02 1 pain+epigastrium:3 nsaiduse:0.3
D03 1 heartburn:2.5
D04 0 pain+anus:2.5
D05 0 itch+anus:2.5
D06 2 pain+lowerright:2 pain+lowerleft:2 pain+upperright:2 pain+lowerbelly:1.5 pain+flank:0.5 pain+belly:1
D07 1 heartburn:1 pain+epigastrium:1 bloating:0.7 nausea:0.4
D08 1 bloating:2.5
D09 1 nausea:1.5
D10 1 vomit:2
D11 2 diarrhea:2.5
D12 2 constipation:3
D13 0 jaundice:3
D14 0 hematemesis:4
D15 0 blackstool:4
D16 2 rectalbleed:3
D18 1 stoolchange:3
D19 1 pain+tooth:2 swelling+jaw:1
D20 1 pain+tongue:1.5 pain+mouth:1.5 dry+mouth:1.5
D21 1 swallowing:2.5
D25 0 bloating:0.7
D70 1 diarrhea:1.5 bleed+belly:0.5 travel:1.5 fever:0.7
 salmonell@, campylobacter@, giardia@, shigell@, clostridium@, c. difficile, turistdiare@, amøb@
   | Tarminfektion = salmonell@, campylobacter@, giardia@, shigell@, clostridium@, turistdiarré
   | salmonell@, campylobacter@, giardia@, shigell@, clostridium@, turistdiarré
   | Bowel infection = salmonell@, campylobacter@, giardia@, shigell@, c diff, clostridi@, traveller's diarrh@, traveler's diarrh@
   | Кишечная инфекция = сальмонелл@, кампилобактер@, лямбли@, шигелл@, дизентери@, кишечн@ инфекц@, диарея путешественник@
D72 0 icd=B199 jaundice:2 fatigue:0.6
 hepatitt@ | Virushepatit = hepatit@ | hepatitis, leverbetændelse | Viral hepatitis = hepatitis | Вирусный гепатит = гепатит@
D73 3 icd=A099 diarrhea:2.5 vomit:2 fever:0.7 cramp+belly:0.8 nausea:0.7 dehydrated:1 pain+belly:0.3
 gastroenteritt@, omgangssyke@, norovirus, rotavirus, magesjau, mageinfeksjon@, magevirus, matforgiftning
   | Gastroenterit, sannolikt infektiös = gastroenterit@, magsjuka@, vinterkräksjuka, kräksjuka, rotavirus, calicivirus, matförgiftning
   | gastroenterit@, roskildesyge@, maveinfluenza, mavevirus, madforgiftning, omgangssyge
   | Gastroenteritis, presumed infection = gastroenteritis, stomach bug, tummy bug, stomach flu, norovirus, rotavirus, food poisoning, gastric flu,
       viral gastro
   | Гастроэнтерит, вероятно инфекционный = гастроэнтерит@, ротавирус@, норовирус@, кишечн@ грипп@, пищев@ отравлен@, пищев@ токсикоинфекц@, кишечн@ вирус@
D74 0 weightloss:1.5 pain+epigastrium:1 appetiteloss:1 vomit:0.5
 magekreft, ventrikkelkreft
   | Magcancer = magsäckscancer, magcancer, ventrikelcancer
   | mavekræft, ventrikelkræft
   | Stomach cancer = stomach cancer, gastric cancer
   | Рак желудка = рак желудка
D75 1 age 40-120 rectalbleed:1.5 stoolchange:2 weightloss:1.2 lowhb:0.8
 tarmkreft, tykktarmskreft, endetarmskreft, kolorektal@ kreft, coloncancer, rektumcancer
   | Tjock- eller ändtarmscancer = tarmcancer, tjocktarmscancer, ändtarmscancer, koloncancer, kolorektal@ cancer, rektalcancer
   | tarmkræft, tyktarmskræft, endetarmskræft, kolorektal@ kræft
   | Colorectal cancer = bowel cancer, colon cancer, colorectal cancer, rectal cancer
   | Рак толстой или прямой кишки = рак кишечника, рак толстой, рак прямой, колоректальн@ рак@
D76 0 jaundice:1.5 weightloss:1.5 pain+epigastrium:0.7
 bukspyttkjertelkreft, pankreaskreft, pancreascancer
   | Bukspottkörtelcancer = pankreascancer, bukspottkörtelcancer
   | bugspytkirtelkræft, pankreascancer
   | Pancreatic cancer = pancreatic cancer
   | Рак поджелудочной железы = рак поджелудочн@
D78 0 rectalbleed:0.5
 polypp@ i tarmen, kolonpolypp@, tarmpolypp@, adenom
   | Godartad tumör i matsmältningsorganen = tarmpolyp@, kolonpolyp@, adenom
   | tarmpolyp@, kolonpolyp@, adenom
   | Benign tumour of digestive system = bowel polyp@, colon polyp@, colonic polyp@, adenoma
   | Доброкачественная опухоль органов пищеварения = полип@ кишк@, полип@ толстой, аденом@
D79 0 age 0-12 swallowing:0.7
 svelget mynt, svelget batteri, svelget en, fremmedlegeme i spiserør@
   | Främmande kropp i matsmältningskanalen = svalt mynt, svalt batteri, främmande kropp i matstrupen
   | slugt en mønt, slugt batteri, fremmedlegeme i spiserør@
   | Foreign body in digestive system = swallowed a coin, swallowed a battery, food bolus
   | Инородное тело пищеварительного тракта = проглотил@ монет@, проглотил@ батарей@, инородн@ тел@ пищевод@
D81 0
 gulping, pylorusstenose
   | Medfödd missbildning i matsmältningsorganen = pylorusstenos
   | pylorusstenose
   | Congenital anomaly of digestive system = pyloric stenosis, tongue tie, tongue-tie
   | Врождённая аномалия пищеварения = пилоростеноз@
D82 2 icd=K089 pain+tooth:3 swelling+jaw:1.5
 tannverk, tannrot@, tannbyll@, tanninfeksjon@, karies, tannkjøttbetennelse, gingivitt@, periodontitt@, tannabscess@
   | Tand- eller tandköttssjukdom = tandvärk, tandinfektion@, tandböld@, karies, tandköttsinflammation, gingivit@, parodontit@, tandrot@
   | tandpine, tandbyld@, tandinfektion@, caries, tandkødsbetændelse, gingivit@, paradentose, tandrod@
   | Tooth or gum disease = toothache, dental abscess, tooth abscess, dental infection, tooth infection, caries, gingivitis, periodont@
   | Болезнь зубов или дёсен = зубн@ бол@, пульпит@, кариес@, периодонтит@, флюс@, гингивит@, пародонт@, зубн@ абсцесс@
D83 1 pain+mouth:1.5 pain+tongue:1.5 wound+mouth:1
 munnsår, afte@, aftøs@, trøske, munnsopp, oral candida, stomatitt@, glossitt@, munntørrhet, spyttkjertel@, spyttstein
   | Mun-, tung- eller läppsjukdom = afte, aftös@, muntorsk, torsk i munnen, stomatit@, glossit@, spottkörtel@, spottsten, muntorrhet
   | afte@, aftøs@, trøske, mundsvamp, svamp i munden, stomatit@, spytkirtel@, spytsten, mundtørhed
   | Mouth, tongue or lip disease = mouth ulcer@, aphthous, oral thrush, stomatitis, glossitis, salivary, dry mouth, canker sore@
   | Болезнь рта, языка или губ = стоматит@, афт@, молочниц@ рта, глоссит@, слюнн@ желез@, кандидоз@ полости рта
D84 3 icd=K219 heartburn:3.5 pain+epigastrium:0.8 cough:0.2 hoarse:0.4 swallowing:0.7
 gastroøsofageal@, refluks@, reflukssykdom, øsofagitt@, spiserørsbetennelse, gerd, barretts
   | Esofagussjukdom (reflux) = reflux@, refluxsjukdom, esofagit@, gerd, barretts
   | refluks@, reflux@, øsofagit@, spiserørsbetændelse, gerd, barretts
   | Oesophageal disease (reflux) = gerd, gord, gastro-oesophageal, gastroesophageal, reflux disease, acid reflux, reflux, oesophagitis, esophagitis,
       barrett's, eosinophilic
   | Болезнь пищевода (рефлюкс) = гэрб, рефлюкс@, эзофагит@, гастроэзофагеальн@
D85 1 icd=K269 pain+epigastrium:2 nsaiduse:1 blackstool:1 night:0.3
 duodenalsår, sår i tolvfingertarm@, ulcus duodeni, ulcus
   | Sår i tolvfingertarmen = duodenalsår, sår i tolvfingertarmen, ulcus duodeni, ulcus
   | duodenalsår, sår på tolvfingertarm@, ulcus duodeni, ulcus
   | Duodenal ulcer = duodenal ulcer, peptic ulcer
   | Язва двенадцатиперстной кишки = язв@ двенадцатиперстн@, язв@ луковиц@, дуоденальн@ язв@
D86 1 icd=K279 pain+epigastrium:2 nsaiduse:1.5 blackstool:1.5 hematemesis:1 burning+belly:1
 magesår, ulcus@, helicobacter@, h. pylori, ulcussykdom
   | Magsår = magsår, ulcus@, helicobacter@
   | mavesår, ulcus@, helicobacter@
   | Peptic ulcer = stomach ulcer, gastric ulcer, peptic ulcer, ulcer disease, helicobacter, h pylori
   | Язва желудка = язв@ желудка, язвенн@ болезн@, хеликобактер@, пептическ@ язв@
D87 2 pain+epigastrium:2 bloating:0.8 nausea:0.6 heartburn:0.7 nsaiduse:0.5
 dyspepsi@, gastritt@, magekatarr, funksjonell@ dyspepsi
   | Funktionell magsjukdom = dyspepsi@, gastrit@, magkatarr
   | dyspepsi@, gastrit@, mavekatar
   | Stomach function disorder = dyspepsia, gastritis, functional dyspepsia
   | Функциональное расстройство желудка = диспепси@, гастрит@
D88 2 icd=K37 pain+lowerright:3.5 migratingpain:3 fever:0.7 appetiteloss:0.8 vomit:0.7 nausea:0.4 crphigh:0.5 pain+belly:0.3
 blindtarm@, appendisitt@, appendicitt@, apendisitt@, blindtarmbetennelse
   | Appendicit = blindtarm@, appendicit@, blindtarmsinflammation
   | blindtarm@, appendicit@, blindtarmsbetændelse
   | Appendicitis = appendicitis, appendix
   | Аппендицит = аппендицит@
D89 1 icd=K409 hernialump:3 lump+groin:3 swelling+groin:2 pain+groin:1 lifting:0.3
 lyskebrokk@, brokk i lysken
   | Ljumskbråck = ljumskbråck@, bråck i ljumsken
   | lyskebrok@, brok i lysken
   | Inguinal hernia = inguinal hernia, groin hernia, hernia in _ groin
   | Паховая грыжа = пахов@ грыж@
D90 1 icd=K449 heartburn:1
 hiatushernie@, mellomgulvsbrokk, hiatus hernie
   | Diafragmabråck = hiatusbråck, diafragmabråck, bråck på magmunnen, hiatushern@
   | hiatushernie@, mellemgulvsbrok
   | Hiatus hernia = hiatus hernia, hiatal hernia
   | Грыжа пищеводного отверстия = хиатальн@ грыж@, грыж@ пищеводн@
D91 1 hernialump:1.5 lump+belly:2
 navlebrokk@, arrbrokk@, ventralhernie@, bukveggsbrokk
   | Bukbråck = navelbråck@, ärrbråck@, bukväggsbråck
   | navlebrok@, arbrok@, bugvægsbrok
   | Abdominal hernia, other = umbilical hernia, incisional hernia, ventral hernia
   | Грыжа живота, другая = пупочн@ грыж@, вентральн@ грыж@, послеоперац@ грыж@
D92 2 age 35-120 icd=K579 pain+lowerleft:3.5 fever:0.8 stoolchange:0.6 crphigh:0.6 constipation:0.4
 divertikul@, divertikler, diverticul@
   | Divertikelsjukdom = divertik@, divertikulit@
   | divertik@, udposning@
   | Diverticular disease = diverticul@
   | Дивертикулярная болезнь = дивертикул@
D93 2 icd=K588 alternatingstool:3 bloating:1.5 pain+belly:0.8 diarrhea:0.6 constipation:0.6 stress:0.4
 irritabel tarm@, irritabel tykktarm@, ibs, lavfodmap, fodmap@
   | Irritabel tarm = irritabel tarm@, ibs, colon irritabile, fodmap@
   | irritabel tyktarm@, irritabel tarm@, ibs, colon irritabile, fodmap@
   | Irritable bowel syndrome = irritable bowel, ibs, fodmap@
   | Синдром раздражённого кишечника = раздраженн@ кишечник@, срк
D94 1 icd=K529 diarrhea:1.5 bleed+anus:0.7 rectalbleed:1.5 weightloss:1.2 pain+belly:0.7 fatigue:0.3 crphigh:0.4
 ulcerøs kolitt, crohn@, kolitt@, inflammatorisk tarm@, kalprotektin, mikroskopisk kolitt, ibd, proktitt@
   | Inflammatorisk tarmsjukdom = ulcerös kolit, crohn@, kolit@, inflammatorisk tarm@, kalprotektin, ibd, proktit@
   | colitis@, crohn@, morbus crohn, inflammatorisk tarm@, calprotectin, kronisk tarmbetændelse, ibd
   | Inflammatory bowel disease = ulcerative colitis, crohn@, colitis, inflammatory bowel, calprotectin, ibd, proctitis
   | Воспалительное заболевание кишечника = язвенн@ колит@, крона, колит@, кальпротектин@, взк
D95 1 icd=K602 pain+anus:3 rectalbleed:1.5 constipation:0.7
 analfissur@, sprekk ved endetarm@, perianal abscess@, analfistel@
   | Analfissur eller perianal abscess = analfissur@, spricka i ändtarm@, perianalabscess@, analfistel@
   | analfissur@, fissura ani, rift ved endetarm@, perianal absces@, analfistel@
   | Anal fissure or perianal abscess = anal fissure, fissure, perianal abscess, anal fistula, tear in _ anus
   | Анальная трещина или парапроктит = анальн@ трещин@, парапроктит@, трещин@ прямой, трещин@ анальн@
D96 1 worms:3.5 itch+anus:2 night:0.3
 småmark, barnemark, orm i tarmen, bendelorm
   | Inälvsmask eller annan parasit = springmask@, spolmask, binnikemask
   | børneorm@, spolorm, bændelorm
   | Worms or other intestinal parasites = threadworm@, pinworm@, tapeworm, roundworm
   | Глисты и другие паразиты = остриц@, глист@, энтеробиоз@, аскарид@, гельминт@
D97 1 jaundice:1.5 alcohol:0.5 bloating:0.2 overweight:0.2
 levercirrhose@, skrumplever, fettlever, cirrhose@, leversvikt, steatose@, leversykdom
   | Leversjukdom = levercirros@, skrumplever, fettlever, cirros@, leversvikt, steatos@
   | skrumpelever, levercirrose@, fedtlever, cirrose@, leversvigt, steatose@
   | Liver disease = cirrhosis, fatty liver, liver failure, steatosis, liver disease
   | Болезнь печени = цирроз@, жиров@ гепатоз@, стеатоз@, печеночн@ недостаточност@
D98 2 icd=K802 murphy:3 pain+upperright:3 fattyfood:2.5 colic:0.8 vomit:0.4 fever:0.3 jaundice:0.7
 gallestein@, galleblærebetennelse, kolecystitt@, cholecystitt@, gallekolikk, gallesteinsanfall@, galleanfall@
   | Gallsten eller gallblåseinflammation = gallsten@, gallblåseinflammation, kolecystit@, gallkolik@, gallstensanfall@
   | galdesten@, galdeblærebetændelse, kolecystit@, galdestensanfald@, galdekolik
   | Gallstones or cholecystitis = gallstone@, cholecystitis, biliary colic, cholelithiasis, cholangitis
   | Желчнокаменная болезнь или холецистит = желчнокамен@, холецистит@, желчн@ колик@, камн@ в желчн@, жкб
D99 1 weightloss:0.3 diarrhea:0.4 pain+belly:0.3 constipation:0.3 bloating:0.3
 cøliaki@, pankreatitt@, bukspyttkjertelbetennelse, laktoseintoleran@, ileus, tarmslyng, subileus, malabsorpsjon
   | Sjukdom i matsmältningsorganen UNS = celiaki@, glutenintoleran@, pankreatit@, bukspottkörtelinflammation, laktosintoleran@, ileus, tarmvred
   | cøliaki@, glutenallergi, pankreatit@, bugspytkirtelbetændelse, laktoseintoleran@, ileus, tarmslyng
   | Disease of digestive system, other = coeliac@, celiac@, pancreatitis, lactose intoleran@, bowel obstruction, ileus, adhesions, malabsorption
   | Болезнь органов пищеварения, другая = целиаки@, панкреатит@, непереносимост@ лактозы, непроходимост@, илеус
A74 0 icd=B069 rash:0.7
 røde hunder, rubella | Röda hund = röda hund, rubella | røde hunde, rubella | Rubella = rubella, german measles | Краснуха = краснух@
A82 0
 følgetilstand etter skade, senskade@
   | Sena effekter av skada = sena effekter av, senskada
   | senfølge@ efter skade
   | Late effect of trauma = late effect of
   | Последствия травмы = последстви@ травмы
A90 0
 downs syndrom, marfan@, kromosom@
   | Medfödd missbildning UNS = downs syndrom, marfan@, kromosom@
   | downs syndrom, marfan@, kromosom@
   | Congenital anomaly, other = down syndrome, marfan@, chromosom@
   | Врождённая аномалия, другая = синдром дауна, марфана, хромосомн@
A93 0 age 0-2
 prematur@
   | Prematurt barn = prematur@, för tidigt född
   | for tidligt født, præmatur@
   | Premature newborn = premature baby, preterm
   | Недоношенность = недоношен@
B71 0 nodes:1
 kronisk lymfadenitt
   | Kronisk lymfadenit = kronisk lymfadenit
   | kronisk lymfadenit@
   | Chronic lymphadenitis = chronic lymphadenitis
   | Хронический лимфаденит = хроническ@ лимфаденит@
B84 0
 leukopeni@, nøytropeni@, leukocytose
   | Avvikande vita blodkroppar = leukopeni@, neutropeni@, leukocytos
   | leukopeni@, neutropeni@, leukocytose
   | Abnormal white cells = leukopenia, neutropenia, leukocytosis
   | Изменения лейкоцитов = лейкопени@, нейтропени@, лейкоцитоз@
B87 0
 splenomegali, forstørret milt
   | Förstorad mjälte = splenomegali, förstorad mjälte
   | splenomegali, forstørret milt
   | Splenomegaly = splenomegaly, enlarged spleen
   | Спленомегалия = спленомегали@, увеличен@ селезенк@
B99 0
 hemokromatose, polycytemi, jernoverskudd, immunsvikt
   | Blodsjukdom UNS = hemokromatos, polycytemi, immunbrist
   | hæmokromatose, polycytæmi, immundefekt
   | Blood or immune disease, other = haemochromatosis, hemochromatosis, polycyth@, immunodeficiency
   | Болезнь крови, другая = гемохроматоз@, полицитеми@, иммунодефицит@
D71 0 swelling+jaw:1 swelling+face:0.5
 kusma | Påssjuka = påssjuka | fåresyge | Mumps = mumps | Эпидемический паротит = паротит@, свинк@
D77 0 jaundice:0.5 weightloss:0.5 swallowing:1
 spiserørskreft, leverkreft, øsofaguscancer
   | Elakartad tumör i matsmältningsorganen UNS = matstrupscancer, levercancer, esofaguscancer
   | spiserørskræft, leverkræft
   | Malignant digestive neoplasm, other = oesophageal cancer, esophageal cancer, liver cancer
   | Злокачественная опухоль пищеварения, другая = рак пищевода, рак печени
`
