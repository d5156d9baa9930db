import { z } from 'zod'
import type { Testimonial } from '#contract/testimonial.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { fill, asText } from './fill-template.ts'

/** As the build writes it (`web/landing/render-testimonials.ts`). */
const Template = z.object({ section: z.string(), item: z.string() })
const ROOM = '<!--testimonials-->'

export type TestimonialsToTell = { template: Buffer; testimonials: readonly Testimonial[]; vertical: Vertical; language: Language }

/**
 * Takes a landing page as it was built; gives it with what users of its edition have said in its language. Where others have, a mark is left, so that
 * the page asks for them with another language.
 */
export function withTestimonials(page: string, { template, testimonials, vertical, language }: TestimonialsToTell): string {
  if (testimonials.length === 0) return page
  const { section, item } = Template.parse(JSON.parse(String(template)))
  const told = testimonials.filter((each) => each.edition === vertical && each.language === language)
  const items = told.map(({ words, name, role }) => fill(item, { words: asText(words), name: asText(name), role: asText(role) }))
  const markup = told.length === 0 ? '<section data-testimonials hidden></section>' : fill(section, { items: items.join('') })
  return page.replace(ROOM, () => markup)
}
