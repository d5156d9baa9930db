/** The species where it is spoken of by its kind alone. */
export const SPECIES_SPOKEN = new RegExp(
  String.raw`(?<![\p{L}-])(?:hunden|katten|katta|hesten|hästen|ponnien|ponnyn|ponyen|kaninen|kua|kuen|kyra|koen|kon|kviga|kvigen|kvien|` +
    String.raw`oksen|tjuren|sauen|søya|fåret|tackan|geita|geiten|geten|geden|grisen|purka|suggan|soen|ilderen|illern|marsvinet|hamsteren|` +
    String.raw`hamstern|rotta|rotten|råttan|papegøyen|papegojan|papegøjen|undulaten|fuglen|fågeln|høna|hønen|hönan|skilpadden|sköldpaddan|` +
    String.raw`skildpadden|valpen|hvalpen|kattungen|(?<=(?:the|this|that|your|my|our|her|his) (?:\p{L}+ )?)(?:dog|cat|` +
    String.raw`horse|pony|rabbit|cow|heifer|ewe|sheep|goat|pig|sow|ferret|hamster|rat|parrot|budgie|hen|tortoise|puppy|kitten)|` +
    String.raw`собаку|собаки|собаке|кошку|кошки|кошке|кота|коту|лошадь|лошади|корова|корову|коровы|кролика|коня|конь|хорёк|хорька|попугай|` +
    String.raw`попугая|щенок|щенка|котёнок|котёнка)(?![\p{L}-])`,
  'iu',
)
