/** Words by which an amount is asked for, in any of the languages. */
const ASKS_AMOUNT = new RegExp(
  String.raw`(?<!\p{L})(?:hvor m[ye]\p{L}*|hur m[åy]\p{L}*|how (?:much|many)|(?:\p{L}{0,20})dose\p{L}*|\p{L}{0,20}dosis|(?:\p{L}{0,20})dos|` +
    String.raw`dosering\p{L}*|dosér\p{L}*|styrke|styrka|mengde|mängd|mængde|сколько|доз\p{L}*)(?!\p{L})`,
  'u',
)

/** Whether a plain question asks how much of something. */
export const asksAmount = (plain: string): boolean => ASKS_AMOUNT.test(plain)
