import type { BrowserContext } from 'playwright-core'

const met: string[] = []

/** Has every page of a context tell what its content security policy turned away, whichever test opened it (SEC-17). */
export async function watchViolations(context: BrowserContext): Promise<void> {
  await context.exposeFunction('tellViolation', (told: string) => void met.push(told))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, documentURI }) => {
      // Where it stands and no more: an address may name a patient or a sign-in.
      const place = new URL(sourceFile || documentURI).pathname
      const { tellViolation } = globalThis as unknown as { tellViolation: (told: string) => void }
      tellViolation(`${effectiveDirective} turned away ${blockedURI} at ${place}:${lineNumber}`)
    })
  })
}

/** What has been met since this was last asked. */
export const takeViolations = (): string[] => met.splice(0)
