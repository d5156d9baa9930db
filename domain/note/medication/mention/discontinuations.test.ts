import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const TALK: Readonly<Record<Language, string>> = {
  nb: 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt vondt i ryggen i to uker.\nLege: Ryggen er øm ved palpasjon. Blodtrykket er 130/80.\n',
  sv: 'Läkare: Vad kan jag hjälpa dig med?\nPatient: Jag har haft ont i ryggen i två veckor.\nLäkare: Ryggen är öm vid palpation. Blodtrycket är 130/80.\n',
  da: 'Læge: Hvad kan jeg hjælpe dig med?\nPatient: Jeg har haft ondt i ryggen i to uger.\nLæge: Ryggen er øm ved palpation. Blodtrykket er 130/80.\n',
  en: "Doctor: What can I do for you?\nPatient: I've had back pain for two weeks.\nDoctor: The back is tender on palpation. Blood pressure is 130/80.\n",
  ru: 'Врач: На что жалуетесь?\nПациент: Две недели болит спина.\nВрач: Спина болезненна при пальпации. Давление 130/80.\n',
}

const medicinesIn = (language: Language, said: string): string => sectionsOf(TALK[language] + said, language).medications ?? ''

describe('a medicine given up in everyday words is listed as stopped', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Lege: Hold opp med Tramadol.', 'Tramadol, seponert'],
    ['nb', 'Lege: Ikke ta mer Voltaren.', 'Voltaren, seponert'],
    ['sv', 'Läkare: Seponera Metoprolol.', 'Metoprolol, utsatt'],
    ['sv', 'Läkare: Kåvepenin är du klar med.', 'Kåvepenin, utsatt'],
    ['da', 'Læge: Simvastatin har du ikke brug for længere.', 'Simvastatin, seponeret'],
    ['da', 'Læge: Furix tager vi væk.', 'Furix, seponeret'],
    ['en', 'Doctor: Drop the diclofenac.', 'Diclofenac, stopped'],
    ['en', "Doctor: You don't need the simvastatin any more.", 'Simvastatin, stopped'],
    ['ru', 'Врач: Аспирин пока не пейте, раз болит желудок.', 'Аспирин, отменено'],
  ])('%s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toContain(listed)
  })
})

describe('a word that may mean the end of a medicine, and does not', () => {
  test.each<[Language, string, RegExp]>([
    ['nb', 'Lege: Stryk på Hydrokortison to ganger daglig i en uke.', /^Hydrokortison .*startes/],
    ['sv', 'Läkare: Stryk på Hydrokortison två gånger om dagen i en vecka.', /^Hydrokortison .*insätts/],
    ['en', 'Patient: I take aspirin every day and I never have any trouble with it.', /^Aspirin .*continued/],
    ['en', 'Doctor: Drop the prednisolone to five milligrams.', /^Prednisolone 5 mg, (?:reduced|decreased|lowered)/],
  ])('%s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toMatch(listed)
  })
})

describe('what makes way for another is stopped, and what comes is begun', () => {
  test.each<[Language, string, string, string]>([
    ['nb', 'Lege: Du får Sertralin femti milligram i stedet for Cipralex.', 'Cipralex, seponert', 'Sertralin 50 mg, startes'],
    ['sv', 'Läkare: Du får Sertralin femtio milligram i stället för Citalopram.', 'Citalopram, utsatt', 'Sertralin 50 mg, insätts'],
    ['da', 'Læge: Du får Sertralin halvtreds milligram i stedet for Citalopram.', 'Citalopram, seponeret', 'Sertralin 50 mg, startes'],
    ['en', "Doctor: We'll switch you from citalopram to sertraline fifty milligrams.", 'Citalopram, stopped', 'Sertraline 50 mg, started'],
    ['ru', 'Врач: Вместо циталопрама будете принимать сертралин пятьдесят миллиграммов.', 'Циталопрам, отменено', 'Сертралин 50 мг, назначено'],
    ['ru', 'Врач: Эналаприл отменяем, вместо него лозартан пятьдесят миллиграммов.', 'Эналаприл, отменено', 'Лозартан 50 мг, назначено'],
  ])('%s %s', (language, said, old, fresh) => {
    const listed = medicinesIn(language, said)
    expect(listed).toContain(old)
    expect(listed).toContain(fresh)
  })
})

describe('not borne, in everyday words', () => {
  test.each<[Language, string, RegExp]>([
    ['nb', 'Pasient: Penicillin kan jeg ikke ta, da hovner jeg opp.', /(?:Allergi|Intoleranse)\S*: Penicillin/],
    ['sv', 'Patient: Penicillin kan jag inte ta, då svullnar jag.', /(?:Överkänslighet|Intolerans)\S*: Penicillin/],
    ['da', 'Patient: Penicillin må jeg ikke få, så hæver jeg op.', /(?:Allergi|Intolerans)\S*: Penicillin/],
    ['en', "Patient: I can't have penicillin, my face swells up.", /(?:Allergy|Intolerance)\S*: Penicillin/],
    ['en', 'Patient: I react to sulfa.', /(?:Allergy|Intolerance)\S*: Sulfa/],
    ['ru', 'Пациент: Пенициллин мне нельзя, отекает лицо.', /(?:Аллергия|Непереносимость)\S*: Пенициллин/],
    ['ru', 'Пациент: От бисептола была крапивница.', /(?:Аллергия|Непереносимость)\S*: Бисептол/],
  ])('%s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toMatch(listed)
  })

  test('what cannot be had or taken besides is no medicine', () => {
    expect(medicinesIn('en', "Patient: I can't have a bath by myself, and I can't take time off work.")).toBe('')
    expect(medicinesIn('nb', 'Pasient: Jeg kan ikke ta fri fra jobben.')).toBe('')
  })
})

describe('thrown out, run out, lying about, not had for long: over in the words of every day', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Pasient: Trombyl kvitta jeg meg med i høst.', 'Trombyl, seponert'],
    ['nb', 'Lege: Bruker du Spiriva ennå?\nPasient: Nei.', 'Spiriva, seponert'],
    ['nb', 'Lege: Bruker du Spiriva?\nPasient: Nei, esken ligger uåpnet i skapet.', 'Spiriva, seponert'],
    ['sv', 'Patient: Enalapril har jag inte rört sen i höstas.', 'Enalapril, utsatt'],
    ['sv', 'Patient: Burken med Losartan står mest och dammar.', 'Losartan, utsatt'],
    ['da', 'Patient: Losartan røg i skraldespanden ved juletid.', 'Losartan, seponeret'],
    ['da', 'Patient: Enalapril er det længe siden, jeg tog.', 'Enalapril, seponeret'],
    ['en', "Patient: The losartan's gone in the bin.", 'Losartan, stopped'],
    ['en', 'Doctor: You can manage without the amitriptyline now.', 'Amitriptyline, stopped'],
    ['ru', 'Пациент: Лозартан я с осени не пью.', 'Лозартан, отменено'],
    ['ru', 'Пациент: К эналаприлу давно не притрагиваюсь.', 'Эналаприл, отменено'],
  ])('%s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toContain(listed)
  })

  test.each<[Language, string, RegExp]>([
    ['nb', 'Pasient: Jeg går snart tom for Losartan og trenger ny resept.', /Losartan, fortsetter/],
    ['en', 'Patient: I keep the losartan in the cupboard and take it every morning.', /Losartan.*continued/],
    ['en', "Patient: I haven't had any palpitations since I started bisoprolol.", /^(?!.*stopped)/],
    ['ru', 'Пациент: Лозартан пью каждое утро, курить бросила.', /Лозартан.*продолжает/],
  ])('and not over: %s %s', (language, said, listed) => {
    expect(medicinesIn(language, said)).toMatch(listed)
  })
})
