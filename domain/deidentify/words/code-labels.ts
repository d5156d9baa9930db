import { wordSet } from '#domain/vocabulary/word-set.ts'
import type { IdentifierType } from '../identifier.ts'

/** What a word announces: a code of this type, with at least so many digits; weak words are everyday words too. */
export type CodeLabel = {
  readonly type: IdentifierType
  readonly least: number
  readonly isWeak: boolean
  /** Says only that a number comes: nummer, nr, код. */ readonly isBare: boolean
}

type Family = {
  readonly type: IdentifierType
  readonly least?: number
  readonly isWeak?: true
  /** Whole words, and beginnings of words (`chip*`). */ readonly words: string
}

/** Of these, which are verbs too, only a number said to be one is a code, or a long one in digits: får nr 4471, får 20418. */
const NUMBERED_ONLY = 99

/** Families of labels: the first that has a word says what it is. */
const FAMILIES: readonly Family[] = [
  { type: 'CHIP', least: 5, words: `chip chippet chippad chippen chipmerket chipmärkt chipmærket microchip* mikrochip* idchip id-chip* transponder*
    brikkenummer brikkenr id-merk* id-märk* id-mærk* idmerk* idmärk* idmærk* чип чипа чипом чипе микрочип*` },
  { type: 'HPR', least: 3, words: `hpr* gmc rcvs nmc hcpc gdc autorisasjons* autorisations* autorisationsid legitimationskod* legitimationsn* förskrivarkod*
    arbetsplatskod* yder* helsepersonelln* aut leg лиценз* сертификат* диплом*` },
  { type: 'ANIMAL_ID', least: 2, words: `øremerk* øremærk* öronmärk* ørebrikke* öronbricka* eartag* tatover* tatuer* tattoo* øretatover* örontatuer* öt øt
    frysemerk* frysmärk* frysemærk* frysebrænd* freezemark* freezebrand* frostmärk* brennemerk* brännmärk* brændemærk* livsnummer* livnummer* livnr* ueln
    stambok* stambog* stamtavl* studbook* pedigree* hestepass* hästpass* hestepas* individnummer* individnr dyreid ppn besetnings* besættnings* besätningsn*
    besættningsn* besættningsn* besætnings* besättnings* produsentn* produktionsplats* anleggsn* anläggningsn* ejendomsn* driftsn* ckr chr sht nkk skk dkk
    клейм* тавр* татуиров* бирк* ветпаспорт* родословн* ркф инвентарн*` },
  { type: 'ANIMAL_ID', least: 2, isWeak: true, words: `ku kua ko kon koen kalv kalven kvige kviga kvigen kvigan kvie kvien okse oksen tjur tjuren tyr tyren
    søye søya søyen sau sauen vær væren vædder gimmer lam lamm lammet tacka tackan bagge baggen geit geita bukk bukken purke purka sugga suggan galt so-nr
    gris grisen hest hesten häst hästen dyr dyret djur djuret besetning besetningen besättning besättningen besætning besætningen passport cow heifer calf
    bull ewe ram sow boar lamb hogget cows heifers calves ewes lambs sows bulls hogs goats kuer kyr kyrne kalver kviger sauer søyer geiter griser kor kalvar
    kvigor tackor getter køer kvier søer коровы телята телки овцы козы tup bullock steer wether kje gimmer hog flock herd holding корова корову коровы телка
    телку телки телочка телочку нетель бык быка бычок теленок теленка овца овцу овцы баран свиноматка свиноматку хряк стадо стада` },
  { type: 'ANIMAL_ID', least: NUMBERED_ONLY, isWeak: true, words: 'so soen får fåret get geten ged geden' },
  { type: 'ANIMAL_ID', least: 4, isWeak: true, words: 'merke merket mærke mærket märke märkt märket mark marking tag tags tagged brand branded ring ringen' },
  { type: 'NATIONAL_ID', least: 4, words: `fødselsn* hjelpen* reservn* samordningsn* erstatningscpr* erstatnings-cpr* cpr* fnr pnr d-nummer* h-nummer* nhs chi
    ssn lma* duf* снилс инн омс паспорт* свидетельств*` },
  { type: 'POSTCODE', least: 4, words: 'postnummer* postnumret postnr postkode* postcode zip индекс' },
  { type: 'PHONE', least: 5, words: 'telefonn* mobiln* tlfnr tlf-nr' },
  { type: 'PHONE', least: 3, words: 'anknytning internnummer internnr direktnummer direktnr linjenr extension добавочный' },
  { type: 'ACCOUNT', least: 5, words: `clearing clearingnr konto kontoen kontonummer* kontonr kontot sort bankgiro plusgiro postgiro swish vipps mobilepay
    iban bankkort kortnummer* kortnr account счет* расчетный` },
  { type: 'OTHER_ID', words: `passnummer* passnr pasnummer* pasnr bruker-id brukerid brukernavn bruger-id brugerid brugernavn användar-id användarid
    användarnamn user username userid login førerkort* körkort* kørekort* licence license legitimasjon* id-nummer* id-nr id-kort idkort idnummer* idnr
    reisekort* org orgnr organisasjonsn* organisationsn* cvr cvr-nr cvr-nummer* skilt* bilskilt* skiltet nummerplad* nummerskilt* nummerplat* numberplate*
    plates regnr regnummer* regskilt registreringsn* регистрационн* госномер* vin imei chassis* serienr serienummer* serial s/n innsatt indsat intagen inmate
    prisoner fange fangen fangenr* badge табельн* удостоверен* студенческ* пропуск* prod` },
  { type: 'CASE_NO', words: `saksn* sagsn* ärenden* diarie* dnr mrn urn npe arkivn* journaln* policen* polisen* polisn* referansekod* referenskod*
    referencekod* referansen* referencen* referensn* bookingkode* bookingreferanse* bookingreference* bokningskod* bestillings* bestilling bestillingen
    beställning* reservasjon* reservation* reserveringsn* locator datix incident inquest медкарт* штрихкод* иб заявк* обращени* убыток убытка акт акта акту
    обращение брони бронь договор* квитанц* направлени* протокол* полис* дело дела делу карта карты карте билет билета кусп исх вх аккредитац* истории история
    историю` },
  { type: 'CASE_NO', isWeak: true, words: `sak saken sag sagen skade skada skadan skaden ärende ärendet case claim file policy polise polisen police polis
    beteckning mål ref referanse referansen reference referens referensen försäkring försäkringsbrevet forsikring forsikringen försäkringen premie faktura
    fakturaen fakturan invoice booking mrn` },
  { type: 'CASE_NO', least: 5, isWeak: true, words: `journalpost journalposten dokument dokumentet document документ docket tenancy larmet alarmen journal
    journalen klage klagen complaint anmeldelse anmeldelsen anmälan remiss remissen henvisning henvisningen referral requisition rekvisisjon rekvisition
    specimen sample prøve prøven prov provet bokning order ordre avtale avtalen avtal avtalet aftale aftalen agreement kontrakt kontrakten contract biopsi
    biopsien biopsy preparat preparatet биопсия биопсии препарат заявление заявления ticket receipt kvittering kvitto рецепт* талон* справк* случай случая
    права прав решени* заключени* приказ* путевк*` },
  { type: 'OTHER_ID', least: 3, words: 'nøkkelboks nøkkelboksen nyckelskåp nyckelskåpet nyckelbox nøgleboks nøgleboksen keysafe домофон домофона домофоне' },
  { type: 'OTHER_ID', least: 4, isWeak: true, words: `safe registration reg plate freeze id kode koden kod code portkod portkoden adgangskode adgangskoden
    tilgangskode inträdeskod alarmkode alarmkoden larmkod larmkoden key locker nøkkel dørkode dørkoden portkode pinkode pin passord passordet lösenord
    password пароль код машина машины машину` },
]
const BARE = wordSet('nummer nummeret numret number nr no номер номером номера серия серии')
const [USUAL_LEAST, LEAST_BARE] = [3, 4]

/** Nouns whose number numbers a thing, not a person: romnummer, batchnr, utgåvenummer. */
const OF_THINGS = new RegExp(
  '^(?:hus|rom|rums|værelses|sal|sals|stue|seng|sänge|säng|side|sid|start|sko|klasse|linje|buss|bus|tog|etasje|skjerm|batch|lot|parti|' +
    'vare|varu|artikkel|artikel|atc|icd|tann|tand|segment|versjon|version|modell|model|størrelse|storleks|rekke|orden|nød|kanal|spor|' +
    'spår|bilde|bild|billed|dose|uke|vecko|uge|kapittel|kapitel|avsnitt|afsnit|punkt|tabell|tabel|figur|fase|fas|tele|hoved|huvud|gate|' +
    'gatu|vei|dør|plass|plads|plats)s?-?$',
  'u',
)
const COMPOUND = /^(\p{L}[\p{L}-]*?)(?:nummer|nummeret|numret|nummern|nr|(?<=-)id|ref|referansen?|referencen?|referensen?|ärendet?|saken|sak|sagen|sag)$/u
const SHORTEST_HEAD = 1

type Ready = { readonly whole: ReadonlyMap<string, CodeLabel>; readonly beginnings: ReadonlyMap<string, CodeLabel> }

function prepare(): Ready {
  const whole = new Map<string, CodeLabel>()
  const beginnings = new Map<string, CodeLabel>()
  for (const { type, least = USUAL_LEAST, isWeak = false, words } of FAMILIES) {
    const label: CodeLabel = { type, least, isWeak, isBare: false }
    for (const word of words.split(/\s+/)) {
      const target = word.endsWith('*') ? beginnings : whole
      const key = word.replace('*', '')
      if (!target.has(key)) target.set(key, label)
    }
  }
  return { whole, beginnings }
}

const { whole, beginnings } = prepare()
const BARE_LABEL: CodeLabel = { type: 'CASE_NO', least: LEAST_BARE, isWeak: true, isBare: true }
const COMPOUND_LABEL: CodeLabel = { type: 'CASE_NO', least: USUAL_LEAST, isWeak: false, isBare: false }
const SHORTEST_BEGINNING = 3

/** What a word in lower case announces, or undefined for most words. */
export function codeLabelOf(spelled: string): CodeLabel | undefined {
  const word = spelled.replace(/'s$/, '')
  if (BARE.has(word)) return BARE_LABEL
  const known = whole.get(word)
  if (known !== undefined) return known
  for (let length = word.length; length >= SHORTEST_BEGINNING; length--) {
    const label = beginnings.get(word.slice(0, length))
    if (label !== undefined) return label
  }
  const [, head = ''] = COMPOUND.exec(word) ?? []
  return head.length < SHORTEST_HEAD || OF_THINGS.test(head) ? undefined : COMPOUND_LABEL
}
