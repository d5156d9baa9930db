import { takeSignIn } from './provider.ts'
import { takeWantedAddress } from './wanted-address.ts'

/**
 * Takes the address the identity provider sent the person back to; whatever page is loaded next finds them signed in. Gives where to go: the page
 * wanted before, else the start page.
 */
export async function completeSignIn(url: string): Promise<string> {
  await takeSignIn(url)
  return takeWantedAddress(sessionStorage, location.origin) ?? '/'
}
