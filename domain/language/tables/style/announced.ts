import type { Language } from '#contract/vertical.ts'

/** What whoever examines says is about to be done to the patient on the couch; it is no plan: now I am going to lay you back. */
export const ANNOUNCED: Readonly<Record<Language, string>> = {
  nb: '(?:(?:nå|så|da|først) )?(?:skal jeg|jeg skal)(?: bare| nå)? (?:trykke|kjenne|lytte|se|kikke|banke|legge (?:deg|ham|henne) (?:ned|bakover)|lyse|' +
    'bøye|løfte)(?! opp| nærmere)|(?:kan du |få )?(?:vis|vise) (?:meg|oss) (?:hvordan|korleis|hvor|hva)|' +
    'prøv å (?:leie|gå|løfte|bøye|trave|reise|strekke)',
  sv: '(?:(?:nu|så|då|först) )?(?:ska jag|jag ska)(?: bara| nu)? (?:trycka|känna|lyssna|titta|knacka|lägga (?:dig|honom|henne) (?:ner|bakåt)|lysa|' +
    'böja|lyfta)(?! upp)|(?:kan du )?visa (?:mig|oss) (?:hur|var|vad)|(?:prova|försök) att (?:leda|gå|lyfta|böja|trava|resa|sträcka)',
  da: '(?:(?:nu|så|først) )?(?:skal jeg|jeg skal)(?: lige| bare| nu)? (?:trykke|mærke|lytte|se|kigge|banke|lægge (?:dig|ham|hende) (?:ned|tilbage)|' +
    'lyse|bøje|løfte)(?! op)|(?:kan du |prøv at )?vise? (?:mig|os) (?:hvordan|hvor|hvad)|' +
    'prøv at (?:trække|gå|løfte|bøje|trave|rejse|strække)',
  en: "(?:(?:now|so|then|okay|right),? )?(?:i'm|i am|we're)(?: just)? going to (?:lay|press|listen|feel|tap|have a (?:quick )?(?:look|listen|feel)|" +
    "shine|tilt|turn|roll|move|bend|lift|pop)|(?:can you |just )?show (?:me|us) (?:how|where|what)|(?:can you |just )?(?:trot|walk) (?:her|him) up",
  ru: '(?:(?:сейчас|теперь|так),? )?(?:я )?(?:сейчас )?(?:надавлю|послушаю|потрогаю|постучу|посвечу|положу (?:вас|его|её|ее)|наклоню|подниму)|' +
    'покажите(?: мне)?,? (?:как|где|что)',
}
