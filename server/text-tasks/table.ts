import { frameAction } from '#domain/actions/frame-action.ts'
import { writeAction } from '#domain/actions/write-action.ts'
import { unsupportedSentences } from '#domain/answers/hold-against.ts'
import { fillCertificate } from '#domain/certificate/fill-certificate.ts'
import { correctWords } from '#domain/transcript/correction.ts'
import type { TextTaskName, TextTasks } from '#server/ports/text-work.ts'
import { findPlaces, setOff } from './answers.ts'
import { followCustom, followWish, writeBuiltinReport } from './builtin-report.ts'
import { correctTexts } from './correct-texts.ts'
import { arrangeParts, composeModelReferral, writeBuiltinLetter, writeBuiltinReferral } from './documents.ts'
import { holdAnswer } from './facts/hold-answer.ts'
import { maskGroup, stitch } from './mask-heard.ts'
import { maskMaterial } from './mask-material.ts'
import { maskStatements } from './facts/mask-statements.ts'
import { listMasked } from './masked-places.ts'
import { listOmissions } from './omissions.ts'
import { listReasons } from './reasons.ts'
import { addTriggers, hearTriggers } from './spoken-triggers.ts'
import { listComplaints, suggestDiagnoses } from './suggestions.ts'

/** What does each task. Pure: nothing is read or kept but the word lists, so that any thread may do any of it. */
export const TEXT_TASKS: { readonly [Name in TextTaskName]: (input: TextTasks[Name]['input']) => TextTasks[Name]['output'] } = {
  writeReport: writeBuiltinReport,
  followWish,
  followCustom,
  hearTriggers,
  addTriggers,
  maskMaterial,
  maskStatements,
  holdAnswer,
  arrangeParts,
  listMasked,
  maskGroup,
  stitch,
  listOmissions,
  listReasons,
  suggestDiagnoses,
  listComplaints,
  writeReferral: writeBuiltinReferral,
  composeReferral: composeModelReferral,
  writePatientLetter: writeBuiltinLetter,
  fillCertificate,
  correctTexts,
  setOff,
  findPlaces,
  holdAgainst: unsupportedSentences,
  writeAction,
  frameAction,
  correctWords: ({ words, text, correction }) => correctWords(words, text, correction),
}
