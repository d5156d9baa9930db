/**
 * What a page of ours may load and talk to: scripts and styles of this server alone, and what stands in a document only as `document-policy.ts` lets
 * it. Style attributes are apart, with their reason in docs/decisions/0017-styles-in-the-policy.md (SEC-17).
 */
export function pagePolicy(connectOrigins: readonly string[]): string {
  const others = connectOrigins.join(' ')
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${others}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${others}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The headers every answer carries, put together once: a call costs less than working them out (SEC-15 to SEC-19). */
export function securityHeaders(policy: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...more,
  }
}
