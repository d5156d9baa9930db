import { expect, test } from 'vitest'
import { Language } from '#contract/vertical.ts'
import { da as daRefusals } from '#contract/refusal-text/da.ts'
import { en as enRefusals } from '#contract/refusal-text/en.ts'
import { nb as nbRefusals } from '#contract/refusal-text/nb.ts'
import { ru as ruRefusals } from '#contract/refusal-text/ru.ts'
import { sv as svRefusals } from '#contract/refusal-text/sv.ts'
import { landingText } from '../landing/landing-texts.ts'
import { tasteText } from '../landing/taste/taste-texts.ts'
import { firstCatalogue, pageCatalogue } from './catalogue.ts'

/** docs/words.md, "Retired", and words of a neighbour language that slip in. */
const RETIRED: Readonly<Record<Language, RegExp>> = {
  nb: new RegExp(
    'skrevet ut|skrives ut|innebygde? motor|det som høres|send ønsket|linje i ønsket|telling av bruk|detaljert avsnitt|' +
      String.raw`opplysningene er['.]|tløserfrase|tale til tekst|1826`,
    'iu',
  ),
  sv: new RegExp(
    'skrivits ut|inbyggda motor|det som hörs|skicka önskemålet|rad i önskemålet|räkning av|detaljerat avsnitt|utlösarfras|' +
      'utlösande fras|tal till text|henvisning|innstilling|1826',
    'iu',
  ),
  da: new RegExp(
    String.raw`skrevet ud|indbyggede motor|det, der bliver hørt|send ønsket|linje i ønsket|optælling af|detaljeret afsnit|oplysningerne er['.]|` +
      'udløserfrase|tale til tekst|innstilling|sykdom|1826',
    'iu',
  ),
  en: /built-in engine|what is heard|less detailed section|more detailed section|counts of use|1,?826/iu,
  ru: /встроенн\p{L}+ (?:движ|модул|механизм)|что слышно|подсчёт использования|1826/iu,
}
const REFUSALS = { nb: nbRefusals, sv: svRefusals, da: daRefusals, en: enRefusals, ru: ruRefusals }

const retiredIn = (texts: readonly string[], language: Language): string[] => texts.filter((text) => RETIRED[language].test(`${text}'`))

async function textsOf(language: Language): Promise<string[]> {
  const features: object[] = [...Object.values(await firstCatalogue[language]()), ...Object.values(await pageCatalogue[language]()), REFUSALS[language]]
  const shownOutside = [await landingText(language, 'med'), await landingText(language, 'vet'), await tasteText(language)]
  return [...features.flatMap((feature) => Object.values(feature) as string[]), ...wordsIn(shownOutside)]
}

/** Every text at whatever depth. */
const wordsIn = (holder: unknown): string[] => (typeof holder === 'string' ? [holder] : holder instanceof Object ? Object.values(holder).flatMap(wordsIn) : [])

test.each(Language.options)('%s: no retired word stands in any text', async (language) => {
  const texts = await textsOf(language)
  expect(texts.length).toBeGreaterThan(500)
  expect(retiredIn(texts, language)).toEqual([])
})

test.each<[Language, string]>([
  ['nb', 'Til den er skrevet ut'],
  ['nb', 'Hvor opplysningene er'],
  ['nb', 'Ny utløserfrase'],
  ['sv', 'Skriven av den inbyggda motorn'],
  ['da', 'Send ønsket'],
  ['en', 'Written by the built-in engine'],
  ['ru', 'встроенный движок'],
])('%s: one that came back is found: %s', (language, text) => {
  expect(retiredIn([text, 'x'], language)).toEqual([text])
})
