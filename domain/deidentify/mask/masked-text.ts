declare const masked: unique symbol
declare const published: unique symbol

/** A text that went through masking. Only this module makes one, so that nothing else can be handed to what asks for it (a compile test holds that). */
export type MaskedText = string & { readonly [masked]: true }

/** A text that anybody may read, of a source with a licence: a guideline, a product text. */
export type PublishedText = string & { readonly [published]: true }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a text becomes a masked one; nobody else can call it
const asMasked = (text: string): MaskedText => text as MaskedText

/** Takes a text with the places of its identifiers, in order and apart, and what stands for each; gives it masked. */
export function replaceIdentifiers<Place extends { start: number; end: number }>(
  text: string,
  places: readonly Place[],
  placeholderOf: (words: string, place: Place) => string,
): MaskedText {
  let out = ''
  let last = 0
  for (const place of places) {
    if (place.start < last) continue
    out += text.slice(last, place.start) + placeholderOf(text.slice(place.start, place.end), place)
    last = place.end
  }
  return asMasked(out + text.slice(last))
}

/** Takes a masked text of several that were joined; gives them apart. */
export const splitMasked = (text: MaskedText, between: string): MaskedText[] => text.split(between).map(asMasked)

/** Takes a passage of a published source; gives its words. Nobody's case has a licence and an owner. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a published text becomes one
export const publishedText = ({ text }: { text: string; owner: string; licence: string }): PublishedText => text as PublishedText

type Scalar = number | boolean | null | undefined

/** True for words of our own code alone. Of `string`, and of a pattern such as `a ${string}`, a record has no key that must be there. */
type IsWritten<Words extends string> = Record<never, never> extends Record<Words, 1> ? false : true

/**
 * What may be handed to a model: masked and published texts, numbers, and words that stand in our own code. A plain string, whose content nobody
 * vouches for, is `never`.
 */
type MayLeave<Value> = Value extends MaskedText | PublishedText | Scalar
  ? Value
  : Value extends string
    ? IsWritten<Value> extends true
      ? Value
      : never
    : { readonly [Key in keyof Value]: MayLeave<Value[Key]> }

/** Takes what a model is to be handed; gives it as the JSON that leaves. */
export function maskedJson<Value>(value: Value & MayLeave<Value>): MaskedText {
  return asMasked(JSON.stringify(value))
}
