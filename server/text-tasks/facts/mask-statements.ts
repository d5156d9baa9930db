import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { replaceIdentifiers } from '#domain/deidentify/mask/masked-text.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { numberStatements } from '#domain/note/facts/read-talk.ts'
import type { MaskedStatement, MaskedTalk, MaskingRules, TalkMaterial } from '#server/ports/text-work.ts'
import { maskAll, paragraphsOf, piecesOf } from '../mask-material.ts'

/** People of other cases get no number: an answer that repeats their placeholder would be given the name of somebody in this one, or theirs. */
function blanked(text: string, { vertical, known = [] }: MaskingRules): MaskedText {
  return replaceIdentifiers(text, findIdentifiers({ text, language: detectLanguage(text), vertical, known, spared: [] }), () => '[…]')
}

/** Takes a talk; gives its statements by the numbers the engine knows them by, with what is asked of them, everybody masked (LLM-2). */
export function maskStatements({ sources, heard, wish, custom, rejected = [], ...judging }: TalkMaterial): MaskedTalk {
  const numbered = numberStatements({ sources, heard })
  const bySource = Map.groupBy(numbered, ({ source }) => source)
  const cuts = sources.map((_, at) => (bySource.get(at) ?? []).flatMap(({ start, end }) => [start, end]))
  const all = [...sources.map(({ text }) => text), ...rejected, ...(wish ? [wish.prompt] : []), ...paragraphsOf(wish?.current)]
  const { texts, map } = maskAll(all, judging, cuts)
  const statements = sources.map((_, at): MaskedStatement[] => {
    const masked = texts[at]
    const pieces = masked === undefined ? [] : piecesOf(masked)
    // What stands between two statements, such as who speaks, is the piece before each.
    return (bySource.get(at) ?? []).flatMap(({ id, speaker }, place) => {
      const text = pieces[place * 2 + 1]
      return text === undefined || text.trim() === '' ? [] : [{ id, by: speaker, text }]
    })
  })
  const rest = texts.slice(sources.length + rejected.length)
  return {
    statements,
    rejected: texts.slice(sources.length, sources.length + rejected.length),
    wish: wish && rest.shift(),
    current: wish?.current.sections.map(({ type, blocks }) => ({ type, paragraphs: rest.splice(0, blocks.length) })),
    custom: custom && { instructions: blanked(custom.instructions, judging), examples: custom.examples.map((example) => blanked(example, judging)) },
    placeholders: map,
  }
}
