import type { Rewrite } from './pack/language-pack.ts'

const LETTERS = '\\p{L}'

/**
 * Compiles the small pattern language of the packs: `@` any letters, a blank any white space, and word borders
 * that hold outside ASCII too (JavaScript's `\b` knows only ASCII letters). `^` and `$` keep their meaning.
 */
export function phrase(source: string, flags = 'giu'): RegExp {
  const body = source.replaceAll('@', `${LETTERS}*`).replaceAll(' ', '\\s+')
  return new RegExp(`(?<![${LETTERS}\\p{N}])(?:${body})(?![${LETTERS}\\p{N}])`, flags)
}

export type CompiledRewrite = { readonly pattern: RegExp; readonly replacement: string }

/** Compiles rewriting rules once; a rule that begins with `=` is taken as a bare regular expression. */
export function compileRewrites(rules: readonly Rewrite[]): CompiledRewrite[] {
  return rules.map(([source, replacement]) => ({
    pattern: source.startsWith('=') ? new RegExp(source.slice(1), 'giu') : phrase(source),
    replacement,
  }))
}

/** Applies every rule in order. */
export function rewrite(text: string, rules: readonly CompiledRewrite[]): string {
  let out = text
  for (const rule of rules) out = out.replace(rule.pattern, rule.replacement)
  return out
}

/** Applies the first rule that fits; undefined when none does. */
export function rewriteFirst(text: string, rules: readonly CompiledRewrite[]): string | undefined {
  for (const rule of rules) {
    rule.pattern.lastIndex = 0
    if (rule.pattern.test(text)) {
      rule.pattern.lastIndex = 0
      return text.replace(rule.pattern, rule.replacement)
    }
  }
  return undefined
}
