import type { HelpText } from './help-text.ts'

export const nb: readonly HelpText[] = [
  {
    id: 'first-recording', title: 'Ta opp den første konsultasjonen',
    body: [
      '1. Velg **Start opptak** på kontrollpanelet.',
      '2. Si «stetoskop» med vanlig stemme. Når lyden kommer fram, kan du starte.',
      '3. Trykk **Pasienten er informert** når du har sagt fra om opptaket.',
      '4. Fyll ut navn, kjønn og alder om du vil. Uten navn blir saken anonym.',
      '5. Trykk **Start opptak** og snakk som vanlig. **Pause** stanser for en stund, **Fortsett** tar opp igjen.',
      '6. Ta pause og trykk **Avslutt og last opp**. Rapporten kommer på skjermen.',
      '',
      'Funn og måleverdier som ikke ble sagt høyt, kan skrives under **Tilleggsopplysninger**. Teksten så langt kan leses mens du snakker, hvis ' +
        'talegjenkjenning er satt opp. Les alltid gjennom rapporten før du bruker den.',
    ].join('\n'),
    words: ['ta opp', 'opptak', 'spille inn', 'begynne', 'komme i gang', 'første gang', 'diktere', 'samtykke', 'informert', 'mikrofon', 'start'],
  },
  {
    id: 'upload-file', title: 'Last opp en lydfil',
    body: [
      '1. Velg **Start opptak** på kontrollpanelet.',
      '2. Fyll ut opplysningene om pasienten om du vil, og skriv eventuelt tilleggsopplysninger.',
      '3. Trykk **Last opp lydfil**, eller slipp filen på siden.',
      '4. Vent til opplastingen er ferdig. Du kommer til rapporten.',
      '',
      'Filene kan være `.m4a`, `.mp3`, `.webm`, `.mp4`, `.mpga`, `.wav` eller `.mpeg`. Mens et opptak pågår, kan du ikke laste opp. ' +
        'Driftsansvarlig kan ha satt en grense for hvor mye lyd du kan sende på en dag. Er det ikke satt opp talegjenkjenning, blir lyden liggende ' +
        'trygt og venter. Tekstfiler hører hjemme på kontrollpanelet, ikke her.',
    ].join('\n'),
    words: ['laste opp', 'lydfil', 'fil', 'mp3', 'm4a', 'wav', 'webm', 'mp4', 'diktafon', 'telefonopptak', 'slippe fil', 'importere'],
  },
  {
    id: 'paste-text', title: 'Lim inn eller skriv en samtale',
    body: [
      'Har du teksten allerede, trenger du ikke noe opptak.',
      '',
      '1. Gå til kontrollpanelet, til feltet **Skriv eller lim inn samtalen**.',
      '2. Lim inn teksten, slipp en `.txt`-fil i feltet, eller bruk **Velg tekstfil**. Stikkord holder også.',
      '3. Skriv gjerne hvem som snakker, for eksempel «Lege:» og «Pasient:» foran hver replikk.',
      '4. Trykk **Lag rapport**, eller Ctrl + Enter.',
      '',
      'Grensen er 600 000 tegn. En lengre tekst må deles i to saker. Går noe galt, står teksten fortsatt i feltet, så du kan prøve igjen.',
    ].join('\n'),
    words: ['lime inn', 'tekst', 'transkripsjon', 'skrive selv', 'stikkord', 'tekstfil', 'txt', 'uten lyd', 'ferdig tekst', 'utskrift'],
  },
  {
    id: 'microphone-trouble', title: 'Mikrofonen virker ikke',
    body: [
      '- **Nettleseren slipper oss ikke til:** trykk på ikonet til venstre for adressen, tillat mikrofon for siden, og trykk **Test mikrofonen på nytt**.',
      '- **Ingen lyd på 10 sekunder:** si testordet en gang til, nærmere. Velg en annen mikrofon øverst på siden.',
      '- **Dempet:** slå på lyden med bryteren på mikrofonen eller i lydinnstillingene på maskinen.',
      '- **Ikke tilkoblet:** sett i hodesettet igjen, eller velg en annen mikrofon.',
      '- **Kan ikke åpnes:** lukk andre programmer som bruker den, for eksempel videomøter.',
      '- **Forsvinner den under opptaket,** er det som er tatt opp, trygt. Avslutt og last opp.',
      '',
      'Kommer du ikke videre, kan du laste opp en lydfil eller lime inn teksten i stedet.',
    ].join('\n'),
    words: ['mikrofon', 'ingen lyd', 'dempet', 'tillatelse', 'hodesett', 'hører ikke', 'nettleser blokkerer', 'feil mikrofon', 'svak lyd', 'test'],
  },
  {
    id: 'interrupted-recording', title: 'Opptaket ble avbrutt',
    body: [
      'Lyden lagres på enheten hvert sekund og sendes til serveren etter hvert.',
      '',
      '1. Åpne siden igjen på samme enhet og i samme nettleser.',
      '2. Du får meldingen **Et opptak ble avbrutt**, med tidspunkt og lengde.',
      '3. Trykk **Hent fram og last opp**. Vil du ikke ha det, trykker du **Forkast**; da slettes lyden både på enheten og på ' +
        'serveren, og det kan ikke angres.',
      '',
      'Er nettet borte, fortsetter opptaket på enheten og sendes når nettet er tilbake. Er du logget ut underveis, trykker du **Logg inn i ny ' +
        'fane**. Et opptak som ikke er sendt, ligger på enheten i høyst 30 døgn.',
    ].join('\n'),
    words: ['avbrutt', 'krasj', 'mistet opptak', 'nettet falt ut', 'batteri', 'lukket fanen', 'hente fram', 'gjenopprette', 'tapt lyd', 'strømbrudd'],
  },
  {
    id: 'no-speech-engine', title: 'Det er ikke satt opp talegjenkjenning',
    body: [
      'Uten talegjenkjenning tas opptaket vare på, men blir ikke til tekst. Saken står da som **Venter**.',
      '',
      '1. Haster det, skriv det viktigste i feltet **Skriv det viktigste, få rapporten nå** og trykk **Lag rapporten nå**. Stikkord holder.',
      '2. Har du teksten et annet sted, kan du lime den inn på kontrollpanelet.',
      '3. Spør driftsansvarlig om talegjenkjenning kan settes opp.',
      '',
      'Når den er på plass, går opptaket videre av seg selv. Lyd uten navngitt pasient slettes sammen med saken etter 12 timer, og annen lyd etter ' +
        '30 døgn, hørt eller ikke, når driftsansvarlig ikke har satt andre frister.',
    ].join('\n'),
    words: ['venter', 'talegjenkjenning', 'transkribering mangler', 'ingen tekst', 'opptaket venter', 'tale', 'motor', 'får ikke rapport'],
  },
  {
    id: 'edit-report', title: 'Rett og skriv i rapporten',
    body: [
      'Skriv rett i teksten. Alt lagres av seg selv, og det står **Lagret** når det er gjort.',
      '',
      '- Angre siste endring med Ctrl + Z.',
      '- Er et ord hørt feil, finn det under **Samtalen** ved siden av rapporten og trykk på det. Ord med prikket strek ble hørt usikkert. ' +
        'Rettelsen endrer ikke rapporten, men sjekker den på nytt.',
      '- Mangler noe, skriv det i notatet under **Opptak og notater** og trykk **Lagre og lag rapporten på nytt**.',
      '- **Tidligere versjoner** viser eldre tekster, som du kan sammenligne og hente tilbake.',
      '',
      'Er rapporten endret et annet sted samtidig, blir begge tekstene tatt vare på, og du velger.',
    ].join('\n'),
    words: ['redigere', 'endre tekst', 'rette', 'lagre', 'skrivefeil', 'versjoner', 'angre', 'to steder samtidig', 'feil hørt', 'notat'],
  },
  {
    id: 'less-or-more-detail', title: 'Kortere eller lengre rapport',
    body: [
      '1. Trykk **Mindre detaljert** eller **Mer detaljert** under rapporten. For ett avsnitt åpner du menyen ved overskriften og velger **Kort ' +
        'ned avsnittet** eller **Utvid avsnittet**.',
      '2. Skriv videre imens om du vil. Ingenting byttes ut før du sier ja.',
      '3. Trykk **Vis endringene** når den nye teksten er klar.',
      '4. Gå gjennom dem: **Ta med** eller **Ta ikke med** for hver endring.',
      '5. Trykk **Bruk**, eller **Forkast** for å beholde den gamle.',
      '',
      'Ord du selv har skrevet, blir stående. **Skriv på nytt** lager hele rapporten en gang til på samme måte.',
    ].join('\n'),
    words: ['mindre detaljert', 'mer detaljert', 'korte ned', 'utvide', 'lengde', 'for lang', 'for kort', 'avsnitt', 'skrive på nytt'],
  },
  {
    id: 'templates', title: 'Mal for typen besøk',
    body: [
      'En mal bestemmer hvilke seksjoner rapporten har, rekkefølgen og overskriftene. Den legger ingenting til, og medisiner, allergier og råd om ' +
        'når man skal ta kontakt blir alltid stående.',
      '',
      '1. Velg i feltet **Mal** før du tar opp eller lager rapporten, for eksempel kontroll, telefon eller vaksinasjon. **Som vanlig** er ingen mal.',
      '2. Vil du bytte etterpå, gå til feltet **Mal** nederst på rapporten. Har du skrevet i rapporten selv, får du se forslaget ved siden av dine ' +
        'egne ord og velger.',
      '3. Trykk **Lagre formen som mal** for å lage en egen av rapporten du ser på. Der kan du også slette egne maler.',
      '',
      'En egen mal tar vare på overskrifter, aldri teksten i rapporten. Instruksen fra promptoptimaliseringen går foran malen. Rapporter som er ' +
        'skrevet, endres ikke når en mal slettes.',
    ].join('\n'),
    words: ['rapportmal', 'maler', 'type besøk', 'rekkefølge', 'overskrifter', 'seksjoner', 'oppsett', 'struktur', 'egen mal'],
  },
  {
    id: 'change-by-prompt', title: 'Be om en endring med egne ord',
    body: [
      '1. Skriv i feltet **Hva skal endres?** under rapporten, for eksempel «slå sammen plan og tiltak» eller «kort ned sammendraget».',
      '2. Trykk **Send**.',
      '3. Se på forslaget med **Vis endringene**, og velg **Bruk** eller **Forkast**.',
      '',
      'Hva som kan etterkommes, kommer an på om driftsstedet har koblet til en språkmodell. Uten språkmodell kan bare lengde og avsnitt endres, og ' +
        'det som ikke ble fulgt, står oppført. Forlater du siden før du har valgt, forsvinner forslaget, og rapporten står som den gjorde. Navn og ' +
        'numre maskeres før noe sendes til en språkmodell.',
    ].join('\n'),
    words: ['ønske', 'prompt', 'instruks', 'hva skal endres', 'be om', 'omskrive', 'formulere', 'stil', 'språkmodell'],
  },
  {
    id: 'marks-and-evidence', title: 'Merkene og grunnlaget for en setning',
    body: [
      'Hver setning viser hva den bygger på.',
      '',
      '1. Pek på en setning, eller sett markøren i den og trykk Ctrl + punktum.',
      '2. Les ordene. **Vis i sammenheng** åpner stedet i samtalen, og **Spill av** lar deg høre det så lenge lyden finnes.',
      '',
      'Et merke til venstre betyr en annen kilde enn ellers, som notatet eller en talefrase, eller tvil. Står det **Uten grunnlag i samtalen**, ' +
        'ble setningen ikke funnet i det som ble sagt eller skrevet. Trykk **Det stemmer** hvis du kan stå for den, ellers **Fjern**.',
      '',
      'Merkene finner ikke alle feil. En setning uten merke kan også være misforstått.',
    ].join('\n'),
    words: ['merke', 'grunnlag', 'kilde', 'bevis', 'uten grunnlag', 'strek', 'spille av', 'hvor kommer det fra', 'sjekke', 'stemmer det'],
  },
  {
    id: 'left-out', title: 'Det som ble sagt, men ikke kom med',
    body: [
      'Ved siden av rapporten ligger **Sagt, men ikke i rapporten**. Der står opplysninger fra samtalen som rapporten ikke har.',
      '',
      '1. Åpne **Kilder** ved siden av rapporten, hvis de er lukket.',
      '2. Les hver opplysning.',
      '3. Trykk **Legg til** for å få den inn. Du ser hvilket avsnitt den havnet i.',
      '4. Trykk **Ikke ta med** for å ta den av listen.',
      '',
      'Listen fanger ikke nødvendigvis alt. Vil du lete selv, kan du bruke **Søk i samtalen**. Før du signerer, vises det hvor mange ' +
        'ting som fortsatt er utelatt.',
    ].join('\n'),
    words: ['utelatt', 'mangler i rapporten', 'glemt', 'kom ikke med', 'legge til', 'sagt', 'fullstendig', 'utelatelse'],
  },
  {
    id: 'questions-beside-report', title: 'Spørsmål om medisinene',
    body: [
      'Når samtalen ikke gir sikkert svar på om en medisin er i bruk, settes den ikke rett i listen. Da står det et spørsmål ved siden av rapporten.',
      '',
      '1. Gå til **Spørsmål om medisinene**.',
      '2. Se hva spørsmålet bygger på.',
      '3. Svar med ett trykk: **Bruker**, **Startes**, **Seponert** eller **Ikke pasientens**. Noen spørsmål har andre valg, for eksempel hvilken ' +
        'av to medisiner det gjelder.',
      '4. Svaret kommer i medisinlisten når det skal stå der. Du kan angre det.',
      '',
      'Et ubesvart spørsmål blir ikke med i kopien og ikke i den signerte rapporten. Sjekk listen selv: ikke alle medisiner blir listet eller spurt om.',
    ].join('\n'),
    words: ['spørsmål', 'medisinliste', 'legemidler', 'bruker', 'seponert', 'startes', 'usikker medisin', 'svare', 'dose'],
  },
  {
    id: 'copy-print-export', title: 'Kopier, skriv ut eller hent som FHIR',
    body: [
      '- **Kopier** tar hele rapporten. Ett avsnitt kopieres fra menyen ved overskriften.',
      '- Under **Flere handlinger** velger du hvordan teksten kopieres: med overskrifter, uten overskrifter, overskrift på samme linje, ' +
        'punktliste eller korte linjer.',
      '- **Last ned** gir en tekstfil.',
      '- **Last ned som HL7 FHIR** gir et dokument for systemer som tar imot det. Vent til det står «Lagret».',
      '- Skriv ut med nettleserens egen utskrift, Ctrl + P.',
      '',
      'Lar nettleseren deg ikke kopiere, merker du teksten og kopierer selv. Ubesvarte spørsmål om medisiner er ikke med. Sørg for at det riktige ' +
        'står i journalen, for en anonym sak slettes.',
    ].join('\n'),
    words: ['kopiere', 'utskrift', 'skrive ut', 'laste ned', 'journalsystem', 'FHIR', 'lime inn i journal', 'fil', 'overskrifter', 'punktliste'],
  },
  {
    id: 'sign-report', title: 'Signer rapporten',
    body: [
      '1. Les gjennom rapporten.',
      '2. Trykk **Signer**. Under **Før du signerer** ser du om det finnes avsnitt uten grunnlag, åpne spørsmål, åpne forslag eller utelatte opplysninger.',
      '3. Bekreft. Teksten fryses med navnet ditt og klokkeslettet, og ingen kan endre den etterpå, heller ikke du.',
      '',
      'Kommer det noe til senere, skriver du et **tillegg** under rapporten og trykker **Legg til**. Åpne spørsmål blir ikke ' +
        'med, og et åpent forslag forkastes.',
      '',
      'Signaturen stanser ikke slettingen av en anonym sak. Kopier rapporten til journalen før fristen, som står i ruten når du signerer.',
    ].join('\n'),
    words: ['signere', 'signatur', 'fryse', 'godkjenne', 'låse', 'tillegg', 'ferdig', 'kontrollsum', 'versjon'],
  },
  {
    id: 'referral', title: 'Lag en henvisning',
    body: [
      '1. Skriv i rapporten hvem pasienten henvises til, hvis det ikke står der allerede.',
      '2. Åpne menyen ved det avsnittet, eller **Nytt dokument**, og velg **Lag henvisning**.',
      '3. Les linjen **Mangler**. Trykk på den og fyll inn, for eksempel mottaker, hastegrad eller fødselsnummer.',
      '4. Rediger teksten, og kopier eller last den ned på samme måte som rapporten.',
      '',
      'Det ingen har sagt, står ikke der, og ingenting er gjettet. Det du fyller inn om deg og klinikken, lagres i innstillingene og brukes på ' +
        'senere henvisninger og brev. Henvisningen blir ikke sendt herfra; du tar den med dit den hører hjemme.',
    ].join('\n'),
    words: ['henvisning', 'henvise', 'spesialist', 'mottaker', 'mangler', 'HPR-nummer', 'fastlege', 'klinikk', 'sende videre'],
  },
  {
    id: 'patient-letter', title: 'Brev til pasienten',
    body: [
      '1. Åpne saken og velg **Nytt dokument**.',
      '2. Velg **Brev til pasienten**. I dyreutgaven heter det **Brev til eier**.',
      '3. Les gjennom. Brevet sier bare det rapporten sier, med enklere ord.',
      '4. Rediger det du vil. Endringer lagres av seg selv.',
      '5. Kopier det, last det ned, eller skriv det ut.',
      '',
      'Mangler det noe om deg og klinikken, kan du fylle det inn; tomme felt utelates. Brevet ligger sammen med rapporten under **Dokumenter i ' +
        'saken** og slettes sammen med saken. Du kan slette brevet alene uten at rapporten blir borte. Ingenting sendes til pasienten herfra.',
    ].join('\n'),
    words: ['brev', 'pasientbrev', 'forklare', 'enkle ord', 'informasjon til pasient', 'råd', 'skrive til', 'oppsummering'],
  },
  {
    id: 'insurance-certificate', title: 'Forsikringsattest for et dyr',
    body: [
      '1. Åpne saken i dyreutgaven og velg **Nytt dokument** og **Forsikringsattest**.',
      '2. Les feltene. Hvert felt sier hvor det kommer fra; trykk på **Fra samtalen** for å se ordene det bygger på.',
      '3. Fyll inn det som står åpent. **Neste åpne felt** tar deg dit.',
      '4. Velg **Last ned PDF** eller **Skriv ut**, og skriv under.',
      '5. Velg **Legg i saken** hvis attesten skal beholdes.',
      '',
      'Det ingen har sagt, står åpent, og ingenting er gjettet. Før du legger attesten i saken, er den ikke lagret noe sted, og nummeret på den er ' +
        'tilfeldig og ikke notert. I saken ligger den kryptert sammen med rapporten og slettes sammen med den. Ingenting sendes til ' +
        'forsikringsselskapet herfra.',
    ].join('\n'),
    words: ['forsikring', 'attest', 'forsikringsattest', 'polise', 'skade', 'PDF', 'erklæring', 'selskap', 'veterinærattest'],
  },
  {
    id: 'anonymous-case', title: 'Anonym sak og sletting etter 12 timer',
    body: [
      'Skriver du ikke noe navn, er saken anonym.',
      '',
      '- Navn, numre, adresser og datoer i det som blir hørt, maskeres før teksten lagres. Ordene kan ikke hentes fram igjen. Maskeringen er ikke feilfri.',
      '- Lyden slettes når den er blitt til tekst.',
      '- Teksten, rapporten, brev og notater slettes etter 12 timer, med mindre driftsansvarlig har satt en annen frist. Tiden som er igjen, står ved saken.',
      '- Signering stanser ikke slettingen.',
      '',
      'Kopier rapporten til journalen før fristen. Du kan slette saken selv når som helst fra menyen ved den: **Slett saken**. En slettet sak kan ' +
        'ikke hentes tilbake av noen.',
    ].join('\n'),
    words: ['anonym', 'slettes', '12 timer', 'uten navn', 'frist', 'borte', 'midlertidig', 'lyd slettet', 'hvor er saken'],
  },
  {
    id: 'named-patient', title: 'Navngitt pasient',
    body: [
      '1. Skriv navnet i feltet **Navn** på opptakssiden før du avslutter opptaket.',
      '2. Pasienten kommer i menyen under **Pasienter**, med sakene sine.',
      '3. Flere opptak i samme sak legger du til under **Opptak og notater** med **Legg til opptak**.',
      '',
      'Saker med navn slettes ikke av seg selv. Du bestemmer, og loven om journal gjelder. Lyden slettes etter 30 døgn, om ikke driftsansvarlig ' +
        'har satt noe annet. Fra menyen ved pasienten velger du **Endre navnet**, eller **Slett pasienten** for å fjerne pasienten med alle ' +
        'sakene. Sletting kan ikke angres.',
    ].join('\n'),
    words: ['navn', 'pasient', 'beholde sak', 'flere konsultasjoner', '30 døgn', 'lagre', 'endre navn', 'slette pasient', 'historikk'],
  },
  {
    id: 'trigger-phrases', title: 'Talefraser som setter inn fast tekst',
    body: [
      '1. Åpne **Talefraser** fra kontrollpanelet eller brukermenyen.',
      '2. Skriv en frase på to til fem ord som du ellers ikke sier, for eksempel «normal lungestatus».',
      '3. Skriv teksten som skal settes inn. Begynn med en overskrift, som «Plan:», for å velge avsnitt. Ellers havner den under andre opplysninger.',
      '4. Trykk **Lagre**.',
      '',
      'Si frasen under konsultasjonen, så står teksten din i rapporten, merket med en trekant. Bøying, pauser og små hørefeil gjør ikke noe. En ' +
        'frase kan også gjøre rapporten kortere eller mer utførlig. Trykk på en frase i listen for å endre eller slette den.',
    ].join('\n'),
    words: ['talefrase', 'frase', 'standardtekst', 'mal', 'snarvei', 'fast tekst', 'kommando', 'autotekst', 'diktat'],
  },
  {
    id: 'diagnosis-suggestions', title: 'Diagnoseforslag',
    body: [
      'Forslagene står for seg selv ved siden av rapporten og er ikke en del av den. Du velger.',
      '',
      '1. Åpne **Diagnoseforslag**.',
      '2. Trykk **Hva det bygger på** for å se hva i samtalen som støtter, og hva som taler imot.',
      '3. Legg til symptomer med **Velg på kroppen** eller ved å søke.',
      '4. **Sett inn** legger et forslag i vurderingen i rapporten.',
      '',
      'Rangeringen er ingen beregnet sannsynlighet, og vektene bak den er ikke kontrollert av en kliniker. Finner du ikke panelet, er det slått ' +
        'av; det er driftsansvarlig som bestemmer. Produktet er ikke medisinsk utstyr.',
    ].join('\n'),
    words: ['diagnose', 'forslag', 'koder', 'ICPC', 'symptomer', 'kropp', 'differensialdiagnose', 'sannsynlighet', 'slått av'],
  },
  {
    id: 'chat-with-sources', title: 'Spør faglige kilder',
    body: [
      '1. Velg **Spør medisinske kilder** på kontrollpanelet.',
      '2. Skriv spørsmålet. Enter sender, Shift + Enter gir ny linje.',
      '3. Trykk på en kilde under svaret for å lese stedet, med utgiver og dato.',
      '',
      'Svaret bygger på kildene som er lagt inn på dette driftsstedet, og ingen av sakene dine er med. Er ingen nasjonal kilde lagt inn, får du ' +
        'vite det. Uten språkmodell er svaret et søk, og det står ved svaret. Merket **Uten grunnlag i kildene** betyr at ingen oppgitt kilde sier ' +
        'dette. Tekst merket som eksempel er oppdiktet og ikke for pasienter.',
      '',
      'Skriv ikke navn eller fødselsnummer.',
    ].join('\n'),
    words: ['chat', 'spørre', 'kilder', 'retningslinje', 'veileder', 'legemiddel', 'oppslag', 'fagspørsmål', 'kildehenvisning', 'søk'],
  },
  {
    id: 'chat-about-case', title: 'Spør om saken',
    body: [
      '1. Åpne saken og velg **Chat** eller **Chat om saken**.',
      '2. Spør for eksempel «Hvor lenge har plagene vart?» eller «Hva ble avtalt videre?».',
      '3. Trykk på et sted i svaret for å se ordene i samtalen, notatet eller rapporten. Du kan høre dem så lenge lyden finnes.',
      '',
      'Svaret bygger bare på denne saken. Andre saker og kilder utenfra er ikke med. Uten språkmodell får du stedene i samtalen, ikke ' +
        'en skrevet forklaring. Det som er merket **uten grunnlag**, ble ikke funnet i det som ble sagt eller notert. Samtalen i en ' +
        'anonym sak slettes sammen med saken.',
    ].join('\n'),
    words: ['chat om saken', 'hva ble sagt', 'finne igjen', 'spørre saken', 'husker ikke', 'søk i samtalen', 'svar', 'steder'],
  },
  {
    id: 'languages', title: 'Språk på skjermen og i rapporten',
    body: [
      '- **Skjermen:** velg språk øverst til høyre. Du kan velge norsk, svensk, dansk, engelsk eller russisk.',
      '- **Rapportene:** åpne **Innstillinger** og velg **Språk i rapportene**. Trykk **Lagre**.',
      '',
      'Er samtalen på et annet språk enn innstillingen, blir rapporten skrevet på samtalens språk, og du får et valg. **Behold** lar den stå. ' +
        '**Skriv på** bruker språket du har satt. Rapporter laget på denne serveren, uten språkmodell, får da bare overskriftene på det nye ' +
        'språket; det som ble sagt, står som det ble sagt.',
    ].join('\n'),
    words: ['språk', 'norsk', 'svensk', 'dansk', 'engelsk', 'russisk', 'oversette', 'rapportspråk', 'bytte språk', 'skjermspråk'],
  },
  {
    id: 'practice-type', title: 'Praksistype',
    body: [
      'Praksistypen bestemmer hvilke avsnitt og ord rapporten får. Du må velge en før du begynner.',
      '',
      '1. Åpne brukermenyen og velg **Innstillinger**.',
      '2. Velg **Praksistype**: fastlege, psykiater, øre-nese-hals-lege, hudlege, gynekolog, indremedisiner, legevaktslege, fysioterapeut eller øyelege.',
      '3. Trykk **Lagre**.',
      '',
      'Nye rapporter følger valget. Veterinærer hører til i dyreutgaven. Er du registrert i den andre utgaven, får du valget mellom å åpne den ' +
        'eller bytte praksistype. I innstillingene fyller du også ut **Om deg og klinikken**, som står på henvisninger og brev.',
    ].join('\n'),
    words: ['praksistype', 'spesialitet', 'fastlege', 'psykiater', 'hudlege', 'legevakt', 'avsnitt', 'overskrifter', 'mal', 'fysioterapeut'],
  },
  {
    id: 'subscription', title: 'Abonnement og oppsigelse',
    body: [
      '- **Velge:** på **Velg abonnement** trykker du på årlig eller månedlig, og **Kom i gang**. Du går videre til betaling, og ingenting ' +
        'trekkes før du bekrefter der.',
      '- **Se:** åpne brukermenyen og **Abonnement**. Der står status, periode, pris og fornyelse.',
      '- **Si opp:** trykk **Si opp abonnementet** på samme side, og bekreft med **Si opp**.',
      '',
      'Etter oppsigelsen beholder du tilgangen ut perioden. Deretter er kontoen skrivebeskyttet: du kan lese sakene dine, men ikke lage eller ' +
        'endre noe. Fristene for sletting gjelder som før. Sletter du hele kontoen, avsluttes abonnementet uten refusjon.',
    ].join('\n'),
    words: ['abonnement', 'betale', 'pris', 'si opp', 'oppsigelse', 'fornye', 'faktura', 'årlig', 'månedlig', 'skrivebeskyttet', 'utløpt'],
  },
  {
    id: 'invite-code', title: 'Referansekode og invitasjon',
    body: [
      '**Har du fått en kode?**',
      '',
      '1. Gå til **Velg abonnement**.',
      '2. Skriv koden i feltet **Referansekode** og trykk **Bruk**.',
      '',
      'Koden gjelder bare førstegangsbrukere. Finner vi den ikke, vises de vanlige abonnementene.',
      '',
      '**Vil du invitere en kollega?**',
      '',
      '1. Åpne brukermenyen og **Abonnement**.',
      '2. Kopier koden under **Inviter en kollega** og gi den videre.',
      '',
      'Hver som tar i bruk koden din, gir deg én stjerne, og en stjerne er verdt én gratis måned. Antallet står på samme side.',
    ].join('\n'),
    words: ['kode', 'referansekode', 'rabatt', 'invitere', 'kollega', 'verve', 'stjerne', 'gratis måned', 'kampanje'],
  },
  {
    id: 'privacy', title: 'Personvern: maskering og hva som lagres',
    body: [
      '- Navn, numre, adresser og datoer maskeres før tekst går til en språkmodell, og settes inn i svaret igjen. Maskeringen er ikke feilfri.',
      '- Lyd kan ikke maskeres. En ekstern talegjenkjenning hører det som ble sagt.',
      '- Er ingen av delene koblet til, forlater ingenting serveren.',
      '- Tekst og lyd ligger kryptert med en egen nøkkel for hver sak. Når saken slettes, ødelegges nøkkelen.',
      '',
      '**Maskert** ved siden av rapporten viser hva som er maskert. Peker et ord ikke ut noen, kan du velge at det ikke maskeres i den saken. I ' +
        '**Innstillinger** ser du hvor opplysningene ligger, hvilke motorer som er i bruk, og hvor lenge ting lagres.',
    ].join('\n'),
    words: ['personvern', 'maskering', 'GDPR', 'lagring', 'sky', 'språkmodell', 'hvor ligger data', 'EØS', 'kryptert', 'navn', 'fødselsnummer'],
  },
  {
    id: 'export-and-erase', title: 'Last ned alt eller slett kontoen',
    body: [
      'Begge deler ligger nederst i **Innstillinger**, under **Dine data**.',
      '',
      '- **Last ned alt** gir én ZIP-fil med profil, innstillinger, talefraser, pasienter, saker, rapporter, lyd og innsynslogg. Den inneholder ' +
        'helseopplysninger: oppbevar den trygt.',
      '- **Slett kontoen …** fjerner alt med én gang. Skriv ordet som bekrefter, og trykk **Slett alt**. Du får en kvittering.',
      '',
      'Slettingen kan ikke angres av noen. Abonnementet avsluttes uten refusjon. Det som ligger hos leverandøren av innlogging eller betaling, må ' +
        'slettes der. Har du plikt til å føre journal, må innholdet stå i journalsystemet før du sletter.',
    ].join('\n'),
    words: ['eksport', 'laste ned data', 'slette konto', 'innsyn', 'zip', 'flytte', 'kvittering', 'GDPR', 'avslutte', 'mine data'],
  },
  {
    id: 'access-log', title: 'Innsynsloggen',
    body: [
      '1. Åpne brukermenyen og velg **Innsynslogg**.',
      '2. Velg under **Vis** om du vil se alle pasienter og saker, eller én.',
      '3. Trykk **Vis eldre** for å gå lenger tilbake.',
      '',
      'Hver gang en sak eller en navngitt pasient åpnes, endres, lastes ned eller slettes, føres det en linje med hvem, hva, når og hvordan det ' +
        'gikk. Avviste forsøk og automatiske slettinger står der også. Linjene kan ikke endres i produktet og inneholder ingen pasienttekst. De ' +
        'lagres i 5 år når driftsansvarlig ikke har satt noe annet.',
    ].join('\n'),
    words: ['innsynslogg', 'logg', 'hvem har sett', 'åpnet', 'sporing', 'revisjon', 'endret', 'slettet', 'kontroll'],
  },
  {
    id: 'keyboard-and-palette', title: 'Hurtigtaster og «Gå til»',
    body: [
      '- **Ctrl + K** (⌘ + K på Mac) åpner **Gå til**. Skriv et ord fra en sak, side eller handling, og velg med piltastene og Enter.',
      '- **Opptak:** R starter, mellomrom tar pause og fortsetter, Enter avslutter fra pause.',
      '- **Rapporten:** C kopierer, / går til feltet for endringer, ? viser hurtigtastene. De virker når du ikke står i et tekstfelt.',
      '- **I teksten:** Ctrl + punktum viser grunnlaget for setningen, Ctrl + Z angrer.',
      '- **Lim inn:** Ctrl + Enter lager rapporten.',
      '',
      'Taster uten Ctrl kan slås av i listen over hurtigtaster, for eksempel hvis du styrer maskinen med stemmen.',
    ].join('\n'),
    words: ['tastatur', 'hurtigtast', 'snarvei', 'palett', 'ctrl k', 'søke', 'hoppe', 'raskt', 'tilgjengelighet'],
  },
  {
    id: 'vet-edition', title: 'Forskjeller i dyreutgaven',
    body: [
      'Dyreutgaven har sin egen adresse og er for veterinærer.',
      '',
      '- I stedet for pasient fylles det ut **dyr**: art, kjønn, kastrering og alder i år og måneder. For produksjonsdyr kan du skrive ' +
        'besetnings- eller øremerkenummer.',
      '- Feltet **Eier** står i henvisninger og maskeres før noe går til en språkmodell.',
      '- Du merker at **eieren er informert** om opptaket.',
      '- I stedet for diagnoseforslag vises **kliniske problemer** og organsystemer, uten diagnoser.',
      '- Brevet heter **Brev til eier**.',
      '- Spørsmål om medisiner har svaret **Ikke dyrets**.',
      '',
      'Opptak, redigering, signering, sletting og innsynslogg er som i legeutgaven.',
    ].join('\n'),
    words: ['veterinær', 'dyr', 'dyreeier', 'art', 'kastrert', 'besetning', 'vet', 'hund', 'katt', 'hest', 'dyreutgave', 'storfe'],
  },
  {
    id: 'support', title: 'Få hjelp',
    body: [
      '1. Les meldingen på skjermen. Den sier hva som er trygt, og hva du kan gjøre.',
      '2. Trykk **Prøv igjen**, eller last siden på nytt. Det du har lagret, er trygt.',
      '3. Står problemet ved, skriv til adressen for hjelp. Den står på feilsidene.',
      '',
      'Ta med feilkoden, klokkeslettet og hva du gjorde da det skjedde. Skriv aldri navn, fødselsnummer eller annet om en pasient. Ingen hos ' +
        'support kan åpne sakene dine; det finnes ingen slik tilgang i produktet. Spørsmål om talegjenkjenning, språkmodell og lagringstider går ' +
        'til den som drifter systemet hos dere.',
    ].join('\n'),
    words: ['hjelp', 'support', 'kontakt', 'feil', 'feilkode', 'virker ikke', 'melde feil', 'kundeservice', 'e-post'],
  },
]
