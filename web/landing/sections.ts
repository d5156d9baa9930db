const SECTIONS = ['home', 'fordeler', 'vision', 'how-it-works', 'contact', 'faq', 'info']

/** The address follows the visible section only where the page is read wide (spec 2). */
const WIDE = '(min-width: 1024px)'

let observer: IntersectionObserver | undefined

/** Takes a path of the landing page; gives the section it names. */
export function sectionOf(path: string): string {
  const name = path.replace(/^\/|\/$/g, '')
  return SECTIONS.includes(name) ? name : 'home'
}

export function goToSection(name: string, behavior: ScrollBehavior = 'auto'): void {
  document.getElementById(name)?.scrollIntoView({ behavior })
  setPath(name)
}

/** Watches which section stands in the middle of the window, and writes it in the address (spec 2). */
export function followSections(): void {
  observer?.disconnect()
  observer = new IntersectionObserver(
    (entries) => {
      const visible = entries.find(({ isIntersecting }) => isIntersecting)
      if (visible !== undefined && matchMedia(WIDE).matches) setPath(visible.target.id)
    },
    { rootMargin: '-45% 0px -50% 0px' },
  )
  for (const id of SECTIONS) {
    const section = document.getElementById(id)
    if (section !== null) observer.observe(section)
  }
}

function setPath(name: string): void {
  const path = name === 'home' ? '/' : `/${name}`
  if (location.pathname !== path) history.replaceState(null, '', path)
  for (const link of document.querySelectorAll('.landing-header nav a')) {
    if (link.getAttribute('data-section') === name) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
