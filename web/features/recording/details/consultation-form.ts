import type { ConsultationDetails } from '#web/audio/kept-recording.ts'

/** File endings of recorder slices by media type (spec 7). */
const EXTENSIONS = { webm: 'webm', mp4: 'mp4', mpeg: 'mp3', aac: 'aac', ogg: 'ogg' } as const

/** Takes a recorder's media type, such as `audio/webm;codecs=opus`; gives the ending its chunks are named with. */
export function chunkExtension(mimeType: string): string {
  const subtype = /^audio\/([a-z0-9]+)/.exec(mimeType)?.[1] ?? ''
  return Object.entries(EXTENSIONS).find(([name]) => name === subtype)?.[1] ?? 'webm'
}

export type Chunk = { readonly recordingId: string; readonly index: number; readonly audio: Blob }

/** The text fields stand before the file, so that the server knows what is coming while it streams. */
export function chunkForm({ recordingId, index, audio }: Chunk): FormData {
  const form = new FormData()
  form.set('index', String(index))
  form.set('recordingId', recordingId)
  form.set('audioFile', audio, `chunk-${index}.${chunkExtension(audio.type)}`)
  return form
}

/** What ends a recording: the details of the form, descriptor fields one by one (spec 7). */
export function detailsForm(recordingId: string, { descriptor, notes, patient, patientInformedAt, template }: ConsultationDetails): FormData {
  const form = new FormData()
  form.set('reportType', 'text')
  form.set('recordingId', recordingId)
  if (notes.trim() !== '') form.set('additionalNotes', notes.trim())
  if (patient !== null) form.set('patient', JSON.stringify(patient))
  if (patientInformedAt !== null) form.set('patientInformedAt', patientInformedAt)
  if (template !== undefined) form.set('template', template)
  const { ageIsPreset, ...told } = descriptor
  for (const [field, value] of Object.entries(told)) {
    // An age that nobody touched is not told: the server marks it as the preset one.
    if (value !== undefined && (ageIsPreset !== true || !field.startsWith('age'))) form.set(field, String(value))
  }
  return form
}

/** A whole file. It travels without its own name, which may well be the patient's. */
export function uploadForm(recordingId: string, details: ConsultationDetails, file: File): FormData {
  const form = detailsForm(recordingId, details)
  form.set('audioFile', file, `audio${fileExtension(file.name)}`)
  return form
}

/** The ending of a file name with its dot, in small letters. */
export function fileExtension(name: string): string {
  return /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''
}
