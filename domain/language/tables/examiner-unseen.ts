import type { Rewrite } from '#domain/language/pack/language-pack.ts'

/** Scandinavian words that a subject follows without being asked for: når vi, før jeg, hvis vi. */
const JOINING = 'når|nar|når|før|förr|innan|hvis|om|dersom|siden|sidan|sedan|eftersom|ettersom|fordi|därför|der|där|her|här|hvor|kor|eller|etter|efter|' +
  'mens|medan|men|og|och|at|att|som|så|da|då|end|enn|än'
const VERB = '\\p{L}{2,}(?:er|ar|år|ør|är|ör|es|as)|ses|vil|vill|må|bør|bör|skal|ska|kan|har|burde|borde|lod|lot|lät|tok|tog|ga|gav|gikk|gick'
const NOTICES = 'hører|høyrer|hör|ser|kjenner|känner|mærker|finner|finder|hittar'
const NOTICE = 'høre|høyre|höra|se|kjenne|känna|mærke|finne|finde|hitta'
const WHO = 'jeg|eg|jag|vi'
const NOT = 'ikke|ikkje|inte|ej'

/**
 * Whoever examines and treats is not told of: ringer vi om en uke, og jeg hører en bilyd. With a denial the noticing stays, so that what is
 * denied is not turned about.
 */
export const EXAMINER_UNSEEN: readonly Rewrite[] = [
  [
    `=(?<=[,;] (?:(?:og|och|men) )?|[^,.;] (?:og|och|men) )(?:${WHO}) (?:kan (?:${NOTICE})|${NOTICES}) (?!(?:${NOT}|på|det|den|dem|` +
      `ham|om|til|till|an)(?!\\p{L}))`,
    '',
  ],
  [`=^(?:vil|vill|ønsker|önskar) (?:${WHO}) (?:ha |have )?(?:at|att) `, ''],
  [`=^(?:(?:sedan|sen|så|da|då|nu|nå) )?(?!(?:${JOINING}) )(${VERB}) (?:${WHO}) (?=\\p{L}|\\d)`, '$1 '],
]
