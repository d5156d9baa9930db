import type { Claims } from './claims.ts'
import type { Identifier, IdentifierType } from './identifier.ts'
import { SURE } from './identifier.ts'
import { hasDrugCompany, isInTreatment, isTakenDrug } from './medicine-signs.ts'
import { hasEponymCompany, isClearSurname, isNameLike } from './name-signs.ts'
import { nameShape } from './name-shape.ts'
import { isBedLabel, isEnteredName, isNamedMonth, isWordySurname } from './entered-names.ts'
import { isPersonPlace } from './person-places.ts'
import type { Reading } from './reading.ts'
import { isCapitalPet, isEntryOfPet, isLabelledAnimal, isNamedAnimal } from './named-animals.ts'
import { isUnheardRussian } from './unheard-names.ts'
import { NOUN_FORM } from './noun-forms.ts'
import { isCyrillic } from './russian-forms.ts'
import { isShoutedName, SHORTEST_ACRONYM_NAME } from './shouted-names.ts'
import { isBeside, isWordOf, phraseBefore } from './reading.ts'
import type { WordKnowledge } from './word-knowledge.ts'
import { plainWord } from './word-tokens.ts'

/** What a word with a capital may be, before its neighbours are asked. */
type Sort = 'protected' | 'name' | 'either' | 'place' | 'common' | 'unknown' | 'initial' | 'acronym'

const PARTICLES = new Set(['von', 'van', 'de', 'af', 'al', 'el', 'bin', 'bint', 'ibn', 'la', 'der', 'den', 'del', 'di', 'da', 'dos', 'ter', 'ten', 'zu', 'y', 'фон', 'де', 'ван', 'аль'])
/** Behind the father's name: daughter of, son of. */
const PATRONYMIC_WORDS = new Set(['кызы', 'оглы', 'гызы', 'qizi', 'oglu', 'kyzy'])
const MOST_WORDS = 6
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx)$/
/** Two letters are a sign (Hg, Gy, Mb) unless the list knows the name well (Bo, Li). */
const SHORTEST_WORD_NAME = 2

function sortOf(reading: Reading, at: number): Sort {
  const token = reading.tokens[at]
  if (token === undefined) return 'protected'
  if (token.text.length === 1) return 'initial'
  const known = reading.know(at)
  if (token.isOpening && !token.isAllCaps && PRONOUNS.has(token.lower) && isBeforeLowCase(reading, at)) return 'protected'
  const isName = known.isGiven || known.isSurname
  if (isAfterDoctor(reading, at) || isPersonPlace(reading, at) || isEnteredName(reading, { from: at, to: at + 1 })) return 'name'
  const { isPlain } = token.spelling
  if (!isPlain && /\d/.test(token.text)) return isFootnoted(reading, token.text) ? 'name' : 'acronym'
  if (token.isAllCaps && !isShoutedName(reading, at)) return 'acronym'
  if (!isPlain && (/^f?[\p{Lu}]-\p{L}/u.test(token.text) || token.lower.startsWith('anti-'))) return 'protected' // S-Kreatinin, F-kalprotektin
  if (!isPlain && /^\p{Ll}*\p{Lu}+\p{Ll}+\p{Lu}/u.test(token.text) && !/^(?:Mc|Mac|O|De|Di|La|Le|Van|Fitz)['’]?\p{Lu}/u.test(token.text) && !token.text.includes('-')) return isName && token.text.length > 4 ? 'name' : 'acronym'
  if (!isPlain && /^\p{Lu}{2,}\d*-/u.test(token.text) && !token.isAllCaps) return 'acronym'
  if (known.isStrongEponym || hasEponymCompany(reading, at) || (known.isEponym && !isName) || (!isPlain && token.lower.split('-').some((part) => part.length > 3 && reading.vocabulary.know(part).isStrongEponym))) return 'protected'
  if (!isName && !known.isPlace && (known.isMedical || known.isBreed || known.isPublicBody || isLabelOfCode(known))) return 'protected'
  if (isBedLabel(reading, at) || isBeforeItsCode(reading, at) || hasDrugCompany(reading, at) || isTakenDrug(reading, at) || (known.isCalendar && (reading.cues.weekdays.has(token.lower) || (reading.cues.months.has(token.lower) && !isNamedMonth(reading, at))))) return 'protected'
  if (known.isBreed && isBreedCompany(reading, at)) return 'protected'
  if (known.isCommon || (known.isInflected && token.isOpening)) return isName || known.isPlace ? 'either' : 'common'
  if (isName) return 'name'
  if (known.isPlace) return 'place'
  return isInTreatment(reading, at) ? 'protected' : 'unknown'
}

/** Han and Hun are surnames too; at the beginning of a sentence, no capital behind them, they are nobody's. */
const PRONOUNS = new Set(['han', 'hun', 'hon', 'ho', 'he', 'she', 'they', 'we', 'it', 'vi', 'de', 'du', 'you', 'ni', 'i'])
const isBeforeLowCase = ({ tokens }: Reading, at: number) => tokens[at + 1]?.isCapital !== true && / /.test(tokens[at + 1]?.gap ?? '') && !/[,:]/.test(tokens[at + 1]?.gap ?? '')

/** Бирка, Frysemerke: the word for a number is nobody's name. */
const isLabelOfCode = ({ codeLabel, isPet }: WordKnowledge) => codeLabel !== undefined && !codeLabel.isWeak && !isPet

/** `Besetning 118422`, `reg. 4418`: before its number. */
const isBeforeItsCode = ({ tokens, know }: Reading, at: number) => know(at).codeLabel !== undefined && !know(at).isWellKnown && /^[  ]?[.:]?[  ]$/u.test(tokens[at + 1]?.gap ?? '') && /\d/.test(tokens[at + 1]?.text ?? '')

const DOCTORS = new Set('dr doktor doktorn doctor prof professor mr mrs ms miss fru herr hr frk доктор доктора доктору'.split(' '))

/** Straight behind a doctor's title a word with one capital is a person, whatever else it means: dr Nord. */
function isAfterDoctor({ tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && at > 0 && DOCTORS.has(tokens[at - 1]?.lower ?? '') && !token.isAllCaps && /^\p{Lu}\p{Ll}/u.test(token.text) && /^\.?[  ]$/.test(token.gap)
}

/** A footnote's number can stick to a name: Messi3. */
function isFootnoted({ vocabulary }: Reading, text: string): boolean {
  const [, word] = /^(\p{Lu}\p{Ll}{3,})\d{1,2}$/u.exec(text) ?? []
  const known = word === undefined ? undefined : vocabulary.know(plainWord(word))
  return known !== undefined && (known.isGiven || known.isSurname) && !known.isCommon && !known.isMedical
}

function isBreedCompany(reading: Reading, at: number): boolean {
  const { tokens } = reading
  if (tokens[at]?.gap === ', ' && isWordOf(reading, at - 1, reading.cues.animals)) return true
  return (isBeside(tokens[at]) && reading.know(at - 1).isBreed) || (isBeside(tokens[at + 1]) && reading.know(at + 1).isBreed)
}

/** One past the last token of a sequence of capitals that may be one name, particles and initials in it. */
function groupEnd(reading: Reading, from: number, claims: Claims): number {
  const { tokens } = reading
  let end = from + 1
  while (end < from + MOST_WORDS) {
    const token = tokens[end]
    const before = tokens[end - 1]
    if (token === undefined || before === undefined || claims.isTaken(end)) break
    const joins = /^[  ]$/.test(token.gap) || ((before.text.length === 1 || (end > from + 1 && before.text.length <= 4)) && /^\.?[  ]?$/.test(token.gap) && !token.isOpening)
    if (!joins) break
    const next = tokens[end + 1]
    if (token.isCapital && !(token.isOpening && before.text.length > 1)) end++
    else if (joins && PATRONYMIC_WORDS.has(token.lower)) end++
    else if (PARTICLES.has(token.lower) && next?.isCapital === true && next.gap === ' ' && !claims.isTaken(end + 1)) end += 2
    else break
  }
  return Math.min(end, tokens.length)
}

type Group = { readonly from: number; readonly to: number }
type Finder = { readonly reading: Reading; readonly claims: Claims; readonly sorts: (at: number) => Sort }

/** Takes off what does not belong to a name: opening words, titles, acronyms and protected words at both ends. */
function trim({ reading, sorts }: Finder, { from, to }: Group): Group {
  const { tokens } = reading
  let [first, last] = [from, to]
  if (first + 1 < last && isWordOf(reading, first, reading.cues.animals)) first++
  if (isNamedAnimal(reading, first) || (first + 1 === last && (isEntryOfPet(reading, first) || isCapitalPet(reading, first)))) return { from: first, to: last }
  while (first < last) {
    const token = tokens[first]
    const sort = sorts(first)
    const isTitle = token !== undefined && first + 1 < last && (isPost(reading, first) || reading.know(first).isKin || isWordOf(reading, first, reading.cues.animals) || isWordOf(reading, first, reading.cues.persons) || (token.isOpening && isWordOf(reading, first, reading.cues.greetings))) && !(reading.know(first).isWellKnown && !token.isAllCaps)
    const isLoose = sort === 'protected' || sort === 'acronym' || sort === 'common' || (sort === 'either' && token?.isOpening === true && first + 1 < last && !reading.know(first).isGiven && !reading.know(first).isSurname) || (token?.isOpening === true && isBeforeGivenName(reading, first, last))
    const isAnnouncedWord = sort === 'common' && !isTitle && first + 1 < last && token?.isOpening === false && isAnnounced(reading, first) && sorts(first + 1) !== 'protected'
    // English honorifics belong to the name
    if (HONORIFIC.test(token?.lower ?? '') || (!isTitle && !isLoose) || (sort === 'common' && isPresented(reading, first)) || isAnnouncedWord) break
    first++
  }
  while (last > first && !isNamePart({ reading, sorts }, first, last - 1)) last--
  return { from: first > from && last === first + 1 && isWordyGiven(reading, first - 1) ? first - 1 : first, to: last }
}

/** What ends an entry such as a patient's name at the head of a note. */
const ENTRY_ENDS = /^(?:,| \(|\.?\r?\n|\.?$| (?:med|with|och|og|and|m|sammen|tillsammans|с) )/

/** `Henvisning: Live Kråkenes, 150381`: a word with a capital before a surname alone, where a name is entered. */
function isWordyGiven(reading: Reading, at: number): boolean {
  const { tokens, cues, know } = reading
  const [word, surname] = [tokens[at], tokens[at + 1]]
  if (word === undefined || surname === undefined || word.isAllCaps || word.isNumber || know(at + 1).isGiven || know(at).isInflected || know(at).isStrongEponym || know(at).isBreed) return false
  const isWord = isPost(reading, at) || [cues.kin, cues.animals, cues.persons, cues.personVerbs, cues.introductions].some((phrases) => isWordOf(reading, at, phrases)) || NOUN_FORM.test(word.lower)
  return !isWord && !hasDrugCompany(reading, at) && (isClearSurname(reading, at + 1) || isNameLike(reading, at + 1) || (know(at + 1).isSurname && know(at + 1).isListed)) && ENTRY_ENDS.test(reading.text.slice(surname.end, surname.end + 3))
}

/** A title or post, as a word of its own or at the end of one: hjemmesygeplejerske, distriktsläkare. */
const isPost = (reading: Reading, at: number): boolean => isWordOf(reading, at, reading.cues.titles) || reading.know(at).isPostLike

/** `Signert Ingvild Dokka`: an opening word that is no given name itself stands before a name, not in it. */
function isBeforeGivenName(reading: Reading, at: number, last: number): boolean {
  const here = reading.know(at)
  if (at + 1 >= last || (here.isGiven && here.isListed) || !reading.know(at + 1).isWellKnown || isClearSurname(reading, at)) return false
  return here.isCommon || here.isInflected || (!here.isListed && at + 2 < last && reading.language !== 'ru' && NOUN_FORM.test(reading.tokens[at]?.lower ?? ''))
}

/** Whether the last word of a group may be part of a name: behind a given name nearly any word may. */
function isNamePart({ reading, sorts }: Pick<Finder, 'reading' | 'sorts'>, first: number, at: number): boolean {
  const sort = sorts(at)
  if (sort === 'initial') return at > first
  if (sort !== 'protected' && sort !== 'acronym') return true
  const text = reading.tokens[at]?.text ?? ''
  const isBehindName = at > first && ['name', 'either'].includes(sorts(at - 1)) && reading.know(at - 1).isGiven
  if (!isBehindName || hasDrugCompany(reading, at) || hasEponymCompany(reading, at)) return false
  return sort === 'protected' ? !reading.know(at).isBreed || reading.know(at).isSurname : /^[IVX]+$/.test(text) || (text.length >= SHORTEST_ACRONYM_NAME && reading.tokens[at - 1]?.isAllCaps === true) || /^\p{Lu}\p{Ll}+[\p{Lu}\d]/u.test(text)
}

/** The cue in front of a group: whether something says that a person or an animal is named here. */
function isAnnounced(reading: Reading, at: number): boolean {
  const { cues, tokens } = reading
  const gap = tokens[at]?.gap ?? ''
  if (!reading.know(at - 1).isAnnouncer) return false
  if (!/^[  ]{0,2}[.,:(«"“-]{0,2}[  ]{0,2}$/.test(gap)) return false
  let before = at
  if (/^[  ]$/.test(gap)) before -= phraseBefore(reading, at, cues.possessives)
  return [cues.introductions, cues.titles, cues.kin, cues.persons, cues.animals].some((phrases) => phraseBefore(reading, before, phrases) > 0)
}

const LONGEST_PLAIN_NAME = 10
const hasNounForm = (lower: string) => lower.length > LONGEST_PLAIN_NAME || NOUN_FORM.test(lower)

/** What stands behind an unknown word at the beginning of a sentence when that word is a person. */
function isSubject(reading: Reading, at: number): boolean {
  const after = reading.tokens[at + 1]
  if (after === undefined) return false
  if (isPersonVerb(reading, at + 1)) return true
  if (reading.language !== 'ru') return false
  return (isBeside(after) && /(?:л|ла|лся|лась)$/u.test(after.lower) && after.text.length > 3) || / [—–] $/.test(after.gap) || (after.gap === ', ' && /^(?:котор|котоpый)/u.test(after.lower))
}

const isPersonVerb = (reading: Reading, at: number) => isBeside(reading.tokens[at]) && isWordOf(reading, at, reading.cues.personVerbs)

/** What only people do: `Berg forteller at …`. */
const SAYING = new Set('forteller fortalte opplyser opplyste ønsker ønsket mener mente sier sa oppgir oppga angir anga angiver angav uppger benekter benektet nekter nektet förnekar nekar benægter nægter ber spør spurte ringer ringte røyker røykte jobber jobbet bor bodde klager beskriver beskrev møter takker berättar berättade uppger uppgav önskar önskade tycker tyckte säger sade frågar ringde röker rökte jobbar jobbade bodde klagar beskriver upplever fortæller fortalte oplyser ønsker mener siger oplever ringer ryger arbejder klager beskriver reports reported says said states stated wants wanted denies denied describes described feels asks asked lives works smokes complains does сообщает сообщил сообщила рассказывает отмечает отметил отметила жалуется просит считает живет работает курит отрицает отказался отказалась'.split(' '))

function isSingleName({ reading, sorts }: Finder, at: number): boolean {
  const token = reading.tokens[at]
  const sort = sorts(at)
  if (token === undefined || sort === 'initial' || sort === 'acronym') return false
  const known = reading.know(at)
  const announced = isAnnounced(reading, at)
  if (isEntryOfPet(reading, at) || isNamedAnimal(reading, at)) return true
  if (isLabelledAnimal(reading, at) && (known.isPet || (known.isGiven && known.isListed)) && !known.isDrug) return true
  if (sort === 'protected' || (token.text.length <= SHORTEST_WORD_NAME && !(known.isWellKnown && known.isListed) && !(announced && ((!known.isCommon && !known.isMedical) || isShortName(reading, at))))) return false
  if ((token.isOpening || isLabelWord(reading, at - 1)) && isFollowedByColon(reading, at) && !(known.isWellKnown && sort === 'name') && !(announced && !token.isOpening && !known.isOrdinary)) return false
  if (!token.isOpening) return sort === 'common' ? isPresented(reading, at) || isCapitalPet(reading, at) : sort !== 'either' || known.isListed || known.isPlace || (isCyrillic(token.lower) && known.isGiven) || (announced && (known.isGiven || known.isPet))
  if (sort === 'name' || sort === 'place') return true
  // Per (92 år): a well-known name before a bracket
  if (sort === 'either' && known.isWellKnown && known.isListed && /^ \($/.test(reading.text.slice(token.end, token.end + 2))) return true
  if (sort === 'either' && known.isSurname && known.isListed && isBeside(reading.tokens[at + 1]) && SAYING.has(reading.tokens[at + 1]?.lower ?? '')) return true
  // SMITH, JANE: only a shouted name is anything but an acronym
  if (sort === 'either' && token.isAllCaps) return true
  if (sort === 'either' && known.isGiven && known.isListed && /^ [&+] $/.test(reading.tokens[at + 1]?.gap ?? '') && reading.know(at + 1).isGiven) return true
  if (sort === 'either') return (announced && !token.gap.includes(':') && (known.isWellKnown || known.isPet)) || (known.isWellKnown && known.isListed && reading.language !== 'en' && isPersonVerb(reading, at + 1))
  if (sort === 'common') return isLabelledAnimal(reading, at) && !known.isMedical && reading.language === 'en'
  if (isLabelledAnimal(reading, at) || isBeforeGiven(reading, at) || isBeforeKin(reading, at)) return true
  const isForeignWord = !known.isOrdinary && !known.isInflected && known.isRareName && nameShape(token.lower) > 0
  return isClearSurname(reading, at) || isForeignWord || isUnheardRussian(reading, at) || (announced && (known.isPet || isNameLike(reading, at))) || (isSubject(reading, at) && (!hasNounForm(token.lower) || !known.isOrdinary))
}

/** `dotter My`, `det är Jo`: two letters that a list of names has, straight behind what announces one. */
const isShortName = ({ tokens, know }: Reading, at: number) => tokens[at]?.isOpening === false && tokens[at]?.gap === ' ' && tokens[at]?.spelling.isPlain && know(at).isListed

/** `Sidebottom, Roisin`: the surname first. */
function isBeforeGiven({ tokens, know }: Reading, at: number): boolean {
  const after = tokens[at + 1]
  return /^(?:, | [&+] )$/.test(after?.gap ?? '') && after?.isCapital === true && (!after.isAllCaps || tokens[at]?.isAllCaps === true) && know(at + 1).isGiven && know(at + 1).isListed && !know(at + 1).isMedical && !know(at).isCommon && !know(at).isMedical
}

/** `Merle, datter til Per`: what somebody is to somebody, told behind the name. */
const isBeforeKin = ({ tokens, cues }: Reading, at: number) => tokens[at + 1]?.gap === ', ' && cues.kin.has(tokens[at + 1]?.lower ?? '')

/** A word before a colon is a label, `Stilling: Lærer`. */
const isFollowedByColon = ({ text, tokens }: Reading, at: number) => text.charAt(tokens[at]?.end ?? 0) === ':'

const isLabelWord = ({ tokens, know }: Reading, at: number) => tokens[at]?.isCapital === true && (know(at).isCommon || know(at).isMedical) && isBeside(tokens[at + 1])

/** An everyday word with a capital in the midst of a sentence, straight behind a title or an introduction: Dr Stein, this is Pickle. */
function isPresented(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || token.isOpening || !/^[  .]{1,2}$/.test(token.gap) || (reading.know(at).isMedical && !isWordySurname(token.lower))) return false
  return phraseBefore(reading, at, reading.cues.titles) > 0 || phraseBefore(reading, at, reading.cues.introductions) > 0
}

function typeOf({ reading, sorts }: Finder, { from, to }: Group): IdentifierType {
  const all = (test: (at: number) => boolean) => Array.from({ length: to - from }, (_, index) => from + index).every(test)
  if (isAnnounced(reading, from)) return 'NAME'
  if (phraseBefore(reading, from, reading.cues.workplaces) > 0 && !all((at) => reading.know(at).isGiven || reading.know(at).isSurname)) return 'ORG'
  const afterPreposition = phraseBefore(reading, from, reading.cues.placePrepositions) > 0
  if (all((at) => reading.know(at).isPlace) && (afterPreposition || all((at) => sorts(at) === 'place'))) return 'LOCATION'
  return afterPreposition && all((at) => sorts(at) === 'unknown') && !all((at) => isNameLike(reading, at)) ? 'LOCATION' : 'NAME'
}

/** A group of several words is a name when something in it is one, or when its capitals stand in the midst of a sentence. */
function isGroupName({ reading, sorts }: Finder, { from, to }: Group): boolean {
  const kinds = Array.from({ length: to - from }, (_, index) => sorts(from + index))
  const has = (...wanted: readonly Sort[]) => kinds.some((kind) => wanted.includes(kind))
  if (isNamedAnimal(reading, from) || HONORIFIC.test(reading.tokens[from]?.lower ?? '') || (to - from === 2 && isWordyGiven(reading, from))) return true
  if (kinds.every((kind) => kind === 'common' || kind === 'protected' || kind === 'acronym' || kind === 'initial')) return false
  if (has('protected') && !has('name', 'either')) return false
  if (kinds.every((kind) => kind === 'common' || kind === 'either') && reading.tokens[from]?.isOpening === true && !reading.know(from).isGiven) return false
  if (has('name', 'place')) return true
  if (has('initial') && has('unknown') && (isNameLike(reading, from) || kinds.filter((kind) => kind === 'initial').length > 1)) return true
  const isMidst = reading.tokens[from]?.isOpening === false
  return isMidst || kinds.filter((kind) => kind === 'unknown' || kind === 'either').length > 1 || isAnnounced(reading, from)
}

function findingOf(finder: Finder, group: Group): Identifier | undefined {
  const { reading } = finder
  const { from, to } = group
  const [first, last] = [reading.tokens[from], reading.tokens[to - 1]]
  if (first === undefined || last === undefined || to <= from) return undefined
  const isName = isEnteredName(reading, group) || (to - from === 1 ? isSingleName(finder, from) : isGroupName(finder, group))
  if (!isName) return undefined
  const announced = isAnnounced(reading, from)
  return { start: first.start, end: last.end, type: typeOf(finder, group), confidence: announced ? SURE.cue : reading.know(from).isWellKnown ? SURE.list : SURE.capital }
}

/** Names, and places that no other finder took, by their capitals, the lists and what stands before them. */
export function findNames(reading: Reading, claims: Claims): Identifier[] {
  const found: Identifier[] = []
  const known: (Sort | undefined)[] = reading.tokens.map(() => undefined)
  const sorts = (at: number): Sort => (known[at] ??= sortOf(reading, at))
  const finder: Finder = { reading, claims, sorts }
  const { tokens } = reading
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (token === undefined || !token.isCapital || claims.isTaken(at)) {
      at++
      continue
    }
    const end = groupEnd(reading, at, claims)
    const group = trim(finder, { from: at, to: end })
    const finding = findingOf(finder, group)
    if (finding !== undefined) found.push(finding)
    at = end
  }
  return found
}
