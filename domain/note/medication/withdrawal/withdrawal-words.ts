import type { Reading } from '#domain/note/annotate/statement.ts'

/**
 * How long milk, meat or eggs are held back after a medicine, and a horse from its race, by its own word. A Swedish karensdag is a person's first day
 * off sick.
 */
export const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:tilbakehold\p{L}*|tilbakehald\p{L}*|slaktefrist\p{L}*|leveringsfrist\p{L}*|karens(?!da[gr]|avdr)\p{L}*|` +
    String.raw`slaktkarens\p{L}*|mjölkkarens\p{L}*|tilbagehold\p{L}*|slagtefrist\p{L}*|withdrawal\p{L}*|withhold\p{L}*|каренци\p{L}*|` +
    String.raw`(?:период|срок)\p{L}* (?:ожидания|выдержки|убоя|до убоя))`,
  'iu',
)
/** What an animal gives. */
export const FOOD = new RegExp(
  String.raw`(?<!\p{L})(?:mel?k\p{L}*|mjölk\p{L}*|mælk\p{L}*|milk|молок\p{L}*|kjøt\p{L}*|kött\p{L}*|kød\p{L}*|meat|мяс\p{L}*|slak\p{L}*|` +
    String.raw`slagt\p{L}*|slaughter\p{L}*|убо[йяю]\p{L}*|egg\p{L}*|ägg\p{L}*|æg\p{L}*|яй?[цич]\p{L}*)(?!\p{L})`,
  'iu',
)
/** Not to be delivered, sold or eaten. */
export const HELD_BACK = new RegExp(
  String.raw`(?<!\p{L})(?:(?:må|skal|kan|får|ska|måste|must|should|can|may|do)(?:n't)? ?(?:ikke|inte|ej|not)?|cannot|нельзя|` +
    String.raw`не)(?: \p{L}+){0,3}? (?:lever\p{L}*|selg\p{L}*|sälj\p{L}*|sælg\p{L}*|slak\p{L}*|slagt\p{L}*|spis\p{L}*|drikk\p{L}*|ät\p{L}*|` +
    String.raw`drick\p{L}*|hold\p{L}*|håll\p{L}*|kast\p{L}*|kass\p{L}*|släng\p{L}*|hell\p{L}*|brug\p{L}*|bruk\p{L}*|sell|sold|deliver\p{L}*|` +
    String.raw`ship\p{L}*|slaughter\p{L}*|eat\p{L}*|us(?:e|ed)|drink|dump\p{L}*|discard\p{L}*|сда\p{L}*|прода\p{L}*|использ\p{L}*|пить|есть|` +
    String.raw`употребл\p{L}*|забива\p{L}*)`,
  'iu',
)
/** So many days or hours. */
export const TIME = new RegExp(
  String.raw`\d ?(?:døgns?|dygns?|dag\p{L}*|days?|tim\p{L}*|hours?|uke\p{L}*|veke\p{L}*|veck\p{L}*|uge\p{L}*|weeks?|måned\p{L}*|månad\p{L}*|` +
    String.raw`months?|сут\p{L}*|дн\p{L}*|день|час\p{L}*|недел\p{L}*)(?!\p{L})`,
  'iu',
)
/** There is none to wait for. */
export const NONE = /(?<!\p{L})(?:ingen|inga|intet|ikke|inte|nei|nej|null|noll|nul|no|not|none|nil|zero|нет|не|без)(?!\p{L})/iu

/** True where the word for the period is named. */
export const isNamed = (reading: Reading | undefined): boolean => reading !== undefined && NAMED.test(reading.text)

/** Whether there is such a period at all, or one of so many days: yes or no answers it. */
export const asksOfPeriod = (question: Reading): boolean =>
  isNamed(question) && (TIME.test(question.text) || FOOD.test(question.text) || /tilba[kg]e|withdrawal|каренц|ожидан/iu.test(question.text))
