import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import type { CertificateForm, CertificateKey } from '#contract/certificate.ts'
import type { Language } from '#contract/vertical.ts'
import { CERTIFICATE_PARTS, CERTIFICATE_WORDS } from '#domain/certificate/certificate-words.ts'
import type { CertificateWords } from '#domain/certificate/certificate-words.ts'

/** Type with Latin, Nordic and Cyrillic letters, whole, as TrueType: what a PDF can embed. */
const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}.ttf`))
const FONTS = { text: fontFile('400Regular/Inter_400Regular'), strong: fontFile('600SemiBold/Inter_600SemiBold') } as const

/** In points. */
const PAGE = { margin: 48, label: 150, gap: 10, foot: 40, signature: 56 } as const
const SIZE = { title: 15, part: 10, text: 8.5, foot: 7.5 } as const
const INK = '#1a1a1a'
const MUTED = '#5f5f5f'
const LINE = '#b9b9b9'

type Paper = InstanceType<typeof Pdf>
type Row = { label: string; value: string; isTold: boolean }

/** No word of a certificate is so long; a line has room for it, so that none must be measured sign by sign to be broken. */
const ENDLESS_WORD = /\S{40}(?=\S)/gu

/** Signs that no eye sees, and those that turn the direction of a line, are no words of a certificate. */
const readable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu, ' ')
    .replaceAll(ENDLESS_WORD, '$& ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

function rowsOf(keys: readonly CertificateKey[], { fields }: CertificateForm, words: CertificateWords): Row[] {
  const told = new Map(fields.map(({ key, value }) => [key, readable(value ?? '')]))
  return keys.map((key) => {
    const value = told.get(key) ?? ''
    return { label: words.fields[key], value: value === '' ? words.notTold : value, isTold: value !== '' }
  })
}

const bottomOf = (paper: Paper): number => paper.page.height - PAGE.margin - PAGE.foot

function breakBefore(paper: Paper, height: number): void {
  if (paper.y + height > bottomOf(paper) && paper.y > PAGE.margin) paper.addPage()
}

function writeRow(paper: Paper, { label, value, isTold }: Row): void {
  const at = PAGE.margin + PAGE.label + PAGE.gap
  const width = paper.page.width - PAGE.margin - at
  paper.font(FONTS.text).fontSize(SIZE.text)
  const height = Math.max(paper.heightOfString(label, { width: PAGE.label }), paper.heightOfString(value, { width }))
  // What is longer than a page runs on by itself; everything else stays whole.
  if (height < bottomOf(paper) - PAGE.margin) breakBefore(paper, height)
  const { y } = paper
  paper.fillColor(MUTED).text(label, PAGE.margin, y, { width: PAGE.label })
  const below = paper.y
  paper.fillColor(isTold ? INK : MUTED).text(value, at, y, { width })
  paper.y = Math.max(paper.y, below) + 2.5
}

function writePart(paper: Paper, heading: string, rows: readonly Row[]): void {
  breakBefore(paper, 40)
  paper.moveDown(0.5).font(FONTS.strong).fontSize(SIZE.part).fillColor(INK).text(heading, PAGE.margin, paper.y)
  paper.moveTo(PAGE.margin, paper.y + 1).lineTo(paper.page.width - PAGE.margin, paper.y + 1).lineWidth(0.5).strokeColor(LINE).stroke()
  paper.y += 5
  for (const row of rows) writeRow(paper, row)
}

function writeSignature(paper: Paper, label: string): void {
  breakBefore(paper, PAGE.signature)
  const y = paper.y + PAGE.signature - 16
  paper.moveTo(PAGE.margin, y).lineTo(PAGE.margin + 260, y).lineWidth(0.7).strokeColor(INK).stroke()
  paper.font(FONTS.text).fontSize(SIZE.foot).fillColor(MUTED).text(label, PAGE.margin, y + 3)
}

/** Each sheet says which it is of how many, and of which certificate: they are one unit. */
function writeFeet(paper: Paper, words: CertificateWords, number: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    paper.switchToPage(at)
    const said = `${words.number} ${number} · ${words.page} ${String(at + 1)}/${String(count)}`
    // Below the margin, where a line would otherwise begin a page of its own.
    paper.page.margins.bottom = 0
    paper
      .font(FONTS.text)
      .fontSize(SIZE.foot)
      .fillColor(MUTED)
      .text(said, PAGE.margin, paper.page.height - PAGE.margin, { width: paper.page.width - 2 * PAGE.margin, align: 'right', lineBreak: false })
  }
}

/**
 * Takes a certificate as its veterinarian left it; gives it as a PDF of one sheet where it fits, with its number, each font embedded. What nobody told
 * says so. Nothing of it is kept.
 */
export async function certificatePdf(
  form: CertificateForm,
  { language, number, madeAt }: { language: Language; number: string; madeAt: Date },
): Promise<Buffer> {
  const words = CERTIFICATE_WORDS[language]
  const paper = new Pdf({
    size: 'A4',
    margin: PAGE.margin,
    font: FONTS.text,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    lang: language,
    bufferPages: true,
    info: { Title: words.title, CreationDate: madeAt, ModDate: madeAt, Producer: 'Epikrise', Creator: 'Epikrise' },
  })
  const pieces: Buffer[] = []
  const whole = new Promise<Buffer>((settle, fail) => {
    paper.on('data', (piece: Buffer) => pieces.push(piece))
    paper.on('end', () => settle(Buffer.concat(pieces)))
    paper.on('error', fail)
  })
  paper.font(FONTS.strong).fontSize(SIZE.title).fillColor(INK).text(words.title, PAGE.margin, PAGE.margin)
  paper.font(FONTS.text).fontSize(SIZE.text).fillColor(MUTED).text(`${words.number} ${number}`)
  for (const { part, keys } of CERTIFICATE_PARTS) writePart(paper, words.parts[part], rowsOf(keys, form, words))
  writeSignature(paper, words.signature)
  writeFeet(paper, words, number)
  paper.end()
  return whole
}
