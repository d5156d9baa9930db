import type { Language } from '#contract/vertical.ts'

/** What whoever examines says is about to be done to the patient on the couch; it is no plan: now I am going to lay you back. */
export const ANNOUNCED: Readonly<Record<Language, string>> = {
  nb: '(?:(?:nå|så|da|først) )?(?:skal jeg|jeg skal)(?: bare| nå)? (?:trykke|kjenne|lytte|se|kikke|banke|legge (?:deg|ham|henne) (?:ned|bakover)|lyse|' +
    'bøye|løfte)(?! opp| nærmere)',
  sv: '(?:(?:nu|så|då|först) )?(?:ska jag|jag ska)(?: bara| nu)? (?:trycka|känna|lyssna|titta|knacka|lägga (?:dig|honom|henne) (?:ner|bakåt)|lysa|' +
    'böja|lyfta)(?! upp)',
  da: '(?:(?:nu|så|først) )?(?:skal jeg|jeg skal)(?: lige| bare| nu)? (?:trykke|mærke|lytte|se|kigge|banke|lægge (?:dig|ham|hende) (?:ned|tilbage)|' +
    'lyse|bøje|løfte)(?! op)',
  en: "(?:(?:now|so|then|okay|right),? )?(?:i'm|i am|we're)(?: just)? going to (?:lay|press|listen|feel|tap|have a (?:quick )?(?:look|listen|feel)|" +
    "shine|tilt|turn|roll|move|bend|lift|pop)",
  ru: '(?:(?:сейчас|теперь|так),? )?(?:я )?(?:сейчас )?(?:надавлю|послушаю|потрогаю|постучу|посвечу|положу (?:вас|его|её|ее)|наклоню|подниму)',
}
