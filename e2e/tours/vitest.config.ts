import { defineConfig } from 'vitest/config'
import { browserRun } from '../browser-run.ts'

/** Walks through all screens, by hand of `npm run tours`: they take minutes, and meet again what journeys have met one by one. */
export default defineConfig(browserRun({ include: ['e2e/tours/*.test.ts'], exclude: [] }))
