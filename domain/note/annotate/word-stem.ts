import type { Language } from '#contract/vertical.ts'
import { keepByWord } from '#domain/language/kept-words.ts'

const LONGEST_STEM = 6
/** A stem of fewer letters would stand for too many words. */
const SHORTEST_STEM = 4
/** More than the different words of any one talk. */
const MOST_KEPT = 50_000

/** Endings taken off again and again, so that every form of a word ends in the same letters. */
const NORDIC = /(?:ene|erne|arna|orna|erna|ede|ande|ende|het|ing|et|en|er|ar|or|te|e|a|r|n|t|s)$/
const ENGLISH = /(?:ings|ing|ed|es|ly|s|e)$/
const RUSSIAN = new RegExp(
  '(?:ого|его|ому|ему|ыми|ими|ами|ями|ется|ится|ться|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ем|ом|ам|ах|ях|ов|ев|ей|ет|ит|ут|ют|ат|ят|ла|ло|' +
    'ли|ть|ся|а|о|у|ы|и|е|я|ю|ь|й|л)$',
)
const ENDINGS: Readonly<Record<Language, RegExp>> = { nb: NORDIC, sv: NORDIC, da: NORDIC, en: ENGLISH, ru: RUSSIAN }

/** What people say and what records write of the same thing; the first word of a group stands for all of it. */
const SAME: Readonly<Record<Language, string>> = {
  nb:
    'smerte vondt verk ømt, oppkast kaster kastet spy spydd brekning, tungpust tungpusten andpusten dyspné pustevansker, svimmel svimmelhet, ' +
    'sliten slitenhet trøtt fatigue, traume slått skade, kløe klør, hevelse hoven hovne hovent, blodtrykk bt, seponert sluttet, fortil foran, ' +
    'baktil bak, far faren, mor moren, cirka omtrent ca',
  sv:
    'smärta ont värk, kräkning kräks kräktes, andfådd andfåddhet dyspné, yr yrsel, trött trötthet, klåda kliar, svullnad svullen svullet, ' +
    'blodtryck bt, utsatt slutade, saturation syremättnad syremättnaden',
  da:
    'smerte ondt, opkast kaster kastet, åndenød forpustet, svimmel svimmelhed, træt træthed, kløe klør, hævelse hævet, blodtryk bt, vægttab tabt, ' +
    'følelsesløshed føleforstyrrelser, seponeret holdt',
  en:
    'pain hurt hurts ache sore, vomiting vomit thrown throwing, nausea sick nauseated nauseous, breathless breathlessness dyspnoea breath, ' +
    'dizzy dizziness, tired tiredness fatigue, swelling swollen, itch itchy itching, bp pressure, stopped discontinued, mother maternal mum mom, ' +
    'father paternal dad, headaches headache, impression think, review follow',
  ru:
    'боль болит болела болят боли, рвота рвало вырвало, одышка задыхаюсь, головокружение кружится, слабость слабый, отек отекла отечность опухла, ' +
    'зуд чешется, давление ад, температура жар лихорадка, отменен бросила бросил',
}

type Stemmer = (word: string) => string

function plain(word: string, language: Language): string {
  let stem = word
  for (;;) {
    const shorter = stem.replace(ENDINGS[language], '')
    if (shorter === stem || shorter.length < SHORTEST_STEM) break
    stem = shorter
  }
  return stem.slice(0, LONGEST_STEM)
}

function compile(language: Language): Stemmer {
  const same = new Map<string, string>()
  for (const group of SAME[language].split(',')) {
    const [first = '', ...others] = group.trim().split(' ')
    for (const word of [first, ...others]) same.set(plain(word, language), plain(first, language))
  }
  return keepByWord(MOST_KEPT, (word) => {
    const stem = plain(word, language)
    return same.get(stem) ?? stem
  })
}

const stemmers = new Map<Language, Stemmer>()

/** Gives what stands for a word through inflection, and for the word of the record that means the same. */
export function stemmerOf(language: Language): Stemmer {
  const known = stemmers.get(language)
  if (known) return known
  const made = compile(language)
  stemmers.set(language, made)
  return made
}
