import { forgetOldTraces } from './forget-old-traces.ts'
import { keepShell } from './session/shell/keep-shell.ts'

/** What is done once the page is at rest, and every hour from then on. */
export function tidyUp(): void {
  void forgetOldTraces()
  keepShell()
}
