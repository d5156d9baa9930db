import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Language, Vertical } from '#contract/vertical.ts'
import type { SoldPlan } from '#domain/plans/sold-plan.ts'
import { rememberPlans } from '#server/billing/provider/known-plans.ts'
import { makeServer } from '#server/http/make-server.ts'
import { registerPages } from '#server/http/pages.ts'
import { makeKeptLog } from '#server/testing/kept-log.ts'
import { landingText } from '#web/landing/landing-texts.ts'
import { renderLanding } from '#web/landing/render.ts'
import { priceTemplate } from '#web/landing/render-prices.ts'
import { structuredData } from '#web/landing/structured-data.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epikrise-prices-'))
  await Promise.all([mkdir(join(folder, 'landing')), mkdir(join(folder, 'assets')), writeFile(join(folder, 'app.html'), 'the app')])
  for (const language of Language.options) {
    for (const vertical of Vertical.options) {
      const text = await landingText(language, vertical)
      const page = `<head><script type="application/ld+json">${structuredData(text, language)}</script></head>${renderLanding(text, language)}`
      await writeFile(join(folder, 'landing', `${vertical}.${language}.html`), page)
      await writeFile(join(folder, 'landing', `prices.${vertical}.${language}.json`), JSON.stringify(priceTemplate(text)))
    }
  }
})
afterAll(() => rm(folder, { recursive: true }))

const plan = (more: Partial<SoldPlan>): SoldPlan => ({
  id: 'med-yearly',
  vertical: 'med',
  interval: 'year',
  amountMinor: 1_234_500,
  currency: 'EUR',
  reference: undefined,
  words: { name: 'Pro <b>', description: 'A & B', features: ['$& one', '{name}'] },
  ...more,
})

type Offer = { '@type': string; price: string; priceCurrency: string; name: string }

async function pageOf(
  knownPlans?: () => readonly SoldPlan[] | undefined,
  { language = 'nb', vertical = 'med' }: { language?: Language; vertical?: Vertical } = {},
) {
  const app = makeServer({ log: makeKeptLog({ level: 'info' }).log, connectOrigins: [] })
  await registerPages(app, { folder, info: [], publicConfig: {}, origins: [], wwwHosts: {}, knownPlans, meaningOf: () => ({ vertical, language }) })
  const read = async () => {
    const page = (await app.inject({ url: '/', headers: { accept: 'text/html' } })).body.replaceAll(/[\u00a0\u202f]/g, ' ')
    const data = JSON.parse(/ld\+json">([^<]*)</.exec(page)?.[1] ?? '') as { '@graph': { '@type': string; offers?: Offer[] }[] }
    return {
      prices: /<section id="priser"[^]*?<\/section>/.exec(page)?.[0] ?? '',
      offers: data['@graph'].find((item) => item['@type'] === 'WebApplication')?.offers,
      questions: data['@graph'].filter(({ offers }) => offers === undefined).length,
    }
  }
  return { read, close: () => app.close() }
}

/** Anything that reads as a sum. */
const FIGURE = /\d[\d ]*\s*(kr|NOK|EUR)/

describe.each(Vertical.options.flatMap((vertical) => Language.options.map((language) => ({ vertical, language }))))(
  'the landing page of $vertical in $language',
  (reader) => {
    test('tells the standard prices where no provider has prices of its own', async () => {
      const { read, close } = await pageOf(undefined, reader)
      const { prices, offers } = await read()
      expect(prices).toMatch(/7 990 kr[^]*799 kr/)
      expect(offers?.map(({ price, priceCurrency }) => price + priceCurrency)).toEqual(['7990.00NOK', '799.00NOK'])
      await close()
    })

    test('tells the provider’s prices and no others, to people and to search engines', async () => {
      const { vertical } = reader
      const sold = [
        plan({ id: `${vertical}-yearly`, vertical }),
        plan({ id: `${vertical}-monthly`, vertical, interval: 'month', amountMinor: 150_050 }),
        plan({ vertical: vertical === 'med' ? 'vet' : 'med', amountMinor: 77_700 }),
      ]
      const { read, close } = await pageOf(() => sold, reader)
      const { prices, offers, questions } = await read()
      expect(prices).toMatch(/12 345 EUR[^]*1 500,50 EUR/)
      expect(prices).not.toMatch(/7 990|799|777|kroner|крон|mva|moms|VAT|НДС/)
      // A year at this provider is no ten months, and VAT is not known.
      expect(prices).not.toMatch(/ti måneder|tio månader|ten months|десять/)
      expect(offers?.map(({ price, priceCurrency }) => price + priceCurrency)).toEqual(['12345.00EUR', '1500.50EUR'])
      // The app is offered, and what is asked about it is not.
      expect(new Set(offers?.map((offer) => offer['@type']))).toEqual(new Set(['Offer']))
      expect(questions).toBe(1)
      await close()
    })

    test.each([
      ['has not answered', undefined],
      ['sells nothing of this edition', []],
    ])('tells no figure while the provider %s, and where prices stand', async (_name, sold) => {
      const { read, close } = await pageOf(() => sold, reader)
      const { prices, offers } = await read()
      expect(prices).not.toMatch(FIGURE)
      expect(prices).toContain((await landingText(reader.language, reader.vertical)).prices.afterSignIn)
      expect(offers).toBeUndefined()
      await close()
    })
  },
)

test('SEC-1 the provider’s words are text, whatever signs stand in them', async () => {
  const { read, close } = await pageOf(() => [plan({ id: 'price_1' })])
  const { prices, offers } = await read()
  expect(prices).toContain('<h3>Pro &lt;b&gt;</h3>')
  expect(prices).toContain('<p>A &amp; B</p><ul><li>$&amp; one</li><li>{name}</li></ul>')
  expect(offers?.[0]?.name).toBe('Pro <b>')
  await close()
})

test('a price that changes at the provider changes on the page, nobody waits for it, and an old one is told no more', async () => {
  let now = 0
  let answer: () => Promise<readonly SoldPlan[]> = async () => [plan({})]
  let asked = 0
  const { read, close } = await pageOf(rememberPlans(() => ((asked += 1), answer()), () => now))
  expect((await read()).prices).not.toMatch(FIGURE)
  expect((await read()).prices).toContain('12 345 EUR')
  expect(asked).toBe(1)
  answer = async () => [plan({ amountMinor: 50_000 })]
  now += 5 * 60_000
  await read()
  expect((await read()).prices).toContain('500 EUR')
  answer = () => Promise.reject(new Error('down'))
  now += 30 * 60_000
  await read()
  expect((await read()).prices).toContain('500 EUR')
  now += 31 * 60_000
  expect((await read()).prices).not.toMatch(FIGURE)
  // One that never answers holds up nobody, and is not asked twice at once.
  const before = asked
  answer = () => new Promise(() => undefined)
  now += 6 * 60_000
  await Promise.all([read(), read(), read()])
  expect(asked).toBe(before + 1)
  await close()
})
