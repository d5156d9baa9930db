import * as z from 'zod/mini'
import { contactBounds } from './contact-bounds.ts'

const text = (most: number) => z._default(z.string().check(z.maxLength(most)), '')

/**
 * A message from a clinic to those who run the product (spec 3). What is missing is told in a sentence of its own (spec 5). `faxNumber` is a field
 * that no person sees: whoever fills it in is a program.
 */
export type ContactMessage = z.infer<typeof ContactMessage>
export const ContactMessage = z.object({
  firstName: text(contactBounds.nameCharacters),
  lastName: text(contactBounds.nameCharacters),
  company: text(contactBounds.companyCharacters),
  email: text(contactBounds.emailCharacters),
  country: z._default(z.enum(['NO', 'SE', 'DK']), 'NO'),
  phone: text(contactBounds.phoneCharacters),
  textMessage: text(contactBounds.messageCharacters),
  privacyConsent: z._default(z.boolean(), false),
  faxNumber: text(contactBounds.phoneCharacters),
})
