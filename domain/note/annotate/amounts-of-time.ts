import type { Reading } from './statement.ts'

/** About a month, a couple of weeks: an amount though no number is said. */
const SOME = new RegExp(
  '^(?:en|én|et|ett|ei|ein|eit|a|an|one|couple|few|par|noen|nokre|några|nogle|hele|hela|halve|halv|halvt|around|about|omtrent|ungefär|' +
    'cirka|около|пару|несколько|целый|целую|весь|всю)$',
  'u',
)

/** It began on Thursday, it has gone on since Easter: when it came, though no number is said. */
export function tellsOnset(reading: Reading): boolean {
  return reading.counts.has('course') && reading.hits.some((hit) => hit.mark === 'timeWord' && !SINCE.test(reading.tokens[hit.start]?.lower ?? ''))
}

const SINCE = /^(?:siden|sidan|sedan|sen|ago|since|назад)$/u

export function tellsOneOrSome(reading: Reading): boolean {
  return reading.hits.some((hit) => hit.mark === 'timeWord' && SOME.test(reading.tokens[hit.start - 1]?.lower ?? ''))
}
