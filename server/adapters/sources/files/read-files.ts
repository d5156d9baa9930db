import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import type { Language, Vertical } from '#contract/vertical.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { openedByOneLine } from '#domain/language/markdown-depth.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { cutAtHeadings } from '../html/cut-at-headings.ts'
import { oneLine } from '../html/plain-text.ts'
import { publicWebAddress, safeHtml } from '../html/safe-html.ts'
import type { Readings } from '../reading.ts'
import { SourceRefusal } from '../source-refusal.ts'
import { findFiles, LARGEST_FILE } from './find-files.ts'

export const FILES_SOURCE = 'clinic'

export type FilesOptions = {
  folder: string
  /** Who stands behind the procedures, as a reader is shown it. */
  owner: string
  /** Undefined: told from the words of each file. */
  language: Language | undefined
  vertical: Vertical | 'both'
  licence: string | undefined
}

const LONGEST_ID = 150

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Names one owner's texts, so that two owners' files of one name are two. */
export const ownerKey = (owner: string): string => digest(owner.normalize('NFC').toLowerCase())

/** Stable while the file keeps its place in the folder. */
function idOf(owner: string, path: string): string {
  const plain = path.normalize('NFC')
  const readable = /^[\w/.-]+$/.test(plain) && plain.length <= LONGEST_ID ? plain : `${plain.replaceAll(/[^\w/.-]+/g, '-').slice(0, 80)}-${digest(plain)}`
  return `${FILES_SOURCE}:${ownerKey(owner)}/${readable}`
}

/** The bytes of an ordinary file as they are now: one that was put in the place of another meanwhile is not followed. */
async function readBytes(path: string): Promise<Buffer> {
  await using handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  const entry = await handle.stat()
  if (!entry.isFile() || entry.size > LARGEST_FILE) throw new SourceRefusal('it was replaced while the folder was read')
  return await handle.readFile()
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Quotes and lists within each other: deeper than anybody writes, and far from where reading them takes seconds. */
const MOST_DEPTH = 100

/** Markdown with its HTML let through: the sanitizer judges both alike. Undefined for what nests too deep to be read. */
function htmlOf(path: string, text: string): string | undefined {
  if (/\.html?$/i.test(path)) return text
  if (openedByOneLine(text) > MOST_DEPTH) return undefined
  return micromark(text, { allowDangerousHtml: true, extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
}

const titleTag = (html: string): string => oneLine(/<title[^>]*>([^<]{1,300})<\/title>/i.exec(html.slice(0, 20_000))?.[1] ?? '')
const spoken = (path: string): string => oneLine(basename(path).replace(/\.[^.]+$/, '').replaceAll(/[-_]+/g, ' '))

function passagesOf(path: string, html: string, options: FilesOptions): Passage[] {
  const { owner, vertical } = options
  // Links within the folder lead nowhere from the library: only public addresses stay links.
  const sections = cutAtHeadings(safeHtml(html, publicWebAddress))
  const title = titleTag(html) || sections.find(({ headings }) => headings.length > 0)?.headings[0] || spoken(path)
  const language = options.language ?? detectLanguage(sections.map((section) => section.text).join('\n').slice(0, 6_000))
  const folders = path.split('/').slice(0, -1).map(oneLine).filter((name) => name !== '')
  return sections.map((section, part) => {
    const inside = section.headings[0] === title ? section.headings.slice(1) : section.headings
    const above = inside.length === 0 ? folders : [...folders, title, ...inside.slice(0, -1)]
    return {
      id: `${idOf(owner, path)}#${part}`,
      source: FILES_SOURCE,
      owner,
      title: inside.at(-1) ?? title,
      headings: above.slice(-12),
      text: section.text,
      html: section.html,
      kind: 'procedure',
      language,
      country: null,
      vertical,
      edition: null,
      updated: null,
      licence: options.licence ?? owner,
      url: null,
      codes: [],
    }
  })
}

async function readFile(folder: string, path: string): Promise<{ html: string } | { refused: string }> {
  const bytes = await readBytes(join(folder, path)).catch(() => undefined)
  if (bytes === undefined) return { refused: 'it could not be read' }
  const text = decode(bytes)
  if (text === undefined) return { refused: 'it is not written in UTF-8' }
  const html = htmlOf(path, text)
  return html === undefined ? { refused: 'its quotes or lists lie too deep in each other' } : { html }
}

/** Reads a folder of the clinic's own procedures, Markdown and HTML. A file that is refused is told with the reason. @throws SourceRefusal */
export async function* readFiles(options: FilesOptions): Readings {
  const found = await findFiles(options.folder)
  let done = 0
  for (const { path, refused } of found) {
    done += 1
    yield { kind: 'progress', done, total: found.length, of: 'files' }
    if (refused !== null) {
      yield { kind: 'skipped', what: path, reason: refused }
      continue
    }
    const read = await readFile(options.folder, path)
    if ('refused' in read) yield { kind: 'skipped', what: path, reason: read.refused }
    else {
      const passages = passagesOf(path, read.html, options)
      if (passages.length > 0) yield { kind: 'passages', passages }
      else yield { kind: 'skipped', what: path, reason: 'it holds no words' }
    }
  }
}
