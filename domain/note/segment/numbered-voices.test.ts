import { describe, expect, test } from 'vitest'
import { SPEAKER_LABELS } from '#domain/language/pack/speaker-labels.ts'
import { readUtterances } from './utterances.ts'

describe('voices that are only numbered', () => {
  test('the one who asks most is the clinician', () => {
    const text = 'Speaker 1: How is the cough?\nSpeaker 2: Better.\nSpeaker 1: Any fever?\nSpeaker 2: No. Can I work?'
    expect(readUtterances(text, [SPEAKER_LABELS.en]).map(({ speaker, start, end }) => [speaker, text.slice(start, end)])).toEqual([
      ['clinician', 'How is the cough?'], ['patient', 'Better.'], ['clinician', 'Any fever?'], ['patient', 'No. Can I work?'],
    ])
  })

  test.each([['[SPEAKER_00]: Har du feber?\n[SPEAKER_01]: Nei.'], ['Taler 1: Har du feber?\nTaler 2: Nei.'], ['Спикер 1: Температура есть?\nСпикер 2: Нет.']])(
    '%s',
    (text) => {
      expect(readUtterances(text, [SPEAKER_LABELS.nb]).map(({ speaker }) => speaker)).toEqual(['clinician', 'patient'])
    },
  )

  test('where nobody asks more than the other, nobody is known', () => {
    expect(readUtterances('Speaker 1: no fever since monday\nSpeaker 2: then rest', [SPEAKER_LABELS.en]).map(({ speaker }) => speaker)).toEqual([
      'unknown',
      'unknown',
    ])
  })
})
