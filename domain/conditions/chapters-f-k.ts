/** ICPC-2 chapters F, H and K: eye, ear, circulation. The form of a row is told in chapters-a-d.ts. */
export const CHAPTERS_F_K = `
F01 1 eyepain:2.5
F02 1 redeye:2.5
F03 0 discharge+eye:1.5
F04 1 floaters:3
F05 1 visionloss:2 doublevision:2.5
F13 1 dryeye:1.5 itch+eye:1 eyeforeignbody:0.7
F16 1 swelling+eyelid:2 itch+eyelid:1.5
F70 3 icd=H109 redeye:2 stickyeye:3.5 itch+eye:0.4 discharge+eye:1.5 eyepain:-0.7 visionloss:-1
 øyekatarr, konjunktivitt@, øyebetennelse@, bindehinnebetennelse, bakteriell konjunktivitt
   | Infektiös konjunktivit = konjunktivit@, ögoninflammation@, bindhinneinflammation, ögonkatarr
   | konjunktivit@, øjenbetændelse@, bindehindebetændelse
   | Infectious conjunctivitis = conjunctivitis, pink eye, bacterial conjunctivitis
   | Инфекционный конъюнктивит = конъюнктивит@
F71 2 icd=H101 itch+eye:2.5 itchyeyesnose:2.5 redeye:1 pollen:2 runnynose:0.3
 allergisk konjunktivitt, øyeallergi, allergiske øyne
   | Allergisk konjunktivit = allergisk konjunktivit@, ögonallergi
   | allergisk konjunktivit@, øjenallergi
   | Allergic conjunctivitis = allergic conjunctivitis, eye allerg@
   | Аллергический конъюнктивит = аллергическ@ конъюнктивит@
F72 1 icd=H019 styelid:3.5 swelling+eyelid:1.5 lump+eyelid:2.5 red+eyelid:1 dryeye:0.3 itch+eyelid:1
 blefaritt@, øyelokkbetennelse, sti på øyet, chalazion, hordeolum, meibom@
   | Ögonlocksinflammation = blefarit@, ögonlocksinflammation, vagel, chalazion, hordeolum, meibom@
   | blefarit@, øjenlågsbetændelse, bygkorn, chalazion, hordeolum, meibom@
   | Blepharitis, stye or chalazion = blepharitis, stye, chalazion, hordeolum, meibom@
   | Блефарит, ячмень или халязион = блефарит@, ячмень, халязион@, мейбом@
F73 1 redeye:1.5 photophobia:2 eyepain:2 visionloss:1
 iritt@, uveitt@, regnbuehinnebetennelse, keratitt@, episkleritt@, skleritt@, herpes på hornhinnen, hornhinnebetennelse, endoftalmitt@, iridosyklitt@
   | Annan infektion eller inflammation i ögat = irit@, uveit@, regnbågshinneinflammation, keratit@, episklerit@, sklerit@, hornhinneinflammation
   | iritis, uveitis, regnbuehindebetændelse, keratit@, episklerit@, sklerit@, hornhindebetændelse, iridocyklit@
   | Eye infection or inflammation, other = iritis, uveitis, keratitis, episcleritis, scleritis, dacryocystitis, orbital cellulitis
   | Другая инфекция или воспаление глаза = ирит@, увеит@, кератит@, эписклерит@, склерит@, иридоциклит@
F75 1 bleed+eye:3 injury+eye:1
 subkonjunktival@ blødning, blødning i øyet, blødning på øyet, blåveis, hyphema, hyfema, sprukket blodkar i øyet
   | Kontusion eller blödning i ögat = subkonjunktival@ blödning, blödning i ögat, blåtira, brustet blodkärl
   | subkonjunktival@ blødning, blødning i øjet, sprængt blodkar, blåt øje
   | Contusion or haemorrhage of eye = subconjunctival h@, bleed in _ eye, black eye, burst blood vessel, hyphaema, hyphema
   | Ушиб или кровоизлияние глаза = субконъюнктивальн@ кровоизлиян@, кровоизлиян@ в глаз, кровоизлиян@ под конъюнктив@, лопнул сосуд
F76 1 icd=T159 eyeforeignbody:3.5 eyepain:0.7 redeye:0.5 fluorescein:0.4
 fremmedlegeme i øyet, fremmedlegeme på hornhinne@, rust på hornhinne@, metallsplint i øyet, kornealt fremmedlegeme, fremmedlegeme
   | Främmande kropp i ögat = främmande kropp i ögat, främmande kropp på hornhinna@, rostring, främmande kropp
   | fremmedlegeme i øjet, fremmedlegeme på hornhinde@, rustring, fremmedlegeme
   | Foreign body in eye = foreign body in _ eye, corneal foreign body, rust ring
   | Инородное тело глаза = инородн@ тел@ глаза, инородн@ тел@ роговиц@, инородн@ тел@ в глаз@
F79 1 injury+eye:2.5 fluorescein:1 eyeforeignbody:0.7
 øyeskade, sveiseblind@, snøblind@, etseskade i øyet, kornealerosjon, erosjon på hornhinnen
   | Annan ögonskada = ögonskada, svetsblänk, kornealerosion, erosion på hornhinnan
   | øjenskade, svejseøjne, corneaerosion, hornhindeerosion
   | Eye injury, other = eye injury, arc eye, welder's flash, corneal abrasion, scratched cornea
   | Травма глаза, другая = травм@ глаза, электроофтальм@, эрози@ роговиц@, ожог глаза
F80 0 age 0-2 stickyeye:1
 tåreveisstenose, trang tårekanal, tårekanal@
   | Tårkanalstenos hos spädbarn = tårkanal@, tårvägsstenos
   | tårekanal@, tårevejsstenose
   | Blocked tear duct of infant = blocked tear duct, nasolacrimal, lacrimal
   | Непроходимость слёзных путей = дакриостеноз@, слезн@ канал@, дакриоцистит@
F82 1 icd=H332 flashes:3 floaters:2 curtain:4 visionloss:0.7
 netthinneløsning, netthinnerift, netthinneavløsning, amotio, rift i netthinnen, ablatio
   | Näthinneavlossning = näthinneavlossning, amotio, näthinneruptur, reva i näthinnan
   | nethindeløsning, amotio, rift i nethinden
   | Detached retina = retinal detachment, detached retina, retinal tear
   | Отслойка сетчатки = отслойк@ сетчатк@, разрыв сетчатк@, отслоение сетчатк@
F83 1 icd=H350 glucosehigh:0.5 visionloss:1
 retinopati@, diabetisk retinopati, netthinneforandring@, sentralveneokklusjon, veneokklusjon@, blodpropp i øyet
   | Retinopati = retinopati@, ögonbottenförändring@, ventrombos i ögat, centralvensocklusion
   | retinopati@, nethindeforandring@, blodprop i øjet, veneokklusion
   | Retinopathy = retinopathy, retinal vein occlusion, retinal artery
   | Ретинопатия = ретинопати@, тромбоз вен@ сетчатк@, окклюзи@ сетчатк@
F84 1 age 50-120 icd=H353 metamorphopsia:4 visionloss:1
 makuladegenerasjon, amd, forkalkning@ på netthinnen, våt amd, tørr amd, makula@
   | Makuladegeneration = makuladegeneration, amd, gula fläcken, makula@
   | makuladegeneration, amd, forkalkning@ på nethinden, våd amd, makula@
   | Macular degeneration = macular degeneration, amd, wet amd, dry amd, macular
   | Макулярная дегенерация = макулярн@ дегенерац@, макулодистроф@, вмд, дистрофи@ сетчатк@
F85 0 icd=H160 fluorescein:1.5 eyepain:1.5 photophobia:1
 hornhinnesår, kornealt ulcus, keratitt, kontaktlinsekeratitt, herpeskeratitt
   | Hornhinnesår = hornhinnesår, kornealt sår, keratit, herpeskeratit
   | hornhindesår, corneasår, keratitis
   | Corneal ulcer = corneal ulcer, keratitis, dendritic ulcer
   | Язва роговицы = язв@ роговиц@, кератит@, древовидн@
F91 2 icd=H527 visionloss:1 headache:0.2
 nærsynt@, langsynt@, skjeve hornhinner, brytningsfeil@, astigmatisme, trenger briller, presbyopi, brillestyrke@, myopi
   | Brytningsfel = närsynt@, översynt@, brytningsfel@, astigmatism@, glasögon, ålderssynthet
   | nærsynet@, langsynet@, brydningsfejl, bygningsfejl, briller, alderssyn
   | Refractive error = short-sighted@, long-sighted@, nearsighted@, refractive, astigmatism, new glasses, presbyopia, myopia
   | Аномалия рефракции = близорук@, дальнозорк@, астигматизм@, миопи@, очк@, пресбиопи@
F92 2 age 45-120 icd=H269 lenscloudy:4 visionloss:1.2 halo:1.2 night:0.2
 grå stær, katarakt@ | Grå starr = grå starr, katarakt@ | grå stær, katarakt@ | Cataract = cataract@ | Катаракта = катаракт@
F93 1 icd=H409 highpressureeye:3 halo:1.5 eyepain:0.8 visionloss:0.7 headache:0.2
 glaukom@, grønn stær, trangvinkel@, akutt glaukom, okulær hypertensjon
   | Glaukom = glaukom@, grön starr, trångvinkel@
   | glaukom@, grøn stær, grønstær, snævervinklet
   | Glaucoma = glaucoma, angle closure, angle-closure, ocular hypertension
   | Глаукома = глауком@, закрытоугольн@, офтальмогипертенз@
F94 0 visionloss:0.7
 blind, blinde, blindhet, svaksynt@, amblyopi@
   | Blindhet = blindhet, svagsynt@, amblyopi@
   | blindhed, svagsynet@, amblyopi@
   | Blindness = blindness, low vision, amblyopi@, lazy eye
   | Слепота = слепот@, слабовид@, амблиопи@
F95 1 age 0-60 icd=H509 doublevision:1.5
 skjeling, skjeler, skjeløyd@, strabisme, esotropi, eksotropi
   | Skelning = skelar, skelning, skelögd@, strabism@, vindögd
   | skelen, skeler, skeløjet, strabisme
   | Squint = squint, strabismus, esotropia, exotropia, eye turns in
   | Косоглазие = косоглаз@, косит, страбизм@
F99 1 dryeye:2.5 flashes:0.5 floaters:0.7 visionloss:0.2
 tørre øyne, keratokonjunktivitis sicca, sicca, tørt øye, glasslegeme@, bakre glasslegeme@, glasslegemeløsning, glasslegemeavløsning, pterygium,
       optikusnevritt, synsnerve@, ptose
   | Ögonsjukdom UNS = torra ögon, keratokonjunktivit sicca, sicca, glaskroppsavlossning, glaskropp@, pterygium, optikusneurit, synnerv@, ptos
   | tørre øjne, sicca, glaslegeme@, bageste glaslegemeløsning, glaslegemeafløsning, pterygium, opticusneurit@, synsnerve@, ptose
   | Eye disease, other = dry eye@, sicca, posterior vitreous detachment, vitreous detachment, pvd, vitreous, pterygium, optic neuritis, ptosis
   | Болезнь глаза, другая = сух@ глаз@, отслойк@ стекловид@, деструкц@ стекловид@, стекловидн@, птеригиум, неврит зрительн@, птоз@
H01 1 earpain:2.5
H02 1 hearingloss:2
H03 2 tinnitus:3.5
H04 1 eardischarge:2.5
H13 1 blockedear:2.5
H70 3 icd=H609 earpain:1.2 canalswollen:3.5 eardischarge:1.2 itch+ear:2 swelling+ear:1 blockedear:0.4
 ekstern otitt, otitis externa, otitt externa, øregangsbetennelse, øregangseksem, svømmeøre, ytre øregangsbetennelse, betennelse i øregangen
   | Extern otit = extern otit@, otitis externa, hörselgångsinflammation, hörselgångseksem, badöra
   | otitis externa, ekstern otitis, øregangsbetændelse, øregangseksem, ydre øregangs@, ekstern otit
   | Otitis externa = otitis externa, swimmer's ear, outer ear infection, ear canal infection, external ear infection
   | Наружный отит = наружн@ отит@, воспаление слухового прохода, отит наружн@
H71 3 icd=H669 earpain:2 reddrum:4 fever:0.8 eardischarge:0.6 hearingloss:0.2 runnynose:0.4
 mellomørebetennelse@, ørebetennelse@, akutt otitt, otitis media, akutt mediaotitt, otitt, mediaotitt
   | Akut mediaotit = mediaotit@, öroninflammation@, akut otit, otitis media, örinflammation
   | mellemørebetændelse@, ørebetændelse@, akut otitis, otitis media, akut mellemørebetændelse
   | Acute otitis media = otitis media, middle ear infection, ear infection
   | Острый средний отит = средн@ отит@, отит@, остр@ отит@
H72 2 icd=H659 fluiddrum:4 hearingloss:1.5 blockedear:1
 sekretorisk otitt, sekretorisk mediaotitt, serøs otitt, øredren, væske i mellomøret, dren i ørene, sekretorisk otitis, ørekatarr, sekretoriske
   | Serös mediaotit = sekretorisk otit, sekretorisk mediaotit@, serös otit, vätska i mellanörat, öronrör, rör i öronen, öronkatarr, rör i trumhinn@
   | sekretorisk otitis, serøs otitis, væske i mellemøret, dræn i ørerne, sekretorisk mellemøre@
   | Serous otitis media = glue ear, otitis media with effusion, serous otitis, grommet@, ear tubes, middle ear effusion, ome
   | Серозный средний отит = экссудативн@ отит@, серозн@ отит@, секреторн@ отит@, тимпаностом@
H73 1 blockedear:2 earpain:0.5
 tuba@ dysfunksjon, tubadysfunksjon, øretrompet@, trykkutligning@, tubekatarr@, eustach@
   | Tubakatarr = tubakatarr, tubardysfunktion, örontrumpet@, tubar@, eustach@
   | tubadysfunktion, tubakatar, øretrompet@, eustach@
   | Eustachian tube dysfunction = eustachian, barotrauma
   | Евстахиит = евстахи@, тубоотит@
H74 1 eardischarge:1.5 hearingloss:1
 kronisk otitt, kolesteatom@, kronisk mellomørebetennelse
   | Kronisk mediaotit = kronisk otit, kolesteatom@, kronisk mediaotit
   | kronisk otitis, kolesteatom@, kronisk mellemørebetændelse
   | Chronic otitis media = chronic otitis, cholesteatoma, chronic suppurative
   | Хронический средний отит = хроническ@ отит@, холестеатом@
H76 0 eyeforeignbody:-1
 fremmedlegeme i øret, perle i øret, insekt i øret
   | Främmande kropp i örat = främmande kropp i örat, pärla i örat
   | fremmedlegeme i øret, perle i øret
   | Foreign body in ear = foreign body in _ ear, bead in _ ear, insect in _ ear, cotton bud stuck
   | Инородное тело уха = инородн@ тел@ уха, инородн@ тел@ в ух@, бусин@ в ух@
H77 1 icd=H729 eardischarge:0.7 hearingloss:0.5
 hull i trommehinn@, trommehinneperforasjon, perforert trommehinne, perforasjon@, sprukket trommehinne
   | Trumhinneperforation = hål i trumhinnan, trumhinneperforation, perforation@, sprucken trumhinna
   | hul i trommehind@, trommehindeperforation, perforeret trommehinde, sprængt trommehinde
   | Perforated eardrum = perforated eardrum, perforat@ _ drum, hole in _ eardrum, ruptured eardrum, burst eardrum, perforation
   | Перфорация барабанной перепонки = перфорац@, разрыв барабанн@, прободен@ барабанн@
H81 3 icd=H612 earwax:4 blockedear:2 hearingloss:0.8
 ørevoks, voksprop@, cerumen@, vokspropp
   | Öronvax = vaxpropp@, öronvax, cerumen
   | ørevoks, voksprop@, cerumen
   | Ear wax = wax, ear wax, earwax, impacted wax, cerumen
   | Серная пробка = серн@ пробк@, ушн@ сер@
H82 2 icd=H819 vertigo:2 positionalvertigo:4 nausea:0.5 tinnitus:0.5 hearingloss:0.4
 krystallsyke@, øresten, bppv, menière@, meniere@, virus på balansenerven, vestibularisnevritt, vestibularis@, labyrintitt@, godartet stillingsutløst,
       godartet stillingssvimmelhet
   | Yrselsyndrom = kristallsjuka@, bppv, godartad lägesyrsel, menière@, meniere@, virus på balansnerven, vestibularisneurit, vestibularis@, labyrintit@
   | øresten, krystalsyge@, bppv, menière@, meniere@, virus på balancenerven, vestibularisneurit@, vestibularis@, labyrintit@, godartet stillingsbetinget
   | Vertiginous syndrome = bppv, benign paroxysmal, benign positional, meniere@, ménière@, vestibular neuritis, labyrinthitis, vestibular neuronitis,
       positional vertigo
   | Синдром головокружения = доппг, доброкачественн@ пароксизмальн@, меньера, вестибулярн@ нейронит@, вестибулярн@ неврит@, лабиринтит@,
       позиционн@ головокружен@
H84 1 age 55-120 icd=H911 hearingloss:2.5 tinnitus:0.5
 presbyacus@, presbyakus@, aldershørsel, alderstap, aldersbetinget hørsel@
   | Åldersbetingad hörselnedsättning = presbyacus@, presbyakus@, åldershörsel@, åldersrelaterad hörsel@, åldersförändring i hörseln
   | presbyacus@, presbyakus@, aldersbetinget høre@, aldersbetinget hørenedsættelse, aldershøretab
   | Presbyacusis = presbycusis, presbyacusis, age-related hearing
   | Возрастная тугоухость = пресбиакуз@, возрастн@ тугоух@, возрастн@ снижен@ слуха
H85 1 icd=H833 hearingloss:1.2 tinnitus:1
 støyskade@, akustisk traume, lydsmell, støybetinget
   | Bullerskada = bullerskad@, akustiskt trauma, hörselskada av buller
   | støjskade@, akustisk traume, støjbetinget
   | Acoustic trauma = noise-induced, noise induced, acoustic trauma, loud concert
   | Акустическая травма = акустическ@ травм@, шумов@ травм@, от шума
H86 2 hearingloss:2 sudden:0.4 tinnitus:0.4
 plutselig døvhet, sudden deafness, hørselstap, døvhet, nevrogent hørselstap, tunghørt, sensorinevralt
   | Dövhet eller hörselnedsättning = plötslig dövhet, sudden deafness, hörselnedsättning, dövhet, sensorineural
   | pludselig døvhed, sudden deafness, høretab, hørenedsættelse, døvhed, sensorineural@
   | Deafness or hearing loss = sudden deafness, sudden sensorineural, hearing loss, deafness, sensorineural
   | Глухота или тугоухость = внезапн@ глухот@, нейросенсорн@, тугоухост@, сенсоневральн@, глухот@
H99 0 tinnitus:0.3 blockedear:0.3 earpain:0.2
 ørelidelse, otosklerose, mastoiditt@ | Öronsjukdom UNS = mastoidit@ | mastoidit@ | Ear disease, other = mastoiditis | Болезнь уха, другая = мастоидит@
K01 0 chestpressure:0.5
K02 1 chestpressure:1.5
K04 2 palpitation:3
K05 1 irregularpulse:2
K07 1 legedema:2.5
K71 0
 reumatisk feber, giktfeber | Reumatisk feber = reumatisk feber | gigtfeber | Rheumatic fever = rheumatic fever | Ревматизм = ревматическ@ лихорад@
K74 1 age 30-120 icd=I209 chestpressure:2.5 exertion:1.5 radiation:1.5 breathless:0.4
 angina@, angina pectoris, hjertekrampe, koronarsykdom@, iskemisk hjertesykdom, stabil angina, ustabil angina
   | Kärlkramp (angina pectoris) = angina@, angina pectoris, kärlkramp, kranskärlssjuk@, ischemisk hjärtsjukdom, instabil angina
   | angina pectoris, hjertekrampe, iskæmisk hjertesygdom, stabil angina, ustabil angina, kranspulsåre@
   | Angina = angina, stable angina, unstable angina, ischaemic heart, ischemic heart, coronary
   | Стенокардия = стенокарди@, ишемическ@ болезн@, ибс
K75 1 age 25-120 icd=I219 chestpressure:3 radiation:2 stelevation:3.5 sweating:1 sudden:0.5 nausea:0.3
 hjerteinfarkt@, stemi, nstemi, infarkt, akutt koronar@, akutt koronarsyndrom
   | Akut hjärtinfarkt = hjärtinfarkt@, stemi, nstemi, akut koronar@
   | hjerteinfarkt@, blodprop i hjertet, stemi, nstemi, akut koronar@, aks
   | Acute myocardial infarction = heart attack, myocardial infarction, stemi, nstemi, acute coronary
   | Острый инфаркт миокарда = инфаркт@, острый коронарн@, окс
K76 1 age 40-120 exertion:0.2
 gjennomgått hjerteinfarkt, kronisk iskemisk, koronarsykdom, tidligere hjerteinfarkt, stentet
   | Kronisk ischemisk hjärtsjukdom = kronisk ischemisk, kranskärlssjukdom, tidigare hjärtinfarkt
   | kronisk iskæmisk, iskæmisk hjertesygdom, tidligere hjerteinfarkt
   | Chronic ischaemic heart disease = coronary artery disease, coronary heart disease, chronic ischaemic, cad, ischemic cardiomyopathy
   | Хроническая ишемическая болезнь сердца = хроническ@ ишемическ@, постинфарктн@, кардиосклероз@
K77 2 age 35-120 icd=I509 breathless:1.5 orthopnea:2 legedema:2 weightgain:0.8 crackles:1 bnphigh:3
 hjertesvikt@, lungeødem, hjartesvikt
   | Hjärtsvikt = hjärtsvikt@, lungödem
   | hjertesvigt@, hjerteinsufficiens, lungeødem, inkompensation
   | Heart failure = heart failure, hfref, hfpef, congestive, pulmonary oedema, pulmonary edema, chf
   | Сердечная недостаточность = сердечн@ недостаточност@, хсн, отек легких
K78 2 age 30-120 icd=I489 irregularpulse:3 palpitation:2 breathless:0.4 fatigue:0.3
 atrieflimmer@, hjerteflimmer@, forkammerflimmer@, atrieflutter, flimmer
   | Förmaksflimmer eller -fladder = förmaksflimmer@, förmaksfladder@, flimmer, flimret, hjärtflimmer
   | atrieflimren, hjerteflimmer@, forkammerflimren, atrieflagren, flimren
   | Atrial fibrillation or flutter = atrial fibrillation, atrial flutter, af, afib, a-fib, a fib
   | Фибрилляция или трепетание предсердий = фибрилляц@ предсерд@, мерцательн@ аритми@, трепетан@ предсерд@
K79 1 icd=I479 palpitation:2.5 sudden:1 resolved:0.3
 svt, supraventrikulær takykardi, paroksysmal takykardi, wpw, takykardi@
   | Paroxysmal takykardi = svt, supraventrikulär takykardi, paroxysmal takykardi, psvt, wpw
   | svt, supraventrikulær takykardi, paroksystisk takykardi, psvt, wpw
   | Paroxysmal tachycardia = svt, supraventricular tachycardia, paroxysmal tachycardia, wpw, tachycardia
   | Пароксизмальная тахикардия = пароксизмальн@ тахикард@, наджелудочков@, суправентрикуляр@, тахикарди@
K80 1 palpitation:2 irregularpulse:1
 ekstrasystol@, ekstraslag, av-blokk, pacemaker, sinusknute, bradykardi
   | Hjärtarytmi UNS = extrasystol@, extraslag, av-block, pacemaker, sjuk sinusknuta, bradykardi
   | ekstrasystol@, ekstraslag, av-blok, pacemaker, bradykardi
   | Cardiac arrhythmia, other = ectopic@, extrasystole@, extra beats, heart block, pacemaker, bradycardia, premature beats, pvcs
   | Аритмия, другая = экстрасистол@, ав-блокад@, кардиостимулятор@, брадикарди@
K81 0 murmur:3
K83 1 age 40-120 icd=I38 murmur:2.5 breathless:0.6 exertion:0.3 syncope:0.7
 aortastenose, klaffefeil, klaffesykdom, mitralinsuffisiens, mitralklaff@, aortaklaff@, mitral@
   | Hjärtklaffsjukdom = aortastenos, klaffel, klaffsjukdom, mitralinsufficiens, mitralis@, aortaklaff@
   | aortastenose, klapfejl, klapsygdom, mitralinsufficiens, hjerteklap@
   | Heart valve disease = aortic stenosis, valve disease, mitral regurg@, mitral, aortic regurg@, valvular
   | Порок клапана сердца = аортальн@ стеноз@, стеноз аорт@, порок сердца, митральн@, клапан@
K84 0
 kardiomyopati@, perikarditt@, myokarditt@
   | Hjärtsjukdom UNS = kardiomyopati@, perikardit@, myokardit@
   | kardiomyopati@, perikardit@, myokardit@, hjertesæksbetændelse
   | Heart disease, other = cardiomyopathy, pericarditis, myocarditis
   | Болезнь сердца, другая = кардиомиопат@, перикардит@, миокардит@
K85 1 highbp:2
 forhøyet blodtrykk, hvitfrakk@, grenseverdi blodtrykk
   | Förhöjt blodtryck = förhöjt blodtryck, vitrock@, gränsvärde blodtryck
   | forhøjet blodtryk, hvidkittel@
   | Elevated blood pressure = elevated blood pressure, white coat, raised blood pressure
   | Повышенное давление = белого халата, повышенн@ давлен@
K86 4 age 25-120 icd=I10 highbp:2.5
 hypertensjon@, høyt blodtrykk, høgt blodtrykk, blodtrykksmedisin@, blodtrykksbehandling
   | Hypertoni utan komplikation = hypertoni@, högt blodtryck, blodtrycksmedicin@
   | hypertension@, forhøjet blodtryk, højt blodtryk, blodtryksmedicin@
   | Hypertension, uncomplicated = hypertension, high blood pressure, blood pressure tablet@, blood pressure medic@
   | Гипертония без осложнений = гипертони@, гипертенз@, артериальн@ гипертенз@, высок@ давлен@
K87 1 age 35-120 highbp:1
 hypertensjon med, hypertensiv@, hypertensiv krise
   | Hypertoni med komplikation = hypertoni med, hypertensiv@
   | hypertension med, hypertensiv@
   | Hypertension, complicated = hypertensive@
   | Гипертония с осложнениями = гипертоническ@ криз@, гипертензивн@
K88 1 icd=I951 orthostatic:3 vertigo:1 syncope:0.8
 ortostatisk@, blodtrykksfall, ortostatisme
   | Ortostatisk hypotoni = ortostat@, blodtrycksfall
   | ortostat@, blodtryksfald
   | Postural hypotension = orthostatic, postural hypotension, drop in blood pressure, postural drop
   | Ортостатическая гипотензия = ортостатическ@
K89 1 age 35-120 icd=G459 stroke:2.5 resolved:2.5
 tia, hatt et drypp, forbigående iskem@, transitorisk iskem@, amaurosis fugax
   | TIA = tia, transitorisk ischemi@, amaurosis fugax
   | tia, tci, transitorisk iskæm@, amaurosis fugax
   | Transient cerebral ischaemia = tia, transient isch@, mini-stroke, mini stroke, amaurosis fugax
   | Транзиторная ишемическая атака = транзиторн@ ишемическ@, тиа, микроинсульт@
K90 1 age 30-120 icd=I64 stroke:3.5 sudden:0.8 headache:0.2 weak+arm:1 weak+leg:0.7
 hjerneslag, fått slag, hjerneinfarkt, hjerneblødning, cerebral@ infarkt, hjerneinfarkt, slagpasient, subaraknoidal@
   | Stroke = stroke, slaganfall, hjärninfarkt, hjärnblödning, subaraknoidal@
   | apopleksi, blodprop i hjernen, hjerneblødning, stroke, slagtilfælde, subaraknoidal@
   | Stroke = stroke, cerebral infarct@, brain haemorrhage, brain hemorrhage, subarachnoid
   | Инсульт = инсульт@, онмк, кровоизлиян@ в мозг, субарахноидальн@
K91 0 age 40-120
 carotisstenose, karotisstenose, cerebrovaskulær sykdom
   | Cerebrovaskulär sjukdom = karotisstenos, cerebrovaskulär sjukdom
   | carotisstenose, cerebrovaskulær sygdom
   | Cerebrovascular disease = carotid stenosis, cerebrovascular disease
   | Цереброваскулярная болезнь = стеноз сонн@, цереброваскуляр@, дисциркулятор@
K92 1 age 40-120 icd=I709 claudication:3.5 smoking:0.4 pain+calf:0.5
 claudicatio@, aterosklerose, perifer arteriesykdom, åreforkalkning, raynaud@, dårlig blodsirkulasjon, aortaaneurisme
   | Ateroskleros eller perifer kärlsjukdom = claudicatio, åderförkalkning, perifer kärlsjukdom, benartärsjukdom, fönstertittarsjuka, raynaud@, ateroskleros,
       bukaortaaneurysm
   | claudicatio, åreforkalkning, perifer karsygdom, vindueskigger@, raynaud@, aterosklerose
   | Atherosclerosis or peripheral vascular disease = claudication, peripheral arterial, peripheral vascular, atherosclerosis, raynaud@, aortic aneurysm, pad
   | Атеросклероз или болезнь периферических сосудов = атеросклероз@, перемежающ@ хромот@, облитерирующ@, рейно, аневризм@ аорт@
K93 1 icd=I269 breathless:1.5 pleuritic:2.5 calfswelling:1.5 immobil:1.5 hemoptysis:1 sudden:0.7 palpitation:0.3
 lungeemboli@, blodpropp i lungen@, emboli
   | Lungemboli = lungemboli@, propp i lungan, blodpropp i lungan, emboli
   | lungeemboli@, blodprop i lungen, emboli
   | Pulmonary embolism = pulmonary embol@, clot in _ lung, clot on _ lung, blood clot in the lungs, pe
   | Тромбоэмболия лёгочной артерии = тромбоэмбол@, тэла, эмболи@
K94 1 icd=I809 calfswelling:3.5 immobil:1.2 swelling+leg:1.5 pain+calf:2 warm+calf:1 varicose:0.8
 dyp venetrombose, dvt, blodpropp i leggen, blodpropp i benet, blodpropp i beinet, tromboflebitt@, årebetennelse, venetrombose, blodpropp
   | Flebit eller trombos = djup ventrombos, dvt, blodpropp i benet, propp i benet, tromboflebit@, ventrombos, blodpropp
   | dyb venetrombose, dvt, blodprop i benet, blodprop i læggen, tromboflebit@, årebetændelse, blodprop
   | Phlebitis or thrombosis = deep vein thrombosis, dvt, clot in _ leg, thrombophlebitis, phlebitis, blood clot
   | Флебит или тромбоз = тромбоз@ глубок@, тромбофлебит@, флебит@, тромбоз@
K95 1 icd=I839 varicose:3.5 legedema:0.5
 åreknut@, varicer, venøs insuffisiens
   | Åderbråck = åderbråck@, varicer, venös insufficiens
   | åreknud@, varicer, venøs insufficiens
   | Varicose veins = varicose veins, varicosit@, venous insufficiency
   | Варикозное расширение вен = варикоз@, венозн@ недостаточност@
K96 2 icd=K649 rectalbleed:2 hemorrhoidlump:3 itch+anus:1.2 pain+anus:0.8 constipation:0.3
 hemoroide@, hemorroide@
   | Hemorrojder = hemorrojd@, hemorroid@
   | hæmorroide@, hæmorride@
   | Haemorrhoids = haemorrhoid@, hemorrhoid@, piles
   | Геморрой = геморро@
K99 0
 lymfødem, vaskulitt@, temporalisarteritt, kjempecelle@, aneurisme
   | Hjärt-kärlsjukdom UNS = lymfödem, vaskulit@, temporalisarterit, jättecellsarterit, aneurysm@
   | lymfødem, vaskulit@, temporalisarteritis, kæmpecelle@, aneurisme
   | Cardiovascular disease, other = lymphoedema, lymphedema, vasculitis, temporal arteritis, giant cell arteritis, aneurysm
   | Болезнь сердца и сосудов, другая = лимфедем@, васкулит@, височн@ артериит@, гигантоклеточн@, аневризм@
F74 0
 øyesvulst, uvealt melanom
   | Tumör i öga = ögontumör, uvealt melanom
   | øjensvulst, uvealt melanom
   | Neoplasm of eye = eye tumour, eye tumor, uveal melanoma, ocular melanoma
   | Новообразование глаза = опухоль глаза, меланома сосудистой
H78 0
 skrubbsår i øregang@, sår i øregang@
   | Ytlig skada på ytterörat = sår i hörselgång@
   | sår i øregang@
   | Superficial ear injury = ear canal abrasion, scratch in _ ear canal
   | Поверхностная травма уха = царапин@ слухов@ проход@
H79 0 injury+ear:1.5
 barotraume i øret, øreskade
   | Annan öronskada = öronskada, barotrauma
   | øreskade, barotraume
   | Ear injury, other = ear injury, barotrauma
   | Травма уха = травм@ уха, баротравм@
H83 0 hearingloss:0.5
 otosklerose | Otoskleros = otoskleros | otosklerose | Otosclerosis = otosclerosis | Отосклероз = отосклероз@
K70 0 fever:0.4 murmur:0.7
 endokarditt@
   | Infektion i hjärta eller kärl = endokardit@
   | endokardit@
   | Infection of circulatory system = endocarditis
   | Инфекция сердца или сосудов = эндокардит@
K73 0
 vsd, asd, medfødt hjertefeil
   | Medfött hjärtfel = medfött hjärtfel, vsd, asd
   | medfødt hjertefejl, vsd, asd
   | Congenital heart disease = congenital heart, septal defect
   | Врождённый порок сердца = врожденн@ порок@ сердца
K82 0 breathless:0.3
 pulmonal hypertensjon, cor pulmonale
   | Pulmonell hjärtsjukdom = pulmonell hypertension, cor pulmonale
   | pulmonal hypertension, cor pulmonale
   | Pulmonary heart disease = pulmonary hypertension, cor pulmonale
   | Лёгочное сердце = легочн@ гипертенз@, легочн@ сердц@
`
