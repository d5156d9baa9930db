import type { Evidence } from '#contract/report.ts'
import type { Trigger } from '#contract/trigger.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { SpokenTrigger, TriggerFinder } from './find-triggers.ts'
import { triggerFinder } from './find-triggers.ts'
import { isDenied } from './denied.ts'
import { readAction } from './read-action.ts'
import { isFiller, spokenWords } from './spoken-words.ts'

/** A trigger phrase that was spoken, with every place where it was. */
export type SaidTrigger = { readonly trigger: Trigger; readonly evidence: readonly Evidence[] }

export type Listened<Source> = {
  readonly said: readonly SaidTrigger[]
  /** The sources with phrases that stand alone blanked out: a phrase is said to the product, it is no finding. Offsets stay. */
  readonly sources: Source[]
  /** What the last spoken command asks for. */
  readonly detail: 'less' | 'more' | undefined
  readonly find: TriggerFinder
}

/** Notes are written with care and read by their writer; only what was said, or stands in a transcription, triggers (LLM-5). */
const isSpoken = ({ kind }: ReportSource): boolean => kind !== 'note'

const STOPS = '.!?…;:\n'
/** Fillers around a phrase are looked for so far. */
const AROUND = 40

const isIdle = (text: string): boolean => spokenWords(text).every(({ word }) => isFiller(word))

function beginsStatement(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start)
  const stop = Math.max(...STOPS.split('').map((mark) => before.lastIndexOf(mark)))
  return (stop >= 0 || start <= AROUND) && isIdle(before.slice(stop + 1))
}

function endsStatement(text: string, end: number): boolean {
  const after = text.slice(end, end + AROUND)
  const stop = after.search(/[.!?…;\n]/)
  return (stop >= 0 || end + AROUND >= text.length) && isIdle(stop < 0 ? after : after.slice(0, stop))
}

function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  let blanked = ''
  let at = 0
  for (const { start, end } of spans) {
    if (start < at) continue
    blanked += text.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return blanked + text.slice(at)
}

/** A phrase between two stops goes, with the stop after it; one within a sentence stays, since the sentence needs it. */
function hush(text: string, found: readonly SpokenTrigger[]): string {
  const without = blank(text, found)
  const alone = found.filter(({ start, end }) => beginsStatement(without, start) && endsStatement(without, end))
  return blank(text, alone.map(({ start, end }) => ({ start, end: end + (/^[.!…,]+/.exec(text.slice(end, end + AROUND))?.[0].length ?? 0) })))
}

/** Takes the trigger phrases of a user and the sources of a report; gives what was heard of them, in the order it was. */
export function listenForTriggers<Source extends ReportSource>(triggers: readonly Trigger[], sources: readonly Source[]): Listened<Source> {
  const find = triggerFinder(triggers)
  const byId = new Map(triggers.map((trigger) => [trigger.id, trigger]))
  const places = new Map<Trigger, Evidence[]>()
  let detail: 'less' | 'more' | undefined
  const hushed = sources.map((source) => {
    // A phrase that is denied is a finding told, not a phrase said: its text would be the opposite.
    const found = isSpoken(source) ? find(source.text).filter(({ start }) => !isDenied(source.text, start)) : []
    for (const { triggerId, start, end } of found) {
      const trigger = byId.get(triggerId)
      if (trigger === undefined) continue
      const action = readAction(trigger.action)
      if (action.kind === 'command') detail = action.command === 'lessDetailed' ? 'less' : 'more'
      else places.set(trigger, [...(places.get(trigger) ?? []), { ...evidenceOf(source, start, end), source: 'trigger' }])
    }
    return found.length === 0 ? source : { ...source, text: hush(source.text, found) }
  })
  return { said: [...places].map(([trigger, evidence]) => ({ trigger, evidence })), sources: hushed, detail, find }
}
