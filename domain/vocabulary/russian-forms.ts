const PATRONYMIC = /(?:[оеё]вич|[ьи]ич|ич)(?:а|у|ем|е)?$|(?:[оеё]вн|ичн|иничн)(?:а|ы|е|у|ой|ою)$/u
const SURNAME = /(?:[оеё]в|ин|ын)(?:а|у|ым|е|ой|ою|ы|ых)?$|(?:ск|цк)(?:ий|ая|ого|ому|им|ом|ой|ую)$|(?:енко|чук|юк|ян|швили|дзе|сен|ссон)(?:а|у|ом|е)?$/u
/** Case endings with the nominative endings they can come from; `after` limits the letters before them. */
const CASES: readonly (readonly [ending: string, nominative: readonly string[], after?: RegExp])[] = [
  ['ы', ['а']], ['и', ['я', 'ь']], ['и', ['а'], /[гкхжшчщ]$/], ['е', [
    'а', 'я', '', 'й', 'ь', 'о',
  ]], ['у', ['а', '']], ['ю', ['я', 'й', 'ь']], ['ой', ['а', '']], ['ою', ['а']], ['ей', ['я']], ['ей', ['а'], /[жшчщц]$/], ['ею', ['я']],
  ['а', ['', 'о']], ['ом', ['', 'о']], ['ем', ['', 'й', 'ь']], ['я', ['й', 'ь']], ['ым', ['']], ['ых', ['']], ['ью', ['ь']],
  ['ии', ['ия', 'ий']], ['ию', ['ия', 'ий']], ['ией', ['ия']], ['ия', ['ий']], ['ием', ['ий']],
  ['ого', ['ий', 'ый', 'ой']], ['ому', ['ий', 'ый', 'ой']], ['им', ['ий']], ['ом', ['ий', 'ый']], ['ую', ['ая']], ['ой', ['ая']],
]
const SHORTEST_STEM = 2

/** The letters А to я with Ё and ё. */
const [FIRST_CYRILLIC, LAST_CYRILLIC] = [0x401, 0x451]

export const isCyrillic = (word: string): boolean => {
  const first = word.charCodeAt(0)
  return first >= FIRST_CYRILLIC && first <= LAST_CYRILLIC
}

/** True for a patronymic in any case: Петровна, Иванович, Сергеевичу. */
export function isPatronymic(word: string): boolean {
  return word.length >= 6 && PATRONYMIC.test(word)
}

/** True for a word with the ending of a Russian surname in any case. */
export function hasSurnameEnding(word: string): boolean {
  return word.length >= 5 && SURNAME.test(word)
}

/** The nominatives a form may stand for: Анны → анна, Сергею → сергей, Ханса → ханс. */
export function* nominatives(word: string): Generator<string> {
  yield word
  for (const [ending, restored, after] of CASES) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue
    const stem = word.slice(0, word.length - ending.length)
    if (after === undefined || after.test(stem)) for (const nominative of restored) yield stem + nominative
  }
}

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia',
}

/** How a Russian spelling of a foreign name sounds, in the letters of `soundOfLatin`. */
export function soundOfCyrillic(word: string): string {
  return word.replace(/[а-я]/g, (letter) => LATIN[letter] ?? letter).replace(/dzh/g, 'j').replace(/(.)\1+/g, '$1')
}

/** How a Latin name sounds, roughly as Russian writes it: Clinton and Клинтон meet. */
export function soundOfLatin(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øö]/g, 'e')
    .replace(/å/g, 'o')
    .replace(/æ/g, 'e')
    .replace(/sch/g, 'sh')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
}
