import { expect, test } from 'vitest'
import { examplePassage } from '../testing.ts'
import { wholeText } from './whole-text.ts'

const part = (number: number, path: readonly string[], text: string, html: string | null = `<p>${text}</p>`) =>
  examplePassage({ id: `x:1#${number}`, headings: path.slice(0, -1), title: path.at(-1) ?? '', text, html })

test('parts are one text under the title they share, each under its headings, said once', () => {
  expect(
    wholeText(
      [
        part(0, ['Hals', 'Vent'], 'De fleste blir friske.'),
        part(1, ['Hals', 'Vent', 'Når'], 'Uten feber.', '<h3>Når</h3><p>Uten feber.</p>'),
        part(2, ['Hals', 'Vent', 'Praktisk', 'Barn < 3'], 'Ring.'),
        part(3, ['Hals', 'Vent', 'Praktisk', 'Voksne'], 'Vent.'),
      ],
      1_000,
    ),
  ).toMatchObject({
    title: 'Vent',
    headings: ['Hals'],
    text: 'De fleste blir friske.\nNår\nUten feber.\nPraktisk\nBarn < 3\nRing.\nVoksne\nVent.',
    html: '<p>De fleste blir friske.</p><h3>Når</h3><p>Uten feber.</p><h2>Praktisk</h2><h2>Barn &lt; 3</h2><p>Ring.</p><h2>Voksne</h2><p>Vent.</p>',
    isWhole: true,
  })
})

test('a text of one part is that part; one that begins with a heading has its own title', () => {
  expect(wholeText([part(0, ['Hals', 'Vent'], 'Friske.')], 1_000)).toMatchObject({ title: 'Vent', headings: ['Hals'], text: 'Friske.', isWhole: true })
  expect(wholeText([part(0, ['Hals', 'Vent', 'A'], 'a'), part(1, ['Hals', 'Vent', 'B'], 'b')], 1_000)).toMatchObject({ title: 'Vent', text: 'A\na\nB\nb' })
})

test('what is too long ends after a part and says so; the first part always stands', () => {
  expect(wholeText([part(0, ['V'], 'a'.repeat(50)), part(1, ['V', 'B'], 'b')], 20)).toMatchObject({ text: 'a'.repeat(50), isWhole: false })
})

test('a part without its drawing leaves the words alone', () => {
  expect(wholeText([part(0, ['V'], 'a'), part(1, ['V', 'B'], 'b', null)], 20).html).toBeNull()
})
