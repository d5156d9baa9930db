import { HORSE } from './horse.generated.ts'
import type { Talk } from './talk.ts'

export const horse: Talk = {
  language: 'nb',
  vertical: 'vet',
  doctorType: 'Veterinarian',
  text: `Veterinær: God kveld. Hva er det med hesten?
Eier: Hun har skrapt med beina og rullet seg siden klokka seks. Hun ser seg mot flanken hele tiden.
Veterinær: Hvordan er avføringen?
Eier: Hun har møkket lite og tørt siden i formiddag.
Veterinær: Har hun spist i kveld?
Eier: Nei, hun har ikke rørt høyet og ikke drukket vann.
Veterinær: Har dere byttet fôr?
Eier: Ja, vi gikk over til nytt høy på mandag.
Veterinær: Har hun hatt kolikk før?
Eier: Nei, aldri.
Veterinær: Pulsen er 48, temperaturen er 37,8, og slimhinnene er rosa og fuktige. Det er nedsatte tarmlyder på venstre side. Rektalt kjenner jeg en \
fast forstoppelse i tykktarmen, ingen utspilte tarmer.
Eier: Er det farlig?
Veterinær: Det er en forstoppelseskolikk, og hun er stabil nå. Jeg gir 500 mg flunixin intravenøst. Hun får også seks liter vann i sonde.
Eier: Hva skal jeg gjøre?
Veterinær: Hun skal ikke ha høy i natt. Lei henne ti minutter hver time. Blir hun verre eller svetter, ringer du med en gang. Jeg kommer tilbake i \
morgen tidlig.`,
  written: HORSE,
}
