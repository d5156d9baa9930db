/** Where the focus has been, and at which address. */
export type Stop = { readonly element: HTMLElement; readonly address: string }

const MOST_STOPS = 8
const PRESSABLE = 'a[href], button:not(:disabled), [role="menuitem"], [role="switch"], summary'

/**
 * Takes the place of the page. A button that goes with what it stood in would leave the focus nowhere, and whoever works by keys would begin
 * at the top again: it goes back to the last thing pressed before that is still in sight, on a new page to the page itself. Fields are left
 * out, for a key meant for the page would write in them. `before` is where the focus has been until now. Gives what ends it.
 */
export function keepFocus(place: () => HTMLElement | null, before: readonly Stop[]): () => void {
  let stops = before.slice(-MOST_STOPS)
  const goBack = (): void => {
    const last = stops.at(-1)
    if (document.activeElement !== document.body || last === undefined || isThere(last.element)) return
    const dialog = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].findLast(isThere)
    const back = stops.findLast(
      ({ element, address }) => address === location.pathname && element.matches(PRESSABLE) && isInSight(element) && dialog?.contains(element) !== false,
    )
    stops = []
    ;(back?.element ?? dialog ?? place())?.focus({ preventScroll: true })
  }
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement)
        stops = [...stops.filter(({ element }) => element !== target), { element: target, address: location.pathname }].slice(-MOST_STOPS)
    },
    { signal },
  )
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return
    setTimeout(() => {
      goBack()
      // Whoever presses beside everything wants the focus nowhere; a button that is busy lets go of it for a while.
      if (document.activeElement === document.body && !target.matches(':disabled')) stops = []
    })
  }, { signal })
  const watch = new MutationObserver(goBack)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    ending.abort()
    watch.disconnect()
  }
}

/** What a page that is being put together hides is as good as gone. */
const isThere = (element: HTMLElement): boolean => element.isConnected && element.checkVisibility({ visibilityProperty: true })

function isInSight(element: HTMLElement): boolean {
  if (!isThere(element)) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
