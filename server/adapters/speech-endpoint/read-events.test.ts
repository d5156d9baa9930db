import { describe, expect, test } from 'vitest'
import { makeEventReader } from './read-events.ts'

const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const delta = (text: string) => event({ type: 'transcript.text.delta', delta: text })
const chunk = (content: string, finish?: string) => event({ object: 'transcription.chunk', choices: [{ delta: { content }, finish_reason: finish ?? null }] })

/** Feeds a whole body in pieces of a size, as networks cut it; gives what was shown on the way and the end. */
function readIn(body: string, size: number) {
  const reader = makeEventReader()
  const shown: string[] = []
  for (let at = 0; at < body.length; at += size) if (reader.add(body.slice(at, at + size))) shown.push(reader.text())
  return { shown, answer: reader.answer() }
}

describe('streams of OpenAI-compatible servers', () => {
  test('deltas and a closing event', () => {
    const body = delta('Jeg') + delta(' hoster') + event({ type: 'transcript.text.done', text: 'Jeg hoster.', usage: {} })
    expect(readIn(body, 10_000)).toEqual({ shown: ['Jeg hoster.'], answer: { text: 'Jeg hoster.' } })
    expect(readIn(body, 7).shown).toEqual(['Jeg', 'Jeg hoster', 'Jeg hoster.'])
  })

  test.each([1, 3, 64])('cut anywhere, here each %i characters, it reads the same', (size) => {
    const body = `: a comment\r\n\r\n${delta('Ø')}${delta('re')}${event('[DONE]')}`
    expect(readIn(body, size).answer).toEqual({ text: 'Øre' })
  })

  test('deltas with [DONE] alone, and chunks shaped like a chat', () => {
    expect(readIn(delta('hei') + event('[DONE]'), 99).answer).toEqual({ text: 'hei' })
    expect(readIn(chunk('hei') + chunk(' du') + chunk('', 'stop') + event('[DONE]'), 20)).toEqual({ shown: ['hei', 'hei du'], answer: { text: 'hei du' } })
  })

  test('likelihoods of the closing event, or gathered from the deltas', () => {
    const likely = [{ token: 'hei', logprob: -0.1 }]
    expect(readIn(delta('hei') + event({ type: 'transcript.text.done', text: 'hei', logprobs: likely }), 99).answer).toEqual({ text: 'hei', logprobs: likely })
    expect(readIn(event({ type: 'transcript.text.delta', delta: 'hei', logprobs: likely }) + event('[DONE]'), 99).answer).toEqual({
      text: 'hei',
      logprobs: likely,
    })
  })

  test('an answer for each segment keeps their times', () => {
    const part = (text: string, start: number) => event({ text, segments: [{ start, end: start + 1, text }] })
    expect(readIn(part('Hei.', 0) + part('Det gjør vondt.', 2), 99)).toEqual({
      shown: ['Hei.', 'Hei. Det gjør vondt.'],
      answer: { text: 'Hei. Det gjør vondt.', segments: [{ start: 0, end: 1, text: 'Hei.' }, { start: 2, end: 3, text: 'Det gjør vondt.' }] },
    })
  })

  test('segments told beside deltas are not the text twice', () => {
    const segment = { type: 'transcript.text.segment', text: 'hei du', start: 0, end: 1 }
    expect(readIn(delta('hei') + delta(' du') + event(segment) + event({ type: 'transcript.text.done', text: 'hei du' }), 9).answer).toMatchObject({
      text: 'hei du',
      segments: [segment],
    })
  })

  test.each([
    ['deltas without an end', delta('Ingen') + delta(' feb')],
    ['an error in the middle', delta('Ingen') + event({ error: { message: 'out of memory' } })],
    ['an event of type error', delta('Ingen') + event({ type: 'error', code: 'x' }) + event('[DONE]')],
    ['half an event at the end', `${delta('Ingen')}data: {"type":"transcript.text.do`],
    ['no JSON', `${delta('Ingen')}${event('<html>')}${event('[DONE]')}`],
  ])('REL-13 %s is no answer', (_, body) => {
    expect(readIn(body, 50).answer).toBeUndefined()
  })
})
