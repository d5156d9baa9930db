import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '#domain/deidentify/mask/seeded-random.ts'

const TYPES: Readonly<Record<string, string>> = {
  N: 'NAME',
  I: 'NATIONAL_ID',
  P: 'PHONE',
  E: 'EMAIL',
  A: 'ADDRESS',
  Z: 'POSTCODE',
  L: 'LOCATION',
  O: 'ORG',
  D: 'DATE',
  G: 'AGE',
  H: 'HPR',
  C: 'CASE_NO',
  K: 'CHIP',
  M: 'ANIMAL_ID',
  B: 'ACCOUNT',
  X: 'OTHER_ID',
  U: 'URL',
}
const TEMPLATE_LANGUAGES = ['nb', 'sv', 'da', 'en', 'ru'] as const
type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number]
type Pools = ReadonlyMap<string, readonly string[]>
type Random = () => number
export type FilledText = {
  id: string
  lang: string
  source: string
  edition: string
  genre: string
  text: string
  spans: { start: number; end: number; type: string }[]
}

const HERE = join(import.meta.dirname, 'templates')

/** These batches draw from names of their own, which nothing was tuned on when they were written. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  fresh: 'names.new.txt',
  kept: 'names.new.txt',
  wide: 'names.wide.txt',
  blind: 'names.blind.txt',
  kinds: 'names.blind.txt',
  later: 'names.blind.txt',
  apart: 'names.apart.txt',
}

/** A recogniser that sets stops sets capitals too: the talk of these batches is written so, that of the others without. */
const WITH_CAPITALS: ReadonlySet<string> = new Set(['blind', 'kinds', 'later', 'apart'])

function readPools(file: string): Pools {
  const pools = new Map<string, readonly string[]>()
  for (const line of readFileSync(join(HERE, file), 'utf8').split('\n')) {
    const [, key, names] = /^(\w\w \w+): (.+)$/.exec(line) ?? []
    if (key !== undefined && names !== undefined) pools.set(key, names.split(' ').map((name) => name.replace(/(?<=^Mr)-/, ' ')))
  }
  return pools
}

const FOREIGN_SHARE = 0.3

type Filler = { readonly language: TemplateLanguage; readonly pools: Pools; readonly random: Random }

const draw = ({ random }: Filler, names: readonly string[]): string => names[Math.floor(random() * names.length)] ?? ''

function pool({ language, pools, random }: Filler, kind: string): readonly string[] {
  const isForeign = language !== 'ru' && kind !== 'a' && random() < FOREIGN_SHARE
  return pools.get(`${isForeign ? 'xx' : language} ${kind}`) ?? pools.get(`${language} ${kind}`) ?? []
}

const VOWEL = /[аеёиоуыэюя]$/u

/** The feminine of a Russian surname; foreign ones stay as they are. */
function feminine(name: string): string {
  if (/(?:ов|ев|ёв|ин|ын)$/u.test(name) && !/(?:штейн)$/u.test(name)) return `${name}а`
  return name.replace(/(?:ский|цкий)$/u, (ending) => `${ending.slice(0, -2)}ая`)
}

const ENDINGS: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [/(?<=[оеё]в|[иы]н)а$/u, { g: 'ой', d: 'ой', i: 'ой', a: 'у', p: 'ой' }],
  [/ая$/u, { g: 'ой', d: 'ой', i: 'ой', a: 'ую', p: 'ой' }],
  [/ский$|цкий$/u, { g: 'ского', d: 'скому', i: 'ским', a: 'ского', p: 'ском' }],
  [/ия$/u, { g: 'ии', d: 'ии', i: 'ией', a: 'ию', p: 'ии' }],
  [/я$/u, { g: 'и', d: 'е', i: 'ей', a: 'ю', p: 'е' }],
  [/(?<=[гкхжшчщ])а$/u, { g: 'и', d: 'е', i: 'ой', a: 'у', p: 'е' }],
  [/а$/u, { g: 'ы', d: 'е', i: 'ой', a: 'у', p: 'е' }],
  [/й$/u, { g: 'я', d: 'ю', i: 'ем', a: 'я', p: 'е' }],
  [/ь$/u, { g: 'я', d: 'ю', i: 'ем', a: 'я', p: 'е' }],
]

/** A Russian name in a case: `g`, `d`, `a`, `i`, `p`. */
function decline(name: string, kase: string, isFeminine: boolean): string {
  const isSurname = isFeminine && /(?:[оеё]в|[иы]н)а$/u.test(name)
  for (const [ending, forms] of ENDINGS) {
    if (ending === ENDINGS[0]?.[0] && !isSurname) continue
    if (ending.test(name)) return name.replace(ending, forms[kase] ?? '$&')
  }
  if (VOWEL.test(name) || isFeminine) return name
  const consonant: Readonly<Record<string, string>> = { g: 'а', d: 'у', a: 'а', i: /(?:[оеё]в|[иы]н)$/u.test(name) ? 'ым' : 'ом', p: 'е' }
  return name + (consonant[kase] ?? '')
}

/** `b-e-r-g`, `b e r g`: a surname read out letter by letter. */
function spelled(filler: Filler): string {
  const name = draw(filler, pool(filler, 's')).toLowerCase().replace(/[^\p{L}]/gu, '').normalize('NFC').slice(0, 10)
  return Array.from(name).join(filler.random() < 0.5 ? '-' : ' ')
}

const plainLetters = (name: string) => name.toLowerCase().replaceAll('ø', 'o').replaceAll('æ', 'ae').normalize('NFD').replace(/[^\p{L}]/gu, '')

function fill(filler: Filler, code: string, options: readonly string[]): string {
  if (code === 'spell') return spelled(filler)
  const isFeminine = code === 'f' || code === 'sf' || code === 'pf'
  const kind = code === 'sf' ? 's' : code
  let name = draw(filler, pool(filler, kind))
  if (code === 'sf') name = feminine(name)
  for (const option of options) {
    if (option === 'lc') name = plainLetters(name)
    else if (option === '1') name = name.slice(0, 1)
    else name = decline(name, option, isFeminine)
  }
  return name
}

/** Puts drawn names into one template, and around them `%w` and `%n`, things and what is out of doors, that are also names. */
function fillTemplate(filler: Filler, template: string, isLowerCase: boolean): Pick<FilledText, 'text' | 'spans'> {
  let text = ''
  const spans: FilledText['spans'] = []
  let last = 0
  const surroundings = (words: string) =>
    words.replace(/%([wn])(?!\p{L})/gu, (_, code: string) => draw(filler, filler.pools.get(`${filler.language} ${code}`) ?? []))
  for (const match of template.matchAll(/\[(\p{Lu}):([^\]]*)\]/gu)) {
    text += surroundings(template.slice(last, match.index))
    last = match.index + match[0].length
    const body = (match[2] ?? '').replace(/%([a-z]+)((?:\.(?:lc|[gdaip1](?![a-z])))*)/g, (_, code: string, options: string) =>
      fill(filler, code, options.split('.').slice(1)),
    )
    const value = isLowerCase ? body.toLowerCase() : body
    const start = Array.from(text).length
    text += value
    // a trailing genitive or letter stands outside the brackets and belongs to the surroundings
    spans.push({ start, end: start + Array.from(value).length, type: TYPES[match[1] ?? ''] ?? 'OTHER_ID' })
  }
  return { text: text + surroundings(template.slice(last)), spans }
}

/** `batch` names the files: `nb.txt` is of the first batch, `nb.more.txt` of the batch `more`. */
export type Filling = {
  readonly seed: number
  readonly batch?: string
  /** Draws names that are words of every day too, from `names.words.txt`. */ readonly hasWordyNames?: boolean
}

/** The templates of a batch in all languages, each with names drawn for the seed. */
export function fillTemplates({ seed, batch, hasWordyNames = false }: Filling): FilledText[] {
  const pools = readPools(hasWordyNames ? 'names.words.txt' : (OWN_NAMES[batch ?? ''] ?? 'names.txt'))
  return TEMPLATE_LANGUAGES.flatMap((language, at) => {
    const random = seededRandom(seed * 31 + at)
    const filler: Filler = { language, pools, random }
    return readFileSync(join(HERE, batch === undefined ? `${language}.txt` : `${language}.${batch}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line, index) => {
        const [, edition = 'med', form = 'note', template = ''] = /^(med|vet) (talk|note) \| (.*)$/u.exec(line) ?? []
        const { text, spans } = fillTemplate(filler, template.replaceAll('\\n', '\n'), form === 'talk' && !WITH_CAPITALS.has(batch ?? ''))
        return [
          {
            id: `fill-${batch ?? 'first'}-${language}-${String(index)}-${String(seed)}`,
            lang: language,
            source: 'own',
            edition,
            genre: form === 'talk' ? 'clinical-own-transcript' : 'clinical-own-note',
            text,
            spans,
          },
        ]
      })
  })
}
