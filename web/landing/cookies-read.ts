const KEY = 'epikrise.cookies-read'

/** The notice about cookies has been read (spec 5): it goes, and `gate.js` leaves it out from the first paint on later pages. */
export function noteCookiesRead(place: HTMLElement): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
  document.documentElement.dataset['cookies'] = 'read'
  // What had the focus is gone: it goes on from the top.
  place.querySelector<HTMLElement>('.landing-brand')?.focus({ preventScroll: true })
}
