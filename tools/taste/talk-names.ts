import { dog } from '#web/landing/taste/talks/dog.ts'
import { emergency } from '#web/landing/taste/talks/emergency.ts'
import { gp } from '#web/landing/taste/talks/gp.ts'
import { horse } from '#web/landing/taste/talks/horse.ts'
import { psychiatry } from '#web/landing/taste/talks/psychiatry.ts'
import { swedish } from '#web/landing/taste/talks/swedish.ts'
import type { Talk } from '#web/landing/taste/talks/talk.ts'

/** The talks of the taste by the names of their files. */
export const TALKS: Readonly<Record<string, Talk>> = { gp, psychiatry, emergency, dog, horse, swedish }
