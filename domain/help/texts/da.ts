import type { HelpText } from './help-text.ts'

export const da: readonly HelpText[] = [
  {
    id: 'first-recording', title: 'Optag den første konsultation',
    body: [
      '1. Vælg **Start optagelse** på kontrolpanelet.',
      '2. Sig »stetoskop« med almindelig stemme. Når lyden kommer igennem, kan du starte.',
      '3. Tryk på **Patienten er informeret**, når du har fortalt om optagelsen.',
      '4. Udfyld navn, køn og alder, hvis du vil. Uden navn bliver sagen anonym.',
      '5. Tryk på **Start optagelse**, og tal som sædvanlig. **Pause** holder inde, **Fortsæt** tager fat igen.',
      '6. Hold pause, og tryk på **Afslut og upload**. Rapporten kommer på skærmen.',
      '',
      'Fund og måleværdier, der ikke blev sagt højt, kan skrives under **Supplerende oplysninger**. Teksten indtil nu kan læses, mens du taler, ' +
        'hvis der er talegenkendelse. Læs altid rapporten igennem, før du bruger den.',
    ].join('\n'),
    words: ['optage', 'optagelse', 'begynde', 'komme i gang', 'første gang', 'diktere', 'samtykke', 'informeret', 'mikrofon', 'starte'],
  },
  {
    id: 'upload-file', title: 'Upload en lydfil',
    body: [
      '1. Vælg **Start optagelse** på kontrolpanelet.',
      '2. Udfyld oplysninger om patienten, hvis du vil, og skriv eventuelt supplerende oplysninger.',
      '3. Tryk på **Upload lydfil**, eller slip filen på siden.',
      '4. Vent, til filen er sendt. Du kommer til rapporten.',
      '',
      'Filerne kan være `.m4a`, `.mp3`, `.webm`, `.mp4`, `.mpga`, `.wav` eller `.mpeg`. Mens en optagelse er i gang, kan du ikke uploade. Den ' +
        'driftsansvarlige kan have sat en grænse for, hvor meget lyd du kan sende på en dag. Er der ingen talegenkendelse, ligger lyden trygt og ' +
        'venter. Tekstfiler hører til på kontrolpanelet, ikke her.',
    ].join('\n'),
    words: ['uploade', 'lydfil', 'fil', 'mp3', 'm4a', 'wav', 'webm', 'mp4', 'diktafon', 'telefonoptagelse', 'slippe fil', 'importere'],
  },
  {
    id: 'paste-text', title: 'Indsæt eller skriv en samtale',
    body: [
      'Har du allerede teksten, behøver du ingen optagelse.',
      '',
      '1. Gå til kontrolpanelet, til feltet **Skriv eller indsæt samtalen**.',
      '2. Indsæt teksten, slip en `.txt`-fil i feltet, eller brug **Vælg tekstfil**. Stikord er også nok.',
      '3. Skriv gerne, hvem der taler, for eksempel »Læge:« og »Patient:« foran hver replik.',
      '4. Tryk på **Lav rapport**, eller Ctrl + Enter.',
      '',
      'Grænsen er 600.000 tegn. En længere tekst skal deles på to sager. Går noget galt, står teksten stadig i feltet, så du kan prøve igen.',
    ].join('\n'),
    words: ['indsætte', 'tekst', 'transskription', 'skrive selv', 'stikord', 'tekstfil', 'txt', 'uden lyd', 'færdig tekst', 'udskrift'],
  },
  {
    id: 'microphone-trouble', title: 'Mikrofonen virker ikke',
    body: [
      '- **Browseren lader os ikke komme til:** tryk på ikonet til venstre for adressen, tillad mikrofon for siden, og tryk på **Test mikrofonen igen**.',
      '- **Ingen lyd i 10 sekunder:** sig testordet en gang til, tættere på. Vælg en anden mikrofon øverst på siden.',
      '- **Slået fra:** tænd for lyden på mikrofonens knap eller i computerens lydindstillinger.',
      '- **Ikke tilsluttet:** sæt headsettet i igen, eller vælg en anden mikrofon.',
      '- **Kan ikke åbnes:** luk andre programmer, der bruger den, for eksempel videomøder.',
      '- **Forsvinder den under optagelsen,** er det optagne trygt. Afslut og upload.',
      '',
      'Kommer du ikke videre, kan du uploade en lydfil eller indsætte teksten i stedet.',
    ].join('\n'),
    words: ['mikrofon', 'ingen lyd', 'slået fra', 'tilladelse', 'headset', 'hører ikke', 'browser blokerer', 'forkert mikrofon', 'svag lyd', 'test'],
  },
  {
    id: 'interrupted-recording', title: 'Optagelsen blev afbrudt',
    body: [
      'Lyden gemmes på enheden hvert sekund og sendes løbende til serveren.',
      '',
      '1. Åbn siden igen på samme enhed og i samme browser.',
      '2. Du får beskeden **En optagelse blev afbrudt** med tidspunkt og længde.',
      '3. Tryk på **Gendan og upload**. Vil du ikke have den, trykker du på **Kassér**; så slettes lyden både på enheden og på ' +
        'serveren, og det kan ikke fortrydes.',
      '',
      'Er nettet væk, fortsætter optagelsen på enheden og sendes, når nettet er tilbage. Bliver du logget ud undervejs, trykker du på **Log ind i ' +
        'en ny fane**. En optagelse, der ikke er sendt, ligger på enheden i højst 30 døgn.',
    ].join('\n'),
    words: ['afbrudt', 'nedbrud', 'mistet optagelse', 'nettet faldt ud', 'batteri', 'lukkede fanen', 'gendanne', 'hente frem', 'tabt lyd', 'strømsvigt'],
  },
  {
    id: 'no-speech-engine', title: 'Der er ingen talegenkendelse',
    body: [
      'Uden talegenkendelse bliver optagelsen gemt, men ikke til tekst. Sagen står da som **Venter**.',
      '',
      '1. Haster det, skriver du det vigtigste i feltet **Skriv det vigtigste, få rapporten nu** og trykker på **Lav rapporten nu**. Stikord er nok.',
      '2. Har du teksten et andet sted, kan du indsætte den på kontrolpanelet.',
      '3. Spørg den driftsansvarlige, om talegenkendelse kan sættes op.',
      '',
      'Når den er på plads, går optagelsen videre af sig selv. Lyd uden navngiven patient slettes sammen med sagen efter 12 timer, og anden lyd ' +
        'efter 30 døgn, hørt eller ej, medmindre den driftsansvarlige har sat andre frister.',
    ].join('\n'),
    words: ['venter', 'talegenkendelse', 'transskribering mangler', 'ingen tekst', 'optagelsen venter', 'tale', 'motor', 'får ingen rapport'],
  },
  {
    id: 'edit-report', title: 'Ret og skriv i rapporten',
    body: [
      'Skriv direkte i teksten. Alt gemmes af sig selv, og der står **Gemt**, når det er sket.',
      '',
      '- Fortryd den seneste ændring med Ctrl + Z.',
      '- Er et ord hørt forkert, finder du det under **Samtalen** ved siden af rapporten og trykker på det. Ord med prikket streg blev hørt ' +
        'usikkert. Rettelsen ændrer ikke rapporten, men kontrollerer den igen.',
      '- Mangler der noget, skriver du det i notatet under **Optagelser og noter** og trykker på **Gem og lav rapporten igen**.',
      '- **Tidligere versioner** viser ældre tekster, som du kan sammenligne og hente tilbage.',
      '',
      'Er rapporten ændret et andet sted samtidig, bliver begge tekster gemt, og du vælger.',
    ].join('\n'),
    words: ['redigere', 'ændre tekst', 'rette', 'gemme', 'skrivefejl', 'versioner', 'fortryde', 'to steder samtidig', 'hørt forkert', 'notat'],
  },
  {
    id: 'less-or-more-detail', title: 'Kortere eller længere rapport',
    body: [
      '1. Tryk på **Mindre detaljeret** eller **Mere detaljeret** under rapporten. For ét afsnit åbner du menuen ved overskriften og vælger ' +
        '**Forkort afsnittet** eller **Uddyb afsnittet**.',
      '2. Skriv videre imens, hvis du vil. Intet byttes ud, før du siger ja.',
      '3. Tryk på **Vis ændringerne**, når den nye tekst er klar.',
      '4. Gå dem igennem: **Tag med** eller **Tag ikke med** for hver ændring.',
      '5. Tryk på **Brug**, eller **Kassér** for at beholde den gamle.',
      '',
      'Ord, du selv har skrevet, bliver stående. **Skriv på ny** laver hele rapporten igen på samme måde.',
    ].join('\n'),
    words: ['mindre detaljeret', 'mere detaljeret', 'forkorte', 'uddybe', 'længde', 'for lang', 'for kort', 'afsnit', 'skrive på ny'],
  },
  {
    id: 'templates', title: 'Skabelon til typen af besøg',
    body: [
      'En skabelon bestemmer, hvilke afsnit rapporten har, deres rækkefølge og overskrifter. Den lægger intet til, og medicin, allergier og råd ' +
        'om, hvornår man skal henvende sig, bliver altid stående.',
      '',
      '1. Vælg i feltet **Skabelon**, før du optager eller laver rapporten, for eksempel kontrol, telefon eller vaccination. **Som sædvanlig** er ' +
        'ingen skabelon.',
      '2. Vil du skifte bagefter, så gå til feltet **Skabelon** nederst på rapporten. Har du selv skrevet i rapporten, vises forslaget ved siden ' +
        'af dine egne ord, og du vælger.',
      '3. Tryk på **Gem formen som skabelon** for at lave en egen ud fra den rapport, du ser. Der kan du også slette egne skabeloner.',
      '',
      'En egen skabelon gemmer overskrifter, aldrig rapportens tekst. Instruksen fra promptoptimeringen går forud for skabelonen. Rapporter, der ' +
        'er skrevet, ændres ikke, når en skabelon slettes.',
    ].join('\n'),
    words: ['rapportskabelon', 'skabeloner', 'type besøg', 'rækkefølge', 'overskrifter', 'afsnit', 'opsætning', 'struktur', 'egen skabelon'],
  },
  {
    id: 'change-by-prompt', title: 'Bed om en ændring med egne ord',
    body: [
      '1. Skriv i feltet **Hvad skal ændres?** under rapporten, for eksempel »slå plan og tiltag sammen« eller »forkort resuméet«.',
      '2. Tryk på **Send**.',
      '3. Se forslaget med **Vis ændringerne**, og vælg **Brug** eller **Kassér**.',
      '',
      'Hvad der kan lade sig gøre, afhænger af, om der er tilsluttet en sprogmodel. Uden sprogmodel kan kun længde og afsnit ændres, og det, der ' +
        'ikke blev fulgt, bliver nævnt. Forlader du siden, før du har valgt, forsvinder forslaget, og rapporten står, som den gjorde. Navne og ' +
        'numre maskeres, før noget sendes til en sprogmodel.',
    ].join('\n'),
    words: ['ønske', 'prompt', 'instruks', 'hvad skal ændres', 'bede om', 'omskrive', 'formulere', 'stil', 'sprogmodel'],
  },
  {
    id: 'marks-and-evidence', title: 'Mærkerne og grundlaget for en sætning',
    body: [
      'Hver sætning viser, hvad den bygger på.',
      '',
      '1. Peg på en sætning, eller sæt markøren i den og tryk Ctrl + punktum.',
      '2. Læs ordene. **Vis i sammenhæng** åbner stedet i samtalen, og **Afspil** lader dig høre det, så længe lyden findes.',
      '',
      'Et mærke til venstre betyder en anden kilde end ellers, som notatet eller en talefrase, eller tvivl. Står der **Uden grundlag i samtalen**, ' +
        'blev sætningen ikke fundet i det, der blev sagt eller skrevet. Tryk på **Det passer**, hvis du kan stå inde for den, ellers **Fjern**.',
      '',
      'Mærkerne finder ikke alle fejl. En sætning uden mærke kan også være misforstået.',
    ].join('\n'),
    words: ['mærke', 'grundlag', 'kilde', 'bevis', 'uden grundlag', 'streg', 'afspille', 'hvor kommer det fra', 'kontrollere', 'passer det'],
  },
  {
    id: 'left-out', title: 'Det, der blev sagt, men ikke kom med',
    body: [
      'Ved siden af rapporten findes **Sagt, men ikke i rapporten**. Der står oplysninger fra samtalen, som rapporten ikke har.',
      '',
      '1. Åbn **Kilder** ved siden af rapporten, hvis de er lukket.',
      '2. Læs hver oplysning.',
      '3. Tryk på **Tilføj** for at få den ind. Du ser, hvilket afsnit den havnede i.',
      '4. Tryk på **Tag ikke med** for at fjerne den fra listen.',
      '',
      'Listen fanger ikke nødvendigvis alt. Vil du selv lede, kan du bruge **Søg i samtalen**. Før du signerer, vises det, hvor ' +
        'mange ting der stadig er udeladt.',
    ].join('\n'),
    words: ['udeladt', 'mangler i rapporten', 'glemt', 'kom ikke med', 'tilføje', 'sagt', 'fuldstændig', 'udeladelse'],
  },
  {
    id: 'questions-beside-report', title: 'Spørgsmål om medicinen',
    body: [
      'Når samtalen ikke giver sikkert svar på, om et lægemiddel er i brug, bliver det ikke sat direkte i listen. Så står der et ' +
        'spørgsmål ved siden af rapporten.',
      '',
      '1. Gå til **Spørgsmål om medicinen**.',
      '2. Se, hvad spørgsmålet bygger på.',
      '3. Svar med ét tryk: **Bruger**, **Startes**, **Seponeret** eller **Ikke patientens**. Nogle spørgsmål har andre valg, for eksempel hvilket ' +
        'af to lægemidler det gælder.',
      '4. Svaret kommer i medicinlisten, når det skal stå der. Du kan fortryde det.',
      '',
      'Et ubesvaret spørgsmål kommer ikke med i kopien og ikke i den signerede rapport. Kontrollér selv listen: ikke alle lægemidler ' +
        'bliver nævnt eller spurgt om.',
    ].join('\n'),
    words: ['spørgsmål', 'medicinliste', 'lægemidler', 'bruger', 'seponeret', 'startes', 'usikker medicin', 'svare', 'dosis'],
  },
  {
    id: 'copy-print-export', title: 'Kopiér, udskriv eller hent som FHIR',
    body: [
      '- **Kopiér** tager hele rapporten. Ét afsnit kopieres fra menuen ved overskriften.',
      '- Under **Flere handlinger** vælger du, hvordan teksten kopieres: med overskrifter, uden overskrifter, overskrift på samme linje, ' +
        'punktliste eller korte linjer.',
      '- **Hent som fil** giver en tekstfil.',
      '- **Hent som HL7 FHIR** giver et dokument til systemer, der tager imod det. Vent, til der står »Gemt«.',
      '- Udskriv med browserens egen udskrift, Ctrl + P.',
      '',
      'Lader browseren dig ikke kopiere, markerer du teksten og kopierer selv. Ubesvarede spørgsmål om medicin er ikke med. Sørg for, at det ' +
        'rigtige står i journalen, for en anonym sag slettes.',
    ].join('\n'),
    words: ['kopiere', 'udskrift', 'udskrive', 'hente', 'journalsystem', 'FHIR', 'indsætte i journal', 'fil', 'overskrifter', 'punktliste'],
  },
  {
    id: 'sign-report', title: 'Signér rapporten',
    body: [
      '1. Læs rapporten igennem.',
      '2. Tryk på **Signér**. Under **Før du signerer** ser du, om der er afsnit uden grundlag, åbne spørgsmål, åbne forslag eller udeladte oplysninger.',
      '3. Bekræft. Teksten fryses med dit navn og klokkeslættet, og ingen kan ændre den bagefter, heller ikke du.',
      '',
      'Kommer der noget til senere, skriver du en **tilføjelse** under rapporten og trykker på **Tilføj**. Åbne spørgsmål kommer ikke med, ' +
        'og et åbent forslag kasseres.',
      '',
      'Signaturen standser ikke sletningen af en anonym sag. Kopiér rapporten til journalen før fristen, som står i ruden, når du signerer.',
    ].join('\n'),
    words: ['signere', 'signatur', 'fryse', 'godkende', 'låse', 'tilføjelse', 'færdig', 'kontrolsum', 'version'],
  },
  {
    id: 'referral', title: 'Lav en henvisning',
    body: [
      '1. Skriv i rapporten, hvem patienten henvises til, hvis det ikke allerede står der.',
      '2. Åbn menuen ved det afsnit, eller **Nyt dokument**, og vælg **Lav henvisning**.',
      '3. Læs linjen **Mangler**. Tryk på den, og udfyld for eksempel modtager, hastegrad eller CPR-nummer.',
      '4. Redigér teksten, og kopiér eller hent den på samme måde som rapporten.',
      '',
      'Det, ingen har sagt, står der ikke, og intet er gættet. Det, du udfylder om dig og klinikken, gemmes i indstillingerne og bruges på senere ' +
        'henvisninger og breve. Henvisningen bliver ikke sendt herfra; du tager den med derhen, hvor den hører til.',
    ].join('\n'),
    words: ['henvisning', 'henvise', 'specialist', 'modtager', 'mangler', 'ydernummer', 'egen læge', 'klinik', 'sende videre'],
  },
  {
    id: 'patient-letter', title: 'Brev til patienten',
    body: [
      '1. Åbn sagen, og vælg **Nyt dokument**.',
      '2. Vælg **Brev til patienten**. I dyreudgaven hedder det **Brev til ejeren**.',
      '3. Læs det igennem. Brevet siger kun det, rapporten siger, med enklere ord.',
      '4. Ret det, du vil. Ændringer gemmes af sig selv.',
      '5. Kopiér det, hent det, eller udskriv det.',
      '',
      'Mangler der noget om dig og klinikken, kan du udfylde det; tomme felter udelades. Brevet ligger sammen med rapporten under **Dokumenter i ' +
        'sagen** og slettes sammen med sagen. Du kan slette brevet alene, uden at rapporten forsvinder. Intet sendes til patienten herfra.',
    ].join('\n'),
    words: ['brev', 'patientbrev', 'forklare', 'enkle ord', 'information til patient', 'råd', 'skrive til', 'sammenfatning'],
  },
  {
    id: 'insurance-certificate', title: 'Forsikringsattest for et dyr',
    body: [
      '1. Åbn sagen i dyreudgaven, og vælg **Nyt dokument** og **Forsikringsattest**.',
      '2. Læs felterne. Hvert felt siger, hvor det kommer fra; tryk på **Fra samtalen** for at se de ord, det bygger på.',
      '3. Udfyld det, der står åbent. **Næste åbne felt** fører dig derhen.',
      '4. Vælg **Hent PDF** eller **Udskriv**, og skriv under.',
      '5. Vælg **Læg i sagen**, hvis attesten skal beholdes.',
      '',
      'Det, ingen har sagt, står åbent, og intet er gættet. Før du lægger attesten i sagen, er den ikke gemt noget sted, og dens nummer er ' +
        'tilfældigt og ikke noteret. I sagen ligger den krypteret sammen med rapporten og slettes sammen med den. Intet sendes til ' +
        'forsikringsselskabet herfra.',
    ].join('\n'),
    words: ['forsikring', 'attest', 'forsikringsattest', 'police', 'skade', 'PDF', 'erklæring', 'selskab', 'dyrlægeattest'],
  },
  {
    id: 'anonymous-case', title: 'Anonym sag og sletning efter 12 timer',
    body: [
      'Skriver du intet navn, er sagen anonym.',
      '',
      '- Navne, numre, adresser og datoer i det hørte maskeres, før teksten gemmes. Ordene kan ikke hentes frem igen. Maskeringen er ikke fejlfri.',
      '- Lyden slettes, når den er blevet til tekst.',
      '- Tekst, rapport, breve og noter slettes efter 12 timer, medmindre den driftsansvarlige har sat en anden frist. Den tid, ' +
        'der er tilbage, står ved sagen.',
      '- Signering standser ikke sletningen.',
      '',
      'Kopiér rapporten til journalen i tide. Du kan selv slette sagen når som helst fra menuen ved den: **Slet sagen**. En slettet sag kan ' +
        'ikke hentes tilbage af nogen.',
    ].join('\n'),
    words: ['anonym', 'slettes', '12 timer', 'uden navn', 'frist', 'væk', 'midlertidig', 'lyd slettet', 'hvor er sagen'],
  },
  {
    id: 'named-patient', title: 'Navngiven patient',
    body: [
      '1. Skriv navnet i feltet **Navn** på optagelsessiden, før du afslutter optagelsen.',
      '2. Patienten kommer i menuen under **Patienter** med sine sager.',
      '3. Flere optagelser i samme sag tilføjer du under **Optagelser og noter** med **Tilføj optagelse**.',
      '',
      'Sager med navn slettes ikke af sig selv. Du bestemmer, og loven om journaler gælder. Lyden slettes efter 30 døgn, medmindre den ' +
        'driftsansvarlige har sat noget andet. Fra menuen ved patienten vælger du **Ret navnet**, eller **Slet patienten** for at fjerne patienten ' +
        'med alle sagerne. Sletning kan ikke fortrydes.',
    ].join('\n'),
    words: ['navn', 'patient', 'beholde sag', 'flere konsultationer', '30 døgn', 'gemme', 'rette navn', 'slette patient', 'historik'],
  },
  {
    id: 'trigger-phrases', title: 'Talefraser, der indsætter fast tekst',
    body: [
      '1. Åbn **Talefraser** fra kontrolpanelet eller brugermenuen.',
      '2. Skriv en frase på to til fem ord, som du ellers ikke siger, for eksempel »normal lungestatus«.',
      '3. Skriv den tekst, der skal indsættes. Begynd med en overskrift, som »Plan:«, for at vælge afsnit. Ellers havner den under øvrige oplysninger.',
      '4. Tryk på **Gem**.',
      '',
      'Sig frasen under konsultationen, så står din tekst i rapporten, mærket med en trekant. Bøjning, pauser og små hørefejl gør ikke noget. En ' +
        'frase kan også gøre rapporten kortere eller mere udførlig. Tryk på en frase i listen for at rette eller slette den.',
    ].join('\n'),
    words: ['talefrase', 'frase', 'standardtekst', 'skabelon', 'genvej', 'fast tekst', 'kommando', 'autotekst', 'diktat'],
  },
  {
    id: 'diagnosis-suggestions', title: 'Diagnoseforslag',
    body: [
      'Forslagene står for sig selv ved siden af rapporten og er ikke en del af den. Du vælger.',
      '',
      '1. Åbn **Diagnoseforslag**.',
      '2. Tryk på **Hvad det bygger på** for at se, hvad i samtalen der støtter, og hvad der taler imod.',
      '3. Tilføj symptomer med **Vælg på kroppen** eller ved at søge.',
      '4. **Sæt ind** lægger et forslag i vurderingen i rapporten.',
      '',
      'Rækkefølgen er ingen beregnet sandsynlighed, og vægtene bag den er ikke kontrolleret af en kliniker. Finder du ikke panelet, er det slået ' +
        'fra; det bestemmer den driftsansvarlige. Produktet er ikke medicinsk udstyr.',
    ].join('\n'),
    words: ['diagnose', 'forslag', 'koder', 'ICPC', 'symptomer', 'krop', 'differentialdiagnose', 'sandsynlighed', 'slået fra'],
  },
  {
    id: 'chat-with-sources', title: 'Spørg faglige kilder',
    body: [
      '1. Vælg **Spørg medicinske kilder** på kontrolpanelet.',
      '2. Skriv spørgsmålet. Enter sender, Shift + Enter giver ny linje.',
      '3. Tryk på en kilde under svaret for at læse stedet, med udgiver og dato.',
      '',
      'Svaret bygger på de kilder, der er lagt ind her, og ingen af dine sager er med. Er ingen national kilde lagt ind, får du det at vide. Uden ' +
        'sprogmodel er svaret en søgning, og det står ved svaret. Mærket **Uden grundlag i kilderne** betyder, at ingen anført kilde siger dette. ' +
        'Tekst mærket som eksempel er opdigtet og ikke til patienter.',
      '',
      'Skriv ikke navn eller CPR-nummer.',
    ].join('\n'),
    words: ['chat', 'spørge', 'kilder', 'retningslinje', 'vejledning', 'lægemiddel', 'opslag', 'fagligt spørgsmål', 'kildehenvisning', 'søg'],
  },
  {
    id: 'chat-about-case', title: 'Spørg om sagen',
    body: [
      '1. Åbn sagen, og vælg **Chat** eller **Chat om sagen**.',
      '2. Spørg for eksempel »Hvor længe har generne varet?« eller »Hvad blev aftalt fremover?«.',
      '3. Tryk på et sted i svaret for at se ordene i samtalen, notatet eller rapporten. Du kan høre dem, så længe lyden findes.',
      '',
      'Svaret bygger kun på denne sag. Andre sager og kilder udefra er ikke med. Uden sprogmodel får du stederne i samtalen, ikke en ' +
        'skrevet forklaring. Det, der er mærket **uden grundlag**, blev ikke fundet i det, der blev sagt eller noteret. Samtalen i en ' +
        'anonym sag slettes sammen med sagen.',
    ].join('\n'),
    words: ['chat om sagen', 'hvad blev sagt', 'finde igen', 'spørge sagen', 'husker ikke', 'søg i samtalen', 'svar', 'steder'],
  },
  {
    id: 'languages', title: 'Sprog på skærmen og i rapporten',
    body: [
      '- **Skærmen:** vælg sprog øverst til højre. Du kan vælge norsk, svensk, dansk, engelsk eller russisk.',
      '- **Rapporterne:** åbn **Indstillinger**, og vælg **Sprog i rapporterne**. Tryk på **Gem**.',
      '',
      'Er samtalen på et andet sprog end indstillingen, bliver rapporten skrevet på samtalens sprog, og du får et valg. **Behold** lader den stå. ' +
        '**Skriv på** bruger det sprog, du har indstillet. Rapporter lavet på denne server, uden sprogmodel, får da kun overskrifterne på det nye ' +
        'sprog; det, der blev sagt, står, som det blev sagt.',
    ].join('\n'),
    words: ['sprog', 'norsk', 'svensk', 'dansk', 'engelsk', 'russisk', 'oversætte', 'rapportsprog', 'skifte sprog', 'skærmsprog'],
  },
  {
    id: 'practice-type', title: 'Praksistype',
    body: [
      'Praksistypen bestemmer, hvilke afsnit og ord rapporten får. Du skal vælge en, før du begynder.',
      '',
      '1. Åbn brugermenuen, og vælg **Indstillinger**.',
      '2. Vælg **Praksistype**, for eksempel praktiserende læge, psykiater, hudlæge, gynækolog, intern mediciner, fysioterapeut eller øjenlæge.',
      '3. Tryk på **Gem**.',
      '',
      'Nye rapporter følger valget. Dyrlæger hører til i dyreudgaven. Er du registreret i den anden udgave, får du valget mellem at åbne den og at ' +
        'skifte praksistype. I indstillingerne udfylder du også **Om dig og klinikken**, som står på henvisninger og breve.',
    ].join('\n'),
    words: ['praksistype', 'speciale', 'praktiserende læge', 'psykiater', 'hudlæge', 'lægevagt', 'afsnit', 'overskrifter', 'skabelon', 'fysioterapeut'],
  },
  {
    id: 'subscription', title: 'Abonnement og opsigelse',
    body: [
      '- **Vælge:** på **Vælg abonnement** vælger du årligt eller månedligt og trykker på **Kom i gang**. Du går videre til betaling, og intet ' +
        'trækkes, før du bekræfter dér.',
      '- **Se:** åbn brugermenuen og **Abonnement**. Der står status, periode, pris og fornyelse.',
      '- **Opsige:** tryk på **Opsig abonnementet** på samme side, og bekræft med **Opsig**.',
      '',
      'Efter opsigelsen beholder du adgangen perioden ud. Derefter er kontoen skrivebeskyttet: du kan læse dine sager, men ikke lave eller ændre ' +
        'noget. Fristerne for sletning gælder som før. Sletter du hele kontoen, ophører abonnementet uden refusion.',
    ].join('\n'),
    words: ['abonnement', 'betale', 'pris', 'opsige', 'opsigelse', 'forny', 'faktura', 'årligt', 'månedligt', 'skrivebeskyttet', 'udløbet'],
  },
  {
    id: 'invite-code', title: 'Referencekode og invitation',
    body: [
      '**Har du fået en kode?**',
      '',
      '1. Gå til **Vælg abonnement**.',
      '2. Skriv koden i feltet **Referencekode**, og tryk på **Anvend**.',
      '',
      'Koden gælder kun førstegangsbrugere. Findes den ikke, vises de almindelige abonnementer.',
      '',
      '**Vil du invitere en kollega?**',
      '',
      '1. Åbn brugermenuen og **Abonnement**.',
      '2. Kopiér koden under **Inviter en kollega**, og giv den videre.',
      '',
      'Hver, der tager din kode i brug, giver dig én stjerne, og en stjerne er én gratis måned værd. Antallet står på samme side.',
    ].join('\n'),
    words: ['kode', 'referencekode', 'rabat', 'invitere', 'kollega', 'hverve', 'stjerne', 'gratis måned', 'kampagne'],
  },
  {
    id: 'privacy', title: 'Privatliv: maskering og hvad der gemmes',
    body: [
      '- Navne, numre, adresser og datoer maskeres, før tekst går til en sprogmodel, og sættes ind i svaret igen. Maskeringen er ikke fejlfri.',
      '- Lyd kan ikke maskeres. En ekstern talegenkendelse hører det, der blev sagt.',
      '- Er ingen af delene tilsluttet, forlader intet serveren.',
      '- Tekst og lyd ligger krypteret med en egen nøgle for hver sag. Når sagen slettes, ødelægges nøglen.',
      '',
      '**Maskeret** ved siden af rapporten viser, hvad der er maskeret. Peger et ord ikke på nogen, kan du vælge, at det ikke maskeres i den sag. ' +
        'I **Indstillinger** ser du, hvor oplysningerne ligger, hvilke motorer der er i brug, og hvor længe ting gemmes.',
    ].join('\n'),
    words: ['privatliv', 'maskering', 'GDPR', 'lagring', 'sky', 'sprogmodel', 'hvor ligger data', 'EØS', 'krypteret', 'navn', 'CPR-nummer'],
  },
  {
    id: 'export-and-erase', title: 'Hent alt eller slet kontoen',
    body: [
      'Begge dele ligger nederst i **Indstillinger**, under **Dine data**.',
      '',
      '- **Hent alt** giver én ZIP-fil med profil, indstillinger, talefraser, patienter, sager, rapporter, lyd og adgangslog. Den indeholder ' +
        'helbredsoplysninger: opbevar den sikkert.',
      '- **Slet kontoen …** fjerner alt med det samme. Skriv det ord, der bekræfter, og tryk på **Slet alt**. Du får en kvittering.',
      '',
      'Sletningen kan ikke fortrydes af nogen. Abonnementet ophører uden refusion. Det, der ligger hos leverandøren af log ind eller betaling, ' +
        'skal slettes dér. Har du pligt til at føre journal, skal indholdet stå i journalsystemet, før du sletter.',
    ].join('\n'),
    words: ['eksport', 'hente data', 'slette konto', 'indsigt', 'zip', 'flytte', 'kvittering', 'GDPR', 'afslutte', 'mine data'],
  },
  {
    id: 'access-log', title: 'Adgangsloggen',
    body: [
      '1. Åbn brugermenuen, og vælg **Adgangslog**.',
      '2. Vælg under **Vis**, om du vil se alle patienter og sager eller kun én.',
      '3. Tryk på **Vis ældre** for at gå længere tilbage.',
      '',
      'Hver gang en sag eller en navngiven patient åbnes, ændres, hentes eller slettes, skrives der en linje med hvem, hvad, hvornår og hvordan ' +
        'det gik. Afviste forsøg og automatiske sletninger står der også. Linjerne kan ikke ændres i produktet og indeholder ingen patienttekst. ' +
        'De gemmes i 5 år, medmindre den driftsansvarlige har sat noget andet.',
    ].join('\n'),
    words: ['adgangslog', 'log', 'hvem har set', 'åbnet', 'sporing', 'revision', 'ændret', 'slettet', 'kontrol'],
  },
  {
    id: 'keyboard-and-palette', title: 'Genvejstaster og »Gå til«',
    body: [
      '- **Ctrl + K** (⌘ + K på Mac) åbner **Gå til**. Skriv et ord fra en sag, side eller handling, og vælg med piletasterne og Enter.',
      '- **Optagelse:** R starter, mellemrum holder pause og fortsætter, Enter afslutter fra pause.',
      '- **Rapporten:** C kopierer, / går til feltet for ændringer, ? viser genvejstasterne. De virker, når du ikke står i et tekstfelt.',
      '- **I teksten:** Ctrl + punktum viser grundlaget for sætningen, Ctrl + Z fortryder.',
      '- **Indsæt:** Ctrl + Enter laver rapporten.',
      '',
      'Taster uden Ctrl kan slås fra i listen over genvejstaster, for eksempel hvis du styrer computeren med stemmen.',
    ].join('\n'),
    words: ['tastatur', 'genvejstast', 'genvej', 'palet', 'ctrl k', 'søge', 'hoppe', 'hurtigt', 'tilgængelighed'],
  },
  {
    id: 'vet-edition', title: 'Forskelle i dyreudgaven',
    body: [
      'Dyreudgaven har sin egen adresse og er for dyrlæger.',
      '',
      '- I stedet for patient udfyldes **dyret**: art, køn, kastration og alder i år og måneder. For produktionsdyr kan du skrive ' +
        'besætnings- eller øremærkenummer.',
      '- Feltet **Ejer** står i henvisninger og maskeres, før noget går til en sprogmodel.',
      '- Du markerer, at **ejeren er informeret** om optagelsen.',
      '- I stedet for diagnoseforslag vises **kliniske problemer** og organsystemer, uden diagnoser.',
      '- Brevet hedder **Brev til ejeren**.',
      '- Spørgsmål om medicin har svaret **Ikke dyrets**.',
      '',
      'Optagelse, redigering, signering, sletning og adgangslog er som i lægeudgaven.',
    ].join('\n'),
    words: ['dyrlæge', 'dyr', 'dyreejer', 'art', 'kastreret', 'besætning', 'vet', 'hund', 'kat', 'hest', 'dyreudgave', 'kvæg'],
  },
  {
    id: 'support', title: 'Få hjælp',
    body: [
      '1. Læs beskeden på skærmen. Den siger, hvad der er trygt, og hvad du kan gøre.',
      '2. Tryk på **Prøv igen**, eller genindlæs siden. Det, du har gemt, er trygt.',
      '3. Er problemet der stadig, skriver du til adressen for hjælp. Den står på fejlsiderne.',
      '',
      'Tag fejlkoden, klokkeslættet og det, du gjorde, da det skete, med. Skriv aldrig navn, CPR-nummer eller andet om en patient. Ingen i ' +
        'support kan åbne dine sager; en sådan adgang findes ikke i produktet. Spørgsmål om talegenkendelse, sprogmodel og frister går til ' +
        'den, der driver systemet hos jer.',
    ].join('\n'),
    words: ['hjælp', 'support', 'kontakt', 'fejl', 'fejlkode', 'virker ikke', 'melde fejl', 'kundeservice', 'e-mail'],
  },
]
