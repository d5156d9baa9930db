import type { Language } from '#contract/vertical.ts'
import type { Writing } from '#domain/actions/draft/action-order.ts'
import { clearLanguage } from '#domain/actions/draft/draft-language.ts'
import type { Piece } from '#domain/actions/draft/draft.ts'
import { fixed, gap } from '#domain/actions/draft/draft.ts'
import { findQuestions } from '../questions/find-questions.ts'
import { matchAnswers } from '../questions/match-answers.ts'
import type { Remark } from '../questions/pieces.ts'
import { topicsIn } from '../questions/topics/read-topics.ts'
import { answerPieces, asSentence, remarkPieces } from './answer-pieces.ts'
import { authorityList, basisOf } from './authority-lists.ts'
import type { AuthorityHeading } from './authority-lists.ts'
import { REPLY_WORDS } from './reply-words.ts'
import { signStatement } from './signature.ts'

const under = (heading: string, remarks: readonly Remark[], open: string): Piece[] => [
  fixed(`\n\n${heading}\n`),
  ...(remarks.length > 0 ? remarkPieces(remarks, asSentence) : [gap(open)]),
]

/** The heading each remark belongs under by what it tells of; undefined where none does. */
const headingOf = ({ text }: Remark, list: readonly AuthorityHeading[], language: Language): AuthorityHeading | undefined => {
  const told = topicsIn(text, language)
  const shared = list.map(({ topics }) => topics.filter((topic) => told.has(topic)).length)
  const most = Math.max(0, ...shared)
  return most === 0 ? undefined : list[shared.indexOf(most)]
}

/**
 * Answers an authority: its questions numbered and in its order, and what the statement rests on; no more than was asked. A letter that asks nothing
 * in particular is answered under the headings the authority wants. What nobody gave stays open.
 */
export function replyToAuthority({ country, ...writing }: Writing & { country: string }): Piece[] {
  const { input, remarks, language } = writing
  const words = REPLY_WORDS[language]
  const list = authorityList(country, language)
  const questions = findQuestions(input, language)
  const { answers, rest } = matchAnswers({ questions, remarks, language, kind: 'letter' })
  const told = clearLanguage(remarks, language)
  const places = rest.map((remark) => ({ remark, heading: headingOf(remark, list, told) }))
  const of = (heading: AuthorityHeading | undefined): Remark[] => places.filter((place) => place.heading === heading).map(({ remark }) => remark)
  const basis = basisOf(list)
  const wanted = questions.length > 0 ? (basis ? [basis] : []) : list
  const headed = wanted.flatMap((one) => under(one.heading, of(one), words.answerOpen))
  const further = places.filter(({ heading }) => !heading || !wanted.includes(heading)).map(({ remark }) => remark)
  const asked = answerPieces(questions, { answers, open: words.answerOpen, write: asSentence })
  const more = further.length === 0 ? [] : [...under(words.further, further, ''), ...(questions.length > 0 ? [fixed(' '), gap(words.onlyWhatIsAsked)] : [])]
  return [...trimStart([...headed, ...asked, ...more]), ...signStatement(writing)]
}

/** The first line has no blank ones above it. */
const trimStart = ([first, ...others]: readonly Piece[]): Piece[] => (first ? [{ ...first, text: first.text.trimStart() }, ...others] : [])
