/**
 * What messages to a clinician and letters of an authority ask about, and what tells of it, in words of our own. A topic is headed by its
 * name; a line for each language follows. `@` stands for any letters behind, `~` for any before.
 */
export const TOPIC_LEXICON = `
# diagnosis
nb diagnos@, lidelse@, sykdom@, tilstand@, feiler, icpc@, icd@, årsak@, skyldes, hva er det, syndrom@, stadium, kronisk, bekreftet, avkreftet
sv diagnos@, lidande@, sjukdom@, tillstånd@, icd@, orsak@, beror på, syndrom@, stadium, kronisk, bekräfta@, vad är det
da diagnos@, lidelse@, sygdom@, tilstand@, fejler, icd@, årsag@, skyldes, syndrom@, kronisk, bekræftet, afkræftet, hvad er det
en diagnos@, condition, illness@, disease@, disorder, cause@, due to, syndrome, stage, chronic, confirmed, what is it, what we're dealing with
ru диагноз@, заболеван@, болезн@, состояни@, мкб@, причин@, синдром@, стади@, хроническ@, подтвержд@, что это
# onset
nb debut@, startet, begynte, oppst@, siden, fra når, først@ gang, innsyk@, brøt ut, første symptom@, skadedato, sykdomsstart
sv debut@, började, insjukn@, uppst@, sedan, från när, först@ gång@, inledd@, startade
da debut@, startede, begyndte, opst@, siden, fra hvornår, først@ gang, brød ud, stillet
en onset, began, started, since, first, when did, symptoms since, from what date, established
ru начал@, дебют@, возник@, впервые, с каких пор, давно, с @ года, установлен@
# course
nb forløp@, utvikling@, forverr@, bedring@, bedre, verre, framgang, tilbakefall, anfall@, hyppig@, svinger
sv förlopp@, utveckl@, försäm@, förbätt@, bättre, sämre, återfall, anfall@, skov
da forløb@, udvikl@, forvær@, bedring@, bedre, værre, tilbagefald, anfald@
en course, progress@, worse@, better, improv@, deteriorat@, relapse@, attack@, flare@, episode@
ru течени@, динамик@, ухудш@, улучш@, лучше, хуже, рецидив@, приступ@
# findings
nb funn@, undersøk@, status, objektiv@, us, mr, ct, rtg, røntgen@, ul, ultralyd, skår, test, påvist, blodtrykk, bt, puls, spirometri, fev1, ekg, ekko,
  ef, hørsel@, syn@, målt, reflekser, ømhet
sv fynd@, undersök@, status, mr, dt, rtg, röntgen@, ul, ultraljud, skattning, påvis@, blodtryck, bt, puls, spirometri, ekg, eko, ef, hörsel@, syn@,
  mätt, reflexer, ömhet
da fund@, undersøg@, objektiv@, us, mr, ct, rtg, røntgen@, ul, ultralyd, score, påvist, blodtryk, bt, puls, lungefunktion@, fev1, ekg, ekko, ef,
  hørelse@, syn@, målt, reflekser, ømhed
en finding@, examin@, mri, ct, x-ray@, scan@, ultrasound, score, test@, showed, bp, pulse, spirometry, fev1, ecg, echo, ef, hearing, vision, measured,
  reflexes, tender@, swab, emg
ru осмотр@, обследован@, выявлен@, мрт, кт, рентген@, узи, балл@, ад, чсс, спирометр@, экг, эхо, фв, слух@, зрени@, рефлекс@, показал@
# treatment
nb behandl@, fysio@, terapi@, tiltak, rehab@, opphold, kurs, trening@, opplæring, psykolog@, dps, injeksjon@, prøvd, forsøkt, optimaliser@, manøver, krage
sv behandl@, fysio@, sjukgymnast@, terapi@, kbt, åtgärd@, rehab@, träning@, psykolog@, injektion@, prövat, provat, prövad, plåster, kräm
da behandl@, fysio@, terapi@, rehab@, ophold, genoptræn@, psykolog@, indsprøjt@, injektion@, blokade, prøvet, forsøgt, afprøvet
en treat@, physio@, therap@, rehab@, cbt, counsell@, injection@, tried, trial, manage@, cure, remedy
ru лечен@, лечи@, физио@, терапи@, реабилит@, лфк, психолог@, укол@, инъекц@, пробовал@, капельниц@
# medicine
nb medisin@, medikament@, legemid@, tablett@, pille@, preparat@, resept@, mg, kapsl@, dråpe@, krem@, salve, spray, plaster, sprøyte@, vanndrivende,
  smertestill@, penicillin@, antibiotika@, kortison@, blodfortynn@, insulin, vitamin@, jern@, folat, kosttilskudd, helsekost@
sv medicin@, läkemed@, tablett@, preparat@, recept@, mg, kapsl@, droppar@, dropp, kräm@, salva, spray, spruta@, sprutor, vattendrivande, smärtstill@,
  penicillin@, antibiotika@, kortison@, blodförtunn@, insulin, vitamin@, järn@, folsyra, kosttillskott
da medicin@, lægemid@, tablet@, pille@, præparat@, recept@, mg, kapsl@, dråbe@, creme@, salve, spray, plaster, sprøjte@, vanddrivende, smertestill@,
  penicillin@, antibiotika@, binyrebark@, blodfortynd@, insulin, vitamin@, jern@, folinsyre, kosttilskud, panodil@, stikpille@
en medic@, drug@, tablet@, pill@, prescri@, mg, capsule@, drops, cream@, ointment, spray, patch@, inject@, jab, water tablet@, painkiller@,
  penicillin@, antibiotic@, steroid@, blood thinner@, insulin, vitamin@, iron, supplement@, paracetamol, ibuprofen, sachet@, melt@
ru лекарств@, препарат@, таблетк@, табл, рецепт@, мг, капсул@, капл@, мазь, мази, спрей, пластыр@, укол@, мочегонн@, обезбол@, пенициллин@,
  антибиотик@, гормон@, инсулин@, витамин@, железо, фолиев@, бад@
# dose
nb dose@, dosering, ganger, daglig, dgl, x 1, x 2, x 3, ggr, øke, økes, øk, redusere, senke, ned til, opp til, trappe@, doble@, halv@, hver @ time,
  hvor mye, hvor ofte, mengde, morgen, kveld@, vesp, natten, tynt lag, ukedose
sv dos@, dosering, gånger, dagligen, dgl, x 1, x 2, x 3, ggr, öka@, minska@, sänk@, trappa@, dubbl@, halv@, var @ timme, hur mycket, hur ofta, morgon@,
  kväll@, tn, vb, till natten
da dos@, dosering, gange, dagligt, dgl, x 1, x 2, x 3, øge@, nedsæt@, sætte ned, trappe@, dobbel@, halv@, hver @ time, hvor meget, hvor tit, hvor ofte,
  morgen, aften@, nat, pn, max, maks
en dose@, dosage, times a day, daily, bd, tds, od, nocte, prn, increase, reduce, up to, down to, taper@, double, half, halve, how much, how often,
  morning, evening, at night, step up, stay on, max
ru доз@, раза, раз в день, по @ таблет@, х 2, х 3, увелич@, сниз@, уменьш@, поднят@, половин@, сколько, как часто, утром, вечером, на ночь, не чаще
# stop
nb slutte, stoppe, stopp, seponer@, kutte ut, pause, avslutte, trappe ned, hoppe over, uten, droppe, holde opp
sv sluta, stopp@, sätt ut, utsatt, utsätt@, avsluta, paus@, hoppa över, trappa ut, utan, seponer@
da stoppe, stop, stoppet, holde op, seponer@, pause, afslutte, trappe ud, trappe ned, springe over, undlade, uden
en stop@, come off, discontinu@, withhold, pause, skip, miss, without, wean, quit, drop
ru отмен@, прекрат@, бросить, бросать, пропуст@, перерыв@, без, убрать, перестать
# continue
nb fortsett@, videre, bli på, stå på, beholde, uendret, livsvarig, hele livet, for alltid, hele året, hvor lenge skal, kur, holder
sv fortsätt@, vidare, stå kvar, behåll@, oförändrad@, livslång@, för evigt, hela livet, hela året, hur länge ska, kur, räcker
da fortsæt@, videre, blive på, beholde, uændret, livslang@, livsvarig@, hele livet, for altid, hvor længe skal, kur, rækker
en continu@, carry on, keep on, keep taking, stay on, unchanged, lifelong, for life, for ever, forever, all year, how long do i, course, enough
ru продолж@, дальше, остав@, без изменений, пожизненно, всю жизнь, постоянно, курс@, хватит
# sideeffect
nb bivirk@, tåler, tåle, reaksjon@, kvalm@, utslett, allergi@, plager av, hovner, trøtt av, interaksjon@, sammen med, kombiner@, samtidig, påvirke@, har med
sv biverk@, tål@, reaktion@, illamå@, utslag, allergi@, trött av, interaktion@, tillsammans med, ihop med, kombiner@, samtidigt, påverka@, har med
da bivirk@, tål@, reaktion@, kvalm@, udslæt, allergi@, træt af, interaktion@, sammen med, kombiner@, samtidig, påvirk@, har med
en side effect@, side-effect@, tolerat@, reaction@, nause@, rash@, allerg@, makes me tired, interact@, together with, combine, at the same time,
  affect@, because of the, set it off
ru побочн@, перенос@, реакци@, тошнот@, сыпь, аллерги@, совмест@, вместе с, сочета@, одновремен@, влия@, из-за
# alternative
nb annen, annet, noe annet, alternativ@, i stedet, istedenfor, bytte@, mildere, sterkere, annen type, snillere, fins det noe, finnes det
sv annan, annat, något annat, alternativ@, i stället, istället, byt@, mildare, starkare, snällare, finns det någon
da anden, andet, noget andet, alternativ@, i stedet, skifte@, bytte@, mildere, stærkere, findes der noget
en another, other, something else, alternativ@, instead, switch@, change to, milder, stronger, gentler, different form, is there anything
ru друг@, альтернатив@, вместо, замен@, поменя@, помягче, посильнее, есть ли что
# natural
nb naturlig@, naturmiddel, helsekost, urte@, te, kosttilskudd, omega@, rødris, c-vitamin, honning, husråd, akupunktur, kiropraktor, naprapat,
  homeopat@, cannabis
sv naturlig@, naturläk@, hälsokost, ört@, te, kosttillskott, omega@, honung, huskur@, akupunktur, kiropraktor, naprapat, homeopat@, cannabis, lakrits
da naturlig@, naturmedicin, helsekost, urte@, te, kosttilskud, omega@, honning, husråd, akupunktur, kiropraktor, zoneterap@, homøopat@, cannabis,
  ørelys, vinterbad@
en natural, herbal, remedy, tea, supplement@, omega@, honey, acupunct@, chiropract@, osteopath@, homeopath@, cannabis, cbd, collar, turmeric
ru народн@, трав@, чай, бад@, омега@, мед, мёд, иглоукал@, мануальщик@, остеопат@, гомеопат@, настой@, воротник
# renewal
nb resept@, forny@, e-resept@, går tom, tom for, ny pakning, blå resept, restnotert, apotek@, pakning@, uttak
sv recept@, förny@, förläng@, tar slut, slut på, apotek@, restnoterad, uttag@, skicka@ recept
da recept@, forny@, løbet tør, løber tør, apotek@, restordre, pakning@
en prescription@, repeat, renew@, refill@, run out, running out, running low, pharmacy, chemist, out of stock, script
ru рецепт@, выпи@, продл@, закончи@, законч@, аптек@, нет в наличии
# tests
nb blodprøve@, prøve@, prøvesvar@, urinprøve@, svar på, lab, crp, hb, ferritin, krea@, tsh, psa, inr, hba1c, lipider, alat, na, kalium, langtids@,
  dyrkning, stix@, urinstix, biopsi, celleprøve@, ttg, kalprotektin, gallesyre@, blodsukker@, kurve, testes, ny prøve, fastende
sv blodprov@, prov@, provsvar@, urinprov@, lab, crp, hb, ferritin, krea@, tsh, psa, inr, hba1c, lipider, alat, kalium, långtids@, odling, sticka@,
  biopsi, cellprov@, blodstatus, blodsocker@, svar på prov@, testas, fastande
da blodprøve@, prøve@, prøvesvar@, urinprøve@, svar på, lab, crp, hb, ferritin, krea@, tsh, psa, inr, hba1c, lipider, alat, kalium, langtids@,
  dyrkning, stix@, biopsi, celleprøve@, blodsukker@, podning@, testes, fastende
en blood test@, bloods, test@, result@, sample@, lab, crp, hb, fbc, ferritin, creat@, u&e@, tsh, psa, inr, hba1c, lipids, alt, potassium, culture@,
  dip@, biops@, smear@, swab@, sugar, fasting, tested, ttg
ru анализ@, результат@, кров@, моч@, срб, гемоглобин@, ферритин, креатинин, ттг, пса, мно, гликирован@, липид@, алт, калий, посев@, биопси@, мазок,
  сахар@, натощак, сдать, пересдать
# imaging
nb mr, ct, røntgen, rtg, ultralyd, skopi, koloskopi@, gastroskopi@, kikkert@, undersøkelse@, bilde@, scan, natmåling, ekko, ekg, spirometri, hørselstest
sv mr, röntgen, rtg, ultraljud@, skopi, koloskopi@, gastroskopi@, undersökning@, bild@, slätröntgen, eko, ekg, hörseltest, mammografi
da mr, røntgen, rtg, scanning@, ultralyd, kikkert@, koloskopi, undersøgelse@, billede@, natmåling, søvnklinik, ekko, ekg, hjertekig
en mri, ct, x-ray@, scan@, ultrasound, scope, colonoscop@, endoscop@, camera, imaging, echo, ecg, monitor
ru мрт, кт, рентген@, снимок, узи, эхо, экг, гастроскоп@, колоноскоп@, обследован@, спирометр@
# referral
nb henvis@, spesialist@, sykehus@, ortoped@, kirurg@, hudlege@, øyelege, nevrolog, gyn@, poliklinikk@, venteliste@, ventetid@, remiss@, søkt inn, kardiolog
sv remiss@, remitter@, specialist@, sjukhus@, ortoped@, kirurg@, hudläk@, ögonläk@, neurolog, gyn@, mottagning@, väntelista@, väntetid@, kallelse@, kirurgen
da henvis@, speciallæge@, sygehus@, ortopæd@, kirurg@, hudlæge@, øjenlæge@, ørelæge@, neurolog, gyn@, ambulatori@, venteliste@, ventetid@, søvnklinik,
  indkald@
en refer@, specialist@, hospital, orthop@, surgeon, dermatolog@, neurolog@, gynae@, clinic, waiting list, waiting time, consultant, rheum@, cardiolog@
ru направл@, специалист@, больниц@, ортопед@, хирург@, дерматолог@, окулист@, невролог@, гинеколог@, очеред@, квот@, госпитализ@
# surgery
nb opera@, operer@, inngrep@, narkose, bedøv@, sting, kirurgi, protese, etter operasjonen, kuttes, fjerne@, sterilis@
sv opera@, operer@, ingrepp@, narkos, bedöv@, stygn, kirurgi, protes, efter operationen, ta bort, sterilis@, kastrer@
da opera@, operer@, indgreb@, narkose, bedøv@, sting, kirurgi, protese, fjerne@, sterilis@, efter operationen
en surg@, operat@, procedure@, anaesth@, sedat@, stitches, prosthes@, removed, vasectomy, spay@, neuter@, post-op
ru операц@, оперир@, наркоз@, анестез@, швы, резать, протез@, удал@, стерилиз@, кастр@
# appointment
nb time, timen, bestill@, bestille, kontroll@, komme inn, kom inn, kom, innom, oppmøte, book@, avtale@, konsultasjon@, drop-in, telefontime, video@,
  ses, se på, årskontroll, neste, dere kommer
sv tid, tider, boka@, bokar, återbesök@, kontroll@, komma in, kom in, kom, besök@, kallelse@, drop in, telefontid, ses, titta på, nästa gång, årskontroll
da tid, tider, booke, bestil@, kontrol@, komme ind, kom, konsultation@, møde, indkald@, telefontid, ses, se på, næste
en appointment@, book@, come in, follow-up, follow up, review@, check-up, see you, visit@, slot, pop in, telephone call, next, when you next
ru приём@, прием@, запис@, контрол@, прийти, приход@, явк@, осмотр@, к врачу, повторн@, следующ@
# when
nb når, hvornår, dato@, dag, mandag@, tirsdag@, onsdag@, torsdag@, fredag@, lørdag@, søndag@, i dag, i morgen, uke @, januar, februar, mars, april,
  mai, juni, juli, august, september, oktober, november, desember, kl, tidligst, før, etter, innen
sv när, datum@, dag, måndag@, tisdag@, onsdag@, torsdag@, fredag@, lördag@, söndag@, i dag, idag, i morgon, imorgon, v @, vecka @, januari, februari,
  mars, april, maj, juni, juli, augusti, september, oktober, november, december, kl, tidigast, före, efter
da hvornår, når, dato@, dag, mandag@, tirsdag@, onsdag@, torsdag@, fredag@, lørdag@, søndag@, i dag, i morgen, uge @, januar, februar, marts, april,
  maj, juni, juli, august, september, oktober, november, december, kl, tidligst, før, efter
en when, date@, day, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, today, tomorrow, week @, january,
  february, march, april, may, june, july, august, september, october, november, december, earliest, before, after, early, late
ru когда, дата, даты, день, понедельник@, вторник@, сред@, четверг@, пятниц@, суббот@, воскресень@, сегодня, завтра, неделе, январ@, феврал@, март@,
  апрел@, мая, июн@, июл@, август@, сентябр@, октябр@, ноябр@, декабр@, до, после, раньше
# duration
nb hvor lenge, varer, varighet@, går over, går det over, uke, uker, dager, dag, mnd, måned@, døgn, timer, minutter, min, lenge, hvor fort, så lenge,
  fort, gir seg, periode@
sv hur länge, varar, varaktig@, går över, vecka, veckor, v, dagar, dgr, mån, månad@, dygn, timmar, minuter, min, länge, hur snart, hur fort,
  försvinner, bleknar, period@
da hvor længe, varer, varighed@, går over, uge, uger, dage, mdr, md, måned@, døgn, timer, minutter, min, længe, hvor hurtigt, forsvinder, periode@
en how long, last@, duration, goes away, pass, weeks, wks, week, days, months, mths, hours, minutes, min, how soon, how fast, wear off, period
ru как долго, сколько времени, длит@, длительност@, пройд@, недел@, дн@, дней, месяц@, мес, час@, минут@, долго, скоро, срок@, действует, период@
# urgency
nb legevakt@, akutt@, 113, ring@, haster, farlig@, alvorlig, blir verre, rødme, feber, ta kontakt, si fra, oppsøk@, med en gang, straks, nå, bekymr@,
  redd, ufarlig, anfall, pustebesvær, slapp
sv akut@, 112, 1177, ring@, bråttom, farlig@, allvarlig@, blir värre, rodnad, feber, sök@, hör av, kontakta, genast, omgående, direkt, oroa@, orolig,
  ofarlig@, sjukhus
da lægevagt@, akut@, 112, 1813, ring@, haster, farlig@, alvorlig@, bliver værre, rødme, feber, kontakt@, henvend, straks, nu, med det samme, bekymr@,
  bange, ufarlig, slaphed
en emergency, urgent@, 999, 112, a&e, call, ring, danger@, serious, worse, fever, contact, straight away, at once, immediately, worry, worried,
  harmless, red flags, worrying, safe
ru срочно, скор@, 103, 112, звон@, опасн@, серьёзн@, серьезн@, ухудш@, температур@, обратит@, немедленно, сразу, боюсь, страшно, не опасно
# pain
nb smert@, vondt, verk@, gjør vondt, paracet@, ibux, ipren, stikk@, hodepine, murr@
sv smärt@, ont, värk@, alvedon, ipren, panodil, huvudvärk, stick@
da smert@, ondt, gør ondt, panodil@, ipren, hovedpine, stik
en pain@, hurt@, ache@, sore, paracetamol, ibuprofen, headache@, sting@
ru бол@, ноет, парацетамол, ибупрофен, нимесулид, головн@
# work
nb jobb@, arbeid@, arbeidsgiver@, yrke@, stilling, kolleg@, butikk@, kontor@, turnus, nattskift, verksted, yrkesliv, næring, drift
sv jobb@, arbet@, arbetsgivar@, yrk@, tjänst, kolleg@, butik@, kontor@, skift, natt@ pass, verkstad
da job@, arbejd@, arbejdsgiver@, erhverv@, stilling, kolleg@, butik@, kontor@, vagt@, værksted, fleksjob, praktik
en work@, job, employ@, occupation, colleague@, office, shift@, shop, duties, trade, profession
ru работ@, труд@, професси@, работодател@, коллег@, смен@, офис@, должност@
# sickleave
nb sykmeld@, sykemeld@, friskmeld@, gradert, gradering, prosent, %, 50 %, 100 %, egenmelding, tilbakedater@, fravær, ufør@, hjemme fra jobb, restarbeidsevne
sv sjukskriv@, sjukpenning, procent, %, 50 %, 75 %, 25 %, heltid, halvtid, deltid, frånvaro, sjukdagar, karens, sjukersättning, grader@
da sygemeld@, raskmeld@, delvis, procent, %, fuldtid, deltid, nedsat tid, fravær, sygedagpenge@, mulighedserklæring@, timer om ugen
en sick leave, sick note, fit note, signed off, sign me off, off work, per cent, %, part-time, full time, half days, phased, absence, incapacity
ru больничн@, нетрудоспособн@, процент@, листок, неполн@ день, продлева@, продлите, лёгкий труд, легкий труд, инвалидност@
# ability
nb arbeidsevne@, funksjon@, begrens@, klarer, kan utføre, løft@, sitte@, sitter, stå, står, gå, går, konsentr@, hukommelse@, utholdenhet@, belast@,
  oppgaver, hverdag@, daglig@, trapp@, bære, tåler ikke, maskiner, utelukket
sv arbetsförmåg@, funktion@, begräns@, klarar, aktivitet@, lyft@, sitta, sitter, stå, står, gå, går, koncentr@, minne@, uthållig@, belast@, uppgift@,
  vardag@, trapp@, bära, tål inte, hinder, hindrar, orkar
da arbejdsevne@, funktion@, begræns@, klarer, skåne@, løft@, sidde@, stå, står, gå, går, koncentr@, hukommelse@, udholdenhed@, belast@, opgaver,
  hverdag@, trappe@, bære, tåler ikke, arbejdskrav
en capacity, function@, limit@, able to, lift@, sit, sits, stand@, walk@, concentrat@, memory, stamina, load, tasks, daily, stairs, carry, cannot,
  cope, manage@, tolerates, metres
ru трудоспособн@, функци@, ограничен@, способен, способна, поднима@, сиде@, стоя@, ходи@, ходьб@, внимани@, памят@, нагрузк@, обязанност@, лестниц@, носить
# selfcare
nb stell@, hygiene, dusj@, vask@, påkledning, kle på, spise@, spiser, toalett@, do, tilsyn, hjelp til, hjelper, selvhjulpen, hjemmesykepl@, hjspl,
  matlaging, lager mat, husarbeid, handler, innkjøp, forflytn@, snu seg, bleie, natt@
sv hygien@, duscha@, tvätt@, klä@, äta, äter, toalett@, tillsyn, hjälp med, hjälper, självständig, hemtjänst, matlagning, lagar mat, hushåll@, handlar,
  förflytt@, vända sig, blöja, personal, påminn@
da pleje, hygiejne, bad, bruse@, vask@, påklædning, spise@, spiser, toilet@, tilsyn, hjælp til, hjælper, selvhjulpen, hjemmepleje@, madlavning,
  laver mad, rengør@, indkøb, forflyt@, vende sig, ble, nødkald
en care, wash@, bath@, shower@, dress@, eat@, feed@, toilet@, supervis@, help with, assist@, prompt@, independent@, carer@, cook@, housework, shopping,
  transfer@, turn, buttons
ru уход@, мыть@, мыл@, душ, одева@, ест, кушать, туалет@, присмотр, помога@, помощ@, обслужив@, готов@, убирать, покупк@, сиделк@, ночью
# adjustment
nb tilrettelegg@, tilpass@, hjelpemid@, hjemmekontor, hensyn, unngå@, skjerming, avlast@, pauser, ergonomi@, kortere dager, lokale@, kollegene
sv anpass@, hjälpmedel, hemarbete, hänsyn, undvik@, avlast@, pauser, ergonomi@, lugn@, uppgifter, stöd
da tilpas@, hjælpemid@, hjemmearbejde, hensyn, skåne@, undgå, aflast@, pauser, ergonomi@, støtte
en adjust@, adapt@, aid@, work from home, avoid@, breaks, ergonom@, quiet, support@, accommodat@, modified
ru приспособ@, условия труда, облегч@, удалён@, избегать, перерыв@, поддержк@, противопоказан@
# prognosis
nb prognos@, forvent@, varig@, utsikt@, på sikt, bedre over tid, regner med, ventes, livsvarig, livet, stasjonær, tilbake i, kommer i arbeid, bestå@,
  progressiv@, blir bra, bli frisk, frisk igjen, helt frisk, uendret, endre seg
sv prognos@, förvänt@, varaktig@, utsikt@, på sikt, räknar med, väntas, livslång, kvarstå@, åter i, återgång, progressiv@, blir bra, bli frisk, minska,
  oförändrad, förbättras, slutdatum
da prognos@, forvent@, varig@, udsigt@, på sigt, regner med, ventes, livsvarig, livslang, stationær, bestå@, tilbage i, progressiv@, blive rask,
  bliver god, uændret, ændre sig, levetid, kroniske
en prognos@, expect@, permanent, lasting, outlook, long term, likely, lifelong, unchanged, return to, recover@, progressive, get better, change,
  improve, stable, life expectancy
ru прогноз@, ожида@, стойк@, перспектив@, пожизненн@, вернуться, восстанов@, прогрессир@, поправ@, выздоров@, измен@
# plan
nb plan@, videre, venter på, gjenstå@, planlagt, satt opp, neste steg, avklar@, tidspunkt, oppfølging@, behandlingsplan, skal til, tidshorisont
sv plan@, fortsatt, väntar på, återstå@, planera@, inplanerad, nästa steg, uppfölj@, tidsplan, listed
da plan@, videre, venter på, mangler, planlagt, næste skridt, opfølg@, tidshorisont, aftalt, behandlingsplan
en plan@, next step, waiting for, remain@, scheduled, listed, follow-up, timeline, due, pending
ru план@, дальнейш@, ожида@, остал@, назначен@, следующ@ этап, предстоит
# record
nb konsultasjon@, sist, siste, sett, journal@, kjent med, fastlege, kjennskap, hvor ofte, kontakt@, møtt@, frammøte, video, telefon, undersøkt,
  oppfølging, avtaler
sv besök@, senast@, träffa@, journal@, känner patienten, kännedom, hur ofta, kontakt@, undersökt, telefon, digital@
da konsultation@, sidst@, seneste, set, journal@, kendskab, kender, hvor ofte, kontakt@, mødt, fremmøde, samtale, aflyser
en consultation@, last seen, seen, record@, known to, how often, contact@, attend@, examined, telephone, phone
ru приём@, прием@, последн@, наблюда@, карт@, известен, как часто, обращал@, посещ@, является, учёт@, учет@
# certificate
nb attest@, erklæring@, bekreft@, skjema@, dokument@, legeattest, fylle ut, del c, skrive på, underskrift, parkeringsbevis@, søknad@, gebyr
sv intyg@, utlåtande@, bekräft@, blankett@, dokument@, läkarintyg, fylla i, skriva på, ansökan, skicka@
da attest@, erklæring@, bekræft@, blanket@, dokument@, lægeerklæring@, udfylde, skrive under, ansøgning
en certificate@, letter, note, confirm@, form@, document@, sign, fill in, report, statement, application, paperwork
ru справк@, заключени@, подтвержд@, бланк@, документ@, подпис@, заявлени@, выписк@, форм@
# driving
nb kjøre@, kjører, bil@, rattet, førerkort@, førerett, truck@, lastebil, kjøring, sykkel@, moped
sv köra, kör, bil, bilen, bilkör@, ratten, körkort@, truck@, lastbil, yrkestrafik, cykel@, cykla
da køre@, kører, bil, bilen, rattet, kørekort@, truck@, lastbil, erhverv, cykel, cykle
en driv@, car, wheel, licence, dvla, truck@, lorry, hgv, bike
ru водить, вожу, руль, рулём, рулем, машин@, автомобил@, права, вождени@, грузовик@
# travel
nb reise@, fly, flyet, flyr, ferie@, utland@, tur, hytta, tog, buss, kollektiv@, transport, syden, drosje, ledsager
sv resa@, resor, flyg@, semester@, utomlands, utland@, tur, tåg, buss, kollektiv@, transport, taxi, färdtjänst
da rejse@, fly, flyve, ferie@, udland@, tur, tog, bus, transport, sommerhus, befordring, ledsager
en travel@, fly, flying, flight@, holiday@, abroad, trip, train, bus, transport, taxi, escort
ru поезд@, ехать, лете@, самолёт@, самолет@, отпуск@, за границ@, автобус@, транспорт, такси, сопровожд@
# vaccine
nb vaksin@, dose, dukoral, boost@, mfr, influensa@
sv vaccin@, rabies@, booster, dos, influensa@
da vaccin@, vacc, mfr, influenza@, booster
en vaccin@, jab@, booster@, mmr, shingles, immunis@, flu
ru вакцин@, прививк@, прививок, грипп, ревакцин@
# pregnancy
nb gravid@, amm@, barn, babyen, foster@, fødsel@, prevensjon@, p-pille@, spiral@, fertilit@, termin, drektig@, føl
sv gravid@, amm@, bebis@, foster@, förlossning@, preventiv@, p-piller, spiral@, fertilit@, dräktig@, valp@, avbryta
da gravid@, amme@, baby@, foster@, fødsel@, prævention@, p-piller, spiral@, fertilit@, drægtig@, termin
en pregnan@, breastfe@, baby, foetus, birth, contracept@, the pill, coil, fertilit@, in foal, in lamb, litter
ru беремен@, кормл@, грудн@, плод@, род@, контрацеп@, спираль, бесплод@, щенн@
# food
nb mat, spise@, spiser, kost@, drikke@, drikker, diett@, væske, kjøtt, melk, brød, grøt, frukt, ernæring, appetitt@, vekt@, tabe seg, slanke@, måltid@,
  gulrot, egg
sv mat, maten, äta, äter, kost@, dricka, dricker, diet@, vätska, kött, mjölk, bröd, frukt, aptit@, vikt@, kilon@, måltid@, räkor, fasta@
da mad, maden, spise@, spiser, kost@, drikke@, drikker, diæt@, væske, kød, mælk, brød, rugbrød, frugt, appetit@, vægt@, tabe, slanke@, måltid@, æg, æggene
en food, eat@, diet@, drink@, fluid@, meat, milk, bread, fruit, appetite, weigh@, weight, meal@, slim@, eggs, feed@
ru еда, есть, ест, питан@, диет@, пить, пьёт, жидкост@, мясо, молоко, хлеб, фрукт@, аппетит@, вес, похуд@, кормит@
# alcohol
nb alkohol@, vin, øl, drikker, rus@, misbruk@, edru@, snus@, røyk@, nikotin@, kaffe
sv alkohol@, vin, öl, drog@, missbruk@, nykter@, snus@, rök@, nikotin@, kaffe
da alkohol@, vin, øl, misbrug@, ryg@, nikotin@, kaffe, stof@, ædru@
en alcohol@, wine, beer, drug use, substance, misuse, sober, smok@, vap@, nicotine, coffee, sherry
ru алкогол@, вино, пиво, сто грамм, наркот@, злоупотреб@, кури@, никотин@, кофе
# exercise
nb tren@, mosjon@, idrett@, løpe@, jogg@, sykle@, svøm@, gym@, kamp@, spille@, aktivitet@, ski, stevne@, dykk@, styrke@, gå tur, rolig
sv trän@, motion@, idrott@, springa, jogg@, cykla, simma@, bada@, gym@, match@, spela@, aktivitet@, skid@, tävl@, dyk@, promen@
da træn@, motion@, sport, idræt@, løbe, jogg@, cykle, svømme@, gym@, kamp@, spille@, aktivitet@, ski, stævne@, gå tur
en exercis@, train@, run, running, gym, sport@, cycl@, swim@, match, play@, activity, ski@, compet@, heading, walk, rest
ru трениров@, спорт@, бега@, плава@, бассейн@, зал, нагрузк@, соревнован@, физкульт@, приседан@, гулять
# infection
nb smitt@, barnehage@, skole@, isol@, hansker, virus@, bakterie@, infeksj@, forkjøl@, karantene, holdes hjemme
sv smitt@, förskola@, skola@, isol@, handskar, virus@, bakterie@, infekt@, förkyl@, karantän@, hemma, kvarka
da smitt@, vuggestue@, børnehave@, skole@, isol@, handsker, virus@, bakterie@, infekt@, forkøl@, karantæne, hjemme
en contagious, infect@, catch, nursery, school, isolat@, gloves, virus, bacteri@, cold, quarantine, home until, germs
ru зараз@, инфекц@, школ@, сад, садик, изол@, перчатк@, вирус@, бактери@, простуд@, карантин@
# wound
nb sår@, sting@, bandasje@, plaster, dusj@, bade@, bad, arr@, skorpe@, puss, verk, væsk@, salve
sv sår@, stygn@, bandage@, plåster, duscha@, bada@, ärr@, blåsor, var, missfärg@, fläck@
da sår@, sting@, forbinding@, plaster, brusebad@, bade@, ar, skorpe@, pus, væske@, plet@
en wound@, stitch@, dressing@, plaster, shower@, bath@, scar@, scab@, pus, ooz@, blister@, bruise@, mark
ru ран@, шов, швы, повязк@, пластыр@, душ, купать@, шрам@, корк@, гной, пятн@
# skin
nb hud@, eksem@, utslett, kløe@, klør, fuktighetskrem@, kortison@, rødt, føflekk@, akne, smøre
sv hud@, eksem@, utslag@, klåd@, kliar, mjukgör@, kortison@, rött, finnar, akne, smörja, hår@
da hud@, eksem@, udslæt@, kløe, klør, fugtighedscreme@, rødt, akne, smøre, modermærke@, hår@
en skin, eczema@, rash@, itch@, moistur@, red, mole, acne, spots, hair
ru кож@, экзем@, сыпь, зуд@, чеш@, крем@, красн@, родинк@, акне, волос@
# sleep
nb søvn@, sove@, sover, innsovn@, våken, natt@, melatonin@, imovane, snork@, trøtt@, hvile@
sv sömn@, sova, sover, somna@, vaken, natt@, melatonin@, snark@, trött@, vila@, läggdags
da søvn@, sove, sover, falde i søvn, vågen, nat, melatonin@, snork@, træt@, hvile@, middag
en sleep@, awake, night@, melatonin@, snor@, tired@, rest@, insomnia, bed
ru сон, сна, спать, спит, засып@, бессонниц@, ноч@, мелатонин@, храп@, устал@
# mood
nb psyk@, angst@, depres@, humør@, stress@, nedstemt, panikk@, selvmord@, samtale@, traume@, uro@, ensom@, kognitiv@, dement@, forvirr@, kommunikasj@
sv psyk@, ångest@, depres@, stämning@, stress@, nedstämd, panik@, självmord@, samtal@, trauma@, oro, kognitiv@, dement@, förvirr@, utbrott@
da psyk@, angst@, depres@, humør@, stress@, panik@, selvmord@, samtale@, traume@, uro, kognitiv@, dement@, forvirr@, flashback@
en mental@, anxi@, depress@, mood, stress@, low, panic, suicid@, counsell@, trauma@, cognit@, dementia, confus@, behaviour
ru психи@, тревог@, тревож@, депресс@, настроени@, стресс@, паник@, суицид@, травм@, когнитив@, деменц@, спутан@, поведени@
# family
nb arvelig@, familie@, bror@, søster, datter@, sønn@, kone@, kona, mann@, mor, far, foreldre@, søsken, pårørende, barna, ektefelle, samboer, hvem,
  nabo@, omsorg@, mormor
sv ärftlig@, familj@, bror@, syster, dotter@, son@, fru, man, make, maka, mor, mamma, far, pappa, föräldra@, syskon, anhörig@, närstående, barnen,
  sambo, vem, granne@
da arvelig@, familie@, bror@, søster, datter@, søn, kone, mand, mor, far, forældre@, søskende, pårørende, børn@, ægtefælle, samlever, hvem, nabo@, mormor
en heredit@, famil@, brother@, sister@, daughter@, son, wife, husband, mother, mum, father, dad, parent@, sibling@, relative@, children, partner, who,
  neighbour@, spouse
ru наследств@, семь@, брат@, сестр@, доч@, сын@, жен@, муж@, мам@, мать, отец, пап@, родител@, родственник@, дет@, кто, сосед@
# living
nb bor, bolig@, sykehjem@, omsorgsbolig@, alene, leilighet@, trapp@, etasje@, heis, institusjon@, korttids@, plass, hjemmetjeneste@, hjemme, kommune@,
  avlastning
sv bor, bostad@, boende@, särskilt boende, ensam, lägenhet@, trapp@, våning@, hiss, institution@, korttids@, plats, hemtjänst, hemma, kommun@, avlastning
da bor, bolig@, plejehjem@, plejebolig@, alene, lejlighed@, trappe@, sal, elevator, institution@, aflastning@, plads, hjemmehjælp, hjemme, kommune@
en lives, living, home, housing, nursing home, alone, flat, stairs, floor, lift, institution, respite, place, residential
ru живёт, живет, проживает, жильё, жилье, дом престарелых, один, одна, квартир@, этаж@, лифт@, учреждени@, дома
# consent
nb samtykk@, informert, fullmakt@, verge@, innsyn@, taushet@, gjort kjent, enig, ønske@, ønsker, positiv, villig, motiv@, mål
sv samtyck@, informerad@, fullmakt@, god man, sekretess@, positiv, önskemål, vill, villig, motiv@, mål
da samtykk@, informeret, fuldmagt@, fremtidsfuldmagt@, værge@, inhabil, bekendt med, ønske@, motiv@, mål
en consent@, informed, power of attorney, lpa, guardian@, capacity, aware, wish@, goal@, motiv@, willing, agree@
ru согласи@, доверенност@, опек@, дееспособн@, проинформ@, желани@, хочет, цел@, мотив@
# money
nb koster, pris@, kroner, kr, gratis, egenandel, dekket, dekke, refusjon@, utgift@, forsikring@, gjeld, stønad, økonom@, privat
sv kostar, pris@, kronor, kr, gratis, avgift, ersättning@, utgift@, försäkring@, skuld, bidrag, ekonom@, privat
da koster, pris@, kroner, kr, gratis, betaling, dækket, tilskud, udgift@, merudgift@, forsikring@, gæld, økonom@, privat
en cost@, price, fee, free, pay, covered, refund, expens@, insur@, debt, benefit, money, private@
ru стоит, цен@, руб@, бесплатно, плат@, компенс@, расход@, страх@, долг@, пособи@, деньг@, льгот@
# benign
nb normal@, fin, fint, greit, ok, vanlig, ufarlig, bra, som forventet, trygt, går bra, uproblematisk, riktig
sv normal@, fin, fint, ok, okej, vanlig@, ofarlig, bra, som väntat, tryggt, går bra, stämmer, rätt
da normal@, fin, fint, ok, almindelig@, ufarlig, godt, som forventet, sikkert, trygt, går godt, uproblematisk, passer
en normal, fine, ok, okay, common, harmless, good, as expected, safe, all right, alright, right
ru норм@, хорошо, обычн@, не опасно, безопасн@, всё в порядке, ничего страшного, можно, правильно
# cancer
nb kreft@, svulst@, tumor@, ondartet, metastas@, knute, kul, celle@, cellegift, strål@, mammografi
sv cancer@, tumör@, elakart@, metastas@, knöl@, cell@, cytostatika, strål@, mammografi
da kræft@, cancer, svulst@, tumor@, ondartet, metastas@, knude, celle@, kemo@, strål@, brystkræft
en cancer@, tumo@, malignan@, metasta@, lump@, cell@, chemo@, radio@, mass
ru рак, рака, онколог@, опухол@, злокачеств@, метастаз@, узел, шишк@, клетк@, химио@, лучев@
# heart
nb hjert@, blodtrykk@, bt, puls, ekg, atrieflim@, hjerneslag, slag, blodprop@, kolesterol@, statin, marevan, eliquis, blodfortynn@, brystsmert@
sv hjärt@, blodtryck@, bt, puls, ekg, förmaksflim@, stroke, propp@, kolesterol@, statin, waran, eliquis, blodförtunn@
da hjert@, blodtryk@, bt, puls, ekg, atrieflim@, blodprop@, apopleksi, kolesterol@, statin, marevan, eliquis, blodfortynd@
en heart, blood pressure, bp, pulse, ecg, af, fibrillation, stroke, clot, cholesterol, statin, warfarin, apixaban, chest
ru серд@, давлени@, ад, пульс, экг, аритми@, инсульт@, тромб@, холестерин@, статин@, варфарин, инфаркт@
# lung
nb lung@, pust@, hoste@, astma@, kols, inhal@, slim, surstoff, oksygen, spirometri, apn@, tungpust
sv lung@, andn@, andas, hosta@, astma@, kol, inhal@, slem, syrgas, spirometri, apn@
da lung@, åndenød, trække vejret, vejrtræk@, hoste@, astma@, kol, inhal@, slim, ilt, apnø
en lung@, breath@, cough@, asthma, copd, inhal@, phlegm, oxygen, spirometry, apnoea
ru лёгк@, легк@, дыха@, одышк@, кашл@, астм@, хобл, ингал@, мокрот@, кислород@
# gut
nb mage@, magen, kvalm@, oppkast, kast@ opp, spy@, diare, avføring@, forstopp@, treg@, hemoroid@, luft, tarm@, gluten@, cøliaki
sv mage@, magen, illamå@, kräk@, spy@, diarré, avföring@, förstopp@, hård i magen, hemorrojd@, tarm@, gluten@, celiaki
da mave@, maven, kvalme, kast@ op, opkast@, diarré, afføring@, forstopp@, hæmoride@, tarm@, gluten@, cøliaki, blære@
en stomach, tummy, nause@, vomit@, sick, diarrh@, stool@, constipat@, piles, bowel@, gluten, coeliac, glands, worms
ru живот@, желуд@, тошн@, рвот@, понос, стул, запор@, геморро@, кишеч@, глютен@, целиак@
# urine
nb urin@, vannlating@, tisse@, blære@, nyre@, uvi, prostata@, psa, kateter@, inkontin@, lekkasje
sv urin@, kiss@, blås@, njur@, uvi, prostata@, psa, kateter@, inkontin@, läckage
da urin@, vandlad@, tisse@, blære@, nyre@, nyretal, prostata@, psa, kateter@, inkontin@, sonde, stomi
en urin@, pee, wee, bladder, kidney@, uti, prostat@, psa, cathet@, incontin@, bed-wet@, dry
ru моч@, мочеиспуск@, пузыр@, почк@, простат@, пса, катетер@, недержан@
# musculo
nb rygg@, kne@, hofte@, skulder@, nakke@, ledd@, fot, foten, hånd@, arm, legg@, ankel@, albue@, brudd, prolaps, muskel@, gikt, gips@
sv rygg@, knä@, höft@, axel@, axlar, nacke@, led@, fot, foten, hand@, arm, vad@, ankel@, armbåge, fraktur@, muskel@, gikt, gips@, stortå
da ryg@, knæ@, hofte@, skulder@, nakke@, led@, fod, foden, hånd@, arm, ben, benet, ankel@, albue@, brud, prolaps, muskel@, gigt, gips@
en back, knee@, hip@, shoulder@, neck, joint@, foot, feet, hand@, arm, leg, ankle@, elbow@, fracture@, disc, muscle@, gout, cast, arthrit@
ru спин@, колен@, бедр@, плеч@, шея, шею, сустав@, стоп@, рук@, ног@, перелом@, грыж@, мышц@, подагр@, гипс@
# sensory
nb syn, synet, øye@, hørsel@, øre@, øret, høreapparat@, briller, svimmel@, balanse@, tale, språk@, tolk@
sv syn, synen, öga, ögon@, hörsel@, öra, öron@, hörapparat@, glasögon, yrsel@, balans@, tal, språk@, tolk@
da syn, synet, øje@, hørelse@, øre@, øret, høreapp@, briller, svimmel@, balance@, tale, sprog@, tolk@, trommehinde
en sight, vision, eye@, hearing, ear@, glasses, dizz@, balance, speech, language, interpreter, squint
ru зрени@, глаз@, слух@, ухо, уши, очки, головокруж@, равновеси@, речь, язык, переводчик@
# aids
nb rullator@, rullestol@, stokk, krykke@, ortose@, bandasje, seng@, alarm@, elektrisk, sykkel, sko, innlegg, hjelpemid@, heis, sengegrind, pumpe, trykksår
sv rollator@, rullstol@, käpp, kryck@, ortos@, säng@, larm@, skor, inlägg, hjälpmedel, pump@, trycksår
da rollator@, kørestol@, stok, krykke@, ortose@, seng@, alarm@, specialsko, sko, indlæg, hjælpemid@, pumpe, bildør@, tryksår, hoftebukser
en walker, wheelchair, stick, crutch@, orthosis, brace, bed, alarm, shoes, insole@, aid@, pump, rail, pressure sore@
ru ходунк@, коляск@, трость, костыл@, ортез@, кроват@, обувь, стельк@, пролеж@, средств@ реабилит@
# falls
nb fall, faller, falt, falltendens, risiko@, vandr@, ulykke@, skade@, skadd@, fare, brann, fare for
sv fall, faller, ramla@, risk@, vandr@, olycka@, skada@, skadad@, fara
da fald, falder, faldt, risiko@, vandr@, ulykke@, skade@, skader, fare, fundet på
en fall, falls, fell, risk@, wander@, accident@, injur@, hazard, unsafe, others
ru пада@, упал@, риск@, травм@, несчастн@, опасност@
# child
nb barn@, gutt, jente, baby@, vekst, vekt, lengde, helsestasjon, bhg, barnehage@, skole@, fravær, lek, samspill, utvikl@, elev@
sv barn@, pojke, flicka, bebis@, tillväxt, vikt, längd, bvc, förskol@, skol@, frånvaro, lek, samspel, läsår@, studi@, elev@
da barn@, dreng, pige, baby@, vækst, vægt, længde, sundhedspleje@, vuggestue, skole@, fravær, leg, samspil, børneundersøg@
en child@, boy, girl, baby, growth, weight, height, school@, nursery, absence, play, student, course, lad, kids
ru ребён@, ребен@, мальчик@, девочк@, малыш@, рост, вес, школ@, сад@, развити@, учёб@, учеб@, дет@
# education
nb studi@, eksamen, kurs@, opplæring, klasse@, utdann@, skole@, lærer@, gym, lærling
sv studi@, tenta@, kurs@, utbild@, klass@, skol@, lärare, termin@
da studi@, eksamen, kursus, uddann@, klasse@, skole@, lærer@, praktik
en stud@, exam@, course@, training, class@, school@, teacher@, term, university
ru учёб@, учеб@, экзамен@, курс@, обучен@, класс@, школ@, учител@, студент@
# legal
nb årsakssammenheng, yrkesskade@, invaliditet, invaliditetsgrad, forsikr@, folketrygd@, vilkår@, politi, anmeld@, tilbakedatert, grunnlag
sv orsakssamband, arbetsskada@, invaliditet@, försäkr@, polis, anmäl@, grund, underlag
da årsagssammenhæng, arbejdsskade@, mén, méngrad, forsikr@, politi, anmeld@, grundlag
en causal@, industrial, disablement, insurance, police, report@, basis, grounds, liab@
ru причинно@, производствен@, степен@ утрат@, страхов@, полици@, основани@
# animalcare
nb fôr@, for, gress, beite@, stall@, hov@, bur@, flokk, sau, lam, høns, kattunge, valp@, hest@, hoppa, tispe@, klipp@, bading, ormekur, flått@, lopper,
  steril@, avl, ut av gården, slippe
sv foder@, gräs, bete@, stall@, hov@, bur@, flock, får, lamm, höns, kattunge, valp@, häst@, sto, tik, klipp@, avmask@, fästing@, lopp@, utegång, gå ut, släppa
da foder@, græs, fold, stald@, hov@, bur@, flok, får, lam, høns, killing, hvalp@, hest@, hoppe, tæve, klip@, ormekur, flåt@, lopper, mider, lus,
  slippe, gå sammen
en feed, grass, paddock, stable@, hoof, shoes, cage, flock, sheep, lamb@, hens, kitten, pup@, horse@, mare, bitch, clip@, worm@, tick@, flea@, mites,
  turn out, housing
ru корм@, трав@, пастбищ@, конюшн@, копыт@, клетк@, стад@, овц@, кур@, котён@, щен@, лошад@, глист@, клещ@, блох@, выгул@
# contact
nb ring, ringe, telefon@, tlf, melding@, e-post, skriv, send@, sms, lenke, resepsjon@, luka, direktenummer, kontakte
sv ring, ringa, telefon@, tfn, meddela@, mejl, skriv, skicka@, sms, länk, reception@, direktnum@, kontakta
da ring, ringe, telefon@, tlf, besked, mail, skriv, send@, sms, link, sekretær@, kontakte
en ring, call, phone, telephone, message, email, write, send@, text, link, reception, contact, dropping
ru звон@, телефон@, сообщ@, почт@, напиш@, пришл@, смс, ссылк@, регистрат@, связ@
# place
nb hvor, hvilket sted, avdeling@, hos, lab, luka, klinikk@, her, poliklinikk, legekontor@, oslo, bergen
sv var, vilken mottagning, avdelning@, hos, lab, klinik@, här, vårdcentral@
da hvor, hvilket sted, afdeling@, hos, lab, klinik@, her, lægehus
en where, which clinic, ward, at, lab, surgery, here, place, pharmacy
ru где, куда, отделени@, кабинет@, лаборатор@, клиник@, здесь, поликлиник@
# device
nb kateter, pumpe, sensor, libre, måler, apparat@, cpap, gips, krage, skinne, implantat, spiral
sv kateter, pump, sensor, libre, mätare, apparat@, cpap, gips, krage, skena, implantat, spiral
da kateter, pumpe, sensor, libre, måler, apparat@, cpap, gips, krave, skinne, implantat, spiral
en catheter, pump, sensor, libre, meter, device, cpap, cast, collar, splint, implant, coil
ru катетер, помп@, сенсор@, глюкометр@, аппарат@, сипап, гипс, воротник@, шин@, имплант@
# hygiene
nb vaske@, såpe@, desinfiser@, rens@, skyll@, klor, puss, tannlege, tenner
sv tvätt@, tvål@, desinficer@, reng@, skölj@, klor, tandläk@, tänder
da vask@, sæbe@, desinficer@, rens@, skyl@, klor, tandlæge, tænder
en wash@, soap@, disinfect@, clean@, rins@, bleach, dentist, teeth
ru мыть, мыл@, дезинф@, чист@, промыв@, хлор@, стоматолог@, зуб@
# sex
nb samliv, sex@, ereksjon@, potens@, lyst, kjønns@, seksuell@
sv samliv, sex@, erektion@, potens@, lust, underliv@
da samliv, sex@, erektion@, potens@, lyst, køns@
en sex@, erect@, potency, libido, intimate
ru секс@, эрекц@, потенц@, половой, интим@
# death
nb døds@, død, avlive@, avliving, levetid, palliativ@, terminal@, livshjelp, sovne
sv döds@, död, avliva@, avlivning, livshotande, palliativ@, terminal@, somna in
da døds@, død, aflive@, aflivning, levetid, palliativ@, terminal@
en death, dying, die, euthan@, put down, put to sleep, palliativ@, terminal@, end of life
ru смерт@, умер@, усып@, эвтанази@, паллиатив@, терминал@
`
