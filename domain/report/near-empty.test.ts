import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from './testing/report-of.ts'

describe('REL-8 a talk that tells nothing of the patient gives no report', () => {
  test.each<[Language, Vertical, string]>([
    ['nb', 'med', 'Lege: Hei, kom inn. Virker mikrofonen? Lampa lyser rødt.\nPasient: Det vet jeg ikke. Jeg skulle bare hente papirene til kona. Hun er nettopp operert i hofta. Det gikk fint.\nLege: Så bra. Har du selv time?\nPasient: Nei, først på fredag hos tannlegen. Sønnen min har vondt i halsen, men han er på skolen igjen.\nLege: Fint. Hils hjemme.'],
    ['sv', 'med', 'Läkare: Hej, kom in. Hör du mig? Lampan lyser rött.\nPatient: Det vet jag inte. Jag skulle bara hämta papper åt min fru. Hon är nyss opererad i höften. Det gick fint.\nLäkare: Vad bra. Har du egen tid?\nPatient: Nej, på fredag hos tandläkaren. Min son har ont i halsen, men han är i skolan igen.\nLäkare: Fint. Hälsa hemma.'],
    ['da', 'med', 'Læge: Hej, kom indenfor. Kan du høre mig? Mikrofonen blinker her.\nPatient: Det ved jeg ikke. Jeg er bare kommet for at hente min kones papirer. Hun er lige blevet opereret i knæet. Det gik fint.\nLæge: Det var godt. Har du selv fået en tid?\nPatient: Nej, det er først på torsdag hos tandlægen. Min søn har ondt i halsen, men han er i skole igen.\nLæge: Godt. Hils hjemme.'],
    ['en', 'vet', "Vet: Morning, is this thing recording? The red light keeps blinking.\nOwner: Morning. I only popped in to buy a lead. My husband had his hip done last week, he's just home.\nVet: Oh, how is he?\nOwner: He's sore but walking. I've got the dentist myself on Friday. And our neighbour's cat died, poor thing.\nVet: Sorry to hear. Bella's fine then?\nOwner: Bella's fine, she's in the car.\nVet: Great, see you at the next vaccination."],
    ['ru', 'med', 'Врач: Здравствуйте, проходите. Микрофон работает? Лампочка мигает.\nПациент: Не знаю. Я только за бумагами для жены. Её недавно прооперировали, колено. Всё хорошо.\nВрач: Рад слышать. А сами записаны?\nПациент: Нет, в пятницу к стоматологу. Сын вчера кашлял, но уже в школе.\nВрач: Хорошо. Привет дома.'],
  ])('%s %s', (language, vertical, text) => {
    expect(Object.values(sectionsOf(text, language, vertical)).join(' ').split(/\s+/).length).toBeLessThan(15)
  })
})

describe('REL-8 a short talk that tells something gives a report', () => {
  test.each<[Language, Vertical, string, string]>([
    ['nb', 'med', 'Jeg har hatt vondt i halsen i tre dager.', 'halsen'],
    ['sv', 'med', 'Jag har haft ont i halsen i tre dagar.', 'halsen'],
    ['da', 'med', 'Jeg har haft ondt i halsen i tre dage.', 'halsen'],
    ['en', 'vet', 'He has been limping on his left front leg since Monday.', 'limping'],
    ['ru', 'med', 'У меня три дня болит горло.', 'горло'],
    ['en', 'med', "Doctor: Do you smoke?\nPatient: No.\nDoctor: Any alcohol?\nPatient: A glass of wine at weekends.\nDoctor: And what do you do for work?\nPatient: I'm a teacher.", 'wine'],
  ])('%s %s: %s', (language, vertical, text, expected) => {
    expect(sectionsOf(text, language, vertical).complaints).toContain(expected)
  })
})

test('a question cut off from its answer, or a finding from its denial, is not told', () => {
  const told = Object.values(sectionsOf('I have had a sore throat for three days and a fever. Do you have any nausea vomiting. Any murmur rub or gallop on the exam.', 'en')).join(' ')
  expect(told).toContain('sore throat')
  expect(told).not.toMatch(/nausea|murmur/)
})
