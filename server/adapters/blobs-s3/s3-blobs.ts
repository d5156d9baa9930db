import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { Refusal } from '#contract/refusal.ts'
import { assertBlobKey, assertBlobPrefix } from '#server/ports/blobs.ts'
import type { BlobRange, Blobs } from '#server/ports/blobs.ts'
import { putObject } from './put-object.ts'
import { isMissing, isPastTheEnd, sending } from './s3-failure.ts'

export type S3Settings = {
  bucket: string
  /** Undefined: Amazon's own for the region. */
  endpoint: string | undefined
  region: string
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

const REMOVALS_AT_ONCE = 8

/**
 * Blobs as objects of a bucket. The store's acknowledgement is its promise of durability (REL-2). The bucket must not
 * keep old versions: a removal has to remove.
 */
export function makeS3Blobs(settings: S3Settings): Blobs & { close(): void } {
  const { bucket: Bucket } = settings
  const client = makeClient(settings)

  async function remove(key: string): Promise<void> {
    assertBlobKey(key)
    await sending(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })))
  }

  async function* list(prefix: string): AsyncGenerator<string, void, undefined> {
    assertBlobPrefix(prefix)
    for (let token: string | undefined; ; ) {
      const page = await sending(() => client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token })))
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
      token = page.NextContinuationToken
      if (token === undefined) return
    }
  }

  return {
    async put(key, content) {
      assertBlobKey(key)
      return putObject(client, { Bucket, Key: key }, content)
    },

    read(key, range) {
      assertBlobKey(key)
      return readObject(client, { Bucket, Key: key }, range)
    },

    async size(key) {
      assertBlobKey(key)
      const head = await sending(() => client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(isMissing))
      return head?.ContentLength
    },

    remove,
    list,

    async removeFolder(prefix) {
      const keys: string[] = []
      for await (const key of list(prefix)) keys.push(key)
      while (keys.length > 0) await Promise.all(keys.splice(0, REMOVALS_AT_ONCE).map(remove))
    },

    async check() {
      await sending(() => client.send(new HeadBucketCommand({ Bucket })))
    },

    close: () => client.destroy(),
  }
}

function makeClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    // A store of one's own seldom has a host name per bucket, and not each knows Amazon's newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId === undefined || secretAccessKey === undefined ? {} : { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 4_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  })
}

type ObjectName = { Bucket: string; Key: string }

async function* readObject(client: S3Client, name: ObjectName, range: BlobRange | undefined): AsyncGenerator<Uint8Array, void, undefined> {
  const Range = range && `bytes=${range.start}-${Number.isFinite(range.end) ? range.end : ''}`
  const answer = await sending(() => client.send(new GetObjectCommand({ ...name, ...(Range === undefined ? {} : { Range }) })).catch(isPastTheEnd))
  if (answer === undefined) return
  if (answer.Body === undefined) throw new Refusal('request.not_found')
  const pieces = answer.Body.transformToWebStream().values()
  try {
    for (let next = await sending(() => pieces.next()); next.done !== true; next = await sending(() => pieces.next())) yield next.value
  } finally {
    await pieces.return?.()
  }
}
