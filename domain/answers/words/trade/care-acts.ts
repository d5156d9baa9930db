/** What is looked into, found, done and arranged, by the name of the trade and as people tell it: `id | nb | sv | da | en | ru`, own wording. */
export const CARE_ACTS = `
liverenzymes
  | leverprøve@, leververdi@, transaminas@, alat, asat, ggt, leveren
  | leverprov@, levervärd@, transaminas@, alat, asat, ggt, levern
  | levertal, leverprøve@, transaminas@, alat, leveren
  | liver function, liver test@, liver enzyme@, transaminase@, lfts, alt, liver
  | печеночн@ проб@, печёночн@ проб@, трансаминаз@, алт, аст, печень
renalfunction
  | nyrefunksjon@, kreatinin@, egfr, gfr, nyreprøve@, nyreverdi@, nyrene
  | njurfunktion@, kreatinin@, egfr, gfr, njurvärd@, njurarna
  | nyrefunktion@, kreatinin@, egfr, nyretal@, nyrerne
  | renal function, kidney function, creatinine, egfr, kidneys
  | почечн@ функц@, креатинин@, скф, почки
longtermsugar
  | langtidssukker@, langtidsblodsukker@, hba1c, hba, sukkeret
  | långtidssocker@, långtidssockret, hba1c
  | langtidssukker@, langtidsblodsukker@, hba1c
  | hba1c, long-term sugar, average sugar, sugar control, diabetic control, glycaem@
  | гликированн@, hba1c, гликозилированн@
druglevel
  | serumkonsentrasjon@, speil, speilet, speilprøve, blodnivå, konsentrasjon@, nivå@ i blodet, dalverdi, medisinspeil
  | serumkoncentration@, spegel, koncentration@, nivå@ i blodet, tagit provet
  | serumkoncentration@, spejl, koncentration@, blodspejl
  | serum level, drug level, trough, concentration, blood level, level's, levels
  | концентрац@ препарата, уровень препарата, концентраци@ в крови
inrvalue | inr, pt-inr, koagulasjon | inr, pk, pk-värde | inr, koagulation | inr, clotting | мно, свертываемост@
bonedensity
  | dxa, dexa, bentetthetsmåling@, beintetthetsmåling@, beintettleiksmåling@
  | dxa, dexa, bentäthetsmätning@
  | dxa, dexa, knogleskanning, knogletæthedsmåling@
  | dxa, dexa, bone scan, bone density
  | денситометри@, плотность костей
endoscopy
  | gastroskopi@, koloskopi@, skopi@, kikkertundersøkelse, fiberskopi, kamera ned i magen
  | gastroskopi@, koloskopi@, skopi@, fiberskopi
  | gastroskopi@, koloskopi@, kikkertundersøgelse, skopi@
  | endoscop@, gastroscop@, colonoscop@, camera test, camera down, scope
  | гастроскопи@, колоноскопи@, эндоскопи@, фгдс, глотать трубку
lungfunction
  | spirometri@, pef, peak flow, lungefunksjon@, blåseprøve, fev1
  | spirometri@, pef, lungfunktion@, blåsa i
  | spirometri@, peakflow, lungefunktion@, fev1
  | spirometry, peak flow, lung function, blow test, fev1
  | спирометри@, пикфлоу@, функц@ легких
holter
  | langtids-ekg, døgn-ekg, 24-timers, holter, døgnmåling, langtidsmåling
  | långtids-ekg, dygns-ekg, holter, bandspelar-ekg
  | holter, langtidsmåling, hjemmeblodtryk, døgnmåling
  | holter, 24-hour, ambulatory monitor@
  | холтер@, суточн@ монитор@, смад
examination
  | undersøkelse@, status, funn, ser på, kjenner på, klinisk, palpasjon, auskultasjon, lytter på
  | undersökning@, status, fynd, tittar på, känner på, palpation, auskultation, lyssnar
  | undersøgelse@, objektivt, fund, ser på, mærker på, palpation, stetoskopi, lytter
  | examin@, on examination, findings, palpat@, auscult@, listen@ to
  | осмотр@, пальпац@, аускультац@, слушаю, смотрю
bloods
  | blodprøv@, prøver, lab@, prøvesvar
  | blodprov@, prover, lab@, provsvar
  | blodprøv@, prøver, laboratorie@, prøvesvar
  | blood test@, bloods, lab@, blood work, blood results
  | анализ@, кровь сдать, сдать кровь, лаборатор@
specimen
  | prøve, prøven, prøver, dyrkning@, dyrking@, oppvekst, vekst av, dyrket, vokste, spyttprøve, utstryk
  | prov, provet, odling@, odlingen, växt av, växte, utstryk
  | prøve, prøven, dyrkning@, vækst, podning@, udstrygning
  | sample, culture@, growth, grew, swab@, smear
  | посев@, мазок, мазк@, выросл@, высея@, проб@
biopsies
  | biopsi@, vevsprøve@, celleprøve@, fjerne bit
  | biopsi@, vävnadsprov@, cellprov@
  | biopsi@, vævsprøve@, celleprøve@
  | biops@, tissue sample, cell sample
  | биопси@, гистологи@
sutures
  | sting, sutur@, sy, sydd, stifter, agraff@, klips, klyper
  | stygn, sutur@, sy, sydd, agraff@, klammer, häftor
  | sting, sutur@, sy, syet, agraf@, clips, klemmer
  | stitch@, sutur@, clips, staple@, sewn
  | шв@, скоб@, зашива@, нитк@
incising
  | incisjon@, insider@, åpner den, åpnet, drener@, skjærer hull, stikke hull på, skjære opp, punkt@
  | incision@, incider@, öppna@, drän@, sticker hål, skär upp, punkt@
  | incision@, incider@, åbner, åbnet, dræn@, skærer op, stikker hul, punkt@
  | incis@, lanc@, drain@, open it up, cut into, aspirat@
  | вскры@, дренир@, разрез@, пунк@, прокол@
rinsing
  | skyll@, vask@, rens@, bade, saltvann, klorheksidin@, klor heksidin
  | skölj@, tvätt@, rengör@, bada, koksalt, klorhexidin@
  | skyl@, vask@, rens@, bade, saltvand, klorhexidin@
  | rins@, wash@, flush@, clean@, bath@, salt water, saline, chlorhexidine
  | промыва@, промыт@, полощ@, мыть, хлоргексидин@, обработ@
dressing
  | bandasje@, forbinding, plaster, omslag, kompress@, gips@, skinne, ortose
  | bandage, förband, plåster, omslag, kompress@, gips@, skena, ortos
  | bandage, forbinding, plaster, omslag, kompres@, gips@, skinne
  | dressing@, bandage@, plaster@, splint@, cast, poultice, brace
  | повязк@, бинт@, пластыр@, гипс@, лонгет@, компресс@
surgicalplan
  | operasjon@, operer@, kirurg@, inngrep, kneiven, tur-p, oper@
  | operation@, opera@, kirurg@, ingrepp
  | operation@, operer@, kirurg@, indgreb
  | surgery, operat@, surg@, procedure, theatre
  | операц@, оперир@, хирург@, вмешательств@
inpatient
  | innlegg@, innlagt, sykehus@, legge inn, legges inn, sengeplass, på avdeling@, ligge inne, hospital@
  | inlägg@, inlagd, lägga in, läggs in, sjukhus@, avdelning@, skrivs in, ligga inne, vårdas
  | indlæg@, indlagt, sygehus@, hospital@, lægges ind, afdeling@
  | admi@ to, admission, admitted, hospital@, in a ward, in-patient, inpatient, kept in, keep him in, keep her in
  | госпитализ@, больниц@, стационар@, положить в, лежал@ в, кладем
discharged
  | utskriv@, utskrevet, hjemreise, sendes hjem, går hjem, reise hjem
  | utskriv@, skrivs ut, gå hem, åka hem
  | udskriv@, sendes hjem, går hjem
  | discharge@ home, sent home, goes home, going home
  | выпис@, домой отпуск@, отпустили домой
emergencies
  | øyeblikkelig, akutt, haster, legevakt@, ambulanse, 113, ring hvis, med en gang, akuttmottak, straks
  | akut@, genast, ambulans, 112, ring, sök akut, akuten, omedelbart
  | akut@, straks, ambulance, 112, ring, skadestue, vagtlæge, lægevagt
  | emergenc@, urgent@, straight away, ambulance, 999, a&e, call us, casualty, immediately
  | срочно, скор@ помощ@, скорую, немедленно, сразу, звоните, экстренн@
reviewing
  | kontroll@, oppfølg@, etterkontroll, tilbake om, kom tilbake, ny time, neste gang, ses om, se deg igjen, time om, kommer tilbake, revurder@, tilsyn
  | kontroll@, uppfölj@, återbesök@, ny tid, nästa gång, ses om, vill se dig, hörs om, komma tillbaka, kommer tillbaka
  | kontrol@, opfølg@, ny tid, næste gang, ses om, tilbage om, kom tilbage, kigger forbi, kommer igen
  | review@, follow-up, follow up, recheck, check-up, come back, see you in, see _ again, next appointment, next visit, back in, return visit
  | контрол@, повторн@ прием, повторн@ осмотр, приходите через, следующ@ раз, явк@, осмотр через, запишу
referring
  | henvis@, sendt til, sender deg til, sende deg til, får time hos, spesialist@
  | remi@, skickar dig, skickas till, specialist@
  | henvis@, sender dig til, speciallæge@, sendes til
  | refer@, send you to, sent to the, specialist@, get you seen by
  | направл@, направ@ к, специалист@, консультац@
certificates
  | sykmeld@, sykemeld@, sykmelding, egenmelding, attest@, erklæring@, borte fra jobb, arbeidsufør, friskmeld@
  | sjukskriv@, intyg@, borta från jobbet, arbetsoförmåga
  | sygemeld@, attest@, erklæring@, fraværende fra arbejde, raskmeld@
  | sick note@, fit note@, note, certificate@, signed off, off work, sick leave, duties
  | больничн@, справк@, листок нетрудоспособности, бюллетен@
prescribing
  | resept@, skriver ut, forskriv@, e-resept, fornye@, skriver du, blå resept
  | recept@, skriver ut, förskriv@, förnya@
  | recept@, skriver ud, udskriv@, ordiner@, fornye@
  | prescri@, script, write you, write up, renew@, repeat
  | рецепт@, выпи@ вам, назнач@, выпис@
administer
  | gitt, gis, gir, fikk, satt, sprøyte@, injeksjon@, injiser@, settes, stikk
  | ges, gav, gett, fick, sprut@, injektion@, injicera@, sätter
  | gives, givet, giver, fik, sprøjte@, indsprøjt@, injektion@, injicer@, stik
  | given, gave, giving, administer@, inject@, jab@, shot@
  | введ@, вводи@, укол@, кол@, делаю, дали, дам, сделал@
subcutaneous
  | subkutan@, under huden, sc
  | subkutan@, under huden, sc
  | subkutan@, under huden, sc
  | subcutaneous@, under the skin, sub-cut
  | подкожн@, под кожу
intravenous
  | intravenøs@, iv, i blodet, i åren, i blodåren, i årå, i vena, drypp, væske i åren
  | intravenös@, iv, i blodet, i venen, dropp
  | intravenøs@, iv, i blodet, i åren, i venen, drop
  | intravenous@, iv, in the vein, into the vein, drip
  | внутривенн@, в вену, капельниц@
intramuscular
  | intramuskulær@, i muskelen, im
  | intramuskulär@, i muskeln, im
  | intramuskulær@, i musklen, im
  | intramuscular@, in the muscle, into the muscle
  | внутримышечн@, в мышц@
intramammary
  | intramammar@, jurtube@, spenetube@, tube i spenen, tuber, jurtubene
  | intramammär@, juvertub@, spentub@
  | intramammær@, yvertube@, yverrør, pattetube@
  | intramammar@, udder tube@, tube@, teat tube@
  | внутрицистернальн@, в сосок, в соски, в вымя
sublingual
  | sublingual@, under tunga, under tungen
  | sublingual@, under tungan
  | sublingual@, under tungen
  | sublingual@, under the tongue
  | под язык, сублингвальн@
oral
  | peroral@, per os, gjennom munnen, i munnen, svelge, tabletter
  | peroral@, per os, genom munnen, i munnen
  | peroral@, per os, gennem munden, i munden
  | oral@, by mouth, swallowed, tablets
  | перорально, внутрь, через рот, в рот
topical
  | lokal@, utvortes, smøre, smører, smurt, krem, salve
  | lokal@, utvärtes, smörj@, kräm, salva
  | lokal@, udvortes, smøre, smører, smurt, creme, salve
  | topical@, rub, smear, cream, ointment, apply, applied
  | местн@, наружн@, маз@, мажет@, крем
rectal
  | rektal@, stikkpille@, i endetarmen, suppositori@
  | rektal@, stolpiller, i ändtarmen, suppositori@
  | rektal@, stikpille@, i endetarmen, suppositori@
  | rectal@, suppositor@, up the back passage
  | ректальн@, свеч@, суппозитори@
asneeded
  | ved behov, etter behov, når det trengs, om nødvendig, når _ trenger, inntil, av og til
  | vid behov, vb, när det behövs, ibland, om det behövs
  | ved behov, pn, efter behov, når det er nødvendigt, indimellem
  | as needed, prn, when needed, if you need, as required, the odd
  | при необходимости, по необходимости, по требованию, если надо, иногда
regularly
  | fast, faste, daglig, hver dag, står på, går på, bruker fast, regelmessig
  | stående, fast, dagligen, varje dag, regelbundet, står på
  | fast, daglig, hver dag, regelmæssig@
  | regular@, daily, every day, long-term, maintenance
  | постоянн@, ежедневно, каждый день, регулярн@
discontinue
  | sepon@, slutt@, stopp@, avslutt@, av med, kutt@, fjern@, legger den bort, tas bort, ta bort, ikke lenger, ikke ta mer, skal bort, slepp, la den ligge,
      legg bort, legger vi bort
  | utsätt@, utsatt@, sätter ut, sätts ut, slut@, sluta@, stopp@, avslut@, ta bort, tas bort, tog bort, bort med, plockar ut, la av, lägga av, håller upp,
      pausar
  | seponer@, stop@, ophør@, afslut@, holde op, hold op, holdt op, holder op, skal væk, droppe, dropper, slut med, undvære, skal ud
  | stop@, discontinu@, cease@, come off, came off, comes off, off it, quit, drop it, drop the, dropped, withdrawn, no more, bin it, leave off, end it,
      cut out
  | отмен@, прекра@, бросил@, убира@, убрать, уберите, сним@, перестал@, не пить, больше не, хватит, снят@
continue
  | fortsett@, viderefør@, uendret, behold@, går videre på, samme dose, la være som, holder fram, skal bli stående, som før, står fortsatt
  | fortsätt@, oförändra@, behåll@, låt den vara, samma dos, kvar, som förut, den ska fortsätta, låter den
  | fortsæt@, uændret, behold@, samme dosis, lad det køre, som før, bare ved med
  | continu@, carry on, unchanged, keep@, stays, stay on, staying, same dose, leave it as, as before, remain@, maintain@
  | продолж@, без изменений, остав@, так же, прежн@ доз@, как и раньше, и дальше
commence
  | start@, begynn@, sett@ inn, sett@ på, oppstart@, påbegyn@, får du, prøver, ta til med, setter i gang
  | start@, börj@, sätt@ in, sätts in, insätt@, påbörja@, får du, provar, prövar
  | start@, begynd@, opstart@, påbegynd@, får du, prøver, sætter i gang, ordiner@
  | start@, commenc@, initiat@, put _ on, begin@, try, introduce, add, restart
  | нач@, назнач@, начин@, стартова@, подключ@, добав@
increasedose
  | øk@, dobl@, opptrapp@, trapp@ opp, sett@ opp, opp til, høyere dose, mer av, heves, øker til, hever
  | öka@, höj@, dubbl@, trapp@ upp, upptrapp@, höjer, upp till
  | øg@, forhøj@, dobl@, trapp@ op, optrap@, sætter op, sætter vi den op, op til, hæve@
  | increas@, raise@, doubl@, step up, titrat@, put up, up to, higher dose, bump up, went up
  | увелич@, повы@, повыш@, подним@, поднять, вдвое, больше доз@
decreasedose
  | reduser@, nedtrapp@, trapp@ ned, senk@, halver@, minsk@, tar ned, ta ned, ned til, lavere dose, trappa
  | minska@, sänk@, halver@, trapp@ ner, trappa ner, nedtrapp@, ner till, lägre dos, sänker
  | reducer@, nedtrap@, trapp@ ned, nedsæt@, halver@, sænk@, ned til, mindske@
  | reduc@, lower@, decreas@, taper@, halv@, wean@, cut down, down to, come down, smaller dose
  | уменьш@, сниж@, сниз@, вдвое меньше, половин@, постепенно
replace
  | bytt@, erstatt@, i stedet, istedenfor, over på, går til, heller
  | byt@, ersätt@, ersatt@, i stället, istället, går över
  | skift@, erstat@, i stedet, går over, hellere
  | switch@, replac@, swap@, instead, chang@ to, substitut@, rather, in place of
  | замен@, вместо, переход@ на, перевод@, лучше
contraindicate
  | kontraindi@, skal ikke ha, må ikke ha, kan ikke få, tør ikke gi, ikke bruk, forbod@, forbudt, unngå@, frarå@, ikke anbefal@, bør ikke, vil ikke gi,
      ikke aktuelt, ikke tåle, advar@, ikke bra for
  | kontraindi@, ska inte ha, får inte ha, kan inte få, inte använda, förbjud@, undvik@, avrå@, bör inte, olämplig@, ska du inte, ska hon inte, ska han inte,
      inte bra för
  | kontraindi@, må ikke, skal ikke have, kan ikke få, frarå@, undgå@, bør ikke, fravælg@, springer vi over, ikke godt for, lad være, forbud@
  | contraindicat@, avoid@, shouldn't have, can't have, must not, mustn't, not for you, rule@ out, advised against, never have, rather you didn't,
      off the menu, not safe
  | противопоказ@, нельзя, не надо, не давать, не рекоменд@, избегать, запрещ@, исключ@, ни в коем случае, опасно
notneeded
  | trengs ikke, ikke nødvendig, unødvendig, behøves ikke, ikke indisert, ikke behov, ingen grunn til, trenger ikke
  | behövs inte, inte nödvändig@, onödig@, inte indicerat, ej indicerat, ingen indikation, behöver inte
  | behøves ikke, ikke nødvendig@, unødvendig@, ikke indiceret, ikke behov, behøver ikke, ingen grund til
  | not needed, unnecessary, not necessary, no need, not indicated, doesn't need, not required, isn't needed
  | не нужн@, не требуется, нет необходимости, не показан@, ни к чему, без показаний, не надо
postpone
  | avvent@, utsett@, venter med, vente med, ser det an, ser an, senere, ikke ennå, ikke enda, ikke nå, tar vi da, på sikt
  | avvakta@, skjut@ upp, väntar med, vänta med, senare, inte än, inte ännu, inte nu, tar vi sen, längre fram
  | afvent@, udsæt@, venter med, vente med, ser tiden an, senere, ikke endnu, ikke nu, på sigt, kan altid
  | postpon@, defer@, wait@, hold off, later, not yet, not now, not today, down the line, in due course, watch and
  | отлож@, подожд@, пока не, позже, потом, не сейчас, не раньше, обсудим, посмотрим
consider
  | vurder@, eventuelt, aktuelt, kan bli, kanskje, muligens, mulig, tenker på
  | övervägs, överväg@, eventuellt, aktuellt, kanske, möjligen, tänker på
  | overvej@, eventuelt, måske, muligvis, kan blive, kan vende
  | consider@, possibl@, might, may, perhaps, could think, think about
  | рассмотр@, возможно, может быть, подума@, обсуд@, не исключ@
declined
  | ønsker ikke, avslår, takker nei, vil ikke, nekter, vegrer seg, avviser
  | vill inte, avböjer, tackar nej, vägrar
  | ønsker ikke, afslår, takker nej, vil ikke, nægter
  | declin@, refus@, doesn't want, didn't want, don't want, not keen, turned down, won't have
  | отказ@, не хочет, не хочу, против
adherence
  | tar ikke medisinen, glem@, slurv@, etterlev@, compliance, tatt den fast, hoppet over, uteglemt
  | slarva@, glöm@, följsamhet, compliance, tar inte, hoppat över
  | glem@, komplians, compliance, tager dem ikke, sprunget over, springer over
  | adheren@, complian@, forget@, miss@ dose@, skip@, not taking, don't take
  | забыва@, пропуск@, не принима@, приверженност@, не пью
selfmedication
  | på egen hånd, på eget initiativ, selv tatt, kjøpt selv, reseptfri@, uten resept, fra apoteket, av kona, fra naboen, tok jeg, ga ham, ga henne,
      har jeg tatt
  | på egen hand, på eget initiativ, receptfri@, köpt själv, från apoteket, tog jag, gav henne, gav honom, egenvård
  | på egen hånd, på eget initiativ, håndkøb@, købte, fra apoteket, selv givet, gav jeg, tog jeg
  | on _ own, over the counter, over-the-counter, otc, bought, from the chemist, self-medicat@, borrowed, gave him, gave her, i took, off the shelf
  | сам@ купил@, без рецепта, самостоятельно, из аптеки, по совету, соседк@, сам@ давал@, сам@ пил@
benefit
  | effekt@, virk@, hjelp@, hjalp, lindr@, bedre av, fornøyd, bedring, god respons, fungerer
  | effekt@, verk@ bra, hjälp@, hjälpte, lindr@, bättre av, nöjd, förbättring, fungerar
  | effekt@, virk@, hjælp@, hjalp, lindr@, bedre af, tilfreds, bedring, gavn
  | effect@, help@, work@, relie@, respon@, benefit@, eased, did the trick
  | эффект@, помог@, помога@, польз@, облегч@, действ@
ineffective
  | uten effekt, ingen effekt, virker ikke, hjelper ikke, hjalp ikke, ikke hjulpet, utilstrekkelig, ingen bedring, like ille
  | utan effekt, ingen effekt, hjälper inte, hjälpte inte, otillräcklig, ingen förbättring, utan bättring, gjorde ingenting
  | uden effekt, ingen effekt, virker ikke, hjælper ikke, hjalp ikke, utilstrækkelig, ingen bedring
  | ineffective, no effect, didn't help, doesn't help, not working, no good, useless, no benefit, does nothing, poor response, no better
  | неэффектив@, без эффекта, не помог@, не помога@, толку, бесполезн@
improved
  | bedre, bedring, bedret, fremgang, friskere, gått tilbake, tilfreds@, forbedr@, letter, godt av, rolig@
  | bättre, förbättr@, bättring, gått tillbaka, lugnare, friskare
  | bedre, bedring, bedret, forbedr@, fremgang, aftaget
  | better, improv@, settl@, recover@, on the mend, progress, eased
  | лучше, улучш@, легче, полегч@, поправ@
deteriorated
  | verre, forverr@, dårligere, forverring, tiltak@, tilta@, økt@, forverra
  | sämre, förvärr@, försämr@, tilltag@, värre
  | værre, forværr@, dårligere, forværring, tiltag@
  | worse@, deteriorat@, gone downhill, progress@, getting bad
  | хуже, ухудш@, обостр@, усили@, наросл@
normalfinding
  | normal@, uten anmerkning, u.a., ua, fint, fin, i orden, upåfallende, greit, tilfredsstillende, bra, ingen spesielle
  | normal@, utan anmärkning, ua, fint, fin, ok, bra, ej anmärkning, inget avvikande, tillfredsställande
  | normal@, uden anmærkning, ia, i orden, fin, fint, pæn, upåfaldende, tilfredsstillende
  | normal@, unremarkable, fine, clear, satisfactory, nothing abnormal, good, ok
  | норм@, без особенностей, в порядке, хорош@, чист@, без патолог@
abnormalfinding
  | forhøyet, forhøya, høy, høyt, for høyt, lav, lavt, for lavt, patologisk@, avvikende, unormal@
  | förhöjd@, förhöjt, högt, hög, lågt, låg, patologisk@, avvikande, onormal@
  | forhøjet, højt, høj, lavt, lav, patologisk@, afvigende, unormal@
  | raised, elevated, high, low, abnormal, deranged, off
  | повыш@, высок@, низк@, сниж@, патолог@, ненормальн@
unsatisfactory
  | ikke i mål, utilfredsstillende, for høyt, dårlig regulert, ustabil, utenfor
  | ej i mål, inte i mål, för högt, dåligt reglerat, för hög@
  | ikke i mål, for højt, dårligt reguleret, utilfredsstillende
  | not at target, above target, poorly controlled, uncontrolled, too high, not controlled
  | не достигнут@, некомпенсир@, недостаточн@ компенсац@, слишком высок@
wellcontrolled
  | velregulert, godt regulert, i mål, fint trykk, bra trykk, stabil@
  | välreglera@, i mål, trycket är bra, stabil@
  | velreguleret, i mål, fint blodtryk, stabil@
  | well controlled, at target, good control, stable
  | компенсир@, под контролем, стабильн@, в цел@
`
