import { compileWords } from '#domain/language/lexicon.ts'
import type { Lexicon } from '#domain/language/lexicon.ts'
import { tokenise } from '#domain/language/tokens.ts'

/** What is said to find out whether a recorder hears, in all languages at once: `@` stands for any letters, `_` for up to two words. */
const WORDS = {
  /** Alone enough. */
  trial: `
    prøver mikrofon@, prøver opptak@, prøver bare mikrofon@, tester mikrofon@, tester opptak@, tester bare, test av mikrofon@, mikrofontest, lydprøve,
    lydtest, prøveopptak, testopptak, bare for å teste, bare en test, bare ein test, ingen pasient her, ingen pasient ennå, ingen pasienter ennå,
    ingen pasient i rommet, ikke noen pasient her,
    testar mikrofon@, testar inspelning@, testar bara, provar mikrofon@, provar bara, test av mikrofon@, ljudtest, ljudprov, provinspelning,
    testinspelning, bara för att testa, bara ett test, ingen patient här, ingen patient än, inga patienter än, ingen patient i rummet,
    inte någon patient här,
    tester mikrofon@, tester optagelse@, tester lige, prøver mikrofon@, prøver lige, test af mikrofon@, lydprøve, prøveoptagelse, testoptagelse,
    kun for at teste, bare en test, kun en test, ingen patient her, ingen patient endnu, ingen patienter endnu, ingen patient i rummet,
    ikke nogen patient her, ikke nogen patient endnu,
    testing the mic@, testing the record@, test of the mic@, test of the record@, testing _ mic, mic test, microphone test, mic check, sound check,
    sound test, test recording, just a test, only a test, just testing, no patient yet, no patient here, no patients yet, no patient in the room,
    nobody in the room yet, end of test, made up to test,
    проверка микрофон@, проверка записи, проверка связи, проверка звука, проверяю микрофон@, проверяю запись, проверяем микрофон@, проверяем запись,
    пробная запись, тестовая запись, тест микрофон@, это просто проверка, для проверки, пациентов еще нет, пациента еще нет, пациентов ещё нет,
    пациента ещё нет, пока никого нет`,
  /** Only twice over, or with a count: the first is said of blood tests too. */
  sign: `
    test, testing, teste, prøve prøve, testar, тест, проверка, прием прием, раз два три, раз два, one two three, one two, en to tre, en to,
    ein to tre, ett två tre, ett två, hører du meg, høyrer du meg, hör du mig, kan du høre mig, kan du høre meg, can you hear me, can you hear this,
    is this on, is it on, is this thing on, меня слышно, слышно меня, слышите меня`,
}

/** A trial is told at its beginning. */
const OPENING_TOKENS = 45
const LEAST_SIGNS = 2

let lexicon: Lexicon<keyof typeof WORDS> | undefined

/** True when a talk begins with somebody who tries out whether the recorder hears, or says that no patient is there. */
export function isTrialRun(text: string): boolean {
  lexicon ??= compileWords(new Map<keyof typeof WORDS, string>([['trial', WORDS.trial], ['sign', WORDS.sign]]))
  const hits = lexicon.scan(tokenise(text).slice(0, OPENING_TOKENS))
  return hits.some(({ mark }) => mark === 'trial') || new Set(hits.filter(({ mark }) => mark === 'sign').map(({ start }) => start)).size >= LEAST_SIGNS
}
