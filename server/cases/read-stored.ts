/**
 * Takes how something stored is opened and parsed; gives it, or nothing where it cannot be read. What cannot be read is told in its own place and
 * makes nothing else unreadable; the failure itself is not handed on, for it could quote what it failed over.
 */
export function readStored<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
