import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { hasNumber, saysOnly } from '#domain/note/annotate/statement.ts'

/** What a statement that only takes back may be made of: no, sorry, mum. */
export const LITTLE: readonly Mark[] = ['yes', 'no', 'filler', 'backchannel', 'correction', 'greeting', 'uncertain', 'kin', 'copula']

const BARE_NO = /^(?:nei|nej|nä|næ|no|nope|нет|не|wait|vent|vänta|ой)$/u
export const DENIES = /^(?:ikke|ikkje|inte|not|не|ingen|inga|inget)$/u

/** Tells nothing of its own: yes, oh, sorry. */
export const isSmall = (statement: Statement) => saysOnly(statement, ...LITTLE) && !hasNumber(statement)

/** The words of a statement that take something back. */
export const takingHits = ({ hits }: Statement): Hit[] => hits.filter(({ mark }) => mark === 'correction')

/** Sorry, I mean, I read the wrong line: no answer. */
export function isPlain({ tokens }: Statement, { start, end }: Hit): boolean {
  return end - start > 1 || !BARE_NO.test(tokens[start]?.lower ?? '')
}
