import type { Product } from '#contract/billing.ts'
import type { ContactCountry } from '#contract/contact-bounds.ts'
import type { InfoPage } from '#contract/info-page.ts'

/** What the landing page says, in one language and for one edition. */
export type LandingText = {
  title: string
  description: string
  product: string
  navigation: {
    vision: string
    info: string
    benefits: string
    how: string
    questions: string
    contact: string
    prices: string
    label: string
    language: string
  }
  signIn: string
  signInFailed: string
  /** The way to try it unsigned-in; its own words come when it is asked for (`taste/`). */
  taste: { open: string; opening: string; failed: string }
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
  /** Over what users have said, where there is any of it. */
  testimonials: string
  /** What it costs: the plans that are sold where no provider has prices of its own, and what stands there while those are not known. */
  prices: { heading: string; body: string; perYear: string; perMonth: string; included: string; afterSignIn: string; plans: readonly Product[] }
  how: { heading: string; steps: { heading: string; body: string }[] }
  questions: { heading: string; items: { question: string; answer: string }[] }
  contact: { heading: string; body: string; demo: string; form: ContactFormText }
  feedback: { open: string; failed: string }
  cookies: { label: string; text: string; link: string; accept: string }
  info: { heading: string; limits: string[]; rights: string; pages: Record<InfoPage, string>; pagesLabel: string }
}

/** The form by which a clinic writes to those who run the product (spec 5). `error` is the word before what the server says (spec 8). */
export type ContactFormText = Record<'firstName' | 'lastName' | 'company' | 'email' | 'country' | 'phone' | 'message' | 'messageHint', string> & {
  countries: Record<ContactCountry, string>
  consent: string
  consentLink: string
  optional: string
  send: string
  sending: string
  sent: string
  error: string
  /** Where there is no server to say anything. */
  unreachable: string
}
