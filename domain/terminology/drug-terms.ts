/**
 * Medicines of the Nordic, English and Russian speaking markets, human and veterinary, by their international non-proprietary names
 * and the trade names people say. A line is `generic other-spellings… | trade names…`; `_` stands for a blank. Spellings are stems:
 * endings such as English -e, Nordic -en and Russian cases are allowed after them. Compiled from general knowledge of the field.
 */
export const DRUG_NAMES = `
paracetamol acetaminophen парацетамол ацетаминофен | panodil alvedon pamol paracet pinex tylenol calpol panadol панадол эффералган цефекон
ibuprofen ибупрофен | ibux ipren ibumetin nurofen advil motrin brufen нурофен миг
naproksen naproxen напроксен | naprosyn aleve pronaxen ledox налгезин
diklofenak diclofenac diclofenak диклофенак | voltaren voltarol cataflam diklofen вольтарен ортофен
ketoprofen кетопрофен | orudis кетонал ketonal
ketorolak ketorolac кеторолак | toradol кеторол кетанов
meloksikam meloxicam мелоксикам | metacam meloxidyl loxicom мовалис мелоксивет
celekoksib celecoxib целекоксиб | celebra celebrex целебрекс
etorikoksib etoricoxib эторикоксиб | arcoxia аркоксиа
nimesulid nimesulide нимесулид | найз nimesil нимесил
acetylsalisylsyre acetylsalicylsyra acetylsalicylsyre aspirin acetylsalicylic аспирин ацетилсалицилов | albyl trombyl dispril globyl hjertemagnyl magnyl кардиомагнил тромбо_асс
co-codamol cocodamol co-dydramol
tramadol трамадол | nobligan tradolan mandolgin
kodein codeine codein кодеин | paralgin_forte paralgin pinex_forte citodon
oksykodon oxycodone oxikodon oxycodon оксикодон | oxynorm oxycontin targiniq
morfin morphine морфин | dolcontin malfin contalgin
fentanyl фентанил | durogesic
metadon methadone метадон | comfortan
buprenorfin buprenorphine бупренорфин | temgesic vetergesic bupaq norspan bupredine
butorfanol butorphanol буторфанол | torbugesic dolorex
tapentadol | palexia
nefopam | acupan
pregabalin прегабалин | lyrica лирика
gabapentin габапентин | neurontin
amitriptylin amitriptyline амитриптилин | sarotex saroten elavil
nortriptylin nortriptyline | noritren
duloksetin duloxetine duloxetin дулоксетин | cymbalta
sertralin sertraline сертралин | zoloft золофт
escitalopram эсциталопрам | cipralex lexapro ципралекс
citalopram циталопрам | cipramil
fluoksetin fluoxetine fluoxetin флуоксетин | fontex prozac прозак
paroksetin paroxetine paroxetin пароксетин | seroxat paxil паксил
fluvoksamin fluvoxamine fluvoxamin флувоксамин | fevarin феварин
venlafaksin venlafaxine venlafaxin венлафаксин | efexor effexor велаксин
desvenlafaksin desvenlafaxine | pristiq
mirtazapin mirtazapine миртазапин | remeron
mianserin миансерин | tolvon
vortioksetin vortioxetine vortioxetin вортиоксетин | brintellix
bupropion бупропион | wellbutrin voxra zyban
agomelatin agomelatine агомелатин | valdoxan вальдоксан
trazodon trazodone тразодон | триттико
klomipramin clomipramine clomipramin кломипрамин | anafranil анафранил clomicalm
litium lithium литий лития | lithionit
lamotrigin lamotrigine ламотриджин | lamictal
valproat valproate valproinsyra valproinsyre вальпро | orfiril depakote депакин ergenyl
karbamazepin carbamazepine карбамазепин | tegretol trimonil финлепсин
okskarbazepin oxcarbazepine | trileptal
levetiracetam леветирацетам | keppra кеппра
topiramat topiramate топирамат | topimax topamax
fenytoin phenytoin фенитоин | epinat
fenobarbital phenobarbital фенобарбитал | phenoleptil epityl fenemal
kaliumbromid potassium_bromide | libromide
imepitoin | pexion
quetiapin kvetiapin quetiapine кветиапин | seroquel
olanzapin olanzapine оланзапин | zyprexa
risperidon risperidone рисперидон | risperdal
aripiprazol aripiprazole арипипразол | abilify
haloperidol галоперидол | haldol
klozapin clozapine clozapin клозапин | leponex
levomepromazin levomepromazine | nozinan
diazepam диазепам | stesolid valium valium stesolid сибазон реланиум
oksazepam oxazepam | sobril
alprazolam алпразолам | xanor xanax
lorazepam лоразепам | temesta ativan
klonazepam clonazepam клоназепам | rivotril
midazolam мидазолам | buccolam dormicum
nitrazepam | mogadon apodorm
zopiklon zopiclone zopiclon зопиклон | imovane имован
zolpidem золпидем | stilnoct stilnox
melatonin мелатонин | circadin
hydroksyzin hydroxyzine hydroxizin гидроксизин | atarax атаракс
alimemazin alimemazine | vallergan theralen
propiomazin | propavan
promethazin prometazin promethazine | phenergan lergigan
metylfenidat methylphenidate methylphenidat | ritalin concerta medikinet
lisdeksamfetamin lisdexamfetamine lisdexamfetamin | elvanse aduvanz
atomoksetin atomoxetine atomoxetin | strattera
guanfacin | intuniv
sumatriptan суматриптан | imigran imitrex
rizatriptan | maxalt
zolmitriptan | zomig
eletriptan | relpax
erenumab | aimovig
levodopa леводопа | sinemet madopar мадопар
pramipeksol pramipexole pramipexol прамипексол | sifrol mirapexin
donepezil донепезил | aricept
memantin memantine мемантин | ebixa
baklofen baclofen баклофен | lioresal
tizanidin tizanidine тизанидин | сирдалуд
tolperison толперизон | мидокалм
betahistin betahistine бетагистин | betaserc бетасерк
amlodipin amlodipine амлодипин | norvasc норваск
nifedipin nifedipine нифедипин | adalat коринфар
felodipin felodipine | plendil
lerkanidipin lercanidipine lercanidipin лерканидипин | zanidip
verapamil верапамил | isoptin
diltiazem дилтиазем | cardizem
enalapril эналаприл | renitec энап enap ренитек
lisinopril лизиноприл | zestril prinivil диротон
ramipril рамиприл | triatec altace
perindopril периндоприл | coversyl престариум
kaptopril captopril каптоприл | capoten капотен
benazepril беназеприл | fortekor фортекор cardalis
losartan лозартан | cozaar лориста лозап
kandesartan candesartan кандесартан | atacand
valsartan валсартан | diovan
irbesartan ирбесартан | aprovel
telmisartan телмисартан | micardis semintra
olmesartan | olmetec
sakubitril sacubitril | entresto
metoprolol метопролол | selo-zok seloken seloken беталок эгилок
bisoprolol бисопролол | emconcor конкор concor
atenolol атенолол | tenormin
propranolol пропранолол | inderal анаприлин
karvedilol carvedilol карведилол | kredex
labetalol | trandate
sotalol соталол | sotacor
nebivolol небиволол | небилет
furosemid furosemide фуросемид | furix lasix impugan diural лазикс
bumetanid bumetanide | burinex
torasemid torsemide torasemide торасемид | диувер upcard
hydroklortiazid hydrochlorothiazide hydroklorotiazid гидрохлоротиазид | esidrex hctz
bendroflumetiazid bendroflumethiazide | centyl salures
klortalidon chlorthalidone chlortalidone
indapamid indapamide индапамид | арифон
spironolakton spironolactone spironolacton спиронолактон | aldactone spirix верошпирон
eplerenon eplerenone эплеренон | inspra
amilorid amiloride
digoksin digoxin дигоксин | lanoxin
amiodaron amiodarone амиодарон | cordarone кордарон
flekainid flecainide flecainid | tambocor
dronedaron
nitroglyserin gtn glyceryl_trinitrate nitroglycerin glyseryltrinitrat нитроглицерин | nitrolingual suscard nitromex
isosorbid isosorbide изосорбид | imdur ismo
ivabradin ivabradine | procoralan
doksazosin doxazosin доксазозин | carduran
prazosin празозин | minipress
klonidin clonidine клонидин | catapresan клофелин
moksonidin moxonidine моксонидин | физиотенз
atorvastatin аторвастатин | lipitor липримар
simvastatin симвастатин | zocor
rosuvastatin розувастатин | crestor крестор
pravastatin правастатин | pravachol
ezetimib ezetimibe эзетимиб | ezetrol
fenofibrat fenofibrate
evolokumab evolocumab | repatha
warfarin варфарин | marevan waran coumadin
apiksaban apixaban апиксабан | eliquis эликвис
rivaroksaban rivaroxaban ривароксабан | xarelto ксарелто
dabigatran дабигатран | pradaxa прадакса
edoksaban edoxaban | lixiana
dalteparin | fragmin
enoksaparin enoxaparin эноксапарин | klexane clexane клексан
tinzaparin | innohep
heparin гепарин
klopidogrel clopidogrel клопидогрел | plavix плавикс clopidogrel
tikagrelor ticagrelor тикагрелор | brilique брилинта
prasugrel | efient
traneksamsyre tranexamsyra tranexamsyre tranexamic транексам | cyklokapron cyklo-f транексам
metformin метформин | glucophage глюкофаж сиофор
glimepirid glimepiride глимепирид | amaryl амарил
glibenklamid glibenclamide глибенкламид | манинил
gliklazid gliclazide gliclazid гликлазид | диабетон
sitagliptin ситаглиптин | januvia
linagliptin линаглиптин | trajenta
empagliflozin эмпаглифлозин | jardiance джардинс
dapagliflozin дапаглифлозин | forxiga форсига
kanagliflozin canagliflozin
semaglutid semaglutide семаглутид | ozempic wegovy rybelsus оземпик
liraglutid liraglutide лираглутид | victoza saxenda
dulaglutid dulaglutide | trulicity
tirzepatid tirzepatide | mounjaro
insulin инсулин | insuman
insulin_aspart insulinaspart аспарт | novorapid fiasp новорапид novomix фиасп новомикс
insulin_lispro insulinlispro лизпро | humalog liprolog lyumjev хумалог
insulin_glargin insulinglargin glargine гларгин | lantus toujeo abasaglar semglee лантус туджео
insulin_detemir insulindetemir детемир | levemir левемир
insulin_degludec insulindegludec деглудек | tresiba тресиба
nph-insulin | insulatard humulin протафан хумулин
caninsulin канинсулин
prozinc прозинк
pioglitazon pioglitazone
levotyroksin levothyroxine levotyroxin levothyroxin tyroxin thyroxin левотироксин | levaxin euthyrox eltroxin эутирокс л-тироксин forthyron
liotyronin liothyronine liotyronin | liothyronin cytomel
tiamazol thiamazole thiamazol tiamazol methimazole тиамазол | felimazole thyrozol тирозол
karbimazol carbimazole | neo-mercazole vidalta
propyltiouracil propylthiouracil
prednisolon prednisolone преднизолон | 
prednison prednisone | 
metylprednisolon methylprednisolone метилпреднизолон | medrol depo-medrol метипред
deksametason dexamethasone dexametason dexamethason дексаметазон | dexadreson
hydrokortison hydrocortisone hydrokortison hydrocortison гидрокортизон | mildison locoid
betametason betamethasone betamethason бетаметазон | betnovat bettamousse celestone diprosalic
mometason mometasone mometason мометазон | nasonex elocon назонекс элоком
flutikason fluticasone flutikason флутиказон | flutide flixonase flonase seretide avamys flovent
budesonid budesonide будесонид | pulmicort symbicort rhinocort пульмикорт симбикорт
beklometason beclomethasone beklometason беклометазон | 
klobetasol clobetasol clobetasol клобетазол | dermovat dermovate
triamcinolon triamcinolone | kenacort-t kenalog lederspan
fludrokortison fludrocortisone | florinef
trilostan trilostane | vetoryl
salbutamol albuterol сальбутамол | ventoline ventolin airomir вентолин
terbutalin terbutaline | bricanyl
formoterol формотерол | oxis foradil
salmeterol | serevent
ipratropium ипратропи | atrovent беродуал
tiotropium | spiriva спирива
montelukast монтелукаст | singulair
teofyllin theophylline | theo-dur
acetylcystein acetylcysteine ацетилцистеин | bronkyl mucomyst ацц
bromheksin bromhexine bromhexin | bisolvon
ambroksol ambroxol амброксол | лазолван
guaifenesin | mucinex robitussin
dekstrometorfan dextromethorphan
noskapin noscapine | 
etylmorfin ethylmorphine | cosylan cocillana
cetirizin cetirizine цетиризин | zyrtec zirtek зиртек зодак cetimax
loratadin loratadine лоратадин | clarityn claritin кларитин
desloratadin desloratadine дезлоратадин | aerius эриус
levocetirizin levocetirizine | xyzal
feksofenadin fexofenadine fexofenadin | telfast allegra
ebastin ebastine | kestine
difenhydramin diphenhydramine | benadryl
хлоропирамин | супрастин
deksklorfeniramin dexchlorpheniramine | polaramin
klemastin clemastine | tavegyl тавегил
ksylometazolin xylometazoline xylometazolin ксилометазолин | otrivin zymelin zymelin отривин тизин nezeril снуп
oksymetazolin oxymetazoline oxymetazolin оксиметазолин | iliadin називин
fenoksymetylpenicillin phenoxymethylpenicillin fenoximetylpenicillin | kåvepenin apocillin vepicombin weifapenin tikacillin pancillin
penicillin пенициллин | benzylpenicillin
amoksicillin amoxicillin амоксициллин | imacillin amimox clamoxyl флемоксин
amoksicillin-klavulansyre amoxicillin-klavulansyra amoxicillin-clavulanic | spektramox augmentin synulox bioclavid синулокс клавасептин clavaseptin амоксиклав аугментин
ampicillin ампициллин | 
pivmecillinam pivmecillinam mecillinam | selexid penomax
dikloksacillin dicloxacillin dikloxacillin | diclocil
flukloksacillin flucloxacillin flukloxacillin | heracillin
cefaleksin cephalexin cefalexin цефалексин | keflex rilexine therios
cefadroksil cefadroxil | 
cefuroksim cefuroxime cefuroxim цефуроксим | zinnat
ceftriakson ceftriaxone ceftriaxon цефтриаксон | rocephin
cefotaksim cefotaxime cefotaxim цефотаксим | claforan
cefazolin cefazoline цефазолин | 
cefovecin | convenia
azitromycin azithromycin азитромицин | azitromax zithromax сумамед
klaritromycin clarithromycin клацид кларитромицин | klacid
erytromycin erythromycin эритромицин | ery-max abboticin
klindamycin clindamycin клиндамицин | dalacin antirobe
doksysyklin doxycycline doxycyklin doxycyclin доксициклин | vibramycin doxyferm юнидокс
lymecyklin lymecycline lymecyclin | tetralysal
tetrasyklin tetracycline tetracyklin тетрациклин | 
oksytetrasyklin oxytetracycline | terramycin
trimetoprim trimethoprim | 
trimetoprim-sulfa sulfametoksazol sulfamethoxazole co-trimoxazole ко-тримоксазол | bactrim eusaprim tribrissen бисептол
nitrofurantoin нитрофурантоин | furadantin фурадонин
fosfomycin фосфомицин | monuril монурал
ciprofloksacin ciprofloxacin ципрофлоксацин | ciproxin цифран ципролет
levofloksacin levofloxacin левофлоксацин | tavanic таваник
moksifloksacin moxifloxacin
ofloksacin ofloxacin офлоксацин | 
enrofloksacin enrofloxacin энрофлоксацин | baytril байтрил
marbofloksacin marbofloxacin марбофлоксацин | marbocyl
pradofloksacin pradofloxacin | veraflox
gentamicin гентамицин | garamycin
vankomycin vancomycin ванкомицин | vancocin
metronidazol metronidazole метронидазол | flagyl трихопол rosazol elyzol metrogyl
linezolid | zyvoxid
rifampicin rifampin рифампицин | 
fusidinsyre fusidinsyra fusidic | fucidin fucithalmic fucidine фуцидин фуцикорт
kloramfenikol chloramphenicol kloramfenikol хлорамфеникол | spersanicol левомицетин
tobramycin тобрамицин | tobrex тобрекс tobradex
bacitracin | bacimycin
mupirocin мупироцин | bactroban банеоцин
neomycin | maxitrol
polymyxin | surolan terracortril
terbinafin terbinafine тербинафин | lamisil ламизил
klotrimazol clotrimazole clotrimazol клотримазол | canesten
mikonazol miconazole miconazol миконазол | daktar malaseb
ketokonazol ketoconazole ketoconazol кетоконазол | fungoral nizoral низорал
flukonazol fluconazole fluconazol флуконазол | diflucan дифлюкан
itrakonazol itraconazole itraconazol | sporanox itrafungol
nystatin нистатин | mycostatin
aciklovir acyclovir aciclovir ацикловир | zovirax зовиракс
valaciklovir valacyclovir valaciclovir валацикловир | valtrex
oseltamivir осельтамивир | tamiflu тамифлю
умифеновир | арбидол
mebendazol mebendazole | vermox
permetrin permethrin | nix
ivermektin ivermectin ивермектин | soolantra noromectin eqvalan
hydroksyklorokin hydroxychloroquine hydroxiklorokin | plaquenil
metotreksat methotrexate metotrexat methotrexat метотрексат | 
sulfasalazin sulfasalazine | salazopyrin
azatioprin azathioprine | imurel imuran
mesalazin mesalazine | asacol pentasa
adalimumab | humira
etanercept | enbrel
infliksimab infliximab | remicade
dupilumab | dupixent
omalizumab | xolair
secukinumab sekukinumab | cosentyx
ustekinumab | stelara
rituximab rituksimab
ciklosporin cyclosporine cyclosporin | sandimmun atopica
takrolimus tacrolimus | protopic
pimekrolimus pimecrolimus | elidel
oklacitinib oclacitinib оклацитиниб | apoquel апоквель
lokivetmab | cytopoint
bedinvetmab | librela
frunevetmab | solensia
acitretin | neotigason
isotretinoin изотретиноин | roaccutan accutane роаккутан
adapalen adapalene адапален | differin epiduo
benzoylperoksid benzoyl_peroxide benzoylperoxid | basiron базирон
azelainsyre azelaic azelainsyra | finacea skinoren скинорен
tretinoin | 
kalsipotriol calcipotriol kalcipotriol кальципотриол | daivonex daivobet enstilar
salisylsyre salicylic salicylsyra salicylsyre | 
coal_tar tar_shampoo steinkulltjære | 
imikimod imiquimod | aldara
karbamid carbamide urea_cream | canoderm fenuril
vaselin vaseline petroleum_jelly вазелин
emollient | e45 cetaphil locobase decubal aqueous_cream diprobase
olive_oil olivenolje olivolja olivenolie оливковое_масло | revaxør vaxol
saltvann saline_spray
omeprazol omeprazole омепразол | losec омез prilosec
esomeprazol esomeprazole эзомепразол | nexium нексиум
pantoprazol pantoprazole пантопразол | somac pantoloc нольпаза protonix
lansoprazol lansoprazole лансопразол | lanzo
rabeprazol rabeprazole рабепразол | париет
famotidin famotidine фамотидин | pepcid
ranitidin ranitidine ранитидин | zantac
sukralfat sucralfate sucralfat | andapsin antepsin
alginat alginate | gaviscon гевискон
antacida antacid | link balancid novaluzid rennie
metoklopramid metoclopramide metoclopramid метоклопрамид | afipran primperan церукал
ondansetron ондансетрон | zofran зофран
domperidon domperidone | motilium мотилиум
meklozin meclizine meclozine | postafen
maropitant маропитант | cerenia серения церения
loperamid loperamide лоперамид | imodium имодиум
laktulose lactulose laktulos лактулоз | duphalac дюфалак
makrogol macrogol | movicol laxabon forlax miralax movicol
bisakodyl bisacodyl | dulcolax toilax
natriumpikosulfat picosulfate | laxoberal
senna sennosider sennoside | senokot
husk psyllium ispagula | vi-siblin metamucil
mebeverin mebeverine mebeverin мебеверин | дюспаталин
drotaverin drotaverine дротаверин | но-шпа но-шпу но-шпы
smektit smectite diosmectite смектит | смекта смекту смекты
pankreatin pancreatin панкреатин | мезим креон creon
ursodeoksykolsyre ursodiol урсодезоксихол | урсофальк
simetikon simethicone | minifom эспумизан
probiotika probiotics probiotika пробиотик | идоформ idoform lactiplus promax fortiflora линекс
tamsulosin тамсулозин | omnic flomax омник alna
finasterid finasteride финастерид | proscar
dutasterid dutasteride | avodart
solifenacin солифенацин | vesicare
tolterodin tolterodine | detrusitol
mirabegron мирабегрон | betmiga
oksybutynin oxybutynin | kentera
sildenafil силденафил | viagra виагра
tadalafil тадалафил | cialis сиалис
desmopressin десмопрессин | minirin
allopurinol аллопуринол | zyloric
kolkisin colchicine kolkicin colchicin колхицин | 
febuksostat febuxostat | adenuric
probenecid
alendronat alendronate alendronsyra alendronsyre алендрон | fosamax
zoledronsyre zoledronic zoledronsyra | aclasta
denosumab | prolia
østradiol estradiol østriol estriol эстрадиол | ovesterin vagifem vagidonna estrogel activelle
progesteron progesterone прогестерон | lutinus утрожестан
noretisteron norethisterone | primolut-nor
medroksyprogesteron medroxyprogesterone | provera depo-provera
dydrogesteron дидрогестерон | дюфастон
levonorgestrel левоноргестрел | mirena kyleena jaydess мирена постинор
etonogestrel | nexplanon
desogestrel | cerazette
ulipristal | ellaone
drospirenon drospirenone | yasmin yaz qlaira
klomifen clomiphene | pergotime
letrozol letrozole | femar
anastrozol anastrozole | arimidex
tamoksifen tamoxifen | nolvadex
testosteron testosterone тестостерон | nebido testogel
misoprostol мизопростол | cytotec
mifepriston mifepristone
oksytocin oxytocin окситоцин | 
ferrosulfat ferrous_sulfate jernsulfat järnsulfat железа_сульфат | duroferon nycoplus_neo-fer ferromax ferro-retard сорбифер тотема niferex hemofer мальтофер venofer
jerntabletter iron_tablets jerntilskudd järntabletter jerntilskud препарат_железа препараты_железа
folsyre folat folate folic_acid folsyra folinsyre фолиев | 
kobalamin cobalamin hydroksokobalamin hydroxocobalamin cyanokobalamin цианокобаламин | betolvex behepan triobe
vitamin_d vitamin_d3 kolekalsiferol d-vitamin cholecalciferol витамин_д витамин_d холекальциферол | nycoplus_d aqua-d аквадетрим
vitamin_b12 b12-vitamin витамин_b12
vitamin_c c-vitamin
kalsium calcium_supplement calcium_tablets | calcigran kalcipos calcichew кальций-д3
magnesium_tablets magnesiumtilskudd magnesium | magne_b6 магне_б6 магнелис
kaliumklorid potassium_chloride | kaleorid
omega-3 fish_oil
timolol тимолол | oftan cosopt азарга
latanoprost латанопрост | xalatan ксалатан
bimatoprost | lumigan
dorzolamid dorzolamide | trusopt
brimonidin brimonidine | alphagan
tropikamid tropicamide тропикамид | mydriacyl
cyklopentolat cyclopentolate | cyclogyl
hyaluronsyre hyaluronic tåreerstatning artificial_tears tårersättning | viscotears oculac systane hylo-comod artelac
natriumkromoglikat cromoglicate | lomudal lecrolyn кромогексал
olopatadin olopatadine | opatanol
adrenalin epinephrine adrenaline адреналин эпинефрин | epipen jext emerade
lidokain lidocaine лидокаин | xylocain xylocaine emla
bupivakain bupivacaine | marcain
mepivakain mepivacaine | carbocain
propofol пропофол | propovet
ketamin ketamine кетамин | ketalar narketan
medetomidin medetomidine медетомидин | domitor sedator
deksmedetomidin dexmedetomidine dexmedetomidin | dexdomitor sileo cepedex
detomidin detomidine | domosedan
xylazin xylazine ксилазин | rompun
romifidin romifidine | sedivet
acepromazin acepromazine ацепромазин | plegicil
alfaksalon alfaxalone | alfaxan
isofluran isoflurane
naloxon naloxone nalokson | nyxoid
naltrekson naltrexone
disulfiram | antabus
vareniklin varenicline | champix
nikotin nicotine_patch nicotine_gum nikotinplaster | nicorette nicotinell
karprofen carprofen карпрофен | rimadyl norocarp римадил
robenakoksib robenacoxib робенакоксиб | onsior онсиор
firokoksib firocoxib фирококсиб | previcox equioxx
mavakoksib mavacoxib | trocoxil
cimikoksib cimicoxib | cimalgex
grapiprant | galliprant
fluniksin flunixin флуниксин | finadyne
fenylbutazon phenylbutazone fenylbutazon | equipalazone
metamizol metamizole dipyrone метамизол | novalgin анальгин vetalgin
butylskopolamin butylscopolamine hyoscine_butylbromide | buscopan бускопан
dantrolen
pimobendan пимобендан | vetmedin ветмедин
fipronil фипронил | frontline фронтлайн
imidakloprid imidacloprid | advantage advocate seresto
selamektin selamectin | stronghold стронгхолд
moksidektin moxidectin | cydectin
fluralaner | bravecto бравекто
afoksolaner afoxolaner | nexgard
sarolaner | simparica симпарика
lotilaner | credelio
prazikvantel praziquantel празиквантел | droncit milpro milbemax дронтал мильбемакс drontal
milbemycin | 
fenbendazol fenbendazole фенбендазол | panacur axilur
pyrantel пирантел | banminth
febantel
toltrazuril | baycox
ponazuril
sulfadiazin sulfadiazine | hippotrim
tylosin тилозин | 
florfenikol florfenicol
clorheksidin klorheksidin chlorhexidine klorhexidin klorhexidin хлоргексидин | hibiscrub chlorhexidine corsodyl
mirataz mirtazapinsalve
capromorelin | entyce elura
cabergolin cabergoline каберголин | galastop достинекс
aglepriston aglepristone | alizin
deslorelin | suprelorin
altrenogest | regumate
pergolid pergolide | prascend
omeprazolpasta | gastrogard peptizole
dembreksin dembrexine | sputolysin
klenbuterol clenbuterol | ventipulmin
metokarbamol methocarbamol | robaxin
cyklobenzaprin cyclobenzaprine | flexeril
hydrokodon hydrocodone | vicodin norco
hydromorfon hydromorphone | dilaudid
etodolak etodolac | lodine
indometacin indomethacin | 
tranylcypromin
buspiron buspirone
fluorouracil | efudix
karboksymetylcellulose
glukosamin glucosamine глюкозамин | 
mannitol
natriumbikarbonat sodium_bicarbonate
aktivt_kull activated_charcoal активированный_уголь
oresol oral_rehydration rehydrering регидрон
пирацетам piracetam
мексидол
цинхофен
глицин
валокордин корвалол валериана
милдронат мельдоний
троксерутин
диосмин diosmin | детралекс флебодиа
но-шпа
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
аквамарис aquamaris
стоп-ангин
тантум_верде
гексорал
lidokainkrem
sulfa sulfonamid сульфаниламид
jod iodine йод
latex латекс
ringer-acetat ringer-laktat ringer_acetat ringer_laktat ringeracetat ringerlaktat ringer's рингер
botox botulinumtoksin botulinum
hydralazin hydralazine
ranolazin ranolazine
glipizid glipizide
glyburid glyburide
cisplatin
karboplatin carboplatin
paklitaksel paclitaxel
docetaksel docetaxel
digitoksin digitoxin
tinidazol
fidaxomicin
ertapenem
meropenem меропенем
piperacillin | tazocin
dezogestrel desogestrel дезогестрел | регулон новинет марвелон cerazette mercilon marvelon
drospirenon drospirenone дроспиренон | ярина джес yasmin yasminelle jess
dienogest диеногест | жанин визанна visanne
etinylestradiol ethinylestradiol | microgynon loette synfase
полисорб смекта_бэби
энтеросгель
nafarelin | synarela
enalapril_lerkanidipin | zanipress
фосфоглив
мексидол
актовегин
кагоцел
арбидол umifenovir
фурагин
`
