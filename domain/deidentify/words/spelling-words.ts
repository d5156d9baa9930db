import { wordSet } from '#domain/vocabulary/word-set.ts'

/** Words said for letters: the radio's, and the names each country spells with. */
export const SPELLING_WORDS = wordSet(`
alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor
whiskey whisky xray x-ray yankee zulu
anna bernhard cæsar david edith fredrik gustav harald ivar johan karin kristian ludvig martin nils olivia petter quintus rikard sigrid teodor ulrik enkelt-w
xerxes yngling zakarias
adam bertil cesar erik filip helge kalle niklas olof qvintus rudolf sigurd tore urban viktor wilhelm yngve zäta åke ärlig östen
bertha cecilia frederik georg hans ida karen mari nikolaj odin peter rasmus søren theodor ulla viggo william yrsa zackarias ægir ørsted åse
анна борис василий григорий дмитрий елена женя зинаида иван константин леонид михаил николай ольга павел роман семен татьяна ульяна федор харитон цапля
человек шура щука эхо юрий яков
`)
