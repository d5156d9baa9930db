/** Medicines, amounts, time, cause and certainty. `concept | nb | sv | da | en | ru`, own wording; a row that begins with `=` opens a field. */
export const MEDICINE_MEANINGS = `
= pain medicines
painkiller | smertestillende, smertelindr@, smertemedisin@, smertetablett@, analgetik@, noe mot smertene, noe for smertene | smärtstillande,
  värktablett@, smärtlindr@, värkmedicin@, analgetik@, något mot smärtan, något mot värken | smertestillende, smertelindr@, smertepille@,
  hovedpinepille@, smertemedicin@, analgetik@, noget mod smerterne | painkiller@, pain killer@, pain relie@, pain medic@, pain meds, pain tablets,
  analges@, something for the pain | обезболива@, обезбол, анальгетик@, болеутоляющ@, анальгин@, снять боль, таблетки от боли
paracetamol | paracet@, pinex, panodil@, pamol | alvedon@, paracetamol@, panodil@, pamol | panodil@, pamol@, paracetamol@, pinex@ | paracetamol@,
  acetaminophen, tylenol, panadol, calpol | парацетамол@, панадол@, ацетаминофен@, эффералган@, цефекон@
anti-inflammatory-drug | ibux@, ibuprofen@, ipren@, nsaid@, voltaren@, naproxen@, diklofenak@, betennelsesdempende, antiinflammator@, metacam@,
  rimadyl@, meloxicam | ipren@, ibuprofen@, nsaid@, voltaren@, naproxen@, diklofenak@, cox-hämmare, inflammationsdämpande, antiinflammator@, metacam@,
  rimadyl@, meloxicam | ibuprofen@, ipren@, nsaid@, voltaren@, naproxen@, diclofenac@, gigtpille@, betændelsesdæmpende, antiinflammator@, metacam@,
  rimadyl@ | ibuprofen, nurofen, advil, nsaid@, naproxen, diclofenac, voltarol, anti-inflammator@, antiinflammator@, metacam, meloxicam, carprofen |
  ибупрофен@, нурофен@, нпвс, нпвп, диклофенак@, вольтарен@, противовоспалительн@, кеторол@, нимесулид@, найз, мелоксикам@, напроксен@
opioid | morfin@, opioid@, opiat@, oksykodon@, oxycontin@, oxynorm@, tramadol@, nobligan@, kodein@, paralgin forte, fentanyl@, sterke smertestillende
  | morfin@, opioid@, opiat@, oxikodon@, oxycontin@, oxynorm@, tramadol@, kodein@, citodon@, fentanyl@, starka smärtstillande | morfin@, opioid@,
  opiat@, oxycodon@, oxycontin@, tramadol@, dolol, kodein@, kodimagnyl@, fentanyl@, stærk smertestillende | morphin@, opioid@, opiate@, oxycodon@,
  oxycontin, tramadol, codein@, co-codamol, fentanyl, buprenorphine, strong painkillers | морфин@, опиоид@, опиат@, трамадол@, трамал@, кодеин@,
  фентанил@, оксикодон@, промедол@, наркотическое обезболивающее
migraine-medicine | migrenemedisin@, migrenetablett@, triptan@, imigran@, sumatriptan@, maxalt@, anfallsmedisin@ | migränmedicin@, migräntablett@,
  triptan@, imigran@, sumatriptan@, maxalt@, anfallsmedicin@ | migrænemedicin@, migrænepille@, triptan@, imigran@, sumatriptan@, maxalt@,
  anfaldsmedicin@ | migraine tablet@, migraine medic@, triptan@, sumatriptan, imigran, rizatriptan, maxalt | триптан@, суматриптан@, амигренин@,
  таблетки от мигрени, лекарство от мигрени
nerve-pain-medicine | gabapentin@, pregabalin@, lyrica@, neurontin@, medisin mot nervesmerter, amitriptylin@, sarotex@ | gabapentin@, pregabalin@,
  lyrica@, medicin mot nervsmärta, amitriptylin@, saroten@ | gabapentin@, pregabalin@, lyrica@, medicin mod nervesmerter, amitriptylin@, saroten@ |
  gabapentin@, pregabalin, lyrica, neurontin, nerve pain medic@, amitriptyline | габапентин@, прегабалин@, лирика, лирику, тебантин@, амитриптилин@
local-anaesthetic | bedøv@, lokalbedøv@, lokalanestesi@, lidokain@, xylokain@, emla@, bedøvelsessprøyte@ | bedöv@, lokalbedöv@, lokalanestesi@,
  lidokain@, xylocain@, emla@, bedövningsspruta@ | bedøv@, lokalbedøv@, lokalanæstesi@, lidokain@, lidocain@, emla@ | numbing, numb it, local
  anaesthe@, local anesthe@, lidocaine, lignocaine, emla | обезболивающий укол, местная анестезия, местной анестези@, местную анестези@, анестези@,
  лидокаин@, новокаин@, заморозк@, заморозить
muscle-relaxant | muskelavslappende, muskelrelaks@, muskelavslapp@, baklofen@, krampeløsende, botoks@, botox@ | muskelavslappnande, muskelrelax@,
  baklofen@, kramplösande, norflex@, paraflex@, botox@ | muskelafslappende, muskelrelaks@, baklofen@, baclofen@, krampeløsende, klorzoxazon@, botox@ |
  muscle relax@, baclofen, antispasmodic@, tizanidine, methocarbamol, botox | миорелаксант@, расслабляющее мышцы, мидокалм@, сирдалуд@, баклофен@,
  спазмолитик@, но-шпа, но-шпу, ботокс@
pain-gel-and-heat-rub | smertegel@, voltarol, voltaren gel, liniment@, varmesalve@, kjølegel@, tigerbalsam@ | smärtgel@, voltarengel@, liniment@,
  värmesalva@, kylbalsam@, tigerbalsam@ | smertegel@, voltarengel@, liniment@, varmesalve@, kølegel@, tigerbalsam@ | pain gel, voltarol gel,
  liniment@, heat rub, deep heat, cooling gel, tiger balm | обезболивающая мазь, обезболивающий гель, согревающая мазь, растирк@, финалгон@,
  меновазин@
= infection and parasite medicines
antibiotic | antibiotik@, antibiotisk@, antibiotikakur@, bakteriedrepende, penicillinkur@, ab-kur | antibiotik@, antibiotikakur@, antibiotikum,
  bakteriedödande, penicillinkur@ | antibiotik@, antibiotikakur@, antibiotisk@, bakteriedræbende, penicillinkur@ | antibiotic@, antibiotherapy,
  antibacterial@, course of antibiotics, abx | антибиотик@, антибактериальн@, антибиотикотерапи@, курс антибиотиков, противомикробн@
penicillin | penicillin, penicillinen, penicillinet, apocillin@, amoxicillin@, amoksicillin@, imacillin@, weifapenin | penicillin, penicillinet,
  kåvepenin@, amoxicillin@, amimox@, heracillin@, flukloxacillin | penicillin, penicillinen, penicillinet, vepicombin@, primcillin@, amoxicillin@,
  imadrax, dicillin | penicillin@, amoxicillin, co-amoxiclav, augmentin, flucloxacillin | пенициллин@, амоксициллин@, амоксиклав@, аугментин@,
  флемоксин@
other-antibiotic-kinds | doksycyklin@, doxycyklin@, erytromycin@, azitromycin@, ciproxin@, trimetoprim@, selexid@, klindamycin@, metronidazol@,
  flagyl@ | doxycyklin@, doxyferm@, erytromycin@, azitromycin@, ciprofloxacin@, trimetoprim@, selexid@, klindamycin@, dalacin@, metronidazol@, flagyl@
  | doxycyklin@, erythromycin@, azithromycin@, ciprofloxacin@, trimethoprim@, selexid@, clindamycin@, metronidazol@, flagyl@, sulfametizol |
  doxycycline, erythromycin, azithromycin, clarithromycin, ciprofloxacin, trimethoprim, nitrofurantoin, clindamycin, metronidazole, flagyl |
  доксициклин@, азитромицин@, сумамед@, кларитромицин@, ципрофлоксацин@, цефтриаксон@, фуразидин@, фурагин@, монурал@, метронидазол@, трихопол@
antibiotic-resistance | antibiotikaresistens@, resistent@, resistens@, mrsa, esbl, multiresistent@ | antibiotikaresistens@, resistent@, resistens@,
  mrsa, esbl, multiresistent@ | antibiotikaresistens@, resistent@, resistens@, mrsa, esbl, multiresistent@ | antibiotic resistan@, resistan@,
  superbug@, mrsa, esbl, resistant bug, resistant bugs | устойчивость к антибиотикам, резистентн@, устойчив к антибиотик@, мультирезистентн@
antifungal | soppmid@, soppmedisin@, soppkrem@, soppdrepende, antimykotik@, canesten@, flukonazol@, lamisil@, terbinafin@ | svampmedel@,
  svampmedicin@, svampkräm@, antimykotik@, canesten@, flukonazol@, lamisil@, terbinafin@ | svampemid@, svampecreme@, svampemedicin@, antimykotik@,
  canesten@, fluconazol@, lamisil@, terbinafin@ | antifungal@, anti-fungal@, fungal cream, canesten, clotrimazole, fluconazole, lamisil, terbinafine |
  противогрибков@, мазь от грибка, флуконазол@, клотримазол@, ламизил@, тербинафин@, антимикотик@
antiviral | antiviral@, virusmid@, virusmedisin@, aciklovir@, valtrex@, valaciklovir@, tamiflu@, paxlovid@ | antiviral@, virusmedicin@, virushämmande,
  aciklovir@, valtrex@, valaciklovir@, tamiflu@, paxlovid@ | antiviral@, virusmedicin@, aciclovir@, zovir@, valaciclovir@, tamiflu@, paxlovid@ |
  antiviral@, anti-viral@, aciclovir, acyclovir, valaciclovir, tamiflu, paxlovid | противовирусн@, ацикловир@, зовиракс@, тамифлю, валацикловир@,
  арбидол@, ингавирин@
wormer | ormekur@, ormemid@, ormemedisin@, ormebehandl@, avorme@, vanquin@, vermox@, panacur@, milbemax@, drontal@ | avmaska@, avmaskning@,
  maskmedel@, maskmedicin@, vanquin@, vermox@, axilur@, milbemax@, drontal@ | ormekur@, ormemid@, ormebehandl@, ormemedicin@, vanquin@, vermox@,
  panacur@, milbemax@, drontal@ | worming@, wormer@, wormed, deworm@, de-worm@, worm tablet@, worm treatment, anthelmintic@, panacur, milbemax,
  drontal | глистогон@, от глистов, антигельминт@, дегельминтиз@, проглистог@, прогнать глистов, мильбемакс@, дронтал@, вермокс@, немозол@
tick-and-flea-treatment | flåttmid@, flåttbehandl@, flåtthalsbånd@, flåttablett@, flåttabletten, loppemid@, loppekur@, loppebehandl@, bravecto@,
  nexgard@, frontline@, exspot | fästingmedel@, fästingskydd@, fästinghalsband@, fästingtablett@, loppmedel@, loppbehandl@, bravecto@, nexgard@,
  frontline@, exspot | flåtmid@, flåthalsbånd@, flåttablet@, tægemid@, loppemid@, loppekur@, loppebehandl@, bravecto@, nexgard@, frontline@ | tick
  treatment@, flea treatment@, tick collar@, flea collar@, flea tablet@, spot-on, spot on treatment, bravecto, nexgard, frontline, seresto | от
  клещей, от блох, капли на холку, ошейник от клещей, противоблош@, противоклещ@, бравекто, некстгард, фронтлайн@, инсектоакарицид@
lice-and-scabies-treatment | lusemid@, lusesjampo@, lusekur@, skabbkrem@, skabbmid@, skabbehandling@, nix, hedrin, ivermektin@ | lusmedel@,
  lusschampo@, lusbehandling@, skabbmedel@, skabbkräm@, skabbehandling@, tenutex@, hedrin, ivermektin@ | lusemid@, luseshampoo@, lusekur@, fnatcreme@,
  fnatbehandl@, nix, hedrin, ivermectin@ | lice treatment@, lice shampoo@, head lice lotion, scabies cream@, scabies treatment@, permethrin,
  ivermectin | от вшей, педикулицид@, от чесотки, перметрин@, ивермектин@, бензилбензоат@
antiseptic | desinfi@, desinfeksjon@, antiseptisk@, klorhexidin@, klorheksidin@, sårvask@, pyrisept@, hånddesinf@ | desinfi@, desinfek@, antiseptisk@,
  klorhexidin@, sårtvätt@, handsprit@, alsolsprit | desinfi@, desinfek@, antiseptisk@, klorhexidin@, sårrens@, håndsprit@, jod | disinfect@,
  antiseptic@, chlorhexidine, wound wash, savlon, dettol, iodine, hibiscrub | антисептик@, антисептическ@, дезинфиц@, дезинфек@, хлоргексидин@,
  мирамистин@, зеленк@, перекись водорода, йод, йодом
vaccine | vaksin@, vaksinesprøyt@, revaksin@, immuniser@, påfyllsdose@, boosterdose@, barnevaksin@ | vaccin@, revaccin@, immuniser@, påfyllnadsdos@,
  boosterdos@, barnvaccin@ | vaccin@, revaccin@, immuniser@, boosterdose@, boosterstik@, børnevaccin@ | vaccin@, immunis@, immuniz@, booster@, jabs,
  jabbed, childhood jabs | вакцин@, прививк@, прививо@, привит@, прививал@, ревакцин@, привить, иммунизац@
flu-and-travel-vaccine | influensavaksin@, reisevaksin@, koronavaksin@, pneumokokkvaksin@, stivkrampe@, tetanus, hepatittvaksin@ | influensavaccin@,
  resevaccin@, covidvaccin@, pneumokockvaccin@, stelkramp@, tetanus, tbe-vaccin@, fästingvaccin@ | influenzavaccin@, rejsevaccin@, coronavaccin@,
  covidvaccin@, pneumokokvaccin@, stivkrampe@, tetanus | flu shot@, flu vaccin@, travel vaccin@, covid vaccin@, pneumococcal vaccin@, tetanus, flu
  jab, covid jab, covid booster | прививка от гриппа, прививку от гриппа, прививка от ковида, прививка от столбняка, столбняк@, прививка от
  пневмококка
= heart and vessel medicines
blood-thinner | blodfortynn@, antikoagul@, marevan@, warfarin@, eliquis@, xarelto@, pradaxa@, apiksaban@, fragmin@, klexane@, doak, noak |
  blodförtunn@, antikoagul@, waran@, warfarin@, eliquis@, xarelto@, pradaxa@, apixaban@, fragmin@, innohep@, noak, doak | blodfortynd@, antikoagul@,
  marevan@, warfarin@, eliquis@, xarelto@, pradaxa@, apixaban@, fragmin@, innohep@, doak, noak | blood thinn@, anticoagul@, warfarin, coumadin,
  apixaban, eliquis, rivaroxaban, xarelto, dabigatran, heparin, doac, noac | кроверазжиж@, разжижает кровь, разжижающ@, антикоагул@, варфарин@,
  ксарелто, эликвис@, апиксабан@, ривароксабан@, прадакс@, гепарин@, клексан@
antiplatelet | albyl-e, albyl, acetylsalisylsyre@, platehemmer@, plavix@, klopidogrel@, brilique@, hjertemagnyl | trombyl@, acetylsalicylsyra@,
  trombocythämm@, plavix@, klopidogrel@, brilique@, asa-tablett@ | hjertemagnyl@, magnyl@, acetylsalicylsyre@, pladehæmm@, plavix@, clopidogrel@,
  brilique@ | aspirin@, baby aspirin, antiplatelet@, clopidogrel, plavix, ticagrelor, brilinta | аспирин@, кардиомагнил@, тромбоасс, тромбо асс,
  клопидогрел@, плавикс@, антиагрегант@, брилинт@
blood-pressure-tablets | blodtrykkstablett@, blodtrykksmedisin@, blodtrykksmedik@, blodtrykkssenkende, antihypertensiv@, medisin for blodtrykket, noe
  for blodtrykket | blodtrycksmedicin@, blodtryckstablett@, blodtryckssänkande, antihypertensiv@, medicin mot högt blodtryck, medicin för blodtrycket
  | blodtryksmedicin@, blodtrykspille@, blodtrykstablet@, blodtrykssænkende, antihypertensiv@, noget for blodtrykket | blood pressure tablet@, blood
  pressure medic@, blood pressure pill@, bp tablets, bp meds, antihypertensive@ | таблетки от давления, лекарство от давления, гипотензивн@,
  антигипертензивн@, снижает давление, от гипертонии, препараты от давления
ace-inhibitor-arb | ace-hemmer@, enalapril@, ramipril@, lisinopril@, losartan@, kandesartan@, atacand@, valsartan@, cozaar@ | ace-hämmare, enalapril@,
  ramipril@, losartan@, kandesartan@, candesartan@, atacand@, valsartan@ | ace-hæmmer@, enalapril@, ramipril@, losartan@, candesartan@, atacand@,
  valsartan@ | ace inhibitor@, ramipril, lisinopril, enalapril, perindopril, losartan, candesartan, valsartan, benazepril | ингибитор апф, ингибиторы
  апф, эналаприл@, лизиноприл@, периндоприл@, рамиприл@, лозартан@, валсартан@, лозап, сартан@
calcium-channel-blocker | kalsiumblokker@, kalsiumantagonist@, kalsiumhemmer@, amlodipin@, norvasc@, adalat@, verapamil@ | kalciumblockerare,
  kalciumantagonist@, kalciumhämmare, amlodipin@, felodipin@, norvasc@, verapamil@ | calciumblokker@, calciumantagonist@, kalciumantagonist@,
  amlodipin@, felodipin@, verapamil@ | calcium channel blocker@, amlodipine, felodipine, nifedipine, diltiazem, verapamil | антагонист кальция,
  антагонисты кальция, блокатор кальциевых каналов, амлодипин@, нифедипин@, верапамил@, коринфар@
beta-blocker | betablokker@, metoprolol@, selo-zok@, selozok@, propranolol@, bisoprolol@, emconcor@, atenolol@, inderal@ | betablockerare, betablock@,
  metoprolol@, seloken@, propranolol@, bisoprolol@, atenolol@, inderal@ | betablokker@, metoprolol@, selo-zok@, propranolol@, bisoprolol@,
  carvedilol@, atenolol@ | beta blocker@, beta-blocker@, bisoprolol, metoprolol, propranolol, atenolol, carvedilol | бета-блокатор@, бета блокатор@,
  бисопролол@, конкор@, метопролол@, эгилок@, пропранолол@, анаприлин@
water-tablets | vanndriv@, vanntablett@, diuretik@, furosemid@, furix@, burinex@, spironolakton@, diural@, hydroklortiazid@ | vattendriv@,
  vätskedriv@, urindriv@, diuretik@, furosemid@, furix@, impugan@, spironolakton@ | vanddriv@, diuretik@, furosemid@, furix@, burinex@,
  spironolacton@, spironolakton@, centyl@ | water tablet@, water pill@, diuretic@, furosemide, frusemide, lasix, bumetanide, spironolactone,
  indapamide | мочегонн@, диуретик@, фуросемид@, лазикс@, верошпирон@, спиронолактон@, торасемид@, диувер@, индапамид@
cholesterol-tablets | kolesteroltablett@, kolesterolmedisin@, kolesterolsenkende, statin@, lipitor@, atorvastatin@, simvastatin@, ezetimib@ |
  kolesterolmedicin@, kolesteroltablett@, kolesterolsänkande, blodfettsänkande, statin@, atorvastatin@, simvastatin@, ezetimib@ | kolesterolmedicin@,
  kolesterolpille@, kolesterolsænkende, statin@, atorvastatin@, simvastatin@, ezetimib@ | cholesterol tablet@, cholesterol medic@, cholesterol pill@,
  cholesterol-lowering, lipid-lowering, statin@, atorvastatin, simvastatin, rosuvastatin, lipitor, ezetimibe | статин@, таблетки от холестерина,
  аторвастатин@, розувастатин@, симвастатин@, крестор@, гиполипидемическ@, для снижения холестерина
nitroglycerin | nitroglyserin@, nitrospray@, nitro, nitroen, imdur@ | nitroglycerin@, nitrospray@, nitro, nitrolingual@, imdur@ | nitroglycerin@,
  nitrospray@, nitro, nitrolingual@, imdur@ | nitroglycerin, glyceryl trinitrate, gtn, gtn spray, nitro spray, nitrates, nitrolingual |
  нитроглицерин@, нитроспре@, нитрат@, изокет@, нитроминт@
heart-rhythm-and-failure-medicine | hjertemedisin@, hjertetablett@, digoksin@, digitoksin@, amiodaron@, cordarone, flekainid@, entresto@, pimobendan@,
  vetmedin@ | hjärtmedicin@, hjärttablett@, digoxin@, amiodaron@, cordarone, flekainid@, tambocor, entresto@, pimobendan@, vetmedin@ | hjertemedicin@,
  hjertepille@, digoxin@, amiodaron@, cordarone, flecainid@, entresto@, pimobendan@, vetmedin@ | heart tablet@, heart medic@, heart pills, digoxin,
  amiodarone, flecainide, entresto, antiarrhythmic@, pimobendan, vetmedin | сердечные таблетки, лекарство для сердца, сердечные препараты, дигоксин@,
  амиодарон@, кордарон@, антиаритмическ@, юперио, пимобендан@, ветмедин@
= medicines for nerves and mind
sleeping-tablets | sovemedisin@, sovetablett@, sovepille@, innsovningstablett@, noe å sove på, imovane@, zopiklon@, zopiclone, stilnoct@, hypnotik@ |
  sömnmedicin@, sömntablett@, sömnmedel@, insomningstablett@, insomningsmedel@, något att sova på, imovane@, zopiklon@, stilnoct@, hypnotik@ |
  sovemedicin@, sovepille@, sovetablet@, sovemid@, noget at sove på, imovane@, imozop@, zopiclon@, stilnoct@, hypnotik@ | sleeping tablet@, sleeping
  pill@, sleep medic@, sleeping medic@, zopiclone, zolpidem, ambien, hypnotic@ | снотворн@, таблетки для сна, таблетки от бессонницы, золпидем@,
  зопиклон@, донормил@, имован@
sedatives | beroligende, benzodiazepin@, sobril@, valium@, vival@, stesolid@, diazepam@, oksazepam@, rivotril@, xanor@, atarax@, sedativ@ | lugnande,
  benzodiazepin@, bensodiazepin@, sobril@, oxascand@, stesolid@, diazepam@, xanor@, atarax@, theralen@, sedativ@, bensoprepar@ | beroligende,
  benzodiazepin@, stesolid@, diazepam@, oxazepam@, oxapax@, alprazolam@, alopam@, sedativ@, nervepille@ | sedative@, sedation, tranquilli@,
  benzodiazepine@, benzos, diazepam, valium, lorazepam, xanax, calming tablets, something to calm | успокоительн@, успокаивающ@, седативн@,
  транквилизатор@, феназепам@, диазепам@, реланиум@, атаракс@, бензодиазепин@, корвалол@
antidepressant | antidepressiv@, lykkepille@, ssri, cipralex@, escitalopram@, zoloft@, sertralin@, remeron@, mirtazapin@, effexor@, medisin mot
  depresjon | antidepressiv@, lyckopiller, ssri, escitalopram@, citalopram@, sertralin@, zoloft, mirtazapin@, venlafaxin@, cymbalta, medicin mot
  depression | antidepressiv@, lykkepille@, ssri, escitalopram@, citalopram@, sertralin@, zoloft, mirtazapin@, venlafaxin@, duloxetin@, medicin mod
  depression | antidepressant@, anti-depressant@, ssri@, happy pills, sertraline, citalopram, escitalopram, fluoxetine, prozac, mirtazapine,
  venlafaxine | антидепрессант@, сертралин@, золофт@, эсциталопрам@, флуоксетин@, прозак@, пароксетин@, миртазапин@, сиозс, таблетки от депрессии
antipsychotic | antipsykotik@, antipsykotisk@, nevroleptik@, seroquel@, kvetiapin@, zyprexa@, olanzapin@, risperdal@, haldol@, klozapin@,
  depotsprøyte@ | antipsykotik@, antipsykotisk@, neuroleptik@, seroquel@, quetiapin@, olanzapin@, zyprexa, risperdal@, haldol@, klozapin@, depåspruta@
  | antipsykotik@, antipsykotisk@, neuroleptik@, seroquel@, quetiapin@, olanzapin@, risperdal@, haldol@, serenase, clozapin@, depotindsprøjt@ |
  antipsychotic@, neuroleptic@, quetiapine, seroquel, olanzapine, risperidone, haloperidol, clozapine, depot injection | нейролептик@, антипсихотик@,
  кветиапин@, оланзапин@, рисперидон@, галоперидол@, клозапин@, азалептин@
mood-stabiliser | stemningsstabiliser@, litium@, lithium@, lamictal@, lamotrigin@ | stämningsstabiliser@, humörstabiliser@, litium@, lamotrigin@,
  lamictal@ | stemningsstabiliser@, humørstabiliser@, lithium@, litium@, lamotrigin@, lamictal@ | mood stabili@, lithium, priadel, lamotrigine,
  lamictal | нормотимик@, стабилизатор настроения, ламотриджин@, ламиктал@, литий, лития
epilepsy-medicine | epilepsimedisin@, antiepileptik@, krampeforebyggende, orfiril@, valproat@, tegretol@, karbamazepin@, keppra@, levetiracetam@,
  fenemal@, fenobarbital@ | epilepsimedicin@, antiepileptik@, krampförebyggande, ergenyl@, valproat@, tegretol@, karbamazepin@, keppra@,
  levetiracetam@, fenemal@, fenobarbital@ | epilepsimedicin@, antiepileptik@, krampeforebyggende, orfiril@, valproat@, tegretol@, carbamazepin@,
  keppra@, levetiracetam@, fenemal@, phenobarbital | epilepsy medic@, epilepsy tablet@, anti-epileptic@, antiepileptic@, anticonvulsant@, seizure
  medic@, valproate, epilim, carbamazepine, keppra, levetiracetam, phenobarb@ | противоэпилептическ@, противосудорожн@, таблетки от эпилепсии,
  антиконвульсант@, депакин@, вальпро@, карбамазепин@, финлепсин@, кеппр@, леветирацетам@, фенобарбитал@
adhd-medicine | adhd-medisin@, ritalin@, concerta@, metylfenidat@, elvanse@, aduvanz@, sentralstimulerende, strattera@ | adhd-medicin@, ritalin@,
  concerta@, metylfenidat@, elvanse@, medikinet@, centralstimulerande, strattera@ | adhd-medicin@, ritalin@, concerta@, methylphenidat@, elvanse@,
  medikinet@, centralstimulerende, strattera@ | adhd medic@, adhd meds, ritalin, concerta, methylphenidate, elvanse, vyvanse, stimulant@, atomoxetine
  | лекарство от сдвг, риталин@, метилфенидат@, атомоксетин@, страттер@, психостимулятор@
parkinson-and-dementia-medicine | parkinsonmedisin@, levodopa@, madopar@, sinemet@, sifrol@, demensmedisin@, donepezil@, aricept@, memantin@ |
  parkinsonmedicin@, levodopa@, madopark@, sifrol@, demensmedicin@, donepezil@, aricept@, memantin@ | parkinsonmedicin@, levodopa@, madopar@,
  sinemet@, sifrol@, demensmedicin@, donepezil@, aricept@, memantin@ | parkinson's medic@, levodopa, madopar, sinemet, co-careldopa, pramipexole,
  dementia medic@, donepezil, memantine | леводоп@, мадопар@, наком, прамипексол@, лекарство от паркинсона, донепезил@, мемантин@, акатинол@
= medicines for lungs and allergy
inhaler | inhalator@, astmamedisin@, inhalasjonsmedisin@, pusteapparat@, spray til astmaen, diskus, turbuhaler@, kolsmedisin@, åndekammer,
  inhalasjonskammer@ | inhalator@, astmamedicin@, inhalationsmedicin@, astmaspray@, diskus, turbuhaler@, kolmedicin@, andningsbehållare, spacer |
  inhalator@, astmamedicin@, inhalationsmedicin@, astmaspray@, diskus, turbuhaler@, kolmedicin@, spacer, åndebeholder | inhaler@, puffer@, asthma
  pump, asthma medic@, turbohaler, accuhaler, spacer@, copd inhaler | ингалятор@, ингаляци@, аэрозоль от астмы, спейсер@, турбухалер@, баллончик от
  астмы
reliever-inhaler | ventolin@, ventoline@, salbutamol@, airomir@, bricanyl@, bronkodilat@, luftveisutvid@, blå inhalator, anfallsspray@ | ventolin@,
  ventoline@, salbutamol@, airomir@, bricanyl@, buventol@, luftrörsvidg@, bronkodilat@, akutinhalator@ | ventolin@, ventoline@, salbutamol@, airomir@,
  bricanyl@, terbutalin@, bronkodilat@, anfaldsspray@, blå spray | ventolin, salbutamol, albuterol, reliever@, blue inhaler, rescue inhaler,
  bronchodilator@, terbutaline | сальбутамол@, вентолин@, беродуал@, бронхолитик@, бронхорасшир@, беротек@
preventer-inhaler | inhalasjonssteroid@, pulmicort@, flutide@, symbicort@, seretide@, trelegy@, spiriva@, forebyggende inhalator |
  inhalationssteroid@, kortisoninhalator@, pulmicort@, flutide@, symbicort@, seretide@, spiriva@, bufomix@ | inhalationssteroid@, pulmicort@,
  spirocort@, flutide@, symbicort@, seretide@, bufomix@, spiriva@ | preventer@, brown inhaler, steroid inhaler@, inhaled steroid@, pulmicort,
  symbicort, seretide, fostair, spiriva, tiotropium | пульмикорт@, будесонид@, симбикорт@, серетид@, ингаляционные гормоны, ингаляционные
  кортикостероид@, спирив@, базисная терапия астмы
allergy-tablets | allergitablett@, allergimedisin@, antihistamin@, zyrtec@, cetirizin@, loratadin@, clarityn@, aerius@, medisin mot pollenallergi |
  allergitablett@, allergimedicin@, antihistamin@, cetirizin@, zyrlex, loratadin@, clarityn@, aerius@, tavegyl@, desloratadin@ | allergipille@,
  allergimedicin@, allergitablet@, antihistamin@, cetirizin@, zyrtec, loratadin@, clarityn, benaday@, aerius | allergy tablet@, allergy medic@,
  allergy pill@, hay fever tablet@, antihistamine@, cetirizine, loratadine, piriton, claritin, zyrtec, apoquel | антигистаминн@, таблетки от аллергии,
  лекарство от аллергии, цетиризин@, зиртек@, зодак@, супрастин@, лоратадин@, эриус@, кларитин@
adrenaline-pen | adrenalin@, epipen@, adrenalinpenn@, jext, anafylaksiberedskap, allergisprøyte@ | adrenalin@, epipen@, adrenalinpenn@, jext,
  allergipenn@, emerade | adrenalin@, epipen@, adrenalinpen@, jext, allergipen@ | adrenalin@, epipen@, epinephrine, jext, auto-injector@,
  autoinjector@ | адреналин@, эпинефрин@, эпипен@, шприц-ручка с адреналином
nasal-spray | nesespray@, nesedråpe@, otrivin@, zymelin@, rhinox@, avsvellende nese, nasonex@, saltvannsspray@ | nässpray@, nässprej@, näsdropp@,
  nezeril@, otrivin@, nasonex@, avsvällande, koksaltsspray@ | næsespray@, næsedråbe@, otrivin@, zymelin@, nasonex@, saltvandsspray@, afsvellende |
  nasal spray@, nose spray@, nose drop@, nasal drop@, decongestant@, otrivine, saline spray, nasonex, beconase | капли в нос, спрей в нос,
  сосудосуживающ@, називин@, нафтизин@, отривин@, ксилометазолин@, назонекс@, промывать нос
cough-medicine | hostesaft@, hostemedisin@, hostedempende, slimløsende, slimløser@, cosylan@, solvipect@, bisolvon@, mukolytik@ | hostmedicin@,
  hostdämpande, slemlösande, cocillana@, bisolvon@, acetylcystein@, mollipect@ | hostesaft@, hostemedicin@, hostestillende, slimløsende, bisolvon@,
  mucomyst@, dexofan@ | cough medic@, cough syrup@, cough mixture@, linctus, expectorant@, mucolytic@, cough suppressant@, lozenge@ | от кашля, сироп
  от кашля, отхаркивающ@, муколитик@, амброксол@, мукалтин@, ацц, лазолван@, синекод@
allergy-immunotherapy | allergivaksin@, hyposensibiliser@, immunterapi mot allergi, allergen immunterapi, grazax@, desensibiliser@ | allergivaccin@,
  hyposensibiliser@, immunterapi mot allergi, grazax@, desensibiliser@ | allergivaccin@, hyposensibiliser@, immunterapi mod allergi, grazax@,
  desensibiliser@ | allergy vaccin@, desensitis@, desensitiz@, allergen immunotherapy, allergy shots, grazax | асит, десенсибилизац@,
  гипосенсибилизац@, аллергенспецифическ@, уколы от аллергии
oxygen-treatment | oksygen@, surstoff, surstoffet, oksygenbehandl@, oksygenflaske@, nesegrime@, hjemmeoksygen, oksygenkonsentrator@ | syrgas@,
  syrgasbehandl@, syrgasflaska@, hemsyrgas, näsgrimma@, oxygen@ | iltbehandl@, iltflaske@, iltapparat@, hjemmeilt, næsekateter@, får ilt, med ilt |
  oxygen, home oxygen, oxygen bottle, oxygen cylinder, oxygen concentrator@, nasal prongs, nasal cannula | кислород@, кислородн@, кислородный
  концентратор, кислородотерапи@
= hormones and metabolism medicines
insulin | insulin@, langtidsvirkende insulin, hurtigvirkende insulin, novorapid@, lantus@, tresiba@, insulinpumpe@, insulinpenn@, setter insulin |
  insulin@, långtidsverkande insulin, snabbverkande insulin, måltidsinsulin, novorapid@, lantus@, tresiba@, insulinpump@, tar insulin | insulin@,
  langtidsvirkende insulin, hurtigvirkende insulin, novorapid@, lantus@, tresiba@, insulinpumpe@, tager insulin | insulin@, long-acting insulin,
  rapid-acting insulin, novorapid, lantus, tresiba, insulin pump, caninsulin | инсулин@, лантус@, новорапид@, хумалог@, левемир@, тресиб@, инсулиновая
  помпа, колю инсулин
diabetes-tablets | diabetestablett@, sukkersyketablett@, diabetesmedisin@, metformin@, glucophage@, jardiance@, forxiga@, januvia@, amaryl@ |
  diabetesmedicin@, diabetestablett@, metformin@, glukofag@, jardiance@, forxiga@, januvia@, glibenklamid | diabetesmedicin@, diabetespille@,
  sukkersygepille@, metformin@, jardiance@, forxiga@, januvia@, glimepirid | diabetes tablet@, diabetes medic@, diabetic tablets, metformin,
  gliclazide, jardiance, forxiga, dapagliflozin, empagliflozin, sitagliptin, sglt | таблетки от диабета, таблетки от сахара, сахароснижающ@,
  метформин@, глюкофаж@, сиофор@, гликлазид@, диабетон@, форсиг@, джардинс@
weight-loss-injections | slankesprøyte@, slankemedisin@, slankemid@, ozempic@, wegovy@, saxenda@, mounjaro@, semaglutid@, vektreduserende medisin |
  bantningsspruta@, viktminskningsmedicin@, viktnedgångsmedicin@, fetmamedicin@, ozempic@, wegovy@, saxenda@, mounjaro@, semaglutid@ | slankemedicin@,
  slankeindsprøjt@, vægttabsmedicin@, ozempic@, wegovy@, saxenda@, mounjaro@, semaglutid@ | weight loss injection@, weight loss medic@, slimming
  injection@, skinny jab, ozempic, wegovy, saxenda, mounjaro, semaglutide, glp | оземпик@, семаглутид@, саксенд@, лираглутид@, уколы для похудения,
  таблетки для похудения
cortisone | kortison@, prednisolon@, kortisonkur@, prednisolonkur@, steroid, steroider, steroidkur@, kortikosteroid@, glukokortikoid@, medrol@,
  deksametason@ | kortison@, prednisolon@, kortisonkur@, betapred@, steroid, steroider, kortikosteroid@, glukokortikoid@, dexametason@ |
  binyrebarkhormon@, prednisolon@, prednison@, steroid, steroider, kortison@, kortikosteroid@, glukokortikoid@, steroidkur@, dexamethason@ |
  cortisone, steroid, steroids, steroid tablets, prednisolone, prednisone, hydrocortisone tablets, corticosteroid@, glucocorticoid@, dexamethasone |
  преднизолон@, кортизон@, гормоны коры, кортикостероид@, глюкокортикоид@, дексаметазон@, метипред@, стероид@, гидрокортизон@
cortisone-injection | kortisonsprøyte@, kortisoninjeksjon@, kortison i skulderen, steroidinjeksjon@, sprøyte i leddet, leddinjeksjon@ |
  kortisonspruta@, kortisonsprutor@, kortisoninjektion@, spruta i leden, ledinjektion@, steroidinjektion@ | blokade, blokaden, blokader,
  binyrebarkhormonindsprøjt@, kortisonindsprøjt@, steroidindsprøjt@, indsprøjtning i leddet | steroid injection@, cortisone injection@, cortisone
  shot@, joint injection@, injection into the joint | укол в сустав, внутрисуставн@, дипроспан@, кеналог@, блокаду делали, сделали блокаду, лечебная
  блокада
thyroid-medicine | stoffskiftemedisin@, stoffskiftetablett@, levaxin@, levotyroksin@, tyroksin@, euthyrox@, neo-mercazole, medisin for stoffskiftet |
  sköldkörtelmedicin@, ämnesomsättningsmedicin@, levaxin@, levotyroxin@, tyroxin@, euthyrox@, thacapzol@, liothyronin@ | stofskiftemedicin@,
  stofskiftepille@, eltroxin@, euthyrox@, levothyroxin@, thyroxin@, thycapzol@ | thyroid tablet@, thyroid medic@, levothyroxine, thyroxine, eltroxin,
  synthroid, carbimazole, methimazole | левотироксин@, эутирокс@, л-тироксин@, тироксин@, таблетки для щитовидки, тирозол@, тиамазол@
contraceptive-pill | p-pille@, p-piller, minipille@, prevensjonspille@, går på pillen, prevensjon@, p-ring, p-plaster, p-sprøyte@, cerazette@, loette
  | p-piller, p-pille@, minipiller, preventivmedel@, preventiv@, p-ring, p-plåster, p-spruta@, cerazette@, mellanpiller | p-pille@, p-piller,
  minipille@, prævention@, præventionsmid@, p-ring, p-plaster, cerazette@ | the pill, birth control pill@, contracepti@, birth control, mini-pill,
  minipill, combined pill, depo injection, microgynon | противозачаточн@, контрацептив@, оральные контрацептивы, контрацепц@, кок, ярин@, джес,
  мини-пили, предохраня@
coil-and-implant | spiral, spiralen, hormonspiral@, kobberspiral@, p-stav@, implanon, nexplanon@, mirena@ | spiral, spiralen, hormonspiral@,
  kopparspiral@, p-stav@, implanon, nexplanon@, mirena@ | spiral, spiralen, hormonspiral@, kobberspiral@, p-stav@, implanon, nexplanon@, mirena@ | the
  coil, hormonal coil, copper coil, iud, ius, mirena, contraceptive implant, implanon, nexplanon | спираль, спирали, внутриматочн@, мирен@, вмс,
  подкожный имплант, импланон@
emergency-contraception | angrepille@, nødprevensjon@, norlevo, ellaone, dagen derpå-pille@ | akut-p-piller, akut p-piller, dagen efter-piller,
  dagen-efter-piller, nödprevention, norlevo, ellaone | fortrydelsespille@, nødprævention@, dagen derpå-pille@, norlevo, ellaone | morning after pill,
  morning-after pill, emergency contracept@, levonelle, ellaone, plan b | экстренная контрацепция, экстренной контрацепции, постинор@, эскапел@,
  таблетка на следующий день
hormone-replacement | hormonbehandl@, hormonterapi@, hormontablett@, hormonplaster@, hormonsubstitusjon, østrogen@, estradiol@, østradiol@, vagifem@,
  livial, mht, hrt | hormonbehandl@, hormonersättning@, hormonplåster@, östrogen@, estradiol@, vagifem@, klimakteriebehandl@, mht, hrt, progesteron@ |
  hormonbehandl@, hormonterapi@, hormontilskud@, hormonplaster@, østrogen@, estradiol@, vagifem@, mht, hrt, progesteron@ | hormone replacement@, hrt,
  hormone therapy, hormone patch@, estrogen@, oestrogen@, estradiol, vagifem, progesterone | згт, мгт, заместительная гормональная терапия,
  гормонотерапи@, эстроген@, эстрадиол@, прогестерон@, фемостон@, дюфастон@, утрожестан@
testosterone-treatment | testosteron@, nebido@, testogel, mannlig hormon, anabole steroider, anabol@ | testosteron@, nebido@, testogel, manligt
  hormon, anabola steroider, anabol@ | testosteron@, nebido@, testogel, mandligt hormon, anabole steroider, anabol@ | testosterone, nebido, testogel,
  male hormone, anabolic@ | тестостерон@, небидо, андрогел@, мужской гормон, анаболик@, анаболическ@
osteoporosis-medicine | beinskjørhetsmedisin@, benskjørhetsmedisin@, fosamax@, alendronat@, bisfosfonat@, aclasta, prolia@, denosumab |
  benskörhetsmedicin@, alendronat@, alenat, fosamax@, bisfosfonat@, aclasta, zoledronsyra, prolia@, denosumab | knogleskørhedsmedicin@, alendronat@,
  fosamax@, bisfosfonat@, aclasta, prolia@, denosumab | osteoporosis medic@, bone tablet@, alendronic acid, alendronate, fosamax, bisphosphonate@,
  prolia, denosumab, zoledronic | бисфосфонат@, алендронат@, фосамакс@, от остеопороза, золедронов@, пролиа, деносумаб@
= stomach medicines and others
heartburn-tablets | syredempende, syrenøytraliser@, protonpumpehemmer@, ppi, nexium@, somac@, pantoprazol@, omeprazol@, losec, lanzo,
  halsbrannmedisin@, gaviscon@ | syrahämm@, magsårsmedicin@, protonpumpshämmare, ppi, omeprazol@, losec@, nexium@, pantoprazol@, novalucol, gaviscon@,
  samarin@ | syrehæmm@, syreneutraliser@, mavesyremid@, mavesårsmedicin@, protonpumpehæmm@, ppi, omeprazol@, pantoprazol@, nexium@, lansoprazol@,
  gaviscon@, balancid@ | heartburn tablet@, heartburn medic@, antacid@, acid reducer@, proton pump inhibitor@, ppi, omeprazole, lansoprazole,
  pantoprazole, nexium, gaviscon, rennie | от изжоги, антацид@, ингибитор протонной помпы, омепразол@, омез, пантопразол@, эзомепразол@, нексиум@,
  ренни, гевискон@, маалокс@, фосфалюгель
laxative | avføringsmid@, lakser@, laktulose@, duphalac@, movicol@, laxoberal@, dulcolax@, vi-siblin, noe mot forstoppelse | laxermedel@, laxerande,
  laxativ@, laktulos@, duphalac@, movicol@, laxoberal@, cilaxoral, inolaxol, vi-siblin, bulkmedel | afføringsmid@, laksantia, laxantia, laktulose@,
  magnesia, movicol@, laxoberal@, dulcolax@, toilax, husk-frøskaller | laxative@, stool softener@, lactulose, movicol, laxido, senna, bisacodyl,
  dulcolax, fybogel, miralax | слабительн@, лактулоз@, дюфалак@, форлакс@, сенад@, бисакодил@, гутталакс@, от запора
enema | klyster@, klyks, microlax@, mikroklyster@, tarmtømming@, tømming av tarmen, tarmskyll@ | lavemang@, klysma@, klyx, microlax@, mikrolavemang@,
  tarmskölj@ | lavement@, klyx, klysma, microlax@, tarmskyl@, udtømning af tarmen | enema@, microlax, micro-enema, bowel prep, bowel cleanse | клизм@,
  микролакс@, микроклизм@, очищение кишечника
antidiarrhoeal | stoppende middel mot diare, imodium@, loperamid@, travello, diaremedisin@ | stoppande medel, imodium@, loperamid@, dimor,
  diarrémedicin@, medel mot diarré | stoppende middel, imodium@, loperamid@, imolope, medicin mod diarre, diarrémedicin@ | imodium, loperamide,
  antidiarrh@, anti-diarrh@, diarrhoea tablets | от поноса, от диареи, лоперамид@, имодиум@, смект@, противодиарейн@, закрепляющ@, активированный
  уголь
antiemetic | kvalmestillende, kvalmemedisin@, afipran@, metoklopramid@, zofran@, ondansetron@, postafen@, reisesyketablett@, primperan@ |
  illamåendemedicin@, medel mot illamående, kräkhämmande, primperan@, metoklopramid@, ondansetron@, postafen@, lergigan@, åksjuketablett@ |
  kvalmestillende, kvalmemedicin@, medicin mod kvalme, primperan@, metoclopramid@, ondansetron@, postafen, køresygetablet@ | anti-sickness,
  antiemetic@, anti-emetic@, anti-nausea, sickness tablets, metoclopramide, ondansetron, cyclizine, travel sickness tablet@, maropitant, cerenia |
  противорвотн@, от тошноты, от рвоты, церукал@, метоклопрамид@, ондансетрон@, мотилиум@, таблетки от укачивания, серения
probiotics | probiotik@, melkesyrebakter@, idoform@, biola, gode bakterier, idofast | probiotik@, mjölksyrabakter@, idoform@, vivag, goda bakterier |
  probiotik@, mælkesyrebakter@, idoform@, gode bakterier, dophilus | probiotic@, good bacteria, lactobacil@, live yoghurt, friendly bacteria |
  пробиотик@, бифидобактер@, лактобактер@, линекс@, полезные бактерии, энтерол@
gout-medicine | urinsyregiktmedisin@, allopurinol@, allopur@, kolkisin@, colchicin@, urinsyresenkende | giktmedicin@, allopurinol@, kolkicin@,
  colchicin@, urinsyrasänkande | podagramedicin@, allopurinol@, colchicin@, kolkicin@, urinsyresænkende | gout medic@, gout tablet@, allopurinol,
  colchicine, febuxostat, urate-lowering | аллопуринол@, колхицин@, фебуксостат@, от подагры, аденурик@
immunosuppressant | immundempende, immunsuppressiv@, immunhemmende, metotreksat@, methotrexate@, imurel@, azatioprin@, ciklosporin@, cellegift ved
  leddgikt, revmatismemedisin@ | immundämpande, immunhämmande, immunsuppressiv@, metotrexat@, methotrexate, imurel@, azatioprin@, ciklosporin@,
  reumatismmedicin@ | immundæmpende, immunsuppressiv@, immunhæmmende, methotrexat@, azathioprin@, imurel@, ciclosporin@ | immunosuppress@, immune
  suppress@, methotrexate, azathioprine, ciclosporin, cyclosporine, dmard@, suppresses the immune system | иммунодепрессант@, иммуносупрес@, подавляет
  иммунитет, метотрексат@, азатиоприн@, циклоспорин@
biological-medicine | biologisk medisin, biologiske medisiner, biologisk behandling, biologiske legemidler, humira@, enbrel@, remicade@, adalimumab@,
  infliksimab@, antistoffbehandl@ | biologisk medicin, biologiska läkemedel, biologisk behandling, humira@, enbrel@, remicade@, adalimumab@,
  infliximab@, antikroppsbehandl@ | biologisk medicin, biologiske lægemidler, biologisk behandling, humira@, enbrel@, remicade@, adalimumab@,
  infliximab@, antistofbehandl@ | biologic@, biologics, humira, adalimumab, enbrel, etanercept, infliximab, rituximab, monoclonal antibod@ |
  биологические препараты, генно-инженерн@, гибт, хумир@, адалимумаб@, инфликсимаб@, ритуксимаб@, моноклональн@
chemotherapy | cellegift@, kjemoterapi@, cytostatika, cellegiftkur@, kreftmedisin@, kjemo | cellgift@, cytostatika@, cytostatik@, cellgiftsbehandl@,
  kemoterapi@, cancermedicin@ | kemoterapi@, kemo, kemoen, cellegift@, cytostatika, kræftmedicin@ | chemotherap@, chemo, cytotoxic@, cytostatic@,
  cancer drug@ | химиотерапи@, химия, химию, химии, цитостатик@, противоопухолев@
potency-medicine | potensmid@, potenspille@, potensmedisin@, viagra@, cialis@, sildenafil@, tadalafil@ | potensmedel@, potenspiller, potensmedicin@,
  viagra@, cialis@, sildenafil@, tadalafil@ | potensmid@, potenspille@, potensmedicin@, viagra@, cialis@, sildenafil@, tadalafil@ | viagra, cialis,
  sildenafil, tadalafil, erection tablet@, impotence pill@ | виагр@, сиалис@, силденафил@, тадалафил@, таблетки для потенции
bladder-and-prostate-medicine | blæremedisin@, prostatamedisin@, vesicare@, toviaz@, betmiga@, tamsulosin@, omnic@, proscar@, finasterid@ |
  blåsmedicin@, prostatamedicin@, vesicare@, toviaz@, betmiga@, tamsulosin@, alfuzosin@, finasterid@ | blæremedicin@, prostatamedicin@, vesicare@,
  toviaz@, betmiga@, tamsulosin@, finasterid@ | bladder tablet@, prostate tablet@, solifenacin, tolterodine, oxybutynin, mirabegron, tamsulosin,
  finasteride, alpha blocker@ | тамсулозин@, омник@, финастерид@, таблетки для простаты, солифенацин@, везикар@, бетмиг@
medicated-skin-cream | kortisonkrem@, hydrokortison@, betnovat@, elocon@, kortisonsalve@, locoid@, steroidkrem@, protopic@ | kortisonkräm@,
  kortisonsalva@, hydrokortison@, betnovat@, elocon@, locoid@, mildison@, protopic@ | hormoncreme@, steroidcreme@, hydrokortison@,
  binyrebarkhormoncreme@, betnovat@, elocon@, locoid@, protopic@ | steroid cream@, cortisone cream@, hydrocortisone, betnovate, elocon, eumovate,
  topical steroid@, protopic, tacrolimus ointment | гормональная мазь, гормональный крем, гидрокортизоновая мазь, адвантан@, элоком@, локоид@,
  топические стероиды, акридерм@
moisturiser | fuktighetskrem@, fuktkrem@, mykgjørende, fet krem, fet salve, vaselin@, canoderm@, apobase, locobase@ | mjukgörande, fuktkräm@,
  fuktighetskräm@, hudkräm@, canoderm@, propyless@, locobase@, miniderm@ | fugtighedscreme@, fed creme, fedtcreme@, blødgørende, vaseline@, locobase@,
  decubal@ | moisturi@, emollient@, diprobase, cetraben, vaseline, greasy cream | увлажняющ@, эмолент@, эмолиент@, смягчающий крем, вазелин@, жирный
  крем
eye-and-ear-drops | øyedråpe@, øredråpe@, øyesalve@, kloramfenikol@, glaukomdråpe@, kunstig tårevæske, drypper øynene, terracortril@, otosporin |
  ögondroppar, ögondropp@, örondropp@, ögonsalva@, fucithalmic@, kloramfenikol@, tårersättning@, glaukomdropp@, droppar ögonen, terracortril@ |
  øjendråbe@, øredråbe@, øjensalve@, kloramfenikol@, glaukomdråbe@, kunstige tårer, drypper øjnene, terracortril@ | eye drop@, eyedrop@, ear drop@,
  eardrop@, eye ointment@, chloramphenicol, fucithalmic, artificial tears, glaucoma drops | глазные капли, капли в глаза, капли в уши, капли в ухо,
  ушные капли, закапыва@, закапать, искусственная слеза, тобрекс@, глазная мазь
= vitamins and natural remedies
vitamins | vitamin@, multivitamin@, vitamintilskudd@, vitaminpille@, vitaminer | vitamin@, multivitamin@, vitamintillskott@, vitamintablett@ |
  vitamin@, multivitamin@, vitamintilskud@, vitaminpille@ | vitamin@, multivitamin@, multi-vitamin@, vitamin tablet@ | витамин@, поливитамин@,
  мультивитамин@, авитаминоз@, витаминный комплекс
vitamin-d-and-calcium | d-vitamin@, vitamin d, kalktablett@, kalsiumtablett@, calcigran@, kalktilskudd@, kalk og d-vitamin, solvitamin@ | d-vitamin@,
  vitamin d, kalktablett@, kalciumtablett@, kalcipos@, calcichew@, divisun | d-vitamin@, vitamin d, kalktablet@, calciumtablet@, kalktilskud@,
  unikalk@ | vitamin d, calcium tablet@, calcium supplement@, cholecalciferol, colecalciferol, adcal, calcichew | витамин д, витамина д, витамин дэ,
  препараты кальция, кальций д, аквадетрим@, вигантол@, кальций, кальция
vitamin-b-and-folic-acid | b-vitamin@, folat@, folsyre@, vitamin b, kobalamin@, betolvex, vitamin b-sprøyte@ | b-vitamin@, folat@, folsyra@, folacin,
  vitamin b, kobalamin@, behepan@, betolvex | b-vitamin@, folat@, folinsyre@, folsyre@, cobalamin@, betolvex, vibeden | vitamin b, b vitamins,
  folate@, folic acid, cobalamin@, b-twelve injection, hydroxocobalamin | витамин б, витамины группы, фолиев@, фолат@, цианокобаламин@, кобаламин@,
  мильгамм@
iron | jerntilskudd@, jerntablett@, jernmangel@, jernmedisin@, jernnivå@, jernlager@, ferritin@, niferex@, duroferon@, nycoplus jern, jern, jernet |
  järntablett@, järnbrist@, järntillskott@, järnmedicin@, järnvärde@, ferritin@, niferex@, duroferon@, järn, järnet | jerntablet@, jerntilskud@,
  jernpille@, jernmangel@, ferritin@, jern, jernet, jerndepot@ | iron tablet@, iron supplement@, iron deficien@, iron level@, low iron, iron pills,
  ferritin, ferrous, ferrograd, iron, my iron | железо, железа в крови, препараты железа, дефицит железа, железодефицит@, ферритин@, сорбифер@,
  мальтофер@
iron-infusion | jerninfusjon@, jern intravenøst, jernsprøyte@, monofer@, ferinject@ | järninfusion@, järndropp@, järn intravenöst, järnspruta,
  monofer@, ferinject@ | jerninfusion@, jerndrop, jern intravenøst, jernindsprøjt@, monofer@, ferinject@ | iron infusion@, iron drip@, intravenous
  iron, monofer, ferinject | железо внутривенно, капельница с железом, капельницы железа, феринжект@, венофер@
magnesium-zinc | magnesium@, sink, sinktablett@, mineraltilskudd@, kalium, kaliumtilskudd@, kaleorid, salttablett@ | magnesium@, zink, zinktablett@,
  mineraltillskott@, kalium, kaleorid, kaliumtablett@ | magnesium@, zink, zinktablet@, mineraltilskud@, kalium, kaleorid, kaliumtilskud@ | magnesium@,
  zinc, mineral supplement@, potassium, potassium tablets, sando-k, kaleorid | цинк, цинка, калий, калия, панангин@, аспаркам@, минеральн@, магний,
  магния, магнием
omega-fish-oil | tran, trana, omega-tre, fiskeolje@, trankapsler, tranpille@ | fiskolja@, omega-tre, torskleverolja@, fiskoljekapslar | fiskeolie@,
  omega-tre, torskelevertran, levertran | cod liver oil, omega-three, omega three, omega fatty acids, fish oil, fish oils | рыбий жир, рыбьего жира,
  омега, омегу, омега-три
dietary-supplement | kosttilskudd@, helsekost@, tilskudd, tilskuddet, proteinpulver@, næringsdrikk@, kreatin | kosttillskott@, tillskott, hälsokost@,
  proteinpulver@, näringsdryck@, kreatin | kosttilskud@, tilskud, helsekost@, proteinpulver@, proteindrik@, kreatin, ernæringsdrik@ | supplement@,
  food supplement@, dietary supplement@, health food@, protein powder@, nutritional drink@, creatine | бады, бад, биодобав@, пищевые добавки,
  биологически активн@, протеин@, добавк@
natural-remedy | naturmedisin@, naturmid@, naturlegemid@, urtemedisin@, urter, urtete, plantemedisin@, johannesurt@, baldrian@, valerina |
  naturläkemedel@, naturmedicin@, naturmedel@, växtbaserat läkemedel, örtmedicin@, örter, johannesört@, valeriana@, örtte | naturmedicin@,
  naturlægemid@, naturmid@, urtemedicin@, urter, urtete, perikon@, baldrian@, plantemedicin@ | natural remed@, herbal@, herbs, natural medicine@,
  plant-based medicine, st john's wort, valerian, echinacea | травяной сбор, настойк@, отвар, фитотерап@, фитопрепарат@, природные средства,
  валериан@, зверобо@, пустырник@, растительный препарат, травы, травами
home-remedy-alternative | husråd@, kjerringråd@, alternativ behandling, alternativmedisin@, homeopat@, akupunktur@, healing@, healer@, kopping |
  huskur@, alternativmedicin@, alternativ behandling, homeopat@, akupunktur@, healing@, kinesiolog@, zonterapi | husråd@, alternativ behandl@,
  alternativ medicin, homøopat@, akupunktur@, healer@, zoneterap@, kællingeråd@ | home remed@, old wives, alternative medicine, alternative treatment,
  homeopath@, acupuncture, healer@, complementary medicine | народные средства, народными средствами, народным средством, народная медицина,
  гомеопат@, иглоукалыван@, акупунктур@, нетрадиционн@, знахар@, бабушкин@
melatonin | melatonin@, circadin@, slenyto, søvnhormon@ | melatonin@, circadin@, slenyto, sömnhormon@ | melatonin@, circadin@, søvnhormon@, slenyto |
  melatonin@, circadin, sleep hormone, slenyto | мелатонин@, мелаксен@, циркадин@, гормон сна
= forms of medicine
tablet | tablett@, pille, pillen, pillene, piller, kapsel, kapsler, kapslene, kapselen, brusetablett@, tyggetablett@ | tablett@, piller, pillret,
  pillren, pillrena, kapsel, kapslar, kapslarna, brustablett@, tuggtablett@ | tablet@, pille, pillen, pillerne, piller, kapsel, kapsler, kapslerne,
  brusetablet@, tyggetablet@ | tablet, tablets, pill, pills, capsule@, caplet@, effervescent@, chewable tablet@ | таблет@, пилюл@, капсул@, шипучая
  таблетка, жевательная таблетка
liquid-medicine | mikstur@, saft til å svelge, flytende medisin, flytende form, mikstursprøyte@, oppløsning@ | mixtur@, flytande medicin, flytande
  form, oral lösning, flytande alvedon | mikstur@, flydende medicin, flydende form, oral opløsning, opløsning@ | syrup@, liquid medicine, liquid form,
  oral solution, mixture, suspension, medicine in liquid | сироп@, микстур@, суспензи@, жидкая форма, в жидком виде, раствор@
drops | dråpe, dråper, dråpene, dråpeform, drypp@, dryppe | droppar, dropparna, droppform, droppa i | dråbe, dråber, dråberne, dråbeform, drypp@,
  drypper | drops, droplet@, dropper@, in drop form | капли, капель, каплями, каплях, капать, капаю, капает, капаем
cream-ointment | salve, salven, salver, smøre på, smører på, smurt på, smør på, smurning, utvortes, krem, kremen, kremer | kräm, krämen, krämer,
  salva, salvan, salvor, smörja, smörjer, smorde, smörjer på, smort, utvärtes | creme, cremen, cremer, salve, salven, salver, smøre på, smører på,
  smurt på, smør på, udvortes | cream, creams, ointment@, lotion@, rub it on, rub on, apply cream, rubbing it in, topical@ | мазь, мази, мазью, крем,
  кремом, мазать, мажу, мажем, намаз@, смазыва@, наружно, втира@
spray | spray, sprayen, sprayer, sprayet, spraye, sprayflaske@ | spray, sprayen, sprej@, spraya, sprayar, sprayflaska@ | spray, sprayen, sprayer,
  sprayet, spraye, sprayflaske@ | spray, sprays, sprayed, spraying, aerosol@ | спрей, спрея, спреем, брызга@, пшика@, аэрозоль
suppository | stikkpille@, vagitorie@, stikkpiller, rektalløsning@, rektal@, vaginaltablett@ | stolpiller, stolpiller@, suppositori@, vagitori@,
  rektal@, vaginaltablett@ | stikpille@, suppositori@, vagitorie@, rektal@, vaginaltablet@ | suppositor@, pessar@, rectally, up the bottom, rectal
  tube, vaginal tablet@ | свечи, свечка, свечк@, свечей, свечами, суппозитори@, ректальн@, вагинальные таблетки
patch | depotplaster@, smerteplaster@, plasterform, fentanylplaster@, medisinplaster@, norspan@ | depotplåster@, smärtplåster@, plåsterform,
  fentanylplåster@, medicinplåster@, norspan@ | depotplaster@, smerteplaster@, plasterform, fentanylplaster@, medicinplaster@, norspan@ | pain patch@,
  fentanyl patch@, butec, transdermal@, medicine patch@, nitro patch@ | пластырь с лекарством, обезболивающий пластырь, трансдермальн@, лечебный
  пластырь
injection | sprøyte, sprøyta, sprøyten, sprøyter, sprøytene, injeksjon@, injiser@, intramuskulær@, subkutan@, stikk i armen | spruta, sprutan,
  sprutor, sprutorna, injektion@, injicer@, intramuskulär@, subkutan@ | sprøjte, sprøjten, sprøjter, indsprøjt@, injektion@, injicer@, intramuskulær@,
  subkutan@ | injection@, inject@, syringe@, a shot, shots, intramuscular@, subcutaneous@, depot injections | укол@, уколы, инъекц@, колю, колем,
  кололи, колол, внутримышечн@, подкожно, шприц@, кололи укол, делать уколы
drip-infusion | intravenøs@, infusjon@, væske i blodåren, væskebehandl@, veneflon, væskeposen, medisin rett i blodet, på drypp, fikk drypp |
  intravenös@, infusion@, dropp, droppet, vätskebehandl@, vätska i blodet, pvk, infart | intravenøs@, infusion@, drop, droppet, væskebehandl@,
  væskedrop, venflon, medicin i drop | drip, on a drip, infusion@, intravenous@, iv fluids, cannula@, fluids into the vein | капельниц@, прокапа@,
  внутривенн@, инфузи@, инфузионн@, капали, катетер в вене
slow-release | depottablett@, depotkaps@, langtidsvirkende, langvirkende, depotform, depot, retard, slow release | depottablett@, depotkaps@,
  långtidsverkande, långverkande, depotform, retard | depottablet@, depotkaps@, langtidsvirkende, langvirkende, depotform, retard | slow release,
  slow-release, modified release, extended release, prolonged release, long-acting, long acting, sustained release | пролонгированн@, длительного
  действия, замедленного высвобождения, ретард@, депо
medicine-in-general | legemid@, medikament@, preparat@, medisinering@, medisin, medisiner, medisinen, medisinene | medicin, mediciner, medicinen,
  medicinerna, läkemed@, medikament@, preparat@, medicinering@ | medicin, medicinen, lægemid@, præparat@, medikament@, medicinering@, medicintype@ |
  medicine, medicines, medication@, meds, drug treatment, medicament@, pharmaceutical@ | лекарств@, препарат@, медикамент@, медикаментозн@,
  медпрепарат@
= ways of giving and taking medicine
swallow-tablets | svelge tabletter, svelger tabletter, svelge piller, svelger pillene, få i seg tablettene, får den ned, vanskelig å svelge tabletter
  | svälja tabletter, sväljer tabletter, svälja piller, får i sig tabletterna, svårt att svälja tabletter | sluge piller, sluger piller, synke piller,
  synke tabletter, sluge tabletter | swallow tablets, swallow pills, swallowing tablets, swallowing pills, get the tablets down, take tablets whole |
  глотать таблетки, проглотить таблетку, глотает таблетки, не может проглотить таблетку, запивать таблетку, проглатывает целиком
crush-split-tablet | knuse, knuser, knust, knuste, dele tabletten, deler tabletten, delestrek, løse opp i vann, åpne kapselen | krossa tabletten,
  krossar, krossad, dela tabletten, delar tabletten, brytskåra, lösa upp i vatten, öppna kapseln | knuse, knuser, knust, knuste, dele tabletten, deler
  tabletten, delekærv, opløse i vand, åbne kapslen | split the tablet, halve the tablet, cut the tablet, break the tablet, dissolve in water, open the
  capsule, score line, crush, crushed | размельч@, растолочь, раздавить, измельч@, делить таблетку, разделить таблетку, ломать таблетку, растворить в
  воде, разламыва@
under-the-tongue | under tungen, under tunga, smeltetablett@, sublingval@, resoriblett@ | under tungan, munsönderfallande, smälttablett@, sublingual@,
  resoriblett@ | under tungen, smeltetablet@, sublingual@, resoriblet@ | under the tongue, under your tongue, under my tongue, sublingual@, dissolve
  in the mouth, melt tablet@, orodispersible | под язык, под языком, рассас@, рассосать, сублингвальн@
giving-medicine-to-animal | gjemme i maten, gjemmer pillen, pille i leverpostei, få i hunden tabletten, få i katten tabletten, spytter ut pillen,
  spytter ut tabletten, pillegiver, gi medisin til katten | gömma i maten, gömmer tabletten, tablett i leverpastej, få i hunden tabletten, få i katten
  tabletten, spottar ut tabletten, medicinera katten | gemme i maden, gemmer pillen, pille i leverpostej, få pillen i hunden, få pillen i katten,
  spytter pillen ud, give katten medicin | hide it in food, hidden in food, pill the cat, pill the dog, spits the tablet out, spits it out, mix with
  food, pill giver, tablet in cheese | прячем в еду, спрятать в еду, выплевывает таблетку, дать таблетку кошке, дать таблетку собаке, подмешива@,
  таблеткодав@, в лакомстве
inhalation-technique | inhalasjonsteknikk@, puste inn medisinen, ta inhalatoren riktig, riste inhalatoren, inhalere, inhalerer, antall drag, drag av
  inhalatoren, skylle munnen etterpå | inhalationsteknik@, andas in medicinen, inhalera, inhalerar, skölja munnen efteråt, skaka inhalatorn |
  inhalationsteknik@, sug, inhalere, inhalerer, skylle munden bagefter, ryste inhalatoren | inhaler technique, inhaling, two puffs, puffs, puff, rinse
  your mouth afterwards, shake the inhaler, inhale, inhaled | вдыхать лекарство, вдыхает лекарство, пшик@, два вдоха, вдохов, техника ингаляции,
  полоскать рот после, дышать через небулайзер
nebuliser | forstøver@, forstøverapparat@, nebulisator@, pariapparat@, damp med saltvann | nebulisator@, nebulis@, finfördelare, inhalationsapparat@ |
  forstøver@, forstøverapparat@, nebulisator@, pariboy, inhalationsapparat@ | nebuli@, nebs, saline nebs, breathing machine for asthma | небулайзер@,
  через небулайзер, подышать физраствором, дышим беродуалом
pill-organiser | dosett@, pilleeske@, multidose@, ukedosett, pilledispenser@, medisinboks@ | dosett@, dosetten, apodos, dosdispens@, dospåsar,
  medicindosa@ | doseringsæske@, dosette, dosispak@, pilleæske@, dosisdispens@, medicinæske@ | pillbox@, dosette, dosett, blister pack@, pill organi@,
  weekly box, webster, pill box, pill boxes | таблетниц@, контейнер для таблеток, раскладывает таблетки, разложить по дням, органайзер для таблеток
help-with-medicines | hjemmesykepleien gir medisin, hjelp med medisinene, noen gir deg medisinen, legger opp dosetten, kona styrer medisinene,
  administrer@, passer på medisinene | hjälp med medicinerna, hemtjänsten ger medicin, delar dosett, sköter medicinerna, läkemedelsövertag@,
  administrer@ | hjælp til medicinen, hjemmeplejen giver medicin, hjemmesygeplejersken doserer, styrer medicinen, administrer@, medicinadministration
  | help with medicines, help with your tablets, carer gives the tablets, nurse gives the injections, looks after the tablets, manages her medication,
  administer@ | помогает с лекарствами, следит за таблетками, дает лекарства, дает ей таблетки, медсестра колет, контролирует прием
self-injecting | sette sprøyte selv, setter sprøyten selv, setter på seg selv, stikke seg selv, sprøytespiss@, sprøytepenn@, kanylebøtte@,
  injeksjonsteknikk@ | ta sprutan själv, tar sprutan själv, sticka sig själv, pennkanyl@, injektionspenna@, injektionsteknik@ | tage sprøjten selv,
  stikke sig selv, stikker sig selv, pennål@, injektionspen@, injektionsteknik@ | inject myself, inject yourself, injects herself, injecting myself,
  self-inject@, pen needle@, injection site, sharps bin | сам колю, сама колю, сам себе укол, делать уколы самостоятельно, колет себе сам,
  шприц-ручк@, шприц ручка
~ dose and strength
dose | dose, dosen, doser, doseri@, dosert, enkeltdose@, hvor mange tabletter | dos, dosen, doser, dosering@, dosera@, hur många tabletter | dosis,
  dosen, doser, doseri@, doseret, hvor mange piller, hvor mange tabletter | dose, doses, dosage@, dosing, how many tablets, dosed | доза, дозу, дозы,
  дозе, дозой, дозировк@, дозиров@, сколько таблеток
strength-milligram | milligram@, styrke på tabletten, hvor sterk tablett, mikrogram, styrken på medisinen, mikrog | milligram@, styrka på tabletten,
  hur stark tablett, mikrogram, styrkan på medicinen | milligram@, styrke på pillen, hvor stærk en pille, mikrogram, styrken på medicinen |
  milligram@, micrograms, microgram, strength of the tablet, what strength, mcg, milligrams | миллиграмм@, микрограмм@, мкг, какая дозировка, единиц
  инсулина, мг
low-dose | lav dose, lavdose@, liten dose, laveste dose, minste dose, svak dose, startdose@ | låg dos, lågdos@, liten dos, lägsta dos, lägsta dosen,
  svag dos, startdos@ | lav dosis, lavdosis, lille dosis, laveste dosis, mindste dosis, startdosis | low dose, low-dose, small dose, lowest dose,
  starting dose, weak dose | маленькая доза, низкая доза, низкой дозе, минимальн@, начальная доза, небольшая доза, малых дозах
high-dose-maximum | høy dose, maksdose@, maksimal dose, største dose, sterk dose, full dose, høyeste dose | hög dos, maxdos@, maximal dos, högsta dos,
  högsta dosen, full dos, stark dos | høj dosis, maksdosis, maksimal dosis, største dosis, fuld dosis, højeste dosis | high dose, high-dose, maximum
  dose, max dose, highest dose, full dose, strong dose | высокая доза, большая доза, максимальная доза, максимальной дозе, предельная доза, полная
  доза
once-daily | en gang om dagen, en gang daglig, én gang daglig, en om dagen, en om morgenen, én tablett daglig | en gång om dagen, en gång dagligen, en
  om dagen, en gång per dag, en tablett dagligen | en gang om dagen, en gang dagligt, én gang dagligt, en om dagen, en daglig tablet | once a day,
  once daily, one a day, one daily, one tablet a day | один раз в день, раз в день, раз в сутки, по одной в день, одну таблетку в день, однократно
several-times-daily | to ganger om dagen, to ganger daglig, tre ganger om dagen, tre ganger daglig, morgen og kveld, flere ganger daglig, fire ganger
  om dagen | två gånger om dagen, två gånger dagligen, tre gånger om dagen, morgon och kväll, flera gånger om dagen, flera gånger per dag | to gange
  om dagen, to gange dagligt, tre gange om dagen, tre gange dagligt, morgen og aften, flere gange dagligt, flere gange om dagen | twice a day, twice
  daily, three times a day, three times daily, four times a day, morning and night, several times a day, bd, tds | два раза в день, дважды в день, три
  раза в день, трижды в день, утром и вечером, несколько раз в день, четыре раза в день
as-needed | ved behov, eventuelt, når det trengs, når jeg trenger det, når du trenger det, etter behov, behovsmedisin@ | vid behov, när det behövs,
  när jag behöver, när jag behöver det, efter behov, behovsmedicin@, vid behovs | ved behov, efter behov, når det er nødvendigt, pn, p.n. | as needed,
  when needed, as required, when required, prn, if i need it, when i need it | при необходимости, по необходимости, по потребности, когда нужно, если
  болит, по требованию, только когда плохо
regular-fixed-medicine | fast medisin, faste medisiner, faste tidspunkt, daglige medisiner, står fast på, går fast på, til daglig bruk | stående
  medicin, stående medicinering, fasta mediciner, dagliga mediciner, står på, tar regelbundet | fast medicin, faste mediciner, daglig medicin, fast
  dosis, tager fast, til dagligt, fast i brug | regular medic@, regular tablets, regularly take, daily medication, takes regularly, maintenance
  medication, long-term medication | постоянные лекарства, принимает постоянно, на постоянной основе, постоянный прием, регулярный прием, принимает
  регулярно, постоянно пью, поддерживающ@
extra-dose | ekstra dose, ekstradose@, en ekstra tablett, tar en ekstra, tatt en ekstra | extra dos, extrados@, en extra tablett, tar en extra, tog en
  extra | ekstra dosis, en ekstra pille, en ekstra tablet, tager en ekstra, taget en ekstra | extra dose@, extra tablet, extra one, took an extra,
  top-up dose, top up dose | дополнительная доза, дополнительную таблетку, лишнюю таблетку, еще одну таблетку, добавочн@
~ taking medicines
takes-medicine | tar medisin, tar medisiner, tar tabletter, tar piller, bruker medisin, bruker medisiner, går på medisin, går på medisiner, står på
  medisin, spiser medisin, tar noen medisiner | tar medicin, tar mediciner, tar tabletter, äter medicin, äter mediciner, äter tabletter, går på
  medicin, medicinera@, använder läkemedel | tager medicin, tager piller, tager tabletter, får medicin, bruger medicin, tage medicin, tage piller,
  spiser piller, på medicin, tager noget medicin | take tablets, taking tablets, on tablets, on medication, takes medication, taking medication,
  taking any medicines, on any medicines, take medicine, on meds | принимаю лекарства, принимает лекарства, принимаете лекарства, пью таблетки, пьет
  таблетки, пьете таблетки, принимать лекарства, какие лекарства, сидит на таблетках
forgets-medicine | glemmer medisinen, glemt medisinen, glemmer å ta, glemt å ta, glemmer tabletten, glemte pillen, glemt en dose, glemmer av og til,
  hoppet over en dose | glömmer medicinen, glömt medicinen, glömmer att ta, glömt att ta, glömmer tabletten, missat en dos, glömt en dos, missar
  ibland | glemmer medicinen, glemt medicinen, glemmer at tage, glemt at tage, glemt pillen, glemte pillen, glemmer pillerne, glemt en dosis | forget
  to take, forgets to take, forgot to take, forgotten to take, missed dose@, missed a dose, miss a dose, missed a pill, missing tablets | забываю
  принять, забыла принять, забыл принять, забывает принимать, забываю пить, забыла выпить, пропустила таблетку, пропустил прием, пропуск дозы,
  пропускаю прием
skips-medicine | hopper over, hoppet over, hoppe over, dropper medisinen, droppet medisinen, lar være å ta, tar den ikke, slurver med, slurvet med |
  hoppar över, hoppat över, hoppa över, struntar i medicinen, struntat i, låter bli att ta, slarvar med, slarvat med | springer over, sprunget over,
  springe over, dropper medicinen, droppet medicinen, undlader at tage, sjusker med | skips doses, leave it out, leaves them out, don't take it,
  doesn't take it, not been taking, hasn't been taking, omit@, skipped doses, skip a dose, skips tablets | не принимаю лекарства, не пьет таблетки, не
  пью таблетки, специально пропуска@, не принимает лекарства, нерегулярно принима@, через раз
adherence | tar medisinene som avtalt, som foreskrevet, slik legen sa, etterlevelse@, compliance, adherence, tar den hver dag, trofast med medisinen,
  husker medisinen | följsamhet@, som ordinerat, tar som ordinerat, enligt ordination, compliance, kommer ihåg medicinen, adherens | tager den som
  foreskrevet, som ordineret, komplians, compliance, efterlevelse@, tager medicinen som aftalt, husker medicinen | as prescribed, takes as directed,
  adheren@, complian@, concordan@, every day as told, remember to take, good with her tablets | соблюдает режим, по назначению, как назначено, как
  прописали, приверженност@, комплаен@, не забываете принимать, строго по схеме
run-out-of-medicine | gått tom, går tom, tom for medisin, tom for tabletter, oppbrukt, brukt opp, har ikke flere tabletter, siste tabletten, sluppet
  opp | slut på medicin, tagit slut, tar slut, har slut på, medicinen är slut, inga tabletter kvar, sista tabletten | løbet tør, løber tør, har ikke
  flere piller, ikke mere medicin, sidste pille, brugt op, sluppet op, medicinen er væk | run out, ran out, running out, run out of tablets, no
  tablets left, last tablet, out of medication, none left | закончились таблетки, закончилось лекарство, кончились таблетки, кончилось лекарство,
  осталась последняя, нет больше таблеток, таблетки заканчиваются, закончилась мазь
medicine-reminder | alarm på telefonen, påminnelse, påminnelsen, minner meg på, minne på, rutine for medisinen, medisin-app, kryss i kalenderen | larm
  på telefonen, påminnelse, påminnelsen, påminner, rutin för medicinen, medicinapp, kryss i almanackan | alarm på telefonen, påmindelse, påmindelsen,
  minder mig om, rutine for medicinen, medicinapp | reminder@, alarm on my phone, phone alarm, reminds me, set an alarm, remind her to take |
  напоминани@, напомина@, будильник на таблетки, ставлю будильник, напоминалк@, напомнить принять
lost-or-vomited-medicine | kastet opp tabletten, spydde opp medisinen, mistet medisinen, medisinen er borte, mistet resepten, glemte medisinene hjemme
  | kräktes upp tabletten, spydde upp medicinen, tappat bort medicinen, medicinen är borta, tappat bort receptet, glömde medicinen hemma | kastede
  pillen op, brækkede medicinen op, mistet medicinen, medicinen er blevet væk, mistet recepten, glemte medicinen hjemme | vomited the tablet, threw up
  the medicine, lost the tablets, lost my tablets, lost my prescription | вырвало после таблетки, вырвало лекарством, потеряла таблетки, потерял
  рецепт, забыла лекарства дома, таблетки потерялись
= changing a treatment
start-treatment | starte med medisin, startet med, starte opp, startet på, begynt på medisin, begynne på, begynte på, oppstart@, sette i gang, satt på
  medisin, settes på | börja med medicin, sätta in, sätter in, insatt, började med, börjat med, insättning@, påbörja@, starta behandling | starte med
  medicin, starte op, startet på, startet op, begyndt på, begynde på, begyndte på, opstart@, sat i behandling, sætte i behandling | start medication,
  started on, start on, starting treatment, begin treatment, put on tablets, put me on, initiat@, commenced, commence | начать принимать, начала
  принимать, начал принимать, начали прием, начать лечение, назначили, начало приема, начнем с
stop-treatment | slutte med, sluttet med, slutter med, slutt på medisinen, stoppe medisinen, stoppet med, seponer@, kutte ut, kuttet ut, avslutte
  behandlingen | sluta med, slutat med, slutar med, slutade med, sätta ut, sätter ut, utsatt, utsättning@, avsluta behandlingen, seponer@ | stoppe
  med, stoppet med, stopper med, holde op med, holdt op med, holder op med, seponer@, afslutte behandlingen, ophøre med | stop taking, stopped taking,
  stopping the tablets, come off, came off, coming off, discontinu@, cease treatment, stopped the medication | прекратить прием, бросить таблетки,
  перестала принимать, перестал принимать, отменить, отменил@, отмена препарата, отменяем, прекращение приема
increase-dose | øke dosen, økt dosen, øker dosen, doseøkning@, opptrapp@, trappe opp, trapper opp, trappet opp, høyere dose, gå opp i dose | öka
  dosen, ökat dosen, ökar dosen, dosökning@, upptrapp@, trappa upp, trappar upp, höja dosen, höjt dosen, högre dos, dosjuster@ | øge dosis, øget
  dosis, øger dosis, optrap@, trappe op, trapper op, trappet op, højere dosis, sætte dosis op, gå op i dosis | increase the dose, increased the dose,
  put the dose up, up the dose, higher dose, titrat@, go up on, dose increase, step up | увеличить дозу, увеличили дозу, повысить дозу, повысили дозу,
  поднять дозу, большую дозу, увеличение дозы, наращива@, прибавить дозу, титрова@
reduce-dose | redusere dosen, redusert dosen, senke dosen, lavere dose, gå ned i dose, dosereduksjon@, mindre dose, halvere dosen, halvert dosen |
  minska dosen, minskat dosen, sänka dosen, sänkt dosen, lägre dos, dossänkning@, dosminskning@, halvera dosen | nedsætte dosis, sætte dosis ned,
  sænke dosis, lavere dosis, gå ned i dosis, dosisreduktion@, mindre dosis, halvere dosis | reduce the dose, reduced the dose, lower the dose, lower
  dose, cut the dose, dose reduction, smaller dose, halve the dose, step down | снизить дозу, уменьшить дозу, снизили дозу, уменьшили дозу, снижение
  дозы, понизить дозу, меньшую дозу, убавить дозу
taper | nedtrapp@, trappe ned, trapper ned, trappet ned, trappes ned, gradvis nedtrapping, slutte gradvis | nedtrapp@, trappa ner, trappar ner,
  trappat ner, trappas ut, uttrapp@, trappa ut, sluta gradvis | nedtrap@, trappe ned, trapper ned, trappet ned, trappe ud, udtrap@, stoppe gradvist,
  aftrap@ | taper@, wean@, wean off, come off slowly, reduce gradually, gradually stop, phase out | постепенно снижать, постепенно отменять,
  постепенная отмена, снижать постепенно, уходить с препарата, слезть с, слезть с таблеток, плавно снижать
switch-medicine | bytte medisin, byttet medisin, bytter medisin, bytte til, byttet til, skifte medisin, annet preparat, annen medisin, medisinbytte@,
  gå over til, gått over til | byta medicin, bytt medicin, byter medicin, byta till, bytt till, bytte till, annat preparat, annan medicin,
  medicinbyte@, gå över till | skifte medicin, skiftet medicin, skifter medicin, skifte til, skiftet til, skift af medicin, andet præparat, anden
  medicin, medicinskift@, gå over til | switch@, change the tablets, changed the tablets, change medication, changed to, change to another, different
  tablet@, different medication, alternative drug | сменить лекарство, поменять лекарство, поменяли препарат, заменить препарат, заменили, перейти на,
  перевели на, другой препарат, другое лекарство, замена препарата
pause-treatment | pause, pausen, pauser, pausere, pauset, ta en pause, opphold i behandlingen, medisinfri@, midlertidig stans, holde igjen medisinen |
  paus, pausen, pausa, pausar, göra uppehåll, uppehåll, ta en paus, medicinfri, tillfälligt stopp | pause, pausen, pausere, pauseret, holde pause,
  holder pause, ophold i behandlingen, medicinfri | pause, paused, pausing, take a break, took a break, break from the tablets, treatment break, hold
  the medication, withhold@, drug holiday | перерыв@, пауза, паузу, сделать перерыв, приостанов@, временно отменить, временно прекратить
trial-of-treatment | prøve ut, prøvd ut, prøve en medisin, prøvebehandl@, forsøk med, gi det et forsøk, forsøksvis, prøver vi, prøve noe annet, prøvd
  noe | prova ut, provat ut, prova en medicin, testa en medicin, ge det ett försök, försök med, prova något annat, prövat, provat något | afprøve,
  afprøvet, prøve en medicin, prøvebehandl@, forsøg med, give det et forsøg, forsøgsvis, prøve noget andet, prøvet noget | try a medicine, trial of,
  try it out, give it a try, give it a go, try something else, tried anything, have you tried | попробовать, попробуем, попробуйте, пробовал@,
  пробовали, пробное лечение, пробный курс, пробуем
continue-unchanged | fortsette med, fortsetter med, fortsett med, fortsette som før, uendret dose, samme dose, samme medisin, som før, videreføre |
  fortsätta med, fortsätter med, fortsätt med, fortsätta som tidigare, oförändrad dos, samma dos, samma medicin, som förut | fortsætte med, fortsætter
  med, fortsæt med, fortsætte som før, uændret dosis, samme dosis, samme medicin, som før | continue with, carry on with, keep taking, stay on, same
  dose, same medication, keep going with, unchanged dose | продолжать прием, продолжить прием, продолжайте, продолжаем, продолжать принимать, ту же
  дозу, та же доза, без изменений, оставить как есть
full-course | kur, kuren, kurer, fullføre kuren, fullført kuren, hele kuren, ferdig med kuren, behandlingstid@, hestekur | kur, kuren, kurer, avsluta
  kuren, klar med kuren, behandlingstid@, fullfölja kuren, hela kuren | kur, kuren, kure, gøre kuren færdig, hele kuren, færdig med kuren,
  behandlingstid@, afslutte kuren | course of treatment, finish the course, complete the course, whole course, finished the course, full course,
  course of tablets | курс, курса, курсом, курсами, пропить курс, пропила курс, пропить, пропили, весь курс, закончить курс, курс лечения
lifelong-treatment | livslang@, resten av livet, livet ut, for alltid, på livstid, langtidsbehandl@, varig behandling | livslång@, resten av livet,
  livet ut, för alltid, långtidsbehandl@, på livstid | livslang@, resten af livet, livet ud, for altid, langtidsbehandl@, livsvarig@ | lifelong,
  life-long, for life, rest of my life, rest of your life, for ever, forever, long-term treatment | пожизненн@, на всю жизнь, всю жизнь, навсегда, до
  конца жизни
medication-review | medisingjennomgang@, legemiddelgjennomgang@, gå gjennom medisinene, gjennomgang av medisinene, rydde i medisinene, medisinsamstem@
  | läkemedelsgenomgång@, medicingenomgång@, gå igenom medicinerna, läkemedelsavstäm@, se över medicinerna | medicingennemgang@, gennemgå medicinen,
  gennemgang af medicinen, rydde op i medicinen, medicinafstem@, sanere medicinen | medication review@, medicines review, review your medicines, go
  through your tablets, reconcil@, deprescrib@ | пересмотреть лечение, пересмотр терапии, коррекция терапии, скорректировать лечение, пройтись по
  лекарствам, пересмотреть назначения
too-many-medicines | for mange medisiner, så mange medisiner, mye medisiner, mange tabletter, polyfarmasi@, overmedisiner@, proppet med medisin | för
  många mediciner, så många mediciner, mycket medicin, många tabletter, polyfarmaci@, övermediciner@ | for mange piller, så meget medicin, meget
  medicin, mange piller, polyfarmaci@, overmediciner@ | too many tablets, so many tablets, lots of tablets, too many medicines, polypharmacy,
  overmedicat@, over-medicat@, rattling with pills | слишком много таблеток, так много лекарств, много лекарств, горсть таблеток, горстями,
  полипрагмази@, пьет горстями
= prescription and pharmacy
prescription | resept, resepten, resepter, reseptene, e-resept@, skrive ut, skriver ut, skrevet ut, utskrevet, forskriv@, foreskriv@ | recept,
  receptet, recepten, recepter, e-recept@, skriva ut, skriver ut, skrivit ut, utskriven, förskriv@, ordinera@ | recept, recepten, recepter,
  recepterne, e-recept@, udskriv@, skrevet ud, skrive ud, ordiner@ | prescription@, prescrib@, script, scripts, write you a prescription,
  e-prescription@, rx | рецепт, рецепта, рецепты, рецепту, рецептом, выписать, прописал@, прописать, по рецепту, выпишу, выпишите, выписали таблетки
renew-prescription | fornye resept@, fornye resepten, fornye, fornyet, fornying, reseptfornyelse@, ny resept, nye resepter, itererte, påfyll,
  fornyelse@ | förnya recept@, förnya, förnyat, förnyar, receptförnyelse@, nytt recept, nya recept, fler uttag, förnyelse@ | fornye recepten, fornyet,
  receptfornyelse@, ny recept, nye recepter, genbestil@, fornye, fornyes, fornyelse@ | renew@, repeat prescription@, refill@, new prescription, repeat
  script, reorder, re-order, more tablets please, another prescription | продлить рецепт, новый рецепт, обновить рецепт, продление рецепта, выписать
  повторно, повторный рецепт, выписать еще
pharmacy | apotek@, farmasøyt@, hente på apoteket, hente ut, hentet ut, utlever@ | apotek@, farmaceut@, apotekare, hämta ut, hämtat ut, hämtar ut |
  apotek@, farmaceut@, hente på apoteket, hentet medicinen, apoteker@ | pharmac@, chemist@, collect the prescription, dispens@, drugstore | аптек@,
  аптеч@, провизор@, фармацевт@, забрать в аптеке
over-the-counter | reseptfri@, uten resept, kjøpt selv, kjøper selv, håndkjøp@, i matbutikken, medisin fra butikken, kjøpes fritt | receptfri@, utan
  recept, köpt själv, köper själv, egenvård@, köps fritt | håndkøb@, uden recept, købt selv, køber selv, receptfri@, i håndkøb, købes frit | over the
  counter, over-the-counter, otc, without prescription, bought myself, without a prescription, shop bought, off the shelf | без рецепта,
  безрецептурн@, купить самому, сама купила, сам купил, самолечени@, в свободной продаже
price-of-medicine | pris, prisen, priser, dyr medisin, dyrt, billigere, egenandel@, hva koster, koster, har ikke råd, har råd til, medisinutgift@ |
  pris, priset, priser, dyr medicin, dyrt, billigare, egenavgift@, vad kostar, kostar, har inte råd, har råd med, kostnad@ | pris, prisen, priser, dyr
  medicin, dyrt, dyre, billigere, egenbetaling@, hvad koster, koster, har ikke råd, har råd til | price@, expensive, cheaper, prescription charge@,
  can't afford, cannot afford, how much is it, pay for, cost, costs, costly | цена, цены, цену, дорого, дорогой препарат, дорогое лекарство,
  дорогостоящ@, дешевле, подешевле, стоит дорого, не по карману, сколько стоит
reimbursement | blå resept, blåresept@, refusjon@, refunder@, frikort@, helfo, dekkes av, dekkes, individuell stønad, forsikring@, trygderefusjon@ |
  högkostnadsskydd@, frikort@, subvention@, förmån, läkemedelsförmån@, ersättning@, försäkring@, försäkringsbolag@, ingår i förmånen | tilskud til
  medicin, medicintilskud@, enkelttilskud@, sygesikring@, refusion@, forsikring@, dækkes af, dækker forsikringen, sygeforsikring@ | reimburs@,
  insurance@, insurer@, covered by, exemption certificate, free prescriptions, funding@, medical card, subsidis@, subsidy | льгот@, по льготе,
  бесплатное лекарство, бесплатные лекарства, бесплатно, компенсац@, по страховке, страховк@, омс, дмс, квот@
generic-substitution | generisk@, byttbar@, likeverdig preparat, samme virkestoff, virkestoff@, synonympreparat@, kopipreparat@, annet navn |
  generika@, generisk@, utbytbar@, likvärdigt preparat, samma verksamma ämne, verksamt ämne, annat namn, bytte på apoteket | generisk@, kopimedicin@,
  kopipræparat@, samme indholdsstof, aktive stof, substituer@, synonympræparat@, andet navn | generic@, same active ingredient, active ingredient,
  brand name, different brand, another brand, substitut@, same drug different name | дженерик@, действующее вещество, то же действующее, другое
  название, заменител@, синоним, аналог, аналоги, аналогом
medicine-shortage | leveringssvikt@, utsolgt@, ikke på lager, restordre, medisinmangel, legemiddelmangel@ | restnoter@, slut på apoteket, slut i
  lager, leveransproblem@, läkemedelsbrist@ | restordre, leveringssvigt@, udsolgt, ikke på lager, kan ikke skaffes, medicinmangel, forsyningsproblem@
  | out of stock, shortage@, supply problem@, can't get hold of, back order, discontinued by the manufacturer | нет в наличии, нет в аптеках, дефицит
  лекарства, не могу достать, пропало из аптек, не найти в аптеке, исчез из продажи
medicine-list | medisinliste@, medisinlisten, liste over medisiner, legemiddelliste@, lista over medisinene, medisinkort | medicinlista@,
  läkemedelslista@, lista över mediciner, ordinationslista@ | medicinliste@, medicinkort@, fælles medicinkort, fmk, medicinskema@, liste over medicin
  | medication list@, list of medicines, medicines list, list of tablets, list of medications, drug chart | список лекарств, список препаратов, список
  таблеток, перечень лекарств, лист назначений
package-leaflet | pakningsvedlegg@, felleskatalog@, bruksanvisning@, står på pakningen, står på esken, pakningen, etikett@ | bipacksedel@, fass,
  bruksanvisning@, står på förpackningen, står på burken, etikett@ | indlægsseddel@, brugsanvisning@, står på pakken, står på æsken, pro.medicin,
  etiket@ | leaflet in the box, patient information leaflet, package insert, package leaflet, on the packet, label@ | инструкция к препарату,
  инструкцию к лекарству, в инструкции, инструкция по применению, вкладыш@, написано на упаковке, на коробке
certificate-for-medicine | legeerklæring om medisin, schengenattest@, medisinattest@, tollerklæring@, reise med medisiner, medisiner i håndbagasjen |
  intyg om medicin, schengenintyg@, medicinintyg@, resa med mediciner, mediciner i handbagaget | schengenattest@, pillepas, medicinpas, attest på
  medicin, rejse med medicin, medicin i håndbagagen | letter for my medication, travel with medicines, medicines in hand luggage, schengen
  certificate, customs letter for tablets | справка на лекарства, перевозить лекарства, лекарства в самолет, лекарства в ручной клади, справка для
  таможни
= effect of treatment
works-well | virker, virket, hjelper, hjalp, hjulpet, god effekt, god virkning, effekt av, virker bra, nytte av, fungerer godt, effektiv@ | fungerar
  bra, hjälper, hjälpte, hjälpt, god effekt, bra effekt, effekt av, nytta av, verkar bra, effektiv@ | virker, virket, virkede, hjælper, hjalp,
  hjulpet, god effekt, god virkning, effekt af, gavn af, virker godt, effektiv@ | works, worked, working well, helps, helped, helping, good effect,
  effective, does the trick, benefit from, good response, responded | помогает, помогло, помогла, помог, помогают, помогли, подействовал@, действует,
  эффект@, эффективн@, хороший эффект, есть толк
no-effect | hjelper ikke, hjalp ikke, virker ikke, virket ikke, ingen effekt, uten effekt, ingen virkning, har ikke hjulpet, merker ingen forskjell,
  nytteløs@, til ingen nytte, terapisvikt | hjälper inte, hjälpte inte, fungerar inte, ingen effekt, utan effekt, har inte hjälpt, märker ingen
  skillnad, biter inte, verkningslös@, terapisvikt | hjælper ikke, hjalp ikke, virker ikke, virkede ikke, ingen effekt, uden effekt, ingen virkning,
  har ikke hjulpet, mærker ingen forskel, nytteløs@, behandlingssvigt | doesn't help, didn't help, doesn't work, didn't work, not working, no effect,
  hasn't helped, no difference, useless, ineffective, no response, does nothing | не помогает, не помогло, не помогла, не помогают, не помог, не
  действует, без эффекта, нет эффекта, толку нет, без толку, бесполезн@, неэффективн@
partial-effect | hjelper litt, hjalp litt, delvis effekt, noe effekt, tar toppene, tar brodden, litt bedre av, delvis virkning, noe bedre | hjälper
  lite, hjälpte lite, delvis effekt, viss effekt, tar udden, tar topparna, lite bättre av, något bättre | hjælper lidt, hjalp lidt, delvis effekt,
  nogen effekt, tager toppen, tager det værste, lidt bedre af, noget bedre | helps a bit, helped a bit, helps a little, helps somewhat, partial
  effect, partially effective, takes the edge off, some relief, slightly better | немного помогает, чуть помогает, помогает частично, частичный
  эффект, немного легче, слегка помог@, чуть лучше, полегче
effect-wears-off | går ut av kroppen, effekten går over, effekten avtar, slutter å virke, virker ikke lenger, avtagende effekt, kortvarig effekt,
  virker bare noen timer, kommer tilbake når | effekten går ur, effekten avtar, slutar verka, slutar hjälpa, hjälper inte längre, kortvarig effekt,
  går ur kroppen | effekten aftager, effekten går af, virker ikke længere, kortvarig effekt, ude af kroppen | wears off, wore off, wearing off, stops
  working, stopped working, doesn't last, short-lived, lost its effect, out of the system | перестает действовать, перестало помогать, перестали
  помогать, эффект проходит, действует недолго, ненадолго, хватает на пару часов, больше не помогает, выветрива@
time-to-effect | hvor fort virker, begynner å virke, tid før det virker, tar noen uker før, innsettende effekt, virker raskt, full effekt, merker
  effekt | hur snabbt verkar, börjar verka, tar tid innan, tar några veckor innan, verkar snabbt, insättande effekt, full effekt, märker effekt | hvor
  hurtigt virker, begynder at virke, tid før det virker, tager nogle uger før, virker hurtigt, indsættende effekt, fuld effekt, mærker effekt | starts
  to work, starts working, start working, kicks in, kick in, onset of action, full effect, works quickly, works within | когда подействует, начнет
  действовать, начинает действовать, действует сразу, через сколько помогает, эффект через, быстро действует, полный эффект
improvement | bedre, bedring, bedret, forbedr@, blitt bedre, mye bedre, går riktig vei, friskne@, lettere nå, framgang, fremgang, kommer seg | bättre,
  förbättr@, blivit bättre, mycket bättre, går åt rätt håll, mår bättre, piggare, framsteg, repar sig, bättring | bedre, bedring@, forbedr@, blevet
  bedre, meget bedre, går den rigtige vej, fremgang, kommer sig, får det bedre | better, improv@, getting better, much better, feeling better, on the
  mend, picked up, progress, perked up | лучше, улучш@, легче, стало лучше, идет на поправку, поправля@, намного лучше, полегчало, положительная
  динамика
getting-worse | verre, forverr@, forverring@, blitt verre, dårligere, blir dårligere, tiltatt, tiltar, økende plager, går feil vei, verst, mer plaget
  | värre, försämr@, förvärr@, blivit värre, sämre, blir sämre, tilltagande, tilltar, åt fel håll, värst, mer besvär | værre, forværr@, forværring@,
  blevet værre, dårligere, blir dårligere, tiltager, tiltagende, går den forkerte vej, værst | worse, worsen@, deteriorat@, getting worse, gone
  downhill, going downhill, exacerbat@, aggravat@, flare, flares, flare-up, flare-ups | хуже, ухудш@, ухудшение, стало хуже, обострен@, обостр@,
  усугуб@, усилил@, усилива@, отрицательная динамика, похуже
cured-recovered | frisk, friskt, helt bra, blitt frisk, kurert, helbred@, gått over, gikk over, plagefri@, restitu@, helt fin igjen, symptomfri@ |
  frisk, friskt, helt bra, blivit frisk, botad, bota, gått över, gick över, besvärsfri@, tillfrisk@, återställd, symtomfri@ | rask, raskt, helt rask,
  helbred@, kureret, gået over, gik over, blevet rask, symptomfri@, restitu@, kommet sig | cured, recover@, fully recovered, back to normal, cleared
  up, went away, gone away, symptom-free, healed completely, all better, all clear | выздоров@, поправился, поправилась, прошло, вылечил@, излечен@,
  все прошло, здоров, здорова, полностью восстанов@
unchanged-stable | uendret, uforandret, likt som før, det samme som før, samme tilstand, stabil, stabilt, ingen endring, ingen forandring, status quo,
  står stille | oförändra@, likadant som förut, samma som förut, stabil, stabilt, ingen förändring, status quo, stationär, står stilla | uændret,
  uforandret, det samme som før, stabil, stabilt, ingen ændring, ingen forandring, status quo, står stille, stationær@ | unchanged, no change, the
  same as before, stable, stabil@, much the same, steady, static, status quo, no better no worse | стабильн@, без перемен, все так же, по-прежнему,
  так же как раньше, не изменил@, без динамики, состояние то же, ни лучше ни хуже
what-relieves | lindr@, lindrer, lette på, letter, hva hjelper, gjør det bedre, gjør godt, bedrende, avlast@ | lättar, vad hjälper, gör det bättre,
  känns skönt, underlättar, avlast@, lindra, lindrar, lindring, lindrande | lindr@, lindrer, letter, hvad hjælper, gør det bedre, gør godt, aflast@ |
  eases, ease, easing, makes it better, what helps, soothes, soothing, alleviat@, relief, relieves, relieve, relieving | облегч@, смягча@, от чего
  легче, становится легче, приносит облегчение, что помогает, снимает боль
what-makes-worse | gjør det verre, gjør vondere, forverrende, provoser@, hva forverrer, verre når, tåler ikke å, blir verre av | gör det värre, gör
  ondare, försämrande, provocer@, vad förvärrar, värre när, blir värre av | gør det værre, gør mere ondt, forværrende, provoker@, hvad forværrer,
  værre når, bliver værre af | makes it worse, making it worse, makes it hurt more, worse when, worse with, brings on the pain, provokes, provoked,
  aggravating factor@ | делает хуже, хуже от, хуже когда, больнее когда, от чего хуже, усиливается при, становится хуже от
self-treatment-tried | prøvd selv, gjort selv, hva har du gjort, hjemmebehandl@, egenbehandl@, egenomsorg, prøvd hjemme, behandlet selv | provat
  själv, gjort själv, vad har du gjort, hemmabehandl@, egenvårdsråd, provat hemma, behandlat själv, självbehandl@ | prøvet selv, gjort selv, hvad har
  du gjort, selvbehandl@, egenomsorg, prøvet hjemme, behandlet selv | tried at home, tried yourself, done yourself, self-care, self-treat@, treated it
  myself, what have you tried | пробовали сами, лечились сами, лечилась сама, лечился сам, самостоятельно лечил@, что делали сами, дома пробовали, что
  предпринимали
placebo-and-attitude | placebo@, innbilt virkning, tro på medisin, skeptisk til medisin, ikke glad i medisiner, medisinskeptisk | placebo@, inbillad
  effekt, tro på medicin, skeptisk till medicin, inte förtjust i mediciner | placebo@, indbildt virkning, tro på medicin, skeptisk over for medicin,
  ikke glad for medicin | placebo@, don't like taking tablets, not keen on tablets, not one for tablets, sceptical about medication, don't believe in
  pills | плацебо, самовнушени@, не люблю таблетки, против таблеток, не любит лекарства, не верю в таблетки, не верит лекарствам
= side effects and intolerance
side-effect | bivirkning@, bieffekt@, reagerer på medisinen, dårlig av medisinen, kvalm av medisinen, uønsket virkning, får av medisinen, plager av
  medisinen | biverkning@, bieffekt@, sidoeffekt@, mår dåligt av medicinen, illamående av medicinen, oönskad effekt, reagerar på medicinen, får av
  medicinen | bivirkning@, bieffekt@, dårlig af medicinen, kvalme af medicinen, skidt af medicinen, utilsigtet virkning, reagerer på medicinen, får af
  medicinen | side effect@, side-effect@, adverse effect@, adverse reaction@, adverse event@, sick from the tablets, makes me feel sick, reaction to
  the medicine, unwanted effect@ | побочк@, побочн@, нежелательные явления, плохо от таблеток, тошнит от таблеток, нежелательн@, плохо от лекарства,
  реакция на лекарство
tolerates-well | tåler medisinen, tåler den godt, tålt godt, tolerer@, tåler det fint, ingen bivirkninger, god toleranse, går greit med medisinen |
  tål medicinen, tål den bra, tolerer@, inga biverkningar, funkar bra med medicinen, tålt bra, fördrar | tåler medicinen, tåler den godt, tolerer@,
  ingen bivirkninger, tålt godt, går fint med medicinen | tolerate@, tolerating, well tolerated, no side effects, agrees with me, getting on well
  with, suits me, gets on with them | переносит хорошо, хорошо переношу, переносимост@, без побочных, нормально переносит, подходит мне, нет побочек
intolerance | tåler ikke, tålte ikke, intoleran@, overfølsom@, følsom for, ømfintlig@, tåler dårlig, kan ikke ta | tål inte, tålde inte, intoleran@,
  överkänslig@, känslig för, tål dåligt, kan inte ta | tåler ikke, tålte ikke, intoleran@, overfølsom@, følsom over for, tåler dårligt, kan ikke tage
  | intoleran@, doesn't agree with me, didn't agree with, can't tolerate, couldn't tolerate, sensitive to, hypersensitiv@, can't take, don't get on
  with | не переносит, не переношу, непереносимост@, чувствителен к, чувствительна к, плохо переносит, гиперчувствительн@, не подошло, не подошли
drug-allergy | allergisk mot, allergi mot medisin, legemiddelallergi@, medisinallergi@, penicillinallergi@, cave, allergisk reaksjon, utslett av
  medisinen, allergier, allergisk@ | allergisk mot, läkemedelsallergi@, medicinallergi@, penicillinallergi@, pc-allergi@, allergisk reaktion, utslag
  av medicinen, allergier, allergisk@ | allergisk over for, lægemiddelallergi@, medicinallergi@, penicillinallergi@, cave, allergisk reaktion, udslæt
  af medicinen, allergier, allergisk@ | allergic to, drug allerg@, penicillin allerg@, allergic reaction@, any allergies, allergies, allergic, rash
  from the tablets, nkda, allergy to medicine | аллергия на, аллергии на, аллергию на, лекарственная аллергия, аллергическая реакция, аллергическ@,
  аллергик@, сыпь от лекарства, есть аллергия
anaphylaxis | anafyla@, allergisk sjokk, hevelse i halsen, hovnet opp i halsen, anafylaktisk@, angioødem, tungen hovnet | anafyla@, allergichock,
  anafylaktisk@, svullen i halsen, svullnad i halsen, angioödem, tungan svullnade | anafyla@, allergisk chok, anafylaktisk@, hævet i halsen, hævelse i
  halsen, angioødem, tungen hævede | anaphyla@, allergic shock, throat swelled, throat closing up, tongue swelled, angioedema, lips swelled up,
  swollen throat | анафилак@, отек квинке, отёк квинке, аллергический шок, горло отекло, отек гортани, ангиоотек, губы опухли
drowsy-from-medicine | døsig av medisinen, sløv av, sløver, sløvende, neddopa, neddopet, tung i hodet av, trøtt av medisinen, døsighet, sedert | dåsig
  av medicinen, slö av, slöar, neddrogad, trött av medicinen, dåsighet, sederad, dåsig, dåsiga | døsig af medicinen, sløv af, sløver, sløvende,
  neddopet, træt af medicinen, døsighed, sederet, bedøvet af | drowsy, drows@, zonked, doped up, groggy, sedated, tired from the tablets, makes me
  sleepy, knocks me out, spaced out | сонливость от таблеток, сонная от таблеток, сонный от лекарств, заторможен@, как в тумане от, клонит в сон от,
  вялый от лекарств, как зомби
weight-gain-from-medicine | lagt på seg av, vektøkning av, legger på meg av, måneansikt | viktuppgång av, lagt på sig av, går upp av medicinen,
  månansikte | taget på af medicinen, vægtøgning af, tager på af, vægtstigning af, måneansigt | weight gain from, gained weight on, gaining weight on,
  moon face | поправилась от таблеток, набрала вес от, набор веса от, поправился от лекарств, растолстела от таблеток, лунообразное лицо
dry-mouth-from-medicine | munntørr@, tørr i munnen, munntørrhet, tørrhet i munnen, lite spytt | muntorr@, torr i munnen, muntorrhet, lite saliv, torr
  mun | mundtør@, tør i munden, mundtørhed, tør mund, mangler spyt | dry mouth, mouth is dry, mouth feels dry, lack of saliva, xerostomia | сухость во
  рту, сухо во рту, пересыхает во рту, во рту сушит, мало слюны
stomach-upset-from-medicine | magesmerter av medisin, løs mage av antibiotika, diare av antibiotika, magesår av, skånsom for magen, mageplager av |
  magbesvär av medicin, diarré av antibiotika, magsår av, skonsam för magen | mavegener af medicin, tynd mave af antibiotika, diarre af antibiotika,
  mavesår af, skånsom for maven | upset stomach from, tummy upset from, diarrhoea from antibiotics, hard on the stomach, irritates the stomach,
  stomach ache from tablets | болит живот от таблеток, понос от антибиотиков, раздражает желудок, желудок от таблеток, садит желудок, бережет желудок
= safety of medicines
interaction | interaksjon@, interager@, går ikke sammen, kombinere med, sammen med andre medisiner, kombinasjon, tas sammen, passer ikke sammen,
  virker inn på | interaktion@, interager@, går inte ihop, kombinera med, tillsammans med andra mediciner, kombination, ta samtidigt, passar inte ihop
  | interaktion@, interager@, går ikke sammen, kombinere med, sammen med anden medicin, kombination, tages sammen, passer ikke sammen | interact@,
  interaction@, mix with, combine with, combination@, take together, taken together, don't go together, along with other medicines, clash@ |
  взаимодейств@, совместим@, несовместим@, сочета@, можно ли вместе, вместе с другими лекарствами, комбинац@, одновременно принимать, сочетание
contraindication | kontraindi@, bør ikke brukes ved, kan ikke brukes, skal ikke ha, uegnet, frarådes ved | kontraindi@, ska inte användas vid, får
  inte användas, olämplig@, avråds vid, bör undvikas vid | kontraindi@, må ikke bruges ved, bør ikke bruges, uegnet, frarådes ved, bør undgås ved |
  contraindicat@, contra-indicat@, shouldn't be used, not suitable for, not safe with, unsuitable, should be avoided in | противопоказ@, нельзя при,
  не подходит при, не рекомендуется при, не показан, не показано
pregnancy-nursing-safety | trygt i svangerskapet, bruke når jeg ammer, medisin i svangerskap, amme og medisin, skadelig for fosteret, fosterskade@ |
  säkert under graviditet, medan jag ammar, medicin under graviditet, amma och medicin, skadligt för fostret, fosterskad@ | sikkert i graviditeten,
  mens jeg ammer, medicin under graviditet, amme og medicin, skadeligt for fosteret, fosterskad@ | safe in pregnancy, safe when pregnant, safe while
  breastfeeding, take when pregnant, harm the baby, teratogen@, medicine while breastfeeding | можно при беременности, можно беременным, при грудном
  вскармливании, вредно для плода, кормящим можно, тератоген@, лекарства при беременности
overdose | overdose@, overdosert, for høy dose, for mange tabletter, tatt for mye, tok for mye, spist opp pillene | överdos@, överdosera@, för hög
  dos, för många tabletter, tagit för mycket, tog för mycket, satte i sig tabletter | overdosis, overdoser@, for høj dosis, for mange tabletter, taget
  for meget, tog for meget, taget for mange piller | overdos@, took too many, taken too many, too high a dose, took too much, double dosed, swallowed
  the whole packet | передозировк@, передоз@, слишком большая доза, выпила слишком много, принял слишком много, наглотал@, превысить дозу, превысил
  дозу, превысила дозу
poisoning | forgift@, giftinformasjon@, giftig, giftige, spist noe giftig, sjokoladeforgift@, rottegift@, toksisk@, giftstoff@ | förgift@,
  giftinformation@, giftig, giftiga, ätit något giftigt, chokladförgift@, råttgift@, toxisk@ | forgift@, giftlinjen, giftig, giftige, spist noget
  giftigt, chokoladeforgift@, rottegift@, toksisk@, giftstof@ | poison@, toxic@, ate something toxic, intoxicat@, rat bait, rodenticide, chocolate
  poisoning, xylitol, antifreeze, ate chocolate | отравлен@, отравил@, отрави@, ядовит@, токсич@, интоксикац@, крысиный яд, яд, ядом, съела что-то
  ядовитое, токсин@
monitoring-of-medicine | medisinspeil@, serumspeil@, serumkonsentrasjon@, speil, speilet, inr, blodprøver for medisinen, måle medisinnivå@,
  legemiddelmåling@ | läkemedelskoncentration@, serumkoncentration@, läkemedelsnivå@, pk-värde@, pk-inr, inr, medicinkontroll@ | serumspejl@,
  medicinspejl@, serumkoncentration@, plasmakoncentration@, inr, lægemiddelkoncentration@ | drug level@, serum level@, inr, monitoring bloods, trough
  level@, therapeutic level@, therapeutic range | концентрация лекарства, концентрация в крови, уровень препарата, мно, контроль уровня, лекарственный
  мониторинг, терапевтический диапазон
harm-to-organs | skadelig for leveren, skadelig for nyrene, skader nyrene, leverskade av, nyreskade av, hardt for kroppen, langtidsbivirk@ | skadligt
  för levern, skadligt för njurarna, skadar njurarna, leverskada av, njurskada av, tufft för kroppen, långtidsbiverk@ | skadeligt for leveren,
  skadeligt for nyrerne, skader nyrerne, leverskade af, nyreskade af, hårdt ved kroppen, langtidsbivirk@ | bad for the liver, bad for your kidneys,
  damages the kidneys, liver damage from, kidney damage from, harmful to, long-term side effects | вредно для печени, вредно для почек, сажает печень,
  посадить печень, портит почки, гепатотоксич@, вредно, вредны, вредит
wrong-medicine | feil medisin, feilmedisiner@, feil dose, feil tablett, forvekslet, forbytt@, medisinfeil, tok feil | fel medicin, felmediciner@, fel
  dos, fel tablett, förväxl@, läkemedelsfel, tog fel | forkert medicin, fejlmediciner@, forkert dosis, forkert pille, forveksl@, medicinfejl, tog fejl
  af | wrong medicine, wrong tablet@, wrong dose, mixed up the tablets, mix-up, medication error@, by mistake, wrong drug | перепутал@, не то
  лекарство, не ту таблетку, не та доза, ошибка дозировки, по ошибке, ошибочно
= dependence and withdrawal
addiction | avhengig av tabletter, avhengighet@, vanedanne@, hekta, hektet, avhengighetsskap@, blir avhengig, tablettavhengig@, rusavhengig@ |
  beroende av tabletter, beroendeframkall@, vanebild@, läkemedelsberoende, tablettberoende, drogberoende, alkoholberoende, beroendesjuk@, blivit
  beroende | afhængig@, afhængighed@, vanedann@, hooked, medicinafhængig@, afhængighedsskab@, misbruger af piller | addict@, dependen@, hooked on,
  habit-forming, habit forming, get hooked, addictive | зависимост@, привыкани@, подсел@, подсесть, вызывает привыкание, зависим, зависима,
  наркозависим@, аддикц@
withdrawal | abstinens@, seponeringssymptom@, seponeringsreaksjon@, seponeringsplage@, avvenning@, avgift@, avrusning@, skjelver uten | abstinens@,
  utsättningssymtom@, utsättningsbesvär, avvänjning@, avgiftning@, tillnyktring, skakar utan | abstinens@, seponeringssymptom@, ophørssymptom@,
  udtrapningssymptom@, afvænning@, afgiftning@, afrusning@ | withdrawal@, withdrawals, detox@, cold turkey, discontinuation symptom@, discontinuation
  syndrome, rebound@, the shakes | синдром отмены, синдрома отмены, ломка, ломки, ломает без, абстинен@, отходняк@, детокс@, вывод из запоя
tolerance | toleranseutvikl@, toleranse, trenger mer og mer, tåler mer og mer, vant til medisinen, virker dårligere etter hvert, kroppen venner seg |
  toleransutveckl@, tolerans, behöver mer och mer, tål mer och mer, van vid medicinen, kroppen vänjer sig | toleransudvikl@, tolerans, vænnet sig til
  medicinen, kroppen vænner sig, vant til medicinen | tolerance, need more and more, built up a tolerance, immune to the tablets | толерантност@,
  нужно все больше, организм привык, привыкла к таблеткам, привык к лекарству, привыкает к препарату
substance-misuse | misbruk@, rusmisbruk@, rusproblem@, rusmid@, ruslidelse@, pillemisbruk@, rus, rusen, ruset, ruser seg | missbruk@, missbruka@,
  drogproblem@, drogmissbruk@, tablettmissbruk@, rusmed@, substansbruk@, drogpåverkad | misbrug@, rusmid@, stofmisbrug@, pillemisbrug@, rus, rusen,
  påvirket af stoffer, ruspåvirk@ | substance misuse, substance abuse, misus@, abus@, drug problem, drug abuse, under the influence, intoxicated |
  злоупотребл@, злоупотребля@, употребляет, наркомани@, наркоман@, психоактивн@, токсикомани@
addiction-treatment | rusbehandling@, avhengighetsbehandl@, metadon@, subutex@, suboxone, antabus@, naltrekson@, substitusjonsbehandl@, lar-behandling
  | laro, beroendevård@, beroendemottagning@, metadon@, subutex@, suboxone, antabus@, naltrexon@, campral | substitutionsbehandl@, misbrugsbehandl@,
  misbrugscenter@, alkoholbehandl@, metadon@, subutex@, suboxone, antabus@ | drug and alcohol service@, methadone, subutex, suboxone, antabuse,
  naltrexone, acamprosate, substitution treatment, drug rehab, rehab clinic | нарколог@, наркологическ@, кодировк@, закодирова@, метадон@,
  налтрексон@, реабилитационный центр, подшил@
craving-relapse-substance | sug etter, russug@, sprekk, sprakk, sprukket, begynt igjen med, tilbakefall til rus, holde seg unna | sug efter, röksug@,
  alkoholsug@, drogsug@, återfall i missbruk, börjat igen med, hålla sig borta, röksugen | trang til at drikke, rygetrang@, alkoholtrang@, stoftrang@,
  faldt i igen, tilbagefald til misbrug, begyndt igen med | craving@, crave@, urge to, fell off the wagon, slipped up, started again with, back on the
  drink, temptation@ | тяга к, тянет выпить, тянет курить, сорвался, сорвалась, срыв, сорваться, снова начал пить, хочется выпить
= storage and food
storage | oppbevar@, oppbevares, kjøleskap@, romtemperatur@, lagres, medisinskap@, tørt og mørkt, mørkt og kjølig | förvaring@, kylskåp@,
  rumstemperatur@, medicinskåp@, torrt och mörkt, svalt, förvara, förvaras, förvarar | opbevar@, køleskab@, stuetemperatur@, medicinskab@, tørt og
  mørkt, mørkt og køligt | store it, stored, storage, keep in the fridge, fridge@, refrigerat@, room temperature, medicine cabinet, cool dry place |
  хранить, хранен@, храните, хранят, в холодильнике, холодильник@, комнатной температуре, при комнатной, аптечка дома
expired | gått ut på dato, utgått, utløpsdato@, holdbarhet@, gammel medisin, holdbar til, utløpt | utgånget, utgången, bäst före, utgångsdatum@,
  hållbarhet@, gammal medicin, gått ut | for gammel medicin, udløbet, udløbsdato@, holdbarhed@, gammel medicin, udløber, sidste holdbarhed | expired,
  expiry@, out of date, use-by, use by date, old tablets, shelf life | просрочен@, срок годности, срока годности, истек срок, старые таблетки,
  годност@
out-of-reach-disposal | utilgjengelig for barn, innlåst, låst skap, barnesikr@, levere på apoteket, kaste medisiner, medisinrester, destruer@ | utom
  räckhåll för barn, inlåst, låst skåp, barnsäker, lämna på apoteket, slänga mediciner, överblivna mediciner | utilgængeligt for børn, låst inde, låst
  skab, børnesikr@, aflevere på apoteket, smide medicin ud, medicinrester | out of reach, keep away from children, locked away, locked cupboard,
  child-proof, childproof, return to the pharmacy, dispose of, leftover tablets | в недоступном месте, недоступно для детей, прятать от детей, под
  замком, остатки лекарств, утилиз@, выбросить таблетки, сдать в аптеку
with-food | med mat, sammen med mat, til måltid@, etter maten, i forbindelse med måltid, etter måltid, med frokosten, før maten | med mat, tillsammans
  med mat, till måltid@, efter maten, i samband med måltid, efter måltid, till frukosten, före maten | med mad, sammen med mad, til måltid@, efter
  maden, i forbindelse med måltid, efter måltid, til morgenmaden, før maden | with food, with meals, after food, after eating, after meals, with
  breakfast, before food, before meals, with a meal | с едой, во время еды, после еды, до еды, перед едой, с пищей, после приема пищи, за завтраком,
  за полчаса до еды
empty-stomach-fasting | tom mage, fastende, fastet, på tom mage, uten mat, fast fra midnatt, før frokost, å faste | tom mage, fastande, fastat, på
  fastande mage, utan mat, före frukost, på fasta | tom mave, fastende, fastet, på tom mave, uden mad, før morgenmad, at faste | empty stomach,
  fasting, fasted, nil by mouth, before breakfast, without food, starved, fast from midnight | натощак, на голодный желудок, на пустой желудок, не
  евши, не есть перед, до завтрака, голодным, ничего не есть
with-water-or-milk | glass vann, med vann, sammen med vann, skylle ned med, melk sammen med, melkeprodukter, grapefrukt@ | glas vatten, med vatten,
  skölja ner med, ihop med mjölk, mjölkprodukter, grapefrukt@ | glas vand, med vand, skylle ned med, sammen med mælk, mælkeprodukter, grapefrugt@ |
  glass of water, with water, wash it down, with milk, dairy products, grapefruit@ | запивать водой, стаканом воды, стакан воды, запива@, запить, с
  молоком, грейпфрут@, с водой
driving-with-medicine | kjøre bil på medisin, kjøre bil med, førerkort@, rød trekant, varseltrekant, helsekrav førerkort, bilkjøring@, trafikkfarlig@
  | köra bil på medicin, köra bil med, körkort@, röd triangel, varningstriangel, bilkörning@, trafikfarlig@, körförbud | køre bil på medicin, køre bil
  med, kørekort@, rød trekant, advarselstrekant, bilkørsel@, trafikfarlig@, kørselsforbud | drive on these tablets, driving licence, driver's licence,
  driving with medication, dvla, fit to drive, operate machinery, safe to drive | водить машину, за руль, за рулем, за рулём, управлять автомобилем,
  водительск@, садиться за руль, права водительские
= alcohol, tobacco and drugs
alcohol | alkohol@, drikker alkohol, øl, vin, brennevin, sprit, enheter i uka, drikker du, glass vin, drikkevaner, alkoholvaner, tar et glass |
  alkohol@, dricker alkohol, öl, vin, starksprit, sprit, standardglas, dricker du, glas vin, alkoholvanor, tar ett glas | alkohol@, drikker alkohol,
  vin, øl, spiritus, genstand@, drikker du, glas vin, drikkevaner, alkoholvaner | alcohol@, drinking alcohol, beer@, wine, spirits, units a week,
  units of alcohol, do you drink, glass of wine, booze, drink much, social drinker | алкогол@, спиртн@, вино, пиво, пива, водка, водки, водку,
  выпива@, бокал вина, крепкие напитки, рюмк@
heavy-drinking | drikker for mye, alkoholiker@, alkoholisme@, drikker mye, drukket tett, på fylla, alkoholproblem@, storforbruk@, drikkefeldig,
  alkoholmisbruk@, helgefyll | dricker för mycket, alkoholist@, alkoholism@, dricker mycket, storkonsument@, riskbruk@, alkoholproblem@,
  alkoholmissbruk@, supit, periodare | drikker for meget, alkoholiker@, alkoholisme@, drikker meget, storforbrug@, alkoholproblem@, alkoholmisbrug@,
  drukket tæt, druk, drukker | drinks too much, alcoholi@, heavy drink@, drinking heavily, drinking too much, drink problem, alcohol misuse, alcohol
  abuse, problem drinking, binge drink@ | много пьет, пьющ@, запой, запои, запоя, запоем, алкоголик@, алкоголизм@, пьянств@, пьет каждый день,
  выпивает много, спивает@
drunk-hangover | beruset, fyllesyk@, fyllesjuk@, bakfull@, tømmermenn, promille@, rusa, dagen derpå, var full, å bli full | berusad, onykter,
  bakfull@, baksmälla@, promille@, bakis, dagen efter, var full, bli full | beruset, tømmermænd, promille@, bagfuld, dagen derpå, fordrukk@, var fuld,
  blive fuld | drunk, tipsy, hungover, hangover@, inebriated, sobering up, blackout from drink | пьян, пьяная, пьяный, похмель@, с похмелья, напил@,
  опьянен@, трезв, навеселе, промилле
no-alcohol | avhold@, edru, drikker ikke, rører ikke alkohol, alkoholfri@, totalavhold@, tørrlagt, drukkfri, drikker aldri | nykter, nyktert,
  nykterist@, dricker inte, rör inte alkohol, alkoholfri@, avhållsam@, helnykter@, dricker aldrig | ædru, afhold@, drikker ikke, rører ikke alkohol,
  alkoholfri@, tørlagt, drikker aldrig | teetotal@, sober, abstinent, abstain@, don't drink, doesn't drink, never drink, off the drink, alcohol-free,
  dry january | не пьет алкоголь, не пью алкоголь, непьющ@, трезвенник@, в завязке, не выпивает, не употребляю, воздержив@, безалкогольн@
smoking | røyk@, røyker, sigarett@, tobakk@, røykeslutt, pakkeår, rullings, sneip, dagligrøyk@, storrøyk@ | röker, röka, rökte, rökt, rökning@,
  rökare, cigarett@, cigg, tobak@, paketår, feströk@ | ryger, ryge, røg, røget, rygning@, cigaret@, tobak@, smøger, pakkeår, storryger@, festryger@ |
  smok@, cigarette@, tobacco, fags, pack years, smoker, roll-ups, cigars, passive smoking | курит, курю, курите, курить, курил@, курени@, курильщик@,
  сигарет@, табак@, пачка в день, пачку в день, пачко-лет
quitting-smoking | slutte å røyke, sluttet å røyke, røykestopp@, røykeslutt@, røykfri@, stumpe røyken, sluttet med røyken, slutte med snus | sluta
  röka, slutat röka, slutade röka, rökstopp@, rökfri@, fimpa@, rökavvänj@, sluta snusa, slutat snusa | stoppe med at ryge, stoppet med at ryge,
  rygestop@, røgfri@, kvitte smøgerne | quit smoking, stop smoking, stopped smoking, gave up smoking, give up smoking, smoking cessation, ex-smoker,
  smoke-free, quit the fags | бросить курить, бросил курить, бросила курить, отказ от курения, бросаю курить, бывший курильщик, не курю уже, завязать
  с курением
nicotine-replacement | nikotinplaster@, nikotintyggis@, nikotintyggegummi, nikotintablett@, nicorette@, nicotinell, champix@, vareniklin@,
  nikotinerstat@ | nikotinplåster@, nikotintuggummi@, nikotinläkemedel@, nikotinspray@, nicorette@, nicotinell, champix@, vareniklin@ |
  nikotinplaster@, nikotintyggegummi@, nikotinprodukt@, nikotinspray@, nicorette@, nicotinell, champix@, nikotinerstat@ | nicotine patch@, nicotine
  replacement, nicorette, nrt, champix, varenicline, lozenges for smoking, nicotine gum | никотиновый пластырь, никотиновая жвачка, никоретт@,
  чампикс@, варениклин@, табекс@, никотинзаместит@
snus-nicotine-pouch | snus, snuser, snusing@, snusbruk@, snusboks@, nikotinposer, porsjonssnus | snus, snusar, snusa, snuset, snusdosa, vitt snus,
  nikotinpåsar, prilla | snus, snuser, nikotinposer, tyggetobak@, snusposer | snus, nicotine pouch@, chewing tobacco, snuff, dipping tobacco | снюс@,
  жевательный табак, никотиновые подушечки, насвай, никпэк@
vaping | e-sigarett@, vape, vaper, vaping, vapet, damper e-sigarett, engangsvape | e-cigarett@, vape, vejp@, vejpar, vape@, engångsvape | e-cigaret@,
  vape, vaper, vaping, puff bars, damper e-cigaret | vape, vapes, vaping, vaped, e-cig@, e-cigarette@, electronic cigarette@ | вейп@, электронная
  сигарета, электронные сигареты, парит вейп, парю, айкос@
cannabis | cannabis@, hasj, hasjen, marihuana@, weed, thc, røyke hasj, cannabisolje@, cbd, cbd-olje | cannabis@, hasch@, marijuana@, röka på, rökt på,
  thc, cbd, cbd-olja | cannabis@, hash, hashen, hashryg@, marihuana@, pot, joint, joints, thc, cbd, cbd-olie | cannabis@, weed, marijuana, hash,
  spliff@, joints, cbd, thc, skunk | каннабис@, марихуан@, гашиш@, косяк@, конопл@, анаш@, курить траву, травку курит
hard-drugs | narkotika@, kokain@, amfetamin@, heroin@, ecstasy, mdma, ghb, lsd, sprøytebruk@, sniffet, speed | narkotika@, droger, knark@, kokain@,
  amfetamin@, heroin@, ecstasy, mdma, ghb, tjack, lsd | narkotika@, euforiserende, kokain@, coke, amfetamin@, heroin@, ecstasy, mdma, ghb, lattergas@,
  lsd, hårde stoffer | illegal drugs, recreational drug@, cocaine, amphetamine@, heroin, ecstasy, mdma, ghb, street drugs, injecting drugs, crack
  cocaine | наркотик@, наркотич@, кокаин@, амфетамин@, героин@, экстази, спайс@, мефедрон@, лсд
coffee-energy-drink | kaffe, kaffen, koffein@, energidrikk@, te, teen, cola, kopper kaffe, red bull | kaffe, kaffet, koffein@, energidryck@, koppar
  kaffe, cola, red bull | kaffe, kaffen, koffein@, energidrik@, kopper kaffe, cola, red bull | coffee@, caffein@, energy drink@, cups of coffee, tea,
  cola, red bull | кофе, кофеин@, энергетик@, энергетическ@, чашек кофе, крепкий чай, кола, колу
~ parts of the day
morning | morgen, morgenen, morgener, om morgenen, formiddag@, i morges, frokosttid, grytidlig, morgentimene, når jeg våkner | morgon, morgonen,
  mornar, på morgonen, på morgnarna, förmiddag@, i morse, på mornarna, när jag vaknar, frukosttid | morgen, morgenen, om morgenen, formiddag@, i
  morges, morgentimerne, når jeg vågner, fra morgenstunden | morning@, in the morning, first thing, a.m., this morning, early morning, on waking, when
  i wake up | утро, утром, утра, утренн@, по утрам, с утра, до обеда, сегодня утром, под утро, когда просыпаюсь
midday-afternoon | midt på dagen, ettermiddag@, lunsj@, middagstid, utpå dagen, etter lunsj, etter jobb | mitt på dagen, eftermiddag@, lunch@, vid
  lunchtid, frampå dagen, efter lunch, efter jobbet | midt på dagen, eftermiddag@, frokosttid, middagstid, op ad dagen, efter frokost, efter arbejde |
  afternoon@, midday, lunchtime, noon, lunch, after work, around lunch, mid-afternoon, teatime | в обед, обеденн@, днем, днём, после обеда, полдень,
  после полудня, дневное время, после работы
evening | kveld, kvelden, kvelder, kveldene, om kvelden, i går kveld, i kveld, kveldstid, utpå kvelden, kveldsdose@ | kväll, kvällen, kvällar,
  kvällarna, på kvällen, i går kväll, i kväll, kvällstid, framåt kvällen, kvällsdos@ | aften, aftenen, aftener, om aftenen, i aften, i aftes,
  aftensdosis, hen på aftenen, om aftnen | evening@, in the evening, last night, tonight, of an evening, late in the day | вечер, вечером, вечера,
  вечеру, вечерн@, по вечерам, к вечеру, под вечер, ближе к вечеру
night-time | natt, natta, natten, netter, om natten, om natta, nattestid, i natt, nattlig@, midt på natten, hele natten | natt, natten, nätter,
  nätterna, på natten, på nätterna, nattetid, i natt, nattlig@, mitt i natten, hela natten | nat, natten, nætter, om natten, nattetid, i nat, natlig@,
  midt om natten, hele natten | night, nights, at night, during the night, in the night, nighttime, nocturnal, middle of the night, all night,
  overnight | ночь, ночью, ночи, ночам, по ночам, ночной, ночные, ночное, среди ночи, всю ночь, ночами
bedtime | leggetid@, til kvelds, før jeg legger meg, når jeg legger meg, før sengetid, sengetid, ved sengetid, når du legger deg, når hun legger seg,
  til natten | läggdags, till natten, innan jag lägger mig, när jag lägger mig, sänggående, när du lägger dig, när hon lägger sig, före sängdags,
  sängdags | sengetid, til natten, ved sengetid, før sengetid, når jeg lægger mig, inden sengetid | bedtime, before bed, at bedtime, going to bed,
  before sleep, last thing at night, nocte | перед сном, на ночь, когда ложусь, когда ложится спать, перед тем как лечь, отход ко сну
all-day-round-the-clock | hele dagen, døgnet rundt, dag og natt, hele døgnet, i døgnet, fra morgen til kveld, gjennom dagen, utover dagen, døgn,
  døgnet | hela dagen, dygnet runt, dag och natt, hela dygnet, per dygn, från morgon till kväll, under dagen, dygn, dygnet | hele dagen, døgnet rundt,
  dag og nat, hele døgnet, i døgnet, fra morgen til aften, i løbet af dagen, døgn, døgnet | all day, round the clock, day and night, all day long,
  around the clock, from morning till night, through the day, throughout the day | весь день, целый день, круглосуточно, круглые сутки, день и ночь,
  сутки, сутками, с утра до вечера, в течение дня, целыми днями
today-yesterday | i dag, i går, i forgårs, i dag morges, dagen i dag, siden i går | i dag, idag, igår, i går, i förrgår, sedan igår, häromdagen | i
  dag, i går, i forgårs, siden i går, forleden, forleden dag | today, yesterday, day before yesterday, since yesterday, the other day, earlier today |
  сегодня, вчера, позавчера, на днях, со вчерашнего, вчерашн@, сегодняшн@
tomorrow | i morgen, i overmorgen, dagen etter, i morgen tidlig, neste dag | i morgon, imorgon, i övermorgon, dagen därpå, nästa dag, imorron | i
  morgen, i overmorgen, dagen derefter, næste dag, i morgen tidlig | tomorrow, day after tomorrow, the next day, following day, tomorrow morning |
  завтра, послезавтра, на следующий день, завтрашн@, завтра утром
weekdays | mandag@, tirsdag@, onsdag@, torsdag@, fredag@, ukedag@, hverdag@, midt i uka, i ukedagene | måndag@, tisdag@, onsdag@, torsdag@, fredag@,
  vardag@, veckodag@, mitt i veckan | mandag@, tirsdag@, onsdag@, torsdag@, fredag@, ugedag@, hverdag@, midt i ugen | monday@, tuesday@, wednesday@,
  thursday@, friday@, weekday@, midweek, working day, working days | понедельник@, вторник@, среду, четверг@, пятниц@, будни, буднях, рабочие дни,
  будний
weekend-holiday | helg, helgen, helgene, lørdag@, søndag@, i helgen, ferie, ferien, jul, julen, påske, høytid@ | helg, helgen, helgerna, lördag@,
  söndag@, i helgen, semester@, jul, julen, påsk, lov, ledig dag | weekend@, lørdag@, søndag@, ferie, ferien, i weekenden, jul, julen, påske,
  helligdag@, fridag | weekend@, saturday@, sunday@, holiday@, vacation@, christmas, easter, bank holiday, day off, days off | выходные, выходных,
  выходной, суббот@, воскресень@, отпуск@, праздник@, каникул@, новый год, новогодн@
~ seasons and spans of time
spring-summer | våren, om våren, vårsesong@, sommer@, om sommeren, i sommer, sommerhalvår@, pollensesong@, varme måneder | våren, på våren, i våras,
  vårsäsong@, sommar@, på sommaren, i somras, sommarhalvår@, pollensäsong@, varma månader | om foråret, sommer@, om sommeren, i sommer, sommerhalvår@,
  pollensæson@, varme måneder, forår, foråret | spring, springtime, summer@, in summer, in the summer, pollen season, summertime, warm months, hot
  weather | весна, весной, весны, весенн@, лето, летом, летн@, сезон цветения, в жару, теплое время года
autumn-winter | høst, høsten, om høsten, i høst, vinter@, om vinteren, i vinter, vinterhalvår@, mørketid@, kalde måneder | höst, hösten, på hösten, i
  höstas, vinter@, vintrar@, på vintern, vinterhalvår@, mörka årstiden, kalla månader | efterår@, om efteråret, vinter@, vintre, om vinteren, i
  vinter, vinterhalvår@, mørke måneder, kolde måneder | autumn@, fall season, winter@, in winter, in the winter, wintertime, cold months, dark months
  | осень, осенью, осени, осенн@, зима, зимой, зиму, зимн@, холодное время года, в холода
season-dependent | sesong@, årstid@, sesongvariasjon, bestemte tider av året, hver vår, hver høst, året rundt, sesongavhengig | säsong@, årstid@,
  säsongsvariation, vissa tider på året, varje vår, varje höst, året om, året runt | sæson@, årstid@, sæsonvariation, bestemte tider på året, hvert
  forår, hvert efterår, året rundt | season@, time of year, seasonal@, every spring, every autumn, all year round, year-round | сезон@, сезонн@, время
  года, времени года, каждую весну, каждую осень, круглый год, круглогодичн@
seconds-minutes-hours | sekund@, minutt@, timer, timene, halvtime@, kvarter, noen timer, noen minutter, en time | sekund@, minut@, timme, timmar,
  timmarna, timmen, halvtimme@, kvart, några timmar, några minuter | sekund@, minut@, time, timer, timerne, timen, halv time, kvarter, nogle timer,
  nogle minutter | second or two, seconds, minute@, hour, hours, half an hour, few minutes, few hours, quarter of an hour, an hour or so | секунд@,
  минут@, час, часа, часов, часами, полчаса, несколько часов, несколько минут, четверть часа, часик
few-days | noen dager, et par dager, tre dager, flere dager, dager, dagene, i dagevis, døgn på rad, dager siden, to-tre dager | några dagar, ett par
  dagar, flera dagar, dagar, dagarna, i dagar, dagar sedan, två-tre dagar, i flera dygn | nogle dage, et par dage, flere dage, dage, dagene, i
  dagevis, dage siden, to-tre dage, et par døgn | few days, couple of days, several days, days, days ago, days now, for days, two or three days,
  number of days | несколько дней, пару дней, дней, дня, днями, дни, дня два, дня три, дней назад, два-три дня, уже который день
weeks | uke, uka, uken, uker, ukene, ukevis, et par uker, noen uker, fjorten dager, uker siden, ukentlig@ | vecka, veckan, veckor, veckorna, ett par
  veckor, några veckor, fjorton dagar, veckor sedan, i veckor, veckolång@ | uge, ugen, uger, ugerne, ugevis, et par uger, nogle uger, fjorten dage,
  uger siden | week, weeks, couple of weeks, few weeks, fortnight, weeks ago, for weeks, weeks now, last few weeks | неделя, неделю, недели, недель,
  неделе, неделями, пару недель, несколько недель, две недели, недельк@, недель назад
months | måned, måneden, måneder, månedene, månedsvis, halvt år, halvår, et par måneder, noen måneder, månedlig@, måneder siden | månad, månaden,
  månader, månaderna, halvår, halvåret, ett par månader, några månader, månader sedan, i månader | måned, måneden, måneder, månederne, månedsvis,
  halvt år, halvår, et par måneder, nogle måneder, måneder siden | month, months, couple of months, few months, half a year, six months, months ago,
  for months, months now | месяц, месяца, месяцев, месяцы, месяцами, полгода, полугода, пару месяцев, несколько месяцев, месяцев назад
years | år, året, årene, årevis, i mange år, flere år, år siden, et par år, noen år, årtier, tiår, i fjor | år, året, i många år, flera år, år sedan,
  ett par år, några år, åratal, årtionden, i fjol, förra året | år, året, årene, årevis, i mange år, flere år, år siden, et par år, nogle år, årtier,
  sidste år, gennem årene | year, years, for years, many years, several years, years ago, couple of years, few years, decade@, last year, years now,
  over the years | год, года, лет, годы, годах, много лет, несколько лет, лет назад, пару лет, в прошлом году, десятилети@, из года в год
~ before, during, after
before-an-event | på forhånd, i forkant, forut for, før dette, tidligere enn, innen, rett før, forhånd | i förväg, på förhand, dessförinnan, strax
  före, strax innan, inför | på forhånd, forud for, forinden, lige før, lige inden, inden da | beforehand, prior to, in advance, ahead of, just
  before, preceding, leading up to, until then | до того, до этого, перед этим, заранее, заблаговременно, накануне, прежде чем, до начала, предшеств@
during | mens, i løpet av, underveis, imens, samtidig som, midt under | under tiden, medan, i samband med att, samtidigt som, mitt under | imens,
  mens, i løbet af, undervejs, samtidig med at, midt under | during, meanwhile, in the course of, in the middle of, whilst, throughout | во время, в
  течение, на протяжении, в процессе, в ходе, в разгар
after-an-event | etterpå, etterfølgende, i etterkant, deretter, senere, etter at, i ettertid, påfølgende, like etter | efteråt, därefter, efter att, i
  efterhand, senare, efterföljande, strax efter | bagefter, derefter, efterfølgende, efter at, senere, lige efter, i efterforløbet, herefter |
  afterwards, afterward, later on, following, subsequent@, thereafter, right after, after that, since then | после этого, затем, впоследствии, сразу
  после, спустя, вслед за, позднее
simultaneous | samtidig, samtidige, på samme tid, på en gang, sammen med, parallelt, samstundes | samtidigt, samtidiga, på samma gång, på en gång,
  tillsammans med, parallellt, i samma veva | samtidig, samtidigt, samtidige, på samme tid, på én gang, sammen med, parallelt | at the same time,
  simultaneous@, together with, at once, alongside, concurrent@, along with, coincided | одновременно, в то же время, вместе с, заодно, параллельно, в
  тот же момент, одновременн@
right-away | med en gang, straks, umiddelbart, øyeblikkelig, med det samme, omgående, så fort som mulig, snarest | genast, omedelbart, med en gång, på
  en gång direkt, direkt efter, snarast, så fort som möjligt, strax, omgående | med det samme, straks, umiddelbart, øjeblikkeligt, omgående, hurtigst
  muligt, snarest, lige med det samme | immediately, straight away, right away, instantly, as soon as possible, asap, straightaway, promptly, without
  delay | сразу, сразу же, немедленно, тут же, незамедлительно, как можно скорее, сейчас же, мгновенно, срочно
in-between | innimellom, mellom anfallene, i mellomtiden, mellom gangene, imellom, mellom slagene, symptomfri mellom | däremellan, mellan attackerna,
  under mellantiden, mellan gångerna, emellan, besvärsfri emellan | ind imellem anfaldene, i mellemtiden, mellem anfaldene, mellem gangene,
  indimellem, imellem | in between, between attacks, between episodes, in the meantime, between times, between flares, in-between | между приступами,
  в промежутках, в промежутке, тем временем, между ними, в межприступн@, между эпизодами
~ how long and since when
since-when-began | siden når, når begynte, når startet, begynte, begynt, startet, debut, debuterte, oppstod, oppstått, hvor lenge siden, starten på |
  sedan när, när började, när startade, började, börjat, debut, debuterade, uppstod, uppstått, uppkom, hur länge sedan, när kom det | siden hvornår,
  hvornår begyndte, hvornår startede, begyndte, begyndt, startede, debut, debuterede, opstod, opstået, hvor længe siden, hvornår kom det | since when,
  when did it start, when did it begin, began, begun, started, onset, came on, how long ago, came about, start of it | с каких пор, когда началось,
  когда началась, началось, началась, начались, начался, дебют@, появил@, возник@, как давно, когда появил@
how-long | hvor lenge, hvor lang tid, varighet@, varte, hvor lenge varer, varer, vedvart, tidsrom | hur länge, hur lång tid, varaktighet@, varade,
  varat, hur länge varar, varar, pågått, pågår, hållit på | hvor længe, hvor lang tid, varighed@, varede, varet, hvor længe varer, varer, stået på,
  har stået på | how long, how much time, duration@, lasted, lasts, lasting, been going on, goes on for, how long for | как долго, сколько времени,
  сколько длится, продолжительност@, длительност@, длится, длился, длилась, длилось, сколько длились, продолжается
long-lasting-chronic | lenge, langvarig@, lang tid, kronisk@, i lengre tid, over lang tid, langtids, vedvarende, kroniker, drar ut | länge,
  långvarig@, lång tid, kronisk@, under en längre tid, långdragen, ihållande, kroniker, drar ut på tiden | længe, langvarig@, lang tid, kronisk@, i
  længere tid, over lang tid, langtrukken, vedvarende, kroniker, trækker ud | long time, chronic@, long-standing, longstanding, for ages, ages,
  prolonged, persistent, long-lasting, long term, drags on | давно, долго, хроническ@, хроник, затяжн@, затянул@, долгое время, застарел@, упорн@,
  длительно, длительный, длительное
short-lasting | kortvarig@, kort tid, en liten stund, et øyeblikk, korte stunder, noen sekunder, forbigående, kortvarige anfall, raskt over |
  kortvarig@, kort tid, en liten stund, ett ögonblick, korta stunder, några sekunder, övergående, snabbt över | kortvarig@, kort tid, et lille
  øjeblik, korte øjeblikke, et øjeblik, nogle sekunder, forbigående, hurtigt overstået | short time, briefly, brief, short while, a moment,
  short-lasting, few seconds, transient@, passes quickly, momentary | коротк@, недолго, кратковремен@, на мгновение, несколько секунд, быстро
  проходит, кратко, мимолетн@, преходящ@
temporary-permanent | midlertidig, permanent, varig, varige, varig mén, går aldri over, forbigående plage, for resten | tillfällig, tillfälligt,
  permanent, bestående, går aldrig över, bestående men, provisorisk | midlertidig, midlertidigt, permanent, varige, varigt, blivende, varige mén, går
  aldrig over | temporary, temporarily, permanent, permanently, for good, never goes away, irreversible, reversible, for the time being | временно,
  временн@, навсегда останется, необратим@, обратим@, временный, пока временно
constant-continuous | hele tiden, konstant, kontinuerlig, uavbrutt, stadig, uten stopp, ustanselig, uten pause, hele tida, aldri fri for | hela tiden,
  konstant, kontinuerlig, kontinuerligt, oavbrutet, ständig, ständigt, utan uppehåll, jämt, aldrig fri från | hele tiden, konstant, kontinuerlig,
  kontinuerligt, uafbrudt, uden ophør, uden pause, vedholdende, aldrig fri for | all the time, constant, constantly, continuous, continuously,
  non-stop, never stops, without a break, the whole time, unremitting, incessant | все время, всё время, постоянно, непрерывн@, беспрерывн@, без
  остановки, без перерыва, не прекращается, постоянный, постоянная, постоянные, не отпускает
~ how often
how-often | hvor ofte, hvor mange ganger, antall ganger, hyppighet@, frekvens@, ganger i uka, ganger i måneden | hur ofta, hur många gånger, antal
  gånger, frekvens@, gånger i veckan, gånger i månaden | hvor ofte, hvor tit, hvor mange gange, antal gange, hyppighed@, frekvens@, gange om ugen,
  gange om måneden | how often, how many times, frequency, how frequently, number of times, times a week, times a month, times a year | как часто,
  сколько раз, частота, частоту, частоты, раз в неделю, раз в месяц, раза в неделю, раз в год
always | alltid, bestandig, hver gang, alle ganger, hver eneste gang, støtt, uten unntak | alltid, jämnt, varje gång, alla gånger, varenda gång, utan
  undantag | altid, hver gang, alle gange, hver eneste gang, uden undtagelse, bestandig | always, every time, each time, every single time, without
  fail, without exception, invariably | всегда, каждый раз, всякий раз, каждый божий, без исключени@, вечно, неизменно
often | ofte, hyppig@, mange ganger, rett som det er, støtt og stadig, oftest, som regel, vanligvis, gjentatte ganger | ofta, ofta så, många gånger,
  titt som tätt, oftast, för det mesta, vanligtvis, upprepade gånger, frekvent | ofte, tit, hyppig@, mange gange, tit og ofte, oftest, som regel, for
  det meste, gentagne gange, som oftest | often, frequent@, many times, mostly, usually, most of the time, repeatedly, regularly happens, lots of
  times | часто, частенько, много раз, обычно, как правило, нередко, в основном, большую часть времени, регулярно, чаще всего, частый, частые
sometimes | av og til, noen ganger, iblant, i blant, nå og da, enkelte ganger, somme tider, periodevis, i perioder, til tider | ibland, då och då,
  emellanåt, någon gång, vissa gånger, stundtals, periodvis, i perioder, till och från, understundom | nogle gange, af og til, somme tider, engang
  imellem, en gang imellem, ind imellem, sommetider, periodevis, i perioder, til tider | sometimes, now and then, occasional@, every so often, now and
  again, at times, from time to time, on and off, periodically, intermittent@ | иногда, порой, изредка бывает, время от времени, периодически,
  периодами, бывает что, временами, то и дело, порою, эпизодическ@
rarely | sjelden@, sjeldent, sjeldne, nesten aldri, en sjelden gang, knapt noen gang, få ganger, nokså sjelden | sällan, sällsynt@, nästan aldrig,
  någon enstaka gång, knappt någonsin, få gånger, ytterst sällan | sjælden@, sjældent, næsten aldrig, en sjælden gang, knap nok nogensinde, få gange,
  yderst sjældent | rare, rarely, seldom, hardly ever, almost never, infrequent@, very occasionally, uncommonly | редко, редк@, изредка, почти
  никогда, крайне редко, нечасто, практически никогда, пару раз за
never | aldri, ikke noen gang, ingen ganger, aldri hatt, aldri før, ikke en eneste gang, aldri vært | aldrig, inte någon gång, inte en enda gång,
  aldrig haft, aldrig förr, aldrig varit | aldrig, ikke nogensinde, ikke en eneste gang, aldrig haft, aldrig før, aldrig været | never, not once,
  never had, never ever, never before, not ever, not a single time | никогда, ни разу, никогда не было, никогда раньше, ни одного раза, не было ни
  разу
daily | daglig@, hver dag, dagligdags, hver eneste dag, hver natt, hver morgen, hver kveld, hver time | daglig, dagligen, varje dag, varenda dag,
  varje natt, varje morgon, varje kväll, varje timme | daglig, dagligt, dagligt tilbagevendende, hver dag, hver eneste dag, hver nat, hver morgen,
  hver aften, hver time | daily, every day, each day, every single day, every night, every morning, every evening, every hour | ежедневн@, каждый
  день, каждую ночь, каждое утро, каждый вечер, изо дня в день, каждый час, ежесуточн@
every-other-day | annenhver dag, hver annen dag, annenhver uke, hver tredje dag, hver fjortende dag, annenhver | varannan dag, varannan vecka, var
  tredje dag, var fjortonde dag, varannan | hver anden dag, hver anden uge, hver tredje dag, hver fjortende dag, hveranden | every other day,
  alternate days, every second day, every other week, every third day, fortnightly, every two weeks | через день, каждый второй день, каждые два дня,
  через неделю раз, раз в два дня, раз в три дня, каждые две недели
weekly-monthly-yearly | hver uke, ukentlig, hver måned, månedlig, hvert år, årlig@, en gang i uka, en gang i måneden, en gang i året, hver tredje
  måned | varje vecka, en gång i veckan, varje månad, månatlig@, varje år, årlig@, en gång i månaden, en gång om året, var tredje månad | hver uge,
  ugentlig@, hver måned, månedlig@, hvert år, årlig@, en gang om ugen, en gang om måneden, en gang om året, hver tredje måned | every week, weekly,
  every month, monthly, every year, yearly, annual@, once a week, once a month, once a year, every three months | каждую неделю, еженедельн@, каждый
  месяц, ежемесячн@, каждый год, ежегодн@, раз в полгода, раз в три месяца, раз в квартал, еженедельно
~ onset and course
suddenly | plutselig@, brått, akutt, brått innsettende, på et øyeblikk, uten forvarsel, over natta, ut av det blå, med ett | plötslig@, akut, hastigt,
  utan förvarning, över en natt, helt plötsligt, som en blixt, tvärt | pludselig@, akut, brat, uden varsel, fra det ene øjeblik, lige pludselig,
  natten over, ud af det blå | sudden@, all of a sudden, abrupt@, out of the blue, without warning, out of nowhere, acute onset, came on quickly,
  acutely | внезапн@, вдруг, резко, неожиданн@, остро, в один момент, как гром, без предупреждения, моментально
gradually | gradvis, etter hvert, litt etter litt, snikende, langsomt, sakte, smått om senn, over tid, kom snikende, stadig mer, sakte men sikkert |
  gradvis, så småningom, smygande, långsamt, sakta, lite i taget, successivt, efter hand, kommit smygande, mer och mer, över tid | gradvis, gradvist,
  efterhånden, lidt efter lidt, snigende, langsomt, stille og roligt, kom snigende, mere og mere, over tid | gradual@, bit by bit, little by little,
  slowly, over time, crept up, insidious@, more and more, by degrees, progressively | постепенн@, понемногу, потихоньку, медленно, исподволь, со
  временем, мало-помалу, все больше и больше, шаг за шагом, плавно
first-time | første gang, for første gang, første gangen, nyoppstått, nyoppdaget, aldri opplevd, ikke hatt før, helt nytt, nyoppdag@ | första gången,
  för första gången, nydebuterad, nyupptäckt@, nytillkom@, inte haft förut, aldrig upplevt, helt nytt | første gang, for første gang, nyopstået,
  nyopdaget@, ikke haft før, aldrig oplevet, helt nyt | first time, for the first time, first ever, new onset, newly, never happened before, not had
  before, brand new, newly diagnosed | впервые, первый раз, в первый раз, раньше не было, такого раньше, никогда такого, впервые выявлен@, первично
again-recurrence | igjen, på nytt, tilbakefall@, kommer tilbake, kom tilbake, kommet tilbake, residiv@, tilbakevend@, gjentatt, gjentar seg, nok en
  gang, gjentagende | igen, på nytt, återfall@, kommer tillbaka, kom tillbaka, kommit tillbaka, recidiv@, återkom@, upprepad, upprepas, ännu en gång |
  igen, på ny, tilbagefald@, kommer tilbage, kom tilbage, kommet tilbage, recidiv@, tilbagevend@, gentager sig, gentagen, endnu en gang | again, once
  more, relaps@, recur@, come back, came back, comes back, coming back, keeps coming back, repeat episode, return of | опять, снова, вновь, повтор@,
  рецидив@, вернул@, возвраща@, еще раз, ещё раз, заново, повторно, возобнов@
comes-and-goes | kommer og går, av og på, går i bølger, bølgevis, variere, varierende, svinge, svingende, opp og ned, skiftende, gode og dårlige
  dager, varierer | kommer och går, av och på, i vågor, går i skov, i skov, varierar, varierande, pendlar, upp och ner, växlande, bra och dåliga dagar
  | kommer og går, til og fra, i bølger, bølgende, varierer, varierende, svinger, svingende, op og ned, skiftende, gode og dårlige dage | comes and
  goes, come and go, off and on, in waves, varies, vary, variable, fluctuat@, up and down, waxes and wanes | то есть то нет, приходит и уходит,
  волнами, волнообразн@, то лучше то хуже, по-разному, меняется, колеблется, то появляется, непостоянн@, то проходит
attack-episode | anfall, anfallet, anfallene, anfallsvis, episode@, omgang, omganger | anfall, anfallet, anfallen, anfallsvis, attack, attacken,
  attacker, episod@, omgång, omgångar, skov | anfald, anfaldet, anfaldene, anfaldsvis, episode@, omgang, omgange | attack, attacks, episode@, bout,
  bouts, spell, spells, fits of, paroxysm@ | приступ@, эпизод, эпизоды, эпизодов, приступами, атак@, криз, кризы, случалось
occasion-number | flere ganger, to ganger, tre ganger, et par ganger, andre gangen, tredje gangen, bare én gang, en enkelt gang, engang,
  engangstilfelle@ | flera gånger, två gånger, tre gånger, ett par gånger, andra gången, tredje gången, bara en gång, en enstaka gång,
  engångsföreteelse | flere gange, to gange, tre gange, et par gange, anden gang, tredje gang, kun én gang, en enkelt gang, engangs@ | several times,
  twice, three times, couple of times, second time, third time, only once, just once, one-off, once or twice | несколько раз, два раза, три раза, пару
  раз, второй раз, третий раз, один раз, только раз, однажды, дважды, единичн@, однократн@
more-frequent-less-frequent | oftere, hyppigere, tettere, sjeldnere, lengre mellom, kortere mellom, oftere og oftere, stadig oftere | oftare, tätare,
  mer sällan, glesare, längre mellan, kortare mellan, allt oftare, mer sällsynt | oftere, hyppigere, tættere, sjældnere, længere mellem, kortere
  mellem, oftere og oftere, stadig oftere | more often, more frequent, less often, less frequent, further apart, closer together, more and more often
  | чаще, все чаще, реже, все реже, участил@, участ@, чаще стало, реже стало, промежутки короче
fast-slow-course | raskere, raskt forløp, fort, fortere, rask utvikling, hurtig, hurtigere, i full fart, langsommere, saktere, tregt | snabb, snabbt,
  snabbare, fort, fortare, hastig utveckling, långsammare, saktare, trögt | hurtig, hurtigt, hurtigere, hurtig udvikling, fart på, langsommere,
  langsom udvikling | fast, faster, quick, quickly, quicker, rapid@, slower, rapid progression, speedy | быстро, быстр@, быстрее, скоротечн@,
  стремительн@, медленнее, скоро прошло
spontaneously | spontan@, av seg selv, uten behandling, av seg sjøl | spontan@, av sig själv, av sig självt, utan behandling | spontan@, af sig selv,
  uden behandling, uden at jeg gør noget | spontaneous@, by itself, on its own, of its own accord, without treatment, self-limiting | само прошло,
  само собой, сама по себе, само по себе, самопроизвольн@, спонтанн@, сами проходят, без лечения, само проходит
first-sign-warning | forvarsel@, forløper@, før anfallet, første tegn, kjenner det komme, aura, auraen, merker det på forhånd, tidlige tegn |
  förvarning@, förebud@, före anfallet, första tecken, känner att det kommer, aura, tidiga tecken | forvarsel@, varsel@, før anfaldet, første tegn,
  mærker det komme, aura, auraen, tidlige tegn | warning sign@, forewarning, aura, feel it coming, first sign@, prodrom@, early sign@, before the
  attack | предвестник@, аура, ауры, чувствую приближение, первые признаки, первый признак, перед приступом, продром@
~ past, present and future
recently | nylig, i det siste, den siste tiden, siste tida, for kort tid siden, nå nylig, siste dagene, siste ukene, ferskt | nyligen, nyss, på
  sistone, den senaste tiden, senaste tiden, senaste dagarna, senaste veckorna, häromsistens | for nylig, nyligt, på det seneste, den seneste tid, den
  sidste tid, for kort tid siden, de seneste dage, de sidste uger, fornylig | recent@, lately, just now, of late, not long ago, past few days, past
  few weeks, in recent weeks, the last few days | недавно, недавн@, в последнее время, только что, за последнее время, последние дни, последние
  недели, не так давно, совсем недавно, последние месяцы
long-ago | lenge siden, for mange år siden, i gamle dager, en gang i tiden, for lenge siden, langt tilbake, mange år siden | länge sedan, för många år
  sedan, för länge sedan, en gång i tiden, långt tillbaka, många år sedan | længe siden, for mange år siden, i gamle dage, en gang i tiden, for længe
  siden, langt tilbage, mange år siden | long ago, long time ago, many years ago, ages ago, way back, years back, in the distant past, back in the day
  | давным-давно, очень давно, много лет назад, когда-то, в давние времена, давнишн@, давний, давняя
previously | tidligere, før i tida, før i tiden, fra før, forhistorie@, sykehistorie@, anamnese@, har hatt tidligere, hatt før, forrige | tidigare,
  förr, förut, sedan tidigare, förhistoria@, sjukdomshistoria@, anamnes@, har haft tidigare, haft förut, förra | tidligere, før i tiden, førhen, i
  forvejen, forhistorie@, sygehistorie@, anamnese@, har haft tidligere, haft før, forrige | previous@, earlier, in the past, used to, formerly, past
  history, medical history, had before, pmh, history of | раньше, ранее, прежде, прежн@, в прошлом, до этого было, анамнез@, история болезни, раньше
  было, предыдущ@
last-time | sist, forrige gang, sist gang, siste gang, sist vi snakket, siden sist, forrige time, sist du var her, siste kontroll | sist, förra
  gången, sista gången, senaste gången, senast, sedan sist, förra besöket, senaste besöket | sidst, sidste gang, forrige gang, siden sidst, sidst vi
  talte, sidst du var her, sidste besøg, senest | last time, last seen, since last time, last visit, last appointment, when we last spoke, most recent
  | в последний раз, последний раз, в прошлый раз, прошлый раз, с прошлого раза, прошлый прием, прошлый визит, на прошлом приеме, последнего приема
next-time | neste gang, til neste gang, neste time, neste konsultasjon, neste kontroll, neste besøk, når du kommer igjen, ny time | nästa gång, till
  nästa gång, nästa besök, nästa kontroll, nästa tid, när du kommer tillbaka, ny tid, återbesök@ | næste gang, til næste gang, næste tid, næste
  konsultation, næste kontrol, næste besøg, når du kommer igen, ny tid | next time, next appointment, next visit, next review, when you come back,
  follow-up appointment, next check-up, see you again | в следующий раз, следующий раз, следующий прием, следующий визит, к следующему приему, на
  следующем приеме, повторный прием, следующая явка
now-currently | nå for tiden, nå for tida, for øyeblikket, akkurat nå, i disse dager, per i dag, nåværende, aktuelt, foreløpig | just nu, för
  närvarande, för tillfället, nuvarande, nuförtiden, i dagsläget, aktuell, aktuellt, än så länge | lige nu, for tiden, for øjeblikket, i øjeblikket,
  nuværende, aktuelt, p.t., foreløbig, aktuelle | at the moment, currently, right now, nowadays, these days, at present, presently, present complaint,
  so far, current | в данный момент, на данный момент, в настоящее время, нынешн@, нынче, на сегодняшний день, пока что, текущ@
soon-later | snart, om kort tid, om en uke, om noen uker, om en måned, senere i, framover, fremover, på sikt, i fremtiden, om litt | snart, inom kort,
  om en vecka, om några veckor, om en månad, längre fram, framöver, på sikt, i framtiden | snart, om kort tid, om en uge, om nogle uger, om en måned,
  længere fremme, fremover, på sigt, i fremtiden | soon, before long, in a week, in a few weeks, in a month, in a while, going forward, in future, in
  the future, down the line, shortly | скоро, вскоре, через неделю, через месяц, через пару недель, через две недели, в будущем, позже, в дальнейшем,
  попозже, через некоторое время
childhood | barndom@, som barn, som liten, da jeg var liten, fra barnsben av, barneår@, siden fødselen, medfødt@, oppvekst@, fra fødsel | barndom@,
  som barn, som liten, när jag var liten, barnaår@, sedan födseln, medfödd@, uppväxt@, från födseln | barndom@, som barn, som lille, da jeg var lille,
  fra barnsben, barneår@, siden fødslen, medfødt@, opvækst@, fra fødslen | childhood, as a child, when i was little, as a kid, when i was young,
  growing up, since birth, congenital, born with, since childhood | детств@, в детстве, с детства, ребенком, когда был маленьким, когда была
  маленькой, с рождения, врожденн@, врождённ@, в детские годы
adolescence-youth | tenår@, ungdom@, ungdomstid@, som ung, som tenåring, i puberteten, pubertet@, unge år | tonår@, ungdom@, ungdomstid@, som ung, som
  tonåring, i puberteten, pubertet@, unga år | teenage@, ungdom@, ungdomstid@, som ung, som teenager, i puberteten, pubertet@, unge år | teenage@,
  teens, as a teenager, adolescen@, youth, in my twenties, puberty | подростк@, в юности, юност@, в молодости, молодост@, пубертат@, подростков@,
  переходный возраст
old-age-getting-older | alderdom@, eldre år, med alderen, gammel, gamle, på mine gamle dager, aldring@, blitt gammel, i min alder, aldersbetinget,
  alder, alderen | ålderdom@, äldre dagar, med åldern, gammal, gamla, på gamla dar, åldrande@, blivit gammal, i min ålder, åldersbetingad, ålder,
  åldern | alderdom@, ældre år, med alderen, gammel, gamle, på mine gamle dage, aldring@, blevet gammel, i min alder, aldersbetinget, alder, alderen |
  old age, elderly, with age, getting older, at my age, getting on, ageing, aging, age-related, how old | старост@, пожил@, с возрастом, возраст@,
  возрастн@, в моем возрасте, старый, старая, к старости, старени@, лет ему
early-late | tidlig, tidlige, for tidlig, sent, for sent, forsinket, forsinkelse@, på tide, utsettelse | tidig, tidigt, för tidigt, sent, för sent,
  försenad, försening@, på tiden, dröjsmål@ | tidlig, tidligt, for tidligt, for sent, forsinket, forsinkelse@, på tide, sent på | early, too early,
  too late, delayed, delay, overdue, in good time, late diagnosis, running late | рано, слишком рано, поздно, слишком поздно, задержк@, запоздал@,
  вовремя, опоздал@, ранн@, поздн@
~ amounts
small-amount | litt, en liten smule, bittelitt, lite grann, en anelse, ørlite, små mengder, liten mengde, ganske lite, et snev | lite grann, en smula,
  pyttelite, en aning, små mängder, liten mängd, ganska lite, lite lätt, litegrann | lidt, en lille smule, en anelse, en kende, små mængder, lille
  mængde, ganske lidt, en snert | a little, a little bit, a bit, tiny bit, small amount@, slightly, a touch of, a tad, just a little | немного,
  чуть-чуть, чуточку, капельку, немножко, слегка, небольшое количество, самую малость, чуть, совсем немного
large-amount | mye, masse, store mengder, stor mengde, kjempemye, veldig mye, en hel del, rikelig, ganske mye, haugevis, kraftig mengde | mycket,
  massor, stora mängder, stor mängd, jättemycket, väldigt mycket, en hel del, rikligt, ganska mycket, hur mycket som helst | meget, masser, store
  mængder, stor mængde, rigtig meget, enormt meget, en hel del, rigeligt, ret meget, i bunkevis | a lot, lots, loads, large amount@, plenty, quite a
  lot, an awful lot, a great deal, heaps, huge amount@ | много, очень много, большое количество, обильн@, обильно, полно, куча, достаточно много,
  масса, в больших количествах
more-increasing | mer enn før, mer enn vanlig, økt, øker, økning@, økende, stiger, steget, flere enn før, høyere enn, går opp | mer än förut, mer än
  vanligt, ökat, ökar, ökning@, ökande, stiger, stigit, fler än förut, högre än, går upp | mere end før, mere end normalt, øget, øger, stigning@,
  stigende, stiger, steget, flere end før, højere end, går op | more than before, more than usual, increas@, rising, rise, risen, higher than, gone
  up, going up, went up | больше чем раньше, больше обычного, увеличил@, увеличива@, увеличение, повысил@, повыша@, рост показател@, выросло, выше
  чем, возрос@, прибавил@
less-decreasing | mindre enn før, mindre enn vanlig, minket, minker, synker, sunket, avtatt, avtar, nedgang@, lavere enn, går ned, reduser@ | mindre
  än förut, mindre än vanligt, minskat, minskar, minskning@, sjunker, sjunkit, avtar, avtagit, lägre än, går ner, reducer@ | mindre end før, mindre
  end normalt, formindsk@, aftaget, aftager, nedgang@, lavere end, går ned, reducer@ | less than before, less than usual, decreas@, subsided, lower
  than, gone down, going down, went down, reduc@, diminish@ | меньше чем раньше, меньше обычного, уменьшил@, уменьша@, уменьшение, снизил@, снижа@,
  ниже чем, убавил@
half-double | halvparten, halve, halv, en halv, doble, dobbelt@, fordoblet, dobbelt så mye, tredjedel@, kvart tablett, en halv tablett | hälften,
  halva, halv, en halv, dubbla, dubbelt@, fördubbl@, dubbelt så mycket, tredjedel@, en halv tablett | halvdelen, halve, halv, en halv, dobbelt@,
  fordobl@, dobbelt så meget, tredjedel@, en halv pille, en halv tablet | half, halved, halving, double@, twice as much, doubling, third of, quarter
  of, half a tablet, two-fold | половин@, пополам, наполовину, вдвое, удво@, в два раза, двойн@, полтаблетки, четверть, треть, по половинке
enough-too-little | tilstrekkelig@, for lite, for lav, utilstrekkelig@, ikke nok, mangler, mangel@, underdosert, knapt nok, mer enn nok |
  tillräcklig@, för lite, för låg, otillräcklig@, inte nog, saknas, brist@, underdoserad, knappt tillräckligt | tilstrækkelig@, for lidt, for lav,
  utilstrækkelig@, ikke nok, mangler, mangel@, underdoseret, mere end nok | enough, sufficient@, too little, too low, insufficient@, not enough,
  lacking, lack of, deficien@, inadequate | достаточн@, достаточно, хватает, слишком мало, недостаточн@, не хватает, нехватк@, недостат@, дефицит@,
  маловато
too-much | for mye, altfor mye, for høy, for mange, altfor mange, overdreven@, overdrevet, overdrevne, overdrev | för mycket, alldeles för mycket, för
  hög, för många, överdriven@, överdrivet, överdrev, på tok för mycket | for meget, alt for meget, for høj, for mange, alt for mange, overdreven@,
  overdrevet, overdrev | too much, way too much, too high, too many, excess@, over the top, overdid, overdone, overdo | слишком много, чересчур,
  чрезмерн@, избыт@, избыточн@, переборщил@, перестарал@, перебор, слишком высок@
none-at-all | ingenting, ikke noe, overhodet ikke, null, fritt for, fraværende, borte helt, ikke noe som helst | ingenting, inte alls, överhuvudtaget
  inte, noll, helt fri från, frånvarande, inte ett dugg, ingenting alls | ingenting, slet ikke, overhovedet ikke, nul, helt fri for, fraværende, ikke
  spor, ikke det mindste | not at all, nothing at all, zero, nil, none whatsoever, absent, no sign of | нисколько, совсем нет, вообще нет, ноль,
  никаких, никакого, отсутств@, нету, ни капли, вообще ничего
number-of-several | flere, noen få, en del, mange, et par, antall, et titalls, dusin, tallrike, utallige | flera, några få, en del, många, ett par,
  antal, ett tiotal, dussin, talrika, otaliga | flere, nogle få, en del, mange, et par, antal, en halv snes, dusin, talrige, utallige | several, a
  few, many, couple of, number of, a dozen, numerous, multiple, countless, handful of | несколько, пара, пару штук, множеств@, многочислен@, десяток,
  десятк@, количеств@, некоторые, считанные
whole-part | helt og holdent, fullstendig@, delvis, en del av, største delen, mesteparten, bare delvis, totalt | helt och hållet, fullständig@,
  delvis, en del av, största delen, merparten, bara delvis, totalt | helt og holdent, fuldstændig@, delvis, delvist, en del af, største delen, det
  meste af, kun delvist, totalt | whole, entire@, complete@, partly, partial@, part of, the rest of, most of it, totally, wholly | полност@, целиком,
  частичн@, остальн@, большая часть, совершенно, отчасти, всецело
approximately | omtrent, cirka, rundt regnet, sånn cirka, omkring, anslagsvis, på det nærmeste, nesten, sånn omtrent | ungefär, cirka, runt, omkring,
  uppskattningsvis, nästan, på ett ungefär, sådär | cirka, omtrent, omkring, rundt regnet, anslået, næsten, sådan cirka, omtrentlig@ | approximately,
  roughly, more or less, ish, give or take, approx, nearly, almost | примерно, приблизительн@, около, приблизительно, почти, ориентировочно,
  плюс-минус
measure-spoon-drops | teskje@, spiseskje@, milliliter@, desiliter, halvliter, glass fullt, kopp, målebeger, liter, liters, gram | tesked@, matsked@,
  milliliter@, deciliter, halvliter, måttbägare, doseringsspruta, liter, gram | teske@, spiseske@, milliliter@, deciliter, halv liter, målebæger,
  doseringssprøjte, liter, gram | teaspoon@, tablespoon@, millilit@, spoonful@, measuring cup, litre@, liter@, gram, grams, cupful | чайная ложка,
  чайную ложку, столовая ложка, столовую ложку, ложк@, миллилитр@, литр@, мерный стаканчик, грамм@, мерная ложка
limit-range | grense@, øvre grense, nedre grense, grenseverdi@, innenfor det normale, maksimum, minimum, høyst, maks, minst, ikke mer enn | gräns@,
  övre gräns, nedre gräns, gränsvärde@, inom det normala, maximum, minimum, högst, max, minst, som mest, inte mer än | grænse@, øvre grænse, nedre
  grænse, grænseværdi@, inden for det normale, maksimum, minimum, højst, maks, mindst, ikke mere end | limit@, upper limit, lower limit, borderline,
  within normal range, maximum, minimum, at most, at least, max, no more than, threshold@ | предел@, границ@, верхняя граница, нижняя граница,
  максимум, минимум, не больше, не более, не менее, в пределах нормы, порог@
~ cause and connection
cause-reason | årsak@, grunnen, skyldes, forårsak@, bakgrunnen for, hvorfor, kommer av, utløsende årsak, etiologi@, forklaring@, grunnen til | orsak@,
  anledning@, beror på, förorsak@, bakgrunden till, varför, kommer av, etiologi@, förklaring@, bakomliggande, anledningen till | årsag@, grunden til,
  skyldes, forårsag@, baggrunden for, hvorfor, kommer af, ætiologi@, forklaring@, bagvedliggende, grunden | cause@, reason@, due to, caused by, why,
  because of, comes from, aetiolog@, etiolog@, explanation for, down to, underlying | причин@, почему, вызван@, из-за чего, обусловл@, отчего,
  этиолог@, вследствие, объяснен@, по причине, причина
because-of | på grunn av, fordi, ettersom, takket være, siden han har, pga, på bakgrunn av, i og med at, derfor | på grund av, därför att, eftersom,
  tack vare, pga, i och med att, med anledning av, därför | på grund af, fordi, eftersom, takket være, pga, i og med at, som følge af, derfor |
  because, owing to, thanks to, on account of, as a result of, therefore, that's why, since she has | из-за, потому что, так как, благодаря,
  поскольку, по поводу, в связи с тем, поэтому, оттого что, ввиду
triggered-by | utløst@, utløse, utløser, utløsende, trigger@, trigge, fremprovoser@, framkalt, fremkalt, settes i gang av, starter når, kommer når |
  utlös@, trigga@, utlösande, framkalla@, sätts igång av, startar när, kommer när, provocerad, trigger | udløs@, trigger@, trigge, fremprovoker@,
  fremkald@, sættes i gang af, starter når, kommer når, udløsende | trigger@, set off by, sets it off, brought on by, brings it on, bring it on,
  precipitat@, provoked by, comes on when, induced by, starts when | провоциру@, спровоцир@, триггер@, запуска@, начинается когда, начинается после,
  после чего, пусков@, появляется когда, вызывает приступ
consequence | ført til, fører til, konsekvens@, medfør@, ettervirkning@, følgetilstand@, følgene, som følge av, resulterte i | följd, följder,
  följden, lett till, leder till, konsekvens@, medför@, efterverkning@, följdsjukdom@, resulterade i | ført til, fører til, konsekvens@, medfør@,
  eftervirkning@, følgevirkning@, følgerne, resulterede i | consequence@, resulted in, leads to, led to, after-effect@, aftermath, outcome@, knock-on,
  sequel@, as a consequence | последстви@, приводит к, привело к, привели к, в результате, вследствие чего, следстви@, исход, чревато
complication | komplikasjon@, senskade@, senfølge@, følgesykdom@, noe gikk galt, komplisert, ettervirkninger etter operasjon | komplikation@,
  senskad@, sena effekter, följdtillstånd@, något gick fel, komplicera@, komplicerad | komplikation@, senskade@, senfølge@, følgesygdom@, noget gik
  galt, komplicer@, kompliceret | complication@, late effect@, went wrong, complicated by, sequelae, complicat@, secondary problem@ | осложнен@,
  осложнил@, осложня@, пошло не так, отдаленные последствия, поздние осложнения
connection | i forbindelse med, sammenheng@, har sammenheng, forbindelse med, henger sammen, knyttet til, tilknytning, relatert til, assosiert med | i
  samband med, samband@, hänger ihop, hör ihop, kopplat till, koppling@, anknytning, relaterat till, associer@ | i forbindelse med, sammenhæng@,
  hænger sammen, forbundet med, knyttet til, tilknytning, relateret til, associer@ | in connection with, connect@, link between, linked to, related
  to, associated with, associat@, correlat@, to do with, relationship with, tied to | в связи с, связан@, связь, связываете, связано, взаимосвяз@,
  имеет отношение, ассоциир@, связыва@, сопряжен@, относится к
despite | til tross for, på tross av, selv om, likevel, tross behandling, uansett, allikevel, trass i | trots, även om, ändå, trots behandling,
  oavsett, fastän, icke desto mindre, trots allt | på trods af, trods, selv om, selvom, alligevel, trods behandling, uanset, til trods for, ikke desto
  mindre | despite, in spite of, although, even though, nevertheless, regardless, even so, notwithstanding, even with treatment | несмотря на,
  вопреки, все равно, всё равно, тем не менее, невзирая, даже с лечением, независимо от, все-таки
independent-unrelated | uavhengig av, ingen sammenheng, tilfeldig@, sammentreff, uten grunn, ikke relatert, spiller ingen rolle | oberoende av, inget
  samband, tillfällighet@, slump@, utan anledning, inte relaterat, spelar ingen roll | uafhængig@, ingen sammenhæng, tilfældig@, sammentræf, uden
  grund, ikke relateret, spiller ingen rolle | unrelated, independent@, nothing to do with, coincidence@, no connection, for no reason, at random,
  doesn't matter whether, regardless of | не связано, не связан@, никак не связано, совпадени@, случайн@, без причины, без повода, не зависит,
  независим@, беспричинн@
unexplained | uforklarlig@, ukjent årsak, finner ikke årsaken, uten forklaring, uviss årsak, idiopatisk@, finner ingenting, ingen forklaring |
  oförklarlig@, oklar orsak, okänd orsak, hittar inte orsaken, utan förklaring, idiopatisk@, hittar ingenting, ingen förklaring, oklar genes |
  uforklarlig@, ukendt årsag, finder ikke årsagen, uden forklaring, uvis årsag, idiopatisk@, finder ingenting, ingen forklaring | unexplained, unknown
  cause, no cause found, can't find the cause, no explanation, idiopathic, can't find anything, mystery, medically unexplained | необъясним@, неясного
  генеза, причина неизвестна, не нашли причину, идиопатическ@, ничего не нашли, неизвестно почему, без объяснения, неуточненн@, причину не нашли
risk-factor | risiko@, risikofaktor@, farlig@, disponer@, utsatt for, faremoment, økt risiko, sårbar for, høy risiko, fare for | risk@, riskfaktor@,
  farlig@, disponer@, utsatt för, ökad risk, sårbar för, högrisk@, fara för | risiko@, risikofaktor@, farlig@, disponer@, udsat for, øget risiko,
  sårbar over for, højrisiko@, fare for | risk@, risk factor@, dangerous, predispos@, danger@, increased risk, susceptib@, vulnerable to, high risk,
  hazard@ | риск@, фактор риска, опасн@, предрасполож@, группа риска, склонность к, угроза, уязвим@, рисков@, повышенный риск
prevention | forebygg@, profylak@, unngå, unngår, unngått, forhindr@, beskytte mot, beskytter mot, for å hindre | förebygg@, profylax@, profylaktisk@,
  undvik@, förhindr@, skydda mot, skyddar mot, för att hindra | forebyg@, profyla@, undgå, undgår, undgået, forhindr@, beskytte mod, beskytter mod,
  for at hindre | prevent@, prophyla@, avoid@, protect against, protects against, ward off, stave off, precaution@ | профилактик@, профилактическ@,
  предотвра@, избега@, избежать, предупредить развитие, защитить от, превентивн@, чтобы не было
~ comparison and degree
same-similar | samme, det samme, lignende, likedan, maken til, akkurat som, ligner på, tilsvarende, på samme måte, identisk@ | samma, detsamma,
  liknande, likadan@, precis som, liknar, påminner om, motsvarande, på samma sätt, identisk@ | samme, det samme, lignende, ligesom, præcis som,
  ligner, tilsvarende, på samme måde, magen til, identisk@ | same, similar@, alike, just like, resembl@, identical, exactly as, same way, comparable,
  equivalent | такой же, такая же, такое же, такие же, похож@, одинаков@, точно так же, подобн@, аналогичн@, тот же самый
different | annerledes, forskjell@, en annen, anderledes enn, ikke det samme, forskjellig fra, avvikende, noe helt annet, ulik, ulikt, ulike |
  annorlunda, skillnad@, skiljer sig, inte samma, skild från, avvikande, något helt annat, olik, olikt | anderledes, forskel@, ulig, en anden slags,
  ikke det samme, forskellig fra, afvigende, noget helt andet | different from, differen@, not the same, unlike, differs, another kind, distinct from,
  something else entirely | по-другому, отлича@, разниц@, отличие, иначе, не такой, не такая, не такое, другая боль, различ@, другого рода, совсем
  другое
compared-with | sammenlignet med, sammenlikn@, sammenlign@, i forhold til, enn vanlig, enn før, kontra, versus, i motsetning til | jämfört med,
  jämför@, i förhållande till, än vanligt, än förut, kontra, versus, i motsats till | sammenlignet med, sammenlign@, i forhold til, end normalt, end
  før, kontra, versus, i modsætning til | compar@, in relation to, relative to, than usual, than before, versus, as opposed to, in contrast | по
  сравнению, сравн@, относительно, чем обычно, чем раньше, чем прежде, в отличие от, сравнени@, сопостав@
normal-usual | normal@, vanlig, vanligvis som, som normalt, som vanlig, helt fint, alminnelig@, naturlig å, i orden, u.a., innenfor normalen |
  normal@, vanlig, vanligt, som vanligt, helt okej, allmän@, i sin ordning, u.a., inom normalgränser | normal@, almindelig@, sædvanlig@, som
  sædvanlig, helt fint, i orden, i.a., naturligt at, inden for normalen | normal@, usual, as usual, typical@, ordinary, common, fine and normal,
  unremarkable, nad, nothing abnormal | нормальн@, норма, норме, обычный, обычная, обычное, как обычно, как всегда, типичн@, в порядке, без
  особенностей, без патологии
abnormal-unusual | unormal@, uvanlig@, merkelig@, rart, rar, rare, spesiell@, påfallende, abnorm@, unaturlig@, patologisk@, avvik@ | onormal@,
  ovanlig@, konstig@, underlig@, märklig@, avvik@, abnorm@, onaturlig@, patologisk@, egendomlig@ | unormal@, usædvanlig@, mærkelig@, underlig@, sær,
  påfaldende, abnorm@, unaturlig@, patologisk@, afvig@, ualmindelig@ | abnormal@, unusual@, strange@, odd, weird@, peculiar, funny feeling, out of the
  ordinary, patholog@, atypical@ | ненормальн@, необычн@, странн@, непривычн@, патологи@, отклонен@, нетипичн@, аномал@, как-то не так, атипичн@
mild-slight | mild@, lett grad, lette plager, svakt, svake, svak, beskjeden@, ufarlig@, ubetydelig@, bagatell@, lettere grad | mild@, lindrig@, lätta
  besvär, svagt, svaga, svag, blygsam@, ofarlig@, obetydlig@, bagatell@, lätt grad | mild@, let grad, lette gener, svagt, svage, svag, beskeden@,
  ufarlig@, ubetydelig@, bagatel@, lettere grad | mild@, slight, faint, minor, harmless, not serious, trivial, nothing major, subtle, negligible |
  легкая, легкой степени, слабый, слаба@, слабо, незначительн@, несильн@, пустяк@, неопасн@, безобидн@, несерьезн@, умеренно выражен@
moderate | moderat@, middels, middels sterk, sånn passe, til å leve med, til å holde ut, brukbart, midt på treet, håndterbar@ | måttlig@, medelsvår,
  sådär lagom, går att leva med, hyfsat, hanterbar@, lagom | moderat@, middelsvær, nogenlunde, til at leve med, til at holde ud, middelmådig,
  håndterbar@, mellemsvær | moderate@, medium, so-so, bearable, manageable, can live with it, tolerable, not too bad, middling, middle of the road |
  умеренн@, средней степени, средне, терпим@, терпеть можно, можно жить, сносно, средней тяжести, более-менее, так себе
severe-unbearable | kraftig@, intens@, sterke plager, voldsom@, uutholdelig@, alvorlig@, forferdelig, fryktelig, ekstrem@, uholdbar@ | kraftig@,
  intensiv@, svåra besvär, våldsam@, outhärdlig@, allvarlig@, fruktansvärt, hemsk@, extrem@, ohållbar@ | kraftig@, intens@, stærke gener, voldsom@,
  ulidelig@, uudholdelig@, alvorlig@, forfærdelig@, frygtelig@, ekstrem@, uholdbar@ | severe@, intense@, unbearable, excruciat@, terrible, serious@,
  extreme@, can't stand it, awful, horrendous, intolerable, dreadful | сильная, сильные, сильный, сильно, невыносим@, нестерпим@, ужасн@, интенсивн@,
  серьезн@, адск@, терпеть невозможно, мучительн@
how-much-troubled | hvor plaget, plagsom@, plager deg, plaget av, til besvær, går ut over, hemmer, forstyrrer, belastende, irriterende, sjenerende,
  sjener@ | hur besvärad, besvärlig@, besvärar dig, besvärad av, plågsam@, går ut över, hindrar dig, störande, stör dig, påfrestande, irriterande |
  hvor generet, generende, generer, plaget af, til besvær, går ud over, hæmmer, forstyrrer, belastende, irriterende, plagsom@ | how troubled, bother@,
  troubles you, troublesome, annoying, gets in the way, limits you, interferes with, nuisance, impact on daily life, distressing | беспоко@, мешает,
  мешают, доставля@, досажда@, мешает жить, влияет на жизнь, тревожит, докуча@, изматыва@, сильно ли мешает
scale-grade | skala@, på en skala, vas, nrs, gradere, graderer, fra null til ti, smerteskår, smerteskala, poeng, skår | skala@, på en skala, vas, nrs,
  gradera, skatta, från noll till tio, smärtskattning, poäng | skala@, på en skala, vas, nrs, graduere, fra nul til ti, smertescore, smerteskala,
  point | scale, on a scale, out of ten, rate your, score, scores, grading, vas score, nrs, from zero to ten | шкала, по шкале, шкалы, шкале, баллов,
  балл, баллы, от нуля до десяти, от одного до десяти, оценить боль
~ certainty and likelihood
certain-sure | sikker på, helt sikker, bestemt, overbevist, uten tvil, utvilsomt, garantert, opplagt, åpenbart, klart at, definitivt | säker på, helt
  säker, bestämt, övertygad, utan tvekan, otvivelaktigt, garanterat, uppenbart, tydligt att, definitivt | sikker på, helt sikker, bestemt, overbevist,
  uden tvivl, utvivlsomt, garanteret, oplagt, åbenlyst, definitivt | certain, definite@, convinced, no doubt, without doubt, guarantee@, obvious@,
  positive that, undoubtedly, quite sure, absolutely sure | уверен@, наверняка, несомненн@, без сомнения, очевидн@, определенно, определённо, гарант@,
  однозначн@, безусловно, убежден@
doubt-unsure | usikker@, tviler, i tvil, tvil, tvilte, uklart, uklar, vet ikke helt, ikke sikker, lurer på om, uviss@ | osäker@, tvivlar, tvekan,
  tveksam@, oklart, oklar, vet inte riktigt, inte säker, undrar om, oviss@ | usikker@, tvivler, i tvivl, tvivl, uklart, uklar, ved ikke rigtig, ikke
  sikker, uvis@, tvivlsom@ | unsure, uncertain@, doubt@, not sure, unclear, not certain, don't really know, in two minds, questionable, ambigu@ |
  сомнева@, сомнени@, не уверен@, неясно, не знаю точно, сомнительн@, неопределенн@, неуверен@, непонятно
do-not-know | vet ikke, aner ikke, ikke peiling, ingen anelse, husker ikke nøyaktig, ukjent, ikke kjent, kan ikke si | vet inte, ingen aning, har inte
  koll, kommer inte ihåg exakt, okänd@, inte känt, kan inte säga | ved ikke, aner ikke, ingen anelse, husker ikke præcist, ukendt@, ikke kendt, kan
  ikke sige | don't know, no idea, haven't a clue, not known, unknown, can't say, dunno, can't tell, doesn't know | не знаю, без понятия, понятия не
  имею, не знает, неизвестн@, не могу сказать, не знаем, затрудняюсь, не в курсе
likely | sannsynlig@, trolig@, antagelig@, formodentlig, mest sannsynlig, antakelig@, tyder på, peker mot, forenlig med, mest trolig | sannolik@,
  trolig@, antagligen, förmodligen, mest sannolikt, tyder på, talar för, förenlig@, pekar mot | sandsynlig@, formentlig@, antagelig@, formodentlig,
  mest sandsynligt, tyder på, peger på, foreneligt med, taler for | likely, probabl@, most likely, presumabl@, suggests, suggestive of, points to, in
  keeping with, consistent with, in all likelihood, probability | вероятн@, скорее всего, видимо, по-видимому, наверное, похоже на, судя по, указывает
  на, по всей видимости, вероятность, соответству@
possible-maybe | kanskje, muligens, kan være, kan hende, kan tenkes, tenkelig@, eventuelt at, det kan godt være, mulig, mulige | kanske, möjligen,
  möjlig@, kan vara, kan hända, tänkbar@, skulle kunna, eventuell@ | måske, muligvis, kan være, kan tænkes, tænkelig@, det kan godt være, eventuel@,
  mulig, muligt, mulige | maybe, perhaps, possib@, might be, could be, may be, conceivabl@, potential@, feasible | может быть, возможно, возможн@,
  вдруг это, не исключено, мало ли, пожалуй, вполне может, допуска@
unlikely | usannsynlig@, lite sannsynlig, lite trolig, neppe, tviler på at, taler imot, tror ikke det er, usannsynligvis | osannolik@, mindre
  sannolikt, knappast, talar emot, tror inte det är, föga troligt, otrolig@ | usandsynlig@, mindre sandsynligt, næppe, taler imod, tror ikke det er,
  lidet sandsynligt | unlikely, improbabl@, doubt it's, hardly likely, don't think it's, argues against, remote chance, i doubt it | маловероятн@,
  вряд ли, едва ли, сомневаюсь что, навряд ли, не похоже, не думаю что, говорит против
suspicion | mistanke@, mistenk@, mistenker, frykter at det er, obs, spørsmål om, ser ut som, tegn på, obs. | misstanke@, misstänk@, misstänker, obs,
  fråga om, ser ut som, tecken på, frågeställning@ | mistanke@, mistænk@, obs, spørgsmål om, ser ud som, tegn på, obs. | suspect@, suspicio@, query
  whether, looks like, sign of, signs of, concerned about possible, worrying for | подозр@, подозрен@, заподозр@, похоже что, признаки, признак,
  настораж@, под подозрением
rule-out-confirm | utelukk@, utelukke, bekreft@, påvist, påvise, avkreft@, stille diagnosen, avklar@, verifiser@, fastslå | uteslut@, utesluta,
  bekräft@, påvisa@, avskriv@, ställa diagnos, fastställ@, verifier@, klargör@ | udeluk@, udelukke, bekræft@, påvist, påvise, afkræft@, stille
  diagnosen, afklar@, verificer@, fastslå | rule out, ruled out, exclude@, confirm@, excluding, verif@, establish the diagnosis, clarif@, proven,
  detect@ | исключить, исключ@, подтверд@, подтвержд@, опроверг@, поставить диагноз, уточн@, установить диагноз, верифиц@, выявил@, выявить
~ fear, hope and satisfaction
afraid-worried | redd for, redd, engstelig@, bekymr@, uroer, urolig for, skremt, skremmende, nervøs for, frykt, frykter, frykten | rädd för, rädd,
  rädda, orolig@, oroar, bekymr@, rädsla@, fruktar, skrämd, skrämmande, nervös för, bävar | bange for, bange, ængstelig@, bekymr@, urolig for, skræmt,
  skræmmende, nervøs for, bange for at, frygt, frygter | afraid, scared, worr@, frighten@, fear@, concern@, anxious about, nervous about, terrified,
  dread, dreading | боюсь, боится, боитесь, бояться, страшно, опаса@, волну@, пережива@, страх, напуган@, испуга@, опасени@
hope-expectation | håper, håp, håpet, forventning@, forventer, tenkt deg, optimist@, håpe, ser fram til, regner med | hoppas, förväntning@, förväntar,
  tänkt dig, optimist@, ser fram emot, räknar med | håber, håb, håbet, forventning@, forventer, forestillet dig, optimist@, håbe, ser frem til, regner
  med | hope@, hoping, look forward, looking forward, optimis@, were you hoping, count on, expect, expected, expectation@ | надеюсь, надежд@,
  надеемся, надеялась, надеялся, ожида@, ожидани@, рассчитыва@, оптимизм@, надеяться
relieved-reassured | lettet, beroliget, trygg@, betrygg@, berolige deg, godt å høre, kan slappe av, for sikkerhets skyld | lättad, lättnad@, lugnad,
  trygg@, lugnande besked, skönt att höra, kan slappna av, för säkerhets skull | lettet, lettelse@, beroliget, tryg, trygge, betrygge@, godt at høre,
  for en sikkerheds skyld | relieved, reassur@, peace of mind, good to hear, nothing to worry about, safe side | успокоил@, успокой@, не о чем
  волноваться, не переживайте, ничего страшного, камень с души, рада слышать, на всякий случай, для спокойствия
satisfied | fornøyd@, tilfreds@, glad for, takknemlig@, bra fornøyd, veldig fornøyd, godt fornøyd | nöjd, nöjda, nöjdhet@, tillfreds@, glad för,
  tacksam@, jättenöjd, mycket nöjd | tilfreds@, glad for, taknemmelig@, godt tilfreds, meget tilfreds, glad for behandlingen | satisf@, pleased, happy
  with, grateful@, content with, thankful, really pleased, delighted | доволен, довольна, довольны, удовлетвор@, устраивает, рад результату, рада
  результату, все устраивает, благодарен, благодарна, благодарны
dissatisfied-complaint | misfornøyd@, skuffet, skuffende, klage på, klaget, klaging, frustrer@, irritert på, pasientskade@, ikke tatt på alvor, ikke
  hørt | missnöjd@, besviken, besvikna, klagomål@, frustrer@, irriterad på, patientskad@, inte tagen på allvar, inte lyssnad på, anmäla | utilfreds@,
  skuffet, skuffelse@, klage over, klaget, frustrer@, irriteret på, patienterstatning@, ikke taget alvorligt, ikke hørt | dissatisf@, disappoint@,
  complain@, unhappy with, frustrat@, fed up, not taken seriously, not listened to, let down | недовол@, разочаров@, жалоба на врача, пожаловаться, не
  воспринимают всерьез, не слушают, надоело, возмущ@
trust-distrust | stoler på, tillit@, stole på, mistro@, stoler ikke på, mistillit@, tror på legen, skeptisk@, tiltro | litar på, förtroende@, lita på,
  tillit@, misstro@, litar inte på, skeptisk@, misstroende@ | stoler på, tillid@, stole på, mistro@, stoler ikke på, mistillid@, skeptisk@, tiltro |
  trust@, confidence in, rely on, mistrust@, distrust@, sceptic@, skeptic@, faith in, don't trust | довер@, доверяю, доверяет, не доверя@, недовер@,
  верю врачам, скепти@, скептически, полагаюсь, не верю
~ wish, refusal and permission
wish-request | ønsker, ønske, ønsket, ønskelig, har lyst til, vil gjerne, ber om, bedt om, kunne tenke meg, etterspør | önskar, önskan, önskemål@,
  önskat, skulle vilja, vill gärna, ber om, bett om, begär, efterfrågar | ønsker, ønske, ønsket, ønskeligt, har lyst til, vil gerne, beder om, bedt
  om, kunne tænke mig, efterspørger | wish@, would like, request@, ask for, asked for, asking for, want to try, keen to, prefer to, desire | хотел бы,
  хотела бы, хотелось бы, желани@, просьб@, просит, прошу, желает, желаете, попросил@, хочет чтобы
refusal | nekt@, nekter, avslår, avslo, vil ikke ha, ønsker ikke, takker nei, takket nei, vegrer, motvillig@, motsetter seg, avvis@ | vägra@, vägrar,
  avböj@, vill inte ha, önskar inte, tackar nej, tackat nej, motvillig@, motsätter sig, avvisa@, avstår | nægte@, nægter, afslår, afslog, vil ikke
  have, ønsker ikke, takker nej, takket nej, modvillig@, modsætter sig, afvis@ | refus@, declin@, doesn't want, don't want, said no, turned down,
  reluctan@, rejects, unwilling, won't have | отказ@, отказыва@, отказал@, не хочет, не хочу, против лечения, отказалась, не желает, возража@,
  отверга@, наотрез
agreement-consent | samtykk@, enig, enige, går med på, gått med på, avtalt, avtale om, godta@, godkjen@, sier ja, i samråd | samtyck@, enig, eniga,
  överens, går med på, gått med på, överenskom@, godta@, godkän@, säger ja, i samråd | samtykk@, enig, enige, går med til, gået med til, aftalt,
  aftale om, accepter@, godkend@, siger ja, i samråd | consent@, agree@, agreed, go along with, accept@, says yes, happy to go ahead, approv@, mutual
  decision, in agreement | соглас@, не против, договорил@, договорен@, соглаша@, одобр@, дал согласие, пришли к решению, по согласованию, подписал
  согласие, подписала согласие
permission-allowed | lov til, får lov, tillat@, tillatelse@, er det greit, kan trygt, går det an, fritt fram, ok å | får jag, tillåt@, tillåtelse@,
  tillstånd att, är det okej, går det bra att, kan tryggt, fritt fram | lov til, må gerne, må jeg, tillad@, tilladelse@, er det i orden, er det okay,
  kan trygt, frit frem | allowed, permit@, permission@, is it ok, is it okay, is it all right, can safely, free to, am i allowed, safe to | можно ли,
  разреш@, разрешен@, разрешается, позвол@, можно мне, могу ли, допустим@, ничего если, дозволен@
prohibition | forbud@, forbudt, ikke lov, må ikke, skal ikke, bør ikke, får ikke lov, unngå å, la være å, holde deg unna | förbud@, förbjud@, får
  inte, inte tillåtet, ska inte, bör inte, undvika att, låta bli, hålla dig borta från | forbud@, forbudt, må ikke, skal ikke, bør ikke, må endelig
  ikke, lad være med, undgå at, holde dig fra | forbid@, forbidden, not allowed, mustn't, must not, shouldn't, should not, don't take, avoid taking,
  steer clear, prohibit@, banned | нельзя, запрещ@, запрет@, запретил@, не разрешается, не должны, ни в коем случае, категорически, недопустим@,
  воздержаться от, не следует
recommendation-advice | anbefal@, råd, rådet, råder, tilrå@, foreslå@, forslag@, tips, veiled@, bør du, rådgiv@, oppfordr@ | rekommend@, råd, rådet,
  råder dig, tillråd@, föreslå@, förslag@, tips, vägled@, bör du, rådgiv@, uppmana@ | anbefal@, råd, rådet, råder, tilråd@, foreslå@, forslag@, tips,
  vejled@, bør du, rådgiv@, opfordr@ | recommend@, advice, advis@, suggest@, suggestion@, tips, guidance, should try, counsel@, encourag@ | рекоменд@,
  совет@, посовет@, советую, предлага@, предлож@, консультир@, желательно, рекомендация, лучше бы
warning | advar@, advarsel@, pass på, vær obs på, faresignal@, vær forsiktig, forsiktig@, varsku, alarmsymptom@, vær oppmerksom, fraråd@ | varna@,
  varning@, akta dig, se upp, var försiktig, försiktig@, larmsymtom@, var uppmärksam, varningssignal@, avråd@ | advar@, advarsel@, pas på, vær
  opmærksom, faresignal@, vær forsigtig, forsigtig@, alarmsymptom@, fraråd@ | warn@, caution@, be careful, careful, watch out, look out for, red
  flag@, beware, alarm symptom@, advise against | предупред@, осторожн@, внимательно следит@, будьте осторожны, предостере@, следите за, красные
  флаги, тревожные признаки, не советую, опасайтесь
necessity | nødvendig@, må ha, trenger, trengs, påkrevd, behov@, behøver, uunnværlig@, indikasjon@, indisert | nödvändig@, måste ha, behöver, behövs,
  krävs, behov@, oumbärlig@, indikation@, indicera@ | nødvendig@, skal have, har brug for, behøver, påkrævet, behov@, uundværlig@, indikation@,
  indicer@ | necess@, needed, needs, required, requir@, essential, must have, indicated, indication@, have to have | необходим@, нужно, нужен, нужна,
  нужны, требу@, обязательн@, потребност@, показани@, не обойтись
unnecessary | unødvendig@, trenger ikke, behøver ikke, ikke nødvendig, overflødig@, ingen grunn til, ikke vits, trengs ikke | onödig@, behöver inte,
  behövs inte, inte nödvändig, överflödig@, ingen anledning att, ingen idé, krävs inte | unødvendig@, behøver ikke, ikke nødvendig, overflødig@, ingen
  grund til, ikke brug for, kræves ikke, unødig@ | unnecessar@, don't need to, not needed, not necessary, needn't, no need, superfluous, no point, not
  required | не нужно, не надо, необязательн@, нет необходимости, ни к чему, незачем, лишн@, излишн@, не требуется, смысла нет
choice-decision | velge, velger, valgt, valg, valget, bestemme, bestemt seg, bestemmer, beslut@, alternativer, ta stilling, samvalg | välja, väljer,
  valt, valet, bestämma, bestämt sig, bestämmer, beslut@, alternativen, ta ställning, valmöjlighet@ | vælge, vælger, valgt, valget, beslutte@,
  bestemme, bestemt sig, bestemmer, beslut@, tage stilling, afgør, afgøre | choose@, choice@, chose, decide@, decision@, options, option, make up my
  mind, opt for, opted, shared decision | выбор@, выбрать, выбрал@, решение, решил@, решить, вариант@, альтернатив@, определиться, выбира@
hesitate-postpone | utsett@, utsette, vente med, ventet med, venter med, nøle@, nølt, drøye, drøyer, tenke på det, tenke over, se an | skjuta upp,
  skjutit upp, vänta med, väntat med, väntar med, tveka, tvekar, dröja, dröjt, fundera på saken, avvakta@, tänka över | udsæt@, udskyde, udskudt,
  vente med, ventet med, venter med, tøve, tøvet, trække ud, tænke over det, se tiden an, afvente@ | postpon@, put off, putting off, hold off, wait
  with, hesitat@, delay treatment, think about it, think it over, wait and see, watchful waiting, sit tight | отлож@, откладыва@, отсроч@, подожд@,
  тянула до, подумаю, подумать, повременить, колеба@, выжидательн@, понаблюд@, наблюдать пока
plan-next-steps | plan, planen, planer, videre plan, veien videre, tiltak@, opplegg@, framdrift, oppfølging@, følge opp, følger opp, videre oppfølging
  | plan, planen, planer, planera@, fortsatt plan, vidare plan, åtgärd@, upplägg@, uppföljning@, följa upp, följer upp | plan, planen, planer, videre
  plan, vejen frem, opfølgning@, følge op, følger op, videre forløb, tiltag | plan, plans, management plan, next step@, going ahead, follow-up, follow
  up, action plan, way forward, planned | план, плана, планы, планир@, тактик@, дальнейшие действия, что дальше, наблюден@, дальнейш@, что будем
  делать
~ information and instructions
instructions | instruks@, instruksjon@, beskjed om, fikk beskjed, oppskrift@, framgangsmåte, fremgangsmåte, retningslinj@, slik gjør du,
  forholdsregler | instruktion@, anvisning@, besked om, fick besked, tillvägagångssätt, riktlinj@, så gör du, förhållningsregler, föreskrift@ |
  instruks@, instruktion@, anvisning@, besked om, fik besked, fremgangsmåde@, retningslinj@, sådan gør du, forholdsregler, forskrift@ | instruct@,
  instruction@, told to, guideline@, procedure to follow, how to use, what to do, step by step | указани@, инструкт@, инструкци@, правила, велел@,
  сказали делать, предписан@, порядок действий, что делать, памятк@, как применять
information-explained | inform@, opplys@, forklar@, fortalt om, orienter@, gjennomgått, info, får vite, fikk vite, redegjort, belyst | inform@,
  upplys@, förklara@, berättat om, orienter@, gått igenom, info, får veta, fick veta, redogjort | inform@, oplys@, forklar@, fortalt om, orienter@,
  gennemgået, info, får at vide, fik at vide, redegjort | inform@, explain@, told about, explanation@, info, went through, gone through, let me know,
  talked through, discussed | информ@, объясн@, рассказали, рассказал о, рассказала о, сообщ@, разъясн@, поясн@, ознаком@, проинформ@, обсудили
questions-asked | spørsmål@, spør, spurt, spurte, spørre, lurer på, lurte på, undrer, noe du lurer på, stille spørsmål | fråga, frågar, frågat,
  frågade, frågor, frågorna, undrar, undrade, fundering@, något du undrar, ställa frågor | spørgsmål@, spørger, spurgt, spurgte, spørge, undrer, i
  tvivl om noget, noget du vil spørge, stille spørgsmål | question@, ask, asks, asked, asking, wonder@, enquir@, inquir@, query, queries | вопрос@,
  спросить, спрашива@, спросил@, задать вопрос, интересу@, хотел узнать, хотела узнать, спрошу, уточнить у
answer-reply | svar, svaret, svare, svarer, svarte, svart på, tilbakemelding@, besvar@, gi beskjed, meldt tilbake | svar, svaret, svara, svarar,
  svarade, återkoppl@, besvara@, ge besked, höra av oss, återkommer med | svar, svaret, svare, svarer, svarede, tilbagemelding@, besvar@, give besked,
  vende tilbage, vender tilbage med | answer@, reply, replies, replied, respond to the question, feedback, get back to, let you know, hear back |
  ответ, ответы, ответа, ответить, отвечает, ответил@, обратная связь, дать знать, сообщим, перезвон@
understand-misunderstand | forstå@, forstår, forstod, forsto, skjønn@, misforst@, skjønte, begrip@, uforståelig@, oppfattet | förstå@, förstår,
  förstod, fattar, begrip@, missförst@, missuppfatt@, uppfattat, obegriplig@ | forstå@, forstår, forstod, begrib@, misforst@, fatter, opfattet,
  uforståelig@, forstået | understand@, understood, misunderst@, make sense, makes sense, comprehen@, grasp, got it wrong, confused about the
  instructions | понима@, понятно, понял@, недопоня@, неправильно понял@, недоразумен@, разобрал@, ясно ли, не понял@, понять
remember-forget-information | huske, husker, husket, husker ikke, glemt hva, glemmer hva, minnes, skriv ned, notert, huskelapp | minns, mindes, kommer
  ihåg, komma ihåg, glömt vad, glömmer vad, minnas, skriv upp, antecknat, minneslapp | huske, husker, husket, husker ikke, glemt hvad, glemmer hvad,
  kommer i tanke om, skriv ned, noteret, huskeseddel | remember@, recall@, can't remember, forgot what, forgotten what, come to mind, write it down,
  wrote it down, jot down, made a note | помню, помнит, помните, запомн@, вспомн@, забыла что, забыл что, не помню, запиш@, записал@, на память
written-information-online | brosjyre@, informasjonsskriv@, skriftlig informasjon, lest på nettet, googlet, google, helsenorge, nettside@, infoskriv@,
  lest om | broschyr@, informationsblad@, skriftlig information, läst på nätet, googlat, googla@, vårdguiden, webbsida@, läst om, hemsida@ |
  brochure@, pjece@, skriftlig information, læst på nettet, googlet, google, sundhed.dk, hjemmeside@, læst om, informationsark | leaflet@, brochure@,
  handout@, written information, read online, googled, google, website@, looked it up, internet, factsheet@ | брошюр@, листовк@, прочитал@, читала в
  интернете, читал в интернете, в интернете, погугл@, гугл@, на сайте, письменн@, распечатк@
contact-again-if | ta kontakt hvis, kom tilbake hvis, ring hvis, ring oss, ta kontakt, lav terskel, oppsøk lege, kontakt legevakt, hvis det blir verre
  | hör av dig om, kom tillbaka om, ring om, ring oss, sök vård, sök akut, om det blir värre, återkom om | kontakt os hvis, kom igen hvis, ring hvis,
  ring til os, kontakt læge, hvis det bliver værre, henvend dig, søg læge | come back if, call us if, ring us if, get in touch if, contact us if, if
  it gets worse, if it doesn't settle, seek medical attention, low threshold, return if, safety net, safety-netting | обратитесь если, если станет
  хуже, приходите если, звоните если, вызывайте скорую, если не пройдет, связаться с врачом, при ухудшении, обращайтесь, если хуже
interpreter-language | tolk, tolken, tolketjeneste@, språk@, oversett@, snakker ikke norsk, språkproblem@, telefontolk | tolk, tolken, tolktjänst@,
  språk@, översätt@, pratar inte svenska, språkproblem@, telefontolk | tolk, tolken, tolkebistand@, sprog@, oversæt@, taler ikke dansk, sprogproblem@,
  telefontolk | interpreter@, translat@, language line, language barrier, doesn't speak english, language@, interpreting | переводчик@, перевод с,
  перевести на русский, не говорит на, языков@, языковой барьер, не знает языка, на каком языке
demonstrate-teach | vise deg hvordan, viser hvordan, demonstr@, opplær@, lære deg, lært å, kurs i, øve på, trening i teknikk, vist hvordan | visa dig
  hur, visar hur, demonstrera@, lära dig, lärt sig, utbildning i, öva på, visat hur, undervisning@, patientskola@ | vise dig hvordan, viser hvordan,
  demonstrer@, oplær@, lære dig, lært at, kursus i, øve på, vist hvordan, undervisning@ | show you how, showed how, demonstrat@, taught, training in,
  practise@, learn how, showed me how, education session@, teach, teaching | показать как, покажу как, показали как, демонстр@, научи@, обучен@,
  обуча@, школа диабета, потренир@, учила, научил@
repeat-and-summarise | gjenta, gjentar, oppsummer@, kort sagt, for å oppsummere, si det igjen, sammenfatt@, en gang til | upprepa, upprepar,
  sammanfatt@, summer@, kort sagt, säga det igen, för att sammanfatta | gentage, gentager, opsummer@, kort sagt, sige det igen, sammenfatt@, for at
  opsummere | repeat that, say that again, summar@, to sum up, in short, recap@, if i understand correctly, just to summarise | повторить, повторите,
  подытож@, подвести итог, короче говоря, еще раз скажу, правильно ли я понял@, резюмир@, вкратце
`
