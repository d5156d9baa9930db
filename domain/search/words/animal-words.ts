/** What animals suffer from and what is done for them, in the words of vets and of owners. `id | nb | sv | da | en | ru`, own wording. */
export const ANIMAL_WORDS = `
otitis-externa
  | øregangsbetennelse@, ørebetennelse@, ytre øre@, otitis externa, øregang@, øreinfeksjon@, øreproblem@
  | hörselgångsinflammation@, öroninflammation@, öronkatarr@, otitis externa, extern otit, hörselgång@
  | øregangsbetændelse@, ørebetændelse@, mellemørebetændelse@, otitis externa, øregang@
  | otitis externa, ear infection@, ear canal@, ear inflammation
  | отит@, ушн@ канал@, воспален@ уха, воспален@ ушей, слухов@ проход@
ear-mites | øremidd@ | öronskabb@, örondvärgskabb | øremide@ | ear mite@, otodectes | ушн@ клещ@, отодект@
pyoderma
  | pyodermi@, hudinfeksjon@, hot spot@, våteksem@, kviser
  | pyodermi@, hudinfektion@, hot spot@, fuktexem@
  | pyodermi@, hudinfektion@, hot spot@, fugteksem@
  | pyoderma, skin infection@, hot spot@, hotspot@
  | пиодерм@, инфекц@ кожи, мокнущ@
itch | klø@, kløe@, kløen | klåda@, klåd@, kliar@, klia | klø@, kløe@ | itch@, prurit@, scratch@ | зуд@, чеш@, чесот@, расчёс@, расчес@
atopy
  | atopi@, atopisk@, miljøallergi@, hudallergi@
  | atopi@, atopisk@, hudallergi@
  | atopi@, atopisk@, hudallergi@
  | atop@, environmental allerg@, skin allerg@
  | атоп@, аллерги@ кож@
food-allergy
  | fôrallergi@, fôrreaksjon@, eliminasjonsdiett@, matallergi@
  | foderallergi@, foderöverkänslig@, eliminationsdiet@, födoämnes@
  | foderallergi@, fødevareallergi@, eliminationsdiæt@
  | food allerg@, elimination diet@, adverse food
  | пищев@ аллерг@, элиминацион@ диет@
ringworm | ringorm@, dermatofytt@, hudsopp@ | ringorm@, dermatofyt@, hudsvamp@ | ringorm@, dermatofyt@, hudsvamp@ | ringworm@, dermatophyt@ | лиша@, дерматофит@
mange
  | skabb@, sarcoptes@, reveskabb@, demodikose@, demodex@
  | skabb@, sarcoptes@, rävskabb@, demodikos@, demodex@
  | skab, fnat@, ræveskab@, sarcoptes@, demodikose@, demodex@
  | mange, scabies, sarcopt@, demode@
  | чесотк@, саркопт@, демодек@
fleas | loppe@, lopper@ | loppa@, loppor@ | loppe@, lopper@ | flea@ | блох@, блоши@
ticks | flått@, flåtten | fästing@ | flåt@, skovflåt@, tæge@ | tick, ticks | клещ@
worms
  | innvollsorm@, ormekur@, orm, ormer, rundorm@, spolorm@, parasitt@, avmask@, snyltere, bendelorm@, ormebehandling@
  | inälvsmask@, avmask@, spolmask@, mask, maskar, parasit@, rundmask@, bandmask@
  | indvoldsorm@, ormekur@, orm, orme@, spolorm@, parasit@, bændelorm@
  | worm@, deworm@, parasit@, roundworm@, tapeworm@, nematod@
  | глист@, гельминт@, паразит@, дегельминт@, черв@
coccidia | koksidi@ | koccidi@ | coccidi@, koccidi@ | coccidi@ | кокцид@, эймери@
giardia | giardia@ | giardia@ | giardia@ | giardia@ | лямбли@, гиарди@
parvo | parvo@ | parvo@ | parvo@ | parvo@ | парво@
kennel-cough | kennelhoste@ | kennelhosta@ | kennelhoste@ | kennel cough, infectious tracheobronch@ | питомник@ кашел@, вольерн@ кашел@
distemper | valpesyke@ | valpsjuka@ | hundesyge@ | distemper | чум@ плотояд@, чумк@
rabies | rabies@, hundegalskap@ | rabies@ | rabies@, hundegalskab@ | rabies, rabid | бешенств@
fip | fip, smittsom bukhinnebetennelse | fip, felin infektiös peritonit | fip | fip, infectious peritonitis | инфекционн@ перитонит@
felv-fiv | felv, fiv, katteaids, leukemivirus | felv, fiv, kattaids | felv, fiv, katteaids | felv, fiv, feline leukaemia, feline leukemia | лейкоз@ кошек, фив
cat-flu | katteinfluensa@, kattesnue@ | kattsnuva@ | katteinfluenza@ | cat flu, herpesvirus, calicivirus | кошач@ грипп@, калицив@
kidney
  | nyre@, nyresvikt@, kronisk nyresyk@, azotemi@
  | njur@, njursvikt@, kronisk njursjuk@
  | nyre@, nyresvigt@, kronisk nyresyg@
  | kidney@, renal, ckd
  | почк@, почечн@, хпн, хбп
urinary-block
  | urinstopp@, tett urinrør@, får ikke tisset, presser på kassen, urinrør@, blokkert kat@, flutd, strupet
  | urinstopp@, stopp i urinröret, kan inte kissa, flutd, urinvägsstopp
  | urinstop@, tilstoppet urinrør, kan ikke tisse, flutd, urinrør@
  | urethral obstruct@, blocked cat@, blocked tom, can't pee, cannot urinate, can't urinate, flutd, urinary block@
  | закупорк@ уретр@, не может помоч@, непроходимост@ уретры, мкб
cystitis
  | blærebetennelse@, blærekatarr@, cystitt@, urinveisinfeksjon@, uvi
  | blåskatarr@, cystit@, urinvägsinfektion@, uvi
  | blærebetændelse@, cystit@, urinvejsinfektion@, uvi
  | cystitis, bladder infection@, urinary tract infection@, uti, water infection@
  | цистит@, инфекц@ мочев@
bladder-stones
  | blærestein@, urinstein@, struvit@, krystaller i urinen
  | urinsten@, blåssten@, struvit@
  | blæresten@, urinsten@, struvit@
  | bladder stone@, urolith@, struvite
  | мочекамен@, струвит@, камн@ в мочев@
hyperthyroid
  | hypertyreose@, høyt stoffskifte
  | hypertyreos@, struma, giftstruma@
  | hyperthyreo@, hyperthyroid@, højt stofskifte, forhøjet stofskifte
  | hyperthyroid@, overactive thyroid
  | гипертирео@
hypothyroid
  | hypotyreose@, lavt stoffskifte
  | hypotyreos@, låg ämnesomsättning
  | hypothyreo@, hypothyroid@, lavt stofskifte, for lavt stofskifte
  | hypothyroid@, underactive thyroid
  | гипотирео@
cushing | cushing@, hyperadrenokort@ | cushing@, hyperadrenokort@ | cushing@, hyperadrenokort@ | cushing@, hyperadrenocort@ | кушинг@
addison | addison@, hypoadrenokort@ | addison@, hypoadrenokort@ | addison@, hypoadrenokort@ | addison@, hypoadrenocort@ | аддисон@
pancreatitis
  | pankreatitt@, bukspyttkjertelbetennelse@, bukspyttkjertel@
  | pankreatit@, bukspottkörtel@
  | pankreatit@, bugspytkirtel@
  | pancreati@, pancreas
  | панкреатит@, поджелудочн@
gdv
  | magedreining@, mageomdreining@, gdv, oppblåst mage, utvidet mage, magesekkdreining@, magetorsjon@
  | magomvridning@, gdv, uppblåst mage
  | mavedrejning@, gdv, oppustet mave, mavetorsion@
  | gdv, bloat, gastric torsion, gastric dilatation@, twisted stomach, volvulus
  | заворот желудка, заворот@, расширен@ желудка
foreign-body
  | fremmedlegeme@, svelget en, spist en sokk
  | främmande föremål, främmandekropp@, svalt en
  | fremmedlegeme@, slugt en
  | foreign body, foreign bodies, swallowed a
  | инородн@
poisoning
  | forgift@, giftig@, spist gift, rottegift@, sjokolade@, xylitol@, frostvæske@, gift
  | förgift@, giftig@, råttgift@, choklad@, xylitol@, glykol@
  | forgift@, giftig@, rottegift@, chokolade@, xylitol@, frostvæske@
  | poison@, toxic@, rodenticide@, chocolate@, xylitol, antifreeze, intoxicat@
  | отрав@, яд, яда, токсич@, шоколад@, ксилит@, антифриз@, крысин@ яд@
pyometra
  | pyometra, livmorbetennelse@, livmorinfeksjon@
  | pyometra, livmoderinflammation@
  | pyometra, livmoderbetændelse@
  | pyometra, womb infection, infected uterus
  | пиометр@, гнойн@ матк@, воспален@ матки
metritis
  | metritt@, børbetennelse@, endometritt@
  | metrit@, endometrit@, livmoderinflammation@
  | metrit@, børbetændelse@, endometrit@
  | metritis, endometritis
  | метрит@, эндометрит@
dystocia
  | fødselsvansk@, fødselshjelp@, fødselsproblem@, dystoki@, vanskelig fødsel, pressrier, keisersnitt@, fødsel@, valping@, kalving@, føder
  | förlossningssvår@, dystoki@, kejsarsnitt@, valpning@, kalvning@, förlossning@, föder
  | fødselsvansk@, fødselshjælp@, dystoki@, kejsersnit@, fødsel@, hvalpning@, kælvning@, føder
  | dystocia, difficult birth, whelping, calving, foaling, lambing, caesarean, birth, straining
  | дистоци@, тяжел@ род@, трудн@ род@, роды, родов, кесарев@, отёл@, отел@, щенен@, окот@
placenta
  | tilbakeholdt etterbyrd, etterbyrd@, sekundinæ@
  | kvarbliven efterbörd, efterbörd@
  | tilbageholdt efterbyrd, efterbyrd@
  | retained placenta, afterbirth, retained membranes, cleansing
  | задержан@ послед@, послед, последа
mastitis
  | mastitt@, jurbetennelse@, brystbetennelse@, celletall@, jur, juret, spene@
  | mastit@, juverinflammation@, bröstböld@, mjölkstockning@, celltal@, juver@, spene@
  | mastit@, yverbetændelse@, brystbetændelse@, celletal@, yver@, patte@
  | mastitis, udder@, cell count@, teat@, breast infection
  | мастит@, вым@, соматическ@ клет@
milk-fever
  | melkefeber@, kalvingslammelse@, hypokalsemi@, kalving@lammelse
  | mjölkfeber@, kalvningsförlamning@, hypokalcemi@, kalciumbrist@
  | mælkefeber@, kælvningsfeber@, hypocalcæmi@, hypokalcæmi@
  | milk fever, hypocalc@, parturient paresis
  | послеродов@ парез@, родильн@ парез@, гипокальциеми@
ketosis
  | ketose@, aceton@, ketonkropp@, slinging
  | ketos@, acetonemi@, ketonkropp@
  | ketose@, acetonæmi@, ketonstof@
  | ketosis, acetonaem@, ketone@
  | кетоз@, ацетонем@, кетонов@
displaced-abomasum
  | løpedreining@, løpe, løpen, venstresidig løpe@
  | löpmagsförskjutning@, löpmage@
  | løbedrejning@, løbe, løben
  | displaced abomasum, abomas@, lda
  | смещен@ сычуг@, сычуг@
rumen
  | vom, vomma, trommesyke@, tympani@, sur vom, vomforgift@
  | våm, våmmen, trumsjuka@, tympani@
  | vom, vommen, trommesyge@, tympani@
  | rumen@, bloat, tympany, acidosis
  | рубц@, рубец, тимпани@
lameness | halt@, halthet@ | hälta@, halt, haltar@ | halt@, halthed@ | lame@, limp@ | хромот@, хрома@
laminitis | forfangenhet@, forfangen, laminitt@ | fång, fången, laminit@ | forfangen@, laminit@ | laminitis, founder@ | ламинит@, ревматическ@ воспаление копыт
hoof
  | klauv@, hov, hoven, hover, hovbyll@, klauvspalte@, fotråte@, digital dermatitt, såleknusning@
  | klöv@, hov, hoven, hovar, hovböld@, fotröta@, digital dermatit
  | klov@, hov, hoven, hovbyld@, klovbrandbyld@, digital dermatitis, fodråd
  | hoof@, hooves, claw@, foot rot, footrot, digital dermatitis, sole abscess
  | копыт@, гниен@ копыт@, пальцев@ дерматит@
colic | kolikk@ | kolik@ | kolik@ | colic@ | колик@
strangles | kverke@ | kvarka@ | kværke@, botryomykose@ | strangles | мыт, мыта
equine-asthma
  | hesteastma, astma, rao, kronisk hoste hos hest, engbrystig@
  | hästastma, astma, kvickdrag@, rao
  | hesteastma, astma, engbrystig@, rao
  | asthma, heaves, rao
  | астм@, запал
gastric-ulcer | magesår@, squamøst, egus | magsår@, egus | mavesår@, egus | gastric ulcer@, stomach ulcer@, egus, squamous | язв@ желудка, язв@
ppid-ems
  | ppid, hesteførstnevnt, ems, insulinresisten@, metabolsk syndrom
  | ppid, ems, fånganlag, insulinresisten@, metabolt syndrom
  | ppid, ems, insulinresisten@, metabolisk syndrom
  | ppid, ems, insulin dysregulation, metabolic syndrome, insulin resistan@
  | инсулинорезист@, метаболическ@ синдром@
arthritis
  | artrose@, leddgikt@, slitasjegikt@, leddbetennelse@, osteoartritt@, artritt@, stive ledd
  | artros@, ledinflammation@, osteoartrit@, artrit@, stela leder
  | slidgigt@, artrose@, osteoarthritis, osteoartrose@, ledbetændelse@, artrit@
  | osteoarthritis, arthritis, joint pain, stiff joints, joint disease
  | артроз@, артрит@, остеоартр@, суставы, сустав@
cruciate | korsbånd@ | korsband@ | korsbånd@ | cruciate | крестообразн@
hip-dysplasia | hofteledd@, hd, hofteleddsdysplasi@ | höftled@, hd | hofteled@, hd | hip dysplasia, hips | дисплази@, тазобедрен@
heart-disease
  | hjertesvikt@, hjertesyk@, mitral@, klaffe@, kardiomyopati@, bilyd@
  | hjärtsvikt@, hjärtsjuk@, mitralis@, klaff@, kardiomyopati@, blåsljud@
  | hjertesvigt@, hjertesyg@, hjerteinsufficiens, mitral@, klap@, kardiomyopati@, mislyd@
  | heart failure, heart disease, mitral, cardiomyopathy, murmur@, weak heart
  | сердечн@ недостаточност@, кардиомиопат@, митральн@, шум@ в сердце
diabetes
  | diabetes@, sukkersyke@, insulin@, blodsukker@
  | diabetes@, sockersjuk@, insulin@, blodsocker@
  | diabetes@, sukkersyg@, insulin@, blodsukker@
  | diabet@, insulin@, blood sugar, glucose
  | диабет@, инсулин@, сахар@ в крови, глюкоз@
epilepsy
  | epilepsi@, krampe@, anfall@, kramper, status epilepticus
  | epilepsi@, kramp@, anfall@, epileptisk@
  | epilepsi@, krampe@, anfald@, kramper
  | epilep@, seizure@, convuls@, fit, fits
  | эпилеп@, судорог@, приступ@
vaccination
  | vaksin@, grunnvaksin@, revaksin@
  | vaccin@, grundvaccin@
  | vaccin@, grundvaccin@
  | vaccin@, booster@, jab, jabs, immunis@
  | вакцин@, привив@, ревакцин@
neutering
  | kastrer@, steriliser@, kastrasjon@
  | kastrer@, steriliser@, kastration@
  | kastrer@, steriliser@, kastration@, neutralis@
  | neuter@, spay@, castrat@, sterilis@
  | кастрац@, кастрир@, стерилиз@
anaesthesia
  | anestesi@, narkose@, sedasjon@, seder@, bedøv@, premedisin@
  | anestesi@, narkos@, sedering@, seder@, bedöv@, söv@
  | anæstesi@, narkose@, bedøv@, seder@, sedation@
  | anaesth@, anesth@, sedat@, premed@
  | анестез@, наркоз@, седац@
euthanasia | avliv@, eutanasi@ | avliv@, eutanasi@ | afliv@, eutanasi@ | euthan@, put down, put to sleep, putting down | эвтаназ@, усып@
withdrawal-period
  | tilbakeholdelsestid@, tilbakeholdelse@, slaktekarens@, karens@, karenstid@
  | karens@, karenstid@
  | tilbageholdelsestid@, tilbageholdelse@
  | withdrawal period@, withdrawal time@, withholding
  | срок@ ожидан@, период@ ожидан@, срок выведен@
notifiable
  | meldeplikt@, meldes, mattilsynet, smittsom@
  | anmälningsplikt@, anmälas, smittsam@
  | anmeldepligt@, anmeldes, smitsom@
  | notifiable, report to, reportable
  | уведомлен@, сообщ@ ветслужб@
scours
  | kalvediaré@, diaré@, diare@, løs mage, løs avføring, tynn avføring, skitt@
  | diarré@, lös mage, lös avföring, kalvdiarré@
  | diarré@, diarre@, tynd mave, tynd afføring, kalvediarré@
  | diarrh@, scour@, loose stool@, loose motion@, runny poo
  | диаре@, понос@, жидк@ стул@, жидк@ кал@
colostrum | råmelk@, kolostrum@ | råmjölk@, kolostrum@ | råmælk@, kolostrum@ | colostrum | молозив@
gut-stasis
  | gi-stase, tarmstase, stopp i tarmen, spiser ikke, ileus, tarmstopp@
  | tarmstopp@, gi-stas, äter inte, ileus
  | tarmstop@, gi-stase, spiser ikke, ileus
  | gut stasis, gi stasis, ileus, stopped eating, not eating, off food, off his food
  | стаз, не ест, застой кишеч@
pneumonia-calves
  | luftveisinfeksjon@, lungebetennelse@, brsv
  | luftvägsinfektion@, lunginflammation@, brsv
  | luftvejsinfektion@, lungebetændelse@, brsv
  | pneumonia, respiratory disease, respiratory infection@, brsv, shipping fever
  | пневмон@, воспален@ легких, респираторн@
eye-ulcer
  | hornhinnesår@, hornhinne@, sår på øyet
  | hornhinnesår@, hornhinne@
  | hornhindesår@, hornhinde@
  | corneal ulcer@, cornea@, eye ulcer
  | язв@ роговиц@, роговиц@
uveitis | uveitt@, måneblindhet@, månedsblind@ | uveit@, månadsblindhet | uveitis, måneblindhed | uveitis, moon blindness | увеит@
glaucoma | glaukom@, grønn stær | glaukom@, grön starr | glaukom@, grøn stær | glaucoma | глауком@
conjunctivitis
  | konjunktivitt@, øyekatarr@, øyebetennelse@
  | konjunktivit@, ögoninflammation@
  | konjunktivit@, øjenbetændelse@, øjenkatar@
  | conjunctivitis, pink eye, eye infection
  | конъюнктивит@, воспален@ глаз@
dental
  | tann@, tenner, tannstein@, tannhelse@, periodont@, kjeve@
  | tand@, tänder@, tandsten@, parodont@
  | tand@, tænder@, tandsten@, parodont@
  | dental@, tooth, teeth, tartar, periodont@
  | зуб@, стоматолог@
wound
  | sår, såret, sårskade@, bitt@, bittskade@, byll@, abscess@
  | sår, såret, sårskada@, bett, bettskada@, böld@, abscess@
  | sår, såret, bid, bidsår@, byld@, absces@
  | wound@, bite, bites, abscess@, laceration@, cut
  | ран@, укус@, абсцесс@
heatstroke
  | heteslag@, overoppheting@, hypertermi@
  | värmeslag@, överhett@, hypertermi@
  | hedeslag@, overophed@, hypertermi@
  | heatstroke, heat stroke, overheat@, hyperthermia
  | теплов@ удар@, перегре@
obesity | overvekt@, fedme@, slank@ | övervikt@, fetma@, bant@ | overvægt@, fedme@, slank@ | obes@, overweight, weight loss diet | ожирен@, лишн@ вес@
sweet-itch | sommereksem@ | sommareksem@ | sommereksem@ | sweet itch, insect bite hypersensitiv@ | летн@ экзем@
tying-up
  | kryssforlamm@, kryssverk@, lumbago
  | korsförlamning@, kortisolmyopat
  | nyreslag@, kryds@
  | tying up, tying-up, rhabdomyolysis, azoturia
  | миоглобинур@, рабдомиолиз@
leishmania | leishmani@ | leishmani@ | leishmani@ | leishmani@ | лейшман@
borrelia-animals
  | borreli@, anaplasm@, sjodogg@, babesi@
  | borreli@, anaplasm@, babesi@
  | borreli@, anaplasm@, babesi@
  | lyme@, borreli@, anaplasm@, babesi@
  | боррели@, анаплазм@, бабези@, пироплазм@
disc-disease
  | prolaps@, skiveprolaps@, dachslamm@
  | diskbråck@, taxförlamning@
  | diskusprolaps@, gravhundelamm@, bruge bagbenene
  | disc disease, slipped disc, ivdd, back legs
  | дископати@, грыж@ диск@, отказал@ задн@
feline-asthma | katteastma, astma@ | kattastma, astma@ | katteastma, astma@ | asthma | астм@
adrenal | binyre@ | binjur@ | binyre@ | adrenal@ | надпочеч@
egg-binding
  | legge egg, legge egget, eggbinding, eggstopp
  | värpnöd, lägga ägg
  | læggenød, lægge æg
  | egg bound, egg-bound, lay an egg, egg binding
  | отложить яйц@, задержк@ яйц@
bees
  | bie, bier, bikube@, varroa@, bifolk@
  | bi, bin, bikup@, varroa@
  | bi, bier, bistade@, varroa@
  | bee, bees, hive, varroa@
  | пчел@, пчёл@, улей, улья, варро@
salmon-lice
  | lakselus, avlus@, oppdrettslaks@
  | laxlus, avlus@, fiskodling@
  | lakselus, aflus@, dambrug@
  | sea lice, delous@, fish farm@
  | лососев@ вш@, рыбоводств@
vitamin-c | c-vitamin@, skjørbuk | c-vitamin@, skörbjugg | c-vitamin@, skørbug | vitamin c, scurvy | витамин@ с, цинг@
lymphoma
  | lymfom@, kreft@, svulst@, jursvulst@, mastocytom@
  | lymfom@, cancer@, tumör@, mastocytom@
  | lymfom@, kræft@, tumor@, mastocytom@
  | lymphoma, cancer, tumour@, tumor@, mast cell
  | лимфом@, опухол@, рак
thyroid | skjoldbruskkjertel@, stoffskifte@, tyreo@ | sköldkörtel@, ämnesomsättning@, tyreo@ | skjoldbruskkirtel@, stofskifte@, thyreo@ | thyroid | щитовидн@
anaemia-animals | anemi@, bleke slimhinner | anemi@, bleka slemhinnor | anæmi@, blege slimhinder | anaemi@, pale gums, pale mucous | анеми@, бледн@ слизист@
patella | patella@, kneskjell@ | patella@, knäskål@ | patella@, knæskal@ | patella@, kneecap@ | надколен@, коленн@ чашеч@
scrapie | skrapesyke@ | scrapie, skrapsjuka | scrapie, skrabesyge | scrapie | скрейпи
bluetongue | blåtunge@ | blåtunga | bluetongue, blåtunge@ | bluetongue | блютанг, катаральн@ лихорадк@
avian-flu | fugleinfluensa@ | fågelinfluensa@ | fugleinfluenza@ | avian influenza, bird flu | птич@ грипп@
asf | afrikansk svinepest | afrikansk svinpest | afrikansk svinepest | african swine fever | африканск@ чум@
adder
  | hoggorm@, siksak@, ormebitt, huggorm
  | huggorm@, ormbett, ormbiten
  | hugorm@, slangebid
  | adder@, snake bite, snakebite, viper
  | гадюк@, укус змеи, змеин@
anaphylaxis-animals
  | anafyla@, vepsestikk, bistikk
  | anafyla@, getingstick, bistick
  | anafyla@, hvepsestik, bistik
  | anaphyla@, wasp sting, bee sting
  | анафила@, ужал@
mosquito-net | knott@, mygg@ | knott@, mygg@, svidknott | mitter, mide, kvæg@, myg | midge@, gnat@ | мошк@, комар@
`
