import type { Language } from '#contract/vertical.ts'
import { PRONOUN_FORMS } from '#domain/language/tables/reference/pronoun-forms.ts'

/** A name in the form that its place in the sentence asks for; nothing where the pronoun cannot be of it: a Russian `её` is of no name that is masculine. */
export function inCase(name: string, pronoun: string, language: Language): string | undefined {
  const forms = PRONOUN_FORMS[language]
  if (forms === undefined) return name
  const form = forms.find(({ pronouns, names }) => pronouns.test(pronoun) && names.test(name))
  return form === undefined ? undefined : name.replace(form.ending, form.instead)
}
