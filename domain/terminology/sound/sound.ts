/** How a name sounds, whatever letters a recogniser writes it with. */

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'j', з: 's', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't',
  у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 's', ы: 'i', э: 'e', ю: 'u', я: 'a', ь: '', ъ: '',
}

const latin = (word: string): string => Array.from(word, (letter) => CYRILLIC[letter] ?? letter).join('')

/** As it is written down by ear: one letter a sound, double letters once. */
export function soundOf(word: string): string {
  return latin(word).replaceAll('qu', 'kv').replaceAll('x', 'ks').replaceAll('ph', 'f').replaceAll('th', 't')
    .replaceAll('y', 'i').replaceAll('z', 's').replaceAll('w', 'v')
    .replaceAll(/c(?![eiy])/g, 'k').replaceAll(/(.)\1/g, '$1').replace(/e$/, '')
}

/**
 * The same heard less closely: neither h nor the marks on vowels, ch and c by what stands behind. Parts of a name may be heard one by one and put together by
 * `together`.
 */
export function heardAs(word: string): string {
  return latin(word.toLowerCase().replaceAll('ё', 'е')).normalize('NFD').replaceAll(/\p{M}/gu, '')
    .replaceAll('æ', 'e').replaceAll('ø', 'o').replaceAll(/[^a-z]/g, '').replaceAll(/(.)\1+/g, '$1')
    .replaceAll('sch', 's').replaceAll(/ch|ck|q(?!u)/g, 'k').replaceAll('ph', 'f').replaceAll('qu', 'kv').replaceAll('x', 'ks').replaceAll('h', '')
    .replaceAll(/c(?=[eiy])/g, 's').replaceAll('c', 'k').replaceAll('z', 's').replaceAll('w', 'v').replaceAll(/[yj]/g, 'i').replaceAll(/(.)\1+/g, '$1')
}

/** How English writes what other languages write with one letter: deep, may, low, pine. Each is done to what those before it have left. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/eye|igh/g, 'i'], [/eigh|a[iy]/g, 'e'], [/ough|oa|oe|ow(?![aeiou])|a[uw](?![aeiou])/g, 'o'], [/e[ae]|ie/g, 'i'], [/oo|ew|ue/g, 'u'],
  [/sh/g, 's'], [/^kn/g, 'n'], [/^wr/g, 'r'], [/(?<=[aeo])r$/g, ''], [/(?<=[a-z][b-df-hj-np-tv-z])e$/g, ''],
]

/** The same of a word that an English recogniser wrote down. */
export const heardInEnglish = (word: string): string =>
  heardAs(ENGLISH.reduce((heard, [letters, sound]) => heard.replaceAll(letters, sound), word.toLowerCase()))

/** What was heard in parts as one: what is doubled where they meet is one sound, and an e at the end is none. */
export function together(heard: readonly string[]): string {
  let whole = ''
  for (const part of heard) whole += whole.endsWith(part.charAt(0)) ? part.slice(1) : part
  return whole.length > 1 && whole.endsWith('e') ? whole.slice(0, -1) : whole
}

const VOICED: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', v: 'f' }
const VOWEL = /[aeiou]/

/** The consonants of what was heard, voiced and voiceless alike: what is left of a name when the vowels are misheard. */
export function skeletonOf(heard: string): string {
  let skeleton = ''
  for (const letter of heard) {
    if (VOWEL.test(letter)) continue
    skeleton += VOICED[letter] ?? letter
  }
  return skeleton
}

/** What it costs to take one sound for another: vowels are misheard easily, consonants seldom. */
const [OTHER_VOWEL, LOST_VOWEL, VOICING, CONSONANT] = [0.35, 0.5, 0.35, 1]

function exchange(one: string, other: string): number {
  if (one === other) return 0
  if (VOWEL.test(one) && VOWEL.test(other)) return OTHER_VOWEL
  return (VOICED[one] ?? one) === (VOICED[other] ?? other) ? VOICING : CONSONANT
}

const loss = (letter: string): number => (VOWEL.test(letter) ? LOST_VOWEL : CONSONANT)

/** How far apart two things heard are: weighted edits, given up beyond the limit. */
export function soundDistance(one: string, other: string, limit: number): number {
  let row = [0]
  for (const letter of other) row.push((row.at(-1) ?? 0) + loss(letter))
  for (const letter of one) {
    const next = [(row[0] ?? 0) + loss(letter)]
    for (let at = 1; at < row.length; at++) {
      const wanted = other.charAt(at - 1)
      next.push(Math.min((row[at - 1] ?? 0) + exchange(letter, wanted), (row[at] ?? 0) + loss(letter), (next[at - 1] ?? 0) + loss(wanted)))
    }
    if (Math.min(...next) > limit) return Infinity
    row = next
  }
  return row.at(-1) ?? Infinity
}
