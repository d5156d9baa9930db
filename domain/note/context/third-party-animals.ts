import { drugHarmsOf } from '#domain/terminology/drug-harms.ts'
import { tellsOfSelf } from './proxy-informant.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

const ANIMAL =
  String.raw`(?:hund\p{L}*|tisp[ea]\p{L}*|tik(?:en)?|tæve\p{L}*|bikkje\p{L}*|valp\p{L}*|hvalp\p{L}*|katt?\p{L}*|pus(?:en)?|hest\p{L}*|häst\p{L}*|` +
  String.raw`hoppe\p{L}*|sto(?:et)?|vallak\p{L}*|ponn?[iy]\p{L}*|kanin\p{L}*|ku(?:a|en|er)?|kyr|ko(?:en|n|r)?|kvig\p{L}*|marsvin\p{L}*|fugl\p{L}*|` +
  String.raw`fågel\p{L}*|dogs?|bitch|pup(?:py|s)?|cats?|kitten|tom|horses?|mare|gelding|pony|rabbits?|bunny|cow|heifer|guinea pig|собак\p{L}*|` +
  String.raw`сук[аиеу]|пес|пёс|пса|щен\p{L}*|кот\p{L}{0,3}|кошк\p{L}*|лошад\p{L}*|кобыл\p{L}*|кролик\p{L}*|коров\p{L}*)`
const POSSESSIVE = String.raw`(?:our|my|the|min|mi|vår|våran|vores|den|det|у|наш\p{L}*|мо\p{L}{1,2})`
const SECOND =
  String.raw`(?:other|last|previous|old|second|andre|forrige|gamle|andra|förra|gamla|anden|tidligere|tidigare|прошл\p{L}*|предыдущ\p{L}*|` +
  String.raw`втор\p{L}*|друг\p{L}*|перв\p{L}*)`
const ALSO_AT_HOME = String.raw`(?:hjemme|hemma|derhjemme|hos oss|hos os|at home|in the house|дома)`
const OF_OTHERS: readonly RegExp[] = [
  // our other bitch, у второй нашей суки, the dog next door
  new RegExp(String.raw`(?<!\p{L})${POSSESSIVE} (?:${SECOND} (?:наш\p{L}* |мо\p{L}{1,2} )?|наш\p{L}* ${SECOND} )${ANIMAL}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})(?:next door's|the neighbours?'?s?|naboens|grannens|соседск\p{L}+|соседей|у соседей) ${ANIMAL}(?!\p{L})`, 'iu'),
  // her sister, of an animal; from one litter
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:her|his|its) (?:sister|brother|mother|mum|dam|sire|father|son|daughter|litter ?mates?)|` +
      '(?:søstera|søsteren|broren|mora|moren|faren) (?:hennes|hans|dens)|(?:hennes|hans|hendes|dens) (?:søster|syster|bror|mor|mamma|far|' +
      String.raw`pappa)|(?:её|ее|его) (?:сестр|брат|мам|мать|матер|отец|отц)\p{L}*|litter ?mates?|kulls?øsken\p{L}*|kullsyskon\p{L}*|` +
      String.raw`kuldsøskende\p{L}*|однопом[её]тн\p{L}*)(?!\p{L})`,
    'iu',
  ),
  // the cow in the next stall, by her name: ho Litago ved sia av hadde det i haust
  /(?<!\p{L})(?:ved si(?:a|da|den) a[vf]|i bo[kx]sen bredvid|bredvid|next to (?:her|him)) (?:hadde|har|fikk|fekk|hade|fick|havde|fik|had|has|got)(?!\p{L})/iu,
  // who is at home too
  new RegExp(String.raw`^(?:(?:and|og|och|men|but|а|и|ja|да),? )?(?:у )?\p{L}+ ${ALSO_AT_HOME} `, 'iu'),
]
/** Whom the vet saw lately: I'd a labrador in yesterday with the same. */
const SEEN_LATELY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:i'd|i had|i've had|we had|we've had|i saw|jeg hadde|eg hadde|vi hadde|jeg så|jag hade|vi hade|jag såg|jeg havde|` +
    String.raw`vi havde) (?:inne )?(?:an?|another|en|ei|ett|et|en annan|en annen|en anden|two|to|två)(?: \p{L}+){1,3}?|у (?:меня|нас)(?: \p{L}+)?)` +
    ' ?(?:in |here |her |inne |här )?(?:(?:så sent som )?(?:i går|igår|i forgårs)|yesterday|last week|the other day|this morning|' +
    String.raw`forrige uke|sist uke|sidste uge|förra veckan|häromdagen|forleden|вчера|недавно|на прошлой неделе)(?!\p{L})`,
  'iu',
)
/** A person in whose illness the animal has no part: my husband's allergic to dogs. */
const PERSON_FIRST = 2

function isOfOwner(statement: Statement): boolean {
  if (!has(statement, 'kin', 'otherPerson') || has(statement, 'animal', 'thirdPerson', 'planCue', 'examCue', 'advice')) return false
  // the sister got a shock of it: of an animal, another one; of its people, no animal
  const isIll = has(statement, 'allergy', 'diagnosis', 'symptom', 'reaction') ||
    drugHarmsOf(statement.language).scan(statement.tokens).some(({ mark }) => mark === 'harm')
  return isIll && statement.hits.some(
    ({ mark, start }) =>
      (mark === 'kin' || mark === 'otherPerson') &&
      start <= PERSON_FIRST &&
      !/^(?:девоч|мальчик|girl|boy|jent|gutt|pige|dreng|tjej|flick|pojk)/u.test(statement.tokens[start]?.lower ?? ''),
  )
}

/** I'm allergic to penicillin myself: the owner, and not the animal. */
const isOwnersOwn = (statement: Statement): boolean => tellsOfSelf(statement) && has(statement, 'allergy', 'diagnosis', 'symptom')

/** In the talk about one animal, tells of another, or of its people. */
export function tellsOfOtherAnimal(statement: Statement): boolean {
  if (isOwnersOwn(statement)) return true
  if (statement.folded !== 'none' || has(statement, 'advice', 'planCue', 'condition')) return false
  return (
    OF_OTHERS.some((pattern) => pattern.test(statement.text)) ||
    (statement.speaker !== 'patient' && SEEN_LATELY.test(statement.text) && !has(statement, 'secondPerson')) ||
    isOfOwner(statement)
  )
}
