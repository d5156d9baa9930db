import type { Language } from '#contract/vertical.ts'

/** What makes an animal another one than the patient, the kinds it may be, and what may stand behind the kind to the same end. */
type Others = { readonly other: string; readonly kind: string; readonly behind: string }

const OTHERS: Readonly<Record<Language, Others>> = {
  nb: {
    other: `andre, annen, anna, forrige, førre, gamle, eldste, yngste, naboens, venninnas, kompisens, søsterens, brorens, svigermors, mammas, mors, morens,
      fars, stallens`,
    kind: `hund@, katt@, pus@, hest@, hoppa, hoppen, vallak@, ponni@, kanin@, valp@, tispa, tispe@, hannhund@, bikkje@, bikkja, marsvin@, kattunge@,
      kattepus@, dyr, dyret, dyrene, kyr, kua`,
    behind: `til naboen, til søster@, til bror@, til en venn@, til venninn@, til mor@, til svigermor, til dattera, til datteren, til sønnen, ved siden av,
      i nabo@, på stallen, i stallen, i gata, i oppgangen, de hadde før, vi hadde før, jeg hadde før`,
  },
  sv: {
    other: 'andra, annan, annat, förra, gamla, äldsta, yngsta, grannens, väninnans, kompisens, systerns, systers, brors, svärmors, mammas, stallets',
    kind: 'hund@, katt@, häst@, kisse@, ponny@, kanin@, valp@, tik, tiken, hanhund@, marsvin@, kattunge@, sto, stoet, valack@, djur, djuret, djuren',
    behind: 'hos grannen, åt grannen, bredvid, i boxen bredvid, i stallet, i huset bredvid, i trappan, vi hade förut, vi hade innan, jag hade förut',
  },
  da: {
    other: 'anden, andet, andre, forrige, gamle, ældste, yngste, naboens, venindens, vennens, søsters, brors, svigermors, mors, staldens',
    kind: `hund@, kat, katte, katten, kattene, misser, mis, missen, hest@, hoppe@, vallak@, pony@, kanin@, hvalp@, tæve@, tæven, hanhund@, marsvin@, killing@,
      dyr, dyret, dyrene`,
    behind: 'ved siden af, hos naboen, i stalden, i opgangen, på gaden, vi havde før, jeg havde før, i boksen ved siden af, på nabofolden',
  },
  en: {
    other: 'other, another, previous, last, my old, our old, my older, our older, the older, oldest, eldest, our younger, my younger, the younger, ' +
      'youngest, neighbour\'s, neighbor\'s, friend\'s, sister\'s, brother\'s, mum\'s, mother\'s, second',
    kind: 'dog, dog\'s, dogs, cat, cat\'s, cats, horse, horse\'s, horses, pony, mare, gelding, rabbit, rabbit\'s, rabbits, puppy, pup, kitten, pet, ' +
      'pets, animal, animals, spaniel, lab, labrador, terrier, guinea pig, ferret',
    behind: 'next door, across the road, down the road, in the next stable, in the next field, on the yard, we had before, i had before, we used to have',
  },
  ru: {
    other: `вторая, второй, вторую, второго, другая, другой, другую, другого, наш старый, наша старая, наш старший, наша старшая, мой старый, моя старая,
      старший, старшая, старшего, младший, младшая, прошлый, прошлая, прошлого, прошлую, предыдущ@, прежн@, соседский, соседская, соседского, соседскую,
      мамин, мамина, сестрин@`,
    kind: `собак@, кот, кота, коту, котом, кошк@, пес, пса, псу, щенок, щенка, котен@, кролик@, лошад@, конь, коня, кобыл@, пони, хомяк@, морск@ свинк@,
      питом@, животн@, такс@, овчарк@, шпиц@`,
    behind: 'у соседей, соседей, соседки, подруги, у подруги, у друзей, у сестры, у мамы, во дворе, рядом, в соседнем, на конюшне',
  },
}

/** One blank word may stand between, as in my other big dog; behind, the name of the animal is no such word. */
function pairs(first: string, second: string): string[] {
  const seconds = second.split(',').map((one) => one.trim())
  return first.split(',').flatMap((one) => seconds.map((two) => `${one.trim()} ${two}`))
}

/** Every way of naming an animal that is not the one examined: the other cat, the neighbour's horse, собака соседей. */
export function otherAnimals(language: Language): string {
  const { other, kind, behind } = OTHERS[language]
  return [...pairs(other, kind), ...pairs(kind, behind)].join(', ')
}
