import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { inStatementOrder } from './statement-order.ts'

type Told = readonly [language: Language, said: string, written: string, told: string]

test.each<Told>([
  ['nb', 'Så kom det sånn skum.', 'Kom det sånn skum', 'det kom sånn skum'],
  ['nb', 'Og så tok jeg naproxen mot smertene.', 'Tok pasienten naproxen mot smertene', 'pasienten tok naproxen mot smertene'],
  ['nb', 'Og så stikker det litt her.', 'Stikker det litt her', 'det stikker litt her'],
  ['nb', 'Så våkner jeg klokka fire.', 'Så våkner pasienten klokka 4', 'pasienten våkner klokka 4'],
  ['sv', 'Då blir det inte femtio procent.', 'Blir det inte 50 %', 'det blir inte 50 %'],
  ['da', 'Så går vi op til 15.', 'Går vi op til 15', 'vi går op til 15'],
])('%s: the subject comes first where the adverb before the verb is left out: %s', (language, said, written, told) => {
  expect(inStatementOrder(written, { said, language, isOfPlan: false })).toBe(told)
})

test.each<Told>([
  ['nb', 'Og skal han vaksineres i dag', 'Skal han vaksineres i dag', ''],
  ['sv', 'Känner hon kyla när hon dricker', 'Känner hon kyla när hon dricker', ''],
  ['da', 'Har du blodmangel', 'Har patienten blodmangel', ''],
])('%s: what asks as it was said tells nothing: %s', (language, said, written, told) => {
  expect(inStatementOrder(written, { said, language, isOfPlan: false })).toBe(told)
})

test.each<Told>([
  ['nb', 'Blir han slapp, puster tungt eller ikke vil drikke, så ringer dere legevakta.', 'Blir han slapp, puster tungt eller ikke vil drikke, så ' +
    'ringer dere legevakta', ''],
  ['nb', 'Da ringer jeg deg i morgen.', 'Ringer pasienten i morgen', ''],
  ['nb', 'Da unngår vi det.', 'Unngår det', ''],
  ['sv', 'Då undviker vi det.', 'Undviker det', ''],
  ['da', 'Så stopper vi den.', 'Stopper den', ''],
  ['sv', 'Jag skickar den på odling.', 'Skickar den på odling', ''],
  ['da', 'Kom i morgen kl. 9.', 'Kom i morgen kl. 9', ''],
  ['en', 'Is he still coughing', 'Is he still coughing', ''],
])('%s: a condition, a verb with its object, and what no subject follows stay as they are: %s', (language, said, written) => {
  expect(inStatementOrder(written, { said, language, isOfPlan: true })).toBe(written)
})

test('in a plan whoever is told to do a thing does it', () => {
  expect(inStatementOrder('Går patienten et trin ned', { said: 'går du et trin ned', language: 'da', isOfPlan: true })).toBe('patienten går et trin ned')
})
