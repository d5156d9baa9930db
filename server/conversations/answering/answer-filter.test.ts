import { expect, test } from 'vitest'
import { makeAnswerFilter } from './answer-filter.ts'

const placeholders = new Map([['[navn 1]', 'Kari Nordmann']])

/** The answer cut into pieces of a length, and what its reader was told meanwhile. */
function through(answer: string, size = answer.length) {
  let told = ''
  const filter = makeAnswerFilter({ placeholders, most: 5, onText: (piece) => (told += piece) })
  for (let at = 0; at < answer.length; at += size) filter.add(answer.slice(at, at + size))
  const { text, cited } = filter.end()
  return { text, cited, told }
}

const SAID: [what: string, answer: string, text: string][] = [
  ['plain words', 'Gi 5 mg. Hva nå? Ja!', 'Gi 5 mg. Hva nå? Ja!'],
  ['citations in the order of their mention', 'Slik [3]. Og slik [1][3], [2, 3].', 'Slik [1]. Og slik [2][1], [3][1].'],
  ['one that names nothing', 'Slik [9].', 'Slik .'],
  ['masked words', 'Snakk med [navn 1] og [Name 1].', 'Snakk med Kari Nordmann og Kari Nordmann.'],
  ['a link', 'Les [her](https://evil.example/?q=navn) nå.', 'Les her nå.'],
  ['a link by reference', 'Les [her][ref] nå.', 'Les her nå.'],
  ['a picture', 'Se ![alt](https://evil.example/x.png) her.', 'Se alt her.'],
  ['an address', 'Se https://evil.example/?q=1 og www.evil.example nå.', 'Se  og  nå.'],
  ['a script', 'Se javascript:alert(1) nå.', 'Se  nå.'],
  ['a tag', 'Se <img src=x onerror=alert(1)> og <b>dette</b>.', 'Se  og dette.'],
  ['less than is no tag', 'CRP < 5 og puls <60.', 'CRP < 5 og puls <60.'],
  ['bold and lists', '- **Gi** 5 mg\n- Vent', '- **Gi** 5 mg\n- Vent'],
  ['a bracket without end', 'Se [her er det', 'Se her er det'],
  ['a sign of two halves', 'Bra 😀 nå.', 'Bra 😀 nå.'],
]

test.each(SAID)('LLM-1 %s', (_what, answer, text) => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(through(answer, size)).toMatchObject({ text, told: text })
})

test.each(['\u0000', '\u0007', '\u202E', '\u{E0041}', '\uD800 x'])('LLM-3 %j in an answer makes it none', (sign) => {
  expect(() => through(`Gi 5 mg${sign}.`)).toThrow()
})

test('what is begun without end is not held for ever', () => {
  expect(through(`[${'x'.repeat(50_000)}`, 100).text).toHaveLength(50_000)
  expect(through(`<a ${'x '.repeat(20_000)}`, 100).text.length).toBeGreaterThan(30_000)
})

test('a word is told as soon as it cannot be an address', () => {
  let told = ''
  const filter = makeAnswerFilter({ placeholders, most: 5, onText: (piece) => (told += piece) })
  filter.add('Amoksicillin er')
  expect(told).toBe('Amoksicillin er')
  filter.add(' h')
  filter.add('tt')
  expect(told).toBe('Amoksicillin er ')
  filter.add('el')
  filter.add(' nå')
  expect(told).toBe('Amoksicillin er httel nå')
})
