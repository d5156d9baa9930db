/** Runs in the page: what is wrong with the focus as it stands. Nothing has it, or it cannot be seen (WCAG 2.4.3, 2.4.7, 2.4.11). */
export function focusFault(): string | undefined {
  const held = document.activeElement
  if (held === null || held === document.body) return 'nothing has the focus'
  const name = `${held.localName} "${(held.getAttribute('aria-label') ?? held.textContent ?? '').trim().slice(0, 40)}"`
  // A place that only scripts go to is where reading goes on, not something to press.
  if (held.getAttribute('tabindex') === '-1') return undefined
  // What is drawn for a field that is itself out of sight stands around it.
  const drawn = held.closest('label') ?? (held.getBoundingClientRect().width > 4 ? held : (held.parentElement ?? held))
  const box = drawn.getBoundingClientRect()
  const [left, right, top, bottom] = [Math.max(box.left, 0), Math.min(box.right, innerWidth), Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  if (right - left < 2 || bottom - top < 2) return `${name} has the focus outside of the window`
  const onTop = [0.25, 0.5, 0.75].map((share) => document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2))
  if (!onTop.some((element) => element !== null && (drawn.contains(element) || element.contains(drawn))))
    return `${name} has the focus behind ${onTop[1]?.localName} "${onTop[1]?.className}"`
  // Where one writes, the cursor shows the place.
  if (held.matches('input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable="true"]')) return undefined
  const isRinged = (element: Element): boolean =>
    [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
  const around = [held, held.nextElementSibling, held.parentElement, held.closest('li')].filter((element) => element !== null)
  return around.some(isRinged) ? undefined : `${name} has the focus and does not show it`
}
