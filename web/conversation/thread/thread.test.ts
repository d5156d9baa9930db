import { describe, expect, test } from 'vitest'
import type { Message } from '#contract/conversation.ts'
import {
  EMPTY_THREAD, isLocal, lastAnswerOf, localId, pendingOf, unfinishedOf, withBlanked, withDelta, withDone, withFetched, withQuestion, withServerId,
} from './thread.ts'
import type { Thread } from './thread.ts'

const [question, answer] = ['1f7f1f3e-3c1f-4f0e-8f54-000000000001', '1f7f1f3e-3c1f-4f0e-8f54-000000000002']
const message = (part: Partial<Message>): Message => ({
  id: answer,
  role: 'Assistant',
  text: '',
  done: false,
  human: false,
  dateTime: '2026-11-23T10:00:00Z',
  sources: [],
  unsupported: [],
  ...part,
})
const asked = (): { thread: Thread; local: string } => {
  const local = localId()
  return { local, thread: withQuestion(EMPTY_THREAD, { question: 'Hva nå?', ids: { question, answer: local }, now: new Date() }) }
}
const textOf = (thread: Thread) => thread.messages.map(({ text }) => text)

describe('a thread of questions and answers', () => {
  test('pieces that come before the server has named the answer are its text when it has', () => {
    const { thread, local } = asked()
    const early = withDelta(withDelta(thread, { messageId: answer, text: 'Hei ' }), { messageId: answer, text: 'på ' })
    const named = withServerId(early, local, answer)
    expect(textOf(withDelta(named, { messageId: answer, text: 'deg' }))).toEqual(['Hva nå?', 'Hei på deg'])
    expect(named.early.size).toBe(0)
  })

  test('what is stored does not take away what came since, nor a question on its way', () => {
    const { thread } = asked()
    expect(withFetched(thread, []).messages).toEqual(thread.messages)
    const streaming: Thread = { messages: [message({ text: 'Så langt' })], early: new Map() }
    expect(textOf(withFetched(streaming, [message({})]))).toEqual(['Så langt'])
    expect(textOf(withFetched(streaming, [message({ text: 'Helt ferdig', done: true })]))).toEqual(['Helt ferdig'])
  })

  test('an answer that another tab asked for comes with its question, and keeps what came of it', () => {
    const heard = withDelta(EMPTY_THREAD, { messageId: answer, text: 'Del en' })
    const read = withFetched(heard, [message({ id: question, role: 'User', text: 'Hva nå?', done: true }), message({})])
    expect(textOf(read)).toEqual(['Hva nå?', 'Del en'])
    expect(unfinishedOf(read)).toEqual(new Map([[answer, 6]]))
  })

  test('a finished answer takes no more pieces', () => {
    const done = withDone(EMPTY_THREAD, message({ text: 'Ferdig', done: true }))
    expect(textOf(withDelta(done, { messageId: answer, text: ' og mer' }))).toEqual(['Ferdig'])
  })

  test('spec 4: regenerate blanks text, done, human, sources and marks; the new answer takes the place of the old', () => {
    const old = message({ text: 'Gammelt', done: true, human: true, unsupported: [{ start: 0, end: 3 }] })
    const blanked = withBlanked(withDone(EMPTY_THREAD, old), answer)
    expect(blanked.messages[0]).toMatchObject({ text: '', done: false, human: false, unsupported: [], sources: [] })
    const renamed = withServerId(blanked, answer, question)
    expect(renamed.messages.map(({ id }) => id)).toEqual([question])
  })

  test('spec 4: only the last message, when it is a finished answer, can be copied and made anew', () => {
    const { thread } = asked()
    expect([lastAnswerOf(EMPTY_THREAD), lastAnswerOf(thread)]).toEqual([undefined, undefined])
    expect(pendingOf(thread)?.id).toSatisfy(isLocal)
    const done = withDone(EMPTY_THREAD, message({ done: true }))
    expect(lastAnswerOf(done)?.id).toBe(answer)
    expect(lastAnswerOf({ ...done, messages: [...done.messages, message({ id: question, role: 'User' })] })).toBeUndefined()
  })
})
