import type { RouteName, routes } from '#contract/routes.ts'

/**
 * What a call is to an account whose subscription is not Active (spec 4, SEC-52): `reading` looks at or carries away what is there, `account` is
 * about the person, the payment or a word to us, and both stay open; `making` makes, changes or deletes something clinical, or has an engine work,
 * and is refused.
 */
export type RouteClass = 'reading' | 'making' | 'account'

/** A call that asks for an Active subscription in the contract's table is a making one, and no other is: the compiler sees to it. */
type ClassOf<Name extends RouteName> = (typeof routes)[Name]['access'] extends 'active' ? 'making' : Exclude<RouteClass, 'making'>

/** Every call has its class; a new one without is an error of the compiler, and a server with one does not start. */
export const ROUTE_CLASS = {
  getUserProfile: 'account',
  updateUserProfile: 'account',
  getProfessional: 'account',
  saveProfessional: 'account',
  createSocketTicket: 'reading',
  listAccesses: 'reading',
  exportAccount: 'reading',
  eraseAccount: 'account',
  logOut: 'account',
  beginSignIn: 'account',
  finishSignIn: 'account',
  endSession: 'account',
  receiveLogoutToken: 'account',

  listPatients: 'reading',
  listAnonymousCases: 'reading',
  getPatient: 'reading',
  savePatient: 'making',
  deletePatient: 'making',

  saveCase: 'making',
  deleteCase: 'making',
  moveCase: 'making',
  listCases: 'reading',

  getSpeechStatus: 'reading',
  saveAudioChunk: 'making',
  finalizeRecording: 'making',
  uploadAudio: 'making',
  cancelRecording: 'making',
  retryRecording: 'making',
  getRecordingAudio: 'reading',
  getRecordingTranscript: 'reading',

  regenerateReport: 'making',
  regenerateSection: 'making',
  readReportDraft: 'reading',
  listOmissions: 'reading',
  judgeOmission: 'making',
  listReasons: 'reading',
  listMasked: 'reading',
  judgeMasked: 'making',
  refineReport: 'making',
  answerQuestion: 'making',
  signReport: 'making',
  addAddendum: 'making',
  listReportVersions: 'reading',
  getReportVersion: 'reading',
  exportCase: 'reading',
  correctTranscript: 'making',

  writeReferral: 'making',
  writePatientLetter: 'making',
  listDocuments: 'reading',
  saveDocument: 'making',
  deleteDocument: 'making',
  exportDocument: 'reading',
  fillCertificate: 'making',
  printCertificate: 'making',

  listDiagnoses: 'reading',
  refineDiagnoses: 'making',
  listSymptoms: 'reading',
  getSource: 'reading',

  createConversation: 'making',
  listConversations: 'reading',
  readConversation: 'reading',
  deleteConversation: 'making',
  askCase: 'making',
  regenerateMessage: 'making',
  stopAnswer: 'making',
  executeFastAction: 'making',

  listTriggers: 'reading',
  saveTrigger: 'making',
  deleteTrigger: 'making',
  saveCustomPrompt: 'making',
  deleteCustomPrompt: 'making',
  tryCustomPrompt: 'making',
  listTemplates: 'reading',
  saveTemplate: 'making',
  deleteTemplate: 'making',

  sendFeedback: 'account',
  sendContactMessage: 'account',

  listProducts: 'account',
  createCheckoutSession: 'account',
  confirmCheckoutSession: 'account',
  receivePaymentEvent: 'account',
  openPaymentPortal: 'account',
  listInvoices: 'account',
  getInvitations: 'account',
  getSubscription: 'account',
  cancelSubscription: 'account',
  listSeats: 'account',
  changeSeats: 'account',
  priceSeats: 'account',
  inviteToSeat: 'account',
  freeSeat: 'account',
  readSeatOffer: 'account',
  takeSeat: 'account',
  leaveSeat: 'account',
} as const satisfies { [Name in RouteName]: ClassOf<Name> }
