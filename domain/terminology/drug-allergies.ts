import type { Language } from '#contract/vertical.ts'

/** How it is asked, and told, in the words of every day that somebody cannot have a medicine; over words between single blanks. */
export type DrugAllergies = {
  /** Asks what is not borne, without the word allergy. */
  readonly asks: RegExp
  /** The teller is not to have it. */
  readonly barred: RegExp
  /** The same came of this one. */
  readonly same: RegExp
  /** What somebody became of it, said with `of it` or with `after it`. */
  readonly became: RegExp
  /** It was said that it must never be given again. */
  readonly never: RegExp
}

const DRUG = {
  nb: '(?:medisin\\S*|antibiotika\\S*|medikament\\S*|legemid\\S*|tablett\\S*|noe|noko|alt|allt)',
  sv: '(?:medicin\\S*|antibiotika\\S*|läkemed\\S*|tablett\\S*|något|nåt|nån|någon|allt)',
  da: '(?:medicin\\S*|antibiotika\\S*|præparat\\S*|lægemid\\S*|pille\\S*|noget|alt)',
  en: "(?:drugs?|medicines?|medications?|antibiotics?|tablets?|anything|any|painkillers?)",
  ru: '(?:лекарств\\S*|препарат\\S*|таблет\\S*|антибиотик\\S*|что-нибудь|чего-нибудь|чего-то)',
} as const

const ALLERGIES: Readonly<Record<Language, DrugAllergies>> = {
  nb: {
    asks: new RegExp(
      ` ${DRUG.nb} (?:\\S+ ){0,4}(?:ikke|ikkje|itj|aldri) (?:\\S+ )?(?:tåler|toler|tåle|tola|skal ha|kan ha|bør ha|må ha|kan få|har tålt|` +
        `kan bruke|kan ta) | (?:tåler|toler|tåle) (?:du|han|hun|ho|dere) (?:\\S+ )?(?:alt|allt|all|alle) |` +
        ' (?:følsom|ømfintlig|reagert|reagerer) (?:for|overfor|på|dårlig|stygt) | dårlige reaksjoner ',
      'u',
    ),
    barred: new RegExp(
      ' (?:må|skal|kan|bør) (?:du|dere|de) (?:ikke|ikkje|itj|aldri) (?:gi|gje) (?:meg|mæ) |' +
        ' (?:kan|tør|tåler|toler|får|må) (?:jeg|eg|æ|e) (?:ikke|ikkje|itj|aldri) (?:ta|ha|få|bruke|bruka|lenger|det|den|' +
        'i det hele) | (?:kan|tåler|toler|må) (?:jeg|eg|æ) (?:ikke|ikkje|itj) $',
      'u',
    ),
    same: / (?:det samme|same|samme|likeens|likedan|akkurat det samme|samme greia|samme visa) (?:\S+ )?(?:med|av|på|for) /u,
    became: new RegExp(
      String.raw` (?:blir|ble|blei|vart|vert|bli|blitt) (?:jeg|eg|æ|han|hun|ho|barnet|den|jenta|gutten) (?:\S+ ){1,7}?(?:av|etter|på) (?:det|den|` +
        'dei|dem|de) | (?:av|etter) (?:det|den|dem|de) (?:blir|ble|blei|vart|vert) (?:jeg|eg|æ|han|hun|ho) |' +
        String.raw` (?:det|den|dem) (?:blir|ble|blei|vart|vert) (?:jeg|eg|æ|han|hun|ho) (?:\S+ ){1,6}?av `,
      'u',
    ),
    never: / (?:aldri mer|aldri meir|aldri igjen|aldri i verden) /u,
  },
  sv: {
    asks: new RegExp(
      ` ${DRUG.sv} (?:\\S+ ){0,4}(?:inte|aldrig) (?:\\S+ )?(?:tål|tåler|tåla|ska ha|kan ha|bör ha|får ha|ska få|kan få|` +
        `har tålt|kan ta|kan äta) | (?:tål|tåler) (?:du|han|hon|ni) (?:\\S+ )?(?:allt|all|alla) |` +
        ' (?:känslig|reagerat|reagerar) (?:mot|för|på|illa) | dåliga reaktioner ',
      'u',
    ),
    barred: new RegExp(
      ' (?:får|ska|kan) (?:du|ni) (?:inte|aldrig) ge mig | (?:kan|vågar|tål|får|ska) jag (?:inte|aldrig) (?:ta|ha|få|äta|använda|' +
        'längre|det|den|alls) | (?:kan|tål) jag inte $',
      'u',
    ),
    same: / (?:det samma|samma|samma sak|likadant|likaså) (?:\S+ )?(?:med|av|på|för) /u,
    became: new RegExp(
      String.raw` (?:blir|blev|bli|blivit) (?:jag|han|hon|barnet|den|tjejen|killen) (?:\S+ ){1,7}?(?:av|efter|på) (?:det|den|` +
        'dem|dom) | (?:av|efter) (?:det|den|dem|dom) (?:blir|blev) (?:jag|han|hon) |' +
        String.raw` (?:det|den|dem) (?:blir|blev) (?:jag|han|hon) (?:\S+ ){1,6}?av `,
      'u',
    ),
    never: / (?:aldrig mer|aldrig igen|aldrig någonsin) /u,
  },
  da: {
    asks: new RegExp(
      ` ${DRUG.da} (?:\\S+ ){0,4}(?:ikke|aldrig) (?:\\S+ )?(?:tåler|tåle|skal have|kan have|må få|må have|kan få|har tålt|kan bruge|` +
        `kan tage) | (?:tåler|tåle) (?:du|han|hun|i) (?:\\S+ )?(?:alt|al|alle) | (?:følsom|overfølsom|reageret|reagerer) (?:for|over|på|` +
        'dårligt) | dårlige reaktioner ',
      'u',
    ),
    barred: new RegExp(
      ' (?:må|skal|kan) (?:du|i|de) (?:ikke|aldrig) give mig | (?:kan|tør|tåler|må) jeg (?:ikke|aldrig) (?:tage|have|få|bruge|tåle|' +
        'længere|det|den|overhovedet) | (?:kan|tåler|må) jeg ikke $',
      'u',
    ),
    same: / (?:det samme|samme|ligeså|ligesådan|lige sådan) (?:\S+ )?(?:med|af|på|for) /u,
    became: new RegExp(
      String.raw` (?:bliver|blev|blive|blevet) (?:jeg|han|hun|barnet|den|pigen|drengen) (?:\S+ ){1,7}?(?:af|efter|på) (?:det|` +
        'den|dem) | (?:af|efter) (?:det|den|dem) (?:bliver|blev) (?:jeg|han|hun) |' +
        String.raw` (?:det|den|dem) (?:bliver|blev) (?:jeg|han|hun) (?:\S+ ){1,6}?af `,
      'u',
    ),
    never: / (?:aldrig mere|aldrig igen|aldrig nogensinde) /u,
  },
  en: {
    asks: new RegExp(
      ` ${DRUG.en} (?:\\S+ ){0,4}(?:can't|cannot|can not|shouldn't|mustn't|couldn't|not to|not) (?:have|take|tolerate|be given|get on with|agree) |` +
        ` (?:not|didn't|doesn't|don't) (?:agree|get on|sit well|suit) | bad reactions? | react(?:s|ed)? (?:badly )?(?:to|badly) |` +
        ' disagree[sd]? with | funny turns? with ',
      'u',
    ),
    barred:
      / (?:can't|cannot|can not|mustn't|am not allowed|i'm not allowed|not allowed) (?:be given|have|touch|be doing with|go near|be on) (?!any more|it with)/u,
    same: / (?:same (?:with|from|on|for|thing|goes|again)|likewise|and so does|ditto) /u,
    became: new RegExp(
      String.raw` (?:come|comes|came|break|breaks|broke|coming) (?:up|out) in (?:\S+ )?(?:lumps|hives|spots|blotches|welts|weals|bumps|a rash|` +
        'sores|blisters) | put (?:me|him|her) in (?:the )?(?:hospital|intensive) | (?:take|takes|took|taking) (?:my|his|her) skin off |' +
        ' went (?:doolally|haywire|loopy|mad|berserk|funny|bright red|scarlet) (?:on|with|after) ',
      'u',
    ),
    never: / (?:never again|not ever again|never to have|never give) /u,
  },
  ru: {
    asks: new RegExp(
      ` ${DRUG.ru} (?:\\S+ ){0,4}(?:не переносит\\S*|нельзя|плохо перенос\\S*|не подход\\S*) | не переносит\\S* (?:\\S+ )?${DRUG.ru} |` +
        ` плохо перенос\\S* | реакци\\S+ (?:\\S+ )?на (?:\\S+ )?${DRUG.ru} `,
      'u',
    ),
    barred: new RegExp(
      String.raw` (?:мне|ему|ей) (?:\S+ )?(?:нельзя|противопоказан\S*|запретили|не пошел|не пошла|не пошло) |` +
        ' (?:мне|ему|ей) (?:его|ее|их) нельзя | не могу (?:пить|принимать) ',
      'u',
    ),
    same: / (?:так же|точно так же|то же самое|тоже самое|та же|такая же|тоже так|та же история|то же) /u,
    became: new RegExp(
      String.raw` (?:меня|его|ее|мне|ему|ей) от (?:него|нее|них|этого) (?:\S+ )?(?:обсыпа\S*|обмета\S*|раздул\S*|разнесл\S*|перекосил\S*|` +
        String.raw`скрутил\S*|вырвал\S*|трясл\S*|худо|хуже|плохо) `,
      'u',
    ),
    never: / (?:больше никогда|никогда больше|ни за что больше) /u,
  },
}

/** The ways of a language to ask and tell that somebody cannot have a medicine. */
export function drugAllergiesOf(language: Language): DrugAllergies {
  return ALLERGIES[language]
}
