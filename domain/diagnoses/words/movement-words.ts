/** Musculoskeletal, nervous, mental and skin findings: `id | nb | sv | da | en | ru`, own wording. */
export const MOVEMENT_WORDS = `
sciatica
  | ned i beinet, ned i benet, ut i beinet, ut i benet, stråler ned i, utstrål@, isjias@, lasegue@, laseg@, nedover beinet, ned baksiden av låret,
    ned i leggen, ned i foten
  | ner i benet, ut i benet, strålar ner i, utstrål@, ischias@, lasegue@, laseg@, nedåt benet, ner i foten, ner i vaden
  | ned i benet, ud i benet, stråler ned i, udstrål@, iskias@, ischias@, lasegue@, lasègue@, ned i foden, ned ad benet
  | down my leg, down the leg, down his leg, down her leg, sciatica, sciatic, straight leg raise, radiat@ down, shoots down, into my foot,
    down to my foot, lasègue, lasegue
  | отда@ в ногу, отда@ в ягодиц@, ишиас@, ласег@, простреливает в ногу, стреляет в ногу, по задней поверхности, иррадиац@ в ног@
redflagback
  | ridebukse@, cauda equina, blæreparese@
  | ridbyxe@, cauda equina
  | ridebuks@, cauda equina
  | saddle anaesthesia, saddle anesthesia, cauda equina
  | конск@ хвост@, седловидн@
lifting
  | løft@, bøyde meg, bøyde seg, flytting, flyttet, måkte
  | lyft@, böjde mig, flyttade, skottade
  | løft@, bukkede mig, flyttede, skovlede
  | lift@, bent over, bending, moving furniture, shovelling
  | поднял@ тяж@, поднима@ тяж@, наклонил@, перенос@ мебель, тяжест@
overhead
  | over hodet, over skulderhøyde, heve armen, løfte armen, smertebue, painful arc, hawkins@, neer@, impingement@, supraspinatus@, jobbe test,
    jobes test
  | ovanför huvudet, lyfta armen, över axelhöjd, smärtbåge, painful arc, hawkins@, neer@, impingement@, supraspinatus@
  | over hovedet, løfte armen, over skulderhøjde, smertebue, painful arc, hawkins@, neer@, impingement@, supraspinatus@
  | overhead, above shoulder, lift my arm, lifting my arm, raise my arm, painful arc, hawkins, neer, impingement, supraspinatus, empty can
  | над головой, поднять руку, поднимать руку, отвед@ руки, хокинс@, нира, импиджмент@, надостн@, вращательн@ манжет@
frozenshoulder
  | frossen skulder, kapsulitt@, utadrotasjon@
  | frusen axel, kapsulit@, utåtrotation@
  | frossen skulder, periartros@, udadrotation@, kapsulit@
  | frozen shoulder, adhesive capsul@, external rotation
  | замороженн@ плеч@, капсулит@, наружн@ ротац@, адгезивн@
gripelbow
  | håndhilse@, gripe@, løfte kaffekopp@, utsiden av albuen, lateral@ epikondyl@, tennisalbue@, ekstensjon av håndledd@, skrur, hevle
  | greppa, lyfta kaffekopp@, utsidan av armbågen, lateral@ epikondyl@, tennisarmbåg@
  | gribe, løfte kaffekop@, ydersiden af albuen, lateral@ epikondyl@, tennisalbue@
  | gripping, grip strength, outside of _ elbow, outer elbow, lateral epicond@, tennis elbow, resisted wrist extension, lifting the kettle
  | наружн@ сторон@ локтя, латеральн@ надмыщел@, эпикондил@, теннисн@ локот@, локоть теннисиста
carpal
  | tommel og pekefinger, tre fingre, våkner om natta _ hånd@, rister på hånden, rister på hånda, phalen@, tinel@, karpaltunnel@, nummen@ i fingrene,
    medianus
  | tumme och pekfinger, skakar handen, phalen@, tinel@, karpaltunnel@, domnar i fingrarna, medianus
  | tommel og pegefinger, ryster hånden, phalen@, tinel@, karpaltunnel@, sover i fingrene, medianus
  | thumb and index, thumb, index and middle, shake _ hand@ out, phalen@, tinel@, carpal tunnel, median nerve
  | фален@, тинел@, карпальн@ туннел@, запястн@ канал@, немеют пальцы, туннельн@ синдром@
triggerfinger
  | triggerfinger@, finger@ låser seg, hopper i finger@
  | triggerfinger@, finger@ låser sig, hakar upp sig
  | springfinger@, finger@ låser sig
  | trigger finger, finger locks, finger catches, finger gets stuck
  | щелкающ@ пал@, палец защелкива@
dequervain
  | finkelstein@, de quervain@, tommelsiden av håndleddet
  | finkelstein@, de quervain@
  | finkelstein@, de quervain@
  | finkelstein, de quervain
  | финкельштейн@, де кервен@
meniscus
  | mcmurray@, leddspalt@, menisk@, låser seg, hekter seg, svikter, låsning@
  | mcmurray@, ledspring@, menisk@, låser sig, hakar upp sig, viker sig, låsning@
  | mcmurray@, ledlinje@, ledspalte@, menisk@, låser sig, svigter, aflåsning@
  | mcmurray, joint line, menisc@, locks, locking, gives way, giving way, catches
  | мак-мюррей@, макмаррей@, суставн@ щел@, мениск@, заклинива@, блокир@ колен@, подкашива@
acl
  | lachman@ _ positiv, korsbånd@, fremre skuffe, pivot@
  | lachman@ _ positiv, korsband@, främre draglåda, pivot@
  | lachman@ _ positiv, korsbånd@, forreste skuffe, pivot@
  | acl, cruciate, anterior drawer, pivot, positive lachman
  | крестообразн@ связ@, лахман@ _ положит@, передн@ выдвижн@
patellofem
  | fremre knesmerte@, bak kneskålen, rundt kneskålen, ned trapp@, sitter lenge, løperkne, hoppekne, patellofemoral@
  | främre knäsmärta, bakom knäskålen, runt knäskålen, nedför trapp@, sitter länge, löparknä, hopparknä, patellofemoral@
  | forreste knæsmerter, bag knæskallen, omkring knæskallen, ned ad trapper, løberknæ, springerknæ, patellofemoral@
  | anterior knee pain, behind _ kneecap, around _ kneecap, going down stairs, downstairs, runner's knee, jumper's knee, patellofemoral,
    sitting for long
  | за коленной чашечкой, вокруг чашечки, вниз по лестнице, спускаться по лестниц@, колено бегуна, пателлофеморальн@
startpain
  | igangsettingssmerte@, startsmerte@, verst når jeg begynner å gå, stiv når jeg reiser meg, igangsetting@
  | igångsättningssmärt@, startsmärt@, igångsättningsstel@
  | startsmerte@, igangsætningssmerte@, stivhed ved start
  | start-up pain, stiff when i get up, stiff after sitting, first few steps
  | стартов@ бол@, при первых шагах, боль в начале движения
oaxray
  | leddspalteforsnevring@, redusert leddspalte, osteofytt@, krepitasjon i kne@, artrose@, slitasje@, forkalk@
  | ledspringa sänkt, osteofyt@, artros@, krepitation@ i knä@, förslitning@
  | ledspalte@ afsmalnet, osteofyt@, artrose@, slidgigt@, skurren
  | joint space narrowing, osteophyte@, osteoarthrit@, wear and tear, bone spurs, arthritis in
  | сужен@ суставн@ щел@, остеофит@, артроз@, остеоартр@
ankletwist
  | tråkka over, tråkket over, overtråkk@, trødde over, vrikka foten, vrikket, vridd ankelen, ankelen vred, inversjon@
  | stukat foten, stukade foten, vrickat, vrickade, trampade snett, snedtramp@, stukning
  | vrikket om, vred foden, forstuvet ankel@, forvredet, vrikkede, trådte forkert
  | rolled my ankle, twisted my ankle, rolled _ ankle, went over on _ ankle, sprained _ ankle, turned my ankle, inversion
  | подвернул@ ногу, подвернул@ стопу, подвернул@ лодыж@, подвернула ногу, подвернул голеностоп
fracturesign
  | brudd@, brukket, bruddlinje, feilstilling@, skjev@ hånd@, røntgen viser brudd, aksekomprimer@, indirekte øm
  | fraktur@, bruten, brutit, felställning@, brott
  | brud, brækket, fraktur@, fejlstilling@
  | fractur@, broken, broke my, broke his, broke her, deformity, displaced
  | перелом@, сломал@, сломан@, смещен@ отломк@, деформац@
dislocated
  | ut av ledd, gikk ut av ledd, luksasjon@, hoppet ut
  | ur led, gått ur led, luxation@, hoppade ur
  | gået af led, ude af led, luksation@, luxation@
  | dislocat@, popped out, out of joint, came out of its socket
  | вывих@, выскочил@ из сустава
heelmorning
  | første skritt@, de første skrittene, hælspore@, plantarfasc@, under hælen, fotsålen om morgenen
  | första stegen, hälsporre, plantarfasc@, under hälen
  | de første skridt, hælspore@, plantarfasc@, svangsene@, under hælen
  | first steps in _ morning, first step@, heel spur, plantar fasc@, under _ heel, bottom of _ heel
  | первые шаги, пяточн@ шпор@, подошвенн@ фасци@, плантарн@ фасц@
morningstiff
  | morgenstiv@, stiv om morgenen, stivhet om morgenen, morgonstiv@, stiv _ morgen@
  | morgonstel@, stel på morgonen, stelhet på morgonen, stel _ morgon@
  | morgenstiv@, stiv om morgenen, stivhed om morgenen
  | morning stiffness, stiff in the morning, stiffness in the morning, stiff _ morning@
  | утренн@ скован@, скованность по утрам, скованность утром
manyjoints
  | flere ledd, mange ledd, fingerledd@, grunnleddene, knokene, småledd, symmetrisk@, begge hendene, squeeze@
  | flera leder, många leder, fingerled@, grundleder@, knogar@, småleder@, symmetrisk@
  | flere led, mange led, fingerled@, knoerne, grundled@, småled@, symmetrisk@
  | several joints, many joints, finger joints, knuckles, small joints, symmetric@, mcp, squeeze test
  | нескольк@ суставов, мелк@ сустав@, суставы кистей, симметричн@, пястно-фаланг@, суставы пальцев
antiCCP
  | anti-ccp, accp, revmatoid faktor, reumatoid faktor
  | anti-ccp, reumatoid faktor, rf positiv
  | anti-ccp, reumafaktor@
  | anti-ccp, rheumatoid factor
  | ацц@, ревматоидн@ фактор@
girdle
  | begge skuldre, begge skuldrene, skuldre og hofter, polymyalgi@, komme opp av stolen, løfte armene, hofteparti@, høy senkning
  | båda axlarna, axlar och höfter, polymyalgi@, komma upp ur stolen, hög sänka
  | begge skuldre, skuldre og hofter, polymyalgi@, komme op af stolen, høj sænkning
  | both shoulders, shoulders and hips, polymyalg@, getting out of a chair, raised esr, high esr
  | в обоих плечах, плеч@ и таз@, полимиалги@, встать со стула, соэ повыш@
widespread
  | vondt overalt, vondt i hele kroppen, smerter i hele kroppen, utbredte smerter, fibromyalgi@, tender points, vondt over alt
  | ont överallt, ont i hela kroppen, värk i hela kroppen, utbredd värk, fibromyalgi@
  | ondt overalt, ondt i hele kroppen, smerter i hele kroppen, fibromyalgi@
  | pain all over, hurts everywhere, aches all over, widespread pain, fibromyalg@, tender points, ache everywhere
  | болит все тело, боли во всем теле, фибромиалг@, все болит, ломота во всем теле
neckstiffpain
  | stiv nakke, stiv i nakken, vondt i nakken, nakkesmerte@, kink i nakken, nakkeplage@
  | stel nacke, stel i nacken, ont i nacken, nacksmärt@, nackspärr, nackbesvär
  | stiv nakke, stiv i nakken, ondt i nakken, nakkesmerte@, hold i nakken
  | stiff neck, neck pain, sore neck, pain in _ neck, crick in _ neck, neck is stiff, neck hurts
  | боль в шее, болит шея, скован@ шеи, шея болит, боли в шее
meningeal
  | nakkestiv@, petekkier
  | nackstel@ , petekier
  | nakkestiv@, petekkier
  | neck stiffness, kernig, petechial, non-blanching
  | ригидн@ затылочн@, менингеальн@, кернига
whiplash
  | nakkesleng@, påkjørt bakfra, whiplash@
  | whiplash@, påkörd bakifrån, pisksnärt@
  | piskesmæld, whiplash@, påkørt bagfra
  | whiplash, rear-ended, hit from behind
  | хлыстов@, удар сзади
osteopenia
  | beintetthet@, bentetthet@, dexa@, t-skår@, t-score, bisfosfonat@, alendronat@, sammenfall@
  | bentäthet@, dexa@, t-score, bisfosfonat@, alendronat@, kotkompression@
  | knogletæthed@, knoglescanning@, dexa@, dxa@, t-score, bisfosfonat@, alendronat@, sammenfald@
  | bone density, dexa, t-score, bisphosphonate@, alendron@, vertebral collapse, compression fracture
  | плотност@ кост@, денситометр@, т-критери@, бисфосфонат@, алендрон@, компрессионн@ перелом@
headache
  | hodepine@, vondt i hodet, hodeverk@, hovudverk@, hausverk
  | huvudvärk@, ont i huvudet
  | hovedpine@, ondt i hovedet
  | headache@, head hurts, head pain, sore head, head is pounding
  | головн@ бол@, болит голова, голова болит, голова раскалыва@
migrainesigns
  | pulserende, aura, flimmer@, sikksakk@, kvalm og lyssky, bankende hodepine, halvsidig hodepine, siksak@, lydsky@, triptan@, sumatriptan
  | pulserande, aura, flimmer@, sicksack@, ljud- och ljuskänslig, ensidig huvudvärk, triptan@, sumatriptan, ljudkänslig@
  | pulserende, dunkende, aura, flimmer@, zigzag@, siksak@, halvsidig hovedpine, triptan@, sumatriptan, lydfølsom@
  | throbbing, pulsating, aura, zigzag@, shimmering, one-sided headache, triptan@, sumatriptan, noise and light, sound sensitiv@
  | пульсирующ@, аур@, зигзаг@, мерцан@, триптан@, суматриптан@, звукобоязн@
bandheadache
  | som et bånd, stramme@ rundt hodet, trykkende hodepine, pressende, spent i nakken, begge sider av hodet, press@ hodepine
  | som ett band, tryckande huvudvärk, pressande, spänd i nacken, åtsittande mössa
  | som et bånd, trykkende hovedpine, pressende, spændt i nakken, spændinger i nakken
  | like a band, tight band, pressing, band around my head, tension in _ neck, both sides of my head, vice
  | как обруч, сдавлива@ голов@, сжимающ@, обручем, давящая головн@
cluster
  | rundt øyet, rennende øye, klyngehode@, tårer i øyet og, uutholdelig
  | runt ögat, hortons, klusterhuvud@, tårande öga
  | omkring øjet, klynge@, hortons, tårer i øjet
  | around _ eye, cluster, watering eye, restless with pain
  | вокруг глаза, кластерн@, слезотечение с бол@
thunderclap
  | verste hodepinen, tordenskrall@, eksplosiv@ hodepine
  | värsta huvudvärken, åskknall@, explosiv huvudvärk
  | værste hovedpine, tordenskrald@, eksplosiv@ hovedpine
  | worst headache, thunderclap, sudden severe headache
  | самая сильная головная боль, громоподобн@
medoveruse
  | smertestillende hver dag, tabletter nesten daglig, medikamentoverforbruk@
  | smärtstillande varje dag, läkemedelsöveranvänd@
  | smertestillende hver dag, medicinoverforbrug@, medicinudløst
  | painkillers every day, medication overuse
  | обезболивающие каждый день, абузусн@
headinjury
  | slo hodet, slag mot hodet, slått hodet, hodeskade@, fikk en smell i hodet, hjernerystelse@, falt på hodet, bakhodet i
  | slog i huvudet, slagit i huvudet, slag mot huvudet, skallskad@, hjärnskak@
  | slog hovedet, slået hovedet, slag i hovedet, hovedtraum@, hjernerystelse@
  | hit my head, hit his head, hit her head, head injur@, bumped _ head, banged _ head, bang to the head, concuss@, knock to the head,
    blow to the head, hit the head
  | ударил@ голов@, травм@ головы, удар по голове, сотрясен@, ударился головой
amnesia
  | husker ikke hva som skjedde, amnesi, borte noen sekunder, svart for meg
  | minns inte vad som hände, amnesi, minneslucka, borta några sekunder
  | kan ikke huske hvad der skete, amnesi, hukommelsestab
  | don't remember what happened, amnesia, knocked out, dazed
  | не помн@ что случилось, амнези@, терял@ сознание
seizure
  | krampeanfall@, kramper, rykninger i, epileptisk@, anfall med, tonisk@, bet seg i tunga, fråde@, feberkramp@
  | krampanfall@, krampade, ryckning@ i, epileptisk@, anfall med, bitit sig i tungan, feberkramp@
  | krampeanfald@, kramper, trækninger i, epileptisk@, bed sig i tungen, feberkramp@
  | seizure@, convuls@, had a fit, having a fit, epilep@, jerking, bit his tongue, bit her tongue, bit my tongue, tonic
  | судорожн@ приступ@, судорог@ с потерей, эпилеп@, припад@, прикусил@ язык, фебрильн@ судорог@
tremor
  | skjelv@ på hånd@, tremor, rister på hånd@, hviletremor, skjelvinger
  | skakningar, darrar på hand@, tremor, vilotremor
  | ryste@ på hånd@, tremor, hviletremor, rysten
  | tremor@, shaking hand@, hand shakes, hands shake, resting tremor
  | тремор@, дрожат руки, дрож@ рук, дрожание
bradykinesia
  | tannhjul@, rigid@, går med små skritt, subbende gange, liten håndskrift, treg@ bevegelser, hypokines@, maskeansikt
  | kugghjul@, rigid@, små steg, liten handstil, långsamma rörelser, hypokines@
  | tandhjul@, rigid@, små skridt, lille håndskrift, langsomme bevægelser, hypokines@
  | cogwheel@, rigidity, shuffling, small handwriting, bradykines@, slow movements, small steps
  | зубчат@ колес@, ригидн@, шаркающ@, брадикинез@, мелкий почерк, замедленн@ движен@
facialpalsy
  | kan ikke lukke øyet, henger på den ene siden, får ikke rynket panna, rynke pannen, bells, facialis@, ansiktslammelse@
  | kan inte blunda, kan inte sluta ögat, hänger på ena sidan, rynka pannan, bells, facialis@, ansiktsförlamning@
  | kan ikke lukke øjet, hænger i den ene side, rynke panden, bells, facialis@, ansigtslammelse@
  | can't close _ eye, bell's palsy, bells palsy, face has dropped, facial palsy, wrinkle _ forehead, facial weakness
  | не закрыва@ глаз, лицев@ нерв@, белла, паралич лица, лоб не морщит@, наморщить лоб
restless
  | rastløse bein, rastløse ben, kribler i beina, må bevege beina, urolige bein, urolige ben, kryper i beina
  | rastlösa ben, myrkrypningar i benen, kryper i benen, willis-ekbom
  | urolige ben, rastløse ben, kribler i benene, uro i benene
  | restless leg@, creepy crawly, need to move my legs, urge to move
  | беспокойн@ ног@, мурашки в ногах, ногами двигать
neuropathy
  | brenner under føttene, nummen under føttene, nedsatt vibrasjonssans, monofilament@, polynevropati@, går på puter, nevropati@
  | bränner under fötterna, domnar i fötterna, nedsatt vibrationssinne, monofilament@, polyneuropati@, gå på kuddar, neuropati@
  | brænder under fødderne, føleforstyrrelser i fødderne, nedsat vibrationssans, monofilament@, polyneuropati@, neuropati@
  | burning feet, numb feet, vibration sense, monofilament, neuropath@, feet feel numb, walking on cotton
  | жжение в стопах, немеют стопы, вибрационн@ чувств@, полинейропати@, нейропати@, монофиламент@
trigeminal
  | støt i ansiktet, ilende smerter i ansiktet, elektrisk@ støt i, trigeminus@
  | elektriska stötar i ansiktet, ilande smärta i ansiktet, trigeminus@
  | stød i ansigtet, jagende smerter i ansigtet, trigeminus@
  | electric shock@ in _ face, electric shocks _ face, trigeminal, shooting pain in _ face
  | тройничн@, прострел@ в лиц@, как током
memory
  | glemsom@, hukommelse@, husker dårlig, husker ikke avtaler, glemmer, spør om det samme, mmse, moca, klokketest@, demens@
  | glömsk@, minne@ _ sämre, minnessvårighet@, minnesproblem, glömmer, mmse, moca, klocktest@, demens@, minnet
  | glemsom@, hukommelse@, husker dårligt, glemmer, mmse, moca, urskive@, demens@
  | forgetful@, memory, forgetting, forgets, repeats herself, repeats himself, mmse, moca, clock drawing, dement@
  | забывчив@, память, памяти, забыва@, забывает, деменц@, mmse, тест рисования часов
confusion
  | forvirr@, delir@, desorientert
  | förvirr@, delir@, desorienterad
  | forvirr@, delir@, konfus
  | confus@, deliri@, disorient@
  | спутанн@ сознан@, дезориент@, делири@
lowmood
  | nedstemt@, deprimert@, trist@, lei meg, nedfor, langt nede, mørkt, gråter@, nedstemthet, mistet gleden, ingenting gleder, ikke lyst på noe,
    ingen glede, tungsindig, håpløshet@, glede@ borte, gledesløs@
  | nedstämd@, deprimerad@, ledsen, gråter@, nere, mörkt, ingen glädje, tappat glädjen, inte lust med något, hopplös@, nedstämdhet@
  | nedtrykt@, deprimeret@, trist, ked af det, græder@, langt nede, ingen glæde, mistet glæden, ikke lyst til noget, håbløs@, trist til mode
  | low mood, depress@, feeling down, feel down, sad, tearful, crying, no pleasure, no joy, lost interest, hopeless@, nothing gives me,
    down in the dumps, mood _ low, felt low, anhedonia
  | подавлен@, депресс@, грусть, груст@, плачу, плач@, тоск@, ничего не радует, ничего не хочется, безнадеж@, настроение снижен@, нет радости,
    настроение плохое, подавленное настроение
suicidal
  | selvmordstank@, dødstank@, ikke verdt å leve, ikke våkne, ikke leve lenger, ta livet, ta mitt eget liv, selvmord@, bedre om jeg ikke var her
  | självmordstank@, dödstank@, inte värt att leva, inte vakna, inte leva längre, ta livet, självmord@, suicid@
  | selvmordstank@, dødstank@, ikke værd at leve, ikke vågne, ikke leve længere, tage livet, selvmord@, tage mit liv
  | suicid@, not worth living, better off dead, not wake up, end my life, kill myself, end it all, thoughts of death
  | суицид@, не хочу жить, не хочется жить, покончить с собой, лучше бы не проснуться, мысли о смерти, самоубий@
sleepproblem
  | sover dårlig, søvnproblem@, får ikke sove, våkner om natta, våkner tidlig, innsovning@, søvnløs@, sovner ikke, søvn@ _ dårlig, våkner klokka,
    ligger våken, søvnvansk@, dårlig søvn
  | sover dåligt, sömnproblem@, sömnsvårighet@, kan inte sova, vaknar på natten, vaknar tidigt, sömnlös@, insomn@, ligger vaken, dålig sömn,
    svårt att somna
  | sover dårligt, søvnproblem@, kan ikke sove, vågner om natten, vågner tidligt, søvnløs@, ligger vågen, falde i søvn, dårlig søvn, søvnbesvær
  | can't sleep, sleep badly, sleeping badly, poor sleep, insomnia, wake up at night, wake early, trouble sleeping, lie awake, not sleeping,
    waking at, trouble falling asleep, awake at night
  | плохо сплю, бессонниц@, не могу заснуть, не могу уснуть, просыпаюсь ночью, просыпаюсь в, нарушен@ сна, сон плохой, плохой сон
poorconcentration
  | ikke å konsentrere, konsentrer@, konsentrasjon@, distrahert@, mister tråden, klarer ikke fokus@, ukonsentrert
  | koncentr@, tappar tråden, lättdistraherad@, fokusera, ofokuserad
  | koncentr@, mister tråden, let distraherbar, fokusere, ukoncentreret
  | concentrat@, can't focus, easily distracted, lose focus, lose my train, distractib@, losing focus
  | концентр@, сосредоточ@, отвлека@, рассеян@, внимани@ рассеян@
guilt
  | skyldfølelse@, verdiløs@, dårlig selvfølelse, selvbebreid@, skuffelse
  | skuld@, värdelös@, självförebråelse@
  | skyldfølelse@, værdiløs@, selvbebrejd@
  | guilt@, worthless@, self-blame, failure
  | чувств@ вины, никчемн@, виноват@, самообвинен@
anxiety
  | angst@, engst@, bekymr@, uro, urolig@, nervøs@, redd, anspent, grubl@, katastrofetank@
  | ångest@, orolig@, oro, nervös@, rädd, spänd, ältar, katastroftank@, ängsl@
  | angst@, bekymr@, uro, urolig@, nervøs@, bange, anspændt, katastrofetank@, grubl@
  | anxi@, worry, worries, worrying, nervous@, on edge, afraid, scared, tense, ruminat@, dread
  | тревог@, тревож@, беспоко@, волну@, страх@, боюсь, нервнича@, напряжен@
panic
  | panikk@, angstanfall@, redd for å dø, tror jeg skal dø, får ikke puste og hjertebank
  | panik@, ångestattack@, rädd att dö, tror jag ska dö
  | panik@, angstanfald@, bange for at dø, tror jeg skal dø
  | panic@, anxiety attack@, thought i was dying, think i'm dying, going to die
  | паник@, паническ@, страх смерти, думал@ что умираю, думала, что умру
avoidance
  | unngår@, tør ikke, sosiale situasjoner, går ikke ut, butikken, bussen, t-banen, folkemengder, snakke foran, presentasjon@, høydeskrekk, flyskrekk
  | undviker@, vågar inte, sociala situationer, går inte ut, folksamling@, tala inför, presentation@
  | undgår@, tør ikke, sociale situationer, går ikke ud, menneskemængder, tale foran, fremlæg@
  | avoid@ _ people, avoiding, social situations, crowds, public speaking, presentations, phobia, won't go out
  | избега@ людей, избега@ мест, боится выходить, в толпе, выступать, фоби@, социальн@ ситуац@
compulsion
  | tvang@, vasker hendene hele, ritual@, tvangstank@
  | tvång@, tvättar händerna hela, ritual@, tvångstank@
  | tvang@, vasker hænder hele, ritual@, tvangstank@
  | compuls@, obsess@, washing my hands all, rituals, intrusive thought@, ocd
  | навязчив@, ритуал@, мою руки постоянно, компульс@, обсесс@
flashbacks
  | mareritt@, flashback@, gjenopplev@, vold, overfall@, krigen, skvetten, traumatisk@
  | mardröm@, flashback@, återuppleve@, våld, överfall@, kriget, lättskrämd, traumatisk@
  | mareridt@, flashback@, genoplev@, vold, overfald@, krigen, traumatisk@, sammenfar
  | nightmare@, flashback@, reliving, relive@, assault@, war, startle@, trauma, hypervigilan@
  | кошмар@, флешбек@, флэшбэк@, заново пережива@, насили@, войн@, вздрагива@, нападен@
mania
  | oppstemt@, mye energi, lite søvn uten å bli trøtt, trenger lite søvn, tankekjør, bruker mye penger, hyperaktiv@ periode@, manisk@, mani, hypoman@,
    rask@ tale
  | uppvarvad@, mycket energi, behöver lite sömn, tankarna rusar, spenderar pengar, manisk@, mani, hypoman@
  | opstemt@, meget energi, lille søvnbehov, tankemylder, bruger mange penge, manisk@, mani, hypoman@
  | elated, lots of energy, little sleep, racing thoughts, spending money, spending spree, manic, mania, hypoman@, pressured speech, grandios@
  | приподнят@ настроен@, много энергии, мало сплю и не устаю, мысли скач@, трачу деньги, мани@, гипомани@
psychotic
  | hører stemmer, stemmer som, forfulgt@, overvåket@, vrangforestilling@, hallusin@, paranoid@, psykot@, psykose@, tankestyring
  | hör röster, röster som, förföljd@, övervakad@, vanföreställning@, hallucin@, paranoid@, psykot@, psykos@
  | hører stemmer, stemmer der, forfulgt@, overvåget@, vrangforestilling@, hallucin@, paranoid@, psykot@, psykose@
  | hearing voices, hear voices, being followed, persecuted, being watched, delusion@, hallucinat@, paranoi@, psychotic, psychosis
  | слышу голоса, голоса, преследу@, слежка, следят, бред@, галлюцинац@, паранойя, параноид@, психотич@, психоз@
adhdsigns
  | adhd, impulsiv@, rastløs@, uoppmerksom@, glemmer avtaler, starter på mye, fullfører ikke, hyperaktiv@, ritalin, concerta, rotete, prokrastin@,
    utsetter
  | adhd, add, impulsiv@, rastlös@, ouppmärksam@, slutför inte, hyperaktiv@, ritalin, concerta, prokrastin@, skjuter upp
  | adhd, add, impulsiv@, rastløs@, uopmærksom@, gør ikke færdig, hyperaktiv@, ritalin, concerta, overspring@, udskyder
  | adhd, impulsiv@, fidget@, inattenti@, can't finish, don't finish, hyperactiv@, ritalin, concerta, procrastinat@, disorgani@
  | сдвг, импульсивн@, неусидчив@, невнимательн@, не довож@ до конца, гиперактивн@, прокрастин@
stress
  | stress@, utbrent@, utbrenthet, sliten av jobben, presset på jobb, belastning@, samlivsbrudd, skilsmisse@, sorg, dødsfall, konflikt@, sjefen,
    mobb@, krise
  | stress@, utbränd@, utmattningssyndrom@, utmattad, press på jobbet, skilsmässa@, sorg, dödsfall, konflikt@, kris
  | stress@, udbrændt@, presset på job@, belastning@, skilsmisse@, sorg, dødsfald, konflikt@, krise
  | stress@, burnt out, burn-out, burnout, overwhelmed, pressure at work, breakup, divorce@, grief, bereave@, conflict@, overloaded
  | стресс@, выгора@, перегруж@, развод@, горе, смерть, конфликт@, переутомл@
eatingdisorder
  | spiseforstyrr@, anoreks@, bulim@, overspis@, tvinger meg til å kaste opp, teller kalorier, redd for å legge på meg, slanker meg
  | ätstörning@, anorex@, bulim@, hetsät@, räknar kalorier, rädd att gå upp i vikt, tvingar mig att kräkas
  | spiseforstyrr@, anoreks@, bulim@, overspis@, tæller kalorier, bange for at tage på
  | eating disorder@, anorexi@, bulimi@, binge@, purg@, counting calories, calories, fear of gaining
  | расстройств@ пищев@, анорекс@, булими@, переедан@, считаю калории, вызываю рвоту
alcohol
  | drikker for mye, alkohol@, drukket daglig, abstinens@, fyll, blackout, vodka, øl hver dag, edru, avrus@, øl og sprit, alkoholisert, flaske@ vin,
    beruset
  | dricker för mycket, alkohol@, dricker dagligen, abstinens@, supit, vodka, nykter, avgift@, flaska vin, berusad
  | drikker for meget, alkohol@, drikker dagligt, abstinens@, druk, antabus, ædru, afrus@, flaske vin, beruset
  | drinking too much, alcohol@, drink every day, drinking every day, withdrawal, vodka, sober, detox, bottle of wine, drunk, intoxicated,
    units a week
  | пью много, алкогол@, спиртн@, запо@, водк@, похмел@, трезв@, абстинен@, пьян@, пью каждый день
drugs
  | hasj, cannabis, amfetamin@, kokain, heroin, stoff, ruset, rus, marihuana
  | hasch, cannabis, amfetamin@, kokain, heroin, droger, marijuana
  | hash, cannabis, amfetamin@, kokain, heroin, stoffer, marihuana
  | cannabis, weed, amphetamine@, cocaine, heroin, recreational drugs, marijuana, meth
  | гашиш, каннабис, амфетамин@, кокаин, героин, наркотик@, марихуан@
tabletsmisuse
  | vanedannende, sovetabletter hver, imovane hver, paralgin forte hver, tramadol hver, avhengig av, trapper ned, oxazepam, benzodiazepin@, valium
  | beroendeframkallande, sömntabletter varje, beroende av, trappa ner, bensodiazepin@, tramadol
  | vanedannende, sovepiller hver, afhængig af, nedtrapning, benzodiazepin@, tramadol
  | addict@, dependen@ on, benzodiazepine@, sleeping pills every, tramadol, weaning off
  | зависим@ от, снотворн@ каждый, бензодиазепин@, привыкан@, трамадол@
smoking
  | røyke@, røyk, snus@, røykeslutt, sigarett@, nikotin@
  | röker, rökning@, snus@, cigarett@, rökstopp, nikotin@
  | ryger, rygestop, rygning@, cigaret@, nikotin@, snus
  | smok@, cigarette@, nicotine, vape, vaping, snus
  | кур@, курю, сигарет@, никотин@
behaviourchild
  | trass@, utagerende, slår andre barn, bråk på skolen, rastløs på skolen
  | trots@, utåtagerande, slår andra barn, bråkig i skolan
  | trods@, udadreager@, slår andre børn, uro i skolen
  | tantrum@, acting out, hits other children, trouble at school
  | истерик@ у реб@, дерется, плохо ведет
autism
  | autis@, asperger@, sosialt samspill, øyekontakt
  | autis@, asperger@, socialt samspel, ögonkontakt
  | autis@, asperger@, socialt samspil, øjenkontakt
  | autis@, asperger@, eye contact, social interaction
  | аутизм@, аутист@, аспергер@
selfharm
  | selvskad@, kutter seg, kuttet meg, skjærer seg
  | självskad@, skär sig, skär mig
  | selvskad@, cutter, skærer sig
  | self-harm@, self harm@, cutting myself, cuts herself
  | самоповрежд@, режет себя, порезала себя
dryskin
  | tørr hud, tørre flekker, eksemhud, tørr og kløende, tørre og røde
  | torr hud, torra fläckar, torr och kliande
  | tør hud, tørre pletter, tør og kløende
  | dry skin, dry patches, dry and itchy
  | сух@ кож@, кожа сух@, сухие пятна
flexural
  | albuebøy@, knehase@, knehasene, bøyefurer, i bøyene, albuegrop@
  | armveck@, knäveck@, böjveck, i vecken
  | albuebøjning@, knæhase@, bøjefurer, albuefold@
  | elbow crease@, behind _ knees, flexural, flexures, creases, bends of
  | сгиб@ локт@, подколенн@, локтев@ сгиб@, в сгибах
scales
  | skjell@, flass@, flasse@, skjellende, sølvhvit@, flak
  | fjäll@, flagar, mjäll@, silvervit@
  | skæl@, skællende, sølvhvid@
  | scale@, scaly, flak@, silvery
  | шелуш@, чешуйк@, серебрист@
plaques
  | velavgrenset@, velavgrensa, skarpt avgrens@, plakk@, på albuer og knær, albuer, hodebunn, negleprikk@, auspitz
  | välavgränsad@, skarpt avgränsad@, plack@, armbågar, hårbotten, auspitz
  | velafgrænset@, skarpt afgrænset@, plaque@, albuer, hovedbund, neglegrub@
  | well demarcated, well-demarcated, plaque@, elbows and, scalp, pitting, nail pits, auspitz
  | четк@ границ@, бляшк@, на локтях, ауспитц@, наперстк@
hives
  | elveblest, neslefeber@, urtikari@, vabler, kvadler, vandrende utslett
  | nässelutslag, nässelfeber, urtikaria, kvaddlar
  | nældefeber@, urtikari@, urticaria@, kvadler
  | hives, urticari@, wheals, welts, nettle rash
  | крапивниц@, волдыр@, уртикар@
ring
  | ringformet, ringorm@, rund@ flekk, oppklaring sentralt, sentral oppklaring, randskjell@
  | ringformad@, ringorm@, rund@ fläck, central utläkning, central uppklarning
  | ringformet, ringorm, rund@ plet, central opklaring, randaktiv@
  | ring-shaped, ringworm, circular, round patch, central clearing, annular
  | кольцевидн@, стригущ@ лиша@, округл@ пятн@, просветление в центре
fungus
  | fotsopp@, sopp, neglesopp@, lyskesopp, hudsopp@, koh, soppdyrk@, lamisil, mellom tærne, tykk gul negl, tykke negler, gule negler
  | fotsvamp@, svamp, nagelsvamp@, svampodl@, lamisil, mellan tårna, tjocka naglar, gula naglar
  | fodsvamp@, svamp, neglesvamp@, svampeinfektion@, lamisil, mellem tæerne, tykke negle, gule negle
  | athlete's foot, fungal, fungus, tinea, thick nails, yellow nails, toenail fungus, between _ toes, lamisil, terbinafine
  | грибок, грибк@, микоз@, между пальцами, тербинафин@, ногт@ утолщ@, утолщен@ ногт@, желт@ ногт@
molechange
  | føflekk@, endret farge, uregelmessig kant, dermatoskop@, pigmentnett@, pigmentert@
  | födelsemärk@, leverfläck@, ändrat färg, oregelbunden kant, dermatoskop@, pigmentnät@, pigmenterad@
  | modermærk@, ændret farve, uregelmæssig kant, dermatoskop@, pigmentnet@, pigmenteret@
  | mole, moles, changed colour, changed color, irregular border, dermoscop@, dermatoscop@, pigment network, pigmented
  | родинк@, родимое пятно, изменил@ цвет, потемне@, дерматоскоп@, невус@, пигментн@
pearly
  | perlemor@, perle@ kant, telangiektas@, sår som ikke gror, skorpe som, lett blør, sår som ikke vil gro, blankt
  | pärlemor@, pärl@ kant, teleangiektas@, sår som inte läker, skorpa som, lättblödande
  | perlemor@, perle@ rand, telangiektas@, sår der ikke vil hele, skorpe der, letblødende
  | pearly, telangiectas@, doesn't heal, won't heal, not healing, crust that, rolled edge, bleeds easily
  | перламутр@, телеангиэкт@, не заживает, не заживающ@, незаживающ@, корочк@
sunspots
  | ru flekk@, solskad@, aktinisk@, hyperkeratotisk@, sandpapir@
  | skrovlig@ fläck@, solskad@, aktinisk@, hyperkeratotisk@, sandpapper@
  | ru plet@, solskad@, aktinisk@, hyperkeratotisk@, sandpapir@
  | rough patch@, sun damage@, actinic, hyperkerato@, sandpaper, solar keratos@
  | шершав@ пятн@, актиническ@, солнечн@ кератоз@, гиперкератоз@
acnelesions
  | kvis@, hudorm@, komedon@, filipens@, akne@, cyster i ansiktet
  | finn@, pormask@, komedon@, akne@, acne@
  | bums@, filipens@, komedon@, akne@, hudorm@
  | pimple@, zits, blackhead@, whitehead@, comedone@, acne, breakouts, pustule@ in _ face
  | прыщ@, угр@, комедон@, акне, черные точки на лице
rosacea
  | rosacea@, rødmer lett, blusser@, rødme i kinnene, rødme på nesa
  | rosacea@, blossar@, rodnar lätt, rodnad på kinderna
  | rosacea@, blusser@, rødmer let, rødme på kinderne
  | rosacea, flushing, red cheeks, flushes easily
  | розаце@, приливы к лицу, покраснение щек
zosterrash
  | helvetesild@, beltet av blemmer, blemmer i et belte, vesikler i dermatom, dermatom@, blemmer på den ene siden, væskefylte blemmer
  | bältros@, blåsor i ett bälte, dermatom@, blåsor på ena sidan, vätskefyllda blåsor
  | helvedesild@, blærer i et bælte, dermatom@, blærer på den ene side, væskefyldte blærer
  | shingles, blisters in a band, dermatom@, zoster, band of blisters, blisters on one side
  | опоясыва@, пузырьк@ по ходу, дерматом@, пузырьки на одной стороне
coldsore
  | forkjølelsessår, munnsår, herpes på leppa, blemmer på leppa
  | munsår, herpes på läppen, blåsor på läppen, förkylningsblås@
  | forkølelsessår, herpes på læben, blærer på læben
  | cold sore@, blisters on _ lip, herpes on _ lip
  | простуда на губ@, герпес на губ@, пузырьки на губ@
wart | vorte@, fotvorte@ | vårt@, fotvårt@ | vorte@, fodvorte@ | wart@, verruca@ | бородавк@
molluscum | mollusk@, vannvorte@ | mollusk@ | mollusk@ | mollusc@, water warts | моллюск@
scabiessigns
  | klør verst om natta, klør mest om natten, klør om natten, flere i familien klør, middganger, mellom fingrene, skabb@, klør hele natta
  | kliar värst på natten, kliar mest på natten, kliar på natten, flera i familjen kliar, skabbgång@, mellan fingrarna, skabb@
  | klør mest om natten, klør værst om natten, klør om natten, flere i familien klør, mellem fingrene, fnat@, gange i huden
  | itch@ worse at night, itches at night, whole family itch@, burrow@, between _ fingers, scabies
  | зуд усилива@ ночью, чешется ночью, зуд ночью, чесоточн@ ход@, между пальцев, чесотк@
lice | lus, hodelus, luseegg, gnitter | löss, huvudlöss, gnetter | lus, hovedlus, lusebid | lice, nits, head lice | вши, педикулез@, гниды
impetigosigns
  | brennkopp@, honninggul@, skorper rundt munnen, gule skorper, væskende sår rundt
  | svinkoppor, honungsgul@, skorpor runt munnen, gula skorpor
  | børnesår, honninggul@, skorper om munden, gule skorper
  | impetigo, honey-coloured, honey-colored, golden crust@, crusts around _ mouth
  | импетиго, медов@ корк@, желтые корки
cellulitis
  | rosen, erysipelas, cellulitt@, rødt og varmt, rød og varm, varm og rød, rødme som sprer seg, rød stripe, lymfangitt@
  | rosfeber, erysipelas, cellulit@, rött och varmt, röd och varm, rodnad som sprider sig, rött streck
  | rosen, erysipelas, cellulitis, rødt og varmt, rød og varm, rødme der breder sig, rød stribe
  | cellulitis, erysipelas, red and hot, hot and red, spreading redness, red streak, warm and red
  | рожа, рожист@, флегмон@, красн@ и горяч@, покраснение распростран@, целлюлит@
abscess
  | byll@, verkebyll@, abscess@, furunk@, fluktuer@, karbunk@
  | böld@, abscess@, furunk@, fluktuer@, varböld@
  | byld@, absces@, furunk@, fluktuer@, karbunk@
  | boil@, abscess@, furunc@, fluctuan@, carbunc@
  | фурункул@, абсцесс@, флюктуац@, нарыв@, карбункул@, чирей
paronychia
  | neglerot@, paronyki@, puss ved neglen, neglebånd@, rundt neglen
  | nagelband@, paronyki@, nagelböld
  | neglerod@, paronyki@, neglevold@, neglerodsbetændelse
  | paronychia, nail fold, around _ nail, whitlow
  | панариц@, парони@, околоногтев@, вокруг ногтя
ingrown | inngrodd@ | inväxt@, nageltrång | nedgroet@, indgroet@ | ingrown, ingrowing | вросш@, врастает
insectbite
  | vepsestikk@, insektstikk@, insektbitt@, stukket av, myggstikk@, bistikk@, veps, knott
  | getingstick, insektsbett, stucken av, insektsstick, myggbett, bistick, geting
  | hvepsestik, insektstik, insektbid, stukket af, myggestik, bistik, hveps
  | insect bite@, wasp sting, bee sting, stung by, mosquito bite@, bitten by an insect, wasp
  | укус@ насеком@, укусил@ оса, ужалил@, укус осы, укус комара, укус пчелы
animalbite
  | hundebitt@, kattebitt@, bitt av hund, bitt av katt, bitt av en hund, bitt av en katt
  | hundbett@, kattbett@, biten av hund, biten av katt, biten av en hund, biten av en katt
  | hundebid@, kattebid@, bidt af hund, bidt af kat, bidt af en hund, bidt af en kat
  | dog bite@, cat bite@, bitten by a dog, bitten by a cat, bitten by
  | укус@ собак@, укус@ кошк@, укусил@ собака, укусила кошка
burnscald
  | brannskad@, brannsår, forbrenn@, skåld@, brent meg, brente meg, brent seg, kokende vann
  | brännskad@, bränt mig, brände mig, skåll@, kokande vatten, bränt sig
  | forbrænd@, brandsår@, brændt mig, brændte mig, skold@, kogende vand
  | burn injury, burnt, burned my, burned his, burned her, scald@, boiling water, burn on
  | ожог@, обжег@, кипят@, ошпарил@
legulcer
  | leggsår@, sår på leggen, sår som ikke gror, diabetisk fotsår, trykksår@, liggesår, kronisk sår
  | bensår@, sår på underbenet, sår som inte läker, trycksår@, fotsår@
  | skinnebenssår, bensår, kronisk sår, tryksår, fodsår, sår på underbenet
  | leg ulcer@, ulcer on _ leg, pressure ulcer@, pressure sore@, foot ulcer@, chronic ulcer
  | трофическ@ язв@, язва на ноге, язва голени, пролеж@, незаживающ@ язв@
sebderm
  | flass i hodebunnen, flass i øyebryn, seboré@, seborrhe@, nasolabial@
  | mjäll i hårbotten, mjälleksem, seborro@, seborré@, ögonbryn@, nasolabial@
  | skæl i hovedbunden, skæl i øjenbryn, seborr@, seborré@, nasolabial@
  | dandruff, seborrh@, eyebrows, nasolabial, cradle cap
  | перхоть, себорей@, носогубн@, в бровях
hairloss
  | håravfall@, mister hår@, skallet@, hårtap@, alopeci@, flekkvis@ hår
  | håravfall@, tappar hår@, skallig@, alopeci@, fläckvis@ hår
  | hårtab@, taber hår@, skaldet@, alopeci@, pletvis@ hår
  | hair loss, losing hair, losing my hair, hair falling, bald@, alopecia, thinning hair
  | выпаден@ волос, выпадают волосы, волосы выпадают, облысен@, алопеци@, лысе@
contactrash
  | nikkel@, allergisk mot hår@, såpe@, hansker, våtarbeid, lapp@test, epikutantest@, kontaktallerg@, ny krem, parfyme@, ny såpe, ny vaskepulver
  | nickel@, tvål@, handskar, våtarbete, lapptest@, epikutantest@, kontaktallerg@, ny kräm, parfym@
  | nikkel@, sæbe@, handsker, vådt arbejde, lappetest@, epikutantest@, kontaktallerg@, ny creme, parfume@, hårfarve@
  | nickel, soap@, gloves, wet work, patch test@, contact allerg@, new cream, perfume, detergent, hair dye
  | никел@, мыло, перчат@, аппликационн@ тест@, контактн@, новый крем, порошок
`
/** Words that turn a named illness down, or only set out to exclude it. */
export const TURNED_DOWN_WORDS = `
unlikely
  | mindre på, lite sannsynlig, mindre sannsynlig, usannsynlig@, tviler på, tror ikke det er, neppe, ikke tegn til, ingen tegn til,
    ingen holdepunkter, ingen mistanke, taler imot, utelukk@, avkreft@
  | mindre troligt, osannolik@, tvivlar på, tror inte det är, knappast, inga tecken, inget tecken, ingen misstanke, talar emot, utesluta, uteslut@
  | mindre sandsynlig@, usandsynlig@, tvivler på, tror ikke det er, næppe, ingen tegn på, ingen mistanke, taler imod, udeluk@
  | unlikely, less likely, doubt@, don't think it's, don't think it is, no sign of, no signs of, no evidence of, no suspicion, speaks against,
    rule out, ruled out, exclude@, to make sure it's not, rather than
  | маловероятн@, вряд ли, не похоже, нет признаков, без признаков, признаков нет, сомнева@, исключить, исключаем, исключен@, нет данных за, не думаю
`
