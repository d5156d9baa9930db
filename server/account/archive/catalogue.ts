/** A sealed column: under which field name it is sealed, and whether its text is JSON. */
type SealedColumn = { field: string; isJson: boolean }

/** One table of an account's archive: how its rows are found, which of its columns lie sealed, and which stay out and why. */
export type ArchivedTable = {
  table: string
  /** The column that names the user, the patient or the case a row belongs to. */
  column: string
  order: string
  /** The columns whose values name the key and the row a sealed text is bound to. */
  keyColumn: string
  /** The column that names a row's own key; null in rows that lie under the other. */
  ownKeyColumn?: string
  placeColumn: string
  sealed: Readonly<Record<string, SealedColumn>>
  leaves: Readonly<Record<string, string>>
}

const OWNER = 'whose archive it is'
const OF_CASE = 'the case it stands with'
const OWN_KEY = 'keys are no data of anybody'
const MACHINERY = 'how far the work had come, of no meaning elsewhere'

/** A table whose rows name what they belong to in `column`; key and place are that too unless said otherwise. */
const plain = (table: string, column: string, about: Partial<ArchivedTable> = {}): ArchivedTable => ({
  table, column, order: 'created_at', keyColumn: column, placeColumn: column, sealed: {}, leaves: { [column]: OWNER }, ...about,
})

/** Rows of the user, each kind in a file of its own. */
export const TABLES_OF_USER: readonly ArchivedTable[] = [
  plain('trigger_phrase', 'owner_id', {
    placeColumn: 'id',
    ownKeyColumn: 'key_id',
    leaves: { owner_id: OWNER, key_id: OWN_KEY },
    sealed: { content_sealed: { field: 'trigger', isJson: true } },
  }),
  plain('report_template', 'owner_id', {
    placeColumn: 'id',
    ownKeyColumn: 'key_id',
    leaves: { owner_id: OWNER, key_id: OWN_KEY },
    sealed: { content_sealed: { field: 'template', isJson: true } },
  }),
  plain('contact_message', 'user_id', {
    placeColumn: 'id',
    ownKeyColumn: 'key_id',
    leaves: { user_id: OWNER, key_id: OWN_KEY, attempts: MACHINERY, next_try_at: MACHINERY },
    sealed: { content_sealed: { field: 'feedback', isJson: true } },
  }),
  plain('checkout_session', 'user_id'),
  plain('referral', 'invited_user_id', { leaves: { invited_user_id: OWNER, referrer_id: 'the account of somebody else' } }),
  plain('subscription', 'user_id', { order: 'user_id' }),
  plain('seat', 'payer_id', {
    order: 'offered_at', placeColumn: 'id', ownKeyColumn: 'key_id', sealed: { email_sealed: { field: 'seatEmail', isJson: false } },
    leaves: { payer_id: OWNER, key_id: OWN_KEY, member_id: 'the account of somebody else', secret_digest: 'a digest of what opens an invitation',
      email_digest: 'a digest of what the sealed address says' },
  }),
  plain('model_usage', 'user_id', { order: 'day' }),
  plain('audio_use', 'user_id', { order: 'day' }),
]

/**
 * Conversations, those on cases too, and what was asked and answered in them: each with the key of its conversation, and read in again after the cases
 * they name.
 */
export const CONVERSATION = plain('conversation', 'owner_id', {
  placeColumn: 'id', ownKeyColumn: 'key_id', leaves: { owner_id: OWNER, key_id: OWN_KEY }, sealed: { title_sealed: { field: 'title', isJson: false } },
})
export const MESSAGE = plain('message', 'owner_id', {
  placeColumn: 'id',
  ownKeyColumn: 'key_id',
  leaves: { owner_id: OWNER, key_id: OWN_KEY, attempts: MACHINERY },
  sealed: { content_sealed: { field: 'message', isJson: true } },
})

/** What a doctor tells of how reports are to be written: one row at the most. */
export const CUSTOM_PROMPT = plain('custom_prompt', 'user_id', {
  placeColumn: 'id', ownKeyColumn: 'key_id', leaves: { user_id: OWNER, key_id: OWN_KEY }, sealed: { content_sealed: { field: 'customPrompt', isJson: true } },
})

export const PATIENT = plain('patient', 'owner_id', { keyColumn: 'id', placeColumn: 'id', sealed: { identity_sealed: { field: 'identity', isJson: true } } })

const text = (field: string): SealedColumn => ({ field, isJson: false })
const json = (field: string): SealedColumn => ({ field, isJson: true })

export const CASE = plain('consultation_case', 'patient_id', {
  keyColumn: 'id',
  placeColumn: 'id',
  sealed: {
    transcription_sealed: text('transcription'),
    report_sealed: json('report'),
    summary_sealed: text('summary'),
    manual_note_sealed: text('manualNote'),
    additional_notes_sealed: text('additionalNotes'),
    signature_sealed: json('signature'),
    addenda_sealed: json('addenda'),
    spared_words_sealed: json('sparedWords'),
    questions_sealed: json('questions'),
    dismissed_omissions_sealed: json('dismissedOmissions'),
    animal_details_sealed: json('animalDetails'),
    template_sealed: text('template'),
    former_names_sealed: json('formerNames'),
  },
  leaves: { owner_id: OWNER, created_from: MACHINERY, is_updating: MACHINERY, report_request: MACHINERY, defects: MACHINERY },
})

export const RECORDING = plain('recording', 'case_id', {
  placeColumn: 'id',
  sealed: { transcript_sealed: json('transcript'), words_sealed: json('words') },
  leaves: { owner_id: OWNER, defects: MACHINERY },
})

/** Rows of a case beside its recordings. */
export const TABLES_OF_CASE: readonly ArchivedTable[] = [
  plain('report_version', 'case_id', { order: 'revision', sealed: { report_sealed: json('report') } }),
  plain('case_document', 'case_id', {
    placeColumn: 'id',
    ownKeyColumn: 'key_id',
    sealed: { content_sealed: json('document') },
    leaves: { case_id: OF_CASE, owner_id: OWNER, key_id: OWN_KEY },
  }),
]

/** What else belongs to a user and has a form of its own in the archive, or none, and why. */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
  app_user: 'profile.json',
  promo_code: 'codes that the operator gives out',
  promo_hold: 'that a use of a code is held for a day while somebody pays',
  access_log: 'access-log.json',
  access_log_chain: 'machinery of the access log',
  typing_span: 'machinery of the access log',
  audio_chunk: 'the sound itself stands beside its case',
  key_epoch: 'names of keys that come and go',
  key_use: 'how often keys were used, by day',
  data_key: OWN_KEY,
  identity_account: 'name and e-mail, which profile.json has',
  identity_record: 'sign-ins under way, opened by digest alone',
  passage: 'texts of the library, which are public',
  passage_search: 'what these are found by',
  library_word: 'words that stand in the library',
  library_term: 'how often a word stands in the library',
  library_import: 'how far an import of it came',
  report_draft: 'a report half written, which its case has when it is whole',
  work_lease: 'which server is at which work',
  user_revision: 'numbers that move when something of a user changes',
  refused_token: 'digests of tokens that are no longer taken',
  sign_in_session: 'sign-ins that last hours, opened by a browser’s cookie alone',
  sign_in_attempt: 'sign-ins under way, opened by a browser’s cookie alone',
  ended_sign_in: 'digests of what a provider ended',
  seen_logout_token: 'digests of a provider’s words that had their effect',
  socket_ticket: 'digests that live half a minute',
  trial_use: 'how many free reports a keyed digest has had, which names nobody',
  former_subscriber: 'digests of people who have left',
  payment_event: 'ids of a payment provider’s messages, which name nobody',
  test_checkout: 'stands in for a payment provider on a machine of one’s own',
  deletion_receipt: 'numbers that name nobody',
  erased_account: 'digests of people who have left',
  blob_removal: 'names of files about to go',
  tombstone: 'digests of ids, which tell nothing of anybody',
  schema_migration: 'the schema’s own history',
  retention_clock: 'the hour that periods are counted by',
}

export const ARCHIVED_TABLES: readonly ArchivedTable[] = [...TABLES_OF_USER, CUSTOM_PROMPT, CONVERSATION, MESSAGE, PATIENT, CASE, RECORDING, ...TABLES_OF_CASE]
