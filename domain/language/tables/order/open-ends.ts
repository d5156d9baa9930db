import type { Language } from '#contract/vertical.ts'

/** Words no clause ends with: what they join or open comes behind them. */
export const OPEN_ENDS: Readonly<Record<Language, string>> = {
  nb: 'av|fra|med|mot|hos|uten|ved|en|ei|et|og|eller|som|at|enn|for å|til å|på grunn av|etter å',
  sv: 'av|från|med|mot|hos|utan|vid|en|ett|och|eller|som|att|än|för att|på grund av|efter att',
  da: 'af|fra|med|mod|hos|uden|ved|en|et|og|eller|som|at|end|for at|på grund af|efter at',
  en: 'of|from|with|to|a|an|the|and|or|that|than|because|due to|by|for|at|into|your|his|her',
  ru: 'от|из|с|со|к|у|без|для|при|и|или|что|чем|из-за|после|перед|в|на',
}
