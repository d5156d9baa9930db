import { createHash, randomBytes } from 'node:crypto'

/** Just enough of a browser for the sign-in tests: cookies by host and path, redirects one at a time. */
export function makeBrowser(always: Record<string, string> = {}) {
  const jar = new Map<string, { value: string; host: string; path: string }>()

  const cookiesFor = (url: URL) =>
    [...jar].flatMap(([key, { value, host, path }]) => (host === url.hostname && url.pathname.startsWith(path) ? [`${key.split('|')[1]}=${value}`] : []))

  async function go(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const headers = new Headers({ accept: 'text/html', ...always })
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    const cookies = cookiesFor(url)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const [name = '', ...rest] = pair.split('=')
      const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? '/'
      const expired = attributes.some((text) => /^expires=/i.test(text) && new Date(text.slice(8)).getTime() < Date.now())
      const key = `${url.hostname}${path}|${name}`
      if (expired) jar.delete(key)
      else jar.set(key, { value: rest.join('='), host: url.hostname, path })
    }
    return response
  }

  /** Follows redirects while they stay below the given prefix; gives the last answer and, when it leads out, where to. */
  async function follow(address: string, init: RequestInit = {}, within = ''): Promise<{ response: Response; address: string; leadsTo: string | undefined }> {
    let current = address
    let response = await go(current, init)
    for (let hops = 0; hops < 10; hops += 1) {
      const location = response.headers.get('location')
      if (!location) return { response, address: current, leadsTo: undefined }
      const next = new URL(location, current).href
      if (!next.startsWith(within)) return { response, address: current, leadsTo: next }
      await response.body?.cancel()
      current = next
      response = await go(current)
    }
    throw new Error('redirected in circles')
  }

  return { go, follow, cookieNames: () => [...jar.keys()].map((key) => key.split('|')[1] ?? '') }
}

export function makePkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export function form(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields), headers }
}
