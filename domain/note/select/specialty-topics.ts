import type { Language } from '#contract/vertical.ts'

/**
 * What a specialty keeps apart from the rest, by the words that tell of it. Written as the marks are: entries between commas, `@` stands
 * for any letters, a blank for white space. An entry belongs here when a colleague would look for it under that head.
 */
export const TOPIC_WORDS = {
  general: {
    nb: 'allmenntilstand@, allmentilstand@, upåvirket, upåverka, påvirket, påverka, litt slapp, slapp men, god form, blek, hydrert, uttørket',
    sv: 'allmäntillstånd@, opåverkad, påverkad, gott at, at gott, blek, trött men, uttorkad',
    da: 'almentilstand@, almen tilstand, upåvirket, påvirket, bleg, dehydreret, sløj men',
    en: 'general condition, looks well, looks unwell, looks tired, appears well, comfortable, pale, dehydrated, in no distress',
    ru: 'общее состояние, состояние удовлетворительн@, состояние средней, состояние тяж@, самочувствие, бледн@ кожа',
  },
  mental: {
    nb: 'stemningsleie@, stemningsleget, affekt@, psykos@, psykot@, vrangforestilling@, hallusin@, tankeinnhold@, tankegang@, tankeforstyrr@, formell kontakt, emosjonell kontakt, god kontakt, øyekontakt, augekontakt, blikkontakt, psykomotor@, latenstid, velstelt, ustelt, velkledd, agitert, sykdomsinnsikt@, sjukdomsinnsikt@, orientert, depressiv@, nedstemt, gråtende, gråt@ under, mistenksom@, manisk@, hypoman@, oppstemt, tvangstanker',
    sv: 'stämningsläge@, affekt@, psykos@, psykotisk@, vanföreställning@, hallucin@, tankeinnehåll@, tankestörning@, formell kontakt, emotionell kontakt, god kontakt, ögonkontakt, blickkontakt, psykomotor@, latens@, vårdad, ovårdad, välvårdad, agiterad, sjukdomsinsikt@, orienterad, depressiv@, nedstämd, gråter, misstänksam@, manisk@, hypoman@, uppvarvad, tvångstankar',
    da: 'stemningsleje@, affekt@, psykose@, psykotisk@, vrangforestilling@, hallucin@, tankeindhold@, tankegang@, tankeforstyrr@, formel kontakt, emotionel kontakt, god kontakt, øjenkontakt, psykomotor@, latenstid, velsoigneret, velplejet, usoigneret, agiteret, sygdomsindsigt@, orienteret, depressiv@, forsænket, grådlabil, mistænksom@, manisk@, hypoman@, opstemt, tvangstanker',
    en: 'mood, affect, psychosis, psychotic, delusion@, hallucinat@, thought content, thought form, thoughts are, rapport, eye contact, psychomotor, kempt, unkempt, well groomed, well presented, agitated, insight, orientated, oriented, low in mood, tearful, suspicious, manic, hypomanic, elated, obsessi@, speech is normal',
    ru: 'настроени@, аффект@, психоз@, психотич@, бред, бреда, бредов@, галлюцин@, мышлени@, контакт@, зрительный контакт, опрят@, неопрят@, возбужден@, возбуждён@, критик@ к, ориентирован@, сознани@, подавлен@, плаксив@, подозрител@, маниакал@, навязчив@, тревож@, темп речи',
  },
  risk: {
    nb: 'selvmord@, sjølvmord@, suicid@, ta livet, tek livet, tatt livet, ikke leve, ikkje leve, ikke orker å leve, livstrøtt, livsleie, selvskad@, sjølvskad@, skade seg@, skadet seg@, skada seg@, kutte seg, kuttet seg@, kutta seg@, overdose, voldelig@, vold mot, skade andre, drapstank@',
    sv: 'självmord@, suicid@, ta livet, tagit livet, inte leva, inte vill leva, vilja leva, orkar inte leva, livsleda, självskad@, skada sig@, skadat sig@, skära sig, skurit sig, överdos@, våldsam@, skada andra',
    da: 'selvmord@, suicid@, tage livet, tage livet af, taget livet, ikke leve, livstræt, livslede, selvskad@, skade sig@, skadet sig@, skære i sig, skåret i sig, overdosis, voldelig@, skade andre',
    en: 'suicid@, self-harm@, self harm@, harm herself, harm himself, harm themselves, harming, end her life, end his life, end their life, take her life, take his life, not want to live, not wanting to live, better off dead, overdose@, cut herself, cut himself, cuts herself, cuts himself, cut the wrist@, violen@, harm others, harm anyone',
    ru: 'суицид@, самоуби@, покончить с собой, не хочет жить, не хотел@ жить, нежелани@ жить, самоповрежд@, порез@ себ@, вред себе, передозиров@, агрессив@, насили@',
  },
  sleep: {
    nb: 'søvn@, sover, sov, innsovning@, mareritt@, våkner, vaknar, sove',
    sv: 'sömn@, sover, somnar, mardröm@, vaknar, sova',
    da: 'søvn@, sover, mareridt@, vågner, sove',
    en: 'sleep@, slept, insomnia, nightmare@, wakes, waking',
    ru: 'сон, сна, сном, спит, спал@, бессонниц@, кошмар@, просыпа@, засыпа@',
  },
  substances: {
    nb: 'alkohol@, rus, rusmid@, drikker, drikk, cannabis, hasj, kokain, amfetamin, flaske vin, vin, øl',
    sv: 'alkohol@, droger, dricker, cannabis, hasch, kokain, amfetamin, flaska vin, vin, öl',
    da: 'alkohol@, stoffer, euforiserende, drikker, hash, cannabis, kokain, amfetamin, flaske vin, genstande',
    en: 'alcohol, drugs, drinks, drinking, cannabis, cocaine, units a week, bottle of wine, sober',
    ru: 'алкогол@, наркот@, выпива@, пьёт, пьет, марихуан@, каннабис, бутылк@ вина',
  },
  consciousness: {
    nb: 'gcs, bevissthet@, bevisstløs@, medvitslaus@, våken og, vaken og, pupill@, orientert',
    sv: 'gcs, rls, medvetande@, medvetslös@, vaken och, pupill@, orienterad',
    da: 'gcs, bevidsthed@, bevidstløs@, vågen og, pupil@, orienteret',
    en: 'gcs, avpu, consciousness, unconscious, alert, pupils, orientated, oriented',
    ru: 'шкг, глазго, сознани@, зрачк@, ориентирован@',
  },
  movement: {
    nb: 'grader, bevegelsesutslag@, bevegelighet@, rørlighet@, fleksjon, ekstensjon, abduksjon, adduksjon, rotasjon, utadrotasjon, innadrotasjon, bøye, bøyer, strekke, strekker, dorsalfleksjon, plantarfleksjon, fingertupp@ til, leddutslag, fulle bevegelser, full bevegelse, fri bevegelse, cm mot veggen, mot veggen',
    sv: 'grader, rörelseomfång, rörlighet@, rörelseuttag, flexion, extension, abduktion, adduktion, rotation, utåtrotation, inåtrotation, böja, böjer, sträcka, sträcker, dorsalflexion, plantarflexion, full rörlighet, fria rörelser, finger-golv@',
    da: 'grader, bevægelighed@, bevægelsesudslag, fleksion, ekstension, abduktion, adduktion, rotation, udadrotation, indadrotation, foroverbøjning, bagoverbøjning, bøje, bøjer, strække, strækker, dorsalfleksion, fuld bevægelighed, fri bevægelighed, strakt benløft',
    en: 'degrees, range of movement, range of motion, movements, flexion, extension, abduction, adduction, rotation, dorsiflexion, plantarflexion, bends, straightens, full range, hand behind back, straight leg raise',
    ru: 'градус@, объ[её]м движен@, движени@, сгибани@, разгибани@, отведени@, приведени@, ротаци@, наклон@',
  },
  strength: {
    nb: 'kraft, kraften, styrke, styrken, tåhev, tåhevinger, tågang, hælgang, knebøy, balanse@, gange, gangen, halting, halter, hinker',
    sv: 'kraft, kraften, styrka, styrkan, tåhävning@, tågång, hälgång, knäböj, balans@, gång, gången, haltar',
    da: 'kraft, kraften, styrke, styrken, tågang, hælgang, tåhævning@, balance@, gangfunktion@, halter',
    en: 'strength, power, heel raise@, heel walking, toe walking, squat@, balance, gait, limps, out of 5',
    ru: 'сила, силы, силу, баллов из 5, 5 баллов, на носк@, на пятк@, приседани@, равновеси@, походк@, хрома@',
  },
  ear: {
    nb: 'øre, øret, øra, ører, øyra, øyret, øregang@, øyregang@, trommehinn@, hørsel@, høyrsel@, weber, rinne, audiogram@, tympanogra@, dren, mellomøre@',
    sv: 'öra, örat, öron, öronen, hörselgång@, trumhinn@, hörsel@, weber, rinne, audiogram@, tympanogra@, rör i',
    da: 'øre, øret, ører, ørerne, øregang@, trommehinde@, hørelse@, høreprøve@, weber, rinne, audiogram@, tympanogra@, dræn',
    en: 'ear, ears, canal, canals, eardrum@, drum, drums, tympanic, hearing, weber, rinne, audiogram@, tympanogra@, grommet@',
    ru: 'ухо, уха, ушах, уши, слухов@, барабанн@, перепонк@, слух, слуха, вебер@, ринне, аудиограмм@, тимпанограмм@',
  },
  balance: {
    nb: 'nystagmus, romberg, dix-hallpike, hallpike, unterberger, hodeimpuls@, svimmelhetsprøve@',
    sv: 'nystagmus, romberg, dix-hallpike, hallpike, unterberger, huvudimpuls@',
    da: 'nystagmus, romberg, dix-hallpike, hallpike, unterberger, hovedimpuls@',
    en: 'nystagmus, romberg, dix-hallpike, hallpike, unterberger, head impulse',
    ru: 'нистагм@, ромберг@, дикс@, холлпайк@',
  },
  nose: {
    nb: 'nese, nesen, nesa, nase, nasen, nesehule@, neseslimhinne@, septum, neseskillevegg@, nesemusling@, polypp@, bihule@',
    sv: 'näsa, näsan, nässlemhinn@, septum, nässkiljevägg@, musslor@, polyp@, bihål@',
    da: 'næse, næsen, næseslimhinde@, septum, næseskillevæg@, musling@, polyp@, bihule@',
    en: 'nose, nasal, nostril@, septum, septal, turbinate@, polyp@, sinus, sinuses',
    ru: 'нос, носа, носу, носов@, перегородк@, раковин@, полип@, пазух@',
  },
  throat: {
    nb: 'hals, halsen, svelg@, mandl@, tonsill@, gane@, drøvel@, uvula, strupe@, larynks@, larynx, stemmebånd@, tunge, tungen, munnhule@, belegg',
    sv: 'hals, halsen, svalg@, mandl@, tonsill@, gom@, uvula, larynx, stämband@, struphuvud@, tunga, tungan, munhål@, beläggning@',
    da: 'hals, halsen, svælg@, mandl@, tonsil@, gane@, drøbel@, uvula, larynx, stemmebånd@, strube@, tunge, tungen, mundhule@, belægning@',
    en: 'throat, pharynx, tonsil@, palate, uvula, larynx, vocal cord@, tongue, mouth, exudate@',
    ru: 'зев, зева, горло, горла, глотк@, миндалин@, н[её]бо, язычок, гортан@, голосов@, язык, налет@, налёт@',
  },
  neck: {
    nb: 'lymfeknut@, nakke, nakken, nakkestiv@, på halsen, kjevevinkel@, spyttkjertel@, parotis, skjoldbruskkjertel@',
    sv: 'lymfkörtl@, lymfkört@, nacke, nacken, nackstel@, på halsen, käkvinkel@, spottkörtel@, parotis, sköldkörtel@',
    da: 'lymfeknud@, lymfeknude@, nakke, nakken, nakkestiv@, på halsen, kæbevinkel@, spytkirtel@, parotis, skjoldbruskkirtel@',
    en: 'lymph node@, glands, neck, parotid, submandibular, thyroid',
    ru: 'лимфоузл@, лимфатическ@, шея, шеи, шее, слюнн@, околоушн@, щитовидн@',
  },
  acuity: {
    nb: 'visus, synsstyrke@, synsskarpheit@, synsskarphet@, synet, snellen, synsfelt@, korreksjon',
    sv: 'visus, synskärpa@, synen, snellen, synfält@, korrektion',
    da: 'visus, synsstyrke@, synsskarphed@, synet, snellen, synsfelt@, korrektion',
    en: 'acuity, vision, snellen, visual field@, corrected, uncorrected, pinhole',
    ru: 'острот@ зрения, зрени@, поле зрения, поля зрения, коррекци@',
  },
  eyePressure: {
    nb: 'øyetrykk@, augetrykk@, trykk, trykket, tensjon@', sv: 'ögontryck@, tryck, trycket, tension', da: 'øjentryk@, tryk, trykket, tension', en: 'pressure, pressures, iop, tonometry', ru: 'внутриглазн@, вгд, давление глаз@',
  },
  skin: {
    nb: 'hud, huden, hudforandring@, utslett@, flekk, flekken, flekker, føflekk@, papel@, papler, makul@, plakk, plakken, vesik@, pust[ue]l@, skjell@, flass@, skorpe@, sår, såret, rødme@, erytem@, eksem@, elveblest@, knute, knuten, arr, pigment@, dermatoskop@, kantet, avgrens@, cm stor, mm stor',
    sv: 'hud, huden, hudförändring@, utslag@, fläck@, födelsemärk@, papel@, papler, makul@, plack@, vesik@, pustel@, pustler, fjäll@, skorpor, sår, såret, rodnad@, erytem@, eksem@, nässelutslag@, knöl, knölen, ärr, pigment@, dermatoskop@, avgräns@, keratos@',
    da: 'hud, huden, hudforandring@, udslæt@, plet, pletten, pletter@, modermærk@, papel@, papler, makul@, plaque@, vesik@, pustel@, pustler, skæl@, skorpe@, sår, såret, rødme@, erytem@, eksem@, nældefeber, knude, knuden, ar, pigment@, dermatoskop@, afgræns@, keratos@, læsion@',
    en: 'skin, rash@, lesion@, mole, moles, naevus, patch@, plaque@, papule@, macule@, vesicle@, pustule@, scal@, scab@, crust@, ulcer@, redness, erythema@, eczema@, wheal@, nodule@, scar@, pigment@, dermoscop@, dermatoscop@, border@, mm across',
    ru: 'кожа, кожи, коже, сыпь, сыпи, пятн@, родинк@, невус@, папул@, макул@, бляшк@, везикул@, пузыр@, пустул@, чешуй@, шелушен@, корк@, корочк@, язв@, эрози@, покраснен@, эритем@, экзем@, узел@, узелк@, рубец, рубц@, пигмент@, дерматоскоп@, границ@, очаг@',
  },
  cycle: {
    nb: 'siste mens@, siste menstruasjon, syklus@, gravid@, svangerskap@, fødsler, fødslar, fødte, barn har, para, abort@, spontanabort@, keisersnitt@, p-pille@, prevensjon@, spiral, p-stav, celleprøve@, termin@, overgangsalder@, menopause@, klimakteri@, uke [0-9]+',
    sv: 'sista mens@, senaste mens@, cykel, cykeln, menscykel@, gravid@, graviditet@, förlossning@, födde, para, missfall@, abort@, kejsarsnitt@, p-piller, preventiv@, spiral, p-stav, cellprov@, klimakteri@, menopaus@, vecka [0-9]+',
    da: 'sidste menstruation, sidste mens@, cyklus, gravid@, graviditet@, fødsler, fødte, født, para, abort@, spontan abort, kejsersnit@, p-pille@, prævention@, spiral, p-stav, celleprøve@, termin@, overgangsalder@, menopause@, uge [0-9]+',
    en: 'last period, last menstrual, lmp, cycle@, pregnan@, deliver@, births, para, gravida, miscarriage@, termination@, caesarean@, the pill, contracepti@, coil, implant, smear@, cervical screening, menopause@, weeks pregnant, due date',
    ru: 'последн@ менструац@, последн@ месячн@, цикл, цикла, цикле, беременн@, роды, родов, родила, выкидыш@, аборт@, кесарев@, контрацепт@, противозачат@, спираль, спирали, мазок на цитол@, менопауз@, климакс@, недел@ беременности, срок@ беременности',
  },
  pelvic: {
    nb: 'portio, livmor@, uterus, slimhinn@, eggstokk@, adnekser, vagina, skjede@, vulva, genitalia, spekulum@, bekkenbunn@, kontaktblødning, symfyse@, fundus',
    sv: 'portio, livmoder@, livmodern, uterus, slemhinn@, äggstock@, adnexa, vagina, slida@, vulva, spekulum@, gynekologisk undersökning, bäckenbotten@, framvägg@, bakvägg@',
    da: 'portio, livmoder@, uterus, slimhind@, æggestok@, adnexa, vagina, skede@, vulva, spekulum@, gynækologisk undersøgelse, bækkenbund@',
    en: 'cervix, uterus, womb, ovar@, adnexa@, vagina@, vulva@, speculum, bimanual, pelvic floor, prolapse',
    ru: 'шейк@, матк@, яичник@, придатк@, влагалищ@, вульв@, зеркал@, сводов, своды',
  },
  ultrasound: {
    nb: 'ultralyd@', sv: 'ultraljud@', da: 'ultralyd@, scanning@, skanning@', en: 'ultrasound, scan', ru: 'узи, ультразвук@',
  },
  heart: {
    nb: 'hjerte@, bilyd@, bilydar, pulsfri, rytme@, halsven@', sv: 'hjärta@, hjärtat, blåsljud@, biljud@, rytm@, halsven@', da: 'hjerte@, mislyd@, rytme@, halsven@', en: 'heart, murmur@, rhythm, jvp, apex beat', ru: 'сердц@, тоны, тон сердца, шум@ в сердце, шумов, ритм@',
  },
  lungs: {
    nb: 'lunge@, lunger, respirasjonslyd@, knatre@, knatring, knitring, pipelyd@, piping, ekspirium, perkusjon@', sv: 'lungor@, lungorna, lung@, andningsljud@, rassel, ronki, krepitation@, perkussion@', da: 'lunge@, lunger@, vejrtrækningslyd@, respirationslyd@, krepitation@, rallelyd@, ronki', en: 'chest is, chest clear, lungs, lung, breath sounds, air entry, crackle@, crepitation@, wheeze@, creps', ru: 'л[её]гк@, л[её]гочн@, дыхани@, хрип@',
  },
  abdomen: {
    nb: 'mage, magen, buk, buken, abdomen, lever, leveren, milt, milten, tarmlyd@', sv: 'mage, magen, buk, buken, lever, levern, mjälte, mjälten, tarmljud', da: 'mave, maven, abdomen, lever, leveren, milt, milten, tarmlyd@', en: 'abdomen, tummy, belly, liver, spleen, bowel sounds', ru: 'живот@, печень, печени, селез[её]нк@, перистальтик@',
  },
  legs: {
    nb: 'legg@, legger, bein, beina, underekstremitet@, ødem@, ankelødem@, føtter, føttene, fotpuls@, pulsar', sv: 'ben, benen, underben@, ödem@, fötter, fötterna, fotpuls@', da: 'ben, benene, underben@, ødem@, fødder, fødderne, fodpuls@', en: 'legs, leg, ankles, oedema, edema, feet, foot pulses', ru: 'ноги, ног, нижни@ конечност@, от[её]к@, стоп@, пульсаци@',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type Topic = keyof typeof TOPIC_WORDS
