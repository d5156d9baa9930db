const SECTIONS = ['home', 'fordeler', 'vision', 'how-it-works', 'contact', 'faq', 'info']

/** The address follows the visible section only where the page is read wide (spec 2). */
const WIDE = '(min-width: 1024px)'

const observers: IntersectionObserver[] = []

/** A section that was asked for stays in the address, though another fills more of the window, until the reader moves on. */
let asked: string | undefined
const movedOn = () => (asked = undefined)

/** Takes a path of the landing page; gives the section it names. */
export function sectionOf(path: string): string {
  const name = path.replace(/^\/|\/$/g, '')
  return SECTIONS.includes(name) ? name : 'home'
}

export function goToSection(name: string, behavior: ScrollBehavior = 'auto'): void {
  document.getElementById(name)?.scrollIntoView({ behavior })
  // The prices have no address of their own: they stand at the end of how it works.
  setPath(SECTIONS.includes(name) ? name : 'how-it-works')
  asked = name
}

/** Watches which section is read, and writes it in the address (spec 2). */
export function followSections(): void {
  for (const observer of observers.splice(0)) observer.disconnect()
  const watch = (options: IntersectionObserverInit, ...places: readonly (Element | null)[]) => {
    const observer = new IntersectionObserver(follow, options)
    for (const place of places) if (place !== null) observer.observe(place)
    observers.push(observer)
  }
  watch({ rootMargin: '-45% 0px -50% 0px' }, ...SECTIONS.map((id) => document.getElementById(id)))
  // The last section is too low to reach the middle of the window: its end tells.
  watch({ rootMargin: '1px', threshold: 1 }, endOfPage())
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(sign, movedOn, { passive: true })
}

const endOfPage = () => document.querySelector('#info p:last-child')

function follow(): void {
  if (asked === undefined && matchMedia(WIDE).matches) setPath(sectionInView())
}

function sectionInView(): string {
  const end = endOfPage()?.getBoundingClientRect()
  if (end !== undefined && end.bottom <= innerHeight + 1) return 'info'
  const begun = SECTIONS.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight / 2)
  return begun.at(-1) ?? 'home'
}

function setPath(name: string): void {
  const path = name === 'home' ? '/' : `/${name}`
  if (location.pathname !== path) history.replaceState(null, '', path)
  for (const link of document.querySelectorAll('.landing-header nav a')) {
    if (link.getAttribute('data-section') === name) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
