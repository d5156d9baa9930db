const NUMBER =
  '\\d{1,2}|ett|et|ei|en|to|två|tre|fire|fyra|fem|seks|sex|sju|syv|åtte|åtta|otte|ni|nio|ti|tio|elleve|elva|tolv|tretten|tretton|fjorten|fjorton|femten|' +
  'femton|seksten|sexton|sytten|sjutton|atten|arton|nitten|nitton|tjue|tyve|tjugo|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|' +
  'fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|год|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать'
const HALF = '(?: (?:og (?:et )?halvt|og en halv|och (?:ett )?halvt|and a half|с половиной))?'
const UNIT =
  'års gammal|år gammel|år gammal|år|years old|years|year|måneder|månader|months old|months|uker gammel|veckor gammal|weeks old|лет|года|месяцев|месяца'
const MONTH =
  'januari?|februari?|mars|marts|april|mai|maj|juni|juli|augusti?|september|oktober|november|desember|december|january|february|march|may|june|july|october'

/** How old something is, in five languages: of what, its sentence tells. */
export const AGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${NUMBER})${HALF} (?:${UNIT})(?: (?:i|in|til|till) (?:${MONTH}|vår|høst|våren|høsten))?(?![\p{L}])|` +
    String.raw`(?<![\p{L}\p{N}])(?:${NUMBER})${HALF} (?:i|in) (?:${MONTH})(?![\p{L}])|(?:${NUMBER})[ -]year[ -]old(?![\p{L}])`,
  'iu',
)
