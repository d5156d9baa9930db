import type { Language } from '#contract/vertical.ts'

/** What an authority needs in a statement: `heading | topics that belong under it`, in its order; words of our own for its lists. */
const NORWAY = `
Grunnlag for opplysningene (sist sett, journal, annet) | record consent
Diagnose som gir funksjonstapet | diagnosis
Sykdommens forløp fra starten til nå | onset course legal
Når arbeids- eller inntektsevnen ble varig nedsatt | sickleave
Undersøkelser og funn | findings tests imaging
Behandling: hva, hvor lenge og med hvilket resultat | treatment medicine dose sideeffect
Henvisninger og behandling som gjenstår, eller hvorfor ingen gjenstår | plan referral surgery
Hva pasienten kan og ikke kan i arbeid, tiltak og dagligliv | ability selfcare adjustment work driving
Ventet funksjon framover | prognosis duration
`
const SWEDEN = `
Underlag för uppgifterna (undersökning, journal, annat) | record consent
Diagnos | diagnosis
Sjukdomens förlopp | onset course legal
Funktionsnedsättning: iakttagna fynd och grad | findings tests imaging
Aktivitetsbegränsning: följder i arbetets uppgifter, med exempel | ability selfcare adjustment work driving
Behandling och planering | treatment medicine dose sideeffect plan referral surgery
Grad och period | sickleave
Prognos | prognosis duration
`
const DENMARK = `
Grundlag (journal og kendskab; oplys, hvis der ingen kontakt har været) | record
Samtykke | consent
Kort resumé af forløbet | diagnosis onset course
Fund og undersøgelser | findings tests imaging
Behandling og plan | treatment medicine dose sideeffect plan referral surgery
Funktion og skånehensyn i arbejde og hverdag | ability selfcare adjustment work driving sickleave
Vurdering og forventet udvikling | prognosis duration
`

export type AuthorityHeading = { heading: string; topics: readonly string[] }

const read = (list: string): AuthorityHeading[] =>
  list.split('\n').filter((line) => line !== '').map((line) => {
    const [heading = '', topics = ''] = line.split('|').map((part) => part.trim())
    return { heading, topics: topics.split(' ') }
  })

const LISTS: Readonly<Record<string, readonly AuthorityHeading[]>> = { NO: read(NORWAY), SE: read(SWEDEN), DK: read(DENMARK) }
const COUNTRY_OF: Readonly<Record<Language, string>> = { nb: 'NO', sv: 'SE', da: 'DK', en: 'NO', ru: 'NO' }

/** What the authority of a country wants to be told; of another country, that of the language it is answered in. */
export const authorityList = (country: string, language: Language): readonly AuthorityHeading[] => LISTS[country] ?? LISTS[COUNTRY_OF[language]] ?? []

/** The heading of what a statement rests on: asked of every one. */
export const basisOf = (list: readonly AuthorityHeading[]): AuthorityHeading | undefined => list.find(({ topics }) => topics.includes('record'))
