/** Made by tools/said-words.ts; sources in SOURCE.md. */
export const SAID_WORDS = {
  da: `aaa adrenalin afføring afføringen aflaster afstand aftaler aften aftenen aftes aktivitet albuer albuerne aldrig alkohol alle allergi alt altid altså
amlodipin amlodipinen anden andet andre anfald ankler anklerne annenhver april arbejde arbejder arbejdet arbejdspladsvurdering armhulerne astma
asymmetrisk atypisk august aura badehætte badet badning bag bagefter baghånden bagoverbøjninger bagsiden bagtil bagud banan bare barn barnevognen
beder bedre bedøvelse bedøver begge begyndelsen begynder begyndt begyndte behandlet behandling beholde beholder behov ben benet benløft bestiller
betyder betændelse betændelsen bevægelighed bevægelse bil bilen billede billigere bilnøglerne binyrebarkhormon biologisk bleer bleg blev blevet blive
bliver blod blodfortyndende blodprop blodprøver blodtryk blodtrykket blokade blå blød blødt briksen bror brug bruge bruger brugte brunt brystbenet
brystet brystvæggen buler bund bus bussen bylde både bære børnehave centimeter centralisering cocker cortisolen dag dagbog dage dagen dagligt datter
dejagtig delene dem den dengang denne der derefter derfra dermatoskopet det dexamethason diarré dig din dine diskusprolaps diskusprolapser dit doktor
dopleren dosis drejer dreng drikker dråber drøvlen dybt dyrlæge dårligere dårligt dækket døde døgn døgnet efter efteråret egen eget egne ekg ekstern
ekstra eller ellers ellevte elsker endelig endnu enheder enkelt enoghalvfjerds ens etårige faktor faldet falsk familien fandt far farver fast feber
fedtceller fedtet fem femogfyrre femoghalvfjerds femoghalvtreds femogtyve femten fennikelte ferie ferien fik fin fingerbredde fingerspidserne fingre
fint fire fireogtyve firs fjerde fjorten flad flasken flasker flere fleste flimren flyttede flåder fod foden foder foderet foderforsøg folderne
folinsyre for foran forandre forben forbindingen fordi forgænger forkert forklare forkølelse formentlig forpoterne forsigtige forsigtigt forsikret
forstoppelse forstår forstørrede fortsætter foråret fra fredag fredagen fredags fremgang fri frisk frosset fryse fuld fyrre fået får fødder fødegangen
følelsesløs føling før føre først første gal galt gamle gammel gang gange garn gas gav gavn gemmer gennem genstande gentage gentagelser gerne gider
gigt gik give giver givet gjort gled glimtene god godt golden grad grader gram gravid graviditet grund grå gråd græd græder grødet gult gået går
gælder gær gærsvampe gøende gør haft hale halsbrand halsbranden halsbåndet halsen halt halv halvt halvtreds ham hamster han hanhund hans har havde
have hed hedder hekseskud hel hele heller helst helt hende hendes henviser her herhen herovre herude hest hilser hjem hjemmesiden hjernen
hjernerystelsen hjerte hjertelyd hjælpe hjælper hofte hofterne holde holder hopper hornhindebetændelse hornhinden hos hoste hoster hovedet hovedpine
hovedpinen huden hudkræft hul huller hun hund hundene hundrede hurtigt husker hvad hvem hver hvid hvide hvidkål hvile hvis hvor hvordan hvæse hvæser
hydrokortison hyperkeratotiske hånd hånden hår hårbunden hårdt hæmoglobin hænderne hænge hænger hæs hævede hævelse hævelsen hæver hævet højre højst
højt høre ibuprofen igen ikke ileus imellem imens ind inde indekat inden indenfor indtil infektion infiltrerede ingen ingenting intakt issen især jage
jager jeg jer jern jernet jordemoderen julefrokost juni kaffegrumset kaffen kalde kalium kan kanin kaniner kant kapsel kassen kaster kastrerede
kastreret kat katte kattemor kattesnue kattesyge ked kigge kigger kighoste kighostevaccinen kiks kilder killing killingevacciner kilo klar klare
klarer klart klat klemmetest klik klinikken klistrede klokken klump klør knaldrød kniber knirker knoled knude knugende knæ knæene knæk kogt kokker
kold kolde koldsved kom komma komme kommer kommet kone konfirmationen konstaterer konsultationen kor korsbåndet korte koster kraft kraften
kraftnedsættelse kraven kreatinin krogen krokodilleplaster kroppen krummer kræft kugler kun kvarter kvik kyllingefoder kæbevinkel kæmmer kør køre
kører kørt kørte laboratoriet lad lade lader lagde lagt lange langfingeren langt lap laser lav lave laver lavere lavet led leddegigt leddegigten leder
let leukose levende leveren leverpostej levertallet lidokain lidt lige ligge liggende ligger lille lilletåen linser lipom liv livet logrehale lommen
lovet luft lugter lukkede lukket lunger lyd lyder lymfeknuder lyserøde lysglimt lyst lår låret læberne læge lægen læggen lægger længde længe læsion
læste løber løbet løfte løftede løfter lørdag løse maden maj man mand mandags mandel mandlen mange manipulation manøvre marts masser maven mavesæk med
medicin meget mellem meloxicam men mener meningen mere mest metforminen metoclopramid metotrexat metotrexaten mider mig migræne mikrogram mikroskopet
mikstur mild militæret milligram milliliter millimeter min mindre mine minut minutter mislyd mod moderat modermærke modermærkekræft mor morgen
morgenen morges mors munden murer måde måle målte måltiderne måned måneder måneders måske mælk mælkehjørnetand mærke mørkebrun nabo nakken nat natten
ned nede nedsat negativ negativt neglene nej nerverodspåvirkning nettet neuroskred nitten nittenhundrede nogen noget nogle nok normal normale normalt
nul nummer numsen nye nyrerne nyretal nyretallet nyser nyt nået nål når næste næsten nødt nødvendigt også oktober omeprazol omkring ondt online onsdag
opdagede operationen operationssåret opereres opereret opkast oppe orden ordentligt ormekur ortopæd otitis otte otteoghalvfjerds otteogtredive
otteogtres otteogtyve over overkanten overkæbe overstået pakket panden papir par parkering pas passer pause pegefingeren penicillin penicillinen per
piber pigmentnetværk piller plaster plejer pletter pletterne plukkeveer plus pneumokokker positivt poter poterne proben problemer procent procents
protein prøv prøve prøver pseudocroup psoriasis psykolog puden puls pulsen pupillerne pus pust påske pædagog pænt rammer rask reagerer recept
registreret rejerne ren rendte rene rense renses renset rent reol resten rester retter ribben ribbenene rigtig rigtigt rimelig ring ringe ringer river
rolig roligt ryggen ryster rød rødme rødt røg røntgen sad sagde sagt sagtens sal salve samme sammen samtaler sandsynligvis sat satte savle savler
scannet scanning sej sekret seks seksogtredive seksten selv selvrisikoen sender sendt sengen september ser sertralin ses set sgu shampoo shifter sid
sidde sidder side siden sider sidst sidste sig sige siger sikke sikkerhed sin sine sjette skab skabet skadestuen skal skalaen sker skidt skiftede
skiftes skinner sko skraldespanden skrev skrevet skridtet skriv skriver skubbes skulder skulderblad skuldre skulle skum skurren skyldes skærer skæve
skævt skødet slag slanke slap slappe slemt slet slidgigt slikker slikket slipper slut sløj smerten smerter smertestillende smid smitte smule smurte
små smører snakke snakker snurren snæver solcreme solen solkeratoser solskader som sommerhus sover spacer spaniel sparker spidser spiser spist
springer sprøjte spærret spørger stadig startede starten startet stave steder steget stemmegaffel stikker stimulation sting stiv stivgjort stoppede
stopper stor storesøster storetå strubehoste strækker stykker stå stået står stærk stærkt største sug sukker sukkersyge sundhedsplejersken
svangerskabsforgiftning svarende svarene svaret sved svier svimler svoger svulmede svækket svært sygdommen sygemelder sygemelding sygemeldt
sygeplejersken syn synes synger synke synsforstyrrelser syr systemet syv syvogtredive syvogtres sådan sår såret sæl sænkning sætte sætter sølvgrå søn
søndagen søster tablet tabletterne tag tage tager tages taget tak tal taler talt tandkødet tarmlyde tegn telefonen temperaturen tid tiden tidligt til
tilbage tilstå time timer tirsdag tisse tisser tit toer tog toilettet tolv tolvte tom toogfyrre torsdag totusind trappen tre tredje treoghalvfjerds
trist troede trommehinden tror tryk trykken trykker tråde trækker trækkes træt trætheden tube tungen ture tyk tykke type tyve tåler tålte tårekanal
tæer tæerne tænker tænkte tæppe tømmer tør tørt ude uden udenfor udslæt udspilet uge ugen uger uges under underbukserne underkæbe underligt undersøgt
undskyld uregelmæssig vaccine vaccinen vacciner vaccineres vaccineret vagten vand vandafgang vanddrivende vandet var varevogn varmt vask vaskemaskine
ved vej vejen vejer vejret vel vender venstre vent vente venter ventetiden vide videre vil ville virus viser vist vitaminerne voks vokset vores vred
vuggestuen våde vågen vædderkanin vægt vægten vægttab væk være været værre værst væske weekend weekenden ydersiden yngste åbne åndenød års ædt ændre
ødem øje øjenlægen øjet øjnene ømme øre ørebetændelse øregang ørepine ørerne øret øser øvet`,
  en: `about above absent absolutely aciclovir acid actually admitted after afternoon again against agent ages ago aids air airport alcohol all allergic
allergy almost alone along already alright also alternate always amended amlodipine amoxicillin anaemia and animals ankle ankles another antibiotic
antibiotics antibodies any anyone anything apart apixaban appendix are arm armpits around arranged arrival arthritic arthritis ask asked asleep asthma
atopic attack auditory average away azithromycin baby back bacteria bacterial bad bag bald balloon bare bases bathroom because bedtime been before
begin behaving behind being belly benign better between big bigger bin biscuits bisoprolol bit bites bits bitten black bladder bleed bleeding blind
blisters bloat blockage blocked blood bloods blue bone bony booster both bother bouncing bowel box boy break breakfast breath breathe breathing
breathless bring broke broken brought brown bruise brute bucket builders bumped bung burn burning burns but button buy bye cable cage calf call calm
came camera can canals capsules car carry casualty cat catches catching caught cause cells cent centimetres certain certainly certificate chance
changed changes cheap check cheers chest chew chews chlorhexidine chlorphenamine citalopram claim clarithromycin class clavulanate clean cleaner clear
clinic clockwork close clot clots cocci cockapoo coeliac coil cold colour column comb come comes coming comma computer confident cool copy corner
cotton cough coughing could count counted counter cover covered crackles crusty cupped cure cushion cut daily dalteparin date daughter day days deaf
deafness dear decibels decide decking deficiency degrees dent dental depressed depression dermatitis develops diabetic diarrhoea diclofenac dictated
did die diet difference different dirt discharge district dizziness dizzy doctor does dog doing done doses double doubt doughy down doxycycline
dreadfully drift drilling drink drinking drinks drip drooling drop droppings drops drums dry duties dye dysplasia each ear eardrum earlier early ears
easier eat eaten eating eats edge eggs eight eighteen eighth eighty either elbow electric eleven else embolism end enlarged enough environment
environmental equal esomeprazole even evening evenings ever every everything evidence examination excess expect explained eye face facial factor
failure fainted fair fairly falls family farm fast fault feathers fed feel feels feet fell fella ferritin fever few field fields fifteen fifty film
finasteride find fine finger finished first fit fits five fixable flashing flat flea fleas flex flight flow fluid fluids fly foamed folate folic food
foot for forest fork form fortnight forty found four fourteen fourteenth frame free friend from front frozen full furosemide gait gave gel gentle get
gets getting give given glaucoma gloves glow goes going gone goo good gorillas got grabbed grain gram grams grand grass greasy green grey greyhound
groin growth grumpy gut had haemoglobin half halfway hall hand hands hang hangs has have hay head headaches healed healthy hear heard hearing heart
heartburn heat height held help helping helps hep her here high hill hills him himself hip his history hives hold home honest honey hoover hormone
horse hospital hot hour hours house how hundred hurts husband hydrolysed hydroxocobalamin hypersegmented hypertension ibuprofen illnesses imagine
immune index infected infection inject injection inner inside instead insured intact internal into intrinsic itch itching itchy its itself jab jabs
jerks job joint just keeled keen keep keeping keeps kept kibble kid kidney kidneys kilo kilos kitchen knocked knocks know knuckles lab lad ladder lamp
laser last leave left leg legs less let letter levothyroxine librarian licked licking lid lift lights like likely limp lips listen litres little liver
long longer look looked loose loses losing loss lost lot lots loud louder lovely low lump lunchtime lung lungs lying lymph machine macrocytic mad made
mainly make makes malaria man marvellous matchbox mate matters may maybe mean meant meat medical meloxicam metformin metoclopramide micrograms
microscope middle might migraine mil milk milligram milligrams millilitre millilitres millimetres mind minutes mirtazapine mites moderately money
month months mood moods more morning most mostly mother mouth moved movement much muffs murmur muscle must nail name naproxen neck need needles needs
negative neither nerve nervous neuropathy neutered neutrophils never new next nice nicely nick night nights nine nineteen ninety nodes noise none
normal normally nose not note nothing noticed nought now number numbing numbness nurse nystagmus odds off ointment okay old omeprazole once one ones
only oozing operation optic optician option order other otherwise out outside outwards ovary over overnight own oxygen pain pale palsy paracetamol
parking part partial passed past patch patches paws peak pellets pen penicillins people per perfect period peripheral pernicious phone physio pill
pillow pinch pinky pins pits plasters platelets playing please plucking plus pneumonia point pond pop positive potassium pottery pounds power practice
prawns prednisolone pregnancy pregnant prescription pressure pressures previous pricey probably probe problem problems proper properly prostate proved
proven psoriatic puffs puffy pulling pulmonary pulse purple pus pustules put pyoderma pyometra quick quiet quite rabbit rabies racket raised rash rate
rather react reads real really recommend recommended reconsider recover red redness refer referred reflux regular relevant relief repeat replacement
reserve retired reviewed rheumatoid rice right ring ringing rings ringworm rinse room round rub rug run running runny runs rust said salbutamol saliva
salt salty same sat sats sausages say says scales scaly scan school scrape scratch scratched scratching screen season seat second sedation see seed
seeds seek seen send sense sensorineural sent serious sertraline seven seventeenth shallow shampoo she sheep shivers shocks short shortening should
shoulder show shows shut sick sickness side sides since single sings sister six sixteen sixteenth sixty skin sleep sleeves slipping slow slowly small
smelly smoke smoked smooth soft some someone something sore sores sorry sound sounds spayed speak speech spell spinning spironolactone spleen spot
spray spring squeeze stable stage staining stairs standby standing start stasis stay steady steer step steroid steroids sticky still stomach stones
stools stop stopped stops straight strap strength stress stretches strip strips stroke struck stuck stuff sudden sugar sugars suggest suit summer
sunflower superficial suppose supposed supraspinatus sure surgeons surgery suspect swallowing swap swear swears sweets swelled swelling switch
systolic table tablet tablets tail take taken taking talk talked tamsulosin tape tapping tea team tear teeth tell temperature ten tender tendon tennis
terrier test testing tetanus than that thawed the them then there these they thiamazole thickened thing things think thinking thinner third thirds
thirty this thorough those though thought thoughts thousand three throat throbbing through thumb thymus thyroid ticks tight time times timing tingling
tiredness toast today toes together tomorrow tones tongue tonight too tools top torn total touch transfusion treatment trial triamcinolone tried trip
troponin trouble tube tubes tummy tumour tuning turmeric turn turned turning twelve twenty twice two type typhoid typical ulcer ulcers ultrasound
unchanged under underactive uni units unlikely until updates upper upsets urgently use vaccine vaccines valid vein vertigo very vet visit vitamin
vitiligo volunteering vomiting wait waiting wake walk walking want wanted wanting ward warfarin warm was wash washing watch water waterworks wax waxy
way ways weaker weakness wear wears wee week weekend weeks weepy weigh weight well went were what wheeze wheezing when whenever where which while
white who why wife will winter winters wish with within without wobbly woke womb wondered wool words work works world worms worried worry worse worth
would wriggler wrist wrong wrote yeah year years yeast yellow yes yesterday yet you young your yourself yourselves zaps zombie`,
  nb: `ablasjon absolutt afebril agurkskiver akkurat aktuelt akutt alarm aldeles alder aldri alkohol alle allergier allmenntilstand alltid alt altså alvorlig
ambulansen amiodaron amlodipin anbefaler andpusten andre anfallet anklene anmerkning anna annet ansiktet antakelig ante antibiotika april arbeider
arbeidsgiveren arm armen armhulen arr arret arv asbest asbesten astma atorvastatin atrieflimmer atrium att atten attende august avføring avføringa
avklart avtale badegolvet badet bak bakar bakken bakker bakkjertel baklengs bakre baksia bakspene bakt bakvegg balansen balansenerven ball ballene
banke banker bare barn barnehage barnehagen bedre bedring begge begynn begynnende begynner begynt begynte beholder behov bein beina beinet bekkenet
bekreftet beltet benken berre bes beskjed best bestefar bestemme bestemmer bestemt bestemte bestille besvimelser betennelse betre betydning bevegelig
bevegels bicepssene bil bilde bildene bildet bilen bilete bilyd bind biopsi biter bitte bjørka blank ble bleia blek bli blinken blir blitt blod blodet
blodfortynnande blodfortynnende blodprøve blodprøver blodtrykket blodtrykksfall blodtrykkspillene blokk blokka blusa blå blåmerke blåsing blæra bløde
blødning blødninger blødningsmengde blør bor bort borte bortsett bra bredte brennings brennkopper brettet brev brillene bronkoskopi broren brot bruk
bruke bruker brukket brukt brunlig brystet brystkreft brystsmerter brått brød buken bunaden buret bussen bustete butikken bytta bytter både båndtvang
båten bærre bæsja bør bøtte bøyd bøyer centimeter chippen cirka coli dag daga dagen dagene dager dagkirurgien dagleg daglig dagtilbud dagtilbudet dan
deg dei del delvis dem den denne der dere deres derre desember det dette diaré diktat din dine dit ditt dobbelt doktoren dose dosetten dotter dra drag
dram drepe drift drikker drøftet drømmer dumpt dusjen dykkar dyna dyrkningen dyrt dårlege dårlig dårlige døde døgn døgnet døra effekt eggstokker egne
ein eit eitt ejeksjonsfraksjon ekko ekspirium ekstraslag eldre eller ellers elles elleve elveblest enda enden endometriebiopsi endra endrer ene enn
ennå enten epikrisen episodene episoder ert esken etasje ete eter ett etter ettermiddag etterpå etthundreogtjuefire eventuelt faktisk falle faller
falt familie fann faren farge farlig farvel fast faste fastende fastlege fastlegen feber feberen februar feil fekk fell fem femten femti femtifem
femtiseks femtisju femtito femtiåtte ferdig ferritin fest fikk fille filleryen fin fine fingeren fingran finne finner finnes fint fire fisk
fiskebrygge fjerde fjerner fjor fjorten flaske flate flatmark fleiper flekainid flere fleste flimmeret flink fly flytta flåttmiddelet folk for foran
forandringer fordi foreslår forholdet forhåndsgodkjenning forhøya forkalkning forkalkninger forkjøla forklarer forlenget forløpskoordinatoren
fornuftig forresten forrige forsikret forstår forstørra forstørret forsvant forsvinn fort fortelle fortetning fortsatt fortsetter fortykket forventa
forventet forverring forverringa forverringer forvirra fot fotball foten fotryggen fotterapeut fra fram fredag frem fremdeles fremre fri frisk friske
frisklivssentralen friskt fritt frokost frosen frysninger frå fulle funnan fyller fylte fysioterapeut får fått fælt fôr fôret fødselsnummeret fødsler
født følger før førr først første førti førtifem førtifire førtiseks førtito førtiåtte føttene gale gamle gammel gang ganga gangen ganger ganske
genitalia genseren gikk gipsplatestabel gir gitt gjennom gjentar gjer gjere gjerne gjesterommet gjett gjetter gjorde gjort gjør gjøre glass glatt
glemmer glemt gnagd god godartet godt gommen gong gonger grad grada grader gradvis gram grann granne grei greier greit grovfôr grunn grunnleddet
gråhvitt grønt gule gult gutt går gått hadd hadde haka hakke hallo halsen halt halta halter halv halvannen halverer halvflaske halvt ham hampen han
handa hannkatt har hard hastemerket hatt haust hei heile heilt heim heime heisen hel held hele helga helgen heller helsekortet helsekosten helst helt
hemoglobin hender heng henge henne hennes henta hente henter henviser henvises henvisning henvist her hes hest hestekur heter hev hevelse hevelsen
hils historien hit hjartebank hjarteflimmer hjarteinfarkt hjelp hjelpe hjelper hjem hjemme hjerneslag hjertebank hjertepoliklinikken hjertesvikt
hjertet hodet hofta hofte hofteleddsdysplasi hoftene hofteskaden hofteskåler holder holdt hopper hormonspiral hos hosta hosten hoster hoven hovent
hovning hovudet huden hugsar hull humøret hun hund hunden hundre hunnkatt huset huske husker hva hver hverandre hvert hvile hvilken hvis hvite hvitt
hvor hvordan hyl hyperinflaterte hypersonor hypertyreose hypoallergent hyppig hysterektomi hysterisk hysteroskopisk hytta håpe hælgang hævelse høgre
høgrehendt høre hører høres hørselen hørt høst høy høyden høye høyrde høyre høyt ibuprofen ifra igjen ikke ikkje ille infarktet influensa ingen
ingenting inhalasjonsmedisinen inhalatoren inn inndelinga inne inneklemming inngrepet inni innleggelse innleggelsen innsnevring inntil inntrukket
intramuralt intravenøst irriterende irritert isjias itj jakka januar jeg jern jernmangelanemi jerntabletter jevn jevnt jobb jobba jobbe jobben jobber
jod johannesurt journalen jul juli juni jurbetennels kafeteriaen kaffe kald kalde kalenderen kalium kallar kalsium kalva kalven kan kandesartan
kanskje kant kanten kapsler kardiologen kassa kassen kasta kastrere katt katta katten katter kilo kilometer kinn kinnet kinntanna kinntennene kirken
kjem kjenner kjennes kjens kjent kjente kjeve kjæm kjøper kjøre kjøtt klaffefeil klar klarar klare klarer klemmer klinisk klissvåt klokka klubbefingre
klør knatring kne knesenebåndet kneskåla knitring knute knuter knærne koldbrann kolesterol kolesteroltabletten kolon kols kom kome komma komme kommer
kommet kommunen kona kondom konfirmasjonen konsentrator konsultasjon kontakt kontaktblødning kontrast kontroll kor kork korkje korleis koronavaksinen
korsbånd korsbåndet korsbåndskade korsryggen korte kortison kraft krafta kraftfôr kraftig kraftige kragebeina kreatinin kreft kristallsjuken kronisk
kroppen kul kuler kunne kurs kutta kvalme kvar kvart kvarter kveld kvelden kver kvinne kyrne lag lagt lammelsa land lang langt lappen lar laser lat
lav lavt leasing leddet lefse legene legevakta legg leggen leggene legger lenge lenger lepper leste lett lettar leveren leveres ligg ligge liggende
ligger ligget liggjande ligner lik like likedan liker likevel likna likt lille lilletåa limer linje lista lite liter litt livet livmoren livmorhulen
livmorkreft livmortappen lokk lovd love luftetur luftrøret lukt lungebetennelse lungekreft lungene lungepoliklinikken lunger lungerehabilitering lunka
lunsj lurer lurt lyder lymfeknuter lymfom lyser lyst lytte lytter låg lågt låne låret lærer læring løfta løftar løfte løfter løper lørdag løs løsere
mage mageirritasjon magekrampe magen magrere mai malignitet malt mamma mammografi man mandag mang mange mann mars maser masse mastitt mat maten
matlysta maur med medisin medisinane medisinen medisinene medisiner medisinlista meg meiner meir mellomblødninger men menneske menoragi menstruasjoner
ment mer merker merket mest meter metformin metninga metningen metoprolol midnatt midt mikrogram mikstur militæret milligram milliliter millimeter
millisekunder min mindre mine minst minutt minutter minuttet mista mistanke mistenker mistenkte mjølka mjølkefeber moderat mor mora morgen morgenen
morges morgon morgonen morra morran mot motstand munn munnen muskelen mye myk myke mykt myom myomer myomet mål måle måler målet måling målt månader
måndag måned måneden måneder måneds mårra måtte møtet naboen nakken narkose narkosen natt natta nattbind natten naturlig ned nedad nede nedover nedre
nedsatt negativ nei nekta nere nervepåvirkning nesa neseblod neste nikker nikotinplaster nitten nitti nittifem nittifire nittito nittitre noe noen nok
nokka noko nokre nommen normal normale normalt norsk notat notert null nummer nye nyran nyrefunksjon nyrefôr nyrene nyrer nyrestein nyresvikt
nyreverdien nyreverdier nysnø nytt nyttig når nødvendig ofte oftest også okei oksygen oktober omtrent onsdag opereres operert opererte opp oppblåst
oppdaga oppe oppgava oppkast oppspyttet oransje ord orden orsake ortoped ortopeden oss over overalt overarmen overkant overkjeve overlapp pakka pakke
pakkeforløp pakken pakkeår panna par paracetamolforgiftning parken passer patellaluksasjon pause pen pene penicillin penisillin penselprøve pensjonist
per perlegrå pipelyder piper piping plager plages planen planleggingsdag plass plaster platearbeider pling pluss plutselig pneumokokkvaksinen podagra
poliklinikken portio positiv postkassa pote prednisolon presens prikkar prikker prikking problema prolaps prosent prostata protein protesterer prøva
prøvd prøvde prøve prøver pulsen punkter punktum pus puss pusser pust puste pusten puster pute puter påske pølsene radioaktivt rakar ramla rare rart
raskt rattet raudne reagerer reagert redd regelmessig regn regne reine reiser reiste ren rene renholdaren rent reseksjon resept reserve reservekur
resistent respirasjonslyd resten rett ribbene rimelig ring ringe ringer ringjer risikoen riven rolig rom rope roper rosa rota rumpa rundt ruskete
ryggen rykk rytme rød rødt rødvin røntgen røntgenbilde røntgenbildet rør rører røyken røyker røykeslutt røykfri røykinga røykt røykte sagt sakte
saktegående saktere salt salve samleie samme sammen sammenlagt samtidig sannheten sannsynligvis sant satt seg sei seier seks seksten seksti sekstisju
sekstiåtte selv sen sena sende sender sendes sendt sene senga senn seponeres september ser ses set setje sett setter settes sia sida sidan side siden
sider sier sikker sikkert sikre simvastatin sin sine sinusrytme sirkulasjon sist siste sit sitte sittende sitter sjekka sjekke sjette sju sjuk
sjukmeld sjå sjøl ska skal skeivt skikkelig skinnende skjedd skjedde skjer skjorta skjule skjære skjønner sklir skogkatt skorper skrapt skrevet
skrittet skriv skriver skrått skuffeløshet skuffen skuffetest skulda skulder skuldra skulle skum skåla skåret slag slags slange slanke slapp slenger
sleten slett slik slim sliper slippe slipper slitasje slo sluker slutt slutta slutte slutter sluttet slår slåtten smaker smell smerta smerte
smertestillande smertestillende smertesyndrom små småblør snakk snakke snakker snakket snart snorker snur snørr snøskuterturen sofa sofaen sokkekanten
sokkemerker som sommer sove sovemedisin sover sovner spark spenen speneprøv spille spirometeret spirometri spirometrien spis spise spiser spiss spist
springe sprøyta sprøyte sprøyter spy spydd spyr spør spørre stabilt stad staden stakkar startdosen starten starter sted steder stedet stemmer stengt
sterilisert sterkt stetoskop sting stiv sto stoffskifte stoffskiftet stopp stoppar stoppe stoppet stor stort strek streken strekker strengt strikk
stryk strålende studenten stund stygt stykk styrken styrt stå stående står stø størrelse subakromialt submukøse submukøst sukkeret sukkersyke
sukkersyken supraspinatus supraventrikulære surstoff susen suturutstyr svak svakar svangerskapsuke svar svaret svart svartner svekkede svelget svette
svigersønnen svimmel svimmelheten svingar svir svulst svømming sydde sykepleieren sykmelding symfysen synes synlig syntes sytti syttien syttifem
syttiseks syttito syttitre syttiåtte sånn sånne sånt sår såret såvidt særlig søker søndag sønnen søstera søvnig tablett tabletten tablettene tabletter
taco takk tallene tannkjøttet tannstein tannsteinen tar tarmbetennelse tas tatt tebake tegn tegner tek teke telefonen teller telte tenke tenker tenkt
tenner tennern test tett tid tida tide tidlig tidligere tiende til tilbake tilbakeholdelsestida tillegg tilvising tim time timen ting tirsdag tiss
tisser tjue tjueen tjuefem tjuefire tjueseks tjuesju tjuetjue tjueto tjueåtte tjueåttende tok tolv tom tomat toner torsdag totalt traneksamsyre trappa
trappene trapper tre tredje tredve treet treg trekker treng trenger trengs treninga tretten tretti trettiende trettifem trettifire trettini trettisju
trettito trettitre trettiåtte trimetoprim trodde trolig trommehinna troponin tror trudd trudde trur trygg trykk trykker trykket trøtt tube tung tunga
tungpust tungpusten tungpustet tungt tuppen tur turen turgruppa tusen tvert tydelig tyggegummi tyggis tyngdefornemmelse tyngre tynn tynnere tynntarmen
tynt type tysdag tyttebærsyltetøyet tåler tærne tømrar tør tørrfôret tørst tørt uaktuelt uendret ujamn ujevn uka uke ukene uker ukomplisert ultralyd
under underleppa undersøke undersøkelse ungar unger unna unnskyld unnskylde urinen urinstein urinsyra urolig urologen urten ustand ute utelukker uten
utenfor utsetter utsia utsida utslett uømme vafler vaginale vaksinen vaksiner vakta vandrer vanlig vannlating var vare varer varm vart vassdrivande
vatn ved vegg veggen veide veie veien veit veka veke veker vekk vekka vekt vekta vekttap vekttapet vel veldig vellykket venninne venstre venstresia
vent ventar vente venter ventetid venteværelset venting ventrikkels ver vere verftet verre verst vesentlig vet videre vidt viktig vil ville vin vinter
virkningen viser visste viste vite vog voksplugg voldsomt vomrørsla vond vonde vondt vore vorre vottene vov vrien våkner vår våren våtfôr vær være
vært væske væsker ytre ytterst åpen åra årene året årevis årskontrollen åtte åtti åttien åttifire åttini åttisju åttito åttiåtte ærlig éin ødelegger
ødem ødemer økende øker ønsker øre øregang ører øret øvingar øyelegen øynene`,
  ru: `аборт абсцесс августа азитромицин ализин алкоголь альбуцид амлодипин амоксициллин анализ анализами анализы антибиотик антибиотики антибиотиком
антидепрессант апельсин апреле апреля аптеки армии атопия аурой бактериальный балконе банамин банки беда без безболезненная безболезненны
безболезненные безболезненный белый белым бережет беременность берите бесплодная беспокоит бешенство биопсию бисопролол бледноватые близнецы бог богу
бока боксера болезненный болезни болезнь боли болит больно больные больше большой боюсь брал брат бромид бронхит бросила бросили брюшной бугорке будем
будет будете буду будут бупренорфин бурчат бутазолидин бывает бывали был была были было быть бьет вам вами вас ваш вбок вводим везикулярное век веки
верно верхней верхушки вес весной весны весы весь вечера вечером взвесим взвесью взрыв взъерошенный взяла взяли видела видели видите видно вижу визин
визита виноват вируса витамином внизу внука внутри внутривенно внучку водой воду воды возвращаться возрасте возьму вокруг волдырями волнуйтесь волосы
вольтареном вообще воротник восемь восемьдесят воскресенье воскресенья воспаление воспалением восьмая восьми восьмого вот врач времени временную время
вру все всего встречи встречу всю вторник второй втором вчера вчерашнего выбрали выбросить вывиха выдавливаю выделения вызывайте выкинула выкупайте
вылезет выписали выписке выписки выпиской вырастет выступает вычеркиваем выше вялая газонокосилки гастрит гастроскопией гастроскопии гастроскопию
гастроэзофагеальную гвозди гвоздях гевискон гемоглобин гипотиреоз гладкий глаз глаза глазами глаукома глотает глотала глотать глотаю глубже глюкозу
гноится гнойные гноя говорила говорит говорите год года году голени головка голову горло гормонами гормоны город городе горошина горячие гостях готов
градусов грамма граммов граница границе греб гребнем груди грустная грызу губ губы давайте давали давать давление давления давлю давно дает дай дала
дали дальше дам датчиком даче даю два двадцать дважды две двенадцать двери двести двое двоих двух девяноста девяносто девяти девятнадцатого
девятнадцать девятого девять девятьсот дежурный действие декабря делала делать день дернулась десны десяти десятка десятого десятых десять детский
диване диете диклофенак диклофенака длинноват для дневником дней дни дня днями добавим добавить добрались дозу доксициклин доктор должна дольше дома
дороги доска достаю дрожат другие другого другой другом дует думали думаю дыхание дыхательную дышит дышите его еды еле елку ему если ест есть ехать
еще жалуетесь жалуется жар жареного ждали ждите жевать желанию желудка желудком желудок жены живет живот живота животик живые жидкости жидкость жирная
журчат заболит завод завтра завтрака завтрашнего зажаты закапал заклеивать закончила закончилась закроется закрой закупорка замачивать заметили
заморозки замучила замучили запахом записывайте записываю запойный запор заранее застревает затянувшийся здесь здоров здоровья здравствуй зеленая
зеленое зеленый зеркалах зеркало зигзагами зимой знала значит знаю зоб зрачок зрение зуб зубами зуд зябну ибумет ибуметин ибупрофен идет извините
изголовье изо или имплант импланта инсулин интервал интересно инфекцию исключить искусственная исполнилось каждое каждые каждый как какая каких какого
какой калий камень канал канала капаем капайте капали капать капель капельки капле капли капнула капсуле капсулы кардиограмме кардиологом картина
картон кастрированный катетер качает кашель кашля кашляет кашляю квартира кератит кило килограмм килограмма килограммов киль кипяченой кисло кислотой
кислым киста кишки кишку клавулановой клекотом клетке клеща клещей клиндамицин клиника клотримазол клык ключи когда коем кожа кожу коклюш колбаску
колен коленки колика кололи командировке компанию конечно консилиум контейнер конфеты конца конъюнктивит конюх копыт копыто корелла коричневатые корм
коробка коронку корочки кость который кофе кошки крапивница красиво красим красная красное красные красный края креатинин крем крепкий кресло
кристаллов кричит крови кровит кровь кровью ксарелто кто кубиков купила курение курением курила курит курю кушетку ладно лакуна ламинит лампа лампу
латали левое левой левомицетин левый легких легло лед лежать лежит лежите лезут лейкоциты лекарства лекарство лет лета летом летрозола лечебный лечили
лизиноприл линзы лифт лице лицевой лицо лицом ложечкой ложки ложку ложная лозартан ломит лотке лучше лысый льется любое лягу магазина мазал мазок мазь
маловато мам мамы манжеты марта марте матке матки матку машине машину машины медикаментозный медсестра между мелких мелочи менструация меня меняется
менялся мерьте меряю месяц месяца месяце месячные месячными метадон метронидазол метформин мигрени миллиграмм миллиграмма миллиграммов миллилитра
миллилитров миллиметра миллиметров миндалины минус минут минуты миома миска миской мне много могу может можно мой мокроте мокротой молока молоко море
морщится моталась мотилиум моче мочевого мочевой мочеиспускательного мочи мочится мочиться мочой мудрости муж мужа мукалтин мутноватая мыслей мышцы
мягкие мягкий мягко наверное наверняка нагрузки над надела надо надобности надпочечника надрыв назад назначал назначила назначили назначу налаживается
налет налетом нам намело наморщить направила напроксен напряжен напряжения напряженный наркоз наркозом нас наследственности насморк насыпали натощак
натужился нахохлился начались началось начнете наша нашли неглубокая него недели недель неделю неделя нее ней некомпенсированный нельзя нем немедленно
немецкая немножко нему нерв нервы неровный нет нижняя низковата никаких никогда ним ничего новая нового новой нога ногами ногах ноги ногу ножке ноздри
ноль нормально нос носите носить носочки ночам ночь ночью ноябре нужен нурофен оба обе обеих обильные обкалывать обложен обломан облучили обмен
обморок обоих обратимо обсудим обсуждали обсуждать общий обычно обычные овчарка огурцы одеяло один одиннадцатого одиннадцать одна однажды одной одном
одну одышка октябре октября омепразол омепразолом она онемеет они оно операцией операции опять ору осмотра особенно особенностей оставим оставить
оставляем оставляли остался острый отбросило отдает отдельное отек отекали отекало отеки отеков отекшее отжимается откапывал откачивали откашливали
откроется открывает открыла открытая отлично отменили отменяем отпускаю отрицательный отрыгивает отстает отца пакетик пакетика пальца пальцами
пальцевой пальцы панцирь паразиты паралич пару паспорте пастой пах пахнет пачкает пейте пенициллином пеной пенсионер первого первой первом первые
первый перед передние передних передумали переезда перекрасим перелома переносите переночует перепутала периферии периферический песок песочком петли
печень пил пила пили пиометра писает пить планируем планируете плеер плеча плечо плохо плюс побольше побочное повторим погиб под подбородке подкожно
подмышки поднимаем поднимает поднимем поднимите поднялась подождите подойдет подряд подтвердить подумал подумала пожалуйста позавчера позапрошлого
позвонить пока покажитесь покой покраснел полгода полдня поликистозных полностью половинку половиной полового положил полости полость полпачки полтора
полторы получается полчаса поменьше помер помню помогает помойку понедельник поноса попало пописает поправилась пор порог портит порядке посеве после
последний последнюю посмотрим посмотрю посттравматическое посчитает потом похоже похудела почек почками почки почкой почти пошел пошире пошла появится
поясница пояснице правда правого правое правой правый празозин прегабалин предлагали предлагаю препараты престариум при прибор привезут придатки
приеду приезжайте приеме приемный прижмет приливы примерно принес принимаете приподнимите припухшая присаживайтесь приступов приходите пришел про
пробкам пробкой пробочкой пробудет проверим проверю проверяли продолжайте прозрачный пройдет прокладка пролактин пролиа проморгаюсь промываем
промывала промыл пропускаете просила проснулась простите прострел простуда против проходите процент прошло прошлом прошлый прощаться прощупывается
прощупываются прыщах прямо прямые пситтакоз психолог птицы пузырит пузырь пузыря пульпы пульс пустая пустой пустые путаю пучит пьет пьете пью пяти
пятнадцать пятницу пятницы пятно пятый пять пятьдесят пятьсот работает работал раз раза раздуло рак раньше раскрыл распороли распухли рассказывайте
расслабился расти расцвела расчистят расширены рваные рвать рвота ребра ребрам ребрами ревматическое редкая редко режет резко результатами ректально
ресницы рефлексы рефлюкс рефлюксную рецепт решайте риск рисковала ритмичный ровная рога роговица роговицы родных родов рожала розовое розовые розовый
росла рот рта рту ругался руках руки ручьем рынок рысак рядом сад садика садике садитесь садиться сам сама сами самой самоката сантиметров сбился
свекрови сверху свет свету сводит свой связан сгорела сгорите сдадите сдайте сделаем сделала сделали сделать себя сегодня сейчас сектор секунды
селезенку семидесяти семь семьдесят семье семьсот сено сентябре сентября сепсиса сердечко сердце середины сертралин серьезно сестра сестры сидеть
сидите сидят симметрично симметричные синдром синулокс сироп скажем скажу сказал сказала сказать скачут склеены сколько скорее скорую слабость слева
слеза слизи слизистая слон случае слушаю слюна сменщик смерти смотрите смотрю сна сначала сне снегу снимаем снимке снимок снова сняли снять собак
собаки собрались совсем согласие согласился согни соленые соль сорок соседка соседней спал спали спасались спать спер сперва спереди спина спины
спираль спокойно спокойное справа сразу среду срослось срочно ставим стала стали стало старая старой старости стаффорд степени стерилизована сто стоит
стол столбняка стоматологу сторон стояло страдают стрелки стройке строка стул суббота судорог супрелорин сутки суток сухая сухие сухой сухопутная
схему таблетка таблетками таблетках таблетки таблетку таблеток так такая такие такими такого такое такой такса там тамоксифен тащил тверденькую творог
телефон телефону температура температуры теперь теплые терапевт терпимо террариуме тест тестостерон течение течки типа тобрамицин тобрекс тогда того
тоже той толку толстая только тому точно травме трамвае третий третьего трех три тридцати тридцать тринадцать триста трогаем трогай трое тромбозы
туалет тугой туда тумане тумбы тут убрали убрать убывающей увеличен увеличена увеличены уверен увидеть увидимся угол угри удалили удалить удачи уже
ужина узлов уколами уколов уколы упадет упало уринари уровень устали утра утрам утро утром ухе учебе уши ушла феврале фенобарбитала ферритином
фибрилляция фолликулов фонтанчик форточку хворает хвостом хеликобактер химию хирургически хламидиоз хлопка ходил ходит ходите хозяин хорошее хороший
хорошо хотели хотя хочет хочу хрипов хронический хуже целыми целых цикл цикла цистит цитологию цитопойнт чай час часа часов часы чаще человеческий чем
через черный четверг четверть четыре четыреста четырех четырнадцатое четырнадцать чешется чинят чип чистая чисто чистые члена что чтобы чувствительно
чувствительность чуть шагать шампуне швов шевелите шейка шелушит шести шестнадцатого шесть шестьдесят шестьсот шея шить школы шов штык щель щенков
щипцы щитовидка щупаю эзофагит эналаприла эналаприлом эпигастрии эпилепсия этим это этого эту язва язву яичника яичники яичников ямок январе`,
  sv: `adrenalin agorafobi akta aktiniska akuten aldrig alkohol alla allergi alls allt alltså ambulans amlodipin amputerade andningsfrekvens andra anfall
anklarna anmärkning annars annat aortastenos apoteket april aptiten arbetat armar armen arton atorvastatin att attack attackerna augusti axeln bada
bajsa bajsade bajsat bakat bakben bakom bakre bara barn barnen bas basaliom bastu bedöma begynnande behandlas behåller behövs bekräftar belastar benen
benet beroende beställer betala betalar bil bilen bio biopsin bit bitti biverkningar blev bli blind blir blivit blixtar blod blodet blodfetter
blodpropp blodprov blåsljud blåsor blöder blödning blöt blött bollar bort borta boxen bra bredvid brev bromsa bror brukade brukar brun bröllop bröstet
buken buprenorfin buren burken byter bytte bäckenböjen bäckenflexuren bägge bäst bättre båda bågen båt böjer bör börja började början börjar börjat
cancer celler centralt ciliar clown compositum cyklar dag dagar dagen dagligen dagtid dar darrar december degig del dem den depottabletter depression
dess det diabetes diabetesen diabetessköterskan dig diktat dimmigt direkt djupt domnar domning dos dotter dricker droppar droppe druckit dräktig
dubblar dunkar dygn dygnet där därute dåligt eeg efter eftermiddag eftermiddags eftersom ekonom elementet eller elva emellanåt emot enheter enligt
epileptiska ett etthundrafyrtioåtta etthundrasextiofyra etthundratjugoåtta etthundratrettiotvå etthundratrettioåtta etthundraåttio exponeringen
extraslag faktiskt faktor fall familjen fara farfar farligt farmor farmors fast fastande feber fel fem femhundra femhundrafemtio femtio femtiosju
femtiotvå femton fick fin fingrarna finnas finns fint fjol fjorton fjärde flankerna flera flunixin fluorescein flytande flytten fläck fläckar fläcken
foder fodrade fodret fortfarande fortsätta fortsätter foten fotvården framsidan framåt fredag fredagar fredags fri fritt fru frukt frusen frusit
fryser främre frågan från funderade funnits fyra fyrahundra fyrtio fyrtioåtta fysioterapeuten färgning fågel får fått född för förbättring före
förebyggande förlåt förr förra förresten förrgår förrän försiktig först första förstoppning förstoppningskolik förstorad förstorade förstår försvagat
försvann försäkrad försäkringen försöka förut förändring förändringar fötterna galen galla galopprytm gammal ganska gav genast genom ger gett gick
gjorde gjorts glad glas glipar glukos glädjas gnisslar god godartad grad grader gram gratis grovtarmen grund grävde gråter grön gröna grönt gula gult
gymkort gärna gång gången gånger går gått gödsel gör göra hade haft hallucinationer halsen halt halv halvblod halvt halvtid halvtiden halvtimme halvår
han hand handboll handfull handlar hane har hatt hej hekto hel hela helgen helger helgerna helix heller helt heltid hem hemma hemtjänstpapperet henne
himla hit hjälper hjälpte hjärtat hon honom hoppa hornhinnan hornpärlor hos hostar huden hudmottagningen humöret hundra hundratio hundratjugo
hundraåttio hur hustrun huvudvärksdagbok hälsocentralen hämning händerna hänt här härligt hästen håll håller hårt höet höftröntgen höger högra högre
högt höjde höjer höjningen hör höra hörs hösilage höstas ibland idag ifall igen ihopkrupen illa illamående imorgon impingement inflammationshämmare
influensa informerad inför inga ingen ingenting inget injektion inlagd innan inne innebandyn inom inre inte intravenöst intyg ivermektin jag januari
jobba jobbar jobbet journalkopian julmaten juni just jämn järn jättefort jättekänsligt jättetörstig kaffe kaffet kallelse kallelsen kammaren kamrarna
kan kaninen kaningulsot kanske kant kanten kaos kapillär kapillärfyllnad kastrerad keratos keratoser ketoner kille kilo kindtänderna kissar kladd klar
klart kliniken kliniskt klockan klåda knutor knät knölen kolesterolet kolik kolla kollade kollat kollega kom kombination komma kommer kommit kontakt
kontakten koppar koppen koppling korsbandsoperationen kortison kortisonspruta kostar kroppen krupit kryckor kräks kräktes kräm kurva kvar kvart kväll
kvällar kvällen kväve känd känna känner känns känsel känseln kärl köpa köpte köra lagar ledspringan ler leran letar leva ligga ligger lika liknar
liksom limpa linser lipider listan lite liter litet liv ljus ljusväg lokalbedövning loss lov luft lugnt lungan lunginflammation lussekatter lycka
lymfkörtlar läge lägger läkarintyg läker läkt lämna lämnade lämnar lämnas ländryggen längd länge längre längst lär lärare läser läsglasögon läste lät
lätt lådan låg lågt lånade lånet låren låret låser låta låter lördags lös mage magen magnesiumsulfat magnetkamera magont magsjuka magsäcken maj mamma
man mars mash massa massor mat maten mattan med mediciner medicinerna melanom melatonin mellan men menisken mer mest metformin metoprolol midsommar
mig mikrogram milligram milliliter millimeter min minus minuter mirtazapin misstänker mjuk mjuka monofilament morgnarna morgon morgonen morgonstelhet
mormor morse mot munnen muskelatrofi muskeln musklerna mycket märker mäta mätaren månad månaden månader måndag många mår måste måttlig mörkt narkos
natt natten nedanför nedsatta nedstämd nedtill negativa negativt nej ner nerver nervpåverkan neutralt nie nio nittio nittiofyra nittiosju nittiotre
njurarna nodulärt nog noll normal normalt november numret nya nyckelbensleden nyser nytt nyår när näsa nästa nästan näsvinge nätet näthinneavlossning
nätterna någon någonting något några når nåt oavsett och också ofta oftare okej oktober olja omgång onormalt onsdags ont operation operationen
opererade opererades opereras opererats ord ordentligt oroar orörd oväder pallar paniksyndrom pannan papillen pappa par pareser parkering passar pausa
pekar pelletsen per personnummer personnumret planer plockar plus poäng pratade pratar precis procent provar provat proverna prövar prövat psoriasis
psykiatriska psykolog psykomotorisk puls pulsar pulsen pupillen pärlemorglänsande påse påsk radiojod rakt rasslar redan reflux regelbundet
regnbågshinneinflammation rektalt rektalundersökning remiss remissen remitterad rena resten restsymtom reumatolog revbensmellanrum riktigt ring ringde
ringer rinner rodnade rosa rosuvastatin rulla rullade rullatorn runt ryggen räknar rätt röntgen rör rört rött sagt sak saker sakta saltet samma satt
saturationen seborroisk sedan seg sekunder sen senast sent september ser sertralin ses sett sex sextiden sextio sextiosju sextioåtta sexton sextusen
shettisen sida sidan sidoledbanden sidor sig sikt sist sista sitt sitter sju sjukskriven sjukskriver sjutiden sjuttioett sjuttiofem sjuttiosex
sjuttioåtta själv själva självmordstankar självrisk ska skada skadat skaka skakar skalpen skattningen skickar skinkan skivepitelcancer skjuta skjutsar
skrapade skrattar skriva skriver skrotade skulderbladen skulderbladet skull skulle skyddar sköldkörtel sköldkörteln sköldkörtelrubbning sladden slag
slipade slipar slut slutade slutar slutat slänga släppte slå slår smärtan smärtlindringen smärtstillande småkulor snabb snabbt snarare snurrade snäll
snälla snällare sockorna sockret soffa solskydd som somras sond sondar sonden sover spets spridda sprider spruta sprutor spänd spända stabil stallet
stannar stannat stansbiopsi starr statinen station status stel stickan sticker sto stod stolen stopp stor stort stortårna sträva strålar stund stycken
stygn stygnet styrkan stället står stått stövlar suddigt sumatrip sumatriptan surt svaghet svarta sved svetsat svettats svettningar svider svullet
svullnade svullnader svälja svårt synekier synen syra syster systoliskt säga säger säkerhets säkert sällan sämre sängdags sätt sättas sätter sådana
sådant såg sån sånt sår såret sömnen tabletterna tack tackar taget tagit takläggare talar tandkontroll tankar tankarna tappa tappat tar tarmen
tarmljuden tarmslingor tarmstas tarmvred tas taxi tecken tejp telefon testet tiden tidigare till tillbaka tillgång tills tillväxt timmar timme timmen
tio tiotusen titta tittade tittar tjejen tjocktarm tjugo tjugoen tjugofem tjugofyra tjugonio tjugosex tjugosju tjugotjugo tjugotjugotvå tjuta tog
tolfte tolv tomt ton torkar torr torra torrt torsdags trappa trapporna tratten tre trettio trettioett trettiosju trettioåtta trodde tror träck
trädliknande tränar trött tuberkulos tungan tungt tunnelbana tunnelbanan tunntarm två tvåa tvåhundratjugo tycker tyder typ tyvärr tänder tänderna
tänker tål tårna ultraljud under underkäke underläppen undersöker undrade undvika ung ungefär upp uppdelat uppspänd urinen urinodling
urinvägsinfektion utan ute utesluta utgjutning utmattning utåtrotation uveit vaccinerad vad vaderna vaken vaknar vanebildande vanföreställningar
vanligt var vara varannan varit varje varv vass vatten vattenkoppen vattnet vecka veckan veckor venen vet vid vidgar vikt vikten viktigaste vilja
vilken vill ville vin vintern vintras visa visar vore vridit väg vägde vägen väger väl välavgränsad väldigt välkommen välvårdad vänster vänta väntade
väntar värken värre vätska växer vågade vågen våningar våras vårdad vårdcentralen vårtig ytliga ytteröra zombie äggvita ältar ända ändrat ändå äpple
äpplet äta äter ätit åker ångesten året återfall återflöde återfyllnad återkommer åtta åttio åttioett åttiofyra åttiosex åttiotvå åttioåtta åttonde
öga ögat ögonbotten ögonbottenfoto ögonen ögoninflammation ömma öppet öra örat över övningar`,
} as const
