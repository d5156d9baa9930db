import type { Report } from '#contract/report.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { mask } from '#domain/deidentify/mask/mask.ts'
import { replaceIdentifiers, splitMasked } from '#domain/deidentify/mask/masked-text.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { MaskedMaterial, MaskingRules, Material } from '#server/ports/text-work.ts'

/** Stands between texts while they are masked as one, so that one person has one placeholder in all of them. */
const SEPARATOR = '\u001e'
const BETWEEN = `\n${SEPARATOR}\n`

const paragraphsOf = (report: Report | undefined): string[] => report?.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)) ?? []

function maskAll(texts: string[], { vertical, spared = [], known = [] }: MaskingRules) {
  // One typed by somebody would shift every text behind it: a source would be taken for the clinician's wish.
  const whole = texts.map((text) => text.replaceAll(SEPARATOR, ' ')).join(BETWEEN)
  const language = detectLanguage(whole)
  const { text, map } = mask(whole, findIdentifiers({ text: whole, language, vertical, spared, known }), language)
  return { texts: splitMasked(text, BETWEEN), map }
}

/** People of other cases get no number: an answer that repeats their placeholder would be given the name of somebody in this one, or theirs. */
function blanked(text: string, { vertical, known = [] }: MaskingRules): MaskedText {
  return replaceIdentifiers(text, findIdentifiers({ text, language: detectLanguage(text), vertical, spared: [], known }), () => '[…]')
}

/** Takes what a model is to be handed; gives it with everybody's names, numbers and addresses masked (LLM-2, contract: masked before it leaves). */
export function maskMaterial({ sources, wish, custom, ...judging }: Material): MaskedMaterial {
  const { texts, map } = maskAll([...sources.map(({ text }) => text), ...(wish ? [wish.prompt] : []), ...paragraphsOf(wish?.current)], judging)
  const masked = texts.slice(0, sources.length)
  const rest = texts.slice(sources.length + (wish ? 1 : 0))
  return {
    sources: masked,
    wish: wish && texts[sources.length],
    current: wish?.current.sections.map(({ type, blocks }) => ({ type, paragraphs: rest.splice(0, blocks.length) })),
    custom: custom && { instructions: blanked(custom.instructions, judging), examples: custom.examples.map((example) => blanked(example, judging)) },
    placeholders: map,
  }
}
