import { useMutation } from '@tanstack/react-query'
import { UPLOAD_EXTENSIONS } from '#contract/recording.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ConsultationDetails, RecordingIds } from '#web/audio/kept-recording.ts'
import { fileExtension } from '../details/consultation-form.ts'
import { uploadAudio } from '../recording-calls.ts'

const ACCEPTED: readonly string[] = UPLOAD_EXTENSIONS

export type Upload = { file: File; details: ConsultationDetails }

/** Sends a file; sent again after a failure it is the same recording, so nothing is doubled (REL-12). */
export function useUpload(ids: RecordingIds, onUploaded: () => void) {
  return useMutation({
    mutationFn: async ({ file, details }: Upload) => {
      if (!ACCEPTED.includes(fileExtension(file.name))) throw new Refusal('recording.unsupported_media')
      await uploadAudio({ ...ids, details, file })
    },
    onSuccess: onUploaded,
  })
}
