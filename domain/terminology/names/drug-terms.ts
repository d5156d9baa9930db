/**
 * Medicines of the Nordic, English and Russian speaking markets, human and veterinary, by their international non-proprietary names
 * and the trade names people say. A line is `
generic other-spellings… | trade names…`; `_` stands for a blank. Spellings are stems:
* endings such as English -e, Nordic -en and Russian cases are allowed after them. Compiled from general knowledge of the field.
*/
export const DRUG_NAMES = `
paracetamol acetaminophen парацетамол ацетаминофен | panodil alvedon pamol paracet pinex tylenol calpol panadol панадол эффералган цефекон paracetduo pinex_brus panodil_forte panodil_zapp alvedon_forte panodil_brus reliv pamol_flash pamol_retard dolocap
ibuprofen ибупрофен | ibux ipren ibumetin nurofen advil motrin brufen нурофен миг
naproksen naproxen напроксен | naprosyn aleve pronaxen ledox налгезин napren naprosyn_entero vimovo
diklofenak diclofenac diclofenak диклофенак | voltaren voltarol cataflam diklofen вольтарен ортофен vostar arthrotec modifenac diclac diclomex pennsaid solaraze диклак наклофен дикловит
ketoprofen кетопрофен | orudis кетонал ketonal siduro быструмгель артрозилен фастум фастум-гель fastum ketofen romefen danidol comforion кетоджект
ketorolak ketorolac кеторолак | toradol кеторол кетанов
meloksikam meloxicam мелоксикам | metacam meloxidyl loxicom мовалис мелоксивет mobic артрозан амелотекс meloxoral meloxivet inflacam metacam_oral rheumocam melosus meloxidolor novem contacera recocam метакам норокарп
celekoksib celecoxib целекоксиб | celebra celebrex целебрекс
etorikoksib etoricoxib эторикоксиб | arcoxia аркоксиа
nimesulid nimesulide нимесулид | найз nimesil нимесил
acetylsalisylsyre acetylsalicylsyra acetylsalicylsyre aspirin acetylsalicylic_acid acetylsalicylic аспирин ацетилсалицилов hjerte-magnyl hjertemagnyler | albyl trombyl dispril globyl hjertemagnyl magnyl кардиомагнил тромбо_асс acetylsalicylsyra_teva aspirin_cardio тромбоасс аспирин_кардио acard bamyl treo hjertealbyl magnecyl
co-codamol cocodamol co-dydramol | zapain solpadeine
tramadol трамадол | nobligan tradolan mandolgin tiparol gemadol dolol залдиар zaldiar tralieve tramagetic
kodein codeine codein кодеин | paralgin_forte paralgin pinex_forte citodon spasmofen kodimagnyl altermol panocod co-dafalgan нурофен_плюс
oksykodon oxycodone oxikodon oxycodon оксикодон | oxynorm oxycontin targiniq targin oxycodone_depot oxikodon_depot longtec percocet
morfin morphine морфин | dolcontin malfin contalgin oramorph depolan zomorph
fentanyl фентанил | durogesic
metadon methadone метадон | comfortan metadol semfortan insistor synthadon
buprenorfin buprenorphine бупренорфин | temgesic vetergesic bupaq norspan bupredine suboxone subutex buprefarm butec butrans
butorfanol butorphanol буторфанол | torbugesic dolorex torphasol butomidor alvegesic буторфан
tapentadol | palexia
nefopam | acupan
pregabalin прегабалин | lyrica лирика
gabapentin габапентин | neurontin gabapentin_vet
amitriptylin amitriptyline амитриптилин | sarotex saroten elavil
nortriptylin nortriptyline | noritren
duloksetin duloxetine duloxetin дулоксетин | cymbalta yentreve симбалт
sertralin sertraline сертралин | zoloft золофт асентра стимулотон серлифт
escitalopram эсциталопрам | cipralex lexapro ципралекс селектра элицея
citalopram циталопрам | cipramil
fluoksetin fluoxetine fluoxetin флуоксетин | fontex prozac прозак reconcile
paroksetin paroxetine paroxetin пароксетин | seroxat paxil паксил
fluvoksamin fluvoxamine fluvoxamin флувоксамин | fevarin феварин
venlafaksin venlafaxine venlafaxin венлафаксин | efexor effexor велаксин
desvenlafaksin desvenlafaxine | pristiq
mirtazapin mirtazapine миртазапин | remeron
mianserin миансерин | tolvon
vortioksetin vortioxetine vortioxetin вортиоксетин | brintellix trintellix
bupropion бупропион | wellbutrin voxra zyban mysimba
agomelatin agomelatine агомелатин | valdoxan вальдоксан
trazodon trazodone тразодон | триттико
klomipramin clomipramine clomipramin кломипрамин | anafranil анафранил clomicalm
litium lithium литий лития | lithionit quilonorm lithiofor седалит
lamotrigin lamotrigine ламотриджин | lamictal
valproat valproate valproinsyra valproinsyre вальпро вальпроат | orfiril depakote депакин ergenyl depakine epilim конвулекс
karbamazepin carbamazepine карбамазепин | tegretol trimonil финлепсин
okskarbazepin oxcarbazepine | trileptal
levetiracetam леветирацетам | keppra кеппра
topiramat topiramate топирамат | topimax topamax
fenytoin phenytoin фенитоин | epinat
fenobarbital phenobarbital фенобарбитал | phenoleptil epityl fenemal epiphen soliphen phenomav паглюферал
kaliumbromid potassium_bromide bromid bromide бромид_калия бромид | libromide epilease
imepitoin | pexion
quetiapin kvetiapin quetiapine кветиапин | seroquel сероквел
olanzapin olanzapine оланзапин | zyprexa
risperidon risperidone рисперидон | risperdal
aripiprazol aripiprazole арипипразол | abilify
haloperidol галоперидол | haldol
klozapin clozapine clozapin клозапин | leponex
levomepromazin levomepromazine | nozinan
diazepam диазепам | stesolid valium сибазон реланиум vival apozepam
oksazepam oxazepam | sobril serax oxascand alopam
alprazolam алпразолам | xanor xanax
lorazepam лоразепам | temesta ativan
klonazepam clonazepam клоназепам | rivotril iktorivil
midazolam мидазолам | buccolam dormicum
nitrazepam | mogadon apodorm
zopiklon zopiclone zopiclon зопиклон zopiklone | imovane имован imozop zopinox imoclone
zolpidem золпидем | stilnoct stilnox ambien
melatonin мелатонин | circadin mecastrin mellozzan мелаксен slenyto мелаксен_баланс
hydroksyzin hydroxyzine hydroxizin гидроксизин gidroxizin | atarax атаракс
alimemazin alimemazine алимемазин | vallergan theralen тералиджен
propiomazin | propavan
promethazin prometazin promethazine | phenergan lergigan
metylfenidat methylphenidate methylphenidat | ritalin concerta medikinet equasym
lisdeksamfetamin lisdexamfetamine lisdexamfetamin | elvanse aduvanz vyvanse
atomoksetin atomoxetine atomoxetin | strattera
guanfacin guanfacine | intuniv
sumatriptan суматриптан | imigran imitrex
rizatriptan ризатриптан | maxalt rizamelt
zolmitriptan золмитриптан | zomig
eletriptan | relpax
erenumab | aimovig
levodopa леводопа | sinemet madopar мадопар stalevo duodopa наком
pramipeksol pramipexole pramipexol прамипексол | sifrol mirapexin
donepezil донепезил | aricept
memantin memantine мемантин | ebixa акатинол
baklofen baclofen баклофен | lioresal
tizanidin tizanidine тизанидин | сирдалуд sirdalud
tolperison толперизон tolperisone | мидокалм
betahistin betahistine бетагистин | betaserc бетасерк вестибо тагиста serc betavert
amlodipin amlodipine амлодипин | norvasc норваск amloratio istin нормодипин amodip
nifedipin nifedipine нифедипин | adalat коринфар кордафлекс
felodipin felodipine | plendil
lerkanidipin lercanidipine lercanidipin лерканидипин | zanidip
verapamil верапамил | isoptin
diltiazem дилтиазем | cardizem
enalapril эналаприл | renitec энап enap ренитек enalaprilat энам enacard
lisinopril лизиноприл | zestril prinivil диротон
ramipril рамиприл | triatec altace
perindopril периндоприл | coversyl престариум
kaptopril captopril каптоприл | capoten капотен
benazepril беназеприл | fortekor фортекор cardalis benefortin benazecare
losartan лозартан | cozaar лориста лозап lozap arionex
kandesartan candesartan кандесартан | atacand candesar amias kenzen
valsartan валсартан | diovan валз
irbesartan ирбесартан | aprovel
telmisartan телмисартан | micardis semintra микардис семинтр
olmesartan | olmetec benetor
sakubitril sacubitril | entresto юперио
metoprolol метопролол | selo-zok seloken беталок эгилок bloxazoc seloken_zoc беталок_зок selo-zoc metoprololsuccinat metoprolol_succinate
bisoprolol бисопролол | emconcor конкор concor bisocard конкор_кор
atenolol атенолол | tenormin
propranolol пропранолол | inderal анаприлин pranolol обзидан
karvedilol carvedilol карведилол | kredex coreg
labetalol | trandate
sotalol соталол | sotacor
nebivolol небиволол | небилет nebilet hypoloc
furosemid furosemide фуросемид | furix lasix impugan diural лазикс libeo dimazon furosoral frusedale
bumetanid bumetanide | burinex
torasemid torsemide torasemide торасемид бритомар | диувер upcard isemid
hydroklortiazid hydrochlorothiazide hydroklorotiazid гидрохлоротиазид гидрохлортиазид гипотиазид | esidrex hctz
bendroflumetiazid bendroflumethiazide | centyl salures
klortalidon chlorthalidone chlortalidone | hygroton
indapamid indapamide индапамид | арифон natrilix
spironolakton spironolactone spironolacton спиронолактон верошпилактон | aldactone spirix верошпирон prilactone
eplerenon eplerenone эплеренон | inspra
amilorid amiloride | moduretic normorix
digoksin digoxin дигоксин | lanoxin lanacrist
amiodaron amiodarone амиодарон | cordarone кордарон
flekainid flecainide flecainid | tambocor
dronedaron dronedarone | multaq
nitroglyserin gtn glyceryl_trinitrate nitroglycerin glyseryltrinitrat нитроглицерин glyserolnitrat | nitrolingual suscard nitromex gtn_spray glytrin нитроминт нитроспрей
isosorbid isosorbide изосорбид isosorbidmononitrat кардикет | imdur ismo monoket моночинкве
ivabradin ivabradine ивабрадин | procoralan кораксан
doksazosin doxazosin доксазозин | carduran alfadil
prazosin празозин prazosine | minipress hypovase
klonidin clonidine клонидин | catapresan клофелин
moksonidin moxonidine моксонидин moxonidin | физиотенз physiotens
atorvastatin аторвастатин тулип | lipitor zarator липримар торвакард аторис
simvastatin симвастатин | zocor simvador
rosuvastatin розувастатин роксера | crestor крестор розукард мертенил
pravastatin правастатин | pravachol
ezetimib ezetimibe эзетимиб | ezetrol inegy
fenofibrat fenofibrate
evolokumab evolocumab | repatha
warfarin варфарин | marevan waran coumadin варфарекс
apiksaban apixaban апиксабан | eliquis эликвис
rivaroksaban rivaroxaban ривароксабан | xarelto ксарелто
dabigatran дабигатран | pradaxa прадакса
edoksaban edoxaban | lixiana
dalteparin | fragmin
enoksaparin enoxaparin эноксапарин | klexane clexane клексан
tinzaparin | innohep
heparin гепарин гепариновая | лиотон гепатромбин
klopidogrel clopidogrel клопидогрел | plavix плавикс
tikagrelor ticagrelor тикагрелор | brilique брилинта
prasugrel | efient
traneksamsyre tranexamsyra tranexamsyre tranexamic_acid tranexamic транексам | cyklokapron cyklo-f pilexil
metformin метформин | glucophage глюкофаж сиофор metformin_sandoz langerin
glimepirid glimepiride глимепирид | amaryl амарил
glibenklamid glibenclamide глибенкламид | манинил daonil
gliklazid gliclazide gliclazid гликлазид | диабетон diamicron
sitagliptin ситаглиптин | januvia янувия янувию янувии
linagliptin линаглиптин | trajenta
empagliflozin эмпаглифлозин | jardiance джардинс
dapagliflozin дапаглифлозин | forxiga форсига edistride
kanagliflozin canagliflozin | invokana
semaglutid semaglutide семаглутид | ozempic wegovy rybelsus оземпик
liraglutid liraglutide лираглутид | victoza saxenda саксенда виктоз
dulaglutid dulaglutide | trulicity
tirzepatid tirzepatide | mounjaro
insulin инсулин | insuman insuman_basal vetsulin apidra
insulin_aspart insulinaspart аспарт aspart | novorapid fiasp новорапид novomix фиасп новомикс
insulin_lispro insulinlispro лизпро lispro | humalog liprolog lyumjev хумалог
insulin_glargin insulinglargin glargine гларгин glargin | lantus toujeo abasaglar semglee лантус туджео
insulin_detemir insulindetemir детемир detemir | levemir левемир
insulin_degludec insulindegludec деглудек | tresiba тресиба
nph-insulin | insulatard humulin протафан хумулин protaphane
caninsulin канинсулин
prozinc прозинк
pioglitazon pioglitazone
levotyroksin levothyroxine levotyroxin levothyroxin tyroxin thyroxin левотироксин | levaxin euthyrox eltroxin эутирокс л-тироксин forthyron synthroid levothyrox тироксин tirosint medithyrox leventa thyforon canitroid soloxine
liotyronin liothyronine | liothyronin cytomel
tiamazol thiamazole thiamazol methimazole тиамазол | felimazole thycapzol thiafeline thyrozol тирозол thacapzol apelka felimazol thyronorm felidale hyposylvan metimazol мерказолил видалт тирокс
karbimazol carbimazole | neo-mercazole vidalta
propyltiouracil propylthiouracil
prednisolon prednisolone преднизолон pred_forte | decortin hexacorton prednicortone prednidale
prednison prednisone
metylprednisolon methylprednisolone метилпреднизолон | medrol depo-medrol метипред solu-medrol медрол
deksametason dexamethasone dexametason dexamethason дексаметазон | dexadreson dexacortal fortecortin maxidex isopto-maxidex opnol neofordex spersadex spersadex_comp
hydrokortison hydrocortisone hydrocortison гидрокортизон | mildison locoid cortef plenadren uniderm hydrocortone alkindi ficortril солу-кортеф hydrocortison_1 hydrokortisonkrem hydrokortisonsalve hydrokortisonkräm hydrokortisonsalva hydrocortisoncreme hydrokortisoncreme hydrocortisonsalve
betametason betamethasone betamethason бетаметазон | betnovat bettamousse celestone diprosalic celeston diproderm бетадерм дипроспан celeston-valerat целестодерм акридерм тридерм белосалик дексафорт betapred элоком-с
mometason mometasone мометазон | nasonex elocon назонекс элоком asmanex ovixan ринонорм
flutikason fluticasone флутиказон | flutide flixonase flonase seretide avamys flovent cutivat авамис flutivate flixotide фликсотид
budesonid budesonide будесонид | pulmicort symbicort rhinocort пульмикорт симбикорт entocort budenofalk cortiment
beklometason beclomethasone беклометазон beclometasone | becotide qvar beclomet aerobec clenil beconase
klobetasol clobetasol клобетазол | dermovat dermovate dermoxin clobex
triamcinolon triamcinolone | kenacort-t kenalog lederspan kenacort
fludrokortison fludrocortisone | florinef
trilostan trilostane трилостан | vetoryl веторил
salbutamol albuterol сальбутамол | ventoline ventolin airomir вентолин ventilastin buventol airsalb salamol
terbutalin terbutaline | bricanyl
formoterol формотерол | oxis foradil
salmeterol сальметерол | serevent
ipratropium ипратропи ипратропий | atrovent беродуал атровент
tiotropium тиотропий | spiriva спирива respimat braltus
montelukast монтелукаст | singulair сингуляр
teofyllin theophylline | theo-dur nuelin эуфиллин
acetylcystein acetylcysteine ацетилцистеин | bronkyl mucomyst ацц флуимуцил
bromheksin bromhexine bromhexin бромгексин | bisolvon
ambroksol ambroxol амброксол аскорил | лазолван mucosolvan мукосолван флавамед амбробене
guaifenesin | mucinex robitussin covonia
dekstrometorfan dextromethorphan
noskapin noscapine
etylmorfin ethylmorphine | cosylan cocillana
cetirizin cetirizine цетиризин | zyrtec zirtek зиртек зодак cetimax cetirizin_hexal reactine alnok benaday парлазин цетрин
loratadin loratadine лоратадин | clarityn claritin кларитин versal clarityne
desloratadin desloratadine дезлоратадин | aerius эриус
levocetirizin levocetirizine левоцетиризин | xyzal
feksofenadin fexofenadine fexofenadin | telfast allegra nefoxef altifex altifextra аллегра
ebastin ebastine | kestine кестин
difenhydramin diphenhydramine димедрол | benadryl benylin nytol night_nurse донормил
хлоропирамин | супрастин
deksklorfeniramin dexchlorpheniramine | polaramin
klemastin clemastine | tavegyl тавегил
ksylometazolin xylometazoline xylometazolin ксилометазолин | otrivin zymelin отривин тизин nezeril снуп nasin ксимелин
oksymetazolin oxymetazoline oxymetazolin оксиметазолин галазолин | iliadin називин
fenoksymetylpenicillin phenoxymethylpenicillin fenoximetylpenicillin penicillin_v | kåvepenin apocillin vepicombin weifapenin tikacillin pancillin primcillin calcipen rocilin fenoxi kåvepenin_frukt pc_v v-penicillin calciopen
penicillin пенициллин
amoksicillin amoxicillin амоксициллин | imacillin amimox clamoxyl флемоксин amoxil flemoxin imadrax imaxi
amoksicillin-klavulansyre amoxicillin-klavulansyra amoxicillin-clavulanic co-amoxiclav amoxiclav | spektramox augmentin synulox bioclavid синулокс клавасептин clavaseptin амоксиклав аугментин флемоклав noroclav clavubactin nisamox kesium clavobay панклав синуклав
ampicillin ампициллин
pivmecillinam mecillinam | selexid penomax
dikloksacillin dicloxacillin dikloxacillin | diclocil dicillin
flukloksacillin flucloxacillin flukloxacillin | heracillin floxapen
cefaleksin cephalexin cefalexin цефалексин | keflex rilexine therios keforal cephacare cefaseptin
cefadroksil cefadroxil kefadroksil kefadroxil | cefamox cefadril
cefuroksim cefuroxime cefuroxim цефуроксим | zinnat zinacef зиннат
ceftriakson ceftriaxone ceftriaxon цефтриаксон | rocephin rocephalin роцефин
cefotaksim cefotaxime cefotaxim цефотаксим | claforan
cefazolin cefazoline цефазолин
cefovecin цефовецин | convenia конвени
azitromycin azithromycin азитромицин | azitromax zithromax сумамед z-pak zitromax азитрокс хемомицин
klaritromycin clarithromycin клацид кларитромицин | klacid фромилид
erytromycin erythromycin эритромицин | ery-max abboticin
klindamycin clindamycin клиндамицин | dalacin antirobe далацин dalacin_vaginal zindaclin clindaseptin clinacin zodon
doksysyklin doxycycline doxycyklin doxycyclin доксициклин doksycyklin | vibramycin doxyferm юнидокс ronaxan doxylin doximycin doxyseptin dumoxin юнидокс_солютаб oracea vibranord doxybactin
lymecyklin lymecycline lymecyclin | tetralysal
tetrasyklin tetracycline tetracyklin тетрациклин
oksytetrasyklin oxytetracycline oksytetracyklin окситетрациклин oxytetracyklin | terramycin aureomycin engemycin alamycin
trimetoprim trimethoprim | monotrim idotrim proloprim trimopan
trimetoprim-sulfa sulfametoksazol sulfamethoxazole co-trimoxazole ко-тримоксазол cotrimoxazole | bactrim eusaprim tribrissen бисептол bioprim borgal trimazin sulfotrim trimetotat septrin equibactin tucoprim duoprim norodine
nitrofurantoin нитрофурантоин | furadantin фурадонин macrobid furabid macrodantin
fosfomycin фосфомицин | monuril монурал
ciprofloksacin ciprofloxacin ципрофлоксацин | ciproxin цифран ципролет ciproxan ципромед
levofloksacin levofloxacin левофлоксацин | tavanic таваник
moksifloksacin moxifloxacin моксифлоксацин | avelox
ofloksacin ofloxacin офлоксацин | exocin флоксал
enrofloksacin enrofloxacin энрофлоксацин | baytril байтрил xeden enroxil
marbofloksacin marbofloxacin марбофлоксацин aurizon | marbocyl marfloquin отоксолан марфлоксин марфлокс marboxidin
pradofloksacin pradofloxacin | veraflox
gentamicin гентамицин | garamycin hexamycin
vankomycin vancomycin ванкомицин | vancocin
metronidazol metronidazole метронидазол metronidazol_krem | flagyl трихопол rosazol elyzol metrogyl rozex zidoval метрогил rosex metrobactin клион-д клион
linezolid | zyvoxid
rifampicin rifampin рифампицин | rimactan
fusidinsyre fusidinsyra fusidic | fucidin fucithalmic fucidine фуцидин фуцикорт fucidin-hydrocortison fucicort fucidin_comp isathal
kloramfenikol chloramphenicol хлорамфеникол kloramfenicol | spersanicol левомицетин kloramfenikol_salve chloromycetin
tobramycin тобрамицин | tobrex тобрекс tobradex tobramax
bacitracin | bacimycin
mupirocin мупироцин | bactroban банеоцин
neomycin | maxitrol
polymyxin mikonazol-prednisolon отоспорин | surolan terracortril суролан сурролан
terbinafin terbinafine тербинафин | lamisil ламизил
klotrimazol clotrimazole clotrimazol клотримазол | canesten canesten_kombi
mikonazol miconazole miconazol миконазол | daktar malaseb brentan daktarin allermyl sebolytic
ketokonazol ketoconazole ketoconazol кетоконазол | fungoral nizoral низорал себозол dermazole
flukonazol fluconazole fluconazol флуконазол флюконазол | diflucan дифлюкан flunazul
itrakonazol itraconazole itraconazol | sporanox itrafungol
nystatin нистатин | mycostatin
aciklovir acyclovir aciclovir ацикловир | zovirax зовиракс zovir зовиракса
valaciklovir valacyclovir valaciclovir валацикловир | valtrex валтрекс
oseltamivir осельтамивир | tamiflu тамифлю
умифеновир арбидол umifenovir
mebendazol mebendazole | vermox вермокс
permetrin permethrin | nix lyclear exspot vectra bayvantic elimite
ivermektin ivermectin ивермектин ivermektin_krem ivermectin_cream | soolantra noromectin eqvalan ivomec rosimectin eqvalan_duo bimectin stromectol ивермек эквалан
hydroksyklorokin hydroxychloroquine hydroxiklorokin hydroxyklorokin | plaquenil плаквенил
metotreksat methotrexate metotrexat methotrexat метотрексат methotreksat metotrexate | metex methofar ebetrex methotrexate_sandoz otrexup metoject nordimet
sulfasalazin sulfasalazine сульфасалазин | salazopyrin
azatioprin azathioprine азатиоприн azathioprin | imurel imuran
mesalazin mesalazine месалазин | asacol pentasa mezavant salofalk lialda mesasal
adalimumab адалимумаб | humira хумир hyrimoz imraldi amgevita hulio idacio yuflyma
etanercept | enbrel benepali erelzi
infliksimab infliximab | remicade remsima inflectra zessly flixabi
dupilumab | dupixent
omalizumab | xolair
secukinumab sekukinumab | cosentyx
ustekinumab | stelara
rituximab rituksimab | mabthera truxima rixathon
ciklosporin cyclosporine cyclosporin ciclosporin циклоспорин | sandimmun atopica neoral cyclavance optimmune modulis sporimune ikervis
takrolimus tacrolimus такролимус | protopic prograf протопик advagraf envarsus
pimekrolimus pimecrolimus | elidel элидел
oklacitinib oclacitinib оклацитиниб oklasitinib | apoquel апоквель апоквел
lokivetmab | cytopoint цитопоинт цитопойнт
bedinvetmab | librela либрела
frunevetmab | solensia
acitretin | neotigason
isotretinoin изотретиноин | roaccutan accutane роаккутан roaccutane акнекутан decutan
adapalen adapalene адапален | differin epiduo дифферин
benzoylperoksid benzoyl_peroxide benzoylperoxid bensoylperoxid | basiron базирон
azelainsyre azelaic azelainsyra | finacea skinoren скинорен
tretinoin
kalsipotriol calcipotriol kalcipotriol кальципотриол | daivonex daivobet enstilar
salisylsyre salicylic salicylsyra salicylsyre | verucid verrucid
coal_tar tar_shampoo steinkulltjære
imikimod imiquimod imikvimod | aldara zyclara
karbamid carbamide urea_cream | canoderm fenuril
vaselin vaseline petroleum_jelly вазелин
emollient | e45 cetaphil locobase decubal aqueous_cream diprobase
olive_oil olivenolje olivolja olivenolie оливковое_масло | revaxør vaxol cerumenex remo-wax waxsol a-cerumen otex earex
saltvann saline_spray | saltvannsspray saltvannsskylling saltvannsdråper koksalt koksaltlösning koksaltspray koksaltsköljning saltvand saltvandsspray saltvandsskylning saltvandsdråber saline_rinse saline_drops saline_wash физраствор солевой_раствор солевым_раствором физраствором
omeprazol omeprazole омепразол | losec омез prilosec losec_mups ультоп гастрозол ulcergold equizol
esomeprazol esomeprazole эзомепразол | nexium нексиум nexium_control эманера
pantoprazol pantoprazole пантопразол | somac pantoloc нольпаза protonix контролок
lansoprazol lansoprazole лансопразол | lanzo
rabeprazol rabeprazole рабепразол | париет pariet
famotidin famotidine фамотидин | pepcid pepcidin квамател
ranitidin ranitidine ранитидин | zantac
sukralfat sucralfate sucralfat сукральфат | andapsin antepsin вентер carafate
alginat alginate | gaviscon гевискон gaviskon
antacida antacid syrenøytraliserende | balancid novaluzid rennie link galieve novalucol
metoklopramid metoclopramide metoclopramid метоклопрамид | afipran primperan церукал emeprid reglan metomotyl
ondansetron ондансетрон | zofran зофран латран
domperidon domperidone домперидон | motilium мотилиум мотилак
meklozin meclizine meclozine | postafen
maropitant маропитант | cerenia серения церения prevomax vetemex
loperamid loperamide лоперамид иммодиум | imodium имодиум dimor лопедиум imodium_plex
laktulose lactulose laktulos лактулоз лактулоза | duphalac дюфалак levolac importal laevolac нормазе laktipex lactulax
makrogol macrogol макрогол | movicol laxabon forlax miralax laxido moviprep форлакс movicol_junior omnilax moxalole molaxole gangiden cosmocol
bisakodyl bisacodyl бисакодил | dulcolax toilax
natriumpikosulfat picosulfate слабилен натрия_пикосульфат natriumpicosulfat | laxoberal cilaxoral гутталакс laxoberon
senna sennosider sennoside сенаде сенна | senokot pursennid exlax
husk psyllium ispagula ispaghula loppefrø loppefrön psylliumfrø | vi-siblin metamucil lunelax fybogel мукофальк visiblin
mebeverin mebeverine мебеверин | дюспаталин colofac duspatalin ниаспам
drotaverin drotaverine дротаверин но-шпа ношпа спазмол | но-шпу но-шпы
smektit smectite diosmectite смектит диоктаэдрический | смекта смекту смекты неосмектин
pankreatin pancreatin панкреатин | мезим креон creon creon_25000 микразим панзинорм фестал pancrease
ursodeoksykolsyre ursodiol урсодезоксихол ursodeoxycholic урсодезоксихолевая | урсофальк ursofalk урсосан destolit
simetikon simethicone simeticone симетикон | minifom эспумизан боботик саб_симплекс infacol
probiotika probiotics пробиотик хилак_форте аципол бифиформ бифидумбактерин нормобакт probiotikum probiotic | идоформ idoform lactiplus promax fortiflora линекс procolin enteromicro synbiotic dsm-probiotika linex lactocare bifiform хилак
tamsulosin тамсулозин | omnic flomax омник alna omnistad pradif
finasterid finasteride финастерид | proscar propecia проскар finasterid_actavis
dutasterid dutasteride | avodart duodart combodart
solifenacin солифенацин solifenasin | vesicare везикар весикар
tolterodin tolterodine | detrusitol
mirabegron мирабегрон | betmiga бетмиг
oksybutynin oxybutynin | kentera ditropan
sildenafil силденафил | viagra виагра revatio
tadalafil тадалафил | cialis сиалис adcirca
desmopressin десмопрессин | minirin nocdurna nocutil
allopurinol аллопуринол | zyloric allopur arturic
kolkisin colchicine kolkicin colchicin колхицин kolchicin | colrefuz
febuksostat febuxostat фебуксостат | adenuric
probenecid | probecid
alendronat alendronate alendronsyra alendronsyre алендрон алендронат alendronic алендроновая алендроновую алендроновой alendronic_acid | fosamax fosavance фосаванс alendronat_bluefish binosto
zoledronsyre zoledronic zoledronsyra zoledronat | aclasta zoledron zometa
denosumab деносумаб | prolia xgeva
østradiol estradiol østriol estriol эстрадиол эстриол oestradiol östradiol | ovesterin vagifem vagidonna estrogel activelle estrofem femanest estradot divigel ovestin climara дивигель фемостон овестин oestring gynest evorel lenzetto sandrena vivelle vagirux oestriol blissel gynoflor incurin oestrogel анжелик progynova femoston femseven
progesteron progesterone прогестерон | lutinus утрожестан crinone utrogestan lutrate
noretisteron norethisterone primolut | primolut-nor primolut_nor utovlan
medroksyprogesteron medroxyprogesterone | provera depo-provera perlutex perlutex_vet gestapuran
dydrogesteron дидрогестерон dydrogesterone | дюфастон duphaston
levonorgestrel левоноргестрел | mirena kyleena jaydess мирена постинор postinor norlevo levosert микрогинон levonelle
etonogestrel | nexplanon nuvaring implanon
desogestrel dezogestrel дезогестрел etinyløstradiol-desogestrel | cerazette cerazett laciette чарозетта conludag azalia lactinette vinelle gestrina регулон новинет марвелон mercilon marvelon zelleta gracial novynette desorelle
ulipristal | ellaone
drospirenon drospirenone | yaz qlaira slynd slinda eloine estrelle cleosensa yasminelle dizmine
klomifen clomiphene clomifene clomifen кломифен | pergotime clomid
letrozol letrozole летрозол | femar
anastrozol anastrozole | arimidex
tamoksifen tamoxifen тамоксифен | nolvadex
testosteron testosterone тестостерон | nebido testogel tostran tostrex andriol
misoprostol мизопростол | cytotec angusta
mifepriston mifepristone | mifegyne
oksytocin oxytocin окситоцин | partoxin syntocinon
ferrosulfat ferrous_sulfate ferrous_fumarate ferrous_gluconate ferrofumarat jernfumarat jernsulfat järnsulfat железа_сульфат ferrous jernglycin феррум_лек | duroferon nycoplus_neo-fer ferromax ferro-retard ferro_duretter сорбифер тотема niferex hemofer мальтофер venofer fefol феррум fero floradix spatone ferro-gradumet ферлатум тардиферон gardiferon galfer fersamal
jerntabletter iron_tablets jerntilskudd järntabletter jerntilskud препарат_железа препараты_железа | jernpiller jernmikstur järnpiller järnmixtur iron_pills iron_supplement железосодержащ
folsyre folat folate folic_acid folsyra folinsyre фолиев фолиевая_кислота folinic | folacin
kobalamin cobalamin hydroksokobalamin hydroxocobalamin cyanokobalamin цианокобаламин cyanocobalamin vitamin_b b-vitaminer b_vitamin b_vitaminer b-kompleks b12 b-12 b_tolv b12-sprøjte | betolvex behepan triobe vibeden cobastan vitamin_b-12 b12-injeksjon b_12 b12-sprøyter b12-sprøyte b12-sprutor b12-spruta b12-tabletter b12-indsprøjtninger b12-indsprøjtning b12_injections b12_injection b12_tablets b12_shots уколы_б12 trobalt benexol b-combin vitaferro cobalin
vitamin_d vitamin_d3 kolekalsiferol d-vitamin cholecalciferol витамин_д витамин_d холекальциферол colecalciferol vitamin-d d-vitaminer d-vitaminet d-dråper d-dråpene d-droppe d-dråber d-dråbe d_dråper d_dråpene d_droppar d_dropparna d_dråber d_dråberne d_vitamin d_vitaminen d_vitaminet витамина_д витамин_д3 | nycoplus_d aqua-d аквадетрим divisun benferol detremin вигантол afi-d afi_d dekristol d-max детримакс ультра-д minisun
vitamin_b12 b12-vitamin витамин_b12
vitamin_c c-vitamin ascorbic_acid c_vitamin ascorbinsyre витамин_с аскорбинка | askorbinsyre askorbinsyra аскорбиновая ido-c
kalsium calcium_supplement calcium_tablets | calcigran kalcipos calcichew кальций-д3 calcichew-d3 calcichew_d3 kalcipos-vitamin_d kalcitugg calcidon kalciosk adcal-d3 accrete кальций_д3
magnesium_tablets magnesiumtilskudd magnesium | magne_b6 магне_б6 магнелис magnesia emgesan magnecyl_mg магне-в6
kaliumklorid potassium_chloride kaliumtablett | kaleorid kalinorm kajos kaleroid
omega-3 fish_oil omega_tre lakseolje lakseolie laxolja salmon_oil омега-3 омега_три | omega-tre omega_3 omega-tre-kapsler fiskeolje tran fiskolja fiskeolie möllers omacor рыбий_жир triomar pikasol
timolol тимолол dorzolamid-timolol | oftan cosopt азарга timoptol oftan_timolol timosan aquamox
latanoprost латанопрост | xalatan ксалатан monoprost monopost
bimatoprost | lumigan
dorzolamid dorzolamide | trusopt
brimonidin brimonidine | alphagan mirvaso
tropikamid tropicamide тропикамид | mydriacyl
cyklopentolat cyclopentolate | cyclogyl cyklogyl
hyaluronsyre hyaluronic tåreerstatning artificial_tears tårersättning hyaluronidase визомитик | viscotears oculac systane hylo-comod artelac hypromellose thealoz optive oxyal lacryvisc hylo celluvisc систейн hyalgan synvisc durolane tårevæske kunstig_tårevæske tåredråper kunstige_tårer konstgjorda_tårar tårdroppar viskøse_øjendråber eye_lubricant lubricating_drops искусственная_слеза искусственную_слезу хило-комод оптив lacrilube xailin xonrid artelac_complete hypromellos karbomer carbomer
natriumkromoglikat cromoglicate kromoglikat cromoglycate | lomudal lecrolyn кромогексал opticrom pollyferm
olopatadin olopatadine | opatanol patanol
adrenalin epinephrine adrenaline адреналин эпинефрин | epipen jext emerade anapen
lidokain lidocaine лидокаин lignocaine | xylocain xylocaine emla versatis tapin lidokel instillagel
bupivakain bupivacaine | marcain
mepivakain mepivacaine | carbocain
propofol пропофол | propovet
ketamin ketamine кетамин | ketalar narketan ketador ketaminol anesketin
medetomidin medetomidine медетомидин | domitor sedator dorbene домитор
deksmedetomidin dexmedetomidine dexmedetomidin | dexdomitor sileo cepedex
detomidin detomidine | domosedan domidine cepesedan
xylazin xylazine ксилазин | rompun рометар
romifidin romifidine | sedivet
acepromazin acepromazine ацепромазин | plegicil sedalin sedapace acp relaquine
alfaksalon alfaxalone | alfaxan
isofluran isoflurane изофлуран |
naloxon naloxone nalokson налоксон | nyxoid ventizolve naloxone_spray
naltrekson naltrexone | adepend naltrexon naltrexon_vitaflo
disulfiram | antabus esperal
vareniklin varenicline | champix тевареникл
nikotin nicotine_patch nicotine_gum nikotinplaster nicotine nikotintuggummi | nicorette nicotinell zonnic никоретте nikotinell nikotintyggegummi nikotintyggummi nikotinplåster nicotine_patches nicabate niquitin
karprofen carprofen карпрофен | rimadyl norocarp римадил carprodyl carporal dolagis norodyl кардиопрофен
robenakoksib robenacoxib робенакоксиб | onsior онсиор
firokoksib firocoxib фирококсиб | previcox equioxx
mavakoksib mavacoxib | trocoxil
cimikoksib cimicoxib | cimalgex
grapiprant | galliprant
fluniksin flunixin флуниксин flunixine | finadyne cronyxin banamine norixin finadyne_transdermal финадин банамин flunixin_vet
fenylbutazon phenylbutazone bute фенилбутазон fenylbutason butazolidin | equipalazone butox phenylarthrite бутазолидин butazone
metamizol metamizole dipyrone метамизол | novalgin анальгин vetalgin buscopan_compositum
butylskopolamin butylscopolamine hyoscine_butylbromide butylscopolamin | buscopan бускопан spasmipur
dantrolen dantrolene | dantrium
pimobendan пимобендан | vetmedin ветмедин cardisure pimocard пимопет pimotab
fipronil фипронил | frontline фронтлайн effipro frontline_combo amflee празител
imidakloprid imidacloprid | advantage seresto advocate advantix
selamektin selamectin форесто селафорт | stronghold стронгхолд evicto
moksidektin moxidectin moxidektin моксидектин | cydectin equest эквест
fluralaner флураланер moksidektin_fluralaner | bravecto бравекто bravecto_plus
afoksolaner afoxolaner esafoksolaner | nexgard нексгард nexgard_spectra nexgard_combo
sarolaner | simparica симпарика simparica_trio stronghold_plus
lotilaner | credelio
prazikvantel praziquantel празиквантел | droncit milpro milbemax дронтал мильбемакс drontal drontal_plus cestem
milbemycin мильбемицин | милбемакс
fenbendazol fenbendazole фенбендазол | panacur axilur панакур lapizole
pyrantel пирантел | banminth strongid anthelmintic helmintox pyratape
febantel
toltrazuril | baycox
ponazuril | toltranil cevazuril
sulfadiazin sulfadiazine | hippotrim
tylosin тилозин tylosine | tylan фармазин
florfenikol florfenicol | nuflor selectan
clorheksidin klorheksidin chlorhexidine klorhexidin хлоргексидин klorhexidinshampo | hibiscrub corsodyl hibitane malacetic klorhexidol douxo douxo_chlorhexidine клорексидерм clorexyderm hexarinse descutan pyoderm
mirataz mirtazapinsalve
capromorelin kapromorelin | entyce elura eluracat
cabergolin cabergoline каберголин kabergolin | galastop достинекс dostinex kelactin
aglepriston aglepristone | alizin alizine ализин
deslorelin | suprelorin
altrenogest | regumate altresyn
pergolid pergolide | prascend pergoquin
omeprazolpasta | gastrogard peptizole pronutrin gastrocare succeed egusin abgard ulcergard
dembreksin dembrexine | sputolysin sputolosin
klenbuterol clenbuterol | ventipulmin
metokarbamol methocarbamol | robaxin
cyklobenzaprin cyclobenzaprine | flexeril
hydrokodon hydrocodone | vicodin norco
hydromorfon hydromorphone | dilaudid
etodolak etodolac | lodine
indometacin indomethacin
tranylcypromin
buspiron buspirone | buspar
fluorouracil | efudix actikerall tolak
karboksymetylcellulose
glukosamin glucosamine глюкозамин glucosamin | flexove терафлекс артра хондроксид flexadin glucomed donacom artrox samyl
mannitol
natriumbikarbonat sodium_bicarbonate
aktivt_kull activated_charcoal активированный_уголь aktivkull medisinsk_kull активированного_угля | kolsuspension carbomix полифепан kulltabletter aktivt_kol koltabletter medicinskt_kol aktivt_kul kultabletter charcoal_tablets
oresol oral_rehydration rehydrering регидрон
пирацетам piracetam
мексидол | мексиприм
цинхофен
глицин
валокордин корвалол валериана барбовал валосердин корвалдин
милдронат мельдоний | кардионат
троксерутин troxerutin | троксевазин венарус
диосмин diosmin | детралекс флебодиа
ацетазоламид acetazolamid acetazolamide | diamox диакарб
гентамициновая
диоксидин
мирамистин
фурацилин
преднизон
тилорон
интерферон interferon | виферон гриппферон
ингавирин
ренгалин
эреспал
синупрет sinupret
аквамарис aquamaris аквамаром аквалором
стоп-ангин
тантум_верде
гексорал
lidokainkrem
sulfa sulfonamid сульфаниламид
jod iodine йод
latex латекс
ringer-acetat ringer-laktat ringer_acetat ringer_laktat ringeracetat ringerlaktat ringer's рингер ringerlösning plasmalyte | ringers
botox botulinumtoksin botulinum | azzalure dysport xeomin диспорт
hydralazin hydralazine | apresolin
ranolazin ranolazine | ranexa
glipizid glipizide | mindiab
glyburid glyburide
cisplatin
karboplatin carboplatin
paklitaksel paclitaxel
docetaksel docetaxel
digitoksin digitoxin
tinidazol tinidazole | fasigyn
fidaxomicin
ertapenem
meropenem меропенем | meronem
piperacillin | tazocin
дроспиренон | ярина джес
dienogest диеногест | жанин визанна visanne endovelle zoely
etinylestradiol ethinylestradiol etinyløstradiol | microgynon loette synfase triquilar новаринг клайр логест
полисорб смекта_бэби
энтеросгель
nafarelin | synarela
enalapril_lerkanidipin | zanipress
фосфоглив
актовегин солкосерил левомеколь
кагоцел | эргоферон циклоферон полиоксидоний трекрезан амиксин цитовир
фурагин
norgestimat norgestimate | cilest
tibolon tibolone | livial
bromokriptin bromocriptine | parlodel
raloksifen raloxifene | evista
goserelin | zoladex
leuprorelin | procren eligard enanton
degareliks degarelix | firmagon
bikalutamid bicalutamide | casodex
abirateron abiraterone | zytiga
alfuzosin | xatral
fesoterodin fesoterodine | toviaz
vardenafil | levitra
avanafil | spedra
trospium
nitrendipin nitrendipine
fosinopril фозиноприл
kvinapril quinapril
trandolapril
nikorandil nicorandil
propafenon propafenone пропафенон | rytmonorm пропанорм
dipyridamol dipyridamole acetylsalisylsyre-dipyridamol | persantin asasantin
fondaparinuks fondaparinux | arixtra
fluvastatin | lescol
alirokumab alirocumab | praluent
inklisiran inclisiran | leqvio
saksagliptin saxagliptin | onglyza
vildagliptin вилдаглиптин | galvus галвус
alogliptin | vipidia
ertugliflozin | steglatro
eksenatid exenatide | byetta bydureon
insulin_degludek degludec degludek
glukagon glucagon | glucagen
siklesonid ciclesonide ciklesonid | alvesco
vilanterol
olodaterol | striverdi
indakaterol indacaterol glykopyrronium | ultibro onbrez robinul sialanar
umeklidinium umeclidinium | incruse
aklidinium aclidinium | eklira duaklir
glykopyrron glycopyrronium | seebri
fenoterol
roflumilast | daxas
mepolizumab | nucala
benralizumab | fasenra
bilastin bilastine | ilaxten opexa bilaxten
klorfeniramin chlorphenamine chlorpheniramine klorfenamin | piriton haymine
azelastin azelastine | azelvin
ketotifen кетотифен | zaditen
travoprost | travatan
brinzolamid brinzolamide brinzolamid-timolol | azopt azarga
pilokarpin pilocarpine
atropin atropine атропин | isopto_atropin
amikacin амикацин
daptomycin
teikoplanin teicoplanin
imipenem
ceftazidim ceftazidime
ceftiofur | excenel naxcel
cefiksim cefixime цефиксим | супракс панцеф
benzylpenicillin | geepenil
prokainpenicillin procaine_penicillin penicillinprokain prokain-penicillin прокаин-пенициллин прокаинпенициллин прокаина_пенициллин пенстреп pen-strep penstrep | ethacillin penovet ethacilin ilcocillin depocillin noropen carepen bensylpenicillinprokain streptocillin procapen intramycin ocillin norocillin
kloksacillin cloxacillin kloxacillin | ekvacillin orbenin мастисан мастиет mastijet orbeseal tetra-delta ubrolexin nafpenzal synulox_lc мамифорт
roksitromycin roxithromycin | surlid
minocyklin minocycline minosyklin
metenaminhippurat methenamine metenamin | hiprex haiprex
isoniazid изониазид | tibinide
etambutol ethambutol | myambutol
amorolfin amorolfine | loceryl finail
famciklovir famciclovir | famvir
malation malathion
leflunomid leflunomide | arava
merkaptopurin mercaptopurine | puri-nethol xaluprine
mykofenolat mycophenolate | cellcept myfortic
golimumab | simponi
tofacitinib | xeljanz
baricitinib | olumiant
upadacitinib | rinvoq
sterkulia sterculia | inolaxol
prukaloprid prucalopride | resolor
linaklotid linaclotide | constella
cyklizin cyclizine | marzine valoid
skopolamin hyoscine scopoderm
cimetidin cimetidine
dekslansoprazol dexlansoprazole
kolestyramin colestyramine cholestyramine | questran
orlistat орлистат | xenical alli
paliperidon paliperidone | xeplion invega
ziprasidon ziprasidone | zeldox
klorprotiksen chlorprothixene | truxal truxalettes
lakosamid lacosamide | vimpat
zonisamid zonisamide | zonegran
akamprosat acamprosate | campral aotal
naratriptan | naramig
fremanezumab | ajovy
galkanezumab galcanezumab | emgality
ropinirol ropinirole | requip adartrel
rasagilin rasagiline | azilect
rivastigmin rivastigmine | exelon
karisoprodol carisoprodol
orfenadrin orphenadrine | norgesic norflex
klorzoksazon chlorzoxazone klorzoxazon | paraflex
risedronat risedronate | optinate actonel
teriparatid teriparatide | forsteo forteo
jernkarboksymaltose ferric_carboxymaltose | ferinject monofer cosmofer
kalsiumkarbonat calcium_carbonate | unikalk nycoplus_calcigran кальцемин titralac ренни tums
magnesiumsulfat magnesium_sulphate epsom glaubersalt natriumsulfat | glauberit glaubersalz
magnesium_b6 | магне_b6
naftidrofuryl
pentoksifyllin pentoxifylline пентоксифиллин | трентал
ropivakain ropivacaine | naropin
desoksykorton desoxycortone desoksykortikosteron desoxycorticosterone | zycortal percorten
tulatromycin tulathromycin | draxxin
kloprostenol cloprostenol | estrumate
dinoprost | lutalyse dinolytic
gonadorelin | fertagyl
cyproteron cyproterone | androcur
kalsiumborglukonat calcium_borogluconate calcium_gluconate kalsium_subkutant kalsiumglukonat | calcitad calfosal
fenylpropanolamin phenylpropanolamine | propalin uristop rinexin
betanekol bethanechol | myocholine
selegilin selegiline | anipryl eldepryl selgian
osurnia florfenikol-terbinafin
canaural fusidinsyre-framycetin
neptra
aurimic
isaderm
dexketoprofen dexibuprofen декскетопрофен | enantyum дексалгин seractil
lornoxicam лорноксикам | xefo ксефокам
ацеклофенак aceclofenac | аэртал
petidin pethidine
naloksegol naloxegol | moventig
capsaicin капсаицин kapsaicin | qutenza capsina
kondroitin chondroitin хондроитин | алфлутоп румалон мукосат структум cosequin yumove dasuquin synoquin
fluanxol flupentixol flupentiksol | depixol
zuklopentiksol zuclopenthixol | cisordinol
perfenazin perphenazine | trilafon
kariprazin cariprazine | reagila
lurasidon lurasidone | latuda
deksamfetamin dexamphetamine dexamfetamin | attentin metamina
daridorexant | quviviq
phenibut фенибут | ноофен анвифен
феназепам phenazepam | элзепам
афобазол фабомотизол
грандаксин тофизопам
новопассит
персен
тенотен
пустырник
валерьянка
ноотропил
винпоцетин vinpocetine | кавинтон
цитофлавин
кортексин
церебролизин
almotriptan | almogran
frovatriptan
flunarizin flunarizine | sibelium
pizotifen
brivaracetam | briviact
perampanel | fycompa
rotigotin rotigotine | neupro
amantadin amantadine | symmetrel
galantamin galantamine | reminyl
pyridostigmin pyridostigmine | mestinon
fampridin
glatiramer | copaxone
dimetylfumarat dimethyl_fumarate | tecfidera
proklorperazin prochlorperazine | stemetil
cinnarizin cinnarizine циннаризин |
barnidipin | vasexten
isradipin isradipine
losartan-hydroklortiazid | cozaar_comp hyzaar лозап_плюс лориста_н
atacand_plus | atazid
vericiguat | verquvo
pindolol
metyldopa methyldopa метилдопа | допегит aldomet
bempedoinsyre bempedoic | nilemdo nexletol nustendi
cilostazol
триметазидин trimetazidine trimetazidin | предуктал
панангин panangin | аспаркам
kortison cortisone кортизон | cortone
kalsitriol calcitriol | rocaltrol
østradiol-noretisteron | novofem trisekvens eviana kliogest cliovelle indivina
fezolinetant | veoza
levonorgestrel-etinyl | femadivine abelonelle rigevidon neovletta prionelle trionetta oralcon loestrin malonetta
bismut bismuth висмут новобисмол | де-нол денол
natriumalginat | gaviscon_advance
alumag алмагель маалокс фосфалюгель almagel гастал
racekadotril racecadotril | hidrasec
docusat docusate | klyx microlax микролакс
lidokain-hydrokortison | scheriproct xyloproct релиф doloproct proctosedyl
peppermynteolje peppermint_oil | iberogast colpermin
hyoscyamin скополамин | egazil
papaverin papaverine папаверин
vedolizumab | entyvio
rifaximin | xifaxan альфа_нормикс
enterol saccharomyces_boulardii | энтерол precosa
regidron | resorb oralyt revolyte
budesonid-formoterol | bufomix duoresp symbicort_forte
flutikason-salmeterol | airflusal серетид sirdupla advair
flutikason-vilanterol | relvar
beklometason-formoterol | innovair fostair inuvair
trelegy trimbow | enerzeo
umeklidinium-vilanterol | anoro laventair
tiotropium-olodaterol | spiolto
ipratropium-salbutamol | combivent duovent ipramol ipraxa
karbocistein carbocisteine карбоцистеин | флюдитек
kodein-hostesaft | dexofan nipaxon hostesaft mollipect lepheton hostemedisin hostemikstur hostmedicin hostmixtur cough_syrup cough_mixture сироп_от_кашля solvipect solvezink
butamirat butamirate | синекод омнитус
гербион
проспан
геделикс
тонзилгон
лизобакт
граммидин
стрепсилс
strepsils
фарингосепт
гексасприй
ингалипт
каметон
биопарокс
ринофлуимуцил
полидекса
изофра
аллергодил | allergodil dymista
rupatadin rupatadine | рупафин
clemastin
levokabastin levocabastine | livostin
pivampicillin | pondocillin
ceftibuten
cefkinom cefquinome | cobactan
spiramycin spiramysin | suanovil stomorgyl
josamycin джозамицин | вильпрафен
norfloksacin norfloxacin норфлоксацин | нолицин
nifuratel макмирор
retapamulin | altargo
bacitracin-neomycin | bafucin
ekonazol econazole | pevaryl pevisone
natamycin натамицин | пимафуцин
терконазол
albendazol albendazole албендазол | немозол
benzylbenzoat benzyl_benzoate | tenutex ascabiol
dimetikon dimethicone | linicin hedrin
атоваквон
malarone
betametason-kalsipotriol | xamiol dovobet wynzora
krisaborol
ingenol | picato
podofyllotoksin podophyllotoxin | wartec condyline
adapalen-benzoylperoksid
klindamycin-benzoylperoksid | duac
tretinoin-klindamycin | acnatac
minoxidil minoksidil миноксидил | rogaine regaine
selensulfid | selsun
kaliumpermanganat permanganat
sinksalve zinc_oxide sinkpasta sinkoksid zinksalva zinkpasta | idomin inotyol sudocrem
karbamidkrem | apobase propyless miniderm
dexeryl dekspantenol | aquaphor eucerin bepanthen бепантен декспантенол dexpanthenol пантенол
hydrofile | duoderm mepilex
tafluprost | taflotan
deksametason-tobramycin | tobrasone
terrakortril
ciprofloksacin_øredråper | ciloxan cetraxal
flumetason flumetasone | locacorten locacorten_vioform
framycetin-deksametason | sofradex софрадекс
otipax отипакс отинум анауран
otosporin otocomb
darifenacin | emselex
dapoksetin
канефрон
цистон
фитолизин
уролесан
фурамаг
jerntablet jerntablett järntablett iron_tablet | duroferron erco-fer nycoplus_jern jernkaps фенюльс maltofer
tiamin thiamine | beviplex b-vitamin beviplex_forte
pyridoksin pyridoxine
vitamin_k phytomenadione | konakion
kaliumjodid йодомарин йодбаланс | iodomarin йодид jodid
gurkemeie turmeric curcumin kurkumin | gurkmeja gurkemeje
melkesyrebakterier | idoflor zyma dicoflor vivomixx semper_magdroppar biogaia
nalmefen | selincro
klordiazepoksid chlordiazepoxide | librium risolid
tetanus stivkrampe stelkramp stivkrampevaksine | boostrix
influensavaksine influenza_vaccine influensavaccin influenzavaccine flu_vaccine flu_jab flu_shot прививка_от_гриппа | vaxigrip fluenz fluarix
anti-d rhesonativ | rhophylac
palivizumab nirsevimab | synagis beyfortus
enflikoksib enflicoxib | daxocox
tepoksalin
tolfenaminsyre tolfenamic | tolfedine
suksibuzon suxibuzone | danilon
klomikalm
kaolin kaolin-pektin pro-kolin canikur diarsanyl | prokolin pro-pectalin zoolac
orbifloksacin | posatex
metronidazol-spiramycin | suanatem
tiamulin
amprolium
gentamicin-betametason-klotrimazol | otomax easotic mometamax
otodine | epiotic epi-otic cleanaural otoact malacetic_otic sonotix
moksidektin-imidakloprid
deltametrin deltamethrin | scalibor butox_vet
flumetrin flumethrin
spinosad | comfortis
milbemycin-prazikvantel | milquantel
emodepsid-prazikvantel | profender
nitenpyram | capstar
ilunocitinib | numelvi zenrelia
hydrokortisonaceponat hydrocortisone_aceponate | cortavance
polysulfat pentosan_polysulfate pentosan | cartrophen adequan arthramid кантарен
efedrin ephedrine
proligeston megestrol | delvosterone covinan ковинан контрасекс
osateron | ypozane
glukoseinfusjon
parafinolje parafin_oil paraffinolja paraffinolie mineral_oil liquid_paraffin
isoksuprin isoxsuprine
natriumhyaluronat | hyonate
tiletamin-zolazepam tiletamine zoletil | золетил
pentobarbital | euthasol exagon allfatal
indakaterol-mometason indacaterol-mometasone | atectura
indakaterol-glykopyrron-mometason | enerzair
glykopyrron-formoterol | bevespi
insulin_degludek-aspart | ryzodeg
insulin_degludek-liraglutid | xultophy
empagliflozin-metformin | synjardy
sitagliptin-metformin | janumet
vildagliptin-metformin | eucreas
dapagliflozin-metformin | xigduo
finerenon finerenone | kerendia
amlodipin-valsartan | exforge
balsalazid balsalazide | colazid
iksekizumab ixekizumab | taltz
risankizumab | skyrizi
guselkumab | tremfya
certolizumab | cimzia
abatacept | orencia
tocilizumab | roactemra
klobazam clobazam | frisium
melperon | buronil
amisulprid amisulpride | solian
levofloksacin-øye | oftaquix
brinzolamid-brimonidin | simbrinza
bimatoprost-timolol | ganfort
prasteron prasterone | intrarosa
kattevaksine | purevax leucofeligen
hundevaksine | nobivac versican eurican vanguard
rabiesvaksine | rabisin imrab
hestevaksine | equilis proteqflu duvaxyn
kaninvaksine | filavac eravac
alfa-kasozepin | zylkene
buserelin | receptal
ivermektin-prazikvantel | equimax noropraz
diklazuril | vecoxan
propylenglykol propylene_glycol propylene-glycol | ketosaid
bovikalc | calfos
locatim
penetamat penethamate | mamyzin
kloksacillin-intramammar | curaclox siccalactin
menbuton
critical_care | emeraid recoversol oxbow
кот_эрвин | котэрвин
стоп-цистит
гамавит
фоспренил
катозал
дирофен
каниквантел
азинокс
празицид
инспектор
адвокат
кетофен
превикокс
трококсил
петкам
локсиком
мелоксидил
маропиталь
но_шпа
но_шпу
но_шпы
гептрал
адеметионин
ademetionine adenosylmetionin | denamarin zentonil
пробифор
лактобифадол
элевит elevit | femibion фемибион
нурофен_детский
эльжина
тержинан
terzhinan
полижинакс
гексикон
repaglinid repaglinide репаглинид | novonorm prandin
akarbose acarbose акарбоза | glucobay глюкобай
piroksikam piroxicam пироксикам | feldene brexidol
ketobemidon ketobemidone | ketogan ketorax
rimegepant | vydura
entakapon entacapone | comtess comtan
eprinomektin eprinomectin | eprinex
doramektin doramectin | dectomax
siproheptadin cyproheptadine cyproheptadin | periactin
klorambucil chlorambucil | leukeran
toceranib | palladia
vinkristin vincristine | oncovin
doksorubicin doxorubicin
atipamezol atipamezole | antisedan
flumazenil | lanexat
flutikason-formoterol | flutiform
syklopentolat циклопентолат
deksametason-kloramfenikol | spersallerg
tetryzolin tetryzoline тетризолин | визин vizin visine
нифуроксазид | энтерофурил стопдиар эрсефурил
лигнин | фильтрум
мукалтин
бензидамин | тантум tantum
фуразолидон
баралгин | спазмалгон
витамины_группы_b | мильгамма комбилипен нейромультивит
надропарин nadroparin | фраксипарин
магния_лактат | магне
мильбемицин-празиквантел | мильпразон
травматин
апротинин | контрикал
wet-cream | cetraben
eumovate clobetasone
daktacort
cerelle
yasmin | яспин jarina yarina
adcal
velagliflozin | senvelgo
terbinafin-klotrimazol-tobramycin
kortisonkrem kortisonsalve kortisonkräm kortisonsalva binyrebarkhormoncreme hormoncreme steroid_cream steroid_ointment steroidkrem steroidsalve гормональная_мазь гормональную_мазь гормональный_крем
kortisonsprøyte kortisonspruta kortisoninjeksjon kortisoninjektion steroid_injection cortisone_injection cortisone_shot binyrebarkhormonblokade
kalktabletter kalktilskudd kalkpiller kalciumtabletter kalsiumtabletter calciumtabletter kalktilskud
magnesiumtabletter magnesiumtillskott magnesiumtilskud magnesium_supplement
mykgjørende_krem fuktighetskrem fuktkrem mjukgörande_kräm mjukgörare mjukgörande_salva fugtighedscreme fed_creme moisturiser moisturizer увлажняющий_крем эмолент эмолентом
p-piller p-pille p-pillen p-pillene p-pillerne p-pillar the_pill contraceptive_pill contraceptive_pills combined_pill birth_control_pill birth_control_pills противозачаточные противозачаточных оральные_контрацептивы
minipille minipiller minipillen mini-pill mini_pill progestogen-only_pill мини-пили
hormonspiral hormonspiralen kobberspiral kopparspiral hormonal_coil copper_coil the_coil внутриматочн
p-stav p-staven p-stavar contraceptive_implant
østrogenkrem østrogenkräm østrogenvagitorier østrogentabletter østrogenplaster østrogengel östrogenkräm östrogenplåster östrogengel östrogentabletter østrogencreme oestrogen_cream oestrogen_gel oestrogen_patch oestrogen_patches estrogen_cream estrogen_gel estrogen_patch hormonplaster
johannesurt johannesört perikon hypericum зверобой st_john's_wort
kalaminlotion calamine каламин
multivitaminer multivitamin multivitamins multivitamintablett поливитамин
sinktabletter zinktabletter zinc_tablets
tranebærtabletter tranebærtablet tranbärstabletter cranberry_tablets cranberry_capsules
d-vitamintilskudd d-vitamintillskott d-vitamintilskud d-vitamindråper d-vitamindråber d-droppar
oral_rehydrering vätskeersättning elektrolyttløsning væskeerstatning rehydration_salts rehydration_sachets dioralyte electrolade
dihydrokodein dihydrocodeine |
cetylpyridin | difflam benzydamine
nirmatrelvir | paxlovid
pseudoefedrin pseudoephedrine | sudafed
deksametason-neomycin | otomize
ciprofloksacin-deksametason | cilodex ciprodex
eddiksyre-øredråper | earcalm
karmellose carmellose |
parafin-krem | epaderm dermol doublebase aveeno
temazepam темазепам |
amfetamin amphetamine | adderall
mefenamsyre mefenamic |
meflokin mefloquine mefloquin мефлохин | lariam
klorokin chloroquine klorokinfosfat хлорохин |
ganciklovir ganciclovir ганцикловир |
hemoroidemiddel | anusol rectogesic постеризан проктозан
tannkrem-fluor | duraphat
krotamiton crotamiton | eurax
folkodin pholcodine |
benzonatat benzonatate | tessalon
fusidin-øye | tiacil
estriol-vet | enurace
imidakloprid-moxidektin | dronspot broadline
apomorfin apomorphine | apovomin
cefapirin | metricure
cisaprid cisapride цизаприд |
enilkonazol enilconazole | imaverol
fusidin-betametason | fuciderm
sølvsulfadiazin | flamazine
n-acetylglukosamin | cystaid cystease
remdesivir ремдесивир |
metamizol-kombinasjon | пенталгин цитрамон
mentylisovalerat валидол |
trimebutin тримебутин | тримедат
fosfolipid | эссенциале
artisjokk хофитол |
furazidin фуразидин |
homeopatisk | анаферон траумел
dimetinden диметинден | фенистил
nafazolin naphazoline нафазолин | нафтизин
rifamycin рифамицин | отофа отофу
prenoksdiazin | либексин
artikain articaine артикаин | ультракаин
prokain procaine новокаин |
sulfacetamid альбуцид |
interferon-øye | офтальмоферон
hyaluronat-øye | хилозар
emoksypin эмоксипин |
metylprednisolon-krem | адвантан
fluocinolon | синафлан
erytromycin-sink | зинерит
etamsylat этамзилат | дицинон викасол
tioridazin тиоридазин | сонапакс
piribedil | проноран
dimetylsulfoksid димексид |
platifyllin платифиллин |
inosin инозин | рибоксин
permetrin-øre | аурикан отибиовин
gamithromycin | амит
erytropoietin erythropoietin эритропоэтин |
benzylpenicillin-benzatin бициллин |
kanamycin канамицин |
karsivan propentofyllin propentofylline пропентофиллин | vivitonin
ipakitine kalsiumkarbonat-fosfatbinder | renalzin pronefra
vitamin_a a-vitamin retinol | 
vitamin_e e-vitamin tokoferol |
ginkgo ginkgo_biloba гинкго |
hyben hybenpulver nypepulver nyponpulver rosehip |
msm methylsulfonylmethane
propolis прополис
q10 koenzym_q10 coenzyme_q10 ubiquinol | bio-quinon
rødkløver red_clover | promensil
nattlys nattljusolja evening_primrose kæmpenatlys | efamol
ashwagandha ашваганда
cbd cbd-olje cbd-olja cbd-olie cbd_oil
replens | sylk canesflor
modafinil модафинил | modiodal provigil
tezepelumab | tezspire
pneumokokkvaksine pneumokokvaccine pneumokockvaccin pneumonia_jab pneumococcal_vaccine | prevenar pneumovax apexxnar vaxneuvance превенар пневмовакс
koronavaksine covidvaccine covid-vaksine covid_vaccine | comirnaty spikevax
helvetesildvaksine shingles_vaccine | shingrix zostavax
tbe-vaccine tbe-vaksine flåttvaksine | ticovac fsme-immun encepur
hpv-vaccine hpv-vaksine | gardasil cervarix
mmr-vaccine mmr-vaksine | priorix
kikhostevaccine | repevax triaxis
hepatittvaksine | twinrix havrix engerix
ихтиоловая ихтиол ichthyol iktyol
борглюконат кальция_борглюконат calciumborogluconat | calphon
тетравит
антигриппин | терафлю колдрекс фервекс ринза ринзасип
тиоктовая_кислота тиоктацид берлитион
тебантин катэна
азафен пипофезин
хлорпротиксен
эглонил сульпирид sulpiride
терален
карвалол
телзап телмиста | микардис_плюс
валз_н вальсакор
престариум_а перинева
нолипрел
тройчатка трипликсам
моксонитекс
коронал бипрол нипертен арител
индап | равел
эдарби азилсартан | edarbi
алкалоза
айнил | флексопрофен
стоп-зуд стоп-цистит_плюс
байкокс толтразурил
трипсин | химопсин
eksemestan exemestane | aromasin
penicillamin penicillamine
ibandronat ibandronate | bonviva
romosozumab | evenity
klindamycin_krem clindamycin_gel | dalacin_t
ciklopiroks ciclopirox
fenylefrin | metaoxedrin
toldimfos | tonophosphan catosal
selen-vitamin_e selen | selevitan
effydral lytafit | ionaid rehydion vitalyte lectade kalvelyte diakur
nozoil rhinomer | nasaline аквалор маример
zerobase hydromol | propyderm oilatum aqualan ceridal
магний_б6 | магнерот магнезия magnesiocard nycoplus_magnesium
йодинол люголь | lugol
echinaforce
fysiologisk_saltvann
palbociclib palbosiklib палбоциклиб | ibrance
ribociclib | kisqali
abemaciclib | verzenio verzenios
sevelamer севеламер | renvela renagel
lantan lanthanum | fosrenol
alfakalsidol alfakalcidol alfacalcidol альфакальцидол | etalpha one-alpha альфа_д3
parikalsitol paricalcitol | zemplar
cinacalcet | mimpara
darbepoetin | aranesp
epoetin | eprex neorecormon retacrit binocrit
metoksypolyetylenglykol-epoetin | mircera
roxadustat | evrenzo
polystyrensulfonat | resonium kajexalate kayexalate
patiromer | veltassa
natriumzirkonium | lokelma
latanoprost-timolol | xalcom
travoprost-timolol | duotrav
aflibercept | eylea
ranibizumab | lucentis
faricimab | vabysmo
lutein лютеин | macushield ocuvite
sulfametizol sulfamethizol sulfamethizole | lucosil
bezafibrat bezafibrate | bezalip
gemfibrozil
pyrazinamid pyrazinamide
valganciklovir valganciclovir | valcyte
letermovir | prevymis
obetikolsyre | ocaliva
kolesevelam colesevelam | cholestagel
milk_thistle mariatistel mariatidsel silymarin расторопша | карсил legalon
аевит
скин-кап скинкап
стоп-стресс | фитекс
страйд
вазелиновое_масло вазелинового_масла
кофеин кофеин-бензоат кофеином
halofuginon halofuginone | halocur
stullmisan
bolfo
fibreplex | fiberplex
protexin | enterocare
biotin биотин
femal femarelle
tyfusvaccine tyfoidvaksine typhoid_vaccine | typhim typherix vivotif
tixylix | simple_linctus
buprenovet | buprecare
palonosetron
aprepitant | emend
granisetron | kytril
filgrastim | zarzio
pegfilgrastim | neulasta pelgraz
kapecitabin capecitabine | xeloda
imatinib | glivec
erlotinib | tarceva
osimertinib | tagrisso
enzalutamid enzalutamide | xtandi
triptorelin | pamorelin
ibrutinib | imbruvica
lenalidomid lenalidomide | revlimid
natalizumab | tysabri
okrelizumab ocrelizumab | ocrevus
fingolimod | gilenya
teriflunomid teriflunomide | aubagio
kladribin cladribine | mavenclad
ofatumumab | kesimpta
riluzol | rilutek
nintedanib | ofev
pirfenidon | esbriet
bosentan | tracleer
ambrisentan | volibris
macitentan | opsumit
sacubitril-valsartan
disopyramid | durbis
icosapent | vazkepa
pasireotid | signifor
oktreotid octreotide | sandostatin
lanreotid | somatuline
somatropin | norditropin genotropin omnitrope
tolvaptan | samsca jinarc
setmelanotid | imcivree
lofeksidin
fentermin
brexpiprazol brexpiprazole | rxulti
esketamin esketamine | spravato
moklobemid moclobemide | aurorix
reboksetin reboxetine | edronax
fenelzin phenelzine
dosulepin | prothiaden
doksepin doxepin | sinequan
trimipramin | surmontil
imipramin imipramine | tofranil
lofepramin lofepramine
pimozid | orap
cenobamat | ontozry
eslikarbazepin | zebinix
rufinamid | inovelon
vigabatrin | sabrilex
etosuksimid ethosuximide | zarontin
primidon primidone | mysoline
stiripentol | diacomit
atogepant | aquipta
eptinezumab | vyepti
dihydroergotamin
kandesartan-hydroklortiazid | candemox
enalapril-hydroklortiazid | renitec_comp
ramipril-hydroklortiazid
trikafta | kaftrio
dornase | pulmozyme
nedokromil | tilade
epinastin | relestat
akrivastin acrivastine | benadryl_relief
aceklofenak
tiokolkosid
pegloticase
anakinra | kineret
sarilumab | kevzara
filgotinib | jyseleca
apremilast | otezla
deucravacitinib | sotyktu
bimekizumab | bimzelx
tildrakizumab | ilumetri
brodalumab | kyntheum
tralokinumab | adtralza
abrocitinib | cibinqo
alitretinoin | toctino
metoksalen
tirbanibulin | klisyri
glykopyrroniumkrem | axhidrox
relugoliks-østradiol | ryeqo
elagoliks | orilissa
follitropin | gonal-f puregon bemfola
koriongonadotropin | ovitrelle pregnyl
desirudin
eltrombopag | revolade
hydroksyurea hydroxycarbamide | hydrea
anagrelid | xagrid
deferasiroks | exjade
imiglucerase
tigolaner | felpreva
sulfadiazin-pyrimetamin
monensin | kexxtone
flumequin
tildipirosin | zuprevo
tilmikosin tilmicosin | micotil
danofloksacin | advocin
cefalonium | cepravin
pirlimycin | pirsue
novobiocin
karbetocin | depocillin_oxy
denaverin | sensiblex
metylergometrin methylergometrine | methergin
vetrabutin | monzal
isoflupredon
flugestone
tiludronsyre tiludronate | tildren
klodronat clodronate | osphos bonefos
aloe_vera
`
