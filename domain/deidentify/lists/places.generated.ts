/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */
export const PLACES = `aabenraa aabybro aakirkeby aalborg aalborg_øst aalestrup aarhus aars aarup abbekås abborrträsk abelvær abisko adak adelsö agdenes agder agedrup
agerbæk agerskov agersø agnesberg agunnaryd akershus akkarfjord akkarvik akkerhaugen akland aksdal alafors albertslund alby aldra ale alfta algarheim
alingsås allerum allerød allinge allingåbro almenningen almind almunge alnarp alnö alsen alstahaug alsterbro alstermo alsvåg alta altersbruk alunda
alvdal alver alversund alvesta alvhem ambjörby ambjörnarp ammarnäs andabeløy andebu andenes anderslöv anderstorp andsnes andøy aneby angered angvik
anholt ankarsrum ankarsvik ankenes anneberg annerstad ans ansager ansnes aplared arboga arbrå arden aremark arendal arholma arild arjeplog arkelstorp
arlandastad arlöv arnatveit arnavik arneberg arnemark arnäsvall arnøyhamn arvidsjaur arvika asaa asarum ask askeby asker askersund askerön askim
askvoll askø askøy asmundtorp asnæs aspabruk asperup asperö asperöd aspås assens atløy atna atrå augustenborg auklandshamn aukra auli aulum auning
aurdal aure aureosen aurland aurskog aurskog-høland aust-torpa austafjord austbø austefjorden austevoll austmarka austre_åmøy austrheim austvatn
avaldsnes avernakø averøy avesta axmar axvall backaryd backe bagarmossen bagenkop bagn bagsværd bakkasund baldersheim balestrand ballangen balle
ballerup ballingslöv ballstad balsfjord bamble bandhagen bandholm bangsund bankeryd bara bardal bardu bardufoss barekstad barkestad barkåker barmen
barnens_ö barrit barsebäck barsele barstadvik barsø bastuträsk batalden batnfjordsøra beddingestrand beder bedsted_thy begna begnadalen beiarn
beisfjord beito beitostølen beitstad bekkestua bekkjarvik bengtsfors berg berg_i_østfold berga bergby bergeforsen bergen berger berghem bergkvara
bergsfjord bergshamra bergsjö bergvik berlevåg bessaker bestorp bettna bevtoft billdal billeberga billesholm billinge billingsfors billingstad billum
billund bindal bindalseidet bindslev biri biristrand birkeland birkenes birkerød birkholm birtavarre bispgården bjarkøy bjelland bjerka bjerkreim
bjerkvik bjerringbro bjert bjoa bjoneroa bjorbekk bjordal bjorli bjugn bjurholm bjursås bjuråker bjuv bjärnum bjärred bjärtrå bjästa bjæverskov björbo
björketorp björkliden björklinge björksele björkvik björkö björköby björna björneborg björnlunda bjørke bjørkelangen bjørnafjorden bjørndalstræ
bjørnemyr bjørnevatn bjørnø bjørøyhamn blackstad blaker blaksæter blankaholm blattnicksele bleik bleikvasslia bleket blekinge blentarp blidsberg blidö
bliksvær blokhus blommenholm blommenslyst blomsterdalen blomstermåla blystadlia blåsmark blåvand blåviksjön bockara boda_glasbruk boda_kyrkby bodafors
boden bodø boeslunde bogen_i_ofoten bogense bograngen bogø bogøy bogøyvær bohus bohus-björkö bohus-malmön bokn bolderslev bolga boliden bollebygd
bollnäs bollstabruk bolmsö bolstadøyri bolsøya bonässund bor bording borensberg borgafjäll borgen borgenhaugen borghamn borgholm borgstena borgund
borgvik borhaug borkenes borlänge bornholm borrby borre borup borås borøy bosberg botkyrka botnhamn botsmark bottnaryd bovallstrand boxholm brabrand
bramming brandal brandasund brandbergen brandbu brande branderup brandsfjord brandstorp brandval brantevik braskereidfoss brastad brasøy bratland
brattholmen brattvåg braås bredared bredaryd bredbyn bredebro bredsten breim breistein breivik_i_salten breivikbotn brekke brekkebygd brekkestø
brekkvasselv brekstad bremanger bremnes brenderup_fyn brennåsen brensholmen brettesnes brevens_bruk brevik briksdalsbre brimse bro broager broakulla
broaryd broby broddetorp brokind bromma bromölla brottby brovst bru bruksvallarna brumunddal brunflo brunskog brusand bruseryd bruvik bruvoll
bruzaholm bryggja bryne bryrup bräcke bräkne-hoby bräkne_hoby brämhult brännö brålanda brårud brædstrup brösarp brøndby brøndby_strand brønderslev
brønnøy brønnøysund brønshøj brørup brøstadbotn brøttum bua bud budalen bugøynes bulandet bullaren bullmark bunkeflostrand bureå burfjord burgsvik
burlöv burseryd burträsk buskerud buvika by_kyrkby bybrua bygdeå bygdsiljum bygland byglandsfjord bygstad bykle bylderup-bov byre byremo byrkjelo
byrknesøy byske byxelkrok bäckefors bälinge bällinge bålsta båstad båtsfjord båtskärsnäs båtstø bække bækmarksbro bælum bærum bærums_verk bærøyvågen
bæverfjord börlänga bø bø_i_telemark bø_i_vesterålen bødalen bøfjorden bølandet bømlo bøn bønes børkop børsa børselv bøstad bøverbru bøverdalen
bøvlingbjerg bøvågen capital central_jutland centraltastning charlottenberg charlottenlund christiansfeld copenhagen dagali dal dala-floda dala-husby
dala-järna dalarna dalarö dalby dale_i_sunnfjord dalekvam dalen dalhem dalholen dalmose dals-ed dals_långed dals_rostock dalsbygda dalsgrenda
dalsjöfors dalskog dalstorp dalsøyra dalum danderyd dannemare dannike daugård davik deatnu_tana degeberga degerfors degerhamn degernes deje
deknepollen delsbo dianalund digermulen dikanäs dilling dimmelsvik dingle dirdal disenå diö djura djurhamn djurmo djursholm djurås docksta dokka
dolmøy dombås domsjö domsten donsö dorotea dovre dovreskogen drag dragør drammen drangedal drevsjø drivdalen dronninglund dronningmølle drottningholm
drottningskär drøbak duken duved dverberg dvärsätt dybvad dyfjord dyltabruk dyrvik dyrön dyrøy dyssegård dösjebro dølemo dønna ebberup ebeltoft ed eda
edane edland edsbro edsbruk edsbyn edsele edsvalla egedal egernsund egersund eggedal eggkleiva egtved egå eide eidfjord eidsberg eidsbygda eidsdal
eidsfoss eidskog eidslandet eidsnes eidsvoll eidsvoll_verk eidsvåg_i_romsdal eidsvåg_i_åsane eidsvågneset eidså eigersund eikangervåg eikefjord
eikelandsosen eiken eikesdal eiksmarka eiksund eina eivindvik ejby ejstrupholm ekeby ekenässjön ekerö eket ekne ekolsund ekshärad eksjö eldsberga elgå
ellingsøy ellös elnesvågen elsfjord elvarli elverum emmaboda endelave enebakk enebakkneset enebyberg eneryda engan engavågen engelsviken engeløya
engenes enger engerdal engesland engesvang enhörna enköping enskede enskede_gård enskededalen enstaberga enviken enånger erdal eresfjord erfjord
erikslund eriksmåla eringsboda errindlev erslev ersmark ervalla esbjerg eskebjerg eskilstrup eskilstuna eslöv espa espedalen espeland espergærde
espevær essunga etne etnedal evanger evenes evenskjer everöd evje evje_og_hornnes eydehavn faaborg faaborg-midtfyn fagerfjäll fagerhult fagernes
fagersanna fagersta fagerstrand fagervik fagerås falkenberg falköping fall falsterbo falun fana fannrem fanø fardal farhult farsta farstad farsund
farsø farum fasta fauske favrskov faxe faxe_ladeplads feda fedje fegen feios feiring fejø fellingsbro femø fengersfors fenstad ferritslev_fyn fetsund
fevik fevåg feøy figeholm figgjo fiksdal filipstad filtvet finja finneidfjord finnerödja finnmark finnsnes finnås finnøy finse finsland finspång
finstadjordet fiskarstrand fiskebäckskil fiskum fiskå fister fitjar fjaler fjelberg fjell fjelldal fjellhamar fjellstrand fjenneslev fjerdingby
fjerritslev fjord fjordgard fjugesta fjälkinge fjällbacka fjärdhundra fjärås fjæra fjærland fjørtoft flaknan flakstad flakstadvåg flaktveit flarken
flatanger flatdal flateby flatraket flatråker flatåsen fleinvær flekke flekkefjord flekkerøy flemma flemming flen fleninge flesberg flisa flisby
fliseryd floby floda flornes florvåg florø fluberg flyinge flå flåm fløyrli fogn foldereid foldfjorden foldrøyhamn foldøy folkestad follafoss folldal
follebu follese fonnes fornebu fornåsa fors forsa forsand forsbacka forserum forshaga forsheda forsvik forsøl fortun fosnavåg fossdal fosser
fosslandsosen fotlandsvåg fotskäl fotö fredensborg fredericia frederiksberg frederikshavn frederikssund frederiksværk fredrika fredriksberg
fredriksdal fredrikstad fredvang frei frekhaug fresvik fridlevstad frillesås frinnaryd fristad fritsla frogn frogner froland frolands_verk frosta
frufällan frändefors fränsta fröseke frösön frövi frønningen frørup frøstrup frøya fuglebjerg funäsdalen fur furesø furnes furuby furudal furuflaten
furugrenda furulund furusund furuvik fusa fyllingsdalen fyresdal fägelmara fäker fällfors färentuna färgelanda färila färjestaden färlöv färnäs fåberg
fågelfors fågelmara fåker fårbo fårevejle fårup fårvang fårö fårösund fåvang færder færvik föllinge förslöv føllenslev førde førde_i_hordaland
førresfjorden føvling gadbjerg gadstrup gagnef galten galterud gamle_fredrikstad gamleby gammalkil gammelstad gamvik gan gandrup gantofta gardermoen
gardvik gargnäs garmo garnes garpenberg garphyttan garsås garten gaupen gaupne gausdal gedser gedsted gedved geilo geiranger geithus gelsted gemla
genarp genevad gentofte gesten getinge gibostad gideå gildeskål gilleleje gimo gimse gimsøysand giske gislaved gislev gislinge gistrup give givær
gjemnes gjerdinga gjerdrum gjerdsvika gjerlev gjern gjerstad gjersvikgrenda gjerøy gjesdal gjesvær gjesåsen gjettum gjeving gjæsingen gjølme gjøra
gjøvik gladsaxe glamsbjerg glanshammar glava glejbjerg glemmingbro glemmingebro glesborg glesvær glimåkra glomfjord glommen glommersträsk gloppen
glostrup glumslöv glumsø glåmos gnarp gnesta gnosjö godvik godøya gol gotland gotlands_tofta gram gran granbergsdal grane grangärde graninge granli
gransherad granvin granö gratangen gravberget gravdal grebbestad gredstedbro grenaa grendi gressvik greve grevie grevinge greåker gribskov grillby
grimetom grimo grimsbu grimslöv grimstad grimstorp grimsås grinder grindsted grindvoll grisslehamn grong grotli grovfjord grua grue grue_finnskog
grums grundsund grycksbo gryllefjord gryt grytgöl grythyttan gräddö grängesberg gränna gränö gräsmark gräsmyr grästorp gräsö gråbo grålum gråsten
græsted grödinge grönahög grönskåra grötö grøa grøtavær gualöv gudbjerg_sydfyn guddal gudhem gudhjem gudme gudvangen guldborg guldborgsund
guldsmedshyttan gulen gullabo gullaskruv gullaug gullbrandstorp gullesfjord gullholmen gullringen gullspång gunnarn gunnarsbyn gunnarskog gunnebo
gunnilse guovdageaidnu_kautokeino gursken gurskøy gusselby gustafs gustavsberg gustavsfors gusum gutvik gvarv gyland gysinge gyttorp gáivuotna_kåfjord
gäddede gällivare gällnöby gällstad gällö gärds_köpinge gärsnäs gästrike-hammarby gävle gävleborg gålå gålö gånghester gårdsjö gåsbakken göta göteborg
götene gørding gørlev gørløse haarby habo hackås haddal haderslev haderup hadsel hadsten hadsund hafrsfjord hafslo hafslundsøy hagan hagavik hagfors
hajom hakadal hakenäset hakkas hakkstabben hala-floda halden hallabro halland hallaryd hallaröd hallen hallingby hallsberg hallstahammar hallstavik
halltorp halmstad hals halsa halsanaustan halsnæs halsnøy_kloster haltdalen hamar hamarvik hamarøy hamburgsund hamburgsung hammar hammarstrand hammarö
hammel hammenhög hammerdal hammerfest hamneda hamneidet hamnvik hampen hamra hamresanden hamrångefjärden hanaskog handen hanestad haninge hansnes
hanstholm haparanda harads haram haramsøy harangsfjord harbo harboøre hardbakke hareid harestad harestua hargshamn harlev harlösa harmånger harndrup
harpelunde harplinge harran harstad harö harøy hasle haslemoen haslev haslum hassela hasselager hasselfors hasselvika hasslarp hasslö hasvik hasvåg
hatlestrand hattfjelldal haugastøl hauge_i_dalane haugesund hauglandshella haugsvær haukedalen haukeland haus havdhem havdrup haverdal havndal havnnes
havstenssund havøysund heberg hebnes heby hedalen hedared hede hedehusene hedekas hedemora hedensted hedenäset hedesunda heggedal heggenes hegra
heidal heim heimdal heistadmoen hejls hejnsvig helgeroa helgum helgøy_i_ryfylke hell hellandsjøen helle hellebæk helleland hellerup hellesylt hellesøy
hellevik_i_fjaler helligvær hellvik helsingborg helsinge helsingør hemavan hemmet hemmingsmark hemnes hemnesberget hemnskjela hemse hemsedal hemsön
henne hennes henningsvær henån hepsøy heradsbygd herand herdla herefoss herføl herfølge herlev herlufmagle hernar hernes herning herre herrljunga
herräng hersvikbygda hervik herøy herøysundet hesselager hesseng hestenesøyra hestra hestvika hetlevik hidrasund hildre hillared hillerstorp hillerød
hindås hinnerup hirtshals his hishult hisings_backa hisings_kärra hitra hjallerup hjartdal hjelledalen hjellestad hjelmeland hjelmås hjelset hjerkinn
hjerm hjo hjorted hjortkvarn hjortsberga hjortshøj hjälteby hjältevad hjärnarp hjärtum hjärup hjørring hjørungavåg hobro hobøl hof hofors hok hokksund
hokkåsen hol hol_i_tjeldsund holbæk hole holeby holm holmedal holmefjord holmegaard holmestrand holmsbu holmsjö holmsund holmsveden holmön holmøyane
holsbybrunn holsljunga holstebro holsted holte holter holtålen holum homborsund hommelvik hommersåk honningsvåg hopland horbelev horda hordvik horn
hornbæk horndal hornindal hornmyr hornnes hornslet hornsyld horred horsens horslunde horten hortlax hosle hosteland hoting hov hova hovborg hovdebygda
hovden_i_setesdal hovedgård hovet hovin_i_gauldal hovin_i_telemark hovland hovmantorp hovsherad hovås huaröd huddinge huddungeby hudiksvall huglo hult
hultafors hultsfred humble humlebæk hundeidvik hundested hundslund hundvin hundvåg hunndalen hunnebostrand hurdal hurup_thy husarö husby husby-rekarne
husbysjøen husevåg huskvarna husnes hustad hustadvika husum husøy_i_senja husøysund hvaler hvalstad hvalsø hvam hvasser hvide_sande hvidovre hvitsten
hvittingfoss hyen hyggen hylkje hyllestad hyllinge hylte hyltebruk hynnekleiv hyppeln hyssna hägersten häggenås häljarp hällaström hällefors
hälleforsnäs hällekis hällestad hällevadsholm hälleviksstrand hällingsjö hällnäs hälsö häradsbäck härjedalen härnösand härryda hässelby hässleholm
hästveda hå håbo håcksvik håknäs hålanda hållsta hålta hårlev hårsfjärden håverud håvik hægebostad hægeland hærland höganäs högland högsby högsjö
högsäter höje hökerum höljes höllviken hölö hönö höor hörby hörja hörnefors hörnsjö höviksnäs höör højbjerg højby høje-taastrup høje_taastrup højer
højslev hølen hønefoss høng hørning hørsholm hørte hørve høvik høvikodden høvringen høvåg høyanger høydalsmo høyheimsvik høylandet høylandsbygd
ibestad idestrup idkerberget idre idse iggesund ikast ikast-brande ikornnes ilsbo ilseng immeln indal inderøy indre_arna indre_billefjord indre_fosen
indre_kvarøy indre_nærøy indre_østfold ingarö ingatorp ingeberg ingelstad ingmarsö ingøy inndyr innfjorden innhavet innlandet innvik insjön isdalstø
ise isfjorden ishøj istorp iveland jakobsli jammerbugt janderup_vestj jar jaren jarfjord jektvik jelling jelsa jerpstad jerslev jerslev_sjælland jerup
jessheim jevnaker johanneshov johannishus jokkmokk jomfruland jondal jonsered jonstorp jonsvatnet jordbro jordet jordrup jostedal juelsminde
jukkasjärvi julita junosuando junsele juoksengi jyderup jyllinge jystrup_midtsj jäckvik jädraås jämjö jämshög jämtland järbo järfalla järfälla järlåsa
järna järnforsen järpen järpås järved järvsö jät jättendal jävrebyn jægerspris jönköping jönåker jörlanda jörn jøa jøkelfjord jømna jørpeland
jøsenfjorden jøvik kabelvåg kainulasjärvi kalandseidet kaldfarnes kalix kalix-nyborg kallinge kalmar kalundborg kalv kalvehave kalvsund kalvsvik
kalvträsk kalvåg kamøyvær kana kangos kapp karasjohka_karasjok karasjok karby kardemomme kareby karesuando karise karl_gustav karlholmsbruk karlsborg
karlsborgsverken karlshamn karlskoga karlskrona karlslunde karlstad karlsøy karmsund karmøy karrebæksminde karungi karup kastrup katrineholm kattarp
kattem katthammarsvik kaupanger kautokeino kerteminde kettinge kiberg kibæk kil kilafors killeberg kilsmo kimstad kinn kinna kinnahult kinnared
kinnarp kinnarumma kinsarvik kirke_eskilstrup kirke_hyllinge kirke_såby kirkenes kirkenær kiruna kisa kista kittelfjäll kivik kjeldebotn kjeller
kjellerup kjerrgarden kjerringøy kjerstad kjevik kjøllefjord kjølsdalen kjøpmannskjær kjøpsvik kjørsvikbugen kjøtta klagerup klagshamn klagstorp
klampenborg klarup klavestadhaugen klavreström kleive klemensker klepp klepp_stasjon kleppe kleppestø kleppstad klimpfjäll klintehamn klippan
klippinge klockrike klokkarstua klokkarvik klovborg klädesholmen klässbol klågerup klæbu klövedal klövsjö kløfta knapper knapstad knarrevik
knarrlagsund knebel knislinge knivsta knutby knäred kodal kode kokelv kokkedal kokstad kolbeinsvik kolbjørnsvik kolbotn kolbu kolbäck kolding koler
kolgrov kolind kolltveit kollungtveit kolmården kolnes kolsva kolsås kolvereid konga kongens_lyngby kongerslev kongsberg kongsfjord kongshavn kongshus
kongsmoen kongsvik kongsvinger konsmo konsvikosen kopervik koppang kopparberg kopperå koppom korgen kornsjø korpilombolo korsberga korsfjorden
korshamn korskrogen korssund korsvegen korsør kortgarden koskullskulle kosta kovland kragerø kragerø_skjærgård krakhella kramfors kristdala
kristiansand kristiansstad kristianstad kristiansund kristineberg kristinehamn krokelvdalen krokkleiva krokom krokstadelva kronoberg kruså krylbo
kråkerøy kråkrøhamn kråkstad kråkvåg krøderen krødsherad kullavik kulltorp kumla kunes kungens_kurva kungsbacka kungsgården kungshamn kungsängen
kungsäter kungsör kungälv kurland kurravaara kusmark kvalavåg kvalfjord kvalsund kvaløya kvaløysletta kvam kvammen kvamsøy kvanne kvelde kvenvær
kvernaland kverva kvibille kviby kvicksund kvidinge kvikkjokk kvikne kvillsfors kvinesdal kvinlog kvinnherad kvissleby kvistgård kvisvik kviteseid
kvitnes kvitsøy kvänum kvål kvås kvæfjord kvænangen kværndrup kyrkesund kyrkhult kyrkjebø kyrksæterøra kysnesstrand kälarne källby källö-knippla
käringön kärna kättilstorp kävlinge kåbdalis kåge kågeröd kållekärr kållered kårböle kårhamn kårvik köping köpingebro köpingsvik köpmanholmen
köpmannebro köpstadsö københavn københavns københavns_pakkecent køge lagan laholm laisvall lajksjöberg lakene lakselv lakselvbukt laksevåg laksvatn
lalm lammhult lampeland landegode landeryd landfjärden landsbro landskrona landvetter landåsbygda langangen langebæk langeland langeskov langesund
langevåg langfjordbotn langfjordhamn langfjordnes langhus langstrand langå lannavaara lansjärv lappträsk larkollen larsnes larv larvik latikberg
lauksletta laukvik laupstad lauvstad lavangen lavik lavsjön laxå lebesby leikanger leines leinesfjord leinstrand leinøy leira_i_valdres leirfjord
leirsund leirvik_i_sogn lejre leka lekeberg lekeryd leknes leksa leksand leksvik lem lemesjö lemming lemvig lena lenhovda lensvik lepsøy ler lerberget
lerdala lerum lesja lesjaskog lesjaverk lesjöfors lessebo lesund levanger liabygda liatorp liden lidhult lidingö lidköping lidsjöberg lier lierne
lierskogen lierstranda likenäs liland lilla_edet lille_skensved lillehammer lillesand lillestrøm lillhärdal lillkyrka lillpite lima limhamn limingen
limmared linderöd lindesberg lindesnes lindhem lindingö lindome lindås linesøya lingbo linghed linghem linköping linneryd lintrup liseleje lismarka
listerby lit litlakalsøy ljugarn ljung ljungaverk ljungby ljungbyhed ljungbyholm ljungdalen ljungsarp ljungsbro ljungskile ljusdal ljusfallshammar
ljusnarsberg ljusne ljusnedal ljusterö ljustorp ljørdalen loddefjord loen lofsdalen loftahammar lofthus lolland lom lomen lomma lommedalen lonevåg
longva lonkan loppa lora los lote lotorp lovikka lovund ludvigsberg ludvigsborg ludvika lugnvik luleå lund lundamo lundby lunde lundegrend lundenes
lunderskov lundersæter lundsbrunn lunner lur lurøy luster lycke lyckeby lycksele lye lyngby-tårbæk lyngdal lyngdal_i_numedal lynge lyngen lyngseidet
lyngstad lyngør lyrestad lysaker lysebotn lysekil lysekloster lystrup lysvik lysøysundet lyø läckeby länghem länna lärbro långaryd långasjö långbäcken
långsele långserud långshyttan långträsk långviksmon långås låsby lærdal læso læsø löberöd löddeköpinge löderup lödöse lögdeå lönashult lönneberga
lönsboda löttorp lövestad lövånger lødingen løfallstrand løgstrup løgstør løgumkloster løken løkken løkken_verk løkta lønset lørenskog løsning løten
løvenstad magnor malgomaj malling malm malmberget malmbäck malmefjorden malmköping malmö malmö-sturup malung malungsfors malvik malå mandal manger
mangskog manstad mantorp marbäck mariager mariagerfjord mariannelund maribo mariedamm mariefred marieholm marieholmsbruk mariestad marifjøra mark
markabygda markaryd marker markhus marmaverken marnardal marsfjäll marslev marstal marstrand martofte masfjorden masfjordnes matfors mathopen matrand
matre matredal mattisudden mattmar maura mauranger mauseidvåg mausund maze mehamn meisingset meistervik melandsjø melbu melby meldal melfjordbotn
melhus mellansel mellanström mellbystrand mellerud mellösa melsomvik meløy meløyvær mern meråker mesinge mesnali middelfart midsund midt-telemark
midtre_gauldal miland millinge minnesund misje misvær mittet mjosundet mjällom mjåvatn mjöbäck mjöhult mjölby mjølkeråen mjølvik mjømna mjøndalen
mo_i_rana mockfjärd modalen modum moelv moen mogreina moheda moholm moi molde moldjord moliden molkom molkum mollösund moltustranda mongstad mora
morgedal morgongåva morjärv morokulien morsø mortenhals morud morvik mosby mosjøen moskenes moskosel moss mosterhamn mosterøy mosvik motala mullhyttan
mullsjö munka-ljungby munke_bjergby munkebo munkedal munkflohögen munkfors munsö muodoslompolo murjek musken muskö myggenäs myken myking mykland
myklebost myklebostad myrdal myre myresjö myrland mysen mysusæter märsta målerås målilla målselv målsryd måløv måløy måndalen månkarbo månsarp månstad
mårdaklev mårdsel mårslet måsøy möja möklinta mölle mölltorp mölnbo mölndal mölnlycke mönsterås mörarp mörbylånga mörlunda mörrum mörsil møkster
møldrup mølnarodden møre_og_romsdal mørke mørkøv mørsvikbotn nacka nacka_strand nakskov namdalseid namnå namsos namsskogan nannestad napp narvik
nattavaara nattavaaraby naustbukta naustdal nedenes nedgården nedre_eggedal nedre_heidal nedre_vats nedstrand neiden nelaug nerlandsøy nervei nes
nes_i_ådal nes_på_hedmarken nes_verk nesbru nesbyen nesflaten neslandsvatn nesna nesnastranda nesodden nesoddtangen nessane nesttun nesøya neverdal
nevervik nevlunghavn nexø nibe niemisel nikkala nikkeby nimtofte nissafors nissedal nittedal nittorp nivå njurunda njutånger nodeland nol nome nora
norangsfjorden noraström norberg nord-aurdal nord-fron nord-hidle nord-lenangen nord-odal nord-solvær nord-statland nord-torpa nordagutu nordanstig
nordarnøy nordberg nordborg nordby norddal norddjurs norddyrøy nordfjordeid nordfold nordfyns nordhavn nordingrå nordkapp nordkisa nordkjosbotn
nordkoster nordland nordli nordmaling nordmarkshyttan nordmela nordnesøy nordre_follo nordre_frogn nordre_land nordre_seiland nordre_toten nordreisa
nordstrøno nordtveitgrend nordvernes nordvågen nore nore_og_uvdal noresund norheimsund norrahammar norrala norrbotten norrby norrfjärden norrfors
norrhult norrköping norrsundet norrtalje norrtälje norråker norsborg norsholm norsjö north_denmark nossebro notodden nusnäs nuvsvåg nybergsund nyborg
nybro nybrostrand nye nygård nygårdsjøen nyhammar nyhamnsläge nykil nykirke nykroppa nykvarn nyköping nykøbing nyland nymölla nynäshamn nyrup nysted
nyvång nyåker nälden nämdö närkesberg näshulta nässjö näsum näsviken näsåker nättraby nävekvarn nävlinge nå nås nærbø næroset nærsnes nærum nærøysund
næstved nödinge nösund nørager nørre_aaby nørre_alslev nørre_asmindrup nørre_nebel nørre_snede nørreballe nørresundby nøss nøtterøy obbola ockelbo
odda odder odensbacken odense odnes odsherred offerdal oksbøl oksvoll oldedalen olden olderdalen oldervik olofstorp olofström olsfors olsvik oltedal
omastrand ombo omø ona onarheim onsala oppaker oppdal oppegård opphaug oppland oppstryn orkanger orkland ormaryd ornes ornö orre orrefors orrviken
orsa orten orust orø os os_i_østerdalen osby osen oskarshamn oskarström oslo osmarka ostereidet osterøy oteren otta otteid otterbäcken ottersøy
otterup ottestad oure outrup ovanåker overhalla oviken oxelösund oxie padborg pajala pandrup paradis partille passebekk pasvik pauliström pello
perstorp pilgrimstad piteå pixbo plassen porjus porsanger_porsángu_porsanki porsangmoen porsgrunn prestfoss prässebo præstø påarp pålsboda påläng
påryd påskallavik rabbalshede ragunda rakkestad ramberg ramdala ramfjordbotn ramkvilla ramlösa ramnes ramnäs ramsberg ramsele ramsjö ramsund ramvik
rana randaberg randbøl randers randijaur ranheim ransta ransäter ranum rask_mølle rasta raudeberg raudsand raufoss rauland rauma rebbenes rebild
redsted reftele region_hovedstaden region_midtjylland region_nordjylland region_syddanmark regstrup reine reinfjord reinli reinsvoll reipå reistad
rejmyre rekdal reksteren rena rendalen rengsjö rennebu rennesøy rentjärn repvåg resele resö revetal revsnes revsneshamn riala ribe ridabu riddarhyttan
riksgränsen rimbo rimforsa rindal rindalsskogen ringarum ringe ringebu ringerike ringkøbing ringkøbing-skjern ringsaker ringsted rinkaby risbäck
risdal rissa risskov risögrund risør risøyhamn rjukan roa roan robertsfors rockneby rogaland rognaldsvåg rognan rogne rognes roknäs rolfstorp rollag
rolvsøy romakloster romedal romelanda rong ronglan ronneby rosendal rosenfors rosersberg roskilde roslev rossfjordstraumen rossland rossön rosvik
rotsund rottne rottneros rovde roverud rubbestadneset rud ruda rude rudersdal rudkøbing ruds_vedby rudshøgda rugsund runde rundhaug rundvik
rungsted_kyst runhällen runmarö rusksele russenes ry ryd rydaholm rydal rydboholm rydebäck rydsgård rydöbruk ryfoss rygge rykene rykkinn rynkeby
ryomgård rypefjord ryslinge ryssby rysstad rätan rättvik rävlanda råda rådal råde råholt råkvåg råneå rångedala rånäs rånåsfoss råå ræge rælingen
röbäck rödeby röfors röke rökå rönneshytta rönninge rönnäng rörbäcksnäs rörvik rörö röstånga rødberg rødby rødding rødekro rødkærsbro rødovre
rødvig_stevns rødøy røkland røldal rømskog rømø røn rønde rønne rønnede røros rørvig rørvik røst røsvik røvær røyken røyksund røyneberg røyrvik røyse
sabro sagstua sagvåg sakskøbing saksvik sala salangen salbohed salem salhus salsbruket salsnes saltdal saltnes saltrød saltsjö-boo saltsjö-duvnäs
saltsjöbaden saltstraumen saltum samnanger samsø samuelsberg sand sandane sandared sandarne sande sande_i_sunnfjord sande_i_vestfold sandefjord
sandeid sander sandhamn sandhem sandhornøy sandhult sandland sandnes sandnessjøen sandshamn sandsjöfors sandsli sandstad sandsøy sandtorg sandve
sandved sandvika sandviken sandvoll sandvær sandöverken sandøy sandøybotn sangis sankt_anna sankt_ibb sankt_olof sannidal sarnes sarpsborg sauda
saudasjøen sauland saupstad saura sauøy saxdalen segeltorp segersta segersäng seglora seglvik segmon seim seimsfoss sejerø sekken sel selbu
selbustrand selje seljord sellebakk selsøyvik selvær selåsvatn sem senja senjahopen sennan sennesvik senoren seskarö sessvollmoen seter setskog
sexdrega sibbhult sidensjö sifferbo sigdal siggerud sigtuna sikfors silda siljan siljansnäs silkeborg silsand silverdalen simlångsdalen simrishamn
sindal singsås sira sirdal sirevåg sirma sistranda sjernarøy sjetnemarka sjulsmark sjuntorp sjursnes sjusjøen själevad sjællands_odde sjöbo sjömarken
sjötofta sjötorp sjövik sjølund sjøvegan skage_i_namdalen skagen skagersvik skaland skallestad skals skamby skammestein skanderborg skanör skara skare
skarnes skarpnäck skarsvåg skartveit skatestraumen skattkärr skattungbyn skatval skatvik skaun skavnakk skebobruk skedsmokorset skee skegrie
skei_i_jølster skelleftehamn skellefteå skene skephult skepplanda skeppshult ski skibby skibotn skien skiftun skilbrei skillingaryd skillinge
skillingsfors skinnskatteberg skiptvet skivarp skive skjeberg skjern skjerstad skjervøy skjetten skjold skjoldastraumen skjolden skjomen skjåk skjånes
skjærhalden skodje skodsborg skog skoganvarre skogbygda skoghall skogn skogstorp skogsvåg skogås skokloster skollenborg skonseng skoppum skorovatn
skorped skotbu skotselv skotterud skottorp skovlunde skrautvål skreia skrova skruv skudeneshavn skui skulestadmo skultuna skummeslövsstrand skurup
skutskär skutvik skyllberg skyttorp skällinge skälvik skänninge skärblacka skäret skärhamn skärholmen skärmholmen skärplinge skå skåbu skåla skåne
skånes_fagerhult skånevik skåpafors skårup_fyn skåtøy skælskør skærbæk skævinge sköldinge sköllersta sköndal skövde skødstrup skørping slagelse
slagnäs slangerup slattum slemmestad sleneset slependen sletta slettås slidre slinda slite slitu slottsbron slussfors slutarp slättåkra slåstad
slöinge smedjebacken smedstorp smygehamn smålandsstenar smögen smøla smørum snartemo snarøya snedsted snefjord snekkersten snertingdal snertinge
snesudden snillfjord snilstveitøy snåsa sofiemyr sogndal sokna sokndal soknedal sola solberg solberga solbergelva solbergmoen solbjerg sollebrunn
sollefteå sollenkroka_ö sollentuna sollerön sollia sollihøgda solna solrød solrød_strand solumsmoen solund solvorn sommarøy sommen sommersted son
songe songesand sorring sorsele sortland sorunda sorø sotenäs south_denmark sparbu sparreholm sparsör spekeröd spentrup sperrebotn spikkestad spildra
spillum spjald spongdal sponvika sporup spydeberg spånga spøttrup stabbestad stabekk stad stadlandet stadsbygd staffanstorp stakkvik stakroge stalheim
stallarholmen stamnes stamsund stange stanghelle stangvik stathelle staubø stavang stavanger stavern stavsjö stavsjø stavsnäs stavsudda stege stehag
steigen steinberg steinkjer steinsdalen steinsholt steinsland steinstø stenderup stenhamra steninge steningehöjden stenkullen stenlille stenløse
stensele stensjön stenstavik stenstorp stenstrup stensved stenungsund stevns stigen stigtomta stillingsön stjärnhov stjärnsund stjørdal stoby stocka
stockamöllan stockaryd stockholm stockholm-arlanda stockholm-globen stocksund stoholm_jyll stokke stokkemarke stokkvågen stokkøy stokmarknes stol
stolmen stongfjorden stonglandseidet stor-elvdal stora_blåsjön stora_höga stora_levene stora_mellösa stora_skedvi stora_sundby stora_vika stord
stordal store_fuglede store_heddinge store_merløse storebro storebø storekalvøy storestandal storfjell storfjord storfors storforsheia storfosna
storjord_i_tysfjord storlien stormolla storseleby storselsøy storsjö_kapell storslett storsteinnes storsund storuman storvik storvorde storvreta storå
storås stouby strand stranda strandby strandebarm strandlandet strandudden strandvik straume straumen straumgjerde straumsbukta straumsgrend
straumsjøen straumsnes struer strusshamn stryn strynø strängnäs stråssa stråtjära stråvalla strömsbergs_bruk strömsbruk strömsholm strömsnäsbruk
strömstad strömsund strövelstorp strøby strømmen strønstad stubbekøbing stugun sturefors sturkö stuvland styrsö ställdalen stånga stårheim stöde
stöllet stø støren støtt støvring sula suldal suldalsosen suldrup sulitjelma sulsted sund_i_lofoten sundborn sundbyberg sundbyfoss
sunde_i_sunnhordland sundebru sundlandet sunds sundsbruk sundsvall sundøy sunhultsbrunn sunnansjö sunndal sunndalsøra sunne sunnemo sunnfjord
surahammar surnadal surte svalöv svanavattnet svaneholm svaneke svanesund svanskog svanvik svanøybukt svappavaara svarstad svartnes svartsjö svartskog
svartå svatsum svebølle svedala sveg sveio svelgen svelvik svendborg svene svenljunga svensby svensbyn svenshögen svenstavik svenstrup svingvoll
svinndal svinninge svolvær svorkmo svortevik svängsta svärdsjö svärtinge sydals syddjurs sydkoster sykkylven sylling sylte sysslebäck syvde säffle
sälen särna särö säter sätila sävar säve sävedalen sävsjö sävsjöström sågmyra såtenäs sæby sæbø sæbøvik sæbøvågen sætre sævareid sævelandsvik söderala
söderbärke söderfors söderhamn söderköping södermanland södertälje söderåkra södra södra_sandby södra_sunderbyn sölvesborg sörberge sörbygden sörsjön
söråker sösdala sövde søborg søby_ærø søfteland søgne søllested sømna sømådalen søndeled sønder_felding sønder_omme sønder_stenderup sønderborg
søndersø søndre_land sør-aurdal sør-fron sør-hidle sør-odal sør-skorpa sør-tverrfjord sør-varanger sørarnøy sørbokn sørburøy sørbøvåg søre_osen
søreidgrend sørfjorden sørfold sørkjosen sørli sørreisa sørskogbygda sørstraumen sørum sørumsand sørvad sørvik sørvågen sørvær søvik taastrup taberg
tafjord talgje tallåsen talvik tana tananger tandsbyn tanem tangen tansøy tanum tanumshede tappernøje tarm tarva tau tavelsjö teckomatorp telavåg
telemark tengelfjord tenhult tennevoll tennfjord terndrup terråk tertnes tessanden them thisted thorsø thyborøn thyholm tibro tidaholm tidan tierp
tikøb tiller tilst tim time timmele timmernabben timmersdala timrå tinglev tingsryd tingstäde tingvatn tingvoll tinn tinn_austbygd tisleidalen
tistedal tistrup tisvildeleje titran tived tjeldstø tjeldsund tjele tjelta tjockö tjodalyng tjongsfjorden tjureda tjurkö tjällmo tjæreborg tjörn
tjörnarp tjøme tjørhom tjørvåg tjøtta tobo tobøl todalen toftbyn tofte toftlund tokke tolg tolga tollarp tollered tollå tolvsrød tomasjord tomelilla
tommarp tommerup tomrefjord tomteboda tomter tonnes tonstad torangsvåg toreby torekov torestorp torhamn torjulvågen tormestorp torna-häkkestad
torna-hällestad tornes_i_romsdal torp torpo torpsbruk torpshammar torpshammer torrig torsby torshälla torsken torslanda torsåker torsås torsö torup
torvastad torvikbukt torød tostared totebo tovik tranbjerg tranby trandal tranekær tranemo transtrand tranås tranøy traryd trehörningsjö trekanten
trelleborg trengereid trensum tresfjord tretten treungen trige tro trofors trollhättan trollåsen troms tromsdalen tromsø trondheim trones trosa
trustrup trysil trädet träslövsläge trångsund trångsviken tråvad træna trönödal trøgstad trøndelag tuddal tufjord tufsingdalen tullinge tumba tun tune
tungelsta tunhovd tunstad tunø tureby turøy tussøy tustna tvedestrand tveit tverlandet tverrelvdalen tving tvärred tvärålund tvååker tydal tygelsjö
tyinkrysset tylldalen tylstrup tynningö tynset tyresö tyringe tyristrand tysnes tysse tyssebotnen tyssedal tystberga tysvær tysværvåg täby täfteå
tällberg tänndalen tännäs tärendö tärnaby tärnsjö tävelsås tågarp tårnby tårnåsen tårs tårstad töckfors töcksfors töllsjö töre töreboda tösse tølløse
tønder tønsberg tørberget tørdal tørring tørvikbygd ualand ucklum uddebo uddeholm uddevalla udland ugerløse uggdal ugglarp uldum ulefoss ulfborg
ullared ullatti ullensaker ullensvang ullerslev ullånger ulnes ulricehamn ulrika ulset ulstein ulsteinvik ulstrup ulvik ulvsvåg ulvöhamn uløybukt umeå
undenäs undersåker undheim undredal undrom undrumsdal unjargga_nesseby unnaryd upphärad upplands_väsby uppsala uppvidinge urangsvåg urshult ursviken
uråsa uskedalen ustaoset utansjö uthaug utne utsira utskarpen uttran utvik utåker utö uvdal vadheim vadstena vadsø vadum vaggeryd vagnhärad vaksdal
valanhamn valberg valbo valby valdemarsvik valderøya valen valestrandsfossen valevåg valla vallavik vallberga vallda valldal valle vallensbæk
vallensbæk_strand vallentuna vallersund vallhamn vallset vallsta vallvik valläkra vallåkra valnesfjord valsjöbyn valskog valsøybotn valsøyfjord
vamdrup vandel vandve vang vang_i_valdres vang_på_hedmarken vangsnes vangsvik vankiva vanløse vannareid vannvåg vansbro vanse vanvik vanvikan vanylven
vara varaldsøy varangerbotn varberg varde vardø varekil vargön varhaug varnhem vartdal varteig vartofta vassenden vassmolösa vassøy vatne vatnestrøm
vattholma vaxholm vaxjö vear veavågen veberöd veblungsnes vedbæk veddige veddinge vederslöv vedevåg vedum veflinge vefsn vega vegby veggli vegårshei
veidnes veierland veinge veitastrond vejby vejbystrand vejen vejers_strand vejle vejle_øst vejstrup veksø_sjælland velfjord vellinge vemb vemdalen
vemhån vemmelev venabygd vengsøy venjan vennesla verdal verma verrabotn vesløs vessigebro vestbjerg vestby vestbygd vester_skerninge vesterborg
vestervig vesterøy vestfold vestfossen vesthimmerland vestland vestmarka vestnes vestre_gausdal vestre_jakobselv vestre_sandøya vestre_slidre
vestre_toten vestre_vinnesvåg vestre_åmøy vestsida vestskogen vestvågøy vetlanda vettasjärvi vettre vevang vevelstad viborg viby viby_sjælland videbæk
vidsel vig viggja vigra vigrestad vihals vik vik_i_sogn vikanes vikarbyn vikbolandet vikebukt vikebygd vikedal viken vikersund vikeså vikhammer
vikholmen vikingstad vikmanshyttan vikran viksdalen viksjö viksjöfors vildbjerg vilhelmina villands_vånga villshärad vils vilshult vimmerby vinberg
vindafjord vindelgransele vindeln vinderup vindøla vingelen vingrom vingåker vinje vinjesvingen vinjeøra vinninga vinslöv vinstra vinterbro vintrie
vintrosa vipperød virestad virsbo virserum virum visby visingsö viskafors vislanda vissefjärda visseltofta vissenbjerg vistdal visthus vistträsk
vitaby vittangi vittaryd vittinge vittsjö vittskövle vitå viuf vodskov vognill vojens volda voll vollen vollsjö vonge vorbasse vordingborg vormedal
vormsele vormsund voss vossestrand voxnabruk vrena vreta_kloster vretstorp vrigstad vrå vrådal vråliosen vrångö vuku vuollerim väckelsång väddö
väderstad väja vällingby vänersborg vänge vännäs vännäsby värends_nöbbele väring värmdö värmland värmlands_nysäter värmskog värnamo värsås väröbacka
väse västerbotten västerfärnebo västerhaninge västerlanda västerljung västernorrland västervik västerås västmanland västra_frölunda västra_götaland
västra_karup västra_näshulta västra_torup västra_tunhem västra_ämtervik vätö växjö vågaholmen vågan vågland vågstranda vågå vålberg våle våler_i_solør
våler_i_østfold vålådalen våmhus vårby vårgårda våxtorp væggerløse værlandet værløse værøy vøringsfoss vøyenenga ydre ylvingen yngsjö ystad ytre_arna
ytre_beiarn ytre_enebakk ytre_snillfjord ytrøygrend ytterby ytterhogdal yttervåg ytterøy yven yxlan zealand zinkgruvan âlandsbro âlvsjö ângelholm
älandsbro älekulla älgarås älghult älmeboda älmestad älmhult älta älvdalen älvkarleby älvsbyn älvsered älvsjö älvängen äng ängelholm ängelsberg
äppelbo ärla äspered äsperöd ätran åbogen åby åbyhøj ådalsbruk åfarnes åfjord ågotnes ågskardet åheim åhus åkarp åkers_styckebruk åkersberga åkra
åkrehamn ål ålberga ålborg ålbæk åled ålem ålen ålesund ålfoten ålgård ålsgårde ålvik ålvundeid ålvundfjord åmdals_verk åmli åmmeberg åmot åmotfors
åmotsbruk åmotsdal åmsele åmål åna-sira åndalsnes ånge ånimskog ånneland ånstad ånäset åram årbakka årdal årdal_i_ryfylke årdalstangen åre årjäng
årland årnes åros årre årslev årsta årsta_havsbad årsunda årviksand åryd ås åsa åsarna åsarp åsbro åseda åsele åsen åsenfjord åsenhöga åsensbruk
åseral åsgreina åsgårdstrand åshammar åskloster åsljunga åsmarka åsnes åsnes_finnskog åstol åstorp åsvang åtorp åtvidaberg ænes ærø ærøskøbing öckerö
ödakra ödeborg ödeshög ödskölt ödsmål ödåkra ödåkra-väla öje öjebyn öjersjö ölsremma önnestad ör örby örbyhus örebro öregrund örkelljunga örnsköldsvik
örsjö örsundsbro örträsk örviken ösmo östansjö östavall österbybruk österbymo österfärnebo östergötland österhaninge österskär östersund östervåla
österåker östhammar östmark östra_frölunda östra_göinge östra_karup östra_ljungby östra_ryd östra_sönnarslöv östra_ämtervik överhörnäs överkalix
överlida övertorneå överturingen överum övre_soppero öxabäck öxnevalla øksendal øksfjord øksfjorden øksnes ølen ølensvåg ølgod ølsted ølstykke ølve
ørbæk øresvik ørje ørland ørnes ørnhøj ørskog ørsta ørsted ørum_djurs østbirk østby øster_assels øster_ulslev østermarie østervrå østerås østfold
østre_gausdal østre_toten øverbygd øversjødalen øvre_eidfjord øvre_eiker øvre_ervik øvre_snertingdal øvre_surnadal øvre_vats øvre_årdal øvrebø
øydegard øye øyer øyestranda øygarden øyslebø øystese øystre_slidre`
