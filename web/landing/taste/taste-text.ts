/** The talks there are, in the order they are offered in. */
export const TALK_NAMES = ['gp', 'psychiatry', 'emergency', 'dog', 'horse', 'swedish'] as const
export type TalkName = (typeof TALK_NAMES)[number]

/** What the taste says, in one language. */
export type TasteText = {
  heading: string
  lead: string
  choose: string
  names: Record<TalkName, string>
  own: string
  talk: string
  report: string
  skip: string
  again: string
  close: string
  /** While the words come. */
  playing: string
  /** When the report stands; `madeBy` tells where it comes from. */
  done: string
  madeBy: string
  evidence: string
  said: string
  sentence: string
  edited: string
  /** Above what the engine asks before it may tell it. */
  asks: string
  failed: string
  ownText: {
    label: string
    placeholder: string
    write: string
    /** Where the text goes, and how to see it. */
    stays: string
    fetching: string
    fetched: string
    writing: string
    done: string
    empty: string
    /** {{limit}} is a number of letters. */
    tooLong: string
    tooLittle: string
    tooHard: string
    unreachable: string
  }
}
