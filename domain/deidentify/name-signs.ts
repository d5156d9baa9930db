import type { Reading } from './reading.ts'
import { isBeside } from './reading.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from './russian-forms.ts'
import { DRUG_NEIGHBOURS, EPONYM_NEIGHBOURS } from './words/protected-words.ts'

/** Endings of Nordic, Slavic, Greek, Caucasian and Somali surnames that few other words have. */
const SURNAME_ENDING = /(?:ssen|rsen|nsen|lsen|tsen|dsen|ksen|psen|esen|osen|sson|rson|nson|lson|tson|dson|kson|qvist|kvist|gren|lund|lunds|berg|bergs|ström|strøm|strom|stad|stads|rud|heim|heims|seth|seter|sæter|sæther|våg|vågen|vik|viks|vika|nes|ness|ås|åsen|haug|haugen|haugs|hagen|bakken|bråten|tveit|tvedt|land|lands|gaard|gård|skov|holt|holm|holms|dahl|dahls|dal|dals|mark|marks|bø|rød|ruud|sund|fjord|fjell|mo|moen|lien|stuen|stue|ovic|ovich|evich|ović|ic|ić|ski|sky|skij|skaya|cki|ska|wicz|enko|chuk|ov|ova|ev|eva|jev|ian|yan|dze|shvili|opoulos|idis|escu|oğlu|oglu|ullah|uddin)$/u
const SHORTEST_SURNAME = 5
/** Norwegian and Danish nouns in the definite form end so too; a surname like these needs a capital in the midst of a sentence. */
const ALSO_NOUN_ENDING = /(?:en|land|lands|mark|marks|mo|dal|dals|ic|nes|ness|holt|sund|fjell|ås|stad|stads|ov|ev|eva|ska|sky|rud|vik|viks|ian|vika|fjord)$/u

const wordSet = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ''))
const EPONYM_COMPANY = wordSet(`${EPONYM_NEIGHBOURS} positiv positivt positiva negativ negativt negativa positive negative pos neg synfält gradering graderad положительный отрицательный`)
const DRUG_COMPANY = wordSet(DRUG_NEIGHBOURS)
const DOSE_UNIT = /^(?:mg|g|ml|mcg|µg|mikrogram|milligram|gram|ie|iu|e|milliliter|мг|мл|мкг|г|ед|миллиграмм|миллиграммов|tabl|tab|tablett|tabletter|tablet|tablets|prosent|procent|percent)$/u

/** A word whose form is a surname's or a patronymic's. */
export function isNameLike(reading: Reading, at: number): boolean {
  const lower = reading.tokens[at]?.lower ?? ''
  if (isCyrillic(lower)) return isPatronymic(lower) || hasSurnameEnding(lower)
  const bare = lower.endsWith('s') && lower.length > SHORTEST_SURNAME + 1 ? lower.slice(0, -1) : lower
  return (lower.length >= SHORTEST_SURNAME && SURNAME_ENDING.test(lower)) || SURNAME_ENDING.test(bare)
}

/** Surely a surname by its ending, at the beginning of a sentence or in lower case too. */
export function isClearSurname(reading: Reading, at: number): boolean {
  const lower = reading.tokens[at]?.lower ?? ''
  if (isCyrillic(lower)) return isPatronymic(lower)
  const bare = lower.replace(/s$/, '')
  return lower.length >= SHORTEST_SURNAME && ((SURNAME_ENDING.test(lower) && !ALSO_NOUN_ENDING.test(lower)) || (SURNAME_ENDING.test(bare) && !ALSO_NOUN_ENDING.test(bare))) || /(?:ssen|sson|nsen|rsen|lsen|qvist|kvist)s?$/.test(lower)
}

/** Beside a word for a disease, test or sign: then a surname is the name of that (Lachmans test, Mb Crohn). */
export function hasEponymCompany(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const after = tokens[at + 1]
  const before = tokens[at - 1]
  if (before !== undefined && isBeside(tokens[at]) && /^(?:mb|morbus|mbus|maladie|м)$/.test(before.lower)) return true
  if (/-(?:sykdom|syndrom|test|disease|sjukdom|sygdom|syndrome|grad|skala|score|kateter|manøver|stadium|prøve|index|indeks|negativ|positiv|infeksjon|infektion|virus|vaksine|vaccin)/u.test(tokens[at]?.lower ?? '')) return true
  return isBeside(after) && (EPONYM_COMPANY.has(after.lower) || (!after.isCapital && /(?:syndrom|syndromet|sykdom|sjukdom|sygdom|fraktur|lymfom|cyste|cysta|test|testen)$/.test(after.lower)))
}

/** Words a clinician writes before what a patient takes. */
const TREATMENT = wordSet('vaccination vaccinering vaksinasjon vaksinering vaccinationen vaksine vaccin vaccine вакцина вакцинация bruker brukte brukt tar tok tatt får fikk fått gis gitt gir ga starter startet start started seponert seponer seponerer seponeres øker økt reduserer behandlet behandles behandling behandla ledbehandling satt medisin medisiner medikamenter medikament faste tåler prøvd prøver forsøkt skriver resept e-resept forskrevet forskriver vaksinert allergi allergisk äter tar tagit får fick sätter sätts insatt utsatt ordineras ordination behandlas läkemedel recept provat tål vaccinerad allergisk ges givit gett given fortsätter fortsetter fortsætter fortsat ordineret ordineres opstartet opstarter behandles får fået tåler recept medicin vaccineret giver givet gives takes took taking given gives prescribed prescribe on medication medications allergic tolerates continue continues continued stop stopped restart injection vaccinated принимает принимала принимал назначен назначена назначено пьет пил пила получает получал терапия препарат аллергия')
const JOINS_DRUGS = wordSet('og och and eller or pluss plus samt и')

/** An unheard-of capital where a medicine is expected, or in a row with one (Madopar og Digoxin). */
export function isInTreatment(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const here = tokens[at]
  const [before, further] = [tokens[at - 1], tokens[at - 2]]
  if (here === undefined) return false
  if (isBeside(here) && before !== undefined) {
    if (TREATMENT.has(before.lower)) return true
    if (/^(?:med|på|om|with|on|of|for|som|til|mot|to)$/.test(before.lower) && further !== undefined && isBeside(before) && TREATMENT.has(further.lower)) return true
    if (JOINS_DRUGS.has(before.lower) && further?.isCapital === true && reading.know(at - 2).isMedical) return true
  }
  if (/^[,+/]\s?$/.test(here.gap) && before !== undefined && ((before.isCapital && reading.know(at - 1).isMedical && !reading.know(at - 1).isGiven) || /^(?:mg|g|ml|mcg|подкожно|внутрь|oralt|iv|sc|im)$/.test(before.lower))) return true
  const [after, second] = [tokens[at + 1], tokens[at + 2]]
  if (after === undefined) return false
  if (/^[,+/]\s?$/.test(after.gap) && after.isCapital && !after.isAllCaps && reading.know(at + 1).isMedical && !reading.know(at + 1).isGiven) return true
  return JOINS_DRUGS.has(after.lower) && second?.isCapital === true && reading.know(at + 2).isMedical
}

/** A dose behind it or a dosage form before it: then a capital is a medicine's. */
export function hasDrugCompany(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const before = tokens[at - 1]
  const [after, second, third] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (before !== undefined && /^[  ]?\.?[  ]$/.test(tokens[at]?.gap ?? '') && DRUG_COMPANY.has(before.lower)) return true
  if (isBeside(after) && DRUG_COMPANY.has(after.lower)) return true
  if (after?.isNumber !== true || !isBeside(after)) return false
  const unit = second?.isNumber === true ? third : second
  return unit !== undefined && /^[  ]?$/.test(unit.gap) && DOSE_UNIT.test(unit.lower)
}
