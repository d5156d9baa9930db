import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** `wanted` and `unwanted` are pieces of the medication section. */
type Row = readonly [language: Language, text: string, wanted: readonly string[], unwanted: readonly string[], vertical?: Vertical]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'what is to come only when the first has failed is not started': [
    ['nb', 'Lege: Du får Norvasc, fem milligram om morgenen. Er trykket ikke nede til jul, så legger vi til Cozaar.', ['Norvasc 5 mg'], ['Cozaar']],
    ['nb', 'Lege: Apocillin, 660 milligram fire ganger daglig. Virker den ikke innen tre dager, bytter vi til Dalacin.', ['Apocillin 660 mg 4 ganger daglig, startes'], ['Dalacin']],
    ['sv', 'Läkare: Jag skriver ut Imovane, en tablett till natten. Hjälper den inte på en vecka, så byter vi till Propavan.', ['Imovane en tablett till natten, insätts'], ['Propavan']],
    ['da', 'Læge: Du får Panodil, et gram fire gange om dagen. Er det ikke bedre på mandag, skifter vi til Ipren.', ['Panodil 1 g'], ['Ipren', 'seponeret']],
    ['en', "Doctor: Flucloxacillin, five hundred, four times a day for a week. Should that not clear it, we'd switch to clindamycin.", ['lucloxacillin 500'], ['lindamycin', 'stopped']],
    ['ru', 'Врач: Назначаю парацетамол, по грамму четыре раза в день. Не поможет за три дня, перейдём на ибупрофен.', ['Парацетамол'], ['Ибупрофен', 'отменено']],
  ],
  'what hangs on a result is not started': [
    ['nb', 'Lege: Viser bildet en propp, begynner vi med Eliquis.', [], ['Eliquis']],
    ['sv', 'Läkare: Sedan kan det bli aktuellt med metformin, femhundra, om långtidssockret inte går ner.', [], ['etformin']],
    ['da', 'Læge: Bagefter Antabus, 200 milligram, hvis leveren er bedre.', [], ['Antabus']],
    ['en', "Doctor: Apixaban, five milligrams twice a day, but only once the clot's confirmed. Meanwhile dalteparin, ten thousand units daily.", ['alteparin 10000 units daily'], ['pixaban']],
    ['ru', 'Врач: Мелоксикам, 0,1 на килограмм раз в сутки. Покажет анализ инфекцию, тогда введём интерферон.', ['Мелоксикам'], ['нтерферон'], 'vet'],
  ],
  'what is taken when it hurts is ordered all the same': [
    ['nb', 'Lege: Du får Paracet, en gram inntil fire ganger om dagen hvis du har vondt.', ['Paracet'], []],
    ['en', "Doctor: Take ibuprofen, four hundred milligrams three times a day. If it's no better by Friday, ring us.", ['buprofen'], []],
  ],
  'what was only thought or spoken of is not listed': [
    ['nb', 'Lege: Ozempic hadde jeg tenkt, men det legger vi bort. Metformin, 500, to ganger daglig.', ['Metformin 500'], ['Ozempic']],
    ['sv', 'Läkare: Jag tänkte på Ozempic, men vi lägger det åt sidan. Metformin, femhundra, två gånger om dagen.', ['Metformin 500'], ['Ozempic']],
    ['en', "Doctor: There was talk of prednisolone at the hospital, but with your sugars I'd keep away from it. Naproxen, 250 milligrams, twice a day.", ['aproxen 250 mg'], ['rednisolone']],
  ],
}

describe.each(Object.entries(KINDS))('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , wanted, unwanted, vertical = 'med']) => {
    const lines = sectionsOf(text, language, vertical).medications ?? ''
    for (const piece of wanted) expect(lines).toContain(piece)
    for (const piece of unwanted) expect(lines).not.toContain(piece)
  })
})
