/**
 * Progress goes to standard error: the output of a script belongs to the script.
 * @param {string} text
 */
export const say = (text) => process.stderr.write(`${text}\n`)

/** @param {number} startedMs */
export const seconds = (startedMs) => `${((performance.now() - startedMs) / 1000).toFixed(1)} s`
