/**
 * What a clinician asks a consultation about besides findings, first the patient's life: `id | nb | sv | da | en | ru`, own wording. `@` stands for
 * any letters at the beginning or end of a word, `_` for up to two words. Question and talk are read by the same rows, whatever language either is in.
 */
export const DAILY_TOPICS = `
smoking
  | røyk@, røykj@, sigarett@, tobakk@, sneip
  | rök@, cigarett@, tobak@, fimp@
  | ryg@, røg, røget, cigaret@, tobak@, smøg@
  | smok@, cigarette@, tobacco, fags, vape, vaping, packed it in, gave up the fags, pack a day
  | кури@, курю, курит@, курен@, сигарет@, табак@, бросил@ курить
snuff | snus@ | snus@, prilla | snus@ | snus | снюс@
alcohol
  | alkohol@, drikker du, drakk, vin, øl, ølet, brennevin, sprit, promille, edru, glass vin
  | alkohol@, vin, öl, sprit@, dricker du, nykter, glas vin
  | alkohol@, vin, øl, øllet, genstand@, spiritus, ædru, glas vin
  | alcohol@, wine, beer@, units a week, pint@, sober, booze, drinker, glass of wine, spirits
  | алкогол@, вино, вина, пиво, пива, водк@, спиртн@, выпива@, пьет, рюмк@
illicit
  | rusmid@, hasj, cannabis, kokain, narkotika, amfetamin, rus
  | narkotika, droger, hasch, cannabis, kokain, amfetamin
  | hash, stoffer, euforiserende, cannabis, kokain, amfetamin, narkotika
  | illicit, recreational, cannabis, cocaine, weed, marijuana, street drugs
  | наркоти@, марихуан@, кокаин@
sleep
  | søvn@, sov@, søv, innsovn@, våkn@, ligge våken
  | sömn@, sov@, somn@, vakn@, ligger vaken
  | søvn@, sov@, vågn@, ligger vågen, indsovn@
  | sleep@, slept, asleep, insomnia, wakes up, waking, nights
  | сон, сна, сне, сном, спит, спите, спал@, сплю, засып@, просып@, бессонниц@
appetite
  | matlyst@, appetitt@, spis@, et@ ikke, lyst på mat, eter, åt, mat, måltid@, matinntak@, fastende
  | matlust@, aptit@, äter, äta, åt, ätit, mat, maten, måltid@
  | appetit@, madlyst@, spis@, mad, maden, måltid@, æder
  | appetite@, eat, eats, eating, ate, eaten, food, meal@, off her food, off his food
  | аппетит@, ест, ели, ел, ела, едят, кушает, поел@, еда, еду, еды, пищ@, питани@
drinking
  | drikk@, tørst@, væskeinntak, vanninntak
  | drick@, törst@, vätskeintag, dricker
  | drik@, tørst@, væskeindtag
  | drink@, thirst@, fluid intake, drank
  | пьет, пить, питье, жажд@, пил, пила
work
  | jobb@, arbeid@, yrke@, stilling, kollega@, sjef@, arbeidsgiver@, lever av
  | jobb@, arbet@, yrke@, tjänst, sysselsättning, kolleg@, chef@, arbetsgivare@
  | job, jobbet, jobber, arbejd@, erhverv@, stilling, beskæftig@, kolleg@, chef@
  | work, works, working, job, jobs, occupation, employ@, profession@, for a living, boss, colleague@
  | работ@, професси@, должност@, начальник@, трудов@
school
  | skole@, student@, studer@, barnehage@, klasse, lærer@, eksamen
  | skol@, student@, studerar@, förskola@, dagis, klass, lärare@, tenta
  | skole@, studie@, studer@, børnehave@, vuggestue@, klasse, lærer@, eksamen
  | school, student@, study@, studies, nursery, kindergarten, class, teacher@, exam@, university
  | школ@, студент@, учит@, учеб@, детсад@, садик@, детск@ сад@, класс, учител@
sicklist
  | sykmeld@, sykemeld@, sjukmeld@, egenmeld@, fraværs@, gradert
  | sjukskriv@, sjukanmäl@, sjukintyg@, sjukskrev
  | sygemeld@, syge meld@, sygedag@, deltidssyg@, raskmeld@
  | sick note, sick leave, signed off, sign you off, fit note, off work, sick-listed, time off
  | больничн@, нетрудоспособн@, освобожден@ от работы
living
  | bor, bo, bosatt, alene, aleine, samboer@, gift, skilt, hjemme hos, boforhold, leilighet, sivilstatus
  | bor, bo, boende@, ensam@, sambo@, gift, skild, lägenhet, civilstånd
  | bor, bo, bolig@, alene, samlever@, gift, skilt, lejlighed, civilstand
  | live, lives, living, alone, married, divorced, partner, home situation, marital, flat
  | живет, живете, живу, проживает, один дома, одна дома, женат, замужем, развед@, квартир@
exercise
  | tren@, mosjon@, idrett@, gym, løpe, løper, jogg@, fysisk aktiv@, fotball, tur, turer, svøm@
  | trän@, motion@, idrott@, gym, spring@, jogg@, fysisk aktiv@, fotboll, promen@, simm@
  | træn@, motion@, sport, idræt, løb, løbe@, fysisk aktiv@, fodbold, gåtur@, svøm@
  | exercis@, gym, running, runs, jog@, physical activity, football, sport@, walks, swimm@, training
  | трениров@, спорт@, зарядк@, бега@, физическ@ нагрузк@, футбол@, прогулк@, плава@
diet
  | kosthold@, diett@, fôr, fôret, fôring, for, kost, tørrfôr, våtfôr, kraftfôr, høy
  | kost, kosten, kosthåll@, diet@, foder, fodret, foderbyte, torrfoder, blötfoder, kraftfoder, hö
  | kost, kosten, diæt@, foder, foderet, tørfoder, vådfoder, hø
  | diet@, feed, fed, feeding, kibble, dry food, wet food, hay
  | диет@, корм@, рацион@, сено, питается
travel
  | utenlands, utland@, reis@, ferie, sydentur, fly
  | utomlands, utland@, res@, semester, flyg
  | udland@, udenlands, rejs@, ferie, fly
  | abroad, travel@, trip, holiday, overseas, flight, flew
  | загран@, поездк@, путешеств@, отпуск@, ездил@, самолет@
driving
  | bilkjør@, kjøre bil, førerkort@, førarkort, sertifikat
  | bilkör@, köra bil, körkort@
  | bilkør@, køre bil, kørekort@
  | drive, drives, driving, licence, license
  | водить машину, за рулем, права, водительск@
age
  | alder@, år gammel, årsgammel, årig@, gammel, fødselsår, aldersgruppe
  | ålder@, år gammal, årig@, gammal, födelseår
  | alder@, år gammel, årig@, gammel, fødselsår
  | age, aged, years old, year old, year-old, how old, old
  | возраст@, лет от роду, сколько лет, исполнил@
birth
  | født, fødd, fødselsdato@, fødselsdag@, personnummer@, fødselsnummer@
  | född@, födelsedatum, födelsedag@, personnummer@
  | født, fødselsdato, fødselsdag@, cpr@, personnummer@
  | born, date of birth, birthday, dob
  | родил@, дата рождения, день рождения, рожден@
naming
  | heter, het, navn, navnet, kalles, etternavn
  | heter, namn, namnet, kallas, efternamn
  | hedder, navn, navnet, kaldes, efternavn
  | name, names, called, named, surname, what is _ name
  | зовут, имя, имени, фамили@, кличк@
phone | telefon@, mobil@, nummeret | telefon@, mobil@, numret | telefon@, mobil@, nummeret | phone, telephone, mobile, number | телефон@, мобильн@, номер@
insurance | forsikr@, egenandel@, karens@ | försäkr@, självrisk@, karens@ | forsikr@, selvrisiko@, karens@ | insur@, insured, excess | страхов@
cost
  | koste, koster, kosta, kostnad@, pris@, dyrt, betal@, kroner, regning@
  | kosta@, pris@, dyrt, betal@, kronor, räkning@
  | koster, pris@, dyrt, betal@, kroner, regning@, tusind
  | cost@, price@, expensive, pay@, bill
  | стоит, стоимост@, цен@, дорог@, оплат@, рубл@
chip | chip@, chipnummer@, id-merk@, øremerke@ | chip@, öronmärk@, id-märk@ | chip@, øremærke@ | chip@, microchip@, ear tag | чип@, клейм@
children
  | barn, barna, ungene, unger, sønn@, datter@, dattera, jenta, gutten
  | barn, barnen, son, sonen, dotter@, flickan, pojken
  | børn, børnene, barn, søn, sønnen, datter@, pigen, drengen
  | child, children, kids, son, daughter@, boy, girl
  | дет@, ребенок, ребенка, сын@, дочк@, дочь, дочер@
father
  | far, faren, pappa, pappaen, farens, fars, faderen
  | far, pappa, pappan, pappas, fadern, farsan
  | far, faren, faderen, fars
  | father@, dad, dad's, daddy
  | отец, отца, отцу, отцом, папа, папы, папе, папу
mother
  | mor, mora, moren, mamma, mammaen, mors
  | mor, mamma, mamman, mammas, modern, morsan
  | mor, moren, moderen, mors, mormoren
  | mother@, mum, mum's, mom, mom's, mummy
  | мать, матери, матерью, мама, мамы, маме, маму, мамой
brother | bror@, broren | bror@, brodern, brorsan | bror, broren, brors, brødre@ | brother@ | брат, брата, брату, братом, братья
sister | søster@, søstera, søstra, syster@ | syster@, syrran | søster@ | sister@ | сестра, сестры, сестре, сестру, сестрой, сестер
spouse
  | kone, kona, konas, kones, mannen, ektefelle@, ektemann@, samboer@, kjæreste@, partner@
  | fru, frun, hustru@, man, mannen, make, maken, maka, makan, sambo@, partner@, tjej@, pojkvän@
  | kone, konen, konens, kones, mand, manden, ægtefælle@, samlever@, kæreste@, partner@
  | wife@, husband@, spouse@, partner@, girlfriend@, boyfriend@
  | жена, жены, жене, жену, женой, муж, мужа, мужу, мужем, супруг@
grandparent
  | bestemor@, bestefar@, mormor@, morfar@, farmor@, farfar@, besteforeldre@
  | mormor@, morfar@, farmor@, farfar@
  | bedstemor@, bedstefar@, mormor@, morfar@, farmor@, farfar@, bedsteforældre@
  | grandmother@, grandfather@, grandma@, grandpa@, gran, granddad@, nan
  | бабушк@, дедушк@, дед
friend
  | venn@, kompis@, kamerat@, nabo@, naboen
  | vän@, väninna@, kompis@, granne@
  | ven, vennen, venind@, kammerat@, nabo@
  | friend@, mate, neighbour@, neighbor@
  | подруг@, друг, друга, сосед@, приятел@
family
  | familie@, slekt@, arv@, arvelig@, foreldre@, søsken@, nær familie, slektning@
  | familj@, släkt@, ärft@, föräldr@, syskon@, anhörig@, hereditet
  | famili@, slægt@, arv@, forældre@, søskende@, pårørende@
  | family, families, hereditary, inherited, parent@, sibling@, relative@, runs in
  | семь@, семей@, родствен@, наследствен@, родител@
otheranimal
  | andre hund@, annen hund, andre katt@, annen katt, andre dyr, flere dyr, kullsøsken, andre kyr, resten av flokken, besetning@
  | andra hund@, annan hund, andra katt@, annan katt, andra djur, fler djur, besättning@
  | anden hund, andre hund@, anden kat, andre katte, andre dyr, flere dyr, besætning@
  | other dog@, other cat@, other animal@, other pets, herd, other horse@
  | втор@ кош@, втор@ соба@, друг@ кош@, друг@ соба@, друг@ живот@, стад@
species
  | hund@, katt@, hest@, kanin@, dyr, dyret, dyreart, art
  | hund@, katt@, häst@, kanin@, djur, djuret, djurslag
  | hund@, kat, katte@, hest@, kanin@, dyr, dyret, dyreart
  | dog, dogs, cat, cats, horse@, rabbit@, animal@, species, pet
  | собак@, кошк@, кот, кота, лошад@, кролик@, животн@
breed
  | rase, rasen, raser, labrador, gravhund@, schäfer@, huskatt, norsk skogkatt, puddel@, retriever, terrier, blandingshund
  | ras, rasen, raser, labrador, tax, taxen, schäfer@, huskatt, pudel@, retriever, terrier, blandras@
  | race, racen, racer, labrador, gravhund@, schæfer@, huskat, puddel@, retriever, terrier, blanding@
  | breed@, labrador, dachshund, shepherd, spaniel, poodle@, retriever, terrier, moggy, crossbreed
  | пород@, лабрадор, такса, овчарк@, британец, британск@, дворняг@, пудел@
neutered | kastrer@, sterilis@ | kastrer@, steriliser@ | kastrer@, sterilis@, neutraliser@ | neuter@, spay@, castrat@, desex@ | кастр@, стерилиз@
outdoor
  | utekatt, innekatt, går ute, ute, beite@, stall@, inne hele tiden
  | utekatt, innekatt, går ute, bete@, stall@
  | udekat, indekat, går ude, græs@, stald@
  | outdoor@, indoor@, goes out, goes outside, pasture, stable@, field
  | на улиц@, гуляет, домашн@, пастбищ@, конюшн@
hobby | fritid@, hobby@, interess@ | fritid@, hobby@, intress@ | fritid@, hobby@, interess@ | hobby, hobbies, leisure, spare time | хобби, увлечени@, досуг@
stress
  | stress@, belastning@, press på jobb, utbrent@
  | stress@, belastning@, utbränd@
  | stress@, belastning@, udbrændt@
  | stress@, burnt out, burnout, pressure at
  | стресс@, нервнича@, выгор@
`
