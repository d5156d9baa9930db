import { expect, test } from 'vitest'
import { mask } from './mask.ts'
import { maskedJson, publishedText, splitMasked } from './masked-text.ts'
import type { MaskedText } from './masked-text.ts'

test('LLM-2 a masked text travels as JSON, with the names of its kinds beside it', () => {
  const { text } = mask('Kari hoster.', [{ start: 0, end: 4, type: 'NAME', confidence: 1 }], 'nb')
  const sources: { kind: 'note'; text: MaskedText }[] = splitMasked(text, '\n').map((one) => ({ kind: 'note', text: one }))
  expect(maskedJson({ sources, limit: 3 })).toBe('{"sources":[{"kind":"note","text":"[navn 1] hoster."}],"limit":3}')
})

/** Read by the type check alone: each marked line must not compile. Were one to, its mark would be the error. */
export function refused(told: string, clean: MaskedText, note: { kind: 'note'; text: string }): MaskedText[] {
  const kinds: { kind: 'note'; text: MaskedText }[] = [{ kind: 'note', text: clean }]
  const passage = publishedText({ text: told, owner: 'Helsedirektoratet', licence: 'NLOD' })
  // @ts-expect-error what somebody said is not masked by being a string
  const plain: MaskedText = told
  return [
    plain,
    // These two compile.
    maskedJson({ question: clean, kinds, limit: 3, passage }),
    maskedJson([clean]),
    // @ts-expect-error a plain text within
    maskedJson({ question: told }),
    // @ts-expect-error however deep
    maskedJson({ sources: [{ kind: 'note', text: told }] }),
    // @ts-expect-error beside a masked one
    maskedJson({ question: clean, earlier: [note] }),
    // @ts-expect-error joined to a masked one it is plain again
    maskedJson({ question: `${clean} ${told}` }),
    // @ts-expect-error cut out of a masked one it is plain again
    maskedJson({ question: clean.slice(1) }),
    // @ts-expect-error one that may be either
    maskedJson({ question: note.text === '' ? clean : told }),
    // @ts-expect-error JSON made by hand
    ((text: MaskedText) => text)(JSON.stringify({ question: clean })),
  ]
}
