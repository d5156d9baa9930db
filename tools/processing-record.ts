import { readConfig } from '#server/config.ts'
import { processingRecord } from '#server/processing/record.ts'
import { runTool } from './run-tool.ts'

/** Prints the record of processing activities of this installation (GDPR-5): npm run -s processing-record > record.md */
await runTool(async () => {
  process.stdout.write(processingRecord(readConfig()))
})
