import { inRoot } from './paths.mjs'

/**
 * What Node is given to run the server. Young objects have 4 MB: parts of sound pass through without staying, and a larger nursery is filled
 * with them before it is cleared. Measured in turns on one machine, medians of four rounds (`npm run bench -- PERF-3 PERF-4`): with 4 MB a part took
 * 1.57 times the processor time of the bare minimum and 34 to 59 MB above rest, a save 2.7 times; with 8 MB 1.59 times and 60 to 87 MB, and 3.05;
 * with 2 MB a part took over 2.0 times. Opening a patient costs a fifteenth more than with 8 MB, a report the same.
 */
export const serverScript = ['--max-semi-space-size=4', inRoot('server', 'main.ts')]

/**
 * How glibc hands out memory to the server: from one arena, and what lies free above 1 MB goes back to the system. Pieces of sound come and go by
 * the thousand; kept back for each of its threads, they stood at 78 to 84 MB above rest, like this at 37 to 69 MB (`npm run bench -- PERF-3`). Other C
 * libraries pay no heed to it; what the operator sets counts before it.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' }
