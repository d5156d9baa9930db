import { createHash } from 'node:crypto'

const GATE = /<script data-gate[^>]*>([\s\S]*?)<\/script>/

/** Takes a policy and the document it goes with; gives the policy with leave for the one script that stands in the document, by its digest (SEC-17). */
export function withGate(policy: string, document: string): string {
  const gate = GATE.exec(document)?.[1]
  return gate === undefined ? policy : policy.replace("script-src 'self'", `script-src 'self' 'sha256-${createHash('sha256').update(gate).digest('base64')}'`)
}
