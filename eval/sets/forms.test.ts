import { expect, test } from 'vitest'
import { join } from 'node:path'
import { readConsultations } from '../data.ts'
import { faultsOfGold } from '../forms/gold-faults.ts'

const halves = ['open', 'kept'].map((half) => ({ half, forms: readConsultations(join(import.meta.dirname, `../forms/${half}.jsonl`)) }))

test.each(halves)('the gold of the forms that are $half is borne by their talks', ({ forms }) => {
  expect(forms.flatMap(({ id, gold }) => faultsOfGold(gold).map((fault) => `${id} ${fault}`))).toEqual([])
})

test.each(halves)('of each kind sixty are $half, a third of them or so flat, and no id stands twice', ({ forms }) => {
  expect(Object.values(Object.groupBy(forms, ({ gold }) => gold.kind ?? '')).map((kind) => kind?.length)).toEqual(Array.from({ length: 7 }, () => 60))
  expect(new Set(forms.map(({ id }) => id)).size).toBe(forms.length)
  expect(forms.filter(({ gold }) => gold.form === 'lower').length / forms.length).toBeGreaterThan(0.3)
})

test('no talk stands in both halves', () => {
  const [open, kept] = halves.map(({ forms }) => new Set(forms.map(({ transcript }) => transcript.toLowerCase().replaceAll(/\P{L}+/gu, ' ').trim())))
  expect(open?.intersection(kept ?? new Set()).size).toBe(0)
})

test('a gold line that its talk does not bear is named', () => {
  const [form] = halves[0]?.forms ?? []
  if (form === undefined) throw new Error('no forms')
  expect(faultsOfGold({ ...form.gold, transcript: '' }).length).toBeGreaterThan(0)
})
