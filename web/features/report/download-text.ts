/** The one name every download of a kind bears (spec 2): it names no patient. */
export const DOWNLOAD_NAMES = { report: 'epikrise-rapport.txt', referral: 'epikrise-henvisning.txt', patientLetter: 'epikrise-brev.txt' } as const

/** Hands the text to the browser as a file. */
export function downloadText(text: string, kind: keyof typeof DOWNLOAD_NAMES): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = DOWNLOAD_NAMES[kind]
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
