import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

const icon = '/assets/icon-1.svg'

test.each([['med', 'Epikrise'], ['vet', 'Epikrise Vet']] as const)(
  'kept on a device, the app of %s is named %s, opens at the front page, and without the bars of a browser', (vertical, name) => {
    const told = webManifest({ vertical, language: 'sv', icon })
    expect(told).toMatchObject({ name, short_name: name, lang: 'sv', id: '/', start_url: '/', display: 'standalone' })
  })

test('it is drawn on our paper until the first page is there', () => {
  const [, paper] = /--paper:\s*(#\w+)/.exec(readFileSync(new URL('../../../web/theme/tokens.css', import.meta.url), 'utf8')) ?? []
  expect(webManifest({ vertical: 'med', language: 'nb', icon })).toMatchObject({ background_color: paper, theme_color: paper })
})

test('its icon is one drawing for every size; a build without one names none', () => {
  expect(webManifest({ vertical: 'med', language: 'nb', icon })).toMatchObject({ icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }] })
  expect(webManifest({ vertical: 'med', language: 'nb', icon: undefined })).toMatchObject({ icons: [] })
})
