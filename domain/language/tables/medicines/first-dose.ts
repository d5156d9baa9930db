import type { Language } from '#contract/vertical.ts'

/** How it is told that the first dose was given where the medicine was ordered. */
export type FirstDose = { readonly given: RegExp; readonly told: string }

export const FIRST_DOSE: Readonly<Record<Language, FirstDose>> = {
  nb: {
    given: new RegExp(
      String.raw`(?<!\p{L})første (?:dosen?|tabletten?|sprøyt[ae]n?) (?:er |ble |har |tok |ga |satte |gir |fikk |får )(?:\p{L}+ ){0,3}?` +
        String.raw`(?:nå|her|allerede|gitt|nettopp)(?!\p{L})`,
      'iu',
    ),
    told: 'første dose gitt',
  },
  sv: {
    given: new RegExp(
      String.raw`(?<!\p{L})första (?:dosen|tabletten|sprutan) (?:är |har |fick |tog |gav |ger |får )(?:\p{L}+ ){0,3}?` +
        String.raw`(?:nu|här|redan|given|nyss)(?!\p{L})`,
      'iu',
    ),
    told: 'första dosen given',
  },
  da: {
    given: new RegExp(
      String.raw`(?<!\p{L})første (?:dosis|tablet|sprøjte) (?:er |har |fik |gav |giver |tog |får )(?:\p{L}+ ){0,3}?(?:nu|her|allerede|givet|lige)(?!\p{L})`,
      'iu',
    ),
    told: 'første dosis givet',
  },
  en: {
    given: new RegExp(
      String.raw`(?<!\p{L})(?:first (?:dose|tablet|injection) (?:was |is |has been )?(?:given|now|here)|(?:given|had) (?:\p{L}+ ){0,2}?first (?:dose|tablet|` +
        String.raw`injection)(?: \p{L}+){0,2}? (?:now|here|already|just))(?!\p{L})`,
      'iu',
    ),
    told: 'first dose given',
  },
  ru: {
    given: new RegExp(
      String.raw`(?<!\p{L})перв(?:ую|ая) доз[уа] (?:\p{L}+ ){0,3}?(?:дал[аи]?|ввел[аи]?|введена|дана|получил[аи]?|сделал[аи]?)(?!\p{L})|` +
        String.raw`(?<!\p{L})(?:дал[аи]?|ввел[аи]?|сделал[аи]?) (?:\p{L}+ ){0,2}?первую дозу(?!\p{L})`,
      'iu',
    ),
    told: 'первая доза дана',
  },
}
