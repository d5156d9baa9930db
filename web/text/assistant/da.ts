import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  title: 'Hjælp med Epikrise',
  intro: 'Spørg om, hvordan Epikrise virker. Svarene kommer fra hjælpeteksterne. Ingen sag er med, og intet af dette gemmes.',
  placeholder: 'Hvad er du i tvivl om?',
  hint: 'Skriv intet om patienter her.',
  hint_vet: 'Skriv intet om dyreejere her.',
  toHelp: 'Alle hjælpetekster',
  details: 'Send til os',
  rating: 'Hvor tilfreds er du?',
  ratingHint: 'Fra 0 til 10',
  category: 'Hvad drejer det sig om?',
  chooseCategory: 'Vælg',
  problem: 'Et problem',
  suggestion: 'Et forslag',
  compliment: 'Ros',
  other: 'Andet',
  feedback: 'Beskriv det',
  email: 'E-mail (valgfrit)',
  phone: 'Telefon (valgfrit)',
  noPatients: 'Skriv intet, der kan genkende en patient.',
  sendDetails: 'Send',
  sendFailed: 'Kunne ikke sende feedbacken',
  sent: 'Tak! Beskeden er sendt. Vi kontakter dig, hvis du skrev hvordan.',
}
