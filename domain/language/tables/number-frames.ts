/** Stands before the hour and belongs to it: halv sju, half six. */
export const HALF: ReadonlySet<string> = new Set(['halv', 'half'])

/** Before a number that is no value: stå på alle fire, on all fours. */
export const ALL: ReadonlySet<string> = new Set(['alle', 'alla', 'all', 'все', 'всех'])

/** Behind a thousand that counts nothing: tusen takk, tusen hjertelig takk, a thousand thanks. */
export const THANKS: ReadonlySet<string> = new Set(['takk', 'tack', 'tak', 'thanks', 'спасибо', 'благодарностей', 'благодарностью'])

/** Behind a number of what is over: three left. */
export const LEFT_OVER: ReadonlySet<string> = new Set(['igjen', 'att', 'kvar', 'tilbage', 'left', 'осталось', 'осталась'])

/** Once, in former days: jeg var en åttifire en gang. */
export const ONCE = /(?<!\p{L})(?:en gang|ein gong|engang|en gång|once|back then|in my day|den gangen|den gången|dengang|когда-то|раньше|в молодости)[.!]?$/iu

/** Turns a denial round: eller jo, although, а хотя. */
export const AFTER_ALL = new RegExp(
  [
    String.raw`^(?:(?:nei|nej|no|oh|og|och|а|ой|men|but|well|nå|jo|ja)[, ]+)*`,
    String.raw`(?:(?:eller|or|или) (?:jo|ja|vent|vänta|wait|actually|да)|`,
    String.raw`(?:jo|ja) (?:forresten|förresten|faktisk|faktiskt|vent|vänta)|(?:vent|vänta|wait|hang on|hold on|oh)[, ]+(?:jo|ja|yes|yeah|i did|i do)|`,
    String.raw`actually,? (?:yes|i did|i do|i have)|although|хотя|вру|нет, было)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** Says no, and then in the same breath that it is so after all. */
export const TURNED_ROUND = new RegExp(
  '^(?:(?:nei|nej|nä|næ|no|nope|нет)[,.]? )?(?:eller|or|или|well|хотя|vent|vänta|wait)[, ]+(?<answer>(?:jo|ja|yes|yeah|да)(?!\\p{L}).*)$',
  'isu',
)

/** Agrees, and with nothing behind it that takes the agreement back. */
export const AGREES_FIRST = /^(?:jo|jau|ja|yes|yeah|да)(?!\p{L})(?!,? (?:men|but|но|eller|or|nei|nej|no)(?!\p{L}))/iu

/** A length of time, in whatever unit. */
export const LENGTH_OF_TIME = new RegExp(
  String.raw`^(?:uker?|uka|veker?|uger?|veckor|vecka|weeks?|недел\p{L}+|måned\p{L}*|månad\p{L}*|months?|месяц\p{L}*|dag|dage?r?|dagar|days?|` +
    String.raw`дн\p{L}+|døgn|dygn|fortnight)$`,
  'u',
)
/** One of it. */
export const ONE_OF_TIME = /^(?:en|ei|et|ett|én|a|an|одну|один)$/u
