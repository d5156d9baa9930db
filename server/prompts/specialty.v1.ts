import type { DoctorType } from '#contract/profile.ts'
import type { Vertical } from '#contract/vertical.ts'

export type Specialty = { reader: string; /** Which headings carry the weight, and what they must not lack when it was told. */ weight: string }

const GENERAL: Specialty = {
  reader: 'a general practitioner',
  weight: 'Weight: what brought the patient, the assessment and the plan with its safety net. Keep findings short.',
}

const SPECIALTIES: Record<DoctorType, Specialty> = {
  NotDefined: GENERAL,
  FamilyDoctor: GENERAL,
  Psychiatrist: {
    reader: 'a psychiatrist',
    weight:
      'Weight: complaints and physicalExamination, where the mental state stands. Keep mood, thoughts, sleep, function, substance use and ' +
      'the assessment of risk of suicide or violence apart and complete, with what was denied. Use the patient’s own words for what was ' +
      'experienced, without judging them.',
  },
  ENT: {
    reader: 'an ear, nose and throat specialist',
    weight: 'Weight: physicalExamination, ear by ear, then nose, throat and neck, each with its side. Hearing, balance and tests with their results.',
  },
  Dermatologist: {
    reader: 'a dermatologist',
    weight:
      'Weight: physicalExamination: site, side, spread, number, size, form, colour, border and surface of each skin finding as far as stated. ' +
      'Topical treatment with strength, amount and duration.',
  },
  Gynecologist: {
    reader: 'a gynaecologist',
    weight:
      'Weight: complaints and physicalExamination. Last period, cycle, pregnancies and births, contraception, smear tests and pregnancy week where ' +
      'they were told; findings of the pelvic examination and ultrasound apart.',
  },
  InternalMedicine: {
    reader: 'a specialist in internal medicine',
    weight:
      'Weight: diagnoses and medications. Organ system by organ system in the examination; values with units and dates; each problem ' +
      'with its assessment and plan.',
  },
  EmergencyDoctor: {
    reader: 'an emergency physician',
    weight:
      'Weight: time of onset and of each measure, vital signs first in physicalExamination, then what was ruled out, what was given and ' +
      'when, and where the patient goes.',
  },
  Physiotherapist: {
    reader: 'a physiotherapist',
    weight:
      'Weight: physicalExamination and treatmentMeasures: function, ranges of movement in degrees, strength, tests with side and result, exercises ' +
      'with dose, goals. Medicines only as told by the patient.',
  },
  Ophthalmologist: {
    reader: 'an ophthalmologist',
    weight:
      'Weight: physicalExamination, right eye then left eye, never mixed: visual acuity with and without correction, pressure, anterior and ' +
      'posterior segment as far as stated.',
  },
  Veterinarian: {
    reader: 'a veterinarian',
    weight:
      'Weight: physicalExamination with weight and temperature first, and medications with dose per kilogram, route and duration as stated; ' +
      'what the owner is to do at home.',
  },
}

/** Takes a practice type and the edition; a type that was never chosen follows the edition. */
export function specialtyOf(doctorType: DoctorType, vertical: Vertical): Specialty {
  return vertical === 'vet' ? SPECIALTIES.Veterinarian : SPECIALTIES[doctorType === 'Veterinarian' ? 'NotDefined' : doctorType]
}
