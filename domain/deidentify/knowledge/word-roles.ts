import type { Language } from '#contract/vertical.ts'
import { cuesOf } from './cues.ts'
import { ADDRESS_LABELS, ADDRESS_SIGN, COPULAS, leadsHome, NAMED_HOMES } from '#domain/deidentify/words/home-words.ts'
import { isKinCompound } from '#domain/deidentify/words/kin-words.ts'
import { CALLING, CALLING_HEDGES, NAMING_PHRASES } from './naming-phrases.ts'
import { numberValuesOf, PLUS_WORDS } from './number-values.ts'
import type { Told } from './word-knowledge.ts'
import { codeLabelOf } from '#domain/deidentify/words/code-labels.ts'
import { ENGLISH_NAME, FIELD_TYPES, LOGINS, NAME_LABELS } from '#domain/deidentify/words/form-labels.ts'
import { BY_DRUGS, BY_EPONYMS, DISEASE, TREATMENT } from '#domain/deidentify/words/taking-words.ts'

/** What a word does among others: what it announces, begins or ends. For each language made once, asked once for each word. */
export function wordRoles(language: Language): (word: string) => Told {
  const cues = cuesOf(language)
  const phrases = [...NAMING_PHRASES, ...cues.all]
  const valueOf = numberValuesOf(language)
  const bitsOf = (word: string, set: 'lasts' | 'alone') =>
    phrases.reduce((bits, { bit, lasts, has }) => ((set === 'lasts' ? lasts.has(word) : has(word)) ? bits | bit : bits), 0)
  const factsOf = (word: string): Told['facts'] => ({
    mayBeStreet: cues.streets.has(word) || cues.streetEnding(word) !== undefined,
    mayBeInstitution: cues.institutions.has(word) || cues.institutionEnding(word) !== undefined,
    isCalendar: cues.weekdays.has(word) || cues.months.has(word) || cues.monthsShort.has(word) || cues.ordinals.has(word),
    isAnnouncer: cues.announcerLasts.has(word),
    isPostLike: cues.postEnding(word) !== undefined,
    isKin: cues.kin.has(word) || isKinCompound(word),
    isByDrugs: BY_DRUGS.has(word),
    isByEponyms: BY_EPONYMS.has(word),
    isDisease: DISEASE.test(word),
    isTreatment: TREATMENT.has(word),
    mayCall: CALLING.has(word) || CALLING_HEDGES.has(word),
  })
  return (word) => {
    const facts = factsOf(word)
    const [numberValue, codeLabel] = [valueOf(word), codeLabelOf(word)]
    return {
      facts,
      signals: {
        letter: word.length === 1,
        hyphened: word.includes('-'),
        coded: /\d/.test(word),
        number: numberValue !== undefined || PLUS_WORDS.has(word),
        numberWord: numberValue !== undefined,
        codeLabel: codeLabel !== undefined,
        atSign: cues.atSigns.firsts.has(word),
        calendar: facts.isCalendar === true,
        birth: cues.birth.lasts.has(word),
        street: facts.mayBeStreet === true,
        homeLabel: cues.homes.lasts.has(word) || COPULAS.has(word) || ADDRESS_LABELS.has(word),
        homeLead: leadsHome(word),
        namedHome: NAMED_HOMES.has(word),
        addressSign: ADDRESS_SIGN[language].test(word),
        institution: facts.mayBeInstitution === true,
        nameLabel: NAME_LABELS.has(word) || word === ENGLISH_NAME,
        fieldLabel: FIELD_TYPES.has(word),
        login: LOGINS.has(word),
      },
      lastOf: bitsOf(word, 'lasts'),
      wordOf: bitsOf(word, 'alone'),
      numberValue,
      codeLabel,
    }
  }
}
