import { Refusal } from '#contract/refusal.ts'
import { makeFolderBlobs } from './folder-blobs.ts'

// For the test that watches the kernel: puts one blob and says how that went.
const [, , root = ''] = process.argv
const outcome = await makeFolderBlobs({ root })
  .put('cases/one/chunk-1', [Buffer.from('sound')])
  .then(() => 'acknowledged', (error: unknown) => (error instanceof Refusal ? error.code : 'another failure'))
process.stdout.write(`${outcome}\n`)
