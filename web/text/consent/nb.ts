/** Norwegian comes first: its keys are the keys of every language. */
export const nb = {
  inform: 'Pasienten er informert',
  inform_vet: 'Eieren er informert',
  informedAt: 'Pasienten ble informert {{time}}',
  informedAt_vet: 'Eieren ble informert {{time}}',
  undo: 'Angre',
  needed: 'Marker at pasienten er informert om opptaket, så kan du starte.',
  needed_vet: 'Marker at eieren er informert om opptaket, så kan du starte.',
  neededForText: 'Marker at pasienten er informert om at samtalen blir til tekst.',
  neededForText_vet: 'Marker at eieren er informert om at samtalen blir til tekst.',
} as const
