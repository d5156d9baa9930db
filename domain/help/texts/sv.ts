import type { HelpText } from './help-text.ts'

export const sv: readonly HelpText[] = [
  {
    id: 'first-recording', title: 'Spela in den första konsultationen',
    body: [
      '1. Välj **Starta inspelning** på kontrollpanelen.',
      '2. Säg ”stetoskop” med vanlig röst. När ljudet kommer fram kan du starta.',
      '3. Tryck på **Patienten är informerad** när du har berättat om inspelningen.',
      '4. Fyll i namn, kön och ålder om du vill. Utan namn blir ärendet anonymt.',
      '5. Tryck på **Starta inspelning** och prata som vanligt. **Pausa** gör ett uppehåll, **Fortsätt** tar vid igen.',
      '6. Pausa och tryck på **Avsluta och ladda upp**. Rapporten visas på skärmen.',
      '',
      'Fynd och mätvärden som inte sades högt kan skrivas under **Tilläggsuppgifter**. Texten hittills går att läsa medan du pratar, om ' +
        'taligenkänning finns. Läs alltid igenom rapporten innan du använder den.',
    ].join('\n'),
    words: ['spela in', 'inspelning', 'börja', 'komma igång', 'första gången', 'diktera', 'samtycke', 'informerad', 'mikrofon', 'starta'],
  },
  {
    id: 'upload-file', title: 'Ladda upp en ljudfil',
    body: [
      '1. Välj **Starta inspelning** på kontrollpanelen.',
      '2. Fyll i uppgifter om patienten om du vill, och skriv eventuellt tilläggsuppgifter.',
      '3. Tryck på **Ladda upp ljudfil**, eller släpp filen på sidan.',
      '4. Vänta tills uppladdningen är klar. Du kommer till rapporten.',
      '',
      'Filerna kan vara `.m4a`, `.mp3`, `.webm`, `.mp4`, `.mpga`, `.wav` eller `.mpeg`. Medan en inspelning pågår går det inte att ladda upp. Den ' +
        'driftansvariga kan ha satt en gräns för hur mycket ljud du kan skicka per dag. Finns ingen taligenkänning ligger ljudet tryggt och ' +
        'väntar. Textfiler hör hemma på kontrollpanelen, inte här.',
    ].join('\n'),
    words: ['ladda upp', 'ljudfil', 'fil', 'mp3', 'm4a', 'wav', 'webm', 'mp4', 'diktafon', 'telefoninspelning', 'släppa fil', 'importera'],
  },
  {
    id: 'paste-text', title: 'Klistra in eller skriv ett samtal',
    body: [
      'Har du redan texten behövs ingen inspelning.',
      '',
      '1. Gå till kontrollpanelen, till fältet **Skriv eller klistra in samtalet**.',
      '2. Klistra in texten, släpp en `.txt`-fil i fältet eller använd **Välj textfil**. Stödord räcker också.',
      '3. Skriv gärna vem som talar, till exempel ”Läkare:” och ”Patient:” före varje replik.',
      '4. Tryck på **Skapa rapport**, eller Ctrl + Enter.',
      '',
      'Gränsen är 600 000 tecken. En längre text delas på två ärenden. Går något fel står texten kvar i fältet, så att du kan försöka igen.',
    ].join('\n'),
    words: ['klistra in', 'text', 'transkription', 'skriva själv', 'stödord', 'textfil', 'txt', 'utan ljud', 'färdig text', 'utskrift'],
  },
  {
    id: 'microphone-trouble', title: 'Mikrofonen fungerar inte',
    body: [
      '- **Webbläsaren släpper inte fram oss:** tryck på ikonen till vänster om adressen, tillåt mikrofon för sidan och tryck på **Testa mikrofonen igen**.',
      '- **Inget ljud på 10 sekunder:** säg testordet en gång till, närmare. Välj en annan mikrofon högst upp på sidan.',
      '- **Avstängd:** slå på ljudet med reglaget på mikrofonen eller i datorns ljudinställningar.',
      '- **Inte ansluten:** anslut headsetet igen, eller välj en annan mikrofon.',
      '- **Går inte att öppna:** stäng andra program som använder den, till exempel videomöten.',
      '- **Försvinner den under inspelningen** är det som har spelats in tryggt. Avsluta och ladda upp.',
      '',
      'Kommer du inte vidare kan du ladda upp en ljudfil eller klistra in texten i stället.',
    ].join('\n'),
    words: ['mikrofon', 'inget ljud', 'avstängd', 'tillstånd', 'headset', 'hör inte', 'webbläsaren blockerar', 'fel mikrofon', 'svagt ljud', 'test'],
  },
  {
    id: 'interrupted-recording', title: 'Inspelningen avbröts',
    body: [
      'Ljudet sparas på enheten varje sekund och skickas till servern efter hand.',
      '',
      '1. Öppna sidan igen på samma enhet och i samma webbläsare.',
      '2. Meddelandet **En inspelning avbröts** visar tidpunkt och längd.',
      '3. Tryck på **Återställ och ladda upp**. Vill du inte ha den trycker du på **Kassera**; då raderas ljudet både på enheten och på ' +
        'servern, och det går inte att ångra.',
      '',
      'Är nätet borta fortsätter inspelningen på enheten och skickas när nätet är tillbaka. Blir du utloggad under tiden trycker du på **Logga in ' +
        'i en ny flik**. En inspelning som inte har skickats ligger på enheten i högst 30 dygn.',
    ].join('\n'),
    words: ['avbröts', 'krasch', 'förlorad inspelning', 'nätet försvann', 'batteri', 'stängde fliken', 'återställa', 'hämta tillbaka', 'borta', 'strömavbrott'],
  },
  {
    id: 'no-speech-engine', title: 'Det finns ingen taligenkänning',
    body: [
      'Utan taligenkänning tas inspelningen om hand, men den blir inte text. Ärendet står då som **Väntar**.',
      '',
      '1. Är det bråttom skriver du det viktigaste i fältet **Skriv det viktigaste, få rapporten nu** och trycker på **Skapa rapporten nu**. Stödord räcker.',
      '2. Har du texten någon annanstans kan du klistra in den på kontrollpanelen.',
      '3. Fråga den driftansvariga om taligenkänning kan sättas upp.',
      '',
      'När den finns på plats går inspelningen vidare av sig själv. Ljud utan namngiven patient raderas med ärendet efter 12 timmar, och annat ' +
        'ljud efter 30 dygn, hört eller inte, om den driftansvariga inte har satt andra tider.',
    ].join('\n'),
    words: ['väntar', 'taligenkänning', 'transkribering saknas', 'ingen text', 'inspelningen väntar', 'tal', 'motor', 'får ingen rapport'],
  },
  {
    id: 'edit-report', title: 'Ändra och skriv i rapporten',
    body: [
      'Skriv direkt i texten. Allt sparas av sig självt, och det står **Sparat** när det är klart.',
      '',
      '- Ångra den senaste ändringen med Ctrl + Z.',
      '- Är ett ord fel hört, leta upp det under **Samtalet** bredvid rapporten och tryck på det. Ord med prickad linje hördes osäkert. Rättelsen ' +
        'ändrar inte rapporten, men kontrollerar den på nytt.',
      '- Saknas något skriver du det i anteckningen under **Inspelningar och anteckningar** och trycker på **Spara och skapa rapporten på nytt**.',
      '- **Tidigare versioner** visar äldre texter, som du kan jämföra och återställa.',
      '',
      'Har rapporten ändrats någon annanstans samtidigt behålls båda texterna, och du väljer.',
    ].join('\n'),
    words: ['redigera', 'ändra text', 'rätta', 'spara', 'skrivfel', 'versioner', 'ångra', 'två ställen samtidigt', 'fel hört', 'anteckning'],
  },
  {
    id: 'less-or-more-detail', title: 'Kortare eller längre rapport',
    body: [
      '1. Tryck på **Mindre detaljerad** eller **Mer detaljerad** under rapporten. För ett avsnitt öppnar du menyn vid rubriken och väljer **Korta ' +
        'ner avsnittet** eller **Bygg ut avsnittet**.',
      '2. Fortsätt att skriva under tiden om du vill. Inget byts ut förrän du säger ja.',
      '3. Tryck på **Visa ändringarna** när den nya texten är klar.',
      '4. Gå igenom dem: **Ta med** eller **Ta inte med** för varje ändring.',
      '5. Tryck på **Använd**, eller **Förkasta** för att behålla den gamla.',
      '',
      'Ord som du själv har skrivit står kvar. **Skriv på nytt** gör om hela rapporten på samma sätt.',
    ].join('\n'),
    words: ['mindre detaljerad', 'mer detaljerad', 'korta ner', 'bygga ut', 'längd', 'för lång', 'för kort', 'avsnitt', 'skriva om'],
  },
  {
    id: 'templates', title: 'Mall för typen av besök',
    body: [
      'En mall bestämmer vilka avsnitt rapporten har, deras ordning och rubriker. Den lägger inget till, och läkemedel, allergier och råd om när ' +
        'man ska höra av sig står alltid kvar.',
      '',
      '1. Välj i fältet **Mall** innan du spelar in eller skapar rapporten, till exempel kontroll, telefon eller vaccination. **Som vanligt** är ingen mall.',
      '2. Vill du byta efteråt, gå till fältet **Mall** längst ned på rapporten. Har du själv skrivit i rapporten visas förslaget bredvid dina ' +
        'egna ord, och du väljer.',
      '3. Tryck på **Spara formen som mall** för att göra en egen av rapporten du ser. Där kan du också ta bort egna mallar.',
      '',
      'En egen mall sparar rubriker, aldrig rapportens text. Instruktionen från promptoptimeringen går före mallen. Rapporter som redan är skrivna ' +
        'ändras inte när en mall tas bort.',
    ].join('\n'),
    words: ['rapportmall', 'mallar', 'typ av besök', 'ordning', 'rubriker', 'avsnitt', 'upplägg', 'struktur', 'egen mall'],
  },
  {
    id: 'change-by-prompt', title: 'Be om en ändring med egna ord',
    body: [
      '1. Skriv i fältet **Vad ska ändras?** under rapporten, till exempel ”slå ihop plan och åtgärder” eller ”korta ner sammanfattningen”.',
      '2. Tryck på **Skicka**.',
      '3. Titta på förslaget med **Visa ändringarna** och välj **Använd** eller **Förkasta**.',
      '',
      'Vad som går att göra beror på om en språkmodell är ansluten. Utan språkmodell kan bara längd och avsnitt ändras, och det som inte följdes ' +
        'räknas upp. Lämnar du sidan innan du har valt försvinner förslaget, och rapporten står som den gjorde. Namn och nummer maskeras innan ' +
        'något skickas till en språkmodell.',
    ].join('\n'),
    words: ['önskemål', 'prompt', 'instruktion', 'vad ska ändras', 'be om', 'skriva om', 'formulera', 'stil', 'språkmodell'],
  },
  {
    id: 'marks-and-evidence', title: 'Märkena och underlaget för en mening',
    body: [
      'Varje mening visar vad den bygger på.',
      '',
      '1. Peka på en mening, eller ställ markören i den och tryck Ctrl + punkt.',
      '2. Läs orden. **Visa i sammanhang** öppnar stället i samtalet, och **Spela upp** låter dig höra det så länge ljudet finns.',
      '',
      'Ett märke till vänster betyder en annan källa än vanligt, som anteckningen eller en röstfras, eller tvekan. Står det **Utan underlag i ' +
        'samtalet** hittades meningen inte i det som sades eller skrevs. Tryck på **Det stämmer** om du kan stå för den, annars **Ta bort**.',
      '',
      'Märkena hittar inte alla fel. En mening utan märke kan också vara missförstådd.',
    ].join('\n'),
    words: ['märke', 'underlag', 'stöd', 'källa', 'bevis', 'utan underlag', 'linje', 'spela upp', 'var kommer det från', 'kontrollera'],
  },
  {
    id: 'left-out', title: 'Det som sades men inte kom med',
    body: [
      'Bredvid rapporten finns **Sagt, men inte i rapporten**. Där står uppgifter från samtalet som rapporten inte har.',
      '',
      '1. Öppna **Källor** bredvid rapporten om de är stängda.',
      '2. Läs varje uppgift.',
      '3. Tryck på **Lägg till** för att få in den. Du ser vilket avsnitt den hamnade i.',
      '4. Tryck på **Ta inte med** för att ta bort den från listan.',
      '',
      'Listan fångar inte nödvändigtvis allt. Vill du leta själv finns **Sök i samtalet**. Innan du signerar visas hur många ' +
        'saker som fortfarande är utelämnade.',
    ].join('\n'),
    words: ['utelämnat', 'saknas i rapporten', 'glömt', 'kom inte med', 'lägga till', 'sagt', 'fullständig', 'bortfall'],
  },
  {
    id: 'questions-beside-report', title: 'Frågor om läkemedlen',
    body: [
      'När samtalet inte ger säkert svar på om ett läkemedel används sätts det inte direkt in i listan. Då står det en fråga bredvid rapporten.',
      '',
      '1. Gå till **Frågor om läkemedlen**.',
      '2. Se vad frågan bygger på.',
      '3. Svara med ett tryck: **Använder**, **Sätts in**, **Utsatt** eller **Inte patientens**. Vissa frågor har andra val, till exempel vilket ' +
        'av två läkemedel det gäller.',
      '4. Svaret kommer in i läkemedelslistan när det ska stå där. Du kan ångra det.',
      '',
      'En obesvarad fråga följer inte med i kopian och inte i den signerade rapporten. Kontrollera listan själv: alla läkemedel listas eller efterfrågas inte.',
    ].join('\n'),
    words: ['fråga', 'läkemedelslista', 'mediciner', 'använder', 'utsatt', 'sätts in', 'osäkert läkemedel', 'svara', 'dos'],
  },
  {
    id: 'copy-print-export', title: 'Kopiera, skriv ut eller hämta som FHIR',
    body: [
      '- **Kopiera** tar hela rapporten. Ett avsnitt kopieras från menyn vid rubriken.',
      '- Under **Fler åtgärder** väljer du hur texten kopieras: med rubriker, utan rubriker, rubrik på samma rad, punktlista eller korta rader.',
      '- **Ladda ner** ger en textfil.',
      '- **Ladda ner som HL7 FHIR** ger ett dokument för system som tar emot det. Vänta tills det står ”Sparat”.',
      '- Skriv ut med webbläsarens egen utskrift, Ctrl + P.',
      '',
      'Låter webbläsaren dig inte kopiera markerar du texten och kopierar själv. Obesvarade frågor om läkemedel är inte med. Se till att rätt text ' +
        'står i journalen, för ett anonymt ärende raderas.',
    ].join('\n'),
    words: ['kopiera', 'utskrift', 'skriva ut', 'ladda ner', 'journalsystem', 'FHIR', 'klistra in i journal', 'fil', 'rubriker', 'punktlista'],
  },
  {
    id: 'sign-report', title: 'Signera rapporten',
    body: [
      '1. Läs igenom rapporten.',
      '2. Tryck på **Signera**. Under **Innan du signerar** ser du om det finns avsnitt utan underlag, öppna frågor, öppna förslag eller utelämnade uppgifter.',
      '3. Bekräfta. Texten fryses med ditt namn och klockslaget, och ingen kan ändra den efteråt, inte heller du.',
      '',
      'Kommer det något senare skriver du ett **tillägg** under rapporten och trycker på **Lägg till**. Öppna frågor följer inte med, och ' +
        'ett öppet förslag förkastas.',
      '',
      'Signaturen stoppar inte raderingen av ett anonymt ärende. Kopiera rapporten till journalen före tiden som står i rutan när du signerar.',
    ].join('\n'),
    words: ['signera', 'signatur', 'frysa', 'godkänna', 'låsa', 'tillägg', 'klar', 'kontrollsumma', 'version'],
  },
  {
    id: 'referral', title: 'Skriv en remiss',
    body: [
      '1. Skriv i rapporten vart patienten remitteras, om det inte redan står där.',
      '2. Öppna menyn vid det avsnittet, eller **Nytt dokument**, och välj **Skriv remiss**.',
      '3. Läs raden **Saknas**. Tryck på den och fyll i, till exempel mottagare, brådska eller personnummer.',
      '4. Redigera texten, och kopiera eller ladda ner den på samma sätt som rapporten.',
      '',
      'Det ingen har sagt står inte där, och inget är gissat. Det du fyller i om dig och kliniken sparas i inställningarna och används på senare ' +
        'remisser och brev. Remissen skickas inte härifrån; du tar den med dit den hör hemma.',
    ].join('\n'),
    words: ['remiss', 'remittera', 'specialist', 'mottagare', 'saknas', 'HSA-id', 'vårdcentral', 'klinik', 'skicka vidare'],
  },
  {
    id: 'patient-letter', title: 'Brev till patienten',
    body: [
      '1. Öppna ärendet och välj **Nytt dokument**.',
      '2. Välj **Brev till patienten**. I djurutgåvan heter det **Brev till djurägaren**.',
      '3. Läs igenom. Brevet säger bara det rapporten säger, med enklare ord.',
      '4. Ändra det du vill. Ändringar sparas av sig själva.',
      '5. Kopiera det, ladda ner det eller skriv ut det.',
      '',
      'Saknas något om dig och kliniken kan du fylla i det; tomma fält utelämnas. Brevet ligger med rapporten under **Dokument i ärendet** och ' +
        'raderas med ärendet. Du kan radera bara brevet utan att rapporten försvinner. Inget skickas till patienten härifrån.',
    ].join('\n'),
    words: ['brev', 'patientbrev', 'förklara', 'enkla ord', 'information till patient', 'råd', 'skriva till', 'sammanfattning'],
  },
  {
    id: 'insurance-certificate', title: 'Försäkringsintyg för ett djur',
    body: [
      '1. Öppna ärendet i djurutgåvan och välj **Nytt dokument** och **Försäkringsintyg**.',
      '2. Läs fälten. Varje fält säger varifrån det kommer; tryck på **Från samtalet** för att se orden det bygger på.',
      '3. Fyll i det som står öppet. **Nästa öppna fält** tar dig dit.',
      '4. Välj **Hämta PDF** eller **Skriv ut**, och skriv under.',
      '5. Välj **Lägg i ärendet** om intyget ska behållas.',
      '',
      'Det ingen har sagt står öppet, och ingenting är gissat. Innan du lägger intyget i ärendet är det inte sparat någonstans, och dess nummer är ' +
        'slumpat och inte antecknat. I ärendet ligger det krypterat tillsammans med rapporten och raderas tillsammans med den. Ingenting skickas ' +
        'till försäkringsbolaget härifrån.',
    ].join('\n'),
    words: ['försäkring', 'intyg', 'försäkringsintyg', 'skada', 'PDF', 'utlåtande', 'bolag', 'veterinärintyg'],
  },
  {
    id: 'anonymous-case', title: 'Anonymt ärende och radering efter 12 timmar',
    body: [
      'Skriver du inget namn är ärendet anonymt.',
      '',
      '- Namn, nummer, adresser och datum i det som hörs maskeras innan texten sparas. Orden går inte att få tillbaka. Maskeringen är inte felfri.',
      '- Ljudet raderas när det har blivit text.',
      '- Text, rapport, brev och anteckningar raderas efter 12 timmar, om den driftansvariga inte har satt en annan tid. Tiden som återstår står vid ärendet.',
      '- Signering stoppar inte raderingen.',
      '',
      'Kopiera rapporten till journalen i tid. Du kan själv ta bort ärendet när som helst från menyn vid det: **Ta bort ärendet**. Ett raderat ' +
        'ärende kan inte hämtas tillbaka av någon.',
    ].join('\n'),
    words: ['anonym', 'raderas', '12 timmar', 'utan namn', 'tidsgräns', 'borta', 'tillfällig', 'ljud raderat', 'var är ärendet'],
  },
  {
    id: 'named-patient', title: 'Namngiven patient',
    body: [
      '1. Skriv namnet i fältet **Namn** på inspelningssidan innan du avslutar inspelningen.',
      '2. Patienten visas i menyn under **Patienter**, med sina ärenden.',
      '3. Fler inspelningar i samma ärende lägger du till under **Inspelningar och anteckningar** med **Lägg till inspelning**.',
      '',
      'Ärenden med namn raderas inte av sig själva. Du bestämmer, och journallagstiftningen gäller. Ljudet raderas efter 30 dygn, om den ' +
        'driftansvariga inte har satt något annat. Från menyn vid patienten väljer du **Ändra namnet**, eller **Ta bort patienten** för att radera ' +
        'patienten med alla ärenden. Radering går inte att ångra.',
    ].join('\n'),
    words: ['namn', 'patient', 'behålla ärende', 'flera konsultationer', '30 dygn', 'spara', 'ändra namn', 'ta bort patient', 'historik'],
  },
  {
    id: 'trigger-phrases', title: 'Röstfraser som sätter in fast text',
    body: [
      '1. Öppna **Röstfraser** från kontrollpanelen eller användarmenyn.',
      '2. Skriv en fras på två till fem ord som du annars inte säger, till exempel ”normalt lungstatus”.',
      '3. Skriv texten som ska sättas in. Börja med en rubrik, som ”Planering:”, för att välja avsnitt. Annars hamnar den under övrigt.',
      '4. Tryck på **Spara**.',
      '',
      'Säg frasen under konsultationen, så står din text i rapporten, märkt med en triangel. Böjning, pauser och små hörfel spelar ingen roll. En ' +
        'fras kan också göra rapporten kortare eller utförligare. Tryck på en fras i listan för att ändra eller ta bort den.',
    ].join('\n'),
    words: ['röstfras', 'fras', 'standardtext', 'mall', 'genväg', 'fast text', 'kommando', 'autotext', 'diktat'],
  },
  {
    id: 'diagnosis-suggestions', title: 'Diagnosförslag',
    body: [
      'Förslagen står för sig själva bredvid rapporten och ingår inte i den. Du väljer.',
      '',
      '1. Öppna **Diagnosförslag**.',
      '2. Tryck på **Vad det bygger på** för att se vad i samtalet som stöder och vad som talar emot.',
      '3. Lägg till symtom med **Välj på kroppen** eller genom att söka.',
      '4. **Sätt in** lägger ett förslag i bedömningen i rapporten.',
      '',
      'Rangordningen är ingen beräknad sannolikhet, och vikterna bakom den är inte kontrollerade av en kliniker. Hittar du inte panelen är den ' +
        'avstängd; det bestämmer den driftansvariga. Produkten är inte en medicinteknisk produkt.',
    ].join('\n'),
    words: ['diagnos', 'förslag', 'koder', 'ICD', 'symtom', 'kropp', 'differentialdiagnos', 'sannolikhet', 'avstängt'],
  },
  {
    id: 'chat-with-sources', title: 'Fråga medicinska källor',
    body: [
      '1. Välj **Fråga medicinska källor** på kontrollpanelen.',
      '2. Skriv frågan. Enter skickar, Skift + Enter ger ny rad.',
      '3. Tryck på en källa under svaret för att läsa stället, med utgivare och datum.',
      '',
      'Svaret bygger på de källor som finns inlagda här, och inget av dina ärenden är med. Finns ingen nationell källa inlagd får du veta det. ' +
        'Utan språkmodell är svaret en sökning, och det står vid svaret. Märket **Utan stöd i källorna** betyder att ingen angiven källa säger ' +
        'detta. Text som är märkt som exempel är påhittad och inte för patienter.',
      '',
      'Skriv inte namn eller personnummer.',
    ].join('\n'),
    words: ['chatt', 'fråga', 'källor', 'riktlinje', 'vårdprogram', 'läkemedel', 'uppslag', 'fackfråga', 'källhänvisning', 'sök'],
  },
  {
    id: 'chat-about-case', title: 'Fråga om ärendet',
    body: [
      '1. Öppna ärendet och välj **Chatt** eller **Chatta om ärendet**.',
      '2. Fråga till exempel ”Hur länge har besvären varat?” eller ”Vad bestämdes framöver?”.',
      '3. Tryck på ett ställe i svaret för att se orden i samtalet, anteckningen eller rapporten. Du kan höra dem så länge ljudet finns.',
      '',
      'Svaret bygger bara på det här ärendet. Andra ärenden och källor utifrån är inte med. Utan språkmodell får du ställena i samtalet, ' +
        'ingen skriven förklaring. Det som är märkt **utan stöd** hittades inte i det som sades eller antecknades. Konversationen i ett ' +
        'anonymt ärende raderas med ärendet.',
    ].join('\n'),
    words: ['chatta om ärendet', 'vad sades', 'hitta igen', 'fråga ärendet', 'minns inte', 'sök i samtalet', 'svar', 'ställen'],
  },
  {
    id: 'languages', title: 'Språk på skärmen och i rapporten',
    body: [
      '- **Skärmen:** välj språk uppe till höger. Du kan välja norska, svenska, danska, engelska eller ryska.',
      '- **Rapporterna:** öppna **Inställningar** och välj **Språk i rapporterna**. Tryck på **Spara**.',
      '',
      'Är samtalet på ett annat språk än inställningen skrivs rapporten på samtalets språk, och du får välja. **Behåll** låter den stå. **Skriv ' +
        'på** använder det språk du har ställt in. Rapporter som görs på den här servern, utan språkmodell, får då bara rubrikerna på det nya ' +
        'språket; det som sades står som det sades.',
    ].join('\n'),
    words: ['språk', 'norska', 'svenska', 'danska', 'engelska', 'ryska', 'översätta', 'rapportspråk', 'byta språk', 'skärmspråk'],
  },
  {
    id: 'practice-type', title: 'Praktiktyp',
    body: [
      'Praktiktypen bestämmer vilka avsnitt och ord rapporten får. Du måste välja en innan du börjar.',
      '',
      '1. Öppna användarmenyn och välj **Inställningar**.',
      '2. Välj **Praktiktyp**, till exempel allmänläkare, psykiater, hudläkare, gynekolog, internmedicinare, fysioterapeut eller ögonläkare.',
      '3. Tryck på **Spara**.',
      '',
      'Nya rapporter följer valet. Veterinärer hör hemma i djurutgåvan. Är du registrerad i den andra utgåvan får du välja mellan att öppna den ' +
        'och att byta praktiktyp. I inställningarna fyller du också i **Om dig och kliniken**, som står på remisser och brev.',
    ].join('\n'),
    words: ['praktiktyp', 'specialitet', 'allmänläkare', 'psykiater', 'hudläkare', 'jour', 'avsnitt', 'rubriker', 'mall', 'fysioterapeut'],
  },
  {
    id: 'subscription', title: 'Prenumeration och uppsägning',
    body: [
      '- **Välja:** på **Välj prenumeration** väljer du årsvis eller månadsvis och trycker på **Kom igång**. Du går vidare till betalning, och ' +
        'inget dras förrän du bekräftar där.',
      '- **Se:** öppna användarmenyn och **Prenumeration**. Där står status, period, pris och förnyelse.',
      '- **Säga upp:** tryck på **Säg upp prenumerationen** på samma sida och bekräfta med **Säg upp**.',
      '',
      'Efter uppsägningen har du kvar tillgången perioden ut. Därefter är kontot skrivskyddat: du kan läsa dina ärenden, men inte skapa eller ' +
        'ändra något. Tiderna för radering gäller som förut. Raderar du hela kontot avslutas prenumerationen utan återbetalning.',
    ].join('\n'),
    words: ['prenumeration', 'abonnemang', 'betala', 'pris', 'säga upp', 'uppsägning', 'förnya', 'faktura', 'årsvis', 'månadsvis', 'skrivskyddat', 'utgången'],
  },
  {
    id: 'invite-code', title: 'Referenskod och inbjudan',
    body: [
      '**Har du fått en kod?**',
      '',
      '1. Gå till **Välj prenumeration**.',
      '2. Skriv koden i fältet **Referenskod** och tryck på **Använd**.',
      '',
      'Koden gäller bara förstagångsanvändare. Hittas den inte visas de vanliga alternativen.',
      '',
      '**Vill du bjuda in en kollega?**',
      '',
      '1. Öppna användarmenyn och **Prenumeration**.',
      '2. Kopiera koden under **Bjud in en kollega** och ge den vidare.',
      '',
      'Var och en som använder din kod ger dig en stjärna, och en stjärna är värd en gratis månad. Antalet står på samma sida.',
    ].join('\n'),
    words: ['kod', 'referenskod', 'rabatt', 'bjuda in', 'kollega', 'värva', 'stjärna', 'gratis månad', 'kampanj'],
  },
  {
    id: 'privacy', title: 'Integritet: maskering och vad som sparas',
    body: [
      '- Namn, nummer, adresser och datum maskeras innan text går till en språkmodell, och sätts tillbaka i svaret. Maskeringen är inte felfri.',
      '- Ljud kan inte maskeras. En extern taligenkänning hör det som sades.',
      '- Är ingetdera anslutet lämnar inget servern.',
      '- Text och ljud ligger krypterade med en egen nyckel för varje ärende. När ärendet raderas förstörs nyckeln.',
      '',
      '**Maskerat** bredvid rapporten visar vad som är maskerat. Pekar ett ord inte ut någon kan du välja att det inte maskeras i det ärendet. I ' +
        '**Inställningar** ser du var uppgifterna ligger, vilka motorer som används och hur länge saker sparas.',
    ].join('\n'),
    words: ['integritet', 'maskering', 'GDPR', 'lagring', 'moln', 'språkmodell', 'var ligger data', 'EES', 'krypterat', 'namn', 'personnummer'],
  },
  {
    id: 'export-and-erase', title: 'Ladda ner allt eller radera kontot',
    body: [
      'Båda finns längst ner i **Inställningar**, under **Dina uppgifter**.',
      '',
      '- **Ladda ner allt** ger en ZIP-fil med profil, inställningar, röstfraser, patienter, ärenden, rapporter, ljud och åtkomstlogg. Den ' +
        'innehåller hälsouppgifter: förvara den säkert.',
      '- **Radera kontot …** tar bort allt på en gång. Skriv ordet som bekräftar och tryck på **Radera allt**. Du får ett kvitto.',
      '',
      'Raderingen kan inte ångras av någon. Prenumerationen avslutas utan återbetalning. Det som ligger hos leverantören av inloggning eller ' +
        'betalning måste raderas där. Är du skyldig att föra journal måste innehållet stå i journalsystemet innan du raderar.',
    ].join('\n'),
    words: ['export', 'ladda ner data', 'radera konto', 'registerutdrag', 'zip', 'flytta', 'kvitto', 'GDPR', 'avsluta', 'mina uppgifter'],
  },
  {
    id: 'access-log', title: 'Åtkomstloggen',
    body: [
      '1. Öppna användarmenyn och välj **Åtkomstlogg**.',
      '2. Välj under **Visa** om du vill se alla patienter och ärenden, eller bara ett.',
      '3. Tryck på **Visa äldre** för att gå längre tillbaka.',
      '',
      'Varje gång ett ärende eller en namngiven patient öppnas, ändras, laddas ner eller raderas skrivs en rad med vem, vad, när och hur det gick. ' +
        'Nekade försök och automatiska raderingar står också där. Raderna kan inte ändras i produkten och innehåller ingen patienttext. De sparas ' +
        'i 5 år, om den driftansvariga inte har satt något annat.',
    ].join('\n'),
    words: ['åtkomstlogg', 'logg', 'vem har tittat', 'öppnat', 'spårning', 'revision', 'ändrat', 'raderat', 'kontroll'],
  },
  {
    id: 'keyboard-and-palette', title: 'Kortkommandon och ”Gå till”',
    body: [
      '- **Ctrl + K** (⌘ + K på Mac) öppnar **Gå till**. Skriv ett ord från ett ärende, en sida eller en åtgärd, och välj med piltangenterna och Enter.',
      '- **Inspelning:** R startar, mellanslag pausar och fortsätter, Enter avslutar från paus.',
      '- **Rapporten:** C kopierar, / går till fältet för ändringar, ? visar kortkommandona. De fungerar när du inte står i ett textfält.',
      '- **I texten:** Ctrl + punkt visar underlaget för meningen, Ctrl + Z ångrar.',
      '- **Klistra in:** Ctrl + Enter skapar rapporten.',
      '',
      'Tangenter utan Ctrl kan stängas av i listan över kortkommandon, till exempel om du styr datorn med rösten.',
    ].join('\n'),
    words: ['tangentbord', 'kortkommando', 'genväg', 'palett', 'ctrl k', 'söka', 'hoppa', 'snabbt', 'tillgänglighet'],
  },
  {
    id: 'vet-edition', title: 'Skillnader i djurutgåvan',
    body: [
      'Djurutgåvan har en egen adress och är för veterinärer.',
      '',
      '- I stället för patient fylls **djuret** i: djurslag, kön, kastrering och ålder i år och månader. För lantbruksdjur kan du skriva ' +
        'besättnings- eller öronmärkesnummer.',
      '- Fältet **Djurägare** står i remisser och maskeras innan något går till en språkmodell.',
      '- Du markerar att **ägaren är informerad** om inspelningen.',
      '- I stället för diagnosförslag visas **kliniska problem** och organsystem, utan diagnoser.',
      '- Brevet heter **Brev till djurägaren**.',
      '- Frågor om läkemedel har svaret **Inte djurets**.',
      '',
      'Inspelning, redigering, signering, radering och åtkomstlogg är som i läkarutgåvan.',
    ].join('\n'),
    words: ['veterinär', 'djur', 'djurägare', 'djurslag', 'kastrerad', 'besättning', 'vet', 'hund', 'katt', 'häst', 'djurutgåva', 'nötkreatur'],
  },
  {
    id: 'support', title: 'Få hjälp',
    body: [
      '1. Läs meddelandet på skärmen. Det säger vad som är tryggt och vad du kan göra.',
      '2. Tryck på **Försök igen**, eller ladda om sidan. Det du har sparat är tryggt.',
      '3. Är problemet kvar skriver du till adressen för hjälp. Den står på felsidorna.',
      '',
      'Ta med felkoden, klockslaget och vad du gjorde när det hände. Skriv aldrig namn, personnummer eller annat om en patient. Ingen på ' +
        'supporten kan öppna dina ärenden; någon sådan tillgång finns inte i produkten. Frågor om taligenkänning, språkmodell och ' +
        'lagringstider går till den som driver systemet hos er.',
    ].join('\n'),
    words: ['hjälp', 'support', 'kontakt', 'fel', 'felkod', 'fungerar inte', 'anmäla fel', 'kundtjänst', 'e-post'],
  },
]
