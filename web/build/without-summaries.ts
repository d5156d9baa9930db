import type { Plugin } from 'vite'

const ROUTES = /\/contract\/routes\/[^/]+\.ts$/
/** On one line, or on several that go on each other. */
const SUMMARY = /^( *)summary:\s+'(?:[^'\\\n]|\\.)*'(?: \+\n *'(?:[^'\\\n]|\\.)*')*,$/gm

/**
 * What a server alone reads of a call: the status it answers with, its words in the access log, and what it costs; of whose it is to make, a browser
 * asks only whether it is public, and what it sends it has by the compiler's word, not by a schema.
 */
const OF_SERVER = new RegExp(
  String.raw` status: \d{3},| audit: '[a-z]+',| costsEngineTime: true,| isAuditedWithCase: true,| auditedCase: '[a-zA-Z]+',|` +
    String.raw` access: '(?:active|signedIn)',| mostPerMinute: \d+,| usesCookies: true,| auditBasis: '[a-zA-Z]+',|` +
    ' (?:params|query|body): [A-Z][A-Za-z]+,',
  'g',
)

/** A call whose bytes are signed, or that is a form, is made by a program elsewhere and by no page. */
const OF_OTHERS = /^ {2}\w+: \{\n(?: {4}.*\n)*? {4}.* (?:signedBy: '|isForm: true).*\n(?: {4}.*\n)*? {2}\},$/gm

const emptied = (lines: string): string => lines.replace(/[^\n]+/g, '')

/** Takes the source of a table of calls; gives it without what only its documentation and its server read, line for line. */
export const withoutSummaries = (source: string): string =>
  source.replace(OF_OTHERS, emptied).replace(SUMMARY, (lines, indent: string) => `${indent}${emptied(lines)}`).replace(OF_SERVER, '')

const TABLE = /\/contract\/routes\.ts$/

/** Takes the source of the whole table; gives it without the calls that come with the sign-in (web/session/server-session.ts), line for line. */
export const withoutLaterCalls = (source: string): string => source.replace(/^.*\bsignInRoutes\b.*$/gm, '')

/** What the calls are for is told by the OpenAPI document; a browser that makes them need not fetch it. */
export function summariesLeftOut(): Plugin {
  return {
    name: 'summaries-left-out',
    // Before the types are taken out, and the quotation marks changed.
    enforce: 'pre',
    apply: 'build',
    transform(source, id) {
      const path = id.replaceAll('\\', '/')
      if (TABLE.test(path)) return { code: withoutLaterCalls(source), map: null }
      return ROUTES.test(path) ? { code: withoutSummaries(source), map: null } : null
    },
  }
}
