import { cue } from './cue.ts'

/** Species by the plain form that a certificate bears, and no inflected one. */
export const SPECIES = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}])(?:en|ei|et|ett|a|an|er|är|is)(?: (?!annen|annan|anden|other|nabo)\p{L}+){0,2} )(?:hund|katt|kat|hest|häst|kanin|` +
    String.raw`ponni|ponny|pony|marsvin|ilder|iller|ku|ko|kvige|kviga|sau|får|geit|get|ged|gris|hamster|rotte|råtta|papegøye|papegoja|papegøje|undulat|` +
    String.raw`dog|cat|horse|rabbit|guinea pig|ferret|cow|heifer|sheep|goat|pig|parrot|budgie|donkey|esel|åsna|æsel)(?![\p{L}])` +
    String.raw`(?=[.,?!]| på| aged| of| og| och| and| som|$| \d)|(?<![\p{L}])(?:собака|кошка|кот|лошадь|кролик|пёс|пес)(?![\p{L}])`,
  'iu',
)

/** The last word of what breeds are called, and words that stand before it. */
const HEADS =
  'nrf-ku, nrf, srb, holstein, jersey, jerseyku, limousin, charolais, hereford, angus, simmental, telemarksfe, spælsau, kvit norsk sau, texel, ' +
  'suffolk, angora, lionhead, løvehode, lejonhuvud, border terrier, setter, settere, retriever, retrieveren, labrador, golden, spaniel, ' +
  'cocker spaniel, terrier, terrieren, schnauzer, puddel, pudel, poodle, cockapoo, labradoodle, cavapoo, cavachon, maltipoo, goldendoodle, ' +
  'bulldog, bulldogg, bulldogge, mops, pug, tax, taks, dachs, gravhund, gravhunden, dachshund, collie, border collie, sheltie, gjeterhund, ' +
  'vallhund, hyrdehund, schäfer, schäferhund, schæfer, schæferhund, shepherd, german shepherd, malinois, rottweiler, doberman, dobermann, boxer, ' +
  'bokser, grand danois, great dane, vorsteh, vorstehhund, pointer, weimaraner, vizsla, beagle, basset, elghund, älghund, jämthund, gråhund, ' +
  'støver, stövare, drever, finsk spets, spets, spitz, spids, lundehund, buhund, samojed, samoyed, husky, malamute, akita, shiba, chow chow, ' +
  'chihuahua, papillon, bichon, bichon frisé, bichon havanais, havanais, malteser, maltese, shih tzu, lhasa apso, pomeranian, pekingeser, ' +
  'tibetansk spaniel, cavalier, cavalier king charles, king charles spaniel, jack russell, westie, yorkie, yorkshireterrier, staffe, ' +
  'staffordshire bull terrier, whippet, greyhound, galgo, sennenhund, berner, berner sennen, newfoundlandshund, newfoundland, sankt bernhard, ' +
  'leonberger, ridgeback, dalmatiner, dalmatian, springer, springer spaniel, kooiker, kooikerhondje, eurasier, lapphund, vandhund, vannhund, ' +
  'vattenhund, lagotto, blandingshund, blandingsrase, blandras, blandrashund, blanding, crossbreed, mongrel, mixed breed, mix, huskatt, huskat, ' +
  'bondkatt, bondekat, bondekatt, blandingskatt, domestic shorthair, domestic longhair, shorthair, longhair, korthår, langhår, norsk skogkatt, ' +
  'skogkatt, skogskatt, skovkat, maine coon, ragdoll, birma, hellig birma, helig birma, perser, persian, siameser, siamese, bengal, bengaler, ' +
  'burmeser, burmese, russian blue, abyssinier, abyssinian, sphynx, devon rex, cornish rex, sibirsk, siberian, british shorthair, moggy, fjording, ' +
  'fjordhest, fjordhäst, islandshest, islandshäst, islænder, islender, dølahest, nordlandshest, lyngshest, kaldblods, kaldblods traver, kallblod, ' +
  'kallblodstravare, varmblod, varmblods, varmblodstraver, varmblodstravare, varmblodig traver, traver, travare, fullblod, fuldblod, thoroughbred, ' +
  'araber, arab, shetlandsponni, shetlandsponny, shetland, welsh, connemara, new forest, haflinger, frieser, knabstrupper, frederiksborger, ' +
  'oldenburger, oldenborger, shetland pony, shetlandspony, shetlandsponni, welsh pony, welsh mountain, connemara pony, new forest pony, ' +
  'sportspony, danish warmblood, dutch warmblood, irish draught, irish sports horse, cob, hackney, quarter horse, appaloosa, lipizzaner, ' +
  'hannoveraner, trakehner, holsteiner, gotlandsruss, russ, ardenner, north swedish horse, nordsvensk, cob, warmblood, holländsk dvärgvädur, ' +
  'dvärgvädur, vädur, dvergvedder, vedder, dværgvædder, lop, mini lop, британец, британская, британская короткошёрстная, шотландская вислоухая, ' +
  'вислоухий, сибирская, русская голубая, немецкая овчарка, йорк, йоркширский терьер, чихуахуа, джек-рассел, корги, хаски, беспородный, ' +
  'беспородная, овчарка, лабрадор, такса, пудель, шпиц, терьер, спаниель, дворняга, метис, мейн-кун, перс'
const BEFORE =
  'engelsk, engelska, english, irsk, irish, gordon, fransk, franska, french, tysk, tyske, german, dansk, danske, svensk, svenska, norsk, ' +
  'norske, finsk, finske, schweizisk, belgisk, islandsk, isländsk, italiensk, skotsk, welsh, tibetansk, miniature, mini, dverg, dvärg, ' +
  'dværg, toy, standard, strihåret, stri, strävhårig, ruhåret, langhåret, långhårig, korthåret, korthårig, glatthåret, släthårig, ' +
  'wire-haired, long-haired, short-haired, smooth, vanlig, vanlig europeisk, golden, flat coated, flatcoated, labrador, border, cocker, ' +
  'springer, jack russell, west highland white, yorkshire, staffordshire bull, bull, cairn, norfolk, norwich, airedale, american, ' +
  'amerikansk, amerikanska, british, domestic, new, small, stor, liten, russian, australian, australsk, halvblods, dark, white, ' +
  'norwegian forest, shetland, holländsk, miniatyr, king charles'

const alternatives = (words: string): string =>
  words
    .split(',')
    .map((word) => word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')

export const BREED = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:${alternatives(BEFORE)}) ){0,2}(?:${alternatives(HEADS)})(?: (?:terrier|spaniel|retriever|pony|hund|katt|cat|` +
    String.raw`mix|blanding|blandning|cross))?(?![\p{L}])`,
  'iu',
)

export const SEX = cue(
  'tispe, tispa, hannhund, hannhunn, hunnhund, hann, hanne, hunn, hunnkatt, hannkatt, hankatt, hunkatt, hoppe, vallak, hingst, tik, tiken, ' +
    'hane, hanhund, hona, hontik, honkatt, hankatt, sto, stoet, valack, tæve, tævehund, hankat, hunkat, hankøn, hunkøn, bitch, dog, tom, tomcat, ' +
    'queen, mare, gelding, stallion, filly, colt, male, female, a boy, a girl, boy, girl, buck, doe, ram, rannhare, кобель, сука, кот, кошка, ' +
    'жеребец, кобыла, мерин, самец, самка, мальчик, девочка',
)
