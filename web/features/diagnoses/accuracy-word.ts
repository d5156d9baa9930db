/** How sure a suggestion is, in a word: colour and number never stand alone. */
export function accuracyWord(accuracy: number): 'likely' | 'possible' | 'slight' {
  if (accuracy >= 0.65) return 'likely'
  return accuracy >= 0.3 ? 'possible' : 'slight'
}
