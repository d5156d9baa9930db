import { describe, expect, test } from 'vitest'
import type { Block, Section } from '#contract/report.ts'
import { PROFILE_NAMES, PROFILES } from '#domain/note/export/paste-profile.ts'
import { documentText } from './document-text.ts'

const grounded = (text: string): Block => ({ id: text.slice(0, 20), kind: 'paragraph', text, evidence: [{ source: 'transcription', start: 0, end: 4 }] })
const bare = (text: string): Block => ({ id: text.slice(0, 20), kind: 'paragraph', text, evidence: [] })
const section = (heading: string, ...blocks: Block[]): Section => ({ type: 'additionalNotes', heading, blocks })

const referral = {
  sections: [
    section('Henvisning til', bare('Ortoped')),
    section('Pasient', bare('Navn: Ola Prøve'), bare('Fødselsnummer:')),
    section('Hastegrad'),
    section('Funn', grounded('Hydrops i venstre kne.'), grounded('Øm leddspalte.')),
  ],
}
const letter = {
  sections: [
    section('', bare('Dette er en oppsummering av timen 01.01.2026.')),
    section('Det vi fant', grounded('Væske i venstre kne.')),
    section('', bare('Vennlig hilsen'), bare('Kari Lege')),
  ],
}

describe('a referral laid out for a record system', () => {
  test.each([
    ['plain', 'Henvisning til\nOrtoped\n\nPasient\nNavn: Ola Prøve\n\nFunn\nHydrops i venstre kne.\nØm leddspalte.'],
    ['withoutHeadings', 'Ortoped\n\nNavn: Ola Prøve\n\nHydrops i venstre kne.\nØm leddspalte.'],
    ['inlineHeadings', 'Henvisning til: Ortoped\nPasient: Navn: Ola Prøve\nFunn: Hydrops i venstre kne. Øm leddspalte.'],
    ['bulleted', 'Henvisning til\n- Ortoped\n\nPasient\n- Navn: Ola Prøve\n\nFunn\n- Hydrops i venstre kne.\n- Øm leddspalte.'],
  ] as const)('%s', (name, expected) => {
    expect(documentText(referral, PROFILES[name])).toBe(expected)
  })
})

describe('a letter laid out for a record system', () => {
  const body = {
    plain: 'Det vi fant\nVæske i venstre kne.',
    withoutHeadings: 'Væske i venstre kne.',
    inlineHeadings: 'Det vi fant: Væske i venstre kne.',
    bulleted: 'Det vi fant\n- Væske i venstre kne.',
    narrow: 'Det vi fant\nVæske i venstre kne.',
  }
  test.each(PROFILE_NAMES)('%s: how it begins and ends stays as it is, line by line', (name) => {
    const between = PROFILES[name].isSpaced ? '\n\n' : '\n'
    expect(documentText(letter, PROFILES[name])).toBe(['Dette er en oppsummering av timen 01.01.2026.', body[name], 'Vennlig hilsen\nKari Lege'].join(between))
  })

  test('no line is longer than the record takes', () => {
    const long = {
      sections: [
        section('Funn', grounded('Hydrops i venstre kne og øm leddspalte medialt, '.repeat(8).trim())),
        section('', bare('Vennlig hilsen '.repeat(12).trim())),
      ],
    }
    for (const line of documentText(long, PROFILES.narrow).split('\n')) expect(line.length).toBeLessThanOrEqual(72)
  })
})
