/**
 * The highest normal rectal temperature of a grown animal at rest, in °C: rounded from what veterinary textbooks of internal medicine agree on.
 * A dog at 39.2 and a rabbit at 39.9 are well; a horse at 38.9 is not.
 */
const HIGHEST_NORMAL: Readonly<Record<string, number>> = { dog: 39.2, cat: 39.2, horse: 38.3, rabbit: 40, cattle: 39.3, pig: 39.6, sheep: 39.9, goat: 40 }
/** Of an animal whose species nobody told, only what is too high for each of them is fever. */
const HIGHEST_OF_ANY = Math.max(...Object.values(HIGHEST_NORMAL))

/** A temperature with its word before it, or its sign behind it; a weight of 39.2 kg is none. */
const TEMPERATURE =
  /(?:temp\p{L}*|tp|темп\p{L}*)[^\d.!?]{0,24}(\d{2}(?:[.,]\d)?)(?!\d|[.,]\d)|(?<![\d.,])(\d{2}(?:[.,]\d)?) ?(?:°|grad\p{L}*|degrees|градус\p{L}*)/giu
/** What no living animal measures is a room, a wash or an oven. */
const LEAST = 36
const MOST = 43

/** True when a temperature is told that lies above the species' normal range. */
export function isFevered(text: string, species: string | undefined): boolean {
  const limit = (species === undefined ? undefined : HIGHEST_NORMAL[species]) ?? HIGHEST_OF_ANY
  return [...text.matchAll(TEMPERATURE)].some(([, named, signed]) => {
    const value = Number((named ?? signed ?? '').replace(',', '.'))
    return value > limit && value >= LEAST && value <= MOST
  })
}

/** Heavier than before, in the five languages: the opposite of a loss of weight, whatever else the sentence names. */
const GAIN = new RegExp(
  String.raw`(?<!\p{L})(?:lagt på seg|lagt på sig|gått opp|gått upp|gikk opp|gick upp|økt i vekt|ökat i vikt|taget på|tager på|tog på|put on|` +
    String.raw`putting on|gain(?:ed|ing|s)?|heavier|поправил\p{L}*|набрал\p{L}*|прибавил\p{L}*|потолстел\p{L}*)(?!\p{L})`,
  'iu',
)

/** True when weight was gained. */
export function tellsGain(text: string): boolean {
  return GAIN.test(text)
}
