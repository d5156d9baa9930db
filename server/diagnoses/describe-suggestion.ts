import type { DiagnosisSuggestion } from '#contract/diagnosis.ts'
import type { Language } from '#contract/vertical.ts'

type Words = Readonly<Record<DiagnosisSuggestion['basis'], string>> & { readonly supports: string; readonly against: string }

const WORDS: Readonly<Record<Language, Words>> = {
  nb: {
    named: 'Nevnt som vurdering i samtalen.',
    findings: 'Utledet av det som ble fortalt og funnet; ikke nevnt som vurdering.',
    picked: 'Bygger på symptomer du har valgt.',
    supports: 'Utsagn som støtter',
    against: 'Utsagn som taler imot',
  },
  sv: {
    named: 'Nämnt som bedömning i samtalet.',
    findings: 'Härlett ur det som berättades och fanns; inte nämnt som bedömning.',
    picked: 'Bygger på symtom som du har valt.',
    supports: 'Uttalanden som stöder',
    against: 'Uttalanden som talar emot',
  },
  da: {
    named: 'Nævnt som vurdering i samtalen.',
    findings: 'Udledt af det, der blev fortalt og fundet; ikke nævnt som vurdering.',
    picked: 'Bygger på symptomer, du har valgt.',
    supports: 'Udsagn, der støtter',
    against: 'Udsagn, der taler imod',
  },
  en: {
    named: 'Named as an assessment in the talk.',
    findings: 'Inferred from what was told and found; not named as an assessment.',
    picked: 'Rests on symptoms you picked.',
    supports: 'Statements in support',
    against: 'Statements against',
  },
  ru: {
    named: 'Названо в беседе как заключение.',
    findings: 'Выведено из рассказанного и найденного; как заключение не названо.',
    picked: 'Основано на выбранных вами симптомах.',
    supports: 'Высказываний за',
    against: 'Высказываний против',
  },
}

/** Says in a line what a suggestion rests on; made from its evidence alone. */
export function describeSuggestion({ basis, evidence }: Pick<DiagnosisSuggestion, 'basis' | 'evidence'>, language: Language): string {
  const words = WORDS[language]
  const supports = evidence.filter(({ speaks }) => speaks === 'for').length
  const against = evidence.length - supports
  const counts = [supports > 0 ? `${words.supports}: ${String(supports)}.` : '', against > 0 ? `${words.against}: ${String(against)}.` : '']
  return [words[basis], ...counts].filter((part) => part !== '').join(' ')
}
