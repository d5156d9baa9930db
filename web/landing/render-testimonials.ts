import type { LandingText } from './landing-text.ts'

/**
 * What users have said, in pieces that the server fills with what the operator has been told (`server/http/site/testimonials.ts`). Nobody is made up:
 * without any there is no section.
 */
export function testimonialTemplate({ testimonials }: LandingText): Record<'section' | 'item', string> {
  return {
    section: `<section class="landing-section" data-testimonials><h2>${testimonials}</h2><ul class="landing-testimonials">{items}</ul></section>`,
    item: '<li><figure><blockquote>{words}</blockquote><figcaption><b>{name}</b> {role}</figcaption></figure></li>',
  }
}

/** Where the server puts them. */
export const TESTIMONIALS = '<!--testimonials-->'
