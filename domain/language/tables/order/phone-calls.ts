/** Said to whoever rang, and the call is over; right behind its beginning the same words greet. */
export const FAREWELL = new RegExp(
  '^(?:(?:ja|jo|ok|okay|okei|tak|takk|tack|bra|fint|godt|greit|yes|thanks|right|да|хорошо)[ ,.]+)*(?:ha det(?: bra| godt| fint)?|hej(?: då| hej)?|hei|hadet|' +
    'farvel|adjø|bye(?: bye)?|cheers|tak|takk|tack|thanks|thank you|пока|спасибо|до свидания)(?:[ ,]+(?:sånn|så|nå|nu))?[.!]?$',
  'iu',
)
/** One word that ends a call which has gone on for a while. */
export const DONE = /^(?:ok|okay|okei|okej|sånn|såja|sådan|så|right)[.!]?$/iu
/** Only a hallo may be said to whom one sees. */
export const MAY_GREET = /(?<!\p{L})(?:hallo|hallå|алло)(?!\p{L})/iu
