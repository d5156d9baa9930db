/** ICPC-2 chapters U, W, X and Y: urinary tract, pregnancy, women's and men's organs. The form of a row is told in chapters-a-d.ts. */
export const CHAPTERS_U_Y = `
U01 2 dysuria:2.5
U02 1 frequency:2 polyuria:0.8
U04 2 icd=R32 leakage:3.5
 urininkontinens, stressinkontinens, urgeinkontinens, overaktiv blære, inkontinens
   | Urininkontinens = urininkontinens, ansträngningsinkontinens, trängningsinkontinens, överaktiv blåsa, inkontinens
   | urininkontinens, stressinkontinens, urgeinkontinens, overaktiv blære, inkontinens
   | Urinary incontinence = urinary incontinence, stress incontinence, urge incontinence, overactive bladder, incontinence
   | Недержание мочи = недержан@ мочи, стрессов@ недержан@, гиперактивн@ мочев@
U05 1 weakstream:1
U06 1 hematuria:3.5
U08 1 icd=R33 retention:3.5
 urinretensjon
   | Urinretention = urinretention, urinstämma, urinstopp
   | urinretention
   | Urinary retention = urinary retention, acute retention
   | Задержка мочи = задержк@ моч@, ишури@
U13 1 pain+lowerbelly:0.4 leakage:0.3
U14 0 flankpain:1
U70 2 icd=N10 flankpain:2.5 fever:1.2 dysuria:1 chills:1 dipstick:0.7 frequency:0.3 pain+flank:0.8 crphigh:0.5
 nyrebekkenbetennelse, pyelonefritt@, øvre urinveisinfeksjon, urosepsis
   | Njurbäckeninflammation = njurbäckeninflammation, pyelonefrit@, övre urinvägsinfektion, febril uvi, urosepsis
   | nyrebækkenbetændelse, pyelonefrit@, øvre urinvejsinfektion, urosepsis
   | Pyelonephritis = pyelonephritis, kidney infection, upper urinary tract infection, urosepsis
   | Пиелонефрит = пиелонефрит@, уросепсис@
U71 4 icd=N309 dysuria:2.5 frequency:2 dipstick:1.8 hematuria:0.7 pain+lowerbelly:0.5
 urinveisinfeksjon@, blærekatarr, cystitt@, uvi, blærebetennelse
   | Cystit eller urinvägsinfektion = urinvägsinfektion@, blåskatarr, cystit@, uvi
   | urinvejsinfektion@, blærebetændelse, cystit@, uvi
   | Cystitis or urinary infection = urinary tract infection, uti, cystitis, bladder infection, urine infection, water infection
   | Цистит или инфекция мочевых путей = цистит@, инфекц@ мочев@, инфекц@ мочевывод@
U72 1 icd=N341 urethraldischarge:2.5 dysuria:1 unprotectedsex:1.5
 uretritt@ | Uretrit = uretrit@ | uretrit@ | Urethritis = urethritis | Уретрит = уретрит@
U75 0 age 35-120 hematuria:1 weightloss:0.5
 nyrekreft, nyretumor
   | Njurcancer = njurcancer, njurtumör
   | nyrekræft, nyretumor
   | Kidney cancer = kidney cancer, renal cell, renal mass
   | Рак почки = рак почки, опухоль почки
U76 0 age 35-120 hematuria:2 smoking:0.4
 blærekreft, blæretumor
   | Blåscancer = blåscancer, urinblåsecancer, blåstumör
   | blærekræft, blæretumor
   | Bladder cancer = bladder cancer, bladder tumour, bladder tumor
   | Рак мочевого пузыря = рак мочевого, опухоль мочевого
U88 0 hematuria:0.5 legedema:0.3
 glomerulonefritt@, nefrotisk@, nefritt@
   | Glomerulonefrit eller nefros = glomerulonefrit@, nefrotisk@, nefrit@
   | glomerulonefrit@, nefrotisk@, nefrit@
   | Glomerulonephritis or nephrosis = glomerulonephritis, nephrotic, nephritis, iga nephropathy
   | Гломерулонефрит или нефроз = гломерулонефрит@, нефротическ@
U891 1 age 20-120 icd=N189 creatininehigh:3
 nyresvikt, kronisk nyresykdom, kronisk nyresvikt, redusert nyrefunksjon, nyresykdom, akutt nyresvikt, nyrefunksjon@ _ redusert
   | Njursvikt = njursvikt, kronisk njursjukdom, nedsatt njurfunktion, akut njursvikt
   | nyresvigt, nyreinsufficiens, kronisk nyresygdom, nedsat nyrefunktion, akut nyresvigt
   | Renal failure = chronic kidney disease, ckd, kidney failure, renal failure, acute kidney injury, aki, renal impairment
   | Почечная недостаточность = почечн@ недостаточност@, хбп, хроническ@ болезн@ почек
U95 2 age 15-120 icd=N209 colic:2 flankpain:1.5 hematuria:1.2 pain+flank:1.2 vomit:0.4 pain+groin:0.4
 nyrestein@, nyresteinsanfall@, urinveisstein, uretersten, ureterstein, steinanfall
   | Sten i urinvägarna = njursten@, njurstensanfall@, uretärsten, urinvägssten, stenanfall
   | nyresten@, nyrestensanfald@, uretersten, urinvejssten, stenanfald
   | Urinary stone = kidney stone@, renal colic, ureteric stone, ureteral stone, renal stone, nephrolithiasis
   | Камни мочевых путей = мочекамен@, почечн@ колик@, камен@ в почк@, камн@ в почк@, камен@ мочеточник@, мкб
U98 0 dipstick:0.4
 proteinuri, mikroskopisk hematuri, asymptomatisk bakteriuri
   | Avvikande urinprov = proteinuri, mikroskopisk hematuri, asymtomatisk bakteriuri
   | proteinuri, mikroskopisk hæmaturi, asymptomatisk bakteriuri
   | Abnormal urine test = proteinuria, microscopic haematuria, microscopic hematuria, asymptomatic bacteriuria
   | Отклонение в анализе мочи = протеинури@, микрогематури@, бессимптомн@ бактериур@
U99 0 creatininehigh:1
 hydronefrose, vesikoureteral refluks, nyrecyste
   | Urinvägssjukdom UNS = hydronefros, vesikoureteral reflux, njurcysta, interstitiell cystit
   | hydronefrose, vesikoureteral refluks, nyrecyste
   | Urinary disease, other = hydronephrosis, vesicoureteral reflux, kidney cyst, interstitial cystitis, kidney disease
   | Болезнь мочевых путей, другая = гидронефроз@, пузырно-мочеточник@, кист@ почки
W03 1 f age 12-55 pregnant+bleed:3.5
W05 1 f age 12-55 icd=O210 pregnant+nausea:2.5 pregnant+vomit:3
 hyperemesis@, svangerskapskvalme
   | Graviditetsillamående = hyperemesis@, graviditetsillamående
   | hyperemesis@, graviditetskvalme
   | Nausea or vomiting in pregnancy = hyperemesis, morning sickness
   | Рвота беременных = рвота беременных, гиперемезис@, ранн@ токсикоз@
W10 1 f age 12-55 contraception:1
 nødprevensjon, angrepille, angrepiller
   | Akut preventivmedel = dagen efter-piller, akut p-piller, akutpreventivmedel, akut-p-piller
   | nødprævention, fortrydelsespille@
   | Postcoital contraception = emergency contraception, morning after pill, morning-after pill, plan b
   | Экстренная контрацепция = экстренн@ контрацепц@
W11 2 f age 12-55 pill:2.5 contraception:1
 p-piller, minipille@, p-pille@
   | P-piller = p-piller, minipiller, p-piller@
   | p-piller, minipiller
   | Oral contraception = contraceptive pill, combined pill, mini-pill, oral contracept@, progestogen-only
   | Оральная контрацепция = оральн@ контрацеп@, противозачаточн@ таблет@, кок
W12 2 f age 12-55 coil:3 contraception:0.7
 spiral, hormonspiral, kobberspiral, spiralinnsett@
   | Spiral = spiral, hormonspiral, kopparspiral, spiralinsättning
   | spiral, hormonspiral, kobberspiral, spiraloplægning
   | Intrauterine contraception = coil, iud, intrauterine, mirena
   | Внутриматочная контрацепция = внутриматочн@ спирал@, спираль, вмс
W14 1 f age 12-55 contraception:2
 p-stav, prevensjonsveiledning, p-ring, p-plaster
   | Preventivmedel UNS (K) = p-stav, preventivmedelsrådgivning, p-ring
   | p-stav, præventionsvejledning, p-ring
   | Contraception, other (female) = contraceptive implant, implant, depo-provera, contraceptive advice
   | Контрацепция, другая (Ж) = подкожн@ имплант@, контрацепц@
W15 1 f age 18-50 icd=N979 infertility:3
 infertilitet, barnløshet, subfertil@
   | Infertilitet (K) = infertilitet, ofrivillig barnlöshet, barnlöshet
   | infertilitet, barnløshed
   | Infertility (female) = infertility, subfertility
   | Бесплодие (Ж) = бесплоди@
W19 1 f age 14-55 baby:0.4
 ammeproblem@, såre brystvorter, ammetåke
   | Amningsbesvär = amningsproblem@, amningsbesvär, såriga bröstvårtor
   | ammeproblem@, såre brystvorter
   | Breast or lactation symptom = breastfeeding problem@, breastfeeding difficult@, cracked nipples
   | Жалобы при лактации = проблем@ с грудн@ вскармлив@, трещин@ сосков
W70 0 f age 14-55 icd=O864 baby:0.7 fever:0.7
 barselfeber, endometritt etter fødsel, livmorbetennelse etter fødsel
   | Barnsängsinfektion = barnsängsfeber, endometrit efter förlossning
   | barselsfeber, endometrit@ efter fødsel
   | Puerperal infection = puerperal sepsis, postpartum endometritis, postpartum infection
   | Послеродовая инфекция = послеродов@ эндометрит@, послеродов@ сепсис@
W71 0 f age 12-55 pregnant+dysuria:1.5 pregnant+fever:1
 urinveisinfeksjon i svangerskapet
   | Infektion under graviditet = urinvägsinfektion under graviditet
   | urinvejsinfektion i graviditeten
   | Infection complicating pregnancy = urinary infection in pregnancy
   | Инфекция при беременности = инфекция при беременности
W78 2 f age 12-55 icd=Z321 missedperiod:1.5 pregnant:1.5
 graviditet påvist, gravid, svangerskap påvist, positiv graviditetstest
   | Graviditet konstaterad = gravid, graviditet, positivt graviditetstest
   | gravid, graviditet konstateret, positiv graviditetstest
   | Pregnancy confirmed = pregnant, pregnancy confirmed, positive pregnancy test
   | Беременность подтверждена = беременн@, положительн@ тест на беременность
W781 2 f age 12-55 icd=Z349 pregnant:2
 svangerskapskontroll, sf-mål, symfyse-fundus
   | Graviditetskontroll = graviditetskontroll, mödravård@, sf-mått
   | graviditetskontrol, graviditetsundersøgelse, svangrekontrol, vandrejournal
   | Antenatal check = antenatal check, antenatal, prenatal visit, fundal height
   | Ведение беременности = наблюдение беременности, ведение беременности, женск@ консультац@
W79 1 f age 12-55 icd=Z640 pregnant:0.5
 uønsket svangerskap, abortsøknad, ta abort, ønsker abort, begjæring om abort
   | Oönskad graviditet = oönskad graviditet, abortrådgivning, göra abort
   | uønsket graviditet, ønsker abort, provokeret abort
   | Unwanted pregnancy = unwanted pregnancy, termination, wants an abortion
   | Нежелательная беременность = нежелательн@ беременност@, прервать беременность, прерывание беременности
W80 0 f age 12-55 icd=O009 pregnant+pain:1.5 pregnant+bleed:0.7
 ektopisk@, utenfor livmoren, ekstrauterin@
   | Utomkvedshavandeskap = extrauterin@, ektopisk@, utomkvedshavandeskap
   | ekstrauterin@, ektopisk@, graviditet uden for livmoderen
   | Ectopic pregnancy = ectopic
   | Внематочная беременность = внематочн@, эктопическ@
W81 1 f age 12-55 icd=O149 pregnant+highbp:3 pregnant+headache:1.2 pregnant+legedema:1
 preeklampsi@, svangerskapsforgiftning
   | Preeklampsi = preeklampsi@, havandeskapsförgiftning
   | præeklampsi@, svangerskabsforgiftning
   | Toxaemia of pregnancy = pre-eclampsia, preeclampsia, gestational hypertension
   | Преэклампсия = преэклампс@, гестоз@
W82 1 f age 12-55 icd=O039 pregnant+bleed:2.5 pregnant+cramp:1.5
 spontanabort, truende abort, missed abortion, abort, spontan abort, truet abort
   | Spontan abort = missfall@, spontanabort, hotande missfall
   | spontan abort, truende abort, abort, missed abortion
   | Spontaneous abortion = miscarriage, threatened miscarriage, missed miscarriage, spontaneous abortion
   | Самопроизвольный аборт = выкидыш@, самопроизвольн@ аборт@, угроз@ прерыван@, замерш@ беременност@
W84 1 f age 12-55 icd=Z359 pregnant:0.6
 høyrisikosvangerskap, risikosvangerskap, tvilling@ svangerskap
   | Högriskgraviditet = högriskgraviditet, riskgraviditet
   | højrisikograviditet, risikograviditet
   | High-risk pregnancy = high-risk pregnancy, high risk pregnancy, twin pregnancy
   | Беременность высокого риска = беременност@ высокого риска
W85 1 f age 12-55 icd=O244 pregnant+glucosehigh:3.5
 svangerskapsdiabetes
   | Graviditetsdiabetes = graviditetsdiabetes
   | graviditetsdiabetes, svangerskabsdiabetes
   | Gestational diabetes = gestational diabetes
   | Гестационный диабет = гестационн@ диабет@, гестационн@ сахарн@
W94 1 f age 14-55 icd=O911 mastitis:3.5 baby+fever:0.5
 mastitt@, ammebrystbetennelse, brystbetennelse, melkestase
   | Bröstinflammation vid amning = mjölkstockning, mastit@, bröstinflammation
   | mastit@, brystbetændelse, mælkestase
   | Puerperal mastitis = mastitis, blocked milk duct
   | Лактационный мастит = мастит@, лактостаз@
W96 1 f age 14-55 baby:1
 etterbyrd@, keisersnitt@ sår, barselkomplikasjon, rift@ etter fødsel
   | Komplikation efter förlossning = förlossningsbristning, kejsarsnitt@ sår, efterbörd
   | barselskomplikation, kejsersnit@ sår, bristning efter fødsel
   | Puerperal complication, other = postpartum complication, perineal tear, caesarean wound, cesarean wound, postpartum thyroiditis
   | Послеродовое осложнение = послеродов@ осложнен@, разрыв промежности
W99 0 f age 12-55
 bekkenløsning, bekkenleddplager, svangerskapskløe, cholestase
   | Graviditetssjukdom UNS = foglossning, graviditetsklåda, hepatos
   | bækkenløsning, graviditetskløe, graviditetsbetinget leverkløe
   | Disorder of pregnancy, other = pelvic girdle pain, obstetric cholestasis, symphysis
   | Болезнь беременности, другая = симфизит@, холестаз беременных
X01 1 f pain+vagina:1.5 pain+vulva:2
X02 2 f age 10-55 icd=N946 dysmenorrhea:3.5
 dysmenor@, menssmerter, menstruasjonssmerter
   | Menssmärtor = dysmenorré, mensvärk, menssmärt@
   | dysmenor@, menstruationssmerter
   | Menstrual pain = dysmenorrh@, period pain@
   | Болезненные менструации = дисменоре@, альгоменоре@
X04 1 f dyspareunia:3.5
X05 1 f age 12-52 missedperiod:2.5
X06 2 f age 10-58 icd=N920 heavyperiods:3.5
 menoragi, menorragi, hypermenor@, kraftige menstruasjoner, kraftige blødninger
   | Riklig menstruation = menorragi, rikliga menstruationer, riklig mens@, rikliga blödningar
   | menoragi, menorragi, kraftige menstruationer, kraftige blødninger
   | Excessive menstruation = menorrhag@, heavy menstrual bleeding, heavy periods
   | Обильные менструации = меноррагия, меноррагии, гиперменоре@, обильн@ менструац@, аномальн@ маточн@
X07 2 f age 10-58 irregularperiods:3 intermenstrual:0.5
X08 1 f age 12-60 intermenstrual:3
X09 1 f age 12-55 lowmood:0.1
 pms, premenstruelt syndrom
   | PMS-besvär = pms, pmds
   | pms, præmenstruelt syndrom
   | Premenstrual symptoms = pms, premenstrual
   | Предменструальные симптомы = пмс, предменструальн@
X11 2 f age 38-65 icd=N951 hotflush:3.5 sleepproblem:0.3 irregularperiods:0.3 dry+vagina:1.5
 klimakterie@, overgangsplager, overgangsalder@, menopause@, perimenopause, klimakteriet
   | Klimakteriebesvär = klimakterie@, övergångsbesvär, menopaus@, perimenopaus
   | klimakterie@, overgangsgener, overgangsalder@, menopause@, perimenopause
   | Menopausal symptoms = menopaus@, perimenopaus@, climacteric
   | Климактерические симптомы = климактер@, менопауз@, перименопауз@, климакс@
X12 1 f age 45-120 icd=N950 postmenopausal:4
 postmenopausal blødning
   | Postmenopausal blödning = postmenopausal blödning
   | postmenopausal blødning
   | Postmenopausal bleeding = postmenopausal bleeding
   | Постменопаузальное кровотечение = постменопаузальн@ кровотеч@
X13 1 f age 14-70 icd=N930 postcoital:4
X14 2 f vaginaldischarge:2.5
X15 1 f dry+vagina:1.5 itch+vagina:1 lump+vagina:1
X16 1 f vulvaitch:1.5 itch+vulva:2 wound+vulva:1
X17 1 f pain+lowerbelly:1.5
X18 1 f pain+breast:1
X19 1 f breastlump:3.5 lump+breast:2
X20 0 f
X21 0 f
X70 0 f unprotectedsex:0.2
 syfilis | Syfilis (K) = syfilis | syfilis | Syphilis (female) = syphilis | Сифилис (Ж) = сифилис@
X71 0 f icd=A549 unprotectedsex:0.5
 gonoré, gonorre | Gonorré (K) = gonorré | gonorré | Gonorrhoea (female) = gonorrh@ | Гонорея (Ж) = гоноре@
X72 3 f age 10-70 icd=B373 vulvaitch:2.5 hyphae:3 itch+vulva:1.5 itch+vagina:1.5 vaginaldischarge:0.8 red+vulva:0.7
 candidavaginitt, underlivssopp, sopp i underlivet, vaginal sopp, candida@, soppinfeksjon i underlivet, skjedesopp
   | Candidainfektion i underlivet = underlivssvamp, svamp i underlivet, candida@, svampinfektion, vaginal svamp
   | svamp i skeden, skedesvamp, candida@, svamp i underlivet, underlivssvamp
   | Vaginal candidiasis = thrush, candid@, vaginal yeast, yeast infection
   | Кандидоз половых органов (Ж) = молочниц@, кандидоз@, вагинальн@ кандидоз@, кандидозн@
X73 0 f vaginaldischarge:0.7
 trikomonas@ | Trikomonas (K) = trikomonas@ | trichomonas@ | Trichomonas (female) = trichomon@ | Трихомониаз (Ж) = трихомон@
X74 1 f age 14-55 icd=N739 cervixtender:3.5 pain+lowerbelly:1 fever:0.5 vaginaldischarge:0.5 unprotectedsex:0.5 dyspareunia:0.4
 bekkeninfeksjon@, salpingitt@, egglederbetennelse, endometritt, underlivsinfeksjon, underlivsbetennelse, pid
   | Bäckeninflammation = salpingit@, äggledarinflammation, endometrit, bäckeninfektion@, pid
   | underlivsbetændelse, salpingit@, æggelederbetændelse, endometrit@, pid
   | Pelvic inflammatory disease = pelvic inflammatory, pid, salpingitis, endometritis
   | Воспаление органов малого таза = воспаление придатков, сальпингит@, аднексит@, сальпингоофорит@, эндометрит@, взомт
X75 0 f age 25-90 postcoital:0.7
 livmorhalskreft | Livmoderhalscancer = livmoderhalscancer, cervixcancer | livmoderhalskræft | Cervical cancer = cervical cancer | Рак шейки матки = рак шейки
X76 0 f age 25-120 breastlump:1.5
 brystkreft, mammacancer
   | Bröstcancer (K) = bröstcancer, mammacancer
   | brystkræft
   | Breast cancer (female) = breast cancer, breast carcinoma
   | Рак молочной железы (Ж) = рак молочн@, рак груди
X77 0 f age 40-120 postmenopausal:0.7 bloating:0.2
 eggstokkreft, ovarialcancer, livmorkreft, endometriecancer
   | Gynekologisk cancer UNS = äggstockscancer, ovarialcancer, livmodercancer, endometriecancer
   | æggestokkræft, ovariecancer, livmoderkræft, endometriecancer
   | Malignant genital neoplasm, other (female) = ovarian cancer, endometrial cancer, uterine cancer
   | Злокачественная опухоль половых органов (Ж) = рак яичник@, рак эндометри@, рак матки
X78 1 f age 25-65 icd=D259 heavyperiods:1.2 lump+belly:0.4
 myom@, muskelknute@, fibroid@, livmormyom
   | Myom i livmodern = myom@, muskelknut@
   | fibrom@, myom@, muskelknude@
   | Fibroids = fibroid@, leiomyoma, myoma
   | Миома матки = миом@, фибромиом@
X79 1 f breastlump:1.2 lump+breast:0.8
 fibroadenom, brystcyste, godartet brystsvulst
   | Godartad brösttumör = fibroadenom, bröstcysta
   | fibroadenom, brystcyste
   | Benign breast neoplasm = fibroadenoma, breast cyst
   | Доброкачественная опухоль молочной железы = фиброаденом@, кист@ молочн@
X80 1 f pain+lowerbelly:0.3
 ovarialcyste@, eggstokkcyste@, cervikalpolypp, livmorpolypp@, endometriepolypp, dermoidcyste
   | Godartad genital tumör (K) = äggstockscysta, ovarialcysta, cervixpolyp, livmoderpolyp, endometriepolyp
   | æggestokcyste@, ovariecyste@, livmoderpolyp, cervixpolyp, endometriepolyp
   | Benign genital neoplasm (female) = ovarian cyst, cervical polyp, endometrial polyp
   | Доброкачественная опухоль половых органов (Ж) = кист@ яичник@, полип@ эндометри@, полип@ шейки
X84 3 f age 10-90 icd=N760 vaginaldischarge:1.5 cluecells:3.5 vulvaitch:1 dry+vagina:1.5 itch+vulva:0.7 burning+vagina:0.8
 bakteriell vaginose, vaginitt@, vulvovaginitt, atrofisk vaginitt, vulvitt, bv, urogenital atrofi, tørre slimhinner i underlivet, bartholin@, vulvodyni,
       lichen sclerosus, vestibulitt
   | Vaginit eller vulvit UNS = bakteriell vaginos, vaginit@, vulvovaginit, atrofisk vaginit, vulvit, bv, sköra slemhinnor, bartholin@, vulvodyni,
       lichen sclerosus, vestibulit, urogenital atrofi
   | bakteriel vaginose, vaginit@, vulvovaginit@, atrofisk vaginit@, vulvit@, bv, tørre slimhinder, bartholin@, vulvodyni, lichen sclerosus, vestibulit
   | Vaginitis or vulvitis = bacterial vaginosis, bv, vaginitis, vulvovaginitis, atrophic vaginitis, vaginal atrophy, bartholin@, vulvodynia,
       lichen sclerosus, vestibulodynia
   | Вагинит или вульвит = бактериальн@ вагиноз@, вагинит@, вульвит@, вульвовагинит@, кольпит@, атрофическ@ вагинит@, бартолин@, склероатрофическ@ лишен
X85 1 f age 15-70 postcoital:1.5 vaginaldischarge:0.4
 cervisitt@, ektropion, livmorhalsbetennelse, erosjon på livmorhalsen
   | Sjukdom i livmoderhalsen UNS = cervicit@, ektropion, erosion på portio
   | cervicit@, ektropion, erosion på livmoderhalsen
   | Cervical disease, other = cervicitis, ectropion, cervical erosion
   | Болезнь шейки матки, другая = цервицит@, эктропион@, эрози@ шейки, эктопи@ шейки
X86 1 f age 20-75 icd=N879 vaccine:-0.5
 celleforandring@, unormal celleprøve, cin 1, cin 2, cin 3, hpv positiv, hpv, ascus, lsil, hsil, dysplasi, hpv-positiv, livmorhalsprøve@, celleprøve@
   | Avvikande cellprov = cellförändring@, avvikande cellprov, cin 1, cin 2, cin 3, hpv-positiv, hpv, lsil, hsil, dysplasi, cellprov
   | celleforandring@, unormal celleprøve, cin 1, cin 2, cin 3, hpv-positiv, hpv, lsil, hsil, dysplasi
   | Abnormal cervix smear = abnormal smear, abnormal pap, cin 1, cin 2, cin 3, hpv positive, hpv, dyskaryosis, dysplasia, lsil, hsil, abnormal cells
   | Отклонение в мазке шейки матки = дисплази@ шейки, впч, цин, lsil, hsil, атипичн@ клетк@
X87 1 f age 25-120 icd=N819 heavinessdown:3.5 lump+vagina:2
 framfall, fremfall, uterusprolaps, livmorframfall, blæreframfall, cystocele, rektocele, genitalprolaps, descens
   | Framfall (K) = framfall, uterusprolaps, cystocele, rektocele, livmoderframfall, descens
   | nedsynkning, uterusprolaps, livmoderprolaps, cystocele, rektocele, genital prolaps, descensus
   | Uterovaginal prolapse = prolapse, cystocele, rectocele, uterine prolapse, vaginal prolapse
   | Опущение или выпадение половых органов = пролапс@, опущен@ стенок, опущен@ матки, выпаден@ матки, цистоцеле, ректоцеле
X88 0 f pain+breast:0.7 breastlump:0.5
 mastopati, fibroadenomatose, brystspreng, mastalgi
   | Fibroadenos = mastopati, bröstcystor, mastalgi
   | mastopati, fibroadenomatose, mastalgi
   | Fibrocystic disease of breast = fibrocystic, mastalgia, mastopathy
   | Мастопатия = мастопат@, мастодини@
X89 0 f age 12-55
 pmdd, premenstruell dysforisk
   | Premenstruellt syndrom = pmds, premenstruellt syndrom
   | pmdd, præmenstruel dysfori
   | Premenstrual tension syndrome = premenstrual dysphoric, pmdd, premenstrual tension
   | Предменструальный синдром = предменструальн@ синдром@, предменструальн@ дисфор@
X90 1 f icd=A600 wound+vulva:2.5 wound+vagina:1.5
 genital herpes, herpes genitalis
   | Genital herpes (K) = genital herpes, herpes genitalis, könsherpes
   | genital herpes, herpes genitalis, kønsherpes
   | Genital herpes (female) = genital herpes
   | Генитальный герпес (Ж) = генитальн@ герпес@
X91 1 f icd=A630 wart+vulva:3 wart+vagina:2
 kondylom@, kjønnsvorter
   | Kondylom (K) = kondylom@, könsvårtor
   | kondylom@, kønsvorter
   | Genital warts (female) = genital warts, condylom@
   | Кондиломы (Ж) = кондилом@
X92 1 icd=A562 unprotectedsex:1.2 urethraldischarge:1
 klamydia@, chlamydia | Klamydia = klamydia@, chlamydia | klamydia@, chlamydia | Chlamydia = chlamydia | Хламидиоз = хламиди@
X99 2 f age 12-60 icd=N809 dysmenorrhea:1.2 dyspareunia:1.5 irregularperiods:0.5 hirsutism:2 infertility:0.5 missedperiod:0.3 pain+lowerbelly:0.3
 endometriose@, adenomyose, polycystisk ovarie@, pcos, pco, eggløsningssmerter, ovarietorsjon, endometriehyperplasi
   | Genital sjukdom UNS (K) = endometrios@, adenomyos, polycystiskt ovarie@, pcos, pco, äggstockstorsion, endometriehyperplasi
   | endometriose@, adenomyose, polycystisk ovarie@, pcos, pco, endometriehyperplasi
   | Genital disease, other (female) = endometriosis, adenomyosis, polycystic ovar@, pcos, ovarian torsion, endometrial hyperplasia
   | Болезнь половых органов (Ж), другая = эндометриоз@, аденомиоз@, поликистозн@ яичник@, спкя, поликистоз@, гиперплази@ эндометри@, перекрут яичник@
Y01 1 m pain+penis:2.5
Y02 1 m testispain:2.5 pain+testis:2
Y03 1 m urethraldischarge:2.5
Y04 1 m rash+penis:1.5 itch+penis:1.5 red+penis:1
Y05 1 m swelling+testis:1.5 lump+testis:2.5
Y06 1 m weakstream:1
Y07 2 m age 18-110 icd=F522 erectile:3.5
 impotens, erektil dysfunksjon, ereksjonssvikt, ereksjonsproblem@
   | Impotens = impotens, erektil dysfunktion, erektionssvikt, erektionsproblem@
   | impotens, erektil dysfunktion, rejsningsproblem@
   | Erectile dysfunction = erectile dysfunction, impotence
   | Эректильная дисфункция = эректильн@ дисфункц@, импотенц@
Y10 1 m age 18-70 infertility:1.5
 infertilitet mann, nedsatt sædkvalitet
   | Infertilitet (M) = manlig infertilitet, nedsatt spermie@
   | mandlig infertilitet, nedsat sædkvalitet
   | Infertility (male) = male infertility, low sperm
   | Бесплодие (М) = мужск@ бесплод@, спермограмм@
Y13 1 m age 20-70
 sterilisering, vasektomi
   | Sterilisering (M) = sterilisering, vasektomi
   | sterilisation, vasektomi
   | Sterilisation (male) = vasectomy
   | Стерилизация (М) = вазэктоми@
Y16 0 m lump+breast:1.5
Y71 0 m icd=A549 urethraldischarge:1.5 unprotectedsex:0.7
 gonoré, gonorre | Gonorré (M) = gonorré | gonorré | Gonorrhoea (male) = gonorrh@ | Гонорея (М) = гоноре@
Y72 0 m icd=A600 wound+penis:2.5
 genital herpes, herpes genitalis
   | Genital herpes (M) = genital herpes, herpes genitalis
   | genital herpes, herpes genitalis
   | Genital herpes (male) = genital herpes
   | Генитальный герпес (М) = генитальн@ герпес@
Y73 1 m age 18-100 icd=N419 dysuria:0.8 pain+lowerbelly:0.6 fever:0.4 weakstream:0.6
 prostatitt@ | Prostatit = prostatit@ | prostatit@ | Prostatitis = prostatitis | Простатит = простатит@
Y74 1 m icd=N459 testispain:3 swelling+testis:1.5 fever:0.5 dysuria:0.4
 epididymitt@, orkitt@, bitestikkelbetennelse, epididymorkitt
   | Orkit eller epididymit = epididymit@, orkit@, bitestikelinflammation
   | epididymit@, orkit@, bitestikelbetændelse
   | Orchitis or epididymitis = epididymitis, orchitis, epididymo-orchitis
   | Орхит или эпидидимит = эпидидимит@, орхит@, орхоэпидидимит@
Y75 1 m icd=N481 red+penis:2.5 itch+penis:2 discharge+penis:1
 balanitt@, forhudsbetennelse, balanopostitt
   | Balanit = balanit@, förhudsinflammation, balanopostit
   | balanit@, forhudsbetændelse, balanopostit
   | Balanitis = balanitis, balanoposthitis
   | Баланит = баланит@, баланопостит@
Y76 1 m icd=A630 wart+penis:3.5
 kondylom@, kjønnsvorter
   | Kondylom (M) = kondylom@, könsvårtor
   | kondylom@, kønsvorter
   | Genital warts (male) = genital warts, condylom@
   | Кондиломы (М) = кондилом@
Y77 1 m age 45-120 icd=C61 weakstream:0.7
 prostatakreft, prostatacancer, forhøyet psa, psa
   | Prostatacancer = prostatacancer, förhöjt psa, psa
   | prostatakræft, prostatacancer, forhøjet psa, psa
   | Prostate cancer = prostate cancer, raised psa, elevated psa, psa
   | Рак простаты = рак простат@, рак предстательн@, уровень пса, повышен@ пса, анализ пса
Y78 0 m age 15-60 lump+testis:1.5
 testikkelkreft
   | Testikelcancer = testikelcancer
   | testikelkræft
   | Malignant genital neoplasm, other (male) = testicular cancer
   | Злокачественная опухоль половых органов (М) = рак яичка
Y81 1 m age 0-60 icd=N47
 fimose, trang forhud, parafimose
   | Fimos = fimos, trång förhud, parafimos
   | fimose, forhudsforsnævring, stram forhud, parafimose
   | Phimosis = phimosis, tight foreskin, paraphimosis
   | Фимоз = фимоз@, парафимоз@
Y83 0 m age 0-16
 retentio testis, ikke-descendert, kryptorkisme
   | Kryptorkism = retentio testis, kryptorkism
   | retentio testis, kryptorkisme
   | Undescended testicle = undescended, cryptorchid@
   | Неопущение яичка = крипторхизм@, неопущен@
Y85 2 m age 40-120 icd=N40 weakstream:3.5 frequency:1 retention:1
 benign prostatahyperplasi, prostatahyperplasi, forstørret prostata, bph, prostata@
   | Prostataförstoring = prostatahyperplasi, förstorad prostata, bph, godartad prostataförstoring
   | prostatahyperplasi, forstørret prostata, bph, godartet prostata@
   | Prostatic hyperplasia = bph, benign prostat@, enlarged prostate, prostate enlargement, prostatic hyperplasia
   | Гиперплазия простаты = аденом@ простат@, дгпж, гиперплази@ простат@, аденом@ предстательн@, увеличен@ простат@
Y86 1 m icd=N433 swelling+testis:2
 hydrocele, vannbrokk | Hydrocele = hydrocele, vattenbråck | hydrocele, vandbrok | Hydrocele = hydrocele | Гидроцеле = гидроцеле, водянк@ яичка
Y99 1 m testispain:0.8 sudden+testis:2
 testistorsjon, testikkeltorsjon, spermatocele, varikocele, peyronie@, torsjon
   | Genital sjukdom UNS (M) = testistorsion, testikeltorsion, spermatocele, varikocele, peyronie@, torsion
   | testistorsion, testikeltorsion, spermatocele, varikocele, peyronie@, torsion
   | Genital disease, other (male) = testicular torsion, torsion, spermatocele, varicocele, peyronie@
   | Болезнь половых органов (М), другая = перекрут яичка, сперматоцеле, варикоцеле, пейрони
U80 0 injury+flank:1
 nyreskade, nyrekontusjon
   | Skada i urinvägarna = njurskada, njurkontusion
   | nyreskade, nyrekontusion
   | Injury of urinary tract = kidney injury from, renal contusion
   | Травма мочевых путей = травм@ почки, ушиб почки
W90 0 f age 12-55
 normal fødsel
   | Okomplicerad förlossning = normal förlossning
   | normal fødsel, ukompliceret fødsel
   | Uncomplicated delivery = normal delivery, uncomplicated delivery
   | Нормальные роды = нормальн@ роды
W92 0 f age 12-55
 komplisert fødsel, keisersnitt
   | Komplicerad förlossning = komplicerad förlossning, kejsarsnitt
   | kompliceret fødsel, kejsersnit
   | Complicated delivery = complicated delivery, caesarean section, cesarean section
   | Осложнённые роды = осложненн@ роды, кесарево сечение
W95 0 f age 12-55 baby:0.3
 såre brystvorter, brystabscess
   | Bröstsjukdom vid amning = såriga bröstvårtor, bröstabscess
   | såre brystvorter, brystabsces
   | Breast disorder in puerperium = cracked nipples, breast abscess
   | Болезнь груди при лактации = трещин@ соск@, абсцесс молочн@
X81 0 f
 adnekstumor, tumor i eggstokk
   | Oklar genital tumör (K) = adnextumör, oklar äggstockstumör
   | adnekstumor, tumor i æggestok
   | Uncertain genital neoplasm (female) = adnexal mass, ovarian mass
   | Неуточнённая опухоль половых органов (Ж) = образован@ придатк@, образован@ яичник@
Y79 0 m
 spermatocele
   | Godartad genital tumör (M) = spermatocele
   | spermatocele
   | Benign genital neoplasm (male) = spermatocele
   | Доброкачественная опухоль половых органов (М) = сперматоцеле
Y82 0 m age 0-16
 hypospadi | Hypospadi = hypospadi | hypospadi | Hypospadias = hypospadias | Гипоспадия = гипоспади@
`
