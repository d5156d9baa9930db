import { inRoot } from './paths.mjs'

/**
 * What Node is given to run the server. Young objects have 8 MB, not the 16 and more that Node takes by itself: parts of sound pass through
 * without staying, and a larger nursery was filled with them before it was cleared (PERF-3: 34 to 53 MB above rest instead of 75 to 88).
 */
export const serverScript = ['--max-semi-space-size=8', inRoot('server', 'main.ts')]
