import { WrittenSectionType } from '#contract/report.ts'
import type { SectionType } from '#contract/report.ts'
import { TriggerCommand } from '#contract/trigger.ts'
import { Language } from '#contract/vertical.ts'
import { headingOf } from '#domain/note/realise/headings.ts'

/** What an action asks for: one of the listed commands, or lines of text for a section. */
export type Action =
  { readonly kind: 'command'; readonly command: TriggerCommand } | { readonly kind: 'text'; readonly section: SectionType; readonly lines: readonly string[] }

/** What clinicians call the sections beside their headings. */
const OTHER_NAMES: Readonly<Partial<Record<SectionType, string>>> = {
  complaints: 'anamnese sykehistorie anamnes sygehistorie history complaints жалобы анамнез',
  physicalExamination: 'undersøkelse funn status undersökning undersøgelse objektivt exam examination findings осмотр статус',
  diagnoses: 'vurdering diagnose diagnoser bedömning diagnos assessment diagnosis diagnoses диагноз',
  treatmentPlans: 'plan oppfølging videre uppföljning opfølgning follow-up план',
  treatmentMeasures: 'tiltak råd åtgärd åtgärder tiltag advice measures рекомендации',
  medications: 'medisin medisiner medikamenter legemidler läkemedel medicin lægemidler medication medications лекарства',
  additionalNotes: 'annet merknad övrigt andet andre notes other прочее',
}

const TYPE_OF: ReadonlyMap<string, SectionType> = new Map(
  WrittenSectionType.options.flatMap((type) => [
    ...(OTHER_NAMES[type]?.split(' ') ?? []).map((name): [string, SectionType] => [name, type]),
    ...Language.options.map((language): [string, SectionType] => [headingOf(type, language).toLowerCase(), type]),
  ]),
)

const LONGEST_HEADING = 60

/** `Plan: …` goes under Plan, named in any of the five languages; without a known heading before a colon it goes under additional notes. */
function sectionOf(text: string): { section: SectionType; rest: string } {
  const colon = text.slice(0, LONGEST_HEADING).indexOf(':')
  const section = colon < 0 ? undefined : TYPE_OF.get(text.slice(0, colon).trim().toLowerCase())
  const rest = text.slice(colon + 1).trim()
  return section === undefined || rest === '' ? { section: 'additionalNotes', rest: text } : { section, rest }
}

/** Takes an action as written; gives what it asks for. An unknown command is text like any other (LLM-5). */
export function readAction(action: string): Action {
  const text = action.trim()
  const command = TriggerCommand.options.find((name) => text.toLowerCase() === `/${name.toLowerCase()}`)
  if (command !== undefined) return { kind: 'command', command }
  const { section, rest } = sectionOf(text)
  return { kind: 'text', section, lines: rest.split('\n').map((line) => line.trim()).filter((line) => line !== '') }
}
