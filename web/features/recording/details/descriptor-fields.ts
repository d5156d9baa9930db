import type { PatientDescriptor } from '#contract/patient.ts'

/** What the fields of a human and of an animal have in common. */
export type DescriptorFieldsProps<Descriptor extends PatientDescriptor> = {
  descriptor: Descriptor
  onChange: (descriptor: Descriptor) => void
}
