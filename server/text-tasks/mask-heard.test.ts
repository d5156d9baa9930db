import { createSecretKey } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { stitchTranscripts } from '#domain/audio/stitch.ts'
import type { HeardMasking, HeardText } from '#server/ports/text-work.ts'
import { maskGroup, maskStitched } from './mask-heard.ts'

const masking: HeardMasking = { language: 'nb', vertical: 'med', key: createSecretKey(Buffer.alloc(32, 7)) }
const SECOND_MS = 1_000

/** A group whose words last a second each. */
function group(startMs: number, text: string, isWordTimed = true): HeardText {
  const words = text.split(' ').map((word, at) => ({ text: word, startMs: startMs + at * SECOND_MS, endMs: startMs + (at + 1) * SECOND_MS, confidence: 0.9 }))
  const endMs = startMs + words.length * SECOND_MS
  return { startMs, endMs, segments: [{ text, startMs, endMs, ...(isWordTimed && { words }) }], isTimed: true, text }
}

const FIRST = 'hei jeg heter Gunhild Sørvik og bor i Parkveien 3'
const SECOND = 'det er mannen min Torleif som ringer og Gunhild har vondt i magen'

describe('GDPR-4 what is heard of nobody in particular', () => {
  test('is masked in its group, each word with its place in the sound', () => {
    const heard = maskGroup({ heard: group(0, FIRST), masking })
    expect(heard.text).toMatch(/^hei jeg heter \[navn \d{3}\] og bor i \[adresse \d{3}\]$/)
    const words = heard.segments.flatMap((segment) => segment.words ?? [])
    expect(words.map(({ text }) => text).join(' ')).toBe(heard.text)
    expect(words.find(({ text }) => text === '[navn')).toEqual({ text: '[navn', startMs: 3_000, endMs: 5_000 })
    expect(words[0]).toMatchObject({ text: 'hei', confidence: 0.9 })
  })

  test.each([true, false])('keeps text, stretches and words together when it is stitched (words timed: %s)', (isWordTimed) => {
    const groups = [group(0, FIRST, isWordTimed), group(10_000, SECOND, isWordTimed)].map((one) => maskGroup({ heard: one, masking }))
    const { text, segments, words } = maskStitched(stitchTranscripts(groups), masking, [])
    expect(text).toBe('hei jeg heter [navn 1] og bor i [adresse 1] det er mannen min [navn 2] som ringer og [navn 1] har vondt i magen')
    expect(words.map((word) => word.text).join(' ')).toBe(text)
    expect(segments.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text)
    expect(segments.every(({ startMs, endMs }) => startMs < endMs)).toBe(true)
  })

  test('finds a name that lies across two groups', () => {
    const groups = [group(0, 'pasienten heter Gunhild'), group(3_000, 'Sørvik og har feber i dag')].map((one) => maskGroup({ heard: one, masking }))
    const { text } = maskStitched(stitchTranscripts(groups), masking, [])
    expect(text).not.toMatch(/gunhild|sørvik/i)
    expect(text).toContain('har feber')
  })

  test('wears no number that another recording of the case wears', () => {
    const { text } = maskStitched(stitchTranscripts([maskGroup({ heard: group(0, FIRST), masking })]), masking, ['[navn 2] hostet'])
    expect(text).toContain('[navn 3]')
  })

  test('REL-7 keeps the mark of what is missing apart from the words at its sides', () => {
    const groups = [group(0, 'hei Gunhild Sørvik her gjelder det kneet'), group(60_000, SECOND)].map((one) => maskGroup({ heard: one, masking }))
    const stitched = stitchTranscripts(groups, [{ startMs: 20_000, endMs: 50_000 }])
    const { text, segments } = maskStitched(stitched, masking, [])
    expect(text).toMatch(/^hei \[navn 1\] her gjelder det kneet\n\[…\]\ndet er mannen min \[navn 2\] som ringer og \[navn 1\] har vondt/)
    expect(segments.map(({ start, end }) => text.slice(start, end))).toContain('[…]')
  })

  test('leaves what identifies nobody word for word', () => {
    const plain = group(0, 'jeg har hatt vondt i kneet siden i går og tar paracet')
    expect(maskGroup({ heard: plain, masking })).toEqual(plain)
  })
})
