/**
 * Runs in the page: what a thumb cannot meet, and what runs out of the window sideways. 44 px by 24 px at least; 24 px for what stands in a text
 * (WCAG 2.5.5, 2.5.8).
 */
export function touchFaults(): string[] {
  const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="menuitem"], [role="tab"], [role="option"]'
  const IN_TEXT = 'p, li, blockquote, [data-in-text]'
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.visually-hidden, [aria-hidden="true"], [inert]') === null
  // What is ticked is pressed by its label too.
  const targetOf = (element: Element) => {
    const isTicked = element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')
    return (isTicked ? (element.closest('label') ?? element.labels?.[0]) : undefined) ?? element
  }
  // Below one pixel, or above the page until the focus brings it in, there is nothing to meet.
  const isMet = ({ width, height, bottom }: DOMRect) => width > 1 && height > 1 && bottom + scrollY > 0
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  for (const element of (modal ?? document).querySelectorAll(PRESSABLE)) {
    const box = targetOf(element).getBoundingClientRect()
    if (!isShown(element) || !isMet(box)) continue
    const { width, height, left, right } = box
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const least = element.closest(IN_TEXT) === null ? 44 : 24
    if (height < least - 0.5) faults.push(`${name} is ${Math.round(height)} px high`)
    if (width < 23.5) faults.push(`${name} is ${Math.round(width)} px wide`)
    const isScrolled = element.closest('[data-scrolls]') !== null
    if (!isScrolled && (left < -0.5 || right > clientWidth + 0.5)) faults.push(`${name} runs out of the window`)
  }
  return [...new Set(faults)]
}
