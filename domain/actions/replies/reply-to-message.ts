import type { Writing } from '#domain/actions/draft/action-order.ts'
import { clearLanguage } from '#domain/actions/draft/draft-language.ts'
import type { Piece } from '#domain/actions/draft/draft.ts'
import { fixed, gap } from '#domain/actions/draft/draft.ts'
import { spellOut } from '../short-forms/spell-out.ts'
import { findQuestions } from '../questions/find-questions.ts'
import { matchAnswers } from '../questions/match-answers.ts'
import { answerPieces, asSentence, remarkPieces } from './answer-pieces.ts'
import { REPLY_WORDS } from './reply-words.ts'
import { signOff } from './signature.ts'

/**
 * Answers an e-consultation: each question in its order in the clinician's own words without their short forms, what the remarks do not answer left
 * open, the rest behind.
 */
export function replyToMessage(writing: Writing): Piece[] {
  const { input, remarks, language } = writing
  const words = REPLY_WORDS[language]
  const questions = findQuestions(input, language)
  const { answers, rest } = matchAnswers({ questions, remarks, language, kind: 'message' })
  const told = clearLanguage(remarks, language)
  // Whoever reads it is no clinician.
  const write = (remark: string): string => asSentence(spellOut(remark, told))
  // A lone question needs no repeating: the reply is the answer.
  const [only = []] = answers
  const asked =
    questions.length > 1
      ? answerPieces(questions, { answers, open: words.answerOpen, write })
      : only.length > 0
        ? [fixed('\n\n'), ...remarkPieces(only, write)]
        : []
  const body = [...asked, ...(rest.length > 0 ? [fixed('\n\n'), ...remarkPieces(rest, write)] : [])]
  return [fixed(words.greeting), ...(body.length > 0 ? body : [fixed('\n\n'), gap(words.replyOpen)]), ...signOff(writing)]
}
