import type { Question } from '#contract/report.ts'

/** A question about a medicine whose status a talk leaves open, resting on the words given. */
export function questionOf(id: string, name: string, evidence: Question['evidence'] = []): Question {
  return {
    id,
    kind: 'medicine',
    text: `${name}: bruker pasienten dette nå?`,
    name,
    choices: ['uses', 'started', 'stopped', 'notPatient'],
    lines: { uses: [name], started: [`${name}, startes`], stopped: [`${name}, seponeres`] },
    evidence,
  }
}
