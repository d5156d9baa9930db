import type { OutsideStore } from '#contract/outside-engine.ts'
import type { Config } from '#server/config.ts'
import { isInEea } from './eea.ts'
import { isOwnAddress } from '#server/own-address.ts'

/**
 * Takes the configuration; gives the stores of somebody else in which rows or sound lie, sealed. Of a store that speaks the protocol at another
 * address a default region tells nothing: only what the operator says counts (NORM-5).
 */
export function outsideStores({ databaseUrl, s3, regions }: Pick<Config, 'databaseUrl' | 's3' | 'regions'>): OutsideStore[] {
  const isDatabaseOutside = databaseUrl !== undefined && !isOwnAddress(new URL(databaseUrl))
  const isSoundOutside = s3 !== undefined && (s3.endpoint === undefined || !isOwnAddress(new URL(s3.endpoint)))
  return [
    ...(isDatabaseOutside ? [{ holds: 'rows' as const, region: regions.database ?? null }] : []),
    ...(isSoundOutside ? [{ holds: 'sound' as const, region: regions.sound ?? null }] : []),
  ]
}

/** Those that nobody has said to lie within the European Economic Area. Data lies there already: the operator is told, at every start. */
export const storesOfUnknownPlace = (stores: readonly OutsideStore[]): OutsideStore[] => stores.filter(({ region }) => !isInEea(region ?? undefined))
