import { plainText } from '#domain/search/fold.ts'

/** Words by which somebody asks for a person, in any of our languages: a visitor writes as they please. */
const PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:menneske\w*|ekte person|kundeservice|kundestøtte|kundsupport|kundtjänst|kundeservice|support|helpdesk|` +
    'brukerstøtte|människa|riktig person|medarbeider|medarbetare|medarbejder|human|real person|agent|representative|' +
    String.raw`customer service|ring meg|ringe meg|ring mig|call me|человек\p{L}*|оператор\p{L}*|поддержк\p{L}*|сотрудник\p{L}*|` +
    String.raw`специалист\p{L}* поддержки|позвоните)(?!\p{L})`,
  'u',
)
const SPEAK = /(?<!\p{L})(?:snakk\w*|prat\w*|kontakt\w*|tale med|speak|talk|contact|chat with|tala|поговорить|связаться|соедините|позвать)(?!\p{L})/u

/** Takes what somebody wrote; true when they ask for a person and not for an answer. */
export function asksForHuman(text: string): boolean {
  const plain = plainText(text)
  return PERSON.test(plain) && (SPEAK.test(plain) || plain.split(/\s+/).length <= 6)
}
