import type { Language } from '#contract/vertical.ts'
import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/**
 * What a clinician says before naming what it is, into the word of the trade for how sure that is. For judgements only, in order;
 * the degree of certainty stays, the first person and the filling go. Written as the rules of the style files are.
 */
export const JUDGEMENTS: Readonly<Record<Language, readonly Rewrite[]>> = {
  nb: [
    ['=^(?:(?:jeg|eg|vi) )?(?:tror|trur|tenker|tenkjer),? (?:nok )?(?:at )?(?:du|han|hun|ho|pasienten) har (?:fått )?(?:en |ei |et |ein |' +
      'eit )?(?!ikke|ikkje|det |rett|godt|' +
      'hatt)(?=\\p{L})', 'trolig '],
    ['=^(?:(?:jeg|eg|vi) )?mistenker,? (?:at )?(?:du|han|hun|ho|pasienten) har (?:fått )?(?:en |ei |et |ein |eit )?(?!ikke|ikkje)(?=\\p{L})', 'mistanke om '],
    ['=^(?:jeg|eg|vi) (?:er (?:litt |nok |faktisk )?redd(?: for)?|frykter|lurer på|undrer på|er bekymret for)(?: for)?(?: at| om)? (?:det|dette|du|han|' +
      'ho|hun|pasienten) (?:kan|kunne) (?:være|vere|ha) ', 'mulig '],
    ['=^(?:det|dette) (?:som )?(?:du|han|hun|ho|pasienten) har(?: fått)?,? er (?:at )?(?:en |ei |et |ein |eit )?', ''],
    ['=^det (?:jeg|eg) (?:tror|trur|tenker),? er,? (?!(?:at )?(?:det|dette|du|han|hun|ho) (?:kan|kunne))(?:at )?(?:(?:det|dette) er |(?:du|han|hun|' +
      'ho) har )?(?:en |ei |et |ein |eit )?', 'trolig '],
    ['=^(?:jeg|eg) (?:mener|meiner) (?:at )?(?:det|dette)(?: her)? er (?:en |ei |et |ein |eit )?', ''],
    ['=^(?:(?:det|dette) er )?(?:ikke|ikkje) (?:farlig|farleg|alvorlig|alvorleg),? men ', ''],
    ['=^(?:det her|dette her) (?:likner|ligner|likna) på (?:en |ei |et |ein )?', 'trolig '],
    ['=^(?:det )?(?:som )?(?:jeg|eg|vi) (?:tror|trur|tenker|tenkjer|mistenker|mistenkjer)(?: nå| mest)?(?: er)?,? (?:at )?(?:det|dette|du|han|ho|hun|' +
      'pasienten) (?:her )?(?:kan|kunne) (?:være|vere|ha) ', 'mulig '],
    ['=^(?:det|dette|det her) (?:kan|kunne) (?:godt |jo |nok )?(?:være|vere) ', 'mulig '],
    ['=^(?:jeg |eg )?(?:mistenker|mistenkjer) sterkt (?:en |ei |et |ein |eit )?(?!at )', 'sterk mistanke om '],
    ['=^(?:jeg|eg|vi) (?:mistenker|mistenkjer|har mistanke om) (?:at (?:det|dette) (?:er|kan være) )?(?!at )', 'mistanke om '],
    ['=^mistenker (?!at )', 'mistanke om '],
    ['=^(?:det|dette|funnene|bildet|symptomene) (?:passer|passar|stemmer) (godt |best |mest )?med ', 'passer $1med '],
    ['=^(?:det|dette) (?:tilsvarer|er(?! (?:ikke|ikkje|som|at|det|viktig|bra|fint|greit))) ', ''],
    ['=^(?:det|dette) (?:ser ut som|virker som|likner på|ligner på|ligner) (?:at det er )?', 'trolig '],
    ['=(?<=^(?:mulig|trolig|mistanke)(?!\\p{L}).*?),? (?:men )?(?:jeg|eg) (?:kan ikke si det (?:helt )?sikkert|er ikke (?:helt )?sikker)(?=[.,]|$)', ''],
    ['=(?<=^(?:mulig|trolig|mistanke om|passer (?:godt |best |mest )?med) )(?:en|et|ei|ein|eit) ', ''],
  ],
  sv: [
    ['=^(?:(?:jag|vi) )?(?:tror|tänker) (?:nog )?(?:att )?(?:du|han|hon|patienten) har (?:fått )?(?:en |ett )?(?!inte|det |rätt|haft)(?=\\p{L})', 'troligen '],
    ['=^(?:(?:jag|vi) )?misstänker (?:att )?(?:du|han|hon|patienten) har (?:fått )?(?:en |ett )?(?!inte)(?=\\p{L})', 'misstanke om '],
    ['=^(?:jag|vi) (?:är (?:lite |nog )?(?:rädd|orolig)(?: för)?|befarar|undrar)(?: för)?(?: att| om)? (?:det|det här|detta|du|han|hon|' +
      'patienten) (?:kan|kunde|skulle kunna) (?:vara|ha) ', 'möjlig '],
    ['=^(?:så,? )?det (?:som )?(?:du|han|hon|ni|patienten) har(?: fått)? är (?:att )?(?:en |ett )?', ''],
    ['=^(?:så,? )?det jag tror(?: det)? är (?:att )?(?:det är |det här är |(?:du|han|hon) har (?:fått )?)?(?:en |ett )?', 'troligen '],
    ['=^(?:det är )?inte (?:farligt|allvarligt),? men ', ''],
    ['=^(?:det )?(?:som )?(?:jag|vi) (?:tror|tänker|misstänker)(?: är)?,? (?:att )?(?:det|det här|detta|du|han|hon|patienten) (?:kan|kunde) (?:vara|' +
      'ha) ', 'möjlig '],
    ['=^(?:det|det här|detta) (?:kan|kunde|skulle kunna) (?:mycket väl |nog )?vara ', 'möjlig '],
    ['=^(?:jag|vi) (?:misstänker|har misstanke om) (?:att (?:det|det här|detta) (?:är|kan vara) )?(?!att )', 'misstanke om '],
    ['=^(?:det|det här|detta|fynden|bilden|symtomen) (?:passar|stämmer) (bra |bäst |mest )?(?:med|på) ', 'stämmer $1med '],
    ['=^(?:det här|detta|det) är (?!inte |att |som |viktigt |bra )', ''],
    ['=^(?:det|det här|detta) (?:ser ut som|verkar vara|liknar|tyder på) ', 'troligen '],
    ['=(?<=^(?:möjlig|troligen|misstanke)(?!\\p{L}).*?),? (?:men )?jag (?:kan inte säga det (?:helt )?säkert|är inte (?:helt )?säker)(?=[.,]|$)', ''],
    ['=(?<=^(?:möjlig|troligen|misstanke om|stämmer (?:bra |bäst |mest )?med) )(?:en|ett) ', ''],
  ],
  da: [
    ['=^(?:(?:jeg|vi) )?(?:tror|tænker),? (?:nok )?(?:at )?(?:du|han|hun|patienten) har (?:fået )?(?:en |et )?(?!ikke|det |ret|godt|' +
      'haft)(?=\\p{L})', 'formentlig '],
    ['=^(?:(?:jeg|vi) )?mistænker,? (?:at )?(?:du|han|hun|patienten) har (?:fået )?(?:en |et )?(?!ikke)(?=\\p{L})', 'mistanke om '],
    ['=^jeg tror,? (?:at )?(?:det|dette) er (?:en |et )?', 'formentlig '],
    ['=^(?:jeg|vi) (?:er (?:lidt |nok )?(?:bange|nervøs)(?: for)?|frygter|overvejer)(?: for)?(?: at| om)? (?:det|dette|du|han|hun|patienten) (?:kan|' +
      'kunne) (?:være|have) ', 'mulig '],
    ['=^det (?:som )?(?:du|han|hun|patienten) har(?: fået)?,? er (?:at )?(?:en |et )?', ''],
    ['=^det jeg tror,?(?: det)? er,? (?:at )?(?:det(?: her)? er )?(?:en |et )?', 'formentlig '],
    ['=^(?:det er )?ikke (?:farligt|alvorligt),? men ', ''],
    ['=^(?:så )?den passer med ', 'foreneligt med '],
    ['=^(?:det )?(?:som )?(?:jeg|vi) (?:tror|tænker|mistænker)(?: er)?,? (?:at )?(?:det|dette|du|han|hun|patienten) (?:her )?(?:kan|kunne) (?:være|' +
      'have) ', 'mulig '],
    ['=^(?:det|dette|det her) (?:kan|kunne) (?:godt |nok )?være ', 'mulig '],
    ['=^(?:jeg|vi) (?:mistænker|har mistanke om) (?:at (?:det|dette) (?:er|kan være) )?(?!at )', 'mistanke om '],
    ['=^(?:det|dette|fundene|billedet|symptomerne) (?:passer|stemmer) (godt |bedst |mest )?med ', 'foreneligt $1med '],
    ['=^(?:det her|dette|det) er (?!ikke |at |som |vigtigt |fint |godt )', ''],
    ['=^(?:det|dette|det her) (?:ser ud som|ligner|virker som|tyder på) ', 'formentlig '],
    ['=(?<=^(?:mulig|formentlig|mistanke)(?!\\p{L}).*?),? (?:men )?jeg (?:kan ikke sige det (?:helt )?sikkert|er ikke (?:helt )?sikker)(?=[.,]|$)', ''],
    ['=(?<=^(?:mulig|formentlig|mistanke om|foreneligt (?:godt |bedst |mest )?med) )(?:en|et) ', ''],
  ],
  en: [
    ["=^(?:so )?(?:i|we) (?:think|believe|reckon)(?: that)? (?:you|he|she|the patient)(?: have| has|'ve|'s)(?: got)? (?:a |an |some )?(?!not|been|" +
      "done|had|lost)(?=\\p{L})", 'probable '],
    ["=^(?:so )?(?:i|we) suspect(?: that)? (?:you|he|she|the patient)(?: have| has|'ve|'s)(?: got)? (?:a |an |some )?(?!not|been|done|had|" +
      "lost)(?=\\p{L})", 'suspected '],
    [
      "=^(?:i am|i'm|we are|we're) (?:a bit |a little )?(?:worried|concerned|afraid)(?: that)? (?:this|that|it|you|he|she|" +
        'the patient) (?:could|may|might) (?:be|have) ',
      'possible ',
    ],
    ['=^(?:i|we) (?:think|suspect|wonder if|believe)(?: that)? (?:this|that|it|you|he|she|the patient) (?:could|may|might) (?:be|have) ', 'possible '],
    ['=^(?:this|that|it) (?:could|may|might) (?:well |just )?be ', 'possible '],
    ["=^(?:i|we) (?:suspect|am suspicious of) (?:that )?(?:(?:this|it)(?:'s| is) )?", 'suspected '],
    ["=^(?:this|that|it)(?:'s| is) (?:all )?(?:consistent|compatible|in keeping) with ", 'consistent with '],
    ['=^(?:this|that|it) (?:looks|sounds|seems)(?: very much| a lot)? (?:like|to be) ', 'probable '],
    ["=^(?:this|that|it)(?:'s| is) ((?:most |very |quite )?likely|probably)(?: to be)? ", '$1 '],
    ['=^probable (?=(?:very |most |quite )?likely )', ''],
    ['=^probable probably ', 'probable '],
    ['=(?<=^(?:possible|probable|probably|(?:most |very |quite )?likely|suspected|consistent with) )(?:a|an|the) ', ''],
  ],
  ru: [
    ['=^(?:я )?(?:боюсь|опасаюсь),? что (?:это|у (?:вас|него|неё|нее)) (?:может быть )?', 'возможно, '],
    ['=^(?:я |мы )?(?:думаю|думаем|считаю|полагаю),? (?:что )?(?:это|у (?:вас|него|неё|нее)) ', 'вероятно, '],
    ['=^(?:это|у (?:вас|него|неё|нее|пациента)) может быть ', 'возможно, '],
    ['=^(?:я |мы )?(?:подозреваю|подозреваем) (?!что )', 'подозрение на '],
    ['=^(?:это|всё это|все это|картина|это всё) (?:очень )?похож[ае]? на ', 'похоже на '],
    ['=^это ', ''],
  ],
}
