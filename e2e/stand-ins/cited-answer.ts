import type { Page } from 'playwright-core'
import type { Message } from '#contract/conversation.ts'
import type { LibraryCard, SourcePassage } from '#contract/source.ts'

/** The conversation that `answerWithSources` gives. */
export const CITED_CONVERSATION = '7d1e4a52-3b0c-4c7e-9a55-2f6f1f9a1c11'

const TEXT = [
  'Halsinfeksjon med **minst tre Centor-kriterier** kan behandles med antibiotika [1]. Penicillin er førstevalget [1][2].',
  'Alle pasienter bør ha antibiotika i ti dager [2]. De fleste blir friske uten.',
  '| Alder | Dose |\n| --- | --- |\n| Voksne | 660 mg × 4 |\n| Barn | etter vekt |',
].join('\n\n')
const DOUBTFUL = 'Alle pasienter bør ha antibiotika i ti dager [2].'

const card = (n: number, part: Partial<LibraryCard>): LibraryCard => ({
  n,
  id: `sample:${n}#0`,
  title: 'Halsinfeksjon: når antibiotika er aktuelt',
  source: 'Eksempelbiblioteket',
  url: 'https://eksempel.example/hals',
  date: '2025-03-14',
  licence: 'CC BY 4.0',
  codes: [{ system: 'ICPC-2', code: 'R72' }],
  excerpt: 'Antibiotika er aktuelt ved minst tre Centor-kriterier og positiv strep-test.',
  isExample: true,
  isWithdrawn: false,
  ...part,
})
const CARDS = [
  card(1, {}),
  card(2, {
    title: 'Valg av middel ved bakteriell tonsillitt hos voksne og større barn',
    date: null,
    isWithdrawn: true,
    excerpt: 'Fenoksymetylpenicillin er førstevalg ved bakteriell tonsillitt.',
  }),
]

const messages: Message[] = [
  {
    id: '7d1e4a52-3b0c-4c7e-9a55-2f6f1f9a1c12',
    role: 'User',
    text: 'Når skal halsinfeksjon behandles?',
    done: true,
    human: false,
    dateTime: '2026-11-23T09:00:00.000Z',
    sources: [],
    unsupported: [],
  },
  {
    id: '7d1e4a52-3b0c-4c7e-9a55-2f6f1f9a1c13',
    role: 'Assistant',
    text: TEXT,
    done: true,
    human: false,
    dateTime: '2026-11-23T09:00:05.000Z',
    sources: CARDS,
    unsupported: [{ start: TEXT.indexOf(DOUBTFUL), end: TEXT.indexOf(DOUBTFUL) + DOUBTFUL.length }],
    engine: 'stand-in 1',
  },
]
const { n: _n, excerpt, ...whole } = card(1, {})
const passage: SourcePassage = {
  ...whole, headings: ['Infeksjoner', 'Øvre luftveier'], html: null, language: 'nb', country: 'NO', edition: '2025-1',
  text:
    `De fleste halsinfeksjoner er forårsaket av virus og går over av seg selv innen en uke.\n\n` +
    `${excerpt} Behandlingen varer i fem dager.\n\nTilbakefall er sjeldent.`,
}

/** Answers, in the place of the server, with a conversation whose answer cites two sources and says one thing that neither carries. */
export async function answerWithSources(page: Page): Promise<void> {
  await page.route(`**/api/v1.0/c/${CITED_CONVERSATION}`, (route) => route.fulfill({ json: messages }))
  await page.route('**/api/v1.0/sources/**', (route) => route.fulfill({ json: passage }))
}
