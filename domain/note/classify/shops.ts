/** Shops of every day in the countries the product is used in, and where its languages are spoken. A chemist is none: what is bought there may matter. */
const SHOPS = [
  'ica', 'coop', 'willys', 'hemköp', 'city gross', 'dollarstore', 'granngården', 'arken zoo', 'djurmagazinet', 'rema(?: ?1000)?', 'kiwi', 'meny',
  'bunnpris', 'joker', 'spar', 'europris', 'felleskjøpet', 'musti(?: og mirri)?', 'netto', 'føtex', 'bilka', '(?:super)?brugsen', 'irma', 'fakta',
  'maxi zoo', 'lidl', 'aldi', "tesco(?:s|[’']s)?", "sainsbury[’']?s", 'asda', 'morrisons', 'waitrose', 'pets at home', 'zooplus', 'ikea', 'amazon',
  'temu', 'пят[её]рочк[аи]', 'магнита?', 'перекр[её]стк?а?', 'ашана?', 'озона?', 'вайлдберриз',
]

const BOUGHT_AT = new RegExp(`(?<!\\s)\\s*(?<![\\p{L}\\p{N}])(?:fra|frå|från|from|из|с)\\s+(?:${SHOPS.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** Leaves out which shop something came from: dry food from Ica is dry food. */
export const withoutShop = (text: string): string => text.replaceAll(BOUGHT_AT, '')
