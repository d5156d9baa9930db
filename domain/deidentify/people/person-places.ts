import { isInTreatment } from '#domain/deidentify/knowledge/medicine-signs.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import {
  isAnimalTold, isBehindBy, isBehindPost, isCaller, isDoer, isHailed, isInListOfPeople, isOwnerOfKin, isSigned, isWordyPair,
} from './names-by-context.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isCapitalAt, isSignAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** A word that is somebody's name only where nothing else can stand. */
function mayBePerson(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  const known = reading.know(at)
  if (token === undefined || !token.isCapital || (token.isAllCaps && !/^\p{Lu}-\p{Lu}$/u.test(token.text)) || token.text.length < 2 || /\d/.test(token.text))
    return false
  return !known.isDrug && !known.isStrongEponym && !known.isPublicBody && !(known.isCalendar && !(known.isGiven && known.isListed)) && !known.isBreed
}

/** `my neighbour, Dot.`: a given name between commas behind a relative. */
const isKinTold = ({ tokens, know, text }: Reading, at: number) =>
  know(at - 1).isKin && gapAt(tokens, at) === ', ' && know(at).isGiven && know(at).isListed && /^[.,]/.test(text.slice(tokens[at]?.end ?? 0))

/** `Dotterdottern Klang droppar`: straight behind the word for a relative. */
function isBehindKin(reading: Reading, at: number): boolean {
  const known = reading.know(at)
  return reading.know(at - 1).isKin && isBeside(reading.tokens[at]) && !(known.isMedical && known.isOrdinary)
}

const NAMING = wordSet('heter heiter het hette hedder hed kalles kallas kaldes called зовут звать')
const NAMED = wordSet('du dere ni de han hun hon ho ham henne вас тебя его ее вы')
const NAME_NOUNS = wordSet('navn navnet fornavn fornavnet etternavn etternavnet efternavn namn namnet förnamn efternamn name surname фамилия имя отчество')
const WHOSE = wordSet('your his her my ваша ваше ваш')
const NO_ANSWERS = wordSet(
  'ja nei nej no yes jeg eg jag i my mitt mit det den it um eh well oh han hun hon ho she he vet sorry hva vad hvad what да нет я ' +
    'он она это меня мое не ой так ну а',
)
const MOST_QUESTION = 8
const MOST_BEHIND_NAME = 2

/** Whether the question that ends before a place asks for a name. */
function asksName({ tokens, cues }: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - MOST_QUESTION); back--) {
    const word = lowerAt(tokens, back)
    const isLast = at - back <= MOST_BEHIND_NAME
    if (NAME_NOUNS.has(word)) return isLast || WHOSE.has(lowerAt(tokens, back - 1))
    if (NAMING.has(word)) return tokens.slice(Math.max(0, back - 1), at).some(({ lower }) => NAMED.has(lower) || cues.kin.has(lower) || cues.persons.has(lower))
    if (/[.!?\n]/.test(gapAt(tokens, back))) return false
  }
  return false
}

/** `Hva heter du? Skarstein.`: the answer to the question for a name. */
function isAnswer(reading: Reading, at: number): boolean {
  const { tokens, know, text } = reading
  const token = tokens[at]
  if (token === undefined || !token.gap.startsWith('?') || NO_ANSWERS.has(token.lower) || !asksName(reading, at)) return false
  return (!know(at).isCommon && !(reading.language === 'ru' && know(at).isOrdinary)) || /^[.!?\n]|^$/.test(text.slice(token.end, token.end + 1))
}

const LONGEST_CALLED = 7
const ASKING = wordSet('vil kan skal har må er gider vill ska kunde kunne ville would could can will do are have')
const ADDRESSED = wordSet('du dere ni you i')
const CALLED_OUT = wordSet('you please фу вы ты скажите')

/** `Zawadi, kan du …`: whoever is spoken to at the beginning of a sentence. */
function isSpokenTo({ tokens, know, cues }: Reading, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token === undefined || next === undefined || !token.isOpening || !/^[,!][  ]$/u.test(next.gap)) return false
  const known = know(at)
  if (next.lower === 'фу') return true
  const isWord =
    (known.isCommon || known.isInflected || (known.isMedical && known.isOrdinary) || (known.isOrdinary && token.text.length > LONGEST_CALLED)) &&
    !(known.isGiven && known.isListed)
  if (isWord || known.isAnnouncer || cues.titles.has(token.lower)) return false
  return CALLED_OUT.has(next.lower) || (ASKING.has(next.lower) && ADDRESSED.has(lowerAt(tokens, at + 2)))
}

const PRONOUNS = wordSet('ham han hun ho hon hende henne honom')

/** `hun Vår tok imot`, `han Storm`: a word with a capital straight behind the pronoun, no unheard-of medicine. */
function isBehindPronoun(reading: Reading, at: number): boolean {
  if (!PRONOUNS.has(lowerAt(reading.tokens, at - 1)) || !isBeside(reading.tokens[at])) return false
  const known = reading.know(at)
  const isHeard = known.isOrdinary || known.isCommon || known.isGiven || known.isSurname || known.isRareName
  return isHeard && !known.isMedical && !isInTreatment(reading, at)
}

/** `Dr P. Savage`, `Hilsen O. M. Seter`: behind a role or a greeting and initials. */
function isBehindInitials(reading: Reading, at: number): boolean {
  const { tokens, cues, know } = reading
  if (!isSignAt(tokens, at - 1)) return false
  let from = at
  while (from > at - 3 && isSignAt(tokens, from - 1) && isCapitalAt(tokens, from - 1) && /^\.?[  ]?$/u.test(gapAt(tokens, from))) from--
  if (from === at) return false
  return phraseBefore(reading, from, cues.titles) > 0 || phraseBefore(reading, from, cues.introductions) > 0 || know(from - 1).isPostLike
}

const LETTERS = wordSet('kjære kære kära käre bästa bäste dear уважаемый уважаемая дорогой дорогая')

/** `Kjære Dugg, takk …`: whom a letter greets. */
const isGreeted = (reading: Reading, at: number) =>
  LETTERS.has(lowerAt(reading.tokens, at - 1)) && isBeside(reading.tokens[at]) && /^[,!.\n]/.test(reading.text.slice(reading.tokens[at]?.end ?? 0))

/** A capital where only a person can stand, whatever else the word means. */
export function isPersonPlace(reading: Reading, at: number): boolean {
  const isPlace =
    isBehindKin(reading, at) ||
    isKinTold(reading, at) ||
    isAnswer(reading, at) ||
    isSpokenTo(reading, at) ||
    isBehindPronoun(reading, at) ||
    isBehindInitials(reading, at) ||
    isGreeted(reading, at) ||
    isInListOfPeople(reading, at) ||
    isDoer(reading, at) ||
    isBehindBy(reading, at) ||
    isBehindPost(reading, at) ||
    isHailed(reading, at) ||
    isSigned(reading, at) ||
    isCaller(reading, at) ||
    isWordyPair(reading, at) ||
    isWordyPair(reading, at - 1) ||
    isOwnerOfKin(reading, at) ||
    isAnimalTold(reading, at)
  return isPlace && mayBePerson(reading, at)
}
