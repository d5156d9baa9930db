/** The part of sherpa-onnx-node 1.13.8 used here; the package brings no declaration of its own. */
declare module 'sherpa-onnx-node' {
  export type SpeechSegment = { start: number; samples: Float32Array }

  export type VadConfig = {
    sileroVad: {
      model: string
      threshold: number
      minSpeechDuration: number
      minSilenceDuration: number
      maxSpeechDuration: number
      windowSize: number
    }
    sampleRate: number
    numThreads: number
    debug: boolean
  }

  class Vad {
    constructor(config: VadConfig, bufferSizeInSeconds: number)
    acceptWaveform(samples: Float32Array): void
    isEmpty(): boolean
    front(enableExternalBuffer: boolean): SpeechSegment
    pop(): void
    reset(): void
    flush(): void
  }

  export type OfflineModelConfig = {
    transducer?: { encoder: string; decoder: string; joiner: string }
    whisper?: { encoder: string; decoder: string; language: string; task: 'transcribe'; tailPaddings: number }
    modelType?: string
    tokens: string
    numThreads: number
    debug: boolean
  }

  export type OfflineRecognizerConfig = {
    featConfig: { sampleRate: number; featureDim: number }
    modelConfig: OfflineModelConfig
  }

  export type OfflineStream = { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void }

  class OfflineRecognizer {
    static createAsync(config: OfflineRecognizerConfig): Promise<OfflineRecognizer>
    createStream(): OfflineStream
    decodeAsync(stream: OfflineStream): Promise<unknown>
  }

  const sherpa: { Vad: typeof Vad; OfflineRecognizer: typeof OfflineRecognizer }
  export default sherpa
}
