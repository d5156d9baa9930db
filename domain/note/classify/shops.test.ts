import { expect, test } from 'vitest'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { withoutShop } from './shops.ts'

test.each([
  ['Torrfoder från Ica, vanligt', 'Torrfoder, vanligt'],
  ['Tørrfôr fra Rema 1000', 'Tørrfôr'],
  ['Hun får tørfoder fra Netto og kylling', 'Hun får tørfoder og kylling'],
  ['Wet food from Tesco', 'Wet food'],
  ['Сухой корм из Пятёрочки', 'Сухой корм'],
  ['Falt på vei ut fra Kiwimannen', 'Falt på vei ut fra Kiwimannen'],
  ['Fikk utslett av kiwi', 'Fikk utslett av kiwi'],
])('%s → %s', (said, written) => {
  expect(withoutShop(said)).toBe(written)
})

test('the report tells what is eaten, not where it was bought', () => {
  const report = sectionsOf('Veterinär: Vad äter han nu?\nÄgare: Torrfoder från Ica, vanligt. Han kräks varje morgon.', 'sv', 'vet')
  expect(Object.values(report).join(' ')).toMatch(/torrfoder/i)
  expect(Object.values(report).join(' ')).not.toContain('Ica')
})
