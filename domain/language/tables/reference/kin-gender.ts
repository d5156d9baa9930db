/** Whether a word of kin names a man or a woman, by its beginning; a cousin may be either. */
export const KIN_GENDER = [
  ['male', new RegExp(
    '^(?:bror|brød|bröd|brors|far(?!mor|sjuk)|fader|papp|sønn|son(?!ogr)|gutt|dreng|pojk|kill|mann|mand|man(?:nen)?$|husband|brother|father|dad|grandad|' +
      'grandfather|uncle|son$|boy|onkel|morbror|farbror|morfar|farfar|bestefar|bedstefar|брат|отц|отец|пап[аеуы]|сын|муж|дед|дяд)',
    'iu',
  )],
  ['female', new RegExp(
    '^(?:søster|syster|søs|mor(?!bror|far)|moder|mamm|datter|dotter|jente|pige|flick|tjej|kon[ae]|kone|fru|hustru|wife|sister|mother|mum|mom|granny|' +
      'grandmother|aunt|daughter|girl|tant|moster|faster|mormor|farmor|bestemor|bedstemor|сестр|мат(?:ь|ер)|мам|доч|жен[аеуы]|баб|тёт|тет)',
    'iu',
  )],
] as const
