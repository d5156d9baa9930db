/** How owners and vets speak of the presenting complaints: `id | nb | sv | da | en | ru`, own wording; the signs are those of diagnoses/phrase-index.ts. */
export const ANIMAL_WORDS = `
lethargic
  | slapp@, sløv@, trøtt@, ligger mye, ligger mest, orker ikke
  | slö@, hängig@, trött@, ligger mest, orkar inte
  | sløv@, slap@, træt@, ligger mest, gider ikke
  | letharg@, listless, quiet, subdued, lies around, no energy, depressed, dull
  | вял@, апатич@, лежит, сонлив@
fever | feber@, febril | feber@, febril | feber@, febril | fever@, febrile, pyrexi@ | лихорадк@, жар
reduced-appetite
  | spiser lite, spiser ikke, nedsatt matlyst, vil ikke spise, dårlig appetitt, nedsatt appetitt, ikke spist, spist dårlig, slutta å spise,
    spiser mindre, lar maten stå
  | äter dåligt, äter inte, nedsatt aptit, vill inte äta, dålig aptit, inte ätit, äter sämre, slutat äta, äter mindre
  | spiser dårligt, spiser ikke, nedsat appetit, vil ikke spise, dårlig appetit, ikke spist, holdt op med at spise, ædelyst@, æder ikke
  | not eating, off his food, off her food, off food, eating less, reduced appetite, won't eat, poor appetite, inappeten@, stopped eating,
    hardly eating, picking at
  | не ест, плохо ест, плохой аппетит, отказ@ от корма, отказывается от еды, аппетит@ снижен, нет аппетита, ест мало
weight-loss
  | gått ned, vekttap@, magr@, tynn, tynnere, avmagr@
  | gått ner, viktnedgång@, magr@, tunnare
  | tabt sig, vægttab@, afmagr@, tyndere, mager
  | weight loss, lost weight, losing weight, thinner, lost _ kilos, lost _ kilo
  | похуде@, потер@ вес@, снижение веса, исхуда@
drinks-a-lot
  | drikker mye, drikker mer, tørst@, polydipsi
  | dricker mycket, dricker mer, törst@, polydipsi
  | drikker meget, drikker mere, tørst@, polydipsi
  | drinking a lot, drinking more, drinks a lot, thirst@, polydipsi@
  | много пьет, пьет больше, пьет много, жажд@, полидипси@
collapse
  | kollaps@, falt om, segnet om, besvim@
  | kollaps@, föll ihop, segnade ner, svimma@
  | kollaps@, faldt om, besvim@
  | collaps@, fell over, faint@, keeled over
  | упал@, коллапс@, обморо@, рухнул@
suspected-poisoning
  | forgift@, gift, sjokolade, rottegift, frostvæske, rosiner, xylitol
  | förgift@, gift, choklad, råttgift, glykol, russin, xylitol
  | forgift@, gift, chokolade, rottegift, kølervæske, rosiner, xylitol
  | poison@, toxi@, chocolate, rat bait, antifreeze, raisins, xylitol, ate something
  | отрав@, яд, шоколад@, крысин@ яд@, антифриз@, изюм@, ксилит@
head-tilt
  | hodet på skakke, hodetilt, skjev hodestilling, holder hodet skjevt
  | huvudlutning@, huvudet på sned, lutar huvudet
  | hovedet på skrå, hovedhældning, skæv hovedstilling
  | head tilt@, tilting _ head, tilts _ head
  | наклон головы, голова набок, держит голову набок
red-eye
  | rødt øye, røde øyne, øyet er rødt, rød i øyet
  | rött öga, röda ögon, ögat är rött
  | rødt øje, røde øjne, øjet er rødt
  | red eye@, eye is red, eyes are red, bloodshot
  | покраснение глаза, красн@ глаз@, глаз покраснел
eye-discharge
  | renner fra øyet, øyeutflod, verk fra øyet, øyet renner, tåreflod
  | rinner från ögat, ögonflöde, ögat rinner, tårflöde
  | flåd fra øjet, øjenflåd, øjet løber, tåreflåd
  | eye discharge, discharge from _ eye, weepy eye@, runny eye@, watery eye@
  | выделения из глаз@, глаз течет, слезится, слезотечение
squinting | kniper@, myser, lukker øyet | kniper@, kisar, blundar med | kniber@, misser | squint@, holding _ eye closed, blepharospasm | щури@, прищур@, жмурит@
itchy-ear
  | klør _ øret, klør seg i øret, klør i ørene, øreverk, ørebetennelse, rødt øre, ørevoks, otitt, otitis, øret lukter
  | kliar _ örat, kliar sig i örat, kliar i öronen, öroninflammation, rött öra, otit, örat luktar
  | klør _ øret, klør sig i øret, ørebetændelse, rødt øre, otitis, øret lugter
  | itchy ear@, scratching _ ear, ear infection, sore ear, red ear, otitis, smelly ear@
  | чешет ухо, чешет уши, зуд в ух@, зуд в уш@, отит@, ухо пахнет, чешется ухо
head-shaking
  | rister på hodet, rister hodet, hoderisting
  | skakar på huvudet, huvudskak@
  | ryster på hovedet, hovedrysten
  | shaking _ head, shakes _ head, head shaking
  | трясет головой, тряс@ голов@, мотает головой
nasal-discharge
  | renner fra nesa, neseutflod, neseflod, renner av nesa, snue
  | rinner från näsan, näsflöde
  | næseflåd, løber fra næsen, flåd fra næsen
  | nasal discharge, runny nose, nose is running, snotty
  | выделения из носа, течет из носа, сопли, насморк
sneezing | nys@ | nys@ | nys@ | sneez@ | чиха@
bad-breath
  | dårlig ånde, lukter fra munnen, lukter vondt fra munnen, tannstein
  | dålig andedräkt, luktar ur munnen, tandsten
  | dårlig ånde, lugter fra munden, tandsten
  | bad breath, smelly breath, halitosis, tartar
  | запах изо рта, пахнет изо рта, зубной камень
drooling | sikler@, sikling@ | dregl@, saliver@ | savler@, savlen | drool@, salivat@, dribbling | слюн@, слюнотеч@
overgrown-teeth
  | lange tenner, overvokste tenner, jekselspisser, jekslene, tannspisser
  | långa tänder, överväxta tänder, tandhakar, kindtänder
  | lange tænder, forvoksede tænder, kindtænder, tandspidser
  | overgrown teeth, long teeth, molar spurs, dental spurs, malocclusion
  | переросш@ зуб@, длинн@ зуб@, шипы на зуб@
difficulty-swallowing
  | vansker med å svelge, svelger tungt, brekker seg når, får ikke ned maten
  | svårt att svälja, sväljer dåligt
  | svært ved at synke, synkebesvær
  | difficulty swallowing, trouble swallowing, gags when, dysphag@
  | трудно глотать, затрудненн@ глотан@, давится
cough | hoste@, hoster, kennelhoste | host@, kennelhosta | hoste@, hoster, kennelhoste | cough@, kennel cough | кашл@, кашель@
laboured-breathing
  | puster tungt, tung pust, tungpusten, peser, pustebesvær, puster fort, anstrengt pust
  | andas tungt, tung andning, flåsar, andningsbesvär, ansträngd andning
  | tung vejrtrækning, gisper, åndenød, vejrtrækningsbesvær, besværet vejrtrækning, puster tungt
  | breathing heavily, laboured, labored, struggling to breathe, short of breath, panting, dyspn@, breathing fast
  | тяжело дышит, тяжелое дыхание, одышк@, часто дышит, затрудненн@ дыхан@
poor-performance
  | nedsatt prestasjon, ikke som før i ridningen, vil ikke gå frem, tung å ri, nekter å hoppe
  | nedsatt prestation, vill inte gå fram, vägrar hoppa
  | nedsat præstation, vil ikke gå frem, nægter at springe
  | poor performance, reluctant to jump, not going forward, resisting
  | снижен@ работоспособност@, отказывается прыгать
vomiting
  | kast@ opp, oppkast@, spyr, brekker seg, spydd, kasta opp
  | kräk@, spyr, kräkts
  | kast@ op, opkast@, kaster op, brækker sig
  | vomit@, throwing up, threw up, been sick, being sick, thrown up
  | рво@, вырвал@, рвал@, тошн@
diarrhoea
  | diare@, diaré@, løs avføring, løs mage, tynn avføring
  | diarré@, lös avföring, lös i magen, lös mage
  | diarr@, diare@, tynd afføring, tynd mave, løs mave
  | diarrh@, loose stool@, runny stool@, loose motion@
  | понос@, диаре@, жидк@ стул@
bloated-abdomen
  | oppblåst@, utspilt@ buk, stor mage, hard mage
  | uppblåst@, utspänd@ buk, stor mage
  | oppustet@, udspilet@ bug, stor mave
  | bloat@, distended abdomen, swollen belly, big belly
  | вздут@, раздут@ живот
colic
  | kolikk@, ruller seg, skraper med, ser seg mot buken, ser seg mot flanken
  | kolik@, rullar sig, skrapar med, tittar mot buken
  | kolik@, ruller sig, skraber med, ser sig om mod bugen
  | colic@, rolling, pawing, looking at _ flank
  | колик@, катается, бьет копытом, смотрит на живот
not-eating-no-droppings
  | ingen avføring, ikke bæsj, ingen perler, små harde perler, mage-tarm-stase, stase, gi-stase
  | ingen avföring, inga pellets, inget bajs, stas, gi-stas
  | ingen afføring, ingen hareperler, stase, gi-stase
  | no droppings, fewer droppings, small droppings, gut stasis, gi stasis, no poo
  | нет кала, нет помета, мало помета, стаз@
blood-in-stool
  | blod i avføring@, blodig avføring, blodig diaré
  | blod i avföring@, blodig avföring, blodig diarré
  | blod i afføring@, blodig afføring, blodig diarré
  | blood in _ stool@, bloody stool@, bloody diarrh@, blood in _ poo
  | кровь в кале, кровь в стуле, кров@ понос
scooting
  | sklir på baken, aker på rumpa, aker seg på baken, analsekk@, analkjert@
  | åker kana, hasar på rumpan, analsäck@
  | kører på numsen, analkirt@, analsæk@
  | scoot@, dragging _ bottom, anal gland@, anal sac@
  | ездит на заду, ездит на попе, параанальн@
blood-in-urine
  | blod i urinen, blodig urin, rød urin, rosa urin
  | blod i urinen, blodig urin, röd urin
  | blod i urinen, blodig urin, rød urin
  | blood in _ urine, bloody urine, red urine, blood in _ pee, haematuria, hematuria
  | кровь в моче, моча с кровью, красн@ моч@, розов@ моч@
cannot-urinate
  | får ikke tisset, presser _ tisse, sitter i kassa, sitter på kattedoen, ikke tisset, urinstopp, tisser ikke, full blære, stor hard blære
  | kan inte kissa, trycker _ kissa, sitter i lådan, inte kissat, urinstopp, kissar inte, full blåsa
  | kan ikke tisse, presser _ tisse, sidder i bakken, sidder på bakken, ikke tisset, urinstop, tisser ikke, fyldt blære
  | can't pee, straining to urinate, can't urinate, cannot urinate, straining in the litter, not urinating, blocked, full bladder, not peed
  | не может помочиться, тужится, не писает, сидит в лотке, не мочится, полный мочевой
urinary-incontinence
  | lekker urin, urinlekkasje, inkontinens@, tisser inne, drypper urin
  | läcker urin, urinläckage, inkontinens@, kissar inne
  | lækker urin, urinlækage, inkontinens@, tisser inde
  | leak@ urine, incontinen@, leaking, wet bed, dribbling urine
  | подтека@ моч@, недержан@
vaginal-discharge
  | utflod fra skjeden, utflod fra vulva, pyometra, livmorbetennelse, utflod bak
  | flytning@, pyometra, livmoderinflammation
  | udflåd fra skeden, skedeflåd, pyometra, livmoderbetændelse
  | vaginal discharge, vulval discharge, pyometra
  | выделения из влагалищ@, выделения из петли, пиометр@
difficult-birth
  | valp@ sitter fast, fødselsvansk@, fødselsproblem@, pressveer, ri@ uten at
  | valp@ sitter fast, förlossningssvår@, värkar utan
  | hvalp@ sidder fast, fødselsbesvær, veer uden
  | dystocia, stuck pup@, straining with no pup@, difficult birth, can't deliver, difficult labour
  | родов@ затруднен@, щенок застрял, потуг@ без, дистоци@
mammary-lump
  | kul i juret, juret, jursvulst@, kul i melkelinjen, kul i patten, mammatumor@
  | knöl i juvret, juvertumör@, knöl i mjölkraden, mammatumör@
  | knude i yveret, yversvulst, knude i mælkelisten, mammatumor@, knude i patten
  | mammary lump, mammary mass, mammary tumour, mammary tumor, lump in _ mammary
  | опухол@ молочн@, уплотнен@ молочн@, шишк@ на молочн@
swollen-testicle-scrotum
  | hoven testikkel, hoven pung, stor testikkel
  | svullen testikel, svullen pung
  | hævet testikel, hævet pung
  | swollen testic@, swollen scrotum
  | отек мошонки, увеличен@ яичк@
back-pain
  | ryggsmerte@, vondt i ryggen, øm i ryggen, skiveprolaps, prolaps, stiv i ryggen, krummer ryggen
  | ryggsmärt@, ont i ryggen, öm i ryggen, diskbråck, stel i ryggen, kröker ryggen
  | rygsmerte@, ondt i ryggen, øm i ryggen, diskusprolaps, prolaps, krummer ryggen, stiv i ryggen
  | back pain, sore back, painful back, disc disease, ivdd, hunched
  | боль в спине, болит спина, грыж@ диска, горбит@
seizure
  | krampe@, kramper, anfall@, epilep@
  | kramp@, anfall@, epilep@
  | krampe@, kramper, anfald@, epilep@
  | seizure@, fitting, convuls@, epilep@, fits
  | судорог@, судорожн@, припад@, эпилеп@
unsteady-gait
  | ustø@, vingl@, sjangl@, ataksi@
  | vingl@, ostadig@, ataxi@
  | usikker gang, vakl@, slingr@, ataksi
  | unsteady, wobbly, stagger@, atax@, drunk
  | шата@, атакси@, неустойчив@
paralysis
  | lam i, lammet, lammelse@, får ikke reist seg, drar bakbeina
  | förlamad, förlamning@, kan inte resa sig, släpar bakbenen
  | lam i, lammet, lammelse@, kan ikke rejse sig, slæber bagbenene
  | paralys@, paralyz@, can't get up, dragging _ legs, can't stand
  | паралич@, парализ@, не встает, волочит
lameness-front-leg
  | halt@ frambein@, halt@ på forbein@, halt@ _ fram, forbein@, frambein@, venstre fram, høyre fram, halt foran
  | halt@ fram@, framben@, vänster fram, höger fram
  | halt@ forben@, forben@, venstre for, højre for, halt@ på for@
  | lame front, front leg, foreleg, lame on _ front, fore limb, forelimb, left fore, right fore, front paw
  | хром@ на переднюю, передн@ лап@, передн@ ног@, передн@ конечност@
lameness-hind-leg
  | halt@ bakbein@, halt@ på bakbein@, bakbein@, venstre bak, høyre bak, halt bak, korsbånd@, avlaster
  | halt@ bak@, bakben@, vänster bak, höger bak, korsband@, avlastar
  | halt@ bagben@, bagben@, venstre bag, højre bag, korsbånd@, aflaster
  | lame hind, hind leg, back leg, hindlimb, hind limb, left hind, right hind, cruciate, lame on _ hind, back paw, limping on _ back
  | хром@ на заднюю, задн@ лап@, задн@ ног@, задн@ конечност@, крестообразн@
paw-wound
  | sår i poten, sår på poten, kutt i poten, skåret seg i poten, tredeputa, tredepute@
  | sår i tassen, tassår, skurit sig i tassen, trampdyna@
  | sår i poten, sår på poten, skåret poten, trædepude@
  | paw wound, cut paw, cut _ paw, cut pad, paw pad
  | рана лапы, порез лапы, порезал@ лапу, подушечк@
hot-hoof
  | varm hov, varme hover, hovbyll, forfanget, forfangenhet, hovpuls, digital puls, pulserer i hoven
  | varm hov, varma hovar, hovböld, fång, hovpuls
  | varm hov, varme hove, hovbyld, forfangen@, digitalpuls
  | hot hoof, warm hoof, hoof abscess, laminitis, digital pulse
  | горяч@ копыт@, тепл@ копыт@, абсцесс копыта, ламинит@
itching
  | klø, klør, kløe@, klødd, biter seg, slikker poten@, allergi
  | kli@, klåd@, kliar, biter sig, slickar tassarna, allergi
  | klø, klør, kløe@, bider sig, slikker poterne, allergi
  | itch@, scratch@, licking _ paws, chewing _ paws, allerg@
  | зуд@, чеш@, вылизывает лапы, аллерг@
hair-loss
  | håravfall@, pelsavfall, mister pels, mister hår, skallete flekker, hårløs@, pelsløs@
  | håravfall@, tappar päls, tappar hår, kala fläckar, hårlös@
  | hårtab@, taber pels, taber hår, skaldede pletter, hårløs@
  | hair loss, losing hair, losing fur, bald patch@, alopecia
  | выпадение шерсти, лысеет, залысин@, проплешин@, алопеци@, шерсть лезет
skin-lump
  | kul i huden, kul under huden, kulen, en kul, hudsvulst, mastcelle@, lipom@
  | knöl i huden, knöl under huden, knölen, en knöl, hudtumör, mastcell@, lipom@
  | knude i huden, knude under huden, knuden, en knude, hudsvulst, mastcelle@, lipom@
  | lump, lumps, skin mass, mast cell, lipoma@
  | шишк@, уплотнение на коже, опухоль на коже, липом@, мастоцитом@
wound-bite
  | sår, bitt, bittsår, kuttskade, skåret seg, kattebitt, hundebitt, bitt av, abscess@, byll
  | sår, bett, bitsår, biten, skurit sig, böld, abscess@
  | sår, bid, bidsår, bidt af, skåret sig, byld, absces@
  | wound@, bite, bitten, laceration@, abscess@, cut
  | ран@, укус@, порез@, абсцесс@, искусал@
tail-injury
  | skade på halen, halebrudd, vannhale, brukket hale@, halespiss@
  | svansskada, bruten svans, vattensvans
  | haleskade, brækket hale, skade på halen, vandhale
  | tail injury, broken tail, limber tail, tail pull
  | травма хвоста, перелом хвоста
changed-behaviour
  | endret atferd, aggressiv@, redd, engstelig, gjemmer seg, desorientert, urolig
  | ändrat beteende, aggressiv@, rädd, gömmer sig, orolig
  | ændret adfærd, aggressiv@, bange, gemmer sig, urolig
  | changed behaviour, changed behavior, aggressive, hiding, anxious, disorient@, restless
  | изменен@ поведен@, агресси@, прячется, боится, беспокой@
`
