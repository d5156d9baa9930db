import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { writeReport } from './write-report.ts'

/** A talk as a recogniser without stops, capitals and speakers writes it; what its report says, and what it must not. */
type Row = {
  readonly language: Language
  readonly vertical: Vertical
  readonly said: string
  readonly wanted: readonly RegExp[]
  readonly unwanted: readonly RegExp[]
}

const ROWS: readonly Row[] = [
  {
    language: 'nb', vertical: 'med',
    said:
      'hei kom inn takk hva kan jeg hjelpe deg med jeg har hatt vondt i øret i fire dager hvilket øre det er det høyre har du feber nei hører du ' +
      'dårligere ja litt er du allergisk mot noe ja jeg får utslett av apocillin bruker du noen medisiner levaxin femti mikrogram da ser jeg i ' +
      'øret øregangen er rød og hoven trommehinnen er hel temperatur trettisju komma to dette er en øregangsbetennelse du får terracortril dråper ' +
      'fire dråper tre ganger om dagen i en uke hvis du får feber eller det hovner bak øret må du ringe takk ha det',
    wanted: [/høyre/i, /øregangsbetennelse/i, /37,2/, /Levaxin 50 µg, fortsetter/, /Apocillin/, /Terracortril.*startes/i, /ingen feber|feber: nei|ikke feber/i],
    unwanted: [/Apocillin[^\n]*fortsetter/, /venstre/i],
  },
  {
    language: 'sv', vertical: 'med',
    said:
      'hej välkommen vad söker du för jag har hostat i tre veckor kommer det upp något lite gult slem har du haft feber nej röker du nej jag ' +
      'slutade för fem år sedan tar du några mediciner ja enalapril tio milligram varje dag är du överkänslig mot något nej då lyssnar jag ' +
      'på dig lungorna är rena saturationen är nittioåtta procent crp är tolv det här är en bronkit du behöver inte antibiotika återbesök om ' +
      'det inte är bra om tre veckor',
    wanted: [/hosta/i, /3 veckor/, /98/, /12/, /Enalapril 10 mg.*fortsätter/, /bronkit/i],
    unwanted: [/antibiotika, insätts/i],
  },
  {
    language: 'da', vertical: 'vet',
    said:
      'goddag hvem er det det er rollo han er en tax på syv år hvad er der sket han er begyndt at halte på højre bagben hvornår begyndte det i går ' +
      'efter en tur i skoven spiser han ja helt normalt får han noget medicin nej så kigger jeg på ham vægten er ni komma to kilo temperaturen er ' +
      'otteogtredive komma fire højre knæ er hævet og ømt venstre knæ er fint det er nok en forstuvning han skal have metacam nul komma en ' +
      'milligram per kilo en gang dagligt i fem dage og holdes i snor i to uger hvis han ikke støtter om tre dage så ring',
    wanted: [/højre/i, /9,2/, /38,4/, /Metacam.*0,1 mg\/kg.*startes/, /forstuvning/i],
    unwanted: [/venstre[^.]{0,20}(?:hævet|ømt)/i],
  },
  {
    language: 'en', vertical: 'med',
    said:
      "come in have a seat what can i do for you i've got a rash on my left arm how long have you had it about a week does it itch yes all night " +
      "have you had a fever no are you taking anything just cetirizine ten milligrams any allergies yes penicillin let me look at it there's a red " +
      "scaly patch on the left forearm about four centimetres i think it's eczema you should use hydrocortisone one per cent twice a day for two " +
      "weeks come back in two weeks if it's no better",
    wanted: [/left/i, /eczema/i, /Cetirizine 10 mg, continued/, /[Hh]ydrocortisone 1 ?%.*started/, /[Pp]enicillin/],
    unwanted: [/right (?:arm|forearm)/i, /[Pp]enicillin[^\n]*(?:continued|started)/],
  },
  {
    language: 'ru', vertical: 'med',
    said:
      'здравствуйте на что жалуетесь болит левое колено давно две недели травма была нет отек есть есть небольшой температура была нет лекарства ' +
      'принимаете да лозартан пятьдесят миллиграммов аллергия есть нет а сестра моя пьет варфарин понятно давайте посмотрим левое колено отечное ' +
      'болезненное давление сто тридцать на восемьдесят похоже на артроз назначаю парацетамол один грамм три раза в день контроль через две недели ' +
      'если колено покраснеет звоните',
    wanted: [/лев/i, /130\/80/, /артроз/i, /[Лл]озартан 50 мг, продолжает/, /[Пп]арацетамол 1 г.*назначено/],
    unwanted: [/(?<!Сестра пьет )варфарин/i, /прав(?:ое|ого) колен/i],
  },
  {
    language: 'nb', vertical: 'med',
    said:
      'notat punktum førti år gammel mann punktum kommer på grunn av hoste i to uker komma ingen feber punktum ny linje bruker simvastatin ' +
      'tjue milligram daglig punktum ny linje lungene er rene komma saturasjon nittisju prosent punktum vurdering kolon viral ' +
      'luftveisinfeksjon punktum kontroll ved behov punktum',
    wanted: [/hoste/i, /97/, /Simvastatin 20 mg daglig, fortsetter/, /luftveisinfeksjon/i],
    unwanted: [/punktum|komma|kolon|ny linje/i],
  },
]

const written = ({ language, vertical, said }: Row) => {
  const sources = [{ kind: 'transcription' as const, text: said }]
  const { sections, questions = [] } = writeReport({ sources, language, headingLanguage: language, vertical, generatedAt: '2026-01-01T00:00:00.000Z' })
  const told = sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n')
  // A medicine whose status is not certain is asked about: its line stands ready with the question.
  return { told, toldOrAsked: [told, ...questions.flatMap(({ lines }) => Object.values(lines).flat())].join('\n') }
}

describe('a talk without stops, capitals and speakers', () => {
  test.each(ROWS.map((row) => [row.language, row.vertical, row] as const))('%s %s', (_language, _vertical, row) => {
    const { told, toldOrAsked } = written(row)
    for (const pattern of row.wanted) expect(toldOrAsked).toMatch(pattern)
    for (const pattern of row.unwanted) expect(told).not.toMatch(pattern)
  })
})
