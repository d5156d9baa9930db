import type { Page } from 'playwright-core'

/**
 * Height of the lines of report text that can be read on the screen as it stands, in pixels: each line of text counts with its line height, and
 * only where the whole of it lies in the window with nothing over it.
 */
export function readableLines(page: Page): Promise<number> {
  return page.locator('.report-text').evaluate((text) => {
    const isFree = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (text.contains(hit) || hit.contains(text))
    }
    let height = 0
    for (const block of text.querySelectorAll('p, h2, h3')) {
      const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight)
      const range = document.createRange()
      range.selectNodeContents(block)
      const lines = new Map<number, { left: number; right: number; middle: number }>()
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width === 0) continue
        const middle = (top + bottom) / 2
        const key = [...lines.keys()].find((known) => Math.abs(known - middle) < lineHeight / 2) ?? middle
        const known = lines.get(key)
        lines.set(key, { left: Math.min(left, known?.left ?? left), right: Math.max(right, known?.right ?? right), middle: known?.middle ?? middle })
      }
      for (const { left, right, middle } of lines.values()) {
        const [top, bottom] = [middle - lineHeight / 2, middle + lineHeight / 2]
        const places = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [middle - lineHeight / 4, middle + lineHeight / 4].map((y) => [x, y] as const))
        if (top >= 0 && bottom <= innerHeight && places.every(([x, y]) => isFree(x, y))) height += lineHeight
      }
    }
    return height
  })
}
