/** The endings of inflected and derived nouns, adjectives and verbs; names seldom have them. */
export const NOUN_FORM = /(?:en|et|ene|erne|na|er|or|ar|ing|ung|het|hed|else|sjon|tion|skap|skab|dom|isk|ig|te|de|st|um|ut|ed|ly|ness|ment|ость|ение|ание|ция|ство|ый|ий|ой|ая|ое|ые|ие|ого|его|ему|ому|ать|ить|еть|ься|ся|но|ют|ет|ит|ка|ки|ку|ях|ах|ам|ям|ми)$/u
