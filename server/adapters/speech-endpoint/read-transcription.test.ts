import { describe, expect, test } from 'vitest'
import { pauseBefore, readRetryAfter } from '../endpoint/patience.ts'
import { USUAL_PATIENCE } from './patience.ts'
import { readTranscription } from './read-transcription.ts'
import { readBaseUrl } from './send-audio.ts'
import { writeWav } from './wav.ts'

const read = (answer: unknown) => readTranscription(JSON.stringify(answer), 4000)
const words = [
  { word: 'Jeg', start: 0, end: 0.4 },
  { word: 'hoster', start: 0.5, end: 1 },
]
const placed = [
  { text: 'Jeg', startMs: 0, endMs: 400 },
  { text: 'hoster', startMs: 500, endMs: 1000 },
]

describe('answers of OpenAI-compatible servers', () => {
  test('whisper-1: segments, words beside them', () => {
    const answer = {
      task: 'transcribe',
      language: 'norwegian',
      duration: 4,
      text: ' Jeg hoster.',
      segments: [
        {
          id: 0,
          seek: 0,
          start: 0,
          end: 1.2,
          text: ' Jeg hoster.',
          tokens: [1],
          temperature: 0,
          avg_logprob: -0.1,
          compression_ratio: 1,
          no_speech_prob: 0.01,
        },
      ],
      words,
      usage: { type: 'duration', seconds: 4 },
    }
    const { segments, isTimed } = read(answer)
    expect(isTimed).toBe(true)
    expect(segments).toEqual([{ startMs: 0, endMs: 1200, text: 'Jeg hoster.', confidence: Math.exp(-0.1), words: placed }])
  })

  test('whisper.cpp: pieces of words inside the segment', () => {
    const pieces = [
      { word: ' Jeg', start: 0, end: 0.4, probability: 0.9 },
      { word: ' hos', start: 0.5, end: 0.8, probability: 0.9 },
      { word: 'ter', start: 0.8, end: 0.95, probability: 0.8 },
      { word: '.', start: 0.95, end: 1, probability: 0.9 },
    ]
    const { segments } = read({ text: 'Jeg hoster.', segments: [{ id: 0, start: 0, end: 1, text: ' Jeg hoster.', words: pieces }] })
    const [first, second] = segments[0]?.words ?? []
    expect(first).toEqual({ ...placed[0], confidence: expect.closeTo(0.9) })
    expect(second).toEqual({ ...placed[1], text: 'hoster.', confidence: expect.closeTo(Math.sqrt(0.72)) })
  })

  test('LocalAI: words named text', () => {
    const named = words.map(({ word, ...times }) => ({ text: word, ...times, speaker: '' }))
    expect(read({ text: 'Jeg hoster', segments: [{ start: 0, end: 1, text: 'Jeg hoster', words: named }] }).segments[0]?.words).toEqual(placed)
  })

  test('words without segments still place the text', () => {
    expect(read({ text: 'Jeg hoster', words })).toEqual({ isTimed: true, segments: [{ startMs: 0, endMs: 4000, text: 'Jeg hoster', words: placed }] })
  })

  test.each([
    ['one for each word where the pieces are of the text', [' Jeg', ' hos', 'ter', '.'], [0.5, expect.closeTo(Math.sqrt(0.08))]],
    ['none for words of another text', ['Jeg', ' host'], undefined],
  ])('likelihoods of the pieces give the words theirs: %s', (_, tokens, expected) => {
    const chances = [0.5, 0.1, 0.8, 0.001]
    const logprobs = tokens.map((token, index) => ({ token, logprob: Math.log(chances[index]!), bytes: [] }))
    const [segment] = read({ text: 'Jeg hoster.', logprobs }).segments
    expect([segment?.confidences, segment?.confidence]).toEqual([expected, expect.any(Number)])
  })

  test('segments without a text of the whole', () => {
    expect(read({ segments: [{ start: 1, end: 2, text: 'Hei' }] }).segments).toEqual([{ startMs: 1000, endMs: 2000, text: 'Hei' }])
  })

  test.each([
    ['plain json', { text: ' Hei på deg ' }],
    ['json with usage', { text: 'Hei på deg', usage: { type: 'tokens', total_tokens: 4 } }],
    ['empty segments', { text: 'Hei på deg', segments: [] }],
    ['null segments', { text: 'Hei på deg', segments: null, words: null }],
  ])('%s is one stretch without times', (_, answer) => {
    expect(read(answer)).toEqual({ isTimed: false, segments: [{ startMs: 0, endMs: 4000, text: 'Hei på deg' }] })
  })

  test('times beyond the audio, backwards or null are brought inside it', () => {
    const segments = [
      { start: -1, end: 2, text: 'a' },
      { start: 3, end: 9, text: 'b' },
      { start: 3, end: 2, text: 'c' },
      { start: null, end: null, text: 'd' },
    ]
    expect(read({ text: 'a b c d', segments }).segments.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 2000],
      [3000, 4000],
      [3000, 3000],
      [0, 4000],
    ])
  })

  test.each([
    ['empty text', { text: '' }],
    ['only spaces', { text: '  ', segments: [{ start: 0, end: 1, text: ' ' }] }],
    ['all segments most likely silence', { text: 'Takk.', segments: [{ start: 0, end: 4, text: 'Takk.', no_speech_prob: 0.93 }] }],
  ])('%s is silence', (_, answer) => {
    expect(read(answer).segments).toEqual([])
  })

  test('one doubtful segment among others stays', () => {
    const segments = [
      { start: 0, end: 1, text: 'Ja.', no_speech_prob: 0.9 },
      { start: 1, end: 3, text: 'Det gjør vondt.', no_speech_prob: 0.1 },
    ]
    expect(read({ text: '', segments }).segments).toHaveLength(2)
  })

  test.each(['', '{"text": "half', 'null', '[]', '{}', '{"error":{"message":"bad"}}', '{"text":5}', '{"segments":"x"}', '<html>'])('%s is refused', (body) => {
    expect(() => readTranscription(body, 1000)).toThrow('speech.unavailable')
  })
})

describe('addresses, pauses and files', () => {
  test.each([
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/v1'],
    ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000/v1'],
    ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
    ['https://speech.example/openai/v1/', 'https://speech.example/openai/v1'],
    ['https://speech.example/whisper', 'https://speech.example/whisper/v1'],
  ])('%s is called at %s', (given, base) => expect(readBaseUrl(given)).toBe(base))

  test.each([
    [null, undefined],
    ['', undefined],
    ['3', 3000],
    ['0.5', 500],
    ['Thu, 01 Jan 1970 00:01:00 GMT', 50_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('Retry-After %s', (header, expected) => expect(readRetryAfter(header, 10_000)).toBe(expected))

  test('pauses double, are drawn from their upper half, and stop growing', () => {
    expect([2, 3, 4].map((attempt) => pauseBefore(attempt, USUAL_PATIENCE, () => 0))).toEqual([500, 1000, 2000])
    expect([2, 3, 20].map((attempt) => pauseBefore(attempt, USUAL_PATIENCE, () => 1))).toEqual([1000, 2000, 30_000])
  })

  test('a WAV of ten minutes is under every server limit of 20 MB', () => {
    const wav = writeWav(new Float32Array(600 * 16_000), 16_000)
    expect(wav.length).toBeLessThan(20_000_000)
    expect(new DataView(writeWav(Float32Array.of(-2, 1), 16_000).buffer).getInt16(44, true)).toBe(-32_767)
  })
})
