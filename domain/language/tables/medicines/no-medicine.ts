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

/** What is both taken and measured in blood; words of all languages, by how they begin. */
export const MEASURED = new RegExp(
  '^(?:insulin|lith|liti|digo[kx]in|digoksin|vitamin|b ?-?12|b-?vit|fol[aisy]|jern|järn|iron|[kc]ortisol|testosteron|t[34]$|t[yh]{1,2}ro[kx]|tyroksin|' +
    'levaxin|' +
    'magnesium|[kc]alium|potassium|[kc]al[sc]ium|natrium|sodium|[zs]in[kc]|progesteron|(?:o?e|ö|ø)stradiol|prola[kc]tin|ferritin|(?:f|ph)enobarb|' +
      't(?:h)?eofyl|theophyl|' +
    'valpro|[kc]arbamazepin|lamotrigin|van[kc]omycin|gentamicin|ta[kc]rolimus|[ck]i[ck]losporin|инсулин|лити|дигоксин|витамин|фол|желез|кортизол|тестостерон|' +
    'тирокс|магни|кали|кальци|натри|цинк|прогестерон|эстрадиол|пролактин|ферритин|холекальцифер|фенобарб|теофилл|вальпро|карбамазепин|ламотриджин)',
  'u',
)

const SAMPLES = 'blodprøve\\p{L}*|prøve[nr]?|prøvene|prøvar|blodprov\\p{L}*|prov(?:et|er|en)?|bloods?|samples?|tests?|tested|testing|testar?|testes?|' +
  'анализ\\p{L}*|кровь'
const MEASURES = 'måle[rs]?|målt|mät(?:er|a|t)|measur\\p{L}*|sjekk\\p{L}*|kontrollere?r?|kontrollerar?|kolla[rt]?|tjekke[rs]?|check\\p{L}*|провер\\p{L}*|' +
  'определ\\p{L}*|измер\\p{L}*'

/** A sample is taken for what stands behind it; over words between single blanks. */
export const SAMPLED_FOR = new RegExp(` (?:${SAMPLES}) (?:på|for|för|av|af|til|of|на) (?=(?:\\S+ ){0,7}$)`, 'u')
/** It is measured or looked at. */
export const MEASURES_IT = new RegExp(` (?:${MEASURES}) (?=(?:\\S+ ){0,7}$)`, 'u')
/** How much of it there is: lithium level, litium i blodet. */
export const LEVEL_OF = new RegExp(
  '^ (?:levels?|-?speil\\p{L}*|-?spejl\\p{L}*|-?nivå\\p{L}*|-?niveau\\p{L}*|-?(?:k|c)on[sc]entra\\p{L}*|-?konsentra\\p{L}*|i blodet|i blod|i serum|' +
    'in (?:the |your |his |her )?blood|в крови) ',
  'u',
)
