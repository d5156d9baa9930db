import { downloadModel } from '../install/install-model.ts'
import { SpeechModel } from '../model-catalogue.ts'

// Installs a model and is killed the moment its last byte has come, before the part gets its name.

const [given = '', modelDir = '', baseUrl = ''] = process.argv.slice(2)
const model = SpeechModel.parse(JSON.parse(given))
await downloadModel({
  model,
  modelDir,
  baseUrl,
  onProgress: ({ doneBytes, totalBytes }) => {
    if (doneBytes === totalBytes) process.kill(process.pid, 'SIGKILL')
  },
})
