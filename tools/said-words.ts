// Builds domain/vocabulary/lists/said-words.generated.ts: `node tools/launch.mjs run tools/said-words.ts`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenSaidWords } from './said-words-list.ts'

const ROOT = join(import.meta.dirname, '..')

writeFileSync(join(ROOT, 'domain/vocabulary/lists/said-words.generated.ts'), writtenSaidWords(join(ROOT, 'eval/consultations')))
