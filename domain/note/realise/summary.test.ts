import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

describe('the summary makes sense alone: who, with what and since when, and what it was judged to be', () => {
  test.each<[Language, Vertical, string, RegExp]>([
    ['nb', 'med',
      'Lege: Hva gjelder det?\nPasient: Jeg har vondt i høyre kne.\nLege: Hvor lenge har det vart?\nPasient: Siden mai.\n' +
      'Lege: Hvordan kjennes det?\nPasient: Som å gå på nåler.\nLege: Da undersøker jeg kneet. Det er hevelse. Det er ikke farlig, men ' +
      'du har en slimposebetennelse.', /Vondt i høyre kne \(varighet: siden mai\)\.\n.*slimposebetennelse/i],
    ['sv', 'med',
      'Läkare: Vad söker du för?\nPatient: Jag har hostat i tre veckor.\nLäkare: Hur är magen?\nPatient: Den är bra.\n' +
      'Läkare: Är du allergisk mot något?\nPatient: Ipren. Då får jag andnöd.\nLäkare: Jag lyssnar på lungorna. Det låter ' +
      'pip. Det du har är en astma.', /^Har hostat i 3 veckor\.\nAstma\.$/],
    ['da', 'vet',
      'Dyrlæge: Hvem har vi her?\nEjer: En labrador på seks år.\nDyrlæge: Hvad er der galt?\nEjer: Han halter på venstre forben siden i går.\n' +
      'Dyrlæge: Så mærker jeg på benet. Albuen er hævet. Det jeg tror er det er ledbetændelse.',
      /halter på venstre forben siden i går\.\nFormentlig ledbetændelse/],
  ])('%s %s', (language, vertical, text, wanted) => {
    expect(sectionsOf(text, language, vertical).summary).toMatch(wanted)
  })

  test('how long one complaint has lasted is not told of another', () => {
    const talk = [
      'Lege: Hvordan er det nå?',
      'Pasient: Jeg gråter for ingenting.',
      'Lege: Hvor lenge har det vært sånn?',
      'Pasient: Siden i oktober.',
      'Lege: Hvordan sover du?',
      'Pasient: Jeg våkner klokka fire og får ikke sove igjen.',
      'Lege: Matlysten?',
      'Pasient: Dårlig. Jeg har gått ned fire kilo.',
    ]
    const { summary = '' } = sectionsOf(talk.join('\n'), 'nb')
    expect(summary).not.toMatch(/gått ned.*oktober/u)
  })

  test('what is no longer done of itself is why the owner came', () => {
    const talk = ['Djurägare: Han äter inte sedan i fredags. Han luktar på maten och går därifrån.', 'Veterinär: Jag tror det är en tandinflammation.']
    expect(sectionsOf(talk.join('\n'), 'sv', 'vet').summary).toContain('äter inte')
  })

  test('neither a likeness nor an answer nor a normal function stands there', () => {
    const { summary = '' } = sectionsOf(
      'Læge: Hvad kan jeg hjælpe med?\nPatient: Jeg har ondt i knæet.\nLæge: Hvordan føles det?\nPatient: Som at gå på nåle.\n' +
        'Læge: Kan du støtte på det?\nPatient: Ja, men det føles løst.\nLæge: Hvordan er afføringen?\nPatient: Den er normal.',
      'da',
    )
    expect(summary).toContain('knæet')
    expect(summary).not.toMatch(/nåle|støtte|normal/)
  })
})

test('how it happened stands in the report or among what was left out', () => {
  const text = 'Lege: Hva er det?\nPasient: Kneet verker.\nLege: Har du feber?\nPasient: Nei.\nPasient: Det begynte etter at jeg vred det på ski.'
  const source = { kind: 'transcription', text } as const
  const report = writeReport({ sources: [source], language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  const told = [
    ...report.sections.flatMap(({ blocks }) => blocks.map((block) => block.text)),
    ...findOmissions(report, [source], 'med').map((one) => one.text),
  ].join(' ')
  expect(told).toContain('vred det på ski')
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Hva gjelder det?\nPasient: Jeg får et sånt trykk i brystet når jeg går i bakker.\nLege: Blir du kvalm?\nPasient: Nei. Litt tungpusten, ja.',
    /trykk i brystet/],
  ['en', 'Doctor: What can I do for you?\nPatient: Hi. I want to go on the pill, I think.\nDoctor: Do you smoke?\nPatient: No, I do not.',
    /Wants to go on the pill/],
])('%s what was answered to why one comes is the reason: %s', (language, talk, reason) => {
  expect(sectionsOf(talk, language).summary).toMatch(reason)
})

test('how long it has lasted, asked and answered, is a reason; what something is like is none', () => {
  const talk = 'Lege: Hva gjelder det?\nPasient: Jeg har hostet i tre uker.\nLege: Hvordan er humøret?\nPasient: Det er flatt.\n' +
    'Lege: Pipelyder over begge lunger. ' +
    'Er det lungebetennelse?\nLege: Jeg tror det er astma.'
  expect(sectionsOf(talk, 'nb').summary).toMatch(/ostet i 3 uker/)
  expect(sectionsOf(talk, 'nb').summary).not.toMatch(/[Hh]umøret/)
})

test('a disease that was feared and is not is a judgement', () => {
  const talk = 'Lege: Hva gjelder det?\nPasient: Jeg har hostet i tre uker.\nLege: Blodtrykket er 132 over 84. Ingen knatrelyder.\n' +
    'Pasient: Er det lungebetennelse?\nLege: Nei, det høres ikke slik ut.'
  const { diagnoses, physicalExamination } = sectionsOf(talk, 'nb')
  expect(diagnoses).toMatch(/Lungebetennelse: nei/)
  expect(physicalExamination).not.toMatch(/Lungebetennelse/)
})
