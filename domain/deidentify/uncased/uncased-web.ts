import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { SMALL_WORDS } from '#domain/deidentify/people/introduced-names.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** What a web address ends in; `no` and `se` are words too and need more around them. */
const ENDINGS = wordSet('no se dk com org net ru uk fi eu info')
const WORD_ENDINGS = wordSet('no se')
/** Houses that keep letters for everybody. */
const PROVIDERS = wordSet(
  'gmail hotmail outlook online icloud yahoo live msn mail telia telenor bredband comhem protonmail proton yandex bk inbox list ' +
    'rambler example eksempel exempel',
)
/** Bodies whose name ends so have addresses of their own. */
const BODIES =
  /^(?:region\p{L}*|nhs|helse\p{L}{2,}|\p{L}*(?:kommune|kommun|sykehuset|sykehus|sjukhuset|sjukhus|sygehus|klinikken|kliniken|legesenter|legesenteret))$/u
/** Straight before an address, perhaps with a small word between. */
const LABELS = wordSet(
  'epost eposten epostadresse epostadressen mail mailen mailadresse mailadressen mejl mejlen email e-post e-posten e-postadresse ' +
    'e-postadressen e-mail почта почту почте мейл емейл',
)
const LABEL_LINKS = wordSet('er är is e til till to på at min mitt mi my adresse adressen adress address на моя')
const WEB_STARTS = wordSet('www http https')
const MOST_WORDS = 6
const MOST_LOCAL = 3
const SHORTEST_LINK = 3
/** Behind its label a letter box may be any words, but few. */
const MOST_LABELLED = 2
const MOST_PATH = 4

/** A word of an address and not of the sentence around it. */
function isPart(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  const known = reading.know(at)
  if (token === undefined || SMALL_WORDS.has(token.lower) || reading.cues.kin.has(token.lower) || reading.cues.placePrepositions.has(token.lower)) return false
  return (
    token.isNumber ||
    (token.text.length === 1 && !/^[iåaoöæ]$/.test(token.lower)) ||
    known.isListed ||
    known.isRareName ||
    !(known.isCommon || known.isOrdinary)
  )
}

function spanOf({ tokens }: Reading, from: number, to: number): { start: number; end: number } | undefined {
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first === undefined || last === undefined ? undefined : { start: first.start, end: last.end }
}

/** `kari berg post eksempel no`: an everyday word between a name and the domain belongs to the domain. */
const isHouse = (reading: Reading, at: number, domain: number) =>
  at === domain && mayBeBox(reading, at - 1) && isPart(reading, at - 2) && gapAt(reading.tokens, at - 1) === ' '

/** A letter box may be named by any word that joins nothing: resepsjon, post. */
function mayBeBox({ tokens, cues, isUncased }: Reading, at: number): boolean {
  const token = tokens[at]
  return (
    isUncased &&
    token !== undefined &&
    token.text.length > SHORTEST_LINK &&
    !SMALL_WORDS.has(token.lower) &&
    !cues.kin.has(token.lower) &&
    !cues.placePrepositions.has(token.lower) &&
    !LABELS.has(token.lower) &&
    !LABEL_LINKS.has(token.lower)
  )
}

/** Where the letter box begins whose house stands at `domain`: behind its label, or with the names before it. */
function boxStart(reading: Reading, domain: number): number {
  const { tokens } = reading
  for (let label = domain - 1; label >= 0 && domain - label <= MOST_LOCAL + 2; label--) {
    if (!LABELS.has(lowerAt(tokens, label))) continue
    let start = label + 1
    while (start < domain && LABEL_LINKS.has(lowerAt(tokens, start))) start++
    if (domain - start <= MOST_LABELLED) return start
    break
  }
  let start = domain
  while (
    start > 0 &&
    domain - start < MOST_LOCAL &&
    (gapAt(tokens, start) === ' ' || tokens[start]?.gap === '') &&
    (tokens[start]?.gap === '' || isPart(reading, start - 1) || isHouse(reading, start, domain))
  )
    start--
  if (start < domain || gapAt(tokens, domain) !== ' ') return start
  return mayBeBox(reading, domain - 1) ? domain - 1 : domain
}

const [MOST_LABELLED_MAIL, LEAST_LABELLED_MAIL] = [6, 3]

/** `e-post ola berg bygda kommune no`: between its label and its ending all is the address. */
function labelledMailStart({ tokens }: Reading, at: number): number | undefined {
  for (let label = at - LEAST_LABELLED_MAIL; label >= Math.max(0, at - MOST_LABELLED_MAIL); label--) {
    if (!LABELS.has(lowerAt(tokens, label))) continue
    let start = label + 1
    while (start < at && LABEL_LINKS.has(lowerAt(tokens, start))) start++
    return at - start >= LEAST_LABELLED_MAIL ? start : undefined
  }
  return undefined
}

/** `areej dinh sykehus-eksempel no`: an e-mail address whose signs a recogniser or a form left out. */
function mailAt(reading: Reading, at: number): Identifier | undefined {
  const { tokens, know } = reading
  const ending = lowerAt(tokens, at)
  const domain = tokens[at - 1]
  if (!ENDINGS.has(ending) || domain === undefined || gapAt(tokens, at) !== ' ' || domain.isNumber) return undefined
  const labelled = labelledMailStart(reading, at)
  const whole = labelled === undefined ? undefined : spanOf(reading, labelled, at + 1)
  if (whole !== undefined) return { ...whole, type: 'EMAIL', confidence: SURE.shape }
  const house = ending === 'uk' && /^(?:co|org|ac|nhs)$/.test(domain.lower) ? at - 2 : at - 1
  const host = lowerAt(tokens, house)
  const isBody = PROVIDERS.has(host) || BODIES.test(host)
  const isHost = isBody || host.includes('-') || (!know(house).isCommon && !know(house).isOrdinary)
  if (!isHost || (WORD_ENDINGS.has(ending) && !isBody && !host.includes('-'))) return undefined
  const start = boxStart(reading, house)
  const span = start < house ? spanOf(reading, start, at + 1) : undefined
  return span && { ...span, type: 'EMAIL', confidence: SURE.shape }
}

/** `www sundhed-eksempel dk journal 4417`: the address and what of its path is no word. */
function pageAt(reading: Reading, at: number): Identifier | undefined {
  const { tokens } = reading
  if (!WEB_STARTS.has(lowerAt(tokens, at))) return undefined
  let end = at + 1
  while (end < at + MOST_WORDS && gapAt(tokens, end) === ' ' && !ENDINGS.has(lowerAt(tokens, end))) end++
  if (!ENDINGS.has(lowerAt(tokens, end))) return undefined
  let last = end + 1
  for (let next = end + 1; next < end + MOST_PATH && gapAt(tokens, next) === ' '; next++) {
    const token = tokens[next]
    if (token === undefined) break
    if (token.isNumber || token.text.length === 1 || isPart(reading, next)) last = next + 1
    else if (last <= next - 1) break
  }
  const span = spanOf(reading, at, last)
  return span && { ...span, type: 'URL', confidence: SURE.shape }
}

/** Behind `https` the ending is that of a page. */
const isInPage = ({ tokens }: Reading, at: number) => tokens.slice(Math.max(0, at - MOST_WORDS), at).some(({ lower }) => WEB_STARTS.has(lower))

/** Addresses of the net in texts without capitals and signs. */
export function findSpokenWeb(reading: Reading, claims: Claims): Identifier[] {
  if (!reading.isUncased) return []
  return reading.tokens.flatMap((token, at) =>
    token.isNumber || claims.isTaken(at) ? [] : (pageAt(reading, at) ?? (isInPage(reading, at) ? [] : (mailAt(reading, at) ?? []))),
  )
}
