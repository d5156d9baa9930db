import type { FastActionAnswer } from '#contract/fast-action.ts'
import { fastActionsOf, isBlank } from '#contract/fast-action.ts'
import { Refusal } from '#contract/refusal.ts'
import { tenantOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { ActionOrder } from '#domain/actions/draft/action-order.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import type { ChatModel } from '#server/ports/language-model.ts'
import type { WriterChoice } from '#server/ports/report-writer.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import { writeByModel } from './write-by-model.ts'
import { writeByRule } from './write-by-rule.ts'

export type ExecuteFastAction = {
  texts: TextWork
  /** The model a user's choice leads to, counted for that user; undefined where none is configured. */
  modelFor: (choice: WriterChoice) => ChatModel | undefined
  tenants: readonly Tenant[]
  now: () => Date
}

/** @throws edition.mismatch for what the other edition writes; action.empty where nothing was pasted */
function orderOf({ tenants, now }: ExecuteFastAction, { body, vertical, user, language, origin }: Call<'executeFastAction'>): ActionOrder {
  if (!fastActionsOf(vertical).includes(body.Type)) throw new Refusal('edition.mismatch')
  if (isBlank(body.Input)) throw new Refusal('action.empty')
  const { name, doctorType, professional } = user
  return {
    type: body.Type,
    input: body.Input,
    remarks: body.AdditionalData ?? '',
    language: user.language ?? language,
    vertical,
    country: tenantOf(new URL(origin).host, tenants).country,
    sender: { name, doctorType, professional }, date: now().toISOString(),
  }
}

/** `POST /fastaction`: writes a text and forgets it. Nothing of it goes into a table, a queue, a file or the log. */
export function fastActionRoutes(wiring: ExecuteFastAction): Handlers<'executeFastAction'> {
  const { texts, modelFor } = wiring
  return {
    async executeFastAction(call): Promise<FastActionAnswer> {
      const order = orderOf(wiring, call)
      const model = modelFor({ provider: call.user.llmProvider, userId: call.user.id, engine: call.query.engine })
      const telling = { texts, signal: call.signal, onText: call.onText }
      return model ? writeByModel(model, order, telling) : writeByRule(order, telling)
    },
  }
}
