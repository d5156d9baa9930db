import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'

const read = (said: string, language: Language) => readSource(said, tongueOf(language)).map(({ text }) => text)

describe('what a speaker takes back is mended, over several sentences too', () => {
  test.each<[Language, string, readonly string[]]>([
    ['nb', 'Vekten er fire komma ni kilo. Nei, hun satt skjevt. Fem komma en kilo. Temperaturen er trettiåtte.', ['Vekten er 5,1 kg.', 'Temperaturen er 38.']],
    ['nb', 'Det gjør vondt i høyre skulder. Unnskyld. Jeg mente venstre.', ['Det gjør vondt i venstre skulder.']],
    ['sv', 'Han väger åtta kilo. Vänta, vågen var inte nollställd. Sju komma fem kilo.', ['Han väger 7,5 kg.']],
    ['da', 'Vægten er et komma ni. Nej, hun sad skævt. To komma et kilo.', ['Vægten er 2,1 kg.']],
    ['en', "It's the left knee. Sorry. I mean the right one.", ["It's the right knee."]],
    ['en', "My left ear is blocked. No, hang on, it's the right.", ['My right ear is blocked.']],
    ['sv', 'Det började i förrgår, nej förlåt, det var i går.', ['Det började i går.']],
    ['en', 'Take one tablet twice a day, sorry, three times a day for a week.', ['Take one tablet 3 times a day for a week.']],
    ['sv', 'Han har kräkts tre gånger. Nej. Förlåt, fyra gånger.', ['Han har kräkts 4 gånger.']],
    ['ru', 'Упал в пятницу. Не, в субботу это было.', ['Упал в субботу это было.']],
    ['ru', 'Вес пять килограммов. Ой, он пошевелился. Четыре и восемь.', ['Вес 4,8 кг.']],
  ])('%s %s', (language, said, expected) => {
    expect(read(said, language)).toEqual(expected)
  })
})

describe('what is struck out while dictating is gone, and so is the command', () => {
  test.each<[Language, string, readonly string[]]>([
    ['nb', 'Hun bruker Metoprolol. Stryk det. Hun bruker Atacand åtte milligram.', ['Hun bruker Atacand 8 mg.']],
    ['nb', 'Bruker jerntabletter, nei stryk det, hun har ikke begynt med dem.', ['hun har ikke begynt med dem.']],
    ['en', 'He takes aspirin. Scratch that. He takes clopidogrel.', ['He takes clopidogrel.']],
  ])('%s %s', (language, said, expected) => {
    expect(read(said, language)).toEqual(expected)
  })
})

describe('what mends nothing stays', () => {
  test.each<[Language, string, readonly string[]]>([
    ['nb', 'Hun har hatt tre kull. Nei, hun er grei. Fem komma en kilo.', ['Hun har hatt 3 kull.', 'Nei, hun er grei.', '5,1 kg.']],
    ['en', 'No fever. Sorry, I am late. Two tablets.', ['No fever.', 'Sorry, I am late.', '2 tablets.']],
  ])('%s %s', (language, said, expected) => {
    expect(read(said, language)).toEqual(expected)
  })
})
