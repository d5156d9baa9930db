import { DOG } from './dog.generated.ts'
import type { Talk } from './talk.ts'

export const dog: Talk = {
  language: 'nb',
  vertical: 'vet',
  doctorType: 'Veterinarian',
  text: `Veterinær: Hei, og hei til deg, Bella. Hva er det som plager henne?
Eier: Hun har haltet på høyre bakbein siden søndag. Det begynte da hun løp etter en ball.
Veterinær: Hvordan bruker hun beinet?
Eier: Hun setter det forsiktig ned når hun går, men løfter det når hun løper.
Veterinær: Spiser og drikker hun som vanlig?
Eier: Ja, hun spiser som før. Ingen oppkast og ingen diaré.
Veterinær: Får hun noen medisiner?
Eier: Nei, ingenting.
Veterinær: Da veier vi henne. Vekten er 24,5 kg og temperaturen er 38,6. Slimhinnene er rosa. Høyre kne er hovent og varmt, og hun er øm når jeg \
bøyer det. Skuffeprøven er positiv.
Eier: Hva betyr det?
Veterinær: Det tyder på korsbåndskade. Vi tar røntgen av kneet i dag. Hun får Metacam mikstur, 2,5 mg en gang daglig i ti dager, sammen med maten.
Eier: Kan hun være ute?
Veterinær: Bare i kort bånd, og ingen trapper. Kaster hun opp eller slutter å spise, stopper dere med Metacam og ringer oss. Vi ser henne igjen om en uke.`,
  written: DOG,
}
