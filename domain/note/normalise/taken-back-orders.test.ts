import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { withoutTakenBackOrders } from './taken-back-orders.ts'

const left = (language: Language, said: string): string => withoutTakenBackOrders(said, tongueOf(language)).replaceAll(/\s+/g, ' ').trim()

describe('an order that is taken back before another', () => {
  test.each<[Language, string, string]>([
    [
      'nb', 'du får naproksen fem hundre milligram to ganger daglig nei forresten det passer ikke med blodtrykket ditt vi tar paracet i stedet',
      'vi tar paracet i stedet',
    ],
    ['nb', 'Vi starter med Selexid. Nei, forresten, du er gravid. Da tar vi Furadantin.', 'du er gravid. Da tar vi Furadantin.'],
    ['sv', 'vi tar mirtazapin nej vet du vi tar melatonin två milligram', 'vi tar melatonin två milligram'],
    ['sv', 'Du får Furadantin. Nej, det går inte med dina njurar, vi tar Selexid i stället.', 'vi tar Selexid i stället.'],
    ['da', 'du får ibuprofen fire hundrede milligram nej vent det går ikke vi tager panodil i stedet', 'vi tager panodil i stedet'],
    ['en', "I'll give you naproxen five hundred twice a day no hang on not with your kidneys let's do paracetamol", "let's do paracetamol"],
    ['ru', 'назначу вам ибупрофен нет подождите у вас язва возьмем парацетамол', 'у вас язва возьмем парацетамол'],
    // a change that is taken back, and the dose left as it was
    ['en', 'We raise it to 100. Or no, leave it at 50 for now.', 'leave it at 50 for now.'],
    ['nb', 'Da øker vi den til hundre. Nei vent, vi holder oss på femti.', 'vi holder oss på femti.'],
    ['sv', 'Vi höjer den till 100. Eller nej, vi låter den ligga kvar på 50.', 'vi låter den ligga kvar på 50.'],
    ['da', 'Vi sætter metoprolol op til 100. Eller nej, vi lader den blive på 50.', 'vi lader den blive på 50.'],
    // put off in the same breath
    ['nb', 'Vi starter med Eliquis, nei forresten, den venter vi med.', 'Eliquis venter vi med.'],
    ['nb', 'Du får Eliquis fem milligram to ganger daglig, nei, vi venter med den.', 'Eliquis vi venter med den.'],
    ['sv', 'Vi sätter in Semintra 4 mg en gång om dagen, nej förresten, den väntar vi med.', 'Semintra väntar vi med.'],
    ['da', 'Vi starter Eliquis, nej forresten, den venter vi med.', 'Eliquis venter vi med.'],
    ['en', "We'll start apixaban 5 mg twice daily, no, actually, let's wait with that.", "apixaban let's wait with that."],
    ['ru', 'Начнём Эликвис, нет, с ним подождём.', 'Эликвис с ним подождём.'],
    ['ru', 'Увеличим метопролол до 100. Хотя нет, оставим 50.', 'оставим 50.'],
  ])('%s: %s', (language, said, wanted) => expect(left(language, said)).toBe(wanted))

  test.each<[Language, string]>([
    // a no that answers
    ['da', 'Skal han have penicillin? Nej, det går ikke over af sig selv, han får Osurnia i øret.'],
    ['nb', 'Bruker du Marevan?\nNei vent, jeg bruker Eliquis i stedet.'],
    // a number that is put right
    ['nb', 'Levaxin, ja, syttifem, nei vent, hundre har det vært siden mars, og du får kvetiapin.'],
    // nothing is given instead
    ['en', "I'll start you on lisinopril, no wait, let me look at your potassium first."],
    ['en', "We raise it to 100. Or no, let's see what the potassium says."],
    // what is only told as taken
    ['nb', 'Du fortsetter med Eliquis morgen og kveld. Nei, forresten, vi tar Paracet ved behov også.'],
    ['sv', 'Du äter Waran. Eller förresten, vi tar Alvedon mot värken.'],
    ['en', 'He takes apixaban twice a day, actually no, wait, we give him paracetamol for the pain.'],
    // something else waits
    ['nb', 'Vi starter med Eliquis. Nei, vi venter med blodprøven.'],
    // the same one again
    ['sv', 'Du får Alvedon, nej vänta, du får Alvedon två tabletter.'],
    ['nb', 'Du får Paracet, og nei, du skal ikke slutte med Ibux.'],
  ])('%s: stands as it was said: %s', (language, said) => expect(left(language, said)).toBe(said.replaceAll(/\s+/g, ' ')))

  test('every other letter keeps its place', () => {
    const said = 'hun har hoste vi tar mirtazapin nei vet du vi tar melatonin to milligram'
    const heard = withoutTakenBackOrders(said, tongueOf('nb'))
    expect(heard).toHaveLength(said.length)
    expect(heard.indexOf('melatonin')).toBe(said.indexOf('melatonin'))
  })
})
