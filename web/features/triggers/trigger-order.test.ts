import { describe, expect, test } from 'vitest'
import { inOrder, nextOrder } from './trigger-order.ts'

const list = ['åpen', 'Zoster', 'ørestatus', 'Angst', 'mal 10', 'mal 2'].map((trigger, at) => ({ id: String(at), trigger, action: 'x' }))
const names = (order: Parameters<typeof inOrder>[1], language: Parameters<typeof inOrder>[2] = 'nb') =>
  inOrder(list, order, language).map(({ trigger }) => trigger)

describe('spec 2 the order of the list', () => {
  test('it goes from as made to A–Å to Å–A and back', () => {
    expect(nextOrder('default')).toBe('ascending')
    expect(nextOrder('ascending')).toBe('descending')
    expect(nextOrder('descending')).toBe('default')
  })

  test('as made, it is untouched', () => {
    expect(names('default')).toEqual(['åpen', 'Zoster', 'ørestatus', 'Angst', 'mal 10', 'mal 2'])
  })

  test('by the alphabet of the language, whatever the case, numbers by size', () => {
    expect(names('ascending')).toEqual(['Angst', 'mal 2', 'mal 10', 'Zoster', 'ørestatus', 'åpen'])
    expect(names('descending')).toEqual(['åpen', 'ørestatus', 'Zoster', 'mal 10', 'mal 2', 'Angst'])
    expect(names('ascending', 'en').slice(0, 2)).toEqual(['Angst', 'åpen'])
  })
})
