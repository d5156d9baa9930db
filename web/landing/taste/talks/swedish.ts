import { SWEDISH } from './swedish.generated.ts'
import type { Talk } from './talk.ts'

export const swedish: Talk = {
  language: 'sv',
  vertical: 'med',
  doctorType: 'FamilyDoctor',
  text: `Läkare: Hej, välkommen. Vad kan jag hjälpa dig med?
Patient: Jag har haft ont i halsen sedan i fredags, och det gör ont att svälja.
Läkare: Har du haft feber?
Patient: Ja, 38,7 i går kväll.
Läkare: Har du hosta eller snuva?
Patient: Nej, ingen hosta och ingen snuva.
Läkare: Är det någon annan hemma som är sjuk?
Patient: Min son hade halsfluss förra veckan.
Läkare: Är du överkänslig mot någon medicin?
Patient: Nej, inte vad jag vet.
Läkare: Då tittar jag i halsen. Tonsillerna är röda och svullna med beläggningar på båda sidor. Det är ömma lymfkörtlar på halsen. Temperaturen är \
38,3. Hjärta och lungor låter normalt.
Patient: Behöver jag penicillin?
Läkare: Snabbtestet för streptokocker är positivt, så du har halsfluss. Jag skriver ut Kåvepenin 800 mg fyra gånger om dagen i fem dagar.
Patient: Kan jag jobba?
Läkare: Stanna hemma tills du varit feberfri ett dygn. Drick ordentligt. Får du svårt att gapa eller svårt att andas ska du söka akut. Hör av dig om \
du inte är bättre om tre dagar.`,
  written: SWEDISH,
}
