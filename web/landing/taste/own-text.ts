import type { Language, Vertical } from '#contract/vertical.ts'
import { fetchEngine, writeHere } from './engine/browser-engine.ts'
import { judgeOwnText, MOST_CHARACTERS } from './own-text-bounds.ts'
import type { Written } from './talks/talk.ts'
import type { TasteText } from './taste-text.ts'

export type OwnText = {
  readonly text: TasteText['ownText']
  readonly edition: Vertical
  readonly language: Language
  readonly show: (talk: string, written: Written) => void
}

/** What was typed outlasts a change of language; it lives in the memory of this page alone. */
let kept = ''

/** Answers the field for a text of one's own: judged first, then the engine is fetched, and it writes in this browser. */
export function answerOwnText(form: HTMLElement, { text, edition, language, show }: OwnText): void {
  const [field, submit] = [form.querySelector('textarea'), form.querySelector('button')]
  const [status, alert] = [form.querySelector('[role=status]'), form.querySelector('[role=alert]')]
  if (field === null || submit === null || status === null || alert === null) throw new Error('the form of the taste is not whole')
  const tell = ({ good = '', bad = '' }: { good?: string; bad?: string }) => {
    status.textContent = good
    alert.textContent = bad
  }
  const write = async () => {
    const talk = field.value
    const fault = judgeOwnText(talk)
    if (fault !== undefined) return tell({ bad: text[fault].replace('{{limit}}', MOST_CHARACTERS.toLocaleString(language)) })
    submit.disabled = true
    try {
      tell({ good: text.fetching })
      await fetchEngine(language)
      tell({ good: text.writing })
      const written = await writeHere({ text: talk, vertical: edition, headingLanguage: language })
      if (written.sections.length === 0 && written.questions.length === 0) return tell({ bad: text.tooLittle })
      show(talk, written)
      tell({ good: `${text.done} ${text.fetched}` })
    } catch (error) {
      tell({ bad: error instanceof Error && error.message === 'tooHard' ? text.tooHard : text.unreachable })
    } finally {
      submit.disabled = false
    }
  }
  field.value = kept
  field.addEventListener('input', () => (kept = field.value))
  // Whoever goes in here means to write and to press: what reads it is on its way meanwhile. Where it cannot come, the press says so.
  field.addEventListener('focus', () => void fetchEngine(language).catch(() => undefined), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // The contact form of the page listens above.
    event.stopPropagation()
    if (!submit.disabled) void write()
  })
}
