/** Takes the run that every word of a feed ends with; gives the search for such words in whatever form they may have come to lie. */
export function makeFindWords(run: string): (content: string | Uint8Array) => string[] {
  const plain = new RegExp(`[a-z]*${run}`, 'g')
  const hex = Buffer.from(run).toString('hex')
  // In base64 a word begins at any of three places; what its neighbours leave untouched of it is searched.
  const base64 = [0, 1, 2].map((shift) => {
    const whole = Buffer.from('x'.repeat(shift) + run).toString('base64')
    return whole.slice(Math.ceil((shift * 4) / 3), whole.endsWith('=') ? -4 : undefined)
  })
  const utf16 = Buffer.from(run, 'utf16le').toString('latin1')
  return (content) => {
    const text = typeof content === 'string' ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1')
    const lower = text.toLowerCase()
    const found: string[] = lower.includes(run) ? (lower.match(plain) ?? []) : []
    if (lower.includes(hex)) found.push(`${run} in hexadecimal`)
    if (text.includes(utf16)) found.push(`${run} in UTF-16`)
    if (base64.some((part) => text.includes(part))) found.push(`${run} in base64`)
    return [...new Set(found)]
  }
}
