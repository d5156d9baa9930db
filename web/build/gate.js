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
  if (stored('epikrise.cookies-read') !== null) root.setAttribute('data-cookies', 'read')

  // A page of terms is written by the server, in the language it takes the reader's to be; the one chosen here before is asked for by name.
  var isInfo = root.getAttribute('data-page') === 'info'
  var language = stored('epikrise.language')
  if (isInfo && language && language !== root.lang && !/[?&]lang=/.test(location.search)) {
    location.replace(location.pathname + '?lang=' + encodeURIComponent(language) + location.hash)
  }

  var isLanding = /^\/(fordeler|vision|how-it-works|contact|faq|info)?\/?$/.test(location.pathname)
  var page = isInfo ? 'info' : isLanding && !hasSession ? 'landing' : 'app'
  root.setAttribute('data-page', page)

  // What this page will import is asked for now, not only when the module that imports it has come.
  var files = document.currentScript ? document.currentScript.getAttribute('data-' + (isInfo ? 'landing' : page)) : null
  ;(files || '').split(' ').filter(Boolean).forEach(function (file) {
    var link = document.createElement('link')
    var isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.appendChild(link)
  })
})()
