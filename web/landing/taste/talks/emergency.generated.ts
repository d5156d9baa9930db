import type { Written } from './talk.ts'

/** Made by `npm run taste`: what the engine writes of this talk. */
export const EMERGENCY: Written = {
  sections: [
    {"heading":"Sammendrag","sentences":[
      ["Fikk vondt i magen i går kveld.",[58,93]],
      ["Mistanke om blindtarmbetennelse.",[716,750]],
    ]},
    {"heading":"Aktuelt","sentences":[
      ["Fikk vondt i magen i går kveld.",[58,93]],
      ["Først rundt navlen, nå sitter det nede til høyre.",[94,143]],
      ["Kastet opp: 2 ganger i natt.",[150,195]],
      ["Har hatt feber, 38,4 hjemme i dag tidlig.",[202,259]],
      ["Har ikke spist i dag.",[266,338]],
      ["Har ikke hatt matlyst siden i går.",[295,338]],
      ["Har ikke vært operert i magen før.",[345,398]],
    ]},
    {"heading":"Klinisk undersøkelse","sentences":[
      ["Temperaturen 38,2, pulsen er 96 og blodtrykket er 124/78.",[615,680]],
      ["Tydelig øm nede i høyre side, og det gjør vondt når jeg slipper.",[502,572]],
      ["Ingen smerter når jeg banker over nyrene.",[573,614]],
    ]},
    {"heading":"Vurdering og diagnoser","sentences":[
      ["Mistanke om blindtarmbetennelse.",[716,750]],
    ]},
    {"heading":"Plan","sentences":[
      ["Tar CRP og urinprøve nå, og jeg legger pasienten inn på kirurgisk avdeling i kveld.",[751,831]],
      ["1 g paracetamol intravenøst mot smertene.",[887,939]],
    ]},
    {"heading":"Medisiner","sentences":[
      ["Paracet 1 g intravenøst, startes.",[442,470],[887,939]],
    ]},
  ],
  questions: [],
}
