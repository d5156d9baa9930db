import type { Language } from '#contract/vertical.ts'
import { foldWord, plainText, wordsOf } from '#domain/search/fold.ts'
import type { HelpText } from './texts/help-text.ts'

/** A word counts by what is left of it without its ending: its first letters. */
const STEM_LETTERS = 5
const LEAST_LETTERS = 3
/** Of the meaning of a question, so much must stand in a text that answers it. */
const LEAST_SHARE = 0.5
const IN_BODY = 0.5

const stemsIn = (text: string): Set<string> =>
  new Set(wordsOf(plainText(text)).filter((word) => word.length >= LEAST_LETTERS).map((word) => foldWord(word).slice(0, STEM_LETTERS)))

/** Words that ask and tell nothing of what is asked. */
const ASKING: Record<Language, string> = {
  nb:
    'hvordan hvor hva hvem hvorfor når kan jeg man det den dette ikke får har med til fra som for eller men gjør skal vil bruke min mitt ' +
    'mine her der noe noen hei takk',
  sv:
    'hur var vad vem varför när kan jag man det den detta inte får har med till från som för eller men gör ska vill använda min mitt mina ' +
    'här där något några hej tack',
  da:
    'hvordan hvor hvad hvem hvorfor hvornår kan jeg man det den dette ikke får har med til fra som for eller men gør skal vil bruge min mit ' +
    'mine her der noget nogen hej tak',
  en:
    'how where what who why when can the this that not get have has with from for and but does should want use you are there any some hello hei thanks please',
  ru: 'как где что кто почему когда могу можно мне это этот эта нет есть для или чтобы нужно хочу мой моя мои здесь там',
}

export type FoundHelp = { text: HelpText; score: number }

/** Takes a question and the help texts of its language; gives those that answer it, best first; none where nothing does. */
export function searchHelp(question: string, { texts, language }: { texts: readonly HelpText[]; language: Language }): FoundHelp[] {
  const asking = stemsIn(ASKING[language])
  const asked = [...stemsIn(question)].filter((stem) => !asking.has(stem))
  if (asked.length === 0) return []
  const scored = texts.map((text) => {
    const [head, body] = [stemsIn(`${text.title} ${text.words.join(' ')}`), stemsIn(text.body)]
    const score = asked.reduce((sum, stem) => sum + (head.has(stem) ? 1 : body.has(stem) ? IN_BODY : 0), 0) / asked.length
    return { text, score }
  })
  return scored.filter(({ score }) => score >= LEAST_SHARE).toSorted((a, b) => b.score - a.score)
}
