import { z } from 'zod'

const text = z.string().nullish().transform((value) => value ?? '')

/** A link of the tree; `href` leads to the API. */
const Link = z.object({ rel: text, type: text, tittel: text, href: text })

/** Codes as lists by code system; what stands in another shape is no code. */
const Codes = z.record(z.string(), z.unknown()).nullish().transform((value) => value ?? {})

/** One object of the content API, as far as it is used. Everything but the id may be missing. */
export type HapiObject = z.infer<typeof HapiObject>
export const HapiObject = z.object({
  id: z.string().regex(/^[\w.-]{1,150}$/),
  tittel: text,
  kortTittel: text,
  tekst: text,
  intro: text,
  koder: Codes,
  sistFagligOppdatert: text,
  status: text,
  spraak: text,
  data: z
    .object({ praktisk: text, rasjonale: text })
    .partial()
    .nullish()
    .transform((value) => ({ praktisk: value?.praktisk ?? '', rasjonale: value?.rasjonale ?? '' })),
  tekniskeData: z.object({ infoType: text }).partial().nullish().transform((value) => value?.infoType ?? ''),
  links: z.array(Link).nullish().transform((value) => value ?? []),
  url: text,
})
