/** A part of the engine that a text wants and that has not been fetched yet; what asked for it is done again once it is there. */
export class PartWanted extends Error {
  readonly part: string
  constructor(part: string) {
    super(`the engine wants ${part}`)
    this.part = part
  }
}

/** What a file of its own brings: packs, tables and texts by what they are called in the engine, each made when it is first read. */
export type Part = Readonly<Record<string, () => unknown>>

const parts = new Map<string, Part>()
const made = new Map<string, unknown>()

/** Gives a part of the engine to all that stands for it. */
export function putPart(name: string, part: Part): void {
  parts.set(name, part)
}

export const hasPart = (name: string): boolean => parts.has(name)

/**
 * Gives what a part brings under a name: the same each time. Thinking that leans on it is cut off by its absence, never led on without it.
 * @throws PartWanted when read too early
 * @public named by what the web build puts in the place of tables
 */
export function ofPart(name: string, key: string): unknown {
  const part = parts.get(name)
  if (part === undefined) throw new PartWanted(name)
  const place = `${name} ${key}`
  if (!made.has(place)) made.set(place, part[key]?.())
  return made.get(place)
}

/**
 * Takes a part, what it brings, and the little of that which is there from the beginning; gives what stands for it and asks for the part when more is wanted.
 * @public named by what the web build puts in the place of packs and texts
 */
export function standIn(name: string, key: string, early: object = {}): object {
  return new Proxy(early, {
    get: (target, property) => {
      // A text as an object, so that it can be stood for.
      const whole: object = !parts.has(name) && property in target ? target : Object(ofPart(name, key))
      const value: unknown = Reflect.get(whole, property)
      return typeof value === 'function' ? value.bind(whole) : value
    },
  })
}
