import type { Language } from '#contract/vertical.ts'
import { foldText } from '#domain/search/fold.ts'
import { alikeWords } from '#domain/search/rerank/alike-words.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { meantBy } from '#domain/meanings/meanings.ts'
import type { Meant } from '#domain/meanings/meanings.ts'
import type { AskedThing } from './find-questions.ts'
import { likeness, tellingWords } from './likeness.ts'
import type { Piece } from './pieces.ts'
import { associated } from './topics/associations.ts'
import type { Associations, Signs } from './topics/associations.ts'
import { isTopic, signsAsked, signsTold } from './topics/signs.ts'

/** What a question and a part of the remarks show of belonging together: each is learnt a weight (`eval/actions/learn-pairs.ts`). */
export const PAIR_FEATURES = [
  /** Words they share, each for so much as few questions have it; as a share of the part; of its whole sentence; and so far as they merely look alike. */
  'words', 'ofPiece', 'ofSentence', 'alike',
  /** A word of the sentence before the question; how much of what is asked about is told of, and whether of anything. */
  'before', 'topics', 'anyTopic',
  /** Standing at the same place in the row, where anything else speaks for it. */
  'order',
  /** More words than with any other question, and than any other part with this one. */
  'bestOfPiece', 'bestOfQuestion', 'topicsOfQuestion',
  /** A yes or no to a question that wants one, a figure to one that asks for how much, a time to one that asks when. */
  'yesNo', 'amount', 'time',
  /** How the signs of the question go with those of the part, and of its whole sentence: the best of each, the best of all, all with all. */
  'pieceBest', 'pieceMost', 'pieceAll', 'sentenceBest', 'sentenceMost', 'sentenceAll',
  /** Topics of the question, and of what stands before it, that the part tells of, each for so much as few others have it. */
  'ownTopics', 'ownTopicsOfSentence', 'topicsBefore',
  /** What both mean, in whatever words, and the subjects of it; by the part, by its whole sentence, and of what stands before the question. */
  'meant', 'meantOfSentence', 'meantBefore', 'subjects', 'subjectsOfSentence', 'bestMeant',
  /** Place in the row alone; a question without a sign; a part that says yes or no, and one that does so to a question that wants it. */
  'place', 'signless', 'saysYesNo', 'whetherAnswered',
] as const
export type PairFeature = (typeof PAIR_FEATURES)[number]
export type PairFeatures = Readonly<Record<PairFeature, number>>

/** Words that lead on from what stands before. */
export const LEADS_ON = new RegExp(
  '^(?:og|men|da|så|det|den|dette|de|hvis|dersom|ellers|derfor|fordi|også|och|då|om|annars|därför|även|and|but|then|it|this|that|they|' +
    String.raw`if|otherwise|so|because|also|и|но|тогда|это|если|иначе|поэтому|также)(?!\p{L})`,
  'iu',
)
const YES_NO = new RegExp(
  '^(?:ja|jo|nei|nej|ikke|ikkje|inte|ingen|inga|inget|yes|no|not|never|да|нет|не|нельзя|можно|kan|må|får|ok|greit|gjerne|gärna|gerne|' +
    String.raw`fine|trygt|unngå|undvik|undgå|avoid)(?!\p{L})`,
  'iu',
)
const WANTS_YES_NO = new RegExp(
  String.raw`(?:^|,\s|\s(?:og|och|and|men|but|om|if|whether)\s)(?:er|är|is|are|kan|can|må|måste|får|skal|ska|skall|should|bør|bör|har|have|has|` +
    String.raw`trenger|behöver|behøver|do|does|vil|vill|will|går|tåler|om|if|whether)(?!\p{L})|(?<!\p{L})(?:ли|можно|нужно|надо)(?!\p{L})`,
  'iu',
)
const WANTS_AMOUNT = new RegExp(
  String.raw`(?<!\p{L})(?:hvor (?:m[ye]\p{L}*|langt|høy\p{L}*|ofte|tit)|hur (?:m[åy]\p{L}*|långt|hög\p{L}*|ofta)|` +
    String.raw`how (?:much|many|far|high|often)|dos\p{L}*|сколько|доз\p{L}*|как часто)(?!\p{L})`,
  'iu',
)
const TELLS_AMOUNT = /\d/u
const WANTS_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:når|hvornår|when|hvor (?:lenge|længe|snart|fort)|hur (?:länge|snart|fort)|how (?:long|soon)|varighet|varaktighet|` +
    String.raw`varighed|siste|senast|sidst|когда|как долго|до каких)(?!\p{L})`,
  'iu',
)
const TELLS_TIME = new RegExp(
  String.raw`\d\s?(?:-\s?\d+\s?)?(?:t|h|dag\p{L}*|dgr?|d|døgn|dygn|uke\p{L}*|u|v|vecko?r?|uge\p{L}*|mnd|mån\p{L}*|md|år|days?|weeks?|wks?|` +
    String.raw`months?|mths?|years?|hours?|дн\p{L}*|недел\p{L}*|мес\p{L}*|час\p{L}*|лет)(?!\p{L})|\d{1,2}[./]\d{1,2}|` +
    String.raw`(?<!\p{L})(?:morgen|morgon|siden|sedan|livsvarig|livslång|kronisk|påske|sommer|sommar|høst|høsten|hösten|vår|våren|jan|feb|mars?|` +
    String.raw`april|mai|maj|juni|juli|aug|sept?|okt|nov|des|dec|tomorrow|until|завтра|утром)(?!\p{L})`,
  'iu',
)
const MOST_WORDS = 2

const LONGEST_MEANT = 4_000
const meantIn = (text: string, language: Language): Meant => meantBy(tokenise(text.slice(0, LONGEST_MEANT)), language)

type Told = { words: string[]; sentence: string[]; signs: Signs; signsOfSentence: Signs; meant: Meant; meantOfSentence: Meant; folded: string[] }
type Wanted = { own: string[]; before: string[]; signs: Signs; topicsBefore: Signs; meant: Meant; meantBefore: Meant; folded: string[] }

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((all, item) => all + of(item), 0)
const flag = (is: boolean): number => (is ? 1 : 0)
/** For each of some values the largest of the others, nought at least. Linear. */
function largestOfOthers(values: readonly number[]): number[] {
  let [first, second] = [0, 0]
  for (const value of values) [first, second] = value > first ? [value, first] : [first, Math.max(second, value)]
  return values.map((value) => (value === first ? second : first))
}

/** The same down the columns of rows. */
function largestOfOtherRows(rows: readonly (readonly number[])[]): number[][] {
  const columns = (rows[0] ?? []).map((_, place) => largestOfOthers(rows.map((row) => row[place] ?? 0)))
  return rows.map((row, at) => row.map((_, place) => columns[place]?.[at] ?? 0))
}

const bounded = (value: number): number => Math.max(-1, Math.min(1, value))

const topicsAmong = (signs: Signs): Set<string> => new Set([...signs].filter(isTopic))

function readAsked({ text, before }: AskedThing, language: Language): Wanted {
  const own = tellingWords(text, language)
  const topicsBefore = before === undefined ? new Set<string>() : topicsAmong(signsAsked(before, language))
  const meant = { meant: meantIn(text, language), meantBefore: meantIn(before ?? '', language) }
  return { own, before: tellingWords(before ?? '', language), signs: signsAsked(text, language), topicsBefore, ...meant, folded: own.map(foldText) }
}

function readTold(pieces: readonly Piece[], language: Language): Told[] {
  const sentences = Map.groupBy(pieces, ({ sentence }) => sentence)
  const whole = new Map([...sentences].map(([sentence, parts]) => [sentence, parts.map(({ text }) => text).join(' ')]))
  const read = new Map([...whole].map(([sentence, text]) => (
    [sentence, { words: tellingWords(text, language), signs: signsTold(text, language), meant: meantIn(text, language) }])))
  return pieces.map(({ text, sentence }) => {
    const words = tellingWords(text, language)
    const meant = meantIn(text, language)
    const { words: ofSentence, signs: signsOfSentence, meant: meantOfSentence } = read.get(sentence) ?? { words, meant, signs: new Set<string>() }
    return { words, sentence: ofSentence, signs: signsTold(text, language), signsOfSentence, meant, meantOfSentence, folded: words.map(foldText) }
  })
}

/** What nearly every remark tells of tells little of which question it answers. */
const COMMON_TOPICS: Signs = new Set(['when', 'duration', 'benign', 'place', 'contact', 'urgency', 'plan', 'findings', 'appointment'])
const COMMON_SHARE = 0.4
const MOST_SHARED = 3

const countOf = (all: readonly Signs[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const signs of all) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

/** What both have, each for so much as few other questions and sentences have it. */
const shared = (asked: Signs, told: Signs, { ofQuestions, ofSentences }: Counts): number =>
  Math.min(MOST_SHARED, sum([...asked].filter((one) => told.has(one)), (one) =>
    (COMMON_TOPICS.has(one) ? COMMON_SHARE : 1) / Math.sqrt((ofQuestions.get(one) ?? 1) * (ofSentences.get(one) ?? 1))))

const ownTopics = (asked: Signs, told: Signs, counts: Counts): number => shared(topicsAmong(asked), told, counts)

type MeantCounts = Readonly<Record<keyof Meant, Counts>>

function byMeaning({ meant, meantBefore }: Wanted, told: Told, { meanings, subjects }: MeantCounts) {
  return {
    meant: shared(meant.meanings, told.meant.meanings, meanings), meantOfSentence: shared(meant.meanings, told.meantOfSentence.meanings, meanings),
    meantBefore: shared(meantBefore.meanings, told.meantOfSentence.meanings, meanings),
    subjects: shared(meant.subjects, told.meant.subjects, subjects), subjectsOfSentence: shared(meant.subjects, told.meantOfSentence.subjects, subjects),
  }
}

const NOTHING_MEANT: ReturnType<typeof byMeaning> = { meant: 0, meantOfSentence: 0, meantBefore: 0, subjects: 0, subjectsOfSentence: 0 }
const sumMeant = ({ meant, subjects }: typeof NOTHING_MEANT): number => meant + subjects

type Counts = { ofQuestions: ReadonlyMap<string, number>; ofSentences: ReadonlyMap<string, number> }

const sharedTopics = (asked: Signs, told: Signs): number => {
  const topics = topicsAmong(asked)
  return topics.size === 0 ? 0 : topics.intersection(told).size / topics.size
}

/** What both show by topics and by the kinds of question and answer. */
function bySigns(wanted: Wanted, piece: Told, { associations: known, counts }: { associations: Associations; counts: Counts }) {
  const [ofPiece, ofSentence] = [associated(wanted.signs, piece.signs, known), associated(wanted.signs, piece.signsOfSentence, known)]
  const saysYesNo = flag(piece.signs.has('!yes') || piece.signs.has('!no'))
  return {
    pieceBest: ofPiece.best,
    pieceMost: ofPiece.most,
    pieceAll: ofPiece.all,
    sentenceBest: ofSentence.best,
    sentenceMost: ofSentence.most,
    sentenceAll: ofSentence.all,
    ownTopics: ownTopics(wanted.signs, piece.signs, counts), ownTopicsOfSentence: ownTopics(wanted.signs, piece.signsOfSentence, counts),
    topicsBefore: ownTopics(wanted.topicsBefore, piece.signsOfSentence, counts), signless: flag(wanted.signs.size === 0),
    saysYesNo, whetherAnswered: saysYesNo * flag(wanted.signs.has('?whether')),
  }
}

const places = (at: number, many: number): number => at / Math.max(1, many - 1)

/** What is asked, what is remarked, in which language, and what has been learnt of signs that go together. */
export type PairOrder = { questions: readonly AskedThing[]; pieces: readonly Piece[]; language: Language; associations: Associations }

/** How questions and parts of remarks fit, a row a question. A word that many questions share tells little of which is meant. */
export function pairFeatures({ questions, pieces, language, associations }: PairOrder): PairFeatures[][] {
  const wanted = questions.map((question) => readAsked(question, language))
  const told = readTold(pieces, language)
  const bySentence = new Map(told.map((one, at) => [pieces[at]?.sentence, one.signsOfSentence]))
  const counts = { ofQuestions: countOf(wanted.map(({ signs }) => signs)), ofSentences: countOf([...bySentence.values()]) }
  const sentencesMeant = [...new Map(told.map((one, at) => [pieces[at]?.sentence, one.meantOfSentence])).values()]
  const countsOf = (of: keyof Meant): Counts => (
    { ofQuestions: countOf(wanted.map((one) => one.meant[of])), ofSentences: countOf(sentencesMeant.map((one) => one[of])) })
  const meantCounts = { meanings: countsOf('meanings'), subjects: countsOf('subjects') }
  const meant = wanted.map((one) => told.map((piece) => byMeaning(one, piece, meantCounts)))
  const otherMeant = largestOfOtherRows(meant.map((row) => row.map(sumMeant)))
  const known = new Map<string, number>()
  const shares = (word: string): number => {
    const made = known.get(word) ?? 1 / Math.max(1, wanted.filter(({ own }) => likeness([word], own) > 0).length)
    known.set(word, made)
    return made
  }
  const inCommon = (own: readonly string[], words: readonly string[]): number => sum(own, (word) => likeness([word], words) * shares(word))
  const words = wanted.map(({ own }) => told.map((piece) => inCommon(own, piece.words)))
  const topics = wanted.map((one) => told.map((piece) => sharedTopics(one.signs, piece.signs)))
  const [elsewhere, otherwise, otherTopics] = [words.map(largestOfOthers), largestOfOtherRows(words), largestOfOtherRows(topics)]
  return wanted.map((one, at) => {
    const { own, before, folded, signs: asked } = one
    return told.map((piece, place): PairFeatures => {
      const [question, text] = [questions[at]?.text ?? '', pieces[place]?.text ?? '']
      const mine = words[at]?.[place] ?? 0
      const fromBefore = flag(likeness(before, piece.words) > 0)
      const topic = topics[at]?.[place] ?? 0
      const ofMeaning = meant[at]?.[place] ?? NOTHING_MEANT
      const nearness = 1 - Math.abs(places(at, questions.length) - places(place, pieces.length))
      return {
        words: Math.min(mine, MOST_WORDS), ofPiece: mine / Math.max(1, piece.words.length), ofSentence: Math.min(MOST_WORDS, inCommon(own, piece.sentence)),
        alike: Math.min(MOST_WORDS, sum(folded, (word) => Math.max(0, ...piece.folded.map((other) => alikeWords(word, other))))),
        before: fromBefore, topics: topic, anyTopic: flag(topic > 0),
        order: mine + fromBefore + topic === 0 ? 0 : nearness, place: nearness, ...bySigns(one, piece, { associations, counts }),
        bestOfPiece: bounded(mine - (otherwise[at]?.[place] ?? 0)), bestOfQuestion: bounded(mine - (elsewhere[at]?.[place] ?? 0)),
        ...ofMeaning, bestMeant: bounded(sumMeant(ofMeaning) - (otherMeant[at]?.[place] ?? 0)),
        topicsOfQuestion: flag(topic > 0 && asked.size > 0 && topic > (otherTopics[at]?.[place] ?? 0)),
        yesNo: flag(WANTS_YES_NO.test(question) && YES_NO.test(text)),
        amount: flag(WANTS_AMOUNT.test(question) && TELLS_AMOUNT.test(text)),
        time: flag(WANTS_TIME.test(question) && TELLS_TIME.test(text)),
      }
    })
  })
}
