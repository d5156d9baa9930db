import { packOf } from '#domain/language/language.ts'
import type { Told } from './told.ts'
import { pieceOf } from './lines.ts'
import { pattern } from '../words/cue.ts'
import type { Line } from './lines.ts'

/** How an animal is named in speech that was written without capitals: `hunden hedder birk`, `vi kaller henne nugatti`. */
const CALLED = pattern(String.raw`
  (?<!\p{L})(?:(?:hunden|katten|katta|hesten|hästen|hoppa|kaninen|valpen|kua|kon|koen|dog|cat|horse|he|she|han|hun|hon|den) (?:heter|hedder)|
  (?:kaller|kallar|kalder) (?:vi )?(?:henne|ham|hende|honom|den)|(?:dog|cat|horse|rabbit|his name|her name)(?:'s| is)? called|(?:his|
  her) name(?:'s| is)|собаку зовут|кота зовут|кошку зовут|(?:его|её|ее) зовут|кличка) (\p{Ll}{2,16})(?!\p{L})
`)
/** How the company is: `selskabet det er nordhalen`, `bolaget heter mulåker`. */
const COMPANY = pattern(String.raw`
  (?<!\p{L})(?:selskabet|selskapet|forsikringsselskapet|forsikringsselskabet|bolaget|försäkringsbolaget|(?:the )?company|(?:the )?insurer|
  компания|страховая)(?:,? (?:det|it))?(?: (?:er|är|heter|hedder|is))+ (\p{L}{3,20}(?: (?:og|och|and|&) \p{L}{2,16}| (?:forsikring|försäkring|
  insurance|sak|plus|nord|плюс))?)(?!\p{L})
`)
/** Words of grammar that may stand where a name would. */
const NO_NAME = new Set(
  'det den han hun hon ikke inte jeg jag vi du at att som en et ett også nok bare the a an not and og och ja nei nej это он она не'.split(' '),
)

const isUncased = (lines: readonly Line[]): boolean => !lines.some(({ text }) => /\p{Lu}/u.test(text))

function firstOf(lines: readonly Line[], words: RegExp): Told | undefined {
  for (const line of lines) {
    const found = words.exec(line.text)
    const name = found?.[1]
    if (found === null || name === undefined || NO_NAME.has(name) || packOf(line.marks.language).common.includes(name)) continue
    const from = found.index + found[0].length - name.length
    return pieceOf(line, from, from + name.length)
  }
  return undefined
}

/** The names that words before them give in a talk without capitals; nothing in one that has them. */
export const uncasedNames = (lines: readonly Line[]): { animalName: Told | undefined; insurer: Told | undefined } =>
  isUncased(lines) ? { animalName: firstOf(lines, CALLED), insurer: firstOf(lines, COMPANY) } : { animalName: undefined, insurer: undefined }
