import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type S3StandIn = {
  endpoint: string
  /** What the next calls answer instead of doing their work; undefined again for a store in order. */
  failWith: { status: number; code: string } | undefined
  /** `PUT /bucket/key?query` of each call, for counting. */
  calls: string[]
  openUploads(): number
  stop(): Promise<void>
}

type Store = { objects: Map<string, Buffer>; uploads: Map<string, Map<number, Buffer>> }

/** A small S3 in this process: objects, stretches, listings in pages of two, uploads in parts. It keeps nothing. */
export async function startS3StandIn(bucket: string): Promise<S3StandIn> {
  const store: Store = { objects: new Map(), uploads: new Map() }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const standIn: S3StandIn = {
    endpoint: `http://127.0.0.1:${port}`,
    failWith: undefined,
    calls: [],
    openUploads: () => store.uploads.size,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', standIn.endpoint)
    standIn.calls.push(`${request.method} ${url.pathname}${url.search}`)
    const body = await buffer(request)
    const [, inBucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (standIn.failWith !== undefined) return fail(response, standIn.failWith)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=')) return fail(response, { status: 403, code: 'AccessDenied' })
    if (inBucket !== bucket) return fail(response, { status: 404, code: 'NoSuchBucket' })
    answer(store, { request, response, query: url.searchParams, key: rest.join('/'), body })
  }

  return standIn
}

type Call = { request: IncomingMessage; response: ServerResponse; query: URLSearchParams; key: string; body: Buffer }

function answer(store: Store, call: Call): void {
  const { request, response, query, key, body } = call
  if (key === '') return request.method === 'HEAD' ? void response.end() : list(store, call)
  if (query.has('uploads') || query.has('uploadId')) return upload(store, call)
  if (request.method === 'PUT') {
    store.objects.set(key, body)
    response.setHeader('etag', etag(body)).end()
  } else if (request.method === 'DELETE') {
    store.objects.delete(key)
    response.writeHead(204).end()
  } else {
    read(store.objects.get(key), call)
  }
}

function read(object: Buffer | undefined, { request, response }: Call): void {
  if (object === undefined) return fail(response, { status: 404, code: 'NoSuchKey' })
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from !== undefined && Number(from) >= object.length) return fail(response, { status: 416, code: 'InvalidRange' })
  const part = from === undefined ? object : object.subarray(Number(from), to === '' ? undefined : Number(to) + 1)
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length, etag: etag(object) })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function list({ objects }: Store, { query, response }: Call): void {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted()
  const page = keys.slice(0, 2)
  const next = keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  response.end(`<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`)
}

function upload({ objects, uploads }: Store, { request, response, query, key, body }: Call): void {
  const id = query.get('uploadId') ?? String(uploads.size + 1)
  if (query.has('uploads')) {
    uploads.set(id, new Map())
    response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    return
  }
  const parts = uploads.get(id)
  if (parts === undefined) return fail(response, { status: 404, code: 'NoSuchUpload' })
  if (request.method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body)
    response.setHeader('etag', etag(body)).end()
    return
  }
  uploads.delete(id)
  if (request.method === 'DELETE') return void response.writeHead(204).end()
  objects.set(key, Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)))
  response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
}

const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function fail(response: ServerResponse, { status, code }: { status: number; code: string }): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
