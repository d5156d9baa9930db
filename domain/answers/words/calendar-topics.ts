/** Days, months and hours, trades, and more of what talks name: `id | nb | sv | da | en | ru`, own wording, `@` and `_` as in the other rows. */
export const CALENDAR_TOPICS = `
monday | mandag@ | måndag@ | mandag@ | monday@ | понедельник@
tuesday | tirsdag@, tysdag@ | tisdag@ | tirsdag@ | tuesday@ | вторник@
wednesday | onsdag@ | onsdag@ | onsdag@ | wednesday@ | сред@
thursday | torsdag@ | torsdag@ | torsdag@ | thursday@ | четверг@
friday | fredag@ | fredag@ | fredag@ | friday@ | пятниц@
saturday | lørdag@, laurdag@ | lördag@ | lørdag@ | saturday@ | суббот@
sunday | søndag@, sundag@ | söndag@ | søndag@ | sunday@ | воскресен@
january | januar | januari | januar | january | январ@
february | februar | februari | februar | february | феврал@
march | mars | mars | marts | march | марта, март, марте
april | april | april | april | april | апрел@
may | mai | maj | maj | may | мая, мае
june | juni | juni | juni | june | июн@
july | juli | juli | juli | july | июл@
august | august | augusti | august | august | август@
september | september | september | september | september | сентябр@
october | oktober | oktober | oktober | october | октябр@
november | november | november | november | november | ноябр@
december | desember | december | december | december | декабр@
yesterday | i går, går kveld, i gårkveld, igår | i går, igår | i går | yesterday, last night | вчера, вчерашн@
tomorrow | i morgen, i morgon | i morgon, imorgon | i morgen | tomorrow | завтра, завтрашн@
weekendday | helg, helga, helgen | helgen, helg | weekend@ | weekend@ | выходн@
evening | kveld@, i kveld | kväll@, ikväll | aften@, aftes | evening@, tonight | вечер@
nighttime
  | natt, natta, natten, nettene, nattlig@
  | natt, natten, nätterna, nattlig@
  | nat, natten, nætterne, natlig@
  | night@, nocturnal
  | ночь, ночи, ночью, ночам, ночн@
morningtime | morgen@, morgon@, morges | morgon@, morse | morgen@, morges | morning@ | утро, утром, утра, утренн@
christmas | jul, jula, julen | jul, julen | jul, julen | christmas | рождеств@, новый год, нового года
easter | påske@ | påsk@ | påske@ | easter | пасх@
work
  | tømrer@, snekker@, lærer@, sykepleier@, elektriker@, rørlegger@, murer@, sjåfør@, bonde, bonden, kokk@, frisør@, sveiser@, maler@, ingeniør@,
    renhold@, butikk@, lager@, pensjonist@, ufør@
  | snickar@, lärare@, sjuksköterska@, elektriker@, rörmokare@, murare@, chaufför@, bonde@, kock@, frisör@, svetsare@, målare@, ingenjör@, städ@,
    butik@, lager@, pensionär@, takläggare@
  | tømrer@, snedker@, lærer@, sygeplejerske@, elektriker@, murer@, chauffør@, landmand@, kok, frisør@, svejser@, maler@, ingeniør@, rengøring@,
    butik@, lager@, pensionist@
  | carpenter@, teacher@, electrician@, plumber@, bricklayer@, driver@, farmer@, chef, hairdresser@, welder@, painter@, engineer@, cleaner@, shop,
    warehouse, retired, builder@, roofer@
  | плотник@, учител@, электрик@, сантехник@, водител@, повар@, парикмахер@, сварщик@, инженер@, пенсион@, строител@
sun
  | sol, sola, solen, solkrem@, solbeskytt@, solbren@, solarium@
  | sol, solen, solskydd@, solkräm@, bränt sig i solen, solarium@
  | sol, solen, solcreme@, solbeskyt@, solskold@, solarium@, solhat@
  | sun, sunscreen, sunburn@, sunbed@, tanning
  | солнц@, загар@, солнцезащит@, солярий
light | lys, lyset, lyssky@ | ljus, ljuset, ljuskänslig@, ljusskygg@ | lys, lyset, lyssky@, blænd@ | light, photophob@, glare | свет, света, светобоязн@
blurred
  | tåke@, uklart, slør@, dobbelt@
  | suddig@, dimmig@, dubbelt
  | sløre@, tåge@, uklart, dobbelt@
  | blurr@, foggy, misty, hazy
  | туман@, расплывч@, мутн@, пелена
lenses
  | linse@, kontaktlinse@, brille@
  | lins@, kontaktlins@, glasögon@
  | linse@, kontaktlinse@, brille@
  | contact lens@, lens, lenses, glasses
  | линз@, очки, очков
incontinence
  | lekk@, lekkasje@, inkontinen@, truse@
  | läck@, inkontinen@
  | lækage@, lækker, inkontinen@
  | leak@, incontinen@, wets, pads
  | недержан@, подтека@, прокладк@
emptying | tømme, tømt, resturin | tömma, tömt, resturin | tømme, tømt, resturin | empty, emptying, residual | опорожн@, остаточн@
hormone | hormon@ | hormon@ | hormon@ | hormone@, fsh, prolactin | гормон@, фсг, пролактин@
euthanasia | avliv@, sovne inn | avliv@, somna in, ta bort henne, ta bort honom | afliv@, sove ind | euthan@, put to sleep, put down | эвтанази@, усып@
calving | kalv@, kalvet, kalving@ | kalv@, kalvat, kalvning@ | kælv@, kalv@ | calv@, calved | отел@, теле@
heat | løpetid@, brunst@ | löp, löpt, löpning, brunst@ | løbetid@, brunst@, løbsk | in heat, season, oestrus | течк@, охот@
worse | verre, forverr@, dårligere | värre, försämr@, sämre | værre, forværr@, dårligere | worse@, deteriorat@ | хуже, ухудш@
better | bedre, betre, bedring | bättre, förbättr@ | bedre, bedring | better, improv@ | лучше, улучш@, полегчал@
colour
  | farge@, rød@, gul@, blå@, grønn@, svart@, brun@, hvit@, kvit@, rosa
  | färg@, röd@, gul@, blå@, grön@, svart@, brun@, vit, vita, vitt, rosa
  | farve@, rød@, gul@, blå@, grøn@, sort@, brun@, hvid@, rosa, lyserød@
  | colour@, color, red, yellow, blue, green, black, brown, white, pink
  | цвет@, красн@, желт@, син@, зелен@, черн@, коричнев@, бел@, розов@
growing
  | vokst, vokser, større, endret seg
  | växt, växer, större, ändrat sig
  | vokset, vokser, større, ændret sig
  | grow@, grew, bigger, larger, changed
  | выросл@, растет, увеличил@, измени@
spread
  | spredd, sprer, spredning, flere steder
  | spritt, sprider, spridning, flera ställen
  | spredt, spreder, spredning, flere steder
  | spread@
  | распростран@, расползл@
itching | klø@, kløe | klå@, kliar, kliade, klåda | klø@, kløe | itch@, scratch@, pruri@ | зуд@, чеш@, чес@
biopsy
  | biopsi@, stanse@, vevsprøve@, celleprøve@
  | biopsi@, stans@, vävnadsprov@, cellprov@
  | biopsi@, stanse@, vævsprøve@, celleprøve@
  | biops@, punch, smear, cytolog@
  | биопси@, цитолог@, гистолог@
score
  | skår@, poeng, poengsum, madrs, phq@, gad@, audit, skala@, vas, nrs
  | poäng, madrs, phq@, gad@, audit, skala@, vas, nrs, skattning@
  | score@, point, madrs, phq@, gad@, audit, skala@, vas, nrs
  | score@, points, madrs, phq@, gad@, audit, scale@, out of ten, questionnaire@
  | балл@, шкал@, опросник@
interest
  | lyst, glede, interesse@, initiativ@
  | lust, glädje, intresse@, initiativ@
  | lyst, glæde, interesse@, initiativ@
  | interest@, pleasure, enjoy@, motivation
  | интерес@, удовольств@, радост@, желани@
energy
  | energi@, ork@, sliten, trett, trøtt, utmatt@
  | energi@, ork@, trött@, utmatt@
  | energi@, overskud@, træt@, udmat@
  | energy, tired@, fatigue@, exhaust@
  | энерги@, сил, силы, устал@, утомл@
social
  | venner, omgang, isoler@, møte folk, sosial@
  | vänner, umgänge, isoler@, träffa folk, social@
  | venner, omgang, isoler@, møde folk, social@
  | friends, socialis@, isolat@, see people, company
  | друз@, общени@, изоляц@, встреча@
debt
  | skilsmisse@, brudd@, samlivsbrudd@, dødsfall, døde, sorg
  | skilsmässa@, separation@, dödsfall, dog, sorg
  | skilsmisse@, brud, dødsfald, døde, sorg
  | divorce@, break-up, separation, bereave@, died, death, grief
  | развод@, расставан@, смерт@, умер@
swollenlegs
  | hovne bein, hovne ankler, hevelse i beina, ødem@, vann i beina
  | svullna ben, svullna anklar, ödem@, bensvullnad
  | hævede ben, hævede ankler, ødem@, vand i benene
  | swollen ankles, swollen legs, oedema, edema, ankle swelling
  | отек@ ног, отеки, отек@
pillows
  | puter, liggende, ligge flatt, sitte opp
  | kuddar, liggande, ligga plant, sitta upp
  | puder, liggende, ligge fladt, sidde op
  | pillows, lie flat, lying flat, propped
  | подуш@, лежа
stairs
  | trapp@, bakke@, gangdistanse, anstreng@
  | trapp@, backe@, gångsträcka, ansträng@
  | trappe@, bakke@, gangdistance, anstreng@
  | stairs, hill@, exertion, walking distance, flight of
  | лестниц@, подъем@, нагрузк@
hydration
  | uttørk@, dehydrer@, hudturgor, tørre slimhinner
  | uttork@, dehydr@, torra slemhinnor, hudturgor
  | udtørr@, dehydr@, tørre slimhinder
  | dehydrat@, skin tent, dry membranes
  | обезвожив@, суховат@
lavage | magepumpe@, brekkmiddel@, kull | kräkmedel@, kol | brækmiddel@, kul | emetic@, charcoal | рвотное, уголь
visitother
  | legevakt@, fastlege@, annen lege, spesialist@
  | vårdcentral@, jour@, annan läkare, specialist@
  | lægevagt@, egen læge, anden læge, speciallæge@
  | out-of-hours, gp, specialist@, another doctor
  | поликлиник@, терапевт@, специалист@, другой врач
complication
  | komplikasjon@, risiko@, farlig@
  | komplikation@, risk@, farlig@
  | komplikation@, risiko@, farlig@
  | complication@, risk@, dangerous
  | осложнен@, риск@, опасн@
anaesthesia
  | narkose@, bedøv@, sedasjon@, seder@
  | narkos@, bedöv@, söv@, seder@
  | narkose@, bedøv@, seder@
  | anaesth@, anesth@, sedat@, knocked out
  | наркоз@, анестез@, седац@
stay
  | innlagt, overnatt@, hvor lenge blir, utskriv@
  | inneliggande, övernatt@, utskriv@, stanna kvar
  | indlagt, overnat@, udskriv@, blive her
  | overnight, stay in, discharge@, keep him in, keep her in
  | выпис@, пробуд@, останется
`
