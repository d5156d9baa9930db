import { createSubject } from '#web/audio/observable.ts'

/** True from a press elsewhere (the help page) until the assistant opens for it: a press before the frame has fetched the assistant is kept, not lost. */
export const assistantWish = createSubject(false)
