import { forgetWhatIsDue } from '#server/retention/forget.ts'
import type { Forget } from '#server/retention/forget.ts'

/** A round of forgetting by hand. The server's own may have its turn just then, and the next is ours. */
export async function forgetNow(forget: Forget): Promise<void> {
  while (!(await forgetWhatIsDue(forget))) await new Promise((resolve) => setTimeout(resolve, 20))
}
