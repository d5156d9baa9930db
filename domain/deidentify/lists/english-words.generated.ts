/** Made by tools/deidentify-lists.ts; sources and licences in SOURCE.md. */
export const ENGLISH_WORDS = `abdomen abdominal abduction abigail abilities ability ablation able abnormal abnormalities abnormality abortion abortions about above abrasion
abrasions abscesses absolute absolutely absorbing abuse accent accept accident accidents accompanied accompanying according accordingly accounting
accounts accu accumulation ace acetabulum ache aches aching achy acid acidity acids acne acoustic acromioplasty across acting action actions active
actively activities activity actually acuity acupuncture acute add added addicted addiction adding addition additional address adds adenocarcinoma
adenoidectomy adenoma adenopathy adequate adhesions adjunct adjust adjusted adjusting adjustment adjustments adjusts adjuvant admission admit admits
admitted adnexal adopted adrenal adult advance advanced adverse advil advise advised aerobic aerobics affect affected affecting affects afford afib
afraid after afternoon afterwards again against age agent ages aggravate aggravates aging agitated ago agree agreed agreement agrees ah ahead aid aide
aids air airbag aircraft airplane airway alabama alarm albumin albuterol alcohol alcoholic alcoholism aldactone aldosterone alert aleve alignment
alive alkaline all allen allergic allergies allergist allergy alleviate allograft allopurinol allow almost alone along alpha already alright alrighty
also alt alta altered alternating alternative alternatives although altogether always am amazing ambulance ambulate ambulating ambulation ambulatory
amino amount amoxicillin amplified an anal analgesics anaphylaxis anatomy and andrew androgen anemia anesthesia anesthetic aneurysm angina
angioplasties angioplasty angle angry angulated ankle ankles anna annoying annual anorexia anosmic another answer answered answers ant antacids
antalgic anterior anteriorly anti antibiotic antibiotics antibodies antibody anticipated anticoagulant anticoagulation antidepressants antihistamine
antiinflammatories antiretroviral anus anxiety anxious any anybody anymore anyone anything anytime anyway anyways anywhere aortic apart apartment
apathy aphasia apnea apparatus apparent apparently appear appearance appeared appearing appears appendectomy appendix appetite appliances application
applied apply applying appointment appointments apposition appreciate appreciated appropriate appropriately approximately april arch arching are area
areas aren argue arise arm arms around arrangements arrival arrived arterial arteries artery arthralgias arthritis arthrodesis arthrogram arthropathy
arthroplasty arthroscopy articular artifact artillery as ascending aside ask asked asking asleep aspect aspects aspirin assassin assault assess
assessed assessment assist assistance assistant assisted assisting associated assume assuming ast asthma asymmetric asymmetry asymptomatic at ataxia
ate atenolol atherosclerotic athletic atopic atrial atrophy attack attacked attacks attempt attempted attempting attempts attend attending attention
attentional attorney attributed attributes atypical audiogram auditory augmentation aunt aura aureus auscultation autism auto autograft autoimmune
available avascular average avid avoid avoidance avoiding avulsion awake awaken awakening awakens aware away awesome awful awhile awoke axillary
azotemia baby bachelor bacitracin back backache backboard background backwards backyard bacteria bacterial bad badly bait balance balancing ball balls
band bandage bandages bank bar barely barium barn basal base baseball based baseline basement bases basically basis basketball bathroom battled
bayonet be beans bear bearing beat beating beats beautiful became because become becomes becoming bed bedroom bedside been beer beers before
beforehand began begin beginning begins behavior behavioral behind being belated believe believes bell bells belly bellyache below bend bending
beneath beneficial benefit benefits benign bent benzoyl besides best bet beta betamethasone better between beverages bible biceps bicycle bifida big
bigger biggest bike bilateral bilaterally bilirubin bills billy bimanual binocular biological biology biopsied biopsies biopsy bipolar birth birthday
bit bite bites black blackouts bladder blade blame blamed bled bleed bleeding blessed blind blister bloated bloating block blockage blockages blocked
blocking blocks blood bloodwork bloody blot blue bluish blur blurred blurring blurry bmi bmp board boat body boils bone bones bony book booster boot
border borderline born boss both bother bothered bothering bothers bothersome bottle bottles bottom bought bounding bout bouts bowel bowels bowling
box boxer boxes boy boyfriend boys bpm brace brachioradialis bracing brain brand break breakage breakdown breakfast breakout breaks breakthrough
breast breastfeeding breasts breath breathe breathing breathlessness breaths brick brief briefly bright bring bringing brings brisk broad broccoli
broke broken bronchiectasis bronchitis brother brothers brought brown bruise bruised bruises bruising bruit bruits brushed brutal bryan buddy bug
build building built bulge bulging bulk bumped bumps bunch bunion burden burgers burn burning bus business busy but butt buttock buttocks button buy
buzzing by bye bypass ca cabinet cable caffeine calcaneal calcification calcium calendar calf call called calling calls calories calves came camping
can canal cancelled cancer cancerous cancers candidate candy cane cannot capacity capillary capital cappuccino capsular capsule car carbinol
carboplatin carcinoma card cardboard cardiac cardio cardiolipin cardiologist cardiology cardiovascular cardioversion care cared careful carefully
cares caring carolyn carotid carpal carries carrots carry cartilage carvedilol case cases cash cashier cast casting cat cataract cataracts catch
catches catching cath catheter catheterization catholic cats caught cause caused causes causing cauterization cautious cbc cc cease ceiling celebrated
celery celestone cell cells cellulitis center centers centimeter centimeters central cerebral cerebrovascular certain certainly certainty cervical
cervix cesarean cessation chain chair challenge chance chances change changed changes changing characterize characterized charging chart charts
cheaper cheat check checked checking checks checkup chef chemistry chemo chemotherapy chest chew chewing chf chicken chickenpox chief child childbirth
childhood children chilled chills chin chips chiropractic chiropractor choice choking cholecystectomy cholecystitis cholesterol chondromalacia choose
chosen christine chromium chronic chronically cialis cigarette cigarettes cigs circumcision circumstances cirrhosis cisplatin cited citrus city civil
cla claim claimed claims clark classes clavicle clean cleaned cleaning cleansing clear cleared clearing clearly clerical clicking clicks climb
clindamycin clinic clinical clinican clinician clinics clinoid clobetasol clock clockwise clonidine clopidogrel close closed closer closure clot
clothes clothing clots clotting cloudy clubbing clumsy cm co coarse coast coat coated cocaine cocktail coffee cognitive coincidence coke colchicine
cold colder colds colectomy colitis collateral colleague collection college collision colon colonic colonoscopy color colored combination combined
combivent come comes comfort comfortable coming comminuted common comp companion company compared comparison complain complained complaining complains
complaint complaints complete completed completely completion complex complexes compliance compliant complicated complications component comprehend
comprehensive compression compulsive computer con concern concerned concerning concerns concussion condition conditions condolences conduction condyle
cone confidence confirm confirmed confirms confused confusion congenital congested congestion congestive congratulations congruency conscious
consciousness consent consented conservative conservatively consider consideration considered considering consist consistency consistent consistently
consists constant constantly constipated constipation construction consult consultation consulted consume consumed consumes consuming consumption
contact continue continued continues continuing continuous contortions contour contractions contracture contractures contrast contributing
contribution contributory control controlled controlling contusion convention cook cookies cooking cool cooperative coordination copd coping copy cord
core corn cornea corner coronary corpectomy correct correction corrections correctly corset corticosteroid cortisol cortisone cosmetic cost cotton
couch cough coughed coughing coughs could couldn counseled counseling counselor count counter country counts county couple coupon course cousin
cousins cover covered covers covid cracked crackles cracks cramp cramping cramps craniopharyngioma craniotomy crash crawled crazy cream creamy creases
creatinine crescents crestor criteria cross crossing crouched crowd cruciate cruise crumpled crutches crying ct cuboids cuff culture cup curb cure
curiosity current currently curvature cushing customer cut cuts cva cvs cyanosis cycle cycles cyclobenzaprine cyclophosphamide cypionate cyst cystitis
cystoscopy cysts cytology dad daily damage damn dander dangerously dark darker data date dated dates dating daughter daughters dax day days daytime
dazed dcis deadlines deal dealing dear death deaths debilitating debridement decades deceased december decent decide decided deciliter decision
decline declined decompressed decompression decongestants decrease decreased decreasing decubitus deemed deep deer defect deferred deficiency deficit
deficits define definitely definitive deformans deformed deformities deformity degenerated degeneration degenerative degree degrees dehydration
delayed delivered delivering delivery demanding demarcated dementia dementing demonstrate demonstrated demonstrates denied denies density dental
dentist dentures deny department dependence dependent dependents depending depends depressed depression dermatologist dermatology dermis describe
described describes describing description desire desires desk despite detail detailed details detect detected detention determine develop developed
developing development develops device dexamethasone diabetes diabetic diagnose diagnosed diagnoses diagnosis diagnostic dialysis diapers diaphoresis
diaphragm diarrhea diary diastolic dictation did didn die died diet dietary dieting dietitian diff difference different difficile difficult
difficulties difficulty diffuse diffusely digitorum digits digoxin dilated diligent diminished dimming dinner diplopia direct directed direction
directly dirty disabilities disability disabled disarray disc discectomy discharge discharged discitis discoloration discomfort discontinuation
discontinue discontinued discount discrimination discs discuss discussed discussing discussion disease diseases disk dislocation dislocations disorder
disorders disoriented dispatcher dispense displacement dissection distal distally distant distended distension distention distracted distress
distribution disturbance disturbances diuretic diverticulitis diverticulosis divorce divorced dizziness dizzy do doc doctor doctors document
documented does doesn doest dog dogs doing dominant dominantly dominate don donated done donna door dorm dormant dorsal dorsalis dorsiflexion dosage
dose doses dosing double down downhill downstairs downtown doxorubicin dr dragon drainage drained dramatic drank draw drawer drawn draws dresses drift
drink drinker drinking drinks drip drive driver driveway driving droop drooping drop dropped dropping drops drove drug drugs drunk dry duct ductal
ducts due dull durable duration during duty dylan dysarthria dysfunction dysphagia dysplasia dyspnea dyspneic dysuria each ear earache earlier early
ears eased easier easily east easter easy eat eaten eating eats ecchymosis ecg echocardiogram ectopic eczema edema edge editorial education edward
edwards effect effective effectiveness effects effexor effort effusion eggs egophony eight eighteen eighteenth eighth eighties eighty either ejection
ekg ekgs elaborate elaborating elastic elastography elbow elbows elderly elected electric electrocardiogram electronic element elevated elevation
eleven eleventh elicited elijah eliminate else elsewhere eluting embarrassing embolism emergency emesis emotional emphysema employed employee empty
emptying encountered encounters encourage encouraged end ended endocrine endocrinologist endometriosis endorse endorses endorsing endoscopy energized
energy engage engaged engineer enhancing enjoy enjoying enjoys enlarged enlargement enlarging enough enteritis enthusiasm entire entirely
environmental enzyme enzymes epicondyle epicondylitis epididymis epidural epigastric epilepsy epinephrine epipen epiphysis episode episodes episodic
epithelioid equal equivalent equivocal er erectile erection erections erosive erythema erythematosus erythematous esophagitis esophagus especially
essentially establish established estate estimates estradiol estrogen etc ethanol ethnicity etiology eval evaluate evaluated evaluating evaluation
even evening event events eventually ever every everybody everyday everyone everything everywhere evidence evident evolutionary ex exacerbate
exacerbated exacerbation exacerbations exact exactly exam examination examinations examine examined example exams excellent except exception excess
excessive excision excited exciting excursion excuse exercise exercises exercising exert exertion exertional exhalation exhausted expect expectations
expected expecting expensive experience experienced experiences experiencing expiratory explain explained explaining explains exploratory explore
exposed exposure exposures expressed expressing expressive extend extended extending extension extensive extensor extent exterior external extra
extract extraction extramedullary extreme extremely extremities extremity exudates eye eyelid eyes eyesight face facet facial facilitate facility
facing fact factor factors failed failing failure faint fainted fainting fair fairly fall fallen falling falls familiar family fan fancy fantastic far
farm farmer fast faster fasting fat father fatigue fatigued fatty faux favor favorable favorite fax fdp fds febrile february feed feeding feel feeling
feelings feels feet fell felt female femoral femur femurs fever feverish fevers few fiber fibrillation fibroids fibrosis fibula fibular field fifteen
fifth fifties fifty fight fighting figure figured file fill filled filling films final finalize finally finasteride find finding findings fine finger
fingernail fingers finish finished finishing fired firm first fish fisher fishing fissure fissures fist fisted fit fits fitting five fix fixation
fixed flank flap flare flaring flashes flat flatter flection flex flexed flexeril flexible flexion flexor flight flights flint flip flomax floor
flooring florist flow flower flowers flu fluconazole fluctuates fluctuating fluctuations fluent fluid fluids flush flushing flustered fluttering focal
focus focused focusing fold follow followed following follows followup food foods foot football footed footing for foraminal force forced forearm
forehead foreign forget forgetfulness forgets forgetting forgot form formal format formation former formerly forth forties fortunately forty forward
fossa foster foul found four fourteen fourteenth fourth fraction fractions fracture fractured fractures fragment fragments frame free fremitus french
frequency frequent frequently fresh friend friends fries from front frontal fruit fruits frustrated full fullness fully fun function functioning funds
fungal funny furniture furosemide further fuse fusion fussy future gabapentin gabriel gagging gain gained gaining gains gait gal gall gallbladder
gallops gallstones game games gap garage gardening gas gastric gastritis gastro gastroenteritis gastroenterologist gastroenterology gastroesophageal
gastrointestinal gave gear gel gender general generalized generally generic genetic genitalia genotype gentleman georgia gestation gestational get
gets getting gi girl girlfriend give given gives giving glad gland glands glass glasses glaucoma glenoid gloria gloves glucosamine glucose gluteal
glycoprotein go goal god goes going goiter golden golfer golfing gon gone good goodness gosh got gotcha gotten gout gown grab grade grades gradual
gradually graft grafting grafts gram grand grandchildren grandfather grandkids grandma grandmother grandparents granulation grape grapefruit grass
gravis great greater green grimacing grind grinder grinding grip grocery groin gross grossly ground group groups growing grown growth guarantee guard
guarding guess guessing guided guidelines gummies gun guns gutierrez guy guys gym gymnast gymnastics gynecologist gynecomastia ha habit habits had
hair half hallucinations hallux halo hamburger hamstring hand handed handful handgun handle handled handling handouts hands handwriting hanging happen
happened happening happens happily happy hard harder hardly hardware harm has hasn hate hauling have haven having hay hcv hdl he head headache
headaches headed headedness heal healed healing heals health healthcare healthier healthy hear heard hearing heart heartbeat heartbeats heartburn heat
heaviness heavy heel heels height held hello help helped helpful helping helps hemangioblastoma hematemesis hematochezia hematocrit hematoma hematuria
hemiparesis hemoglobin hemoptysis hemorrhage hemorrhoids hep hepatitis hepatomegaly hepatosplenomegaly her herbal herbicide here hereditary hernandez
hernia herniated herniation heroin heroine herself hesitate hey hi hiatal hid hidradenitis high higher highest highly hiking hill him himself hip hips
hirsutism his histology historian historically histories history hit hitting hives hmm hmmm hoarse hoarseness hobbies hobby hockey hold holding
holidays homans home homemaker homicidal homocystine honest honestly honey hop hope hopefully hoping horizontal hormone hormones horrible horse
hospital hospitalist hospitalization hospitalizations hospitalized hot hour hours house household housekeeper houses how however huge huh hum humeral
humerus humid humming hundred hundreds hungry hunt hurt hurting hurts husband hydrated hydration hydrocephalus hydrochlorothiazide hydronephrosis
hydroureter hydroxyurea hygienist hypercholesterolemia hyperesthesia hyperextension hyperglycemia hypergranulation hyperlipidemia hyperplastic
hypersensitivity hypertension hyperthyroidism hypertrophy hypochromia hypoesthesia hypogonadism hypopnea hypothyroid hypothyroidism hysterectomies
hysterectomy ibuprofen ice iced icing idea ideation ideations identified identify if ignore ignored ileum ill illegal illicit illness illnesses images
imaginable imagine imaging imbalance imitrex immediate immediately immune immunizations immunology immunosuppression immunosuppressive impact impacted
impaired impairment impatient impingement implant importance important impression improve improved improvement improves improving in inability
incarcerated inches incident incision incisional incisions include included includes including inconsistent incontinence increase increased increasing
increasingly incredibly independent independently index indicate indicated indicates indigestion indiscretion individual infarction infection
infections inferior inflammation inflammatories inflammatory info information informed infusion ingest ingested inguinal inhalant inhalation inhaler
inhalers inherited initial initially initiate initiating inject injected injection injections injure injured injuries injuring injury inmate inner
inperforated inquired insect inserted inserting inside insomnia instability instances instead institution instructed instructions instrumentation
insufficiency insulation insulin insurance intact intake intense intensity intercourse interested interesting interfere interferon intermediate
intermittent intermittently internal interrogated interrupt interrupted intersection interstitial intervention intestines into intolerance
intracranial intramedullary intramural intramuscularly intraperitoneal intrauterine intravenous intrinsic introduction invasion invasive inversion
inverted involuntary involve involved involvement involves involving inwards iron irregular irrigation irritability irritable irritate irritation is
ischemic ish isn issue issues it itches itchiness itching itchy items its itself iv ivy jackson james janitor january jaundice jaw jelly jerking jerky
jerry job jobs jog jogging jogs john join joined joint joints joseph judge jugular juice july jump jumped jumping june junk just jvd karen keep
keeping keeps keith kept ketones key keyboard kick kid kidding kidney kidneys kids killing kind kinda kinds knee kneecap knees knew knife knives
knocked know knowledge known knows kyphoplasty kyphosis la lab labia lability labor laboratory labs laceration lacerations lack lady laid
laminectomies laminectomy land landed landing landscape landscaping lane language lap laparoscopic laparotomy large laser lasix last lasted lasting
lastly lasts late lately later lateral laterally laxative laxity lay laying lazy lead leading leads league leak leakage lean learn learned learning
least leave leaving led left leg legal legs lem lenalidomide length lengthening lengthy lesion lesions less lesser lesson let lethargic lethargy
letter letting leukemia level levels libido lidocaine lie life lifestyle lifetime lift lifted lifting ligament ligamentous ligaments ligation light
lighter lightheaded lightheadedness lights like liked likelihood likely likes limit limitations limited limiting limits limping line lined liner lines
lining lip lipid lipids lipitor lipomyomeningocele lips liquid liquids lisfranc lisinopril list listed listen listening literally lithotripsy little
live lived livedo liver lives living ll load loading lobe lobectomy local localized localizes locally located location locking log long longer longest
longstanding look looked looking looks loose loosen loosened loosening lortab lose losing loss lost lot lotion lotions lots loud louis love loved
lovely loves loving low lower lowest luckily lucky luggage lumbar lump lumpectomy lumps lunch lung lungs lupus lying lyme lymph lymphadenectomy
lymphadenopathy lymphocytes lymphocytic lymphoma ma machine machines macula macular made magnesium main mainly mainstream maintain maintained
maintaining maintenance major majoring majority make makes making malaise male malignancies malignancy malignant mall malleolus mammaplasty mammogram
mammoplasty man manage manageable managed management manager managing maneuver maneuvers many marathon march margin margins marijuana markers marriage
married marrow martha mask mass massage massages massaging masses massive mastectomy match matches material maternal math matter mattress maxillary
maximum may maybe mcdonald mcmurray mcp me meal meals mean meaning means meant meantime measles measure measured measures measuring meat mechanic
mechanical mechanics mechanism med medial median medical medically medicated medication medications medicine medicines meditation medium meds meet
meeting melanoma melena mellitus meloxicam member members memory menarche menopause menstrual menstruation mental mention mentioned mentioning
mentions mesothelioma mess message messed messing met metacarpal metal metastasis metastatic metatarsal metatarsals metatarsophalangeal metformin
methadone methicillin methods methothrexate methotrexate methylmalonic methylprednisolone metoprolol mg microcytosis microscopic microscopically mid
middle midfoot midline midnight might migraine migraines mild mildly mile miles military milk miller milligram milligrams millimeter millimeters mind
mine mini minimal minimally minimize minimum minivan minor minus minute minutes misalignment miscarriage miscarriages mishaps misplaced miss missed
missing mitral mixed mm mmr mobic mobile mobility moderate moderately modification modifications moisturizing mold molds mole moles mom moment moments
mommy monday monitor monitored monitoring monogamous mononeuritis month months mood moods moose more morning mornings morphine most mostly mother
motion motions motivated motor motrin mouth move moved movement movements moves moving mr mri mrs ms much mucosal mucous mucus mules multi
multifactorial multiple multiplex multivitamin mumps murmur murmurs muscle muscles muscular musculature musculoskeletal must my myasthenia mycins
myelofibrosis myelogram myeloma myocardial myself mystery na nagging nail name named names nap naprosyn narcotics narrowing nasal nasty national
native natural naturally nature nausea nauseated nauseous navicular nd near nearby nearly necessarily necessary neck necrosis need needed needing
needle needles needlestick needs negative neglect neighborhood neither neonatal nephrectomy nephropathy nerve nerves nervous nervousness network
neural neuritis neuro neuroblastoma neurologic neurological neurologically neurologist neuroma neuromuscular neurontin neuropathy neurosurgeon
neurosurgical neurovascular neurovascularly neutropenia never nevus new newborn newly news newspaper newspapers next ng nice nicely nick nicotine
night nights nighttime nine nineteen nineteenth nineties ninety ninth nipple nipples nitroglycerin no nobody nocturia nocturnal node nodes nodosa
nodosum nodule nodules noises non noncontributory nondistended nondrinker none nonhealing nonoperative nonpitting nonproductive nonsmoker nonspecific
nonsteroidals nontender nontoxic nonunion nonweightbearing noon nope nor normal normally norvasc nose not notable notate notch note noted notes
nothing notice noticeable noticed notices noticing notified noting nourished november now nowhere nsaid nsaids nuclear numb number numbers numbing
numbness numerous nurse nurses nursing nutritionist obesity objects obnoxious observation observe obsessive obstructing obstruction obstructive obtain
obtained obtaining obvious obviously occasion occasional occasionally occasions occupational occur occurred occurrence occurring occurs october odd
odor of off offer offered office officer official offload often oh oil ointment ok okay old older olmesartan omeprazole on once oncologist one ones
ongoing online only onset onto onychomycosis oophorectomy op opacification opacities open opened opening operating operation operations operative
opinion opioids opted option options or oral orchiectomy order ordered ordering orders ordinary oriented origin original originally orthopedic
orthopedist orthopnea orthostatic orthotic orthotics osteoarthritis osteochondromas osteomyelitis osteoporosis osteotomy ostiomeatal other others
otherwise ounce ounces our out outcome outcomes outer outlet outpatient output outside outstretched outta ovarian ovaries over overactive overall
overdue overeating overhead overnight overuse overweight ow own owns ox oxycodone oxygen oxygenation pa pacemaker pack packs pad pads pain painful
pains painter pale palm palmar palpable palpate palpation palpations palpitation palpitations palsy pamphlet pancreas pancreatic pancreatitis pandemic
panel panic pap papaverine paper papers paperwork papillary papilledema paragraph paralysis paranasal paranoia paraspinal parathyroids parent parents
paresthesia paresthesias parish park parking paroxysmal part partial participate participating particular particularly partner partners parts party
pas pass passed passenger passengers passes passing passive past pasta patch patches patchy patella patellar patellofemoral paternal pathogen
pathology patient patients pattern patterns pay pcp pcr peanuts pedal pediatrician pedis pee peed peeing peek peeling pelvic pelvis pen pending
penetrate penetration penicillin penile penis people peptic per percent percussion percutaneous perfect perfectly perform performance performed
performing perfusion perhaps periarticular period periodic periodically periods perioral peripheral peritoneal peritonsillar permanent peroxide
persisted persistence persistent person personal pertussis pes peterson petroleum pets pfts phalanx pharmacy phase phenomena phenomenal phentermine
phimosis phlebotomies phlebotomist phlebotomy phlegm phobias phone phosphatase phosphate photo photofacials photography photophobia photos phrases
physical physically physician physicians piano pick picked picking pickle pictures piece pieces pigmentation pilates pill pillow pills pimple pin
pinched pinching pink pinning pinpoint pins pip pipeline piriformis pitting pivot pizza pk place placebo placed placement places plan plane planned
planning plans plant plantar planus plaques plate plateau plates play played player playing plays pleasant please pleased pleasure plenty pleural
plexopathy plumber plus pneumonia pneumonitis pocket podiatrist podiatry point pointer pointing poison pole police polio pollen polo polyarteritis
polycystic polycythemia polydipsia polymyalgia polyp polypectomy polyps polyuria pool poop poor poorly pop popliteal popping port portal portion
portions position positional positions positive possibility possible possibly post postal posterior postnasal postoperative posture potassium potato
potential potentially pound pounding pounds power ppd pr practice pre predisposition prednisone predominant predominantly prefer preferred pregnancies
pregnancy pregnant premature prematurely preop preoperatively preparation prepare preparing prescribe prescribed prescribing prescription
prescriptions presence present presentation presented presenting presents preserved press pressure pressures pretend pretty prevent preventative
previous previously price priest primarily primary principles print printing prior private prn probably problem problematic problems procedure
procedures proceed proceeding process processed produce producing production productive products profession professional professor profile profuse
progesterone prognosis program progress progressed progressing progression progressive progressively projects prolapse proliferation prolonged
prominent promoted pronation pronator pronounce pronouns proper properly prophylactic prophylaxis prostate prostatectomy prostatitis prostitutes
protection protective protein protocol protonix protrusion proud provide provided provider providers provides providing provoked proximal proxy prozac
pruritus psa psoriasis psych psychiatric psychiatrist psychiatry psychological psychology psychotic pt puckering puffs puffy pull pulled pulley
pulling pulls pulmonary pulsating pulse pulses pump pumping punched puncture purpose purse pursed pursue purulent pus push pushed pushing put putting
puzzles pylori pyuria quadrant quadrants qualify quality queasy question questionable questioned questioning questionnaire questions quiche quick
quickly quit quite quitting quivering quiz quote race rachel racing radial radiate radiated radiates radiating radiation radical radicular
radicularopathy radiculopathy radiographic radiographs radiological radiology ragweed rail railing rails raise raised rales ran random randomly range
ranging rapid rapidly rare rarely rash rashes rate rated rates rather rating raw ray rayed rays rd re reach reached reaching reacted reaction
reactions reactive read reading readings ready real realized really rear reason reasonably reasons reassured rebound rebounding recall receive
received receives receiving recent recently recheck rechecked recognize recommend recommendation recommendations recommended recommending
reconstruction record recording records recover recovered recovering recovery recreational rectal rectocele rectum recumbency recurrence recurrent
recurring red redness reduce reduced reducing reduction reevaluate reevaluated reevaluation refer referral referred referring refill refilled refills
reflex reflexes reflux refreshed refrigerator regain regard regarding regards regimen region regional register registered regular regularly regulate
regurgitation rehab rehabilitation related relates relating relationship relatively relatives relax relaxants relaxer relaxers release released
releases relief relieve relieved reliever remain remainder remained remains remarkable remember remembering remembers remind reminder reminding
remodeling remote remotely removal remove removed removing renal repair repaired repairing repeat repeated repeatedly repetition repetitive replace
replaced replacement replacements report reported reportedly reporting reports representing reproductive request requested requesting require required
requiring reschedule resected resection resent resident residual resistant resisted resolution resolve resolved resolves resolving respect
respirations respirator respiratory respond responded response responsibility responsible rest restart restarted restaurant rested resting restore
restrict restricted restrictions restroom rests result resulted results resume resuming resurfacing resuscitate retaining retardation retention
retinopathy retired retirement retroareolar return returned returning returns reveal revealed reveals review reviewed reviewing revised revision
revisit rex reyes rheumatic rheumatica rheumatoid rheumatologist rhinitis rhinorrhea rhonchi rhythm rib ribs rice rid ride rides riding right righty
rigidus rigors ring ringing rise risk risks road roaring rock roger rolling room roommate roommates root roots rotate rotation rotator rough round
rounded rounding routine routinely row roy rub rubbing rubs rule ruled run runner runners running runny runs rupture rushed russell sacroiliac sacrum
sad saddle sadness safe safer said salesman salivary salpingo salt salty same sample samples sanchez saphenous sarah sarcoid sat satellite
satellitosis satiety satisfaction satting saturation saturday saturdays sauce saw say saying says scale scalp scaly scan scans scant scapular scar
scared scares scars scary scene schedule scheduled scheduling schizophrenia school sciatic sciatica sclerosis score scotoma scratch screen screening
screw screws searched season seasonal seat seatbelt seated second secondary seconds secretary section sections security sed sedative sedentary see
seeing seek seeking seem seemed seems seen sees seizure seizures selective self selfish sell semester send sending senior sensation sensations sense
sensitive sensitivity sensorineural sensory sent sentence separate separated separately separation sepsis septum series serious seriously serologies
serous serum service services set setting settled seven seventh seventies seventy several severe severely severity sex sexual sexually shadows shaft
shake shakes shaking shaky shampoo shape shaped share sharing sharp shave she sheath sheet sheets shepherd shift shingles shirt shock shoe shoes shoot
shooting shop short shortening shorter shortly shortness shot shots should shoulder shoulders shouldn show showed shower showers showing shown shows
shrink shrugging shunt siblings sick side sided sides sidewalk sigmoid sign signal signed significance significant significantly signs similar simple
since sincerest single singulair sink sinus sinuses sinusitis sir sister sisters sit site sites sitting situ situation situations six sixteen sixth
sixties sixty sizable size ski skiing skilled skills skin skull sleep sleeping sleeps sleepy slept sliding slight slightly sling slip slipped slipping
slow slowed slower slowing slowly sluggish slung slurred slurring small smaller smart smear smears smell smoke smoked smoker smokes smoking smooth
snacking sneeze sneezing sniffles sniffling snore snores snoring snorting snow so soaking soap soccer social socially sodium soft softball solid
solids solution solved some somebody someone something sometime sometimes somewhat somewhere son sons soon sooner sophia sore soreness sores sorry
sort sought sound sounding sounds source space spaces spare spasm spasms speak speaking speaks special specialist specific specifically specimens
speckled speech speed spell spelling spells spend spending spends spent spermicide spicy spike spikes spilled spina spinal spine spinning splint
splinter spoke spondylolisthesis sponges spontaneous spontaneously sports spot spots spotting spouse sprain sprained spray sprays spread spreading
spring sprinklers spur spurling sputum squared squatting squeeze st stabbing stability stabilize stabilized stabilizing stable stack stacks stadium
staff stage staggering staging stairs stand standby standing standpoint stands staphylococcus staples start started starting starts stasis state
stated states statin stating status stay stayed staying stays steady steering stenosing stenosis stent step stepchildren stephanie stepped stepping
steps sternoclavicular sternotomy steroid steroids stick stiff stiffness still stimulant stipend stomach stomachache stomatitis stone stones stood
stool stools stooped stooping stop stopped stops store story straight straighten strain strainer straining stranded strange strategies stream street
strength strengthen strengthening strenuous strep stress stressed stressful stressors stretched stretcher stretching strict stripping stroke strokes
strong stronger strongest struck struggle struggled struggling strut stuck student studies study studying stuff stuffy stumbled stung stunned
subacromion subchondral subcutaneous subcutaneously subcutis subdural subject subjective suboccipital subsequent subsequently substance substances
substantial subtalar subtle subtype successful successfully such sudden suddenly suffer suffered suffering suffers sugar sugars suggest suggested
suggesting suicidal suicide sulfa summary summer sun sundays sunlight super superficial superficialis supermarket supervisor supination supine supple
supplement supplements supply support supporting supportive suppose supposed suppurativa supraclavicular supracondylar suprascapular suprasellar sure
surface surgeon surgeries surgery surgical surgically surprise surprised surprising surprisingly surrounded surveillance survey suspect suspected
suspecting suspicion suspicious sustained sutures swallow swallowed swallowing sweat sweating sweats sweet swell swelled swelling swellings swells
swim swimming swing swings swish switch switched swollen symmetric symmetrical symptom symptomatic symptomatically symptoms syncopal syncope syndrome
synthroid system systemic systems systolic ta table tablet tablets tachyarrhythmia tachycardia tactile tailbone take taken takes taking talk talked
talking talofibular talus tap taped taper tapers tarry task tasks taste taxi tea teach teacher teachers team tear tearfulness tearing tears teasing
teaspoons tech technical technically technician technique teens teeth tell telling tells temperature template temporal temporary ten tend tended
tender tenderness tendinopathy tendon tendons tends tennis tenosynovitis tension tentatively tenth teresa term terminal terminated terms terrible
terrific tertiary test tested testes testicle testicular testing testosterone tests tetanus text th than thank thankful thankfully thanks that thc the
their them then therapeutic therapist therapy there therefore thermometer these they thick thickening thickness thigh thighs thin thing things think
thinking thinks thinner thinners third thirst thirsty thirteen thirteenth thirtieth thirty this thoracic thorough thoroughly those though thought
thoughts thousand three threw throat throbbing thrombocytopenia thromboembolism thrombosis through throughout throw throwing thrown throws thrush
thumb thursday thus thyroid thyroidectomy thyroids thyromegaly tibia tibial tic tick tics tied tight tightness till tilt time times timing tinea
tingling tinnitus tiny tip tired tiredness tissue titer to tobacco today toe toenail toes together toilet told tolerable tolerate tolerated tolerates
tolerating toll tomorrow ton tone tongue tonic tonsillectomy tonsils too took tools tooth toothache top topical toprol torn torsemide torso tossing
total totally touch touched touching tough tourette tournaments toward towards town toxic toxicity toy trace track tracking tract trade traffic trails
trained trainer training traits tramadol trampoline transfer transferred transferring transfusion transient transmitted transplant trapezius trapped
trash trauma traumatic travel traveled traveling travelling travels treat treated treating treatment treatments treats tree tremor tremors trial
triathlon triceps trick tricuspid tried tries trigger triggered triggers triglycerides trip triple tripped trochanter trochanteric trouble troubles
troubling truck true trunk try trying tubal tube tubercle tuberculosis tuberosity tubes tubular tummy tumor tumors tunnel turbinates turkey turn
turned turning turns tweezers twelfth twelve twentieth twenty twice twins twist twisted twisting twitch twitching two tylenol tyler tympanometry type
types typical typically ugly uh ulcer ulcerated ulcerative ulcers ulnar ultimately ultram ultrasound um umbilicus unable unaware unbearable
unbelievable uncertain unchanged uncle uncles uncomfortable uncommon unconscious uncontrolled under undergo undergoing undergone underlying underneath
understand understandable understanding understands understood underwent undescended uneasiness unemployed uneven unexplained unfamiliar unfortunate
unfortunately unintentional unit unithroid units unknown unless unloading unrelated unremarkable unstable unsuccessful unsure until unusual unusually
up upcoming update updated upon upper ups upset upstairs ureter ureteral urge urgency urgent uric urinalysis urinary urinate urinated urinating
urination urine urologist urology us usage use used user uses using usual usually uterine uterus utility utilize utilizes utilizing uvula vacation
vaccinated vaccination vaccinations vaccine vaccines vagina vaginal vague valgus valley value valve vanish varicose varies various varus vascular
vasectomy vast vault ve vegetables vegetarian vehicle vein veins vending venous ventricular vera verapamil verbalize verified verify version versus
vertebra vertical vertigo very vessel vessels vest veteran via viable victim video views vigorous vincent violent virginia vision visit visited
visiting visitors visits visual visualize vital vitals vitamin vocalization voice voiding volar volley volleyball voluntarily vomit vomited vomiting
vulgaris vulva waist wait waiting waits wake wakes waking walk walked walker walking walks wall walls wan want wanted wants warm warmer warmth wart
warts was wash washing wasn wasps watch watchers watchful watching water watery wave waves waxed way ways we weak weaker weakness wean wear wearing
wears weather weed week weekdays weekend weekends weekly weeks weened weigh weighed weighing weighs weight weightbearing weights weird welcome well
wellness went were west western wet whack what whatever whatsoever wheel wheelchair wheeze wheezes wheezing when whenever where whether which while
whiplash white who whole whom whose why wide widening wider widow widowed wife will willing wine winter wired wise wish wishes with withdrawal
withdrawing withdrawn within without wo woke woman women won wonder wonderful wondering wood wooden word words work worked worker workers working
workout works workup worn worried worries worrisome worry worse worsen worsened worsening worsens worst worth would wouldn wound wounds wow wrap
wrapped wreck wrist wrists write writing written wrong wrote xerostomia ya yard yeah year yearly years yeast yellow yellowish yep yes yesterday yet
yoga you young younger youngest your yours yourself yr yup zag zero zig`
