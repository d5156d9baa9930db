import * as z from 'zod/mini'
import { browserLanguage, Language, readLanguage, Vertical } from './vertical.ts'

/** What a host stands for (spec 3, "Tenant config"). `match` is a host name; `*` in it stands for any run of characters. */
export type Tenant = z.infer<typeof Tenant>
export const Tenant = z.object({
  match: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(253)),
  vertical: Vertical,
  language: Language,
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
})

export type HostMeaning = Omit<Tenant, 'match'>

/** Top-level domains and what they say (spec 7, "Host detection"). Finland has no interface language of its own: English. */
const TOP_LEVEL: readonly (readonly [domain: string, language: Language, country: string])[] = [
  ['no', 'nb', 'NO'],
  ['se', 'sv', 'SE'],
  ['dk', 'da', 'DK'],
  ['fi', 'en', 'FI'],
  ['ru', 'ru', 'RU'],
  ['uk', 'en', 'GB'],
  ['gb', 'en', 'GB'],
  ['com', 'en', 'NO'],
]

const LOCAL: HostMeaning = { vertical: 'med', language: 'en', country: 'NO' }

/** The hosts of a machine of one's own, then the vet and the human edition under each top-level domain. The first match counts. */
export const DEFAULT_TENANTS: readonly Tenant[] = [
  { match: 'vet.localhost', ...LOCAL, vertical: 'vet' },
  ...['localhost', '*.localhost', '127.*', '::1'].map((match): Tenant => ({ match, ...LOCAL })),
  ...TOP_LEVEL.flatMap(([domain, language, country]): Tenant[] => [
    { match: `vet.*.${domain}`, vertical: 'vet', language, country },
    { match: `www.vet.*.${domain}`, vertical: 'vet', language, country },
    { match: `*.${domain}`, vertical: 'med', language, country },
  ]),
]

/** An address without a name (a machine in a private network) says nothing: the human edition in the main language. */
const UNKNOWN: HostMeaning = { vertical: 'med', language: 'nb', country: 'NO' }

/** Takes a Host header or a `location.host`; gives the bare name in lower case, without port, brackets and trailing dot. */
export function hostName(host: string): string {
  const bare = host.trim().toLowerCase()
  const bracketed = /^\[([^\]]*)\]/.exec(bare)?.[1]
  if (bracketed !== undefined) return bracketed
  const isAddress6 = bare.indexOf(':') !== bare.lastIndexOf(':')
  return isAddress6 ? bare : bare.replace(/:\d*$/, '').replace(/\.$/, '')
}

/** Takes a host; true when it can only mean the machine itself. */
export function isLoopbackHost(host: string): boolean {
  const name = hostName(host)
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** Walks the pattern's fixed parts through the name from the left; no regular expression is built from configuration. */
function matches(pattern: string, name: string): boolean {
  const [head = '', ...rest] = pattern.split('*')
  const tail = rest.pop()
  if (tail === undefined) return name === head
  if (!name.startsWith(head)) return false
  let place = head.length
  for (const part of rest) {
    const found = name.indexOf(part, place)
    if (found < 0) return false
    place = found + part.length
  }
  return name.length - tail.length >= place && name.endsWith(tail)
}

/** Takes a host and the tenants, most telling first; gives what the host says of edition, language and country. */
export function tenantOf(host: string, tenants: readonly Tenant[] = DEFAULT_TENANTS): HostMeaning {
  const name = hostName(host)
  const found = tenants.find(({ match }) => matches(match, name))
  return found === undefined ? UNKNOWN : { vertical: found.vertical, language: found.language, country: found.country }
}

/**
 * Takes a host; gives the language of an account that has chosen none. Spec 9 puts the default, Norwegian, before the
 * top-level domain, and gives the Swedish and Danish hosts their own; a local host names no country and so keeps the default.
 */
export function firstLanguageOf(host: string, tenants: readonly Tenant[] = DEFAULT_TENANTS): Language {
  return isLoopbackHost(host) ? 'nb' : tenantOf(host, tenants).language
}

/** Patterns of the table above that name no language of their own: a machine of one's own, addresses used everywhere, a country whose language we lack. */
const TELLS_NO_LANGUAGE = /(^|\.)localhost$|^127\.\*$|^::1$|\.(com|fi)$/

export type LanguageSigns = {
  /** The tag chosen before, on this device or by the address. */
  stored?: string | null | undefined
  /** An Accept-Language header, or what a browser says of itself in the same form. */
  browser?: string | undefined
  host: string
}

/**
 * Takes what tells of a reader; gives the language to begin in (spec 9): the one chosen, else what the operator or the top-level domain gives the host, else
 * the browser's, else the host's last word. One function for the server that writes a page and the browser that takes it over.
 */
export function startLanguage({ stored, browser, host }: LanguageSigns, tenants: readonly Tenant[] = DEFAULT_TENANTS): Language {
  const chosen = readLanguage(stored ?? '')
  if (chosen !== undefined) return chosen
  const found = tenants.find(({ match }) => matches(match, hostName(host)))
  const isTold =
    found !== undefined &&
    !(TELLS_NO_LANGUAGE.test(found.match) && DEFAULT_TENANTS.some(({ match, language }) => match === found.match && language === found.language))
  return (isTold ? found.language : browserLanguage(browser)) ?? firstLanguageOf(host, tenants)
}
