import { describe, expect, test } from 'vitest'
import { growsFaster, TIMES } from '#domain/language/testing/linear-growth.ts'
import { triggerFinder } from './find-triggers.ts'

const heard = (phrase: string, text: string): string[] => triggerFinder([{ id: 't', trigger: phrase }])(text).map(({ start, end }) => text.slice(start, end))

/** Phrase, what is said, and the words of it that are the phrase. */
const FOUND: [phrase: string, said: string, words: string][] = [
  // nb: as written, case, punctuation
  ['normal lungestatus', 'Jeg lytter. Normal lungestatus. Da går vi videre.', 'Normal lungestatus'],
  ['normal lungestatus', 'NORMAL LUNGESTATUS', 'NORMAL LUNGESTATUS'],
  ['normal lungestatus', 'Normal, lungestatus', 'Normal, lungestatus'],
  ['normal lungestatus', 'Normal. Lungestatus.', 'Normal. Lungestatus'],
  ['Normal lungestatus!', '«normal lungestatus»', 'normal lungestatus'],
  // nb: inflection
  ['normal lungestatus', 'helt normale lungestatuser i dag', 'normale lungestatuser'],
  ['vanlige råd', 'gitt vanlig råd om dette', 'vanlig råd'],
  ['vondt i ryggen', 'har vond i ryggen', 'vond i ryggen'],
  ['sår på foten', 'det er såret på foten', 'såret på foten'],
  ['smerter i skulder', 'smerte i skulderen', 'smerte i skulderen'],
  ['undersøkelse av hjertet', 'undersøkelsen av hjertet', 'undersøkelsen av hjertet'],
  ['oppfølging hos fastlegen', 'oppfølgingen hos fastlege', 'oppfølgingen hos fastlege'],
  ['sykemelding', 'Da skriver jeg sykemeldingen.', 'sykemeldingen'],
  ['migrene', 'det kan være migrenen igjen', 'migrenen'],
  ['blodprøver bestilt', 'Blodprøvene bestilt', 'Blodprøvene bestilt'],
  // nb: slips of the recogniser
  ['normal lungestatus', 'normal lungestatos', 'normal lungestatos'],
  ['normal lungestatus', 'normahl lungestatus', 'normahl lungestatus'],
  ['normal hjertestatus', 'normal hjertstatus', 'normal hjertstatus'],
  ['blodtrykkskontroll', 'blodtrykskontrol om en måned', 'blodtrykskontrol'],
  ['otoskopi normal', 'otoskåpi normal', 'otoskåpi normal'],
  ['fysikalsk behandling', 'fysikalisk behandling', 'fysikalisk behandling'],
  ['kontroll om tre måneder', 'kontroll om 3 måneder', 'kontroll om 3 måneder'],
  ['mal 2', 'bruk mal to', 'mal to'],
  // nb: joined and split
  ['normal lungestatus', 'normal lunge status', 'normal lunge status'],
  ['lunge status normal', 'lungestatus normal', 'lungestatus normal'],
  ['normal lungestatus', 'normal lunge-status', 'normal lunge-status'],
  ['ørestatus', 'øre status er fin', 'øre status'],
  ['rygg øvelser', 'ryggøvelser til hjemmebruk', 'ryggøvelser'],
  // nb: fillers
  ['normal lungestatus', 'normal eh lungestatus', 'normal eh lungestatus'],
  ['normal lungestatus', 'normal, liksom, lungestatus', 'normal, liksom, lungestatus'],
  ['gi vanlige råd', 'gi altså vanlige eh råd', 'gi altså vanlige eh råd'],
  // sv
  ['normalt lungstatus', 'Normalt lungstatus.', 'Normalt lungstatus'],
  ['ont i ryggen', 'ont, typ, i ryggen', 'ont, typ, i ryggen'],
  ['egenvårdsråd', 'då ger jag egenvårds råd', 'egenvårds råd'],
  ['undersökning av buken', 'undersökningen av buken', 'undersökningen av buken'],
  ['lungorna rena', 'lungor rena', 'lungor rena'],
  ['friska öron', 'friskt öron', 'friskt öron'],
  ['sjukskrivning', 'sjukskrivningar', 'sjukskrivningar'],
  ['uppföljning hos distriktssköterska', 'uppföljning hos distrikts sköterskan', 'uppföljning hos distrikts sköterskan'],
  ['normal hjärtstatus', 'normal hjertstatus', 'normal hjertstatus'],
  // da
  ['normal lungestetoskopi', 'Normal lungestetoskopi.', 'Normal lungestetoskopi'],
  ['objektiv undersøgelse', 'objektive undersøgelser', 'objektive undersøgelser'],
  ['henvisning til fysioterapi', 'henvisningen til fysioterapien', 'henvisningen til fysioterapien'],
  ['blodtryk normalt', 'blodtrykket normalt', 'blodtrykket normalt'],
  ['sædvanlige råd', 'de sædvanlige, øh, råd', 'sædvanlige, øh, råd'],
  ['hjerte og lunger normale', 'hjerte og lunger normal', 'hjerte og lunger normal'],
  ['kontrol om to uger', 'kontrol om 2 uger', 'kontrol om 2 uger'],
  // en
  ['normal chest exam', 'Normal chest exam today.', 'Normal chest exam'],
  ['normal chest exam', 'normal chest exams', 'normal chest exams'],
  ['back pain advice', 'gave back pain, um, advice', 'back pain, um, advice'],
  ['return precautions', 'return precaution given', 'return precaution'],
  ['follow up in two weeks', 'follow up in 2 weeks', 'follow up in 2 weeks'],
  ['follow-up plan', 'the followup plan', 'followup plan'],
  ['allergy template', 'use the allergies template', 'allergies template'],
  ["patient's wishes", 'the patients wishes', 'patients wishes'],
  ['physiotherapy referral', 'fysiotherapy referral', 'fysiotherapy referral'],
  ['stopped smoking', 'stop smoking', 'stop smoking'],
  // ru
  ['дыхание везикулярное', 'Дыхание везикулярное.', 'Дыхание везикулярное'],
  ['обычные рекомендации', 'даю обычных рекомендаций', 'обычных рекомендаций'],
  ['боль в груди', 'жалуется на боли в груди', 'боли в груди'],
  ['живот мягкий', 'живот, ну, мягкий', 'живот, ну, мягкий'],
  ['контроль через две недели', 'контроль через 2 недели', 'контроль через 2 недели'],
  ['больничный лист', 'открыт больничного листа', 'больничного листа'],
  ['чёрный стул', 'черный стул', 'черный стул'],
  ['общий осмотр', 'общего осмотра', 'общего осмотра'],
]

const NOT_FOUND: [phrase: string, said: string][] = [
  // another word
  ['normal lungestatus', 'unormal lungestatus'],
  ['normal lungestatus', 'abnormal lungestatus'],
  ['normal lungestatus', 'normal hjertestatus'],
  ['normal lungestatus', 'lungestatus normal'],
  ['normal lungestatus', 'normal og god lungestatus'],
  ['normal lungestatus', 'Er det normalt? Lungestatus er fin.'],
  ['normal lungestatus', 'Alt er normalt.\n\nLungestatus:'],
  ['normal status', 'Alt er normalt. Status er god.'],
  ['normal status', 'Lege: Er det normal\nPasient: status'],
  ['normal status', 'formal status'],
  ['hoste', 'koste'],
  ['hoste', 'hos tannlegen'],
  ['hoste', 'hester'],
  ['hoste', 'posten'],
  ['pus', 'pust dypt'],
  ['pust', 'pus fra såret'],
  ['svart', 'han ga svar'],
  ['kraft', 'en krabbe'],
  ['takk', 'et tak'],
  ['sår', 'sårt'],
  ['øre', 'være'],
  ['mage', 'mange'],
  ['rygg', 'brygge'],
  ['hals', 'halv'],
  ['kne', 'knekk'],
  ['feber', 'fiber'],
  ['hypertensjon', 'hypotensjon'],
  ['ukjent hypertensjon', 'ukjent hypotensjon'],
  ['hyperglykemi funnet', 'hypoglykemi funnet'],
  ['abduksjon normal', 'adduksjon normal'],
  ['intravenøs behandling', 'intervenøs behandling'],
  ['psykolog henvist', 'psykologi henvist'],
  ['medisin gitt', 'medisinsk gitt'],
  ['diabetes', 'diabetesfot'],
  ['prednisolon gitt', 'prednison gitt'],
  ['symmetrisk ansikt', 'asymmetrisk ansikt'],
  ['mal 2', 'mal 3'],
  ['mal 2', 'mal 12'],
  ['mal 2', 'mal 20'],
  ['femten milligram', 'femti milligram'],
  ['kontroll om tre måneder', 'kontroll om 4 måneder'],
  ['kontroll om tre måneder', 'kontroll om fire måneder'],
  ['vondt i ryggen', 'vondt i magen'],
  ['vondt i ryggen', 'vondt og stiv i ryggen'],
  // sv
  ['ont i ryggen', 'inte i ryggen'],
  ['hosta', 'kosta'],
  ['tand', 'hand'],
  ['sår', 'svår'],
  ['normal lungstatus', 'onormal lungstatus'],
  ['egenvårdsråd', 'egenvård'],
  // da
  ['hoste', 'hofte'],
  ['mave', 'have'],
  ['objektiv undersøgelse', 'subjektiv undersøgelse'],
  ['normal lungestetoskopi', 'normal rektoskopi'],
  ['lever', 'levende'],
  // en
  ['normal chest exam', 'normal vest exam'],
  ['back pain advice', 'back advice'],
  ['cough', 'couch'],
  ['chest', 'chess'],
  ['hypertension noted', 'hypotension noted'],
  ['ear', 'year'],
  ['template', 'temple'],
  // ru
  ['боль', 'более'],
  ['боль в груди', 'боль в ноге'],
  ['гипертония известна', 'гипотония известна'],
  ['кровь', 'крот'],
  ['живот мягкий', 'живот жёсткий'],
  ['осмотр', 'смотри'],
  // no phrase at all
  ['(a+)+$', 'aaaaaaaa a a a'],
  ['…', 'Ja … nei.'],
  ['a', 'a a a'],
]

describe('what is heard as a trigger phrase', () => {
  test.each(FOUND)('%s: %s', (phrase, said, words) => {
    expect(heard(phrase, said)).toEqual([words])
  })

  test.each(NOT_FOUND)('not %s: %s', (phrase, said) => {
    expect(heard(phrase, said)).toEqual([])
  })

  test('the tables are as large as promised', () => {
    expect(FOUND.length).toBeGreaterThanOrEqual(60)
    expect(NOT_FOUND.length).toBeGreaterThanOrEqual(60)
  })
})

describe('several phrases', () => {
  const finder = triggerFinder([
    { id: 'short', trigger: 'normal status' },
    { id: 'long', trigger: 'normal status hjerte' },
    { id: 'twin', trigger: 'Normal Status' },
    { id: 'next', trigger: 'status praesens' },
  ])

  test('the longest wins, and none is found within another', () => {
    expect(finder('normal status hjerte').map(({ triggerId }) => triggerId)).toEqual(['long'])
    expect(finder('normal status praesens').map(({ triggerId }) => triggerId)).toEqual(['short', 'twin'])
  })

  test('each place where it is said is told', () => {
    expect(finder('Status praesens. Og så status praesens.').map(({ start, end }) => [start, end])).toEqual([[0, 15], [23, 38]])
  })

  test('offsets are UTF-16 units, whatever stands before', () => {
    const text = '🙂 e\u0301 Status praesens'
    expect(finder(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Status praesens'])
  })
})

describe('SEC-4 no phrase and no text makes it slow: 200 phrases, 100 kB', () => {
  const letters = 'abcdefghijklmnopqrst'
  const word = (number: number, length: number): string => Array.from({ length }, (_, at) => letters[Math.floor(number / 20 ** at) % 20]).join('')
  const many = (make: (at: number) => string): string[] => Array.from({ length: 200 }, (_, at) => make(at).slice(0, 200))
  const long = (make: (at: number) => string): string => {
    let text = ''
    for (let at = 0; text.length < 100_000; at++) text += make(at)
    return text.slice(0, 100_000)
  }
  test.each<[name: string, phrases: string[], text: string]>([
    ['(a+)+$ against a row of a', many(() => '(a+)+$'), 'a'.repeat(100_000)],
    ['(a+)+$ against words a', many(() => '(a+)+$'), 'a '.repeat(50_000)],
    ['a hundred words a and one b', many((at) => `${'a '.repeat(90 + (at % 9))}b`), 'a '.repeat(50_000)],
    ['all lengths of one word', many((at) => 'ab '.repeat(1 + (at % 66))), 'ab '.repeat(33_334).slice(0, 100_000)],
    ['stops everywhere', many((at) => 'ab '.repeat(1 + (at % 66))), 'ab. '.repeat(25_000)],
    [
      'near misses that share their halves',
      many((at) => Array.from({ length: 20 }, (_, turn) => `kontro${word(at * 20 + turn, 3)}`).join(' ')),
      long((at) => `kontro${word(at + 4_000, 4)} `),
    ],
    ['words all different', many((at) => Array.from({ length: 20 }, (_, turn) => word(at * 20 + turn, 9)).join(' ')), long((at) => `${word(at, 6)} `)],
    ['pairs that might be one word', many((at) => `kont${word(at, 30)}`), long((at) => `kont ${word(at, 4)} `)],
    ['speech', many((at) => `normal status ${word(at, 5)}`), long((at) => `Da ser jeg på ${word(at % 900, 6)}, det er normal status her. `)],
  ])('%s', (_, phrases, text) => {
    const triggers = phrases.map((trigger, at) => ({ id: String(at), trigger }))
    expect(text.length).toBe(100_000)
    expect(growsFaster(triggerFinder(triggers), { short: text.slice(0, text.length / TIMES), long: text, leastMs: 4, tries: 4 })).toBe(false)
  })
})
