import type { CertificateKey } from '#contract/certificate.ts'

/** Fields that are read together in one chain: what stands within one another is in another chain. */
export const CHAINS = {
  course: [
    'insurer', 'policyNumber', 'claimNumber', 'ownerName', 'animalName', 'identification', 'firstSymptoms', 'visitDates', 'history', 'findings', 'tests',
    'diagnosis', 'treatment', 'referral', 'prognosis', 'outcome',
  ],
  animal: ['species', 'breed', 'sex', 'neutered', 'birthDate', 'side', 'medicines'],
} as const satisfies Readonly<Record<string, readonly CertificateKey[]>>

export type ChainName = keyof typeof CHAINS
export type LearntKey = (typeof CHAINS)[ChainName][number]

export const CHAIN_NAMES = ['course', 'animal'] as const satisfies readonly ChainName[]
export const LEARNT_KEYS: readonly LearntKey[] = CHAIN_NAMES.flatMap((name) => CHAINS[name])

/** The label of what belongs to no field comes first. */
export const labelsOf = (name: ChainName): string[] => ['none', ...CHAINS[name]]

/** The fields of a chain, each with the column of its label. */
export const keysOf = (name: ChainName): (readonly [column: number, key: LearntKey])[] => CHAINS[name].map((key, at) => [at + 1, key])

/** Told in several places; of any other field only the likeliest is taken. */
export const SEVERAL: ReadonlySet<LearntKey> = new Set<LearntKey>(['findings', 'tests', 'treatment', 'medicines', 'visitDates'])

/** Told in sentences. */
export const IN_SENTENCES: ReadonlySet<LearntKey> = new Set<LearntKey>(['history', 'findings', 'tests', 'treatment', 'referral', 'prognosis', 'outcome'])
