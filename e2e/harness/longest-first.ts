import { readFile } from 'node:fs/promises'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Protocols take minutes and their files are a few lines long; sound plays as long as it lasts, whoever else is waiting. */
const LONGEST = /testShortForms/
const LONG = /recordingClinic|openRecorder|babble/

/** Begins with what takes long, so that no worker is left alone with it at the end; what is as long as another goes by its size, as ever. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files)
    const ranked = await Promise.all(bySize.map(async (file) => ({ file, rank: rankOf(await readFile(file.moduleId, 'utf8')) })))
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file)
  }
}

const rankOf = (source: string): number => (LONGEST.test(source) ? 0 : LONG.test(source) ? 1 : 2)
