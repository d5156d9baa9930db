/** Relatives the lists do not have in every compound: systersonen, svigerdatteren, kullsyskonet. */
const KIN_ENDING = new RegExp(
  '(?:datteren|datra|sønn|sønnen|søn|sonen|bror|broren|brodern|broderen|brorsan|syster|systern|søster|søsteren|søstera|modern|moderen|' +
    'fadern|faderen|mannen|manden|konen|kona|barnet|vennen|vännen|kjæresten|kæresten|samboeren|samleveren|syskonet|søskenet)$',
  'u',
)
/** Not every daughter: Larsdotter is a surname. */
const DAUGHTER = new RegExp(
  '^(?:dotter|datter|barn|sønne|son|bror|brors|broder|syster|søster|styv|ste|stif|stef|foster|pleie|pleje|gud|svigers?|svär|adoptiv|' +
    'bonus|pap)(?:dotter|dottern|dattera?)$',
)
const KIN_BEGINNING = /^(?:step|grand|great|half|foster|god)-?(?:great-?)?(?:son|daughter|mother|father|brother|sister|uncle|aunt|nephew|niece|child)$/

/** The word for a relative that no list has, told by its parts. */
export const isKinCompound = (lower: string): boolean => KIN_ENDING.test(lower) || DAUGHTER.test(lower) || KIN_BEGINNING.test(lower)
