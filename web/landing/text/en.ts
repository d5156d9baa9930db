import type { Vertical } from '#contract/vertical.ts'
import { plansOf, STANDARD_PLANS } from '#domain/plans/plan.ts'
import type { LandingText } from '../landing-text.ts'

const med: LandingText = {
  title: 'Epikrise: from conversation to clinical note',
  description:
    'Record the consultation and get a structured note whose every sentence can be traced to what was said. For doctors in Norway, Sweden and Denmark.',
  product: 'Epikrise',
  navigation: {
    prices: 'Prices',
    vision: 'Our idea',
    info: 'Terms and privacy',
    benefits: 'Benefits',
    how: 'How it works',
    questions: 'Questions',
    contact: 'Contact',
    label: 'Contents',
    language: 'Language',
  },
  signIn: 'Sign in',
  signInFailed: 'The sign-in did not answer. Check the network and try again.',
  taste: {
    open: 'Try it without signing in',
    opening: 'Fetching the consultation …',
    failed: 'It could not be fetched. Check the network and press once more.',
  },
  hero: {
    heading: 'Stay with the patient. The note writes itself meanwhile.',
    body: 'Epikrise listens to the consultation and has a clear note ready when it ends. Every sentence shows where in the conversation it comes from.',
    start: 'Get started',
    more: 'See how it works',
    note: 'Norwegian, Swedish, Danish, English and Russian.',
  },
  sheet: {
    label: 'An example note',
    sections: [
      {
        heading: 'Presenting complaint',
        lines: [
          { text: 'Cough for three weeks, worst at night. No fever.', mark: 'said' },
          { text: 'Non-smoker. No recent travel.', mark: 'said' },
        ],
      },
      {
        heading: 'Examination',
        lines: [
          { text: 'Chest clear on both sides.', mark: 'said' },
          { text: 'SpO₂ 98%, pulse 72.', mark: 'typed' },
        ],
      },
      { heading: 'Plan', lines: [{ text: 'Review in two weeks if no better.', mark: 'unsupported' }] },
    ],
    quoteLabel: 'Said at 02:14',
    quote: '“I have been coughing for three weeks now, and it is worst at night. No, no fever.”',
    marks: { said: 'Said', typed: 'Typed', unsupported: 'To be confirmed' },
  },
  benefits: {
    heading: 'Made for the minute between two patients',
    items: [
      {
        heading: 'Every sentence has a source',
        body: 'Point at a sentence to see the words it rests on. Epikrise may have understood them wrongly, and there you can tell.',
      },
      {
        heading: 'Ready when the door closes',
        body: 'Speech is written down while you talk. Once you stop the recording, all that is left is to read it through.',
      },
      {
        heading: 'Nothing gets lost',
        body: 'The recording is saved piece by piece. If the network drops, the audio waits on the device and is sent when it returns.',
      },
      {
        heading: 'Cleans up after itself',
        body: 'Cases without a name: audio is deleted once written down, text when its period ends. You can see how long is left.',
      },
      { heading: 'Runs on your premises', body: 'Speech recognition and reports can run on your own machines, with no cloud. The clinic decides.' },
      { heading: 'Three ways in', body: 'Record in the browser, upload an audio file, or paste text you already have.' },
    ],
  },
  vision: {
    heading: 'Eyes back on the patient',
    body:
      'A note should help whoever reads it next, not take time from the person in front of you. We make a tool that is quiet in the room, honest ' +
      'about what it knows, and easy to correct.',
  },
  testimonials: 'What users say',
  prices: {
    heading: 'Prices',
    body: 'One price for everything. No lock-in: cancel whenever you like and keep access for the period you have paid for.',
    perYear: 'per year', perMonth: 'per month', included: 'VAT included. Charged in Norwegian kroner.',
    afterSignIn: 'The prices are shown in the app once you have signed in. Nothing is paid until you have chosen a plan yourself.',
    plans: plansOf(STANDARD_PLANS, { vertical: 'med', language: 'en', isDiscounted: false }),
  },
  how: {
    heading: 'How it works',
    steps: [
      { heading: 'Press record', body: 'Tell the patient you are recording, and talk as you always do. Pause whenever you like.' },
      { heading: 'Read the note', body: 'Summary, history, examination, assessment and plan are there. Change what you want; all of it is saved as you type.' },
      { heading: 'Copy it to the record', body: 'One press copies the text to your record system. Then you are ready for the next patient.' },
    ],
  },
  questions: {
    heading: 'Questions we often hear',
    items: [
      {
        question: 'Does the patient have to consent?',
        answer:
          'You are responsible for telling the patient and for following the rules of your workplace. Epikrise never records before ' +
          'you have pressed the button.',
      },
      {
        question: 'Who can see what I record?',
        answer:
          'Of those who use the service: only you. Text and audio are encrypted with a key of their own for each case, and once that key is ' +
          'deleted nobody can read the case again. Whoever may process something for us is listed under Sub-processors.',
      },
      {
        question: 'What if it gets something wrong?',
        answer:
          'It can: words are misheard, or what was said is misunderstood. That is why each sentence shows the words it rests on. Much of what a ' +
          'language model adds is marked, but not all of it. Always read the note before you use it.',
      },
      {
        question: 'What does it cost?',
        answer: 'The prices are on this page. You choose a monthly or yearly plan after signing in and see the sum before you pay.',
      },
      {
        question: 'Can the clinic pay for several people?',
        answer: 'Yes. One subscription can have several seats. Whoever pays sees who has a seat, and nothing of what they do.',
      },
    ],
  },
  contact: {
    heading: 'Talk to us',
    body: 'Would you like to see Epikrise in your own clinic, or ask about hosting and privacy? Write a few lines and a person will answer.',
    demo: 'Ask for a demonstration',
    form: {
      firstName: 'First name',
      lastName: 'Last name',
      company: 'Company',
      email: 'E-mail',
      country: 'Country',
      countries: { NO: 'Norway', SE: 'Sweden', DK: 'Denmark' },
      phone: 'Telephone',
      message: 'Message',
      messageHint: 'Write nothing about patients here.',
      consent: 'I have read how my data is handled',
      consentLink: 'Privacy',
      optional: 'optional',
      send: 'Send',
      sending: 'Sending …',
      sent: 'Thank you. The message has arrived, and a person will answer you.',
      error: 'Error',
      unreachable: 'The server did not answer. Your text is still here; try again in a moment.',
    },
  },
  feedback: { open: 'Give feedback', failed: 'The form could not be fetched. Check the network and try again.' },
  cookies: { label: 'Cookies', text: 'We use only what is necessary.', link: 'Read more', accept: 'OK' },
  info: {
    heading: 'What Epikrise is not',
    limits: [
      'Epikrise is not CE-marked as a medical device. Whoever takes it into use must assess that use.',
      'It makes no diagnoses and no decisions. The text is a draft until you have read and approved it.',
      'It does not replace professional judgement, and it is not a record system.',
    ],
    rights: 'Built for everyday clinical work in the Nordic countries.',
    pages: {
      'privacy-policy': 'Privacy',
      'terms-of-service': 'Terms',
      disclaimer: 'Disclaimer',
      'cookie-policy': 'Cookies',
      contact: 'Contact',
      'processing-agreement': 'Data processing agreement',
      'sub-processors': 'Sub-processors',
      security: 'Security',
      accessibility: 'Accessibility',
    },
    pagesLabel: 'Terms and privacy',
  },
}

const vet: LandingText = {
  ...med,
  prices: { ...med.prices, plans: plansOf(STANDARD_PLANS, { vertical: 'vet', language: 'en', isDiscounted: false }) },
  title: 'Epikrise Vet: from conversation to clinical note',
  description:
    'Record the consultation and get a structured animal record whose every sentence can be traced to what was said. For vets in Norway, Sweden and Denmark.',
  product: 'Epikrise Vet',
  hero: {
    ...med.hero,
    heading: 'Hands on the animal. The note writes itself meanwhile.',
    body:
      'Epikrise listens to your conversation with the owner and has a clear note ready when it ends. Every sentence shows where in ' +
      'the conversation it comes from.',
  },
  sheet: {
    ...med.sheet,
    sections: [
      {
        heading: 'History',
        lines: [
          { text: 'Lame on the left hind leg since Sunday.', mark: 'said' },
          { text: 'Eating and drinking normally.', mark: 'said' },
        ],
      },
      {
        heading: 'Examination',
        lines: [
          { text: 'Swelling and warmth over the left stifle.', mark: 'said' },
          { text: 'Weight 28.4 kg, temperature 38.6 °C.', mark: 'typed' },
        ],
      },
      { heading: 'Plan', lines: [{ text: 'Rest and short lead for ten days.', mark: 'unsupported' }] },
    ],
    quote: '“She has been lame on her left hind leg since Sunday, but she is eating and drinking as usual.”',
  },
  benefits: { ...med.benefits, heading: 'Made for the minute between two consultations' },
  vision: {
    heading: 'Eyes back on the animal',
    body:
      'A note should help whoever reads it next, not take time from the animal and owner in front of you. We make a tool that is quiet in the ' +
      'room, honest about what it knows, and easy to correct.',
  },
  how: {
    heading: med.how.heading,
    steps: [
      { heading: 'Press record', body: 'Tell the owner you are recording, and talk as you always do. Pause whenever you like.' },
      { heading: 'Read the note', body: 'History, examination, assessment and plan are there. Change what you want; all of it is saved as you type.' },
      { heading: 'Copy it to the record', body: 'One press copies the text to your record system. Then you are ready for the next one.' },
    ],
  },
  contact: { ...med.contact, form: { ...med.contact.form, messageHint: 'Write nothing about owners or animals here.' } },
  questions: {
    ...med.questions,
    items: med.questions.items.map((item, place) =>
      place === 0
        ? {
            question: 'Does the owner have to consent?',
            answer:
              'You are responsible for telling the owner and for following the rules of your workplace. Epikrise never records before ' +
              'you have pressed the button.',
          }
        : item,
    ),
  },
}

export const en: Record<Vertical, LandingText> = { med, vet }
