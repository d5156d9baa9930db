import { Refusal } from '#contract/refusal.ts'

/** The deepest body a call takes, a report with its evidence, nests half as many levels. */
const DEEPEST = 32
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Takes a body as it came; gives what it says. JSON that two readers could read in two ways is refused: another encoding than UTF-8, a byte order mark, a
 * key that stands twice or leads out of the object, nesting without end (RFC 7493; SEC-8).
 * @throws Refusal `request.malformed`
 */
export function parseStrictJson(body: Uint8Array | string): unknown {
  try {
    const text = typeof body === 'string' ? body : UTF8.decode(body)
    // First the grammar: what follows may rely on it. A byte order mark is no part of it.
    const said: unknown = JSON.parse(text)
    if (isPlain(text)) return said
  } catch {
    // What the parser says of a body may quote it.
  }
  throw new Refusal('request.malformed')
}

/** Takes valid JSON; true where no object has a key twice, no key is `__proto__`, and nothing lies deeper than it may. */
function isPlain(text: string): boolean {
  /** What is open around the place: the keys of an object, or nothing for a list. */
  const open: (Set<string> | undefined)[] = []
  let isKeyNext = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') {
      const end = endOfString(text, at)
      if (isKeyNext && !isNewKey(text.slice(at, end + 1), open.at(-1))) return false
      isKeyNext = false
      at = end
    } else if (sign === '{' || sign === '[') {
      if (open.push(sign === '{' ? new Set() : undefined) > DEEPEST) return false
      isKeyNext = sign === '{'
    } else if (sign === '}' || sign === ']') {
      open.pop()
      isKeyNext = false
    } else if (sign === ',') {
      isKeyNext = open.at(-1) !== undefined
    }
  }
  return true
}

/** Takes a key with its quotes. `"a"` is `a` too. */
function isNewKey(quoted: string, known: Set<string> | undefined): boolean {
  const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
  if (known === undefined || known.has(key) || key === '__proto__') return false
  known.add(key)
  return true
}

/** A text of a report is skipped in one step; only what stands before a quotation mark is looked at. */
function endOfString(text: string, begin: number): number {
  let at = text.indexOf('"', begin + 1)
  while (isEscaped(text, at)) at = text.indexOf('"', at + 1)
  return at
}

function isEscaped(text: string, at: number): boolean {
  let from = at
  while (text[from - 1] === '\\') from -= 1
  return (at - from) % 2 === 1
}
