import type { Language } from '#contract/vertical.ts'

/**
 * The whole answer by which somebody confirms what was said of what they take, over words that stand between single blanks. A bare yes is none: an order is
 * answered so too.
 */
export const CONFIRMED: Readonly<Record<Language, string>> = {
  nb: '(?:det )?(?:stemmer|er riktig|er rett|gjør jeg|gjer eg|riktig|akkurat)(?: det)?',
  sv: '(?:det )?(?:stämmer|är rätt|är riktigt|gör jag|riktigt|precis)(?: bra| det)?',
  da: '(?:det )?(?:passer|stemmer|er rigtigt|er korrekt|gør jeg|rigtigt|korrekt|nemlig)(?: det| nemlig)?',
  en: "(?:that's|that is|it's|this is)? ?(?:right|correct)|i do|i am|exactly",
  ru: '(?:все |это )?(?:верно|правильно|так и есть|точно|именно так)|принимаю|пью',
}

/** What such an answer opens or ends with, in any of the languages. */
export const AROUND_CONFIRMED = 'ja|jo|jada|joda|yes|yeah|yep|да|ага|mm|mhm|доктор|doktor'

/** Said to whoever takes it, these verbs tell what is in use: nobody is ordered to `stand on` a medicine. */
export const USES_NOW: Readonly<Record<Language, string>> = {
  nb: '(?:du|dere|han|hun) (?:bruker|brukar|står på|går på)|(?:bruker|står|går) du',
  sv: '(?:du|ni|han|hon) (?:använder|står på|går på|äter)|(?:använder|äter) du',
  da: '(?:du|i|han|hun) (?:bruger|står på|går på|er på)|bruger du',
  en: '(?:you|he|she) (?:use|uses|are on|is on|are taking|is taking)',
  ru: '(?:вы|ты|он|она) (?:принимаете|принимаешь|принимает|пьете|пьешь|пьет|пользуетесь)',
}
