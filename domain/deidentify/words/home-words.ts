import type { Language } from '#contract/vertical.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'

/** Behind these stands an address. */
export const ADDRESS_LABELS: ReadonlySet<string> = new Set(['adresse', 'adressen', 'adress', 'address', 'адрес'])
/** Between such a label and the address. */
export const COPULAS: ReadonlySet<string> = new Set(['er', 'är', 'is', 'e', 'blir', 'bliver'])

/** Straight before a home, without a preposition; then any capital with a number is one. */
export const LIVES: ReadonlySet<string> = wordSet(`hytta hytte stuga stugan sommerhus sommerhuset sommarstuga sommarstugan fritidshus bor bur bodde bosatt
  boende bopæl bopel adr adresse adressen adressa adress address postadresse hjemmeadresse bostedsadresse bostadsadress gateadresse hemadress home адрес
  адресу проживает проживающий проживающая живет прописан прописана`)

/** Who goes, sends, is fetched or found somewhere: ambulanse til, hjemmebesøk i, skickas till, kør til, hentet i, hittar mig på. */
export const TOWARDS = wordSet(`hentet henta hämtad hämtade hämtat afhentet funnet hittad hittade fundet falt ramlade faldt går gå skal ska skickar skicka
  send sende sender sendt skickat levert leverert kjører kører kört kjørt kørt kom skulle drog dro rykket rykte ambulanse ambulansen ambulans ambulance
  hjemmebesøk hembesök hjemmebesøg sendes skickas leveres levereras hentes hämtas faktureres flyttet flyttat flyttade flyttede flytter flyttar postadresse
  postadress vistas oppholder opholder boende hemtjänst hjemmetjeneste komme kom kjør kjøre kør køre kör köra åk mig meg os oss nabo naboen grannen`)
/** Behind a question for the address, and before its answer. */
export const ASKED = wordSet('adresse adressen adress adressa bor bur')
/** The letter of a house as it is said: tolv be. */
export const SAID_LETTERS = wordSet('be ce cé se de ee eff ef ge gé hå ah bee cee dee бэ вэ гэ дэ')
/** The word for a street cut short: Storgt, Kirkev. */
export const SHORT_STREET = /(?:gt|vn|vj|[^n]g|v)$/u
/** Before a number, the part of a house; the second set only before the name of a house. */
export const FLATS = wordSet('flat apartment apt unit caravan plot pitch')
export const ROOMS = wordSet('room caravan block')
/** Houses that have a name instead of a number. */
export const HOUSES = wordSet(`dairy stables kennels cottage cottages house barn farm lodge hall manor rectory vicarage forge granary maltings oast mill
  bungalow villa towers bothy`)
/** Behind these stands a home in English and in Russian. */
export const ENGLISH_LIVES = wordSet(`found collected picked fetched parcel delivered taken sent standing waiting lives living live lived resides residing
  resident stays staying moved address home visit visiting ambulance moved come kin`)
export const RUSSIAN_LIVES = wordSet(`привезут привезти привезите везите везут доставят доставить доставили доставьте забрали заберите забрать нашли найден
  найдена обнаружен обнаружена приехали приедут приехал приехала поехали едут подъехать ждем ждет ждут отправьте отправить живет живу живем живут жил жила
  проживает прож проживал проживала адрес адресу прописке прописан прописана зарегистрирован зарегистрирована приезжайте приезжай приехать подъезжайте ехать
  едем вызов мы`)

/** With these the addresses begin that a pattern tells: boxes, farms by their number, Russian streets and settlements. */
const BOX_SIGN = '(?:^|-)(?:postboks|postbox|boks|box|pb)$'
export const ADDRESS_SIGN: Readonly<Record<Language, RegExp>> = {
  nb: new RegExp(`${BOX_SIGN}|(?:^|-)(?:g(?:år)?d?s?nr|rv|fv|ev|riksve[gi]|fylkesve[gi])\\d*$`, 'u'),
  sv: new RegExp(BOX_SIGN, 'u'),
  da: new RegExp(BOX_SIGN, 'u'),
  en: new RegExp(BOX_SIGN, 'u'),
  ru: new RegExp(`${BOX_SIGN}|(?:^|-)(?:ул|пр|пер|шоссе|бульвар|площад|наб|мкр|микрорайон|пос|снт|днт|общежити|ящик|деревн|сел[оеа]|хутор|станиц)`, 'u'),
}

/** Second of two capitals these make an English home without a number: Rose Cottage, Mill Lane. */
export const NAMED_HOMES = wordSet('road lane avenue crescent gardens terrace mews close drive cottage')

const LEADING = [TOWARDS, ASKED, FLATS, ROOMS, HOUSES, ENGLISH_LIVES, RUSSIAN_LIVES, new Set([
  'на', 'по', 'с', 'из', 'из-за', 'у', 'дом', 'доме', 'дома', 'дому', 'д',
])]

/** Whether a home may be told at or behind a word; asked once for each. */
export const leadsHome = (word: string): boolean => SHORT_STREET.test(word) || LEADING.some((words) => words.has(word))

/** A street that its house stands before: дом 12 по улице Гагарина. */
export const RUSSIAN_STREET = /^(?:улиц|проспект|тракт|шоссе|бульвар|переулк|набережн|проезд|алле|площад|тупик)/u

/** After a number they say that it counted something else than houses. */
export const COUNTED = new RegExp(
  '^(?:år|åring|års|kilo|timer|timmar|dager|dagar|dage|uker|veckor|uger|måneder|månader|ganger|gånger|gange|barn|years?|months?|weeks?|' +
    String.raw`days?|times?|minutter|minuter|kilometer|mil|лет|год|года|месяц\p{L}*|дн\p{L}*|раз|человек)$`,
  'u',
)

/** Whether what the number before counts stands here: years, kilos. */
export const isCounted = (text: string, end: number): boolean => COUNTED.test(/^[  ](\p{L}+)/u.exec(text.slice(end, end + 20))?.[1] ?? '')
