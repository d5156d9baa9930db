import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const medicinesIn = (language: Language, said: string): string => sectionsOf(said, language).medications ?? ''

describe('a dose changed without naming the medicine again', () => {
  test.each<[Language, string, RegExp]>([
    ['nb', 'Lege: Du står på Cozaar femti?\nPasient: Ja.\nLege: Trykket er for høyt, så vi øker til hundre.', /Cozaar 100, økes/],
    ['nb', 'Lege: Hvor mye Zoloft tar du?\nPasient: Femti.\nLege: Da tar du hundre fra i morgen.', /Zoloft 100.*økes/],
    ['nb', 'Eg brukar Levaxin hundre. Prøvene er fine, men du skjelv. Då går me ned til syttifem.', /Levaxin 75, reduseres/],
    ['sv', 'Läkare: Du tar Zoloft femtio?\nPatient: Ja.\nLäkare: Då dubblar vi, hundra milligram.', /Zoloft 100 mg, höjs/],
    ['da', 'Læge: Du får Zoloft hundrede?\nPatient: Ja.\nLæge: Så går vi ned på halvtreds.', /Zoloft 50, nedsættes/],
    ['en', "Doctor: You're on losartan fifty?\nPatient: Yes.\nDoctor: Your potassium is fine, so let's make it a hundred.", /Losartan 100, increased/],
    ['en', "Doctor: She gets pimobendan, five milligrams.\nOwner: Yes.\nDoctor: I'd up that to seven and a half.", /Pimobendan 7\.5, increased/],
    ['ru', 'Врач: Лозартан пятьдесят пьёте?\nПациент: Да.\nВрач: Поднимаем до ста.', /Лозартан 100, доза увеличена/],
  ])('%s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toMatch(listed)
  })

  test.each<[Language, string, RegExp]>([
    [
      'nb',
      'Lege: Du står på Cozaar femti?\nPasient: Ja.\nLege: Kom tilbake om tre måneder, og hvis trykket er høyt, øker vi til hundre.',
      /Cozaar 50, fortsetter/,
    ],
    ['en', "Doctor: You're on losartan fifty?\nPatient: Yes.\nDoctor: Your blood pressure went up to a hundred and sixty.", /Losartan 50, continued/],
    ['da', 'Læge: Tag Panodil, et gram, op til fire gange om dagen.', /Panodil 1 g.*startes/],
  ])('and other numbers change none: %s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toMatch(listed)
  })
})

describe('swapped for another, whichever of the two is named by a pronoun', () => {
  test.each<[Language, string, RegExp, RegExp]>([
    ['nb', 'Lege: Du tar Enalapril ti?\nPasient: Ja.\nLege: Bytt den ut med Losartan, femti milligram.', /Enalapril 10, seponert/, /Losartan 50 mg, startes/],
    [
      'sv', 'Läkare: Du tar Enalapril tio?\nPatient: Ja.\nLäkare: Byt ut den mot Losartan, femtio milligram.', /Enalapril 10, utsatt/,
      /Losartan 50 mg, insätts/,
    ],
    [
      'da', 'Læge: Du tager Enalapril ti?\nPatient: Ja.\nLæge: Den skifter vi ud med Losartan, halvtreds milligram.', /Enalapril 10, seponeret/,
      /Losartan 50 mg, startes/,
    ],
    [
      'en', 'Doctor: You take enalapril ten?\nPatient: Yes.\nDoctor: Swap that for losartan, fifty milligrams.', /Enalapril 10, stopped/,
      /Losartan 50 mg, started/,
    ],
    [
      'ru', 'Врач: Эналаприл десять пьёте?\nПациент: Да.\nВрач: Меняем его на лозартан, пятьдесят миллиграммов.', /Эналаприл 10, отменено/,
      /Лозартан 50 мг, назначено/,
    ],
  ])('%s %s', (language, said, old, fresh) => {
    expect(medicinesIn(language, said)).toMatch(old)
    expect(medicinesIn(language, said)).toMatch(fresh)
  })

  test.each<[Language, string, RegExp]>([
    [
      'nb',
      'Lege: Det er gikt. Jeg var inne på Ibux, men med nyrene dine lar jeg det ligge. Du får prednisolon, tjue milligram daglig.',
      /^Prednisolon 20 mg[^\n]*$/,
    ],
    ['sv', 'Läkare: Det är gikt. Du får prednisolon, tjugo milligram dagligen. Jag funderade på Naproxen, men det sparar vi.', /^Prednisolon 20 mg[^\n]*$/],
    ['en', "Doctor: It's gout. I'll start you on prednisolone, twenty milligrams daily. Colchicine I'd keep up my sleeve.", /^Prednisolone 20 mg[^\n]*$/],
  ])('only thought of: %s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toMatch(listed)
  })
})

describe('what is told of it in another turn', () => {
  test.each<[Language, string, RegExp]>([
    ['en',
      "Patient: I've had a cough and a fever for a week, with green phlegm.\nDoctor: And doxycycline, ever had that?\n" +
      "Patient: Had it at Easter, fine.\nDoctor: Then a hundred milligrams, twice a day for five days.", /Doxycycline 100 mg.*started/],
    ['nb',
      'Pasient: Jeg sover dårlig og har hodepine.\nLege: Du tar Cipralex ti, ikke sant?\nPasient: Jo.\n' +
      'Lege: Den stryker vi fra lista, og så tar vi en prat om seks uker.', /Cipralex 10, seponert/],
    ['da', 'Læge: Tager du noget?\nPatient: Marevan en halv om aftenen.', /Marevan.*halv om aftenen, fortsætter/],
    ['ru', 'Врач: Манинил пьёте?\nПациент: Пью.\nВрач: Его давайте заменим, вместо него джардинс десять миллиграммов утром.', /Манинил.*отменено/],
  ])('%s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toMatch(listed)
  })
})
