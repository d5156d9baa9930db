import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** Somebody is said to have said it: my friend says, подруга говорила, naboen sier. */
const SAYS = new RegExp(
  '^(?:(?:and|but|well|og|men|och|а|и|но|вот),? )?(?:(?:my|our|a|the|somebody|someone|min|mitt|ei|en|мне|моя|' +
    String.raw`мой) )?(?:\S+ ){1,3}?(?:says?|said|swears by|swear by|reckons?|recommends?|recommended|sier|sa|säger|sade|siger|sagde|anbefaler|` +
    String.raw`rekommenderar|говорит|говорила|говорил|советует|советовала|советовал|хвалит|хвалила|сказала|сказал)(?!\p{L})`,
  'iu',
)
/** Who says it is somebody beside the patient and whoever treats: no friend. */
const FRIEND = new RegExp(
  String.raw`(?<!\p{L})(?:friend\p{L}*|mates?|neighbou?r\p{L}*|mum|mom|sister|brother|colleague\p{L}*|somebody|someone|people|they|venn\p{L}*|` +
    String.raw`veninn\p{L}*|nabo\p{L}*|kompis\p{L}*|granne?n?|vän\p{L}*|väninn\p{L}*|kollega\p{L}*|подруг\p{L}*|сосед\p{L}*|знаком\p{L}*|` +
    String.raw`коллег\p{L}*|друг|друзья|сестра|мама)(?!\p{L})`,
  'iu',
)
/** So near the beginning stands who says it. */
const SAYER_LETTERS = 30

/** What others have said of a medicine, which is no reason to list or tell it: my friend says steroids are marvellous. */
export function isHearsayOfMedicine(statement: Statement): boolean {
  if (statement.drugs.length === 0 && !has(statement, 'drugClass')) return false
  if (has(statement, 'unit', 'frequency', 'allergy', 'reaction', 'takes', 'stop')) return false
  const said = SAYS.exec(statement.text)
  return said !== null && FRIEND.test(said[0]) && said[0].length <= SAYER_LETTERS + said.index
}

/** What somebody used to say: my grandmother always says, det plejer min far at sige. */
const SAYING = new RegExp(
  String.raw`(?<!\p{L})(?:(?:pleier|pleide|plejer|plejede|brukar|brukade|brukte|bruker)(?: \p{L}+){0,3}? (?:å si|å seie|at sige|att säga|säga|si|` +
    'seie|sige)|(?:always|used to|likes to|would) (?:say|said|says)|(?:always says|always said)|(?:всегда|часто|любит|любила|любил|' +
    String.raw`обычно) говори(?:т|ла|л|ть))(?!\p{L})`,
  'iu',
)

/** A saying of somebody else is no history: that is what mum says when her knees are bad. */
export function isSaying(statement: Statement): boolean {
  return SAYING.test(statement.text) && has(statement, 'kin', 'otherPerson') && statement.folded === 'none'
}
