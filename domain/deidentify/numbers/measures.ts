/** What turns a number into an amount: its unit, what it counts, its share. */
const MEASURED = new RegExp(
  String.raw`^[  ]?(?:%|°|(?:mg|milli\p{L}*|mikro\p{L}*|micro\p{L}*|µg|mcg|g|gram\p{L}*|ml|dl|cl|kg|ie|iu|mm|cm|meter|metres?|km|m|enhe\p{L}*|` +
    String.raw`units?|prosent|procent|percent|mmol\p{L}*|tablet\p{L}*|kaps\p{L}*|dråp\p{L}*|dropp\p{L}*|drops?|drag|puff\p{L}*|stk|dag\p{L}*|dage|` +
    String.raw`days?|uke\p{L}*|uge\p{L}*|veck\p{L}*|weeks?|gang\p{L}*|gånger|times?|år\p{L}*|years?|måned\p{L}*|månad\p{L}*|months?|mnd|timer?|` +
    String.raw`timm\p{L}*|hours?|min\p{L}*|litr?er|liter|litres?|kr|kroner|kronor|pounds?|barn|valper|valpar|hvalpe|grader?|degrees|av|of|av|af|из|` +
    String.raw`мг|мл|мкг|г|грамм\p{L}*|кг|см|мм|м|миллиграмм\p{L}*|таблет\p{L}*|капл\p{L}*|дн\p{L}*|день|раз\p{L}*|лет|год\p{L}*|месяц\p{L}*|` +
    String.raw`недел\p{L}*|час\p{L}*|литр\p{L}*|руб\p{L}*|штук\p{L}*)(?!\p{L}))`,
  'iu',
)
const MEASURE_WITHIN = 16

/** Whether a number that ends here is an amount by what stands behind it. */
export const isMeasured = (text: string, end: number): boolean => MEASURED.test(text.slice(end, end + MEASURE_WITHIN))
