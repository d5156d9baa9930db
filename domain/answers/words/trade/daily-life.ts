/** Life, persons, wishes and fears, and what words of measure ask after: `id | nb | sv | da | en | ru`, own wording. */
export const DAILY_LIFE = `
occupation
  | yrke@, jobb@, arbeid@, stilling, jobber som, ansatt, arbeider, kontor@, turnus, skift, nattevakt
  | yrke@, jobb@, arbet@, anställd, jobbar, kontor@, skift, nattskift
  | erhverv@, job@, arbejd@, ansat, arbejder, kontor@, skiftehold, nattevagt
  | occupation, job, work@, employ@, works as, office, shift@, trade
  | профессия, работ@, должност@, смен@, служ@
driving
  | kjør@, bilkjøring, førerkort@, bak rattet, sette seg bak rattet, bil
  | kör@, bilkörning, körkort@, bakom ratten, bil
  | kør@, bilkørsel, kørekort@, bag rattet, bil
  | driv@, licence, behind the wheel, dvla, car
  | за рулем, водит машину, водит@, вожден@, машин@, права
physical
  | yteevne, kondisjon@, kapasitet, går tur, går _ kilometer, trapper, trening, mosjon, tålt anstrengelse, aktivitet@, trim
  | kondition@, kapacitet, promen@, går _ kilometer, trappor, träning, motion@, aktivitet@, ork@
  | kondition@, kapacitet, går tur, går _ kilometer, trapper, træning, motion@, aktivitet@
  | exercise tolerance, fitness, walk@, stairs, mile@, training, exercis@, active, activity, gym, capacity
  | физическ@ нагрузк@, ходит, проход@, лестниц@, тренир@, нагрузк@, активност@
alcoholuse
  | alkohol@, drikker, drakk, vin, øl, brennevin, enheter i uka, rusmiddel@
  | alkohol@, dricker, drack, vin, öl, sprit, standardglas
  | alkohol@, drikker, drak, vin, øl, genstande, spiritus
  | alcohol@, drink@, drank, wine, beer, units, pints, booze
  | алкогол@, выпива@, пьет, вино, пиво, водк@
tobaccouse
  | tobakk@, røyk@, snus@, sigarett@, pakkeår, røykeslutt
  | tobak@, rök@, snus@, cigarett@, rökstopp, fimpa@
  | tobak@, ryg@, snus@, cigaret@, rygestop
  | tobacco, smok@, cigarette@, vape@, fags, pack year@, roll-ups
  | табак@, кур@, сигарет@, бросил курить
livingsituation
  | bor, bor alene, bor sammen, samboer, gift, enke, skilt, hjemme, sivilstand, leilighet, omsorgsbolig
  | bor, ensamstående, sambo, gift, änka, skild, hemma, lägenhet, boende
  | bor, bor alene, samlever, gift, enke, skilt, hjemme, lejlighed, plejehjem
  | lives, living alone, on _ own, married, widow@, divorced, partner, flat, care home, at home
  | живет, один живет, одна живет, женат, замужем, вдов@, разведен@, квартир@, дом престарел@
worrying
  | bekym@, redd@, engst@, grubl@, frykt@, uro@, spekuler@, redsel, trodde det var, lest om, er det kreft, er det farlig, blir jeg, kan det være, leste at,
      tenkte at
  | orol@, rädd@, oro@, grubbl@, bekym@, fundera@, trodde det var, läst om, är det cancer, är det farligt, blir jag, kan det vara, läste att
  | bekym@, bange, ængst@, frygt@, grubl@, uro@, troede det var, læst om, er det kræft, er det farligt, bliver jeg, kan det være, læste at
  | worr@, afraid, scared, fear@, concern@, anxi@, thought it was, read about, i read, is it cancer, is it serious, am i going, will i, could it be, googled
  | бо@сь, боит@, опаса@, тревож@, беспоко@, страш@, думал@ что, прочитал@, это рак, это опасно, не рак, вдруг
expectation
  | ønske@, forventning@, håper, vil gjerne, kunne tenke seg, ber om, spør om, mål
  | önsk@, förväntning@, hoppas, vill gärna, skulle vilja, ber om, frågar om
  | ønske@, forventning@, håber, vil gerne, beder om, spørger om
  | wish@, hope@, want@, would like, asking for, asks for, expect@, goal@
  | хочет, хоте@, желан@, проси@, надеет@, ожидан@
companion
  | med på timen, følge, pårørende, ledsager@, sammen med, datteren er med, kona er med, mannen min er med, mor er med
  | med på besöket, anhörig@, sällskap, tillsammans med, dottern är med, med mig
  | med til samtalen, pårørende, ledsager@, sammen med, datteren er med
  | accompan@, with _ today, came with, next of kin, brought by, with me, daughter's here
  | с мамой, с мужем, с женой, пришел с, пришла с, вместе с, сопровожда@, присутств@
growth
  | vekst@, trives, legger på seg, går opp i vekt, vektoppgang, percentil@, vokser
  | växer, växt, går upp i vikt, viktuppgång, percentil@
  | vokser, trives, tager på, vægtøgning, percentil@
  | growing, thriving, gaining weight, putting on weight, centile@, growth
  | растет, прибавля@, набирает вес, рост, прибавк@
childcare
  | barnehage@, sfo, skole@, dagmamma, institusjon
  | förskola@, dagis, fritids, skola@
  | daginstitution@, børnehave@, vuggestue@, dagpleje@, skole@, sfo, hjemme til
  | nursery, kindergarten, childcare, day care, school, creche
  | садик@, детск@ сад@, школ@, ясли
travelplans
  | reise@, tur til, ferie@, utland@, fly, flyr, kjøre til, skal til, sydentur
  | resa@, resor, semester@, utomlands, flyga, åka till, ska till
  | rejse@, ferie@, udland@, flyve, skal til, tage afsted, tur til
  | travel@, trip, holiday@, abroad, flight, flying, fly, going to
  | поездк@, путешеств@, отпуск, за границ@, лете@, уезжа@
trigger
  | utløs@, årsak@, skyldes, kommer av, på grunn av, grunnen, forårsak@, derfor, fordi, siden jeg, etter at, det var da, startet da, provoser@, av den
  | utlös@, orsak@, beror på, på grund av, därför, eftersom, sedan jag, efter att, det var när, kommer av, provocer@, anledning@
  | udløs@, årsag@, skyldes, på grund af, derfor, fordi, siden jeg, siden hun, efter at, det var da, kommer af, provok@
  | trigger@, cause@, due to, because, because of, brought on, down to, since i, after i, reason, precipitat@, put down to, provok@, blame, that's the
  | причин@, из-за, потому что, вызва@, спровоцир@, после того, поэтому, от этого, оттого, так как
purpose
  | hensikt@, formål@, for å, skal hjelpe mot, mot, slik at
  | syfte@, för att, ska hjälpa mot, så att
  | formål@, for at, skal hjælpe mod, så
  | purpose, in order to, so that, to help, meant to
  | цель@, чтобы, для того
sidehand
  | hvilken side, side, venstre, høyre, høgre, begge, bilateral@, ensidig@
  | vilken sida, sida, vänster, höger, båda, bilateral@, ensidig@
  | hvilken side, side, venstre, højre, begge, bilateral@, ensidig@
  | side, left, right, both, bilateral@, unilateral@, one-sided
  | сторон@, лев@, прав@, слева, справа, обе, двусторон@, односторон@
localisation
  | lokalisasjon, hvor sitter, sitter, hvor på kroppen, utbredelse, utbredning, sted@, område@, plassering, lokalisert
  | lokalisation, var sitter, sitter, utbredning, ställe@, område@, var på kroppen, lokaliserad
  | lokalisation, hvor sidder, sidder, udbredelse, sted@, område@, lokaliseret
  | location, where is it, site, distribution, spread, area@, localis@, whereabouts, patch@
  | локализац@, где болит, место, распростран@, располож@, участ@
onsetcourse
  | debut@, start@, begynte, kom, varighet, forløp, siden, første gang, utvikling
  | debut@, börja@, kom, duration, förlopp, sedan, första gången
  | debut, start@, begyndte, kom, varighed, forløb, siden, første gang
  | onset, start@, began, came on, duration, course, since, first time, for the last
  | начал@, дебют, давность, длительн@, с тех пор, впервые, появил@, в течение
severity
  | alvorlighet@, grad@, styrke, av ti, nrs, vas, kraftig@, intens@, sterk@, ille, verst
  | svårighetsgrad, grad@, av tio, nrs, vas, kraftig@, intensiv@, stark@, värst
  | sværhedsgrad, grad@, af ti, nrs, vas, kraftig@, intens@, stærk@, slem@, værst
  | severity, severe, out of ten, score, nrs, vas, intense, strong, worst, bad
  | тяжест@, интенсивн@, из десяти, сильн@, балл@, выражен@
aggravating
  | forverres av, verre når, verst når, provoseres av, utløses ved, særlig når, ved løft, ved gange, ved anstrengelse
  | förvärras av, sämre när, värst när, särskilt när, vid ansträngning
  | forværres af, værre når, værst når, især når, ved anstrengelse
  | worse when, aggravated by, worst when, made worse, on exertion, especially when, brought on by
  | усилива@ при, хуже когда, при нагрузк@, провоцир@, особенно когда
relieving
  | lindres av, bedre når, hjelper å, avlastes, blir bedre av, går over når
  | lindras av, bättre när, hjälper att, blir bättre av, går över när
  | lindres af, bedre når, hjælper at, bliver bedre af, går over når
  | relieved by, better when, eased by, helps to, goes off when, goes away when
  | облегча@ при, легче когда, помогает, проходит когда
sleepposition
  | ligge, ligger, liggende, snu seg, sove på
  | ligga, ligger, liggande, vända sig, sova på
  | ligge, ligger, liggende, vende sig, sove på
  | lie, lying, lies, turn over, sleep on
  | лежать, лежит, леж@, лечь, повернуться
fluidintake
  | væske@, drikke@, drikker, får i seg, væskeinntak, liter væske, hydrering
  | vätska@, dricka@, dricker, får i sig, vätskeintag
  | væske@, drikke@, drikker, får i sig, væskeindtag
  | fluid@, drink@, drinks, intake, keeps down, hydration, sips
  | жидкост@, пьет, пить, питье, выпивает
urineoutput
  | våte bleier, tisser, diurese, bleie@, urinmengde
  | våta blöjor, kissar, diures, blöj@
  | våde bleer, tisser, diurese, ble, bleer
  | wet nappies, nappies, pees, urine output, diuresis
  | мокр@ подгузник@, подгузник@, писает, диурез, мочится
breastfeeding
  | amm@, morsmelk, brystet, flaske, erstatning
  | amm@, bröstmjölk, flaska, ersättning
  | amm@, modermælk, flaske, erstatning
  | breastfeed@, breast milk, nursing, bottle, formula
  | грудн@ вскармлив@, кормит грудью, грудью, смесь, бутылоч@
contraceptive
  | prevensjon@, p-pille@, p-pillen, spiral@, p-stav@, minipille@, kondom@, nexplanon, steriliser@
  | preventiv@, p-piller, p-pillret, spiral@, p-stav@, minipiller, kondom@
  | prævention@, p-pille@, p-piller, spiral@, p-stav@, minipille@, kondom@
  | contracepti@, the pill, coil, iud, implant, mini-pill, condom@, birth control
  | контрацеп@, противозачаточн@, спираль, презерватив@, предохран@
menstrual
  | mens@, menstruasjon@, syklus@, siste mens, blødning
  | mens@, menstruation@, cykel, senaste mens, blödning
  | menstruation@, mens@, cyklus, sidste menstruation, blødning
  | period@, menstru@, cycle, last period, lmp, bleed
  | менструац@, месячн@, цикл@
gestation
  | graviditet@, gravid@, svangerskap@, termin@, uke _ svanger, på vei, ventar
  | graviditet@, gravid@, havande, bf, vecka, väntar barn
  | graviditet@, gravid@, termin@, venter barn
  | pregnan@, gestation@, weeks gone, due date, expecting, trimester
  | беременн@, срок, недел@ беременн@, роды
vaccines
  | vaksin@, vaksinert, vaksinasjon, stikk, dose to, booster, hepatitt, influensa@, covid@
  | vaccin@, vaccinerad, spruta mot, påfyllnad, hepatit, influensa@, covid@
  | vaccin@, vaccineret, stik, booster, hepatitis, influenza@, covid@
  | vaccin@, jab@, booster@, immunis@, hepatitis, flu jab, covid@, shingrix
  | вакцин@, привив@, гепатит@, грипп@, ковид@
genderage
  | alder@, år gammel, årig, født, fyller, hvor gammel, åring, kjønn
  | ålder@, år gammal, årig, född, fyller, åring, kön
  | alder@, år gammel, årig, født, fylder, åring, køn
  | age@, year-old, years old, born, turns, how old, sex
  | возраст@, лет, года, родил@, исполн@, пол
nameofperson | heter, navn@, kalles | heter, namn@, kallas | hedder, navn@, kaldes | called, name@, named | зовут, имя, кличк@, фамили@
price
  | pris@, koster, kostnad@, dyrt, dyr, billig@, betale, egenandel, refusjon, blå resept
  | pris@, kostar, kostnad@, dyrt, dyr, billig@, betala, högkostnad@
  | pris@, koster, udgift@, dyrt, dyr, billig@, betale, tilskud
  | cost@, price@, expens@, cheap@, pay, afford
  | цен@, стоит, дорог@, дешев@, платит@, бесплатн@
equipment
  | hjelpemid@, rullator, krykker, stokk, rullestol, støttestrømpe@, kompresjonsstrømpe@, såler, innlegg, hælkile, sko@
  | hjälpmedel, rollator, kryckor, käpp, rullstol, stödstrump@, inlägg, skor
  | hjælpemiddel, rollator, krykker, stok, kørestol, støttestrømpe@, indlæg, sko@
  | aid@, walker, crutch@, stick, wheelchair, compression stocking@, insoles, spacer, device@
  | трость, костыл@, ходунк@, коляск@, компрессионн@, стельк@, спейсер
instructions
  | råd, beskjed, instruks, forholdsregler, hva skal, husk, pass på, veiledning, informert om, må, skal
  | råd, besked, instruktion@, tänk på, kom ihåg, information om, måste, ska
  | råd, besked, instruks@, husk, pas på, vejledning, informeret om, skal
  | advi@, instruct@, told to, remember, make sure, precaution@, informed, must, should
  | совет@, рекоменд@, указан@, запомн@, обязательно, нужно, следует
followorder
  | bestill@, rekvirer@, tar vi, skal tas, blir tatt, ny prøve, sjekke, måle, måles
  | beställ@, tar vi, ska tas, nytt prov, kolla, mäta, mäts
  | bestil@, rekvirer@, tager vi, skal tages, ny prøve, tjekke, måle, måles
  | order@, request@, we'll take, repeat test, check, measure, book@
  | сдать, сдайте, анализ через, проверим, измерить, назначаю анализ, запиш@
dosage
  | dose@, dosering@, styrke, hvor mye, milligram, mikrogram, enheter, mengde, tabletter, puff, drag, dråper, ml, deci@
  | dos, dosen, dosering@, styrka, milligram, mikrogram, enheter, mängd, puff, droppar, ml
  | dosis, dosering@, styrke, milligram, mikrogram, enheder, mængde, pust, sug, dråber, ml
  | dose@, dosage, strength, milligram@, microgram@, units, puffs, drops, ml, amount
  | доз@, дозировк@, миллиграмм@, микрограмм@, единиц@, капель, впрыск@, мл, по таблетк@
howoften
  | hvor ofte, ganger om dagen, daglig, annenhver, ukentlig, hver _ time, hyppighet, frekvens@
  | hur ofta, gånger om dagen, dagligen, varannan, veckovis, var _ timme, frekvens@
  | hvor ofte, gange om dagen, dagligt, hveranden, ugentligt, hver _ time, hyppighed, frekvens@
  | how often, times a day, daily, every other, weekly, every _ hours, frequency
  | как часто, раз в день, ежедневно, через день, раз в неделю, каждые, частот@
regimen
  | kur, kuren, behandlingstid, behandlingsvarighet, i _ dager, i _ uker, hele kuren, lengde
  | kur, kuren, behandlingstid, i _ dagar, i _ veckor
  | kur, kuren, behandlingstid, i _ dage, i _ uger, behandlingsvarighed
  | course, for _ days, for _ weeks, length of treatment, duration, full course
  | курс, курса, длительност@ лечен@, в течение, дней, недел@
`
