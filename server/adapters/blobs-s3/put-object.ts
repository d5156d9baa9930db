import {
  AbortMultipartUploadCommand, CompleteMultipartUploadCommand, CreateMultipartUploadCommand, PutObjectCommand, UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { S3Client } from '@aws-sdk/client-s3'
import type { BlobContent } from '#server/ports/blobs.ts'
import { sending } from './s3-failure.ts'

/** S3 takes parts from 5 MiB on; an audio chunk fits into one and so into one call. */
const PART_BYTES = 8 * 1024 * 1024

type ObjectName = { Bucket: string; Key: string }

/** Sends the content in as many parts as it needs, holding one at a time. The object appears whole or not at all. */
export async function putObject(client: S3Client, name: ObjectName, content: BlobContent): Promise<{ bytes: number }> {
  const parts = inParts(content)
  const first = await parts.next()
  const single = first.done === true ? Buffer.alloc(0) : first.value
  if (single.length < PART_BYTES) {
    await sending(() => client.send(new PutObjectCommand({ ...name, Body: single })))
    return { bytes: single.length }
  }
  return putInParts(client, name, { first: single, rest: parts })
}

async function putInParts(client: S3Client, name: ObjectName, content: { first: Buffer; rest: AsyncIterable<Buffer> }): Promise<{ bytes: number }> {
  const { UploadId } = await sending(() => client.send(new CreateMultipartUploadCommand(name)))
  const upload = { ...name, UploadId }
  const Parts: { ETag: string | undefined; PartNumber: number }[] = []
  let bytes = 0
  const send = async (Body: Buffer) => {
    const PartNumber = Parts.length + 1
    const { ETag } = await sending(() => client.send(new UploadPartCommand({ ...upload, PartNumber, Body })))
    Parts.push({ ETag, PartNumber })
    bytes += Body.length
  }
  try {
    await send(content.first)
    for await (const part of content.rest) await send(part)
    await sending(() => client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })))
    return { bytes }
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

/** Full parts, and a last one that may be smaller. */
async function* inParts(content: BlobContent): AsyncGenerator<Buffer, void, undefined> {
  let pieces: Uint8Array[] = []
  let held = 0
  for await (const piece of content) {
    pieces.push(piece)
    held += piece.length
    if (held < PART_BYTES) continue
    yield Buffer.concat(pieces)
    pieces = []
    held = 0
  }
  if (held > 0) yield Buffer.concat(pieces)
}
