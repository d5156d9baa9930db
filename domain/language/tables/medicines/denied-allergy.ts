/**
 * How it is said that somebody is not allergic to something, and to something else all the same. Over words between single blanks, up to the name
 * of what is spoken of or from it on.
 */

/** Not allergic to, no longer allergic to, no allergy to: and then the name, or several. */
export const DENIES_ALLERGY = new RegExp(
  ' (?:' +
    '(?:ikke|ikkje|itj|inte|ej|aldri|aldrig) (?:vært |vore |varit |været )?(?:lenger |lengre |lengder |længere |längre |egentlig |egentligen )?' +
    String.raw`(?:allergisk\S*|overfølsom\S*|överkänslig\S*)|(?:ingen|inga|ikke noen|ikkje nokon|ikke nogen|inte någon) ` +
    String.raw`(?:kjente? |kjende? |kända? |känd |kendte? )?allergi\S*|` +
    String.raw`(?:not|never|isn['’]t|aren['’]t|wasn['’]t|no longer) (?:actually |really |been )?allergic|no (?:known )?allerg(?:y|ies)|` +
    String.raw`(?:don['’]t|doesn['’]t) have an allergy|(?:нет|никакой|не было|больше нет) аллергии` +
    String.raw`)(?: \S+){0,6}? $`,
  'u',
)

/** Not to: said in answer, and then the name. */
export const NOT_TO = / (?:ikke|ikkje|inte|not|не) (?:mot|for|overfor|over for|över för|to|against|на|к) $/u

/** I thought I was allergic to: and then the name. */
export const BELIEVED_ALLERGIC = new RegExp(
  String.raw` (?:trodde|trudde|troede|thought|думал|думала|считал|считала|считали)(?: \S+){0,5} (?:allerg\S*|аллерг\S*)(?: \S+){0,3}? $`,
  'u',
)

/** But it was not so. */
export const WAS_NOT_SO =
  / (?:men|but|но|а) (?:\S+ ){0,4}?(?:negativ\S*|feil|fel|forkert\S*|galt|ikke|ikkje|inte|wrong|negative|not|wasn['’]t|отрицательн\S*|ошиб\S*|не) /u

/** Behind the name, of an allergy: there is none, or a no to what was asked in one breath with it. */
export const NONE_BEHIND = /^ (?:(?:больше )?нет|nei|nej|næ|nope) /u
/** The same where somebody is asked: are you allergic to it, no. */
export const NO_BEHIND = /^ no /u

/** Is it this one or that? Only that. */
export const ONLY_THE_OTHER = /^ (?:eller|or|или) (?:\S+ ){1,3}(?:bare|bara|kun|only|just|только) /u

/** No known allergies: behind the word, and before it. */
export const NO_ALLERGY_BEFORE = new RegExp(
  ' (?:ingen|inga|ikke noen|ikkje nokon|ikke nogen|inte någon|inte några|no|нет|никакой|никаких) ' +
    String.raw`(?:kjente? |kjende? |kända? |känd |kendte? |known |известн\S* )?$`,
  'u',
)
export const NO_ALLERGY_BEHIND = /^ (?:nei|nej|næ|no|nope|нет) /u

/** What an allergy is to follows at once. */
export const TO = /^ (?:mot|over for|overfor|for|för|to|against|на|к) /u

/** Allergic to nothing but the name. */
export const NOTHING_BUT = new RegExp(
  ' (?:annet enn|anna enn|andre enn|annat än|andra än|andet end|andre end|other than|but to|except|apart from|besides|only|just|' +
    'unntatt|bortsett fra|utenom|utover|bare|kun|' +
    'förutom|utom|utöver|bara|undtagen|bortset fra|ud over|udover|кроме|только) ',
  'u',
)

/** Another thing is spoken of. */
export const TURNS_TO_ANOTHER = / (?:men|utan|but|но|а) /u

/** To B, then: an answer that goes on with what it is of, or turns to it behind a denial. */
export const BUT_TO = new RegExp(
  '^ (?:(?:men|utan|but|но|а) )?(?:(?:jeg|eg|jag|i) (?:er|är|am) (?:det )?|есть |есть аллергия )?(?:mot|over for|overfor|for|för|to|на) $',
  'u',
)

/** I can have A, but not B: borne, and then what is not. */
export const BORNE = / (?:tåler|toler|tål|can take|can have|can tolerate|am fine with|переношу|переносит) /u
export const BUT_NOT = /^ (?:men|but|а|но) (?:(?:ikke|ikkje|itj|inte|not|не) )?$/u
export const DENIES_IT = / (?:ikke|ikkje|itj|inte|not|не|нет) /u

/** Said to what was asked as a denial, yes turns it round: you are not allergic to it? I am. */
export const TURNS_ROUND = /^ (?:jo|jau|joda|ja|yes|yeah|есть|да) /u

/** No other allergies: said of all but those told already. */
export const OTHER = /(?<!\p{L})(?:andre|anna|annen|andra|annan|annat|flere|fleire|fler|øvrige|other|else|further|друг\p{L}+|ещё|еще|больше)(?!\p{L})/iu

/** Allergy by its name, and not by what is not borne. */
export const NAMES_ALLERGY = /allerg|overføls|överkäns|аллерг|hypersensitiv/iu
