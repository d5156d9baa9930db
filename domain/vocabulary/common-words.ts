/**
 * Everyday and clinical words that are no names: what a capital at the beginning of a sentence does not make one, and what may stand
 * after a cue such as "doctor" in lower-case speech. Written for this project; the open lists and the language packs add theirs.
 */
export const NORWEGIAN = `
enn etterpå fastet faster krasja krasjet sees ses hilse hilser husker huske gifta gift liksom altså forresten uansett vennligst beskjed beskjeden avtalt møtt
konferert overflytting overflyttes
hero mein kampf legge legger fiske foto esker eske glass rope roser marine marin kalle lander dukke dukker lys drøm baker endre endrer endres elver regner
stoffer stoff leire lange kirke kirken traff treff rike rik sang elle life blue rain terrassen brygga kai vold kamp kampen stilling kjeller kjelleren jan mai
mars moderne klage klager rapport rapporten målt måler målte rute ruter fall fallet falle stige steg lege leging kant kanten hale sele lenke kjede ring ringen
perle perler tråd korn jord hage hagen ball spill lek leke leker sele varme kulde bris brise
tom tomt lykke vilde sindre gry love lova saga ebbe rune tone line lin harry karens bent frede inga mille iris pia max sola hils alment orm ydre indre anker
arve bjørne gull jarl kara kit lea mai mari mie nova siv skjold stål terne unge vide von stav sverd ungen yr
kopi mb signert helsing hilsen anna andre nokka legges innlegges utskrives møtte purring kvittering utbetaling beskjed laboratoriet smitte forslag øvelser
epikrise suturer sutur infeksjonstegn tilhelet røykeslutt ambulant snitt us rtg ausk forlenget ekspirium blek klam klamt mistenker sedasjon rektalisert
dølahest ringt lurt
jeg du han hun hen den det vi dere de meg deg ham henne oss dem seg min mi mitt mine din di ditt dine sin si sitt sine hans hennes vår vårt våre deres ein eit
ei eg me dykk dei ho hen hennar vore vår vårt dykkar deira æ e dæ mæ sæ dokker hu han'n a'n
en et ei og eller men for så at som om hvis når da dersom fordi siden mens etter før under over mellom mot med uten ved hos til fra av på i inn ut opp ned
bort hjem fram frem tilbake rundt gjennom langs blant ifølge angående vedrørende mtp pga ifm ca evt dvs bl a osv mv samt både enten verken hverken også
dessuten imidlertid likevel derfor dermed altså vel jo nok visst kanskje trolig muligens sannsynligvis antagelig antakelig egentlig faktisk bare kun særlig
spesielt ganske nokså veldig svært meget mye litt noe noen ingen ingenting alt alle all hver hvert hverandre annen annet andre begge flere mange få fleste
mest mindre minst mer ikke aldri alltid ofte sjelden av til iblant vanligvis stort sett heldigvis dessverre plutselig straks snart nå nylig nettopp allerede
ennå enda fortsatt fremdeles lenge igjen her der hit dit hjemme borte ute inne oppe nede her'n nåja tja jaja okei ok ja nei jo neida joda hei hallo takk tusen
vær så god greit fint bra flott supert akkurat nemlig ikkje nokon noko ingen kven kva kvar korleis kvifor hvem hva hvor hvordan hvorfor hvilken hvilke hvilket
når koffor kordan ka kor ittj itte itj bærre berre no nu så sånn slik slike sånne denne dette disse samme selv sjøl sjølv egen eget egne
er var vært blir ble blei blitt har hadde hatt får fikk fått kan kunne kunnet skal skulle skullet vil ville villet må måtte bør burde tør gjør gjorde gjort
går gikk gått kommer kom kommet ser så sett sier sa sagt tar tok tatt gir ga gitt finner fant funnet føler følte følt kjenner kjente kjent synes syns syntes
tror trodde trodd vet visste visst mener mente ment heter het hett spør spurte spurt svarer svarte forteller fortalte fortalt opplyser opplyste beskriver
beskrev beskrevet angir anga oppgir oppga ønsker ønsket trenger trengte bruker brukte brukt tåler tålte spiser spiste spist drikker drakk drukket sover sov
sovet våkner våknet hoster hostet puster pustet gråter gråt ler lo leser leste skriver skrev skrevet ringer ringte ringt møter møtte møtt henviser henviste
henvist vurderer vurderte vurdert undersøker undersøkte undersøkt kontrollerer kontrollerte kontrollert starter startet startet slutter sluttet begynner
begynte begynt fortsetter fortsatte øker økte økt reduserer reduserte redusert seponerer seponert forskriver forskrev anbefaler anbefalte anbefalt planlegger
planlagt avtaler avtalt behandler behandlet opereres operert opererte innlegges innlagt utskrives utskrevet sykmeldes sykmeldt jobber jobbet arbeider arbeidet
bor bodde flyttet røyker røykte sluttet trener trente løper løp sitter satt ligger lå står sto stod holder holdt setter satte satt legger la lagt løfter
løftet faller falt slår slo slått vrir vred skader skadet hjelper hjalp hjulpet plager plaget verker verket klør klødde kaster kastet blør blødde hovner
hovnet svir sved svei spreller haltet halter drikk et skjønner forstår husker glemmer glemte håper lurer prøver prøvde liker likte elsker hater orker gidder
tenker tenkte snakker snakket pleier pleide fungerer fungerte virker virket hjalp ta ha gå komme se si gi få bli være gjøre vente kjenne prøve høre snakke
hører hørte ventet venter takker hilser hilsen mvh vennlig beste stemmer stemt vær ver seier seia fekk vart blei gjekk kjem kjenner tek teke gjev eigar sagt
fortel synest trur veit heiter bur arbeider drikk søv søver haltar hostar
god godt gode bedre best dårlig dårlige verre verst stor stort store større liten lite små mindre lang langt lange kort korte høy høyt høye lav lavt lave ny
nytt nye gammel gammelt gamle ung unge fersk lett lette lettere tung tungt tunge hard hardt harde myk mykt myke bløt bløtt øm ømt ømme vond vondt vonde rød
rødt røde hvit blå gul svart grønn brun rosa normal normalt normale unormal frisk friske syk syke sykt klar klart klare uklar våken våkent orientert
samarbeider rolig rolige urolig trøtt sliten slitne slapp slapt kvalm svimmel engstelig redd trist lei glad sint bekymret høyre venstre høyresidig
venstresidig bilateral bilateralt beggesidig øvre nedre fremre bakre midtre ytre indre akutt akutte kronisk kroniske mild milde moderat moderate alvorlig
alvorlige stabil stabilt stabile ustabil tidligere nåværende aktuell aktuelt aktuelle kjent ukjent ukjente positiv positivt negativ negativt upåfallende
uendret uendra uforandret ua ub ia hissig hissige tett tette tørr tørt våt kald kalt varm varmt stiv stivt hoven hovent hovne
pasient pasienten pasienter pas pasientens pårørende mor far mamma pappa foreldre foreldrene moren faren mora kone kona mann mannen ektefelle ektefellen
samboer samboeren kjæreste datter datteren dattera sønn sønnen søster søsteren søstera bror broren barn barnet barna barnebarn bestemor bestefar mormor morfar
farmor farfar tante onkel nevø niese kusine fetter svigermor svigerfar svoger svigerinne venn venninne nabo naboen sjef sjefen kollega kollegaen eier eieren
eiers dyreeier eigar eigaren lege legen leger doktor doktoren fastlege fastlegen overlege overlegen lis turnuslege sykepleier sykepleieren sjukepleiar
fysioterapeut fysioterapeuten psykolog psykologen psykiater jordmor helsesykepleier tannlege dyrlege dyrlegen veterinær veterinæren dyrepleier dyrepleieren
hovslager oppdretter oppdretteren rytter rytteren saksbehandler saksbehandleren veileder kontaktperson tolk tolken lærer læreren vaktmester ambulanse
ambulansen jente jenta gutt gutten kvinne kvinnen dame damen baby babyen
hund hunden hunder katt katten katter kattunge valp valpen tispe tispa hannhund hannkatt hunnkatt hest hesten hester hoppe hoppa vallak hingst føll føllet
kanin kaninen marsvin hamster fugl undulat papegøye ku kua kalv kalven sau sauen lam lammet geit gris purke ponni ponnien dyr dyret rase alder kjønn vekt
farge kastrert sterilisert vaksinert id-merket id chip chipet mikrochip mikrochipnummer chipnummer stall stallen innekatt utekatt blandingshund blandingsrase
anamnese status presens funn undersøkelse vurdering tiltak plan behandling medikamenter medisiner medisin medisinene diagnose diagnoser diagnosen konklusjon
oppfølging kontroll kontrollen time timen timene henvisning epikrise journal journalen notat notatet konsultasjon konsultasjonen sammendrag bakgrunn årsak
kontaktårsak aktuelt allergier allergi cave familie familieanamnese sosialt sosiale naturlige funksjoner røyk alkohol tobakk stimulantia fysisk psykisk
allmenntilstand almenntilstand hode hals øre øyne nese munn svelg cor pulm pulmones abdomen rygg ekstremiteter overekstremiteter underekstremiteter hud lokalt
orienterende nevrologisk nevrologi puls blodtrykk bt temp temperatur respirasjonsfrekvens saturasjon vekten høyde bmi lab labprøver blodprøve blodprøver
blodprøvene prøver prøvene prøve prøvesvar urin urinprøve urinstix avføring røntgen ultralyd ct mr ekg spirometri biopsi resept resepter e-resept sykmelding
sykmeldingen sjukmelding attest erklæring legeerklæring søknad vedtak informert informasjon råd avtalt avtale telefon telefonen tlf telefonsamtale mobil
mobilen mobilnummer nummer nummeret nr adresse adressen bosatt født fødselsdato fødselsnummer personnummer fnr epost e-post mail navn navnet etternavn fornavn
postnummer poststed kommune fylke konto kontonummer saksnummer saksnr skadenummer skadenr polise forsikring forsikringen forsikringsnummer forsikringsselskap
referanse ref journalnummer hpr hpr-nummer oppkast diare diaré feber hoste smerte smerter vondt plager hevelse utslett kløe sår kvalme svimmelhet hodepine
halthet ledd kne kneet skulder skulderen hofte hofta ankel ankelen hånd hånden fot foten finger fingeren tå arm armen bein beinet ben benet mage magen bryst
brystet hjerte hjertet lunge lunger lungene nyre nyrer lever blære tarm tann tenner tannkjøtt pote poten klo hale halen pels øret øyet nesa hals halsen nakke
nakken ryggen hodet hovud hjerne blod blodet puls pusten søvn søvnen matlyst appetitt drikkelyst aktivitet humør stemning angst depresjon stress tablett
tabletter kapsel kapsler dråper salve krem inhalator sprøyte injeksjon vaksine vaksinasjon kur dose doser dosen milligram mikrogram gram kilo milliliter
prosent ganger gang daglig dag dagen dager uke uken uka uker måned måneden måneder år året årene minutt minutter time timer morgen morgenen kveld kvelden
kvelds natt natta natten formiddag ettermiddag helg helga helgen i-dag idag går gårsdagen morges fjor sist siste neste første andre tredje fjerde femte sjette
sjuende åttende niende tiende
null to tre fire fem seks sju syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue tretti førti femti seksti sytti åtti nitti
hundre tusen millioner halv halvt kvart prosent kroner
jobb jobben arbeid arbeidet skole skolen barnehage barnehagen hytte hytta hus huset hjemmet heim heime bil bilen buss bussen tog toget båt båten sykkel
sykkelen butikk butikken kontor kontoret legekontoret legevakt legevakta legevakten sykehus sykehuset sjukehus sjukehuset klinikk klinikken avdeling
avdelingen poliklinikk akuttmottak akuttmottaket mottak mottaket post posten apotek apoteket nav helfo helseforetak helsenorge tur turen trening treningen
fotball ski fjellet fjell skog skogen vann vannet mat maten kaffe te brød melk kjøtt fisk frukt snus sigaretter vin øl penger saken sak bruk bruken svar
svaret spørsmål problem problemet problemer ting tingen tingene måte måten gangen grunn grunnen tid tiden slutt start stund del delen side siden sted stedet
folk menneske mennesker person personen liv livet verden land landet by byen vei veien gate gata huset rom rommet dør døra vindu bord stol seng senga
kle kled kledde vask vasket skift skiftet husk bestill bestilt send sendt motta mottatt se si hør følg gi ta bruk unngå hold møt ring kontakt ved etter under
over fra obs kun cirka ingen ikke nei begge alle
mandag tirsdag onsdag torsdag fredag lørdag søndag måndag laurdag januar februar mars april mai juni juli august september oktober november desember jul julen
påske påsken pinse sommer sommeren høst høsten vinter vinteren vår våren
norsk norske svensk svenske dansk danske engelsk russisk polsk tysk arabisk somalisk norge norsk
man mann vilje vel ved vist vil venn ven tro ro fred glede lyst liv sol stein berg dal bekk eng lund vik nes ås li bakke haug holm strand sand skog vang
tangen lie moe rud myr elv foss hav sund dag natt storm regn frost is bjørk ask eik or selje gran furu rose lilje bjørn ulv rev hauk falk ørn svane lam bror
mor tor odd bo stig per my mange else alle jo ola nordmann are are mons even runde snart fin fine kul lille store mia mye god unge kar fred leif-bil
bakvakt bakvakten bakvakta forvakt forvakten mellomvakt vakthavende skranke skranken skranka luke luka venterom venterommet ventesal kantine kantinen kantina
garderobe garderoben resepsjon resepsjonen vaktrom vaktrommet pauserom pauserommet rundkjøring rundkjøringen rundkjøringa bodd budd
stille nasjonalitet statsborger statsborgerskap passnummer pass sivilstand yrke utdanning folkeregister kommunenummer medlemsnummer kundenummer refusjon
egenandel frikort fullmakt samtykke reservasjon pårørendekontakt hjemmeadresse arbeidssted arbeidsgivers dato sign stempel mailen eposten
innlogging logget brukernavn passord dialekt somali tigrinja dari farsi pashto urdu tamil ukrainsk kurdisk sorani vietnamesisk thai rumensk litauisk språk
tolketjeneste kennelnavn stamtavle avstamning chippet chippen transportbur halsbånd bånd
rosin rosiner rosinene drue druer løk løken hvitløk tyggegummi xylitol avokado makadamianøtter rottegift frostvæske pinner tyggebein leverpostei tørrfôr
våtfôr godbit godbiter øyret auget jur juret spene spener
ganga gong gongar gongen heilt heile heil vere vera verte ete åt inkje nøgd håpar elles haust hausten sommaren skriv skrive skreiv eine nokre mykje meir betre
ille dårleg dårlegare sjuk sjukt friskt trøytt svolten tørst kaldt lunken lunkent treng trengje toler tygg tygge tyggje lukke opne
senn seinare seint tidleg tidlegare då so soleis slikt òg au ogso framleis enno stundom veke veka veker vekene dagar daga månad månader åra vekk attende gjer
gjere seie tenkjer trudde høyrer høyrde såg kjende kjens kjenst kome køyrer køyrde køyrt stått sit sat sete ligg låg sove spring
sprang lét let gav gjeve held heldt halde dreg drog drege brukar bruka levde døydde døydd fødd hugsar hugsa gløymer gløymde spurde svarar svara skjønar skjøna
meiner meinte tykkjer tykte likar lika vonar vona ynskjer saman åleine eigentleg sikkert truleg nesten omtrent utanpå innanfor
utanfor attmed kring hovudet fotryggen føter føtene føtter føttene hæl hælen hælene tåa tærne tåhev legg leggen leggene lår låret låra knea hoftene skuldra
skuldrene armane armene albue albuen hand handa hånda hendene fingrane fingrene tommel tommelen auge auga augo øynene øyra ører ørene
nase nasen munnen tunga tanna tennene kjeve kjeven hake haka lepper leppene huda huden urinen avføringa vatn vatnet mjølk mjølka kreft kreften svulst kulen
klump eksem såret blemme blemmer nummen numment prikkar prikker stikkande verk verkar klåe slim oppspytt frysningar kasta kastar spyr
spydde svimmelheit pust pusta pustar pulsen hjarte hjartet nyrene levra galle galla tarmen blæra livmor livmora eggstokk prostata leddet sene sena senene
muskel muskelen muskler beinbrot brot brudd uff åh oi huff jøss herregud javel jaha jammen åja kurs kurset trapp trappa heis heisen sofa
sofaen stolen bordet skule skulen badeland badelandet verft verftet låve fjøs fjøset beite beitet kyr kyrne sauene lamma grovfôr kraftfôr fôr silo etterbyrd
etterbyrden mjølkefeber jurbetennelse jurbetennelser vom vomma spenen hov klauv klauvene pelsen potene snute snuten lappen børen
børene nosen heng henger hang spark sparker sparka spytter spyttar skreik skrek roper ropte banker banke demper dempet rulle ruller peker pekte fylte fyller
forrige orange oransje ujevn ujamn ventetid utstand ustand dagkirurgien poliklinikken avdelinga
e-posten e-posta e-postadresse e-postadressen e-postadressa mailadresse mailadressen
etasje etasjen etasjer etg loft loftet`

export const DANISH = `
bagefter husker hilse hilser besked møder talt konfereret overflytning
kimet ture bakker bille trak sole islam skifter foto pladsen terrassen laver lave lavet bræk fælles fold folde have haver sele lys ro rør rose mynte
jeg du han hun den det vi i de mig dig ham hende os jer dem sig min mit mine din dit dine sin sit sine hans hendes vores jeres deres en et og eller men for så
at som hvis når da fordi siden mens efter før under over mellem mod med uden ved hos til fra af på ind ud op ned væk hjem frem tilbage rundt gennem langs
blandt ifølge vedrørende ca evt dvs bl a osv samt både enten hverken også desuden dog alligevel derfor dermed altså vel jo nok vist måske formentlig
sandsynligvis egentlig faktisk bare kun især specielt ret ganske meget mere mest lidt noget nogle nogen ingen intet ingenting alt alle al hver hvert hinanden
anden andet andre begge flere mange få fleste mindre mindst ikke aldrig altid ofte sjældent nogle gange normalt heldigvis desværre pludselig straks snart nu
nyligt netop allerede endnu stadig fortsat længe igen her der herhjemme hjemme væk ude inde oppe nede nå tja okay ok ja nej jo hej hallo tak velkommen fint
godt super præcis nemlig hvem hvad hvor hvordan hvorfor hvilken hvilke hvilket hvornår sådan sådanne denne dette disse samme selv egen eget egne
er var været bliver blev blevet har havde haft får fik fået kan kunne kunnet skal skulle vil ville må måtte bør burde tør gør gjorde gjort går gik gået kommer
kom kommet ser så set siger sagde sagt tager tog taget giver gav givet finder fandt fundet føler følte følt kender kendte kendt synes syntes tror troede ved
vidste vidst mener mente hedder hed spørger spurgte svarer svarede fortæller fortalte fortalt oplyser oplyste beskriver beskrev angiver angav ønsker ønskede
bruger brugte brugt tåler spiser spiste spist drikker drak drukket sover sov vågner hoster trækker græder læser skriver skrev skrevet ringer ringede møder
mødte henviser henvist henvises vurderer vurderet undersøger undersøgte undersøgt kontrolleres starter startede startet slutter stopper stoppede begynder
begyndte fortsætter fortsatte øger øget reducerer seponerer seponeret ordinerer ordineret anbefaler anbefalede planlægger planlagt aftaler aftalt behandler
behandlet behandles opereres opereret indlægges indlagt udskrives udskrevet sygemeldes sygemeldt arbejder arbejdede bor boede flyttede ryger røg stoppede
træner løber sidder sad ligger lå står stod holder holdt sætter satte lægger lagde løfter falder faldt slog vred skader hjælper hjalp plager klør kaster
bløder hæver hævede svier halter halt forstår husker glemmer håber prøver kan lide elsker tænker taler talte plejer virker virkede tage have gå komme se sige
give få blive være gøre vente kende prøve høre hører venter hilsen mvh venlig bedste stemmer set
god godt gode bedre bedst dårlig dårlige værre værst stor stort store større lille små mindre lang langt lange kort korte høj højt høje lav lavt lave ny nyt
nye gammel gammelt gamle ung unge let lette lettere tung tungt hård hårdt blød blødt øm ømt ondt rød rødt røde hvid blå gul sort grøn brun normal normalt
normale unormal frisk raske rask syg syge klar klart uklar vågen orienteret rolig urolig træt slap kvalme svimmel ængstelig bange ked trist glad bekymret
højre venstre højresidig venstresidig bilateral øvre nedre akut akutte kronisk kroniske mild milde moderat alvorlig alvorlige stabil stabilt tidligere
nuværende aktuel aktuelt aktuelle kendt ukendt positiv negativ upåfaldende uændret tæt tør tørt våd kold varm stiv hævet ingen
patient patienten patienter pt patientens pårørende mor far moren faren forældre forældrene kone konen mand manden ægtefælle ægtefællen samlever kæreste
kæresten datter datteren søn sønnen søster søsteren bror broren barn barnet børn børnene barnebarn bedstemor bedstefar mormor morfar farmor farfar tante onkel
nevø niece kusine fætter svigermor svigerfar ven veninde nabo naboen chef chefen kollega ejer ejeren ejers dyreejer læge lægen læger doktor doktoren overlæge
overlægen speciallæge sygeplejerske sygeplejersken fysioterapeut psykolog psykiater jordemoder sundhedsplejerske tandlæge dyrlæge dyrlægen veterinær
veterinærsygeplejerske smed smeden opdrætter rytter sagsbehandler tolk tolken lærer pige pigen dreng drengen kvinde kvinden dame mand baby hund hunden kat
katten killing hvalp hvalpen tæve hanhund hankat hunkat hest hesten hoppe hoppen vallak hingst føl føllet kanin kaninen marsvin ko koen kalv får lam ged gris
pony dyr dyret race alder køn vægt farve kastreret steriliseret vaccineret chip chippen chipnummer chipnr stald stalden
anamnese status objektivt fund undersøgelse undersøgelsen vurdering plan behandling medicin medicinen medicinering diagnose diagnoser konklusion opfølgning
kontrol kontrollen tid tiden henvisning epikrise journal journalen notat konsultation resume resumé baggrund årsag kontaktårsag aktuelt allergier allergi cave
familie familiært dispositioner socialt naturlige funktioner tobak alkohol ekspositioner fysisk psykisk almentilstand hoved hals øre øjne næse mund svælg cor
stetoskopi stetoskopisk abdomen ryg ekstremiteter hud lokalt neurologisk puls blodtryk bt temp temperatur tp respirationsfrekvens saturation vægten højde bmi
laboratorie blodprøve blodprøver prøver prøve prøvesvar urin urinstix afføring røntgen ultralyd ct mr ekg spirometri biopsi recept recepter sygemelding attest
erklæring ansøgning informeret information råd aftalt aftale telefon telefonen tlf mobil mobilen nummer nummeret nr adresse adressen bopæl bosat født
fødselsdato fødselsdag cpr cpr-nummer cprnr personnummer email e-mail mail navn navnet efternavn fornavn postnummer by kommune konto kontonummer sagsnummer
sagsnr skadenummer skadenr police policenummer forsikring forsikringen forsikringsselskab reference ref journalnummer autorisation opkast opkastning
opkastninger diarre diarré feber hoste smerte smerter plager hævelse udslæt kløe sår kvalme svimmelhed hovedpine halthed led knæ knæet skulder skulderen hofte
hoften ankel anklen hånd hånden fod foten finger fingeren tå arm armen ben benet mave maven bryst brystet hjerte hjertet lunge lunger lungerne nyre nyrer
lever blære tarm tand tænder pote poten klo hale halen pels øret øjet nakke nakken ryggen hovedet blod puls søvn søvnen appetit ædelyst humør angst depression
stress tablet tabletter kapsel kapsler dråber salve creme inhalator indsprøjtning injektion vaccine vaccination kur dosis doser milligram mikrogram gram kilo
milliliter procent gange gang dagligt dag dagen dage uge ugen uger måned måneden måneder år året minut minutter time timer morgen morgenen aften aftenen nat
natten formiddag eftermiddag weekend weekenden dag går morges fjor sidst sidste næste første anden tredje fjerde femte sjette syvende ottende niende tiende
nul to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds tres halvfjerds firs
halvfems hundrede tusind halv halvanden kvart kroner
job jobbet arbejde arbejdet skole skolen børnehave vuggestue sommerhus hus huset hjemmet bil bilen bus bussen tog toget båd cykel cyklen butik butikken kontor
kontoret vagtlæge vagtlægen lægevagt lægevagten sygehus sygehuset hospital hospitalet klinik klinikken afdeling afdelingen ambulatorium akutmodtagelse
akutmodtagelsen skadestue skadestuen apotek apoteket tur turen træning fodbold skov skoven vand vandet mad maden kaffe te brød mælk kød fisk frugt cigaretter
vin øl penge sag sagen brug svar svaret spørgsmål problem problemet problemer ting tingene måde grund start slut stund del side sted stedet folk menneske
mennesker person personen liv livet verden land landet vej vejen gade gaden rum dør vindue bord stol seng husk bestil bestilt send sendt modtaget følg giv tag
brug undgå hold mød ring kontakt obs cirka
mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts april maj juni juli august september oktober november december jul julen påske pinse
sommer sommeren efterår efteråret vinter vinteren forår foråret
dansk danske norsk svensk engelsk tysk polsk arabisk grønlandsk tyrkisk
ven vel vil ved viste ret rene ro fred glæde lyst sol sten bjerg dal bæk eng lund vig ås bakke høj holm strand sand skov vang å sø hav sund storm regn frost
is birk ask eg el gran fyr rose lilje bjørn ulv ræv høg falk ørn svane bo stig per mange else alle dam krog bro kær juul friis bech skov mads-bil fin fine kul
lille
bagvagt bagvagten forvagt mellemvagt skranke skranken luge venteværelse venteværelset kantine kantinen omklædningsrum reception receptionen modtagelse
modtagelsen rundkørsel rundkørslen betalt statsborgerskab nationalitet stilling erhverv civilstand folkeregister postdistrikt mobilnummer
medlemsnummer kundenummer ydernr ydernummer refusion egenbetaling fuldmagt samtykke mailen mailadresse brugernavn adgangskode somali tigrinya dari farsi
pashto urdu tamil russisk ukrainsk kurdisk vietnamesisk rumænsk sprog tolkebistand stamtavle øremærket blandingsrace bur transportbur
halsbånd snor
rosin rosiner drue druer vindruer løg hvidløg tyggegummi xylitol avocado rottegift kølervæske pinde tyggeben tørfoder vådfoder godbid godbidder yver patte
patter skrab
indenfor udenfor bind lilletå lilletåen storetå storetåen slem slemt vigtig vigtigt kører kørte regner regnede trappe trappen hjelm hjelmen hang hænger
snarere hurtig hurtigt katte hunde bakken boks bådbensbrud brud urinen foden fødder fødderne hæl hælen læg læggen albue albuen hænder
fingre fingrene tommel øje øjnene ører næsen munden tunge tungen tanden halsen huden hår negl negle blodet hosten feberen såret blæren knude knuden stift
stikker elevator stolen sengen bordet pelsen åh uha jamen
e-mailen e-mailadresse e-mailadressen mailadressen
etage etagen kælder kælderen`

export const SWEDISH = `
efteråt sedan minns hette hälsa hälsar krockade ordinerat utlämnat hämtar diskuterar kontaktad signerat
ideal ange major lera backa lila fraser melodi ganna varma varm rising slussen manar vagn duken silva tals provinsens kretsen normen tendensen lilla stora
sele måla hage ljus ro rör
jag du han hon hen den det vi ni de dom mig dig honom henne oss er dem sig min mitt mina din ditt dina sin sitt sina hans hennes vår vårt våra deras en ett
och eller men för så att som om ifall när då eftersom sedan medan efter före innan under över mellan mot med utan vid hos till från av på i in ut upp ner bort
hem fram tillbaka runt genom längs bland enligt angående ca ev dvs bl a osv samt både antingen varken också dessutom dock ändå därför alltså väl ju nog visst
kanske troligen sannolikt egentligen faktiskt bara endast särskilt ganska rätt mycket mer mest lite något några någon ingen inget ingenting allt alla all
varje varandra annan annat andra båda flera många få flesta mindre minst inte ej aldrig alltid ofta sällan ibland vanligtvis tyvärr plötsligt strax snart nu
nyss nyligen redan ännu fortfarande länge igen här där hemma borta ute inne uppe nere jaha nja okej ok ja nej jo hej hallå tack välkommen bra fint toppen
precis nämligen vem vad var hur varför vilken vilka vilket sådan sådana denna detta dessa samma själv egen eget egna
är var varit blir blev blivit har hade haft får fick fått kan kunde kunnat ska skall skulle vill ville måste bör borde gör gjorde gjort går gick gått kommer
kom kommit ser såg sett säger sa sade sagt tar tog tagit ger gav givit gett hittar känner kände känt tycker tyckte tror trodde vet visste menar heter hette
frågar frågade svarar berättar berättade uppger uppgav beskriver beskrev anger önskar önskade behöver behövde använder använde tål äter åt ätit dricker drack
sover sov vaknar hostar andas gråter läser skriver skrev skriven ringer ringde träffar träffade remitterar remitteras remitterad remiss bedömer bedömd
undersöker undersökte undersöks kontrolleras startar startade slutar slutade börjar började fortsätter fortsatte ökar ökat minskar sätter sätts utsätts
ordinerar ordineras rekommenderar planerar planerad avtalar behandlar behandlas opererad opereras inlagd läggs utskriven sjukskriven sjukskrivs jobbar jobbade
arbetar bor bodde flyttade röker rökte tränar springer sitter satt ligger låg står stod håller höll lägger lade lyfter faller föll ramlade slog vred skadade
hjälper hjälpte besvärar kliar kräks kräktes blöder svullnar svider haltar förstår minns glömmer hoppas undrar provar gillar älskar tänker pratar brukar
fungerar verkar ta ha gå komma se säga ge få bli vara göra vänta känna prova höra hör väntar hälsningar mvh vänlig stämmer sedd
god gott goda bättre bäst dålig dåliga sämre sämst värre stor stort stora större liten litet lilla små mindre lång långt långa kort korta hög högt höga låg
lågt låga ny nytt nya gammal gammalt gamla ung unga lätt lätta tung tungt hård hårt mjuk mjukt öm ömt ont röd rött röda vit blå gul svart grön brun normal
normalt normala onormal frisk friska sjuk sjuka klar klart oklar vaken orienterad lugn orolig trött hängig illamående yr ängslig rädd ledsen glad bekymrad
höger vänster högersidig vänstersidig bilateral övre nedre akut akuta kronisk kroniska mild milda måttlig måttliga allvarlig stabil stabilt tidigare nuvarande
aktuell aktuellt aktuella känd okänd positiv negativ utan anmärkning oförändrad oförändrat tät torr torrt våt kall varm stel svullen
patient patienten patienter pat patientens anhörig anhöriga mamma pappa mor far modern fadern föräldrar föräldrarna fru frun hustru hustrun man maken make
maka sambo sambon dotter dottern son sonen syster systern bror brodern barn barnet barnen barnbarn mormor morfar farmor farfar moster faster morbror farbror
kusin svärmor svärfar vän vännen väninna granne grannen chef chefen kollega kollegan ägare ägaren djurägare läkare läkaren doktor doktorn överläkare
överläkaren distriktsläkare sjuksköterska sjuksköterskan distriktssköterska sköterska sköterskan undersköterska fysioterapeut sjukgymnast psykolog psykologen
psykiater barnmorska tandläkare veterinär veterinären djursjukskötare djursjukvårdare hovslagare uppfödare ryttare handläggare handläggaren tolk tolken lärare
flicka flickan pojke pojken kvinna kvinnan dam bebis hund hunden katt katten kattunge valp valpen tik tiken hanhund hankatt honkatt häst hästen sto stoet
valack hingst föl fölet kanin kaninen marsvin ko kon kalv får lamm get gris ponny djur djuret ras ålder kön vikt färg kastrerad steriliserad vaccinerad chip
chipnummer stall stallet
anamnes status fynd undersökning undersökningen bedömning åtgärd åtgärder plan behandling behandlingen läkemedel medicin medicinen mediciner medicinering
diagnos diagnoser sammanfattning uppföljning kontroll kontrollen återbesök besök besöket tid tiden epikris journal journalen anteckning konsultation bakgrund
orsak kontaktorsak aktuellt allergier allergi överkänslighet cave hereditet ärftlighet socialt tobak alkohol psykiskt allmäntillstånd huvud hals öron ögon
näsa mun svalg hjärta hjärtat lungor lungorna buk buken rygg extremiteter hud lokalt lokalstatus neurologiskt puls blodtryck bt temp temperatur
andningsfrekvens saturation vikten längd bmi lab blodprov blodprover prover prov provsvar urin urinsticka avföring röntgen ultraljud dt mr ekg spirometri
biopsi recept sjukskrivning intyg utlåtande ansökan informerad information råd avtalat telefon telefonen tel tfn mobil mobilen mobilnummer nummer numret nr
adress adressen bosatt född födelsedatum födelsedag personnummer pnr samordningsnummer epost e-post mejl mail namn namnet efternamn förnamn postnummer ort
kommun konto kontonummer ärende ärendenummer ärendenr skadenummer skadenr försäkring försäkringen försäkringsnummer försäkringsbolag referens ref
journalnummer kräkning kräkningar diarré feber hosta smärta smärtor värk besvär svullnad utslag klåda sår illamående yrsel huvudvärk hälta led knä knäet axel
axeln höft höften fotled fotleden hand handen fot foten finger fingret tå arm armen ben benet mage magen bröst bröstet lunga njure njurar lever blåsa tarm
tand tänder tass tassen klo svans päls örat ögat nacke nacken ryggen huvudet blod sömn sömnen aptit aptiten humör ångest depression stress tablett tabletter
kapsel kapslar droppar salva kräm inhalator spruta injektion vaccin vaccination kur dos doser milligram mikrogram gram kilo milliliter procent gånger gång
dagligen dag dagen dagar vecka veckan veckor månad månaden månader år året minut minuter timme timmar morgon morgonen kväll kvällen natt natten förmiddag
eftermiddag helg helgen idag igår imorgon fjol sist sista senaste nästa första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde
noll två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio
nittio hundra tusen halv kvart kronor förgiftning vårdcentral vårdcentralen sjukhus sjukhuset klinik kliniken avdelning avdelningen mottagning mottagningen
akuten apotek apoteket jourcentral
måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti september oktober november december jul julen påsk påsken
midsommar sommar sommaren höst hösten vinter vintern vår våren
svensk svenska norsk norska dansk danska engelska finsk finska rysk ryska polska arabiska somaliska
sten berg dal bäck äng lund vik ö holm strand sand skog hav sund storm regn is björk ask ek al gran tall ros lilja björn varg räv hök falk örn svan bo stig
per my alla liv dag tor ström sjö ljung ceder palm blad gren kvist rot fin fina kul
bakjour bakjouren primärjour mellanjour reception receptionen lucka luckan väntrum väntrummet omklädningsrum fikarum fikarummet rondell rondellen betald
betalad betalning medborgarskap nationalitet yrke befattning sysselsättning civilstånd folkbokförd folkbokföring postadress postort
medlemsnummer kundnummer reservnummer frikort högkostnadsskydd fullmakt samtycke op-berättelse operationsberättelse bvc-ssk ssk usk dsk mailen mejlet
mejladress mailadress inloggning användarnamn lösenord tigrinja dari persiska pashto ukrainska kurdiska vietnamesiska thailändska rumänska
språk tolkförmedling stamtavla id-märkt id-märkning blandras bur transportbur halsband koppel
russin druva druvor vindruvor lök vitlök choklad tuggummi xylitol avokado råttgift glykol pinnar tuggben torrfoder våtfoder godis godbit godbitar haltat juver
spene spenar
boxen soffa soffan nät nätet spårvagn spårvagnen spegel spegeln kväva kväve hela stiga hake hakan stas frugan nos nosen underkäke underkäken överkäke
överkäken fötter fötterna häl hälen vaden knät armbåge armbågen fingrar fingrarna tumme tummen öga ögonen öra öronen näsan munnen tunga
tungan tanden tänderna halsen huden hår håret nagel naglar urinen avföringen blodet hostan febern såret blåsan knöl knölen stelt domnar sticker trappa trappan
hiss hissen stol stolen säng sängen bord bordet bil bilen buss bussen båt båten cykel cykeln jobb jobbet skola skolan affär affären
stuga stugan tassar svansen pälsen
e-posten e-postadress e-postadressen mejladressen
våning våningen våningar trappor källare källaren vind`

export const ENGLISH = `
rights entertainment discipline wisdom sung orchestra prison suspense sewer family musicians baby secretly request can
this that these those than then such same other others own too very so as if until upon within without across behind below beneath beside besides beyond
despite during except inside near onto outside past since throughout toward towards under unlike via whether while although though unless whereas whose
whichever whoever let lets please kindly anyone someone everyone nobody something anything everything nothing one ones once twice fahrenheit celsius lungs
arrangement western eastern northern southern lymphatic
mediterranean scandinavian caucasian hispanic latino greek turkish dutch irish scottish welsh english latin roman persian christian muslim jewish catholic
buddhist hindu
i you he she it we they me him her us them my your his its our their mine yours hers ours theirs a an the and or but for so that which who whom whose what
when where why how if because since while after before during over under between against with without by at to from of on in into out up down off away home
back around through along among according regarding about approx eg ie etc both either neither also moreover however still therefore thus hence well perhaps
maybe probably likely actually just only especially quite rather very much more most little some any none nothing all every each other another both several
many few less least not no never always often rarely sometimes usually fortunately unfortunately suddenly soon now recently already yet again here there yes
okay ok hello hi thanks thank please good fine great right sure exactly dear regards sincerely kind mr mrs ms miss sir madam dr
am is are was were be been being has have had having does do did done can could shall should will would may might must goes go went gone comes come came sees
see saw seen says say said takes take took taken gives give gave given finds found feels feel felt knows know knew thinks think thought wants want wanted
needs need needed uses use used eats ate drinks drank sleeps slept wakes coughs breathes cries reads writes wrote calls called meets met refers refer referred
review reviewed reviews assess assessed examined examination discussed discuss advised advise starts start started stops stop stopped begins began continues
continue increase increased reduce reduced prescribe prescribed recommend recommended plan planned agree agreed treat treated operated admitted discharged
works worked lives lived moved smokes smoked sits lies stands holds puts lifts falls fell hurt hurts helps helped itching vomiting vomits bleeding limping
denies reports reported states stated presents presented complains noted tolerates remembers understands hopes wonders tries likes loves talks
better best bad worse worst big large larger small smaller long short high low new old young light heavy hard soft tender sore painful red white blue yellow
black green brown normal abnormal healthy sick ill clear alert oriented calm anxious tired nauseous dizzy afraid sad worried right left bilateral upper lower
acute chronic mild moderate severe stable previous current known unknown positive negative unremarkable unchanged dry wet cold warm stiff swollen
patient patients relative mother father mum mom dad parents wife husband spouse partner girlfriend boyfriend daughter son sister brother child children
grandchild grandmother grandfather aunt uncle nephew niece cousin friend neighbour neighbor boss manager colleague owner doctor physician gp consultant
surgeon nurse midwife physiotherapist psychologist psychiatrist dentist vet veterinarian farrier breeder rider interpreter teacher girl boy woman man lady
gentleman baby dog cat kitten puppy bitch horse mare gelding stallion foal rabbit hamster cow calf sheep lamb goat pig pony animal breed age sex weight colour
neutered spayed vaccinated chip microchip
history status findings assessment impression treatment medication medications medicine diagnosis diagnoses summary conclusion followup follow-up appointment
visit referral letter record note consultation background reason allergies allergy family social system systems general head ears eyes nose mouth throat heart
lungs abdomen back extremities skin neurological pulse blood pressure bp temp temperature saturation height bmi labs test tests results urine stool xray x-ray
ultrasound ct mri ecg spirometry biopsy prescription certificate statement application information advice phone telephone tel mobile cell number no address
resident born birth dob email e-mail mail name surname postcode zip city account case claim policy insurance reference ref ssn nhs fever cough pain swelling
rash itch wound nausea dizziness headache lameness joint knee shoulder hip ankle hand foot finger toe arm leg stomach chest lung kidney liver bladder bowel
tooth teeth paw claw tail fur ear eye neck sleep appetite mood anxiety depression stress tablet tablets capsule drops ointment cream inhaler injection vaccine
course dose doses daily day days week weeks month months year years minute minutes hour hours morning evening night afternoon weekend today yesterday tomorrow
last next first second third fourth fifth
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty
sixty seventy eighty ninety hundred thousand half quarter oh double triple
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas
easter summer autumn fall winter spring norwegian swedish danish english russian german french polish british american european asian african indian chinese
arabic spanish italian finnish
will mark grace rose lily daisy violet ivy holly heather hope faith joy dawn eve may june april august summer amber ruby pearl jade jasmine olive hazel iris
art bill bob chip chase drew grant jack john-boy lance mark max miles nick pat ray rich rob sandy skip sonny sue ward wade page reed stone wood woods hill
field brook forest lake rivers banks bush green white black brown gray grey young old long short king bishop knight baron duke earl prince pope abbot cook
baker butcher carpenter cooper fisher fowler gardener hunter mason miller potter shepherd smith tailor taylor turner walker weaver wright bell ball day frost
snow storm winter summers price park parks west north south east power powers love sharp savage swift bright best good moody noble wise stout strong small
little gamble hope
theatre theatres licence licences cheque cheques payable paws lame nan nan's nana sticking plaster jab jabs jabbed booster reception receptionist switchboard
bleep bleeped on-call oncall handover forename nationality marital occupation employer passport numbers sort code refund excess
copay somali tigrinya dari farsi pashto urdu tamil ukrainian kurdish sorani romanian lithuanian punjabi bengali gujarati interpreter's microchipped chipped
lab lurcher crossbreed moggy dsh dlh fn mn fs mc collar lead crate place roundabout canteen
else kilos kilo pounds ounces per cent centimetre centimetres millimetre weekly hang hangs settle settles settled disregard rebook rebooked mobilisation
mobilisations
emails`

export const RUSSIAN = `
машина машину машины машине язва язвы язву внук внуку внука внуки сыр сыра сыром миллилитров миллилитра килограммов килограмма миллиграммов накануне колол
кололи колоть чип чипа чипы ноге ноги ногу лапки лапку поднимите пишется здоровы
люди людей людям людьми любой любого любую любом свет света светом семена семян марки марка марок среды школу салата деревне момент компании средней тысяч
случае верности слава роман романа мая маем майя вал лада ладно лик рая яна нины каша кашу кашля малина матка мина мины роза розы лист грудь груди плечо плеча
кости кость кисть кисти
я ты он она оно мы вы они меня тебя его ее нас вас их мне тебе ему ей нам вам им мной тобой нами вами ими себя себе мой моя мое мои моего моей моему моих твой
твоя твои свой своя свое свои своего своей наш наша наши ваш ваша ваше ваши вашего вашей этот эта это эти этого этой того той тот та то те тех тем такой такая
такие такое сам сама сами самый весь вся все всё всех всем всего всей каждый каждая другой другая другие другого один одна одно два две три четыре пять шесть
семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок
пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести триста тысяча тысяч ноль полтора раз раза пол
и а но или либо да нет не ни же ли бы ведь даже уже еще ещё только лишь очень более менее больше меньше много мало немного сильно слегка совсем почти примерно
около так как что чтобы если когда где куда откуда почему зачем потому поэтому хотя пока после до от из у к ко в во на над под при про для без через между
против с со о об обо по за перед кроме вместо согласно сейчас теперь тогда потом затем сегодня вчера завтра утром днем вечером ночью утро день вечер ночь
всегда никогда иногда часто редко обычно опять снова здесь там тут дома домой вот ну ладно хорошо нормально понятно конечно наверное может возможно вероятно
просто именно особенно также тоже однако например кстати вообще правда ага угу здравствуйте привет спасибо пожалуйста добрый доброе до свидания
есть был была было были будет будут буду будете быть стал стала стало стали может могу могут можно нужно надо должен должна хочет хотел хочу знает знаю думаю
думает говорит сказал сказала сказали говорю говорят рассказал рассказала сообщает сообщил отмечает отмечал отмечает жалуется жалобы жалоб просит спросил
спросила ответил приехал приехала пришел пришла пришли идет пошел ходит ходил делает делал сделал дал дала дает дать взял взяла берет принимает принимал
принимала принимать пьет пил пила ест ел ела спит спал спала кашляет дышит болит болят болело болела чувствует чувствую живет живу жил жила работает работаю
работал работала курит курил лечится лечился лечила наблюдается обратился обратилась осмотрен осмотрена направлен направлена направить назначен назначена
назначено назначил рекомендовано рекомендую контроль начал начала начать прекратил отменен отменить продолжить продолжает увеличить снизить выписан выписана
поступил поступила госпитализирован зовут звать звонил звонила позвонить позвоните подождите скажите посмотрим давайте проходите садитесь хромает рвало рвота
хороший хорошая хорошее хорошо плохой плохо плохая лучше хуже большой большая маленький маленькая новый новая старый старая молодой высокий высокая высокое
низкий низкая правый правая правое правой правом левый левая левое левой левом острый острая острое хронический хроническая хроническое легкий легкая тяжелый
тяжелая средний умеренный умеренная нормальный нормальная здоров здорова болен больна ясный стабильный стабильное удовлетворительное удовлетворительно
спокойный сухой сухие чистый чистые мягкий безболезненный болезненный красный белый черный положительный отрицательный прошлый прошлая следующий последний
первый первая второй вторая третий известен неизвестен
пациент пациента пациенту пациентка пациентки пациентке больной больная больного мать матери мама мамы отец отца папа папы родители родителей жена жены жену
муж мужа мужу сын сына дочь дочери дочка брат брата сестра сестры сестру бабушка бабушки дедушка дедушки дядя тетя внук внучка друг подруга сосед соседка
ребенок ребенка дети врач врача врачу врачом доктор доктора медсестра медсестры терапевт хирург невролог кардиолог психолог психиатр педиатр фельдшер
ветеринар ветеринара ветврач владелец владельца владелица владелицы хозяин хозяина хозяйка хозяйки женщина мужчина мальчик девочка собака собаки собаку пес
кот кота кошка кошки кошку котенок щенок лошадь лошади кобыла жеребец мерин кролик кролика животное животного порода возраст пол вес чип микрочип номер кличка
клички
анамнез статус осмотр осмотра обследование диагноз диагнозы лечение лечения план рекомендации рекомендация заключение терапия препарат препараты лекарства
таблетка таблетки таблеток капли мазь укол инъекция прививка доза дозы миллиграмм миллиграммов мг мл направление выписка консультация прием приём приеме визит
повторный повторно причина аллергия аллергии аллергологический семейный социальный общее общий состояние голова сердце легкие живот спина конечности кожа
кожные горло нос ухо уши глаза глаз рот зев зубы печень почки стул моча анализ анализы крови кровь давление ад пульс чсс чдд температура сатурация рост узи
экг кт мрт рентген флюорография объективно локально дыхание хрипы хрипов тоны ритмичные отеки отеков симптом симптомы синдром температуры кашель насморк боль
боли болей тошнота слабость головокружение отек сыпь зуд рана одышка бессонница аппетит сон настроение тревога телефон тел адрес проживает проживающий родился
родилась рождения дата снилс полис паспорт почта имя фамилия отчество город улица дом квартира счет счёт страховка страховой номера дня дней день недели
неделю неделя месяц месяца месяцев год года лет году час часа часов минут минуты
понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье января февраля марта апреля мая июня июля августа сентября октября ноября
декабря январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
работа работы работе школа школе детский сад больница больницы больнице больницу клиника клинике клинику поликлиника поликлинике скорая аптека лестница
лестнице вода еда корм молоко хлеб мясо рыба деньги дело вопрос ответ проблема время раньше позже долго быстро медленно сразу вдруг недавно давно несколько
часть сторона место человек люди жизнь мир страна который которая которые которое которого кто чем чего чему чей оба обе кого кому никто ничего никаких
никакой нигде
клинический вера надежда любовь слава роза лилия майя май мир лев рая рима
микрочипа лапа лапы пишутся грудиной грудина паспорта гражданство национальность прописка регистратура регистратуре регистратуры приемная ординаторская
процедурная палата палате палаты почту почте логин пароль язык языке переводчик переводчика породы метис клетка клетке переноска переноске
поводок ошейник норвегия норвегии норвежский норвежского швеция швеции дания дании арабский английский немецкий немецкая
слова слово словами балл балла баллов рука руке руки рукой руку нога колено колене колени спине спину шея шее шею плече голове голову глазу ухе носу горле
живота животе сердца почка печени кожи мочи стула знак знаков признак признака признаков половина половину многовато маловато тофус
тофусы тофусов двухтысячном двухтысячного нейросеть нейросети ха эх ох ах ой`
