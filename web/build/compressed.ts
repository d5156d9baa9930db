import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLEST_BYTES = 1_024
/** From here on the slowest form is worth its seconds: it takes a twentieth off the engine and a fourteenth off a language of it. */
const LARGE_BYTES = 64 * 1_024
const WORTH_IT = /\.(js|css|svg)$/

/** Lays a Brotli and a gzip form beside each script and style, so that the server sends the small one without working for it. */
export function compressed(): Plugin {
  return {
    name: 'epikrise-compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const emit = async (name: string, source: string | Uint8Array) => {
          const bytes = Buffer.from(source)
          if (bytes.length < SMALLEST_BYTES) return
          const quality = bytes.length > LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : 9
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
          const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })])
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotli })
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: zipped })
        }
        const worthy = Object.values(bundle).filter(({ fileName }) => WORTH_IT.test(fileName))
        await Promise.all(worthy.map(async (file) => await emit(file.fileName, file.type === 'chunk' ? file.code : file.source)))
      },
    },
  }
}
