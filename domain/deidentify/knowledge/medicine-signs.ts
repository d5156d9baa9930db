import type { Reading } from './reading.ts'
import { isBeside } from './reading.ts'
import type { SpokenDigits } from './spoken-digits.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { PRODUCT_NOUNS } from '#domain/deidentify/words/taking-words.ts'
import { gapAt, isNumberAt, lowerAt } from './word-tokens.ts'

const DOSE_UNIT = new RegExp(
  '^(?:mg|g|ml|mcg|µg|mikrogram|milligram|gram|ie|iu|e|milliliter|мг|мл|мкг|г|ед|миллиграмм|миллиграммов|tabl|tab|tablett|tabletter|' +
    'tablet|tablets|prosent|procent|percent)$',
  'u',
)
/** Between the word for taking and what is taken: begynt på X, started him on X, resept for X. */
const TREATMENT_LINKS = wordSet('ikke ikkje inte not med på om fra från from with on of for som til till mot to off over au с на от')
/** Behind these the verb stands before its subject. */
const INVERTING = wordSet('så da då nå nu deretter etterpå derefter sedan siden')
const PRONOUNS = wordSet('ham henne meg deg hende mig dig honom him her me you them его ее меня')
const JOINS_DRUGS = wordSet('og och and eller or pluss plus samt и')
/** What is done to a medicine, and to no person: X ble seponert, X was stopped. */
const PASSIVE = wordSet('ble blir blev bliver er är is was has har had be been')
const DONE_TO_DRUGS = wordSet(
  'seponert seponeres seponeret startet startat startad økt øket økes ökas ökad redusert reduceret trappet doblet satt insatt utsatt insatte ' +
    'utsatte ordinert ordinerad ordineret stopped started increased reduced prescribed given restarted titrated discontinued withheld',
)
const MOST_LISTED = 8

type Place = { readonly reading: Reading; readonly at: number }

const isMedicine = ({ know }: Reading, at: number) => know(at).isMedical && !know(at).isGiven && (know(at).isDrug || !know(at).isCommon)
const isUnlisted = ({ know }: Reading, at: number) => !know(at).isListed && !know(at).isPet

/** The word for taking stands before it, straight or with a small word between. */
function isTaken({ reading: { tokens, know }, at }: Place): boolean {
  const [before, further] = [tokens[at - 1], tokens[at - 2]]
  if (before === undefined || !/^[  ]?:?[  ]$/.test(gapAt(tokens, at))) return false
  // så tok torvild bilde: where the verb comes before its subject, that is who took something
  if (know(at - 1).isTreatment) return !(isBeside(tokens[at]) && isBeside(before) && INVERTING.has(further?.lower ?? ''))
  if (!isBeside(before)) return false
  if (know(at - 2).isTreatment && PRONOUNS.has(before.lower)) return true
  if (!isBeside(tokens[at]) || further === undefined || !TREATMENT_LINKS.has(before.lower)) return false
  return know(at - 2).isTreatment || (know(at - 3).isTreatment && PRONOUNS.has(further.lower))
}

/** The item before in a row of medicines ends here: `Ferlotan 5 mg, ` and `Madopar og `. */
function itemBefore({ reading: { tokens }, at }: Place): number | undefined {
  const here = tokens[at]
  const before = tokens[at - 1]
  if (here === undefined || before === undefined) return undefined
  if (isBeside(here) && JOINS_DRUGS.has(before.lower)) return at - 2
  if (!/^[,+/]\s?$/.test(here.gap)) return undefined
  let item = at - 1
  while (item > at - 4 && (isNumberAt(tokens, item) || DOSE_UNIT.test(lowerAt(tokens, item)))) item--
  return item
}

/** A row of medicines that begins behind a word for taking, or with a medicine the lists know. */
function isInRow({ reading, at }: Place): boolean {
  let item = itemBefore({ reading, at })
  for (let count = 0; item !== undefined && count < MOST_LISTED; count++) {
    const token = reading.tokens[item]
    if (token === undefined || token.isNumber || (token.isCapital !== (reading.tokens[at]?.isCapital ?? false) && !reading.isUncased)) return false
    // in speech a word of the trade may be an illness: pneumonia and then a name
    if (isMedicine(reading, item)) return !reading.isUncased || isTaken({ reading, at: item }) || hasDose({ reading, at: item })
    if (!isUnlisted(reading, item)) return false
    if (isTaken({ reading, at: item }) || hasDose({ reading, at: item })) return true
    item = itemBefore({ reading, at: item })
  }
  return false
}

function hasDose({ reading: { tokens }, at }: Place, spoken?: SpokenDigits): boolean {
  const after = tokens[at + 1]
  if (after === undefined || !isBeside(after)) return false
  let unit = at + 1
  while (unit < at + 5 && (isNumberAt(tokens, unit) || spoken?.valueAt(unit) !== undefined)) unit++
  const word = tokens[unit]
  return unit > at + 1 && word !== undefined && /^[  ]?$/.test(word.gap) && DOSE_UNIT.test(word.lower)
}

/** Behind somebody who is taken along: jeg tar yasmin med meg. */
const TAKEN_ALONG = wordSet('med til inn hjem ut opp ned with home along till in hem upp ner bort ind op с к домой')
const STANDS = wordSet('står stå stod stått går gått er är')
/** Switched from one medicine to another. */
const FROM = wordSet('fra från from')
/** Straight behind a medicine: Allegra seponeres. */
const DONE_AT_ONCE = wordSet(
  'seponeres seponert økes øges ökas startes reduseres reduceres minskas trappes insätts utsätts sätts ordineres ordineras doseres doseras gis ' +
    'ges gives отменен отменена назначен назначена',
)

/** `the teva brand`: what is told of a product behind its name. */
const isProductNoun = ({ tokens, know }: Reading, at: number): boolean =>
  PRODUCT_NOUNS.has(lowerAt(tokens, at)) && isBeside(tokens[at]) && (know(at - 1).isDrug || know(at - 1).isDrugPart)

/** `alvedon junior`, `atorvastatin teva`, `olive oil`, `magne b6`: a word of a medicine's name beside another, or before what the product is. */
function isPartOfProduct(reading: Reading, at: number): boolean {
  const { tokens, know } = reading
  if (isProductNoun(reading, at)) return true
  if (!know(at).isDrugPart) return false
  const isOther = (index: number) => know(index).isDrug || (know(index).isDrugPart && !know(index).isListed && !know(index).isCommon)
  if ((isBeside(tokens[at]) && isOther(at - 1)) || (isBeside(tokens[at + 1]) && isOther(at + 1))) return true
  return isBeside(tokens[at + 1]) && PRODUCT_NOUNS.has(lowerAt(tokens, at + 1))
}

/** A medicine that people are named after too, or the other way round, where it is taken or prescribed: står på Yasmin. */
export function isTakenDrug(reading: Reading, at: number): boolean {
  if (isPartOfProduct(reading, at)) return true
  if (!reading.know(at).isDrug) return hasDrugCompany(reading, at) && isInTreatment(reading, at)
  const after = reading.tokens[at + 1]
  if (isBeside(after) && DONE_AT_ONCE.has(after.lower)) return true
  const before = lowerAt(reading.tokens, at - 1)
  const isOn = (before === 'på' && STANDS.has(lowerAt(reading.tokens, at - 2))) || (before === 'off' && reading.language === 'en')
  return (
    (isOn || isInTreatment(reading, at)) &&
    !(isBeside(after) && !FROM.has(before) && (TAKEN_ALONG.has(after.lower) || (after.lower === 'to' && reading.language === 'en')))
  )
}

/** An unheard-of word where a medicine is expected, or in a row with one (Madopar og Digoxin). */
export function isInTreatment(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const here = tokens[at]
  if (here === undefined) return false
  const place = { reading, at }
  if (isTaken(place) || isInRow(place)) return true
  if (/^[,+/]\s?$/.test(here.gap) && /^(?:mg|g|ml|mcg|подкожно|внутрь|oralt|iv|sc|im)$/.test(lowerAt(tokens, at - 1))) return true
  const [after, second] = [tokens[at + 1], tokens[at + 2]]
  if (after === undefined) return false
  if (PASSIVE.has(after.lower) && isBeside(after) && DONE_TO_DRUGS.has(second?.lower ?? '')) return true
  if (/^[,+/]\s?$/.test(after.gap) && after.isCapital && !after.isAllCaps && isMedicine(reading, at + 1)) return true
  return JOINS_DRUGS.has(after.lower) && second?.isCapital === true && reading.know(at + 2).isMedical
}

/** A dose behind it or a dosage form before it: then a capital is a medicine's. */
export function hasDrugCompany(reading: Reading, at: number): boolean {
  const { tokens, know } = reading
  if (know(at - 1).isByDrugs && /^[  ]?\.?[  ]$/.test(gapAt(tokens, at))) return true
  return (know(at + 1).isByDrugs && isBeside(tokens[at + 1])) || hasDose({ reading, at })
}

const OFTEN = wordSet('gang ganger gange gånger times daglig dagligen dagligt daily раз раза ежедневно')

/** `два раза в день`, `to ganger om dagen`: taken so often. */
function isOften({ tokens }: Reading, spoken: SpokenDigits, at: number): boolean {
  const [after, second] = [tokens[at + 1], tokens[at + 2]]
  const isCount = after?.isNumber === true || spoken.valueAt(at + 1) !== undefined
  return OFTEN.has(after?.lower ?? '') || (isCount && OFTEN.has(second?.lower ?? ''))
}

const MEDICINE_NOUN = new RegExp(
  '^(?:medisin|medicin|tablett?|pille|piller|kapsel|kapsl|krem|kräm|creme|salve|salva|dråpe|dropp|sprøyte|spruta|preparat|läkemedel|' +
    String.raw`lægemiddel|antibiotika|penicillin|medicine|drug|pill|cream|препарат|лекарств|таблет|мазь|капли)\p{L}*$`,
  'u',
)
const CALLED = wordSet('heter heiter hedder kalles kallas kaldes called named is er är называется')

/** How sure speech without capitals makes it that an unlisted word is a medicine: by its dose or its noun, or only by a verb of taking. */
export function medicineSign(reading: Reading, spoken: SpokenDigits, at: number): 'sure' | 'likely' | undefined {
  if (!isUnlisted(reading, at)) return undefined
  if (hasDose({ reading, at }, spoken) || hasDrugCompany(reading, at) || isCalledMedicine(reading, at)) return 'sure'
  if (!isInTreatment(reading, at)) return undefined
  return isOften(reading, spoken, at) ? 'sure' : reading.know(at).isRareName ? undefined : 'likely'
}

/** `medisinen heter X`, `tabletten X`. */
export function isCalledMedicine({ tokens }: Reading, at: number): boolean {
  const before = lowerAt(tokens, at - 1)
  return MEDICINE_NOUN.test(before) || (CALLED.has(before) && MEDICINE_NOUN.test(lowerAt(tokens, at - 2)))
}
