/** ICPC-2 chapters S and T: skin, hormones and metabolism. The form of a row is told in chapters-a-d.ts. */
export const CHAPTERS_S_T = `
S01 1 pain+skin:2
S02 2 itch+skin:2 itch:1
S03 2 icd=B07 wart:3.5
 vorte@, fotvorte@ | Vårtor = vårta@, vårtor@, fotvårt@ | vorte@, fodvorte@ | Warts = wart@, verruca@ | Бородавки = бородавк@
S04 1 lump+skin:2.5 lump+back:1 lump+neck:0.7 lump+arm:1
S06 2 rash:1.5 rash+hand:1 rash+arm:1 rash+leg:1
S07 1 rash:1.2
S08 0 molechange:0.4
S09 1 icd=L030 paronychia:3.5 red+finger:1.5 red+toe:1 discharge+nail:1.5 pain+nail:1
 neglerotsbetennelse, neglerotbetennelse, paronyki@, verkefinger, panaritium
   | Infekterad finger eller tå = nagelbandsinfektion, nagelbandsinflammation, paronyki@, panaritium
   | neglerodsbetændelse, paronyki@, bullen finger, panaritium
   | Infected finger or toe = paronychia, whitlow, felon, nail fold infection
   | Инфекция пальца = панариц@, паронихи@
S10 1 icd=L029 abscess:3.5 lump+buttock:1 lump+armpit:0.7
 byll@, abscess@, furunk@, karbunkel, verkebyll
   | Böld = böld@, abscess@, furunk@, karbunkel
   | byld@, absces@, furunk@, karbunkel
   | Boil or abscess = boil, abscess, furunc@, carbunc@
   | Фурункул или абсцесс = фурункул@, абсцесс@, карбункул@
S11 1 icd=T793 wound:0.5 red+wound:2.5 discharge+wound:2.5
 sårinfeksjon@, infisert sår, infisert i såret
   | Sårinfektion = sårinfektion@, infekterat sår
   | sårinfektion@, inficeret sår, betændelse i såret
   | Post-traumatic skin infection = wound infection, infected wound
   | Инфекция раны = инфицирован@ ран@, нагноен@ ран@, инфекц@ ран@
S12 2 icd=T140 insectbite:3.5 itch:0.3 tickbite:1
 vepsestikk, insektstikk@, insektbitt@, myggstikk, flåttbitt@, stikk av veps
   | Insektsbett = insektsbett, getingstick, insektsstick, fästingbett
   | insektstik, insektbid, hvepsestik, flåtbid
   | Insect bite or sting = insect bite@, wasp sting, bee sting, insect sting, tick bite
   | Укус насекомого = укус@ насеком@, укус@ осы, укус@ пчел@, укус@ клещ@
S13 1 icd=T141 animalbite:4
 hundebitt, kattebitt, bitt av, menneskebitt
   | Bett av djur eller människa = hundbett, kattbett, biten av
   | hundebid, kattebid, bidt af
   | Animal or human bite = dog bite, cat bite, human bite, animal bite
   | Укус животного или человека = укус@ собак@, укус@ кошк@, укушен@
S14 1 icd=T300 burnscald:4
 brannskade@, forbrenning@, skåldeskade@, brannsår
   | Brännskada = brännskad@, skållskad@, brännsår
   | forbrænding@, skoldning@, brandsår
   | Burn or scald = burn injury, scald, scalds, partial thickness, superficial burn, minor burn, second-degree burn
   | Ожог = ожог@
S15 0
 flis, splint i, fremmedlegeme i huden, fiskekrok
   | Främmande kropp i huden = sticka i, flisa i, främmande kropp i huden, fiskekrok
   | splint i, fremmedlegeme i huden, fiskekrog
   | Foreign body in skin = splinter, foreign body in _ skin, fish hook
   | Инородное тело кожи = заноз@, инородн@ тел@ кожи
S16 1 bruising:2 injury:0.5
 kontusjon@, blåmerke@, hematom
   | Blåmärke = kontusion@, blåmärke@, hematom
   | kontusion@, blå mærker, hæmatom
   | Bruise or contusion = contusion, bruise, bruising, haematoma, hematoma
   | Ушиб = ушиб@, гематом@, синяк@
S17 1 injury:0.3 wound:0.4
 skrubbsår, blemme@, skrapsår
   | Skrubbsår = skrubbsår, skavsår, blåsa på
   | hudafskrabning, skrubbet
   | Abrasion or blister = abrasion, graze, blister, grazed
   | Ссадина = ссадин@, мозоль
S18 2 icd=T141 wound:2.5 bleed+wound:0.7 wound+hand:1 wound+finger:1 wound+head:0.7 wound+skull:1 injury:0.2
 kutt@, kuttskade, sårskade@, flenge, rift, sydd, sutur@, stiftes, sy såret, stripset
   | Sårskada = sårskad@, skärsår, skärskada, suturer@, sy såret, sytt, jack
   | snitsår, flænge, sårskade, suturer@, sy såret, syet, limet
   | Laceration or cut = laceration, gash, stitches, deep cut, sutur@, steri-strip@, needs closing
   | Рваная или резаная рана = резан@ ран@, рван@ ран@, рассечен@, наложить швы, накладыва@ шв@, порез@
S19 0 injury:0.2
S20 1 pain+foot:0.3
 liktorn, hard hud | Liktorn = liktorn, förhårdnad | ligtorn, hård hud | Corn or callus = corn, callus@ | Мозоль (натоптыш) = натоптыш@, мозол@
S21 1 dryskin:1.5
S22 1 pain+nail:1
S23 1 icd=L659 hairloss:3.5
 alopeci@, håravfall, skallethet, flekkskallethet
   | Håravfall = alopeci@, håravfall, fläckvis håravfall
   | alopeci@, hårtab, skaldethed, pletskaldethed
   | Hair loss or baldness = alopecia, hair loss, telogen, male pattern
   | Выпадение волос = алопеци@, выпадени@ волос, облысени@
S24 1 itch+scalp:2 rash+scalp:1
S70 2 age 8-120 icd=B029 zosterrash:4 pain+skin:0.7 rash+chest:0.8 onesided+rash:1.5 burning:0.3
 herpes zoster, helvetesild, zoster, postherpetisk
   | Bältros = bältros, herpes zoster, zoster
   | helvedesild, herpes zoster, zoster
   | Herpes zoster = shingles, herpes zoster, zoster
   | Опоясывающий лишай = опоясыва@ герпес, опоясыва@ лиша@, опоясыва@
S71 1 icd=B009 coldsore:3.5
 herpes simplex, munnherpes, forkjølelsessår, herpes, eczema herpeticum
   | Herpes simplex = herpes simplex, munherpes, munsår, herpes
   | herpes simplex, mundherpes, forkølelsessår, herpes
   | Herpes simplex = herpes simplex, cold sore@, herpes labialis, herpes
   | Простой герпес = прост@ герпес@, герпес на губ@, лабиальн@ герпес@
S72 1 icd=B86 scabiessigns:4 itch:1.5 night:0.5
 skabb | Skabb = skabb | fnat, scabies | Scabies = scabies | Чесотка = чесотк@
S73 1 lice:4
 hodelus, lus
   | Löss eller annan hudparasit = huvudlöss, löss
   | hovedlus, lus
   | Lice or other skin infestation = head lice, lice, infestation, pediculosis
   | Вши и другие паразиты кожи = педикулез@, вши
S74 2 icd=B359 fungus:3 ring:3 itch:0.2 scales:0.7
 ringorm, fotsopp, neglesopp, hudsopp, soppinfeksjon@, tinea@, lyskesopp, onykomykose
   | Hudsvamp = ringorm, fotsvamp, nagelsvamp, hudsvamp, svampinfektion@, tinea@, onykomykos
   | ringorm, fodsvamp, neglesvamp, hudsvamp, svampeinfektion@, tinea@, onykomykose
   | Fungal skin infection = ringworm, athlete's foot, tinea, fungal infection, fungal nail, onychomycosis, dermatophyt@
   | Грибок кожи = микоз@, грибков@ инфекц@, онихомикоз@, дерматомикоз@, стригущ@ лиша@, трихофит@, микроспори@
S75 1 icd=B372 itch+groin:1 rash+groin:1 red+groin:1
 candida i huden, intertrigo, candidainfeksjon
   | Candida i huden = candida i huden, intertrigo, svamp i hudveck@
   | candida i huden, intertrigo, svamp i hudfold@
   | Candida of skin = intertrigo, cutaneous candid@, candida
   | Кандидоз кожи = кандидоз@ кожи, опрелост@
S76 2 icd=L089 cellulitis:3.5 red+leg:1 warm+leg:1 red+skin:1 fever:0.6 swelling+leg:0.5 red+calf:1
 erysipelas, rosen, cellulitt@, hudinfeksjon@, follikulitt@, impetigo, lymfangitt, hårsekkbetennelse
   | Hudinfektion UNS = rosfeber, erysipelas, cellulit@, hudinfektion@, follikulit@, lymfangit, erytrasma
   | rosen, erysipelas, cellulitis, hudinfektion@, follikulit@, lymfangit@, hårsækbetændelse
   | Skin infection, other = cellulitis, erysipelas, skin infection, folliculitis, lymphangitis
   | Инфекция кожи, другая = рожист@ воспал@, рожа, флегмон@, целлюлит@, фолликулит@, лимфангит@, пиодерми@
S77 1 age 30-120 icd=C449 pearly:3 molechange:2 wound+nose:1 wound+face:1
 basalcellekarsinom, basaliom, basalcellekreft, melanom@, hudkreft, plateepitelkarsinom@, plateepitelkreft, føflekkreft
   | Hudcancer = basalcellscancer, basaliom, basalcellscarcinom, malignt melanom, melanom@, hudcancer, skivepitelcancer, bcc
   | basalcellekarcinom, basalcellekræft, basaliom, modermærkekræft, melanom@, hudkræft, planocellulært karcinom, bcc, pladecelle@
   | Malignant neoplasm of skin = basal cell, bcc, melanoma, skin cancer, squamous cell, scc
   | Злокачественная опухоль кожи = базалиом@, базальноклеточн@, меланом@, рак кожи, плоскоклеточн@
S78 1 icd=D179 lump+skin:1.5 lump+arm:0.7 lump+back:0.7
 lipom@, fettkul | Lipom = lipom@, fettknöl | lipom@, fedtknude | Lipoma = lipoma@ | Липома = липом@, жировик@
S79 1 lump+skin:1
 dermatofibrom, seboreisk keratose, seborrhoisk keratose, fibrom, hudpapillom, alderskeratose, seborroisk keratose, skjoldbruskvorte
   | Godartad hudtumör = dermatofibrom, seborroisk keratos, åldersvårta, fibrom, hudflikar, hudpapillom
   | dermatofibrom, seboroisk keratose, alderskeratose, fibrom, hudflige
   | Benign skin neoplasm = dermatofibroma, seborrh@ keratosis, seborrh@ keratoses, skin tag@, fibroma, cherry angioma
   | Доброкачественная опухоль кожи = дерматофибром@, себорейн@ кератом@, себорейн@ кератоз@, папиллом@, фибром@
S80 1 age 35-120 icd=L570 sunspots:3.5
 aktinisk keratose@, solar keratose, solforbrenning, solforbrent, aktiniske keratoser, solkeratose@
   | Aktinisk keratos eller solskada = aktinisk@ keratos@, solkeratos@, solbränd@, solbränna
   | aktinisk@ keratose@, solkeratose@, solskoldning, solskoldet
   | Solar keratosis or sunburn = actinic keratos@, solar keratos@, sunburn
   | Солнечный кератоз или ожог = актиническ@ кератоз@, солнечн@ кератоз@, солнечн@ ожог@
S81 0
 hemangiom@, blodkarsvulst
   | Hemangiom = hemangiom@, smultronmärke
   | hæmangiom@, jordbærmærke
   | Haemangioma = haemangioma, hemangioma, strawberry mark
   | Гемангиома = гемангиом@
S82 2 icd=D229 molechange:2.5
 føflekk@, pigmentnevus, nevus, nævus, atypisk nevus, dysplastisk nevus, dysplastisk føflekk
   | Pigmentnevus = födelsemärk@, leverfläck@, nevus, naevus, atypiskt nevus, dysplastiskt nevus
   | modermærk@, nævus, naevus, atypisk nævus, dysplastisk nævus
   | Naevus or mole = mole, moles, naevus, nevus, dysplastic naevus, dysplastic nevus, atypical mole
   | Невус (родинка) = невус@, родинк@
S84 1 icd=L010 impetigosigns:4 rash+face:0.6 wound+mouth:0.5
 brennkopper, impetigo | Svinkoppor = svinkoppor, impetigo | børnesår, impetigo | Impetigo = impetigo | Импетиго = импетиго
S85 1 icd=L059 pain+tailbone:2 lump+tailbone:2.5 discharge+tailbone:2
 pilonidal@, hårsekkcyste, sakralcyste, hårcyste
   | Pilonidalcysta = pilonidal@, hårsäckscysta
   | pilonidal@, hårcyste, hårfistel
   | Pilonidal cyst or sinus = pilonidal
   | Пилонидальная киста = пилонидальн@, копчиков@ кист@, эпителиальн@ копчиков@
S86 2 icd=L219 sebderm:3.5 scales:0.4 rash+face:0.6 itch+scalp:0.7
 seboreisk dermatitt, seboréisk eksem, seborrhoisk dermatitt, seboreisk eksem, flassekse@
   | Seborroisk dermatit = seborroiskt eksem, seborroisk dermatit, mjälleksem
   | seborroisk dermatitis, seboroisk eksem, skæleksem, seborrhoisk
   | Seborrhoeic dermatitis = seborrh@ dermatitis, seborrh@ eczema, seborrhoeic, seborrheic
   | Себорейный дерматит = себорейн@ дерматит@, себорея
S87 3 icd=L209 flexural:3 dryskin:1.2 itch:1 rash:0.5 itch+skin:0.7
 atopisk eksem, atopisk dermatitt, eksem, barneeksem
   | Atopiskt eksem = atopiskt eksem, atopisk dermatit, böjveckseksem, eksem
   | atopisk eksem, atopisk dermatit@, børneeksem, eksem
   | Atopic dermatitis = atopic eczema, atopic dermatitis, eczema
   | Атопический дерматит = атопическ@ дерматит@, экзем@, нейродермит@
S88 2 icd=L239 contactrash:2.5 itch+hand:1.2 rash+hand:1.5 dryskin:0.4 rash+face:0.3
 kontakteksem, kontaktallergi@, kontaktdermatitt, dermatitt, håndeksem, allergisk eksem, irritativt eksem
   | Kontakteksem = kontakteksem, kontaktallergi@, kontaktdermatit, dermatit, handeksem, allergiskt eksem, irritativt eksem
   | kontakteksem, kontaktallergi@, kontaktdermatit@, dermatitis, håndeksem, allergisk eksem, toksisk eksem, irritativt eksem
   | Contact dermatitis = contact dermatitis, dermatitis, contact allerg@, hand eczema, irritant dermatitis, allergic dermatitis, hand dermatitis, poison ivy
   | Контактный дерматит = контактн@ дерматит@, дерматит@, аллергическ@ дерматит@, экзем@ рук, экзема кист@
S89 1 age 0-3 icd=L22 rash+buttock:1.5
 bleieutslett, bleiedermatitt, bleieeksem
   | Blöjdermatit = blöjdermatit, blöjeksem, blöjutslag
   | bleeksem, bleudslæt, bledermatit
   | Diaper rash = nappy rash, diaper rash, diaper dermatitis
   | Пелёночный дерматит = пеленочн@ дерматит@
S90 0 icd=L42
 pityriasis rosea, mantelflekk
   | Pityriasis rosea = pityriasis rosea, medaljongsjuka
   | pityriasis rosea
   | Pityriasis rosea = pityriasis rosea
   | Розовый лишай = розов@ лиша@
S91 2 icd=L409 plaques:3 scales:2 rash+elbow:1.2 rash+scalp:1 itch:0.2
 psoriasis@ | Psoriasis = psoriasis@ | psoriasis@ | Psoriasis = psoriasis, psoriatic | Псориаз = псориаз@
S92 1 icd=L732 abscess+armpit:2 sweating+hand:2 sweating+armpit:2.5 abscess+groin:2 sweating:0.5
 hidradenitt@, hyperhidrose, svettekjertel@, hidrosadenitt
   | Svettkörtelsjukdom = hidradenit@, hidrosadenit@, hyperhidros, svettkörtel@
   | hidradenit@, hidrosadenit@, hyperhidrose, svedkirtel@
   | Sweat gland disease = hidradenitis, hyperhidrosis, prickly heat, miliaria
   | Болезнь потовых желёз = гидраденит@, гипергидроз@, потниц@
S93 1 icd=L720 lump+skin:1.5 lump+neck:0.7 lump+back:1 lump+scalp:2
 talgcyste, aterom@, epidermoidcyste, epidermalcyste
   | Talgcysta = talgcysta, aterom@, epidermoidcysta
   | talgcyste, aterom@, epidermoidcyste
   | Sebaceous cyst = sebaceous cyst, epidermoid cyst, epidermal cyst, atheroma
   | Атерома = атером@, эпидермальн@ кист@
S94 1 icd=L600 ingrown:4 pain+bigtoe:1 red+nail:0.7
 inngrodd negl, inngrodd tånegl
   | Inväxt nagel = nageltrång, inväxt nagel, inväxt tånagel
   | nedgroet negl, indgroet negl
   | Ingrown nail = ingrown toenail, ingrown nail, ingrowing
   | Вросший ноготь = вросш@ ногот@
S95 1 age 0-25 icd=B081 molluscum:4
 mollusker, molluscum@
   | Mollusker = mollusker, molluscum@
   | mollusker, molluscum@
   | Molluscum contagiosum = mollusc@
   | Контагиозный моллюск = контагиозн@ моллюск@
S96 2 age 9-60 icd=L709 acnelesions:3.5
 akne@, kviser | Akne = akne@, acne@ | akne@, acne | Acne = acne | Акне = акне, угрев@
S97 1 age 30-120 icd=L97 legulcer:3.5
 leggsår, venøst sår, kronisk sår, trykksår, arterielt sår, liggesår, diabetisk fotsår
   | Kroniskt hudsår = bensår, venöst sår, trycksår, kroniskt sår, diabetiskt fotsår, svårläkt sår
   | skinnebenssår, venøst sår, tryksår, kronisk sår, diabetisk fodsår
   | Chronic skin ulcer = leg ulcer, venous ulcer, pressure ulcer, pressure sore, diabetic foot ulcer, chronic ulcer
   | Хроническая язва кожи = трофическ@ язв@, пролежн@, хроническ@ язв@
S98 2 icd=L509 hives:4 itch:0.7 rash:0.4
 urtikaria@, urticaria@, elveblest, neslefeber
   | Urtikaria = urtikaria@, urticaria@, nässelutslag, nässelfeber
   | urticaria@, urtikaria@, nældefeber
   | Urticaria = urticaria, hives, nettle rash
   | Крапивница = крапивниц@, уртикари@
S99 1 rosacea:3.5 itch+skin:0.3 red+face:1
 rosacea, perioral dermatitt, lichen@, vitiligo, granuloma annulare, prurigo, bulløs@, erythema nodosum, melasma
   | Hudsjukdom UNS = rosacea, perioral dermatit, lichen@, vitiligo, granuloma annulare, prurigo, bullös@, erythema nodosum
   | rosacea, perioral dermatitis, lichen@, vitiligo, granuloma annulare, prurigo, bulløs@, erythema nodosum
   | Skin disease, other = rosacea, perioral dermatitis, lichen@, vitiligo, granuloma annulare, prurigo, pemphig@, erythema nodosum, melasma, keloid, telogen
   | Болезнь кожи, другая = розацеа, периоральн@ дерматит@, красн@ плоск@ лиша@, витилиго, кольцевидн@ гранулем@, пемфиг@, узловат@ эритем@
T01 1 thirst:2.5
T03 1 appetiteloss:1.5
T04 1 age 0-6
T07 1 weightgain:2
T08 1 weightloss:2.5
T10 0 age 0-16
T11 1 dehydrated:3
T71 0 goitre:0.7 lump+frontneck:0.5
 skjoldbruskkjertelkreft, thyreoideakreft, tyreoideakreft
   | Sköldkörtelcancer = sköldkörtelcancer, tyreoideacancer
   | kræft i skjoldbruskkirtlen, thyreoideacancer
   | Thyroid cancer = thyroid cancer
   | Рак щитовидной железы = рак щитовидн@
T81 1 icd=E049 goitre:2.5 lump+frontneck:1 swallowing:0.3
 struma, knutestruma, thyreoideaknute
   | Struma = struma, knölstruma, sköldkörtelknuta
   | struma, knudestruma
   | Goitre = goitre, goiter, thyroid nodule@
   | Зоб = зоб, зоба, узлов@ зоб
T82 1 icd=E669 overweight:2.5
 fedme | Fetma = fetma, obesitas | svær overvægt, fedme | Obesity = obes@ | Ожирение = ожирен@
T83 1 icd=E660 overweight:1.5
 overvekt@ | Övervikt = övervikt@ | overvægt@ | Overweight = overweight | Избыточная масса тела = избыточн@ вес@, избыточн@ масс@
T85 1 icd=E059 heatintol:2.5 tshhigh:1 palpitation:0.8 weightloss:0.8 goitre:0.8 sweating:0.5 tremor:0.5
 hypertyreose, tyreotoksikose, hypertyreo@, graves, høyt stoffskifte, stoffskiftet er for høyt, basedow@, thyreotoksikose, hyperthyreo@
   | Hypertyreos = hypertyreos, tyreotoxikos, graves, giftstruma, basedow@, hög ämnesomsättning
   | hypertyreose, hyperthyroid@, thyreotoksikose, graves, for højt stofskifte, højt stofskifte, basedow@, hyperthyreo@
   | Hyperthyroidism = hyperthyroid@, thyrotoxic@, graves, overactive thyroid
   | Гипертиреоз = гипертиреоз@, тиреотоксикоз@, базедов@, грейвса
T86 2 icd=E039 tshhigh:1.5 thyroxine:2.5 coldintol:1.8 fatigue:0.8 weightgain:0.8 constipation:0.3 dryskin:0.4 hairloss:0.4
 hypotyreose, hypothyreose, lavt stoffskifte, hashimoto@, tyreoiditt@, for lavt stoffskifte, stoffskiftet er for lavt
   | Hypotyreos = hypotyreos, låg ämnesomsättning, hashimoto@, tyreoidit@, underfunktion i sköldkörteln
   | hypotyreose, hypothyreose, lavt stofskifte, for lavt stofskifte, hashimoto@, thyreoidit@, myxødem
   | Hypothyroidism = hypothyroid@, underactive thyroid, hashimoto@, thyroiditis, low thyroid
   | Гипотиреоз = гипотиреоз@, хашимото, тиреоидит@, снижен@ функци@ щитовидн@
T87 0 icd=E162 hypo:3
 hypoglykemi@, føling
   | Hypoglykemi = hypoglykemi@, insulinkänning
   | hypoglykæmi@, insulinføling
   | Hypoglycaemia = hypoglyc@, low blood sugar, hypo
   | Гипогликемия = гипогликеми@
T89 1 age 0-70 icd=E109 glucosehigh:1 thirst:1.5 polyuria:1.5 weightloss:0.7 hypo:0.7
 diabetes type 1, type 1-diabetes, type 1 diabetes, diabetes type en, ketoacidose@, insulinpumpe, diabetisk ketoacidose, diabetes 1
   | Diabetes typ 1 = diabetes typ 1, typ 1-diabetes, typ ett, ketoacidos@, insulinpump
   | diabetes type 1, type 1-diabetes, type 1 diabetes, ketoacidose@, insulinpumpe
   | Diabetes, insulin dependent (type 1) = type 1 diabetes, type one diabetes, ketoacidosis, dka, insulin pump
   | Диабет 1 типа = диабет@ 1 типа, диабет@ первого типа, кетоацидоз@, инсулинозависим@
T90 3 age 18-120 icd=E119 glucosehigh:2.5 thirst:1 polyuria:1 overweight:0.4 neuropathy:0.3
 diabetes@, type 2-diabetes, diabetes type 2, sukkersyke, metformin, prediabetes
   | Diabetes typ 2 = diabetes@, typ 2-diabetes, diabetes typ 2, sockersjuka, metformin, prediabetes
   | diabetes@, type 2-diabetes, diabetes type 2, sukkersyge, metformin, prædiabetes
   | Diabetes, non-insulin dependent (type 2) = diabetes, type 2 diabetes, type two diabetes, diabetic, metformin, prediabetes
   | Диабет 2 типа = диабет@, сахарн@ диабет@, метформин@, преддиабет@
T91 1 icd=E559 vitd:2.5 b12:1.5
 vitaminmangel, d-vitaminmangel, vitamin d-mangel, b12-mangel, mangel på vitamin
   | Vitaminbrist = vitaminbrist, d-vitaminbrist, brist på vitamin, b12-brist
   | vitaminmangel, d-vitaminmangel, b12-mangel, mangel på vitamin
   | Vitamin or nutritional deficiency = vitamin deficien@, vitamin d deficien@, low vitamin d, b12 deficien@
   | Дефицит витаминов = дефицит витамина, авитаминоз@, гиповитаминоз@, дефицит b12
T92 2 age 20-120 icd=M109 uricacid:2.5 pain+bigtoe:3.5 red+bigtoe:1.5 swelling+bigtoe:2 pain+toe:0.7 red+joint:1 sudden:0.2
 urinsyregikt, podagra, gikt, giktanfall, uratartritt
   | Gikt = gikt, podager, giktanfall, giktattack, uratartrit
   | urinsyregigt, podagra, gigtanfald i storetå@, arthritis urica
   | Gout = gout, podagra, gouty
   | Подагра = подагр@
T93 2 age 25-120 icd=E789 cholesterol:2.5
 hyperkolesterolemi@, høyt kolesterol, forhøyet kolesterol, hyperlipidemi, dyslipidemi
   | Lipidrubbning = hyperkolesterolemi@, högt kolesterol, höga blodfetter, hyperlipidemi, dyslipidemi
   | hyperkolesterolæmi@, forhøjet kolesterol, højt kolesterol, hyperlipidæmi, dyslipidæmi
   | Lipid disorder = hypercholesterol@, high cholesterol, raised cholesterol, hyperlipid@, dyslipid@
   | Нарушение липидного обмена = гиперхолестерин@, дислипидеми@, высок@ холестерин@, повышен@ холестерин@, гиперлипидеми@
T99 0 irregularperiods:0.4 hirsutism:1
 addison@, cushing@, hyponatremi@, hyperkalsemi@, hyperparatyreo@, laktoseintoleran@, hypokalemi@, metabolsk syndrom, pcos, polycystisk@, hyperkalemi@,
       hyperprolaktin@
   | Endokrin eller metabol sjukdom UNS = addison@, cushing@, hyponatremi@, hyperkalcemi@, hyperparatyreo@, hypokalemi@, metabolt syndrom, pcos, polycystisk@,
       hyperkalemi@
   | addison@, cushing@, hyponatriæmi@, hyperkalcæmi@, hyperparathyreo@, hypokaliæmi@, metabolisk syndrom, pcos, polycystisk@, hyperkaliæmi@
   | Endocrine or metabolic disease, other = addison@, cushing@, hyponatr@, hypercalc@, hyperparathyroid@, hypokal@, metabolic syndrome, pcos, polycystic@,
       hyperkal@, prolactin@
   | Эндокринное или обменное заболевание, другое = аддисон@, кушинг@, гипонатриеми@, гиперкальциеми@, гиперпаратиреоз@, гипокалиеми@, метаболическ@ синдром@,
       спкя, поликистоз@, гиперкалиеми@
S83 0
 fødselsmerke, portvinsflekk, storkebitt
   | Medfödd hudförändring = portvinsfläck, storkbett
   | portvinsplet, storkebid
   | Congenital skin anomaly = birthmark, port-wine stain
   | Врождённая аномалия кожи = винн@ пятн@, родимое пятно
T70 0
 subakutt tyreoiditt
   | Infektion i endokrint organ = subakut tyreoidit
   | subakut thyreoidit@
   | Endocrine infection = subacute thyroiditis
   | Инфекция эндокринных органов = подостр@ тиреоидит@
T72 0 goitre:0.5
 tyreoideaadenom, thyreoideaadenom
   | Godartad tumör i sköldkörteln = tyreoideaadenom
   | thyreoideaadenom
   | Benign neoplasm of thyroid = thyroid adenoma
   | Доброкачественная опухоль щитовидной железы = аденом@ щитовидн@
T73 0
 hypofyseadenom, binyretumor
   | Tumör i endokrint organ UNS = hypofysadenom, binjuretumör
   | hypofyseadenom, binyretumor
   | Neoplasm of endocrine organ, other = pituitary adenoma, adrenal tumour, adrenal tumor
   | Новообразование эндокринное, другое = аденом@ гипофиза, опухоль надпочечник@
T78 0
 halscyste, ductus thyreoglossus
   | Tyreoglossuscysta = mediala halscysta
   | tyreoglossus@, median halscyste
   | Thyroglossal cyst = thyroglossal
   | Киста щитовидно-язычного протока = срединн@ кист@ шеи
`
