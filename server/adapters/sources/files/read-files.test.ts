import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Passage } from '#server/knowledge/passage.ts'
import { passagesIn, readAll, skippedIn } from '../testing/source-stand-in.ts'
import { readFiles } from './read-files.ts'
import type { FilesOptions } from './read-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
}
const read = (options: Partial<FilesOptions> = {}) =>
  readAll(readFiles({ folder, owner: 'Sentrum legesenter', language: undefined, vertical: 'med', licence: undefined, ...options }))

describe('procedures of the clinic', () => {
  test('Markdown and HTML are cut at their headings, under the folder they lie in, with their owner', async () => {
    await write('lab/crp.md', '# CRP\n\nTa prøven før legen kommer.\n\n## Kontroll\n\n| dag | mål |\n|---|---|\n| 1 | 10 |\n\n<script>alert(1)</script>\n')
    await write(
      'sår.html',
      '<html><head><title>Sårstell</title></head><body><h1>Sårstell</h1><p onclick=x>Vask hendene før du begynner med såret.</p></body></html>',
    )
    const passages = passagesIn(await read())
    expect(passages.map(({ headings, title, text }) => [...headings, title, text].join(' / '))).toEqual([
      'lab / CRP / Ta prøven før legen kommer.',
      'lab / CRP / Kontroll / dag | mål\n1 | 10',
      'Sårstell / Vask hendene før du begynner med såret.',
    ])
    for (const passage of passages) {
      expect(passage).toMatchObject({
        source: 'clinic',
        owner: 'Sentrum legesenter',
        kind: 'procedure',
        language: 'nb',
        country: null,
        vertical: 'med',
        url: null,
        licence: 'Sentrum legesenter',
      })
      expect(passage.html).not.toMatch(/script|onclick/)
      expect(Passage.safeParse(passage).success).toBe(true)
    }
  })

  test('the language is told from the words, or given', async () => {
    await write('a.md', 'Tvätta händerna och ta inte av handskarna förrän såret är rent. Patienten ska inte äta före provet.')
    await write('b.md', 'Вымойте руки перед перевязкой и не снимайте перчатки.')
    expect(passagesIn(await read()).map(({ language }) => language)).toEqual(['sv', 'ru'])
    expect(passagesIn(await read({ language: 'en' })).map(({ language }) => language)).toEqual(['en', 'en'])
  })

  test('ids are stable and differ between owners; long and odd names have ids too', async () => {
    await write(`${'veldig-lang mappe med blanke '.repeat(5)}/${'å'.repeat(90)}.md`, 'Tekst her.')
    const [one] = passagesIn(await read())
    const [again] = passagesIn(await read())
    const [other] = passagesIn(await read({ owner: 'Havna dyreklinikk' }))
    expect(again?.id).toBe(one?.id)
    expect(other?.id).not.toBe(one?.id)
    expect(Passage.safeParse(one).success).toBe(true)
  })

  test('what is refused says why: links, other kinds, what is too large, not UTF-8 or empty', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'))
    await writeFile(join(outside, 'secret.md'), 'Hemmelig.')
    await symlink(join(outside, 'secret.md'), join(folder, 'a-link.md'))
    await symlink(outside, join(folder, 'b-folder'))
    await write('c.pdf', 'x')
    await write('d.md', 'x'.repeat(2_000_001))
    await write('e.md', Buffer.from([0xff, 0xfe, 0x41]))
    await write('f.html', '<script>alert(1)</script>')
    await write('.hidden.md', 'Skjult.')
    const readings = await read()
    expect(passagesIn(readings)).toEqual([])
    expect(skippedIn(readings)).toEqual([
      'a-link.md: it is a link to somewhere else, which is not followed',
      'b-folder: it is a link to somewhere else, which is not followed',
      'c.pdf: it is neither Markdown (.md) nor HTML (.html)',
      'd.md: it is larger than 2 MB: divide it at its chapters',
      'e.md: it is not written in UTF-8',
      'f.html: it holds no words',
    ])
    await rm(outside, { recursive: true })
  })

  test('a folder that is none, or a link to one, is refused', async () => {
    await expect(read({ folder: join(folder, 'none') })).rejects.toThrow(/is no folder/)
    await symlink(folder, `${folder}-link`)
    await expect(read({ folder: `${folder}-link` })).rejects.toThrow(/is no folder/)
    await rm(`${folder}-link`)
  })

  test('a word of 100,000 letters, deep quotes and a thousand brackets are read in time', async () => {
    await write('a.md', `# X\n\n${'x'.repeat(100_000)}\n\n${'>'.repeat(50)} dypt\n\n${'['.repeat(10_000)}`)
    await write('b.md', `${'>'.repeat(50_000)} dypt`)
    const readings = await read()
    const passages = passagesIn(readings)
    expect(skippedIn(readings)).toEqual(['b.md: its quotes or lists lie too deep in each other'])
    for (const passage of passages) expect(Passage.safeParse(passage).success).toBe(true)
    expect(passages.map(({ text }) => text).join('')).toContain('x'.repeat(19_000))
  })
})
