/** Said of something that was borne well. */
export const UNTROUBLED = new RegExp(
  String.raw`^(?:(?:no|nei|nej|нет)[,.]? )?(?:(?:(?:i(?:'ve)? )?never|i(?:'ve)? not|i haven't|no)(?: had| have| got)?(?: any)? (?:bother|` +
    'problems?|trouble|issues?|reactions?|side effects?)|(?:jeg |eg |jag )?(?:har )?(?:aldri|aldrig|ikke|ikkje|inte)(?: hatt|' +
    ' haft)? (?:noe|noen|noko|nogen|några|något)? ?(?:problem(?:er)?|plager|bivirkning(?:er)?|besvär|biverkning(?:ar)?)|' +
    String.raw`(?:никогда )?(?:никаких )?(?:проблем|побочек) (?:нет|не было))(?!\p{L})`,
  'iu',
)

/** Words that turn from the denial to what is so: not me, but my father. */
export const TURN = /^(?:\S+\s+){0,3}?(?:men|but|но)\s+/iu

/** Little speaks for it. */
export const UNLIKELY = /(?<!\p{L})(?:lite|lit|lidt|mindre|ikke mye|föga|little|unlikely|мало)(?!\p{L})/iu

/** A case of what was asked about, and no complaint beside it: it looks like a typical attack. */
export const ONLY_A_CASE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:anfall|anfald|attack|utbrudd|utbrott|udbrud|tilfelle|tilfælde|fall|episode|episod|flare|case|приступ|случай|обострение)` +
    String.raw`(?:et|en)?)(?:,? (?:ja|jo|yes|да))?[.!]*$`,
  'iu',
)
