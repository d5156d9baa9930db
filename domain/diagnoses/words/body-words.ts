/**
 * Places of the body: `id | nb | sv | da | en | ru`, own wording. An entry is a word or phrase, `@` stands for any letters at its
 * beginning or end, `_` for up to two words. Joined with a sensation (`pain+knee`) they make a complaint in every language.
 */
export const BODY_WORDS = `
head | hode, hodet, hovudet, hue, hodeb@, bakhode@ | huvud, huvudet, huvudv@, bakhuvud@ | hoved, hovedet, baghoved@ | head, headed | голов@, затыл@
face | ansikt@, kinn, kinnet, kinnben@, fjes@ | ansikt@, kind, kinden | ansigt@, kind, kinden | face, cheek, facial@ | лицо, лица, лице, щек@, скул@
eye | øye, øyet, øyne@, auge@, augo, øyene | öga, ögat, ögon@, vänsteröga, högeröga | øje, øjet, øjne@ | eye, eyes | глаз, глаза, глазу, глазом, глазах, глазам@
eyelid | øyelokk@, øvre lokk, nedre lokk, øvre øyelokk | ögonlock@ | øjenlåg@ | eyelid@, lid, lids | век, веко, веки, века, веке
ear
  | øre, øret, ører, ørene, øra, øyre@, øregang@
  | öra, örat, öron@, hörselgång@
  | øre, øret, ører, ørerne, øregang@
  | ear, ears, ear's, ear canal
  | ухо, уха, ухе, ушах, ушей, ушам, ушн@
nose | nese, nesa, nesen, nasa, nesebor@ | näsa, näsan, näsborr@ | næse, næsen, næsebor@ | nose, nostril@, nasal@ | нос, носа, носу, носом, ноздр@
sinus | bihule@, pannehule@, kjevehule@ | bihål@, pannhål@, käkhål@ | bihule@, pandehule@, kæbehule@ | sinus, sinuses | пазух@
mouth | munn, munnen, munnhule@, gane@ | mun, munnen, munhål@, gommen | mund, munden, mundhule@, gane@ | mouth, palate | рот, рта, рту, во рту, неб@
tooth
  | tann, tanna, tannen, tenner, tennene, jeksel@, visdomstann@
  | tand, tanden, tänder, tänderna, kindtand@
  | tand, tanden, tænder@, kindtand@
  | tooth, teeth, molar
  | зуб, зуба, зубе, зубы, зубов, зубах
tongue | tunge, tunga, tungen | tunga, tungan | tunge, tungen | tongue | язык, языка, языке, языком
throat | hals, halsen, svelg, svelget, svelgja | hals, halsen, svalg@ | hals, halsen, svælg@ | throat, pharynx, tonsil, tonsils | горл@, глотк@, зев, зева
neck | nakke@ | nacke, nacken, nack@ | nakke@ | neck | ше@, шея, шею, шее, шеи, затыл@
frontneck | halsen, på halsen, halsglandel@ | halsen, på halsen | halsen, på halsen | neck, front of my neck | шее, на шее, шеи
jaw | kjeve@ | käke, käken, käk@ | kæbe@ | jaw | челюст@
chest
  | bryst, brystet, brystkass@, brystben@, bak brystbenet
  | bröst, bröstet, bröstkorg@, bröstben@, bakom bröstbenet
  | bryst, brystet, brystkass@, brystben@
  | chest, breastbone, sternum
  | груд@, грудин@, в груди
rib | ribbein@, ribben, ribbena, ribber | revben@ | ribben@ | rib, ribs | ребр@, ребер
breast
  | bryst, brystet, brystene, puppen, brystvort@
  | bröst, bröstet, brösten, bröstvårt@
  | bryst, brystet, brysterne, brystvort@
  | breast, breasts, nipple@
  | груди, грудь, молочн@ желез@, соск@, сосок
belly
  | mage, magen, maven, buk, buken, magesmerte@, magesekk@
  | mage, magen, buk, buken
  | mave, maven, bug, bugen, mavesmerte@
  | belly, stomach, tummy, abdomen, abdominal@
  | живот@, желуд@, в животе
epigastrium
  | epigastri@, øverst i magen, øvre del av magen, magegropa
  | epigastri@, övre delen av magen, maggropen
  | epigastri@, øverst i maven, øvre del af maven
  | epigastri@, upper abdomen, upper belly, upper stomach, pit of my stomach
  | эпигастр@, под ложечкой, верхней части живота
lowerright
  | høyre fossa, høyre nedre, nederst til høyre, mcburney@, ned til høyre
  | höger fossa, nedre högra, höger nedre, mcburney@
  | højre fossa, højre nedre, nederst til højre, mcburney@
  | right iliac fossa, right lower, lower right, mcburney@
  | правой подвздошной, внизу справа, справа внизу, мак-бурне@
upperright
  | høyre øvre, under høyre ribbe@, under ribbeina, øverst til høyre, høyre side under
  | höger övre, under höger revben@, under revbenen, övre högra
  | højre øvre, under højre ribben@, øverst til højre
  | right upper, under my ribs, right ribs, upper right
  | правом подребер@, правое подребер@, под правым ребром
lowerleft
  | venstre fossa, venstre nedre, nederst til venstre
  | vänster fossa, nedre vänstra, vänster nedre
  | venstre fossa, nederst til venstre, venstre nedre
  | left iliac fossa, left lower, lower left
  | левой подвздошной, внизу слева, слева внизу
lowerbelly
  | nederst i magen, nedre del av magen, nedre mageregion@, over blæra, underliv@, suprapub@
  | nedre delen av magen, nederst i magen, över blåsan, underliv@, suprapub@
  | nederst i maven, nedre del af maven, underliv@, suprapub@
  | lower abdomen, lower abdominal, lower belly, lower tummy, suprapub@, pelvic
  | внизу живота, низ живота, низу живота, нижней части живота, над лобком
flank
  | flanke@, i siden, over nyre@, nyreloge@, i sida
  | flank@, i sidan, över njur@
  | flanke@, i siden, over nyre@, nyreregion@
  | flank@, my side, loin, renal angle
  | поясниц@, бок, боку, в боку
anus
  | endetarm@, anus, ved endetarmen, rumpa, baken, rompa, endetarmsåpning@
  | ändtarm@, anus, rumpan, stjärten, analt, ändan
  | endetarm@, anus, numsen, ballen, endetarmsåbning@
  | anus, back passage, rectum, bottom, anal
  | анус@, задн@ проход@, прям@ кишк@
vagina | skjede@, underlivet, vagina@ | slida@, underlivet, vagina@ | skede@, underlivet, vagina@ | vagina@, down below | влагалищ@
vulva | vulva, kjønnslepp@, ytre kjønnsorgan@, skjedeåpning@ | vulva, blygdläpp@ | vulva, skamlæbe@, kønslæbe@ | vulva@, labia | вульв@, половы@ губ@
penis
  | penis, peni@, tissen, forhud@, glans
  | penis, förhud@, ollon@, snoppen
  | penis, forhud@, glans, tissemand@
  | penis, foreskin, glans
  | пенис@, полов@ член@, член, крайн@ плот@
testis
  | testikkel@, testikl@, pung, pungen, pungm@, stein@
  | testik@, pung, pungen, sten i pungen
  | testik@, pung, pungen
  | testic@, scrot@, balls
  | яич@, мошонк@
groin | lyske@, lysken | ljumsk@ | lyske@ | groin@ | пах, паху, паха, пахов@
back | rygg, ryggen, ryggsøyle@, ryggsmerte@ | rygg, ryggen, ryggv@, ryggsm@ | ryg, ryggen, rygsm@, rygsøjle@ | back, spine | спин@, позвоночник@
lowback
  | korsrygg@, nederst i ryggen, lend@, lumbal@, korsryggen
  | ländrygg@, nedre delen av ryggen, länd@, korsrygg@, lumbal@
  | lænd, lænden, lænde@, nederst i ryggen, lumbal@
  | lower back, low back, lumbar@
  | поясниц@, пояснич@, крестц@
shoulder | skulder@, skuldr@, aksel@, aksla | axel, axeln, axlar@, skuldr@ | skulder@, skuldr@ | shoulder@ | плеч@
arm
  | arm, armen, armane, armar, armer, armene, overarm@
  | arm, armen, armar@, överarm@
  | arm, armen, arme, armene, overarm@
  | arm, arms, upper arm
  | рук@, предплеч@
elbow | albue@, olboge@ | armbåg@ | albue@ | elbow@ | локт@, локот@
wrist | håndledd@, handledd@ | handled@ | håndled@ | wrist@ | запяст@
hand
  | hånd, hånda, hånden, hand, handa, hender, hendene, håndflate@
  | hand, handen, händer, händerna, handflat@
  | hånd, hånden, hænder, hænderne, håndflade@
  | hand, hands, palm, palms
  | кист@, ладон@
finger | finger@, fingr@, tommel@, pekefinger@ | finger@, fingr@, tumme@ | finger@, fingr@, tommelfing@ | finger@, knuckle@ | пальц@, палец
thumb | tommel@ | tumme@ | tommelfing@ | thumb@ | большо@ пал@ рук@, больш@ палец на руке
hip | hofte@, hofta | höft@ | hofte@ | hip, hips | тазобедр@, бедр@
thigh | lår, låret, lårene | lår, låret, låren | lår, låret, lårene | thigh@, hamstring@, quad@ | бедр@
calf
  | legg, leggen, leggene, tjukkleggen, leggmuskel@
  | vad, vaden, vader, vaderna, underben@
  | læg, læggen, underben@
  | calf, calves, shin, shins, lower leg
  | голен@, икр@, икронож@
leg | ben, benet, bena, bein, beinet, beina, føtter, leggen | ben, benet, benen, vaden | ben, benet, benene | leg, legs, calf | ног@
knee
  | kne, kneet, knea, knær, knærne, knesm@, kneled@, knesk@, venstrekne@, kneskål@
  | knä, knät, knäet, knäna, knän, knäl@, knäsm@, knäsk@
  | knæ, knæet, knæene, knæs@, knæled@
  | knee, knees, kneecap, patella@
  | колен@
ankle | ankel@, ankle@, okla, okle@ | fotled@, vrist@, ankel@, anklar@ | ankel@, ankl@ | ankle@ | лодыжк@, голеностоп@, щиколот@
heel | hæl, hælen, hælene | häl, hälen, hälar@ | hæl, hælen, hælene | heel@ | пятк@, пяточ@
achilles | akilles@ | hälsen@, akilles@ | akilles@ | achilles@ | ахилл@
foot
  | fot, foten, føttene, føtter, fotsåle@, vristen
  | fot, foten, fötter, fötterna, fotsul@
  | fod, foden, fødder, fødderne, fodsål@
  | foot, feet, sole, soles
  | стоп@, ступн@, подошв@
toe
  | tå, tåa, tåen, tær, tærne, stortå@
  | tå, tån, tår, tårna, stortå@
  | tå, tåen, tæer, tæerne, storetå@
  | toe, toes
  | пальц@ ног@, пальц@ стоп@, палец на ноге
bigtoe | stortå@ | stortå@ | storetå@ | big toe@, great toe | большо@ пал@ на ноге, большо@ пал@ ног@, больш@ палец ноги, первого пальца
joint | ledd, leddet, leddene, leddsm@, leddhev@, ledda | led, leden, leder, lederna, ledvärk, ledsm@ | led, leddet, leddene, ledsm@ | joint, joints | сустав@
muscle | muskel@, muskl@ | muskel@, muskl@ | muskel@, muskl@ | muscle@ | мышц@, мышеч@
skin | hud, huden, hudm@ | hud, huden, hudf@ | hud, huden | skin | кож@
nail | negl@, tånegl@ | nagel@, nagl@ | negl@ | nail, nails, fingernail@, toenail@ | ногт@, ноготь
scalp | hodebunn@, hårbotn@ | hårbotten@, huvudsvål@ | hovedbund@, hårbund@ | scalp | кож@ головы, волосист@ част@
armpit | armhule@, aksill@ | armhål@, armhåla | armhule@ | armpit@, axilla@ | подмыш@
gland
  | lymfeknute@, kjertel@, kjertl@, glandl@, glandel@
  | lymfkört@, körtel@, körtlar@
  | lymfeknud@, kirtel@, kirtl@
  | lymph node@, gland, glands, nodes
  | лимфоуз@, лимфатическ@ узл@, желез@
skull
  | skalle@, panne, panna, pannen, tinning@
  | skalle@, panna, pannan, tinning@
  | kranie@, pande, panden, tinding@
  | forehead, temple, temples, skull
  | лоб, лба, лбу, висок, виск@
tailbone | halebein@, haleben | svansben@ | haleben@ | tailbone, coccyx | копчик@
buttock | sete@, rumpeball@, setemuskel@ | skinka, skinkan, säte@ | balde@ | buttock@ | ягодиц@
`
/** Sensations and changes that join with a place. */
export const SENSATION_WORDS = `
pain
  | vond, vondt, vonde, smerte@, smertefull@, øm, ømt, ømme, ømhet@, @smerter, @smerte, verk, verker, verka, verket, @verk, gjør vondt, stikk@,
    trykkøm@, palpasjonsøm@, vont
  | ont, onda, smärt@, värk@, @värk, @smärta, @smärtor, öm, ömt, ömhet@, ömmar, gör ont, sticker, palpationsöm@, molvärk@
  | ondt, smerte@, @smerter, @smerte, øm, ømt, ømme, ømhed@, gør ondt, værk@, jager, stikker
  | pain, painful, pains, ache@, aching, hurt, hurts, hurting, sore, soreness, tender@, achy, agony, throbbing
  | бол@, болит, болят, боль, боли, болью, ломит, ноет, ноющ@, тянет, резь, прострел@, стреляет, колет
swelling
  | hoven, hovent, hovne, hovn@, hevelse@, hevel@, hov@ opp, ødem@, opphovn@, hydrops
  | svullen, svullna, svullnad@, svullet, svullna@, ödem@, sväll@
  | hævet, hævede, hævelse@, ødem@, hæver, hæv@ op, opsvulmet
  | swollen, swelling, swells, swelled, oedema, edema, puffy, puffiness, effusion
  | отек@, отеч@, опух@, припух@, распух@
itch | klø, klør, kløe@, kløende, klødde | kli@, klåd@, kliar | klø, klør, kløe@, kløende | itch@, pruritus | зуд@, чеш@, чеса@, зуж@
rash
  | utslett@, eksem@, prikker, flekker, plakk@, papler, papul@, blemmer, vesik@
  | utslag@, eksem@, prickar, fläckar, plack@, papler, papul@, blåsor, vesik@
  | udslæt@, eksem@, prikker, pletter, plaques, papler, papul@, blærer
  | rash@, spots, blotches, hives, plaque@, papul@, blisters, vesic@
  | сып@, высыпа@, пятн@, бляш@, прыщ@, пузыр@
red
  | rød, rødt, røde, rødme@, raud@, erytem@, rødhet
  | röd, rött, röda, rodn@, erytem@
  | rød, rødt, røde, rødme@, erytem@
  | red, redness, erythem@, pink
  | красн@, покрасн@, гиперем@
numb
  | nummen@, nummenhet@, prikk@, prikker, maur@, dovn@, dove@, nedsatt følelse, nedsatt sensibilitet, dovner, parestesi@
  | domna@, domning@, stick@, pirr@, myrkryp@, känselnedsätt@, nedsatt känsel, parestesi@, bortdom@
  | sover, snurr@, prik@, stikkende, følelsesløs@, nedsat følesans, paræstesi@, dødt
  | numb@, tingl@, pins and needles, reduced sensation, paraesthesi@, paresthesi@, goes to sleep
  | онеме@, неме@, покалыва@, мурашк@, парестези@, чувствительность снижена
weak
  | svak, svakt, svake, svakhet@, kraftløs@, nedsatt kraft, lam, lammet, lammelse@, kraftsvikt
  | svag@, kraftlös@, nedsatt kraft, förlamad@, förlamning@
  | svag@, kraftnedsætt@, nedsat kraft, lam, lammet, lammelse@
  | weak@, reduced strength, paralys@, paralyz@, can't lift, drooping
  | слаб@, паралич@, парез@, не слушается
stiff
  | stiv@, morgenstiv@, innskrenket, nedsatt bevegelig@, låst
  | stel@, morgonstel@, inskränkt@, nedsatt rörlig@, låst
  | stiv@, morgenstiv@, indskrænk@, nedsat bevægelig@
  | stiff@, reduced range, limited range, restricted, can't lift it
  | скован@, тугоподвиж@, ограничен@ движ@
lump
  | kul, kula, kulen, kuler, knute@, oppfylning@
  | knöl@, knuta, knutan, resistens
  | knude@, bule@, kugle, udfyldning@
  | lump@, nodule@, mass, bump@
  | шишк@, уплотн@, узел, узелок, комок
wound
  | sår, såret, sårene, skåret, kutt, kuttet, kutta, flenge, flerre, rift
  | sår, såret, skuren, skurit, skar, jack, reva
  | sår, såret, skåret, flænge, snit, snitsår@, rift
  | wound@, cut my, cut his, cut her, cut on, deep cut, laceration@, gash, sliced
  | ран@, порез@, рассеч@
bleed
  | blod, blodet, blør, blødd@, blødde, blødning@, blodig@, bløder
  | blod, blodet, blöder, blödd@, blödning@, blodig@
  | blod, blodet, bløder, blødt, blødning@, blodig@
  | blood, bloody, bleed@, bled
  | кров@, кровь, кровит
discharge
  | utflod@, puss, pusset, renn@, væsker, sekret, sekresjon, sekresjon@
  | flytning@, varig@, vargul@, vätskar, rinner, sekret@
  | udflåd@, pus, væsker, sekret@, løber
  | discharge@, pus, oozing, weep@, runny, gunk
  | выделен@, гно@, отделяем@
burning
  | svi, svir, svie, sviende, brenn@, brennende
  | svid@, sveda, bränn@, brännande
  | svi@, brænd@, brændende
  | burn, burning, burns, sting@
  | жж@, жжен@, жжет, щипл@, щиплет, печет
warm | varm, varmt, varme, heit@ | varm, varmt, värmeökning | varm, varmt, varme | warm, warmth, hot | горяч@, тепл@
cramp
  | krampe@, @kramper, kramper, kolikk@, tak
  | kramp@, kolik@, @kramper
  | krampe@, @kramper, kolik@
  | cramp@, colicky, spasm@
  | судорог@, спазм@, схватк@, колик@
injury
  | falt, fall, falle, snubl@, slo, slått, slag, klemt@, trakka, tråkka@, vrei, vridd, vred@, vrikk@, overtråkk@, ulykke@, kollisjon@, smell, knepp,
    påkjørt, skada
  | ramlade, ramlat, föll, fallit, snubbl@, slog, slagit, klämd@, vred, vridit, trampade snett, stukade, olycka@, kollision@, påkörd, skadade
  | faldt, faldet, falder, snubl@, slog, slået, klemt, vred, vredet, forstuv@, trådte forkert, ulykke@, påkørt, skade@
  | fell, fall, fallen, tripped, slipped, hit, twist@, rolled, went over on, crash@, accident@, knocked, pop, popped, injur@, landed on
  | упал@, упав@, паден@, удар@, подверн@, споткну@, травм@, авари@, ушиб@, поскольз@
dry | tørr@ | torr@ | tør, tørt, tørre, tørhed | dry, dryness | сух@
sudden
  | plutselig@, brått, akutt, med en gang
  | plötsligt@, hastigt, akut
  | pludselig@, akut
  | sudden@, all at once, out of the blue, abrupt@
  | внезап@, вдруг, резко
onesided
  | ensidig, på den ene siden, på ene sida, den ene sida, halve
  | ensidig@, på ena sidan, halva
  | ensidig@, i den ene side, på den ene side, halve
  | one side, one-sided, unilateral@
  | с одной стороны, одностор@, половин@
chronic | kronisk@, i årevis, i mange år | kronisk@, i många år | kronisk@, i mange år, i årevis | chronic@, for years | хронич@, много лет
night
  | om natten, om natta, på natten, nattlig@, om nettene
  | på natten, om natten, nattlig@, om nätterna, nattetid
  | om natten, natlig@
  | at night, night-time, nighttime, overnight, nocturnal
  | ночью, по ночам, ночн@
exertion
  | anstrenge@, trapp@, oppover bakke, bakker, når jeg går, når jeg trener, fysisk aktivitet, motbakke@
  | ansträng@, trapp@, uppför, när jag går, när jag tränar
  | anstreng@, trapp@, op ad bakke, når jeg går
  | exert@, stairs, uphill, walking, exercise
  | нагруз@, по лестниц@, подъем@, при ходьбе, физическ@ нагруз@
`
