import { SaxesParser } from 'saxes'
import { SourceRefusal } from '../source-refusal.ts'

/** XML that is broken or goes over its bounds. */
export class UnreadableXml extends SourceRefusal {}

/** An element of a record, its name without a prefix. */
export type XmlElement = { name: string; attributes: Readonly<Record<string, string>>; children: readonly XmlElement[]; text: string }

export type XmlBounds = { deepest: number; mostElements: number; mostCharacters: number }
const BOUNDS: XmlBounds = { deepest: 60, mostElements: 20_000, mostCharacters: 2_000_000 }
/** A sign, attribute or text this long without an end is no record of a medicine. */
const LONGEST_UNFINISHED = 4_000_000

type Open = { name: string; attributes: Record<string, string>; children: Open[]; text: string }
type Taken = { records: XmlElement[]; texts: Map<string, string>; feed: (piece: string) => void; close: () => void }

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
const locallyNamed = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value]))

/** Collects the records from what the parser tells; everything else passes by and is forgotten. */
function takeRecords(isRecord: (name: string) => boolean, { bounds, name: file }: { bounds: XmlBounds; name: string }): Taken {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const stack: Open[] = []
  const records: XmlElement[] = []
  const texts = new Map<string, string>()
  let depth = 0
  let [elements, characters, unfinished] = [0, 0, 0]
  let outside = ''
  const refuse = (why: string): never => {
    throw new UnreadableXml(`${file} cannot be read: ${why}. What was brought in stays, and nothing was taken out. Run it again to fetch it anew.`)
  }
  parser.on('error', () => refuse('it is no well-formed XML, or it ends in its middle'))
  parser.on('doctype', () => refuse('it brings definitions of its own, which are never followed'))
  parser.on('opentag', ({ name, attributes }) => {
    unfinished = 0
    depth += 1
    if (depth > bounds.deepest) refuse(`it is nested deeper than ${bounds.deepest} elements`)
    outside = ''
    const local = localName(name)
    if (stack.length === 0 && !isRecord(local)) return
    if (stack.length === 0) [elements, characters] = [0, 0]
    elements += 1
    if (elements > bounds.mostElements) refuse(`one record has more than ${bounds.mostElements} elements`)
    const opened: Open = { name: local, attributes: locallyNamed(attributes), children: [], text: '' }
    characters += Object.values(opened.attributes).reduce((sum, value) => sum + value.length, 0)
    stack.at(-1)?.children.push(opened)
    stack.push(opened)
  })
  const onText = (text: string): void => {
    unfinished = 0
    const open = stack.at(-1)
    if (open === undefined) outside = text.slice(0, 1_000)
    else {
      characters += text.length
      if (characters > bounds.mostCharacters) refuse(`one record has more than ${bounds.mostCharacters} letters`)
      open.text += text
    }
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', ({ name }) => {
    unfinished = 0
    depth -= 1
    const closed = stack.pop()
    if (closed === undefined) texts.set(localName(name), outside.trim())
    else if (stack.length === 0) records.push(closed)
  })
  return {
    records,
    texts,
    feed(piece) {
      unfinished += piece.length
      if (unfinished > LONGEST_UNFINISHED) refuse('one sign or text in it has no end')
      parser.write(piece)
    },
    close: () => void parser.close(),
  }
}

/** A record, and the texts of the elements that stood outside of records so far, by name (the date of the extract, say). */
export type XmlRecord = { record: XmlElement; outside: ReadonlyMap<string, string> }

/**
 * Reads XML of any size, holding one record at a time. Entities of its own, documents that nest too deep and records without end are refused.
 * @throws SourceRefusal
 */
export async function* readXmlRecords(
  bytes: AsyncIterable<Uint8Array>,
  { isRecord, name, bounds = BOUNDS }: { isRecord: (name: string) => boolean; name: string; bounds?: XmlBounds },
): AsyncGenerator<XmlRecord, void, undefined> {
  const decoder = new TextDecoder('utf-8')
  const taken = takeRecords(isRecord, { bounds, name })
  const drain = function* (): Generator<XmlRecord, void, undefined> {
    for (const record of taken.records.splice(0)) yield { record, outside: taken.texts }
  }
  for await (const piece of bytes) {
    taken.feed(decoder.decode(piece, { stream: true }))
    yield* drain()
  }
  taken.feed(decoder.decode())
  taken.close()
  yield* drain()
}

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined => element?.children.find((child) => child.name === name)
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] => element?.children.filter((child) => child.name === name) ?? []
