/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */
export const SWEDISH_WORDS = `abonnenter abort absolut absoluta abstrakt acceptera accepterar adress adresser advokat advokaten affären affärer affärerna afghanska agera agerande
aggressiv aids aktie aktier aktieägarna aktiv aktiva aktivera aktivitet aktivt aktuell aktuella aktuellt aktörer aktörerna akut al album albumet
aldrig alkohol all alla allas alldeles allemansrätten alliansen allmän allmänhet allmänheten allmänna allra alls allsvenska allt alltför alltid
alltjämt alltmer alltsedan alltså allvar allvarlig allvarliga allvarligare allvarligt alternativ alternativa alternativt ambulans ambulanshelikopter
amerikanerna amerikansk amerikanska amortera analys analyser analyserat analytiker anda andas ande andel andelen andetag andra andrahandsuthyrning
andraplatsen andras anfall anfallsspel angeläget anger anges angrepp angripa angriparna anhållen anhållits anhölls anhöriga aning anklagade anklagades
anklagar anklagas anklagats anklagelser anklagelserna ankomst anledning anledningen anlände anmäla anmälan anmälde anmäldes anmäler anmälningar anmält
anmärkningsvärt annan annandagen annans annanstans annars annat annonsen annonser annorlunda anordnar anpassning anser anses ansiktet anslagen
ansträngd anställa anställd anställda anställdas anställningar ansvar ansvarar ansvaret ansvarig ansvariga ansåg ansågs ansökte anta antagligen antal
antalet antar antas antingen antog använda användare användas använder användning används använt använts apotek app appen applåder april arabiska
arbeta arbetade arbetar arbetare arbetat arbete arbeten arbetet arbetsgivare arbetsgivarna arbetslivet arbetslöshet arbetslösheten arbetsmarknad
arbetsmarknaden arbetsmarknadens arbetsmiljön arbetsplatsen arbetsrum arbetstagare arbetsuppgifter arbetsvillkor arena arga argentinaren argument
arkiv armen armén arrangemanget arresterats art artikel artikeln artiklar artist artisten artister artisterna artistisk arv arvet assisterande asyl
ateist att attack attacken attacker attackerna attentatet augusti auktion auktionen automatiskt av avancerade avbilda avbrott avbrottet avbröts
avdelningen avdelningschef avdrag avfärdade avgick avgift avgiften avgifter avgjorde avgjordes avgjort avgå avgående avgång avgår avgör avgöra
avgörande avgörs avhopp avkastning avled avliden avlidit avlägsna avrättas avsaknad avsedda avsett avsevärt avskaffa avsluta avslutade avslutades
avslutar avslöja avslöjade avspänd avstängd avstå avstånd avståndet avstår avtagit avtal avtalen avtalet avtjänat avtryck avvakta avveckla avvecklas
axlar backade backar backat backen bad badkaret bak bakgrund bakgrunder bakom bakomliggande bakterierna bakåt balansen bana banade banan band bandet
bank bankekonomerna banken bankens banker bankerna bankkonto banksektorn bankunion bar bara barn barndomen barnen barnens barnets barnhem
barnpornografibrott barnporr barns bas basbelopp basen baserad baseras basketligan batterierna be bedriva bedriver bedrägeri bedömer bedömning
bedömningar bedöms bedömt befann befaras befattningar befinna befinner befogenheter befolkning befolkningen befunnit befäl begicks begriper begränsad
begränsas begränsningar begära begärde begärdes begärt begärts begåvade behandla behandlar behandlas behandlats behandling behov behovet behålla
behöll behöva behövde behövdes behöver behövs behövt bekant bekräftar bekymrad belastar belastas belönas ben benen ber beredd beredda bergets beroende
beror berusad berusade beräknar beräknas beräkningar berätta berättade berättar berättat berättelse berättelsen berättelser berör berörda besatt
besegra besegrade beskattas besked beskedet beskrev beskriver beskrivs beslut beslutade beslutat beslutet beslöt besparingar beställa beställning
beställt bestämde bestämmer bestämt består besvara besvikelse besviken besvärliga besättning besättningen besök besöker besökt besökte bet betala
betalade betalar betalas betalt betecknar betonade betraktas bett betydande betydelse betyder betydligt betyg bevarandestatus bevis bevisa bevisat
bevittnat beväpnad beväpnade beväpnar bidra bidrag bidrar bidrog big bil bilar bild bildar bilden bilder bilderna bilen biljetter billig billiga
billigare billigaste bilolycka bilsportförbundet binda bindande binder bindningstid biobesökare biologiskt bit bitar biträdande bitter bitvis
biverkningar bjuda bjuder bjudit bjöd bjöds bland blanda blandning blandningen blev bli blick blicken blir blivande blivit blocköverskridande blod
blodkroppar blodtryck blogg blommor blotta blygsamma blå blåser blåste bo bodde boende bojkott bok boken bokens bokstav bokstavligen bolag bolaget
bolagets bolagsavtal bollar bollen bolån bom bonus bonuspoängen bor bord borde borgenslån borgerliga borra bort borta bortamatch boräntan bosatt
bostad bostaden bostadsbidraget bostadslån bostadsmarknaden bostadsområde bostadspriser bostadsrätter bostäder bosättare bot bott botten
bottenvåningen boulevarder bra brakade brand branden brandmännen branschen brant branta bred breda bredare bredda breder bredvid brett brev brinna
brist bristande bristen brister bristerna brittisk brittiska brittiske brodern bron bronsmatchen bror brott brottet brottslighet brottsligheten
brottslingar brottsoffer brottsplatsen brottsplatserna brottsskadeersättning bruk brukade brukar brustit brutal brutala bry bryta bryter brände
brändes bränna brännskador bränsle bränt bråkdel bråket bröd bröderna brödraskapet bröllopet bröt bröts bud budet budget budgeten
budgetförhandlingarna budgetförslag budgetproposition budgetstupet budgivningen budskap budskapet bundet bundna burit buss bussar bussen bussgator
butik butiker byar bygga byggas byggda byggdes bygger bygget byggfacken bygglov byggnaden byggs byta bytt bäddar bäddat bägge bär bära bäst bästa
bäste bättre båda både båten böcker böckerna bör börja började början börjar börjat börsen ca cancer cancertumör centern centimeter centrala
centralbanken centrum ceremoni champagne chans chansen chanser chanserna chanslös chef chefen chefer cheferna chefredaktör chili chockad chockade
choklad cigarett cirka citeras civila cyklonen dag dagar dagarna dagars dagen dagens dagliga dagligen dags dagsläget dagstidningar damer damernas dans
danska dator datorerna datorn datorspel de debatt debattartikel debatten debuterade december decennier decennium definitivt deklarationen del dela
delade delar delarna delas delat delen dels delstaten delstater delta deltagare deltar deltid deltog delvis dem demokrater demokrati demokratin
demokratisk demokratiska demonstranter demonstranterna demonstrationer den denna denne dennes depression deras design designen dess dessa dessutom
desto det detalj detaljer detaljerade detaljhandeln detta di dialog dig digital digitala diket diktatur diktaturens dilemma din dina diplomater
diplomatisk direkt direkta direktionen direktiv diskussion diskussionen diskussioner diskutera diskuterar diskuterat distrikt dit ditt djup djupa
djupfrysta djupt djur djuren djurparken dn dna dock dog dokument dokumentär dollar dollarn dom domaren domen dominerade dominerar domineras domstol
domstolen domstolens dos doser dr dra drabbade drabbades drabbar drabbas drabbat drag dragit dragits dramatiskt drar dras dricka drift driva drivas
driver drivit drivkraft drivs drog droger drottning drottningen drunkna drunknade dryg drygt dråp dröja dröjer drömmer du dubbelmordet dubbelt dubbla
dumpar dumpningen dumt duon dygn dyka dykare dyker dyrare dyraste dyrt där därefter däremot därför däribland därifrån därmed därpå därtill då dådet
dålig dåliga dåligt dåtidens dåvarande dö död döda dödade dödades dödas dödats döde döden dödliga döds dödsfall dödsfallet dödsoffer dödsstraff döma
dömas dömd dömde dömdes döms dömt dömts dörrar dörren dött effekt effekten effekter effektiv effektivitet effektivt efter eftergifter efterhand
eftermiddag eftermiddagen efternamn eftersom efteråt egen egentliga egentligen eget egna egyptisk egyptiska ekar ekologiska ekonomi ekonomin ekonomisk
ekonomiska ekonomiskt el elbilar eld elden eleganta elegantare elen elev elever eleverna elevernas elitserie elitserien eller elnät elnätet elva
emellan emellanåt emellertid emot en ena enas enbart enda endast ene energi energianvändning engagemang engagera engagerad engelska enheten enheter
enig enighet enkel enkelt enkla enklare enkät enligt enorm enorma enormt ens ensam ensamheten ensamma enskilda enskilt enstaka entré entydig envis
epitet epo er era erbjuda erbjudanden erbjudas erbjuder erbjuds erfarenheter erkände erkänna erkännande erkänner erkänt ersatts ersätta ersättning
ersättningar erövra etablera etablerade etermediebolaget etniska ett etta euro euron europeisk europeiska eurozonen evakuerat eventuella eventuellt ex
exakt exceptionellt exempel exempelvis exemplar exil existentiella expansion experter explosion exponera export extra extremt fa fack fackbok fakta
faktisk faktiska faktiskt faktorer faktorn faktum fall falla fallande fallen faller fallet fallit fallskärmshoppare falska familj familjealbum
familjehem familjen familjer familjernas fan fann fanns fanor fans fantastisk fantastiska fantastiskt far farlig farliga farligt fart fartyg fartyget
fast fastighetsägare fastighetsägarna fastnade fastnat fastställa fatta fattade fattat fattats fattiga fattigdom fattigdomen favorit februari federala
fejk fel felaktiga felet fem femma femte femtio femton fester fick fiction fikonen fiktion film filma filmade filmen filmer filmerna filmåret fin fina
final finalen finansiella finansieras finansiering finanskrisen finansminister finansministern finansstupet finaste finger finlandssvenska finländarna
finna finnarna finnas finner finns finska finstrimla fint fira firas firma fiska fisken fjol fjolårets fjällen fjärde flaggan fler flera flertal flest
flesta flexibel flexibilitet flicka flickan flickor flickorna fly flydde flyg flygande flygbolag flygningar flygolycka flygplan flygplanet flygplatsen
flygplatser flyktingar flyt flytta flyttade flyttar flyttas flyttat flög fokus fokusera fokuserad fokuserar folk folket folkhemmet folkmord
folkomröstning folkomröstningen fond for fordon fordonet form formell formellt formerna formuleringen forna forskare forskarna forskning
forskningsledare forskningsprojekt fort fortfarande fortsatt fortsatte fortsätta fortsätter forwarden fotboll fotbollen fotbollförbundet
fotbollsförbund fotbollsförbundet fotografier fram framfart framför framgick framgång framgångar framgångsrika framgångsrikt framgår framhåller
framhöll framkallat framkommer framkommit framsteg framstår framtid framtida framtiden framtidens framtidstro framåt framöver fransk franska franske
fred fredag fredagen fredagens fredags fredagseftermiddagen fredagskvällen fredagsmorgonen fri fria friades friare frihet friluftsliv friska
fritidshus fritt frivilliga fru frukt fruktade fruktansvärt frusna främja främre främst främsta fråga frågade frågan frågar frågat frågeställningar
frågor frågorna från frånvaro ful full fulla fullständigt fullt fullträffar fungera fungerade fungerande fungerar fungerat funka funkar funktioner
funnits fusk fusket fylla fyllda fyllde fyller fylls fyllt fynd fyra fyrverkerier fyrverkeripjäser fysisk fysiska fysiskt fäder fällde fälldes fält
fängelse fängelsestraff fängelset fängslade färg färgen färger färre få fånga fångar får fått född födda föddes föga följa följande följd följde
följer följt föll fönster fönstret för föra föraren föras förbereda förberett förbi förbipasserande förbjudet förbjudna förblir förbud förbundet
förbundskaptenen förbättra förbättrad förbättras förbättringar förd förde fördel fördelas fördelningen fördes före förebild förebilder förebygga
förebyggande föredrar föregående förehavanden förekom förekommer förekommit föremål föremålet förena föreningar föreningen förenkla föreslå föreslår
föreslås förespråkar föreställning föreställningar företag företagande företagandet företagare företagen företaget företagets företrädare företräde
författare författaren författarens författning författningen förgripit förgäves förhand förhandla förhandling förhandlingar förhandlingarna förhindra
förhistoria förhållande förhållanden förhållandena förhållandevis förhöjd förhör förklara förklarade förklarar förklaring förklaringar förknippas
förlag förlora förlorad förlorade förlorar förlorare förlorat förlust förlusten förluster förlänger förlängning förlängningen förlängs förmiddagen
förmodligen förmåga förmån förnekar förnya förpackningen förr förra förre förs försenad försenades förseningar försiktiga försiktigt förskoleåldern
förslag förslagen förslaget först första förste förstärka förstärker förstå förståelse förstår förstås förstått försvann försvara försvararen
försvaret försvarsspel försvinna försvinnande försvinner försvunna försvunnit försvårar försäkring försäkringsbolag försäljning försäljningen försämra
försök försöka försöken försöker försökt försökte försörja fört förtal förtid förtjänar förtroende förtroendet förts förundersökning förutom
förutsättning förutsättningar förutsättningarna förvaltade förvandlas förverkliga förväg förväntar förväntas förväntningar förväntningarna förvärrats
förvånad förvånande förvåning förälder föräldrar föräldrarna förändra förändrad förändrade förändras förändrats förändring förändringar förändringen
fötter fötterna galan gallerian gamla gammal gammalt ganska garaget garantera garanterat garnering gasen gata gatan gator gatorna gatukostnader gav
gavs ge gemensamma gemensamt gemenskapen generaldirektör generalrepetition generation generationens generella generös genetiskt genom genombrott
genomför genomföra genomfördes genomförs genomfört genomförts genomgå genomgående genomgår genomsnitt genomsnittet genuint genvägar geopolitiska ger
ges gett gick gift gifta gigantisk gilla gillar gisslan givande given givit gjord gjorda gjorde gjordes gjort gjorts glad glada gled glider glittrande
globala globalt glädjande glädje glädjeämnen glögg glöggen glömde glömma glöms god goda godkänd godkänna golvet gott gp graalen grad grader graffiti
grannar granne grannlandet granska granskas granskning grapefrukt gratis gravid grejer grek greker grekiska grep grepp greps gripa gripandet gripas
gripen gripit gripits gripna griskött grov grova grovt grund grundar grunden grundlagen grupp gruppen grupper gruppledare gruppledaren gryta
gräddblandningen gräl gräns gränsen gränser gråt gråta grön grönsaker grönsakerna grönt grövre gula guld guldet guldpenna gyllene gymnasieelever
gymnasiet gymnastik gynnar gynnsam gynnsamt gälla gällande gällde gäller gäng gänget gängmedlemmar gängvåldtäkt gärna gärningsmannen gäster gästerna
gå gång gången gånger gångna går gård gårdagens gården gått gödsel gör göra göras görs ha hade haft hakade halsen halt halter halv halvan halvlek
halvleken halvor halvt halvtid halvtimmen halvvägs halvår hamna hamnade hamnar han hand handboll handbollslandslaget handel handeln handen handla
handlade handlar handlat handlingen handlingsutrymme handläggare handskar hann hans hantera hanteras har hastighet hat haveri havet havs hederspris
hedniska hel hela helgen helgerna helhet helikopter helikoptrar heller hellre helst helt heltid heltäckande helåret hem hemland hemlig hemlighet
hemlösa hemma hemmalaget hemmalagets hemsida hemskt hemstaden henne hennes herrar herrarnas heta hetare heter hets himlen hinder hindra hindrar hinna
hinner historia historien historier historiska hit hitta hittade hittades hittar hittas hittat hittats hittills hiv hjälp hjälpa hjälpen hjälper
hjälppaket hjälpt hjälpte hjälte hjälteliknande hjärnans hjärta hjärtesorg hockey hockeyallsvenskan hon honom hopp hoppa hoppade hoppades hoppar
hoppas hoppat hoppats hoppet hos hot hotade hotet hovrätten hpv http hugga hugger humanitära humör hund hundar hundra hundradelar hundratal hundratals
hungriga hur huruvida hus husdjur huset hushåll hushållen hushållens husrannsakan husrannsakningar hustru huvud huvudet huvudgator huvudrollen
huvudsakliga huvudsakligen huvudstad huvudstaden huvudstadens huvudvärk hy hyresrätter hyrorna hyrs häftig häftiga häktad häktade häktades hälften
häll hälsa hälsenan hälso hämta hämtar hända hände händelse händelsen händelser händelserna händer händerna hänga hängde hänger hänsyn hänt hänvisar
hänvisning hänvisningar här härkomst härlig häst hästarna hävda hävdade hävdar hävdas hävdat hål håll hålla hållas håller hållit hålls hård hårda
hårdare hårdnackat hårdnar håret hårt hög höga höger högerextremistiska högra högre högskolan högst högsta högt höja höjd höjda höjde höjder höjdpunkt
höjer höjning höjs höjt höjts höll hölls hör höra hörde hördes hörn hörna hörs hört höst höstas hösten höstterminen ibland icke id idag identifiera
identifieras ideologi idrott idrottare idrottsministern idé idéer idén ifrågasatt ifrågasättande ifrågasätter ifrån igen igenom igång ihjäl ihop ihåg
ikoniska illa illegala ilsknade immunitet implantaten imponerande in inblandad inblandade inblandning inbrott inbyggda inbördeskrig inbördeskriget
incidenter incitament index indexen indextal indisk indiska individens individuella individuellt industrianläggning industrin inflationen influensan
inflytande information informationen informationsinsamling informatör infrastruktur inför införa införas införde infördes införs införts inga ingefära
ingen ingenting inget ingick ingredienser ingrep ingripa ingående ingår inhägnad initiativ inklusive inkomst inkomsten inkomster inleda inledande
inledas inledde inleder inlett inletts inlägg innan inne innebar inneburit innebär innebära innehålla innehåller innehållet innehöll innerstaden
innovativa inom inre inriktat insats insatsen insatser insatsstyrkan inser inslag insnöad insnöade inspiration inspirerar installationen instanser
institutionen instruktör instrumentala inställd inställda inställning inställningen insyn int inte integritet intensiv intensivt intentioner intern
interna internationell internationella internationellt internet internetanvändare internt intervju intervjuas intill intressant intressanta intresse
intresserad intresserar introducera intryck inträffade inträffar inträffat intäkter invalidiserade invandrare invandring investera investerare
investering investeringar invänder invånare iranier iranska is iscensätter isen ishockey islamister isländska israeliska istapp istället isär
italienska iväg ja jacka jag jaga jagade jakt jakten januari japanska jobb jobba jobbade jobbar jobbat jobbet jobbigt jojk jojkar jojken jord jorden
jourhemspappan journalist journalisten journalister journalisterna journalistik jouråklagaren ju judiska jul julafton julbocken julbord julbordet
juldagen julhandeln julhelgen juli julklapp julklappar julmat julnatten jultal jumbon juni jurister just jägare jämför jämföra jämföras jämförelse
jämförelsevis jämfört jämna jämnårig jämt järnrör järnvägen järnvägssystemet jättebra kaféet kall kalla kallad kallade kallar kallas kallat kallats
kallt kameran kameror kampanj kampanjen kampen kan kanadensiska kanaler kandidater kanel kanin kanske kanten kanterna kaos kapacitet kapaciteten
kapital kapitalet karamelliserade karriär karriären karriärens kartlägga kartläggning kartonger kass kassan kastade kastades kastar kastat kastrull
kastrullen katalanska katastrof katastrofen kategori kategorier kategorierna kategorin katter kedja kedjan kidnappade kilo kilometer kinesisk
kinesiska kinesiskt kittlar kl klagomål klagomålen klappa klappar klar klara klarade klarar klarat klarlagt klart klartecken klass klassiker klassiska
klassresa klev klient klimat kliniken klipp kliva kliver klockan klokt kloster klubb klubbar klubbarna klubben klubbens klä kläder klänning klättrade
klättrar km knapp knappast knappt kniv knuffar knytnävsslag knä knäskada koden koka kokar kol koldioxidutsläpp kolla kollaps kollar kollega kolleger
kollegor kollektiv kollektiva kollektivavtal kollektivt kollektivtrafik kollektivtrafiken kolliderade kolonier kom kombination komedi komedin
komediserien komikern komma kommande kommandot kommentar kommentarer kommentarsfältet kommentera kommenterar kommer kommersiella kommissionen
kommissionens kommit kommitté kommun kommunalråd kommunalt kommunen kommunens kommuner kommunerna kommunicera kommunikatör kommunstyrelsen kompenserar
kompetens kompetensen kompisar komplex komplicerat kompromiss kompromissvilja koncentrerad koncentrerat koncernchef konflikt konflikten kongressen
konjunktur konjunkturen konkurrensen konkurrerar konkurs konsekvens konsekvenser konsekvenserna konsekvent konserter konservativa konst konstatera
konstaterade konstaterar konstaterats konsten konstigt konstitution konstitutionen konstnären konstnärliga konsumenterna konsumtionen kontakt
kontaktade kontaktat kontanter kontinenten kontinuerligt konto kontor kontrakt kontroll kontrollen kontroller kontrollera kontrollerade kontrollerar
koppla kopplas koppleri koppling korrekt korrekta korruption korsande korset kort korta kortare kosta kostade kostar kostnaden kostnader kostnaderna
kotletterna kr kraft kraften krafterna kraftig kraftiga kraftigt krasch kraschade krav kraven kreativitet krig kriget kriminalitet kriminella kring
kris krisen kristna kritik kritiken kritiker kritisk kritiska kritiskt kroaterna krockade krockat krognotan krokat krona kronor kronorna kropp kroppar
kroppen krymper krävde krävdes kräver krävs krävt kul kulmen kultur kulturen kulturer kunde kunden kunder kunderna kungaparet kunna kunnat kunskap
kunskapen kunskaper kunskapsläget kursen kurva kusin kusiner kust kvadratmeter kvalet kvalitet kvar kvartal kvartalet kvarter kvartsfinal kvinna
kvinnan kvinnans kvinnlig kvinnliga kvinnojour kvinnor kvinnorna kvinnors kvitterade kvittering kvitton kväll kvällar kvällen kycklingen kyla kylan
kyrkan källa kämpa kämpade kämpar känd kända kände kändes känna känner kännetecknas känns känsla känsliga känslor känslorna känt kärl kärlek
kärlekshistoria kärnkraft kärnkraften kärnvapen kö köer kön köp köpa köpare köpcenter köpcentrumet köper köpt köpte kör köra körde körkort kört
köttbullar köttet ladda laddade laddas lade lades lag laga lagar lagen lager lagerlokal laget lagkapten lagom lagstiftningen lagt lagts lammkött land
landar landet landets landslaget landslagschef landsting landstingen lanserade lanserat larm larmades larmet lastbil lastbilar lastbilschaufför
lastbilstrafik lavin lavincenter laviner lavinprognoser laxen league led leda ledamoten ledamöter ledamöterna ledande ledare ledaren ledarkultur
ledarskap ledda ledde leder ledning ledningen ledsen leende legat lek lektioner letade letar lett leva levande levde lever leverera levererade
liberaler libyska lidande lider liga ligacupen ligan ligga ligger lik lika like likhet likna liknande liknar liksom likt lilla lindrig lindrigare
lindrigt linje linjer lista listan lita lite liten liter litern litet litteratur litteraturvetenskap litterära liv livet livets livshotande
livsmedelsförsörjning livstids ljus ljusa lock locka lockande lockar lojal lokal lokala lokaler lopp loppet loss lovade lovar lucia luddigt luft
luften lugn lugna lugnare lugnat lugnt lunch lunchtid lurade luta lutfisken lycka lyckad lyckades lyckas lyckat lyckats lycklig lyckokänsla lyder lyft
lyfta lyfte lyfter lyfts lysande lyssna lyssnarna läckage läge lägen lägenhet lägenheten läger läget lägg lägga lägger läggs lägre lägret lägsta läka
läkare läkaren lämna lämnade lämnades lämnar lämnas lämnat lämnats lämpar lämpligt län länder länderna länet länets längd längdskidåkning länge längre
längs längtar länkar läns länskommunikationscentral länspolismästare länsstyrelsen läppar lär lära lärare läsa läsare läsaren läser läsning läst lästa
lät lätt lätta lättare lättaste läxhjälp låg låga lågt lån lång långa långfilm långsamt långsiktiga långt långvarig låt låta låtar låtarna låten låter
låtit låtsas låtskrivare löd lök lön lönen löner löneökningar lönsamhet lönsamheten löpande löper löpning lördag lördagen lördagens lördags
lördagsmorgonen lösa lösas löser lösning lösningar lösningen magen magnifik maj majoritet make makt makten mamma mamman mammas man manager mandat
manipulation manliga mannen mannens marginal marginellt mark marken markerade markering marknad marknaden marknader marknaderna marknadshyror mars
massakern massiv massiva massvaccinationen massvaccineringen mat mataffären match matchen matchens matcher matcherna maten material materialet
materiell matlagning maximalt me med medalj medaljerna medan medarbetare medborgare medborgarna meddela meddelade meddelande meddelandet meddelar
meddelat medel medge medger medhjälp medicin medicinska medier medierna mediernas medlemmar medlemskap medverkan medvetet medvetna mejl mellan
memoarer men menade menar mening meningsskapande mer mera meritlistan merparten mest mesta meter metod metoderna middag middagen midnatt midsommar mig
mil mildare militär militära militären miljard miljarder miljon miljoner miljonär miljö miljödomstolen miljöer miljön miljöpåverkan milt min mina
mindre mineralrikedomar minimal ministrar minitouren minnas minne minnen minns minska minskad minskade minskar minskas minskat minskning minst minsta
minus minut minuten minuter minuterna miss missa missade missar missat missbruk missbrukande misshandel misshandeln misshandlat misslyckades
misslyckats missnöjd misstag misstankar misstänker misstänks misstänkt misstänkta misstänkte misstänktes mist miste mitt mittbacken mitten
mittfältaren mix mjuk mjuka mjöl mobbning mobil mobilen mobiler mobilerna mobiliserar mobiltelefoner mod mode modehusets modell modellen modeller
moder modern moderna mogen moget moment montera mor mord mordbrand mordet mordförsök morgon morgonen morgonrusningen mormor morse morötter mot
motiveringen motorvägen motsats motsatsen motstånd motståndare motståndarna motståndet motsvarande motsvarar msk munterhet museet museum music musik
musikaliska musiken musikvideos muslim muslimska mycket myndigheten myndigheter myndigheterna myndigheternas män mängd mängden mängder männen människa
människan människans människor människorna människors mäns mänskliga mänskligheten mänskligt märke märker märkte mässling mästare mästerskap
mästerskapet mäter må mål målen målet målrekord målskytt måltider målvakt målvakten mån månad månaden månader månaderna månaders måndag måndagen
måndags måndagsmorgonen många mångas mångåriga mår måste mått möbler möjliga möjligaste möjligen möjlighet möjligheten möjligheter möjligheterna
möjligt mörda mördat mörka mörker mörkt möta möte möter mötesspår mötet mött mötte möttes nackdel nacken namn namnet narkolepsi narkotikabrott
nationalism nationell nationella nationen nationsgränser natt natten nattligt natur naturen naturlig naturligt naturligtvis naturreservat ned nedanför
neddragningar nedgång nedgången nedläggning nedsatt nedskärningar nedsövd negativ negativa negativt nej nekande nekar ner nere ni nickade nio nivå
nivåer nivån njuta njuter nog noga noll nollan nominerad nominerats nomineringar nordkoreanska nordost nordostsidorna nordväst nordvästra normal
normala normalt norr norra norrgående norrmän norsk norska notera novell november nr nu nuläget numera nummer nuvarande ny nya nyaste nyckeln nye
nyheter nyhetsbyrån nykomling nyligen nytt nytta nyttan nyår nyårsafton nyårsdagen nämligen när nära närheten närliggande närmar närmare närmast
närmaste närvarande närvaro näsan näst nästa nästan näste nästintill nätet nätmobbning nätverk nå nådde någon någons någonsin någonstans någonting
något några når nås nåt nått nödvändiga nödvändigt nödvändigtvis nöja nöjd nöjda nötter oacceptabelt oavgjort oavsett obefintlig obegripligt oberoende
och också ockuperad oerhört of off offensiva offentliga offentligheten offentligt offer officiell officiella officiellt offren ofredande ofrivilliga
ofta oftare oftast oförändrad oförändrat ohälsa okej oklar oklart oktober okänd okänt olaga olika olja oljan olycka olyckan olycklig olyckor
olycksplatsen olympiska olämpligt om ombord ombudet omedelbara omedelbart omfattande omfattar omgiven omgående omgångar omgångarna omgången omkom
omkommit omkomna omkring område områden området omröstning omröstningen omstridda omställning omständigheterna omsättning omsättningen omvald omvärld
omvärlden omöjligt onaturligt onda onekligen onsdagen onsdagens onsdags onsdagskvällen onsdagsmorgonen ont onödan onödigt op operans operation
operationen operatör operera opposition oppositionen oppositionsgrupper oproblematisk optimism ord orden ordentlig ordentliga ordentligt order ordet
ordförande ordföranden ordinarie ordnade ordning ordningen organisation organisationen organisationer organisationerna organiserad organiserade
orkestern oro oroa oroande orolig oroliga oron orsaka orsakade orsakat orsaken orsaker orsakerna ort orter orättvist osannolik osannolikt osedvanligt
oss ost osund osäker osäkert osäkra otrevlig otroligt otur ovanför ovanlig ovanliga ovanligt oväder ovädret oväntade oväntat paketet pakistanska
palestinske pallen pappa pappan pappas papper papperslösa papporna par paralleller parentes paret parets parken parker parlamentet parlamentets
parlamentsval parter parterna parti partier partierna partiet partiets partiledare partiledaren partiordförande partiprogrammet partnern pass passa
passagerare passagerarna passande passar passera pasta patient patienten patienter paus pedagogiska pedagogiskt pekade pekar pelare pendlar pendlare
pengar pengarna penningpolitik penningpolitiken pension pensionen pensionerna pensionsålder pepparkakor per perfekt period perioden perioder permanent
persilja person personal personalen personbil personen personer personerna personlig personliga personskador perspektivet piloten pinsamma pist pister
pizzasalladen pjäsen placera placerade placerades placerat placerats placering placeringar plan planen planer planera planerad planerar planeras
planeringen planerna planet planka plats platsen platser platserna plattan plattformar play plocka plogade plus plusgrader plågas plånbok plånboken
plåtar plötsligt po poeten pojkar pojkarna pojke pojken polis polisanmälan polischef polischefen polisen polisens poliser politik politiken politiker
politikerna politikers politisk politiska politiskt populära populäraste populärt portion positioner positiv positiva positivt post posten potatisen
power poäng poängen praktiken praktikplatser praktiskt prata pratade pratar praxis precis preliminära premiär premiären premiärminister
premiärministern presentera presenterade presenterades presenterar presenteras president presidenten presidentposten presidentvalet press pressa
pressade pressansvarig pressar presschef pressen presskonferens presskonferensen pressmeddelande prestationsbaserade presterat princip principer prins
prioriteras pris priser priserna priset prisfall pristagare prisuppgång privat privata privatliv privatpersoner problem problematiskt problemen
problemet procent procentenheter process produceras produkt produkter produktion professor profeten prognos prognoser prognoserna program
programledare programledaren programmet projekt projektet propaganda proportioner protest protester protestera protesterna prova prover präglade
präglades präglas präglats pröva psykisk psykiska psykolog publiceras publicerat publik publiken pucken punkterade på påfallande påfrestningar pågick
pågående pågår pågått påkörd påkörda påminner påpekar påsar påslagen påstå påståendet påstår påtaglig påtagligt påträffades påverka påverkad påverkade
påverkades påverkan påverkar påverkas rad radikalt radio raka raket raketen raketer rakt rally rallyt ramen ramla rankad rapport rapporten rapporter
rapportera rapporterades rapporterar rapporteras rapporterats ras rasa rasade rasar rasat rasistiska rationellt rattfylleri reagera reagerat
reaktioner reaktionerna reaktorer realistiskt realsocialismen rebellerna recept recession reda redaktion redan redo redovisas reducerad reducerade
reflektera reformen reformeras regel regelbundet regerande regering regeringar regeringen regeringens regeringspartierna regi regimen regional
regionen regionerna regissera register registrerade regler reglerar reglerna regn rehabiliteringen rejäl rejäla rejält rekommendationer rekord
rekrytera rekrytering relation relationer relationerna relativt religiös religiösa ren renodlade rent rentav reporäntan representanter
representanthuset representerar republikaner resa resan researrangörerna reseavdrag reseavdraget resenärer resenärerna reser resmålet resor respektive
rest restaurangbesök restauranger resten resterna resultat resultaten resultatet resultatlistan resultera resulterat resurser resurserna resursskolor
retur returer revolutionen rik rika rikare riket riksdagen riksdagens riksdagsgruppen riksdagsledamöter riksförbund riksväg rikta riktade riktar
riktas riktig riktiga riktigt riktning rimliga rimligt ringa ringar ringde ringen ringer ringt rinna ris risk risken risker riskera riskerar riskerna
riskgrupperna river roligare roligaste roligt roll rollen roman rotad rovdjuren rovdjurshandläggare rubriken ruinens rullade rullar rum rummet runt
runtom rusa rutinerad ryckte rygg ryggen rysk ryska ryske ryssen rytm ryttare räcka räcker räckte rädd rädda räddades räddningsarbetare
räddningsarbetet räddningsledare räddningstjänsten rädsla räka räkna räknar räknas räknat rälsen räntan ränte räntefonder räntehöjningar räntor
räntorna rätt rätta rättare rättegången rätten rätter rättigheter rättssystemet rättvisa råd råda råder rådjur råkar rån rånades rånet röd röda
rödkålen röja rök rökning rökt rör röra rörande rörde rörliga rörlighet röst rösta röstar rösten röster rött sa sade sagt sak saken saker saknad
saknade saknades saknar saknas sakta salt samarbete samband samförstånd samhälle samhällen samhället samhällets samhällstjänst samlad samlade samlades
samlas samlat samlats samling samlingen samma samman sammanlagt sammanslagningen sammanställda samordnare samordning samt samtal samtiden samtidigt
samtliga samverka sanktioner sann sanningen sannolika sannolikhet sannolikt satellit satsa satsade satsar satsning satsningar satsningen satt satte
sattes scen scenen scener schemat science se sedan seder seger segermålet segern sekreterare sekt sekund sekunden sekunder semester semifinal
semifinalen sen senap senare senast senaste sensationellt sent september ser serieledaren serieledning serien serier servera serveras service ses sett
setts sex sexa sexuella sexuellt sharialagar shopping sida sidan sidor sidorna siffran siffror siffrorna sig signaler sikt silver simmade simpel sin
sina sirap sist sista sistnämnda sits sitt sitta sitter situation situationen situationer sju sjua sjuk sjuka sjukdom sjukdomar sjukdomen sjukhus
sjukhuset sjukhusvård sjukskrivningar sjukvård sjunde sjunger sjunker sjunkit själ själv själva självfallet självförtroende självklara självklart sjö
sjön sjönk sk ska skada skadad skadade skadades skadan skadar skadat skadats skadestånd skador skadorna skaffa skaka skakade skakar skakat skall skalv
skamlig skandalen skapa skapade skapades skapar skapat skar skarp skatt skatteförslaget skattehöjningar skatten skatter skatterna ske skedde skede
sker skett ski skicka skickade skickades skickar skickas skickat skickats skidor skidorna skidåkning skiljer skillnad skillnaden skillnader skilsmässa
skingra skiva skivan skivbolaget skivor skjuta skjutas skjutit skjutits skjutningen skjuts skog skogen skola skolan skolans skolmassakern skolor skor
skott skottare skotten skottlossning skottlossningen skrattar skrev skrevs skriva skrivelse skriven skriver skrivit skrivs skuggan skuld skulder
skuldsättningsgrad skull skulle skulpturer skydd skydda skyddad skyddar skyddsjakt skyfall skyldig skyldighet skylla skynda skäl skär skära skärpta
skådespelare skådespelaren skådespelarna skönt sköt slag slagit slags slagsida slagsidan slakteriet slalom slapp slaviska slingrande slog slump slut
sluta slutade slutar slutat slutet slutligen slutsats slutsatsen slutspel släckt släkten släktingar släng slänger släppa släppas släpper släpps släppt
släpptes slå slår slås slåss smak smaka smaker smart smarta smita smittade smittan smittat sms smutsigt smäll smärtan smärtor små småföretagare
småningom smör smöret snabba snabbare snabbast snabbt snabbtåg snabbväxande snarare snart snett snitt snittmedborgare snittpriset snudd snurra snygg
snö snöande snöat snöfall snöfallet snömassorna snön snöoväder snöröjningen snöskottning sociala socialtjänsten socioekonomiskt socker sockret soffan
soja soldat soldater soldaterna solen solens som sommar sommaren somras son sonen sopor sorg sorgligt sortens sorti sota sov sova sovjetiska spanare
spann spanska spara sparkade sparkar specialiserat specialister speciell speciella speciellt speglar spekulera spekulerats spel spela spelad spelade
spelar spelare spelaren spelarna spelas spelat spelen spelet spelklar spelregler speltid spenderat spisen splittrar sporadiskt sporten sprang spreds
sprida sprider spridning sprids springa springer sprinten sprit spruta sprutan sprängmedel språk språkbruk språkliga spänn spännande spår spårade
spåren spåret spöken spökjägare st stabil stabila stabiliteten stabilt stad staden stadens stadsdelen stadshus stafettpinnen stan stanna stannat stark
starka starkare starkaste starkt start starta startade startades startar startat starten stat staten statens stater station statistik statistiken
statlig statliga statsminister statsministern statsobligation statsråd statssekreterare statsskulden steg steget stekpanna sten stenar sticker
stiftelsens stigande stiger stigit stil stilla stilmedvetna stirrar stjäla stjärnan stjärnor stjärnorna stockholmarna stod stolta stopp stoppa
stoppade stoppades stoppar stor stora storbanken storbankerna storföretag storlek storm storslalom storstadsområdena stort straff straffen straffet
straffläggning strategi strategin strategiska strax strecket strejk stress stressade strid strida strider striderna stridsvagnar strikt sträcka
sträckan strävan strålande strålar strömavbrott strömavbrottet strömmade strömningar studenter studenterna studera studerar studie studien studier
stulna stum stund stunder stycken styr styras styrda styrde styrelsen styrelseordförande styrka styrkan styrräntan styrs städas städer städerna ställa
ställas ställde ställdes ställe ställen ställer stället ställning ställs ställt ställts stämde stämma stämmer stämning stämningen ständig ständiga
ständigt stänga stängas stängde stängdes stänger stängning stängt stärka stärkas stå stående står stått stöd stödet stödja stödåtgärder stöld stölder
stör störa störande störningar större störst största stöter successivt succé summan super surfplatta suttit svag svagare svagt svalna svamp svanar
svanen svar svara svarade svarar svarat svaret svart svarta svd svensk svenska svenskan svenskar svenskarna svenske svenskt svett svininfluensan svit
svängde svärmor svår svåra svårare svårigheter svårt sydost sydväst sydvästra sydöstra syftet symboliserar symtom syn syna synen synes synnerhet syns
syntes synvinkel syriska sysselsatta sysselsättningen system systematiskt systemet syster säga sägas säger sägs säker säkerhet säkerhetskälla säkert
säkra säkrare sälja säljas säljer sällan sällskap sämre sämst sämsta sänder sändes sändningstid sänka sänkas sänker sänks sänkt sänkte sänktes
särskild särskilda särskilt säsong säsongen säsonger säsongerna sätt sätta sätter sättet sätts så sådan sådana sådant såg sågs sålda såldes således
sålt sålts sångaren sången sångerskan sårbara sårbart sås såsen såväl söder söderut södra söka sökande sökandet söker sökning sökningar sökningarna
sökt sökte sömnproblem söndag söndagen söndagens söndags söndagseftermiddagen söndagskvällen söndagsmorgonen sönder söta ta tabellen tack tacka
tackling tag taget tagit tagits tak taken taket takt tal tala talade talar talas talat talesman talesperson talet talets talibaner talibanernas
tangera tankar tankarna tanke tanken tapeten tappade tappar tappat tar tas taxi tecken tejp teknik tekniken teknisk tekniska tekniskt telefon
telefonen telefoner tema temat tempot tennis teori ter territorium terrordåd test testa testats tester testet text texten textens texter the tid tiden
tidens tider tiderna tiders tidig tidiga tidigare tidigarelägga tidigast tidigt tidlösa tidningar tidningen tidpunkten tidsålder till tillbaka
tillbakavisar tillbringar tillbringat tillbyggnad tilldelades tilldelas tillfredsställande tillfrågats tillfälle tillfällen tillfället tillfällig
tillfälliga tillfälligt tillfångatagit tillförlitlig tillgänglighet tillgängligheten tillgängligt tillgång tillgångar tillhör tillhörde tillräcklig
tillräckligt tills tillsammans tillslaget tillslut tillstånd tillsyn tilltalet tillträdde tillvaro tillverkningen tillverkningssektorn tillväga
tillväxt tillväxten tillägger tillåtna tillåts timmar timme tingsrätt tingsrätten tio tionde tiotal tips tisdag tisdagen tisdags tisdagskvällen titeln
titlar titta tittade tittar tittat tjeckiska tjej tjejer tjejerna tjockbottnad tjuvstart tjänar tjänat tjänst tjänstefel tjänstemän tjänsten
tjänstepension tjänster tjänstesektorn to toaletten tobak tog togs tok tolkning tomaterna tomma tomte tomten ton tonåren topp toppar toppen torka torr
torsdag torsdagen torsdagens torsdags torsdagskvällen torsdagsmorgonen torterade total totala totalförstördes totalt touren tradition traditionell
traditionella traditionellt traditionen traditioner traditionsenliga trafik trafiken trafikleder trafikolyckor tragedier tragedin tragiska tragiskt
transfereringssystem transporter trappa trauma tre trea tredje tredjedel tredjedelars tredjeplats trend trenden trender trettio trevlig trivs tro
trodde troligen troligt tron tror tros trots trott trottoarer truppen tryck trycket tryckt tryckte trygga trygghet träd trädde träder träffa träffade
träffar träffas träffat träna tränar tränare tränaren tränarna tränat trängdes trängselskatten träning träningarna tråkigt tröjan tröst tsk tuff tuffa
tuffare tung tunga tungt tunn tunna tunnelbanan tunnelbanespåret tur turen turister turnering turneringen turné tusen tusenlapp tusentals tv tveksam
tveksamhet tvinga tvingade tvingades tvingas tvingats tvungen tvungna tvärs tvärstopp tvärtom två tvåa tvåan tycka tyckas tycker tycks tyckte tyda
tyder tydlig tydliga tydligare tydlighet tydligt tyfonen tyngd tyngre typ typen typer typiskt tysk tyska tyske tysken tyst tysta tyvärr täcka täcks
tält tända tände tänk tänka tänker tänkt tänkte tät tätt tävla tävlandet tävlar tävling tävlingar tävlingen tåg tåget tågtrafiken tålamod tårar tårgas
töjer ugnen undan undantag under undergången underhåll underkylt underlag underlaget underliggande underläge underlätta understryker undersöka
undersökning undersökningar undersökningen undervisning undervisningen undra undrade undrar undre undvika undvikas undviker ung unga ungdomar
ungdomarna ungdomsarbetslöshet unge ungefär unik unionen universitet universiteten universitetssjukhus upp uppdelad uppdrag uppdraget uppe uppehåll
uppenbarligen uppenbart uppfattas uppfattning uppfattningen uppföra uppgav uppger uppges uppgick uppgift uppgifter uppgifterna uppgång uppgår
uppgörelse uppgörelsen upphov upphör upplaga uppleva upplevde upplevelse upplevelser upplever upplevt uppmana uppmanade uppmanar uppmanas uppmanat
uppmuntrar uppmärksamhet uppmärksamheten uppmärksamma uppmärksammade uppnå upprepar upprepas upprop upprätthålla upprörda uppskattas uppskattning
uppstod uppstå uppstår uppsåt uppträdande upptäcka upptäckas upptäcker upptäckt upptäckte upptäcktes upptäckts uppväxt uppåt ur urartade urladdningar
ursprung ursäkt urval ut utan utanför utanförskap utanförskapsområden utbildning utbildningen utbildningsminister utbildningsnivå utbyte utdelning
utdelningen utdragen ute utesluta utformas utfärdades utfärdat utför utföra utförde utgifter utgångspunkt utgår utgått utgåvor utgör utgöra utifrån
utkastet utlyst utländsk utländska utlänningar utlöst utlöste utmana utmanande utmaning utmaningar utmaningen utmed utmärkelse utmärkt utnyttja utom
utomlands utreda utredare utreder utredning utredningar utredningen utreds utrikesdepartementet utrikesminister utrikespolitik utrikespolitisk
utrymdes utrymme utsatt utsatta utsattes utsatts utseende utsetts utsikterna utslag utslagen utslaget utsläppen utsläppsminskningar utspel utspelar
utsträckning utstå utsättas utsätts utsåg utsågs uttala uttalade uttalande uttalanden uttalat uttryck uttrycket uttryckligen uttryckt uttryckte
utveckla utvecklades utvecklas utvecklats utveckling utvecklingen utvinna utvisas utvärdering utökade utökas utöver vaccin vaccination vaccinationen
vaccinationer vaccinera vaccinerade vaccinerar vaccinerats vaccineringen vaccinet vackert vad vagt vaknade vakt vakthavande val valar valde valet
valfrihet vallagar valt valuta valutan van vana vandring vanlig vanliga vanligare vanligaste vanligt vanligtvis vann vansinnet vapen vapenbrott var
vara varaktigt varandra varav vardag vardagar vardagen vardera vare varför vargar vargstammen variant varianter varierar varierat varit varje varken
varm varmare varmt varnade varnar varnat varning varningar varor varorna varpå vars varsel varsitt vart varumärken varvet vatten vattenmyndigheten
vattenytan vattnet vd vecka veckan veckans veckor veckorna vek vem verk verka verkade verkar verkat verket verkliga verkligen verklighet verkligheten
verksamhet verksamheten verksamheter verktyg version versionen versioner vet veta vetat vetenskaplig vetenskapliga veterinären vi via vice vid vidare
video vidta vika vikt viktig viktiga viktigare viktigast viktigaste viktigt vila vilar vilda vildsvin vilja viljan vilka vilken vilket vill villabrand
villan ville villkor villkoren villkorlig villor vin vindar vinden vinet vinkel vinna vinnare vinnarna vinst vinsten vinster vinter vintern
vinterväder virus viruset vis visa visade visades visar visas visat visats viset viss vissa visserligen visst visste vistas vit vita vitryska vitt
vittna vittnen vittnesuppgifter von vore voteringen vrede vräkningar vräkts vunnit vuxit vuxna väcka väcker väcks väckt väckte väder vädret väg vägar
vägarna vägbanan vägen väggarna väggen vägkanten vägrade vägrar vägrat väktaren väl väldigt välfärd välfärden välfärdsmodellen välfärdssystem välja
väljare väljarna väljer välkommet välkomnar välte vän vända vände vänder vändningen vänner vänster vänt vänta väntade väntades väntan väntar väntas
väntat värd värde värden värderade värderingar värdet värld världen världens världscupen världsekonomin världseliten världsetta världsklass
världskriget världsledande världsmästaren världsmästerskapet värma värme värmen värnar värre värst värsta värt värva värvningarna väsen väska väskan
väst västerländska västra västvärlden växande växer växla växlar växte växthusgaser våga vågade vågar vågat våld våldet våldsam våldsamma våldsutsatta
våldtäkt våldtäkter vållande vår våra våras vård vårdades vårdas vårdats vårdcentralen vården vårdpersonal vårdslöshet våren vårt webben webbplats www
yenen yngre yngsta yoghurt your yrkat yrke yta ytterligare ytterst yttersta yttre äga ägde äger ägna ägnar ägnat ägt äldre äldreomsorgen älskade
älskar ämne ämnen än ända änder ändrade ändras ändringar ändå ännu äntligen äpple är ära ärenden ärendet ärlig äta äter ätit även åk åka åkare åker
åket åklagare åklagaren åkning åkt åkte ålder åldern år åren årens året årets århundrade årig åriga årige åring åringar åringarna åringen årliga års
årskurserna årsmöte årsskiftet årsåldern åsikt åsikten åsikter åstadkomma åt åtal åtalad åtalade åtalades åtalas åtalet åter återfinns återhämtning
återigen återkommande återkommer återstår återupptas återvända återvänder åtgärd åtgärdas åtgärdats åtgärder åtminstone åtta öarna öde ödet ögon
ögonen öka ökad ökade ökar ökat ökning ökningen ömsesidigt ömsom ön önskade önskar önskat önskemål öppen öppet öppna öppnade öppnades öppnar öppnas
öppnat öre öster östra över överens överenskommelse överenskommelsen överfulla övergrepp överklagat överkörda överleva överlevande överlevarna
överlägsen överlägset övernatta överordnade överraskad överskott översyn översättning övertidstimmar övertygad övertygade övertygelse övertänt
övervaka övervakningskameror överväga överväldigande övre övriga övrigt`
