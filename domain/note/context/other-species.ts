import type { Hit } from '#domain/language/lexicon.ts'
import type { Token } from '#domain/language/tokens.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'

/** Kinds of animals by their names in all languages; breeds that everybody takes for the kind. A pony stands beside horses. */
const KINDS: Readonly<Record<string, RegExp>> = {
  cat: new RegExp(
    String.raw`^(?:cats?(?:'s)?|kittens?|katt(?:en|a|er|ene|erna)?|kattunge\p{L}*|kat(?:te)?(?:n|ne)?|missen|kisse\p{L}*|` +
      String.raw`кот(?:а|у|ом|е|ик\p{L}*|ен\p{L}*)?|кошк\p{L}*|кошеч\p{L}*)$`,
    'u',
  ),
  dog: new RegExp(
    String.raw`^(?:dogs?(?:'s)?|pupp(?:y|ies)|hund(?:en|er|ene|ar|arna|erne)?|tisp[ea]|tik(?:en)?|h?valp(?:en|er|ar)?|cockapoo|` +
      String.raw`labrador\p{L}*|spaniels?|terriers?|collies?|собак\p{L}*|пес|пса|псу|щен(?:ок|к)\p{L}*|такс[аеуы]|овчарк\p{L}*|` +
      String.raw`лабрадор\p{L}*|спаниел\p{L}*|пудел\p{L}*|шпиц\p{L}*)$`,
    'u',
  ),
  horse: new RegExp(
    String.raw`^(?:horses?(?:'s)?|mare(?:'s)?|gelding|stallion|foal|hest(?:en|er|ene)?|häst(?:en|ar|arna)?|hopp[ea]n?|vallak\p{L}*|лошад\p{L}*|` +
      String.raw`кон[ьяею]|кобыл\p{L}*|мерин\p{L}*)$`,
    'u',
  ),
  pony: /^(?:pon(?:y|ies)(?:'s)?|ponni\p{L}*|ponny\p{L}*|пони)$/u,
  rabbit: /^(?:rabbits?(?:'s)?|kanin(?:en|er|ene|erne)?|кролик\p{L}*|крольч\p{L}*)$/u,
}
/** A horse is spoken of as such where no other is meant: normal for a horse, like a cat. */
const COMPARED = new Set(['for', 'like', 'as', 'than', 'som', 'end', 'enn', 'än', 'как', 'для', 'чем'])
/** Between the word that compares and the kind stands an article at most. */
const COMPARED_REACH = 2

/** A tom is a cat where its coat or its state stands before it: ginger tom. Alone it is a name, and Norwegian and Swedish for empty. */
const COAT = /^(?:ginger|tabby|tortoiseshell|black|white|gr[ea]y|neutered|entire|castrated|stray|feral)$/u

function kindAt(tokens: readonly Token[], at: number): string | undefined {
  const [before, own] = [tokens[at - 1]?.lower ?? '', tokens[at]?.lower ?? '']
  if (own === 'tom' && COAT.test(before)) return 'cat'
  return Object.entries(KINDS).find(([, names]) => names.test(own))?.[0]
}

function isCompared(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - COMPARED_REACH), at).some(({ lower }) => COMPARED.has(lower))
}

function kindsIn({ tokens }: Reading): { readonly kind: string; readonly at: number }[] {
  return tokens.flatMap((_token, at) => {
    const kind = kindAt(tokens, at)
    return kind === undefined || isCompared(tokens, at) ? [] : [{ kind, at }]
  })
}

/** The kind of the animal that was brought: the one named first. */
function broughtKind(statements: readonly Statement[]): string | undefined {
  for (const statement of statements) {
    const [first] = [...(statement.asked === undefined ? [] : kindsIn(statement.asked)), ...kindsIn(statement)]
    if (first !== undefined && !statement.counts.has('otherAnimal')) return first.kind
  }
  return undefined
}

/** In the talk about a dog, the cat is another animal, whose illness and medicines are none of the dog's. */
export function withOtherSpecies(statements: readonly Statement[]): readonly Statement[] {
  const brought = broughtKind(statements)
  if (brought === undefined) return statements
  return statements.map((statement) => {
    const kinds = kindsIn(statement)
    const other = kinds.find(({ kind }) => kind !== brought)
    if (other === undefined || kinds.some(({ kind }) => kind === brought) || statement.counts.has('otherAnimal')) return statement
    const hit: Hit = { mark: 'otherAnimal', start: other.at, end: other.at + 1 }
    return { ...statement, hits: [...statement.hits, hit], counts: new Map([...statement.counts, ['otherAnimal', 1]]) }
  })
}
