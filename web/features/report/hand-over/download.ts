import { handOver } from '#web/ui/hand-over.ts'

/** The one name every download of a kind bears (spec 2): it names no patient. */
const NAMES = { report: 'epikrise-rapport', referral: 'epikrise-henvisning', patientLetter: 'epikrise-brev', insuranceCertificate: 'epikrise-attest' } as const

export type Downloaded = keyof typeof NAMES

/** Hands the text to the browser as a file. */
export const downloadText = (text: string, kind: Downloaded): void => handOver(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${NAMES[kind]}.txt`)

/** The same for what the server made of it. */
export const downloadFhir = (file: Blob, kind: Downloaded): void => handOver(file, `${NAMES[kind]}.fhir.json`)
