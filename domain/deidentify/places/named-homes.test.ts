import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'

const found = (language: Language, text: string) => findIdentifiers({ text, language }).map(({ start, end }) => text.slice(start, end))

describe('GDPR: homes, the parts of their houses and the postcodes said behind them', () => {
  const rows: readonly (readonly [Language, string, string])[] = [
    ['nb', 'Bor i Elvegata 31, oppgang D. BT 130/80.', 'Elvegata 31, oppgang D'],
    ['nb', 'Send det til Granlia tolv, trettini elleve.', 'trettini elleve'],
    ['sv', 'Hembesök Tallbo 61, hunden ute.', 'Tallbo 61'],
    ['sv', 'jag bor på björkvägen åtta lgh 1103', 'björkvägen åtta lgh 1103'],
    ['da', 'Hun bor i Rughaven femogtyve, anden sal til venstre.', 'Rughaven femogtyve, anden sal til venstre'],
    ['da', 'Jeg bor på Fiskergade ni, seksogtyve halvtreds Nærum.', 'seksogtyve halvtreds'],
    ['nb', 'Hvor bor du? Solbråten elleve. Hvem er hos deg?', 'Solbråten elleve'],
    ['nb', 'Bakkevn. 31 C, 3510 Hønefoss', 'Bakkevn. 31 C'],
    ['nb', 'Bor på gnr. 31 bnr. 7 i Rauland.', 'gnr. 31 bnr. 7'],
    ['da', 'bag møllen 31 5800 nyborg', 'bag møllen 31'],
    ['da', 'Kør til Fjordbo femten, det haster.', 'Fjordbo femten'],
    ['en', 'Oakdene, 9 Priory Way, Hexham', 'Oakdene, 9 Priory Way'],
    ['en', "It's Flat four, Fulton House, Dock Street.", 'Flat four, Fulton House, Dock Street'],
    ['ru', 'Садовый проспект, д. 31, кв. 12', 'Садовый проспект, д. 31, кв. 12'],
    ['ru', 'Куда ехать? Речная улица, дом девять.', 'Речная улица, дом девять'],
    ['ru', 'СНТ «Берёзка», участок 31', 'СНТ «Берёзка», участок 31'],
    ['en', '14 Tanners Yard, Whitby.', '14 Tanners Yard'],
    ['en', 'Moved to Unit 6, 22 Cooper Wharf last month.', 'Unit 6, 22 Cooper Wharf'],
    ['en', 'She lives at The Old Granary, Kiln Bank.', 'The Old Granary, Kiln Bank'],
    ['en', 'lives at flat 2 31 harbour parade', 'flat 2 31 harbour parade'],
    ['ru', 'Живёт на Сосновой, дом шесть, квартира три.', 'Сосновой, дом шесть, квартира три'],
    ['ru', 'Вызов на улицу Пушкина, сорок один, квартира восемь.', 'улицу Пушкина, сорок один, квартира восемь'],
    ['ru', 'прож. мкр. Северный, д. 6, кв. 31', 'мкр. Северный, д. 6, кв. 31'],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(found(language, text)).toContain(expected))
})

describe('GDPR: ages over 89 without the word for years', () => {
  const rows: readonly (readonly [Language, string, string])[] = [
    ['nb', 'Bestemor ble hundre og tre.', 'hundre og tre'],
    ['nb', 'En mann på 95, falt i trappa.', '95'],
    ['sv', 'Farmor blev nittiåtta, rökte aldrig.', 'nittiåtta'],
    ['sv', 'Kvinna, 93, hjärtsvikt. Puls 96.', '93'],
    ['da', 'Min mor er femoghalvfems. Hun ser dårligt.', 'femoghalvfems'],
    ['en', '97F with hip fracture. Hb 98.', '97F'],
    ['en', 'My dad is ninety six, he still drives.', 'ninety six'],
    ['en', 'She died at ninety-three, of a stroke.', 'ninety-three'],
    ['ru', 'Ей девяносто четыре, ходит сама.', 'девяносто четыре'],
    ['ru', 'Дед дожил до девяноста пяти.', 'девяноста пяти'],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(found(language, text)).toContain(expected))

  const amounts: readonly (readonly [Language, string])[] = [
    ['nb', 'Metning nittito, puls nittifire. Han er 92 kg og hun er nitti kilo.'],
    ['sv', 'Pulsen är nittiåtta. Han är på nittio milligram. Blir hundra gram.'],
    ['da', 'Puls på 92. Et tryk på 95. Hun er på halvfems milligram.'],
    ['en', 'His sats are ninety four. She is 95 of 100. Two down the hill. BP 97/60.'],
    ['ru', 'Ему девяносто капель. Давление сто на шестьдесят.'],
  ]
  test.each(amounts)('%s: %s', (language, text) => expect(found(language, text)).toEqual([]))
})
