import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const lines = (language: Language, said: string): string => sectionsOf(said, language).medications ?? ''

describe('what is said beside a medicine', () => {
  test.each<[Language, string, string, string]>([
    [
      'nb', 'Lege: Siden han ikke tåler penicillin, blir det Ery-Max, to hundre og femti milligram tre ganger i døgnet.',
      'Ery-Max 250 mg 3 ganger i døgnet, startes', 'CAVE: Ery',
    ],
    ['sv', 'Läkare: Eftersom du är allergisk mot penicillin blir det klindamycin, trehundra milligram.', 'Klindamycin 300 mg, insätts', 'varning: Klinda'],
    ['da', 'Læge: Da hun ikke tåler penicillin, får hun clarithromycin to gange dagligt.', 'Clarithromycin 2 gange dagligt, startes', 'CAVE: Clari'],
    [
      'ru', 'Врач: Раз у вас аллергия на пенициллин, назначу кларитромицин два раза в день.',
      'Кларитромицин 2 раза в день, назначено', 'Аллергия: Кларитромицин',
    ],
    ['nb', 'Lege: Vi gir nalokson mot morfinen, null komma fire milligram.', 'Nalokson 0,4 mg, startes', 'Morfin'],
    ['en', 'Doctor: We give her naloxone for the morphine, 0.4 milligrams.', 'Naloxone 0.4 mg, started', 'Morphine'],
    ['nb', 'Lege: Du får vitamin K mot Marevan, ti milligram i dag.', 'Vitamin K 10 mg i dag, startes', 'Marevan'],
    ['sv', 'Läkare: Alvedon får du ta, två tabletter upp till fyra gånger om dagen.', 'Alvedon 2 tabletter upp till 4 gånger om dagen, insätts', 'höjs'],
    ['en', 'Doctor: You can take up to eight paracetamol a day.', 'Paracetamol up to 8 a day, started', 'increased'],
    ['en', 'Doctor: Take two paracetamol four times a day.', 'Paracetamol 2, 4 times a day, started', 'stopped'],
    ['nb', 'Lege: Ta to tabletter Paracet tre ganger daglig.', 'Paracet 2 tabletter, 3 ganger daglig, startes', 'seponert'],
    ['ru', 'Врач: Принимайте по две таблетки парацетамола три раза в день.', 'Парацетамол 2 таблетки, 3 раза в день, назначено', 'отменено'],
    ['nb', 'Lege: Enalapril hopper du over til feberen er borte.', 'Enalapril, pause til feberen er borte.', 'seponert'],
    [
      'en', 'Doctor: Leave the ramipril out until the vomiting has stopped, then go back on it.',
      'Ramipril, paused until the vomiting has stopped.', 'Ramipril, stopped',
    ],
    ['nb', 'Lege: Canaural, åtte dråper to ganger daglig i en uke. Nei, jeg mener ti dager.', 'Canaural 8 dråper 2 ganger daglig i 10 dager', 'en uke'],
    ['en', 'Doctor: Amoxicillin five hundred three times a day for a week. No, sorry, ten days.', '3 times a day for 10 days', 'week'],
    ['sv', 'Läkare: Kåvepenin tre gånger om dagen i en vecka. Nej, tio dagar menar jag.', 'Kåvepenin 3 gånger om dagen i 10 dagar', 'vecka'],
  ])('%s: %s', (language, said, wanted, unwanted) => {
    expect(lines(language, said)).toContain(wanted)
    expect(lines(language, said)).not.toContain(unwanted)
  })
})

test('a value that was measured puts no dose right, and a weight another weight', () => {
  const raised = 'Lege: Vi øker Metoprolol til hundre milligram. Eller nei, pulsen er jo bare femtifire, vi lar den stå på femti.'
  expect(lines('nb', raised)).not.toContain('54 mg')
  const weighed = sectionsOf('Ägare: Hon är halt.\nVeterinär: Hon är halt på vänster fram. Vikt: 530, eller, vi vägde i höstas, 550 kg.', 'sv', 'vet')
  expect(Object.values(weighed).join(' ')).not.toContain('530')
})
