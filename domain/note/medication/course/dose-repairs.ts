import type { Hit } from '#domain/language/lexicon.ts'
import { COUNTED_WORDS, ONE_OF } from '#domain/language/tables/medicines/regimen-words.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Regimen } from './dose.ts'
import type { Stretch } from './dose-runs.ts'
import { readRegimen } from './dose.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'

/** What is right follows the taking back within so many words. */
const REPAIR_REACH = 9

/** The last word that takes back between two doses of one medicine. */
function takingIn({ hits, tokens }: Reading, { from, to }: Stretch): Hit | undefined {
  const isDosed = (start: number, end: number): boolean =>
    hits.some(({ mark, ...hit }) => (mark === 'unit' || mark === 'frequency') && hit.start >= start && hit.end <= end)
  return hits.findLast(
    (hit) =>
      hit.mark === 'correction' &&
      hit.start > from &&
      hit.end < to &&
      isDosed(from, hit.start) &&
      isDosed(hit.end, Math.min(to, hit.end + REPAIR_REACH)) &&
      !LIMIT.test(
        tokens
          .slice(hit.end, hit.end + 4)
          .map(({ lower }) => lower)
          .join(' '),
      ),
  )
}

/** No more than that, and without something else, take nothing back. */
const LIMIT = /^(?:(?:ikke |inte |not |не )?(?:mer|meir|mere|more|over|høyst|högst|højst|max|maks|at most|больше|более)|alkohol|alcohol|алкогол)/u

/** A number that counts neither times nor days. */
const AMOUNT =
  /(?<![\d.,])\d[\d.,]*(?! ?(?:gang|gong|gång|times|раз|dag|day|дн|uke|veke|veck|uge|week|недел|måned|månad|month|месяц|hour|time|timme|час)|[\d.,])/u

const ONE = new RegExp(COUNTED_WORDS, 'iu')

/** Where the words begin that tell how often: with their number. */
function oftenIn({ hits, tokens }: Reading, { from, to }: Stretch): number | undefined {
  const often = hits.filter(({ mark, start, end }) => mark === 'frequency' && start >= from && end <= to).toSorted((one, other) => one.start - other.start)[0]
  if (often === undefined) return undefined
  const before = tokens[often.start - 1]
  return (isNumber(before) || ONE.test(before?.lower ?? '')) && often.start - 1 >= from ? often.start - 1 : often.start
}

const joined = (one: Regimen, other: Regimen): Regimen => ({
  text: [one.text, other.text].filter((text) => text !== '').join(', '),
  hasDose: one.hasDose || other.hasDose,
  hasFrequency: one.hasFrequency || other.hasFrequency,
})

/** How a medicine is taken, in the words it was said with: `100 mg twice a day, no, let's say once a day` is 100 mg once a day. */
export function regimenIn(reading: Reading, stretch: Stretch, isChange = false): Regimen {
  const taking = takingIn(reading, stretch)
  const whole = readRegimen(reading, stretch, isChange)
  if (taking === undefined) return whole
  const { from, to } = stretch
  const right = readRegimen(reading, { from: taking.end, to }, isChange)
  const often = oftenIn(reading, { from, to: taking.start })
  const isAmount = right.hasDose && (AMOUNT.test(right.text) || ONE_OF.test(right.text))
  if (isAmount && (right.hasFrequency || often === undefined)) return right
  if (!isAmount && right.hasFrequency && often !== undefined) return joined(readRegimen(reading, { from, to: often }, isChange), right)
  if (isAmount && often !== undefined) return joined(right, readRegimen(reading, { from: often, to: taking.start }, isChange))
  return whole
}
