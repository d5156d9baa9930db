import type { Language } from '#contract/vertical.ts'

/**
 * How people speak of medicines, in lists of words and phrases; `@` stands for any further letters, `_` for one word or none behind another.
 * Compiled from general knowledge of the languages.
 */
export type DrugPhrases = {
  /** The teller as the one who acts. */
  readonly self: string
  /** The teller alone; a clinician says we. */
  readonly alone: string
  /** Takes up a medicine named before. */
  readonly pronoun: string
  /** What it comes in, which stands for it. */
  readonly package: string
  /** Joins two statements. */
  readonly and: string
  /** Turns from one statement to its opposite. */
  readonly turn: string
  readonly not: string
  /** What can be done, or not done, with a medicine. */
  readonly act: string
  /** A denial of these is none of the use: it does not help, do not forget. */
  readonly effect: string
  readonly later: string
  readonly wish: string
  /** The clinician had it in mind, and no more. */
  readonly considered: string
  /** It might have been ordered, if nothing spoke against it; `waits`: but not before something else. */
  readonly mightHave: string
  readonly waits: string
  /** What opens a fear of harm: should you not tolerate it. */
  readonly feared: string
  readonly but: string
  /** It would have been ordered, and is not: what spoke against it follows. */
  readonly wouldHave: string
  /** What was given at another visit. */
  readonly lastTime: string
  /** The clinician orders it in so many words. */
  readonly order: string
  /** Opens what is so today, after what was. */
  readonly now: string
  /** Named to be kept from, or as what others do. */
  readonly warning: string
  /** Told to the one who uses it already. */
  readonly using: string
  readonly yours: string
  /** What is to come only when this has failed. */
  readonly failing: string
  /** Taken by oneself: of an owner, no medicine of the animal. */
  readonly intake: string
  readonly reflexive: string
  readonly imperative: string
  /** Asks whether a medicine is borne well; a no is an intolerance. */
  readonly tolerated: string
  /** Taken away: of a medicine only when it is the medicine that is taken away. */
  readonly remove: string
  /** What the medicine was used in, once: a local anaesthetic. */
  readonly usedIn: string
  /** It made ill: told with the medicine, or with a pronoun after it. */
  readonly harm: string
  /** What an effect comes of. */
  readonly of: string
  /** It gave me, it makes me: an effect follows. */
  readonly gives: string
  /** Effects that are an allergy until shown otherwise. */
  readonly allergic: string
  /** Offered or prescribed, and never taken. */
  readonly declined: string
  /** A plan taken back as soon as it was made. */
  readonly dropped: string
  /** It made ill, and was said to be no allergy. */
  readonly noAllergy: string
  /** Taken beside another medicine, which is only named. */
  readonly beside: string
  /** A stop for a while, before something. */
  readonly hold: string
  /** Verbs of taking it; denied, they forbid what was named before. */
  readonly take: string
  /** The reach of an imperative: what may stand before it. */
  readonly leadIn: string
}

export const DRUG_PHRASES: Readonly<Record<Language, DrugPhrases>> = {
  nb: {
    self: 'jeg, eg, æ, vi, me',
    alone: 'jeg, eg, æ',
    pronoun: 'det, den, dem, de, dei, disse, denne, dette',
    package: `flaska, flasken, eska, esken, boksen, boksa, pakka, pakken, brettet, glasset, tuba, tuben, resten, tablettene, tablettane, pillene, pillane,
      dråpene, dråpane, sprøytene, kremen, salven, sprayen, kuren, resepten, urten, urtene, medisinen, pillen, tabletten, kapslene, plasteret, inhalatoren`,
    and: 'og, eller, samt',
    turn: 'men, mens, derimot, derfor, så, ellers, elles',
    not: 'ikke, ikkje, ikkj, ittj, itj, ittje, aldri',
    act: `gir, gi, gje, gjev, bruker, brukar, bruke, tar, tek, ta, får, få, trenger, treng, skal, vil, kan, bør, må, tør, starter, startar, starte, begynner,
      byrjar, velger, vel, skriver, anbefaler, ønsker, aktuelt, nødvendig, har, fått, hatt, prøver, går, gå, passer, passar, egner`,
    effect: `hjelp@, hjalp@, virk@, verk@, fung@, nytt@, merk@, glem@, gløym@, hopper over, hoppet over, mer enn, meir enn, mer, lenger, nok, slutt@, stopp@,
      så ofte, farlig`,
    later: `venter vi, vi venter, ventar vi, ser det an, vi ser an, ser an, kommer tilbake til, tar vi opp igjen, ikke ennå, ikkje enno, foreløpig ikke,
      i omgang, ikke nå, ikkje no, senere, seinere, seinare, på sikt, etter hvert, neste gang, neste steg, i reserve, bare hvis, kun hvis, bare om,
      kunne prøvd, kunne prøve, kunne vært, kunne brukt, vil vente, vente med, ventar med, avvente, i bakhånd, i bakhand, i ermet, i bakhånda, sparer vi,
      sparer vi på, vi sparer, holder vi igjen, snakker vi om, snakkes vi om`,
    wish: 'skulle gjerne, ville gjerne, vil gjerne ha, ønsker meg, kunne jeg få, kan jeg få, hadde håpet',
    mightHave: `kunne startet, kunne begynt, kunne gitt, kunne satt, kunne lagt, kunne starte, kunne begynne, kunne gi, kunne sette, kunne legge,
      kunne ha startet, kunne ha gitt`,
    waits: 'men først, vil se, vil vente, heller vente, venter, avventer, avvente, ser an, se an',
    feared: 'får, tåler, reagerer, skulle',
    but: 'men',
    wouldHave: 'ville gitt, ville ha gitt, ville startet, ville ha startet, hadde jeg gitt, jeg hadde gitt, jeg hadde startet, hadde jeg startet',
    lastTime: `sist fikk, sist fekk, sist brukte, forrige gang fikk, forrige gang brukte, sist gang fikk, i fjor fikk, i fjor brukte, fikk du sist,
      fikk du forrige gang, fikk du i fjor, år siden fikk, år sia fikk, i våres fikk, i vår fikk, i fjor høst fikk`,
    considered: `var inne på, er inne på, vært inne på, tenkte på, tenkt på, tenkte også på, tenkte jeg på, vurderte, vurdert, vurderer, vurdere, lurte på,
      lurer på,
      kunne vært, kunne jo, kunne alternativt, hadde egentlig tenkt, hadde tenkt på, hadde jeg tenkt, tenkt, kunne vi, kunne man, kan vi tenke på, tenke på`,
    order: `du får, får du, du skal ha, skal du ha, du skal ta, skal du ta, du skal bruke, vi starter, vi startar, vi begynner, vi byrjar, starter vi,
      startar vi, begynner vi, jeg skriver ut, skriver jeg ut, eg skriv ut, jeg gir, gir jeg, eg gir, vi gir, gir vi, jeg setter deg på, skal han ha,
      skal hun ha, skal ho ha, han skal ha, hun skal ha, legger vi, vi legger, legger jeg, jeg legger, gjev vi, vi gjev, eg gjev, gjev eg, de får, jeg setter,
      vi setter, setter vi, setter jeg, vi bytter, bytter vi, vi prøver, prøver vi, da prøver, vi går over, går vi over, går vi opp til, vi går opp til,
      kjører vi, vi kjører, blir det, da blir det, du henter, henter du, vi velger, velger vi, du skal få, skal du få, da tar du, så tar du, da tek du,
      så tek du, da bruker du, så bruker du, får det bli, ville jeg gitt, ville jeg brukt`,
    now: 'nå, no',
    warning: `til vanlig gir, vanligvis gir, normalt gir, normalt ville, vanligvis ville, ellers ville, ville ellers, ville egentlig, egentlig ville,
      pleier å gi, pleier vi å gi, styrer unna,
      styrer vi unna, holder oss unna, holder vi oss unna, ingen vits, ikke noe poeng, har lite for seg, ikke noe for deg, frarår, frarådes, pass deg for,
      pass på med, vær forsiktig med, ver forsiktig med, slipper, unngå, hold deg unna, noen gir, noen får, noen bruker, mange får, mange bruker, nokon får,
      vil ikke hjelpe, hjelper ikke mot, anbefales ikke`,
    using: `når du bruker, når du tar, når du går på, når du får, siden du bruker, siden du tar, siden du går på, fordi du bruker, fordi du tar,
      som du bruker, som du tar, som du får, som du går på, du bruker fra før, du går på, du står på, sidan du brukar, når du brukar, som du brukar`,
    yours: 'din, ditt, dine, di',
    failing: 'hvis det ikke, hvis ikke det, om det ikke, dersom det ikke, viss det ikkje, om det ikkje, hvis ikke',
    intake: 'tar, tek, går på, står på, selv, sjøl, sjølv',
    reflexive: 'selv, sjøl, sjølv',
    imperative: 'ta, gi, bruk, gje',
    tolerated: 'tåler du, tåler han, tåler hun, toler du, kan du bruke, kan du ta',
    remove: 'fjern@, ta bort, tar bort, tar vi bort, tok bort',
    usedIn: `lokalbedøv@, lokalanestesi, narkose, bedøvelse, bedøvd, sedasjon, under operasjon@, til operasjon@, under inngrep@, til inngrep@, ved inngrep@,
      bedøver, bedøvet, bedøve, satte bedøvelse`,
    harm: `raud av, rød av, kvalm av, dårlig av, dårleg av, utslett av, kløe av, kastet opp av, kaster opp av, hoven av, svimmel av, spyr av,
      vondt i magen av, hovnet opp av`,
    of: 'av, etter',
    gives: 'gir meg, gav meg, ga meg, gjør meg, gjorde meg, gir ham, ga ham, gir henne, ga henne',
    allergic: `utslett, elveblest, hoven, hovna, hovnet, hovne, hovnar, hevelse, pustevansker, pustebesvær, fikk ikke puste, anafyla@, allergi@, prikker,
      rød over`,
    declined: `har ikke prøvd, ikke prøvd, aldri prøvd, ikkje prøvd, har jeg ikke prøvd, vil helst ikke, vil helst vente, helst ikke, vil helst slippe,
      vil ikke begynne, vil ikkje begynne, vil ikkje byrje, er skeptisk, litt skeptisk, tør jeg ikke ta, nekter å, takka nei, takket nei, takker nei,
      takkar nei, takke nei, sa nei, sagt nei, avslo, avslått, ville ikke ha, vil ikke ha, ville ikkje ha, vil ikkje ha, ønsket ikke, ønska ikke, ønsker ikke,
      henta aldri, hentet aldri, aldri henta, aldri hentet, begynte aldri, aldri begynt, byrja aldri, aldri byrja, kom aldri i gang, tok aldri, aldri tatt,
      aldri teke, brukte aldri, aldri brukt, turte ikke, torde ikkje, tør ikke, tør jeg ikke, våger ikke, ikke turt, ikkje tord, ikke våget, ikke våga,
      turt å ta`,
    dropped: `venter vi med det, venter vi med den, da venter vi, så venter vi, da lar vi, lar vi det være, lar vi den være, lar vi være, lat vi vere,
      lar vi det ligge, dropper vi, droppar vi, vi dropper, stryk det, glem det, tar vi ikke, da blir det ikke, så da ikke`,
    noAllergy: 'allergisk er jeg ikke, ikke allergi, ikke allergisk, ikkje allergi, ikkje allergisk, ingen allergi',
    beside: 'sammen med, saman med, i lag med, oppå, oppe på, oven på, i tillegg til, samtidig med, ved siden av, farlig med, ikke bra med, uheldig med',
    hold: 'pause, pausen, pauser, hold pause, holde pause',
    take: 'ta, tar, tatt, bruke, bruk, gi, gir, gje, fortsette, gjøre igjen, gi igjen, ha mer, ha meir, ha noe mer',
    leadIn: 'og, så, da, men, bare, hjemme, heller, ellers, deretter, først, nå, kan, du, dere, bør',
  },
  sv: {
    self: 'jag, vi',
    alone: 'jag',
    pronoun: 'det, den, dem, de, dom, dessa, denna, detta',
    package: `flaskan, asken, burken, paketet, förpackningen, kartan, kartorna, tuben, resten, tabletterna, pillren, dropparna, sprutorna, krämen, salvan,
      sprayen, kuren, receptet, örten, medicinen, pillret, tabletten, kapslarna, plåstret, inhalatorn`,
    and: 'och, eller, samt',
    turn: 'men, medan, däremot, därför, så, annars',
    not: 'inte, ej, icke, aldrig',
    act: `ger, ge, använder, använda, tar, ta, äter, äta, får, få, behöver, behövs, ska, skall, vill, kan, bör, måste, vågar, börjar, börja, startar, starta,
      väljer, skriver, rekommenderar, önskar, aktuellt, nödvändigt, har, fått, haft, provar, går, gå, passar`,
    effect: 'hjälp@, verk@, fung@, räck@, märk@, glöm@, miss@, mer än, mer, längre, nog, slut@, stopp@, så ofta, farlig@',
    later: `väntar vi, vi väntar, låter vi vänta, avvaktar, kommer tillbaka till, tar vi upp igen, inte än, inte ännu, inte nu, än så länge inte, senare,
      på sikt, längre fram, så småningom, nästa gång, nästa steg, i reserv, bara om, endast om, kunde prova, kunde prövat, kunde provat, kunde vara,
      vill vänta, vänta med, väntar med, avvakta med, sparar vi, vi sparar, i bakfickan, i rockärmen, på lut, i beredskap, håller vi på, sparas till,
      pratar vi om, pratar vi`,
    wish: 'skulle gärna, skulle vilja ha, vill gärna ha, önskar mig, kan jag få, kunde jag få, hade hoppats',
    mightHave: `kunna börja, kunna starta, kunna ge, kunna sätta, kunna lägga, kunde börja, kunde starta, kunde ge, kunde sätta, kunde ha börjat,
      kunde ha gett`,
    waits: 'men först, vill se, vill vänta, hellre vänta, väntar, avvaktar, avvakta',
    feared: 'får, tål, reagerar, skulle',
    but: 'men',
    wouldHave: 'skulle ha gett, skulle jag ha gett, skulle ha börjat, hade jag gett, jag hade gett, jag hade börjat',
    lastTime: `förra gången fick, förra gången använde, sist fick, i fjol fick, förra året fick, fick du förra gången, fick du sist, fick du i fjol,
      år sen fick, år sedan fick, i våras fick, i våras provade, i höstas fick, i höstas provade`,
    considered: `var inne på, är inne på, funderade på, funderat på, funderar på, funderade _ på, tänkte på, tänkt på, tänkte _ på, övervägde, övervägt,
      överväger, överväga, undrade om, hade tänkt på, kunde ju, hade jag tänkt, tänkt, kunde vi, kunde man, kan vi tänka på, fundera på`,
    order: `du får, får du, du ska ha, ska du ha, du ska ta, ska du ta, du ska använda, vi börjar, börjar vi, vi startar, startar vi, jag skriver ut,
      skriver jag ut, jag ger, ger jag, vi ger, ger vi, jag sätter in, sätter jag in, vi sätter in, sätter vi in, ska han ha, ska hon ha, han ska ha,
      hon ska ha, lägger vi, vi lägger, jag lägger, lägger jag, du kan ta, sätter jag, sätter vi, vi byter, byter vi, vi provar, provar vi, vi testar,
      testar vi, vi går över, går vi över, går vi upp till, vi går upp till, kör vi, vi kör, blir det, då blir det, du hämtar, hämtar du, vi väljer,
      väljer vi, du ska få, ska du få, då tar du, så tar du, då använder du, får det bli, skulle jeg ge`,
    now: 'nu',
    warning: `vanligtvis ger, brukar ge, brukar jag ge, brukar vi ge, normalt ger, normalt hade, skulle egentligen, egentligen skulle, hade gärna gett,
      i vanliga fall, håller oss borta, håller vi oss borta,
      låter bli, låter vi bli, ingen idé, ingen mening, inget för dig, avråder, avråds, se upp med, akta dig för, var försiktig med, slipper, undvik,
      vissa får, en del får, många får, hjälper inte mot, rekommenderas inte`,
    using: `när du tar, när du använder, när du äter, när du går på, när du får, eftersom du tar, eftersom du äter, som du tar, som du äter, som du får,
      som du använder, du går på, du står på`,
    yours: 'din, ditt, dina',
    failing: 'om det inte, om inte det, ifall det inte, om inte',
    intake: 'tar, äter, går på, står på, själv',
    reflexive: 'själv',
    imperative: 'ta, ge, använd',
    tolerated: 'tål du, tål hon, tål han, kan du ta, kan du använda',
    remove: 'avlägsn@, ta bort, tar bort, tar vi bort, tog bort',
    usedIn: 'lokalbedöv@, narkos, bedövning@, bedövad, sedering, under operation@, till operation@, under ingrepp@, vid ingrepp@, bedövar, bedövade, bedöva',
    harm: 'röd av, illa av, dålig av, utslag av, klåda av, kräks av, kräktes av, kräkas av, svullen av, svullnade av, yr av, spyr av, ont i magen av',
    of: 'av, efter',
    gives: 'ger mig, gav mig, gör mig, gjorde mig, ger honom, gav honom, ger henne, gav henne',
    allergic: 'utslag, nässelutslag, svullen, svullna, svullnade, svullnad, andnöd, anafyla@, allergi@, prickar',
    declined: `har inte provat, inte provat, aldrig provat, vill helst inte, vill helst vänta, helst inte, vill helst slippa, vill inte börja, är skeptisk,
      lite skeptisk, vägrar, tackade nej, tackat nej, tackar nej, tacka nej, sa nej, sagt nej, avböjde, avböjt, avböjer, avstod, ville inte ha, vill inte ha,
      hämtade aldrig, aldrig hämtade, aldrig hämtat, hämtade inte ut, inte hämtat ut, började aldrig, aldrig började, aldrig börjat, tog aldrig, aldrig tog,
      aldrig tagit, använde aldrig, aldrig använt, vågade inte, vågar inte, vågar jag inte, vågat ta, inte vågat, inte törts, törs inte`,
    dropped: `då väntar vi, så väntar vi, då låter vi, låter vi bli, låter vi det vara, låter vi den vara, hoppar vi över, vi hoppar över, stryk det,
      glöm det, skippar vi, tar vi inte`,
    noAllergy: 'allergisk är jag inte, ingen allergi, inte allergi, inte allergisk, inte någon allergi',
    beside: 'tillsammans med, ihop med, ovanpå, samtidigt med, samtidigt som, utöver, vid sidan av, farligt med, inte bra med, olämpligt med',
    hold: 'uppehåll, paus, pausa, pausar',
    take: 'ta, tar, använda, använd, ge, ger, äta, fortsätta, ge igen, ha mer, ha något mer',
    leadIn: 'och, så, då, men, bara, hemma, hellre, annars, sedan, sen, först, nu, kan, du, ni, bör',
  },
  da: {
    self: 'jeg, vi',
    alone: 'jeg',
    pronoun: 'det, den, dem, de, disse, denne, dette',
    package: `flasken, æsken, pakken, glasset, dåsen, bøtten, tuben, resten, tabletterne, pillerne, dråberne, sprøjterne, cremen, salven, sprayen, kuren,
      recepten, urten, medicinen, pillen, tabletten, kapslerne, plasteret, inhalatoren`,
    and: 'og, eller, samt',
    turn: 'men, mens, derimod, derfor, så',
    not: 'ikke, aldrig, ej',
    act: `giver, give, bruger, bruge, tager, tage, tar, får, få, behøver, skal, vil, kan, bør, må, tør, starter, starte, begynder, begynde, vælger, skriver,
      udskriver, anbefaler, ønsker, aktuelt, nødvendigt, har, fået, haft, prøver, går, gå, passer, egner`,
    effect: 'hjælp@, hjalp@, virk@, fung@, nytt@, mærk@, glem@, mere end, mere, længere, nok, slut@, stop@, så ofte, farlig@',
    later: `venter vi, vi venter, ser tiden an, vi ser an, ser an, vender tilbage til, tager vi op, ikke endnu, ikke nu, foreløbig ikke, senere, på sigt,
      efterhånden, næste gang, næste skridt, i reserve, kun hvis, bare hvis, kunne prøve, kunne være, kunne bruge, vil vente, vente med, venter med, afvente,
      i baghånden, i ærmet, gemmer vi, vi gemmer, gemmer jeg, sparer vi, har vi i baghånden, sparer på, snakker vi om, snakker vi, taler vi om`,
    wish: 'ville gerne, vil gerne have, kunne jeg få, kan jeg få, havde håbet',
    mightHave: 'kunne starte, kunne begynde, kunne give, kunne sætte, kunne lægge, kunne have startet, kunne have givet, kunne godt starte, kunne godt give',
    waits: 'men først, vil se, vil vente, hellere vente, venter, afventer, afvente, ser an, se an',
    feared: 'får, tåler, reagerer, skulle, kan',
    but: 'men',
    wouldHave: 'ville have givet, ville jeg have givet, ville have startet, havde jeg givet, jeg havde givet',
    lastTime: `sidste gang fik, sidste gang brugte, sidst fik, sidste år fik, fik du sidst, fik du sidste gang, fik du sidste år, år siden fik,
      i foråret fik, i efteråret fik`,
    considered: `var inde på, er inde på, overvejede, overvejet, overvejer, tænkte på, tænkt på, tænkte _ på, havde tænkt på, kunne jo, havde jeg tænkt,
      tænkt, kunne vi, kunne man, kan vi overveje, overveje`,
    order: `du får, får du, du skal have, skal du have, du skal tage, skal du tage, du skal bruge, vi starter, starter vi, vi begynder, begynder vi,
      jeg udskriver, udskriver jeg, jeg skriver, skriver jeg, jeg giver, giver jeg, vi giver, giver vi, jeg sætter dig på, skal han have, skal hun have,
      han skal have, hun skal have, lægger vi, vi lægger, jeg lægger, lægger jeg, du kan tage, vi skifter, skifter vi, vi prøver, prøver vi, så prøver,
      vi går over, går vi over, går vi op til, vi går op til, kører vi, vi kører, bliver det, så bliver det, du henter, henter du, vi vælger, vælger vi,
      du skal få, skal du få, så tager du, så bruger du, da tager du, må det blive, ville jeg give`,
    now: 'nu',
    warning: `normalt giver, normalt ville, ville normalt, ellers ville, ville ellers, ville egentlig, egentlig ville, plejer at give, plejer vi at give,
      plejer jeg at give, til daglig giver, holder os fra, holder vi os fra,
      holder os væk, styrer uden om, ingen grund til, ingen mening, ikke noget for dig, fraråder, frarådes, pas på med, pas på, vær forsigtig med, slipper,
      undgå, nogle får, mange får, nogle giver, hjælper ikke mod, anbefales ikke`,
    using: 'når du tager, når du bruger, når du får, fordi du tager, fordi du får, siden du tager, som du tager, som du får, som du bruger, du går på',
    yours: 'din, dit, dine',
    failing: 'hvis det ikke, hvis ikke det, om det ikke, hvis ikke',
    intake: 'tager, går på, selv',
    reflexive: 'selv',
    imperative: 'tag, giv, brug',
    tolerated: 'tåler du, kan du tåle, kan hun tåle, kan han tåle, kan du bruge, kan du tage',
    remove: 'fjern@, tage væk, tager væk, tog væk',
    usedIn: 'lokalbedøv@, narkose, bedøvelse, bedøvet, sedation, under operation@, til operation@, under indgreb@, ved indgreb@, bedøver, bedøvede, bedøve',
    harm: 'rød af, dårlig af, kvalme af, udslæt af, kløe af, kaster op af, kastede op af, hævet af, hævede op af, svimmel af, syg af, ondt i maven af',
    of: 'af, efter',
    gives: 'giver mig, gav mig, gør mig, gjorde mig, giver ham, gav ham, giver hende, gav hende',
    allergic: 'udslæt, nældefeber, hævet, hævede, hævelse, åndenød, anafyla@, allergi@, astma, prikker',
    declined: `har ikke prøvet, ikke prøvet, aldrig prøvet, vil helst ikke, vil helst vente, helst ikke, vil helst undgå, vil helst være fri,
      vil ikke begynde, er skeptisk, lidt skeptisk, nægter at, aldrig fået hentet, ikke fået hentet, takkede nej, takket nej, takker nej, takke nej,
      sagde nej, sagt nej, afslog, afslået, ville ikke have, vil ikke have, hentede aldrig, aldrig hentede, aldrig hentet, begyndte aldrig, aldrig begyndte,
      aldrig begyndt, kom aldrig i gang, tog aldrig, aldrig tog, aldrig taget, brugte aldrig, aldrig brugt, turde ikke, tør ikke, tør jeg ikke,
      turde jeg ikke, ikke turdet, ikke turde, har ikke turdet`,
    dropped: `så venter vi, så lader vi, lader vi det være, lader vi den være, lader vi være, dropper vi, vi dropper, springer vi over, vi springer over,
      glem det, stryg det, tager vi ikke`,
    noAllergy: 'allergisk er jeg ikke, ikke allergi, ikke allergisk, ingen allergi',
    beside: 'sammen med, oven i, oveni, oven på, samtidig med, ved siden af, farligt med, ikke godt med',
    hold: 'pause, pausere, pauserer',
    take: 'tage, tager, tag, bruge, brug, give, giv, fortsætte, gøre igen, give igen, have mere, have noget mere',
    leadIn: 'og, så, men, bare, hjemme, hellere, ellers, derefter, først, nu, kan, du, i, bør',
  },
  en: {
    self: 'i, we, i\'m, i\'ve, we\'re',
    alone: 'i, i\'m, i\'ve',
    pronoun: 'it, that, this, them, they, those, these',
    package:
      'bottle, bottle\'s, box, packet, tub, tube, jar, blister, tablets, pills, drops, cream, spray, course, prescription, script, herb, medicine, ' +
      'tablet, pill, capsules, patches, inhaler',
    and: 'and, or, plus',
    turn: 'but, while, whereas, however, so',
    not: 'not, never, don\'t, won\'t, wouldn\'t, isn\'t, aren\'t, can\'t, cannot, didn\'t, doesn\'t, shouldn\'t, couldn\'t, haven\'t',
    act: `give, giving, given, use, using, take, taking, add, adding, start, starting, started, need, needed, want, prescribe, prescribing, recommend,
      recommending, try, trying, choose, necessary, go, going, put, suit, suits`,
    effect: 'help@, work@, forget@, miss one, missed one, miss any, missed any, miss a dose, missed a dose, notic@, more than, enough, stop@, settl@, touch@',
    later:
      'not yet, not just yet, not now, not today, hold off on, holding off, leave _ for now, leave the, park that, come back to, wait with, ' +
      'wait on, wait and see, for another day, later, down the line, next time, next step, in reserve, in the future, only if, could try, ' +
      'could consider, might consider, could switch, hold off, up my sleeve, up our sleeve, in my back pocket, in the back pocket, ' +
      'in our back pocket, keep back, save that, save it, saving that, saving it, for a rainy day, as a fallback, as a last resort, last resort, ' +
      'we\'ll talk about, we can talk about',
    wish: 'i would like, i\'d like, could i have, can i have, was hoping, hoped for, i wanted',
    mightHave: `could have started, could have given, could start, could give, could go for, could put you on, could put him on, could put her on,
      might have started, would have started`,
    waits: "but first, want to see, like to see, need to see, want to wait, like to wait, rather wait, we'll wait, wait for, hold off",
    feared: 'should',
    but: 'but',
    wouldHave: `would have given, would have started, would have put, would normally give, would normally start, would usually give, would usually start,
      i'd normally give, i'd usually give, i'd have given`,
    lastTime: `last time you had, last time you got, last time we gave, last time i gave, last time you were on, you had last time, last year you had,
      last year you were on, in the spring we tried, last spring we tried, years ago you had`,
    considered:
      'thought about, thought of, thinking about, thinking of, did think, toyed with, considered, considering, did consider, wondered about, ' +
      'wondering about, in two minds about, had in mind, was going to suggest, mulled over, could do, can think about, could think about, ' +
      'might think about, think about, could have, i\'d thought',
    order:
      'you will take, you\'ll take, you will have, you should take, start you on, i will give you, i\'ll give you, i am giving you, ' +
      'i\'m giving you, we will start, we\'ll start, we start, i will start, i\'ll start, i\'ll prescribe, i will prescribe, i am prescribing, ' +
      'i\'m prescribing, i want you to take, you give, you can give, give her, give him, what we do is, we are going to add, going to add, ' +
      'put him on, put her on, put you on, let us give, let\'s give, we\'ll try, let\'s try, we try, i\'d try, we\'ll use, let\'s use, ' +
      'we\'ll switch, we\'ll swap, let\'s switch, let\'s swap, we swap, we\'ll go for, let\'s go for, i\'ll put you on, i\'ll get you, it is then, ' +
      'i\'d give, i\'d use, i\'d go with, goes to, goes up to, you take, so take',
    now: 'now',
    warning:
      'normally i would, normally i\'d, normally we would, normally we\'d, usually i would, usually i\'d, usually we\'d, normally give, ' +
      'normally use, normally prescribe, would normally, i\'d normally, we\'d normally, usually give, usually use, we\'d usually, i\'d usually, ' +
      'would usually, leave alone, best avoided, avoided, no point, not worth, clear of, watch out for, be careful with, careful with, ' +
      'stay away from, avoid, steer clear of, some people, some doctors, won\'t help, would not help, is not recommended',
    using: 'when you take, since you take, because you take, that you take, that you are on',
    yours: 'your',
    failing: 'if that does not, if that doesn\'t, if it does not, if it doesn\'t, if not, if this doesn\'t, if that fails',
    intake: 'take, takes, am on, i\'m on, is on, i\'m allergic, am allergic, myself',
    reflexive: 'myself, himself, herself',
    imperative: 'take, give, use, apply',
    tolerated: 'can you take, can you tolerate, do you tolerate, are you all right with, are you okay with',
    remove: 'remov@, took out, take out, excis@',
    usedIn: `local anaesthetic, local anesthetic, under local, sedation, during the operation, for the operation, during the procedure, for the procedure,
      during surgery, general anaesthetic, numb, numbed, numbing`,
    harm:
      'sick from, ill from, rash from, hives from, itchy from, sick on, makes me sick, made me sick, brings me out in a rash, ' +
      'brought me out in a rash, upsets my stomach, upset my stomach, gave me a rash, gives me a rash, gave me hives, can\'t take, ' +
      'cannot tolerate, can\'t tolerate, don\'t tolerate, didn\'t tolerate',
    of: 'from, with, of, on, after',
    gives: 'gives me, gave me, makes me, made me, brings me, brought me, gives him, gave him, gives her, gave her, makes my, made my',
    allergic: 'rash, hives, swelling, swollen, swelled, puffed up, anaphyla@, allerg@, wheeze, chest tight, couldn\'t breathe, face',
    declined:
      'wanted me on, wanted to put me on, wanted me to take, wanted me to start, haven\'t tried, have not tried, never tried, would rather not, ' +
      'rather wait, sooner not, not keen, not that keen, don\'t like the idea, prefer not, rather leave, never bothered, turned down, ' +
      'turned it down, turned that down, turn down, declined, refused, said no, didn\'t want, did not want, don\'t want, didn\'t fancy, ' +
      'don\'t fancy, never took, never taken, never started, never picked, never filled, never collected, never used, never tried, passed on, ' +
      'rather not, decided against, wouldn\'t take, would not take, was offered, were offered, afraid to take, scared to take, daren\'t take, ' +
      'daren\'t, don\'t dare, didn\'t dare, haven\'t dared, too scared to, wary of taking, won\'t touch',
    dropped:
      'we\'ll leave it, we\'ll leave that, leave it for now, leave that for now, then we won\'t, then we\'ll wait, scrap that, scratch that, ' +
      'leave that out, leave it out, forget that, forget it, not that then, let\'s not, let us not, skip that, we\'ll skip',
    noAllergy: 'isn\'t an allergy, not an allergy, no allergy, not allergic, isn\'t allergic, not a true allergy, not really an allergy, no real allergy',
    beside:
      'together with, along with, on top of, alongside, at the same time as, while on, while you\'re on, while you are on, with the, ' +
      'combined with, dangerous with, not good with, no good with',
    hold: 'pause, hold, hold off, stop before, off before, while you\'re, while you are, while he\'s, while she\'s',
    take: 'take, taking, use, using, give, giving, carry on, be taking, be on, be using, have any more, have more',
    leadIn: 'and, so, then, but, just, please, at, home, instead, otherwise, first, now, can, you',
  },
  ru: {
    self: 'я, мы',
    alone: 'я',
    pronoun: 'его, ее, их, него, нее, них, это, этот, эту, эти, он, она, они',
    package: `флакон, пузырек, коробка, коробочка, пачка, упаковка, блистер, банка, баночка, тюбик, остатки, остаток, таблетки, капли, мазь, крем, спрей,
      курс, рецепт, травку, траву, лекарство, таблетку, капсулы, пластырь`,
    and: 'и, или',
    turn: 'но, а, однако, зато, поэтому',
    not: 'не, нельзя, никогда',
    act: `даем, даю, дам, дадим, давать, давали, назнач@, начина@, начн@, использ@, примен@, принима@, пью, пьет, пил, пила, пить, буд@, надо, нужн@, хочу,
      хотим, хотел@, стоит, стану, станем, рекоменд@, выпис@, выпиш@, вводим, ввод@, коли@, колем, став@, треб@, можно, подходит, годится`,
    effect: 'помог@, действ@, работ@, забы@, пропуск@, пропуст@, больше чем, более, хвата@, отмен@, прекра@, бросай@, опасн@',
    later: `пока без, пока не, пока не будем, повременим, подождем с, отложим, вернемся к, не сейчас, потом, позже, позднее, в следующий раз, в будущем,
      в дальнейшем, в запасе, только если, можно было бы, может быть, подумаем, прибереж@, приберег@, про запас, на крайний случай, в резерве, как запасной,
      оставим на потом, придержим на, поговорим о, поговорим про`,
    wish: 'хотел бы, хотела бы, хотелось бы, можно мне, надеялся, надеялась',
    mightHave: 'можно было бы, могли бы, мог бы, могла бы',
    waits: 'но сначала, но сперва, подождем, подожду, дождемся, дождусь, повременим',
    feared: 'появится, вылезет',
    but: 'но, а',
    wouldHave: 'дал бы, дала бы, назначил бы, назначила бы, выписал бы, выписала бы',
    lastTime: `в прошлый раз вам, в прошлый раз дали, в прошлый раз назначили, в прошлый раз получали, в прошлый раз пили, в прошлом году пили,
      в прошлом году назначили, в прошлом году вам, года назад пробовали, лет назад пробовали, года назад пили, лет назад пили`,
    considered: `думал про, думала про, думал о, думала о, думал об, думала об, думали про, подумывал@, рассматривал@, прикидывал@, была мысль, обсуждали,
      можно было, подумать о, подумать про, думала`,
    order: `назначаю, назначаем, назначу, назначим, выписываю, выпишу, начинаем, начнем, начинайте, начните, принимайте, пейте, капайте, мажьте, введем,
      введу, вводим, даем, дадим, даю, давайте, добавим, добавляем, колем, колите, ставим, переходим, перейдем, попробуем, пробуем, возьмем, берем, заменим,
      меняем, поменяем, выберем, будете пить, будете принимать, закапывайте, брызгайте, тогда пейте, тогда берите`,
    now: 'сейчас, теперь',
    warning: `обычно дают, обычно назначают, обычно даем, обычно назначаем, обычно назначаю, в других случаях, толку не, нет смысла, бесполез@, обойдемся без,
      не советую, не для вас, противопоказан@, осторожно с, опасайтесь, избегайте, избегать, некоторые, не поможет, не помогут, лучше заменить, не сочета@`,
    using: 'которые вы принимаете, который вы принимаете, вы принимаете, вы пьете, вы уже принимаете, раз вы принимаете',
    yours: 'ваш, ваша, вашу, ваши, вашего',
    failing: 'если не, если это не',
    intake: 'пью, пьет, принимаю, принимает, сам, сама',
    reflexive: 'сам, сама',
    imperative: 'принимайте, пейте, давайте, капайте',
    tolerated: 'переносите, хорошо переносит, можно вам',
    remove: 'удал@, убра@, убир@, снял@, сняли',
    usedIn: 'местн@ анестез@, местн@ обезбол@, под наркозом, наркоз@, седац@, во время операции, обезболили, обезболиваем, обезболим',
    harm: 'сыпь от, тошнит от, тошнило от, рвет от, рвало от, плохо от, зуд от, отек от, опухает от, аллергия на, покраснел@ от, чешусь от, чесал@ от',
    of: 'от, на, после',
    gives: 'дает мне, вызвал@ у, вызывает у, дал мне, дало мне',
    allergic: 'сып@, крапивниц@, отек@, отекл@, распух@, опух@, удуш@, задых@, анафил@, аллерг@, квинке',
    declined: `дома лежит, лежит дома, не пробовал, не пробовала, не пробовали, не хотелось бы, предпочла бы без, предпочел бы без, давайте без, можно без,
      лучше без, не решил@, опасаюсь, отказался, отказалась, отказались, отказываюсь, не стал, не стала, не стали, так и не, не хочу, не хотим, не хотел,
      не хотела, побоялся, побоялась, боюсь, не покупал, не покупала, не купил, не купила, не начал, не начала, не начинал, не начинала, ни разу не,
      боюсь пить, боюсь принимать, опасаюсь пить, не решаюсь`,
    dropped: 'тогда пока без, тогда подождем, тогда отложим, не будем тогда, тогда не будем, тогда не надо, отменим, вычеркиваем, забудьте, тогда без',
    noAllergy: 'не аллергия, аллергии нет, не аллергическ@',
    beside: 'вместе с, одновременно с, на фоне, совместно с, в сочетании с, опасно с, нельзя с, не сочетается с',
    hold: 'перерыв, паузу, приостанов@',
    take: 'принимать, принимайте, пить, пейте, давать, давайте, капать, мазать, колоть',
    leadIn: 'и, а, тогда, но, дома, сначала, потом, теперь, сейчас, лучше, можно',
  },
}
