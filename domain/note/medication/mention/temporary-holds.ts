import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { around, borders } from './scope.ts'
import { wordsOf } from './clauses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** Ten less each day until you stop. */
const UNTIL = / (?:until|till|before|til|tills|indtil|før|innan|пока не|до) (?:\S+ )?$/u
const UNTIL_REACH = 3

/** The end of a course, not of a medicine in use. */
export function isEndOfCourse(statement: Statement, cue: Hit): boolean {
  return UNTIL.test(wordsOf(statement, Math.max(0, cue.start - UNTIL_REACH), cue.start))
}

/** A way of advising, no condition. */
const IF_I_WERE_YOU = / (?:if i were you|if that's (?:ok|okay|all right)|if you don't mind|hvis jeg var deg|om jag vore du|на вашем месте) /u

/** What is to be done some day, if it comes so: pause it when you vomit. */
export function isConditional(statement: Statement, cue: Hit): boolean {
  if (IF_I_WERE_YOU.test(wordsOf(statement, 0, statement.tokens.length))) return false
  // asked of nobody: X får du klara dig utan has its verb behind the medicine, and no condition
  const isPlain = (hit: Hit): boolean =>
    hit.start > 0 && statement.hits.some((one) => one.mark === 'opensCondition' && one.start === hit.start) && borders(statement, hit.start, hit.start) === 0
  return statement.hits.some(
    (hit) => hit.mark === 'condition' && !isPlain(hit) && (hit.end <= cue.start || (hit.start >= cue.end && borders(statement, cue.end, hit.start) === 0)),
  )
}

/** Stop it two days before the operation: a pause, whatever the word. */
const BEFORE = / (?:before|prior to|ahead of|før|inför|innan|före|inden|перед|до) /u

/** Hold it while you're vomiting. */
const WHILE = / while (?:you|he|she)(?:'re|'s| are| is|'ve)? /u

/** A pause told with its length or its end is a plan for then, not a stop. */
export function isHold(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  const { before, own, following } = around(statement, mention)
  const isBefore = has(statement, 'procedure') && BEFORE.test(`${own}${following}`)
  if (isBefore || WHILE.test(`${own}${following}`)) return true
  return (
    [before, own, following].some((words) => talk.hold.test(words)) &&
    has(statement, 'timeWord', 'procedure') &&
    has(statement, 'planCue', 'future', 'past', 'condition')
  )
}

/** A pause, by whatever word, and taken up again behind it. */
const PAUSES = / (?:pause|pauser|pausen|uppehåll|paus|pausar|hold off|leave off|пропускаете|пропустите|пропускаем|перерыв|пауза|паузу) /u
const AGAIN = / (?:igjen|igen|again|restart|снова|опять|возобновляете|возобновите) /u

/** Leave it off for two days, and then start again: it is a medicine in use. */
export function resumes(statement: Statement, talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  return (PAUSES.test(words) || talk.hold.test(words)) && AGAIN.test(words) && !has(statement, 'allergy')
}

/** A pause told of a medicine in use: its days are no days of taking it. */
export function isPause(statement: Statement, mention: DrugMention, talk: DrugTalk): boolean {
  return resumes(statement, talk) || (isHold(statement, mention, talk) && has(statement, 'continue'))
}
