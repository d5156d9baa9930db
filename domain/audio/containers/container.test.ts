import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CONTAINERS_BY_EXTENSION, identifyAudio, identifyRecording } from './container.ts'

const read = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const join = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

const wav = join(text('RIFF'), Uint8Array.of(36, 0, 0, 0), text('WAVEfmt '))
const files: Record<string, Uint8Array> = {
  m4a: read('spoken.m4a'),
  mp3: read('spoken.mp3'),
  webm: read('spoken.webm'),
  mp4: read('spoken-fragments.mp4'),
  mpga: read('spoken.mp3'),
  wav,
  mpeg: read('spoken.mpeg'),
}

describe('SEC-31 a file is what its bytes say', () => {
  test.each(Object.keys(CONTAINERS_BY_EXTENSION))('.%s is accepted when it is one', (extension) => {
    expect(() => identifyAudio(files[extension]!, extension)).not.toThrow()
    expect(() => identifyAudio(files[extension]!, `.${extension.toUpperCase()}`)).not.toThrow()
  })

  test('every ending with the bytes of another kind is refused', () => {
    const kinds = { webm: files['webm']!, mp4: files['mp4']!, mp3: files['mp3']!, wav, 'mpeg-ps': files['mpeg']! }
    for (const [extension, allowed] of Object.entries(CONTAINERS_BY_EXTENSION)) {
      for (const [kind, bytes] of Object.entries(kinds)) {
        const isAllowed = (allowed as readonly string[]).includes(kind)
        if (isAllowed) expect(identifyAudio(bytes, extension)).toBe(kind)
        else expect(() => identifyAudio(bytes, extension)).toThrow('recording.unsupported_media')
      }
    }
  })

  test.each([
    ['zero bytes', new Uint8Array(), 'mp3'],
    ['text', text('I have chest pain'), 'wav'],
    ['an executable', text('MZ\x90\x00\x03'), 'webm'],
    ['HTML inside WebM', join(files['webm']!.subarray(0, 200), text('<html><script>alert(1)</script>'), files['webm']!.subarray(200)), 'webm'],
    ['HTML after an ID3 tag', join(text('ID3\x04\x00\x00\x00\x00\x00\x21'), text('<!DOCTYPE html><body onload=x()> '), files['mp3']!), 'mp3'],
    ['an ending not on the list', files['mp3']!, 'exe'],
    ['an ending that every object has', files['mp3']!, 'constructor'],
  ])('%s is refused', (_, bytes, extension) => {
    expect(() => identifyAudio(bytes, extension)).toThrow('recording.unsupported_media')
  })

  test('an MP3 with a tag longer than its head is still an MP3', () => {
    expect(identifyAudio(join(text('ID3\x04\x00\x00\x00\x7f\x00\x00'), new Uint8Array(100)), 'mp3')).toBe('mp3')
  })

  test('field recorders keep notes in XML; that is sound', () => {
    expect(identifyAudio(join(wav, text('iXML<?xml version="1.0"?><BWFXML/>')), 'wav')).toBe('wav')
  })

  test('a recorder sends WebM or MP4', () => {
    expect(identifyRecording(files['webm']!)).toBe('webm')
    expect(identifyRecording(files['mp4']!)).toBe('mp4')
    expect(() => identifyRecording(files['mp3']!)).toThrow('recording.unsupported_media')
  })
})
