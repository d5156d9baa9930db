import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { firstCatalogue, pageCatalogue } from './catalogue.ts'

type Quoted = readonly [quoted: string, language: Language, key: string]

/** What sections 2, 4, 5 and 8 of the specification quote, in the language it quotes it in, and the text of ours that says it. */
const QUOTED: readonly Quoted[] = [
  ['Failed to fetch user profile', 'en', 'shell.accountFailed'],
  ['Failed to update user profile settings', 'en', 'settings.saveFailed'],
  ['Failed to fetch anonymous cases', 'en', 'sidebar.failed'],
  ['Failed to fetch products', 'en', 'pricing.productsFailed'],
  ['Failed to create checkout session', 'en', 'pricing.checkoutFailed'],
  ['Failed to confirm checkout session', 'en', 'payments.notConfirmed'],
  ['Failed to send audio chunk', 'en', 'recording.chunkNotSent'],
  ['Failed to finalize audio recording', 'en', 'recording.notFinalized'],
  ['Failed to save patient case', 'en', 'report.saveFailed'],
  ['Failed to save patient case', 'en', 'recordings.saveFailed'],
  ['Failed to regenerate report or section', 'en', 'report.rewriteFailed'],
  ['Failed to generate reference', 'en', 'documents.referralFailed'],
  ['Failed to update report by prompt', 'en', 'report.promptFailed'],
  ['Failed to execute fast action', 'en', 'actions.failed'],
  ['Failed to fetch patient', 'en', 'report.loadFailed'],
  ['Failed to fetch patient', 'en', 'recordings.loadFailed'],
  ['No patient ID provided.', 'en', 'report.noPatient'],
  ['Feil ved lasting av symptomer.', 'nb', 'diagnoses.symptomsFailed'],
  ['Kunne ikke lagre innstillinger.', 'nb', 'settings.saveFailed'],
  ['Could not delete case', 'en', 'patients.deleteFailed'],
  ['Kunne ikke lagre pasient.', 'nb', 'patients.saveFailed'],
  ['Kunne ikke slette pasient.', 'nb', 'patients.deletePatientFailed'],
  ['Could not delete case', 'en', 'report.deleteFailed'],
  ['Unauthorized access. Please log in again.', 'en', 'profile.unauthorized'],
  ['Failed to fetch subscription', 'en', 'profile.fetchFailed'],
  ['Failed to cancel subscription', 'en', 'profile.cancelFailed'],
  ['Ingen abonnement funnet.', 'nb', 'profile.none'],
  ["We couldn't find that reference code. Showing standard plans.", 'en', 'pricing.codeNotFound'],
  ['Velg praksistype før du lagrer.', 'nb', 'settings.requiredBeforeSaving'],
  ['Velg en praksistype for å fortsette.', 'nb', 'settings.requiredToContinue'],
  ['Saved', 'en', 'settings.saved'],
  ['ends at period end', 'en', 'profile.endsAtPeriodEnd'],
  ['Update', 'en', 'pricing.codeUpdate'],
  ['Error', 'en', 'pricing.errorWord'],
  ['Feil', 'nb', 'pricing.errorWord'],
  ['Payment Cancelled', 'en', 'payments.cancelled'],
  ['Invalid Payment Status', 'en', 'payments.invalidStatus'],
  ['Payment Confirmation Failed', 'en', 'payments.confirmationFailed'],
  ['Go to Home', 'en', 'payments.goHome'],
  ['MediaRecorder API not supported in this browser.', 'en', 'recording.problemRecorderUnsupported'],
  ['No supported MIME type found for MediaRecorder.', 'en', 'recording.problemMimeUnsupported'],
  ['Error accessing microphone.', 'en', 'recording.problemMicrophoneAccess'],
  ['Error saving large chunk.', 'en', 'recording.problemSaveChunk'],
  ['Error finalizing recording.', 'en', 'recording.problemFinalize'],
  ['Error stopping recording.', 'en', 'recording.problemStop'],
  ['Error cancelling recording.', 'en', 'recording.problemCancel'],
  ['Failed to upload audio file', 'en', 'recording.uploadFailed'],
  ['Failed to fetch trigger phrases', 'en', 'triggers.fetchFailed'],
  ['Failed to send message', 'en', 'conversation.sendFailed'],
  ['Failed to fetch conversation', 'en', 'conversation.loadFailed'],
  ['Failed to regenerate message', 'en', 'conversation.regenerateFailed'],
  ['No conversation ID—cannot send message', 'en', 'conversation.noId'],
  ['Error rendering markdown content.', 'en', 'conversation.markdownFailed'],
  ['Failed to fetch conversation list', 'en', 'chat.listFailed'],
  ['Failed to delete conversation', 'en', 'chat.deleteFailed'],
  ['Failed to send feedback', 'en', 'assistant.sendFailed'],
  ['Failed to save trigger phrase', 'en', 'triggers.saveFailed'],
  ['Failed to delete trigger phrase', 'en', 'triggers.deleteFailed'],
  ['Something went wrong.', 'en', 'report.failedTitle'],
  ['report copied', 'en', 'report.reportCopied'],
  ['Ingen treff', 'nb', 'optimizer.caseNone'],
  ['Kunne ikke optimalisere prompt.', 'nb', 'optimizer.saveFailed'],
  ['Kunne ikke slette tilpasset prompt.', 'nb', 'optimizer.deleteFailed'],
  ['Kunne ikke genere en testrapport.', 'nb', 'optimizer.runFailed'],
  ['Kunne ikke hente saker: {{reason}}', 'nb', 'optimizer.casesFailed'],
  ['Ukjent feil', 'nb', 'optimizer.unknownError'],
]

/** Quoted for what is not built: its builder moves the line up, with the key. */
const NOT_BUILT: readonly (readonly [string, Language])[] = [
  // Without an id there is no answer that could be made anew.
  ['No conversation ID—cannot regenerate message', 'en'],
]

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>
const textsOf = async (language: Language): Promise<Texts> => ({ ...(await firstCatalogue[language]()), ...(await pageCatalogue[language]()) })

/** The first letter may be a capital where a message of its own begins. */
const isWordForWord = (text: string | undefined, quoted: string): boolean =>
  text !== undefined && (text === quoted || text === quoted.charAt(0).toUpperCase() + quoted.slice(1))

describe('spec 8: what it quotes stands word for word in its own language', () => {
  test.each(QUOTED)('%s (%s, %s)', async (quoted, language, key) => {
    const [feature = '', name = ''] = key.split('.')
    const text = (await textsOf(language))[feature]?.[name]
    expect(isWordForWord(text, quoted), text).toBe(true)
  })

  test('a text that says it otherwise is found', () => {
    expect(isWordForWord('The cases could not be fetched', 'Failed to fetch anonymous cases')).toBe(false)
    expect(isWordForWord(undefined, 'Failed to fetch anonymous cases')).toBe(false)
  })

  test.each(NOT_BUILT)('not built yet, and said nowhere: %s (%s)', async (quoted, language) => {
    const said = Object.entries(await textsOf(language)).flatMap(([feature, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => text === quoted)
        .map(([name]) => `${feature}.${name}`),
    )
    expect(said, 'it is built now: move its line up').toEqual([])
  })
})
