/**
 * Everyday words in the spelling of their language, to know what is no name in speech without capitals. Written for this project, as the
 * open dictionaries here are Danish, English and Russian. Endings and compounds follow from them.
 */
export const EVERYDAY_NORWEGIAN = `
sletter slettet anpusten andpusten kols kolsen røk ryker kjør senking senkinga lunkent lunken rulle trøytt tyggja tygge farleg skilnad skilnaden håpar turte
trengs trengst puta pute naboboksen romvenninne romvenninna hylte skreik drenet toler toleg stevne badeland
ringjer ringde ringje seier seia fortel fortalde kjenner kjende kjem koma trur trudde lurer tek tok gjer gjorde veit visste høyrer høyrde sjå såg spør spurde
skriv skreiv drikk drakk søv sov gjeng gjekk stend sit ligg låg held heldt får fekk blei vart vore hatt eigar eigaren sjukehus sjukmelding sjukmeld tenleg
smerter vondt vondter heile noko nokon nokre difor eigentleg vanlegvis mykje meir framleis verkeleg ikkje berre korleis kvifor kvar kva kven då no etterpå
ungane ungan dokker dokke hinna henna hanses korsen koffer kæm ka kor kossen ittj itj bærre litj litt snakka kasta hosta pusta svimla svimmel klør klødd verka
verker hovna hovent
ueln chip mikrochip komparent komparentopplysninger innkomst innkomstnotat fastet faster kantina kantinen kantine verge vergen mellomnavn etternavn fornavn
geriater geriateren stevnet førerkortnr førerkortnummer avdelingens lønnsom tilsynslege vaktlege primærvakt kuldegys påkjenning avstem bevisst egenandel
polise skadenummer poliklinikk poliklinikken sengepost posten anamnesen epikrisen notatet journalført oppringt purret purre kvittering kvitteringen
adgang adresse adressen advarsel aften agurk aktivitet aktør akuttmottak alarm alderdom alkohol allmennlege alminnelig alvor ambulanse ananas anbefaling
anfall angrep anke anledning anmeldelse ansikt ansikte anslag ansvar ansatt ansatte antall antatt apekatt appelsin apparat appetitt april arbeid arbeide
arbeidsdag arbeidsplass arbeidsuke arbeidsufør arbeidsgiver arbeidstaker arm armhule arv arvelig aske aspirin assistent astma atferd attest attføring august
automat avbestille avbryte avdeling avføring avgift avgjøre avgjørende avhengig avklare avlaste avlive avlyse avløse avslutte avslå avstand avtale avtalen
avta avvente avvik avvise axel
bad badet bade badekar badstue bagasje bak bakhode bakke bakre bakside balanse banan band bandasje bank bar bare barberer barn barnebarn barnevern barsel
basseng bedring bedrift bein beinet beina bekjent bekk bekken bekkenet bekrefte bekymre bekymring belaste belastning beløp bemerke bensin beredskap berolige
beskjed beskrive beslutte bestå bestemme bestille besvime besvimt besvær besøk besøke betale betenne betennelse betennelser betraktelig betraktning betrygge
betvile betydelig betydning bety betyr bevege bevegelig bevegelse bevegelsen bevissthet bevisstløs bil bilde bilder billett bind binde biopsi bitt bite bitter
bjeffe blad blande blande blemmer blekne ble blemme blind blindtarm blindtarmen blod blodet blodfattig blodpropp blodprøve blodprøver blodprøvene blodsukker
blodtrykk blodtrykket blomst blunde bløte bløde blødning blære blæra blåmerke blåse bok bolle bord bortreist bosted brannsår bredde bremse brenne brennende
brev briller brist bro brodd brokk brudd bruke brukerutstyr bruk bruse brusk bry bryst brystet brystkasse brystsmerte brystsmerter bryte brått brød brødskive
buk bukse buksen bulk bunn burde bursdag buss butikk bygge bygning bytte byrde bær bære bøtte bøye båre
celle cirka cellegift cellegiften dag dager dagen dagene dagevis dagtid dame damen dans danse data datter deilig del dele deler delt delvis demens demensen
depresjon deprimert dessert deltid deltidsstilling desember deprimerende diagnose diagnosen diett diktat diktafon diktere direkte do dobbelt dobbeltsyn doktor
dose doser dosen dosett dott dra drar dreper dro dratt drikke drikker drive drivstoff drøm drømme dukke dusj dusje dyne dyp dypt dyr dyrt dyret dyreklinikk
død døde dødsfall døgn døgnet dør døra døren dørstokk døs døse døsig døv dårlig
edru effekt egentlig egg egne eie eiendom eier eierens ekkel eksem eksempel ekstra elektrisk elev eldre eldste elendig ellers elske endring endre eneste
enebolig enig enke enkel enkelt enslig ensom epilepsi eple epler erfaring erstatning ettermiddag etterpå ettersyn evig evne
fag fagfolk faktisk faktura fall falle falt familie familien far fare farge farlig fart fast fastende fastlege fastlegen fastlegens fastne fatt febril feber
feil feile felles ferdig ferie ferien fest fett fettlever fiber fikle fin finger fingre fingrer fisk fiske fjell fjerde fjerne fjes fjøs flaske flass flekk
flekker flere flink flis fly flyte flytte flytende flått flåttbitt folat folk for forandre forandring forandringer forandret forbedring forbindelse forbinding
forbruk fordel fordele fordøye fordøyelse foreldre foreldrene foreslå foreløpig forelder forestille forferdelig forhold forhøyet forhøyning forkalket
forkjølelse forkjøla forkjølet forklare forklaring forkortet forlate forløp form forme formiddag formue fornuft fornøyd forsikre forsikring forsinket
forsiktig forskjell forskjellig forskjellige forslag forsøk forsøke forstoppelse forstue forstørret forstyrre forstå forstått forsvinne forsvant forsvunnet
fort forte forteller fortelle fortsette fortvile fortvilet foss fot foten fotball fotsåle fraråde fraskilt fravær fred fredelig fremdeles fremme fremmed
fremover frisk friste frisør frokost frossen frukt fryktelig frykt frykte fryse full funksjon funnet funn fylle fysisk fødsel fødselen følelse følge følger
føle før fører førerkort førerkortet først førstehjelp føtter få
gang ganger gangen gange gangsperre garasje gass gave geit gips gipset gipse giftig gitar gjelde gjelder gjenopplive gjenta gjenværende gjerde gjerne gjespe
gjest gjestfri gjette gjøre gjør gjære glad glass glatt gledelig glemsk glemme glemt glid glippe glukose grad gradvis grei greier greit grense gressklipper
grine gripe gris gru grue grunn grunnen gruppe gry grønn grønnsaker gråte grå grøt gulrot gulv gulvet gummi gutt gutten guttene gyllen gå gående gård gården
gårdsplass gynge gøy
ha haike hake halse hals halsen halsbrann halt halte halthet halthetsundersøkelse hamre hanske hard harke hastverk hat hatt havre havn hei heis heise hel helg
helga helgen helse helsen helt helvete hemme hemmelig hemoroider henge hengi hende hender hendelse henvise henvisning henvisningen hente herde herlig hesten
hevelse hevelsen heve hevn hiksting hikke hilse himmel hinne hinke hint hit hite hittil historie hjelpe hjelp hjelpemiddel hjelpemidler hjelpe hjelpetrengende
hjem hjemme hjemmehjelp hjemmesykepleie hjemmesykepleien hjemmetjenesten hjerne hjernen hjernerystelse hjernehinnebetennelse hjerte hjertet hjertebank
hjerteklapp hjerteinfarkt hjerteflimmer hjertesvikt hjørne hode hodet hodepine hodepinen hofte hofta hoften holde holder holdt hop hopp hoppe hoste hosten hov
hoven hovedsak hovent hovne hud huden hukommelse hukommelsen hull hulrom hundre hurtig hus huset husarbeid huske husker husket husleie husmor hvert hverdag
hvelve hvese hvesing hvete hvile hvilken hvis hviske hvit hyggelig hylle hyppig høne høre høres hørsel hørselen hørte høst høsten høy høyde høyre høyresiden
håndleddet håndledd hånd hånden hånda håndtere håp håpløs hår håret hårfeste
idag idiot idrett igangsette igår ikke illeluktende imens imot imorgen infeksjon infeksjonen influensa ingen injeksjon innboks inne innenfor innhold inni
innkalle innkalling innleggelse innom innpust inntak inntekt inntil innvendig innvendinger irritere irritert is ishias isolere istykker isjias
jakke jakt januar jente jenta jentene jern jernmangel jevn jevnlig jobb jobbe jobben jobber jord journal journalen jul jula julen justere jukse
kaffe kald kalde kalkun kaldt kalle kalv kamera kanel kaste kaster kateter katt kaviar kikke kile kilo kiloen kinn kino kirke kirurg kiste kjappe kjapt kjeft
kjele kjemi kjemisk kjenne kjent kjerne kjerring kjeve kjeven kjole kjøkken kjøkkenet kjøle kjøleskap kjønn kjøp kjøpe kjøre kjører kjørte kjørt kjøtt
kjæreste kjærlig kjærlighet klage klamme klandre klar klare klarer klarte klasse klassekamerat klatre kle klem klemme klemmer klint klippe klippet klikke klok
klokke klokka klokken klor klubb klump klø kløe kløen klør knapp kne kneet knekke knele knipe knoke knopp knott knuse knute knær kne knærne kode kok koke
kolesterol kolesterolet koloskopi komme kommer kone kona konsentrere konsentrasjon konsultasjon kontakt kontakte kontakter kontant kontor kontoret kontroll
kontrollen kontrollere kontrolltime kopi kopp korsbånd korsbåndet korsrygg korsryggen kort kosthold koste kraft krafse kraftig kraftløs kramme krampe kramper
krans krav kreft kreften krem krenge krets krise kropp kroppen krone kroner krydre krykke krykker kryss kråke krøll kur kurs kurve kuttet kutte kvalm kvalme
kvalmen kvart kvarter kveld kvelden kvelds kvele kvinne kvinner kvitt kvistet kyss kål
lab laboratorium labben labben labbe lamme lampe lammelse lammelser land lande lang langs langsom langsomt langvarig last lav lave lede ledd leddet leddene
leddgikt leddgikten lege legekontor legekontoret legemiddel legemidler legen legeattest legeerklæring legge legger leggen legges legg lei leie leilighet
leiligheten lekkasje lekke leke leker lekse lenge lenger lengre lengst leppe lepper lese lett lettere leve levende lever leveren levere leverprøver levert
ligge likegyldig likevel lim lime linje lite litervis liten livmor livmora livmoren livsstil lommebok logge los losje lov love lovlig lub lue luft lufte lufta
luftveier luftveiene lukke lukt lukte lungebetennelse lunge lunger lungene lungekreft lure lunsj lyd lyder lydig lykkelig lymfeknute lymfeknuter lymfe lyse
lysken lyske lyspære lytte lyttet lytting lytt lærer lære lært løft løfte løfter løgn løp løpe løper løpetid løping løs løse løsne løv lån låne lår låret
lårhals låsning låse låsninger
mage magen magesmerter magesyke magesår mager makt male mandel mandler mandlene mange mangle mangel mann mannen marg mark marsj maske maskin mast mat maten
mase masse matforgiftning matvarer medisin medisiner medisinen medisinene medisinering medisinliste meddele medlem medføre meieri meisle melde melding melk
melke menisk menisken menneske mennesker menn menstruasjon mensen merke merker merket merkelig merkbar mesteparten middag middagen midje midt midten midterst
midlertidig migrene migrenen mild minne mindre minst minutt minutter misfornøyd misforstå mistanke mistenke miste mistet modne mobbing mobbe mobil moden mor
morgen morgenen morgener motgang motta motsatt munn munnen munntørr musikk musikken muskel muskler musklene myk myra mygg mygle myke møkk møte møter møtet
mørk mørke møye måned måneden måneder månedene månedlig måle måling målinger måltid måltider måned måte måten
nabo nær næring nærmest nærme naken nakke nakken nakkestiv natt natta natten nattevakt natte navle navlen nedsatt nedover nedtrapping negl neglen nei neppe
nerve nerver nervøs nese nesa nesen neseblod nesespray nest nesten nett nettop neve nevne nevnt nifs nikotin nikke nokså nomade normal note notat notere
nummen nummenhet numre ny nylig nyre nyrer nyrene nyresvikt nyrestein nyse nyte nyttig nyttår nær nødvendig nødt nøkkel nøye nøyaktig nål nålestikk
obs offer offentlig ofte oftere okse oksygen olje omgang omgangssyke omkring omsorg omtrent onde ond ondt onsdag oppblåst oppdage oppdaget oppfatte oppfølging
oppføre oppgave opphisset opphold oppholde oppholdstillatelse opphovnet opphør oppkast oppkasting opplagt oppleve opplevd opplysning opplæring oppmerksom
oppover opprette oppringt oppsøke oppstart oppstå oppstått opptrapping oppvask oppvekst ordentlig ordne ordning orke organ orm orntlig ost overalt overdose
overfladisk overføre overgang overgangsalder overgrep overlege overlevd overleve overraske overtid overtrøtt overvekt overvektig overvåke
pakke pakkeforløp panikk panikkangst panne panna pannen papir pappa par pasient pasienten pasienter pasientene passe passet pause pauserom pavestol penger
pensjon pensjonist penn penisillin perm person perle permisjon pigge pille piller pilleboks pine pinse pipe piping pipete plage plager plagene planlegge plass
plassen plaster plate plaste plutselig pløye poeng poengsum poliklinikk polypp polypper por porsjon positiv post pote poten prat prate pratet pratsom prikke
prikking prikker privat problem problemer prosent prolaps prøve prøven prøver prøvene prøvesvar psykisk psykolog puls pulsen pumpe punkt pus puste puster
pusten pustebesvær pusteproblemer pute putte pølse på pådra pågå pågått påkjenning påkjørt påstå påvirket pårørende påvise påvist
rad radiator ramme rammet rampe ran rand rapport rar rare raskt raske rask ratt redd redde rede redning redusere regel regelmessig regning regne
rehabilitering reis reise reiste rekke rekker rekkehus rekvisisjon rekvirere relasjon ren rengjøre renne rense rente reseptbelagt resept resepten respirasjon
rest restaurant resultat resultater revmatisk revmatisme ribbein ribbeina ribbe ride rift riktig riktignok ring ringe ringer rinnende ris risiko riste ro
rolig rom rommet rope rotete rull rulle rullator rullatoren rullestol rullestolen rumle rund rundt russ rute rutine rutinemessig rygg ryggen ryggmarg
ryggskade ryggsmerter rygge rykning rykninger rynke rype rystet ryste rød rødme rødt rødlig røntgen røntgenbilde røntgenbilder røre rør røyk røyke røyker
røykte røyken røyking rå råd råde rådet råtten
sak saken saft saks salt salve sammenheng sammenlignet samarbeide samboer samfunn samle samling samt samtale samtalen samtidig samtykke samvittighet sand sann
sannsynlig sau savne scene seg sekk sekretær selge selskap selv selvmord selvmordstanker selvfølgelig selvstendig sene senebetennelse senere seng senga sengen
senger sengeleie senke senking senkning september serie seriøs servere service setning sett sette sikker sikkert sikker sikt sil sild silke sinne sint sirene
sist siste sitte sjal sjalu sjanse sjekk sjekke sjekker sjekket sjekka sjel sjelden sjokk sjokolade sjukdom sju sjø sjøl sjåfør skade skader skaden skadet
skal skala skamfull skamme skap skape skarp skilt skilles skilsmisse skinn skipe skitt skitten skje skjed skjedd skjedde skjeden skjelett skjelve skjelving
skjelvinger skjema skjemaet skjerf skjold skjoldbruskkjertel skjorte skjule skjult skjær skjære skjønne sko skole skolen skolelege skorpe skrape skratte
skremme skrik skrike skritt skriv skrive skrubbsår skru skudd skuff skulder skuldra skulderen skuldre skulle skum skummel skutt skygge skyhøy skyld skylde
skyldes skylle skynde skyss skytter skyve slag slank slanke slapp slappe slange slapphet slektning slektninger slett slik slim slimete slimhinne slimhinner
slite sliter slitasje slitasjegikt sliten slitne slukke slurve slutt slutte slått slåss slåss smake smakløs smal smell smelle smerte smerter smertefri
smertefull smertene smertestillende smil smile smitte smittet smittsom smør smøre smørbrød små smågnage snakke snart snev sne snike snill snitt sno snorke
snorker snorking snue snø snøre snørr snørrete snu sol sole solbrent sommer sommeren sommerferie sondre sopp soppinfeksjon sosial sosionom sove sover soverom
sovemedisin sovne spalte spark sparke spe spebarn spenne spenning spent spes spesialist spise spiser spist spiseforstyrrelse spiserør spiserøret spiss spontan
spontanabort sprang spredning sprekk sprekke sprengt sprenging sprette sprute spytt spytte spørre spørsmål stabil stadig stakkars starte stavkirke sted steder
stein steine steke stelle stemme stemmen stemmebånd stemning stengt sterk sterkt sterke steril stikk stikke stikker stikkende stikking stiv stivhet stivkrampe
stol stole stoler stolt stoppe stoppet stor storm straffe straks strek streke strekke strekk stress stressa stresset strikke stripe strupe strø strøm strømme
strømper stue stua stuen stund stup stygg stykke stykker styre styrke styrketrening støl støtte støttebandasje støv støvel stå stående sug suge sukker
sukkersyke sulten sum sunn suppe sur surre surrete sutre svak svake svakt svangerskap svar svart svekket svelge svelger svelging svette svetter svettet svie
svigerinne svikte svimle svimmel svimmelhet svinge svulst svulme svær svømme sy syd sydd syk syke sykdom sykdommen sykdommer sykehus sykehuset sykehjem
sykehjemmet sykemelding sykemeldt sykemelde sykkel sykle sykling sykmelding sykmeldingen sykmeldt sykt symptom symptomer symptomene syn synes synet synke
synlig synsforstyrrelser syre sys syssel system særlig sød sørge søke søker søkt sølv søndag søppel søster søt søvn søvnen søvnapne søvnløs søvnløshet
søvnproblemer søvnvansker søye såle sår sårbar såret sårskifte
tablett tabletter tabletten tablettene takle takknemlig tall tann tannlege tanne tannkjøtt tanke tanker tankene tannpine tap tape tapt tarm tarmen tarmer
tarmkreft tatt taushetsplikt teit tegn tekst telefon telefonen telefontime telle temperatur temperaturen teppe terapi termos test teste testet tett tetthet
tid tida tiden tidlig tidligere tidspunkt tilbakefall tilbud tilfelle tilfellet tilfeldig tilfreds tilfriskne tilføre tilgang tilleggs tillegg tillit tilpasse
tilsammen tilse tilskudd tilstand tilstanden tilsyn tilvekst time timen timer timene timebestilling ting tinning tinningen tisse tisser tispe titte tjukk
tjukktarm tjenestested tobakk toalett toalettet tog topp torn torsk tosk tone trafikk trampe trang trangt trapp trappa trappen trapper trappe travel travelt
tre tredd trekke trekker trene trening treningen trenger trenge trette trett tretthet trettbar trille trist tro tross trues trussel trykk trykke trykker tråd
trådløs tråkke træl trygg trygd trøst trøtt trøtthet tull tulle tungpust tungpusten tunge tunga tungen tur turen tusenvis tuss tvang tverrsnitt tvil tvile
tving tvinge tvilling tvillinger tydelig tydeligvis tykk tykktarm tykktarmen tykktarmskreft tynn tynntarm typisk tære tøff tøye tøyning tøyninger tørke tørr
tørre tørst tømme tømmer tømrer tønne tørste tå tåa tåen tålmodig tåle tåler tåre tårer tær tærne tåre
uansett ubehag ubehagelig ubetydelig uenig uendret ufør uføretrygd uføretrygdet ugift uhell uheldig uke uka uken ukene ukentlig uker ulempe ulik ulike ull
ullen ulv ulykke ulykken umiddelbart umulig under underarm underbukse underlig underliv underlivet underlege undersøke undersøkelse undersøkelsen
undersøkelser underveis undervekt ung ungdom ungdommer unge unngå unngår uregelmessig uretning urin urinen urinprøve urinveier urinveisinfeksjon uro urolig
urtete utbrent utbrudd utelukke utelukket utenlands utenom utfordring utfordringer utflod utføre utgang utlandet utmattet utredning utrede utredes utseende
utskrevet utskriving utskrivning utslag utslett utslettet utslitt utstede utstråling uttale uttalt uvant uvel uvær
vake vakker vaksine vaksinen vaksinere vakt vakta vakthavende vaktmester valg valgt valp vanlig vanligvis vann vannet vannlating vannlatning vannkopper
vanskelig vansker vant vare varig varm varme varmt vask vaske vaskehjelp vater vedvarende vegg vei veien veie veier veiing veikt vekk vekke vekst vekslende
vekt vekten vekta vektøkning vekttap veksle vel veldig velge vennlig vennskap vente venter ventetid ventetiden venteliste venteværelse verke verker verking
verre verksted verktøy vesen veske vesken veterinær vi vidunderlig vifte vikar viktig viktige viktigste vilje vind vindu vinter vinteren virke virker virkning
virkelig vise visste vite vitne vond vonde vondt vokse voksen voksne vold volde vorte vurdere vurdering vurderingen vurderes væske væsker være været vær våkne
våkner våken våkent våken våre våren vår vårt
yngre yngst ymte yrke yrkesskade ytterst yte ørebarn ødelagt ødem ødelegge øde øke økende økonomi økning øl ønske ønsker øre øret ørebetennelse ører øresus
ørene ørken øvelse øvelser øvelsene øverst øvre øye øyeblikk øyeblikket øyelege øyelokk øyne øynene øyet åndenød åpen åpenbar åpenbart åpne åpning år årene
årevis åreknuter årsak årsaken åsted
æsj ør øving
heite heiter plass lik likt kvar kven frå ifrå mykje lite ikkje berre saman no vere veret vert vart blitt vore sjå såg sett gjere gjer gjorde gjort seie sagt
ta teke tatt gje gjev gav fekk få får finne fann kome kjem veit visste vil ville ynskje ynskjer ønskjer tenkje tenkte skjønar skjøner høyrer høyrde køyre
køyrer køyrde kjøpte ryggen hovud hovudet hovudverk auge auga øyra nase tenner hand handa hender fingrar kne fot føtene mage magen verk verkjer vondt sjuk
sjuke sjukdom sjukehus sjukmeldt betre verre litt mykje meir mest alltid aldri ofte sjeldan veke veka veker månad månader dagar natta kveldar morgon haust
haustar vår vinteren sumar noko nokon nokre ingen alle dei dykk dykkar de me eg ho hennar han hans den det dette desse slik slike kva korleis kvifor når medan
sidan fordi ettersom om heim heime borte ute inne oppe nede skjedd fødd fødde gløymt gløymsk teikn greier søvn søv sov drikk et åt går gjekk stod står sit sat
ligg låg bur budde arbeider tyngde eigar eigaren spurt spør svara svarar snakka prata fortalde fortel
dæ mæ sæ dokker dokke kor ka koffer koffor korsen kordan ittj itte inte ikkj nåkka nokka nåkken litte granne lell trur trudde vart vorti blitt ferr før førr
heim heimat tebake attmed ifra ifrå utti innpå oppå nedpå væl vettu veit'n skjønn skjønne kjenn kjenne kjem kjæm kom kommi jer gjer jor jort hadd ha vørri
vøri vårri sia sidan sjål sjøl sjæl tå au åsså derre herre detta dissan dom døm hinnan nån nåt myttji mytje my mye mang manj all allt støtt jamt før'n etter'n
mæsta nesten nææsten bærre berre bære
`

export const EVERYDAY_SWEDISH = `
usch jisses halka halkig halkigaste felställd felställning knoge knogar brits britsen hona honan hondjur gubbe gubben farsan morsan baktill utspänd degig
degigt pyttesmå kindtand kindtänder kindtänderna lillfinger lillfingret dosa dosan hake hakan
signerat signerad vakenhet vakenheten larmade larmat larmar famnen famn lantbrukare inringare kurator kuratorn handledare handledaren avslut diktat dikterat
kastrerad kastrerat tatuerad ändra remissen intyget journalanteckning anteckning fakturan egenavgift högkostnadsskydd
abort absolut adress akut akuten akutmottagning alkohol allergi allergisk allmän allmänläkare allmäntillstånd allvar allvarlig alldeles alternativ ambulans
andas andning andningen andnöd andfådd anfall anhörig anhöriga anledning anmäla annars ansikte ansiktet ansvar ansluta anställd antal anteckna anteckning
användning använda använder apotek apoteket aptit aptiten arbeta arbetar arbetet arbete arbetsplats arbetsförmåga arbetslös arg armar armarna armbåge armbågen
armhåla artros aska astma attack avbryta avboka avdelning avdelningen avföring avlasta avlida avliden avsluta avslag avstå avta avtala avvakta axel axeln
axlar
bada badrum baka bakom bakre balans balansen bara barn barnbarn barnen barnet barnmorska barnvagn be bedöma bedömning bedömningen behandla behandling
behandlingen behöva behöver behövde bekymrad bekymmer belastning benen benet benbrott benskör benskörhet berätta berättar berättade besked beslut besvär
besvären besvärlig besök besöka besöker beställa bestämma betala betyder bild bilen bilder biopsi bitas bitit biverkning biverkningar blanda blek bli blir
blivit blind blindtarm blinda blod blodet blodbrist blodfetter blodprov blodproppar blodpropp blodsocker blodtryck blodtrycket blodtrycksmedicin blomma
blåmärke blåmärken blåsa blåsan blåskatarr blöda blöder blödning blöja blöt boka bokad bokstavera bokstav borde bord borta boende bostad brevid bredvid brist
brosk brott brukar bråck bråttom bröd bröst bröstcancer bröstet bröstkorg bröstsmärta bröstsmärtor buk buken bukt buksmärta buksmärtor buss butik byta byte
byxor båda både båge båren bära bärare bäst bättre bäcken bäckenet böja böld börja började början borrelia
cancer cancern cellgifter chef chefen choklad cigaretter cykel cykla cyklade cysta dag dagar dagen dagbok dagis dagligen dagtid dambesök dansa dator delvis
demens dels depression deprimerad desperat diagnos diagnosen diarré diarréer dieten dietist diktat diktamen direkt dit djup djur djuret djurägare djursjukhus
doft dofter doktor doktorn domna domnar domningar dos dosen doser dotter dottern drabbas drabbad dra drar drack dricka dricker dropp droppar drömmar drömma
duscha duktig dålig dåligt dög död dödsfall döende döv dörr dörren
efter efteråt efternamn eftermiddag eftermiddagen egenvård egentligen ekg eksem eksemet elak elände emellan emellanåt endast energi enkel ensam enstaka
epilepsi erbjuda erfarenhet erfara etikett exakt exempel extra
fall falla faller fallit familj familjen farlig farligt farmor farfar fasta fastande fast fastighet feber febern febrig fel fest fett fettlever fibrer ficka
ficka fick fika filt fingrar fingrarna finger fisk fjol fixa flaska fler flera flesta flicka flickan flytta flyttat flyttade flytning flytningar fläck fläckar
folk form fortfarande fortsätta fortsätt fortsatt fot foten fotled fotleden fotsulan fredag fri friska frisk frisör fru frukost frukt frun fruktansvärt frysa
fryser fråga frågade frågor främre främst främmande frossa frånvaro full fullt fundera funderar funkar fungera funnit fylla fyllde fysisk fysioterapi få fågel
får fått följa följde följer föda född födelse födelsemärke födelsemärken födelsedag förbi förband förbättra förbättring fördel före föreslå föreslår
förhoppningsvis förhöjd förklara förklaring förkyld förkylning förlossning förlossningen förlora förlåt förmiddag förmodligen förra förresten försiktig
förskola förskolan förskriva första förstoppad förstoppning förstorad förstå förstår försvinna försvann försvunnit försäkring försäkringskassan försämring
försämrad försämrats försök försöka försöker fortsättning fått förutom förvirrad förvirring förvånad föräldrar föräldrarna föräldraledig
gallan gallsten gammal gaser gata gatan ge ger gav gett genast genomgå genomgått genom gick gift giftig gilla glad glas glasögon glömma glömmer glömsk gips
gipsad gjorde gjort god godkänd golv golvet graviditet graviditeten gravid grannen granne grannar grepp gris gråta gråter grädde gränsen gräs grönsaker guling
gul gymnasiet gymnastik gå går gång gånger gången gångna gård gården gäller gällande gärna gömma göra gör göras
hade haft haka hakan halka halkade halkat hals halsen halsbränna halsfluss halsont halta haltar hals hamna hamnade hand handen handled handleden hands
handskar hantera hatar hej hela helg helgen helst helt hem hemma hembesök hemhjälp hemtjänst hemtjänsten hemskt hemsk hemsjukvård hemåt hennes herpes hetta
hinna hinner hinder hit hitta hittade hittat hittills hjälp hjälpa hjälper hjälpte hjälpt hjälpmedel hjärna hjärnan hjärnskakning hjärta hjärtat hjärtinfarkt
hjärtklappning hjärtsvikt hjärtflimmer hopp hoppa hoppas hosta hostan hostar hostade hostmedicin hov hovslagare hud huden humör humöret hundar hunden hungrig
huruvida hus huset husdjur huskatt huvud huvudet huvudvärk huvudvärken hypotyreos hyra hår håret hård hårt hål håla håll hålla håller hålls hårda hälsa hälsan
hälsar hälsocentral hälsocentralen hälen häl hämta hämtar hände händelse händer händerna hänt hänga här hästen häst höft höften höfter höftled höftleden höger
högre högt hög hör höra hörsel hörseln hörde höst hösten
iakttas ibland idag idé igen igenom igår ihop illa illamående illamåendet imorgon imorse inflammation inflammationen inflammerad influensa infektion
infektionen information inga inget ingen ingrepp inkontinens innan inne innehåll inom inplanerad inrikta inskriven inställd insulin insulinet insättning intag
intagen inte intressant intyg intyget inväntar irritation irriterad isär is ischias
jacka jag jaha jaså jobb jobba jobbar jobbade jobbet jobbig jobbigt jour journal journalen journalanteckning jul julen jämnt jämföra jämfört jämn järn
järnbrist järnet järntabletter jätte jättebra jätteont jättetrött
kaffe kall kallas kalla kallelse kallt kallsvettig kamera kanske kant kappa karensdag kassa kasta kastar katt katten katter kateter kika kikar kille killen
kilo kille kind kirurg kirurgen kirurgi kissa kissar klaga klagar klara klarar klarade klarat klart klass klia kliar klinik kliniken klinisk klippa klocka
klockan klok klump klumpen klåda klådan klåfingrig kläder klämma knapp knappt knä knäet knäna knäskål knöl knölar knölen koka kola kolesterol kolla kollar
kollade kollat komma kommer kom kommit kommunal koncentrera koncentration kondition konstatera konstigt konstig kontakt kontakta kontaktar kontaktad kontor
kontroll kontrollen kontrollera kontrollerar koppel kopp korsband korsbandet kort kosta kost kostar kraft kraftig kraftigt kramp kramper krampen krampar
krafter kropp kroppen krossa krycka kryckor kräk kräks kräkas kräkts kräkningar kräkning kräva kräm kräver kula kull kunde kurator kuratorn kusin kuslig kvar
kväll kvällen kvällar kvinna kvinnan kvinnor kyla kyckling känna känner kände känns känsel känseln känsla känslig kärl kärlek käke käken kök köket köpa köpt
köper kör köra körde körkort körtlar kö
labb labbet laboratorium laga lagt lampa land larm lasarett lasarettet le led leda leden leder ledsen ledvärk legat legitimation leka leker lever levern
levervärden leva lever ligga ligger lika likadan likadant lilla lillan lilltå liten lite litet ljud ljus ljuskänslig ljumske ljumsken lokal lovade luft luften
luftrör luftrören luftvägar lugn lugnande lugnt lunch lungor lungorna lunga lunginflammation lukta luktar lust lymfkörtel lymfkörtlar lyfta lyfter lyft lyssna
lyssnar läge läget lägga lägger lägre läkare läkaren läkarintyg läkartid läkarundersökning läka läker läkt läkemedel läkemedlet läkning lämna lämnade lämnat
länge längre längs längd länk läpp läppar lära lärare läraren läsa läser lätt lättare löpa löpning lördag lös lösa lösning lår låret låg lågt lån låta låter
låtit lås låser
magen mage magsjuka magsår magont magnet maka make maken makan man mamma mamman mannen mandlar mat maten matlust matos maskin massage mat mediciner medicin
medicinen medicinera medicinlista medel mediciner medvetande medvetslös mejla mellan menisk menisken mens mensen mensvärk migrän migränen middag minne minnet
minnesproblem minska minskar minskat minst minuter minut miss missfall missa missade misstanke misstänkt misstänks misstänker mitt mobil morfar morgon
morgonen mormor morgnar mor mottagning mottagningen mulen mun munnen muntorr muntorrhet muskel muskler musklerna mycket mygg myggbett myror må mår mådde månad
månaden månader många mår mått måltid måltider måste mängd människa människor märka märker märkt märkte märklig mätning mätningar mäta mätt möda mödravård
mödravården möjlig möjligt möta möte mötet mörk mörkt
nacke nacken nackstel nagel naglar namn namnet naturlig naturligt natt natten nattetid navel navlar ned nedsatt nedstämd nedåt nej nerv nerver nervös neurolog
ni njure njurar njurarna njursten njursvikt noga nog nolla nors norm nos nosar nu nuförtiden nummer nya nyligen nysa nyser nytt nyår någon någonting något
några nån nåt nästa nästan näsa näsan näsblod nässpray näst näsan när nära närmare närvarande nätterna nöjd
ofta oftare oklar oklart okej olika ont oro orolig oroar oroad ord ordentligt ordna organ orka orkar orkade orsak orsakar ort osäker otroligt ovan ovanför
ovanlig
packa panna pannan panik panikångest papper pappa pappan par paracetamol pass passa patient patienten patienter patientens paus pension pensionär pengar
penicillin per period periodvis person personal personen personlig personnummer pigg piller pilla pinne plan planera planerad planeras plats platsen plocka
plåga plågsam plåster plötsligt pojke pojken poliklinik polyper polyp positiv post potta prata pratar pratade pratat precis prick prickar problem problemet
prov provet prover provsvar provtagning prova provade provat psoriasis psykisk psykolog puls pulsen punkt pusta på pågår påminna påverka påverkad påverkan
påverkar pårör
rad rak rakt rapport rar ramla ramlade ramlat ramlar recept receptet reagera reaktion redan redo reda regelbunden regelbundet region remiss remissen
remitterar remitteras ren resa reser reste rest resten resultat reumatism revben revbenen rinna rinner rinnande ring ringa ringer ringde ringt risk risken
rida rimlig ro roligt rolig rosa rosslig rullator rullatorn rullstol rullstolen rum rummet rumpa rumpan rund runt rutin rutinkontroll rygg ryggen ryggont
ryggskott ryggsmärta ryggvärk rykningar rynka rå råd råda råkade räcka räcker rädd rädsla rädda räkna rätt rättare räkor röd rött röda rodnad rodnaden röka
röker rökare rökte rökning rökstopp röra rör rörde rörelse rörelser rörlighet röntgen röntgenbild röst rösten
saken sak saker saknar salt salva samband sambo sambon samla samma samman sammanhang samtal samtalet samtidigt samtycke sann se sedan seg sekunder semester
semestern sen sena senast senaste senare senan sent ser ses sett sida sidan sidor sig siffra siffror siffrorna sin sina sista sitta sitter satt sittande
situation sjuk sjuka sjukdom sjukdomar sjukdomen sjukgymnast sjukhus sjukhuset sjukintyg sjukskriven sjukskriva sjukskrivning sjuksköterska sjuksköterskan
sjukvård sjunka sjunker sjunga sjö själv självklart självmord självmordstankar ska skada skadad skadade skadan skadat skal skalle skallen skarp ske sked
skedde skelett skena skev skicka skickar skickade skickat skilja skild skiljer skinn skit skjorta sko skola skolan skolsköterska skolsköterskan skor
skoterolycka skotta skrapa skrek skriva skriver skrev skrivit skrik skriker skratta skuld skuldra skulle skura skutt skydd skynda skygg skämmas skär skära
skärsår skön skönt skötare sköta sköter sköterska sköterskan slag slaget slagit slagsmål slappna slarva slem slemhinna slemhinnor slet slut sluta slutade
slutar slutat slutet slå slår släkt släkten släkting släppa släpper smaka smak smaken smal smärre smärta smärtan smärtor smärtorna smärtfri smärtlindring
smärtstillande smärtsam smitta smittad smitt småbarn snabb snabbt snarka snarkar snarkning snart snuva snuvig snygg snäll snö sned snitt snubbla snubblade
socker sol solen solbränd som sommar sommaren somna somnar somnade son sonen sorg sova sover sovrum sovit sparka spark specialist speciellt spegel spel spela
spelar spinn spontan spotta spott spruta sprutan sprutor språk språket spricka spräckt spår spänd spänna spänningar spänning stabil stabilt stad stan stanna
stannar stark starkt starta startade stega stel stela stelhet steg stick sticka sticker stickningar stickande stiga stiger still stilla stoft stol stolen
stopp stor stora stort storlek storasyster storebror strax stress stressad stressigt struma strumpa strumpor sträck sträcka strålar strålning strålbehandling
strupe studera studerar stund stup stygn stygnen styrka större störst störa störd städa städar stå står stod ställ ställa ställe stället stämma stämmer stänga
stängd stöd stödstrumpor stödja suga sugen supa surr svag svaga svaghet svalde svalg svalget svank svar svara svarar svarade svart svarta svettas svettig
svettningar svida svider svimma svimmade svimfärdig svullen svullet svullna svullnad svullnaden svullnat svamp svår svårt svårighet svårigheter svälja sväljer
svägerska syn synas syns synen synfält synrubbning syra syre syrgas symtom symtomen syster system systern så såg sår såret sårig särskilt säga säger sa sagt
säker säkert säng sängen sängar sämre sänka sänker säsong sätt sätta sätter satt säte söka söker sökte sökt sömn sömnen sömnlös sömnproblem sömnsvårigheter
söndag sönder söt sötsaker sån sådan sådär såklart
tablett tabletten tabletter tabletterna tack tacksam tacka tag tagit tala talar tal talet talsvårighet tand tanden tandläkare tandläkaren tankar tanke tanken
tappa tappade tappar tappat tarm tarmen tarmar telefon telefonen telefontid temp temperatur tempen tempererad terapi test testa testade testat tid tiden tider
tidig tidigare tidigt tillbaka tillfälle tillfällig tillräckligt tills tillsammans tillstånd tillståndet timmar timme timmen ting titta tittar tittade tjata
tjock tjocktarm tjocktarmen tjej tjejen tjänst toa toalett toaletten tobak tog tok tolk tolken tom topp torr torra torrhosta torka tonåring totalt trappa
trappan trapp trappor tro tror trodde trots trubbel tryck trycka trycker tryckte träna tränar tränade träning träningen träd träffa träffar träffade trång
trångt trött trötta trötthet tröttheten tröst tugga tuggar tumme tummen tumör tung tunga tungan tungt tunn tunna tur turen tvekar tveksam tvilling tvillingar
tvungen tvärs tvätta tydlig tydligt tydligen tyst tycka tycker tyckte tyngd typ tyvärr tå tån tålig tål tåla tålamod tåla tår tårar tårna täcka täckning tänka
tänker tänkte tänder tänderna tät täta tätare tömma törstig törst törs
ulcerös underlig underliv underlivet undersköterska undersöka undersöker undersökning undersökningen undersökningar undersökt undan undra undrar undvika
undvik ung unga ungdom ungefär uppe uppehälle uppföljning uppför uppgift uppgifter uppger uppleva upplever upplevde upplysning uppmärksam upprepade upptäckt
upptäckte upptagen uppåt urin urinen urinprov urinvägsinfektion uthärda utan utanför ute utbränd utbrott utflykt utlandet utlösa utomlands utmattad utmattning
utreda utredning utredningen utskriven utskrivning utslag utslagen utstrålning utsatt utveckla utvecklas
vacker vaccin vaccinet vaccination vaccinerad vad vaden vader vagel vaka vaken vakna vaknar vaknade val valp vana vanlig vanliga vanligt vanligtvis vann var
vara varandra vardag vare varit varje varken varm varma varmt varning vart varför vatten vattnet vattkoppor veck vecka veckan veckor veckorna verka verkar
verkade verkan verkligen verkstad vet veta veterinär veterinären vi vid vidare vika vikt vikten viktnedgång viktuppgång viktig viktigt vila vilar vill ville
vilja vilken vilket vind vinter vintern virus viruset visa visar visade visat viss vissa visst visste vistas vit vita vitamin vitaminer vitt vresig vrida vred
vrickade vrickning vrist vuxen vuxna vård vårda vårdas vårdcentral vårdcentralen vårdbidrag vårdnad vårdnadshavare vårdplanering våld våldsam våren vår våt
väg vägen väga väger vägde väl väldigt välja välkommen vän vänner vänster vänta väntar väntan väntetid väntrum värk värken värka värker värme värmen värre
värsta vätska vätskan väx växa växande växer växt
yngre yngst yr yra yrsel yrseln yrke yta ytlig ytterligare ytterst
åka åker åkte åkt ålder åldern ånger ångest ångestattack ångesten ångrar årlig årligen år året åren åt återbesök återbud återfall återkomma återkommer
återkommande återigen återhämta
äckligt äga ägare ägaren ägg ägna äkta äldre äldst äldsta älska älskar ämne än ända ändra ändrar ändrad ändring ännu äntligen äppelkinder äpple äpplen är
ärende ärendet ärftlig ärftligt ärligt ärr ärret äta äter åt ätit
ö öga ögat ögon ögonen ögonblick ögonläkare öka ökad ökar ökade ökat ökning öl öm ömma ömmar ömhet ömsom önska önskar öppen öppna öppet öra örat öron
öroninflammation öronen öst över överallt överarm överarmen överhuvudtaget överkänslig överkänslighet överläkare övervikt överviktig övervaka övning övningar
övningarna
`
