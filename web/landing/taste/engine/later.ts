/** A part of the engine that a text wants and that has not been fetched yet; what asked for it is done again once it is there. */
export class PartWanted extends Error {
  readonly part: string
  constructor(part: string) {
    super(`the engine wants ${part}`)
    this.part = part
  }
}

const parts = new Map<string, object>()

/** Gives a part of the engine to all that stands for it. */
export function putPart(name: string, part: object): void {
  parts.set(name, part)
}

export const hasPart = (name: string): boolean => parts.has(name)

/**
 * Takes the name of a part and the little of it that is there from the beginning; gives what stands for the whole of it and asks for it when more is
 * wanted. Thinking that leans on it is cut off by that, never led on without it. @throws PartWanted when read too early
 * @public named by what the web build puts in a part's place
 */
export function laterPart(name: string, early: object = {}): object {
  return new Proxy(early, {
    get: (target, key) => {
      const part = parts.get(name) ?? (key in target ? target : undefined)
      if (part === undefined) throw new PartWanted(name)
      const value: unknown = Reflect.get(part, key)
      return typeof value === 'function' ? value.bind(part) : value
    },
  })
}
