import { EMERGENCY } from './emergency.generated.ts'
import type { Talk } from './talk.ts'

export const emergency: Talk = {
  language: 'nb',
  vertical: 'med',
  doctorType: 'EmergencyDoctor',
  text: `Lege: Hei, jeg er legen på vakt. Hva har skjedd?
Pasient: Jeg fikk vondt i magen i går kveld. Først rundt navlen, nå sitter det nede til høyre.
Lege: Har du kastet opp?
Pasient: To ganger i natt.
Lege: Har du hatt feber?
Pasient: Ja, 38,4 hjemme i dag tidlig.
Lege: Har du spist i dag?
Pasient: Nei, jeg har ikke hatt matlyst siden i går.
Lege: Har du vært operert i magen før?
Pasient: Nei, aldri.
Lege: Tar du noen medisiner fast?
Pasient: Nei, bare to Paracet i natt.
Lege: Da kjenner jeg på magen. Du er tydelig øm nede i høyre side, og det gjør vondt når jeg slipper. Ingen smerter når jeg banker over nyrene. \
Temperaturen er 38,2, pulsen er 96 og blodtrykket er 124 over 78.
Pasient: Er det blindtarmen?
Lege: Jeg mistenker blindtarmbetennelse. Vi tar CRP og urinprøve nå, og jeg legger deg inn på kirurgisk avdeling i kveld.
Pasient: Kan jeg drikke noe?
Lege: Nei, du skal faste. Du får et gram paracetamol intravenøst mot smertene.`,
  written: EMERGENCY,
}
