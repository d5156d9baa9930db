/** Whose range it is. A line is `language: words`. */
export const MALE = `
nb: mann, menn, gutt, gutter, gutt*, herre
sv: man, män, pojk*, karl
da: mand, mænd, dreng*
en: m, male, males, men, boys, man
ru: м, муж, муж., мужчины, мужчина, мужской, мальчики
signs: ♂
`
export const FEMALE = `
nb: k, kvinne, kvinner, jente, jenter
sv: kvinna, kvinnor, flick*
da: kvinde, kvinder, pige*
en: f, female, females, women, girls, w, woman
ru: ж, жен, жен., женщины, женщина, женский, девочки
signs: ♀
`
export const ADULT = `
nb: voksne, voksen
sv: vuxna, vuxen
da: voksne, voksen
en: adult, adults
ru: взрослые, взрослый
`
export const CHILD = `
nb: barn
sv: barn
da: børn, barn
en: child, children
ru: дети, ребенок
`
/** Words behind a number that make it an age. */
export const YEARS = `
nb: år, års, åring
sv: år, årig, årig*, års
da: år, årig, årig*
en: years, year, yrs, yr, y, yo, y/o, years old, year-old
ru: лет, год, года, л
`
export const MONTHS_OLD = `
nb: mnd, måneder, måned, uker, dager, døgn
sv: mån, månader, veckor, dagar, dygn
da: mdr, måneder, uger, dage, døgn
en: months, month, mo, weeks, days
ru: мес, месяцев, недель, дней
`
export const AGE_LABEL = `
nb: alder
sv: ålder
da: alder
en: age
ru: возраст
`
export const SEX_LABEL = `
nb: kjønn
sv: kön
da: køn
en: sex, gender
ru: пол
`
/** Kinds of animals, of which each has ranges of its own. */
export const SPECIES = {
  dog: `
nb: hund, hunder, tispe, hannhund, hunderase
sv: hundar, tik, hanhund
da: hunde, tæve, hanhund
en: dog, dogs, canine
ru: собака, собаки, собак, пёс, пес
`,
  cat: `
nb: katt, katter, hunnkatt, hannkatt
sv: katt, katter, honkatt, hankatt
da: kat, katte
en: cat, cats, feline
ru: кошка, кошки, кошек, кот, кота
`,
  horse: `
nb: hest, hester, hoppe, vallak, hingst
sv: häst, hästar, sto, valack
da: hest, heste
en: horse, horses, equine, mare, gelding
ru: лошадь, лошади, лошадей
`,
  rabbit: `
nb: kanin, kaniner
en: rabbit, rabbits
ru: кролик, кролика, кроликов
`,
  cow: `
nb: storfe, kyr
sv: nötkreatur, kor
da: kvæg, køer
en: cattle, cow, cows, bovine
ru: корова, коровы, крс
`,
} as const
