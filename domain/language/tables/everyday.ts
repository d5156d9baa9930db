import type { Language } from '#contract/vertical.ts'
import type { Terms } from '#domain/language/pack/language-pack.ts'
import { lostAbilities } from './abilities.ts'
import { chat } from './chat.ts'
import { otherAnimals } from './other-animals.ts'
import { treatments } from './treatments.ts'

/** What people say at home for what the trade has words for: giving a medicine up, people around one, animals around another. Written as the marks are. */
export const EVERYDAY: Readonly<Record<Language, Terms>> = {
  nb: {
    ...treatments('nb'),
    contact: `kommer du inn, kom rett inn, kommer hun inn, kommer han inn, kommer dere inn, rett hit, rett inn, komme rett, kom igjen, kommer igjen, kom hit,
      tilbake hit, tilbake til meg, straks inn, du ringer, ringer dere, slå alarm, sykebil, ambulanse, amk, dyrevakt@, vakttelefon@`,
    referral: `@henvisning, @henvisningen, @tilvisning, @tilvising, dit henvises, spesialisthelsetjeneste@, øre-nese-hals, ørelege@, augelege@, kiropraktor@,
      ergoterapeut@, ernæringsfysiolog@, søvnsenter, smerteklinikk@`,
    assessmentCue: `det der er, det her er, her har du en, her har du et, da har du en, da har du et, så har du en, så har du et`,
    frequency: `hver fjerde time, hver tredje time, hver andre time, annenhver time, hver tolvte time, annenhver uke, hver fjortende dag`,
    event: `tråkket på, tråkka på, trådte på, skled, sklei, glei, gled, ramlet, ramla, veltet, velta, snublet, klemte, klemt, brant meg, brent meg,
      skåret meg, skar meg, fikk i øyet, sparka av, ble bitt, kræsjet, kræsja, vrikket, forstuet, strakk, løftet, bar på, dultet, fikk en ball, slo meg`,
    body: `skjoldkjertel@, skjoldbruskkjertel@`,
    diagnosis: `@irritasjon, @irritasjonen`,
    admin: `haldast tilbake, holdes tilbake, halde tilbake, holde tilbake, tilbakeholdelse@, tilbakehold@, slaktefrist@, leveringsfrist@`,
    filler: `skulle jeg si, skulle jeg tro, vil jeg si, vil jeg tro`,
    examStart: `skal jeg _ kjenne, skal jeg _ trykke, skal jeg _ lytte, skal jeg _ undersøke, skal jeg _ måle, skal eg _ kjenne, skal eg _ lytte,
      jeg skal _ kjenne, jeg skal _ lytte, får jeg _ kjenne, må jeg _ kjenne, skal vi _ måle, skal vi _ undersøke, la meg _ kjenne, la meg _ se`,
    asNeeded: `når jeg trenger det, når jeg trenger den, når jeg trenger dem, når jeg har vondt, når eg treng det, når det trengs, når det er nødvendig,
      etter behov, innimellom`,
    stop: `tok den siste, tok siste, tok de siste, teke den siste, lagt bort, lagt den bort, lagt det bort, lagt vekk, la bort, la den bort, la det bort,
      la dem bort, legge bort, lagt på hylla, la på hylla, droppa, droppet, dropper, droppe, kasta dem, kasta den, kasta det, kastet dem, kastet den,
      kastet det, kastet resten, kasta resten, hev dem, hev den, hiv dem, hiv den, kast den, kast dem, kast det, kast resten, hiv resten, slengt, slengte,
      gav opp, ga opp, gitt opp, gitt den opp, ga meg med, gav meg med, gitt meg med, ferdig med, er ferdig, var ferdig, ble ferdig, kuren ferdig, brukt opp,
      tom for, gikk tom, tatt av, tok meg av, byttet ut, bytta ut, bytt ut, byttet _ ut, bytta _ ut, skiftet ut, skifta ut, skiftet _ ut, erstatta, erstattet,
      kutta ut, holdt opp, holder opp, held opp, heldt opp, ikke tatt siden, ikke brukt siden, ikkje teke sidan, ikkje brukt sidan, ikke tatt den på,
      ikke tatt den siden, ikke tatt noe siden, ikke brukt den på, ikke brukt den siden, ikke gitt siden, ikke fått siden, ikke gått på siden, satt ut,
      orka ikke mer, orket ikke mer, gikk av, går av, gå av, gått av, tas bort, tas av, skal bort, tar deg av, tar ham av, tar henne av, ut med, utgår,
      gikk vekk fra, gått vekk fra, sluttar du, trappet av, trappa av`,
    otherPerson: `svigerinn@, svigermor@, svigerfar@, svigerforeldre@, svigers@, en på jobb@, ei på jobb@, ei på arbeid@, en på arbeid@, de på jobb@,
      hun på jobb@, han på jobb@, en jeg kjenner, ei jeg kjenner, ei eg kjenner, en jeg jobber med, ei jeg jobber med, en kamerat, en venn, en kollega,
      nabokona, nabogutten, noen på jobben, folk på jobb@, tanten, onkel min, mannen til, kona til, søsteren til, moren til, faren til, sønnen til,
      dattera til, datteren til, gutten til, ungene til, eldstemann, minstemann, eldstejenta, lillegutt sin, typen min, dama mi, eksen min, sidemannen,
      romvenninne@, studievenn@, turkamerat@, legen på tv, frisøren min`,
    symptom:
      `${lostAbilities('nb')}, drikker voldsomt, drikker så, drikker masse, drikker mer, drikker veldig, drikker mye, drikk mykje, tisser masse, ` +
      'tisser mer, bevisstløs@, mista bevisstheten, mistet bevisstheten, miste bevisstheten, besvimte, ta livet, ta ditt eget liv, ikke leve, ' +
      'ikke vil leve, ikke verdt å leve, skade deg, skade seg, skada deg, sjølvskad@, magerer, mager, tynn i, tynnere, blek om nebbet',
    otherAnimal: otherAnimals('nb'),
    smallTalk:
      `${chat('nb')}, spent på, vært spent, lyser, blinker, for et vær, litt av et vær, sludd, holke, hagl, tåka, sommervær, varmt ute, kaldt ute, ` +
      'hele veien hit, hele veien hjem, på veien hit, på vei hit, kjøre hit, kjørte hit, kom med toget, kom med bussen, drosje, taxi, fergen, ' +
      'ferja, heisen, trappeoppgang, butikken, butikk, rekker butikken, middagen, grillen, grille, grillet, poteter, potetene, bærtur, sopptur, ' +
      'hjorten, elgjakt, jakt, fiske, fisken, cupfinale, landskamp, ol, vm, melodi grand prix, strikkegenser, sofa, sofaen, gardiner, lampe, ' +
      'lampa, bildet på veggen, maleri, ny jakke, fin jakke, nye briller, nytt kontor, nytt bygg, billett, automaten, gebyr, bompenger, ' +
      'strømregning, mobilen, telefonen min ringer, batteri, printeren, skriveren, datamaskinen, pc-en, systemet henger, systemet er tregt, ' +
      'passordet, sommerjobb, russ, eksamen, lekser, julekalender, julegaver, gaver, pepperkaker, nyttår, påskeegg, bestille bord, hils, hilse, ' +
      'takk for sist, lenge siden, koselig, artig, moro',
    reaction: `hovner opp, hovner, hovnar, blemmer, hovna opp, hovnet opp, hovne, hovna, slo ut, klådde, skjelven, svimmel, kvalm, dårlig i magen, hodeverk,
      støl`,
    hypothetical: `dør han, dør hun, dør ho, kommer han til å dø, kommer hun til å dø, klarer han seg, klarer hun seg, overlever han, overlever hun,
      må han opereres, må hun opereres, skal han opereres, skal hun opereres, blir det bra, går det bra, når blir, hvor lenge varer`,
    correction: `nei vi sier, næ, næ vent, å nei, nå overdriver jeg, no overdriv eg, jeg blander, jeg blandet, hva er det jeg sier, hva sier jeg,
      kva er det eg seier, kva seier eg, hvad er det jeg sei, hva sa jeg, det trodde vi, det trodde jeg, det passer ikke, det passer jo ikke,
      det kan ikke stemme, det stemmer ikke, det stemmer jo ikke, ser feil, så feil, kikker feil, kikka feil, feil linje, feil side, feil ark, feil skjerm,
      vi sier heller, nei si heller, nei vi seier, nei la oss si, nei jeg sier feil, jeg sier feil, nei eg seier feil, eg seier feil, nå sier jeg feil,
      nå leste jeg, jeg leste feil, det ble feil, det vart feil, det var feil, stryk det, retter meg, korrigerer, jeg roter, nå roter jeg, eller forresten,
      nei stopp, nei nei vent, nei ikke det, det stemmer ikke forresten, jeg bommet, der tok jeg feil, tok feil`,
    test: `poeng, skåre, skåra, skårer, totalskår@, spørreskjema@, kaliumet, natriumet, kalsiumet, ferritinen, ferritinet, jernlager@, blodprosent@,
      stoffskifteprøve@, leverprøve@, nyreprøve@, nyretall@, levertall@, leververdi@, nyreverdi@, nyrefunksjon@, infeksjonsprøve@, betennelsesprøve@,
      kolesterolet, hemoglobinet, hb-en, crp-en, senkningen, proteiner i urin@, protein i urin@, mikroalbumin@, kreatininen, kreatininet, hematokritten,
      laktaten, cmt, california mastitt@, celletall@, bhb, ketonstoff@, sdma, t4-en, tsh-en`,
  },
  sv: {
    ...treatments('sv'),
    contact: `kommer du in, kom in direkt, kommer hon in, kommer han in, kommer ni in, in genast, in direkt, in akut, direkt hit, raka vägen, kom hit,
      kom åter, kommer åter, åter hit, tillbaka hit, du ringer, ringer ni, hör av er, ambulans@, akuten, jourveterinär, djursjukhuset, 1177`,
    referral: `@remiss, @remissen, @remisser, öron-näsa-hals, öronläkare@, ögonläkare@, kiropraktor@, arbetsterapeut@, dietist@, rehabkoordinator@,
      sömnmottagning@, smärtmottagning@, centralsjukhus@`,
    assessmentCue: `det där är, här har du en, här har du ett, då har du en, då har du ett`,
    unit: `droppe, droppar`,
    frequency: `varje timme, var timme, varannan timme, var tredje timme, var fjärde timme, var sjätte timme, var åttonde timme, var tolfte timme,
      varannan dag, varannan vecka, varje vecka, var fjortonde dag`,
    event: `trampade på, trampat på, halkade, halkat, ramlade, ramlat, cyklade omkull, vurpade, klämde, klämt, brände mig, bränt mig, skar mig, skurit mig,
      fick i ögat, blev biten, blev påkörd, stukade, stukat, sträckte, lyfte, bar på, stöp, tappade på`,
    diagnosis: `typ två-diabetes, typ 2-diabetes, @irritation, @irritationen`,
    admin: `karenstid@, karensdag@`,
    filler: `skulle jag säga, skulle jag tro, skulle jag vilja säga`,
    examStart: `ska jag _ känna, ska jag _ titta, ska jag _ lyssna, ska jag _ undersöka, ska jag _ trycka, jag ska _ känna, jag ska _ titta, jag ska _ lyssna,
      får jag _ känna, får jag _ titta, ska vi _ mäta, ska vi _ undersöka, låt mig _ känna, låt mig _ titta`,
    asNeeded: `när jag behöver, när jag behöver det, när jag har ont, när det behövs, vid besvär, ibland`,
    stop: `tog den sista, tog sista, tog de sista, sätter _ ut, sätt _ ut, sätta ut, sätts ut, plockar _ bort, sattes ut, satts ut, satt ut, satte ut,
      sattes _ ut, satte _ ut, satts in och ut, utsatt, släng den, släng dem, släng resten, släng det, slängt, slängde, slängt dem, slängt den, kastat,
      kastade den, kastade dem, lagt av, la av, lade av, la undan, lade undan, lagt undan, lagt _ på hyllan, la den åt sidan, gav upp, gett upp, gett upp med,
      inte tagit på, inte tagit sedan, inte tagit sen, inte tagit den, inte gett sen, inte gett sedan, inte fått sen, inte fått sedan, inte använt sedan,
      inte använt sen, inte använt på, inte behövt, slut med, är slut, tog slut, tagit slut, färdig med, är avslutat, är avslutad, är färdig, är klar med,
      bytt ut, bytts ut, bytte ut, byttes ut, bytte _ ut, ersattes, ersatt, struntat i, struntade i, skippat, skippade, slutade, hoppat av, hoppade av,
      tas bort, togs bort, ska bort, utgår, sätts ut, sätter du ut, gick av, gå av, trappats ut, trappade ut, trappade ur, trappat ut, låt bli, låter bli,
      lät bli, kvittade`,
    otherPerson: `svägersk@, svärförälder@, svärmor@, svärfar@, en på jobbet, hon på jobbet, han på jobbet, dom på jobbet, de på jobbet, en jag känner,
      en kompis, en vän, en kollega, en arbetskamrat, grannfrun, grannens, min chef, tjejen på, killen på, min tjej, min kille, mitt ex, folk på jobbet,
      man till, fru till, syster till, mamma till, pappa till, son till, dotter till, rumskamrat@, klasskompis@, träningskompis@, svågern, kusinen,
      fosterbarn@`,
    symptom:
      `${lostAbilities('sv')}, dricker massor, dricker så, dricker mer, dricker mycket, kissar massor, kissar mer, medvetslös@, ` +
      'tappat medvetandet, tappade medvetandet, förlorat medvetandet, förlorade medvetandet, ta livet, ta ditt liv, inte leva, inte vilja leva, ' +
      'inte vill leva, livet inte, skada dig, skada sig, avmagrad@, magrat, rasat i vikt, tappat _ kilo, tappat i vikt, gått ner _ kilo',
    otherAnimal: otherAnimals('sv'),
    smallTalk:
      `${chat('sv')}, lyser, blinkar, vilket väder, slask, halka, hagel, dimma, varmt ute, kallt ute, hela vägen hit, hela vägen hem, ` +
      'på vägen hit, körde hit, kom med tåget, kom med bussen, taxi, färjan, hissen, affären, affär, hinner affären, middagen, grilla, grillade, ' +
      'potatis, bärplockning, svamp, kantareller, älgjakt, jakt, fiske, landskamp, melodifestivalen, soffa, soffan, gardiner, lampa, tavlan, ' +
      'ny jacka, fin jacka, nya glasögon, nytt kontor, biljett, automaten, avgift, elräkning, mobilen, batteri, skrivaren, datorn, ' +
      'systemet hänger, systemet är segt, lösenordet, sommarjobb, studenten, tenta, läxor, julklappar, pepparkakor, nyår, midsommar, boka bord, ' +
      'hälsa, tack för senast, länge sedan, mysigt, kul, kreta, mallorca, thailand, fjällen, stugan',
    reaction: `svullnar, svullnar upp, blåsor, svullnade, svullnade upp, svullnat, svullna, slog ut, kliade, yr, illamående, dålig i magen, huvudvärk,
      stel i kroppen`,
    hypothetical: `dör han, dör hon, kommer han att dö, kommer hon att dö, klarar han sig, klarar hon sig, överlever han, överlever hon, måste han opereras,
      måste hon opereras, blir det bra, går det bra, hur länge varar`,
    correction: `nej vi säger, nä, nä vänta, nä förlåt, nä alltså, nu överdriver jag, vad säger jag, vad är det jag säger, vad sa jag, det trodde vi,
      det trodde jag, det kan inte stämma, det stämmer inte, det stämmer ju inte, tittar fel, tittade fel, såg fel, fel rad, fel sida, fel papper,
      vi säger hellre, nej låt oss säga, nej jag säger fel, jag säger fel, nu säger jag fel, nu läste jag, jag läste fel, det blev fel, det var fel,
      stryk det, rättelse, eller förresten, nej stopp, nej nej vänta, nej inte det, jag blandade ihop, nu blandar jag, tog fel, nej nu rör jag till det`,
    test: `poäng, skattning@, skattade, totalpoäng@, kaliumet, natriumet, kalciumet, ferritinet, järndepå@, blodvärde@, sköldkörtelprov@, leverprov@,
      njurprov@, njurvärde@, levervärde@, njurfunktion@, infektionsprov@, sänkan, kolesterolet, hemoglobinet, hb-värde@, crp-värde@, snabbsänka@,
      protein i urin@, mikroalbumin@, kreatininet, hematokrit@, laktatet, cmt, celltal@, bhb, sdma, långtidssocker@, sockervärde@, tsh-värde@`,
  },
  da: {
    ...treatments('da'),
    contact: `kommer du ind, kom ind, kommer hun ind, kommer han ind, kommer i ind, ring herind, ind med det samme, lige ind, direkte ind, kom igen,
      kommer igen, kom herind, tilbage til mig, du ringer, ringer i, ringer du, ambulance@, vagtlæge@, lægevagt@, dyrlægevagt@, 1813`,
    referral: `@henvisning, @henvisningen, ørelæge@, øjenlæge@, kiropraktor@, ergoterapeut@, diætist@, søvnklinik@, smerteklinik@, jobcenter@`,
    assessmentCue: `det der er, her har du en, her har du et`,
    frequency: `hver time, hver anden time, hver tredje time, hver fjerde time, hver sjette time, hver ottende time, hver tolvte time, hver anden dag,
      hver anden uge, hver fjortende dag`,
    event: `trådte på, trådt på, gled, væltede, væltet, faldt, snublede, klemte, klemt, brændte mig, brændt mig, skar mig, skåret mig, fik i øjet, blev bidt,
      blev påkørt, forstuvede, forstrakte, løftede, bar på, styrtede, styrtet, tabte på`,
    timeWord: `mandags, tirsdags, onsdags, torsdags, fredags, lørdags, søndags, påske, jul, pinse, nytår, påsken, julen`,
    diagnosis: `@irritation, @forstoppelse, @forstoppelsen`,
    admin: `tilbageholdelse@, tilbageholdelsestid@`,
    filler: `skulle jeg sige, skulle jeg mene, vil jeg mene`,
    examStart: `skal jeg _ mærke, skal jeg _ kigge, skal jeg _ lytte, skal jeg _ undersøge, skal jeg _ trykke, jeg skal _ mærke, jeg skal _ kigge,
      jeg skal _ lytte, lad mig _ mærke, lad mig _ kigge, skal vi _ måle, skal vi _ undersøge`,
    asNeeded: `når jeg har brug for det, når jeg har brug for den, når jeg har ondt, når der er brug for det, efter behov, ind imellem`,
    stop: `ude af, tog den sidste, den sidste tog, tog de sidste, taget den sidste, lagt væk, lagt den væk, lagde væk, lagde den væk, lagt på hylden,
      smidt ud, smed ud, smed _ ud, smid _ ud, smid ud, kassér, kasser, smidt _ ud, smidt væk, droppet, droppede, opgivet, opgav, givet op, gav op,
      ikke taget siden, ikke brugt siden, ikke givet siden, ikke fået siden, ikke taget den siden, ikke haft brug for, færdig med, er færdig, blev færdig,
      er slut, slut med, løbet tør, løb tør, tog mig af, taget mig af, skiftet ud, skiftede ud, skiftede _ ud, skiftet _ ud, udskiftet, byttet ud,
      byttede _ ud, erstattet, ophørt, ophørte, aftrapp@, trappede ud, trappet ud, trappede ned, holdt jeg op, holdt han op, holdt hun op, holdt vi op,
      tages væk, tages af, skal væk, tager dig af, udgår, lader være med, lad være med, gik fra, gået fra, gik af, kvittede, kvittet, kasseret, kasserede,
      sat ud, seponere`,
    otherPerson: `svigerind@, svigermor@, svigerfar@, svigerforældre@, en på arbejdet, en på arbejde, en fra arbejdet, hende på arbejdet, ham på arbejdet,
      en jeg kender, en ven, en veninde, en kollega, nabokonen, en nabo, min chef, min kæreste, min eks, folk på arbejdet, mand til, kone til, søster til,
      mor til, far til, søn til, datter til, klassekammerat@, studiekammerat@, bofælle@, roommate@, kusinen, fætteren`,
    symptom:
      `${lostAbilities('da')}, drikker voldsomt, drikker så, drikker masser, drikker mere, drikker meget, tisser masser, tisser mere, bevidstløs@, ` +
      'mistet bevidstheden, mistede bevidstheden, tage livet, ikke leve, ikke vil leve, ikke at ville leve, skade dig, skade sig, tabt _ kilo, ' +
      'smidt _ kilo, afmagret, magret, lænede sig, læner sig, varme hove, vil ikke gå, vil ikke røre sig',
    otherAnimal: otherAnimals('da'),
    smallTalk:
      `${chat('da')}, skoda, varevogn, lyser, blinker, sikke et vejr, sikke en regn, slud, glat, hagl, tåge, varmt ude, koldt ude, ` +
      'hele vejen herhen, hele vejen hertil, hele vejen hjem, på vej herhen, kørte herhen, kom med toget, kom med bussen, taxa, færgen, ' +
      'elevatoren, butikken, supermarked@, middagen, grille, grillede, kartofler, kartoflerne, svampetur, jagt, fisketur, landskamp, ' +
      'melodi grand prix, sofa, sofaen, gardiner, lampe, billedet på væggen, ny jakke, flot jakke, nye briller, nyt kontor, billet, automaten, ' +
      'gebyr, elregning, mobilen, batteri, printeren, computeren, systemet hænger, systemet er langsomt, adgangskode, sommerjob, studenter@, ' +
      'eksamen, lektier, julegaver, pebernødder, nytår, bestille bord, hilse, tak for sidst, længe siden, hyggeligt, sjovt, kreta, mallorca, ' +
      'sommerhuset, haven gror, græsset',
    reaction: `hæver, hæver op, blærer, hævet, hævede, hævede op, slog ud, kløede, svimmel, kvalme, dårlig i maven, hovedpine, træt`,
    hypothetical: `dør han, dør hun, kommer han til at dø, klarer han sig, klarer hun sig, overlever han, overlever hun, skal han opereres, skal hun opereres,
      bliver det godt, går det godt, hvor længe varer`,
    correction: `nej vi siger, næ, næ vent, hov, hov nej, nå nej, nu overdriver jeg, hvad siger jeg, hvad er det jeg siger, hvad sagde jeg, det troede vi,
      det troede jeg, det passer ikke, det passer jo ikke, det kan ikke passe, det stemmer ikke, kigger forkert, kigger jo forkert, så forkert,
      kiggede forkert, forkert linje, forkert side, læser forkert, vi siger hellere, nej lad os sige, nej jeg siger forkert, jeg siger forkert,
      nu siger jeg forkert, nu læste jeg, jeg læste forkert, det blev forkert, det var forkert, stryg det, rettelse, eller forresten, nej stop, nej nej vent,
      nej ikke det, jeg blander sammen, nu blander jeg, tog fejl, det er fejl`,
    test: `point, score, scoren, spørgeskema@, kaliumet, natriumet, calciummet, ferritinen, jerndepot@, jerntal@, blodprocent@, stofskiftetal@,
      stofskifteprøve@, levertal@, nyretal@, nyrefunktion@, infektionstal@, kolesterolet, kolesteroltal@, hæmoglobinet, crp'en, sænkning@, protein i urin@,
      mikroalbumin@, kreatininen, hæmatokrit@, laktat@, cmt, celletal@, bhb, sdma, langtidssukker@, langtidsblodsukker@`,
  },
  en: {
    ...treatments('en'),
    contact: `he comes in, she comes in, they come in, you come in, come in straight, comes straight, straight to casualty, bring him in, bring her in,
      bring them in, bring it in, pop back, come right back, back here, back to me, ambulance, out of hours, emergency vet, you ring, ring the, phone us,
      phone me, give us a ring, give us a call, shout`,
    referral: `ent, ear nose and throat, falls team, chiropractor, occupational therap@, dietitian@, sleep clinic, pain clinic, memory clinic, stroke team,
      district nurse`,
    assessmentCue: `that's a, that's an, that is a, that is an, it's an, it is a, it is an, this is an, we have a, we've got a, what we have is,
      what you have is, what you've got is`,
    stop: `don't bother with, don't bother taking, didn't bother with, never got on with, didn't get on with, don't get on with, couldn't get on with, binned,
      throw _ away, throw it out, throw them out, bin it, bin them, bin the rest, threw away, threw it away, threw them away, thrown away, chucked, ditched,
      gave up, gave it up, given up, given it up, giving up, packed up, packed it in, knocked on the head, took me off, took him off, took her off,
      took it off, taken me off, taken him off, taken her off, taking you off, taking him off, taking her off, take her off, take him off, take you off,
      come off, came off, coming off, comes off, came off it, go off, went off it, not been taking, haven't been taking, hasn't been taking, haven't taken,
      hasn't taken, haven't used, hasn't used, not taken, not used since, ran out, run out, finished, done with, dropped, swapped for, swapped _ for,
      was swapped, replaced by, replaced with, lay off, leave off, leave out, left off, quit, no longer taking, don't take _ any more, don't take _ anymore,
      don't use _ any more, don't use _ anymore, not any more, let it lapse, put away, cut out, tailed off, weaned off, wean off, wean@, tail off, phased out,
      not on it now, used up`,
    otherPerson: `my boss, my coach, woman at work, man at work, girl at work, chap at work, bloke at work, lads at work, somebody at work, someone at work,
      someone i know, somebody i know, a friend, a mate, a colleague, a neighbour, a neighbor, my ex-husband, my ex-wife, cousin, my in-laws, mother-in-law@,
      father-in-law@, daughter-in-law, son-in-law, the lad next door, my landlady, my roommate, my teacher, my trainer, my boss's, sister-in-law's,
      brother-in-law's, fella, other half`,
    symptom:
      `${lostAbilities('en')}, drinking loads, drinking lots, drinking more, drinking gallons, drinks more, weeing more, weeing loads, ` +
      'passed out, pass out, blacked out, black out, lost consciousness, lose consciousness, blackout@, ending your life, end your life, ' +
      'harm yourself, hurt yourself, not want to be here, not worth living, lost weight, lost _ pounds, lost _ stone, lost _ kilos, ' +
      'off her food, off his food, off my food, off food',
    otherAnimal: otherAnimals('en'),
    smallTalk:
      `${chat('en')}, rained, raining, rainy, drizzle, hail, foggy, gorgeous day, lovely day, all the way here, all the way home, on the way here, ` +
      `drove here, came by train, came by bus, the bus stop@, taxi, ferry, the lift's, supermarket, barbecue, potatoes, mushrooms, hunting, ` +
      'fishing, world cup, premier league, eurovision, sofa, settee, curtains, lamp, painting on the wall, new jacket, nice jacket, new glasses, ' +
      `new office, ticket, the machine, electricity, mobile, battery, printer's, computer's, computer, system's slow, password, summer job, exams, ` +
      `homework, christmas presents, new year's eve, book a table, say hello, long time no see, good to see you, fun, majorca, tenerife, spain, ` +
      'the lakes, champion, pew, take a seat, take a pew, chat show, strictly, bake off',
    reaction: `swollen, swelled, blotches, blotchy, itched, dizzy, woozy, sick as a dog, throw up, threw up, headaches, cramps, bloated`,
    hypothetical: `will he die, will she die, is he going to die, is she going to die, going to be okay, going to be all right, will it hurt, does he need,
      does she need, how long will it`,
    correction: `i misspoke, i beg your pardon, beg your pardon, scrap that, oops, oh no, i lie, i'm exaggerating, what am i saying, what am i on about,
      listen to me, that's what we thought, so we thought, we thought so, that can't be right, that doesn't look right, that isn't right,
      reading the wrong line, looking at the wrong, wrong line, wrong page, wrong column, that's wrong, that was wrong, make that, no make that,
      i got that wrong, i read that wrong, i've read the wrong, i'm reading the wrong, strike that, let me correct that, i've got that wrong, wrong way round,
      i'm getting mixed up, no that's not right, that's not right, let me rephrase`,
    test: `kidney bloods, kidney function, liver function, lfts, u&es, us and es, renal function, blood count, full blood count, fbc, thyroid function, tfts,
      iron studies, iron levels, cholesterol, lipids, sugar level, blood sugar@, sugars, inflammatory markers, clotting, coagulation, white count,
      white cells, red cells, urine dip, dipstick, urine sample, stool sample, swab, bone profile, cmt, sdma, packed cell volume, pcv, total protein,
      bile acids, fructosamine, free t4, cytology, skin scrape, tape strip, wood's lamp, peak flow`,
  },
  ru: {
    ...treatments('ru'),
    contact: `сразу ко мне, обратно ко мне, снова ко мне, приезжайте, приезжай, везите, сразу везите, привозите, скорую, вызывайте, в приемный, в приемное,
      набирайте, наберите, звоните сразу, ко мне`,
    referral: `лор, к лору, лору, окулист@, мануальн@, диетолог@, сомнолог@, психолог@, травматолог@, невролог@, логопед@, реабилитолог@`,
    stop: `раньше пил, раньше пила, раньше принимал@, пил раньше, пила раньше, слез, слезла, слезли, бросайте, заканчиваем, заканчивайте, уберите, прекращаем,
      прекращайте, бросил@, бросила пить, забросил@, перестал@, закончил@, кончил@, закончились, кончились, выкиньте, выбросьте, выкинул@, выбросил@,
      отказал@ от, отложил@, убрал, убрала, убрали, убрать, уберем, сняли с, слез@ с, слезл@, больше не пью, больше не принимаю, больше не колю,
      больше не даю, больше не давали, больше не дает, уже не пью, уже не принимаю, уже не даем, уже не даю, давно не пью, давно не принимаю, не пью больше,
      не принимаю больше, не пью уже, не принимаю уже, пропил@ курс, допил@, завязал@ с, прервал@, прекратил@, отменил@, отменена, отменен, отменены, сошел с,
      сошла с, заменил@, заменили, поменял@, не продолжал@, приостановил@, отставить, отставил@`,
    otherPerson: `золовк@, деверь, деверя, свояк@, сноха, снохи, снохе, шурин@, одноклассни@, однокурсни@, сослужив@, бывший муж, бывшая жена,
      на работе у нас, одна на работе, один на работе, один знакомый, одна знакомая, начальниц@, учительниц@, воспитательниц@, соседка снизу, соседка сверху,
      друзья, друзей, у друзей, мужик на работе, женщина на работе, кум, крестн@, квартирант@`,
    symptom:
      `${lostAbilities('ru')}, сознани@, терял@ сознание, обморок@, пьет много, много пьет, пьет как, пьет воду, писает, ` +
      'мочится, не жить, не хочется жить, уйти из жизни, покончить, вред себе, навредить себе, прыга@, колотит@, заколот@, ' +
      'перебои, замира@, похудел@, сбросил@ _ кило, потерял@ _ кило, раздул@, вздул@, опух@, распух@, в глазах темнеет, ' +
      'потемнело в глазах, прострелил@, продул@, отнял@, отнима@',
    otherAnimal: otherAnimals('ru'),
    smallTalk:
      `${chat('ru')}, ну и погода, гололед@, метель, слякоть, дождь, дождя, снегопад, жара на улице, мороз, всю дорогу, по дороге сюда, доехал@, ` +
      'добирал@, такси, автобус@, маршрутк@, электричк@, пробк@, лифт, магазин@, рынок, шашлык на, картошк@, грибы, грибов, ягод@, рыбалк@, охот@, ' +
      'футбол@, хоккей, матч@, сериал@, телевизор@, диван@, шторы, картина на стене, куртк@, пальто, очки новые, билет@, автомат@, счет за, ' +
      'телефон звонит, батарейк@, принтер@, компьютер@, программа висит, пароль, экзамен@, уроки, подарк@, новый год, день рождения, ' +
      'заказать столик, передавайте привет, давно не виделись, приятно, весело, турци@, дач@, огород@, давка, коридор@',
    reaction: `отекл@, опух@, распух@, чеш@, тошнит, кружится голова, голова кружится, слабост@`,
    hypothetical: `он умрет, она умрет, умрет ли, он выживет, она выживет, выживет ли, он поправится, она поправится, что теперь, это лечится, его спасут,
      ее спасут, операция нужна, а операция`,
    correction: `хотя нет, что я говорю, что это я, что же я говорю, так мы думали, мы так думали, не может быть, это не то, смотрю не туда, не туда смотрю,
      не та строчка, не та страница, читаю не ту, вру, нет вру, ой вру, соврал@, перепутал@, путаю, поправка, погодите, нет погодите, нет стойте,
      неправильно сказал@, не то сказал@, не туда посмотрел@, вернее нет, нет нет, нет вернее, нет точнее`,
    assessmentCue: `ставлю, ставим, ставлю диагноз, диагностирую`,
    judged: `ставлю диагноз, ставим диагноз, диагностирую`,
    imaging: `мониторирован@, холтер@, смад, эхокг, эхокардио@, флюорограф@, фгдс, гастроскоп@, колоноскоп@, рэг, денситометри@, маммограф@`,
    test: `общий анализ крови, общий анализ мочи, анализ крови, анализ мочи, анализ кала, биохими@, креатинина, калия, натрия, ферритина, холестерин@,
      сахар крови, глюкоз@, гликированн@, лейкоцит@, тромбоцит@, эритроцит@, соэ, коагулограмм@, мочевин@, печеночные пробы, почечные пробы, посев@, мазок,
      мазка, соскоб@, цитологи@, стрептотест@, экспресс-тест@, гематокрит@, лактат@, ттг, т4, пикфлоуметри@, спирометри@`,
  },
}
