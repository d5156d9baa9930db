/**
 * Takes the landing page; keeps the first thing pressed or chosen on it while the script that answers is still on its way. Gives what hands it
 * over once that script is there: no press is lost, however slow the network.
 */
export function keepEarly(place: HTMLElement): () => void {
  const ending = new AbortController()
  let again: (() => void) | undefined
  place.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sign-in], [data-section], [data-cookies-read], [data-taste], [data-feedback]') : null
      if (pressed === null) return
      event.preventDefault()
      again ??= () => pressed.click()
    },
    ending,
  )
  place.addEventListener('change', ({ target }) => {
    again ??= () => target?.dispatchEvent(new Event('change', { bubbles: true }))
  }, ending)
  return () => {
    ending.abort()
    again?.()
  }
}
