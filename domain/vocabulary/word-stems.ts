import type { Language } from '#contract/vertical.ts'

const NORDIC_ENDINGS = [
  's', 'es', 'er', 'en', 'et', 'ene', 'e', 'te', 't', 'ede', 'a', 'ar', 'ane', 'ne', 'r', 'n', 'de', 'erne', 'na', 'arna', 'orna', 'or', 'as', 'des', 'ende',
  'ande', 'ing', 'ingen', 'inger', 'ens', 'ets', 'ernes', 'enes', 'ere', 'est', 'este', 'are', 'ast', 'aste', 'ade', 'at', 'ad', 'it', 'itt', 'andes', 'bar',
  'bart', 'lig', 'ligt', 'lige', 'liga',
]
const ENGLISH_ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'y', 'al', 'able', 'est', 'ness', 'ings', 'ers', "'s"]
const SHORTEST_STEM = 4
const SHORTEST_RUSSIAN_STEM = 3
const RUSSIAN_ENDING = new RegExp(
  '(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ешь|ете|ишь|ите|ать|ять|еть|ить|уть|ть|ла|ло|ли|ая|яя|ое|ее|ые|ие|ый|ий|ой|ую|юю|ым|им|ом|' +
    'ем|ых|их|ах|ях|ей|ам|ям|ет|ют|ут|ит|ат|ят|ию|ия|ии|ю|у|а|я|о|е|ы|и|ь|й|л)$',
  'u',
)
const REFLEXIVE = /(?:ся|сь)$/u

/** What the forms of a Russian word have in common: its ending taken off once, roughly. */
export function russianStem(word: string): string {
  const plain = word.length > 5 ? word.replace(REFLEXIVE, '') : word
  const bare = plain.replace(RUSSIAN_ENDING, '')
  return bare.length >= SHORTEST_RUSSIAN_STEM ? bare : plain
}

/** What a word may be a form of: itself without each ending it could have. */
export function* stemsOf(word: string, language: Language): Generator<string> {
  if (language === 'ru') return
  for (const ending of language === 'en' ? ENGLISH_ENDINGS : NORDIC_ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue
    const stem = word.slice(0, word.length - ending.length)
    yield stem
    if (ending.length > 1) yield `${stem}e`
    // hopping, kattene: the consonant doubled before the ending
    if (stem.length > SHORTEST_STEM - 1 && stem.at(-1) === stem.at(-2)) yield stem.slice(0, -1)
  }
}

const SHORTEST_PART = 3
const SHORTEST_COMPOUND = 8
/** Elements of names and farms: what ends so may as well be a surname. */
const NAME_PART = new RegExp(
  '(?:berg|lund|strand|vik|vika|nes|ness|bakken|bakke|haugen|haug|land|heim|dal|dahl|stad|rud|moen|mo|lien|holm|gaard|gård|gren|kvist|' +
    'ström|strøm|sen|son|bø|by|hus|set|seth|sund|ås|vold|voll|aker|eng|hagen|lid|li|tveit|vang|skog|skov|kjær|toft|borg|mark|felt|feldt|' +
    'bjerg|bäck|bekk|fors|å|liden|lunden|backen|kullen|gården|dalen|dalsgaard|vallen|ängen|näs|holmen|udden|torp|hult|ryd|åsen|lia|' +
    'løkken|bråten|tangen|neset|sletten|viken|rabben|dahlen)$',
  'u',
)

/**
 * A compound of two words the vocabulary has, joined by nothing, s or e: hjemmebesøk, arbejdsdag, sommarlov. A dictionary's words of
 * three letters, many of them abbreviations, would make compounds of foreign names; `hasShort` has the everyday ones.
 */
export function isCompoundOf(
  word: string,
  { has, hasShort }: { readonly has: (part: string) => boolean; readonly hasShort: (part: string) => boolean },
): boolean {
  if (word.length < SHORTEST_COMPOUND || NAME_PART.test(word)) return false
  const hasFirst = (part: string) => (part.length > SHORTEST_PART ? has(part) : hasShort(part))
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART - 1; cut++) {
    if (!has(word.slice(cut))) continue
    const first = word.slice(0, cut)
    if (hasFirst(first) || (cut > SHORTEST_PART && /[se]$/.test(first) && hasFirst(first.slice(0, -1)))) return true
  }
  return false
}
