/** The one name every downloaded report bears (spec 2): it names no patient. */
const DOWNLOAD_NAME = 'epikrise-rapport.txt'

/** Hands the text to the browser as a file. */
export function downloadText(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = DOWNLOAD_NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
