import { Refusal } from '#contract/refusal.ts'

/** Whether what was asked for is there no more: nothing of it can be shown, and no second try brings it back. */
export const isGone = (error: unknown): boolean => error instanceof Refusal && error.code === 'patient.not_found'
