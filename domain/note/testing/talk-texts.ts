import type { Language, Vertical } from '#contract/vertical.ts'

/** An invented talk for tests: no real person or animal is in it. */
export type Talk = { readonly name: string; readonly language: Language; readonly vertical: Vertical; readonly text: string }

/** Ten talks in five languages: punctuated, with speakers, and as a recogniser writes them without stops. */
export const TALKS: readonly Talk[] = [
  {
    name: 'outer ear infection, nynorsk',
    language: 'nb',
    vertical: 'med',
    text:
      'Hei, kom inn. Kva kan eg hjelpe deg med? Jo, eg har hatt så vondt i øyret, det høgre, sidan fredag. Det renn litt gult frå det, og eg ' +
      'høyrer dårleg. Har du hatt feber? Ja, trettiåtte og ein halv i går. Har du vore forkjølt? Ja, i ei veke, med snue og hoste. Er du svimmel? ' +
      'Nei, ikkje svimmel. Har du symja i det siste? Nei. Tek du nokon medisinar? Berre Paracet, to tablettar tre gonger om dagen. Og så brukar eg ' +
      'Levaxin, femti mikrogram kvar morgon. Toler du all medisin? Nei, eg toler ikkje apocillin, eg fekk utslett av det då eg var lita. Mor mi ' +
      'har nedsett høyrsel. Då ser eg i øyra. Venstre trommehinne er fin og blank. På høgre side er øyregangen hoven og raud, med gulkvitt sekret, ' +
      'og det gjer vondt når eg dreg i øyret. Eg ser ikkje heile trommehinna. Temperatur trettisju komma åtte. Ingen hovne lymfeknutar på halsen. ' +
      'Dette er ein øyregangsbetennelse. Eg reinsar øyregangen no, og så får du Terracortril med polymyxin B øyredråpar, tre dråpar to gonger ' +
      'dagleg i ei veke. Ikkje få vatn i øyret, og ikkje bruk q-tips. Ta kontakt om du ikkje er betre om tre dagar, eller om du får høg feber. ' +
      'Kontroll om to veker om det trengst. Takk, ha det bra. Helsing til mannen din.',
  },
  {
    name: 'panic, no punctuation',
    language: 'sv',
    vertical: 'med',
    text:
      'hej vad kan jag hjälpa dig med jag har känt mig jätteorolig de senaste månaderna hjärtat rusar och jag får svårt att andas på tunnelbanan ' +
      'hur ofta händer det kanske tre gånger i veckan hur länge har det hållit på sedan i mars sover du ja men jag vaknar tidigt äter du dåligt ' +
      'jag har gått ner tre kilo har du tankar på att skada dig nej aldrig dricker du alkohol nej jag slutade för två år sedan tar du några ' +
      'mediciner jag tar atarax tjugofem milligram vid behov och p-piller är du allergisk mot något nej min syster har också haft panikångest hon ' +
      'äter sertralin blodtryck etthundratrettio över åttio puls åttioåtta hjärtat låter normalt inga blåsljud lungorna är rena du är lite spänd ' +
      'men har god kontakt ingen suicidrisk jag tror att det här är paniksyndrom jag vill att du börjar med sertralin tjugofem milligram en gång ' +
      'om dagen i en vecka och sedan femtio milligram vi tar prover på sköldkörteln tsh och hb jag skickar en remiss till psykolog för kbt ' +
      'återbesök om fyra veckor om du får tankar på att ta ditt liv så ring ett ett två eller psykakuten tack så mycket hej då',
  },
  {
    name: 'diabetes, speakers',
    language: 'da',
    vertical: 'med',
    text: `Læge: Goddag Kirsten, sid ned. Hvordan går det med dit sukker?
Patient: Ikke så godt. Jeg måler mellem tolv og femten om morgenen.
Læge: Er du mere tørstig?
Patient: Ja, og jeg tisser hele tiden, også om natten.
Læge: Har du tabt dig?
Patient: Ja, fem kilo siden sommer.
Læge: Føleforstyrrelser i fødderne?
Patient: Lidt prikken i tæerne på venstre fod, nej, det er begge.
Læge: Brystsmerter eller åndenød?
Patient: Nej, det har jeg ikke.
Læge: Hvad får du af medicin?
Patient: Metformin, fem hundrede milligram to gange dagligt. Jeg holdt op med Jardiance, fordi jeg fik svamp. Og så Losartan halvtreds.
Læge: Ryger du?
Patient: Ti om dagen. Min mand ryger endnu mere, han har KOL.
Læge: Så ser jeg på dig. Blodtryk hundrede og otteogfyrre over niogfirs. Vægt enoghalvfems kilo. BMI toogtredive. Fodpulse er gode, monofilament \
nedsat på begge storetæer, ingen sår. Dit langtidsblodsukker er treoghalvfjerds, kolesterol LDL tre komma en, kreatinin normal.
Patient: Er det slemt?
Læge: Din type 2-diabetes er dårligt reguleret, og du har begyndende neuropati. Vi sætter Metformin op til tusind milligram to gange dagligt, og du \
starter Ozempic nul komma femogtyve milligram en gang om ugen. Du skal også have atorvastatin tyve milligram til natten. Jeg henviser dig til \
øjenlæge og fodterapeut. Prøv at gå en tur på en halv time hver dag, og skær ned på det søde.
Patient: Okay. Min nabo får Wegovy, kan jeg ikke få det?
Læge: Nej, det er ikke relevant nu. Ny kontrol om tre måneder med blodprøver. Kontakt os, hvis du får kvalme og ikke kan holde væske i dig.
Patient: Tak, hej hej.`,
  },
  {
    name: 'chest pain, no punctuation',
    language: 'en',
    vertical: 'med',
    text:
      `hi there come in what's brought you in today well i've had this tightness in my chest for the last two weeks mostly when i walk up the hill ` +
      'does it go anywhere yes it goes down my left arm and it goes away when i rest any shortness of breath a bit yes any palpitations no do you ' +
      'smoke no i gave up ten years ago any family history my father had a heart attack at fifty five are you on any medication amlodipine ten ' +
      'milligrams once a day and i used to take simvastatin but i stopped that because of muscle aches any allergies no let me examine you blood ' +
      'pressure is one hundred and forty six over eighty four pulse seventy two regular heart sounds normal no murmurs lungs clear no ankle ' +
      `swelling the ecg shows sinus rhythm with no st changes i think this is stable angina i'm going to start you on aspirin seventy five ` +
      `milligrams once a day and bisoprolol two point five milligrams once a day and a gtn spray to use as needed i'll refer you to the rapid ` +
      `access chest pain clinic and we'll do bloods including lipids and troponin if the pain comes on at rest or lasts more than fifteen minutes ` +
      'call nine nine nine come back in two weeks thanks doctor',
  },
  {
    name: 'fibroid, speakers',
    language: 'ru',
    vertical: 'med',
    text: `Врач: Здравствуйте, Ирина Павловна, что вас беспокоит?
Пациентка: Месячные стали очень обильные и болезненные, уже полгода.
Врач: Сколько дней идут?
Пациентка: Дней восемь-девять, со сгустками.
Врач: Кровянистые выделения между месячными есть?
Пациентка: Нет.
Врач: Слабость, головокружение?
Пациентка: Да, быстро устаю, голова кружится по утрам.
Врач: Беременности, роды?
Пациентка: Двое родов, одна операция, кесарево, в две тысячи пятнадцатом году.
Врач: Какие лекарства принимаете?
Пациентка: Пью ибупрофен, четыреста миллиграммов при боли, и железо пила, сорбифер, но бросила, от него тошнило.
Врач: Аллергия?
Пациентка: На йод.
Врач: У мамы или сестры были миомы?
Пациентка: У мамы была миома, ей матку удалили.
Врач: Давайте осмотрю. Давление сто десять на семьдесят, пульс восемьдесят восемь. Кожа бледная. Живот мягкий, безболезненный. Матка увеличена до \
десяти недель, плотная, подвижная, придатки без особенностей. На УЗИ узел по задней стенке сорок два миллиметра. Гемоглобин девяносто восемь, \
ферритин шесть.
Пациентка: Это рак?
Врач: Нет, похоже на миому матки и железодефицитную анемию. Назначаю транексам, пятьсот миллиграммов три раза в день в дни месячных, и мальтофер, \
сто миллиграммов один раз в день, три месяца. Ибупрофен можно продолжать при боли. Сделаем биопсию эндометрия и направлю вас к гинекологу-хирургу. \
Контроль гемоглобина через месяц. Если кровотечение сильное, прокладка чаще, чем раз в час, сразу вызывайте скорую.
Пациентка: Спасибо, у вас цветы красивые.`,
  },
  {
    name: 'lame horse',
    language: 'nb',
    vertical: 'vet',
    text:
      'Hei, hvem har vi her da? Dette er Stjerne, hun er en fjording, hoppe på tolv år. Hun har vært halt på venstre frambein siden på mandag, nei ' +
      'vent, det var søndag. Det begynte etter at vi var på tur i steinete terreng. Hun vil ikke gå på hard vei. Spiser hun som normalt? Ja, hun ' +
      'spiser godt. Har hun hatt feber? Nei. Er hun vaksinert? Ja, mot influensa og stivkrampe i mars. Har du gitt henne noe? Jeg ga henne litt ' +
      'fenylbutazon i går, to gram. Naboens hest har forfangenhet, så jeg er redd for det. Da ser vi på henne. Temperatur trettisju komma ni, puls ' +
      'førtifire. Halt tre av fem på venstre fram i trav på volte. Varm hov og tydelig pulsasjon på venstre fram. Hun reagerer ved visitasjon med ' +
      'hovtang over tåa lateralt. Ingen hevelse i bøyesenene. Det er mest sannsynlig en hovbyll. Jeg skjærer opp her, og det kommer svart puss. Da ' +
      'legger vi på et omslag med grønnsåpe i tre dager, bytt det hver dag. Ikke mer fenylbutazon, men du kan gi meloksikam, null komma seks ' +
      'milligram per kilo i munnen én gang daglig i tre dager. Antibiotika trengs ikke. Boksro til hun er halthetsfri. Er hun forsikret? Ja, i ' +
      'Gjensidige. Ring hvis hun blir verre eller slutter å spise. Jeg kommer på kontroll om fem dager. Det er så fin gård dere har.',
  },
  {
    name: 'rabbit, speakers',
    language: 'da',
    vertical: 'vet',
    text: `Dyrlæge: Hvad kan jeg hjælpe med?
Ejer: Det er Trunte, min kanin. Hun er en dværgvædder på tre år, steriliseret. Hun har ikke spist siden i går morges.
Dyrlæge: Laver hun afføring?
Ejer: Kun et par små kugler i aftes.
Dyrlæge: Hvad får hun at spise?
Ejer: Mest piller og lidt hø. Og så fik hun en del gulerod i weekenden.
Dyrlæge: Savler hun?
Ejer: Nej.
Dyrlæge: Hun vejer to komma en kilo. Temperatur syvogtredive komma fem. Maven er spændt og der er næsten ingen tarmlyde. Kindtænderne har skarpe \
spidser på venstre side, ingen sår på tungen. Hun er cirka fem procent dehydreret.
Ejer: Åh nej.
Dyrlæge: Det er en tarmstase, formentlig på grund af tænderne. Hun får Ringer-laktat tredive milliliter under huden, metoklopramid nul komma fem \
milligram per kilo under huden tre gange om dagen, og Metacam nul komma seks milligram per kilo en gang om dagen i fem dage. Vi tager et \
røntgenbillede af maven nu. Du skal tvangsfodre med Critical Care, ti milliliter fire gange om dagen. Ikke flere piller, kun hø og grønt. Tænderne \
skal slibes, når hun er stabil. Ring i morgen, og kom med det samme, hvis hun bliver slap. Min søsters kanin døde af det samme.
Ejer: Hvad koster det? Ja, det finder vi ud af.`,
  },
  {
    name: 'child with ear pain',
    language: 'sv',
    vertical: 'med',
    text:
      'Hej, det är jag som är doktor Maria. Vem är det vi har här? Det här är Alva, hon är fyra år. Hon har haft feber i tre dagar, som högst ' +
      'trettionio komma fem, och hon hostar på nätterna. Äter hon? Nej, inte mycket, men hon dricker lite saft. Har hon kräkts? En gång i går. ' +
      'Kissar hon? Ja, som vanligt. Har hon ont i öronen? Hon drar sig i vänster öra. Är hon frisk annars? Ja, hon hade falsk krupp när hon var ' +
      'två. Är hon vaccinerad? Ja, allt enligt programmet. Tar hon någon medicin? Alvedon, tvåhundrafemtio milligram var sjätte timme. Lillebror ' +
      'har haft hand, fot och mun. Får jag titta på dig, Alva? Så duktig du är. Temperatur trettioåtta komma nio. Saturation nittiosju procent, ' +
      'andningsfrekvens tjugoåtta. Vänster trumhinna är röd och buktande, höger är normal. Svalget är lätt rodnat, inga beläggningar. Lungorna ' +
      'låter bra, inga rassel. Ingen nackstelhet, inga utslag. Vikt sexton kilo. Hon har en öroninflammation på vänster sida. Vi väntar inte, hon ' +
      'får Kåvepenin, trehundra milligram tre gånger om dagen i fem dagar. Fortsätt med Alvedon vid behov. Låt henne dricka mycket och sova med ' +
      'höjt huvud. Hör av er om hon inte är bättre om tre dagar eller om hon får svårt att andas. Ingen kontroll behövs annars. Hon kan gå till ' +
      'förskolan när hon är feberfri. Tack, hej då.',
  },
  {
    name: 'red eye, speakers',
    language: 'en',
    vertical: 'med',
    text: `Doctor: Good morning. What seems to be the trouble with your eyes?
Patient: It's my left eye. It's been red and painful since yesterday and the light really bothers me.
Doctor: Any discharge?
Patient: Just watery.
Doctor: Is your vision affected?
Patient: A bit blurry, yes.
Doctor: Do you wear contact lenses?
Patient: No, just glasses.
Doctor: Have you had this before?
Patient: Yes, two years ago, in the other eye. They called it iritis.
Doctor: Any back pain or stiffness in the mornings?
Patient: My lower back is stiff for about an hour every morning, actually.
Doctor: Any medications?
Patient: Only naproxen, two fifty, now and then.
Doctor: Allergies?
Patient: Sulfa drugs gave me hives.
Doctor: Visual acuity is six over nine on the left and six over six on the right. There's circumcorneal injection, the pupil is small and irregular. \
On the slit lamp I see cells two plus in the anterior chamber, no hypopyon. Cornea is clear, no fluorescein staining. Pressure is fourteen in both \
eyes.
Patient: Is it serious?
Doctor: It's acute anterior uveitis. I'd like you to use prednisolone drops one per cent every hour for two days, then six times a day, and \
cyclopentolate one per cent three times a day. I'll order an HLA-B27 and an x-ray of the sacroiliac joints, since I suspect ankylosing spondylitis. \
Review in one week. If your vision gets worse come straight to eye casualty.
Patient: Can I drive?
Doctor: Not while the drops blur your vision.`,
  },
  {
    name: 'lame dog, no punctuation',
    language: 'ru',
    vertical: 'vet',
    text:
      'добрый день что случилось у нас собака джек лабрадор семь лет кобель кастрирован он хромает на правую заднюю лапу уже неделю началось после ' +
      'прогулки он резко побежал за мячом и завизжал ест хорошо да ест и пьет как обычно температура была не мерили что давали давали римадил сто ' +
      'миллиграммов два дня но у него начался понос и мы перестали раньше хромал нет никогда вторая собака у нас здорова давайте осмотрю вес ' +
      'тридцать шесть килограммов температура тридцать восемь и пять хромота третьей степени на правую заднюю коленный сустав отечный болезненный ' +
      'симптом переднего выдвижного ящика положительный тазобедренные суставы без особенностей на рентгене выпот в суставе перелома нет я думаю ' +
      'это разрыв передней крестообразной связки нужна операция запишу вас к ортопеду на следующую неделю римадил больше не давайте назначаю ' +
      'габапентин триста миллиграммов два раза в день десять дней и покой только на поводке худеть надо на четыре килограмма переведите на ' +
      'диетический корм контроль через две недели если станет хуже звоните спасибо до свидания',
  },
]
