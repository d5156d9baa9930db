import type { Language } from '#contract/vertical.ts'

/**
 * How it is told that an illness came of a medicine: the word between the two, what says that somebody got it, and that it was the better for it, or
 * went by itself. Written as the marks of a language are.
 */
export const CAME_OF: Readonly<Record<Language, { readonly cause: string; readonly got: string; readonly eased: string }>> = {
  nb: {
    cause: `av`,
    got: `fikk, fekk, fått, ble, blei, blitt, vart, hadde`,
    eased: `bedre, betre, mindre, kvitt, kvit, frisk, borte, fri, ro, gikk over, gikk bort, gjekk over, ga seg, gav seg, først, begynnelsen, starten`,
  },
  sv: {
    cause: `av`,
    got: `fick, fått, blev, blivit, hade`,
    eased: `bättre, mindre, kvitt, frisk, borta, fri, lugn, gick över, gick bort, gav sig, först, början`,
  },
  da: {
    cause: `af`,
    got: `fik, fået, blev, blevet, havde`,
    eased: `bedre, mindre, kvit, rask, væk, fri, ro, gik over, gik væk, fortog sig, først, begyndelsen, starten`,
  },
  en: {
    cause: `from, off`,
    got: `got, had, developed, ended up with, became, went`,
    eased: `better, less, rid, relief, free, cured, gone, settled, at first, wore off, passed, the first week`,
  },
  ru: {
    cause: `от`,
    got: `был, была, было, были, началась, начался, началось, начались, появилась, появился, появилось, появились, получил@, заработал@,
      открыл@, стал, стала`,
    eased: `лучше, легче, меньше, прошл@, прошел, отпустил@, помог@, сначала, вначале, первое время`,
  },
}
