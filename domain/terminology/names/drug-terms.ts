/**
 * Medicines of the Nordic, English and Russian speaking markets, human and veterinary, by their international non-proprietary names
 * and the trade names people say. A row is `generic other-spellings… | trade names…`, and goes on in lines set in by two blanks; `_` stands for
 * a blank. Spellings are stems: endings such as English -e, Nordic -en and Russian cases are allowed after them. Compiled from general knowledge
 * of the field.
 */
export const DRUG_NAMES = `
paracetamol acetaminophen парацетамол ацетаминофен | panodil alvedon pamol paracet pinex tylenol calpol panadol панадол эффералган цефекон paracetduo
  pinex_brus panodil_forte panodil_zapp alvedon_forte panodil_brus reliv pamol_flash pamol_retard dolocap
ibuprofen ибупрофен | ibux ipren ibumetin nurofen advil motrin brufen нурофен миг
naproksen naproxen напроксен | naprosyn aleve pronaxen ledox налгезин napren naprosyn_entero vimovo
diklofenak diclofenac diclofenak диклофенак | voltaren voltarol cataflam diklofen вольтарен ортофен vostar arthrotec modifenac diclac diclomex pennsaid
  solaraze диклак наклофен дикловит
ketoprofen кетопрофен | orudis кетонал ketonal siduro быструмгель артрозилен фастум фастум-гель fastum ketofen romefen danidol comforion кетоджект
ketorolak ketorolac кеторолак | toradol кеторол кетанов
meloksikam meloxicam мелоксикам | metacam meloxidyl loxicom мовалис мелоксивет mobic артрозан амелотекс meloxoral meloxivet inflacam metacam_oral rheumocam
  melosus meloxidolor novem contacera recocam метакам норокарп
celekoksib celecoxib целекоксиб | celebra celebrex целебрекс
etorikoksib etoricoxib эторикоксиб | arcoxia аркоксиа
nimesulid nimesulide нимесулид | найз nimesil нимесил
acetylsalisylsyre acetylsalicylsyra acetylsalicylsyre aspirin acetylsalicylic_acid acetylsalicylic аспирин ацетилсалицилов hjerte-magnyl hjertemagnyler |
  albyl trombyl dispril globyl hjertemagnyl magnyl кардиомагнил тромбо_асс acetylsalicylsyra_teva aspirin_cardio тромбоасс аспирин_кардио acard bamyl treo
  hjertealbyl magnecyl
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
mirtazapin mirtazapine миртазапин | remeron ремерон zispin
mianserin миансерин | tolvon
vortioksetin vortioxetine vortioxetin вортиоксетин | brintellix trintellix бринтелликс
bupropion бупропион | wellbutrin voxra zyban mysimba elontril
agomelatin agomelatine агомелатин | valdoxan вальдоксан
trazodon trazodone тразодон | триттико
klomipramin clomipramine clomipramin кломипрамин | anafranil анафранил clomicalm
litium lithium литий лития | lithionit quilonorm lithiofor седалит quilonum priadel litarex
lamotrigin lamotrigine ламотриджин | lamictal ламиктал
valproat valproate valproinsyra valproinsyre вальпро вальпроат valproic вальпроевая | orfiril depakote депакин ergenyl depakine epilim конвулекс absenor
  deprakine
karbamazepin carbamazepine карбамазепин | tegretol trimonil финлепсин тегретол
okskarbazepin oxcarbazepine | trileptal
levetiracetam леветирацетам | keppra кеппра
topiramat topiramate топирамат | topimax topamax
fenytoin phenytoin фенитоин | epinat
fenobarbital phenobarbital фенобарбитал phenobarbitone | phenoleptil epityl fenemal epiphen soliphen phenomav паглюферал pexion_x
kaliumbromid potassium_bromide bromid bromide бромид_калия бромид | libromide epilease epibrom kbr
imepitoin | pexion
quetiapin kvetiapin quetiapine кветиапин | seroquel сероквел сероквель
olanzapin olanzapine оланзапин | zyprexa
risperidon risperidone рисперидон | risperdal рисполепт
aripiprazol aripiprazole арипипразол | abilify
haloperidol галоперидол | haldol
klozapin clozapine clozapin клозапин | leponex clozaril
levomepromazin levomepromazine | nozinan
diazepam диазепам | stesolid valium сибазон реланиум vival apozepam
oksazepam oxazepam оксазепам | sobril serax oxascand alopam oxapax serepax
alprazolam алпразолам | xanor xanax
lorazepam лоразепам | temesta ativan
klonazepam clonazepam клоназепам | rivotril iktorivil
midazolam мидазолам | buccolam dormicum
nitrazepam | mogadon apodorm
zopiklon zopiclone zopiclon зопиклон zopiklone | imovane имован imozop zopinox imoclone zimovane
zolpidem золпидем | stilnoct stilnox ambien
melatonin мелатонин | circadin mecastrin mellozzan мелаксен slenyto мелаксен_баланс melatan
hydroksyzin hydroxyzine hydroxizin гидроксизин gidroxizin | atarax атаракс
alimemazin alimemazine алимемазин aliemazin | vallergan theralen тералиджен
propiomazin | propavan
promethazin prometazin promethazine prometasin прометазин | phenergan lergigan пипольфен
metylfenidat methylphenidate methylphenidat | ritalin concerta medikinet equasym delmosart
lisdeksamfetamin lisdexamfetamine lisdexamfetamin | elvanse aduvanz vyvanse
atomoksetin atomoxetine atomoxetin атомоксетин | strattera
guanfacin guanfacine | intuniv
sumatriptan суматриптан | imigran imitrex
rizatriptan ризатриптан | maxalt rizamelt
zolmitriptan золмитриптан | zomig
eletriptan | relpax relert
erenumab | aimovig
levodopa леводопа | sinemet madopar мадопар stalevo duodopa наком co-careldopa co-beneldopa
pramipeksol pramipexole pramipexol прамипексол | sifrol mirapexin мирапекс
donepezil донепезил | aricept
memantin memantine мемантин | ebixa акатинол
baklofen baclofen баклофен | lioresal
tizanidin tizanidine тизанидин | сирдалуд sirdalud
tolperison толперизон tolperisone | мидокалм
betahistin betahistine бетагистин | betaserc бетасерк вестибо тагиста serc betavert
amlodipin amlodipine амлодипин | norvasc норваск amloratio istin нормодипин amodip
nifedipin nifedipine нифедипин | adalat коринфар кордафлекс
felodipin felodipine | plendil
lerkanidipin lercanidipine lercanidipin лерканидипин | zanidip леркамен
verapamil верапамил | isoptin изоптин
diltiazem дилтиазем | cardizem tildiem
enalapril эналаприл | renitec энап enap ренитек enalaprilat энам enacard vasotec corodil
lisinopril лизиноприл | zestril prinivil диротон vivatec
ramipril рамиприл | triatec altace tritace хартил
perindopril периндоприл | coversyl престариум
kaptopril captopril каптоприл | capoten капотен
benazepril беназеприл | fortekor фортекор cardalis benefortin benazecare cibacen
losartan лозартан | cozaar лориста лозап lozap arionex
kandesartan candesartan кандесартан | atacand candesar amias kenzen candesarstad атаканд
valsartan валсартан | diovan валз
irbesartan ирбесартан | aprovel
telmisartan телмисартан | micardis semintra микардис семинтр
olmesartan олмесартан | olmetec benetor
sakubitril sacubitril сакубитрил | entresto юперио энтресто
metoprolol метопролол | selo-zok seloken беталок эгилок bloxazoc seloken_zoc беталок_зок selo-zoc metoprololsuccinat metoprolol_succinate selozok
bisoprolol бисопролол | emconcor конкор concor bisocard конкор_кор
atenolol атенолол | tenormin
propranolol пропранолол | inderal анаприлин pranolol обзидан
karvedilol carvedilol карведилол | kredex coreg
labetalol | trandate
sotalol соталол | sotacor
nebivolol небиволол | небилет nebilet hypoloc
furosemid furosemide фуросемид frusemide | furix lasix impugan diural лазикс libeo dimazon furosoral frusedale
bumetanid bumetanide | burinex
torasemid torsemide torasemide торасемид бритомар | диувер upcard isemid isodiur
hydroklortiazid hydrochlorothiazide hydroklorotiazid гидрохлоротиазид гидрохлортиазид гипотиазид hydroklorthiazid | esidrex hctz
bendroflumetiazid bendroflumethiazide bendroflumethiazid | centyl salures
klortalidon chlorthalidone chlortalidone | hygroton
indapamid indapamide индапамид | арифон natrilix
spironolakton spironolactone spironolacton спиронолактон верошпилактон | aldactone spirix верошпирон prilactone hexalacton
eplerenon eplerenone эплеренон | inspra инспра
amilorid amiloride | moduretic normorix
digoksin digoxin дигоксин | lanoxin lanacrist
amiodaron amiodarone амиодарон | cordarone кордарон
flekainid flecainide flecainid flekainide | tambocor
dronedaron dronedarone | multaq
nitroglyserin gtn glyceryl_trinitrate nitroglycerin glyseryltrinitrat нитроглицерин glyserolnitrat nitroglycerine glyseroltrinitrat | nitrolingual suscard
  nitromex gtn_spray glytrin нитроминт нитроспрей
isosorbid isosorbide изосорбид isosorbidmononitrat кардикет isosorbide_mononitrate | imdur ismo monoket моночинкве
ivabradin ivabradine ивабрадин | procoralan кораксан
doksazosin doxazosin доксазозин | carduran alfadil cardura doxadura
prazosin празозин prazosine | minipress hypovase
klonidin clonidine клонидин | catapresan клофелин
moksonidin moxonidine моксонидин moxonidin | физиотенз physiotens moxonid
atorvastatin аторвастатин тулип | lipitor zarator липримар торвакард аторис
simvastatin симвастатин | zocor simvador
rosuvastatin розувастатин роксера rosuvastatine | crestor крестор розукард мертенил
pravastatin правастатин pravastatine | pravachol lipostat
ezetimib ezetimibe эзетимиб | ezetrol inegy эзетрол
fenofibrat fenofibrate фенофибрат | lipanthyl трайкор
evolokumab evolocumab | repatha
warfarin варфарин | marevan waran coumadin варфарекс
apiksaban apixaban апиксабан | eliquis эликвис
rivaroksaban rivaroxaban ривароксабан | xarelto ксарелто
dabigatran дабигатран | pradaxa прадакса
edoksaban edoxaban | lixiana
dalteparin дальтепарин | fragmin фрагмин
enoksaparin enoxaparin эноксапарин | klexane clexane клексан
tinzaparin | innohep
heparin гепарин гепариновая | лиотон гепатромбин hirudoid
klopidogrel clopidogrel клопидогрел | plavix плавикс зилт
tikagrelor ticagrelor тикагрелор | brilique брилинта brilinta
prasugrel | efient
traneksamsyre tranexamsyra tranexamsyre tranexamic_acid tranexamic транексам | cyklokapron cyklo-f pilexil pilexan
metformin метформин | glucophage глюкофаж сиофор metformin_sandoz langerin
glimepirid glimepiride глимепирид | amaryl амарил
glibenklamid glibenclamide глибенкламид | манинил daonil
gliklazid gliclazide gliclazid гликлазид | диабетон diamicron
sitagliptin ситаглиптин | januvia янувия янувию янувии
linagliptin линаглиптин | trajenta тражента
empagliflozin эмпаглифлозин | jardiance джардинс
dapagliflozin дапаглифлозин | forxiga форсига edistride
kanagliflozin canagliflozin | invokana
semaglutid semaglutide семаглутид | ozempic wegovy rybelsus оземпик семавик
liraglutid liraglutide лираглутид | victoza saxenda саксенда виктоз виктоза
dulaglutid dulaglutide дулаглутид | trulicity трулисити
tirzepatid tirzepatide тирзепатид | mounjaro мунджаро
insulin инсулин insulin_glulisin insulin_glulisine глулизин | insuman insuman_basal vetsulin apidra апидра
insulin_aspart insulinaspart аспарт aspart | novorapid fiasp новорапид novomix фиасп новомикс trurapi
insulin_lispro insulinlispro лизпро lispro | humalog liprolog lyumjev хумалог
insulin_glargin insulinglargin glargine гларгин glargin insulin_glargine | lantus toujeo abasaglar semglee лантус туджео
insulin_detemir insulindetemir детемир detemir | levemir левемир
insulin_degludec insulindegludec деглудек | tresiba тресиба
nph-insulin insulin_nph insulin_isophane | insulatard humulin протафан хумулин protaphane
caninsulin канинсулин insulin_lente
prozinc прозинк protamin_zinc_insulin
pioglitazon pioglitazone | actos
levotyroksin levothyroxine levotyroxin levothyroxin tyroxin thyroxin левотироксин tyroksin | levaxin euthyrox eltroxin эутирокс л-тироксин forthyron
  synthroid levothyrox тироксин tirosint medithyrox leventa thyforon canitroid soloxine
liotyronin liothyronine | liothyronin cytomel
tiamazol thiamazole thiamazol methimazole тиамазол | felimazole thycapzol thiafeline thyrozol тирозол thacapzol apelka felimazol thyronorm felidale
  hyposylvan metimazol мерказолил видалт тирокс
karbimazol carbimazole | neo-mercazole vidalta
propyltiouracil propylthiouracil
prednisolon prednisolone преднизолон pred_forte | decortin hexacorton prednicortone prednidale deltacortril
prednison prednisone
metylprednisolon methylprednisolone метилпреднизолон | medrol depo-medrol метипред solu-medrol медрол солу-медрол
deksametason dexamethasone dexametason dexamethason дексаметазон | dexadreson dexacortal fortecortin maxidex isopto-maxidex opnol neofordex spersadex
  spersadex_comp voren rapidexon dexafort colvasone
hydrokortison hydrocortisone hydrocortison гидрокортизон | mildison locoid cortef plenadren uniderm hydrocortone alkindi ficortril солу-кортеф
  hydrocortison_1 hydrokortisonkrem hydrokortisonsalve hydrokortisonkräm hydrokortisonsalva hydrocortisoncreme hydrokortisoncreme hydrocortisonsalve
  solu-cortef
betametason betamethasone betamethason бетаметазон | betnovat bettamousse celestone diprosalic celeston diproderm бетадерм дипроспан celeston-valerat
  целестодерм акридерм тридерм белосалик дексафорт betapred элоком-с betnovate бетновейт
mometason mometasone мометазон | nasonex elocon назонекс элоком asmanex ovixan ринонорм elocom momate
flutikason fluticasone флутиказон fluticason | flutide flixonase flonase seretide avamys flovent cutivat авамис flutivate flixotide фликсотид фликсоназе
budesonid budesonide будесонид | pulmicort symbicort rhinocort пульмикорт симбикорт entocort budenofalk cortiment spirocort тафен
beklometason beclomethasone беклометазон beclometasone beclometason | becotide qvar beclomet aerobec clenil beconase беклазон кленил
klobetasol clobetasol клобетазол | dermovat dermovate dermoxin clobex дермовейт
triamcinolon triamcinolone triamsinolon | kenacort-t kenalog lederspan kenacort кеналог
fludrokortison fludrocortisone | florinef
trilostan trilostane трилостан | vetoryl веторил
salbutamol albuterol сальбутамол | ventoline ventolin airomir вентолин ventilastin buventol airsalb salamol
terbutalin terbutaline | bricanyl
formoterol формотерол | oxis foradil
salmeterol сальметерол | serevent
ipratropium ипратропи ипратропий | atrovent беродуал атровент
tiotropium тиотропий | spiriva спирива respimat braltus
montelukast монтелукаст | singulair сингуляр
teofyllin theophylline теофиллин aminophylline aminofyllin | theo-dur nuelin эуфиллин
acetylcystein acetylcysteine ацетилцистеин acetylcysteïn | bronkyl mucomyst ацц флуимуцил
bromheksin bromhexine bromhexin бромгексин | bisolvon
ambroksol ambroxol амброксол аскорил | лазолван mucosolvan мукосолван флавамед амбробене амброгексал bronchipret
guaifenesin guaiphenesin | mucinex robitussin covonia
dekstrometorfan dextromethorphan dextrometorfan | dexomet
noskapin noscapine noscapin
etylmorfin ethylmorphine ethylmorphin | cosylan cocillana
cetirizin cetirizine цетиризин | zyrtec zirtek зиртек зодак cetimax cetirizin_hexal reactine alnok benaday парлазин цетрин zyrlex
loratadin loratadine лоратадин | clarityn claritin кларитин versal clarityne
desloratadin desloratadine дезлоратадин | aerius эриус neoclarityn
levocetirizin levocetirizine левоцетиризин | xyzal ксизал
feksofenadin fexofenadine fexofenadin фексофенадин | telfast allegra nefoxef altifex altifextra аллегра
ebastin ebastine эбастин | kestine кестин
difenhydramin diphenhydramine димедрол | benadryl benylin nytol night_nurse донормил
хлоропирамин | супрастин
deksklorfeniramin dexchlorpheniramine | polaramin
klemastin clemastine клемастин | tavegyl тавегил
ksylometazolin xylometazoline xylometazolin ксилометазолин | otrivin zymelin отривин тизин nezeril снуп nasin ксимелин nasoferm otrivine
oksymetazolin oxymetazoline oxymetazolin оксиметазолин галазолин | iliadin називин nasivin vicks_sinex
fenoksymetylpenicillin phenoxymethylpenicillin fenoximetylpenicillin penicillin_v | kåvepenin apocillin vepicombin weifapenin tikacillin pancillin
  primcillin calcipen rocilin fenoxi kåvepenin_frukt pc_v v-penicillin calciopen kavepenin
penicillin пенициллин pencillin pencilin
amoksicillin amoxicillin амоксициллин amoxycillin | imacillin amimox clamoxyl флемоксин amoxil flemoxin imadrax imaxi amoxypen vetrimoxin betamox amorion
  borimox
amoksicillin-klavulansyre amoxicillin-klavulansyra amoxicillin-clavulanic co-amoxiclav amoxiclav koamoxiclav | spektramox augmentin synulox bioclavid
  синулокс клавасептин clavaseptin амоксиклав аугментин флемоклав noroclav clavubactin nisamox kesium clavobay панклав синуклав
ampicillin ампициллин | doktacillin pentrexyl
pivmecillinam mecillinam | selexid penomax
dikloksacillin dicloxacillin dikloxacillin | diclocil dicillin
flukloksacillin flucloxacillin flukloxacillin | heracillin floxapen
cefaleksin cephalexin cefalexin цефалексин | keflex rilexine therios keforal cephacare cefaseptin
cefadroksil cefadroxil kefadroksil kefadroxil | cefamox cefadril
cefuroksim cefuroxime cefuroxim цефуроксим | zinnat zinacef зиннат
ceftriakson ceftriaxone ceftriaxon цефтриаксон | rocephin rocephalin роцефин
cefotaksim cefotaxime cefotaxim цефотаксим | claforan
cefazolin cefazoline цефазолин
cefovecin цефовецин | convenia конвени конвения
azitromycin azithromycin азитромицин | azitromax zithromax сумамед z-pak zitromax азитрокс хемомицин
klaritromycin clarithromycin клацид кларитромицин | klacid фромилид klaricid
erytromycin erythromycin эритромицин | ery-max abboticin hexabotin erymax
klindamycin clindamycin клиндамицин | dalacin antirobe далацин dalacin_vaginal zindaclin clindaseptin clinacin zodon zydaclin клинда
doksysyklin doxycycline doxycyklin doxycyclin доксициклин doksycyklin | vibramycin doxyferm юнидокс ronaxan doxylin doximycin doxyseptin dumoxin
  юнидокс_солютаб oracea vibranord doxybactin
lymecyklin lymecycline lymecyclin lymesyklin | tetralysal
tetrasyklin tetracycline tetracyklin тетрациклин
oksytetrasyklin oxytetracycline oksytetracyklin окситетрациклин oxytetracyklin oxitetracyklin oxytetracyclin oxytet | terramycin aureomycin engemycin
  alamycin aquacycline нитокс
trimetoprim trimethoprim триметоприм | monotrim idotrim proloprim trimopan
trimetoprim-sulfa sulfametoksazol sulfamethoxazole co-trimoxazole ко-тримоксазол cotrimoxazole trimethoprim-sulfa trimethoprim-sulfamethoxazole kotrimoxazol
  trimetoprim-sulfametoksazol | bactrim eusaprim tribrissen бисептол bioprim borgal trimazin sulfotrim trimetotat septrin equibactin tucoprim duoprim
  norodine sulfatrim trimediazine
nitrofurantoin нитрофурантоин | furadantin фурадонин macrobid furabid macrodantin furagin
fosfomycin фосфомицин fosfomycine | monuril монурал monurol
ciprofloksacin ciprofloxacin ципрофлоксацин | ciproxin цифран ципролет ciproxan ципромед
levofloksacin levofloxacin левофлоксацин | tavanic таваник
moksifloksacin moxifloxacin моксифлоксацин | avelox vigamox
ofloksacin ofloxacin офлоксацин | exocin флоксал
enrofloksacin enrofloxacin энрофлоксацин | baytril байтрил xeden enroxil enrobactin
marbofloksacin marbofloxacin марбофлоксацин aurizon | marbocyl marfloquin отоксолан марфлоксин марфлокс marboxidin marfloxin
pradofloksacin pradofloxacin | veraflox
gentamicin гентамицин gentamycin | garamycin hexamycin gensumycin
vankomycin vancomycin ванкомицин | vancocin
metronidazol metronidazole метронидазол metronidazol_krem | flagyl трихопол rosazol elyzol metrogyl rozex zidoval метрогил rosex metrobactin клион-д клион
linezolid линезолид | zyvoxid
rifampicin rifampin рифампицин | rimactan rifadin
fusidinsyre fusidinsyra fusidic fusidic_acid фузидовая | fucidin fucithalmic fucidine фуцидин фуцикорт fucidin-hydrocortison fucicort fucidin_comp isathal
  фуциталмик
kloramfenikol chloramphenicol хлорамфеникол kloramfenicol синтомицин | spersanicol левомицетин kloramfenikol_salve chloromycetin kloramfenikol_minims
  ophtho-chlor
tobramycin тобрамицин | tobrex тобрекс tobradex tobramax tobi
bacitracin | bacimycin
mupirocin мупироцин | bactroban банеоцин бактробан
neomycin | maxitrol
polymyxin mikonazol-prednisolon отоспорин | surolan terracortril суролан сурролан terra-cortril polyfax
terbinafin terbinafine тербинафин | lamisil ламизил
klotrimazol clotrimazole clotrimazol клотримазол | canesten canesten_kombi
mikonazol miconazole miconazol миконазол | daktar malaseb brentan daktarin allermyl sebolytic brentacort dactacort
ketokonazol ketoconazole ketoconazol кетоконазол | fungoral nizoral низорал себозол dermazole
flukonazol fluconazole fluconazol флуконазол флюконазол | diflucan дифлюкан flunazul canesten_oral
itrakonazol itraconazole itraconazol итраконазол | sporanox itrafungol орунгал
nystatin нистатин | mycostatin nystimex nystimen nystan nystaform
aciklovir acyclovir aciclovir ацикловир | zovirax зовиракс zovir зовиракса
valaciklovir valacyclovir valaciclovir валацикловир | valtrex валтрекс
oseltamivir осельтамивир | tamiflu тамифлю
умифеновир арбидол umifenovir
mebendazol mebendazole | vermox вермокс
permetrin permethrin перметрин | nix lyclear exspot vectra bayvantic elimite
ivermektin ivermectin ивермектин ivermektin_krem ivermectin_cream | soolantra noromectin eqvalan ivomec rosimectin eqvalan_duo bimectin stromectol ивермек
  эквалан ivomec_vet солантра ивомек
hydroksyklorokin hydroxychloroquine hydroxiklorokin hydroxyklorokin гидроксихлорохин | plaquenil плаквенил ercoquin
metotreksat methotrexate metotrexat methotrexat метотрексат methotreksat metotrexate | metex methofar ebetrex methotrexate_sandoz otrexup metoject nordimet
  methofill методжект maxtrex ebetrexat
sulfasalazin sulfasalazine сульфасалазин | salazopyrin
azatioprin azathioprine азатиоприн azathioprin | imurel imuran
mesalazin mesalazine месалазин | asacol pentasa mezavant salofalk lialda mesasal салофальк пентаса claversal
adalimumab адалимумаб | humira хумир hyrimoz imraldi amgevita hulio idacio yuflyma
etanercept этанерцепт | enbrel benepali erelzi
infliksimab infliximab инфликсимаб | remicade remsima inflectra zessly flixabi
dupilumab дупилумаб | dupixent дупиксент
omalizumab | xolair ксолар
secukinumab sekukinumab секукинумаб | cosentyx
ustekinumab устекинумаб | stelara
rituximab rituksimab ритуксимаб | mabthera truxima rixathon ruxience
ciklosporin cyclosporine cyclosporin ciclosporin циклоспорин cyclosporin_eye cyklosporin | sandimmun atopica neoral cyclavance optimmune modulis sporimune
  ikervis sporimmune
takrolimus tacrolimus такролимус | protopic prograf протопик advagraf envarsus
pimekrolimus pimecrolimus пимекролимус | elidel элидел
oklacitinib oclacitinib оклацитиниб oklasitinib | apoquel апоквель апоквел
lokivetmab | cytopoint цитопоинт цитопойнт
bedinvetmab | librela либрела
frunevetmab | solensia солензия
acitretin | neotigason
isotretinoin изотретиноин | roaccutan accutane роаккутан roaccutane акнекутан decutan аккутан
adapalen adapalene адапален | differin epiduo дифферин
benzoylperoksid benzoyl_peroxide benzoylperoxid bensoylperoxid | basiron базирон benzac akneroxid
azelainsyre azelaic azelainsyra azelaic_acid азелаиновая | finacea skinoren скинорен
tretinoin | airol aknemycin
kalsipotriol calcipotriol kalcipotriol кальципотриол | daivonex daivobet enstilar enstilum
salisylsyre salicylic salicylsyra salicylsyre salicylic_acid | verucid verrucid wortie bazuka
coal_tar tar_shampoo steinkulltjære
imikimod imiquimod imikvimod | aldara zyclara
karbamid carbamide urea_cream | canoderm fenuril calmuril flexitol
vaselin vaseline petroleum_jelly вазелин
emollient | e45 cetaphil locobase decubal aqueous_cream diprobase
olive_oil olivenolje olivolja olivenolie оливковое_масло | revaxør vaxol cerumenex remo-wax waxsol a-cerumen otex earex
saltvann saline_spray renaxol natriumklorid saline sodium_chloride | saltvannsspray saltvannsskylling saltvannsdråper koksalt koksaltlösning koksaltspray
  koksaltsköljning saltvand saltvandsspray saltvandsskylning saltvandsdråber saline_rinse saline_drops saline_wash физраствор солевой_раствор
  солевым_раствором физраствором sterimar
omeprazol omeprazole омепразол | losec омез prilosec losec_mups ультоп гастрозол ulcergold equizol ultop
esomeprazol esomeprazole эзомепразол | nexium нексиум nexium_control эманера
pantoprazol pantoprazole пантопразол | somac pantoloc нольпаза protonix контролок
lansoprazol lansoprazole лансопразол | lanzo
rabeprazol rabeprazole рабепразол | париет pariet
famotidin famotidine фамотидин | pepcid pepcidin квамател famotal
ranitidin ranitidine ранитидин | zantac
sukralfat sucralfate sucralfat сукральфат | andapsin antepsin вентер carafate
alginat alginate | gaviscon гевискон gaviskon
antacida antacid syrenøytraliserende | balancid novaluzid rennie link galieve novalucol samarin
metoklopramid metoclopramide metoclopramid метоклопрамид | afipran primperan церукал emeprid reglan metomotyl
ondansetron ондансетрон | zofran зофран латран
domperidon domperidone домперидон | motilium мотилиум мотилак
meklozin meclizine meclozine | postafen bonine
maropitant маропитант | cerenia серения церения prevomax vetemex
loperamid loperamide лоперамид иммодиум | imodium имодиум dimor лопедиум imodium_plex
laktulose lactulose laktulos лактулоз лактулоза | duphalac дюфалак levolac importal laevolac нормазе laktipex lactulax
makrogol macrogol макрогол | movicol laxabon forlax miralax laxido moviprep форлакс movicol_junior omnilax moxalole molaxole gangiden cosmocol
bisakodyl bisacodyl бисакодил | dulcolax toilax
natriumpikosulfat picosulfate слабилен натрия_пикосульфат natriumpicosulfat sodium_picosulfate picosulfat | laxoberal cilaxoral гутталакс laxoberon picolax
senna sennosider sennoside сенаде сенна | senokot pursennid exlax
husk psyllium ispagula ispaghula loppefrø loppefrön psylliumfrø isphagula испагула | vi-siblin metamucil lunelax fybogel мукофальк visiblin
mebeverin mebeverine мебеверин | дюспаталин colofac duspatalin ниаспам
drotaverin drotaverine дротаверин но-шпа ношпа спазмол | но-шпу но-шпы
smektit smectite diosmectite смектит диоктаэдрический smektitt smecta | смекта смекту смекты неосмектин diosmectal
pankreatin pancreatin панкреатин | мезим креон creon creon_25000 микразим панзинорм фестал pancrease nutrizym kreon lypex
ursodeoksykolsyre ursodiol урсодезоксихол ursodeoxycholic урсодезоксихолевая ursodeoxikolsyra | урсофальк ursofalk урсосан destolit ursochol
simetikon simethicone simeticone симетикон dimeticone | minifom эспумизан боботик саб_симплекс infacol aeropax
probiotika probiotics пробиотик хилак_форте аципол бифиформ бифидумбактерин нормобакт probiotikum probiotic | идоформ idoform lactiplus promax fortiflora
  линекс procolin enteromicro synbiotic dsm-probiotika linex lactocare bifiform хилак proviotic ветом bio-lapis энтерожермина
tamsulosin тамсулозин | omnic flomax омник alna omnistad pradif
finasterid finasteride финастерид | proscar propecia проскар finasterid_actavis
dutasterid dutasteride | avodart duodart combodart
solifenacin солифенацин solifenasin | vesicare везикар весикар
tolterodin tolterodine | detrusitol
mirabegron мирабегрон | betmiga бетмиг бетмига
oksybutynin oxybutynin | kentera ditropan
sildenafil силденафил | viagra виагра revatio
tadalafil тадалафил | cialis сиалис adcirca
desmopressin десмопрессин | minirin nocdurna nocutil минирин noqdirna
allopurinol аллопуринол | zyloric allopur arturic zylapour
kolkisin colchicine kolkicin colchicin колхицин kolchicin | colrefuz
febuksostat febuxostat фебуксостат | adenuric
probenecid | probecid
alendronat alendronate alendronsyra alendronsyre алендрон алендронат alendronic алендроновая алендроновую алендроновой alendronic_acid | fosamax fosavance
  фосаванс alendronat_bluefish binosto
zoledronsyre zoledronic zoledronsyra zoledronat золедроновая | aclasta zoledron zometa
denosumab деносумаб | prolia xgeva пролиа
østradiol estradiol østriol estriol эстрадиол эстриол oestradiol östradiol östriol | ovesterin vagifem vagidonna estrogel activelle estrofem femanest
  estradot divigel ovestin climara дивигель фемостон овестин oestring gynest evorel lenzetto sandrena vivelle vagirux oestriol blissel gynoflor incurin
  oestrogel анжелик progynova femoston femseven linoladiol
progesteron progesterone прогестерон | lutinus утрожестан crinone utrogestan lutrate lubion
noretisteron norethisterone primolut | primolut-nor primolut_nor utovlan micronor estalis примолют
medroksyprogesteron medroxyprogesterone | provera depo-provera perlutex perlutex_vet gestapuran
dydrogesteron дидрогестерон dydrogesterone | дюфастон duphaston
levonorgestrel левоноргестрел | mirena kyleena jaydess мирена постинор postinor norlevo levosert микрогинон levonelle levonova
etonogestrel этоногестрел | nexplanon nuvaring implanon
desogestrel dezogestrel дезогестрел etinyløstradiol-desogestrel | cerazette cerazett laciette чарозетта conludag azalia lactinette vinelle gestrina регулон
  новинет марвелон mercilon marvelon zelleta gracial novynette desorelle
ulipristal | ellaone
drospirenon drospirenone ярин | yaz qlaira slynd slinda eloine estrelle cleosensa yasminelle dizmine ясмин
klomifen clomiphene clomifene clomifen кломифен | pergotime clomid клостилбегит
letrozol letrozole летрозол | femar фемара
anastrozol anastrozole анастрозол | arimidex
tamoksifen tamoxifen тамоксифен | nolvadex
testosteron testosterone тестостерон | nebido testogel tostran tostrex andriol небидо
misoprostol мизопростол | cytotec angusta
mifepriston mifepristone | mifegyne
oksytocin oxytocin окситоцин oxytocine | partoxin syntocinon oxytobel
ferrosulfat ferrous_sulfate ferrous_fumarate ferrous_gluconate ferrofumarat jernfumarat jernsulfat järnsulfat железа_сульфат ferrous jernglycin феррум_лек |
  duroferon nycoplus_neo-fer ferromax ferro-retard ferro_duretter сорбифер тотема niferex hemofer мальтофер venofer fefol феррум fero floradix spatone
  ferro-gradumet ферлатум тардиферон gardiferon galfer fersamal
jerntabletter iron_tablets jerntilskudd järntabletter jerntilskud препарат_железа препараты_железа | jernpiller jernmikstur järnpiller järnmixtur iron_pills
  iron_supplement железосодержащ ferrous_sulphate sytron uniferon gleptosil feospan hemax ferrograd pregaday jern_c
folsyre folat folate folic_acid folsyra folinsyre фолиев фолиевая_кислота folinic фолиевой_кислоты фолиевую_кислоту фолиевая | folacin folimet фолацин
kobalamin cobalamin hydroksokobalamin hydroxocobalamin cyanokobalamin цианокобаламин cyanocobalamin vitamin_b b-vitaminer b_vitamin b_vitaminer b-kompleks
  b12 b-12 b_tolv b12-sprøjte hydroxokobalamin vitamin-b12 витамин_б12 vitamin-b b-komplex b-complex витамин_б витамины_группы_б | betolvex behepan triobe
  vibeden cobastan vitamin_b-12 b12-injeksjon b_12 b12-sprøyter b12-sprøyte b12-sprutor b12-spruta b12-tabletter b12-indsprøjtninger b12-indsprøjtning
  b12_injections b12_injection b12_tablets b12_shots уколы_б12 trobalt benexol b-combin vitaferro cobalin cobalaplex bevitotal trobe nycoplus_b
vitamin_d vitamin_d3 kolekalsiferol d-vitamin cholecalciferol витамин_д витамин_d холекальциферол colecalciferol vitamin-d d-vitaminer d-vitaminet d-dråper
  d-dråpene d-droppe d-dråber d-dråbe d_dråper d_dråpene d_droppar d_dropparna d_dråber d_dråberne d_vitamin d_vitaminen d_vitaminet витамина_д витамин_д3
  д3 | nycoplus_d aqua-d аквадетрим divisun benferol detremin вигантол afi-d afi_d dekristol d-max детримакс ультра-д minisun afi-d3 nycoplus_d3 invita
  fultium dedrei
vitamin_b12 b12-vitamin витамин_b12
vitamin_c c-vitamin ascorbic_acid c_vitamin ascorbinsyre витамин_с аскорбинка vitamin-c витамин_ц витамин_c | askorbinsyre askorbinsyra аскорбиновая ido-c
kalsium calcium_supplement calcium_tablets kalsium_vitamin_d | calcigran kalcipos calcichew кальций-д3 calcichew-d3 calcichew_d3 kalcipos-vitamin_d
  kalcitugg calcidon kalciosk adcal-d3 accrete кальций_д3 calcigran_forte calcos
magnesium_tablets magnesiumtilskudd magnesium magnesiumhydroksid magnesiumhydroxid milk_of_magnesia | magne_b6 магне_б6 магнелис magnesia emgesan
  magnecyl_mg магне-в6 mablet
kaliumklorid potassium_chloride kaliumtablett kalium_duretter | kaleorid kalinorm kajos kaleroid калия_хлорид sando-k
omega-3 fish_oil omega_tre lakseolje lakseolie laxolja salmon_oil омега-3 омега_три омега_3 лососевое_масло лососевый_жир | omega-tre omega_3
  omega-tre-kapsler fiskeolje tran fiskolja fiskeolie möllers omacor рыбий_жир triomar pikasol eskimo-3 antinol омакор welactin
timolol тимолол dorzolamid-timolol | oftan cosopt азарга timoptol oftan_timolol timosan aquamox timoptic
latanoprost латанопрост | xalatan ксалатан monoprost monopost
bimatoprost | lumigan
dorzolamid dorzolamide дорзоламид | trusopt косопт
brimonidin brimonidine | alphagan mirvaso combigan
tropikamid tropicamide тропикамид | mydriacyl мидриацил
cyklopentolat cyclopentolate | cyclogyl cyklogyl
hyaluronsyre hyaluronic tåreerstatning artificial_tears tårersättning hyaluronidase визомитик hyaluronat hyaluronate hyaluronan гиалуронат гиалуроновая |
  viscotears oculac systane hylo-comod artelac hypromellose thealoz optive oxyal lacryvisc hylo celluvisc систейн hyalgan synvisc durolane tårevæske
  kunstig_tårevæske tåredråper kunstige_tårer konstgjorda_tårar tårdroppar viskøse_øjendråber eye_lubricant lubricating_drops искусственная_слеза
  искусственную_слезу хило-комод оптив lacrilube xailin xonrid artelac_complete hypromellos karbomer carbomer hyabak oftagel hyalein remsima_hya vismed
  видисик корнерегель isopto_plain tears_naturale
natriumkromoglikat cromoglicate kromoglikat cromoglycate kromoglicinsyra | lomudal lecrolyn кромогексал opticrom pollyferm lomusol
olopatadin olopatadine | opatanol patanol
adrenalin epinephrine adrenaline адреналин эпинефрин | epipen jext emerade anapen
lidokain lidocaine лидокаин lignocaine lidocain | xylocain xylocaine emla versatis tapin lidokel instillagel
bupivakain bupivacaine бупивакаин | marcain
mepivakain mepivacaine | carbocain
propofol пропофол | propovet
ketamin ketamine кетамин | ketalar narketan ketador ketaminol anesketin
medetomidin medetomidine медетомидин | domitor sedator dorbene домитор
deksmedetomidin dexmedetomidine dexmedetomidin | dexdomitor sileo cepedex
detomidin detomidine | domosedan domidine cepesedan
xylazin xylazine ксилазин | rompun рометар ксила
romifidin romifidine | sedivet
acepromazin acepromazine ацепромазин | plegicil sedalin sedapace acp relaquine
alfaksalon alfaxalone alfaxalon | alfaxan
isofluran isoflurane изофлуран
naloxon naloxone nalokson налоксон | nyxoid ventizolve naloxone_spray
naltrekson naltrexone налтрексон | adepend naltrexon naltrexon_vitaflo
disulfiram дисульфирам | antabus esperal
vareniklin varenicline варениклин | champix тевареникл
nikotin nicotine_patch nicotine_gum nikotinplaster nicotine nikotintuggummi никотин | nicorette nicotinell zonnic никоретте nikotinell nikotintyggegummi
  nikotintyggummi nikotinplåster nicotine_patches nicabate niquitin
karprofen carprofen карпрофен | rimadyl norocarp римадил carprodyl carporal dolagis norodyl кардиопрофен canidryl
robenakoksib robenacoxib робенакоксиб | onsior онсиор
firokoksib firocoxib фирококсиб | previcox equioxx
mavakoksib mavacoxib | trocoxil
cimikoksib cimicoxib | cimalgex
grapiprant | galliprant
fluniksin flunixin флуниксин flunixine | finadyne cronyxin banamine norixin finadyne_transdermal финадин банамин flunixin_vet
fenylbutazon phenylbutazone bute фенилбутазон fenylbutason butazolidin | equipalazone butox phenylarthrite бутазолидин butazone
metamizol metamizole dipyrone метамизол | novalgin анальгин vetalgin buscopan_compositum
butylskopolamin butylscopolamine hyoscine_butylbromide butylscopolamin hyoscin гиосцин | buscopan бускопан spasmipur
dantrolen dantrolene | dantrium
pimobendan пимобендан | vetmedin ветмедин cardisure pimocard пимопет pimotab
fipronil фипронил | frontline фронтлайн effipro frontline_combo amflee празител certifect
imidakloprid imidacloprid | advantage seresto advocate advantix сересто
selamektin selamectin форесто селафорт | stronghold стронгхолд evicto revolution selehold
moksidektin moxidectin moxidektin моксидектин | cydectin equest эквест
fluralaner флураланер moksidektin_fluralaner | bravecto бравекто bravecto_plus
afoksolaner afoxolaner esafoksolaner | nexgard нексгард nexgard_spectra nexgard_combo
sarolaner | simparica симпарика simparica_trio stronghold_plus
lotilaner | credelio
prazikvantel praziquantel празиквантел | droncit milpro milbemax дронтал мильбемакс drontal drontal_plus cestem
milbemycin мильбемицин | милбемакс interceptor milbactor
fenbendazol fenbendazole фенбендазол | panacur axilur панакур lapizole
pyrantel пирантел | banminth strongid anthelmintic helmintox pyratape vanquin
febantel
toltrazuril | baycox
ponazuril | toltranil cevazuril
sulfadiazin sulfadiazine | hippotrim
tylosin тилозин tylosine | tylan фармазин tylosin_vet
florfenikol florfenicol флорфеникол | nuflor selectan resflor
clorheksidin klorheksidin chlorhexidine klorhexidin хлоргексидин klorhexidinshampo | hibiscrub corsodyl hibitane malacetic klorhexidol douxo
  douxo_chlorhexidine клорексидерм clorexyderm hexarinse descutan pyoderm hibiscub
mirataz mirtazapinsalve
capromorelin kapromorelin | entyce elura eluracat
cabergolin cabergoline каберголин kabergolin | galastop достинекс dostinex kelactin
aglepriston aglepristone | alizin alizine ализин
deslorelin | suprelorin супрелорин
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
fluorouracil fluoruracil фторурацил | efudix actikerall tolak
karboksymetylcellulose
glukosamin glucosamine глюкозамин glucosamin | flexove терафлекс артра хондроксид flexadin glucomed donacom artrox samyl
mannitol
natriumbikarbonat sodium_bicarbonate
aktivt_kull activated_charcoal активированный_уголь aktivkull medisinsk_kull активированного_угля kolpulver | kolsuspension carbomix полифепан kulltabletter
  aktivt_kol koltabletter medicinskt_kol aktivt_kul kultabletter charcoal_tablets
oresol oral_rehydration rehydrering регидрон elektrolytblanding elektrolytblandning | energaid semper_vätskeersättning rehydral
пирацетам piracetam
мексидол | мексиприм
цинхофен
глицин
валокордин корвалол валериана барбовал валосердин корвалдин
милдронат мельдоний | кардионат
троксерутин troxerutin | троксевазин венарус
диосмин diosmin | детралекс флебодиа daflon
ацетазоламид acetazolamid acetazolamide | diamox диакарб
гентамициновая
диоксидин
мирамистин
фурацилин
преднизон
тилорон
интерферон interferon | виферон гриппферон avonex rebif betaferon
ингавирин
ренгалин
эреспал
синупрет sinupret
аквамарис aquamaris аквамаром аквалором
стоп-ангин
тантум_верде benzydamin andolex
гексорал
lidokainkrem
sulfa sulfonamid сульфаниламид
jod iodine йод
latex латекс
ringer-acetat ringer-laktat ringer_acetat ringer_laktat ringeracetat ringerlaktat ringer's рингер ringerlösning plasmalyte ringer ringer-acetate hartmann's
  hartmanns рингера рингерлактат | ringers
botox botulinumtoksin botulinum ботокс | azzalure dysport xeomin диспорт
hydralazin hydralazine | apresolin
ranolazin ranolazine | ranexa
glipizid glipizide | mindiab
glyburid glyburide
cisplatin цисплатин
karboplatin carboplatin карбоплатин
paklitaksel paclitaxel паклитаксел | taxol
docetaksel docetaxel | taxotere
digitoksin digitoxin | digimerck
tinidazol tinidazole | fasigyn
fidaxomicin
ertapenem
meropenem меропенем | meronem
piperacillin пиперациллин | tazocin tazobactam
дроспиренон | ярина джес
dienogest диеногест | жанин визанна visanne endovelle zoely
etinylestradiol ethinylestradiol etinyløstradiol | microgynon loette synfase triquilar новаринг клайр логест
полисорб смекта_бэби
энтеросгель enterosgel
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
trospium | spasmo-lyt спазмекс
nitrendipin nitrendipine
fosinopril фозиноприл
kvinapril quinapril
trandolapril
nikorandil nicorandil
propafenon propafenone пропафенон | rytmonorm пропанорм
dipyridamol dipyridamole acetylsalisylsyre-dipyridamol дипиридамол | persantin asasantin курантил
fondaparinuks fondaparinux | arixtra
fluvastatin | lescol canef
alirokumab alirocumab | praluent
inklisiran inclisiran | leqvio
saksagliptin saxagliptin | onglyza
vildagliptin вилдаглиптин | galvus галвус
alogliptin алоглиптин | vipidia випидия
ertugliflozin | steglatro
eksenatid exenatide | byetta bydureon
insulin_degludek degludec degludek
glukagon glucagon глюкагон | glucagen baqsimi ogluo глюкаген
siklesonid ciclesonide ciklesonid | alvesco
vilanterol | релвар
olodaterol | striverdi
indakaterol indacaterol glykopyrronium | ultibro onbrez robinul sialanar
umeklidinium umeclidinium | incruse
aklidinium aclidinium | eklira duaklir
glykopyrron glycopyrronium | seebri
fenoterol
roflumilast | daxas
mepolizumab | nucala
benralizumab | fasenra
bilastin bilastine биластин | ilaxten opexa bilaxten никсар
klorfeniramin chlorphenamine chlorpheniramine klorfenamin | piriton haymine
azelastin azelastine | azelvin
ketotifen кетотифен | zaditen
travoprost | travatan
brinzolamid brinzolamide brinzolamid-timolol | azopt azarga
pilokarpin pilocarpine
atropin atropine атропин | isopto_atropin isopto-atropin
amikacin амикацин
daptomycin
teikoplanin teicoplanin
imipenem
ceftazidim ceftazidime
ceftiofur | excenel naxcel
cefiksim cefixime цефиксим | супракс панцеф
benzylpenicillin | geepenil
prokainpenicillin procaine_penicillin penicillinprokain prokain-penicillin прокаин-пенициллин прокаинпенициллин прокаина_пенициллин пенстреп pen-strep
  penstrep | ethacillin penovet ethacilin ilcocillin depocillin noropen carepen bensylpenicillinprokain streptocillin procapen intramycin ocillin norocillin
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
pizotifen | sandomigran
brivaracetam | briviact
perampanel | fycompa
rotigotin rotigotine | neupro
amantadin amantadine амантадин | symmetrel
galantamin galantamine | reminyl
pyridostigmin pyridostigmine | mestinon
fampridin
glatiramer | copaxone
dimetylfumarat dimethyl_fumarate dimethylfumarat | tecfidera skilarence
proklorperazin prochlorperazine | stemetil buccastem
cinnarizin cinnarizine циннаризин | stugeron фезам
barnidipin | vasexten
isradipin isradipine
losartan-hydroklortiazid | cozaar_comp hyzaar лозап_плюс лориста_н
atacand_plus | atazid
vericiguat | verquvo
pindolol
metyldopa methyldopa метилдопа | допегит aldomet
bempedoinsyre bempedoic bempedoesyre bempedoinsyra | nilemdo nexletol nustendi
cilostazol
триметазидин trimetazidine trimetazidin | предуктал preductal
панангин panangin | аспаркам
kortison cortisone кортизон | cortone
kalsitriol calcitriol | rocaltrol
østradiol-noretisteron | novofem trisekvens eviana kliogest cliovelle indivina
fezolinetant | veoza
levonorgestrel-etinyl | femadivine abelonelle rigevidon neovletta prionelle trionetta oralcon loestrin malonetta
bismut bismuth висмут новобисмол | де-нол денол де_нол pepto-bismol
natriumalginat | gaviscon_advance
alumag алмагель маалокс фосфалюгель almagel гастал
racekadotril racecadotril rasekadotril | hidrasec
docusat docusate glyserol glycerol glycerin | klyx microlax микролакс
lidokain-hydrokortison | scheriproct xyloproct релиф doloproct proctosedyl
peppermynteolje peppermint_oil pepparmyntsolja pebermynteolie | iberogast colpermin
hyoscyamin скополамин | egazil
papaverin papaverine папаверин
vedolizumab ведолизумаб | entyvio
rifaximin | xifaxan альфа_нормикс
enterol saccharomyces_boulardii | энтерол precosa
regidron | resorb oralyt revolyte
budesonid-formoterol | bufomix duoresp symbicort_forte fobumix
flutikason-salmeterol | airflusal серетид sirdupla advair
flutikason-vilanterol | relvar
beklometason-formoterol | innovair fostair inuvair
trelegy trimbow тримбоу | enerzeo
umeklidinium-vilanterol | anoro laventair
tiotropium-olodaterol | spiolto
ipratropium-salbutamol | combivent duovent ipramol ipraxa
karbocistein carbocisteine карбоцистеин | флюдитек mucodyne
kodein-hostesaft | dexofan nipaxon hostesaft mollipect lepheton hostemedisin hostemikstur hostmedicin hostmixtur cough_syrup cough_mixture сироп_от_кашля
  solvipect solvezink
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
rupatadin rupatadine | рупафин rupafin
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
ekonazol econazole | pevaryl pevisone gyno-pevaryl
natamycin натамицин | пимафуцин
терконазол
albendazol albendazole албендазол альбендазол | немозол zentel valbazen
benzylbenzoat benzyl_benzoate | tenutex ascabiol
dimetikon dimethicone | linicin hedrin
атоваквон
malarone atovakvon atovaquone
betametason-kalsipotriol | xamiol dovobet wynzora
krisaborol
ingenol | picato
podofyllotoksin podophyllotoxin podofyllotoxin | wartec condyline warticon
adapalen-benzoylperoksid
klindamycin-benzoylperoksid | duac
tretinoin-klindamycin | acnatac
minoxidil minoksidil миноксидил | rogaine regaine recrea
selensulfid | selsun
kaliumpermanganat permanganat potassium_permanganate марганцовка
sinksalve zinc_oxide sinkpasta sinkoksid zinksalva zinkpasta | idomin inotyol sudocrem
karbamidkrem | apobase propyless miniderm
dexeryl dekspantenol | aquaphor eucerin bepanthen бепантен декспантенол dexpanthenol пантенол
hydrofile | duoderm mepilex
tafluprost тафлупрост | taflotan saflutan тафлотан
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
tiamin thiamine thiamin тиамин | beviplex b-vitamin beviplex_forte benerva neurobion
pyridoksin pyridoxine pyridoxin пиридоксин vitamin_b6 b6-vitamin витамин_b6 витамин_б6
vitamin_k phytomenadione k-vitamin vitamin_k1 phytonadione fytomenadion витамин_к | konakion
kaliumjodid йодомарин йодбаланс | iodomarin йодид jodid
gurkemeie turmeric curcumin kurkumin | gurkmeja gurkemeje
melkesyrebakterier | idoflor zyma dicoflor vivomixx semper_magdroppar biogaia
nalmefen | selincro
klordiazepoksid chlordiazepoxide | librium risolid
tetanus stivkrampe stelkramp stivkrampevaksine tetanusvaccine | boostrix
influensavaksine influenza_vaccine influensavaccin influenzavaccine flu_vaccine flu_jab flu_shot прививка_от_гриппа influensasprøyte influensaspruta
  influensavaccination | vaxigrip fluenz fluarix vaxigriptetra efluelda influvac fluad
anti-d rhesonativ | rhophylac
palivizumab nirsevimab | synagis beyfortus
enflikoksib enflicoxib | daxocox
tepoksalin
tolfenaminsyre tolfenamic толфедин | tolfedine tolfine migea
suksibuzon suxibuzone suxibuzon | danilon
klomikalm
kaolin kaolin-pektin pro-kolin canikur diarsanyl | prokolin pro-pectalin zoolac
orbifloksacin | posatex
metronidazol-spiramycin | suanatem
tiamulin | denagard
amprolium
gentamicin-betametason-klotrimazol | otomax easotic mometamax
otodine | epiotic epi-otic cleanaural otoact malacetic_otic sonotix
moksidektin-imidakloprid
deltametrin deltamethrin | scalibor butox_vet coopersect
flumetrin flumethrin
spinosad | comfortis
milbemycin-prazikvantel | milquantel
emodepsid-prazikvantel | profender
nitenpyram | capstar
ilunocitinib | numelvi zenrelia
hydrokortisonaceponat hydrocortisone_aceponate | cortavance
polysulfat pentosan_polysulfate pentosan | cartrophen adequan arthramid кантарен
efedrin ephedrine
proligeston megestrol proligestone | delvosterone covinan ковинан контрасекс delvosteron
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
rabiesvaksine rabiesvaccin | rabisin imrab
hestevaksine | equilis proteqflu duvaxyn
kaninvaksine | filavac eravac
alfa-kasozepin зилкене | zylkene
buserelin | receptal
ivermektin-prazikvantel | equimax noropraz
diklazuril diclazuril | vecoxan
propylenglykol propylene_glycol propylene-glycol propylenglycol пропиленгликоль пропиленгликол | ketosaid
bovikalc bovikalc_bolus kalfosin кальфосет | calfos
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
vinkristin vincristine винкристин | oncovin
doksorubicin doxorubicin доксорубицин
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
eumovate clobetasone klobetason | emovat
daktacort
cerelle
yasmin | яспин jarina yarina
adcal
velagliflozin | senvelgo
terbinafin-klotrimazol-tobramycin
kortisonkrem kortisonsalve kortisonkräm kortisonsalva binyrebarkhormoncreme hormoncreme steroid_cream steroid_ointment steroidkrem steroidsalve
  гормональная_мазь гормональную_мазь гормональный_крем
kortisonsprøyte kortisonspruta kortisoninjeksjon kortisoninjektion steroid_injection cortisone_injection cortisone_shot binyrebarkhormonblokade
kalktabletter kalktilskudd kalkpiller kalciumtabletter kalsiumtabletter calciumtabletter kalktilskud
magnesiumtabletter magnesiumtillskott magnesiumtilskud magnesium_supplement
mykgjørende_krem fuktighetskrem fuktkrem mjukgörande_kräm mjukgörare mjukgörande_salva fugtighedscreme fed_creme moisturiser moisturizer
  увлажняющий_крем эмолент эмолентом
p-piller p-pille p-pillen p-pillene p-pillerne p-pillar the_pill contraceptive_pill contraceptive_pills combined_pill birth_control_pill
  birth_control_pills противозачаточные противозачаточных оральные_контрацептивы
minipille minipiller minipillen mini-pill mini_pill progestogen-only_pill мини-пили
hormonspiral hormonspiralen kobberspiral kopparspiral hormonal_coil copper_coil the_coil внутриматочн
p-stav p-staven p-stavar contraceptive_implant
østrogenkrem østrogenkräm østrogenvagitorier østrogentabletter østrogenplaster østrogengel östrogenkräm östrogenplåster östrogengel östrogentabletter
  østrogencreme oestrogen_cream oestrogen_gel oestrogen_patch oestrogen_patches estrogen_cream estrogen_gel estrogen_patch hormonplaster
johannesurt johannesört perikon hypericum зверобой st_john's_wort st_johns_wort perikum johannesurter | remotiv
kalaminlotion calamine каламин
multivitaminer multivitamin multivitamins multivitamintablett поливитамин мультивитамины поливитамины | vitabiotics pregnacare витрум компливит abidec
  dalivit centrum vitaplex nycoplus_multi kostpluss gevita gravitamin vitabalans zooviton livol mivitotal pregnital gravidvitamin
sinktabletter zinktabletter zinc_tablets zinc_sulphate цинк_сульфат | цинктерал zma
tranebærtabletter tranebærtablet tranbärstabletter cranberry_tablets cranberry_capsules
d-vitamintilskudd d-vitamintillskott d-vitamintilskud d-vitamindråper d-vitamindråber d-droppar
oral_rehydrering vätskeersättning elektrolyttløsning væskeerstatning rehydration_salts rehydration_sachets dioralyte electrolade
dihydrokodein dihydrocodeine | dhc
cetylpyridin | difflam benzydamine
nirmatrelvir | paxlovid
pseudoefedrin pseudoephedrine | sudafed
deksametason-neomycin | otomize
ciprofloksacin-deksametason | cilodex ciprodex
eddiksyre-øredråper otodex | earcalm
karmellose carmellose
parafin-krem | epaderm dermol doublebase aveeno
temazepam темазепам
amfetamin amphetamine | adderall
mefenamsyre mefenamic
meflokin mefloquine mefloquin мефлохин | lariam
klorokin chloroquine klorokinfosfat хлорохин
ganciklovir ganciclovir ганцикловир
hemoroidemiddel | anusol rectogesic постеризан проктозан
tannkrem-fluor | duraphat
krotamiton crotamiton | eurax
folkodin pholcodine | tuxi pholcodin
benzonatat benzonatate | tessalon
fusidin-øye | tiacil
estriol-vet | enurace
imidakloprid-moxidektin | dronspot broadline
apomorfin apomorphine | apovomin
cefapirin | metricure
cisaprid cisapride цизаприд
enilkonazol enilconazole | imaverol
fusidin-betametason | fuciderm
sølvsulfadiazin silver_sulfadiazine silversulfadiazin | flamazine flammazine
n-acetylglukosamin | cystaid cystease
remdesivir ремдесивир
metamizol-kombinasjon | пенталгин цитрамон
mentylisovalerat валидол
trimebutin тримебутин | тримедат
fosfolipid | эссенциале
artisjokk хофитол
furazidin фуразидин
homeopatisk | анаферон траумел
dimetinden диметинден | фенистил
nafazolin naphazoline нафазолин | нафтизин
rifamycin рифамицин | отофа отофу
prenoksdiazin | либексин
artikain articaine артикаин | ультракаин septocaine
prokain procaine новокаин прокаин | procamidor pronestesic
sulfacetamid альбуцид
interferon-øye | офтальмоферон
hyaluronat-øye | хилозар
emoksypin эмоксипин
metylprednisolon-krem | адвантан
fluocinolon | синафлан
erytromycin-sink | зинерит
etamsylat этамзилат | дицинон викасол
tioridazin тиоридазин | сонапакс
piribedil | проноран
dimetylsulfoksid димексид
platifyllin платифиллин
inosin инозин | рибоксин
permetrin-øre | аурикан отибиовин
gamithromycin gamitromycin | амит zactran
erytropoietin erythropoietin эритропоэтин
benzylpenicillin-benzatin бициллин
kanamycin канамицин
karsivan propentofyllin propentofylline пропентофиллин | vivitonin
ipakitine kalsiumkarbonat-fosfatbinder ренальцин ипакитине пронефра | renalzin pronefra
vitamin_a a-vitamin retinol
vitamin_e e-vitamin tokoferol vitamin-e токоферол витамин_е витамин_e | e-selen selen-e vitatonin tokosel
ginkgo ginkgo_biloba гинкго | bilobil tanakan танакан
hyben hybenpulver nypepulver nyponpulver rosehip
msm methylsulfonylmethane
propolis прополис
q10 koenzym_q10 coenzyme_q10 ubiquinol | bio-quinon
rødkløver red_clover | promensil
nattlys nattljusolja evening_primrose kæmpenatlys | efamol
ashwagandha ашваганда
cbd cbd-olje cbd-olja cbd-olie cbd_oil cannabidiol cannabis | epidiolex sativex
replens | sylk canesflor
modafinil модафинил | modiodal provigil
tezepelumab | tezspire
pneumokokkvaksine pneumokokvaccine pneumokockvaccin pneumonia_jab pneumococcal_vaccine | prevenar pneumovax apexxnar vaxneuvance превенар пневмовакс
koronavaksine covidvaccine covid-vaksine covid_vaccine covidvaccin covidvaksine coronavaccine | comirnaty spikevax
helvetesildvaksine shingles_vaccine | shingrix zostavax
tbe-vaccine tbe-vaksine flåttvaksine tbe-vaccin | ticovac fsme-immun encepur
hpv-vaccine hpv-vaksine | gardasil cervarix
mmr-vaccine mmr-vaksine | priorix
kikhostevaccine | repevax triaxis
hepatittvaksine hepatitvaccin | twinrix havrix engerix
ихтиоловая ихтиол ichthyol iktyol ichthammol
борглюконат кальция_борглюконат calciumborogluconat | calphon
тетравит элеовит
антигриппин theraflu coldrex fervex | терафлю колдрекс фервекс ринза ринзасип
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
эдарби азилсартан azilsartan | edarbi
алкалоза
айнил | флексопрофен
стоп-зуд стоп-цистит_плюс
байкокс толтразурил
трипсин | химопсин
eksemestan exemestane | aromasin
penicillamin penicillamine
ibandronat ibandronate ibandronic | bonviva
romosozumab | evenity
klindamycin_krem clindamycin_gel | dalacin_t
ciklopiroks ciclopirox
fenylefrin | metaoxedrin
toldimfos | tonophosphan catosal
selen-vitamin_e selen | selevitan
effydral lytafit | ionaid rehydion vitalyte lectade kalvelyte diakur
nozoil rhinomer | nasaline аквалор маример
zerobase hydromol | propyderm oilatum aqualan ceridal
магний_б6 magnesium_tabletter magnesium_citrate magnesiumsitrat magnesiumoxid | магнерот магнезия magnesiocard nycoplus_magnesium магне-б6
йодинол люголь | lugol
echinaforce echinacea эхинацея
fysiologisk_saltvann
palbociclib palbosiklib палбоциклиб palbociklib | ibrance
ribociclib ribociklib | kisqali
abemaciclib abemaciklib | verzenio verzenios
sevelamer севеламер | renvela renagel
lantan lanthanum lantankarbonat | fosrenol
alfakalsidol alfakalcidol alfacalcidol альфакальцидол | etalpha one-alpha альфа_д3
parikalsitol paricalcitol | zemplar
cinacalcet cinakalset | mimpara
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
lutein лютеин | macushield ocuvite viteyes
sulfametizol sulfamethizol sulfamethizole | lucosil
bezafibrat bezafibrate безафибрат | bezalip
gemfibrozil | lopid
pyrazinamid pyrazinamide
valganciklovir valganciclovir | valcyte
letermovir | prevymis
obetikolsyre | ocaliva
kolesevelam colesevelam | cholestagel
milk_thistle mariatistel mariatidsel silymarin расторопша силимарин | карсил legalon hepatosyl samylin silycure denosyl
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
biotin биотин biotine | kerabol
femal femarelle
tyfusvaccine tyfoidvaksine typhoid_vaccine | typhim typherix vivotif
tixylix linctus | simple_linctus
buprenovet | buprecare
palonosetron
aprepitant | emend
granisetron | kytril
filgrastim филграстим | zarzio nivestim neupogen
pegfilgrastim | neulasta pelgraz
kapecitabin capecitabine капецитабин | xeloda
imatinib иматиниб | glivec
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
riluzol riluzole | rilutek
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
somatropin соматропин | norditropin genotropin omnitrope
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
etosuksimid ethosuximide | zarontin suxinutin zarondan
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
metoksalen methoxsalen
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
karbetocin carbetocin | depocillin_oxy pabal
denaverin | sensiblex
metylergometrin methylergometrine | methergin
vetrabutin | monzal
isoflupredon
flugestone
tiludronsyre tiludronate | tildren
klodronat clodronate | osphos bonefos
aloe_vera
triamteren triamterene
bexagliflozin | bexacat
diazoksid diazoxide | proglicem
povidonjod povidone_iodine povidoniodid | betadine бетадин
hydrogenperoksid hydrogen_peroxide väteperoxid brintoverilte hydrogenperoxid перекись | microcid crystacide
cavilon
trixeo breztri
dimenhydrinat dimenhydrinate драмина
laktase lactase | lactrase
selplex | selenase
valeriana valerian baldrian | valerina
remifemin klaseormedrue cimicifuga black_cohosh klimadynon климадинон
vitex munkepeber chaste_berry agnus_castus циклодинон мастодинон
umckaloabo umcka умкалор
slippery_elm
oksybuprokain oxybuprocaine oxybuprocain oksybuprocain
prilokain prilocaine | citanest
klortetrasyklin chlortetracycline klortetracyklin chlortetracyclin ctc | aurofac
linkomycin lincomycin линкомицин | lincocin
colistin kolistin colistimethate
spektinomycin spectinomycin
streptomycin
sofosbuvir софосбувир | epclusa sovaldi harvoni velpatasvir
biktegravir bictegravir | biktarvy
dolutegravir | tivicay triumeq dovato
abakavir abacavir | ziagen kivexa
emtricitabin emtricitabine | truvada descovy
kinin quinine kinine хинин
flubendazol flubendazole | flubenol solubenol
levamisol levamisole
miltefosin miltefosine | milteforan impavido
imidokarb imidocarb имидокарб | пиро-стоп пиростоп imizol carbesia
esafoxolaner
amitraz
porcilis ingelvac circoflex
rispoval bovilis rotavec scourguard
artuvetrin
feliway adaptil феливей адаптил
calmex
benakor
azodyl азодил azodil
renalvet
porus_one
aluminiumhydroksid alucap
sam-e samylin_sam
bronchix
plaqueoff
aurikularum
uddermint
stalosan
blue_hors
gs-4 gs4
calcidrink
kobbersulfat copper_sulphate kopparsulfat медный_купорос купорос
kamfer camphor kamfor камфора камфорное
myresyre formic_acid myrsyra maursyre
oksalsyre oxalic_acid oxalsyra
actisaf
кобамамид cobamamide
феракрил
фарматан farmatan
критикал
простамол prostamol saw_palmetto permixon serenoa
нейромидин ипидакрин
пентоксифиллин-вет
ибуклин
седалгин
спасатель
облепиховое_масло облепиховые_свечи облепиховые
липикар lipikar
траумель traumeel
syntocinon_spray
evra p-plåster p-plaster
ospemifen ospemifene | senshio
fulvestrant | faslodex
alprostadil | caverject bondil vitaros
safinamid safinamide | xadago
biperiden | akineton
oksaliplatin oxaliplatin оксалиплатин | eloxatin
pemetreksed pemetrexed пеметрексед | alimta
irinotekan irinotecan
gemcitabin gemcitabine
cyklofosfamid cyclophosphamide циклофосфамид | sendoxan endoxana
lomustin lomustine | lomeblastin
melfalan melphalan
masitinib | masivet
nilotinib | tasigna
dasatinib | sprycel
olaparib | lynparza
pembrolizumab пембролизумаб | keytruda
nivolumab ниволумаб | opdivo
trastuzumab трастузумаб | herceptin
bevacizumab бевацизумаб | avastin
kalsiumacetat calcium_acetate | phoslo
shortec
kodipar
vagisil canesbalance
`
