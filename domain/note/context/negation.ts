import type { Language } from '#contract/vertical.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Token } from '#domain/language/tokens.ts'

/** How far a negation reaches forward, in words, unless its clause ends before. */
const REACH_ON = 8
/** How far back: `blood: none`, `fever denied`. */
const REACH_BACK = 3

/**
 * Words that end the reach of a negation: but, however. Each language has its own, for what turns a clause in one is an animal or a person in
 * another: dog, men.
 */
const TURNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['men', 'dog', 'bortsett']),
  sv: new Set(['men', 'dock', 'utom', 'bortsett']),
  da: new Set(['men', 'dog', 'undtagen', 'bortset']),
  en: new Set(['but', 'however', 'though', 'although', 'except']),
  ru: new Set(['но', 'однако']),
}

/** Words of one language with the marks found in them. */
type Marked = { readonly tokens: readonly Token[]; readonly hits: readonly Hit[]; readonly language: Language }

/** The tokens that a negation in the same clause turns round: forward over a list, backward from a closing denial. */
export function negatedTokens({ tokens, hits, language }: Marked): ReadonlySet<number> {
  const endsClause = (token: Token | undefined) => token === undefined || /[.;!?]/.test(token.gap) || TURNS[language].has(token.lower)
  const negated = new Set<number>()
  for (const hit of hits) {
    if (hit.mark !== 'negation' && hit.mark !== 'no') continue
    const closes = hit.end >= tokens.length || endsClause(tokens[hit.end]) || /,/.test(tokens[hit.end]?.gap ?? '')
    for (let at = hit.end; !closes && at < Math.min(tokens.length, hit.end + REACH_ON) && !endsClause(tokens[at]); at++) negated.add(at)
    const isAfterColon = (tokens[hit.start]?.gap ?? '').includes(':')
    if (!closes && !isAfterColon) continue
    for (let at = hit.start - 1; at >= Math.max(0, hit.start - (isAfterColon ? REACH_ON * 2 : REACH_BACK)); at--) {
      negated.add(at)
      if (endsClause(tokens[at]) || (!isAfterColon && /,/.test(tokens[at]?.gap ?? ''))) break
    }
  }
  return negated
}
