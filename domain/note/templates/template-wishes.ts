import { WrittenSectionType } from '#contract/report.ts'
import { ShippedTemplate } from '#contract/template.ts'
import type { Template, TemplateSection, TemplateShape } from '#contract/template.ts'
import type { DoctorType } from '#contract/profile.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import type { StandingWishes } from '#domain/note/prompt/standing-wishes.ts'
import type { Wish } from '#domain/note/prompt/read-wishes.ts'
import { SHIPPED_SHAPES, shippedFor } from './shipped-templates.ts'
import { NORMAL_FINDING, TEMPLATE_WORDS } from './template-words.ts'

/** A shipped template in a language, as it is offered. */
export function shippedTemplate(kind: ShippedTemplate, language: Language): Template {
  const { order, leftOut = [], normalFinding } = SHIPPED_SHAPES[kind]
  const { name, headings } = TEMPLATE_WORDS[language][kind]
  const kept = order.map((type): TemplateSection => ({ type, ...(headings[type] !== undefined && { heading: headings[type] }) }))
  return { id: kind, name, isOwn: false, sections: [...kept, ...leftOut.map((type): TemplateSection => ({ type, isLeftOut: true }))], normalFinding }
}

/** Takes an edition, a trade and a language; gives what is offered there. */
export function shippedTemplates({ vertical, doctorType, language }: { vertical: Vertical; doctorType: DoctorType; language: Language }): Template[] {
  return shippedFor(vertical, doctorType).map((kind) => shippedTemplate(kind, language))
}

/** True for the name of a shipped template. */
export const isShipped = (id: string): id is ShippedTemplate => ShippedTemplate.safeParse(id).success

const keptOf = ({ sections }: TemplateShape): TemplateSection[] => sections.filter(({ isLeftOut }) => isLeftOut !== true)
const leftOutOf = ({ sections }: TemplateShape): TemplateSection[] => sections.filter(({ isLeftOut }) => isLeftOut === true)

function arrangingOf(shape: TemplateShape): Wish[] {
  const [kept, leftOut] = [keptOf(shape).map(({ type }) => type), leftOutOf(shape).map(({ type }) => type)]
  return [
    ...(leftOut.length > 0 ? [{ kind: 'drop', sections: leftOut } as const] : []),
    ...(kept.length > 0 ? [{ kind: 'first', sections: kept } as const] : []),
  ]
}

/**
 * Takes the shape of a template and the language of what was said; gives it as wishes, which rules then follow: sections that the template does not
 * name stay behind those it does, and one that it leaves out keeps what somebody may act on.
 */
export function wishesOfTemplate(shape: TemplateShape, heard: Language): StandingWishes {
  const { abbreviated, writtenOut } = NORMAL_FINDING[heard]
  const forms = { asSaid: [], abbreviated: [{ short: writtenOut, long: abbreviated }], writtenOut: [{ short: abbreviated, long: writtenOut }] } as const
  return {
    wishes: arrangingOf(shape),
    renamings: keptOf(shape).flatMap(({ type, heading }) => (heading === undefined ? [] : [{ section: type, heading }])),
    expansions: forms[shape.normalFinding],
    notFollowed: [],
  }
}

/** The same for a language model, which is told what a section is by the name of its type; headings are set by rule afterwards. */
export function templateInstructions(shape: TemplateShape): string {
  const leftOut = leftOutOf(shape)
  const named = new Set(shape.sections.map(({ type }) => type))
  const order = [...keptOf(shape).map(({ type }) => type), ...WrittenSectionType.options.filter((type) => !named.has(type))]
  return [
    `Give the sections in this order: ${order.join(', ')}.`,
    'A section of which nothing was said stays out.',
    ...(leftOut.length > 0
      ? [`Leave out these sections: ${leftOut.map(({ type }) => type).join(', ')}. Medicines, allergies, warnings and when to seek help are told all the same.`]
      : []),
  ].join('\n')
}
