import type { Written } from './talk.ts'

/** Made by `npm run taste`: what the engine writes of this talk. */
export const HORSE: Written = {
  sections: [
    {"heading":"Sammendrag","sentences":[
      ["Forstoppelseskolikk, og hun er stabil nå.",[691,742]],
    ]},
    {"heading":"Aktuelt","sentences":[
      ["Hun har skrapt med beina og rullet seg siden klokka 6.",[51,108]],
      ["Hun ser seg mot flanken hele tiden.",[109,144]],
      ["Hun har møkket lite og tørt siden i formiddag.",[185,231]],
      ["Har ikke spist i kveld.",[243,322]],
      ["Ingen kolikk før.",[413,455]],
      ["Har byttet fôr, vi gikk over til nytt høy på mandag.",[334,401]],
    ]},
    {"heading":"Klinisk undersøkelse","sentences":[
      ["Pulsen 48, temperaturen er 37,8, og slimhinnene er rosa og fuktige.",[467,537]],
      ["Nedsatte tarmlyder på venstre side.",[538,580]],
      ["Rektalt kjennes en fast forstoppelse i tykktarmen, ingen utspilte tarmer.",[581,658]],
    ]},
    {"heading":"Vurdering og diagnoser","sentences":[
      ["Forstoppelseskolikk, og hun er stabil nå.",[691,742]],
    ]},
    {"heading":"Plan","sentences":[
      ["Ikke ha høy i natt.",[855,883]],
      ["Jeg kommer tilbake i morgen tidlig.",[970,1005]],
      ["Hvis hun blir verre eller svetter, ringer eier med en gang.",[917,969]],
    ]},
    {"heading":"Tiltak","sentences":[
      ["Gir 500 mg flunixin intravenøst.",[743,779]],
      ["Også 6 l vann i sonde.",[780,817]],
    ]},
    {"heading":"Medisiner","sentences":[
      ["Flunixin 500 mg intravenøst, startes.",[743,779]],
    ]},
  ],
  questions: [],
}
