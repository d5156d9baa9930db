/** How long pieces are gathered where no frame is drawn: in a tab that nobody sees. */
const UNSEEN_MS = 250

export type FrameBatch<Item> = {
  add: (item: Item) => void
  /** Takes what has been gathered at once: before something that must come after it. */ flush: () => void
  stop: () => void
}

/** Gathers what comes faster than a screen draws, and hands it over once a frame, in order. */
export function frameBatch<Item>(take: (items: readonly Item[]) => void): FrameBatch<Item> {
  let gathered: Item[] = []
  let callOff: (() => void) | undefined
  const flush = () => {
    callOff?.()
    callOff = undefined
    const items = gathered
    gathered = []
    if (items.length > 0) take(items)
  }
  const soon = (): (() => void) => {
    if (document.hidden) {
      const timer = setTimeout(flush, UNSEEN_MS)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(flush)
    return () => cancelAnimationFrame(frame)
  }
  return {
    add(item) {
      gathered.push(item)
      callOff ??= soon()
    },
    flush,
    stop: () => callOff?.(),
  }
}
