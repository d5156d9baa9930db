import type { Language, Vertical } from '#contract/vertical.ts'

/** The parts of a letter to the patient or owner, in the order they are read. */
export const LETTER_PARTS = ['opening', 'why', 'found', 'think', 'done', 'medicines', 'allergies', 'plan', 'contact', 'closing'] as const
export type LetterPart = (typeof LETTER_PARTS)[number]

type Headings = Readonly<Record<Exclude<LetterPart, 'opening' | 'closing'>, string>>

export type LetterTerms = {
  readonly headings: Readonly<Record<Vertical, Headings>>
  /** Says which visit the letter is about. */
  readonly opening: (date: string) => string
  readonly closing: string
}

const both = (med: Headings, vet: Partial<Headings>): Readonly<Record<Vertical, Headings>> => ({ med, vet: { ...med, ...vet } })

export const LETTER_TERMS: Readonly<Record<Language, LetterTerms>> = {
  nb: {
    headings: both(
      {
        why: 'Hvorfor du kom',
        found: 'Det vi fant',
        think: 'Det vi tror det er',
        done: 'Det vi gjorde, og råd til deg',
        medicines: 'Medisinene dine',
        allergies: 'Allergier',
        plan: 'Veien videre',
        contact: 'Når du skal ta kontakt',
      },
      { why: 'Hvorfor dere kom', done: 'Det vi gjorde, og råd til deg', medicines: 'Medisiner', contact: 'Når du skal ta kontakt' },
    ),
    opening: (date) => `Dette er en oppsummering av timen ${date}.`,
    closing: 'Vennlig hilsen',
  },
  sv: {
    headings: both(
      {
        why: 'Varför du kom',
        found: 'Det vi såg',
        think: 'Det vi tror att det är',
        done: 'Det vi gjorde och råd till dig',
        medicines: 'Dina läkemedel',
        allergies: 'Allergier',
        plan: 'Så går vi vidare',
        contact: 'När du ska höra av dig',
      },
      { why: 'Varför ni kom', medicines: 'Läkemedel' },
    ),
    opening: (date) => `Det här är en sammanfattning av besöket ${date}.`,
    closing: 'Vänliga hälsningar',
  },
  da: {
    headings: both(
      {
        why: 'Hvorfor du kom',
        found: 'Det vi fandt',
        think: 'Det vi tror, det er',
        done: 'Det vi gjorde, og råd til dig',
        medicines: 'Din medicin',
        allergies: 'Allergier',
        plan: 'Det videre forløb',
        contact: 'Hvornår du skal kontakte os',
      },
      { why: 'Hvorfor I kom', medicines: 'Medicin' },
    ),
    opening: (date) => `Her er en opsummering af besøget ${date}.`,
    closing: 'Venlig hilsen',
  },
  en: {
    headings: both(
      {
        why: 'Why you came',
        found: 'What we found',
        think: 'What we think it is',
        done: 'What we did, and advice for you',
        medicines: 'Your medicines',
        allergies: 'Allergies',
        plan: 'What happens next',
        contact: 'When to get in touch',
      },
      { medicines: 'Medicines' },
    ),
    opening: (date) => `This is a summary of your visit on ${date}.`,
    closing: 'Kind regards',
  },
  ru: {
    headings: both(
      {
        why: 'Почему вы обратились',
        found: 'Что мы увидели',
        think: 'Что мы об этом думаем',
        done: 'Что сделано и что советуем',
        medicines: 'Ваши лекарства',
        allergies: 'Аллергии',
        plan: 'Что дальше',
        contact: 'Когда обратиться снова',
      },
      { medicines: 'Лекарства' },
    ),
    opening: (date) => `Это краткое изложение приёма ${date}.`,
    closing: 'С уважением',
  },
}

/** What has become of a medicine, said to the one who takes it. */
export const MEDICINE_STATUS: Readonly<
  Record<Language, Readonly<Record<'started' | 'continued' | 'stopped' | 'raised' | 'lowered' | 'given' | 'allergy' | 'past', string>>>
> = {
  nb: {
    started: 'ny',
    continued: 'som før',
    stopped: 'sluttet med',
    raised: 'dosen er økt',
    lowered: 'dosen er satt ned',
    given: 'gitt i timen',
    allergy: 'Tåler ikke',
    past: 'brukt tidligere',
  },
  sv: {
    started: 'ny',
    continued: 'som tidigare',
    stopped: 'slutat med',
    raised: 'dosen är höjd',
    lowered: 'dosen är sänkt',
    given: 'gavs vid besöket',
    allergy: 'Tål inte',
    past: 'har använts tidigare',
  },
  da: {
    started: 'ny',
    continued: 'som før',
    stopped: 'stoppet',
    raised: 'dosis er sat op',
    lowered: 'dosis er sat ned',
    given: 'givet ved besøget',
    allergy: 'Tåler ikke',
    past: 'brugt tidligere',
  },
  en: {
    started: 'new',
    continued: 'as before',
    stopped: 'stopped',
    raised: 'dose raised',
    lowered: 'dose lowered',
    given: 'given at the visit',
    allergy: 'Not tolerated',
    past: 'used before',
  },
  ru: {
    started: 'новое',
    continued: 'как раньше',
    stopped: 'отменено',
    raised: 'доза увеличена',
    lowered: 'доза уменьшена',
    given: 'введено на приёме',
    allergy: 'Непереносимость',
    past: 'применялось раньше',
  },
}
