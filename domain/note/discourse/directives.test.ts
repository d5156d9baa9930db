import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

describe('an order is of the plan, wherever in a talk without speakers it is given', () => {
  test.each<[Language, string, SectionType, string, Vertical?]>([
    [
      'en',
      "What's happened to her? She's coughed since Monday, at night. Is she eating? Yes, she is. Keep her indoors on a lead for a " +
        "week. Ring me if she gets worse.",
      'treatmentPlans', 'Ring', 'vet',
    ],
    [
      'en',
      "What brings you here? We're going to India in May. I'd recommend the travel stockings, and I'll give you those today. My heart skips beats " +
        "at night. Let me listen. Blood pressure is 120 over 80, pulse 70. No murmur.",
      'treatmentPlans', 'stockings',
    ],
    [
      'ru', 'Что случилось? Кашляет неделю, по ночам. Температура была? Нет. Сдайте анализ крови завтра утром, потом позвоните мне.',
      'treatmentPlans', 'анализ крови',
    ],
  ])('%s: %s', (language, text, section, words, vertical) => {
    expect(sectionsOf(text, language, vertical)[section] ?? '').toContain(words)
  })

  test('a dose ordered of what was given once is a course begun', () => {
    const { medications = '' } = sectionsOf(
      "She's lame on the left fore. I gave her a sachet of bute this morning. Is that all right? Yes. Give one sachet twice a day today and tomorrow in feed.",
      'en',
      'vet',
    )
    expect(medications).toContain('Bute one sachet twice a day')
    expect(medications).toContain('started')
  })
})

describe('an animal of another kind than the patient is another animal', () => {
  test.each<[Language, string, string, string]>([
    ['en',
      "Vet: What have you brought?\nOwner: A cockapoo, he's two. He scratches his ears.\nVet: Anyone else itchy?\n" +
      "Owner: The cat's fine, she's got a thyroid thing, she's on Felimazole.\nVet: Let me look. The ears are red. Surolan, five drops twice a day.",
      'urolan', 'elimazole'],
    ['nb',
      'Eier: Hunden min klør i øret.\nVeterinær: Får den noe?\nEier: Nei. Katten får Thyronorm.\n' +
      'Veterinær: Øret er rødt. Da starter vi med Surolan, fem dråper to ganger om dagen.', 'urolan', 'hyronorm'],
    ['ru',
      'Владелец: У собаки чешется ухо.\nВрач: Что давали?\nВладелец: Ничего. Кошка пьёт телмисартан.\n' +
      'Врач: Ухо красное. Назначаю суролан, пять капель два раза в день.', 'уролан', 'елмисартан'],
  ])('%s: %s', (language, text, wanted, unwanted) => {
    const report = sectionsOf(text, language, 'vet')
    expect(report.medications ?? '').toContain(wanted)
    expect(Object.values(report).join(' ')).not.toContain(unwanted)
  })

  test('a horse that others are compared with is none', () => {
    expect(
      sectionsOf("Vet: What is it?\nOwner: My pony is lame on the left fore.\nVet: Temperature thirty-eight point one, that's normal for a horse.", 'en', 'vet')
        .physicalExamination ?? '',
    ).toContain('38.1')
  })
})
