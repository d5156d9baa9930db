import { wordSet } from '#domain/vocabulary/word-set.ts'

const BEGINNINGS = wordSet(`
ald alf all ann anne ar arn as asl au aud berg björn bjørn bor bot brynj dag dagn ei ein eli embr es finn frid fro gei geir gjert grim gud gun gunn
gyd gyr hall har hav heid helg her herm hild håv ing inge inger isl jo jor jør kjell kol leid leik magn mai maj may mild mo mål nj ny odd ol or orm ot
rag ragn rann reid ro rolv ror sig sigur siv sjo skj sne snø sol stein sten sva svan sver tar thor tjo tjø tor torg trygg tyr ulf un val vald var ve
vig vil yng åm ås åsh öy øi ør øy øyv
`)

const ENDINGS = wordSet(`
bjorg björg björn bjørg bjørn borg brit britt britta dis finn frid frød gard gerd grim gun gunn hild laug laus leif leik leiv lief mund olf olv rid
run stein tor trud unn vald var vard veig vild vin vor
`)

/** Words and foreign names of the same parts. */
const NOT_NORSE = wordSet('ingrid solvin bergvin oluf salgard unnrun isbjørn olvar steinvin vevin einvard advar')

const SHORTEST = 6
const COMPOUND = new RegExp(`^(?:${[...BEGINNINGS].join('|')})(?:${[...ENDINGS].join('|')})$`, 'u')

/** Nordic given names made of two old parts, of which no list has them all: Gunnhild, Kjellrun, Asbjørg. */
export const isNorseCompound = (word: string): boolean => word.length >= SHORTEST && COMPOUND.test(word) && !NOT_NORSE.has(word)
