import type { Report } from '#contract/report.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { mask } from '#domain/deidentify/mask/mask.ts'
import { splitMasked } from '#domain/deidentify/mask/masked-text.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { MaskedText } from '#domain/deidentify/mask/masked-text.ts'
import type { MaskedMaterial, MaskingRules, Material } from '#server/ports/text-work.ts'

/** Stands between texts while they are masked as one, so that one person has one placeholder in all of them. */
const SEPARATOR = '\u001e'
const BETWEEN = `\n${SEPARATOR}\n`
/** Stands where a text is cut; it is put there after everybody in it was found, so that no cut hides a name. */
const CUT = '\u001f'

export const paragraphsOf = (report: Report | undefined): string[] => report?.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)) ?? []

type Cutting = { readonly found: Identifier[]; readonly text: string }

/** Puts a sign at each cut; one that would cut a name in two comes behind it. */
function cutApart(whole: string, found: readonly Identifier[], cuts: readonly number[]): Cutting {
  const inOrder = found.toSorted((a, b) => a.start - b.start)
  let at = 0
  const places = cuts.toSorted((a, b) => a - b).map((cut) => {
    while (at < inOrder.length && (inOrder[at]?.end ?? cut) <= cut) at += 1
    const own = inOrder[at]
    return own !== undefined && own.start < cut && own.end > cut ? own.end : cut
  })
  let text = ''
  let from = 0
  let shift = 0
  const moved: Identifier[] = []
  const next = (limit: number): void => {
    for (; moved.length < inOrder.length && (inOrder[moved.length]?.start ?? limit) < limit; ) {
      const one = inOrder[moved.length]
      if (one !== undefined) moved.push({ ...one, start: one.start + shift, end: one.end + shift })
    }
  }
  for (const place of places) {
    next(place)
    text += whole.slice(from, place) + CUT
    from = place
    shift += 1
  }
  next(Infinity)
  return { text: text + whole.slice(from), found: moved }
}

type Masked = { readonly texts: MaskedText[]; readonly map: ReadonlyMap<string, string> }

/** Masks texts as one; `cuts` are places in them, by their order, at which {@link piecesOf} takes them apart again. */
export function maskAll(texts: readonly string[], { vertical, spared = [], known = [] }: MaskingRules, cuts: readonly (readonly number[])[] = []): Masked {
  // One typed by somebody would shift every text behind it: a source would be taken for the clinician's wish.
  const whole = texts.map((text) => text.replaceAll(SEPARATOR, ' ').replaceAll(CUT, ' ')).join(BETWEEN)
  const language = detectLanguage(whole)
  let from = 0
  const places = texts.flatMap((text, at) => {
    const own = (cuts[at] ?? []).map((cut) => from + cut)
    from += text.length + BETWEEN.length
    return own
  })
  const cut = cutApart(whole, findIdentifiers({ text: whole, language, vertical, spared, known }), places)
  const { text, map } = mask(cut.text, cut.found, language)
  return { texts: splitMasked(text, BETWEEN), map }
}

/** A text that was cut, in its pieces. */
export const piecesOf = (text: MaskedText): MaskedText[] => splitMasked(text, CUT)

/** Takes what a model is to be handed; gives it with everybody's names, numbers and addresses masked (LLM-2, contract: masked before it leaves). */
export function maskMaterial({ sources, wish, ...judging }: Material): MaskedMaterial {
  const { texts, map } = maskAll([...sources.map(({ text }) => text), ...(wish ? [wish.prompt] : []), ...paragraphsOf(wish?.current)], judging)
  const masked = texts.slice(0, sources.length)
  const rest = texts.slice(sources.length + (wish ? 1 : 0))
  return {
    sources: masked,
    wish: wish && texts[sources.length],
    current: wish?.current.sections.map(({ type, blocks }) => ({ type, paragraphs: rest.splice(0, blocks.length) })),
    placeholders: map,
  }
}
