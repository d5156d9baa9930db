/** What the landing page says, in one language and for one edition. */
export type LandingText = {
  title: string
  description: string
  product: string
  navigation: { benefits: string; how: string; questions: string; contact: string; label: string; language: string }
  signIn: string
  signInFailed: string
  hero: { heading: string; body: string; start: string; more: string; note: string }
  /** A made-up report, so that the product shows what it does. */
  sheet: {
    label: string
    sections: { heading: string; lines: { text: string; mark: 'said' | 'typed' | 'unsupported' }[] }[]
    quoteLabel: string
    quote: string
    marks: { said: string; typed: string; unsupported: string }
  }
  benefits: { heading: string; items: { heading: string; body: string }[] }
  vision: { heading: string; body: string }
  how: { heading: string; steps: { heading: string; body: string }[] }
  questions: { heading: string; items: { question: string; answer: string }[] }
  contact: { heading: string; body: string; demo: string; write: string }
  info: { heading: string; limits: string[]; rights: string }
}
