import type { Reading } from './reading.ts'
import { isBeside } from './reading.ts'
import { hasSurnameEnding, isCyrillic, isPatronymic } from '#domain/vocabulary/russian-forms.ts'
import { STRONG_EPONYMS } from '#domain/deidentify/words/protected-words.ts'
import { lowerAt } from './word-tokens.ts'

/** Endings of Nordic, Slavic, Greek, Caucasian and Somali surnames that few other words have. */
const SURNAME_ENDING = new RegExp(
  '(?:ssen|rsen|nsen|lsen|tsen|dsen|ksen|psen|esen|osen|sson|rson|nson|lson|tson|dson|kson|qvist|kvist|gren|lund|lunds|berg|bergs|' +
    'ström|strøm|strom|stad|stads|rud|heim|heims|seth|seter|sæter|sæther|våg|vågen|vik|viks|vika|nes|ness|ås|åsen|haug|haugen|haugs|' +
    'hagen|bakken|bråten|tveit|tvedt|land|lands|gaard|gård|skov|holt|holm|holms|dahl|dahls|dal|dals|mark|marks|bø|rød|ruud|sund|fjord|' +
    'fjell|mo|moen|lien|stuen|stue|ovic|ovich|evich|ović|ic|ić|ski|sky|skij|skaya|cki|ska|wicz|enko|chuk|ov|ova|ev|eva|jev|ian|yan|dze|' +
    'shvili|opoulos|idis|escu|oğlu|oglu|ullah|uddin)$',
  'u',
)
const SHORTEST_SURNAME = 5
/** Norwegian and Danish nouns in the definite form end so too; a surname like these needs a capital in the midst of a sentence. */
const ALSO_NOUN_ENDING = /(?:en|land|lands|mark|marks|mo|dal|dals|ic|nes|ness|holt|sund|fjell|ås|stad|stads|ov|ev|eva|ska|sky|rud|vik|viks|ian|vika|fjord)$/u

/** Two names of one disease, as speech says them: ehlers danlos, osgood schlatter. */
const EPONYM_PAIRS = new Set(STRONG_EPONYMS.split(/\s+/).flatMap((name) => {
  const parts = name.split('-')
  return parts.slice(1).map((part, at) => `${parts[at] ?? ''} ${part}`)
}))

/** Beside the other name of the same disease. */
export function isPairedEponym({ tokens, know }: Reading, at: number): boolean {
  if (!know(at).isEponymPart) return false
  const isPair = (first: string | undefined, second: string | undefined) =>
    EPONYM_PAIRS.has(`${first ?? ''} ${second ?? ''}`) || EPONYM_PAIRS.has(`${first ?? ''} ${second?.replace(/s$/, '') ?? ''}`)
  return isPair(tokens[at - 1]?.lower, tokens[at]?.lower) || isPair(tokens[at]?.lower, tokens[at + 1]?.lower)
}

/** A word whose form is a surname's or a patronymic's. */
export function isNameLike(reading: Reading, at: number): boolean {
  const lower = lowerAt(reading.tokens, at)
  if (isCyrillic(lower)) return isPatronymic(lower) || hasSurnameEnding(lower)
  const bare = lower.endsWith('s') && lower.length > SHORTEST_SURNAME + 1 ? lower.slice(0, -1) : lower
  return (lower.length >= SHORTEST_SURNAME && SURNAME_ENDING.test(lower)) || SURNAME_ENDING.test(bare)
}

/** Surely a surname by its ending, at the beginning of a sentence or in lower case too. */
export function isClearSurname(reading: Reading, at: number): boolean {
  const lower = lowerAt(reading.tokens, at)
  if (isCyrillic(lower)) return isPatronymic(lower)
  const bare = lower.replace(/s$/, '')
  return (
    (lower.length >= SHORTEST_SURNAME &&
      ((SURNAME_ENDING.test(lower) && !ALSO_NOUN_ENDING.test(lower)) || (SURNAME_ENDING.test(bare) && !ALSO_NOUN_ENDING.test(bare)))) ||
    /(?:ssen|sson|nsen|rsen|lsen|qvist|kvist)s?$/.test(lower) ||
    (/sd(?:otter|óttir)s?$/u.test(lower) && !reading.know(at).isKin)
  )
}

/** Russian says first what the name is of: проба Кумбса, шкала Борга. */
const RUSSIAN_BEFORE = /^(?:симптом|синдром|болезн|проб|шкал|признак|рефлекс|триад|феномен)\p{Ll}{0,3}$/u

/** What stands behind the hyphen of a thing named after somebody: Redon-dren, Wells-score. */
const NAMED_AFTER = new RegExp(
  '-(?:dræn|dren|drän|snitt?|bandasje|bandage|slyng[ea]|sykdom|syndrom|test|disease|sjukdom|sygdom|syndrome|grad|skala|score|kateter|manøver|' +
    'stadium|prøve|index|indeks|negativ|positiv|infeksjon|infektion|virus|vaksine|vaccin)',
  'u',
)

/** Beside a word for a disease, test or sign: then a surname is the name of that (Lachmans test, Mb Crohn). */
export function hasEponymCompany(reading: Reading, at: number): boolean {
  const { tokens, know } = reading
  const after = tokens[at + 1]
  const before = tokens[at - 1]
  if (isPairedEponym(reading, at)) return true
  if (before !== undefined && isBeside(tokens[at]) && /^(?:mb|morbus|mbus|maladie|м)$/.test(before.lower)) return true
  if (reading.language === 'ru' && isBeside(tokens[at]) && RUSSIAN_BEFORE.test(before?.lower ?? '')) return true
  if (tokens[at]?.lower.includes('-') === true && NAMED_AFTER.test(lowerAt(tokens, at))) return true
  return isBeside(after) && (know(at + 1).isByEponyms || (!after.isCapital && know(at + 1).isDisease))
}
