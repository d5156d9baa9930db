import type { Written } from './talk.ts'

/** Made by `npm run taste`: what the engine writes of this talk. */
export const GP: Written = {
  sections: [
    {"heading":"Sammendrag","sentences":[
      ["Har hostet i 3 uker.",[69,98]],
      ["Trolig astma.",[701,725]],
    ]},
    {"heading":"Aktuelt","sentences":[
      ["Har hostet i 3 uker.",[69,98]],
      ["Verst om natten, så pasienten sover dårlig.",[99,143]],
      ["Hoster opp noe: litt hvitt slim om morgenen, ikke noe blod.",[150,221]],
      ["Ingen feber.",[228,273]],
      ["Blir fortere andpusten i trappen enn før.",[274,323]],
      ["Er allergisk mot noe, pasienten fikk utslett av penicillin som barn.",[390,468]],
      ["Røyker ikke, pasienten sluttet for 10 år siden.",[330,383]],
    ]},
    {"heading":"Klinisk undersøkelse","sentences":[
      ["Blodtrykket 132/84.",[573,600]],
      ["Oksygenmetningen 97 %.",[601,632]],
      ["Pipelyder over begge lunger når pasienten puster ut, ingen knatrelyder.",[501,572]],
    ]},
    {"heading":"Vurdering og diagnoser","sentences":[
      ["Lungebetennelse: nei, det høres ikke slik ut.",[642,700]],
      ["Trolig astma.",[701,725]],
    ]},
    {"heading":"Plan","sentences":[
      ["Tar spirometri her i dag.",[726,754]],
      ["Pasienten starter med Airomir 0,1 mg, 2 inhalasjoner ved behov.",[755,812]],
      ["Ellers kontroll om 4 uker.",[887,928]],
      ["Hvis pasienten blir tungpustet i hvile, må pasienten ringe legevakten.",[835,886]],
    ]},
    {"heading":"Medisiner","sentences":[
      ["Airomir 0,1 mg, 2 inhalasjoner ved behov, startes.",[755,812]],
      ["Allergi/CAVE: Penicillin (utslett).",[390,468]],
    ]},
  ],
  questions: [],
}
