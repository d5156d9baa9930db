import type { Terms } from '#domain/language/pack/language-pack.ts'

/** How complaints, mishaps, daily life and advice are told in speech, beside the words of the trade; written from general knowledge. Read as the marks are. */
export const spoken: Terms = {
  symptom: `
    snurr@, karusell, vimmelkantig, tappar balansen, spränger i, sicksack, får inte behålla, behåller inget, kommer upp igen, kurrar, springa på toa,
    hinner inte till toa, inte varit på toa, spyr, spydde, spytt, inte sugen på mat, rossl@, rösten försvinner, rösten försvann, kittl@,
    kvävningskänsla, luften räcker inte, flås@, djupa andetag, drar efter andan, snörvl@, burkig@, skorna sitter åt, strumpmärken, ofta på toa,
    håller inte tätt, väter ner sig, sängvät@, byter binda, tampong@, rör sig mindre, suger inte, vattnet har gått, gnäller,
    grinig, slappt, krasslig, inte sig själv, inte mig själv, svårväckt, glansig@, river sig, nariga, hettar, kvissl@, hårtussar, ändrat färg,
    stinker, ihopklistrad@, rödsprängd@, rödögd@, kisar, blända@, raka linjer, bokstäverna hoppar, ser inte att, svårt att läsa, gnissl@,
    kan inte stå, kan inte gå, kan inte sitta, går på bomull, fuml@, tappar greppet, sladdr@, pratar otydligt, orden kommer inte, stirrar, blev borta,
    tuppa@ av, medvetslös@, fradga@, somna om, kan inte somna, svårt att somna, klarvaken, outvilad, nickar till, somnar i soffan, dåsig@, deppig@,
    mörka tankar, meningslös@, orkar ingenting, orken, gnistan, ingenting är roligt, tom inuti, värdelös@, skäms, inte leva, ta livet, göra slut på,
    nervös@, varva ner, slappna av, uppjagad@, rädd för, rädsla@, älta@, kollar spisen, overklig@, in i väggen, helt slut, bryter ihop, hjärndimma,
    tappar humöret, överväldig@, sorgen, sörj@, glömmer, upprepar sig, samma fråga, gått vilse, hittar inte hem, känner inte igen, virrig@,
    abstinens@, bakfull, känningar, mår dåligt, mår inte bra, mår inget bra, sängliggande, mörbultad, kläderna sitter löst, magrat, olidlig@,
    outhärdlig@, plågsam@, besvärar, andedräkt@, håller i möbler, gnyr, morra@, nafsar, drar sig undan, kommer inte upp, reser sig inte,
    hoppar inte upp, kort steg, oren i gången, går orent, ömfotad, vägrar mat, vägrar äta, hopkurad, stånkar, idisslar inte, tappat i mjölk,
    mjölkar mindre, brunst@, inte renad, efterbörd@, kastat kalven, vägrar hinder, stegrar, gungar under, behålla maten, hinner inte till toaletten,
    rusa till toaletten, dubbelvikt, tappar rösten, tappar andan, kvävs, luften tar slut, höjer tv@, kontaktbar, rivit sig, ändrat form,
    igenklistrad@, otydligt tal, letar efter ord, handstil@, trippar, vrider och vänder, inget är roligt, misslyckad, på helspänn, uppe i varv,
    tankarna maler, lättretlig@, humörsväng@, saknar henne, saknar honom, tappar bort, gick vilse, känning, mådde dåligt, som nålar, isningar,
    kan inte vända, kan inte vrida, vattenavgång, förvärkar, bindor, suger dåligt, ingen hunger, cirklar, går i ring, biter efter, håller sig undan,
    lämnar maten, rör inte maten, tömmer skålen, tovig@, kutryggig, minskat i mjölk, mjölktapp@, tappar tråden, kort stubin, kala partier
  `,
  event: `
    trampade snett, trampat snett, vek sig, trillat, ramla, gick omkull, cyklade omkull, vurpa@, tog i för, släpat på, slå i, slå mig, tackla@,
    misshandl@, överfall@, våldtag@, i kläm, skuren, motorsåg@, trampade på, glasbit@, vrångstrupen, svalde, satte i sig, råttgift, glykol, russin,
    xylitol, benbit, knappcellsbatteri@, geting@, ormbett, kattbett, bet mig, fastnat i, fick en spark, het olja, kokande vatten, andades in,
    lösningsmedel, dog, gick bort, avled, begravning@, miste min, förlorade min, skilde mig, skilsmässa@, separer@, uppsagd, mobb@, trakasser@,
    diskmedel@, ny tvål, nytt schampo, hårfärg@, tatuer@, nytt foder, betessläpp, skaldjur, smitt@, kondom@, glömt ta, missat en dos,
    medicinen tog slut, krattat, skottat snö, legat snett, reste mig för fort, reser mig upp, vänder mig i sängen, kalvade, kalvning@, grisning@,
    lamning@, fölning@, valpning@, betäckt, avvänj@, dödfödd, hittades död, gått omkull, cyklat omkull, klev snett, mist min, förlorat min, glömde ta,
    hoppat över en dos, gått bort, kalvat, lammat, fölat, valpat, grisat, avvand@, parning, bet honom, bet henne, taggtråd, spark av, kycklingben,
    vindruvor, hett vatten, frätande, knivskuren, våldtäkt@, singelolycka, andats in, hundbett, trampat på, kastad av hästen, slår i, ställde mig upp,
    ny kräm, suttit still, dödfödda, varslad, rånad, klämd
  `,
  function: `
    hålla mig, hålla tätt, gå i trappor, går i trappor, uppför trappan, en trappa upp, sover hela natten, sover gott, sover bra, äter bra,
    äter gott, äter som vanligt,
    äter normalt, äter upp, dricker bra, leker, springer runt, pigg och glad, är sig själv, viftar på svansen, hoppar upp i soffan, går promenader,
    går till affären, handlar själv, gå långt, hundra meter, ta mig ur sängen, resa mig, upp ur stolen, ur badkaret, duschar själv, tvätta håret,
    klä på, klär sig, knäppa knappar, knyta skor@, vänd@ mig i sängen, vänd@ sig i sängen, ligga på sidan, hushåll@, dammsug@, matkassar,
    öppna burkar, vrida om nyckeln, kör bil, får jag köra, bilkörning, bakom ratten, följa ett samtal, klar@ sig själv, klar@ mig själv,
    sköter sig själv, självständig@, behöver hjälp med, kastar vatten, kissar normalt, går på toaletten, gå på toa, går på toa, bajsar normalt,
    rumsren, potträn@, torr på natten, tar flaskan, tar bröstet, ökar i vikt, går upp i vikt, följer kurvan, sexliv@, samlag@, stå länge, sitta länge,
    stå på knä, lyfta armen, över huvudet, bakom ryggen, vrida på huvudet, titta över axeln, tillbaka i jobb, börja jobba, gapa, behåller maten,
    betar, idisslar, liter mjölk, reser sig själv, går i lådan, kattlådan, ridbar, under ryttare, kryper, borsta tänderna, laga mat, gå på toaletten,
    gått på toaletten, kasta vatten, böja mig, på huk, vrida huvudet, lyfta barnet, kissar i lådan, busar, hänga tvätt, utan stöd, tugga på, jollrar,
    ökat i vikt, tillbaka till jobbet, träffa vänner, lämna huset, hålla i pennan, öppna en burk, ligga platt, äter och dricker, tar sig fram,
    duscha själv, sover hela nätterna, kör själv, kör lastbil, kör truck
  `,
  social: `
    hantverkare, rörmokare, mekaniker, svetsare, brevbärare, undersköterska, hemtjänst@, lokalvårdare, trädgårdsmästare, lantbrukare, uppfödare,
    omplacer@, universitet@, egen firma, övertid, vid dator, stillasittande, vibrerande verktyg, bullrig@, sjukersättning, försörjningsstöd,
    äldreboende@, trygghetslarm@, vårdar min, mögel@, nykter@, helgsup@, cigg@, nikotin@, knark@, spelar bort, promenerar, stavgång, löpning,
    steg om dagen, uppstall@, lösgående, spaltgolv, frigående, besättning@, mjölkkor, slaktgris@, suggor, laktation@, sinko, oskodd, rider, frånskild,
    utan hiss, särskilt boende, vårdbiträde, lärling, barnskötare, byggnads@, hemlös@, matlåd@, uppbund@, sintid
  `,
  body: `
    baken, könsdel@, snopp@, hålfot@, underben@, korsrygg, maggrop@, matstrupe@, luftväg@, hakan, visdomst@, skalle@, blodkärl@, artär@, nerv,
    hjärna@, brosk@, ligament@, skuldra@, klöv@, våm@, löpmage@, nerven, hjässa@, länden, skelett@, bakdel@
  `,
  finding: `
    sårkant@, granul@, nekro@, infekterad@, inflammerad@, uppsvullen, avblek@, knottrig@, fixerad, ballotter@, bredspårig, tonus, rigid@, bortfall,
    grumlig@, upptag av färg, rör på plats, vidgad@, karies, utspänd, palpabel, biljud@, på baserna, insjunk@, agiter@, skattar, poäng på,
    hypermobil@, hållning@, @rotation, ohalt, ren i trav, belastar, celltal, löss, nedmagrad, upphöjd@, förskjutbar@, stapplande, palpabla,
    dorsalflexion, hela meningar, samarbetar, sammanhängande, skelar, plattfot, uppresning, ihopläkt
  `,
  referral: `
    fotvård@, folktandvård@, psykoterap@, terapeut@, fysioterapi@, ambulans@, mödravård@, socialtjänst@, beroendevård@, geriatri@, palliativ@,
    hemsjukvård@, hjälpmedelscentral@, habilitering@, onkolog@, företagshälsovård@, distriktsveterinär@, nödslakt@, jouren, second opinion,
    barnläkare@, fysio, samtalskontakt
  `,
  advice: `
    hålla stilla, hålla igång, rör på dig, försiktigt med, ingen belastning, smärtan tillåter, lyssna på kroppen, ta pauser, tunga lyft, ingen idrott,
    inte rida, stanna hemma, hemma från skolan, feberfri@, bakom ratten, kondom@, avstå från sex, fet mat, klunkar, lite och ofta, undan mjölken,
    kassera mjölken, mjölken får inte, karenstid@, mjölktanken, hålla isär, karantän@, behandla huset, saner@, dammsug@, sextio grader, sängkläder@,
    saltvatten, gurgl@, tunt lager, halkskydd@, res dig långsamt, nyp om näsan, hemövning@, samma tid varje, hemuppgift@, säkerhetsplan,
    rengör öronen, låt verka, betesmunkorg@, blöta höet, kallspol@, råmjölk@, inte slickar, katrinplommon, från midnatt, mjölka ur, frisk luft,
    lösa mattor, sängkanten, handhygien, snyt, repetition@, luta dig framåt, ta paus, handduk@, behandla hemmet, skona, extra låda, bära henne,
    klara drycker, stadiga skor, dagliga promenader, ingen ridning, två dygn, aktivera honom, aktivera henne, aktivering
  `,
  diagnosis: `
    vinterkräksjuka@, virus@, mässling@, kikhosta@, rabies, hiv, löss, springmask@, insektsbett, karies, åksjuka@, skrubbsår, utsliten, förslitning@,
    liktorn@, förhårdnad@, blöjutslag, övergångsåldern, hjärtfel, klaffläckage, förträngning@, hjärnblödning@, elakartad@, godartad@, malign@,
    metastas@, sockersjuka, ämnesomsättning@, autistisk, dyslexi@, funktionsnedsättning@, dermatit, klövröta, ketos, kalvförlamning,
    löpmageförskjutning, salmonell@, parasit@, afte@, bristning@, barnlös@, aneurysm, solsting, skärsår, bitsår, dysenteri, trumsjuka, koccidi@,
    metrit, ledsjuka
  `,
  device: `
    löständer, bettskena@, dosett@, termometer, sadel@
  `,
  diet: `
    mejeri@, fullkorn@, grönsak@, måltid@, välling, ammar, mineral@
  `,
  admin: `
    utlåtande@, körkort@, färdtjänst@, direktregler@, @intyg, @intyget, kremer@
  `,
}
