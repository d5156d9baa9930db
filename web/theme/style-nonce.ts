import { setNonce } from 'get-nonce'

/**
 * The nonce of this document, by which the content security policy knows the styles the app makes while it runs; empty where no policy stands, as
 * behind the development server.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? ''
}

/** Hands it to what holds the page still under a dialog (react-remove-scroll), which asks nobody but this package. */
export function lendNonce(): void {
  const nonce = styleNonce()
  if (nonce !== '') setNonce(nonce)
}
