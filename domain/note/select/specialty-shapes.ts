import type { DoctorType } from '#contract/profile.ts'
import type { SectionType } from '#contract/report.ts'
import type { Topic } from './specialty-topics.ts'

/** A head a statement may stand under: what its words are of, or what the engine marked in it. */
export type Head = Topic | 'vital' | 'result' | 'sign' | 'bothSides' | 'rightSide' | 'leftSide'

/** How a section is laid out: under these heads, each in a line of its own, in this order. */
export type Layout = {
  readonly heads: readonly Head[]
  /** Before all else in the section, or behind what brought the patient. */
  readonly place: 'first' | 'behindStory'
  /**
   * What else tells which thing is spoken of. By `side`: a clear cornea is that of the eye named last. By `site`: what the dermatoscope shows
   * is of the spot named last, and all that is told of it stands where that spot stands.
   */
  readonly by?: 'side' | 'site'
}

/** What is kept sooner than the rest of its section when there is no room for all; `value` is in the worth of budget.ts. */
export type Emphasis = { readonly value: number; readonly sections: readonly SectionType[]; readonly heads: readonly Head[] }

/** What a colleague of the trade expects of a report. It orders and chooses among what was said, and adds nothing. */
export type Shape = { readonly layouts: Readonly<Partial<Record<SectionType, Layout>>>; readonly emphasis: readonly Emphasis[] }

/** General practice is what the engine writes anyway; so is the animal edition, whose examination begins with weight and temperature. */
export const SHAPES: Readonly<Record<DoctorType, Shape | undefined>> = {
  NotDefined: undefined,
  FamilyDoctor: undefined,
  Veterinarian: undefined,
  Psychiatrist: {
    layouts: { physicalExamination: { heads: ['mental', 'risk'], place: 'first' }, complaints: { heads: ['risk'], place: 'behindStory' } },
    emphasis: [
      { value: 10, heads: ['risk'], sections: ['complaints', 'physicalExamination'] },
      { value: 6, heads: ['mental'], sections: ['physicalExamination'] },
      { value: 1, heads: ['sleep', 'substances'], sections: ['complaints'] },
    ],
  },
  ENT: {
    layouts: { physicalExamination: { heads: ['vital', 'general', 'ear', 'balance', 'nose', 'throat', 'neck'], place: 'first' } },
    emphasis: [{ value: 3, heads: ['ear', 'balance', 'nose', 'throat', 'neck'], sections: ['physicalExamination'] }],
  },
  Dermatologist: {
    layouts: { physicalExamination: { heads: ['skin', 'neck'], place: 'first', by: 'site' } },
    emphasis: [{ value: 6, heads: ['skin'], sections: ['physicalExamination'] }],
  },
  Gynecologist: {
    layouts: {
      physicalExamination: { heads: ['vital', 'general', 'abdomen', 'pelvic', 'ultrasound'], place: 'first' },
      complaints: { heads: ['cycle'], place: 'behindStory' },
    },
    emphasis: [{ value: 3, heads: ['cycle'], sections: ['complaints'] }, { value: 2, heads: ['pelvic', 'ultrasound'], sections: ['physicalExamination'] }],
  },
  InternalMedicine: {
    layouts: { physicalExamination: { heads: ['vital', 'general', 'heart', 'lungs', 'abdomen', 'legs'], place: 'first' } },
    emphasis: [{ value: 3, heads: ['vital', 'result'], sections: ['physicalExamination'] }],
  },
  EmergencyDoctor: {
    layouts: { physicalExamination: { heads: ['vital', 'consciousness'], place: 'first' } },
    emphasis: [{ value: 6, heads: ['vital', 'consciousness'], sections: ['physicalExamination'] }],
  },
  Physiotherapist: {
    layouts: { physicalExamination: { heads: ['movement', 'strength', 'sign'], place: 'first' } },
    emphasis: [{ value: 6, heads: ['movement', 'strength', 'sign'], sections: ['physicalExamination'] }],
  },
  Ophthalmologist: {
    layouts: { physicalExamination: { heads: ['bothSides', 'rightSide', 'leftSide'], place: 'first', by: 'side' } },
    emphasis: [{ value: 6, heads: ['acuity', 'eyePressure'], sections: ['physicalExamination'] }],
  },
}
