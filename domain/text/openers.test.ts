import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from './language.ts'
import { byOpeners } from './openers.ts'

const MEDICINES = new Set(['alvedon', 'trombyl', 'alendronat', 'losartan'])

function pieces(text: string, language: Language): string[] {
  return byOpeners(text, tongueOf(language), (tokens, at) => MEDICINES.has(tokens[at]?.lower ?? '')).map(({ start, end }) => text.slice(start, end))
}

describe('speech without punctuation is cut where a statement begins', () => {
  test.each<[Language, string, readonly string[]]>([
    ['nb', 'hvis det blir verre må du ringe kontroll om en uke', ['hvis det blir verre må du ringe', 'kontroll om en uke']],
    ['sv', 'om det blir värre eller du får feber ska du ringa återbesök om en vecka', ['om det blir värre eller du får feber ska du ringa', 'återbesök om en vecka']],
    ['da', 'hvis det bliver værre skal du ringe kontrol om en uge', ['hvis det bliver værre skal du ringe', 'kontrol om en uge']],
    ['nb', 'arbeider du jeg kjører buss', ['arbeider du', 'jeg kjører buss']],
    ['sv', 'vad jobbar du med jag är målare', ['vad jobbar du med', 'jag är målare']],
    ['da', 'den var syvogtredive kulderystelser nej ondt i ryggen eller siden nej kun lidt murren', ['den var syvogtredive', 'kulderystelser', 'nej', 'ondt i ryggen eller siden', 'nej kun lidt murren']],
    ['nb', 'men ikke siden har du fått dårligere hørsel nei øresus nei', ['men ikke siden', 'har du fått dårligere hørsel', 'nei', 'øresus', 'nei']],
    ['sv', 'jag kan gå domnar det i fingrarna ja lite', ['jag kan gå', 'domnar det i fingrarna', 'ja lite']],
    ['sv', 'röra fingrarna varje timme alvedon ett gram fyra gånger om dagen trombyl och alendronat fortsätter du med', ['röra fingrarna varje timme', 'alvedon ett gram fyra gånger om dagen', 'trombyl och alendronat fortsätter du med']],
    ['nb', 'losartan fortsetter du med trenger jeg mr av hodet nei', ['losartan fortsetter du med', 'trenger jeg mr av hodet', 'nei']],
    ['da', 'får du feber over otteogtredive eller ondt i siden skal du ringe samme dag', ['får du feber over otteogtredive eller ondt i siden skal du ringe samme dag']],
    ['ru', 'слизистые розовые лимфоузлы не увеличены живот мягкий', ['слизистые розовые', 'лимфоузлы не увеличены', 'живот мягкий']],
    ['ru', 'живот мягкий левое колено отечное', ['живот мягкий', 'левое колено отечное']],
    ['ru', 'рвота была да один раз поноса нет ест плохо', ['рвота была', 'да один раз', 'поноса нет', 'ест плохо']],
  ])('%s %s', (language, text, expected) => {
    expect(pieces(text, language)).toEqual(expected)
  })

  test.each<[Language, string]>([
    ['nb', 'smerter i kneet når jeg går'],
    ['sv', 'ont i axeln när jag lyfter armen'],
    ['da', 'ondt i skulderen når jeg løfter armen'],
    ['en', 'pain in the knee when i walk'],
    ['ru', 'отечное левое колено'],
  ])('%s one statement stays whole: %s', (language, text) => {
    expect(pieces(text, language)).toEqual([text])
  })
})
