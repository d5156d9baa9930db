import { createHash } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { AudioDecoder, StoredSound } from '#server/ports/audio-decoder.ts'
import type { TokenVerifier } from '#server/ports/identity.ts'
import { soundOf } from '#server/ports/sound.ts'
import type { Sound } from '#server/ports/sound.ts'
import type { Transcriber, Transcription } from '#server/ports/transcriber.ts'

/** Judges tokens of the form `test:<name>`; `forget` is noted so that logout can be seen. */
export function makeTestVerifier(): TokenVerifier & { forgotten: string[] } {
  const forgotten: string[] = []
  return {
    forgotten,
    verify(token) {
      const name = /^test:(\w+)/.exec(token)?.[1]
      if (!name) return Promise.reject(new Refusal('auth.required'))
      return Promise.resolve({
        issuer: 'https://issuer.example',
        subject: name,
        email: `${name}@clinic.example`,
        name,
        acr: undefined,
        issuedAt: new Date(Number(/@(\d+)/.exec(token)?.[1] ?? Date.now())),
        expiresAt: new Date(Date.now() + 3_600_000),
        tokenDigest: createHash('sha256').update(token).digest('hex'),
      })
    },
    recall: () => undefined,
    forget: (digest) => void forgotten.push(digest),
  }
}

const GROUP_MS = 30_000
const STEP_MS = 25_000

/** A decoder for groups whose bytes are their own text: what is said in a group is written in it. */
export function makeTextDecoder(): AudioDecoder & { textOf: WeakMap<Sound, string> } {
  const textOf = new WeakMap<Sound, string>()
  const decode = async (content: StoredSound, startMs: number) => {
    const sound = soundOf(new Float32Array(16))
    textOf.set(sound, Buffer.concat(await Array.fromAsync(content.read())).toString('utf8'))
    return { sound, startMs, close: () => Promise.resolve() }
  }
  return {
    textOf,
    decodeGroup: ({ content, index }) => decode(content, (index - 1) * STEP_MS),
    decodeFile: ({ content }) => decode(content, 0),
    stop: () => Promise.resolve(),
  }
}

export type ScriptedTranscriber = Transcriber & { calls: string[]; failWith: Error | undefined }

/** Hears what {@link makeTextDecoder} read; counts the calls and fails when told to. */
export function makeScriptedTranscriber(textOf: WeakMap<Sound, string>): ScriptedTranscriber {
  const transcriber: ScriptedTranscriber = {
    calls: [],
    failWith: undefined,
    transcribe({ audio }) {
      if (transcriber.failWith) return Promise.reject(transcriber.failWith)
      const text = (textOf.get(audio) ?? '').replace(/^.*?:/s, '').trim()
      transcriber.calls.push(text)
      const isSilent = text === ''
      const heard: Transcription = {
        text,
        segments: isSilent ? [] : [{ startMs: 0, endMs: GROUP_MS, text, confidence: 0.8 }],
        isTimed: true,
        speechMs: isSilent ? 0 : 20_000,
        durationMs: GROUP_MS,
        quality: 'good',
        noSpeech: isSilent,
        engine: 'scripted',
      }
      return Promise.resolve(heard)
    },
    readiness: () => Promise.resolve({ status: transcriber.failWith ? 'no_engine' : 'ready', speechGate: 'level' }),
    stop: () => Promise.resolve(),
  }
  return transcriber
}
