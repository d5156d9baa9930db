/** The language of a report beside the language that was set for reports. */
export const nb = {
  heard: 'Samtalen er på {{heard}}, så rapporten er det også. Innstillingen din er {{set}}.',
  headingsOnly: 'Skriver du på {{set}}, gjelder det overskriftene; det som ble sagt, står som det ble sagt.',
  keep: 'Behold {{heard}}',
  write: 'Skriv på {{set}}',
  failed: 'Språket ble ikke endret. Rapporten står som før.',
} as const
