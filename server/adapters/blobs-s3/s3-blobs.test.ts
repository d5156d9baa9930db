import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectBytes, describeBlobs } from '#server/ports/blobs-testing.ts'
import { makeS3Blobs } from './s3-blobs.ts'
import { startS3StandIn } from './s3-stand-in.ts'
import type { S3StandIn } from './s3-stand-in.ts'

let standIn: S3StandIn
let store: ReturnType<typeof makeS3Blobs>

const settings = { bucket: 'audio', region: 'eu-north-1', accessKeyId: 'test', secretAccessKey: 'test' }

beforeAll(async () => {
  standIn = await startS3StandIn('audio')
  store = makeS3Blobs({ ...settings, endpoint: standIn.endpoint })
})
afterAll(async () => {
  store.close()
  await standIn.stop()
})

describeBlobs('a bucket (S3 stand-in)', () => store)

test('an audio chunk is one call; only what is larger goes in parts, and none are left open', async () => {
  standIn.calls.length = 0
  await store.put('cases/one/small', [randomBytes(480_000)])
  expect(standIn.calls).toEqual(['PUT /audio/cases/one/small?x-id=PutObject'])
  await store.put('cases/one/large', [randomBytes(9_000_000), randomBytes(9_000_000)])
  expect(await store.size('cases/one/large')).toBe(18_000_000)
  expect(standIn.openUploads()).toBe(0)
})

test.each([
  [403, 'AccessDenied', 'storage.unavailable'],
  [404, 'NoSuchBucket', 'storage.unavailable'],
  [500, 'InternalError', 'storage.unavailable'],
  [507, 'XMinioStorageFull', 'storage.full'],
])('a store that answers %i %s is told as %s', async (status, code, refusal) => {
  await store.put('cases/two/chunk-1', [Buffer.from('sound')])
  standIn.failWith = { status, code }
  await expect(store.put('cases/two/chunk-2', [Buffer.from('sound')])).rejects.toMatchObject({ code: refusal })
  await expect(collectBytes(store.read('cases/two/chunk-1'))).rejects.toMatchObject({ code: refusal })
  standIn.failWith = undefined
  expect(await store.size('cases/two/chunk-2')).toBeUndefined()
})

test('a store that is not there is told as storage.unavailable', async () => {
  const nowhere = makeS3Blobs({ ...settings, endpoint: 'http://127.0.0.1:1' })
  await expect(nowhere.check()).rejects.toMatchObject({ code: 'storage.unavailable' })
  nowhere.close()
})
