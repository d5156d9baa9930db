/** What somebody does for some minutes, and no medicine: sit on the loo for five minutes. */
export const BODILY: ReadonlySet<string> = new Set(['gå', 'walk', 'walking', 'hvile', 'trene', 'træne', 'träna', 'exercise', 'посидеть', 'ходить', 'гулять'])
export const SITS: ReadonlySet<string> = new Set(['sitte', 'sitter', 'sitta', 'sidde', 'sidder', 'sit', 'sitting', 'сидеть'])
export const SITS_ON: ReadonlySet<string> = new Set(['på', 'on', 'на'])
/** At least so many hours between two medicines. */
export const AT_LEAST: ReadonlySet<string> = new Set(['minst', 'mindst', 'least', 'менее', 'меньше'])
export const MINUTES = /^(?:minutt(?:er)?|minuter|minutter|min|mins|minutes?|минут[аы]?)$/u
/** Drunk or eaten in litres: no dose of a medicine that was not told in litres before. */
export const IN_LITRES = /\d\s?(?:l|liter|litre|litres|литр(?:а|ов)?|л)(?!\p{L})/iu
/** What is eaten and drunk goes up and down too. */
export const FOODS = new RegExp(
  String.raw`(?<!\p{L})(?:melk(?:a|en)?|mjølka|mjölken|mjölk|mælken|mælk|milk|brød|bröd|bread|salt(?:et)?|sukker|socker|sugar|kaffe|coffee|alkohol|alcohol|` +
    String.raw`fôret|fôr|fodret|foder|kibble|молоко|молока|хлеб|соль|соли|сахар|кофе|корм)(?!\p{L})`,
  'iu',
)
/** Opens the next step of a course that has been ordered. */
export const THEN_STEP = new RegExp(
  String.raw`^(?:(?:og|och|and|и|а)\s+)?(?:så|deretter|derefter|etterpå|siden|sen|sedan|därefter|then|after that|потом|затем|далее)\s+` +
    String.raw`(?=\d|(?:en|én|ett|one|один|одну?)\s)`,
  'iu',
)
/** Behind it stands what was measured then: after Bricanyl 450. */
export const AFTER: ReadonlySet<string> = new Set(['etter', 'efter', 'after', 'post', 'после'])

/** The substance of a vaccine as the list of medicines knows it. */
export const VACCINE = /vaksin|vaccin|вакцин/u
