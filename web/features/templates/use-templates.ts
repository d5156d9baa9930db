import { useMutation, useQuery } from '@tanstack/react-query'
import type { Template, TemplateChange } from '#contract/template.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useLanguage } from '#web/text/use-text.ts'

/** What a report may be shaped by, in the language on screen. */
export function useTemplates() {
  const language = useLanguage()
  return useQuery({ queryKey: [...queryKeys.templates, language], queryFn: ({ signal }) => call('listTemplates', { signal }) })
}

/** Every change answers the whole list, which takes the place of the one on screen. */
export function useTemplateChanges() {
  const language = useLanguage()
  const onSuccess = (list: Template[]): void => void queryClient.setQueryData([...queryKeys.templates, language], list)
  const saving = useMutation({ mutationFn: (change: TemplateChange) => call('saveTemplate', { body: change }), onSuccess })
  const removing = useMutation({ mutationFn: (id: string) => call('deleteTemplate', { params: { id } }), onSuccess })
  return { saving, removing }
}
