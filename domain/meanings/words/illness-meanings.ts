/** Diseases of people, and how they are found and treated. `concept | nb | sv | da | en | ru`, own wording; a row that begins with `=` opens a field. */
export const ILLNESS_MEANINGS = `
= heart diseases
heart-failure | hjertesvikt@, svikt i hjertet, svakt hjerte, hjertet pumper dårlig, hjerteinsuffisiens@ | hjärtsvikt@, sviktande hjärta, svagt hjärta,
  hjärtinsufficiens@ | hjertesvigt@, hjerteinsufficiens@, svagt hjerte, hjertet pumper dårligt | heart failure, weak heart, cardiac failure, chf,
  hfref, hfpef | сердечная недостаточн@, сердечной недостаточн@, сердечную недостаточн@, хсн, слабое сердце, сердце не справляется
heart-attack | hjerteinfarkt@, infarkt, infarktet, hjerteanfall@, stemi, nstemi, ami | hjärtinfarkt@, infarkt, infarkten, hjärtattack@, stemi, nstemi
  | hjerteinfarkt@, blodprop i hjertet, hjerteanfald@, infarkt, stemi, nstemi, ami | heart attack@, myocardial infarction, coronary thrombosis, stemi,
  nstemi | инфаркт@, сердечный приступ, сердечного приступа, инфаркт миокарда, оим
angina-pectoris | angina, hjertekrampe@, angina pectoris, koronarsykdom@, trange blodårer til hjertet, iskemisk hjertesykdom | kärlkramp@, angina,
  angina pectoris, kranskärlssjuk@, ischemisk hjärtsjukdom | hjertekrampe@, angina, angina pectoris, kransåre@, iskæmisk hjertesygdom, åreforkalkning
  i hjertet | angina, angina pectoris, coronary heart disease, coronary artery disease, ischaemic heart disease, ihd, narrowed heart arteries |
  стенокарди@, грудная жаба, ишемическая болезнь, ишемической болезни, ибс, коронарн@
atrial-fibrillation | atrieflimmer@, forkammerflimmer@, hjerteflimmer@, atrieflutter, flimmer | förmaksflimmer@, förmaksfladder, flimret,
  flimmerattack@ | atrieflimren@, atrieflagren@, forkammerflimren, hjerteflimmer@ | atrial fibrillation, afib, a fib, atrial flutter | мерцательная
  аритмия, мерцательной аритмии, мерцательную аритмию, фибрилляци@, трепетание предсердий, мерцалк@
heart-rhythm-disorder | rytmeforstyrr@, hjerterytme@, arytmi@, uregelmessig hjerterytme, takykardi@, ekstraslag, svt | hjärtrytmrubbning@, arytmi@,
  takykardi@, extraslag, oregelbunden hjärtrytm | rytmeforstyrr@, arytmi@, takykardi@, ekstraslag, uregelmæssig hjerterytme | arrhythmi@, irregular
  heartbeat, heart rhythm, tachycardi@, bradycardi@, ectopics, extra beats, svt | аритми@, нарушение ритма, нарушения ритма, тахикарди@,
  экстрасистол@, брадикарди@
heart-valve-disease | klaffefeil@, hjerteklaff@, aortastenos@, trang klaff, lekkasje i klaffen, mitralinsuffisiens@ | klaffel@, hjärtklaff@,
  aortastenos@, läckande klaff, mitralisinsufficiens@, klaffsjuk@ | klapfejl@, hjerteklap@, aortastenos@, utæt klap, mitralinsufficiens@ | heart
  valve@, valve disease, leaky valve, aortic stenosis, mitral regurgitation, valvular | порок сердца, порока сердца, клапан@, аортальный стеноз,
  митральн@
heart-inflammation | hjertemuskelbetennelse@, myokarditt@, perikarditt@, hjerteposebetennelse@, endokarditt@ | hjärtmuskelinflammation@, myokardit@,
  perikardit@, hjärtsäcksinflammation@, endokardit@ | hjertemuskelbetændelse@, myokardit@, perikardit@, hjertesækbetændelse@, endokardit@ |
  myocarditis, pericarditis, endocarditis, inflammation of the heart | миокардит@, перикардит@, эндокардит@, воспаление сердца, воспаление сердечной
  мышцы
high-blood-pressure | høyt blodtrykk, høyt trykk, hypertensjon@, for høyt blodtrykk, forhøyet blodtrykk | högt blodtryck, hypertoni@, hypertension@,
  för högt blodtryck, förhöjt blodtryck | forhøjet blodtryk, højt blodtryk, for højt blodtryk, hypertension@, hypertoni@ | high blood pressure,
  hypertension, hypertensive, raised blood pressure, htn | гипертони@, гипертензи@, высокое давление, повышенное давление, давление скачет,
  артериальная гипертензия
low-blood-pressure | lavt blodtrykk, lavt trykk, hypotensjon@, blodtrykksfall@, ortostatisk@, faller i blodtrykk | lågt blodtryck, hypotoni@,
  hypotension@, blodtrycksfall@, ortostatisk@ | lavt blodtryk, blodtryksfald@, hypotension@, hypotoni@, ortostatisk@ | low blood pressure,
  hypotension, hypotensive, blood pressure drops, orthostatic | низкое давление, пониженное давление, гипотони@, гипотензи@, ортостатическ@, падает
  давление
= vessels and clots
stroke | hjerneslag@, fikk slag, fått slag, slaget, slagpasient@, hjerneinfarkt@, hjerneblødning@, apopleksi@ | stroke, stroken, slaganfall@,
  hjärninfarkt@, hjärnblödning@, propp i hjärnan | apopleksi@, slagtilfælde@, blodprop i hjernen, hjerneblødning@, hjerneinfarkt@ | stroke, strokes,
  cerebral infarct@, brain bleed, brain haemorrhage, cva | инсульт@, кровоизлияние в мозг, инфаркт мозга, онмк, мозговой удар
transient-ischaemic-attack | tia, drypp, dryppet, forbigående hjerneslag, lite slag | tia, tia-attack@, övergående stroke, liten stroke | tci, tia,
  forbigående blodprop, transitorisk cerebral iskæmi, lille blodprop i hjernen | tia, mini stroke, mini-stroke, transient ischaemic attack, transient
  ischemic attack | тиа, микроинсульт@, транзиторная ишемическая, преходящее нарушение, мини-инсульт
deep-vein-thrombosis | dyp venetrombose, blodpropp i beinet, blodpropp i leggen, venetrombose@, dvt | djup ventrombos, blodpropp i benet, blodpropp i
  vaden, ventrombos@, dvt | dyb venetrombose, blodprop i benet, blodprop i læggen, venetrombose@, årebetændelse@, dvt | deep vein thrombosis, blood
  clot in the leg, clot in the leg, dvt, thrombosis | тромбоз@, тромб в ноге, тромбофлебит@, тгв, тромб, тромбы
pulmonary-embolism | lungeemboli@, blodpropp i lungen, blodpropp i lungene, propp i lungen | lungemboli@, blodpropp i lungan, propp i lungan,
  blodproppar i lungorna | lungeemboli@, blodprop i lungen, blodpropper i lungerne, blodprop i lungerne | pulmonary embol@, blood clot in the lung,
  clot on the lung, clot in the lung | тэла, тромбоэмболи@, эмболия лёгочной артерии, тромб в лёгких, тромб в легких
aortic-aneurysm | aneurisme@, utposning på hovedpulsåren, utvidet hovedpulsåre, aortaaneurisme@, aortadisseksjon@ | aneurysm@, pulsåderbråck@, bråck
  på kroppspulsådern, bukaorta, aortaaneurysm@ | aneurisme@, udposning på hovedpulsåren, aortaaneurisme@, hovedpulsåre@ | aneurysm, aneurysms, aortic
  aneurysm, swollen aorta, aortic dissection, bulge in the aorta | аневризм@, расширение аорты, расслоение аорты, аневризма аорты
peripheral-artery-disease | røykebein, trange årer i beina, perifer karsykdom, åreforkalk@, claudicatio, aterosklerose@, vindustitter@ |
  fönstertittarsjuk@, åderförkalk@, ateroskleros@, claudicatio, perifer kärlsjukdom, dålig cirkulation i benen | åreforkalk@, rygerben,
  vindueskigger@, aterosklerose@, claudicatio, dårligt kredsløb i benene | peripheral arterial disease, peripheral artery disease, claudication, poor
  circulation, hardened arteries, atherosclero@, narrowed arteries | атеросклероз@, облитерир@, перемежающаяся хромота, сужение сосудов, плохое
  кровообращение в ногах
varicose-veins | åreknute@, varicer, venesvikt, venøs insuffisiens, sprengte blodkar | åderbråck@, varicer, venös insufficiens, ådernät@ | åreknude@,
  varicer, venøs insufficiens, åreknuder | varicose vein@, varicosities, venous insufficiency, spider veins, vein disease | варикоз@, расширение вен,
  венозная недостаточн@, сосудистые звёздочки, вздутые вены
= lung diseases
asthma | astma, astmaen, astmatisk@, astmaanfall@, astmatiker@ | astma, astman, astmatisk@, astmaanfall@, astmatiker@ | astma, astmaen, astmatisk@,
  astmaanfald@, astmatiker@ | asthma, asthmatic@, asthma attack@, exercise-induced asthma | астм@, бронхиальная астма, приступ астмы, астматик@
copd | kols, kolsen, kolspasient@, kronisk obstruktiv lungesykdom, emfysem@, røykelunger, kronisk bronkitt, kolsforverring@ | kol, kroniskt obstruktiv
  lungsjukdom, emfysem@, rökarlungor, kol-exacerbation, kronisk bronkit | kol, kronisk obstruktiv lungesygdom, rygerlunger, emfysem@,
  kol-exacerbation, kronisk bronkitis | copd, emphysem@, chronic obstructive pulmonary disease, smoker's lungs, chronic bronchitis, aecopd | хобл,
  эмфизем@, хронический бронхит, обструктивная болезнь, лёгкие курильщика
pneumonia | lungebetennelse@, pneumoni@, betennelse i lungene, bakteriell lungebetennelse | lunginflammation@, pneumoni@, inflammation i lungorna,
  lunginfektion@ | lungebetændelse@, pneumoni@, betændelse i lungerne, lungeinfektion@ | pneumonia@, chest infection, lung infection, lower
  respiratory tract infection, lrti | пневмони@, воспаление лёгких, воспаление легких, воспалением лёгких, двусторонняя пневмония
bronchitis | bronkitt@, luftveisinfeksjon@, luftveisbetennelse@, bronkitten, betennelse i bronkiene | bronkit@, luftrörskatarr@, luftvägsinfektion@,
  luftrörsinflammation@ | bronkitis@, luftvejsinfektion@, betændelse i bronkierne, luftrørskatar@ | bronchitis, bronchial infection, chesty cold,
  acute bronchitis | бронхит@, воспаление бронхов, трахеит@, острый бронхит
pulmonary-fibrosis | lungefibrose@, arr i lungene, arrvev i lungene, interstitiell lungesykdom, sarkoidose@ | lungfibros@, ärr i lungorna,
  interstitiell lungsjukdom, sarkoidos@ | lungefibrose@, arvæv i lungerne, interstitiel lungesygdom, sarkoidose@ | pulmonary fibrosis, lung scarring,
  scarred lungs, interstitial lung disease, sarcoidosis | фиброз лёгких, фиброз легких, пневмофиброз@, саркоидоз@, рубцы в лёгких
fluid-or-air-around-lung | vann i lungesekken, pleuravæske@, væske i lungesekken, pneumotoraks@, punktert lunge, lungesekk@, pleuritt@ | vätska i
  lungsäcken, pleuravätska@, lungsäck@, pneumothorax, punkterad lunga, lungkollaps, pleurit@ | væske i lungehinden, pleuravæske@, lungehinde@,
  pneumothorax, sammenfalden lunge, pleuritis | pleural effusion, fluid on the lung, collapsed lung, pneumothorax, pleurisy, punctured lung |
  плеврит@, пневмоторакс@, жидкость в лёгких, выпот@, плевральн@
sleep-apnoea | søvnapn@, pustestopp@, pustepauser, pustestans, obstruktiv søvnapné, osas | sömnapn@, andningsuppehåll@, andningsstopp, snarkningssjuk@
  | søvnapnø@, vejrtrækningspauser, pauser i vejrtrækningen, obstruktiv søvnapnø | sleep apnoea, sleep apnea, stops breathing at night, pauses in
  breathing, osa, obstructive sleep apnoea | апноэ, остановка дыхания, остановки дыхания, задержка дыхания во сне, соас
tuberculosis | tuberkulose@, tuberkuløs@, latent tuberkulose, tbc, mantoux | tuberkulos@, lungsot@, latent tuberkulos, tbc, ppd-test | tuberkulose@,
  tuberkuløs@, latent tuberkulose, tbc, mantoux | tuberculosis, tuberculous, latent tb, tb, mantoux | туберкулёз@, туберкулез@, чахотк@, манту,
  палочка коха
= infectious diseases
influenza | influensa@, influensaen, influensasyk@, influensalignende | influensa@, influensan, influensasjuk@, influensaliknande | influenza@,
  influenzaen, influenzasyg@, influenzalignende | influenza, flu, the flu, flu-like | грипп@, гриппоз@, гриппом, гриппоподобн@
covid-infection | covid, korona, koronaen, koronasyk@, koronavirus@, senfølger etter korona, long covid | covid, corona, coronan, coronavirus@,
  postcovid, långtidscovid | covid, corona, coronavirus@, coronasmitte@, senfølger efter corona, long covid | covid, coronavirus, long covid,
  post-covid, sars-cov | ковид@, коронавирус@, постковид@, короновирус@
common-cold | forkjøl@, øvre luftveisinfeksjon, snue, snuen, forkjølelsesvirus | förkyl@, övre luftvägsinfektion, snuva@, snorig@, öli | forkøl@, øvre
  luftvejsinfektion, snue, snuen | common cold, a cold, colds, upper respiratory infection, urti, head cold | простуд@, простыл@, орви, орз, насморк@
sepsis | sepsis, blodforgiftning@, septisk@, urosepsis | sepsis, blodförgiftning@, septisk@, urosepsis | sepsis, blodforgiftning@, septisk@, urosepsis
  | sepsis, septic, blood poisoning, septicaemia, urosepsis | сепсис@, заражение крови, септическ@, уросепсис@
shingles | helvetesild@, herpes zoster, zoster, beltesyk@, postherpetisk@ | bältros@, herpes zoster, zoster, postherpetisk@ | helvedesild@, herpes
  zoster, zoster, postherpetisk@ | shingles, herpes zoster, zoster, post-herpetic | опоясыва@, герпес зостер, опоясывающий лишай, постгерпетическ@
childhood-rash-infections | vannkopper, meslinger, røde hunder, femte barnesykdom, skarlagensfeber@, hånd-fot-munn, tredagersfeber | vattkoppor,
  mässling@, röda hund, femte sjukan, scharlakansfeber@, höstblåsor, tredagarsfeber | skoldkopper, mæslinger, røde hunde, lussingesyge,
  skarlagensfeber@, hånd-fod-mund, tredagesfeber | chickenpox, chicken pox, measles, rubella, scarlet fever, slapped cheek, hand foot and mouth,
  roseola, varicella | ветрянк@, ветряная оспа, корь, кори, корью, краснух@, скарлатин@, энтеровирус@
mononucleosis | kyssesyk@, mononukleose@, mono, epstein-barr, ebv | körtelfeber@, mononukleos@, epstein-barr, kyssjuk@, ebv | kyssesyge@,
  mononukleose@, mono, epstein-barr, ebv | glandular fever, mononucleosis, mono, kissing disease, epstein-barr, ebv | мононуклеоз@, эпштейна-барр,
  вэб, поцелуйная болезнь
lyme-disease | borreli@, borreliose@, erythema migrans, lyme, nevroborreliose@, ringformet utslett | borreli@, erythema migrans, neuroborrelios@,
  borrelia, ringformigt utslag | borreli@, erythema migrans, lyme, neuroborreliose@, ringformet udslæt | lyme, lyme disease, borrelia, borreliosis,
  erythema migrans, bullseye rash | боррелиоз@, болезнь лайма, клещевой боррелиоз, мигрирующая эритема, лайма
whooping-cough | kikhoste@, pertussis, kikhosten, kinkhoste | kikhosta@, pertussis, kikhostan, kikningar | kighoste@, pertussis, kighosten, kigehoste
  | whooping cough, pertussis, whoop, whooping | коклюш@, коклюшн@, паракоклюш@, коклюшный кашель
travel-infections | malaria@, denguefeber@, dengue, tropesykdom@, tropesyk@, gulfeber | malaria@, denguefeber@, dengue, tropisk sjukdom, gula febern |
  malaria@, denguefeber@, dengue, tropesygdom@, gul feber | malaria, dengue, typhoid, tropical disease, yellow fever | маляри@, денге, тропическ@,
  брюшной тиф, жёлтая лихорадка
resistant-bacteria | mrsa, esbl, resistente bakterier, gule stafylokokker, antibiotikaresisten@, stafylokokk@ | mrsa, esbl, resistenta bakterier,
  stafylokock@, antibiotikaresisten@ | mrsa, esbl, resistente bakterier, stafylokok@, antibiotikaresisten@ | mrsa, esbl, resistant bacteria, superbug,
  staph, staphylococc@, resistant bug | мрса, устойчивая бактерия, стафилокок@, резистентн@, антибиотикорезистентн@
meningitis | hjernehinnebetennelse@, meningitt@, smittsom hjernehinnebetennelse, encefalitt@, hjernebetennelse@ | hjärnhinneinflammation@, meningit@,
  encefalit@, hjärninflammation@ | meningitis, hjernehindebetændelse@, smitsom meningitis, encefalitis, hjernebetændelse@ | meningitis, encephalitis,
  brain infection, meningococc@ | менингит@, энцефалит@, воспаление оболочек мозга, менингококк@
= sexually transmitted infections
chlamydia-gonorrhoea | klamydia@, gonoré@, syfilis@, gonokokk@, mykoplasma, kjønnssykdom@, seksuelt overførbar | klamydia@, gonorré@, syfilis,
  könssjukdom@, mykoplasma, sexuellt överförbar | klamydia@, gonorré@, syfilis, kønssygdom@, mykoplasma, seksuelt overført | chlamydia, gonorrhoea,
  gonorrhea, syphilis, std, sti, sexually transmitted, mycoplasma | хламиди@, гонор@, сифилис@, зппп, иппп, половая инфекция, венерическ@, микоплазм@
hiv-infection | hiv, hivpositiv@, hiv-smitte@, aids | hiv, hivpositiv@, hivinfektion@, aids | hiv, hivpositiv@, hiv-smitte@, aids | hiv, hiv positive,
  human immunodeficiency virus, aids | вич, вич-инфекц@, вич-положительн@, спид
herpes | herpes@, herpesutbrudd@, munnsår, forkjølelsessår, kjønnsherpes, genital herpes | herpes@, munsår@, genital herpes, könsherpes,
  herpesutbrott@ | herpes@, forkølelsessår@, genital herpes, kønsherpes, herpesudbrud@ | herpes, cold sore@, genital herpes, hsv, fever blister@ |
  герпес@, простуда на губах, генитальный герпес, герпетическ@
genital-warts-hpv | kjønnsvorte@, kondylom@, hpv, humant papillomavirus | kondylom@, könsvårt@, hpv, humant papillomvirus | kondylom@, kønsvorte@,
  hpv, humant papillomavirus | genital wart@, hpv, condylom@, human papilloma@ | кондилом@, впч, папилломавирус@, генитальные бородавки
= diabetes
diabetes-mellitus | diabetes@, sukkersyk@, diabetiker@, diabetisk@, dm | diabetes@, sockersjuk@, diabetiker@, diabetisk@, dm | diabetes@, sukkersyg@,
  diabetiker@, diabetisk@, dm | diabet@, sugar diabetes, sugar disease, dm, prediabetes | диабет@, сахарная болезнь, сахарный диабет, преддиабет@
low-blood-sugar | føling, følinger, lavt blodsukker, hypoglykemi@, insulinføling, insulinsjokk@ | lågt blodsocker, hypoglykemi@, insulinkänning@,
  insulinkoma@, känningar | lavt blodsukker, hypoglykæmi@, insulintilfælde@, insulinføling, insulinchok@ | low blood sugar, hypoglyc@, hypo, hypos,
  low sugar, insulin shock | гипогликеми@, низкий сахар, сахар упал, падает сахар, гипует
high-blood-sugar | høyt blodsukker, hyperglykemi@, ketoacidose@, syreforgiftning@, høyt sukker | högt blodsocker, hyperglykemi@, ketoacidos@,
  syraförgiftning@ | højt blodsukker, hyperglykæmi@, ketoacidose@, syreforgiftning@ | high blood sugar, hyperglyc@, ketoacidosis, dka, high sugar |
  гипергликеми@, высокий сахар, кетоацидоз@, сахар подскочил, сахар повышен
gestational-diabetes | svangerskapsdiabetes@, graviditetsdiabetes@, diabetes i svangerskapet, glukosebelastning@ | graviditetsdiabetes@, diabetes
  under graviditeten, glukosbelastning@, havandeskapsdiabetes | graviditetsdiabetes@, svangerskabsdiabetes@, sukkersyge i graviditeten,
  glukosebelastning@ | gestational diabetes, gdm, diabetes in pregnancy, glucose tolerance test | гестационный диабет, гестационного диабета, гсд,
  диабет беременных, тест на толерантность
diabetic-complications | diabetisk fotsår, diabetisk nevropati, diabetiske senskader, øyebunnsforandring@, retinopati@, nefropati@, senkomplikasjon@ |
  diabetesfot@, diabetesneuropati@, retinopati@, nefropati@, ögonbottenförändring@, diabetisk neuropati | diabetisk fodsår, diabetisk neuropati,
  retinopati@, nefropati@, senkomplikation@, sukkersyge i øjnene | diabetic foot, diabetic neuropathy, retinopath@, nephropath@, diabetic
  complications | диабетическая стопа, диабетическ@, ретинопати@, нефропати@, осложнения диабета
insulin-pump-and-sensor | insulinpumpe@, insulinpenn@, blodsukkermåler@, glukosemåler@, glukosesensor@, libre, cgm | insulinpump@, insulinpenna@,
  blodsockermätare@, glukosmätare@, glukossensor@, libre, cgm | insulinpumpe@, insulinpen@, blodsukkermåler@, blodsukkerapparat@, glukosesensor@,
  libre, cgm | insulin pump@, insulin pen, insulin pens, glucose meter@, glucose sensor@, glucose monitor, libre, cgm | инсулиновая помпа, помпа,
  помпу, глюкометр@, сенсор глюкозы, шприц-ручк@, датчик глюкозы
= hormones and metabolism
underactive-thyroid | lavt stoffskifte, hypotyre@, hypothyre@, hashimoto, stoffskiftet er lavt | låg ämnesomsättning, hypotyre@, hashimoto,
  underfunktion i sköldkörteln, giftstruma saknas | lavt stofskifte, for lavt stofskifte, hypotyre@, hypothyre@, hashimoto | underactive thyroid,
  hypothyroid@, hashimoto@, low thyroid | гипотиреоз@, гипотироз@, щитовидка плохо работает, хашимото, тиреоидит@
overactive-thyroid | høyt stoffskifte, hypertyre@, hyperthyre@, graves, basedow | hög ämnesomsättning, hypertyre@, giftstruma@, graves, basedow,
  tyreotoxikos@ | højt stofskifte, for højt stofskifte, hypertyre@, hyperthyre@, graves, basedow | overactive thyroid, hyperthyroid@, graves,
  thyrotoxic@ | гипертиреоз@, тиреотоксикоз@, базедова, базедова болезнь, зоб токсический
goitre-thyroid-nodule | struma, strumaen, knute på skjoldbruskkjertelen, knute i skjoldbruskkjertelen, forstørret skjoldbruskkjertel, skjoldbrusk@,
  tyreoidea | struma, struman, sköldkörtel@, knöl i sköldkörteln, förstorad sköldkörtel, tyreoidea | struma, skjoldbruskkirtl@, knude i
  skjoldbruskkirtlen, forstørret skjoldbruskkirtel, thyreoidea | goitre@, goiter@, thyroid nodule@, thyroid gland, enlarged thyroid, lump in the
  thyroid, thyroid | зоб, щитовидк@, щитовидной желез@, щитовидная железа, узел щитовидки, узлы в щитовидке
adrenal-pituitary-disease | binyre@, addison@, cushing@, hypofyse@, kortisolmangel, binyrebarksvikt | binjure@, addison@, cushing@, hypofys@,
  kortisolbrist | binyre, binyrer, binyrerne, addison@, cushing@, hypofyse@, kortisolmangel, binyrebarkinsufficiens | adrenal gland@, adrenals,
  adrenal insufficiency, addison@, cushing@, pituitar@, cortisol deficiency | надпочечник@, аддисона, кушинга, гипофиз@, иценко-кушинга
overweight-obesity | overvekt@, fedme@, adipositas, for tung, sykelig overvekt, fedmeoperasjon@ | övervikt@, fetma@, adipositas, för tung, obesitas |
  overvægt@, fedme@, adipositas, for tung, svær overvægt | overweight, obes@, too heavy, excess weight | ожирени@, лишний вес, лишнего веса,
  избыточный вес, тучн@
vitamin-deficiency | vitaminmangel@, d-vitaminmangel, folatmangel@, mangel på vitaminer, kobalaminmangel, lavt vitamin d | vitaminbrist@,
  d-vitaminbrist, folatbrist@, kobalaminbrist@, brist på vitaminer | vitaminmangel@, d-vitaminmangel, folatmangel@, kobalaminmangel@, mangel på
  vitaminer | vitamin deficien@, lack of vitamin@, folate deficiency, low vitamin d, cobalamin deficiency | авитаминоз@, дефицит витамин@, нехватка
  витаминов, недостаток витаминов, гиповитаминоз@
high-cholesterol-disease | høyt kolesterol, hyperkolesterolemi@, arvelig høyt kolesterol, høye blodfettverdier, dyslipidemi@ | högt kolesterol,
  hyperkolesterolemi@, höga blodfetter, ärftligt högt kolesterol, hyperlipidemi@ | forhøjet kolesterol, højt kolesterol, hyperkolesterolæmi@, arveligt
  forhøjet kolesterol, dyslipidæmi@ | high cholesterol, hypercholester@, hyperlipid@, dyslipid@, raised cholesterol | высокий холестерин, повышенный
  холестерин, гиперхолестерин@, дислипидеми@, гиперлипидеми@
= gullet and stomach diseases
acid-reflux | refluks@, halsbrann@, sure oppstøt, halsbrannen, gerd, syre opp i halsen, gørd | reflux@, halsbränna@, sura uppstötningar, magsyra
  kommer upp, gerd | refluks@, halsbrand@, sure opstød, syrereflux, gerd | acid reflux, heartburn, reflux, gerd, gord, acid comes up | изжог@,
  рефлюкс@, кислая отрыжка, гэрб, жжение за грудиной
stomach-ulcer | magesår@, ulcus, sår på tolvfingertarmen, sår i magesekken, duodenalsår | magsår@, ulcus, sår på tolvfingertarmen, sår i magsäcken,
  blödande magsår | mavesår@, ulcus, sår på tolvfingertarmen, sår i mavesækken, blødende mavesår | stomach ulcer@, peptic ulcer@, duodenal ulcer@,
  gastric ulcer@ | язва желудка, язву желудка, язвы желудка, язвенн@, язва двенадцатиперстной
gastritis | gastritt@, magekatarr@, betennelse i magesekken, dyspepsi@, magesekkbetennelse | gastrit@, magkatarr@, inflammation i magsäcken, dyspepsi@
  | gastritis, mavekatar@, betændelse i mavesækken, dyspepsi@, mavesæksbetændelse | gastritis, dyspepsia, inflamed stomach, stomach inflammation,
  indigestion | гастрит@, воспаление желудка, диспепси@, катар желудка
stomach-bacterium | helicobacter, magesårsbakterie@, pylori, bakterie i magen | helicobacter, magsårsbakterie@, pylori, bakterie i magen |
  helicobacter, mavesårsbakterie@, pylori, bakterie i maven | helicobacter, pylori, h pylori, stomach bug bacteria, ulcer bacteria | хеликобактер@,
  пилори, хеликобактериоз@, бактерия в желудке
gastroenteritis | omgangssyk@, mageinfluensa@, gastroenteritt@, magevirus@, norovirus@, spysyke, spysjuka, matforgiftning@ | magsjuk@, maginfluensa@,
  gastroenterit@, kräksjuk@, vinterkräksjuk@, norovirus@, matförgift@, calici@ | maveinfektion@, roskildesyge@, gastroenteritis, mavevirus@,
  omgangssyge@, norovirus@, madforgift@ | gastroenteritis, stomach bug, stomach flu, tummy bug, norovirus, food poisoning | гастроэнтерит@, кишечный
  грипп, ротавирус@, норовирус@, кишечная инфекция, отравился едой, пищевое отравление
= bowel diseases
irritable-bowel | irritabel tarm, ibs, irritabel tykktarm, luftmage, nervøs mage, følsom tarm | ibs, känslig tarm, irritabel tarm, colon irritabile,
  orolig mage | irritabel tyktarm, ibs, irritabel tarm, colon irritabile, nervøs mave | irritable bowel, ibs, spastic colon, sensitive gut |
  раздражённый кишечник, синдром раздраженного кишечника, раздражённого кишечника, срк, раздраженный кишечник
inflammatory-bowel-disease | crohn@, ulcerøs kolitt, kolitt@, tarmbetennelse@, ibd, inflammatorisk tarmsykdom | crohn@, ulcerös kolit, kolit@,
  tarminflammation@, ibd, inflammatorisk tarmsjukdom | crohn@, colitis@, kolitis, tarmbetændelse@, ibd, inflammatorisk tarmsygdom | crohn@, ulcerative
  colitis, colitis, inflammatory bowel disease, inflamed bowel, ibd | болезнь крона, крона, неспецифический язвенный колит, колит, няк, воспаление
  кишечника
coeliac-disease | cøliaki@, glutenintoleran@, glutenallergi@, tåler ikke gluten | celiaki@, glutenintoleran@, glutenallergi@, tål inte gluten |
  cøliaki@, glutenintoleran@, glutenallergi@, tåler ikke gluten | coeliac@, celiac@, gluten intoleran@, cannot eat gluten | целиаки@, непереносимость
  глютена, аллергия на глютен, глютенов@
lactose-intolerance | laktoseintoleran@, tåler ikke melk, laktose, melkesukker | laktosintoleran@, tål inte mjölk, laktos, mjölksocker |
  laktoseintoleran@, tåler ikke mælk, laktose, mælkesukker | lactose intoleran@, cannot tolerate milk, lactose, milk sugar | непереносимость лактозы,
  лактоз@, лактазная недостаточн@, не переносит молоко
diverticulitis | divertikul@, divertikkel@, divertikler, tarmutposning@, betente tarmutposninger | divertikul@, divertikel@, divertiklar, tarmfick@,
  fickor på tarmen | divertikul@, divertikel@, divertikler, udposninger på tarmen, tarmudposning@ | diverticul@, pouches in the bowel, bowel pouches,
  inflamed diverticula | дивертикул@, дивертикулит@, дивертикулёз@, карманы в кишке
haemorrhoids-fissure | hemoroide@, hemorroide@, analfissur@, rift i endetarmen, sprekk i endetarmen, fissur | hemorrojd@, analfissur@, spricka i
  ändtarmen, fissur | hæmorride@, hæmoride@, analfissur@, rift i endetarmen, fissur | haemorrhoid@, hemorrhoid@, piles, anal fissure, tear in the back
  passage, anal tear | геморро@, анальная трещина, трещина заднего прохода, геморроидальн@, шишки в заднем проходе
appendicitis | blindtarm@, blindtarmsbetennelse@, appendisitt@, betent blindtarm, appendix | blindtarm@, blindtarmsinflammation@, appendicit@,
  appendix | blindtarm@, blindtarmsbetændelse@, appendicitis, appendiks | appendicitis, appendix, inflamed appendix, burst appendix | аппендицит@,
  аппендикс@, воспаление аппендикса, слепая кишка
hernia | brokk, brokket, lyskebrokk@, navlebrokk@, hernie, arrbrokk, mellomgulvsbrokk@ | bråck, bråcket, ljumskbråck@, navelbråck@, ärrbråck@,
  diafragmabråck@ | brok, brokken, lyskebrok@, navlebrok@, arbrok, hernie, mellemgulvsbrok | hernia, hernias, inguinal hernia, rupture in the groin,
  umbilical hernia, hiatus hernia | грыж@, паховая грыжа, пупочная грыжа, грыжев@
bowel-obstruction | tarmslyng@, ileus, tett tarm, tarmobstruksjon@, subileus, forstoppet tarm | tarmvred@, ileus, stopp i tarmen, tarmhinder, subileus
  | tarmslyng@, ileus, stop på tarmen, tarmobstruktion@, subileus | bowel obstruction, ileus, blocked bowel, twisted bowel, obstructed bowel, volvulus
  | непроходимость кишечника, непроходимость, илеус@, заворот кишок, кишечная непроходимость
bowel-polyps | polypp@, tarmpolypp@, adenom, adenomer, polypper i tarmen | polyp@, tarmpolyp@, adenom, polyper i tarmen | polyp@, tarmpolyp@, adenom,
  adenomer, polypper i tarmen | polyp, polyps, bowel polyp@, colonic polyp@, adenoma@ | полип, полипы, полипов, аденома кишки, полипоз@
worms-in-gut | innvollsorm@, barnemark@, småmark, mark i rumpa, spolorm@, tarmparasitt@ | springmask@, barnmask@, spolmask@, mask i rumpan,
  inälvsparasit@ | børneorm@, springorm@, spolorm@, orm i numsen, indvoldsorm@ | threadworm@, pinworm@, intestinal worm@, worms | острицы, остриц@,
  глисты, глистов, аскарид@, энтеробиоз@
= liver, gallbladder and pancreas
fatty-liver | fettlever@, steatose@, fett i leveren, fet lever | fettlever@, steatos@, fett i levern, leverförfettning@ | fedtlever@, steatose@, fedt
  i leveren, fed lever | fatty liver, steatosis, fat in the liver, nafld, masld | жировой гепатоз, стеатоз@, ожирение печени, жировая печень,
  стеатогепатит@
liver-cirrhosis | skrumplever@, levercirrhose@, cirrhose@, leversvikt@, ascites, arr i leveren | skrumplever@, levercirros@, cirros@, leversvikt@,
  ascites | skrumpelever@, levercirrose@, cirrose@, leversvigt@, ascites | cirrhosis, cirrhotic, liver failure, scarred liver, ascites | цирроз@,
  печёночная недостаточн@, асцит@, рубцевание печени
hepatitis | hepatitt@, leverbetennelse@, smittsom gulsott, hepatitt c | hepatit@, leverinflammation@, smittsam gulsot, hepatit c | hepatitis@,
  leverbetændelse@, smitsom leverbetændelse, hepatitis c | hepatitis, liver inflammation, inflamed liver, hep b, hep c | гепатит@, воспаление печени,
  болезнь боткина, вирусный гепатит
gallstones | gallestein@, galleblære@, gallesteinsanfall@, kolecystitt@, gallegang@, galleblærebetennelse@ | gallsten@, gallblås@, gallstensanfall@,
  kolecystit@, gallgång@ | galdesten@, galdeblære@, galdestensanfald@, kolecystit@, galdegang@, galdeblærebetændelse@ | gallstone@, gall bladder,
  gallbladder, cholecystitis, biliary colic, bile duct@ | желчнокаменн@, камни в желчном, желчный пузырь, желчного пузыря, холецистит@, желчная
  колика, жкб
pancreatitis | bukspyttkjertel, bukspyttkjertelen, bukspyttkjertelbetennelse@, pankreatitt@, pankreas, betennelse i bukspyttkjertelen |
  bukspottkörtel, bukspottkörteln, bukspottkörtelinflammation@, pankreatit@, pankreas, inflammation i bukspottkörteln | bugspytkirtel, bugspytkirtlen,
  bugspytkirtelbetændelse@, pankreatit@, pankreas, betændelse i bugspytkirtlen | pancrea@, pancreatitis, inflamed pancreas, pancreas | панкреатит@,
  поджелудочн@, воспаление поджелудочной, панкреас
jaundice | gulsott@, gul i huden, gul i øynene, ikterus, ikterisk@, gule øyne | gulsot@, gul i huden, gula ögon, ikterus, ikterisk@ | gulsot@, gul i
  huden, gule øjne, icterus, ikterisk@ | jaundice@, yellow skin, yellow eyes, icter@, turned yellow | желтух@, пожелтел@, жёлтые глаза, желтые глаза,
  иктеричн@, желтушн@
= kidneys and urinary tract
kidney-failure | nyresvikt@, kronisk nyresykdom, nedsatt nyrefunksjon, nyresyk@, svake nyrer | njursvikt@, kronisk njursjukdom, nedsatt njurfunktion,
  njursjuk@ | nyresvigt@, kronisk nyresygdom, nedsat nyrefunktion, nyresyg@, nyreinsufficiens@ | kidney failure, renal failure, chronic kidney
  disease, ckd, aki, kidney disease | почечная недостаточн@, почечной недостаточн@, хбп, хпн, отказ почек, болезнь почек
kidney-stones | nyrestein@, nyresteinsanfall@, urinveisstein@, stein i nyrene, uretersten@ | njursten@, njurstensanfall@, sten i njuren, uretärsten@,
  stenanfall | nyresten@, nyrestensanfald@, sten i nyrerne, uretersten@ | kidney stone@, renal stone@, renal colic, ureteric stone@, kidney colic |
  камни в почках, камень в почке, мочекаменн@, почечная колика, нефролитиаз@
urinary-tract-infection | urinveisinfeksjon@, blærekatarr@, cystitt@, blærebetennelse@, uvi | urinvägsinfektion@, blåskatarr@, cystit@, uvi,
  urinvägsinfektionen | urinvejsinfektion@, blærebetændelse@, cystitis, uvi, blærekatar@ | urinary tract infection@, urine infection@, cystitis,
  bladder infection@, water infection, uti, utis | цистит@, инфекция мочевых путей, имп, воспаление мочевого пузыря, инфекция мочевыводящих
kidney-infection | nyrebekkenbetennelse@, pyelonefritt@, øvre urinveisinfeksjon, betennelse i nyrene | njurbäckeninflammation@, pyelonefrit@, övre
  urinvägsinfektion, febril uvi | nyrebækkenbetændelse@, pyelonefrit@, øvre urinvejsinfektion, betændelse i nyrerne | pyelonephritis, kidney
  infection@, infected kidney, upper urinary tract infection | пиелонефрит@, воспаление почек, инфекция почек, гломерулонефрит@
enlarged-prostate | forstørret prostata, godartet prostataforstørrelse, prostataplager, prostata, prostataen, bph, blærehalskjertel@ | förstorad
  prostata, prostataförstoring@, prostatabesvär, godartad prostataförstoring, prostata, bph | forstørret prostata, godartet prostataforstørrelse,
  prostatagener, prostata, blærehalskirtel, blærehalskirtlen, bph | enlarged prostate, prostate, prostatic, bph, benign prostatic | простата,
  простаты, простату, простате, аденома простаты, аденома предстательной, предстательн@, дгпж, увеличенная простата
urinary-retention | urinretensjon@, får ikke tisset, får ikke late vannet, resturin@, full blære, tett urinrør | urinretention@, urinstämma@, kan inte
  kissa, residualurin@, resurin | urinretention@, kan ikke tisse, kan ikke lade vandet, residualurin@, fuld blære | urinary retention, cannot pass
  urine, can't pee, residual urine, bladder not emptying | задержка мочи, не может помочиться, остаточная моча, острая задержка мочи
= joints and rheumatism
osteoarthritis | artrose@, slitasjegikt@, slitasje i kneet, slitasje i hoften, slitt ledd, kneartrose@, hofteartrose@ | artros, artrosen,
  ledförslitning@, utslitna leder, knäartros@, höftartros@ | slidgigt@, artrose@, slidt led, knæartrose@, hofteartrose@, slidte led | osteoarthrit@,
  wear and tear, worn joint@, degenerative joint@, arthrosis | артроз@, остеоартр@, износ суставов, гонартроз@, коксартроз@
rheumatoid-arthritis | leddgikt@, revmatoid artritt, revmati@, leddbetennelse@, psoriasisartritt@, bekhterev@, artritt, artritten |
  ledgångsreumatism@, reumatoid artrit, reumati@, ledinflammation@, psoriasisartrit@, bechterew@, artrit | leddegigt@, reumatoid artrit,
  ledbetændelse@, psoriasisgigt@, rygsøjlegigt, bechterew@, artritis | rheumatoid@, inflammatory arthritis, psoriatic arthritis, ankylosing
  spondylitis, arthritis, rheumatic | артрит@, ревматоидн@, ревматизм@, бехтерева, спондилит@, воспаление суставов
gout | urinsyregikt@, podagra, gikt i stortåa, giktanfall@, giktknute@ | gikt, gikten, podager, giktattack@, giktanfall@ | urinsyregigt@, podagra,
  gigtanfald@, gigt i storetåen | gout, gouty, gout attack@, podagra | подагр@, подагрический приступ, подагрическ@, мочекислый артрит
polymyalgia | polymyalgi@, muskelrevmatisme@, temporalarteritt@, tinningarteritt@, kjempecellearteritt@, pmr | polymyalgi@, muskelreumatism@,
  temporalisarterit@, jättecellsarterit@, pmr | polymyalgi@, muskelgigt@, temporalisarterit@, kæmpecellearterit@, tindingearterie@ | polymyalgia,
  temporal arteritis, giant cell arteritis, gca, pmr | полимиалги@, височный артериит, артериит@, гигантоклеточн@
fibromyalgia-chronic-pain | fibromyalgi@, kroniske smerter, bløtdelsrevmatisme@, smertesyndrom@, langvarige smerter | fibromyalgi@, kronisk smärta,
  långvarig smärta, smärtsyndrom@ | fibromyalgi@, kroniske smerter, bløddelsgigt@, smertesyndrom@, langvarige smerter | fibromyalgi@, chronic pain,
  chronic widespread pain, pain syndrome | фибромиалги@, хроническая боль, хронической болью, хронические боли, болевой синдром
tendinitis-bursitis | senebetennelse@, tendinitt@, slimposebetennelse@, bursitt@, tennisalbue@, senesk@, tendinopati@ | seninflammation@, tendinit@,
  slemsäcksinflammation@, bursit@, tennisarmbåge@, tendinopati@ | senebetændelse@, tendinit@, slimsæksbetændelse@, bursit@, tennisalbue@,
  seneskedehind@, tendinopati@ | tendin@, tendonitis, bursitis, tennis elbow, inflamed tendon, golfer's elbow | тендинит@, бурсит@, теннисный локоть,
  эпикондилит@, воспаление сухожилия, тендовагинит@
shoulder-disease | frossen skulder, rotatorcuff@, impingement@, skulderbetennelse, kapsulitt@, supraspinatus | frusen skuldra, rotatorcuff@,
  impingement@, inklämning i axeln, kapsulit@, supraspinatus | frossen skulder, rotatorcuff@, impingement@, indeklemning i skulderen, supraspinatus |
  frozen shoulder, rotator cuff, impingement, adhesive capsulitis, supraspinatus | замороженное плечо, плечелопаточн@, вращательная манжета,
  импинджмент@, капсулит@
carpal-tunnel | karpaltunnel@, inneklemt nerve i håndleddet, nerve i klem i hånda, medianusnerve | karpaltunnel@, inklämd nerv i handleden,
  medianusnerv@, nerv i kläm i handen | karpaltunnel@, nerve i klemme i håndleddet, indeklemt nerve i hånden, medianusnerve | carpal tunnel, trapped
  nerve in the wrist, median nerve, cts | карпальн@, туннельный синдром, запястный канал, защемление нерва в запястье
foot-conditions | plantar fasciitt, hælspore@, hallux valgus, plantarfasciitt@, skjev stortå, plattfot@ | hälsporre@, plantar fasciit, hallux valgus,
  plantarfasciit@, plattfot@, sned stortå | hælspore@, svangsenebetændelse, hallux valgus, platfod@, skæv storetå, plantar fasciitis | plantar
  fasciitis, heel spur@, bunion@, hallux valgus, flat feet, fallen arches | пяточная шпора, пяточной шпор@, плантарный фасциит, косточка на ноге,
  плоскостопи@, вальгусн@
osteoporosis | osteoporose@, beinskjørhet@, skjørt skjelett, benskjørhet@, lav beintetthet, kompresjonsbrudd@ | osteoporos@, benskör@, skört skelett,
  låg bentäthet, kompressionsfraktur@ | knogleskør@, osteoporose@, skøre knogler, lav knogletæthed, sammenfald i ryggen | osteoporo@, brittle bones,
  thin bones, osteopenia, low bone density, compression fracture@ | остеопороз@, хрупкие кости, остеопени@, компрессионный перелом, ломкие кости
lupus-connective-tissue | lupus@, bindevevssykdom@, sjøgren@, sklerodermi@, vaskulitt@, sle | lupus@, bindvävssjukdom@, sjögren@, sklerodermi@,
  vaskulit@, sle | lupus@, bindevævssygdom@, sjøgren@, sklerodermi@, vaskulit@, sle | lupus, connective tissue disease, sjogren@, scleroderma,
  vasculitis, sle | волчанк@, скв, шегрена, склеродерми@, васкулит@
= back and neck diseases
lumbago | lumbago, hekseskudd@, kink i ryggen, vondt i korsryggen, låsning i ryggen, korsryggsmerte@ | ryggskott@, lumbago, ont i ländryggen,
  ländryggssmärt@, låsning i ryggen | hekseskud@, lumbago, hold i ryggen, lændesmerte@, ondt i lænden, lændehold@ | lumbago, low back pain, lower back
  pain, back spasm, put my back out, back went out | прострел@, люмбаго, люмбалги@, боль в пояснице, болит поясница, радикулит@
slipped-disc-sciatica | prolaps i ryggen, skiveprolaps@, isjias@, skiveutglidning@, nerverot@, lumbal prolaps, nakkeprolaps@ | diskbråck@, ischias@,
  nervrot@, lumbago-ischias, rhizopati@ | diskusprolaps@, iskias@, nerverod@, prolaps i ryggen, lumbal prolaps | slipped disc, disc prolapse,
  sciatica, herniated disc, nerve root, bulging disc, radiculopathy | межпозвоночная грыжа, грыжа диска, ишиас@, протрузи@, корешков@, радикулопати@
spinal-stenosis-wear | spinal stenose, spinalstenose@, trang ryggmargskanal, slitasje i ryggen, spondylose@, trang spinalkanal | spinal stenos,
  spinalstenos@, trång ryggmärgskanal, förslitning i ryggen, spondylos@ | spinalstenose@, forsnævring i rygmarvskanalen, slidgigt i ryggen,
  spondylose@, spinal stenose | spinal stenosis, narrowed spinal canal, worn back, spondylosis, degenerative spine | стеноз позвоночного,
  остеохондроз@, спондилёз@, спондилез@, сужение позвоночного канала
scoliosis | skoliose@, skjev rygg, krum rygg, kyfose@ | skolios@, sned rygg, krokig rygg, kyfos@ | skoliose@, skæv ryg, krum ryg, kyfose@ | scolio@,
  curved spine, crooked back, kyphosis | сколиоз@, искривление позвоночника, кифоз@, кривая спина
= skin diseases
eczema | eksem@, atopisk eksem, dermatitt@, håndeksem@, tørr kløende hud, kontakteksem@ | eksem@, atopiskt eksem, dermatit@, handeksem@,
  böjveckseksem@ | eksem@, atopisk eksem, dermatit@, håndeksem@, børneeksem@ | eczema@, dermatitis, atopic eczema, hand eczema, atopic dermatitis |
  экзем@, дерматит@, атопическ@, нейродермит@
psoriasis | psoriasis@, psoriasisen, skjellende utslett, skjellende flekker | psoriasis@, fjällande utslag, psoriasisplack, fjällande fläckar |
  psoriasis@, skællende udslæt, psoriasispletter, skællende pletter | psoria@, scaly patches, scaly plaques, plaque psoriasis | псориаз@,
  псориатическ@, чешуйчатый лишай, шелушащиеся бляшки
acne-rosacea | akne@, kviser, kvise, rosacea, uren hud, filipens@ | akne@, finnar, finne, rosacea, oren hy, finnig@ | akne@, bumser, bums, rosacea,
  uren hud, filipens@ | acne, pimple@, spots on the face, rosacea, zits, blackheads | акне, прыщ@, угри, угревая сыпь, розацеа, угрей
hives | elveblest@, urtikaria@, vabler over hele kroppen, nesleutslett, nesleblest | nässelutslag@, urtikaria@, nässelfeber@, kvaddlar | nældefeber@,
  urticaria, urtikaria@, nældeudslæt | hives, urticaria@, nettle rash, wheals, welts | крапивниц@, волдыри по телу, уртикарн@, волдырная сыпь
fungal-skin-infection | sopp, soppen, soppinfeksjon@, fotsopp@, neglesopp@, ringorm@, hudsopp | svamp i huden, svampinfektion@, fotsvamp@,
  nagelsvamp@, ringorm@, hudsvamp | svamp i huden, svampeinfektion@, fodsvamp@, neglesvamp@, ringorm@ | fungal@, fungus, athlete's foot, nail fungus,
  ringworm, tinea, onychomycosis | грибок, грибка, грибков@, микоз@, онихомикоз@, лишай, лишая
warts | vorte@, fotvorte@, vorter, mollusker, flatvorte@ | vårta, vårtor, vårtan, fotvårt@, mollusker | vorte@, fodvorte@, vorter, mollusker | wart,
  warts, verruca@, molluscum, plantar wart@ | бородавк@, бородавок, моллюск@, подошвенная бородавка
scabies-lice | skabb, skabben, lus, hodelus@, lusekam, skabbmidd | skabb, skabben, löss, huvudlöss, lus, luskam | fnat, fnatten, skabies, lus,
  hovedlus@, lusekam | scabies, head lice, lice, nits, louse | чесотк@, чесоточн@, вши, вшей, педикулёз@, педикулез@
skin-infection-erysipelas | erysipelas, rosen, cellulitt@, hudinfeksjon@, hudbetennelse, brennkopper, impetigo | rosfeber@, erysipelas, cellulit@,
  hudinfektion@, svinkoppor, impetigo | rosen, erysipelas, cellulitis, hudinfektion@, børnesår, impetigo | cellulitis, erysipelas, skin infection@,
  impetigo, infected skin | рожа, рожистое, рожистого, целлюлит@, импетиго, инфекция кожи
boil-abscess | byll, byllen, byller, abscess@, verkebyll@, furunkel@, furunkler, pussansamling | böld, bölden, bölder, abscess@, varböld@, furunkel@,
  furunklar, varansamling | byld, bylden, bylder, absces@, furunkel@, pusansamling | boil, boils, abscess@, furuncle@, collection of pus, carbuncle |
  абсцесс@, фурункул@, нарыв@, гнойник@, чирей, чирьи, флегмон@
moles-skin-marks | føflekk, føflekker, føflekken, nevus, skjønnhetsflekk, pigmentflekk@, talgkjertel@, aterom@ | födelsemärk@, leverfläck@, nevus,
  pigmentfläck@, aterom@, talgkörtel@ | modermærke, modermærker, modermærket, nævus, skønhedsplet@, pigmentplet@, ateromer, talgknude | mole, moles,
  naevus, nevus, birthmark@, pigmented lesion@, sebaceous cyst@ | родинк@, невус@, родимое пятно, родимые пятна, атером@, пигментное пятно
skin-cancer | hudkreft@, føflekkreft@, melanom@, basalcellekarsinom, basaliom@, aktinisk keratose, solskad@, plateepitelkarsinom | hudcancer@, malignt
  melanom, melanom@, basaliom@, basalcellscancer@, aktinisk keratos@, skivepitelcancer@ | hudkræft, hudkræften, modermærkekræft@, melanom@, basaliom@,
  basalcellekræft@, aktinisk keratose | skin cancer@, melanoma@, basal cell@, actinic keratos@, squamous cell, bcc | рак кожи, меланом@, базалиом@,
  базальноклеточн@, кератоз@
leg-ulcer-pressure-sore | leggsår@, trykksår@, liggesår@, kronisk sår, venøst sår, sår som ikke gror | bensår@, trycksår@, liggsår@, kroniskt sår, sår
  som inte läker | skinnebenssår@, tryksår@, liggesår@, kronisk sår, sår der ikke heler | leg ulcer@, pressure sore@, bedsore@, pressure ulcer@,
  venous ulcer@ | трофическая язва, трофические язвы, пролеж@, незаживающая рана, язва на ноге
ingrown-nail | inngrodd tånegl, nedgrodd negl, nedgrodde negler, neglerot@, inngrodde negler | nageltrång@, inväxt tånagel, nagelbandsinfektion@,
  inväxta naglar, paronyki@ | nedgroet negl, nedgroede negle, neglerodsbetændelse@, indgroet negl | ingrown toenail@, ingrowing toenail@, paronychia,
  infected nail, ingrowing nail | вросший ноготь, вросшего ногтя, вросш@, паронихи@, панариций
nappy-rash-cradle-cap | bleieutslett@, bleieeksem@, rød rumpe, sår rumpe, skurv, seboré@ | blöjutslag@, blöjeksem@, röd stjärt, mjölkskorv@, seborr@ |
  bleudslæt@, bleeksem, rød numse, arp i hovedbunden, arp, seborr@ | nappy rash, diaper rash, cradle cap, seborrh@, sore bottom | пелёночный дерматит,
  пеленочный дерматит, опрелост@, себоре@, потничк@
= headaches and fits
migraine | migrene@, migreneanfall@, aura, halvsidig hodepine | migrän@, migränanfall@, aura, halvsidig huvudvärk | migræne@, migræneanfald@, aura,
  halvsidig hovedpine | migraine@, aura, migrainous, one-sided headache | мигрен@, аура, аурой, гемикрани@, приступ мигрени
tension-cluster-headache | spenningshodepine@, klasehodepine@, hortons hodepine, clusterhodepine, medikamentoverforbrukshodepine |
  spänningshuvudvärk@, hortons huvudvärk, klusterhuvudvärk@, läkemedelsutlöst huvudvärk | spændingshovedpine@, hortons hovedpine, klyngehovedpine@,
  medicinoverforbrugshovedpine | tension headache@, cluster headache@, tension-type headache, medication overuse headache | головная боль напряжения,
  головной боли напряжения, кластерн@, абузусн@
epilepsy | epilepsi@, epileptisk@, krampeanfall@, fallesyke, kramper med bevissthetstap | epilepsi@, epileptisk@, krampanfall@, ep-anfall, grand mal |
  epilepsi@, epileptisk@, krampeanfald@, kramper med bevidsthedstab, grand mal | epilep@, seizure@, convulsion@, grand mal | эпилепси@, эпилептическ@,
  судорожный приступ, припад@, эпиприступ@, падучая
facial-palsy | ansiktslammelse@, facialisparese@, bells parese, facialislammelse, skjev munn | ansiktsförlamning@, facialispares@, bells pares, sned
  mun | ansigtslammelse@, facialisparese@, bells parese, skæv mund | facial palsy, bell's palsy, facial paralysis, facial droop, face dropped | парез
  лицевого, паралич лица, паралич белла, лицевого нерва, перекосило лицо
neuralgia | trigeminusnevralgi@, nevralgi@, nervesmerter, nevropatisk smerte, nevropatiske smerter | trigeminusneuralgi@, neuralgi@, nervsmärt@,
  neuropatisk smärta | trigeminusneuralgi@, neuralgi@, nervesmerte@, neuropatiske smerter | neuralgi@, trigeminal neuralgia, nerve pain, neuropathic
  pain | невралги@, тройничного нерва, тройничный нерв, нейропатическая боль, нейропатическ@
= diseases of brain and nerves
parkinson | parkinson@, parkinsons sykdom, skjelvelammelse@, parkinsonisme | parkinson@, parkinsons sjukdom, skakförlamning@, parkinsonism |
  parkinson@, parkinsons sygdom, rystelammelse@, parkinsonisme | parkinson@, parkinson's, parkinsonian, shaking palsy | паркинсон@, болезнь
  паркинсона, дрожательный паралич, паркинсонизм@
multiple-sclerosis | multippel sklerose, ms-attakk, ms-pasient, ms, als | multipel skleros, ms-skov, ms, skov, als | multipel sklerose, dissemineret
  sklerose, sklerose@, ms-attak, als | multiple sclerosis, ms, motor neurone disease, als, relapsing remitting | рассеянный склероз, рассеянного
  склероза, рассеянным склерозом, бас, боковой амиотрофический
dementia | demens@, dement@, alzheimer@, kognitiv svikt, senil@ | demens@, dement@, alzheimer@, kognitiv svikt, senil@ | demens@, dement@, alzheimer@,
  kognitiv svækkelse, senil@ | dement@, alzheimer@, cognitive impairment, cognitive decline, senil@ | деменци@, слабоуми@, альцгеймер@, когнитивные
  нарушения, маразм@
neuropathy | nevropati@, polynevropati@, nerveskade@, nerveskader i føttene, perifer nevropati | neuropati@, polyneuropati@, nervskada@, nervskador i
  fötterna | neuropati@, polyneuropati@, nerveskade@, nervebetændelse@ | neuropath@, nerve damage, polyneuropathy, peripheral neuropathy |
  полинейропати@, нейропатия, нейропатии, невропати@, поражение нервов, неврит@
benign-positional-vertigo | krystallsyk@, øresteiner, vestibularisnevritt@, krystallsyke, bppv, løse krystaller, menière@ | kristallsjuk@,
  vestibularisneurit@, lägesyrsel@, öronsten@, balansnervsinflammation, menière@ | øresten@, løse øresten, bppv, vestibularisneurit@,
  balancenervebetændelse, menière@ | bppv, positional vertigo, ear crystals, loose crystals, labyrinthitis, vestibular neuritis, meniere@ | дппг,
  отолит@, позиционное головокружение, меньера, лабиринтит@, вестибулярн@
restless-legs | rastløse bein, rastløse ben, urolige bein, restless legs, rls, myrkryp | restless legs, rastlösa ben, myrkrypningar, rls, kryper i
  benen | uro i benene, restless legs, urolige ben, rls, rastløse ben | restless legs, restless leg, rls, twitchy legs, jumpy legs, cannot keep legs
  still | беспокойные ноги, беспокойных ног, синдром беспокойных, сбн, крутит ноги
concussion | hjernerystelse@, commotio, hodeskade@, slo hodet, slått hodet, hodetraume@ | hjärnskakning@, commotio, huvudskada@, skallskada@, slog i
  huvudet, slagit huvudet, skalltrauma@ | hjernerystelse@, commotio, hovedskade@, slog hovedet, slået hovedet, hovedtraume@ | concuss@, head injur@,
  hit head, banged head, knocked head, head trauma | сотрясени@, сотрясение мозга, черепно-мозгов@, чмт, ударился головой, ударилась головой, травма
  головы
fatigue-syndrome | kronisk utmattelsessyndrom, utmattelsessyndrom@, me-syk, myalgisk encefalopati, cfs | kroniskt trötthetssyndrom, trötthetssyndrom@,
  me-sjuk@, myalgisk encefalomyelit, cfs | kronisk træthedssyndrom, træthedssyndrom@, myalgisk encefalomyelitis, cfs | chronic fatigue syndrome,
  chronic fatigue, myalgic encephalomyelitis, cfs, post-exertional malaise | синдром хронической усталости, хроническая усталость, хронической
  усталости, сху, энцефаломиелит@
= mental illness
depression | depresjon@, deprimert@, nedstemt@, nedtrykt@, depressiv@, mørke tanker | depression@, deprimerad@, nedstämd@, depressiv@, deppig@ |
  depression@, deprimeret, deprimerede, nedtrykt@, depressiv@, trist til mode | depress@, low mood, feeling low, feeling down | депресси@,
  депрессивн@, подавленн@, тоска, тоску, уныни@
anxiety-disorder | angst, angsten, angstlidelse@, engstelig@, panikkanfall@, panikklidelse, panikkangst, sosial angst, fobi@ | ångest, ångesten,
  ångestsyndrom@, ångestattack@, panikattack@, panikångest@, social fobi, fobi@ | angst, angsten, angstlidelse@, ængstelig@, panikanfald@, panikangst,
  socialfobi@, fobi@ | anxiety, anxious, panic attack@, panic disorder, phobia@, gad | тревог@, тревожность, тревожный, тревожно, панические атаки,
  паническая атака, паническ@, фоби@, тревожное расстройство
bipolar-disorder | bipolar@, manisk@, mani, manien, hypoman@, manisk-depressiv@ | bipolär@, manisk@, mani, manin, hypoman@, manodepressiv@ | bipolar@,
  manisk@, mani, manien, hypoman@, maniodepressiv@ | bipolar, mania, manic, hypomani@, manic-depressive | биполярн@, мания, мании, маниакальн@,
  биполярка, гипомани@
psychosis | psykose@, psykotisk@, schizofreni@, hallusin@, hører stemmer, vrangforestilling@ | psykos@, psykotisk@, schizofreni@, hallucin@, hör
  röster, vanföreställning@ | psykose@, psykotisk@, skizofreni@, hallucin@, hører stemmer, vrangforestilling@ | psychosis, psychotic, schizophreni@,
  hallucinat@, hears voices, hearing voices, delusion@ | психоз@, психотическ@, шизофрени@, галлюцин@, слышит голоса, бред, бреда
adhd-autism | adhd, autisme@, autist@, asperger@, oppmerksomhetsforstyrr@, autismespekter@ | adhd, autism@, autist@, asperger@,
  uppmärksamhetsstörning@, npf | adhd, autisme@, autist@, asperger@, opmærksomhedsforstyrr@ | adhd, autis@, asperger@, attention deficit,
  hyperactivity disorder | сдвг, аутизм@, аутист@, аспергера, дефицит внимания, аутистическ@
eating-disorder | spiseforstyrr@, anoreksi@, bulimi@, overspising@, spisevegr@ | ätstörning@, anorexi@, bulimi@, hetsät@, självsvält@ |
  spiseforstyrr@, anoreksi@, bulimi@, overspisning@, spisevægr@ | eating disorder@, anorexi@, bulimi@, binge eating, starving herself | анорекси@,
  булими@, расстройство пищевого поведения, рпп, переедани@
obsessive-compulsive | tvangslidelse@, tvangstanke@, tvangshandling@, ocd, tvangspreg@ | tvångssyndrom@, tvångstank@, tvångshandling@, ocd,
  tvångsmässig@ | tvangstanke@, tvangshandling@, ocd, tvangslidelse@ | ocd, obsessive, compulsion@, obsession@, compulsive, intrusive thoughts | окр,
  навязчив@, обсессивн@, компульсивн@, обсесси@
post-traumatic-stress | ptsd, posttraumatisk@, flashback@, traumet, traumer, gjenopplever, mareritt fra ulykken | ptsd, posttraumatisk@, flashback@,
  traumat, trauman, återupplever | ptsd, posttraumatisk@, flashback@, traumet, traumer, genoplever | ptsd, post-traumatic, flashback@, traumatised,
  traumatized, reliving | птср, посттравматическ@, флешбэк@, флэшбэк@, переживает заново
burnout-stress | utbrent@, utbrenthet@, stresset, belastningsreaksjon@, møtt veggen, tilpasningsforstyrr@, overbelastet | utbränd@,
  utmattningssyndrom@, utmattningsdepression, stressad@, gått in i väggen, stressreaktion@ | udbrændt@, stresset, stress, stressramt@,
  belastningsreaktion@, stresssygemeldt, gået ned med stress | burnout, burned out, burnt out, stressed, stress-related, adjustment disorder,
  overwhelmed | выгоран@, выгорел@, стресс@, перегружен@, расстройство адаптации
suicidal-thoughts | selvmord@, suicidal@, ta livet sitt, ikke leve lenger, orker ikke leve, livet er ikke verdt, suicid@ | självmord@, suicidal@, ta
  sitt liv, ta livet av sig, vill inte leva, suicid@ | selvmord@, suicidal@, tage livet af sig, tage sit eget liv, vil ikke leve, suicid@ | suicid@,
  kill myself, end my life, life not worth living, want to die, take his own life, take her own life | суицид@, самоубийств@, покончить с собой, не
  хочет жить, не хочу жить, свести счёты
self-harm | selvskad@, kutter seg, skader seg selv, kuttet seg | självskad@, skär sig, skadar sig själv, skurit sig | selvskad@, cutter, skærer i sig
  selv, skader sig selv | self-harm@, self harm, self-injur@, cutting herself, hurts himself, cuts herself | самоповрежд@, режет себя, порезы на
  руках, причиняет себе вред, селфхарм@
delirium | delir, deliriet, deliriøs@, delirium@, akutt forvirring, akutt forvirret, plutselig forvirret | delir, deliriet, delirium, konfusion@, akut
  förvirring, plötsligt förvirrad, akut förvirrad | delir, deliriet, delirøs@, delirium, akut forvirring, pludselig forvirret, akut konfus | deliri@,
  acute confusion, suddenly confused, acutely confused | делири@, делирий, спутанность сознания, спутанное сознание, острая спутанность
= addiction
alcohol-dependence | alkoholmisbruk@, alkoholavhengig@, alkoholisme@, alkoholiker@, alkoholproblem@, drikkeproblem@ | alkoholmissbruk@,
  alkoholberoende@, alkoholism@, alkoholist@, alkoholproblem@ | alkoholmisbrug@, alkoholafhængig@, alkoholisme@, alkoholiker@, alkoholproblem@ |
  alcoholi@, alcohol dependen@, drinking problem, alcohol abuse, alcohol misuse, drink problem | алкоголизм@, алкоголик@, алкогольная зависимость,
  зависимость от алкоголя, запой, запои, запоя
drug-dependence | rusmisbruk@, narkotika@, narkoman@, rusavhengig@, rusproblem@, stoffmisbruk@, avhengighet@, hasj, kokain, heroin, amfetamin |
  drogmissbruk@, narkotika@, narkoman@, drogberoende@, beroende av droger, cannabis, kokain, heroin, amfetamin | stofmisbrug@, narko, narkoman@,
  stofafhængig@, afhængighed@, hash, kokain, heroin, amfetamin | drug abuse, drug addict@, addict@, substance misuse, street drugs, cannabis, cocaine,
  heroin, recreational drugs | наркотик@, наркоман@, наркозависим@, зависимость от наркотиков, употребляет наркотики, героин, кокаин, марихуан@
withdrawal | abstinens@, abstinent@, nedtrapping@, avrusning@, delirium tremens, avvenning@ | abstinens@, abstinent@, nedtrappning@, avgiftning@,
  delirium tremens, avtändning | abstinens@, nedtrapning@, afrusning@, afgiftning@, delirium tremens, abstinent@ | withdrawal@, detox@, cold turkey,
  delirium tremens, tapering off, weaning off | абстинен@, ломка, ломки, ломку, детокс@, белая горячка, отмена алкоголя
medicine-dependence | avhengig av tabletter, tablettmisbruk@, medikamentavhengig@, avhengig av sovemedisin, legemiddelavhengig@, vanedannende |
  tablettberoende@, läkemedelsberoende@, läkemedelsmissbruk@, beroende av tabletter, beroendeframkallande, vanebildande | pillemisbrug@,
  medicinafhængig@, afhængig af piller, vanedannende, medicinmisbrug@ | dependent on tablets, hooked on pills, painkiller addiction, addicted to
  painkillers, habit-forming, prescription drug dependence | зависимость от таблеток, лекарственная зависимость, подсел на таблетки, подсела на
  таблетки, вызывает привыкание, привыкани@
gambling-addiction | spilleavhengig@, spillegal@, pengespill@, gambling@, dataspillavhengig@ | spelberoende@, spelmissbruk@, spel om pengar,
  hasardspel@ | ludoman@, spilleafhængig@, spillegal@, gambling@ | gambling, gambler@, gambling addict@, betting, compulsive gambling | игромани@,
  игровая зависимость, лудоман@, азартные игры, зависимость от игр
= women's diseases
endometriosis | endometriose@, livmorslimhinne@, adenomyose@, endometriosesmerte@ | endometrios@, livmoderslemhinn@, adenomyos@, endometriosvård |
  endometriose@, livmoderslimhinde@, adenomyose@, endometriosesmerte@ | endometrio@, adenomyosis, womb lining, endometriosis pain, endometrium |
  эндометрио@, аденомиоз@, эндометрий, слизистая матки
fibroids-ovarian-cysts | myom@, muskelknute i livmoren, cyste på eggstokken, eggstokkcyste@, ovariecyste@, fibromer, cyster på eggstokkene | myom@,
  muskelknuta i livmodern, cysta på äggstocken, äggstockscyst@, ovarialcyst@ | fibromer, muskelknude i livmoderen, cyste på æggestokken, ovariecyst@,
  æggestokscyste@, myom@ | fibroid@, ovarian cyst@, cyst on the ovary, myoma, womb growth | миома, миомы, миому, миомой, фиброма матки, киста яичника,
  кисты яичника, кисту яичника
polycystic-ovary | pcos, polycystisk@, polycystiske eggstokker, polycystisk ovariesyndrom | pcos, polycystisk@, polycystiska äggstockar, pco | pcos,
  polycystisk@, polycystiske æggestokke, pco | pcos, polycystic ovar@, polycystic, hirsutism | спкя, поликистоз@, поликистозных яичников, гирсутизм@
menopause | overgangsalder@, overgangsplager, menopause@, klimakteri@, hetetokter, hetetokt@ | klimakteri@, menopaus@, övergångsålder@,
  övergångsbesvär@, vallning@, värmevallning@ | overgangsalder@, overgangsgener, menopause@, klimakteri@, hedetur@ | menopaus@, change of life, hot
  flush@, hot flash@, perimenopaus@ | менопауз@, климакс@, приливы, климактерическ@, приливов, перименопауз@
genital-thrush-vaginosis | underlivssopp, skjedesopp, sopp i underlivet, vaginose@, candida@, bakteriell vaginose, vaginitt@ | svamp i underlivet,
  underlivssvamp@, vaginos@, candida@, bakteriell vaginos, vaginit@ | svamp i skeden, svamp i underlivet, skedesvamp, vaginose@, candida@, bakteriel
  vaginose | vaginal thrush, yeast infection@, thrush, vaginosis, candid@, vaginitis, bv | молочниц@, кандидоз@, вагиноз@, вагинит@, кольпит@, грибок
  во влагалище
genital-prolapse | fremfall@, livmorfremfall@, underlivsprolaps@, prolaps i underlivet, descens, pessar, ring i skjeden | framfall@,
  livmoderframfall@, prolaps i slidan, prolapsring@, descens | nedsunken livmoder, underlivsnedsynkning@, fremfald@, skedeprolaps, pessar,
  prolapsring@ | uterine prolapse, womb dropped, vaginal prolapse, pelvic organ prolapse, something coming down, ring pessary, cystocele | опущение
  матки, выпадение матки, пролапс@, цистоцеле, опустилась матка, пессари@
pelvic-inflammation | bekkenbetennelse@, egglederbetennelse@, underlivsbetennelse@, salpingitt@, endometritt | äggledarinflammation@,
  bäckeninflammation@, salpingit@, endometrit@, underlivsinflammation@ | underlivsbetændelse@, æggelederbetændelse@, salpingit@, endometrit@ | pelvic
  inflammatory disease, pid, salpingitis, endometritis, pelvic infection | воспаление придатков, аднексит@, сальпингит@, эндометрит, воспаление
  яичников, воспаление по-женски
cervical-cell-changes | celleforandring@, dysplasi@, konisering@, konisert@, unormale celleprøver | cellförändring@, dysplasi@, konisering@,
  koniserad@ | celleforandring@, dysplasi@, konisering@, keglesnit@ | cervical cell changes, abnormal smear, abnormal cells, dysplasia@, cone biopsy,
  lletz, cin | дисплази@, эрозия шейки, конизаци@, эрозию шейки, изменение клеток шейки
breast-infection-lump | brystbetennelse@, mastitt@, kul i brystet, kul i puppen, klump i brystet, brystknute, melkespreng | bröstinflammation@,
  mastit@, knöl i bröstet, mjölkstockning@, bröstknöl@ | brystbetændelse@, mastit@, knude i brystet, brystknude@, mælkestase, klump i brystet |
  mastitis, breast lump@, lump in the breast, lump in my breast, breast abscess, blocked duct | мастит@, уплотнение в груди, шишка в груди,
  мастопати@, узел в груди, лактостаз@
infertility | ufrivillig barnløs@, infertil@, barnløshet@, ivf, prøverør@, assistert befruktning, blir ikke gravid | infertil@, ofrivillig barnlös@,
  barnlöshet@, ivf, provrörs@, blir inte gravid | infertil@, ufrivillig barnløs@, barnløshed@, ivf, fertilitetsbehandling@, kan ikke blive gravid,
  reagensglas@ | infertil@, fertility treatment, ivf, trying to conceive, cannot conceive, childless | бесплоди@, бесплодн@, эко, не может
  забеременеть, не получается забеременеть
= pregnancy and birth
pregnancy | gravid@, graviditet@, svangerskap@, termin, venter barn | gravid@, graviditet@, havande@, väntar barn, på smällen | gravid@, graviditet@,
  svangerskab@, venter barn, terminsdato | pregnan@, expecting a baby, with child, gravid, weeks gestation | беременн@, ждёт ребёнка, ждет ребенка,
  гестаци@, в положении
miscarriage | spontanabort@, spontan abort, abortert@, mistet barnet, abort i uke, aborterte | missfall@, spontan abort, förlorade barnet, aborterat,
  missfallet | spontan abort, spontanabort@, aborterede, ufrivillig abort, mistet barnet | miscarr@, lost the baby, lost the pregnancy, pregnancy
  loss, threatened miscarriage | выкидыш@, самопроизвольный аборт, потеряла ребёнка, замершая беременность, потеряла ребенка
termination-of-pregnancy | svangerskapsavbrudd@, selvbestemt abort, ta abort, provosert abort, medikamentell abort, abortinngrep | göra abort,
  framkallad abort, medicinsk abort, inducerad abort, abortmottagning@, avbryta graviditeten | provokeret abort, fremkaldt abort, medicinsk abort, få
  en abort, svangerskabsafbrydelse@ | termination, induced abortion, have an abortion, medical abortion, end the pregnancy | прерывание беременности,
  прервать беременность, сделать аборт, медикаментозный аборт, делала аборт, аборт по желанию
ectopic-pregnancy | svangerskap utenfor livmoren, ekstrauterin@, ektopisk svangerskap, graviditet utenfor livmoren | utomkvedshavandeskap@, ektopisk
  graviditet, extrauterin@, utomkveds@ | graviditet uden for livmoderen, ekstrauterin@, ektopisk graviditet, gravid uden for livmoderen | ectopic,
  ectopic pregnancy, tubal pregnancy, pregnancy outside the womb | внематочн@, внематочная беременность, трубная беременность, эктопическ@
pre-eclampsia | preeklampsi@, svangerskapsforgiftning@, eklampsi@, hellp, protein i urinen i svangerskapet | preeklampsi@, havandeskapsförgiftning@,
  eklampsi@, hellp | svangerskabsforgiftning@, præeklampsi@, eklampsi@, hellp | pre-eclampsia, preeclampsia, eclampsia, hellp, toxaemia, toxemia |
  преэклампси@, гестоз@, эклампси@, поздний токсикоз
childbirth | fødsel, fødselen, fødte, født, keisersnitt@, forløsning@, nedkomst@, vaginal fødsel, rier, riene | förlossning@, födde, födseln,
  kejsarsnitt@, nedkomst@, sectio, värkar | fødsel, fødslen, fødte, kejsersnit@, nedkomst@, forløst, sectio, veer, veerne | childbirth, gave birth,
  caesarean, cesarean, c-section, delivery of the baby, in labour, in labor, vaginal delivery | роды, родов, родила, кесарев@, роддом@, схватки,
  родоразрешени@
antenatal-check | svangerskapskontroll@, svangerskapsomsorg@, jordmorkontroll@, fosterlyd@, symfyse-fundus, helsekort for gravide | mödravård@,
  barnmorskekontroll@, fosterljud@, symfys-fundus, inskrivningssamtal | graviditetsundersøgelse@, jordemoderkonsultation@, svangreundersøgelse@,
  hjertelyd, fosterhjertelyd, vandrejournal@, svangrekontrol | antenatal@, prenatal visit, midwife check, fetal heartbeat, fundal height, booking
  visit | женская консультация, сердцебиение плода, ведение беременности, наблюдение беременности, ктг, акушерка
breastfeeding | amming@, ammer, ammet, brystmelk@, ammepupp, ammehjelp | amning@, ammar, ammat, bröstmjölk@, helammar | amning@, ammer, ammet,
  modermælk@, fuldammer | breastfe@, breast feed@, nursing the baby, breast milk, lactat@ | кормит грудью, грудное вскармливание, грудное молоко,
  кормлю грудью, лактаци@, гв
postnatal-period | barsel@, fødselsdepresjon@, etterkontroll etter fødsel, renselse, nybakt mor, barseltid@ | förlossningsdepression@, efterkontroll@,
  avslag efter förlossningen, nyförlöst@, barnsäng@ | barsel@, fødselsdepression@, efterfødselsdepression@, efterfødsels@, nybagt mor, barselsperiode
  | postnatal@, postpartum@, post-natal, after the birth, six-week check, lochia | послеродов@, после родов, лохии, роженица, родильниц@
pelvic-girdle-pain | bekkenløsning@, bekkensmerte@, bekkenplage@, symfysesmerte@, bekkenleddsmerter | foglossning@, bäckensmärt@, symfyssmärt@,
  bäckenuppluckring | bækkenløsning@, bækkensmerte@, symfysesmerte@, bækkengener | pelvic girdle pain, symphysis pubis, spd, pelvic pain in pregnancy,
  loose pelvis | симфизит@, лонное сочленение, боль в тазу, расхождение лона, боли в тазу
= men's diseases
erectile-dysfunction | impoten@, ereksjonssvikt@, ereksjonsproblem@, potensproblem@, får den ikke opp, dårlig ereksjon | impoten@, erektil
  dysfunktion, erektionsproblem@, potensproblem@, erektionssvikt@, får inte stånd | impoten@, rejsningsproblem@, erektil dysfunktion, potensproblem@,
  dårlig rejsning, rejsningsbesvær | erectile@, impoten@, erection problem@, can't get it up, weak erections | импотенци@, эректильн@, эрекци@,
  проблемы с потенцией, потенци@
prostatitis-epididymitis | prostatitt@, prostatabetennelse@, bitestikkelbetennelse@, epididymitt@, testikkelbetennelse@ | prostatit@,
  prostatainflammation@, bitestikelinflammation@, epididymit@ | prostatit@, betændelse i prostata, bitestikelbetændelse@, epididymit@ | prostatitis,
  epididymitis, orchitis, inflamed prostate, inflamed testicle | простатит@, эпидидимит@, орхит@, воспаление простаты, воспаление яичка
testicular-problem | testikkeltorsjon@, vridd testikkel, vannbrokk@, hydrocele, varicocele, kul på testikkelen, testikkelkul, ball som har vridd seg |
  testikeltorsion@, vriden testikel, vattenbråck@, hydrocele, varikocele, knöl på testikeln, pungbråck | testikeltorsion@, drejet testikel, vandbrok@,
  hydrocele, varicocele, knude i testiklen | testicular torsion, twisted testicle, hydrocele, varicocele, testicular lump, lump on the testicle |
  перекрут яичка, водянка яичка, гидроцеле, варикоцеле, уплотнение в яичке
foreskin-trouble | forhud@, trang forhud, fimose@, forhudsbetennelse@, balanitt@, omskjær@ | förhud@, trång förhud, fimos@, balanit@, omskär@ |
  forhud@, forsnævret forhud, fimose@, balanit@, omskær@ | foreskin@, tight foreskin, phimosis, balanitis, circumcis@ | крайняя плоть, крайней плоти,
  фимоз@, баланит@, обрезани@
sterilisation | sterilisering@, sterilisert@, vasektomi@, sædleder@ | sterilisering@, steriliserad@, vasektomi@, sädesledar@ | sterilisation@,
  steriliseret, vasektomi@, sædleder@ | steriliz@, sterilis@, vasectom@, tubes tied | стерилизаци@, вазэктоми@, перевязка труб, перевязать трубы
= children's diseases
infant-colic | kolikk@, kolikkbarn@, spedbarnskolikk, magekrampe hos spedbarn, luft i magen hos baby | kolik@, spädbarnskolik, kolikbarn@, magknip hos
  spädbarn | kolik@, spædbarnskolik, kolikbarn@, mavekneb hos spæd | infant colic, colicky, colic, colicky baby, baby cramps | колики у младенца,
  колик@, газики, колики у ребёнка, младенческие колики
croup-bronchiolitis | falsk krupp, krupp@, bronkiolitt@, rs-virus, pseudokrupp, obstruktiv bronkitt, bjeffende hoste | falsk krupp, krupp@,
  bronkiolit@, rs-virus, pseudokrupp, obstruktiv bronkit, skällande hosta | falsk strubehoste, pseudokrup@, bronkiolit@, rs-virus, strubehoste@,
  gøende hoste, astmatisk bronkitis | croup@, bronchiolitis, rsv, viral wheeze, barking cough | ложный круп, круп, бронхиолит@, рс-вирус, лающий
  кашель, рсв, обструктивный бронхит
febrile-convulsion | feberkrampe@, feberkrampen, kramper ved feber, krampe med feber | feberkramp@, kramper vid feber, feberkrampen, kramp med feber |
  feberkrampe@, kramper ved feber, feberkramper, krampe med feber | febrile convulsion@, febrile seizure@, fever fit, fever fits, fit with fever |
  фебрильн@, фебрильные судороги, судороги при температуре, судороги на фоне температуры
bed-wetting | sengevæt@, tisser i senga, tisser på seg, nattvæting@, enurese@, ufrivillig vannlating om natten | sängvät@, kissar i sängen, kissar på
  sig, nattväta, enures@ | sengevæd@, tisser i sengen, ufrivillig natlig vandladning, tisser i bukserne, enurese@, vådligger@ | bed-wetting,
  bedwetting, wets the bed, enuresis, wet at night | энурез@, писает в постель, мочится в постель, недержание ночью, мочится ночью
child-development | utviklingskontroll@, utviklingsforsink@, forsinket utvikling, milepæl@, helsestasjon@, sein utvikling, språkutvikling@, motorisk
  utvikling | utvecklingskontroll@, utvecklingsförsen@, försenad utveckling, milstolp@, barnavårdscentral@, bvc, språkutveckling@ |
  udviklingsforsink@, forsinket udvikling, milepæl@, børneundersøgelse@, sundhedsplejersk@, sprogudvikling@, motorisk udvikling | developmental delay,
  development check, milestone@, health visitor, well-baby, well-child, late developer | отставание в развитии, задержка развития, зпр, развитие
  ребёнка, задержка речи, патронаж@
growth-and-percentile | vekstkurve@, percentil@, hodeomkrets@, vokser dårlig, kortvokst@, høydevekst | tillväxtkurva@, tillväxtkurvan, percentil@,
  huvudomfång@, växer dåligt, kortvuxen@ | vækstkurve@, percentil@, hovedomfang@, vokser dårligt, lav af vækst | growth chart@, centile@, percentile@,
  head circumference, failure to thrive, not growing, short stature | окружность головы, плохо растёт, отстаёт в росте, центил@, перцентил@, кривая
  роста
= eye diseases
cataract | grå stær, katarakt@, stæroperasjon@, grumset linse, uklar linse | grå starr, katarakt@, starroperation@, grumlig lins | grå stær,
  katarakt@, stæroperation@, uklar linse | cataract@, cloudy lens, cataract surgery, lens clouding | катаракт@, помутнение хрусталика, мутный
  хрусталик, хрусталик@
glaucoma | grønn stær, glaukom@, høyt trykk i øyet, øyetrykk@ | grön starr, glaukom@, högt tryck i ögat, ögontryck@ | grøn stær, glaukom@, højt tryk i
  øjet, øjentryk@ | glaucoma@, eye pressure, raised pressure in the eye, intraocular pressure | глауком@, глазное давление, внутриглазное давление,
  вгд
conjunctivitis | øyekatarr@, øyebetennelse@, konjunktivitt@, betennelse i øyet, rennende øyne | ögoninflammation@, konjunktivit@, ögonkatarr@, variga
  ögon, kladdiga ögon | øjenbetændelse@, konjunktivit@, øjenkatar@, bindehindekatar@ | conjunctivitis, pink eye, sticky eye, sticky eyes, eye
  infection@ | конъюнктивит@, воспаление глаз, гноятся глаза, красный глаз, гноится глаз
macular-degeneration | makuladegenerasjon@, forkalkning på netthinnen, amd, våt amd, netthinneløsning@, netthinne@ | makuladegeneration@, gula
  fläcken, amd, näthinneavlossning@, näthinn@ | makuladegeneration@, forkalkning på nethinden, amd, nethindeløsning@, nethinde@ | macular@, macular
  degeneration, retinal detachment, retina@, amd, armd | макул@, дистрофия сетчатки, отслойка сетчатки, сетчатк@, вмд
eyelid-disease | sti på øyet, blefaritt@, øyelokksbetennelse@, chalazion, hengende øyelokk, tørre øyne | vagel@, blefarit@, ögonlocksinflammation@,
  chalazion, hängande ögonlock, torra ögon | bygkorn@, blefarit@, øjenlågsbetændelse@, haglkorn, hængende øjenlåg, tørre øjne | stye@, blepharitis,
  chalazion, droopy eyelid@, dry eyes, ptosis | ячмень, ячмень на глазу, блефарит@, халязион@, опущение века, сухие глаза
squint-refraction | skjeler, skjeling@, skjeløyd@, nærsynt@, langsynt@, skjeve hornhinner, lat øye, dobbeltsyn@, amblyopi@ | skelning@, skelar,
  skelögd@, närsynt@, översynt@, långsynt@, dubbelseende@, amblyopi@ | skeler, skelen, skeløjet, nærsynet@, langsynet@, dovent øje, dobbeltsyn@,
  amblyopi@ | squint@, strabismus, short-sighted, near-sighted, long-sighted, far-sighted, lazy eye, amblyopia | косоглази@, косит глаз, близорук@,
  дальнозорк@, миопи@, ленивый глаз
eye-foreign-body | rusk på øyet, rusk i øyet, fremmedlegeme i øyet, metallflis i øyet, noe i øyet, hornhinne@ | skräp i ögat, främmande kropp i ögat,
  flisa i ögat, något i ögat, hornhinn@ | noget i øjet, fremmedlegeme i øjet, splint i øjet, hornhinde@ | something in the eye, foreign body in the
  eye, grit in the eye, corneal, corneal abrasion, cornea | соринка в глазу, инородное тело в глазу, роговиц@, попало в глаз, что-то в глазу
= ear, nose and throat diseases
otitis-media | ørebetennelse@, mellomørebetennelse@, otitt@, øreverk, mediaotitt | öroninflammation@, mediaotit@, otit@, akut otit |
  mellemørebetændelse@, ørebetændelse@, otitis, mellemørebetændelsen | ear infection@, otitis, otitis media, middle ear infection@ | отит@, воспаление
  уха, воспаление среднего уха, средний отит
glue-ear-grommets | væske i mellomøret, ørekatarr@, øredren@, dren i øret, dren i ørene, sekretorisk otitt, paracentese@ | vätska i mellanörat,
  öronkatarr@, öronrör@, rör i öronen, sekretorisk otit, plaströr@ | væske i mellemøret, øredræn@, dræn i ørerne, dræn i øret, drænrør | glue ear,
  grommet@, ear tube@, fluid behind the eardrum, tympanostomy | экссудативный отит, шунт в ухе, жидкость за барабанной, шунтирование ушей,
  тимпаностоми@
otitis-externa-wax | øregangsbetennelse@, ekstern otitt, ørevoks@, voksprop@, tett av voks, øreskyll@, øregang@ | hörselgångs@, extern otit, öronvax@,
  vaxpropp@, öronspolning@, hörselgångsinflammation@ | øregangsbetændelse@, ørevoks@, ørepropper, voksprop@, øreskylning@, øregang@ | ear wax, earwax,
  otitis externa, swimmer's ear, ear canal, ear syringing, wax plug | серная пробка, сера в ухе, ушная сера, наружный отит, слуховой проход, серные
  пробки, серную пробку
hearing-loss | hørselstap@, nedsatt hørsel, hører dårlig, tunghørt@, hørselshemm@, døv, døvt, døve | hörselnedsättning@, nedsatt hörsel, hör dåligt,
  lomhörd@, döv, dövt, döva, hörselskad@ | høretab@, nedsat hørelse, hører dårligt, tunghør@, hørenedsættelse@, døv, døve, døvt | hearing loss, hard
  of hearing, deaf, deafness, poor hearing, presbycusis | тугоухост@, снижение слуха, плохо слышит, глухот@, глухой, глухая, потеря слуха
tinnitus | tinnitus@, øresus, ringing i ørene, piping i øret, suser i ørene, tinnitusplage@ | tinnitus@, öronsus, ringer i öronen, piper i örat, susar
  i öronen | tinnitus@, øresusen, ringen for ørerne, hyletone@, susen for ørerne | tinnitus, ringing in the ears, ringing ears, buzzing in the ears,
  ringing in my ears | шум в ушах, звон в ушах, тиннитус@, шумит в ушах, звенит в ушах, шум в ухе
sinusitis | bihulebetennelse@, sinusitt@, bihule@, tett i bihulene, maksillarsinus | bihåleinflammation@, sinuit@, bihål@, sinusit@, täppt i bihålorna
  | bihulebetændelse@, sinuitis, bihule@, sinusitis, tæt i bihulerne | sinusitis, sinuses, sinus pain, sinus infection@, blocked sinuses | гайморит@,
  синусит@, пазух@, фронтит@, гайморов@
tonsillitis | halsbetennelse@, mandelbetennelse@, tonsillitt@, streptokokk@, angina i halsen, mandler, mandlene, halsbyll | halsfluss@, tonsillit@,
  streptokock@, halsmandl@, peritonsillit@, halsböld@, tonsiller, tonsillerna | halsbetændelse@, tonsillit@, streptokok@, mandler, mandlerne,
  halsbyld@, mandelbetændelse | tonsils, tonsil infection, tonsillitis, strep throat, streptococc@, quinsy | ангин@, тонзиллит@, миндалин@,
  стрептокок@, гланды, фарингит@
nosebleed | neseblod@, neseblødning@, epistaxis, blør neseblod, blør fra nesen | näsblod@, näsblödning@, epistaxis, blöder näsblod, blöder ur näsan |
  næseblod@, næseblødning@, epistaxis, bløder fra næsen, blod fra næsen | nosebleed@, nose bleed@, epistaxis, bleeding from the nose, nose bleeding |
  носовое кровотечение, кровь из носа, кровотечение из носа, кровь из носу, носовые кровотечения
nasal-obstruction-polyps | nesepolypp@, tett nese, skjev neseskillevegg, neseskillevegg@, polypper i nesen, nesetett@, adenoide@ | näspolyp@,
  nästäpp@, täppt näsa, sned nässkiljevägg, adenoid@, nässkiljevägg@ | næsepolyp@, stoppet næse, tilstoppet næse, skæv næseskillevæg, næseskillevæg@ |
  nasal polyp@, blocked nose, stuffy nose, deviated septum, adenoid@, nasal congestion | полипы в носу, заложен нос, заложенность носа, аденоид@,
  перегородка носа, искривление перегородки
voice-throat-larynx | laryngitt@, stemmebånd@, strupehode@, hes, hest, hese, heshet@, strupekatarr | laryngit@, stämband@, struphuvud@, hes, hesa,
  heshet@ | laryngit@, stemmebånd@, strubehoved@, hæs, hæst, hæshed@ | laryngitis, larynx, vocal cord@, hoarse@, lost voice, voice box | ларингит@,
  голосовые связки, голосовых связок, охрип@, осип@, гортан@, хрипот@
= blood diseases
anaemia | anemi@, blodmangel@, blodfattig@, lav blodprosent, anemisk | anemi@, blodbrist@, lågt blodvärde, anemisk, låga blodvärden | anæmi@,
  blodmangel@, lav blodprocent, anæmisk, anæmiske | anaemi@, anemi@, low haemoglobin, low hemoglobin, low blood count | анеми@, малокрови@, низкий
  гемоглобин, анемичн@
iron-deficiency | jernmangel@, lave jernlagre, lavt jern, tomme jernlagre, jernmangelanemi | järnbrist@, låga järndepåer, lågt järn, järnbristanemi@ |
  jernmangel@, lave jerndepoter, lavt jern, jernmangelanæmi, mangler jern | iron deficien@, low iron, low ferritin, lack of iron | дефицит железа,
  железодефицит@, нехватка железа, низкое железо, не хватает железа
iron-overload | hemokromatose@, for mye jern, jernoverskudd, årelating@, blodtapping@ | hemokromatos@, för mycket järn, järninlagring@, åderlåtning@ |
  hæmokromatose@, for meget jern, jernophobning@, åreladning@ | haemochromatosis, hemochromatosis, iron overload, too much iron, venesection,
  phlebotomy | гемохроматоз@, избыток железа, перегрузка железом, кровопускани@
leukaemia-lymphoma | leukemi@, lymfom@, lymfekreft, blodkreft, lymfekreft@, myelom@, beinmargskreft, kll | leukemi@, lymfom@, lymfkörtelcancer@,
  blodcancer@, myelom@, kll | leukæmi@, lymfom@, lymfekræft@, blodkræft, myelom@, knoglemarvskræft, kll | leukaemi@, leukemi@, lymphoma@, blood
  cancer@, myeloma@, hodgkin@, cll | лейкоз@, лейкеми@, лимфом@, рак крови, миелом@, лимфогранулематоз@
bleeding-clotting-disorder | blødersykdom@, hemofili@, koagulasjonsforstyrr@, von willebrand, faktor v leiden, lave blodplater, trombocytopeni@ |
  blödarsjuk@, hemofili@, koagulationsrubbning@, blödningsbenägen@, von willebrand, trombocytopeni@ | blødersygdom@, hæmofili@, koagulationsforstyrr@,
  blødningstendens@, von willebrand, trombocytopeni@ | haemophili@, hemophili@, bleeding disorder@, clotting disorder@, von willebrand, thrombophilia,
  thrombocytopeni@, bruises easily | гемофили@, тромбофили@, нарушение свёртывания, тромбоцитопени@, виллебранда, нарушение свертывания
= cancer
cancer-in-general | kreft, kreften, kreftsykdom@, ondartet@, svulst@, tumor, tumoren, tumorer, malign@, cancer, karsinom@, kreftpakke@ | cancer@,
  elakartad@, tumör@, malign@, neoplasi@, svulst@, karcinom@ | kræft, kræften, kræftsygdom@, ondartet, ondartede, svulst@, tumor, tumoren, malign@,
  cancer | cancer, cancers, cancerous, malignan@, tumour@, tumor, tumors, carcinoma | рак, рака, раком, раке, онколог@, опухол@, злокачествен@,
  карцином@
metastasis | spredning til, kreftspredning@, metastas@, dattersvulst@, kreften har spredd seg, spredt seg | metastas@, spridd cancer, dottertumör@,
  dottersvulst@, cancern har spridit sig | metastas@, kræften har spredt sig, dattersvulst@, udbredt kræft | metastas@, metastatic, cancer has spread,
  secondaries, mets | метастаз@, рак распространился, метастатическ@, вторичная опухоль
breast-cancer | brystkreft@, mammakreft, cancer mammae, fjernet brystet, kreft i brystet, mastektomi@ | bröstcancer@, mammarcancer, cancer i bröstet,
  mastektomi@, tagit bort bröstet | brystkræft@, cancer mammae, kræft i brystet, fjernet brystet, mastektomi@ | breast cancer@, mastectom@, cancer of
  the breast, lumpectom@ | рак груди, рак молочной железы, рака груди, рмж, мастэктоми@, раком груди
lung-cancer | lungekreft@, cancer pulm, svulst i lungen, skygge på lungen, kreft i lungene | lungcancer@, tumör i lungan, lungtumör@, skugga på lungan
  | lungekræft@, tumor i lungen, svulst i lungen, kræft i lungerne, skygge på lungen | lung cancer@, cancer of the lung, shadow on the lung, lung
  tumour, lung nodule@ | рак лёгких, рак легких, рак лёгкого, опухоль в лёгком, рака лёгких, тень в лёгком
bowel-cancer | tarmkreft@, tykktarmskreft@, endetarmskreft@, kolorektal@, kreft i tarmen | tarmcancer@, tjocktarmscancer@, ändtarmscancer@,
  kolorektal@, koloncancer@ | tarmkræft@, tyktarmskræft@, endetarmskræft@, kolorektal@, kræft i tarmen | bowel cancer@, colon cancer@, colorectal
  cancer@, rectal cancer@ | рак кишечника, рак толстой кишки, колоректальн@, рак прямой кишки, рака кишечника
prostate-cancer | prostatakreft@, kreft i prostata, cancer prostatae, prostatakreften | prostatacancer@, cancer i prostatan, prostatatumör@,
  prostatacancern | prostatakræft@, kræft i prostata, cancer prostatae, blærehalskirtelkræft | prostate cancer@, prostatic cancer, cancer of the
  prostate, prostate tumour | рак простаты, рак предстательной железы, рака простаты, раком простаты
gynaecological-cancer | livmorhalskreft@, eggstokkreft@, livmorkreft@, underlivskreft@, vulvakreft@ | livmoderhalscancer@, äggstockscancer@,
  livmodercancer@, gynekologisk cancer, cervixcancer@ | livmoderhalskræft@, æggestokkræft@, livmoderkræft@, underlivskræft@ | cervical cancer, ovarian
  cancer, womb cancer, uterine cancer, endometrial cancer | рак шейки матки, рак яичников, рак матки, рака шейки, рак эндометрия
other-organ-cancer | blærekreft@, nyrekreft@, bukspyttkjertelkreft@, magekreft@, leverkreft@, hjernesvulst@, testikkelkreft@, skjoldbruskkjertelkreft
  | blåscancer@, njurcancer@, bukspottkörtelcancer@, magsäckscancer@, levercancer@, hjärntumör@, testikelcancer@ | blærekræft@, nyrekræft@,
  bugspytkirtelkræft@, mavekræft@, leverkræft@, hjernesvulst@, testikelkræft@ | bladder cancer, kidney cancer, pancreatic cancer, stomach cancer,
  liver cancer, brain tumour@, brain tumor@, testicular cancer | рак мочевого пузыря, рак почки, рак желудка, рак поджелудочной, рак печени, опухоль
  мозга, рак яичка
palliative-care | palliativ@, lindrende behandling, lindrende, livets slutt, terminal@, hospice, omsorg ved livets slutt | palliativ@, lindrande vård,
  livets slut, terminal@, hospice, vård i livets slutskede | palliativ@, lindrende behandling, livets afslutning, terminal@, hospice | palliati@, end
  of life, hospice, terminal, comfort care | паллиативн@, хоспис@, терминальн@, уход в конце жизни
benign-lump | godartet@, lipom@, fettkul@, fettklump, cyste, cysten, cyster, ganglion, godartet kul | godartad@, lipom@, fettknöl@, cysta, cystan,
  cystor, ganglion, senknuta | godartet, godartede, lipom@, fedtknude@, cyste, cysten, cyster, seneknude@, ganglion | benign, lipoma@, fatty lump@,
  cyst, cysts, ganglion, harmless lump | доброкачествен@, липом@, жировик@, киста, кисты, кисту, гигрома, шишка под кожей
= allergy
allergy-in-general | allergi@, allergisk@, overfølsom@, allergiker@, tåler ikke | allergi@, allergisk@, överkänslig@, allergiker@, tål inte |
  allergi@, allergisk@, overfølsom@, allergiker@, kan ikke tåle | allerg@, hypersensitiv@, intolerant to, can't tolerate | аллерги@, аллергик@,
  аллергическ@, гиперчувствительн@
hay-fever | pollenallergi@, høysnue@, allergisk rhinitt, pollen@, gresspollen@, rhinokonjunktivitt@ | pollenallergi@, hösnuva@, allergisk rinit,
  pollen@, rinokonjunktivit@ | høfeber@, pollenallergi@, pollen@, allergisk rhinitis, høsnue | hay fever, hayfever, allergic rhinitis, pollen@,
  seasonal allergies | поллиноз@, сенная лихорадка, аллергический ринит, пыльц@, аллергия на пыльцу
anaphylaxis | anafylaksi@, anafylaktisk@, allergisk sjokk, adrenalinpenn@, epipen@, allergisjokk | anafylaxi@, anafylaktisk@, allergichock@,
  adrenalinpenn@, epipen@ | anafylaksi@, anafylaktisk@, allergisk chok, adrenalinpen@, epipen@ | anaphyla@, allergic shock, epipen@, adrenaline pen,
  epinephrine pen | анафила@, анафилактический шок, эпипен@, аллергический шок, адреналиновая ручка
food-allergy | matallergi@, nøtteallergi@, melkeallergi@, eggallergi@, skalldyrallergi, matvareallergi@, peanøttallergi@, kumelkallergi | matallergi@,
  nötallergi@, mjölkallergi@, äggallergi@, skaldjursallergi@, födoämnesallergi@, komjölksallergi@, jordnötsallergi@ | fødevareallergi@, nøddeallergi@,
  mælkeallergi@, æggeallergi@, madallergi@, jordnøddeallergi | food allerg@, nut allergy, peanut allergy, milk allergy, egg allergy, shellfish allergy
  | пищевая аллергия, аллергия на орехи, аллергия на молоко, аллергия на яйца, пищевой аллерги@, абкм
drug-allergy | penicillinallergi@, allergisk mot penicillin, legemiddelallergi@, cave, allergisk mot medisin, medisinallergi | penicillinallergi@,
  allergisk mot penicillin, läkemedelsallergi@, läkemedelsöverkänslig@, tål inte penicillin | penicillinallergi@, allergisk over for penicillin,
  medicinallergi@, lægemiddelallergi@, cave | drug allerg@, penicillin allerg@, allergic to penicillin, allergic to antibiotics, nkda | аллергия на
  пенициллин, лекарственная аллергия, аллергия на антибиотики, аллергия на лекарства, не переносит пенициллин
animal-dust-mite-allergy | dyreallergi@, katteallergi@, pelsdyr@, hundeallergi@, husstøvmidd@, midd, støvallergi, pelsallergi | pälsallergi@,
  kattallergi@, hundallergi@, pälsdjur@, kvalster@, dammallergi@ | katteallergi@, hundeallergi@, pelsdyrallergi@, støvmide@, husstøvmide@,
  dyreallergi@ | cat allergy, allergic to cats, dog allergy, dust mite@, house dust, animal dander, pet allergy | аллергия на кошек, аллергия на
  собак, аллергия на шерсть, пылевой клещ, пылевые клещи, аллергия на пыль, домашняя пыль
= injuries
fracture | brudd, bruddet, brukket, benbrudd, fraktur@, beinbrudd@, lårhalsbrudd@, håndleddsbrudd@, knekt, brakk | fraktur@, brutit, bröt armen,
  benbrott@, höftfraktur@, handledsfraktur@, lårbenshals@ | brud på, bruddet, brækket, knoglebrud@, fraktur@, hoftebrud@, håndledsbrud@, brækkede |
  fractur@, broken bone@, broken wrist, broken hip, broke her, broke his | перелом@, сломал@, перелом шейки бедра, сломана, сломан
sprain | forstu@, overtråkk@, tråkket over, vrikket, vrikka, forstrekning@, vridde ankelen | stuka@, stukning@, vrick@, trampade snett, trampat snett,
  vrickat foten | forstuv@, forvrid@, vrikket om, vrikkede, trådte forkert | sprain@, twisted ankle, rolled my ankle, wrenched | растяжени@,
  подвернул@, растянул@, вывих голеностопа, подвернула ногу
dislocation | ute av ledd, luksasjon@, luksert@, skulder ut av ledd, forvridd, gikk av ledd, leddet gikk ut | ur led, luxation@, luxera@, axeln ur
  led, gick ur led | af led, luksation@, gået af led, skulderen af led, lukseret | dislocat@, out of joint, out of its socket, popped out, subluxat@ |
  вывих@, вывихнул@, вывихнута, подвывих@
knee-ligament-meniscus | menisk@, korsbånd@, leddbånd@, korsbåndskade@, sidebånd@, meniskskade@, låsning i kneet | menisk@, korsband@, ledband@,
  korsbandsskada@, låsning i knät, meniskskada@ | menisk@, korsbånd@, ledbånd@, korsbåndsskade@, låsning i knæet | menisc@, cruciate@, ligament@, torn
  ligament, acl, locked knee | мениск@, крестообразн@, связок колена, разрыв связок, порвал связки
muscle-strain-tendon-rupture | muskelstrekk@, strekk i lysken, akillessene@, avrevet sene, seneruptur@, muskelbrist@, fiberskade | muskelbristning@,
  sträckning@, hälsenan, hälsene@, senruptur@, avsliten sena | fibersprængning@, muskelskade@, akillessene@, hælsene@, seneruptur@, overrevet sene |
  pulled muscle, muscle strain, muscle tear, achilles@, ruptured tendon, torn muscle, torn tendon | растяжение мышцы, разрыв мышцы, ахиллово
  сухожилие, ахилла, разрыв сухожилия, надрыв, порвал мышцу
cut-wound | kuttskade@, sår, såret, kuttsår, kuttet seg på, flenge@, rift, skrubbsår@, skjærskade | sårskada@, skärsår@, sår, såret, skar sig på,
  skrubbsår@, skärskada@ | flænge@, snitsår@, sår, såret, skåret sig, hudafskrabning@, rift | wound@, laceration@, gash@, grazed, abrasion@, deep cut,
  cut herself, cut himself | рана, раны, рану, порез@, ссадин@, порезал@, рваная рана
burn-scald | brannskade@, brannsår@, skoldet@, skåldet@, skåldskade@, forbrenning av huden, brent seg | brännskada@, brännsår@, skållskada@, skållad@,
  bränt sig, brände sig | forbrænding af huden, brandsår@, brandskade@, skoldning@, skoldet, brændt sig, brændte sig | burn, burns, burnt hand,
  scald@, burned herself, burnt himself | ожог@, обжёг@, обжег@, ошпарил@, обожгл@
bruise | blåmerke@, hematom@, blodutredelse@, blodansamling@, kontusjon@, blå flekker | blåmärk@, hematom@, blodutgjutning@, kontusion@, blåslagen |
  blå mærke, blå mærker, hæmatom@, blodansamling@, kontusion@, blodudtrædning | bruis@, haematoma@, hematoma@, contusion@, black and blue | синяк@,
  гематом@, ушиб@, кровоподт@, ушибл@
fall-accident | falt på, falt ned, fallulykke, ramlet, ulykke@, datt ned, snublet, trafikkulykke@, påkjørt | ramlade, ramlat, fallolycka@, olycka@,
  trillade, snubblade, trafikolycka@, påkörd | faldt ned, faldulykke@, faldet ned, væltede, ulykke@, snublede, trafikulykke@, påkørt | fell over, fell
  down, had a fall, accident@, tripped, car crash, slipped on, run over | упал, упала, падение, падения, авари@, споткн@, поскользн@, несчастный
  случай, дтп
frostbite-heatstroke | forfrysning@, frostskade@, heteslag@, solstikk@, nedkjølt@, hypotermi@, solbrent@ | förfrysning@, köldskada@, värmeslag@,
  solsting@, nedkyld@, hypotermi@, solbränd@ | forfrysning@, hedeslag@, solstik@, nedkølet, nedkøling, hypotermi@, solskoldet | frostbit@, heatstroke,
  heat stroke, sunstroke, hypothermi@, sunburn@, heat exhaustion | обморожени@, тепловой удар, солнечный удар, переохлаждени@, перегрел@, отморозил@
foreign-body | fremmedlegeme@, flis i fingeren, svelget en, satt fast i halsen, fiskebein, splint | främmande kropp@, sticka i fingret, fastnat i
  halsen, svalt ett, fiskben | fremmedlegeme@, splint i fingeren, sidder fast i halsen, slugt en, fiskeben | foreign body, foreign bodies, splinter@,
  stuck in the throat, swallowed a, fishbone | инородное тело, инородного тела, заноз@, застряло в горле, проглотил@, рыбья кость
= poisonings and bites
poisoning-overdose | forgift@, overdose@, tatt for mange tabletter, giftinformasjon@, intoks@, giftig@, etsende | förgift@, överdos@, tagit för många
  tabletter, giftinformation@, intox@, giftig@, frätande | forgift@, overdosis@, taget for mange piller, giftlinjen, intoks@, giftig@, ætsende |
  poison@, overdos@, took too many tablets, toxic, swallowed bleach, intoxicat@ | отравлени@, отравил@, передозиров@, интоксикаци@, выпил много
  таблеток, ядовит@
carbon-monoxide-smoke | kullos@, kullosforgiftning@, røykforgiftning@, karbonmonoksid@, pustet inn røyk | kolos, koloset, koloxid@, rökförgiftning@,
  kolmonoxid@, andats in rök | kulilte@, kulos@, røgforgiftning@, indåndet røg, kuliltesforgiftning | carbon monoxide, smoke inhalation, gas
  poisoning, breathed in smoke, fumes | угарный газ, угарным газом, угорел@, надышался дымом, отравление дымом
tick-bite | flått@, flåttbitt@, flåtten, skogflått@, bitt av flått, skaubjønn | fästing@, fästingbett@, fästingen, biten av fästing, tbe | skovflåt@,
  flåt, flåten, flåtbid@, tægebid, bidt af en flåt, tæge | tick bite@, ticks, bitten by a tick, tick, tick removed | клещ, клеща, клещом, клещи, укус
  клеща, укусил клещ, энцефалитн@
animal-bite | hundebitt@, kattebitt@, bitt av hund, bitt av katt, bittskade@, dyrebitt, bitesår, rabies | hundbett@, kattbett@, biten av hund, biten
  av katt, bettskada@, bitsår, rabies | hundebid@, kattebid@, bidt af en hund, bidt af en kat, bidsår, dyrebid, rabies | dog bite@, cat bite@, bitten
  by a dog, bitten by a cat, bite wound@, animal bite@, rabies | укус собаки, укусила собака, укус кошки, покусал@, укушенн@, бешенств@, укусила кошка
insect-sting | vepsestikk@, bistikk@, insektstikk@, myggstikk@, stukket av veps, vepseallergi@ | getingstick@, bistick@, insektsbett@, myggbett@,
  stungen av geting, insektsstick@ | hvepsestik@, bistik@, insektstik@, myggestik@, stukket af en hveps, insektbid@ | wasp sting@, bee sting@, insect
  bite@, mosquito bite@, stung by, insect sting@ | укус осы, укус пчелы, ужалил@, укус насекомого, укусы комаров, оса укусила, укус комара
snake-and-jellyfish | hoggorm@, slangebitt@, huggorm@, brennmanet@, bitt av orm, fjesing@ | huggorm@, ormbett@, brännmanet@, biten av orm, fjärsing@ |
  hugorm@, slangebid@, brandmand@, brandmænd, bidt af en slange, fjæsing@ | snake bite@, snakebite@, jellyfish@, adder@, bitten by a snake, viper |
  укус змеи, гадюк@, змея укусила, медуз@, змеиный яд
= findings in heart and lungs
heart-murmur | bilyd@, bilyden, systolisk bilyd, suselyd@, mislyd@ | blåsljud@, biljud på hjärtat, systoliskt blåsljud, hjärtblåsljud | mislyd@,
  hjertemislyd@, systolisk mislyd, bilyd | murmur@, heart murmur@, systolic murmur, flow murmur | шум в сердце, шумы в сердце, систолический шум,
  сердечный шум, шумы сердца
normal-heart-sounds | rene hjertetoner, regelmessig rytme, ingen bilyd, rene toner, regelmessig aksjon, hjertelyder | rena hjärttoner, regelbunden
  rytm, inga blåsljud, rena toner, utan blåsljud, hjärttoner | rene hjertetoner, regelmæssig rytme, ingen mislyde, hjertelyde, regelmæssig
  hjerteaktion | heart sounds, regular rhythm, no murmur@, normal heart sounds, regular rate | тоны сердца, тоны ясные, ритм правильный, тоны
  ритмичные, шумов нет
lung-crackles | knatrelyd@, krepitasj@, surkling på lungene, fuktige lyder, knatring@, surklelyd@, basale knatrelyder | rassel på lungorna, rassel@,
  krepitation@, fuktiga biljud, rossel, rosslig@ | krepitation@, knitrelyde@, rallelyde@, knitren, fugtige bilyde, sekretlyde | crackle@,
  crepitation@, crackling, creps, rales, wet sounds | хрипы, хрипов, влажные хрипы, крепитаци@, мелкопузырчат@
wheeze-on-listening | pipelyd@, piping i brystet, hvesing@, forlenget ekspirium, piper i brystet, tett i brystet, obstruktive lyder | pipande andning,
  pip i bröstet, väsande andning, ronki, förlängt exspirium, piper i bröstet, obstruktiva biljud | hvæsen@, piben i brystet, hvæsende vejrtrækning,
  hiven, forlænget eksspirium, obstruktive bilyde | wheez@, whistling chest, rhonchi, prolonged expiration, tight chest, chest is wheezy | свистящ@,
  свистит в груди, сухие хрипы, свист в груди, бронхообструкци@, удлинённый выдох
clear-lungs | rene lunger, fine lunger, normale lungelyder, vesikulær@, ingen fremmedlyder, ingen knatring | rena lungor, normala andningsljud,
  vesikulär@, inga biljud, lungorna låter bra | rene lunger, normal vejrtrækningslyd, vesikulær@, ingen bilyde, normale lungelyde | clear lungs, clear
  chest, chest is clear, vesicular, good air entry, lungs are clear | хрипов нет, чистые лёгкие, везикулярн@, лёгкие чистые, дыхание чистое
auscultation | lytte på lungene, lytter på, stetoskop@, auskult@, lytte på hjertet, trekk pusten dypt | lyssna på lungorna, lyssnar på, stetoskop@,
  auskult@, lyssna på hjärtat, andas djupt | lytte til lungerne, lytter på, stetoskop@, auskult@, lytte på hjertet, lytte på lungerne | auscult@,
  stethoscop@, listen to your chest, listen to your heart, listen to your lungs, breath sounds | аускульт@, стетоскоп@, послушать лёгкие, послушаю
  сердце, фонендоскоп@, послушаем
ankle-oedema | ødem@, hovne ankler, hovne bein, vann i beina, hevelse i anklene, pittingødem, ankelødem@, væske i beina | ödem@, svullna ben, svullna
  anklar, vatten i benen, bensvullnad@, pittingödem, ankelödem | ødem@, hævede ben, hævede ankler, vand i benene, ankelødem@, væske i benene, hævelse
  af benene | oedema@, edema@, swollen ankles, swollen legs, fluid in the legs, ankle swelling, pitting | отёк ног, отеки ног, отёки на ногах, отекают
  ноги, отеки на ногах, пастозн@, отёчн@
laboured-breathing-signs | inndragninger, tungpust@, besværet respirasjon, hurtig respirasjon, cyanose@, blå lepper, blå på leppene,
  respirasjonsbesvær@ | indragningar, ansträngd andning, andningspåverkad@, cyanos@, blå läppar, snabb andning, andningsbesvär@ | indtrækninger,
  besværet vejrtrækning, respirationsbesvær@, cyanose@, blå læber, hurtig vejrtrækning | indrawing, recession, cyanos@, blue lips, laboured breathing,
  labored breathing, respiratory distress, retractions | втяжени@, цианоз@, синие губы, синеют губы, затруднённое дыхание, частое дыхание, тахипноэ
= findings in the abdomen and pelvis
abdominal-tenderness | trykkøm@, ømhet@, øm i magen, palpasjonsøm@, øm ved trykk, slippøm@, gjør vondt når jeg trykker | tryckömhet@, ömhet@, öm i
  magen, palpationsöm@, öm vid tryck, släppöm@, gör ont när jag trycker | ømhed@, trykøm@, øm i maven, palpationsøm@, slipøm@, øm ved tryk, gør det
  ondt når jeg trykker | tender@, tenderness, sore to touch, rebound, hurts when i press | болезненн@, болезненность при пальпации, больно при
  нажатии, больно когда нажимаю, болезненный живот
soft-abdomen | bløt mage, myk mage, magen er bløt, bløtt abdomen, bløt og uøm, uøm, uømt | mjuk buk, buken är mjuk, mjuk mage, mjuk och oöm, oöm, oömt
  | blød mave, maven er blød, abdomen blødt, blødt og uømt, uøm, uømt | soft abdomen, soft belly, abdomen soft, soft and non-tender, non-tender |
  мягкий живот, живот мягкий, безболезненный живот, безболезненн@
guarding-rigid-abdomen | brettstiv@, stram mage, hard mage, defanse@, peritonitt@, bukhinnebetennelse@, hard buk | défense, spänd buk,
  bukhinneinflammation@, peritonit@, brädhård@, hård mage, hård buk | defense, defence, bukhindebetændelse@, peritonit@, hård mave, brætstiv@, spændt
  mave | guarding, rigid abdomen, peritoni@, hard stomach, board-like, hard belly | твёрдый живот, твердый живот, перитонит@, доскообразн@, напряжение
  мышц живота, мышечная защита
palpable-lump | klump, klumpen, en kul, kulen, knute, knuten, oppfylning@, palpabel@, kjenner en kul, utfylling@ | knöl, knölen, knuta, knutan,
  resistens@, palpabel@, knölar, klump, känner en knöl | knude, knuden, knuder, klump, klumpen, udfyldning@, palpabel@, bule | lump, lumps, palpable
  mass, palpable, nodule, nodules, felt a lump | шишк@, уплотнени@, узел, пальпируется, новообразовани@, комок
rectal-examination | rektal@, endetarmsundersøkelse@, kjenne i endetarmen, rektaleksplorasjon, finger i endetarmen, anoskopi@, rektoskopi@ | rektal@,
  ändtarmsundersökning@, känna i ändtarmen, palpation per rektum, rektoskopi@, prostatapalpation | rektal@, endetarmsundersøgelse@, mærke i
  endetarmen, rektaleksploration, finger i endetarmen, anoskopi@ | rectal exam@, back passage exam@, digital rectal, proctoscop@, finger in the back
  passage | ректальн@, пальцевое исследование, ректоскопи@, осмотр прямой кишки, аноскопи@
pelvic-examination | gynekologisk undersøkelse, underlivsundersøkelse@, gyn-undersøkelse@, spekulum@, undersøkelse i gynstol | gynekologisk
  undersökning, gynundersökning@, spekulum@, underlivsundersökning@, undersökning i gynstol, gyn-undersökning | gynækologisk undersøgelse,
  underlivsundersøgelse@, gu, spekulum@, undersøgelse i underlivet | pelvic exam@, speculum@, internal exam@, gynaecological exam@, gynecological
  exam@, vaginal exam@ | гинекологический осмотр, осмотр на кресле, осмотр гинеколога, осмотр у гинеколога, в зеркалах
loin-tenderness-bladder | bankeøm@, bankeømhet over nyrene, nyrelosje@, banker over nyrene, øm over nyrene | dunköm@, dunkömhet över njurarna,
  njurloge@, ömma njurloger, öm över njurarna | bankeøm@, bankeømhed over nyrerne, nyreloge@, banker over nyrerne, øm over nyrerne | loin tenderness,
  flank tenderness, costovertebral, renal angle, tapping over the kidneys | пастернацк@, поколачивани@, симптом поколачивания, болезненность в
  пояснице при поколачивании, область почек
= findings in nerves and muscles
reflexes | refleks@, patellarrefleks@, knerefleks@, akillesrefleks@, senereflekser, plantarrefleks@, babinski | reflex@, patellarreflex@, knäreflex@,
  akillesreflex@, senreflexer, babinski | refleks@, patellarrefleks@, knærefleks@, akillesrefleks@, senereflekser, babinski | reflex, reflexes, knee
  jerk@, ankle jerk@, tendon reflexes, babinski, plantar response | рефлекс@, коленный рефлекс, сухожильн@, бабинского, ахиллов рефлекс
stiff-neck-meningism | nakkestiv@, stiv nakke, stivhet i nakken, meningisme@, haken mot brystet | nackstel@, stel nacke, styv nacke, stelhet i nacken,
  hakan mot bröstet, meningism | nakkestiv@, stiv nakke, stivhed i nakken, nakke-rygstiv@, hagen mod brystet | stiff neck, neck stiffness, meningism,
  chin to chest, kernig, nuchal rigidity | ригидность, ригидность затылочных, менингеальн@, не наклоняет голову, подбородок к груди, ригидн@
muscle-strength | muskelkraft@, kraft i armene, kraft i beina, nedsatt kraft, pareser, parese, lammelse@, svak i armen, gripekraft | muskelstyrka@,
  kraft i armarna, nedsatt kraft, muskelkraft@, pareser, pares, förlamning@, svag i armen | muskelkraft@, kraft i armene, nedsat kraft, pareser,
  parese, lammelse@, lammet, svag i armen | muscle strength, muscle power, weak arm, weak leg, paresis, paralys@, power in the, muscle weakness, grip
  strength | мышечная сила, сила в руках, парез@, паралич@, слабость в руке, слабость в ноге, парализов@, мышечная слабость
skin-sensation | sensibilitet@, nummen@, nedsatt følelse, følesans@, prikking@, maur i, dovne fingre, nedsatt følsomhet, parestesi@, hyperestesi |
  känsel, känseln, känselbortfall@, domning@, stickning@, nedsatt känsel, bortdomnad@, sensibilitet@, parestesi@ | følesans@, føleforstyrr@, snurren@,
  prikken@, nedsat følelse, følelsesløs@, sovende fornemmelse, sensibilitet@, paræstesi@ | numb, numbness, tingling, pins and needles, sensation in,
  sensory, paraesthesi@, paresthesi@ | чувствительност@, онемени@, онемел@, мурашки, покалывани@, немеет, немеют, парестези@
balance-and-coordination-tests | balanseprøve@, balansetest@, koordinasjon@, romberg@, finger-nese, kne-hel, ataksi@, ataktisk@ | balanstest@,
  koordination@, romberg@, finger-näs, knä-häl, ataxi@, ataktisk@ | balancetest@, koordination@, romberg@, finger-næse, knæ-hæl, ataksi@, ataktisk@ |
  coordination, romberg, finger-nose, heel-shin, ataxi@, balance test@, tandem gait | координаци@, ромберга, пальценосов@, атакси@, шатк@,
  пяточно-коленн@, поза ромберга
pupils-eye-movements | pupill@, pupillene, nystagmus, lysreaksjon@, øyebevegelse@, følge fingeren med øynene | pupill@, pupillerna, nystagmus,
  ljusreaktion@, ögonrörelse@, följa fingret med ögonen | pupil@, pupillerne, nystagmus, lysreaktion@, øjenbevægelse@, følg fingeren med øjnene |
  pupil, pupils, nystagmus, eye movements, perla, follow my finger | зрачк@, зрачок, нистагм@, движения глаз, реакция на свет, анизокори@
straight-leg-raise | lasegue@, lasègue@, strakt beinhev, løft det strakte beinet, hoste-nysesmerter, nervestrekk@ | lasègue@, lasegue@, lyfta rakt
  ben, rakt benlyft, straight leg raise | lasègue@, lasegue@, strakt benløft, løft det strakte ben, nervestræk@ | straight leg raise, straight leg
  raising, slr, lasegue, sciatic stretch | ласега, симптом ласега, подъём прямой ноги, симптомы натяжения, натяжения корешков
tremor-on-examination | skjelving@, skjelver på hendene, tremor, tremoren, hviletremor@, rigiditet@, bradykinesi@, tannhjul@ | skakning@, skakar på
  händerna, tremor, tremorn, vilotremor@, rigiditet@, darrning@, darrar, kugghjul@ | rysten på hænderne, ryster på hænderne, tremor, tremoren,
  hviletremor@, rigiditet@, tandhjul@ | tremor, tremors, shaking hands, shaky hands, resting tremor, rigidity, cogwheel, bradykinesia | тремор@, дрожь
  в руках, трясутся руки, дрожат руки, дрожани@, дрожание рук, брадикинези@
= general condition and visible findings
good-general-condition | god allmenntilstand, upåvirket@, våken og klar, i fin form, i god form, kvikk, ser frisk ut | gott allmäntillstånd,
  opåverkad@, vaken och klar, pigg, piggt, pigga, ser frisk ut | god almentilstand, upåvirket@, vågen og klar, upåvirkede, ser frisk ud, i god almen |
  good general condition, looks well, alert and oriented, not unwell, well in himself, well in herself, bright and alert | удовлетворительное
  состояние, состояние удовлетворительное, общее состояние хорошее, в сознании, выглядит хорошо, активный
poor-general-condition | redusert allmenntilstand, allmennpåvirket@, medtatt@, slapp, slapt, slappe, dårlig allmenntilstand, ser syk ut, sløv, sløvt,
  sløve | nedsatt allmäntillstånd, allmänpåverkad@, medtagen@, hängig@, dåligt allmäntillstånd, ser sjuk ut, slö, slöa | nedsat almentilstand, almen
  påvirket, alment påvirket, medtaget, medtagne, sløv, sløvt, sløve, sløj, sløje, ser syg ud | looks unwell, looks ill, poorly, letharg@, listless,
  floppy, drowsy, poor general condition | тяжёлое состояние, тяжелое состояние, вялый, вялая, вялость, заторможен@, выглядит больным, состояние
  средней тяжести, вялые
pallor | blek, blekt, bleke, blekhet@, likblek@, gusten, blek i ansiktet | blek, blekt, bleka, blekhet@, likblek@, glåmig@ | bleg, blegt, blege,
  bleghed@, ligbleg@, gusten | pale, pallor, pallid, white as a sheet, pasty | бледн@, бледный, бледность, побледнел@
rash | utslett@, utslettet, eksantem@, vabler, blemmer, røde prikker, utslag i huden, knopper, petekkier | utslag, utslaget, hudutslag@, exantem@,
  röda prickar, blåsor på huden, prickig, petekier | udslæt@, udslættet, eksantem@, røde prikker, blærer på huden, knopper, petekkier | rash, rashes,
  red spots, blisters, exanthem@, petechia@, skin eruption, non-blanching | сыпь, сыпи, сыпью, высыпани@, красные точки, пузыри на коже, экзантем@,
  петехи@, обсыпало
redness-and-warmth | rødme@, rød og varm, rød og hoven, erytem@, rød stripe, rubor | rodnad@, röd och varm, röd och svullen, erytem@, rött streck,
  rodnar | rødme@, rød og varm, rød og hævet, erytem@, rød stribe, rubor | redness, red and hot, red and swollen, erythema, erythematous, reddened,
  red streak | покраснени@, краснот@, гиперем@, покраснел@, эритем@, красная и горячая
swelling | hevelse@, hoven, hovent, hovne, opphovnet, opphovna, hovner, hovnet | svullnad@, svullen, svullet, svullna, svullnat, uppsvälld@ |
  hævelse@, hævet, hævede, hæver op, ophovnet, hævede op | swelling@, swollen, swell@, puffy, puffiness | отёк@, отек@, опухло, опухла, опух,
  припухл@, распухл@, отекло
swollen-lymph-nodes | lymfeknute@, hovne kjertler, kjertler på halsen, lymfekjertel@, glandler, forstørrede lymfeknuter, lymfekjertler | lymfkörtl@,
  svullna körtlar, körtlar på halsen, lymfkört@, lymfknut@, adenit@ | lymfeknude@, hævede lymfekirtler, lymfekirt@, hævede kirtler, kirtler på halsen
  | lymph node@, swollen glands, glands in the neck, lymphadenopathy, lymph gland@ | лимфоузл@, лимфоузел@, лимфатическ@, увеличенные лимфоузлы,
  лимфаденит@, железы на шее
red-throat-tonsils | rød i halsen, belegg på mandlene, forstørrede mandler, hovne mandler, svelg, rødt svelg, hvite prikker på mandlene | röd i
  halsen, beläggning på tonsillerna, svullna tonsiller, svalg, svalget, rodnat svalg, vita prickar på mandlarna | rød i halsen, belægninger på
  mandlerne, hævede mandler, svælg@, rødt svælg, hvide pletter på mandlerne | red throat, exudate@, enlarged tonsils, pus on the tonsils, inflamed
  throat, pharynx, white spots on the tonsils | красное горло, налёт на миндалинах, налет на миндалинах, зев, рыхлые миндалины, гиперемия зева, горло
  красное, налёт в горле
eardrum | trommehinne@, rød trommehinne, hull på trommehinnen, otoskop@, bulende trommehinne | trumhinna@, trumhinnan, röd trumhinna, hål på
  trumhinnan, otoskop@, buktande trumhinna | trommehinde@, rød trommehinde, hul på trommehinden, otoskop@, udspilet trommehinde | eardrum@, tympanic
  membrane, bulging drum, perforated drum, otoscop@ | барабанная перепонка, барабанной перепонк@, перепонк@, отоскоп@, барабанные перепонки
dehydration | dehydrert@, dehydrering@, uttørket@, væskemangel@, tørre slimhinner, nedsatt hudturgor, inntørket@ | uttorkad@, uttorkning@,
  dehydrerad@, dehydrering@, vätskebrist@, torra slemhinnor | dehydreret, dehydrerede, dehydrering@, væskemangel@, udtørr@, tørre slimhinder |
  dehydrat@, dried out, dry mucous membranes, skin turgor, sunken eyes, fluid loss | обезвож@, дегидратаци@, сухие слизистые, нехватка жидкости,
  тургор@
posture | kroppsholdning@, holdningen, lutende, framoverbøyd, foroverbøyd@, krumrygg@, svai rygg, skjev holdning | kroppshållning@, hållning@,
  framåtlutad@, framåtböjd, svankrygg@, kutrygg@, hopsjunken | kropsholdning@, holdningen, foroverbøjet, rundrygget, svajryg@, skæv holdning |
  posture@, stooped, hunched, slouch@, bent forward, swayback | осанк@, сутул@, сутулость, согнутая спина, кривая осанка
range-of-motion | bevegelighet@, bevegelsesutslag@, leddutslag@, innskrenket bevegelse, nedsatt bevegelighet, får ikke løftet armen, stivt ledd |
  rörlighet@, rörelseomfång@, inskränkt rörlighet, nedsatt rörlighet, kan inte lyfta armen, stel led | bevægelighed@, bevægeudslag@, indskrænket
  bevægelse, nedsat bevægelighed, kan ikke løfte armen, stift led | range of motion, range of movement, restricted movement, mobility of the joint,
  cannot lift the arm | объём движений, объем движений, подвижность сустава, ограничение движений, не поднимает руку, движения ограничены
joint-effusion | væske i kneet, vann i kneet, hydrops, ansamling i kneet, leddvæske@, tappe kneet, leddpunksjon@ | vätska i knät, vatten i knät,
  hydrops, utgjutning i knät, ledvätska@, tappa knät, ledpunktion@ | væske i knæet, vand i knæet, ansamling i knæet, ledvæske@, tappe knæet,
  ledpunktur@ | joint effusion, fluid on the knee, water on the knee, swollen joint@, joint aspiration, effusion | жидкость в колене, синовит@,
  жидкость в суставе, выпот в суставе, пункция сустава
= measurements
blood-pressure | blodtrykk@, bt, overtrykk@, undertrykk@, måle trykket, systolisk, diastolisk | blodtryck@, övertryck@, undertryck@, ta trycket,
  systoliskt, diastoliskt | blodtryk@, bt, overtryk@, undertryk@, måle trykket, systolisk, diastolisk | blood pressure@, bp, systolic, diastolic,
  check the pressure | давлени@, артериальное давление, ад, систолическ@, диастолическ@, тонометр@, измерить давление
home-and-day-long-pressure | hjemmemåling@, hjemmeblodtrykk@, døgnmåling@, døgnblodtrykk@, blodtrykksapparat@, måler trykket hjemme | hemmablodtryck@,
  hemmamätning@, dygnsblodtryck@, blodtrycksmätare@, mäter trycket hemma, dygnsmätning@ | hjemmeblodtryk@, hjemmemåling@, døgnblodtryk@, døgnmåling@,
  blodtryksapparat@, blodtryksmåler@ | home blood pressure, home readings, abpm, hbpm, ambulatory blood pressure, blood pressure monitor, blood
  pressure machine | суточное давление, смад, дневник давления, измеряет давление дома, измерение давления дома, домашний тонометр
pulse-rate | puls, pulsen, hjertefrekvens@, hjertefrekvensen, hvilepuls@, slag i minuttet, pulsmåling | puls, pulsen, hjärtfrekvens@, vilopuls@, slag
  i minuten | puls, pulsen, hjertefrekvens@, hvilepuls@, slag i minuttet | pulse, pulse rate, heart rate, beats per minute, bpm, resting pulse |
  пульс, пульса, пульсом, чсс, частота сердечных, частота пульса, ударов в минуту
oxygen-saturation | metning@, metningen, oksygenmetning@, saturasjon@, surstoffmetning@, pulsoksymeter@ | saturation@, syremättnad@, syresättning@,
  saturationen, pulsoximeter@, pox | saturation@, iltmætning@, iltmætningen, iltprocent, pulsoximeter@, iltmåler@ | oxygen saturation, saturation@,
  sats, oxygen level@, pulse oximet@ | сатураци@, насыщение кислородом, кислород в крови, пульсоксиметр@, уровень кислорода
body-temperature | temperatur@, feber@, temp, febril@, afebril@, målt feber, termometer@ | temperatur@, feber@, temp, tempen, febril@, afebril@,
  termometer@ | temperatur@, feber@, temp, febril@, afebril@, feberfri, termometer@ | temperature@, fever, feverish, fevers, temp, febrile, afebrile,
  pyrexi@, thermometer@ | температур@, жар, лихорад@, градусник@, термометр@, субфебрил@
body-weight | vekt, vekten, veier, veide, kilo, vektøkning@, vektreduksjon@, gått ned i vekt, lagt på seg, badevekt | vikt, vikten, väger, vägde,
  kilo, viktökning@, viktnedgång@, gått ner i vikt, gått upp i vikt | vægt, vægten, vejer, vejede, kilo, vægtøgning@, vægttab@, taget på, tabt sig |
  weight, weigh@, weighs, kilos, kilograms, lost weight, gained weight, weight loss, pounds | вес, веса, весит, весу, взвеш@, килограмм@, похудел@,
  поправил@, набрал вес
body-height-and-bmi | høyde, høyden, bmi, kroppsmasseindeks@, centimeter, midjemål@, livvidde@, krympet | längd, längden, bmi, kroppsmasseindex,
  centimeter, midjemått@, krympt | højde, højden, bmi, kropsmasseindeks, centimeter, taljemål@, livvidde@ | height, bmi, body mass index, how tall,
  waist circumference, centimetres, centimeters | рост, роста, имт, индекс массы, окружность талии, сантиметр@
peak-flow | peak flow, pef, pef-måling@, pef-måler, blåsemåling, pef-kurve | pef, pef-mätning@, pef-kurva, peak flow, pef-mätare | peakflow@, peak
  flow, pef, peakflowmåling, pef-måling | peak flow, peak flow meter, pef, pefr, peak expiratory | пикфлоу@, пиковая скорость, псв, пиковая скорость
  выдоха, пикфлоуметр@
respiratory-rate | respirasjonsfrekvens@, pustefrekvens@, puster fort, respirasjon@, pust i minuttet | andningsfrekvens@, andas fort, andetag per
  minut, andningsfrekvensen, andetag i minuten | respirationsfrekvens@, vejrtrækningsfrekvens@, trækker vejret hurtigt, respiration@, vejrtrækninger i
  minuttet | respiratory rate, breathing rate, breaths per minute, rr, breathing fast | чдд, частота дыхания, частота дыхательных, дыхательных
  движений, дышит часто
= general and chemical blood tests
blood-test | blodprøve@, ta blod, lab, labprøve@, blodprøvesvar@, stikke i armen, prøvetaking@ | blodprov@, ta blod, lab, labprov@, provtagning@,
  stick i armen | blodprøve@, tage blod, laboratorie@, prøvetagning@, blodprøvesvar, stik i armen | blood test@, bloods, blood sample@, blood work,
  lab test@, venepuncture | анализ крови, анализы крови, кровь из вены, сдать кровь, сдавал кровь, сдавала кровь, анализы
long-term-blood-sugar | langtidsblodsukker@, langtidssukker@, glykert hemoglobin, glykosylert hemoglobin, gjennomsnittlig blodsukker |
  långtidssocker@, långtidsblodsocker@, glykerat hemoglobin, glykerat hb, medelblodsocker | langtidsblodsukker@, langtidssukker@, glykeret hæmoglobin,
  gennemsnitsblodsukker | long-term blood sugar, long-term sugar, glycated haemoglobin, glycosylated, average blood sugar, glycated hemoglobin |
  гликированный, гликированн@, гликированный гемоглобин, гликозилированный гемоглобин, средний сахар
blood-glucose | blodsukker@, blodsukkeret, fastende glukose, glukose, sukkeret, måle sukkeret, fastesukker | blodsocker@, sockret, fasteglukos,
  glukos, blodsockret, mäta sockret | blodsukker@, fasteblodsukker, glukose, sukkeret, blodsukkeret, måle sukkeret | blood sugar@, glucose, blood
  glucose, fasting glucose, sugar level@ | сахар крови, сахар в крови, глюкоз@, сахар натощак, уровень сахара, кровь на сахар
kidney-values | kreatinin@, egfr, nyreprøve@, nyrefunksjon@, nyreverdi@, filtrasjonshastighet@, karbamid | kreatinin@, egfr, njurprov@, njurfunktion@,
  njurvärde@, njurvärden, filtrationshastighet | kreatinin@, egfr, nyretal@, nyrefunktion@, nyreprøve@, filtrationshastighed, karbamid | creatinin@,
  egfr, gfr, kidney function, renal function, kidney values, urea | креатинин@, скф, мочевин@, почечные пробы, функция почек, показатели почек,
  клубочков@
liver-values | leverprøve@, leververdi@, alat, asat, bilirubin@, alp, leverenzym@ | leverprov@, levervärde@, alat, asat, bilirubin@, alp, leverenzym@
  | levertal@, leverprøve@, alat, asat, bilirubin@, basisk fosfatase, leverenzym@ | liver function test@, lfts, lft, alt level, ast level, bilirubin@,
  liver values, liver enzymes | печёночные пробы, печеночные пробы, алт, аст, билирубин@, ферменты печени, печёночные ферменты
inflammation-markers | crp, senkning@, betennelsesprøve@, infeksjonsprøve@, senkningen, betennelsesverdi@, infeksjonsverdi@ | crp, sänka, sänkan,
  snabbsänka@, inflammationsprov@, infektionsprov@ | crp, sænkning@, infektionstal@, betændelsestal@, inflammationstal@ | crp, esr, inflammatory
  markers, inflammation marker@, sed rate, c-reactive | срб, соэ, с-реактивный белок, маркеры воспаления, реактивный белок
thyroid-tests | stoffskifteprøve@, tsh, fritt tyroksin, stoffskifte@, anti-tpo, stoffskifteverdi@ | sköldkörtelprov@, tsh, fritt tyroxin,
  ämnesomsättningsprov@, tyreoideaprov@, anti-tpo | stofskifteprøve@, tsh, frit thyroxin, stofskiftetal@, stofskifte@, anti-tpo | thyroid function,
  tsh, thyroid test@, tfts, tft, thyroxine level, free thyroxine | ттг, анализ на щитовидку, гормоны щитовидной, тироксин, свободный тироксин,
  тиреотропн@
iron-stores | ferritin@, jernlager@, jernlagre@, jernprøve@, transferrin@, jernmetning@, jernstatus | ferritin@, järndepå@, järnprov@, transferrin@,
  järnmättnad@, järnlager@ | ferritin@, jerndepot@, jernprøve@, transferrin@, jernmætning@, jernstatus | ferritin@, iron stores, iron level@, iron
  studies, transferrin | ферритин@, запасы железа, трансферрин@, железо в крови, сывороточное железо
haemoglobin-blood-count | hemoglobin@, blodprosent@, hb, hvite blodlegemer, leukocytt@, blodplater, trombocytt@, blodstatus | hemoglobin@, blodvärde@,
  hb, vita blodkroppar, leukocyt@, blodplättar, trombocyt@, blodstatus | hæmoglobin@, blodprocent@, hb, hvide blodlegemer, leukocyt@, blodplader,
  trombocyt@, blodtal | haemoglobin@, hemoglobin@, hb, blood count, fbc, cbc, white cells, white count, platelet@, leucocyt@ | гемоглобин@, оак, общий
  анализ крови, лейкоцит@, тромбоцит@, эритроцит@, белые кровяные
cholesterol-test | kolesterol@, ldl, hdl, triglyserid@, lipid@, blodfett@, lipidprofil | kolesterol@, ldl, hdl, triglycerid@, lipid@, blodfett@ |
  kolesterol@, ldl, hdl, triglycerid@, lipid@, blodlipider, fedtstoffer i blodet | cholesterol@, ldl, hdl, triglycerid@, lipid@, blood fats |
  холестерин@, лпнп, лпвп, триглицерид@, липидограмм@, липид@
salts-electrolytes | elektrolytt@, natrium@, kalium@, saltbalanse@, kalsium@, magnesium@, lavt kalium | elektrolyt@, natrium@, kalium@, saltbalans@,
  kalcium@, magnesium@, saltrubbning | elektrolyt@, natrium@, kalium@, saltbalance@, calcium@, væsketal, magnesium@, saltene | electrolyte@, sodium,
  potassium, salts in the blood, calcium, magnesium, hyponatr@, hyperkal@ | электролит@, натрий, натрия, калий, калия, кальций, кальция, магний,
  магния, соли в крови
uric-acid | urinsyre, urinsyren, urat, uratverdi@, urinsyrenivå@, høy urinsyre | urinsyra, urinsyran, urat, uratvärde@, hög urinsyra | urinsyre,
  urinsyren, urat, urattal@, høj urinsyre, urinsyretal | uric acid, urate, urate level@, serum urate, high uric acid | мочевая кислота, мочевой
  кислоты, мочевую кислоту, урат, ураты
= special blood tests
heart-blood-tests | troponin@, probnp, bnp, hjerteprøve@, hjerteenzym@, infarktprøve@ | troponin@, probnp, bnp, hjärtprov@, hjärtenzym@, infarktprov@
  | troponin@, probnp, bnp, hjerteenzym@, hjertetal, koronarmarkører | troponin@, bnp, ntprobnp, cardiac enzymes, cardiac markers, heart enzymes |
  тропонин@, натрийуретическ@, бнп, сердечные маркеры, кардиомаркеры
clotting-tests | inr, inr-verdi@, d-dimer, dimer, koagulasjonsprøve@, levningstid@, blodlevring | inr, pk, pk-värde, d-dimer, koagulationsprov@,
  levringstid | inr, d-dimer, koagulationstal@, størkningstid, koagulationsprøve@ | inr, d-dimer, clotting test@, coagulation screen, prothrombin,
  clotting screen | мно, д-димер, димер, коагулограмм@, свёртываемост@, протромбин@, свертываемост@
vitamin-blood-levels | vitaminprøve@, folat, kobalamin@, vitamin d-prøve, folsyreprøve@, vitaminstatus, methylmalonsyre | vitaminprov@, folat,
  kobalamin@, vitamin d-prov, vitaminstatus, homocystein | vitaminprøve@, folat, cobalamin@, vitamin d-prøve, vitamintal@, vitaminstatus | vitamin
  level@, folate, cobalamin@, vitamin d level, vitamin test | уровень витамина, анализ на витамины, фолат@, кобаламин@, фолиевая кислота, уровень
  витаминов
prostate-and-tumour-markers | psa, psa-prøve@, psa-verdi, tumormarkør@, kreftmarkør@, prostataprøve@ | psa, psa-prov@, psa-värde, tumörmarkör@,
  cancermarkör@, prostataprov@ | psa, psa-prøve@, psa-tal, tumormarkør@, kræftmarkør@, prostataprøve@ | psa, psa test, tumour marker@, tumor marker@,
  prostate specific antigen, prostate test | пса, онкомаркер@, анализ на пса, простатспецифическ@, анализ на онкомаркеры
hormone-blood-tests | hormonprøve@, testosteron@, østrogennivå@, østradiol, fsh, kortisolprøve@, prolaktin@, hormonnivå@ | hormonprov@, testosteron@,
  östradiol, fsh, kortisolprov@, prolaktin@, hormonnivå@ | hormonprøve@, testosteron@, østradiol, fsh, kortisolprøve@, prolaktin@, hormontal | hormone
  test@, hormone level@, testosterone, oestradiol, estradiol, fsh, cortisol level, prolactin | анализ на гормоны, тестостерон@, эстрадиол, фсг,
  кортизол@, пролактин@, гормоны крови
allergy-blood-and-skin-tests | allergitest@, prikktest@, ige, allergiutredning@, spesifikk ige, lappetest@ | allergitest@, pricktest@, ige,
  allergiutredning@, lapptest@, specifikt ige | allergitest@, priktest@, ige, allergiudredning@, lappetest@, specifik ige | allergy test@, skin prick,
  patch test@, ige, prick test@, rast | аллергопроб@, прик-тест@, скарификационн@, анализы на аллергию, иммуноглобулин е, проба на аллерген
antibodies-rheumatism-tests | antistoff@, revmatoid faktor, anti-ccp, ana, immunprøve@, antistofftest@, serologi@ | antikropp@, reumatoid faktor,
  reumatisk faktor, anti-ccp, ana, serologi@ | antistof, antistoffer, antistoftest@, reumafaktor, anti-ccp, ana, serologi@ | antibod@, rheumatoid
  factor, anti-ccp, ana, serology, autoimmune screen | антител@, ревматоидный фактор, ревмопробы, аццп, антинуклеарн@, серологи@
blood-group-and-culture | blodtype@, blodkultur@, bloddyrking@, forlikelighet@, rhesus, rhesusnegativ | blodgrupp@, blododling@, korstest@, rhesus,
  blododlingar | blodtype@, bloddyrkning@, blodkultur@, forligelighed, rhesus, rhesusnegativ | blood group@, blood type@, blood culture@, cross-match,
  rhesus | группа крови, группу крови, резус@, посев крови, резус-фактор, кровь на стерильность
genetic-test | gentest@, genprøve@, arvelig@, genetisk@, genfeil@, kromosom@, dna-test | gentest@, genprov@, ärftlig@, genetisk@, kromosom@, dna-test,
  genfel | gentest@, genprøve@, arvelig@, genetisk@, kromosom@, genfejl, dna-test | genetic@, gene test@, hereditary, chromosom@, inherited, dna test
  | генетическ@, наследственн@, хромосом@, генетика, днк-тест
= urine, stool and swab tests
urine-sample | urinprøve@, urinstiks@, urinstix, tisseprøve@, morgenurin, stikse urinen, midtstråle@, urin | urinprov@, urinsticka@, urinstix,
  kissprov@, morgonurin, mittstråle@, urin | urinprøve@, urinstiks@, urinstix, stikse urinen, morgenurin, midtstråle@, urin | urine sample@, urine
  test@, dipstick@, urinalysis, pee sample, midstream, wee sample | анализ мочи, моча на анализ, мочу на анализ, оам, общий анализ мочи, тест-полоска
urine-culture | urindyrking@, dyrking av urin, urinkultur@, bakterier i urinen, bakteriuri@, nitritt | urinodling@, odling av urin, bakterier i
  urinen, bakteriuri@, nitrit@ | urindyrkning@, dyrkning af urin, bakterier i urinen, bakteriuri@, nitrit | urine culture@, msu, mid-stream culture,
  bacteria in the urine, bacteriuria, nitrite@ | посев мочи, бакпосев мочи, бактерии в моче, бактериури@, нитриты
protein-or-blood-in-urine | eggehvite i urinen, protein i urinen, proteinuri@, albuminuri@, hematuri@, blod i urinen, albumin, mikroalbumin@, akr |
  äggvita i urinen, protein i urinen, proteinuri@, albuminuri@, hematuri@, blod i urinen, mikroalbumin@ | æggehvide i urinen, protein i urinen,
  proteinuri@, albuminuri@, hæmaturi@, blod i urinen, mikroalbumin@ | protein in the urine, proteinuria, albuminuria, haematuria, hematuria, blood in
  the urine, blood in my urine, acr, microalbumin@ | белок в моче, протеинури@, альбуминури@, гематури@, кровь в моче, микроальбумин@
stool-sample | avføringsprøve@, bæsjeprøve@, blod i avføringen, hemofec, kalprotektin@, okkult blod, prøve av avføringen | avföringsprov@, bajsprov@,
  blod i avföringen, f-hb, kalprotektin@, ockult blod | afføringsprøve@, blod i afføringen, calprotectin@, okkult blod, ifobt, prøve af afføringen |
  stool sample@, stool test@, poo sample, faecal, fecal, calprotectin, occult blood, fit test, blood in the stool | анализ кала, кал на анализ, кровь
  в кале, скрытая кровь, кальпротектин@, копрограмм@, кал на скрытую
throat-nose-swab | halsprøve@, strep-test, streptest@, penselprøve@, hurtigtest@, neseprøve@, koronatest@, strep a, hjemmetest | halsprov@,
  svalgprov@, snabbtest@, strep a, näsprov@, covidtest@, snabbstrep | halspodning@, streptest@, strep a, podning@, svælgpodning@, næsepodning@,
  kviktest@, coronatest@ | throat swab@, strep test@, rapid test@, nasal swab@, covid test@, lateral flow | мазок из горла, мазок из зева, мазок из
  носа, экспресс-тест@, стрептатест@, тест на ковид, пцр
wound-and-genital-swab | sårprøve@, bakterieprøve@, dyrkingsprøve@, klamydiatest@, sårsekret, bakteriologisk@ | sårodling@, odling från såret,
  klamydiaprov@, bakterieodling@, odlingssvar | sårpodning@, podning fra såret, klamydiatest@, bakteriedyrkning@, dyrkningssvar | wound swab@, vaginal
  swab@, chlamydia test@, genital swab@, culture swab, bacterial culture | мазок из раны, посев из раны, мазок на флору, анализ на хламиди@,
  бакпосев@, посев на флору
cervical-smear | celleprøve@, livmorhalsprøve@, livmorhalsscreening@, masseundersøkelsen, hpv-test@, utstryk | cellprov@, gynekologiskt cellprov,
  hpv-test@, cellprovet, livmoderhalsprov | celleprøve@, smear@, livmoderhalsscreening@, hpv-test@, skrab fra livmoderhalsen | smear test@, cervical
  smear, pap smear, pap test, cervical screening, hpv test | мазок на цитологию, цитологи@, пап-тест@, мазок с шейки матки, впч-тест, онкоцитологи@
pregnancy-test | graviditetstest@, hcg, svangerskapstest@, positiv graviditetstest, tatt en graviditetstest | graviditetstest@, hcg, gravtest@, gjort
  ett graviditetstest, positivt graviditetstest | graviditetstest@, hcg, positiv graviditetstest, taget en graviditetstest | pregnancy test@, hcg,
  positive pregnancy test, beta hcg, home pregnancy test | тест на беременность, хгч, две полоски, тест положительный на беременность, тесты на
  беременность
sputum-and-breath-tests | oppspyttprøve@, ekspektorat@, slimprøve@, spyttprøve@, urease, pustetest for magesår | upphostningsprov@, sputumodling@,
  sputum@, utandningsprov@, utandningstest@, urea | ekspektorat@, opspytprøve@, slimprøve@, urea-pustetest, urease, spytprøve@ | sputum@, phlegm
  sample, breath test@, spit sample, urea breath test | анализ мокроты, мокрота на анализ, дыхательный тест, уреазн@, посев мокроты
= heart and lung tests
ecg | ekg, ekg-et, hjertekurve@, elektrokardiogram@, ekg-tolkning | ekg, ekg-t, hjärtkurva@, vilo-ekg, elektrokardiogram@ | ekg, hjertediagram@,
  elektrokardiogram@, hjertekardiogram@, ekg-et | ecg, ekg, heart tracing, electrocardiogra@, ecg tracing | экг, кардиограмм@, электрокардио@,
  кардиограмма сердца, снять экг
long-term-ecg-monitoring | langtids-ekg, holter@, døgn-ekg, rytmeregistrering@, holtermåling, r-test, telemetri@ | långtids-ekg, holter@, dygns-ekg,
  tum-ekg, telemetri@, bandspelar-ekg | langtids-ekg, holter@, døgn-ekg, hjemmemonitorering, telemetri@, r-test, båndoptagelse | holter@, ambulatory
  ecg, heart monitor, event recorder, telemetry, loop recorder, day-long ecg | холтер@, суточное экг, мониторирование экг, суточный монитор,
  холтеровское
exercise-test | arbeids-ekg, belastnings-ekg, sykkeltest@, belastningstest@, tredemølletest, aeekg | arbetsprov@, arbets-ekg, cykeltest@,
  belastnings-ekg, cykelprov | arbejds-ekg, cykeltest@, belastningstest@, arbejdstest@, arbejdskardiogram | exercise test@, stress test@, treadmill
  test@, exercise ecg, bicycle test | велоэргометр@, тредмил@, нагрузочный тест, проба с нагрузкой, нагрузочная проба, вэм
heart-ultrasound | ekko cor, ekkokardiogra@, ultralyd av hjertet, hjerteultralyd, ekko av hjertet, ejeksjonsfraksjon@ | ultraljud av hjärtat, eko,
  hjärteko, ekokardiogra@, uko, hjärtultraljud@, ejektionsfraktion@ | ekkokardiogra@, ekko, hjertescanning@, ultralyd af hjertet, ekko af hjertet,
  uddrivningsfraktion | echo, echocardiogra@, heart scan, heart ultrasound, ultrasound of the heart, ejection fraction | эхокг, эхокардиогра@, узи
  сердца, эхо сердца, фракция выброса, эхо-кг
coronary-angiography | angiografi@, koronarangiografi@, hjertekateterisering@, ct-koronar, hjertekateter, undersøkelse av blodårene til hjertet |
  angiografi@, kranskärlsröntgen@, koronarangiografi@, hjärtkateterisering@, kranskärlsundersökning | kag, koronararteriografi@, hjerte-ct,
  angiografi@, ballonundersøgelse, hjertekateterisation, koronarangiografi@ | angiogra@, coronary angiogra@, cardiac catheter@, heart catheter, ct
  coronary | коронарограф@, ангиограф@, катетеризация сердца, кт коронарных, коронарографию
spirometry | spirometri@, lungefunksjon@, pusteprøve@, reversibilitetstest@, pustetest, blåse i apparatet | spirometri@, lungfunktion@, blåsprov på
  lungorna, reversibilitetstest@, blåsa i apparaten | spirometri@, lungefunktion@, pusteprøve@, reversibilitetstest@, puste i apparatet | spirometr@,
  lung function, breathing test@, pulmonary function, reversibility test | спирометри@, спирограф@, функция лёгких, функция внешнего дыхания, фвд,
  спирограмм@
= imaging
x-ray | røntgen@, røntgenbilde@, røntgenbildet, lungerøntgen@, rtg, gjennomlysning | röntgen@, röntgenbild@, lungröntgen@, slätröntgen, rtg |
  røntgen@, røntgenbillede@, røntgenfotografer@, thoraxrøntgen, lungerøntgen@ | x-ray@, xray@, radiograph@, chest x-ray, cxr | рентген@, рентгеногра@,
  флюорограф@, снимок лёгких, рентгеновск@
ct-scan | ct, ct-undersøkelse@, ct caput, computertomografi@, ct-bilder, ct thorax | ct, datortomografi@, skiktröntgen@, dt, ct-undersökning | ct,
  ct-scanning@, ct-scannet, computertomografi@, ct-skanning@ | ct, ct scan@, cat scan@, computed tomography, computerised tomography | кт,
  компьютерная томография, компьютерную томографию, мскт, компьютерной томограф@
mri-scan | mr, mr-undersøkelse@, mr-bilder, magnetresonans@, magnetrøntgen, mr-bildet | mr, magnetkamera@, magnetröntgen@, mr-undersökning,
  magnetresonans@ | mr, mr-scanning@, magnetscanning@, mr-skanning@, magnetresonans@ | mri, mri scan@, magnetic resonance, mr scan@, magnet scan |
  мрт, магнитно-резонансн@, магнитный резонанс, магнитно-резонансная томография, сделали мрт
ultrasound | ultralyd@, ul, ultralydundersøkelse@, doppler@, ultralyd av magen | ultraljud@, ultraljudsundersökning@, doppler@, ul, ultraljud av buken
  | ultralyd@, ultralydsscanning@, doppler@, scanning af maven, ultralydsundersøgelse@ | ultrasound@, ultrasonogra@, sonogram@, doppler, uss | узи,
  ультразвук@, допплер@, узи брюшной, ультразвуков@
mammography | mammografi@, mammografien, røntgen av brystene, mammografiprogrammet, brystdiagnostikk@ | mammografi@, röntgen av brösten, bröströntgen,
  mammografin | mammografi@, røntgen af brysterne, brystscreening@, mammografien | mammogra@, breast screening, breast x-ray, breast scan |
  маммограф@, маммограмм@, снимок груди, рентген молочных желёз
bone-density-scan | beintetthetsmåling@, bentetthet@, dxa, beintetthet@, dexa, skjelettscintigrafi@ | bentäthetsmätning@, dxa, dexa, bentäthet@,
  skelettscint@ | knoglescanning@, dxa, dexa, knogletæthed@, knoglescintigrafi@, dxa-scanning | bone density, dexa, dxa, bone scan@, bone densitometry
  | денситометри@, плотность костей, плотность кости, денситограмм@, сцинтиграфия костей
pet-and-isotope-scan | pet-ct, scintigrafi@, isotopundersøkelse@, nukleærmedisinsk, petct | pet-ct, petkamera@, scint, scintigrafi@,
  isotopundersökning@ | pet-ct, pet-scanning@, scintigrafi@, isotopundersøgelse@, pet-skanning | pet scan@, pet-ct, scintigra@, isotope scan@, nuclear
  medicine | пэт, пэт-кт, сцинтиграф@, изотоп@, радиоизотоп@
contrast-agent | kontrast, kontrastvæske@, kontrastmiddel@, med kontrast, kontrasten | kontrast, kontrastvätska@, kontrastmedel@, med kontrast,
  kontrastmedlet | kontrast, kontrastvæske@, kontraststof@, med kontrast, kontrastmiddel@ | contrast scan, contrast medium, contrast dye, contrast
  agent, dye injection | контраст, контрастом, контрастное вещество, контрастир@, с контрастом
= scopes and tissue samples
gastroscopy | gastroskopi@, gastroskopert, slange ned i magen, svelge slange, gastro, kikkert i magesekken | gastroskopi@, gastroskoper@, svälja
  slang, slang i magen, magsäcksundersökning | gastroskopi@, gastroskoperet, kikkertundersøgelse af mavesækken, sluge slange, gastro, slange i maven |
  gastroscop@, endoscop@, camera down, upper endoscopy, ogd, egd | гастроскоп@, фгдс, фгс, глотать кишку, глотать зонд, эгдс
colonoscopy | koloskopi@, koloskopert, tarmundersøkelse@, sigmoidoskopi@, kikkert i tarmen, tarmtømming@ | koloskopi@, koloskoper@, tarmundersökning@,
  sigmoidoskopi@, slang i tarmen | koloskopi@, koloskoperet, kikkertundersøgelse af tarmen, tarmundersøgelse@, sigmoideoskopi@ | colonoscop@,
  sigmoidoscop@, bowel scope, camera in the bowel, bowel camera | колоноскоп@, сигмоидоскоп@, обследование кишечника, осмотр кишечника камерой
other-scopes | cystoskopi@, bronkoskopi@, laparoskopi@, laryngoskopi@, kikkertundersøkelse@, blæreskopi | cystoskopi@, bronkoskopi@, laparoskopi@,
  laryngoskopi@, titthål@ | cystoskopi@, bronkoskopi@, laparoskopi@, laryngoskopi@, kikkertundersøgelse@ | cystoscop@, bronchoscop@, laparoscop@,
  laryngoscop@, keyhole, nasendoscop@ | цистоскоп@, бронхоскоп@, лапароскоп@, ларингоскоп@, эндоскоп@
biopsy | biopsi@, vevsprøve@, hudbiopsi@, histologi@, sendt til mikroskopi, finnål@, patologsvar | biopsi@, vävnadsprov@, hudbiopsi@, histologi@,
  finnål@, stansbiopsi@, pad | biopsi@, vævsprøve@, hudbiopsi@, histologi@, finnål@, stansebiopsi@ | biops@, tissue sample@, histolog@, fine needle,
  punch biopsy, skin biopsy | биопси@, гистологи@, пункци@, кусочек ткани, взять ткань
lumbar-puncture | spinalpunksjon@, ryggmargsprøve@, ryggmargsvæske@, spinalvæske@, lumbalpunksjon@ | lumbalpunktion@, ryggmärgsprov@, ryggvätska@,
  spinalvätska@, likvor | lumbalpunktur@, rygmarvsprøve@, rygmarvsvæske@, spinalvæske@ | lumbar puncture, spinal tap, spinal fluid, csf, cerebrospinal
  | люмбальн@, спинномозговая пункция, ликвор@, пункция спинного, спинномозговая жидкость
= tests of senses, nerves and sleep
hearing-test | hørselstest@, hørselsprøve@, audiometri@, audiogram@, tympanometri@, hørselsmåling@ | hörselprov@, hörseltest@, audiometri@,
  audiogram@, tympanometri@, hörselmätning@ | høreprøve@, høretest@, audiometri@, audiogram@, tympanometri@ | hearing test@, audiogram@, audiometry,
  tympanometry, hearing check | аудиометри@, аудиограмм@, проверка слуха, проверить слух, тимпанометри@
eye-test | synstest@, synsprøve@, synsundersøkelse@, visus, synstavle@, synsstyrke@, synsfelt@, øyelegekontroll | syntest@, synprov@,
  synundersökning@, visus, syntavla@, synskärpa@, synfält@ | synstest@, synsprøve@, synsundersøgelse@, visus, synstavle@, synsstyrke@, synsfelt@ | eye
  test@, vision test@, visual acuity, eye chart, snellen, visual field@, sight test | проверка зрения, острота зрения, проверить зрение, поле зрения,
  поля зрения, визометри@
eye-fundus-photo | øyebunn@, øyebunnsfoto@, øyebunnsbilde@, netthinnefoto@, fundusfoto@, oftalmoskop@ | ögonbotten@, ögonbottenfoto@,
  ögonbottenfotografering@, fundusfoto@, oftalmoskop@ | øjenbaggrund@, øjenbaggrunden, nethindefoto@, fundusfoto@, øjenscreening@, oftalmoskop@ |
  fundus, retinal photo@, retinal screening, eye screening, ophthalmoscop@, back of the eye | глазное дно, глазного дна, офтальмоскоп@, осмотр
  глазного
nerve-and-brain-recordings | eeg, nevrografi@, emg, elektroencefalogra@, nerveledning@, hjernebølge@ | eeg, neurografi@, emg, elektroencefalogra@,
  nervledning@ | eeg, neurografi@, emg, elektroencefalogra@, nerveledning@, enmg | eeg, electroencephalogra@, nerve conduction, emg, electromyogra@,
  brain waves | ээг, электроэнцефало@, энмг, электромиограф@, нейромиограф@, проводимость нервов
sleep-study | søvnregistrering@, polysomnografi@, polygrafi@, søvnmåling@, søvnundersøkelse@ | sömnregistrering@, polysomnografi@, polygrafi@,
  sömnutredning@, nattmätning | søvnundersøgelse@, polysomnografi@, søvnregistrering@, søvnmåling@, cardio-respiratorisk monitorering | sleep study,
  sleep studies, polysomnogra@, overnight oximetry, sleep lab | полисомнограф@, исследование сна, кардиореспираторн@, обследование сна
memory-test | hukommelsestest@, mmse, mms, klokketest@, moca, kognitiv test, demensutredning@, urskive | minnestest@, mmt, klocktest@, moca, kognitiv
  test, demensutredning@, minnesutredning@ | hukommelsestest@, mmse, klokketest@, urskivetest@, moca, demensudredning@, kognitiv test | memory test@,
  mmse, clock drawing, moca, cognitive test@, memory clinic | тест на память, тест с часами, нейропсихологическ@, ммсе, мока-тест, когнитивный тест
= operations
operation-in-general | operasjon@, operer@, operert@, kirurgi@, kirurg, kirurgen, inngrep@, opereres | operation@, operera@, opererad@, kirurgi@,
  kirurg, kirurgen, ingrepp@, opererats | operation@, operer@, kirurgi@, kirurg, kirurgen, indgreb@, opereret | operation@, operated, surger@,
  surgeon@, surgical, procedure | операци@, прооперир@, хирург@, оперировал@, оперативн@, оперировали
anaesthesia | narkose@, bedøv@, anestesi@, lokalbedøv@, lokalanestesi@, spinalbedøv@, lagt i narkose | narkos@, bedöv@, anestesi@, lokalbedöv@, sövd,
  sövas, ryggbedöv@, sövdes | narkose@, bedøv@, anæstesi@, lokalbedøv@, fuld bedøvelse, rygmarvsbedøv@ | anaesthe@, anesthe@, put under, local
  anaesthetic, epidural@, spinal block, put to sleep for the operation | наркоз, наркоза, наркозом, анестези@, обезболивающий укол, местный наркоз,
  эпидуральн@, заморозка
joint-replacement | kneprotese@, hofteprotese@, ny hofte, nytt kne, protese i kneet, protese i hofta, totalprotese@ | knäprotes@, höftprotes@, ny
  höft, nytt knä, protes i knät, protes i höften, höftledsplastik | knæprotese@, hofteprotese@, ny hofte, nyt knæ, hoftealloplastik@, knæalloplastik |
  hip replacement@, knee replacement@, new hip, new knee, joint replacement@, thr, tkr | эндопротез@, замена сустава, протез сустава, новый сустав,
  замена тазобедренного
keyhole-joint-surgery | artroskopi@, kikkhull@, kikkhullsoperasjon@, kikkertoperasjon@, artroskopert | artroskopi@, titthålsoperation@, artroskoper@,
  titthålskirurgi@ | artroskopi@, kikkertoperation@, artroskoperet, kikkertkirurgi@ | arthroscop@, keyhole surgery, keyhole operation, arthroscopic |
  артроскоп@, операция через проколы, прокол сустава, малоинвазивн@
heart-procedures | bypass@, blokking@, utblokking@, stent, stenter, pci, hjerteoperasjon@, ablasjon@, konverter@, el-konvertering@ | bypass@,
  ballongvidgning@, ballongvidgad@, stent, stentar, pci, kranskärlsoperation@, ablation@, elkonverter@ | bypass@, ballonudvid@, stent, stenter, pci,
  hjerteoperation@, ablation@, konverter@, ballonbehandling | bypass, stent, stents, angioplasty, pci, cabg, ablation, cardioversion, ballooned |
  шунтирован@, стент@, стентирован@, акш, абляци@, баллонн@, кардиоверси@
pacemaker | pacemaker@, icd, hjertestarter@, pacemakerkontroll@, defibrillator@ | pacemaker@, icd, hjärtstartare@, pacemakerkontroll@, defibrillator@
  | pacemaker@, icd, hjertestarter@, pacemakerkontrol@, defibrillator@ | pacemaker@, icd, defibrillator@, pacing, implantable | кардиостимулятор@,
  водитель ритма, икд, дефибриллятор@, эис
organ-removed | fjernet livmoren, fjernet blindtarmen, fjernet galleblæren, fjernet mandlene, hysterektomi@, tonsillektomi@, kolecystektomi@,
  appendektomi@ | tagit bort livmodern, tagit bort blindtarmen, tagit bort gallblåsan, tagit bort halsmandlarna, hysterektomi@, tonsillektomi@,
  kolecystektomi@, appendektomi@ | fjernet livmoderen, fjernet blindtarmen, fjernet galdeblæren, fjernet mandlerne, hysterektomi@, tonsillektomi@,
  kolecystektomi@, appendektomi@ | hysterectom@, appendicectom@, appendectom@, cholecystectom@, tonsillectom@, gallbladder removed, womb removed,
  appendix removed, tonsils out | удалили матку, удалили аппендикс, удалили желчный, вырезали, удалены миндалины, холецистэктоми@, гистерэктоми@,
  аппендэктоми@
stoma-amputation | stomi, stomien, stomipose@, utlagt tarm, kolostomi@, amputasjon@, ampute@, ileostomi@ | stomi, stomin, stomipåse@, kolostomi@,
  amputation@, ampute@, ileostomi@ | stomi, stomien, stomipose@, kolostomi@, amputation@, ampute@, ileostomi@ | stoma, stomas, stoma bag, colostom@,
  amputat@, ileostom@, bag on the tummy | стома, стомы, колостом@, калоприёмник@, ампутаци@, калоприемник@, ампутир@
transplant | transplant@, nyretransplant@, donor@, organdonasjon@, ny nyre, beinmargstransplant@ | transplant@, njurtransplant@, donator@, ny njure,
  organdonation@, stamcellstransplant@ | transplant@, nyretransplant@, donor@, ny nyre, organdonation@, knoglemarvstransplant@ | transplant@, donor@,
  new kidney, kidney transplant, organ donation, stem cell transplant | трансплант@, пересадк@, пересадили, донор@, донорск@
= wound care and plaster
stitches | sting, stingene, sutur@, sydd, sy såret, fjerne sting, stripset, tape såret, hudlim@, suturfjerning@ | stygn, stygnen, sutur@, sydd, sytt,
  sy såret, ta stygnen, tejpa såret, hudlim | sting, stingene, sutur@, syet, sy såret, fjerne sting, fjernelse af tråde, trådene, strips, hudlim@ |
  stitch@, sutur@, sewn up, steri-strip@, stitches out, skin glue, staples | швы, шов, шва, швов, зашил@, снять швы, наложили швы, снятие швов
wound-dressing | bandasje@, bandasjer@, kompress@, sårskift@, sårstell@, forbinding@, bytte bandasje, sårpleie | förband@, kompress, kompresser,
  omläggning@, såromläggning@, byta förband, sårvård@, lägga om såret | forbinding@, kompres, kompresser, sårskift@, sårpleje@, skifte forbinding,
  bandage@ | dressing@, gauze, change the dressing, wound care, bandag@, redress@ | повязк@, перевязк@, перевязыв@, бинт@, марл@, пластырь на рану
wound-cleaning-drainage | renset såret, skylle såret, saltvann, tømme byllen, incisjon@, innsnitt, tappet puss, debrider@, dren | tvätta såret,
  rengöra såret, koksalt, incision@, öppna bölden, tömma bölden, tappa var, debrider@ | rense såret, skylle såret, saltvand, incision@, tømme bylden,
  drænage@, dræn, debrider@ | clean the wound, saline, incision@, incise@, drained the abscess, drainage, lanced, debrid@ | промыть рану, промывание
  раны, вскрыть абсцесс, вскрыли, дренаж@, обработать рану, вскрытие гнойника
plaster-cast | gips, gipsen, gipset@, gipsing@, gipsskinne, gipslaske, gipsavtak@ | gips, gipsen, gipsa, gipsad@, gipsskena@, avgipsning | gips,
  gipsen, gipset, gipsbandage@, gipsskinne@, gipsning@ | plaster cast@, in plaster, in a cast, backslab, cast off | гипс, гипса, гипсом, гипсов@,
  лонгет@, загипсов@
splint-elastic-bandage | skinne, skinnen, elastisk bind, fatle, støttebandasje@, tape, taping, kompresjonsbind@, håndleddsskinne | skena, skenan,
  elastisk linda, mitella@, stödförband@, tejpning@, linda foten, handledsskena | skinne, skinnen, elastikbind@, armslynge@, mitella, støttebind@,
  tapening, støttebandage@ | splint, splints, elastic bandage, sling, strapping, taping, tubigrip, wrist splint | шина, шину, эластичный бинт,
  косынка, тейп@, эластичн@, фиксирующая повязка
freezing-and-excision | frysing@, fryse bort, frysebehandling@, skjære bort, fjernet føflekken, flytende nitrogen, brenne bort, ekscisjon@, kryo@ |
  frysning@, frysa bort, frysbehandling@, skära bort, tagit bort födelsemärket, flytande kväve, bränna bort, excision@, kryo@ | frysning@, fryse væk,
  frysebehandling@, skære væk, fjernet modermærket, flydende kvælstof, brænde væk, excision@, kryo@ | cryotherap@, liquid nitrogen, freeze it off,
  frozen off, cut out, excis@, cauteri@, curettage | криотерапи@, жидкий азот, жидким азотом, прижига@, иссечени@, удалить родинку, криодестр@,
  прижечь
= injections, vaccines and drips
injection | sprøyte, sprøyta, sprøyten, sprøyter, injeksjon@, injiser@, stikke seg, nål, nåla | spruta, sprutan, sprutor, injektion@, injicera@, stick
  i skinkan, nål, nålen | sprøjte, sprøjten, sprøjter, indsprøjtning@, injektion@, injicer@, kanyle@ | injection@, inject@, jab, jabs, a shot,
  syringe, needle | укол, укола, уколы, инъекци@, шприц@, колоть, уколов, внутримышечн@
steroid-joint-injection | kortisonsprøyte@, kortisoninjeksjon@, kortison i leddet, sprøyte i skulderen, sprøyte i kneet, blokade@ | kortisonspruta@,
  kortisoninjektion@, kortison i leden, spruta i axeln, spruta i knät, blockad@ | binyrebarkhormonsprøjte, kortisonsprøjte@, blokade@, blokader,
  binyrebarkhormonindsprøjtning, sprøjte i skulderen | steroid injection@, cortisone injection@, cortisone shot@, joint injection@, nerve block |
  блокад@, укол в сустав, гормональный укол, дипроспан, инъекция в сустав
vaccine | vaksine@, vaksiner@, vaksinasjon@, vaksinert@, barnevaksinasjonsprogrammet, oppfriskningsdose@ | vaccin@, vaccination@, vaccinera@,
  vaccinerad@, barnvaccin@, påfyllnadsdos@ | vaccin@, vaccination@, vacciner@, vaccineret, børnevaccin@, revaccin@ | vaccin@, immunis@, immuniz@,
  booster@, childhood jabs, vaccine | вакцин@, прививк@, прививок, привит, привита, ревакцинаци@, иммунизаци@
flu-covid-pneumococcal-vaccine | influensavaksine@, koronavaksine@, pneumokokkvaksine@, covidvaksine, vaksine mot lungebetennelse | influensavaccin@,
  covidvaccin@, pneumokockvaccin@, influensaspruta@, vaccin mot lunginflammation | influenzavaccin@, covidvaccin@, coronavaccin@, pneumokokvaccin@,
  vaccine mod lungebetændelse | flu jab, flu jabs, flu vaccine, flu shot@, covid vaccine, pneumonia vaccine, pneumococcal vaccine, covid jab |
  прививка от гриппа, вакцина от ковида, прививка от пневмококка, прививку от гриппа, прививка от ковида
tetanus-travel-vaccine | stivkrampe@, tetanus@, reisevaksine@, hepatittvaksine@, difteri@, polio, tbe-vaksine | stelkramp@, tetanus@, resevaccin@,
  hepatitvaccin@, difteri@, polio, tbe-vaccin | stivkrampe@, tetanus@, rejsevaccin@, hepatitisvaccin@, difteri@, polio, tbe-vaccine | tetanus@,
  lockjaw, travel vaccine@, travel vaccination, hepatitis vaccine, diphtheria, polio | столбняк@, прививка от столбняка, адсм, дифтери@, полиомиелит@,
  акдс
drip-infusion | drypp i armen, intravenøs@, infusjon@, veneflon@, væske intravenøst, jerninfusjon@, kanyle@ | dropp, droppet, intravenös@, infusion@,
  infart@, venflon, järninfusion@ | drop i armen, intravenøs@, infusion@, venflon@, væskedrop, jerninfusion@, lagt drop | drip, drips, infusion@,
  intravenous@, iv, cannula@, iv fluids | капельниц@, внутривенн@, инфузи@, капали, прокапа@, прокапали, катетер в вену
blood-transfusion | blodoverføring@, transfusjon@, blodpose@, fått blod, blodtransfusjon@, sagposer | blodtransfusion@, transfusion@, blodpåse@, fått
  blod | blodtransfusion@, transfusion@, blodpose@, fået blod | transfusion@, blood transfusion, given blood, units of blood, transfused |
  переливани@, переливание крови, перелили, гемотрансфузи@
urinary-catheter | kateter, kateteret, katetere, kateteriser@, urinpose@, permanent kateter, suprapubisk, engangskateter@ | kateter, katetern, kad,
  kateteriser@, urinpåse@, suprapubisk@, tappa sig | kateter, kateteret, kateteriser@, urinpose@, topkateter@, sik, engangskateter@ | catheter@,
  urinary catheter, catheteris@, urine bag, suprapubic, self-catheter@ | катетер@, мочевой катетер, катетеризация мочевого, мочеприёмник@, цистостом@,
  мочеприемник@
feeding-tube-enema | sonde, sonden, sondemat, ernæringssonde@, peg, klyster@, klyks, nesesonde | sond, sonden, sondmat@, näringssond@, peg, lavemang@,
  klyx, knapp på magen | sonde, sonden, sondemad@, ernæringssonde@, peg, klyks, lavement@, klyster | feeding tube, peg, nasogastric, tube feeding,
  enema@, ng tube, tube fed | зонд, зонда, зондов@, гастростом@, клизм@, питание через зонд
= therapies
physiotherapy | fysioterapi@, fysioterapeut@, fysio, fysikalsk behandling, opptrening@, opptrent | fysioterapi@, fysioterapeut@, sjukgymnast@, fysio,
  sjukgymnastik | fysioterapi@, fysioterapeut@, fys, genoptræning@, fysioterapeuten | physio@, physiotherap@, physical therap@, pt sessions, physio
  sessions | физиотерапи@, физиотерапевт@, физиопроцедур@, физкабинет@, реабилитолог@
exercise-treatment | øvelser, øvelsene, treningsprogram@, styrketrening@, egentrening@, rehabiliter@, tøyning@, tøyeøvelser, bekkenbunnstrening@,
  knipeøvelser | övningar, övningarna, träningsprogram@, styrketräning@, rehab, rehabiliter@, stretch@, bäckenbottenträning@, knipövningar | øvelser,
  øvelserne, træningsprogram@, styrketræning@, rehabiliter@, udspænding@, bækkenbundstræning@, knibeøvelser | exercises, strengthening, rehab@,
  stretching, exercise programme, exercise program, pelvic floor | упражнени@, лфк, лечебная физкультура, гимнастик@, реабилитаци@, растяжка, кегеля
manual-treatment | kiropraktor@, naprapat@, osteopat@, massasje@, manuellterapeut@, akupunktur@, knekke ryggen, nåler hos | kiropraktor@, naprapat@,
  osteopat@, massage@, manuell terapi, akupunktur@, massör@ | kiropraktor@, osteopat@, massage@, massør@, akupunktur@, manuel behandling, zoneterapi@
  | chiropract@, osteopath@, massage@, acupunct@, manual therapy, manipulation | мануальн@, остеопат@, массаж@, иглоукалывани@, иглорефлексотерапи@,
  мануальщик@, акупунктур@
psychotherapy | psykolog@, psykoterapi@, samtaleterapi@, kognitiv terapi, samtalebehandling@, terapeut@, dps, snakke med noen | psykolog@,
  psykoterapi@, samtalsterapi@, kbt, kognitiv beteendeterapi, samtalskontakt@, kurator@, terapeut@ | psykolog@, psykoterapi@, samtaleterapi@, kognitiv
  terapi, samtaleforløb@, terapeut@ | psycholog@, psychotherap@, talking therap@, counselling, counsel@, cbt, therapist@ | психолог@, психотерап@,
  кпт, сеанс у психолога, когнитивно-поведенческ@, консультация психолога
psychiatric-hospital-treatment | psykiatrisk avdeling, innlagt på psykiatrisk, tvangsinnleg@, elektrosjokk@, ect, psykiater@, psykiatrien, dagavdeling
  | psykavdelning@, psykiatrisk vård, tvångsvård@, lpt, elbehandling@, ect, psykiater@, psykiatrin | psykiatrisk afdeling, indlagt på psykiatrisk,
  tvangsindlæg@, elektrochok@, ect, psykiater@, distriktspsykiatri@ | psychiatric ward, sectioned, ect, psychiatrist@, psychiatric hospital, mental
  hospital, electroconvulsive | психиатр@, психбольниц@, психиатрическая больница, эст, психиатрическ@, принудительн@, психдиспансер@
dialysis | dialyse@, hemodialyse@, posedialyse@, peritonealdialyse@, fistel til dialyse, dialysepasient@ | dialys@, hemodialys@, påsdialys@,
  peritonealdialys@, dialyspatient@ | dialyse@, hæmodialyse@, posedialyse@, peritonealdialyse@, dialysepatient@ | dialysis, haemodialysis,
  hemodialysis, peritoneal dialysis, dialysed, kidney machine | диализ@, гемодиализ@, перитонеальный диализ, искусственная почка
radiotherapy | strålebehandling@, stråleterapi@, bestråling@, bestrålt, strålingen, stråler mot | strålbehandling@, strålterapi@, bestrålning@,
  strålning@, strålad@ | strålebehandling@, stråleterapi@, bestråling@, bestrålet, stråler mod | radiotherap@, radiation, irradiat@, radiation
  treatment, radiation therapy | лучевая терапия, лучевую терапию, облучени@, облучал@, радиотерапи@, лучевой терапи@
chemotherapy-immunotherapy | cellegift@, kjemoterapi@, cellegiftkur@, immunterapi@, kjemo, cytostatika@, biologisk medisin | cellgift@, cytostatika@,
  cellgiftsbehandling@, immunterapi@, cytostatik@, kemoterapi@, biologiskt läkemedel | kemoterapi@, kemo, kemobehandling@, immunterapi@, cellegift@,
  biologisk medicin | chemo, chemotherap@, immunotherap@, cytotoxic@, biologic@ | химиотерапи@, химия, химию, химии, иммунотерапи@, цитостатик@,
  биологическая терапия
oxygen-treatment | oksygen, oksygenbehandling@, surstoff, surstoffet, oksygenkonsentrator@, nesegrime@, nesebrille@, surstoffmaske, oksygenflaske |
  syrgas@, oxygen@, syrgasbehandling@, oxygenkoncentrator@, syrgasgrimma@, näsgrimma | iltbehandling@, ilttilskud@, iltapparat@, iltflaske@,
  næsekateter@, iltbrille@, hjemmeilt, ilt i næsen | oxygen therapy, home oxygen, oxygen cylinder, oxygen concentrator, on oxygen, nasal cannula |
  кислородотерапи@, кислородная, кислородн@, концентратор кислорода, дышит кислородом, кислородная маска
breathing-machine-nebuliser | cpap, cpap-maske, bipap, respirator@, forstøver@, forstøverapparat@, pustemaskin@, sovemaske | cpap, cpap-mask, bipap,
  respirator@, nebulisator@, inhalationsapparat@, andningsmask@ | cpap, cpap-maske, bipap, respirator@, forstøver@, forstøverapparat@,
  inhalationsapparat@ | cpap, bipap, ventilator@, nebuliser@, nebulizer@, breathing machine, niv | сипап, сипап-терапи@, ивл, небулайзер@, аппарат для
  дыхания, ингаляци@, вентиляция лёгких
light-heat-shockwave-treatment | lysbehandling@, trykkbølge@, sjokkbølge@, tens, varmebehandling@, terapibasseng@, laserbehandling@ | ljusbehandling@,
  stötvåg@, tens, värmebehandling@, bassängträning@, laserbehandling@ | lysbehandling@, trykbølge@, shockwave@, tens, varmebehandling@,
  varmtvandstræning, laserbehandling@ | light therapy, phototherap@, shockwave@, tens machine, hydrotherap@, laser treatment, heat treatment |
  фототерапи@, ударно-волнов@, увт, прогревани@, лазеротерапи@, магнитотерапи@, светолечени@
= aids
walking-aids | stokk, stokken, krykke@, rullator@, gåstol@, prekestol, staver, gåhjelpemiddel@ | käpp, käppen, krycka, kryckor, kryckan, rullator@,
  gåbord@, gåstavar, betastöd | stok, stokken, krykke@, rollator@, gangstativ@, ganghjælpemid@, stokke | walking stick@, crutch@, walking frame,
  zimmer, rollator@, walker, cane | трость, трости, тростью, костыл@, ходунк@, палочка, палочкой, ходит с палкой
wheelchair | rullestol@, elektrisk rullestol, sitter i rullestol, rullestolbruker@ | rullstol@, elrullstol@, sitter i rullstol, permobil@ | kørestol@,
  elkørestol@, sidder i kørestol, el-scooter | wheelchair@, mobility scooter, wheelchair-bound, electric wheelchair | инвалидн@, кресло-коляска,
  инвалидная коляска, инвалидном кресле, на коляске
hearing-aid | høreapparat@, høreapparatet, ørepropp til høreapparat, cochleaimplantat@, hørselshjelpemid@ | hörapparat@, hörapparaten, hörhjälpmedel@,
  cochleaimplantat@ | høreapparat@, høreapparatet, cochleaimplantat@, cochlear implant, høreapparater | hearing aid, hearing aids, cochlear implant@,
  hearing device@, hearing amplifier | слуховой аппарат, слухового аппарата, слуховые аппараты, кохлеарн@, слуховым аппаратом
glasses-lenses | brille@, lesebrille@, kontaktlinse@, optiker@, progressive glass, linser, brillestyrke@ | glasögon@, läsglasögon@, kontaktlins@,
  optiker@, progressiva glas, linser | brille@, læsebrille@, kontaktlinse@, optiker@, glidende overgang, kontaktlinser | glasses, reading glasses,
  spectacles, contact lens@, optician@, optometrist@, bifocals | очки, очков, очках, контактные линзы, линзы, оптик@
compression-stockings | støttestrømpe@, kompresjonsstrømpe@, støttestrømper, kompresjonsbandasje@, flystrømper | stödstrump@, kompressionsstrump@,
  stödstrumpor, kompressionslind@, flygstrumpor | støttestrømpe@, kompressionsstrømpe@, støttestrømper, kompressionsbind@, flystrømper | compression
  stocking@, support stocking@, compression bandag@, flight socks, compression hosiery | компрессионн@, компрессионные чулки, компрессионный трикотаж,
  компрессионные гольфы
insoles-orthoses-brace | såler, innleggssåle@, fotseng@, ortose@, korsett@, kneortose@, ankelstøtte@, nakkekrage@, spesialsko, ortopediske sko |
  inlägg i skorna, skoinlägg@, fotbädd@, ortos, ortosen, ortoser, korsett@, knäskydd, nackkrage@, stödkrage, ortopediska skor | indlæg i skoene,
  skoindlæg@, såler, ortose@, korset@, bandage til knæet, halskrave@, knæskinne@, ortopædiske sko, ortopædisk fodtøj | insole@, orthotic@, orthosis,
  brace, knee brace, back brace, neck collar, corset, orthopaedic shoes | стельк@, ортез@, корсет@, бандаж@, воротник шанца, ортопедическ@,
  наколенник@, супинатор@
prosthesis-dentures | protese@, gebiss@, tannprotese@, beinprotese@, kunstig ledd, armprotese@ | protes, protesen, proteser, löständer@, tandprotes@,
  benprotes@, konstgjord led, armprotes@ | protese@, gebis@, tandprotese@, benprotese@, kunstigt led, armprotese@ | prosthe@, denture@, false teeth,
  artificial leg, artificial limb | протез@, зубной протез, вставная челюсть, вставные зубы, протез ноги
incontinence-pads | bleie, bleier, bleien, bind mot lekkasje, inkontinensbind@, truseinnlegg@, kateterpose, engangsunderlag, inkontinenstruse | blöja,
  blöjor, blöjan, inkontinensskydd@, binda mot läckage, trosskydd, inkoskydd | blebuks@, bleer, inkontinensbind@, inkontinensble@, trusseindlæg@, bind
  mod lækage | incontinence pads, adult diaper@, continence pads, nappy, nappies, diapers, sanitary pads | подгузник@, памперс@, прокладк@,
  урологические прокладки, впитывающ@
alarm-and-home-aids | trygghetsalarm@, dosett@, toalettforhøyer@, dusjstol@, hjelpemiddelsentral@, hjelpemid@, ergoterapeut@ | trygghetslarm@,
  dosett@, toalettförhöjare, duschstol@, hjälpmed@, arbetsterapeut@, duschpall | nødkald@, doseringsæske@, toiletforhøjer@, badestol@, hjælpemid@,
  ergoterapeut@, nødkaldet | personal alarm, pendant alarm, pill box, raised toilet seat, shower chair, grab rail@, occupational therapist, pill
  organiser | тревожная кнопка, таблетниц@, стул для душа, поручн@, эрготерапевт@, средства реабилитации
~ results
result-normal | normal@, fine prøver, helt fint, alt var fint, ingen anmerkning, i orden, uten anmerkning, innenfor normalen, friske prøver, ua |
  normal@, fina prover, utan anmärkning, ua, allt såg bra ut, inom normalgränserna, bra värden | normal@, fine prøver, alt var fint, i orden, uden
  anmærkning, inden for normalområdet, flotte tal, ia | normal@, within normal limits, within range, came back fine, unremarkable, all clear, nad,
  nothing abnormal | норма, в норме, нормальн@, без патологии, без особенностей, в пределах нормы, анализы хорошие
result-raised | forhøyet, forhøyede, forhøyd@, for høy, for høyt, steget, økt, økte, økende, økning, høye verdier | förhöjd@, förhöjt, för högt, för
  hög, stigit, ökad, ökat, ökning@, stegrad@, höga värden | forhøjet, forhøjede, for høj, for højt, steget, øget, øgede, stigning@, høje værdier |
  raised, elevated, too high, increas@, gone up, higher than, high levels | повышен@, повысил@, выше нормы, слишком высок@, повышение, увеличен@,
  возрос@
result-lowered | senket, nedsatt, redusert@, for lav, for lavt, sunket, falt til, lave verdier, synkende, lavere | sänkt, nedsatt, minskad@, för lågt,
  för låg, sjunkit, låga värden, sjunker, lägre | nedsat, nedsatte, reduceret, for lav, for lavt, faldet til, lave værdier, lavere, faldende |
  lowered, reduced, too low, decreas@, gone down, dropped to, low levels, lower than | понижен@, снижен@, снизил@, ниже нормы, слишком низк@,
  уменьшен@, упал до
result-abnormal | unormal@, avvik, avvikende, patologisk@, utenfor normalen, skiller seg ut, noe unormalt | onormal@, avvik@, avvikande, patologisk@,
  utanför normalgränserna, något onormalt | unormal@, afvig@, afvigende, patologisk@, uden for normalområdet, noget unormalt | abnormal@, out of
  range, patholog@, anything abnormal, not normal, outside the normal | отклонени@, патологи@, ненормальн@, не в норме, аномал@, вне нормы
result-positive | positiv@, slo ut på, utslag på testen, påvist, påviste, funn av, testet positivt | positiv@, utslag på testet, påvisad@, påvisat,
  påvisades, testat positivt | positiv@, udslag på testen, påvist, påviste, testet positiv, fund af | positive, tested positive, came back positive,
  detected | положительн@, обнаружен@, выявлен@, нашли в анализах, выявил@
result-negative | negativ@, ikke påvist, ingen funn, slo ikke ut, uten funn, testet negativt, ingen utslag | negativ@, ej påvisad, inte påvisat, inget
  utslag, utan fynd, inga fynd | negativ@, ikke påvist, ingen fund, uden fund, intet udslag, testet negativ | negative, tested negative, not detected,
  came back negative, no findings, nothing found | отрицательн@, не обнаружен@, не выявлен@, ничего не нашли, не нашли
waiting-for-result | venter på svar, prøvesvar@, svaret har ikke kommet, ikke fått svar, svar på prøven, venter på resultatet, foreligger ikke |
  väntar på svar, provsvar@, svaret har inte kommit, inte fått svar, väntar på resultatet, svar på provet | venter på svar, prøvesvar@, svaret er ikke
  kommet, ikke fået svar, venter på resultatet, afventer svar | waiting for results, awaiting results, results pending, result not back, haven't heard
  back, test result@, pending | ждём результат@, ждем результат@, результатов пока нет, результаты анализов, ожидаем результат@, ждёт результат@,
  анализы не готовы
waiting-for-appointment | venteliste@, ventetid@, innkalling@, venter på time, time hos spesialist, venter på operasjon | väntelista@, väntetid@,
  kallelse@, väntar på tid, kö till, väntar på operation | venteliste@, ventetid@, indkaldelse@, venter på tid, tid hos speciallæge, venter på
  operation | waiting list@, waiting time@, appointment letter, waiting for an appointment, waiting for surgery | лист ожидания, очередь на операцию,
  ждёт очереди, ждет очереди, запись к специалисту, ждёт операцию, в очереди
~ course and severity
getting-worse | verre, forverr@, dårligere, tiltar, tiltatt, tiltagende, progresjon@ | värre, försämr@, sämre, tilltar, tilltagit, tilltagande,
  progress, progression | værre, forværr@, forværring@, dårligere, tiltager, tiltaget, tiltagende, progression@ | worse, worsen@, deteriorat@, getting
  worse, gone downhill, progressing, exacerbat@ | хуже, ухудш@, стало хуже, обостр@, усилил@, прогрессир@, нарастает
getting-better | bedre, bedring@, forbedr@, bedret, kommet seg, på bedringens vei, gått over, avtar, avtatt | bättre, förbättr@, bättring@, gått över,
  på bättringsvägen, avtar, avtagit, lindrigare | bedre, bedring@, forbedr@, bedret, på bedringens vej, gået over, aftager, aftaget, kommet sig |
  better, improv@, getting better, on the mend, recover@, gone away, eased, settled down | лучше, улучш@, полегч@, стало лучше, прошло, выздор@, идёт
  на поправку, отпустило
unchanged | uendret@, uforandret@, stabil@, stasjonær@, som før, samme som før, ingen endring, likt som før | oförändrad@, oförändrat, stabil@,
  stationär@, som förut, samma som tidigare, ingen förändring, ingen skillnad | uændret@, uforandret@, stabil@, stationær@, som før, samme som før,
  ingen ændring, ingen forskel | unchanged, no change, stable, steady, same as before, the same as ever, no different | без изменений, без динамики,
  стабильн@, как раньше, по-прежнему, не изменил@
healed-cured | leget, grodd, tilhelet, tilhelt, helbred@, frisk igjen, frisk av, friskmeldt@, gror | läkt, läker, utläkt, botad@, frisk igen,
  friskförklarad@, friskskriven | helet, heler, ophelet, helbredt, rask igen, kureret, raskmeld@, lægt | healed, healing, cured, fully recovered,
  closed up, back to normal, remission | зажил@, заживает, заживлени@, вылечил@, выздоровел@, ремисси@, затянулась
recurrence | tilbakefall@, residiv@, kommet tilbake, tilbakevendende, residiverende, oppbluss@, gjentatte | återfall@, recidiv@, kommit tillbaka,
  återkommande, recidiverande, uppblossande, upprepade | tilbagefald@, recidiv@, kommet tilbage, tilbagevendende, recidiverende, opblussen@, gentagne
  | relaps@, recur@, come back again, came back again, flare-up@, flare up, keeps coming back | рецидив@, вернул@, снова появил@, повторно,
  повторяющ@, опять появилось
acute-or-chronic | akutt, akutte, kronisk@, langvarig@, plutselig oppstått, over tid, subakutt, langtrukken@ | akut, akuta, kronisk@, långvarig@,
  plötsligt uppkommen, långdragen@, subakut | akut, akutte, kronisk@, langvarig@, pludseligt opstået, langtrukken@, subakut | acute, chronic, sudden
  onset, long-standing, longstanding, long-term, subacute | остро, острый, острая, острое, хроническ@, длительн@, затяжн@, давний
mild-or-severe | mild, milde, mildt, lett grad, moderat@, alvorlig@, kraftig@, livstruende, uttalt | mild, milda, milt, lindrig@, måttlig@,
  allvarlig@, svår grad, livshotande, uttalad@ | mild, milde, mildt, let grad, moderat@, alvorlig@, kraftig@, livstruende, udtalt | mild, moderate,
  severe, severely, serious, life-threatening, slight, pronounced | лёгкой степени, легкой степени, тяжёлой степени, умеренн@, тяжёл@, серьёзн@,
  выражен@, средней степени
diagnosis-suspicion | diagnose@, mistanke om, mistenker, mistenkt, diagnostis@, utelukke, sannsynlig, utredning@, fått påvist | diagnos@, misstanke
  om, misstänker, misstänkt, utesluta, sannolikt, utredning@ | diagnose@, mistanke om, mistænker, mistænkt, diagnostic@, udelukke, sandsynlig,
  udredning@ | diagnos@, suspect@, suspicion, rule out, ruled out, likely to be, workup, differential | диагноз@, подозрени@, подозрева@, исключить,
  диагностир@, поставили диагноз, обследовани@
`
