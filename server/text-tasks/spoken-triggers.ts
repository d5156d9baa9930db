import type { Report } from '#contract/report.ts'
import { addSpoken } from '#domain/triggers/add-spoken.ts'
import { triggerFinder } from '#domain/triggers/find-triggers.ts'
import { listenForTriggers } from '#domain/triggers/listen.ts'
import type { TextTasks } from '#server/ports/text-work.ts'
import { withinBounds } from './within-bounds.ts'

/** What was heard of trigger phrases, without the finder, which cannot be handed to another thread. */
export function hearTriggers({ triggers, sources }: TextTasks['hearTriggers']['input']): TextTasks['hearTriggers']['output'] {
  const { said, sources: hushed, detail } = listenForTriggers(triggers, sources)
  return { said, sources: hushed, detail }
}

export function addTriggers({ report, triggers, said, language }: TextTasks['addTriggers']['input']): Report {
  return withinBounds(addSpoken(report, { said, find: triggerFinder(triggers) }, language))
}
