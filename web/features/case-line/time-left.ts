/** Takes the seconds left; gives them in the unit a person would use: hours, and minutes in the last one. */
export function timeLeft(secondsLeft: number): { unit: 'hoursLeft' | 'minutesLeft'; count: number } {
  const minutes = Math.ceil(Math.max(0, secondsLeft) / 60)
  return minutes > 60 ? { unit: 'hoursLeft', count: Math.round(minutes / 60) } : { unit: 'minutesLeft', count: minutes }
}
