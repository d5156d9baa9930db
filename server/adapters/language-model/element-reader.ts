/**
 * Reads the elements of the first list in a JSON object while its text still arrives, each as soon as it is whole, in time linear in
 * the length of the text. Says nothing of whether the whole is JSON: that is judged when it is there.
 */
export function makeElementReader(onElement: (element: unknown) => void): (piece: string) => void {
  let depth = 0
  let isInString = false
  let isEscaped = false
  let list: 'ahead' | 'open' | 'closed' = 'ahead'
  let kept = ''

  function tell(text: string): void {
    if (text.trim() === '') return
    try {
      onElement(JSON.parse(text))
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }

  /** Takes a structural sign; says what it does to the list: its beginning, a border between elements, its end. */
  function step(sign: string): 'begins' | 'border' | 'ends' | undefined {
    const opens = sign === '{' || sign === '['
    const closes = sign === '}' || sign === ']'
    if (list === 'ahead' && sign === '[' && depth === 1) {
      list = 'open'
      depth += 1
      return 'begins'
    }
    if (opens) depth += 1
    if (closes) depth -= 1
    if (list !== 'open') return undefined
    if (closes && depth === 1) return 'ends'
    return sign === ',' && depth === 2 ? 'border' : undefined
  }

  return (piece) => {
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charAt(at)
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isInString = false
        continue
      }
      if (sign === '"') isInString = true
      const event = step(sign)
      const isWhole = sign === '}' && depth === 2 && list === 'open'
      if (event === undefined && !isWhole) continue
      if (event !== 'begins') tell(kept + piece.slice(from, isWhole ? at + 1 : at))
      kept = ''
      from = at + 1
      if (event === 'ends') list = 'closed'
    }
    if (list === 'open') kept += piece.slice(from)
  }
}
