import { wordSet } from '#domain/vocabulary/word-set.ts'
import { DRUG_NEIGHBOURS, EPONYM_NEIGHBOURS } from './protected-words.ts'

/** Words a clinician or a patient says before what is taken. */
export const TREATMENT = wordSet(`byttet bytte byttes skiftet skifta bytta bytt vaccination vaccinering vaksinasjon vaksinering vaccinationen vaksine vaccin
  vaccine вакцина вакцинация bruker brukte brukt tar tok tatt får fikk fått gis gitt gir ga starter startet start started take ta give seponert seponer
  seponerer seponeres øker økt reduserer behandlet behandles behandling behandla ledbehandling satt medisin medisiner medikamenter medikament faste tåler
  prøvd prøver forsøkt skriver resept e-resept forskrevet forskriver vaksinert allergi allergisk äter tar tagit får fick sätter sätts insatt utsatt ordineras
  ordination behandlas läkemedel recept provat tål vaccinerad allergisk ges givit gett given fortsätter fortsetter fortsætter fortsat ordineret ordineres
  opstartet opstarter behandles får fået tåler recept medicin vaccineret giver givet gives takes took taking given gives prescribed prescribe on medication
  medications allergic tolerates continue continues continued stop stopped restart injection vaccinated принимает принимала принимал назначен назначена
  назначено пьет пил пила получает получал терапия препарат аллергия slutta sluttet slutter slutte begynt begynte begynner begynne stoppet stoppa stoppe
  seponerte byttet bytta bytter bytte skiftet skifter skifte trappet trappe doblet doble øke redusert tok tatt brukt brukar tek teke tager taget tog bruge
  bruger brugte insätts utsätts insatte utsatte satte byta byter bytt bytte slutat slutade slutar börjat börjar börjat ät ätit åt åt medicineras ordinerar
  ordinerades started starts stopped stops switch switched switching change changed prescribe prescribes uses using used пью пил пила пьет пить принимаю
  принимать принимает назначили назначил назначила отменили отменен сменили капает капать даем даю давать лекарство лекарства таблетки`)
/** Whoever makes a medicine is told behind its name. */
export const MAKERS = `teva sandoz orion krka mylan viatris actavis stada ratiopharm hexal accord bluefish ebb bayer pfizer roche depot retard junior flash
  тева сандоз джуниор`
/** Behind the name of a product these tell what it is. */
export const PRODUCT_NOUNS = wordSet(`oil olje oljen olja oljan olie sensor sensoren sensorn måler måleren mätare mätaren monitor brand merke märke mærke
  versjon utgave b b6 b12 glukosmätning glukosemåling масло б6 б`)
/** Beside these stands a medicine. */
export const BY_DRUGS = wordSet(DRUG_NEIGHBOURS)
/** Before these stands whom a disease, a test or a sign is named after. */
export const BY_EPONYMS = wordSet(
  `${EPONYM_NEIGHBOURS} positiv positivt positiva negativ negativt negativa positive negative pos neg coma koma synfält gradering ` +
    'graderad положительный отрицательный',
)
export const DISEASE = /(?:syndrom|syndromet|sykdom|sjukdom|sygdom|fraktur|lymfom|cyste|cysta|test|testen)$/
