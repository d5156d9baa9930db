import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Case, Patient } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useText } from '#web/text/use-text.ts'
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx'
import { refetchPatient } from './use-patient.ts'

/** Deletes the case after asking; from a temporary patient's the way leads back to adding a new one (spec 2). */
export function DeleteCaseDialog({ kase, patient, isOpen, onClose }: { kase: Case; patient: Patient; isOpen: boolean; onClose: () => void }) {
  const text = useText('report')
  const navigate = useNavigate()
  const remove = useMutation({
    mutationKey: queryKeys.leavingPatient(patient.id),
    mutationFn: () => call('deleteCase', { params: { patientId: patient.id, caseId: kase.id } }),
    onSuccess: async () => {
      onClose()
      void queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases })
      if (!patient.temp) return await refetchPatient(patient.id)
      await navigate({ to: '/', hash: 'add' })
      queryClient.removeQueries({ queryKey: queryKeys.patient(patient.id) })
      return undefined
    },
  })
  const words = { title: text('deleteTitle'), body: text('deleteBody'), confirm: text('deleteCase'), failed: text('deleteFailed') }
  return <DeleteDialog isOpen={isOpen} words={words} deletion={remove} onClose={onClose} />
}
