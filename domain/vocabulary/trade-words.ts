/** Words of notes and talks that the open dictionaries lack, in their basic forms: the body, what is done, paid, sent and seen. Written for this project. */
export const MORE_NORWEGIAN = `
honorar utbetale utbetalt utbetales utbetaling innbetale egenandel refusjon utreise innreise utskrive utskreven romluft overkropp overkroppen underkropp
skjegg skjegget bart barten kinnskjegg mørk mørke mørkt lys lyse lyst
hente henter hentet hentes sein seint seinere sen sene rar rart rare kalle kaller kalt kalles skjønne skjønner skjønte skjønt gruve gruva gruver røke røkt
røyke røykt urne urna helg helga helgen helgene presis presist lesbar uleselig
avlivning avlive avlivet bur buret innhegning spene spenen spener jur juret kvige kviga sau sauer sauene lam lammene ku kua kyr kyrne fjøs fjøset bås binge
flokk valp valper valpen kattunge kattunger
labprøve labprøver svar svaret svaret prøvesvar kontroll kontrollen nødtelefon vaktrom venterom skranke skranken luke luka kassa kasse regning regningen
faktura purring kvittering attest attesten legeerklæring erklæring
foetor ikterus cyanose dyspne ødem petekkie krepitasjon krepitasjoner ronki knatrelyd bankeøm ledsaget uledsaget reponere reponert sutur suturert suturer
stift stifter gips gipset skinne skinnen bandasje kompress drenert dren drenet
tung tunge tungt lett lette tett tette tynn tynne tykk tykke grov grove glatt glatte ru rue hissig hissige irritert sår såre sårt nummen numne stiv stive myk
myke fuktig fuktige tørr tørre svett svette kvalm kvalme uvel slapp slappe
dytte dytter dyttet dra drar dratt løfte løfter løftet bøye bøyer bøyd strekke strekker strakt vri vrir vridd gape gaper gapt svelge svelger svelget tygge
tygger hoste hoster hostet nyse nyser nøs klø klør klødde blø blør blødde
hinke hinker hinket snuble snubler snublet skli sklir sklidde falle falt ramle ramler ramlet gli glir glapp smelle smeller smalt knekke knekker knakk brekke
brekker brakk forstue forstuet vrikke vrikket tråkke tråkket
selge solgt kjøpe kjøpt flytte flyttet pusse pusset male malt snekre snekret mekke mekket jobbe jobbet vikar skift skiftet turnus nattevakt dagvakt kveldsvakt
permisjon sykemelding sykemeldt arbeidsufør ufør uføretrygd trygd
kjempe kjempefint greit kjapt fort sakte forsiktig litt mye masse haug haugevis stadig ofte sjelden aldri alltid ennå fortsatt allerede straks snart nettopp
plutselig gradvis omtrent cirka nesten nokså ganske veldig innmari
`
export const MORE_SWEDISH = `
skyndsam skyndsamt insatt insatta utsatt labsvar provsvar agranulocytos cirros cirrhos trycksår hemgång utskrivning inskrivning kallelse kallad kallas
intuberad intuberat extuberad rehab rehabilitering kryo kryobehandling
mjölkgård gård gården ladugård ladugården besättning ägd ägs ägaren rullad rullat fakturera faktureras fakturan reseintyg intyg intyget rond ronden säng
sängen natt natten nätter per vägg väggtjocklek svetsa svetsar svetsare svets
tråd tråden tandspets tandspetsar slipa slipar slipning sövning sövd uppvakning öka ökas ökat minska minskas minskat trappa trappas clearing fredags lördags
söndags måndags tisdags onsdags torsdags onsdagar onsdagen
anamnes status bedömning åtgärd planering uppföljning remiss remissvar journal anteckning omvårdnad omvårdnadsanteckning sår såret omläggning omlagd omlagt
förband kompress dränage kateter katetern dropp droppet nål nålen
rodnad rodnade svullnad svullen svullet ömhet öm ömmar stel stelhet domnad domningar stickningar yrsel yr illamående kräks kräkts kräkning diarré förstoppning
hosta hostar hostat slem slemmig andfådd tungandad pip pipande
haltar halta hälta klia kliar kliat slicka slickar slickat gnager gnagt tugga tuggar tuggat svälja sväljer svalt snubbla snubblar ramla ramlade halka halkade
vrida vred lyfta lyft böja böjd sträcka sträckt
rätt jätte jättebra ganska lite mycket massa hela halva dubbla enkla vanlig vanliga konstig konstiga tråkig skönt jobbig jobbigt besvärlig orolig oroliga
ledsen ledsna trött trötta pigg pigga
skruv skruvar skruven skruvarna platta plattan plattor tång tången hammare hammaren spegel spegeln stjärna stjärnan spik stift stiften tvål vatten geting
getingar bi bin mygga fästing boll bollen pinne gren stubbe stege trappa trappan tröskel
huvud hals nacke axel axeln arm armbåge handled hand finger fingrar tumme bröst rygg höft höften ben knä vad vaden fot foten häl tå tår tass tassen baktass
framtass klo klorna nos nosen svans öra örat öga ögat näsa näsan mun tunga tand tänder
gallan gallsten gallblåsa galla njure njurar lever mage magen tarm tarmen blåsa blåsan lunga lungor hjärta hjärtat hjärna muskel muskler sena senan led leden
skelett hud huden ärr ärret blåmärke knöl knölen bula utslag eksem blåsor
rosslar pipa väser flåsar andas andetag hostning nyser snörvlar kväljer rapar sveder svider bränner värker molar hugger sticker domnar krampar darrar skakar
svettas fryser svimmar svimmade sprucken spruckna lossnar lossna torkar torka blöder
björk al hassel gräs pollen damm mögel nötter jordnöt ägg mjölk fisk skaldjur äpple banan bröd smör ost kött kyckling gröt soppa kaffe te socker salt godis
choklad öl vin sprit snus cigarett rök rökning
stol bord soffa golv tak dörr fönster kök badrum toalett dusch badkar matta kudde täcke lakan filt lampa klocka telefon dator väska nyckel nycklar sko skor
strumpa byxor tröja jacka mössa handske glasögon rollator rullstol krycka kryckor käpp
slang mask kanyl sax kniv pincett sond elektrod elektroder plåster bandage salva kräm droppar tablett kapsel spruta vaccin gips gipset skena ortos bedövning
narkos snitt stygn agraff häfta
läsa läser skriva skriver titta tittar känna känner lägga lägger sätta sätter sitta sitter stå står gå går springa springer cykla cyklar simma simmar bära bär
dra drar trycka trycker klämma klämmer tvätta tvättar smörja smörjer
ljus mörk mörker tyst buller väder regn snö is halka vind storm sol solen måne himmel skog skogen sjö strand berg backe backen väg gata tåg buss bil moped
skola förskola dagis arbete kontor fabrik affär lager
`
export const MORE_DANISH = `
distorsion bagfra forfra méngrad ménfradrag godtgørelse udbetale udbetalt honorar bosted bostedet borger borgeren sagsakter erklæring erklæringen attest
attesten variation øvelse øvelser øvelserne gårdhund gårdhunde
phenylbutazon wrap hø høet halm halmen boks boksen foder fodret bagkirtel spørge spørg spurgt ammer amme ammet indtil cykle cykler cyklet saft saftevand skib
skibet anker lego mide mider miden pattegris pattegrise pattegrisene
eksmand ekskone svare svarende svar fejl fejlen tamilsk arabisk tyrkisk somalisk afføring vandladning sengetid søvnløs opkast opkastning kvalme svimmel
svimmelhed hævelse hævet rødme ømhed øm stivhed føleforstyrrelse
`
