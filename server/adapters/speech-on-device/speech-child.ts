import sherpa from 'sherpa-onnx-node'
import type { OfflineModelConfig } from 'sherpa-onnx-node'
import { serveParent } from '../child-process/serve-parent.ts'
import { RecognizeAnswer, SpeechTask } from './speech-task.ts'
import type { DetectAnswer, DetectTask, RecognizerFiles, RecognizeTask } from './speech-task.ts'

// The program of the speech process. The native library ends its whole process on a model it cannot read; here that
// hurts nobody, and the parent starts another.

const SAMPLE_RATE_HZ = 16_000
const WINDOW_SAMPLES = 512
const BUFFER_SECONDS = 60

type Detector = InstanceType<typeof sherpa.Vad>
let detector: { model: string; vad: Detector } | undefined
let recognizer: { key: string; loaded: InstanceType<typeof sherpa.OfflineRecognizer> } | undefined

function openDetector(model: string): Detector {
  if (detector?.model === model) return detector.vad
  const vad = new sherpa.Vad(
    {
      sileroVad: {
        model,
        threshold: 0.5,
        minSpeechDuration: 0.25,
        minSilenceDuration: 0.5,
        maxSpeechDuration: 28,
        windowSize: WINDOW_SAMPLES,
      },
      sampleRate: SAMPLE_RATE_HZ,
      numThreads: 1,
      debug: false,
    },
    BUFFER_SECONDS,
  )
  detector = { model, vad }
  return vad
}

function takeSpans(vad: Detector): DetectAnswer['spans'] {
  const spans: DetectAnswer['spans'] = []
  for (; !vad.isEmpty(); vad.pop()) {
    const { start, samples } = vad.front(false)
    spans.push({
      startMs: Math.round((start * 1000) / SAMPLE_RATE_HZ),
      endMs: Math.round(((start + samples.length) * 1000) / SAMPLE_RATE_HZ),
    })
  }
  return spans
}

function detect(task: DetectTask): DetectAnswer {
  const vad = openDetector(task.model)
  if (task.isFirst) vad.reset()
  const spans: DetectAnswer['spans'] = []
  for (let at = 0; at < task.samples.length; at += WINDOW_SAMPLES) {
    vad.acceptWaveform(task.samples.subarray(at, at + WINDOW_SAMPLES))
    spans.push(...takeSpans(vad))
  }
  if (task.isLast) {
    vad.flush()
    spans.push(...takeSpans(vad))
  }
  return { spans }
}

function modelConfig(files: RecognizerFiles, threads: number): OfflineModelConfig {
  const common = { tokens: files.tokens, numThreads: threads, debug: false }
  if (files.kind === 'whisper') {
    const { encoder, decoder, language } = files
    return { ...common, whisper: { encoder, decoder, language, task: 'transcribe', tailPaddings: -1 } }
  }
  const { encoder, decoder, joiner, modelType } = files
  return { ...common, modelType, transducer: { encoder, decoder, joiner } }
}

async function recognize(task: RecognizeTask): Promise<RecognizeAnswer> {
  const key = JSON.stringify(task.files)
  if (recognizer?.key !== key) {
    const loaded = await sherpa.OfflineRecognizer.createAsync({
      featConfig: { sampleRate: SAMPLE_RATE_HZ, featureDim: 80 },
      modelConfig: modelConfig(task.files, task.threads),
    })
    recognizer = { key, loaded }
  }
  const stream = recognizer.loaded.createStream()
  stream.acceptWaveform({ samples: task.samples, sampleRate: SAMPLE_RATE_HZ })
  return RecognizeAnswer.parse(await recognizer.loaded.decodeAsync(stream))
}

serveParent(async (given) => {
  const task = SpeechTask.parse(given)
  return task.kind === 'detect' ? detect(task) : await recognize(task)
})
