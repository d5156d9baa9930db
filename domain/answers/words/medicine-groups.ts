/** Groups of medicines that people ask for by what they are for: `topic | substances`, the substances as the list of medicines has them. */
export const MEDICINE_GROUPS = `
painrelief
  | paracetamol ibuprofen naproksen diklofenak ketoprofen ketorolak meloksikam celekoksib etorikoksib acetylsalisylsyre co-codamol tramadol kodein
    oksykodon morfin fentanyl metadon buprenorfin butorfanol tapentadol karprofen robenakoksib firokoksib mavakoksib cimikoksib grapiprant fluniksin
    fenylbutazon metamizol gabapentin pregabalin dexketoprofen nimesulid petidin
antiinflam
  | ibuprofen naproksen diklofenak ketoprofen ketorolak meloksikam celekoksib etorikoksib karprofen robenakoksib firokoksib mavakoksib cimikoksib
    fluniksin fenylbutazon dexketoprofen nimesulid prednisolon
antibiotic
  | fenoksymetylpenicillin penicillin amoksicillin amoksicillin-klavulansyre ampicillin pivmecillinam dikloksacillin flukloksacillin cefaleksin
    cefadroksil cefuroksim ceftriakson cefotaksim cefazolin cefovecin azitromycin klaritromycin erytromycin klindamycin doksysyklin lymecyklin
    tetrasyklin oksytetrasyklin trimetoprim trimetoprim-sulfa nitrofurantoin fosfomycin ciprofloksacin levofloksacin moksifloksacin enrofloksacin
    marbofloksacin gentamicin metronidazol fusidinsyre benzylpenicillin prokainpenicillin kloksacillin florfenikol tylosin sulfadiazin
bpmedicine
  | amlodipin nifedipin felodipin lerkanidipin verapamil enalapril lisinopril ramipril perindopril kaptopril benazepril losartan kandesartan valsartan
    irbesartan telmisartan olmesartan metoprolol bisoprolol atenolol hydroklortiazid bendroflumetiazid indapamid spironolakton doksazosin moksonidin
    telmisartan
antidepressant
  | sertralin escitalopram citalopram fluoksetin paroksetin fluvoksamin venlafaksin duloksetin mirtazapin mianserin vortioksetin bupropion
    amitriptylin nortriptylin klomipramin trazodon agomelatin
sleepaid | zopiklon zolpidem melatonin nitrazepam propiomazin alimemazin
bloodthinner | warfarin apiksaban rivaroksaban dabigatran edoksaban dalteparin enoksaparin tinzaparin heparin klopidogrel tikagrelor acetylsalisylsyre
statin | atorvastatin simvastatin rosuvastatin pravastatin fluvastatin
antiemetic | ondansetron metoklopramid domperidon meklozin maropitant proklorperazin cyklizin
decongestant | ksylometazolin oksymetazolin
diuretic | furosemid bumetanid torasemid hydroklortiazid bendroflumetiazid klortalidon indapamid spironolakton eplerenon amilorid
betablocker | metoprolol bisoprolol atenolol propranolol karvedilol labetalol sotalol nebivolol timolol
aceinhibitor | enalapril lisinopril ramipril perindopril kaptopril benazepril
steroid
  | prednisolon prednison metylprednisolon deksametason hydrokortison betametason mometason flutikason budesonid beklometason klobetasol triamcinolon
    kortison
antihistamine | cetirizin loratadin desloratadin levocetirizin feksofenadin ebastin difenhydramin klemastin deksklorfeniramin
acidreducer | omeprazol esomeprazol pantoprazol lansoprazol rabeprazol famotidin ranitidin
diabetesmedicine | metformin glimepirid gliklazid sitagliptin linagliptin empagliflozin dapagliflozin semaglutid liraglutid dulaglutid tirzepatid insulin
opioid | morfin oksykodon tramadol kodein metadon buprenorfin fentanyl petidin tapentadol butorfanol
benzodiazepine | diazepam oksazepam alprazolam lorazepam klonazepam midazolam nitrazepam
moodstabiliser | litium lamotrigin valproat quetiapin olanzapin
antipsychotic | quetiapin olanzapin risperidon aripiprazol haloperidol klozapin
antiepileptic | lamotrigin valproat karbamazepin levetiracetam topiramat fenobarbital gabapentin pregabalin kaliumbromid imepitoin
laxative | laktulose makrogol bisakodyl natriumpikosulfat senna
inhaled | salbutamol terbutalin formoterol salmeterol ipratropium tiotropium budesonid flutikason
antifungal | terbinafin klotrimazol mikonazol ketokonazol flukonazol itrakonazol nystatin
thyroxine | levotyroksin liotyronin
heartmedicine | metoprolol bisoprolol digoksin pimobendan furosemid enalapril amiodaron spironolakton
antispasmodic | drotaverin mebeverin butylskopolamin papaverin
`
