/** Words with a capital that identify nobody: eponyms, breeds, public bodies, insurers, makers, sources. Written for this project. */
export const EPONYMS = `
ranson pfannenstiel gaenslen cozen coggins elizabethan dieffenbach vivian baudens
achilles alport argyll arnold asherman backhaus baermann bárány barany barthel bartholin bouchard braden brugada brunner buerger caplan chiari chvostek
cormack cotard dressler duchenne eisenmenger ehmer erb fallot fanconi felty framingham friedreich froment fugl-meyer gaucher goodpasture gorlin guedel guérin
gustilo halsted heberden heimlich hoehn homan homans jarisch herxheimer jendrassik kallmann kartagener katz kellgren kirschner klumpke knott koplik korotkoff
küntscher leber lehane lewy lhermitte malecot mallampati mcardle mcmaster meigs metzenbaum mingazzini munchausen münchausen outerbridge pancoast pezzer
recklinghausen reiter reye rockall romanowsky rorschach sudeck takayasu tietze tinetti trousseau turcot uhthoff valsalva velpeau venturi waterlow weitlaner
yankauer zenker zimmer zollinger
ахилл ахилла бартолин бартолина бушар бушара вальсальва вальсальвы гебердена дюшенна зудека клюмпке леви мюнхгаузена педжета потта рейтера труссо фалло
хвостека ципе шобера эрба чиари арнольда киари вебера ходжа мерфи кохера пирогова
parkinson alzheimer crohn menière meniere ménière lachman mcmurray bechterew basedow graves hashimoto addison cushing conn hodgkin kaposi kawasaki raynaud
sjögren sjøgren behcet behçet marfan ehlers danlos down turner klinefelter huntington tourette asperger wilson whipple barrett mallory weiss boerhaave meckel
hirschsprung peyronie dupuytren baker osgood schlatter perthes legg calvé scheuermann schmorl köhler kienböck freiberg sever quervain colles smith bennett
boxer monteggia galeazzi barton pott jones lisfranc maisonneuve weber danis gartland salter harris ottawa schatzker tinel phalen finkelstein spurling lasègue
lasegue bragard romberg babinski kernig brudzinski hoffmann trendelenburg thomas ober patrick faber apley drawer neer hawkins jobe speed yergason gerber empty
trömner rinne weber schwabach dix hallpike epley semont unterberger bell horner adie argyll robertson marcus gunn amsler snellen ishihara schirmer goldmann
bowman fuchs stargardt leber bezold virchow troisier murphy mcburney rovsing blumberg courvoisier cullen turner psoas obturator carnett castell traube
kussmaul cheyne stokes biot apgar bishop ballard tanner prader willi angelman rett dravet lennox gastaut west doose jackson todd guillain barré miller fisher
lambert eaton charcot marie tooth duchenne becker friedreich wernicke korsakoff korsakov broca creutzfeldt jakob lewy pick binswanger bernard soulier
willebrand henoch schönlein wegener takayasu horton churg strauss goodpasture alport fanconi gilbert dubin rotor budd chiari caroli reye wilms ewing paget
brodie warthin sister mary joseph merkel bowen reiter still felty libman sacks osler janeway roth duke jones centor mcisaac wells genève geneva curb chads
hasbled glasgow braden norton barthel mini cog moca madrs phq gad audit ess epworth stop bang berlin mallampati cormack lehane asa nyha ccs killip framingham
score norrisk gold mrc borg rass rikers hamilton montgomery åsberg beck zung yale brown liebowitz conners wender diva wechsler bender rey raven stroop
coombs gram ziehl neelsen giemsa wright papanicolaou pap bethesda gleason breslow clark fitzpatrick wood auspitz nikolsky koebner darier tzanck mantoux schick
rh kell duffy kidd lewis bence jones rouleaux howell jolly heinz pappenheimer
foley tiemann nelaton seldinger swan ganz hickman port hartmann ringer glauber kocher lembert billroth roux whipple nissen heller hartmann lichtenstein
shouldice bassini mcvay kegel leopold naegele braxton hicks crede credé mcroberts zavanelli bracht kristeller mirena nexplanon implanon
kehr kehrs lyme borrelia borreliose coxsackie epstein barr norwalk ebola zika dengue chikungunya haemophilus bordetella salmonella shigella yersinia brucella
campylobacter chlamydia mycoplasma ureaplasma klebsiella proteus serratia escherichia helicobacter pseudomonas legionella listeria neisseria moraxella
pasteurella bartonella ehrlichia anaplasma babesia leishmania giardia toxocara toxoplasma candida aspergillus malassezia microsporum trichophyton demodex
sarcoptes cheyletiella otodectes ctenocephalides
wolff white cushingoid addisons parkinsons alzheimers crohns ménières dupuytrens bechterews lachmans hodgkins raynauds hashimotos bells bakers gilberts paget
pagets hansen perth wobbler schiff legg-calvé-perthes ortolani barlow barden penn hip
паркинсон паркинсона альцгеймер альцгеймера крона бехтерев бехтерева меньер меньера базедов аддисон аддисона кушинг кушинга рейно ромберг ромберга бабинский
бабинского кернига кернинг лассег лассега мерфи ортнер ортнера пастернацкий пастернацкого щеткин щеткина блюмберг блюмберга рихтер лахман лахмана макмюррей
жильбер жильбера дауна туретта вильсона бругада перк шегрен шегрена ходжкин ходжкина бейкер бейкера осгуд шлаттер пертес пертеса хашимото лайм лайма эпштейн
барр барра холтер холтеру холтера манту эпли холлпайк тинель фален вебер ринне глазго апгар грей`

export const BREEDS = `
hellig labrador retriever tibetansk tibetan tibetaner golden schäfer schæfer schafer shepherd german australian belgian tervueren malinois groenendael border
collie sheltie shetland rottweiler dobermann doberman boxer bulldog bulldogg fransk engelsk french english puddel pudel poodle toy dvergpuddel cocker cockapoo
labradoodle springer spaniel setter irish irsk gordon pointer vorsteh münsterländer weimaraner vizsla cavalier king charles chihuahua pomeranian papillon
pekingeser pekingese shih tzu lhasa apso bichon frise frisé havanais havanese maltese malteser maltipoo mops pug dachs dachshund dachs strihåret beagle basset
foxhound greyhound whippet galgo saluki afghan borzoi deerhound terrier jack russell parson westie west highland cairn norfolk norwich yorkshire bullterrier
staffordshire staffie amstaff pitbull airedale scottish border elghund elkhound gråhund jämthund buhund lundehund dunker hygen halden finsk lapphund spets
spisshund keeshond samojed samoyed husky siberian alaskan malamute akita shiba chow shar pei berner sennen bernese sennenhund leonberger newfoundland sankt
bernhard rhodesian ridgeback cane corso mastiff grand danois great dane broholmer schnauzer dvergschnauzer riesenschnauzer pinscher kooikerhondje lagotto
romagnolo barbet portugisisk tollare nova scotia duck tolling eurasier hovawart kelpie kangal sivas kuvasz komondor puli bracco
norsk skogkatt skogskatt norwegian forest maine coon perser persian siamese siameser birma burma burmese bengal ragdoll abyssinier abyssinian somali sphynx
devon cornish rex british shorthair korthår huskatt bondkatt exotic siberian sibirisk russian blue european orientalsk oriental
islandshest islandshäst islænder nordlandshest lyngshest fjordhest fjording dølahest døl shetlandsponni shetlandsponny welsh connemara haflinger varmblod
varmblods halvblod fullblod arabian araber quarter paint appaloosa frieser friesian oldenburger hannoveraner trakehner holsteiner knabstrupper gotlandsruss
russ tinker ardenner percheron clydesdale shire lusitano andalusier pre kaldblods kaldblod kaldblodstraver varmblodstraver travare traver
nederländsk vädur løvehode lionhead angora marsvin undulat kakadu jersey holstein hereford angus charolais limousin simmental nrf texel spæl dala dorper
suffolk duroc landrace
хаски лабрадор ретривер овчарка такса шпиц йорк йоркширский терьер пудель мопс бульдог боксер ротвейлер доберман спаниель мейн кун британская шотландская
сфинкс персидская сиамская метис дворняга корги чихуахуа бигль`

export const PUBLIC_BODIES = `
nav helfo helsenorge helsetilsynet helsedirektoratet mattilsynet felleskatalogen fhi dmp kjernejournal pasientjournal lånekassen npe tannhelsetjenesten
pleiepenger foreldrepenger arbeidsavklaringspenger aap fest uptodate nel legevakthåndboken bup dps abup ppt hms lar
försäkringskassan socialstyrelsen jordbruksverket läkemedelsverket fass arbetsförmedlingen skatteverket bvc mvc bup lss
sundhedsstyrelsen fødevarestyrelsen lægemiddelstyrelsen borger jobcenter jobcenteret sundhed fmk patienterstatningen arbejdsskadestyrelsen
gjensidige tryg agria sveland if folksam dyreforsikring sparebank storebrand fremtind topdanmark codan alka trygghansa länsförsäkringar dina eika frende
skandia dyrekassen hestesport hestia moderna svedea
dyreid ska skk nkk dkk svekatt norsk rikstoto fei wada who nice nhs gmc bva rcvs efpia ema fda icd icpc snomed loinc atc
critical care royal canin hills hill purina pro plan eukanuba specific virbac zoetis msd boehringer orion elanco dechra feline canine felix whiskas
pfizer moderna astrazeneca novavax comirnaty spikevax biontech sandoz teva ratiopharm orifarm novartis bayer roche sanofi gsk lundbeck
covid corona omikron influensa internet google facebook youtube iphone android apple watch garmin fitbit word excel teams zoom skype sms
gud herregud jesus gudskelov allah christmas god halloween pinse allehelgen valentines
i'm i'll i've i'd
фомс омс дмс снилс мрт узи экг кт оам оак`

/** Eponyms that are read as such by themselves, though people bear them too; the rest need a neighbour when they are also names. */
export const STRONG_EPONYMS = `
pfannenstiel gaenslen mallory-weiss key-gaskell coggins
colles goldmann mallampati trousseau chvostek valsalva heberden heberdens bouchard bouchards heimlich lhermitte lhermittes fanconi fallot fallots eisenmenger
duchenne duchennes dressler dresslers kirschner baermann mcmaster jarisch herxheimer lewy zenker zenkers zollinger gaucher gauchers felty feltys kartagener
takayasu takayasus munchausen münchausen sudeck sudecks tietze tietzes pancoast brugada barthel guedel yankauer velpeau koplik bartholin bartholins korotkoff
barany bárány bakers-cyste de-quervain achilles
parkinson parkinsons alzheimer alzheimers crohn crohns ménière ménières meniere menieres menière menières lachman mcmurray bechterew bechterews hashimoto
hashimotos addison addisons cushing cushings hodgkin hodgkins kaposi kawasaki raynaud raynauds sjögren sjögrens sjøgren sjøgrens behcet behçet marfan marfans
ehlers-danlos tourette tourettes asperger aspergers klinefelter dupuytren dupuytrens scheuermann scheuermanns osgood-schlatter quervain babinski kernig
romberg rombergs lasègue lasegue lasegues trendelenburg phalen phalens tinel tinels finkelstein spurling spurlings apley appley hoffmann dix-hallpike hallpike
epley epleys charcot guillain-barré guillain-barre barré creutzfeldt wernicke korsakoff willebrand henoch-schönlein wegener barrett barretts epstein-barr
wolff-parkinson-white wpw foley seldinger holter doppler glasgow madrs apgar mantoux coombs gram ringer kehr coxsackie lyme borrelia ortolani barlow mirena
wells centor schirmer snellen rinne weber
паркинсон альцгеймер крон бехтерев меньер базедов кушинг рейно ромберг бабинский кернига лассега хашимото холтер манту апгар`

/** Words after which, or before which, a capital belongs to the name of a disease, a test or a sign. */
export const EPONYM_NEIGHBOURS = `
slynge slynga sling dræn snit snitt bandage bandagen drænet drenet
brudd bruddet bandasje bandage förband forbinding krage krave pinne pinner pinnar nagle tube svelgtube frame collar balanse balance balanstest knuter knudor
fenomen fenomenet flotasje dissosiasjon scala skåring gradering lesjon nevrom neurom sequela tetralogi tetralogy pin pins wire nail drain dren drän syndromer
infarkt diverticulum divertikkel divertikel organisme bodies body legemer kehlkopf dystrofi dystrophy ataksi ataxia
sykdom sykdommen syndrom syndromet test testen tegn prøve tremor cyste cysta fraktur kontraktur parese celle celler lymfom palsi sår klassifikasjon grad type
skala skår score indeks kriterier kriteriene manøver manøveren prosedyre prosedyren teknikk refleks trekant triade ligament bind kanal prøver skuff punkt
linje vinkel diett operasjon kateter stadium vekst anemi thyreoiditt ulcus øsofagus tyreoiditt
sjukdom sjukdomen syndrom test testet tecken prov cysta fraktur kontraktur pares skala index kriterier manöver klassifikation procedur operation teknik reflex
triangel triad ligament tecknet provet linje vinkel
procedure operation teknik refleks trekant triade ligament vinkel sygdom sygdommen syndrom test testen tegn prøve cyste fraktur kontraktur skala score indeks
kriterier manøvre
procedure operation repair technique reflex triangle triad ligament angle line knot position method disease syndrome test sign cyst fracture contracture palsy
scale score index criteria manoeuvre maneuver lymphoma tremor oesophagus esophagus phenomenon classification stain tube catheter
болезнь болезни синдром синдрома симптом симптома тест теста признак проба пробы шкала шкале шкалы критерии киста перелом по
mb morbus mbus maladie м.`

/** What a clinician writes before a medicine. */
export const DRUG_NEIGHBOURS = `oil b6 b12 forte retard depot mite novum brus zapp prolongatum entero форте ретард б6 нормикс tab tabl tablett tabletter
  tabletten tablet tablets kapsel kapsler kapsle kapslar caps capsule capsules mikstur inj injeksjon injektion injection spray krem kräm creme cream salve
  salva ointment dråper droppar dråber drops inhalator inhaler plaster stikkpille stikkpiller stolpiller vaksine vaccin vaccine antibiotika таблетки таблетка
  капсулы мазь капли укол спрей гель препарат`

/**
 * Trade names of medicines, vaccines and devices in Nordic, British and Russian practice, people's and animals', that the medicine lists
 * lack. Written for this project.
 */
export const TRADE_NAMES = `
infanrix hexyon vaxelis priorix mmr gardasil cervarix boostrix tetravac imovax havrix twinrix engerix menveo nimenrix bexsero prevenar pneumovax rotarix
rotateq zostavax shingrix varivax comirnaty spikevax vaxzevria fluarix influvac vaxigrip stamaril typhim dukoral ixiaro encepur fsme-immun
aquacel mepilex mepore duoderm jelonet opsite tegaderm allevyn biatain sorbact нобивак
niferex duroferon hemofer maltofer cosmofer monofer behepan betolvex folacin triobe kalcipos calcichew calcigran nycoplus divisun kaleorid duroklor kajos
magnesia litarex lithionit
alvedon panodil paracet pinex pamol perfalgan ipren ibux ibumetin brufen voltaren voltarol arthrotec orudis naproxen naprosyn pronaxen celebra arcoxia toradol
dexofen citodon paralgin treo tramadol nobligan tiparol dolcontin oxycontin oxynorm targiniq norspan durogesic palexia abstral instanyl actiq ketogan suboxone
subutex metadon
furix diural lasix impugan burinex spironolakton spirix aldactone centyl hydromed esidrex cozaar atacand diovan micardis aprovel triatec renitec zestril
enalapril adalat amlodipin norvasc plendil isoptin cardizem seloken selo-zok metoprolol emconcor bisoprolol tenormin inderal trandate cordarone multaq
tambocor lanoxin digoxin waran marevan eliquis xarelto pradaxa lixiana plavix brilique trombyl albyl-e hjertemagnyl fragmin klexane innohep persantin zocor
lipitor crestor ezetrol repatha praluent nitroglycerin nitromex glytrin imdur entresto procoralan forxiga jardiance
glucophage metformin januvia victoza ozempic rybelsus trulicity saxenda wegovy mounjaro lantus toujeo tresiba levemir insulatard humalog novorapid fiasp
apidra humulin abasaglar amaryl glimepirid mindiab levaxin euthyrox eltroxin thyroxin liothyronin neo-mercazole thacapzol dexametason prednisolon medrol
solu-medrol solu-cortef hydrokortison florinef
losec nexium omeprazol somac pantoloc lanzo pepcid zantac gaviscon novaluzid balancid movicol laxoberal duphalac microlax klyx toilax vi-siblin imodium dimor
questran asacol pentasa salazopyrin imurel azathioprin remicade humira enbrel stelara entyvio simponi cimzia methotrexat arava plaquenil xeljanz olumiant
cosentyx
ventoline ventolin airomir bricanyl symbicort seretide flutide pulmicort becotide alvesco spiriva seebri anoro trelegy trimbow ultibro relvar singulair
lepheton mollipect bisolvon acetylcystein cocillana kestine aerius zyrtec cetirizin clarityn loratadin xyzal telfast phenergan lergigan atarax theralen
sobril oxascand stesolid valium vival diazepam rivotril iktorivil xanor imovane zopiklon stilnoct zolpidem circadin melatonin propavan cipramil cipralex
zoloft sertralin fontex fluoxetin seroxat efexor venlafaxin cymbalta duloxetin remeron mirtazapin wellbutrin voxra valdoxan brintellix anafranil saroten
tofranil ludiomil zyprexa olanzapin risperdal seroquel abilify leponex haldol trilafon cisordinol nozinan truxal concerta ritalin medikinet strattera elvanse
attentin intuniv lamictal keppra topimax tegretol trileptal orfiril ergenyl absenor lyrica neurontin gabapentin vimpat fycompa madopar sinemet stalevo requip
sifrol azilect exelon aricept reminyl ebixa imigran maxalt relpax zomig naramig aimovig
kåvepenin vepicombin apocillin weifapenin amoxicillin imacillin bioclavid spektramox augmentin diclocil dicillin heracillin flukloxacillin ekvacillin selexid
penomax furadantin nitrofurantoin macrobid trimetoprim bactrim eusaprim ciproxin ciprofloxacin tavanic doxyferm doxylin doxycyklin vibramycin ery-max
abboticin azitromax azitromycin klacid dalacin flagyl metronidazol zinacef rocephin rocephalin tazocin meronem vankomycin garamycin zyvoxid fucidin
fucithalmic kloramfenikol zovirax aciklovir valtrex tamiflu diflucan flukonazol lamisil canesten daktar nizoral sporanox vermox
betnovat elocon dermovat locoid daivobet protopic elidel ecural canoderm essex decubal differin epiduo roaccutan isotretinoin zineryd basiron aldara efudix
xylocain emla marcain naropin
mirena jaydess kyleena nexplanon implanon cerazette desogestrel yasmin neovletta trionetta microgynon evra nuvaring depo-provera ellaone norlevo primolut
provera cyklokapron activelle femanest vagifem ovesterin oestriol livial utrogest clomifen pergotime gonal menopur viagra cialis levitra duodart omnic avodart
vesicare betmiga detrusitol toviaz minirin
rimadyl metacam previcox onsior loxicom galliprant cimalgex trocoxil librela solensia zylkene adaptil feliway cerenia vetmedin cardalis fortekor prilactone
benazepril upcard dimazon synulox kesium clavaseptin baytril marbocyl convenia therios rilexine amoxival stomorgyl antirobe aurizon easotic surolan canaural
osurnia posatex otomax clorexyderm apoquel cytopoint atopica felimazole thyronorm vidalta caninsulin prozinc vetoryl epiphen phenoleptil libromide pexion
soliphen propalin incurin alizin galastop stronghold bravecto nexgard simparica frontline seresto milbemax drontal axilur panacur profender broadline scalibor
exspot vectra credelio capstar dolagis torbugesic butomidor domitor dexdomitor antisedan domosedan plegicil rompun ketaminol narketan propovet propofol
alfaxan isoflo vetflurane euthasol pentobarbital finadyne flunixin banamine equipalazone danilon butazolidin buscopan dipyrone equimax eqvalan strongid
noromectin dectomax ivomec penovet ethacilin streptocillin tribrissen hippotrim engemycin terramycin draxxin resflor nuflor naxcel excenel cobactan mamyzin
carepen orbenin benestermycin oxytocin partoxin estrumate prostaglandin receptal regumate calciject kalkopan borofya vetergesic bupaq bupredine temgesic
comfortan methadyne tramvetol nobivac versican purevax eurican rabisin equilis proteqflu hyalovet hyonate sucralfat gastrogard peptizole ulcergold
`

/** Parts of medical terms from Greek and Latin; no word with them is a name unless a list has it. */
export const MEDICAL_ROOT = new RegExp(
  '(?:[ck]ardi|tach?y|taky[ck]|brady[ck]|hyper|hypo|gastr|enteri|entero|hepat|nephr|nefr|neuro|neuri|nevro|nevri|pulmon|pneum|' +
    'bron[ck]h?|arthr|artr[io]|osteo|myo[cps]|derma|dermi|hemat|haemat|hæmat|leu[ck]o|lymph|lymf|thromb|tromb|emboli|s[ck]ler[oi]|psych|' +
    'psyk|endo[ck]|thyr[oe]|o[pf]h?thalm|oftalm|laryng|p?haryng|rhin[io]|angio|vas[ck]ul|cysti|carcin|karsin|e[ck]tomi|stom[iy]|s[ck]opi|' +
    's[ck]opy|graphy|grafi|plasti|pathi|algia|algi$|lys[ie]|plegi|trophi|trofi|uri[ae]?$|ba[ck]teri|mycin|cillin|mi[ck]in|glob[iu]lin|' +
    'itis|itid|oma(?:er|tøs|tous)$|osis|iasis|[^r]emia$|edem|ødem|ödem|oedem|ischa?em|iskem|isk[æä]mi|nekros|necros|fibros|stenos|' +
    'insuffi|in[ck]onti|diabet|epilep|migr[aæe]n|anamnes|prophyl|profyl|antibio|anti[ck]o|immun|inflam|infe[ck][kt]|metasta|ultraso|' +
    'doppler|röntg|røntg|biops|injek|inject|infus|intub|kateter|catheter|dialys|кард|невр[оиа]|гастр|гепат|нефр|пневм|бронх|артр[оио]|' +
    'остео|дерм|гемат|лейк|тромб|эмбол|склер|псих|эндо|тирео|офтальм|ларинг|ангио|цисти|карцин|эктоми|скоп[иа]|графи|патия|патии|алгия|' +
    'алгии|плеги|бактери|циллин|мицин|вирус|глобулин|ишеми|некро|фибро|стено|диабет|эпилеп|мигрен|анамнез|профил|антиби|имму|воспал|' +
    'инфек|метаст|инъек|инфуз|катетер|диализ)',
  'u',
)

/** Endings only medical terms have; consulted for words that no name list holds. */
export const MEDICAL_ENDING = new RegExp(
  '(?:itis|itt|iitt|ose|osis|emi|emia|æmi|uri|uria|opati|opatia|ektomi|skopi|grafi|terapi|algi|plegi|pril|sartan|statin|olol|' +
    'azol|cillin|mycin|cyklin|floxacin|parin|xaban|gliptin|gliflozin|glutid|triptan|oxetin|azepam|zolam|idon|oxi[ck]am|profen|' +
    '[ck]oxib|tiazide?|setron|dipine?|terol|tidine?|caine|kain|dronat|lukast|zosin|steride?|tropium|barbital|прил|сартан|статин|' +
    'олол|азол|циллин|мицин|циклин|флоксацин|парин|ксабан|глиптин|триптан|оксетин|азепам|золам|профен|коксиб|оксикам|тиазид|дипин|' +
    'терол|тидин|каин|сетрон|coccus|kokker|bacter|virus|ologi|ologisk|sjon|sjonen|ering|eringen|ighet|heten|elsen|isk|iske|tion|' +
    'tionen|ология|ит|оз|изм|ость|ение|ание)$',
  'u',
)
