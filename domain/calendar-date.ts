/** Takes a moment; gives its local date as dd.MM.yyyy (spec 9). */
export function formatDate(moment: Date): string {
  const day = String(moment.getDate()).padStart(2, '0')
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  return `${day}.${month}.${String(moment.getFullYear()).padStart(4, '0')}`
}
