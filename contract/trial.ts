/**
 * So long after it began is a trial remembered whose person has no account any more, in days: nobody begins anew by erasing one. Carried out by
 * retention, told on the page of privacy.
 */
export const TRIAL_KEEP_DAYS = 730
