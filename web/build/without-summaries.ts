import type { Plugin } from 'vite'

const ROUTES = /[\\/]contract[\\/]routes[\\/][\w-]+-routes\.ts$/
const SUMMARY = /\bsummary: '(?:[^'\\]|\\.)*',\s*/g

/** Leaves the summaries of the calls out of what browsers fetch: the OpenAPI document alone has a use for them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'epikrise-without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!ROUTES.test(id)) return undefined
      const left = code.replace(SUMMARY, '')
      // One written otherwise would come along unseen.
      if (/\bsummary:/.test(left)) throw new Error(`a summary in ${id} is not written in single quotes with a comma after it`)
      return { code: left, map: null }
    },
  }
}
