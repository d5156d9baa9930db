import type { LanguageSigns } from '#contract/tenant.ts'
import { Language } from '#contract/vertical.ts'
import type { Vertical } from '#contract/vertical.ts'

/** What the host visited, and who visits it, say: the edition, and the language a stranger is met in. */
export type MeaningOf = (signs: LanguageSigns) => { vertical: Vertical; language: Language }

/** One document of ours as it is asked for. */
export type Asked = { readonly host: string; readonly path: string; readonly vertical: Vertical; readonly language: Language }

/** The addresses of the public pages. They are made of the configured origins alone: a forged Host stands in none of them (SEC-24). */
export type Site = {
  /** The origin a host stands for; that of the same edition for a host nobody configured; undefined where none is. */
  readonly originOf: (host: string) => string | undefined
  /** What a head says of where its page lives; nothing where no origin is known. */
  readonly head: (asked: Asked) => string
  readonly sitemap: (host: string, paths: readonly string[]) => string | undefined
  readonly robots: (host: string) => string
}

const hostOf = (origin: string): string => new URL(origin).host

/** Takes the configured origins, what a host means, and the picture that stands for each edition elsewhere; gives the addresses of the site. */
export function makeSite({
  origins,
  meaningOf,
  pictureOf,
}: {
  origins: readonly string[]
  meaningOf: MeaningOf
  pictureOf: (vertical: Vertical) => string | undefined
}): Site {
  const verticalOf = (host: string) => meaningOf({ host }).vertical
  const originOf = (host: string) =>
    origins.find((origin) => hostOf(origin) === host) ?? origins.find((origin) => verticalOf(hostOf(origin)) === verticalOf(host))
  const addressIn = (origin: string, path: string, language: Language): string =>
    meaningOf({ host: hostOf(origin) }).language === language ? origin + path : `${origin}${path}?lang=${language}`
  /** A language is read at the host that is met in it, where the edition has one; else here, asked for by name. */
  const homeOf = (origin: string, language: Language): string => {
    const own = meaningOf({ host: hostOf(origin) })
    if (own.language === language) return origin
    return (
      origins.find((each) => meaningOf({ host: hostOf(each) }).vertical === own.vertical && meaningOf({ host: hostOf(each) }).language === language) ?? origin
    )
  }
  const alternates = (origin: string, path: string): [tag: string, href: string][] => [
    ...Language.options.map((language): [string, string] => [language, addressIn(homeOf(origin, language), path, language)]),
    ['x-default', origin + path],
  ]
  return {
    originOf,
    head({ host, path, vertical, language }) {
      const origin = originOf(host)
      if (origin === undefined) return ''
      const own = addressIn(homeOf(origin, language), path, language)
      const picture = pictureOf(vertical)
      return [
        `<link rel="canonical" href="${own}" />`,
        ...alternates(origin, path).map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}" />`),
        `<meta property="og:url" content="${own}" />`,
        ...(picture === undefined
          ? []
          : [`<meta property="og:image" content="${origin}${picture}" />`, '<meta name="twitter:card" content="summary_large_image" />']),
      ].join('\n    ')
    },
    sitemap(host, paths) {
      const origin = originOf(host)
      if (origin === undefined) return undefined
      const entries = paths.map((path) => {
        const others = alternates(origin, path).map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
        return `<url><loc>${origin}${path}</loc>${others.join('')}</url>\n`
      })
      return (
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
        `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
      )
    },
    robots(host) {
      const origin = originOf(host)
      return `User-agent: *\nDisallow: /api/\nDisallow: /oidc/\n${origin === undefined ? '' : `Sitemap: ${origin}/sitemap.xml\n`}`
    },
  }
}
