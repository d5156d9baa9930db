/*
 * The service worker: keeps what the app needs to start and to record without a network, files of one build together, and nothing else. Calls, sign-in and everything they answer
 * pass it by (docs/decisions/0018-offline-shell.md). The build puts the names of the files in the place of BUILD.
 */
const { version, entry, files } = BUILD
const CACHE = 'epikrise-shell-' + version
/** Where the server has the document of the app, and what the app asks first. */
const [SHELL, CONFIG] = ['/r', '/config.json']
/** Never pages of the app: each is the server's own, with a network or not at all. */
const OF_THE_SERVER = /^\/(api|oidc|test-checkout|info|assets)(\/|$)|\.[a-z]+$/
/** So long may a server be silent before the app starts from what is kept. */
const PATIENCE_MS = 8000

async function install() {
  const shell = await fetch(SHELL, { cache: 'reload', headers: { accept: 'text/html' } })
  // While a new build is rolled out two servers may answer: a mix of files is not kept, the browser comes again.
  if (!shell.ok || !(await shell.clone().text()).includes(entry)) throw new Error('the document is of another build')
  const cache = await caches.open(CACHE)
  await cache.addAll(files)
  await Promise.all([cache.put(SHELL, shell), keepConfig(cache)])
}

async function keepConfig(cache) {
  const config = await fetch(CONFIG, { cache: 'no-cache' })
  if (config.ok) await cache.put(CONFIG, config)
}

/** A page that runs says which files it has fetched: those of its language and letters are kept too. One of another build has its own worker. */
async function keepLoaded(loaded) {
  if (!loaded.includes(entry)) return
  const cache = await caches.open(CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const wanted = loaded.filter((path) => /^\/assets\/[\w.-]+$/.test(path) && !known.has(path))
  await Promise.allSettled([...wanted.map((path) => cache.add(path)), keepConfig(cache)])
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('epikrise-shell-') && name !== CACHE).map((name) => caches.delete(name)))
}

/** The document of the app as it was kept, under a nonce of its own (SEC-17); undefined when it is not there any more. */
async function keptShell() {
  const kept = await caches.match(SHELL, { cacheName: CACHE })
  if (kept === undefined) return undefined
  const html = await kept.text()
  const headers = new Headers(kept.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const old = /name="style-nonce" nonce="([^"]+)"/.exec(html)?.[1]
  if (old === undefined) return new Response(html, { headers })
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  headers.set('content-security-policy', (kept.headers.get('content-security-policy') ?? "default-src 'none'").replace(old, fresh))
  return new Response(html.replace(old, fresh), { headers })
}

/** The network first: a page is of the newest build wherever there is one. */
async function document(request) {
  const asked = fetch(request)
  try {
    const answer = await Promise.race([asked, new Promise((_resolve, reject) => setTimeout(reject, PATIENCE_MS))])
    // A proxy that finds no server behind it.
    if (answer.status < 502 || answer.status > 504) return answer
  } catch {
    // No network, or one that does not answer.
  }
  return (await keptShell()) ?? (await asked)
}

/** A name says what is in a file: what is kept under it is the same. */
const asset = async (request) => (await caches.match(request.url, { cacheName: CACHE })) ?? (await fetch(request))

async function startConfig(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(CONFIG, { cacheName: CACHE })
    if (kept === undefined) throw error
    return kept
  }
}

addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keepLoaded(event.data.loaded))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (!OF_THE_SERVER.test(pathname)) event.respondWith(document(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (pathname === CONFIG) event.respondWith(startConfig(request))
})
