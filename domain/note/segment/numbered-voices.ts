export type Speaker = 'clinician' | 'patient' | 'unknown'

/** Voices told apart but not named, as a recogniser marks them: Speaker 1, SPEAKER_00, Taler 2. */
const NUMBERED = /^[ \t]*\[?((?:speaker|spk|taler|talare|voice|person|спикер|говорящий|голос)[ _-]?\d{1,2})\]?[ \t]*[:：][ \t]*/iu

/** The numbered voice a line begins with, and where what it says begins. */
export function numberedVoice(line: string): { readonly word: string; readonly end: number } | undefined {
  const found = NUMBERED.exec(line)
  return found === null ? undefined : { word: (found[1] ?? '').toLowerCase(), end: found[0].length }
}

/** Of voices that are only numbered, the one who asks most is who examines; where nobody asks more, none is known. */
export function rolesOfNumbered(lines: readonly string[]): ReadonlyMap<string, Speaker> {
  const asked = new Map<string, number>()
  for (const line of lines) {
    const voice = numberedVoice(line)?.word
    if (voice !== undefined) asked.set(voice, (asked.get(voice) ?? 0) + (line.match(/\?/g) ?? []).length)
  }
  const [most, next] = [...asked].toSorted((a, b) => b[1] - a[1])
  if (most === undefined || next === undefined || most[1] <= next[1]) return new Map([...asked.keys()].map((voice) => [voice, 'unknown']))
  return new Map([...asked.keys()].map((voice) => [voice, voice === most[0] ? 'clinician' : 'patient']))
}
