/** The key that people are counted under in a trial: it belongs to no row, and goes through the epochs with the others. */
export const TRIAL_KEY_ID = '00000000-0000-0000-0000-000000000002'
