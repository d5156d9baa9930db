import { inFile } from '../mutation.ts'
import type { Mutation, Row } from '../mutation.ts'

const LIMITS = 'server/http/admission/limits.test.ts'
const CALL_LIMIT = 'server/http/admission/call-limit.test.ts'
const HEADERS = 'server/http/security-headers.test.ts'
const SOCKET = 'server/stream/socket.test.ts'
const BOUNDS = 'server/stream/socket-bounds.test.ts'
const ANSWERS = 'server/stream/answers.test.ts'
const RIGHTS = 'server/http/rights.test.ts'
const STRICT = 'server/http/body/strict-json.test.ts'

const headerLines = [
  "'content-security-policy': policy,", "'cross-origin-opener-policy': 'same-origin',", "'cross-origin-resource-policy': 'same-origin',",
  "'origin-agent-cluster': '?1',", "'permissions-policy': 'microphone=(self), camera=(), geolocation=()',", "'referrer-policy': 'no-referrer',",
  "'strict-transport-security': 'max-age=31536000; includeSubDomains',", "'x-content-type-options': 'nosniff',", "'x-dns-prefetch-control': 'off',",
  "'x-frame-options': 'DENY',", "'x-permitted-cross-domain-policies': 'none',",
]
const directives = ['script-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors', 'worker-src', 'connect-src']

/** Each limit, header and check at the border: calls, bodies, sockets. */
export const border: Mutation[] = [
  ...inFile('server/http/security-headers.ts', [HEADERS], headerLines.map((line): Row => ['export function securityHeaders', line, ''])),
  ...inFile('server/http/security-headers.ts', [HEADERS], [
    ...directives.map((directive): Row => ['export function pagePolicy', directive, `x-${directive}`]),
    ['export function pagePolicy', "\"script-src 'self'\"", "\"script-src 'self' 'unsafe-inline'\""],
    ['export function pagePolicy', "\"default-src 'self'\"", "\"default-src *\""],
  ]),
  ...inFile('server/http/make-server.ts', [HEADERS], [
    ['const headersOfCalls', ", { 'cache-control': 'no-store' }", ''],
    ['const headersOfCalls', "default-src 'none'; frame-ancestors 'none'", "default-src 'self'"],
    ['app.addHook', 'reply.headers(isCall(request) ? headersOfCalls : headersOfPages)', 'reply.headers(headersOfPages)'],
  ]),
  ...inFile('server/http/make-server.ts', [LIMITS], [['const isCall', 'request.routeOptions.url ?? request.url', 'request.url']]),
  ...inFile('server/http/make-server.ts', ['server/http/body/border.test.ts', RIGHTS], [
    ['app.addHook', "if (isUnwanted(request)) return void setImmediate(done, new Refusal('request.not_found'))", ''],
    ['app.addHook', 'watchBody(request.raw, {', 'void ((..._: unknown[]) => undefined)(request.raw, {'],
    ['logController', 'bodyLimit: JSON_BODY_BYTES', 'bodyLimit: 2 ** 30'],
    ['addContentTypeParser', 'done(null, parseStrictJson(body))', 'done(null, JSON.parse(String(body)))'],
    ['setErrorHandler', "app.removeContentTypeParser(['text/plain', 'application/json'])", "app.removeContentTypeParser(['application/json'])"],
  ]),
  ...inFile('server/http/admission/call-limit.ts', [CALL_LIMIT, LIMITS], [
    ['take(caller)', 'before >= mostPerMinute', 'false'],
    ['take(caller)', 'before >= mostPerMinute', 'before > mostPerMinute'],
    ['take(caller)', 'taken.clear()', ''],
    ['giveBack(caller)', 'taken.set(caller, before - 1)', 'void caller'],
    ['export function networkOf', 'slice(0, GROUPS_OF_NETWORK)', 'slice(0, GROUPS)'],
  ]),
  ...inFile('server/http/authenticate.ts', ['server/http/authenticate.test.ts', LIMITS, 'server/profile/profile.test.ts', RIGHTS], [
    ['async function verify', 'strangers.count(request)', ''],
    ['async function verify', 'strangers.giveBack(request)', ''],
    ['async function signedIn', 'byPerson[cost].take(`${identity.issuer} ${identity.subject}`)', ''],
    ['async function signedIn', 'byPerson[cost]', 'byPerson.plain'],
    ['async function signedIn', "if (user.isBlocked) throw new Refusal('account.blocked')", ''],
    ['async required', 'strangers.count(request)', ''],
    ['async optional', 'strangers.count(request)', ''],
    ['async optional', "&& error.code !== 'request.rate_limited'", ''],
  ]),
  ...inFile('server/http/body/strict-json.ts', [STRICT], [
    ['const UTF8', 'fatal: true', 'fatal: false'],
    ['const UTF8', 'ignoreBOM: true', 'ignoreBOM: false'],
    ['function isPlain', '> DEEPEST', '> 1_000_000'],
    ['function isNewKey', 'known.has(key) || ', ''],
    ['function isNewKey', " || key === '__proto__'", ''],
    ['function isNewKey', "quoted.includes('\\\\') ? String(JSON.parse(quoted)) : ", ''],
    ['export function parseStrictJson', 'if (isPlain(text)) return said', 'return said'],
  ]),
  ...inFile('server/http/admission/read-only.ts', ['server/http/read-only.test.ts', RIGHTS], [
    ['export async function admit', "throw new Refusal('subscription.inactive')", ''],
    ['export async function admit', "user?.subscription.status === 'Active'", 'user !== undefined'],
    ['export async function admit', 'if (mayFinish && (await isBegun(', 'if (mayFinish || (await isBegun('],
  ]),
  ...inFile('server/http/read-input.ts', ['server/http/odd-letters.test.ts', RIGHTS], [
    ['const hasNul', "value.includes('\\0')", 'false'],
    ['export function readParams', 'parsed.success && nulled === undefined', 'parsed.success'],
  ]),
  ...inFile('server/stream/socket.ts', ['server/stream/socket-manners.test.ts', BOUNDS, ANSWERS], [
    ['options: {', 'maxPayload: MAX_FRAME_BYTES', 'maxPayload: 2 ** 26'],
    ['function sendEvent', 'socket.bufferedAmount > MAX_BUFFERED_BYTES', 'false'],
    ['add(socket', 'own >= SOCKETS_PER_USER', 'false'],
    ['function isOwnOrigin', 'new URL(origin).host === request.host || origins.includes(origin)', 'true'],
    ['function isOwnOrigin', 'if (!origin) return false', 'if (!origin) return true'],
    ['function serve', 'socket.close(SOCKET_UNAUTHORIZED)', 'undefined'],
    ['export async function registerSocket', 'bus.onLogout(register.closeSession)', ''],
    ['closeSession(', 'tokenDigest, userSockets(userId)', 'userSockets(userId)'],
    ['closeSession(', 'userSockets(userId), providerSockets', 'providerSockets'],
    ['const closeBlocked', 'register.closeSession(userSockets(id))', 'void id'],
    ['function isAskedFor', 'topic === `case:${data.caseId}`', 'true'],
    ['function isAskedFor', '(topic === `conversation:${id.toLowerCase()}` || topic === `conversation:${userId}/${id}`)', 'true'],
    ['function followAnswers', 'if (frames > FRAMES_PER_SOCKET) return socket.close(POLICY_VIOLATION)', ''],
    ['function offeredTicket', 'if (!offered.includes(SOCKET_PROTOCOL)) return undefined', ''],
    ['(socket, request)', 'if (!ticket || !isAskedFor(request, ticket))', 'if (!ticket)'],
    ['(socket, request)', 'strangers.giveBack(request)', ''],
    ['const admit', 'strangers.count(request)', ''],
  ]),
  ...inFile('server/stream/create-ticket.ts', [RIGHTS, SOCKET, ANSWERS], [
    ['const topicFor', '(await store.caseIsOwned(body.caseId, userId))', 'true'],
    ['async createSocketTicket', "if (topic === undefined) throw new Refusal('ticket.not_found')", ''],
  ]),
  ...inFile('server/adapters/audio-decoding/decode-file.ts', ['server/adapters/audio-decoding/audio-decoder.test.ts'], [
    ['function soundMp4', 'if (!holdsWhatItClaims(bytes)) throw new TaskRefused(UNREADABLE)', ''],
  ]),
  ...inFile('server/adapters/audio-decoding/judge-failure.ts', ['server/adapters/audio-decoding/sealed-shelf.test.ts'], [
    ['export function judgeFailure', "if (error.reason === NO_ROOM) return { of: 'machine' }", ''],
  ]),
]
