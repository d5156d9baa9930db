import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from './find-identifiers.ts'

type Row = readonly [Language, Vertical, string]

/** What stands in brackets must be masked whole. */
function leftOf([language, vertical, marked]: Row): string[] {
  const text = marked.replace(/[[\]]/g, '')
  const found = findIdentifiers({ text, language, vertical })
  let passed = 0
  return [...marked.matchAll(/\[([^\]]*)\]/g)].flatMap((match) => {
    const start = match.index - passed
    passed += 2
    const said = match[1] ?? ''
    const isMasked = (at: number) => found.some((one) => one.start <= at && at < one.end)
    const isWhole = [...said.matchAll(/[\p{L}\d]/gu)].every(({ index }) => isMasked(start + index))
    return isWhole ? [] : [said]
  })
}

describe('GDPR: codes behind a label, a few words, a colon or words said for letters', () => {
  const rows: readonly Row[] = [
    ['nb', 'med', 'bookingref. [RT5KWD] gjelder hjemreisen'],
    ['nb', 'med', 'Bestillingsref: [H7TTQ2], utreise i mars.'],
    ['nb', 'med', 'Referansekoden er [ZK4471].'],
    ['nb', 'med', 'Autorisasjonsnr lege: [HPR-71 204].'],
    ['nb', 'med', 'Sakens nummer i Helfo: [2024/118823].'],
    ['nb', 'med', 'skadenummeret er [tretusen, strek, b, tolv førtifire]'],
    ['nb', 'med', 'Referansen er [bravo tango fire fire en to].'],
    ['nb', 'med', 'Bilen har skilt [Karin Ludvig fire to en null åtte].'],
    ['nb', 'med', 'Regnummeret er [e l fire fire to en null].'],
    ['nb', 'med', 'registreringsnummeret er [k h to tre fire åtte ni]'],
    ['nb', 'med', 'Journalnummer hos fysioterapeuten: [77120].'],
    ['sv', 'med', 'Bokningsref [P9XLKT], resan är betald.'],
    ['sv', 'med', 'Ärendenumret är [tvåtusen, streck, b, fyrtioåtta elva].'],
    ['sv', 'med', 'ärendet har nummer [sjutusen fyra hundra tolv streck nio]'],
    ['sv', 'med', 'Registreringsnumret är [m l b fyra åtta två].'],
    ['sv', 'med', 'regnumret är [o k u sju sju tre]'],
    ['sv', 'med', 'Legitimationsnr sjuksköterska: [SSK-22 118].'],
    ['sv', 'med', 'Journalnr hos remitterande klinik: [48-11203].'],
    ['sv', 'med', 'Polisens diarienummer lyder [5000-K11822-24].'],
    ['sv', 'med', 'Referensen är [Bertil Adam fyra fyra ett två].'],
    ['sv', 'med', 'Skyddsnumret hos försäkringsbolaget är [88-20114].'],
    ['sv', 'med', 'kundnumret är [fyra noll noll åtta ett två]'],
    ['da', 'med', 'Bookingref. [T4QQ9M] for hjemrejsen.'],
    ['da', 'med', 'Sagsnummeret er [totusinde, bindestreg, b, toogtyve fyrre].'],
    ['da', 'med', 'Autorisationsnr læge: [06V-K7].'],
    ['da', 'med', 'Policens nummer: [AX-448812].'],
    ['da', 'med', 'Journalnr. hos kommunen: [24-118820].'],
    ['da', 'med', 'nummerpladen er [b k fire otte to nul ni]'],
    ['da', 'med', 'Referencen er [Bertha Karen fire fire en to].'],
    ['da', 'med', 'sagen har nummer [syv nul fire otte en]'],
    ['da', 'med', 'Ref. [KLM/2024-118].'],
    ['en', 'med', 'Booking ref [PL8QZT] for the flight home.'],
    ['en', 'med', 'The reference is [alpha tango four four one nine].'],
    ['en', 'med', 'Reference [bravo kilo, seven two one, four oh].'],
    ['en', 'med', 'Claim number [november golf dash eight eight one two].'],
    ['en', 'med', 'my booking code is [q x seven l m b]'],
    ['en', 'med', 'NMC pin for nurse: [12A3344E].'],
    ['en', 'med', 'number plate is [kilo papa five nine xray lima tango]'],
    ['en', 'med', 'incident number [four four two stroke nineteen]'],
    ['en', 'med', 'crime ref [CR/2291/24]'],
    ['ru', 'med', 'Карта вызова [55120], бригада 4.'],
    ['ru', 'med', 'Номер карты пациента [88120].'],
    ['ru', 'med', 'Талон на приём [4471-К].'],
    ['ru', 'med', 'Карта диспансерного наблюдения № [22914].'],
    ['ru', 'med', 'номер заявки в страховой [четыре четыре один два ноль]'],
    ['ru', 'med', 'Номер обращения [А-2291/24].'],
    ['ru', 'med', 'Амбулаторная карта [77120] на руках.'],
    ['ru', 'med', 'История болезни отделения [4471/24].'],
  ]
  test.each(rows)('%s %s: %s', (...row) => expect(leftOf(row)).toEqual([]))
})

describe('GDPR: homes where somebody is fetched, found or sent, and houses before their street', () => {
  const rows: readonly Row[] = [
    ['nb', 'med', 'Hentet i [Nedre Kleivlandet 9, leil. 201] av politiet.'],
    ['nb', 'med', 'Hun falt på [Solbakktoppen 14].'],
    ['nb', 'med', 'Ambulansen kom til [Myrgrenda 8].'],
    ['nb', 'med', 'Funnet utenfor [Kleivåsen 22 B].'],
    ['nb', 'med', 'Pakken skal til [Fjellheimen sju].'],
    ['nb', 'med', 'Hjemmesykepleien går til [Øvre Lilandet 4].'],
    ['nb', 'med', 'vi bor i [åsgrenda førtito]'],
    ['nb', 'med', 'adressa er [storhaugen nitten]'],
    ['nb', 'med', 'kom til [nordlia tolv] det haster'],
    ['sv', 'med', 'Hämtad i [Övre Backlandet 7, lgh 1102].'],
    ['sv', 'med', 'Hon ramlade på [Tallhöjden 12].'],
    ['sv', 'med', 'Hemtjänsten går till [Norrgården 4].'],
    ['sv', 'med', 'vi bor på [västeräng fyrtioett]'],
    ['sv', 'med', 'adressen är [kvarnberget nitton]'],
    ['sv', 'med', 'Hittad utanför [Björkbacka 22 B].'],
    ['sv', 'med', 'Paketet ska till [Ekliden sju].'],
    ['da', 'med', 'Hun faldt på [Solbakketoppen 14].'],
    ['da', 'med', 'Ambulancen kom til [Mosehegnet 8].'],
    ['da', 'med', 'Fundet uden for [Klinteåsen 22 B].'],
    ['da', 'med', 'Hjemmeplejen kører til [Nørrekær 4].'],
    ['da', 'med', 'vi bor på [vesterled toogfyrre]'],
    ['da', 'med', 'adressen er [stenhøj nitten]'],
    ['da', 'med', 'kom til [nordkrogen tolv] det haster'],
    ['da', 'med', 'Pakken skal til [Fjordglimt syv].'],
    ['en', 'med', 'Owner Mr Hale, [Quarry Cottage, Kiln Lane], Ludlow.'],
    ['en', 'med', 'owner mrs hale [mill cottage church lane] ludlow'],
    ['en', 'med', 'she lives at [rose cottage back lane]'],
    ['en', 'med', 'He was found at [The Old Dairy, Hobb Lane].'],
    ['en', 'med', "it's [the stables long lane] turn left at the pub"],
    ['en', 'med', "we're at [forty one harbour rise]"],
    ['en', 'med', 'Seen in Portland, Oregon [97209].'],
    ['en', 'med', 'Lives in Austin, TX [78704].'],
    ['ru', 'med', 'обнаружен у [д. 9 по Сибирскому тракту]'],
    ['ru', 'med', 'Живёт в [доме 12 по улице Гагарина].'],
    ['ru', 'med', 'дом [девять по Садовой улице]'],
    ['ru', 'med', 'Привезут на [Лесную, восемь].'],
    ['ru', 'med', 'привезут на [садовую восемь]'],
    ['ru', 'med', 'приехали с [Заводской, двенадцать, квартира три]'],
    ['ru', 'med', 'вызов на [полевую семнадцать]'],
    ['ru', 'med', 'живу на [зелёной сорок два]'],
    ['ru', 'med', 'Нашли у [дома 4 по Московскому проспекту].'],
    ['ru', 'med', 'Забрали с [Первомайской, пять].'],
  ]
  test.each(rows)('%s %s: %s', (...row) => expect(leftOf(row)).toEqual([]))
})

describe('GDPR: birth numbers, phones, accounts and chips read out', () => {
  const rows: readonly Row[] = [
    ['nb', 'med', 'Nummeret mitt er [fire en to tre fire fem seks syv].'],
    ['nb', 'med', 'ring meg på [ni to en førtifire femti to]'],
    ['nb', 'med', 'telefonen er [førtiåtte tolv sytti nitten]'],
    ['nb', 'med', 'fødselsnummeret er [tolv null tre syttiåtte fire hundre og elleve tjueto]'],
    ['nb', 'med', 'Personnummeret mitt? [Null sju null åtte femtiseks, tre tre en to ni].'],
    ['nb', 'med', 'pluss fire sju [ni en to tre fire fem seks sju]'],
    ['nb', 'med', 'de fem siste er [fire fire en to ni]'],
    ['nb', 'med', 'kontonummeret er [femten null tre, tolv, fire fire åtte én null]'],
    ['nb', 'med', 'Brikkenummeret er [fem sju åtte null null null to to fire åtte ni én null tre fire].'],
    ['nb', 'med', 'mobilen hennes er [ni hundre tolv førtifire femti]'],
    ['sv', 'med', 'Mitt nummer är [noll sju tre, fem fem ett, åtta noll två sex].'],
    ['sv', 'med', 'ring mig på [sjuttiotre femtiofem arton tjugosex]'],
    ['sv', 'med', 'Personnumret? [Femtioåtta noll sju tolv, fyrtiofyra trettionio].'],
    ['sv', 'med', 'de fyra sista är [fyra fyra tre nio]'],
    ['sv', 'med', 'telefonnumret är [noll åtta sex fyra ett tolv nitton]'],
    ['sv', 'med', 'personnumret är [nitton åttiotvå noll tre sjutton, elva tjugotvå]'],
    ['sv', 'med', 'kontonumret är [åtta tre två sju, nio, fyrtiofyra tolv nio]'],
    ['sv', 'med', 'numret till henne är [noll sjuttio fyra fyra ett två noll nio]'],
    ['sv', 'med', 'chippet är [sju fem två noll nio åtta ett noll noll fyra fyra sju två ett fem]'],
    ['sv', 'med', 'passnumret är [åtta åtta fyra ett två noll nio sju]'],
    ['da', 'med', 'Mit nummer er [tyve enogtredive fyrre tooghalvtreds].'],
    ['da', 'med', 'ring på [syv og tyve, elleve, fyrre, otte]'],
    ['da', 'med', 'CPR er [nul syv tolv otteoghalvtreds, fireogfyrre niogtredive].'],
    ['da', 'med', 'de fire sidste er [fire fire tre ni]'],
    ['da', 'med', 'telefonnummeret er [treogtyve enogfirs nul syv seksogfyrre]'],
    ['da', 'med', 'kontonummeret er [ni tre syv nul, to otte en syv syv fire fem]'],
    ['da', 'med', 'hun kan fanges på [otteogtyve tolv fireogfyrre nitten]'],
    ['da', 'med', 'chippen er [to nul otte to fem nul nul nul nul seks en syv syv tre fire]'],
    ['da', 'med', 'pasnummeret er [to nul ni fire fire en to otte]'],
    ['da', 'med', 'Personnummeret? [Tolv nul tre syvoghalvtreds, to to fire to].'],
    ['en', 'med', 'My number is [oh seven seven double four, one two nine, oh oh three].'],
    ['en', 'med', 'call me on [oh one two oh four, seven seven one two]'],
    ['en', 'med', 'NHS number [nine four three, four seven six, five nine one nine]'],
    ['en', 'med', 'my social is [four one two, double six, seven oh one nine]'],
    ['en', 'med', 'account number [seven three three oh one nine six two]'],
    ['en', 'med', 'the chip is [nine eight one, oh two oh, double oh four, four one two, seven seven one]'],
    ['en', 'med', "it's [double oh four four, seven seven one, two oh nine, four four eight]"],
    ['en', 'med', 'passport number is [five one two double oh four four one nine]'],
    ['en', 'med', 'you can reach him on [three oh one two eight eight]'],
    ['ru', 'med', 'Мой телефон [восемь девятьсот десять четыреста сорок семь тридцать один шестьдесят два].'],
    ['ru', 'med', 'перезвоните на [сорок восемь, двенадцать, семьдесят]'],
    ['ru', 'med', 'номер [двадцать два, сорок один, девяносто]'],
    ['ru', 'med', 'СНИЛС [сто двенадцать, двести сорок, триста один, пятьдесят]'],
    ['ru', 'med', 'звоните на [тридцать один двенадцать сорок]'],
    ['ru', 'med', 'паспорт [сорок пять ноль восемь, триста двенадцать, четыреста один]'],
    ['ru', 'med', 'номер карты [пять два восемь четыре, один один ноль семь, шесть шесть три один, ноль два девять ноль]'],
    ['ru', 'med', 'чип [шестьсот сорок три, ноль девять четыре, сто, семьсот семьдесят один, четыреста двадцать восемь]'],
    ['ru', 'med', 'телефон у неё [девятьсот двенадцать, сорок один, двенадцать]'],
    ['ru', 'med', 'полис [семьсот семьдесят один, двенадцать, ноль четыре, сорок восемь]'],
  ]
  test.each(rows)('%s %s: %s', (...row) => expect(leftOf(row)).toEqual([]))
})

describe('GDPR: who signed, by initials', () => {
  const rows: readonly Row[] = [
    ['nb', 'med', 'Sår skiftet, rolig natt. /[BM]'],
    ['nb', 'med', 'Fikk Paracet kl. 22. Sign. [Live K]'],
    ['nb', 'med', 'Ingen endring siden sist. Sign [KD]'],
    ['sv', 'med', 'Såret omlagt kl 14. /[ÅL]'],
    ['sv', 'med', 'Ingen feber. Sign [MJ]'],
    ['da', 'med', 'Sårpleje udført. /[KH]'],
    ['da', 'med', 'Rolig aften. Sign. [Oda P]'],
    ['en', 'med', 'Dressing changed. /[JT]'],
    ['en', 'med', 'Wound clean, reviewed daily. Signed [AB]'],
    ['ru', 'med', 'Перевязка сделана. /[КН]'],
    ['ru', 'med', 'Состояние стабильное. Подпись: [Ан. К]'],
  ]
  test.each(rows)('%s %s: %s', (...row) => expect(leftOf(row)).toEqual([]))
})

describe('GDPR: people spoken to and spoken of, whatever else their names mean', () => {
  const rows: readonly Row[] = [
    ['ru', 'med', 'Кто с ним? [Евстафий] в коридоре, ждёт.'],
    ['ru', 'med', '[Мамедалиев] готовим к операции на завтра.'],
    ['ru', 'med', '[Зульфира], позвоните в лабораторию.'],
    ['ru', 'med', 'Нет, я живу у дочки, у [Веры].'],
    ['ru', 'med', 'Ездили к внучке, к [Надежде], на дачу.'],
    ['da', 'med', 'Tolken er her. [Birthe], spørg hende om smerterne.'],
    ['sv', 'med', 'Nej, hon står själv. [Larsdotter] på granngården hade samma sak.'],
    ['en', 'med', 'His stepfather, [Will Garside], was there.'],
    ['en', 'med', 'Her uncle, [Grant Ottaway], drove her in.'],
    ['nb', 'vet', 'CT av [Kaos] viser ingenting.'],
    ['sv', 'vet', 'Röntgen av [Sixten] visar artros.'],
    ['da', 'vet', 'Hoppe [Muslingen], 11 år.'],
    ['en', 'vet', 'Cat [Dizzy]: T4 98 nmol/l.'],
    ['en', 'vet', 'Cat [Wobble], 8 years.'],
    ['nb', 'med', 'nei vi er hos [skogsgård] fastlegen din'],
  ]
  test.each(rows)('%s %s: %s', (...row) => expect(leftOf(row)).toEqual([]))
})
