import type { Plugin } from 'vite'

const RARER_NAMES = /\/domain\/terminology\/names\/rarer-drug-terms\.ts$/

/** Takes the source of the list of names seldom said; gives it with the list empty. @throws where the list is not found */
export function withoutRarerNames(source: string): string {
  const left = source.replace(/(export const RARER_DRUG_NAMES = )`[^`]*`/, '$1``')
  if (left === source) throw new Error('the list of rarer names of medicines is not where it was')
  return left
}

/** A visitor who tries the engine in the browser waits for each kilobyte of it: the names that hardly anybody says are known to the server alone. */
export function rarerNamesLeftOut(): Plugin {
  return {
    name: 'rarer-names-left-out',
    enforce: 'pre',
    transform: (source, id) => (RARER_NAMES.test(id.replaceAll('\\', '/')) ? { code: withoutRarerNames(source), map: null } : null),
  }
}
