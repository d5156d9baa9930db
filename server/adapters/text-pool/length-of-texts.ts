/** Takes data of any shape; gives how many letters its texts hold together. */
export function lengthOfTexts(data: unknown): number {
  let letters = 0
  const open: unknown[] = [data]
  while (open.length > 0) {
    const one = open.pop()
    if (typeof one === 'string') letters += one.length
    else if (one instanceof Map) for (const pair of one) open.push(...pair)
    else if (typeof one === 'object' && one !== null) for (const value of Object.values(one)) open.push(value)
  }
  return letters
}
