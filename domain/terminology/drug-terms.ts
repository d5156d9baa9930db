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
litium lithium литий лития | lithionit quilonorm
lamotrigin lamotrigine ламотриджин | lamictal
valproat valproate valproinsyra valproinsyre вальпро вальпроат | orfiril depakote депакин ergenyl depakine
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
diazepam диазепам | stesolid valium valium stesolid сибазон реланиум vival apozepam
oksazepam oxazepam | sobril serax oxascand alopam
alprazolam алпразолам | xanor xanax
lorazepam лоразепам | temesta ativan
klonazepam clonazepam клоназепам | rivotril iktorivil
midazolam мидазолам | buccolam dormicum
nitrazepam | mogadon apodorm
zopiklon zopiclone zopiclon зопиклон zopiklone | imovane имован imozop
zolpidem золпидем | stilnoct stilnox ambien
melatonin мелатонин | circadin mecastrin
hydroksyzin hydroxyzine hydroxizin гидроксизин | atarax атаракс
alimemazin alimemazine | vallergan theralen
propiomazin | propavan
promethazin prometazin promethazine | phenergan lergigan
metylfenidat methylphenidate methylphenidat | ritalin concerta medikinet equasym
lisdeksamfetamin lisdexamfetamine lisdexamfetamin | elvanse aduvanz
atomoksetin atomoxetine atomoxetin | strattera
guanfacin guanfacine | intuniv
sumatriptan суматриптан | imigran imitrex
rizatriptan ризатриптан | maxalt
zolmitriptan золмитриптан | zomig
eletriptan | relpax
erenumab | aimovig
levodopa леводопа | sinemet madopar мадопар stalevo duodopa
pramipeksol pramipexole pramipexol прамипексол | sifrol mirapexin
donepezil донепезил | aricept
memantin memantine мемантин | ebixa
baklofen baclofen баклофен | lioresal
tizanidin tizanidine тизанидин | сирдалуд
tolperison толперизон tolperisone | мидокалм
betahistin betahistine бетагистин | betaserc бетасерк
amlodipin amlodipine амлодипин | norvasc норваск
nifedipin nifedipine нифедипин | adalat коринфар кордафлекс
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
telmisartan телмисартан | micardis semintra микардис
olmesartan | olmetec
sakubitril sacubitril | entresto юперио
metoprolol метопролол | selo-zok seloken seloken беталок эгилок
bisoprolol бисопролол | emconcor конкор concor
atenolol атенолол | tenormin
propranolol пропранолол | inderal анаприлин
karvedilol carvedilol карведилол | kredex
labetalol | trandate
sotalol соталол | sotacor
nebivolol небиволол | небилет nebilet hypoloc
furosemid furosemide фуросемид | furix lasix impugan diural лазикс
bumetanid bumetanide | burinex
torasemid torsemide torasemide торасемид | диувер upcard isemid
hydroklortiazid hydrochlorothiazide hydroklorotiazid гидрохлоротиазид | esidrex hctz
bendroflumetiazid bendroflumethiazide | centyl salures
klortalidon chlorthalidone chlortalidone
indapamid indapamide индапамид | арифон natrilix
spironolakton spironolactone spironolacton спиронолактон | aldactone spirix верошпирон
eplerenon eplerenone эплеренон | inspra
amilorid amiloride | moduretic normorix
digoksin digoxin дигоксин | lanoxin lanacrist
amiodaron amiodarone амиодарон | cordarone кордарон
flekainid flecainide flecainid | tambocor
dronedaron dronedarone | multaq
nitroglyserin gtn glyceryl_trinitrate nitroglycerin glyseryltrinitrat нитроглицерин glyserolnitrat | nitrolingual suscard nitromex gtn_spray
isosorbid isosorbide изосорбид isosorbidmononitrat | imdur ismo monoket моночинкве кардикет
ivabradin ivabradine ивабрадин | procoralan кораксан
doksazosin doxazosin доксазозин | carduran alfadil
prazosin празозин | minipress
klonidin clonidine клонидин | catapresan клофелин
moksonidin moxonidine моксонидин | физиотенз physiotens
atorvastatin аторвастатин | lipitor липримар
simvastatin симвастатин | zocor
rosuvastatin розувастатин | crestor крестор розукард
pravastatin правастатин | pravachol
ezetimib ezetimibe эзетимиб | ezetrol inegy
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
traneksamsyre tranexamsyra tranexamsyre tranexamic транексам | cyklokapron cyklo-f транексам pilexil
metformin метформин | glucophage глюкофаж сиофор
glimepirid glimepiride глимепирид | amaryl амарил
glibenklamid glibenclamide глибенкламид | манинил
gliklazid gliclazide gliclazid гликлазид | диабетон diamicron
sitagliptin ситаглиптин | januvia
linagliptin линаглиптин | trajenta
empagliflozin эмпаглифлозин | jardiance джардинс
dapagliflozin дапаглифлозин | forxiga форсига
kanagliflozin canagliflozin | invokana
semaglutid semaglutide семаглутид | ozempic wegovy rybelsus оземпик
liraglutid liraglutide лираглутид | victoza saxenda саксенда
dulaglutid dulaglutide | trulicity
tirzepatid tirzepatide | mounjaro
insulin инсулин | insuman
insulin_aspart insulinaspart аспарт aspart | novorapid fiasp новорапид novomix фиасп новомикс
insulin_lispro insulinlispro лизпро lispro | humalog liprolog lyumjev хумалог
insulin_glargin insulinglargin glargine гларгин glargin | lantus toujeo abasaglar semglee лантус туджео
insulin_detemir insulindetemir детемир detemir | levemir левемир
insulin_degludec insulindegludec деглудек | tresiba тресиба
nph-insulin | insulatard humulin протафан хумулин protaphane
caninsulin канинсулин
prozinc прозинк
pioglitazon pioglitazone
levotyroksin levothyroxine levotyroxin levothyroxin tyroxin thyroxin левотироксин | levaxin euthyrox eltroxin эутирокс л-тироксин forthyron synthroid
liotyronin liothyronine liotyronin | liothyronin cytomel
tiamazol thiamazole thiamazol tiamazol methimazole тиамазол | felimazole thyrozol тирозол thacapzol apelka felimazol
karbimazol carbimazole | neo-mercazole vidalta
propyltiouracil propylthiouracil
prednisolon prednisolone преднизолон | 
prednison prednisone | 
metylprednisolon methylprednisolone метилпреднизолон | medrol depo-medrol метипред solu-medrol медрол
deksametason dexamethasone dexametason dexamethason дексаметазон | dexadreson dexacortal fortecortin
hydrokortison hydrocortisone hydrokortison hydrocortison гидрокортизон | mildison locoid cortef plenadren uniderm
betametason betamethasone betamethason бетаметазон | betnovat bettamousse celestone diprosalic celeston diproderm бетадерм дипроспан
mometason mometasone mometason мометазон | nasonex elocon назонекс элоком
flutikason fluticasone flutikason флутиказон | flutide flixonase flonase seretide avamys flovent cutivat авамис
budesonid budesonide будесонид | pulmicort symbicort rhinocort пульмикорт симбикорт entocort
beklometason beclomethasone beklometason беклометазон beclometasone | becotide qvar beclomet
klobetasol clobetasol clobetasol клобетазол | dermovat dermovate dermoxin
triamcinolon triamcinolone | kenacort-t kenalog lederspan kenacort
fludrokortison fludrocortisone | florinef
trilostan trilostane | vetoryl
salbutamol albuterol сальбутамол | ventoline ventolin airomir вентолин
terbutalin terbutaline | bricanyl
formoterol формотерол | oxis foradil bufomix duoresp
salmeterol сальметерол | serevent серетид
ipratropium ипратропи ипратропий | atrovent беродуал duovent combivent атровент
tiotropium тиотропий | spiriva спирива
montelukast монтелукаст | singulair сингуляр
teofyllin theophylline | theo-dur nuelin эуфиллин
acetylcystein acetylcysteine ацетилцистеин | bronkyl mucomyst ацц флуимуцил
bromheksin bromhexine bromhexin бромгексин | bisolvon
ambroksol ambroxol амброксол | лазолван mucosolvan
guaifenesin | mucinex robitussin
dekstrometorfan dextromethorphan
noskapin noscapine | 
etylmorfin ethylmorphine | cosylan cocillana
cetirizin cetirizine цетиризин | zyrtec zirtek зиртек зодак cetimax
loratadin loratadine лоратадин | clarityn claritin кларитин
desloratadin desloratadine дезлоратадин | aerius эриус
levocetirizin levocetirizine левоцетиризин | xyzal
feksofenadin fexofenadine fexofenadin | telfast allegra
ebastin ebastine | kestine
difenhydramin diphenhydramine димедрол | benadryl
хлоропирамин | супрастин
deksklorfeniramin dexchlorpheniramine | polaramin
klemastin clemastine | tavegyl тавегил
ksylometazolin xylometazoline xylometazolin ксилометазолин | otrivin zymelin zymelin отривин тизин nezeril снуп nasin ксимелин
oksymetazolin oxymetazoline oxymetazolin оксиметазолин | iliadin називин
fenoksymetylpenicillin phenoxymethylpenicillin fenoximetylpenicillin penicillin_v | kåvepenin apocillin vepicombin weifapenin tikacillin pancillin
penicillin пенициллин | benzylpenicillin
amoksicillin amoxicillin амоксициллин | imacillin amimox clamoxyl флемоксин
amoksicillin-klavulansyre amoxicillin-klavulansyra amoxicillin-clavulanic co-amoxiclav amoxiclav | spektramox augmentin synulox bioclavid синулокс клавасептин clavaseptin амоксиклав аугментин флемоклав noroclav
ampicillin ампициллин | 
pivmecillinam pivmecillinam mecillinam | selexid penomax
dikloksacillin dicloxacillin dikloxacillin | diclocil
flukloksacillin flucloxacillin flukloxacillin | heracillin
cefaleksin cephalexin cefalexin цефалексин | keflex rilexine therios
cefadroksil cefadroxil | 
cefuroksim cefuroxime cefuroxim цефуроксим | zinnat zinacef зиннат
ceftriakson ceftriaxone ceftriaxon цефтриаксон | rocephin rocephalin
cefotaksim cefotaxime cefotaxim цефотаксим | claforan
cefazolin cefazoline цефазолин | 
cefovecin | convenia
azitromycin azithromycin азитромицин | azitromax zithromax сумамед
klaritromycin clarithromycin клацид кларитромицин | klacid
erytromycin erythromycin эритромицин | ery-max abboticin
klindamycin clindamycin клиндамицин | dalacin antirobe далацин
doksysyklin doxycycline doxycyklin doxycyclin доксициклин doksycyklin | vibramycin doxyferm юнидокс ronaxan doxylin
lymecyklin lymecycline lymecyclin | tetralysal
tetrasyklin tetracycline tetracyklin тетрациклин | 
oksytetrasyklin oxytetracycline oksytetracyklin | terramycin aureomycin engemycin
trimetoprim trimethoprim | 
trimetoprim-sulfa sulfametoksazol sulfamethoxazole co-trimoxazole ко-тримоксазол cotrimoxazole | bactrim eusaprim tribrissen бисептол bioprim borgal trimazin
nitrofurantoin нитрофурантоин | furadantin фурадонин macrobid
fosfomycin фосфомицин | monuril монурал
ciprofloksacin ciprofloxacin ципрофлоксацин | ciproxin цифран ципролет cetraxal
levofloksacin levofloxacin левофлоксацин | tavanic таваник
moksifloksacin moxifloxacin моксифлоксацин | avelox
ofloksacin ofloxacin офлоксацин | 
enrofloksacin enrofloxacin энрофлоксацин | baytril байтрил
marbofloksacin marbofloxacin марбофлоксацин | marbocyl
pradofloksacin pradofloxacin | veraflox
gentamicin гентамицин | garamycin
vankomycin vancomycin ванкомицин | vancocin
metronidazol metronidazole метронидазол | flagyl трихопол rosazol elyzol metrogyl rozex stomorgyl
linezolid | zyvoxid
rifampicin rifampin рифампицин | 
fusidinsyre fusidinsyra fusidic | fucidin fucithalmic fucidine фуцидин фуцикорт
kloramfenikol chloramphenicol kloramfenikol хлорамфеникол kloramfenicol | spersanicol левомицетин
tobramycin тобрамицин | tobrex тобрекс tobradex
bacitracin | bacimycin
mupirocin мупироцин | bactroban банеоцин
neomycin | maxitrol
polymyxin | surolan terracortril
terbinafin terbinafine тербинафин | lamisil ламизил
klotrimazol clotrimazole clotrimazol клотримазол | canesten
mikonazol miconazole miconazol миконазол | daktar malaseb brentan
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
ivermektin ivermectin ивермектин | soolantra noromectin eqvalan ivomec
hydroksyklorokin hydroxychloroquine hydroxiklorokin | plaquenil плаквенил
metotreksat methotrexate metotrexat methotrexat метотрексат | metex methofar
sulfasalazin sulfasalazine сульфасалазин | salazopyrin
azatioprin azathioprine азатиоприн | imurel imuran
mesalazin mesalazine месалазин | asacol pentasa mezavant
adalimumab адалимумаб | humira
etanercept | enbrel
infliksimab infliximab | remicade
dupilumab | dupixent
omalizumab | xolair
secukinumab sekukinumab | cosentyx
ustekinumab | stelara
rituximab rituksimab
ciklosporin cyclosporine cyclosporin ciclosporin циклоспорин | sandimmun atopica neoral
takrolimus tacrolimus такролимус | protopic prograf
pimekrolimus pimecrolimus | elidel
oklacitinib oclacitinib оклацитиниб | apoquel апоквель
lokivetmab | cytopoint
bedinvetmab | librela
frunevetmab | solensia
acitretin | neotigason
isotretinoin изотретиноин | roaccutan accutane роаккутан roaccutane
adapalen adapalene адапален | differin epiduo
benzoylperoksid benzoyl_peroxide benzoylperoxid bensoylperoxid | basiron базирон
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
rabeprazol rabeprazole рабепразол | париет pariet
famotidin famotidine фамотидин | pepcid pepcidin
ranitidin ranitidine ранитидин | zantac
sukralfat sucralfate sucralfat сукральфат | andapsin antepsin
alginat alginate | gaviscon гевискон gaviskon
antacida | balancid novaluzid rennie ренни алмагель маалокс фосфалюгель
metoklopramid metoclopramide metoclopramid метоклопрамид | afipran primperan церукал emeprid reglan
ondansetron ондансетрон | zofran зофран
domperidon domperidone домперидон | motilium мотилиум
meklozin meclizine meclozine | postafen
maropitant маропитант | cerenia серения церения
loperamid loperamide лоперамид | imodium имодиум
laktulose lactulose laktulos лактулоз | duphalac дюфалак
makrogol macrogol макрогол | movicol laxabon forlax miralax movicol laxido moviprep форлакс
bisakodyl bisacodyl бисакодил | dulcolax toilax
natriumpikosulfat picosulfate | laxoberal
senna sennosider sennoside | senokot
husk psyllium ispagula ispaghula | vi-siblin metamucil lunelax fybogel мукофальк
mebeverin mebeverine mebeverin мебеверин | дюспаталин colofac
drotaverin drotaverine дротаверин | но-шпа но-шпу но-шпы
smektit smectite diosmectite смектит | смекта смекту смекты
pankreatin pancreatin панкреатин | мезим креон creon
ursodeoksykolsyre ursodiol урсодезоксихол ursodeoxycholic | урсофальк ursofalk урсосан
simetikon simethicone simeticone симетикон | minifom эспумизан
probiotika probiotics probiotika пробиотик | идоформ idoform lactiplus promax fortiflora линекс
tamsulosin тамсулозин | omnic flomax омник alna
finasterid finasteride финастерид | proscar propecia
dutasterid dutasteride | avodart duodart
solifenacin солифенацин | vesicare везикар
tolterodin tolterodine | detrusitol
mirabegron мирабегрон | betmiga
oksybutynin oxybutynin | kentera ditropan
sildenafil силденафил | viagra виагра revatio
tadalafil тадалафил | cialis сиалис
desmopressin десмопрессин | minirin nocdurna
allopurinol аллопуринол | zyloric
kolkisin colchicine kolkicin colchicin колхицин kolchicin
febuksostat febuxostat фебуксостат | adenuric
probenecid
alendronat alendronate alendronsyra alendronsyre алендрон алендронат | fosamax
zoledronsyre zoledronic zoledronsyra | aclasta
denosumab деносумаб | prolia
østradiol estradiol østriol estriol эстрадиол эстриол | ovesterin vagifem vagidonna estrogel activelle estrofem femanest estradot divigel ovestin novofem climara дивигель фемостон овестин oestring gynest
progesteron progesterone прогестерон | lutinus утрожестан crinone utrogestan
noretisteron norethisterone | primolut-nor
medroksyprogesteron medroxyprogesterone | provera depo-provera
dydrogesteron дидрогестерон dydrogesterone | дюфастон duphaston
levonorgestrel левоноргестрел | mirena kyleena jaydess мирена постинор postinor norlevo levosert микрогинон
etonogestrel | nexplanon
desogestrel | cerazette cerazett laciette чарозетта
ulipristal | ellaone
drospirenon drospirenone | yaz qlaira slynd
klomifen clomiphene clomifene clomifen | pergotime clomid
letrozol letrozole летрозол | femar
anastrozol anastrozole | arimidex
tamoksifen tamoxifen тамоксифен | nolvadex
testosteron testosterone тестостерон | nebido testogel
misoprostol мизопростол | cytotec
mifepriston mifepristone
oksytocin oxytocin окситоцин | partoxin syntocinon
ferrosulfat ferrous_sulfate jernsulfat järnsulfat железа_сульфат ferrous | duroferon nycoplus_neo-fer ferromax ferro-retard ferro_duretter сорбифер тотема niferex hemofer мальтофер venofer fefol феррум
jerntabletter iron_tablets jerntilskudd järntabletter jerntilskud препарат_железа препараты_железа
folsyre folat folate folic_acid folsyra folinsyre фолиев фолиевая_кислота
kobalamin cobalamin hydroksokobalamin hydroxocobalamin cyanokobalamin цианокобаламин cyanocobalamin | betolvex behepan triobe vibeden
vitamin_d vitamin_d3 kolekalsiferol d-vitamin cholecalciferol витамин_д витамин_d холекальциферол colecalciferol | nycoplus_d aqua-d аквадетрим divisun
vitamin_b12 b12-vitamin витамин_b12
vitamin_c c-vitamin
kalsium calcium_supplement calcium_tablets | calcigran kalcipos calcichew кальций-д3
magnesium_tablets magnesiumtilskudd magnesium | magne_b6 магне_б6 магнелис
kaliumklorid potassium_chloride | kaleorid kalinorm
omega-3 fish_oil
timolol тимолол | oftan cosopt азарга timoptol oftan_timolol
latanoprost латанопрост | xalatan ксалатан monoprost
bimatoprost | lumigan
dorzolamid dorzolamide | trusopt
brimonidin brimonidine | alphagan
tropikamid tropicamide тропикамид | mydriacyl
cyklopentolat cyclopentolate | cyclogyl
hyaluronsyre hyaluronic tåreerstatning artificial_tears tårersättning | viscotears oculac systane hylo-comod artelac
natriumkromoglikat cromoglicate kromoglikat | lomudal lecrolyn кромогексал
olopatadin olopatadine | opatanol
adrenalin epinephrine adrenaline адреналин эпинефрин | epipen jext emerade
lidokain lidocaine лидокаин | xylocain xylocaine emla versatis
bupivakain bupivacaine | marcain
mepivakain mepivacaine | carbocain
propofol пропофол | propovet
ketamin ketamine кетамин | ketalar narketan ketador
medetomidin medetomidine медетомидин | domitor sedator dorbene
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
nikotin nicotine_patch nicotine_gum nikotinplaster nicotine | nicorette nicotinell zonnic никоретте
karprofen carprofen карпрофен | rimadyl norocarp римадил carprodyl
robenakoksib robenacoxib робенакоксиб | onsior онсиор
firokoksib firocoxib фирококсиб | previcox equioxx
mavakoksib mavacoxib | trocoxil
cimikoksib cimicoxib | cimalgex
grapiprant | galliprant
fluniksin flunixin флуниксин | finadyne cronyxin
fenylbutazon phenylbutazone fenylbutazon | equipalazone
metamizol metamizole dipyrone метамизол | novalgin анальгин vetalgin
butylskopolamin butylscopolamine hyoscine_butylbromide | buscopan бускопан
dantrolen
pimobendan пимобендан | vetmedin ветмедин cardisure
fipronil фипронил | frontline фронтлайн
imidakloprid imidacloprid | advantage seresto
selamektin selamectin | stronghold стронгхолд
moksidektin moxidectin | cydectin equest
fluralaner флураланер | bravecto бравекто
afoksolaner afoxolaner | nexgard нексгард
sarolaner | simparica симпарика
lotilaner | credelio
prazikvantel praziquantel празиквантел | droncit milpro milbemax дронтал мильбемакс drontal
milbemycin мильбемицин | милбемакс
fenbendazol fenbendazole фенбендазол | panacur axilur панакур
pyrantel пирантел | banminth strongid
febantel
toltrazuril | baycox
ponazuril
sulfadiazin sulfadiazine | hippotrim
tylosin тилозин | tylan
florfenikol florfenicol | nuflor
clorheksidin klorheksidin chlorhexidine klorhexidin klorhexidin хлоргексидин | hibiscrub chlorhexidine corsodyl hibitane
mirataz mirtazapinsalve
capromorelin kapromorelin | entyce elura
cabergolin cabergoline каберголин kabergolin | galastop достинекс dostinex
aglepriston aglepristone | alizin alizine ализин
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
tinidazol tinidazole
fidaxomicin
ertapenem
meropenem меропенем | meronem
piperacillin | tazocin
dezogestrel desogestrel дезогестрел | регулон новинет марвелон cerazette mercilon marvelon
drospirenon drospirenone дроспиренон | ярина джес yasmin yasminelle jess
dienogest диеногест | жанин визанна visanne endovelle
etinylestradiol ethinylestradiol etinyløstradiol | microgynon loette synfase oralcon cilest rigevidon triquilar zoely nuvaring новаринг
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
norgestimat norgestimate
tibolon tibolone | livial
bromokriptin bromocriptine
raloksifen raloxifene
goserelin | zoladex
leuprorelin | procren eligard
degareliks degarelix
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
propafenon propafenone пропафенон | rytmonorm
dipyridamol dipyridamole | persantin asasantin
fondaparinuks fondaparinux | arixtra
fluvastatin
alirokumab alirocumab | praluent
inklisiran inclisiran | leqvio
saksagliptin saxagliptin | onglyza
vildagliptin вилдаглиптин | galvus
alogliptin
ertugliflozin
eksenatid exenatide | byetta bydureon
insulin_degludek degludec degludek
glukagon glucagon | glucagen
siklesonid ciclesonide | alvesco
vilanterol | relvar
olodaterol | striverdi spiolto
indakaterol indacaterol | ultibro onbrez
umeklidinium umeclidinium | anoro incruse trelegy
aklidinium aclidinium | eklira
glykopyrron glycopyrronium | seebri
fenoterol
roflumilast | daxas
mepolizumab | nucala
benralizumab | fasenra
bilastin bilastine | ilaxten
klorfeniramin chlorphenamine | piriton
azelastin azelastine | azelvin dymista
ketotifen | zaditen
travoprost | travatan
brinzolamid brinzolamide | azopt azarga
pilokarpin pilocarpine
atropin atropine атропин
amikacin амикацин
daptomycin
teikoplanin teicoplanin
imipenem
ceftazidim ceftazidime
ceftiofur | excenel naxcel
cefiksim cefixime цефиксим | супракс
benzylpenicillin | penovet geepenil ethacilin
prokainpenicillin procaine_penicillin | ethacillin
kloksacillin cloxacillin | ekvacillin orbenin
roksitromycin roxithromycin
minocyklin minocycline
metenaminhippurat methenamine metenamin | hiprex
isoniazid
etambutol ethambutol
amorolfin amorolfine | loceryl
famciklovir famciclovir | famvir
malation malathion
leflunomid leflunomide | arava
merkaptopurin mercaptopurine
mykofenolat mycophenolate | cellcept
golimumab | simponi
tofacitinib | xeljanz
baricitinib | olumiant
upadacitinib | rinvoq
sterkulia | inolaxol
prukaloprid prucalopride
linaklotid linaclotide | constella
cyklizin cyclizine | marzine
skopolamin hyoscine scopoderm
cimetidin cimetidine
dekslansoprazol dexlansoprazole
kolestyramin colestyramine | questran
orlistat | xenical alli
paliperidon paliperidone | xeplion
ziprasidon ziprasidone
klorprotiksen chlorprothixene | truxal
lakosamid lacosamide | vimpat
zonisamid zonisamide
akamprosat acamprosate | campral
naratriptan | naramig
fremanezumab | ajovy
galkanezumab galcanezumab | emgality
ropinirol ropinirole | requip
rasagilin rasagiline
rivastigmin rivastigmine | exelon
karisoprodol carisoprodol
orfenadrin orphenadrine | norgesic norflex
klorzoksazon chlorzoxazone
risedronat risedronate
teriparatid teriparatide
jernkarboksymaltose ferric_carboxymaltose | ferinject monofer cosmofer
kalsiumkarbonat calcium_carbonate | unikalk nycoplus_calcigran кальцемин
magnesiumsulfat magnesium_sulphate
magnesium_b6 | магне_b6
naftidrofuryl
pentoksifyllin pentoxifylline пентоксифиллин
ropivakain ropivacaine
desoksykorton desoxycortone | zycortal percorten
tulatromycin tulathromycin | draxxin
kloprostenol cloprostenol | estrumate
dinoprost | lutalyse dinolytic
gonadorelin | fertagyl
cyproteron cyproterone | androcur
kalsiumborglukonat calcium_borogluconate | calcitad
fenylpropanolamin phenylpropanolamine | propalin
betanekol bethanechol | myocholine
selegilin selegiline | anipryl
osurnia
easotic
otomax
canaural
aurizon
posatex
neptra
aurimic
isaderm
`
