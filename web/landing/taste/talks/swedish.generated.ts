import type { Written } from './talk.ts'

/** Made by `npm run taste`: what the engine writes of this talk. */
export const SWEDISH: Written = {
  sections: [
    {"heading":"Sammanfattning","sentences":[
      ["Penicillin: snabbtestet för streptokocker är positivt, så patienten har halsfluss.",[663,726]],
    ]},
    {"heading":"Aktuellt","sentences":[
      ["Har haft ont i halsen sedan i fredags, och det gör ont att svälja.",[61,131]],
      ["Har haft feber, 38,7 i går kväll.",[140,189]],
      ["Ingen hosta och ingen snuva.",[233,266]],
      ["Son hade halsfluss förra veckan.",[322,358]],
    ]},
    {"heading":"Status","sentences":[
      ["Temperaturen 38,3.",[567,588]],
      ["Tonsillerna är röda och svullna med beläggningar på båda sidor.",[468,531]],
      ["Ömma lymfkörtlar på halsen.",[532,566]],
      ["Hjärta och lungor låter normalt.",[589,621]],
    ]},
    {"heading":"Bedömning och diagnoser","sentences":[
      ["Penicillin: snabbtestet för streptokocker är positivt, så patienten har halsfluss.",[663,726]],
    ]},
    {"heading":"Planering","sentences":[
      ["Om patienten får svårt att gapa eller svårt att andas, ska patienten söka akut.",[890,951]],
      ["Hör av sig om patienten inte är bättre om 3 dagar.",[952,997]],
    ]},
    {"heading":"Åtgärder","sentences":[
      ["Stanna hemma tills patienten varit feberfri ett dygn.",[825,871]],
      ["Drick ordentligt.",[872,889]],
    ]},
    {"heading":"Läkemedel","sentences":[
      ["Kåvepenin 800 mg 4 gånger om dagen i 5 dagar, insätts.",[727,792]],
    ]},
  ],
  questions: [["Är Penicillin utsatt?",[663,726]]],
}
