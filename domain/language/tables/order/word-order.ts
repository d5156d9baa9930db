import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** Adverbs that open a sentence and set its verb before its subject; the report leaves them out. */
type Inverted = { readonly adverb: string; readonly verb: string; readonly subject: string }

/** Now is the wrist swollen → the wrist is swollen: without its adverb the verb no longer comes first. */
const upright = ({ adverb, verb, subject }: Inverted): Rewrite => [`=^(?:(?:og|och|men|for) )?(?:${adverb}) (${verb}) ((?:${subject})) (?=\\p{L})`, '$2 $1 ']

export const WORD_ORDER: Readonly<Record<'nb' | 'sv' | 'da', readonly Rewrite[]>> = {
  nb: [upright({
    adverb: 'nå|no|så|da|i dag|idag',
    verb: 'er|har|ble|blir|var|gjør|kjennes|føles|virker',
    subject: 'det|den|de|han|hun|ho|(?:(?:venstre|høyre|det|den) )?(?:hånd|hånda|hånden|håndleddet|kne|kneet|foten|ankelen|armen|skulderen|skuldra|' +
      'ryggen|nakken|hodet|magen|øyet|øynene|øret|ørene|halsen|huden|såret|beinet|beina|fingeren|fingrene|tåa|tåen|hofta|hoften|albuen|leggen|låret|' +
      'hevelsen|smerten|smertene|hosten|feberen|utslettet)',
  })],
  sv: [upright({
    adverb: 'nu|så|då|i dag|idag',
    verb: 'är|har|blev|blir|var|gör|känns|verkar',
    subject: 'det|den|de|han|hon|(?:(?:vänster|höger|det|den) )?(?:hand|handen|handleden|knä|knät|knäet|foten|fotleden|armen|axeln|ryggen|nacken|' +
      'huvudet|magen|ögat|ögonen|örat|öronen|halsen|huden|såret|benet|benen|fingret|fingrarna|tån|höften|armbågen|vaden|låret|svullnaden|smärtan|' +
      'värken|hostan|febern|utslagen)',
  })],
  da: [upright({
    adverb: 'nu|så|da|i dag|idag',
    verb: 'er|har|blev|bliver|var|gør|føles|virker',
    subject: 'det|den|de|han|hun|(?:(?:venstre|højre|det|den) )?(?:hånd|hånden|håndleddet|knæ|knæet|foden|anklen|armen|skulderen|ryggen|nakken|hovedet|' +
      'maven|øjet|øjnene|øret|ørerne|halsen|huden|såret|benet|benene|fingeren|fingrene|tåen|hoften|albuen|læggen|låret|hævelsen|smerten|smerterne|' +
      'hosten|feberen|udslættet)',
  })],
}
