import { join } from 'node:path'
import { writeBuiltinReport } from '#server/text-tasks/builtin-report.ts'
import { writtenOf } from '#web/landing/taste/engine/written.ts'
import type { Talk, Written } from '#web/landing/taste/talks/talk.ts'

/** What the taste shows of a report has no clock. */
const STAMP = '2000-01-01T00:00:00.000Z'

/** Takes a talk; gives what the engine of the product makes of it. */
export function writeTalk({ text, language, vertical, doctorType }: Talk): Written {
  return writtenOf(
    writeBuiltinReport({ sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical, doctorType, generatedAt: STAMP }),
  )
}

const FOLDER = join(import.meta.dirname, '../../web/landing/taste/talks')

/** Where the frozen report of a talk lies. */
export const frozenPath = (name: string): string => join(FOLDER, `${name}.generated.ts`)

/** The file of a frozen report, a line for each sentence. */
export function frozenSource(name: string, { sections, questions }: Written): string {
  const lines = sections.map(({ heading, sentences }) => {
    const told = sentences.map((sentence) => `      ${JSON.stringify(sentence)},\n`)
    return `    {"heading":${JSON.stringify(heading)},"sentences":[\n${told.join('')}    ]},\n`
  })
  return `import type { Written } from './talk.ts'

/** Made by \`npm run taste\`: what the engine writes of this talk. */
export const ${name.toUpperCase()}: Written = {
  sections: [
${lines.join('')}  ],
  questions: ${JSON.stringify(questions)},
}
`
}
