// Runs before the first paint, so that nobody sees the wrong colours or the wrong page flash by.
// A file of its own because the content security policy allows no inline scripts.
;(function () {
  var root = document.documentElement
  /** @param {string} key */
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var dark = matchMedia('(prefers-color-scheme: dark)')
  var paint = function () {
    var scheme = stored('mantine-color-scheme-value')
    var isDark = scheme === 'dark' || (scheme !== 'light' && dark.matches)
    root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  }
  paint()
  dark.addEventListener('change', paint)

  var hasSession = false
  try {
    hasSession = Object.keys(localStorage).some(function (key) {
      return key.indexOf('oidc.user:') === 0
    })
  } catch {
    hasSession = false
  }
  // Set before the first paint, so that what has been read does not flash by.
  var hasRead = stored('epikrise.cookies-read') !== null
  if (hasRead) root.setAttribute('data-cookies', 'read')

  // A page of terms is written by the server, in the language it takes the reader's to be; the one chosen here before is asked for by name.
  var isInfo = root.getAttribute('data-page') === 'info'
  var language = stored('epikrise.language')
  if (isInfo && language && language !== root.lang && !/[?&]lang=/.test(location.search)) {
    location.replace(location.pathname + '?lang=' + encodeURIComponent(language) + location.hash)
  }

  var isLanding = /^\/(fordeler|vision|how-it-works|contact|faq|info)?\/?$/.test(location.pathname)
  var page = isInfo ? 'info' : isLanding && !hasSession ? 'landing' : 'app'
  root.setAttribute('data-page', page)
  // Whoever has been here before waits for our faces on a small screen too (`web/landing/base.css`).
  if (hasRead || page === 'app') root.setAttribute('data-faces', 'own')

  var tag = document.currentScript
  /** @param {string} name */
  var wanted = function (name) {
    return ((tag && tag.getAttribute('data-' + name)) || '').split(' ').filter(Boolean)
  }
  /** @type {{ landing: string[], app: string[], entry: string[] }} */
  var files = { landing: wanted('landing'), app: wanted('app'), entry: wanted('entry') }

  // No press is lost before there is anybody to answer: the first thing pressed or chosen is kept, and handed over to the scripts once they are there.
  /** @type {(() => void) | undefined} */
  var again
  var answered = '[data-sign-in], [data-section], [data-cookies-read], [data-taste], [data-feedback]'
  /** @param {Event} event */
  var keepPress = function (event) {
    var pressed = event.target instanceof Element ? event.target.closest(answered) : null
    if (!(pressed instanceof HTMLElement)) return
    event.preventDefault()
    again = again || pressed.click.bind(pressed)
  }
  /** @param {Event} event */
  var keepChoice = function (event) {
    var target = event.target
    again = again || function () {
      if (target) target.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  var handOver = function () {
    document.removeEventListener('click', keepPress)
    document.removeEventListener('change', keepChoice)
    if (again) again()
  }

  // What the page will import is asked for at once, not only when the module that imports it has come.
  var begin = function () {
    files[page === 'app' ? 'app' : 'landing'].forEach(function (file) {
      var link = document.createElement('link')
      var isStyle = file.endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = ''
      link.href = file
      document.head.appendChild(link)
    })
    files.entry.forEach(function (file) {
      var script = document.createElement('script')
      script.type = 'module'
      script.crossOrigin = ''
      script.src = file
      // Links lead on without scripts too.
      script.addEventListener('error', handOver)
      document.head.appendChild(script)
    })
  }
  if (page === 'app') return begin()

  document.addEventListener('click', keepPress)
  document.addEventListener('change', keepChoice)
  addEventListener('epikrise:answering', handOver)

  // Where the scripts will turn to a section or to another language, nobody is shown first what they are to leave.
  var isAsItStands = isInfo || (location.pathname === '/' && !location.hash && (!language || language === root.lang))
  if (!isAsItStands) return begin()

  // Else a public page is read before it is pressed: its scripts come when its words have been painted, and take neither line nor processor from them.
  // What nobody looks at is never painted, and not every browser tells of it: then they come when the document has.
  var hasBegun = false
  var beginOnce = function () {
    if (hasBegun) return
    hasBegun = true
    begin()
  }
  document.addEventListener('DOMContentLoaded', function () {
    setTimeout(beginOnce, document.hidden ? 0 : 3000)
  })
  // Last, so that a browser without it still gets its scripts.
  new PerformanceObserver(function (painted) {
    if (painted.getEntriesByName('first-contentful-paint').length > 0) beginOnce()
  }).observe({ type: 'paint', buffered: true })
})()
