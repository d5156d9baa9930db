import type { Vertical } from '#contract/vertical.ts'
import type { Sql } from '#server/database/connect.ts'
import { SAMPLE_SOURCE } from './passage.ts'
import { passageStore } from './store.ts'

/** A national source that can be read on the net. */
export type PlaceToLook = { readonly name: string; readonly url: string }

type Country = 'NO' | 'SE' | 'DK'

const PEOPLE: Readonly<Record<Country, readonly PlaceToLook[]>> = {
  NO: [
    { name: 'Helsedirektoratet', url: 'https://www.helsedirektoratet.no/retningslinjer' },
    { name: 'Direktoratet for medisinske produkter', url: 'https://www.dmp.no' },
    { name: 'Felleskatalogen', url: 'https://www.felleskatalogen.no' },
  ],
  SE: [
    { name: 'Socialstyrelsen', url: 'https://www.socialstyrelsen.se' },
    { name: 'Läkemedelsverket', url: 'https://www.lakemedelsverket.se' },
    { name: 'Fass', url: 'https://www.fass.se' },
  ],
  DK: [
    { name: 'Sundhedsstyrelsen', url: 'https://www.sst.dk' },
    { name: 'Lægemiddelstyrelsen, produktresuméer', url: 'https://www.produktresume.dk' },
    { name: 'sundhed.dk, Lægehåndbogen', url: 'https://www.sundhed.dk' },
  ],
}

const ANIMALS: Readonly<Record<Country, readonly PlaceToLook[]>> = {
  NO: [
    { name: 'Mattilsynet', url: 'https://www.mattilsynet.no' },
    { name: 'Veterinærinstituttet', url: 'https://www.vetinst.no' },
    { name: 'Felleskatalogen, veterinær', url: 'https://www.felleskatalogen.no/medisin-vet' },
  ],
  SE: [
    { name: 'SVA, Statens veterinärmedicinska anstalt', url: 'https://www.sva.se' },
    { name: 'Jordbruksverket', url: 'https://jordbruksverket.se' },
    { name: 'Fass djurläkemedel', url: 'https://www.fass.se' },
  ],
  DK: [
    { name: 'Fødevarestyrelsen', url: 'https://www.foedevarestyrelsen.dk' },
    { name: 'Lægemiddelstyrelsen, produktresuméer', url: 'https://www.produktresume.dk' },
    { name: 'Union Product Database', url: 'https://medicines.health.europa.eu/veterinary' },
  ],
}

/** Where a clinician can look while no national source has been brought in. */
export const placesToLook = (country: Country, vertical: Vertical): readonly PlaceToLook[] => (vertical === 'vet' ? ANIMALS : PEOPLE)[country]

/** Sources that are nobody's national guidance: invented, the clinic's own, the product's own. */
const OWN: ReadonlySet<string> = new Set([SAMPLE_SOURCE, 'clinic', 'help'])

export type LibraryState = { readonly hasNational: boolean; readonly hasExamples: boolean }

/** Whether any national source has been brought in, and whether the invented library has. */
export async function libraryState(sql: Sql): Promise<LibraryState> {
  const sources = (await passageStore.countBySource(sql)).map(({ source }) => source)
  return { hasNational: sources.some((source) => !OWN.has(source)), hasExamples: sources.includes(SAMPLE_SOURCE) }
}
