import { Language } from '#contract/vertical.ts'
import { TEXT_TASKS } from '#server/text-tasks/table.ts'

/** A few plain words of each language, enough for its lists to be sorted for looking up. */
const TALKS: Readonly<Record<Language, string>> = {
  nb: 'Jeg har hatt vondt i kneet i tre uker. Jeg bruker Paracet 1 g.',
  sv: 'Jag har haft ont i knät i tre veckor. Jag tar Alvedon 1 g.',
  da: 'Jeg har haft ondt i knæet i tre uger. Jeg tager Panodil 1 g.',
  en: 'My knee has hurt for three weeks. I take paracetamol 1 g.',
  ru: 'У меня три недели болит колено. Я принимаю парацетамол 1 г.',
}

/** Reads a talk of each language once, as reports and masking do. */
export function warmUp(): void {
  for (const language of Language.options) {
    const sources = [{ kind: 'transcription' as const, text: TALKS[language] }]
    TEXT_TASKS.writeReport({ sources, headingLanguage: language, vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
    TEXT_TASKS.listMasked({ sources, vertical: 'med' })
  }
}
