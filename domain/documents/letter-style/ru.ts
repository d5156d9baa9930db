import { word } from './style.ts'
import type { LetterStyle } from './style.ts'

/** Russian verbs follow the person, so that who does it is left as it was told. */
export const ru: LetterStyle = {
  written: `
вроде: кажется
щас: сейчас
чё: что
`,
  rewordings: [
    [/^(?:Ну|Да|Вот|Так), (?=\p{L})/iu, ''],
    [/, (?:да|вот|ну)\.$/iu, '.'],
  ],
  family: [],
  subjects: { med: [], vet: [] },
  orphan:
    /^(?:(?:да|нет|ну|вот),? )?(?:(?:это|этот|эта|эти|вот это|вот тут) \p{L}+|\p{L}+ (?:тут|здесь)|сух(?:ой|ая)|\d+ (?:лет|года?), да|.*, знаете, .*)\.$/iu,
  call: word('позвон\\p{L}*|звон\\p{L}*|обра(?:т|щ)\\p{L}*|вызов\\p{L}*|вызыва\\p{L}*|скор\\p{L}+ помощ\\p{L}*|103|112|при(?:ходите|йти|ём)', 'iu'),
}
