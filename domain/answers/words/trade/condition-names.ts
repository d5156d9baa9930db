/** Illnesses by the name of the trade, by short name and as people say them: `id | nb | sv | da | en | ru`, own wording. */
export const CONDITION_NAMES = `
hypertension
  | hypertensj@, høyt blodtrykk, høyt trykk, forhøyet blodtrykk, trykket er høyt, trykk for høyt, blodtrykket er litt høyt
  | hyperton@, högt blodtryck, förhöjt blodtryck, trycket är högt, trycket högt
  | hypertensi@, højt blodtryk, forhøjet blodtryk, blodtrykket er lidt højt, blodtrykket er højt
  | hypertens@, high blood pressure, raised blood pressure, pressure _ high, blood pressure up
  | гипертон@, гипертенз@, высокое давление, давление скачет, давление повыш@, повышен@ давлен@
atrialfibrillation
  | atrieflimmer, atrieflim@, hjerteflimmer, flimmer, forkammerflimmer, uregelmessig hjerterytme
  | förmaksflimmer, flimmer, oregelbunden rytm, hjärtflimmer
  | atrieflimren, hjerteflimren, flimren, forkammerflimren
  | atrial fibrillation, afib, af, irregular rhythm, heart flutter@
  | фибрилляц@ предсердий, мерцательн@, аритми@
heartfailure
  | hjertesvikt@, svikt i hjertet, dårlig hjerte, svakt hjerte, hjertet pumper dårlig
  | hjärtsvikt@, svagt hjärta, hjärtat pumpar dåligt
  | hjertesvigt@, hjerteinsufficiens, svagt hjerte, dårligt hjerte
  | heart failure, weak heart, pump is weak, failing heart
  | сердечн@ недостаточн@, слабое сердце
coronary
  | koronarsykdom, angina@, hjertekrampe, hjerteinfarkt@, infarkt@, hjerteattakk, blokket, stent, bypass, hjertesykdom
  | kranskärl@, angina, kärlkramp, hjärtinfarkt@, infarkt@, stent, bypass
  | iskæmisk hjertesygdom, angina, hjertekrampe, blodprop i hjertet, hjerteinfarkt@, stent, bypass
  | coronary, angina, heart attack, myocardial infarct@, stent@, bypass, ischaemic heart
  | ишемическ@ болезн@, стенокарди@, инфаркт@, стент@, шунтирован@
strokes
  | hjerneslag, slag, drypp, tia, hjerneinfarkt, hjerneblødning, apopleksi
  | stroke, slaganfall, propp i hjärnan, tia, hjärnblödning, hjärninfarkt
  | apopleksi, slagtilfælde, blodprop i hjernen, tci, hjerneblødning
  | stroke@, tia, mini-stroke, bleed on the brain
  | инсульт@, тиа, удар, кровоизлияни@ в мозг
thrombosis
  | trombose@, blodpropp@, propp, dyp venetrombose, dvt, lungeemboli, emboli@, tromboembol@
  | trombos@, blodpropp@, propp, lungemboli, emboli@, dvt
  | trombose@, blodprop@, prop i benet, lungeemboli, emboli@, dvt
  | thrombos@, blood clot@, clot, dvt, embol@, pulmonary embolism
  | тромб@, тромбоз@, эмболи@, тэла
diabetes
  | diabet@, sukkersyke, sukkersjuke, sukker
  | diabet@, sockersjuk@
  | diabet@, sukkersyge
  | diabet@, sugar diabetes
  | диабет@, сахарн@ болезн@, сахар повыш@
hypoglycaemia
  | hypoglyk@, lavt blodsukker, føling, føling@, lavt sukker
  | hypoglyk@, lågt blodsocker, känning@
  | hypoglyk@, lavt blodsukker, insulintilfælde
  | hypoglyc@, hypo, hypos, low blood sugar, low sugar
  | гипогликеми@, низкий сахар, сахар упал
hyperthyroid
  | hypertyre@, hyperthyre@, høyt stoffskifte, for høyt stoffskifte, stoffskiftet er for høyt
  | hypertyre@, giftstruma, hög ämnesomsättning
  | hyperthyre@, hyperthyro@, højt stofskifte, for højt stofskifte, stofskiftet er alt for højt
  | hyperthyroid@, overactive thyroid, thyroid too high
  | гипертиреоз@, тиреотоксикоз@, щитовидка повышен@
hypothyroid
  | hypotyre@, hypothyre@, lavt stoffskifte, lavt stoffskifte, underfunksjon
  | hypotyre@, låg ämnesomsättning, underfunktion
  | hypothyre@, hypothyro@, lavt stofskifte, for lavt stofskifte
  | hypothyroid@, underactive thyroid, thyroid low, slow thyroid
  | гипотиреоз@, щитовидка снижен@
copd
  | kols, kronisk obstruktiv, emfysem, røykelunger
  | kol, kronisk obstruktiv, emfysem, rökarlungor
  | kol, kronisk obstruktiv, rygerlunger, emfysem
  | copd, emphysema, chronic obstructive, smoker's lungs
  | хобл, эмфизем@, обструктивн@ болезн@
asthmas
  | astma@, obstruktiv@, piping i brystet, piper i brystet
  | astma@, obstruktiv@, pip i bröstet
  | astma@, obstruktiv@, piben i brystet, hvæsen
  | asthma@, wheez@
  | астм@, бронхоспазм@, свист@ в груди
pneumonia
  | pneumoni@, lungebetennelse@
  | pneumoni@, lunginflammation@
  | pneumoni@, lungebetændelse@
  | pneumonia, chest infection, lung infection
  | пневмони@, воспален@ легких
bronchitis | bronkitt@, bronkiolitt@ | bronkit@, luftrörskatarr, bronkiolit@ | bronkit@, bronkiolit@ | bronchit@, bronchiolit@ | бронхит@, бронхиолит@
uti
  | urinveisinfeksjon@, blærebetennelse@, cystitt@, uvi, blærekatarr
  | urinvägsinfektion@, blåskatarr@, cystit@, uvi
  | urinvejsinfektion@, blærebetændelse@, cystit@, uvi
  | urinary tract infection@, urinary infection@, cystitis, uti, water infection, bladder infection, urine infection
  | цистит@, инфекц@ мочев@, имвп
pyelonephritis
  | pyelonefritt, nyrebekkenbetennelse
  | pyelonefrit, njurbäckeninflammation
  | pyelonefritis, nyrebækkenbetændelse
  | pyelonephritis, kidney infection
  | пиелонефрит@
kidneyfailure
  | nyresvikt@, nedsatt nyrefunksjon, nyrene, dårlige nyrer, nyrene svikter, nyreverdi@, nefropati, dialyse@
  | njursvikt@, nedsatt njurfunktion, njurarna, njurvärden, dåliga njurar, dialys@
  | nyresvigt@, nedsat nyrefunktion, nyreinsufficiens, nyrerne, nyretal, dårlige nyrer, dialyse@
  | kidney failure, renal impairment, renal failure, chronic kidney, kidney@ bad, reduced renal function, kidneys, dialysis
  | почечн@ недостаточн@, почки, хбп, диализ@
kidneystones
  | nyrestein@, uret@stein, steinanfall
  | njursten@, uretärsten
  | nyresten@, stenanfald
  | kidney stone@, renal colic
  | почечн@ камн@, камни в почк@, мочекаменн@, почечн@ колик@
gallstones
  | gallestein@, galleblære@, kolecyst@
  | gallsten@, gallblåsa@, kolecyst@
  | galdesten@, galdeblære@, kolecyst@
  | gallstone@, gallbladder, cholecyst@
  | желчн@ камн@, желчнокаменн@, желчн@ пузыр@, холецист@
pancreatitis
  | pankreatitt@, bukspyttkjertelbetennelse, betennelse i bukspyttkjertel@
  | pankreatit@, bukspottkörtel@, bukspottkörtelinflammation
  | pankreatit@, pancreatit@, bugspytkirtelbetændelse, bugspytkirtel@
  | pancreatitis, inflamed pancreas, pancreas
  | панкреатит@, поджелудочн@
pepticulcer
  | magesår, ulcus, sår i magen, sår på magen
  | magsår, ulcus, sår i magen
  | mavesår, ulcus
  | peptic ulcer, stomach ulcer@, ulcer@, duodenal ulcer
  | язв@ желудка, язв@, язвенн@
gastritis | gastritt@, magekatarr | gastrit@, magkatarr | gastrit@, mavekatar | gastritis | гастрит@
inflbowel
  | inflammatorisk tarm@, ulcerøs kolitt, crohn@, kolitt
  | inflammatorisk tarm@, ulcerös kolit, crohn@, kolit
  | inflammatorisk tarm@, colitis@, crohn@
  | inflammatory bowel, ulcerative colitis, crohn@, colitis
  | язвенн@ колит@, болезн@ крона, колит@
jointinflammation
  | leddgikt@, revmatoid@, artritt@, betennelse i ledd@
  | ledgångsreumatism, reumatoid@, ledgång, artrit@
  | leddegigt, reumatoid@, artrit@
  | rheumatoid, arthritis, inflamed joint@
  | ревматоидн@, артрит@
osteoarthritis
  | artrose@, slitasjegikt, slitasje, leddslitasje, utslitt ledd
  | artros@, ledförslitning, utsliten led
  | artrose@, slidgigt, slitage
  | osteoarthritis, wear and tear, arthrosis, worn joint@
  | артроз@, остеоартр@, коксартроз@, гонартроз@
gout | podagra, urinsyregikt, gikt, urinsyregikten | gikt, urinsyragikt, podager | urinsyregigt, podagra, gigt i storetåen | gout | подагр@
osteoporosis
  | osteoporose@, beinskjørhet, benskjørhet, beinskjør, beintetthet@, beintettleik@
  | osteoporos@, benskörhet, bentäthet@
  | osteoporose@, knogleskørhed, knogletæthed@
  | osteoporo@, brittle bones, thin bones, bone density
  | остеопороз@, плотность кости, хрупк@ кост@
skullinjury
  | hodeskade@, kraniet@, hjernerystelse@, slag mot hodet, slått hodet, skalletraume, commotio, smell i hodet
  | skalltrauma@, huvudskada@, hjärnskakning@, slagit i huvudet, slog i huvudet, smäll i huvudet, commotio
  | hovedtraume@, hovedskade@, hjernerystelse@, slået hovedet, slag i hovedet, commotio
  | head injury, concuss@, hit _ head, knock on the head, banged _ head, bump on the head
  | сотрясени@, черепно-мозгов@, травм@ головы, удар@ головой, ушиб@ головы
fractures
  | fraktur@, brudd, brukket, brekt, brakk, benbrudd
  | fraktur@, brott, bruten, brutit, bröt
  | fraktur@, brud, brækket, brækkede
  | fracture@, broken, broke, break in the bone, hairline
  | перелом@, сломал@, сломан@
sprain
  | forstuing@, distorsjon, vridd, overtråkk, tråkket over, forvridd, leddbåndskade
  | stukning@, distorsion, vrickad, vrickade, stukade, ledbandsskada
  | forstuvning@, distorsion, vredet, vrikket, forstuvet, ledbåndsskade
  | sprain@, twisted, rolled _ ankle, went over on, ligament@
  | растяжени@, вывих@, подверн@, связк@
tendinopathy
  | tendin@, senebetennelse, seneskade, senen, sena, senevev
  | tendin@, seninflammation, senan, seninflammation
  | tendin@, seneirritation, senebetændelse, senen
  | tendin@, tendon@
  | тендин@, сухожили@, воспален@ сухожили@
ruptures
  | ruptur@, avrevet, røket, revet av, rift i, riss
  | ruptur@, avsliten, gått av, riss
  | ruptur@, overrevet, sprunget, revet over
  | ruptur@, torn, tear, snapped
  | разрыв@, надрыв@, порва@
discprolapse
  | prolaps@, skiveprolaps, isjias, isjalgi, skiveutglidning
  | diskbråck@, ischias, diskprolaps
  | diskusprolaps@, prolaps@, iskias
  | disc prolapse, slipped disc, sciatica, prolapsed disc, herniated
  | грыж@ диска, грыж@ позвоночник@, ишиас, протрузи@
hernias | brokk, lyskebrokk, navlebrokk, hernie | bråck, ljumskbråck, navelbråck | brok, lyskebrok, navlebrok | hernia@, rupture in groin | грыж@
cancers
  | kreft@, cancer@, karsinom@, malign@, metastas@, spredning, ondartet, lymfom@, leukemi@
  | cancer@, kräft@, malign@, metastas@, elakartad, lymfom@, leukemi@
  | kræft@, cancer@, malign@, metastas@, ondartet, lymfom@, leukæmi@
  | cancer@, malignan@, metasta@, carcinoma, lymphoma@, leukaemia, leukemia
  | рак, рака, раком, онколог@, злокачеств@, метастаз@, лимфом@, лейкоз@, опухол@
anaemia
  | anemi@, lav blodprosent, lavt hemoglobin, blodmangel, blodfattig
  | anemi@, blodbrist, lågt blodvärde, lågt hb
  | anæmi@, lav blodprocent, blodmangel, blodprocent
  | anaemi@, anemi@, low blood count, low haemoglobin, iron low
  | анеми@, малокрови@, низкий гемоглобин, гемоглобин низк@
neutropenia
  | nøytropeni@, lave hvite, hvite blodlegemer, hvite er på, nøytrofile
  | neutropeni@, låga vita, vita är på, vita blodkroppar, neutrofila
  | neutropeni@, lave hvide, hvide blodlegemer, hvide er
  | neutropeni@, white cells low, low white, neutrophil@
  | нейтропени@, лейкоциты низк@, лейкопени@, нейтрофил@
lymphopenia | lymfopeni@, lymfocytter | lymfopeni@, lymfocyter | lymfopeni@, lymfocytter | lymphopeni@, lymphocyte@ | лимфопени@, лимфоцит@
migraines | migrene@, aura | migrän@, aura | migræne@, aura | migraine@, aura | мигрен@, аура
parkinsons | parkinson@ | parkinson@ | parkinson@ | parkinson@ | паркинсон@
dementias
  | demens@, alzheimer@, kognitiv svikt, lewy@
  | demens@, alzheimer@, kognitiv svikt
  | demens@, alzheimer@, kognitiv svigt
  | dementia, alzheimer@
  | деменци@, альцгеймер@, слабоуми@
multiplesclerosis
  | multippel sklerose, ms
  | multipel skleros, ms
  | multipel sclerose, dissemineret sklerose, sklerose, ms
  | multiple sclerosis, ms
  | рассеянн@ склероз@
bipolar
  | bipolar@, manisk@, mani, hypoman@, oppstemt
  | bipolär@, manisk@, mani, hypoman@
  | bipolar@, manisk@, mani, hypoman@
  | bipolar, mania, manic, hypoman@, high as a kite
  | биполярн@, маниакальн@, мани@
schizophrenia
  | schizofreni@, psykose@, psykotisk@
  | schizofreni@, psykos@, psykotisk@
  | skizofreni@, psykose@, psykotisk@
  | schizophreni@, psychosis, psychotic
  | шизофрени@, психоз@, психотич@
addiction
  | avhengig@, rusmisbruk, misbruk@, alkoholisme, rusfri, avrusning@, avrusing@, drikkeproblem, drikker for mye, overforbruk, medikamentoverforbruk
  | beroende@, missbruk@, alkoholism, avgiftning@, dricker för mycket, överförbrukning, överkonsumtion
  | afhængig@, misbrug@, alkoholisme, afrusning@, afgiftning, drikker for meget, overforbrug
  | addict@, dependen@, misuse, abuse, detox@, rehab, drinks too much, drinking too much, overuse
  | зависимост@, злоупотреб@, алкоголизм@, детокс@, запо@, подсел@
abstinence
  | abstinens@, seponeringsreaksjon, abstinent, skjelver uten
  | abstinens@, utsättningssymtom
  | abstinens@, seponeringssymptomer
  | withdrawal, withdrawals, cold turkey
  | синдром отмены, абстинен@, ломк@
shingles
  | herpes zoster, zoster, helvetesild, beltros
  | herpes zoster, zoster, bältros
  | herpes zoster, zoster, helvedesild
  | shingles, herpes zoster, zoster
  | опоясывающ@, герпес зостер, лишай опоясывающ@
coldsores | herpes, forkjølelsessår, munnsår | herpes, munsår | herpes, forkølelsessår | cold sore@, herpes | герпес@, простуд@ на губ@
chickenpox | vannkopper, varicella | vattkoppor, varicella | skoldkopper, varicella | chickenpox, varicella | ветрянк@, ветрян@ осп@
mono | mononukleose, kyssesyke | mononukleos, körtelfeber | mononukleose, kyssesyge | mononucleosis, glandular fever, mono | мононуклеоз@
streptococcal | streptokokk@, halsbetennelse | streptokock@, halsfluss | streptokok@, halsbetændelse | strep, streptococc@ | стрептокок@
stafylococcal | stafylokokk@, gule stafylokokker, mrsa | stafylokock@, mrsa | stafylokok@, mrsa | staph@, mrsa | стафилокок@, мрса
fungal
  | sopp@, soppinfeksjon, candida@, mykose, mugg@, trøske
  | svamp@, candida@, mykos@, torsk
  | svamp@, candida@, trøske
  | fung@, candida, thrush, yeast, mycosis, ringworm
  | грибок, грибк@, грибков@, кандид@, молочниц@, микоз@
eczemas
  | eksem@, atopisk@, dermatitt@, håndeksem
  | eksem@, atopisk@, dermatit@
  | eksem@, atopisk@, dermatitis@, børneeksem
  | eczema@, atopic, dermatitis
  | экзем@, дерматит@, атопич@
psoriases | psoriasis@, plakkpsoriasis | psoriasis@ | psoriasis@ | psoria@ | псориаз@
acnes
  | akne@, kviser, uren hud, filipenser, kvise
  | akne@, finnar, kvisslor, dålig hy
  | akne@, bumser, uren hud, filipenser
  | acne, spots, zits, pimples, breakouts
  | акне, прыщ@, угр@
abscesses
  | abscess@, byll@, verkebyll, pussansamling, betennelse med puss
  | abscess@, böld@, varhärd, varansamling
  | absces@, byld@, betændelse med pus
  | abscess@, boil@, pocket of pus, collection
  | абсцесс@, нарыв@, гнойник@, фурункул@
cellulit
  | cellulitt, erysipelas, rosen, rød og varm hud
  | cellulit, rosfeber, erysipelas
  | cellulitis, rosen, erysipelas
  | cellulitis, erysipelas, red hot skin
  | рожист@, рожа, целлюлит, флегмон@
otitismedia
  | mellomørebetennelse, otitt@, ørebetennelse@, otitis
  | öroninflammation@, otit@, mellanöreinflammation
  | mellemørebetændelse, otitis@, ørebetændelse
  | otitis, ear infection@, middle ear infection, infected ear@
  | отит@, воспален@ уха
sinusitis
  | sinusitt@, bihulebetennelse@, bihul@
  | sinuit@, bihåleinflammation@, bihål@
  | sinuitis, bihulebetændelse@, bihule@
  | sinusitis, sinus infection, sinus@
  | синусит@, гайморит@, пазух@
hayfever
  | høysnue, pollenallergi, allergisk rhinitt, pollen, allergisk snue, sesongallergi, sesong@
  | hösnuva, pollenallergi, allergisk rinit, pollen, säsong@
  | høfeber, pollenallergi, allergisk snue, pollen, sæson@
  | hay fever, hayfever, pollen, allergic rhinitis, season@, every spring
  | поллиноз@, сенн@ лихорад@, пыльц@, аллергическ@ ринит, сезонн@
conjunctivit
  | konjunktivitt@, øyekatarr, rødt øye, røde øyne, øyebetennelse
  | konjunktivit@, ögoninflammation, röda ögon, rött öga
  | konjunktivitis, øjenbetændelse, røde øjne, rødt øje
  | conjunctivit@, pink eye, red eye@, sticky eye@
  | конъюнктивит@, красн@ глаз@, глаза красн@
cataracts | katarakt@, grå stær | katarakt@, grå starr | katarakt@, grå stær | cataract@ | катаракт@
glaucomas
  | glaukom@, grønn stær, høyt øyetrykk, øyetrykk
  | glaukom@, grön starr, ögontryck
  | glaukom@, grøn stær, øjentryk
  | glaucoma@, eye pressure@
  | глауком@, глазн@ давлен@
polycystic | pcos, pco, polycystisk@ | pcos, pco, polycystisk@ | pcos, pco, polycystisk@ | pcos, polycystic@ | спкя, поликистоз@
endometriosis | endometriose@ | endometrios@ | endometriose@ | endometriosis | эндометриоз@
menopause
  | menopaus@, overgangsalder@, klimakteri@, overgangen
  | menopaus@, klimakteri@, övergångsålder@
  | menopause@, overgangsalder@, klimakteri@
  | menopaus@, change of life, perimenopaus@, the change
  | менопауз@, климакс@, климактери@
miscarriage
  | spontanabort, abort@, misted barnet
  | missfall@, abort@
  | spontan abort, abort@, mistede barnet
  | miscarr@, abortion, lost the baby, termination
  | выкидыш@, аборт@
infertility
  | infertil@, barnløs@, ufrivillig barnløs, prøvd å bli gravid, prøver å bli gravid, fertil@
  | infertil@, barnlös@, försökt bli gravid, försöker bli gravid
  | infertil@, barnløs@, prøver at blive gravid, forsøgt at blive gravid, prøvet i
  | infertil@, trying for a baby, trying to conceive, can't conceive, fertil@
  | бесплоди@, не может забеременеть, пытаемся забеременеть
ovulation | ovulasjon, eggløsning@ | ovulation@, ägglossning@ | ovulation@, ægløsning@ | ovulat@ | овуляц@
prostatehyper
  | prostatahyperplasi, bph, forstørret prostata, stor prostata
  | prostataförstoring, bph, förstorad prostata
  | prostatahyperplasi, bph, forstørret prostata
  | prostatic hyperplasia, bph, enlarged prostate, big prostate
  | аденом@ простат@, дгпж, увеличен@ простат@
obesity
  | fedme, overvekt@, adipositas, tykk
  | fetma, övervikt@, obesitas
  | fedme, overvægt@, adipositas
  | obes@, overweight, fat, heavy for
  | ожирени@, лишн@ вес@, избыточн@ вес@
allergies
  | allergi@, overfølsom@, intoleranse, tåler ikke, tålte ikke, reagerte på, reagerer på, ikke tålt, ikke tåle, fått utslett av, fikk utslett av, utslett av,
      elveblest av, cave, allergisk@, kløane
  | allergi@, överkänslig@, intolerans, tål inte, tålde inte, reagerat på, reagerade på, fick utslag av, utslag av, nässelutslag, cave
  | allergi@, overfølsom@, intolerans, tåler ikke, tålte ikke, reageret på, reagerede på, udslæt af, fik udslæt
  | allergi@, allergy, hypersensitiv@, intoleran@, can't take, reacted to, reaction to, came out in, brings me out, can't tolerate, didn't agree,
      disagrees with
  | аллерги@, непереносим@, не перенос@, реакци@ на, сыпь от, сыпью пош@, сыпь была, никогда, нельзя
migratory
  | forbigående, flyktig, kommer og går, anfallsvis, i perioder, paroksysm@
  | övergående, kommer och går, attackvis, i perioder, paroxysm@
  | forbigående, kommer og går, anfaldsvis, i perioder, paroksysm@
  | comes and goes, intermittent, on and off, paroxysm@, in bouts
  | приступообразн@, то есть то нет, периодическ@, пароксизмальн@
recurrence
  | residiv@, tilbakefall@, tilbakevend@, gjentatt@, kommet tilbake, på nytt, igjen, nye anfall, nytt anfall, attakker, attakk@
  | recidiv@, återfall@, återkom@, upprepade, kommit tillbaka, igen, skov@
  | recidiv@, tilbagefald@, tilbagevend@, gentagne, kommet igen, igen, attak@
  | recur@, relapse@, come back, came back, again, flare@, repeated, attack@
  | рецидив@, повтор@, вернул@, снова, опять, обострен@
infectious
  | smitt@, smitterisiko, smittsom@, smitte@, overfør@
  | smitt@, smittsam@, smittorisk, smitta@
  | smitt@, smitsom@, smitterisiko, smitte@
  | infectious, contagious, catching, catch it, pass it on, spread to others
  | зараз@, заразн@, контагиозн@, передае@
complication
  | komplikasjon@, etterfølge@, gikk galt, senskade@
  | komplikation@, efterföljd
  | komplikation@, følgevirkning@, senfølge@
  | complication@, went wrong, after-effect@
  | осложнени@
hereditary
  | arvelig@, i familien, i slekta, familieanamnese, hereditet, arv, mor hadde, far hadde, faren min, moren min, søsteren min, broren min
  | ärftlig@, i släkten, i familjen, hereditet, mamma hade, pappa hade, min mamma, min pappa, min bror, min syster
  | arvelig@, i familien, i slægten, familiær, hereditet, min mor, min far, min bror, min søster
  | hereditary, runs in the family, family history, my mum, my dad, my father, my mother, my brother, my sister, genetic
  | наследствен@, в семье, в роду, у мамы, у отца, у папы, у брата, у сестры
psychhistory
  | psykiatrisk anamnese, psykisk syk@, psykiatri@, depresjon@, hatt depresjon, psykisk helse
  | psykiatrisk anamnes, psykisk@, psykiatri@, haft depression
  | psykiatrisk anamnese, psykisk@, psykiatri@, haft depression
  | psychiatric history, mental health, mental illness, psychiatr@, had depression, breakdown
  | психиатрич@, психическ@, депресси@ была
`
