import type { Written } from './talk.ts'

/** Made by `npm run taste`: what the engine writes of this talk. */
export const DOG: Written = {
  sections: [
    {"heading":"Sammendrag","sentences":[
      ["Det tyder på korsbåndskade.",[649,676]],
    ]},
    {"heading":"Aktuelt","sentences":[
      ["Hun har haltet på høyre bakbein siden søndag.",[74,119]],
      ["Det begynte da hun løp etter en ball.",[120,157]],
      ["Hun spiser som før.",[325,348]],
      ["Ingen oppkast og ingen diaré.",[349,378]],
      ["Hun setter det forsiktig ned når hun går, men løfter det når hun løper.",[202,273]],
    ]},
    {"heading":"Klinisk undersøkelse","sentences":[
      ["Vekten 24,5 kg og temperaturen er 38,6.",[466,508]],
      ["Slimhinnene er rosa.",[509,529]],
      ["Høyre kne er hovent og varmt, og hun er øm når jeg bøyer det.",[530,591]],
      ["Skuffeprøven er positiv.",[592,616]],
    ]},
    {"heading":"Vurdering og diagnoser","sentences":[
      ["Det tyder på korsbåndskade.",[649,676]],
    ]},
    {"heading":"Plan","sentences":[
      ["Tar røntgen av kneet i dag.",[677,707]],
      ["Være ute: bare i kort bånd, og ingen trapper.",[791,855]],
      ["Kontroll om en uke.",[934,963]],
      ["Hvis hun kaster opp eller slutter å spise, stopper dere med Metacam og ringer.",[856,933]],
    ]},
    {"heading":"Medisiner","sentences":[
      ["Metacam mikstur, 2,5 mg en gang daglig i 10 dager, startes.",[708,784]],
    ]},
  ],
  questions: [],
}
