import { FREE_BIT, makePhrases } from './phrases.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'

/** Introductions after which even an unheard-of word is a name; the others need a name the lists know. */
export const SURE_INTRODUCTIONS = makePhrases([
    'jeg heter', 'eg heiter', 'eg heter', 'æ heter', 'æ heite', 'e heter', 'mitt navn er', 'navnet mitt er', 'heter', 'heiter', 'ved navn',
    'som heter', 'jag heter', 'mitt namn är', 'namnet är', 'vid namn', 'heter hon', 'jeg hedder', 'mit navn er', 'hedder', 'ved navn', 'som hedder',
    'der hedder', 'my name is', "my name's", 'name is', 'named', 'is called', 'меня зовут', 'зовут', 'jeg het', 'eg heitte', 'jag hette', 'jeg hed',
    'heter jeg', 'heter eg', 'heiter eg', 'heter jag', 'hedder jeg', 'heter han', 'heter hun', 'heter hon', 'heter den', 'heter du', 'hedder han',
    'hedder hun', 'hedder den', 'hedder du', "what's his name", "what's her name", "what's your name", 'what is your name', 'как зовут', 'по имени',
    'go by', 'goes by', 'known as', 'alle kaller meg', 'alla säger', 'kaller seg', 'kalder sig', 'kallar sig', 'kallad', 'kaldt', 'kalt', 'kallas',
    'kalles', 'calls him', 'calls her', 'call him', 'call her', 'зовут его', 'зовут ее', 'все зовут', 'по кличке', 'кличка', 'мое имя', 'фамилия',
  ], FREE_BIT)

export const SELF_INTRODUCTIONS = makePhrases([
  'jeg heter', 'eg heiter', 'æ heter', 'jag heter', 'jeg hedder', 'my name is', 'jeg het', 'eg heitte', 'jag hette', 'jeg hed', 'heter jeg', 'heter eg',
  'heiter eg', 'heter jag', 'hedder jeg',
], FREE_BIT << 1)
export const STRONG_TITLES = makePhrases([
  'dr', 'doktor', 'doctor', 'doktorn', 'dyrlege', 'dyrlæge', 'veterinär', 'overlege', 'overlæge', 'överläkare', 'professor', 'fru', 'herr', 'mr', 'mrs', 'ms',
  'miss', 'nurse', 'syster', 'доктор', 'врач', 'ветеринар',
], FREE_BIT << 2)

export const NAMING_PHRASES = [SURE_INTRODUCTIONS, SELF_INTRODUCTIONS, STRONG_TITLES]

/** Who or what is called something: a role, a relative, an animal, he or she. */
export const CALLING = wordSet('heter heiter het heitte hette hedder hed kalles kallas kaldes called зовут звали')
/** Said behind "is called" in place of a name, or before it. */
export const CALLING_HEDGES = wordSet('visst vist vel egentlig egentligen bare bara nok också også')
