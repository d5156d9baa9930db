/** Names a medicine goes by, under the name it is counted as. */
export const BRANDS: Readonly<Record<string, string>> = {
  adalimumab: 'humira',
  alendronate: 'fosamax',
  alprazolam: 'xanax',
  amlodipine: 'norvasc',
  amoxicillin: 'augmentin',
  apixaban: 'eliquis',
  atorvastatin: 'lipitor',
  azithromycin: 'zithromax',
  bumetanide: 'bumex',
  bupropion: 'wellbutrin',
  carprofen: 'rimadyl',
  carvedilol: 'coreg',
  celecoxib: 'celebrex',
  cephalexin: 'cefalexin keflex',
  cetirizine: 'zyrtec',
  citalopram: 'celexa',
  clonazepam: 'klonopin',
  clopidogrel: 'plavix',
  cyclobenzaprine: 'flexeril',
  dapagliflozin: 'farxiga',
  diazepam: 'valium',
  diclofenac: 'voltaren',
  diphenhydramine: 'benadryl',
  duloxetine: 'cymbalta',
  empagliflozin: 'jardiance',
  escitalopram: 'lexapro',
  esomeprazole: 'nexium',
  etanercept: 'enbrel',
  famotidine: 'pepcid',
  fexofenadine: 'allegra',
  fluoxetine: 'prozac',
  fluticasone: 'advair flonase flovent',
  furosemide: 'lasix',
  gabapentin: 'neurontin',
  guaifenesin: 'mucinex robitussin',
  hydrochlorothiazide: 'hctz',
  hydrocodone: 'lortab norco vicodin',
  hydromorphone: 'dilaudid',
  hydroxychloroquine: 'plaquenil',
  ibuprofen: 'advil ibux ipren motrin',
  insulin: 'humalog lantus novolog',
  isosorbide: 'imdur',
  levetiracetam: 'keppra',
  levothyroxine: 'euthyrox levaxin synthroid',
  lisinopril: 'prinivil zestril',
  loratadine: 'claritin',
  lorazepam: 'ativan',
  losartan: 'cozaar',
  macrogol: 'miralax',
  meloxicam: 'metacam mobic',
  metformin: 'glucophage',
  methylprednisolone: 'medrol',
  metoprolol: 'lopressor toprol',
  montelukast: 'singulair',
  naproxen: 'aleve naprosyn',
  oclacitinib: 'apoquel',
  omeprazole: 'losec prilosec',
  ondansetron: 'zofran',
  oxycodone: 'oxycontin percocet',
  pantoprazole: 'protonix',
  paracetamol: 'acetaminophen alvedon excedrin panodil paracet tylenol',
  pregabalin: 'lyrica',
  ranitidine: 'zantac',
  rivaroxaban: 'xarelto',
  rosuvastatin: 'crestor',
  salbutamol: 'albuterol proair ventolin',
  semaglutide: 'ozempic',
  sertraline: 'zoloft',
  sildenafil: 'viagra',
  simvastatin: 'zocor',
  sitagliptin: 'januvia',
  spironolactone: 'aldactone',
  sulfamethoxazole: 'bactrim',
  sumatriptan: 'imitrex',
  tamsulosin: 'flomax',
  topiramate: 'topamax',
  tramadol: 'ultram',
  valsartan: 'diovan',
  venlafaxine: 'effexor',
  warfarin: 'coumadin marevan',
  zolpidem: 'ambien',
}

/** Medicines known by their substance alone. */
export const SUBSTANCES: readonly string[] = (
  'acyclovir adderall allopurinol amiodarone amitriptyline anastrozole aripiprazole aspirin baclofen biotin bisacodyl botox budesonide buprenorphine ' +
  'calcium carbamazepine carboplatin cefazolin ceftriaxone cephalosporin chlorthalidone cisplatin clindamycin clonidine codeine colchicine cortisone ' +
  'dexamethasone digoxin diltiazem docetaxel docusate donepezil doxycycline dulaglutide enoxaparin estradiol etodolac fenbendazole fentanyl finasteride ' +
  'fluconazole folate formoterol gentamicin glimepiride glipizide glyburide heparin hydralazine hydrocortisone hydroxyzine indomethacin ipratropium iron ' +
  'isoniazid ivermectin ketamine ketorolac lactulose lamotrigine letrozole levodopa lidocaine liraglutide lithium loperamide magnesium maropitant ' +
  'meclizine melatonin memantine methocarbamol methotrexate methylphenidate metoclopramide metronidazole mirtazapine morphine naloxone nitrofurantoin ' +
  'nitroglycerin nortriptyline olanzapine oseltamivir oxybutynin paclitaxel penicillin phenobarbital phenytoin pioglitazone potassium praziquantel ' +
  'prednisolone prednisone progesterone promethazine propofol quetiapine ranolazine rifampin risperidone rituximab robenacoxib salmeterol senna ' +
  'sucralfate tamoxifen testosterone tetracycline theophylline tiotropium tizanidine tolterodine torsemide trazodone trimethoprim valacyclovir valproate ' +
  'vancomycin verapamil'
).split(' ')

/** Endings that only medicines have, and words with such an ending that are none. */
export const MEDICINE_ENDING = new RegExp(
  '^[a-z]{3,}(?:cillin|conazole|cycline|dipine|dronate|floxacin|gliflozin|gliptin|glutide|ipramine|lukast|mycin|olol|oxetine|oxicam|' +
    'prazole|pril|profen|sartan|setron|solone|sone|statin|thiazide|tidine|triptan|xaban|zepam|zosin)$',
)
export const NOT_MEDICINES: ReadonlySet<string> = new Set(['alone', 'arsone', 'comparisone', 'disone', 'person', 'reason'])
