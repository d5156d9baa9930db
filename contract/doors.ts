/** Parts of the product that have a place of their own: a page, a tab, a card or a line in a menu. */
type Door = 'insuranceCertificate'

/**
 * What is not built yet. No link, card, tab, menu item or address leads there, so that nobody presses something that cannot answer. Whoever
 * builds a part strikes it from this list: everything else reads it.
 */
const CLOSED: ReadonlySet<Door> = new Set<Door>(['insuranceCertificate'])

/** True when this part of the product is there to be used. */
export function isOpen(door: Door): boolean {
  return !CLOSED.has(door)
}
