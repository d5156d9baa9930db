/** It is, and that is: before a dose. */
export const IT_IS =
  String.raw`^(?:(?:det|den|dem|it|that|это) (?:er|är|blir|bliver|is)|it['’]s|that['’]s|так|så|då|da|altså|alltså) `

/** A single one, a half, and what a number may be told in. */
export const COUNTED_WORDS = String.raw`^(?:en|én|ei|ein|et|ett|one|half|halv|halvt|a|одн\p{L}+|пол\p{L}*|million\p{L}*)$`
/** One unit, half a tablet; one time is no amount. */
export const ONE_OF = new RegExp(String.raw`${COUNTED_WORDS.replace('$', '')} (?!gang|gong|gång|time|раз|dag|day|д[не]н)\p{L}`, 'iu')
