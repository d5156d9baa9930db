/** What {@link pageFaults} found, by the check that found it. */
export type PageFaults = Readonly<Record<'overflow' | 'cut' | 'overlap', string[]>>

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
/** What lies in the page, line by line. */
type Laid = { readonly element: Element; readonly lines: readonly Box[] }

/**
 * Runs in the page, so it stands alone: what a machine can see of a layout that has gone wrong.
 * overflow: the page, or something on it, is wider than the window. cut: words that their own box hides. overlap: words or things to press that lie
 * on each other.
 */
export function pageFaults(): PageFaults {
  const faults: PageFaults = { overflow: [], cut: [], overlap: [] }
  const { clientWidth, scrollWidth } = document.documentElement
  const PRESSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, [role="button"], [role="tab"]'
  const SHOWN = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true } as const
  const styleOf = (element: Element) => getComputedStyle(element)
  const isHidden = (one: Element) => !one.checkVisibility(SHOWN) || one.closest('.visually-hidden, [inert]') !== null || styleOf(one).clipPath === 'inset(50%)'
  const wordsOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
  const named = (element: Element) => `${element.localName} "${wordsOf(element).slice(0, 40)}"`
  const around = (element: Element): Element[] => [element, ...(element.parentElement === null ? [] : around(element.parentElement))]
  const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  const isInDrawing = (element: Element) => element.closest('svg') !== (element.localName === 'svg' ? element : null)
  const all = [...(modal ?? document.body).querySelectorAll('*')].filter((element) => !isHidden(element) && !isInDrawing(element))
  const hasWords = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')

  if (scrollWidth > clientWidth) faults.overflow.push(`the page is ${scrollWidth - clientWidth} px too wide`)
  const HOLDS = /auto|scroll|hidden|clip/
  const scrollsSideways = (element: Element) => around(element).some((up) => up !== document.body && HOLDS.test(styleOf(up).overflowX))
  const runsOut = (element: Element, { right, left, width }: DOMRect) =>
    width > 0 && right > clientWidth + 1 && left < clientWidth && !scrollsSideways(element.parentElement ?? element)
  const outside = all.map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ element, box }) => runsOut(element, box))
  faults.overflow.push(...outside.map(({ element, box }) => `${named(element)} ends ${Math.round(box.right - clientWidth)} px outside`))

  const isHiding = (overflow: string) => /hidden|clip/.test(overflow)
  const hidesWords = (element: Element) => {
    if (!hasWords(element) || element.matches('input, textarea, select')) return false
    const style = styleOf(element)
    const isCutAside = isHiding(style.overflowX) && element.scrollWidth > element.clientWidth + 1
    const isCutBelow = isHiding(style.overflowY) && element.scrollHeight > element.clientHeight + 3
    const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    return (isCutAside || isCutBelow) && !isMeant && element.clientWidth > 1
  }
  faults.cut.push(...all.filter(hidesWords).map(named))

  // What floats, sticks or is drawn over others does so on purpose; what lies in the same flow does not.
  const floats = (element: Element) => around(element).some((up) => /fixed|sticky|absolute/.test(styleOf(up).position))
  const leaves = all.filter((element) => (hasWords(element) || element.matches(PRESSABLE)) && !floats(element)).slice(0, 600)
  const { max, min } = Math
  const within = (a: Box, b: Box): Box => ({ left: max(a.left, b.left), right: min(a.right, b.right), top: max(a.top, b.top), bottom: min(a.bottom, b.bottom) })
  // Words by their lines, since a sentence that goes on in a new line leaves its first one free for others; and no more than is seen of them.
  const boxes = leaves.map((element) => {
    const frames = around(element).filter((up) => HOLDS.test(styleOf(up).overflowY)).map((up) => up.getBoundingClientRect())
    return { element, lines: linesOf(element).map((line) => frames.reduce<Box>(within, line)) }
  })
  function linesOf(element: Element): DOMRect[] {
    if (!hasWords(element) || element.matches(PRESSABLE)) return [element.getBoundingClientRect()]
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()]
  }
  const meet = (a: Box, b: Box) => min(a.right, b.right) - max(a.left, b.left) > 3 && min(a.bottom, b.bottom) - max(a.top, b.top) > 5
  const isWithin = (one: Laid, other: Laid) => one.element.contains(other.element) || other.element.contains(one.element)
  const lieOnEachOther = (one: Laid, other: Laid) => !isWithin(one, other) && one.lines.some((line) => other.lines.some((its) => meet(line, its)))
  const meeting = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => lieOnEachOther(one, other)).map((other) => [one, other] as const))
  faults.overlap.push(...meeting.map(([one, other]) => `${named(one.element)} and ${named(other.element)}`))

  for (const list of Object.values(faults)) list.splice(0, list.length, ...new Set(list))
  return faults
}

/** Runs in the page, so it stands alone: a headline that does not begin where the page frame does. A page that lies under a dialog is not judged. */
export function edgeFaults(): string[] {
  const main = document.querySelector('main#content')
  const heading = [...(main?.querySelectorAll('h1') ?? [])].find((each) => each.checkVisibility() && each.closest('.visually-hidden') === null)
  if (main === null || heading === undefined || document.querySelector('[aria-modal="true"]') !== null) return []
  const { paddingLeft, paddingRight } = getComputedStyle(main)
  const box = main.getBoundingClientRect()
  const [from, to] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)]
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;width:var(--width-page)'
  document.body.append(probe)
  const most = probe.getBoundingClientRect().width
  probe.remove()
  const edge = from + Math.max(0, (to - from - most) / 2)
  const { left } = heading.getBoundingClientRect()
  return Math.abs(left - edge) > 1.5 ? [`the headline begins at ${Math.round(left)}, the frame at ${Math.round(edge)}`] : []
}
