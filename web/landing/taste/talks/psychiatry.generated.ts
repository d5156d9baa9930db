import type { Written } from './talk.ts'

/** Made by `npm run taste`: what the engine writes of this talk. */
export const PSYCHIATRY: Written = {
  sections: [
    {"heading":"Sammendrag","sentences":[
      ["Har vært nedstemt det meste av dagen i over en måned.",[69,126]],
      ["Vurderer det som en moderat depressiv episode.",[783,833]],
    ]},
    {"heading":"Aktuelt","sentences":[
      ["Har vært nedstemt det meste av dagen i over en måned.",[69,126]],
      ["Våkner klokka 4 hver natt og får ikke sove igjen.",[160,216]],
      ["Har mistet matlysten og gått ned 5 kg siden jul.",[247,303]],
      ["Tenker noen ganger at det ikke er verdt det, men pasienten har ingen planer om å ta livet.",[367,460]],
      ["Bor ikke alene, pasienten bor med samboeren.",[467,521]],
      ["Drikker alkohol: et glass vin i helgene, ikke mer.",[528,590]],
    ]},
    {"heading":"Vurdering og diagnoser","sentences":[
      ["Vurderer det som en moderat depressiv episode.",[783,833]],
    ]},
    {"heading":"Plan","sentences":[
      ["Kontroll om en uke.",[1049,1070]],
      ["God kontakt og svarer adekvat, men stemningsleiet er tydelig senket.",[707,782]],
      ["Hvis pasienten får planer om å ta livet, skal pasienten ringe 113 med en gang.",[950,1014]],
    ]},
    {"heading":"Medisiner","sentences":[
      ["Sertralin 100 mg daglig, økes.",[597,665],[865,911]],
    ]},
  ],
  questions: [],
}
