/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */
export const SURNAMES = `aabech aabye aadahl aadland aaen aagaard aagesen aaker aakre aakula aalam aalfs aall aaltio aamer aamland aamo aamodt aandahl aanestad aaraas aarabi
aarbakke aardema aardsma aarflot aarnes aaron aaronovich aaronovitch aaronowitsch aarrestad aarset aartoma aarts aarup aarønes aarøy aas aasland ababu
abad abada abadiano abadilla abadjiev abadía abaidy abajobir abakanowicz abalakov aballay abargil abasov abass abate abatte abatzi abay abayakoon
abayev abazi abbadi abbandando abbas abbasi abbasov abbasova abbett abbey abbiati abbiss abbitt abbondanzieri abbot abbott abboud abboushi abbrederis
abbs abburi abbès abdalla abdallah abdel abdelgadir abdella abdelnour abdelrahman abdenouz abdi abdil abdillah abdo abdoelgafoer abdoo abdou
abdrahmanov abdul abdulla abdullaev abdullah abdullayev abdulle abdulrab abduraimov abdurakhmanov abdy abe abed abedin abedini abedzadeh abega abeid
abeita abel abello abels abelsen abendana abene abenius aberbach aberhart aberra abeygunawardena abeyie abeyratne abeysekera abeywardena abeywickrama
abgarowicz abharī abhisheki abiad abiamiri abid abidi abidin abildaev abildgaard abildtrup abilov abimbola abineri abirached abisheganaden abitov
abiyev abizaid ablack ablade ableiter ableitner ableman abley aboagye aboimov abonyi abood aboona aborah abou aboubakar aboud aboudou abouzeid
abplanalp abrahamowicz abrahamsen abrahamson abrahão abramashvili abramchuk abramczik abrami abrams abramsky abramyan abraschew abrashev abratis
abrenica abrew abril abrines abro abrol abromavičius abruquah abs absalonsen abse abshire absil absolom abtahi abu abuhatzeira abuhatzira abuladse
abuladze abulafia abularach abumohor aburrow aburto abushev abutbul abyzov abächerli acanfora acar accoramboni accursi acea acero acevski acharekar
achari achieng achike achilleos achillini achleitner achmedov achmedovas acholonu achrekar achterberg achurch achúcarro aciman ackah acker ackerknecht
ackers ackman acosta acres acsádi acél adajania adam adamberger adamczyk adamek adames adamia adamik adamishin adamič adamle adams adamsen adamski
adamsson adanır adarraga adary adato adaya addabbo addae addams addelman addenbrooke addey addiego addinall addleton addonizio adduci adduono adeane
adebayo adebowale adedayo adedeji adedibu adeel adegbite adel adelabu adelakun adeler adeleye adelsohn ademar ademović adeney adeniyi adenuga adepoju
aderholt adesanya adeshina adesoji adetokunbo adeyemi adgate adibi adickes adigozalov adigun adik adilović adin adinolfi adlam adlard adleiba adler
adlersparre adlešič adoboli adolf adolfi adolfsson adolphson adomaitis adomian adrei adrian adshead adulyadej adwan adyanthaya adzhindzhal aebinga
aellen aerde aernout aerts aeth afanasiev afanassjew afanasyev affleck affry afoa afrah afshar aftab afzal afërdita agadzhanov agafonov agafonow
agajanian agalarov agalliu agard agarici agarkar agase agata agbo agerbo agerholm agerskov agger aggerholm agha aghasyan aghdashloo agincourt agirre
aglukark agmon agnelli agnihotri agolli agosti agostino agoult agrahari agramonte agranov agraz agrell agresta agresti agu aguayo aguilar aguilera
aguirre agullo agyei agyemang agárdi agócs ahad ahamed ahansal ahenakew ahimeir ahl ahlawat ahlbom ahlgren ahlgrensson ahlgrimm ahlman ahlquist
ahlqvist ahlsell ahlstedt ahlstrand ahm ahmad ahmadi ahmadov ahmadzai ahmanov ahmed ahmetov ahmetović ahn ahonen ahsan ahvenniemi aiba aich aichinger
aickin aida aigner aikenhead aila aimoto ainlay ainscough aird aisin aislabie aithal aitkenhead aitzema aiuchi aivaliotis aiza ajan ajila akahori
akahoshi akalın akao akasaki akasegawa akashiya akatsuka akaza akbar akbari akbay akbulatov akbulatow akdağ akdemir akeel akehurst akel akgül akhalaia
akhalkatsi akhmedov akhtar akhter akifov akinfenwa akinfeyev akinfiyev akingbade akisada akita akkiraju akkoyun akl akman aknai akoto akram aksoy aksu
akter aktuna akulich akulicz akutsu akyol akyüz akyıldız akçatepe akşit alaaeldin alabora alachnowicz alain alakozai alakulppi alam alamia alanko
alanson alarcia alarcón alavi alavidze alba albanese alberi alberti albertsen alberty albiez albot albrecht albrechtsberger albrechtsen albrektsen
albæk alcabú alcalá alciati alcindor alda aldama alderfer aldrovandini alegría aleinikov aleksa aleksandersen aleksandravičius aleksejev alekseyenko
alekuzei alemseged alesi alessandri alessandrini alexander alexandersen alexanderson aleyn alfonsi alfredson alfredsson ali aliende aliev alievi
alijev alikhani alimi alimov alimow alin alington alison aliyev aljabjew alkalai allaf allahverdiyev allam allana allason allchurch alldridge allee
allen allende allenson allensworth allers alleyn alleyne allfrey alli allibond allik allilujewa alliluyeva alliss alliston alliłujewa allmen allnutt
allocca allom allot ally alman almeida almström almén aloisi alomar aloneftis alonso alp alperstein alpert alphandéry als alscher alsina alstrup
alströmer altenburg althaus alting altiparmakovski altisferi altizer altmann altukhov altunin alurralde alvarado alves alvis aly alyabyev alyahya
alyakhnovich amachi amadei aman amangeldy amankwah amann amar amara amaral amarasinghe amash amato ambarita ambartsumian ambepitiya amber ambrosini
ameen amen amer ameresekere americana amerson amez amfitheatrof amhalghaidh amhlaoibh amico amin amini amir amiri amirjanov amirkhanov amirov amirow
amjad ammar amner amo amoako amort amoruso ampem amponsah amponsem amstel amstrup amthor amuneke anaclerio anagnostakis ananko ananyin anastasijević
anchal ancāns andergassen anders andersen anderson andersson andone andov andreasen andreassen andrejev andrejic andreou andresen andrewartha andrewe
andrews andreyanov andrianopoulos andricki andriienko andrijašević andrist andriyaka androić androsov andré andrén andueza andvord andō anelka ang
angarita angele angelis angelle angello angelo angelov angelova angelus angersbach anglada anguita anichkov aniebo anikst anjaiah anker ankers
ankersen ankitham ankrum ankudinov anlezark annadurai annecke annenkov annerstedt annison annys anoshin anosov anosow anouilh ansari anslinger anson
anstead anstee anstruther antek antelme antharjanam anthonsen anthony antikajian antliff antolić antonsen antoon antos anttonen antunes antwerpen
antwi antyufeev anwar anzai aoki aono aoyama apak apalkov aparecido aparicio apeland apelgren apers apicella apke apolloff apostu appaev appel
appelberg appelgren appelmans appelquist appelqvist appice applegarth appleman apreece apter apthorp aptowitz apáthy aqdas aquino arafat aragaki arai
arajuuri arakaki arakelyan aramburu arancibia aratani aravena aravin aravindan araya araújo aračić arben arbib arborelius arbëri arbós arcel arceneaux
archambault archuleta arden ardern aregawi arendt arentoft argall argandoña argerich arias arif ariga arikawa arildsen arimori arimoto arimura arinaga
arisaka arisawa arismendi ariyoshi ark arlauskas arlow armaly armine armit armster armytage arnall arnardóttir arnarsdóttir arnarsson arnaud
arnautović arnheim arnillas arning arnold arnould arnórsson aron arrak arras arrighetti arscott arsentyev arshad arshba arslan artamonov artiomow
artman artula artyomov arundell arutyunyan arvidson arvidsson arvonen arx arziani arzoumanian aránguiz asad asadi asadullaev asaki asanbaev asani
asanov asantewaa asanuma asaoka asaria asaronak asarow asbridge aschina aschkenasi aschwanden ascázubi asdahl asenov asghar ash ashbaugh ashcraft
ashford ashhad ashihara ashikhmin ashina ashkenazi ashley ashmead ashpitel ashraf ashton ashurbeyov asimaki asiri ask askarov askarow asker aslam
aslan asllani asmar asmolov asmundson asmussen asner aspdin aspegren aspelin asphaug aspland asplin assad assaf asscher assenow asser assheton
astapczuk astell astete astill astle astolfi astorino astrup astwood asumi asunmaa asín atahualpa atallah ataman atamaniuk atenas ateş athanasiadis
atherton atienza atkinson atkyns atladóttir atlason attar attard attewell attridge attwell atwan atwell atwi auch auchterlonie audenrieth audette
audisio auer auerbach aukes aukland aukrust aune aungier aurell auriemma aus aust austin ausubel autzen avcı avedisian avedon averell averkijev
averkin avery avetisyan avraham avramović avsenik avtonomov awan awasthi awdry awojobi awuah axelsen axelsson axmacher axpe axwijk ayala aycinena
aydin aydoğdu aydın ayik ayliffe ayloffe aylott ayoob ayoub ayral ayrer aysan ayub ayık azad azahari azam azarian azarov azarow azeem azer azevedo
azhari azimi aziz azizi azizov azkoul azoulay azpilicueta azria azzam azzi açık açıkgöz aðalsteinsson aćimović ağayev baader baadsgaard baah baalen
baazius babashoff babayaro babenko babikov babish babić babkin babkina baburkin babych bacall bacchus baccus bach bachelder bachelet bachev bachirev
bachmann bacho back backström bacon bacri bacsik badcock baddour badeaux badie badjie badley badour bae baehr baek baffoe bagal bagapov bagayev
bagenal bager bagge bagger baggett baggott bagheri baghy bagnold bagoly bagritsky bagrjanow bagryanov bagshaw bagster bagwell bah bahdanovich
bahdanowicz bahdanowitsch bahnsen bahr bahri bai baier baierl baig baigorria bailey baillairgé baillie baillot bainbrigg bainbrigge bairamov bairamovi
baishō bajc bajram bajwa bak bakaj bakalorz bakayev bakayoko baker bakero bakikhanov bakker bakogianni baksh bakshi bakunin bal balachandran balakhnin
balandin balaschow balashov balasingam balasjov balasooriya balasubramaniam balauru balavadze balawi balcan balcázar balderson baldinger baldrey
baldwin bales balestrieri balguy balisiowie balke ball ballal balle ballenden ballenger balling ballingall ballmer balmford balodis balog balogh baloh
balslev baltakis baltzell baluch balázs baláž balčiūnaitė bambrick bampfylde ban banaitis banastre banbury bance bandara bandinel bandō banester bang
bangash bangura banion bank banke banko banks bankwell banky bannard bansal bantock banuri bao bapat baptie bar barabanov baragwanath barahona barakat
barakauskas baral baran baranowski barantsevich barasa baratz barayev barbieri barbosa barceló barchuk barcleycorn bardeche bardens bardhi bardèche
bareiro bareja baresi bareš barfod bargetzi bari bariqi barišić barkey barkham barkhouse barkāns barlowe barmettler barnabé barnard barnardiston
barnekow barnes barnette barnewall barnie barnocchi barnson barone barrachina barrales barralet barran barrand barraquer barrass barraza barrell
barrett barrios barrutia barry barsamian barshchevsky barson bartas barth barthez barthle barthwal bartkus bartl bartlicius bartlot bartol bartolini
barton bartoszewicz bartoň barttelot bartyzel barvinskyi barwegan barwell barwinśkyj barwis barysas baryschnikow baryshev baryshnikov barysjnikov
barzanji barzhansky barzilovich barák baršauskas basak basanavičius basarow basavaraju baschanow basevi basha bashara basher bashir basile basileios
basire baskett basnet basse basser bassford bastable bastholm baston bastoni basumatary bataillard batal batchelor baten batey bather bathich bathori
batishchev batmanghelidj batrakov batstone batta battaglia battell batterson battishill battley batty battye baturin batushansky baty batyshchev
baudyš bauer baughan baum baumann baumer baumes baumgarten baumgartner baumol baumstein baun baunsgaard baur bautista bava bavi bawazir baxendale
baxley baxter bay baybaşin bayer bayev baykara bayles baylie baynard baynes baynham bayning bayntun bayoumy bayrak bayrhoffer bayülken bazalgette
bazarov bazarow baze bazeley bazhanov bazlen bazylevych bazylewicz bałandin baştürk beachey beachum beadon beaglehole beale beaman beamon beamont
beanato bearman beasant beauchard beaumont beaupre bebel bech bechdel becherer bechmann beck becker beckett beckford beckh beckjord beckman beckmann
beckovský beddoe bedekar bediako bedingfeld bedle bedser beeching beechman beek beeler beene beer beerbaum beerbohm beerli beermann beertema beery
beevor beg begay begbie begleiter begléighinn begovich begu begum begun behncke behnke behren behrens behzadi bei beier beijen beilby beisel beisler
bek bekenstein bekim bekker bekov bekrić bektashi belasco belbase bele belfour belfrage belhadj belisle beljawski belkevich belkevičius belkevych bell
belland bellard bellavitis bellecourt bellefleur bellenden bellew bellini bellisario bello bellos bellucci belmont beloglasow beloglazov belsey belson
beltre belyankin belyea bemberg ben benady benaldjia benali benamou benaud benavides bencivenga benckert bendall bendell bender bendig bendish bendix
bendixen bendl bendlowes bendsen bendtsen bendz benedetti benedicks benedik benediktsson benevolenski benfield benger bengtsen bengtson bengtsson
benjamin benjaminsen benke benkei benko benkow benli bennedsen bennetsen bennett bennetzen bennion bennis bennison beno benson benstead bentele
bentley bentsen bentzen benítez berasategui bercow berdmore berdyugin berenbaum berent beres berg bergelin bergen bergendahl bergenskjöld berger
bergfors berggren bergh berghen bergius berglin bergling berglund berglöf bergman bergmann bergolo bergquist bergqvist bergr bergsten bergström
bergstrøm beridze bering berisha berker berle berlendis berlin berlinghieri berlinsky bermingham bernard bernardi bernatonis bernatsky bernbaum
berndsen berners bernhard bernhart bernini bernius bernschtein bernshteyn bernson bernthal berntsen bernášek berrefjord berrotarán berry bertelsen
berthe berthelsen berther berthet bertholf bertilsson bertman bertolucci bertram bertrand berwick berďajev beschastnykh beshara beskin bessarab
bessell besserer bessler beston bestor bestwick betenson betham betliński bettani bettany bettenham bettison betto bettray beuren bevacqua beville
bevins bevis bewley bextor bey beydoun beyen beyer bezak bezděk bezeredi bezos bezouška bezzola bećirspahić bešlagić bhagwat bhaird bhak bhamidipati
bhandary bhaskar bhatnagar bhattarai bhave bhoite bhonsle bhowmick bhreathnach bian bianchi bianco biandrate białecki białek bibber bibesco bican
bickett bickham bickler bickmore biddlecomb biddlecombe bidgood bidlisi bidognetti bidstrup bielawski bielskis bienemann bienias biernacki bies
biesinger biet bietak biełogłazow bigby biggins bigland bignell bigod bigum bihan bihl bijleveld bilak bilal bilbe bild bilde bilger bilgili bilius
biljaletdinow biljon bille billgren billingham billinton billson billups bilson bily bilyaletdinov bilyk bina binay binder binderup bindig bindlosse
binemeciyan bingemann bingham binner binninger binny binyon birch bird birdal birjukowa birk birkerts birkey birkhead birkmyre birol birrell birtles
biryukova biržiška bisceglia bischof bisgaard bishop bishopp bishwakarma biskup biskupski bisky bisschop bissonette bissong bisutti biton bitsch
bittencourt bitzer bivins bivol bizjak bizoń bizzell biłyk biškupić bjarnason bjelanović bjelke bjelogrlić bjerg bjerke bjerre bjerregaard bjerring
bjerrum björk björkegren björklöf björkman björling björnsson bjørkum bjørn bjørnskov blaabjerg blacher blachford black blackham blacking blacklock
bladt blakeman blakesley blanc blanchflower blanco blane blankfein blankley blarer blarr blasberg blasko blassie blaustein blay blažej blažević blažys
bleakley blecher blechman bleekemolen bleiler blenkiron blennerhassett bleser blethyn blew blewett blicher blichfeldt blignaut blinkhorn blinkov bloch
blochmann block blom blomdahl blomefield blomquist blomqvist blomstedt blomstrand blondell bloodsworth bloodworth bloomquist bloor blore bloxsom bloy
bloznelis blue bluestein bluett blum blumenkranz blumenthal blumkin blundy blunt bluth bluvshteyn blyakher blyuvshteyn blåman blöndal boadi boahen
boak boakye boal boarman bobadilla bobič bobkin boborykin boburov bobylev boccanegra bocchi bocconi bocher bochkarev bochkov bock bockarie bockman
bockrath bocock boddy bode bodell bodilsen bodine bodinus bodiroga bodla bodnar bodrugan bodurka boehm boel boer boere boerebach boesch boesen
boetefeur bogado bogataj bogdan bogdanov bogle bognár bogojević bogomazov bogomolov bogomolow bogomołow bogoraz bogorodsky bogues boguski bogusz
bohannan bohannon bohanon bohl bohlmann bohn bohosiewicz bohusz boiko boikov bois boisen boissel boissonade boit bojanić boje bojer bojesen bojko
bojsen bojārs bokenham boklevsky bol bolander bolat boldemann bolf bolitho bolkhovitinov bolkvadze boll bolmer boltyansky bomer bomhoff bonabes
bonacina bonar bonato bondar bondarenko bondarevsky bonde bonderup bondesen bondevik bondfield bondy boneau bonino bonnar bonnesen bonnet bonnycastle
bonomo bononi bonsack bonsignore bonsor bonsu bontje bonura boocock boonjumnong booysen borawski borbély borch borcharding borchmann bordman boreel
borelius boren borg borgo borgognone borgstrøm borisevich borisoglebsky borja bork borkenau borkowski borla borlée bormann born bornmüller borodin
borojević borotra borovský borowiecki borre borregaard borrowes borschevsky borschtschewski borthwick bortnik borum borup borysewicz borysiuk bos
bosbach boscacci boscana boseman boserup bosquier bossen bossom bostick boström bosworth botbol boteler botha botrel botsis botstein botting bottiroli
boubacar boublil bouck boudin boudreaux bough boughen boughey boukobza bould boulding boulos boultbee boulter boulware bourquin bousfield boutell
boutin boutroux bouwer bouyer bouška bovell bowdler bowen bowers bowersox bowes bowles bowley bown boxström boyde boye boyes boyet boyett boyington
boyko boyraz boyse boysen bozhenko bozhko bozinov bočan bošnjak bošnjaković božić božič braafheid braakensiek brabazon braben brabender bracamontes
bracegirdle bracher brackenbury brackmann bracknell bradauskas bradel bradley bradshaigh bradstreet braendlin bragason braginsky brahimi brailsford
brajković braley brambilla bramlet bramlett bramsen bramwell branagan brancato branch brand brandenburg brandon brandstrup brandt brankov brantner
branum branwhite braren brasbridge brascia brase brash brask braspennincx bratcher bratić bratko brauer brauksiepe braun brauw braver bravo brawn
brawner brayshaw brazauskienė brazel brazell brazier brazile brazill brearley breathnach brecken breda bredahl bredesen breeden bregant brehm brehmer
breisch breisky breisleáin breitkreuz breitman bremen brenan brennan brennecke brenner brerewood bressler bretland brettell brettingham brettle breum
breusch brevda brewis breynton breytenbach brezhneva brezis briain brickley brickwood bridgers bridson briem brien brigance brigges brightman brigman
brimble brimelow brimhall brin brinch brinckmann brinda brink brinkman brinkmann brinley brinsley briski briskin briskman brisley brittan brittingham
brivio brix bro broadley broadus broberg broch brock brockbank brockenbrough brocker brockett brockhill brockie brocklebank brodd brodersen brodey
brodnicki brodrick broe broeck broers broga brogaard brogan brograve brohm broin broinowski brok brolin bromilow bromley bronikowski brookbank
brookins brookman brooks brooksbank brookshaw brosnan brotherus broughan brouncker brouwer browell brown brownback brownbill browne browner brownhill
brownjohn brownschidle brownstein brownsword brožík brubeck brucato bruce bruch bruchmann brucker bruckmann bruel bruen bruggmann brugha brugière
bruhn brukman brumfield brun brunell brunelle brunies brunker brunner bruno brunsdon brunskill brunvand brusse bruun bruus bruxner bruyn bryan
bryantsev bryar bryden bryer bryukhankov brzeska brádaigh brázda brähmig brézé brødsgaard brøgger brøndum brønnum brühl brühlmeier brüll brėdikis
bubalo bubeník bubley bublys bubnys bucak buch buchar buchholz buchli buckeridge buczkowski budaj budakov budania buddle budgen budgett budil budnikov
budriūnas budík buenechea bugaev bugge buglass buhagiar buhl buhler buika buisset bujalance bukhari bukharin bukowski bukton bukur bulakhov bulavas
buley bulkeley bulliard bullock bullokar bullough bulsa bulthuis bulyga bumagin bumb bumpus bun buncle bundgaard bunker bunkley bura buraas burachek
burago burak burba burbidge burbridge burcham burcher burciaga burd burdak burder burdin burdis burdon burdulis burenin burenko burg burger burgman
burgon burgwyn burian burke burkholder burki burkitt burlak burling burmakin burman burmistrov burnaby burnell burnette burns burokevičius burrough
burrow burrows burruss burry burse bursey burstein burtnett burtnyk burton bury buryak buryan burłak busbee busch buschujew bush bushe bushnak
bushuyev busick busing busjujev busk buslayev buss busse bustamante bustill bustina bustos buswell buszujew butakov butakow butkevičius butkienė
butkus butler butsayev butson butt buttar buttigieg buturlin butusov butzer butzmann buur buus buxbaum buys buytendijk buzacott buzaglo buzajew
buzayev bučas bučič buğra bušić byam byck bye byerley bykonya bykova bykovskyi bykowskyj byl byles bynoe byorch byrd byrne byron byskov bytyqi
byushgens byzov bács báez bánáthy báthory bârlădeanu bäcker bähr bär bæk bækgaard bærentsen bédier bërdufi bílá bína böcker böckler böhm böhme böhnke
böhrnsen bölükbaşı börngen bødker bøe bøgelund bøgh bøje bøkko børgesen børresen børsting bøttcher bùi büchli bülow bünger bürki býček bērtulis
bērziņš bētiņš błach błok būdvytis cabel cabello cabrera caddick cadhla cadigan cadile cafferty caffey cafritz cahan cai caianiello caimbeul cairnes
cais caiside calabrese calabria calatabiano calathes calbraith calcraft calderón calland calleja callesen calley calli calster calta calthrop calveley
calvi calvo calza calzada camacho camero cameron camilleri cammaerts cammingha camp campanius campbell campos camras can canaday canale canales
canavan candan candau candlish canefri caneira caniglia canini cankar cannell canner canoville cantarini cantoni cantù canut cao caomhánach caparrós
capaul capellanus capet capewell caples cappai cappe cappetta capstick capurro caputo caracappa carascon carbone carbonneau carcangiu cardamone carder
cardle cardoso cardoza cardozo carey cargill carhart cariani cariddi carkeek carlberg carless carlgren carlip carlsen carlson carlsson carlström
carminow carnaby carnell carner carny carotta carp carpender carranza carras carrasco carrico carrillo carrizo carrión carrol carroll carruth carryl
carstens carstensen carter cartland cartmell cartridge caruso carvajal carvalho caryl caryll casa casadei casals casandra cascella caskey casley
casorati caspersen cassar cassells casserly castañeda castellanos castelli castillo castree castrilli castro catalanotto catargi catchpole cater
cather cathey catháin catlyn cattaneo catterall cattermole catterson catto caughey cauley caulfeild caune caunter cavada cavalcante cavalcanti cavalli
cavers caviezel cavubati cawkwell cawthorne cawthra cayne cayzer cazal caziot cazzola caínzos ceallacháin ceallaigh ceban cebotari ceccherelli ceesay
cehelśkyj ceiller celik cen centani centerwall cenél cerbone ceresoli cerminara cerone cerullo cervantes cerviño cesario cetina cetkovský cevdet cha
chabas chabert chadad chadaravičius chaderton chadli chaffetz chaffyn chafin chagnon chahine chahtahtinsky chai chaiken chakrabarty chalabi chalkias
chaloner chamberlaine chambliss chamoso chamoun champney champneys chan chand chandavarkar chandler chandra chandrakar chandrasekaran chang changama
changezi channer channon chanter chao chapaev chaplin chapline chapman chappaz charfreitag charisse charney charnley charpentier charpin chartrand
charvát chasco chase chaskel chasovnikov chassanow chatha chathuranga chatterjee chatterley chatunzew chaturvedi chaudhary chaunce chauveau chavanel
chavasse chavis chaworth chaytor chazan che chea cheah cheam cheatham cheatle chebii chedli cheema cheere cheeseman chegai chekunov chelouche chen
chenault cheney cheng chenoweth cheon cheong chepchumba cherchesov cherednik cheremisov cherkassky cherney chernin chernitsky chernoff chernolikhov
chertow chesbro chesnaye cheston chetry chettri cheung chevrier chey chhachi chhan chhet chhetri chhim chhorn chhotalal chhoà chi chiappetta chiavari
chib chiba chicharro chicheley chidgey chilcot childe chilingaryan chillida chilton chim chin chinchón ching chirgwin chisaka chishti chistov
chistyakov chittick chiu chivers chlebnikow chlebowski chlup chlúmháin chmelík chmelíček chmiel chmielewski chmura cho choa chochlova chochlowa
chodorow chodron chodzko choe choi choji chojnacki cholmeley cholmley chomjakow chomsky chondroyannos chong choo chote chow chowdhury chown chowne
chowning chowta choy chramow christ christensen christiansen christianson christl christman christoffersen christophersen christov chu chua chubenko
chuchrowski chudleigh chudnovsky chugh chughtai chukhray chukwuemeka chumak chumley chun chung chupin churchward churilov chvalovský cháintighe chávez
chén chéret chýlek chātami cianciulli cianáin cichocki cid cienciała cieplak cieslar cillín cincarević cini cinnéide ciobanu ciordia cipra ciszewski
citro cittadini citters ciunis civis claes claessen claggett clampitt clan clanvowe clapperton clarges clariond clark clarke claro clasen clater
claudelin clausen claussen clayburgh clayton claytor cleasby clemence clemensen cleminson clemmensen clephane cleverley clewes cleymans clitherow
cliver clivillés clooney closener cloud cloughgrenan clubb clunie clyburn clyde clyve coade coaker cobain cobb coben coble cocceji cochrane cockbain
cockburn cockrell codde codling coe coelho coels coentrão coggan coghill cognomi cohen coi coia coignet coileáin coimbra coiner coiro coitir cojoc
cojocari cojuangco coker cokeworthy colaianni colangelo colautti colbrand colcock colding cole colegate coleman colfe colfox colles colleton colling
collinge collins collymore colombo colpaert colston columbu comden comolli comollo companc companeez compenius comper compston comăneci con conaty
conboy conchúir condarco conde condrey condy conforte confortola cong congdon conghalaigh conkey conlee conlin conly connare conneely connellan conner
conniff conning connock connor conny conrad conradsen constantini conte conteh conti contiguglia contreras conwell conybeare coode cook cooke cookes
cookman cooney cooper cooperman cootes copely copeman copes coppernicus coppinger coppola coppyn copson corallo corbitt cordas cordatus cordemoy
cordier cordner cori corini corke corkill corlett cormacáin cornally cornelisse cornelisz corneliussen cornewall cornfeld corning cornthwaite cornyn
coronell coronil corpuz correa correia corrente corriveau cortellini cortelyou cortes cortez cortsen cortés corver corvinus corzine coser coslett
cossmann costa costain costello coster costigan costin cotera cotterell cottier cotts coucke coudert coulibaly couper cour courneya court courtauld
courthope courtnall courtois courtright coury couse coutelle coutts covarrubias coventre covino cowley cowlishaw cox coxen cozens cozier coşkun
crackenthorpe crafar craighill craigmyle craith crake cralle cramer crandell craney cranmer crapp crauford craver craviotto craxton creachmhaoil
creager creagh crealock crear creekmore creelman cregg crell cremin crennan crewdson crha crier crighton crippin crisanti criscito crispe cristi
critchett crites crivelli crnčić croasdale croatto crocket crockford crofoot croitoru crompe crompton cronberg cronstrand croom crosland cross crossan
crossley crosson crotta crous crowley crowne crozatier crozier cruden crummey crutcher cruttwell cruz crvenkovski cryan cryn críodáin csere csizmadia
csombor cszimadia cubbage cuccurullo cuddon cuffaro cuffe cui cuilinn cuindlis cuinn cukier culbert cull cullen cullerton culliford cullimore
cullinane cullis culliton culpepper culverhouse cumali cumbers cumby cuminetti cummiskey cunanan cuneo cunha cunningham cuozzo curfs curic curll
curnín currer currigan currimbhoy curry curthoys curto curwen cussans cussen cussons custic cusumano cutts cuvaj cuyler cuypers cuív cydonius
cymbrowitz cyphers cyž czachor czajkowski czarnecki czene czerczesow czerniak czerniawski czerski czinege czistiakow czuchraj cài cáceres cánepa
cárdenas cárthaigh cílek cíonga cóng córdoba cəfərov dabadie dabbs dabhade dabulskis dachs dacres dada daddo dadic daele dahan dahari dahl dahlbäck
dahlgaard dahm dai daiches daiju daineko daitokuji dajani dajka dajković dake dal dalager dalby dalderby dalgaard dalgarno dalisay dalison dalkılıç
dall dallal dallison dallman dalsgaard dalto dalton dalzeel dam damasco damborg damboń damcevski damer damgaard damijanić damji damkjær damm dammers
damodaran damrell damsgaard dandachi dandekar dando dandrieu dandurand daneliya dang daniel danielis danielsen danielsson danilevičius danilović
daniltschenko danilychenko daniłowicz dankers dannelly dannett dannfelt danquah dansby dansey danso danson dančenko dao daoud dapples dar darbi darko
darms darnell darst darwin darwish dash dashiell dasso dastgir dastjerdi date datsik datta daubenfeld daubigny daubney daudert daugaard daukantas
dauncey daundy davenport davern david davidge davidov davidsen davidsohn davidsson davies davis davoudi davson davtyan dawasir dawley dawnay dawodu
dawood dawson day dayes dayneko dağ dağdelen dağtekin deacon dean dearborne deargáin dearman deasy debbagh debbarma debelak debray decanio decembrio
decker deckman dedić dedman deedes deeks deeley deems defrang defreitas degenkolb degiorgio deglavs degn degravelles deguchi degutis dehbi dehennin
dehn dein deisler dejardin dejarnette dekker del dela delahanty delahoussaye delahunt delancey delbecq delemović deleuran delfino delgadillo delgado
delgrosso delivron deliwron delić delong delos delporte deltuva deluna delves delvina demaine deman demant demaret demay dembitzer demian demir
demirović demorand demps dempsie demund den dencker deng dengra deniran denis denisyuk dennstedt denson denyer deo department der deren dermer derr
derricks dershowitz dervishi derviş des desani desbois deschamps deshpande desmarets despard despencer despotović desrochers deterding deurzen deutsch
devall devaney deveraux devere devereaux devi devins devoy devčić deyl dhaliwal dharker dhital dhoot diab diakhaté diakidis diakité diallo diamond
diarmata dias diatłow diawara diaz dib dibra dicey dick dickel dickey dickie dickins dickinson dicks diddlebock dideriksen didriksen didžiokas
diederich diekmeier dienes diepeveen dierckx diergaardt dietlein dietz diggs digrys dijk dijkstra dikmen dilber dilke dillane dilweg dimbleby dimitrov
dimitrova dimitrow dimont dimov dimow dimsdale din dines dinesen ding dinglreiter dini dinius dinkins dinneen dinnerstein dinç diodati dione diop dipp
dirgėla dirie dische dissanayake dissing ditchburn ditchfield dith ditlevsen divíšek diwu dixon dixson dizon dičius djatlow djurhuus dlamini dlouhý
dluskis dmitrieva dobbie dobbyn dobell dobelmann dobenín dobler doblin dobrochotow dobrokhotov dobrushin dobrynin dobrzański dobrée doby dochartaigh
dockx docwra dodgson dodrill dodsley doeblin doerksen dogan doheny doherty dohn dohrmann doi dokken dolben dolenz dolgopolov dolgopolow dolinar
dollerup dollison dolman dolmatov dolmatow dolnikov domachowski domarkas domaška dombraye domhnalláin domingo dominiković dominy domoto domvile
domínguez donaghy doncker doncsecz dondero donegan donev dong doniach donisthorpe donlevy donnellan donohue donoso donskikh dontsov doolan doone
dopita doremus dorenfeldt dorff dorgan dorie dorje dormann dormer dornbush dorofejev dorofeyev doronin dorph dorrell dorrian dorson dorůžka dosenbach
doshi dossenbach dossevi dossi dostler dostálek douaihy douay doubrava doud douglas doulton doumit doust dowdall dowden dowding downes dowsett doyer
doyle doğan dołgopołow draaisma drachmann dragojević dragović dragunov dragutinović dranga drangmeister drasdowitsch dratchev drax drayson drazdovich
draža dražeta drbohlav drda drebbel drebin dreier dreissigacker drejer drennan drescher drevin drewe drewnowicz drewsen dreyer drezner drian driedger
driggers drinan dring drolling dromgoole droplets drori drosdow drost drougge drout drowne drozdov drozdow drtina drude druitt drumm drummond drápal
drögemüller dsjadko duan duara duarte dubasov dubassow duberman dubhagáinn dubhghaill dubner dubois dubovik dubra dubský dubthaigh duchek duchnowski
duchoň ducháček duchêne duckett ducrow dudajew dudayev dudėnas due dueholm duelund duer duerden duffield duflot dufresny dugas duggal dugmore dugu
duhé duibhgeannáin duignan duivenbode dukes dukinfield dukurs dul dulay dulfer dulov dumbleton dumesny dumitru dumont duncan dunch duncombe dunegan
dungen dunham dunker dunkerley dunkle dunner dunst duong duplantis dupont duppa durack duraisamy duran durand durang durkin durnan durning durrant
durrell durst dursun duruflé dusart duschkin dushkin dushku dustin dutcher duthie dutoit dutta duus duva duvvuri dvořák dvořáková dwaram dweck dwomoh
dwork dyakov dyatlov dybdahl dyhr dyk dykes dyment dymond dynes dyott dyrssen dzhabrailov dzhunkovsky dzintars dziubiński dziurawiec dzutsev dzyadko
dávila dächsel díaz døssing dürr dürrschnabel dąbek dąbrowski dědič důras dương eaddy eady eagleson eales eam earheart easson eastop eatinger eaton
eaude eaw ebacher ebbesen ebdrup ebelthite eben ebersole ebner ebrahim ebrahimi ebsen ebsworth eccles ecevit echard echavarren eckler ecklund eckstine
eda eddy edelmann eder edes edgell edirisinghe edmonstone edri edrich edris edry edvardsen edwards eedes effiong efird egbers egeberg egede egelund
eggan egger eggleton egholm egley egloff eglseer eglītis egzon ehlers ehrenbrink eichhorn eichler eid eidelberg eidus eiland eilersen einarsson
einzbern eisenson eisman ejercito ejlersen ejsing ekaette ekanayake ekberg ekedahl ekels ekelund ekin ekmanis ekmark ekström el elamin elbakyan elbaz
elbert elbæk eldem elderfield elderkin elford elgaard elgie eliad eliasen eliassen eliès elkjær ellegaard ellenstein ellerson ellicombe elling ellys
elmander elmas elmhirst eloğlu elrick elsborg elslander elst elstob elvira elvén elwill emami emani emborg embury emerick emert emine empson emre
emrick emsley enache ende endean endemann endrizzi endsley endō enemark eneskjöld enevoldsen eng engberg engebretsen engel engelberg engelman
engelmann engelstad engen england englaro engman engström engstrøm enoksen enqvist ensing ensko enting entriken enyinnaya enzenauer eoin eom epelbaum
epp eppolito epton erastov erastow erbslöh erceg ercilla erdinç erdmenger eren ergert erhardt erichsen ericsson eriksen erikson eriksson erinle
erixson eriş erkoç erlandsen erlandson erlbaum erle erneley ernle ernst ernstsen erol eroğlu erraez errani erstad ertman ertuğ ertürk ervin erös
esadze esbensen escandón escobar escors esdaile esherick eskesen eskildsen eskola espensen espersen espinal espinoza esposito espriella esprit essek
estallo estampes estermann estienne estrada estwick estye etlinger etok etxaniz eudaly eurenius eustice evans evanson evatt everard evers eversfield
eversmann every eves evrard eysenck eyston eyzaguirre ezenwa ezergailis faassen fabbri faber fabinyi fabray fabricant fabricius faccini facetti facio
fadel faed fafinski fagan fagg fahlander fahlstedt fahmi fahmy fahs faiers fainaru faine faioli fairborne faircloth fairless faivre fajardo
fajnzilberg fakeye fakhouri falck falcon falconio faldo falikov falivene falk falke falkenberg falkenstein falkingham falko fall fallenius fallesen
fallows falvey falzon familiant family fanaei fancourt fankhauser farag farage faragher farah faraj farb fardd fareedi farenthold fares farha farhat
faria fariba farid farina faris farisi farjeon farkas farkaš farke farman farmer farnell farnworth farooq farooqi farooqui farquhar farquharson farra
farrah farran farrugia farry farré farías fateev fathy fatime fatin fatt fauconer fauset faust faut favre fawaz fayad fayed faynzilberg fayol fayzulin
fazari fearghuis fearing fearnley fears feaster febel feddersen feder federspiel fedoriv fedoriw fedorovich fedorowicz fedorowitsch fedotova fedotowa
feeney feerick fehlau fehér fei feigenspan feild feilden fejzić fekete felan felczak felger fells feltman feltri fenby fendall feng fenger fenimore
fennelly fenoglio feo feoktistov feoktistow ferguson ferhatović ferk ferman fernandes fernandez fernando ferneyhough fernholm fernström fernández
ferrall ferrara ferrari ferraro ferreira ferrer ferretti ferreyra ferri ferson fesenko fessenko festing fetherston fetherstonehaugh fettiplace fetzer
feuerbach fewell feys fheargail fiaschi fich fichman fiddes figgins figgis figl figliomeni figueiredo figueroa figurovsky fil filho filimonov
filimonow filipov filipović filippides filkin filmer filonenko filonov filonow filotti filtenborg finan fine fineman fingerhut fink finke finklea
finnell finnemore finnerty finnie finster fiola fioravanti fiore firbank firby firebrace firkins firląg firman firmani fischer fischl fischler
fischlin fisher fisken fisker fison fisser fitelberg fittler fitzduncan fitzgilbert fitzharris fitzhubert fitzmartin fitzrichard fitzsimon fitzstephen
fitzsymond fitzthomas fiut fiutowski fjelde fjeldsted flack flacke flaherty flahiff flainn flamank flamm flamoke flanagan flanigan flatman flatt
flavel flavelle flaxman fleay flegel flegg fleischer fleischhauer fleming flender flensborg fletcher flete fliegel flindt flintoft floc floch flom
floquet florea flores florez florinsky florit floud flowerdew flue fluehler fluker fly flyttfåglarna flyvholm flüehler flüeler flüeli flügel flühler
flürscheim fofonoff fog foged foggo fogh fogtmann fohlin folan folau foldager foley folger folkes follain follows folman folville folwell foner
fonnereau fonseca fonseka fontaine fontana fontecilla fontibus foppa foran foray forcén ford fordney forest forgues forlán formosa fornalski fornaçon
forner foroughi forsberg forselius forshaw fortin fortner forwood foss fossati fossen fossett foster fotilas fotopoulos fouda foulis foumani fountaine
fourie fourment fournier foust fowell fowke fowkes fowler fox foxall foxxx frachon fradkov frahm fraizer frakes framo franchi francies francisco
franck francklin franco francona francœur frandsen frank franke frankiewicz franklin frankowski fransson frantz frantzen franz franzoni françois fras
fraser frashëri fratczak frauchiger frayer frazier frederiksen fredheim fredricks fredriksson fredua freebairn freeburn freedland freese freestone
freeth frei freihow freilich freind freindlich freis freitag freitas freke frenckell frenett freningham frenkel freudl freund frevert frewen freyne
freytag friberg fridrikas friedenthal friedman friedrich friedrichsen frieling friend friese frigerio frighil friis frisak frisius frisk frissen frith
fritsch fritts fritzsche friz frič frobenius frohman from froom froome frost frothingham frowde frowyk frug frumkes frutos fry fryar fröhlich fröschl
frølund frøsig fuchs fuentes fuest fugl fuglsang fujibayashi fujihara fujii fujiki fujima fujimaki fujimura fujita fujitani fujiwara fukasawa fukuda
fukumi fukumitsu fukumori fukumura fukushi fukuzawa fulcher fulford fulgham fulke fuller fullilove fullwood fultz funatsu funayama funch funder
funderburk funicello funk funke funnell furfjord furlanetto furlanis furler furnese furrow fursdon furse fursenko fursienko furtner furuhashi furuhata
fuschi fusco fuson fuss fussell futrell futtrup fuß fychan fyhn fynch fytche fábhail færch fétique förster fønss gaarde gabai gabay gabb gaber gabhann
gables gabor gabrielsen gabrielson gabrielsson gabriëls gabrić gad gade gadegaard gadelius gademann gadiel gadolin gadson gaebelein gaetz gaffey
gafraidh gagahan gagarin gagnon gago gahagan gahan gaidher gaidukov gaidukow gainsford gairdner gaisford gaitskell gaitán gajdoš gajula gakhars
galambos galanter galanti galbreath galea galeano galiev galindo galinis galitz galkina galla gallagher gallan gallardo gallchóir galli gallinger
galljamov galljamow gallo galloni galluccio gallyamov galtung galusha galvão galwey galán gamage gambini gambold gambone gambrell gamgee gamini
gammans gammelgaard gammell gammuto gamull gan gana ganchev gandhi gang ganley gansky gantenbein gao gaponov gapper garagiola garai garang garas
garbajosa garbett garbey garcete garcha garci garcia garciaparra garcía gardelle gardey gardezi gardner gardocki gardoqui gardyne garfinkel garfors
garforth gargan gargrave garland garlichs garlick garlington garmasch garmash garnsey garraway garrido garris garrity garthwaite gartside garvie garza
garðarsson gashi gaskins gasmann gassajew gassama gaster gatacre gately gatenby gathers gatti gatting gattis gattuso gauci gauld gauntlett gauslaa
gautreaux gavigan gavrikov gavrić gawdy gawley gawrikow gawriłow gawron gaydamak gayen gayer gayoso gayre gaziyev gazzayev gałczyński geagea geaney
gebel gebhardt geddis gedman gedminas gedvila geelmuyden geelvinck geerts geertsen geffner gega gegaj gegić gehann gehlot gehman geiger geiges geikie
geisler geissman gelashvili geldart geldern gell gembicki gemmell geneugden genevoix geng genn gennings genovese gentile gentles geoghan geoghegan
georgallis george georgeson georget georgi georgiev georgieva georgievski georgiewski georgiou gephardt gerbel gerber gerdes gerdt geremia gergel
gerges geringas gerlach gernaey gerok gerome gershkovich gerstenmaier gertner gertsen gerull gervays gesink gestel getz geuer geusau gevorgyan gewirtz
geyer gezahegne gečas ghaffari ghai ghalib ghanem ghang ghani ghattas ghazal ghazaryan ghazi ghebremeskel ghelani gheorghe ghersi ghim ghisalberti
ghorbani ghribi ghurki giacomini giakoumelos giambrone giambruno giampà giarelli gibb gibbard gibbens gibbes gibbons gibert gibson giddens giddings
gidman gidney giering giger gil gilabert gilberd gilbert gilbertson gilbey gildea gilger gilkes gilkyson gilliat gillibrand gilliver gillow gilstrap
gim gimson giménez gingell gingold giolla giongo giordano giorgadze gioro gipps giraldoni girard girenko gisbergen gissel gissing gissurarson giteau
giugno giuliani gius gjelaj gjelstrup gjika gjoni gjörwell glacken glad gladfelter gladilin gladinin gladyshev glaisher glancy glaser glassco glasse
glassell glassie glatzer glavina glazier gleason gleerup gleeson glerup glick glickman glimcher glinka gloag gloor glotov glotow gloveli glover glowna
glud gluzman glymes gnant gnilka gnímh gobet gockinga godber godbole godden godiksen godina godlee godowski godoy godredsson godse godtfredsen godward
goff goffe gofshteyn gofton gogarty goggins gogoladze gogolewski goh goins gokhale golan goldberg goldblat golder goldish goldiş goldman goldmann
goldner goldney golds goldschmid goldson goldthorpe goldwell gole goleman golinski golka golob goloskokov goloskokow golosov golovskoy golubev
golubović golubovski golubtsova gomes gomez gomola gondz gong gonson gonthier gonzales gonzalez gonzález gonçalves goo good goodere goodhand goodhew
goodlad goodman goodmanson goodnow goodsell gookin goolsby goosmann goossens gorbacheva gorbaczowa gorbatschowa gorbunova gorchakova gordeev gorder
gordijenko gordon goremykin gorion gormsen gorney gornostaev gorodovikov gorol gorovoy gorringe gorse gorskis gorson gorsuch gortari gosteli gostwick
goswami gotfredsen gotlieb gotsmanov gottardo gottfredson gotti gottlieb gottsleben gotō gou goudge goudie gould goundar gourcuff gouw govedarica
gover govic gow gowdy gowell gowin goya gozmanow goñiz gościniak graaf grabarczyk grabher grabowski grachevsky graczyk gradeckas gradl gradwell graeff
graeme graf graff grafström graham grainger gram grandahl granderson grannas grassi grasso grau grauers gravenor graversen gravesen gravgaard gray
graydon grayston grbić grean greathead greatorex greatrakes grebel grebnev grech grechin greco gredin greef green greenall greenamyer greenawalt
greenaway greene greener greenfeld greengrass greenhalgh greenhaw greenhouse greenhow greenlee greenlees greenly greenman greeno greenshields
greensill greenslade greenspan greenspun greenstock greentree greenwell greenwood gregan gregersen gregg gregor gregoritsch gregory greiner greisen
greisha greisley greiss grenander grene grennan grennell greswell greter greve grewe grey grgić gribanov gricius gridnev gridnew grier griest griffey
griffin griffith grigaitis grigas grigoryan grigoryeva grigson grilc grilli grimelund grimké grimm grimmett grimwade grizunov grizzard groban grocott
gromadskiy gronberg gronert groom groome groot grosar grose groshev grossfeld grosz groth grotheer groulx grover groves gruber grubišić gruden grudin
gruznov grybas grybauskas gryga grylls grynaeus grzeszczak grzyb gräfe grätz gröning grönroos grøn grønbech grønborg grønbæk grøndahl grønhøj grønkjær
grønlund grønning grünhagen grădinaru gschösser gualbert guan guang guardado guay guazzo gubenko gubler gudas gudger gudjonsson gudowicz guedes guerra
guerrero guerri guevara gui guibourg guilfoyle guimarães guiney guiraud guiñazú gujar gulati gulbenkian guldager guldberg guldborg guldbrandsen
guldbæk guldeford guler guliyev gullett gullick gullit gullo gullstén gulston gumaelius gumbleton gumery gummery gunasekara gunawardana gunawardena
gundersen gunnarsdóttir gunnarson gunsel gunson guo gupta gurevičius gurilyov gurjanow gurjar gurlyand gurr gurung guryanov gusakovsky gusenbauer
gusiew gusman gustafsson gustavsen gustienė gustin gut gutensohn gutheil guthman gutierrez gutiérrez gutmans gutnick gutor guttormson guttormsson
guzman guzmán guízar guðlaugsson guō guțu gvozdenović gvozdkov gwak gwatkin gwiazdoń gwillim gwinn gwon gyau gydesen gyimah gylfadóttir gylling
gyseghem gál gárate gérôme góes gómez góngora górka gô͘ göbel göhler gökmen gökçen göllner göpfert göransson göte güemes gülay gülməmmədov gültekin
gün günay günaydın güngör günther gürel gürmen gürses güttler gāo gąsienica gąsior głotow głowacki gōda gūwalgiya haacke haag haagensen haagsma haahr
haaning haarala haas haasnoot haastrup habeeb haberer haberfeld haberman habersack habib habibi habicht habington hachlaf hacket hackmann hacıoğlu
hadad haddow hadebe hadi hadlee hadler hadow hadrami hadzhiev hadžiabdić hadžić haene haenen haensel hafeez hagan hagedorn hagen hagens haggart hagin
hagler hah hahn hai haichir haidar haider haidi haig haighton hainisch hairer haizlip hajikano hakanen hake hakeem hakewill hakim hakobyan hakonarson
haksar halabi halaby halbach halberg hald haldimann halfar halfdansson halfyard halili halim halkett halkjær hall hallal hallenbarter hallenborg
haller halloway hallows halpenny halperin halpern halpert halsman halubovich halubowitsch halverson halvorsen hamacher hamad hamady hamann hamano
hambley hambrick hamby hamdan hamdani hamdard hamdi hamdouchi hamdy hamed hameed hameiri hames hamid hamidi hammacher hammad hammang hammarberg
hammarstrand hammer hammerschlag hammes hammick hammond hammoud hampson han hana hanabusa hanada hanae hanauer hanazawa hanbali hancox handberg handl
handman hands hanft hangarter hangl hanif hanko hanluain hannam hannan hannibalsson hannig hannikainen hanning hannon hannum hannáin hanriot hanscom
hansdotter hansen hansford hansom hanson hansson hao haodha haponenko haq haque hara harada harahap harailt harary harbison harbo harboe harborne
harclay harcourt hardcastle hardenbergh harder hardison hardt hardtner hardzijenka harecourte hareide hares harfouch hargest hargin hargreave hariri
harjo harkuscha harkusha harman harmenberg harmens harmison harnad harnage harnish harnois harold harpending harper harries harris harrison harron
harroun harrower harryson harsanyi harsh hart hartgill harthoorn hartig hartinger hartknoch hartley hartmann hartnick hartog hartopp hartung hartvig
hartvigsen hartwig harty harum haruno haruta harutiunjan harutjunjan harutyunyan harvin harward harðardóttir harðarson hasan hasani hasanov hasanović
hasebe hasegawa haselden haselrig hasemi hasen haseney hasenmüller hashem hashemi hashiguchi hashim hashimoto hashmi hasilden hasin haskett haslund
hasnawi hass hassan hassanali hasselriis hassen hassing hassoun hastrup hataman hatem hatlapa hatori hatoum hatwal hau hauff haugaard haugan hauge
haugeland haugen haughley haughn haught haugland hauksson haultain hause hausegger hausmann haussmann haute hautzig have havey havlin havulinna hawass
hawerman hawken haws hawsawi hawtrey hawtry hayashi hayashida hayday hayden hayek hayes hayler haymer haymond haynie hayrikyan hazan hazazi hazmi
hazuki hałubowicz headlam heady heaphy hearn heasley heathcote heatley heberden hebson hecht hedayat hedberg hede hedegaard hedgpeth hedlund hedquist
hedqvist heegaard heerma heever hegde hegelund heggie heibert heidari heide heidirsceoil heidke heigham heighton heighway heijningen heikkilä
heikkinen heilig heilman heilmann heimbach hein heineman heinke heinonen heintz heintze heintzelman heinz heister heisterkamp hejlesen hejma hejmo
heker helbo helfferich heller helligan helliwell hellmann hellriegel hellstrand helmerich helmers helmick helmont helms helon helsing hemmingsen
hempel hempenstall henare hende hender henders hendershot henderson hendler hendley hendrick hendrie hendriks hendriksen hendrikx hendron hendryx
hendy heneghan heng henig henikstein henkel henlein henneberg hennelly henner hennigan henningsen henrichsen henricks henriksen henrikson henriksson
henry henríquez hense henshall hentz henzell heo heodhasa hepnar her herala herapath herath herbold herbolzheimer herce herczeg hergert hergesheimer
herholz herincx hering herlihy herlovsen hermann hermansen hern hernandes hernandez hernik hernández herodes herold herpen herrera herries herring
herrmann hersee hershel herskind herskowitz hersleb herstein hertling hertz hertzfeld hervieu heseltine heshmat hesilrige hess hesse hessel hesselberg
hessellund hesterman hetemaj hetsch hettiarachchi hettwer heumann heusen heussler heveningham hewer hewitson hexum heyck heygate heyl heylen heylyn
heyne heynes heys heystek hećimović hiatt hibbett hibri hibsä hickox hicks hiddleston higa higden higginbottom highmoor highmore higley higman higson
hilaria hildebrand hildebrandt hill hillebrand hiller hilliers hilsum hilton himmelfarb himura hince hinde hindley hinge hingley hingston hinkes hinks
hinkson hinrichsen hinz hippisley hiraide hirakawa hiranaka hirano hirashima hirate hirche hirsch hirshberg hirtz hisataka hisayuki hiscock hitler
hjaltalín hjelm hjerrild hjort hjorth hjortshøj hladnik hlava hlibovytska hluschko hlushko hoa hoadley hoadly hoagland hobday hobley hoblitzell hoblyn
hobman hockenberry hoda hodgins hodgkiss hodgson hodkinson hodler hodžić hoey hofbauer hofer hoff hoffman hoffmann hofmann hofmannsthal hofmans
hogeboom hoggard hogrefe hohenems hoiles holborne holck holdermann holdman holdt holgersen holifield holke holland hollandersky holleben hollett
hollick hollings hollingshead hollioake hollænder holm holmberg holme holmes holmgaard holmgren holmpatrick holness holovatskyi holowazkyj holroyd
holst holt holtby holtermann holtreman holtzhey holubovych holvey homem honderich hondros honegger honeycutt hong honigmann honma honore honoré
honywood hood hooda hoogendijk hook hooydonk hope hopkin hopkins hopley hoppe hoppin hopps hoque horak horan horcasitas horder hordern horenbout
horlenko horlick horn hornaday hornberger hornbuckle hornstrup hornung horovitz horsman horswell horvat horvitz horváth horák horáková horčička
hoschedé hosein hosey hosking hospod hossain hossein hosseini hostrup hotham hoti hotson hou houdet houdin hougaard houldsworth houmann house housley
housman houston houstoun hovdenak hove hovenkamp hovgaard hovhannisyan hovmand howard howatt howerton howie howse hoxha hoy hoz hoàng hočevar
hołubowycz hribar hristov hristova hrozný hrushka hryb hrycak hryhorjewa hryhoryeva hrytsak hryzak hsieh hua huamán huan huang huba huber hubik
huckabee huda hudleston hudson hudspeth hudák huet huffmann huggen hughes hughey huhtanen hui huitfeldt huk hulevych hulewytsch hultkrantz hulusi
humalda humby hummel hummels humphries hun huneke hunjan hunterus hunziker huovila huovinen huq hur hurll hurrell hurst hursthouse hurtado hurtig
hurvitz husain huseklepp huseman husemann huseynov husik husmann huson hussain hussein husseini husted husum hutauruk hutchence hutcherson huthi
hutsalo huttenlocher hutto huydecoper huyghue huynh hußmann huái huáng hułewycz huťka huỳnh hvam hvass hvid hvidberg hviezdoslav hviid hvoslef hwang
hwangbo hyde hyderi hyett hyka hyldahl hyldgaard hyllested hymer hynd hysi hyslop hyttel hájek hägg hämäläinen härri häusermann häussermann håkansson
hænning hélary hérard héritier híceadha hõbe höglund hönig hönigsberg høeg høegh høg høgh høier høj højberg højbjerg højer højgaard højland højlund
højrup høst høy høybye høyer hübner hüseynov hłuszko hřímalý hương həsənov iacone iaconelli iannucci ibarra ibeh ibekwe iben ibn ibraev ibragimov
ibrahim ibrahimović ibsen ibáñez ichihashi ichikawa ichimura ichiyanagi ickham idahor idogho idris idriss idzinga ieong ifil ifill igarashi iggulden
iglesias iguchi ihnatenko ikeda ikeguchi ikonnikov ikonnikow iliev ilieva ilić iljuschin iljuszyn ilkov illa illichevsky illitschewski illsley illum
ilunga ilves ilvonen ilyashenko ilyushin imai imam imamović imamura iman imaoka imeh immel immelman imoto imparato impe impey inamdar ind indelicato
independencia infatyev ingadóttir ingdahl ingebretsen ingerslev ingles ingvardsen inoue inselkammer inui inukai inuzuka inverno iomaire ionescu iosava
iovine ipavec ipsen iqbal irani irarrazabal irazabal irbītis iremonger ireton irgen iribarren irismetov irizarry irmak isabey isaev isaikin isaksen
isaksson isambert isbister ischchanow iseman ishak ishibashi ishida ishii ishikawa ishimura ishiyama ishkhanov ishmael isitt iskakov iskhakov islam
isley ismael ismail ismailov ismat ismayilov isometsä isomäki isoyama isted isum itani itsumi iturbi iturbide itzig itō iuchi iusupov ivancan
ivanitsky ivanković ivanov ivanova ivanović ivanovs ivanovski ivanoŭ ivashkevich ivashkin iversen ivy iványi iwadare iwadate iwanickij iwanischwili
iwanizki iwankow iwao iwasa iwasaki iwashita iwersen iyer iza izawa izmestiev izturis izumida izzet işık i̇pek i̇smayılov i̇zzet i̇şcan jaakson jabara
jabbar jabbour jaber jabiri jablonskis jabour jabrailov jabłczyński jabłoński jachimowicz jachmann jackett jackson jacob jacobs jacobsen jacobson
jacobszoon jaconelli jacquemoud jacquerie jacques jacquier jadoon jafari jafarov jaffer jaffray jaffré jafri jagałła jaggard jaggi jaglom jagtap
jahani jahn jaisi jaitly jakavičius jakes jakimowicz jakimowitsch jakob jakobsen jakobson jakobsson jakovich jakowenko jakubas jakubauskas jalagam
jalali jaliens jalil jalili jallow jama jamail jamal jamerson james jamil jammeh jan janata janc jancsó jandu janes janev jang janhonen janischewski
janiszewski janič janjgava janjić janka jankauskas jankauskienė janklow jankowski jankulovski jankus janneh janonis janowicz jansen jansons janssen
janssens jansson jantunen jantzen januševičius japón jaqua jara jaramillo jaras jarema jarnik jarnot jarral jaruševičius jarva jasaitis jauss
javanshir javed javid javier jawara jaworski jayakumar jayaratne jayasekara jayasinghe jayasuriya jayawardana jayawardena jayaweera jaye jazari jazbec
jałoszyński jaśkiewicz jean jeanes jeanson jeavons jebali jeddore jedele jedhe jedigarow jedlička jee jefferis jefford jeffress jehan jeitteles jelaca
jelača jelf jelfs jelinčič jeljaschewitsch jellett jelliffe jemzow jen jenkin jenkins jenkyns jennett jennison jenrette jensby jensen jeník jeon jeong
jephcott jepischin jeppesen jeppsson jepsen jeremejew jeremiassen jeremić jeri jeria jeriemiejew jernström jerofejew jerofiejew jerrard jerusalem
jerwood jesipow jespersen jessaulow jessen jessipow jesson jessop jesty jesus jeter jevon jevtić jevđević jewkes jewstignejew jewstigniejew
jewtuschenko jia jiang jiao jidayi jiménez jin jirasko jiāng joad jobe jocelyn jochumsen jodice jodocus jodrell joe joeng joensen joester joguet
johannesen johanneson johannessen johannsen johannson johansen johansson john johnen johnsen johnson johnsson johnston joicey jokinen jokubaitis
jokumsen jolley jolyot jom jonassen jonasson jones jong jonikas jonkers jonouchi jonsson jonynas joo jordahl jordan jordyn jornet josefsen josephs
josephsen josephson joshi josipović josten joteyko jouault joughin jovanović jović jovovich jowell joy joynes juda judenicz judenitj judenitsch judge
juel jugnot juhasz juhl juhler juhlin juhász jukić juknevičienė julian julien juliussen jullian jumaa jumaschew jun juncker jung junge jungers
jungnickel junker junkermann juozaitis juraszczyk jurczyk jurgens jurgenson juris jurić jurišić jurkin jurowski juschkewitsch jusjtjenko juskowiak
just justellus juster justesen jusys juszkiewicz jutson juu juul juvelius juzeliūnas juárez jučas jäderholm jäger jägerhorn jähn jänes järnefelt
järvekülg järvinen jääskeläinen jæger jóhannesdóttir jóhannsson jönsson jønsson jørgensen jürgensen jütte kaae kaan kaas kaba kabakov kabayama kabbah
kaber kaberry kabir kabulov kachru kaczmarek kaczor kaczynski kaddouri kader kadowaki kaelin kagame kagiyama kagle kahl kahn kahraman kaich kaida
kaimoto kaine kainz kaiser kaisiepo kajanus kajda kajiya kajumow kakehashi kakkar kaklamanis kalanikupuapaikalaninui kalbasi kalckstein kaledin kaleel
kalhora kaliev kalil kalinowski kalistratov kallen kallesøe kallistratov kalloe kalmusky kalniņš kalpakian kaltoft kama kamachi kamada kamal kamali
kamalisarvestani kamara kamaras kamat kambayashi kamel kamenski kamiki kamikita kamimura kamisaka kamiński kamp kamper kampf kampffmeyer kamppuri kan
kanagasabai kanakaris kanan kananovich kananowitsch kancleris kandhari kandratovich kandratowitsch kanehira kaneko kanemaru kaner kaneto kang kangro
kanibe kankaraš kanne kanstrup kant kantor kanwat kapanadze kapitonov kapić kapkov kaplan kapler kapllani kaplowitz kappel kapralov kapralow kapsner
kara karaev karajew karakachanov karakaş karalius karam karapetyan karasyov karatheodori karawi karašauskas karbauskis kardar kardum karekar karev
kargin kargın karim karimi karimov karjalainen karki karlgren karlsen karlsson karnad karnavičius karny karofsky karosaitė karosas karpin karpinski
karponosov karsanov karshakevich karstens karstensen karunaratne kary kasakow kasapi kasapis kashiwabara kashiwagi kashuba kask kasparaitis kaspersen
kassar kassem kassis kastelic kastrati kastrup kasuya kaswan kataev katajev katajew katamadze kataria katchadourian katehi katerine katheder katinienė
katiyar katkus katoppo katsuki katsumata katwal katz katznelson katzor katětov katō kaul kaulback kaur kauz kavaliauskas kavaliauskienė kavalioŭ
kavalsky kavalyonak kaverin kaviraj kavur kavčič kawada kawagishi kawaljonak kawamae kawamata kawanabe kawano kawazoe kawle kaya kaysen kayser
kayserling kayumov kayvan kayyali kazakov kazama kazemi kazi kazickas kazlauskas kazlauskienė kazloŭ kazloŭski kazmi kaznowski kaş keaggy keaney keast
keate keathley keats keaveney kecojevic kecskés keech keefe keels keely keene keeney keenleyside keeping keerl kees keesing keever kehar kehlet kehoe
kehrli keighran keiler keillor keisler keišs kejser kekewich kelby keldermans keldon kellan keller kellman kelly kelman kelmendi kemeys kemmer
kemmerling kemp kempes kempis kempster kempthorne kendon kennaugh kennaway kennedy kent kenyon keo kephart kercher kerckhoff kerckhoffs kerimov kerin
kerkhof kerkhoff kerkorian kerley kerloc kern kernagis kernot kerr kerrison kershner kerslake kerwin keselowski keskisaari kessell kestenbaum ketch
kettler kettmann ketty kewish kewley keyserling kgosiemang khachatryan khadka khagba khaimov khalaf khalaji khalatbari khalef khalfan khalid khalifa
khalil khalili khamis khan khandaev khanna khanzada khaparde khara kharal khare khariton khasanov khat khatami khatib khatun khatuntsev khawaja khay
khaziravi khedira khegai khen khera khiev khlestov khlot khmer khokhlova khomeini khomyakov khorramdin khorsandi khoyski khramov khujadze khullar
khurtsilava khutsishvili khuwaylid khúc kiang kibalczycz kibaltjitj kibaltschitsch kichise kickton kidane kidrič kidston kiebel kiefel kieffer kiel
kielty kienast kienzle kiff kight kiilerich kikis kikuchi kilbey kile kilgariff kilic killick killion kilmartin kilner kilpeläinen kim kimbell
kimberley kimberlin kimmelman kimmitt kimoto kimura kimyacıoğlu kinasewich kindelán kindi king kingerlee kingetsu kingsmill kininmonth kinlen kinnon
kinnunen kinoshita kinsler kintner kinzer kinzie kipke kiplimo kiptum kirchhoff kirichek kirichenko kiriczenko kirilenko kirillin kirilow kiritschek
kiritschenko kirjonen kirk kirkeby kirkegaard kirmani kirsch kirwa kirzner kishaba kisielewski kiss kisugi kitanovski kitta kittson kiuchi kjartansson
kjeldgaard kjeldsen kjellerup kjellman kjellén kjer kjær kjærgaard kjærsgaard kjærulff kjøller klaassen klapp klare klasky klause klausen klavsen
kleber kleimenhagen klein kleinman kleinová kleinstein kleinwort kleist kleiza klementjevs klemenčič klemesrud klemm klemmensen klerks kleschtschenko
kleshchenko klestil kliachko klich kliger klika klimecki klimo klimpel klinck kline klinge klinggräff klint klit klitgaard kljaić klopstock kloster
klotz kluge kluivert klüft knaggs knatchbull knauer kneale knechtel kneebone kneen knefler knežević knievel knight knightley knipe knop knopper
knoppers knorring knothe knotts knowings knowland knowler knowles knudsen knyvett knöfel koak kobayashi kobeko kobell kobin koblov kobs kobzev kocaman
koch kock koefoed koehler koelman koenders koenekamp koeppel koeppen koers koevermans kofanov koffman kofman kofod kofoed kogan koh kohaut kohinata
kohl kohler kohnert kohnstamm kohring kohzad koishi koiwai kojic kojima kok kokholm kokubo kokubun kola kolar kolb kolbe kolchin kold kolding kolff
kolganov kolganow kolla kollar koller kollmann kollár kolmogorov kolmogorow kolobov kolos koloski kolsrud komazec komiyama komoto kompánek komura
komuro kon konadu konaté kondaurov kondraschow kondrashov kondrup kondō kong kongsted konieczko konings konkov konkow konoike konomi kononen
kononowicz konoplev konov konow konradsen konstantopoulos kontkanen kontogouris kontos konyschew konyshev koo koogle kook kooman koopmann kopač
koplowitz koponen koppel koppelman koppenhöfer koprowski korabelnikov korach koranteng korczewski korczyński kordić korecki koren korhola korhonen
korjukin kormann kormiltsev korn kornai kornbluth kornerup kornev kornheiser korniew kornilov kornilova kornilow korniłow kornum koroknay korolchuk
koroma korossy korotayev koroveshi korošec korsakienė korsgaard korsholm kortajarena korte kortelainen korver koryukin kos koschelew kosgei koshelev
koshino kosinski koskinen kosky koslov kosolapov kosonogov kosonohov kossjakow kost kostelić kostka kostov kostovski kostrov kostyaev kostyuk kosyakov
kot kotak kotecki kotev kothe kotikov kotikow kotka kotljarow kotlov kotlyarov kotnik kotschy kotwal kou kouassi koufos koulibaly koumba koutsopoulos
kouyaté kovacevich koval kovalchuk kovalenko kovač kovačević kovačić kovačič kovic kovács kováč kováčik kowal kowalczyk kowalewski kowalski kownacka
koy koyama koz kozak kozakiewicz kozhanov koziej kozierowski kozlov kozubowski kozłowski koç koçak koçer koçi kołodziejski košir krabbe kracht krafft
kraft krag kragelund kragh krais krajewski krajnc krajnov krakowiak kralj kramberger kramer krammer krane kranefuss krapivin krapiwin krarup krasnikov
krasnikow krasniqi krastev krasuski kraupp kraus krause kravchenko krawczyk krawiec krebs krechetnikov kreft kreiger kreitz kremer krempl
kretschetnikow kretschmer kreutzmann kreviazuk kriedt krier krige krikunov kring krinsky kripke kristel kristensen kristi kristiansen kristiansson
kristl kristo kristof kristoffersen kristovskis kritikos krivko krivoshein krivtsov kriwcow kriwko kriwzow križaj krličević krobot krochin krockow
kroeger krog krogh krogius krogman krogsgaard krohn krokhin kromann kronbergs kronborg kronqvist krotkov krpan krudowski krugel krugman krukenberg
krulak krupa krupnjakow krupnyakov kruse krutinis kruuse kryeziu kryger krysa kryssa krzyżewski krämer król krøyer krüger krūmiņš ksenofontov kuang
kubasov kubassow kubiak kubic kubicz kubisz kuboth kucharczuk kuchartjuk kuchartschuk kuchenbuch kuchta kucinich kudirka kudsk kudō kuen kuether
kuffour kugimiya kuhaulua kuhlman kuhn kujović kukk kuklík kukuschkin kukushkin kukuszkin kulakov kulakow kulaksızoğlu kulbak kulchytskyi kulczyński
kulebjakin kulebyakin kulesha kulich kulikova kulić kuljić kulkarni kulkov kulkow kullberg kulovits kultschyzkyj kulyk kumagai kumah kumai kumakiri
kumanudi kumar kumara kumaran kumaraswamy kumazawa kunde kuntsch kuosmanen kuperus kuprijanow kupriyanov kuprys kuptsov kupzow kuqi kuramochi kuraś
kurbatkin kurbjuweit kure kurnatowski kurnosov kurochkin kuronuma kurotjkin kurotschkin kurowski kurrat kurt kurtinaitis kuruvilla kurz kurzbach
kusainov kusaka kusakabe kusanovic kuschel kushchevsky kushev kusk kusnezow kuss kustodiev kusumoto kusunose kutachow kutakhov kutavičius kutay kutlu
kuvaldin kuwabara kuwaldin kuwashima kuwata kuzin kuzmanovski kuzmich kuzminskas kuzmičev kuznetsov kučera kučerová kułakow kułakowski kuźniar kvaran
kvaratskhelia kvashnin kvasov kvist květoň kwak kwakye kwambai kwanten kwaracchelia kwarazchelia kwaschnin kwassow kwaśny kwiatkowski kwok kwolek kwon
kwŏn kyed kyeremateng kyhl kynaston kyne kyriakidis kyrle kyselka kyser kyuchariants káldy kállai käbin kälin kämmerling känkänen kòu kósz könig
körmükçü körner kött közen køhler køster küchelbecker kühl kühn kühne kühnen künstler küntzel künzel künzl kürthy küzmič kārkliņš kılıç kļaviņa
kļaviņš kōno křesťan kříž la labaree labib labine labrouste labrum lacalle lacarra lachine lachtnáin laclaire lacson laddé ladefoged ladegaard ladipo
ladrón ladurner laeeq laffont lagasse lagendijk lagger lagos laguta laham lahno lahoti laht lahti lahtinen lai laine laing lainson laipply laitinen
lajolo lakafia lakatos lakeman lakhani lakhia lakmal lal lalbhai lalji lalor lam lama lamantia lamarliere lamba lambart lambdin lambert lambertini
lambertsen lambertz lamble lamboray lammert lamplugh lamprecht lamptey lamura lan lancel lancey landau lande landertinger landgrebe landolfi landolt
landrieu landron lane lang langballe langbein lange langelaan langenmantel langer langers langevin langhoff langkilde langkjær langner langone
langridge langrishe lannon lansana lanyon lanzaro lanzoni lao laot lapajne lapkin laplanche lapointe lappoli lapschow lapshov lapsley laptev lapėnas
lara larco lard lariño larken larkham larkins larkman larman larmer larnach laroo larosa larrea larreategui larrinaga larrison larsen larsson
lasarenko lasarow lasaulx lasch lasdun lasić laskey laskowski laslett lassen last lata latané lateiner latif latombe latorno latynina lau lauaki
laucius lauener lauerer lauesen laufenberg laugesen laukkanen launitz laurenson laurent laurer lauricella laurich lauridsen lauristin lauritsen
lauritzen laursen laury lausen lausten laustsen lautensack lauterbach lauterpacht lautrup laužikas lavallee lavasani lavine law lawlor lawrence laxer
layne lazarashvili lazarenko lazarov lazauskas lazutin lazzara laçi le lea leadon leahy leamer learn learoyd leaver leavins leavy lebedev lebedew
lebiediew leborgne lebrón lechner lechowski lechter leckey leclerc leclercq lecomte leconte ledesma ledet ledoux lee leeke leetham leeuwen lefebvre
lefèvre legard legaret legget lehal lehmann lehner lehrbach lehrman lehtelä lehtinen lehtonen lei leibov leibovitch leibovitz leiby leight leino
leiser leishman leitao leitner leitzinger leiva leja lejeune leka lekkas lelis leminen lemming lemongello lemprière lenar lencer lendenfeld lenke
lennert lensing lenssen lenstra lenthall lentz lenz leo leon leonavičius leone leonenko leonowens leontiev leontjew leontyev lepik lepmets lerche
lerer lerew leroy lesh lesjak lessig leszczyński letelier leth letov lettieri leutze levandoski levashev levendoğlu levenson levenstein levenstern
leventhorpe leventis levertin levey levi levick levieux levin levina levinas levinge levingston levinovsky levinsohn levisen levitzky levy lewandowski
lewanowicz lewaschew lewina lewington lewis lewthwaite leyshon leyva león leščinskas li liao liardet libbey libbis libermann libman lichtenstadt
lichter lichtsteiner liddle liddon lidster lie liebe liebel liebenberg liebhard liebhardt liebhart liebing liebl liebreich liedes liedtke lief liem
liening liepiņš liepmann lietzke light lightner lightstone liiv liley liljedahl lill lillelund lilpop lim lima limaye limbert limmer limnaeus limner
limpert lin lind lindahl lindberg lindblad linde lindegaard lindemann linden linderman lindert lindgaard lindgreen lindgren lindgård lindhardt
lindholm lindman lindmark lindner lindquist lindqvist lindström lindstrøm lindvall lindwurm lindén linehan lineker ling linghu lingo linhart linnane
linnecor linnet linnett linsky linstead lint liogier lion liourdis lipatov lipatow lippard lippert lippestad lippl liprandi lipsanen lipsey lipstadt
lira lisitsyn lisovskaya lissizyn lissowskaja list litjens littel littler littrell litwack liu liversidge livsey liyanage lizaola lizarraga liáng liú
liška ljajić ljaschko ljaschtschenko ljowin ljudogowski ljung ljungman llaguno llewellin lloyd lobachev loban lobačev lobbe lobbo lobeck lobkowicz
loboda lobov locatelli lochner lochte lockhart lockheart lockie lockman locock lodberg lodden lodi lodro loeben loewi lofland loft loggia loginovsky
lohmann lohmiller lohse loi loingsigh lojacono lokey lokschin lokshin loksjin loktionow lombardi lombardo lomberg lomholt lomidze lommi lompar lomu
lonborg london lone long longenecker longhurst longnecker longo looff lopatin lopes lopez lopilato loprieno lopuchin lopuchina lopukhin lopukhina
lorber lorck lorcáin loreau loredano lorentsen lorentzen lorenz lorenzen lorenzo loretan lorig lorimier lorusso los losev losey lossew lottner lou
lough loughman lounsbury loupé lourenço loussier loux lovatt loveday lovegrove lovemore lovre lovrić low lowey lowness lowson lowthorp lowys loya
lozada luan luard lubega lubich lubiejewski luburić luc luca lucas lucier lucini lucić luckett luckhurst luckman luckyn ludecke ludgate ludlum
ludvigsen ludwick ludwig luenberger luff luft lugassi luhový luitjes luka lukaku lukasevych lukassewytsch lukaševičius lukes lukić lukowich lukáč lum
lumbye lumi luna lund lundberg lundblad lunde lundell lundgaard lundgreen lundgren lunding lundquist lundqvist lundsgaard lundsten lundstrøm lunev
lunge lungin lungu lunsford luo lupeikis luper luscombe lushington lusin luskin lussu lustig lusty lutak luter lutes luttwak lutui luxenberg luxford
luó lvov lyalikov lyall lyashko lyberth lybrand lyck lydman lygon lyhne lykke lykkegaard lymington lynch lynde lyne lyng lynge lynggaard lyngsø lynn
lynne lyovin lysenko lysgaard lysons lysova lyssowa lythgoe lytkin lytovchenko lytowtschenko lyudogovsky láska lászlóffy látal lâm lâu léonard lín lîm
lópez löbl löchte löffler löfvenskjöld lönnberg lönnbom löwy løke løkin løvenkrands løvland løvstrøm lücke lücking lüdecke lüdke lützen lăng lưu lương
maartmann maazel mabry mac macan macarencu macaulay macbrien maccarone maccioni maccoll maccormick maccrimmon macdermot macdermott macdiarmid
macdonald macdougall macdowall maceachen macfarquhar macfarren macfie macgibbon macgowan machado machajewski macherey machia machoud machow
maciejewski maciocia mackall mackeben mackell mackendrick mackeson mackevičiūtė mackichan mackiewicz mackin mackinlay mackinolty macklovitch macklowe
mackney macko mackowski macksey mackus maclaren maclelan macleòid maclin maclise macliver maclurcan macmanus macmhuirich macneal macnicol macphee
macpherson macphie macquarrie macquet macrini macshane macsharry mactaggart mactavish maculewicz macwilliams madani madariaga maddux maddy madejski
mader madoff madojan madoyan madrigal madsen madson madusanka mady maeda maehata maes maffei maffett maffey magalhães magar maggart magierowski magin
maginn magnay magnussen magnusson magowan maguire mahaffy mahajan maharaj maharjan mahdavi mahdi mahfouz mahler mahmood mahmoud mahmoudi mahmoudieh
mahmud mahood mahov mai maidanik maier maij mailath mainardi mainberger mainzer maior maisuradze maitland majcherek majchrowski majchrzak majdecki
majeed majerus majewski majid major makashin makeléer makepeace makhmalbaf makhoul makhov makins makinson makinwa makishima makiyama makukha makwana
malak malakar malanowski malcah malcolmson malczewski maldonado maleev maleew malek malhiot malhotra malik malinowski malka malkovich malling
mallinson mallory malmberg malmquist malmström malovčić malpass malskyi malskyj malthouse malveaux malychin malykhin malépart mamani mamatov mamedov
mamedovi mamet mammadov mamonicz mamonicze mamontov mamontova mamontow manabe manalo manasievski manaudou mance manchu mancini mandorlini manelis
manetti manfrin mangels mangini mangjeol mangjul mangubat mani manion maniura mankad mankell mankoff mannan mannava mannering manners mannino mannion
manoogian manookian mansfeld manske mansoor mansor mansour mansouri mansur manukyan manwaring mao maoilriain maol maolconaire maolmhuaidh maoláin
maradona maraini maramis marano marashi marat marchant marchena marchenko marcher marchesi marchetti marciniszyn marcinkevičienė marcinkevičiūtė
marcolini marcum marcussen marczewski marek mares maret marett margaryan margeirsson margelov margelow margesson margetson marglin marguet margules
mariager mariani mariash maricahuin marichal marimuthu marin marinelarena marinescu marini marino marić marič mark markarov markarow marker markkula
markman markoski markov marković markovski markovsky marku markussen markvardsen markwell marley marmion marner marno marolf maroun marovitz marples
marquardt marques marra marrin marriner marroquín marschall marshak marson martain martelly martens martensen martienssen martienzen martin martinas
martinelli martinez martini martino martins martinsen martinsson martinussen martirosyan martsun martyniuk martynjuk martín martínez maruo maruyama
marxuach marzun marín masad masaitis masanow masaryk mascheroni maschwitz masefield mashima maslo maslucán masoe mason masood masri massalski masselot
massengill massiah massiliensis massingberd masson massoud mastache mastif maston masuchi masuda masvidal mata matar matchett matei matejko matharu
mather mathiasen mathiassen mathiesen mathieson mathijsen mathijssen mathisen matijasevic matin matić matlack matlak matos matovski matranga matre
matsubara matsubayashi matsuda matsui matsukata matsumoto matsutoya mattar mattarnovy matthews matthewson matthiesen matthiessen matthison matthysse
mattila mattison mattisson mattock mattoo mattson mattsson matulevičius maturo matuzevičius matykiewicz matyska matzen matō maudling mauger maurer
mauri mauritzen mausser mawby mawhinney maxse may maybin maye mayer maymin maynes mayor mayr mayrhofer mayson mazanov mazaraki mazo mazumdar mazur
mazurek mazuronis mazuś mazza mazzaferro mazzanti mazzella mazzetti mazzoli maćkowiak małyszko małłek maňas maśliński mašek mažeikis mbarga mcabee
mcadorey mcalary mcaleenan mcaleney mcalinden mcaliskey mcalister mcall mcalley mcaloon mcalpine mcanany mcanearney mcaneeley mcann mcanuff mcanulty
mcartor mcaslan mcatamney mcatee mcaughtrie mcauley mcauliffe mcaullay mcausland mcbath mcbeth mcbrearty mcbrien mcbrine mccaa mccaffery mccaffrey
mccague mccahill mccaleb mccalla mccallin mccallister mccalman mccalmon mccammon mccance mccandless mccants mccardie mccardle mccarey mccargo mccarren
mccarrison mccarroll mccartan mccarthy mccartin mccarver mccarvill mccary mccaskey mccasland mccaslin mccauley mccausland mcchesney mcclafferty
mcclanahan mcclary mcclatchey mcclatchy mcclay mcclearn mcclements mcclenahan mcclennan mcclinton mccloughan mcclover mcclung mcclurg mcclymont mccole
mccollough mccomb mccombs mcconaghy mcconalogue mcconica mcconkie mcconn mcconnico mcconnon mccooey mccoppin mccorkell mccorquodale mccorry mccorvey
mccosh mccotter mccoubrey mccourty mccoury mccowen mccown mccrackin mccrady mccraw mccreath mccrery mccrone mccroskey mccrossan mccrudden mccrum
mccuaig mccubbin mccubbins mccudden mccue mccullagh mccullen mcculloh mccullouch mccullum mccully mccunn mccurley mccurrie mccurry mccuskey mccutchen
mcdaid mcdarrah mcdavid mcdiarmid mcdole mcdorman mcdougald mcdougle mcduffie mceacharn mceachern mceachin mcelderry mceldowney mcelhaney mcelhatton
mcelhiney mcelligott mcelmury mcelwain mcelwee mcenaney mceneaney mceneny mcenery mcentegart mcentyre mcerlane mceuen mcevedy mcevilly mcevoy mcfaddin
mcfadyean mcfadyen mcfadzean mcfayden mcfedries mcfee mcfeely mcferrin mcgaa mcgaffigan mcgaffin mcgahey mcgahn mcgarity mcgarr mcgarrell mcgarrigle
mcgarrity mcgaugh mcgaughey mcgauley mcgavick mcgaw mcgeady mcgeehan mcgeever mcgennis mcgeorge mcgeown mcgerr mcgettigan mcghie mcgibbon mcgiffin
mcgifford mcgilberry mcgimpsey mcginlay mcginn mcginness mcginniss mcgirr mcgirt mcgivney mcglade mcglashan mcglasson mcglaughlin mcglennon mcgloin
mcglone mcglothin mcglothlin mcgonagle mcgonigal mcgonigle mcgonnigal mcgorman mcgorry mcgough mcgoun mcgourty mcgovern mcgowen mcgrady mcgrain
mcgrane mcgrattan mcgreevey mcgreevy mcgrigor mcguane mcguckian mcguffie mcguffin mcguinn mcguire mcguirk mcgurl mcgurn mcgurrin mcgwire mchardy
mchargue mchedlishvili mcilhenny mcilvanney mcilvenny mcilwain mcilwaine mcilwham mcinally mcinnes mcinnis mcintire mcisaac mciver mcjames mcjunkin
mckague mckain mckane mckay mckeague mckeand mckearney mckeegan mckeel mckell mckendrick mckendry mckenry mckeogh mckeown mckercher mckern mckessock
mckew mckibbin mckilligan mckimson mckinna mckinnell mckinnie mckinnis mckinnon mckinsey mckinzie mckirdy mckissack mckissock mckitrick mckitterick
mckoy mclanahan mclardy mclarney mclarnon mclatchie mclaughlan mclaughlin mclawhorn mclay mcleary mcleavy mcleay mcleland mclellan mclelland
mclenaghen mclenahan mclene mclin mclinden mclindon mclish mcloud mclynn mcmackin mcmahen mcmahon mcmanamon mcmanis mcmann mcmanners mcmanus mcmartin
mcmasters mcmeekin mcmeel mcmeen mcmenemy mcmeniman mcmichael mcmillin mcmillon mcminn mcmonagle mcmorrow mcmullan mcmurray mcmurry mcmurtrie mcmurtry
mcnall mcnealy mcnee mcneece mcneeley mcneice mcneill mcneir mcneish mcnerney mcnevin mcnichol mcnicholas mcnicholl mcnichols mcnicol mcnicoll mcniven
mcpartlin mcpeek mcpharlin mcphie mcquade mcquaide mcquaig mcquarters mcquinn mcquistan mcraven mcree mcrobb mcroberts mcrory mcroy mcruer mcsharry
mcshea mcsheffrey mcsherry mcskimming mcsorley mcspadden mcsporran mcstay mcswain mcteigue mcternan mcvea mcvie mcvoy mcwade mcwalter mcwaters mcwatt
mcwatters mcwherter mcwhinney mcwilliam meades meadhra meakin mean means meara meas meautys meck medeiros medelsheim medero mederos mediate medina
medland meegan meer meertens meggott megson mehlman mehlsen mehmandarov mehmandarow mehmedović mehmeti mehta mehus mei meier meijer meincke meira
meisner meissner meister mejdell mejer mejstřík mejía melady melamed melander melandri melchiorsen meldgaard melgaard melichow melikhov melkadze
mellish mellors melnic melnychenko melnyk melo melodysta melson meléndez menchov mendes mendis mendoza mendy meneghin menekşe menemencioğlu meng
mengelberg mengsk menne mensah mentzel meola merasty merbury mercadante mercader mercado mercier mercy mereu merillat merkel merkuschew merkushev
merner merrett merritt merson mertens mesa mescherskaya mesika meskin messina messing messinger messingham messiter meston mestre metheny metherell
methuen metsch metzen metzker meuricoffre meurling meusel meyer meyers meyrink meysztowicz meza mezvinsky mezzastris meštrović mgebrov miah mian miana
miasojedow micallef miceli micevski michaelsen michalak michalka michalopoulou michalowsky michals michalski michel michelman michelsen michelson
michnewitsch mickelson mickens mickevičius micula middlemass middleton midhe midtgaard miescher miessner mighels mihajlovski mihhailov mihura
mikaelsen mikalauskas mikeladze mikkelsen mikkelson mikloško mikulskis mikuriya milaknis milanese milanović mildmay mildren miletić milian miliband
milito milić milič milledge millender miller milligan millinder milliner mills milošević mimori min mina minaker minakov minakow minarcin minayev
minchenko minchev minchin mindell minderhoud minear minegishi mineyko ming mingori minhas minichiello minick miniussi minić minkus minott minotti
minson mintjev mintschew minutoli mion mir miranda mirecka mirić mirković mirman mironenko mirrlees mirza mirzaei mises mishchuk misic missfelder
miszczuk mitchell mitchelson mitchem mitchum mitkus mitreski mitri mitrofanov mitrofanow mitrović mitsotakis mitsuhira mitsukuri mitts mituzas miuchi
miura miyagishima miyamae miyamoto miyamura miyasaki miyatake miyazaki mizaras mizrachi mizrahi mizuhashi mizukawa mizukoshi mizumoto mićić mićović
mišeikis mjassojedow mkrtchyan mladenovski mlakar mlčoch moakley moalla mobbs mochida mockaitis mockford modigs moerbeke moesgaard moganti mogensen
moghaddam mogilev mohamad mohamed mohammad mohammadi mohammed mohan mohanty mohite mohiuddin mohns mohr mohri mohácsi moigne moir mojabi mokoena
mokritsky molander moldenke molenaar molev molho molina moll molla mollen moller mollerup molnár moltke mombaerts momber momberg momigny momin mon
mona monaghan monast monclús moncur mondor monds monegal moneim monfils mongait moniaga monis monke monrad monroe monroy monsen montalk montanari
montas montealegre monteiro montemayor montenegro montes montessori montgolfiera montgomery monti montnacher moodie moon moore moos moosa moosavi mora
morad moradi morais morales moran moras morata morato morawetz moraza mordasova mordrelle mordt morduch moreau moreira morel morelli moreno moretti
morgan morhun mori morikubo morillo morimura morina morino morita morkūnas morling mormino moroney morony morosenko moroz morozenko morozov morris
morrison morsing morson mortensen morterero mortimore morávek mose mosegaard moser mosesson moshe moskal moskatov moskvin moskvine moskvitin moskwin
mosley mostafa mostowski motieka motley motsepe mottershead mottley mounce mounsey mountfort mourad mouridsen mourinho mouritsen mouritzen mousa
mousavi moussa moustafa mouta mouzinho mowad mowers mowll moynahan mozžuchin mroczek mubarak mudaliar muggleton muhamet muhammad muhammed muireadhaigh
mukhtarov mul mulder mullany muller mulligan mullion mulokas mulvad mulvaney mulvihill mun munasinghe munby munch muncharaz munck mundy mungan munir
munk munkholm munks munksgaard munn munnerlyn munro munteanu murad muradyan murakami murakawa muralov muramoto murat murata murati muratović muravyova
murchú murdock murfree murgatroyd muroi muroya murphy murray murrell murrison murshed murtazaliev musa musayev muschamp mushtaq musker muskhelishvili
mussa mussard musselwhite musso mussulman mustafa mustafin musulin mutavdžić muther mutlu muy muñoz myasoyedov mychailenko mychajlenko mychajłenko
myddelton myers mygind mykhailenko mylne mylnikov myrup myslík mytaras mytton mzali mágocsy mákapagal márquez mädamürk mägi mäkelä mäkinen månsson
mårtensson méalóid ménage méndez mészáros mórdha móu mögling möller mönch möser møldrup mølgaard møller mønsted mønster mørch mørck mørk mørup müller
mąkosza mūrniece mǎn məmmədov mạc nababan nabarro nabati nabavi naber nabinger nabiyev nabulsi naceri nadein nadelmann naderi nadesan nadeschdin
nadezhdin nadezjdin nadkarni nadvi naeemi naevo nafpliotis nagaev nagah nagakawa nagamine nagaraj nagatomo nagavi nagel nagi nagy nahdi nahhas naidu
naim naisbitt naish najdjonov najdorf naji najm najmajer nakagawa nakaima nakajima nakamura nakano nakashima nakayama nakhchivanski nakić nakpil nalci
nalder nalli nam namjoo namli nan nanayakkara nand nanji nankivell nannoni napier naqvi naqvis nara narahashi narayan narbekovas narbutaitė narducci
nartov nasedkin nash nashiro nasir naslund nasr nasrallah nasser nassif nasution nata natsuka natsume natt natta natzmer naujalis nault naumenko nava
navarrete navarro navickaité navitski navrozov nawawi nawaz nawrocki naxçıvanski nazar nazarenko nazer nazir nazmi ndaw ndereba ndiaye nealon nealy
neate nebe nebylitskiy nechita nedergaard nedzinskas nee neeley neergaard negedu negre neher neill neish nejad nekrasov nekrich neligan nellemann
nelson neman nemerov nemetschke nemkov nemsadze nemtjinov neméth nepali nepean neretin neri neroznak nesmeyanov nestler netanjahu netanyahu netsch
nettelblad neu neuberger neuhaus neumann neuwirth nevell nevelson neves nevison nevius nevo nevzorov newe newlin newman newsome newsorow newte newton
neyzi nezer nešić ngai ngobeni nguyen nguyễn ngô ngô͘ ngọ nham nhek nian niazi nicholls nicolai nicolaisen nicolajsen nicolas nicolau nicolaï
nicolussi nie niebuhr niedenthal niedermeier niekrasow nielsen nielsson niemann niemi nieminen niewzorow nighy nijhof nijjar nijland nikischin
nikishin nikishov nikitchenko nikitczenko nikitich nikić nikol nikolajev nikolajsen nikolić nikolla nikolov nikolova nikolovski nikonow nilov nilsen
nilssen nilsson nimax ning niohuru nisbeth nishimura niss nissen nitot nitschke nitzsche niu nivison niên nišić njie njoya nnamani noakes nobumoto
noer noferi noffke noguchi noh nohr noji nokes nolot nomar nomoto nomura nong nonnenmacher noor noorani noori norberg nordahl nordenskiöld nordenson
nordentoft nordhaus nordhus nordmann nordstrom nordström nordstrøm norgate norgren norgrove norlander normand normandeau normantas normington noronha
north northcutt northmore norton norup norvilas norðdahl norčič nosbusch noseworthy nosov nosovich nosovski nosow nosworthy notman nour nouri novak
novik novikov novikova novotná novotný novruzov novák nováková nový nowak nowakowski nowikowa nowowiejski nowroozi nozadze nti nudi nuhiji nullmeier
nullo numanoğlu nunes nunziata nurejev nureyev nurgaliev nurmagomedov nurmagomiedow nurov nwaneri nwaogu nwodo nyassi nyborg nyegaard nyers nygaard
nyhan nyholm nyilasi nymand nymann nymark nyström nápoles näslund néill németh nìng nông nøhr nørager nørby nørgaard nørgård nørregaard nørskov núñez
němcová němec oakeley oaten obama obeid obeng oberguggenberger oberhumer obermajer obermeier oblak obradović obregón obuchowicz obuh ocasek ochion
ochoa ockenden ockers ockley oddershede odeh odelberg odermatt odgaard odita odland odlum odom oehler oelschläger offersen offner offord offredi ofori
ofrosimov ofrossimow ofstad ogawa oggenfuss oginskis oglander ogletree ogorodnik ogris ogston ogunkoya ogurcov ohana ohayon ohlin ohlsen ohman ohn
oikonomopoulos ojdanić okabayashi okada okafor okamoto okimoto okolski okon okoniewski okounev okuka okumoto okunev okuniew olaizola olatunji olausson
oldroyd oldsworth oleinikow olejnikov oleka olekas olekhnovich olekhnovych olekszyk olesen oleynikov olijnyk oliva olivares olivarius oliveira oliynyk
olmert olofsson olschanski olsen olshansky olsson olszewski olteanu olthuis oltramare olufemi oláh omar omari omarov omartian omer omodiagbe omondi
onaral onarıcı onchi ong onions ono ontong onufriev onyango oommen opanasenko opasiński oppel oppeln oprandi orabi oram orav oravec orbom orbán ordaz
ordronaux oreck orellana oremus orihara orioł orjol orlando orlov orlovic orlović orman ormand ormiston ormond ormrod ormsbee ornelas ornoch orozco
orski ort ortega ortiz ortíz ortúzar oryol osadchuk osanai osbaldeston osgood oshita oslin osman osmani osment osmeña ospaic ospanov ossa ossi osswald
osta ostapciuc ostapenko ostapienko ostaptchouk osterc osterhaus osterhout osterloh ostling ostroumov ostrowski oswal oswald otaño otero othman otsup
ott ottaway otte ottelin otterlei otterman otterson ottesen ottevaere ottley ottmann otto ottosen ottosson otyś oughton outen outhwaite outzen ouyang
ovenden overall overbeck overby overbye overgaard overstreet ovesen ovesey ovsiienko owana owen owens owoh owsijenko oxenden oxendine oxenford oxenham
oxley oyama oyebanjo oyekan oyler ozawa ozer ozeretskovsky ozoliņš ozols oñate ošlak paaske pace pacheco paciorek packeiser padabed padabied padden
paddick padilla padwa pae paganelli pagano pagh paglia pagliero pahl pahor pai paik paintal pais pająk pak pakosz pakštas pal palacio palackal
paladino palamo palanisamy palanti palavandishvili palavandisjvili paleologu paleta paletsky paletta palfreyman palijo paliwal pallandt pallavidino
pallesen palm palma palmer palmes palmieri palmér palner paltrow palumbo pan panabaker panafieu panagakos pancoast pandev pandey panduro pang pangonis
pani panjuschkin panjusjkin pankau pankratz panneerselvam panner pansa pant panuś panyin panyushkin panzi paonessa papaccio papachristos papanastasiou
papareschi papayiannis pape papoutsis papp pappin papps paprocki papworth papé paquet parag parata paratore parcell pardecki pardeshi pardo pardy
paredes parejo parekh parent pareto parfenov parfrey parfyonov parikh parisella parisi pariyar park parker parkyn parlon parmenter parmley parnaby
parny parra parratt parrett parry parsa parseval parslow partch parti partington partow partyka parupalli parviainen parygin parís paschutin pasha
pashaei pashia pashutin pasqua pasqualetti pasquali pasquini passeri pasta pastan pasternak pastorek paszek patarava patchen patel pathirana patni
patrick patterson pattinama patton patu paturel patzelt paukštė paulauskas paulauskienė pauley pauling paulse paulsen paulson paulssen pausewang
pauļuks pavani pavelec pavelić paverman pavić pavlenko pavletić pavlou pavlov pavlovich pavlović pavlovič pavlovski pawar pawlak pawle pawlenko pawley
pawłowski payn paz pazik pazmiño pazol pazos pańczyk paşa peace peacock peacocke pears pearson peaslee pecche pechkranz pecka peddle pedersen
pederssøn pedlar peele peerson peeters peev peew peffer pehrson pehrsson peiris peitersen pejman pekurár pelan pellatt pellegrini pellegrino peller
pellew pelley pelser pember pemberton pembleton pen penagos penalosa penberthy pendergast pendry pendyala penfold peng penington peniston penix
peniķis pennanen pennings pennypacker penov penruddock peoples peploe peppers peprah pepusch peralta peraza perczel pereira perenni perera peretz
pereyra perez perfilyev perich periyasamy perić perkins perković perkowski perky perkyn perlich perlin perlič perlov perona perović perren perrie
perrilloux perrins perrone perry pershin perski persson pertile pertsch pertwee pervak pery pescetti pescott peshekhonov peshkov pesoli pestano peston
pestov pestow petard petek peterka peterkin peterman peters petersen petersohn peterson peterssen petersson petherbridge pethick petiot petit petkov
petkovski petr petrauskas petrauskienė petrelli petrenko petrevski petrick petrischev petrisjtjev petrone petrosyan petrov petrova petrovický petrović
petrovski petrowski petruschewski petrushevskiy petrushina petrussen petrén pettersen petterson pettersson pettifor pettway petulengro petuschkow
petushkov peverell peyntour peyser peytavin peyton peña peñate pešut pfannmöller pfeifer pflueger phadke phair phak pham phan phayer phayre phegley
phelan phelips phibes phibunsongkhram philalethes philbrook philippidis philipps philipsen philipson phillimore phillips phillis philliskirk phillpott
philps phinney phy phí phùng phạm piancastelli piastowie piasts piatt picallo picandet piccardo pichardo pichler pichugin pickering pickthall picot
picou pidal pidgeon piechota piekarski piesse pieterse pietersen pieterson pietraszek pietruszewskij pietzsch pighin pignatiello pigou pihl pike pikl
pilania pilarski pilati pilbeam pilegaard pileggi pilgaard pilkey pilkington pilsak pimental pinar pinas pind pingale pingali pinheiro pinkernelle
pinkpank pino pintarič pinto piolanti piotrowska piotrowski pipalia pippen pippig piranesi pirani piras pires pirjevec pirkis pirogan pirson pisacane
pisal pishchalnikov pisk pitcock pithie pithou pitjugin pitoëff pitschugin piven piwarski piwowarczyk pizarro piątek pięta plaats place plachetka
plackett plagemann plaisted plamenac planchon plank planman plantier planyavsky plavšić pleasance pleasence pleijel plessner pletch pleydell
pljuschtschew ploos ploug plowman plucknett plumer plummer plumptre plunder plunkett plyushchev pniewski poblete pocklington pococke poddar podestá
podkolzin podolak podoljak podolski podolyak podshivalov poffenbarger poggensee poghosyan pogrebinsky pohl pointz pok pokela pokharel pokhrel
pokhvisnev pokorny pokrajac poland polat polglase polhemus poli poliaček polishchuk polkinghorne pollak pollexfen pollina pollinger pollini polonski
polonsky polovetski polovinko polston poltoranin polubotok polák pomerantz pomeroy ponce poniatowska ponikarovsky ponting pontoppidan pontén pool
poolman poom poonia poore poots pop popa popal popek popelka popescu popoff popov popović popovski popow poppen poppinga popwell porcaro porcello
porchetta porfirjew porritt porte porter porteus portillo portway porębski posdnjakova posdnjakow posdnjakowa posokhov pospelov pospelow pospíchal
poss post potočnik pott potter pough poulett poullain poulsen poulson poulter poundstone pountney pour pousa poutiainen poveda povey povlsen powell
power powle powles pownall powter powys poyer poynton poyntz pozdniakowa pozdnjakov pozdnyakov poznyakov pozzo pozzoni połowiecki połubotok prachař
pradhan prado praet prakash prall prandi prasad prawer prchal prechtel predojević pregl preller preminger prendeville preparata presnyakov pressler
pressnjakow prestigiacomo preston prete prettyman previtali prewett price priddis priddy pridemore pridik priesniakow priestly prieto prifti primdahl
prine prinsep priore prishtina prishvin pritikin probyn prochnow procházka procházková procter prodi profitlich prokop prokosch proot propp prosperi
prosser proudfoot prouty provazník provenza prozorov prudius prudnikov prudnikow pruefer pruili pruitt prunier prusakov pryima prynne pryse przybylski
przypkowski præst pröll psyanchin puchalapalli puchała puckerman puderbach puech puget puggaard pugin puhovski puig puljić pullar pulliam pulsifer
pulszky pumphrey punčec puppo pups purcelewski purkiss pursell purslow purves pusch pustilnik putt putten putz puustinen pušić pycroft pylyser pyne
pálsdóttir pálsson pächer pärn pérez péricard përmeti pölcher pölzl pöppelmann pügner pümpin pütsep pütter pētersons přindiš qaderi qadi qadir qarni
qasim qazi qiao qiu qiáng quadri quaglio quan quansah quartigiani quassowski qubaisi queally quealy queenan queiroz quennell quested quibell quill
quilter quimby quincy quinn quintero quintieri quiroga quiroz quispe quist quistgaard quiñones quli quliyev qureshi quách què qvennerstedt qvist raab
raad raag raahauge raaphorst rabbani rabemananjara rabinow rabl rabson rachůnek raciti rad rada radaelli radbourn raddi radebe radecki rader
radermacher radi radin radić radosh radović radu radulović radwan radwańska radzikowski rafiq rafn rafter raftery raghallaigh raghnaill rahaim rahaman
rahbek rahim rahimi rahman rahmani rahmberg rai raibolini raikes raines rainsborough rais raisa raizman raj rajadhyaksha rajanala rajapaksha rajchman
rajendar rakers rakes rakhimov rakić rakotomalala ram ramacciotti ramadan ramamurthy ramelli ramesh ramin ramirez ramli ramm ramos ramotowski
ramsbotham ramsey ramsing ramírez rana ranalli ranasinghe ranatunga ranaweera rancāns randerson randhawa randrup rane rangel rangell rangelov rangi
rangoni rangström raniszewski rankilor rankin ransdell rantanen rančić rao rapp rapson rasch rascoff rashed rasheed rashid rask rasmussen rassi
rasskazov rastoder rasul rataj ratgers rathjen rathnayaka rathnayake rathvon ratigan ratkevich ratnayake ratnikov rattenbury ratuliu ratzlaff raub
rauch raudenbusch raue rauf rault rauluni raun raus rautenbach rauter ravagnani ravenshaw ravilla ravinsky ravn rawal rawle raworth rawsthorne ray
raybould rayes rayfield rayment raymond raynsford rayson razdan razvozov ražnatović readman rebane rebello rebelo recabarren recinos reddish reddy
redenbach redfearn redford redknapp redwine reed reedus reenberg reeves reffert refsgaard refshauge rehfuss rehman rehmann rehnquist reich reichenbach
reichmann reigadas reiley reilly reimann reimer reinard reinikainen reinking reis reisewitz reisman reiter relph remezov renac rendahl rendel renfroe
renouf renschler repnik reschny resende reshetov restivo restout restrepo resvoll rettinghaus reuchsel reumer reuter reuterholm reutlinger
revazishvili revercomb rexhepi rexrodt rexroth rey reyburn reyes reyne reynell reza rezanov reznik reznikov rhead rhee rhim rhind rhodes riain rial
riancho riat riaz riazanski ribar ribeiro riber ribeyro ribisi ribnikar riboud ricci rice richard richards richardson richardt richeson richter
rickhill ricks riddervold ridell rideout ridgers ridler ridout ridsdale riederer rieger ries riesenfeld rietsch rife rifkind rigg riggin riis riise
riley rim rimkus rinaldi rinaldini rindom ring ringdahl ringgaard ringrose riopelle rippstein riquelme riqueti risager risamena rissling ristevski
ritson ritter rittich ritzel riva rivas rivera rivero rix rixon rizk rizwan rizzi rizzo rjazanskij roan robert roberts robertson robida robinett
robinette robinson robiquet robles robnik robotti roc rocha rochat roche rochfort rochon rockne rodda rode rodenburg rodier rodrigo rodrigues
rodriguez rodríguez rodway roe roed roelandts rogers rogerson rogozhkin roh rohde roig rojas rokkjær roldugin rolph rolvaag romanek romano romanova
romanovas romanowa romański rombley rombouts romeo romero romey romig ronaldson ronen rong ronnes rooi rooke rooker roos roosevelt rootare rorke ros
rosa rosales rosanes rosario rosas rosbaud roscher rose roseingrave rosemond rosemont rosen rosenberg rosenbloom rosendahl rosendal rosenfield
rosengren rosenkilde rosenkjær rosenlund rosenpalm rosensaft rosenstock rosenthal rosenvinge roser roshwald rosic rosich rosing rosmanith rosner rosol
ross rosselli rossen rossetti rossi rossignol rossiter rossmann rossner rossolimo rossouw rost rostow rostron roszkowski rota rotari roth rothbart
rothemund rothery rothfuss rotholz rothschild rotich rotta rotteveel rottmanner rouamba rouché rouco rouget roumieu rout roux roven rowand rowse
rowsell rowson roy roycroft roynon rozas rozentāls rozga rozgonyi rozman rozmiarek rozītis rožmarin roșca rragam ruas rubenis rubio ruddell ruddick
ruddiman rudenko rudloff rudman ruesch ruffalo ruffer ruffman ruggiero rui ruiz rulf ruman rumbaugh rumsfeld runau runcie rundgren rundle runge runyan
ruotsalainen rupe rupnik rus rusek rushby rushout rusich russell russo rustad rustamov rusticucci rusu rutkowski rutowicz rutt ruuth ruvkun ruíz
ryabokon ryan ryang ryba ryberg rybicki rybár rychlak ryding rye rygaard rygh ryken rylance rylands rymkiewicz ryndak ryoo ryther rytter ryu ryś
rzaguliyev rząb rácz rén ríos różewicz röber röthke rötzer rømer rønn rønne rønneberg rønnow rüdinger rümelin rītiņš saab saabye saad saade saadeh
saah saar saarinen saatkamp saavedra saba sabajo sabat sabath sabbatini saber sabet sabir sabolić sabroe sabrosky saburov saburow sacasa sacchin
sacharow sachartschuk sachdev sachidanand sachs sachtleben sackett sadek sader sadiq sadlier sadotti sadowski sadri sadykhov sadykov saeed safar safi
safin saftleven sagar sagmeister sagnier sagredo saguier sah sahabi sahakyan saheba sahin sahl sahli saidi saigō saikia saikow sainty saionji saitō
saivet sajjadi sakai sakakibara sakalas sakamoto sakellariou sakoda sakuraba sakurai sakurano sakurazawa sakyi sala salaam saladin salah salahuddin
salam salama salame salameh salas salatić salavarria salazar salcedo salden saldívar saleem saleh salehi salek salem salemi salerne saliba salibi
salih salihović salik salim salinas salkeld salling salloum salman salmelainen salminen salo salomonsen salonen salov saluja salvador salveyn sam
samaan samad samaddar samara samaras samarasinghe samardžić samarrai sambell samek sameshima sami samjatin samkange sammallahti sammes samokhvalov
sampath samra samuda samuel samuelsen samuelson samusenko samwell san sanchez sand sandager sandberg sandborg sandem sandeman sander sanders sandgreen
sandidge sandifer sandig sandison sandlund sandoval sandrini saneyoshi sang sanhueza sani sanjeewa sanna sano santamarina santana santavuori santesson
santiago santis santisteban santoni santoro santos santángel sanz sançar saperstein sapkota saporoschan saprykin saqlain sarabbia saracini sarah
sarbadhikari sarcevic sardinha sarduy sarfati sarfraz sargsyan sarich sarit sarker sarkies sarkozy sarmento sarnelli saroha sarper sarpong sarver
sarwar sasagawa sasaki sashihara sastrowardoyo sasu sat satanovsky satapathy satchwell satomura sattar satter satō sauer sauerbrey sauers sauerwein
saukkonen saulsberry saund saunders saupe sautner sautoy sauvage savalas savchenko savchuk savichev savicheva savickas savidge savige savinov savitz
savić savićević savolainen savtjuk sawalha sawamura sawant saward sawaya sawbridge sawczuk sawicki sawinow sawtschuk saxtorph say sayce sayed sayegh
saygı saylan sayler sayın sazanovich sberna sbragia scaccia scaggs scaglione scagliotti scala scalapino scalise scally scannail scannláin scantlebury
scarce scarpa scattergood scawen scealláin schaad schachtachtinskij schack schadan schadler schadow schadt schafer schaken schalch schaller schanche
schank schanke scharapow scharff schariati scharow schaschkewytsch schatow schattschneider schauerte scheel scheicher schelbert schelinger scheller
scheltow schenk schenkl schenström scherbakov scherchen scherhorn scherman scherner scheving schewtschenko schiano schiavonetti schicharjow
schickedanz schieck schieffelin schierenbeck schierenberg schierup schiffman schild schilling schiltz schimmelpfennig schimpke schindler schine
schipper schisler schitow schiwow schjeldahl schjoldager schjødt schlafly schlamme schlebusch schlegel schlessinger schljakow schluter schlömer
schlözer schlünz schlüter schmelzer schmertz schmetterer schmick schmid schmidt schmieden schmit schmitt schmitz schmuck schmugge schneersohn
schneider schneiter schnepf schnitler schnoor schnurr schnüriger schoeffler schoen schoenbach schoenfelder schoenfield schoerner schokking scholefield
scholem scholz schon schonfeld schonland schoonover schoop schott schottenloher schottius schou schowtka schrader schramm schreckenberg schreckengost
schreiber schreiner schrempf schroeder schroen schrojf schröder schröfl schröter schrøder schtscherban schtscherbatow schubert schuckmann schuester
schuh schuldiner schulenburg schulten schultz schulz schulze schumacher schumaker schumkow schuster schut schuurman schwab schwabe schwadron schwartz
schwartzberg schwarz schweighöfer schweikert schweitzer schweizer schweminski schwendinger schwenk schwering schwerner schwier schwietz schwippert
schwortz schwyzer schäck schäfer schön schönberg schönblum schönenberger schönfeld schönfelder schörg schøler schüpbach schürmann schüssler schütt
schütter schütz schütze scionti sciuto sclafani sclanizza scoggins scola scory scott scowcroft scrimgeour scrimshaw scriven scroggins scroggs scruby
scruton scudamore sculli scultetus scurfield scurlock seacole sealock seanáin searby searl searls seawell secher seck secter sedef sedloň seegar
seeney seerup segal seganfredo segantini segel segelcke segerblom segers segerstedt segert seghatoleslam segraves segura sehested sehnal seidel seidl
seifer seifzadeh seigenthaler sejersen sekera sekimoto selander seldes selepukin selim selimović selinger sellar sellars selley sellick seltzer semaan
semakov semaschko semenko semikolennykh semil semjonov semmelink semyonov sen senanayake seneviratne seng senghor sengupta senoner seo seoh seol seong
sepp sepúlveda serafini serano serebrennikov serebrennikow serena sergison sergo serhan seric serle serra serrano seru serup seruvakula sesay setchell
sethna settles seubert severinsen severson sevgi sevim seyfi seyrig sfeir sgambati shaban shabazz shackley shad shaer shafi shafto shagwell shah
shahan shahbazian shaheed shaheeda shaheen shahid shahidi shahin shahnawaz shahrani shahwani shaikh shakai shaked shakeel shaker shakir shakoor
shakura shala shalyapina sham shamdasani shamrani shams shamsher shamsi shan shand shandro shane shang shanker shanley shannon shao shapcott shapero
shapira shapkin shapleigh sharaf sharapov shareef sharfstein sharif shariff sharifi sharifov sharma sharov sharp sharratt shashkevych shashkov shastri
shata shatov shaw shawe shawkat shcherban shcherbatykh she shealy shedd shefner shehadeh shehata sheheen shehhi shehu sheikh shein sheinberg sheinman
sheldon shelmerdine shen sheng shengde shengelia shennawi shenoy sheokhand sheoran shepherdson shepperson shera sheran shergill sheringham sherk
sherstnyov sherwani sherwell shetty sheung shevchenko shevchuk shew shewell shi shibahara shibasaki shibata shibley shiflett shigeta shigetaka shiina
shilin shiller shim shimabukuro shimada shimizu shimmin shimoda shin shinbo shinde shindler shines shinjō shinoda shinwell shioda shiozawa shipp
shipway shirke shirota shishani shishido shitole shitov shivute shkodra shkolnikov shkreli shkrelistammen shmidt shockey shoda shoigu shojaei shome
shong shoobridge shor shorokhov shpakov shrestha shtepa shtylla shu shuai shukri shulga shulman shumack shuman shumkov shumyatsky shung shunk shupe
shurtleff shushunov shust shuǐ shvets shēn shō shōriki shū siadhail sibille sibul sichinava sicignano siciliani siddiqi siddique siddiqui siddons
sidran siegemund sieng sieradzan sietas siever sievert sigalet sigfússon sighvatsson signorile sigurbjörnsson sihler sikdar sikora silayev silbergeld
silberman silesia silin siliņš silkin sillah sillence silva silveira silverberg silvestri sim sima simaika simakov simister simić simmerman simon
simonnet simonot simonsen simonsson simonyants simopoulos simpson simões sin sinai sinani sindeyeva sinding sinfield singelmann singer singerman singh
singla sinha sinkewitsch sinno sirianni sirico sirotin sirový sisask sisk sisler sissener sistrunk sisulu sitara sithole sitsky sittenfeld sitton
situmorang sitwell sivakov sivaraman sivertsen sivák sixsmith siúrtáin sjaastad sjakura sjarov sjuganow sjumkov sjöberg sjöqvist sjöstedt sjöstrand
skaaning skaarup skafte skagestad skancke skanes skau skele skerrett skibsted skidmore skilton skipper skipwith skirrow skivington skjødt skjøth
skoblyakov skobov skoglund skokov skopal skorobogatov skoryk skou skov skovbjerg skovby skovgaard skovsgaard skowron skowronek skowroński skoyles
skočovský skride skrijelj skrimshire skriver skrmetta skrok skrzypczak skuherský skujenieks skulme skurla skwierczyński skytte skyum skála sköld skøtt
slabber slager slanning slatter slaviero sleight slepička slesinger slesser slight slobin slodowy slot sloth sludden sluijs slánský smadja smagulov
smallcombe smed smedegaard smellie smeltzer smet smetana smetáček smidt smillie smirke smirnov smit smith smither smitherman smithies smits smitt
smolin smolka smollich smotlacha smrz smulders smurov smør snedden snedker sneedorff sneijder snelgrove snodaigh soame soares sobalvarro sobchenko
sobczak sobinov soblet sobolschtschikow sobolshchikov sobredo sobtschenko socarides sodje sodré sodtke soelberg soentgerath soerensen sofer
soghomonjan soghomonyan sohal sohl sohn soi sojka sojovský sok sokolov sokullu sola solarz soleil soleimani soliman soloduchin solodukhin solomatin
solonitsyn solovey soloviov solovjov solovyov solovyova soloway solowjow solowjowa soltani soltanov soltanow soltys solís som somby somervell
somhairle sommer sommerfelt somner somorjai son sondes song songaila songül soni sonn sonne sonntag sonti soomekh soomro sopoćko sor sorby sorensen
sores soria soriano sorley sorrentino sosa sostre sothern sotnikov sotnikow soto soulier soun sousa soutar southall southward součková sovák sow
sowell soysal soós sołtys spaanderman spackman spagnolo spagnuolo spahić spake spanggaard spanić spark sparkes spasojević spate spautz speake speakman
speare spearritt specht speelman speir speirs spellerberg spencer sperafico speranski speransky spero speshnev spesivtsev spessiwzew spets spheeris
spiegel spieranski spijkerman spilman spilsbury spinetti spira spiteri spitzner spogen sporel spratly spriestersbach springborn sproat sprogis sproule
spurlock spurný spurrell spurway srba srebotnjak srinivasan srour staal stabile stables stachurski stadie stadler stadlmann stage stagliano stahel
stahl stahmer stahnke staker stallard stamp stampe stamsnijder stan stancliffe stancu standaert stander standing standl standring stanier staniforth
staniszewski stanić stankevičienė stankevičius stanković stanley stansell stanyhurst stanzione stapleton staponkus stark starkenborgh starker starkie
starner starobin starshova starup stasiak stasik staszewski staunton stausholm stavrev stavrou stašek stea stear stears steblin steckler steen
steenberg steenholdt steensen steere stefano stefansen steffen steffensen stegman stegner stein steinauer steinbeisser steinbeißer steinberg steiner
steinfeld stelzer stemberger stenborg stender stenerud stengaard stenhammar stennett stensgaard stent stentoft stenvard stenzel stepanova stepanovich
stepanowa stephan stephansen stephensen stepneth steponavičius sterky sterman stern sternberg steuchius stevens stevenson stewart stezjuk stiassny
stibor stickles stidham stilling stinchcomb stiner stires stirk stith stivín stocco stock stockton stodart stodůlka stoffels stoica stoitschkow
stojanov stojanović stokar stoker stokholm stokoe stolbov stolle stollery stoneking stoneman stong stonhouse stonys stookey stoops stoor stoové
storbæk storgaard storm storoschew storozhev stosur stoudemire stougaard stough stout stoy stoyanov stoyanova stošić straarup strader straffgürtel
straith strakatý straker strakosch strand strange strangways strasburger strassman stratemeyer strauss straussler stravinsky strawson strayer
streatfeild streeton strehlow streib strejček strete strickland strnad strodtmann stromberg stronge stroock strugar strugatsky strugazki struszyński
struyk strużyna stryhn ström strøm studdard stuhlsasse stuhr stumbles stupak stuppler sturm sturmy sturridge styka styler stylez stæhr stöckhardt
stöger stößner støvring stępień stępiński stępkowski střihavka suardo subotić subtschenko suchanow suchecki suchomlinov suchomlinow suchow suchánek
sudarikov sudarikow sudeykin sudhakar sudworth suehiro suen sugahara suganuma sugawara sugisaki sugiyama suh suhr suiter sukhanov sukhikh sukhomlinov
sukhov sulaiman suleiman suleimenov sulej sulivan suljić sulkin sullivan sulman sultan sultana sultanov summerskill summerson summons sun sund
sundberg sundquist sundqvist sundström sunesen sung sungenis suo suomalainen suozzi superchi supersaxo supple suray surma surname suschenko sutowicz
sutphin suttie suttle sutton sutyagin suvari suwara suwart suy suzor suzuki suárez svane svatoň svatoš svendsen svenningsen svensson svenstrup
svenungsson sverkerson sverkersson sverresson svirin svoboda svobodová svojsík svozil svárovský svěcený svěrák swados swain swales swanberg swanenburg
swannell swanson swanstrom sward swartwout swasey swash swatosch sweatman sweeten sweetser sweetzer sweginzow swelim swete swindell swinfen swinson
swirsky swynnerton syed sylvest symon symons symyrenko synnot syomina sytek syverson szabó szafarz szajda szamuely szarapow szarow szaszkewycz
szczerbatych szczytko szeps szewczenko szewczyk szidon szilágyi szlagowski szojda szojgu szołtysek szpanowski szumiacki szuster szydłowski szylling
szymański szymczyk sáez sámson sánchez sáňka sânmărtean sämann sîrbu söderström sözen søborg søby søderberg søe søegaard søgaard sønderby søndergaard
søndergård sønderskov sønderup sønnichsen sørensen súilleabháin sążyca słowakiewicz sūn sůva tabakov tabakow tabatabai tabatadze tabb tabet taha
taheri tahir tahirović taing takada takagi takahashi takaki takata takeda taketa takeuchi takács tal talanov talanow talbert talich talin tallman
tamang tamayo tamaș tambosi tamer tamm tammik tamura tan tanaka tancock tandrup tang tange taniguchi taniyama tanrıkulu tansi tao tapia tarczyński
tariq tarnutzer tarp tassel tat tatarov tatekawa tatsuyoshi tatíček taubes taufer tavares tavčar taweel tawiah tawil taylor tebbit teber tedrow teel
tegeler tegg teilmann teitelboim teixeira tekin telegin teles telgen teli tellefsen teltschik temkin temmerman templer tenenbaum tener teng tengelin
tenishev teo teoh tep teraoka terata terkelsen terki terkildsen termansen terno terp terranova terrick terrill terry tertyschny tertyshny terzioğlu
terzić tesařík teskey tessin tessore testa testelets testerman testore tetrode tets teuscher teutsch tewes tewsley texeira texter teymourian thackray
thackwell thalman thanasi thapa tharp tharpe tharu thau thaulow thaysen thede theisen thelin thelwall thelwell themen themsche theodore therkelsen
therkildsen thesiger thestrup thiam thibeault thiede thienen thiesen thill thirlby thirlwall thisted thistlethwaite thole thomann thomas thomasen
thomassen thomayer thomaz thomlinson thompson thomsen thomson thondaman thorarensen thorburn thorcáill thorhauge thorlacius thorlakson thorman
thornett thorsager thorsen thorsson thorsted thorsteinsson thorup thostrup thrane threadgill threepwood threet threlfall threlkeld throssell thrum thu
thuesen thulstrup thurgood thy thybo thygesen thyne thynne thyssen thái thân thévenard thøgersen thường thạch tichota tickner tidd tidey tidjani
tidwell tief tiegs tiersen tietje tilbrook tilden tilleman tillemans tilley tillsley tilsley tiltman timander timm timmer timmerman timmermann
timmermans timms timoshin ting tinkham tinkle tinley tinning tiong tiptoft tirolien tiryaki tischer tisdall tishler tismăneanu titcomb titova
titterington titterton tiu tiwana tiwari tiêu tjarda tjessem tjin tjuchraj tkachenko tkachuk tkaczuk tkatjuk tkatschuk tkáč tobias tobiasen tobiassen
tobolka tobón tocker todorov todorova todorović todorovski todorovsky todorowski toensing toffler toft tofte togan togawa toikka tokarski toki toksvig
tokugawa tolbert tolbuzin tolentino tolhurst tolj tolkin tollefson tollemache tolmatsky tolnæs tolochko tolotschko tolson tolstrup tomalá toman
tomaszewski tomašek tomeš tomhrair tomilov tominc tomić tomkinson tomline tomlins tomsa tomíček tomčić toner tonge tonnar tonnesen tooby toogood
topete topp topsøe toral torcaill torgersen toriyama torje torkelsen tormaigh tornow toro toropov torp torres torretta torshin tosetti toshack toska
toskaj tosun totanés totter tou touchet tougaard touhey toulmin toulose touradji tousignant towerson townend townsend townsley townson towse toy
toyonaga tozawa tošovský trafford trail trajanoski trajanovski trajcevski trajkovski tramontini tran tranberg trang traoré trapesnikow trapeznikov
trapnell trauth travkin treadway tredinnick tredway tredwell tregenna tregenza tremblay trenewith trengove trentham trevanion treweek trewynnard
trezise tribbett trickett trier trimen trinder trintignant tripe triska tritz triệu trnavský troelsen troelsgaard troighthigh trolle trombley tronvoll
trounson trousil trtovac trubshaw truby truchseß trudeau truelsen truksa trull trussell trutovsky trác trécourt trümper trýb trương trần trịnh tsai
tsakonas tsarevsky tsay tschabuschnig tschakarow tschanturia tscheremissow tschernizki tschernowa tschertschessow tschistjakow tschubenko tschuchrai
tschupin tschurilow tschöpe tseddelman tsehelskyi tshisekedi tsiklauri tsitsin tsoi tsui tsujihara tsujii tsujimura tsunematsu tsuzuki tsvi tsybin
tsyplakov tuchkov tuchman tuck tuckman tuder tudor tuft tuiasosopo tulk tullett tully tumanischwili tumanishvili tuminelli tumulty tunaboylu tunks
tunçboyacıyan tuominen tupý turan turay turczynski turgut turina turk turle turner turney turnipseed turnour turretin turunen tusor tuxen tuzson
tvrdoň twaddle twardowski twemlow twilley twitchell twort twose twysden tyagi tychsen tygesen tyler tylman tylney typlt tyquin tyrer tyrie
tyschtschenko tyshchenko tysjtjenko tyszczenko tyukalov tyzik táng tân tägert téllez tómasson tóth tõnisson tõniste törnebohm török törő tønder
tønnesen tøttrup türel türkay türker türkmenbaşy türkoğlu těsnohlídek tīruma tōdō tōng třeštík tống uch uchida uckermann udayar uddin udechukwu udsen
udvardy ueda ueno ueta ueyama ugochukwu ugwu uhlíř uhm ula ullah ullathorne ullrich ulrich ulriksen ulrych umberger umeji umfray umrigar umunna
underdown ung unger uniyal unkovsky unseld unsworth unterberger upadhjaja upadhyay upajjhaya upshaw upītis uramoto urayama urban urbonas urbonavičius
urbonienė urbán ureña uriarte urquidi urquiza urquía ursell ursu urushadze usandizaga usanov uskov uslu usman usque ustinovich utada uthwatt utmanzai
utsiyev utting uvedale uzdenov vaca vaccari vacek vachek vacquier vactor vad vadas vadera vadiveloo vadra vaduge vafa vafaei vagana vaganay vaganov
vagg vagner vahab vahafolau vahala vahedi vaher vahid vahtre vaia vaidhya vaidyanathan vaile vaill vainberg vainikolo vainio vaisey vaive vaizey
vaišvila vakalalabure vakalis vakhitov valach valadao valadez valchev valcin valdecañas valder valdez valdimarsson valdés valebrokk valencia valencic
valensi valente valentin valentini valentiny valenzuela valeriev valerii valeur valeyev valeš valiani valiante valido valjarević valjavec valkengoed
vall vallabhaneni vallarino vallecilla vallelonga vallely vallerand vallini vallow vallverdú valmorbida valon valori valov valoyes valpey valpy
valsson valters valvano valvassori valverde valvo valys vambery vammen van vanags vanasco vandaele vandamme vandborg vandelannoite vanden vandeput
vander vanderbank vanderkaay vanderveer vandervis vandivier vanegas vanemerak vang vangelisti vangjeli vangsgaard vanita vankayala vankoughnet vankov
vannucchi vanocur vanoni vanover vansteenkiste vanstiphout vantukh vanýsek vančo varabiev varacalli varadarajan varadhan varadi varadkar varady
varaiya varayev varbanov varcoe vardanyan vardon vardy vardzelashvili vareikis varela varešanović varga vargas varis varkey varlam varmah varman
varnado varnum varol varona varsallona varsavsky varshney varszegi vartak vartanyan vartia varty varughese vasallo vasanthan vasara vasava vasconcelos
vasev vasiev vasik vasilache vasileiou vasilev vasilevski vasiliadis vasiliauskas vasiliauskienė vasilijević vasilinda vasilić vasilj vasilyev vaske
vasković vaskuti vasović vassalo vassell vasselon vasser vassil vassili vassiljev vasta vaswani vatamanu vatansever vatubua vaturi vatuvei vaught
vaughton vaugrenard vaulkhard vaupel vaus vause vautier vautin vavroušek vayne vayssière vaziri vazirov vazsonyi veach vear veazey veckinchusen vedel
vedenin vedral vee veeder veen veeraraghavan vega vegar veggio vegt veidt veiel veikoso vejjajiva vejvoda vela velagić velandia velasco velazco velden
velder velenovský velev veley velez velichkov velinov veljanovski velkoborský velkov vella vellacott velleman velling vellinga velliscig velloso
vellucci velma veloz velshi velupillai velyaminov velásquez venczel vendelbo vendler veneberg venegas veneracion veness veney venier venkatasubbaiah
venkateshwarlu venne vennerød venning venora ventenat vento ventresca ventrone venuto venzon vera veras vercauteren verch vercoe verdecchia verdenius
verdicchio verdirame verdoodt verducci verellen verene vereshchagin veretennikov verfaillie vergano vergara vergunst verhavert verheiden verheijen
verich verigo verkerk verlin vermaak vermandel vermeij vermeule vermeulen vermiglio vernizzi vernon veronelli verplank verrell verreos verrilli verry
verschuur versen versolato versyp vertefeuille verwoerd veryard veryovkin vesaas veselago veselinov veselá veselý vespoli vespucci vess vest vester
vestergaard vestergård vetlesen vetsch veverka vevers veysey vezin vgenopoulos vianu viazzi vibart viborg vicari vicario vicary vicat vicens vicentini
vicenzino vickerson vidal vidale vidales vidali vidangos videira videnović vides vidić vidmar vidović vidošić vieau vieira vien viener viers vietti
vigar viggers viglione vigna vigoreaux vigors vigurs viik viitasalo vij vijayaraghavan vikal vikestad vikhrov viklund viktorsson vikulin vikulov
vilalta vilarroig vilaró vildósola vilfan vilhelmsen vilhjálmsdóttir villa villaamil villacis villadsen villafañe villagrasa villalba villalobos
villalona villamizar villanueva villapol villaroel villaronga villasante villasanti villaseñor villate villatoro villegas villella villepin villere
villiers villiger villumsen villwock vilotić vilsack vilstrup vilímek vimukthi vinaver vinayachandran vinberg vincent vincour vind vindenes vindevogel
vinding vines viney vinichenko vinnitskaya vinogradov vinter vinther vintov viollier virastjuk viray virk virkkunen virmani virtanen visalakshi visbal
vischer vishnevetsky visscher visser vissing vistisen viswambharan visweswaran vitaić vitale vitanza vitelli vitezović vithana vithanage vitharana
vitiello vitko vitt vittadini vittor vittrup vitty viudes vivan viveiros viverito vivino vizard vizcaíno vizitiu viñao viñolas višinskis višković
višňovský vjatjorka vladeck vladimiri vladimiroff vladić vladyushchenkov vlahov vlaović vlasichev vlasopoulos vlassenko vlassis vlatković vlok
vlădescu vodopyanova vodrey voelker vogel vogeler vogler vognsen vogt vohidov vohra voigt voigtmann voisine voit vokey volchenkov volkonskaya volkov
vollenhoven vollertsen volodihin vologodsky volstad voltaggio vom von vonarburg vondráček vong vongsa vonášek voon voorst vorbe voris vorkapić
vorobyov voronkin vos vosburgh voskovec vosler vospernik voss votaw votolato votsis vouk vousden vouzas vovchenko vovk vowell vowles voyce voyle
voynilovich voynov vradenburg vraneš vranjković vranković vratil vrhovnik vries vroon vrťo vucetich vugt vuillaume vuillemin vujanić vujić vujović
vukajlović vukcevich vukićević vukobratović vukojević vuković vula vulić vulićević vuorinen vutov vutsov vuylsteke vučević vučkić vučo vyachorka
vyarheychyk vyborny vychodil vyner vysotskaya vyver vyšniauskas vásquez vázquez vårvik végh véliz vértiz vílchez völgyi vīgners vītols vœux vương
waage waal waber wachowicz wachter wada wadding waeyenberge waganow wagenaar wagener wagle wagner wagstaffe wahab wahba waheed wahlström waitt
waitzkin wajda wake wakeham wakim walcher walczak waldburg waldman waldmann waldock waley waleys wali walker walkom wallace wallengren wallimann
wallin wallington wallner wallwork walmisley walow walpuski walrond walsh walshe walter walther walton walwyn walzel wan wanchope wandesford wang
wangchuk wanggiya wanker wanklyn wanly wannenmacher wansbrough wanyan waples waqa warchavchik ward warde warhola warkentin warming warnecombe waronker
warrender wartanian wartmann warzecha waschtschuk washbrook washburn washington washio wasti wat watabe watanabe watchorn waterloos waters watling
watmough watson watt waverijn wawrzyniak wayne wałach weah weatherill webb weber wechsler wecht weddle wedekind weeber weerakkody weerasinghe wegelin
wehrli wei weibull weider weidman weinert weinman weinreb weinreich weirathmüller weis weisbrod weiss weiß welat welser welter weltmann weltz wen
wendlinger weng wengerter wenzel werder werdermann wereschtschagin werjowkin werkman werner werthner werve wesley wessels west westergaard westermann
westh white whitfield whitty wiberg wichmann wick wickramasinghe widjaja widolf wiechmann wiedermann wiegert wielhorski wieprecht wieren wiese wiesner
wigström wijesinghe wild wilhelmsen wilk wilkerson wilkie wilkinson wilkman willadsen wille willems williams williamson willmott willoughby willumsen
wilson wimmer wimpffen winckler wind windberger winding windisch windus wineman winford wingerter winkel winkler winman winner winogradsky winser
winter winther wirahadikusumah wirastiuk wirthlin wirths wiseman wisher wismer wissing wit withe witherby witherspoon withycombe witkowski witt witte
wittler wittliff witzig wizen wißmann wiśniewski wjatschorka wladjuschtschenkow wode wodehouse wogan wojciechowski wojnar wojtyla wolf wolff wolffe
wolfgram wolfinger wolk wolkow wollesen wolley wollny wolner wologodski wolrige wolryche wolters woltschenkow womelsdorf womersley wong woo wood
woodger wooding woodson woolcott wooler woolgar wooller woolnough woolstencroft woon worm woronin wouk wouters wowk wowtschenko woyniłłowicz wołk
woźniak wragg wragge wrangel wrather wratten wreford wright wriothesley wroth wróbel wulff wulsin wurzelbacher wybieralski wyche wyder wykes wyllis
wyllt wynn wyrick wyssozkaja wyszecki wyvill wáng wächter wèi wójcik wörndle wühr würtz wŏn xavery xenofontow xhuvani xia xian xiang xiao xie xing
xiong xián xtravaganza yacoub yadav yadavilli yadigarov yadlin yaeger yaginuma yaguarán yaguchi yahya yakimovich yakovchenko yakovenko yakushimaru
yalaz yalden yalom yamada yamaguchi yamamoto yamasaki yamashita yamazaki yamin yan yanagimachi yang yanin yankey yanık yao yarkov yasin yassin yassine
yastrebov yasumi yatsko yau yavaş yazdani yaziji yağmur yde yeager yeamans yeardley yee yehe yehenara yehonala yehoshua yelverton yelyashevich yemm
yemtsov yener yeoh yeomans yeong yepes yeremeyev yeremyan yerli yerofeyeva yesaulov yesipov yeung yevstigneyev yevtushenko yeşilnil yildirim yildiz
yilmaz yim yin ying yiğit yobo yoder yohn yokoyama yolkin yonai yoneda yoo yoon yorston yos yosef yoshida yoshiie you youds youn younes young younis
yount yousef yousefi yousif youssef yousuf yuan yuda yudenich yudin yue yumashev yun yupanqui yurkov yurovsky yushkevich yuste yusuf yusufoğlu yáng
yáñez yñigo yüce yīng yıldırım yıldız yıldızoğlu yılmaz yılmazer yōng zable zacchia zacharczuk zacharias zachariassen zacharov zacherle zacho zachos
zadeh zafar zaffaroni zagoritis zaher zahm zahnd zahra zai zaidi zainal zajac zając zakaria zakharchuk zakharkin zakharov zaki zakirov zakrzewski
zaman zamani zamanov zambrano zammit zamora zamoyska zampano zamyatin zamyatnin zander zang zanini zaporozhan zapp zappacosta zapruder zarakolu zariņš
zaschka zavadovsky zavalii zavoda zayas zaykov zaytsev zdebel zdovc zeb zedlin zedner zehelskyj zeiher zeil zeilberger zekić zelepukin zeller zelman
zelmanov zemskov zen zendrini zeng zengin zentsov zenz zetzsche zevi zeytuntsyan zha zhadan zhang zhao zharov zheleznov zheltov zhemchugov zhen
zhestkov zhi zhikharev zhirmunsky zhitarev zhivov zhong zhou zhu zhuang zhuo zhào zhāng zhōu zhū zia ziadi zibrov ziegelbauer ziegelman ziegenfuss
ziegesar ziegler zieliński ziesche zikaras zimerman zimmer zimmermann zinkevich zinnemann zinner zinserling zinsou ziou ziskin ziuganow zizin zjadan
zlobin zlotowitz zoeng zogg zoghbi zohar zolani zombory zondek zonew zopf zoricic zorin zorić zorn zou zubchenko zubczenko zubrzycki zuckermandel
zuckschwerdt zuker zukić zukovsky zumpe zupan zupančič zupko zurfluh zuu zvegintzov zwerling zwicker zwyssig zybin zykina zyuganov zádor zástěra
zázvorka zíb zöllner zúñiga złobin zōng zǎi ábrányi álvares álvarez ávila äikäs åström çakmak çami çatlı çelik çetin çimen çiçek óclaich ómarsdóttir
ông õunapuu öcal önal öncel östberg österberg östlund öttl özbey özbilen özbilgin özdemir özdilek özdoğan özer özhan özkan özker özkul özkök özmert
özoguz özoğuz öztoprak öztorun öztrak öztürk özyiğit özçelik øhlenschlæger ørsted ørum øster østerby østergaard østergård úlehla übelacker ünal
þorsteinsson ābols ćustić čada čadek čejka čejvan čengić černohouz černušák černá černý červíček česnauskis čolak čuba čubrilović čulen čulo čulík
čuřík čáp đorđević đoàn đukić đurić đuričić đurovski đàm đào đặng łaguta łahno łatynina łokszyn łopatin łoziński łukaszewicz łytowczenko łytwyn ōba
ōbayashi ōkawara ōno ōta ōtsuka řihošek śliwiński ślopek śląscy şahan şahin şakir şamdereli şen şengül şensoy şimşek šadeiko šančić šarić šaulić
šavrda šebesta šebánek šechtl šerifović šimáček šivic šišić škerjanc škréta šlapák šlégr šmahel šmajda šmehlík šmok šmēdiņš šolc šoltys šoškić špinar
šrom štern štorek štrukelj štuhec štěpán šubrt šukys šusta šustr šutej švanda švedas švestka švorc šváb šídlo šír żmuda żochowski życzkowski żygulski
žagar želenský žemva živný žukauskas žukauskienė župančič žvižej țițeica țurcan əhmədov əliyev абдрахманов абдуллаев алиев амангельды ангелов ангелова
ахметов богданов болат бондаренко васильев виноградов волков воробьев георгиев георгиева голубев димитров димитрова зайцев ибрагимов ибраев иванов
иванова илиев илиева илић исаев искаков исмаилов кавалеў казлоў казлоўскі калиев каримов ким ковалев козлов козловский кузнецов кусаинов лебедев марат
марковић милошевић морозов мурат николић николов николова новик новиков новік нургалиев омаров оспанов павлов павловић петров петрова петровић попов
садыков семенов серик серикбай серік серікбай смагулов смирнов соколов соловьев станковић стоянов стоянова стојановић сулейменов султанов тодоров
тодорова христов христова цой юсупов ђорђевић іваноў јовановић ḥazzan`
