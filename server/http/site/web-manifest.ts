import type { Language, Vertical } from '#contract/vertical.ts'

/** As the tokens of the web app have them. */
const PAPER = '#fbfaf7'

/** What a device asks before it keeps the app as one of its own: by edition and language, as the pages are. */
export function webManifest({ vertical, language, icon }: { vertical: Vertical; language: Language; icon: string | undefined }): object {
  const name = vertical === 'vet' ? 'Epikrise Vet' : 'Epikrise'
  return {
    id: '/',
    name,
    short_name: name,
    lang: language,
    start_url: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: icon === undefined ? [] : [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  }
}
