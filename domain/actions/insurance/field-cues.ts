/**
 * The fields of a statement to an insurer and what tells of each: `field | nb | sv | da | en | ru`, words of our own. `@` stands for any letters
 * behind. A sentence belongs to the field whose words it has most of.
 */
export const FIELD_CUES = `
insurer
  | forsikringsselskap, polise@, skadenummer, agria, gjensidige, sveland
  | försäkringsbolag, försäkringsnummer, skadenummer, agria, sveland, folksam
  | forsikringsselskab, police@, skadenummer, agria
  | insurer, insurance company, policy@, claim number, agria
  | страхов@, полис@
owner | eier, dyreeier | ägare, djurägare | ejer, dyreejer | owner | владел@, хозя@
animal
  | rase, navn, født, kjønn, kastrert, sterilisert, tispe, hannhund, hingst, hoppe, vallak
  | ras, namn, född, kön, kastrerad, tik, hane, sto, hingst, valack
  | race, navn, født, køn, kastreret, steriliseret, tæve, hanhund, hoppe, vallak
  | breed, name, born, sex, neutered, spayed, castrated, mare, gelding, stallion
  | порода, кличка, рожд@, кастрир@, стерилиз@, кобель, сука
identity
  | chip@, id-merk@, mikrochip, tatover@, ueln
  | chip@, id-märk@, mikrochip, tatuer@, ueln
  | chip@, id-mærk@, mikrochip, tatover@, ueln
  | chip@, microchip@, tattoo@, ueln
  | чип@, клейм@
firstSigns
  | først@ symptom@, først sett, startet, begynte, oppdaget, la merke til, siden, symptomdebut
  | första symtom@, började, upptäckte, märkte, sedan, debuterade
  | først@ symptom@, startede, begyndte, opdagede, lagde mærke til, siden
  | first sign@, first noticed, started, began, noticed, since
  | перв@ признак@, началось, начал@, заметил@
visits
  | første besøk, konsultasjon@, innlagt, kontroll@, undersøkt den
  | första besök@, besök@, konsultation@, inlagd, återbesök@
  | første besøg, konsultation@, indlagt, kontrol@
  | first visit, visit@, consultation@, admitted, follow-up@, check-up@
  | приём@, прием@, осмотрен@ , поступил@
history
  | tidligere, sykehistorie, fra før, journal@, kronisk
  | tidigare, sjukhistoria, sedan förut, kronisk@
  | tidligere, sygehistorie, kronisk@
  | earlier, previous@, history, chronic
  | ранее, анамнез@, хроническ@
findings
  | undersøk@, funn, halt@, palpasjon@, temperatur, temp, hoven@, allmenntilstand, smerte@, auskultasjon
  | undersök@, fynd, halt@, palpation@, temperatur, svull@, allmäntillstånd, smärt@
  | undersøg@, fund, halt@, palpation@, temperatur, hævet, almentilstand, smerte@
  | examin@, finding@, lame@, palpation, temperature, swollen, swelling, pain@
  | осмотр@, хром@, температур@, пальпац@, отёк@, отек@, боль@
tests
  | røntgen@, blodprøve@, ultralyd, mr, ct, prøve@, biopsi, dyrkning, urinprøve
  | röntgen@, blodprov@, ultraljud, mr, ct, prov@, biopsi, odling
  | røntgen@, blodprøve@, ultralyd, mr, ct, prøve@, biopsi, dyrkning
  | x-ray@, radiograph@, blood test@, ultrasound, mri, ct, sample@, biopsy, culture
  | рентген@, анализ@, узи, мрт, кт, биопси@, посев@
diagnosis | diagnose@ | diagnos@ | diagnose@ | diagnos@ | диагноз@
cause
  | ulykke, ulykkes@, påkjørt, falt, bitt, skade@ oppst@, sykdom
  | olycka, olycks@, påkörd, föll, biten, sjukdom
  | ulykke, påkørt, faldt, bidt, sygdom
  | accident, hit by, fell, bitten, injur@, illness, disease
  | несчастн@, сбил@, упал@, укусил@, болезн@, заболеван@
treatment
  | behandl@, medisin@, mg, ml, tablett@, operer@, operasjon@, anestesi, sedert, vondt-@, smertelind@, antibiotika, gitt, sydd
  | behandl@, medicin@, mg, ml, tablett@, opere@, operation@, narkos, sederad, smärtlind@, antibiotika, gavs, sydd@
  | behandl@, medicin@, mg, ml, tablet@, opere@, operation@, bedøv@, sederet, smertelind@, antibiotika, givet, syet
  | treat@, medicin@, mg, ml, tablet@, surg@, anaesth@, anesth@, sedat@, antibiotic@, given, sutur@
  | лечен@, мг, мл, таблет@, операц@, наркоз@, антибиотик@, назнач@
referral | henvist, henvis@ | remiss@, remitter@ | henvist, henvis@ | referred, referral | направлен@
prognosis | prognose@ | prognos@ | prognose@ | prognos@ | прогноз@
death
  | avlivet, avliv@, død, døde, obduksjon
  | avlivad, avliv@, död, dog, obduktion
  | aflivet, afliv@, død, døde, obduktion
  | euthan@, put to sleep, died, dead, autopsy, post-mortem
  | усыпл@, эвтаназ@, погиб@, умер@, вскрыти@
cost | kostnad@, faktura@, pris@ | kostnad@, faktura@, kvitto | udgift@, faktura@, regning | cost@, invoice@, bill | стоимост@, счёт@, счет@
`
