import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import type { Language } from '#contract/vertical.ts'
import { referralSentence } from '#domain/documents/referral/referral-word.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { paragraphAction, PARAGRAPH_ACTION } from '#web/editor/paragraph-action.ts'
import { useText } from '#web/text/use-text.ts'

/** The sentence of a paragraph that is sent for a referral (spec 5). */
function sentenceIn(words: string, language: Language): string | undefined {
  const sentences = sentencesOfBlock({ id: '', kind: 'paragraph', text: words, evidence: [] })
  return referralSentence(sentences, { language })?.text.trim()
}

export type ReferralAction = { editor: Editor | null; language: Language; isReadOnly: boolean; onWrite: (sentence: string) => void }

/** Offers a referral beside every paragraph that asks for one (decision 0014); gives what finds the first such sentence of the whole report. */
export function useReferralAction({ editor, language, isReadOnly, onWrite }: ReferralAction): () => string | undefined {
  const text = useText('documents')
  const latest = useRef(onWrite)
  useEffect(() => {
    latest.current = onWrite
  })
  useEffect(() => {
    if (!editor || isReadOnly) return undefined
    const onPress = (words: string): void => {
      const sentence = sentenceIn(words, language)
      if (sentence !== undefined) latest.current(sentence)
    }
    editor.registerPlugin(paragraphAction({ label: text('makeReferral'), fits: (words) => sentenceIn(words, language) !== undefined, onPress }))
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(PARAGRAPH_ACTION)
    }
  }, [editor, language, isReadOnly, text])
  return () => {
    let found: string | undefined
    editor?.state.doc.descendants((node) => {
      if (node.type.name === 'paragraph') found ??= sentenceIn(node.textContent, language)
      return found === undefined
    })
    return found
  }
}
