import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Passage, SAMPLE_SOURCE } from '../passage.ts'

/** Every body of the invented library says by its name that it is an example, so that no sample passage stands under the name of a real authority. */
const INVENTED_OWNER = /^(?:Eksempel|Exempel|Prøve|Prov|Example)\p{Ll}/u

/** The invented library is part of the project and under its licence. */
const LICENCE = 'MIT'

const shape = Passage.shape
const SampleLine = z.object({
  id: shape.id.regex(/^sample:/),
  title: shape.title,
  headings: shape.headings,
  text: shape.text,
  kind: shape.kind,
  language: shape.language,
  country: shape.country,
  vertical: shape.vertical,
  edition: shape.edition,
  updated: shape.updated,
  withdrawn: z.boolean(),
  codes: shape.codes,
  owner: shape.owner.regex(INVENTED_OWNER),
})

/** A line of the files as the passage it is. @throws where it would stand under a name that is not invented */
export function readSampleLine(line: string): Passage {
  const { withdrawn, ...passage } = SampleLine.parse(JSON.parse(line))
  return { ...passage, source: SAMPLE_SOURCE, html: null, url: null, licence: LICENCE, ...(withdrawn && { isWithdrawn: true }) }
}

/** All passages of the invented library. */
export async function readSample(): Promise<Passage[]> {
  const folder = join(import.meta.dirname, 'passages')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => text.split('\n').filter((line) => line.trim() !== '').map(readSampleLine))
}
