/** Words in the titles of pages that are wider than a small phone, and where each may be parted. No browser is sure to know its syllables. */
export const PARTED_WORDS: readonly string[] = [
  'Informasjons|kapsler', 'Databehandler|avtale', 'Under|leverandører',
  'Personuppgifts|biträdes|avtal',
  'Databehandler|aftale', 'Under|data|behandlere',
  'Конфиденци|альность', 'Суб|обработчики',
]
