/** Names written down for this project from general knowledge, where the open lists are thin. Known by themselves, in lower case too. */
export const NORDIC_GIVEN = `
astri eldbjørg aslaug alvilde amund anbjørg andor annbjørg annlaug arngeir arnljot arvid aslak audhild audny berta bergljot birgit bjørgulf bjørnulf borgny
brith brynhild dagmar dagrun daniela edel edith egil eilert einride eldar eldrid elfrid elida elise ellev embla embrik emely emrik engebret erna ernst eyvind
fatou fillip finnrid frank fritjof gaute gerhard gisken gjermund gjert greger grim grynet gudleiv gunda gurine gyda halfdan hallbjørg hallgrim halstein
hartvig hauk hela henny herbjørg herlaug herleif hilmar hjalmar håkon idun iren iselin ivan jannik jarl jenny joar jofrid jomar jone jorid jostein judith juni
jørun kaisa karl-johan kaspara kirsti kitty kjellfrid klaudia kolbein konstanse laila-marie leikny leiv lillemor linnéa liss liv-randi lodve loyd ludolf
magnar magnhild maren margido marte maud melissa milly minda mirja mons nancy nelly nicolay nikoline nora-sofie norvald oda oddlaug oddleif oddmund oddny
oddrun oddveig olaug olea oline ommund otilie otte palma peik petrine pål ragni ragnfrid rebecca reinert rigmor roald rolv ronja sanna selje sigbjørn sigfrid
sigmund siren sivert sjur skjalg solbjørg solgunn solrun sonja steffen stener sunniva svanhild sven-ove sverre-johan søren såvi tarald tarjei tellef thale
tilde tjodolf tom-erik torbjørg tordis torfrid torgunn torhild torlaug torolf torunn trym tyri ulla unni-mari urd valdemar vebjørg venke vetle vidar vigleik
villemo wenche wilhelm yngvild ynge ørnulf øyolf øyvor ågot åsa åsbjørg åslaug ejvind ebbe einer gudmund gunnvor hilma ingefred karoline kathe lykke maren
marna nanna niels-erik regnar rosa signe sigrid skytte sofus søs thorvald tove-lise ulrikke vagner valborg viola ann-christine barbro birgit britt-marie eivor
elna gerda gull-britt gun-marie gunborg göta hillevi hjördis ingegärd inga-britt iréne jan-olof kaj-erik karl-gustav lars-olof lilly maj-lis margot
märta-stina ruben rune siv solbritt stig-arne tindra torborg viking vivianne ylva åke-bertil petronella
aksel albert alexander alf alfred alma amalie amanda anders andreas andrine ane anette anita ann anna anne annika anniken annette anton are arild arne arnfinn
arnhild arnt arvid asbjørn aslak aslaug asta astrid atle aud audun august aurora
beate bente berit bernt birger birgit birgitte bjarne bjarte bjørg bjørn bjørnar bodil borghild brage brit britt brynjar børge børre camilla carina carl
caroline cathrine cecilie charlotte christer christian christina christine christoffer
dagfinn dagny daniel david didrik ebba edith edvard edvin egil eilif einar eira eirik elin elisabeth eline elise ella ellen ellinor elsa elvira emil emilie
emma emma endre erik erlend erling ernst espen ester eskil eva even
fredrik fredrikke frida frode gabriel geir georg gerd gerda gisle gjertrud gro gry grete grethe gunhild gunn gunnar gunvor gustav guro guttorm halldis halvard
halvor hanna hannah hanne hans harald harriet haakon håkon håvard hallgeir hedda hedvig heidi helene helga helge henrik henriette henry herman hermann hilde
hilda hildegunn hjalmar hjørdis hugo hulda håkon
ida idar idun inga inge ingebjørg ingeborg inger ingrid ingunn ingvald ingvar ingvild irene iris isabella isak ivar iver jakob jan janne jannicke jarl jarle
jeanette jenny jens jesper joachim joakim johan johanna johannes john johnny jon jonas jonathan jorunn josefine julian julie jonny jørgen jørn jørund jørn
kaja kai kamilla karen kari karianne karin karina karl karoline karsten kathrine katrine kenneth kim kine kirsten kirsti kittil kjartan kjell kjellaug kjersti
kjetil klara klaus knut kolbjørn konrad kristian kristin kristina kristine kristoffer kåre
lars lasse laila laura leif lene leon leonora lillian lina linda line linea linn linnea lisa lisbeth lise liv lone lotte louise lucas ludvig lukas lykke magne
magnhild magnus maia maja malene malin margaret margareth margit margrete margrethe mari maria mariann marianne marie marit marius marte martha marthe martin
mathea mathias mathilde mats mattis matilde merete mette mia michael mikael mikkel mildrid milla mina mona monica monika morten muhammed mohammad mohammed
narve niklas nikolai nils nina njål noah nora norunn odd oddbjørn oddny oddvar odin ola olaf olai olaug olav ole oline oliver olga olve oskar oscar ottar otto
ove patrick paul per peder pernille peter petra petter philip pia preben pål ragna ragnar ragnhild ragnvald rakel ralf randi rasmus rebekka reidar reidun
renate rikard rikke rita roald roar robert roger rolf rolf ronny rune runar ruth rut
sander sandra sara selma serine sigbjørn signe sigrid sigrun sigurd sigvard silje simen simon sindre siri sissel siv snorre sofia sofie solfrid solveig sondre
solbjørg sonja stein steinar stian stig stine sturla sturle sunniva susanne svanhild svein sverre sylvi sylvia synne synnøve sølvi tarjei terese terje thea
thomas thor thorbjørn thorleif tiril tobias tom tone tonje tor torbjørn tore torfinn torgeir torgrim torhild toril torill torkel torleif tormod torstein
torunn torvald tove trine trond trude trygve trym turid tuva tyra ulf ulrik une unni valborg vanja vebjørn vegard vera vetle vibeke victor viggo vigdis viktor
vilde vilhelm vilma vivian wenche yngvar yngve yngvild ylva åge åse åshild åsmund åsne øistein øivind ørjan øystein øyvind
agneta agnes albin alice alva anki ann-marie anna-karin annelie annica arvid asta astrid axel barbro bengt berit bertil birgitta bo boel börje carin
carl-johan catarina christer claes conny curt dag dagmar ebbe edvin elias elin elsa elsie emelie erik-johan esbjörn evert filip filippa fredrika freja frans
folke gerd gertrud göran gösta gudrun gun gunilla gunvor gustaf göte hampus hasse hjördis håkan håkan inga-lill ingegerd ingela ingemar inger ingvar isabelle
jan-erik jonny jörgen josefin kaj karl-erik kent kerstin kjerstin klas krister kristofer kurt lars-erik lars-göran lars-åke leif lena lennart lill linus
lisbet lovisa lova ludvig maj maj-britt majken malte margareta marie-louise marika mats mattias melker mikaela mikael monika måns märit märta nelly nils-erik
olle olof oskar ove per-erik pelle pernilla pär pontus ragnar roland rolf rosmarie roger rut signe sigvard siv sixten sofia staffan stefan sten stig stina
sture sune susann susanna sven sven-erik svante tage thore tilda tommy torbjörn tore torgny tuva tyra tyko ulf ulla ulla-britt ulrika urban vera viktoria
vilgot viola wilma yngve yvonne åke åsa örjan östen
aage aase anders anker anne-lise anne-marie arne asger bendt benny bent bente birthe birte bjarne bo bodil børge carsten claus connie dorte dorthe ejnar else
elly erling eskild finn flemming frede frederik freja gerda gert gitte grethe gudrun gunner hanne hanne-lise hans-jørgen heine helle henning henny herdis
holger inge ingelise inger ingolf jacob jens-peter jeppe jesper jette johnny jonna jytte jørgen kaj karen karen-margrethe karl karsten keld kjeld kirsten
klaus knud kurt laurits leif lillian lilly lis lisbeth lone lotte lykke mads magda maj-britt malthe marcus margit merete michael mie mikkel mogens morten
mette niels ninna ole orla oluf palle per peder pernille peter poul poul-erik preben rasmus regitze rigmor rikke rita rosa ruth signe sigurd sine solvej steen
stig svend søren tage thorkild thyra tina tove torben troels tyge ulla uffe vagn verner vibeke viggo villads vivi willy åse
aisha ahmad ahmed ali amina amir asma bilal fatima fatma hassan hussein ibrahim ismail jamal khadija khalid leyla mahmoud mariam maryam mehmet mohamed mustafa
nadia omar osman salma samira yasmin yusuf zahra zainab abdi abdullah farah hodan ayaan agnieszka katarzyna małgorzata piotr krzysztof tomasz paweł andrzej
wojciech magdalena joanna jadwiga`

export const NORDIC_SURNAMES = `
bø ås mo lo ry aas aasen abrahamsen ahmed alexandersson ali amundsen andersen andersson andreassen antonsen arnesen aronsson arvidsson axelsson bakke bakken
berg berge berger berggren berglund bergman bergström berntsen birkeland bjerke bjørklund bjørnstad björk björklund blom bråten brekke brekken brandt bruun
brunn bruvik bråthen bye bøe börjesson carlsen carlsson christensen christiansen christophersen clausen dahl dahlberg dahle dale dalen dam danielsen
danielsson davidsen eide eidem eilertsen ek ekström eliassen ellingsen engen engström enger eriksen eriksson espeland evensen falk fjeld fjeldstad forsberg
forsman fossum fredriksen fredriksson friis fransson frandsen gabrielsen gravdal gregersen grøn gulbrandsen gunnarsson gundersen gustafsson gustavsson haga
hagen haglund halvorsen hammer hansen hanssen hansson haraldsen haug haugen haugland hauge hedlund helgesen hellström henriksen henriksson hermansen
hermansson holm holmberg holmgren holmström holst holt hovland hussein håkansson iversen isaksen isaksson jacobsen jakobsen jakobsson jansen jansson jensen
jeppesen jepsen jespersen johannessen johansen johansson johnsen johnsson jonassen jonasson jonsson juhl justesen jørgensen jönsson karlsen karlsson kjær
kjeldsen kleven knudsen knutsen kristensen kristiansen kristoffersen krogh krag krog lange larsen larsson laursen lauritsen lie lien lind lindberg lindgren
lindqvist lindström linnerud lorentzen lorentzen lund lundberg lundby lunde lundgren lundin lundqvist lundström lyngstad löfgren madsen magnussen magnusson
martinsen martinsson mathiesen mathisen mattsson mikkelsen moe moen mogensen mohammed mohr mortensen munk myhre myklebust månsson mårtensson møller møller
nedland ness nguyen nielsen nilsen nilsson norberg nordby nordström nygaard nygård nyberg nyström nyström nørgaard næss olausen olesen olofsson olsen olsson
opsahl overgaard paulsen pedersen persson petersen petersson pettersen pettersson poulsen rasmussen riis ruud rød rønning samuelsen samuelsson sandberg
sandström sand sandvik schmidt schou simonsen sivertsen sjöberg sjögren skaar skoglund skovgaard solbakken solberg solheim sollie sorensen steen stenberg
stene storm strand strandberg strøm strömberg ström sundby sundberg sunde sundström svendsen svensson sveen syversen sæther sætre sørensen sørli sørlie
thomassen thomsen thorsen thorvaldsen thygesen toft torgersen tangen tveit ulriksen vestergaard viberg viken villadsen vik vinther vold wallin wang
westergaard wiik wikström winther åberg ågren åkesson öberg østby øien øverland`

export const ENGLISH_GIVEN = `
kayleigh kaylee hayley ashley ashleigh beverley brooke caitlin cameron candice carly cheryl courtney dale darcy dean demi denise desmond dexter dominic
donovan dwayne ebony elliot ellis elsie erin esme evan farah finlay freya garth gabriel gaynor gwen hamish harvey heidi holly imogen ingrid irvine jade jayden
jayne jodie jolene kayla kerry kieron kylie lachlan lara leanne lesley leah libby lola lorna lottie lydia mabel maisie marjorie maurice maxine meera mia miles
mohammed muhammad nadia naomi niamh nina nigella noel oliver-james orla paige perry petra philippa poppy priya quentin raj ravi reece rhys rhiannon rita
rosalind rosie roxanne ruby rupert saoirse sabrina saffron sanjay sasha shane sharon-rose shauna shelley sheena siobhan skye sonia stacey sunita tamara tanya
tara tessa theo thelma tiffany tobias tracy trisha ursula verity vicky wayne wesley yasmin yusuf zachary zara
adam aidan alan albert alexander alfie alice alison amanda amelia amy andrea andrew angela anna anne anthony arthur barbara beatrice ben benjamin bernard beth
betty bill brenda brian bruce callum carol caroline catherine charles charlotte chloe chris christine christopher claire clara clive colin connor craig
cynthia daisy daniel danielle darren david dawn deborah denis dennis derek diana diane donald donna doreen doris dorothy douglas duncan dylan edith edward
eileen elaine eleanor elizabeth ellen ellie emily emma eric ethan eve evelyn fiona florence frances frank fred frederick gareth gary gavin geoffrey george
georgina gerald gemma gillian gladys glen gordon graham greg hannah harold harriet harry hazel heather helen henry hilary howard hugh ian irene isabel isla
jack jacqueline jake james jamie jane janet janice jason jasmine jean jeff jeffrey jennifer jeremy jessica jill jim joan joanna joanne joe joel john jonathan
jordan joseph josephine joshua joyce judith judy julia julian julie june justin karen kate katherine kathleen katie keith kelly ken kenneth kevin kieran kim
kirsty kyle laura lauren lee leo leonard leslie lewis liam lily linda lisa logan lorraine louis louise lucy luke lynn malcolm marcus margaret maria marian
marie marilyn marion mark martha martin mary matthew maureen megan melanie melissa michael michelle mildred millie miriam moira molly monica morag muriel
nancy naomi natalie natasha neil nicholas nicola nigel nora norma norman olive oliver olivia oscar owen pamela patricia patrick paul paula pauline peggy
penelope peter philip phillip phoebe phyllis rachel ralph raymond rebecca richard robert robin roger ronald rory rosemary ross roy russell ruth ryan sally
samantha samuel sandra sara sarah scott sean sharon sheila shirley sidney simon sophia sophie stanley stella stephanie stephen steven stewart stuart susan
suzanne sylvia teresa terence theresa thomas timothy tina toby tom tony tracey trevor valerie vanessa vera veronica victor victoria vincent violet virginia
vivian walter wayne wendy wilfred william winifred yvonne zoe`

export const ENGLISH_SURNAMES = `
anderson atkinson baker barker barnes bennett brown campbell carter clarke cooper davies edwards ellis evans fletcher gibson graham griffiths hamilton harris
harrison henderson hughes jackson jenkins johnson johnston kelly kennedy lewis macdonald marshall martin matthews mcdonald mckenzie miller mitchell morgan
morris murphy murray nelson o'brien o'connor parker patel patterson phillips powell richards richardson roberts robertson robinson rogers russell sanders
saunders shaw simpson smith spencer stevens stewart sullivan taylor thomas thompson thomson turner walker wallace watkins watson williams wilkinson williamson
wilson wright`

/** Nominative forms; cases are taken off before looking up. Short and pet forms included. */
export const RUSSIAN_NAMES = `
виталик виталька гульнара гузель тимур ренат рашид марат ильдар айгуль зарина зухра фатима ахмед али мурат руслана алсу лейла малика нурлан айдар ринат камила
динара эльмира рустем наиль лилиана снежа стас славик костик толик толя валера эдик гоша жора юрик вовка серега леха леша алеша лешка колька мишка митя дмитро
олеся галка ленка светка ирка танька зинка нинка любочка верочка надюша катюша настенька машенька дашенька анечка олечка ванечка сашенька женечка юлька
юленька кристина каролина милена диана анжела анжелика виолетта жанна нелли неля рита стелла сусанна тереза устинья фаина фекла христина эмма юлиана агата
аглая агния аделина азалия алевтина анисья арина беатрис богдан бронислав вениамин герасим давид демьян елисей ерофей ефим иннокентий клим лаврентий лука
макарий мирон наум остап платон прокофий савва самуил севастьян степанида тихон трофим фома эммануил юлиан
александр александра алексей алена алина алиса алла альберт анастасия анатолий ангелина андрей анна антон антонина анфиса аня аркадий арсений артем артур ася
борис боря вадим валентин валентина валерий валерия валя варвара василий василиса вася вера вероника вика виктор виктория виталий витя владимир владислав
владислава вова володя всеволод вячеслав галина галя гена геннадий георгий герман глеб григорий гриша дарина дарья даша денис дима дмитрий ева евгений евгения
егор екатерина елена елизавета жанна женя захар зинаида зина зоя иван игорь илья инга инесса инна иннокентий ира ираида ирина карина катя кира кирилл клавдия
константин костя ксения кузьма лариса лев леонид леня лера лида лидия лиза лилия лина людмила люба люда люся майя макар максим маргарита марина мария марк
мартин маруся марья маша милана миша михаил мстислав надежда надя настя наталия наталья наташа никита николай нина нонна оксана олег олеся ольга оля павел
паша петр петя полина прасковья прохор раиса рая рената римма рита родион роман руслан рустам савелий саша светлана света святослав семен сережа сергей
серафима слава снежана соня софия софья станислав степан тамара таисия таня тарас татьяна тимофей тимур тоня ульяна федор федя филипп эдуард элеонора элина
эльвира эльза эмилия эмма эрик юлия юля юра юрий яков ян яна ярослав ярослава
астрид бьорн гуннар ингрид йохан кари кнут ларс магнус нильс олаф оле пер свен сигрид торбьорн тур улаф ханс харальд хокон эйнар юхан эрик хелле метте анне
осе рагнар
`

export const RUSSIAN_SURNAMES = `
иванов смирнов кузнецов попов васильев петров соколов михайлов новиков федоров морозов волков алексеев лебедев семенов егоров павлов козлов степанов николаев
орлов андреев макаров никитин захаров зайцев соловьев борисов яковлев григорьев романов воробьев сергеев кузьмин фролов александров дмитриев королев гусев
киселев ильин максимов поляков сорокин виноградов ковалев белов медведев антонов тарасов жуков баранов филиппов комаров давыдов беляев герасимов богданов
осипов сидоров матвеев титов марков миронов крылов куликов карпов власов мельников денисов гаврилов тихонов казаков афанасьев данилов савельев тимофеев фомин
чернов абрамов мартынов ефимов федотов щербаков назаров калинин исаев чернышев быков маслов родионов коновалов лазарев воронин климов филатов пономарев
голубев кудрявцев прохоров наумов потапов журавлев овчинников трофимов леонов соболев ермаков колесников гончаров емельянов никифоров грачев котов гришин
ефремов архипов громов кириллов малышев панов моисеев румянцев акимов кондратьев бирюков горбунов анисимов еремин тихомиров галкин лукьянов михеев скворцов
юдин белоусов нестеров симонов прокофьев харитонов князев цветков левин митрофанов воронов аксенов софронов мальцев логинов горшков савин краснов майоров
демидов елисеев рыбаков сафонов плотников демин хохлов фадеев молчанов игнатов литвинов ершов ушаков дементьев рябов мухин калашников леонтьев лобанов кузин
корнеев евдокимов бородин платонов некрасов балашов бобров жданов блинов игнатьев коротков муравьев крюков беляков богомолов дроздов лавров зуев петухов ларин
никулин серов терентьев зотов устинов фокин самойлов константинов сахаров шишкин самсонов черкасов чистяков носов спиридонов карасев авдеев воронцов зверев
владимиров селезнев нечаев кудряшов седов фирсов андрианов панфилов головин терехов ульянов шестаков агеев никонов селиванов баженов гордеев кожевников
пахомов зимин костин широков филимонов ларионов овсянников сазонов суворов нефедов корнилов любимов львов горбачев копылов лукин токарев кулешов шилов
большаков панкратов родин шаповалов покровский бочаров никольский маркин горелов агафонов березин ермолаев зубков куприянов трифонов масленников круглов
третьяков колосов рожков артамонов шмелев лаптев лапшин федосеев зиновьев зорин уткин столяров зубов ткачев дорофеев антипов завьялов свиридов золотарев
кулаков мещеряков макеев дьяконов гуляев петровский бондарев поздняков панин бондаренко шевченко коваленко ткаченко кравченко бойко мельник ковальчук шевчук`

/** What dogs, cats, horses and rabbits are called; read as names beside a word for the animal, and by capitals. */
export const PET_NAMES = `
sokken skatten kanel flekken tiger pompel dokka troll snuppa prikken stjernen blesa loppa bølla gullhorn vaksen frøya odin simba saga trym mikkel nala leo
molly tussen pusen pelle pus pusi nusse nussi knøttet krølla rampen luring sniken skrubb lubben tjukken bolla bollen bolle toffee whisky fanta smurf smurfen
batman robin rambo hulken yoda chewie loki thor freya balto lassie bobby rocky lady prinsen prinsesse kaisa kajsa tarzan garfield felix gråpus svartepus
rødpus lillegutt lillemor mamsen gutta gubben tuttan busan fläcken sockan måne kalle lukas nisse svante blixten fröken majros stina tuss smilla molle elsa
gustav nova morris plet skat pigen prins sok snus bandit charlie dina fie hugo kato laika max nanok perle sally vips zita socks cookie shadow ginger patch
storm princess alfie bella coco daisy fudge george henry jess lola monty oscar poppy rosie teddy angel ash bailey bear blue bonnie buddy casper chester copper
dexter dusty ebony fluffy flash gizmo hunter jack jet kiki lucky lucy maple merlin midnight milo minnie misty mittens moose muffin murphy oreo otis paddy
pebbles penny pip pumpkin raven rolo ruby rusty sasha scamp snowy snowball sooty sparky spot star sunny sweep tess tigger toby trixie turbo whisky winston
stjerna sola solstråle lykke gnisten lynet lyn torden storm humle humlen sommerfugl flekk flekka svarta kvita raudsida brona fagerlin dagros litago rosa
stjerne krona krone perla pærla juvel silver diamant topper blakken grålle brunte fjording
тигра пушок снежинка малыш уголек принц чернушка лапка васька рекс муся дымка тимка альма буран соня кузя грей боня персик рыжик барсик мурка шарик бусинка
пират феликс джек снежок маркиз пуговка тузик лада граф бим дина гром жучка зевс клякса лорд матильда найда плюша симба тайга фунтик хвостик черныш шустрик
abby ajax akira alfa alfons alma amie ariel athena attila aya balder baloo bamse bella bessie bianca billy birk bjørnar blanca blondie bob bonzo bonnie boss
boy brage brutus buddy buffy bruno cassie ceasar cæsar chanel charlie chica chico chili cleo coco cookie cosmo daisy diesel diva dina dixi dolly donna doris
duke echo edgar ella elvis emma enzo faust felix fenris fia fido fiffi findus fiona fluffy frodo frøya garfield gina gismo gizmo grim gus hachi hera hercules
hunter igor iris isa izzy jack jackie jasper jessie joker juno kaisa kajsa karo kasper katla kiara kira kitty kiwi kompis laban lady laika laki lassie leia
leo leon lilo lilly lizzie loke lola loppa loppen lotta lotus lucky lucy luna lussi luddo ludde lurifaks maja malla malte max maxi mia milo mimi mingus minka
minnie mira missan misse mittens mitsi mitzi mocca molly monty moses mons murre musse mustis mysan nala nanna nanook nelly nemo nero nessie nikita nova odin
olga ollie oreo oscar otto ozzy pelle pepper percy perla petra pippi pontus poppy prins puma pumba pusen pus pusur pysen rambo ralle remus rex ringo roxy
rocky romeo ronja rosa ruby rufus saga salem salma sally sam samba samson scott shadow sheba sigge simba silas sirius smilla smokey snoopy snowy sofus sonic
sputnik sussi svarten taiga tarzan tassen tassi tessa thelma thor tiger tigge tinka tinker tiny tito toby topsy toto trixi troja tucker tussi tyson ulv umbra
vaks vega vilja viktor waldo wanda whisky willy wilma wolf xena yoda bølle ior buster bølla balder balto biscuit smulan futte stampe trunte tulla tussa tuppen
tuppa tassen truls teddy truffel trille trulte vimsen vofsen sussebass snuppa snuffel sniff snotra sofus sprocket sputnik stella storm sunny svarta svartur
taco tasse tootsie toffee twix turbo uno valle vilja voffsen wille winnie woody yatzy zoe zumba albus aragorn arthas bacon bagheera balu bansen berta blakken
brunen borka brunte bruse busen bølgen ceres choko cindy dexter diesel dumle falcon flekken fnugg freke garm gaupe gaston gandalf gimli grålle hedda heimdal
hugin indie jarl jeppe kanel karamell klara klumpen knerten kosemos kvikk laban laika lakris lava lillegutt litago lukas lurvas lussekatt mango marsipan matz
mikkel mikke milka millie minni molle mons mokka mynte nansen nissen nugatti nusse nøste oskar pepsi pia piff pippin pluto pondus ponni poppel pus pusekatt
ragnar rasmus raggen rolo rufsen rulle salsa samba santo sheila silkesvarten skrue snoppen snurre snøhvit solan sokke stjerna stubben svarten sølv tango tapas
tempo teo theo tjorven tobias toffe tofsla trulls tsatsiki tuva vaffel vanilje veslefrikk viskelær zappa zigge ymse ypsilon yr zappa zelda zeus zita zorro
бобик барсик мурка мурзик рекс шарик тузик белка бим буран граф дружок жучка пушок рыжик снежок тайга тимка феликс чарли черныш шанель дымок кузя маркиз
матильда мухтар найда альма боня лаки джек джесси зевс симба люси белла марта персик багира макс`

/** Surnames that are words of every day before all: they count only straight behind a given name. */
export const WORDY_SURNAMES = `
vik berg dal lie bø ås holm lund mo skog skogen skogly bogen sagen eik hegg heggen rogne rognli alm ek ask asp bjerk bjerke bjørk björk lind linde furu furuly
myhr myhre myr myrvold sletten slette lia lien vaagen vågen vågan sund sundet nes neset åsen heia dalen engen tangen odden holmen øien øyen hammer hammeren
brekke
brekken kleiva kleiven kroken stien grende løkken stokke stokken sten stene steen foss fossen storm frost vinter winter sommer falk ravn ulv svane due hauk
moe ruud hauge hagen lunden lunde sand sanden sande strand stranden strande voll vollen vang vangen haga bekk bekken elven elvestad
fjellet fjell berge berget bratt bratten brenden brenna brun brune lilleng nordli sørli vestli østli nordvik sørvik solbakk solberg solvang nygard nygaard
gran granli grande rud myran kvam kvamme teig teigen moa rustad hove hovden nesse nesset holt holte hägg rönn gren ros roos lilja blom
sköld svärd spjut hjelm pihl orre hjort svan stark rask modig frisk flink tapper glad frid fred nord väst öst nordin söder norr ström fors äng ängen ljung
klint klang krona krans kron lod rapp rolig snygg trygg varg ståhl stål järn silfver gyllen hård skov skoven bach beck bech dam bak
bang birk birch brix busk buch eg fugl krage hald hede hav juul krog lang lyng mark munk riis skytte smed stær thorn torp vad vind voss bonde brink dreyer
elgaard engel fog frandsen friis gram grøn holk iversen kusk lykke molbo ager odgaard rosenlund rye sejr skak skou sloth thy trap udsen
ulrik vogn archer barber bishop black brook brooks brown butcher carter cook cooper cross drake fielding finch fisher fletcher fox gardener gardner glover
grant green grove hale hawk hawkes heath hill hood hunter knight lamb lane law marsh mason miller mills moss newman north page parr
partridge pike platt pope porter potter price reed rhodes rivers rose sharp shaw shepherd skinner slater smart snow spence spencer steel stone street swift
taylor thorne turner wade walker waters webb weaver wells west wheeler white wood woods wren young bridges burns carver chambers crane
dean duke dyer flowers gale garland gates goldsmith goodman hawkins hayes hobbs holloway hope hurst lake larkin lock love marshall mist moody nightingale
noble oakley oak palmer parish parsons peacock pearl penny piper pitt plant plum pond pratt prince rice ridley robin rook rowe saddler
savage field fields dale lane banks ford bird wise short best rains beech beck gold penny peace freeman goodman friend bull kidd salt frost summers sayer
sellers silver sparrow spring stanley starling sterling summers temple towers tranter trott vale vine ward warren waterman watt wilde woodcock woodward
wordsworth yates yorke`
