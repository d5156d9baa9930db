/** Progress goes to standard error: the output of a script belongs to the script. */
export const say = (text) => process.stderr.write(`${text}\n`)

export const seconds = (startedMs) => `${((performance.now() - startedMs) / 1000).toFixed(1)} s`
