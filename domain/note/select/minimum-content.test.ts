import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

describe('REL-8 a talk that tells nothing of the patient gives no report', () => {
  test.each<[Language, Vertical, string]>([
    ['nb', 'med',
      'Lege: Hei, kom inn. Virker mikrofonen? Lampa lyser rødt.\nPasient: Det vet jeg ikke. Jeg skulle bare hente papirene til kona. Hun er ' +
      'nettopp operert i hofta. Det gikk fint.\nLege: Så bra. Har du selv time?\nPasient: Nei, først på fredag hos tannlegen. Sønnen min har vondt ' +
      'i halsen, men han er på skolen igjen.\nLege: Fint. Hils hjemme.'],
    ['sv', 'med',
      'Läkare: Hej, kom in. Hör du mig? Lampan lyser rött.\nPatient: Det vet jag inte. Jag skulle bara hämta papper åt min fru. Hon är nyss ' +
      'opererad i höften. Det gick fint.\nLäkare: Vad bra. Har du egen tid?\nPatient: Nej, på fredag hos tandläkaren. Min son har ont i halsen, ' +
      'men han är i skolan igen.\nLäkare: Fint. Hälsa hemma.'],
    ['da', 'med',
      'Læge: Hej, kom indenfor. Kan du høre mig? Mikrofonen blinker her.\nPatient: Det ved jeg ikke. Jeg er bare kommet for at hente min kones ' +
      'papirer. Hun er lige blevet opereret i knæet. Det gik fint.\nLæge: Det var godt. Har du selv fået en tid?\n' +
      'Patient: Nej, det er først på torsdag hos tandlægen. Min søn har ondt i halsen, men han er i skole igen.\nLæge: Godt. Hils hjemme.'],
    ['en', 'vet',
      "Vet: Morning, is this thing recording? The red light keeps blinking.\nOwner: Morning. I only popped in to buy a lead. My husband had his " +
      "hip done last week, he's just home.\nVet: Oh, how is he?\nOwner: He's sore but walking. I've got the dentist myself on Friday. And our " +
      "neighbour's cat died, poor thing.\nVet: Sorry to hear. Bella's fine then?\nOwner: Bella's fine, she's in the car.\n" +
      "Vet: Great, see you at the next vaccination."],
    ['ru', 'med',
      'Врач: Здравствуйте, проходите. Микрофон работает? Лампочка мигает.\nПациент: Не знаю. Я только за бумагами для жены. Её недавно ' +
      'прооперировали, колено. Всё хорошо.\nВрач: Рад слышать. А сами записаны?\nПациент: Нет, в пятницу к стоматологу. Сын вчера кашлял, но уже в ' +
      'школе.\nВрач: Хорошо. Привет дома.'],
  ])('%s %s', (language, vertical, text) => {
    expect(Object.values(sectionsOf(text, language, vertical)).join(' ').split(/\s+/).length).toBeLessThan(15)
  })
})

describe('REL-8 a recorder tried out, with chat and made-up values, gives no report', () => {
  test.each<[Language, string]>([
    ['en',
      "Right, is this on? Testing, testing, one two three. The little bar's moving. So no patient yet, the first one's at half eight, I " +
      "think it's a knee. My back's killing me after that list yesterday, and I've had a cough for a week. You should see somebody about " +
      "that. Right, I'll stop it now."],
    ['en',
      "Hello, this is a test of the microphone before the list starts. Can you hear this? The pump's beeping, ignore it. Blood pressure one twenty " +
      "over eighty, that's made up, just to see if it does numbers. Paracetamol one gram, also made up. All right, looks fine."],
    ['nb',
      'Da prøver vi mikrofonen. En to tre. Hører du meg? Ja, det kommer strek på skjermen. Første pasient er klokka ni. Jeg har så vondt i nakken ' +
      'etter i går, jeg har tatt en Ibux. Da stopper jeg den nå.'],
    ['sv',
      'Test test, ett två tre. Hör du mig? Ja, den rör sig. Det är ingen patient här än. Jag har sån huvudvärk, det blev sent igår. Ta en Alvedon. ' +
      'Vi säger blodtryck hundratjugo över åttio bara för att testa. Då stänger jag av nu.'],
    ['da',
      'Prøve, prøve, en to tre. Kan du høre mig? Ja, den kører. Der er ikke nogen patient endnu. Jeg har ondt i ryggen efter havearbejdet, og det ' +
      'har jeg haft i tre dage. Så slukker jeg den igen.'],
    ['ru',
      'Проверка, проверка, раз два три. Меня слышно? Да, полоска двигается. Пациентов ещё нет, первый в девять. У меня спина болит после дачи. ' +
      'Давление сто двадцать на восемьдесят, это я просто так. Ладно, выключаю.'],
  ])('%s: %s', (language, text) => {
    expect(sectionsOf(text, language)).toEqual({})
  })

  test.each<[Language, string, string]>([
    ['en',
      "Testing, one two three, is this on? Good. Come in. What can I do for you? I've had a sore throat for three days and a fever. Any cough? No. " +
      "Temperature is 38.5. The tonsils are red and swollen. I think it's tonsillitis. Penicillin 660 mg four times a day for ten days.", 'sore throat'],
    ['nb',
      'En to tre, hører du meg, ja den går. Kom inn. Hva kan jeg hjelpe med? Jeg har hatt vondt i halsen i tre dager og feber. Hoster du? Nei. ' +
      'Tonsillene er røde med belegg. Jeg tror det er halsbetennelse. Du får Apocillin 660 mg fire ganger daglig i ti dager.', 'halsen'],
  ])('but a visit that follows the trial does, %s', (language, text, expected) => {
    expect(sectionsOf(text, language).complaints).toContain(expected)
  })
})

describe('REL-8 a short talk that tells something gives a report', () => {
  test.each<[Language, Vertical, string, string]>([
    ['nb', 'med', 'Jeg har hatt vondt i halsen i tre dager.', 'halsen'],
    ['sv', 'med', 'Jag har haft ont i halsen i tre dagar.', 'halsen'],
    ['da', 'med', 'Jeg har haft ondt i halsen i tre dage.', 'halsen'],
    ['en', 'vet', 'He has been limping on his left front leg since Monday.', 'limping'],
    ['ru', 'med', 'У меня три дня болит горло.', 'горло'],
    ['en', 'med',
      "Doctor: Do you smoke?\nPatient: No.\nDoctor: Any alcohol?\nPatient: A glass of wine at weekends.\n" +
      "Doctor: And what do you do for work?\nPatient: I'm a teacher.", 'wine'],
  ])('%s %s: %s', (language, vertical, text, expected) => {
    expect(sectionsOf(text, language, vertical).complaints).toContain(expected)
  })
})

test('a question cut off from its answer, or a finding from its denial, is not told', () => {
  const told = Object.values(
    sectionsOf('I have had a sore throat for three days and a fever. Do you have any nausea vomiting. Any murmur rub or gallop on the exam.', 'en'),
  ).join(' ')
  expect(told).toContain('sore throat')
  expect(told).not.toMatch(/nausea|murmur/)
})
