import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'

const named = (language: Language, text: string, vertical: Vertical): string[] =>
  findIdentifiers({ text, language, vertical })
    .filter(({ type }) => type === 'NAME')
    .map(({ start, end }) => text.slice(start, end))

describe('GDPR: names that are words too, where only a person can stand', () => {
  const rows: readonly (readonly [Language, string, readonly string[]])[] = [
    ['nb', 'Til stede: Krog, Munk, Bonde og Riis. Møtet varte en time.', ['Krog', 'Munk', 'Bonde', 'Riis']],
    ['sv', 'Närvarande: Gran, Blom, Quick och Modig. Patienten är modig.', ['Gran', 'Blom', 'Quick', 'Modig']],
    ['en', 'Present: Young, Savage, Little and Wise. The patient eats little.', ['Young', 'Savage', 'Little', 'Wise']],
    ['nb', 'Bjørn fulgte pasienten inn. Liv overtok kl. 07.30.', ['Bjørn', 'Liv']],
    ['en', 'Faith has tummy ache since Sunday.', ['Faith']],
    ['sv', 'Hej Tor, jag heter My. Det är ont i knäet.', ['Tor', 'My']],
    ['en', 'Cheers, Bob.', ['Bob']],
    ['en', 'Lives with partner Jude and their kids Robin, Wren, Fern and River.', ['Jude', 'Robin', 'Wren', 'Fern', 'River']],
    ['nb', 'Overlege van der Indergård er konferert.', ['van der Indergård']],
    ['sv', 'Bakjour af Klingspor informerad.', ['af Klingspor']],
    ['en', "Faith's mum brought her in.", ['Faith']],
    ['nb', 'Hjemmetjenesten v/ Snefrid varsles.', ['Snefrid']],
    ['ru', 'Роза Мороз обратилась с жалобами.', ['Роза Мороз']],
    ['sv', 'ringer åter imorgon. hon bor hos sin son olle. EKG ua. Waran enl PM.', ['olle']],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(named(language, text, 'med')).toEqual(expected))

  test('an animal called by a word keeps its name at the beginning of a sentence', () => {
    expect(named('en', 'Dog Trouble. Trouble ate a sock. Biscuit the pony is lame.', 'vet')).toEqual(['Trouble', 'Trouble', 'Biscuit'])
  })
})

describe('what a clinician needs stays', () => {
  const rows: readonly (readonly [Language, string])[] = [
    ['nb', 'Stein i venstre ureter 6 mm. Sol gir utslett. Vår og høst verst.'],
    ['nb', 'Bakercyste i knehasen. Kirschnerpinne fjernet. Mallampati 2, Valsalva negativ.'],
    ['sv', 'Colles fraktur höger handled. Goldmann synfält utan anmärkning. Heberdens knutor.'],
    ['en', 'Hope to discharge tomorrow. Mark on the skin, dawn waking, will need a chest X-ray.'],
    ['en', 'Thanks, bloods noted. Green sputum and yellow nails. Zimmer frame at home.'],
    ['da', 'Til stede: hoste, feber og kulderystelser. Birk, gran og eg i priktest negative.'],
    ['ru', 'Сильный мороз ухудшает розацеа. Надежда на выздоровление есть. Пробы Вальсальвы отрицательны.'],
  ]
  test.each(rows)('%s: %s', (language, text) => expect(named(language, text, 'med')).toEqual([]))

  test('a word written small is that word, though somebody is called so', () => {
    expect(named('en', 'Seen by Fern Clay. She has a fern allergy and works with clay.', 'med')).toEqual(['Fern Clay'])
  })
})

test.each([
  ['da', 'Kocher-snit og Robinson-dræn, Pfannenstiel i 2019. Mallory-Weiss set ved gastroskopi.'],
  ['ru', 'Проба Кумбса отрицательна, шкала Борга 3, симптом Грефе не выявлен.'],
  ['en', 'Gaenslen positive, Elizabethan collar fitted, Coggins negative.'],
] as const)('%s: what is named after somebody stays: %s', (language, text) => expect(named(language, text, 'med')).toEqual([]))
