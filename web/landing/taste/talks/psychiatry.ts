import { PSYCHIATRY } from './psychiatry.generated.ts'
import type { Talk } from './talk.ts'

export const psychiatry: Talk = {
  language: 'nb',
  vertical: 'med',
  doctorType: 'Psychiatrist',
  text: `Lege: Fint å se deg igjen. Hvordan har det gått siden sist?
Pasient: Jeg har vært nedstemt det meste av dagen i over en måned.
Lege: Hvordan sover du?
Pasient: Jeg våkner klokka fire hver natt og får ikke sove igjen.
Lege: Hva med maten?
Pasient: Jeg har mistet matlysten og gått ned fem kilo siden jul.
Lege: Har du tanker om at livet ikke er verdt å leve?
Pasient: Jeg tenker noen ganger at det ikke er verdt det, men jeg har ingen planer om å ta livet mitt.
Lege: Bor du alene?
Pasient: Nei, jeg bor med samboeren min.
Lege: Drikker du alkohol?
Pasient: Et glass vin i helgene, ikke mer.
Lege: Tar du sertralin hver dag?
Pasient: Ja, femti milligram om morgenen. Jeg merker ikke noen bivirkninger.
Lege: Du har god kontakt og svarer adekvat, men stemningsleiet er tydelig senket. Jeg vurderer det som en moderat depressiv episode.
Pasient: Hva gjør vi nå?
Lege: Vi øker sertralin til hundre milligram daglig. Vi fortsetter med ukentlige samtaler. Får du planer om å ta livet ditt, skal du ringe 113 med en gang.
Pasient: Ja, det lover jeg.
Lege: Da sees vi om en uke.`,
  written: PSYCHIATRY,
}
