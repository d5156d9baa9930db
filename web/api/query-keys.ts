/** The names under which answers are remembered while the page is open. */
export const queryKeys = {
  profile: ['profile'] as const,
  professional: ['professional'] as const,
  subscription: ['subscription'] as const,
  seats: ['seats'] as const,
  invoices: ['invoices'] as const,
  invitations: ['invitations'] as const,
  products: (referenceCode: string) => ['products', referenceCode] as const,
  anonymousCases: ['anonymous-cases'] as const,
  triggers: ['triggers'] as const,
  templates: ['templates'] as const,
  customPrompt: ['custom-prompt'] as const,
  casePicker: (query: string) => ['case-picker', query] as const,
  speech: ['speech'] as const,
  patients: ['patients'] as const,
  accesses: (patientId: string, caseId: string) => ['accesses', patientId, caseId] as const,
  patient: (patientId: string) => ['patient', patientId] as const,
  /** Names what moves or deletes on that patient; the patient is not asked for meanwhile, for it may be gone already. */
  leavingPatient: (patientId: string) => ['leaving-patient', patientId] as const,
  conversations: ['conversations'] as const,
  reportDraft: (caseId: string) => ['report-draft', caseId] as const,
}
