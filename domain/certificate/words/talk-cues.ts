import { cue } from './cue.ts'

/** How a talk speaks of each field, in five languages: words of our own (cue.ts). */
export const CUES = {
  insurance: cue(
    'forsikr@, forsikring@, polise@, försäkr@, försäkring@, police@, insur@, policy, cover, claim, skadenum@, skjemaet til, skjema til, ' +
      'blanketten till, skemaet til, the form for, страхов@, полис@',
  ),
  company: cue('selskap@, forsikringsselskap@, försäkringsbolag@, bolag@, selskab@, forsikringsselskab@, insurance company, insurer, компани@'),
  policy: cue(
    'agreement, agreement number, kundnummer, kundnumret, kundenummer, kundenummeret, polise@, polisen, avtale, avtalen, avtalenum@, avtalenr, ' +
      'forsikringsnum@, forsikringsbevis@, försäkringsnum@, numret på försäkringen, försäkringsbrev@, avtalsnum@, avtal, police@, aftale, ' +
      'aftalenum@, policy@, policy number, полис@',
  ),
  claim: cue(
    'skadenum@, skadenr, skadesak@, saksnum@, skadeärende@, ärendenum@, skadesnum@, skadesag@, sagsnum@, claim number, claim reference, ' +
      'claim ref, claim no, claim, reference number, case number, убытк@, страхового случая, страховой случай',
  ),
  chip: cue(
    'chip@, mikrochip@, microchip@, id-merk@, id-nummer@, id-märk@, id-mærk@, tatover@, tatuer@, tattoo@, ueln, øremerk@, öronmärk@, øremærk@, ' +
      'passnummer@, livsnummer@, чип@, клейм@',
  ),
  askOwner: cue(
    'fulle navn, fullt navn, hele navn, fullständiga namn, fulde navn, full name, вас как зовут, как вас, du er, du heter, du hedder, ' +
      'take your name, få navnet, få namnet, hvad er dit navn, hva heter du, navnet ditt, ditt navn, hva var navnet, hvem eier, eierens navn, ' +
      'hvem står som eier, vad heter du, ditt namn, vem äger, ägarens namn, vem står som ägare, hvad hedder du, dit navn, hvem ejer, ' +
      'ejerens navn, hvem står som ejer, your name, and you are, you are, who owns, the owner, as owner, вас зовут, ваше имя, ваша фамилия',
  ),
  askAnimal: cue(
    'hva heter, hvem har vi, hvem er dette, hvem er det, hva var navnet, vad heter, vem har vi, vem är det, vem är detta, hvad hedder, ' +
      'hvem har vi, hvem er det, what is his name, what is her name, his name, her name, who do we have, who have we, who is this, who’s this, ' +
      "who's this, called, om katten, om hunden, om hesten, кличка, как зовут, кто у нас",
  ),
  askBreed: cue('rase, rasen, ras, rasen, race, racen, breed, порода, породы'),
  askBorn: cue(
    'født, fødselsdato@, fødselsdag@, når er, hvor gammel, född, födelsedatum, född när, hur gammal, fødselsdato, fødselsdag, hvor gammel, ' +
      'born, birthday, date of birth, how old, дата рождения, родил@, сколько лет',
  ),
  born: cue('født, fødselsdato@, født i, fødd, född, födelsedatum@, föddes, born, date of birth, birthday, родил@, рождения'),
  askOnset: cue(
    'når, hva har skjedd, hva skjedde, hva gjelder, hva er det med, hva kan jeg, hvor lenge, hva feiler, fortell, hvordan begynte, ' +
      'hvordan startet, når så du, hva bringer, när, vad har hänt, vad hände, vad gäller, hur länge, berätta, vad är det med, vad kan jag, ' +
      'hur började, hvornår, hvad er der sket, hvad skete, hvad drejer, hvor længe, fortæl, hvad er der med, hvad kan jeg, when, what happened, ' +
      "what brings, how long, tell me, what’s been, what's been, what can i, what seems, как давно, когда, что случилось, расскажите, с чем",
  ),
  onset: cue(
    'begynte, begynt, startet, starta, merket, oppdaget, la merke, så jeg, så vi, ble, fikk, ville ikke, började, började, märkte, upptäckte, ' +
      'såg jag, såg vi, fick, ville inte, blev, begyndte, startede, bemærkede, opdagede, lagde mærke, ville ikke, started, began, noticed, saw, ' +
      "stopped, wouldn’t, wouldn't, came in, starting, first, hoppet, falt, föll, faldt, fell, halt@, hosta, hostet, kastet opp, kräkt@, " +
      'kastede op, началось, начал@, заметил@, перестал@',
  ),
  history: cue(
    'før, tidligere, fra før, ellers frisk, aldri, alltid vært, noen gang, förut, tidigare, innan, sedan tidigare, aldrig, alltid varit, ' +
      'någon gång, førhen, aldrig, nogensinde, before, earlier, previous@, in the past, past history, never, ever had, always been, used to, ' +
      'ever, раньше, ранее, прежде, никогда, всегда был@',
  ),
  askHistory: cue(
    'før, tidligere, fra før, noen gang, förut, tidigare, någon gång, innan, førhen, nogensinde, tidligere, before, earlier, in the past, ' +
      'previous@, ever, past, history, раньше, ранее, прежде, когда-нибудь',
  ),
  accident: cue(
    'hoppet han over, hoppet hun over, landet skeivt, landet feil, falt, falt ned, ramlet, trillet, påkjørt, overkjørt, kjørt på, kjørte på, ' +
      'bitt av, ble bitt, bitt i, sparket, sparka, tråkket på, tråkket i, skar seg, kuttet seg, klemt, satte seg fast, hang fast, kolliderte, ' +
      'ulykke@, gled, skled, föll, ramlade, påkörd, överkörd, körd på, biten av, blev biten, bet honom, bet henne, sparkad, trampade på, ' +
      'trampade i, skar sig, klämd, fastnade, olycka@, olycksfall@, halkade, landade snett, faldt, påkørt, kørt over, kørt ned, bidt af, ' +
      'blev bidt, sparket, trådte på, trådte i, skar sig, klemt, hang fast, ulykke@, gled, fell, fallen, fell off, hit by, run over, ' +
      'knocked down, bitten by, was bitten, got bitten, kicked, trod on, stepped on, cut himself, cut herself, trapped, slipped, accident@, ' +
      'collided, упал@, сбил@, укусил@, порезал@, травм@, несчастн@',
  ),
  undecided: cue(
    'kan ikke si, kan jeg ikke si, kan ikke avgjøre, ikke si sikkert, ikke avgjøre, årsaken er ukjent, ukjent årsak, usikker på om, ' +
      'vanskelig å si, vet ikke om det er, kan inte säga, kan jag inte säga, kan inte avgöra, inte avgöra, går inte att säga, ' +
      'går inte att avgöra, okänd, oklart, svårt att säga, kan ikke sige, kan jeg ikke sige, ikke afgøre, kan jeg ikke afgøre, ukendt, uvist, ' +
      "svært at sige, can’t say, can't say, cannot say, can’t tell, can't tell, cannot tell, hard to say, impossible to say, unknown, unclear, " +
      'could be either, не могу сказать, неизвестн@, трудно сказать, неясно',
  ),
  injury: cue(
    'sår@, hornhinnesår, hornhindesår, hornhinnesår, skade, @skade, skada, @skada, injury, wound, laceration, @ruptur, ruptur@, rupture, ' +
      '@brudd, brudd, fraktur@, @fraktur, fractur@, brott, luksasjon, luxation, dislocat@, fremmedlegeme@, främmande kropp@, foreign body, ' +
      'forgiftning@, förgiftning@, poison@, toxic@, bitt, bittsår, bid, bidsår, bite, avulsjon, korsbånd@, kryddlyft, травм@, рана, перелом@, ' +
      'разрыв@, инородн@, отравлен@',
  ),
  referral: cue(
    'henviser, henvist, henvises, sender ham til, sender henne til, sender dere til, har sendt henvisning, skriver henvisning, remitterar, ' +
      'remitterade, remitterad, remitteras, remiss, skickar honom till, skickar henne till, skickar er till, henviser, henvist, henvises, ' +
      'sender ham til, sender hende til, skriver til, refer, referring, referred, refer him to, refer her to, sending him to, sending her to, ' +
      'referral to, направля@, направил@, направление',
  ),
  askPrognosis: cue(
    'helbredes, botas, kureres, cured, cure, leve, leva, live, how long has, how long have, hvor lenge, hur länge, hvor længe, ходить, жить, ' +
      'blir han, blir hun, blir den, kommer han, kommer hun, leger det, klarer han, klarer hun, utsikt@, prognose@, dødelig, kvitt, overlever, ' +
      'kan han bli, kan hun bli, kan hun få, kan han få, går det bra, hvordan går det videre, sjanse@, blir hon, blir det, kommer hon, ' +
      'överlever, klarar, chans@, prognos@, kan hon, läker, hur ser det ut, går det över, dør, bliver han, bliver hun, kommer sig, overlever, ' +
      'chance@, chances, klarer, kan det komme igen, helt rask, will he, will she, will it, be all right, be okay, be ok, recover, outlook, ' +
      'prognosis, survive, get better, going to be, come back, выживет, поправится, прогноз@, шанс@, выздоров@',
  ),
  prognosis: cue(
    'godt år, lever, många lever, mange lever, innen et døgn, inom ett dygn, goda år, gode år, good year, good years, klarer seg, klarar sig, ' +
      'klarer sig, gjør det om, varige følger, bestående men, utan men, благоприятн@, осторожн@, utsikt@, prognos@, prognose@, sjanse@, chans@, ' +
      'chance@, chances, går fint, går bra, går det fint, lever fint, ser bra ut, ser det bra ut, bra ut, livslang@, livslangt, varige, ' +
      'varige mén, bestående, bra igjen, helt frisk, helt bra, bli bra, blir bra, blir frisk, helt rask, komme seg, kommer seg, kommer sig, ' +
      'kommer han seg, godt håp, forsiktig, återställd, återhämta@, läker, leger, gror, heal@, god, dårlig prognose, mén, risk of, fair risk, ' +
      'recover@, outlook, very good, good odds, guarded, full recovery, live a normal, most cats, most dogs, most horses, de fleste, de flesta, ' +
      'as a rule, som regel, в большинстве, прогноз@, шанс@, поправит@, выздоров@',
  ),
  better: cue(
    'har det fint, mår bra, har det bra, groet, grodd, läkt, healed, doing well, doing fine, meget bedre, mye bedre, bedre, mycket bättre, ' +
      'bättre, much better, better, som før, som förut, som vanligt, som normalt, frisk igjen, frisk igen, helt fin, helt frisk, back to normal, ' +
      'normally now, normally again, normal again, himself again, herself again, stopped straining, eating again, spiser igjen, äter igen, ' +
      'spiser igen, redan, allerede, already, symptomfri, symtomfri, лучше, как раньше, поправил@',
  ),
  dead: cue(
    'avlivet, avlivd, avliva, døde, dødde, avlivades, avlivad, avlivade, dog, aflivet, aflivede, sov ind, sovnet inn, somnade in, ' +
      'put to sleep, put him to sleep, put her to sleep, euthanised, euthanized, euthanasia, died, passed away, усыпили, усыпил@, умер@, погиб@',
  ),
  unsure: cue(
    'vet ikke, vet jeg ikke, husker ikke, usikker, vet inte, vet jag inte, minns inte, kommer inte ihåg, osäker, ved ikke, ved jeg ikke, ' +
      "husker ikke, don’t know, don't know, not sure, can’t remember, can't remember, don’t remember, no idea, не знаю, не помню, не уверен@",
  ),
  ahead: cue(
    'skal, kommer til å, planlagt, time til, bestilt, neste, ska, ska bli, planerad, bokad, nästa, skal have, næste, bestilt tid, ' +
      'should, going to, booked, planned, will be, next, again on, igjen, igen, kontroll@, kontrol@, återbesök@, check-up, recheck, ' +
      'будет, запланирован@, следующ@',
  ),
  seen: cue(
    'inne, inom, innom, besøk@, besök@, besøg@, konsultasjon@, konsultation@, consultation@, visit@, her hos oss, her sist, undersøkt, ' +
      'undersøkte, undersökte, undersøgte, examined, målte jeg, målte, mätte, measured, saw him, saw her, seen, were here, was here, var her, ' +
      'var du her, var dere her, var her, var här, kom inn, kom in, kom ind, came in, been in, første gang, første besøk, första besöket, how’s, ' +
      "how's, has he been, has she been, приём@, прием@, осмотр@",
  ),
  neuter: cue(
    'steriliserte, kastrerte, steriliserade, kastrerade, steriliserede, kastrerede, kastrert, kastrerad, kastreret, kastrerte, ' +
      'kastrerede, kastrat, sterilisert, steriliserad, steriliseret, neutered, spayed, castrated, desexed, gelded, intakt, intact, ' +
      'entire, кастрирован@, стерилизован@',
  ),
  test: cue(
    'bildet, bildene, bilden, bilderna, billedet, billederne, images, снимках, рентгене, ekkoet, echo, the echo, tappprøve, blodtrykk@, ' +
      'punksjon, punktion, utstryk, utstryk@, cytolog@, dyrkingen, resultatet, svaret, provsvaret, røntgen@, röntgen@, x-ray@, radiograph@, ' +
      'ultralyd@, ultraljud@, ultrasound@, mr, mri, mr-@, ct, ct-@, dt, magnetkamera@, magnettomografi@, datortomografi@, skanning@, scan@, ' +
      'blodprøve@, blodprov@, blodprøver, blood test@, bloods, bloodwork, blodet, urinprøve@, urinprov@, urine sample, urine test, ' +
      'avføringsprøve@, avföringsprov@, cytologi@, cytology, biopsi@, biopsy, dyrkning@, odling@, culture, skrap@, skrapprøve@, hudskrap@, ' +
      'snaptest@, hurtigtest@, snabbtest@, lyntest, fluorescein@, schirmer@, ekg, ecg, ekko@, eko, hjerteultralyd, hjärtultraljud, ' +
      'eliminasjonsdiett@, eliminationsdiet@, elimination diet, elimination trial, glukose, glukos, glucose, kreatinin@, creatinine, kalium, ' +
      'potassium, natrium, sodium, leukocyt@, hematokrit@, haematocrit, hematocrit, t4, tyroksin, thyroxin@, prøvene, prøven, provet, proverna, ' +
      'prøverne, prøvesvar@, provsvar@, test, testen, urinen, urine, the urine, leverprøver, levervärden, levertal, nyreverdi@, njurvärde@, ' +
      'nyretal, punktat, leddpunktat, gastroskopi@, endoskopi@, endoscopy, gastroscopy, scope, anaplasma, borrelia, giardia, снимок, снимк@, ' +
      'рентген@, узи, анализ@, мрт, кт, мазок, соскоб',
  ),
  result: cue(
    'ser vi, ser jeg, ser man, ser jag, vi ser, we see, we saw, så vi, ingen, inga, inget, no, ikke tegn, видно, innehåller, inneholder, ' +
      'indeholder, contains, viser, viste, vist, visar, visade, viser, viste, show, shows, showed, shown, var positiv, var negativ, er positiv, ' +
      'er negativ, är positiv, är negativ, positiv, negativ, positivt, negativt, positive, negative, ga, gav, gave, came back, var, er, är, was, ' +
      'is, were, ligger på, låg på, lå på, uten funn, utan anmärkning, normal@, bekrefter, bekräftar, bekræfter, confirm@, rikelig, rikligt, ' +
      'påviste, påvisade, påvist, fant, fann, fandt, found, показал@, выявил@, положительн@, отрицательн@',
  ),
  treatment: cue(
    'væske under huden, vätska, væske, dræn, drän, dren, tvangsfôre, stödmata, tvångsmata, шину, шина, пластин@, гипс@, plate, ' +
      'platefiksasjon, amputasjon, amputer@, amputation, avmasking, sårstell, sårvård, sårpleje, opererte, operere, operer@, opereret, ' +
      'operasjon@, opererade, operation@, operera@, opererede, operation, surgery, enterotomy, @otomy, @ectomy, @ektomi, @tomi, @plastikk, ' +
      'tplo, sydd, sydde, sy, syr, sutur@, stitched, stitches, sutured, renset, rense, vasket, skyllet, rengjorde, spolade, rensade, ' +
      'cleaned, flushed, drenering, dränage, drain@, tappet, tappa, tappade, tappede, tømte, drypp, dropp, drop, a drip, drip, ' +
      'væske intravenøst, iv-væske, væskebehandling, vätsketerapi, vätskebehandling, væsketerapi, fluids, parafin@, paraffin@, saltvann, ' +
      'saltvatten, saltvand, saline, ringer@, oksygen@, syrgas, syre, oxygen, kateter@, catheter@, sonde, sond, tube, skjerm, krage, ' +
      'krave, tratt, cone, collar, bandasje@, bandage@, förband, forbinding, bandaged, gips, cast, splint, boksro, boxvila, box rest, ' +
      'cage rest, burvila, burhvile, ro, hvile, holdes i ro, vila, strict rest, rest, koppeltur@, i bånd, lead walks, leash, fysioterapi, ' +
      'rehabilitering, physio, opptrening, trappa ner, slanking, diett, diet@, fôr, @fôr, foder, dietfoder, @foder, special food, @diet, ' +
      'vask, bad, bade, bad med, bathe, bathing, shampoo, sjampo, klorheksidin@, klorhexidin@, tannrens, syet, sydde, sys, på boks, boks, ' +
      'box, boxen, stallro, hvilebur, tandstensrensning, tandsten, extraction, trukket tann, trukket, tennene, tänder, skylling, massage, ' +
      'isbad, kjøling, kyla, cooling, laser, vaksine, ingen mat, fasting, fasta, faste, avskoing, sko, skridt, skritte, skritt, ' +
      'hand walking, skritta, операци@, прооперир@, швы, капельниц@, катетер@, диет@, покой, воротник',
  ),
} as const
