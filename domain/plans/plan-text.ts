import type { Language, Vertical } from '#contract/vertical.ts'

type PlanText = { name: string; description: string }
type Text = { year: PlanText; month: PlanText; features: Record<Vertical, string[]> }

const nb: Text = {
  year: { name: 'Årlig', description: 'Betal for ti måneder, bruk tolv.' },
  month: { name: 'Månedlig', description: 'Måned for måned. Si opp når du vil.' },
  features: {
    med: [
      'Ubegrenset antall konsultasjoner', 'Journalnotat du kan spore tilbake til det som ble sagt', 'Opptak, opplasting eller innlimt tekst',
      'Lyd slettes etter transkribering av anonyme saker',
    ],
    vet: [
      'Ubegrenset antall konsultasjoner', 'Journalnotat du kan spore tilbake til det som ble sagt', 'Opptak, opplasting eller innlimt tekst',
      'Laget for klinikk med dyr: art, kjønn og alder',
    ],
  },
}

const sv: Text = {
  year: { name: 'Årsvis', description: 'Betala för tio månader, använd tolv.' },
  month: { name: 'Månadsvis', description: 'Månad för månad. Säg upp när du vill.' },
  features: {
    med: [
      'Obegränsat antal konsultationer', 'Journalanteckning som går att spåra till det som sades', 'Inspelning, uppladdning eller inklistrad text',
      'Ljud raderas efter transkribering av anonyma ärenden',
    ],
    vet: [
      'Obegränsat antal konsultationer', 'Journalanteckning som går att spåra till det som sades', 'Inspelning, uppladdning eller inklistrad text',
      'Gjord för djurklinik: djurslag, kön och ålder',
    ],
  },
}

const da: Text = {
  year: { name: 'Årligt', description: 'Betal for ti måneder, brug tolv.' },
  month: { name: 'Månedligt', description: 'Måned for måned. Opsig, når du vil.' },
  features: {
    med: [
      'Ubegrænset antal konsultationer', 'Journalnotat, der kan spores til det, der blev sagt', 'Optagelse, upload eller indsat tekst',
      'Lyd slettes efter transskribering af anonyme sager',
    ],
    vet: [
      'Ubegrænset antal konsultationer', 'Journalnotat, der kan spores til det, der blev sagt', 'Optagelse, upload eller indsat tekst',
      'Lavet til dyreklinik: art, køn og alder',
    ],
  },
}

const en: Text = {
  year: { name: 'Yearly', description: 'Pay for ten months, use twelve.' },
  month: { name: 'Monthly', description: 'Month by month. Cancel whenever you like.' },
  features: {
    med: [
      'Unlimited consultations', 'A note you can trace to what was said', 'Recording, upload or pasted text',
      'Audio is deleted once an anonymous case is transcribed',
    ],
    vet: [
      'Unlimited consultations', 'A note you can trace to what was said', 'Recording, upload or pasted text',
      'Made for animal clinics: species, sex and age',
    ],
  },
}

const ru: Text = {
  year: { name: 'На год', description: 'Платите за десять месяцев, пользуйтесь двенадцать.' },
  month: { name: 'На месяц', description: 'Помесячно. Отменить можно в любой момент.' },
  features: {
    med: [
      'Консультации без ограничений', 'Запись, каждую фразу которой можно проследить до сказанного', 'Запись, загрузка или вставленный текст',
      'Звук анонимных случаев удаляется после расшифровки',
    ],
    vet: [
      'Консультации без ограничений', 'Запись, каждую фразу которой можно проследить до сказанного', 'Запись, загрузка или вставленный текст',
      'Для ветклиник: вид, пол и возраст животного',
    ],
  },
}

/** Names, descriptions and features of the plans. */
export const PLAN_TEXT: Readonly<Record<Language, Text>> = { nb, sv, da, en, ru }
