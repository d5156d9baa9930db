import type { Language } from '#contract/vertical.ts'
import { wordSet } from './word-set.ts'

/** Behind these stands an address. */
export const ADDRESS_LABELS: ReadonlySet<string> = new Set(['adresse', 'adressen', 'adress', 'address', 'адрес'])
/** Between such a label and the address. */
export const COPULAS: ReadonlySet<string> = new Set(['er', 'är', 'is', 'e', 'blir', 'bliver'])

/** Straight before a home, without a preposition; then any capital with a number is one. */
export const LIVES: ReadonlySet<string> = new Set('bor bur bodde bosatt boende bopæl bopel adr adresse adressen adressa adress address postadresse hjemmeadresse bostedsadresse bostadsadress gateadresse hemadress home адрес адресу проживает проживающий проживающая живет прописан прописана'.split(' '))

/** Who goes, sends or is found somewhere: ambulanse til, hjemmebesøk i, skickas till, kør til, hittar mig på. */
export const TOWARDS = wordSet('ambulanse ambulansen ambulans ambulance hjemmebesøk hembesök hjemmebesøg sendes skickas leveres levereras hentes hämtas faktureres flyttet flyttat flyttade flyttede flytter flyttar postadresse postadress vistas oppholder opholder boende hemtjänst hjemmetjeneste komme kom kjør kjøre kør køre kör köra åk mig meg os oss nabo naboen grannen')
/** Behind a question for the address, and before its answer. */
export const ASKED = wordSet('adresse adressen adress adressa bor bur')
/** The word for a street cut short: Storgt, Kirkev. */
export const SHORT_STREET = /(?:gt|vn|vj|[^n]g|v)$/u
/** Before a number, the part of a house; the second set only before the name of a house. */
export const FLATS = wordSet('flat apartment apt unit caravan plot pitch')
export const ROOMS = wordSet('room caravan block')
/** Behind these stands a home in English and in Russian. */
export const ENGLISH_LIVES = wordSet('lives living live lived resides residing resident stays staying moved address home visit visiting ambulance moved come kin')
export const RUSSIAN_LIVES = wordSet('живет живу живем живут жил жила проживает прож проживал проживала адрес адресу прописке прописан прописана зарегистрирован зарегистрирована приезжайте приезжай приехать подъезжайте ехать едем вызов мы')

/** With these the addresses begin that a pattern tells: boxes, farms by their number, Russian streets and settlements. */
const BOX_SIGN = '(?:^|-)(?:postboks|postbox|boks|box|pb)$'
export const ADDRESS_SIGN: Readonly<Record<Language, RegExp>> = {
  nb: new RegExp(`${BOX_SIGN}|(?:^|-)(?:g(?:år)?d?s?nr|rv|fv|ev|riksve[gi]|fylkesve[gi])\\d*$`, 'u'),
  sv: new RegExp(BOX_SIGN, 'u'),
  da: new RegExp(BOX_SIGN, 'u'),
  en: new RegExp(BOX_SIGN, 'u'),
  ru: new RegExp(`${BOX_SIGN}|(?:^|-)(?:ул|пр|пер|шоссе|бульвар|площад|наб|мкр|микрорайон|пос|снт|днт|общежити)`, 'u'),
}

/** Second of two capitals these make an English home without a number: Rose Cottage, Mill Lane. */
export const NAMED_HOMES = wordSet('road lane avenue crescent gardens terrace mews close drive cottage')

const LEADING = [TOWARDS, ASKED, FLATS, ROOMS, ENGLISH_LIVES, RUSSIAN_LIVES, new Set(['на', 'по', 'с'])]

/** Whether a home may be told at or behind a word; asked once for each. */
export const leadsHome = (word: string): boolean => SHORT_STREET.test(word) || LEADING.some((words) => words.has(word))

/** After a number they say that it counted something else than houses. */
export const COUNTED = /^(?:år|åring|års|kilo|timer|timmar|dager|dagar|dage|uker|veckor|uger|måneder|månader|ganger|gånger|gange|barn|years?|months?|weeks?|days?|times?|minutter|minuter|kilometer|mil|лет|год|года|месяц\p{L}*|дн\p{L}*|раз|человек)$/u

/** Whether what the number before counts stands here: years, kilos. */
export const isCounted = (text: string, end: number): boolean => COUNTED.test(/^[  ](\p{L}+)/u.exec(text.slice(end, end + 20))?.[1] ?? '')
