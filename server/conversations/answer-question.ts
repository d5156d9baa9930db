import type { ErrorCode } from '#contract/error-code.ts'
import { Refusal } from '#contract/refusal.ts'
import { Language } from '#contract/vertical.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database } from '#server/database/connect.ts'
import type { JobRun } from '#server/jobs/job-queue.ts'
import type { Answerer, Turn, WrittenAnswer } from '#server/ports/answerer.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { LiveAnswers } from '#server/stream/live-answers.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { messageStore } from './messages/store.ts'
import type { AnswerWork } from './messages/store.ts'
import { ofText, openContent, openKey, sealContent } from './sealed-message.ts'
import { conversationTopic } from './topic.ts'

export type AnswerQuestion = {
  sql: Database
  vault: Vault
  bus: EventBus
  live: Pick<LiveAnswers, 'begin'>
  /** What answers in this conversation; undefined when its case is gone. */
  answererFor: (work: AnswerWork) => Promise<Answerer | undefined>
}

/** So often may an answer be begun and not ended before it is given up in words. */
const MOST_ATTEMPTS = 3
/** Of what was said before, so much goes into the understanding of a question. */
const EARLIER_TURNS = 6

type Outcome = { answer: WrittenAnswer } | { failureCode: ErrorCode } | 'later'

type Asked = { question: string; earlier: Turn[] }

async function loadAsked({ sql, vault }: AnswerQuestion, work: AnswerWork, key: DataKey): Promise<Asked> {
  const rows = (await messageStore.list(sql, work.conversation_id)).filter(({ position, state }) => position < work.position && state === 'done')
  const question = rows.find(({ id }) => id === work.answers)
  const said = (row: (typeof rows)[number]): string => openContent({ vault, key }, row)?.text ?? ''
  return {
    question: question ? said(question) : '',
    earlier: rows.filter((row) => row !== question).slice(-EARLIER_TURNS).map((row) => ({ role: row.role, text: said(row) })),
  }
}

async function compose(
  wiring: AnswerQuestion,
  work: AnswerWork & { attempt: number },
  { key, signal, stop }: { key: DataKey; signal: AbortSignal; stop: AbortController },
): Promise<Outcome> {
  if (work.attempt > MOST_ATTEMPTS) return { failureCode: 'answer.given_up' }
  const live = wiring.live.begin(conversationTopic({ id: work.conversation_id, case_id: work.case_id }), {
    messageId: work.id,
    keyId: work.key_id,
    key,
    onStop: () => stop.abort(),
  })
  // Readers of the first attempt have words of it already: a further one is told whole.
  const onText = work.attempt === 1 ? live.add : () => undefined
  try {
    const [answerer, asked] = await Promise.all([wiring.answererFor(work), loadAsked(wiring, work, key)])
    if (!answerer) return { failureCode: 'conversation.not_found' }
    if (asked.question === '') return { failureCode: 'conversation.unreadable' }
    return { answer: await answerer.answer({ ...asked, language: Language.parse(work.language), signal, stop: stop.signal, onText }) }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof Refusal) return error.code === 'engine.busy' ? 'later' : { failureCode: error.code }
    if (work.attempt < MOST_ATTEMPTS) throw error
    return { failureCode: 'answer.given_up' }
  } finally {
    live.end()
  }
}

/** Stored and told in one commit; told too where there is nothing to store it in any more. */
async function store(
  { sql, vault, bus }: AnswerQuestion,
  work: AnswerWork,
  { key, outcome }: { key: DataKey; outcome: Exclude<Outcome, 'later'> },
): Promise<void> {
  const { human, ...content } = 'answer' in outcome ? outcome.answer : { ...ofText(''), human: false }
  await inTransaction(sql, ALONE, async (tx) => {
    await messageStore.finish(tx, work, {
      content: sealContent({ vault, key }, work.id, content),
      isHuman: human,
      failureCode: 'failureCode' in outcome ? outcome.failureCode : null,
    })
    await bus.publish(tx, conversationTopic({ id: work.conversation_id, case_id: work.case_id }), { type: 'answer-ended', messageId: work.id })
  })
}

/** The job that answers a question, whether or not anybody waits for it, and stores the answer or says in words why there is none. */
export function makeAnswerQuestion(wiring: AnswerQuestion): JobRun {
  const { sql, vault } = wiring
  return async (id, signal) => {
    const work = await messageStore.begin(sql, id)
    if (!work) return
    const key = openKey(work, vault)
    try {
      const outcome = await compose(wiring, work, { key, signal, stop: new AbortController() })
      if (outcome === 'later') await messageStore.takeBack(sql, id)
      else await store(wiring, work, { key, outcome })
    } catch (error) {
      if (signal.aborted) await messageStore.takeBack(sql, id)
      throw error
    }
  }
}
