import { z } from 'zod'
import { Language } from '#contract/vertical.ts'

/** What a file is to the engine that reads it. */
const Role = z.enum(['encoder', 'decoder', 'joiner', 'tokens', 'weights'])

const ModelFile = z.object({
  /** Its name in the model's folder. */
  name: z.string().regex(/^[\w.-]+$/),
  role: Role,
  /** Below the mirror's base address: repository, revision and name. */
  path: z.string(),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** How large a Whisper model is; a machine is timed by it. */
export type WhisperSize = z.infer<typeof WhisperSize>
const WhisperSize = z.enum(['small', 'medium', 'large', 'large-turbo'])

/** A speech model that can be fetched, checked and run on this machine. `ggml` models need whisper-server. */
export type SpeechModel = z.infer<typeof SpeechModel>
export const SpeechModel = z.object({
  id: z.string().regex(/^[\w.-]+$/),
  name: z.string(),
  languages: z.array(Language),
  engine: z.enum(['transducer', 'whisper', 'ggml']),
  /** Of `ggml` models. */
  size: WhisperSize.optional(),
  licence: z.string(),
  attribution: z.string(),
  files: z.array(ModelFile),
})

type Ggml = Pick<SpeechModel, 'id' | 'name' | 'languages' | 'licence' | 'attribution'> & { size: WhisperSize; path: string; bytes: number; sha256: string }

const ggml = ({ path, bytes, sha256, ...model }: Ggml): SpeechModel => ({
  ...model,
  engine: 'ggml',
  files: [{ name: 'model.bin', role: 'weights', path, bytes, sha256 }],
})

type Origin = Pick<SpeechModel, 'languages' | 'licence' | 'attribution'>

const NB: Origin = { languages: ['nb'], licence: 'Apache-2.0', attribution: 'NB-Whisper, National Library of Norway (NbAiLab)' }
const KB: Origin = { languages: ['sv'], licence: 'Apache-2.0', attribution: 'KB-Whisper, National Library of Sweden (KBLab)' }

const PARAKEET = 'csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8/resolve/2bda32ec70b097a55adaa07d9a7173915b43cc78'
const GIGAAM = 'pantinor/gigaam-v3/resolve/9890aad209f38eb48b2c853e42518dbbfcc5da0a'

/**
 * The models this product knows, best first per language. Each file is pinned to a revision, its size and its sha256, so
 * that a mirror or a memory stick can be trusted as little as the network.
 */
export const CATALOGUE: readonly SpeechModel[] = [
  ggml({
    ...NB,
    id: 'nb-whisper-small-q5',
    name: 'NB-Whisper small',
    size: 'small',
    path: 'NbAiLab/nb-whisper-small/resolve/e9bb5cb83cb74c96239fd506163aa97cff2fce4c/ggml-model-q5_0.bin',
    bytes: 175_209_680,
    sha256: '2a9025afb6e825fc4ae6a46671e0cb2f43e62f1dec87270deea6fe61b5285a20',
  }),
  ggml({
    ...NB,
    id: 'nb-whisper-medium-q5',
    name: 'NB-Whisper medium',
    size: 'medium',
    path: 'NbAiLab/nb-whisper-medium/resolve/0ed074d5985bd56ca4140159a9dbffbc3fb5117e/ggml-model-q5_0.bin',
    bytes: 539_212_484,
    sha256: '18733de634af639a43b0f8c5f5a2ea0920de4c5b32a5570ec130981581c0e5e7',
  }),
  ggml({
    ...NB,
    id: 'nb-whisper-large-q5',
    name: 'NB-Whisper large',
    size: 'large',
    path: 'NbAiLab/nb-whisper-large/resolve/8c6249fdeeb4dcd05e5735a4c39640607eb6e4ac/ggml-model-q5_0.bin',
    bytes: 1_081_140_203,
    sha256: 'feb5951ae694a62cfeb81fb501f6cfa8cc50d96bcddb1e4e8215f7006bac23a2',
  }),
  ggml({
    ...KB,
    id: 'kb-whisper-small-q5',
    name: 'KB-Whisper small',
    size: 'small',
    path: 'KBLab/kb-whisper-small/resolve/3564d61a42fc210ceaa55a22a96dd64478959c78/ggml-model-q5_0.bin',
    bytes: 175_209_680,
    sha256: '6768836a51abc902e420c613153e6d418c90ea2774e913274d02ab23170225b7',
  }),
  ggml({
    ...KB,
    id: 'kb-whisper-medium-q5',
    name: 'KB-Whisper medium',
    size: 'medium',
    path: 'KBLab/kb-whisper-medium/resolve/0abe10b9d7f75d0902656e5c06c5c4d549604dc5/ggml-model-q5_0.bin',
    bytes: 539_212_484,
    sha256: '7f8762e0ade9e0073674c0d5acae942a0b1ea98add9baa008ee89c94eaba43d0',
  }),
  ggml({
    id: 'whisper-large-v3-turbo-q5',
    name: 'Whisper large-v3 turbo',
    size: 'large-turbo',
    languages: ['da', 'nb', 'sv', 'en', 'ru'],
    licence: 'MIT',
    attribution: 'Whisper, OpenAI; GGML form by the whisper.cpp project',
    path: 'ggerganov/whisper.cpp/resolve/5359861c739e955e79d9a303bcbc70fb988958b1/ggml-large-v3-turbo-q5_0.bin',
    bytes: 574_041_195,
    sha256: '394221709cd5ad1f40c46e6031ca61bce88931e6e088c188294c6d5a55ffa7e2',
  }),
  {
    id: 'gigaam-v3-e2e-rnnt-int8',
    name: 'GigaAM v3',
    languages: ['ru'],
    engine: 'transducer',
    licence: 'MIT',
    attribution: 'GigaAM v3, SberDevices; ONNX form by pantinor',
    files: [
      {
        name: 'encoder.int8.onnx',
        role: 'encoder',
        path: `${GIGAAM}/gigaam_v3_e2e_rnnt_encoder_int8.onnx`,
        bytes: 318_995_997,
        sha256: '2cac62d0c270bd128f898f2be1a2d34780d524a6e9483888ebac7b00f97410f1',
      },
      {
        name: 'decoder.onnx',
        role: 'decoder',
        path: `${GIGAAM}/gigaam_v3_e2e_rnnt_decoder.onnx`,
        bytes: 4_600_058,
        sha256: '781971998e6a355d6a714f6932a30eab295e7ba0d14fd7e0f78c83b87e811860',
      },
      {
        name: 'joiner.onnx',
        role: 'joiner',
        path: `${GIGAAM}/gigaam_v3_e2e_rnnt_joint.onnx`,
        bytes: 2_712_896,
        sha256: '602ff7017a93311aad34df1437c8d7f49911353c13d6eae7a6ee7b041339465c',
      },
      {
        name: 'tokens.txt',
        role: 'tokens',
        path: `${GIGAAM}/gigaam_v3_e2e_rnnt_tokens.txt`,
        bytes: 13_353,
        sha256: '7ddf22514c42c531358182c81446a8159771e9921019f09ae743ea622d40221d',
      },
    ],
  },
  {
    id: 'parakeet-tdt-0.6b-v3-int8',
    name: 'Parakeet TDT 0.6B v3',
    languages: ['en', 'da', 'sv', 'ru'],
    engine: 'transducer',
    licence: 'CC-BY-4.0',
    attribution: 'Parakeet TDT 0.6B v3, NVIDIA; ONNX form by the sherpa-onnx project',
    files: [
      {
        name: 'encoder.int8.onnx',
        role: 'encoder',
        path: `${PARAKEET}/encoder.int8.onnx`,
        bytes: 652_184_281,
        sha256: 'acfc2b4456377e15d04f0243af540b7fe7c992f8d898d751cf134c3a55fd2247',
      },
      {
        name: 'decoder.int8.onnx',
        role: 'decoder',
        path: `${PARAKEET}/decoder.int8.onnx`,
        bytes: 11_845_275,
        sha256: '179e50c43d1a9de79c8a24149a2f9bac6eb5981823f2a2ed88d655b24248db4e',
      },
      {
        name: 'joiner.int8.onnx',
        role: 'joiner',
        path: `${PARAKEET}/joiner.int8.onnx`,
        bytes: 6_355_277,
        sha256: '3164c13fc2821009440d20fcb5fdc78bff28b4db2f8d0f0b329101719c0948b3',
      },
      {
        name: 'tokens.txt',
        role: 'tokens',
        path: `${PARAKEET}/tokens.txt`,
        bytes: 93_939,
        sha256: 'd58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d',
      },
    ],
  },
]

/** Which model a small machine should have for a language. */
export const SUGGESTED: Readonly<Record<Language, string>> = {
  nb: 'nb-whisper-small-q5',
  sv: 'kb-whisper-small-q5',
  da: 'whisper-large-v3-turbo-q5',
  en: 'parakeet-tdt-0.6b-v3-int8',
  ru: 'gigaam-v3-e2e-rnnt-int8',
}

/** Takes a language or a model's id; gives the model, or undefined when the catalogue has none. */
export function findModel(wanted: string): SpeechModel | undefined {
  const language = Language.safeParse(wanted)
  const id = language.success ? SUGGESTED[language.data] : wanted
  return CATALOGUE.find((model) => model.id === id)
}
