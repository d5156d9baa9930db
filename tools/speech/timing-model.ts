import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { WhisperSize } from '#server/adapters/speech-on-device/model-catalogue.ts'

// A model of the size of a real one, whose weights say nothing. It takes the time of the real one, so that a machine can be timed before hundreds
// of megabytes are fetched. Written in the GGML form of whisper.cpp: head, mel filters, vocabulary, then each tensor with its name.

export type Shape = { state: number; heads: number; encoderLayers: number; decoderLayers: number; mels: number; vocabulary: number }

const SHAPES: Readonly<Record<WhisperSize, Shape>> = {
  small: { state: 768, heads: 12, encoderLayers: 12, decoderLayers: 12, mels: 80, vocabulary: 51_865 },
  medium: { state: 1024, heads: 16, encoderLayers: 24, decoderLayers: 24, mels: 80, vocabulary: 51_865 },
  large: { state: 1280, heads: 20, encoderLayers: 32, decoderLayers: 32, mels: 128, vocabulary: 51_866 },
  'large-turbo': { state: 1280, heads: 20, encoderLayers: 32, decoderLayers: 4, mels: 128, vocabulary: 51_866 },
}

const MAGIC = 0x67676d6c
const AUDIO_CONTEXT = 1500
const TEXT_CONTEXT = 448
const MEL_BINS = 201
/** Ids from here on end a text or name a time; their weights are naught, so that the decoder writes as long a text as a window may have. */
const FIRST_SPECIAL_TOKEN = 50_257

/** Numbers of GGML's own: kinds of numbers in a tensor, and the kind of file whose weights have five bits (version 2 of that form). */
const F32 = 0
const F16 = 1
const Q5_0 = 6
const FILE_OF_Q5_0 = 2008
const Q5_0_BLOCK = { values: 32, bytes: 22 }
const HALF_OF_FIFTIETH = 0x251f

/** Fills with what looks like chance and is the same in each run. */
function fill(bytes: Uint8Array, seed: number): void {
  let state = seed | 1
  for (let at = 0; at < bytes.length; at += 1) {
    state = Math.imul(state, 1_664_525) + 1_013_904_223
    bytes[at] = state >>> 24
  }
}

/** Blocks of 32 weights of five bits: a scale of two bytes, then their bits. */
function quantized(values: number, spoken = values): Uint8Array {
  const bytes = new Uint8Array((values / Q5_0_BLOCK.values) * Q5_0_BLOCK.bytes)
  fill(bytes, values)
  const view = new DataView(bytes.buffer)
  for (let block = 0; block * Q5_0_BLOCK.bytes < bytes.length; block += 1) {
    view.setUint16(block * Q5_0_BLOCK.bytes, block * Q5_0_BLOCK.values < spoken ? HALF_OF_FIFTIETH : 0, true)
  }
  return bytes
}

const floats = (count: number, value: number): Uint8Array => new Uint8Array(new Float32Array(count).fill(value).buffer)
const integers = (...values: number[]): Uint8Array => new Uint8Array(Int32Array.from(values).buffer)

type Tensor = { name: string; kind: number; sizes: readonly number[]; bytes: Uint8Array }

const bias = (name: string, count: number): Tensor => ({ name: `${name}.bias`, kind: F32, sizes: [count], bytes: floats(count, 0) })
const scale = (name: string, count: number): Tensor[] => [{ name: `${name}.weight`, kind: F32, sizes: [count], bytes: floats(count, 1) }, bias(name, count)]
const matrix = (name: string, from: number, to: number): Tensor => ({ name: `${name}.weight`, kind: Q5_0, sizes: [from, to], bytes: quantized(from * to) })
const convolution = (name: string, from: number, to: number): Tensor[] => [
  { name: `${name}.weight`, kind: F16, sizes: [3, from, to], bytes: new Uint8Array(3 * from * to * 2) },
  { name: `${name}.bias`, kind: F32, sizes: [1, to], bytes: floats(to, 0) },
]
const positions = (name: string, state: number, count: number): Tensor => ({ name, kind: F32, sizes: [state, count], bytes: floats(state * count, 0.01) })

const attention = (name: string, state: number): Tensor[] => [
  ...scale(`${name}_ln`, state),
  ...['query', 'key', 'value', 'out'].flatMap((part) => [matrix(`${name}.${part}`, state, state), ...(part === 'key' ? [] : [bias(`${name}.${part}`, state)])]),
]

const feedForward = (name: string, state: number): Tensor[] => [
  ...scale(`${name}.mlp_ln`, state),
  matrix(`${name}.mlp.0`, state, 4 * state),
  bias(`${name}.mlp.0`, 4 * state),
  matrix(`${name}.mlp.2`, 4 * state, state),
  bias(`${name}.mlp.2`, state),
]

function* tensorsOf({ state, encoderLayers, decoderLayers, mels, vocabulary }: Shape): Generator<Tensor> {
  yield positions('encoder.positional_embedding', state, AUDIO_CONTEXT)
  yield* convolution('encoder.conv1', mels, state)
  yield* convolution('encoder.conv2', state, state)
  yield* scale('encoder.ln_post', state)
  for (let layer = 0; layer < encoderLayers; layer += 1) {
    yield* feedForward(`encoder.blocks.${layer}`, state)
    yield* attention(`encoder.blocks.${layer}.attn`, state)
  }
  yield positions('decoder.positional_embedding', state, TEXT_CONTEXT)
  yield { name: 'decoder.token_embedding.weight', kind: Q5_0, sizes: [state, vocabulary], bytes: quantized(state * vocabulary, state * FIRST_SPECIAL_TOKEN) }
  yield* scale('decoder.ln', state)
  for (let layer = 0; layer < decoderLayers; layer += 1) {
    yield* feedForward(`decoder.blocks.${layer}`, state)
    yield* attention(`decoder.blocks.${layer}.attn`, state)
    yield* attention(`decoder.blocks.${layer}.cross_attn`, state)
  }
}

const headOf = ({ state, heads, encoderLayers, decoderLayers, mels, vocabulary }: Shape): Uint8Array =>
  integers(MAGIC, vocabulary, AUDIO_CONTEXT, state, heads, encoderLayers, TEXT_CONTEXT, state, heads, decoderLayers, mels, FILE_OF_Q5_0)

async function writeTensor(file: FileHandle, { name, kind, sizes, bytes }: Tensor): Promise<void> {
  const label = new TextEncoder().encode(name)
  await file.appendFile(integers(sizes.length, label.length, kind, ...sizes))
  await file.appendFile(label)
  await file.appendFile(bytes)
}

/** Takes a size of Whisper and a path; writes a model of that size whose weights say nothing. */
export const writeTimingModel = (size: WhisperSize, path: string): Promise<void> => writeModelOf(SHAPES[size], path)

/** Takes the measures of a model and a path; writes it there. */
export async function writeModelOf(shape: Shape, path: string): Promise<void> {
  await using file = await open(path, 'wx')
  await file.appendFile(headOf(shape))
  await file.appendFile(integers(shape.mels, MEL_BINS))
  await file.appendFile(floats(shape.mels * MEL_BINS, 0.001))
  // One word, the blank, which the decoder looks for; the program gives every other token a name of its own.
  await file.appendFile(integers(1, 1))
  await file.appendFile(new TextEncoder().encode(' '))
  for (const tensor of tensorsOf(shape)) await writeTensor(file, tensor)
}
