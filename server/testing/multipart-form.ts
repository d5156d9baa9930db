import { randomUUID } from 'node:crypto'

/** A form as browsers send it: text fields, and bytes as a file named after the field. */
export function multipart(
  form: Record<string, string | Uint8Array>,
  fileName = 'chunk-1.webm',
  mediaType = 'audio/webm',
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `b${randomUUID()}`
  const parts = Object.entries(form).map(([name, value]) => {
    const file = typeof value === 'string' ? '' : `; filename="${fileName}"\r\ncontent-type: ${mediaType}`
    return Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  })
  return { payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
