/** Units of quantities, and the words for them. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  mg: 'mg milligram milligrams мг миллиграмм',
  mcg: 'mcg microgram micrograms µg μg mikrogram мкг',
  g: 'g gram grams gm г грамм',
  kg: 'kg kilo kilos kilogram kilograms kilogrammes кг килограмм',
  lb: 'lb lbs pound pounds',
  ml: 'ml milliliter milliliters millilitre millilitres cc мл',
  l: 'l liter liters litre litres liter литр',
  iu: 'iu unit units enheter enheder ед единиц',
  '%': '% percent prosent procent процентов процент',
  cm: 'cm centimeter centimeters centimetre centimetres см',
  mm: 'mm millimeter millimeters millimetre millimetres мм',
  in: 'inch inches',
  ft: 'foot feet',
  min: 'minute minutes min mins minutter minuter минут минуты',
  h: 'hour hours hr hrs time timer timme timmar час часа часов',
  d: 'day days dag dager dagar dage день дня дней сутки',
  wk: 'week weeks uke uker vecka veckor uge uger неделя недели недель',
  mo: 'month months måned måneder månad månader месяц месяца месяцев',
  y: 'year years yr yrs yo y/o år год года лет',
  bpm: 'bpm beats',
  deg: 'degree degrees ° grader градусов',
}

/** Units in which medicines are dosed. */
export const DOSE_UNITS: ReadonlySet<string> = new Set(['%', 'g', 'iu', 'mcg', 'mg', 'ml'])

export const ENGLISH_UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
export const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
