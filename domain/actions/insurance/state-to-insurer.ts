import type { Language } from '#contract/vertical.ts'
import type { Writing } from '#domain/actions/draft/action-order.ts'
import { readCues } from '#domain/actions/draft/cues.ts'
import { clearLanguage } from '#domain/actions/draft/draft-language.ts'
import type { DraftSource, Piece } from '#domain/actions/draft/draft.ts'
import { fixed, from, gap } from '#domain/actions/draft/draft.ts'
import { sentencesIn } from '../questions/sentences-in.ts'
import { REPLY_WORDS } from '../replies/reply-words.ts'
import { signStatement } from '../replies/signature.ts'
import { FIELD_CUES } from './field-cues.ts'
import { INSURANCE_FIELDS, INSURANCE_WORDS, ONLY_WHERE_TOLD } from './field-words.ts'
import type { InsuranceField } from './field-words.ts'

type Told = { text: string; start: number; end: number; source: DraftSource; field: InsuranceField | undefined }

const isField = (name: string): name is InsuranceField => INSURANCE_FIELDS.some((field) => field === name)

/** The field a sentence tells most of; the earlier one where two are told alike. */
function fieldOf(text: string, language: Language): InsuranceField | undefined {
  const counted = readCues(FIELD_CUES, language).map(([name, cue]) => ({ name, count: text.match(cue)?.length ?? 0 }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const name = most === 0 ? undefined : counted.find(({ count }) => count === most)?.name
  return name !== undefined && isField(name) ? name : undefined
}

function toldIn(text: string, source: DraftSource, otherwise: Language): Told[] {
  const language = clearLanguage(text, otherwise)
  return sentencesIn(text).filter((one) => /[\p{L}\p{N}]/u.test(one.text)).map((one) => ({ ...one, source, field: fieldOf(one.text, language) }))
}

const lines = (told: readonly Told[]): Piece[] => told.flatMap(({ text, ...place }) => [fixed('\n'), from(text, place)])

/** A statement to the animal's insurer: its fields with what the text and the remarks give, in their words; what nobody gave stays open. */
export function stateToInsurer(writing: Writing): Piece[] {
  const { input, remarks, language } = writing
  const { title, fields } = INSURANCE_WORDS[language]
  const words = REPLY_WORDS[language]
  const told = [...toldIn(input, 'input', language), ...toldIn(remarks, 'remarks', language)]
  const body = INSURANCE_FIELDS.flatMap((field): Piece[] => {
    const given = told.filter((one) => one.field === field)
    if (given.length === 0 && ONLY_WHERE_TOLD.has(field)) return []
    return [fixed(`\n\n${fields[field]}`), ...(given.length > 0 ? lines(given) : [fixed('\n'), gap(words.answerOpen)])]
  })
  // What the clinician added is never left out; of a pasted record only what the insurer asks for is taken.
  const further = told.filter(({ field, source }) => field === undefined && source === 'remarks')
  const more = further.length === 0 ? [] : [fixed(`\n\n${words.further}`), ...lines(further)]
  return [fixed(title), ...body, ...more, ...signStatement(writing)]
}
