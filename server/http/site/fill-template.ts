import { html } from '../built-in-page.ts'

/** Puts values, markup already, in the place of names in braces; a name without a value stays as it is, and what a value holds is not read again. */
export const fill = (piece: string, values: Readonly<Record<string, string>>): string =>
  piece.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Words of somebody else as markup (SEC-1). */
export const asText = (words: string): string => html`${words}`.markup
