import { randomUUID } from 'node:crypto'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { RouteName } from '#contract/routes.ts'

/** Where a call goes, and how this installation takes sound in which a word is said. */
export type At = {
  patientId: string
  caseId: string
  recordingId: string
  revision: number
  soundOf: (words: string) => { group: Uint8Array; file: Uint8Array }
}
export type Fed = { body?: object; form?: Record<string, string | Uint8Array>; query?: string }

const report = (word: string) => ({
  sections: [{ type: 'summary', heading: word, blocks: [{ id: 'b1', kind: 'paragraph', text: `${word} sier noe`, evidence: [] }] }],
  language: 'nb',
  engine: 'hand',
  generatedAt: '2026-01-01T00:00:00Z',
})
const nothing = undefined

/** A word into every field that takes one, call by call. A new call without a row here does not compile. */
export const FEEDS: Record<RouteName, ((word: string, at: At) => Fed) | undefined> = {
  getUserProfile: nothing,
  updateUserProfile: (word) => ({ body: { Language: 'nb' }, query: `?cameFrom=${word}` }),
  getProfessional: nothing,
  saveProfessional: (word) => ({ body: { name: word, title: word, clinic: word, address: word, telephone: word } }),
  createSocketTicket: (word) => ({ body: { conversationId: word } }),
  listAccesses: (word) => ({ query: `?cursor=${word}` }),
  exportAccount: nothing,
  eraseAccount: nothing,
  logOut: nothing,
  beginSignIn: () => ({ body: { language: 'nb' } }),
  finishSignIn: (word) => ({ body: { search: `?code=${word}&state=${word}` } }),
  endSession: nothing,
  receiveLogoutToken: (word) => ({ body: { logout_token: word } }),
  listProducts: (word) => ({ query: `?referenceCode=${word}` }),
  createCheckoutSession: (word) => ({ body: { productId: word, referenceCode: word } }),
  confirmCheckoutSession: (word) => ({ query: `?referenceCode=${word}` }),
  receivePaymentEvent: (word) => ({ body: { id: word, type: word } }),
  openPaymentPortal: nothing,
  listInvoices: nothing,
  getInvitations: nothing,
  getSubscription: nothing,
  cancelSubscription: nothing,
  listSeats: nothing,
  changeSeats: () => ({ body: { seats: 3 } }),
  priceSeats: () => ({ query: '?seats=3' }),
  inviteToSeat: (word) => ({ body: { email: `${word}@klinikk.example` } }),
  freeSeat: nothing,
  readSeatOffer: (word) => ({ body: { secret: word } }),
  takeSeat: (word) => ({ body: { secret: word } }),
  leaveSeat: nothing,
  saveCase: (word, { caseId, revision }) => ({
    body: {
      id: caseId,
      revision,
      transcription: `${word} har hodepine`,
      manualNote: word,
      additionalNotes: word,
      summaryReport: word,
      textReport: report(word),
    },
  }),
  deleteCase: nothing,
  // Where it is already: every later call finds it there.
  moveCase: (_word, { patientId, revision }) => ({ body: { patientId, revision } }),
  listCases: (word) => ({ query: `?query=${word}` }),
  listDiagnoses: nothing,
  refineDiagnoses: (word) => ({ body: { symptoms: [word] } }),
  listSymptoms: () => ({ query: '?kind=human' }),
  getSource: nothing,
  writeReferral: (word) => ({ body: { value: `Henvisning til ${word}`, reportType: 'text' } }),
  writePatientLetter: nothing,
  listDocuments: nothing,
  saveDocument: (word) => ({ body: { kind: 'referral', content: report(word) } }),
  deleteDocument: nothing,
  fillCertificate: nothing,
  printCertificate: (word) => ({ body: { fields: [{ key: 'findings', value: word }] } }),
  exportDocument: () => ({ query: '?format=txt' }),
  listPatients: nothing,
  listAnonymousCases: nothing,
  getPatient: nothing,
  savePatient: (word) => ({ body: { name: `${word} Navnesen`, birthDate: '1961-03-12', gender: 'female' } }),
  deletePatient: nothing,
  saveAudioChunk: (word, { recordingId, soundOf }) => ({
    form: { index: '1', recordingId, audioFile: soundOf(`${word} har feber og hoste siden i går.`).group },
  }),
  finalizeRecording: (word, { recordingId }) => ({ form: { recordingId, additionalNotes: word, patient: JSON.stringify({ name: word }) } }),
  uploadAudio: (word, { soundOf }) => ({ form: { recordingId: randomUUID(), additionalNotes: word, audioFile: soundOf(`${word} har vondt i ryggen.`).file } }),
  cancelRecording: nothing,
  retryRecording: nothing,
  getRecordingAudio: nothing,
  getRecordingTranscript: nothing,
  regenerateReport: (word) => ({ body: { prompt: word } }),
  regenerateSection: (word) => ({ body: { prompt: word } }),
  readReportDraft: nothing,
  listReasons: nothing,
  listMasked: nothing,
  judgeMasked: (word) => ({ body: { words: word, isIdentifier: false } }),
  listOmissions: nothing,
  judgeOmission: (word) => ({ body: { text: word, isDismissed: true } }),
  refineReport: (word, { caseId }) => ({ body: { CaseId: caseId, Prompt: word } }),
  answerQuestion: (_word, { revision }) => ({ body: { answer: 'uses', revision } }),
  signReport: (_word, { revision }) => ({ body: { revision } }),
  addAddendum: (word) => ({ body: { id: randomUUID(), text: word } }),
  listReportVersions: nothing,
  getReportVersion: nothing,
  exportCase: () => ({ query: '?format=txt' }),
  correctTranscript: (word, { revision }) => ({ body: { revision, start: 0, heard: 'kanari', words: word } }),
  getSpeechStatus: nothing,
  createConversation: (word) => ({ body: { title: word } }),
  listConversations: nothing,
  readConversation: nothing,
  deleteConversation: nothing,
  askCase: (word, { caseId }) => ({ body: { Content: `${word} hva sa hun?`, CaseBound: caseId !== '' } }),
  regenerateMessage: nothing,
  stopAnswer: nothing,
  executeFastAction: (word) => ({
    body: { Type: 'EConsult', Input: `Hei, jeg heter ${word}. Kan ${word} trene igjen?`, AdditionalData: `${word} kan trene igjen. Ring ${word}.` },
  }),
  sendFeedback: (word) => ({ body: { rating: 10, category: 'other', feedback: word, email: `${word}@example.invalid` } }),
  sendContactMessage: (word) => ({
    body: { firstName: word, lastName: word, company: word, email: `${word}@example.invalid`, phone: word, textMessage: word, privacyConsent: true },
  }),
  listTriggers: nothing,
  saveTrigger: (word) => ({ body: { trigger: word, action: `${word} tekst` } }),
  deleteTrigger: nothing,
  saveCustomPrompt: (word) => ({ body: { instructions: `${word} kortere`, examples: [word], acceptCustomPrompt: true } }),
  tryCustomPrompt: (_word, { caseId }) => ({ body: { CaseId: caseId } }),
  listTemplates: nothing,
  saveTemplate: (word) => ({ body: { name: word, sections: [{ type: 'complaints', heading: 'Aktuelt nå' }] } }),
  deleteTemplate: nothing,
  deleteCustomPrompt: (word) => ({ body: { instructions: word, examples: [], acceptCustomPrompt: false } }),
}

const names = Object.keys(routes).filter((name): name is RouteName => name in routes)

/** What ends the data or the session comes last. */
const ENDING: ReadonlySet<RouteName> = new Set(['deleteDocument', 'cancelRecording', 'deleteTrigger', 'deleteTemplate', 'deleteCustomPrompt', 'deleteCase',
  'deletePatient', 'cancelSubscription', 'freeSeat', 'leaveSeat', 'logOut', 'eraseAccount'])
const FIRST: readonly RouteName[] = ['saveAudioChunk', 'finalizeRecording', 'savePatient']

/** Every call of the contract: those that make something, the rest, and apart those that end it. */
export const ORDER: { living: readonly RouteName[]; ending: readonly RouteName[] } = {
  living: [...FIRST, ...names.filter((name) => !FIRST.includes(name) && !ENDING.has(name))],
  ending: names.filter((name) => ENDING.has(name)),
}

/** A word of its own for each call, found by the run it ends with. */
export const wordOf = (name: string, run: string): string => `kanari${name.toLowerCase()}${run}`

/** Takes a call and where it goes; gives its method, its path below the base, and what it carries. */
export function requestOf(name: RouteName, { at, run }: { at: At; run: string }): { method: Route['method']; path: string; fed: Fed } {
  const word = wordOf(name, run)
  const fed = FEEDS[name]?.(word, at) ?? {}
  const { method, path }: Route = routes[name]
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    key === 'patientId' || key === 'caseId' || key === 'recordingId' ? at[key] : /id$/i.test(key) ? randomUUID() : word,
  )
  return { method, path: filled + (fed.query ?? ''), fed }
}
