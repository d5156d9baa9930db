import type { SymptomList } from '#contract/diagnosis.ts'

/** A symptom that can be picked, with the name of its region. */
export type Choice = { readonly id: string; readonly name: string; readonly region: string; readonly regionName: string }

/** Letters with a ring, dots or stroke are found by their plain ones too, as hurried fingers write them. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ø', 'o').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The symptoms of the regions asked for, or all that hold every word searched for; an animal sees only its own species'. */
export function findSymptoms(
  list: SymptomList,
  { regions, search, species }: { regions: readonly string[]; search: string; species: string | undefined },
): Choice[] {
  const words = plain(search).split(/\s+/).filter((word) => word !== '')
  return list.flatMap(({ region, name: regionName, symptoms }) => {
    if (words.length === 0 && !regions.includes(region)) return []
    return symptoms
      .filter((symptom) => species === undefined || symptom.species === undefined || symptom.species.includes(species))
      .filter((symptom) => words.every((word) => plain(`${symptom.name} ${regionName}`).includes(word)))
      .map(({ id, name }) => ({ id, name, region, regionName }))
  })
}
