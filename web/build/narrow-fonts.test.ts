import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { narrowed } from './narrow-fonts.ts'

const faceOf = async (path: string): Promise<Buffer> => await readFile(new URL(`../../node_modules/@fontsource-variable/${path}`, import.meta.url))

test.each(['inter/files/inter-latin-wght-normal.woff2', 'source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2'])(
  '%s is narrowed to two thirds and less, and stays a face',
  async (path) => {
    const face = await faceOf(path)
    const narrow = await narrowed(face)
    expect(narrow.length).toBeLessThan((face.length * 7) / 10)
    expect(narrow.subarray(0, 4).toString('latin1')).toBe('wOF2')
  },
)
