/** ICPC-2 chapters L and N: locomotion, nerves. The form of a row is told in chapters-a-d.ts. */
export const CHAPTERS_L_N = `
L01 2 pain+neck:2 neckstiffpain:2 stiff+neck:1.5
L02 2 pain+back:2
L03 2 pain+lowback:3 pain+back:1
L04 1 pain+rib:2.5 pain+chest:1 injury+chest:1
L05 1 pain+flank:1
L07 1 pain+jaw:2
L08 2 pain+shoulder:2.5 stiff+shoulder:1
L09 1 pain+arm:1.5
L10 1 pain+elbow:2 swelling+elbow:1.5
L11 1 pain+wrist:2 swelling+wrist:1.5
L12 1 pain+finger:1.5 pain+hand:1.5 triggerfinger:1 swelling+finger:1
L13 1 pain+hip:2
L14 1 pain+calf:1.5 pain+thigh:2 pain+leg:1 cramp+leg:1
L15 2 pain+knee:3 swelling+knee:2 stiff+knee:1 meniscus:0.8
L16 1 pain+ankle:2 swelling+ankle:1
L17 1 pain+foot:2 pain+toe:1.5 pain+heel:2
L18 1 widespread:3 pain+muscle:1.5
L19 1 pain+muscle:2 cramp+muscle:1
L20 1 pain+joint:2 swelling+joint:2 manyjoints:1
L70 0 fever:0.5 swelling+joint:0.6
 septisk artritt, osteomyelitt@, beinbetennelse, leddinfeksjon
   | Infektion i rörelseapparaten = septisk artrit, osteomyelit@, ledinfektion
   | septisk artrit@, osteomyelit@, ledinfektion, knoglebetændelse
   | Musculoskeletal infection = septic arthritis, osteomyelitis
   | Инфекция костно-мышечная = септическ@ артрит@, остеомиелит@
L71 0 night:0.3 weightloss:0.3
 beinmetastase@, sarkom@, osteosarkom
   | Elakartad tumör i rörelseapparaten = skelettmetastas@, sarkom@
   | knoglemetastase@, sarkom@
   | Malignant musculoskeletal tumour = bone metast@, sarcoma, osteosarcoma
   | Злокачественная опухоль костей или мышц = метастаз@ в кост@, саркома@, остеосаркома
L72 1 icd=S529 fracturesign+wrist:3 fracturesign+arm:2 pain+wrist:0.7 injury+wrist:1 injury+arm:0.7 swelling+wrist:0.7 injury:0.3
 brudd i underarm@, håndleddsbrudd, colles@, radiusfraktur, radiusbrudd, brudd i håndledd@, distal radius@, underarmsbrudd, brukket håndledd@
   | Fraktur underarm = handledsfraktur, radiusfraktur, distal radius@, underarmsfraktur, collesfraktur, bruten handled, bruten underarm
   | brud på underarm@, håndledsbrud, colles@, radiusfraktur, brækket håndled@, brækket underarm@, distal radius@
   | Fracture of radius or ulna = wrist fracture, radius fracture, distal radi@, fractured wrist, broken wrist, colles@, forearm fracture, fractured radius
   | Перелом предплечья = перелом@ луч@, перелом@ предплеч@, перелом@ запяст@
L73 1 icd=S828 fracturesign+ankle:3 fracturesign+calf:2 fracturesign+leg:1 injury+ankle:0.7
 ankelbrudd, brudd i ankel@, leggbrudd, malleol@, fibulafraktur, tibiafraktur, brukket ankel@
   | Fraktur underben eller fotled = fotledsfraktur, malleolfraktur, underbensfraktur, fibulafraktur, tibiafraktur, bruten fotled
   | ankelbrud, malleol@, brud på anklen, underbensbrud, fibulafraktur, brækket ankel@
   | Fracture of tibia or fibula = ankle fracture, malleol@ fracture, fibula fracture, tibia fracture, broken ankle, fractured ankle
   | Перелом голени или лодыжки = перелом@ лодыж@, перелом@ голен@, перелом@ большеберцов@, перелом@ малоберцов@
L74 1 fracturesign+hand:3 fracturesign+finger:3 fracturesign+foot:3 fracturesign+toe:3
 brudd i hånd@, brudd i finger@, fingerbrudd, metakarp@, metatars@, scafoid@, båtben@, tåbrudd, brukket finger@, brukket tå@
   | Fraktur hand eller fot = fingerfraktur, metakarp@, metatars@, scaphoid@, båtben@, tåfraktur, bruten finger, bruten tå
   | brud i hånd@, fingerbrud, metakarp@, metatars@, scaphoid@, bådben@, brækket finger, brækket tå, knækket finger
   | Fracture of hand or foot bone = metacarpal, metatars@ fracture, scaphoid, finger fracture, broken finger, broken toe, boxer's fracture, fractured finger,
       stress fracture of _ foot
   | Перелом кисти или стопы = перелом@ пальц@, перелом@ пястн@, перелом@ плюсн@, ладьевидн@, перелом@ кист@, перелом@ стоп@
L75 1 age 40-120 icd=S720 fracturesign+hip:3.5 injury+hip:2 pain+hip:1 pain+groin:0.5
 lårhalsbrudd, hoftebrudd, brudd i lårhals@, lårbrudd, pertrokantær@
   | Höftfraktur = höftfraktur, lårbensbrott, lårbenshalsbrott, collumfraktur, lårbensfraktur
   | hoftebrud, lårhalsbrud, collum femoris@, lårbensbrud, hoftenær fraktur
   | Fracture of femur = hip fracture, femur fracture, broken hip, fractured hip, neck of femur, femoral neck
   | Перелом бедра = перелом@ шейки бедра, перелом@ бедр@
L76 1 icd=T142 fracturesign:2 injury:0.5 pain+rib:0.5 injury+rib:1.5
 ribbeinsbrudd, ribbensbrudd, kragebeinsbrudd, klavikula@, kravebeinsbrudd, nesebrudd, brudd, kompresjonsbrudd, sammenfallsbrudd, bekkenbrudd, neseben@,
       humerus@, overarmsbrudd
   | Fraktur UNS = revbensfraktur, nyckelbensfraktur, klavikel@, näsbensfraktur, fraktur, kotkompression, bäckenfraktur, överarmsfraktur, humerusfraktur,
       revbensbrott
   | ribbensbrud, kravebensbrud, klavikula@, næsebrud, brud, fraktur, sammenfald@, bækkenbrud, overarmsbrud, humerus@
   | Fracture, other = rib fracture, broken rib@, fractured rib@, collarbone, clavicle, nasal fracture, broken nose, fracture, compression fracture,
       humerus fracture, pelvic fracture
   | Перелом, другой = перелом@ ребр@, перелом@ ключиц@, перелом@ носа, перелом, перелом@ плеч@, компрессионн@ перелом@
L77 2 icd=S934 ankletwist:3.5 injury+ankle:2 swelling+ankle:1.5 pain+ankle:1
 ankelforstu@, overtråkk@, forstuet ankel, ligamentskade i ankel@, ankeldistorsjon, leddbåndskade i ankel@, forstuving av ankel@
   | Stukad fotled = fotledsdistorsion, stukad fotled, stukning, stukad fot, ledbandsskada i fotled@, fotledsstukning, vrickad fot
   | forstuvet ankel@, ankelforstuvning, forstuvet fod@, forvredet fod, ledbåndsskade i ankl@, distorsion@
   | Sprained ankle = ankle sprain, sprained ankle, lateral ligament, talofibular, sprain of _ ankle
   | Растяжение голеностопа = растяжен@ связок голеностоп@, растяжен@ связок, повреждение связок голеностоп@, подвывих голеностоп@
L78 2 icd=S836 injury+knee:2 swelling+knee:1 meniscus:1 pain+knee:0.7
 kneforstu@, sideligament@ skade, forvridning av kne@, vridd kne@, kollateralligament@, vridningsskade i kne@, knedistorsjon
   | Stukat knä = knädistorsion, stukat knä, sidoledband@, vridskada i knä@, kollateralligament@
   | forvredet knæ, knædistorsion, sideledbånd@, vridskade i knæ@, vridtraume
   | Sprained knee = knee sprain, sprained knee, collateral ligament, medial ligament, mcl, lcl
   | Растяжение колена = растяжен@ связок колен@, боков@ связк@, коллатеральн@ связ@, повреждение связок колен@
L79 1 injury+wrist:1.2 injury+finger:1.2 injury+shoulder:1 injury+neck:1.5 whiplash:3.5 injury+hip:0.5 injury+thumb:1 neckstiffpain+injury:1
 nakkesleng, whiplash@, forstuet, forstuving, forstrekking, forstrekkning, forstua, ac-ledd@
   | Stukning eller sträckning i led UNS = whiplash@, pisksnärt@, stukad handled, stukat finger, ac-led@
   | piskesmæld, whiplash@, forstuvet håndled, forstuvet finger, forstuvning, ac-led@
   | Sprain or strain of joint, other = whiplash, sprained wrist, sprained finger, wrist sprain, sprain, ac joint, skier's thumb
   | Растяжение сустава, другое = хлыстов@ травм@, растяжен@ запяст@, растяжен@ связок кист@
L80 1 icd=T143 dislocated:3.5 injury+shoulder:0.8
 skulder ut av ledd, luksasjon@, luksert, subluksasjon, patellaluksasjon, kneskål@ ut av ledd, radiushodesubluksasjon, pulled elbow
   | Luxation = axelluxation, luxation@, luxerad, patellaluxation, ur led
   | luksation@, luxation@, skulder@ af led, patellaluksation, gået af led
   | Dislocation or subluxation = dislocat@, sublux@, shoulder dislocation, patella dislocation, pulled elbow
   | Вывих или подвывих = вывих@, подвывих@
L81 2 injury:1 pain+muscle:0.5 bruising:0.8 injury+leg:0.7 injury+thigh:1 sudden:0.2 injury+back:0.7 injury+chest:0.7
 muskelstrekk, muskelruptur, muskelskade, senerupt@, akillesruptur, bicepsruptur, strekk i, hamstring@ skade, kontusjon, akillesseneruptur, rotatorcuffruptur,
       leggstrekk, lyskestrekk, muskelbrist
   | Skada i rörelseapparaten UNS = muskelbristning, muskelruptur, muskelskada, hälseneruptur, akillesruptur, bicepsruptur, sträckning, kontusion,
       muskelsträckning, bristning
   | muskelskade, fibersprængning, fiberskade, akillesseneruptur, hælseneruptur, bicepsruptur, kontusion, forstrækning
   | Musculoskeletal injury, other = muscle strain, muscle tear, hamstring strain, hamstring tear, achilles rupture, ruptured achilles, biceps rupture,
       torn muscle, pulled muscle, contusion, calf strain, tendon rupture, groin strain, rotator cuff tear
   | Травма опорно-двигательного аппарата = растяжен@ мышц@, разрыв мышц@, разрыв ахилл@, разрыв сухожил@, ушиб@, надрыв мышц@
L82 0
 hofteleddsdysplasi, klumpfot, medfødt hofte@
   | Medfödd missbildning i rörelseapparaten = höftledsdysplasi, klumpfot
   | hoftedysplasi, klumpfod
   | Congenital musculoskeletal anomaly = hip dysplasia, clubfoot
   | Врождённая аномалия опорно-двигательная = дисплази@ тазобедр@, косолап@
L83 2 icd=M542 pain+neck:2.5 neckstiffpain:2.5 stiff+neck:2 numb+arm:1 pain+arm:0.5 numb+finger:0.5
 nakkesyndrom, nakkemyalgi, cervikobrakialgi, cervicobrachial@, nakkeprolaps, cervikal radikulopati, torticollis, cervikal@, akutt kink, nakkesmerter,
       nakketortikollis, tortikollis, rotaffeksjon i nakken, cervikalgi
   | Nacksyndrom = nacksyndrom, cervikalgi, cervikobrakialgi, cervikal rizopati, diskbråck i nacken, nackspärr, torticollis, cervikal@, nackmyalgi,
       rizopati i arm
   | nakkesyndrom, nakkemyoser, cervikobrakialgi, nakkeprolaps, diskusprolaps i nakken, cervikal radikulopati, hold i nakken, torticollis, cervikal@,
       myoser i nakken, nakkesmerter
   | Neck syndrome = cervical radiculopathy, cervicalgia, torticollis, wry neck, cervical spondylosis, cervical disc, neck strain, mechanical neck pain,
       cervicobrachial
   | Шейный синдром = цервикалги@, цервикобрахиалги@, шейн@ остеохондроз@, остеохондроз@ шейн@, кривоше@, шейн@ радикулопат@, протрузи@ шейн@
L84 3 icd=M545 pain+lowback:2.5 pain+back:2 lifting:1 stiff+back:1.5 sciatica:-0.8
 lumbago, hekseskudd, akutte korsryggsmerter, uspesifikke korsryggsmerter, korsryggsmerter, spinal stenose, spondylolistese, ryggsyndrom,
       uspesifikke ryggsmerter, myalgi i rygg@, bekkenleddsmerte@, fasettledd@, lumbalgi
   | Ryggsyndrom utan strålande smärta = lumbago, ryggskott, ospecifik ländryggssmärta, ospecifik ryggvärk, spinal stenos, facettled@, ländryggssmärta,
       ländryggsbesvär
   | lumbago, hekseskud, uspecifikke lænderygsmerter, hold i ryggen, lænderygsmerter, spinalstenose, facetled@, lændesmerter, uspecifikke lændesmerter
   | Back syndrome without radiating pain = lumbago, mechanical back pain, non-specific low back, nonspecific low back, back strain, muscle strain in _ back,
       spinal stenosis, lumbar strain, facet joint, non-specific back pain
   | Синдром спины без иррадиации = люмбаг@, люмбалги@, неспецифическ@ боль в спине, боль в нижней части спины, прострел, дорсалги@, мышечн@ боль в спине,
       поясничн@ остеохондроз@
L85 0
 skoliose@, kyfose
   | Förvärvad deformitet i ryggraden = skolios@, kyfos
   | skoliose@, kyfose
   | Acquired deformity of spine = scoliosis, kyphosis
   | Приобретённая деформация позвоночника = сколиоз@, кифоз@
L86 2 icd=M543 sciatica:3.5 pain+lowback:1 pain+back:0.6 numb+foot:1 numb+leg:1.2 weak+foot:1
 isjias@, lumbalt prolaps, skiveprolaps@, lumboisjialgi, nerverotsaffeksjon@, rotaffeksjon@, rotsmerte@, radikulopati, prolaps i ryggen, skiveutglidning,
       prolaps, l5-rot@, s1-rot@
   | Ryggsyndrom med strålande smärta = ischias@, diskbråck@, lumbago-ischias, rizopati@, rotpåverkan, nervrotspåverkan, radikulopati, lumboischialgi, s1-rot
   | iskias@, ischias@, diskusprolaps@, lumbal prolaps, nerverodspåvirkning, rodpåvirkning, radikulopati, prolaps, rodtryk, nerverod@
   | Back syndrome with radiating pain = sciatica, disc prolapse, herniated disc, slipped disc, disc herniation, lumbar radiculopathy, nerve root,
       prolapsed disc, radiculopathy, disc bulge
   | Синдром спины с иррадиацией = ишиас@, люмбоишиалги@, грыж@ диска, межпозвон@ грыж@, радикулопат@, корешков@, радикулит@
L87 2 icd=M779 achilles+pain:2.5 heelmorning:2.5 swelling+elbow:1 pain+thumb:1 dequervain:3.5 triggerfinger:3 pain+hip:0.5 pain+heel:1 swelling+achilles:2
 bursitt@, tendinitt@, tendinopati@, akillestendin@, senebetennelse, slimposebetennelse, trokanter@, plantar fasci@, plantarfasci@, plantarfascitt, hælspore,
       de quervain@, triggerfinger, ganglion, senekjede@, golfalbue, hoppekne, tendinose@, seneskjedebetennelse, medial epikondylitt, baker-cyste, bakercyste,
       løpekne
   | Bursit, tendinit, synovit UNS = bursit@, tendinit@, tendinopati@, hälsenetendin@, akillestendin@, senskideinflammation, slemsäcksinflammation,
       trokanter@, plantarfasci@, plantar fasci@, hälsporre, de quervain@, triggerfinger, ganglion, golfarmbåge, hopparknä, tendinos@, medial epikondylit,
       bakercysta
   | bursit@, tendinit@, tendinopati@, akillessenebetændelse, seneskedehindebetændelse, senebetændelse, slimsæk@, trochanter@, plantar fasci@, hælspore,
       svangsenebetændelse, de quervain@, springfinger, seneknude, ganglion, golfalbue, springerknæ, fasciitis plantaris, medial epikondylit@, bakercyste
   | Bursitis, tendinitis or synovitis = bursitis, tendinitis, tendonitis, tendinopathy, achilles tend@, plantar fasci@, heel spur, de quervain@,
       trigger finger, ganglion, golfer's elbow, jumper's knee, trochanteric, tenosynovitis, patellar tend@, baker's cyst, medial epicond@, gluteal tend@,
       greater trochanteric
   | Бурсит, тендинит, синовит = бурсит@, тендинит@, тендинопат@, ахиллотендин@, плантарн@ фасц@, подошвенн@ фасц@, пяточн@ шпор@, де кервен@, щелкающ@ пал@,
       тендовагинит@, гигром@, колено прыгуна, синовит@, ахиллобурсит@, киста бейкера
L88 1 icd=M069 manyjoints:2.5 morningstiff:2 swelling+joint:2 swelling+finger:1.2 antiCCP:3 girdle:2.5 pain+joint:0.8
 revmatoid@ artritt, leddgikt, bekhterev@, spondylartritt@, psoriasisartritt, polymyalgi@, ankyloserende, artritt, reaktiv artritt, lupus, sjögren@
   | Reumatoid artrit eller reumatisk sjukdom = reumatoid artrit, ledgångsreumatism, bechterew@, spondylartrit@, psoriasisartrit, polymyalgi@, artrit,
       reaktiv artrit, lupus, sjögren@
   | reumatoid artrit, leddegigt, morbus bechterew, bechterew@, spondylartrit@, psoriasisgigt, polymyalgi@, artrit, rygsøjlegigt, lupus, sjögren@, muskelgigt
   | Rheumatoid arthritis or rheumatic disease = rheumatoid, ankylosing spondyl@, spondyloarth@, psoriatic arthritis, polymyalgia, reactive arthritis,
       inflammatory arthritis, lupus, sjogren@, pmr
   | Ревматоидный артрит или ревматическая болезнь = ревматоидн@, бехтерев@, спондилоартрит@, псориатическ@ артрит@, полимиалги@, реактивн@ артрит@, волчанк@,
       шегрена
L89 2 age 40-120 icd=M169 pain+hip:2 pain+groin:1.2 startpain:1 stiff+hip:2 oaxray+hip:3.5
 hofteartrose, hofteleddsartrose, coxartrose, koksartrose, slitasje i hofte@, artrose i hofte@
   | Höftledsartros = höftartros, höftledsartros, coxartros, artros i höft@
   | hofteartrose, hofteledsartrose, coxartrose, slidgigt i hofte@, artrose i hofte@
   | Osteoarthritis of hip = hip osteoarthritis, hip arthritis, osteoarthritis of _ hip, osteoarthritis in _ hip, arthritis in _ hip, hip oa
   | Артроз тазобедренного сустава = коксартроз@, артроз@ тазобедр@
L90 2 age 40-120 icd=M179 pain+knee:1.5 startpain:1.5 stiff+knee:1.5 oaxray+knee:3.5 oaxray:1 morningstiff:0.2
 kneartrose, kneleddsartrose, gonartrose, slitasje i kne@, artrose i kne@
   | Knäledsartros = knäartros, knäledsartros, gonartros, artros i knä@
   | knæartrose, knæledsartrose, gonartrose, slidgigt i knæ@, artrose i knæ@
   | Osteoarthritis of knee = knee osteoarthritis, knee arthritis, osteoarthritis of _ knee, osteoarthritis in _ knee, arthritis in _ knee, knee oa
   | Артроз коленного сустава = гонартроз@, артроз@ колен@, остеоартроз@ колен@, остеоартрит@ колен@
L91 1 age 40-120 icd=M199 oaxray:2 pain+thumb:0.8 pain+finger:0.4 stiff+finger:0.7
 artrose@, slitasjegikt, rhizartrose, tommelartrose, fingerartrose, cmc-artrose, rotleddsartrose
   | Artros UNS = artros@, tumbasartros, fingerartros, cmc-artros
   | artrose@, slidgigt, rodledsartrose, tommelfingerartrose, fingerartrose
   | Osteoarthritis, other = osteoarthritis, thumb arthritis, wear and tear, hand osteoarthritis, cmc joint, osteoarthrosis, degenerative joint
   | Артроз, другой = артроз@, остеоартр@, ризартроз@
L92 2 icd=M759 overhead:3 pain+shoulder:1.8 frozenshoulder:3.5 night:0.2 stiff+shoulder:1 weak+shoulder:1
 impingement@, rotatormansjett@, rotatorcuff@, supraspinatus@, frossen skulder, kapsulitt@, skuldersyndrom, subakromial@, subacromial@, kalkskulder,
       adhesiv kapsulitt, subakromialt smertesyndrom, bicepstendin@
   | Axelsyndrom = impingement@, rotatorcuff@, rotatorkuff@, supraspinatus@, frusen axel, kapsulit@, subakromial@, axelsyndrom, periartrit, kalkaxel
   | impingement@, rotatorcuff@, rotatorsenemanchet@, supraspinatus@, frossen skulder, kapsulit@, subakromial@, periartros@, skuldersyndrom
   | Shoulder syndrome = impingement, rotator cuff, supraspinatus, frozen shoulder, adhesive capsulitis, subacromial, calcific tend@
   | Плечевой синдром = импиджмент@, импинджмент@, вращательн@ манжет@, ротаторн@ манжет@, надостн@, замороженн@ плеч@, капсулит@, плечелопаточн@,
       субакромиальн@
L93 2 icd=M771 gripelbow:3.5 pain+elbow:1.5
 tennisalbue, lateral epikondylitt, epikondylitt, musearm
   | Tennisarmbåge = tennisarmbåge, lateral epikondylit, epikondylit, epikondylalgi, musarm
   | tennisalbue, lateral epikondylit@, epikondylit@, musearm
   | Tennis elbow = tennis elbow, lateral epicond@
   | Теннисный локоть = теннисн@ локот@, локоть теннисиста, латеральн@ эпикондил@, эпикондилит@
L94 0 age 8-20 pain+knee:0.8
 osgood@, schlatter, perthes, scheuermann@, osteokondr@, sever@
   | Osteokondros = osgood@, schlatter, perthes, scheuermann@, osteokondr@
   | osgood@, schlatter, perthes, calvé, scheuermann@, osteokondr@
   | Osteochondrosis = osgood@, schlatter, perthes, scheuermann@, osteochondr@, sever's
   | Остеохондропатия = осгуд@, шляттер@, пертес@, шейерман@, остеохондропат@
L95 1 age 40-120 icd=M819 osteopenia:3
 osteoporose@, beinskjørhet, benskjørhet, osteopeni
   | Osteoporos = osteoporos@, benskörhet, osteopeni
   | osteoporose@, knogleskørhed, osteopeni
   | Osteoporosis = osteoporosis, osteopenia, thin bones
   | Остеопороз = остеопороз@, остеопени@
L96 2 icd=S832 meniscus:3 acl:3.5 injury+knee:1.5 swelling+knee:1 pain+knee:0.7
 meniskskade, skade på den mediale menisken, meniskruptur@, menisk@, korsbåndskade@, korsbåndsruptur, fremre korsbånd@, bakre korsbånd@, acl
   | Akut inre knäskada = meniskskada, meniskruptur, menisk@, korsbandsskada, korsbandsruptur, främre korsband@, acl
   | menisklæsion, meniskskade, menisk@, korsbåndsskade, korsbåndslæsion, forreste korsbånd@, acl
   | Acute internal damage of knee = meniscus tear, meniscal tear, torn meniscus, meniscal injury, meniscus, acl tear, cruciate ligament, acl
   | Острое внутреннее повреждение колена = разрыв мениск@, повреждение мениск@, мениск@, крестообразн@ связ@
L97 0
 osteokondrom, beincyste, godartet beintumor
   | Godartad tumör i rörelseapparaten = osteokondrom, bencysta
   | knoglecyste, osteokondrom
   | Benign musculoskeletal tumour = osteochondroma, bone cyst
   | Доброкачественная опухоль костей = остеохондрома, киста кости
L98 1 pain+toe:0.3
 hallux valgus, plattfot, hammertå@, hulfot, beinlengdeforskjell, hallux@
   | Förvärvad deformitet i extremitet = hallux valgus, plattfot, hammartå@, benlängdsskillnad, hallux@
   | hallux valgus, platfod@, hammertå@, knyster, benlængdeforskel, hallux@
   | Acquired deformity of limb = hallux valgus, bunion@, flat feet, hammer toe@, leg length
   | Приобретённая деформация конечности = халлюкс вальгус, вальгусн@ деформац@, плоскостоп@, косточк@ на ноге, молоткообразн@
L99 1 patellofem:2.5 pain+knee:0.4 heelmorning:1 swelling+calf:0.2 pain+jaw:0.5
 patellofemoralt smertesyndrom, patellofemoral@, kondromalasi, dupuytren@, baker-cyste, løperkne, medialt tibialt stress@, beinhinnebetennelse,
       kjeveleddsdysfunksjon, tmd, mortons, myalgi@, hypermobil@
   | Sjukdom i rörelseapparaten UNS = patellofemoral@, löparknä, dupuytren@, bakercysta, benhinneinflammation, kondromalaci, käkledsdysfunktion, tmd, morton@,
       myalgi@, hypermobil@
   | patellofemoral@, løberknæ, dupuytren@, bakercyste, skinnebensbetændelse, kuskefingre, kæbeled@, morton@, myalgi@, hypermobil@
   | Musculoskeletal disease, other = patellofemoral, runner's knee, dupuytren@, baker's cyst, shin splints, chondromalacia, tmj, temporomandibular, morton@,
       it band, iliotibial, hypermobil@, myofascial, medial tibial stress
   | Болезнь опорно-двигательная, другая = пателлофеморальн@, дюпюитрен@, кист@ бейкера, колено бегуна, хондромаляц@, височно-нижнечелюстн@, внчс,
       невром@ мортона, миалги@
N01 2 headache:2
N03 1 pain+face:2
N04 1 restless:3.5
N05 1 numb+finger:1.5 numb+hand:1.5 numb+foot:1.5 numb+toe:1.5
N06 1 numb+face:1 numb+leg:1 numb+arm:1
N07 1 seizure:3
N08 1 tremor:1.5
N16 1 smellloss:3
N17 2 vertigo:2
N18 1 weak+leg:1.5 weak+arm:1.5 weak+hand:1.5 weak+foot:1.5
N19 0 stroke:0.5
N71 0 meningeal:3 fever:1 headache:0.7 photophobia:0.7 confusion:0.7
 meningitt@, encefalitt@, hjernehinnebetennelse
   | Meningit eller encefalit = meningit@, encefalit@, hjärnhinneinflammation, tbe
   | meningit@, encefalit@, meningokok@, hjernehindebetændelse
   | Meningitis or encephalitis = meningitis, encephalitis
   | Менингит или энцефалит = менингит@, энцефалит@
N74 0 headache:0.3 vomit:0.2 seizure:0.3
 hjernesvulst, hjernetumor, glioblastom, gliom
   | Hjärntumör = hjärntumör, glioblastom, gliom
   | hjernesvulst, hjernetumor, glioblastom
   | Malignant neoplasm of nervous system = brain tumour, brain tumor, glioblastoma, glioma
   | Злокачественная опухоль нервной системы = опухоль мозга, глиобластом@, глиом@
N79 2 icd=S060 headinjury:3 amnesia:2 vomit:0.4 headache:0.7 nausea:0.4 vertigo:0.3
 hjernerystelse@, commotio@
   | Hjärnskakning = hjärnskakning, commotio@
   | hjernerystelse@, commotio@
   | Concussion = concussion, mild traumatic brain, mild head injury
   | Сотрясение мозга = сотрясен@
N80 1 icd=S099 headinjury:2.5 bleed+head:0.5 wound+head:1 injury+head:1.5
 hodeskade@, kraniebrudd, subdural@
   | Skallskada UNS = skallskada@, huvudskada, subdural@
   | hovedtraume, kraniebrud, subdural@
   | Head injury, other = head injury, skull fracture, subdural
   | Травма головы, другая = травм@ головы, чмт, черепно-мозгов@, субдуральн@
N81 0 numb:0.1
 nerveskade, perifer nerveskade, ryggmargsskade
   | Nervskada UNS = nervskada, ryggmärgsskada
   | nerveskade, rygmarvsskade
   | Nervous system injury, other = nerve injury, spinal cord injury
   | Травма нервной системы, другая = повреждение нерва, травм@ спинного мозга
N86 1 icd=G35 numb:0.7 visionloss:0.5 weak+leg:0.7 fatigue:0.2
 multippel sklerose, ms, multippel@
   | Multipel skleros = multipel skleros, ms
   | multipel sklerose, dissemineret sklerose, sklerose
   | Multiple sclerosis = multiple sclerosis, ms
   | Рассеянный склероз = рассеянн@ склероз@
N87 1 age 40-120 icd=G20 tremor:2 bradykinesia:3.5 stiff:0.3
 parkinson@ | Parkinsonism = parkinson@ | parkinson@ | Parkinsonism = parkinson@ | Паркинсонизм = паркинсон@
N88 1 icd=G409 seizure:3 amnesia:0.3
 epilepsi@, epileptisk anfall
   | Epilepsi = epilepsi@, ep-anfall, epileptiskt anfall
   | epilepsi@, epileptisk anfald
   | Epilepsy = epileps@, epileptic
   | Эпилепсия = эпилепси@, эпилептическ@
N89 3 icd=G439 headache:1.5 migrainesigns:2.5 photophobia:1.5 nausea:0.7 onesided+head:1.5
 migrene@ | Migrän = migrän@ | migræne@ | Migraine = migraine@ | Мигрень = мигрен@
N90 0 icd=G440 cluster:3 headache:1 eyepain:0.3
 klyngehodepine, hortons hodepine, cluster
   | Klusterhuvudvärk = klusterhuvudvärk, hortons huvudvärk
   | klyngehovedpine, hortons hovedpine, cluster
   | Cluster headache = cluster headache@
   | Кластерная головная боль = кластерн@, пучков@ головн@
N91 1 icd=G510 facialpalsy:4 stroke:0.4
 facialisparese, bells parese, ansiktslammelse, facialis@
   | Facialispares = facialispares@, bells pares, ansiktsförlamning
   | facialisparese, bells parese, ansigtslammelse
   | Facial palsy = bell's palsy, bells palsy, facial palsy, facial nerve palsy
   | Паралич лицевого нерва = паралич белла, неврит лицев@, паралич лицев@, нейропати@ лицев@
N92 0 icd=G500 trigeminal:4 pain+face:0.7
 trigeminusnevralgi@
   | Trigeminusneuralgi = trigeminusneuralgi@
   | trigeminusneuralgi@
   | Trigeminal neuralgia = trigeminal neuralgia
   | Невралгия тройничного нерва = невралги@ тройничн@
N93 2 icd=G560 carpal:3.5 numb+finger:1.5 numb+hand:1.5 night:0.5 weak+hand:0.5
 karpaltunnel@, carpal tunnel@
   | Karpaltunnelsyndrom = karpaltunnel@, carpal tunnel@
   | karpaltunnel@, carpal tunnel@
   | Carpal tunnel syndrome = carpal tunnel
   | Синдром запястного канала = карпальн@ туннел@, запястн@ канал@, туннельн@ синдром@
N94 1 neuropathy:3 numb+foot:1.5 numb+toe:1 numb+finger:0.3
 polynevropati@, nevropati@, ulnaris@, guillain@, meralgia@, peroneus@, postherpetisk nevralgi, radialisparese, droppfot
   | Perifer neuropati = polyneuropati@, neuropati@, ulnaris@, guillain@, meralgia@, peroneus@, droppfot
   | polyneuropati@, neuropati@, ulnaris@, guillain@, meralgia@, peroneus@, dropfod
   | Peripheral neuropathy = neuropathy, polyneuropathy, ulnar nerve, guillain@, meralgia@, peroneal, foot drop, postherpetic, post-herpetic, cubital tunnel
   | Периферическая нейропатия = полинейропат@, нейропат@, невропат@, гийена@, локтев@ нерв@, малоберцов@ нерв@, постгерпетическ@
N95 3 icd=G442 headache:1.5 bandheadache:3 stress:0.6 pain+neck:0.6 neckstiffpain:0.6 medoveruse:0.3
 spenningshodepine, tensjonshodepine, stresshodepine
   | Spänningshuvudvärk = spänningshuvudvärk, spännings-
   | spændingshovedpine
   | Tension headache = tension headache, tension-type, tension type
   | Головная боль напряжения = напряжен@ головн@, головн@ бол@ напряжен@, гбн
N99 1 medoveruse:3 thunderclap:0.7
 medikamentoverforbruk@, hydrocephalus, cerebral parese, als, essensiell tremor, medikamentutløst hodepine, nevralgi, myasteni@
   | Sjukdom i nervsystemet UNS = läkemedelsöveranvändning@, hydrocefalus, cerebral pares, als, essentiell tremor, neuralgi, myasteni@,
       läkemedelsutlöst huvudvärk
   | medicinoverforbrug@, hydrocefalus, cerebral parese, als, essentiel tremor, neuralgi, myasteni@, medicinoverforbrugshovedpine
   | Nervous system disease, other = medication overuse headache, hydrocephalus, cerebral palsy, als, essential tremor, neuralgia, myasthenia
   | Болезнь нервной системы, другая = абузусн@, гидроцефал@, дцп, эссенциальн@ тремор@, невралги@, миастени@
N72 0
 stivkrampe, tetanus | Stelkramp = stelkramp, tetanus | stivkrampe, tetanus | Tetanus = tetanus | Столбняк = столбняк@
N75 0
 akustikusnevrinom, vestibularisschwannom, meningeom@
   | Godartad tumör i nervsystemet = akustikusneurinom, vestibularisschwannom, meningiom@
   | akustikusneurinom, vestibularisschwannom, meningeom@
   | Benign neoplasm of nervous system = acoustic neuroma, vestibular schwannoma, meningioma
   | Доброкачественная опухоль нервной системы = невринома слухов@, шванном@, менингиом@
`
