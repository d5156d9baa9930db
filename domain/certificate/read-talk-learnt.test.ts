import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { fillCertificate } from './fill-certificate.ts'
import { readTalk } from './read-talk.ts'

const told = (language: Language, ...lines: string[]) => Object.fromEntries([...readTalk(lines.join('\n'), language)].map(([key, { value }]) => [key, value]))
const saying = (words: string): unknown => expect.stringContaining(words)

describe('what was learnt beside the rules', () => {
  test('nb: an age, a finding without a cue, and the side of a judgement', () => {
    expect(
      told(
        'nb', 'Dyrlege: Hei, hvem er det vi skal se på i dag?', 'Eier: Dette er Bamse, en blanding. Han er åtte år.', 'Dyrlege: Hva har skjedd?',
        'Eier: Han har haltet siden på fredag.', 'Dyrlege: Han er hoven over venstre albue og øm når jeg bøyer den.',
        'Dyrlege: Røntgen viser påleiringer i leddet. Det er artrose i albuen. Vi starter med Metacam 1 mg daglig og rolige turer i bånd.',
      ),
    ).toMatchObject({
      animalName: 'Bamse', birthDate: saying('åtte år'), firstSymptoms: saying('fredag'), findings: saying('hoven over venstre albue'),
      tests: saying('Røntgen viser påleiringer i leddet'), diagnosis: saying('artrose'), side: 'venstre', cause: 'illness',
      medicines: saying('Metacam 1 mg daglig'),
    })
  })

  test('sv', () => {
    expect(
      told(
        'sv', 'Veterinär: Hej, och det här är?', 'Ägare: Det är Smulan, katten. Hon är fem år.', 'Veterinär: Hur länge har hon hostat?',
        'Ägare: Två veckor ungefär.',
        'Veterinär: Jag hör pip över lungorna och hon andas snabbt. Röntgen visar fläckar i lungorna.',
        'Veterinär: Hon har astma. Hon får Prednisolon 5 mg en gång om dagen i tio dagar.',
      ),
    ).toMatchObject({
      animalName: 'Smulan', species: 'katten', findings: saying('pip över lungorna'), tests: saying('Röntgen visar fläckar'), diagnosis: 'astma',
      cause: 'illness', medicines: saying('Prednisolon 5 mg'),
    })
  })

  test('da', () => {
    expect(
      told(
        'da', 'Dyrlæge: Hvad hedder hun?', 'Ejer: Frida. Hun er ni år.', 'Dyrlæge: Hvor længe har hun drukket så meget?', 'Ejer: Siden i mandags.',
        'Dyrlæge: Maven er spændt og hun har 39,8 i temperatur. Scanningen viser væske i livmoderen.',
        'Dyrlæge: Det er livmoderbetændelse. Vi opererer hende i dag og fjerner livmoderen.',
      ),
    ).toMatchObject({
      animalName: 'Frida', firstSymptoms: saying('mandags'), findings: saying('Maven er spændt'), tests: saying('væske i livmoderen'),
      diagnosis: 'livmoderbetændelse', treatment: saying('opererer hende i dag'),
    })
  })

  test('en', () => {
    expect(
      told(
        'en', "Vet: And who's this?", "Owner: This is Hector, he's seven.", "Vet: What's happened?", 'Owner: He started limping last Tuesday.',
        "Vet: The right hock is swollen and he's sore when I bend it. The x-ray shows no fracture.",
        "Vet: It's a sprain. He'll have meloxicam once a day with food, and rest on the lead for two weeks.",
      ),
    ).toMatchObject({
      animalName: 'Hector', firstSymptoms: saying('last Tuesday'), findings: saying('right hock is swollen'), tests: saying('no fracture'),
      diagnosis: saying('sprain'), side: 'right', medicines: saying('meloxicam once a day'),
    })
  })

  test('ru', () => {
    expect(
      told(
        'ru', 'Врач: Как зовут?', 'Владелец: Мурка. Ей пять лет.', 'Врач: Что случилось?', 'Владелец: Она не ест со вторника.',
        'Врач: Живот мягкий, температура 39,5. На УЗИ камни в мочевом пузыре.', 'Врач: Это цистит. Дадим синулокс два раза в день.',
      ),
    ).toMatchObject({ animalName: 'Мурка', findings: saying('температура 39,5'), diagnosis: 'цистит', medicines: saying('синулокс два раза в день') })
  })

  test('a value stands in the talk where its spans say', () => {
    const text = [
      'Dyrlege: Dette er Bamse?', 'Eier: Ja, han er åtte år og har haltet siden på fredag.', 'Dyrlege: Han er hoven over venstre albue.',
      'Dyrlege: Og øm når jeg bøyer den. Det er artrose i albuen. Vi starter med Metacam 1 mg daglig.',
    ].join('\n')
    const fields = readTalk(text, 'nb')
    expect(fields.size).toBeGreaterThan(4)
    for (const [key, { value, spans }] of fields) if (key !== 'cause') expect(spans.map(({ start, end }) => text.slice(start, end)).join('; ')).toBe(value)
  })
})

describe('what nobody told of an animal', () => {
  test.each([
    ['nothing', 'nb', ['']],
    ['small talk', 'nb', ['Dyrlege: Hei, fint vær i dag.', 'Eier: Ja, endelig. Vi skal til fjells i helga.', 'Dyrlege: Så hyggelig.', 'Eier: Takk, ha det.']],
    ['small talk', 'sv', ['Veterinär: Hej, fint väder.', 'Ägare: Ja, vi ska till stugan.', 'Veterinär: Vad trevligt.', 'Ägare: Tack, hej då.']],
    ['people', 'nb', ['Eier: Mannen min har vært i Spania. Han spilte golf.', 'Dyrlege: Så fint. Datteren min flytter til Bergen.', 'Eier: Det er en fin by.']],
    ['people', 'en', ['Owner: my husband is at work, he sends his best.', 'Vet: how nice, my daughter is starting school.', 'Owner: they grow up fast.']],
    ['people', 'da', ['Ejer: Min mand er på arbejde, han hilser.', 'Dyrlæge: Tak, hvor dejligt. Min datter begynder i skole.', 'Ejer: Det går stærkt.']],
  ] as const)('%s (%s) fills nothing', (_name, language, lines) => {
    expect(told(language, ...lines)).toEqual({})
  })

  test('a name that stands masked is a gap', () => {
    const text = [
      'Dyrlege: Hvem er det?', 'Eier: Dette er [navn 1], han er åtte år, og jeg heter [navn 2].', 'Dyrlege: Er han forsikret?',
      'Eier: Ja, hos [selskap 1], polisen er [nummer 1].', 'Dyrlege: Han er hoven over venstre albue. Det er artrose. Vi starter med Metacam 1 mg daglig.',
    ].join('\n')
    const fills = fillCertificate({ sources: [{ kind: 'transcription', text }], report: null, known: {}, account: {}, language: 'nb' })
    for (const key of ['animalName', 'ownerName', 'policyNumber', 'insurer'] as const) expect(fills.find((fill) => fill.key === key)?.value).toBeNull()
    expect(fills.find(({ key }) => key === 'findings')?.value).toContain('hoven over venstre albue')
  })
})
