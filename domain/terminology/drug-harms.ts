import type { Language } from '#contract/vertical.ts'
import type { Lexicon } from '#domain/language/lexicon.ts'
import { CAME_OF } from '#domain/language/tables/medicines/came-of.ts'
import { compileWords } from '#domain/language/lexicon.ts'

/**
 * How people tell at home that a medicine was not borne, and that what was taken for an allergy is none; read only where a medicine is spoken of.
 * Written as the marks of a language are: `@` any letters, `_` up to two words.
 */
const HARMS = ['harm', 'from', 'cause', 'got', 'eased', 'remedy', 'dismissed', 'named'] as const
/**
 * `harm`: what came of it. `from`: the word between that and the medicine. `got`, and `cause` before the medicine: whatever illness stands between
 * them came of it, unless it `eased`. `remedy`: it was taken for that, and not the cause. `dismissed`: no allergy after all. `named`: the medicine is
 * named only now.
 */
export type Harm = (typeof HARMS)[number]

const WORDS: Readonly<Record<Language, Readonly<Record<Harm, string>>>> = {
  nb: {
    ...CAME_OF.nb,
    harm: `hovna, hovnet, hovner, hovnar, hovne, hoven, hovent, svulma, svulmet, svulmer, hevelse@, trutnet, trutna, utslett, elveblest, slo _ ut, slått _ ut,
      prikker, prikkete, blemmer, vabler, knallrød, rød over, rødflammet, raud over, klødde, kløe, klør, ikke puste, ikkje puste, tett i brystet,
      tett i pusten, tungpusten, pustevansker, pipende, astma, åndenød, anafyla@, sjokk, allergisk, ambulanse, ambulansen, besvimte, svimte, kollapset,
      kollapsa, kvaltes, gikk _ galt, gjekk _ gale, strekker, streker, knuppete, nuppete, knoppete, kløande, kløane, este opp, este ut, esa opp, huda flassa,
      flasset av, som en ballong, på sykehus, på haukeland, på intensiven, legevakt, borte i _ døgn, plommer over, flekker over`,
    from: `av, etter, på, med, fra, frå, mot`,
    remedy: `for _ utslett, mot _ utslett, mot _ kløe, for _ kløe, mot _ astma, for _ astma, mot astma, for astma, mot allergi, for allergi, mot hevelse@,
      for hevelse@, hjelper, hjalp`,
    dismissed: `er feil, var feil, feil i journal@, feilført, en misforståelse, ei misforståing, ikke allergi, ikkje allergi, ingen allergi, inga allergi,
      ikke noen allergi, ikke allergisk, ikkje allergisk, neppe allergi, ikke noe du er allergisk, sletter, slettar, slette, stryker _ fra,
      tar bort _ advarsel@, fjerner _ varsel@, fjerner allergien, ut av journalen, tåler det fint, tålte det fint, tålte _ fint, tåler _ fint, tålte det godt,
      tatt det siden, tatt det mange ganger, fått det mange ganger, fått det siden, brukt det siden, hatt det mange ganger, hatt det siden, uten problemer,
      uten noe, uten at det skjedde, gikk helt fint, ingenting skjedde, ingen reaksjon, provokasjon`,
    named: `det var, var det, kalt, hette, heitte, heter, heiter, sa det var, trur det var, tror det var, mener det var, var visst, visstnok`,
  },
  sv: {
    ...CAME_OF.sv,
    harm: `svullnade, svullnat, svullnar, svullen, svullna, svällde, svällt, sväller, svullnad@, utslag, nässelutslag, nässelfeber, slog _ ut, slagit _ ut,
      prickar, prickig, blåsor, knallröd, illröd, röd över, kliade, klåda, kliar, ingen luft, inte luft, inte andas, svårt att andas, tungt att andas,
      tät i bröstet, trångt i bröstet, andnöd, astma, anafyla@, chock, allergisk, ambulans, ambulansen, svimmade, kollapsade, åt skogen, gick _ fel,
      jättesjuk, knottrig, knottror, tjock i, som en ballong, in på sjukhus, på intensiven, akuten, plitor, fläckar över, huden lossnade`,
    from: `av, efter, på, med, från, mot`,
    remedy: `för _ utslag, mot _ utslag, mot _ klåda, mot klådan, för klådan, mot astma, för astma, mot allergi, för allergi, mot svullnad@, för svullnad@,
      hjälper, hjälpte`,
    dismissed: `är fel, var fel, fel i journal@, felregistrer@, ett missförstånd, inte allergi, ingen allergi, inte någon allergi, inte allergisk,
      knappast allergi, tar _ bort _ varning@, tar bort den varningen, tar _ bort det, stryker _ ur, raderar, tålde det utmärkt, tålde det bra, tålde _ bra,
      tålde _ utmärkt, tål det bra, ätit det många gånger, ätit det sen, fått det många gånger, fått det sen, tagit det många gånger, tagit det sen,
      haft det många gånger, utan problem, utan minsta, utan några, inget hände, ingen reaktion, gick hur bra, gick bra, provokation`,
    named: `det var, var det, hette, heter, sa att det var, tror det var, visst, kallades`,
  },
  da: {
    ...CAME_OF.da,
    harm: `hævede, hævet, hæver, hævelse@, svulmede, svulmet, svulmer, hoven, udslæt, nældefeber, slog _ ud, slået _ ud, prikker, prikket, blærer, vabler,
      knaldrød, rød over, kløede, kløe, klør, ikke få vejret, ikke trække vejret, kunne ikke få luft, åndenød, snærede, tung for brystet, astma, anafyla@,
      chok, allergisk, ambulance, ambulancen, besvimede, kollapsede, gik _ galt, plamager, knopper over, som en ballon, som en melon, på sygehus@,
      på hospitalet, skadestuen, pletter over, huden skallede`,
    from: `af, efter, på, med, fra, mod`,
    remedy: `for _ udslæt, mod _ udslæt, mod _ kløe, for _ kløe, mod kløen, mod astma, for astma, mod allergi, for allergi, mod hævelse@, for hævelse@,
      hjælper, hjalp`,
    dismissed: `er forkert, var forkert, er en fejl, en fejl, fejl i journal@, den forkerte journal, en misforståelse, ikke allergi, ingen allergi,
      ikke nogen allergi, ikke allergisk, næppe allergi, sletter, slettes, slette, streger, fjerner _ advarsel@, kan jeg ikke genkende, tålte det fint,
      tåler det fint, tålte _ fint, fået det mange gange, fået det siden, fået det to gange, fået _ to gange, taget det mange gange, taget det siden,
      haft det mange gange, uden problemer, uden noget, skete ikke noget, ingen reaktion, gik fint, provokation`,
    named: `det var, var det, hed, hedder, sagde det var, tror det var, vistnok, kaldt`,
  },
  en: {
    ...CAME_OF.en,
    harm: `swell up, swelled, swelled up, swollen, swells, swelling, blew up, blown up, ballooned, puffed, puffs, rash, hives, welts, blotch@, spots all over,
      red all over, bright red, blister@, itch, itched, itching, itchy, couldn't breathe, can't breathe, could not breathe, can't catch my breath,
      couldn't catch, throat closed, throat closes, tightens, tight chest, chest tight, wheez@, short of breath, anaphyla@, shock, allergic, ambulance,
      passed out, collapsed, keeled over, fainted, went raw, got worse on, worse on, raw steak, lumps, like a balloon, in hospital, in intensive care,
      doolally, to come round, my skin off, skin peeled, face like a, came up in, come up in`,
    from: `from, with, on, of, off, after, to`,
    remedy: `for the rash, for a rash, for my rash, for the itch@, for itch@, for the hives, for hives, for the swelling, for swelling, for asthma,
      for my asthma, for the wheez@, for the blister@, helps, helped, for allerg@`,
    dismissed: `that's wrong, is wrong, was wrong, a mistake, an error, mixed up, misunderstanding, not an allergy, isn't an allergy, no allergy,
      no allergies, not a true allergy, isn't a true allergy, not allergic, isn't allergic, never been allergic, hardly an allergy, take _ off, taking _ off,
      delete, deleting, remove that, removing that, cross _ off, strike _ off, wipe that, had it since, had it _ since, taken it since, had it loads,
      had it plenty, had it many, had it several, taken it loads, taken it many, no trouble, no problem, no bother, without trouble, without any trouble,
      without a problem, no reaction, nothing happened, was fine with, fine with it, tolerated it, challenge test, tested negative`,
    named: `it was, was it, called, said it was, think it was, they said, must have been, might have been, apparently`,
  },
  ru: {
    ...CAME_OF.ru,
    harm: `раздул@, разнесл@, опух@, распух@, отек@, отекл@, отекал@, волдыр@, крапивниц@, сып@, высыпал@, обсыпал@, покрыл@ пятнами, пятнами, пятна,
      покраснел@, чесал@, чешусь, чешется, зуд, задыхал@, задыхаюсь, нечем дышать, не мог дышать, не могла дышать, дышать не, грудь закладывает,
      закладывает грудь, астма, приступ удушья, анафила@, шок, шоком, скорую, откачивал@, реанимац@, потерял@ сознание, упал@ в обморок, чуть не умер@,
      плохо стало, стало плохо, обсыпал@, обметал@, пузыр@, нос закладыва@, свищу, в реанимаци@, в больницу возили, шишк@`,
    from: `от, на, после, с`,
    remedy: `от сыпи, от зуда, от аллергии, от отек@, от крапивницы, от астмы, при астме, при аллергии, помога@, помог, помогл@`,
    dismissed: `ошибка, ошиблись, ошибочно, неправильно записа@, путаница, не аллергия, нет аллергии, аллергии нет, никакой аллергии, уберу, уберем, убираю,
      вычеркиваю, вычеркну, удалю, удаляю, снимаем, потом пил@, потом кололи, сто раз пил@, много раз пил@, много раз кололи, переносил@ хорошо,
      перенес@ хорошо, хорошо переносит, и ничего, без проблем, нормально перенес@`,
    named: `это был, это была, это был@, это было, был, была, называл@, говорил@, вроде, кажется, как его, как ее`,
  },
}

const compiled = new Map<Language, Lexicon<Harm>>()

/** Finds the words for a medicine that was not borne. */
export function drugHarmsOf(language: Language): Lexicon<Harm> {
  const known = compiled.get(language) ?? compileWords(new Map(HARMS.map((harm) => [harm, WORDS[language][harm]])))
  compiled.set(language, known)
  return known
}
