import { pageTexts } from '#web/text/machinery.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { usePartAtRest } from '#web/ui/use-part-at-rest.ts'
import type { TemplateChoiceProps } from './TemplateChoice.tsx'

const choice = laterPart(async () => {
  await pageTexts()
  return (await import('./TemplateChoice.tsx')).TemplateChoice
})

/** The choice on a page that stands before its texts have come. */
export function TemplateChoiceAtRest(props: TemplateChoiceProps) {
  const { Part: TemplateChoice } = usePartAtRest(choice)
  return TemplateChoice !== undefined && <TemplateChoice {...props} />
}
