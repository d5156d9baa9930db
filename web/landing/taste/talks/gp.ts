import { GP } from './gp.generated.ts'
import type { Talk } from './talk.ts'

export const gp: Talk = {
  language: 'nb',
  vertical: 'med',
  doctorType: 'FamilyDoctor',
  text: `Lege: Hei, kom inn og sett deg. Hva kan jeg hjelpe deg med?
Pasient: Jeg har hostet i tre uker nå. Det er verst om natten, så jeg sover dårlig.
Lege: Hoster du opp noe?
Pasient: Litt hvitt slim om morgenen, ikke noe blod.
Lege: Har du hatt feber?
Pasient: Nei, ingen feber. Men jeg blir fortere andpusten i trappen enn før.
Lege: Røyker du?
Pasient: Nei, jeg sluttet for ti år siden.
Lege: Er du allergisk mot noe?
Pasient: Ja, jeg fikk utslett av penicillin som barn.
Lege: Da lytter jeg på lungene. Det er pipelyder over begge lunger når du puster ut, ingen knatrelyder. Blodtrykket er 132 over 84. Oksygenmetningen \
er 97 prosent.
Pasient: Er det lungebetennelse?
Lege: Nei, det høres ikke slik ut. Jeg tror dette er astma. Vi tar spirometri her i dag. Du starter med Airomir 0,1 mg, to inhalasjoner ved behov.
Pasient: Greit.
Lege: Blir du tungpustet i hvile, må du ringe legevakten. Ellers sees vi til kontroll om fire uker.
Pasient: Takk skal du ha.`,
  written: GP,
}
