/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */
export const GIVEN_NAMES = `aaby aad aada aadhya aadolf aadu aaffien aaffiena aafje aafke aaftje aag aage aagie aagje aagot aagtje aake aalberdina aalbertha aalbertje aalbertus
aalbrecht aaldert aale aalia aalim aaliyah aallotar aalt aaltien aaltjen aamer aamir aamu aant aantje aappo aarav aardina aarenout aarent aaricia
aariz aarnoud aaron aart aarti aartje aartjen aarto aarya aase aasha aasje aatami aati aatos aatto aatu aave aba abaco abar abarrane abazi abbas abbe
abbey abbie abbondanza abbondanzio abbás abd abda abdalla abdallah abdel abdelali abdeljelil abdelkader abdelkarim abdelkrim abdeluheb abdelwahab
abdenago abderrazzak abdet abdi abdieso abdilahi abdimalik abdiqani abdirahman abdirashid abdirizak abdo abdon abdou abdoulaye abdourahmane abdu abdul
abdulahi abdulaziz abdulhakim abdulhamid abdulkadir abdulkarim abdulkerim abdulla abdullah abdullahi abdullo abdulmuhsin abdulqadir abdulrahman abdur
abdurahman abdurrauf abdurrezak abdyl abdylazis abdylaziz abdylbaki abdylkader abdylkadir abdylmenaf abdylmexhit abdylnaser abdülbâki abdülfettah
abdülhakim abdülkerim abdülvasi abdürresid abe abebech abed abedin abel abelardo abelena abelia abelina abelone abelárd abenzio abequa abercjusz
aberdeen abertus abey abeytu abia abid abida abide abidin abiel abiela abiga abigael abigail abigaëlle abihail abija abijah abilene abimbola abimira
abina abiola abir abiram abisch abitala abiáta ablamba abol abra abraham abrahamina abrahammina abrahamus abram abrama abramina abramine abrar abril
absbert absolon abu abubakar abubakr abudemio abulfazl abundancja abundancjusz abundantius abundio abuzer abzal abélia acario acaste accursio acepsima
acfred achacja achille achim achimelech achiropita achisch acie acilio acillino acisclo acke acquanetta acsád acuzio acyuta acácio acél ad ada adaeze
adaku adalbert adalet adalgisa adalgiso adalgiza adalmar adalnot adalrico adalward adalwina adam adama adamantinos adamina adamma adamus adana adaora
adara adaukta adda addi addie addis addison addula adebisi adebowale adeel adefemi adel adela adelaide adelajda adelar adelard adelberta adelbertus
adelchi adele adelee adelfo adelheid adelina adelinda adelinde adelisa adelmire adelmo adelynn adeodata adeodát adeola aderito adesina adessa adewale
adham adhita adi adib adiba adil adila adile adin adina aditi adiuto adiutore adjani adjola adjoua adler adli adléta admeto admira admirim admirina
adna adnan adnana adnand adnor ado adolf adolfa adolfas adolfine adolfo adolph adolphe adolphina adolphine adolphus adolár adomas adon adoncia adone
adonisz ador adoración adorato adorján adorno adra adrasto adri adria adriaantje adrian adriana adrianaus adriane adrianis adrians adriatik adriatike
adrie adrieanus adriele adrienne adries adrijaantje adrina advan adwoa adzer adéla adélaïde ae aed aedo aegidius aeho aeilke aelbert aelig aelred
aelze aemi aeron aeronwen aeschinus afaf afat afeida afet affoué afida afiena afif afifa afka afnan afolabi afong afonso afra afrah afreen africa
afrodita afrodyta afrodyzja afrore afroviti afsahne aftab afua afzal agamemnon agamemnonas aganoor agape agapia agapion agapita agapito agapiâ agar
agata agatangel agatha agathangelos agathe agathi agatho agathus agatoclio agatodoro agatonika agave agaxhian agbani agda agdon age agelda agenes
agenor agesander agesil agesipolis agetina aggeusz agha agica agide agie agilulf agilulfo agime agina agis agith agjah aglaia aglaja agmánd agnar agne
agnella agnello agner agnes agnesh agnessa agneta agnete agnethe agneze agnieszka agnietje agnija agnitha agnolo agnès agnė agon agricola agrikol
agripina agroland agrypin agrîn agustina agustín agyenim agyness agzot agád agáta ah ahasuerus ahdaf ahilan ahilino ahlaam ahlam ahmad ahmed ahmet
ahogla ahou ahsan ai aibhilín aica aicha aida aidan aidar aidas aiden aijolt aika aikaterini aila ailda aileen ailen ailing aim aiman aimar aimee
aimie aimilia aimo aimona aimylioy aimé aina ainamar aine ainhoa aino ainun ainó aiola airan airinė airlie aisha aishah aishe aisling aissatou aistė
aisultan aisyah aisza aitana aitkin aito aitor aiur aivar aivaras aivars aiyana aize aj ajakida ajaks ajazi ajbek ajda ajet ajete ajit ajla ajli ajlin
ajlona ajmal ajmane ajmona ajnur ajnácskő ajola ajoy ajri ajsa ajtanga ajten ajtonka ajtony ajung ajád ajándok ajándék akadia akai akay akbar akemi
akesandar akgün akhtar aki akiba akida akif akiko akil akilandeswari akile akilina akilinu akilu akimi akio akira akisa akissi akkan akke akkemay
akmal akosua akouwègnon akpan akpénamawu akram akri aksel aktaş aktürk aku akua akulina akvilė akwila akwilina akylas akács akçay akın al ala alaa
alaaddine aladdin aladin aladár alagon alagonda alaia alain alaina alajdin alakbar alama alamelu alan alana alani alanna alanoud alap alardus alarich
alarico alarik alasdair alaska alaudin alauija alaydin alayne alba alban albana albane albans albarta albartha albartus albatros albena alberdina
alberic albert alberta albertas alberte albertha albertien albertina albertine albertinus albertje albes albi albien albin albina albinca albino
albizzo albona albrecht albrechta albregt albuin albwin alceo alceste alcibíades alcide alcina alcorn alcuin alda aldegonda aldegonde aldegondus
aldegunda aldegundis aldemar aldemaro aldemiro alderico aldhelm aldia aldigherio aldijana aldina aldion aldior aldiyar aldo aldobrando aldric aldrik
alduino aldyth aldán aldó ale aleardo aled aledia aledin alef aleferna alegonda aleid aleida aleidus aleijt alejandra alejandro aleken aleks aleksa
aleksandar aleksander aleksandr aleksandra aleksandras aleksandre aleksandrina aleksandru aleksandër aleksanter alekseja aleksina aleksius alem
alemshah alemu alen alena alenka alenn alenčica alessandra alessandro alessi alessia alestari alesya aleth alethea aletta aletto alevtina alewijn
alewijna alex alexa alexander alexandra alexandre alexandru alexey alexi alexia alexianne alexio alexis alexsander alexsandru alexy aleya alf alfeusz
alfhild alfhildus alfie alfiero alfina alfio alfke alfonsa alfonsas alfonza alfonzin alfred alfreda alfredas alfredo alfrida alfried alfréda algernon
algimanta algimantas algirdas algonda alhard alhassane ali alia aliagha alibek alican alice alicja alida alidanus alidjanatou alidus alieda alieu
alighiero aligi alihan alii alijana alijda alijdia alijdus alik alikhan alim alima alimi alina alinda aline alinur aliona aliprando aliriza alirán
alis alisa alisar alise alisha alisher alissa alistair alister alix aliy aliya aliye alize alizé aliénor alja aljad aljana aljosha aljula alkan alke
alkeda alkeida alken alkest alket alkida alkım alla allagonda allam allaman allan allard allardus allda alle allegonda allegonde allegondus allegra
allette alleyne allie allin alliott allison allonzo alltun ally alma almaida alman almanzo almaric almarin almas almasa alment almerino almida almin
alminas almira almiro almog almona almudena almár aloijsia aloijsius alois aloisia alondra alosha alouisia alouisius aloysius aloyzas aloïse alparslan
alper alperen alpha alphonsa alphonse alphonsia alphonsina alphonsius alpi alpiin alpin alpár alqi alqiviadh alruna alsida altaf altamir altay alteo
altfrid althea alti altjana alton altor alush aluwidus alva alvari alverich alvi alvian alvilda alvin alvina alvydas alwena alwien aly alya alysa
alysha alyssa alyx alárd alóma ama amaal amaat amable amadea amadeus amadine amado amador amaechi amael amahle amaia amal amalberga amalgunda amali
amalia amaliah amalie amalina aman amana amand amanda amandine amando amandus amane amanghali amani amanti amantia amantja amanullah amar amara
amarachi amarant amaranta amarda amarentia amari amarilla amarilli amarins amaris amasja amastan amata amatallah amatore amaury amaya amayra amazia
amaziah amazja amazona amba ambdilwahedou ambela amber ambera ambra ambre ambrosia ambrosis ambroz ambrozi ambrož amechi amedan amedea ameer amel
amela amelia amelija amelius amelja amenan amenhotep amenirdis amera amerensia amerentia amerentius amerik amethyst amgad ami amick amico amika amilia
amin amina aminah aminata aminda amine aminta aminu amir amira amiral amisha amit amito amjad ammar ammavaru ammerensje ammerentie ammiano ammiel
ammonia ammāvaru amna amoako amoin amonaria amotz amparo ampelia ampeliusz amphion amr amra amrei amrit amrita amro amu amund amy amye amythyst amábel
amálie amáta amédée amélie améline amër amílcar amēlija an ana anaba anabela anabhitra anacleto anahis anahit anahí anaid anaise anaisz analeigh
analena ananda anant anar anas anasse anastasia anastasija anastasiya anastazija anatol anatolij anatoly anatólia anaxandridas anaël anca ancilla
ancuța ancy anda andamion andde andelia andelina andelko ander anders andet andjelka andjelko andjline andonaq andoni andor andr andre andrea andreas
andree andreea andrei andreia andrej andreja andrejus andreus andrew andria andrian andrianus andrias andrieas andriena andries andriesa andriette
andrijana andrika andrikus andrim andrin andrine andriola andris andrisetta andriy androen androkli andromacha andromadhi andromahi andromaqi
andromeda androméda andronik androniki andronira androula androulla andrulla andrzej andrzeja andrás andré andréa andrés anduel anduela anduena andy
ane anees aneja anelka anelma anelmo anelė anemari anemarija anest anesti anete anett anette ang angaidh anganieta anganita ange angel angela angelena
angeles angelica angelika angeliki angelina angeline angelique angelita angelito angelo angenes angenetta angeni angenies angenieta angenietha
angenietje angenis angenitha angenitta angenitus angi angie angjela angjeli angjeliko angjelin angjelko angjell angjello angjelos angnietje angus
angustias angy angèle anh ani anian anicet aniceta aniceto anika anikó anilda anilejda anindita anine aniola aniqa anis anisa anise anisio anissa
anissza anita anitra anitta anizja anizjusz anja anjanette anje anjelah anjelica anjes anjeze anjo anjuli anjuschka ankalamma ankeleda anker ankita
ankjær anko ann anna annaatje annabel annabeth annaeus annah annalena annaliese annalisa annalise annam annamaija annamietje annamária annandale annas
anne annebeth annechien annechiena annegie annegien annegiena annegje annegret anneke annelie annelien anneliese annelinde annelise anneloes annelouke
annemarie annemette annemie annemieke annes annett annetta annette annetto anni annie annigje annij annika annikki annili annine annique annlaug anno
annukka annunciata annunziata annwenn anny anohito anola anouar anouch anouk anphong anqi anr anrila anrri anrê ansaldo ansano ansar ansell anselm
anselme anselmi anselmo ansgar ansgard ansgarius ansovino anssi antaios antal antara ante antea antenor antero anteunis antheunis anthim anthimos
anthoinetta anthoinette anthon anthonetta anthoni anthonij anthony anthulla antiena antigoné antina antinoo antjekathrin antoan antoine antoinetta
antoinette anton antona antone antonela antonella antonfrancesco antoni antonia antonie antonietta antonija antonije antonina antonino antoninus
antonio antonios antonius antonnetta antonova antti antton antuela antuza antym antôn antônia antônio anucha anuela anuk anula anuna anuncjata anush
anuša anwar anxhela anxhelo anya anyla anzelm anzelma anzhelika anzu anê anđelko anđelo anıl anže ao aodh aoi aoife aparna aphrodita apisalome aplonia
apolinar apolinaria apolinary apolka apollina apollo apollonia apollux apolo apolonio apolonius aponi apor aporka apostolo appia appio apple appolonia
appolonius april aptülahat aputsiaq aqif aqil aqile aquene aquilin aquinô aqvilina ar ara arabella araceli arakel aram araminta aramisz aranda aranit
aranita aranka arantxa aras aravella aravind araxi arba arban arbana arbenila arbi arbiana arbina arbiola arbjan arbën arbër arbëra arbërie archana
archdale archie archimedes archip arco arcy arda ardalion ardeleanu arden ardian ardianë ardiena ardina ardine ardiola ardito arditë ardjan ardje
ardon arduin arduino ardy aref areg aregnazan arei areke arendina arendinus arendje arendtje areni arentje aresje areteo aretha arethas areto aretusa
areus arevik arezio arfst argea argentina arges argia argjendora argjir argjiro argjirulla argo argus argyris arham ari aria ariaan ariaantje ariadna
ariana arianita arianna ariantje aridina ariel ariela ariele arif arifa arifari arife arigje ariihau arij arijaantje arijdina arijna arijoutsi arik
arild arimantas arimo arin arina arinola arinus ariobarzanes ariona ariosto aristeides aristela aristidh aristir aristofane aristomenous aristóteles
arita arián arjaan arjaantje arjan arjen arjeta arjetë arjin arjona arjun arkadia arkan arkida arkád arlan arlena arlett arlex arley arlind arline
arlington arliss arlo arlon arlongo arly arlyn arma armada armalda arman armanas armanda armani armas armegi armel armelinda armelindo armen armenika
armgard armida armindo armine arminia armir armiro armita armonela armonia armstead arna arnar arnaude arne arnela arnevi arnfinn arnfrid arnfried
arnfríður arnheid arnhildur arnida arnita arno arnold arnolda arnoldas arnoldina arnoldine arnoud arnoudina arnošt arnsteinn arnór aroen arolde aron
arona aronzio aroup arp arpi arpita arquímedes arramina arriaantje arrigo arris arsaces arsena arsenije arsenio arshad arshi arshin arsida arsini
arsinoe arsinoi arslan arszlán arta arteida artela artem artemia artemida artemisi artemisia artemisz artemizja artemon artemona artha arthur artian
artiola artiom artjan artje artjola artjonil artturi artur artyom artūras arun arunima aruuke aruuzat arvid arvien arvo arvydas arwa arwet aryaman
aryele aryst arystea arystyda arze arzen arzije arzu arzuman arzénia arūnas asa asaad asad asadullah asaf asako asan asante asao asbjørn ascanio
ascelina ascensión asdrubal aseel asef asel asem asemahle asenata aser asger asghar ash ashani ashby ashfaq ashkbous ashley ashot ashraf ashraqat
ashwini ashworth asi asia asiedu asife asije asil asilim asim asima asir asiya asja aske askin askur aslak aslan aslaug asma asmaa asmik asmita asmus
asparuh asparukh aspazja aspen asqarbek asqeri asra asriel assa assan assar asse assi assia assid assis assol assunção asswerus asszunta asta aster
asterio asterion astghik astika astolfo astrid astrita astrithr astro asuka asumpta asunción asya asztrik asztéria ata atalant atalanta atalia atanas
atanasije atanazja atarah atea atef atefe atenaida ateniada ates athanasia athanasios athanasioy athesthis athinna athmane athos atia atif atifa atika
atilla atilá atissar atje atjon atlas atle aton atos atosz atse atsudhi atsuko attallah atticus attila attilio atulla atusa atze atália aténé au aube
auber aubrey aud aude audelin audenzio audie audierne audil audrey audris audrius audronis audronius audronė audrun audry audun augurio august augusta
auguste augustin augustina augustinas augustine augustinus augusto augustus auke aukje auksencja auksencjusz auksutė auksė aula auld aulent aulis
aundre aunela aura aurea aurel aurela aurelija aurelijus aurelio aureta aureusz aurica aurielle aurimas aurinda auroora aurora aurore aury aurèle
aurélie aurélien ausilio austėja autumn auvergne auvo auxi auðný auður aušra aušrinė ava avadhutika avarka avdi avdul avdulla avdullah avduraman
avdush avdyl avelino aventino avery aviad aviana avie avigail avigdor avinesh aviola avishai avital avitus aviv aviva avivi avjola avra avraham
avtandil avtonom avushe avvento avzi awa awad awanle awatef awgust awita awoiska axel axelina axhem aya ayaan ayah ayaka ayako ayala ayalah ayane
ayanori ayat aybike aybüke aycan ayda aydan ayele ayelén ayerim ayesha ayfer aygun aygül ayhan ayi ayiana ayim ayindri aykel aykut ayla aylar aylin
ayman aynur aynül ayodele ayoka ayomide ayoub ayoung ayra ayrat ayse aysegül aysel ayshegül aysun aytaç aytoun ayub ayumi ayumu ayuub ayzere ayşa ayşe
ayşegül ayọ aza azad azadeh azahara azam azamat azaria azariah azbi azeglio azele azer azeta azgan azhar aziliz azim aziz aziza azizah azmi azniv
azora azra azubuike azucena azucséna azuerus azurea azusa azza azzi azzurra azálea azár azémia aïcha aïda aïssa aïssata aþena ałła aşkın ašim ba
baalis baaltje baartje bab baba babacar babak babalola babar babasaheb babete babetta babette babilas babken babu baby babylon babür bacary baccio
bachil bachisio baciccia backa bade badea baden bader badis badr badra baertje baftjar bafuri bagamér bagge baggio bagram baguma baha bahaa bahar
bahia bahide bahra bahram bahrie bahriye bahti bahtijar bahtije bai bailey bainbridge baine baines baisa baiulo bajazit bajnok bajrambejamin bajrush
bakary bakasura bakchus baker bakhtawar baki bako bakr baksa baku bakács bala balabán balach balambér balaramayya balassa balbina balbino bald balda
balderico baldina baldo baldomer baldomera baldomero baldry baldur baldwina baldó balendina balguy bali balil balina balladyna ballantyne ballkiz
ballsor ballëm balsam balsamo balt balte balten balthazar balys balár balë bamba bambie bamie bamir ban bana banana bancroft bandar bando banele
banesh bang bannister bannus banu banucs banush baoshan baptist baptiste baqytschan bar barachisio barak barakony baram baran barbacy barbara barbare
barbaziano barber barbertje barbli barbro bardh bardhe bardhec bardhi bardhok bardhul bardhyle bardhylka bardina bardo barendiena barendina barendinus
barentszn barie baring barisa barkat barkès barlas barlow barna barnaba barnabé barney barnim barrie barry barryl barsaba barsanufio barsimeo barson
barta barteld bartelina bartha barthelina bartholemew bartholomew bartholomie barthélemy bartje bartlett bartolammeo bartolemé bartolomeo bartolommeo
bartus bartłomiej bartłomieja barót barış barłaam basarbek basel basem bashar basheer bashir bashkim basil basileios basilis basim basima basir
basjana basma basolo bassam bassano bassem bassim basti bastiaantje bastian bastianus bastienne bastri bathurst bationa batisha batjar batje batkhaаn
bato baton batoul battaile battista battje batuhan batul batıkan baucisz baudelio baudile baudin baudina baudino baudolino bauke baukje baukjen
baurzhan bautista bauyrjan bauyrschan bavjola baxhul bayan bayarmaa baybars baykal bayle baynes baz bazil bazyla başel baаtar beag beale beano bearach
beardmore beat beata beate beatrice beatrix beatriz beatus beau beaver bebe bebóra bechtold bechuille beckaye beda bedel bederiana bedrada bedrettin
bedri bedrie bedrije bedrush beduar bedő beebe beene beerend beetje bega begator begg begimay beglije begnet begoña begum begzo begë begónia begüm
behajdin behari behexhet behice behije behlul behnam behram behrije behrouz behudin bei beije bejana bejdo bejkush bejo bejtula bejtullah bejtush
bejushe bejxhe bejxhi bekcan bekim bekir bekli bekri bektash bel bela belal beletje belfiore belfjore belia belie beligje belina belinar belinda
belisa belisario beljan bell bella bellatrix bello belul belén ben bena benajah benardina benardus benas benazir bence bendis bendise bendix bendo
bendt benedek benedeto benedicte benedikta benediktas benedikte benedita benedix benedykt beneke benereta bengi bengt bengü benichou benicio benigna
benigny benik benita benja benjamen benjamin benjamina benjaminas benjamín benko bennison benno benny beno benona bent bente benthe bentley benuarda
benvenuto benwenuta benyamin benő beom beonna beop beorma bepi bepin beppe beppo beqar beqë ber beranardin berard berat berber berbera bercario berciu
berdi berdina berdo bere berengar berengaria berenice beret bergetta berglind bergljót berhan berhard beri berijan berim berislav berit berkan berkant
berkay berlie berlin berlinghieri berman bernabe bernadette bernadina bernadine bernard bernarda bernardas bernardette bernardina bernardinus
bernardka bernardyn bernd berndina bernet bernhard bernhardt bernhild bernina bernino bernoardo bernold bernolfo bernone bernt berrdo berre berredina
berrell berrick berschijna bert berta bertel bertha bertheid berthel berthold berthus berti bertil bertilla bertina bertje bertolda bertolfo bertram
bertran bertrand beryl berzh berény besara beschier bese besforta beshir beshoi besi besian besik besiki besiko besim besime besjana beskida besmira
besnike bess bessel bessemer bestami bestar beten betham bethany bethlehem betilda betina betka betsabé betsie betsij betsy betti bettij bettina betty
beulah bev beverley beverly bevill beyhan beyle beylon bezzenberger beñat bhagwati bhaskar bhasker bhausaheb bhavesh bhawna bheki bhikhu bhupathi
bhupinder bhutamata bi bianca bianor bibek bibi bibian bibiana biborka bibë biddle biddy bido bie biedziesława biel biem bies biezdziadka bijana bijay
biju bilal bilall bilbil biliana bililde biljana bill billah billal bille billie bilo bimal bin binak bindee bindhu bindy bing binh binita binjamin
bino binod bintou binu bionda biordi bipodtarini birdsey birendra birger birgit birgith birgithe birgitta birgitte birgül birillus birk birkena biro
birog birsen birte birtha birthe biruta birutė birçe biróg bisej biser bisera biserka bishal bisilim bislim bismah bit bita bitoski bitsy bitten
biurakn bizena bjanka bjarke bjarnar bjarne bjarni bjarte bjordi bjorg björn bjørg bjørk bjørn bjørnar blackburne blackwell blaga blagden blagoj
blagoja blagomir blagorodna blahoslav blaize blake blanca blanche blanda blandina blanka blas blat blatchford blaydes blazina blazius blazo blazsena
blažen blaženka blažytė bleakley bleaz blechardt bledi bledion bledjana bledo blegina blenard blencowe blendina blenkinsop blennerhasset bleri
blerinda blerjana blerta blertë blessing bleta blez blijke blina blitmondo blizard bllaga bllazho blodeuedd blodeuwedd bloemtje blomefield blomfield
blondie blondina bloomer blore bloxham blue blunden bly blyth blythe bläsz bo boase boaz bobak bobbie bobi bobo bobuleno boddington boden bodhmall
bodie bodil bodine bodley boe boel boethilda boezio bogdan bogdana bogdała bogislaus boglár boglárka bogna bogolep bogoljub bogoljuba bogolub bogomil
bogomira bogosav boguchwał boguchwała bogudarz bogudać bogumila bogusław bogusława boguwola boguwłość bogárka bogáta bohl bohlke bohumil bohumír bohuš
boja bojanca bojanka boje bojka bojken bojko bojta bojána bok bokke bola bolad bolaji bolemir bolemira boleslaw bolesllav boleslovas bolesława bolethe
bolette boleyn boline bolivár bolo bolormaa boltak bomber bomboka bon bonaccorso bonagiunta bonamico bonaventura bonavita boncompagno bond bondina
bonefacius bonfante bonfiglio bonfilia bonfim bong bonham boni bonifacija bonifacja bonifatius bonifaz bonifazius bonina bonita bonka bonne bonney
bonnie bono bonoaldo bononio bonoso bonu booth boothby bora boralda borana borat borbardha borbora borbála borek borgar borgerd borghild borijov
borina boris borislav borisllav borivoje borja borka boro boromea borona boros borostyán borradaile borromäus bors borsika bort boruch borut
borzysława boróka bosa bosco boshko bosley boston bothilde botho botilda botond botto botár boubacar boubakari boudewijn boudewina boudiene boudina
boughton bougina bouke boukje boukjen boureima bourke bourne boutros bouwen bouwina bovo bowen bowles boyan boye boyle boylston bozhidor bozin bozsena
bozsó bozsóka boáz boço boštjana bożeciecha bożena boža božana boženka božidar božidara božo brackenbury bradden braddon braden bradley brahim
brahmani braho braima brajesh bram brancaleone brandalyn brandina brando brandon brandy branford branimir branimira branislav branisllav branistav
branka brankica branko branwen bratumiła braulio brecht bree breeana bregetta bregitta bregje bregtje brela brenda brenno bresena bretannione brett
breunis brian briana brickdale bridger bridges bridget bridgetta brieuc brigitte brij brikenda brikenë briketa brilanda brilanta brina bringfriede
briscoe briseda briseida briselda brisida brisilda brit brita britt britta brittany britten brittnee brixhilda brixhitë brizeida brizejda brizida
brock brockton broer brolin brond bronimira bronis bronislovas bronisław bronisława bronius bronnie bronno bronwen bronwyn brooke broose brotherton
broz bruce bruijn bruin bruno bruny bruto bryachislav bryan brydon brynhild brynjar brynjólfur brynne brúnó brünehilde bu bubbi buchi buckingham
bucolus bud buda budhi budie budim budimír budo budzisława budziwoj bue buenaventura bujamin bujana buk bukola buksh bukuri bukurije bukuroshe bulcsú
bule bulkurluzade bulle buller bulwer bun bunji bunna bunny bunroku bunta buonadonna burak burbuqe burchett burdett burford burg burgerdina burghard
burghardt burgina burgje burglinde burhan burhanedin burian burim burkhard burl burleigh burnand burns burny burrell burçak bushe bushra busso butrint
butt butz byblis byeok byeol byeong bylysh bá bánk bára bárbaro bársonyka bátor bärbel bäsil bår bård bé béchir béke bénilde bérengère bíbor bítia
bódog bófēi bóra böngér börje bøge bøje børge büke bülent bünyamin bürhan bądzsław bądzsława běla bīng błażeja bảo caatje cabiria cacau cacilda cade
caden cadence cadmo cady caelan caesar caesarius cafiero cahit cai caillard cailín caio cairenn cait caithness caitlin caius calasanz calcedonio
calcott caldwell caleb calixto callan calle callimachus calliope callista callisto calma calman calogero calum calvin cam camara camaron cambria
cambridge camelia cameron camila camilla camille cammie cammy campi camryn can canan candace candan candelaria candeloro candice candid candida cane
canio cannie cansu cao caoimhe caoimhín caolan capel capitano capucine cara carey carilda carina carl carla carleen carles carleton carley carli carll
carlo carlos carman carme carmelita carmella carmelo carmen carmine carmiña caro carol carola carolina caroline carolius caroll carolly carolus
carolynn carroll carron carsjen carson carsten carter cartesio carvel carwyn caryl caryn carys carène cas casey cashmyra casilda casiodoro caspar
casparina casper casperina caspert cass cassandra cassell cassidy cassie cassin casson casten casto cataldo catalina cate catelijna catello catena
caterina cathal cathalijne cathalina catharia catharina catharine catherina catherine cathern cathie cathinca cathinka cathleen catholina cathrina
cathrine cathwerine catlin cato catolina catriel catriena catrine catriona catry cautley cavdar cave cayla ceciel cecilia cecilie cecilio cecyliusz
cecília cedo cedomir cedric cedrick cedwin cee ceferino celedonio celerina celerino celeryna celeste celestyn celestyna celia celice celina celine
celio celmo celnike celora celse celso cem cemal cemil cemile cencio cenerina cenga cent centina centje centurius ceren ceri cerilo ceseli cesidio
cethlenn cevat ceyhun cezare cezaria cezary cezaryna ch cha chaabane chad chadd chadi chadidża chae chaed chaejeong chahinez chai chairul chalva
chamaco champa chan chandan chandel chandley chandra chandrasekhar chandré chang chantal chao chapman charalampos charbel chardonnay charetti charis
charissa chariton charity charlbi charlene charles charlesia charlet charley charlie charliene charlij charline charlon charlotta charlotte charls
charlyn charnan chary charytyna chase chasten chatarina chaterine chau chauki chaveyo chay chayton chaz chazz chea checkey chedeline chee chelamma
chelidonis chell chelsea chely chemiat chen cheney cheng chenjerai chenoa cheol cheolha cheolhong cheong cheridah cherie cherilyn cherine cherubin
cherubino cheryl chet chetan cheveyo cheyanne cheyenne chhim chi chia chiaki chiang chianti chiara chibuzo chibuzor chick chidera chidi chidiock chido
chidobe chidolue chidozie chie chieh chieko chiemi chiemo chien chih chiharu chihiro chiho chika chikayoshi chike chikwenye chilali chimaobi chimariya
chin chinami chinatsu chiney chinita chinonso chinsoo chip chisato chitra chiyoko chizuru chiến chlag chlodwig chloe chloé cho cholena cholmondeley
choonwon choukitsu chousein chr chresten chris chrisman chrisropher christa christal christel christelle christen christence christensen christer
christi christian christiane christien christijan christina christine christinus christioffel christmann christmas christoffelina christoffer
christoforos christopher christos christy christóforos chrodegang chrudoš chrysostom chryssy chrystèle chryzant chryzanta chuan chuck chueh chuille
chuluun chumani chun chung chunlei chunyu churence chus chuti chwalimira chwalisława chén chérifa chūichi chương ciar cibele cicerone cicilija
ciechosława ciecirada cientje cierra cieszysława ciesława cihangir cihat ciji cilla cilli cillian cinna cino cipriano ciprien cireasa cirila ciro
cirzpisława cisse civile civita ciwan cizia cl claartje claas claes clair claire clamor clancy clar clara clare clarence claribel clarice clarissa
clarit clark clasijna clasijntje clasine clasinus clauda claude claudel claudia claudie claudine claudio claudionor claudiu claudy claus claziena
clazina cleland clelia clemencia clement clementa clementine cleo cleocir cleofa cleombroto cleonico clerke clermond clete clint clio clito clizia
clodio clori clytie cläre cléanthès cléber cléry clêment cnezana co coahoma coba coby cock cockayne codruț codruța codville coenradina coenradus coerd
coetzee cola cole colette colin coline colleen colline colm colvile comlan commerina conaing conainne conaire conal conant concepción concetta
conchobhar concordia concordio condola conelia conelis conkling conley connan connell conni connie connop connor conny cono conor conrad consalvo
consolata constance constant constantia constantin consuelo conwoion cookie cor cora coradina coral coralie corby corca cord cordelia cordula corebo
corentin corentine corien corijna corin corinna coriolano cormac corn corneil cornel cornelia cornelio cornelis corneliu cornelius cornelle corona
corpus corrado corri corrie corrina cors corstiaantje corstiana corstianus corstina cortney cory cosetta cosima cosma cosmin costance costantin costel
costica coumba countee court courthope courtland courtlandt courtney covadonga cozi craig craing crauford crawford cray creirfyw crescente crescentius
crescenzo cresconius cresia cressida crets creusa creziano crichton crijn crijna cris criseide crispian cristalyn cristia cristiaan cristiana cristina
cristo cristofano cristophere crisu croce crocifisso cromer crompton crooks crosby crow croxen cruithnechán cruz csaba csanád csege csegő cseke csenge
cseperke cserjén csilla csobilla csobán csomor csongor csát csörsz ctibor ctirad cuindles cuk cuma cumméne cunbur cunera cung cuniera cunira cunizza
cunliffe cuno cuny cupsa curley cursty curt curtiss curzio cushman custandin custódio cutberto cuthbert cveja cvetan cvetana cvetanka cvetka cyd cynog
cynthia cynyr cyprianus cyren cyriaka cyriaque cyridião cyrill cyron cyryla cyryna czcibora czesław czesława czębira częstobrona częstowojna càstul
cándido cát câncio cândido cæcilie cèline cécile céderic céleste céline cérice césar công cúc cüneyt căling căn cường cẩn da daan daatje daavid dabney
dachhiri dadzboga dae daeva dafne dafroza dag dagfinn dagfríður dagistan dagmar dagna dagny dagomér dagrún dahir dahl dahlia daiki dailis dailon daim
daimbert daina dainis dainius daireann dairoku daisuke daisy daiva daizen daizō dajena dajlan dako dakota dakë dal dalal dalan dale dalebora dalewuja
dalia dalibor dalida dalila dalius dallëndyshe dalma dalmacio dam damaro damas damaso damayanti dame dames damhnait damian damiano damion damir damira
damián damjan damjana damla dammes dammis damodar damola damon damroka dan dana danae danai danand danel danguolė dangutė danh dani danica danie
daniel daniela danieles danieli danielius daniella daniello daniels daniil danijel danila danique danish danius danjel danjola danka danker dankwart
danna danni dannie danny dansa dantes danuscia danuta danutė dany danylo daoud daphne dara darbiled darci darcy dardan dardana darel dari daria darija
darika darin darina darinka dario daris darius dariusz darko darlena darlene darley darling darly darold darosława darrell darren darrick darris
darron darvydas daryl dasantila dash dashamin dashamira dasheng dashnim dashnor dasho dashuri dasmen dastid datus daud daut dava daver davi davia
daviad david davida davinder davino davion davit davjola davorina davud davut davy dawda dawid dawida dawit dawn dawood day dayle dayo daúd de dea
deada dean deana deane deans debbe debbie debi debora deborah debra decius declan ded deddo dederica dedericus dederika dedin dedo dedë dee deeanne
deepa deepak deepti deer defendente defne deger dehart deiniol deirdre dejan deko del delal delaney delbert delesley delfien delfina deli delia
deliaantje delialah delianus delicious delila delius deliverance delmas delmé delo delphina delsa demario deme demelza demeter demetre demetres
demetria demi demiray demircan demko demlush dempsey dempster demudis demush dena denada denar denata dene denice denida denijs denik denila denion
deniona denis denise deniz denman denmar dennis denton deodato deodora deodorus deogracias deok derbforgaill deressa deriba deril derin derk derkien
derkje derkjen dermot deron derrell derrick derrike derval dervish derya desada desaret desart desdemona deshawn desiderato desideria desiderius
desilú desir desley desli desolina despoina dessislava destiny detjana detlef detleff detlev detre detty deume deun deva devala devanshi deven
devendra devesh devi devin devine devis devon devran devájuti dewy dexter deyana dezba dezdemona dezsidérius deçka dhame dheyne dhia dhimitraq
dhimitrios dhimitër dhimo dhimokrat dhimoksi dhimosten dhiogjen dhionis dhora dhori dhorjela dhorka dhoro dhosi dhruv dhulkarnejn dhurim di dia
diahann diaka diamant diamanta diamante diamanto diamond diamonté dian diana diancheng diandra diane diarmaid diatsenta dibdin dibran dick dickon
dicky didde diddle didericus diderik diderika diderikus didi didier didimo dido didrika didë dieder diederica diederick diederika diederikus diego
dieles dielis diella diemo diemut dientje diert diet dieta dieter dietfried diethild dietlind dietlinde dietlof dietmar dieudonn dieudonné dieuson
dieuwke dievertje diewer diewerke diewertje dieynaba digger digna dijamant dijedon dijmphina dijmphna dijna dikter dilara dilavize dilayla dilek
diletta dilfirus dilfiruze dilia dilian diliana dilina dillin dillon dillwyn dilma dilsa dilton dilys dilşa dima dime dimitar dimitra dimitre
dimitrija dimitrije dimitrios dimitriâ dimitropoylos dimitrov dimitru dimity dimmetje dimphina dimphna dimphona dimçe din dina dinah dine dines dinesh
ding dingad dingena dingenes dingenis dingenus dino dinë diodor diodoros diogjen diomede diomira dion dione dionijs dionijsius dionis dionisio
dionisios dionisis dioniza dionuses dionysio dionysios dipankar dipesh dirk dirkie dirkina dirkje dirksje disa disha ditar ditika ditila ditje ditjona
ditka ditlev ditmir ditmár ditte dituri diturije diviam divine divock divya dixie diệm djai djalma djamel djana djehina djehuti djehuty djenaba
djeneba djiba djibi djibo djidjé djoudi djura djurdja dmitry dmytro do doak doan dobiegniewa dobiesława dobilas dobrawa dobre dobrin dobrinka dobrisa
dobrogniewa dobrogost dobromir dobromira dobromiła dobrosułka dobrosława dobrowieść dobrowoja dobrożyźń doda dodge dodo dods dodua dodë doe doede
doeke doekel doen doesjka doetje doetval dogan dogjan doha doimo dojano doklea dokleida dol dolapo dolar dolce doli dolian dolli dolly dolora dolorez
doloreza dolphina domaczaja domantė domas domasława domenek domenico domicelė domicjana domicjusz dominick dominik dominika dominikus domininkas
dominique dominykas domitilla domna domnita domokos don donadio donagh donal donald donalda donaldas donard donata donatas donatela donato done donela
donell dong dongrong donia donika donn donna donnell donnie donogh donoma doné doortje dora dorald doralice dorana doranin dorathea dorcas dordjem
dore doreen doreida dorela dorell doretta dori dorian doriane dorien dorina dorinka doris dorit dorjan dorjana dorje dorlan dorning doro dorofey
dorota doroteja doroteo dorothea dorothy dorothée dorrit dorse dorsten dorte dorthe dorthea dosetai doubravka dougie douglas douw douwinus dov dove
doveanna dovey dovilė dovydas doğuş drabek dragan dragana dragica dragisha dragiša drago dragolub dragoslav dragosllav dragotina dragoš dragua dragush
dragutin drahomíra drake dramane drane dravid dražan draženko drenica drenis dresel drew drewes driada drieka driekus dries driesje drika drilon drini
driola driona driss drissa drita drogosław drogosława druh drusilla druso druzjanna du duaa duane duarte ducccio duccio duchan duchess duco duconia
duda dudi duduzile duerre duglad duha duifje duilio dukke dukász dula dulcinea dule dulejman dulon dunc dunia dunja dunmore dunya durante durda durdu
durkje duro dushan dushi dushko dusine dustina dusánka dutty duvelaer dušan dušana duško dwane dweezil dyani dydym dylan dylann dylber dylbere dyllan
dymfna dymphna dyna dyon dysis dysmas dyveke dyzma dzavida dzemaludin dzevad dzhokhar dziadumiła dziesława dzintars dzirżysława dzoni dádǒu dália
dámaris dániel dáqīn dávid dáša däuren désiré désirée dévald dézi dênis dëshir dídac dölf döme döndü dārta džan džems džeo dương ea eachann
eachmarcach ealdberht ealhfrith eanbald earlie earline eaton ebba ebbaba ebbe ebbo ebe ebeht ebele ebenezer eberhard eble ebrahim ebrima ebtesam
ebtisam ecio eckbert ecrin ed eda edd edda eddi eddie eddine edel edelburga edelgard eden eder edera ederina edgar edgaras edgard edgardo edgars
edgcumbe edhem edi edib edie edik edilio edilma edina ediola edip edisona edit edita edith ediz edjona edla edlir edman edmir edmira edmont edmund
edmunda edmundas edna ednora edo edoardo edona edonjeta edrin edris edrita edsge edsger eduard edurne eduwaard edval edvard edvarda edvardas edvardina
edvin edvina edvinas edvīns edward edwin edwine edwyn edy edyta edzard edömér eedes eeke eelco eeli eelis eelkje eelse eeltje eeno eero eetvartti
eeuwout eevert eevertti eevi efaggelos efe efendi effendi efigjen efigjeni efimija efisio efraim efram efrosina eftali efterti efthim efthimjos
efthymiadis efti eftimi eftimio eftychios eftyhia egarius egbarta egberdina egbert egberta egbertdina egbertha egbertina egbertine egbertus ege
egelina egeo egess egest eggert egidia egidija egidijus egidio egil egilius eginhard egino egisto egiziano eglantin egle eglent eglė egmont egnell
egnis ego egon egondina egreta ehab ehadu ehawee ehregott ehsan eibert eibertje eicke eidem eido eigil eiichi eija eije eiji eijirō eijngbert eik eike
eikichi eiko eilderdiena eildert eileen eiler eilfried eilhard eilidh eilif eilona eiltje eimert eimhin eimundas eimuntas eina einar eine einer eino
einosuke eira eirenes eirian eisha eisuke eitan eitel eithan eithne eivind eivor eivydas eize eizō ejana ejaz eje ejgil ejgild ejler ejlif ejnar ejner
ejup ejvind ejvis ejxhi eka ekanamsha ekaterine ekaterini ekateriny eke ekemini ekin ekita eklit ekow ekrem eksena ekspedyt ekspedyta elam elami
elanie elanor elarius elayne elbana elber elbino elca elchin elcione elda eldar eldbjörg elderdina elderina eldert eldian eldina eldisa eldison
eldjona eldri eleanor eleanora eleazar eleazer electra elefteri elek elemér elena elene eleni elenita elenito elenka eleonardus eleonora eletta
eleuteria elfida elford elfrida elgaard elham elhami eli eliah elian elias eliasar eliaz eliazer elibertus elica elichin elide elidiana elidion elidon
elidor elie elies elif elifia eligers eligia eligijus eliisabet elija elijah elikia elimira elin elina elind elindë eline elinor elio eliomar
elionardus elionous elios elirë elis elisa elisabet elisabete elisabeth elisabetta elisah elisaveta elischa elise eliseo elisha eliso eliverta eliza
elizabertus elizabete elizabeth elizabetha elizabethus elizana elizariâ elizaveta elizur eliána eliška elja eljas eljaz eljo eljone eljora elka elkan
elke ella elle ellekari ellen ellenie elles ellesse elli ellie elligje ellij ellika ellina ellingwood ellinor ellis ellisiv elly ellyn ellák elmar
elmas elmer elmert elmie elmiha elmira elmo elmár elna elnar elnaz elnor elnur elo elof elon elouan elouen eloïse elphinstone elpidia elpidiusz elpiza
elrio elsa elsad elsbeth else elsebeth elselina elshan elsida elsien elsiena elsina elsjen elske elsona elster eltien eltjana eltje eltjon eltjona
elton eltona eluerta eluiza elva elvedin elver elvezio elvin elvinas elvine elvio elvir elvira elvire elvis elvisa elvyra elwin elwine elwyn ely elyas
elyess elza elzelina elziabeth elzina elçi elín előd elżbieta ema emad eman emanu emanuel emanuela emanuelis emanuil ematelwaheb embertus embla
embrichonen emek emeka emeke emelia emelius emely emelyn emer emerald emericus emerik emerson emeryka emeryta emese emeterio emi emica emicho emid
emidio emiguela emiko emil emilda emilia emilian emiliana emiliano emilie emilij emilija emilijana emilio emilios emiliya emiliâ emiljano emily emilía
emin emina emine emineh emir emiralda emiranda emire emiri emirjana emirjeta emirjon emke emly emma emmanuel emmanuelle emmarentia emmeline emmeram
emmerensje emmerentia emmericus emmetje emmett emmigje emmij emmitt emmy emrah emran emri emrie emrieta emrik emrullah emrush emund emélie emöke emīls
emőd emőke ena encarnación enciána endel endellion endi endira endirë endiza endre endrid endrikeda endrita eneasz ened eneja eneko enerit enerjola
enertin enevald enevold enfleda engelberta engelbertha engelbregt engelger engelhardt engeline engelmar engeltje engena engetje engjell engjëllush
engjëllushe englantina engracia enguerrand enian eniana enid eniel eniela enikő enila enina enkel enkelana enkele enkeledi enkeleid enkeleida
enkelejde enkelena enklajd enkli enn enna enne enneken ennes enno enny eno enoc enoch enogat enok enola enora enored enosh enotrio enotris enric
enrieta enriketa enrique enriqueta enrjeta enrriko ensara ensard ensi entila enton enxhel enxhi enxin enyinnaya enzo enzó enéh eoin eol eon epifania
epifanio episkop epko epternus eqber eqerem eqrem equanimeous era eraclide erajd erald eraldo erarbër erazma erazmo ercole ercüment erdal erden erdene
erdeta erdil erdina erdiniç erdis erdit erdmut erdmuta erdmute erdmuth erdogan erec ereck erell erendiz erenik erenler erfried erget ergis ergisa
ergjin ergnoor ergyn ergys ergysa ergysejda ergün erhard erhardt erian eric erica erich erida eridan eridana eridano eridian eridor erifili erigert
erik erika erikas eriklida eriko erin erina erinda eriola eriona eriselda eriseldo erisida erivan erjeta erjol erjola erjon erjus erka erkal erkanda
erkki erkko erland erle erlea erline erling erlir erlira erlis erlisa ermanda ermela ermelina ermelinda ermellina ermenegildo ermenfryda ermentila
ermeri ermerina ermin ermini erminia erminija erminio erminioni ermolao ermonela erna ernal ernar ernest ernesta ernestas erneste ernestina ernests
ernestyna erneszt erneta erni ernst erode erodione eroll eronita eros erotida ersejla ersel ersenilda ersi ersid ersida erskin ersuin ertab ertila
erveida ervin ervina erving ervisa erwan erwina erzen erzë eréndira esa esabelle esad esada esam esaú esben esdras esen eser esfir eshref eshtref esi
esida esilda esiona esjana esjona eske eskelhoff esker eskil eskild esma esmeralda esmir esmé esohe espartaco espartero espen esperano esperanta
esperanza esperia esperina esposito espólín esra esriel essa essad esse esselina essenam essi essozimna estefanía estelle ester esther estilla estiven
estrid estêvão esu eszmeralda etania etel etela etelfrido etelka ethan ethel ethelbert ethem ethete ethlinn ethniu etian etien etilda etiola etion
etis etje etjen etjona etnor etsuji etsuko etta ettje euan eucarpio euclide eudache eudaric eudemo eudoksja eudora eudoxe eudoxia eudème eueda eufemio
eufrazja eufrosina euft eug eugen eugene eugenia eugenija eugenijus eugira eugjen euglen euglena euglent eugène eugènie euhel euklidis eulalia
eulampia eulogia eulogiusz eum eumaël eumene eumène eun eunhwa eunika eunique eunomia euphiletos euphrasina euplio euprepio eupsychia eurialo euridice
euripide eurona eurosia eurysthenes eus eustachia eustachy eustacjusz eustazja eustochio eustorgio euterpe euthemia euthyme eutichio eutropiusz
eutychia euzheni euzébia ev eva evadne evald evalda evaldas evalina evaline evamaria evan evandro evangelie evangelina evangelista evangelos evangjel
evanthi evda evdal evdokim eve evegret evelien evelin evelina evelyn evelyne evens everald everard everarda everd everdina everdinus everest everharda
everijna everijntje everina everinus everistas evermod evertje evfemija evgenia evgenii evgeny evgjeni evgraf evi evie evien evin evis evisa evjenios
evlantina evliana evlogios evou evpraksia evren evri evridiki evrim evriviadhi evstahija evy evyn evzi ewa ewald ewalda ewarysta ewazjusz ewerdt ewing
ewit ewodia ewoud exhesta eyerusalem eyke eylem eylül eymen eyre eyso eystein eyvind ezechia ezechiele ezekiel ezequiel ezhen ezio ezmerina ezmolda
ezoke ezzelino eógan fabi fabia fabiana fabienne fabio fabiola fabiusz fabjola fabjon fabrice fabrizio fabrycy fabrícia facundo fadel fadi fadia fadil
fadila fadiola fadl fadwa fadël fafà fahad fahd fahim fahima fahir fahmi fahrettin fahriye faik fairbrother fairchilds fairhid faisa faisal faissal
faith faiz faiza faizan fajola fajr fajsz fake fakete fakije fakir falah fale falgun faliero falilatou falke falko falls fan fanchita fanchon fancy
fanika fanita fanjola fannar fannetje fannij fannius fanny fanta fantino fanus fanélie fanči faouzia faqir far fara farah faraj farbod fardosa fares
farfuri farha farhaan farhad farhan farhat fari farid farida faridin farie fariola faris farley farnsworth farooq farouck farouk farrah farrell
farrukh farshid farudin faruk farzan farzana farzaneh fas fasil fasli faslli faste fat fata fate fateh fatema fatemah fatemeh faten fatgzim fathi
fathia fatih fatiha fatima fatimah fatimata fatime fatin fatinha fatiola fatiri fatma fatmir fatmiroshe fatmirë fato fatos fatosh fatou fatoumata
fatoş fatri fatrije fatrit fatts fatuma fausta faustine faustino faustus faustyna fauzi fauzia favjola fawaz fawila fawzi fawzia fay fayette fayez
faysal fayval fayza fazal fazil fazli fazlli fazu fazıl febronia februus fedalete fedde fede federik federiko fedhon fedora fedra fehari fehmi fehri
fehérke fei feicke feije feijtje feike feikje feild feim feissa fejaz fejo fejzulah fejzulla fejzullah fekke fekko felia felice felicia feliciane
feliciano felicity felicián feliciána felicjan felicjana feliksa feliksas felina felino felipe felix felizia fell felor femi femke femma femme
femmegina femmetje femmigje femmina femmy fen fendall fenenna fenisia fenna fennechien fennedine fennegiena fenneke fennigje fennij fenny feodor
feodora feodosia feodosija feras feraset ferat ferdane ferdi ferdin ferdinand ferdinanda ferdynand feredin ferenki fereshteh ferghane ferhat feriada
ferida feridon feridun feriha ferim ferki fermín fern fernada fernand fernanda fernando ferndo ferny fernán feroze ferreja ferris feruz ferzet ferzi
festim festime feta fethi fethiye fethullah fetije fetje fetnat fetnete feto fetze fevroni feçor ffion ffrench fia fiachrae fiadh fiamma fida fidaim
fidan fidana fidelio fidelisa fidenzio fideo fido fidélia fie fiel fien fiene fiep fiero fiete fietje fifamè figen fija fijgje fijtje fikile fikret
fikri fikrije filadelfia filandro filemon filemona filemón fileno filibert filiberta filida filip filipa filipe filipina filippa filiz filloreta
fillota filomela filomén filona filotea filoteusz finbar find findlay fini finja finka finlay finn finnegan finola fiona fionntan fioravante
fiordalisa fiore fiorella fiorenca fioretta fiorito fiqeret fiqiret fiqirete fiqiri fiqret fiqri firas firdaws firdes firdus firmina firmine firmino
firminus firmus fiseha fish fiske fisnik fitchett fitor fitzedward fitzhardinge fitzhugh fitzrobert fióna fjodora fjolla fjoralba fjord fjorela
fjorida flaithbertach flaka flaminio flamur flann flannabhra flavia flaviola flavja flawiana fleetwood flemming flera fleur fleura fleurie fleuris
fliberto flicka flidais flir fllanxa flo flogert flogerta flonia floor flor flora floralba floran floranne florenca florence florendina florent
florentina florentine florentinus florentyna floresha florestan florestine floriam florian florie florije florimond florin florinka florinus florise
florius florjana flory floryna flovia flovian flower fluduald flurans flutra fluturak fluvio focko fodé foekje fogg fok fokeltje fokion folgore folke
folkert folkus folliott folmer foma fons fonte foort fop fopje foqion forcim fore forra forsteleve fortesa fortino fortuna fortunato fortunette
fortunio fotaq foti fotini fotjana fotjon foto fotyna fouad foucault foulek fouzan fozi fozia fozilet fr fran franca france frances francesc francesca
francesco franci francien francies francijna francijntje francinus francis francisca francisco franciska franciskus francisus franciszek franciszka
franck francoise francuaza frands frane frang franja franjo frank frankwin frans franscisco fransciscus franscoos fransijntje fransje franslyn franta
frantisek frantiska františek frants frantz franz franziska franzjoseph française françesk françeska françois françoise françoize frančišek fraser
frashër frauke fred freddie freddy frede fredegund frederica frederick frederik frederikke frederikus frederique fredeswinda fredi frediano fredj
fredricus fredrik fredrika fredrikus fredéric freedrikki fregis freia freidoune freimut freja fremiot fremont frenk frensis frerich frerk freskida
freya freyja fricis frid frida frideborg fridemann friderika frido fridolin fridrih fridtjof frie frieda friede friedel frieder friederika friedgar
friedhelm friedi friedl friedmar friedrich friedrika frigg frigga frigyes frine fritc frithjof fritiof frits fritz fritzi frode froilán frok fromhold
fronica fronika frouke froukje frouwina frow frowin frrok fructuoso fruitje fruke fruteland fruzsina fryday frânses fränk frèdelin frèdèric frère
frøya frøydis früd fuad fuat fuensanta fujio fukumi fulberto fulgencjusz fullard fulp fumi fumiaki fumie fumihiko fumihiro fumika fumiko fumito fumiya
furio furkan furugh fusako fuyuko fykse fyodor fátima fâtih fédra félicien félicienne félix fénou förster fülöp fürchtegott füzike fēng főbe fūma ga
gabi gabie gabija gabino gabirele gabor gabri gabriel gabriela gabriele gabriella gabrielle gaby gad gaddo gadiel gadwin gael gaetan gaetano gafurr
gagan gagik gaia gail gaillard gaitani gaius gaja gajana gajja gajto gajur gajána gal galanne galantina galatea galdino gale galeazzo galentine
galileo galina galiot galla gallo galtus galya gamal gamalat gamila gammal gamze gandalf gandolfo gang gangadhar gangolf gani ganna gao gaoussou gap
gaqi gaqo gara garaidh garance garci gardenia gardina garentina garga gari garibald garip garlich garmant garnet garnett garnik garrie garrit gary
gasi gaspar gaspare gasper gaspër gastone gatien gatis gatske gaudencja gaudenz gaudêncio gauhar gauri gautam gavin gavitt gavosto gavriil gavril
gavrilovic gavrosh gay gayane gaye gayla gayle gaylord gaynor gazali gazment gazmira gaçe gaël gaëlle gaïa geale geb geber gebre geddes gediminas
gedvydas geen geeraard geerard geerdina geerhardus geerit geerke geerlof geert geertje geertrudes geertrudis geertruidis geertruidus geertruij
geertruijda geertui geertuida geertuij geesien geesjen geeska geeske geessien geeta geetruida gefjun gegë geike geir geirr geisje geiske geiv geizon
gejsi geke gelasio gelazja gelen gelindo gellu gelske gema gemella geminian geminiano gemino gemmicka genadia genadij genadijus genann genc genca
gencer genci gendrikas generosa generoso geneva genevieve genezjusz geniserda gennady gennaro gennifer geno genova genovaitė genoveita genoviève
genrich genrikh genserico gentarō gentian gentianë gentile gentiola gentisa gentjan gentjana gentur genus genzō geoffrey geofreda geom geon georg
george georgea georgeanna georges georgette georghe georgi georgia georgie georgina georgios georgiou georgius geovani gepa gepke geppi ger geradus
gerald geraldine geraldyna geralin geranda gerard gerardiena gerardina gerardo gerasimo gerberdina gerburg gerd gerda gerdes gerdis gerdrutha gereben
geremias gereon gergely gergő gerhard gerharda gerhardina gerhardt gerhauß gerhild gerhárd geri gerilina gerina gerion gerjola gerke gerlacus gerlando
gerlof germ germain germaine german germana germen gernardus gerner gero gerome gerond gerradina gerrarda gerrardina gerrardus gerredina gerret
gerretje gerrick gerridina gerrie gerrigje gerrit gerritine gerritje gerritjen gerry gersiane gerson gersz gert gerth gertjon gertrud gertrude
gerungan gervasio gerwina gerzson gerður gerónimo gesche gesiena gesine gesualdo getoar getulio geu geula geum geun gevard geverina gevorg gezabele
gezdar geziena gezijn gezina ghada ghadir ghaith ghaleb ghanem ghasem ghassan ghassān ghazal ghazala ghazanfar ghazi gheyvardus ghigo ghino ghiță
ghofrane ghulam gi gia giacôbê giada giaime giairo giampio gian gianantonio giancarlo gianfelice gianfranco giang gianguglielmo gianlorenzo gianluca
gianmaria gianmario gianmatteo gianna giannangelo giannotto giano gianpaolo gianpiero gianpietro gianvito gibril gibson gideon gidiola gidion gie
giedrius giela gieltje gien giennadij giffin giggi gigi giglia gigliola giichi gijbertus gijpje gijs gijsbartha gijsberdina gijsbert gijsberta
gijsbertha gijsbertina gijsbertje gijsina gijsje gil gilad gilbert gilberta gilda gildas gilet gili giliam giljan gill gilleasbaig gilles gillette
gilli gillian gillone gilman gilmana gilslaug gimmi gina ginat gine ginevra ginger ginka ginny gintarė gintautas gintautė gintė ginutis gio giobbe
giocondo gioia gioiello giolla giordanna giorga giorgi giorgia giorgione giorgios giorgo giorgyos giosafat giosuè giota giotto giovanantonio giovanna
giovanni giovanno giovanvincenzo giovita girling girolamo girulfus gisbert gisela giselher giselle gisgo gislijn gita gitanas gitla gitta gitte gitty
giudo giulia giuliana giullaume giunone giuolio giuse giusepe giuseppina giusi giusseppe giyasettin gizem gizur giánnis giò giórgos gjakush gjalt gjek
gjekë gjela gjelina gjelinë gjelok gjelosh gjena gjenovefa gjençi gjeorge gjeorgje gjeorgjina gjerak gjerasim gjergjina gjermund gjet gjeto gjikë
gjiliola gjinaz gjino gjinovefa gjirgja gjok gjokë gjolek gjon gjoni gjorgje gjosho gjovalin gjovarf gjush gjyle gjylie gjylieta gjyljan gjylso
gjyltekin gjylymsere gjylzade gjyste gjystina gjyzepina gjøran gkemitzis gladijs gladwyn glafyra glaiza glanville glass glauco glauda glaukos gleb
glediana gledis gledja glenda glenn glenys gliceria gligor glijn glijna glikeriya glisha glodiana glori gloria gláucia gnanli gneomar gniewosądka go
goaitsen goar goce gocha gode godefried godefrieda godefriedus godehard godelieve godinho godiva godlieb godonou godschalk godtfred godtfried godvin
godzimira godzisława godó goffredo gogi gogo gohar goichi goitom goja gojard gojko gole goleuddydd golia golida golina gomarius gomarus gomillion
gommar gommarius gommert gon gonce gonda goni gonneke gonnionda gono gonxhe gonzague goodluck goodriche googoosh gooris goosen goossen gopal gopala
gor goran gorana goranka gorazd gordana gorden gordey gordiana gordiano gordius gordiusz gordon gorete gorette gorge gorgi gorgiás gorgonia gorgonie
gorgos gori goris goritsa gorizina gorjan gorm gorus gosen gosewijn gosina gosse gosuina gosuinus gosuke goswin gosława goteh gotfred gothárd gotlíb
gotthilf gottlieb gottwalt gouda gough gould goulven goulwen goumer gourahari gourlay goverdina goverina govert gozewiena gozewijn gozewina gozewinus
gozina gościrada gościsława grace graceanna gracela graciela gracijela graciána grad grada gradach grades gradus gragana graham granik grant grantley
grantly gray graziano grazioso graça grażyna greca gredoch greer grega gregers gregie gregory greig grej grejsa grellan grels gresley greta gretchen
grete gretel gretha grethe grid grida griet griettie grigory grimaldo grimhild grimo griseda grisela griselda grisella grit gro grodzisława grosju
groves grozdana gry grzegorz grzegorza grzymisława gráinne gu guadalupe guala gualberto gualfredo gualtherus guangqi guarinus gudar gudmund gudny
gudrun gudula guelfo guenièvre guglielmo gugu guia guido guiem guilaine guilelmine guilhemine guilherme guillaume guille guillem guillielmus guiscardo
guite guk gul gulbadan guldborg gulian gulielm gulistan guljelm gull gullan gulli gulnar gulnaz gulo gulshan gulstan gulzar gun gunar gunay gunda
gundaker gundars gunde gundela gundelinde gunder gundi gundo gunel guner gunga gunhild gunilla gunjan gunna gunnar gunnel gunner gunnleifur gunno
gunnvald gunthild guntis gunver gunvor gurali gurazada gurdeep gurgica gurien gurij gurli gurney guro gurunath gus gust gustaava gustav gustavs
gustawa gustl gustya guttormur guurtje guxim guximtar guy guçe guénaël guéoula guðjón guðlaugur guðríður guðrún gvidas gwan gwang gwen gwendalina
gwendolen gwendolyn gwenellen gwenllian gwenn gwenna gwenola gwenvael gwi gwidona gwyn gwyneth gwynne gyan gyburg gyda gye gyeltshen gyeom gyeong
gyler gylfi gyo gypsy gyrano gytis gyu gyun gyöngyi gyöngyvirág gyöngyvér györgy györgyi gyözö győző gàbor gé général géraud géza gëzdar gëzime gísli
gökalp gökay gökdeniz gökhan gökmen göksu göktug göktürk gölnaz gönül göran görkem gösta göta göthilda götilda gövher gözde göçke gûys güher gülbende
gülcan gültekin gülten güner güniz günsel günseli günter günther güray gürcan gürdal gürsün güven güvenç güzel ha haagen haaije haaike haakon haaltje
haasje habacuc habakuk habib habiba habibe habibullah habjon habte hachi hachirō hacı hadar hadas hadassah hadasse hadewij hadewina hadi hadia
hadiatou hadicha hadil hadiya hadjila hadley hadmar hadrian hadriana hadër hae hafezat hafid hafidha hafiz hafiza hafsa hafsah hafuz hafız hagar hagen
haicke haidar haider haifa haim haimirich haimo hain haining haio hairston haitzes hajar hajdar hajder hajdi hajdin haje haji hajna hajnalka hajnrih
hajo hajra hajreddin hajredin hajrie hajrije hajro hajrudin hajrulla hajrullah hajrush hak hakik hakim hakima hakki hakkı hakon hal hala halbe haldor
haldun halef haley halfdan halfdán halid halikarnas halili halim halima halina halisa hallam halldis halldór hallet hallvard halo halona halstead
halston halszka haluk halvor halûk ham hamad hamada hamaz hambrough hamda hamdi hamdija hamdije hamdiyah hamed hameed hamid hamida hamide hamilcar
hamilkár hamish hamit hammad hammed hammudah hamsa hamz hamza hamzah hamzat hamze hamzi hamzo hamëz han hana hanaa hanad hanadi hanako hanami hanan
hanane handia handley handrij handroš hang hanga hani hania hanifa hanife hanin hanisha hanka hanko hanna hannah hannakaisa hannan hanne hannele
hannelies hannelore hannemieke hanni hannibal hanniel hannis hanno hannsjörg hanny hans hansel hansi hansigne hansine hansjoachim hansjörg hansl
hanwei hanëmshahe hao happiness happy happyness haqif haqvin hara haralampia harald haraldur harallamb harbin hardar hardenburgh harding hardt hardwin
hardy haredin hareo haribert hariett harilla haring haris harit harita harito hariz harjes harke harlee harley harlin harlowen harly harm harman
harmanna harme harmiena harmijntje harmina harmke harmony haroun harper harraz harri harrie harriet harrij harrilla harrillaq harriotte harris harriët
harro harry harshad harshana hartina hartley hartman hartmann hartmut hartvig hartwell hartwin haru harud haruhiko haruka haruki haruko haruma harumi
harun haruna harutiun haruto harutyun haruyo haruyoshi harvard harvie harville harvir harwood hasan hasani hasbie hasdrubal hashem hashim hasib hasiba
hasim hasime hasina hasmik hasna hasnaa hasret hassan hassanal hassane hasse hasszán hasti hastings hatem hateya hathorn hatice hatip hatixhe hatsue
hattie hatun hauke haukur haupai hauptmann hava haveson havin havink havzi hawa hawley hawra hawraa hawthorne haxhire hayat haydar hayden haydn haye
hayem hayfa hayk haykanush haykaz hayley hayri hayrünnisa haytham hayward hazbi hazbije hazel hazelle hazem hazema hazim hazis haziz hazret hazyr
hazër hańža heabeltsje heahberht heather heba hebah hebbe hebe hebeltje hecham hector hede hedevig hedges hedi hedije hedvig heela heere heerke heero
hegesippus heidelinde heidelore heidemarie heidi heidrun heie heihachirō heije heijltje heijman heijmert heijntje heikapu heike heikki heiko heil
heilgard heiltje heiman heimanu heimen heimo hein heinderijntje heinderina heindrich heindrika heindrina heine heini heino heinrich heintje heinz
heinzwerner heio heisuke heitor hekimoglu hekmat hel heladia helder heleendert helen helena helene helenus helfried helga helge helgert helgo heliane
helidon heliodora heliona helios helisabeta helke hella helle hellä helma helmer helmi helmut helmuth helny heloiza helsi helvin hely helza hembrough
hemion hemma hemmi hena henadz hency hendel henderica hendericus henderijntje henderina hendrica hendricus hendrieka hendrien hendriena hendrientje
hendrietta hendriette hendrijntje hendrik hendrikje hendrikjen hendriks hendriksje hendrinus henia henk henneke henni hennie henning henny henri
henrick henrietta henriette henrij henrik henrikas henriko henrique henris henry henryk hens henson heon hephzibah hepzibah heral herb herber
herberdina herbert herbertus herbie herbjörg herbjörn herbord herdis herdís herena herenia herfried hergen heriberto herion herkules herkus herlinda
herluf herløv herman hermana hermann hermannes hermanus hermen hermenegilda hermentina hermes hermia hermien hermiena hermijna hermijntje hermines
herminia herminus hermiona hermira hermod hermon hero herodes herolinda heron herona heronimus herrick herschel hersi hersylia herta hertha herve
herved hervis hervor herward herwart herz hesat heset hesham hesiona hesje hessa hessel hessie hestia hestina hetem hether hette hettie hetty hetum
heun heung heungju heva hevzi hew hezus hiacynth hiawyn hiba hibbe hicham hicklin hidajet hidajete hidayet hide hidehiko hidehito hidejo hideki hideko
hidemasa hidemitsu hiden hidenobu hideo hidetaka hideto hidetoshi hidetsugu hideyuki hidir hieke hielkje hienadź hienrich hieronijmus hieronim
hieronima hieu higinio hijlke hijltje hijmen hijnderiena hikari hikaru hil hila hilal hilaree hilariona hilary hilberdina hilbert hilbertus hilbrand
hilda hildburg hilde hildebrand hildebranda hildegard hildegardis hildegunda hildelita hilderic hildesuse hildibjörg hilding hildur hilegonda hilippa
hiljana hilka hilke hilki hilkje hilko hill hillard hillary hillebrand hillechien hillechina hillegien hillegiena hillegina hillegond hilleke
hillemina hilletje hillevi hilli hilligje hilma hilmar hilmer hilmi hilmár hiltje hiltrud hiltruda hiláriusz hilë himanshu himari himeko himmet hina
hinano hinata hinato hind hinderiekus hinderika hinderikus hinderk hinderkien hindertje hindrika hindrikus hine hinke hinna hinrich hipokrat hipolita
hipolite hippoliet hippolit hippolyte hippolytos hiqmete hira hiraku hiram hiro hiroe hirohide hirohisa hiroji hirokazu hiroki hiroko hiromasa
hiromitsu hironari hironobu hironori hiroshi hiroto hirotoki hirotsugu hiroute hiroya hiroyo hiroyoshi hiroyuki hirut hisae hisahito hisaki hisako
hisanobu hisanori hisao hisateru hisato hisaya hisayasu hisayoshi hisen hisham hita hitlerike hito hitomi hivzi hiyam hiểu hiệp hiệu hjalmar hjalte
hjorth hjördis hjördís hjörtur hjørdis ho hoa hoda hoeufft hogne hoijte hoito hol holbrow holcombe holda holden holdo holeg holger holjer holker
holland hollingsworth hollis holly holló holta holtjana hom hombeline home homero homme homobono homère honesto hong hongmei honor honorat honorata
honoryna honza honória hooman hoon hooper hope horacy horald horațiu hornell horst hortence hoshi hosna hosniya hossain hossam hossein hoti hotske
hotze houda housman houstoun hovhannes howard howe howitt hoyles hozan hoài hoàng hrafnhildur hrant hrisa hristijan hristu hruodger hrvoje hrōþ hsiang
hsin hsiun hsiung hu hua huberdina huberta hubertha hubertine hubertje hubertus hubrecht hubregt hubrina huda hudi hudson hueda huejda huerta hugerina
hugh hugo hugold hugona hugorina huguette hui huiberdien huiberta huibertha huibertina huibertje huibertus huibrecht huibregt huiell huig huigje huigo
huigondia huijberdina huijbert huijbertje huijbertus huijbregt huijg huijgo hulda hulme hulo humaira humayra humbelina humphrey hun hunayn hung hunor
huntingdon hur huri hurlstone hurma hurtle husam husamedin huschke husein husejn huseyn husik husna husni husnu hussa hussain hussam hussein huub
huyana huyshe huyền huê huệ hwa hwan hwi hyacintha hyacinthe hyacinthus hyacintus hyakken hyang hyda hydai hydajet hydajete hydar hye hyeon hyeong
hygerta hyglac hyjnor hylke hylkije hyo hyqmet hyreme hyrie hyrije hyrum hyrë hysamedin hysein hysejn hysenil hysko hyslop hysnie hysnije hyuck hyun
hyzeir hyŏng hà hàorán hàoyǔ hákan härje härved håkansson håvard hédi hélie héliosz héloïse héra hòa hódos hófehérke hólmfríður hörður hûsein hülya
hümér hüsamettin hüseyin hüsnü hương hải hồng hữu iacopo iago iain ian ianka ianto ib ibai ibeltje iben ibish ibolya ibrahim ibrahima ibram ibtihal
ibtisam ibtissam ibush icaro ichak ichi ichiko ichirō icilio ida idajet idajete idalia idalie idarius idaver ide ideal ideale idelma iden idesbalde
idho idina idir ido idoia idowu idreno idris idrissa idrit idriz idro idsert idske idun iduna ie ief iefje ieke iemand iemke ien ienne ieshai ietje
ietske ieuan ieva ifeanyi ifeanyichukwu ifigenia ifigénia iga ige igli ignaas ignacas ignace ignacja ignas ignat ignatas ignatie ignazio igor ihab
ihanelma ihno ihor ihsan ihta iira iivana ija ijaz ijbeltje ijda ijiaz ijke ijmert ijmkjen ijnte ijnze ijpe ijsbrand ijsbrant ijtje ijzak ijzebrand ik
ikbal ikbali ike iken iker ikhlas ikram ikshvaku ikue ikuko ikumi ikuo il ilag ilaria ilario ilayla ildar ildefonsa ildefonso ildefonz ildegonda
ildeniz ildije ildikó ileana ilenia ilenja ilfan ilfenesh ilgar ilham ilhan ilhem ilhyeong ili ilia ilias iliaz ilidia iliess ilija ilinka iliola
ilire iliriana ilirjana iliâ ilja iljas ilka ilkka illarion illo illuminata illusia illés ilma ilmar ilmari ilmia ilmiö ilnisa ilnur ilo ilona ilounga
ilrida ilse ilta ilvana ilvi ilya ilyas im imad imala imam iman imane imantas imants imbert imelda imelino imene imerio iminathi imisława imię imke
imkje immacolata immakuláta immanuel immeri immetje immo imogen imola impi imran imri imtiaz in ina inaam inajet inas inaya ince incoronata indalecio
indiana indira indra indre indrid indrit indriði indro indy ine ines ing inga ingar inge ingebjörn ingeborg ingeborga ingebrigt ingegerd ingel ingela
ingelina ingelise ingeman ingemann ingemar ingemund ingena ingenita ingenitha ingenoc inger ingerlise ingersoll ingetraut inghard ingi ingifríður
ingilab ingimundur ingina ingmar ingmāra ingo ingolf ingram ingrid ingrida ingunn ingvald ingvar ingvard ingvild inid inida inis injac inje inka inken
inna inne innocencja innocent innocenta innocente innocenzo innogen insa insaf insel intisar inturi inuk inunnguag inutsiaq inxhi inxhiriana inès
ioakeim ioan ioana ioane ioanna ioannis iole ion iona ione ionel ionuț iori iorio iorwerth iorwith ippazio ippei ippolita iqbal iqra ira irací irad
irakli irati irazema irbe irda irdis irel irela ireland irena irene ireneus ireri ireton irfan irgena irhan iria iriana irina irinarh irineu iringó
iriny iris irisa irisha irja irjakut irklid irma irman irmantas irmela irmelin irmfried irmgard irmin irmintrud irmtraud irnerio irnfried iro irsa
irsan irshad irsida irvingly irzhi irénée isa isaac isaaca isaak isabeella isabel isabella isabelle isadee isadora isai isaiah isak isam isamedin isao
isatou isaura iscah isedoor isedore iselin isha ishana ishaq ishrat isi isida isidoor isidor isidora isidore isidoro isidorus isko isla islam islande
islmajl ismael ismaele ismail ismailhaki ismajl ismar ismat ismatullah ismaël ismen ismete ismije ismikhan ismo isméria isobelle isra israa israil
israpil issa issac issam issiaka issoufi istar istref istriva ita itaf itai itakayt itala italia itamar itay itje itria itsuki itsuko itzchak iurie
iva ivaana ivailo ivalu ivan ivana ivanhoe ivans ivar ivaylo iven iver ives iveta ivett ivica ivik iviša ivo ivon ivona ivoni ivonne ivy ivzi iwajla
iwona iwris iyad izabella izaiaš izaim izaro izaura izbygniewa izei izela izidina izjah izmet izmir izmit izolda izrael izrail izri izsó izuddin izumi
izusa izyda izz izzat iêda iðunn iñaki iśana işın i̇brahim i̇hsan i̇lhan i̇lkan i̇lkay i̇lkin i̇nci i̇rem i̇smail i̇smet ja jaafar jaagup jaai jaak
jaakko jaan jaani jaantje jaanus jaap jaapje jaba jabbar jaber jacek jacin jacinta jack jackson jacky jaclyn jacob jacoba jacobijntje jacobine jacobje
jacobu jacobuzio jacomijna jacomijntje jacomina jacominus jacque jacquelina jacqueline jacquelyn jacques jacquet jad jadabharata jade jaden jader
jadon jadranka jadvyga jadwiga jae jaelyn jaewon jafar jagiełło jagna jagoda jahan jahangir jahanna jahannes jahe jahja jahsh jaime jaimy jair jaison
jak jakelyne jakin jakob jakoba jakobin jakobine jakobäa jakomijntje jakomina jakov jakow jaksa jakub jakubina jakus jalaiah jalaj jalal jali jalil
jalldyz jalmari jalon jamal jamar jamarbër james jameson jami jamie jamiel jamil jamila jamileh jamilla jamina jamshed jamshid jan jana janan
jananiyar janbai janczysława jandel jane janele janelle janes janeth janez jang jani janieck janika janina janine janja janka janke jann janna janne
jannegie janneke jannelle janni jannick jannie jannigie jannigje jannigjen jannij jannik jannika jannike janning jannis janoah jansen jansina jansje
janske jantien jantiena jantina jantine jantje jantjen januaria january janula janulla janus janusz januz január janwillem janė jaocbus jaouenn
jaouënn jaoven japeth japheth japie japina jaquema jared jaret jari jarich jarig jaring jarkko jarl jarlath jarle jarmila jarmilla jarod jarogniewa
jaromar jaromir jaromira jaroměr jaron jaroslau jaroslava jarosław jarrett jarrod jascha jasem jasemin jasemina jaseminka jasen jasim jasin jasir
jaskaran jasmijn jasmin jasmina jasmine jasminko jasna jason jasone jasper jasperina jasques jassin jasu jauhienij jaukje jaume jaup javed javer javid
javier jawad jawahir jawdat jawun jay jayati jayawantiben jayde jayden jaymie jayna jaynee jayney jayshree jayson jaçe jaëll je jean jeanet jeanett
jeanetta jeanette jeanine jeanne jeannet jeannete jeannetje jeannetta jeannette jeannie jeb jechi jedediah jedoca jedocus jeen jeene jeep jeff jeffry
jeffy jefrey jefry jefte jegyun jehad jehona jeichien jeichiena jekke jekuthiel jeldrik jelena jelier jelis jelke jelle jelleke jellemer jellka jelmer
jelte jeltje jelto jemande jen jenan jenette jenin jenisa jenla jenne jennegien jenneke jenneken jennen jennetta jennie jennifer jennigje jennigjen
jennij jennika jennings jenny jenon jens jensen jensigne jensine jentien jentina jentje jentsje jenze jeong jeppe jepsen jerahmeel jeremias jeremina
jeremy jeremías jerena jergen jeri jerida jerijna jerike jerina jermina jerny jerold jerolldino jerome jeronimas jeroon jerphaas jerrel jerry jerzy
jerónimo jes jesaia jesaias jesaja jeschu jeska jeske jesko jesminder jesmyn jesnie jesper jess jesse jessey jessia jessica jessie jessé jester jesus
jet jetika jetish jetje jetlira jetmira jetse jetske jetta jette jettje jetty jetullah jetze jevdokija jevrosim jevsej jevta jewell jewgeni jez jhett
jhoulys ji jia jian jiang jibril jiddu jie jieles jielis jietske jigar jihad jihan jik jil jildert jildou jill jillellyn jillis jilly jim jimena
jimeno jimi jimke jimmi jimmie jimmy jin jinan jing jingguang jingnan jinhua jinke jintara jinyu jip jira jirka jisk jiska jitendra jithin jitka
jitske jitsuko jitze jiwan jiya jiyeon jiànyí jiřina jiří jj jo joachim joachima joachimus joah joakim joan joanna joannah joannis joannus joaquín
joasaph job joba jobina jobje jocelyn jocelynn jochemina jodie jodocus jody joe joeke joel joely joep joeva joey jofiel jogchem joghem johan johanan
johanana johanes johann johanna johanne johannes johanness johannna johannnes johannres johanns johannus john johnna johnni johnny jojo jokasta jokida
joksim jokūbas jolana jolanta jolene jolin jomtow jon jonad jonada jonaid jonas jonat jonatan jonatha jonathan jone jong joni jonia joniada joniana
jonid jonila jonilda jonis jonisa jonita jonjo jonlinda jonna jonne jonni jonnie jonny jono jons jonæ joo jools joon joonas joong joortje joos joost
joosten joostina jopke joppa joppina jordaan jordan jordana jordanus jorde jordi jordon jordána joren jorgaq jorge jorgia jorgita jorgjeta jorgjia
jorgo jorgos jori jorian jorida jorie jorieke jorijna jorik jorina jorinde jorine jorinus jorma jorn jorna jorne jorrit jorunn jos josafá josaia
josceline joscelyn joschim jose josea joseas josee josef josefa josefin josefine josefius joselyn josemith joseph josephia josephine josephius josette
josevina josey joshua josiah josiba josiena josijna josip joske josko jospehina jospehus josphina josquin jostein jostina josto josué josva josé josée
josías joukje jouko jouni jourdan jouri jovan jovana jovani jovino jovita jovito jovo jována jowanka joy joyce jozafata jozafát joze jozea jozeas
jozefina jozefita jozefus jozeph jozephina jozephine jozephus jozhe jozias joziena jozijna jozijntje jozina jozinus jozita joão joël joëlle joško ju
juan juana juang jubayr jubina juda judah judas jude judeline juderus judetul judi judic judica judicaël judicus judik judika judikje judina judit
judita judith juditha judithe judocus judokus judtih juel juelda juenjo juha juhani juho jukka jul jule juleda julejda juleka julen jules juli julia
julian juliana juliane julianne julie julien julienne julieta juliette julija julika julinda julio julito julitta julius julián julma julmar jun
junaid june junes jung junichiro junida junie junilda junior junis junius junji junko juno junot junte junzō juosep juozapas juozas jup jupiter juraj
jurand jurata jurden jurga jurge jurgina jurgis jurgita juri juriana jurianus jurie jurijna jurijnus jurina jurisan jurjana jurjen jurri jurriaan
jurrian jurriana jurrianus jurrie jurrien juryj juscelino jusilda juske jussara jussi just justa justas justinas justo justyna jusufzija jusztina jut
jutocsa jutta juul juvelta juvencijus juvenilja juvénal juwan juwenalis juwencja juxhin jyosna jyri jyrki jyry jytte jáhel jákup járed jérome jéromine
jérôme jésus jìng jób jófríður jógvan jóhann jókai jómar jón jónas jónína jóríður jósef józef józsa józsiás józsua jöel jökull jöran jörg jörundur
jøran jørgen jørgine jørn jùn júlia jülide jürgen jürn jēkabs jěwa jūmağali jūratė kaaperi kaapo kaare kaarlo kaat kaatje kabacé kabanga kabir kabita
kacey kachina kacie kadaloh kadhi kadiatou kadie kadin kadir kadosa kadri kadrie kadrije kadriye kadrush kaelin kafu kagami kahreman kahsha kahveh kai
kaia kailani kailey kaim kairi kairo kais kaisar kaisla kaitlan kaius kaj kaja kajetana kajrat kajtaz kajus kakha kal kala kalam kale kaled kalekye
kalen kaleva kalevi kali kalid kaliksta kalina kaliopi kaliska kalist kalista kalkan kalle kalliopi kallistos kalman kalosh kaloyan kaltoum kaltra
kaltrina kamal kamara kamau kamber kamel kamela kamen kami kamie kamil kamila kamilia kamilla kamilė kamlesh kamma kamran kamâl kana kanae kanako
kaname kanamé kancjanela kancjusz kanda kandyd kanerva kang kani kanika kaniz kanizja kannan kanuta kanyon kaon kaori kaoru kaourintine kaouthar
kapicino kapitolina kapo kappa kara karafil karam karaman karamoko karapet kardos karelina karelius karen kari karim karima karin karina karine karita
karja karl karla karline karlo karma karmell karméla karna karo karol karolien karolina karoline karolt karoly karolína kars karst karsten kartal
karthikeyan karvounis karì karīm kasa kasamedin kasey kashif kasim kasimir kasja kasjana kasjusz kaspar kaspara kaspars kasparus kasper kassem kassim
kastor kasturi kastytis kasumi kasëm katalijntje katalin katapán katarina katarzyna kate katerina kathalijna kathalina katharina katharine katharinus
kathe kathelijne katheline kathem katherine katheryn kathie kathinka kathlyn kathrin kathrine kathryn kathy katia katie katiola katja katjusha katla
kato katori katreeya katriena katriina katrin katrine katrinus katrín katrė katsumi kattalijna katuma katz katérina kató kauko kausar kaushambi kavin
kavita kawtar kawthar kay kaya kayden kayla kaylee kaylene kayo kayode kayoko kayra kazem kazi kazim kazimiera kazimieras kazimierz kazimíra kazue
kazuhiro kazuki kazuko kazuma kazumi kazuo kazuya kazuyo kazuyosi kazys kaštiliaš keala keanne keanu keaton kecke keda kedara keerthy keerti kees
keetje kegshavadas kehinde kehri kei keida keijirō keiki keiko keila keimo keimpe keira keisha keith kejda kejsi kekke kekko kela kelcie keld keled
keli kelila kelin kell kellen kelley kelly kelmend kelpo kelsall kelsie kemajl kemal kembo kemboi kemenes ken kenau kendal kendall kende kendra
kendrick kendry kenizé kenji kenjirō kenn kennedy kennet kenneth kenni kennon kenny kennynho kensi kent kentigern kenya kenzaburô kenzo kenzō keone
keran kerem kerenza keresztely keresztély keri kerian kerim kerin kerlijne kerri kerry kerryn kerst kerstin kerttuli kerubina kerwin kerény kes
kesiana kestrim kestrin kestrina ketel keto ketrina ketty keve keven kevin kevina kewanee kewley keyna keziah kgotso khaddi khadhim khadija khadijah
khadijatou khadije khadijetou khadim khadra khajag khaldoun khaled khalegh khalid khalida khalifé khalil khalilah khamis khan khandah khanderao khanh
khariton khashayar khatun khawla khemukhi khephra khoa khodiyar kholofelo khongordzol khubaib khurram khym khôi kia kiaan kianusch kiara kice kido
kiejstut kielo kier kieron kierra kifah kika kiko kikue kikuko kil kilan kiley kilian kiliana kilit kilián kiliána kilo kilé kim kimberli kimberlin
kimberly kimet kimete kimi kimiko kimitaka kimrie kin kincső kineburga kinga kingo kingsbury kingston kinta kintuillang kiona kionna kip kira
kiramettin kiran kirby kire kiri kirila kirill kirke kirmen kiro kirollos kirsikka kirsopp kirsteen kirsten kirsti kirstine kirsty kirtley kish kishi
kishwar kiss kissy kisun kit kitsou kittij kitty kiwa kiyoko kiço kiệt kjeld kjell kjerstine kjestine kjetil klaasje klaasjen klaaske kladiola klaes
klaina klajd klara klarida klarita klarysa klasijntje klasina klasinus klasy klaud klauden klaudeta klaudia klaudijus klaudiusz klaudja klaudyna klaus
klavs klaziena klazijntje klazina klazinus klea klean kleanth kleanthi kledi kledia kledian kledis klei kleida kleidor kleijs klein kleis kleisje
kleitia klejda klejdi klejdia klejvi klemañs klemen klemens klemensas klemetti klenti klentiana kleo kleofas kleomida kleon kleonika kleopatra
kleovylis kleri klervi klestia kleva kleves klevi klevis klevisa klidi klime klimis klio kliti klito kliton klod klodeta klodi klodian klodinë klodjan
klodjana klorinda klotylda kloudennas kniera kniertje knight knud knut knutsønn koa kobe kobo kobus kocabey koco kocsárd kodi kodie koendert koenraat
koenradus koert kofi koharu kojo kojun kol kolade kolat kolec kolen kolet koleta kolin koloman koloreto kolos kolumb kolumba kolumban komaki kommer
kommerina kommerinus kommertje konalsi kondi konel konjit konkordia konni konon konrad konrada konrrad konstadinos konstandin konstandina konstandinos
konstantas konstantin konstantina konstantinas konstantinos konstantinou konstantyna konsti kont konuk konul koop koos koosje kopi koppány kora korati
korbinian kordian kordt koren korky korla kornel kornela kornelijus korneliske kornelja kornélia korotimi korravai korst kortney korvin korçari kosmos
kosovare kosovë kostadinka kostanca kostandin kostandina kostantin kostaq kostari kosto kostë kotaro kotivalo koto kotomi kotori kotryna kottravai
kouya koyama kozara kozeli kozimo kozue koçi koço kpèdétin krasimira krassimir krassimira krenaida krenar krenare krenita kreola krescencja
krescencjusz kreshmir kreshnik kreshnike kressmann kresten krestine kreston kreszentia kreuza kreuzwendedich kricheldorf kriemhild kriena krijna
krijnierus krijnis krijntje krimhilda krina kris krisa krisafia krisela krishan krishna krishnamurti krishnamurty krissy krista kristan kristen
kristence krister kristi kristiaan kristian kristiane kristiano kristin kristina kristine kristján kristoffer kristos kristupas kristy kristë krunica
kruno kryepiskop krys kryspina krystyna kryštof krzesisława krzysztof ksanthipi ksawera kseanela kseelpi ksenija ksenofon ksenofont kudusi kudzai
kuenda kuijntje kuindert kuindertje kuiniera kuiniertje kuintje kujtime kulthum kumi kumiko kumon kumrie kundertje kunegonda kunegunda kunewa kunibert
kunie kuniko kunimitsu kunio kunnegiena kunnette kuno kunto kurd kurszán kurt kurtesh kurumi kusma kustaa kusti kutel kvaun květa květoslav květoslava
kwadrat kwadwo kwakoe kwame kwami kwan kwanita kwieta kwiryna kwiteria kyanippos kydret kye kyei kyla kyle kylie kym kymber kymmer kyosen kyotaro kyra
kyren kyriaki kyrie kyrö kyumbe kyung kyvete kyösti kyōhei kyōsuke kál káldor káleb kálmán kán kári kármán károly kászon kâsem kâzım käte käthchen
käthe kåre kélian kërste kósa kóstas kôsuke kökény kössi kötöny kübra kürşad kārlis kęstas kęstutis kōhei kōichirō kōji kōka kōkichi kōsaku kōshirō
kōsuke kōtarō kōtetsuyama kōzō kǎigē kоkо kế laafi laas labeata laborc labotas ladas ladislav ladiszla lael laert laerta laerte lafranc lagi lahbib
lahcen lahja lahny laia laila lailani laima laimonis laimontas laimutis laimutė laimė lainey lais laisa laisha laisvūnas lajde lajla lajos lakiesha
lakshanya lakshmikantam lal lala lalao lale lalie lalla lam lama lamar lambarta lamberdina lambert lamberta lambertha lambertina lambertje lambrecht
lambregt lame lami lamia lamija lamin lamina lamis lammechien lammechiena lammegien lammegiena lammerdina lammergina lammertje lammigje lampis lampros
lan lana lance lancelot lancillotto landelin lander landi landie lando landry landy lane lanette lanfranco lang langford langston lani lanny lantian
laodice laonikos lapito lappi lara laraine larglinda lari larissa larraine larri larry lars larsine lartia lary lasairfhíona lasar lascelles laserbeak
lassana lasse latham lathrop latice latif latifa latinka latoya lau laudina laufkvist laugdal lauge laura laurant laure laureano laureen laurel
laureline lauren laurence laurencja laurendina laurene laurens laurensius laurensje laurenstina laurentien laurentyna lauresha lauretta lauri
laurianne laurids laurie laurin laurine laurinus laurit laurits lauritz lauro laurus laury laurynas laust lautaro lauwerens lauwerensje lauwerina
lauwerus lauwrens lavdi lavdie lavdije lavdim lavdimir lavdosh lavdurim laver laverne lavi lavijntje lavinia lavinus lavo lawinia lawr laws layal
layan layia layla layne lazam lazar lazare lazarina laze lazjon lazlo lazo lea leah leal lealba leander leandra leandri leandro leanne leano learco
lebaron lebibe lebit lech lechosława lecta leda ledewina ledi lediana ledina ledinis lediona ledita ledjan ledjana ledjona ledor lee leea leeloo
leelou leeming leen leenard leenarda leenardus leenderd leentje leeroy leese leeuwkje leevi lefteri lefteria legge leggett lehel lehman lehn lei
leiderat leif leigh leight leighton leigje leijntje leijtje leila leilani lein leintje leire leith lejbjana lejbus lejda lejf lejla lejs lek leka
lekas leketor leko lele lelia lelio lelle lellia lello lem lemmitty lemonia lempi lemprière lemuel lena lenda lendita lene lenette leni lenida lenka
lenna lennart lennarth lennet lennie lenny leo leokrycja leoluca leomira leon leona leonara leonard leonarda leonardas leonardina leonardo leonas
leonat leoncja leonell leonhard leonia leonida leonidha leonio leonne leonoor leonor leonora leonore leontiev leontina leonóra leopold leopoldas
leopoldine leopoldus leopoldyna leoprand leor leora leordo leoreta leotie leotina lepido lera lerke lesana lesedi leshaun lesia lesier lesley lesli
leslie lesly lesslie leszek lesława letcia lethabo lethokuhle lethonia letian leticja letitia leto lett lettera letteria letterio letwina leucio
leukos leunis leuntje leuonora leur leuthard leutrim lev levanah levendula levente leveson levi levie levij levin levina levke levutė leví lewie lewis
lexa lexi lexus lexy leyla leyland leze li lia liam lian liana liane liang lianne lias liba liban libba liberat liberata liberatus liberiusz libero
libico libor liburnid libusza libuše liběna licaï liceria licia licynia lideweij lidewij lidia lidiya lidiâ lidja lido lidra liduina lidwien lidwina
lieba liebetraut liedewij liefke lieke liekele liel lien lienhard lieni lientje liepa liepje liepman liesbert liesbetha liese lieske liesl lieuwes
lieve lieven life lifto light ligia ligita ligitas ligor ligoraq lijas lijda lijdia lijgje lijie lijkel lijkele lijkeltje lijntje lijpje lijsbertus
lijsbeth lijsina lijsje like likurg lila lile lili lilia lilian liliana lilias lilien lilioza lilit lilith lilja lilla lillemor lilli lillian lillie
lillij lillo lilly lilo lily limacêdo liman limo limor limoz lin lina linas linda linde lindhardt lindita linditë lindokuhle lindsay lindy line linea
linette linford ling lingling linh linka linlin linn linnea linné lino linoa linses linval linzey linzi lio lioba lionginas lior lipe liran liri
liridon lirie lirien lirika lirime lirka liro lirola liron lis lisa lisakhanya lisandri lisandro lisandru lisanne lisbet lisbeth lisca lise liselotte
lisen lisena lisenko lisette lisian lisina liska liss lissandra lissi lissie lissy litonya liucija liuda liudas liudger liudvikas liv liva livia livin
livingston livinus liviya liyuan liz lizan lizander lizeta lizette lizinka lizzi lizzie liço ljilja ljiljana ljuba ljube ljuben ljubica ljubiša ljubo
ljudevit ljupcho llacolén llambrini llambros llano llaqi llazi llazo lliko llojd llukan lluke llukman lluís lo loa loammi loan loba lobertus loc locke
loderwijk lodevica lodevicus lodevika lodewicus lodewiekus lodewijcus lodewijk lodewijkus lodewika lodewikus lodewina lodewyk lodge lodoletta
lodovicus lodovikus lodowicus lodowikus loduvicus lodwijk lody loef loek loeke loel loes logan loingsech lois lola lolita lolke lolkje lolle lollen
lolo lomasi lombe lomme london lone long longina longley lonlongno lonni lonnie lopeti lora loran lorang lorea loredan loredana loreena lorelei loren
lorena lorents lorentz lorenz lorenza lorenzo loreta loreto loretta lorette lori lorin loris lorrain lorraine lory lotcia lotfi lothar lotte lou louan
louane louis louisa louise louisius louison louiza louize louna louncény lounès loura lourdes lourence lourentina lourentius lourenço lourina lous
louw louwerens louwerensje louwerina louwrensje louwrentius louwrina louwtje love lovelie lovell lovely lovie lovina lovinus lovisa lovise lovro
lowdon lowell lowther loyce loïc loïg loïs lualhati luan luana luay lubanzi lubarta lubartus lubbartus lubberdina lubberta lubbigje lubert luberta
lubertina lubertus lubina lubna lubomir lubomiła lubor lubosława luboš luc luca lucano lucas lucca lucero lucia lucian luciana lucianus lucie lucija
lucilla lucilo lucina lucinda lucinete lucjan lucjana lucovica lucristina lucyla lucyna lucía ludevicus ludewich ludewina ludgarda ludger ludlow
ludmila ludo ludolf ludolfina ludolph ludolphe ludolphine ludomir ludomira ludovic ludovica ludovico ludovika ludovikus ludowika ludvig ludwich
ludwijn ludwika ludwina luete luftëtar lugaid luigia luigje luikje luirdt luis luise luit luite luitje luitjen luitzen luiwe luiz luize luka lukas
luke lukje lukke luknė lukrécia lukyan lukáš lula luleandra luljeta lulof lulu lulwa lulëzim luman luming lumnije lumpje lumturie luna lung luo lupita
lupo luqman lur lurita lurlene lush lushendry lusine lussia lut luten lutfi lutgardina lutgerdina luthera lutina lutosława lutske luttina luurt luwe
lux luxolo luz luzbiminda luçie luís lwandle lyan lyane lydekinus lydia lygia lyke lykke lyliana lyly lyn lyna lynge lynn lynnette lynsey lyntha lyric
lys lysandra lysias lyyti lâle lâm lærke léa léandre léna lénaïc lénaïck lény léo léocadie léonce léontine lévi lê lìlíng lía lígia lív lúcia lüdicke
lütfiye lý lėja līga lương lệ lịch ma maagje maaijke maan maarte maarten maartina maartinetta maas maasje maatje maayke mabbett mabel mabon mac
macadam macalaster macalester macalister macallister macallum macalpine macan macandrew macangus macarena macart macartney macaskill macauly
macausland macbaron macbean macbeth maccabeo maccarthy macclellan maccoll macconachie maccormac maccullogh macdaniel macdonachie macdonell macdonnell
macdougal macdougall macdowall macedonio macewen macfarlan macgeagh macgeoch macgeoffrey macgeough macgillycuddy macgowan machalina machario macharius
machelina machell macheltje machgeltje machiela machielda machieles machielis machielus machiko machlya machteldje machtelt machteltje machthilda
machtildis machtildus macian maciej macintyre macio maciré maciuś maciver macjanlay mackechnie mackeith mackelcan mackenzie mackerell mackerness
mackey mackinlay mackirdy mackney macknight mackreth mackworth maclachlan maclagan maclaine maclaren maclauchlan maclaurin maclea maclear macleay
maclellan macleod macmahon macmillan macmorrough macmurdo macmurrogh macmurrough macnab macnaghten macnair macnamara macnaughton macneil macneile
macneill macnish macomb maconchy maconochie macpherson macquarie macquoid macra macredie macrichard macro macroom macrory macshane macsweeney macteige
macthomas mactier macuto macy maddi maddison maddox madeleine madelief madelina madeline madelon maderus madgalena madhu madhusree madifing madiha
madisen madison madita madlenka madoka madox mads madsine madson mae maeva maeve maffeo magali magaretha magchalina magchelina magcheltje magchiel
magd magda magdal magdaleentje magdalena magdalene magdalenus magdalina magdalini magelina magena maggalena maggelina maggeltje maggie maggiel maggij
maggio maggiorino maghalina magiel magina magje magloire maglorio magna magnerico magnhild magnus magnólia magný magor magrieta magrietha magrita
magteld magtelt magteltje magthilda magthildis magtilda magtiltje mah maha mahad mahadevi mahagauri mahala mahamadou mahamed mahammad mahamudu
mahanaim mahara mahashta mahdi maher mahesh mahir mahira mahiro mahmoed mahmood mahmoud mahmud mahmuna mahmut mahnaz mahougnon mahound mahsa mahshid
mahulena mahzad mahália mai maia maibritt maijke maik maike maiken mailee maimuna maine maiorico mairead maisa maisie mait maite maitê maj maja
majbrit majbritt majdouline majed majid majida majidreza majken majlát majnard majola major majsa makaria makarios makeljana makensen makepeace makiko
maklena makoto makrobiusz makryna maksencja maksencjusz maksim maksym maksyma maksymiliana maksymina makura makèmè malachi malachia malachias malachy
malaika malak malayappan malco malcolm malek malen malena malene malford malhi maligiaq maliha malik malika malina malinda malinee malique mallika
mallory malmi malo malone malou malte malthe malu malusio malvin malvina mama mamadou mamante mamelta mamercus mamert mamerta mamertyna mamiko
mamiliano mamillo mamitiana mamoru man manaia manal manami manan manar manassé mance mancio mandana manderup mandrup mandus mandy manech maneh manel
manetto maney manfred manfreda manfredas mangoba manikala manila manilio manini manis manish manisha manja manjola manjusha manlio manlove manna
mannara mannes mannix manno mannus manoah manon manoëlle mansel mansfeld mansi mansoor mansour manswet mantas mantho mantvydas manu manua manuel
manuela manus manushaqe manushi mao maoilios maphilka mara maragina maram marama marana maranke marash marat marc marcel marcelia marcelijus marcell
marcella marcelle marcellina marcellino marcellis marcelo marcelus marchien marchiena marchina marchinus marcia marciana marcie marcin marcián
marcjalis marcjan marco marcony marcos marcus mardario mardonio mare marea mareen marei mareike mareile mareille marek mareke maren maresa maretje
mareva marfisa margalina margareetta margaret margareta margarete margaretha margarethe margarethus margarida margarieta margarietha margarita
margaritha margaud margerie margery margie margien margiena margina marginus margit margita margje margjen margo margot margotha margret margrete
margretha margrethe margrietha margrietta margrita margritha margritta margtje margu marguerite margunn mari maria mariam mariama mariami marian
mariana mariane mariangela mariann marianna marianne mariannick mariano marianus maricel maricela maricris marie mariele mariella mariem marienus
marietje marigje marija marijke marijn marijnis marijnus marijona marijonas marik marika marilda marilee marilena marilla marilù marin marina marinas
marine marinis marinus mario mariola mariolina marion marios marisa marisanna mariska marissa marit marita maritgen maritinus maritje maritta maritxu
marius mariusz mariya mariëtta marja marjan marjana marjanna marjatta marjie marjo marjola marjolein marjoribanks marjorie mark markan markas markel
markfield markku marko markolf marks markus marla marlborough marlee marlen marlene marley marlies marlin marlisa marlo marloes marlon marlow
marmaduke marmion marna marney marni marnix maro marolo maron marozie marquel marregie marretje marrigje marrijane marritje marryat marryatt marsela
marselis marsha marsina marsiya marta martana marteinn martha marthe marthina marthine marthinus marti martiena martientje martijna martijntje
martijnus martim martin martina martine martinian martinus martirio martiño martje marturin martynas martí martín marushka maruta marv marvel marvyn
marwa marwan marx mary marya maryam maryannick maryja marylise marylène maryse marysia marzanna marzena maría marót masa masaaki masahiro masahito
masako masami masao masaru masashi mascula masha masiela masih masja masje masoja masoud masour masseo massimiliano masumi mat matana matas matea
matei matej mateja mateo materna mateusz math mathai mathea mather mathias mathija mathilde mathildis mathis maths matias matija matilda matilde matin
matish matjaž matje matondo matrona matronian matsuko matt mattea matteo mattha matthaus matthew matthia matthias matthilda matthildur matths matthías
matti mattia mattias mattie mattis mattje matty maturo matvey matwei matyáš matías matěj maud maui mauk maura maurane maureen mauri maurice mauricette
mauricio mauriciu maurinus maurita maurizio mauro mauronto maurycja mausami mavilo mavis mawugnon max maxence maxette maxi maxim maxime maximilian
maximiliana maximiliano maxine maxwell maxx may maya mayako mayke mayken mayotte mayowa maysa maysaa maysoon maysoun mayuko mayumi mazen mazhar
mazllom mazllum mazzeo maël maëlys maï maïssa maïssane maïthé małgorzata małomira maša mbuyi mcarther mccarthy mcgregor mckay mckenna mckenzie mcnair
mcnaughton mcneill mea meade mechelina mechgelina mechiel mechteld mechtelina mechthild mechthildis mechtildis mecka medard medarda medardas medardus
meddina meddy medea mederyk mederyka medil medoro medox meenhard mees meeuwes meeuwis mefail megan megchelina meggelina meghan megtilda megumi megyer
mehar mehdi mehmed mehmet mehrdad mehrzad mei meier meije meijert meijndert meijnsje meijntje meikel meile meiling meilė meimi mein meina meinardus
meinhard meinke meinolf meinoutje meinrad meinsina meinsje meintje meis mejreme mekki mela melaine melanie melanippo melasippo melcher melchert
melchior melchiorre melchora melentije meleq melgert melgior melih melika melina meline melis melisa melissa melito meliton melitta melizanda melióra
mellen mello melo melodi melody melokuhle melt melvin memduh memiusz memmo memnone memnun mena menahem menandros menas mencía mendonça menduh mendy
menedemo meneer menelao meneo meng mengda mengistu menhar menigno menje menkheperre menne menno menodora mens mensa mensina mensje mentar menter
menyhért menzi menzies menzina menzo merab mercedes mercer mercuriale mercy meredith mereke merete merethe mergje meriam merian meriem merih merijn
merikukka merit meritites merituuli meriç merjem merko merkuria merkury merkus merlijn merlinda merline mero merrigje merrill merriman merritt mersana
merse merul mervan merve merveille mervyn meryem meryl merza mesina meskes messalina mesut meta metella metello metfried metge metha metin metje
metoda metodio metrano metrodora metrodoro metrofan mette metten mettha mettina mettje meurig meving mevlude mexhid meïssa mečislovas mhairi mi mia
miapetra micaela micaiah micha michael michaela michail michal michala michale michali michalis michał michel michele micheline michella michelle
michellina michelotto michiko michilius michiru michiyo mick micki micky mico micol midas midhat midori midyphil mie miechel mieczysław mieczysława
mielikki miemsie miena mienetta miente mientje mietje mietta mieze miff miftar migdonio migen mighty migina migjen mignone miguel mihai mihail
mihallaq mihkel miho mihri miihkali miika miiko mijna mijnardus mijndert mijneveld mijnoldus mijnsje mikael mikaere mikail mikako mikalojus mikayel
mikaëlle mike mikhail miki mikiko mikita mikk mikkel mikki mikko mikolt mikoto mikołaj miksa mil mila milad milada milagro milagros milagrosa milan
milana milando milandu milda mildred milea milein milena miley milianov milica milika milka milkha milla millaray mille millicent millie millington
milone milonja milorad miloslav milosz milota milou miloud milouda milovan miloš miluše milvio milziade mimi mimma mimmi mimmo mimosa mimouna mimì min
mina minako minami minato mindi mine mineko minekus minella minerva ming minghui mingxia minh minik minikus minir minja mink minke minna minnie
minodora minoru minturn minuccio minukus minya minze mio mipou mique mir mira mirabelle miradie mirah miralem miran miranda mirash miraç mirdash
mireille mirela mirella miriam mirie miriel mirisa mirja mirjam mirjana mirjána mirka mirlande mirna miro mirogniewa mirona mironiega miroslav
miroslava mirosława mirra mirtha mirtill mirza misaele misak misako misao misch mischa missael misto misty mitchell mite mitis mitja mitra mitropolit
mitsuki mitsuko mitsuru mitsuyo mitty mitzi miwako mix mixel miyabi miyoko miyu miyū mizuki mizuko miço miên miłochna miłorada miłosława miłowan
mladen mo moa moana mobolaji modesta modestus modibo modliboga modoaldo modupe moe moea moeata moez moffat mogens mohamad mohamed mohammad mohammed
mohand mohannad mohcine mohini mohsen mohsin mohyeddin moikom moina moira moisa moishe moisi mojca mojie mojmir mojmira mojsi mok mokhtar molin momi
momme momodou mon mona monaldo moncef monegonda mongkol moni monia monica monika moniko monique monir monja monserrate monson monte montego montell
montero montgomery montserrat moody moonika moore morad morando mordecai mordi moreese moreno morgan morgána mori moriah moriarty morien morley
mornrod morrogh morten morzysława mosche moschou moseka mostafa mostapha motiejus motoko moubray moule mouloud mouna mounir mounira mount mourad
mourijntje mourina mouring mourus mouse moussa mouwerijntje mrikë mstislav mszczuja mubarak mubaraka muhamad muhamed muhamedin muhamer muhammad
muhammed muhannad muhend muhjiddini muhlis muhsin mukadder mukerrem mukesh mukhtar mukunda mulay mulla mumin mumine mumtaz mun muna munawar munib
munin munir munira muntaha murad murat muriel murielle murk murkina mursel murtadha murtaza musa musetta musette mushtaq muslim musonio mustafa
mustafá mustafë mustapha mustiola mutale muthoni mutsumi muziano muzio muḥa my myeong myftar myke mykhaylo mykola mykolas mylie mylo mylène mynever
mynyr myra myriam myrlande myrna myrtle mythily myzafer myzafere myzemil myślibora máctinô málna mátthêu máté mädïna märta märtha mäulen mégane
mélanie mélina méline méloé mélyna ménrót méry méráb mérédith mërgim mërkur mía mícheál míngzé mínhuì móna mór mönkh mùchén mùyáng mübin mýrkjartan
měilíng mścigniewa mścisława mạnh na naantje naatan naatje nabahat nabi nabih nabiha nabil nabila nabiran nabons nabor nachman nachoem naczęsława nada
nadege nader nadereh nadezhda nadia nadija nadim nadina nadir nadira nadiya nadja nadjia nadra nadschlā nadzieja nae naeman nafi nafije nafisa
nafissatou nagham naghmeh nagi nagib nagisa nahed nahel nahem nahia nahid nahida nahima nahimana nahla nahum naia nail naila naim naima naja najah
najat najee najeeb naji najia najib najiba najla najma najwa nak naldo nalini nalinidevi nam namata namir namschil nan nana nanako nanami nancij nancy
nandamuri nandi nanna nanne nannen nannerl nannette nanni nannie nannij nanning nanno nanny nanshan nansje nantje nanuk nao naoko naoto naotsune
naoufal napauline napoleone napolon naranbaatar narcisa narcisio narciso nardus nare narek narella narelle nargis nariman narinder narine narjes narku
narvika nase naser nashieli nasho nashwan nasi nasibe nasim nasima nasir nasira nasreen nasrin nasser nassif nassim nasta nastasya nastja nasuh
nasława nat natacha natalia natalie natalija natalis natanael natane nataraja natascha natascia natasha natasja nataya nate nath nathal nathalie
nathan nathaniel nathanja nathália nati natje natka natmir natsuki natsume natsumi natthapat natália natálie naun naura naureda naurysbaj navaneet
navdeep naveed navid navigué nawaf nawal nawoja naya nayab nayef nayla naylor nayra naz nazanin nazar nazaria nazi nazif nazifa nazih naziha nazik
nazim nazir nazira nazli nazmi nazzareno naïa naïla naïm naïs ndala ndatté ndella ndiaye ndre ndrecë ndreko ndrekë ndreçi nduduzo ndue neal neale
nebahat nebmertouf nebojša nebsen necile necip necmettin nectarios neda nedda nedim nedo neelte neemia neesie neesje neeske nefelejcs neferhetepes
neferu nego negussie nehas nehemia nehemías nehir nehru nei neil neim neima neith neithard nejla neka neki nektariusz nel nela nele neletta neli nelio
nelis nelletje nellij nellina nelly nelson neltje nemain nemanja nematullah nemere nemezja nemo nemorino nené neoletta neoniła nepomucena nepomuceno
nepomucenus nepomuk nepumuk nerea nereo nerija nerijus nerina neringa nerio neris nerissa neritan nermin neron nesreen nesrin nesrédine ness nessa
nesti nestor nethra netje netta neul neven nevin nevio nevzat newell nexhip nexhmi nexhmije nezamysl nezha neşet neža ngadhnjim ngandu ngawangthondup
ngu nguyên ngân nhi nhlanhla nhung như ni nia niall niazi nicaise niccolò nicefora niceta nichlas nicholas nick nicki nicklas nicky niclas nico nicod
nicol nicola nicolaasina nicolai nicolaj nicolas nicolasina nicolaus nicolazina nicolaï nicole nicoletta nicoline nicolo nicolás nida nidal niedomira
niegosława niek niekels niel niele niels nielsine nieltje nieluba niema niemiła nienke nieradka niesiebądka niesien niesje nieske niessie niestanka
niezetta nigel nihad nihal niharika nihat niila nijazi nijolė nik nika nikander nikandra nikanora nikau niketas nikhil niki nikifor nikita nikki
nikkie nikky niklas niko nikodem nikodema nikodemus nikol nikola nikolaa nikolai nikolaj nikolajus nikolaos nikolay nikoleta nikolett nikoletta
nikolin nikolina nikoline nikoll nikoloz nikolče nikos nikté niky niké nikë nil nila nilay nilde nildéia nilesh nill nilla nilofar nils nilufar niluka
nilva nima nimete nimfa nimi nimo nimroy nimród nimâ nina ninel ning ningetje ninna nino ninos ninì niobe niobé nira nirav nirdesh niren nirvelli nis
nisa nisetta nishant nison nisrin nisrine nitin nitya nives nivi niviaq nixon niyaz niza nizamettin nizar niziena niàn njers nn nnamdi nnenna no noa
noach noadja noah noam noboru nobuaki nobuharu nobuhiko nobuhiro nobuhito nobukazu nobuko nobumitsu nobunao nobunari nobuo nobutaka nobuteru nobutomo
nobuyasu nobuyoshi noel noelia noella noelle noemí noga noke nokomis nolasc nolwen nomaan noman nona nonda noni nonie nonis nonkululeko nonna noon
noor nora norane norbert norberta norbertas norbertha norbertina norbu nordahl norela noriaki norihiko norihiro norihito norikazu norimasa norimi
norin noriyasu noriyoshi norma norman normann normen norsaq norton norval nosson notker nouchka nouf nounagnon nour nourénou novella novembrino
novenio nowell nozomu noë noël noëlla noûr nsuzana nu nuada nuccia nudan nuh nuha nui nuka numan nuna nunilona nuppu nur nura nuran nuray nurdal
nuredin nurgül nurhan nuri nurie nuriel nurislam nursel nursultan nurul nurullah nusrat nutsa nuzet nuzhat nuçi nuța nyah nyala nyankoye nydia nyeema
nyeong nyja nymphodora nynne nyota nyyrikki nzinga nándor nárcisz näbi néha néhémie nóa nóirín nónusz núria oakes oakley obadele obadiah obadja obasi
obbe obdulia oberto obizzo ocean oceana oceano ocker octaaf octavian octavio oda odd oddbjørn oddvar odei odej odelir odeni odeta odette odhar odhise
odile odilia odiló odina odise odisszeusz odoardo odorico odval odyseusz oebele oeda oeds oeke oelfke oeripan oetje ofelia ofentse ofir ofélia
ogbonnaya ogden oglerio ognjena oguz oguzhan ohannes oibalos oier oihan oihana oisha oisin oisín ok okatan okbin oke okhai okitsugu okke okker okoth
oksana oktawia ola oladapo oladele oladoja olaf olajumoke olajuwon olaoluwa olapeju olateju olathe olav olavi olawale olcay oldamur oldericus
oldisworth oldwig ole oleg oleguer oleksandr oleksandra oleksii olenka olfa olga olier olievier olimbi olimpia olimpiada olimpiu oline olinta olinthus
olis oliva oliver olivia olivér oliwia olle ollegario ollie olloman olly olmo olof ololade olov olu oluf oluremi olusola oluwaferanmi oluwaseun
oluwatobiloba oluwatomi oluwatosin oluwunmi oluyemi olvido olwen olympe olympia oma omar omari ombretta omer omi ommies omolade omotunde omphile
ompoly omár ona onar ond ondina ondine ondřej oneida onelio onesiforo onesimo onesto onneca onni onno onyekachi oommen oona ophelia ophrah opika
opilio oprah optaatus oralia oranna orchidea ordell ordway orentius oreste orfeusz orhan ori oria oriana oribe oricolo origene orin orinta oriola
orion orji orkut orla orm ormiston ornella oronzo orpah orris orselina ortje ortlinde ortolano ortrud ortwin orval orvar orvokki os osagi osama osamu
osborne oscar osian oska oskar oskaras oskars osman osmar osmo osmund ospizio ossip ostap ostiano ostoja osvald osvaldas oswaldo oswaldus oswin ot
otacilio otello otha othalie othilie othman otilius otillie otje otmar oto otobong otso otta ottato ottavio ottelina ottfried ottho ottilia ottilie
ottiwell otto ottolina ottonia ottorino otýlie ouissem ouke oula oumar oumou oury ousama outis ove ovidijus ovidio ovidiu owain owen owidia oyin
oyunbileg oyvind ozalee ozan ozana ozeasz ozi ozmin oğuzhan oļegs ożanna paatrikki paavo pablo pace pacifico padma padmashree pagano page paitoon
pajazit pajtim pakosława pal palemona pallav palle pallien palma palmiro palmyre palok paloma pamela pamfil pamina panagiota panagiotis pando pandolfo
pandora paneeraq paninnguaq pank pankaj pankratius pannonique pano pantaleon papina pappu paprika paradine parascève paraskeva paraskevi paraskewa
pari paride parikshit paris parisa parisse parkes parm parminder parry parul paruyr parveen parvine parviz pascal pascalle pascasio paschal paschasius
pashko pasho paskoje pasqua pasquier passchier paszkal pat patony patrice patricia patricija patrick patrizia patryk patrícia patterson patty pau paul
paula paulet paulette paulhans pauli paulina pauline paulino paulius paulo paulos paulus pauw pauwel pauwelina pauwlina pavao pavel pavia pavle pavllo
pavlo pavlos paw pawel paweł pawoł pax paxten payton pazanne paziente peach peano pearl peder pedro peep peer peeter pega pehard pei peije peik peile
peisach peithon pekka pekko pelagiusz pelbárt pele pelgrom pelham pelle pellervo pelágia pemi penelope peng penna penrose pentti per percival percy
perdita peregrin peregrina perenna peres periander pericle periel perieres perihan perjámos perlat pernelle pernette pernille perpetua perri perrin
perrine perry persse pertef pertrus pertti pertu perun pervaiz petar peter peternella peterson petertje petertjen petra petrana petraq petras petrea
petrika petrina petrine petrissa petroniusz petronnella petrusa petula petunia petus petya petâ peverley pevkestas pexine peyre peyton pezenne peço
peónia phalkes phanxicô phelps phi philaios philemina philepina philibertus philine philip philippe phillip philom philomena philomenia phineas phoebe
phoenix photius phred phuong phêrô phú phúc phương phượng pia piama pieke piera pierangelo pierantonio piergiorgio pierina pierluigi piermario piero
pierpaolo pierre pierrick piet pietenella pieter pieterdina pieternel pieternella pieternelle pieternelletje pieternellla pieteronella pietertje
pietje pietronella pieyre pii pijus pikria pilade pilan pilar pilerio piltti pilár pim pinas pinchas ping pinkus pinky piotr piotter pipaluk pipi
pippa pippin pippo pir piramo piri pirkka pirkko pirmin piros piroschka piroska pirro pisani pit pitagora piteni pitou pitronella pitère pius piyush
placid placida plamena plato pleun pleuna pleunia pleunis pleuntje plinio plona plonia plonius ploontje plutarch po poema pol pola poldi poli
poliksena polina polissena polixéna poloma polona polydorus pomeliina pommelien pompilius pompónia ponteva pontius pontus pop popke popkje poppe
poppea porayathu porché porfir porfiriusz porsche porse porter portor porzia posy potito potts poul poula poulina pouline poulus pouwel pouwelina
pouwlina pouya povel povl powel powell powlett poya pp pradel prado prafulla prakash prakseda pranas pranciškus pranvera pranė prasert prathan
pravoslav praya preben precioso predrag prem prend preng prenk prentice preziosa preç priit prijna primo prince princess princeton pringle prinsje
prithu pritish proctor prokop prokul proletar prosanta prosdocym prospero protacio protagora provino provvidenza prsnigarbha prudence prudencia
prudencja prune pryke przemysław prímusz pu publius puck pugal pui pulcheria pulchérie pulteney pusarla pushpa puteri putnam pyeong pyotr pádraig páll
pálma päivi pälvi pécine péroline pëllumb pınar qaasim qadir qais qaisar qaiser qamar qasim qawí qazi qazim qemajl qerim qevqep qi qiang qillaq
qinggang qiong quang quantez quartiero quarto qub queenie quentin quido quim quincey quinera quinlan quinn quint quintien quinziano quinzio quirijn
quirijna quirin quirina quirine qurina qutb quyết quỳnh qwell qìnghóng ra raad rabab rabah rabano rabbe rabby rabea rabia rabie rabih rabina rabiya
rabán racelis rachel rachid rachida racster rada radamesz radana radasta rade radegunda radia radije radim radin radislava radka radmila radna radomir
radomira radoslav radoslaw radosława radu radvilė radwa radwan radúz rae raed raedinck raegan rael raell raf rafael rafaela rafat rafał rafer
raffaella raffaelo rafi rafia rafik rafika rafiki rafter raghad ragib ragip ragna ragnar ragnhild ragni ragnvald ragıp rahaf rahim rahima rahman
rahmat rahmatoullah rahmil raibu raid raies raif raijmond raikas raimondas raimundas rain rainald rainardo rainer rainhard rainsy raisa raisley raita
raivis raja rajaa rajab rajagopal rajah rajana rajasree rajesh rajiah rajiv rajko rajmonda rajmund rajner rajnil rajymbek rakhitha rakip rala ralf
ralfs ram ramachandra ramadan ramamoorty ramana ramazan rambaldo rambo rambold ramdjan rami ramin raminta ramiro ramiz ramla ramona rampal ramtin
ramush ramutis ramy ramzi ramón ramóna ramūnas ran rana rand randa randi randolf randy rane rang ranganathan rangayya rani rania ranko rannveig
ransisku ranulfo ranulphe ranya rao raouf rapha raphael raphaël raphaëlle rapolas rapoto raquel rasa rasha rashad rashaun rashed rashela rashid
rashida rashit rasim rasima rasmine rasmus rasso rasul raszyd rasława rati ratian ratko ratri ratzon rauan rauf raul rauli rauly rauno rauthgundis
rava raven ravi ravikumar rawdon ray raya rayan rayana rayanne raychelle raydel raye raymond raymund raymundus raza razan razek razi razia razzaq
raşit re rea reaidnu reanny rebecca rebekka recai recep reda redento redha redouane reed reem reema reemt reese reeti reetrikki refael refik regan
rege regiena regimantas regina reginar regine reginhard reginus regitze regnar regner regnerus regolo regula regös regő reha rehab rehana rehina rei
reica reidar reidun reijertje reijna reijnardus reijnder reijndert reijnera reijnst reijnt reijntje reiko reimar reimer reimerd reimpje reina reinaldo
reind reindert reindina reindrina reine reinera reinfried reinhard reinhardt reinhold reinholdt reinholt reiniera reinierus reinira reinirus
reinoldijus reinoldina reinout reinoutje reinsk reintje reintjen reitze reiya reko rela relinda relja remalda rembertus rembrandt remeco remi remig
remigia remigijus remke remmeldina remmelt remmert remus ren renaat renae renata renate renato renauld rene renee reniera renivaldo reno renoldus rens
rense rensje renske renze renzo rené renée resat reserl reshit resmi resmije restytuta rethabile retycja reuel reum reun reurt reuven reva revels
revée rex rexhina reyer reyhan reynell reynholt reynolds reza rezart rezarta rezora reşat reşit rhaisa rhett rhiannan rhiannon rhijn rhijnvis rhoda
rhodes rhoikos rhonda rhys ri ria riad rian riana riaz rica ricard ricarda ricardo riccardo ricci ricciotti riccy rich richard richardis richardt
richhilde richlord richmodis richmunda richtje rickey rickie rico ricu ricus rida riddle ridha ridout ridvan ridwan rie rieca riekele riem riemer
riemke rien riena rienkje rientje rients rienus ries riettu rieuwert rifat rigardus rigby rigmor rigo rigtje rihab riham rihana rijer rijk rijka
rijmert rijmpje rijn rijna rijnard rijnarda rijnardus rijnburgje rijnder rijndert rijnerus rijnhard rijnier rijnouda rijntje rika rikard rikarda rike
rikharð rikje rikka rikke rikkie riko rikste rikstus rikus riky riley rim rima rimandas rimantas rimantė rimas rimgaudas rimke rimma rimvydas rin rina
rinat rindert ringaudas rinia rink rinke rinkje rinko rinnert rinnie rino rinsina rinske rintje rintsje riona ripley rising riske rislene rissa rita
ritabrata ritsuko ritta ritu ritva ritvan rivkah rixt rixtinus riyad riziero rizki rizwan ričardas ro roald roan roar rob robartus robbart robbertus
robby roberdina robert robertas roberts robh robin robinette robinson robsahm roby robyn rochelle rochfort rocky rodan rode roderich rodmar rodolfo
rodolph rodolphus rodrigo rodriquez roe roedolf roel roeland roelandina roelandus roelfien roelfina roelfje roelfjen roelof roeloffina roelofina
roelofje roelofjen roelofke rogatien rogatus rogelio roger rogez roghayyeh rogina rohan rohese roine roj rojina rok rokas rokia roko rokurō rokusuke
roland rolandas rolando rolf rolina rollemann rollie rom roma romaan romaine roman romana romanas romane romann romaric romas romasis rombartus
rombertus romboldus romed romelle romeo romey romi romilda romina rominigue romkje rommy romualda romualdas romula romuld romy romée ron ronald rong
roni ronil ronis ronit ronja ronni ronnie ronnier ronny roobert roodal rookje rooksie rooney roos roosje rope rorey rorgon rory ros rosa rosalba
rosaleen rosalia rosalie rosaliena rosalinda rosamond rosana rosanna rosario rosaura roscoe rose roselina rosemary rosemberg roser roset roshan
roshanak roshni rosie rosier rosinha rosita rosmaria rosmarie rosmery rosmunda ross rossano rossella rossen rossetta rostam rostislav roswitha rosława
rotraud rotraut rouba roubiliac rouli roveda rovéna rowan rowe roween rowena roxana roxy roy roya rozalien rozalina rozaline rozamunda rozelina rozet
rozeta rozvita rościsława rrustem ru ruadh rube ruben ruberta rubertus ruby rubín ruchira rud ruddy rudi rudolf rudolfa rudolfina rudolfine rudolph
rudolphina rudolphine ruesch rufina rufo rufus rugilė ruhi rui rulemann rumi rumiana rumiko runar rune rungsun ruotger ruperta ruqayyah ruri rurik
rush rushda rushdi rushit rushworth ruslan russie rustico rustyka ruszlána rusztem rusó rut rutger rutgera rutgert ruth ruthgerus ruthie rutt rutta
ruttger rutyliusz ruurd ruurdje ruurdtje ruurt ruurtje ruusa ruxandra ruy ruzhdie ruzwana ruìyún ruòxī ružica ryan ryang ryeon ryeong ryksa rylan ryne
ryong rytas rytis ryu ryō ryōichi ryōka ryōko rátold rázsony réka rían ríkharð ríkharður róisín rómeó róng rúna răzvan rėda rūta sa saad saada saadia
saakje saapke saar saartje saartjie saba sabah sabato saber sabeth sabiha sabina sabine sabir sabit sabra sabri sabrina saburo saburō sacha sachie
sachiko sachio sachso sada sadako saddam sadek sadhbh sadi sadia sadije sadik sadika sadio sadiq sadiya sadrac sadruddin sadudin sae saed saeed saeeda
saem saeng saerok safa safaa safae safdar safet safia safija safijurrahman safira safiya safo safona saga sagara sage sahale sahar sai said saida saif
saiful sailesh saim saima saime saina saiyami saja sajeda sajid sajida sajjad sak sakarias sake sakeena sakelina sakib sakiko sakina sakineh sakke
sakris sakura sakurako sakwa sal salah salam salama salamone salawat salberg saleem saleh saleha salem sales salha salia saliamonas salif salifou
salih saliha salik salim salima salla sallij sally salma salman salome salomon salomone salomé salomėja salt salustia salvador salvatore salvio salvo
salwa salwia salwina salîm sam sama samad samah saman samantha samar samara samboja samed sameena sameh samer samfred sami samia samih samiha samim
samina samir samira samiya sammeli sammi sammie sammy samra samson samu samuel samvel samy samyar san sana sanaa sanae sanah sanam sanatruq sanaz
sanchita sancja sandara sandeep sander sanderijn sanderijntje sanderina sanderson sandhy sandhya sandi sandie sandim sandip sandister sandra sandrine
sandro sandy sandøe sanel sanem sang sangé sani sania sanjaya sanjib sanna sanne sannetje sanni sansoni santiago santina santisuk santje santo santoro
santuzza santál sanya saoirse saphir sapir saqib sara sarada sarah saralinus saranyu sardar sareh sartaqtai sary sarıkaya sasa sascha sasha saskia
sasza sateki satinder satinka satoko satomi satora satoshi satpal satrājit sattar satu satura saturnin saturnina saturno satyana saucy saule sauli
saulius saulė sauro savanna savannah saveria savignac savina savine sawako sawsan sayaka sayako sayali sayed saygun saygın sayoko sayumi sayuri sayyid
sazak saúl saša scanlan scarlett scato schadijar schanar schangala schara scheila schelte schering schillaci schirajr schmuel schofield scholastika
scholastique scholastyka scholpan schoontje schumaghali schännat scilla scolastique scota scott scout scroop scypion se sead seaforth sean sebahat
sebald sebastian sebastiana sebastián sebella sebiha sebilla sebo sebregt secondino sedat sedecia sedika sedorika seerp sefa sefanja segerina segert
segolena seid seidi seidje seijgie seiji seijke seimi seintje sejad sejer sejko sejr sekou seksan sekunda selahattin selam selen selene selenge selia
seligje seligman selim selima selina sellie selma selmer selvaggia selyf selymus sem sema semavi sembold semiena semih semir semiramis senay senda
sengyao senna senne sent senta sentina seo seok seol seon seong seop sepideh seppe septimus serafima serafino serap seraphijn seraphinus serapia
serapio serban sercan serdamba seren serena serenus serge sergei sergi sergia sergii sergiu sergius serpil serrano serschan serse servane servazio
servet servete servina serzh seshagiri sesili sesto setareh seteney seth setsuko seul seung seval sevastianos sevda sevdail sevdije seved severin
severina severine severino severn severo severt sevinc sevinj seward sewera seweryna sextius seya seyed seymour seynabou sezina seán shaaba shaban
shabbar shabnam shabtai shadi shadia shae shafiq shafiqa shaftesbury shah shahab shahd shahem shahid shahida shahin shahla shahnaz shahryar shahrzad
shahzad shaikha shailaputri shaima shaimaa shaip shaka shaker shakil shakila shakir shakti shakura shalom shama shamal shamar shamim shamma shams shan
shandre shane shani shania shanice shannon shannyn shanti shantia shantie shanwayne shanyl shanzay shaqir shari sharif sharifa sharon sharone sharron
shas shatha shattuck shaukat shaunette shawkat shawn shawna shay shayan shayma shayne shazia shazim shea shearn shedeur sheev shefali shefik shefit
shefket shefki shefkije shefqet shega shegufa sheikh shelagh shelah shelby sheldon shelley shelly shenglong shereen sherefed sherhonte sheridan sherif
sherifa sherine sheritta sherron sherryl sherston sherwin shewarge sheynnis shezai shi shiann shields shigeko shigemi shigeo shigeri shigeru shigjeta
shih shiloh shilpa shima shin shing shinji shinobu shion shiori shirana shirel shirin shirine shirley shirli shishir shitaye shiva shivansh
shivanthini shively shizue shizuka shizuko shoaib shobha shohreh shoja shore shoshana showalter shpend shpresa shpëtim shree shreya shri shristi shu
shuai shuaib shubha shukri shukria shuli shuo shuohan shwetak shyam shyamal shyqyri shūji si siana sibbeltje sibel sibelina sibertus sibijlla sibille
sibo sibregje sickan siddhartha siddika siddiq sideris sidkeong sidney sidoine sidonia sidonio sidorela sidra sidrac sidse sidsel sieb siebe
sieberdina siebetje siebolt siebrand siebregje siebren siebrigje sieciesława siegbald siegbert sieger siegfried sieglinde siegmond siegward sieka
siemon sieneke sienna sientje sierach sierd sierra sieske sieta siete sieth sietje siets sietsche sietse sietske sievert sievä sif sigbertus sigbjørn
sigena sigfred sigfrid sigfús siggardt siggy sigit sigita sigitas siglind sigmar sigmund signe sigrid sigrun sigurd sigutis sigutė sigvald sigvard
sigyn siham siivo sija sijas sijbartus sijbe sijbilla sijbold sijbrand sijbrandina sijbren sije sijgie sijgina sijgje sijke sijkina sijlvia sijmen
sijmetje sijmon sijna sijntje sijtsche sijtse sijtske sijtze sik sikandar sikstus sil sila silas silio silje silk silke sille silvana silvano silvanë
silverijus silverio silvia silviane silvio silviu silvy sima simas simay simcha simei simen simeon simin simina simon simona simonas simonda simone
simonia simonite simonnetta simons simplicio simplício sin sina sinaida sinan sincero sindre sine singwah sinh sini sinikka sinivali sinja sinje sinne
sint sinuhe siobhán siofra siouxsie siphesihle siphosethu sipkje sipora sippan sippora siprianus sira sirach sire sirgen siri siril sirin sirke siro
sirone sirosława sirte sisarnimi siselia sisse sissel sita siti sito sitora sittig siva sivan sivarao siviä siward sixten siyabonga siân sięgniewa
sjeng sjieuwe sjieuwke sjirk sjoerd sjoerdje sjoerdtje sjoert sjoertje sjouke sjouwke sjunne sjut sjęgniewa skarbimira skarde skeeter skifter skirma
skirmantas skjold skrollan skye skylar skyler slamet slaven slavena slavko sloane slobodan slobodanka sláva smajo smaragda smbat smedley smeralda
smilla smysława sneha snel snello snezana snežana snorri snow snæfríður so soamaraina sobia sobiesława socrates soesman soeta soetje soetkin soetkine
sofi sofia sofian sofiane sofie sofija sofiya sofokli sofronia sofronio sofus sofía soham sohrab sointu sokayna sol solana solange sole soledad solen
solidea solly solmu solomiya solveig solvej solvejg solymár solène som somayajulu somayya somayyeh somboon somchai somerville somporn somsak son sonam
sonata sonceria soncuaco soner song sonia sonila sonja sonny sony sonya soo sook sopheap sophi sophia sophie sophius sophus sora soraya sorella
soroush sorrell sorrow sos sossio soter sotera sotero sotiraq sotirios sotiris sotìr souad soufiane souheil soukaïna souleymane soumaya soumaïla
soumeh soumya sountougoumba southee southwell soutje souvik sowmya soyini soykan soyoung sozont soạn sparrow spats speijer speranza spiridione spiros
spjute spread sreedharan sridhara srivatsa srđa staats stacia stacy staffan stamatina stamatios stamura stan stana stanislav stanislava stanisllav
stanislovas stanisław stanley stannard stanny stany stanzin stasia stasys steele steen steeve stefan stefanie stefano steffan steffen stefon steijn
steijntje steinar steintje stelio stella stellan stelvio sten steno stepas stephan stephanie stephen steponas stern sterpeta sterre steven stevenson
steventje stevie stevina stew steye stiena stientje stienus stig stije stijn stijna stijntje stilian stiliano stina stine stinne stoffel stoffelijna
stoffelijntje stoffelina stoffer stojsława stokely storey storm strachey strange stratton straumberg strichert stringer strohn strom stronisława
strudwick strzeżysława sture sturla stylian stylianos styrbjörn stéphane su suad suat subba subhan subhra subramaniam suca success sudeepa sudár sugár
suha suhad suhaib suhail suhaila suhair sujata sujuan suk sukhbaаtar sula sulaiman sulajman sulamith sulayman suleiman suleyman suligniewa suliko
sulisława sulo sulpicja sulpicjusz sultan sultana sumaira sumaya sumayah sumedha sumegha sumire summer sun sunaj sundus sune sung sunita sunneva
sunniva sunny sunrise sunshine suomi suonna sura surafel surayya surd sureshkumar surya suryanarayana surány susan susann susanna susannah susanne
susannna susano susette sushama sushant sushil sushmita susie susiena susila susmita suso sussi sussie susumu suszanna suus suyin suyog suyoung suzan
suzana suzann suzanne suzon suzue svanaug svanhildur svante svantte svea sveinn sven svend svende svenja svenning sverre svetlana sveva svitlana
svjetllana swaady swaantje swamy swan swanida swann swanti swantje swany swati swayne swerus swetha swiebertus syaukani sybe sybil sybilla sybillina
sybren syd sydney syed sygurd sylas sylejman sylvester sylvia sylviane sylwestra sylwina sylë symforiana symforoza symmachus synke syriusz syrja
szabinka szabolcs szaffi szaléz szalók szamanta szamira szandra szaron szavanna szczęsna szederke szelim szellő szemere szervác sziglind szilárd
szkarlett szkilla szofron szoraja szorina szymon szymona száva szókratész szörény sándor sára sáron sáva sâbrine särle sèdogbo séamus sébastien séga
séraphin séverine síthmaith sólbjörg sóley sólja sönke sös sözer sølve søren sørine søs súla süher süleyman sünje sünne süreyya süyümbike sędzisława
sırrı sława sławobora sławomir sō sōichirō sōma sōsuke sŏng sơn taave taavi tabita tabo tacito tadashi taddea taddeo tadeusz tadhg tadi tae taede
taegu taekes taeko tafil tage taghrid taha tahani tahanie tahar taher tahimí tahir tahira tahmina tahrim tahsin tai taiba taichi taika tailtiu taim
taimi taino tais taisija taisto taiwo taj taja tajon tak takahiro takako takeshi takis taksony takumi takuya tal tala talal talasi talat talea taleb
talete talha talib talitha tallegien tallula tallulah tam tamahzouzte tamaki tamandani tamar tamara tamatoa tambra tamemt tamer tamerlan tamie tamika
tamiko tamim tamino tammaro tammo tammy tamsyn tamunotonye tamás tan tanco tanel taner tania taniela tanina tanisha tanith tanja tanjareen tank tanna
tanneke tannetje tannia tano tantawi tanushree tanvi tanya tanyɔ tanzila tanzō tao tapio tapiwa tapuarii tara taran tarana taras tarcal tarcisio
tardos tarek tareq tariec tarigan tarik tariq tarita tarjei tarján tarkan tarlan tarmo tarquinio tars tarsilio tarsycjusz tarsylia tartar tarvo
tarzisius tarō tas tashi tashko tasim tasneem tasnim tasos tassnim tasziló tate tatiana tatja tato tatsuki tatsuko tatsuo tauno tautvydas tawana
tawfik tawfiq tawny tayfun tayla tayler taylor tazio taşdemir taşkın tchai teber ted teddy tedice tee teea teegan teeke teelkelina teemu teetje tefik
tefta tegan tegwyn tehani tehei teije teiki teiko teiva teja tejal tekela teki tekke tekla telemaco telesfor telford telia telimena tellervo telma
telman telmo telsche tembi temenuzhka temistocle temme temple tendai tenna tenzin tenzing teo teobalda teodolinda teodor teodora teodoras teodorus
teodota teodulfo teodósio teofiilus teofila teofánia teoman teona teonilla teopista teopisto teotiste teppei terah terence terencio terencja
terencjusz terenzio teresa terese teresė tereza terezina terhi terhikka terje terli terren terrill tertulia tertuliana tertulliano teruki teruko
terumi teseo teshome teske tess tessa tessel tesso tetje tetley tetsu tetsuya tettje tetyana teufik teun teuna teunes teunia teunie teunisje teuntje
teunus teura teus tev teva th thaddeus thady thadäus thalea thalia than thanas thando thanh thaniel thanos thansje tharsicius thaïs thea theadora
theda thedora thedorus thees theis thelea thelia thelma thelonius thelxion theo theobalda theodate theodhor theodhori theodo theodolinde theodor
theodora theodore theodoris theodosia theodosius theodous theofan theofiel theofil theophil theotimos ther theres theresa therese theresia theresius
therezia thetward theumis theuna theunis theunke thi thiago thibang thiede thien thijsina thijsje thilde thilo thimi thimio thirza thiska thomas
thomasina thomaz thomine thomond thompson thona thonia thor thora thoralf thorbjørn thordis thorge thorington thorkil thorkild thorleif thormod
thorolf thorothea thorsten thorvald thresia thu thue thulani thurid thurza thuy thy thyge thyra thái théo théophraste thérèse thøger thùy thúy thưởng
thảo thị thịnh thụ thủy tiago tialda tian tiantian tiarah tiare tibault tiberiu tiberius tibo tiborc tichtli ticián tidiane tido tiede tiel tieleman
tieme tien tiene tienus tierney tiese tiete tietje tietske tiger tigran tihamér tii tiit tiiu tijana tijen tijjani tijmen tijntje tijnus tijsina
tijsje tijtje tikva tila tilali tilde tilemann tilghman till tillij tillmann tillo tilma tilman tilmann tim timba timber timea timen times timnit
timofey timoleone timon timor timotej timoteo timoteum timothea timotheos timót tin tina tinashe tinatin tindal tindaro tindra tine tineke ting
tinghui tinna tino tiny tionette tiphaine tirtha tirzah tisha tita titaina titaua titilola tito titouan tittle tittína titu titán titánia tivadar
tjaard tjabel tjadduwe tjakelina tjaltje tjarda tjark tjarko tjaronn tjebbe tjeert tjemme tjepke tjerko tjesse tjibbe tjibbele tjidde tjimkje tjiske
tjitske tjitze tjorven tjumme tlotlo tobi tobias tobie tobijas tobina tobine tobías toccara todi toimi toinen toinette toini toirdhealbhach toivi
toivo tok toke tokessa tokiko tokuko tokutomi tola tolentino tolisława tom tomaida tomaj tomas tomasz tomer tomiko tomira tomislav tomisława tomiła
tommaso tommi tommy tomo tomoka tomoko tomomi tomonobu tomonori tomor tomotaka tomoya tomoyasu tomoyo tomoyoshi tomoyuki tomris tomyris tomás tomáš
tomë ton tonantzin tone toner tong tonibler tonie tonij tonin tonis tonka tonke tonkita tonni tonnij tonnis tonnus tonny tony tonya toola toomas
toontje top tor torben torbjörn tord tore torey torgeir torger torgny tori torin torkild tormod tornado tornike torontál torquato torquhil torquil
torrence torry torsten toräst tosca tosh toshiaki toshiharu toshihide toshihiko toshihiro toshihisa toshikatsu toshikazu toshiki toshiko toshimasa
toshimi toshimichi toshimitsu toshinari toshinobu toshinori toshio toshirō toshitsugu toshiyasu toshiyuki tosin toska toszka totò touzalin tova tove
tovia townsend towyn toyin toyoaki toyokazu toyoshige tracy trai trak tramain tramell trang tranquillo traudl traute travers trayvon treat trebor
trecia treesje trehane treintje tremaine tremenheere tremmell trenchard tresia trevian trey treytorrens trier trieste triijntje trijnes trijnje trilok
trina trine trinette trinh trinidad trinus triona tristam tristan tristane tristin tritan troels trofima trofimena trond trophime troy trudpert trued
truida truijtje truitje trulock truls trung trupti tryfena tryfonia trygve trym tryphaina trzebiesława tráng trâm trëndafile trí tróndur trường
tsafrira tsatur tsead tsegay tsholofelo tsjebbe tsugio tsukasa tsunehisa tsunejirō tsuneo tsuneyoshi tsuneyuki tsutomu tsuyoshi tuba tuccio tucky tuda
tuduetso tue tufail tufwe tugdual tui tuisko tuisku tuja tuleen tulia tulipán tullio tullius tulsi tunar tunay tunde tung tuni tuomas tuomi tuomo ture
turgay turki turkka turlough turner turybiusz tushar tuskana tuukka tuuli tuvia tuyến tuyết tuğçe tvrtko tworzysława tyburcja tycjana tyee tyke tyko
tyl tyler tymens tymona tynn tyra tyrese tyrone tyrs tzipora tài tâm tília tíra tóbia tór tôma tônia tõivelemb tõnis tõnu töhötöm tömör tönnies törtel
tùng túlia tülin tünde türkan türkân tüzmen tınaz tường tɔcɛmɛ tấn tụng tỵ ubah ubaldesco ubay ubul ubysława udalrich uday udo uduak ueli uffe uffo
ufuk ugnė ugron ui uilke uilkje uiloq uiltje ujulu uk ukshin uladzimir ulbe ulf ulfert ulfried uliano ulise ulla ulle ulli ullmar ulloriaq ulpián
ulric ulrica ulrich ulrik ulrikke ultan ultimo ulysse ulysses uma umair umar umberto umbro umeko umfredo umida umile umm ummigje un unai unavngivet
unax une unelma uni uniesława unio unnur uno untamo uraih ural urania uraz urał urban urbano urbanus urho uri uriah urian uriel urim urmas urmila
urmina urooj uroš urpo urs ursel urselina ursina ursula ursycyn urszula urta urte uruguay urías usama usch uschi usha ushoshi usman usva uta ute
uthman utkirbek uttam utting uwe uxue uygar uzma uzodinma uzonka uğur uğurcan uładzimir vaclovas vada vadim vadvirág vadym vaea vagif vagn vagner
vahagn vahé vaibhav vaida vaidas vaidemiei vaidevutė vaidievutis vaidotas vaidutis vainius vaishnavi vaitiare vaito vajk val valan valborg valchiria
valdar valdas valdemar valdemaras valdemir valdete valdis valdo valdís valeer valencia valentas valente valentin valentina valentinas valeria valerian
valerica valerie valerijonas valerijus valeriu valery valeryan valierius valli vally valmira valo valter valtesse valther valto valérien valērijs
vamika van vanamo vanda vandeleur vando vandush vane vanellope vanessa vang vangjush vanja vanni vardhan vardiman varma varney varo varol varsány
varuni varvara vary vas vasant vasel vasfi vashti vasil vasilakis vasileios vasili vasilije vasilijus vasiliki vasilisa vasilyev vata vath vatroslav
vaughn vaula veaceslav vebjørn ved veda vedad vedant vedat vedran veerle vega vegard vehap vehbi vehip veikko veip vekenega vel veledin velesin veli
velia velibor veljko velmira velten venceslao vendula venera veneranda venere venero veneta venetike veniamin venise venkata venkayya venla venneri
venni venour venunye vera verbena verdiana vere vern verner vernon veronica veronika verrall versény veréna vesna vetle veturia veturliði vexhi veysel
veysi vezio via viacheslav vibe vibeke vibha vibjörn vicente vicenza vicesimus vicinio vickery vicki victor victoria victorina vicyot vida vidar vidas
vidmantas vidmantė vidura vieco viena vienna vieroslava viet vigdís vigen viggo vigilijus vigimantas vigindas vigintas vijaya vijaynti vikas vikki
vikram viktar viktor viktoras viktoria viktorie viktoriya viktoría viktória vilas vildan vilenas vilenka vilfred vilgott vilhelm vilhelmi vilhelmiina
vilhelmine vilhjálmur vilho viliam vilija vilis vilius vilja viljami viljar vilkku villads villano ville villehad villehard villiam villum villy villő
vilmos vilpitön vilson vilém vin vinay vincas vincent vincentas vincente vincė vine vineet vinh vinicio vinni vinnie vinod vinsas vinzenz viola
violaine violante violet violeta violette viorel viorika viraj virat virgenie virgilijus virgilio virginia virginie virginija virginijus virginio
virgjini virgo virina virion virmantas virna virpa virva vishal vissel visti visvaldas viswanathan vita vitalianus vitalija vitalijus vitaly vitas
vito vitore vittoria vittorio vitéz viv vivaldo vivante vivenzio vivi vivian viviann vivien vivo vizgirdas viết việt vjekoslav vjenceslava vlada
vladana vladas vlade vladilen vladimir vladimiras vladislav vladislovas vladlen vladyslav vlajka vlasta vlastimil vlatko vogelina vogeltje vohla vojin
vojislav vojsava vojtěch volant voldemārs volkan volker volkert volkje volkmar volksie volksina volley volmer volter voltero volturno vonda vonette
voĺha vranke vratislav vreda vries vroukje vrouwke vrouwtje vugar vuk vukašin vulfia vusal vusala vusi vuyani vydas vygandas vygantas vygaudas vytas
vytautas vytautė vytenis vyvyan václav vár vân väinö véras vít vítor vítězslav vüsal vārāhī waabe wab waban wachsmuth wacława wadad wael wafa wafaa
wafae wafi wafika wafula wagner wahib wahid wahida wai wail waisake waite wajid wakako wakana wakanda wakiza walaa walbert walburga waldemar waldfried
waldor waleed walenty waleriana wales walfried wali walid waling waliullah wallace walli wallis wallop wally walo walpas walraven walravens walrodina
walsham walter waltera walther waltherr waltherus walto walton waltraud walyd wan wanda wander wandert wandesforde wandrille wandrina wandé waneta
wang wanja wannerus wapi waqar waqas warda warden warham warin warlito warnfried warntje warren waseem washburn washi wasim wasiu wassil wassili
wassim wataru wateen watze wayan wayde waylon wayman wayne wazzo weatherall wedderburn wedigo weeardus weeke wei weiguo weijer weijert weijie weijnna
weilian weintje weiqiang welat welbore welles wellesley wells welmoed welmoet welwyn wemmer wemmert wemyss wen wenancja wenancjusz wendall wendelgard
wendelin wenderson wendy wenemar wennechien wentel wergilia wernardus werner werther wes wesam wespazjan western westinus westyna weyman wheaton
wheels whit white whiteley whiteside whitney wiara wiator wibbina wibe wibina wichard wicher wicherdina wichertje wichmann wickey widad widelene
widmar widukind wiebren wiecher wieger wiegert wiegertje wiegman wieke wiekert wiel wielebor wielisław wielisława wiembde wiemkje wienand wiepje
wiepke wiepkje wiepkjen wiert wies wiesław wiesława wietse wietske wietze wieńczysława wigald wigbold wiger wiggerina wiggert wighard wigilia wiglev
wiglius wiguleus wiguläus wihakayda wihelmina wihelmus wijbe wijbrand wijbrant wijbren wijmpje wijna wijnand wijnandina wijnandus wijnant wijntje
wijter wijtske wijtze wijva wikje wiktar wiktori wiktoriana wiktoryna wil wilberforce wilbert wilco wilderich wildes wilehlmina wilf wilfridus wilhelm
wilhelmijna wilhelmijntje wilhelmine wilhlemina wilho wilibald wiljam wiljo wilke wilkinson wilko willebrodus willebrorda willehad willelmina
willemeindert willemieke willemientje willemijn willemijna willemijntje willemine willeminus willemke willempie willempje willemsz willemtje willer
willi william williamina willibald willibert willibrordus willij willjam willlem willlemina willo willow willy wilma wilmina wilmut wilsje wilson
wiltje wiltrud wiltruda wiltshire wim wimke wimpje wina winand winanda wincentyna windelt winema winfred winfried wing wini winibalda winnetou winni
winnie winny winok winona winrich winstanley winston winter winthrop wintje winy wioleta wirgilia wirgiliusz wirich wiro wirtje wirydiana wirzchosława
wisam wissem wisła wisława wital witali witalia witalij witburg withego wito witold witolda witomir witosława witte wittekind wivi wivine wiwina
więcesława wladimiro wladlen wogan wojciech wojciecha wojsław wojsława wolbertus woldemichael wole wolf wolfgang wolfhard wolfram wolisława wollter
woltera wolterus wolthera woltherus woltina woltje won wonhun wonsun woo wood woodbine woodrow wooldridge wopke wordsworth woudrina woutera wouterina
wouterke wouterlina woutertje wouterus woutherina woutherus woutje woutrijna woutrina wrocsława wszebora wszemiła wu wuilmer wulbrand wulfert wulff
wulphert wunibald wunmi wybrecht wynford wynn wynne wyszeniega wyszesława wénhuái wórša wøien włada władysława włodzimierz włodzimira włodzisława
włościsława xanana xandro xanne xanthe xaveria xavier xaviê xawery xebat xenia xenos xhahid xheladin xhelo xhemail xhemajl xhemal xhemil xhemile xhemë
xhezair xhezmi xhilda xhoxhi xhuli xhuliana xhyher xian xiao xiaoming xilai ximena xin xing xiomara xu xue xun xīn xīnyí ya yaa yacine yadin yadollah
yael yafang yaghoot yahia yahto yahya yaimar yair yak yakov yakub yakup yale yali yalong yamato yamina yamini yan yancey yancy yanek yang yankuba
yanling yann yannick yannik yannis yanti yao yara yarde yardena yaroslav yasaman yasamin yasar yascha yasemin yaser yash yasin yasir yasmin yasmina
yasmine yasna yasser yassin yassine yassir yasu yasuhiro yasuko yavuz yayoi yazid yağmur yaşar ybe yde ye yedam yegor yehia yehuda yeinny yekaterina
yekbun yelda yelena yelisey yeliz yemisi yennik yenta yente yeny yeo yeobin yeol yeon yeong yeonha yeop yepa yerko yermak yervand yeshu yeshwant yet
yeter yeva yevdokiya yevgeny yewande ying yingjing yitzhak yke ylli yllita ylljet yllka yllson ylva yme ymer ymkje yndiara yngve ynskje ynso ynte
yntse yo yoana yoann yoeri yogamāyā yogev yogini yolaine yolente yonas yong yongmyeong yoni yonis yony yoo yoomi yoon yora yoram yoran yordan yori
yorick yorunn yosafat yoshihide yoshiko yoshimi yoshinori yoshiyuki youenn younas younes young youngmi younès youp yousef yousif yousouf yousra
youssef yrsa ysaline ysé yu yua yuhan yuhki yui yuina yukari yuki yukie yukihiro yukiko yuksel yul yulduz yulia yuliya yuma yumeha yumeka yumi yumiko
yun yuna yunfei yunha yunus yupeng yurie yurika yuriko yury yusef yusei yusif yusra yusuf yuval yuyan yve yveline yves yvette yvonne ywan yzak yzedin
yánjūn yìchén yìhán yìzé yörük yīfan yīnuò yıldırım yō yōko yŏng yū yūki yūko yūma yūna yūta yǐmò yǔtóng yǔxuān yǔxī yǔzé zabel zabell zabelle zabulón
zacheusz zachris zadoc zadok zaed zafar zaffiro zahar zaharije zaher zahia zahid zahida zahir zahra zahraa zaid zaide zaim zain zaina zainab zaineb
zaira zakaria zakariya zaki zakia zakiah zakir zakuro zala zalmay zaltana zalán zamfira zamira zamzam zan zane zanobi zara zaria zarifa zarina zarmina
zarqa zartoshte zaynab zazie zaïna zbigniew zbygniewa zbysław zbysława zdena zdenka zdenko zdeněk zdeslava zdravko zdrawko ze zeba zebedeo zebi
zebulon zeca zed zeegert zeena zeewij zefiryn zefiryna zeger zegerdina zegerina zegerinus zegert zehra zeina zeinab zeineb zejnullah zejnure zeke
zekeriya zeki zekiye zeko zelda zelinda zelma zelmira zenaëlle zendry zenepe zenia zennibe zenobia zenon zenona zenonas zenun zephyrin zephyrine
zeqirija zeruja zeuxippos zev zevert zevi zewde zeynab zeynep zhang zhanna zhanë zhe zhenfei zheng zhenning zhiqin zhiyong zhu zhuliana zhuljeta zhun
zhǔn zi zia ziad ziarre ziba zibby zibusiso zicman zidane zied ziemowit zier zigmantas zigmas ziita zija zijadin zilpha zimo zimra zina zinat zinedine
zion zipporah ziso zita zitella ziv ziva ziya ziyad zjirajr zjoske zlata zlatan zlatko zobor zoe zoetje zoey zofia zohra zoltán zoltána zomilla zonga
zooey zopito zora zoran zorica zoticus zotmund zoubeir zoubir zouina zoé zrinka zsa zsadány zsanett zselyke zseraldin zsolt zsombor zsorzsett zsuzsa
zsuzsana zsófi zsófia zubaida zubair zuhair zuhra zuleika zuleikha zulejka zulfikar zulfiqar zulfiya zurab zuri zusanna zusha zuzanna zuzu zvezdan zvi
zvika zvjezdan zvonimir zwaantina zwaantje zweitse zweitze zwerina zwier zwierine zwnisława zygmunt zygmunta zyhdi zyhra zylfije zylyf zymber zyon
zágon zé zédòng zélie zéphyrin zéta zöldike zübeyde zümra zǐhán àlex ào ádin ádám áine ákos áldor álfdís álfrún álmos álvaro ámbar ámon ángel ángela
ángeles ángyán ánh ányos ármina árni áron árpád árven árvácska ásdís ásgeir ásmundur ásný ásta ân älschan älzjan ärlig äänis åge åke åse åshild åsmund
æbe ælfthryth ælfwald çajup çakar çalışkan çano çarli çarls çatin çaush çaçi çedo çefo çeliana çelnik çelo çeltina çemë çene çerkin çerçem çerçiz çesk
çetin çetina çezarin çigdem çiljeta çinggiz çiğdem çlirim çobo çolpan çome çuman éabha ében éda édelmire éder édouard édua éduard éliane élie
élisabeth élmer élodie éloi éléonore éléovna émanoil émile éolia éphise éphrem épiphane éric étaín étienne évald évangéline évora êjell ëngjell
ëngjëll íosa írisz îlber ólafur ólavur óliver ósk óttar ödön ömer ömür öner önundur örjan örkény örs örsi özay özberk özbir özge özgü özkaya özlem
öznur øivind øystein úna ûri ûuri ülker ülkü ülle üllő ümit þorbjörg þorfinnur þorlákur þormóður þorri þrúður þuríður þóra þórunn þórðr þúfa āstīka
đan điệp đorđe đura đurđa đào đình đăng đảng đắc địch łucjana łukasz łękomira ŏl śnieżka świecław świetlana świętomira świętożyźń şadi şanver şaziye
şenol şeref şerif şerife şevket şeyma şiir şiyar şükrü šarūnas šárka żelisława żyrborka żyrosława żywia żywisława žan žarko žibartas žilvinas žimantas
živilė žydrūnas žydrūnė žygimantas айзере айлин айсұлтан айша айым алдияр александар александр александра александър алексей али алинур алинұр алиса
алихан алия амина амир ана анастасия андрей анна артем аруузат арууке асылым аяла билал бисера борис варвара весна виктор виктория габриела георги
горан гордана давид дамјан даниел даниил дария дарија дејан димитър дмитрий драган драгана душан ева евгений екатерина елена елизавета зоран иван
ивана ирина йоана калоян лев лука максим мария марија марк марко мартин матвей матеј медина мила милан милена милица милош мирјана михаил мухаммад
мұхаммед наталья никол никола нурислам нұрислам ольга омар петар полина радмила рамадан рая раяна салиха сара сафия сергей симона снежана софия софија
стефан татьяна теодор томирис умар усман фатима хадича хана эмир юлия јана јелена јован јована љиљана әли ṣuhaib`
