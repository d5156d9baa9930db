/** Every other day, in all languages: what stands behind the dose of such a day. */
export const EVERY_OTHER_DAY: readonly string[] = [
  'annenhver dag', 'annenkver dag', 'annankvar dag', 'hver annen dag', 'varannan dag', 'var annan dag', 'hver anden dag', 'hveranden dag', 'every other day',
  'every second day', 'on alternate days', 'alternate days', 'через день', 'каждый второй день',
]
/** One day and the next. */
export const ONE_DAY: readonly string[] = [
  'den ene dagen', 'ene dagen', 'ena dagen', 'den ena dagen', 'den ene dag', 'ene dag', 'one day', 'один день', 'в один день',
]
export const OTHER_DAY: readonly string[] = [
  'den andre dagen', 'den andre', 'andre dagen', 'den neste', 'neste dag', 'andra dagen', 'den andra', 'nästa dag', 'nästa', 'den anden dag', 'den anden',
  'anden dag', 'næste dag', 'den næste', 'the next day', 'the next', 'the other day', 'the other', 'в другой день', 'другой день', 'в другой', 'другой',
  'на следующий день', 'на следующий',
]
/** A single one, where no number was written. */
export const SINGLE: readonly string[] = ['en', 'én', 'ett', 'ét', 'et', 'ei', 'one', 'a half', 'half', 'halv', 'en halv', 'одну', 'одна', 'половину']
export const JOINS_DOSES: readonly string[] = ['og', 'och', 'and', 'и', 'а']
/** A unit said with a dose. */
export const UNIT_OF_DOSE = /\d\s?(µg|mcg|mg|g|ml|мкг|мг|г|мл|IE|IU|units?|enheter)(?!\p{L})/u
