import { expect, test } from 'vitest'
import { withoutStyleElements } from './without-style-elements.ts'

test.each([
  ['<style>p{color:red}</style><p style="color:red">Hoste</p>', '<p style="color:red">Hoste</p>'],
  ['<STYLE type="text/css">\n<!-- p{} -->\n</STYLE >x<style>a</style>y', 'xy'],
  ['<p>Hoste</p><style>aldri lukket', '<p>Hoste</p>'],
  ['<styled>Hoste</styled> med <b>style</b>', '<styled>Hoste</styled> med <b>style</b>'],
])('SEC-17 of %s no style sheet is left, and every word', (html, left) => expect(withoutStyleElements(html)).toBe(left))

// Read to the end from each of them, this would take minutes.
test.each([
  ['opened', '<style '],
  ['never closed', '</style '],
  ['half closed', '</style'],
])('a paste of a hundred thousand style sheets, %s, is read at once', (_name, piece) =>
  expect(withoutStyleElements(`<style>${piece.repeat(100_000)}`)).toBe(''))
