import * as z from 'zod/mini'

/** The two editions of the product (spec 1): human medicine and animal health. The host visited decides which. */
export type Vertical = z.infer<typeof Vertical>
export const Vertical = z.enum(['med', 'vet'])

/** The interface and report languages (spec 9). Norwegian Bokmål is the main one. */
export type Language = z.infer<typeof Language>
export const Language = z.enum(['nb', 'sv', 'da', 'en', 'ru'])

const ALIASES: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' }

/** Takes a language tag such as `no`, `nn-NO` or `sv`; gives the supported language or undefined. */
export function readLanguage(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  const parsed = Language.safeParse(ALIASES[primary] ?? primary)
  return parsed.success ? parsed.data : undefined
}

/** Takes an Accept-Language header; gives the supported languages in it, the most wanted first. */
function wantedLanguages(header: string | undefined): Language[] {
  return (header ?? '')
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { language: readLanguage(tag), quality: quality === undefined ? 1 : Number(quality), order }
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .flatMap(({ language }) => language ?? [])
}

/** Takes an Accept-Language header; gives the best supported language, Norwegian when none fits (contract). */
export function preferredLanguage(header: string | undefined): Language {
  return wantedLanguages(header)[0] ?? 'nb'
}

/**
 * Takes an Accept-Language header, or what a browser says of itself in the same form; gives the language it was set to. English is what machines
 * come with: at a host in Norway it says nothing of its reader.
 */
export function browserLanguage(header: string | undefined): Language | undefined {
  const [first] = wantedLanguages(header)
  return first === 'en' ? undefined : first
}
