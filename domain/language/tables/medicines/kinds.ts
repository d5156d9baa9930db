/** A kind of medicine as people name it: by its ATC codes, by the stems of the substances it is made of, and by what it is called in each language. */
export type MedicineKind = {
  readonly atc: string
  /** Stems of the names that the list of medicines knows its substances by. */
  readonly stems: string
  /** Where the kind itself stands on that list. */
  readonly generic?: string
  readonly said: string
}

/**
 * Kinds of medicines by everyday words. `@` stands for any ending, a blank for the blank between two words. Of the Nordic languages the definite form is
 * what ties: the diuretic, not a diuretic; what is the same in both needs an article or an owner before it.
 */
export const MEDICINE_KINDS: readonly MedicineKind[] = [
  {
    atc: 'C03',
    stems: 'tiazid, semid, spironolakton, eplerenon, amilorid, indapamid, klortalidon, metolazon, bumetanid, finerenon',
    said: `vanndrivende, vanddrivende, vannpillen, vannpillene, vanntabletten, vanntablettene, vattendrivande, vätskedrivande, urindrivande, urindrivende,
      vattentabletten, vattentabletterna, diuretikumet, diuretikaene, diuretika, water tablet, water tablets, water pill, water pills, diuretic, diuretics,
      мочегонн@, диуретик@`,
  },
  {
    atc: 'B01',
    stems: 'warfarin, apiksaban, apixaban, rivaroksaban, rivaroxaban, dabigatran, edoksaban, edoxaban, dalteparin, enoksaparin, enoxaparin, klopidogrel',
    said: `blodfortynnende, blodfortynneren, blodfortynnerne, blodfortyndende, blodförtunnande, blodförtunnaren, blood thinner, blood thinners,
      anticoagulant, anticoagulants, антикоагулянт@, кроверазжижающ@, разжижающ@ кровь, для разжижения крови, разжижает кровь`,
  },
  {
    atc: 'C02 C03 C07 C08 C09',
    stems: `dipin, sartan, pril, olol, tiazid, semid, spironolakton, eplerenon, amilorid, indapamid, klortalidon, karvedilol, labetalol, doksazosin,
      moksonidin, klonidin, verapamil, diltiazem, metyldopa, amlodipin`,
    said: `blodtrykksmedisinen, blodtrykksmedisinene, blodtrykkmedisinen, blodtrykksmedisin, blodtrykkstabletten, blodtrykkstablettene, blodtrykkstablett,
      blodtrykktabletten, blodtrykktablettene, blodtrykkspillen, blodtrykkspillene, medisinen mot blodtrykket, blodtrycksmedicinen, blodtrycksmedicinerna,
      blodtrycksmedicin, blodtryckstabletten, blodtryckstabletterna, blodtryckstablett, blodtryksmedicinen, blodtryksmedicin, blodtrykspillen,
      blodtrykspillerne, blodtrykspille, blodtrykstabletten, blood pressure tablet, blood pressure tablets, blood pressure pill, blood pressure pills,
      blood pressure medicine, blood pressure medication, blood pressure meds, bp tablet, bp tablets, таблетк@ от давления, лекарств@ от давления,
      препарат@ от давления, гипотензивн@`,
  },
  {
    atc: 'C10',
    stems: 'vastatin, ezetimib, fenofibrat, evolokumab, alirokumab',
    said: `kolesterolmedisinen, kolesterolmedisin, kolesteroltabletten, kolesteroltablettene, kolesterolpillen, kolesterolsenkende, statinet, statinen,
      statinene, kolesterolmedicinen, kolesterolmedicin, kolesterolsänkande, statinerna, kolesteroltabletterna, kolesterolpillerne, kolesterolsænkende,
      statinerne, statin, cholesterol tablet, cholesterol tablets, cholesterol pill, cholesterol pills, cholesterol medicine, statins, статин, статина,
      статины, статинов, таблетк@ от холестерина, препарат@ от холестерина, лекарств@ от холестерина`,
  },
  {
    atc: 'G03A',
    stems: 'levonorgestrel, desogestrel, drospirenon, etinyl, etinylestradiol, yasmin, noretisteron, norgestimat, gestoden, nomegestrol',
    generic: 'p-piller, minipille',
    said: `p-pillen, p-pillene, p-pillan, p-pillret, p-pillren, p-pillrena, p-pillerne, prevensjonspillen, preventivmedlet,
      contraceptive pill, birth control pill,
      противозачаточн@, оральные контрацептивы`,
  },
  {
    atc: 'N05C',
    stems: 'zopikl, zolpidem, eszopikl, melatonin, nitrazepam, propiomazin, alimemazin, flunitrazepam, triazolam, temazepam, zaleplon, daridoreksant',
    said: `sovetabletten, sovetablettene, sovetablett, sovetabletter, sovemedisinen, sovemedisin, sovepillen, sovepillene, innsovningstabletten,
      sömntabletten, sömntabletterna, sömntablett, sömntabletter, sömnmedicinen, sömnmedicin, sovmedicinen, insomningstabletten, insomningstabletterna,
      sovemedicinen, sovemedicin, sovepillerne, sovepille, sleeping tablet, sleeping tablets, sleeping pill, sleeping pills, снотворн@`,
  },
  {
    atc: 'H02',
    stems: 'prednisolon, prednison, metylprednisolon, deksametason, dexametason, betametason, hydrokortison',
    generic: 'kortison',
    said: `kortisonen, kortisonet, kortisontabletten, kortisontablettene, kortisontabletterna, kortisonkuren, steroidene, steroiderna,
      steroiderne, binyrebarkhormonet, steroid tablets, steroids, cortisone, кортизон, гормональные таблетки, гормоны, стероид@`,
  },
  {
    atc: 'B03A',
    stems: 'ferrosulfat, jerntablet',
    generic: 'jerntabletter, jerntablet',
    said: `jernet, jerntabletten, jerntablettene, jerntilskuddet, järnet, järntabletten, järntabletterna, jerntabletterne, jernpillerne,
      iron, iron tablet, iron tablets, железо, препарат железа, таблетки железа`,
  },
  {
    atc: 'A02B',
    stems: 'omeprazol, pantoprazol, lansoprazol, rabeprazol, famotidin, ranitidin',
    said: `syrehemmeren, syrehemmerne, syrehemmer, syredempende, syrahämmaren, syrahämmare, syrehæmmeren, syrehæmmer, magesyremedisinen,
      mavesyremedicinen, acid tablet, acid tablets, antacid, ppi, ингибитор@ протонной помпы`,
  },
  {
    atc: 'N06A',
    stems: 'sertralin, alopram, fluoksetin, paroksetin, duloksetin, venlafaksin, mirtazapin, mianserin, vortioksetin, bupropion, amitriptylin, agomelatin',
    said: `antidepressiva, antidepressivaen, antidepressive, antidepressivet, depresjonsmedisinen, lykkepillen, lykkepillene, lyckopillret,
      depressionsmedicinen, antidepressivan, antidepressant, antidepressants, антидепрессант@`,
  },
  {
    atc: 'J01',
    stems: 'cillin, mycin, cyklin, floksacin, cef, penem, trimetoprim, metronidazol, nitrofurantoin, linezolid',
    said: `antibiotikaen, antibiotikumet, antibiotikakuren, antibiotikan, antibiotikummet, antibiotic, antibiotics, антибиотик@`,
  },
  {
    atc: 'M01A',
    stems: 'ibuprofen, naproksen, diklofenak, ketoprofen, meloksikam, koksib, ketorolak, karprofen, nabumeton, nimesulid, fenylbutazon',
    said: `betennelsesdempende, inflammationshämmande, antiinflammatoriske, antiinflammatoriska, betændelseshæmmende,
      gigtpiller, gigtpillerne,
      anti-inflammatory, anti-inflammatories, nsaid, nsaids, противовоспалительн@, нпвс, нпвп`,
  },
  {
    atc: 'N02 M01A',
    stems: `paracetamol, ibuprofen, naproksen, diklofenak, ketoprofen, meloksikam, koksib, ketorolak, karprofen, tramadol, kodein, morfin, oksykodon,
      fentanyl, buprenorfin, tapentadol, metamizol`,
    said: `smertestillende, smärtstillande, smertestillerne, painkiller, painkillers, обезболивающ@`,
  },
  {
    atc: 'A10',
    stems: 'metformin, gliptin, gliflozin, glutid, glimepirid, glibenklamid, gliklazid, glipizid, insulin',
    said: `diabetesmedisinen, diabetestabletten, diabetestablettene, sukkersykemedisinen, sukkertabletten, diabetesmedicinen, diabetestabletterna,
      diabetestabletterne, sukkersygemedicinen, diabetes tablet, diabetes tablets, diabetes medicine, сахароснижающ@, таблетк@ от диабета,
      таблетк@ от сахара, лекарств@ от диабета`,
  },
  {
    atc: 'H03A',
    stems: 'levotyroksin, liotyronin',
    said: `stoffskiftemedisinen, stoffskiftetabletten, stoffskiftetablettene, stofskiftemedicinen, stofskiftepillerne, sköldkörtelmedicinen,
      ämnesomsättningsmedicinen, thyroid tablet, thyroid tablets, thyroid pill, thyroid medicine, таблетк@ от щитовидки, гормон@ щитовидной`,
  },
  {
    atc: 'C07',
    stems: 'olol, karvedilol',
    said: `betablokkeren, betablokker, betablokkerne, betablockeraren, betablockerare, beta blocker, beta blockers, beta-blocker,
      бета-блокатор@, бета блокатор@`,
  },
  {
    atc: 'N03A',
    stems: 'fenobarbital, imepitoin, levetiracetam, karbamazepin, valproat, lamotrigin, topiramat, okskarbazepin, fenytoin, kaliumbromid',
    said: `epilepsimedisinen, epilepsitabletten, epilepsitablettene, epilepsimedicinen, epilepsitabletterna, epilepsitabletterne, epilepsy tablet,
      epilepsy tablets, epilepsy medicine, fit tablets, seizure medication, противосудорожн@, противоэпилептическ@`,
  },
  {
    atc: 'R06A',
    stems: 'cetirizin, levocetirizin, loratadin, desloratadin, feksofenadin, ebastin, bilastin, deksklorfeniramin, klemastin, rupatadin',
    said: `allergimedisinen, allergitabletten, allergitablettene, antihistaminet, antihistaminen, allergimedicinen, allergitabletterna,
      allergitabletterne, hay fever tablet, hay fever tablets, antihistamine, antihistamines, антигистаминн@`,
  },
  {
    atc: 'M04A',
    stems: 'allopurinol, febuksostat, probenecid',
    said: `urinsyremedisinen, giktmedisinen, urinsyregiktmedisinen, giktmedicinen, urinsyremedicinen, gout tablet, gout tablets,
      gout medicine, препарат@ от подагры, таблетк@ от подагры`,
  },
  {
    atc: 'N05B',
    stems: 'diazepam, oksazepam, alprazolam, lorazepam, hydroksyzin, buspiron, klonazepam',
    said: `beroligende, lugnande, ångestmedicinen, angstmedisinen, angstmedicinen, sedative, успокоительн@`,
  },
]

/** Makes the medicine a certain one where the form does not: the, your, min, dine. */
export const MAKES_CERTAIN: ReadonlySet<string> = new Set([
  'den', 'det', 'de', 'dei', 'dem', 'denne', 'disse', 'din', 'ditt', 'dine', 'min', 'mitt', 'mine', 'hans', 'hennes', 'sin', 'sine', 'dina', 'mina',
  'dessa', 'dit', 'mit', 'hendes', 'the', 'your', 'my', 'his', 'her', 'that', 'those', 'these', 'its', 'their',
])

/** A word that stands between: the old water tablet, den ene blodtrykkstabletten. */
export const BETWEEN_CERTAIN: ReadonlySet<string> = new Set(['gamle', 'gamla', 'ene', 'ena', 'nye', 'nya', 'old', 'new', 'other', 'faste', 'fasta'])
/** One of several is none of them by itself. */
export const ONE_OF_SEVERAL: ReadonlySet<string> = new Set(['ene', 'ena', 'andre', 'andra', 'anden', 'other', 'one', 'both', 'begge', 'båda', 'оба', 'обе'])
/** The definite form of the Nordic languages. */
export const CERTAIN_FORM = /\p{L}{3}(?:en|et|ene|erna|erne|orna|na|aen|an)$/u
/** The water tablet's doing you no good: what may stand at the end of a kind. */
export const SHORT_VERB = /['’](?:s|re)$/u
/** A language without articles. */
export const NEEDS_NO_ARTICLE = /^\p{Script=Cyrillic}/u
