/** Bounds of a message to those who run the product. No schema stands here: the landing page imports it. */
export const contactBounds = { nameCharacters: 100, companyCharacters: 200, emailCharacters: 254, phoneCharacters: 40, messageCharacters: 10_000 } as const

/** After so many days a message is gone, answered or not. */
export const CONTACT_KEEP_DAYS = 180

/** What a telephone number begins with, by country (spec 9). */
export const PHONE_PREFIX = { NO: '+47', SE: '+46', DK: '+45' } as const

export type ContactCountry = keyof typeof PHONE_PREFIX
