import { wordSet } from '#domain/vocabulary/word-set.ts'
import { hasDrugCompany, isInTreatment, isTakenDrug } from '#domain/deidentify/knowledge/medicine-signs.ts'
import { hasEponymCompany } from '#domain/deidentify/knowledge/name-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, isWordOf } from '#domain/deidentify/knowledge/reading.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import { gapAt, isCapitalAt, lowerAt, plainWord, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'
import { isAllCapsName } from './all-caps-names.ts'
import { isBedLabel, isEnteredName, isNamedMonth } from './entered-names.ts'
import { isPersonPlace } from './person-places.ts'

/** What a word with a capital may be, before its neighbours are asked. */
export type Sort = 'protected' | 'name' | 'either' | 'place' | 'common' | 'unknown' | 'initial' | 'acronym'

type Capital = {
  readonly reading: Reading
  readonly at: number
  readonly token: WordToken
  readonly known: WordKnowledge
  /** A list has it as a name of people. */ readonly isName: boolean
}
type Rule = { readonly sort: Sort; readonly when: (capital: Capital) => boolean }

/** The pronoun is a surname somewhere: Han, Hun. */
const PRONOUNS = new Set(['han', 'hun', 'hon', 'ho', 'he', 'she', 'they', 'we', 'it', 'vi', 'de', 'du', 'you', 'ni', 'i'])

function isBeforeLowCase({ tokens }: Reading, at: number): boolean {
  const gap = gapAt(tokens, at + 1)
  return !isCapitalAt(tokens, at + 1) && gap.includes(' ') && !/[,:]/.test(gap)
}

const DOCTORS = wordSet('dr doktor doktorn doctor prof professor mr mrs ms miss fru herr hr frk доктор доктора доктору')

/** A doctor's title makes a person of the word behind it, whatever else that means: dr Nord. */
const isAfterDoctor = ({ reading: { tokens }, at, token }: Capital): boolean =>
  DOCTORS.has(lowerAt(tokens, at - 1)) && !token.isAllCaps && /^\p{Lu}\p{Ll}/u.test(token.text) && /^\.?[ \u00a0]$/.test(token.gap)

const hasDigits = ({ token }: Capital): boolean => !token.spelling.isPlain && /\d/.test(token.text)

/** A footnote's number sticks to the name: Messi3. */
function isFootnoted({ reading: { vocabulary }, token }: Capital): boolean {
  const [, word] = /^(\p{Lu}\p{Ll}{3,})\d{1,2}$/u.exec(token.text) ?? []
  const known = word === undefined ? undefined : vocabulary.know(plainWord(word))
  return known !== undefined && (known.isGiven || known.isSurname) && !known.isCommon && !known.isMedical
}

/** The hyphen joins a test's material to its name: S-Kreatinin, F-kalprotektin. */
const isLabTest = ({ token: { text, lower, spelling } }: Capital): boolean =>
  !spelling.isPlain && (/^f?[\p{Lu}]-\p{L}/u.test(text) || lower.startsWith('anti-'))

/** A capital stands inside the word, and no prefix of surnames before it: NaCl, but McLeod. */
const hasInnerCapital = ({ token: { text, spelling } }: Capital): boolean =>
  !spelling.isPlain && /^\p{Ll}*\p{Lu}+\p{Ll}+\p{Lu}/u.test(text) && !/^(?:Mc|Mac|O|De|Di|La|Le|Van|Fitz)['’]?\p{Lu}/u.test(text) && !text.includes('-')

const isAcronymCompound = ({ token: { text, isAllCaps, spelling } }: Capital): boolean => !spelling.isPlain && !isAllCaps && /^\p{Lu}{2,}\d*-/u.test(text)

const isJoinedEponym = ({ reading: { vocabulary }, token: { lower, spelling } }: Capital): boolean =>
  !spelling.isPlain && lower.split('-').some((part) => part.length > 3 && vocabulary.know(part).isStrongEponym)

const isEponym = (capital: Capital): boolean => {
  const { reading, at, known, isName } = capital
  return known.isStrongEponym || hasEponymCompany(reading, at) || (known.isEponym && !isName) || isJoinedEponym(capital)
}

/** The word for a number is nobody's name: Бирка, Frysemerke. */
const isLabelOfCode = ({ codeLabel, isPet }: WordKnowledge) => codeLabel !== undefined && !codeLabel.isWeak && !isPet

/** The word stands before the number it announces: `Besetning 118422`, `reg. 4418`. */
const isBeforeItsCode = ({ reading: { tokens }, at, known }: Capital) =>
  known.codeLabel !== undefined && !known.isWellKnown && /^[ \u00a0]?[.:]?[ \u00a0]$/u.test(gapAt(tokens, at + 1)) && /\d/.test(lowerAt(tokens, at + 1))

const isCalendarWord = ({ reading, at, token: { lower }, known }: Capital): boolean =>
  known.isCalendar && (reading.cues.weekdays.has(lower) || (reading.cues.months.has(lower) && !isNamedMonth(reading, at)))

function isBesideBreed({ reading, at, token, known }: Capital): boolean {
  if (!known.isBreed) return false
  if (token.gap === ', ' && isWordOf(reading, at - 1, reading.cues.animals)) return true
  return (isBeside(token) && reading.know(at - 1).isBreed) || (isBeside(reading.tokens[at + 1]) && reading.know(at + 1).isBreed)
}

const isEveryday = ({ known, token }: Capital): boolean => known.isCommon || (known.isInflected && token.isOpening)

/** What a capital is by the first rule that holds; places that only people stand in outrank the form of the word, and that its meaning. */
const RULES: readonly Rule[] = [
  { sort: 'initial', when: ({ token }) => token.text.length === 1 },
  { sort: 'protected', when: ({ reading, at, token }) => token.isOpening && !token.isAllCaps && PRONOUNS.has(token.lower) && isBeforeLowCase(reading, at) },
  {
    sort: 'name',
    when: (capital) =>
      isAfterDoctor(capital) || isPersonPlace(capital.reading, capital.at) || isEnteredName(capital.reading, { from: capital.at, to: capital.at + 1 }),
  },
  { sort: 'name', when: (capital) => hasDigits(capital) && isFootnoted(capital) },
  { sort: 'acronym', when: (capital) => hasDigits(capital) || (capital.token.isAllCaps && !isAllCapsName(capital.reading, capital.at)) },
  { sort: 'protected', when: isLabTest },
  { sort: 'name', when: (capital) => capital.isName && capital.token.text.length > 4 && hasInnerCapital(capital) },
  { sort: 'acronym', when: (capital) => hasInnerCapital(capital) || isAcronymCompound(capital) },
  { sort: 'protected', when: isEponym },
  {
    sort: 'protected',
    when: ({ known, isName }) => !isName && !known.isPlace && (known.isMedical || known.isBreed || known.isPublicBody || isLabelOfCode(known)),
  },
  { sort: 'protected', when: (capital) => isBedLabel(capital.reading, capital.at) || isBeforeItsCode(capital) },
  { sort: 'protected', when: ({ reading, at }) => hasDrugCompany(reading, at) || isTakenDrug(reading, at) },
  { sort: 'protected', when: (capital) => isCalendarWord(capital) || isBesideBreed(capital) },
  { sort: 'either', when: (capital) => isEveryday(capital) && (capital.isName || capital.known.isPlace) },
  { sort: 'common', when: isEveryday },
  { sort: 'name', when: ({ isName }) => isName },
  { sort: 'place', when: ({ known }) => known.isPlace },
  { sort: 'protected', when: ({ reading, at }) => isInTreatment(reading, at) },
]

/** What the word with a capital at a place may be by itself. */
export function sortOf(reading: Reading, at: number): Sort {
  const token = reading.tokens[at]
  if (token === undefined) return 'protected'
  const known = reading.know(at)
  const capital: Capital = { reading, at, token, known, isName: known.isGiven || known.isSurname }
  return RULES.find(({ when }) => when(capital))?.sort ?? 'unknown'
}
