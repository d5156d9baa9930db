import * as z from 'zod/mini'
import { Language, Vertical } from './vertical.ts'

const Words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** What somebody who uses the product has said of it, and may be quoted with; shown to readers of the edition and language it is in. */
export const Testimonial = z.strictObject({ words: Words(600), name: Words(100), role: Words(150), edition: Vertical, language: Language })
export type Testimonial = z.infer<typeof Testimonial>
