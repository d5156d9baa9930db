import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'

const read = (said: string, language: Language): string => readSource(said, tongueOf(language)).map(({ text }) => text).join(' | ')

describe('what is put right in a later statement stands right where it was told, without stops too', () => {
  test.each<[Language, string, string, string]>([
    [
      'nb',
      'det er den venstre albuen som har vært så vond hele uka nei hva er det jeg sier det er den høyre og jeg kan ikke løfte noe tungt med den',
      'høyre albuen', 'venstre',
    ],
    ['nb', 'katten veier fire kilo ja nei det stemmer ikke fem komma to står det nå og tennene er fine uten belegg', '5,2', '4 kg'],
    ['sv', 'det är höger tumme som gör ont när jag skriver ja det trodde vi först men det är vänster och den är svullen vid basen', 'vänster tumme', 'höger'],
    ['da', 'vægten siger fjorten kilo ikke sandt nej det passer ikke seksten komma fem står der og hun æder godt', '16,5', '14 kg'],
    [
      'en', 'my left heel hurts in the mornings mostly and after a run oh sorry what am i saying the right heel it is and it eases off by noon',
      'right heel', 'left',
    ],
    [
      'ru', 'болит правый локоть уже третью неделю особенно вечером ой нет что я говорю левый и рука слабая стала держать кружку трудно',
      'левый локоть', 'правый',
    ],
    ['da', 'Jeg har slået mit højre knæ. Eller, det er det venstre, det er jo det med arret.', 'venstre knæ', 'højre'],
    ['sv', 'Jag vaknar sex gånger per natt. Nä, nu överdriver jag, fyra gånger är det väl.', '4 gånger', '6 gånger'],
    ['en', 'There is some swelling of the heel, I beg your pardon, the ankle, and it is warm.', 'ankle', 'heel'],
    [
      'nb', 'vi øker selo-zok til femti milligram nei det har du jo fra før hundre milligram blir det og så nytt blodtrykk om en måned',
      'selo-zok til 100', '50 mg',
    ],
  ])('%s the same speaker: %s', (language, said, kept, gone) => {
    expect(read(said, language).toLowerCase()).toContain(kept)
    expect(read(said, language).toLowerCase()).not.toContain(gone)
  })

  test.each<[Language, string, string, string]>([
    ['nb', 'Han falt av sykkelen på mandag. Det var tirsdag, pappa. Ja, tirsdag.', 'tirsdag', 'mandag'],
    ['da', 'hun begyndte at halte i fredags da vi kom hjem fra skoven det var torsdag skat ja torsdag og hun vil ikke støtte på benet', 'torsdag', 'fredag'],
    ['en', 'he was sick on friday and again at night it was saturday mum saturday right and he has kept water down since', 'saturday', 'friday'],
    ['ru', 'кашель у него со вторника жена с понедельника ну да с понедельника и температура вечером поднимается', 'понедельника', 'вторника'],
    ['sv', 'Patient: Feber sedan i fredags.\nAnhörig: I lördags, i fredags var du ju på jobbet.\nPatient: Ja, i lördags.', 'lördags', 'fredag'],
    [
      'en', "Doctor: How long?\nPatient: I've been dizzy for two weeks. Well, three actually, since the bank holiday.\nDoctor: Three weeks.",
      '3 weeks', '2 weeks',
    ],
  ])('%s somebody else: %s', (language, said, kept, gone) => {
    expect(read(said, language).toLowerCase()).toContain(kept)
    expect(read(said, language).toLowerCase()).not.toContain(gone)
  })

  test.each<[Language, string, string, string]>([
    ['nb', 'jeg tok paracet for hodepinen nei ikke paracet naproxen var det og det hjalp en stund men så kom den tilbake', 'naproxen', 'paracet'],
    ['sv', 'jag tar alvedon mot värken nej nej ipren menar jag ipren två gånger om dagen och det hjälper lite grann', 'ipren', 'alvedon'],
  ])('%s a medicine named by mistake: %s', (language, said, kept, gone) => {
    expect(read(said, language).toLowerCase()).toContain(kept)
    expect(read(said, language).toLowerCase()).not.toContain(gone)
  })

  test.each<[Language, string, readonly string[]]>([
    ['nb', 'Høyre kne gjør vondt. Nei, venstre er helt fint.', ['Høyre kne', 'venstre er helt fint']],
    ['en', 'The cough has lasted three weeks. No, two kilos is all I lost.', ['3 weeks', '2 kg']],
    ['sv', 'Tar du Ipren? Nej. Alvedon tål jag bra.', ['Alvedon']],
  ])('%s what tells of something else puts nothing right: %s', (language, said, kept) => {
    for (const one of kept) expect(read(said, language)).toContain(one)
  })
})

describe('what is denied beside what is right stands nowhere', () => {
  test.each<[Language, string, string, string]>([
    ['nb', 'Hun har hatt utslett i seks dager. Huden klør. Forresten var det ikke seks dager, men ni dager.', '9 dager', '6 dager'],
    ['sv', 'Jag har haft huvudvärk i två veckor. Den sitter i pannan. Det är inte två veckor utan fyra veckor.', '4 veckor', '2 veckor'],
    ['da', 'Giv ham tre milliliter morgen og aften. Fem milliliter, ikke tre.', '5 ml', '3 ml'],
    ['en', 'Take ten milligrams at night. Fifteen milligrams, not ten.', '15 m', '10 m'],
    ['ru', 'Сироп давать по четыре миллилитра. Шесть миллилитров, не четыре.', '6 м', '4 м'],
  ])('%s %s', (language, said, kept, gone) => {
    expect(read(said, language).toLowerCase()).toContain(kept)
    expect(read(said, language).toLowerCase()).not.toContain(gone)
  })

  test.each<[Language, string, string]>([
    ['nb', 'Ta ikke mer enn fire tabletter om dagen, to om kvelden.', 'ikke mer enn 4'],
    ['en', 'She has not eaten for three days but drank two litres.', '3 days'],
  ])('%s a limit or another measure is no contrast: %s', (language, said, kept) => {
    expect(read(said, language)).toContain(kept)
  })
})

describe('a no that answers, and another thing that is measured or counted, puts nothing right', () => {
  test.each<[Language, string, string]>([
    ['ru', 'Берём метопролол, сорок утром и сорок вечером. Астмы ведь нет? Нет. Пульс шестьдесят два.', '40 вечером'],
    ['nb', 'Han skåret 26 av 30 poeng. Nei. Pulsen er 72 og regelmessig.', '26 av 30'],
    ['sv', 'Jag har minus fyra på båda ögonen. Nej. Jag är fyrtiosex.', 'minus 4'],
    ['da', 'I urinen er leukocytter fire. Nej. Blodprøven viser CRP elleve.', 'leukocytter 4'],
    ['en', 'The score was 24 out of 30. No. Blood pressure is 148 over 86, pulse 70.', '24 out of 30'],
  ])('%s: %s', (language, said, expected) => {
    expect(read(said, language)).toContain(expected)
  })
})

test.each<[Language, string, string]>([
  ['en', 'Doctor: With your head to the right, your eyes flicked.\nPatient: Yes. The left was nothing.\nDoctor: Nothing on the left, exactly.', 'to the right'],
  ['sv', 'Läkare: När jag la dig med huvudet åt höger ryckte ögonen.\nPatient: Vänster var ingenting.\nLäkare: Ingenting på vänster, precis.', 'åt höger'],
  ['nb', 'Lege: Da jeg la deg ned med hodet til høyre, rykket øynene.\nPasient: Venstre var ingenting.\nLege: Nei, ingenting på venstre.', 'til høyre'],
])('%s: that the other side was nothing puts no side right: %s', (language, said, kept) => {
  expect(read(said, language)).toContain(kept)
})
