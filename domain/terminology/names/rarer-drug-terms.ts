/**
 * More medicines, written as in drug-terms.ts, and more names of those that stand there: such a row begins with the substance as that file has it. Nobody
 * names them every day, so they count where they are spelled, not where something sounds like them. Compiled from general knowledge of the field.
 */
export const RARER_DRUG_NAMES = `
paracetamol | perfalgan para-tabs paratabs medinol disprol hedex parapane curadon калпол тайленол перфалган ифимол апотель panodil_baby paracet_baby
  alvedon_junior panadol_extra panadol_baby pracetam pardale pardale-v excedrin excedrin_migraine
ibuprofen | pedea ibumax cuprofen calprofen fenbid ifenin alindrin ibuleve ibugel фаспик долгит ибуфен ибупром бурана бурану бураны буране ибукс ибукс_гель
diklofenak diclofenacgel | solacutan akinol диклоген диклоран олфен раптен diclomax voltaren_gel volterol вольтарен_эмульгель диклоберл диклоберл_ретард
  dicloberl
ketoprofen | oruvail powergel фламакс артрум rifen dinalgen nefotek kelaprofen ainil кетоквин
ketorolak | acular acuvail акьюлар кетокам долак адолор
meloksikam meloxikam | мовасин мелбек melovem emdocam acticam flexicam revitacam meloxaid animeloxan
celekoksib | дилакса
nimesulid | немулекс нимулид нимика апонил
acetylsalisylsyre acetylsalicylsyre_lavdosis lavdose_asa ацетилсалициловая_кислота ацетилсалициловую_кислоту acetylsalicylat | albyl-e hjerte-aspirin
  hjerteaspirin nu-seals disprin aspro acetard кардиаск ацекардол тромбопол тромбостен ацетилкардио фазостабил асперин_кардио albyl-minor idotyl nuseals
  micropirin upsarin упсарин аспикор alka-seltzer treo_comp novid кардиоаспирин кардио_аспирин
co-codamol | remedeine solpadol tylex kapake codipar paramol migraleve syndol nurofen_plus paracodol солпадеин каффетин
tramadol | трамал zamadol zydol maxitram tradonal tramacet doreta adamon brimisol tradolan_retard
kodein | кодеина_фосфат
oksykodon oksikodon | oxyact lynlor reltebon oxypro oxylan abtard shortec_xl оксиконтин endone
morfin mst_tablets mst_tablet mst_capsules | sevredol morphgesic filnarine mst_continus actimorph
fentanyl fentanil fentanylplåster fentanylplaster fentanyl_plaster fentanyl_patch fentanyl_patches fentanylplåstret фентаниловый_пластырь | abstral instanyl
  pecfent effentora actiq matrifen leptanal fentadon breakyl mezolar дюрогезик луналдин denpax фендивия фендивию фендивии
metadon | methadyne methadose physeptone
buprenorfin | hapoctasin sevodyne sublocade buvidal espranor zubsolv transtec bupremen zorbium simbadol бутранс
butorfanol | butador торбугезик
tapentadol тапентадол | палексия ationdo
nefopam нефопам
pregabalin | альгерика alzain axalid lecaent прегабио bonqat
gabapentin | нейронтин габагамма конвалис
amitriptylin | tryptizol triptyl
nortriptylin нортриптилин | allegron
duloksetin | дулоксента duciltia
sertralin | lustral
escitalopram | ленуксин premalex seroplex
citalopram | ципрамил
fluoksetin | профлузак lovan
paroksetin | рексетин плизил адепресс
fluvoksamin | faverin
venlafaksin venla | велафакс vensir venlablue vencarm
desvenlafaksin десвенлафаксин | эллефор
mirtazapin | каликста мирзатен
mianserin | леривон
bupropion | bupropione contrave
trazodon | molipaxin azona desyrel trittico
litium lithium_carbonate litiumkarbonat | camcolit liskonum контемнол
lamotrigin | ламитор сейзар lamolep
valproat natriumvalproat sodium_valproate вальпроат_натрия divalproex | episenta convulex delepsine вальпарин энкорат депакин_хроно
karbamazepin | hermolepsin carbagen зептол
okskarbazepin oxkarbazepin окскарбазепин | apydan трилептал
levetiracetam | леветинол эпитерра matever spritam кеппру кеппры
topiramat | топамакс
fenytoin fosfenytoin fosphenytoin | dilantin epanutin lehydan pro-epanutin дифенин fenantoin
fenobarbital | люминал phenobarb
kaliumbromid | bromilep
imepitoin | пексион
quetiapin | biquelle zaluron sondate atrolak brancico сероквель_пролонг кетипинор ketipinor
olanzapin | zypadhera zalasta zyprexa_velotab зипрекса заласта
risperidon | okedi perseris рилептид торендо рисполепт_конста
aripiprazol | abilify_maintena arpoya абилифай зилаксера амдоал
haloperidol | halkid dozic галоперидола_деканоат serenace serenase
klozapin | denzapine zaponex азалептин
levomepromazin левомепромазин | тизерцин levinan veractil
diazepam | diazemuls tensium релиум
oksazepam | тазепам нозепам опамокс opamox
alprazolam | alprox золомакс helex хелекс ксанакс
lorazepam | лорафен
klonazepam | ривотрил
midazolam | epistatus ozalin hypnovel дормикум
nitrazepam нитразепам | радедорм remnos
zopiklon | сомнол
zolpidem | ивадал санвал edluar
melatonin | ceyesto adaflex syncrodin valmelin melatomed
propiomazin пропиомазин
promethazin | sominex avomine дипразин lergigan_comp lergigan_forte
metylfenidat метилфенидат | xaggitin xenidate matoride affenid tranquilyn medikinet_cr ritalin_la motiron
lisdeksamfetamin лиздексамфетамин
atomoksetin | страттера когниттера
guanfacin гуанфацин | эстулик estulic
sumatriptan | имигран амигренин сумамигрен migraitan
zolmitriptan | зомиг
eletriptan элетриптан | релпакс
erenumab эренумаб | иринэкс
levodopa carbidopa karbidopa карбидопа benserazid benserazide бенсеразид levodopa-benserazid levodopa-karbidopa levodopa-carbidopa | inbrija lecigon
  produodopa сталево тидомет madopark madopark_quick
pramipeksol | oprymea pipexus derinik
donepezil | donesyn алзепил яснал
memantin | axura nemdatine valios мемантал нооджерон марукса меморель
baklofen | баклосан lyflex
tizanidin | zanaflex тизалуд
tolperison | калмирекс
betahistin | вазосерк betaserc_duo
amlodipin amlodipinbesilat amlodipine_besylate | amlostin стамло кардилопин тенокс калчек эсвокард амлотоп эс-корди amlo
nifedipin nifedipin_retard | adalat-oros adipine коринфар_ретард осмо-адалат кальцигард кальцигард_ретард фенигидин нифекард hexadilat coracten tensipine
  fortipine nifedipress nifopress кордипин адалат procardia valni
felodipin | felodur hydac плендил фелодип фелотенз cardioplen vascalpha neofel parmid folpik pinefeld
lerkanidipin | лерканидипин-сз занидип занидип-рекордати лерникор
verapamil | isoptin_retard финоптин hexasoptin securon half-securon verapress cordilox zolvera vera-til vertab calan лекоптин
diltiazem diltiazemkrem diltiazemsalve | anoheal cardizem_retard кардил алтиазем диакордин angitil dilzem slozem adizem viazem zemtard calcicard
  tildiem_retard kenzem dilcardia диазем
enalapril enalaprilmaleat enalapril_maleate | innovace innozide берлиприл эднит энзикс ко-ренитек энап_н энап-н энап-нл берлиприл_плюс энаренал энам_н энаприл
  linatil renitec_plus инворил энафарм рениприл enapren cardiovet enalfor enacodan
lisinopril | лизинотон даприл ирумед лизигамма diroton lisigamma лизорил лизакард vivatec_comp zestoretic carace carace_plus zestril_comp лизинотон_н
  ко-диротон ирузид скоприл
ramipril | pramace дилапрел амприлан рамиприл-сз triatec_comp tritazide тритаце амприлан_нл амприлан_нд хартил-д lopace tritace_comp вазолонг triatec_plus
  vasotop вазотоп
perindopril perindopril_arginine | coversum aceon coversyl_novum периндоприл-сз парнавел гипернио аренто coversyl_plus перинпресс
kaptopril | lopirin capozide ecopace noyada ангиоприл алкадил блокордил капозид каптоприл-акос
benazepril | лотензин lotensin cibadrex vetaace kelapril prilben banacep
losartan losartankalium losartan_potassium | losarstad блоктран вазотенз презартан лозарел лористы лористу кардомин зисакар лакеа ангизартан losatrix лозап_ам
  losazid реникард вазотенз_н
kandesartan candesartancileksetil candesartan_cilexetil | ratacand blopress гипосарт кандекор ангиаканд ордисс кандесар candemox_comp candexetil atasart
  carsartan ксартен candezek кандестад
valsartan | вальсакора нортиван валсафорс артинова тантордио valtensin диован валсакор валсакор_н
irbesartan | karvea апровель апровеля ирсар ибертан avapro firmasta ирбетан ифирмаста sabervel
telmisartan | telmista pritor kinzalmono телпрес телсартан телзапа танидол прайтор tolura actelsar телминорм телпресс
olmesartan олмесартана_медоксомил olmesartanmedoksomil | benicar кардосал олиместра mesar
sakubitril | neparvis сакувал рансельпио
metoprolol metoprololtartrat metoprolol_tartrate metoprololsuksinat метопролола_сукцинат | metozok selo_zok betaloc lopresor mycartor selokeen lopressor
  toprol эгилок_ретард метокард вазокардин корвитол mepronet metop metohexal метозок seloken-zoc logimax egilok
bisoprolol bisoprololfumarat bisoprolol_fumarate | bisostad bisomerck биол тирез cardicor congescor soloc vivacor биопролол бидоп коронала арител_кор
  бисогамма кординорм кордикс emcor bisobloc нипертен_комби бипролол zebeta
atenolol | uniloc tenblock antipressan tenif тенормин бетакард тенорик teneretic tenoretic tenoret co-tenidone tenidone
propranolol | bedranol avlocardyl inderal_retard half-inderal syprol beta-prograne бета-програн rapranol deralin
karvedilol | eucardic дилатренд dilatrend акридилол карвелэнд ведикардол кориол карветренд таллитон карвидил
labetalol лабеталол | albetol normodyne
sotalol | beta-cardone сотагексал sotahexal соталекс betapace
nebivolol | nebilox небилонг бинелол небикор небиватор temerit nebivogen небилан bystolic
furosemid furosemidtabletter frusid | lasix_retard furix_retard frusol lasix-retard lasilix rusyde furoscix diurizone frusecare
bumetanid буметанид
torasemid | torem тригрим лотонел торасемид-сз торсид упкард
hydroklortiazid hydrochlorotiazid hydrochlorthiazid | dichlotride esidrix
bendroflumetiazid bendrofluazide | aprinox neo-naclex neo-bendro bendro salures-k
klortalidon klorthalidon хлорталидон | оксодолин
indapamid | арифон_ретард indipam натриликс индапамид_ретард tertensif ионик_ретард акрипамид ethibide alkapamid cardide rawel
spironolakton spirolakton spironolactontabletter | альдактон спирикс урактон prilocard
eplerenon | эспиро
amilorid амилорид | midamor co-amilofruse frumil co-amilozide amiloferm модуретик триампур
digoksin | новодигал lanoxin-pg
amiodaron | амиокордин ритмиодарон амиокардин опакорден кардиодарон nexterone
flekainid флекаинид | аритмитаб тамбокор
dronedaron дронедарон | мултак
nitroglyserin nitroglycerinspray nitroglyserinspray nitrospray nitroplaster nitroplåster nitro-spray nitrotablett nitroglycerintablett nitro nitro_spray
  nitrosprayen nitro_plåster nitro_plaster nitroplastret nitropiller nitrotabletter nitro_tablets nitro_patch nitroen glyceryltrinitrat нитро_спрей
  нитроглицериновый_пластырь | transiderm-nitro transiderm_nitro nitro-dur nitrodur nitronal deponit minitran nitromint discotrine перлинганит нитрокор сустак
  сустак-форте нитрогранулонг нитронг coro-nitro нитроспрея tridil nitrocine percutol тринитролонг nitrolingual_spray
isosorbid isosorbiddinitrat isosorbide_dinitrate изосорбида_динитрат изосорбида_мононитрат динитрат_изосорбида нитросорбид изосорбид-мононитрат | sorbangil
  cardopax isoket изокет кардикет_ретард monosorb elantan эфокс эфокс_лонг моносан оликард пектрол monomax xismox isodur fem-mono chemydur моночинкве_ретард
  isotard carmil angitate cardiket isordil
ivabradin | корлаксан раеном corlentor ивабрадин-вертекс
doksazosin | кардура тонокардин зоксон камирен артезин larbex
prazosin | peripress
klonidin klonidintabletter | dixarit catapres
moksonidin | моксарел moxon моксонитекса тензотран
atorvastatin atorvastatinkalsium | sortis atoris torvacard новостат липтонорм атомакс липофорд аторвастатин-тева торвазин торвалип амвастан аторвастатин-сз
  анвистат atorva
simvastatin | simlup simgal вазилип симгал симвастол симвор симвакард симло овенкор zocord simastad зокор зокор_форте симвагексал ariescor simva
rosuvastatin | росуфаст розулип розистарк тевастор роксеры роксеру розарт акорта рустор сувардио rosucard suvardio rosuva
pravastatin | pravastatinnatrium липостат elisor selektine
ezetimib | zetia липобон отрио vytorin инеджи эзетимиб-сз
fenofibrat | lipantil supralip fenogal липантил экслип tricor lipidil
evolokumab эволокумаб | репата
warfarin warfarinnatrium
apiksaban | апиксабан-вертекс апиксабан-промомед
rivaroksaban | ксарелту ривароксабан-тева
dabigatran dabigatraneteksilat dabigatran_etexilate дабигатрана_этексилат | прадаксу прадаксы дабиксом
edoksaban эдоксабан | savaysa roteas ликсиана
dalteparin dalteparinnatrium далтепарин
enoksaparin эноксапарин_натрия | inhixa анфибра эниксум гемапаксан ghemaxan arovi flenox фленокс clexane_forte enoxa
tinzaparin тинзапарин
heparin heparinnatrium unfractionated_heparin низкомолекулярный_гепарин гепарин_натрия гепариновая_мазь гепариновую_мазь | канефралит monoparin multiparin
  лавенум тромблесс долобене
klopidogrel | plagril плагрил лопирел grepid iscover duoplavin эгитромб duocover клопидогрел-тева коплавикс деплатт
tikagrelor | possia
prasugrel прасугрел | эффиент эфиент
traneksamsyre tranexamsyretabletter транексамовая_кислота транексамовую_кислоту транексамовая | tranon cyclo-f троксаминат
metformin metforminhydroklorid | bolamyn metabet yaltormin sukkarto glucorex метфогамма форметин глиформин глюкофаж_лонг глиформин_пролонг метформин_лонг
  форметин_лонг багомет ланжерин glucient мерифатин
glimepirid | диамерид глемаз глемауно
glibenklamid glibenclamid | euglucon глибомет глюкованс hexaglucon glucovance metglib метглиб
gliklazid | glidabetic диабетон_мв глидиаб глидиаб_мв диабефарм голда_мв zicron ziclaseg dacadis laaglyda bilxona edicil nazdol
sitagliptin | ristaben xelevia ксилевия яситара ситадиаб тесавел асиглия
linagliptin | trajenta_duo
dapagliflozin | фордиглиф дапазелл ebymect farxiga форксига форксигу форксиги
kanagliflozin канаглифлозин | инвокана vokanamet
semaglutid | семаглутид-промомед велгия квинсента инсудайв вегови рибелсус семальтара
liraglutid | энлигрия квинлиро
dulaglutid | дулаглутид-герофарм
tirzepatid | тирзетта седжаро zepbound
insulin | актрапид actrapid humulin_s hypurin биосулин инсуман ринсулин генсулин росинсулин возулим afrezza exubera апидру апидры апидрой хумулин_регуляр
  хумулин_регуляра тужео
insulin_aspart инсулина_аспарт | ринфаст novolog
insulin_lispro | humalog_mix люмжев ринлиз admelog humalog_junior
insulin_glargin | suliqua soliqua суликва ринглар basaglar базаглар абасаглар rezvoglar
nph-insulin изофан_инсулин инсулин-изофан isophane_insulin isofaninsulin | инсуман_базал mixtard insuman_comb биосулин_н росинсулин_с ринсулин_нпх
pioglitazon пиоглитазон | пиоглар диаб-норм глютазон астрозон glidipion competact tandemact amalvia
levotyroksin levothyroxinnatrium levothyroxine_sodium levotyroxinnatrium l-thyroxin l-tyroxin l-tyroksin levotyroksinnatrium левотироксин_натрия | eferox
  thybon levothroid баготирокс l-тироксин eutirox л-тирок тивортирокс novothyral новотирал тиреокомб evotrox vencamil accord-thyroxine thyrax unithroid
  levotirox лотирокс thevier levosint letrox thyroxanil forthyron_flavour thyro-l thyro_l форти_рон фортирон форти-рон
liotyronin лиотиронин liothyronine_sodium liothyroninnatrium | tertroxin liotir cynomel tiromel triyotex
tiamazol methimazol метимазол | favistan tapazole thiamacur strumazol северазол метизол thiamacare
karbimazol карбимазол | neo_mercazole neomercazol
propyltiouracil пропилтиоурацил propyltioracil | propycil пропицил tiotil thiotil prothyrid
prednisolon prednisolontabletter преднизолоновая prednisolonkrem преднизолоновую_мазь преднизолоновая_мазь preds prednisolonpulver prednisolon_pulver |
  pevanti deltastab dilacort predsol predfoam precortisyl медопред pred-clysma predcort prednisolut predenema pred-forte precortalon solu-dacortin pred-klyx
  decortin-h prednicare equisolon pred
prednison преднизона | lodotra rayos deltasone
metylprednisolon methylprednisolon | depomedrol depo_medrol solumedrol solu_medrol metypred лемод солюмедрол солю-медрол депо-медрол medrone depo-medrone
  depomedrone depo_medrone солу_медрол solu-medrone solumedrone solu_medrone урбазон ивепред vetacortyl
deksametason deksametasontabletter dexametasontabletter dexamethasonfosfat дексаметазоновый | glensoludex martapan dexsol decadron dexavital дексазон дексамед
  dexaven максидекс озурдекс ozurdex dropodex eythalm dexacur мегадексан monopex фортекортин dexafree дексона dexapos dexa-ject duphacort azium dexashot
  dexacortyl
hydrokortison hydrocortisonkräm гидрокортизоновая hydrocortison_acetat hydrokortisontabletter | dioderm efcortelan zenoxone latikort локоид латикорт
  canesten_hc canesten-hc timodine vioform-hydrocortisone alphaderm hydrocortisyl cobadex hc45 dermacort lanacort гиоксизон оксикорт сополькорт efmody
  solucortef solu_cortef corlan khindivi efcortesol кортеф солукортеф infacort солу_кортеф hydventia hydrocort colifoam coli_foam cortimyk
betametason betametasonvalerat betamethasonvalerat betamethasone_valerate betametasondipropionat betametasontabletter | betacap betnesol-n betnovate-c
  betnovate-rd diprosone diprocel diprolen lotriderm lotrisone audavate целестон diprospan белодерм бетакорт флостерон betnesol celestoderm белогент
  целестодерм-в betesil betnelan beloderm vistamethasone
mometason mometasonfuroat mometasone_furoate мометазона_фуроат | elosalic унидерм момат гистан-н silkaren силкарен avecort авекорт momat мометазон-акрихин
  momecutan clarinaze дезринит нозефрин mommox
flutikason flutikasonfuroat fluticasone_furoate | кутивейт назарел nasofan pirinase
budesonid | jorveza буденофальк tarpeyo kinpeygo буденит бенакорт novopulmon giona budelin uceris
beklometason | насобек беклоджет soprobec kelhale beclazone
klobetasol clobetasolpropionat clobetasol_propionate | clarelux etrivex клобекс пауэркорт кловейт dermovate-nn temovate
triamcinolon triamcinolone_acetonide triamcinolonacetonid триамцинолон triamcinolonhexacetonid | kenacutan adcortyl aureocort nystadermal tri-adcortyl
  фторокорт полькортолон nasacort lederlon trivaris трикорт triesence xipere назакорт aristocort vetalog volon volon_a
fludrokortison fludrocortison флудрокортизон | кортинефф флоринеф cortineff astonin
trilostan | trilotab trilocur
salbutamol | salbulin asthalin asmol саламол сальгим ventoline_diskus buventol_easyhaler
terbutalin тербуталин
formoterol | atimos formatris атимос форадил оксис
ipratropium | berodual ipravent rinatec inhalvent
tiotropium | tiogiva acopair
montelukast | монтелар
teofyllin аминофиллин | теопэк теотард uniphyllin phyllocontin theofyllamin slo-phyllin corvental corvental-d corvental_d
acetylcystein | fluimucil acetyst nacsys parvolex stromease mucolysin
bromheksin | бронхосан vetbromex
ambroksol | mucoangin халиксол ambrobene
guaifenesin гвайфенезин | туссин колдрекс_бронхо
dekstrometorfan декстрометорфан
noskapin | noskapin_apl
etylmorfin | cocillana-etyfin
cetirizin | piriteze becoallergy аллертек зинцет цетиринакс benadryl_allergy
loratadin | ломилан лорагексал кларотадин
desloratadin | лордестин opulis flynise dasselta десал
levocetirizin | супрастинекс гленцет зенаро цезера
feksofenadin | фексадин allevia treathay фексофаст
ebastin | эспа-бастин
difenhydramin дифенгидрамин | псило-бальзам псилобальзам caladryl dreemon sleepeze_pm unisom
хлоропирамин chloropyramine kloropyramin
deksklorfeniramin dexchlorpheniramin
ksylometazolin | риностоп эквазолин otrivin_menthol длянос ринорус zymelin_menthol otrivin_ukonserveret ксилен ксилен_ментол
oksymetazolin rhofade | назол африн afrin
fenoksymetylpenicillin phenoxymethylpenicillin_potassium fenoxymetylpenicillin феноксиметилпенициллин pen_v penicillin-v fenoximetyl v-pen penv | оспен
  apocillinkur fenoxymethylpenicillin
amoksicillin amoxicillintabletter amoksisillin | флемоксин_солютаб оспамокс хиконцил амосин экобол rimoxallin galenamox amox amoxi amoksi duphamox amoxycare
  trioxyl vetremox suramox амоксисан
amoksicillin-klavulansyre amoksicillin-klavulanat amoksiklav amoxicillin_clavulanate amoxicillin-clavulanate amoxicillin-clavulansyre амоксициллин_клавуланат
  амоксициллина_клавуланат | augmentin-duo флемоклав_солютаб экоклав медоклав ранклав рапиклав бетаклав фибелл bioclavid_forte амоксиван coamox coamoxiclav
  co-amox clavudale клавуксицин clavucill
ampicillin | penbritin rimacillin
pivmecillinam pivmecillinamhydroklorid мециллинам | coactin
dikloksacillin dicloxacillintabletter диклоксациллин
flukloksacillin flucloxacillin_sodium флуклоксациллин flucloxacilin | fluclomix ladropen flucloxin fluclox
cefaleksin kefaleksin | ceporex keftid cefadex cefabactin rilexine_dc рилексин kefavet kefexin кефексин кефавет
cefadroksil цефадроксил | baxan дурацеф biodroxil duricef
cefuroksim cefuroksimaksetil cefuroxime_axetil цефуроксим_аксетил kefuroksim | цефурус зинацеф аксетин цефурабол зиноксимор
ceftriakson | цефаксон лендацин лонгацеф rocefin азаран медаксон
cefotaksim | клафоран цефабол
cefazolin kefazolin | kefzol цезолин cefzol
azitromycin azitromicin | sumamed зитролид азитрал сумамокс азитрус сумамед_форте зи-фактор azyter азидроп зитроцин сумазид clamelle zedbac экомед azydrop
  azitro azithro азитро
klaritromycin claritromycin | klabax klarithromycin клабакс экозитрин кларомин клабел mycifor кларбакт биноклар
erytromycin erythromycin_topical erytromycintabletter erytromycinmikstur | zineryt stiemycin зинерита eryacne eryfluid benzamycin erythroped erythrocin
  erythrolar abboticin_novum erythromid
klindamycin | dalacin-t клиндатоп зеркалин zerkalin клиндовит clindagel клиндацин klindacin cleocin clinda klinda clindacyl mycinor clindabactin
doksysyklin doxycyklintabletter doxyciklin doksycyklintabletter | doxitin vibramycin-d doxylar efracea periostat доксал видокцин доксибене оракеа doxy doxi
  doksy doksi doxyprex pulmodox doxx-sol doxirobe vibravet
lymecyklin лимециклин
tetrasyklin tetracyclin тетрациклиновая тетрациклиновую | deteclo
oksytetrasyklin | oxymycin oxytetramix duphacycline tetroxyvet oxytetrin cyclosol geomycin террамицин finabiotic vibravet_oxy hexasol terramycin_pulver
  terramycin-pulver terramycinpulver
trimetoprim | alprim triprim
trimetoprim-sulfa cotrimoxazol kotrimoksazol co_trimoxazole ко_тримоксазол сульфаметоксазол | бактрим бактекод bactrim_forte trimetoprim-sulfa_forte trisul
  septra eusaprim_forte trim-sulfa trimsulfa trimidine trimacare bimotrim diatrim duphatrim delvoprim триметосул дитрим cosumix smzs smz-tmp smz_tmp tmp-smz
  tmp_smx tmp-smx
nitrofurantoin | furantoin_mr genfura furadantin_retard nitrofur
fosfomycin fosfomycintrometamol | fomicyt фосмицин урофосцин экофомурал фосмурал
ciprofloksacin ciprofloxacintabletter cipro | ципринол ципробай ципрофлокс цифран_од ципролон cyprofloksacin ciproflox экоцифол ифиципро
levofloksacin | evoxil quinsair глево флорацид хайлефлокс элефлокс леволет лефокцин флексид левостар лефлобакт эколевид
moksifloksacin | вигамокс авелокс моксимак симофлокс moxeza moflaxa мегафлокс ротомокс плевилокс moxivig
ofloksacin | tarivid заноцин таривид данцил флоксан офлокс uniflox trafloxal
enrofloksacin | энроксил энрофлон fenoflox enrocill enrotron powerflox enrocat энромаг quinoflox
marbofloksacin | forcyl marbocare marbim marbox kelacyl марбоцил boflox marbosyva
pradofloksacin | верафлокс
gentamicin | genticin cidomycin septopal collatamp gentacoll genta genta-ject genta-equine vetrigen
vankomycin | vankomycinkapsler эдицин edicin ванкоцин vancoled vanco vanko
metronidazol | metrosa rosiced метрогил_плюс метромикон-нео флагил метровагин anabact metrotop розамет metronid eradia metrocare metrovis metroguard
  spizobactin
linezolid | zyvox зивокс амизолид zenix роулин zyvoxam
rifampicin | rifater rifinah rimstar eremfat римактан rimactazid
fusidinsyre fusidinsyrekrem fusidinsyrasalva fucidinkrem fucidinsalve fusidinsalve фузидовая_кислота natriumfusidat | fucibet fucidin-h фузидерм фузикорт
  фузидин фузимет stafine лоринден_а
kloramfenikol kloramphenicol | kemicetine левомицетиновый
tobramycin tobramycininhalation | vantobra bramitob tymbrineb nebcin брамитоб тобрадекс тобросопт
bacitracin бацитрацин | nebacetin небацетин
mupirocin mupirocinsalve | супироцин бондерм супироцин-б mupiderm
neomycin неомицин | cicatrin банеоцина neosporin neopen neo-sulfentrin
polymyxin полимиксин
terbinafin | finigen lamisil-once termisil термикон экзифин тербизил фунготербин бинафин ламитель терфалин тербинокс тербифин микоферон тербикс terbistad
klotrimazol | canesten_duo canesten-kombi канестен имидил кандибене фунгинал кандида_крем канизон klotrimazolkrem катризол
mikonazol | loramyc gyno-daktarin микозон дактарин гинезол дактанол adaxio malacetic_conditioner malaseb_schampo malaseb_sjampo malaseb_shampoo имидин_шампунь
  имидин
ketokonazol ketokonazolshampo | микозорал ливарол дермазол перхотал микокет dandrazol nizorelle сульсена
flukonazol fluconazoltabletter | флюкостат флукостат микосист микомакс микофлюкан дифлазон фуцис дифлюзол флуконазол-тева медофлюкон азолар diflazole candizol
  flucon
itrakonazol | ирунин румикоз итразол микотрокс орунит орунгамин микокур irunin итрафунгол
nystatin | nystaform-hc
aciklovir aciclovirkrem acyclovirkrem | anti-herpes virasorb lipsore aciclodan geavir герпевир виролекс ацигерпин ацикловир-акри herpex activir antix
  герперакс
valaciklovir | вайрова валвир валогард zelitrex вирдел валцикон
oseltamivir | ebilfumin номидес инфлюцеин сеельтавир осельтамивир-канон флустоп
умифеновир | арпефлю арпетол афлюдол орвитол
mebendazol мебендазол | ovex вормин telmin pripsen_mebendazole
permetrin permetrinkrem | nittifor ниттифор медифокс веда-2 medifox infectoscab ultraboss ultra_boss
ivermektin | eraquell furexel vectin animec panomec virbamec новомек баймек ивермек_гель paramectin bimectin_horse ивомек_плюс xeno_fifty xeno_four_fifty
hydroksyklorokin | иммард quinoric
sulfasalazin sulphasalazine | сульфасалазин-ен салазопирин
azatioprin | azafalk azapress jayempi имуран
mesalazin mesalamin asacol_stikkpiller mesalazin_stikkpiller mesalazinstikkpiller mesalazine_suppositories mesalazinsuppositorier | octasa zintasa salcrozine
  asacolon месакол мезавант ipocol
adalimumab | yuflima hukyndra hefiya далибра
etanercept | nepexto энбрел
infliksimab | ремикейд фламмэгис
omalizumab омализумаб | генолар omlyclo
secukinumab | козэнтикс
ustekinumab | uzpruvo wezenla pyzchiva otulfi steqeyma imuldosa fymskina eksunbi
rituximab | blitzima riximyo ацеллбия
ciklosporin | deximune verkazia restasis сандиммун экворал рестасис
takrolimus takrolimussalva takrolimussalve takrolimuskrem | takrozem такропик adoport modigraf tacni дерматакрол conferoport dailiport perixis prograft
  graceptor capexion vivadex адваграф програф панграф adport tacforius такросел
pimekrolimus pimecrolimuskrem
acitretin ацитретин | неотигазон soriatane
isotretinoin izotretinoin | rizuderm верокутан isotrexin изотрексин ретасол curacne reticutan nimegen акнетрент
adapalen | epiduo_forte клензит клензит-с адаклин эффезел klenzit эпидуо адолен адапалекс
benzoylperoksid bensoylperoxidgel бензоилпероксид benzoyl_peroxide_wash benzoyl_peroxid | acnecide panoxyl brevoxyl benzaknen clearamed quinoderm экларан
azelainsyre azelainsyrekrem азелаиновой | азелик azelik азикс-дерм финацея azix-derm
tretinoin tretinoinkrem третиноин | retin-a ретин-а retina_a stieva-a радевит vesanoid весаноид локацид айрол ретиноевая_мазь ретиноевая_кислота редецил
  treclin retirides
kalsipotriol calcipotrien | psorcutan dovonex дайвонекс ксамиол дайвобет энстилум
salisylsyre salicylsyrevaselin салициловая_кислота salicylsyreplaster salisylsyrekrem | salactol salatac cuplex duofilm verrugon verrulan salacyl колломак
  мозолин супердоктор дуофилм салипод ionil солкокерасал
coal_tar tjære_sjampo tjæresjampo steinkulltjæresjampo tjärschampo coal_tar_shampoo березовый_деготь | polytar t-gel tgel psoriderm exorex cocois sebco
  capasal фридерм_деготь ионил_т clinitar псориллин
imikimod imikvimodkrem имихимод имиквимод | алдара кераворт вартоцид иммикер
karbamid karbamidkräm urea_creme мочевина_крем carbamid_creme carbamid urea-cream urea-creme ureacreme ureakrem ureakräm urea_krem creme_med_urea
  krem_med_urea karbamid_krem carbamidcreme karbamidcreme ureasalve urea_lotion крем_с_мочевиной крем_с_уреей | karbasal carbaderm calmurid nutraplus eurax_hc
  карбодерм уродерм hydromol_intensive balneum_intensiv dermatonics_once fenuril-hydrokortison calmuril-hydrokortison
vaselin vaselinkrem vaselinol petrolatum | vasenol
emollient emulsifying_ointment e45_cream fifty_fifty_ointment fiftyfifty_ointment | dermalex epimax hydrous_ointment aquadrate balneum balneum_plus dermamist
  diprobath doublebase_gel eczmol imuderm isomol unguentum_merck unguentum_m zerodouble zerocream zeroaqs zeroveen zerolatum aquamax ultrabase dermatonics
  lipobase localbase aproderm exmaben локобейз эмолиум emolium топикрем атодерм atoderm ксеракальм экзомега exomega xeracalm мустела_стелатопия stelatopia
  физиогель physiogel cerave sebamed айсида
olive_oil | ремо-вакс ремовакс а-церумен
saltvann hypertonic_saline hypertonic_saline_neb hypertonisk_saltvann hypertont_saltvann hyperton_saltvann hypertont_saltvand hyperton_saltvand
  hypertonisk_saltvand hyperton_koksaltlösning hypertont_salt hyperton_koksalt salt_neb saltwater_rinse saltvannsskyll гипертонический_раствор
  гипертоническим_раствором гипертонического_раствора гипертонический_физраствор натрия_хлорид натрий_хлорид хлорид_натрия раствор_натрия_хлорида | neilmed
  neil_med гианеб hyaneb nebusal mucoclear
omeprazol omeprasol | mezzopram mepradec pyrocalm омизак омепразол-акри омитокс ортанол лосек хелицид омепразол-тева
esomeprazol esomeprasol | emozul emanera нео-зекст
pantoprazol pantoprasol | controloc pantozol protium pantecta санпраз пантап кросацид
lansoprazol lansoprasol | zoton ланзап эпикур ланцид lanzoprazol
rabeprazol rabeprasol | рабелок зульбекс хайрабезол онтайм
famotidin | гастросидин квамател_мини ульфамид
ranitidin | ранисан зантак ацилок гистак
alginat | acidex peptac гевискон_форте gastrocote
antacida антацид | balancid_novum maalox talcid gelusil aludrox rolaids rennie_duo mucogel релцер рутацид талцид альмагель_а альмагель_нео maalox_plus
  altacite asilone
metoklopramid | maxolon gastro-timelets vomend
ondansetron | эметрон осетрон сетронон setofilm ондансетрон-лэнс
domperidon | equidone leisguard
meklozin meclozin меклозин | бонин bonamine agyrax
loperamid loperamidhydroklorid | travello имодиум_плюс
laktulose lactulosum | ливолюк гудлак экспортал bifiteral lactugal laxatract
makrogol polyethylene_glycol peg_flakes peg3350 | clensia plenvu klean-prep kleanprep фортранс мовипреп лавакол forlax_junior movicol_plain лаксатол транзипег
  dulcobalance olopeg colokit мовиколон colofort endofalk restoralax lax-a-day
bisakodyl bisakodyltabletter | дульколакс бисакодил-нижфарм
natriumpikosulfat natrium_pikosulfat sodium_picosulphate | citrafleet пикопреп регулакс_пикосульфат dulcolax_pico pico-salax гуттасил picoprep гуталакс
senna sennaglykosider сеннозиды | сенадексин глаксенна регулакс agiolax агиолакс manevac ex-lax сеналекс
husk psylliumfrøskaller psylliumskall loppefrøskaller loppefrø_skaller loppefrøskal psyllium_husks | fibrelief isogel фибралакс фитомуцил bifiber
mebeverin | спарекс мебеверин-сз
drotaverin | спазмонет спаковин но-шпа_форте ношпу ношпы
smektit diosmektit | diasmect смектат эндосорб
pankreatin pancrelipase pankreasenzymer | pancrex мезим_форте pangrol пангрол эрмиталь фестал_н энзистал дигестал панкреофлат пензитал
ursodeoksykolsyre ursodeoxycholsyra ursodeoxycholsyre ursodeoxykolsyra ursodeoxycholic_acid | cholurso urdox ursogal урсодез урсослив эксхол урсолив ливодекса
  урдокса гринтерол urso урсо
probiotika | бифидумбактерин_форте колибактерин бификол ацилакт бактистатин бак-сет биогая примадофилус максилак риофлора споробактерин бактисубтил
  энтерожермина_форте симбиолакт пробифор_форте флора-дофилус vsl3 symprove optibac bio-kult био_гая био-гая ido_form ido-form idoform_kapsler equipro
  equi_pro equi-pro
tamsulosin tamsulosinhydroklorid | flomaxtra pinexel contiflo diffundox urimax stronazon bazetham omexel petyme tabphyn losinate pamsvax фокусин тулозин таниз
  гиперпрост сонизин тамсулозин-ретард профлосин cositam prosurin tamsumin urostad тамсулон ранопрост омсулозин тамзелин urolosin flosin proflosin
finasterid | aindeem финаст пенестер альфинал просерид урофин простерид зерлон
dutasterid дутастерид | dutrys аводарт кватердут duagen dutamed
solifenacin solifenacinsuksinat solifenacin_succinate | vesikare vesomni везомни vesitrim солифенацин-тева soliphar зевесин уродак маквесик
tolterodin tolterodintartrat толтеродин | detrusitol_retard neditol mariosea santizor уротол дейтрузитол детрузитол detrol blerone ролитен урофлекс
mirabegron | миктигра myrbetriq
oksybutynin oxybutynin_hydrochloride oxibutynin оксибутинин oksybutyninplaster | lyrinel oxytrol дриптан vesoxx dridase driptane velariq сибутин oxyspas
  contimin
sildenafil | вивайра виасан-лф эрексезил силденафил-сз vizarsin nipatra aronix granpidam реватио силдена вилдегра визарсин taxier silandyl грандпидам kamagra
  камагра cupidra mysildecard виагры виагру конегра торнетис rigix максигра
tadalafil | talmanco тадалафил-сз tadacip тадацип динамико_лонг up-great эректадил tadilecto tadalis tadliq тадалиста
desmopressin desmopressinacetat desmopressin_acetate | ddavp desmomelt desmospray desmotabs octostim octim noctiva uriplex ноктурин пресайнекс вазомирин
  адиуретин
allopurinol | милурит uricto
febuksostat | азурикс аденурик
probenecid пробенецид
alendronat | фороза теванат осталон
zoledronsyre zoledronic_acid | акласта зомета резорба резокластин
denosumab | эксджива jubbonti wyost osenvelt stoboclo ospomyv obodence
østradiol estradiolvalerat oestradiol_valerate эстрадиола_валерат østradiolplaster østradiolgel estradiolplåster estradiolvagitorier estradiolhemihydrat |
  progynon zumenon elleste-solo bedol estraderm menorest dermestril fematrix estramon estring imvexxy эстрожель эстрокад овиполь климара эстрофем орниона
  menoring эстрэйс прогинова estrace oestradose ovestrion gynokadin ortho-gynest gelisse imvaggis zeste evamist oestro-gynaedron delestrogen merimono
  oestrodose femsept estreva fem7 estriolkräm estriolkrem estriolsalve
progesteron micronised_progesterone mikronisert_progesteron progesteronkapsler прогестерон_масляный | cyclogest lutigest utrogest gestone ипрожин прожестожель
  крайнон праджисан progestan prolutex luteina susten сустен prometrium famenita cidr prid_delta eazi-breed прид-дельта
noretisteron norethisteron noretisteronacetat норэтистерон norethindrone norethisterone_acetate | noriday norlutin норколут примолют-нор primolut-n aygestin
  orgametril нор-колут mini-pe micronovum
medroksyprogesteron medroxyprogesteronacetat медроксипрогестерон medroxyprogesterone_acetate | sayana депо-провера cycrin вераплекс депо_провера depo-clinovir
  sayana-press climanor farlutal depo_provera p-sprøyte p-sprøjte p-spruta p-sprøyta supprestral
dydrogesteron didrogesteron | дигестон
levonorgestrel levonorgestrelspiral | levonortis levosertone benilexa microval follistrel norgeston микролют escapelle эскапел эскапелл postinorduo jadelle
  norplant levodonna emerres ezinelle upostelle кайлина джайдес donasert
etonogestrel etonogestrelring | импланон syreniring ornibel ринговия vagiring kirkring монолар adaring
desogestrel | marviol bimizza munalea lumendia gedarel aizea feanolla nacrez desomono lestramyl cimizt alenvona lovima лактинет tri-merci три-мерси тримерси
  чарозетты laktinett desolett dezyl desirett cerasta feminova vidizza diamilla gestonette
ulipristal ulipristalacetat ulipristal_acetate улипристал | esmya эсмия гинипристон logilia ella_one ella-one
drospirenon дроспиренона | yacella dretine daylette димиа мидиана видора симициа модэлль_про ярина_плюс эстетра palandra daylina слинда drosure angemin
  drovelis нэкстеллис lydisilka nextstellis estetrol эстетрол ярину ярины midiana
klomifen clomifencitrat clomifene_citrate | серофен serophene кломид klomid clostilbegyt
anastrozol | аримидекс
tamoksifen | tamofen soltamox
testosteron testosterone_undecanoate testosteronundekanoat testosteronundecanoat testosterongel testosteronenantat testosteronenanthat testosteroncypionat
  testosterone_enanthate testosterone_cypionate testosteronplaster | andractim sustanon testavan testim андрогель сустанон омнадрен testoviron intrinsa
  testopel restandol андриол тестогель rebido axiron virormone andropatch striant androderm natesto undestor kyzatrex reandron androtop tosstran
misoprostol | cytotek сайтотек мизопрост миролют мисодел misodel hemoprostol
mifepriston мифепристон | мифегин пенкрофтон гинестрил гинепристон миропристон женале mifegyn medabon korlym
oksytocin oxytocinnesespray oxytocin_nasal | pitocin oxitocin
ferrosulfat ferrosulfat_depot järnfumarat ferroglukonat ferroglycinsulfat glycinsulfat jernbisglysinat jernbisglycinat bisglysinat iron_bisglycinate
  ferrous_bisglycinate железа_фумарат железа_глюконат сульфат_железа хелатное_железо | neo-fer ferroplex ferro-duretter jern-c ferroduretter slow_fe
  aktiferrin актиферрин феррум-лек гино-тардиферон фенюльса ферро-фольгамма ферретаб ферронат ферронал гемофер хеферол феррогематоген maltofer_fol feraccru
  feroglobin blutsaft krauterblut
jerntabletter jern_tabletter jern_tabletten jerntabletten jerntabletterne järn_tabletter järntabletterna jerndråper jerndråber järndroppar järn_droppar
  iron_drops jernbrus jernsprøyte jernsprøyta jernsprøjte jernindsprøjtning järnspruta järninjektion iron_injection iron_shot iron_syrup jernsirup jernpasta
  jern_pasta железа_препарат таблетки_железа | uni_feron pigodex pluss_jern
folsyre folsyretilskudd folsyretablett folsyratablett folate_supplement levomefolat метилфолат methylfolate metylfolat левомефолат фолиевую фолиевой фолиевка
  фолиевку folic folinsyretabletter folsyretabletter folsyratabletter | lexpec
kobalamin methylcobalamin metylkobalamin methylkobalamin метилкобаламин kobalaminsprøyter kobalamininjektion kobalamintabletter cyanokobalamintabletter
  витамин_в12 гидроксокобаламин b12_jab b12_shot vitamin_b_twelve vitamin_b_tolv b-tolv b-tolvsprøyte b-tolv-sprøyte b-tolv-sprutan b12-vitaminsprøyte
  b12-vitaminet витамин_б_двенадцать | neo-cytamen cobalin-h cytamen betolvidon b-combin_stærk
vitamin_d vitamin-d3 vitamin-d2 ergokalsiferol ergocalciferol эргокальциферол kolekalciferol kolekalsiferoldråper cholekalciferol vit_d d3-vitamin
  d-vitamin_dråper vitamin_d-dråper vitamin_d_dråper vitamin_d-dråber vitamin_d_dråber d-vitamintabletter d-vitaminkapsler d-vitaminkapslar vitamin_d_drops
  vitamin_d_tablets vitamin_d_capsules vit-d vitamin_d_three d3_drops витамин_дэ витамин_дэ_три витамин_д_три витамин_ди_три | nycoplus_d3-vitamin stexerol
  plenachol aviticol desunin минисан divisun_forte vigantoletten вигантолетты фортедетрим benferol_forte ddrops d-drops fultium-d3 pro-d3 mini_sun
  nycoplus_d-dråper nycoplus_d_dråper
vitamin_c askorbin ascorbic ascorbinsyra askorbinsyretabletter аскорбиновая_кислота аскорбиновую_кислоту аскорбинку аскорбинки c-vitamintabletter
  c-vitaminpulver c-vitamin_brus c-vitaminer vitamin_c_brusetablett c-vitaminbrus c-brus vitamin_c_tablets | ido_c redoxon cetebe асвитол цетебе аскорутин
  c-vimin cvimin nycoplus_c-vitamin
kalsium kalsium_d kalsium-d kalsiumtablett kalcium_d kalcium_d-vitamin calcium_d calcium_vitamin_d calcium_and_vitamin_d kalk_med_d-vitamin kalk_d-vitamin
  kalcium-d kalkbolus calcium_bolus kalciumbolus kalsiumbolus calciumbolus kalkpasta kalk_pasta kalsiumpasta kalciumpasta calciumpasta calcium_paste
  kalkpulver kalk_pulver kalkpuder calciumpulver kalsiumpulver kalciumpulver calcium_powder limestone_flour calciumtilskud kalciumtillskott kalsiumtilskudd
  кальций_д кальций_д_три кальций_дэ_три кальций_ди_три кальций_д3_никомед кальций-д3_никомед кальций_д_три_никомед кальций_дэ_три_никомед
  кальций_с_витамином_д препарат_кальция препараты_кальция таблетки_кальция | kalcipos-d recikalc calcium-sandoz theical-d3 theical natecal calceos cacit
  evacal_d3 кальцемин_адванс натекаль компливит_кальций kalsigran sandocal nycoplus_kalsium weifa-kalsium unikalk_basic unikalk_forte unikalk_silver caltrate
  ad-cal кальция_карбонат calcitugg kalcichew adcal_d3 adcal_d_three add_cal ideos calcidelice calcivet calci_vet zolcal zolcal-d zolcal_d nutrobal nutro_bal
  calciphos calci_phos kalkbella kalk_bella reptocal reptokal рептокаль рептокальций кальцихью кальцихью_д_форте кальцихью_д3 кальцивет
magnesium_tablets magnesiumsitrattabletter magnesiumcitrat magnesiumglycerofosfat magnesium_glycerophosphate magnesium_oxide magnesium_aspartate
  magnesiumaspartat magnesiumglycinat магния_оксид магний_цитрат магния_цитрат глицинат_магния магний_глицинат magnesium-sandoz magnesium_tabletten
  magnesiumbrus magnesium_brus magnesiumbrusetabletter magnesiumpiller magnesiumkapsler magnesiumkapslar magnesium_aspartat magnesium_citrat
  magnesium_glycinate magnesium_glycinat magnesium_oxid magnesium_bolus magnesiumbolus таблетки_магния препарат_магния магний_шипучий шипучий_магний
  магния_оротат магний_оротат оротат_магния | magnaspartate neomag magnaphate maglyte nycoplus_magnesium_forte magne-b6 магне_b6_форте magnerot maginex
  salilac magnesiamelk magnesiamjölk magnesiamælk магнерот_классик
kaliumklorid kaliumkloridtabletter калия_хлорид_таблетки kaliumchlorid kalium_chlorid kaliumtilskud kaliumtilskudd kaliumtillskott kaliumdrypp kaliumdropp
  kaliumdrop potassium_tablets potassium_supplement | slow-k slow_k kay-cee-l kay_cee_l kalium_retard kalinorm_depot kaleorid_retard калипоз калий-нормин
  k-dur калдиум sando_k
omega-3 омега-3_кислоты омега-3_триглицериды omega3 omega_3_capsules omega-3-kapsler omega-3-kapslar omega_tre_kapsler omegatre omegatre-kapsler omega_three
  omega_threes omega-3_fettsyrer fettsyrekapsler fiskeolie_kapsler fiskeoliekapsler fiskeoljekapsler fiskoljekapslar fish_oils fish_oil_capsules cod_liver_oil
  cod_liver_oils levertran levertrankapslar torskelevertran torskeleverolje torskeleverolie trankapsler tran_kapsler масло_лососевое лососевого_масла
  масло_лосося омега3 рыбьего_жира жир_рыбий | витрум_кардио teromeg maxepa eskimo3 lovaza triomega смартомега smartomega viacutan via_cutan maxani
  möller's_tran
timolol | blocadren betim арутимол окумед тимоптик tiopex eysano nyogel timoptol_la optimol
latanoprost | глаупрост пролатан
bimatoprost биматопрост | latisse люмиган eyreida
dorzolamid | дорзопт dorzamed vizidor
brimonidin бримонидин | альфаган люксфен brymont brimoratio
cyklopentolat cyklopentolate | мидримакс цикломед
hyaluronsyre hyaluronidas гиалуронидаза гиалуронидазы бовгиалуронидаза sodium_hyaluronate hyaluron_drops hyalurondråber hyalurondråper | hyalase лидаза лидазу
  лонгидаза лонгидазу лонгидазы hylenex cystistat ialuril hyacyst gepan_instill уро-гиал instylan офтагель хилопарин hylo-gel hylo-tear hylo-dual катионорм
  cationorm vita-pos lacri-lube siccapos слезин баларпан lipolasic clinitas simple_eye_ointment artelac_splash hydromoor evolve_hypromellose hycosan hyco-san
  hyco_san hylo_forte hylo-forte hyloforte hylo_night hylo-night hylonight hylo_comod vitapos viskotears visko_tears lubrithal lubri_thal
natriumkromoglikat кромоглициевая кромоглициевая_кислота natriumkromoglykat cromolyn | nalcrom rynacrom vividrin intal интал лекролин catacrom optrex_allergy
  hay-crom
olopatadin олопатадин | опатанол
adrenalin epinefrin adrenalinpen | epipen_junior altellus eurneffy neffy minijet
lidokain xylocard lidocainplaster lidokainplaster lidokainsalva lidokaingel emlaplåster emla_plåster emlaplaster emlakrem emlakräm emla-krem emlacreme
  lidokaindrypp lidokaindropp | rapydan версатис эмла лидохлор динексан dynexan lidbree lmx4 катеджель oraqix lignospan xylonor fortacin xylocain-adrenalin
  pliaglis denela dentinox nulbia anesderm акриол lidobel lidor
bupivakain | marcaine sensorcaine exparel маркаин
mepivakain мепивакаин | scandonest carbocaine mepidental intra-epicaine мепивастезин скандонест
propofol | diprivan propolipid recofol propoflo proposure rapinovet propomitor диприван
ketamin | калипсол vetalar ketaset anaestamine ketavet ketabel anesketamin narkamon
medetomidin | medetor sededorm medeson sedastart
deksmedetomidin дексмедетомидин | dexdor igalmi дексдор dexmopet sedadex
detomidin детомидин | equisedan detogesic detosedan domosedan_gel домоседан
xylazin | xylapan sedaxylan chanazine nerfasin xylasol ксилавет ксиланит
romifidin ромифидин | rominervin
acepromazin | acecare calmivet ветранквил prequillan
alfaksalon альфаксалон | альфаксан
isofluran | isoflo vetflurane attane isothesia isocare аерран форан
naltrekson | вивитрол vivitrol
disulfiram | тетурам эспераль
vareniklin | chantix чампикс
nikotin nikotintyggis nikotin_tyggis nikotin_tyggegummi nikotin_tuggummi nikotin_plaster nikotinsugetabletter никотиновая_жвачка никотиновый_пластырь |
  nikotin_ell
karprofen | carprieve carprogesic rycarfa xelcor рикарфа римифин tergive
robenakoksib | robexera
firokoksib | firodyl
mavakoksib мавакоксиб
cimikoksib цимикоксиб
grapiprant | галлипрант
fluniksin | pyroflam meflosyl allevinix vetaflumex flunazine flunidol cronyxin_paste finadyne_paste flunixin_norbrook флунекс флунекса
fenylbutazon | pro-dynam butagran phenycare
metamizol | optalgin analgin metapyrin
butylskopolamin butylskopolaminbromid | buscomint
dantrolen дантролен
pimobendan | fortekor_plus zelys
fipronil | frontline_tri-act effitix fiprotec fipnil fiproclear effipro_duo fiprex frontect eliminall фипрафорт фиприст фипромакс рольф_клуб блохнэт блох_нэт
  perfikan fypryst fyperix
imidakloprid имидаклоприд | адвантикс адвантейдж clearspot foresto foresto_halsbånd seresto_halsbånd seresto-halsbånd seresto-halsband
selamektin селамектин | chanhold
moksidektin | zermex quest_gel
fluralaner | exzolt
afoksolaner афоксоланер
sarolaner сароланер
lotilaner лотиланер | credelio_plus кределио credelio_quattro
prazikvantel | бильтрицид biltricide cysticide prazitel cazitel endoguard plerion dehinel exitel anthelmin_plus drontal_dog drontal_cat троцил цестал прател
  дронтал_плюс дронцит zipyran
milbemycin | milbeguard milbetel мильбетел interceptor_plus
fenbendazol | zerofen fenbenat
pyrantel | гельминтокс combantrin strongid-p embotape exhelm
febantel фебантел
toltrazuril | tolracol zorabel espacox tolzesya baycox_bovis толтарокс zuritol isocox baycox_multi
ponazuril | marquis_paste
sulfadiazin сульфадиазин sulphadiazine | hydrotrim
tylosin | tyluvet pharmasin bilosin tylucyl тилан
florfenikol florfenikolfoder florfenikolfôr | norfenicol floron cadorex fenflor kefloril colfen aquaflor florocol нуфлор флорокол flordofen
clorheksidin klorhexidinkräm klorheksidinkrem klorhexidinsprit chlorhexidin klorheksidinsprit klorhexidinglukonat chlorhexidine_gluconate | hibisol hibi
  hibicet hydrex unisept savlon chloraprep пливасепт curasept paroex perio-aid periogard гексикон_д гибискраб hexident cepton savlodil tisept klorhex klorheks
  clorexyderm_spot peptivet sebocalm pyoclean pyoseptin etiderm paxcutol hibiclens malaseben
capromorelin капроморелин
cabergolin | берголак агалатес cabaser cabaseril kabaser finilac velactis галастоп лактостоп
deslorelin деслорелин | ovuplant
altrenogest | virbagest
pergolid перголид
dembreksin | dembrexin
klenbuterol | planipart dilaterol
metokarbamol метокарбамол
cyklobenzaprin циклобензаприн | amrix
hydrokodon гидрокодон
hydromorfon гидроморфон | palladone palladon jurnista opidol hydal
etodolak этодолак | eccoxolac
indometacin indometasin индометацин | confortid indocid indocin метиндол
tranylcypromin tranylcypromine | parnate
buspiron буспирон | спитомин
fluorouracil фторурациловая | flurablastin adrucil carac
glukosamin | cortaflex corta_flex кортафлекс gelenkvital gelenk_vital seraquin sera_quin
mannitol маннит mannit mannitol-inhalasjon | osmitrol
natriumbikarbonat natriumhydrogenkarbonat sodium_hydrogen_carbonate natriumhydrogencarbonat бикарбонат_натрия гидрокарбонат_натрия натрия_гидрокарбонат
  natriumbikarbonattabletter natriumbicarbonat natrium_bikarbonat natrium_bicarbonat natriumvätekarbonat natrium_hydrogenkarbonat bicarb bicarb_of_soda
  bicarbonate_of_soda sodium_bicarb natrontabletter natron_tabletter natriumbikarbonatkapsler натрия_бикарбонат bikarbonatdrypp bikarbonatdropp
  bicarbonate_drip | nephrotrans
aktivt_kull medicinsk_kul medisinsk_kol угольные_таблетки активированного_угля_таблетки aktiv_kul kullpulver kull_pulver kulsuspension carbo_medicinalis
  уголь_активированный угля_активированного | carbosorb карболонг карбопект карбосорб norit белый_уголь сорбекс carbodote carbo_dote carbovet carbo_vet
  carbo_mix
мексидол | мексидол-вет мексидолвет нейрокс мексикор мексифин
глицин | глицисед
валокордин валидола нитровалидол | корвалмент corvalol valocordin корвалольчик
милдронат мельдония meldonium | идринол мидолат вазомаг
троксерутин hydroksyetylrutosid oxerutins гидроксиэтилрутозид rutosider hydroxietylrutosid | paroven venoruton венорутон троксевенол индовазин троксактив
  индовенол
диосмин гесперидин | веносмин венозол флебавен вазокет phlebodia
диоксидин | диоксиколь
мирамистин | окомистин septomirin
фурацилин фурациллин nitrofural нитрофурал nitrofurazone nitrofurazon | furacin фурасол
тилорон лавомакс | амиксина тилаксин тилорам
интерферон | extavia betaseron авонекс ребиф бетаферон ронбетал инфибета кипферон генферон реаферон ингарон роферон intron-a roferon-a
ингавирин имидазолилэтанамид витаглутам | дикарбамин
аквамарис | аква_марис аква-марис аквамарис_стронг aqua_maris
тантум_верде | тантум_роза rosalgin
jod jodsprit jod_sprit йодная_настойка настойка_йода спиртовой_йод раствор_йода
ringer-acetat ringerlactat ringer-lactate ringer_lactate compound_sodium_lactate рингер-лактат раствор_рингера раствора_рингера рингер-ацетат | plasma-lyte
  plasmalyt sterofundin ringerfundin стерофундин isolyte ионостерил ацесоль дисоль трисоль хлосоль
botox botulinum_toksin_a botulinumtoxin botulinumtoxin_a botulinum_toxin ботулотоксин ботулинический_токсин ботулинотоксин | vistabel bocouture relfydess
  релатокс ботулакс letybo myobloc neurobloc ксеомин азалюр миотокс nuceiva vistabex alluzience jeuveau
hydralazin гидралазин | nepresol dihydralazin
ranolazin ранолазин | ранекса
glipizid глипизид | glibenese мовоглекен минидиаб minodiab glucotrol
paklitaksel nab-paclitaxel paklitaxel | abraxane pazenir таксол абраксан
docetaksel доцетаксел | таксотер
digitoksin дигитоксин
tinidazol тинидазол | фазижин simplotan
fidaxomicin фидаксомицин fidaksomicin | dificlir dificid дификлир
ertapenem эртапенем | invanz инванз
meropenem | меронем меропенем-веро vabomere vaborem
piperacillin пиперациллин_тазобактам piperacillin-tazobactam piperacillin-tazobaktam tazobaktam тазобактам | тазоцин pip-taz piptaz pip-tazo piptazo tazar
  zosyn
dienogest | dienorette dienille силует алвовизан zafrilla визанны визанну бонадэ климодиен syafrilla биогест dinagest дименда
etinylestradiol etinylöstradiol ethinyloestradiol этинилэстрадиол ethinyløstradiol etinyløstradiol-levonorgestrel | ovranette logynon levest eugynon
  trinordiol tri-regol триквилар три-регол ригевидон минизистон trionova триовулен овидон микрогинон_форте femigoa leverette maexeni elevin ovreena
  tri-minulet sunya nordette neogentrol microstad levora trikvilar triregol
энтеросгель энтеросгеля | полисорб_мп силикс полисорб_плюс
nafarelin нафарелин
актовегин | solcoseryl actovegin левомеколя левомеколем
norgestimat норгестимат | cilique силест ortho_tri-cyclen amorest norgesta edelsin tri-cilest
tibolon тиболон | ливиал boltin ледибон велледиен
bromokriptin бромокриптин bromocriptin | парлодел бромэргон пэрлодел pravidel абергин бромокриптин-рихтер cycloset
raloksifen ралоксифен raloxifen raloxifene_hydrochloride | optruma эвиста
goserelin гозерелин | золадекс reseligo novgos xanderla гозерелин-лонг
leuprorelin лейпрорелин leuprorelinacetat leuprolid leuprolide | lutrate_depot люкрин люкрин_депо элигард лупрайд lupron camcevi staladex politrate leptoprol
  procren_depot lucrin fensolvi лейпролид enantone prostap луприд
degareliks дегареликс | фирмагон
bikalutamid бикалутамид | bicalox касодекс
abirateron абиратерон | зитига
alfuzosin альфузозин alfuzosinhydroklorid | besavar дальфаз дальфаз_ретард vasran uroxatral alfetim альфупрост alfupros
fesoterodin фезотеродин fesoterodinfumarat | tovedeso товиаз teraleve
vardenafil варденафил | staxyn левитра левитры vilitra ваденафил
avanafil аванафил | стендра stendra
trospium trospiumklorid trospiumchlorid trospium_chloride троспия_хлорид троспия троспий | regurin uraplex flotros urivesc спазмо-лит sanctura
nitrendipin нитрендипин | baypress нитремед
fosinopril | monopril staril моноприл фозикард фозинотек фозикард_н monopril_plus фозид
kvinapril квинаприл | accupro accupril аккупро accuretic аккузид accupro_comp
trandolapril трандолаприл | gopten odrik гоптен mavik
nikorandil никорандил | ikorel кординик
propafenon | arythmol rythmonorm ритмонорм
dipyridamol | persantin_retard курантил_н персантин asantin asantin_retard asasantin_retard
fondaparinuks фондапаринукс | арикстра
fluvastatin флувастатин | lescol_depot canef_depot лескол лескол_форте nandovar luvinsta dorisin pinmactil stefluvin
alirokumab алирокумаб | пралуэнт
inklisiran инклисиран | сибрава
saksagliptin саксаглиптин | онглиза
vildagliptin | jalra xiliarx галвус_мет агарта вилдавел
ertugliflozin эртуглифлозин | стиглатра steglujan segluromet
eksenatid exenatid эксенатид | баета
glukagon glukagoninjeksjon | gvoke
siklesonid циклесонид | альвеско aservo aservo_equihaler equihaler equi_haler
olodaterol олодатерол | стриверди
indakaterol индакатерол | онбрез ультибро xoterna ulunar
umeklidinium умеклидиний
aklidinium аклидиний | bretaris бретарис
glykopyrron glykopyrrolat glycopyrrolate гликопиррония_бромид гликопирроний | cuvposa сибри enurev tovanor
fenoterol фенотерол | berotec беротек
roflumilast рофлумиласт | zoryve libertek daliresp
mepolizumab меполизумаб | нукала
benralizumab бенрализумаб | фазенра
klorfeniramin хлорфенамин | allerief
azelastin азеластин | rhinolast optilast
ketotifen | ketofall
travoprost травопрост | траватан
brinzolamid бринзоламид | азопт бринзопт
pilokarpin пилокарпин | salagen
amikacin | amikin arikayce селемицин liposomal_amikacin biklin amukin
daptomycin даптомицин | cubicin кубицин
teikoplanin тейкопланин | targocid таргоцид
imipenem имипенем | tienam primaxin тиенам recarbrio
ceftazidim цефтазидим | kefadim вицеф тизим
ceftiofur цефтиофур | cevaxel cefenil ceftiomax eficur cefavex цефтонит цефтиосан ceftiocyl truleva readycef
cefiksim cefixim | suprax супракс_солютаб цефорал_солютаб цемидексор цефорал
benzylpenicillin bensylpenicillin penicillin_g penicillin-g бензилпенициллин benzylpenicillinnatrium | crystapen penicillin_rosco ciprocillin
prokainpenicillin pen_and_strep pen-and-strep pen'n'strep pen_n_strep pen_og_strep pen_strep_vet | ultrapen duplocillin multiject albiotic benestermycin
kloksacillin клоксациллин | lactaclox orbenin_la orbenin_extra bovaclox kloxerate noroclox
roksitromycin рокситромицин | рулид rulid элрокс ровенал
minocyklin миноциклин minocyclin minosiklin | minocin aknemin acnamino sebomin dentomycin
metenaminhippurat methenamine_hippurate metenaminhippuratt metenamin-hippurat | hipeksal urotractan уротропин
etambutol этамбутол
amorolfin аморолфин | лоцерил curanail офломил экзоролфин омолфин curanel amorocutan лоцетар funtrol
famciklovir фамцикловир famcyclovir | фамвир фавирокс минакер фамацивир
malation malathion_lotion | derbac derbac-m prioderm quellada quellada-m suleo-m
leflunomid лефлуномид | арава
merkaptopurin меркаптопурин | purinetol purinethol пуринетол
mykofenolat микофенолат mykofenolatmofetil mykofenolsyre mycophenolic_acid | ceptava селлсепт майфортик
golimumab голимумаб | симпони
tofacitinib тофацитиниб | яквинус
baricitinib барицитиниб | олумиант
upadacitinib упадацитиниб | ранвэк
sterkulia стеркулия | normacol
prukaloprid прукалоприд | резолор motegrity
linaklotid линаклотид
cyklizin cyclizin циклизин | marezine
skopolamin scopolamin scopolamine skopolaminplaster skopolaminplåster скополаминов скополаминовый_пластырь scopolamine_patch scopoderm_plaster | kwells
  joy-rides scopoderm_tts
cimetidin циметидин | tagamet gastrobitan acinil тагамет
dekslansoprazol декслансопразол dexlansoprasol | дексилант dexilant
kolestyramin cholestyramin colestyramin колестирамин холестирамин | questran-light
orlistat | ксеникал орсотен листата beacita орлимакс
paliperidon палиперидон | trevicta byannli ксеплион инвега тревикта
ziprasidon зипрасидон | зелдокс
lakosamid лакосамид | вимпат
zonisamid зонисамид | зонегран desizon
akamprosat акампросат
naratriptan наратриптан
fremanezumab фреманезумаб | аджови
galkanezumab галканезумаб | эмгалити
ropinirol ропинирол | реквип ralnea ippinia
rasagilin разагилин | азилект
rivastigmin ривастигмин exelonplåster exelonplaster exelonplåstret exelon_plaster exelon_plåster exelon_patch | prometax nimvastid kerstipon экселон
karisoprodol | somadril
orfenadrin orphenadrin орфенадрин | disipal lysantin
klorzoksazon хлорзоксазон
risedronat risedronic ризедронат ризедроновая
teriparatid терипаратид | movymia terrosa sondelbay фортео форстео терипаратид-бинергия livogiva kauliv qutavina остеотерон
jernkarboksymaltose jerninfusjon järninfusion jerninfusion iron_infusion järnkarboximaltos jerncarboxymaltose ferric_derisomaltose jernderisomaltose
  jernisomaltosid isomaltosid iron_isomaltoside железа_карбоксимальтозат карбоксимальтозат | феринжект монофер diafer космофер injectafer monoferric
magnesiumsulfat magnesium_sulfate magnesium_sulfat bittersalt epsom_salt epsom_salts epsomsalt epsomsalter английская_соль магния_сульфат сульфат_магния
  магнезии_сульфат
naftidrofuryl naftidrofuryloxalate нафтидрофурил | praxilene дузофарм
pentoksifyllin | trental вазонит агапурин пентилин флекситал латрен арбифлекс
ropivakain ропивакаин | наропин
desoksykorton | percorten-v
tulatromycin тулатромицин | tulissin tulaven increxxa tulinovet rexxolide tulieve macrosyn драксин
kloprostenol клопростенол | planate cyclix estroplan genestran эстрофан магэстрофан veteglan pgf_veyx gestavet_prost bioestrovet
dinoprost динопрост | enzaprost энзапрост динолитик
gonadorelin гонадорелин | lutrelef cryptocur kryptocur relefact gonavet ovarelin cystorelin gonabreed acegon ovacyst сурфагон
cyproteron ципротерон cyproteronacetat cyproterone_acetate cyproteron_acetate cyproteron-etinyløstradiol | diane-35 диане-35 dianette cypretyl zyrona feminil
  клементин климен андрокур co-cyprindiol acnocin cypreton cicafem vreya elleacnelle эрика-35 беллуне andro-diane cypestra
kalsiumborglukonat kalciumglukonat calciumgluconat kalsiumglubionat calcium_glubionate кальция_глюконат глюконат_кальция глюконата_кальция calciumglubionat
  kalciumborglukonat calciumborgluconat calciumborglukonat kalsiumboroglukonat kalsium_boroglukonat kalsium_borglukonat calcium_borglukonat
  calcium_borogluconat borglukonat boroglukonat borogluconate бороглюконат борглюконат_кальция бороглюконат_кальция борглюконат_кальций кальций_борглюконат
  кальций_бороглюконат | calciject calcitat maxacal calcijekt calcibel calphon_forte magniject calcimag calcimax
fenylpropanolamin | urilin propalin_sirop
betanekol бетанехол bethanekol | myotonine
selegilin селегилин | zelapar юмекс
dexketoprofen deksketoprofen | фламадекс
lornoxicam lornoksikam
ацеклофенак | аэртал_гель
petidin петидин meperidine | demerol
naloksegol налоксегол
capsaicin | axsain zacin
fluanxol flupentixole flupenthixol флупентиксол | флюанксол
zuklopentiksol zuklopentixol зуклопентиксол | clopixol клопиксол
perfenazin перфеназин | этаперазин
kariprazin карипразин | реагила
lurasidon луразидон | латуда
deksamfetamin | amfexa dexedrine
daridorexant даридорексант
афобазол | афобазол_ретард
новопассит | ново-пассит
ноотропил | луцетам
винпоцетин | кавинтон_форте телектол бравинтон
церебролизин | церебролизат
almotriptan алмотриптан
frovatriptan фроватриптан | фромирекс
flunarizin флунаризин
pizotifen | sanomigran
brivaracetam бриварацетам | бривиак
perampanel перампанел | файкомпа
rotigotin ротиготин | неупро leganto
amantadin | мидантан пк-мерц gocovri trilasym пк_мерц pk-merz
galantamin галантамин | gatalin gazylan реминил нивалин luventa
pyridostigmin пиридостигмин | калимин regonol
fampridin fampridine dalfampridine | fampyra фампира
glatiramer глатирамер | brabio copemyl копаксон аксоглатиран
dimetylfumarat диметилфумарат | fumaderm текфидера скиларенс
proklorperazin прохлорперазин | compazine
cinnarizin | стугерон стугерон_форте arlevert
isradipin исрадипин | lomir prescal ломир
losartan-hydroklortiazid | fortzaar cozaar-comp lozarcomp hyzaar_forte гизаар гизаар_форте cozaar_comp_forte лозарел_плюс презартан_н losartan_comp
  losartancomp
pindolol пиндолол | visken вискен betapindol вискалдикс
metyldopa метилдофа | aldometil presinol
bempedoinsyre bempedoic_acid бемпедоевая_кислота бемпедоевая | нилемдо nexlizet
cilostazol цилостазол | pletal адуцил
триметазидин | vastarel предуктал_мв предуктал_од депренорм депренорм_од римекор антистен тримектал предизин триметазид ангиозил
панангин калия_и_магния_аспарагинат | панангин_форте
kortison kortisonacetat cortisone_acetate cortisoneacetat
kalsitriol kalcitriol кальцитриол | рокальтрол остеотриол silkis
østradiol-noretisteron | kliovance elleste_duet elleste_conti evorel_sequi evorel_conti climagest climesse клиогест трисеквенс паузогест novofem_mite kliofem
  clinorette estalis_sekvens sequidot sekvidot активель активелла клиовелль estracomb климодьен femoston-conti estragest
fezolinetant фезолинетант | veozah
levonorgestrel-etinyl | microgyn microlite
bismut bismutsubsalisylat bismuth_subsalicylate bismuth_subcitrate висмута_трикалия_дицитрат bismutsubcitrat | pylera эскейп улькавис викалин викаир de-nol
  peptobismol
racekadotril | tiorfan гидрасек
docusat docusate_sodium dioctyl docusatnatrium докузат glycerine_suppositories glycerol_suppositories glyserolstikkpiller | dulcoease norgalax docusol
  норгалакс глицелакс глицериновые_свечи глицериновые_суппозитории colace
lidokain-hydrokortison | ultraproct proctofoam uniroid uniroid-hc proctosone ауробин aurobin проктоседил ультрапрокт гепазолон faktu безорнил гепатромбин_г
  гепатромбин-г proctocort proktosedyl sheriproct
hyoscyamin гиосциамин
vedolizumab | энтивио
rifaximin rifaksimin рифаксимин | xifaxanta targaxan альфанормикс альфаксим спирексид
enterol сахаромицеты
budesonid-formoterol | wockair форадил_комби biresp gibiter
flutikason-salmeterol | салмекорт тевакомб wixela fusacomb sereflo stalpex aloflute salflumix
beklometason-formoterol беклометазон_с_формотеролом беклометазон-формотерол | luforbec bibecfo proxor
trelegy | elebrato temybric треледжи
umeklidinium-vilanterol | аноро
tiotropium-olodaterol | спиолто yanimo
karbocistein | флуифорт либексин_муко
kodein-hostesaft cough_bottle
butamirat бутамират | панатус коделак_нео sinecod
rupatadin рупатадин | alergoliber
levokabastin левокабастин
pivampicillin пивампициллин
ceftibuten цефтибутен | cedax цедекс
cefkinom цефкином | cephaguard cefimam qivitan virbactan кобактан
spiramycin спирамицин | rovamycin ровамицин
josamycin | вильпрафен_солютаб
norfloksacin | utinor норбактин норилет noroxin lexinor
retapamulin ретапамулин
ekonazol эконазол | ecostatin певарил экодакс экалин gyno-pevaryl_depot
albendazol | eskazole саноксал альбен albenil albex альвет альвет_суспензия
benzylbenzoat bensylbensoat бензилбензоат benzyl_bensoat | бензилбензоатовая бензилбензоатная эмульсия_бензилбензоата
dimetikon dimetikonlusmiddel | пара-плюс para_plus fullmarks full_marks nyda нюда
malarone | wellvone маларон maloff maloff_protect
krisaborol crisaborole | staquis eucrisa
podofyllotoksin podofilox подофиллотоксин | кондилин вартек
klindamycin-benzoylperoksid | indoxyl индоксил acanya
minoxidil minoxidilskum minoxidil_foam | loniten regaine_forte генеролон косилон алерана ревасил
selensulfid selenium_sulphide селена_сульфид selenium_sulfide | selukos сульсен
kaliumpermanganat калия_перманганат permanganate_of_potash перманганат_калия марганцовки марганцовкой | permitabs
sinksalve sinkkrem zinkkräm zinksalve цинковая_мазь цинковую_мазь цинковой_мазью паста_лассара zinc_and_castor_oil sinkliniment zinkliniment zincpasta
  zink_salve zink_salven zinkkreme zinkcreme zinc_cream zinc_ointment zinc_paste zinc_paste_bandage zinkpaste zinc_bandage sinkfett sink_fett sink_salve
  zinkpastabind цинковая_паста цинковую_пасту | циндол судокрем metanium morhulin деситин desitin drapolene цинокап инотиол
dexeryl dekspanthenol d-panthenol д-пантенол panthenol | дексерил bepanthol bepanthen_plus бепантен_плюс пантодерм пантенолспрей bepantol bepanten корнегель
  пантенол-спрей panthenolspray
flumetason флуметазон locacorten-vioform locacortenvioform | лоринден lorinden fluvet
darifenacin дарифенацин darifenasin | эмселекс энаблекс enablex
dapoksetin дапоксетин dapoxetin | priligy прилиджи примаксетин
канефрон фитолизина уролесана | канефрон_н
tiamin thiamine_hydrochloride vitamin_b1 vitamin-b1 b1-vitamin витамин_b1 витамин_б1 thiamintabletter | tyvera athiam benfogamma тиамина_хлорид
pyridoksin vitamin-b6 b6_vitamin pyridoxal piridoxin витамин_в6 vitamin_b_six vitamin_b_seks vitamin_b_sex b-seks витамин_б_шесть
vitamin_k phytomenadion vitamin-k витамин_к менадион menakinon menaquinone vitamin_k-dråper k-vitamindråber k-vitaminspruta vitamin_k_shot vitamin_k_jab |
  konakion_novum neokay
kaliumjodid potassium_iodide kaliumjodidtabletter jodtablett калия_йодид йодид_калия jodtablet iodine_tablets калий_йодид kaliumiodid jodtabletter | jodix
  йод-актив йодактив микройод йодандин thyrosafe iosat
nalmefen налмефен | селинкро
klordiazepoksid хлордиазепоксид | элениум elenium
tetanus stivkrampevaccine stelkrampsvaccin tetanus_vaccine stivkrampesprøyte tetanus_jab tetanus_shot stelkrampsspruta столбнячный_анатоксин
  вакцина_от_столбняка прививка_от_столбняка tetanus_booster tetanusvaksine stivkrampevaccination tet_shot tetanus_booster_shot adt_booster adt_vaccine
  adt_shot ас-анатоксин ас_анатоксин stivkrampe_sprøyte stivkrampe_vaksine stelkramps_spruta анатоксин_столбнячный
influensavaksine influenza_jab flu_vaccination flu-jab flujab influensavaccinering influenzavaccination гриппозная_вакцина прививку_от_гриппа
  вакцина_от_гриппа противогриппозная influenzavacciner influensavacciner вакцину_от_гриппа influensa_vaksine influensa_vaccin influenza_vaccin
  vaksine_mot_influensa vaksinen_mot_influensa vaksina_mot_influensa vaccin_mot_influensa vaccine_mod_influenza influenza_vaccination spruta_mot_influensa
  sprøyte_mot_influensa sprøyta_mot_influensa sprøjte_mod_influenza прививка_против_гриппа вакцину_против_гриппа вакцина_против_гриппа | ваксигрип
  гриппол_плюс ультрикс совигрипп инфлювак flucelvax supemtek flublok optaflu agrippal begripal intanza afluria flulaval fluzone flumist флю-м инфлексал
  fluvirin ваксигрипп xanaflu preflucel imuvac pandemrix флюваксин celvapan focetria бегривак флюарикс гриппол
anti-d anti-d_immunoglobulin anti-d-immunoglobulin anti-d-immunglobulin антирезусный_иммуноглобулин антирезус anti_d анти-d иммуноглобулин_анти-резус
  иммуноглобулин_анти_резус антирезусный | d-gam гиперроу резонатив рофилак immunoro партобулин hyperrho partobulin партогамма rhesogam
palivizumab паливизумаб нирсевимаб | синагис sinagis бейфортус
enflikoksib энфликоксиб
tepoksalin tepoxalin | zubrin
tolfenaminsyre tolfenamsyre tolfenamic_acid | clotam толфедол
suksibuzon суксибузон
klomikalm кломикалм
kaolin | про-колин про_колин проколин prokolin_pasta pro_kolin_pasta prokolin_paste pro_kolin_paste prokolin_plus
orbifloksacin orbifloxacin орбифлоксацин | orbax
metronidazol-spiramycin | buccoval
tiamulin тиамулин | tiamutin vetmulin
amprolium ампролиум | coxoid
gentamicin-betametason-klotrimazol | mometamax_ultra otomicol
otodine | otifree cerumaural cleanoral отифри
deltametrin дельтаметрин | spotinor versatrine butox_swish dectospot alphamax бутокс alpha_max alpha-max scalibor-halsbånd scalibor-halsband
flumetrin флуметрин | bayvarol bayticol
spinosad | панорамис trifexis
milbemycin-prazikvantel milbemycin-praziquantel
nitenpyram | капстар
ilunocitinib илуноцитиниб
hydrokortisonaceponat hydrocortisonaceponat hydrokortison_aceponat | кортаванс
polysulfat | elmiron anarthron osteopen
efedrin эфедрин | caniphedrin
proligeston megestrolacetat | megace мегейс мегестрол
osateron | ипозан
glukoseinfusjon glucose_infusion glukosinfusion glukosedrypp dextrose_infusion глюкозы_раствор раствор_глюкозы сорбилакт glukosedropp glukosedrop
  glukose_drypp glukos_dropp glucose_drip dextrose_drip dextrose dekstrose dextros iv_glucose декстроза декстрозу декстрозы глюкоза_внутривенно | rehydrex
  benelyte
parafinolje paraffin_olie paraffin_olja paraffin_oil paraffinolje paraffin_olje масло_вазелиновое парафиновое_масло
isoksuprin | navilox circulon
natriumhyaluronat | hyalovet hy-50 hylartil
tiletamin-zolazepam золазепам | telazol телазол
pentobarbital пентобарбитал | euthoxin euthanimal dolethal somulose pentoject euthatal lethobarb
insulin_degludek-aspart | райзодег
insulin_degludek-liraglutid | ксултофай
empagliflozin-metformin | синджарди
sitagliptin-metformin | янумет янумет_лонг efficib velmetia ristfor яситара_мет велметия
dapagliflozin-metformin | сигдуо сигдуо_лонг
finerenon финеренон | керендия firialta
amlodipin-valsartan | exforge_hct эксфорж ко-эксфорж вамлосет валз_комби copalia dafiro ко-вамлосет imprida
balsalazid балсалазид
iksekizumab иксекизумаб
risankizumab рисанкизумаб | скайризи
guselkumab гуселькумаб | тремфея
certolizumab цертолизумаб certolizumab_pegol | симзия
abatacept абатацепт | оренсия
tocilizumab тоцилизумаб | actemra tyenne актемра
klobazam клобазам | tapclob perizam
melperon melperone мелперон
amisulprid амисульприд | солиан
levofloksacin-øye | сигницеф л-оптик офтаквикс
brinzolamid-brimonidin | симбринза
bimatoprost-timolol | ганфорт
prasteron прастерон dhea dehydroepiandrosteron dehydroepiandrosterone дгэа дегидроэпиандростерон | gynodian гинодиан гинодиан_депо
kattevaksine cat_vaccine kattvaccin kattevaccine kattepestvaksine kattpestvaccin | felocell фелоцел fel-o-vax fevaxyn versifel leucogen feligen leukocell
  пуревакс квадрикат nobivac_tricat nobivac_felv purevax_rcp
hundevaksine hundevaccin dog_vaccine valpevaksine valpvaccin hvalpevaccine puppy_vaccine valpesykevaksine valpsjukevaccin hundesygevaccine distemper_vaccine
  parvovaksine parvovaccin parvovaccine kennelhostevaksine kennelhostvaccin kennelhostevaccine kennel_cough_vaccine прививка_от_чумки | canigen duramune
  primodog canixin bronchi-shield эурикан мультикан биовак нобивак гексаканивак мультифел вангард дюрамун астерион nobivac_kc nobivac_dhppi nobivac_lepto4
  nobivac_l4 kavak versican_plus canigen_kc nobivac_k_c nobivac_k.c. nobivac_kc_vet nobivac_lepto nobivac_lepto_four nobivac_dhp nobivac_vaksine
  nobivac_vaccine nobivac-vaksine nobi_vac kennelhoste_vaksine kennel_cough_jab kc_vaccine
rabiesvaksine rabies_vaccine rabies_jab rabiesvaccination вакцина_от_бешенства прививка_от_бешенства антирабическая rabies_shot rabies_shots
  rabies_vaccination rabies_booster rabies_vaksine nobivac_rabies rabiesspruta rabiessprøyte прививку_от_бешенства | rabipur verorab рабипур кокав
  антирабическая_вакцина рабивак рабизин рабикан дефенсор defensor rabigen purevax_rabies
hestevaksine horse_vaccine hästvaccin hestevaccine hesteinfluensavaksine hästinfluensavaccin equine_flu_vaccine kverkevaksine kvarkavaccin kværkevaccine
  strangles_vaccine hestevaccination | strangvac calvenza pneumabort equenza artervac proteq_west equilis_strepe duvaxyn_ehv equip_t equip_ft equip_f
  equip_rotavirus equip_ehv
kaninvaksine kaninvaccin rabbit_vaccine myxomatosis_vaccine rhd-vaccin vhd_vaccine | nobivac_myxo lapimed cunivak nobivac_myxo-rhd novarvilap
buserelin бусерелин | suprefact suprecur бусерелин-депо бусерелин-лонг profact супрефакт porceptal busol veterelin buserol
ivermektin-prazikvantel | эквимакс
diklazuril диклазурил | diacox diacoxin
penetamat | ubropen penethaone
kloksacillin-intramammar | bovaclox_dc kloxerate_dc
menbuton menbutone менбутон | genabil menbutil
стоп-цистит | стоп_цистит стопцистит стоп-цистит_био
азинокс | азинокс_плюс
гептрал | гептор heptral
repaglinid | новонорм диаглинид enyglid
piroksikam | финалгель
ketobemidon кетобемидон | ketodur
rimegepant римегепант
entakapon энтакапон | комтан
eprinomektin эприномектин | eprizero neoprinil eprecis eprivalan
doramektin дорамектин | zearl taurador дектомакс
siproheptadin ципрогептадин | перитол
klorambucil хлорамбуцил | лейкеран
toceranib тоцераниб | палладия
vinkristin | marqibo
doksorubicin doksorubisin | adriamycin caelyx myocet zolsketil келикс адриамицин
atipamezol атипамезол | revertor alzane sedastop atipam nosedorm антиседан
flumazenil флумазенил | анексат anexate
flutikason-formoterol | флютиформ iffeza
нифуроксазид nifuroxazid | экофурил мирофурил
баралгин | спазган ревалгин максиган
витамины_группы_b vitamin_b_compound vitamin_b_co_strong vitamin_b-komplex vitamin_b_co b-kombin b-kombin_forte b-vitaminkompleks b-vitaminkomplex
  b-vitamintabletter b-vitaminsprøyte b-vitaminsprøjte b-vitaminspruta vitamin_b_injection комплекс_витаминов_группы_б витамины_группы_в | pabrinex комплигам
  нейробион тригамма нейрогамма бинавит витаксон milgamma becoplex bicoplex pro_vita_b-komplex
надропарин nadroparin_calcium | fraxiparine фраксипарин_форте
апротинин aprotinin | trasylol трасилол гордокс
eumovate clobetasone_butyrate clobetasonbutyrat | trimovate
velagliflozin велаглифлозин
hormonspiral copper_iud медная_спираль внутриматочная_спираль гормональная_спираль | nova-t multiload gyne-t flexi-t gynefix юнона_спираль мирену мирены
johannesurt st._john's_wort st._johns_wort saint_john's_wort saint_johns_wort johannes_urt johannesörtstabletter hypericum_perforatum зверобоя настой_зверобоя
multivitaminer multivitaminsaft vitaminpasta vitamin_pasta vitaminpaste vitamin_paste multivitamin_paste multivitaminpasta vitamindråper vitamindråber
  vitamindroppar vitamin_drops vita_drops barnevitaminer barnvitaminer vitaminbrus vitaminpiller vitaminpille vitamintabletter vitamin_tabletter multi_vitamin
  multi_vitaminer prenatal_vitamin prenatal_vitamins prenatals gravidvitaminer витаминный_комплекс витаминно-минеральный_комплекс пренатальные_витамины
  gravitamon | дуовит супрадин supradin мульти-табс multi-tabs мультитабс элевит_пронаталь пиковит витрум_форте apovit longo_vital longovital gerimax sanasol
  sanostol ketovite forceval wellwoman селмевит ундевит гексавит ревит аэровит декамевит квадевит глутамевит кальцинова пентовит пангексавит ангиовит макровит
  биовиталь геримакс теравит soluvit vitalipid cernevit солувит виталипид церневит kräuterblut solvit vitabdeck materna_vitamin materna_vitamins multibionta
  multi_bionta pilavitt pila_vitt koi-vit koi_vit koivit nycoplus_multi_barn берокка берокку berocca чиктоник chiktonik chictonic nettex
sinktabletter sinksulfat zinc_sulfate zinc_sulphate_tablets zinksulfat zinc_acetate zinkacetat sinkacetat цинка_сульфат цинка_оксид zinkpiller zinkkapsler
  zink_tabletter zinc_capsules zinc_supplement zinktillskott zinktilskud sinktilskudd zinkbrus zinc_lozenges sinkpiller таблетки_цинка цинк_хелат | zinklet
  wilzin solvazinc
tranebærtabletter tranebærkapsler tranebær_kapsler tranebær_tabletter tranebærkapsel tranbärskapslar tranbärskapsel tranbär_kapslar tranebærpiller
  cranberry_pills cranberry_capsule cranberry_tablet клюква_в_таблетках
oral_rehydrering elektrolytpulver elektrolyttpulver elektrolytpasta elektrolyttpasta elektrolyttblanding elektrolytvand elektrolyttvann elektrolytlösning
  elektrolytopløsning electrolyte_paste electrolyte_powder electrolyte_solution electrolyte_drink electrolyte_sachets электролитный_раствор
  раствор_электролитов | life_aid lifeaid life-aid electrodex regelin электрорекс электро_рекс
dihydrokodein | dhc_continus
cetylpyridin | pyrisept
nirmatrelvir нирматрелвир nirmatrelvir_ritonavir nirmatrelvir-ritonavir | паксловид миробивир скайвира ритонавир_нирматрелвир арпаксел
pseudoefedrin псевдоэфедрин | galpseud
eddiksyre-øredråper acetic_acid_soaks acetic_acid_ear_spray acetic_acid_spray eddiksyreomslag ättiksyreomslag
amfetamin амфетамин
mefenamsyre mefenaminsyra mefenaminsyre mefenamic_acid | ponstan ponstan_forte
klorokin | delagil делагил avloclor nivaquine
ganciklovir gancyclovir | cymeven virgan зирган цимевен зиргам zirgan
hemoroidemiddel hemorroidsalva hæmoridesalve hæmorridecreme hemoroidesalve | germoloids preparation_h alcos-anal alcosanal hemocin anodesyn anusol-plus
  annuran натальсид анузол постеризан_форте нигепан анестезол процто-гливенол posterisan
krotamiton кротамитон
folkodin фолкодин | galenphol
imidakloprid-moxidektin imidakloprid-moksidektin imidacloprid-moxidectin | prinocate moxiclear
apomorfin апоморфин | apo-go dacepton britaject
cefapirin цефапирин | cefa-safe
enilkonazol энилконазол | имаверол
sølvsulfadiazin sulfadiazinsølv сульфадиазин_серебра silver_sulphadiazine | brandiazin
remdesivir | veklury ремдеформ веклури
metamizol-kombinasjon | темпалгин андипал аскофен экседрин мигренол
trimebutin | необутин тримедат_форте
fosfolipid эссенциальные_фосфолипиды | эссенциале_форте эссливер эссливер_форте резалют эслидин фосфоглив_форте фосфонциале
furazidin фуразидин_калия | фурамага фурагина урофурагин
dimetinden | fenistil
nafazolin nafazoline | санорин optrex_red_eyes optrex_red_eye optrex_bloodshot
prenoksdiazin преноксдиазин
artikain | septanest ubistesin убистезин септанест
prokain | adrenacaine
fluocinolon fluocinolonacetonid fluocinolone_acetonide флуоцинолон флуоцинолона_ацетонид | synalar флуцинар синалар синодерм флукорт flucinar synalar-c
  iluvien retisert yutiq илювиен
etamsylat ethamsylate | dicynene dicynon
dimetylsulfoksid dimethyl_sulfoxide dmso dimethylsulfoxid dimetylsulfoxid dimethyl_sulphoxide диметилсульфоксид дмсо | domoso
gamithromycin гамитромицин | gamrozyne
benzylpenicillin-benzatin benzathine_benzylpenicillin bensatinbenzylpenicillin benzathine_penicillin benzatinpenicillin bensatinpenicillin benzathinpenicillin
  бензатина_бензилпенициллин | tardocillin ретарпен экстенциллин extencilline бициллин-5 бициллин-3 lentocilin
karsivan | vitofyllin canergy
ipakitine | epakitin ipakitin
vitamin_a vitamin-a витамин_а ретинол ретинола_ацетат ретинола_пальмитат retinolpalmitat a-vitaminer | arovit
vitamin_e tokoferyl alpha-tocopherol alfatokoferol tocopherol альфа-токоферол tocofersolan e-vitaminkapsler vitamin_e_capsules | ephynal vedrop
  токоферола_ацетат эвитол ido-e витрум_е
ginkgo | мемоплант
q10 coenzyme_q coenzyme_q_ten co_q_ten co-q-ten coq10 co_q10 co-q10 coenzym_q10 ko_enzym_q10 ubikinol коэнзим_ку_десять коэнзим_q10 коэнзим_ку10 | bioquinon
nattlys evening_primrose_oil evening_primrose_capsules nattlysolje natlysolie kæmpenatlysolie nattljusoljekapslar масло_примулы масло_энотеры
cbd каннабидиол nabiximols
tezepelumab тезепелумаб
pneumokokkvaksine pneumococcal_jab пневмококковая_вакцина прививка_от_пневмококка pneumococcal-vaccine lungebetennelsesvaksine pneumovaccin
  pneumokockvaccination pneumokokvaccination pneumonia_vaccine lunginflammationsvaccin lungebetændelsesvaccine вакцина_от_пневмококка pneumokock-vaccin
  pneumokockvaccinet vaccin_mot_pneumokocker vaccinet_mot_pneumokocker vaksine_mot_pneumokokker vaccine_mod_pneumokokker pneumonia_shot
  прививку_от_пневмококка пневмококковая_прививка | capvaxive prevnar synflorix pneumovax23 пневмо-23 pneumo-23 prevenar13 синфлорикс пневмотекс prevenar20
  pcv13 pcv20 ppv23 вакснюванс
koronavaksine covid_vaccination covid-vaccin covid-19-vaksine covid_jab covid-jab covid_shot covid_booster covidvaccination coronavaccination
  koronavaksinering coronavirus_vaccine covid-19_vaccine вакцина_от_ковида прививка_от_ковида прививку_от_ковида coronavaccin covid_vaccin koronasprøyte
  covid-19-vaccin coronasprutan вакцина_от_коронавируса | vaxzevria nuvaxovid jcovden bimervax спутник_v спутник_лайт гам-ковид-вак эпиваккорона ковивак
  спутник_ви vidprevtyn конвасэл valneva covishield sinopharm_vaccine coronavac sinovac pfizer-vaksine pfizer-vaccine pfizer_vaccine moderna_vaccine
  moderna-vaksine moderna-vaccine astrazeneca_vaccine astra-vaksine astrazeneca-vaksine mnexspike kostaive
helvetesildvaksine bältrosvaccin helvedesildvaccine helvedesildsvaccine shingles_jab shingles_vaccination herpes_zoster-vaksine вакцина_от_опоясывающего
  zoster_vaccine zostervaccine shingrixvaksine bältrosvaccination zostervaccin herpes_zoster_vaccine | шингрикс
tbe-vaccine tbe_vaccine tbevaccin flåtvaccine fästingvaccin tick-borne_encephalitis_vaccine fästingvaccination tbe-vaccination tbe_vaksine tick_vaccine
  прививка_от_клеща прививка_от_клещевого tbe-sprøyte fästingspruta skogflåttvaksine вакцина_от_клещевого_энцефалита прививка_от_клещевого_энцефалита |
  tico-vac энцепур энцевир клещ-э-вак фсме-иммун fsme_immun tick-e-vac
hpv-vaccine hpv-vaccin hpv_vaksine hpv_jab hpv-jab вакцина_от_впч прививка_от_впч hpv_vaccin hpv_vaccine | гардасил церварикс gardasil9 silgard вакцина_впч
  цегардекс
mmr-vaccine mmr-vaccin mmr_vaccine mmr_vaksine mfr-vaccin mfr_vaccine mpr-vaccin meslingvaksine mässlingsvaccin measles_vaccine mæslingevaccine
  прививка_от_кори mmr_jab mmr-jab вакцина_от_кори mässlingsvaccination | mmrvaxpro mmr-vaxpro m-m-rvaxpro priorix-tetra proquad приорикс вактривир
  m-m-r-vaxpro m-m-r
kikhostevaccine kikhostevaksine kighostevaccine kikhostevaccin pertussis_vaccine whooping_cough_vaccine whooping_cough_jab polio_booster kighostevaccination |
  boostrix_polio boostrix-polio tetravac infanrix infanrix-hexa infanrix-polio pediacel hexyon vaxelis tribaccine dtap-ipv covaxis adacel pentaxim пентаксим
  инфанрикс гексаксим hexacima hexaxim акдс адсм адс-м аадс адасель бустрикс ditekibooster ditekipol ditebooster revaxis dtpolbooster di-te-ki-pol ditanrix
  quintanrix pediarix бубо-кок бубо-м тетраксим diterixal diftavax аакдс
hepatittvaksine hepatitis_b_vaccine hepatitis_vaccine hepatitis_a_vaccine hepatitt_b-vaksine hepatitt_a-vaksine hepatitt_b_vaksine hepatitt_a_vaksine
  hepatit_b-vaccin hepatitis_b-vaccine hepatit_a-vaccin hepatitis_a-vaccine hepatitisvaccine hepatit_b_vaccin вакцина_от_гепатита прививка_от_гепатита
  hep_b_vaccine hep_b_jab hep_b_shot hep_b_booster hepb_vaccine hep_a_vaccine hep_a_jab hepatitis_b_vaccination hepatit_a_vaccin vaccin_mot_hepatit_b
  вакцина_от_гепатита_б прививка_от_гепатита_б | engerix-b fendrix hbvaxpro hb-vaxpro hb_vaxpro heplisav avaxim vaqta epaxal ambirix hepatyrix viatim
  prehevbri энджерикс аваксим хаврикс регевак твинрикс эувакс комбиотех альгавак hbvax recombivax ваквта sci-b-vac engerix_b
ихтиоловая ichtyol ichtyolsalve ichtyol_salve ikthyol iktyolsalva iktyolsalve iktammol ichthyolsalbe ихтиолка ихтиоловой_мазью ихтиолку
тиоктовая_кислота альфа-липоевая альфа-липоевая_кислота липоевая_кислота alpha-lipoic_acid alfalipoinsyra thioctic_acid | тиогамма октолипен эспа-липон
  тиолепта нейролипон thioctacid липоевую_кислоту
эглонил | dogmatil просульпин бетамакс
эдарби азилсартан-хлорталидон azilsartan-klortalidon | ипреслуф edarbyclor азилсарта эдарбикло эдарби_кло
трипсин химотрипсин chymotrypsin
eksemestan экземестан | аромазин
penicillamin пеницилламин d-penicillamin | купренил distamine
ibandronat ибандроновая | bondronat iasibon бонвива boniva
romosozumab ромосозумаб | эвенити
ciklopiroks ciclopiroxolamin ciklopirox циклопирокс | batrafen циклопироксоламин батрафен onytec дафнеджин penlac фонгиал ciclopoli stieprox polinail
fenylefrin phenylephrin фенилэфрин phenylephrine fenylephrin | мезатон biorphen mesaton ирифрин mydrane mydriasert
toldimfos toldimphos | foston
selen-vitamin_e selenium selen_vitamin_e vitamin_e_og_selen vitamin_e_och_selen vitamin_e_and_selenium е-селен селен selenbolus selen_bolus selenium_bolus
  selenboluser selenstav selentabletter selentablett selenium_tablets seleninjektion selensprøyte selensprøjte selenium_injection | vitesel mu-se all-trace
  all_trace alltrace all_guard all-guard allguard selevit
магний_б6 магний_бе_шесть магний_б_шесть магний_в6 магний_в_шесть | магне_бе_шесть магне_б_шесть магнеб6 магнеб магнелис_б6
palbociclib | ибранса
ribociclib рибоциклиб | кискали
abemaciclib абемациклиб | зенлистик
sevelamer | ренвела ренагель селамерекс
lantan lantan_karbonat lanthanum_carbonate лантана_карбонат карбонат_лантана | фозренол реналцин фосренол
alfakalsidol | этальфа альфадол оксидевит альфа-д3 альфа_д_три альфа_дэ_три альфа_ди_три альфад3
parikalsitol парикальцитол | земплар паркальцит
cinacalcet цинакальцет | sensipar кинакалцет мимпара резапар аркалцет цинакалцет
darbepoetin дарбэпоэтин darbepoetin_alfa дарбэпоэтин_альфа | аранесп дарбэстим
epoetin эпоэтин_альфа эпоэтин_бета epoetin_alfa epoetin_zeta epoetin_beta эпоэтин | эпокрин эральфон рекормон эпрекс silapo abseamed eporatio procrit epogen
  эпостим бинокрит веро-эпоэтин
metoksypolyetylenglykol-epoetin | мирцера
roxadustat роксадустат roksadustat | эврензо
polystyrensulfonat polystyrene_sulfonate polystyrene_sulphonate | sorbisterit calcium_resonium
patiromer патиромер
natriumzirkonium natriumzirkoniumsyklosilikat sodium_zirconium_cyclosilicate циклосиликат_циркония
latanoprost-timolol | xalacom ксалаком fixapost
travoprost-timolol | дуотрав
aflibercept афлиберцепт | zaltrap залтрап эйлеа
ranibizumab ранибизумаб | ximluci ranivisio byooviz rimmyrah луцентис
faricimab фарицимаб | вабисмо
lutein lutein_piller luteinpiller luteintabletter luteinkapsler лютеин_комплекс лютеин-комплекс | blutein vitalux preservision окувайт окувайт_комплит
  окувайт_лютеин окувайт_форте витрум_вижн витрум_вижн_форте
bezafibrat | bezalip_retard fibrazate zimbacol холестенорм
gemfibrozil гемфиброзил | гевилон
pyrazinamid пиразинамид | zinamide voractiv
valganciklovir валганцикловир | вальцит rovalcyte валганцикловир-тева
letermovir летермовир | превимис
obetikolsyre obeticholic_acid obeticholsyre obetikolsyra обетихолевая
kolesevelam колесевелам | welchol
milk_thistle силибинин | гепабене силимар лив-52 гепа-мерц
halofuginon галофугинон | halagon kriptazen stenorol галокур
biotin vitamin_b7 vitamin_b8 | волвит перфектил
tyfusvaccine tyfoidvaccin tyfusvaksine typhoid_jab tyfoidfebervaksine tyfusvaccin tyfusvaccination tyfus_vaccine typhoid_shot tyfus_vaksine | typbar вианвак
  тифивак typhim_vi typhim_v
palonosetron палоносетрон | aloxi алокси оницит
aprepitant апрепитант | эменд
granisetron гранисетрон | китрил sancuso
filgrastim | accofil tevagrastim ratiograstim нейпоген лейкостим
pegfilgrastim пэгфилграстим | pelmeg ziextenzo fulphila cegfila nyvepria stimufend неуластим неуластима
kapecitabin | кселода
imatinib | gleevec гливек
erlotinib эрлотиниб | тарцева
osimertinib осимертиниб | тагриссо
enzalutamid энзалутамид | кстанди
triptorelin трипторелин | decapeptyl диферелин декапептил gonapeptyl salvacyl gonapeptyl_depot trelstar moapar гонапептил декапептил-депо
ibrutinib ибрутиниб | имбрувика
lenalidomid леналидомид | ревлимид
natalizumab натализумаб | tyruko тизабри
okrelizumab окрелизумаб | окревус
fingolimod финголимод | гилениа
teriflunomid терифлуномид | абаджио
kladribin кладрибин | litak leustatin мавенклад
ofatumumab офатумумаб | arzerra кесимпта
riluzol рилузол | teglutik emylif
nintedanib нинтеданиб | vargatef варгатеф офев
pirfenidon pirfenidone пирфенидон | эсбриет
bosentan бозентан | stayveer траклир бозенекс
ambrisentan амбризентан | волибрис
macitentan мацитентан | опсамит opsynvi опсинви
disopyramid дизопирамид | rythmodan ритмилен
icosapent icosapentethyl ikosapent ikosapentetyl icosapent_ethyl икосапент | vascepa
pasireotid пасиреотид | сигнифор
oktreotid октреотид octreotid | siroctid октрестатин mycapssa сандостатин октрид октреотид-депо bynfezia oczyesa октреотид-лонг ipostatin
lanreotid ланреотид | myrelez соматулин ipstyl somatulin
somatropin veksthormon growth_hormone væksthormon veksthormonsprøyter tillväxthormon гормон_роста | humatrope nutropin nutropinaq saizen zomacton нордитропин
  генотропин хуматроп сайзен джинтропин zomajet serostim valtropin miniquick динатроп ngenla somatrogon соматрогон нгенла норданомик sogroya somapacitan
  сомапацитан согроя skytrofa lonapegsomatropin genotonorm
tolvaptan толваптан | самска джинарк
lofeksidin lofexidine | britlofex
fentermin фентермин phentermin | qsymia adipex
brexpiprazol брекспипразол | rexulti
esketamin эскетамин | справато ketanest
moklobemid моклобемид | manerix
reboksetin ребоксетин
fenelzin phenelzin | nardil
dosulepin дозулепин dothiepin
doksepin доксепин | xepin
trimipramin тримипрамин
imipramin имипрамин | мелипрамин
lofepramin лофепрамин | lomont gamanil feprapax
pimozid пимозид pimozide
cenobamat ценобамат cenobamate
eslikarbazepin eslicarbazepine eslicarbazepin эсликарбазепин | эксалиеф
rufinamid руфинамид rufinamide
vigabatrin вигабатрин | kigabeq
etosuksimid этосуксимид | emeside petnidan суксилеп
primidon примидон | mylepsinum гексамидин liskantin
stiripentol стирипентол
atogepant атогепант
eptinezumab эптинезумаб
dihydroergotamin dihydroergotamine дигидроэрготамин | orstanorm
kandesartan-hydroklortiazid | candesarstad_comp atacand_plus_forte атаканд_плюс ордисс_н кандекор_н atacandplus hytacand blopress_plus candesarcomp
trikafta | трикафта alyftrek трикафту трикафты трикафтой
dornase дорназа дорназа_альфа dornase_alfa dornas | пульмозим тигераза
nedokromil nedocromil недокромил | тайлед rapitil tilavist
epinastin эпинастин
akrivastin акривастин
tiokolkosid tiokolchikosid thiocolchicoside тиоколхикозид
pegloticase | krystexxa
anakinra анакинра
sarilumab сарилумаб | кевзара
filgotinib филготиниб
apremilast апремиласт | отесла
deucravacitinib deukravacitinib
bimekizumab бимекизумаб
brodalumab бродалумаб
tralokinumab тралокинумаб | adbry
abrocitinib аброцитиниб | сибинко
alitretinoin алитретиноин | панретин panretin
metoksalen метоксален | meladinine оксорален oxsoralen puvasoralen аммифурин
tirbanibulin tirbanibulinsalve
glykopyrroniumkrem glycopyrronium_cream
follitropin fsh-sprøyter follitropin_alfa follitropin_beta follitropin_delta фоллитропин_альфа фоллитропин фоллитропин-альфа | ovaleap rekovelle пурегон
  гонал-ф примапур пергогрин follitrope рековелль pergoveris перговерис fostimon фоллитроп fertistartkit follistim метродин гонал гонал_ф gonal gonal_f
koriongonadotropin choriogonadotropin hcg-sprøyte choriogonadotropin_alfa choriongonadotropin хорионический_гонадотропин гонадотропин_хорионический
  chorionic_gonadotropin хориогонадотропин hcg_injection chorulon korulon хоригонадотропин | gonasi ovidrel прегнил овитрель хорагон choragon гонасист
  эковитрель профаза profasi brevactid хориомон veterin-corion
desirudin дезирудин | iprivask revasc
eltrombopag элтромбопаг | револейд promacta
hydroksyurea hydroxyurea hydroksykarbamid hydroxikarbamid hydroxycarbamid гидроксикарбамид гидроксимочевина | siklos xromi гидреа
anagrelid анагрелид
deferasiroks deferasirox деферазирокс | джадену jadenu
imiglucerase imiglucerasum имиглюцераза imiglukeras imiglukerase | cerezyme церезим
tigolaner | фелпрева
monensin монензин | elancoban coxidin rumensin
flumequin flumequine флюмеквин
tildipirosin тилдипирозин | зупрево
tilmikosin тилмикозин | pulmotil hymatil tilmovet keytil milbotyl
danofloksacin данофлоксацин | advocid адвоцин
cefalonium | cephaguard_dc
pirlimycin pirlimycine
novobiocin новобиоцин | albadry
karbetocin карбетоцин | duratocin пабал reprocine longacton hypophysin depotocin
denaverin denaverine денаверин
metylergometrin methylergometrin метилэргометрин methylergonovine
isoflupredon isoflupredone | predef
flugestone | chronogest
tiludronsyre тилудроновая tiludronic_acid
klodronat | loron бонефос клодронат
triamteren триамтерен | триампур_композитум dyazide dytac
diazoksid диазоксид diazoxid | eudemine
povidonjod povidon-jod povidone-iodine povidone_jod повидон-йод повидон_йод povidonjodid | inadine videne полисепт йодовидон jodopax isobetadine vokadin
  вокадин braunol braunoderm йодопирон jodopyron
hydrogenperoksid hydrogenperoksidkrem перекись_водорода перекиси_водорода перекисью_водорода vätesuperoxid väteperoxidkräm | peroxyl hioxyl
trixeo | riltrava
vitex munkepepper munkepeber_kapsler munkpeppar kyskhetstre kyskhedstræ chasteberry chaste_tree агнус_кастус прутняк витекс | agnucaston агнукастон
oksybuprokain oxibuprokain оксибупрокаин | инокаин benoxinate
prilokain прилокаин | xylonest
klortetrasyklin | cyclospray chlorsol cyclo_spray animedazon
linkomycin | линкоцин
colistin colistimethate_sodium kolistimetat колистиметат колистин colistimethate_natrium kolistimethatnatrium колистиметат_натрия colistinsulfat | colomycin
  promixin tadim colobreathe colifin колистат colivet
spektinomycin спектиномицин | trobicin спектам
streptomycin стрептомицин | devomycin
sofosbuvir софосбувир_велпатасвир | эпклюза совальди харвони vosevi ledipasvir hepcinat софгенвир
biktegravir биктегравир | биктарви
dolutegravir долутегравир | тивикай триумек довато
abakavir абакавир | зиаген кивекса
emtricitabin эмтрицитабин emtricitabine-tenofovir | emtriva трувада дескови эмтритаб
flubendazol флубендазол | flubenvet флубенвет
levamisol левамизол | декарис ergamisol levacide
miltefosin милтефозин | милтефоран
imidokarb | имизол бабезан
esafoxolaner эсафоксоланер
amitraz амитраз | aludex apivar apitraz амитразин амидель
plaqueoff plaque_off plaque-off плакофф
myresyre | formicpro formivar maqs
oksalsyre | api-bioxal oxuvar varromed oxybee
actisaf yeast_bolus actisaf_bolus
простамол | простагут таденан пермиксон простаплант tadenan афала афалаза импаза pygeum curbicin sabalin prostaplant
облепиховое_масло масло_облепиховое масло_облепихи облепихового_масла свечи_с_облепихой облепиховая_свеча облепиховая_мазь havtornolje havtornsolja
  havtornsolie sea_buckthorn_oil
ospemifen оспемифен
fulvestrant фулвестрант | фазлодекс
alprostadil алпростадил | prostin_vr вазапростан prostivas вазостенон
safinamid сафинамид | ксадаго
biperiden бипериден | акинетон
oksaliplatin | элоксатин
pemetreksed | алимта
irinotekan иринотекан | campto onivyde кампто
gemcitabin гемцитабин | gemzar гемзар
cyklofosfamid циклофосфан | эндоксан
lomustin ломустин
melfalan мелфалан | alkeran evomela phelinun алкеран
masitinib | kinavet
nilotinib нилотиниб | danziten тасигна
dasatinib дазатиниб | phyrago спрайсел
olaparib олапариб | линпарза
trastuzumab | kanjinti ontruzant herzuma ogivri trazimera zercepac герцептин гертикад
bevacizumab | zirabev mvasi abevmy alymsys vegzelma авастин авегра
kalsiumacetat kalciumacetat calciumacetat calcium_acetat kalcium_acetat кальция_ацетат ацетат_кальция | renacet osvaren осванор осварен phosex
natriumfluorid sodium_fluoride фторид_натрия fluoride_drops fluoride_tablets fluoride_varnish fluortabletter fluortabletten fluor_tabletter fluordråber
  fluordråper fluorlakk fluorlack fluorlak fluorskyll fluorskylning fluorsköljning fluorgel fluorpenslingen фтористый_натрий фторлак натрия_фторид | fludent
  dentan fluorette xerodent flux_tabletter flux_tablets flux_tabletten duraphat_tandpasta
vonoprazan вонопразан | вокинти voquezna
nizatidin низатидин | axid
pirenzepin пирензепин | гастроцепин gastrozepin
rebamipid ребамипид | ребагит гастростат
alverin альверин | spasmonal метеоспазмил relaxyl audmonal
pinaveriumbromid pinaverium пинаверия_бромид пинаверий | дицетел dicetel
otiloniumbromid otilonium отилония_бромид | спазмомен
hymecromon гимекромон | одестон
dicycloverin dicyclomine дицикловерин | merbentyl kolanticon
propantelin propantheline propanthelin | pro-banthine ercoril
belladonna белладонна | бесалол бекарбон беллатаминал беллалгин белластезин красавки_экстракт
itoprid итоприд | ганатон итомед
metoklopramid-paracetamol | paramax
tropisetron трописетрон | навобан тропиндол navoban
netupitant нетупитант | akynzeo акинзео
fosaprepitant фосапрепитант | ivemend
rolapitant | varubi
doxylamin-pyridoxin doxylamine_pyridoxine | xonvea diclegis
cholinsyre cholic_acid холевая_кислота | orphacol kolbam
chenodeoksykolsyre chenodeoxycholic_acid kenodeoxikolsyra chenodeoxycholsyre | xenbilox
odevixibat одевиксибат | bylvay
maralixibat | livmarli
elafibranor | iqirvo
seladelpar | livdelzi lyvdelzi
resmetirom | rezdiffra
холензим аллохол | холагол хофитол_форте танацехол холосас
ornitinaspartat ornithine_aspartate орнитин | орнилатекс орнитетил
laktitol lactitol лактитол
dantron danthron co-danthramer co-danthrusate
natriumfosfat sodium_phosphate phosphate_enema fosfatklyster | fleet_enema fleet-enema phospho-soda
sorbitol-citrat laurylsulfoacetat | micolette relaxit micralax микролакс_бэби
metylnaltrekson methylnaltrexone metylnaltrexon | relistor
naldemedin | rizmoic
alvimopan
lubiproston любипростон | amitiza
tegaserod тегасерод
difenoksylat diphenoxylat co-phenotrope | lomotil lofenoxal retardin
opiumsdråper opiumdråper opium_tincture opiumtinktur tinctura_opii opii_tinctura opiumdroppar opiumdråber opium_drops opium_dråber opium_droppar настойка_опия
  | dropizol
bezlotoxumab bezlotoksumab безлотоксумаб | zinplava
olsalazin | dipentum
eluxadolin | truberzi
krofelemer crofelemer | mytesi
teduglutid тедуглутид | revestive гаттекс gattex
sibutramin сибутрамин | reductil редуксин голдлайн lindaxa
rimonabant | acomplia
naltrekson-bupropion
betain-pepsin ацидин-пепсин
insulin_icodec insulin_ikodek инсулин_айкодек icodec ikodek | awiqli авикли
insulin_efsitora efsitora
glikvidon gliquidone гликвидон | глюренорм glurenorm
tolbutamid толбутамид | rastinon arcosal
klorpropamid chlorpropamide хлорпропамид | diabinese
saksagliptin-metformin | komboglyze комбоглиз комбоглиз_пролонг
saksagliptin-dapagliflozin | qtern кутерн
linagliptin-metformin | jentadueto джентадуэто
alogliptin-metformin | vipdomet випдомет
alogliptin-pioglitazon | incresync инкресинк
gozogliptin гозоглиптин gosogliptin | сатерекс
эвоглиптин evogliptin | эводин
гемиглиптин gemigliptin | земигло
omarigliptin
rosiglitazon росиглитазон | avandia авандия avandamet roglit роглит
empagliflozin-linagliptin | glyxambi гликсамби
ипраглифлозин ipragliflozin | суглат
sotagliflozin | zynquista inpefa
nateglinid натеглинид | starlix старликс
lixisenatid liksisenatid ликсисенатид | lyxumia ликсумия
albiglutid | eperzan
cagrilintid | cagrisema
retatrutid ретатрутид
survodutid
orforglipron
pramlintid | symlin
teplizumab | tzield teizeild
subetta субетта | сатирекс
dasiglukagon dasiglucagon | zegalogue
glukosetabletter glucose_tablets dextrosetabletter druesukkertabletter druvsockertabletter | dextro_energy glucogel hypostop glucotabs glucojuice dextrogel
betakaroten beta-karoten betacaroten бета-каротин бетакаротен | веторон
dihydrotakysterol dihydrotachysterol дигидротахистерол | dygratyl
calcifediol kalsifediol kalcifediol кальцифедиол | hidroferol rayaldee domnisol
benfotiamin бенфотиамин | бенфогамма бенфолипен
riboflavin рибофлавин vitamin_b2 vitamin-b2 b2-vitamin витамин_b2 витамин_б2
nikotinsyre nicotinic_acid nikotinsyra niacin никотиновая_кислота никотиновую_кислоту nikotinamid nicotinamide никотинамид vitamin_b3 niacinamid | niaspan
  эндурацин никоспан tredaptive
pantotensyre pantothenic_acid pantotensyra пантотеновая_кислота vitamin_b5 кальция_пантотенат пантотенат
рутин rutosid
kalsiumklorid calcium_chloride kalciumklorid calciumklorid хлорид_кальция хлористый_кальций кальция_хлорид
kaliumsitrat kaliumcitrat potassium_citrate цитрат_калия калия_цитрат kalium_citrat kaliumcitrattabletter | sibnayal cystopurin уралит_у урал-у блемарен
  blemaren urocit-k
natriumselenitt natriumselenit sodium_selenite селенит_натрия | ido-selen
natriumklorid-tabletter saltkapsler salttabletter | slow_sodium slow-sodium
fosfattabletter phosphate_tablets kaliumfosfat natriumfosfattabletter | phosphate-sandoz phosphate_sandoz glycophos
stanozolol станозолол | winstrol stromba
nandrolon нандролон | deca-durabolin ретаболил decadurabolin deca_durabolin
oxandrolon oksandrolon оксандролон | anavar oxandrin
metandienon метандиенон метандростенолон | неробол dianabol
karnitin levokarnitin levocarnitin левокарнитин карнитин carnitine | carnitor элькар карнитен
betaine бетаин | cystadane amversio
mercaptamin cysteamin меркаптамин цистеамин | cystagon procysbi cystadrops
carglumsyre carglumic_acid karglumsyre karglumsyra | carbaglu ucedane
natriumfenylbutyrat sodium_phenylbutyrate fenylbutyrat phenylbutyrate natriumphenylbutyrat | ammonaps pheburane
glycerolfenylbutyrat | ravicti
nitisinon нитизинон | orfadin орфадин nityr
sapropterin сапроптерин | kuvan куван sepiapterin sephience
pegvaliase | palynziq
miglustat миглустат | zavesca yargesa opfolda
eliglustat элиглустат | cerdelga церделга
velaglucerase velaglukeras велаглюцераза velaglucerase_alfa | vpriv
agalsidase agalsidas агалсидаза | fabrazyme replagal фабразим реплагал
migalastat | galafold
pegunigalsidase | elfabrio
alglukosidase alglucosidase alglukosidas алглюкозидаза | myozyme майозайм
avalglucosidase avalglukosidase | nexviadyme
cipaglucosidase | pombiliti
laronidase laronidas ларонидаза | aldurazyme альдуразим
idursulfase idursulfas идурсульфаза | elaprase элапраза
galsulfase galsulfas галсульфаза | naglazyme наглазим
elosulfase elosulfas | vimizim
asfotase asfotas | strensiq
cerliponase cerliponas | brineura
sebelipase sebelipas | kanuma
velmanase | lamzede
olipudase olipudas | xenpozyme
alipogen | glybera
trientin trientine | cuprior cuvrior cufence
tafamidis тафамидис | vyndaqel виндакел
patisiran | onpattro
vutrisiran | amvuttra
inotersen | tegsedi
eplontersen | wainua wainzua
akoramidis acoramidis | beyonttra attruby
givosiran | givlaari
lumasiran | oxlumo
metreleptin | myalepta
volanesorsen | waylivra
lomitapid | lojuxta
fosdenopterin | nulibry
fenprokumon phenprocoumon fenprocoumon фенпрокумон | marcoumar marcumar falithrom
acenocoumarol acenokumarol аценокумарол | sinthrome sintrom синкумар
fenindion phenindione фениндион | фенилин dindevan
dikumarol dicoumarol dicumarol | apekumarol
bemiparin бемипарин | zibor hibor цибор
парнапарин parnaparin | флюксум fluxum
danaparoid | orgaran
antitrombinkonsentrat | atenativ kybernin анбинекс
argatroban аргатробан | novastan exembol arganova
bivalirudin бивалирудин | angiox ангиокс
lepirudin | refludan
idarucizumab idarusizumab идаруцизумаб | praxbind праксбайнд
andeksanet andexanet | ondexxya andexxa
betrixaban
ximelagatran | exanta
tiklopidin ticlopidin тиклопидин | ticlid тиклид тикло
kangrelor cangrelor | kengrexal kengreal
vorapaxar | zontivity
abciximab абциксимаб | reopro реопро
eptifibatid эптифибатид | integrilin интегрилин коромакс
tirofiban тирофибан | aggrastat агграстат
iloprost илопрост | ventavis ilomedin иломедин вентавис
treprostinil трепростинил | tresuvi тресуви ремодулин
epoprostenol эпопростенол | flolan veletri
seleksipag selexipag селексипаг | uptravi апбрави
alteplase alteplas альтеплаза | actilyse cathflo актилиз revelise ревелиза
tenekteplase tenecteplas tenekteplas тенектеплаза | metalyse метализе
reteplase reteplas | rapilysin retavase
streptokinase streptokinas стрептокиназа | streptase kabikinase стрептаза
urokinase urokinas урокиназа проурокиназа | пуролаза syner-kinase гемаза
стафилокиназа неиммуногенная_стафилокиназа | фортелизин
kaplacizumab caplacizumab каплацизумаб | cablivi каблеви
ceprotin
sulodeksid sulodexid сулодексид | вессел_дуэ ангиофлюкс
fibrinolysin фибринолизин
defibrotid дефибротид | defitelio
aminokapronsyre aminocaproic_acid aminocapronsyra аминокапроновая_кислота аминокапроновая
аминометилбензойная_кислота | памба амбен
protaminsulfat protamin протамина_сульфат протамин protamine_sulphate protamine
fibrinogenkonsentrat fibrinogen_concentrate | haemocomplettan riastap fibryga
protrombinkompleks-konsentrat prothrombin_complex | octaplex beriplex ocplex октаплекс протромплекс cofact prothromplex
octocog moroctocog turoctocog simoctocog октоког damoctocog lonoctocog efmoroctocog antihemofilifaktor октоког_альфа octocog_alfa | advate kogenate kovaltry
  novoeight nuwiq refacto elocta esperoct jivi adynovi afstyla octanate haemate wilate helixate fandhi alphanate octofactor октофактор иннонафактор octanativ
  voncento адвейт когенейт optivate октанат altuvoct efanesoctocog элокта когэйнейт когенэйт
nonacog albutrepenonacog eftrenonacog нонаког | idelvion alprolix refixia rebinyn nonafact octanine mononine rixubis октанайн иммунин бенефикс альпролив
  haemonine alphanine
eptakog eptacog эптаког | novoseven новосэвен коагил-vii коагил cevenfacta
vonicog | willfact veyvondi вилате
catridecacog | novothirteen fibrogammin cluvot
coagadex
emicizumab emisizumab эмицизумаб | hemlibra гемлибра
concizumab consizumab концизумаб | alhemo
marstacimab | hympavzi
fitusiran
etranacogene etranakogen | hemgenix
valoctocogene valoktokogen | roctavian
romiplostim ромиплостим | nplate энплейт
avatrombopag аватромбопаг | doptelet доптелет
lusutrombopag | mulpleo
fostamatinib | tavlesse
efgartigimod эфгартигимод | vyvgart
evithrom | thrombin-jmi
ferrimaltol ferric_maltol jernmaltol järnmaltol
jernsukrose iron_sucrose järnsackaros jernsakkarose железа_сахарат | венофер ликферр ferrlecit
luspatercept луспатерцепт | reblozyl реблозил
daprodustat | duvroq jesduvroq
vadadustat | vafseo
imetelstat | rytelo
albumininfusjon human_albumin | flexbumin albunorm albuminativ alburex zenalb biseko albutein
dekstran dextran декстран reopolyglukin | macrodex rheomacrodex реополиглюкин полиглюкин promit
hydroksyetylstivelse hydroxyethyl_starch hydroxietylstärkelse hydroxyethylstivelse гидроксиэтилкрахмал | voluven venofundin volulyte tetraspan волювен
  стабизол рефортан hesteril haes-steril гелофузин geloplasma
gelatininfusjon | gelofusine gelaspan haemaccel isoplex желатиноль
parenteral_ernæring parenteral_nutrition tpn-pose | kabiven smofkabiven olimel clinimix vamin aminoven vaminolac intralipid smoflipid omegaven clinoleic
  lipofundin numeta nutriflex primene кабивен смофкабивен оликлиномель интралипид смофлипид омегавен аминовен инфезол аминоплазмаль липофундин нефротект
  гепасол addaven addamel peditrace tracel аддамель nutryelt аминостерил finomel dipeptiven
реамберин меглюмина_натрия_сукцинат | ремаксол цитофлавина сукцинасол
гемодез повидон-к неогемодез
trometamol трометамол | tribonat tris-buffer
натрия_тиосульфат тиосульфат_натрия sodium_thiosulfate natriumtiosulfat natriumthiosulfat sodium_thiosulphate | pedmarqsi
перфторан
bromelain bromelin бромелайн | nexobrid вобэнзим вобензим wobenzym флогэнзим
c1-hemmerkonsentrat c1-esterase_inhibitor c1-esterasehemmer | berinert cinryze ruconest беринерт
ikatibant icatibant икатибант | firazyr фиразир
lanadelumab ланаделумаб | takhzyro такзайро
berotralstat беротралстат | orladeyo
garadacimab | andembry
sebetralstat | ekterly
donidalorsen | dawnzera
krizanlizumab crizanlizumab | adakveo
voxelotor | oxbryta
metildigoksin metildigoxin | lanitop
строфантин строфантин-г ouabain strophanthin коргликон целанид ланатозид кардиовален
digoksin-antistoff digoxin_immune_fab | digifab digibind
kinidin хинидин quinidin | кинидин
prokainamid прокаинамид procainamid | новокаинамид pronestyl
ajmalin аймалин | гилуритмал gilurytmal
лаппаконитин лаппаконитина_гидробромид lappaconitine | аллапинин аллафорте
морацизин этацизин moracizine ethacizine этмозин
meksiletin mexiletin мексилетин | namuscla mexitil мекситил
vernakalant вернакалант | brinavess
ibutilid | corvert
dofetilid | tikosyn
ниферидил рефралон cavutilide кавутилид
adenosin аденозин adenosine | adenocor adenoscan adenocard
regadenoson | rapiscan
dopamininfusjon dopamine_infusion | допмин giludop
dobutamin добутамин | dobutrex posiject
noradrenalin norepinephrine норадреналин норэпинефрин norepinefrin | levophed sinora arterenol
метараминол metaraminol | aramine
isoprenalin изопреналин isoproterenol | saventrine isuprel
etilefrin этилэфрин | effortil
midodrin мидодрин | gutron bramox гутрон midon
droxidopa droksidopa
dopexamin | dopacard
milrinon милринон | primacor corotrop
levosimendan левосимендан | simdax симдакс
enoksimon enoximone | perfan
giapreza
molsidomin молсидомин | сиднофарм corvaton диласидом
кокарбоксилаза
фосфокреатин fosfokreatin phosphocreatine | неотон neoton
кудесан
натрия_аденозинтрифосфат атф-лонг трифосаденин
omecamtiv
mavacamten mavakamten мавакамтен | camzyos камзиос
aficamten
crataegus настойка_боярышника hagtorntabletter crataegustabletter hawthorn_extract hawthorn_supplement hawthorn_capsules | crataegutt кратал
рилменидин rilmenidin | альбарел тенаксум hyperium
reserpin резерпин | раунатин адельфан кристепин нормокриз трирезид
terazosin теразозин | hytrin sinalfa корнам сетегис хайтрин
urapidil урапидил | эбрантил тахибен ebrantil
fentolamin phentolamin фентоламин | regitin rogitine oraverse invicorp
fenoksybensamin fenoxibensamin phenoxybenzamin | dibenyline dibenzyran
indoramin | doralese baratol
nitroprussid нитропруссид_натрия нитропруссид | nipride ниприд
aprocitentan | jeraygo tryvio
sparsentan | filspari
sitaxentan
riociguat риоцигуат | adempas адемпас
sotatercept sotatersept | winrevair
metyrosin metirosine | demser
ketanserin | sufrexal
kloritiazid chlorothiazide klorotiazid
metolazon метолазон | zaroxolyn xaqua metenix
xipamid ксипамид | diurexan
etakrynsyre ethacrynic_acid etakrynsyra ethacrynsyre этакриновая_кислота | edecrin урегит
kaliumkanrenoat potassium_canrenoate kaliumcanrenoat | soldactone
konivaptan conivaptan | vaprisol
furosemid-spironolakton | lasilactone
ksantinolnikotinat ксантинола_никотинат | компламин теоникол
бенциклан bencyclane | галидор halidor
ницерголин nicergolin | сермион sermion
дигидроэргокристин вазобрал
бендазол дибазол bendazole | папазол
inositolnikotinat inositol_nicotinate | hexopal
кальция_добезилат calcium_dobesilate kalsiumdobesilat | докси-хем доксиум doxium doxi-hem
трибенозид tribenosid | прокто-гливенол procto-glyvenol proktoglyvenol прокто_гливенол
polidokanol polidocanol полидоканол | aethoxysklerol aetoxysclerol aethoxysclerol этоксисклерол varithena asclera
natriumtetradecylsulfat sodium_tetradecyl | fibro-vein fibrovein фибро-вейн тромбовар
heparinoid mukopolysakkarid heparinoidkrem | hirudoid_forte гепароид mobilat
эсцин hestekastanje hästkastanj hestekastanie aescin escin конский_каштан horse_chestnut | эскузан venastat aesculaforce аэсцин
bisoprolol-hydroklortiazid | lodoz лодоз lodoz_plus арител_плюс
bisoprolol-amlodipin | конкор_ам алотендин
bisoprolol-perindopril | престилол cosyrel prestilol
oxprenolol oksprenolol окспренолол | trasicor slow-trasicor
acebutolol ацебутолол
nadolol надолол | corgard
betaxolol betaksolol бетаксолол | betoptic локрен бетоптик kerlon бетак ксонеф kerlone
celiprolol | celectol целипрол
esmolol эсмолол | brevibloc бревиблок
landiolol | rapibloc
levobunolol левобунолол | betagan
karteolol carteolol картеолол | arteoptic teoptic
metipranolol | glauline
levamlodipin левамлодипин s-амлодипин | эскорди_кор эс-корди_кор conjupri
felodipin-metoprolol | logimax_forte логимакс
nicardipin никардипин | cardene
nimodipin нимодипин | nimotop нимотоп нимопин
nisoldipin | syscor
lacidipin лацидипин | motens лаципил molap lacipil
лерканидипин-эналаприл | корипрен леркамен_дуо
clevidipin | cleviprex
manidipin
verapamil-trandolapril
bepridil
лизиноприл-амлодипин | эквакард эклипс_де
лизиноприл-амлодипин-розувастатин | эквамер
perindopril-indapamid | ко-перинева ко-парнавел нолипрел_а нолипрел_а_форте нолипрел_форте нолипрел_а_би-форте коверсил нолипрела preterax
perindopril-amlodipin | viacoram дальнева престанс coveram амлесса
perindopril-amlodipin-indapamid | ко-дальнева трипликсам_таб triplixam ко-амлесса трипликсама
perindopril-atorvastatin-amlodipin | липертанс triveram lipertance
perindopril-rozuvastatin-indapamid | роксатенз-инда роксатенз
рамиприл-амлодипин | эгипрес
ramipril-felodipin | unimax unitril
cilazapril цилазаприл | inhibace vascace инхибейс inhibace_plus
spirapril спираприл | квадроприл quadropril
moexipril моэксиприл | моэкс moex
zofenopril зофеноприл | зокардис zofenil zocardis зокардис_плюс
imidapril имидаприл | tanatril танатрил prilium
лозартан-амлодипин | амзаар лортенза лортензу
eprosartan эпросартан | teveten теветен теветен_плюс teveten_comp
valsartan-hydroklortiazid | diovan_comp co-diovan diovancomp ко-диован вальсакор_н дуопресс
irbesartan-hydroklortiazid | coaprovel karvezide coaprovel_hct коапровель ифирмасту_комби ибертан_плюс
telmisartan-hydroklortiazid | micardisplus micardis_plus kinzalkomb pritorplus телзап_плюс телпрес_плюс телмиста_н tolucombi
telmisartan-amlodipin | twynsta твинста телзап_ам телмиста_ам телсартан_ам
kandesartan-amlodipin | caramlo каделис
olmesartan-hydroklortiazid | olmetec_plus olmetec-plus кардосал_плюс benetor_comp
olmesartan-amlodipin | sevikar sevikar_hct севикар sevicar sevikar_comp capenon аттенто
fimasartan фимасартан
aliskiren алискирен | rasilez расилез rasilez_hct tekturna rasilamlo
lovastatin ловастатин | mevacor мевакор кардиостатин холетар mevinacor ловастерол медостатин
розувастатин-эзетимиб | розулип_плюс роксера_плюс розукард_плюс росулип arosuva cholecomb twicor delipid росуэт
pitavastatin питавастатин | livazo ливазо питавастатин-сз alipza пиватор
cerivastatin церивастатин | lipobay baycol
atorvastatin-ezetimib | atozet liptruzet атозет тулип_комби
simvastatin-fenofibrat | cholib
atorvastatin-amlodipin | caduet кадуэт дуплекор amlator
ciprofibrat ципрофибрат | modalim липанор lipanor
klofibrat clofibrat клофибрат | мисклерон atromid atromidin
pemafibrat
colestipol | lestid colestid
nikotinsyre-laropiprant | pelzont trevaclyn
acipimox аципимокс | olbetam
probucol пробукол | фенбутол
lerodalcibep lerodalsibep | lerochol
evinakumab evinacumab | evkeeza
obicetrapib
mipomersen | kynamro
plozasiran | redemplo
olezarsen | tryngolza
поликозанол поликосанол policosanol
isokonazol isoconazol изоконазол | travogen travocort травоген травокорт icaden гино-травоген
bifonazol бифоназол | mycospor canespor canespro бифосин mycosporin канеспро
sertakonazol sertaconazole сертаконазол | залаин zalain
oksikonazol oxiconazole оксиконазол | мифунгар
tiokonazol tioconazole | trosyl gyno-trosyd trosyd
sulkonazol sulconazole | exelderm
luliconazol люликоназол | лулифин
efinakonazol efinaconazole | jublia
tavaborol | kerydin
fentikonazol fenticonazole фентиконазол | ломексин lomexin gynoxin
омоконазол omoconazole | микогал
бутоконазол butoconazole | гинофорт
naftifin нафтифин | exoderil экзодерил микодерил
tolnaftat | tinaderm mycil
undecylensyre undecylenic_acid undecylensyra ундециленовая | mycota микосептин monphytol
griseofulvin гризеофульвин | lamoryl grisovin fulcin grisol
butenafin | ментас lotrimin
хинозол
метилурацил methyluracil | метилурациловая стизамет
becaplermin | regranex
kadexomerjod cadexomer iodine_cadexomer | iodosorb jodosorb
kollagenase collagenas коллагеназа | novuxol santyl iruxol xiapex коллализин ируксол
papain карипаин | карипазим
allantoin | контрактубекс alphosyl
betulin birch_triterpenes birketriterpener bjerkebark | filsuvez episalvan
дермазин аргосульфан сульфаргин
вульнузан куриозин
cinchokain cinchocaine dibucaine cinkokain cinchocain cinkokainklorid dibucain дибукаин цинхокаин | nupercainal
benzokain benzocaine bensokain бензокаин benzocain анестезин | orajel lanacane anbesol benzoak
tetrakain tetracaine тетракаин дикаин amethocaine tetracain | ametop
pramokain pramocaine прамокаин
takalsitol tacalcitol такальцитол | curatoderm
ditranol dithranol дитранол anthralin | micanol psorin цигнодерм
etretinat | tigason
trioxysalen trioksysalen | tripsor trisoralen
tapinarof | vtama
ozenoksacin ozenoxacin озеноксацин | dubine ozanex xepi
tyrotricin тиротрицин | tyrosur тирозур
framycetin фрамицетин | sofra-tulle soframycin софрамицин изофры изофру framomycin
sulfanilamid streptocid | стрептоцид стрептоцидовая
sulfatiazol sulfathiazole сульфатиазол_серебра
aciklovir-hydrokortison | xerclear xerese zovirax_duo zoviduo
penciklovir penciclovir пенцикловир | vectavir fenistil_pencivir фенистил_пенцивир vectatone
docosanol dokosanol | abreva
idoksuridin idoxuridine идоксуридин | zostum virexen herpid офтан_иду
tromantadin тромантадин | вирумерц вирумерз
podofyllin podophyllin подофиллин podofyllum
sinecatechins sinekatekiner | veregen catephen
aminolevulinsyre aminolevulinic_acid aminolevulinsyra metylaminolevulinat methyl_aminolevulinate аминолевулиновая | metvix ameluz alacare levulan luxerm
  gliolan effala метвикс аласенс
prednikarbat prednicarbate предникарбат | prednitop
metylprednisolonaceponat methylprednisolone_aceponate метилпреднизолона_ацепонат | advantan адвантана комфодерм
desonid десонид | prenacid пренацид
alklometason алклометазон alclometason | modrasone афлодерм legederm aclovate
flupredniden | corticoderm
hydrokortisonbutyrat hydrocortisone_butyrate гидрокортизона_бутират
fluocinonid | metosyn lidex topsyne
fluokortolon fluocortolone флуокортолон | ultralan ультралан
desoksimetason desoximetason дезоксиметазон | ibaril topicort stiedex
diflukortolon diflucortolone дифлукортолон | nerisona nerisone nerisone_forte temetex
fludroxycortid flurandrenolone | haelan
halcinonid галцинонид | halcimat
halometason галометазон | сикортен sicorten
diflorason
ulobetasol halobetasol | ultravate bryhali
octenidin oktenidin октенидин | octenisan octenilin октенисепт octenisept octenident octeniderm
benzalkonium benzalkoniumklorid benzalkonium_chloride бензалкония_хлорид бензалкония benzalkoniumchlorid | conotrane фарматекса roccal бенатекс
cetrimid цетримид cetrimonium | cetavlon cetavlex
декаметоксин decamethoxin | офтамирин аурисан септефрил
фукорцин fucorcin | castellani кастеллани
brilliant_green бриллиантовый_зеленый бриллиантовая_зелень бриллиантовым_зеленым зеленка зеленку зеленкой зеленки бриллиантовой_зелени
метиленовый_синий metylenblått methylene_blue metylenblå methylenblåt метиленовая_синь | proveblue
gentiana_violet gentianaviolett krystallfiolett gentian_violet генцианвиолет gentianviolett kristallviolett krystalviolet
борная_кислота борной_кислоты борную_кислоту борный_спирт boric_acid borsyre borsyra borvann
салициловый_спирт салициловая_мазь салицилово-цинковая salicylvaselin salisylvaselin salicyl_vaseline
sølvnitrat silvernitrat silver_nitrate нитрат_серебра sølvnitratstift lapisstift
протаргол колларгол серебра_протеинат сиалор protargol
хлорофиллипт chlorophyllipt
этакридин риванол ethacridine etakridin rivanol
формидрон | формагель veracur
эплан eplan
каланхоэ_сок сок_каланхоэ
ихтиоловой_мазь ихтиоловую_мазь ихтиоловая_мазь | ichthopaste ichthoxyl
мазь_вишневского мазью_вишневского вишневского_мазь бальзамический_линимент
trifaroten трифаротен | aklief selgamis акнифари
tazaroten | zorac tazorac arazlo зорак
klaskoteron clascoterone | winlevi
минолексин minolexin
eflornitin eflornithine эфлорнитин | vaniqa
deoksycholsyre deoxycholic_acid | kybella belkyra
lebrikizumab лебрикизумаб | ebglyss
nemolizumab немолизумаб | nemluvio
ruksolitinib ruxolitinib ruxolitinibkrem руксолитиниб | jakavi opzelura джакави
delgocitinib | anzupgo
ritlecitinib ritlesitinib ритлецитиниб | litfulo литфуло
sofpironium | ecclock
aluminiumklorid aluminium_chloride aluminiumkloridheksahydrat aluminum_chloride aluminiumchlorid хлорид_алюминия | driclor anhydrol
солкодерм solcoderm веррукацид verrucacid | суперчистотел ферезол
sinkpyrition zinc_pyrithione zinkpyrithion zinkpyrition цинка_пиритион пиритион_цинка pyrithionzinc | zincon hodernal
hydrokinon hydroquinone hydrokinonkrem гидрохинон | pigmanorm tri-luma ahromin eldoquin
sulfursalve svovelsalve svavelsalva sulfur_ointment серная_мазь серную_мазь серной_мазью sulphur_ointment svovlsalve мазь_серная svovelsalva
esdepallethrine | спрегаль spregal
орнидазол ornidazol ornidazole | тиберал орнисид дазолик tiberal
секнидазол secnidazol secnidazole | секнидокс тагера solosec
ниморазол nimorazol nimorazole | naxogin наксоджин
тенонитрозол | атрикан
вагисепт вагинорм вагинорм-с ваготил
нео-пенотран метронидазол-миконазол клиомезол | гинокапс нео-пенотран_форте
dekvaliniumklorid dequalinium деквалиний деквалиния_хлорид dekvalinium dequaliniumchlorid | fluomizin флуомизин decatylen dequadin donaxyl
лактагинал гинофлор | экофемин лактожиналь вагилак gynophilus
депантол
йодоксид
ergometrin эргометрин | syntometrine
dinoproston динопростон | minprostin prostin_e2 препидил простин_е2 prepidil cervidil пропесс
karboprost carboprost | hemabate prostinfenem
gemeprost | cervagem
atosiban атозибан | tractocile трактоцил атосибан
гексопреналин hexoprenaline | гинипрал gynipral
ritodrin | yutopar
kinagolid quinagolide хинаголид | norprolac норпролак
lisurid | revanil dopergin
nødprevensjon akut-p-piller akutt-p-piller akutt-p-pille angrepille angrepiller fortrydelsespille fortrydelsespiller dagen-efter-piller dagen-derpå-piller
  nødprevensjonspille morning-after_pill morning_after_pill экстренная_контрацепция
nonoksynol nonoxinol nonoxynol ноноксинол | patentex
elinzanetant | lynkuet
flibanserin | addyi флибансерин
bremelanotid | vyleesi
etinyløstradiol-noretisteron | brevinor norimin binovum trinovum ovysmen orthonovin norinyl-1 ortho-novin
etinyløstradiol-gestoden gestoden гестоден | femodene femodette gynera milvane minulet мирелле линдинет фемоден харомонет lindynette aidulan minesse melodene
  tri-femoden meliane phaeva akizza gestinyl modina femodeen aliane gestodilat harmonette
drospirenon-østradiol | angeliq
norelgestromin норэлгестромин | ortho_evra lisvy
klormadinon хлормадинон chlormadinon | белара belara balanka belarina хлое-эсте
nomegestrol nomegestrolacetat номегестрол | зоэли lutenyl
dienogest-østradiolvalerat | climodien mevaren lafamme
østradiol-dydrogesteron | femoston_conti фемостон_конти femoston-mini фемостон_мини
østradiol-medroksyprogesteron | premique tridestra divitren premelle дивисек индивина дивитрен prempak
østradiol-progesteron | bijuve биджува bijuva
østradiol-levonorgestrel | femseven_sequi femseven_conti klimonorm климонорм cyclo-progynova циклопрогинова цикло-прогинова cyklo-progynova nuvelle femsekvens
konjugerte_østrogener conjugated_oestrogens konjugerede_østrogener conjugated_estrogens конъюгированные_эстрогены | premarin премарин prempro duavive
  prempak-c
promestrien промэстриен | колпотрофин colpotrophine
estropipat | harmogen
bazedoksifen bazedoxifene базедоксифен | conbriza
lasofoksifen lasofoxifene | fablyn
ормелоксифен centchroman
hydroksyprogesteron оксипрогестерон oxyprogesterone гидроксипрогестерон hydroxyprogesteron
lynestrenol линэстренол | exluton эксклютон экслютон
mesterolon местеролон | proviron провирон
metyltestosteron methyltestosterone метилтестостерон
danazol даназол | данол дановал danocrine danoval danatrol
gestrinon | dimetriose неместран
korifollitropin corifollitropin корифоллитропин | elonva элонва
lutropin lutropin_alfa лутропин | luveris луверис
menotropin menotrophin menopur менотропин | менопур мерионал meriofert menogon меногон merional хумог мериоферт
urofollitropin урофоллитропин | бравелль bravelle
ganireliks ganirelix ганиреликс | orgalutran fyremadel оргалутран
cetroreliks cetrorelix цетрореликс | cetrotide цетротид
propiverin пропиверин | detrunorm мочелак mictonorm миктонорм mictonetten
flavoxat флавоксат | urispas уриспас genurin
emepronium | cetiprin
vibegron вибегрон | obgemsa гемтеза gemtesa
udenafil уденафил | зидена zydena
yohimbin йохимбин | йохимбе
aviptadil
silodosin силодозин | urorec урорек silodyx rapaflo силодозин-тева
dutasterid-tamsulosin | dutrozen дуодарт jalyn
витапрост простатилен сампрост витапрост_форте простакор | витапрост_плюс
fenazopyridin phenazopyridine феназопиридин | пиридиум pyridium уропирин
нитроксолин nitroxoline | nicene
ацетогидроксамовая ацетогидроксамовая_кислота
d-mannose д-манноза d-mannos om-89 d-манноза | цистифлюкс уро-ваксом uro-vaxom уромуне uromune
монурель уропрофит бруснивер | нефростен урифлорин фитонефрол
methenamin
tiopronin | thiola
mekasermin mecasermin | increlex
tesamorelin | egrifta
vosoritid восоритид vosoritide | voxzogo воксзого
pegvisomant пэгвисомант | somavert сомаверт
macimorelin | ghryvelin macrilen
tetrakosaktid тетракозактид tetracosactid | synacthen synacthen_depot синактен синактен-депо cosyntropin
kortikotropin corticotropin кортикотропин | acthar
thyrotropin_alfa | thyrogen тироген
vasopressin вазопрессин argipressin | empressin pitressin reverpleg embesin
terlipressin терлипрессин | glypressin variquel глайпрессин реместип haemopressin terlivaz
ornipressin
demoksytocin демокситоцин | дезаминоокситоцин сандопарт
histrelin | vantas supprelin
paltusotin | palsonify
deflazacort deflazakort дефлазакорт | calcort emflaza
vamorolon vamorolone | agamree
levoketokonazol levoketoconazole | recorlev
osilodrostat осилодростат | isturisa истуриса
metyrapon метирапон | metopirone метопирон
aminoglutetimid aminoglutethimide | orimeten
mitotan митотан mitotane | lysodren лизодрен
thyroid_extract armour_thyroid skjoldbruskkjerteltabletter desiccated_thyroid | armour-thyroid westhroid nature-throid nature_throid np_thyroid np-thyroid
  thyroid_erfa тиреотом
kaliumperklorat potassium_perchlorate | irenat
teprotumumab | tepezza
abaloparatid abaloparatide | eladynos tymlos
palopegteriparatid | preotact natpar yorvipath
elkatonin elcatonine элкатонин
salcatonin salmon_calcitonin laksekalsitonin | miacalcic calsynar forcaltonin miacalcin миакальцик остеовер альфа-каль вепрена
etelkalcetid etelcalcetide этелкальцетид | parsabiv парсабив
evokalset evocalcet
hectorol
demeklosyklin demeklocyklin demeclocyclin | ledermycin
tigesyklin tigecyklin тигециклин tigecyclin | tygacil тигацил
eravasyklin eravacyclin | xerava
omadasyklin omadacycline
sarecyclin
tiamfenikol thiamphenicol тиамфеникол | флуимуцил-антибиотик
bakampicillin bacampicillin | penglobe
temocillin | negaban
tikarcillin ticarcillin тикарциллин | timentin
sulbaktam sulbactam сульбактам ampicillin_sulbactam | unasyn сультасин амписид уназин сульбактомакс
sultamicillin сультамициллин
oksacillin oxacillin оксациллин | стапенор
ампиокс
cefradin cephradine | velosef nicef
cefalotin cephalothin keflin
cefaklor cefaclor цефаклор | distaclor keftab ceclor kefolor
cefoksitin cefoxitin цефокситин | mefoxin
cefprozil | cefzil
ceftazidim-avibaktam ceftazidime_avibactam avibactam avibaktam авибактам | zavicefta завицефта emblaveo
cefpodoksim cefpodoxim цефподоксим | orelox цефпотек simplicef vantin
cefditoren цефдиторен | спектрацеф spectracef
cefoperazon цефоперазон цефоперазон_сульбактам cefoperazone | цефобид cefobid сульперазон сульмовер сульперацеф бакперазон сульзонцеф pathocef
cefepim цефепим | maxipime максипим maxicef максицеф exblifep
cefpirom | cefrom
ceftarolin цефтаролин | zinforo зинфоро teflaro
ceftobiprol | zevtera mabelio зефтера
ceftolozan цефтолозан | zerbaxa зербакса
cefiderokol cefiderocol | fetcroja fetroja
aztreonam азтреонам | azactam cayston
doripenem дорипенем | doribax дорипрекс
биапенем biapenem
сульфадиметоксин сульфаметоксипиридазин сульфален | сульгин
фталилсульфатиазол фталазол phthalylsulfathiazole
midekamycin midecamycin мидекамицин | макропен
telitromycin telithromycin | ketek
netilmicin нетилмицин | nettilin netillin веттацин неттависк
plazomicin | zemdri
pefloksacin pefloxacin пефлоксацин | абактал abaktal
lomefloksacin lomefloxacin ломефлоксацин | максаквин ломфлокс окацин ксенаквин okacin
gemifloksacin gemifloxacin гемифлоксацин | фактив factive
спарфлоксацин sparfloxacin | спарфло
гатифлоксацин gatifloxacin | зимар
delafloksacin delafloxacin делафлоксацин | quofenix baxdela
prulifloksacin prulifloxacin
nalidiksinsyre nalidixic_acid налидиксовая | negram невиграмон
пипемидовая_кислота pipemidic | уротрактин
telavancin телаванцин | vibativ
dalbavancin далбаванцин | xydalba
oritavancin | tenkasi orbactiv
nifurtoinol нифуртоинол
tedizolid тедизолид | sivextro сивекстро
xibornol ксиборнол
lefamulin | xenleta
gepotidacin | blujepa
quinupristin quinupristin_dalfopristin | synercid
amfotericin amphotericin amphotericin_b amfotericin_b амфотерицин амфотерицин_b | ambisome fungizone abelcet амбизом fungilin амфолип
flucytosin | ancotil
vorikonazol voriconazole вориконазол | vfend вифенд бифлурин
posakonazol posaconazole позаконазол | noxafil ноксафил
isavukonazol isavuconazole isavuconazonium изавуконазол | cresemba крэсемба
kaspofungin caspofungin каспофунгин | cancidas кансидас
mikafungin micafungin микафунгин | mycamine микамин
anidulafungin анидулафунгин | ecalta эраксис eraxis
rezafungin | rezzayo
ibrexafungerp | brexafemme
rifabutin рифабутин | mycobutin микобутин
rifapentin рифапентин | priftin приптин
protionamid протионамид prothionamid
etionamid ethionamide этионамид | trecator
cykloserin cycloserine циклосерин | теризидон terizidone
paraaminosalicylsyre para-aminosalicylic_acid | granupas
bedakilin bedaquiline бедаквилин bedakvilin | sirturo сиртуро
delamanid деламанид | deltyba
pretomanid претоманид | dovprela
капреомицин capreomycin
klofazimin clofazimine клофазимин | lamprene
dapson дапсон | aczone
фтивазид метазид феназид
cidofovir цидофовир | vistide
foskarnet foscarnet фоскарнет foscarnetnatrium | foscavir
brivudin бривудин | brival
maribavir марибавир | livtencity ливтенсити
pritelivir
zanamivir занамивир | relenza реленза dectova
peramivir перамивир | alpivab rapivab
baloksavir baloxavir балоксавир baloxavir_marboxil | xofluza ксофлюза
rimantadin римантадин | ремантадин flumadine орвирем альгирем
риамиловир триазавирин riamilovir
энисамия_йодид энисамия | нобазит амизон
фавипиравир favipiravir | арепливир авифавир avigan
molnupiravir молнупиравир | lagevrio лагеврио эсперавир ковипир алравирон мовинавир
ensitrelvir | xocova
ribavirin рибавирин | copegus rebetol ребетол virazole арвирон трибавирин moderiba рибапег
voxilaprevir
glekaprevir glecaprevir pibrentasvir глекапревир glecaprevir_pibrentasvir | maviret мавирет mavyret
daklatasvir daclatasvir даклатасвир | daklinza даклинза
elbasvir grazoprevir элбасвир гразопревир | zepatier зепатир
ombitasvir paritaprevir омбитасвир dasabuvir | viekirax exviera викейра пак_викейра viekira
simeprevir симепревир | olysio совриад
boceprevir | victrelis
telaprevir телапревир | incivo инсиво
narlaprevir нарлапревир | арланса
bulevirtid булевиртид | hepcludex мирклудекс
entekavir entecavir энтекавир | baraclude бараклюд элгравир
adefovir адефовир | hepsera
telbivudin телбивудин | sebivo себиво
lamivudin ламивудин | epivir zeffix зеффикс эпивир амивирен
zidovudin зидовудин azidothymidine azidotymidin азидотимидин | retrovir ретровир combivir комбивир trizivir дизаверокс тимазид тризивир
stavudin ставудин | zerit зерит
didanosin диданозин | videx
tenofovir tenofovir_disoproxil тенофовир tenofovirdisoproksil tenofovir_alafenamid tenofoviralafenamid | viread vemlidy виреад вемлиди тенофовир-тл genvoya
  stribild symtuza атрипла
efavirenz эфавиренз | sustiva stocrin atripla стокрин регаст
nevirapin невирапин | viramune вирамун
etravirin этравирин | intelence интеленс
rilpivirin рилпивирин | edurant eviplera complera odefsey juluca эдюрант эвиплера rekambys одефси
doravirin доравирин | pifeltro delstrigo
элсульфавирин elsulfavirine | элпида элпида_комби
ritonavir ритонавир | norvir норвир
lopinavir лопинавир lopinavir_ritonavir lopinavir-ritonavir | kaletra калетра aluvia калидавир
atazanavir атазанавир | reyataz реатаз evotaz симанод
darunavir дарунавир | prezista rezolsta prezcobix кемерувир презиста
fosamprenavir фосампренавир | telzir телзир
sakvinavir saquinavir саквинавир | invirase инвираза
indinavir индинавир | crixivan
nelfinavir нелфинавир | viracept
tipranavir | aptivus
raltegravir ралтегравир | isentress исентресс
elvitegravir элвитегравир | vitekta
cabotegravir kabotegravir каботегравир | vocabria apretude вокабрия
lenakapavir lenacapavir ленакапавир | sunlenca yeztugo yeytuo
maravirok maraviroc маравирок | celsentri selzentry целзентри
enfuvirtid энфувиртид | fuzeon фузеон
fostemsavir фостемсавир | rukobia
ibalizumab | trogarzo
фосфазид phosphazide | никавир
kobicistat cobicistat кобицистат | tybost
tekovirimat tecovirimat | tpoxx
инозин_пранобекс inosine_pranobex inosinpranobex инозина_пранобекса инозин-пранобекс inosin_pranobex | изопринозин гроприносин imunovir нормомед isoprinosine
  амирус
меглюмина_акридонацетат | циклоферона
панавир panavir
аллокин-альфа аллокин
эпиген epigen
хелепин алпизарин | госсипол бонафтон
оксолин оксолиновая_мазь оксолиновую_мазь оксолиновая | оксолинку
теброфен флореналь
gammaglobulin ivig human_immunoglobulin гамма-глобулин gamma-globulin гаммаглобулин scig immunglobulindrop immunglobulindrypp immunglobulinbehandling
  immunoglobulininfusion immunoglobulinbehandling immunglobulin_i_drop | privigen octagam kiovig hizentra hyqvia gammanorm cuvitru gamunex flebogamma
  intratect panzyga cutaquig xembify evogam subcuvia subgam nanogam gammagard октагам привиджен габриглобин интратект имбиоглобулин гамунекс iqymune yimmugo
  sandoglobulin vigam gammaplex vivaglobin пентаглобин pentaglobin имбиогам флебогамма бебулин gammunex gammunex-c gammaked
hepatitt_b-immunglobulin hepatitis_b_immunoglobulin | zutectra hepatect umanbig fovepta неогепатект aunativ omri-hep-b
rabiesimmunglobulin rabies_immunoglobulin антирабический_иммуноглобулин иммуноглобулин_антирабический rabies_immune_globulin | berirab favirab imogam kamrab
tetanusimmunglobulin tetanus_immunoglobulin | tetagam gammatet
varicella-immunglobulin varicella_zoster_immunoglobulin | varitect vzig varizig
cmv-immunglobulin cytomegalovirus_immunoglobulin | cytotect цитотект неоцитотект
botulismeantitoksin botulism_antitoxin противоботулиническая_сыворотка botulismantitoxin
difteriantitoxin diphtheria_antitoxin противодифтерийная_сыворотка
huggormserum ormserum viper_antivenom antivenom huggormsserum hugormeserum slangeserum adder_antivenom сыворотка_против_яда | viperatab viperafav vipertab
  zagreb_antivenom viperfav
clesrovimab | enflonsia
tiksagevimab tixagevimab cilgavimab тиксагевимаб | evusheld эвушелд
sotrovimab сотровимаб | xevudy
casirivimab imdevimab kasirivimab | ronapreve
sipavibart | kavigale
регданвимаб regdanvimab | regkirona
obiltoxaximab raxibacumab | nyxthracis
bcg-vaksine bcg-vaccin bcg_vaccine bcg_vaksine бцж-м вакцина_бцж tuberkulosevaksine bcg-vaccine bcg_jab tuberkulosvaccin tuberkulosevaccine
kolera-vaksine cholera_vaccine koleravaksine koleravaccin kolera_vaksine koleravaccine вакцина_от_холеры | dukoral vaxchora дюкорал дукорал
haemophilus-vaksine hib-vaksine hib_vaccine hib-vaccin hib-vaccine | act-hib act_hib hiberix menitorix акт-хиб хиберикс acthib
meningokokkvaksine meningokockvaccin meningokokvaccine meningococcal_vaccine men_b_vaccine menb_vaccine менингококковая_вакцина meningitis_vaccine menacwy
  meningokokk-vaksine men_acwy meningitis_jab hjernehinnebetennelsesvaksine вакцина_от_менингококка | menveo nimenrix bexsero trumenba menactra neisvac-c
  neisvac menquadfi menjugate penbraya менактра менквадфи менвео mencevax acwy-vax менцевакс бексеро menomune
japansk_encefalitt-vaksine japanese_encephalitis_vaccine japansk_encefalitvaccin japansk_hjernebetændelsesvaccine japansk_encefalit-vaccin
  japansk_hjernebetændelse-vaccine | ixiaro иксиаро imojev
poliovaksine poliovaccin polio_vaccine полиомиелитная_вакцина прививка_от_полиомиелита poliovaccine вакцина_от_полиомиелита | imovax-polio imovax полимилекс
  имовакс_полио бивак_полио полиорикс ipv-vaksine veropol picovax imovax_polio бивак
rotavirusvaksine rotavirus_vaccine rotavirusvaccin ротавирусная_вакцина rotavaksine rota-vaksine rotavaccin rotavirusvaccine | rotarix ротатек рота-v-эйд
  ротарикс рота-вид
vannkoppevaksine varicella_vaccine vattkoppsvaccin vattenkoppsvaccin chickenpox_vaccine skoldkoppevaccine vannkoppervaksine vattkoppevaccin
  прививка_от_ветрянки вакцина_от_ветрянки varicellavaksine chickenpox_jab | varivax varilrix варилрикс вариваксин
gulfebervaksine gula_febern-vaccin yellow_fever_vaccine gul_feber-vaksine gul_feber-vaccine gulafebernvaccin gula_febern_vaccin gulfebervaccin
  вакцина_от_желтой_лихорадки gulafebern-vaccin gulfebervaccine yellow_fever_jab yellow_fever_shot gulfeber_vaksine gulfeber_vaccin gulfeber_vaccine
  прививка_от_желтой_лихорадки прививку_от_желтой_лихорадки вакцина_желтой_лихорадки вакцина_против_желтой_лихорадки вакцину_от_желтой_лихорадки | stamaril
  стамарил
rsv-vaksine rsv-vaccin rsv_vaksine rs-vaksine rs-vaccin rs-virusvaccin rs_virus_vaccin rsv_jab rsv-jab rsv_vaccin rs-virusvaksine rsv-vaccine rsv_vaccine |
  arexvy abrysvo mresvia arexvi
denguevaksine dengue_vaccine denguevaccin dengue-vaccine dengue-vaksine denguevaccine | qdenga dengvaxia
chikungunyavaksine chikungunya_vaccine chikungunyavaccin chikungunyavaccine | ixchiq vimkunya
ebolavaksine ebola_vaccine ebolavaccin | ervebo zabdeno mvabea
koppevaksine smallpox_vaccine mpox_vaccine mpox-vaksine mpox-vaccin koppvaccin smittkoppsvaccin mpoxvaccin koppervaksine mpox_jab smallpox_shot smallpox_jab
  vaccinia_vaccine | imvanex jynneos acam2000 acam
malariavaksine malaria_vaccine malariavaccin | mosquirix
miltbrannvaksine anthrax_vaccine anthrax_shot anthrax_jab miltbrandvaccine mjältbrandsvaccin anthrax_vaccination вакцина_от_сибирской_язвы | biothrax
ifosfamid ifosfamide ифосфамид | holoxan холоксан
busulfan бусульфан | busilvex myleran милеран
treosulfan треосульфан | trecondi
bendamustin bendamustine бендамустин | ribomustin levact рибомустин
karmustin carmustine кармустин | gliadel
temozolomid temozolomide темозоломид | temodal темодал
dakarbazin dacarbazine дакарбазин
prokarbazin procarbazine prokarbacin прокарбазин | natulan натулан
tiotepa thiotepa тиотепа | tepadina
trabektedin trabectedin трабектедин | yondelis йонделис
lurbinektedin lurbinectedin | zepzelca
estramustin estramustine | estracyt
streptozocin streptozotocin | zanosar
mitomycin mitomycin_c митомицин | mitosol
fludarabin fludarabine флударабин | fludara флудара
cytarabin cytarabine цитарабин ara-c | cytosar цитозар
azacitidin azacitidine азацитидин | vidaza onureg вайдаза
decitabin decitabine децитабин | dacogen inaqovi дакоген
tegafur тегафур | teysuno фторафур
trifluridin-tipiracil trifluridine-tipiracil | lonsurf лонсурф
nelarabin nelarabine | atriance
klofarabin clofarabine | evoltra
tioguanin tioguanine thioguanine тиогуанин | lanvis ланвис
raltitreksed raltitrexed | tomudex
pralatreksat pralatrexate
vinblastin vinblastine винбластин | velbe
vindesin vindesine
vinorelbin vinorelbine винорелбин | navelbine навельбин
vinflunin vinflunine | javlor
etoposid etoposide этопозид | vepesid etopofos вепезид
kabazitaksel cabazitaxel kabazitaxel кабазитаксел | jevtana джевтана
topotekan topotecan топотекан | hycamtin гикамтин
epirubicin эпирубицин | farmorubicin
daunorubicin даунорубицин | cerubidin vyxeos
idarubicin идарубицин | zavedos заведос
mitoksantron mitoxantrone mitoxantron митоксантрон | novantrone
piksantron pixantrone | pixuvri
bleomycin блеомицин
daktinomycin dactinomycin дактиномицин | cosmegen
eribulin эрибулин | halaven халавен
asparaginase asparaginas аспарагиназа pegaspargase | spectrila oncaspar erwinase enrylaze онкаспар
bortezomib бортезомиб | velcade велкейд
karfilzomib carfilzomib карфилзомиб | kyprolis кипролис
iksazomib ixazomib иксазомиб | ninlaro нинларо
pomalidomid pomalidomide помалидомид | imnovid имновид
talidomid thalidomide thalidomid талидомид
bosutinib бозутиниб | bosulif бозулиф
ponatinib понатиниб | iclusig
asciminib | scemblix
gefitinib гефитиниб | iressa иресса
afatinib афатиниб | giotrif гиотриф
dakomitinib dacomitinib | vizimpro
lapatinib лапатиниб | tyverb тайверб
neratinib | nerlynx
tukatinib tucatinib | tukysa
krizotinib crizotinib кризотиниб | xalkori ксалкори
ceritinib церитиниб | zykadia зикадия
alektinib alectinib алектиниб | alecensa алеценза
brigatinib | alunbrig
lorlatinib лорлатиниб | lorviqua лорвиква
kapmatinib capmatinib | tabrecta
tepotinib | tepmetko
selperkatinib selpercatinib | retsevmo
pralsetinib | gavreto
larotrektinib larotrectinib | vitrakvi
entrektinib entrectinib | rozlytrek
repotrektinib repotrectinib | augtyro
sotorasib | lumykras
adagrasib | krazati
vemurafenib вемурафениб | zelboraf зелбораф
dabrafenib дабрафениб | tafinlar finlee тафинлар
trametinib траметиниб | mekinist spexotras мекинист
kobimetinib cobimetinib кобиметиниб | cotellic котеллик
enkorafenib encorafenib | braftovi
binimetinib | mektovi
selumetinib | koselugo
sunitinib сунитиниб | sutent сутент
sorafenib сорафениб | nexavar нексавар
pazopanib пазопаниб | votrient вотриент
aksitinib axitinib акситиниб | inlyta инлита
kabozantinib cabozantinib кабозантиниб | cabometyx cometriq кабометикс
lenvatinib ленватиниб | lenvima kisplyx ленвима
regorafenib регорафениб | stivarga стиварга
vandetanib вандетаниб | caprelsa капрелса
tivozanib | fotivda
frukvintinib fruquintinib | fruzaqla
avapritinib | ayvakyt
ripretinib | qinlock
erdafitinib | balversa
pemigatinib | pemazyre
futibatinib | lytgobi
ivosidenib | tibsovo
vorasidenib | voranigo
belzutifan | welireg
everolimus эверолимус | afinitor votubia certican афинитор сертикан
temsirolimus | torisel
sirolimus сиролимус rapamycin | rapamune рапамун hyftor
alpelisib | piqray vijoice пикрэй
inavolisib | itovebi
kapivasertib capivasertib | truqap
idelalisib | zydelig
duvelisib | copiktra
akalabrutinib acalabrutinib акалабрутиниб | calquence калквенс
zanubrutinib | brukinsa
pirtobrutinib | jaypirca
venetoklaks venetoclax venetoklax венетоклакс | venclyxto venclexta венклекста
fedratinib | inrebic
momelotinib | omjjara
midostaurin | rydapt
gilteritinib | xospata
kvizartinib quizartinib | vanflyta
niraparib нирапариб | zejula akeega зеджула
rukaparib rucaparib | rubraca
talazoparib талазопариб | talzenna талценна
vismodegib висмодегиб | erivedge эриведж
sonidegib | odomzo
glasdegib | daurismo
beksaroten bexarotene bexaroten | targretin
panobinostat | farydak
arsenikktrioksid arseniktrioxid arsentrioxid arsenic_trioxide | trisenox
selineksor selinexor | nexpovio
talimogen talimogene | imlygic
tebentafusp | kimmtrak
tazemetostat | tazverik
trastuzumab_emtansin trastuzumab_emtansine трастузумаб_эмтанзин | kadcyla кадсила
trastuzumab_deruxtecan trastuzumab_derukstekan | enhertu энхерту
pertuzumab пертузумаб | perjeta phesgo перьета
cetuksimab cetuximab цетуксимаб | erbitux эрбитукс
panitumumab панитумумаб | vectibix вектибикс
ipilimumab ипилимумаб | yervoy ервой
nivolumab-relatlimab relatlimab | opdualag
atezolizumab атезолизумаб | tecentriq тецентрик
durvalumab дурвалумаб | imfinzi имфинзи
avelumab авелумаб | bavencio бавенсио
cemiplimab | libtayo
dostarlimab | jemperli
tislelizumab | tevimbra
retifanlimab | zynyz
пролголимаб prolgolimab | фортека
tremelimumab | imjudo
daratumumab даратумумаб | darzalex дарзалекс
isatuksimab isatuximab изатуксимаб | sarclisa сарклиса
elotuzumab элотузумаб | empliciti эмплисити
obinutuzumab обинутузумаб | gazyvaro gazyva газива
brentuksimab brentuximab brentuksimabvedotin brentuximab_vedotin брентуксимаб | adcetris адцетрис
polatuzumab полатузумаб | polivy полайви
blinatumomab блинатумомаб | blincyto блинцито
inotuzumab | besponsa
gemtuzumab | mylotarg
enfortumab | padcev
sacituzumab | trodelvy
ramucirumab рамуцирумаб | cyramza цирамза
mogamulizumab | poteligeo
dinutuksimab dinutuximab динутуксимаб | qarziba карзиба
glofitamab | columvi
epkoritamab epcoritamab | tepkinly
mosunetuzumab | lunsumio
teklistamab teclistamab | tecvayli
elranatamab | elrexfio
talketamab talquetamab | talvey
amivantamab | rybrevant
zolbetuksimab zolbetuximab | vyloy
mirvetuksimab mirvetuximab | elahere
tafasitamab | minjuvi
lonkastuksimab loncastuximab | zynlonta
belantamab | blenrep
tarlatamab | imdylltra
tisagenlekleucel tisagenlecleucel | kymriah
aksikabtagen axicabtagene | yescarta
breksukabtagen brexucabtagene | tecartus
ciltakabtagen ciltacabtagene | carvykti
idekabtagen idecabtagene | abecma
lisokabtagen lisocabtagene | breyanzi
temoporfin | foscan
relugoliks relugolix | orgovyx
linzagoliks linzagolix | yselty
flutamid flutamide флутамид | eulexin флуцином
apalutamid apalutamide апалутамид | erleada эрлеада
darolutamid darolutamide даролутамид | nubeqa нубека
toremifen toremifene торемифен | fareston фарестон
elacestrant | orserdu
megestrol-humant
lenograstim ленограстим | granocyte граноцит
lipegfilgrastim | lonquex
efbemalenograstim | ryzneuta
эмпэгфилграстим empegfilgrastim | экстимия
pleriksafor plerixafor | mozobil
peginterferon ropeginterferon пегинтерферон | plegridy pegasys pegintron besremi пегасис
aldesleukin | proleukin
mifamurtid mifamurtide | mepact
bcg-medac bcg-instillasjon bcg-instillation | oncotice
nadofaragene nadofaragen | adstiladrin
ликопид глюкозаминилмурамилдипептид
галавит аминодигидрофталазиндион
тималин
тимоген
тактивин
иммунал
деринат дезоксирибонуклеат
неовир
имунофан
имунорикс пидотимод
азоксимера_бромид азоксимера
inosinpranobeks
бронхо-мунал бронхомунал om-85 | broncho-vaxom рибомунил исмиген
siponimod сипонимод | mayzent кайендра
ozanimod озанимод | zeposia зепосия
ponesimod | ponvory
etrasimod | velsipity
alemtuzumab алемтузумаб | lemtrada mabcampath лемтрада
ublituksimab ublituximab | briumvi
belatacept | nulojix
basiliksimab basiliximab базиликсимаб | simulect симулект
antitymocyttglobulin antitymocytglobulin antithymocyte_globulin thymoglobulin thymoglobuline антитимоцитарный тимоглобулин | atgam grafalon
ekulizumab eculizumab экулизумаб | soliris bekemv epysqli элизария
ravulizumab равулизумаб | ultomiris ултомирис
rozanoliksizumab rozanolixizumab | rystiggo
zilukoplan zilucoplan | zilbrysq
satralizumab сатрализумаб | enspryng энспринг
inebilizumab | uplizna
belimumab белимумаб | benlysta бенлиста
anifrolumab анифролумаб | saphnelo сафнело
voklosporin voclosporin | lupkynis
siltuksimab siltuximab | sylvant
левилимаб levilimab | илсира
олокизумаб olokizumab | артлегиа
нетакимаб netakimab | эфлейра
сенипрутуг
kanakinumab canakinumab канакинумаб | ilaris иларис
mirikizumab | omvoh
spesolimab | spevigo
efalizumab | raptiva
diroksimelfumarat diroximel_fumarate diroximelfumarat | vumerity
avakopan avacopan | tavneos
iptakopan iptacopan | fabhalta
pegcetakoplan pegcetacoplan | aspaveli empaveli
emapalumab | gamifant
sulindak sulindac | clinoril
acemetacin | emflex rantudil
tiaprofensyre tiaprofenic_acid | surgam
flurbiprofen флурбипрофен | strepfen ocufen стрепфен
felbinak felbinac | traxam
nabumeton nabumetone набуметон | relifex
tenoksikam tenoxicam теноксикам | alganex mobiflex тексамен
амтолметин_гуацил амтолметин | найзилат
parekoksib parecoxib парекоксиб | dynastat династат
rofekoksib rofecoxib | vioxx
diacerein диацереин | артродарин
avokado-soya пиаскледин piascledine
aurotiomalat aurothiomalate aurotiomalate gullsprøyter guldinjektion | myocrisin
auranofin ауранофин | ridaura
нонивамид nonivamide | финалгон finalgon
випросал
капсикам
никофлекс
апизартрон
deep_heat дип_рилиф deep_relief
transvasin
salonpas
tigerbalsam tiger_balm
algesal algesalona
movelat
suksameton suxametonium suxamethonium suxamethon succinylcholine суксаметоний сукцинилхолин дитилин | anectine curacit celokurin листенон
rokuronium rocuronium рокуроний | esmeron эсмерон
vekuronium vecuronium | norcuron
pankuronium pancuronium | pavulon
atrakurium atracurium атракурий | tracrium тракриум
cisatrakurium cisatracurium цисатракурий | nimbex нимбекс
mivakurium mivacurium | mivacron
пипекуроний pipecuronium | ардуан
meprobamat meprobamate
sulfinpyrazon sulfinpyrazone
benzbromaron benzbromarone
lesinurad | zurampic
rasburikase rasburicase rasburikas | fasturtec
pamidronat pamidronate памидронат pamidronic_acid | aredia
etidronat etidronate этидронат | didronel ксидифон
strontiumranelat strontium_ranelate стронция_ранелат | protelos бивалос
burosumab буросумаб | crysvita кризвита
asfotase_alfa
остеогенон оссеин
nusinersen нусинерсен | spinraza спинраза
risdiplam рисдиплам | evrysdi эврисди
onasemnogen onasemnogene онасемноген | zolgensma золгенсма
ataluren аталурен | translarna
collagenase
halotan halothane галотан | fluothane фторотан
sevofluran sevoflurane севофлуран | sevorane sevoflo sevotek севоран
desfluran desflurane десфлуран | suprane супран
lystgass lustgas lattergas lystgas nitrous_oxide dinitrogenoksid dikväveoxid dikvæveoxid закись_азота gas_and_air gas-and-air | livopan entonox kalinox
  equanox
tiopental thiopental thiopentone thiopenton тиопентал | pentothal pentocur
etomidat etomidate этомидат | hypnomidate etomidat-lipuro
remimazolam | byfavo
alfentanil | rapifen
sufentanil | dzuveo zalviso
remifentanil ремифентанил | ultiva ультива
natriumoksybat sodium_oxybate natriumoxibat natriumoxybat натрия_оксибутират | xyrem
droperidol дроперидол | xomolix
metoksyfluran metoxifluran methoxyfluran methoxyflurane | penthrox
levobupivakain levobupivacaine levobupivacain левобупивакаин | chirocaine chirocain
klorprokain chloroprocaine kloroprokain | ampres clorotekal
proksymetakain proxymetacaine proximetakain | alcaine алкаин
etylklorid ethyl_chloride etylklorid-spray
oksykodon-nalokson oxycodone-naloxone oxikodon-naloxon | myloxifin таргин
diamorfin diamorphine
pentazocin pentazocine | fortral fortwin
dekstropropoksyfen dextropropoxyphene dextropropoxifen | doloxene abalgin
nalbufin nalbuphine налбуфин | nalpain
tilidin tilidine
meptazinol | meptid
piritramid piritramide | dipidolor
тримеперидин trimeperidine | промедол
zikonotid ziconotide | prialt
nabilon nabilone | cesamet
dronabinol | marinol
ergotamin ergotamine эрготамин | cafergot anervan
lasmiditan | rayvow
isometepten isometheptene | midrid
tiagabin tiagabine | gabitril
felbamat felbamate | taloxa
fenfluramin fenfluramine | fintepla
sultiam sulthiame | ospolot
ganaksolon ganaxolone | ztalmy
бензобарбитал benzobarbital | бензонал
triheksyfenidyl trihexyphenidyl trihexifenidyl тригексифенидил | циклодол паркопан artane
procyklidin procyclidine procyclidin | kemadrin arpicolin
benzatropin benztropin benztropine benzatropine | cogentin
opikapon opicapone | ongentys
tolkapon tolcapone | tasmar
istradefyllin istradefylline
klorpromazin chlorpromazine chlorpromazin хлорпромазин | аминазин largactil hibernal thorazine
flufenazin fluphenazine флуфеназин fluphenazin fluphenazine_decanoate | siqualone pacinol модитен moditen модитен_депо модекейт
trifluoperazin trifluoperazine трифлуоперазин | stelazine трифтазин
periciazin pericyazine перициазин | neulactil неулептил
pipotiazin pipotiazine | piportil
sertindol sertindole сертиндол | serdolect сердолект
asenapin asenapine азенапин | sycrest
loksapin loxapine | adasuve
tiaprid tiapride тиаприд | тиапридал
bromazepam бромазепам | lexotan lexotanil
medazepam медазепам | рудотель мезапам
klorazepat clorazepate | tranxene транксен
гидазепам gidazepam
etifoksin этифоксин etifoxine | стрезам stresam
мебикар тетраметилтетраазабициклооктандион | адаптол
flunitrazepam флунитразепам | rohypnol flunipam
flurazepam | dalmane
triazolam | halcion
loprazolam
lormetazepam лорметазепам
eszopiklon eszopiclone | lunivia
zaleplon залеплон
klometiazol clomethiazole clomethiazol | heminevrin
доксиламин doxylamine doxylamin | реслип сонмил
suvoreksant suvorexant
maprotilin maprotiline мапротилин | ludiomil людиомил
isokarboksazid isocarboxazid | marplan
milnacipran милнаципран | иксел ixel
tianeptin tianeptine тианептин | stablon коаксил
пирлиндол | пиразидол
pitolisant | wakix ozawade
solriamfetol | sunosi
viloksazin viloxazine | qelbree
koffeinsitrat caffeine_citrate koffeincitrat coffeincitrat koffein_citrat caffeine_drops koffeindråper koffeindroppar | peyona gencebok
фонтурацетам фенилпирацетам | фенотропил
гопантеновая_кислота | пантогам пантокальцин
пикамилон
пиритинол | энцефабол
глиатилин холина_альфосцерат | церетон церепро
цитиколин citicoline | цераксон рекогнан
семакс
lekanemab lecanemab | leqembi
donanemab | kisunla
neostigmin neostigmine неостигмин | прозерин glycostigmin glycostigmine
distigmin distigmine | ubretid убретид
цитизин cytisine cytisinicline cytisin | табекс
ацетиллейцин acetylleucine | танганил
tetrabenazin tetrabenazine тетрабеназин | nitoman xenazine
deutetrabenazin deutetrabenazine | austedo
edaravon edaravone эдаравон
tofersen | qalsody
amifampridin amifampridine | firdapse
omaveloksolon omaveloxolone | skyclarys
trofinetid trofinetide
primakvin primaquine primakin примахин
tafenokin tafenoquine tafenoquin | krintafel
artemeter-lumefantrin artemether-lumefantrine artemether lumefantrin | riamet coartem
artesunat artesunate
proguanil | paludrine
pyrimetamin pyrimethamine пириметамин | daraprim
pentamidin pentamidine | pentacarinat
paromomycin | humatin gabbrovet parofor gabbromycin
nitazoksanid nitazoxanide
triklabendazol triclabendazole триклабендазол | egaten fasinex tribex
piperazin piperazine пиперазин
niklosamid niclosamide никлозамид | yomesan фенасал
пирвиний pyrvinium pyrvin
эсдепаллетрин esdepallethrin
ksylometazolin-ipratropium xylometazoline-ipratropium | otrivin_comp zymelin_plus otrivin_duo
tramazolin трамазолин | rhinospray
виброцил vibrocil
azelastin-flutikason azelastine-fluticasone | димиста
olopatadin-mometason olopatadine-mometasone | ryaltris риалтрис
flunisolid flunisolide флунизолид | syntaris ингакорт
heksetidin hexetidine hexetidin гексэтидин | oraldene hextril стоматидин
septolete септолете
амбазон ambazone
йокс
ротокан
нео-ангин
доритрицин
гексализ
орципреналин orciprenaline | алупент
aklidinium-formoterol aclidinium-formoterol | brimica
доксофиллин doxofylline
zafirlukast зафирлукаст | accolate аколат
reslizumab реслизумаб | cinqaero синкейро
ensifentrin ensifentrine
фенспирид fenspiride
erdostein erdosteine эрдостеин | erdotin
кашнол джосет
доктор_мом
бронхикум
бронхипрет
линкас
пектусин
пертуссин
коделак
терпинкод кодтерпин kodterpin
туссамаг
levodropropizin леводропропизин levodropropizine | рапитус levotuss
глауцин glaucine | бронхолитин
bromfeniramin brompheniramine | dimotane
mizolastin mizolastine | mizollen
мебгидролин mebhydrolin | диазолин
хифенадин quifenadine | фенкарол
сехифенадин | гистафен
astemizol astemizole
terfenadin terfenadine
poraktant poractant порактант | curosurf куросурф
beraktant beractant | survanta
doksapram doxapram | dopram respiram
ivakaftor ivacaftor ивакафтор | kalydeco
lumakaftor-ivakaftor lumacaftor-ivacaftor lumakaftor lumacaftor | orkambi оркамби
tezakaftor-ivakaftor tezacaftor-ivacaftor tezakaftor tezacaftor | symkevi symdeko
propamidin propamidine dibrompropamidin dibromopropamidine dibrompropamidine | brolene brulidine
пиклоксидин picloxydine | витабакт
гиамин
fluormetolon fluorometholone fluorometolon флуорометолон | flumetol flarex
loteprednol лотепреднол | lotemax лотемакс
rimeksolon rimexolone | vexol
hydrokortison-øye hydrocortisone_eye | softacort
nepafenak nepafenac непафенак | nevanac неванак
bromfenak bromfenac бромфенак | yellox накван броксинак
макситрол
комбинил
apraklonidin apraclonidine | iopidine
netarsudil | rhokiinsa
netarsudil-latanoprost | roclanda
tafluprost-timolol | taptiqom таптиком
brimonidin-timolol brimonidine-timolol | комбиган
homatropin homatropine
emedastin emedastine | emadine
lodoksamid lodoxamide lodoxamid лодоксамид | alomide аломид
antazolin antazoline | otrivine-antistin antasten-privin antistin-privin
cenegermin | oxervate
brolucizumab бролуцизумаб | beovu визкью
verteporfin вертепорфин | visudyne
pegaptanib | macugen
okriplasmin ocriplasmin | jetrea
voretigen voretigene | luxturna
idebenon idebenone идебенон | raxone нобен
таурин taurine | тауфон
квинакс
офтан-катахром офтан_катахром
визомитин
gentamicin-hydrokortison gentamicin-hydrocortisone | gentisone_hc
гаразон garasone
ciprofloksacin-hydrokortison ciprofloxacin-hydrocortisone | ciproxin_hc
ciprofloksacin-fluocinolon ciprofloxacin-fluocinolone | cetraxal_comp cetraxal_plus
кандибиотик
grazax
acarizax
itulazax
ragwizax рагвизакс
alutard alutard_sq
aquagen
pollinex
oralair оралейр
staloral сталораль
orylmyte actair актейр
purethal
palforzia
фосталь
allergenekstrakt allergenvaksine allergivaksine allergivaccination allergivaccine allergenextrakt allergen_extract allergenspesifikk_immunterapi
  allergenimmunterapi allergenimmunoterapi
digoksinantistoff digoxin_antibodies digoxinantikroppar
sugammadeks sugammadex сугаммадекс | bridion брайдан
fomepizol fomepizole
hydroksokobalamin-antidot | cyanokit
dimerkaprol dimercaprol | унитиол
succimer suksimer dmsa
natriumkalsiumedetat edetate sodium_calcium_edetate natriumkalciumedetat
deferoksamin deferoxamine deferoxamin desferrioxamine дефероксамин | desferal десферал
deferipron deferiprone | ferriprox
metyltioninium methylthioninium metyltioninklorid metylenblatt metylenblåt | lumeblue
fysostigmin physostigmine | anticholium
pralidoksim pralidoxime obidoksim obidoxime
kalsiumfolinat calcium_folinate kalciumfolinat calciumfolinat leucovorin лейковорин кальция_фолинат levofolinate levofolinat | isovorin rescuvolin khapzory
  fusilev
mesna месна | uromitexan уромитексан
amifostin amifostine | ethyol
deksrazoksan dexrazoxane dexrazoxan | cardioxane savene
glukarpidase glucarpidase | voraxaze
palifermin | kepivance
berlinerblått prussian_blue berlinerblåt berlinerblått_kapsler | radiogardase
sukroferrioksyhydroksid sucroferric_oxyhydroxide | velphoro
jerncitrat ferric_citrate | fexeric auryxia
tenapanor | xphozah
карболен
fluorescein fluoresceinnatrium флуоресцеин
indocyaningrønt indocyanine_green indocyaningrönt indocyaningrøn | verdye
patentblått patent_blue patentblåt
joheksol iohexol johexol йогексол | omnipaque омнипак
jodiksanol jodixanol iodixanol йодиксанол | visipaque визипак
iopamidol jopamidol йопамидол | iopamiro isovue niopam йопамиро
iopromid iopromide jopromid йопромид | ultravist ультравист
iomeprol jomeprol йомепрол | iomeron йомерон
ioversol joversol йоверсол | optiray оптирей
iobitridol jobitridol йобитридол | xenetix ксенетикс
diatrizoat amidotrizoat diatrizoate amidotrizoate диатризоат амидотризоат | gastrografin urografin урографин тразограф
bariumsulfat barium_sulfate barium_sulphate bariumsulphate бария_сульфат | mixobar бар-випс
gadoterat gadotersyre gadoterinsyre gadoterate gadoteric_acid гадотеровая | dotarem clariscan dotagraf cyclolux дотарем
gadobutrol гадобутрол | gadovist гадовист
gadopentetat gadopentetate | magnevist магневист
gadodiamid gadodiamide гадодиамид | omniscan омнискан
gadobenat gadobenate | multihance
gadoksetat gadoxetate gadoxetsyra gadoksetsyre гадоксетовая | primovist примовист eovist
gadoteridol гадотеридол | prohance прохенс
gadopiklenol gadopiclenol | elucirem vueway
svovelheksafluorid sulphur_hexafluoride sulfur_hexafluoride svavelhexafluorid | sonovue соновью
perflutren | optison luminity
perflubutan perflubutane | sonazoid
technetium teknesium teknetium tecnetium технеций technetium-99m
fludeoksyglukose fludeoxyglucose fludeoxiglukos fludeoxyglucos fluorodeoxyglucose фтордезоксиглюкоза
ioflupan ioflupane joflupan | datscan
tetrofosmin | myoview
sestamibi
flutemetamol | vizamyl
florbetaben | neuraceq
florbetapir | amyvid
fluciklovin fluciclovine | axumin
tilmanocept | lymphoseek
dotatoc dotatate edotreotid | somakit netspot
iobenguan iobenguane jobenguan | adreview
psma-11 gozetotid | locametz illuccix
samarium самарий | quadramet
strontium-89 | metastron
radium-223 radium223 радий-223 | xofigo ксофиго
lutetium lutetium-177 лютеций-177 | lutathera pluvicto
radiojod radioaktivt_jod radioiodine радиойод радиоактивный_йод
yttrium-90 | zevalin theraspheres
difterivaksine difterivaccin difterivaccine diphtheria_vaccine dtp-vaksine dtp-vaccin dtp-vaccine | pentavac инфанрикс_гекса
apekoppevaksine mpoxvaccine kopper-vaksine
имудон
deracoxib derakoksib | deramaxx
vedaprofen | quadrisol
natriumsalisylat sodium_salicylate natriumsalicylat | solacyl
medetomidin-vatinoksan medetomidine-vatinoxan vatinoksan vatinoxan | zenalpha
sekobarbital secobarbital
embutramid embutramide
tasipimidin
isoksazolin isoxazoline изоксазолин
selamektin-sarolaner
emodepsid emodepside эмодепсид | procox профендер
nitroskanat nitroscanate | lopatol
epsiprantel | cestex
diklorofen dichlorophen
oksfendazol oxfendazole oxfendazol | systamex parafend bovex
oksibendazol oxibendazole oxibendazol
netobimin netobimine | hapadex
klosantel closantel клозантел | flukiver closamectin роленол
rafoksanid rafoxanide
nitroksinil nitroxynil nitroxinil | trodax
oksyklozanid oxyclozanide | zanil rumenil distocur
klorsulon clorsulon
derkvantel-abamektin derquantel-abamectin derquantel
monepantel | zolvix
morantel
аверсектин аверсектин_с | эквисект отодектин
eprinomektin-prazikvantel-metopren | centragard
gleptoferron-toltrazuril | forceris
dekokvinat decoquinate | deccox
lasalocid | avatec
salinomycin
narasin | monteban
nikarbazin nicarbazin | maxiban
buparvakvon buparvaquone | butalex
diminazen diminazene диминазен | верибен азидин veriben
isometamidium
kumafos coumaphos | asuntol checkmite
cypermetrin cypermethrin циперметрин | crovect dysect ectofly эктосан
alfacypermetrin alphacypermethrin
permetrin-pyriproksyfen dinotefuran динотефуран | vectra_3d vectra_felis
diazinon dimpylat dimpylate диазинон | неостомазан_диазинон
неостомазан
dicyklanil dicyclanil | clikzin clik_extra
cyromazin cyromazine | vetrazin neporex
lufenuron люфенурон | imvixa
pyriproksyfen pyriproxyfen | cyclio
metopren methoprene s-metopren
indoksakarb indoxacarb | activyl
metaflumizon metaflumizone | promeris
propoksur propoxur | kiltix килтикс больфо
foksim phoxim | sebacil byemite
tau-fluvalinat tau-fluvalinate fluvalinat | apistan
tymol thymol тимол | apiguard apilife apilife-var thymovar
бипин
azametifos azamethiphos | salmosan azasure
emamektin emamectin emamektinbenzoat
diflubenzuron | releeze
teflubenzuron | ektobann
trikain tricaine tricain metacaine ms-222 | finquel tricaine_pharmaq
isoeugenol | aqui-s
oksolinsyre oxolinsyre oxolinic_acid oxolinsyra
bronopol | pyceze
bismutsubnitrat bismuth_subnitrate teat_sealant spenplugg | noroseal ubroseal cepralock boviseal sureseal
tylvalosin тилвалозин | aivlosin
linkomycin-spektinomycin lincomycin-spectinomycin | lincospectin linco-spectin линко-спектин
valnemulin | econor
florfenikol-fluniksin | resflor_gold
difloksacin difloxacin | dicural
ibafloksacin ibafloxacin | ibaflin
sulfadimetoksin sulfadimethoxine
sulfadimidin sulfadimidine сульфадимидин sulfamezathine сульфадимезин sulfamethazine sulfametazin
sulfaklorpyridazin sulfachlorpyridazine
apramycin | apralan
ronidazol ronidazole ронидазол | trichocure ronizol
dimetridazol dimetridazole
zincotec | gutal pigzin
marbofloksacin-klotrimazol-deksametason marbofloxacin-clotrimazole-dexamethasone | marbodex
gentamicin-posakonazol-mometason gentamicin-posaconazole-mometasone
permetrin-neomycin-nystatin | oridermyl оридермил
dexoryl
конофайт conofite
отоназол
mikonazol-klorheksidin miconazole-chlorhexidine
pmsg сывороточный_гонадотропин | folligon syncrostim фоллимаг pg600 sergon
lecirelin | dalmarelin supergestran
peforelin | maprelin
luprostiol | prosolvin reprodin
гестренол
секс-барьер
либидомин
metergolin metergoline | contralac
утеротон
tryplase | panzym
poloksalen poloxalene | bloat_guard
butafosfan butaphosphan butafosfan-b12 бутафосфан | bigaton catobevit kyroligo cobaphos katosal katosal_vet
iron_dextran jerndekstran järndextran железодекстран gleptoferron глептоферрон jerndextran | gleptoferon ferriphor урсоферран седимин ферранимал ursoferran
  urso_ferran
duphafral | дюфалайт duphalyte biodyl биодил тривит combivit
spironolakton-benazepril benazepril-spironolactone | кардалис
molidustat | varenzin
rubenal рубенал
tigilanoltiglat tigilanol_tiglate tigilanol | stelfonta
rabacfosadin | tanovea
verdineksor verdinexor | laverdia
interferon-omega felint_interferon kattinterferon feline_interferon | virbagen virbagen_omega вирбаген
oncept_il-2 oncept
tirvetmab | befrena
ranevetmab
izenivetmab | lenivia
relfovetmab
arti-cell | arti-cell_forte horstem dogstem
leptospirosevaksine leptospirosvaccin leptospirosis_vaccine leptospirosevaccine lepto_vaccine lepto_shot lepto_jab lepto_vaksine lepto_vaccin leptovaccine
  leptovaksine leptovaccin lepto_4_vaccine вакцина_от_лептоспироза прививка_от_лептоспироза | leptoferm
leishmaniosevaksine leishmaniavaccin leishmania_vaccine | canileish letifend neoleish
borreliavaksine borreliavaccin lyme_vaccine borreliavaccine lyme_shot lyme_jab lyme_disease_vaccine borrelia_vaksine вакцина_от_боррелиоза | merilym borrelym
storfevaksine nötkreatursvaccin cattle_vaccine kvægvaccine bvd_vaccine blackleg_shot blackleg_jab | bovela hiprabovis cattlemaster bravoxin covexin tribovax
  lactovac bovigen_scour trivacton leptavoid spirovac bovivac insol_trichophyton startvac ubac huskvac bovilis_ibr blackleg_vaccine ultrabac ultrabac_seven
  ultrachoice startvac_vaksine стартвак
ringormvaksine ringormsvaccin ringworm_vaccine | ringvac микродерм вакдерм поливак поливак-тм трихофит_вак микканис
sauevaksine fårvaccin sheep_vaccine clostridial_vaccine fårevaccine | heptavac heptavac-p ovivac ovipast toxovax enzovax footvax scabivax ovilis ovivac_p
  lambivac heptavac_p
blåtungevaksine blåtungvaccin bluetongue_vaccine bluetonguevaccine | bluevac bultavo syvazul bluevac-3 zulvac
svinevaksine grisvaccin svinevaccine pig_vaccine svinevaccin | enterisol respiporc suvaxyn hyogen mhyosphere reprocyc eryseng parvoruvac suigen unistrain
  circovac coliprotec ecoporc gletvax entericolix coglapix porcilis_ery mypravac hyobac hyobac_app hyobac_app_multi hyo_bac suiseng porcilis_ery_parvo
  porcilis_parvo porcilis_ery_parvo_lepto
fjørfevaksine fjäderfävaccin poultry_vaccine | paracox poulvac avipro gallivac cevac vaxxitec livacox eimeriavax evalon hipracox gumboro_vaccine
fiskevaksine fiskvaccin fish_vaccine fiskevaccine | aquavac alpha_ject alphaject norvax clynav
minkvaksine minkvaccin | febrivac
витакан
глобкан
глобфел
гискан
максидин
миксоферон
риботан
иммунофан
анандин
гликопин
сальмозан
гамапрен
форвет
вестин
байоклав
тромексин
трисульфон
биовит
фебтал | фебтал_комбо
гельминтал
тронцил
алезан
экспресс-успокоин
релаксивет
кот_баюн котбаюн
гепатовет
гепатоджект
ковертал
дивопрайд
лигфол
мастометрин
эндометромаг
травмагель
цамакс
хондартрон
эмидонол
гала-вет
акти-вет
айсидивит
ин-ап инап
folfox
folfiri
folfirinox
xelox capox
r-chop
moksidektin-prazikvantel moxidectin-praziquantel | equest_pramox
pyrantel-febantel-prazikvantel
estazolam
brotizolam | lendormin mederantil
akriflavin acriflavine
sitronsyre-magnesiumkarbonat | citramag
ладастен бромантан
нервохель nervoheel
афлубин
оциллококцинум oscillococcinum
инфлюцид
тонзипрет tonsipret
циннабсин cinnabsin
ринитал
вибуркол viburcol
цель-т
хондролон
инъектран
меновазин
дибикор
димефосфон
живокост
bupivakain-trikain tri-solfen tri_solfen
pegbovigrastim | imrestor
azaperon azaperone азаперон | stresnil стреснил
etorfin etorphine | immobilon
t-61 mebezonium
artenimol-piperakin artenimol-piperaquine dihydroartemisinin | eurartesim
melatonin-implantat melatonin_implant | regulin
robenidin robenidine
adek-vitamin adek adek-vitaminer adek_vitaminer adek_vitamin adek_vitamins adek-vitaminerna | aquadeks
ad3e-vitamin ad3e ad3e_vitamin ade-vitamin ade_vitamin ade_vitaminer ade_vitamins ade-vitaminer vitamin_ade vitamin_ad3e vitamin_ad_tre_e ad_tre_e
  ade-vitaminet витамины_адэ витамин_ад3е
aktivait
aminojern
apto-flex aptoflex apto_flex aptus_apto-flex aptus_apto_flex aptus_aptoflex
baritabs
bene-bac bene_bac benebac
biotene biotène biotene_gel biotene_mundgel biotene_munngel biotene_mungel
brystdråber pectyl_brystdråber pectyl brystdråper bröstdroppar грудной_эликсир
bukkehornsfrø bukkehorns_frø bukkehornskløver fenugreek bockhornsklöver bockhornsfrö пажитник
cystaphan
dermoscent
dexa-tomanol dexatomanol dexa_tomanol tomanol
hjemmeilt hjemme_ilt hjemmeoksygen hemsyrgas hemoxygen home_oxygen hjemmesurstoff oxygenbehandling oksygenbehandling oksygen_på_brille кислородотерапия
jodkontrast jodkontraststof jod_kontrast kontraststof kontraststoff kontrastvæske kontrastvätska kontrastmedel kontrastmiddel røntgenkontrast röntgenkontrast
  jodkontrastmedel jodholdig_kontrast jodhaltig_kontrast contrast_medium contrast_media contrast_dye iodinated_contrast iodine_contrast ct_contrast
  контрастное_вещество йодсодержащий_контраст йодный_контраст рентгеноконтраст
kaliumglukonat potassium_gluconate kaliumgluconat калия_глюконат | tumil-k tumil_k tumilk
калия_оротат оротат_калия kaliumorotat potassium_orotate
kiselgur kieselguhr diatoméjord diatomejord diatomé_jord diatomit diatomite diatomaceous_earth diatom_earth diatomjord fossilskal fossilskaller fossilskall
  кизельгур диатомит диатомовая_земля диатомитовая_земля | diatom
kloramin chloramin kloramin-t kloramin_t chloramine chloramine-t chloramine_t chloramin-t хлорамин хлорамин_т хлорамин_б | halamid
kobberbolus kobber_bolus kopparbolus koppar_bolus copper_bolus copper_boluses copper_capsules kobberkapsler kobberinjektion copper_injection copper_drench
  медный_болюс | copinox cosecure coseicure cosicure
malakitgrønt malakitgrönt malakittgrønt malachite_green malakitgrøn malakitgrønn малахитовый_зеленый малахитовая_зелень
medihoney medi_honey medi-honey manuka_honey manukahonning manukahonung manuka_honning manuka_honung honningsalve honungssalva honey_ointment honey_dressing |
  vetramil revamil l-mesitran mesitran
nefazodon nefazodone нефазодон | nefadar serzone
nekton nekton_s nekton-s nektons nekton_e nekton-e nekton_msa nekton-msa нектон нектон_с
newcastle-vaksine newcastlevaccine newcastle-vaccine newcastle_vaccine newcastlevaccin newcastlevaksine newcastle-vaccin newcastle_vaccin newcastle_vaksine
  newcastle_disease_vaccine вакцина_ньюкасла вакцина_против_ньюкаслской_болезни | paramyxovaccine paramyxovaccin pmv-vaccine nobilis_nd nobilis_paramyxo
nitrivec
oculentum oculentum_simplex
orozyme
otibiovin
hyperimmunplasma hyperimmun_plasma hyper_immun_plasma hyperimmune_plasma hyper_immune_plasma гипериммунная_плазма plasmadrypp plasmadrop plasma_transfusion
  fresh_frozen_plasma
prostasan sagpalme sågpalm saw_palmetto_capsules savpalme sabalfrukt
remend remend_gel
tetanusserum tetanus_serum stivkrampeserum stelkrampsserum tetanus_antitoxin tetanusantitoxin tetanus_antiserum tetanus_anti_toxin
  противостолбнячная_сыворотка противостолбнячную_сыворотку
tjæresalve tjærespray trætjære trætjäre tjärsalva trätjära furutjære tretjære furutjära stockholm_tar stockholmstjære wood_tar pine_tar archangel_tar деготь
  дегтярная_мазь копытный_деготь деготь_березовый дегтярное_мыло дегтярную_мазь деготь_копытный
vilomix vilomix_mineral
vitaneurin
vitamineral vitamineral_normal bovi-mineral bovi_mineral bovimineral mineral_effekt effekt_mineral ko_mineral_effekt mineral_drench mineral_bolus mineralbolus
  mineralboluser mineral_boluses mineralbolusen mineralkuler mineralbollar | vitamix
vitanatur
vivag vivag_kapsler vivag_mælkesyre vivag_mælkesyrekapsler
yvermint
zinkoxid zink_oxid zink-oxid zinkoxide
zinkbad zinkbadet zink_bad sinkbad sinkfotbad zinkfotbad zinc_bath zinc_footbath zinc_foot_bath zinc_sulphate_bath zinc_sulphate_footbath
alveogyl alvogyl
beta-glucan betaglucan beta_glucan beta-glukan betaglukan beta_glukan бета-глюкан бета_глюкан
blephasol bleph_asol blephagel blephaclean
cefdinir цефдинир | omnicef
naseptin naseptin_cream
nutriflax nutri_flax
cothivet
deksmetylfenidat dexmethylphenidate dexmetylfenidat дексметилфенидат | focalin focalin_xr
f-10 f10sc f10_sc f-ten f10_antiseptic f10_nebulisation
flaminal flaminal_hydro flaminal_forte
formalinbad formalin_bath formalin_footbath formalin_foot_bath formalinfotbad формалиновая_ванна формалиновые_ванны
gelclair gel_clair
ginseng ginsengkapsler ginseng_tablets ginseng_capsules panax_ginseng женьшень настойка_женьшеня женьшеня | ginsana
gripe_water gripewater
glutamin l-glutamine glutamine l-glutamin глутамин л-глутамин | endari
lipid_emulsion lipidemulsion lipidemulsjon fettemulsion fettemulsjon fat_emulsion lipidinfusion lipidinfusjon жировая_эмульсия липидная_эмульсия
lysin l-lysin lysine l-lysine lysinpasta lysin_pasta lysin-pasta lysine_paste lysinpulver lysine_powder lysin_pulver лизин л-лизин
orabase orabase_paste orabase_pasta orabase-pasta
orahesive orahesive_powder orahesive_paste
pig_oil pig_oil_and_sulphur pig_oil_with_sulphur pig_oil_sulphur
pond_aid pondaid
python_ear_tag python_ear_tags python_tag
reptoboost repto_boost reptoboost_bath
serumdråper serum_dråper serumdråber serum_dråber serumdroppar serum_droppar serum_drops serum_eye_drops serum_eyedrops autologous_serum autologt_serum
  autolog_serum autologe_serumdråper аутосыворотка сывороточные_капли
natriumjodid sodium_iodide natrium_jodid натрия_йодид йодид_натрия iv_sodium_iodide
tris-edta tris_edta trisedta tris_edta_rinse | triz-edta trizedta trizultra
ubro_yellow ubroyellow
valbenazin valbenazine валбеназин | ingrezza
pharmalgen wasp_venom_immunotherapy bee_venom_immunotherapy venom_immunotherapy vepsegift_allergen
yucalm yu_calm yumove_calming
bromociclen bromocyclen bromociklen | alugan
air-one air_one
cyflutrin cyfluthrin цифлутрин | bayofly
cerumol
ferrobol
gs-441524 gs441524 gs-441 gs-fire gs_fire_fire_en gs_four_four_one гс-441524 | bova_gs bova_gs-441524 bova_tabletter
hivealive hive_alive
koboltbolus kobolt_bolus kobaltbolus cobalt_bolus cobalt_drench koboltsprøyte koboltsulfat koboltklorid cobalt_sulphate kobolttabletter koboltkuler
kromtilskudd kromtabletter kromtilskud kromtillskott krompikolinat chromium_picolinate kromkapsler пиколинат_хрома хрома_пиколинат
nozevit
opticlox
renal_pasta renal-pasta renal_paste renalpasta
rumenyst
rumivital
румифос
salivin
kelp kelptabletter kelp_tabletter kelp_tablets algtabletter algetabletter tangtabletter tang_tabletter tang_tablettene seaweed_tablets tangmel tangmjöl
  ламинария_в_таблетках
antiinhibitor_koagulasjonskompleks антиингибиторный_коагулянтный_комплекс антиингибиторный_коагулянтный | feiba фейба фейбу фейбы
беафар_лавета лавета лавету лаветы beaphar_laveta laveta лавета_супер
дентаведин dentavedin
известково-серный_раствор известково-серный известково_серный_раствор lime_sulphur lime_sulfur kalksvavel svovelkalk kalksvovel lime_sulphur_dip
дипал dipal
кетостерил ketosteril
lanolin ланолин lanolinsalve lanolinsalva lanolinkrem lanolin_cream | purelan пурелан пурелана lansinoh лансино ланолиновый_крем
левосин levosin
лактодип lacto-dip лакто-дип лакто_дип lactodip
нифедипин-лидокаин нифедипин_с_лидокаином | нифелид
пчелодар
релаксан
солодки_сироп сироп_солодки сироп_корня_солодки корень_солодки солодки_корень сиропа_солодки lakrisrot_sirup
тетрамизол tetramisol tetramisole тетрамизол_гранулят
тримеразин trimerazin
холина_салицилат choline_salicylate cholinsalicylat kolinsalisylat холина-салицилат | холисал bonjela teejel
камфорная_мазь kamfersalve камфорную_мазь камфорной_мазью камфорное_масло камфорный_спирт kamferdråper kamferolie kamferolje kamfersprit camphor_ointment
baktopur baktopur_direct
prontosan
colloidalt_sølv silverkolloid kolloidalt_silver kolloidalt_sølv kolloidalt_sølvvann sølvvann kolloid_silver colloidal_silver silvervatten коллоидное_серебро |
  ionosil
rid_eksem_oljan rid_exem_oljan kiehls_rid_eksem
vetericyn veteri_cyn
vet-kem vet_kem vetkem
mastipen
optrex
tart_cherry_capsules cherry_capsules kirsebærkapsler kirsebærkapsel körsbärskapslar
telmisartan | telma
paracetamol | crocin
diklofenak | difene volini diclon
bumetanid | bumex
budesonid | budecort
karbocistein | exputex
triheksyfenidyl | pacitane
enoksaparin | lovenox
mikonazol | monistat
sulfadiazin | трибриссен
kalsiumkarbonat | citracal shelcal
kaliumklorid | klor-con k-dur
апифос
siloderm
nasoline
flupirtin флупиртин | катадолон
salinomycin салиномицин
losalt lo-salt
welpan
spectam
haliborange
gripe_water
green_lipped_mussel green_lip_mussel
glycoflex glyco-flex glyco_flex
otosan
episotic
equitop_myoplast equitop
hydrafeed
deosect
biolapis
dermaquell дермаквел
dentisept дентисепт
диармен
стоматофит
санасол
йодантипирин
реллиф
balance_activ
propylenglykol | ketosaid
ikodekstrin icodextrin | extraneal
`
