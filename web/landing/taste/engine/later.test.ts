import { expect, test } from 'vitest'
import { ofPart, PartWanted, putPart, standIn } from './later.ts'

test('what leans on a part is cut off until it is there, but for the little that is there from the beginning', () => {
  const pack: { readonly language?: string; readonly marks?: string } = standIn('xx', 'pack', { language: 'xx' })
  const text: { readonly trim?: () => string } = standIn('yy', 'TEXT')
  expect(pack.language).toBe('xx')
  expect(() => pack.marks).toThrow(PartWanted)
  expect(() => text.trim).toThrow(PartWanted)
  expect(() => ofPart('xx', 'file.ts TABLE')).toThrow(PartWanted)
  let times = 0
  putPart('xx', { pack: () => ({ language: 'xx', marks: 'feber' }), 'file.ts TABLE': () => [++times] })
  putPart('yy', { TEXT: () => ' hoste feber ' })
  expect(pack.marks).toBe('feber')
  expect(text.trim?.()).toBe('hoste feber')
  expect(ofPart('xx', 'file.ts TABLE')).toBe(ofPart('xx', 'file.ts TABLE'))
  expect(times).toBe(1)
})
