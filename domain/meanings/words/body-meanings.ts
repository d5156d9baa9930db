/** The human body and what is felt. `concept | nb | sv | da | en | ru`, own wording; a row that begins with `=` opens a field. */
export const BODY_MEANINGS = `
= neck, shoulders, back and chest
neck | nakke@, cervikalcolumna, cervikal@, i nakken | nacke@, halsrygg@, cervikal@, i nacken | nakke@, halshvirv@, cervikal@, i nakken | neck, nape,
  back of the neck, cervical spine, c-spine | шея, шеи, шее, шею, шеей, шейн@
shoulder | skulder, skulderen, skuldra, skuldre, skuldrene, skulderledd@, skulderblad@, rotatorcuff@ | axel, axeln, axlar, axlarna, axelled@, skuldra,
  skuldror, skulderblad@ | skulder, skulderen, skuldre, skuldrene, skulderled@, skulderblad@, rotatorcuff@ | shoulder, shoulders, shoulder blade,
  scapula, rotator cuff, frozen shoulder | плечо, плеча, плече, плечи, плечев@, лопатк@
back | rygg, ryggen, ryggrad@, ryggsøyl@, ryggvirv@, brystrygg@, columna | rygg, ryggen, ryggrad@, kotpelare@, ryggkot@, bröstrygg@ | ryg, ryggen,
  rygrad@, rygsøjl@, ryghvirv@, columna | my back, his back, her back, your back, upper back, spine, spinal, vertebra, vertebrae, backbone | спина,
  спины, спине, спину, спиной, позвоночн@, позвонок, позвонк@
low-back | korsrygg@, nedre del av ryggen, lumbago, lumbal@, hekseskudd, kink i ryggen, lenden | ländrygg@, korsrygg@, ryggslut@, lumbago, lumbal@,
  ryggskott | lænd, lænden, lænderyg@, lumbago, lumbal@, hekseskud, hold i ryggen | lower back, low back, lumbar, lumbago, small of the back, back
  went out | поясниц@, поясничн@, крестец, крестц@, люмбаго, прострел, прострелом
chest | brystet, brystkasse@, thorax, toraks, brystvegg@, midt i brystet | bröstet, bröstkorg@, thorax, bröstvägg@, mitt i bröstet | brystet,
  brystkasse@, thorax, brystvæg@, midt i brystet | chest, thorax, thoracic, rib cage, chest wall | грудная клетка, грудной клетк@, грудную клетк@,
  груди, грудь, торакальн@
ribs-and-breastbone | ribbein@, ribben@, ribbein, brystbein@, sternum, costa | revben@, bröstben@, sternum, interkostal@ | ribben@, brystben@,
  sternum, interkostal@ | rib, ribs, breastbone, sternum, intercostal, costal | ребро, ребра, рёбра, рёбер, ребер, ребрами, грудин@, межреберн@,
  межрёберн@
armpit | armhule@, aksill@, under armen, armhulen | armhål@, axill@, under armen, armhålan | armhule@, aksil@, under armen, armhulen | armpit,
  armpits, underarm, underarms, axilla, axillary | подмыш@, под мышкой, аксиллярн@, подмышечн@
breast | bryst, brystene, brystkjert@, brystvort@, pupp, pupper, mammae, kul i brystet | bröst, brösten, bröstkört@, bröstvårt@, mammae, knöl i
  bröstet | bryster, brysterne, brystkirt@, brystvort@, mammae, knude i brystet | breast, breasts, nipple, nipples, boob, boobs, mammary, lump in the
  breast | молочная железа, молочной желез@, молочные желез@, молочных желез, сосок, соска, соски, сосков, грудные железы
= belly, groin and pelvis
belly | mage, magen, buk, buken, abdomen, abdominal@, bukvegg@, i magen | mage, magen, buk, buken, abdomen, abdominal@, bukvägg@, i magen | mave,
  maven, bug, bugen, abdomen, abdominal@, bugvæg@, i maven | belly, tummy, abdomen, abdominal, my stomach, her stomach, his stomach | живот, живота,
  животе, животу, животом, животик@, брюшн@
pit-of-stomach | magegrop@, magesekk@, epigastri@, øvre del av magen, under ribbeinsbuen | magsäck@, maggrop@, epigastri@, övre delen av magen |
  mavesæk@, epigastri@, hjertekul@, øverst i maven | pit of the stomach, epigastric, epigastrium, upper abdomen, upper belly, stomach lining |
  желудок, желудк@, эпигастр@, под ложечкой, подложечн@
flank | flanke, flanken, flankesmert@, nyrelosje@, bankeøm@, under ribbeina på siden | flank, flanken, flanksmärt@, njurlog@, dunköm@, i sidan av
  ryggen | flanke, flanken, flankesmert@, nyreloge@, bankeøm@, i siden af ryggen | flank, flanks, loin, loins, side of the back, costovertebral angle
  | бок, боку, бока, подребер@, подребёр@, фланк@
groin | lyske@, lysken, inguinal@, i lysken | ljumsk@, inguinal@, i ljumsken, skrev, skrevet | lyske@, lysken, inguinal@, i lysken, skridtet | groin,
  groins, inguinal, crotch | пах, паху, паха, паховый, паховая, паховой, промежност@
navel | navle, navlen, navlestump@, umbilikal@ | navel, naveln, navelstump@, umbilikal@ | navle, navlen, navlestump@, umbilikal@ | navel, belly
  button, umbilical, umbilicus | пупок, пупка, пупке, пупку, пупочн@
hernia | brokk, brokket, lyskebrokk@, navlebrokk@, arrbrokk@, hernie@ | bråck, bråcket, ljumskbråck@, navelbråck@, ärrbråck@, hernia | brok, brokken,
  lyskebrok@, navlebrok@, arbrok@, hernie@ | hernia, hernias, rupture in the groin, inguinal hernia, umbilical hernia, incisional hernia | грыж@,
  паховая грыжа, пупочная грыжа, грыжев@
pelvis | bekken@, bekkenet, bekkenledd@, symfys@, iliosakral@ | bäcken@, bäckenet, foglossning@, symfys@, iliosakral@ | bækken@, bækkenet,
  bækkenløsn@, symfys@, iliosakral@ | pelvis, pelvic, pelvic girdle, pubic bone, symphysis, sacroiliac | таза, тазу, тазов@, малый таз, малого таза,
  лобков@, симфиз@
buttock | rumpe, rumpa, rumpeball@, setemusk@, seteball@, bakenden, gluteal@ | rumpa, rumpan, skinka, skinkan, skinkor, stjärten, gluteal@, sätesmusk@
  | balde, balden, balder, balderne, numse, numsen, bagdel@, sædemusk@ | buttock, buttocks, bum, backside, behind hurts, gluteal, glutes | ягодиц@,
  ягодичн@, попа, попе, попу, попы
tailbone | halebein@, haleben, coccyx, coccygodyni, vondt å sitte | svansben@, svanskot@, coccyx, ont att sitta | haleben@, coccyx, ondt når jeg
  sidder, sacrum | tailbone, coccyx, hurts to sit, sacrum | копчик@, копчиков@, больно сидеть, кокцигодин@
= arms and legs
arm | arm, armen, armer, armene, overarm@, underarm@, overekstremitet@ | arm, armen, armar, armarna, överarm@, underarm@, övre extremitet@ | arm,
  armen, arme, armene, overarm@, underarm@, overekstremitet@ | arm, arms, forearm, forearms, upper arm, upper limb, upper limbs | рука, руки, руку,
  руке, рукой, руках, рук, предплечь@, верхняя конечность, верхних конечност@
elbow | albue@, tennisalbue@, musealbue, epikondyl@, olekranon | armbåg@, tennisarmbåg@, musarm, epikondyl@ | albue@, tennisalbue@, golfalbue,
  musearm, epikondyl@ | elbow, elbows, tennis elbow, golfer's elbow, epicondylitis | локоть, локтя, локте, локти, локтев@, эпикондилит@
wrist | håndledd@, håndrot@, karpaltunnel@, carpal tunnel | handled, handleden, handleder, handlederna, handledsfraktur@, karpaltunnel@ | håndled@,
  håndrod@, karpaltunnel@, carpal tunnel | wrist, wrists, carpal, carpal tunnel, distal radius | запясть@, лучезапястн@, карпальн@, запястн@
hand | hånd, hånden, hånda, hendene, håndflat@, håndbak@, neve, neven | hand, handen, händerna, handflat@, handrygg@, näve, näven | hånd, hånden,
  hænder, hænderne, håndflad@, håndryg@, næve | hands, my hand, his hand, her hand, palm, palms, fist, back of the hand | кисть, кисти, кистью,
  кистях, ладон@, ладош@, кулак@
finger | finger, fingeren, fingre, fingrene, fingertupp@, fingerledd@, tommel@, pekefing@, lillefing@, langfing@ | finger, fingret, fingrar,
  fingrarna, fingertopp@, fingerled@, tumme, tummen, pekfing@, lillfing@ | finger, fingeren, fingre, fingrene, fingerspids@, fingerled@, tommelfing@,
  pegefing@, lillefing@ | finger, fingers, fingertip, fingertips, thumb, thumbs, knuckle, knuckles, index finger, little finger | палец, пальц@,
  мизин@, большой палец, фаланг@, указательн@
leg | bein, beinet, beina, beinene, benet, underekstremitet@, nedre ekstremitet@ | ben, benet, benen, benens, underben@, nedre extremitet@ | ben,
  benet, benene, underben@, underekstremitet@, nedre ekstremitet@ | leg, legs, lower limb, lower limbs, lower leg, lower legs | нога, ноги, ногу,
  ноге, ногой, ногах, нижние конечности, нижних конечност@, нижней конечност@
thigh | lår, låret, lårene, lårmusk@, hamstring@, forsiden av låret | lår, låret, låren, lårmusk@, hamstring@, framsidan av låret | lår, låret,
  lårene, lårmusk@, hasemusk@, forsiden af låret | thigh, thighs, hamstring, hamstrings, quadriceps, femoral | бедро, бедра, бедре, бёдра, бедрах,
  ляжк@
hip | hofte, hofta, hoften, hofter, hoftene, hofteledd@, hofteprot@, trokanter@ | höft, höften, höfter, höfterna, höftled@, höftprot@, trokanter@ |
  hofte, hoften, hofter, hofterne, hofteled@, hofteprot@, trokanter@ | hip, hips, hip joint, trochanteric, hip replacement | тазобедренн@, тбс, сустав
  бедра, вертел бедра, эндопротез@
knee | kne, kneet, knær, knærne, kneledd@, kneskål@, menisk@, patella | knä, knät, knäet, knäna, knäled@, knäskål@, menisk@, patella | knæ, knæet,
  knæene, knæled@, knæskal@, menisk@, patella | knee, knees, kneecap, patella, meniscus, knee joint | колено, колена, колени, коленн@, коленк@,
  коленях, надколенник@, мениск@
calf-and-shin | leggen, leggene, leggmusk@, tykklegg@, skinnlegg@, skinnebein@, beinhinne@, tibia | vaden, vaderna, vadmusk@, smalben@, skenben@,
  benhinne@, tibia | læggen, læggene, lægmusk@, skinneben@, benhinde@, tibia | shin, shins, shinbone, shin splints, calf muscle, my calf, calf pain,
  tibia | икры, икрах, икра ноги, икроножн@, голень, голени, голеней, большеберцов@
ankle | ankel, ankelen, ankler, anklene, ankelledd@, malleol@ | fotled@, fotknöl@, ankel, ankeln, anklar, anklarna, malleol@ | ankel, anklen, ankler,
  anklerne, ankelled@, malleol@ | ankle, ankles, ankle joint, malleolus | лодыж@, щиколот@, голеностоп@, голеностопн@
foot | fot, foten, føtter, føttene, fotsål@, fotblad@, forfot@, fotrygg@ | fot, foten, fötter, fötterna, fotsul@, fotrygg@, framfot@, hålfot@ | fod,
  foden, fødder, fødderne, fodsål@, fodryg@, forfod@, svangen | foot, feet, instep, sole of the foot, soles of the feet, ball of the foot, forefoot |
  стопа, стопы, стопе, стопу, стопах, ступн@, подошв@, плюсн@
heel | hæl, hælen, hæler, hælene, hælspor@, akilles@, plantarfasc@ | häl, hälen, hälar, hälarna, hälsporr@, hälsena, hälsenan, akilles@, plantarfasc@
  | hæl, hælen, hæle, hælene, hælspor@, akilles@, plantarfasc@ | heel, heels, heel spur, achilles, achilles tendon, plantar fasciitis | пятка, пятки,
  пятке, пятку, пятк@, пяточн@, ахилл@, плантарн@
toe | tå, tåa, tåen, tær, tærne, stortå@, lilletå@, hallux | tå, tån, tårna, stortå@, lilltå@, hallux | tå, tåen, tæer, tæerne, storetå@, lilletå@,
  hallux | toe, toes, big toe, little toe, bunion, bunions, hallux | пальцы ног, пальцев ног, пальцах ног, палец ноги, палец на ноге, косточка на ноге
= head and face
head | hode, hodet, isse, issen, bakhode@, hodeskalle@, kranie@, skalle | huvud, huvudet, hjäss@, bakhuvud@, skalle, skallen, kranium | hoved,
  hovedet, baghoved@, isse, issen, kranie@, kraniet | head, skull, cranial, crown of the head, back of the head | голова, голове, голову, головы,
  головой, череп, черепа, темечк@, макушк@, затыл@
forehead-and-temple | panne, pannen, panna, tinning@, i pannen, ved tinningen | panna, pannan, tinning@, i pannan, vid tinningen | pande, panden,
  tinding@, i panden, ved tindingen | forehead, brow, temple, temples, temporal | лоб, лба, лбу, лобн@, висок, виска, виске, виски, височн@
face | ansikt@, kinn, kinnet, kinnene, kinnbein@ | ansikt@, kind, kinden, kinder, kinderna, kindben@ | ansigt@, kind, kinden, kinder, kinderne,
  kindben@ | my face, her face, his face, facial, cheek, cheeks, cheekbone, cheekbones | лицо, лица, лице, лицом, щека, щеки, щёки, щеке, скула,
  скулы, скулу
jaw | kjeve@, hake, haken, haka, kjeveledd@, tyggemusk@ | käke, käken, käkar, käkarna, käkled@, haka, hakan, tuggmusk@ | kæbe, kæben, kæber, kæbeled@,
  hage, hagen, tyggemusk@ | jaw, jaws, chin, mandible, tmj, jaw joint | челюст@, подбород@, внчс, нижнечелюстн@
= inner organs
heart-organ | hjerte, hjertet, hjertets, hjertemusk@, kardial@, pumpa | hjärta, hjärtat, hjärtats, hjärtmusk@, kardial@ | hjerte, hjertet, hjertets,
  hjertemusk@, kardial@ | heart, cardiac, heart muscle, my heart | сердце, сердца, сердцу, сердцем, сердечн@, кардиальн@, миокард@
lungs | lunge, lungen, lunger, lungene, luftveiene, bronkie@, pulmonal@, på lungene | lunga, lungan, lungor, lungorna, luftvägar@, luftrör@, bronk@,
  pulmonal@ | lunge, lungen, lunger, lungerne, luftvejene, bronkie@, pulmonal@ | lung, lungs, pulmonary, airway, airways, bronchial, bronchi | лёгких,
  легких, легочн@, лёгочн@, бронхи, бронхов, бронхах, дыхательных путей, дыхательные пути
liver | leveren, leverens, hepat@, leversykdom@, leversvikt@ | levern, leverns, hepat@, leversjuk@, leversvikt@ | leveren, leverens, hepat@,
  leversygd@, leversvigt@ | liver, hepatic, hepatitis, liver disease | печень, печени, печенью, печеночн@, печёночн@, гепат@
kidneys | nyre, nyren, nyrer, nyrene, nyresvikt@, nyrefunksj@, renal@ | njure, njuren, njurar, njurarna, njursvikt@, njurfunkt@, renal@ | nyre, nyren,
  nyrer, nyrerne, nyresvigt@, nyrefunkt@, renal@ | kidney, kidneys, renal, kidney failure, kidney function, nephritis | почка, почки, почек, почках,
  почками, почечн@, нефрит@, нефролог@
kidney-stone | nyrestein@, nyresten@, ureterstein@, nyrekolikk@, steinanfall@, urolit@ | njursten@, uretärsten@, njurkolik@, stensmärt@, urolit@ |
  nyresten@, uretersten@, nyrekolik@, stensmert@, urolit@ | kidney stone, kidney stones, renal colic, ureteric stone, urolithiasis, passed a stone |
  камни в почк@, камень в почк@, почечная колика, почечной колик@, мочекаменн@, уролитиаз@
gallbladder | galle, gallen, galleblær@, gallestein@, gallevei@, galleanfall@, kolecyst@ | galla, gallan, gallblås@, gallsten@, gallväg@, gallanfall@,
  kolecyst@ | galde, galden, galdeblær@, galdesten@, galdevej@, galdeanfald@, kolecyst@ | gallbladder, gallstone, gallstones, gall bladder, bile,
  biliary, cholecystitis | желчь, желчи, желчн@, жёлчн@, желчнокаменн@, холецист@, жкб
pancreas | bukspyttkjert@, pankreas@, pankreat@, bukspytt | bukspottkört@, pankreas@, pankreat@, bukspott | bugspytkirt@, pankreas@, pankreat@,
  bugspyt | pancreas, pancreatic, pancreatitis, pancreas problems | поджелудочн@, панкреас, панкреат@, поджелудк@
spleen | milt, milten, miltforstørr@, splenomegali@, splenektom@ | mjälte, mjälten, mjältförstor@, splenomegali@, splenektom@ | milt, milten,
  forstørret milt, splenomegali@, splenektom@ | spleen, splenic, enlarged spleen, splenomegaly, splenectomy | селезенк@, селезёнк@, селезеночн@,
  спленомегал@
thyroid | skjoldbrusk@, stoffskifte@, tyreoid@, thyreoid@, struma, hypotyre@, hypertyre@, lavt stoffskifte, høyt stoffskifte | sköldkört@, tyreoid@,
  struma, giftstruma, hypotyre@, hypertyre@, ämnesomsättning@ | skjoldbrusk@, stofskifte@, thyreoid@, struma, hypothyr@, hyperthyr@, forhøjet
  stofskifte, lavt stofskifte | thyroid, goitre, goiter, underactive thyroid, overactive thyroid, hypothyroid@, hyperthyroid@ | щитовидк@, щитовидн@,
  зоб, зоба, тиреоид@, тиреотокс@, гипотиреоз@, гипертиреоз@
lymph-nodes | lymfeknut@, lymfekjert@, lymfadeno@, hovne kjertler, kuler på halsen | lymfkört@, lymfknut@, lymfadeno@, svullna körtlar, knölar på
  halsen | lymfeknud@, lymfekirt@, lymfadeno@, hævede kirtler, knuder på halsen | lymph node, lymph nodes, swollen glands, lumps in the neck,
  lymphadenopathy, glands are up | лимфоузел, лимфоузл@, лимфатическ@, лимфаденит@, лимфаденопат@
brain | hjerne, hjernen, hjernens, cerebral@, storhjern@, hjernehinne@ | hjärna, hjärnan, hjärnans, cerebral@, hjärnhinn@ | hjerne, hjernen, hjernens,
  cerebral@, hjernehinde@ | brain, cerebral, cerebellum, meninges, intracranial | мозг, мозга, мозге, мозгу, мозгов@, церебральн@, внутричерепн@
bowel-organ | tarm, tarmen, tarmer, tarmene, tykktarm@, tynntarm@, endetarm@, intestinal@ | tarm, tarmen, tarmar, tarmarna, tjocktarm@, tunntarm@,
  ändtarm@, intestinal@ | tarm, tarmen, tarme, tarmene, tyktarm@, tyndtarm@, endetarm@, intestinal@ | bowel, bowels, gut, guts, intestine, intestines,
  intestinal, colon, rectum | кишечник@, кишка, кишки, кишке, кишку, кишечн@, толстой кишк@, прямой кишк@
blood-vessel | blodåre@, blodkar, blodkaret, vener, venene, pulsåre@, arterie, arterien, arterier, karveggen | blodkärl@, vener, venerna, ådror,
  ådrorna, pulsåder@, artär, artären, artärer | blodåre@, blodkar, vener, venerne, pulsåre@, arterie, arterien, arterier | blood vessel, blood
  vessels, vein, veins, artery, arteries, arterial, venous | сосуд, сосуды, сосудов, сосудах, сосудист@, вены, венах, венозн@, артерия, артерии,
  артерий
= pain
pain | smerte, smerter, smerten, smertene, smertefull@, vondt, ondt, gjør vondt, dolor, smerteplag@ | smärta, smärtan, smärtor, smärtorna, smärtsam@,
  ont, gör ont, värk, värken | smerte, smerter, smerten, smerterne, smertefuld@, ondt, gør ondt, dolor | pain, pains, painful, hurt, hurts, hurting,
  sore, it hurts | боль, боли, болью, болей, болями, болит, болят, болел@, болезненн@, больно
pain-free | smertefri@, smertefritt, uten smerter, ikke vondt lenger, ingen smerter | smärtfri@, inte ont längre, utan smärta, inga smärtor, ingen
  smärta | smertefri@, uden smerter, ikke ondt længere, ingen smerter | pain-free, pain free, no pain, no more pain, without pain, doesn't hurt | без
  боли, не болит, боли нет, болей нет, обезболен@, безболезненн@
dull-ache | verk, verker, verking@, murr@, murrende, dump smerte, verkende, gnag@ | molvärk@, molande, molar, värker, värkte, dov värk, gnagande |
  murr@, murrende, dump smerte, borende, værk, værkende, gnavende | ache, aches, aching, achy, dull pain, dull ache, gnawing, nagging pain | ноет,
  ноющ@, ныть, ныло, тупая боль, тупые боли, ломит, ломот@
stabbing-pain | stikk, stikkende, stikker, stakk, hugg, hogg, skarp smerte, som en kniv | stick, stickande, sticker, hugg, hugger, huggande, skarp
  smärta, knivhugg@ | stik, stikkende, stikker, jag, jagende, skarp smerte, knivstik@ | stabbing, stab, sharp pain, piercing, like a knife, jabbing,
  stitch in the side | колет, колющ@, кольнул@, покалывает в боку, режет, режущ@, острая боль, кинжальн@, как ножом
burning-pain | svie, svien, svir, svidde, brennende, brenner, brant, svir og brenner | sveda, svedan, svider, sved, brännande, bränner, brände | svie,
  svien, svier, sviede, brændende, brænder, brændte | burning, burns, stinging, stings, smarting, on fire, burning pain | жжет, жжёт, жжение, жжения,
  жгло, жгуч@, печет, печёт, щиплет, саднит
cramping-pain | kolikk@, knip, knipsmert@, kniper, krampeaktig@, takvis, tar tak, rykker til i magen | kolik@, knip, magknip, krampaktig@, knipande,
  krampont, i omgångar | kolik@, krampeagtig@, knib, mavekneb, kneb, turevis | colic, colicky, cramp, cramps, cramping, crampy, gripping pain, griping
  | колик@, схваткообразн@, спазм, спазмы, спазмами, спазмирован@, скручива@, схватывает
throbbing-pain | bankende, banker, dunkende, dunker, dunket, pulserende, hamrende | bultande, bultar, bultade, dunkande, dunkar, pulserande |
  bankende, banker, dunkende, dunker, pulserende, hamrende | throbbing, throbs, pounding, pulsating, pulsing, hammering | пульсир@, пульсация, стучит
  в голове, дергающ@, дёрга@, стучит в висках
pressing-pain | press, trykk, pressende, klem@, klemmende, trykkende, strammende, stramt, som et bånd, snørende | tryck, trycker, tryckande,
  klämmande, spännande känsla, åtstramande, som ett band, åtsnör@ | tryk, trykken, trykkende, klemmende, spændende fornemmelse, strammende, som et
  bånd, snærende | pressing, tightness, tight, squeezing, heavy weight, crushing, constricting, pressure on | давит, давящ@, сдавли@, сжима@,
  сжимающ@, стягива@, распира@, тяжесть в, обруч, обручем
radiating-pain | stråler, strålte, utstrål@, strålende ned, brer seg, sprer seg ut i, trekker ned i | strålar, strålade, utstrål@, utstrålning@, drar
  ner i, sprider sig ut i | stråler, strålede, udstrål@, strålende ned, trækker ned i, breder sig | radiat@, radiating, shoots down, spreads to, goes
  down the leg, travels down, referred pain | отдаёт, отдает, отдавал@, иррадииру@, иррадиац@, простреливает, стреляет в
electric-pain | elektrisk støt, som strøm, iling@, ilende, nervesmert@, nevralgi@, nevropatisk@ | elektrisk stöt, elstöt, ilning@, ilande, nervsmärt@,
  neuralgi@, neuropatisk@ | elektrisk stød, ilning@, ilende, nervesmert@, neuralgi@, neuropatisk@ | electric shock, like electricity, nerve pain,
  neuralgia, neuropathic, shooting pain, shooting pains | удар током, как током, невралг@, нейропатич@, невропатич@, нервная боль, прострелива@
tenderness | øm, ømt, ømme, ømhet@, trykkøm@, palpasjonsøm@, vondt å ta på | öm, ömt, ömma, ömmar, ömhet@, tryckömhet@, palpationsöm@, palpöm@, ont
  när man trycker | øm, ømt, ømme, ømhed@, trykøm@, palpationsøm@, ondt når man trykker | tender, tenderness, sore to touch, hurts when pressed,
  painful to touch, tender on palpation | при надавлив@, при пальпац@, болезненность при, больно трогать, больно прикасаться
chronic-pain | kroniske smerter, langvarige smerter, smertepasient@, fibromyalgi@, utbredte smerter, smertetilstand@, vondt overalt | kronisk smärta,
  långvarig smärta, fibromyalgi@, utbredd smärta, smärtpatient@, ont överallt, smärttillstånd@ | kroniske smerter, langvarige smerter, fibromyalgi@,
  smertepatient@, udbredte smerter, ondt overalt | chronic pain, long-term pain, fibromyalgia, widespread pain, pain all over, hurts everywhere |
  хроническая боль, хронические боли, хронической бол@, фибромиалг@, болит всё, болит все тело, всё болит
= where it hurts
chest-pain | brystsmert@, vondt i brystet, smerter i brystet, angina, stikk i brystet, trykk i brystet, press for brystet, hjertekramp@ | bröstsmärt@,
  ont i bröstet, kärlkramp@, angina, tryck över bröstet, hjärtsmärt@ | brystsmert@, ondt i brystet, smerter i brystet, angina, trykken for brystet,
  hjertekramp@ | chest pain, chest pains, pain in my chest, chest tightness, tight chest, angina, pressure on the chest | боли в груди, боль в груди,
  за грудиной, загрудинн@, стенокард@, сердце болит, давит в груди, боли в сердце
belly-pain | magesmert@, vondt i magen, magevondt, mageknip@, buksmert@, abdominalsmert@, vondt i maven | magsmärt@, ont i magen, magont, magknip@,
  buksmärt@, magvärk@ | mavesmert@, ondt i maven, mavepine, mavekramp@, abdominalsmert@, mavekneb@ | stomach ache, stomachache, tummy ache, belly
  ache, abdominal pain, stomach pain, stomach cramps, belly pain | болит живот, живот болит, боль в животе, боли в животе, абдоминальн@, болит
  желудок, рези в животе, резь в животе
back-pain | ryggsmert@, vondt i ryggen, ryggvondt, ryggplag@, ryggen gjør vondt, isjias, isjialgi, skiveprolaps, prolaps i ryggen | ryggsmärt@, ont i
  ryggen, ryggont, ryggvärk@, ryggbesvär, ischias, diskbråck@ | rygsmert@, ondt i ryggen, rygproblem@, ryggener, iskias, diskusprolaps@, rygondt |
  backache, back ache, back pain, bad back, back is killing, sciatica, slipped disc, disc prolapse | болит спина, спина болит, боль в спине, боли в
  спине, ишиас, радикулит@, дорсалг@, грыжа диска, межпозвон@
neck-pain | nakkesmert@, vondt i nakken, stiv nakke, nakkestiv@, nakkesleng@, nakkeprolaps@ | nacksmärt@, ont i nacken, stel nacke, nackstel@,
  nackspärr, whiplash | nakkesmert@, ondt i nakken, stiv nakke, nakkestiv@, piskesmæld@, hold i nakken | neck pain, stiff neck, sore neck, neck ache,
  crick in the neck, whiplash, neck stiffness | болит шея, шея болит, боль в шее, боли в шее, шею продуло, ригидност@, затекает шея
headache | hodepine@, vondt i hodet, hodeverk@, cefalgi, spenningshodepine@, sprengende i hodet | huvudvärk@, ont i huvudet, spänningshuvudvärk@,
  cefalgi, cefalalgi | hovedpine@, ondt i hovedet, spændingshovedpine@, cefalgi, hovedpinerne | headache, headaches, head hurts, head ache, sore head,
  tension headache, cephalgia | голова болит, болит голова, головная боль, головной бол@, головные боли, головных бол@, цефалг@, гбн
migraine | migrene@, aura, flimmer for øynene, lysskyhet, migreneanfall@ | migrän@, aura, flimmerskotom, flimmer för ögonen, migränanfall | migræne@,
  aura, flimmer for øjnene, migræneanfald@ | migraine, migraines, aura, zigzag lines, migraine attack | мигрен@, аура, ауры, с аурой, мигреноз@
joint-pain | leddsmert@, vondt i leddene, artralgi@, leddplag@, leddverk@ | ledvärk@, ledsmärt@, ont i lederna, artralgi@, ledbesvär | ledsmert@, ondt
  i leddene, artralgi@, ledgener, leddesmert@ | joint pain, joint pains, aching joints, sore joints, joints ache, arthralgia | боли в суставах, боль в
  суставах, болят суставы, суставы болят, артралг@, ломит суставы
muscle-pain | muskelsmert@, muskelverk@, støl, stølhet@, myalgi@, myalgier, vondt i musklene, lemster | muskelvärk@, muskelsmärt@, träningsvärk@,
  myalgi@, öm i musklerna, ont i musklerna | muskelsmert@, muskelømhed@, myalgi@, ømme muskler, ondt i musklerne, muskelømme | muscle pain, muscle
  ache, muscle aches, sore muscles, body aches, myalgia, aching muscles | боли в мышцах, боль в мышцах, мышечная боль, мышечные боли, миалг@, болят
  мышцы, крепатур@
period-pain | menssmert@, menstruasjonssmert@, mensverk@, dysmenor@, vondt under mensen, endometriose@ | mensvärk@, menssmärt@, dysmenorr@, ont vid
  mens, endometrios@ | menstruationssmert@, menssmert@, dysmenor@, ondt under menstruation, endometriose@ | period pain, period pains, painful
  periods, menstrual cramps, dysmenorrhoea, dysmenorrhea, endometriosis | болезненные месячные, болезненные менструац@, боли при месячных, дисменоре@,
  альгодисменор@, эндометриоз@
ear-pain | øreverk@, vondt i øret, vondt i ørene, otalgi@, ørebetennelse@, mellomørebet@ | öronvärk@, ont i örat, ont i öronen, otalgi@, öroninfl@,
  otit@ | ørepine@, ondt i øret, ondt i ørerne, øresmert@, mellemørebet@, otitis | earache, ear ache, ear pain, sore ear, otalgia, ear infection,
  otitis | болит ухо, уши болят, болят уши, боль в ухе, оталг@, отит@, стреляет в ухе, стреляет в ухо
= breathing
breathless | tungpust@, tung i pusten, andpust@, åndenød@, kortpust@, dyspn@, pustebesvær@, får ikke puste, får ikke luft, pustevansk@ | andfådd@,
  tung i andningen, andnöd@, dyspn@, andningsbesvär, svårt att andas, får ingen luft, får inte luft, flåsar | åndenød@, forpustet, forpustelse@,
  stakåndet, dyspn@, vejrtrækningsbesvær, kan ikke få vejret, kortåndet@, tung vejrtrækning | breathless@, short of breath, shortness of breath, out
  of breath, winded, puffed, dyspnoea, dyspnea, can't breathe, can't catch my breath, trouble breathing | одышк@, задыха@, нехватка воздуха, не
  хватает воздуха, воздуха не хватает, тяжело дышать, трудно дышать, диспноэ, запыха@
breathing | pust, pusten, puster, pustet, respirasjon@, respirasjonsfrekvens@, pusting@, åndedrett@ | andning, andningen, andas, andades,
  andningsfrekvens@, respirat@ | vejrtrækning, vejrtrækningen, trækker vejret, åndedræt@, respiration@, respirationsfrekvens@ | breathing, breathe,
  breathes, breaths, respiration, respiratory rate | дыхани@, дышит, дышать, дышал@, дышу, чдд, частота дыхания
breathless-lying-down | ligge flatt, flatt i sengen, ekstra pute, flere puter, ortopn@, sove sittende, hever hodeenden | ligga plant, ligga platt,
  extra kudde, flera kuddar, ortopn@, sova sittande, sitter upp och sover | ligge fladt, ekstra pude, flere puder, ortopn@, sove siddende, hævet
  hovedgærde | lie flat, lying flat, extra pillows, more pillows, propped up, orthopnoea, orthopnea, sleep sitting up | лежать на спине, ортопноэ,
  спит сидя, спать сидя, на высоких подушках, высокое изголовье, вторая подушка
fast-breathing | puster fort, hurtig pust, rask pust, hyperventil@, takypn@, hiver etter pusten | andas snabbt, snabb andning, hyperventil@, takypn@,
  flämt@, kippar efter andan | hurtig vejrtrækning, trækker vejret hurtigt, hyperventil@, takypn@, hiver efter vejret | fast breathing, breathing
  fast, rapid breathing, hyperventilat@, tachypnoea, tachypnea, gasping, panting | частое дыхание, дышит часто, часто дышит, гипервентил@, тахипноэ,
  учащенное дыхание, учащённое дыхание
wheeze | piping, piper i brystet, piper, pipelyder, pipende, hves@, hvesende, obstruktiv@, surkl@, surkling | pip, piper i bröstet, pipande, väsande,
  väser, obstruktiv@, rosslig@, rosslar | piben, piber i brystet, hvæsen, hvæsende, pibende, obstruktiv@, rallen, hvæser | wheez@, wheezy, whistling
  chest, whistle in the chest, rhonchi, noisy breathing, rattly | свист, свисты, свистит, свистящ@, хрипы, хрипов, хрипит, сипит, бронхообструкц@
stridor | stridor@, hivende innpust, krupp, falsk krupp, bjeffehoste@, lyd på innpust | stridor@, pseudokrupp, krupp, skällhosta, skällande hosta,
  ljud vid inandning | stridor@, pseudocroup, falsk strubehoste, gøende hoste, lyd ved indånding | stridor, croup, barking cough, noise breathing in,
  croupy | стридор@, круп, ложный круп, лающий кашель, лающего кашля, шумный вдох
asthma-and-copd | astma@, kols, kolspasient@, emfysem@, bronkitt@, astmaanfall@ | astma@, kol, kronisk bronkit, emfysem@, astmatiker, astmaanfall |
  astma@, kol, kronisk bronkitis, rygerlunger, emfysem@, astmaanfald@, kolpatient@ | asthma, asthmatic, asthma attack, copd, emphysema, chronic
  bronchitis, smoker's lung | астм@, астматик@, хобл, эмфизем@, бронхит@, приступ удушья
painful-breathing | vondt å puste, puste dypt, pleuritt@, pleural smerte, respirasjonsavhengig@, stikker når jeg puster | ont att andas, andas djupt,
  pleurit@, andningskorrelerad@, hugger när jag andas | ondt at trække vejret, trække vejret dybt, pleurit@, respirationsafhængig@, stikker når jeg
  trækker | hurts to breathe, deep breath, pleuritic, pleurisy, pain on breathing in, catches when i breathe | больно дышать, больно вдохнуть,
  глубокий вдох, глубоком вдохе, плеврит@, плевральн@, на вдохе
choking-fit | kvelning@, kveles, kvalt, kvelningsfølelse@, sette seg fast i halsen, snørpe seg i halsen | kvävning@, kvävs, kvävningskänsla, sätter
  sig i halsen, strypningskänsla | kvælning@, kvæles, kvalt, kvælningsfornemmelse@, fejlsynkning@ | choking, choke, chokes, choked, suffocat@,
  smothering | удушь@, удушье, душит, задохнуться, поперхну@, давится
= cough
cough | hoste, hoster, hostet, hosten, hosting@, hosteplag@, hostekul@, hosteanfall@ | hosta, hostan, hostar, hostat, hostattack@, hostade, rethosta |
  hoste, hoster, hosten, hostede, hostet, hosteanfald@, hosteri | cough, coughs, coughing, coughed, hacking, coughing fit, coughing fits | кашель,
  кашля, кашлю, кашлем, кашля@, кашлян@, откашлива@, покашлива@
dry-cough | tørrhost@, tørr hoste, kitlehost@, irritasjonshost@, hoster tørt, uproduktiv hoste | torrhost@, torr hosta, kittlande hosta, retande
  hosta, kittlar i halsen | tør hoste, tørhost@, kildehost@, irritativ hoste, kilder i halsen | dry cough, tickly cough, tickle in the throat,
  unproductive cough, irritating cough, non-productive | сухой кашель, сухого кашля, першит, першени@, непродуктивн@
phlegm | slim, slimet, slimete, ekspektorat@, oppspytt@, hoster opp, grønt slim, gult slim, produktiv hoste | slem, slemmet, slemmig@, upphostning@,
  hostar upp, sputum, grönt slem, slemhosta | slim, slimet, ekspektorat@, opspyt@, hoster op, grønt slim, produktiv hoste | phlegm, sputum, mucus,
  coughs up, coughing up, bringing up, chesty, productive cough, green stuff | мокрот@, мокроты, слизь, слизи, отхарк@, отходит мокрота, влажный
  кашель, выкашлива@
coughing-blood | blod i hosten, hoster blod, hoster opp blod, hemoptys@, blod i oppspyttet, blodig oppspytt | blodhosta, hostar blod, hostar upp blod,
  hemoptys@, blod i slemmet, blodig upphostning | hoster blod, hoster blod op, hæmoptys@, blod i opspyttet, blodigt opspyt | coughing blood, coughing
  up blood, coughed up blood, haemoptysis, hemoptysis, blood in the phlegm, blood-streaked | кровохарк@, кашляет кровью, кровь в мокроте, прожилки
  крови, кровь с кашлем
cold-infection | forkjøl@, forkjølelse, luftveisinfeksj@, øvi, snufsete, influensa@, virusinfeksjon@ | förkyl@, luftvägsinfekt@, öli, influensa@,
  virusinfekt@ | forkøl@, luftvejsinfekt@, influenza@, virusinfekt@, snottet | a cold, common cold, head cold, flu, influenza, respiratory infection,
  urti, viral infection | простуд@, простыл@, орви, орз, грипп, гриппа, гриппом, вирусная инфекция
pneumonia | lungebetennelse@, pneumoni@, lungebet, knatrelyd@, knatring@, krepitasjon@ | lunginflamm@, pneumoni@, krepitation@, rassel, rassl@ |
  lungebetænd@, pneumoni@, krepitation@, knitren, lungebetændelsen | pneumonia, chest infection, lung infection, crackles, crepitations, crepitus |
  пневмони@, воспаление легких, воспаление лёгких, воспаления легких, крепитац@, влажные хрипы
= heart and circulation
palpitations | hjertebank@, hjerteklapp, palpitasjon@, hjertet banker, hjertet hamrer, hjertet dunker, hjertet løper | hjärtklapp@, palpitation@,
  hjärtat bultar, hjärtat slår hårt, hjärtat rusar, hjärtrusning | hjertebank@, palpitation@, hjertet banker, hjertet hamrer, hjertet galoperer |
  palpitation@, heart pounding, heart racing, racing heart, heart beating fast, heart thumping, heart fluttering | сердцебиен@, сердце колотится,
  сердце бьется, сердце бьётся, сердце стучит, пальпитац@, сердце выскакивает
irregular-heartbeat | hjerteflimmer, atrieflimmer, flimmer, uregelmessig puls, hjerterytme@, arytmi@, ekstraslag, hopper over slag, hjertet hopper |
  förmaksflimmer, hjärtflimmer, flimmer, oregelbunden puls, hjärtrytm@, arytmi@, extraslag, hoppar över slag | atrieflimren, hjerteflimmer, flimren,
  uregelmæssig puls, hjerterytme@, arytmi@, ekstraslag, ekstrasystol@, springer et slag over | irregular heartbeat, irregular pulse, atrial
  fibrillation, af, afib, arrhythmia, skipped beats, missed beats, ectopics, extra beats | аритм@, перебои, перебоев, мерцательн@, экстрасистол@,
  замира@, фибрилляц@, нерегулярный пульс, неритмичн@
pulse-rate | pulsen, puls, hvilepuls@, hjertefrekvens@, takykard@, bradykard@, høy puls, langsom puls | pulsen, puls, vilopuls, hjärtfrekvens@,
  takykard@, bradykard@, hög puls, långsam puls | pulsen, puls, hvilepuls@, hjertefrekvens@, takykard@, bradykard@, høj puls, langsom puls | pulse,
  heart rate, resting pulse, tachycardi@, bradycardi@, fast pulse, slow pulse, bpm | пульс, пульса, чсс, тахикард@, брадикард@, частый пульс, частота
  сердечных
blood-pressure-high | høyt blodtrykk, hypertensjon@, høyt trykk, blodtrykket høyt, hypertensiv@ | högt blodtryck, hypertoni@, hypertensi@, högt tryck,
  blodtrycket högt | forhøjet blodtryk, højt blodtryk, hypertension@, hypertensiv@, for højt blodtryk | high blood pressure, hypertensi@, raised blood
  pressure, htn, elevated blood pressure | высокое давление, повышенное давление, гипертони@, гипертенз@, давление поднима@, давление скачет, давление
  подскочило
blood-pressure-low | lavt blodtrykk, hypotensjon@, blodtrykksfall@, svartner for øynene, ortostat@, svimmel når jeg reiser | lågt blodtryck,
  hypotension@, hypotoni@, blodtrycksfall@, svartnar för ögonen, ortostat@, yr när jag reser | lavt blodtryk, hypotension@, blodtryksfald@, sortner
  for øjnene, ortostat@, svimmel når jeg rejser | low blood pressure, hypotensi@, blood pressure drops, dizzy on standing, orthostatic, postural drop,
  lightheaded when i stand | низкое давление, пониженное давление, гипотенз@, гипотон@, темнеет в глазах, ортостат@, потемнело в глазах
heart-failure | hjertesvikt@, svikt, inkompensasj@, vann på lungene, lungeødem@, stuvning@ | hjärtsvikt@, svikt, inkompens@, vatten i lungorna,
  lungödem@, stas, stasrassel | hjertesvigt@, hjerteinsufficien@, inkompens@, vand i lungerne, lungeødem@, stase | heart failure, chf, hfref, hfpef,
  fluid on the lungs, water on the lungs, pulmonary oedema, pulmonary edema, congestive | сердечная недостаточность, сердечной недостаточност@, хсн,
  отек легких, отёк лёгких, жидкость в легких, застой в легких
heart-attack | hjerteinfarkt@, infarkt@, hjerteattakk, hjerteanfall, myokardinfarkt@, stemi | hjärtinfarkt@, infarkt@, hjärtattack@, hjärtanfall,
  stemi | blodprop i hjertet, hjerteanfald, hjerteinfarkt@, myokardieinfarkt@, infarkt, hjertetilfælde@ | heart attack, myocardial infarction, mi,
  coronary, stemi, nstemi | инфаркт@, инфаркт миокарда, сердечный приступ, окс, постинфаркт@
claudication | røykebein@, claudicatio, vindustitter@, vondt i leggene når, må stoppe opp og hvile, åreforkalkning@ | fönstertittar@, claudicatio,
  rökarben, måste stanna och vila, åderförkalk@, åderfett | vinduesk@, claudicatio, rygerben, må stoppe op og hvile, åreforkalkning@ | claudication,
  calf pain on walking, has to stop and rest, peripheral artery disease, hardening of the arteries, poor circulation | перемежающаяся хромота,
  хромота, атеросклероз@, облитериру@, останавливается отдохнуть, закупорка сосудов
blood-clot | blodpropp@, dyp venetrombose, dvt, trombose@, lungeemboli@, årebetennelse@, tromboflebitt@ | blodpropp@, djup ventrombos, dvt, trombos@,
  lungemboli@, åderinflam@, tromboflebit@ | blodprop@, dyb venetrombose, dvt, trombose@, lungeemboli@, årebetændelse@, tromboflebit@ | blood clot,
  blood clots, dvt, deep vein thrombosis, pulmonary embolism, thrombosis, thrombus, clot in the leg | тромб, тромбы, тромбоз@, тромбофлебит@, тэла,
  эмболи@, сгусток крови
varicose-veins | åreknut@, varicer, varicøs@, venøs insuffisiens, åreknutene, sprengte kar | åderbråck@, varicer, venös insuff@, venös insufficiens,
  bristningar i kärlen | åreknude@, varicer, venøs insufficiens, åreknuder | varicose veins, varicose, bulging veins, spider veins, venous
  insufficiency | варикоз@, варикозн@, вены вздулись, вздутые вены, узлы на ногах, венозная недостаточность
cold-hands-and-feet | kalde hender, kalde føtter, hvite fingre, likfing@, raynaud, dårlig sirkulasjon, kald på føttene | kalla händer, kalla fötter,
  vita fingrar, likfingr@, raynaud, dålig cirkulation, fryser om händerna | kolde hænder, kolde fødder, hvide fingre, døde fingre, raynaud, dårligt
  kredsløb | cold hands, cold feet, white fingers, dead fingers, raynaud, raynaud's, fingers go white, fingers turn white | холодные руки, руки
  холодные, холодные ноги, ноги холодные, мерзнут руки, мёрзнут руки, мерзнут ноги, белеют пальцы, рейно
pale | blek, bleke, blekhet@, blekfet, likblek, gråblek, blek i ansiktet | blek, bleka, blekhet, likblek, gråblek, askgrå | bleg, blege, bleghed,
  ligbleg, gråbleg, bleg i ansigtet | pale, pallor, paler, washed out, white as a sheet, ashen, colourless face | бледн@, побледн@, бледность, белый
  как
bluish | blålig@, cyano@, blå lepper, blå rundt munnen, blåfarg@, blå i ansiktet | blåaktig@, cyano@, blå läppar, blå om läpparna, blånad@, blå runt
  munnen | blålig@, cyano@, blå læber, blå om munden, blåfarv@, blå i ansigtet | cyanosis, cyanotic, blue lips, bluish, turned blue, went blue, lips
  blue | синюшн@, цианоз@, посинел@, синеет, синие губы, губы синие
= stomach and swallowing
nausea | kvalm, kvalme, kvalmen, kvalmt, uvel, uggen i magen, nausea | illamå@, mår illa, mådde illa, kväljning@, kväljningar, illamående | kvalme,
  kvalmen, kvalm, utilpas i maven, nausea, brækfornemmelse@ | nausea, nauseous, nauseated, queasy, sick to my stomach, feels sick, feeling sick,
  sickly | тошнит, тошнот@, тошнило, подташнива@, мутит
vomiting | kast opp, kaster opp, kastet opp, oppkast@, brekker seg, brakk seg, brekninger, spyr, spydde, spy, emes@ | kräks, kräktes, kräkt@,
  kräkning@, spyr, spydde, spy, kasta upp, kastar upp, ulkar | kaster op, kastede op, kastet op, opkast@, brækker sig, brækkede sig, brækker mig,
  brækning@, brækket sig | vomit@, throw up, throwing up, threw up, being sick, was sick, puke, puked, puking, retching, emesis, bring up food |
  рвота, рвоты, рвоту, рвотой, рвёт, рвет, рвало, вырвало, рвотн@, стошнило
vomiting-blood | kaster opp blod, blodig oppkast, hematemes@, kaffegrut, kaffegrutaktig@, blod i oppkastet | kräks blod, blodig kräkning, blodiga
  kräkningar, hematemes@, kaffesump@, blod i kräkning@ | kaster blod op, blodigt opkast, hæmatemes@, kaffegrums, blod i opkast@ | vomiting blood,
  vomited blood, haematemesis, hematemesis, coffee grounds, coffee ground, blood in the vomit | рвота кровью, рвет кровью, рвёт кровью, кофейной гущ@,
  гематемез@, кровь в рвотн@
heartburn | halsbrann@, sure oppstøt, sur i magen, syre i halsen, refluks@, gerd, sviing bak brystbeinet, syreoppstøt | halsbränn@, sura
  uppstötningar, magsyra, magkatarr, reflux@, gerd, surt i halsen, sura rapar | halsbrand@, sure opstød, mavesyre, syre i halsen, refluks@, gerd,
  sviende bag brystbenet | heartburn, acid reflux, reflux, acid in the throat, gord, gerd, indigestion, sour taste, regurgitat@ | изжог@, рефлюкс@,
  гэрб, кислая отрыжка, кислое во рту, кислота в горле
belching | rap, raper, rapet, raping, oppstøt, luft opp | rapar, rapade, rapning@, uppstötning@, uppstötningar, luft upp | bøvs, bøvser, bøvsen,
  bøvsede, opstød, ræber, luft op | burp, burps, burping, belch, belches, belching, bringing up wind, eructation | отрыжк@, отрыгива@, рыгает,
  отрыгнул@, отрыжка воздухом
hiccups | hikke, hikker, hikken, singultus | hicka, hickan, hickar, singultus | hikke, hikker, hikken, singultus | hiccup, hiccups, hiccough,
  singultus | икота, икоты, икает, икать, икотой
bloating | oppblåst, oppblåsthet@, luft i magen, luftplag@, oppblåste, utspilt, spent mage, meteorism@ | uppblåst, uppblåsthet, gaser i magen, gasig,
  svullen mage, spänd mage, uppkörd mage, meteorism@ | oppustet, oppustethed, luft i maven, udspilet, spændt mave, meteorisme@, oppustede | bloat@,
  bloated, bloating, distended, distension, gassy, swollen belly, tight belly, meteorism | вздут@, вздутие, вздутия, пучит, метеоризм@, живот надут,
  распирает живот, газы в животе
wind-passing | fiser, fise, promp, promper, slipper luft, flatul@, flatus, avgang av luft | pruttar, prutt, fjärtar, fiser, väderspänn@, flatul@,
  släpper väder, gasavgång | prutter, prut, slår en prut, fiser, flatul@, luftafgang@, afgang af luft | flatulence, flatus, passing wind, wind,
  breaking wind, fart, farts, farting, passing gas | газы отходят, отходят газы, отхождение газов, пускает газы, метеоризм с газами, пукает, флатул@
early-fullness | fort mett, metthet@, mett etter få biter, tyngdefølelse i magen, dyspepsi@, fordøyelsesbesvær@ | fort mätt, mättnad@, mätt efter
  några tuggor, tyngd i magen, dyspepsi@, matsmältningsbesvär | hurtigt mæt, mæthed@, mæt efter få mundfulde, tyngde i maven, dyspepsi@,
  fordøjelsesbesvær | full quickly, early satiety, fills up quickly, fullness after meals, dyspepsia, can't finish a meal | быстро наеда@, раннее
  насыщение, тяжесть в желудке, тяжесть после еды, диспепс@, несварени@
stomach-ulcer | magesår@, magesåret, ulcus, ulkus, sår i magen, blødende sår, tolvfingertarm@ | magsår@, ulcus, sår i magen, blödande magsår,
  tolvfingertarm@ | mavesår@, ulcus, sår i maven, blødende mavesår, tolvfingertarm@ | ulcer in the stomach, stomach ulcer, peptic ulcer, duodenal
  ulcer, gastritis, bleeding ulcer, peptic | язва желудка, язвы желудка, язвенная болезнь, язвенной болезн@, прободн@, гастрит@, двенадцатиперстн@
swallowing-trouble | svelge, svelging@, svelger, svelgevansk@, svelgbesvær, dysfagi@, maten setter seg fast, setter seg fast på vei ned, vrangen,
  setter i vrangen | svälj@, sväljer, sväljsvår@, sväljningssvårigh@, dysfagi@, maten fastnar, fastnar i halsen, fel strupe, vrångstrupe@ | synke,
  synker, synkebesvær@, synkeproblem@, dysfagi@, maden sætter sig fast, sætter sig fast, fejlsynk@, gal hals | swallow@, trouble swallowing,
  dysphagi@, food gets stuck, food sticks, sticks in the throat, goes down the wrong way | глота@, глотать, глотани@, дисфаг@, еда застревает,
  застревает пища, пища застревает, попёрх@, поперхива@, не в то горло
= bowels and stools
stool | avføring@, avføringen, bæsj@, bæsjen, bæsjer, do på stort, faeces, feces, tarmtømming@, avføringsmønster | avföring@, bajs, bajset, bajsar,
  bajsade, tarmtömning@, faeces, avföringsmönster, toalettbesök | afføring@, afføringen, pølser i toilettet, bæ, bæen, lort, tarmtømning@, fæces,
  afføringsmønster | stool, stools, poo, poop, pooing, faeces, feces, bowel movement, bowel movements, bowel habit, opens bowels, motions | стул,
  стула, стулу, стулом, кал, кала, калом, какает, покакал@, испражн@, дефекац@, опорожнени@
constipation | forstopp@, forstoppelse, obstip@, treg mage, hard i magen, hard mage, hard avføring, treg i magen, får ikke på do | förstopp@, obstip@,
  trög mage, hård i magen, hård mage, hård avföring, trög i magen, trögmagad | forstopp@, obstip@, træg mave, hård mave, hård i maven, hård afføring,
  træg i maven | constipat@, bunged up, blocked up, hard stools, can't go, backed up, straining to go, not been for days | запор@, запоры, запором,
  обстипац@, твердый стул, твёрдый стул, не может сходить, нет стула, стула нет
diarrhoea | diaré@, diare@, løs avføring, løs i magen, løs mage, løsmage@, tynn mage, renner gjennom, rennende avføring, gastroenteritt@, omgangssyke@
  | diarré@, diarre@, lös avföring, lös i magen, lös mage, magsjuk@, gastroenterit@, rinnig avföring, rännskit@ | diarré@, diaré@, tynd afføring, tynd
  mave, tynd i maven, tyndskid@, løs afføring, gastroenterit@, roskildesyge | diarrhoea, diarrhea, loose stools, loose stool, the runs, the trots,
  watery stools, loose bowels, stomach bug, gastroenteritis, upset stomach | понос@, поносы, диаре@, диарея, жидкий стул, жидкого стула, расстройство
  желудка, расстройство кишечника, гастроэнтерит@, слабит
bowel-irregular | ustabil mage, irritabel tarm, ibs, urolig mage, rumler i magen, magetrøbbel, rumling | ibs, irritabel tarm, orolig mage, känslig
  mage, kurrar i magen, magbesvär, magproblem | irritabel tyktarm, colon irritabile, ibs, urolig mave, rumler i maven, mavebesvær, maveproblem@ |
  irritable bowel, ibs, sensitive stomach, tummy trouble, stomach rumbles, rumbling, gurgling, alternating | синдром раздраженного кишечника, срк,
  урчит, урчани@, бурлит, неустойчивый стул
blood-in-stool | blod i avføringen, blod på papiret, blod på dopapiret, friskt blod, melena, melen@, svart avføring, tjæreaktig@, rektalblødning@ |
  blod i avföringen, blod på pappret, färskt blod, melena, svart avföring, tjärliknande, rektalblödning@, blod vid avföring | blod i afføringen, blod
  på papiret, frisk blod, friskt blod, melæna, melæn@, sort afføring, tjæreagtig@, rektalblødning@ | blood in the stool, blood in stool, blood on the
  paper, rectal bleeding, black stools, tarry, melaena, melena, bloody stool, fresh blood, bleeding from the back passage | кровь в кале, кровь в
  стуле, кровь на бумаге, черный стул, чёрный стул, черный кал, мелен@, дегтеобразн@, дёгтеобразн@, алая кровь, кровь из заднего
stool-mucus | slim i avføringen, slimete avføring, fettete avføring, fettavføring, illeluktende avføring, steatore@ | slem i avföringen, slemmig
  avföring, fettig avföring, illaluktande avföring, steatorr@ | slim i afføringen, slimet afføring, fedtet afføring, ildelugtende afføring, steator@ |
  mucus in the stool, slimy stool, slime in the stool, greasy stools, fatty stools, foul-smelling stool, steatorrh@ | слизь в кале, слизь в стуле,
  жирный стул, стеаторе@, зловонный стул, жирный кал
haemorrhoids | hemoroid@, hemorroid@, analfissur@, sprekk i endetarmen, klør i rumpa, endetarmsåpning@, analåpning@, anus | hemorrojd@, hemorroid@,
  analfissur@, spricka i ändtarmen, klåda i stjärten, ändtarmsöppning@, analöppning@, anus | hæmorid@, hæmorroid@, hæmorride@, analfissur@, rift i
  endetarmen, endetarmsåbning@, analåbning@, anus | haemorrhoid@, hemorrhoid@, piles, anal fissure, anal, itchy bottom, back passage, anus | геморро@,
  анальн@, трещина заднего прохода, задний проход, заднего прохода, заднем проходе, анус@, геморрой
bowel-leak | avføringslekkasje@, avføringsinkont@, analinkont@, lekker avføring, holder ikke på avføringen, søler, uhell i buksa | avföringsinkont@,
  avföringsläckage, analinkont@, läcker avföring, kan inte hålla avföringen, bajsar på sig | afføringsinkont@, afføringslækage, analinkont@, lækker
  afføring, kan ikke holde på afføringen, laver i bukserne | faecal incontinence, fecal incontinence, bowel incontinence, soiling, can't hold my
  bowels, accident in my pants, bowel leakage, bowel accidents | недержание кала, каломаза@, не удерживает кал, энкопрез@, не успевает в туалет
bowel-urge | må springe på do, hastverk på do, tenesm@, avføringstrang, får ikke tømt meg, ufullstendig tømming | måste springa på toa, trängning till
  avföring, tenesm@, känsla av ofullständig tömning, avföringsträngning@ | må løbe på toilettet, afføringstrang, tenesm@, føler mig ikke tømt,
  ufuldstændig tømning | have to rush to the toilet, running to the toilet, tenesmus, incomplete emptying, bowel urgency, straining | тенезм@, позывы
  на стул, ложные позывы, позывы в туалет, неполное опорожнение, бегает в туалет, натужива@
worms | mark i avføringen, småmark@, barneorm@, innvollsorm@, bendelorm@ | springmask@, mask i magen, spolmask@, binnikemask@, masken i avföringen |
  børneorm@, orm i afføringen, indvoldsorm@, bændelorm@, spolorm@ | worms, pinworm@, threadworm@, roundworm@, tapeworm@, worm in the stool | глист@,
  глисты, острицы, остриц@, аскарид@, гельминт@, глистогонн@
= urine
passing-urine | vannlating@, late vannet, later vannet, tisse, tisser, tisset, urin, urinen, urinering@, miksjon@, lar vannet | kissa, kissar,
  kissade, kissat, kiss, urin, urinen, urinering@, kasta vatten, kastar vatten, miktion@ | vandladning@, lade vandet, lader vandet, tisse, tisser,
  tissede, tisset, urin, urinen, miktion@ | urine, urinat@, pee, pees, peeing, wee, weeing, pass water, passing water, micturition, passing urine,
  water works | моча, мочи, мочу, мочой, мочеиспуск@, писает, пописал@, писать по, по-маленькому, помочи@, мочится, мочиться
frequent-urination | hyppig vannlating, tisser ofte, pollakisuri@, ofte på do, må ofte på do, polyuri@, store mengder urin, tisser mye | kissar ofta,
  täta trängningar, täta urinträngningar, pollakisuri@, ofta på toa, springer på toa, polyuri@, stora urinmängder, kissar mycket | hyppig vandladning,
  tisser tit, ofte på toilettet, tit på toilettet, pollakisuri@, polyuri@, store vandladninger, tisser meget | urinary frequency, pees a lot, peeing a
  lot, peeing often, frequent urination, polyuria, passing a lot of urine, always on the toilet | часто мочится, частое мочеиспускание, учащенное
  мочеиспускание, учащённое мочеиспускание, поллакиур@, полиур@, часто бегает в туалет, часто писает
night-urination | nokturi@, opp om natten for å tisse, opp på do om natten, opp for å tisse, opp på do, står opp og tisser | nokturi@, upp på natten
  för att kissa, upp och kissa, kissar på natten, nattliga toalettbesök, upp på toaletten | nykturi@, nokturi@, op om natten for at tisse, op at
  tisse, natlig vandladning, op på toilettet | nocturia, gets up at night to pee, get up to pee, up to the toilet at night, up in the night to go, up
  to pee | никтур@, ноктур@, встает ночью в туалет, встаёт ночью в туалет, ночью в туалет, ночное мочеиспускание, ночью мочится
painful-urination | svie ved vannlating, svir når jeg tisser, svir å tisse, vondt å tisse, dysuri@, sviende vannlating | svider när jag kissar, sveda
  vid vattenkastning, ont när jag kissar, svider att kissa, dysuri@, miktionssveda | svie ved vandladning, svier når jeg tisser, ondt når jeg tisser,
  svier at tisse, dysuri@, brænder når jeg tisser | burning when i pee, burns when i pee, stings when i pee, hurts to pee, burning on urination,
  dysuria, painful urination, stinging when passing | жжение при мочеиспускании, больно писать, резь при мочеиспускании, рези при мочеиспускании,
  дизур@, больно мочиться, жжет при мочеиспускании
urine-infection | urinveisinfeksj@, uvi, blærekatarr@, cystitt@, blærebetennelse@, nyrebekkenbet@, pyelonefritt@ | urinvägsinfekt@, uvi, blåskatarr@,
  cystit@, urinvägsinf, njurbäckeninf@, pyelonefrit@ | urinvejsinfekt@, blærebetændelse@, uvi, cystit@, nyrebækkenbet@, pyelonefrit@ | urinary tract
  infection, uti, utis, bladder infection, cystitis, water infection, urine infection, pyelonephritis, kidney infection | цистит@, инфекция мочевых,
  мочевая инфекция, имп, имвп, пиелонефрит@, воспаление мочевого
bladder | blære, blæren, urinblære@, fylt blære, urinrør@, urinveiene | blåsan, urinblås@, blåsa, urinrör@, urinvägarna | blære, blæren, urinblære@,
  urinrør@, urinvejene | bladder, urethra, urethral, urinary tract, bladder problems | мочевой пузырь, мочевого пузыря, мочевом пузыре, уретр@,
  мочевые пути, мочевыводящ@
urine-leak | inkontinens, inkontinent@, urinlekkasje@, lekkasje av urin, lekker urin, holder ikke på vannet, tisser på seg, lekker når, hastetrang,
  urge, trangingkontinens | inkontinens, inkontinent@, urinläckage@, läcker urin, kissar på sig, kan inte hålla tätt, läcker när, urinträngning@,
  trängningsinkont@, håller inte tätt | inkontinens, inkontinent@, urinlækage, lækker urin, tisser i bukserne, kan ikke holde på vandet, kan ikke
  holde mig, stressinkont@, urge | urinary incontinence, incontinen@, leaks urine, leaking urine, leak when i cough, wets herself, wets himself, can't
  hold my water, urgency, overactive bladder, bladder urgency | недержание мочи, подтекает моча, подтека@, не удерживает мочу, недержани@,
  императивн@, гиперактивный мочевой, гамп
slow-stream | svak stråle, dårlig stråle, tynn stråle, startvansker, etterdrypp@, får ikke tømt blæren, luts, prostataplag@ | svag stråle, dålig
  stråle, startsvårigheter, efterdropp@, tömmer inte blåsan, luts, prostatabesvär | slap stråle, svag stråle, tynd stråle, startbesvær, efterdryp@,
  får ikke tømt blæren, luts, prostatabesvær@ | weak stream, slow stream, poor flow, hesitancy, dribbling, dribbles, trouble starting, doesn't empty,
  luts, stop and start | слабая струя, вялая струя, тонкая струя, прерывистая струя, капает после, неполное опорожнение пузыря, затрудненное
  мочеиспускание, затруднённое мочеиспускание
urine-retention | urinretensj@, får ikke tisset, ikke fått tisset, anuri@, resturin@, tisser lite, oliguri@ | urinstämm@, urinretent@, kan inte kissa,
  inte kissat, anuri@, resturin@, residualurin, kissar lite, oliguri@ | urinretent@, kan ikke lade vandet, kan ikke tisse, anuri@, residualurin@,
  resturin@, oliguri@ | urinary retention, can't pee, unable to pass urine, not passing urine, anuria, residual urine, oliguria, no wet nappies |
  задержка мочи, острая задержка, анур@, олигур@, не может помочиться, остаточная моча, моча не отходит, мало мочится
blood-in-urine | blod i urinen, hematuri@, rød urin, rosa urin, blodig urin, mørk urin | blod i urinen, hematuri@, röd urin, blodig urin, mörk urin,
  kissar blod | blod i urinen, hæmaturi@, rød urin, blodig urin, mørk urin, tisser blod | blood in the urine, blood in urine, haematuria, hematuria,
  red urine, pink urine, bloody urine, dark urine, peeing blood | кровь в моче, гематур@, красная моча, розовая моча, темная моча, тёмная моча, моча с
  кровью, моча цвета
urine-looks | grumsete urin, uklar urin, urinen lukter, illeluktende urin, skummer, konsentrert urin | grumlig urin, urinen luktar, illaluktande urin,
  skummande urin, koncentrerad urin | uklar urin, grumset urin, urinen lugter, ildelugtende urin, skummende urin, koncentreret urin | cloudy urine,
  smelly urine, foamy urine, frothy urine, urine smells, strong smelling urine, concentrated urine | мутная моча, моча мутная, пенистая моча, моча
  пахнет, запах мочи, концентрированная моча
bedwetting | sengevæt@, tisser i sengen, enures@, tisser på seg om natten, våt seng, tørr om natten | sängvät@, kissar i sängen, enures@, kissar på
  sig på natten, torr på natten, nattväta | sengevæd@, tisser i sengen, enures@, våd seng, tør om natten, natlig sengevædning, ufrivillig vandladning
  | bedwetting, wets the bed, wet the bed, enuresis, dry at night, wet at night | энурез@, писает в постель, писается ночью, мочится в постель, мокрая
  постель, ночное недержание
= menstruation and women's complaints
period | mens, mensen, menstruasjon@, menstruer@, menarke, syklus, menssyklus@, siste mens | mens, mensen, menstruation@, menstruer@, menarke,
  menscykel@, senaste mens, sista mens | menses, mens, menstruation@, menstruer@, menarche, cyklus, sidste menstruation, menstruationen | menstruat@,
  menstrual, menses, menarche, last menstrual period, lmp, monthly bleed, my period, her period, time of the month | месячны@, менструац@,
  менструальн@, менархе, последние месячные, критические дни, цикл
heavy-periods | kraftig mens, kraftige menstruasjoner, kraftige blødninger, menorag@, blør mye, må skifte bind, blodklumper, rikelig mens | riklig
  mens, rikliga mensblödningar, rikliga blödningar, menorragi@, blöder mycket, byta binda, koagler | kraftig menstruation, kraftige blødninger,
  menoragi@, menorrag@, bløder meget, skifte bind, klumper af blod | heavy periods, heavy period, flooding, clots, menorrhagia, heavy menstrual
  bleeding, soaks pads, changing pads | обильные месячные, обильные менструации, меноррагия, меноррагии, обильное кровотечение, сгустки,
  гиперполименор@
irregular-periods | uregelmessig mens, uregelmessige menstruasjoner, mellomblødning@, sporblødning@, småblødning@, pletting, uregelmessige blødninger
  | oregelbunden mens, oregelbundna blödningar, mellanblödning@, spotting, småblödning@, oregelbunden menstruation | uregelmæssig menstruation,
  pletblødning@, mellemblødning@, uregelmæssige blødninger, småblødning@ | irregular periods, spotting, intermenstrual bleeding, bleeding between
  periods, breakthrough bleeding, irregular cycle | нерегулярные месячные, нерегулярный цикл, мажущ@, межменструальн@, кровомаз@, сбой цикла
missed-period | uteblitt mens, mensen uteblir, amenor@, ikke hatt mensen, over tiden | utebliven mens, mensen uteblir, amenorr@, ingen mens, mensen
  sen | udebleven menstruation, amenor@, ingen menstruation, gået over tid, menstruationen udebliver | missed period, missed a period, late period,
  period is late, amenorrhoea, amenorrhea, no periods, periods stopped | задержка месячных, нет месячных, аменоре@, месячные пропали, задержка
  менструации, месячные не пришли
menopause | overgangsalder@, klimakteri@, menopaus@, hetetokt@, hetebølge@, hedetokt@, postmenopaus@ | klimakteri@, övergångsålder@, menopaus@,
  vallning@, svettningar och vallningar, värmevallning@ | overgangsalder@, klimakteri@, menopause@, hedetur@, hedeture, hedestigning@, postmenopaus@ |
  menopaus@, change of life, hot flush, hot flushes, hot flash, hot flashes, perimenopaus@, climacteric | климакс@, менопауз@, климактер@, приливы,
  приливов, приливами, постменопауз@
womb-and-ovaries | livmor, livmora, livmoren, livmorhals@, eggstokk@, eggleder@, uterus, ovari@, myom@, cyste på eggstokken | livmoder@, livmodern,
  äggstock@, äggledar@, uterus, ovari@, myom, livmodertapp@ | livmoder@, livmoderen, æggestok@, æggeleder@, uterus, ovari@, fibrom, fibromer,
  livmoderhals@ | womb, uterus, uterine, ovary, ovaries, ovarian, cervix, fallopian, fibroid, fibroids | матка, матки, матке, матку, маточн@, яичник@,
  шейка матки, шейки матки, миом@, придатк@
vagina-and-vulva | vagina, vaginal@, skjede, skjeden, skjedeåpning@, vulva, underliv@, kjønnslepp@ | slida, slidan, vagina, vaginal@, underliv@,
  vulva, blygdläpp@ | skede, skeden, vagina, vaginal@, underliv@, vulva, kønslæbe@, skedeåbning@ | vagina, vaginal, vulva, vulval, labia, down below,
  private parts, genital, genitals | влагалищ@, вагинальн@, вульв@, половые губы, половых губ, гениталь@, интимн@
discharge | utflod@, utfloden, illeluktende utflod, fluor, soppinfeksjon@, bakteriell vaginose | flytning@, flytningar, illaluktande flytning,
  svampinfekt@, bakteriell vaginos | udflåd@, udflåd, ildelugtende udflåd, svampeinfektion@, bakteriel vaginose | vaginal discharge, discharge smells,
  smelly discharge, thrush, yeast infection, bacterial vaginosis | выделени@, бели, молочниц@, кандидоз@, вагиноз@, творожист@
prolapse | fremfall@, prolaps av livmoren, tyngdefølelse i underlivet, descens@, pessar@, ring i underlivet | framfall@, prolaps, tyngdkänsla i
  underlivet, descens@, pessar@, slidframfall@ | nedsunken livmoder, underlivsprolaps@, tyngdefornemmelse, descens@, pessar@, nedsynkning | pelvic
  organ prolapse, prolapse, prolapsed, something coming down, dragging feeling, pessary, bulge down below | опущение матки, выпадение матки, опущение
  стенок, пролапс@, пессари@, опущени@
contraception | prevensjon@, p-pille@, p-piller, spiral@, hormonspiral@, p-stav@, kondom@, minipille@ | preventiv@, p-piller, p-piller@, spiral,
  hormonspiral@, p-stav@, kondom@, minipiller | prævention@, p-pille@, p-piller, spiral@, hormonspiral@, p-stav@, kondom@, minipille@ | contracepti@,
  birth control, the pill, coil, iud, ius, condom, condoms, implant in the arm, mini-pill | контрацеп@, противозачаточн@, оральные контрацептивы,
  внутриматочная спираль, вмс, презерватив@, предохраня@, кок
= sexual life and men's complaints
sex-life | sex, sexliv@, samleie@, samliv@, seksual@, seksuell@, sexlyst@, libido | sexliv@, samlag@, samliv@, sexual@, sexuell@, sexlust@,
  libido | sex, sexliv@, samleje@, samliv@, seksual@, seksuel@, sexlyst, sexlysten, libido | sex, sexual, sex life, intercourse, intimacy, intimate
  relations, libido, sex drive | секс, секса, сексуальн@, половая жизнь, половой жизн@, половой акт, либидо, влечени@, половые контакты
painful-sex | smerter ved samleie, vondt ved samleie, dyspareuni@, samleiesmert@, blødning etter samleie, vulvodyni@ | samlagssmärt@, ont vid samlag,
  dyspareuni@, blödning efter samlag, kontaktblödning@, vestibulit@, vulvodyni@ | samlejesmert@, smerter ved samleje, ondt ved samleje, dyspareuni@,
  kontaktblødning@, vulvodyni@ | pain during sex, sex hurts, painful sex, dyspareunia, bleeding after sex, painful intercourse, postcoital | боль при
  половом акте, больно при сексе, диспареун@, вагинизм@, контактные кровотечения, кровь после секса
erection | ereksjon@, impoten@, potens@, erektil@, får den ikke opp, reisning, ereksjonssvikt@ | erektion@, impoten@, potens@, erektil@, styv penis,
  får inte upp den, erektionsproblem@ | erektion@, rejsning@, impoten@, potens@, erektil@, rejsningsproblem@, får den ikke op | erection, erections,
  erectile, impoten@, can't get it up, morning erections | эрекц@, эректильн@, импотенц@, потенц@, утренняя эрекция
testicles | testikkel@, testikler, testiklene, pung, pungen, ballene, hevelse i pungen, skrotum, bitestik@ | testikel@, testiklar, testiklarna,
  pungen, scrotum, bitestik@, svullen pung | testikel@, testikler, testiklerne, pungen, scrotum, bitestik@, hævelse i pungen, nosser | testicle,
  testicles, testicular, testis, testes, balls, scrotum, scrotal, epididym@ | яичко, яичка, яички, яичек, мошонк@, тестикул@, придаток яичка, орхит@,
  эпидидимит@, варикоцел@
penis | penis@, forhud@, glans, trang forhud, fimose@, tissen, utflod fra penis | penis@, förhud@, ollon@, trång förhud, fimos@, snoppen | penis@,
  forhud@, glans, snæver forhud, fimose@, tissemand@ | penis, penile, foreskin, tight foreskin, phimosis, glans, willy | пенис@, половой член,
  полового члена, крайняя плоть, крайней плоти, фимоз@, головка члена
prostate | prostata@, blærehalskjertel@, prostatisme@, forstørret prostata, bph | prostata@, blåshalskörtel@, förstorad prostata, bph | prostata@,
  blærehalskirt@, forstørret prostata, bph | prostate, prostatic, enlarged prostate, prostatitis, bph | простат@, предстательн@, аденома простаты,
  аденомы простаты, простатит@, дгпж
infertility | barnløshet@, ufrivillig barnløs, infertil@, prøver å bli gravid, ivf, prøverør@, blir ikke gravid | barnlös@, ofrivillig barnlöshet,
  infertil@, försöker bli gravid, ivf, provrörsbefr@, blir inte gravid | barnløshed@, ufrivillig barnløs, infertil@, prøver at blive gravid, ivf,
  fertilitetsbeh@, bliver ikke gravid | infertil@, trying for a baby, trying to conceive, can't get pregnant, ivf, fertility, subfertil@ | бесплоди@,
  не может забеременеть, эко, пытаются забеременеть, зачать, зачатие, зачати@
sexually-transmitted | kjønnssykdom@, klamydia@, gonor@, herpes genitalis, kjønnsvort@, seksuelt overførbar@, ubeskyttet sex | könssjukdom@,
  klamydia@, gonorr@, genital herpes, kondylom@, sexuellt överförbar@, oskyddat sex | kønssygdom@, klamydia@, gonor@, genital herpes, kønsvort@,
  seksuelt overført@, ubeskyttet sex | sti, stis, std, chlamydia, gonorrhoea, gonorrhea, genital herpes, genital warts, unprotected sex, syphilis |
  иппп, зппп, хламид@, гоноре@, сифилис@, генитальный герпес, кондилом@, половая инфекция, незащищенный
= pregnancy and birth
pregnant | gravid@, svanger@, svangerskap@, graviditet@, på vei, venter barn, uker på vei, termin | gravid@, graviditet@, väntar barn, havande@,
  havandeskap, graviditetsvecka | gravid@, graviditet@, svanger@, venter barn, henne i graviditeten, uger henne | pregnan@, pregnant, expecting,
  gestation, weeks along, due date, antenatal, gravida | беременн@, беременна, она в положении, ждет ребенка, ждёт ребёнка, срок беременности,
  гестац@, триместр@, неделя беременности
morning-sickness | svangerskapskvalme@, morgenkvalme@, hyperemesis, kvalme i svangerskapet | graviditetsillamå@, graviditetskräkning@, hyperemesis,
  morgonillamå@ | graviditetskvalme@, morgenkvalme@, hyperemesis, kvalme i graviditeten | morning sickness, pregnancy sickness, hyperemesis, sick in
  pregnancy | токсикоз@, токсикоз беременных, ранний токсикоз, утренняя тошнота
baby-movements | fosterbeveg@, lite liv, kjenner liv, sparker i magen, babyen beveger, mindre liv, kjent liv | fosterrör@, känner fosterrörelser,
  minskade fosterrörelser, sparkar i magen, bebisen rör | fosterbevæg@, mærker liv, mindre liv, sparker i maven, mærket liv | fetal movements, foetal
  movements, baby moving, baby is moving, baby kicks, felt the baby move, reduced movements, quickening | шевелени@, шевелится, толкается, ребенок
  шевелится, ребёнок шевелится, движения плода
labour-pains | rier, riene, rie, rieaktig@, fødselen i gang, kynner@, riaktig@, sammentrekninger | värkar, värkarna, förvärkar, sammandragningar,
  värkarbete@, förlossningen igång | veer, veerne, plukveer, presseveer, fødslen i gang, sammentrækninger, plukkeveer | contractions, labour, labor
  pains, labour pains, in labour, in labor, braxton hicks, went into labour | схватки, схваток, схватками, роды начались, тренировочные схватки,
  потуги, брэкстона
waters-breaking | vannet gikk, vannet har gått, vannavgang@, fostervann@, fostervannet | vattnet gick, vattnet har gått, vattenavgång@, fostervatten@
  | vandet gik, vandet er gået, vandafgang@, fostervand@ | waters broke, waters have broken, water broke, fetal membranes, amniotic, rupture of
  membranes, leaking fluid | воды отошли, отошли воды, околоплодн@, подтекание вод, излитие вод, отхождение вод
giving-birth | fødsel, fødselen, fødte, fødsler, føde, forløst, keisersnitt@, vaginal fødsel, sugekopp@, nedkom@ | förlossning@, födde, födsel@,
  förlöst, kejsarsnitt@, sugklock@, födde barn | fødsel, fødslen, fødte, fødsler, føde, forløst, kejsersnit@, sugekop@, nedkomst | childbirth, gave
  birth, giving birth, birth, delivery, delivered, caesarean, cesarean, c-section, forceps, ventouse | роды, родов, родила, родах, родами, рожала,
  кесарев@, родоразреш@, рожать
miscarriage | spontanabort@, abort@, mistet barnet, svangerskapsavbr@, missed abortion, truende abort | missfall@, abort@, spontanabort@, miste
  barnet, förlorade barnet, hotande missfall | spontan abort, abort@, mistede barnet, ufrivillig abort, provokeret abort, missed abortion |
  miscarriage, miscarriages, miscarried, lost the baby, abortion, termination of pregnancy, threatened miscarriage | выкидыш@, аборт@, прерывание
  беременности, потеряла ребенка, замершая беременность, замерш@, самопроизвольный аборт
preeclampsia | svangerskapsforgiftning@, preeklampsi@, eklampsi@, protein i urinen og høyt trykk | havandeskapsförgift@, preeklampsi@, eklampsi@,
  graviditetshypertoni@ | svangerskabsforgiftning@, præeklampsi@, eklampsi@, graviditetshypertension@ | preeclampsia, pre-eclampsia, eclampsia,
  toxaemia, pregnancy-induced hypertension | преэкламп@, эклампс@, гестоз@, поздний токсикоз
after-birth | barsel@, barseltid@, etter fødselen, renselse, nyfødt@, postpartum@ | efter förlossningen, avslag, avslaget, postpartum@, barnsängstid,
  efterblödning@ | barsel@, efter fødslen, efterfødsel@, postpartum@, renselse | postpartum, postnatal, after the birth, lochia, puerperal, after
  giving birth | после родов, послеродов@, лохии, послеродовый, после кесарева
breastfeeding | amming@, ammer, amme, ammet, brystmelk@, morsmelk@, pumper melk, brystbetennelse@, mastitt@ | amning@, ammar, amma, ammade,
  bröstmjölk@, pumpar ut, mjölkstockning@, mastit@ | amning@, ammer, amme, ammede, modermælk@, brystmælk@, pumper ud, brystbetændelse@, mastit@ |
  breastfeed@, breast feeding, breastfed, nursing the baby, breast milk, mastitis, latch, lactat@, expressing milk | грудное вскармливание, кормит
  грудью, кормлю грудью, грудное молоко, лактац@, лактостаз@, мастит@, сцежива@, прикладыва@
= skin
rash | utslett@, utslettet, eksantem@, prikker, prikkete, flekker på huden, hudutslett@ | utslag, utslagen, exantem@, prickar, prickig, hudutslag@ |
  udslæt@, udslættet, eksantem@, prikker på huden, knopper, hududslæt@ | rash, rashes, exanthem, spots on the skin, red spots, breaking out, broke out
  in | сыпь, сыпи, сыпью, высыпан@, высыпало, экзантем@, пятнышки на коже, обсыпало
itch | kløe, kløen, klør, klødde, kløende, prurit@, kløing, kløpulver | klåda, klådan, kliar, kliade, kliande, klia, pruritus | kløe, kløen, klør,
  kløede, kløende, klø, pruritus | itch@, itchy, itching, itches, scratching, pruritus, pruritic | зуд, зуда, зудит, зудящ@, чешется, чешутся,
  чесалось, расчес@, чесаться
eczema-psoriasis | eksem@, atopisk@, psoriasis@, skjell på huden, flassende, tørr hud, dermatit@, soppinfeksjon i huden | eksem@, atopisk@,
  psoriasis@, fjällande, torr hud, dermatit@, fjällar | eksem@, atopisk@, psoriasis@, skællende, tør hud, dermatit@, afskalning@ | eczema, atopic,
  psoriasis, scaly, dry skin, flaky skin, dermatitis, scaling | экзем@, псориаз@, атопич@, дерматит@, шелуш@, сухая кожа, сухость кожи, шелушится
redness | rødme, rødmen, rødt, røde, erytem@, rød i huden, rødlig@, rød og varm | rodnad@, rodnaden, rött, röda, erytem@, rodnande, rosig | rødme,
  rødmen, rødt, røde, erytem@, rødlig@, rød og varm | redness, reddened, erythema, erythematous, red and hot, reddish, flushed | покраснен@,
  покраснел@, краснота, красноты, гиперем@, эритем@, красный цвет кожи
hives | elveblest@, urtikaria@, neslefeber@, vabler som klør, elvebles | nässelutslag@, nässelfeber@, urtikaria@, urticaria, kvaddlar | nældefeber@,
  urticaria@, urtikaria@, nældeudslæt | hives, urticaria, nettle rash, wheals, welts, weals | крапивниц@, волдыр@, волдыри, уртикар@, крапивная сыпь
blister | blemme@, blemmer, vable@, vannblemme@, bullae, vesik@ | blåsor, blåsorna, vattenblås@, vesik@, skavsår, bulla | vable@, vabel, vabler, blære
  på huden, blister på huden, bullae, vesik@ | blister, blisters, blistering, blistered, vesicle, vesicles, bullae | пузыри на коже, пузырьк@, водянка
  на коже, везикул@, мозоль, мозоли, пузырёк
jaundice | gulsott@, ikter@, gul i huden, gul i øynene, gule øyne, gulfarg@, gul hud | gulsot@, ikter@, gul i huden, gula ögon, gulaktig hud, gul i
  ögonen | gulsot@, ikter@, gul i huden, gule øjne, gul i øjnene, gullig hud | jaundice@, icter@, yellow skin, yellow eyes, gone yellow, turned
  yellow, yellowing | желтух@, пожелте@, желтушн@, иктер@, желтая кожа, желтые глаза, жёлтая кожа, желтизн@
sweating | svett@, svette, svetter, svettet, svettetokt@, kaldsvett@, nattesvette@, hyperhidrose, klam | svett@, svettas, svettades, svettning@,
  kallsvett@, nattsvett@, nattliga svettningar, hyperhidros, klibbig hud | sved@, sveder, svedte, svedtur@, svedetur@, koldsved@, nattesved@,
  hyperhidrose, klamtsvedende | sweat, sweats, sweaty, sweating, cold sweat, night sweats, drenched, clammy, perspir@, hyperhidrosis, diaphoresis |
  потеет, потлив@, вспотел@, пот, пота, потом облива@, холодный пот, ночной пот, гипергидроз@, взмок, потею
skin-in-general | huden, hud, hudens, overhud, hudlege@, dermato@ | huden, hudens, dermato@, hudläkar@, skinnet | huden, hudens, hudlæge@, dermato@,
  skindet | skin, dermatolog@, complexion, epidermis | кожа, кожи, коже, кожу, кожей, кожн@, дерматолог@
= lumps and sores of the skin
mole-and-skin-change | føflekk@, føflekken, melanom@, pigment@, nevus, nævus, hudforandring@ | födelsemärk@, leverfläck@, melanom@, pigment@, nevus,
  hudförändring@ | modermærk@, melanom@, pigment@, nævus, skønhedsplet@, hudforandring@ | mole, moles, melanoma, pigmented, naevus, nevus, birthmark,
  changing mole, skin lesion | родинк@, родимое пятно, меланом@, пигментн@, невус@, родимые пятна, новообразование на коже
lump | kul, kulen, kuler, knute@, knuter, oppfylning@, svulst@, klump i huden, byll under huden | knöl, knölen, knölar, knuta, knutor, tumör@, svulst@
  | knude, knuden, knuder, bule, bulen, svulst@, udfyldning@, kugle under huden | lump, lumps, bump, bumps, lumpy, nodule, nodules, swelling under the
  skin, mass | шишк@, уплотнени@, опухоль, опухоли, узелок, узелк@, комок, образование под кожей, бугорок
wart | vort@, vorte, vorter, fotvort@, liktorn@, molluskum | vårt@, vårta, vårtor, fotvårt@, liktorn@, mollusk@ | vort@, vorte, vorter, fodvort@,
  ligtorn@, mollusker | wart, warts, verruca, verrucas, corn on the foot, corns, molluscum | бородавк@, бородавок, моллюск@, подошвенная бородавка,
  папиллом@, натоптыш@
boil-and-abscess | byll, byllen, byller, verkebyll@, abscess@, puss, verk i såret, furunk@, kvise med puss | böld, bölden, bölder, abscess@, var i
  såret, varig@, varhärd, furunk@, pus | byld, bylden, bylder, absces@, pus, betændt knude, materie, furunk@, bums med pus | boil, boils, abscess,
  pus, carbuncle, furuncle, purulent, pustule | нарыв@, гнойник@, абсцесс@, фурункул@, гной, гноя, гнойн@, чирей, чирь@
acne | akne, kviser, kvise, kviseplag@, filipens@, hudormer, acne, uren hud | akne, finnar, finne, kvissl@, acne, oren hy, pormask@ | akne, acne,
  bumser, bums, filipens@, uren hud, hudorme | acne, pimples, pimple, zits, zit, spotty, blackheads, breakouts | акне, прыщ@, прыщи, угри, угрей,
  угревая сыпь, комедон@
pressure-sore | liggesår@, trykksår@, decubitus, dekubitus@, sitter seg sår, bleiedermat@ | trycksår@, liggsår@, decubitus, dekubitus@, blöjeksem |
  tryksår@, liggesår@, decubitus, dekubitus@, rød af at ligge | pressure sore@, pressure ulcer@, bedsore@, bed sore, bed sores, decubitus, pressure
  area | пролеж@, пролежень, пролежни, пролежней, декубит@
ulcer-on-leg | leggsår@, kronisk sår, fotsår@, diabetisk fotsår, sår som ikke gror, sår som ikke vil gro, venøst sår | bensår@, fotsår@, svårläkt sår,
  svårläkta sår, sår som inte läker, venöst sår | bensår@, fodsår@, kronisk sår, sår der ikke vil hele, sår der ikke heler, skinnebenssår | leg ulcer,
  leg ulcers, foot ulcer, foot ulcers, wound won't heal, slow to heal, non-healing, venous ulcer | трофическая язва, незаживающ@, не заживает, язва на
  ноге, диабетическая стопа, язвы на ногах
shingles-and-herpes | helvetesild@, herpes@, zoster@, munnsår@, forkjølelsessår@ | bältros@, herpes@, zoster@, munsår@, herpesblås@ | helvedesild@,
  herpes@, zoster@, forkølelsessår@, mundsår@ | shingles, zoster, herpes, cold sore, cold sores, postherpetic | опоясыва@, лишай, лишая, герпес@,
  опоясывающий лишай, зостер@, лихорадка на губе
= hair and nails
hair-loss | hårtap@, håravfall@, mister hår, mister håret, håret faller av, alopeci@, skallet@, tynt hår, flekkvis hårtap | håravfall@, tappar hår,
  tappar håret, alopeci@, flintskallig@, tunt hår, håret faller av | hårtab@, taber hår, taber håret, alopeci@, skaldet@, tyndt hår, håret falder af |
  hair loss, losing hair, losing my hair, hair falling out, hair thinning, alopecia, bald, balding, bald patch | выпадение волос, волосы выпадают,
  выпадают волосы, алопец@, облысен@, лысе@, редеют волосы, волосы лезут
hair | hår, håret, hårvekst@, hodebunn@, hårbunn@, flass, lus, hodelus@ | hår, håret, hårbotten@, hårväxt@, mjäll, löss, huvudlöss | hår, håret,
  hårbund@, hovedbund@, hårvækst@, skæl, lus, hovedlus | hair, hairs, scalp, dandruff, head lice, lice, nits, hairy | волосы, волос, волосами,
  волосист@, перхоть, перхоти, вши, вшей, педикул@
excess-hair | hirsut@, uønsket hårvekst, skjegg, skjeggvekst, behåring@ | hirsut@, oönskad behåring, skäggväxt@, ökad behåring | hirsut@, uønsket
  hårvækst, skægvækst@, øget behåring | hirsut@, excess hair, facial hair, unwanted hair, hairiness | гирсутизм@, избыточный рост волос, оволосени@,
  волосы на лице
nails | negl, neglen, negler, neglene, neglesopp@, inngrodd negl, neglerot@, tånegl@, neglebånd@ | nagel, nageln, naglar, naglarna, nagelsvamp@,
  nageltrång, tånag@, nagelband@ | negl, neglen, negle, neglene, neglesvamp@, nedgroet negl, tånegl@, neglerod@ | nail, nails, toenail@, fingernail@,
  ingrown toenail, ingrowing toenail, nail fungus, cuticle | ноготь, ногт@, ногти, ногтей, вросший ноготь, онихомик@, грибок ногтей, заусен@
= eyes and sight
eye | øye, øyet, øyne, øynene, øyelokk@, pupill@, øyeeple@, oftalm@ | öga, ögat, ögon, ögonen, ögonlock@, pupill@, ögonlocken, oftalm@ | øje, øjet,
  øjne, øjnene, øjenlåg@, pupil, pupiller@, oftalm@ | eye, eyes, eyelid, eyelids, eyeball, pupil, pupils, ophthalm@ | глаз, глаза, глазу, глазах,
  глазом, глаз@, веко, веки, веках, зрачок, зрачк@
poor-sight | ser dårlig, dårlig syn, synet, nedsatt syn, synsforstyrr@, ser uklart, tåkesyn, uskarpt, svaksynt@, visus, synsskarphet@ | ser dåligt,
  dålig syn, synen, nedsatt syn, synförsämr@, synstörning@, suddig@, dimsyn, ser suddigt, visus, synskärpa | ser dårligt, dårligt syn, synet, nedsat
  syn, synsforstyrr@, sløret syn, tågesyn, ser uklart, visus, synsstyrke | eyesight, vision, blurred, blurry, can't see properly, poor vision, visual
  acuity, sight, hazy vision, failing sight | зрение, зрения, зрению, плохо видит, нечетко видит, расплыва@, туман перед глазами, упало зрение,
  затуманен@, пелена перед глазами, плохо вижу
sudden-sight-loss | mistet synet, blind, blindhet@, amaurosis, svart for øyet, synstap@, synsfeltutfall@, gardin for øyet, synsutfall@ | förlorat
  synen, blind, blindhet@, amauros@, synbortfall@, synfältsbortfall@, svart för ögat, gardin för ögat | mistet synet, blind, blindhed@, amaurosis,
  synstab@, synsfeltsudfald@, sort for øjet, gardin for øjet | lost my sight, loss of vision, went blind, blind, blindness, curtain over the eye,
  visual field, amaurosis, visual loss | слепот@, ослеп@, потеря зрения, выпадение полей зрения, потеря поля зрения, занавеска перед глазом, поля
  зрения, слепой
double-vision | dobbeltsyn@, ser dobbelt, diplop@, skjeler, skjeling@, strabism@ | dubbelseende@, ser dubbelt, diplop@, skelar, skelning@, skelögd@,
  strabism@ | dobbeltsyn@, ser dobbelt, diplop@, skeler, skelen, strabism@ | double vision, seeing double, see double, diplopia, squint, cross-eyed,
  strabismus, lazy eye | двоит@, двоение, двоится в глазах, диплоп@, косоглаз@, косит, страбизм@
red-eye | røde øyne, rødt øye, konjunktivitt@, øyekatarr@, betent øye, pussete øyne, rennende øyne, øyebetennelse@ | rött öga, röda ögon,
  konjunktivit@, ögoninflam@, kladdiga ögon, kletiga ögon, rinnande ögon, variga ögon | røde øjne, rødt øje, konjunktivit@, øjenbetændelse@,
  øjenkatarr@, klistrede øjne, løbende øjne | red eye, red eyes, pink eye, conjunctivitis, sticky eye, sticky eyes, gunky eyes, eye infection,
  bloodshot | красные глаза, красный глаз, глаза красные, конъюнктивит@, глаз гноится, гноятся глаза, ячмень, глаза слипаются, блефарит@
sore-eye | vondt i øyet, ømt øye, rusk i øyet, ruskfølelse@, fremmedlegeme på øyet, svir i øynene, lysømfintlig@, fotofobi@ | ont i ögat, grus i ögat,
  gruskänsla, skräp i ögat, ljuskänslig@, fotofobi@, skav i ögat | ondt i øjet, noget i øjet, grus i øjet, fremmedlegemefornemmelse@, lysfølsom@,
  lysskyhed@, fotofobi@ | eye pain, sore eye, sore eyes, gritty, something in my eye, light hurts, photophobia, light sensitive, scratched eye | боль
  в глазу, глаз болит, болит глаз, песок в глазах, соринк@, резь в глазах, светобоязн@, фотофоб@, свет раздражает
dry-and-watering-eyes | tørre øyne, tåreflod, tårer, rennende tårer, kløende øyne, tårekanal@, tåreveg@ | torra ögon, tårflöde@, tåras, tårar, kliande
  ögon, tårkanal@, rinner ur ögonen | tørre øjne, tåreflåd@, tårer, løber i vand, kløende øjne, tårekanal@, øjnene løber | dry eyes, watery eyes,
  watering eyes, eyes water, tears, tear duct, itchy eyes, lacrimation | сухость в глазах, сухие глаза, слезы, слёзы, слезотечен@, слёзы текут,
  слезятся, чешутся глаза, слёзный канал
cataract-and-eye-disease | grå stær, katarakt@, grønn stær, glaukom@, øyetrykk@, makuladegener@, amd, flytere, lysglimt@, netthinne@, retina@ | grå
  starr, katarakt@, grön starr, glaukom@, ögontryck@, makuladegener@, gula fläcken, ljusblixt@, näthinn@, retina@ | grå stær, katarakt@, grøn stær,
  glaukom@, øjentryk@, makuladegener@, amd, lysglimt@, flyvende pletter, nethinde@, retina@ | cataract@, glaucoma, eye pressure, macular degeneration,
  floaters, flashes, retina, retinal, detached retina | катаракт@, глауком@, глазное давление, макулодистроф@, мушки перед глазами, вспышки перед
  глазами, сетчатк@, мушки в глазах
glasses | briller, brille, brillene, nærsynt@, langsynt@, lesebrill@, kontaktlins@, optiker@ | glasögon@, glasögonen, närsynt@, långsynt@, läsglas@,
  kontaktlins@, linser, optiker@ | briller, brillerne, nærsynet@, langsynet@, læsebril@, kontaktlins@, optiker@ | glasses, spectacles, specs,
  short-sighted, long-sighted, nearsighted, farsighted, contact lens@, optician, reading glasses | очки, очков, очках, очками, близорук@, дальнозорк@,
  линзы, оптик@, миопи@
= ears and hearing
ear | øre, øret, ører, ørene, øreflipp@, øregang@, ørevoks@, trommehinn@, voks i øret | öra, örat, öron, öronen, örsnibb@, hörselgång@, vaxpropp@,
  öronvax@, trumhinn@ | øre, øret, ører, ørerne, øreflip@, øregang@, ørevoks@, trommehinde@ | ear, ears, earlobe, ear canal, earwax, ear wax, eardrum,
  eardrums, tympanic | ухо, уха, ухе, уши, ушей, ушах, ушн@, слуховой проход, серная пробка, барабанн@, сера в ушах
hearing-loss | hører dårlig, tunghørt@, hørsel@, døv, døvhet@, nedsatt hørsel, høretap, hørselstap@, hører ikke | hör dåligt, lomhörd@, hörsel,
  hörseln, döv, dövhet@, hörselnedsätt@, nedsatt hörsel, hör inte, hörselskad@ | hører dårligt, tunghør@, hørelse@, døv, døvhed@, høretab@, nedsat
  hørelse, hører ikke, hørenedsæt@ | hard of hearing, hearing, hearing loss, deaf@, can't hear, hears poorly, going deaf, turns the tv up | слух,
  слуха, плохо слышит, тугоух@, глухот@, глухой, снижение слуха, не слышит, глуховат@, плохо слышу
hearing-aid | høreapparat@, høreapparatet, audiograf@, audiogram@, hørselstest@ | hörapparat@, hörapparaten, audionom@, audiogram@, hörseltest@ |
  høreapparat@, høreapparatet, audiolog@, audiogram@, høreprøve@ | hearing aid, hearing aids, audiogram, audiolog@, hearing test, cochlear | слуховой
  аппарат, слуховые аппараты, слухового аппарат@, сурдолог@, аудиограмм@, аудиометр@
tinnitus | tinnitus, øresus@, piping i øret, ringer i ørene, suser i ørene, sus i øret, ulyd | tinnitus, öronsus@, ringer i öronen, tjuter i öronen,
  piper i örat, susar i öronen | tinnitus, øresus@, ringen for ørerne, hyletone, susen for ørerne, suser for ørerne | tinnitus, ringing in the ears,
  ringing in my ears, buzzing in the ears, ears ring, whistling in the ears | шум в ушах, звон в ушах, тиннитус@, звенит в ушах, шумит в ушах, гул в
  ушах, свист в ушах
ear-discharge | renner fra øret, rennende øre, dren i øret, øredren@, puss fra øret, rennøre, otoré | rinner ur örat, rinnande öra, rör i örat,
  öronrör, var ur örat, otorré, öronflytning@ | løber fra øret, flåd fra øret, dræn i øret, øredræn@, otorré, løbeører, pus fra øret | runny ear, ear
  discharge, discharge from the ear, leaking ear, grommet@, otorrhoea, weeping ear | течет из уха, течёт из уха, выделения из уха, гной из уха,
  оторея, гноится ухо
blocked-ear | tett i øret, dotter i ørene, tette ører, lokk for øret, dott i øret, propp i øret, trykk i øret | lock för örat, lock för öronen, täppt
  i örat, propp i örat, tryck i örat | prop i øret, propper i ørerne, lukket øre, trykken i øret, tilstoppet øre, tryk for ørerne | blocked ear, ear
  feels full, ears popping, bunged up ear, plugged ear, ear feels blocked, ears blocked | заложило ухо, заложено ухо, заложенность уха, уши заложило,
  закладывает уши, уши закладывает
= nose
nose | nese, nesa, nesen, nesebor@, neserygg@, neseskillevegg@, nasal@ | näsa, näsan, näsborr@, näsrygg@, nässkiljevägg@, nasal@ | næse, næsen,
  næsebor@, næseryg@, næseskillevæg@, nasal@ | nose, nasal, nostril, nostrils, septum, bridge of the nose | нос, носа, носу, носом, ноздр@, носов@,
  носовая перегородка, переносиц@
runny-nose | snue, snørr, snørret, rennende nese, renner i nesen, rinitt@, snufsing, renner av nesa, snufser | snuva, snuvan, snuvig, snor, rinnande
  näsa, rinner ur näsan, rinit@, snörvl@ | snue, snot, løbende næse, næsen løber, løber næsen, rhinit@, snotnæse | runny nose, nose runs, running
  nose, snotty, snot, rhinitis, sniffles, sniffly, dripping nose | насморк@, сопли, соплей, ринит@, течет из носа, течёт из носа, течет нос, ринорея,
  выделения из носа
blocked-nose | tett nese, tett i nesa, tett i nesen, nesetetthet@, nesespray@, nesetett, polypper@, får ikke pustet gjennom nesen | nästäpp@, täppt
  näsa, täppt i näsan, nässpray@, polyper, täppt | stoppet næse, tilstoppet næse, stoppet i næsen, næsespray@, polypper@, lukket næse | blocked nose,
  stuffy nose, stuffed up, nasal congestion, congested, bunged up nose, polyps in the nose, nasal spray | заложен нос, заложенность носа, нос заложен,
  нос не дышит, не дышит нос, полипы, аденоид@, заложило нос
nosebleed | neseblod@, neseblødning@, blør neseblod, blør fra nesen, epistaksis, epistaxis | näsblod@, näsblödning@, blöder näsblod, blöder ur näsan,
  epistaxis | næseblod@, næseblødning@, bløder næseblod, bløder fra næsen, epistaxis | nosebleed, nosebleeds, nose bleed, nose bleeds, nose bleeding,
  epistaxis | носовое кровотечение, носовые кровотечения, кровь из носа, кровь носом, эпистаксис, носом идет кровь
sinusitis | bihule@, bihulebetennelse@, sinusitt@, press over bihulene, maksillar@ | bihål@, bihåleinflam@, sinuit@, sinusit@, tryck över bihålorna |
  bihule@, bihulebetændelse@, sinuitis, sinusit@, tryk over bihulerne | sinus, sinuses, sinusitis, sinus pressure, face pressure | гайморит@,
  синусит@, пазух@, пазухи носа, фронтит@, гайморов@
smell-sense | luktesans@, lukter ingenting, anosmi@, mistet lukten, lukt og smak, kjenner ikke lukt | luktsinn@, anosmi@, känner ingen lukt, tappat
  lukten, lukt och smak, luktbortfall | lugtesans@, anosmi@, kan ikke lugte, mistet lugtesansen, lugt og smag | sense of smell, can't smell, anosmia,
  lost my smell, smell and taste | обоняни@, запахов не чувствует, не чувствует запах, аносм@, не чувствую запах@
hay-fever | høysnue, pollenallergi@, allergi@, allergisk@, pollen@, nysing@, nyser, nyste, bjørkepollen | hösnuva, pollenallergi@, allergi@,
  allergisk@, pollen@, nysning@, nyser, nyste | høfeber, pollenallergi@, allergi@, allergisk@, pollen@, nyser, nysen, nysetur@ | hay fever, hayfever,
  pollen, allerg@, sneez@, sneezing, seasonal allergy, allergic rhinitis | поллиноз@, аллерг@, пыльц@, чиха@, сенная лихорадка, аллергический ринит
= throat and voice
sore-throat | sår hals, vondt i halsen, halsvondt, halsbetennelse@, faryngitt@, tonsillitt@, halskatarr@, streptokokk@, angina i halsen | ont i
  halsen, halsont, halsfluss@, faryngit@, tonsillit@, öm i halsen, streptokock@, svidande hals | ondt i halsen, halsbetændelse@, halssmert@,
  faryngit@, tonsillit@, streptokok@, irriteret hals | sore throat, throat hurts, tonsillitis, pharyngitis, strep throat, strep, throat infection, raw
  throat | болит горло, горло болит, боль в горле, боли в горле, ангин@, фарингит@, тонзиллит@, горло красное, стрептокок@
throat | hals, halsen, strupe, strupen, svelget, mandler, mandlene, tonsill@, farynks@, ganeseil@ | hals, halsen, strupe, strupen, svalg, svalget,
  halsmandlar@, mandlarna, tonsill@, farynx | hals, halsen, strube, struben, svælg@, mandler, mandlerne, tonsil@, farynx, ganesejl@ | throat, tonsil,
  tonsils, pharynx, larynx, windpipe, adam's apple, adenoids | горло, горла, горле, глотка, глотки, глотке, гортан@, миндалин@, гланды, зев, зева
lump-in-throat | klump i halsen, globus@, noe i halsen, setter seg i halsen, kremt@ | klump i halsen, globus@, något i halsen, harkl@, känsla av klump
  | klump i halsen, globulus@, globus@, noget i halsen, rømme mig, klumpfornemmelse | lump in my throat, lump in the throat, globus, clearing my
  throat, something in my throat, clears his throat | ком в горле, комок в горле, глобус@, откашляться, что-то мешает в горле, ощущение кома
hoarse | hes, heshet@, hese, mistet stemmen, stemmen, stemmetap, laryngitt@, dysfoni@ | hes, heshet@, hesa, rösten, tappat rösten, laryngit@,
  dysfoni@, skrovlig@ | hæs, hæshed@, hæse, stemmen, mistet stemmen, laryngit@, dysfoni@, rusten stemme | hoarse@, lost my voice, lost her voice,
  voice, croaky, laryngitis, dysphonia | осип@, охрип@, хрипот@, голос, голоса, пропал голос, ларингит@, дисфон@, сиплый, осиплость
snoring | snork@, snorker, snorking, søvnapne@, søvnapné@, osas, pustestopp@, pustepaus@, cpap | snark@, snarkar, snarkning@, sömnapn@, osas,
  andningsuppehåll@, cpap | snork@, snorker, snorken, søvnapnø@, osa, vejrtrækningspaus@, åndedrætspaus@, cpap | snor@, snore, snores, snoring, sleep
  apnoea, sleep apnea, osa, stops breathing, cpap | храп, храпит, храпа, храпел@, апноэ, остановки дыхания, остановка дыхания, сипап@
= mouth and teeth
mouth | munn, munnen, munnhul@, gane, ganen, tannkjøtt@, leppe@, lepper, munnviker | mun, munnen, munhål@, gom, gommen, läpp@, läppar, mungipa | mund,
  munden, mundhul@, gane, ganen, læbe, læber, læben, mundvig@ | mouth, lip, lips, palate, gum, gums, corner of the mouth, oral cavity | рот, рта, рту,
  ртом, ротов@, нёбо, небо во рту, губа, губы, губ, десн@, дёсны
tongue | tunga, tungen, tungespiss@, belegg på tungen, belagt tunge | tungan, tungspets@, belagd tunga, vit tunga | tungen, tungespids@, belægning på
  tungen, belagt tunge | tongue, tip of the tongue, coated tongue, under the tongue, furry tongue | язык, языка, языке, языком, налет на языке, налёт
  на языке, обложенный язык
mouth-sores | after, aftøs@, blemmer i munnen, sår i munnen, sår i munnhulen, stomatitt@, trøske@, munnsopp@, svie i munnen | afte, aftös@, blåsor i
  munnen, sår i munnen, stomatit@, torsk i munnen, muntorsk, sveda i munnen | after, aftøs@, blister i munden, sår i munden, stomatit@, trøske@, svamp
  i munden, svie i munden | mouth ulcer@, mouth ulcers, sores in the mouth, stomatitis, oral thrush, sore mouth, canker sore@, mucositis | стоматит@,
  афты, язвочк@, язвочки во рту, молочница во рту, ранки во рту, афтозн@
dry-mouth | munntørr@, tørr i munnen, tørr munn, lite spytt, spytt, xerostomi | muntorr@, torr i munnen, torr mun, saliv@, lite saliv, spott |
  mundtør@, tør i munden, tør mund, spyt, lidt spyt, xerostomi | dry mouth, mouth is dry, saliva, spit, xerostomia, no saliva | сухость во рту, сохнет
  во рту, сухо во рту, слюн@, ксеростом@, слюны
bad-breath | dårlig ånde, vond ånde, lukter av munnen, halitose@, lukt fra munnen | dålig andedräkt, halitos@, luktar ur munnen, lukt ur munnen |
  dårlig ånde, halitose@, lugter ud af munden, lugt fra munden | bad breath, halitosis, breath smells, smelly breath, foul breath | запах изо рта, изо
  рта пахнет, галитоз@, неприятный запах изо, дурной запах
taste-change | smakssans@, smaker metall, metallsmak@, smaksforstyrr@, vond smak, smaker ingenting | smaksinn@, smakar metall, metallsmak@,
  smakförändr@, dålig smak i munnen, smakar ingenting | smagssans@, smager af metal, metalsmag@, smagsforstyrr@, dårlig smag i munden | taste,
  metallic taste, taste change@, bad taste, lost my taste, tastes of nothing, dysgeusia | вкус, вкуса, привкус@, металлический привкус, горечь во рту,
  горький привкус, извращение вкуса, вкусов@
tooth | tann@, tannen, tenner, tennene, jeksel@, fortann@, visdomstann@, melketann@ | tand, tanden, tänder, tänderna, oxeltand@, kindtand@, framtand@,
  visdomstand@, mjölktand@ | tand, tanden, tænder, tænderne, kindtand@, fortand@, visdomstand@, mælketand@ | tooth, teeth, molar, molars, incisor@,
  wisdom tooth, milk tooth, milk teeth | зуб, зуба, зубы, зубов, зубами, зубн@, резец, моляр@, зуб мудрости, молочные зубы
toothache | tannverk@, tannpine@, tannsmert@, vondt i tannen, vondt i en tann, iling i tennene, ising | tandvärk@, ont i tanden, ont i en tand, ilar i
  tänderna, tandsmärt@ | tandpine@, ondt i tanden, ondt i en tand, isninger, tandsmert@, ising i tænderne | toothache, tooth ache, tooth hurts,
  sensitive teeth, dental pain, teeth hurt, throbbing tooth | зубная боль, зубной бол@, болит зуб, зуб болит, зубы болят, пульпит@, ноет зуб
tooth-decay | karies, hull i tann@, hull i tennene, rotfylling@, tannråte, tannbyll@, plombe@, periodontitt@, løs tann, fylling falt ut | karies, hål
  i tänderna, hål i tanden, rotfyll@, lagning, plomb@, parodontit@, tandlossning@, lös tand | caries, karies, hul i tanden, huller i tænderne,
  rodbehandl@, plombe@, parodont@, paradentose@, løs tand | caries, cavity, cavities, tooth decay, rotten tooth, filling, fillings, root canal, gum
  disease, periodontitis, loose tooth | кариес@, дырка в зубе, пломб@, пародонт@, корневой канал, зуб шатается, периодонтит@, гнилой зуб
false-teeth | gebiss@, tannprotese@, løstenner, protesen i munnen, krone på tannen, implantat i munnen | tandprotes@, löständer@, lösgom, gebiss@,
  tandkrona, tandimplantat@ | gebis@, tandprotese@, protese i munden, forlorne tænder, tandkrone@, tandimplantat@ | dentures, denture, false teeth,
  dental plate, dental implant@, dental crown, bridgework | протез зуб@, зубной протез, зубные протезы, вставные зубы, вставная челюсть, съемный
  протез, коронк@
gum-bleeding | blødende tannkjøtt, blør i tannkjøttet, tannkjøttbetennelse@, gingivitt@, blør når jeg pusser, betent tannkjøtt | blödande tandkött,
  tandkött@, gingivit@, blöder när jag borstar, inflammerat tandkött | blødende tandkød, tandkødsbet@, tandkød@, gingivit@, bløder når jeg børster,
  betændt tandkød | bleeding gums, gums bleed, gingivitis, sore gums, swollen gums, receding gums | кровоточат десны, кровоточивость десен,
  кровоточивость дёсен, гингивит@, кровят десны, воспаление десен, дёсны кровоточат
teeth-grinding | gnisser tenner, tanngniss@, bruksisme@, skjærer tenner, biter tennene sammen, bittskinne@ | gnisslar tänder, tandgniss@, bruxism@,
  pressar tänder, bettskena@, biter ihop | skærer tænder, tænderskær@, bruxisme@, presser tænder, bidskinne@ | grinds teeth, grinding teeth, grind my
  teeth, bruxism, clenches, jaw clenching, night guard, mouth guard | бруксизм@, скрипит зубами, скрежещет зубами, стискивает зубы, капа на ночь
= dizziness and fainting
dizzy | svimmel@, svimmelhet@, ør i hodet, ørhet@, svimmel, ustø i hodet, susete | yrsel, yrseln, yr, yra, yrselattack@, snurrig@, vimmelkantig@ |
  svimmel@, svimmelhed@, svimmel, ør i hovedet, rundtosset | dizzy, dizziness, lightheaded, light-headed, woozy, giddy, giddiness, head swims |
  головокруж@, голова кружится, кружится голова, голову ведет, кружилась голова, закружилась голова, дурно
spinning | gyngende, karusell@, vertigo, rommet snurrer, krystallsyke@, alt går rundt, bppv, vestibul@ | karusellyrsel@, vertigo, rummet snurrar, allt
  snurrar, kristallsjuk@, vestibulär@, vestibularis, gungande | karrusel@, vertigo, rummet snurrer, det hele kører rundt, øresten@, vestibul@, alting
  drejer rundt | vertigo, room spins, spinning, room spinning, bppv, vestibular, labyrinthitis, everything spins, meniere's | вертиго, всё вращается,
  все вращается, комната кружится, вестибуляр@, всё плывет, все плывет, дппг, вращени@
fainting | besvim@, besvimte, besvimelse@, synkope@, svimte av, svime av, nærsynkop@, bevisstløs@, mistet bevisstheten | svimma@, svimmade, svimning@,
  synkop@, tuppade av, medvetslös@, medvetandeförlust@, nära att svimma | besvim@, besvimede, besvimelse@, synkop@, dåner, dånede, bevidstløs@,
  mistede bevidstheden, går ud som et lys | faint, faints, fainted, fainting, passed out, pass out, blacked out, blackout, syncope, collapsed, lost
  consciousness, presyncope | обморок@, обмороч@, потерял сознание, потеряла сознание, потеря сознания, потери сознания, упала в обморок, синкоп@,
  терял сознание, теряла сознание, отключил@, предобморочн@
head-injury | hodeskade@, hjernerystelse@, slo hodet, slått hodet, commotio, hodetraume@, hodeskader | hjärnskakning@, slog i huvudet, slagit i
  huvudet, skallskada@, huvudskad@, commotio, huvudtrauma | hjernerystelse@, slog hovedet, slået hovedet, hovedskade@, commotio, hovedtraume@,
  kraniebrud | concussion, concussed, head injury, head injuries, hit his head, hit her head, hit my head, bang on the head, banged his head, knocked
  out | сотрясени@, ударил голову, черепно-мозгов@, чмт, ударился головой, ударилась головой, травма головы, ушиб головы
= sleep
sleep | søvn, søvnen, sover, sov, sovet, søvnmønster, nattesøvn@, sove | sömn, sömnen, sover, sov, sovit, sova, nattsömn@, sömnmönster | søvn, søvnen,
  sover, sov, sovet, sove, nattesøvn@, søvnmønster | sleep, sleeps, slept, sleeping, asleep, night's sleep, sleep pattern | сон, сна, сну, сном, спит,
  спал, спала, спать, спите, спится
cannot-sleep | søvnløs@, søvnvansk@, søvnproblem@, insomni@, får ikke sove, sover dårlig, sover ikke, dårlig søvn, ligger våken, får ikke blund, våken
  halve natta | sömnlös@, sömnsvårigh@, sömnproblem@, sömnbesvär, insomni, insomnia, kan inte sova, sover dåligt, sover inte, dålig sömn, ligger
  vaken, sömnstörning@ | søvnløs@, søvnbesvær@, søvnproblem@, insomni@, kan ikke sove, sover dårligt, sover ikke, dårlig søvn, ligger vågen, lukker
  ikke et øje | insomnia, sleepless@, can't sleep, not sleeping, sleeps badly, poor sleep, trouble sleeping, hardly sleeps, wink of sleep, a wink,
  lies awake, tossing and turning | бессонниц@, инсомни@, не спит, плохо спит, не может уснуть, нарушение сна, нарушения сна, плохой сон, проблемы со
  сном, не сплю, плохо сплю, расстройство сна
falling-asleep | innsovning@, sovner, sovnet, sovne, får ikke sovne, innsovningsvansk@ | insomning@, somnar, somnade, somna, somna om, svårt att somna
  | falder i søvn, indsovning@, falde i søvn, faldt i søvn, svært ved at falde | fall asleep, falling asleep, falls asleep, fell asleep, drop off, get
  off to sleep, getting off to sleep, nod off, sleep onset | засыпа@, заснуть, уснуть, уснул@, долго не засыпает, заснул@
waking-at-night | våkn@, våkner, oppvåkning@, våkner om natten, våkner tidlig, tidlig oppvåkning, tidlig våken | vaknar, vaknade, uppvaknand@, vaknar
  på natten, vaknar tidigt, tidigt uppvaknande | vågner, vågnede, opvågning@, vågner om natten, vågner tidligt, tidlig opvågning | wakes, wake up,
  wakes up, woke, waking, woken, awakening, early waking, wakes at night, broken sleep, up several times | просыпа@, проснул@, пробужд@, ранние
  пробуждения, просыпается ночью, прерывистый сон, поверхностный сон
nightmares | mareritt@, vonde drømmer, drømmer, nattskrekk@, vond drøm | mardröm@, otäcka drömmar, drömmer, drömmar, nattskräck@ | mareridt@, onde
  drømme, drømmer, natterræd@, natteskræk@, voldsomme drømme | nightmare@, bad dreams, bad dream, dreams, night terror@, vivid dreams | кошмар@,
  кошмары, страшные сны, плохие сны, снится, снятся, ночные страхи
daytime-sleepy | søvnig@, trøtt på dagen, sovner på dagen, dagsøvnighet@, døsig@, dupper av, middagslur | sömnig@, trött på dagen, somnar på dagen,
  dåsig@, dagtrötthet, slumrar till, nickar till | søvnig@, døsig@, falder i søvn om dagen, dagsøvnighed@, blunder, døser hen, middagslur@ | sleepy,
  sleepiness, drowsy, drowsiness, dozes, dozing, dozes off, naps, nap, somnolence | сонлив@, сонный, сонная, клонит в сон, дремл@, дремота, засыпает
  днем, засыпает днём, сонливость
sleepwalking-and-restless | søvngjenger@, går i søvne, snakker i søvne, urolige bein, restless legs, urolige ben, kribler i beina om kvelden |
  sömngång@, går i sömnen, pratar i sömnen, restless legs, myrkryp, myrkrypningar, rastlösa ben, oroliga ben | søvngæng@, går i søvne, taler i søvne,
  uro i benene, restless legs, urolige ben, myrekryb | sleepwalk@, talks in her sleep, talks in his sleep, restless legs, restless legs syndrome, rls,
  twitchy legs, fidgety legs | лунатизм@, ходит во сне, разговаривает во сне, беспокойные ноги, беспокойных ног, снохожден@, синдром беспокойных
= tiredness and strength
tired | trøtt, trøtte, trøtthet@, sliten, slitne, utslitt@, fatigue, utmattet, utmattelse@, orker ikke, orker ingenting, kraftløs@ | trött, trötta,
  trötthet@, utmattad@, utmattning@, fatigue, orkeslös@, slut i kroppen, orkar inte, orkar ingenting, orklös@, helt slut | træt, trætte, træthed@,
  udmattet, udmattelse@, fatigue, orker ikke, orker ingenting, udkørt, helt færdig | tired, tiredness, tires, fatigue, fatigued, exhausted,
  exhaustion, worn out, weary, no energy, knackered, run down | устал@, устает, устаёт, усталост@, утомл@, утомляем@, вымотан@, нет сил, сил нет,
  чувствует себя разбит@, упадок сил, астени@
burnout | utbrent@, utbrenthet, møtt veggen, utslått av jobben, stresset, overbelast@, stressreaksjon@ | utbränd@, utmattningssyndrom@, gått in i
  väggen, stressad@, stressreaktion@, överbelast@ | udbrændt@, gået ned med stress, stress, stresset@, stressreaktion@, overbelast@ | burnout, burnt
  out, burned out, overwhelmed, stressed, stressed out, overworked, work stress | выгоран@, выгорел@, стресс@, перегруж@, переутомл@, эмоциональное
  выгорание
general-weakness | svak, svakhet@, slapp, slapphet@, redusert allmenntilstand, matt, kraftløs, medtatt | svag, svaghet@, kraftlös@, matt, nedsatt
  allmäntillstånd, hängig@, medtagen | svag, svaghed, slap, slaphed, mat, afkræft@, almen svækkelse, medtaget, svækket, kraftesløs@ | weak, weakness,
  feeble, debilitat@, no strength, malaise, lethargic, listless, lethargy, frail feeling | слабый, слабая, слабость, слабост@, вял@, вялость,
  недомогани@, бессилие, обессил@, разбитость
unwell | uvel i kroppen, allmenntilstand@, syk, dårlig form, føler seg dårlig, ikke i form, uopplagt | mår dåligt, allmäntillstånd@, sjuk, krasslig@,
  inte i form, olustig@, dålig form | utilpas, almentilstand@, syg, sløj, dårligt tilpas, uoplagt, ikke på toppen, skidt tilpas | unwell, poorly, ill,
  under the weather, off colour, not himself, not herself, general condition, not feeling well | плохо себя чувствует, плохо чувствую, самочувстви@,
  нездоров@, общее состояние, хвора@, неважно себя
stamina | kondisjon@, utholdenhet@, yteevne@, funksjonsnivå, orker mindre, tåler lite anstrengelse | kondition@, uthållighet@, ork, orken,
  prestationsförmåga, sämre ork, orkar mindre | kondition@, udholdenhed@, ydeevne, formen, orker mindre, funktionsniveau | stamina, exercise
  tolerance, fitness, endurance, out of condition, can do less, deconditioned | выносливост@, толерантность к нагрузке, физическая форма, переносит
  нагрузк@, тренированност@
= fever and temperature
fever | feber, feberen, febril@, febrisk@, pyreksi@, høy temperatur, feberfri@, feberkramp, hett i pannen | feber, febern, febril@, feberfri@,
  pyrexi@, hög temperatur, tempar, temp | feber, feberen, febril@, feberfri@, forhøjet temperatur, pyreksi@, temperatur | fever, fevers, feverish,
  febrile, temperature, pyrexi@, high temperature, running a temperature, burning up, afebrile | лихорад@, температур@, жар, жара, фебрил@,
  субфебрил@, температурит, гипертерм@, жаропонижающ@
chills | frostrier, frostanfall, frysninger, frysetokt@, frøs, hakket tenner, gåsehud, kuldegys@ | frossa, frossan, frossbryt@, fryser, frös,
  frusenhet, frusen, gåshud | kulderystelse@, kuldegys@, frysninger, fryser, frøs, gåsehud, klaprer tænder | chills, shivers, shivering, shivery,
  rigors, rigor, goosebumps, teeth chattering | озноб@, знобит, знобило, дрожь с температурой, трясёт от холода, трясет от холода, мурашки от холода
cold-intolerance | fryser, kuldskjær@, tåler ikke kulde, kald hele tiden, alltid kald, kuldefølsom@ | köldkänslig@, frusen jämt, alltid kall, tål inte
  kyla, kall hela tiden | kuldskær@, tåler ikke kulde, kold hele tiden, altid kold, kuldefølsom@ | always cold, feels the cold, cold intoleran@, can't
  get warm, can't stand the cold | мерзнет, мёрзнет, зябк@, мерзну, мёрзну, постоянно холодно, не переносит холод, зябнет
heat-intolerance | tåler ikke varme, varm hele tiden, heteslag@, overopphet@, varmeintoleran@, solstikk@ | tål inte värme, värmeslag@, solsting@, varm
  hela tiden, överhett@, värmekänslig@ | tåler ikke varme, hedeslag@, solstik@, varm hele tiden, overophed@, varmeintoleran@ | heat intoleran@,
  heatstroke, heat stroke, can't stand heat, overheat@, sunstroke, too hot all the time | не переносит жару, тепловой удар, солнечный удар, перегрел@,
  перегрев@, постоянно жарко, бросает в жар
infected-feeling | infeksjon@, betennelse@, betent, betente, sepsis, blodforgift@ | infektion@, inflammation@, inflammerad@, infekterad@, sepsis,
  blodförgift@ | infektion@, betændelse@, betændt, betændte, inficeret, sepsis, blodforgift@ | infection, infections, infected, inflammation,
  inflamed, sepsis, septic, blood poisoning | инфекци@, инфицир@, воспален@, воспаление, воспалил@, сепсис@, заражение крови
= weight, appetite and thirst
weight-loss | vekttap@, vektnedgang@, gått ned i vekt, går ned i vekt, mistet vekt, tatt av, magret, avmagr@, klærne henger | viktnedgång@,
  viktförlust@, gått ner i vikt, går ner i vikt, magrat, avmagr@, tappat i vikt, rasat i vikt | vægttab@, tabt mig, tabt sig, taber sig, gået ned i
  vægt, vægtnedgang, afmagr@ | weight loss, lost weight, losing weight, dropped weight, clothes are loose, wasting, emaciat@, cachexia, slimmed, lost
  a few pounds | похуд@, худеет, потеря веса, снижение веса, потерял в весе, потеряла в весе, сбросил вес, сбросила вес, снижение массы, исхуда@,
  кахекс@, потеря массы
weight-gain | vektøkning@, vektoppgang@, gått opp i vekt, går opp i vekt, lagt på seg, legger på seg, lagt på meg | viktuppgång@, viktökning@, gått
  upp i vikt, går upp i vikt, lagt på mig, lagt på sig | vægtøgning@, vægtstigning@, taget på, tager på, gået op i vægt, taget på i vægt | weight
  gain, put on weight, gained weight, gaining weight, putting on weight, piled on the pounds, puts on weight | прибавка в весе, набрал вес, набрала
  вес, прибавил в весе, прибавила в весе, набор веса, поправилась, поправился, прибавка веса, набирает вес, располнел@, увеличение веса
weight | vekt, vekta, vekten, kilo, veier, veide, veid, kroppsvekt@, bmi, kroppsmasseindeks | vikt, vikten, kilo, väger, vägde, kroppsvikt@, bmi, vägd
  | vægt, vægten, kilo, vejer, vejede, vejet, kropsvægt@, bmi | weight, weigh, weighs, weighed, kilos, kilograms, body weight, bmi, scales, pounds |
  вес, веса, весит, вешу, килограмм@, масса тела, массы тела, взвешив@, имт, взвес@, весил@
overweight | overvekt@, fedme, adipositas, overvektig@, tykk, slanking, slanker | övervikt@, fetma, överviktig@, obesitas, tjock, banta, bantar |
  overvægt@, fedme, svær overvægt, overvægtig@, adipositas, tyk, slankekur@ | overweight, obese, obesity, fat, slimming, diet to lose weight, too
  heavy | ожирени@, лишний вес, избыточный вес, избыточной масс@, полнота, тучн@, избыток веса
underweight | undervekt@, tynn, mager, radmager, underernær@, feilernær@, ernæringsstatus | undervikt@, mager, smal, undernär@, undernäring,
  malnutrition@, benig | undervægt@, tynd, mager, underernær@, fejlernær@, radmager | underweight, thin, skinny, malnourish@, malnutrition,
  undernourish@, bony | недовес@, истощен@, истощён@, недостаточность питания, дефицит массы, дефицит веса, худой, худая, худоб@
appetite-loss | matlyst, matlysten, appetitt@, appetittløs@, nedsatt matlyst, dårlig matlyst, spiser lite, spiser ikke, ikke sulten, vil ikke ha mat,
  matlei | aptit@, aptitlös@, nedsatt aptit, dålig aptit, matlust@, äter lite, äter inte, inte hungrig, matleda@, vill inte äta | appetit@,
  appetitløs@, nedsat appetit, dårlig appetit, madlyst@, spiser lidt, spiser ikke, ikke sulten, madlede@, vil ikke spise | appetite, poor appetite, no
  appetite, off food, off his food, off her food, not eating, eats little, doesn't want to eat, anorexia, not hungry, picking at food | аппетит@, нет
  аппетита, плохой аппетит, плохо ест, не ест, отказывается от еды, отсутствие аппетита, анорекс@, мало ест, отказ от еды
hunger-and-overeating | sulten, sult, overspis@, matbehov, alltid sulten, spiser for mye, søtsug | hungrig@, hunger, överät@, alltid hungrig, äter för
  mycket, sötsug, hetsät@ | sulten, sult, overspis@, altid sulten, spiser for meget, sukkertrang, ædeflip | hungry, hunger, overeat@, binge, bingeing,
  binges, cravings, always hungry, eats too much, ravenous, comfort eating | голод@, голодн@, переед@, постоянно хочет есть, булими@, обжор@, тяга к
  сладкому, повышенный аппетит
thirst | tørst, tørste, tørsten, drikker mye, polydips@, drikkelyst@, drikker hele tiden, tørst hele tiden | törst@, törstig, dricker mycket,
  polydips@, dricker hela tiden, ökad törst | tørst, tørste, tørsten, drikker meget, polydips@, drikker hele tiden, øget tørst | thirst, thirsty,
  drinks a lot, drinking a lot, polydips@, drinking more, always drinking, can't quench | жажд@, хочется пить, хочет пить, много пьет, много пьёт,
  полидипс@, постоянно пьет, постоянно пьёт
drinking-too-little | dehydrer@, uttørk@, drikker lite, drikker for lite, væskeinntak@, tørst på væske, lite væske | dehydrer@, uttork@, intorkad@,
  dricker lite, dricker för lite, vätskeintag@, vätskebrist@ | dehydrer@, udtørr@, drikker lidt, drikker for lidt, væskeindtag@, væskemangel@ |
  dehydrat@, fluid intake, not drinking, drinks too little, dried out, drinking little, fluids, oral intake | обезвож@, дегидрат@, мало пьет, мало
  пьёт, не пьет, не пьёт, питьевой режим, отказывается пить
eating-disorder | spiseforstyrr@, anoreksi@, anorexia nervosa, bulimi@, slanker seg, kaster opp med vilje, sulter seg | ätstörning@, anorexi@,
  bulimi@, svälter sig, självframkallade kräkningar, anorexia nervosa | spiseforstyrr@, anoreksi@, bulimi@, sulter sig, anorexia nervosa,
  spisevægring@ | eating disorder@, anorexia nervosa, bulimi@, starving herself, starves herself, makes herself sick, purging, restricting food |
  расстройство пищевого поведения, нервная анорексия, рпп, пищевое поведение, вызывает рвоту, морит себя голодом, расстройства пищевого
= nerves and movement
numbness | nummen@, numne, nummenhet@, følelsesløs@, dovner, dovnet, mangler følelse, nedsatt følelse, parestes@ | domning@, domnad, bortdomnad@,
  domnar, domna, känselbortfall@, känsellös@, nedsatt känsel, parestes@, avdomnad@ | følelsesløs@, sovende fornemmelse, nedsat følesans, snurren,
  føleforstyrr@, mangler følelse, paræstes@ | numb, numbness, numbing, loss of feeling, no feeling, went dead, reduced sensation, sensory loss,
  hypoaesthesia, anaesthetic feeling | онемен@, онемел@, немеет, немеют, нечувствит@, потеря чувствительности, затекает рука, затекают, гипестези@,
  снижение чувствительности
pins-and-needles | prikking@, prikker i fingrene, stikninger, kribling@, kribler, maurer, mauring@, prikkende, stikker i fingrene | stickning@,
  stickningar, pirrningar, pirrar, pirr, krypningar, myrkrypning, sticker i fingrarna | prikken, prikkende, snurren i fingrene, prikker i fingrene,
  myrekryben, stikken, summen i benene | pins and needles, tingl@, tingling, paraesthesia, paresthesia, prickling, crawling sensation | мурашк@,
  мурашки по, покалыван@, покалывает, парестез@, ползание мурашек, иголочк@
shaking | skjelv@, skjelver, skjelving@, skjelvende, tremor@, rister, ristet, risting, hendene skjelver, dirrer | skakning@, skakningar, skakar,
  skakade, darr@, darrar, darrningar, tremor@, darrhänt | ryste@, ryster, rystede, rysten, rystelser, tremor@, ryster på hænderne, dirrer, rystende |
  shake, shakes, shaky, shaking, tremor, tremors, trembl@, trembling, hands shake | дрожь, дрожит, дрожат, дрожал@, тремор@, трясется, трясётся,
  трясутся, дрожани@, трясучк@
seizure | krampeanfall@, krampe, krampene, kramper, epilep@, anfall med rykninger, rykninger i kroppen, krampet seg | krampanfall@, krampar, krampade,
  epilep@, ep-anfall, ryckningar i kroppen, generaliserat anfall | krampeanfald@, kramper, epilep@, krampetrækning@, trækninger, anfald med kramper,
  toniske | seizure, seizures, had a fit, having fits, fitting, convuls@, epilep@, convulsions, absences, absence seizures, tonic-clonic, grand mal |
  судорог@, судороги, судорожн@, эпилеп@, припадок, припадк@, приступ судорог, абсанс@, конвульс@
febrile-seizure | feberkramp@, krampe ved feber, kramper ved feber, krampet i feber | feberkramp@, kramp vid feber, krampade i feber, feberkrampen |
  feberkrampe@, kramper ved feber, krampede med feber, feberkramperne | febrile seizure, febrile convulsion@, febrile convulsions, fit with fever,
  febrile fit | фебрильные судороги, фебрильных судорог, судороги при температуре, судороги на температуре
paralysis | lammelse@, lammet, lamme, parese@, pareser, hemiparese@, fallhendt, kraftsvikt@, halvsidig svak, bortfall av kraft | förlamning@,
  förlamad@, pares, pareser, hemipares@, droppfot@, kraftnedsätt@, bortfall av kraft, halvsidig svaghet | lammelse@, lammet, parese@, pareser,
  hemiparese@, dropfod@, kraftnedsæt@, halvsidig lammelse | paralys@, paralysed, paralyzed, paresis, hemiparesis, hemiplegia, can't move his arm,
  can't move her arm, limb weakness, foot drop, one-sided weakness | паралич@, парализ@, парез@, гемипарез@, отнялась, отнялись, отнялась рука,
  слабость в руке, слабость в ноге, плеги@
facial-droop | skjev i ansiktet, skjev munn, skjevt ansikt, facialisparese@, henger i munnviken, ansiktslammelse@, bells parese | sned i ansiktet,
  sned mun, hängande mungipa, facialispares@, ansiktsförlamning@, bells pares | skæv i ansigtet, skæv mund, hængende mundvig, facialisparese@,
  ansigtslammelse@, bells parese | facial droop, face drooped, drooping mouth, mouth dropped, crooked mouth, facial palsy, bell's palsy, face dropped
  | перекос@, перекосило, опущен уголок рта, лицо перекошено, асимметрия лица, паралич белла, парез лицевого
stroke | hjerneslag@, slaget, tia, drypp, hjerneinfarkt@, hjerneblødning@, apopleksi@, cerebralt insult | stroke, strokepatient@, slaganfall@, tia,
  hjärninfarkt@, hjärnblödning@, propp i hjärnan | slagtilfælde@, apopleksi@, blodprop i hjernen, tia, tci, hjerneblødning@, hjerneinfarkt | stroke,
  strokes, tia, mini-stroke, mini stroke, cva, brain bleed, bleed in the brain, brain haemorrhage | инсульт@, тиа, микроинсульт@, онмк, удар случился,
  кровоизлияние в мозг, транзиторная ишемическая
coordination | koordinasjon@, klosset@, fomlete, ataksi@, mister ting, finger-nese, finmotorikk@ | koordination@, fumlig@, klumpig@, ataxi@, tappar
  saker, finmotorik@ | koordination@, klodset@, fumlende, ataksi@, taber ting, finmotorik@ | coordination, clumsy, clumsiness, ataxia, drops things,
  dropping things, fumbling, fine motor, finger-nose | координац@, неуклюж@, атакси@, роняет, мелкая моторика, моторик@, падает из рук
involuntary-movement | tics, rykninger, ufrivillige bevegelser, muskelrykning@, spasme@, spastisk@, fascikul@, rykker i | tics, ryckningar, ryckning,
  ofrivilliga rörelser, muskelryckning@, spasm@, spastisk@, fascikul@, rycker i | tics, trækninger i musklerne, ufrivillige bevægelser,
  muskeltrækning@, spasme@, spastisk@, fascikul@, sitren | twitch@, twitching, tic, tics, jerks, jerking, involuntary movement@, spasm, spasms,
  fasciculat@, spasticity | тик, тики, подергив@, подёргив@, непроизвольные движения, спастичн@, спастик@, фасцикул@, вздрагива@, гиперкинез@
leg-cramp | leggkramp@, kramper i leggen, krampe i leggen, kramper i beina, nattlige kramper, muskelkramp@ | vadkramp@, kramp i vaden, kramp i benen,
  sendrag@, nattliga kramper, muskelkramp@ | lægkrampe@, krampe i læggen, kramper i benene, natlige kramper, muskelkramp@ | leg cramp, leg cramps,
  cramp in my calf, charley horse, night cramps, muscle cramp@ | сводит ноги, ноги сводит, судороги в ногах, сводит икры, сводит мышцы, ночные
  судороги, судороги икроножных
= mind, memory and speech
memory-loss | hukommelse@, husker dårlig, husker ikke, glemmer, glemt, glemsom@, glemsk@, minne@, minnesvikt@, kognitiv svikt | minne, minnet,
  minnesstörning@, glömsk@, glömmer, glömde, minnesproblem@, minnesbesvär, minns inte, kommer inte ihåg, kognitiv svikt | hukommelse@, husker dårligt,
  husker ikke, glemmer, glemsom@, glemte, hukommelsesbesvær, kognitiv svækkelse, korttidshukommelse@ | memory, forget, forgetful@, forgets, forgot,
  memory loss, poor memory, can't remember, memory problems, short-term memory, cognitive impairment | память, памяти, памятью, забыва@, забывчив@,
  забыл@, не помнит, ухудшение памяти, плохо помнит, когнитивн@, провалы в памяти, не помню
dementia | demens@, dement, demente, alzheimer@, senil@, lewy | demens@, dement, dementa, alzheimer@, senil@, kognitiv sjukdom | demens@, dement,
  demente, alzheimer@, senil@, demenssygd@ | dementia, alzheimer@, senile, senility, vascular dementia, losing her mind, losing his mind | деменц@,
  слабоуми@, альцгеймер@, маразм@, сенильн@, старческое слабоумие
confusion | forvirr@, forvirring@, forvirret, desorienter@, delir@, akutt forvirret, omtåket@, vaser, i ørska | förvirr@, förvirring@, förvirrad@,
  desorienter@, konfusion@, konfusorisk@, delir@, virrig@, pratar osammanhängande | forvirr@, forvirring@, forvirret, desorienter@, konfus@, delir@,
  omtåget@, vrøvler | confused, confusion, disoriented, disorientation, delirium, muddled, rambling, not making sense, delirious, doesn't know where |
  спутан@, спутанность, дезориентир@, делири@, растерян@, путает@, бредит, заговарива@, не понимает где, путает дни
drowsy-consciousness | sløv, sløvhet@, vanskelig å vekke, bevissthetsnivå, nedsatt bevissthet, slørete, koma, gcs, våken og orientert | slö,
  medvetandesänkt@, medvetandegrad@, svårväckt@, sänkt medvetande, koma, rls-skala, vaken och orienterad | sløv, sløvhed@, svær at vække,
  bevidsthedsniveau@, nedsat bevidsthed, koma, gcs, vågen og klar | hard to rouse, difficult to wake, level of consciousness, consciousness,
  unresponsive, coma, gcs, obtunded, out of it | заторможен@, оглушен@, оглушён@, уровень сознания, сознани@, кома, комы, не разбудить, сопор@, трудно
  разбудить
speech-trouble | talevansk@, snøvlet@, snøvler, utydelig tale, afasi@, dysartri@, finner ikke ordene, ordleting@, talen, leter etter ord, stammer,
  stamming | talsvårigh@, sluddr@, sluddrig, sluddrigt tal, afasi@, dysartri@, hittar inte orden, letar efter ord, stammar, stamning@, otydligt tal |
  talebesvær, snøvle@, snøvlende, utydelig tale, afasi@, dysartri@, finder ikke ordene, leder efter ord, ordmobilisering@, stammer, stammen, sløret
  tale | speech, slurred, slurring, slurs, aphasia, dysphasia, dysarthria, can't find words, word-finding, searching for words, stammer@, stutter@ |
  речь, речи, невнятн@, афази@, дизартр@, нечеткая речь, смазанная речь, заика@, не может подобрать слова, нарушение речи, путает слова
concentration | konsentrasjon@, konsentrer@, konsentrasjonsvansk@, ufokus@, hjernetåke@, tåke i hodet, klarer ikke konsentrere | koncentration@,
  koncentrer@, koncentrationssvårigh@, ofokuser@, hjärndimma@, hjärntrött@, svårt att fokusera | koncentration@, koncentrer@, koncentrationsbesvær,
  ufokuser@, hjernetåge@, svært ved at fokusere | concentrat@, concentration, can't concentrate, focus, focusing, brain fog, foggy, can't think
  straight, distracted, distractible | концентрац@, сосредоточ@, рассеян@, дефицит внимания, снижение внимания, туман в голове, невнимательн@, не
  может сосредоточиться
hallucinations | hallusin@, hører stemmer, ser ting som ikke, syner, psykose@, psykotisk@, vrangforestill@, paranoi@ | hallucin@, hör röster, ser
  saker som inte, vanföreställ@, psykos@, psykotisk@, paranoi@, synhallucin@ | hallucin@, hører stemmer, ser ting som ikke, vrangforestill@, psykose@,
  psykotisk@, paranoi@ | hallucinat@, hears voices, hearing voices, seeing things, sees things, delusion@, psychosis, psychotic, paranoi@ | галлюцин@,
  голоса в голове, слышит голоса, бред, бреда, психоз@, психотич@, паранойя, параной@, видит то чего нет, слышит голос
= muscles and joints
joints | ledd, leddet, leddene, leddkaps@, leddbånd@, artikul@ | led i kroppen, leden, leder i kroppen, lederna, ledkaps@, ligament@, ledband@ |
  leddet, leddene, ledkaps@, ledbånd@, ligament@, ledene | joint, joints, ligament, ligaments, articular, cartilage | сустав, сустава, суставы,
  суставов, суставах, суставн@, связки, связок, хрящ@
muscles | muskel, muskelen, muskler, musklene, muskulatur@, sener, senen, muskelfest@ | muskel, muskeln, muskler, musklerna, muskulatur@, senor,
  senan, muskelfäst@ | muskel, musklen, muskler, musklerne, muskulatur@, sener, senen, muskelfæst@ | muscle, muscles, muscular, tendon, tendons,
  musculoskeletal | мышца, мышцы, мышц, мышцах, мышечн@, мускул@, сухожил@
stiffness | stiv, stivt, stive, stivhet@, morgenstiv@, stiv i kroppen, stivner, støl og stiv | stel, stelt, stela, stelhet@, morgonstel@, stelnar,
  stel i kroppen | stiv, stivt, stive, stivhed@, morgenstiv@, stivner, stiv i kroppen | stiff, stiffness, stiffens, stiffen up, morning stiffness,
  seized up, seizes up, rigid, rigidity | скован@, скованность, утренняя скованность, тугоподвиж@, тугоподвижность, задеревен@, не разогнуть
arthritis-and-arthrosis | leddgikt@, artritt@, artrose@, revmat@, slitasje@, slitasjegikt@, revmatisme, kneartrose@, hofteartrose@, psoriasisartritt@
  | ledgångsreumatism, artrit@, artros@, reumat@, ledinflam@, ledslitage, knäartros@, höftartros@ | leddegigt@, artrit@, artrose@, slidgigt@, reumat@,
  gigt, ledbetændelse@, knæartrose@, hofteartrose@ | arthritis, osteoarthritis, rheumat@, rheumatoid, wear and tear, arthrosis, worn joints, worn out
  joint | артрит@, артроз@, ревмат@, остеоартр@, износ сустав@, коксартроз@, гонартроз@, отложение солей, ревматизм
gout | urinsyregikt@, podagra, urat@, urinsyre@, giktanfall@ | gikt, urinsyra, podager, urat@, giktanfall@, giktattack@ | urinsyregigt@, podagra,
  urat@, urinsyre@, gigtanfald@ | gout, gouty, uric acid, podagra, urate | подагр@, подагра, мочевая кислота, мочевой кислоты, мочевую кислоту, урат@
reduced-range | bevegelighet@, nedsatt bevegelighet, innskrenket bevegelse, får ikke løftet armen, får ikke strukket | rörlighet@, nedsatt rörlighet,
  inskränkt rörlighet, kan inte lyfta armen, kan inte sträcka, rörelseomfång@ | bevægelighed@, nedsat bevægelighed, indskrænket bevægelse, kan ikke
  løfte armen, kan ikke strække, bevægeudslag@ | range of motion, range of movement, can't lift my arm, can't straighten, restricted movement, rom,
  limited movement, mobility of the joint | объем движений, объём движений, ограничение движений, движения ограничены, не может поднять руку, не
  поднимается рука, не разгибается, подвижност@
locking-and-giving-way | låser seg, låsning@, kneet svikter, svikter under, giving way, ustabilt kne, instabil@, knekker sammen | låser sig, låsning@,
  upphakning@, viker sig, knät viker, instabil@, ger vika | låser sig, låsning@, aflåsning@, knæet svigter, svigter under, ustabilt knæ, instabil@ |
  locks, locking, gives way, giving way, unstable knee, buckles, gave way, instability of the joint | заклинива@, заклинило, подкашива@,
  подкашиваются, нестабильность сустава, блокада сустава, щёлка@, щелкает
muscle-tension | stram i nakken, spente muskler, muskelspenning@, spent i kroppen, muskelknut@, anspent, myose@ | spända muskler, muskelspänning@,
  spänd i kroppen, muskelknut@, anspänd, stram i nacken | spændte muskler, muskelspænding@, spændt i kroppen, muskelknude@, anspændt@, infiltration i
  musklen, myose@ | tense muscles, muscle tension, knots in my muscles, muscles are tight, tensed up, trigger point, trigger points | напряжение мышц,
  мышечное напряжение, зажимы, мышечный спазм, мышцы напряжены, гипертонус@, триггерн@
muscle-loss | muskelsvinn@, muskeltap, atrofi@, sarkopeni@, tap av muskelmasse, muskelsvakhet@ | muskelförtvin@, muskelatrofi@, muskelförlust,
  atrofi@, sarkopeni@, muskelsvaghet@ | muskelsvind@, muskeltab, atrofi@, sarkopeni@, tab af muskelmasse, muskelsvaghed@ | muscle wasting, muscle
  loss, muscle weakness, atrophy, sarcopenia, lost muscle | атрофия мышц, атрофи@, мышечная слабость, мышечной слабост@, саркопени@, потеря мышечной
osteoporosis-and-posture | osteoporose@, beinskjør@, skoliose@, krumrygg@, kyfose, holdning, sunket sammen, lavere enn før | osteoporos@, benskör@,
  skolios@, kyfos, kutryggig@, hållning, hopsjunken, blivit kortare | osteoporose@, knogleskør@, skoliose@, kyfose@, rundrygget, holdning, sunket
  sammen, blevet lavere | osteoporosis, brittle bones, bone density, scoliosis, kyphosis, stooped, posture, lost height, osteopenia, hunched |
  остеопороз@, хрупкие кости, хрупкость костей, сколиоз@, осанк@, сутул@, кифоз@, стал ниже ростом
= walking, balance and falls
walking | gange, gangfunksj@, går dårlig, ganglag, gåavstand, gangvansk@, gå i trapper, gåturer, til fots | gångsvårigh@, går dåligt, gångsträck@,
  gångförmåga@, gå i trappor, promener@, till fots | gangfunkt@, går dårligt, gangdistance@, gangbesvær, gå på trapper, gåture, til fods | walk,
  walks, walking, walked, gait, stairs, walking distance, on foot, mobility | ходит, ходить, ходьб@, походк@, ходьба, пешком, по лестнице, пройти,
  хожу
limping | halt, halter, haltet, halting, halte, drar på beinet, haltende | haltar, haltade, hälta, hältan, halta, haltande, drar på benet | halter,
  haltede, halten, halte, trækker på benet, haltende, humper | limp, limps, limping, limped, lame, lameness, hobbling, drags his leg, drags her leg |
  хрома@, хромает, хромать, прихрамыва@, хромота на, волочит ногу, припадает на
balance | balanse@, balansen, ustø, ustøhet@, ustødig@, sjangl@, ravende, vinglete, romberg | balans@, balansen, ostadig@, ostadighet@, vinglig@,
  vinglar, raglar, romberg | balance@, balancen, ustabil på benene, usikker på benene, vakler, vaklende, slingrer, romberg | balance, unsteady,
  unsteadiness, wobbly, off balance, staggering, swaying, romberg, sways | равновеси@, шаткост@, шаткая, шата@, пошатыва@, неустойчивость,
  неустойчив@, ромберга
falls | falt, faller, falle, fallt, fallulykke@, fallfare, falltendens, ramlet, snublet, snubler, fall i hjemmet, falltrussel | föll, ramlade, ramlar,
  ramlat, falla, fallrisk@, fallolycka@, snubbla@, snubblar, trillade, fallskada | faldt, falder, faldet, faldtendens, faldulykke@, falde om,
  snublede, snubler, faldrisiko, væltede | fall, falls, fell, fallen, falling over, tripped, stumbled, had a fall, fell over, tumble, falls risk |
  падение, падени@, упал, упала, упали, падает, падал@, споткну@, поскользну@, падения
walking-aids | rollator@, rullator, gåstol@, krykke@, stokk, rullestol@, gåbord, ganghjelpemiddel | rollator@, rullator@, krycka@, kryckor, käpp,
  rullstol@, gåbord, betastöd, gånghjälpmedel | rollator@, krykke@, krykker, stok, kørestol@, gangstativ@, ganghjælpemid@ | walker, walking frame,
  zimmer, crutch, crutches, walking stick, cane, wheelchair, rollator | ходунк@, костыл@, трост@, палочка для ходьбы, с палочкой, коляска инвалидная,
  инвалидная коляска, роллатор@
getting-up | reise seg, komme seg opp, opp fra stolen, opp av sengen, forflytning@, reiser seg opp, sette seg opp, ut av sengen | resa sig, komma upp,
  upp ur stolen, upp ur sängen, förflyttning@, reser sig upp, ta sig upp | rejse sig, komme op, op af stolen, op af sengen, forflytning@, rejser sig
  op, ud af sengen | get up from the chair, out of the chair, out of bed, transfers, getting out of bed, rising from, stand up from, up from a chair |
  встать со стула, встать с кровати, подняться с кровати, вставать, подниматься, встает с трудом, встаёт с трудом, подняться со стула
bedridden | sengeliggende, ligger til sengs, holder sengen, immobil@, lenket til sengen, sengebund@ | sängliggande, sängbunden@, immobil@, ligger till
  sängs, uppe ur sängen | sengeliggende, sengebund@, immobil@, ligger til sengs, holder sengen | bedridden, bedbound, bed-bound, confined to bed,
  stuck in bed, immobile, stays in bed | лежач@, лежачий, прикован к, не встает, не встаёт, обездвиж@, постельный режим, не поднимается с постели
= injuries and wounds
injury | skade, skaden, skader, skadde, skadet, skadd, ulykke, ulykken, uhell, traume, slo seg, slått seg | skada, skadan, skador, skadade, skadad,
  olycka, olyckan, trauma, slog sig, slagit sig, gjorde illa sig | tilskadekom@, skade, skaden, kom til skade, ulykke, ulykken, uheld, traume@, slog
  sig, slået sig, kvæst@ | injury, injuries, injured, accident, accidents, trauma, hurt himself, hurt herself, hurt myself, banged | травм@, травма,
  ушиб@, ушибся, повредил@, повреждени@, ударился, ударилась, несчастный случай, авари@
fracture | brudd, bruddet, beinbrudd@, brakk, brukket, fraktur@, knakk, brekke, lårhalsbrudd@, håndleddsbrudd@ | fraktur@, benbrott@, bröt, brutit,
  bruten, brutet, brytit, lårbensbrott@, höftfraktur@, spricka i benet | fraktur@, brud, bruddet, knoglebrud@, brækket, brækker armen, hoftebrud@,
  brækkede armen | fracture, fractures, fractured, broken bone, broke, broken wrist, broken hip, broke his arm, broke her hip, crack in the bone, hip
  fracture | перелом@, перелом, сломал@, сломана, сломан, трещина в кости, переломы, перелом шейки
sprain-and-dislocation | forstu@, forstuing@, overtråkk@, tråkket over, vrikket, vridd, ut av ledd, luksasjon@, strekkskade@, strekk i lysken,
  leddbåndskade@ | stuk@, stukning@, stukade, stukat, vrickade, vrickat, ur led, luxation@, sträckning@, vred om, ledbandsskada@ | forstuv@,
  forstuvning@, vrikket, vred om, vredet om, gået af led, luksation@, forstrækning@, ledbåndsskade@, fibersprængning | sprain, sprained, sprains,
  twisted, dislocat@, dislocated, strain, strained, pulled a muscle, went over on, out of joint, torn ligament | растяжени@, подвернул@, вывих@,
  вывихнул@, потянул@, растянул@, разрыв связок, подвернутая
wound | sår, såret, sårene, kuttsår@, kutt, kuttet, rift, skrubbsår@, gjengrodd, operasjonssår@, sårstell, skrape | sår, såret, såren, skärsår@, skar
  sig, skrubbsår@, reva, rispa, operationssår@, sårvård, omlägg@ | sår, såret, sårene, snitsår@, skar sig, hudafskrab@, rift, flænge@, operationssår@,
  sårpleje@ | wound, wounds, cut himself, cut herself, cut my, gash, graze, laceration, scratch, abrasion, dressing change | рана, раны, рану, ране,
  ран, порез@, порезал@, ссадин@, царапин@, рваная рана, ранк@, перевязк@
wound-healing | gror, grodd, grodde, tilhelet, heler, helet, arr, arret, arrvev@, sårheling@ | läker, läkt, läkte, läkning@, sårläkning@, ärr, ärret,
  ärrvävnad@ | heler, helet, helede, heling@, sårheling@, ar, arret, arvæv@ | heal, heals, healed, healing, scar, scars, scarring, scab, scabs, keloid
  | зажива@, зажил@, заживлен@, рубец, рубц@, шрам@, корочк@
bruise | blåmerke@, blåmerker, blå flekker, hematom@, blodutredelse@, lett blåmerker, blåveis | blåmärk@, blåmärken, hematom@, blodutgjut@, lätt att
  få blåmärken, blå fläckar | blåt mærke, blå mærker, hæmatom@, blodudtræk@, blodansamling@, let til blå | bruis@, bruise, bruises, bruising,
  haematoma, hematoma, black and blue, ecchymosis, black eye | синяк@, синяки, гематом@, кровоподтек@, кровоподтёк@, фингал@, синячки
burn | brannskade@, brannsår@, forbrenning@, brent seg, brente seg, skåld@, skoldet | brännskad@, brännsår@, brände sig, bränt sig, skålla@, skållad,
  brännblås@ | brandsår@, forbrænding@, brændte sig, brændt sig, skoldet, skoldede, skoldning | burn injury, burnt, burned himself, burned herself,
  burned my hand, scald@, scalded, burns unit, sunburn@ | ожог@, ожоги, обжег@, обжёг@, ошпар@, обожг@, солнечный ожог
bite-and-sting | bitt, bitt av, bittet, flåttbitt@, flått, insektstikk@, stukket av, vepsestikk@, hundebitt@, borrelia@ | bett, bettet, biten av,
  fästing@, insektsbett@, stucken av, getingstick@, hundbett@, borrelia@, huggorm@ | bid, biddet, bidt af, skovflåt@, flåt, insektbid@, insektstik,
  stukket af, hvepsestik@, hundebid@, borrelia@ | bite, bites, bitten, stung, insect bite, tick, ticks, tick bite, dog bite, bee sting, wasp sting,
  lyme | укус@, укусил@, клещ@, ужалил@, покусал@, боррелиоз@, оса ужалила, укусы
foreign-body | fremmedlegeme@, fremmedleg, splint, flis i fingeren, fiskebein@, svelget en, tråkket på | främmande föremål, främmande kropp, sticka i
  fingret, flisa i fingret, fiskben@, svalde en, trampade på | fremmedlegeme@, splint i fingeren, splint, fiskeben@, slugt en, trådte på | foreign
  body, splinter, splinters, fish bone, swallowed a, something stuck, stepped on, swallowed something | инородн@, инородное тело, заноз@, рыбья кость,
  косточка застряла, проглотил@, наступил на
poisoning | forgift@, forgiftning@, forgiftet, giftig@, overdose@, slikket i seg | förgift@, förgiftning@, förgiftad@, giftig@, överdos@,
  intoxikation@ | forgift@, forgiftning@, forgiftet, giftig@, overdosis@, intoksikation@ | poison@, poisoning, poisoned, overdos@, overdose, toxic,
  ingested, food poisoning | отравл@, отравил@, отравлени@, передозиров@, интоксикац@, ядовит@, пищевое отравление, токсич@
= swelling and bleeding
swelling | hoven, hovent, hovne, hevelse@, hevelsen, oppsvulm@, opphovnet, hovner, svulmer, hovnet opp | svullen, svullet, svullna, svullnad@,
  svullnar, svullnade, uppsvälld, svälld, svällt | hævet, hævede, hævelse@, hævelsen, opsvulm@, hæver op, opsvulmet | swell@, swelling, swollen,
  swells, swelled, puffy, puffiness, puffed up | отек@, отёк@, опух, опухла, опухло, опухш@, отечн@, отёчн@, припух@, отекает, распух@, опухает
leg-oedema | hovne bein, hovne ben, væske i beina, vann i beina, ødem@, ankelødem@, pitting, hovne ankler, væskeansamling@ | svullna ben,
  bensvullnad@, vätska i benen, vatten i benen, ödem@, ankelödem@, pitting, benödem@, underbensödem | hævede ben, væske i benene, vand i benene,
  ødem@, ankelødem@, pitting, hævede ankler, væskeophob@ | swollen legs, swollen ankles, ankle swelling, leg swelling, oedema, edema, pitting, fluid
  in the legs, water retention, fluid retention | отекают ноги, отеки ног, отёки ног, отеки на ногах, отёки на ногах, ноги отекают, пастозн@, задержка
  жидкости, отеки голеней, опухают ноги
fluid-in-joint | væske i kneet, vann i kneet, hydrops, hovent kne, hovne ledd, leddvæske@, ansamling i kneet | vätska i knät, vatten i knät, hydrops,
  svullet knä, svullna leder, ledvätska@, utgjutning@ | væske i knæet, vand i knæet, hydrops, hævet knæ, hævede led, ledvæske@, ledansamling | fluid
  on the knee, swollen knee, water on the knee, joint effusion, effusion, swollen joints, swollen joint | жидкость в суставе, жидкость в колене,
  выпот@, синовит@, опухло колено, распухло колено, опухают суставы
ascites | ascites, væske i magen, vann i magen, væske i buken, stor mage av væske | ascites, vätska i magen, vätska i buken, bukvätska, vatten i buken
  | ascites, væske i maven, vand i maven, væske i bughulen, bugvæske | ascites, fluid in the belly, fluid in the abdomen, water belly, abdominal fluid
  | асцит@, жидкость в животе, водянка живота, жидкость в брюшной
bleeding | blødning@, blødningen, blør, blødde, blødd, blod, blodet, blodig@, hemorag@, renner blod | blödning@, blödningen, blöder, blödde, blod,
  blodet, blodig@, hemorrag@ | blødning@, blødningen, bløder, blødte, blod, blodet, blodig@, hæmorag@ | bleed, bleeds, bleeding, bled, bloody, bright
  red blood, any blood, haemorrhage, hemorrhage, oozing blood | кровотечени@, кровит, кровоточ@, идет кровь, кровь идет, была кровь, кровью, кровян@,
  геморраги@, кровоизлиян@
bleeds-easily | blør lett, blødningstendens, petekk@, petekkier, slutter ikke å blø, blødersykdom@, vil ikke slutte å blø | blöder lätt,
  blödningsbenägen@, petekier, slutar inte blöda, blödarsjuk@, lätt för att blöda | bløder let, blødningstendens, petekk@, petekkier, holder ikke op
  med at bløde, blødersygd@ | bleeds easily, bleeding tendency, petechia@, won't stop bleeding, bruises easily, haemophilia, hemophilia, bleeding
  disorder | петехи@, кровь не останавливается, кровоточивост@, легко появляются синяки, гемофил@, тромбоцитопати@
anaemia | anemi@, blodmangel@, jernmangel@, lav blodprosent, blodfattig, jernlager, lav hb | anemi@, blodbrist@, järnbrist@, lågt blodvärde, lågt hb,
  järndepå@ | anæmi@, blodmangel@, jernmangel@, lav blodprocent, lavt hb, jernlagre@ | anaemi@, anemi@, iron deficiency, low iron, low haemoglobin,
  low hemoglobin, anaemic, low blood count | анеми@, малокрови@, железодефицит@, низкий гемоглобин, дефицит железа, нехватка железа
= mood
low-mood | nedstemt@, deprim@, depres@, nedfor, trist, tungsinn@, langt nede, lei seg, mørk til sinns, ulykkelig, tung til sinns, deppa | nedstämd@,
  deprim@, depres@, ledsen, dyster, tungsint@, nere, långt nere, olycklig, mår psykiskt dåligt, deppig@ | nedtrykt@, deprim@, depres@, trist, ked af
  det, tungsind@, langt nede, ulykkelig, nedstemt@, sortsyn | depress@, low mood, low in mood, sad, sadness, feeling low, feeling down, miserable,
  unhappy, down in the dumps, gloomy, dysthymi@ | депресс@, подавлен@, грустн@, груст@, уныни@, тоск@, печальн@, сниженное настроение, плохое
  настроение, хандр@, угнетен@, настроение снижено
mood-in-general | humør@, humøret, stemningsleie@, sinnsstemning@, stemning@, psyken, psykisk helse, psykiske | humör@, humöret, stämningsläge@,
  sinnesstämning@, psyket, psykiska, psykisk hälsa, psykiskt mående | humør@, humøret, stemningsleje@, sindsstemning@, sindstilstand, psyken, psykisk
  helbred, psykiske | mood, moods, frame of mind, mental health, emotional state, in herself | настроени@, настроение, расположение духа,
  эмоциональн@, психическ@, душевн@, на душе, аффект@
loss-of-joy | gleder seg ikke, gledesløs@, mistet gnisten, anhedoni@, ingen interesse, ikke lyst til noe, mistet interessen, likegyldig@, apati@,
  apatisk, initiativløs@ | glädjelös@, gnistan borta, anhedoni@, intresselös@, inget intresse, ingen lust, tappat lusten, likgiltig@, apati@, apatisk,
  initiativlös@ | glædesløs@, mistet gnisten, anhedoni@, ingen interesse, ikke lyst til noget, mistet interessen, ligegyldig@, apati@, apatisk,
  initiativløs@ | no pleasure, no joy, lost interest, no interest, anhedonia, nothing gives, can't be bothered, apathy, apathetic, doesn't enjoy, no
  motivation, unmotivated | ничего не радует, ангедони@, потеря интереса, потерял интерес, потеряла интерес, нет интереса, апати@, безразлич@,
  безрадост@, не хочется ничего, безынициатив@
crying | gråter, gråt, gråte, grått, gråtende, tar til tårene, gråtkvalt, lettrørt, gråtetokt | gråter, grät, gråta, gråtit, gråtmild@, gråtattack@,
  har lätt till tårar, lättrörd, bröt ihop | græder, græd, græde, grædt, grådlabil@, grædetur@, let til tårer, tåreperse@, rørt til tårer, bryder
  sammen | cry, cries, cried, crying, tearful, weepy, in tears, bursts into tears, sobbing, welling up | плач@, плачет, плакал@, плакать, слезлив@,
  плаксив@, рыда@, в слезах, разрыдал@
hopeless-and-guilty | håpløs@, håpløshet, meningsløs@, verdiløs@, skyldfølelse@, selvbebreid@, skam, skammer, svart fremtid | hopplös@, hopplöshet,
  meningslös@, värdelös@, skuldkänsl@, självförebr@, skam, skäms, mörk framtid | håbløs@, håbløshed, meningsløs@, værdiløs@, skyldfølelse@,
  selvbebrejd@, skam, skammer, sort fremtid | hopeless@, helpless, worthless@, guilt, guilty, pointless, self-blame, ashamed, no future, useless |
  безнадеж@, безнадёж@, бессмыслен@, никчемн@, никчёмн@, чувство вины, винит себя, стыд, стыдно, самообвин@
suicidal-thoughts | selvmord@, suicid@, selvmordstanker, dødstanker, ønsker å dø, vil dø, ikke leve lenger, ta livet, livstrett@, orker ikke leve,
  ikke verdt å leve, dødsønske@ | självmord@, suicid@, suicidtankar, dödstankar, vill dö, inte leva, ta livet av, livsleda@, dödsönskan@, inte värt
  att leva, livströtthet | selvmord@, suicid@, selvmordstanker, dødstanker, vil dø, ikke leve, tage livet af, livslede@, livstræt@, dødsønske@, ikke
  værd at leve | suicid@, kill myself, kill himself, kill herself, end it all, wants to die, want to die, better off dead, not worth living, thoughts
  of death, not be here, end my life | суицид@, самоубийств@, мысли о смерти, не хочет жить, не хочется жить, покончить с собой, не хочу жить, желание
  умереть, лучше умереть, свести счеты, не вижу смысла жить
self-harm | selvskad@, kutter seg, skader seg selv, kutter armene, selvskading@ | självskad@, skär sig, skadar sig själv, skär mig, självdestruktiv@ |
  selvskad@, skærer sig, cutter, skader sig selv, skærer i sig selv, selvdestruktiv@ | self-harm@, self harm, cuts herself, cuts himself, cutting
  herself, cutting himself, hurts herself, burned herself on purpose, self-injury | самоповрежд@, режет себя, режет руки, причиняет себе вред,
  селфхарм@, порезы на руках, порезы на предплечь@
grief | sorg, sorgen, sorger, sørger, sorgreaksjon@, mistet mannen, dødsfall i familien, savn@, etterlatte | sorg, sorgen, sorgereaktion@, sörjer,
  förlorat sin, dödsfall i familjen, saknad, efterlevande | sorg, sorgen, sorgreaktion@, sørger, har mistet sin, dødsfald i familien, savn, efterladte
  | grief, grieving, bereavement, bereaved, mourning, lost her husband, lost his wife, loss of his, loss of her, death in the family | горе, горевать,
  скорб@, горюет, утрата, утраты, потеря близк@, траур@, смерть мужа, смерть жены
elation | manisk@, mani, hypoman@, oppstemt@, overdreven energi, euforisk@, bipolar@, lite søvnbehov | manisk@, mani, hypoman@, uppvarvad@, upprymd@,
  bipolär@, euforisk@, förhöjt stämningsläge | manisk@, mani, hypoman@, opstemt@, opløftet, bipolar@, euforisk@, løftet stemningsleje | manic, mania,
  hypomani@, elated, elation, euphoric, bipolar, hyper, spending sprees, on a high | мания, мании, маниакальн@, гипоман@, эйфори@, биполярн@,
  приподнятое настроение, взбудораж@
mood-swings | humørsving@, svingende humør, følelsesmessig ustabil, labil@, opp og ned i humøret, emosjonelt ustabil | humörsväng@, svängande humör,
  känslomässigt instabil, labil@, upp och ner i humöret | humørsving@, svingende humør, følelsesmæssigt ustabil, labil@, op og ned i humøret | mood
  swings, moody, emotionally unstable, labile, up and down, ups and downs, emotional | перепады настроения, смена настроения, эмоционально
  неустойчив@, лабильн@, настроение скачет, колебания настроения
= anxiety and irritability
anxiety | angst@, engstelig@, redd, redde, frykt, bekymr@, bekymret, uro, urolig, nervøs@, engstelse@ | ångest@, ängslig@, rädd, rädda, rädsla,
  orolig@, oro, oron, oroar, nervös@, bekymmer, bekymrad@ | angst@, ængstelig@, bange, frygt, frygter, bekymr@, bekymret, nervøs@, urolig for,
  bekymring@, ængstelse@ | anxi@, anxious, anxiety, worry, worries, worried, worrying, fear, fears, afraid, nervous, gad | тревог@, тревожн@, страх,
  страха, страхи, страшно, боится, боюсь, беспокойств@, волну@, нервнича@, пережива@
panic | panikk@, panikkanfall@, panikkangst@, panisk, angstanfall, redd for å dø, mister kontrollen | panik@, panikattack@, panikångest@,
  ångestattack@, panisk, rädd att dö, tappar kontrollen | panik@, panikanfald@, panikangst@, angstanfald@, panisk, bange for at dø, mister kontrollen
  | panic, panic attack, panic attacks, panicky, panicking, anxiety attack, thought i was dying, losing control | паник@, паническая атака, панические
  атаки, панических атак, паническ@, страх смерти, приступ паники, паникует
phobia | fobi, fobier, sosial angst, agorafobi@, unngår å gå ut, sprøyteskrekk@, redd for folk, redd for å gå ut, unngåelse@ | fobi, fobier, social
  fobi, torgskräck@, stickrädd@, sprutskräck@, undviker att gå ut, undvikande@, rädd för folk | fobi, fobier, social angst, socialfobi, agorafobi@,
  nåleskræk, undgår at gå ud, undgåelses@, bange for mennesker | phobia@, phobic, agoraphobia, social anxiety, afraid to go out, needle phobia, avoids
  people, avoidance, avoiding | фоби@, социофоб@, агорафоб@, боязн@, боится людей, боится выходить, избегает людей, социальная тревожность
obsessions | tvangstank@, tvangshandling@, tvangslidelse@, tvang, ocd, sjekker hele tiden, vasker hendene, bakterieskrekk | tvångstank@,
  tvångshandling@, tvångssyndrom@, tvång, ocd, kontrollerar om och om igen, bacillskräck | tvangstank@, tvangshandling@, tvangslidelse@, ocd,
  kontrollerer hele tiden, vasker hænder hele tiden, bakterieskræk | obsess@, compulsi@, ocd, rituals, checking things, keeps checking, hand washing,
  intrusive thoughts | навязчив@, обсесс@, компульс@, окр, ритуал@, навязчивые мысли, моет руки постоянно, постоянно проверяет
trauma-memories | ptsd, traumatisk@, traumatisert@, gjenopplev@, flashback@, skvetten, på vakt, posttraumatisk@ | ptsd, traumatisk@, traumatiserad@,
  återuppleva@, flashback@, lättskrämd@, på helspänn, posttraumatisk@ | ptsd, traumatisk@, traumatiser@, genoplev@, flashback@, på vagt, sammenfaren,
  posttraumatisk@ | ptsd, flashback, flashbacks, traumatised, traumatized, jumpy, post-traumatic, reliving, hypervigilan@, traumatic event | птср,
  флэшбек@, посттравматич@, психотравм@, психологическая травма, вздрагивает от звуков, навязчивые воспоминания
irritable | irritabel@, irritert, irritasjon@, lettirritert, kort lunte, hissig@, sint, sinne, sur, gretten@, sinneutbrudd@, lunte | irritabel@,
  irriterad@, lättretlig@, kort stubin, arg, ilska@, sur, grinig@, vresig@, raseriutbrott@, stubin | irritabel@, irriteret, irritation@, kort lunte,
  vred, vrede, opfarende, hidsig@, sur, gnaven, vredesudbrud@, pirrelig@ | irritable, irritability, irritated, short-tempered, short fuse, snappy,
  angry, anger, temper, cranky, bad-tempered, grumpy | раздражит@, раздража@, вспыльчив@, злой, злится, злост@, гнев@, раздраженный, сердит@, нервозн@
aggressive | aggress@, utager@, slår andre, slåss, voldelig@, truende, utagering@, slår rundt seg | aggress@, utåtager@, slåss, våldsam@, hotfull@,
  slår omkring sig, slår sönder | aggress@, udadreager@, slås, voldelig@, truende, udadrettet@, slår om sig | aggress@, violent, violence, hits,
  hitting, lashes out, lashing out, threatening, physical outbursts, fights | агресси@, дерется, дерётся, буйн@, кидается, бросается на, применяет
  силу, насили@, драк@
restless | rastløs@, rastløshet, uro i kroppen, urolig i kroppen, ikke sitte stille, hyperaktiv@, agitert@, agitasjon@, vandrer rundt | rastlös@,
  rastlöshet, oro i kroppen, kan inte sitta still, hyperaktiv@, agiterad@, myror i brallan, springer omkring | rastløs@, rastløshed, uro i kroppen,
  ikke sidde stille, hyperaktiv@, agiteret@, vandrer rundt, motorisk uro | restless@, restlessness, fidget@, fidgety, agitat@, hyperactiv@, can't sit
  still, can't keep still, on the go, pacing | неусидчив@, суетлив@, возбужд@, ажитац@, гиперактивн@, не сидит на месте, двигательное беспокойство, не
  может усидеть
adhd | adhd, add, oppmerksomhet@, impulsiv@, uoppmerksom@, oppmerksomhetssvikt@, rotete, utsetter alt | adhd, add, uppmärksamhet@, impulsiv@,
  ouppmärksam@, uppmärksamhetsstör@, slarvig, skjuter upp | adhd, add, opmærksomhedsforstyr@, impulsiv@, uopmærksom@, sjusket, udskyder alt,
  opmærksomhedsunderskud@ | adhd, add, attention deficit, attention span, impulsiv@, inattentive, disorganised, disorganized, procrastinat@ | сдвг,
  импульсив@, синдром дефицита внимания, гиперактивность, невниматель@, неорганизованн@, отвлека@
= children: growth and behaviour
growth | vekst, veksten, vokser, vokst, vokste, lengde og vekt, vekstkurve@, percentil@, kortvokst@, tilvekst | tillväxt@, växer, växt i längd, längd
  och vikt, tillväxtkurva@, percentil@, kortväxt@, vuxit | vækst, væksten, vokser, vokset, højde og vægt, vækstkurve@, percentil@, lavvækst@, trivsel
  og vækst | growth, growing, grown, grows, centile, percentile, growth chart, short for his age, small for her age, failure to thrive, thriving |
  рост, роста, растет, растёт, вырос, выросла, центил@, задержка роста, низкорослост@, прибавки, физическое развитие
development | utvikling@, utviklingen, milepæl@, går og snakker, krabber, motorisk utvikling, begynte å gå, sein utvikling, forsinket utvikling |
  utveckling@, utvecklingen, milstolp@, kryper, motorisk utveckling, började gå, sen utveckling, försenad utveckling, utvecklingsförsening |
  udvikling@, udviklingen, milepæl@, kravler, motorisk udvikling, begyndte at gå, forsinket udvikling | development, developmental, milestones,
  crawling, crawls, first steps, started walking, developmental delay, sits up, rolls over | развити@, развитие, ползает, начал ходить, задержка
  развития, отста@ , психомоторн@, навыки
language-in-child | språk@, språkutvikling@, snakker lite, første ord, setninger, taleutvikling@, sier ord, talevanske, logoped@ | språk@,
  språkutveckling@, pratar lite, första ord, säger ord, logoped@, språkstörning@ | sprog@, sprogudvikling@, taler lidt, siger ord, første ord,
  sætninger, talepæd@, logopæd@ | first words, talking, doesn't talk yet, speech delay, language delay, says words, sentences, babbling, vocabulary,
  speech therapy | слова говорит, первые слова, лепечет, лепет, задержка речи, не говорит, речевое развитие, логопед@, фразы, зрр
infant-crying | skriker, skrik, skriking, gulper, kolikk hos baby, utrøstelig@, sutrete, gråter mye, sutring | skriker, skrik, spädbarnskolik, kräks
  upp mjölk, otröstlig@, gnällig@, gråter mycket, kolikbarn | skriger, skrig, spædbarnskolik, utrøstelig@, græder meget, pylret, klynker, gylper |
  screaming, inconsolable, colicky baby, fussy, fussing, whimper@, cries all the time, unsettled baby, grizzly, whingey | кричит, крик, кричал,
  капризн@, капризнича@, хныч@, плачет постоянно, безутешн@, младенческие колики
infant-feeding | die, suger, flaske, flaskemelk@, gulping, morsmelkerstatning@, grøt, måltider for baby, spiser og sover, fast føde | amma och flaska,
  suger, flaska, ersättning, bröstmjölksersättning@, gröt, smakportion@, kräks efter maten, välling | suger, flaske, modermælkserstatning@, grød,
  skemad, flaskebarn, overgangskost, die | bottle-fed, bottle feed@, bottle feeds, formula, weaning, solids, spits up, posset@, latching, sucking,
  spoon-feeding | бутылочк@, смесь, смеси, сосет, сосёт, прикорм@, срыгива@, кормлени@, кормят, из бутылочки
nappy-and-potty | bleie, bleia, bleien, bleier, potte, pottetren@, våte bleier, bleieutslett@, bleiefri, bæsjebleie | blöja, blöjan, blöjor, potta,
  pottan, potträn@, våta blöjor, blöjutslag@, blöjfri | ble, bleen, bleer, potte, pottetræn@, våde bleer, bleudslæt@, blefri, renlig | nappy, nappies,
  diaper, diapers, potty, potty training, toilet trained, wet nappies, wet diapers, nappy rash, diaper rash | подгузник@, памперс@, горшок, горшка,
  горшке, приуч@, опрелост@, мокрые подгузники, пеленочный дерматит
tantrums-and-naughty | raserianfall, trassig@, trass, hysterisk@, ulydig@, utbrudd, sinnatagg, adferdsvansk@, atferdsvansk@, atferd@ | trots,
  trotsig@, raserianfall, hysterisk@, olydig@, utbrott, beteendeproblem, beteende@, skriker och slåss | trodsig@, trods, raserianfald, hysterisk@,
  ulydig@, adfærdsproblem@, udbrud, adfærd@ | tantrum@, tantrums, meltdown@, defian@, naughty, disobedient, behaviour, behavior, behavioural,
  behavioral, acting out, outburst | истерик@, истерика, упрям@, непослуш@, поведени@, не слушается, капризы, балует@, вспышки гнева
autism | autis@, autisme, asperger@, øyekontakt, leker alene, gjentakende@, lydfølsom@, sosialt samspill | autis@, autism, asperger@, ögonkontakt,
  leker ensam, upprepande@, ljudkänslig@, socialt samspel | autis@, autisme, asperger@, øjenkontakt, leger alene, gentagende, lydfølsom@, socialt
  samspil | autis@, autism, autistic, asperger@, eye contact, plays alone, repetitive, spectrum, social interaction, stimming | аутизм@, аутист@,
  аутичн@, рас, зрительный контакт, играет один, аспергер@, стереотип@, не откликается
play-and-friends | leker, leke, lek, lekekamerat@, venner, vennene, barnehagen, leker med andre | leker, leka, lek, lekkamrat@, vänner, kompisar,
  dagis, förskola, leker med andra | leger, lege med, leg, legekammerat@, venner, vennerne, børnehave@, leger med andre | plays, playing, play,
  playmates, friends, friend, nursery school, kindergarten, playground, plays with others | играет, играть, игра, игры, друзья, друзей, с детьми,
  садик@, детский сад, общается с детьми
puberty | pubertet@, kjønnsmoden@, stemmeskifte@, tidlig pubertet, sen pubertet, tenåring@, brystutvikling | pubertet@, könsmogn@, målbrott@, tidig
  pubertet, sen pubertet, tonåring@, bröstutveckling | pubertet@, kønsmoden@, stemmeskift@, tidlig pubertet, teenage@, kønsmodn@, brystudvikling |
  puberty, voice breaking, adolescen@, teenager, teenage, early puberty, delayed puberty, breast buds, growth spurt | пубертат@, половое созревание,
  подростк@, переходный возраст, ломается голос, подросток, половое развитие
= complaints of old people
frailty | skrøpelig@, skrøpelighet@, alderdom@, skral, svekket, gammel og svak, alderssvek@ | skör, sköra, skörhet@, bräcklig@, ålderdom@, skröplig@,
  åldersförsvag@, svag av ålder | skrøbelig@, skrøbelighed@, alderdom@, svækkelse@, svagelig@, svag af alder | frail, frailty, infirm, old age,
  elderly, decrepit, age-related | дряхл@, старост@, старческ@, немощ@, пожил@, хрупк@, ослабл@, преклонный возраст
loneliness | ensom@, ensomhet@, alene, isolert@, isolasjon@, ser ingen, ingen besøk, bor alene | ensam@, ensamhet@, isolerad@, isolering@, träffar
  ingen, ingen att prata med, bor själv, bor ensam | ensom@, ensomhed@, isoleret@, isolation@, ser ingen, alene, bor alene, ingen at tale med |
  lonely, loneliness, alone, isolated, isolation, lives alone, sees nobody, no visitors, no company | одинок@, одиночеств@, изолирован@, живет один,
  живёт одна, живет одна, никого не видит, не с кем, один дома
managing-daily-tasks | klarer seg selv, stell@, dusjing@, påkledning@, adl, kle på seg, vaske seg, lage mat, selvhjulpen@, egenomsorg@, hjemmehjelp@ |
  klarar sig själv, duschar, klä på sig, tvätta sig, adl, laga mat, egenvård@, hygien@, hemtjänst, hemhjälp | klarer sig selv, bad og påklædning, adl,
  vaske sig, påklædning@, lave mad, selvhjulpen@, egenomsorg@, hjemmehjælp@, tage tøj på | manages at home, washing and dressing, dressing himself,
  dressing herself, adl, adls, shower himself, self-care, cooking, independent, home help, bathing | обслуживает себя, самообслужив@, одевается,
  моется, готовит сама, готовит еду, самостоятельно одевается, уход за собой, помощь по дому, гигиен@
wandering-and-getting-lost | går seg vill, finner ikke hjem, finner ikke fram, vandring, kjenner ikke igjen, roter bort, legger fra seg ting | går
  vilse, hittar inte hem, vandrar, känner inte igen, tappar bort, lägger bort saker, vilse | farer vild, finder ikke hjem, vandrer om natten, kender
  ikke igen, forlægger ting, roder ting væk | gets lost, got lost, wanders, wandering, doesn't recognise, doesn't recognize, misplaces, loses things,
  mislays, puts things away | теряется, заблудил@, блуждает, не узнает, теряет вещи, не узнаёт, кладет вещи, уходит из дома
age-changes-in-general | alderen, alderdomsplage@, kroppen er slitt, årene, ikke som før, blitt eldre, eldes | åldern, åldrande, åldras, kroppen är
  sliten, blivit äldre, åren, inte som förr | alderen, ældes, kroppen er slidt, årene, ikke som før, blevet ældre, ældning@ | ageing, aging, getting
  older, getting old, not as young, age is catching, not what i was, at my age | возраст@, по возрасту, с годами, уже не тот, стареет, старе@,
  возрастные изменения
~ how it began
beginning | begynte, begynner, startet, starter, oppsto, oppstod, debut@, siden når, når startet, første symptom, starten på | började, börjar,
  startade, uppstod, uppkom, debut@, sedan när, när började, kom först, första symtom@ | begyndte, begynder, startede, opstod, debut@, hvornår
  begyndte, første symptom@, begyndelsen | began, started, onset, came on, first noticed, how it started, when did it start, set in, first symptom@ |
  началось, начались, начинается, началась, когда началось, появил@, возник@, дебют@, с чего началось, первые симптомы, начало заболевания
sudden-onset | plutselig@, brått, akutt debut, med ett, fra ett øyeblikk til, akutt innsettende, på sekundet | plötslig@, hastigt, akut debut, tvärt,
  med ens, från en sekund till, akut insättande | pludselig@, brat, akut debut, lige pludselig, fra det ene øjeblik, akut indsættende | sudden@,
  suddenly, all of a sudden, out of nowhere, out of the blue, abrupt@, acute onset, thunderclap | внезапн@, вдруг, неожиданн@, остро начал@, резко
  начал@, ни с того ни, остро заболел@, молниеносн@
gradual-onset | gradvis@, snikende, litt etter litt, sakte men sikkert, kommet snikende, over tid, smått om senn, langsomt | gradvis@, smygande, lite
  i taget, så småningom, långsamt, kommit smygande, efter hand | gradvis@, snigende, lidt efter lidt, langsomt, efterhånden, stille og roligt kommet,
  kommet snigende | gradual@, gradually, slowly, bit by bit, little by little, crept up, insidious@, over time, over several weeks | постепенн@,
  понемногу, исподволь, потихоньку, мало-помалу, медленно, со временем
duration | hvor lenge, varighet@, varer, varte, vart i, har vart, lenge siden, i flere uker, i flere måneder | hur länge, varaktighet@, varar, varade,
  hållit på, pågått, länge sedan, i flera veckor, i flera månader | hvor længe, varighed@, varer, varede, varet, har stået på, længe siden, i flere
  uger, i flere måneder | how long, duration, lasted, lasts, lasting, for weeks, for months, for how long, been going on, for years | как долго,
  длительност@, продолжительност@, длится, длилось, сколько времени, давно, несколько недель, несколько месяцев, сколько длится
chronic-longstanding | kronisk@, langvarig@, i årevis, mange år, hele livet, så lenge jeg kan huske, gammel plage | kronisk@, långvarig@, i många år,
  hela livet, i åratal, gammalt besvär, så länge jag minns | kronisk@, langvarig@, i mange år, hele livet, i årevis, gammel lidelse, så længe jeg
  husker | chronic@, long-standing, longstanding, for many years, all my life, years and years, long-term, as long as i can remember | хронич@, много
  лет, годами, всю жизнь, давнишн@, длительное время, с детства, сколько себя помнит
acute-recent | akutt, akutte, nyoppstått, siden i går, i dag tidlig, nylig, noen få dager, siste døgn, ferskt | akut, akuta, nytillkom@, sedan i går,
  i morse, nyligen, några dagar, senaste dygnet | akut, akutte, nyopstået@, siden i går, i morges, for nylig, få dage, seneste døgn | acute, new
  onset, since yesterday, this morning, recently, a few days, last few days, recent onset | острое начало, со вчерашнего дня, сегодня утром, недавно,
  несколько дней, последние сутки, впервые возник@
earlier-episodes | hatt det før, lignende før, tidligere episoder, opplevd før, samme som sist, hatt dette før | haft det förut, liknande förut,
  tidigare episod@, upplevt förut, samma som förra, haft detta förut | haft det før, lignende før, tidligere episoder, oplevet før, samme som sidst,
  prøvet det før | had this before, happened before, previous episode@, similar before, same as last time, past episodes, never had this before |
  раньше было, было раньше, такое раньше, подобное раньше, ранее такого, в прошлый раз, похожее было, аналогичн@
~ course over time
getting-worse | verre, forverr@, forverring@, tiltar, tiltagende, dårligere, økende, progredi@, eskaler@, går nedover | värre, försämr@, förvärr@,
  sämre, tilltag@, tilltar, ökande, progredi@, eskaler@, går utför | værre, forværr@, forværring@, tiltag@, dårligere, tiltager, progredi@, eskaler@,
  går ned ad bakke | worse, worsen@, getting worse, deteriorat@, going downhill, exacerbat@, progressing, progressively, escalat@, aggravated | хуже,
  ухудш@, усилива@, усилил@, нараста@, прогресс@, обостр@, обострение, становится хуже
getting-better | bedre, bedring@, blitt bedre, bedret, på bedringens vei, friskere, kommet seg, på rett vei | bättre, förbättr@, bättring@, blivit
  bättre, piggare, på bättringsvägen, återhämt@ | bedre, bedring@, forbedr@, blevet bedre, i bedring, kommet sig, friskere, på rette vej | better,
  improv@, getting better, on the mend, recover@, picking up, picked up, feels better, eased off | лучше, улучш@, полегчал@, стало легче, на поправку,
  выздорав@, идет на поправку, восстанов@
unchanged-course | uendret, uforandret, det samme, som før, likedan, stabil, stabilt, status quo, ingen endring | oförändra@, likadan@, samma som
  förut, stabil, stabilt, status quo, ingen skillnad, ingen förändring | uændret, uændrede, uforandret, det samme, som før, stabil, stabilt, ingen
  ændring | unchanged, the same, no change, stable, no different, no better no worse, static, about the same | без изменений, без перемен,
  по-прежнему, не изменил@, стабильн@, так же, как прежде, без динамики
symptom-gone | borte, forsvant, forsvunnet, gått over, ga seg, gikk over, symptomfri@, kvitt, plagene er vekk | försvann, försvunnit, gått över, gick
  över, borta, symtomfri@, släppt, släppte, symptomfri@ | væk, forsvandt, forsvundet, gået over, gik over, symptomfri@, fortaget sig, sluppet af med |
  gone away, went away, disappeared, disappear, resolved, cleared up, symptom-free, symptom free, settled down, passed off | прошло само, исчез@,
  прошел сам, больше не беспокоит, больше не болит, прошла боль, бесследно
comes-back | kommer tilbake, tilbakevend@, kommer igjen, kom igjen, residiv@, tilbakefall@, blusset opp, oppbluss@, på nytt | kommer tillbaka,
  återkomm@, kommer igen, recidiv@, återfall@, blossat upp, skov, återinsjukn@ | kommer tilbage, tilbagevend@, kommer igen, recidiv@, tilbagefald@,
  blusset op, opblus@, på ny | comes back, came back, keeps coming back, recurr@, recurrent, relapse@, flare-up, flare up, flared up, flares, back
  again | рецидив@, возвраща@, снова появ@, опять появ@, повторяется, повторилось, вернул@, повторно возник@
comes-and-goes | kommer og går, periodevis, i perioder, bølger, anfallsvis, i rykk og napp, varierer, svinger, til og fra | kommer och går, periodvis,
  i perioder, i vågor, attackvis, varierar, skovvis, i omgångar ibland, svänger | kommer og går, periodevis, i perioder, bølger, anfaldsvis, varierer,
  svinger, til og fra | comes and goes, come and go, on and off, off and on, intermittent@, fluctuat@, in waves, in bouts, varies, episodic | то есть
  то, то появляется, волнами, волнообразн@, периодическ@, приступами, приступообразн@, временами, то проходит, перемежа@
constant | hele tiden, konstant@, vedvarende, uavbrutt, døgnet rundt, sammenhengende, kontinuerlig@, gir seg ikke | hela tiden, konstant@, ihållande,
  oavbrutet, dygnet runt, ständig@, kontinuerlig@, ger sig inte | hele tiden, konstant@, vedvarende, uafbrudt, døgnet rundt, kontinuerlig@, uden
  pause, holder ikke op | all the time, constant@, constantly, continuous@, persist@, non-stop, nonstop, round the clock, never lets up, unremitting |
  постоянн@, все время, всё время, не проходит, круглосуточн@, непрерывн@, беспрестанн@, не отпускает, целыми днями
attack | anfall, anfallet, anfallene, episode@, attakk@, ri med smerter, tokt, anfallsfri@ | anfall, anfallet, anfallen, episod@, attack@, skov av
  besvär, anfallsfri@ | anfald, anfaldet, anfaldene, episode@, attak@, ture med smerter, anfaldsfri@ | attack, attacks, episode@, episodes, bout,
  bouts, spell, spells, funny turn, funny turns | приступ, приступы, приступа, приступов, эпизод@, эпизоды, приступе, атаки
~ how often and when
often | ofte, hyppig@, hyppighet, mange ganger, stadig vekk, titt og ofte, hvor ofte, støtt og stadig | ofta, frekven@, många gånger, hur ofta, tätt,
  jämt och ständigt, flera gånger, titt som tätt | ofte, tit, hyppig@, mange gange, hvor ofte, hvor tit, gang på gang, jævnligt | often, frequent@,
  how often, many times, time and again, several times, repeatedly | часто, часты@, частот@, как часто, много раз, несколько раз, то и дело
rarely | sjelden, sjeldne, en sjelden gang, ytterst sjelden, knapt noen gang, nesten aldri | sällan, någon enstaka gång, enstaka gånger, nästan
  aldrig, mycket sällan | sjældent, sjældne, en sjælden gang, næsten aldrig, yderst sjældent | rarely, seldom, hardly ever, almost never, once in a
  blue moon, infrequent@ | редко, крайне редко, почти никогда, очень редко, нечасто
sometimes | av og til, iblant, noen ganger, nå og da, en gang iblant, innimellom, enkelte dager | ibland, då och då, emellanåt, en gång ibland, nån
  gång, vissa dagar | af og til, nogle gange, nu og da, en gang imellem, ind imellem, sommetider, visse dage | sometimes, occasional@, now and then,
  once in a while, now and again, from time to time, some days | иногда, изредка, время от времени, порой, по временам, бывают дни
every-day | hver dag, daglig@, hver eneste dag, dag ut og dag inn, hver eneste, til daglig, alle dager | varje dag, daglig@, dagligen, dag ut och dag
  in, varenda dag, alla dagar | hver dag, daglig@, hver eneste dag, dag ud og dag ind, alle dage, dagligt | every day, daily, every single day, day in
  day out, each day, most days | каждый день, ежедневн@, изо дня в день, по нескольку раз в день, почти каждый день, ежесуточн@
morning | om morgenen, morgenen, på morgenkvisten, når jeg våkner om, tidlig på dagen, morgener | på morgonen, morgonen, mornar, på förmiddagen, på
  morgnarna, tidigt på dagen | om morgenen, morgenen, morgener, om formiddagen, tidligt på dagen | in the morning, mornings, on waking, first thing,
  early morning, when i wake up, upon waking | утром, утра, по утрам, с утра, утренн@, после пробуждения, спросонья
evening | om kvelden, kvelden, kvelder, utpå kvelden, på ettermiddagen, ettermiddag, kveldstid | på kvällen, kvällen, kvällar, på kvällarna,
  eftermiddag, kvällstid, framåt kvällen | om aftenen, aftenen, aftener, hen på aftenen, om eftermiddagen, eftermiddag | in the evening, evenings,
  afternoon, afternoons, towards evening, end of the day, later in the day | вечером, вечера, по вечерам, к вечеру, вечерн@, после обеда, во второй
  половине
night | om natten, om natta, natten, natta, netter, nattlig@, nattestid, midt på natta, nattetid | på natten, natten, nätter, nattlig@, nattetid, mitt
  i natten, om nätterna, på nätterna | om natten, natten, nætter, natlig@, nattetid, midt om natten, om nætterne | at night, nights, during the night,
  night-time, nighttime, nocturnal, in the middle of the night, nightly | ночью, ночи, по ночам, ночн@, среди ночи, ночное время, посреди ночи
~ how strong and how told
mild | mild@, lett grad, litt plaget, ubetydelig@, svak grad, ikke så ille, lite plager, moderat@ | mild@, lätt grad, lindrig@, obetydlig@, inte så
  farligt, lite besvär, måttlig@, svag smärta | mild@, let grad, ubetydelig@, svag grad, ikke så slemt, få gener, moderat@, lidt generet | mild,
  mildly, slight, slightly, not too bad, minor, bearable, moderate, a bit sore | слегка, немного болит, незначительн@, слабовыражен@, легкой степени,
  терпим@, умеренн@, несильн@, чуть-чуть
severe | kraftig@, intens@, sterke smerter, voldsom@, uutholdelig@, forferdelig@, ulidelig@, fryktelig vondt, alvorlig@, verst tenkelig | kraftig@,
  intensiv@, svår smärta, svåra smärtor, våldsamt ont, outhärdlig@, fruktansvärt@, olidlig@, värsta tänkbara, svårartad@ | kraftig@, intens@, stærke
  smerter, voldsom@, uudholdelig@, forfærdelig@, ulidelig@, frygtelig ondt, værst tænkelige | severe@, intense@, excruciating, unbearable, terrible
  pain, agony, worst ever, worst pain, horrendous, awful pain, strong pain | сильн@, интенсивн@, невыносим@, нестерпим@, ужасн@, мучительн@, жуткая
  боль, адская боль, выраженн@
intensity-scale | vas, nrs, skala fra, på en skala, smerteskår, smertescore, hvor sterk, smertestyrke, smerteintensitet | vas, nrs, skala från, på en
  skala, smärtskattning, hur stark, smärtintensitet, smärtskala | vas, nrs, skala fra, på en skala, smertescore, hvor stærk, smerteintensitet,
  smerteskala | vas, nrs, pain score, on a scale, out of ten, scale from, how bad, pain scale, rate the pain | по шкале, шкала боли, баллов, из
  десяти, насколько сильн@, интенсивность боли, оцените боль
bothers-and-hinders | plager, plaget, plagsom@, sjener@, hindrer, går ut over, påvirker hverdagen, begrenser, til besvær, funksjonstap | besvärar,
  besvärlig@, stör, hindrar, går ut över, påverkar vardagen, begränsar, besvärad, jobbigt | generer, generet, plager, plaget, hæmmer, går ud over,
  påvirker hverdagen, begrænser, besværlig@, besværet | bother@, troubles me, gets in the way, interfere@, limits, limiting, affects daily, impact on,
  stops me from, troublesome, hinders | мешает, мешают, беспокоит сильно, ограничива@, влияет на жизнь, докуча@, не дает жить, отражается на, мучает,
  мучают
deep-or-superficial | dyp smerte, overfladisk@, dypt inne, på overflaten, sitter dypt, dyptliggende | djup smärta, ytlig@, djupt inne, på ytan, sitter
  djupt, djupt liggande | dyb smerte, overfladisk@, dybt inde, på overfladen, sidder dybt, dybtliggende | deep pain, superficial, deep inside, on the
  surface, deep-seated, deep down in | глубоко внутри, поверхностн@, на поверхности, глубинн@, в глубине
character-of-symptom | hva slags smerte, hvordan kjennes, beskriv smerten, karakter av smerten, hvordan føles, type smerte | vilken sorts smärta, hur
  känns, beskriv smärtan, smärtans karaktär, smärtkaraktär, vilken typ av smärta | hvilken slags smerte, hvordan føles, beskriv smerten, smertens
  karakter, smertekarakter, hvordan mærkes | what does it feel like, what kind of pain, describe the pain, character of the pain, nature of the pain,
  quality of the pain | какая боль, характер боли, какого характера, опишите боль, на что похож@, как ощуща@
complaint | plage, plager seg, plagene, symptom@, symptomer, besvær@, lidelse@, det som plager | besvär, besvären, symtom@, åkomma, krämpa, krämpor,
  lidande | gener, generne, symptom@, symptomer, besvær@, lidelse@, skavank@ | complaint, complaints, symptom@, symptoms, ailment, ailments,
  presenting complaint, what brings you | жалоб@, жалуется, симптом@, симптомы, недуг@, что беспокоит, что вас беспокоит, предъявляет жалобы
~ where on the body and how far
right-side | høyre@, høyresid@, høyre side, på høyre side | höger@, högersid@, på höger sida, högra | højre@, højresid@, på højre side, den højre side
  | right side, right-sided, on the right, right hand side, right-hand side, the right leg, the right arm, rhs | справа, правый, правая, правой,
  правого, правую, правосторон@, правом
left-side | venstre@, venstresid@, på venstre side, sinister | vänster@, vänstersid@, på vänster sida, sinister | venstre@, venstresid@, på venstre
  side, sinister | left side, left-sided, on the left, left hand side, left-hand side, the left leg, the left arm, lhs | слева, левый, левая, левой,
  левого, левую, левосторон@, левом
both-sides | begge sider, bilateral@, begge bein, begge hender, begge armer, symmetrisk@, tosidig@, på begge | båda sidor, bilateral@, båda benen,
  båda händerna, båda armarna, symmetrisk@, dubbelsidig@, på båda | begge sider, bilateral@, begge ben, begge hænder, begge arme, symmetrisk@,
  dobbeltsidig@, på begge | both sides, bilateral@, both legs, both hands, both arms, both knees, symmetrical@, on both | с обеих сторон, двусторон@,
  обе руки, обе ноги, обе стороны, билатераль@, симметричн@, в обеих
one-sided | ensidig@, unilateral@, bare på den ene siden, kun den ene, på en side, den ene siden | ensidig@, unilateral@, bara på ena sidan, ena
  sidan, på en sida | ensidig@, unilateral@, kun den ene side, den ene side, halvsidig@ | one-sided, unilateral@, only one side, on one side, just the
  one side, one side only | с одной стороны, односторон@, на одной стороне, унилатераль@, только с одной
everywhere | overalt, hele kroppen, over alt, generalis@, over hele kroppen, fra topp til tå, i hele kroppen | överallt, hela kroppen, generaliserad@,
  i hela kroppen, över hela kroppen, från topp till tå | overalt, hele kroppen, generaliseret, over hele kroppen, fra top til tå, i hele kroppen |
  everywhere, all over, whole body, generalised, generalized, all over the body, head to toe | везде, по всему телу, все тело, всё тело, генерализ@,
  во всем теле, повсюду, во всём теле
spreading | sprer seg, spredt seg, sprer, spredning@, bredt seg, flytter seg, vandrer rundt i, utbredelse | sprider sig, spritt sig, spred sig,
  spridning@, flyttar sig, vandrar runt i, utbredning | spreder sig, spredt sig, spredte sig, spredning@, flytter sig, udbredelse, bredt sig | spread,
  spreads, spreading, moves around, extending, migrat@, has moved to | распростран@, разошл@, переходит на, перемеща@, мигриру@, расползает@, перешл@,
  захватыва@
= what brings it on, what eases it
triggers | utløs@, utløsende, fremkall@, provoser@, fremprovoser@, hva gjør det verre, trigger@, forverres av, setter i gang, forverrende faktor@ |
  utlös@, utlösande, framkalla@, provocer@, trigg@, vad gör det värre, förvärras av, sätter igång, försämrande faktor@ | udløs@, udløsende, fremkald@,
  provoker@, trigger@, hvad gør det værre, forværres af, sætter i gang | trigger@, triggered, bring it on, brings it on, set it off, sets it off,
  provok@, makes it worse, aggravat@, precipitat@, worse with | провоцир@, от чего возникает, что усиливает, после чего, чем вызвано, триггер@, из-за
  чего, усиливается при
worse-with-effort | anstreng@, ved anstrengelse, fysisk aktivitet, belast@, ved aktivitet, opp bakker, når jeg anstrenger, tungt arbeid, bakke opp |
  ansträng@, vid ansträngning, fysisk aktivitet, belast@, vid aktivitet, uppför backar, i uppförsbacke, tungt arbete | anstreng@, ved anstrengelse,
  fysisk aktivitet, belast@, ved aktivitet, op ad bakke, tungt arbejde | exert@, exertion@, on exertion, physical effort, strenuous, uphill, on
  effort, heavy lifting, physical activity | при нагрузке, физической нагрузк@, физическая нагрузка, нагрузк@, напряжени@, при подъеме, при подъёме, в
  гору, при ходьбе, физической активност@
worse-with-movement | ved bevegelse, bevegelse@, når jeg beveger, snur meg, vrir meg, bøyer meg, bevegelsessmert@ | vid rörelse, rörelse@, när jag
  rör, vänder mig, vrider mig, böjer mig, rörelsesmärt@ | ved bevægelse, bevægelse@, når jeg bevæger, vender mig, drejer mig, bukker mig,
  bevægelsessmert@ | on movement, with movement, when i move, moving, bending, bend down, twisting, turning over | при движени@, движени@, при
  повороте, при наклоне, поворачива@, наклоня@, когда двига@, двигает@
worse-with-position | i liggende, når jeg ligger, når jeg sitter, stående, stillingsavhengig@, ved å sitte, liggende stilling, sittende | i liggande,
  när jag ligger, när jag sitter, stående, lägesberoende@, sittande, liggande ställning | i liggende, når jeg ligger, når jeg sidder, stående,
  stillingsafhængig@, siddende, liggende stilling | lying down, when i lie, sitting down, standing up, position@, positional, when i sit, change of
  position | в положении лежа, лёжа, лежа, сидя, стоя, смена положения, от положения, при перемене положения
after-food | etter mat, etter måltid@, når jeg har spist, etter maten, relatert til mat, på tom mage, etter fet mat, måltid@ | efter mat, efter
  måltid@, när jag har ätit, efter maten, relaterat till mat, på fastande mage, efter fet mat, måltid@ | efter mad, efter måltid@, når jeg har spist,
  efter maden, relateret til mad, på tom mave, efter fed mad, måltid@ | after food, after eating, after meals, when i eat, related to food, empty
  stomach, fatty food, after a meal, postprandial | после еды, после приема пищи, после приёма пищи, натощак, на голодный желудок, после жирного,
  после жирной, во время еды, связано с едой
with-stress | stress@, når jeg stresser, psykisk belastning, ved stress, belastning i livet, mye på jobben | stress@, när jag stressar, psykisk
  belastning, vid stress, mycket på jobbet | når jeg er stresset, psykisk belastning, ved stress, travlhed, pres på arbejdet | when stressed, under
  stress, stressful, stress related, stress-related, emotional stress, strain at work | при стрессе, от стресса, на фоне стресса, на нервной почве,
  при волнении, после стресса, нервы, нервное напряжение
weather-and-cold | kulde, i kulda, kaldt vær, værforand@, klimaet, fuktig vær, ute i kulden, når det er kaldt | kyla, i kylan, kallt väder,
  väderomslag@, kall luft, fuktigt väder, när det är kallt | kulde, i kulden, koldt vejr, vejrskift@, kold luft, fugtigt vejr, når det er koldt | cold
  weather, in the cold, weather changes, change in the weather, damp weather, cold air, humidity | на холоде, холод, холода, холоду, к погоде, смена
  погоды, на погоду, метеозависим@, метеочувствит@, на морозе, мороз
relief | lindr@, lindring@, lindrende, hjelper mot, letter, lettet, noe som hjelper, gjør det bedre, avtar, avta, dempe@ | lindra@, lindring@,
  lindrande, hjälper mot, lättar, gör det bättre, avtar, avta, släpper efter, dämpa@ | lindr@, lindring@, lindrende, hjælper mod, letter, gør det
  bedre, aftager, aftage, dæmpe@, noget der hjælper | relief, relieved, relieves, ease, eases, eased, helps with, makes it better, soothes, subsid@,
  alleviat@, settles | облегч@, облегчение, помога@, снимает боль, снимают боль, утиха@, становится легче, стиха@, отпускает, проходит после
relieved-by-rest | hvile, hviler, hvilte, i ro, hvilesmert@, når jeg slapper av, sette seg ned og hvile, tar det med ro | vila, vilar, vilade, i vila,
  vilosmärt@, när jag slappnar av, sätta sig och vila, tar det lugnt | hvile, hviler, hvilede, i hvile, hvilesmert@, når jeg slapper af, sætte sig og
  hvile, i ro | have to rest, rested, resting, at rest, rest pain, sit down and rest, take it easy, put my feet up | в покое, покой, покое, отдых@,
  отдохн@, в состоянии покоя, прилечь, после отдыха, отлежа@
warmth-or-cold-helps | varme hjelper, varmeflaske@, varmepute@, ispose@, is på, kjøle ned, varmt bad, kaldt omslag | värme hjälper, värmeflaska@,
  värmekudde@, vetekudde@, ispåse@, kyla ner, varmt bad, kylpåse@ | varme hjælper, varmedunk@, varmepude@, ispose@, køle ned, varmt bad, kold klud,
  koldt omslag | heat helps, hot water bottle, heat pad, heating pad, ice pack, ice packs, warm bath, cold compress, hot shower | грелк@, тепло
  помогает, компресс@, холодный компресс, лед, приложить лед, теплая ванна
massage-and-stretching | massasje@, massert, tøye, tøyer, tøyning@, strekker på, stretching, gni, gnir | massage@, masserar, masserat, stretch@, töja,
  töjer, töjning@, gnugga | massage@, masseret, strække ud, strækker ud, udstrækning@, stræk, gnide | massage, massages, massaging, rub, rubbing,
  stretch, stretching, stretches, rubs | массаж@, размина@, растира@, растяжка, растирание, потягива@, размять
`
