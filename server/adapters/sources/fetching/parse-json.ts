/** Takes a text; gives what it says in JSON, or undefined when it is none. The text is never in an error. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
