/** What the words in front of a number say it is. */
export type NumberCue = (typeof NUMBER_CUES)[number]

const CUE_WORDS: Readonly<Record<NumberCue, string>> = {
  phone:
    'tlf tel telefon telefonen telefonnr telefonnummer telefonnummeret mob mobil mobilen mobilnr mobilnummer mobilnummeret mobilnumret ' +
    'phone telephone mobile cell fax faks ring ringe ringes ringas nås nåes reached call sms vipps swish тел контакт конт телефон ' +
    'телефона моб мобильный звонить',
  national:
    'fnr f.nr fødselsnummer fødselsnummeret fødselsnr personnummer personnumret personnr pnr p-nr cpr cprnr cpr-nr cpr-nummer d-nummer dnummer ' +
    'd-nr h-nummer hnr samordningsnummer samordningsnr ssn id национальный персональный фнр',
  birth: 'født fødd född fødselsdato fødselsdag födelsedatum dob birth born f f. рождения родился родилась г.р р',
  date:
    'opereret opererede opererades inlagd utskriven åter set sett sedd seen op lmp besøk besök besøg opereres operation operasjon återbesök ' +
    'kontrol контроль осмотр прием приём åter igen recheck review time tid visit den dato datum date fra från siden sedan innen til till kontroll ' +
    'kontrol time on since d от с до на utskrevet udskrevet utskriven innlagt indlagt inlagd termin terminen mens menstruation menstruasjon edd ' +
    'lmp discharged admitted operert opereret opererad vaksinert vaccineret vaccinerad месячные менструация роды выписан выписана поступил ' +
    'поступила операция операции прививка пдр',
  account: 'reg reg.nr regnr utbetaling udbetaling konto kontoen kontonr kontonummer account bg pg clearing bankgiro plusgiro счет',
  chip: 'chip chipnr chipnummer microchip mikrochip чип',
}
const NUMBER_CUES = ['phone', 'national', 'birth', 'date', 'account', 'chip'] as const
const CUES = new Map(NUMBER_CUES.flatMap((cue) => CUE_WORDS[cue].split(/\s+/).map((word): [string, NumberCue] => [word, cue])))
const LINK_WORDS = /(?:[\s:.,#№(|¦│-]+(?:nr|nummer|nummeret|numret|no|number|er|is|är|på|den|at|on|номер|это))*[\s:.,#№(|¦│+-]*$/u
const REACH = 40

/** What the words straight before a place in the text say about the number there. */
export function cueBefore(text: string, start: number): NumberCue | undefined {
  const before = text.slice(Math.max(0, start - REACH), start).toLowerCase().replaceAll('ё', 'е')
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const label = line.slice(0, LINK_WORDS.exec(line)?.index ?? line.length)
  const [word = ''] = /[\p{L}.-]+$/u.exec(label) ?? []
  return CUES.get(word) ?? (word.endsWith('konto') || word.endsWith('kontoen') ? 'account' : undefined)
}

/** Answers a question once, when it is first asked. */
export function lazily<Answer>(ask: () => Answer): () => Answer {
  let answer: { readonly is: Answer } | undefined
  return () => (answer ??= { is: ask() }).is
}
