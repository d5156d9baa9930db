/** Taken once a week, and on which day: of a medicine taken so, no change of its dose makes it daily. */
export const WEEKLY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:en|én|1|once|раз) (?:gang |gång )?)?(?:(?:i|per|pr\.?|hver|varje|a|every|om) (?:uka|uken|uke|veka|veckan|vecka|ugen|uge|week)|` +
    String.raw`в неделю|ukentlig|ugentlig|ugentligt|veckovis|weekly|еженедельно)(?: (?:på|on|по) \p{L}+)?(?!\p{L})`,
  'iu',
)

/** Joins a medicine to the one before it: and 400 milligrams of ibuprofen. */
export const JOINS_DOSE: ReadonlySet<string> = new Set(['og', 'och', 'and', 'и', 'samt', 'pluss', 'plus'])
/** Between an amount and what it is of. */
export const AMOUNT_OF: ReadonlySet<string> = new Set(['av', 'af', 'of'])
