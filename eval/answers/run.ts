import { judgeCaseQuestions } from './case-questions.ts'
const j = judgeCaseQuestions(process.argv[2] ?? '', process.argv[3] ?? '')
const a = j.filter((x) => x.hasAnswer), n = j.filter((x) => !x.hasAnswer)
console.log('answerable', a.length, 'right', a.filter((x) => x.answered && x.rank > 0).length, 'rank1', a.filter((x) => x.rank === 1).length, 'top3 regardless', a.filter((x) => x.rank > 0).length, '| unanswerable', n.length, 'silent', n.filter((x) => !x.answered).length)
if (process.argv[4]) for (const x of j) if (x.hasAnswer ? !(x.answered && x.rank > 0) : x.answered) console.log(x.id, x.question, x.hasAnswer ? 'A' : 'N', x.answered, x.rank, '\n   ', x.shown.join('\n    '))
