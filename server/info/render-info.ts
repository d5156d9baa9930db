import { INFO_PAGES } from '#contract/info-page.ts'
import type { InfoPage } from '#contract/info-page.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { CONTACT_KEEP_DAYS } from '#contract/contact-bounds.ts'
import { SEAT_INVITATION_TOLD_DAYS } from '#contract/seats/seat.ts'
import { TRIAL_KEEP_DAYS } from '#contract/trial.ts'
import type { InfoDocument } from '#server/http/pages.ts'
import type { Facts } from './facts.ts'
import type { InfoText } from './info-text.ts'
import { PARTED_WORDS } from './long-titles.ts'
import { OUTLINE } from './outline.ts'
import type { Part } from './outline.ts'
import { sayPeriod } from './period.ts'
import { occurrencesOf } from './statements.ts'
import type { StatementId, Values } from './statements.ts'
import { da } from './text/da.ts'
import { en } from './text/en.ts'
import { nb } from './text/nb.ts'
import { ru } from './text/ru.ts'
import { sv } from './text/sv.ts'

export const INFO_TEXTS: Readonly<Record<Language, InfoText>> = { nb, sv, da, en, ru }

type Asked = { language: Language; vertical: Vertical; facts: Facts }
type Reading = Asked & { common: Values }

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function commonValues({ language, vertical, facts: { retention, keyEpochHours } }: Asked): Values {
  return {
    product: vertical === 'vet' ? 'Epikrise Vet' : 'Epikrise',
    anonymousText: sayPeriod({ hours: retention.anonymousTextHours }, language),
    sound: sayPeriod({ days: retention.audioDays }, language),
    counts: sayPeriod({ days: retention.anonymisedDays }, language),
    accessLog: sayPeriod({ days: retention.accessLogDays }, language),
    contact: sayPeriod({ days: CONTACT_KEEP_DAYS }, language),
    trial: sayPeriod({ days: TRIAL_KEEP_DAYS }, language),
    former: sayPeriod({ days: TRIAL_KEEP_DAYS }, language),
    invited: sayPeriod({ days: SEAT_INVITATION_TOLD_DAYS }, language),
    epoch: sayPeriod({ hours: keyEpochHours }, language),
  }
}

const LINK = /\[([^\]]+)\]\(((?:\/|mailto:)[^)\s]*)\)/g

/** Values are put in after the links are made, so that no name of an operator can be one. */
function fill(sentence: string, values: Values, unknown: string): string {
  const withLinks = escape(sentence).replace(LINK, (_all, words: string, address: string) => `<a href="${address}">${words}</a>`)
  return withLinks.replace(/\{(\w+)\}/g, (_all, name: string) => escape(values[name] ?? unknown))
}

function renderStatement(id: StatementId, asked: Reading): string[] {
  const { says, vet, unknownPlace } = INFO_TEXTS[asked.language]
  const sentence = (asked.vertical === 'vet' ? vet[id] : undefined) ?? says[id]
  return occurrencesOf(id, asked.facts).map((values) => `<p data-statement="${id}">${fill(sentence, { ...asked.common, ...values }, unknownPlace)}</p>`)
}

function renderPart({ heading, says }: Part, asked: Reading): string {
  const statements = says.flatMap((id) => renderStatement(id, asked))
  return statements.length === 0 ? '' : `<section><h2>${escape(INFO_TEXTS[asked.language].headings[heading])}</h2>${statements.join('')}</section>`
}

const SOFT_HYPHEN = '\u00AD'

/** A title on a page: where its line is too short, a long word goes on in the next. */
function parted(title: string): string {
  return PARTED_WORDS.reduce((text, word) => text.replace(word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)), title)
}

/** Takes a page, the reader's language and edition and the facts; gives it as markup. Nothing on it is untrue of this installation. */
export function renderInfo(page: InfoPage, asked: Asked): InfoDocument {
  const { language, vertical } = asked
  const { title, description } = INFO_TEXTS[language].pages[page]
  const common = commonValues(asked)
  return {
    page,
    language,
    vertical,
    head: `<title>${escape(title)} · ${common['product']}</title>\n    <meta name="description" content="${escape(description)}" />`,
    body: `<h1>${parted(escape(title))}</h1>${OUTLINE[page].map((part) => renderPart(part, { ...asked, common })).join('')}`,
  }
}

/** Takes the facts; gives every page in every language and edition. They change with the configuration, so only when a server starts. */
export function renderAllInfo(facts: Facts): InfoDocument[] {
  return INFO_PAGES.flatMap((page) =>
    Language.options.flatMap((language) => Vertical.options.map((vertical) => renderInfo(page, { language, vertical, facts }))),
  )
}
