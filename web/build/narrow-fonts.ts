import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The thinnest and the boldest weight that our styles ask for. */
const WEIGHTS = { min: 400, max: 700, default: 400 } as const

/** What a browser turns on by itself, and figures of one width, which our styles ask for. Small capitals, fractions and the like nobody sees. */
const FEATURES = ['ccmp', 'locl', 'calt', 'clig', 'liga', 'rclt', 'rlig', 'kern', 'mark', 'mkmk', 'rvrn', 'tnum']

const NARROWING = createHash('sha256').update(JSON.stringify([WEIGHTS, FEATURES])).digest('hex').slice(0, 6)

/** A face is named by the digest of the whole one, which is kept for good where it was fetched: faces narrowed otherwise get another address. */
export const FACE_NAMES = `assets/[name]-${NARROWING}-[hash][extname]`

const PLANE = 0xd8_00
const isCombiningMark = (code: number): boolean => code >= 0x03_00 && code < 0x03_70

/** All letters of a face stay, but for marks laid over another: a browser composes å of a and ring by itself. */
const LETTERS = Array.from({ length: PLANE }, (_, code) => (isCombiningMark(code) ? '' : String.fromCharCode(code))).join('')

/** Takes a variable face (WOFF2); gives it with what our pages use of it, about three fifths of its bytes. */
export const narrowed = async (face: Uint8Array): Promise<Buffer> =>
  await subsetFont(Buffer.from(face), LETTERS, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES })

/** Serves every face with the weights and forms that are used, and no others. */
export function narrowFonts(): Plugin {
  return {
    name: 'epikrise-narrow-fonts',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.woff2')) file.source = await narrowed(Buffer.from(file.source))
      },
    },
  }
}
