import type { Language } from '#contract/vertical.ts'

/** Words by language, as alternatives of an expression. */
type ByLanguage = Readonly<Record<Language, string>>

/** Words that deny, anywhere in the sentence. */
export const DENIAL: ByLanguage = {
  nb:
    String.raw`ikke|ikkje|ittj|itj|ikkj|itte|ingen|inga|ingenting|nei|uten|utan|aldri|benekt\w*|nekt\w*|avkreft\w*|neg(?:ativ\w*)?|fri|` +
    String.raw`fritt|verken|korkje|frisk\w*`,
  sv: String.raw`inte|ej|icke|ingen|inga|inget|ingenting|nej|utan|aldrig|förnek\w*|nek\w*|neg(?:ativ\w*)?|fri|fritt|varken`,
  da: String.raw`ikke|ingen|intet|ingenting|nej|uden|aldrig|benægt\w*|nægt\w*|afkræft\w*|neg(?:ativ\w*)?|fri|frit|hverken|heller`,
  en: String.raw`no|not|none|without|never|den(?:y|ies|ied|ying)|neg(?:ative)?|nor|nothing|absent|free|\w+n't|nil|unremarkable`,
  ru: String.raw`не|нет|нету|нельзя|противопоказ\w*|безболезн\w*|без|никаких|никакой|никогда|ни|отрица\w*|отсутств\w*|исключ\w*`,
}

/** Words of conditions, warnings and advice: such a sentence states no finding. */
export const CONDITION: ByLanguage = {
  nb: String.raw`hvis|dersom|såfremt|ved|om|obs|kontakt\w*|ring\w*|risiko\w*|bivirkning\w*|før|unngå\w*|straks|legevakt\w*`,
  sv: String.raw`om|ifall|vid|kontakta\w*|ring\w*|återkom\w*|sök\w*|hör|risk\w*|biverkning\w*|undvik\w*|akut\w*|uppmärksam\w*`,
  da: String.raw`hvis|såfremt|ved|kontakt\w*|ring\w*|risiko\w*|bivirkning\w*|undgå\w*|skulle|skadestue\w*`,
  en: String.raw`if|should|return|call|contact|worsen\w*|in case|risk|side effects?|avoid|unless|safety`,
  ru: String.raw`если|при|в случае|обра(?:тит|щ)\w*|риск\w*|побочн\w*|избегать|скор\w+|срочно`,
}

/** Relatives and others: their illness, told as theirs, contradicts nothing about the patient. */
export const KIN: ByLanguage = {
  nb:
    String.raw`mor|mora|moren|mamma|far|faren|pappa|bror\w*|søster|søstera|søsteren|mann|mannen|kone|kona|samboer\w*|datter\w*|sønn\w*|mormor|` +
    String.raw`farmor|morfar|farfar|bestemor|bestefar|tante\w*|onkel\w*|familie\w*|slekt\w*|arv\w*`,
  sv:
    String.raw`mor|mamma\w*|far|fader|pappa\w*|bro[rd]\w*|syst\w*|man|make\w*|maka\w*|hustru\w*|sambo\w*|dotter\w*|son\w*|mormor|farmor|morfar|` +
    String.raw`farfar|familj\w*|släkt\w*|heredit\w*`,
  da:
    String.raw`mor|moderen|far|faderen|bror\w*|søster\w*|mand|manden|kone\w*|hustru\w*|ægtefælle\w*|datter\w*|søn\w*|mormor|farmor|morfar|farfar|` +
    String.raw`familie\w*|slægt\w*|arvelig\w*`,
  en: String.raw`mother\w*|mum|dad\w*|father\w*|brother\w*|sister\w*|wife\w*|husband\w*|daughter\w*|son\w*|family|grand\w+|aunt|uncle|colleague\w*|partner\w*`,
  ru:
    String.raw`мам\w*|мат\w*|отец|отц\w*|пап\w*|брат\w*|сестр\w*|жен\w*|муж\w*|супруг\w*|доч\w*|сын\w*|бабушк\w*|дедушк\w*|` +
    String.raw`семейн\w*|наследствен\w*|родствен\w*`,
}

/** Denials that, straight before a statement, turn it round. */
export const DENIAL_BEFORE: ByLanguage = {
  nb: 'ikke|ikkje|ingen|inga|uten|utan|benekter|nekter|verken',
  sv: 'inte|ingen|inga|inget|utan|förnekar|nekar|varken',
  da: 'ikke|ingen|intet|uden|benægter|nægter|hverken',
  en: 'no|not|without|denies|denied|never',
  ru: 'не|нет|без|отрицает|отрицаю',
}

/** A gold expression that holds one of these denies by itself. */
export const DENIES_ITSELF =
  String.raw`ikk|ittj|ing[ea]|ut[ea]n|int[e e]|ude|no\b|not|n't|without|den[iy]|нет|не\b|без|отриц|benek|aldri|never|нико|ни\b|slut|stopp|` +
  String.raw`sepon|cave|allerg|аллерг|отмен`
