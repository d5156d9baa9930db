/** A line has room for so much; what comes later is not looked at. */
const LONGEST = 400
/** Who speaks, at the beginning of a line: “Lege:”, “Patient 2:”. */
const SPEAKER = /^\s*[\p{L}\d ]{1,20}:\s*/u

/** Takes a talk or a note; gives the first of it that says something of the matter: a question put to the patient is no news. */
export function firstSentence(text: string): string {
  let rest = text.slice(0, LONGEST).trim()
  let first = ''
  while (rest !== '') {
    const said = rest.replace(SPEAKER, '')
    const end = /[.!?…](?=\s|$)|\n/u.exec(said)
    const sentence = end === null ? said : said.slice(0, end.index + 1).trim()
    first ||= sentence
    if (!sentence.endsWith('?') && /\p{L}/u.test(sentence)) return sentence
    rest = end === null ? '' : said.slice(end.index + 1).trim()
  }
  return first
}
