import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Interaction, Provider } from 'oidc-provider/lib/provider.js'
import { isLoopbackHost, tenantOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import { BUILT_IN_HEADERS } from '#server/http/built-in-page.ts'
import { noticePage, SignInForm, signInPage } from './pages.ts'
import type { SignInView } from './pages.ts'
import { normalEmail, SELF_ASSERTED_ACR, subjectOf } from './person.ts'
import { languageOf, sendPage } from './provider.ts'
import type { IdentityStore } from './store.ts'

export type RequestParts = {
  provider: Provider
  store: IdentityStore
  issuer: string
  origins: readonly string[]
  tenants: readonly Tenant[]
  /** Told of a failure, never with what the person typed. */
  onFailure: (error: unknown) => void
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

const FORM_BYTES = 8_192
const INTERACTION = /^\/oidc\/interaction\/([\w-]{1,64})$/

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > FORM_BYTES) return undefined
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

function originOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : (URL.parse(address)?.origin ?? undefined)
}

/** What the page needs to know of the request that led here. */
function viewOf({ uid, params }: Interaction, request: IncomingMessage, { tenants, origins }: RequestParts): SignInView {
  const target = originOf(params['redirect_uri'])
  const isOurs = target !== undefined && origins.includes(target)
  return {
    language: languageOf(params['ui_locales'], request.headers['accept-language']),
    vertical: isOurs ? tenantOf(new URL(target).host, tenants).vertical : 'med',
    action: `/oidc/interaction/${uid}`,
    home: `${isOurs ? target : (origins[0] ?? '')}/`,
    // Browsers hold the policy against where the form finally leads, so the app's own origin is named.
    formTargets: isOurs ? [target] : [],
  }
}

async function signIn(form: URLSearchParams, view: SignInView, { provider, store, request, response }: RequestParts & Exchange): Promise<void> {
  const typed = { email: form.get('email') ?? '', name: form.get('name') ?? '' }
  const read = SignInForm.safeParse(typed)
  if (!read.success) {
    const mistakes = new Set(read.error.issues.map(({ path }) => String(path[0])))
    return sendPage(response, 422, signInPage({ ...view, typed, mistakes }))
  }
  const person = { subject: subjectOf(read.data.email), email: normalEmail(read.data.email), name: read.data.name }
  await store.keepPerson(person)
  await provider.interactionFinished(request, response, { login: { accountId: person.subject, acr: SELF_ASSERTED_ACR, amr: ['none'] } })
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

async function interact(parts: RequestParts & Exchange): Promise<void> {
  const { provider, issuer, request, response } = parts
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined)
  const startAgain = () =>
    sendPage(response, 400, noticePage('startAgain', { language: languageOf(undefined, request.headers['accept-language']), home: parts.origins[0] ?? '/' }))
  if (!interaction || !request.url?.endsWith(`/${interaction.uid}`)) return startAgain()
  if (interaction.prompt.name !== 'login') return provider.interactionFinished(request, response, { consent: {} })
  const view = viewOf(interaction, request, parts)
  if (request.method === 'GET') return sendPage(response, 200, signInPage(view))
  // A browser names the page a form was sent from; another site's form has no effect (SEC-20).
  const { origin } = request.headers
  const form = origin === undefined || origin === originOf(issuer) ? await readForm(request) : undefined
  return form ? signIn(form, view, parts) : startAgain()
}

/** Cookies belong to one host, so a person who comes by another name of this machine is sent to the one that counts. */
function goToCanonicalHost({ request, response }: Exchange, issuer: string): boolean {
  const { host } = new URL(issuer)
  const isPage = request.method === 'GET' && /^\/oidc\/(auth|session|interaction)\b/.test(request.url ?? '')
  if (request.headers.host === host || !isPage) return false
  response.writeHead(307, { ...BUILT_IN_HEADERS, location: `http://${host}${request.url}` }).end()
  return true
}

const END_OF_SESSION = '/oidc/session/end'

/**
 * Our page sends the token in a form, so that it stands in no address. The provider takes forms there only together with cookies for every site;
 * what came as one is handed to it as if it had been asked for. False for a form that another site sent (SEC-20), or that is none.
 */
async function takeEndOfSession(request: IncomingMessage, issuer: string): Promise<boolean> {
  // Our pages send no referrer, and browsers then name no origin of a form either; where it came from stands in the other.
  const isOurs = request.headers.origin === originOf(issuer) || request.headers['sec-fetch-site'] === 'same-origin'
  const form = isOurs ? await readForm(request) : undefined
  if (form) Object.assign(request, { method: 'GET', url: `${END_OF_SESSION}?${form.toString()}` })
  return form !== undefined
}

/** Everything below /oidc, on the server's own port. Requests that did not come by a name of this machine are turned away. */
export function makeRequestHandler(parts: RequestParts): RequestHandler {
  const { issuer, provider, onFailure } = parts
  const serveProvider = provider.callback()
  const canonicalHost = new URL(issuer).host
  return (request, response) => {
    for (const [name, value] of Object.entries(BUILT_IN_HEADERS)) response.setHeader(name, value)
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
    if (!isLoopbackHost(request.headers.host ?? '')) {
      response.writeHead(421).end()
      return
    }
    if (goToCanonicalHost({ request, response }, issuer)) return
    const url = request.url ?? ''
    if (INTERACTION.test(url) && (request.method === 'GET' || request.method === 'POST')) {
      interact({ ...parts, request, response }).catch((error: unknown) => {
        onFailure(error)
        if (!response.headersSent)
          sendPage(response, 503, noticePage('wrong', { language: languageOf(undefined, request.headers['accept-language']), home: parts.origins[0] ?? '/' }))
      })
      return
    }
    const serve = (): void => {
      const asked = request.url ?? ''
      // oidc-provider finds out where it is mounted from these two, and its addresses from Host.
      Object.assign(request, { originalUrl: asked, url: asked.slice('/oidc'.length) || '/' })
      request.headers.host = canonicalHost
      serveProvider(request, response)
    }
    if (url === END_OF_SESSION && request.method === 'POST')
      takeEndOfSession(request, issuer).then((isTaken) => (isTaken ? serve() : response.writeHead(400).end()), onFailure)
    else serve()
  }
}
