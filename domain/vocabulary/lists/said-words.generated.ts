/** Made by tools/said-words.ts; sources in SOURCE.md. */
export const SAID_WORDS = {
  da: `aaa adrenalin afføring afføringen afføringsprøve aflaster afstand aftaler aftalte aften aftenen aftes aktinisk aktivitet albuer albuerne aldrig
alkohol alle allerede allergi allergisk alligevel alt altid altså amlodipin amlodipinen anden andet andre anfald ankel ankler anklerne annenhver
apoteket april arbejde arbejder arbejdet arbejdspladsvurdering armen armene armhulerne arret arveligt astma asymmetrisk atypisk august aura baby
badehætte badet badning bag bagbenet bagefter baghånden bagoverbøjninger bagsiden bagtil bagud bakken banan banker bare barn barnevognen beder bedre
bedøvelse bedøver begge begyndelsen begynder begyndt begyndte behandlet behandling beholde beholder behov ben benet benløft bestiller betyder
betændelse betændelsen bevægelighed bevægelse bider bihulebetændelse bil bilen billede billederne billigere bilnøglerne binyrebarkhormon biologisk
bivirkning blande blank bleer bleg blev blevet blive bliver blod blodfortyndende blodprocent blodprocenten blodprop blodprøver blodtryk blodtrykket
blokade blå blød bløder blødere blødt booket brev breve briksen bror brug bruge bruger brugte brunt bryggeriet brystbenet brystet brystvæggen brækker
brækket brænder bukserne buler bund buret bus bussen byld bylde både bære børnehave cefalosporiner centimeter centralisering chippen cocker cortisolen
cøliaki dag dagbog dage dagen dagligt datter datteren dejagtig delene dem den dengang denne deprimeret der derefter derfra dermatoskopet det
dexamethason diarré dig din dine diskusprolaps diskusprolapser dit doktor dopleren dosis drejer dreng drikker driller dropper dråber drøvlen dybt
dyrkning dyrlæge dårligere dårligt dækket døde døgn døgnet efter efteråret egen egentlig eget egne ekg ekstern ekstra elikvis ella eller ellers
ellevte elsker end endelig endetarmen endnu ene engang enheder enige enkelt enoghalvfjerds ens etårige faktisk faktor falde falder faldet falsk
familien fandt far farlig farve farver fast feber fedtceller fedtet fem femogfyrre femoghalvfjerds femoghalvtreds femogtyve femten fennikelte ferie
ferien fester fik fin finde finder findes fine fingerbredde fingerspidserne fingre fint fire fireogtyve firs fjerde fjorten flad flasken flasker flere
fleste flimren fluorescein flyttede flåd flåder fløde fod foden foder foderet foderforsøg fodranden folderne folinsyre for foran forandre forben
forbinding forbindingen fordi forgænger forhindring forhøjet forkalkning forkert forklare forkølelse formentlig forpoterne forrest forresten
forsigtige forsigtigt forsikret forstadie forstoppelse forstuvet forstår forstørrede fortsætter foråret fra fredag fredagen fredags fremgang fremmed
fri frisk frisør frokost frosset fruens fryse fryser fuld fuldt fyrre fået får fødder fødegangen følelsesløs føler føling før føre først første gal
galop galt gamle gammel gang gange gangen garn gas gav gavn gel gele gemmer gengæld gennem genstande gentage gentagelser gerne gider gigt gik giv give
giver givet gjort glad glat gled glimtene god godt golden grad grader gram gravid graviditet grund grå gråd gråt græd græder grødet grønt gult gulvet
gået går gælder gær gærsvampe gøende gør gøre haft hale halsbrand halsbranden halsbåndet halsen halt halv halvanden halvfems halvt halvtreds ham
hamster han hanhund hanner hans har havde have haven hed hedder hekseskud hel hele heller helst helt hende hendes henviser henvisning her herhen
herovre herude hest hilser hinker hjem hjemmesiden hjernen hjernerystelsen hjerte hjerteekko hjertelyd hjertemagnyl hjertet hjælpe hjælper hofte
hoften hofterne holde holder hopper hornhindebetændelse hornhinden hos hoste hoster hosteslim hovbylder hovedet hovedpine hovedpinen hud huden
hudkræft hul huller hun hund hunden hundene hundrede hurtigt husker hvad hvalpene hvem hver hvert hvid hvide hvidkål hvile hvis hvor hvordan hvæse
hvæser hydrokortison hyperkeratotiske hånd hånden hår hårbunden hård hårdt hæmoglobin hæmoride hænderne hænge hænger hæs hævede hævelse hævelsen hæver
hævet høfeber højre højst højt høre høreprøve hører hørte ibuprofen igen igennem ikke ileus imellem imens ind inde indekat inden indenfor indtil
infektion infiltrerede ingen ingenting intakt internettet intet issen især jage jager januar jeg jer jeres jern jernet jordemoderen julefrokost
julegåsen juletræet juni kaffegrumset kaffen kalde kalium kammen kan kanin kaninen kaniner kant kanten kantinen kapsel kassen kaster kastet kastrerede
kastreret kat katte katteinfluenza kattemor katten kattesnue kattesyge ked keratose ketoner kigge kigger kighoste kighostevaccinen kikkert kiks kilder
killing killingevacciner kilo kindtænderne klar klare klarer klart klat klemmer klemmetest klemt klik klinikken klistrede klogt klokken klor klump
kløen kløet klør knaldrød kniber knirker knoglen knoled knude knuder knugende knæ knæene knæk kogt kokker kold kolde koldsved kolesteroltal kollega
kom komma komme kommer kommet kone konfirmationen konstaterer konstateret konsultationen kor korsbåndet kort korte koster kraft kraften kraftig
kraftnedsættelse kraven kreatinin krogen krokodilleplaster kroppen krummer kræft kugler kun kunne kvarter kvik kyllingefoder kæbehule kæbevinkel
kæmmer købe købt kør køre kører kørt kørte laboratoriet lad lade lader lagde lagt lampe lange langfingeren langt lap laser lav lave laver lavere lavet
led ledbåndet leddegigt leddegigten leder let leukose levende leveren leverpostej leverprøve levertal levertallet lidokain lidt lige ligegyldigt ligge
liggende ligger lille lilletåen linser lipom liv livet logrehale lommen loppebid lopper lovet luft lugter lukkede lukket lunger lyd lyder lymfeknuder
lyser lyserøde lyserødt lyset lysglimt lyst lår låret læberne læg læge lægen læggen lægger længde længe læsion læste løber løbet løbetid løfte løftede
løfter lørdag løse maden maj man mand mandag mandags mandel mandlen mands mange manipulation manøvre marsvin marts masser maven mavesæk med medicin
meget melatonin mellem melon meloxicam men mener meningen mente mere mest metforminen metoclopramid metoprolol metotrexat metotrexaten mider midt mig
migræne mikrogram mikroskopet mikstur mild militæret milligram milliliter millimeter min mindre mine minut minutter mislyd mobiloplader mod moderat
modermærke modermærkekræft modermærket modstand mor morfinstoffer morgen morgenen morges mors moster motoren munden murer muskelsmerter måde måle
måler målt målte måltiderne måned måneden måneder måneders måske mælk mælkehjørnetand mærke mærker mørkebrun nabo naboens nakken nat natten ned nede
nedsat negativ negativt neglene nej nerverodspåvirkning nettet neuroskred nitten nittenhundrede nogen nogensinde noget nogle nok normal normale
normalt noteret november nul nummer numsen nye nyopereret nyrerne nyretal nyretallet nyser nyt nytår nåede nået nål når næsebor næste næsten nødt
nødvendigt også okay oktober omeprazol omkring ondt online onsdag opdagede operation operationen operationssåret operere opereres opereret opkast oppe
oppustet orden ordentligt ormekur ormekuren ortopæd otitis otte otteoghalvfjerds otteogtredive otteogtres otteogtyve over overalt overkanten overkæbe
overrasket overstået oxy oxycontin pakke pakken pakket panden papir papiret par parkering parret pas passer pause pegefingeren pels penicillin
penicillinen per piber pigmentnetværk piller plaster plejer plet pletter pletterne plukkeveer plus pneumokokker pose positiv positivt poter poterne
prikke proben problemer procent procents prop protein præcis prøv prøve prøven prøver pseudocroup psoriasis psykolog puden puls pulsen pupillerne pus
pust påske pædagog pæn pænt pølser radiojod rammer rask reagerer reageret recept registreret rejerne ren rendte rene rense renses renset rent reol
rest resten rester ret retter ribben ribbenene rigtig rigtigt rimelig ring ringe ringede ringer ringes ringorm ris risiko river rodbetændelse rolig
roligt runde ryger ryggen ryster rød røde rødme rødt røg røntgen røntgenbillede røntgenbillederne sad sagde sagt sagtens sal salt saltvand salve samme
sammen samtaler sandsynligvis sat satte savle savler scanne scanner scannet scanning seddel sej sekret seks seksogtredive seksten selv selvrisikoen
sender sendt sengen september ser sertralin ses set sgu shampoo shifter sid sidde sidder side siden sider sidst sidste sig sige siger sikke sikker
sikkerhed sikkerheds sin sine sjette skab skabet skadestuen skal skalaen skat sker skidt skiftede skiftes skiftet skinner skjoldbruskkirtlen sko
skolepsykologen skraldespanden skrev skrevet skridtet skriv skriver skubbes skulder skulderblad skuldre skulle skum skurren skyld skyldes skynder
skålen skællende skærer skæres skæve skævt skødet slag slanke slap slappe slemt slet slidgigt slikker slikket slippe slipper slugte slut slægt sløj
smerten smerter smertestillende smid smitte smitter smule smurte små smører snakke snakker snart snuden snuppet snurren snæver solcreme solen
solkeratoser solskader som sommerhus sove sovende sover spacer spaniel sparkede sparker spidsen spidser spiser spist spray springer springhest sprøjte
spændt spærret spørger stadig stalden startede starten startet stave steder stedet steget stemmegaffel steriliseres stikker stimulation sting stiv
stivgjort stod stop stoppede stopper stoppet stor store storesøster storetå straks strakte strammer strubehoste strækker stykker styrke stå stået står
stærk stærkt størrelse største støt støttebind sug suger sukker sukkersyge sundhedsplejersken svag svangerskabsforgiftning svarende svarene svaret
sved svier svimler svoger svulmede svækket svært sygdommen sygehuset sygemelder sygemelding sygemeldt sygeplejersken syn synes synger synke
synsforstyrrelser syr systemet syv syvogtredive syvogtres sådan sår såret sæl sænkning sætte sætter sølvgrå søn søndagen søster tablet tabletter
tabletterne tabt tag tage tager tages taget tak tal tale taler talt tandkødet tandlægen tangen tarmen tarmkræft tarmlyde tegn telefonen temperaturen
thiamazol tid tiden tidligst tidligt til tilbage tilstå time timer tinnitusklinik tirsdag tisse tisser tit tjek toer tog toilettet tolv tolvte tom
tommel tommelen toogfyrre torsdag totusind trappen tre tredive tredje treoghalvfjerds trist troede trommehinden tror tryk trykkede trykken trykker
trykket tråde trækker trækkes træt trætheden tube tungen tur ture tvivl tværtimod tyk tykke type tyve tåen tåler tålte tårekanal tæer tæerne tænderne
tænke tænker tænkte tæppe tømme tømmer tør tørt ude udelukke uden udenfor udover udslæt udspilet uge ugen uger uges ultralyd under underbukserne
underkæbe underligt undersøgt undskyld uregelmæssig urinen uskyldigt vaccine vaccinen vacciner vaccineres vaccineret vagten vand vandafgang
vanddrivende vandet vaper var varevogn varm varmt vask vaskemaskine vasket vatpinde ved vej veje vejen vejer vejret vel vender veninde venindes
venstre vent vente venter ventetiden vide videre vil ville virker virus viser vist vitaminerne vogn voks vokset vores vred vuggestuen våde vågen
vædderkanin vægt vægten vægttab væk være været værre værst væske weekend weekenden yderknoen ydersiden yngste åbne åndenød årlige års æder ædt ændre
ændrer ændring ært ødem øje øjenlægen øjet øjnene ømme øre ørebetændelse øregang ørepine ørerne øret øser øvet øvrigt`,
  en: `about above absent absolutely aciclovir acid actually admitted afraid after afternoon again against agent ages ago aids air airport alcohol all
allergic allergy almost alone along already alright also alternate always amended amlodipine amoxicillin anaemia anaesthetic and animals ankle ankles
another answer antibiotic antibiotics antibodies any anyone anything anywhere apart apixaban apologies apomorphine appendix appointment are arm armpit
armpits around arranged arrival arthritic arthritis ask asked asleep aspirin asthma atopic attack auditory average away azithromycin baby back
bacteria bacterial bad bag bald ball balloon bare barking bases bath bathroom because bed bedtime been before begin behaving behind being belly below
bend benign better between big bigger bin biopsy biscuits bisoprolol bit bites bits bitten black bladder blade bleed bleeding blind blisters bloat
blockage blocked blood bloods blue bone bones bony booster both bother bottle bouncing bowel box boxes boy break breakfast breath breathe breathing
breathless bright bring broke broken brother brought brown bruise bruises brute bucket buckle bug builders bulging bulky bumped bung bunged burn
burning burns bus but button buy bye cable cage calf call calm came camera can canals cancer capsules car cardiology care carry casualty cat catches
catching catheter caught cause cell cells cent centimetres certain certainly certificate chance change changed changes charger cheap check cheers
chest chew chewed chews chicken children chlorhexidine chlorphenamine citalopram claim clarithromycin class clavulanate clean cleaner clear clinic
clockwork close clot clots cobs cocci cockapoo coeliac coil cold colour colours column comb come comes coming comma completely computer confident cool
copy corn corner cotton cough coughing could count counted counter cover covered crackles cream cries crossword croup crusty crying cupped cure
cushion cut daily dalteparin dangerous date daughter day days deaf deafness dear decibels decide decking deficiency degrees dementia dent dental
depressed depression dermatitis dermatoscope develops dexamethasone diabetic diarrhoea diclofenac dictated did die died diet difference different
dipstick dirt discharge district dizziness dizzy doctor does dog doing done donepezil dose doses dosette double doubles doubt doughy down doxycycline
drag drawing dreadfully drift drilling drink drinking drinks drip drooling drop droppings drops drugs drum drums dry duties dye dysplasia each ear
eardrum earlier early earrings ears easier easily eat eaten eating eats eczema edge eggs eight eighteen eighth eighty either elbow electric eleven
else embolism empty end enlarged enough environment environmental equal esomeprazole even evening evenings ever every everything evidence exactly
examination excess expect explained explains eye face facial factor failure fainted fair fairly falls family farm fast fat fatty fault feathers fed
feel feeling feels feet fell fella ferritin fever few fibroid field fields fifteen fifty film finasteride find fine finger fingers finished first fit
fits five fix fixable flashing flat flea fleas flex flight flow fluid fluids fly foamed folate folic food foot for forest fork form fortnight forty
found four fourteen fourteenth frame free friend from front frozen full fumarate furosemide gait gave gel gentle get gets getting ginkgo give given
glaucoma globules gloves glow goes going gone goo good gorillas got grabbed grain gram grams grand grape grass greasy great green grey greyhound groin
grows growth grumpy gut had haemoglobin half halfway hall hand handbag hands hang hangs happy hard harmless has hate have hay head headaches healed
health healthy hear heard hearing heart heartburn heat heavy height held help helping helps hep her herbal here hers high hill hills him himself hip
his history hives hold home honest honey hoover hormone horse hospital hot hour hours house how hundred hurts husband hydrolysed hydroxocobalamin
hypersegmented hypertension ibuprofen illnesses imagine immune impossible index infected infection inject injection inner inside instead insulin
insured intact internal into intrinsic iron itch itching itchy its itself jab jabs jaw jerks job joint juice just keeled keen keep keeping keeps kept
kibble kid kidney kidneys kids kilo kilos kitchen knee knocked knocks know knuckles lab lad ladder lamp laser last lead leather leave left leg legs
less let letter letters levothyroxine librarian licked licking lid lift lights like likely limp lipoma lips listen litres little liver loads lobe
lobes long longer look looked looks loose lose loses losing loss lost lot lots loud louder love lovely low lump lunchtime lung lungs lying lymph
machine macrocytic mad made mainly make makes malaria man margin marvellous mast matchbox mate matters may maybe mean meant measure meat mechanical
medical medicines melanoma meloxicam memantine mentioned metal metformin methadone metoclopramide micrograms microscope middle might migraine mil mild
milk milligram milligrams millilitre millilitres millimetres mind minutes mirtazapine missing mites mix moderately mole money month months mood moods
more morning mornings most mostly mother mouth moved movement much muffs mum murmur muscle must nail name naproxen nastier neat neck need needle
needles needs negative neither nerve nervous neuropathy neutered neutrophils never new next nice nicely nick nickel night nights nine nineteen ninety
nodes noise none normal normally nose not note nothing noticed nought now number numbing numbness nurse nursery nystagmus odds off ointment okay old
omeprazole once one ones only oozing operation optic optician option orange order other otherwise out outside outwards ovary over overnight own oxygen
paediatric pain painful pale palsy paper paracetamol parking part partial passed past paste patch patches paws peak pellets pen penicillins people per
perfect period periods peripheral pernicious phone physio pill pillow pinch pink pinky pins pits planks plasters platelets playing please plenty
plucking plus pneumonia point polishes polyps pond poo pop positive potassium pottery pounds power practice prawns prednisolone pregnancy pregnant
prescription pressure pressures pretenders previous pricey probably probe problem problems proper properly prostate proved proven psoriatic puffs
puffy pug pulling pulmonary pulse pup purple pus pustules put pyoderma pyometra questions quick quiet quite rabbit rabies racket raised range rash
rate rather react read reads real really reckon recommend recommended reconsider recover red redness refer referred reflexes reflux regular relevant
relief repeat replacement reserve rest retired reviewed rheumatoid ribs rice right ring ringing rings ringworm rinse room round rub rug run running
runny runs rust sachets said salbutamol saliva salt salty same sat sats sausages say saying says scales scaly scan scar school scored scrape scratch
scratched scratching screen seal season seat second sedation see seed seeds seek seen send sense sensorineural sent serious sertraline settling seven
seventeen seventeenth seventy shallow shampoo she sheep shirt shivers shocks shop short shortening should shoulder show shows shut sick sickness side
sides since single sings sister sits six sixteen sixteenth sixty skin sleep sleeves slept slide slime slippers slipping slips slow slowly small smelly
smoke smoked smoking smooth soft some someone something sore sores sorry sort sound sounds spayed speak speech spell spinning spironolactone spleen
spot spotted spotting sprain spray spring square squashing squatting squeeze stable stage staining stairs standby standing start stasis statin stay
steady steer step steroid steroids sticky stifle still sting stitches stomach stones stools stop stopped stops straight strap strength stress
stretches strip strips stroke struck stuck stuff sudden sugar sugars suggest suit summer sunflower sunscreen superficial suppose supposed
supraspinatus sure surgeons surgery suspect swallowed swallowing swap swear swears sweets swelled swelling switch systolic table tablet tablets tail
take taken taking talk talked tamsulosin tape tapping tea team tear teeth tell temperature ten tender tendon tennis terrier test testing tetanus than
that thawed the them then there these they thiamazole thickened thing things think thinking thinner third thirds thirty this thorough those though
thought thoughts thousand three throat throbbing through throwing thumb thymus thyroid ticagrelor ticks tight tightness till time times timing
tingling tiny tiredness toast today toes together tomorrow tones tongue tonight too tools top torn total touch touched transfusion treat treatment
trial triamcinolone tried trip triple troponin trotting trouble tube tubes tummy tumour tuning turmeric turn turned turning twelve twenty twice two
type typhoid typical ulcer ulcers ultrasound unchanged under underactive uneven uni units unlikely until updates upper upsets urgently use usual
uterus vaccine vaccines valid vein vertigo very vet virus visit vitamin vitiligo volunteering vomited vomiting wait waiting wake walk walking walks
wall wandering want wanted wanting ward warfarin warm was wash washing watch water waterworks wave wax waxy way ways weaker weakness wear wears wee
weeing week weekend weeks weep weepy weigh weight well went were what wheeze wheezing when whenever where which while white who why wife will window
winter winters wish with within without wobbly woke womb wondered wool words work works world worms worried worry worse worth would wriggler wrist
wrong wrote yeah year years yeast yellow yes yesterday yet you young your yourself yourselves zaps zombie zopiclone`,
  nb: `ablasjon absolutt afebril agurkskiver akkurat aktuelt akutt alarm albuebøyene aldeles alder alderdom alderdomsvorte aldri alkohol alle allergi
allergier allergisk allmenntilstand alltid alt altså alvor alvorlig ambulansen amiodaron amlodipin anbefaler andpusten andre anfallet ankelknoke
anklene anmerkning anna annenhver annet ansiktet antakelig ante antibiotika apparat april arbeider arbeidsgiveren arm armen armhulen armhuler arr
arret arv asbest asbesten astma atorvastatin atrieflimmer atrium att atten attende august avføring avføringa avklart avkrefta avtale badegolvet badet
bak bakar baken bakenden bakercyste bakhånd bakken bakker bakkjertel baklengs bakre baksia bakspene bakt bakvegg balansen balansenerven ball ballene
banan banke banker bare barn barnehage barnehagen barnehagetida bedre bedring begge begynn begynne begynnende begynner begynt begynte behandla
beholder behov bein beina beinet beite bekkenet bekreftet bekymra belegg beltet benken berre bes beskjed best bestefar bestemme bestemmer bestemt
bestemte bestille bestiller besvimelser betennelse betre betydning bevege bevegelig bevegels bicepssene bikkja bil bilde bildene bildet bilen bilete
bilyd bind biopsi biter bitte bjørka bland blank ble bleia bleik blek bli blinken blir blitt blod blodet blodfortynnande blodfortynnende blodpropp
blodprøve blodprøver blodtrykket blodtrykksfall blodtrykksmedisinen blodtrykkspillene blodårer blokk blokka blusa blå blåmerke blåsing blæra bløde
blødning blødninger blødningsmengde blør boksen bokstaver bor borreliautslett bort borte bortsett bra brannslange bredte brennings brennkopper brettet
brev brillene bronkitt bronkoskopi broren brot bruk bruke bruker brukket brukt brun brunlig brystet brystkreft brystsmerter brått brød buken bunaden
buret bussen bustete butikken bytta bytter både båndtvang båten bærre bæsja bæsjen bønne bør bøtte bøyd bøyer bøyesenen centimeter chippen cirka coli
cyste dag daga dagar dagen dagene dager dagkirurgien dagleg daglig dagtilbud dagtilbudet dan deg dei del delvis dem den denne der dere deres derre
desember det dette diaré diktat din dine dit ditt dobbelt doktoren dose dosetten dotter dra drag dram drepe drift drikk drikker dryppa dråper drøftet
drømmer drøvel dumpt dusjen dykkar dyna dyrkning dyrkningen dyrt dårlege dårlig dårlige døde døgn døgnet døra effekt egentlig eggstokker egne ein eine
eit eitt ejeksjonsfraksjon ekko ekspirium ekstraslag eldre eller ellers elles elleve elveblest enda enden endometriebiopsi endra endrer ene enheter
enn ennå enten epikrisen episodene episoder ert esken est etasje ete eter ett etter etterbyrd ettermiddag etterpå etthundreogtjuefire eventuelt fader
faktisk fall falle faller falt familie fann far faren farge fargen farlig farvel fast faste fastende fastlege fastlegen feber feberen februar feil
fekk fell fem femkrone femten femti femtifem femtifire femtiseks femtisju femtito femtiåtte fenylbutazon ferdig ferie ferien ferritin fest fikk fille
filleryen fin fine fingeren fingran finne finner finnes fint fire fisk fiskeallergi fiskebrygge fjerde fjerner fjor fjorten fjøset flaske flat flate
flatmark fleiper flekainid flekken flere fleste flimmeret flink fly flytta flytter flått flåttmiddelet folk for foran forandringer fordi foreslår
forholdet forhåndsgodkjenning forhøya forkalkning forkalkninger forkjøla forklarer forlenget forløpskoordinatoren fornuftig fornøyd forresten forrige
forsikret forsiktig forskjellen forstår forstørra forstørret forsvant forsvinn fort forte fortelle fortetning fortsatt fortsetter fortykket forventa
forventet forverring forverringa forverringer forvirra fot fotball foten fotryggen fotterapeut fra fram fredag frem fremdeles fremre fri frisk friske
frisklivssentralen friskt fritt frokost frosen frysninger frå full fulle funnan fyller fylte fysioterapeut får fått fælt fôr fôret fødselsnummeret
fødsler født føflekkreft følelsen følger før førr først første førti førtifem førtifire førtiseks førtito førtiåtte føttene gabapentinet gale gamle
gammel gang ganga gangen ganger ganske gastroskopi gastroskopien genene genitalia genseren gikk gipsplatestabel gir gitt gjennom gjentar gjentek gjer
gjere gjerne gjesterommet gjett gjetter gjorde gjort gjør gjøre glass glassene glasset glatt glemmer glemt glir glukose gnagd god godartet godt gommen
gong gonger googla grad grada grader gradvis gram grann granne grei greia greier greit griner gris grovfôr grunn grunnleddet gråhvitt grønt gule gult
gutt går gått hadd hadde haka hakke hallo hals halsen halt halta halter halv halvannen halve halverer halvflaske halvparten halvt ham hampen han handa
hannkatt hans har hard hardt hastemerket hater hatt haust hei heile heilt heim heime heisen hel held hele helga helgen heller helsekortet helsekosten
helst helt hemoglobin hender heng henge henne hennes henta hente henter henviser henvises henvisning henvist her hes hest hestekur heter hev hevelse
hevelsen hils historien hit hiver hjartebank hjarteflimmer hjarteinfarkt hjartet hjelp hjelpe hjelper hjem hjemme hjerneslag hjertebank hjertekrampen
hjertepoliklinikken hjertesvikt hjertet hodet hofta hofte hofteleddsdysplasi hoftene hofter hofteskaden hofteskåler holde holder holdt hopper
hormonspiral hos hosta hosten hoster hoven hovent hovning hovudet huda huden hugsar hull humøret hun hund hunden hundre hunnkatt huset huske husker
hva hvem hver hverandre hvert hvile hvilken hvis hvite hvitt hvor hvordan hyl hyperinflaterte hypersonor hypertyreose hypoallergent hyppig
hysterektomi hysterisk hysteroskopisk hytta hånd håpe hæl hælgang hævelse høgre høgrehendt høre hører høres hørselen hørt høst høy høyden høye høyrde
høyre høyt ibuprofen ifra igjen ikke ikkje ille infarktet infeksjon infisert influensa ingen ingenting inhalasjonsmedisinen inhalatoren inn inndelinga
inne inneklemming inngrepet inni innleggelse innleggelsen innsnevring inntil inntrukket intet intramuralt intravenøst irriterende irritert isjias itj
jakka januar jeg jern jernmangelanemi jerntabletter jevn jevne jevnt jobb jobba jobbe jobben jobber jod jodbehandlinga johannesurt journalen jul
julebord juli juni jurbetennels kafeteriaen kaffe kaffen kaffi kald kalde kalenderen kalium kallar kalsium kalva kalven kan kandesartan kanskje kant
kanten kapsler kardiologen kassa kassen kasta kastrere katt katta katten katter kikker kilo kilometer kinn kinnet kinntanna kinntennene kirken kjem
kjempebra kjenner kjennes kjens kjent kjente kjeve kjæm kjøkkenet kjøle kjøper kjøre kjører kjøtt klaffefeil klapper klar klarar klare klarer klart
klemmer klinisk klissvåt klokka kloremerker klubbefingre klumpar klør knatring kne kneet knehasen knehasene knesenebåndet kneskåla knitring knute
knuter knærne kodein kodeinallergi koldbrann kolesterol kolesteroltabletten kolon kols kom kome komma komme kommer kommet kommunen kona kondom
konfirmasjonen konsentrator konsultasjon kontakt kontaktblødning kontrast kontroll kor kork korkje korleis koronavaksinen korsbånd korsbåndet
korsbåndskade korsryggen korte kortison kraft krafta kraftfôr kraftig kraftige kragebeina krangler kreatinin kreft kristallsjuken kronisk kroppen
krøpet kul kuler kunne kuren kurs kurve kurven kutta kuttes kvalm kvalme kvar kvart kvarter kvarteret kveld kvelden kver kvinne kyrne lag lagt
lammelsa land lang lange langt lappen lar laser lat lav lavt leasing leddet lefse legen legene legevakta legg leggen leggene legger leggkramper lei
leies lenge lenger leppa lepper leste lett lettar leveren leveres leverprøve levra ligg ligge liggende ligger ligget liggjande ligner lik like likedan
liker likevel likna liksom likt likte lille lilletåa limer linje lista lite liten liter litt livet livmoren livmorhulen livmorkreft livmortappen lokk
lopper lovd love luftetur luftrøret lukt lukter lumbago lungebetennelse lungekreft lungene lungepoliklinikken lunger lungerehabilitering lunka lunsj
lupa lurer lurt lyder lymfeknuter lymfom lys lyser lyst lytte lytter låg lågt låne låret lærer læring løfta løftar løfte løfter løper lørdag løs
løsere mage mageirritasjon magekrampe magen magesår magnesium magrere mai malignitet malt mamma mammografi man mandag mandler mang mange mann mars
maser maske masse mastitt mat maten matlysta maur med medisin medisinane medisinen medisinene medisiner medisinlista meg meiner meinte meir mellom
mellomblødninger men menneske menoragi menstruasjoner ment mer merker merket merknaden mest meter metformin metninga metningen metoprolol midnatt midt
midten mikrogram mikroskopet mikstur militæret milligram milliliter millimeter millisekunder min mindre mine minst minutt minutter minuttet mista
mistanke mistenker mistenkte mjuk mjuke mjølk mjølka mjølkefeber moderat mor mora morgen morgenen morges morgon morgonen morra morran mot motstand
munn munnen muskelen muskelmassen mye myk myke mykt myom myomer myomet mål måle måler målet måling målt målte månader måndag måned måneden måneder
måneds mårra måtte mørkere møtet naboen nabokua nakken narkose narkosen natt natta nattbind natten nattesvette naturlig ned nedad nede nedi nedover
nedre nedsatt negativ nei nekta nere nervepåvirkning nesa neseblod neseskilleveggen neste nesten nikker nikotinplaster nitten nitti nittifem nittifire
nittisju nittito nittitre nittiåtte noe noen nok nokka noko nokre nommen normal normale normalt norsk notat notert null nummer nye nyran nyrefunksjon
nyrefôr nyrene nyrer nyrestein nyresvikt nyreverdien nyreverdier nysnø nytt nyttig nyttår når nær nødvendig ofte oftere oftest også okei oksygen
oksygenet oktober omtrent onsdag opereres operert opererte opp oppblåst oppdaga oppe oppfører oppgava oppi oppkast oppspyttet oransje ord orden orsake
ortoped ortopeden oss ost over overalt overarmen overdriver overgangsalderen overkant overkjeve overlapp overtråkk pakka pakke pakkeforløp pakken
pakkeår panna par paracetamolforgiftning parken passe passer patellaluksasjon pause pen pene penicillin penisillin penselprøve pensjonist pent per
perlegrå piller pipelyder piper piping plager plages planen planleggingsdag plass plaster platearbeider pling plukka pluss plutselig
pneumokokkvaksinen podagra poliklinikken portio pose positiv postkassa pote prednisolon presens prikkar prikker prikking pris problema prolaps propp
prosent prostata protein protesterer prøva prøvd prøvde prøve prøver puls pulsen punkter punktum pus puss pusser pust puste pusten puster pute puter
påske pølsene pølser radioaktivt rakar ramla rare rart raskt rattet raudne reagerer reagert redd regelmessig regn regne reine reiser reiste ren rene
renholdaren rent reseksjon resept reserve reservekur resistent respirasjonslyd resten rett ribbene ridning rimelig ring ringe ringer ringjer ringte
risikoen rister riven rolig roligere rom rope roper rosa rosin rota rumler rumpa rundt ruskete rygg ryggen rykk rytme rød røde rødt rødvin røntgen
røntgenbilde røntgenbildet rør rører røyken røyker røykeslutt røykfri røykinga røykt røykte sagt sakte saktegående saktere salt salve same samleie
samme sammen sammenlagt samtidig sannheten sannsynlig sannsynligvis sant satt seg sei seier seint sekretet seks seksten seksti sekstien sekstisju
sekstiåtte selv selve sen sena sende sender sendes sendt sene senga senn seponeres september ser ses set setje sett setter settes sia sida sidan side
siden sider sier sikker sikkert sikre simvastatin sin sine sinusrytme sirkulasjon sist siste sit sitt sitte sittende sitter sjekka sjekke sjette sju
sjuk sjukmeld sjå sjøl ska skal skeiv skeivt skikkelig skinnende skjedd skjedde skjer skjev skjorta skjule skjære skjønner sklir skogkatt skorper
skrapt skreik skremt skrevet skrittet skriv skriver skrått skuffeløshet skuffen skuffetest skulda skulder skulderen skuldra skulle skum skyter skåla
skåret slag slags slange slanke slapp slenger sleten slett sletter slik slike slikker slim slimhinna slimlyder sliper slippe slipper slitasje slo
sluker slutt slutta slutte slutter sluttet slår slåtten smaker smalt smell smerta smerte smertestillande smertestillende smertesyndrom smurt små
småblør snakk snakke snakker snakket snart snodig snorker snur snøen snørr snøskuterturen sofa sofaen sokkekanten sokkemerker solkrem som sommer sove
sovemedisin sover sovner spark spenen speneprøv sperrer spille spirometeret spirometri spirometrien spis spise spiser spiss spist spor sprer springe
sprukket spruter sprøyta sprøyte sprøytene sprøyter spy spydd spydde spyr spør spørre stabilt stad staden stakkar stansebiopsi startdosen starten
starter sted steder stedet stemmer stengt sterilisert sterkt stetoskop stikk stille sting stiv sto stod stoffskifte stoffskiftet stopp stoppar stoppe
stoppet stor store storesøstera stort strek streken strekker strengt streptokokker strikk stryk strålende studenten stund stygt stykk styrken styrt
stå stående står stø størrelse støttebandasje subakromialt submukøse submukøst sukkeret sukkersyke sukkersyken sukkertablettene supraspinatus
supraventrikulære surstoff susen suturutstyr svak svakar svamp svangerskapsuke svar svaret svart svartner svekkede svelger svelget svette svetter
svigersønnen svimmel svimmelheten svingar svir svulst svømming sydde sykepleieren sykmelding symfysen synes synlig syntes sytti syttien syttifem
syttiseks syttito syttitre syttiåtte sånn sånne sånt sår såret såvidt særlig søker søndag sønnen søstera søvnapné søvnig tablett tabletten tablettene
tabletter taco takk tallene tanker tannkjøttet tannstein tannsteinen tar tarmbetennelse tas tatt tebake tegn tegner tek teke telefonen teller telte
tenke tenker tenkt tenna tenner tennern test tett tid tida tide tider tidlig tidligere tiende til tilbake tilbakeholdelsestida tillegg tilvising tim
time timen ting tips tirsdag tiss tisser tisset tjue tjueen tjuefem tjuefire tjuende tjueseks tjuesju tjuetjue tjueto tjueåtte tjueåttende tjukk tok
tolv tom tomat tomt toner torsdag totalt traneksamsyre trappa trappene trapper tre tredje tredve treet treg treig trekker trekkspill treng trenger
trengs treninga tretten tretti trettiende trettifem trettifire trettini trettisju trettito trettitre trettiåtte treverk trimetoprim trodde trolig
trommehinna troponin tror trudd trudde trur trygg trykk trykker trykket trykkjer tråden trøtt tube tung tunga tungpust tungpusten tungpustet tungt
tuppen tur turen turer turgruppa tusen tvert tvil tydelig tyder tyggegummi tyggis tykk tykkere tyngdefornemmelse tyngre tynn tynne tynnere tynntarmen
tynt type tysdag tyttebærsyltetøyet tåa tåler tærne tømrar tør tørr tørrfôret tørst tørt uaktuelt uendret ujamn ujevn uka uke ukene uker ukomplisert
ultralyd ultralyden under underleppa undersøke undersøkelse ungar unger unna unnskyld unnskylde urinen urinstein urinsyra urolig urologen urten ustand
ute utelukker uten utenfor utsetter utsia utsida utslett uøm uømme vabler vafler vaginale vaksinen vaksiner vakta vandrer vanlig vannlating vanskelig
var vare varer varm varmt vart vassaktig vassdrivande vatn ved vegg veggen veid veide veie veien veier veit veka veke veker vekk vekka vekt vekta
vekttap vekttapet vel veldig vellykket venninne venstre venstresia vent ventar vente venter ventetid venteværelset venting ventrikkels ver vera vere
verftet verre verst vesentlig vet videre vidt viktig vil ville vin vinter vipper virkningen virus visdomstanna vise viser visste viste vite vog voks
voksplugg vokst voldsomt vomrørsla vond vonde vondt vore vorre vortete vottene vov vrien vurderes våkner vår våren våtfôr vær være vært væske væsker
westien ytre ytterkanten ytterst åpen åra årene året årevis årskontrollen åtte åtti åttien åttifire åttini åttisju åttito åttiåtte ærlig éin ødelegger
ødem ødemer økende øker ønsker øre øregang ører øret øvingar øyelegen øynene`,
  ru: `аборт абсцесс августа азитромицин ализин алкоголь аллергия альбуцид амлодипин амоксициллин анализ анализами анализы антибиотик антибиотики
антибиотиком антидепрессант антитела апельсин аппендикса аппликационные апреле апреля аптеке аптеки армии артроз атопия аурой бактериальный балконе
банамин банеоцин банки бегает бегать беда бедро без безболезненная безболезненно безболезненны безболезненные безболезненный белый белым бепантен
бережет беременность берите бесплодная беспокоит бетасерк бешенство бижутерия билась билирубин биопсию бисопролол бледноватые бледный близнецы бог
богу бок бока боксера боку болезненный болезни болезнь боли болит больная больно больные больше большой болят боюсь брал брат брату бромид бронхит
бросила бросили брюшной бугорке будем будет будете буду будут буковками бумажке бупренорфин бурчат бутазолидин бывает бывал бывали был была были было
быть бьет вам вами варианты варфарином вас вахте вахты ваш ваша ваше вбок вводим ввожу вдоха вдохе вдохов ведь везикулярное век веки велела велосипед
вену верно верхней верхушки вес весит весной весны весы весь вечера вечером взвесим взвесью взрыв взъерошенный взял взяла взяли видела видели видите
видно вижу визин визита винит виноват виновата вируса витамином влево вместе вниз внизу внука внутри внутривенно внутримышечно внутрь внучку вода
водку водой воду воды возвращаться возрасте возьмем возьмете возьму вокруг волдырями волнуйтесь волосы вольтареном вообще вопросом воротник
восемнадцать восемь восемьдесят воскресенье воскресенья воспаление воспалением восьмая восьми восьмого вот вошел вправимая вправляется вправо врач
времени временную время вроде вру вряд все всего всему всех вслепую встаем встает встанет встречи встречу всю вторник второй втором вчера вчерашнего
выбрали выбросить выбросьте вывиха выдавливаю выделения выдохе вызывайте выкинула выключи выкупайте вылезает вылезет выливать выменем выписали выписке
выписки выпиской выписку выпота выпрыгивает вырастет выступает выходит выходных вычеркиваем выше вялая газонокосилки гастрит гастроскопией
гастроскопии гастроскопию гастроскопия гастроэзофагеальную гвозди гвоздях гевискон гемоглобин гипотензия гипотиреоз гладкий глаз глаза глазами глазах
глаукома глотает глотала глотать глотаю глубже глюкоза глюкозу гляну гнется гноится гнойные гноя говорила говорили говорит говорите год года годовалый
году голени головка головокружением голову горку горло гормональных гормонами гормоны город городе горох горошина горячая горячее горячие гостях готов
градусов грамма граммов граница границе греб гребнем груди грудиной грузчик грустная грыжа грызу губ губы давайте давали давать давит давление
давления давлю давно дает даже дай дайте дала дали дальше дам датчиком даче даю два двадцать дважды две двенадцатиперстной двенадцать двери двести
двигаем двое двоих двух девяноста девяносто девяти девятнадцатого девятнадцать девятого девять девятьсот деготь дежурный дежурным действие декабря
делаем делала делать дело денек день держит дерматит дерматофитию дернулась десны десяти десятка десятого десятых десять детский детстве дзинь диване
диете диклофенак диклофенака диктофон дипроспан длинноват для дневником дней днем дни дня днями добавим добавить добрались доброкачественное дозировка
дозу дойная доказывает доксазозин доксициклин доктор должна доли долой дольше доля дома дороги доска достаю дочки дочь дрожат другие другого другой
другом дует думал думали думаю дыхание дыхательную дышит дышите евро его едет еды еле елку ему ерунда если ест есть ехать еще жалуетесь жалуется жар
жареного ждали ждите жду жевать желанию желтоватые желтуха желудка желудком желудок жена жены живет живой живот живота животик живые жидкости жидкость
жирная жирного жмет жует журчат забит заболит забудем завод завтра завтрака завтрашнего задохнется зажаты закажу закапал заклеивать закончила
закончилась закроется закрой закупорка залихорадит замачивать заметили заморозки замучила замучили занятий запали запахом записано записывайте
записываю запойный запор запрыгали заранее зарубцевалась застревает затянувшийся звона звоните звонить звоню здесь здоров здоровья здравствуй зеленая
зеленое зеленый зеркалах зеркало зигзагами зимой знаете знала значит знаю зоб зрачок зрение зуб зубами зуд зябну ибумет ибуметин ибупрофен идет
извините изголовье изменений изо или имплант импланта инсулин инсульт интервал интересно инфекцию исключить искусственная исполнилось июля каждое
каждые каждый как какая каких какого какой календарик калий камень камни канал канала капаем капайте капали капать капель капельки капле капли каплям
капнула капсуле капсулы кардиограмме кардиологом кардиомагнил картина картон карусели кастрированный кастрюли кастрюля катетер качает кашель кашля
кашляет кашляю квартира кератит кетоз кетоны кетопрофен кивает кило килограмм килограмма килограммов киль кипяченой кисло кислотой кислым киста кистей
кишки кишку клавулановой клекотом клетке клеща клещей клиндамицин клиника клотримазол клык ключи когда коем кожа кожу коклюш колбаску колбасой колен
коленки колено колика коллега колола кололи командировке компанию комплексной конечно консилиум контейнер контролем конфеты конца конъюнктивит конюх
копыт копыто корелла коридоре коричневатые корм коробка коровы коронку короткий корочка корочки кость который кофе кошкам кошки крапивница крапивы
красиво красим красная красное красные красный красными краю края креатинин крем крепкий кресло кристаллов кричит кровати крови кровит кровь кровью
кроме крошки кружится круизном крутит ксарелто кстати кто кубиков купила курение курением курила курит курносая курю кустах кухню кушетку лаборатории
лабрадор ладно ладони лазила лакуна ламинит лампа лампой лампу лапароскопически лапе лапой латали левая левое левой левомицетин левый легких легком
легло лед лежать лежит лежите лезут лейкоциты лекарства лекарство ленивый ленится ленте лестницы лет лета летом летрозола лечебный лечили лизиноприл
линзы липаза лифт лифта лифте лице лицевой лицо лицом логично ложечкой ложки ложку ложная лозартан локоть ломит лору лотке лоток лучше лысый льется
любое любые лягу магазина мазал мазали мазок мазь мало маловато мам мама мамин мамы мандарин маневр манжеты марта марте массажист матке матки матку
машина машине машину машины медикаментозный медсестра между мелких мелоксикам мелочи мениск менструация меньше меня меняется менялся мерьте меряю
месте месяц месяца месяце месячные месячными метадон метопролол метронидазол метформин мигрени мигрень миллиграмм миллиграмма миллиграммов миллилитр
миллилитра миллилитров миллиметра миллиметров мимо миндалины минус минут минуты миома миска миской мне много мной могу моему может можно мой мокроте
мокротой молока молоке молоко монетка морда море морщится моталась мотилиум моча моче мочевого мочевой мочеиспускательного мочи мочится мочиться мочой
моя мудрости муж мужа мужу мукалтин мутноватая мчитесь мыслей мыть мышцу мышцы мягкая мягкие мягкий мягко мягкое наверное наверняка нагрузки
нагрузочный над надела надо надобности надпочечника надрыв назад назвал назначал назначаю назначила назначили назначу налаживается налет налетом нам
намело наморщить написал написано направила направление напроксен напряжен напряжения напряженный наркоз наркозом нас наследственности насморк
насторожился настоящий насыпали натощак натрет натужился нахохлился начались началось начнете наша нашли неглубокая него неделе недели недель неделю
неделя нее ней некомпенсированный нельзя нем немедленно немецкая немеют немножко нему неомицин нерв нервы неровный несли нет нижняя низковата никаких
никель никогда никому никто ним нистагм нитроспрей них ничего новая нового новой нога ногами ногах ноги ногой ногу ножке ноздри ноздрю ноль номером
нормальная нормально нормальный нормы нос носите носить носочки ночам ночь ночью ношу ноябре нужен нужно нужны нурофен оба обе обеих обильные
обкалывать обложен обломан облучили обмен обморок обмороки обоих обрабатывать обратимо обратно обсудим обсуждали обсуждать общий обычная обычно
обычные овчарка огонек огурцы одеяло один одинаковые одиннадцатого одиннадцать одна однажды одни одно одной одном одну одышка одышки оксалаты октябре
октября омепразол омепразолом она онемеет они оно операцией операции операция оперировала опухла опять орех ортопеду ортостатическая ору осень осмотра
особенно особенностей оставим оставить оставляем оставляли остался остальное остеотомия острый острых осы отбросило ответит отдает отдельное отек
отекали отекало отеки отеков отекшее отечные отжимается откапывал откачивали откашливали откроется открывает открыла открытая отлично отменили
отменяем отошлю отправила отпускаю отрицательный отрыгивает отстает отца отчего очередь падает пакетик пакетика палец палкой пальца пальцами пальцах
пальцевой пальцем пальцы паники паническое панкреатит панцирь паразиты паралич пароме пару паспорте пастой пах пахнет паховая пачкает пейте
пенициллином пеной пенсионер первого первой первом первые первый первым первых перед передние передних переднюю передумали переезда перекрасим
перелома переносила переносите переночует перепутала периферии периферический перчатки песок песочком петли печень пик пикфлоуметрия пил пила пили
пиометра писает писал пить пишет пищит планировали планируем планируете плеер плеча плечо плотная плохо плюс плюса побольше побочное повернуться
поводок повторим повторно погиб погнали под подальше подбородке подкожно подмышки поднимаем поднимает поднимать поднимем поднимите поднялась подождите
подойдет подошью подряд подтвердить подумаем подумал подумала пожалуй пожалуйста поживает пожизненно позавчера позапрошлого позвонить позвоню
позиционным пока покажитесь покашляйте покое покой покраснеет покраснел покроет полгода полдня поликистозных поликлинику полностью половина половинку
половиной половину полового положил полоскать полоске полости полость полотенце полпачки полтора полторы получается полчаса поменьше помер помню
помогает помойку понедельник поноса понятно попадаете попало пописает поправилась пор порог порошочки портит порядке посев посева посеве посидеть
после последний последним последнюю посмотрел посмотрим посмотрю посттравматическое посудомойкой посчитает потолок потом похоже похудела почек почками
почке почки почкой почти пошел пошире пошла пошли появится поясница пояснице правая правда правого правое правой правом правую правый празозин
прегабалин предлагали предлагаю преднизолон препараты престариум при прибор привезут прививки придатки придет придуривание приеду приезжайте приеме
приемный прижмет признаках приливы примерно принес принимаете приподнимите припухшая присаживайтесь присмотром присоветовал приступ приступе приступов
приходите пришел про пробкам пробкой пробочкой пробу пробудет проверим проверю проверяли проверяться продолжайте прозрачный пройдет прокладка
пролактин пролиа проморгаюсь промываем промывала промыл пропранолол пропускаете просила проснулась простите просто прострел простуда против
профилактику проходите процент прочел прошло прошлом прошлый прощаться прощупывается прощупываются прыщах прямо прямые пситтакоз психолог птицы пузыри
пузырит пузырь пузырьки пузыря пульпы пульс пустая пусто пустой пустые пусть путаю пучит пшикалки пыхтите пьет пьете пью пяти пятна пятнадцати
пятнадцать пятнами пятницу пятницы пятно пятом пятый пять пятьдесят пятьсот работаем работает работал работу равно раз раза разгибать раздуло разу рак
раньше раскрыл распороли распухли рассказывайте расслабился расстройство расти расцвела расчистят расширены рвало рваные рвать рвота рвотой реагируете
реакция ребенок ребра ребрам ребрами ребром ревматическое редкая редко режет резко результатами ректально ресницы рефлексы рефлюкс рефлюксную рецепт
рецепта речь решайте решил римадиле риск рисковала ритмичное ритмичный ровная ровно ровное рога роговица роговицы родных родов рожала розовое розовые
розовый розувастатин росла рот ротвейлер рояли рта рту рубец ругался руках руки рукой руку ручьем рынок рысак рядом сад садика садике садитесь
садиться сальбутамол сам сама сами самой самоката самый сантиметров сатурация сбился свекрови сверху свесьте свет светится свету свисты свободно
сводит своим свой связан связка сгибается сгорела сгорите сдадите сдайте сделаем сделал сделала сделали сделать себе себя сегодня сейчас сектор секунд
секунды селезенку семидесяти семь семьдесят семье семьсот сено сентябре сентября сепсиса сердечко сердце середины сертралин серьги серьезно сестра
сестры сеткой сидеть сидит сидите сидят сильнее симби симбокорт симметрично симметричные синдром синулокс синус сироп скажем скажет скажу сказал
сказала сказали сказать скачут склеены сколько скорее скорую слабость слава слева следующей слеза слизи слизистая слово слон случае слушаю слышит
слюна сменщик смерти смотрите смотрю смысла сна сначала сне снегу снимаем снимал снимка снимке снимку снимок снова сняли снять собак собаки собрались
советую совсем согласие согласился согни сократилась соленые соль сорок соседа соседка соседней соседская спал спали спасались спасаться спать спер
сперва спереди спина спины спираль спокойно спокойное справа справку спрашивали спрей сразу среду среды срослось срочно ста стабильно ставим ставлю
стала стали стало старая старой старости старый стаффорд стенокардию стента степени стерилизована сто стоит стол столбняка стоматологу сторон стояло
страдают стрелки стресс стройке строка струвитами струвиты стукнуло стул стучу суббота судорог суматриптан суматриптана супрастин супрелорин сустав
сутки суток сухая сухие сухой сухопутная сфинкс схватило схему сычуга сюда таблетка таблетками таблетках таблетке таблетки таблетку таблеток так такая
такие такими такого такое такой такса там тамоксифен тащил тверденькую твердой творог телефон телефону темная темнеет температура температуры теперь
теплые терапевт терпимо террариуме тест тестостерон тесты тех течение течки типа тихо тишина тобрамицин тобрекс тогда того тоже той толку толстая
толстый толчок только тому тоны тоньше топирамат тот точно травме трамвае третий третьего трех трещины три тридцати тридцать тринадцать триста трогаем
трогай трое тромб тромбозы тронет туалет тугой туда тумане тумбы тут тысячи тянет убираем убрали убрать убывающей увезли увеличен увеличена увеличены
уверен увидеть увидимся угол уголке угри удаленно удалили удалить удачи уже ужина узлов укол уколами уколов уколы укус улетела умираю упадет упало
уринари уровень уролог успевает устали утра утрам утро утром ухе уходим учебе ушел уши ушла феврале фенобарбитала ферритином фибрилляция фолликулов
фонтанчик фортепиано форточку хвастайтесь хватит хворает хвостом хеликобактер химию химия хирургически хирургу хламидиоз хлопка хлопком хлопья
хлопьями ходил ходит ходите хозяин холецистэктомию холку холодильнике холодно хорошее хороший хорошо хотели хотите хотя хочет хочу хрипов хромает
хронический хруст хуже целыми целых цикл цикла цистит цитологию цитопойнт чай чайник час часа часов часто часы чаще человеческий челюсть чем через
черный четверг четверга четверть четыре четыреста четырех четырнадцатое четырнадцатый четырнадцать чешет чешется чинят чип чистая чисто чистое чистые
члена что чтобы чувствительна чувствительно чувствительность чувствуете чуть шагать шампуне швов шевелите шейка шелушатся шелушит шести шестнадцатого
шесть шестьдесят шестьсот шея шить школы шов штык щелкает щель щенков щипцы щитовидка щупаю эзофагит эналаприла эналаприлом энилконазолом эпигастрии
эпилепсия эта этаж этаже этим это этого эту эээ язва язву язык яичника яичники яичников ямок январе ясная ясные ящик`,
  sv: `adrenalin agorafobi akta aktiniska akuten aldrig alkohol alla alldeles allergi allergisk alls allt alltså ambulans amlodipin amputerade andas
andetagen andfådd andningsfrekvens andra anfall anklarna anmärkning annan annars annat antibiotika använder aortastenos apoteket april aptiten arbetat
armar armen arton artrosskola arv askar atorvastatin att attack attackerna augusti avföringsprovet avmaskning avslutar avstår avvikande axeln bada
bajsa bajsade bajsar bajsat bak bakat bakben bakom bakre ballong band bara barn barnen barnet barnmorskan bas basaliom bastu bedöma bedömer begynnande
behandlas behov behålla behåller behöver behövs bekräftar belastar ben benen benet beroende berört beställer betala betalar bil bilden bilen bio
biopsin bit biter bitti biverkning biverkningar bland blanda blek blekrosa blekt blev bli blind blinkar blir blivit blixtar blod blodet blodfetter
blodförtunnande blodpropp blodprov blodtryck blå blåsan blåsljud blåsor blåsorna blöder blödning blödningar blöt blött bodde bokade bokar bollar bort
borta botten boxen bra bredvid brev bromsa bror brorsan broskavstånd brukade brukar brun brunt brände bröllop bröstet bröstvårtan bröt buken
bukspottkörteln buktande buprenorfin buren burken byter bytte bäckenböjen bäckenflexuren bägge bältros bäst bättre båda bågen båt böjer bör börja
började början börjar börjat cancer celler cellprov cellprovet centimeter centralt ciliar clown compositum cyklar cyklokapron dag dagar dagen dagligen
dagtid dan dar darrar december defibrillator degig del delvis dem den depottabletter depression depressionen dess det diabetes diabetesen
diabetessköterskan dig diktat dimmigt din direkt djupt domnar domning domningar dos dosetter dotter drar drick dricker driver droppar dropparna
droppas droppe druckit dräktig dubblar dumt dunkade dunkar dygn dygnet där därute dåligt eeg efter eftermiddag eftermiddags eftersom efteråt egen
ekonom elementet elfte eller elva emellanåt emot enheter enligt epilepsin epileptiska epipenna ett etthundra etthundraarton etthundrafyrtioåtta
etthundrasextiofyra etthundratio etthundratjugofyra etthundratjugoåtta etthundratolv etthundratrettiofyra etthundratrettiotvå etthundratrettioåtta
etthundraåttio exponeringen extraslag faktiskt faktor fall familjen fara farfar farligt farmor farmors fast fastande feber februari fel fem femhundra
femhundrafemtio femtio femtioen femtiosju femtiotvå femton fibrer fick fin fina fingrar fingrarna finnas finns fint fiolsträngar fiskolja fjol fjorton
fjärde flankerna flanksmärta flera flunixin fluorescein flytande flytten fläck fläckar fläcken foder fodrade fodret folsyra for fort fortfarande
fortsätta fortsätter foten fotvården framsidan framtill framåt fredag fredagar fredags fri friskt fritt fru frukt frusen frusit fryser främmande
främre frågan från fulla funderade funnits fyllde fynd fyra fyrahundra fyrtio fyrtionio fyrtiosju fyrtioåtta fysioterapeut fysioterapeuten färgar
färgning fågel får fått född för förbättring före förebyggande föremål förfärligt förlåt förr förra förresten förrgår förrän försiktig först första
förstoppning förstoppningskolik förstorad förstorade förstår försvagat försvann försäkrad försäkringen försöka förut förändring förändringar fötterna
galen galla galopprytm gammal gammalt ganska gasfylld gasig gav genast genom ger gett gick gjorde gjorts glad glas glipar glukos glädjas gnisslar god
godartad grabben grad grader gram grannfrun gratis grillen grovtarmen grund gräset grävde grå gråter grön gröna grönt gula gult gymkort gynakuten
gärna gång gången gånger går gått gödsel gömmer gör göra hade haft hallucinationer halsen halt haltar halv halvblod halvt halvtid halvtiden halvtimme
halvår han hand handboll handen handfull handlar handledsskena hane hans har hatt hej hekto hel hela helgen helger helgerna helix heller helt heltid
hem hemma hemtjänstpapperet henne hes heter himla hit hjälper hjälpte hjärtat hon honom hoppa hormonell hornhinnan hornpärlor hos hostan hostar huden
hudmottagningen humöret hundra hundratio hundratjugo hundraåttio hur hustrun huvet huvud huvudet huvudvärksdagbok hyfsat hälsocentralen hämning hämtat
händerna hängande hänt här härligt hästen håll håller hård hårt höet höft höftartros höften höftröntgen höger högra högre högst högt höjd höjde höjer
höjningen höll hör höra hörs hörseln hösilage höst höstas ibland idag ifall igen igår ihop ihopkrupen ikväll illa illamående imorgon impingement
inflammationshämmare influensa informerad inför inga ingen ingenting inget ingetdera injektion inlagd innan inne innebandyn inom inre insjuknade inte
intravenöst intyg ivermektin jag januari jobba jobbar jobbet journalkopian julmaten juni just jämn jämnt järn jäst jättefort jättekänsligt
jättetörstig kaffe kaffet kalciumbolus kaliumvärde kalla kallelse kallelsen kalvade kalvat kalvningsförlamning kammaren kamrarna kan kaninen
kaningulsot kanske kant kanten kaos kapillär kapillärfyllnad karpaltunnelsyndrom kastrerad katt katten kattens keratos keratoser ketoner kille kilo
kilometer kindtanden kindtänderna kissar kladd klar klara klart kliade kliniken kliniskt klockan klorhexidin kläm klåda knastriga kniper knottrig
knutor knät knölar knölen kolesterolet kolik kolla kollade kollat kollega koloskopi kom kombination komma kommer kommit kontakt kontakteksem kontakten
koppar koppen koppling korsbandsoperationen kort kortison kortisonspruta korv kostar kraftig kreatinin kroppen krupit kryckor kräkning kräkningar
kräks kräktes kräm kurva kvalster kvar kvart kväll kvällar kvällen kväve kyl käken känd känna känner känns känsel känseln kärl köksbordet köpa köpte
köra kört lagar lagt lapp ledsen ledspringan lepto leptospirosvaccinet ler leran letar leukocyter leva lever levervärdena ligga ligger lika likadant
liknar liksom likvärdiga limpa lindrig linser lipasen lipider listan lite liten liter litet liv livmodern ljumsken ljus ljusväg lokal lokalbedövning
loss lov luft lugna lugnt luktar lungan lunginflammation lungor lungorna lussekatter lycka lymfkörtlar lyser läge lägga lägger läkarintyg läker läkt
läkte lämna lämnade lämnar lämnas ländryggen längd länge längre längst lär lärare läser läsglasögon läste lät lätt lådan låg lågt lånade lånet
långfinger långsamt lårbenshalsen låren låret låser låta låter lördags lös löser mage magen magnesiumsulfat magnetkamera magont magsjuka magsäcken
magsåret maj mamma mammas man mars mash mask masken massa massor mat maten mattan med mediciner medicinerna melanom melatonin mellan men menar
menisken mensarna mer mest metformin metoklopramid metoprolol midsommar mig migrän mikrogram mikroskopet mildt milligram milliliter millimeter min
mina mindre minns minsta minus minut minuter mirtazapin misstänker mittlinjen mixtur mjuk mjuka mjölka monofilament morgnarna morgon morgonen
morgonstelhet mormor morse mot munnen muskelatrofi muskeln muskeltunnare musklerna mycket märker mäta mätaren månad månaden månader måndag många mår
måste måttlig möjligt mörkt nacken narkos natt natten nedanför nedsatta nedstämd nedtill negativa negativt nej ner nerver nervpåverkan neurofys
neutralt nie nio nitrit nittio nittiofyra nittiosex nittiosju nittiotre nitton nittonhundranittionio njurarna nodulärt nog noll normal normala normalt
nosen november numret nya nyckelbensleden nyser nytt nyår när näsa nästa nästan näsvinge nätet näthinneavlossning nätterna någon någonting något några
når nåt oavsett och också ofta oftare okej oktober olja omgång onda onormalt onsdag onsdagen onsdags ont operation operationen opererad opererade
opererades opererar opereras opererats oral ord ordentligt orkar oroar orörd oväder paket pallar paniksyndrom pannan papillen pappa pappret par
paracetamol pareser parkering passar patient pausa pauser pekar pelletsen penna per personnummer personnumret piller pip pivmecillinam planer plockar
plus polyp portioner positiv positivt poäng pratade pratar precis preparat procent prostatan protes prov provar provat proverna provet prövar prövat
psoriasis psykiatriska psykolog psykomotorisk puls pulsar pulsen pupillen pupillerna pärlemorglänsande påse påsk påskafton radiojod rakt ramlat rapar
rassel rasslar reagerat reaktion redan reflux regelbundet regnbågshinneinflammation rektalt rektalundersökning remiss remissen remitterad rena reste
resten rester restsymtom reumatism reumatolog revbensmellanrum riklig riktigt ring ringa ringde ringer rinner rodnad rodnade rosa rosuvastatin
rubbning rulla rullade rullatorn rumpan rund rundan runt ryggen räknar rätt röd röntgar röntgen rör rörlig rört rött sagt sak saker sakta saltet
samlag samma satt satte saturationen schampo schäfer seborroisk sedan seg sekunder semmeltider sen senast sent september ser sertralin ses sett sex
sextiden sextio sextiosju sextioåtta sexton sextusen shettisen sida sidan sidoledbanden sidor sig sikt simskolan sin sina sist sista sitt sitter sju
sjukskriven sjukskriver sjutiden sjuttio sjuttioett sjuttiofem sjuttiosex sjuttioåtta sjutton själv själva självmordstankar självrisk självt ska
skabbig skada skadat skaka skakar skalpen skattningen skickar skinkan skippar skivepitelcancer skjuta skjutsar skrapade skrapet skrattar skriker
skriva skriver skrotade skugga skulderbladen skulderbladet skull skulle skyddar skärmjobb skåpet sköldkörtel sköldkörteln sköldkörtelprov
sköldkörtelrubbning sköljning sladden slag slemhinna slipade slipar slut slutade slutar slutat slänga släppte slätt slå slår smäck smärtan
smärtlindringen smärtstillande små småkulor småpimplar smör snabb snabbt snarare snurrade snuva snäll snälla snällare sockorna sockret soffa soffan
solskydd som somna somras sond sondar sonden sover spets spiralen spolmask spridda sprider springer spruta sprutor spänd spända spänner stabil stallet
stannar stannat stansbiopsi starr statinen station status stel steloperera sten stickan sticker still stjärten sto stod stolen stopp stor stora stort
stortårna strax streck strumpor strunt stryka sträva strålar stund stycken stygn stygnet styrka styrkan stället stämmer stämningsläget stå står stått
stödmatar stötar stövlar suddigt sumatrip sumatriptan surdegsbröd surt svaga svaghet svalde svalget svansroten svarta sved svetsat svettats
svettningar svider svullet svullna svullnad svullnade svullnaden svullnader svälja sväljer svära svårt synekier synen syra syster systoliskt säck säga
säger säker säkerhets säkert sällan sämre sängdags sätt sätta sättas sätter sådana sådant såg sån sånt sår såret sömnen tablett tabletten tabletter
tabletterna tablettutlöst tack tackar taget tagit takläggare talar tamsulosin tandborstning tandkontroll tandköttet tandsten tankar tankarna tappa
tappat tar tarmen tarmljud tarmljuden tarmslingor tarmstas tarmvred tas tassarna tax taxi tecken tejp telefon temp tennisboll testet tiden tidig
tidigare till tillbaka tillgång tills tillväxt timmar timme timmen tio tiotusen titta tittade tittar tjejen tjock tjocktarm tjugo tjugoen tjugofem
tjugofyra tjugonde tjugonio tjugosex tjugosju tjugotjugo tjugotjugotre tjugotjugotvå tjuta toaletten tog tolfte tolv tom tomt ton torkar torr torra
torrhet torrt torsdag torsdags trappa trapporna tratten tre tredje trettio trettioett trettiofem trettiosex trettiosju trettioåtta trodde troligen
tror trumhinna träck trädliknande tränar tröjan trött tub tuberkulos tumvalken tumör tungan tungt tunn tunnelbana tunnelbanan tunntarm tunntarmen
tusan tusen tveksam två tvåa tvåhundrafemtio tvåhundratjugo tycker tyder tydligt typ typen tyvärr tänder tänderna tänker tänkte tål tårna tömd tömmer
ultraljud ultraljudet under underarm underkäke underläppen undersöker undrade undvika ung ungefär upp uppblåst uppdelat uppe uppspänd urinen
urinodling urinvägarna urinvägsinfektion usch utan ute utesluta utesluter utgjutning utmattning utåtrotation utåtvridet uveit vaccinerad vad vaderna
vaken vaknar vallningar vanebildande vanföreställningar vanligt vansinne var vara varannan varbildning varit varje varv vass vatten vattenkoppen
vattkoppor vattnet vecka veckan veckor venen vet vid vidgar viftar vikt vikten viktigaste vila vilja vilken vill ville vin vintern vintras visa visar
vore vridit väg vägde vägen väger väl välavgränsad väldigt välkommen vältestad välvårdad vänder vänster vänta väntade väntar väntrummet värken värkt
värre värst vätska vätskedrivande växer vågade vågen våningar våras vårdad vårdcentralen vårtig ytliga ytteröra zapp zombie äggstockarna äggvita ältar
ända ändrat ändå äpple äpplet äta äter ätit åker ångesten året årets åter återbesök återfall återflöde återfyllnad återkommer åtta åttio åttioett
åttiofyra åttiosex åttiotre åttiotvå åttioåtta åttonde öga ögat ögonbotten ögonbottenfoto ögonbottnarna ögonen ögoninflammation ögonlocket ömhet ömma
öppet öra örat öron öronvärk över överens övningar`,
} as const
