import type { Passage } from './passage.ts'

/** A passage for tests, complete but for what the test is about. */
export function examplePassage(given: Partial<Passage> & { id: string }): Passage {
  return {
    source: 'helsedirektoratet',
    owner: 'Helsedirektoratet',
    title: 'Høyt blodtrykk hos voksne',
    headings: ['Hjerte og kar', 'Behandling'],
    text: 'Medisin mot høyt blodtrykk velges etter alder og andre sykdommer. ACE-hemmer eller kalsiumblokker er førstevalg.',
    html: null,
    kind: 'recommendation',
    language: 'nb',
    country: 'NO',
    vertical: 'med',
    edition: '2025-1',
    updated: '2025-03-01',
    licence: 'NLOD',
    url: 'https://www.helsedirektoratet.no/retningslinjer/x',
    codes: [{ system: 'ICPC-2', code: 'K86' }],
    ...given,
  }
}
