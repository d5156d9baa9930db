import type { Language } from '#contract/vertical.ts'
import { EXAMINING_PHRASES, EXAMINING_WORDS } from '#domain/language/tables/style/examining.ts'
import type { ExaminingWords } from '#domain/language/tables/style/examining.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** What is looked at leads to what is found: jeg lytter på hjertet, det er regelmessig · hjertet: regelmessig. Alone it announces, and is left out. */
function scandinavian({ first, who, looks, measures, at, also, nobody, it, is, and, yours }: ExaminingWords): Rewrite[] {
  const lead = (verbs: string): string => `^(?:(?:${first}) )*(?:(?:${who}) (?:${verbs})|(?:${verbs}) (?:${who}))(?: (?:${also}))*`
  const part = `(?!(?:${nobody})(?!\\p{L}))\\p{L}{3,}`
  return [
    [`=${lead(looks)} (?:${at}) (${part})(?:[,:.]|(?= (?:${it}) (?:${is})))(?: (?:${and} )?(?:${it}) (?:${is}))?(?= \\p{L})`, '$1:'],
    [`=${lead(`${looks}|${measures}`)}(?: (?:${at}))? ${part}(?: (?:${yours}))?[.]?$`, ''],
  ]
}

export const EXAMINING: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: scandinavian(EXAMINING_WORDS.nb), sv: scandinavian(EXAMINING_WORDS.sv), da: scandinavian(EXAMINING_WORDS.da),
  ...EXAMINING_PHRASES,
}
