/** What a laboratory tells with a tenth, as it is called in talk. */
export const WITH_TENTHS =
  'hb|hemoglobin\\p{L}*|haemoglobin|hæmoglobin\\p{L}*|blodprosent\\p{L}*|blodprocent\\p{L}*|blodvärde\\p{L}*|kalium\\p{L}*|potassium|калий|' +
  'inr|ph|tsh|kolesterol\\p{L}*|cholesterol|ldl|hdl|kalsium|calcium|glukose\\p{L}*|glucose|blodsukker\\p{L}*|blodsocker\\p{L}*|blood sugar|laktat|' +
  'lactate|сахар|глюкоза'
/** Behind such a result the sentence ends, or another begins. */
export const RESULT_ENDS = '(?=\\s*(?:[.,;!?]|$)|\\s+(?:og|och|and|и|а|men|but|nå|nu|now|i dag|idag|today|сегодня)(?!\\p{L}))'

/** A yes before a temperature that is told by itself, and the word between it and its tenths. */
export const YES_BEFORE = '(?<=(?<!\\p{L})(?:ja|jo|jau|yes|yeah|да)[,.]? )'
export const AND_TENTHS = '(?:(?:og|och|and) )?'
/** One, where it ends the sentence and can be no article. */
export const ONE_LAST = 'en'
/** Kilograms with their tenths, the point left out: 13 5 kilo. Two numbers that follow each other are a range: 3 4 kilo. */
export const KILOGRAMS = /(?<![\d,.])(?<!\d )(\d{1,3}) (\d)(?=\s*(?:kg|kilo\p{L}*|кг|килограмм\p{L}*)(?!\p{L}))/giu
/** Of a weight the tenths stand before what is weighed in. */
export const WEIGHED_IN = /^(?:kg|kilo\p{L}*|кг|килограмм\p{L}*)$/u
/** Two, three times: as often as that, or once more. */
export const TIMES_RANGE = /(?<![\d,.])(?<!\d )(\d),? (\d)(?=\s+(?:ganger|gonger|gange|gånger|times|раза?)(?!\p{L}))/giu
/** Behind a temperature without a word of its own, told after another. */
export const AND_ALSO = '(?<=(?<!\\p{L})(?:og|och|and|и) )'
