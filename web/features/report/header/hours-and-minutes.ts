/** Takes seconds; gives whole hours and the minutes over, never less than none. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
