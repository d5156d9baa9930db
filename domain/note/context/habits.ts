/** What else than a medicine people give up: smoking, drink, a job, the gym. */
export const OF_HABITS = new RegExp(
  String.raw`^(?:røyk\p{L}*|rök\p{L}*|rygning\p{L}*|rygestop\p{L}*|cigaret\p{L}*|sigarett\p{L}*|cigg\p{L}*|snus\p{L}*|fags|smok\p{L}*|` +
    String.raw`drink\p{L}*|booze|alkohol\p{L}*|kaff[ei]\p{L}*|coffee|jobb\p{L}*|arbeid\p{L}*|arbet\p{L}*|arbejd\p{L}*|job|work|gym|trening\p{L}*|` +
    String.raw`träning\p{L}*|træning\p{L}*|training|кур\p{L}+|сигарет\p{L}*|кофе|алкогол\p{L}*|работ\p{L}*)$`,
  'u',
)
