import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Testimonial } from '#contract/testimonial.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { readConfig } from '#server/config.ts'
import { makeServer } from '#server/http/make-server.ts'
import { registerPages } from '#server/http/pages.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { landingText } from '#web/landing/landing-texts.ts'
import { renderLanding } from '#web/landing/render.ts'
import { testimonialTemplate } from '#web/landing/render-testimonials.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-quotes-'))
  await Promise.all([mkdir(join(folder, 'landing')), mkdir(join(folder, 'assets')), writeFile(join(folder, 'app.html'), 'the app')])
  for (const language of Language.options) {
    for (const vertical of Vertical.options) {
      const text = await landingText(language, vertical)
      await writeFile(join(folder, 'landing', `${vertical}.${language}.html`), renderLanding(text, language))
      await writeFile(join(folder, 'landing', `testimonials.${vertical}.${language}.json`), JSON.stringify(testimonialTemplate(text)))
    }
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function pageOf(testimonials: readonly Testimonial[], { language = 'nb', vertical = 'med' }: { language?: Language; vertical?: Vertical } = {}) {
  const app = makeServer({ log: makeKeptLog({ level: 'info' }).log, connectOrigins: [] })
  await registerPages(app, { folder, info: [], publicConfig: {}, origins: [], wwwHosts: {}, testimonials, meaningOf: () => ({ vertical, language }) })
  const page = (await app.inject({ url: '/', headers: { accept: 'text/html' } })).body
  await app.close()
  return /<section[^>]*data-testimonials[^]*?<\/section>/.exec(page)?.[0]
}
const said: Testimonial = { words: 'Jeg <b>ser</b> på pasienten & {name}.', name: 'Navn $& Prøve', role: 'fastlege', edition: 'med', language: 'nb' }

test.each(Vertical.options.flatMap((vertical) => Language.options.map((language) => ({ vertical, language }))))(
  'without any configured nobody is quoted on the page of $vertical in $language',
  async (reader) => {
    expect(await pageOf([], reader)).toBeUndefined()
  },
)

test('SEC-1 what was configured is quoted word for word, as text, to readers of its edition and language alone', async () => {
  const section = await pageOf([said])
  expect(section).toContain(
    '<blockquote>Jeg &lt;b&gt;ser&lt;/b&gt; på pasienten &amp; {name}.</blockquote><figcaption><b>Navn $&amp; Prøve</b> fastlege</figcaption>',
  )
  expect(section).toContain('<h2>Det brukerne sier</h2>')
  for (const reader of [{ language: 'sv' }, { vertical: 'vet' }] as const)
    expect(await pageOf([said], reader)).toBe('<section data-testimonials hidden></section>')
})

test('the configuration takes whole ones only, and none by default', () => {
  expect(readConfig({}).testimonials).toEqual([])
  expect(readConfig({ TESTIMONIALS: JSON.stringify([said]) }).testimonials).toEqual([said])
  for (const wrong of [
    'x',
    '{}',
    JSON.stringify([{ ...said, name: ' ' }]),
    JSON.stringify([{ ...said, language: 'fi' }]),
    JSON.stringify([{ ...said, stars: 5 }]),
  ])
    expect(() => readConfig({ TESTIMONIALS: wrong })).toThrow('TESTIMONIALS')
})
