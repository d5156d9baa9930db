/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */
export const ENGLISH_WORDS = `ab abated abcdes abdomen abdominal abdominopelvic abdominoplasty abduction abigail abilities ability ablation able abnormal abnormalaries
abnormalities abnormality abortion abortions about above abrasion abrasions abscess abscesses absolute absolutely absorbing abstain abuse abused ac
accent accept access accident accidentally accidently accidents accompanied accompanying accomplishment according accordingly accountability
accounting accounts accu accumulation ace acetabulum acetaminophen ache aches achieving achilles aching achy acid acidity acids acknowledge acne
acoustic acquired acro acromioclavicular acromioplasty across acted acting action actions activate activates active actively activities activity
actual actually acuity acupuncture acute acutely adamant add added addicted addiction adding addition additional additionally address addressed adds
adenocarcinoma adenoidectomy adenoma adenopathy adequate adherence adhesions adjacent adjectives adjunct adjust adjusted adjusting adjustment
adjustments adjusts adjuvant administer administered administrative admission admit admits admitted admitting adnexal adopt adopted adrenal adult
advance advanced advantage advantages adverse advil advise advised aerobic aerobics aerosols afebrile affect affected affecting affects affirms afford
afib afp afraid after aftercare afternoon afterward afterwards again against age aged agent ages aggravate aggravates aggravating aggregates
aggregations aggressive agile aging agitated agitation ago agree agreeable agreed agreement agrees ah ahead aid aide aids ailments air airbag aircraft
airplane airway airways alabama alarm albumin albuterol alcohol alcoholic alcoholism aldactone aldosterone alert aleve aligning alignment alive
alkaline all allen allergic allergies allergist allergy alleviate alleviated alleviates alleviating allodynic allograft allopurinol allow allowed
allows allright almost alone along alongside alp alpha already alright alrighty also alt alta alteration altered alternate alternating alternative
alternatives although altogether always am amazing ambulance ambulate ambulated ambulates ambulating ambulation ambulatory amelanotic amino amount
amounts amoxicillin ampicillin amplified amputation an anal analgesics analog anaphylactic anaphylaxis anatomy ancillary and andrew androgen anemia
anesthesia anesthetic aneurysm angina angioedema angioplasties angioplasty angle angry angulated ankle ankles anna annoy annoyed annoying annual
anorexia anosmic another answer answered answering answers ant antacid antacids antalgic anterior anteriorly anterolateral anterolaterally
anterosuperior anti antibacterial antibiotic antibiotics antibodies antibody anticipated anticoagulant anticoagulants anticoagulation anticonvulsant
antidepressants antihistamine antiinflammatories antipsychotics antiretroviral anus anxiety anxious anxiousness any anybody anymore anyone anything
anytime anyway anyways anywhere aortic ap apart apartment apathy aphasia apnea apneic apologize app apparatus apparent apparently appealed appear
appearance appearances appeared appearing appears appendectomy appendix appetite applaud appliances application applied apply applying appointed
appointment appointments apposition appreciate appreciated approach appropriate appropriately approval approved approximate approximately april arch
arching are area areas aren argue argument arise arm armpit armpits arms army around arrangement arrangements arranging arrhythmias arrival arrived
arriving arter arterial arteries artery arthralgias arthritic arthritis arthrodesis arthrogram arthropathy arthroplasty arthroscopic arthroscopies
arthroscopy articular artifact artillery as asbestos ascending aside ask asked asking asks asleep aspect aspects aspirin assassin assault assess
assessed assessment assigned assist assistance assistant assisted assisting assistive associated assume assumes assuming assure assured ast asthma
astronomically asymmetric asymmetry asymptomatic at ataxia ate atenolol atherosclerotic athlete athletic athletics atony atopic atopy atorvastatin
atrial atrophy atrophying atrovent attack attacked attacks attained attempt attempted attempting attempts attend attending attention attentional
attitude attorney attribute attributed attributes attributing atypical audiogram auditory augmentation augmentin aunt aunts aura aureus auscultation
authenticating autism auto autograft autoimmune availability available avascular average averages avid avoid avoidance avoiding avoids avulsion awake
awaken awakening awakenings awakens aware awareness away awesome awful awfully awhile awkward awoke axial axillary azo azotemia babies baby bachelor
bacitracin back backache backaches backboard background backswing backwards backyard bacteria bacterial bad badly bag bait balance balanced balancing
ball balls band bandage bandages bank bar barely barium barley barn barrier bartley basal base baseball based baseline basement basements bases bash
basically basis basketball batcher bath bathe bathes bathroom batter battled battles bay bayonet bdominal be beans bear bearing beat beating beats
beautiful became because become becomes becoming bed bedroom beds bedside bedtime bee been beer beers before beforehand began begin beginning begins
behaving behavior behavioral behaviors behind being belated believe believed believes believing bell bells belly bellyache belonged below belt bend
bended bending beneath beneficial benefit benefited benefits benign bent benzoyl besides best bet beta betamethasone better between beverage beverages
bible biceps bicycle bifida big bigger biggest bike biker bikes biking bilateral bilaterally bile biliary bilingual bilious bilirubin bills billy
bimanual binocular biologic biological biology biopsied biopsies biopsy bipolar bird birth birthday birthdays birthing bit bite bites biting black
blacked blackouts bladder blade blame blamed blanking bleach bled bleed bleeding bleeds blessed blind blink blinking blister blisters bloated bloating
block blockage blockages blocked blocking blocks blood bloodwork bloody blot blows blue bluish blunt blur blurred blurriness blurring blurry bmi bmp
board boarding boat bodies body bodyaches boils bone bones boney bony boogers book boom booster boot border borderline born borne boss both bother
bothered bothering bothers bothersome bottle bottles bottom bought bound bounding bout bouts bowel bowels bowl bowling box boxer boxes boy boyfriend
boys bpm brace braces brachial brachioradialis bracing bradykinesia brain brand brands break breakage breakdown breakfast breaking breakout breaks
breakthrough breast breastfed breastfeeding breasts breath breathe breathes breathing breathless breathlessness breaths breslow brick brief briefly
bright brilinta bring bringing brings brisk broad broadened broccoli broke broken broker brokering bronchiectasis bronchitis brother brothers brought
brown bruise bruised bruises bruising bruisy bruit bruits brushed brutal bryan buddies buddy bug build building built bulge bulging bulk bumex bump
bumped bumps bunch bunion burden burger burgers burn burned burning burnt bus business buspar busy but butt buttock buttocks button buy buzzing by bye
bypass ca cabg cabinet cable cad caffeine cake calcaneal calcaneus calcification calcifications calcium calculation calendar calf call called calling
calls calm calmy calorie calories calves came camping can canal cancel cancelled cancer cancerous cancers candidate candidates candy cane canker
cannot capacity capillary capital cappuccino capsular capsule capture car carafate carb carbinol carbo carbohydrate carboplatin carbs carby carcinoma
card cardboard cardiac cardio cardiolipin cardiologist cardiology cardioprotective cardiovascular cardioversion cardura care cared career careful
carefully careless cares caretaker caring carolyn carotid carpal carpel carrier carries carrots carry carrying cars cartilage carvedilol cascades case
cases cash cashier cast casting castor cat cataclysmic cataract cataracts catch catches catching cath catherization catheter catheterization catholic
cats caught cause caused causes causing cauterization cautious cavus cbc cc cda cease cefotaxime ceiling celebrate celebrated celery celestone cell
cells cellulitis center centers centimeter centimeters central cephalosporins cerebral cerebrovascular certain certainly certainty cervical cervix
cesarean cessation cf chain chair challenge champ championships chance chances change changed changes changing characterize characterized
characterizes charge charging chart charts cheap cheaper cheat check checked checking checks checkup cheeseburgers chef chek cheks chem chemicals
chemistries chemistry chemo chemotherapy chest chew chewing chf chicken chickenpox chief child childbirth childhood childproof childproofing children
chill chilled chills chimney chin chips chiropractic chiropractor choice choking chole cholecystectomy cholecystitis cholelithiasis cholesterol
chondromalacia choose chopping chores chosen christine chromium chronic chronically chuckle chuckled church cialis cigarette cigarettes cigars cigs
circulation circumcision circumstances cirrhosis cisplatin cited cities citizen citizens citrus city civil cla claim claimed claims clark classes
classification claudication clavicle clean cleaned cleaning cleansing clear clearance cleared clearing clearly clerical clever clicking clicks climb
climbing climbs clindamycin clinic clinical clinically clinican clinician clinics clinoid clips clobetasol clock clockwise clog clonic clonidine
clopidogrel close closed closer closest closure clot clothes clothing clots clotting cloudy clubbing clubhouse clues clumsiness clumsy cm cmd cmv co
coagulation coarse coast coat coated cocaine coccygeal cocktail code coffee coffees cognitive coincide coincidence coincidentally coinciding coke
colchicine cold colder colds colectomy colitis collage collapse collapsed collateral colleague collection college collided collision colon colonic
colonoscopy color colored coloscopy colostomy combination combined combivent come comes comfort comfortable coming commands commented comments
commercial commercials comminuted common communicate communicating communicative commute comp companion company compare compared comparison complain
complained complaining complains complaint complaints complete completed completely completing completion complex complexes compliance compliant
complicated complication complications compliment complying component components comprehend comprehending comprehensive compressed compresses
compression compulsive computer computers con concentrate concentrating concern concerned concerning concerns concluded concur concussion condition
conditioned conditions condolences condromalacia conduct conduction condyle condylomas cone confession confidence confident confidently confined
confirm confirmed confirming confirms confused confusing confusion congenital congested congestion congestive congratulations congruency connected
connects conquer conscious consciousness consent consented conservative conservatively consider considerable considerably consideration considered
considering consist consistency consistent consistently consists constant constantly constipated constipation constraints construction consult
consultation consulted consume consumed consumes consuming consumption contact contacts container containing contaminated contamination continual
continue continued continues continuing continuous continuously contortions contour contraceptive contract contractions contractor contracture
contractures contraints contralateral contrary contrast contribute contributing contribution contributory control controlled controlling controls
contusion convention conventional conversation cook cookies cooking cool cooled cooper cooperation cooperative coordinating coordination copd coping
copy coq cord core corn cornea corner coronary corpectomy correct corrected correction corrections correctly correlation corset corticosteroid
cortisol cortisone cosmetic cost costs cotton couch cough coughed coughing coughs could couldn counseled counseling counselor count counter country
counts county coup couple coupon course cousin cousins cover coverage covered covers covid coworker cozaar cozier cracked crackles cracks cramp
cramping cramps cranial craniopharyngioma craniotomy crash cravings crawled crazy cream creams creamy creases creatinine creeping crepitation
crescents crestor criteria croppy cross crossed crossing crouched crowd cruciate cruise crumby crumpled crutches crying ct cuboids cuff cultural
culture cultures cup cups curb cure curettage curiosity curious current currently curvature curve cushing cushioned custom customer cut cute cuts
cutting cva cvs cyanosis cycle cycles cyclobenzaprine cyclophosphamide cypionate cyst cystitis cystoscopy cysts cytology dad daily dairy damage damn
dander dandruff dangerously dark darker darn data date dated dates dating daughter daughters daunting davis dax day daycare days daytime dazed dcis
deadlines deal dealership dealing dealt dear death deaths debilitating debridement debrief decade decades deceased december decent decently decide
decided deciding deciliter decision declared decline declined decompressed decompression deconditioning decongestants decrease decreased decreases
decreasing decubitus deemed deep deeper deeply deer default defecation defect defer deferred deferring defiantly deficiency deficit deficits define
definitely definitive deformans deformation deformed deformities deformity degenerated degeneration degenerative degree degrees dehydrated dehydration
delay delayed delegate deliver delivered deliveries delivering delivery deltoid delusions demanding demands demarcated demented dementia dementing
dements demographic demonstrate demonstrated demonstrates demonstrating denied denies denser density dental dentist dentures deny department
dependence dependent dependents depending depends deploy deployed deployment depomedrol depressed depression dermatologist dermatology dermis
descended describe described describes describing description designer designing desire desired desires desk despite detail detailed details detect
detected detention deterioration determine determined detoxing develop developed developing development develops deviates deviation device devices
dexamethasone dexterity dhea diabetes diabetic diabetics diagnose diagnosed diagnoses diagnosis diagnostic diagnostics dialysis diameter diaper
diapers diaphoresis diaphragm diarrhea diary diastolic dictating dictation did didn die died diet dietary dieting dietitian diff difference different
differently difficile difficulies difficult difficulties difficultly difficulty diffuse diffusely digging digitorum digits digoxin digress dilated
dilation diligent diminished dimming dinner diplopia direct directed direction directly dirty disabilities disability disabled disabling disappear
disappeared disappointed disarray disc discectomy discharge discharged discitis disclose disclosing discoloration discolored discomfort
discontinuation discontinue discontinued discontinuing discount discouraged discovered discrimination discs discus discuss discussed discussing
discussion disease diseases disfigurement disfunctions disk dislocated dislocating dislocation dislocations disorder disorders disorganized
disoriented dispatcher dispense displacement displayed disposition disrupted disruption dissection disseminated distal distally distance distances
distant distended distension distention distracted distress distressing distribution district disturbance disturbances disturbed disturbing diuretic
dive diverticuli diverticulitis diverticulosis divorce divorced dizziness dizzy do doc dock doctor doctors document documented documenting documents
does doesn doest dog dogs doing domestic dominant dominantly dominate don donated done donna door dorm dormant dorms dorsal dorsalis dorsiflexion
dorsum dosage dosages dose doses dosing double down downhill downstairs downtown doxorubicin doze dozes dr dragon drainage drained draining dramatic
dramatically drank drastic drastically draw drawer drawing drawn draws dresses dressings drift drink drinker drinking drinks drip drive driven driver
drives driveway driving droop drooping drop dropped dropping drops drove drowsy drug drugs drum drunk dry duck duct ductal ducts dude due dull
dullache duper durable duration during duties duty dwell dwelling dx dye dylan dyphenhydramine dysarthria dysesthetic dysfunction dysfunctions
dyslipidemia dysphagia dysplasia dyspnea dyspneic dystonia dysuria each ear earache earlier earliest early earned ears ease eased easier easily east
easter eastern easy eat eaten eater eating eats ecchymosis ecg echocardiocardiogram echocardiogram ecog ectopic eczema edema edge editorial education
edward edwards ef effect effective effectiveness effects effexor effort efforts effusion egg eggs egophony eh eight eighteen eighteenth eighth
eighties eighty either ejection ekg ekgs elaborate elaborating elasis elastic elasto elastography elbow elbows elder elderberry elderly eldest elected
elective electric electrical electrocardiogram electromyography electronic element elevate elevated elevates elevating elevation elevations eleven
eleventh elicited elijah eliminate eliminates eliquis else elsewhere eluting em embarrassing embolism embolus emergence emergency emerging emesis emg
emotional emotions emphysema employed employee employers employes employment empties empty emptying encounter encountered encounters encourage
encouraged encouragement encouraging end ended ending endocrine endocrinologist endometriosis endorse endorses endorsing endoscope endoscopy ends
energetic energized energy engage engaged engages engaging engineer engineering enhancing enjoy enjoying enjoys enlarged enlargement enlarging enough
enroll enrolled entail entangled entanglement enter enteric enteritis enthusiasm enthusiastic entire entirely entry environmental enzyme enzymes
eosinophil eosinophils ep epic epicondyle epicondylitis epididymis epiduo epidural epigastric epilepsy epinephrine epipen epiphysis episode episodes
episodic epithelioid equal equally equipment equivalent equivocal er erectile erection erections erosive errands error erythema erythematosus
erythematous escaped esophagitis esophagus especially essential essentially establish established estate estimates estra estradiol estrogen etc
ethanol ethnicity etiology eval evaluate evaluated evaluating evaluation even evening event events eventually ever every everybody everyday everyone
everything everywhere evidence evident evolutionary ex exacerbate exacerbated exacerbation exacerbations exact exactly exam examination examinations
examine examined example examples exams exceeding excellent except exception exceptions excess excessive exchanged excision excisions excited exciting
exclusively excretion excursion excuse exercise exercises exercising exert exerting exertion exertional exerts exhal exhalation exhale exhausted
exhausting exhusband exist exit exona exotropia expansion expect expectations expected expecting expensing expensive experience experienced
experiences experiencing experimenting expiration expiratory expired explain explained explaining explains explanation explode exploration exploratory
explore explosive exposed exposure exposures expressed expresses expressing expressive exte extend extended extending extends extension extensive
extensor extensors extent exterior external extra extract extracted extraction extramedullary extraocular extreme extremely extremes extremities
extremity exudates eye eyedrops eyelid eyes eyesight face facet facial facilit facilitate facility facing fact factor factors fade faded failed
failing failure faint fainted fainting fair fairly fall fallen falling fallopian falls familial familiar family fan fancy fantastic far farm farmer
farming farmland farther fasciculations fashion fast faster fasting fat father fatherhood fatigue fatigued fatty faux favor favorable favoring
favorite fax fdp fds fear feared features febrile february feces feed feeding feeing feel feelin feeling feelings feels feet fell felt female femoral
femoropatellar femur femurs festinate fever feverish fevers few ff fiber fibrillation fibroadenomas fibroids fibrosis fibula fibular field fields
fifteen fifteenth fifth fifties fifty fight fighters fighting figure figured figures file fill filled filling filly film films final finalize finally
finasteride find finding findings fine finger fingernail fingers finish finished finishing fired firm firmly first fiscal fish fisher fishing fissure
fissures fist fisted fit fits fitting five fix fixation fixed fixing flank flap flare flared flares flareups flaring flashes flat flattening flatter
flection flex flexed flexeril flexible flexing flexion flexor flies flight flights flint flip flomax floor flooring floors flops florida florist flow
flower flowers flu fluconazole fluctuance fluctuants fluctuated fluctuates fluctuating fluctuation fluctuations fluent fluently fluid fluids
fluocinonide fluoroscopic flush flushed flushing flustered fluttering fly flying focal focus focused focusing foe fold folds foliage follicles
folliculitis follow followed following follows followup font food foods foof foot football footed footing for foraminal forbidden force forced
forcibly forearm forehead foreign foreskin forever forget forgetfulness forgets forgetting forgot forgotten form formal format formation former
formerly forth forties fortunate fortunately forty forward fossa foster foul found four fourteen fourteenth fourth fraction fractions fracture
fractured fractures fragment fragments frame frankly free freedoes freedom freer freeze fremitus french frequency frequent frequently fresh freshly
friday fridays friend friends fries from front frontal frount froze frozen fruit fruits frustrated frustrating frustration fry full fullness fully fun
function functionally functioning funds funduscopic fungal fungus funny furniture furosemide further fuse fusion fuss fussy future gabapentin gabriel
gagging gain gained gaining gains gait gal gall gallbladder gallop gallops gallstones game games gamma gap garage garbage gardener gardening gas
gasping gastric gastritis gastro gastroenteritis gastroenterologist gastroenterology gastroesophageal gastrointestinal gather gathering gatherings
gave gear gel gemfibrozil gender general generalized generally generation generic generous genetic genital genitalia genotype gentle gentleman gently
genuine georgia gestation gestational get gets getting gi gifts girl girlfriend girth give given gives giving glad gland glands glass glasses glaucoma
glenoid gloria gloves glucosamine glucose glucoses glucotrol gluteal glycoprotein gnawing go goal god goes going goiter golden golf golfer golfing
golive gon gone good goodness gosh got gotcha gotten gout gown grab grabbed grabs grade grader grades gradual gradually graduated graduating graft
grafting grafts gram grams grand grandchildren granddaughter grandfather grandkids grandma grandmother grandpa grandparents granny granulation grape
grapefruit grasp grass grateful gravis great greater green grimacing grind grinder grinding grip gripping groceries grocery groin groove grooves gross
grossly ground group groups grow growing grown growth gt guarantee guard guardian guarding guess guessing guide guided guidelines guilty gummies gums
gun guns gut gutierrez gutter guy guys gym gymnast gymnastics gyms gynecological gynecologist gynecomastia ha habit habits had hafta hag haha hair
half halfway hall halls hallucinations hallux halo halves hamburger hammered hammering hamstring hand handed handful handgun handing handle handled
handling handouts hands handwriting hanging happen happened happening happens happier happily happy hard harder hardest hardly hardware harm harming
has hasn hasses hate hauling have haven having hay hcg hcv hdl he head headache headaches headed headedness heading heads heal healed healing heals
health healthcare healthier healthy hear heard hearing heart heartbeat heartbeats heartbroken heartburn heartrate heat heavier heavily heaviness heavy
hectic heel heels heent height held helicopter hello help helped helpful helping helps hemangioblastoma hematemesis hematochezia hematocrit
hematologic hematoma hematuria hemibody hemiparesis hemoccult hemoglobin hemoptysis hemorrhage hemorrhoidectomy hemorrhoids hep hepatitis hepatomegaly
hepatosplenomegaly her herbal herbicide here hereditary hernandez hernia hernias herniated herniation heroin heroine herpetic herself hesitate
heterosexual hey hi hiatal hid hidden hidradenitis high higher highest highlighted highly hike hiking hill him himself hindfoot hint hip hips hire
hired hirsutism his histology historian historically histories history hit hitched hitting hiv hives hmm hmmm hoarse hoarseness hobbies hobby hockey
hodgkin hold holding holiday holidays holocranial homans home homebody homelike homemaker homicidal homocystine homosexual honest honestly honey
honorable honorably hook hop hope hopefully hopeless hopes hoping hopkins horizontal hormonal hormone hormones horns horrible horse horses hospital
hospitalist hospitalization hospitalizations hospitalized hot hotter hour hours house household housekeeper housekeeping houses how however huge huh
hum humeral humerus humid humming hunchback hundred hundreds hunger hungry hunt hurried hurt hurting hurts husband hydrate hydrated hydration
hydrocele hydrocephalus hydrochlorothiazide hydrogen hydronephrosis hydroureter hydroxyurea hygienist hyperactivity hyperandrogynism
hypercholesterolemia hyperdefecation hyperesthesia hyperextending hyperextension hyperglycemia hypergranulation hyperlipidemia hyperplastic
hyperreflexia hypersensitivity hypertension hypertensive hyperthyroidism hypertrophy hypochromia hypoesthesia hypogonadism hyponatremia hypopnea
hypospadias hypothermia hypothyroid hypothyroidism hysterectomies hysterectomy ibuprofen ice iced icing ictal icu icy idea ideally ideation ideations
identified identify identifying if ignore ignored ileum ill illegal illicit illicits illness illnesses images imaginable imagine imaging imbalance
imitrex immediate immediately immigrated immobilized immobilizes immune immunization immunizations immunocompromised immunocompromising immunologic
immunology immunosuppressant immunosuppressants immunosuppression immunosuppressive impact impacted impacting impaction impacts impaired impairing
impairment impatient impede impending imperative impingement implant implantation importance important importantly imposed impossible impressed
impression impressions improve improved improvement improvements improves improving impulses in inability inactivity inadvertently inappropriately
incarcerated incarceration incase incessant inch inches incidences incident incidents incision incisional incisions include included includes
including inclusive inconsistency inconsistent incontinence incoordination incorrect increase increased increasing increasingly incredibly indeed
independence independent independently index indicate indicated indicates indicating indication indications indigestion indiscretion individual indole
induced ineligible infarction infected infection infections inferior infertility infiltrates infiltrating infinite inflamed inflammation
inflammatories inflammatory influence info information informed infrequent infrequently infusion ingest ingested ingredients inguinal inhalant
inhalation inhale inhaler inhalers inhaling inherent inherited inhibited inhibitor initial initially initiate initiates initiating inject injected
injecting injection injections injure injured injuries injuring injury inmate inner inpatient inperforated inquired insect insert inserted inserting
insertion inserts inside insight insomnia inspection inspiration instability instable install installation installer instance instances instantly
instead institute institution instructed instructions instrumentation insufficiency insulation insulin insult insurance intact intake intense
intensity intensors intentional intentionally interact interchangeably intercourse interest interested interesting interfere interfering interferon
intermediate intermittent intermittently intern internal internet internist interosuperior interrogated interrupt interrupted interruptions
intersection interstitial interval intervene intervention interventional interventions intestinal intestine intestines intimate into intoeing
intolerance intraarticular intracranial intractable intramedullary intramural intramuscularly intraoperatively intraperitoneal intrauterine
intravascular intravenous intrinsic introduction intubate intubation invaluable invasion invasive inversion inverted investigate invited involuntary
involve involved involvement involves involving inwards iron irregular irregularities irrigation irritability irritable irritate irritates irritation
irritative is ischemic ischial ish isn isolated issue issues it itch itched itches itchiness itching itchy items its itself iu iv ivy jackson james
jammed janitor january jargon jaundice jaw jaws jelly jerked jerking jerks jerky jerry job jobs jog jogging jogs john join joined joins joint joints
jokes jolt joseph judge judicious jugular juice juices july jump jumped jumping june junk just juvie jvd karen keep keeping keeps keith keppra kept
ketones key keyboard kg kick kicked kicking kicks kid kidding kiddo kidney kidneys kids killed killer killing kills kilter kind kinda kinds kitchen
knee kneecap kneecaps knees knew knife knives knocked knots know knowledge known knows kyphoplasty kyphoscoliosis kyphosis la lab labia lability labor
laboratory labored labs laceration lacerations lachman lack lacking lacks lad ladies lady laid laminectomies laminectomy land landed landing landscape
landscaper landscapes landscaping lane lanes language lap laparoscopic laparotomy large largely laser lasix last lasted lasting lastly lasts late
lately later lateral laterally latter laughed laughing laundry law lawyer laxative laxity lay layer laying layoffs lazy lb ldh ldl le lead leading
leads league leak leakage lean leaning learn learned learning least leave leaving lecture led left leg legal legs lem lemme lenalidomide length
lengthening lengthy lesion lesions less lesser lesson lessons let lethargic lethargy lets letter letting leukemia leukocytosis leukopenia level levels
levothyroxine liability libido lidocaine lie life lifestyle lifetime lift lifted lifting lifts ligament ligamentous ligaments ligation light lighten
lighter lightheaded lightheadedness lights ligue like liked likelihood likely likes likewise limb limit limitation limitations limited limiting limits
limp limping line lined liner lines lingering lining link linked lip lipid lipids lipitor lipomyomeningocele lips liquid liquids liquor lisfranc
lisinopril list listed listen listened listening listing lists literally lithotripsy little littles live lived livedo lively liver lives living ll
load loading lobe lobectomy local localized localizes locally located locates location lock locking locks lodged log long longer longest longstanding
look looked looking looks loose loosen loosened loosening lortab lose loses losing loss losses lost lot lotion lotions lots loud louis love loved
lovely loves loving low lower lowered lowest luck lucken luckily lucky luggage lumbar lump lumpectomy lumps lunch lung lungs lupus lying lyme lymph
lymphadenectomy lymphadenopathy lymphatic lymphatics lymphnodes lymphocyte lymphocytes lymphocytic lymphoma ma machine machines macula macular madam
made magic magnesium main mainly mainstream maintain maintained maintaining maintenance major majoring majority make makes making malaise male
malignancies malignancy malignant mall malleolus malodorous malt malunion mammaplasty mammogram mammograms mammoplasty man manage manageable managed
management manager managing maneuver maneuvers manipulation manual many marathon marathons march margin margins marijuana marked markers marriage
marrial married marrow mart martha mask masked mason mass massage massages massaging masses massive mastectomy masters match matches mate material
maternal math matter mattered matters mattress mature matures maxillary maximal maximum maxing may maybe mcdonald mcdugge mcg mcl mcmurray mcnuggates
mcp me meal meals mean meaning means meant meantime measles measure measured measurements measures measuring meat meats mechanic mechanical mechanics
mechanism mechanisms med mederma medial median medical medically medicare medicated medication medications medicine medicines meditation meditations
medium meds meet meeting meetings meets melanocytic melanoma melanotic melena mellitus meloxicam member members membership membranes memories memory
men menarche meniscus menopausal menopause menorrhagia menses menstrual menstruation mental mentally mentation mention mentioned mentioning mentions
menu mesothelioma mess message messed messing messy met metabolism metabolize metacarpal metal metastasis metastasize metastatic metatarsal
metatarsals metatarsophalangeal metformin meth methadone methicillin methocarbamol methods methothrexate methotrexate methylmalonic methylprednisolone
metoprolol metro mexican mg mic microcytosis microscopic microscopically microscopy mid middle midfoot midline midnight might migraine migraines mild
milder mildly mile miles milestone milestones military milk miller milligram milligrams milliliter millimeter millimeters mind mindful mine mingle
mini minimal minimally minimize minimum minivan minor minus minuses minute minutes miracle miralax mirror misalignment miscarriage miscarriages
mishaps misinterpretation misplaced miss missed missing missionary mistake mister mitotic mitral mixed mm mmr mobic mobile mobility moderate
moderately moderation modification modifications modify modifying moisturizing mold molds mole moles mom moment moments mommy monday monitor monitored
monitoring monogamous mononeuritis mononucleosis monsters month monthly months mood moods moose morbid morbidly more morning mornings morphine most
mostly mother motion motions motivated motivation motor motrin mountains mouth move moved movement movements moves moving mr mri mrnr mrs ms much
mucocyst mucosal mucous mucus mules multi multifactorial multifocal multiple multiplex multivitamin multivitamins mumps murmur murmurs murphy muscle
muscles muscular musculature musculoskeletal must my myalgias myasthenia mycins myelofibrosis myelogram myeloma myelopathy myocardial myoclonic
myoclonus myself mystery na nag nagging nail nails name named names nap naprosyn narcotic narcotics nares naris narrowing nasal nasally nasolabial
nasty national native natural naturally nature naturopathy nausea nauseated nauseous navar navicular navigating nd near nearby nearly nebulizer
necessarily necessary neck necrosis need needed needing needle needles needlestick needling needs negative neglect negotiate negotiated neighborhood
neither neonatal nephrectomy nephrologist nephropathy nerve nerves nervous nervousness network neural neuritis neuro neuroblastoma neurologic
neurological neurologically neurologist neurology neuroma neuromas neuromuscular neurontin neuropathic neuropathy neurosurgeon neurosurgical
neurovascular neurovascularly neutropenia never nevi nevus new newborn newfound newly newpaper news newspaper newspapers next ng nice nicely nick
nicotine niece night nights nighttime nine nineteen nineteenth nineth nineties ninety ninth nipple nipples nitrogen nitroglycerin no nobody nocturia
nocturnal nodding node nodes nodosa nodosum nods nodular nodule nodules noises non nonbilious nonbloody noncompliance noncompliant noncontributory
nonconvulsive nondescript nondisplaced nondistended nondrinker none nonetheless nonhealing nonlabored nonoperative nonoperatively nonpalpable
nonpitting nonproductive nonsmoker nonspecific nonsteroidal nonsteroidals nonsustained nontender nontoxic nonunion nonweightbearing noon nope nor norm
normal normalization normalized normally northern norvasc nose nosebleeds noses nostril not notable notate notch note noted notes noth nothing notice
noticeable noticed notices noticing notied notified notify noting nourished november now nowhere nsaid nsaids nuclear numb number numbers numbing
numbness numerous nurse nurses nursing nutrition nutritionist nuts nystatin obese obesity objective objects oblique obnoxious obscurations observation
observe observed obsessive obstruct obstructing obstruction obstructive obtain obtainable obtained obtaining obtunded obvious obviously occasion
occasional occasionally occasions occipital occlusion occupation occupational occupied occur occurred occurrence occurring occurs october ocular odd
odds odor odynophagia of off offer offered offers office officer offices official offload often oh oil ointment ok okay old older oldest olmesartan
omentum omeprazole on once oncologist one ones ongoing onions online onlt only onset onto onychomycosis oophorectomy op opacification opacities open
opened opening oper operating operation operations operative ophthalmologic opiate opinion opioids opportunistic opportunity opt opted optimal option
options or oral orchiectomy order ordered ordering orders ordinary oriented origin original originally originates orphan orthopedic orthopedics
orthopedist orthopnea orthostatic orthotic orthotics oscillation osteoarthritis osteoarthrosis osteochondromas osteomyelitis osteopathic osteoporosis
osteotomy ostiomeatal other others otherwise otitis ouch ought ounce ounces our ourselves out outbreak outbursts outcome outcomes outer outlet outline
outpatient output outright outside outstretched outta ovarian ovaries over overactive overall overdue overeating overhead overjoyed overlying
overnight overstress overt overuse overweight overwhelming ow own owns ox oxycodone oxygen oxygenation oxyglutinine oz pa pacemaker pacing pack packet
packing packs pad pads pain painful pains painter pale palliative palm palmar palpable palpate palpation palpations palpitating palpitation
palpitations palsy pamphlet pancreas pancreatic pancreatitis pandemic panel panels panic panicked pants pap papaverine paper papers paperwork
papillary papilledema paps paraesthesias paragraph paralysis paramedics paranasal paranoia paraspinal parathyroidectomy parathyroids parent parents
paresis paresthesia paresthesias parish park parking parma paroxysmal part partake partial partially partici participate participated participates
participating particular particularly parties partly partner partners parts partum party partying pas pass passed passenger passengers passes passing
passive past pasta pasture patch patches patchy patella patellar patellofemoral paternal pathogen pathology pathophysiology patient patients patter
pattern patterns pause pay paying pcl pcp pcr peace peak peaked peaks peanut peanuts pedal pediatric pediatrician pedis pee peed peeing peek peeling
pelvic pelvis pen pending penetrate penetration penicillin penile penis people pepcid peptic per perceived percent percocet percussion percutaneous
perfect perfectly perform performance performed performing performs perfusion perhaps periarticular perineum perineural period periodic periodically
periods perioperative perioral peripheral peritoneal peritoneum peritonitis peritonsillar periumbilical permanent permission peroneal peroxide persist
persisted persistence persistent persistently person personal personally perspective pertussis pes pet peterson petroleum pets pfts phalanx
pharmaceutical pharmacies pharmacy phase phenomena phenomenal phentermine phexxi phimosis phlebotomies phlebotomist phlebotomy phlegm phobias phone
phosphatase phosphatate phosphate photo photofacials photography photophobia photopsias photos photosensitivity phrases physical physically physicals
physician physicians pian piano pick picked picking pickle picks picture pictures piece pieces pigmentation pilates pill pillow pillows pills pimple
pimples pin pinched pinching pink pinning pino pinpoint pins pint pip pipeline piriformis pissed pitching pitting pituitary pivot pivoting pizza pk
place placebo placed placement places plan plane planes planned planning planovalgus plans plant plantar plantarflexion planus plaques plaster plastic
plate plateau platelet platelets plates play played player playing plays pleasant please pleased pleasure plenty pleural pleuritic plexopathy plicate
plugged plumber plus pneumonia pneumoniae pneumonias pneumonitis pocket podiatrist podiatry point pointer pointing points poison poking pole police
polio pollen pollens polo polyarteritis polycystic polycythemia polydipsia polymyalgia polymyositis polyp polypectomy polyps polyregion polyspike
polyuria pool poop pooping poopy poor poorly pop popliteal popped popping pops port portal portion portions position positional positions positive
possibility possible possibly post postal posted posterior posteriorly posterolateral postnasal postoperative postoperatively postpartum postponed
postprocedure postsurgical posttransplant posture pot potassium potato potential potentially potently pound pounding pounds power ppd pr practice pre
precancerous preceded precise precluding predict predisposition prednisone predominant predominantly predominately prefer preferable preferred
pregnancies pregnancy pregnant premature prematurely preop preoperatively preparation prepare preparing prercent pres prescribe prescribed prescribes
prescribing prescription prescriptions presence present presentation presented presenting presently presents preserved press pressing pressure
pressures presumably presumptive presyncopal pretend pretty pretzels prevent preventative prevented previous previously price priced prices prick
pricked priest prilosec primarily primary principles print printed printing prior private prn proactive probable probably probiotic problem
problematic problems procedure procedures proceed proceeded proceeding process processed processing procrastinate procreation produce producing
product production productive products profession professional professionals professor profile profoundly profuse progesterone prognosis program
progress progressed progresses progressing progression progressive progressively project projects prolapse proliferation prolonged prominent promoted
prompt prompted pronation pronator pronounce pronounced pronouns proper properly property prophylactic prophylaxis propped prostate prostatectomy
prostatitis prostitutes protected protecting protection protective protein proteins protocol protocols proton protonix protrusion proud proudly prove
provide provided provider providers provides providing provoked proximal proximally proxy prozac pruritus pry psa psoriasis psych psychiatric
psychiatrist psychiatry psychological psychology psychotherapy psychotic psychotics pt pubic public puckering puffs puffy puling pull pulled pulley
pulling pulls pulmonary pulsating pulse pulses pump pumping pumps punched puncture pupil purely purpose purposes purse pursed pursue purulent pus push
pushed pushing put putting puzzles pylori pyuria qid quad quadrant quadrants quads quali qualified qualify qualifying quality quarantine queasy
question questionable questionably questioned questioning questionnaire questionnaires questions quiche quick quicker quickly quiescent quit quite
quitting quivering quiz quote race rachel racing racquet radi radial radiate radiated radiates radiating radiation radical radicular radicularopathy
radiculopathy radiograph radiographic radiographs radiological radiology ragweed rail railing rails raise raised raising raking rales ramirez rampant
ran ranch random randomly range ranging ranks rapid rapidly rare rarely rash rashes raspy rate rated rates rather rating ratio rattling raw ray rayed
rays rca rd re reach reached reaching react reacted reaction reactions reactive read readily reading readings ready real realigned realized really
rear reason reasonably reasons reassess reassured reassuring rebound rebounding recall recalled recalls receive received receives receiving recent
recently recheck rechecked rechecking reclining recognize recollection recommend recommendation recommendations recommended recommending reconstructed
reconstruction record recorded recorder recording records recover recovered recovering recovery recreational recreationally rectal rectocele rectum
recumbency recurrence recurrent recurring red redeveloped redness reduce reduced reducing reduction reemphasizing reevaluate reevaluated reevaluation
reevaluations refer references referral referred referring refill refilled refills reflect reflex reflexed reflexes reflux refraction refractory
refracture refrain refresh refreshed refrigerator refusing regain regained regard regarding regardless regards regimen region regional regions
register registered regret regular regularity regularly regulate regulated regulating regulin regurgitation rehab rehabbed rehabilitation reining
related relates relating relation relationship relatively relatives relax relaxant relaxants relaxed relaxer relaxers release released releases
relevant relief relieve relieved reliever religiously relive relook reluctant remain remainder remained remaining remains remarkable remarried
remedies remedy remember remembered remembering remembers remind reminded reminder reminding reminds remission remodel remodeled remodeling remote
remotely removal remove removed removing renal rendered renovating reoccurs repair repaired repairing repeat repeated repeatedly repetition repetitive
replace replaced replacement replacements replenish report reported reportedly reporting reports represent represented representing reproductive
request requested requesting require required requires requiring reschedule rescue research resected resection resent reservations reset residency
resident residents residing residual resistance resistant resisted resolution resolve resolved resolves resolving resorting respect respectively
respects respirations respirator respiratory respite respond responded responding response responses responsibility responsible rest restart restarted
restaurant rested resting restore restrained restraints restrict restricted restrictions restroom rests result resulted resulting results resulxts
resume resuming resurfacing resuscitate resuscitated retain retaining retardation retention retina retinaculum retinal retinopathy retire retired
retirement retractions retroareolar retuning return returned returning returns reveal revealed revealing reveals review reviewed reviewing revised
revision revisions revisit rex reyes rheumatic rheumatica rheumatoid rheumatologist rheumatology rhinitis rhinorrhea rhonchi rhythm rhytids rib ribs
rice rid ride rides ridiculous riding right rightley righty rigidus rigors ring ringing rings rip rips rise risk risks rna road roaring robitussin
rock rocker rodeo roger role roll rolled rolling roof room roommate roommates roops root roots rostrally rotate rotation rotator rough roughly round
rounded rounding routine routinely routines row roy rra rub rubbing rubs rule ruled ruling run runner runners running runny runs rupture rushed
rushing russell sacroiliac sacrum sad saddle sadly sadness safe safer sagging said saint salads salesman salesperson saline salivary salpingo
salpingoophorectomy salt salty same sample samples sanchez saphenous saps sarah sarcoid sarcoidosis sat satellite satellitosis sates satiety
satisfaction satisfied sats satting saturation saturday saturdays sauce save saving saw say saying says scale scalp scaly scan scans scant scapular
scar scare scared scares scarring scars scary scene schedule scheduled scheduler scheduling schizophrenia school schooling schools sciatic sciatica
science sclerosis scoliosis scoot scope score scotoma scrape scratch scratching screen screened screening screw screws scribe scrotum searched season
seasonal seasoned seasons seat seatbelt seated sec second secondary seconds secretary secreted section sections security sed sedative sedentary see
seeing seek seeking seeks seem seemed seems seen sees seizer seizure seizures selective self selfcare selfharm selfish sell sells semester send
sending senior sensation sensations sense sensitive sensitivity sensorineural sensory sent sentence separate separated separately separation sepsis
september septic septum series serious seriously serologies serology serous serum served service services serving servings set setting settle settled
seven seventeenth seventh seventies seventy several severe severely severity sex sexual sexually sh shadows shaft shake shakes shaking shaky shall
shallow shame shampoo shape shaped share shareable shared shares sharing sharp shave she sheath sheet sheets shelf shepherd shift shifted shifts
shingles shirt shivering shock shocked shoe shoes shoot shooting shop shopping short shortening shorter shortly shortness shorts shot shots should
shoulder shoulders shouldn shouted show showed shower showering showers showing shown shows shrink shrinking shrugging shunt shut shy sibling siblings
sick side sided sides sidewalk sigmoid sign signal signals signed significance significant significantly signs similar simple since sincerest single
singulair sink sinus sinuses sinusitis sip sir sister sisters sit site sites sits sitting situ situated situation situational situations six sixteen
sixteenth sixth sixties sixty sizable size skateboard ski skiing skilled skills skin skinny skins skip skipped skis skull slamming slash sleep
sleepiness sleeping sleeps sleepy slept sliced sliding slight slightest slightly sling slip slipped slipping slips slow slowed slower slowing slowly
sluggish slung slurred slurring small smaller smart smear smears smell smoke smoked smoker smokers smokes smoking smooth smoothly snacking snap
snapping sneaks sneeze sneezing sniffles sniffling snore snores snoring snorting snow so soaking soaks soap sober soccer social socially socks soda
sodium soft softball solely solid solids soluble solution solve solved some somebody someone something sometime sometimes somewhat somewhere son sons
soon sooner sophia sore soreness sores sorry sort sought sound sounding sounds source space spaces spare spark spasm spasms spastic spatial spazzing
speak speaking speaks special specialist specialists specialize specialty specific specifically specimens speckled speech speed spell spelling spells
spend spending spends spent spermicide spicy spike spikes spiking spilled spina spinal spine spinning spironolactone spite splashed splenomegaly
splint splinted splinter split spo spoke spoken spondylolisthesis spondylosis sponges spontaneous spontaneously sporting sports spot spots spotted
spotting spouse sprain sprained spray sprays spread spreading spreads spring springfield sprinklers sprint sprints spur spurling sputum squamous
squared squats squatting squeeze squished st stabbing stabile stability stabilization stabilize stabilized stabilizing stable stack stacks stadium
staff stage staggering staging stairs stamina stand standard standby standing standpoint stands staphylococcus staple staples start started starting
starts stasis state stated states statin stating station statistical status stay stayed staying stays steady steal steep steer steering stemi stemming
stenosing stenosis stent step stepchildren stepdad stepdaughter stephanie stepped stepping steps sterile sternoclavicular sternotomy sternum steroid
steroids steth stethoscope stewart stick sticky stiff stiffer stiffness still stimulant sting stipend stomach stomachache stomatitis stone stones
stood stool stools stooped stooping stop stoplight stopped stops store stories story straight straighten straightening strain strainer straining
strains stranded strange strangest strangly strategies stream street strength strengthen strengthening strenuous strep stress stressed stressful
stressors stretch stretched stretcher stretches stretching strict stridor strike stripping striving stroke strokes strong stronger strongest strongly
struck structure struggle struggled struggles struggling strut stubborn stuck student studies study studying stuff stuffy stumbled stun stung stunned
stunt subacromion subarachnoid subchondral subcutaneous subcutaneously subcutis subdural subject subjective submandibular submitted suboccipital subs
subsequent subsequently subsides subspecialist substance substances substantial substantially subtalar subtle subtype successful successfully such
suck sucks suctioning sudden suddenly suffer suffered suffering suffers sufficiency sugar sugars sugary suggest suggested suggesting suggestive
suicidal suicide sulfa summarize summary summer summertime sun sunday sundays sunlight sunscreen super superficial superficialis supermarket
superstitious supervisor supination supine supple supplement supplementation supplements supplies supply support supporting supportive supports
suppose supposed supposedly suppositories suppression suppurativa supraclavicular supracondylar suprascapular suprasellar sure surface surfaces
surgeon surgeons surgeries surgery surgical surgically surigical surprise surprised surprises surprising surprisingly surrounded surrounding
surroundings surveillance survey survive survived surviving suspect suspected suspecting suspicion suspicious sustained sustaining sutures swab
swallow swallowed swallowing swallows sweat sweating sweats sweaty sweet sweetest sweetheart sweethearts sweetie sweets swell swelled swelling
swellings swells swim swimming swing swings swish switch switched swollen swooped symbicort symmetric symmetrical symptom symptomatic symptomatically
symptomatology symptomology symptoms sync syncopal syncope syndrome synthroid syphilis system systemic systems systolic ta table tablet tablets tabs
tachyarrhythmia tachycardia tack tact tactile tag tailbone take taken takeout takes taking talk talked talking tall tallest talofibular talus tap tape
taped taper tapers tarry task tasks taste tastes tater taxi taxol tea teach teacher teachers teaches team teams tear tearful tearfulness tearing tears
teas teasing teaspoons tech technical technically technician technicians technique teen teenager teens teeth telehealth telephone tell telling tells
temperature template temporal temporarily temporary tempted ten tend tended tendency tender tenderness tendinopathy tendon tendons tends tennis
tenosynovitis tension tentatively tenth tenuous teratoma teresa term terminal terminated terminations terms terrible terrific terrified tertiary test
tested testes testicle testicular testing testosterone tests tetanus text textbook texting th than thank thankful thankfully thanks that thc the their
them themselves then therapeutic therapist therapy there therefore thermometer these they thick thickening thickness thigh thighs thighthis thin thing
things think thinking thinks thinner thinners third thirst thirsty thirteen thirteenth thirties thirtieth thirty this thoracic thorough thoroughly
those though thought thoughts thous thousand threatening three threw throat throb throbbing thrombo thrombocythemia thrombocytopenia thromboembolism
thrombosis through throughout throw throwing thrown throws thrush thumb thumping thursday thus thyroid thyroidectomy thyroids thyromegaly tibia tibial
tic tick ticks tics tied tight tighter tightness till tilt tilting time timeline times timing tinea tinel tingling tinnitus tiny tip tippy tips tire
tired tiredness tissue tissues titer titrated to tobacco today toe toeing toenail toes together toilet told tolerable tolerance tolerate tolerated
tolerates tolerating toll tomorrow ton tone tongue tonic tonsil tonsillectomy tonsils too took tools tooth toothache top topical topically toprol
toret torn torres torsemide torsion torso tortuous torturous toss tosses tossing total totally tots touch touched touches touching tough tourette
tournament tournaments toward towards town toxic toxicity toy trace tracheal tracheostomy track tracking tract trade tradition traffic trail trails
trained trainer training traits tramadol trampoline trampolines transfer transferred transferring transfusion transient transiently transitioned
translating translator transmitted transplant transported transsphenoidal trapezius trapped trash trauma traumatic travel traveled traveling
travelling travels traversing trazodone treat treatable treated treating treatment treatments treats tree tremendous tremor tremors trial
triamcinolone triathlon triceps trick tricky tricuspid tried tries trigger triggered triggering triggers triglycerides trim trip triple tripped trips
trochanter trochanteric trouble troubles troublesome troubling truck true truly trunk truth truthfully try trying ts tsh tubal tube tubercle tubercule
tuberculosis tuberosity tubes tubular tucked tummy tumor tumors tunnel turbinate turbinates turkey turn turned turning turns tv tweezers twelfth
twelve twenties twentieth twenty twice twins twist twisted twisting twisty twitch twitching two tylenol tyler tympanometry type types typical
typically typing ugly uh uhm ulcer ulcerated ulceration ulcerations ulcerative ulcers ulnar ultimately ultram ultrasound um umbilical umbilicus unable
unaccompanied unassisted unaware unbalanced unbearable unbelievable uncertain uncertainty unchanged uncle unclear uncles uncomfortable uncommon
uncomplicated unconscious uncontrolled under underactive undergo undergoing undergone underlying underneath understand understandable understanding
understands understood underwent undescended uneasiness unemployed unemployment uneven unexplained unfamiliar unfortunate unfortunately uninsured
unintentional uninterrupted unit unithroid units unknown unless unload unloading unobtainable unpredictable unprovoked unrelated unremarkable
unresponsive unrevealing unspecified unstable unsteady unsuccessful unsure until untreated unusual unusually unwanted up upcoming update updated upon
upper upright ups upset upside upstairs urea ureter ureteral urge urgency urgent urgently uric urinalysis urinary urinate urinated urinates urinating
urination urine urologist urology us usage use used user users uses using usual usually ususally utensils uterine utero uterus utility utilize
utilizes utilizing uvula va vacation vaccinated vaccination vaccinations vaccine vaccines vagina vaginal vague valgus validated valley value valve
valvular vanish vape vaping variable variation varicella varicose varied varies variococele various varus vascular vasectomy vast vault ve vectors
veer veering vegetables vegetarian vehicle vein veins vending venous ventilation ventricular vera verapamil verbalize verbalizes verified verify
vermont version versus vertebra vertical vertigo very vessel vessels vest veteran via viable vibrate vicodin victim video view viewing views vigorous
vincent vinegar vinitive violent viral virginia viscous vision visions visit visited visiting visitors visits visual visualize visualized vital vitals
vitamin vitamins vocalization voice voiding volar volley volleyball voluntarily vomit vomited vomiting vomitting vomitus vulgaris vulva waddle waist
wait waiting waits wake wakes waking wal walk walked walker walking walks walkways wall walls walmart wan wandering wane want wanted wanting wants
ward warehouse warm warmer warming warmth warrant wart warts was wash washing washington wasn wasps watch watched watchers watchful watching water
watery wave waves wavy wax waxed way ways we weak weaker weakness wean weaned weapons wear wearing wears weather web website weed week weekdays
weekend weekends weekly weeks weened weigh weighed weighing weighs weight weightbearing weightlifting weights weird welcome well wellness went were
west western wet wh whack what whatever whatsoever wheal wheel wheelchair wheeler wheelers wheeze wheezes wheezing when whenever where wherever
whether which whichever while whiplash white who whole whom whose why wide widen widened widening wider widow widowed wife will willing willingness
wind windup windy wine wings winter wired wise wish wished wishes with withdrawal withdrawing withdrawn within without witness wives wo woke woman
womb women won wonder wonderful wonderfully wondering wonders wood wooden word words work worked worker workers working workmen workout workouts
workrelated works workup world worn worried worries worrisome worry worse worsen worsened worsening worsens worst worth would wouldn wound wounds wow
wrap wrapped wraps wreck wrecked wrinkles wrist wrists write writes writing written wrong wrote xerostomia xylocaine ya yankie yard yeah year yearly
years yeast yellow yellowish yep yes yesterday yet yoga you young younger youngest your yours yourself yr yrs yuck yup zag zero zig zing zoloft zombie
zoster`
