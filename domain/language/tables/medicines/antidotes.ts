/** Between a medicine and the one it is given against, in any language: `vitamin K mot Marevan`. */
export const GIVEN_AGAINST = /^(?:mot|emot|mod|against|for the|to reverse|против)(?: (?:for mye|for meget|the|den|det))?$/u

/** With such a word one medicine gives way to the other: `bytte X mot Y`. */
export const CHANGES_FOR = /^(?:ut)?(?:byt|skift|swap|exchang|veksl|växl|замен|поменя)/u
