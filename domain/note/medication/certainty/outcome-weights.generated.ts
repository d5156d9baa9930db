/** Made by eval/medicines/learn-outcomes.ts: what each feature of a medicine (features.ts) adds to none, continued, started, stopped, allergy, in steps of 0.02. */
export const OUTCOME_WEIGHTS = {
  all: `after allergy	0 0 -1 -1 2
after continue	3 7 -5 -3 -2
after denyPlan	5 -2 -4 2 0
after given	-1 -1 0 0 2
after lower	-3 4 0 -1 -1
after negation	2 -4 2 -1 1
after no	2 0 2 -4 0
after raise	-1 4 -1 -1 0
after reaction	0 -2 2 -1 1
after start	-3 3 0 0 1
after stop	-2 -6 2 4 3
after takes	1 1 -1 1 -2
after yes	-2 1 2 -4 3
among 	9 2 -5 -2 -5
among allergy	3 -3 -1 0 1
among allergy+refused	-2 0 0 0 2
among allergy+started	-1 0 0 -1 3
among allergy+stopped	0 0 0 -1 2
among beside	0 3 -2 1 -1
among continued	1 1 -1 1 -2
among continued+named	-6 1 2 2 0
among continued+named+stopped	0 -2 -1 3 0
among continued+past	1 0 1 -2 0
among continued+raised	0 0 2 -1 0
among continued+refused	-1 1 -1 2 -1
among continued+started	1 2 -4 0 1
among continued+stopped	1 0 -2 2 0
among lowered	-1 2 -1 0 0
among named	8 0 -4 0 -4
among named+past	-1 -1 1 -1 2
among named+started	-5 2 0 2 0
among past	1 2 -2 -2 0
among past+stopped	-2 0 0 1 1
among refused	3 0 -2 1 -1
among refused+started	4 -1 0 -2 -1
among refused+stopped	1 0 0 -2 1
among started	5 -5 3 -3 -3
among started+stopped	-4 0 4 1 -1
among stopped	4 -1 0 -1 -2
among supposed	2 -1 -1 1 -1
answers	-9 7 -3 8 -3
answers affirmed	3 -1 -2 -4 4
answers allergy	-1 -1 0 -1 3
answers answered	-6 11 -5 7 -7
answers continue	-8 15 -3 -2 -2
answers denied	4 -8 0 1 2
answers denyPlan	3 -6 -2 6 -2
answers examination	1 -5 0 6 -1
answers given	-4 -8 -1 7 7
answers history	-9 7 -4 7 -2
answers labelled	2 0 -1 -1 0
answers lower	-5 4 -1 0 3
answers negation	9 -12 4 -3 2
answers no	-3 -6 11 -2 0
answers none	-5 1 -8 9 3
answers plan	-2 5 1 -5 0
answers raise	3 -1 0 -2 0
answers reaction	-11 -10 0 12 8
answers refuse	15 -18 0 2 1
answers start	6 -3 6 -6 -3
answers stop	-12 -9 0 24 -4
answers takes	3 10 -4 -4 -5
answers yes	-2 1 0 -1 2
any	7 3 -1 -2 -5
asked	1 0 0 -3 3
asked allergy	-3 -1 0 -1 5
asked drugClass	5 -2 0 -2 -2
asked hypothetical	-4 5 0 -1 0
asked past	-1 -2 2 0 1
asked planCue	-1 0 -1 5 -3
asked start	3 1 -2 0 -2
asked takes	-3 -1 -3 6 1
before allergy	-2 -1 0 -1 4
before continue	0 2 -4 3 -1
before denyPlan	-5 3 5 1 -3
before given	-2 1 1 2 -2
before negation	-3 2 -3 0 5
before no	0 -1 -3 1 3
before reaction	-2 -1 -2 -2 7
before refuse	-1 -1 -3 2 2
before start	0 -4 7 0 -4
before stop	-10 5 3 5 -3
before takes	-4 9 -5 1 -1
before yes	0 1 -2 3 -2
beside advice	0 1 1 -3 2
beside asNeeded	-2 -2 2 2 0
beside condition	-2 -1 3 1 -1
beside doseForm	-4 2 1 1 1
beside firstPerson	-5 -2 2 4 0
beside frequency	5 -2 0 0 -3
beside future	2 5 -5 -2 0
beside kin	-3 3 0 1 0
beside past	-1 0 0 -1 2
beside planCue	-1 1 3 -3 0
beside procedure	0 2 1 -4 0
beside prognosis	-2 0 2 0 0
beside question	0 -1 -4 5 -1
beside referral	1 0 1 -2 1
beside secondPerson	2 0 -3 1 0
beside social	-3 0 0 3 0
beside symptom	-1 -2 0 3 0
beside thirdPerson	-2 2 0 1 -1
beside timeWord	1 -2 -1 2 -1
beside uncertain	-1 0 -1 3 0
beside unit	0 -1 -2 3 0
clinician examination	-2 -2 0 2 1
clinician history	-1 1 4 -2 -2
clinician plan	2 -1 1 -2 0
cue allergy	0 -2 -2 -3 7
cue allergy maybe clinician plan	-3 0 -2 -1 6
cue allergy maybe patient history	2 -1 0 -1 0
cue allergy patient plan	-1 0 0 0 2
cue continue	2 3 -3 -1 -2
cue continue clinician history	2 -1 0 -1 0
cue continue maybe clinician history	2 1 0 -2 0
cue continue maybe clinician plan	1 4 -4 0 0
cue continue maybe patient history	-2 0 2 1 -1
cue continue maybe patient plan	-2 3 0 0 0
cue continue patient history	2 -2 0 1 0
cue denyPlan clinician plan	-1 1 -2 3 -1
cue denyPlan maybe clinician plan	1 -2 2 0 -1
cue denyPlan maybe patient history	2 -1 0 -2 1
cue denyPlan maybe patient plan	-2 1 1 0 -1
cue given	-1 -2 -5 7 0
cue given clinician history	1 -1 -2 2 0
cue given maybe clinician examination	0 1 -4 2 0
cue given maybe clinician history	-3 -1 -1 3 2
cue given maybe clinician plan	-2 -1 4 0 -1
cue given maybe patient examination	0 1 0 -3 1
cue given maybe patient history	1 1 -2 0 1
cue given maybe patient plan	2 1 -2 -1 1
cue given patient history	0 2 -1 2 -2
cue given patient plan	-1 -2 0 2 0
cue lower	-2 4 0 -1 -1
cue lower maybe clinician plan	-1 2 0 -2 0
cue none	3 1 0 0 -2
cue none clinician examination	-1 2 -3 1 2
cue none clinician history	-4 1 2 2 -2
cue none clinician plan	0 1 1 -2 -1
cue none maybe clinician examination	2 1 2 -5 0
cue none maybe clinician history	3 -1 -1 0 -1
cue none maybe clinician plan	-3 0 2 2 0
cue none maybe patient history	-1 -2 -1 3 1
cue none maybe patient plan	0 -2 1 0 1
cue none patient history	-3 1 -3 1 4
cue none patient plan	1 4 -3 -1 -2
cue raise	-1 2 0 0 0
cue raise maybe clinician plan	-1 2 -1 0 0
cue refuse	-2 -4 2 0 4
cue refuse clinician examination	-1 -1 0 3 0
cue refuse clinician history	1 1 0 -2 0
cue refuse clinician plan	3 -1 -6 -1 5
cue refuse maybe clinician examination	-5 0 4 0 0
cue refuse maybe clinician history	-6 4 2 1 -1
cue refuse maybe clinician plan	0 -3 2 -1 2
cue refuse maybe patient examination	2 -1 -1 0 -1
cue refuse maybe patient plan	1 -1 2 -1 -1
cue start	-2 3 3 -5 0
cue start clinician examination	0 0 1 -2 0
cue start clinician history	-2 0 3 -2 1
cue start clinician plan	0 0 2 -3 0
cue start maybe clinician history	-1 3 -2 -3 2
cue start maybe patient history	-1 -4 3 3 -2
cue start maybe patient plan	-1 -2 -1 4 0
cue start patient history	1 1 -2 0 -1
cue start patient plan	1 3 -2 -1 0
cue stop	-1 -4 0 6 -1
cue stop clinician history	1 -2 1 0 0
cue stop maybe clinician history	2 0 -1 -1 -1
cue stop maybe clinician plan	-1 -3 -1 3 1
cue stop maybe patient history	-3 2 1 1 0
cue stop patient history	2 -1 -1 1 -1
cue stop patient plan	-1 0 2 0 0
cue takes	1 4 1 -1 -6
cue takes clinician history	-2 1 3 -1 -1
cue takes clinician plan	0 -1 -1 2 0
cue takes maybe clinician examination	-1 4 -2 -1 -1
cue takes maybe clinician history	-1 -2 6 -2 -1
cue takes maybe clinician plan	0 1 -1 2 -2
cue takes maybe patient plan	1 2 -1 -1 -1
cue takes patient history	-1 3 0 -1 -1
cue takes patient plan	2 0 -1 0 -1
da	2 2 -1 5 -7
dose	-8 7 4 1 -8
dose clinician history	-2 1 4 -3 1
dose clinician plan	0 1 5 -6 0
dose maybe clinician examination	-2 3 -3 2 1
dose maybe clinician history	2 -3 -3 5 -1
dose maybe clinician plan	2 -3 7 -1 -6
dose maybe patient examination	-2 1 0 0 0
dose maybe patient history	-1 5 -2 0 -2
dose maybe patient plan	-2 0 3 0 -1
dose patient history	-3 4 -2 3 -1
en	7 0 -2 -2 -3
first after continue	5 0 -4 -1 -1
first after denyPlan	7 -3 -3 1 -2
first after given	0 0 -1 -1 2
first after lower	-2 5 -1 -1 0
first after negation	3 2 1 -2 -4
first after no	1 2 1 -2 -1
first after raise	-2 5 -2 0 0
first after reaction	0 -1 0 -1 2
first after refuse	2 2 -1 -1 -2
first after start	-4 4 1 -2 1
first after stop	4 -4 -1 0 1
first after takes	-3 1 1 4 -3
first asked	4 2 -7 -1 3
first asked allergy	-2 -1 -1 -1 5
first asked continue	-1 0 -1 2 0
first asked drugClass	4 -2 0 -1 -1
first asked hypothetical	-3 4 -1 0 0
first asked past	0 -2 0 2 0
first asked planCue	-1 -1 -1 4 -2
first asked start	3 2 -3 0 -2
first asked takes	-2 -1 -5 6 2
first before allergy	0 0 -1 -1 3
first before continue	1 1 -3 2 0
first before denyPlan	-8 2 6 2 -2
first before given	-1 1 -1 2 -2
first before lower	0 -2 0 2 0
first before negation	-4 0 1 -1 4
first before no	-1 -2 -1 0 3
first before raise	1 -2 -1 2 0
first before reaction	-2 -2 -2 -1 7
first before refuse	-2 -2 1 0 3
first before start	-1 -5 8 -1 -3
first before stop	-10 5 7 2 -4
first before takes	1 5 -6 2 -1
first beside advice	0 -1 2 -2 1
first beside asNeeded	-2 -2 2 2 0
first beside condition	-1 -1 1 2 -1
first beside doseForm	-4 0 0 3 1
first beside firstPerson	-3 0 3 0 1
first beside frequency	7 -3 1 -3 -2
first beside future	3 3 -4 -2 0
first beside kin	-2 2 -1 1 0
first beside past	0 -4 0 1 2
first beside planCue	5 -4 4 -6 1
first beside procedure	1 0 2 -2 0
first beside prognosis	-2 1 1 0 0
first beside question	-1 -2 -2 5 0
first beside referral	1 -2 1 -1 1
first beside secondPerson	2 -1 0 -1 0
first beside social	-3 -1 0 3 0
first beside symptom	1 -3 -2 3 0
first beside timeWord	2 -4 2 0 0
first beside unit	3 -4 0 0 1
first clinician examination	0 -1 -1 2 1
first clinician history	-1 0 5 -3 -1
first clinician plan	5 -8 4 -2 0
first cue allergy	1 -1 -1 -3 4
first cue allergy maybe clinician plan	-2 1 -1 -1 4
first cue allergy maybe patient history	2 -1 0 -1 0
first cue continue	4 -4 -1 1 -1
first cue continue clinician history	2 -1 0 0 0
first cue continue maybe clinician examination	1 -2 0 2 0
first cue continue maybe clinician history	2 0 0 -2 0
first cue continue maybe clinician plan	2 0 -3 1 0
first cue continue maybe patient history	-2 0 2 1 -1
first cue continue maybe patient plan	-2 3 0 0 0
first cue continue patient history	2 -2 0 1 0
first cue denyPlan	-2 0 2 2 -2
first cue denyPlan clinician plan	-1 2 -1 2 -1
first cue denyPlan maybe clinician plan	0 -3 3 1 -1
first cue denyPlan maybe patient plan	-2 1 1 -1 0
first cue given	0 -1 -6 7 0
first cue given clinician history	1 -1 -2 2 0
first cue given maybe clinician examination	0 1 -3 2 0
first cue given maybe clinician history	-3 -1 -2 4 2
first cue given maybe clinician plan	-1 -2 5 0 -1
first cue given maybe patient examination	0 1 -1 -2 1
first cue given maybe patient history	1 2 -2 -1 0
first cue given maybe patient plan	2 1 -2 -1 1
first cue given patient history	0 2 -1 2 -2
first cue given patient plan	-1 -2 0 2 0
first cue lower	-1 2 -1 0 0
first cue none	3 1 -1 1 -1
first cue none clinician examination	-1 2 -4 2 1
first cue none clinician history	-2 3 0 1 -1
first cue none clinician plan	0 -4 7 -1 -2
first cue none maybe clinician examination	4 -1 1 -2 -2
first cue none maybe clinician history	3 -1 -2 0 -1
first cue none maybe clinician plan	-2 -1 1 0 1
first cue none maybe patient history	-1 0 0 0 2
first cue none maybe patient plan	2 -2 3 0 -2
first cue none patient history	-3 3 -5 2 3
first cue none patient plan	3 2 -2 -1 -1
first cue raise	0 0 -2 2 0
first cue refuse	0 0 2 -4 2
first cue refuse clinician history	2 1 0 -2 0
first cue refuse clinician plan	5 -2 -4 -2 3
first cue refuse maybe clinician examination	-4 0 5 1 -1
first cue refuse maybe clinician history	-6 2 2 2 -1
first cue refuse maybe clinician plan	3 1 -1 -3 0
first cue refuse maybe patient history	-2 0 0 1 1
first cue refuse maybe patient plan	2 -1 0 -1 -1
first cue start	-3 1 4 -5 2
first cue start clinician history	-2 -1 3 -2 1
first cue start clinician plan	2 -1 2 -3 1
first cue start maybe clinician examination	-2 1 2 0 -1
first cue start maybe clinician history	0 3 -2 -3 2
first cue start maybe clinician plan	-1 -1 2 -1 1
first cue start maybe patient history	-2 -1 2 2 -1
first cue start maybe patient plan	-1 -1 -2 4 0
first cue start patient history	1 0 -2 1 -1
first cue start patient plan	0 3 -2 -1 0
first cue stop	3 0 1 -2 -3
first cue stop maybe clinician plan	3 0 -3 0 0
first cue stop maybe patient history	-2 1 3 -2 -1
first cue stop patient plan	-1 0 2 0 0
first cue takes	4 2 0 -2 -5
first cue takes clinician examination	0 -2 1 0 0
first cue takes clinician history	-1 -1 3 -1 0
first cue takes maybe clinician examination	-1 4 -2 0 -1
first cue takes maybe clinician history	0 -4 6 -2 -1
first cue takes maybe clinician plan	3 2 -4 1 -2
first cue takes maybe patient history	2 -1 -1 -1 1
first cue takes maybe patient plan	1 2 -2 -1 0
first cue takes patient history	-1 2 0 0 -1
first dose	-7 6 3 3 -8
first dose clinician history	-2 0 3 -3 1
first dose clinician plan	0 -1 5 -5 1
first dose maybe clinician examination	-3 3 -3 1 1
first dose maybe clinician history	2 -3 -2 5 -1
first dose maybe clinician plan	2 -2 5 1 -6
first dose maybe patient examination	-2 2 0 1 0
first dose maybe patient history	0 4 -2 0 -2
first dose maybe patient plan	-2 -1 4 0 -2
first dose patient history	-3 3 -3 4 -1
first folded affirmed	0 2 -4 2 1
first folded answered	0 3 -3 2 -2
first folded denied	4 -5 -1 1 1
first folded none	4 1 3 -3 -4
first in advice	-3 -3 5 -2 2
first in allergy	2 -1 -1 -2 2
first in asNeeded	-7 5 1 0 1
first in child	2 0 -2 0 0
first in condition	12 -4 -5 -2 -1
first in contact	7 -4 -3 3 -3
first in continue	2 0 -2 2 -2
first in correction	2 -2 1 -2 1
first in denyPlan	1 -2 0 1 0
first in diagnosis	5 3 0 -3 -4
first in doseForm	-1 -1 3 2 -2
first in drugClass	6 2 -4 -1 -3
first in firstPerson	3 0 3 -2 -3
first in frequency	-1 4 -1 -1 -1
first in future	3 -1 5 -5 -2
first in given	-3 -3 4 4 0
first in hypothetical	0 3 3 -6 0
first in kin	5 -1 -5 3 -3
first in lower	-3 5 -2 1 -1
first in negation	2 0 4 -3 -4
first in no	0 0 3 -4 1
first in otherAnimal	2 -3 2 0 -1
first in otherPerson	10 -4 -5 0 -1
first in past	10 -5 -10 -1 5
first in planCue	-1 -4 11 -4 -5
first in procedure	4 0 10 -10 -4
first in prognosis	-4 3 2 -2 1
first in question	-3 6 0 -1 -2
first in raise	-1 2 -2 1 0
first in reaction	-1 -4 -3 -1 8
first in referral	-1 -2 -8 7 4
first in refuse	0 0 -2 0 2
first in secondPerson	7 -7 0 -2 2
first in social	-2 -1 -5 5 3
first in start	0 -3 3 1 -1
first in stop	1 3 1 -2 -2
first in symptom	-6 -4 -2 6 7
first in takes	1 -1 0 4 -2
first in test	4 -2 1 0 -3
first in thirdPerson	-2 4 -5 2 4
first in timeWord	-2 0 1 6 -6
first in uncertain	2 -1 -2 2 -1
first in unit	3 -2 0 2 -1
first in yes	-1 6 -4 0 -1
first inexact	14 -2 -4 -3 -5
first late	8 -4 -2 -4 2
first maybe clinician examination	-2 4 0 3 -4
first maybe clinician history	-2 1 2 -2 1
first maybe clinician plan	2 -1 0 -1 2
first maybe patient examination	1 0 -2 -1 2
first maybe patient history	-1 -1 2 0 0
first maybe patient plan	5 1 -1 -1 -4
first next allergy	0 -1 0 -2 2
first next continue	3 2 -7 3 -1
first next denyPlan	-2 -2 0 7 -3
first next kin	1 -3 0 2 0
first next lower	-1 -1 2 -1 1
first next negation	8 -7 0 1 -3
first next no	5 -3 -3 -4 6
first next otherPerson	4 -1 0 -2 -1
first next past	0 -1 -5 4 3
first next reaction	-6 -2 -2 0 9
first next start	1 -1 0 3 -3
first next stop	0 3 3 -3 -3
first next takes	-2 6 -5 3 -1
first next yes	-1 4 -12 6 3
first often	-1 2 0 0 0
first others 0	4 1 -1 -1 -1
first others 1	5 2 2 -4 -4
first others 2	-2 -1 1 3 -1
first patient history	2 5 -9 4 -2
first patient plan	-1 4 -3 0 -1
first subject other	4 1 -6 1 0
first subject patient	2 2 2 -2 -3
first subject relative	3 -2 -1 1 -2
first then allergy	-4 -3 0 -9 16
first then allergy clinician	-2 -1 -1 -1 5
first then allergy maybe clinician	-3 -3 -1 -4 12
first then allergy maybe patient	0 2 1 -4 0
first then another	1 2 4 -1 -7
first then condition	7 0 -2 1 -6
first then condition clinician	4 -3 0 -1 -1
first then condition maybe clinician	1 5 -2 1 -5
first then condition maybe patient	-1 3 -3 1 1
first then continue	-4 22 -6 -8 -4
first then continue clinician	-1 8 0 -5 -1
first then continue maybe clinician	-5 11 -4 -1 -1
first then continue maybe patient	0 6 -2 -2 -2
first then denyPlan	6 -7 -4 4 0
first then denyPlan clinician	-3 -2 3 3 0
first then denyPlan maybe clinician	6 2 -4 -2 -2
first then denyPlan maybe patient	-1 -2 0 3 0
first then doseForm	2 5 1 -5 -2
first then doseForm clinician	0 -1 3 -1 0
first then doseForm maybe clinician	-4 4 -2 4 -1
first then doseForm maybe patient	2 0 0 -2 0
first then doseForm patient	-1 1 2 -1 -1
first then firstPerson	-3 -1 -3 3 6
first then firstPerson clinician	0 -4 0 1 3
first then firstPerson maybe clinician	-1 -1 2 -4 4
first then firstPerson maybe patient	-7 -1 4 2 3
first then firstPerson patient	-6 0 1 1 4
first then frequency	-6 3 7 0 -7
first then frequency clinician	2 1 1 -3 -1
first then frequency maybe clinician	-4 3 6 -2 -4
first then frequency maybe patient	-5 5 3 0 -3
first then frequency patient	0 2 -3 2 0
first then given	-7 2 -1 1 5
first then given maybe clinician	0 1 2 -6 3
first then given maybe patient	-3 -1 0 1 3
first then given patient	-3 2 -2 1 2
first then hypothetical	1 -2 0 -3 5
first then hypothetical clinician	-1 -1 -1 1 2
first then hypothetical maybe clinician	0 1 1 -3 1
first then hypothetical maybe patient	0 -2 2 1 0
first then kin	6 -3 1 0 -4
first then kin maybe clinician	2 -2 2 -1 -1
first then kin maybe patient	3 -1 3 -4 -1
first then kin patient	0 -2 1 2 -1
first then lower	-4 11 -4 -1 -2
first then lower clinician	-1 3 -1 -1 0
first then lower maybe clinician	-1 2 0 -1 0
first then lower maybe patient	0 1 -2 1 -1
first then negation	5 -6 -2 1 -1
first then negation clinician	1 -1 -1 3 -2
first then negation maybe clinician	3 -5 -3 0 5
first then negation maybe patient	-5 2 6 -5 3
first then negation patient	1 2 2 -4 0
first then no	6 0 -2 -1 -4
first then no clinician	2 -2 2 -2 -1
first then no maybe clinician	-1 0 -1 2 1
first then no maybe patient	1 2 1 -1 -2
first then no patient	1 -3 -1 0 3
first then otherAnimal	-2 -2 5 0 -1
first then otherAnimal maybe clinician	-2 1 2 0 0
first then otherPerson	3 -3 1 0 0
first then otherPerson maybe clinician	2 -6 2 1 2
first then otherPerson maybe patient	1 -1 -2 2 0
first then otherPerson patient	1 1 1 -2 -1
first then past	2 -10 3 0 4
first then past maybe clinician	0 1 2 -3 0
first then past maybe patient	1 1 2 -1 -3
first then past patient	-1 2 -1 -3 3
first then planCue	-1 8 -3 -3 0
first then planCue clinician	-1 -1 1 0 2
first then planCue maybe clinician	3 1 1 -7 1
first then planCue maybe patient	-2 0 4 1 -2
first then planCue patient	-1 2 2 -2 -1
first then question	-3 2 0 2 -1
first then question clinician	-1 1 3 -3 1
first then question maybe clinician	-3 4 -4 1 2
first then question maybe patient	4 -3 2 0 -2
first then question patient	3 -3 -2 -1 2
first then raise	-2 9 -1 -5 -1
first then raise maybe clinician	1 3 -2 -1 0
first then raise maybe patient	-1 3 1 -3 0
first then reaction	-4 -5 0 -2 11
first then reaction maybe clinician	-1 -1 0 -2 4
first then reaction maybe patient	1 -3 0 -1 3
first then reaction patient	1 2 -1 -2 0
first then refuse	5 -7 -4 1 2
first then refuse clinician	0 0 -2 2 0
first then refuse maybe clinician	4 -3 -2 -1 2
first then refuse maybe patient	-2 -2 5 -1 0
first then refuse patient	1 1 1 -2 -1
first then secondPerson	-1 -3 3 0 2
first then secondPerson clinician	0 -4 2 5 -3
first then secondPerson maybe clinician	-1 0 3 -1 0
first then secondPerson maybe patient	0 -2 2 1 0
first then secondPerson patient	-2 3 -2 0 1
first then start	-7 3 4 -1 0
first then start clinician	2 -2 3 -3 0
first then start maybe clinician	-2 2 7 -5 -1
first then start maybe patient	0 -1 6 -5 1
first then stop	-4 -10 -6 15 0
first then stop clinician	-5 0 -3 9 -2
first then stop maybe clinician	-1 -3 -4 9 0
first then stop maybe patient	-1 -7 5 3 1
first then stop patient	-1 2 0 -1 1
first then symptom	-6 -1 -1 2 6
first then symptom clinician	-2 3 -1 -1 2
first then symptom maybe patient	0 -2 2 -2 2
first then symptom patient	-1 1 -1 -1 2
first then takes	1 2 0 -1 -2
first then takes clinician	1 0 -1 -2 2
first then takes maybe clinician	-5 4 5 2 -5
first then takes maybe patient	0 2 -2 1 0
first then unit	-6 1 7 -2 -3
first then unit clinician	-2 -3 5 1 0
first then unit maybe clinician	-8 5 3 0 0
first then unit maybe patient	-7 6 4 -5 1
first then unit patient	-2 -2 -2 6 -1
first then yes	0 5 -6 -2 5
first then yes clinician	1 -1 -4 5 0
first then yes maybe clinician	2 2 -4 -2 2
first then yes maybe patient	-1 2 4 -5 1
first then yes patient	-3 0 0 3 1
first told allergy	0 -4 -2 -2 8
first told allergy maybe clinician	-1 -1 -1 0 2
first told allergy maybe patient	2 -2 -1 -2 3
first told allergy patient	-2 -1 1 0 3
first told beside implied	-1 3 -1 0 -1
first told continued	0 0 -1 4 -2
first told continued clinician	2 -1 1 -1 0
first told continued implied	-2 2 0 1 -2
first told continued implied maybe clinician	-3 0 4 -1 1
first told continued implied maybe patient	3 -1 -1 1 -3
first told continued implied patient	-1 3 -3 1 0
first told continued maybe clinician	1 -4 1 2 0
first told continued patient	-3 4 -2 2 -1
first told foreign	6 -3 0 -2 -1
first told foreign clinician	-1 1 3 -2 -1
first told foreign maybe clinician	-1 1 -6 4 2
first told foreign maybe patient	2 -2 4 -2 -1
first told foreign patient	6 -2 -1 -2 -1
first told lowered	-1 3 -1 0 0
first told named implied	2 1 -3 4 -4
first told named implied clinician	2 -1 -1 1 -1
first told named implied maybe clinician	2 -4 0 3 -1
first told named implied maybe patient	2 2 1 -3 -3
first told named implied patient	-5 4 -3 3 0
first told past	-2 2 -3 3 0
first told past implied	0 0 3 -3 0
first told past implied maybe clinician	0 0 3 -3 0
first told past maybe clinician	-3 -1 3 2 -1
first told past maybe patient	-3 3 -5 2 3
first told past patient	5 0 -3 0 -2
first told raised maybe clinician	-1 3 -1 -1 0
first told raised maybe patient	0 -2 1 1 0
first told refused clinician	1 0 -2 0 1
first told refused maybe clinician	-1 1 4 0 -4
first told refused maybe patient	-1 0 -1 -1 3
first told started	4 -6 5 -5 0
first told started clinician	4 -4 3 -5 1
first told started implied	1 2 -2 -1 0
first told started implied maybe clinician	1 2 -2 -2 1
first told started maybe clinician	-2 1 1 0 -1
first told started maybe patient	1 -2 2 0 -1
first told stopped	1 0 3 -3 -1
first told stopped clinician	-2 -2 4 1 0
first told stopped maybe clinician	4 4 -3 -5 0
first told stopped maybe patient	-1 -2 2 2 0
first told supposed implied	2 -1 -1 1 -1
first trade	-2 8 -2 1 -3
folded affirmed	-1 2 -5 1 3
folded answered	-1 1 0 2 -2
folded denied	6 -5 -2 1 0
folded none	4 1 3 -4 -3
in advice	-5 0 6 -2 2
in allergy	0 -2 -1 -2 5
in asNeeded	-7 6 1 0 1
in child	2 0 -2 0 0
in condition	6 3 -3 -5 -1
in contact	7 -5 0 1 -3
in continue	-1 9 -4 -1 -3
in correction	5 -1 0 -4 0
in denyPlan	2 -1 -2 0 1
in diagnosis	4 1 1 -2 -4
in doseForm	-3 -4 5 5 -3
in drugClass	5 3 -2 -2 -4
in firstPerson	0 -3 3 1 -1
in followUp	-1 0 -1 1 2
in frequency	-3 1 3 1 -2
in future	1 0 4 -5 0
in given	-5 -4 4 4 1
in hypothetical	1 1 3 -6 1
in kin	5 1 -5 3 -3
in lower	-4 6 -1 0 -1
in negation	1 2 1 -2 -2
in no	2 -1 2 -5 2
in otherAnimal	3 -3 1 1 -1
in otherPerson	8 -5 -1 -2 0
in past	6 0 -6 -5 6
in planCue	1 -4 6 0 -5
in procedure	3 1 9 -9 -4
in question	-2 3 1 -1 -1
in raise	0 3 0 -2 -1
in reaction	-1 -5 0 -2 8
in referral	-2 -3 -8 9 4
in refuse	-1 2 -5 1 3
in secondPerson	0 0 3 -4 2
in social	1 1 -5 1 3
in start	1 -1 2 0 -2
in stop	-6 3 0 2 0
in symptom	-6 -1 0 0 8
in takes	-2 2 0 3 -2
in test	4 -1 0 1 -4
in thirdPerson	-4 1 -1 2 4
in timeWord	-2 1 4 4 -8
in uncertain	0 0 -2 3 -2
in unit	1 -1 3 1 -2
in yes	-1 4 -4 -1 2
inexact	13 -3 -3 -2 -5
kind -1	6 -7 2 5 -6
kind 0	-10 7 0 1 3
kind 1	-4 8 3 -3 -3
kind 11	-1 1 0 2 -2
kind 12	9 -5 3 -4 -2
kind 13	5 3 -2 -4 -1
kind 14	-1 5 0 -4 0
kind 15	2 -5 -8 12 -1
kind 16	0 4 -3 2 -3
kind 17	12 -13 7 -3 -3
kind 18	12 -10 7 -7 -2
kind 19	-10 15 4 -1 -8
kind 2	-7 2 -8 8 6
kind 20	1 -3 -1 5 -1
kind 21	5 -4 -1 0 0
kind 22	-13 15 -1 1 -2
kind 23	17 -4 -4 -7 -3
kind 3	-5 10 -2 -2 -1
kind 4	-7 7 -1 3 -3
kind 5	-2 4 1 -1 -1
kind 6	4 9 -3 -8 -2
kind 7	-2 8 -4 -4 4
kind 8	1 -13 0 15 -4
kind 9	4 -23 4 -12 27
last after continue	3 7 -5 -4 -2
last after denyPlan	2 -1 -4 3 0
last after given	2 -2 1 -3 2
last after lower	-2 3 0 0 0
last after no	3 0 2 -5 1
last after raise	-2 5 -1 -1 0
last after reaction	1 -1 4 -4 1
last after refuse	-2 3 -1 2 -1
last after stop	-1 -5 1 3 3
last after takes	3 0 -4 2 -1
last after yes	1 2 0 -6 2
last asked allergy	-3 -1 0 -1 4
last asked continue	-2 0 0 2 0
last asked drugClass	5 -3 1 -1 -2
last asked hypothetical	-3 4 1 0 -1
last asked past	-1 -2 1 2 1
last asked planCue	-1 0 0 3 -2
last asked start	5 0 -3 2 -3
last asked takes	0 -4 -1 6 0
last before continue	-1 -1 -2 3 0
last before denyPlan	-5 2 6 0 -3
last before given	0 1 -1 3 -2
last before negation	1 1 -4 -1 2
last before no	-2 -1 -2 2 3
last before reaction	-2 -1 -2 -1 6
last before refuse	2 -1 -2 1 0
last before start	2 -4 5 0 -5
last before stop	-7 5 3 3 -4
last before takes	0 5 -1 -2 -2
last before yes	2 0 -2 3 -3
last beside advice	0 0 1 -3 1
last beside asNeeded	-2 -2 1 2 0
last beside condition	-2 0 1 2 0
last beside doseForm	-2 3 0 -1 1
last beside firstPerson	-2 0 1 2 -1
last beside frequency	5 -1 -1 -1 -3
last beside future	1 5 -4 -2 0
last beside kin	-2 3 -1 1 0
last beside otherPerson	2 1 -1 -1 0
last beside past	0 0 -1 -1 2
last beside planCue	1 2 0 -2 -1
last beside procedure	1 2 0 -4 0
last beside prognosis	-2 0 2 0 0
last beside question	1 -1 -4 5 -1
last beside referral	2 0 0 -2 0
last beside secondPerson	2 1 -5 2 0
last beside social	-2 0 -1 3 0
last beside symptom	0 -1 -1 3 0
last beside thirdPerson	1 1 0 -1 -2
last beside timeWord	5 -1 -3 -1 -1
last beside uncertain	-1 -1 -1 3 0
last beside unit	2 2 -5 1 0
last clinician examination	-3 -2 0 4 2
last clinician history	1 0 1 1 -2
last clinician plan	0 -1 2 -1 0
last cue allergy	3 -1 -2 -2 3
last cue allergy maybe clinician plan	-2 0 -2 0 3
last cue allergy maybe patient history	2 -1 0 -1 -1
last cue continue	2 2 0 -2 -2
last cue continue maybe clinician history	2 0 0 -2 0
last cue continue maybe clinician plan	0 2 -3 0 0
last cue continue maybe patient history	-1 1 3 -2 -1
last cue continue maybe patient plan	-2 3 0 0 0
last cue continue patient history	2 -3 0 1 0
last cue denyPlan	-2 1 -1 1 0
last cue denyPlan clinician plan	-1 1 -2 3 -1
last cue denyPlan maybe clinician plan	0 -2 2 1 0
last cue denyPlan maybe patient history	3 -1 -1 -2 1
last cue denyPlan maybe patient plan	-2 1 1 0 -1
last cue given	1 -2 -2 3 -1
last cue given maybe clinician examination	0 0 -2 3 -1
last cue given maybe clinician history	-3 -2 0 3 2
last cue given maybe clinician plan	-1 0 3 -1 -1
last cue given maybe patient examination	1 1 0 -2 0
last cue given maybe patient history	1 1 0 -3 1
last cue given maybe patient plan	2 0 -2 -1 1
last cue given patient history	-1 2 0 1 -1
last cue lower	-2 3 0 -1 -1
last cue lower maybe clinician plan	-1 2 0 -2 0
last cue none	2 0 2 -4 1
last cue none clinician examination	-2 2 -2 0 2
last cue none clinician history	-1 1 0 3 -2
last cue none clinician plan	-2 3 4 -5 0
last cue none maybe clinician examination	2 -1 -1 0 0
last cue none maybe clinician history	3 -3 1 0 0
last cue none maybe patient history	-1 -3 5 -1 0
last cue none maybe patient plan	-1 -1 1 -1 2
last cue none patient history	0 -1 -2 1 2
last cue none patient plan	2 3 -1 -2 -1
last cue raise	-1 2 -1 0 0
last cue raise maybe clinician plan	-1 2 -1 1 0
last cue refuse	-2 -4 1 2 3
last cue refuse clinician examination	-1 -1 0 3 0
last cue refuse clinician history	1 1 0 -2 0
last cue refuse clinician plan	3 -2 -5 0 4
last cue refuse maybe clinician examination	-4 -1 4 0 0
last cue refuse maybe clinician history	-6 3 2 2 -1
last cue refuse maybe clinician plan	0 -2 1 1 1
last cue refuse maybe patient history	1 2 -3 -1 0
last cue refuse maybe patient plan	2 -2 2 -1 -2
last cue start	1 2 2 -4 -2
last cue start clinician history	-1 -1 2 -2 2
last cue start clinician plan	-1 0 4 -2 -1
last cue start maybe clinician examination	-1 1 2 -1 0
last cue start maybe clinician history	-1 2 -1 -2 3
last cue start maybe clinician plan	4 1 -1 -1 -3
last cue start maybe patient history	-1 -2 1 3 -1
last cue start maybe patient plan	-1 -2 -1 4 0
last cue start patient history	2 2 -2 -1 -1
last cue start patient plan	1 2 -2 -1 0
last cue stop	2 -2 -2 4 -2
last cue stop maybe clinician history	2 1 -1 -2 -1
last cue stop maybe clinician plan	-1 -2 -1 4 0
last cue stop maybe patient history	-2 3 0 -1 0
last cue stop patient history	1 -1 -1 2 0
last cue stop patient plan	0 0 2 -1 0
last cue takes	5 1 -1 1 -5
last cue takes clinician history	-1 0 2 0 0
last cue takes clinician plan	0 -1 -1 2 0
last cue takes maybe clinician examination	-1 2 -1 0 -1
last cue takes maybe clinician history	-1 -2 3 1 0
last cue takes maybe clinician plan	2 2 -1 -1 -1
last cue takes maybe patient history	1 -2 -1 3 0
last cue takes maybe patient plan	1 2 -1 -1 0
last cue takes patient history	0 3 0 -2 -1
last cue takes patient plan	2 0 -1 -1 0
last dose	-6 4 6 0 -6
last dose clinician history	0 0 1 -2 1
last dose clinician plan	-1 2 5 -7 1
last dose maybe clinician examination	-3 0 -1 2 1
last dose maybe clinician history	2 -6 -2 7 -1
last dose maybe clinician plan	3 -2 6 -1 -6
last dose maybe patient examination	-2 1 1 0 0
last dose maybe patient history	-2 5 -1 -2 0
last dose maybe patient plan	-2 1 1 1 -1
last dose patient history	-2 3 -2 2 -1
last dose patient plan	1 1 0 -2 1
last folded affirmed	-2 3 -8 5 2
last folded answered	-1 0 1 1 -2
last folded denied	5 -4 -1 0 1
last folded none	4 2 2 -4 -4
last in advice	-6 -3 10 -2 1
last in allergy	2 -1 -1 -1 1
last in asNeeded	-7 4 2 0 1
last in condition	6 5 -5 -4 -2
last in contact	6 -5 1 1 -3
last in continue	-3 5 0 1 -3
last in correction	3 1 -1 -3 1
last in denyPlan	1 -1 -2 0 2
last in diagnosis	7 1 -2 -1 -5
last in doseForm	-2 -4 2 5 -1
last in drugClass	8 1 -3 -2 -4
last in firstPerson	0 0 2 2 -3
last in frequency	-4 4 1 -1 -1
last in future	-1 -1 0 2 1
last in given	1 -4 3 1 -1
last in hypothetical	0 2 3 -6 1
last in kin	4 1 -4 2 -2
last in lower	-4 5 -1 1 -1
last in negation	2 3 -4 -2 0
last in no	0 0 -1 -2 3
last in otherAnimal	2 -3 2 0 -1
last in otherPerson	6 -4 -2 1 -1
last in past	9 1 -5 -6 1
last in planCue	1 -3 1 6 -5
last in procedure	1 -4 12 -7 -3
last in question	1 -4 -2 7 -2
last in raise	-1 3 -1 0 0
last in reaction	-1 -3 2 -3 5
last in referral	0 -3 -6 7 3
last in refuse	0 4 -6 1 2
last in secondPerson	-1 -4 1 -1 5
last in social	2 -1 -2 -2 2
last in start	3 -1 0 2 -4
last in stop	-1 3 -2 2 -2
last in symptom	-1 -2 3 -2 1
last in takes	1 2 -1 1 -2
last in test	3 -1 -1 3 -3
last in thirdPerson	-1 3 1 -3 2
last in timeWord	3 4 0 1 -8
last in uncertain	0 2 -2 2 -2
last in yes	-1 6 -4 1 -2
last inexact	14 -8 0 -1 -4
last late	2 5 3 -9 2
last maybe clinician examination	-4 1 0 4 -1
last maybe clinician history	-4 0 3 -1 2
last maybe clinician plan	2 3 0 0 -2
last maybe patient examination	2 0 -1 -1 0
last maybe patient history	3 -1 2 -2 -1
last maybe patient plan	2 1 -2 0 0
last next allergy	0 -1 1 -2 2
last next continue	3 3 -5 2 -2
last next kin	1 -2 0 3 -2
last next lower	1 -2 1 -1 1
last next negation	2 4 -4 -1 0
last next no	2 -1 -1 -3 3
last next otherPerson	5 -2 1 -2 -2
last next past	4 0 -9 4 0
last next raise	-1 2 1 -2 0
last next reaction	-5 -2 -2 1 7
last next start	0 0 2 0 -2
last next stop	4 2 1 -2 -5
last next takes	-1 4 -2 -1 -1
last next yes	-3 1 -6 3 5
last often	-2 2 4 -4 0
last others 0	4 1 0 -2 -1
last others 1	3 -1 -2 5 -5
last others 2	-1 3 2 -4 0
last patient history	6 0 -4 1 -2
last patient plan	3 3 -2 -4 0
last subject other	2 1 -3 -1 1
last subject patient	3 1 1 -1 -3
last subject relative	5 -1 -1 -1 -2
last then allergy	-3 -2 -2 -8 15
last then allergy clinician	-2 -1 -1 -1 5
last then allergy maybe clinician	-3 -3 -1 -3 10
last then allergy maybe patient	1 2 1 -3 -1
last then another	2 1 2 1 -6
last then condition	6 2 -1 -1 -7
last then condition clinician	4 -3 1 -1 -1
last then condition maybe clinician	3 5 -4 1 -5
last then condition maybe patient	-2 4 -3 2 0
last then continue	-6 20 -5 -5 -5
last then continue clinician	-1 7 0 -5 -1
last then continue maybe clinician	-3 6 -2 1 -1
last then continue maybe patient	0 4 -2 0 -2
last then denyPlan	-2 -6 -2 7 3
last then denyPlan clinician	-2 -2 3 0 0
last then denyPlan maybe patient	-1 -1 0 4 -1
last then doseForm	5 1 -2 -1 -3
last then doseForm clinician	0 -1 2 0 -1
last then doseForm maybe clinician	-3 2 -3 4 -1
last then doseForm maybe patient	3 1 -1 -3 -1
last then doseForm patient	-1 1 2 0 -1
last then firstPerson	2 1 -4 -1 2
last then firstPerson clinician	2 -5 1 2 1
last then firstPerson maybe clinician	0 0 -3 2 2
last then firstPerson maybe patient	3 3 -3 0 -2
last then firstPerson patient	-3 3 -3 1 3
last then frequency	-2 6 6 -7 -6
last then frequency clinician	2 2 -1 -2 -1
last then frequency maybe clinician	-1 3 4 -4 -3
last then frequency maybe patient	-3 6 1 -2 -3
last then frequency patient	0 1 -3 2 0
last then given	2 0 -3 0 0
last then given maybe clinician	2 0 0 -3 1
last then given maybe patient	-1 0 -1 1 2
last then given patient	-1 1 -2 1 0
last then hypothetical	1 -2 0 -5 5
last then hypothetical maybe clinician	-1 2 1 -3 1
last then hypothetical maybe patient	0 -3 2 1 0
last then kin	5 -1 2 -2 -4
last then kin maybe clinician	1 -2 2 0 -1
last then kin maybe patient	2 0 3 -4 0
last then kin patient	1 -2 1 2 -1
last then lower	-2 4 -3 2 -1
last then negation	1 -1 -2 2 -1
last then negation clinician	0 2 3 -2 -2
last then negation maybe clinician	-4 0 0 0 4
last then negation maybe patient	-1 6 2 -6 -1
last then negation patient	0 3 0 -3 0
last then no	4 4 -2 -2 -3
last then no clinician	1 -2 2 0 -1
last then no maybe clinician	1 1 -2 0 -1
last then no maybe patient	-3 4 1 -1 -1
last then no patient	2 -3 -2 0 3
last then otherAnimal	-2 -2 5 0 -1
last then otherAnimal maybe clinician	-2 1 2 0 0
last then otherPerson	2 -1 2 -1 -2
last then otherPerson maybe clinician	0 -5 3 1 1
last then otherPerson maybe patient	1 0 -2 2 -1
last then otherPerson patient	2 1 0 -2 -1
last then past	1 4 2 -3 -3
last then past clinician	1 1 -1 -2 1
last then past maybe clinician	-1 5 -1 -3 0
last then past maybe patient	3 5 -2 -1 -5
last then past patient	-1 2 0 -2 0
last then planCue	0 4 -5 3 0
last then planCue clinician	0 1 0 -2 0
last then planCue maybe clinician	-2 -2 5 -4 2
last then planCue maybe patient	3 -2 0 2 -3
last then planCue patient	-2 1 2 -1 -1
last then question	0 2 -3 1 -1
last then question clinician	0 4 2 -6 0
last then question maybe clinician	-2 1 -3 1 2
last then question maybe patient	5 1 1 -6 -1
last then question patient	2 -4 0 1 1
last then raise	-2 10 -1 -6 -1
last then raise maybe clinician	1 4 -3 -1 0
last then raise maybe patient	-1 3 1 -3 0
last then reaction	-2 -1 1 -3 4
last then reaction maybe clinician	0 0 -1 -1 3
last then reaction patient	0 2 -1 -1 1
last then refuse	1 -2 -2 2 1
last then refuse clinician	0 3 1 -4 0
last then refuse maybe clinician	-2 0 3 -3 2
last then refuse maybe patient	2 3 1 -2 -4
last then secondPerson	-1 -1 3 -1 1
last then secondPerson clinician	2 -1 -1 2 -2
last then secondPerson maybe clinician	3 -1 2 -3 0
last then secondPerson maybe patient	2 -3 2 2 -2
last then secondPerson patient	-2 3 -1 1 0
last then start	-2 7 -2 0 -1
last then start clinician	2 1 3 -5 -1
last then start maybe clinician	-4 3 4 -3 1
last then start maybe patient	2 1 0 -4 0
last then start patient	0 3 -1 -1 -1
last then stop	-7 -3 -9 16 -3
last then stop clinician	-4 -1 -1 9 -3
last then stop maybe clinician	0 0 -6 8 -3
last then stop maybe patient	-1 -7 2 8 0
last then stop patient	0 1 -2 0 1
last then symptom	3 0 -1 2 -3
last then symptom clinician	-1 2 -1 -1 1
last then symptom maybe clinician	5 -2 -1 -1 -2
last then symptom maybe patient	2 1 0 -1 -1
last then symptom patient	0 0 -2 2 1
last then takes	4 1 -5 3 -3
last then takes clinician	-2 3 -2 -1 2
last then takes maybe clinician	-2 -1 4 3 -4
last then takes maybe patient	1 2 -2 -1 -1
last then takes patient	-2 3 0 0 -1
last then unit	3 -2 6 -1 -6
last then unit clinician	0 -2 2 1 -1
last then unit maybe clinician	-2 2 4 -3 -1
last then unit maybe patient	-4 6 1 -2 -1
last then unit patient	-2 -2 -2 7 -2
last then yes	2 -1 -3 -2 4
last then yes clinician	3 -1 -3 2 -1
last then yes maybe clinician	-1 -1 -2 3 1
last then yes maybe patient	4 -6 6 -5 1
last then yes patient	-4 0 1 3 0
last told allergy	1 -3 -2 0 4
last told allergy maybe clinician	0 0 -2 2 0
last told allergy maybe patient	2 -2 -1 -1 2
last told allergy patient	-2 -1 2 0 2
last told beside implied	-1 2 2 -2 -1
last told beside implied maybe clinician	-1 2 0 -1 0
last told beside implied maybe patient	-1 0 2 -1 -1
last told continued	0 3 -2 0 -1
last told continued implied	0 -1 -1 2 0
last told continued implied maybe clinician	-2 1 0 0 1
last told continued implied maybe patient	2 -3 1 2 -1
last told continued implied patient	0 1 -2 1 0
last told continued maybe clinician	-2 -1 0 3 0
last told continued patient	0 5 -2 -2 -1
last told foreign	3 -2 1 -2 0
last told foreign clinician	-1 0 3 -1 0
last told foreign maybe clinician	-2 0 -3 3 1
last told foreign maybe patient	0 0 2 -2 0
last told foreign patient	6 -3 -1 -2 -1
last told lowered	-2 2 1 -1 -1
last told lowered maybe clinician	-1 3 0 -1 0
last told named implied	-2 3 -1 0 0
last told named implied clinician	0 3 -4 -1 2
last told named implied maybe clinician	0 -6 3 2 2
last told named implied maybe patient	-1 5 1 -2 -3
last told named implied patient	-1 1 -1 2 -1
last told past implied	-1 2 2 -3 0
last told past implied maybe clinician	0 1 2 -3 0
last told past maybe clinician	-2 0 2 1 -1
last told past maybe patient	1 0 -1 -2 2
last told past patient	4 0 -2 0 -1
last told raised	-1 2 0 -1 0
last told raised maybe clinician	-1 2 0 -1 0
last told refused	4 -4 -5 2 2
last told refused clinician	-1 -2 -3 5 1
last told refused maybe clinician	3 -2 1 -1 -1
last told refused maybe patient	1 1 -2 -2 2
last told refused patient	2 -1 0 0 0
last told started	3 0 0 1 -4
last told started clinician	1 -2 4 -3 0
last told started implied	-1 -2 3 -1 0
last told started implied maybe clinician	-1 -3 3 -1 1
last told started maybe clinician	1 3 -5 3 -3
last told started maybe patient	1 -2 1 0 -1
last told stopped	1 -2 -1 4 -1
last told stopped clinician	-1 -4 1 4 0
last told stopped maybe clinician	2 1 -1 -1 -1
last told stopped maybe patient	0 1 -3 1 1
last told supposed implied	2 0 -1 0 -1
last told supposed implied clinician	1 -1 -1 2 0
last trade	2 2 2 1 -7
late	2 5 3 -9 2
maybe clinician examination	-3 5 1 -1 -2
maybe clinician history	-2 2 3 -3 1
maybe patient examination	2 0 -1 -2 1
maybe patient plan	2 0 -1 -1 -1
med	3 8 -17 3 6
mentions 0	7 4 -5 -2 -5
mentions 1	11 -1 -1 -3 -7
mentions 2	-9 4 0 -1 7
mentions 3	-6 1 1 4 0
named 0	-10 13 -10 11 -6
named 1	-2 -1 3 6 -5
named 2	4 -4 9 -13 3
named 3	6 -2 1 -2 -2
named 4	9 -6 -6 -3 5
named 5	7 4 -5 -2 -5
named last 0	-6 0 -6 17 -5
named last 1	4 -2 4 -1 -4
named last 2	6 -1 -1 -4 2
named last 3	2 2 3 -4 -1
named last 4	3 5 -2 -9 3
named last 5	7 4 -5 -2 -5
nb	0 1 -3 3 1
next allergy	0 -1 1 -2 2
next continue	2 4 -5 1 -2
next denyPlan	-3 0 -1 4 0
next kin	1 -2 -1 1 -1
next negation	2 -3 1 0 0
next no	7 -3 -6 -3 5
next otherPerson	5 -2 0 -2 -1
next past	2 -2 -6 3 3
next raise	-1 3 1 -2 0
next reaction	-6 -1 -2 1 9
next start	0 -4 4 2 -1
next stop	1 0 3 0 -4
next takes	-2 6 -3 0 -1
next yes	-4 4 -6 3 3
often	-3 -2 5 1 -1
others 0	4 1 -2 -1 -1
others 1	4 2 -3 1 -4
others 2	-2 0 0 4 -1
patient history	2 2 -5 3 -1
patient plan	1 5 -4 -1 -1
peer after	6 -15 -1 13 -3
peer after last	4 -15 2 12 -3
peer before	16 -19 7 -16 11
peer beside	8 1 -2 -5 -2
ru	2 4 0 -10 5
rules allergy	0 -6 -5 -5 16
rules allergy dosed	-1 2 -2 0 1
rules allergy generic	7 -8 -3 -3 6
rules allergy in 1	2 -6 -4 -5 12
rules allergy in 2	-2 0 -1 0 4
rules allergy last cue allergy	1 -1 -2 -2 4
rules allergy last cue allergy maybe clinician plan	-2 1 -1 0 3
rules allergy last cue allergy maybe patient history	3 -1 0 -1 -1
rules allergy last cue given	-1 -2 2 -2 3
rules allergy last cue given patient plan	-2 0 2 0 1
rules allergy last cue none	-3 2 -2 -1 4
rules allergy last cue none maybe clinician plan	-3 0 0 1 1
rules allergy last cue none maybe patient history	1 1 -1 -2 1
rules allergy last cue none patient history	0 -1 0 -1 2
rules allergy last cue refuse	0 -1 0 -1 3
rules allergy last cue refuse maybe clinician plan	-1 0 0 0 3
rules allergy last cue start maybe patient history	2 -1 0 -1 -1
rules allergy last cue takes	-1 -2 0 3 0
rules allergy last cue takes maybe patient history	-1 -1 0 2 0
rules allergy last told allergy	-3 -3 -2 2 6
rules allergy last told allergy maybe clinician	-2 0 -2 3 1
rules allergy last told allergy maybe patient	2 -2 -1 -1 3
rules allergy last told allergy patient	-3 -1 1 0 3
rules allergy last told continued implied	2 0 0 -1 0
rules allergy last told continued implied maybe patient	2 0 0 -1 0
rules allergy last told named implied	-1 -1 0 -1 3
rules allergy last told named implied maybe clinician	-1 0 0 -1 2
rules allergy last told refused	-1 0 0 0 2
rules allergy last told refused maybe clinician	-1 0 0 0 2
rules allergy of 0	4 -4 -2 -3 5
rules allergy of 1	-2 -2 -2 -2 7
rules allergy of 2	-2 0 -1 0 4
rules allergy trade	-7 2 -2 -3 10
rules allergy undosed	1 -8 -3 -6 15
rules continued	-5 9 -5 0 -3
rules continued dosed	-5 11 -3 -1 -3
rules continued generic	0 1 1 0 -2
rules continued in 1	1 3 2 -6 0
rules continued in 2	-5 10 -8 6 -3
rules continued last cue continue	2 -1 0 0 -1
rules continued last cue continue maybe clinician plan	0 2 -3 1 0
rules continued last cue continue maybe patient history	0 -1 2 -1 0
rules continued last cue continue maybe patient plan	-1 2 0 -1 0
rules continued last cue continue patient history	2 -3 0 1 0
rules continued last cue given	-1 1 -2 1 1
rules continued last cue given maybe patient history	-1 3 -1 0 0
rules continued last cue lower	0 -1 0 2 0
rules continued last cue none	3 0 -2 1 -3
rules continued last cue none clinician history	-1 1 -2 2 0
rules continued last cue none maybe clinician history	2 -1 2 -2 0
rules continued last cue none maybe clinician plan	-1 -4 3 4 -1
rules continued last cue none maybe patient history	-1 -5 3 3 0
rules continued last cue none maybe patient plan	4 3 -1 -3 -2
rules continued last cue none patient history	4 1 -4 -2 0
rules continued last cue none patient plan	-1 4 -2 -1 0
rules continued last cue refuse	-2 2 0 0 0
rules continued last cue refuse maybe patient history	1 3 -2 -2 0
rules continued last cue start	-3 -2 2 1 2
rules continued last cue start clinician plan	2 0 -1 0 0
rules continued last cue start maybe clinician history	0 0 0 -1 2
rules continued last cue start maybe patient history	-3 -3 4 1 0
rules continued last cue start maybe patient plan	-1 -2 2 1 0
rules continued last cue start patient history	-2 3 -1 0 0
rules continued last cue takes	-1 5 -1 -2 -1
rules continued last cue takes maybe clinician history	-2 -2 2 1 0
rules continued last cue takes maybe clinician plan	-1 4 0 -3 -1
rules continued last cue takes maybe patient history	-1 0 -1 2 0
rules continued last cue takes maybe patient plan	3 0 -1 -1 0
rules continued last told beside implied	0 -1 2 -1 0
rules continued last told continued	1 3 0 -4 0
rules continued last told continued implied	-1 5 1 -5 -1
rules continued last told continued implied maybe clinician	-2 1 1 -1 1
rules continued last told continued implied maybe patient	1 1 5 -4 -2
rules continued last told continued implied patient	1 3 -5 1 0
rules continued last told continued maybe clinician	-2 0 1 0 1
rules continued last told continued maybe patient	2 0 1 -3 0
rules continued last told continued patient	0 2 -1 0 0
rules continued last told foreign	-2 3 0 0 0
rules continued last told foreign maybe clinician	-1 2 0 0 0
rules continued last told named implied	-2 1 -2 5 -2
rules continued last told named implied clinician	-2 2 -1 2 0
rules continued last told named implied maybe clinician	1 -3 4 -1 0
rules continued last told named implied maybe patient	-2 0 -4 6 -1
rules continued last told named implied patient	1 2 -1 -2 -1
rules continued last told past	1 -2 1 -1 1
rules continued last told past maybe patient	0 -1 1 -2 2
rules continued last told refused	0 -3 -1 5 -1
rules continued last told refused maybe clinician	1 -1 -1 2 0
rules continued last told started	2 0 -5 3 0
rules continued last told started clinician	2 0 -2 1 0
rules continued last told started implied maybe clinician	0 -2 0 2 0
rules continued last told started maybe clinician	1 0 -3 2 0
rules continued last told supposed implied	-1 2 -1 -1 0
rules continued last told supposed implied maybe clinician	-1 2 -1 -1 0
rules continued of 0	-3 8 0 -4 0
rules continued of 1	4 0 -2 0 -1
rules continued of 2	-5 7 -3 3 -2
rules continued of 3	0 -1 0 2 0
rules continued often	-12 9 4 -1 1
rules continued trade	-4 10 -6 1 -1
rules continued undosed	1 0 -3 1 1
rules dropped	7 -4 3 -2 -4
rules dropped dosed	1 -2 5 -3 -1
rules dropped generic	6 -3 1 -2 -2
rules dropped in 1	8 -4 2 -2 -4
rules dropped of 1	3 -3 3 0 -3
rules dropped of 2	2 0 0 -1 -1
rules dropped trade	1 -1 2 1 -2
rules dropped undosed	6 -1 -2 1 -3
rules intolerance	2 -4 -2 1 2
rules intolerance dosed	-1 2 -2 1 0
rules intolerance generic	-2 -2 -2 0 7
rules intolerance in 1	4 -3 0 0 -1
rules intolerance in 2	-2 0 -2 1 2
rules intolerance of 1	3 -2 0 2 -2
rules intolerance of 2	-2 0 -1 0 3
rules intolerance often	0 0 -1 2 0
rules intolerance trade	5 -2 1 1 -4
rules intolerance undosed	3 -6 1 0 3
rules lowered	-4 7 -1 0 -2
rules lowered dosed	-3 4 -1 1 -1
rules lowered generic	-2 6 -2 -1 -1
rules lowered in 1	-1 6 -2 -2 -1
rules lowered in 2	-2 0 1 2 -1
rules lowered of 1	-3 2 -3 5 -1
rules lowered of 2	0 1 0 -2 0
rules lowered of 3	0 2 0 -1 0
rules lowered undosed	-1 3 -1 -1 0
rules none	13 -4 -3 -5 -10
rules none last cue allergy	2 0 0 0 -1
rules none last cue continue	-1 2 -1 -1 1
rules none last cue continue maybe patient history	-1 2 0 0 0
rules none last cue denyPlan	-2 2 -1 0 0
rules none last cue denyPlan clinician plan	-2 1 -1 3 -1
rules none last cue denyPlan maybe clinician plan	-1 -3 2 1 0
rules none last cue denyPlan maybe patient history	4 0 -1 -2 0
rules none last cue denyPlan maybe patient plan	-2 2 -1 0 1
rules none last cue given	-1 -1 2 3 -4
rules none last cue given maybe clinician history	-3 -2 1 3 1
rules none last cue given maybe clinician plan	-3 0 2 1 -1
rules none last cue given maybe patient history	1 -2 2 1 -3
rules none last cue given maybe patient plan	2 -1 -1 -1 0
rules none last cue given patient history	0 4 0 -3 0
rules none last cue given patient plan	2 0 -1 0 0
rules none last cue none	-1 -1 3 -1 1
rules none last cue none clinician examination	-2 -1 -1 2 2
rules none last cue none clinician plan	0 0 1 -2 1
rules none last cue none maybe clinician history	0 -2 0 4 -1
rules none last cue none maybe clinician plan	3 2 2 -7 1
rules none last cue none maybe patient history	-2 2 -2 2 -1
rules none last cue none maybe patient plan	-2 -2 3 0 2
rules none last cue none patient history	-3 3 -1 1 0
rules none last cue none patient plan	3 -3 0 1 0
rules none last cue refuse	6 -6 -4 6 -2
rules none last cue refuse clinician plan	1 -2 -1 -1 3
rules none last cue refuse maybe clinician examination	-4 0 4 1 0
rules none last cue refuse maybe clinician history	-2 -1 0 4 0
rules none last cue refuse maybe clinician plan	6 0 -5 2 -3
rules none last cue refuse maybe patient plan	4 -1 0 -1 -2
rules none last cue start	8 3 -1 -6 -4
rules none last cue start clinician plan	1 -2 2 0 -1
rules none last cue start maybe clinician history	1 -3 2 0 -1
rules none last cue start maybe clinician plan	2 5 -1 -3 -2
rules none last cue start maybe patient history	1 2 -2 -1 0
rules none last cue start maybe patient plan	-1 3 -1 0 0
rules none last cue start patient history	4 -2 0 -1 0
rules none last cue stop	0 -3 1 1 0
rules none last cue stop maybe clinician plan	0 -2 1 2 -1
rules none last cue takes	6 -6 4 -3 -1
rules none last cue takes maybe clinician history	1 -2 1 0 0
rules none last cue takes maybe clinician plan	3 0 1 -2 0
rules none last cue takes maybe patient history	1 -3 1 0 0
rules none last cue takes patient history	3 -1 0 -1 0
rules none last told allergy	2 0 1 -1 -2
rules none last told beside implied	0 3 -1 -1 0
rules none last told beside implied maybe clinician	0 2 -1 -1 0
rules none last told continued	1 -2 0 1 0
rules none last told continued implied	3 -2 -1 1 -1
rules none last told continued implied maybe patient	3 -2 -1 1 -1
rules none last told continued maybe patient	1 -2 0 1 0
rules none last told foreign	5 -4 -1 -1 0
rules none last told foreign clinician	-1 0 3 -1 0
rules none last told foreign maybe clinician	0 0 -5 4 1
rules none last told foreign maybe patient	1 -2 2 -1 0
rules none last told foreign patient	6 -2 -1 -2 -1
rules none last told named implied	0 1 3 -4 0
rules none last told named implied clinician	1 -2 1 -2 3
rules none last told named implied maybe clinician	-2 -3 3 2 1
rules none last told named implied maybe patient	2 5 0 -4 -2
rules none last told named implied patient	-2 2 0 1 -1
rules none last told past	0 1 0 1 -2
rules none last told past implied	1 0 4 -4 -1
rules none last told past implied maybe clinician	0 0 4 -2 -1
rules none last told past maybe clinician	-2 -1 3 1 0
rules none last told past maybe patient	0 2 -2 2 -2
rules none last told past patient	3 1 -2 -1 0
rules none last told refused	2 -3 -3 5 0
rules none last told refused clinician	-2 -1 -3 5 1
rules none last told refused maybe clinician	3 -2 2 2 -5
rules none last told refused maybe patient	-1 1 -1 -2 4
rules none last told started	1 0 -2 0 0
rules none last told started implied	-2 -2 4 1 -1
rules none last told started implied maybe clinician	-1 -2 5 -2 -1
rules none last told supposed implied	4 -2 -1 0 -1
rules none last told supposed implied maybe clinician	2 -2 1 -1 -1
rules raised	-1 8 0 -6 -1
rules raised dosed	-1 7 0 -6 -1
rules raised generic	-2 2 4 -3 -1
rules raised in 1	1 4 -2 -2 0
rules raised in 2	-1 5 0 -3 -1
rules raised in 3	0 -1 2 -1 0
rules raised of 1	-2 7 -1 -4 -1
rules raised of 2	-1 1 2 -1 0
rules raised often	-1 2 1 -2 0
rules raised trade	1 6 -4 -3 0
rules started	-6 3 7 -4 -5
rules started dosed	-5 3 5 0 -4
rules started generic	3 2 3 -4 -4
rules started in 1	0 -3 8 -4 -6
rules started in 2	-7 5 0 0 1
rules started in 3	-1 2 -1 0 0
rules started last cue denyPlan	2 -1 0 -1 0
rules started last cue denyPlan maybe clinician plan	2 -1 0 -1 0
rules started last cue given	3 0 -2 1 -3
rules started last cue given clinician history	2 -1 -1 0 0
rules started last cue given clinician plan	2 -1 0 -1 0
rules started last cue given maybe clinician examination	0 1 -2 1 0
rules started last cue given maybe clinician plan	-2 0 2 1 -1
rules started last cue lower	-1 3 2 -3 0
rules started last cue lower clinician history	0 2 0 -2 0
rules started last cue lower clinician plan	0 -1 2 -2 0
rules started last cue none	-4 5 3 -5 -1
rules started last cue none clinician examination	1 2 -1 -2 0
rules started last cue none clinician history	0 1 -1 2 -1
rules started last cue none clinician plan	-4 1 7 -5 0
rules started last cue none maybe clinician examination	2 1 -3 0 -1
rules started last cue none maybe clinician history	0 2 -1 -3 2
rules started last cue none maybe clinician plan	3 1 -5 2 -1
rules started last cue none maybe patient history	-5 1 4 0 -1
rules started last cue none maybe patient plan	0 -1 1 0 2
rules started last cue none patient history	0 -3 3 1 0
rules started last cue raise	-1 2 -1 0 0
rules started last cue raise maybe clinician plan	-1 2 -1 1 0
rules started last cue refuse	-3 -4 5 1 2
rules started last cue refuse clinician plan	1 1 -3 -1 2
rules started last cue refuse maybe clinician plan	-2 -3 5 -1 0
rules started last cue refuse maybe patient history	-1 -1 0 2 0
rules started last cue start	-2 3 0 0 0
rules started last cue start clinician history	-2 0 1 -1 2
rules started last cue start clinician plan	-2 0 3 0 -1
rules started last cue start maybe clinician history	-1 5 -3 -1 -1
rules started last cue start maybe clinician plan	1 -4 -1 3 0
rules started last cue start maybe patient plan	2 0 -2 1 0
rules started last cue stop	-1 0 4 -3 0
rules started last cue takes	3 2 -3 -2 0
rules started last cue takes maybe clinician plan	0 1 -3 0 1
rules started last told beside implied	-1 2 1 -1 0
rules started last told beside implied clinician	-1 2 0 -1 0
rules started last told continued	0 3 0 -3 0
rules started last told continued implied	-2 -2 1 2 1
rules started last told continued implied patient	-1 -3 2 2 0
rules started last told foreign	0 -2 2 -1 0
rules started last told foreign maybe clinician	0 -1 2 -1 0
rules started last told lowered	-1 3 2 -4 0
rules started last told lowered clinician	0 1 2 -3 0
rules started last told lowered maybe clinician	0 2 0 -1 0
rules started last told named implied	2 4 -2 -2 -2
rules started last told named implied clinician	0 2 -2 -2 1
rules started last told named implied maybe clinician	3 3 -5 0 -2
rules started last told named implied maybe patient	-2 -1 3 0 0
rules started last told past	-1 2 0 -1 -1
rules started last told past implied	0 2 -1 -1 0
rules started last told raised	-1 2 0 -1 0
rules started last told raised maybe clinician	-1 2 0 -1 0
rules started last told refused maybe clinician	2 -2 -1 0 1
rules started last told started	-1 -1 5 -2 -3
rules started last told started clinician	1 -3 4 -2 0
rules started last told started implied	-1 0 -2 2 1
rules started last told started implied clinician	0 0 2 -2 -1
rules started last told started implied maybe clinician	0 0 -4 4 2
rules started last told started maybe clinician	-1 3 2 -2 -2
rules started last told started maybe patient	-1 -1 1 2 -1
rules started last told stopped	-1 2 0 -1 0
rules started last told stopped maybe clinician	0 2 -2 0 0
rules started of 0	-7 5 2 4 -4
rules started of 1	5 -1 -1 0 -2
rules started of 2	-4 2 5 -3 0
rules started of 3	-1 -1 6 -4 0
rules started often	3 1 5 -7 -2
rules started trade	-10 2 7 0 -1
rules started undosed	-1 1 5 -3 -1
rules stopped	0 -7 -7 11 -3
rules stopped dosed	-7 4 -2 5 0
rules stopped generic	2 -6 -3 9 -2
rules stopped in 1	1 -3 -2 1 4
rules stopped in 2	-1 0 -2 8 -6
rules stopped in 3	-1 -4 -3 9 0
rules stopped last cue continue maybe clinician plan	2 0 -1 -1 0
rules stopped last cue denyPlan	-1 -1 1 2 0
rules stopped last cue denyPlan maybe patient plan	-1 -2 2 1 0
rules stopped last cue given	0 0 -2 0 3
rules stopped last cue given maybe clinician plan	3 0 -1 -3 0
rules stopped last cue given maybe patient history	0 0 -1 -2 3
rules stopped last cue given patient history	-2 -1 0 3 0
rules stopped last cue lower	0 2 -1 0 0
rules stopped last cue none	7 -8 0 0 1
rules stopped last cue none clinician plan	3 1 -4 0 0
rules stopped last cue none maybe clinician examination	0 -2 2 -1 1
rules stopped last cue none maybe clinician history	0 -2 1 1 1
rules stopped last cue none maybe patient history	5 -2 1 -5 1
rules stopped last cue none maybe patient plan	-1 0 -2 3 0
rules stopped last cue none patient history	0 -2 0 2 0
rules stopped last cue none patient plan	2 0 1 -2 0
rules stopped last cue refuse	-2 6 0 -4 0
rules stopped last cue refuse maybe clinician history	-2 4 0 -2 -1
rules stopped last cue refuse maybe clinician plan	-2 1 1 -1 1
rules stopped last cue start	-4 -2 4 2 0
rules stopped last cue start clinician plan	-1 2 1 -1 0
rules stopped last cue start maybe clinician history	-2 0 0 0 2
rules stopped last cue start maybe clinician plan	1 -1 3 -1 -1
rules stopped last cue start maybe patient history	-2 -1 -2 5 -1
rules stopped last cue start maybe patient plan	0 -2 0 2 0
rules stopped last cue stop	4 1 -5 3 -3
rules stopped last cue stop maybe clinician examination	0 0 -2 2 0
rules stopped last cue stop maybe clinician history	2 2 -2 -1 0
rules stopped last cue stop maybe patient history	-1 3 0 -1 -1
rules stopped last cue stop patient history	1 -1 -1 2 0
rules stopped last cue stop patient plan	0 0 2 -1 0
rules stopped last cue takes	-3 1 -2 6 -2
rules stopped last cue takes maybe clinician history	-1 2 -1 0 0
rules stopped last cue takes maybe clinician plan	0 -2 0 2 -1
rules stopped last cue takes maybe patient history	2 1 -1 -1 -1
rules stopped last cue takes patient history	-1 2 0 0 0
rules stopped last told continued	-2 -1 -2 6 -1
rules stopped last told continued implied	-3 -2 -1 5 1
rules stopped last told continued implied maybe patient	-2 -2 -2 5 0
rules stopped last told continued maybe clinician	0 -2 -1 4 0
rules stopped last told continued maybe patient	-1 -1 0 2 -1
rules stopped last told continued patient	-1 3 -1 -1 0
rules stopped last told named implied	-1 -2 0 3 0
rules stopped last told named implied clinician	1 2 -2 1 -1
rules stopped last told named implied maybe clinician	-1 -2 1 2 1
rules stopped last told named implied maybe patient	1 0 2 -3 0
rules stopped last told named implied patient	-1 -2 -1 3 1
rules stopped last told past maybe patient	0 -1 -1 0 2
rules stopped last told refused	3 4 0 -7 0
rules stopped last told refused maybe clinician	-1 3 1 -5 2
rules stopped last told started clinician	-1 1 2 -2 0
rules stopped last told started implied	2 1 3 -5 -1
rules stopped last told started implied clinician	2 0 0 0 0
rules stopped last told started implied maybe clinician	1 1 4 -4 -1
rules stopped last told started maybe clinician	1 0 -3 2 0
rules stopped last told stopped	2 -3 -2 4 -2
rules stopped last told stopped clinician	-1 -3 0 5 -1
rules stopped last told stopped maybe clinician	2 0 0 -1 -2
rules stopped last told stopped maybe patient	1 1 -3 0 1
rules stopped of 0	-1 -5 -2 8 -1
rules stopped of 1	4 -1 1 0 -3
rules stopped of 2	-1 -2 0 3 0
rules stopped of 3	-1 0 -6 6 1
rules stopped often	-2 2 -4 6 -2
rules stopped trade	-2 -1 -3 7 -1
rules stopped undosed	6 -11 -5 10 -3
sub acepromazin	-2 -3 2 0 3
sub acetylcystein	-3 -1 -1 5 0
sub acetylsalisylsyre	-3 1 -3 4 1
sub adrenalin	1 2 0 -2 -1
sub afoksolaner	-4 1 0 4 0
sub alendronat	-3 1 -1 4 -1
sub alfa-kasozepin	-4 0 -1 5 0
sub alfakalsidol	-1 2 -1 0 0
sub alfuzosin	-2 4 0 -2 0
sub alginat	-1 2 -1 1 -1
sub alimemazin	1 -2 3 -1 -1
sub allergen latex	2 -1 0 -1 0
sub allergen plaster	2 -1 0 -1 0
sub allopurinol	-4 3 2 -3 2
sub altrenogest	-3 3 0 1 0
sub ambroksol	0 0 2 -2 0
sub amiodaron	4 -1 -1 -2 0
sub amitriptylin	2 -4 0 2 0
sub amlodipin	-4 4 1 -1 0
sub amoksicillin	2 -1 0 -2 1
sub amoksicillin-klavulansyre	2 0 -4 -2 4
sub antacida	-1 1 -1 2 0
sub apiksaban	1 6 -2 -5 -1
sub apremilast	2 -1 0 -1 0
sub atomoksetin	4 -1 0 -1 -1
sub atorvastatin	-8 8 -2 -1 3
sub atropin	0 -1 2 -1 0
sub azatioprin	-4 -3 -1 -2 11
sub azitromycin	4 -1 -3 0 0
sub bedinvetmab	-2 2 1 -1 0
sub beklometason	0 2 -3 1 0
sub benazepril	3 -1 -2 1 -1
sub bendroflumetiazid	1 -4 -2 5 -1
sub betametason	0 -5 3 3 -1
sub betametason-kalsipotriol	3 1 -2 -1 0
sub bimatoprost	2 -1 0 0 0
sub biotin	-1 3 -1 -1 0
sub bisoprolol	-2 11 -3 -5 -1
sub botox	3 -1 -1 -1 0
sub brimonidin	2 -1 -1 0 0
sub brinzolamid	0 -2 2 0 0
sub budesonid	2 -5 7 -3 -1
sub bumetanid	0 4 -3 -1 0
sub buprenorfin	-4 3 4 -1 -1
sub butorfanol	-1 -2 5 -1 0
sub butylskopolamin	0 1 1 -2 0
sub canaural	2 -2 -1 -5 7
sub cbd	-1 -1 0 2 0
sub cefiksim	2 0 0 -1 0
sub cefovecin	0 -1 0 -1 2
sub ceftiofur	2 -2 0 1 0
sub ceftriakson	-1 0 0 0 2
sub cetirizin	-3 -2 4 3 -2
sub ciprofloksacin	-2 -2 1 -2 5
sub citalopram	-3 4 -1 0 0
sub clorheksidin	-3 -1 3 1 0
sub co-codamol	1 -3 2 1 0
sub colistin	2 -1 -1 0 0
sub critical_care	8 1 -7 -1 -1
sub dalteparin	-1 9 -2 -5 -1
sub dapagliflozin	-1 4 0 -2 -1
sub deksametason	5 -3 -3 0 0
sub denosumab	-1 2 1 -1 0
sub desogestrel	-3 5 0 -2 0
sub detomidin	-1 -3 6 -2 -1
sub diazepam	-3 5 -1 -1 -1
sub difenhydramin	2 -1 0 0 0
sub digoksin	2 -3 -2 4 -1
sub diklofenak	-3 4 -2 3 -1
sub dikloksacillin	-1 2 0 0 0
sub disulfiram	4 -1 0 -2 -1
sub docusat	-4 -2 6 0 -1
sub doksazosin	0 -2 1 2 0
sub doksysyklin	5 -4 -1 0 0
sub domperidon	2 -1 1 -1 0
sub dorzolamid	2 -1 -1 -1 0
sub drospirenon	-1 2 0 0 0
sub drotaverin	-2 0 0 2 0
sub dulaglutid	3 -2 -1 -1 0
sub duloksetin	-1 -2 0 -1 4
sub dutasterid	-2 -1 5 -2 0
sub effydral	-1 4 1 -3 0
sub empagliflozin	-1 -4 1 5 -1
sub enalapril	-7 3 -4 2 6
sub enoksaparin	0 3 0 -2 0
sub enrofloksacin	1 -2 1 0 0
sub eplerenon	-2 -1 4 -1 0
sub erenumab	3 -2 -1 0 0
sub erytromycin	-3 -1 -1 -1 5
sub escitalopram	-3 1 -1 1 2
sub esomeprazol	-2 4 1 -3 0
sub etinylestradiol	-6 1 2 3 -1
sub etonogestrel	-3 4 -1 0 0
sub etorikoksib	0 1 0 -2 0
sub etylmorfin	-3 -2 1 5 0
sub eumovate	-3 -2 0 5 0
sub evolokumab	3 -1 0 -1 0
sub ezetimib	-1 -2 3 0 0
sub famotidin	0 -1 2 -1 0
sub feliway	-2 5 -2 -1 -1
sub felodipin	2 -1 -1 1 -1
sub femal	2 0 -1 0 0
sub fenbendazol	4 2 -3 -4 0
sub fenobarbital	4 3 -3 -3 -1
sub fenoksymetylpenicillin	4 0 0 -2 -1
sub fentanyl	1 -1 2 -1 0
sub fenylbutazon	2 -5 -2 6 -1
sub ferrosulfat	-7 -2 6 6 -2
sub finasterid	1 2 -2 -1 0
sub fipronil	-1 0 -1 2 0
sub firokoksib	-1 -2 -1 4 0
sub fludrokortison	2 0 0 -1 0
sub fluniksin	-3 -6 15 -4 -1
sub fluralaner	0 2 -1 0 -1
sub flutikason	-8 1 8 -2 1
sub flutikason-vilanterol	-2 1 0 2 0
sub folsyre	-5 10 -1 -3 -1
sub furosemid	-2 10 -2 -4 -2
sub fusidinsyre	-2 -3 0 6 -1
sub gabapentin	-1 0 -1 4 -1
sub gentamicin	3 -1 -2 0 0
sub gentamicin-betametason-klotrimazol	0 0 0 -1 2
sub glibenklamid	-1 -1 0 2 0
sub gliklazid	-1 -4 -1 7 0
sub glukagon	-4 4 1 -1 0
sub glukosamin	-6 6 -2 2 0
sub gurkemeie	-3 1 0 3 0
sub halofuginon	0 -2 -1 2 0
sub haloperidol	-4 -3 -2 0 10
sub helvetesildvaksine	3 -1 -1 -1 -1
sub hepatittvaksine	4 -3 1 -2 0
sub hormonspiral	9 -5 -1 -2 -1
sub hyaluronsyre	-4 3 3 -2 0
sub hydroklortiazid	-1 -1 2 1 0
sub hydrokortison	-5 2 1 2 0
sub hydroksyklorokin	-3 -2 -1 2 4
sub hydroksyzin	-2 1 4 -2 -1
sub ibuprofen	16 -11 -7 5 -2
sub imepitoin	6 -2 -2 -2 0
sub imidakloprid	0 4 -3 -2 1
sub indapamid	-1 -2 0 4 -1
sub infliksimab	4 -2 -1 -1 0
sub insulin	5 -2 -1 -1 -1
sub insulin_glargin	-1 4 0 -2 0
sub ipakitine	-4 3 -1 4 -1
sub ipratropium	4 0 -1 -2 -1
sub ivermektin	7 -2 -1 -2 -1
sub jernkarboksymaltose	-1 -2 4 -1 0
sub jerntabletter	-3 1 1 2 -1
sub jod	-4 -3 1 2 5
sub kaliumbromid	5 -2 -1 -1 0
sub kaliumjodid	2 1 -1 -2 0
sub kaliumklorid	-1 -1 0 2 -1
sub kalsipotriol	-3 4 1 -2 0
sub kalsium	-3 -3 5 2 -1
sub kalsiumborglukonat	-1 -2 3 0 0
sub kalsiumkarbonat	-4 6 -1 -1 0
sub kandesartan	-1 -5 4 3 -1
sub kaolin	-1 0 2 0 0
sub karbamid	-1 2 0 -1 1
sub karbimazol	5 -2 -1 -2 0
sub karboplatin	-3 5 -1 -1 0
sub karprofen	-3 0 -3 6 0
sub ketamin	-3 -1 4 -2 2
sub ketoprofen	-4 -1 5 0 0
sub klaritromycin	-1 -2 2 -1 2
sub klemastin	-2 -1 1 1 0
sub klenbuterol	1 -2 -1 3 -1
sub klobetasol	-3 -3 3 4 0
sub kloksacillin	3 -1 -3 1 -1
sub klonazepam	0 0 0 -2 2
sub kloprostenol	0 -1 2 -1 0
sub kloramfenikol	-3 -2 -1 5 0
sub klorfeniramin	0 -1 -1 2 0
sub klorprotiksen	-1 2 0 0 0
sub klozapin	0 2 0 -1 0
sub kobalamin	-2 4 -1 0 0
sub kodein	5 -5 -2 3 -2
sub kodein-hostesaft	4 -4 -2 2 -1
sub kolkisin	1 -2 -1 -2 3
sub kondroitin	-5 7 -1 -1 0
sub kortison	24 -10 -6 -6 -2
sub ksylometazolin	-2 -4 1 6 0
sub laktulose	-2 3 -1 1 0
sub lamotrigin	-4 4 1 -3 1
sub lansoprazol	-2 3 1 -2 0
sub latanoprost	1 2 -1 -2 1
sub levetiracetam	0 2 0 -2 1
sub levodopa	-1 4 -2 -1 0
sub levonorgestrel	-3 2 3 0 -1
sub levonorgestrel-etinyl	-1 2 0 0 0
sub levotyroksin	-6 18 -4 -7 -1
sub lidokain	6 -3 1 -2 -2
sub liraglutid	1 -1 -2 2 0
sub lisdeksamfetamin	-1 3 0 -2 0
sub lisinopril	-3 0 0 3 0
sub litium	4 3 -4 -3 -1
sub lokivetmab	2 -1 0 -1 0
sub loperamid	-4 -5 1 8 -1
sub loratadin	-2 0 -1 3 -1
sub losartan	-6 9 0 -2 -1
sub lutein	-3 -1 0 5 -1
sub lymecyklin	-1 -2 0 3 0
sub magnesium	-9 5 -2 6 0
sub magnesium_tablets	2 0 -1 0 0
sub makrogol	-4 2 4 -2 -1
sub malarone	0 -1 2 0 0
sub marbofloksacin	-3 -1 5 0 0
sub maropitant	-6 -4 13 -1 -2
sub medetomidin	-3 -1 1 0 2
sub meflokin	-1 -1 0 -2 3
sub melatonin	-3 4 0 0 -1
sub meloksikam	1 -6 10 -4 -1
sub mesalazin	-4 5 1 -2 -1
sub metadon	0 2 1 -3 -1
sub metamizol	-3 -2 0 -1 5
sub metformin	-1 -1 -1 6 -2
sub metoklopramid	-4 -7 3 4 4
sub metoprolol	-5 7 -1 -1 -1
sub metotreksat	3 3 2 -6 -3
sub metronidazol	-3 -1 0 0 4
sub metylfenidat	2 1 0 -1 -1
sub metylprednisolon	2 -4 6 -3 -2
sub midazolam	-1 3 0 -1 0
sub mikonazol	3 -2 -1 -1 1
sub mirataz	-2 -2 0 4 0
sub mirtazapin	-1 -1 1 2 -1
sub moksidektin	5 -2 -2 -1 0
sub montelukast	5 -5 0 -2 2
sub morfin	2 -4 2 0 1
sub multivitaminer	-1 2 0 -1 0
sub mykgjørende_krem	4 -2 -2 0 0
sub naloxon	3 1 -4 -1 0
sub naproksen	-4 5 0 -2 1
sub natriumbikarbonat	-1 -1 2 0 0
sub neomycin	0 -1 2 -1 0
sub nikotin	-1 -3 3 0 0
sub nimesulid	-2 -1 -1 4 0
sub nitrofurantoin	-2 1 -1 -2 4
sub nitroglyserin	-9 15 -2 -3 -1
sub nystatin	2 -1 1 -2 0
sub oklacitinib	2 -5 -1 4 -1
sub oksazepam	2 -1 -3 1 1
sub oksymetazolin	-3 -1 -2 7 0
sub oksytetrasyklin	0 -3 0 2 2
sub oksytocin	2 -5 4 -1 0
sub omega-3	-7 5 -4 8 -1
sub omeprazol	2 1 -1 1 -2
sub omeprazolpasta	-2 4 -2 1 0
sub ondansetron	1 -3 -1 5 -1
sub oresol	-2 3 0 0 0
sub osurnia	-1 -1 3 -1 0
sub otodine	0 2 -1 0 0
sub p-piller	5 -2 -2 0 -2
sub paklitaksel	-1 3 0 -1 0
sub pantoprazol	-4 -1 2 3 0
sub paracetamol	-10 24 9 -18 -4
sub parafinolje	-1 -1 2 -1 0
sub pegfilgrastim	-5 3 0 3 0
sub penicillin	3 -5 -1 -7 9
sub pergolid	-2 7 2 -7 -1
sub perindopril	-1 3 -1 0 0
sub pimobendan	3 4 -3 -3 -1
sub polymyxin	-5 -3 1 6 0
sub prazikvantel	2 -2 2 -1 0
sub prazosin	-2 0 0 2 0
sub prednisolon	11 -5 -5 -1 0
sub pregabalin	3 -1 -1 -1 -1
sub probiotika	2 1 -1 -2 0
sub progesteron	1 0 1 -2 -1
sub prokain	-3 -1 1 0 2
sub prokainpenicillin	-3 -1 0 6 -1
sub promethazin	3 -4 3 -1 -1
sub propiomazin	0 -2 -1 1 2
sub propofol	-1 -1 4 -1 -1
sub propranolol	0 -3 1 3 -1
sub propylenglykol	-2 6 0 -3 0
sub protexin	2 -1 -1 0 0
sub quetiapin	6 -7 -2 5 -1
sub ramipril	0 -2 -1 2 1
sub risperidon	-4 0 -1 5 -1
sub rispoval	2 -1 -1 -1 0
sub rivaroksaban	3 2 -2 -2 0
sub robenakoksib	0 -3 -2 5 0
sub roflumilast	2 -1 0 -1 0
sub romifidin	-2 -1 4 0 0
sub ropinirol	-1 0 0 2 0
sub rosuvastatin	-3 0 3 0 0
sub rotigotin	0 -2 0 2 0
sub sakubitril	0 2 -1 -1 0
sub salbutamol	-9 21 -3 -8 -1
sub saltvann	7 1 -6 -2 -1
sub sarolaner	-5 6 1 -2 0
sub secukinumab	-2 -1 0 4 0
sub selamektin	-3 1 4 -1 0
sub selen-vitamin_e	-1 0 3 -2 0
sub semaglutid	5 -3 6 -6 -2
sub sertralin	-2 5 -1 -1 -1
sub sildenafil	2 -2 -1 1 0
sub simetikon	0 2 -3 2 0
sub simvastatin	-2 0 -3 4 0
sub sinksalve	0 4 -2 0 -2
sub solifenacin	2 -2 -2 1 1
sub spironolakton	-3 1 -3 1 3
sub suksibuzon	3 -1 0 -1 0
sub sulfa	0 -1 -4 -1 5
sub sulfasalazin	-1 -2 -1 -2 5
sub sumatriptan	1 2 0 -4 0
sub takrolimus	0 1 1 -2 0
sub tamoksifen	2 -1 0 -1 0
sub tamsulosin	0 2 -1 0 -1
sub telmisartan	4 1 -1 -3 -1
sub teofyllin	1 0 0 -2 1
sub terbutalin	-2 4 0 -1 0
sub testosteron	3 -1 -1 0 0
sub tetanus	6 -2 1 -2 -2
sub tetrasyklin	0 -1 -1 2 0
sub tiamin	-2 0 3 -1 0
sub tikagrelor	2 -1 2 -2 0
sub tilmikosin	2 -1 0 0 0
sub timolol	0 -3 -1 1 2
sub tiotropium	0 -2 -2 5 -1
sub tiotropium-olodaterol	-3 0 -1 4 0
sub toltrazuril	1 0 1 -2 0
sub topiramat	-2 -3 -2 2 4
sub torasemid	2 -1 -1 0 0
sub tramadol	7 -6 -3 -5 6
sub trelegy	-2 -1 5 -2 0
sub triamcinolon	-1 -1 2 0 0
sub trilostan	1 -2 1 0 0
sub trimetoprim	-4 -1 5 -1 0
sub trimetoprim-sulfa	-5 -4 3 -3 9
sub tulatromycin	-2 2 1 -2 0
sub tylosin	1 -1 -2 1 1
sub valproat	7 -2 -1 -3 0
sub vareniklin	3 -1 0 -2 -1
sub venlafaksin	1 3 -1 -3 -1
sub vitamin_a	5 -2 -2 -1 -1
sub vitamin_c	3 -1 -2 0 0
sub vitamin_d	9 -2 -4 -2 -1
sub warfarin	14 -2 -2 -7 -2
sub yasmin	-2 3 0 -1 0
sub zolpidem	2 -3 -1 2 0
sub zopiklon	0 -5 -3 10 -2
sub østradiol	1 -3 2 1 -1
sub аквамарис	-3 2 1 0 0
sub актовегин	2 1 -1 -1 0
sub ацетазоламид	5 -2 -2 -2 0
sub глицин	-5 5 -1 1 -1
sub дроспиренон	-1 2 0 0 0
sub интерферон	3 -2 -1 1 0
sub ихтиоловая	-1 2 -1 0 0
sub кот_эрвин	-1 -1 -1 2 0
sub мексидол	2 -1 0 0 0
sub мелоксидил	2 -1 0 0 0
sub страйд	-2 4 -1 0 0
sub феназепам	2 -2 -2 2 -1
subject other	3 0 -2 -2 0
subject patient	3 1 2 -2 -3
subject relative	4 -1 0 -1 -2
sv	7 -1 1 -1 -6
then allergy	-5 -3 0 -9 16
then allergy clinician	-2 -1 -1 -1 5
then allergy maybe clinician	-3 -3 -1 -4 12
then allergy maybe patient	0 2 1 -3 0
then another	-1 3 -1 6 -7
then condition	3 2 1 -1 -5
then condition clinician	3 -4 0 1 0
then condition maybe clinician	1 5 -3 1 -5
then condition maybe patient	-2 3 -3 1 1
then continue	-6 23 -6 -8 -5
then continue clinician	-2 8 0 -5 -1
then continue maybe clinician	-5 9 -3 0 -2
then continue maybe patient	-1 5 -2 -1 -2
then denyPlan	2 -6 -4 6 2
then denyPlan clinician	-3 -2 3 2 0
then denyPlan maybe clinician	4 1 -4 -1 0
then denyPlan maybe patient	0 -1 0 3 0
then doseForm	2 0 3 -2 -2
then doseForm clinician	0 -1 3 -1 0
then doseForm maybe clinician	-5 2 -2 6 -1
then doseForm maybe patient	3 -1 1 -2 0
then doseForm patient	-1 1 2 -1 -1
then firstPerson	-1 1 -4 2 4
then firstPerson clinician	1 -5 1 1 2
then firstPerson maybe clinician	-3 -2 2 0 4
then firstPerson maybe patient	-2 -2 3 0 2
then firstPerson patient	-3 1 -1 0 3
then frequency	-6 2 10 -2 -7
then frequency clinician	1 2 1 -3 -1
then frequency maybe clinician	-4 2 9 -3 -4
then frequency maybe patient	-5 4 2 1 -3
then frequency patient	0 2 -3 2 0
then given	-6 0 -2 2 7
then given maybe clinician	0 1 1 -5 3
then given maybe patient	-2 -1 -1 2 3
then given patient	-2 2 -2 1 2
then hypothetical	0 -1 0 -4 5
then hypothetical clinician	-1 -1 -1 1 2
then hypothetical maybe clinician	0 2 1 -3 1
then hypothetical maybe patient	0 -2 1 1 0
then kin	5 -1 3 -2 -5
then kin maybe clinician	2 -2 3 -1 -1
then kin maybe patient	3 0 3 -5 -1
then lower	-3 9 -3 -2 -2
then lower clinician	1 2 -2 -1 0
then lower maybe patient	0 1 -2 1 -1
then negation	1 -5 -1 4 1
then negation maybe clinician	-2 -3 -1 0 6
then negation maybe patient	-3 2 4 -5 2
then negation patient	1 2 2 -5 1
then no	8 0 -4 -1 -4
then no clinician	3 -2 2 -1 -1
then no maybe clinician	0 4 -4 0 0
then no maybe patient	0 0 1 1 -2
then no patient	2 -4 -1 -1 3
then otherAnimal	-2 -2 5 1 -1
then otherAnimal maybe clinician	-2 1 1 0 0
then otherPerson	2 -4 2 0 0
then otherPerson maybe clinician	1 -6 2 1 2
then otherPerson maybe patient	1 -2 -2 2 0
then otherPerson patient	1 1 1 -2 -1
then past	0 -3 2 -3 5
then past maybe clinician	-2 3 1 -5 2
then past maybe patient	1 0 3 0 -3
then past patient	-1 3 -1 -4 3
then planCue	-1 2 -3 4 0
then planCue clinician	1 -2 1 -1 2
then planCue maybe clinician	0 -2 2 -1 2
then planCue maybe patient	2 -1 0 2 -3
then planCue patient	-1 2 1 -1 -1
then question	-4 1 0 4 -1
then question clinician	-1 3 3 -5 0
then question maybe clinician	-2 1 -3 2 2
then question maybe patient	3 -1 0 -1 -1
then question patient	3 -4 -1 0 2
then raise	-2 11 0 -8 -1
then raise maybe clinician	1 4 -2 -2 0
then raise maybe patient	-1 4 1 -4 0
then reaction	-4 -4 -1 -2 11
then reaction maybe clinician	-2 0 0 -2 5
then reaction maybe patient	1 -2 -1 -1 3
then refuse	0 -6 -1 3 4
then refuse maybe clinician	0 -1 1 -2 3
then refuse maybe patient	0 -1 3 -2 -1
then refuse patient	1 1 1 -3 0
then secondPerson	-2 0 3 0 1
then secondPerson clinician	0 -3 2 4 -2
then secondPerson maybe clinician	-1 -2 3 0 0
then secondPerson maybe patient	1 -2 1 1 0
then secondPerson patient	-2 2 -2 1 1
then start	-5 5 0 2 0
then start clinician	1 -1 2 -3 0
then start maybe clinician	-3 0 4 -1 -1
then start maybe patient	1 -1 4 -5 1
then start patient	-1 3 -1 0 -1
then stop	-10 -6 -7 16 -1
then stop clinician	-4 -1 -2 10 -3
then stop maybe clinician	-2 -2 -4 10 -1
then stop maybe patient	-2 -6 3 5 0
then symptom	-4 -2 -3 5 7
then symptom clinician	-3 3 -1 -1 2
then symptom maybe clinician	2 -2 -2 1 2
then symptom maybe patient	0 -2 1 -2 3
then symptom patient	-1 1 -2 0 2
then takes	0 1 -1 3 -4
then takes clinician	0 1 -1 -2 2
then takes maybe clinician	-4 0 3 6 -5
then takes maybe patient	-1 2 -1 0 0
then unit	-4 0 9 -4 -4
then unit clinician	-2 -4 5 0 0
then unit maybe clinician	-5 2 5 -2 0
then unit maybe patient	-6 4 5 -4 1
then unit patient	-2 -2 -2 6 -1
then yes	-2 0 -2 1 4
then yes clinician	1 -2 -4 6 -1
then yes maybe clinician	-2 -2 0 2 1
then yes maybe patient	0 -1 5 -5 0
then yes patient	-3 -1 1 3 1
told allergy	-3 -3 -3 -2 10
told allergy maybe clinician	-2 0 -2 1 4
told allergy maybe patient	2 -1 -2 -2 4
told allergy patient	-3 -1 2 -1 3
told beside implied	-2 3 3 -2 -1
told beside implied maybe clinician	-1 2 0 -1 0
told beside implied maybe patient	-1 -1 3 -1 -1
told continued	-3 4 -4 5 -4
told continued implied	-3 2 -1 2 -1
told continued implied maybe clinician	-4 1 4 -2 1
told continued implied maybe patient	3 -2 -1 3 -2
told continued implied patient	-2 3 -3 1 0
told continued maybe clinician	-1 2 -2 2 0
told continued maybe patient	-1 0 1 2 -2
told continued patient	-2 4 -3 2 -1
told foreign	6 -2 1 -4 -1
told foreign clinician	-1 1 2 -2 -1
told foreign maybe clinician	-1 1 -4 3 1
told foreign maybe patient	1 -2 3 -3 0
told foreign patient	7 -3 -1 -2 -1
told lowered	-2 4 0 -1 -1
told lowered maybe clinician	-1 3 0 -1 0
told named implied	-4 3 -1 3 -1
told named implied clinician	1 2 -5 1 1
told named implied maybe clinician	-2 -1 2 0 1
told named implied maybe patient	0 0 2 2 -3
told named implied patient	-6 3 -2 3 1
told past	-2 0 0 1 1
told past implied	1 1 2 -3 0
told past implied maybe clinician	0 0 3 -3 0
told past maybe clinician	-4 -2 4 3 -1
told past maybe patient	-1 1 -2 -1 4
told past patient	4 1 -3 -1 -2
told raised	0 2 1 -2 -1
told raised maybe clinician	-1 2 0 -2 0
told refused	3 -1 -5 -1 4
told refused clinician	-1 -2 -3 3 2
told refused maybe clinician	3 1 1 -3 -1
told refused maybe patient	0 0 -2 -1 2
told refused patient	2 -1 -1 0 0
told started	2 -2 4 -4 -2
told started clinician	3 -2 4 -5 1
told started implied	-4 0 2 2 0
told started implied maybe clinician	-3 -1 1 2 1
told started maybe clinician	-1 4 -1 0 -2
told started maybe patient	1 -3 3 1 -1
told stopped	-4 -3 3 3 1
told stopped clinician	-2 -4 3 2 0
told stopped maybe clinician	0 2 -1 -1 1
told stopped maybe patient	-2 -1 -1 2 1
told supposed implied	2 0 -1 1 -1
told supposed implied clinician	1 -1 -1 2 0
trade	-2 2 4 1 -2
unheard	7 4 -5 -2 -5
unheard allergy	5 -5 -3 -4 6
unheard continued	-3 7 0 -4 0
unheard none	13 1 -3 -5 -6
unheard started	-7 6 2 3 -4
unheard stopped	-1 -5 -1 8 -1
vet	9 -8 20 -9 -19`,
  n: `b< n # #	1 0 -3 2 -1
b< n # dagar	-3 0 1 0 1
b< n # dage	-2 -1 0 3 0
b< n # dager	1 -3 1 1 0
b< n # døgn	1 1 -1 -2 1
b< n # g	-1 0 3 -1 0
b< n # gånger	0 0 -2 2 0
b< n # hver	2 0 -1 -2 1
b< n # i	-2 2 1 -1 0
b< n # mg	0 1 -2 -1 2
b< n # minutt	2 0 0 -2 0
b< n # ml	2 -3 -1 2 0
b< n # månede	0 0 2 -1 -1
b< n # och	-1 -2 2 1 0
b< n # og	0 -2 -4 7 -1
b< n # om	-2 1 1 1 0
b< n # stycke	0 2 0 -1 0
b< n # stykke	-1 2 -2 0 0
b< n # til	-1 -2 3 1 0
b< n # uger	-2 0 -2 4 0
b< n # veckor	-2 1 1 0 0
b< n # |	-7 3 0 6 -3
b< n # år	2 1 -2 -1 -1
b< n <c?c?> antibi	2 0 0 -1 0
b< n <c?c?> da	1 -1 1 -2 1
b< n <c?c?> de	1 1 -2 0 0
b< n <c?c?> den	-1 4 0 -2 -1
b< n <c?c?> det	-3 -1 4 0 0
b< n <c?c?> du	3 -4 -2 3 0
b< n <c?c?> då	-2 2 1 -2 0
b< n <c?c?> får	2 1 -4 1 0
b< n <c?c?> han	-5 8 -3 0 1
b< n <c?c?> ho	-2 0 2 0 0
b< n <c?c?> hon	-4 1 -2 1 3
b< n <c?c?> hun	-2 1 -2 1 2
b< n <c?c?> i	-1 0 2 0 0
b< n <c?c?> jeg	-3 -1 -1 6 -2
b< n <c?c?> nei	1 -2 0 2 -1
b< n <c?c?> nu	-2 2 1 -1 0
b< n <c?c?> och	-1 1 1 1 -2
b< n <c?c?> og	-1 0 6 -1 -3
b< n <c?c?> vi	2 -2 0 -3 2
b< n <c?p?> har	1 3 -2 -1 -1
b< n <c?p?> hvad	2 -1 0 -2 1
b< n <c?p?> och	-1 -2 -1 1 2
b< n <c?p?> og	-3 -3 -1 7 -1
b< n <c?p?> tar	-1 2 0 -1 0
b< n <c?p?> vi	-1 -2 3 0 0
b< n <c?p?> §	-1 -1 2 -2 1
b< n <cc> du	-2 1 1 1 -1
b< n <cc> han	1 2 -2 -1 0
b< n <cc> i	-1 -1 2 0 0
b< n <cc> jeg	-2 0 1 2 0
b< n <cc> lis	-1 -1 0 2 0
b< n <cc> og	0 -1 1 -2 2
b< n <cc> så	-2 0 -1 2 0
b< n <cc> vi	4 -1 -2 -2 0
b< n <cc> §	-1 2 -1 0 0
b< n <cp> du	0 2 0 -2 0
b< n <cp> hun	-2 1 -1 1 0
b< n <cp> hva	-1 -1 0 3 0
b< n <cp> hvad	-1 -1 0 2 0
b< n <cp> jag	-2 1 0 1 0
b< n <cp> §	2 -2 1 -2 1
b< n <p?c?> den	3 0 -1 -3 0
b< n <p?c?> det	0 2 -1 -2 1
b< n <p?c?> du	-1 4 -7 4 -1
b< n <p?c?> då	-2 2 1 0 0
b< n <p?c?> han	-2 0 0 1 0
b< n <p?c?> jeg	-1 -1 2 0 0
b< n <p?c?> och	-2 1 0 2 0
b< n <p?c?> og	-3 -3 3 5 -2
b< n <p?c?> så	2 -1 1 -2 0
b< n <p?p?> da	-2 1 2 0 -1
b< n <p?p?> den	-1 2 0 -1 0
b< n <p?p?> det	-3 -2 0 5 0
b< n <p?p?> du	0 -2 0 -1 2
b< n <p?p?> då	0 -2 1 1 0
b< n <p?p?> får	-1 -1 0 2 0
b< n <p?p?> han	-3 4 -1 -1 1
b< n <p?p?> har	-2 1 1 0 0
b< n <p?p?> hun	1 -2 -1 3 -1
b< n <p?p?> hur	-1 -2 0 4 0
b< n <p?p?> hva	2 0 -1 0 0
b< n <p?p?> hvad	0 2 -1 0 0
b< n <p?p?> ja	4 -4 1 -1 0
b< n <p?p?> jag	-3 1 -1 3 0
b< n <p?p?> jeg	-1 0 -2 2 1
b< n <p?p?> kona	-1 2 0 -1 0
b< n <p?p?> min	2 -1 -1 0 0
b< n <p?p?> nei	-2 0 2 0 0
b< n <p?p?> och	-1 2 2 -2 0
b< n <p?p?> og	0 5 -2 -6 3
b< n <p?p?> så	-2 1 0 -1 3
b< n <p?p?> vi	0 -3 2 1 -1
b< n <p?p?> §	-1 -4 3 2 0
b< n <pc> da	0 3 -2 -1 0
b< n <pc> då	0 -1 2 -1 0
b< n <pp> har	2 -1 0 0 0
b< n <pp> jeg	-1 2 -1 -1 0
b< n <pp> och	0 1 1 -2 0
b< n ? #	-2 1 2 -1 0
b< n ? bara	2 -1 0 0 0
b< n ? det	1 -3 1 1 -1
b< n ? du	-1 2 0 -3 1
b< n ? eg	-1 -1 2 0 0
b< n ? en	-3 2 -1 2 -1
b< n ? er	2 0 -1 -1 -1
b< n ? får	0 -2 1 0 0
b< n ? hadde	0 2 0 -1 0
b< n ? han	-1 1 -1 -1 2
b< n ? har	2 3 -1 -4 -1
b< n ? hun	0 0 -2 2 0
b< n ? i	-1 1 2 -1 0
b< n ? jag	1 2 -1 -2 0
b< n ? jeg	0 -1 -4 5 1
b< n ? kun	-1 2 0 0 0
b< n ? min	3 -2 0 0 0
b< n ? och	0 -2 -2 3 0
b< n ? og	-2 4 -1 -2 2
b< n ? smerte	-1 -1 0 3 0
b< n ? så	2 0 1 -2 -1
b< n absolu inte	-1 2 0 0 0
b< n aften og	0 -1 -1 2 0
b< n aften |	5 -2 -1 -2 0
b< n allerg ?	-2 0 1 0 1
b< n allerg |	0 -1 0 -2 3
b< n andet |	2 -1 -1 0 0
b< n andre |	-1 -1 2 0 0
b< n annet |	-2 0 0 2 0
b< n at du	-2 1 0 1 -1
b< n at jeg	0 -2 0 2 0
b< n at vi	2 -1 0 0 -1
b< n att du	1 -1 -1 2 0
b< n att hon	3 -1 0 -1 0
b< n av det	-2 2 0 0 -1
b< n av |	2 -2 0 1 0
b< n bare ikke	2 -1 0 0 0
b< n begynt på	-1 0 -1 0 2
b< n behand med	-2 -1 3 -1 0
b< n blir det	-3 -1 1 1 1
b< n bliver du	-1 2 -1 -1 0
b< n blodtr |	0 -1 0 2 0
b< n blå |	2 0 -2 0 0
b< n bra och	-1 -1 0 2 0
b< n bra |	-3 4 -1 1 -1
b< n byter till	-1 0 -1 0 2
b< n byter vi	-1 -2 3 -1 0
b< n bytter vi	0 -2 0 3 0
b< n börjar vi	-1 2 0 -1 0
b< n da ?	-1 -1 2 0 -1
b< n da går	0 2 -1 -1 0
b< n da har	1 -2 3 -3 0
b< n da holder	2 -1 -1 0 -1
b< n da prøver	3 -1 -2 0 0
b< n da setter	0 -1 2 -1 0
b< n da tar	-1 0 2 -1 0
b< n dag ?	0 2 -1 0 0
b< n dag i	3 -1 -2 0 0
b< n dag |	1 0 0 1 -2
b< n dagar |	-1 0 2 0 0
b< n dagen i	-1 -1 2 -1 1
b< n dagen på	0 -1 -2 3 0
b< n dagen |	-4 1 1 2 -1
b< n dager |	1 -3 2 0 1
b< n daglig i	-1 2 1 -2 0
b< n daglig som	-1 0 0 -1 2
b< n daglig |	0 2 -2 0 0
b< n de er	-2 1 0 2 0
b< n de får	2 0 -2 0 0
b< n de har	-1 -1 3 0 -1
b< n deg på	-1 -1 1 -2 2
b< n dem |	0 0 -2 2 0
b< n dem én	4 -1 -2 -1 0
b< n den andra	-1 0 0 2 0
b< n den andre	-2 -1 3 -1 0
b< n den behold	2 -1 -1 0 0
b< n den blå	0 2 -1 -1 0
b< n den der	-1 3 -2 -1 0
b< n den er	0 -1 2 -3 3
b< n den for	1 1 -1 -2 2
b< n den første	1 -2 0 1 0
b< n den går	0 -1 2 -1 0
b< n den har	0 2 -1 -1 0
b< n den i	1 1 -3 1 0
b< n den igjen	-2 0 0 2 0
b< n den jeg	-2 -1 3 0 0
b< n den lille	-2 2 1 -2 0
b< n den og	3 -1 -2 1 -1
b< n den sepone	2 1 -1 -2 0
b< n den siden	2 -1 0 -1 0
b< n den stoppe	-1 0 -1 3 0
b< n den tager	3 -2 0 -1 0
b< n den til	0 2 -1 -1 0
b< n den ude	-1 -1 2 0 0
b< n den være	-1 2 0 -1 0
b< n den |	3 -3 2 -1 -1
b< n den är	-1 0 -1 2 0
b< n der ?	-2 0 0 2 0
b< n der er	0 -3 1 1 0
b< n der hedder	0 -2 2 0 0
b< n der kan	3 -1 -1 0 0
b< n der noget	-2 -1 0 4 0
b< n der ordine	-1 0 2 0 0
b< n der |	-2 2 2 -1 0
b< n det #	0 -1 0 2 -1
b< n det ?	-3 -5 2 4 3
b< n det andre	-1 -1 2 0 0
b< n det bara	0 0 2 -1 0
b< n det blir	3 -1 -2 0 0
b< n det bliver	-3 1 2 -1 0
b< n det den	-1 0 -1 2 0
b< n det der	-1 2 -1 1 -1
b< n det er	-7 6 3 -3 1
b< n det finns	2 -2 1 -1 0
b< n det for	0 0 0 -1 2
b< n det går	-2 1 0 1 0
b< n det har	-1 3 1 -2 -1
b< n det hedder	-1 -1 2 1 0
b< n det heter	-2 3 1 -1 0
b< n det i	-2 1 2 -2 2
b< n det ikkje	2 -1 0 -1 0
b< n det inget	0 0 -1 0 2
b< n det inte	2 -1 -1 0 0
b< n det jag	2 0 -1 0 -2
b< n det kan	-2 -1 1 3 -1
b< n det med	3 -1 -2 1 -2
b< n det må	2 0 -2 0 0
b< n det måste	-2 0 0 0 2
b< n det på	1 1 1 -2 0
b< n det samme	-1 -4 3 1 1
b< n det sepone	-1 -2 1 1 0
b< n det skal	-3 5 -2 0 0
b< n det som	3 0 -1 -2 -1
b< n det sånn	-1 -2 0 2 1
b< n det tager	1 1 -1 -2 0
b< n det tar	-1 -1 1 2 0
b< n det trengs	0 2 -1 -1 0
b< n det var	0 -3 4 -4 3
b< n det vi	-2 0 3 -1 0
b< n det |	-1 -2 1 2 0
b< n det §	2 -1 -1 1 -1
b< n det är	2 -2 0 2 -2
b< n dig på	-1 -1 2 0 0
b< n dig |	-2 2 0 0 1
b< n du ?	3 -2 -1 -2 1
b< n du bare	1 -2 1 -1 0
b< n du börjar	2 0 -2 0 0
b< n du den	5 -1 0 -5 1
b< n du en	-1 -1 4 -2 0
b< n du får	-2 3 0 0 -1
b< n du gjort	1 0 2 -2 0
b< n du ha	1 2 0 -2 -1
b< n du hade	-2 -2 -1 2 3
b< n du hatt	-2 -1 0 2 1
b< n du have	0 -1 2 -1 0
b< n du ikke	-2 1 2 1 -2
b< n du ikkje	-1 3 -2 0 0
b< n du kan	-3 0 4 -1 0
b< n du med	3 0 0 -2 -1
b< n du noe	-2 3 -1 -2 1
b< n du noget	-2 2 0 0 0
b< n du nu	-2 2 0 -1 0
b< n du något	2 -2 0 0 0
b< n du og	2 1 -1 -1 0
b< n du også	2 -1 1 -1 0
b< n du prøvd	0 -2 -1 1 2
b< n du skal	0 2 0 -2 0
b< n du står	0 3 0 -2 0
b< n du ta	-2 0 2 0 0
b< n du taget	2 -2 1 0 0
b< n du tagit	0 -2 0 3 0
b< n du tar	-3 -2 4 1 -1
b< n du til	0 -1 2 -1 0
b< n du |	0 2 -1 -1 0
b< n du §	0 2 0 -1 0
b< n då ?	0 3 -1 -2 0
b< n då blir	-1 -1 1 0 2
b< n då börjar	-1 2 0 -1 0
b< n då får	-1 -1 0 2 0
b< n då kan	2 0 -1 0 0
b< n då tar	-3 2 2 -1 0
b< n då |	2 -2 -1 1 0
b< n efter #	-1 0 0 2 0
b< n eg gav	-2 0 1 1 0
b< n eg tek	-1 2 0 0 0
b< n eg |	0 -2 1 1 0
b< n en annan	-2 -1 3 -1 0
b< n en annen	-1 2 0 -1 0
b< n en gang	0 -1 3 -2 0
b< n en gång	-1 2 -1 -2 2
b< n en halv	2 2 -2 -2 -1
b< n en kur	-1 2 0 -2 0
b< n en lille	0 0 2 -1 0
b< n en spruta	-1 -2 2 0 0
b< n en sprøjt	3 -1 -2 0 0
b< n en sprøyt	1 -2 0 1 0
b< n en tablet	-1 -1 2 0 0
b< n en uge	2 -1 -2 0 0
b< n er #	-1 -1 2 -1 0
b< n er allerg	-1 -1 0 0 2
b< n er bra	-1 2 -1 0 0
b< n er der	-1 -2 0 4 -1
b< n er derfor	-1 0 2 -1 0
b< n er det	2 -1 1 -1 -1
b< n er en	0 -2 -1 4 0
b< n er fint	1 -2 0 0 0
b< n er følsom	-1 0 2 -2 0
b< n er ikke	1 3 -2 -2 -1
b< n er jo	-1 2 0 -1 0
b< n er lavt	-1 -2 0 3 0
b< n er litt	2 0 -1 -1 0
b< n er nede	-2 0 2 0 0
b< n er nok	1 -2 1 0 0
b< n er også	-3 2 0 1 0
b< n er på	1 -2 -1 2 0
b< n er |	-2 0 -2 0 3
b< n er §	-1 -1 0 3 0
b< n er åben	2 0 0 -1 0
b< n et par	-1 -1 0 2 0
b< n etterp |	-1 0 3 -1 0
b< n fast ?	-1 2 0 0 0
b< n fick jag	2 -1 -1 0 0
b< n fick ju	-1 -1 2 0 0
b< n fik jeg	1 2 2 -4 0
b< n fik §	2 0 0 -1 -1
b< n fikk hun	0 2 0 -1 0
b< n fikk jeg	2 0 -1 -1 0
b< n fikk vi	-2 0 0 -1 2
b< n fint |	-2 3 -1 0 0
b< n for #	2 -1 -2 2 -1
b< n for det	-1 1 -2 1 0
b< n for mye	2 -1 -1 0 0
b< n for smerte	-1 0 -1 2 0
b< n fortse med	0 -2 -1 2 0
b< n fortse |	-1 1 0 -2 2
b< n fortsæ i	-1 0 2 -1 0
b< n fortsæ |	1 -1 2 -2 0
b< n foråre |	0 1 1 -2 0
b< n fra før	0 0 0 -1 2
b< n fra i	3 2 -2 -3 1
b< n fredag |	2 1 -2 0 0
b< n frukos |	-1 -1 -1 2 0
b< n från listan	-2 0 0 2 0
b< n fået ?	-1 0 0 2 0
b< n fået noget	-1 -1 -1 2 0
b< n får du	0 0 3 -2 -1
b< n får han	-3 0 1 2 0
b< n får hon	-1 -2 1 1 0
b< n får jo	-3 0 -3 5 0
b< n får også	-1 2 -2 1 0
b< n får vi	0 -2 2 0 0
b< n fått noe	-2 -1 1 2 0
b< n følsom for	-1 -1 3 -2 0
b< n før ?	-2 0 0 3 -1
b< n før |	2 -2 0 0 0
b< n først |	3 0 -1 -2 0
b< n g #	0 -2 2 0 0
b< n ga henne	-1 -1 0 3 -1
b< n ga meg	0 2 0 -1 0
b< n gang om	0 -1 2 -1 0
b< n gang |	0 1 1 -3 1
b< n gange daglig	0 2 -1 -1 0
b< n gange |	0 -2 0 2 0
b< n ganger om	1 1 -1 -2 0
b< n ganger |	0 -1 -1 2 0
b< n gav en	0 -1 -1 2 0
b< n gav ham	-2 -1 -1 3 0
b< n gav henne	-2 0 0 2 0
b< n gikk på	2 -2 1 0 0
b< n gir deg	-1 -1 2 0 0
b< n gitt §	0 2 0 -2 0
b< n givet ham	-2 1 -1 1 0
b< n gjorde meg	-1 -1 0 2 0
b< n godt |	1 -1 1 -3 2
b< n greit |	0 0 1 -2 1
b< n grunn av	-1 2 -1 0 0
b< n gång om	0 2 -1 -1 0
b< n gånger om	-1 -1 0 2 1
b< n gånger |	-2 4 -1 -1 0
b< n går det	-1 -1 0 2 0
b< n går over	0 -1 2 -1 0
b< n går vi	-1 2 0 -1 0
b< n ha bort	-1 -1 -1 3 0
b< n ha den	-2 -1 1 2 0
b< n ha det	-2 1 1 0 0
b< n ha noe	1 -2 1 -1 0
b< n ha så	3 -2 -1 0 0
b< n ha videre	-2 2 1 -1 0
b< n ha |	-1 2 0 -1 0
b< n hadde du	3 -1 -1 -1 -1
b< n hadde noe	-1 0 0 -1 2
b< n hade jag	2 0 0 -1 0
b< n han fik	-1 -1 1 0 2
b< n han får	-1 7 -3 -2 0
b< n han fått	-1 0 0 2 0
b< n han har	-3 3 0 1 0
b< n han ikke	-1 -3 2 3 0
b< n han inte	2 -1 -1 0 0
b< n han med	-1 -1 0 2 0
b< n han noe	-1 2 0 -1 0
b< n han noget	-1 1 -2 2 0
b< n han selv	2 -2 0 0 0
b< n han ska	-3 2 1 0 0
b< n han står	0 2 -1 -1 0
b< n han tar	1 1 -1 -2 0
b< n har brukt	-1 -1 0 2 0
b< n har den	0 -1 -1 3 -1
b< n har dere	0 -2 0 2 0
b< n har det	-2 -1 0 1 2
b< n har du	-4 4 0 0 0
b< n har en	-3 4 2 -2 0
b< n har fået	5 -2 -1 -1 0
b< n har givet	-2 3 -1 0 0
b< n har haft	-2 -2 0 2 3
b< n har han	2 -1 2 -2 0
b< n har hatt	-2 1 0 0 1
b< n har hun	-2 0 -1 4 -1
b< n har i	0 1 2 -3 0
b< n har jeg	-2 1 1 -1 1
b< n har jo	0 1 1 -2 0
b< n har ju	-2 3 0 0 0
b< n har også	-2 -1 -1 4 0
b< n har tatt	-2 0 0 2 0
b< n har vi	-4 5 -1 0 0
b< n har ätit	0 -1 -1 2 0
b< n have den	2 -1 1 -2 0
b< n have noget	0 0 -2 2 0
b< n heller ikke	2 -1 -1 0 0
b< n heller prøve	-1 -1 0 2 0
b< n helt |	1 2 -2 -1 0
b< n hem |	-1 2 0 -1 0
b< n hemma |	2 0 0 -1 0
b< n hende noget	-1 2 0 -1 0
b< n hende |	-2 0 0 0 2
b< n her er	2 -1 0 -1 0
b< n her og	-1 -1 2 -1 0
b< n her |	0 1 1 -2 0
b< n hjemme ?	-1 0 -1 2 0
b< n hjerte |	0 2 -1 -2 0
b< n ho ikkje	0 0 -1 -1 2
b< n holder vi	0 -1 -1 2 0
b< n hon fick	0 0 2 -1 0
b< n hon få	2 -1 0 0 0
b< n hon har	1 0 -3 0 3
b< n hon inte	-2 0 -1 3 1
b< n hun er	-2 -1 0 1 1
b< n hun fik	3 -1 -1 -1 0
b< n hun fået	-1 -1 -1 3 0
b< n hun får	-7 3 1 3 1
b< n hun fått	0 2 -1 -2 0
b< n hun ha	0 2 -1 -1 0
b< n hun hadde	1 -1 -1 2 0
b< n hun har	-2 3 -3 1 2
b< n hun ikke	3 2 -3 -1 -1
b< n hva er	-1 2 -1 1 0
b< n hva får	0 -1 0 2 0
b< n hva har	-3 -1 -1 3 2
b< n hvad gør	2 -1 -1 0 0
b< n hvad har	-2 0 -1 3 0
b< n hvad så	-1 1 1 -2 1
b< n hver aften	3 0 0 -3 0
b< n hver dag	0 2 -1 -1 0
b< n hver morgen	-2 1 -1 1 1
b< n hver måned	2 -1 -1 0 0
b< n hvilke ?	2 -1 0 -1 0
b< n här |	2 0 -2 0 0
b< n i #	-4 2 3 -2 1
b< n i armen	-1 -1 2 0 0
b< n i august	-1 1 -1 -2 2
b< n i axeln	2 0 -2 0 0
b< n i blodår	-2 -2 4 0 0
b< n i dag	-2 -2 2 3 -1
b< n i den	2 -2 -1 0 1
b< n i en	3 -1 -1 -1 0
b< n i fjor	4 0 0 -2 -2
b< n i forvej	0 2 -1 0 0
b< n i foråre	1 1 0 -2 0
b< n i gang	-1 -1 1 -1 2
b< n i kveld	1 0 -2 -1 1
b< n i maj	-1 2 -1 -1 0
b< n i mars	2 -1 0 0 0
b< n i morgen	1 1 2 -4 0
b< n i morgon	0 -1 -1 0 2
b< n i munnen	2 -1 -3 3 0
b< n i muskel	-1 -1 2 0 0
b< n i månede	-1 0 -1 2 0
b< n i nakken	3 -1 -1 -1 0
b< n i sommer	2 -1 0 0 0
b< n i stedet	-2 -4 2 3 1
b< n i ställe	0 -2 4 -1 0
b< n i tilleg	0 -1 2 -1 0
b< n i veckan	2 -1 0 -1 0
b< n i vår	0 -2 -1 4 0
b< n i åra	-1 -1 3 0 0
b< n igen |	1 -2 1 -2 1
b< n ihop med	-2 3 0 0 0
b< n ikke begge	-1 0 0 2 0
b< n ikke fået	-1 -1 3 -1 0
b< n ikke gi	0 2 0 -1 0
b< n ikke ha	-3 3 -1 1 0
b< n ikke have	-1 0 -3 3 1
b< n ikke lenger	2 -1 1 -1 0
b< n ikke med	0 0 -2 1 1
b< n ikke mot	-2 -1 1 2 0
b< n ikke noe	0 -1 -1 2 -1
b< n ikke og	0 -1 0 2 -1
b< n ikke opp	-1 2 0 -1 1
b< n ikke på	2 -1 0 0 0
b< n ikke tåler	-1 -2 1 0 1
b< n ikke |	0 -1 1 -1 2
b< n in i	-2 0 2 0 0
b< n inte den	-2 -1 1 1 0
b< n inte ha	2 -1 0 -1 0
b< n inte i	-1 0 -1 2 0
b< n inte mer	4 -1 0 -2 0
b< n inte |	0 -1 -1 3 0
b< n ja den	-1 -2 1 2 0
b< n ja men	0 3 -1 -1 -1
b< n ja |	-6 1 2 3 -1
b< n jag #	-1 2 0 -1 0
b< n jag att	0 -2 1 1 0
b< n jag en	-2 0 1 0 0
b< n jag fick	-1 2 -1 0 0
b< n jag gav	-1 0 -1 2 0
b< n jag henne	-1 0 0 2 0
b< n jag inte	0 -3 3 0 0
b< n jag kan	0 0 -1 0 2
b< n jag misstä	-1 0 0 2 0
b< n jag skrive	-1 0 2 -1 0
b< n jag skulle	2 -1 -1 -1 0
b< n jag svimma	0 -1 0 0 2
b< n jag sätter	-1 0 2 -1 0
b< n jag tar	-1 3 -1 -1 0
b< n jag tog	-1 0 0 2 0
b< n jag vill	4 -1 -3 0 0
b< n jag är	-1 -1 0 2 0
b< n jag åt	3 -1 0 -2 0
b< n januar |	3 -2 0 0 0
b< n jeg at	2 -1 1 -1 -1
b< n jeg det	0 -1 0 -1 2
b< n jeg en	-1 2 0 -1 1
b< n jeg fik	-2 0 -1 3 0
b< n jeg fikk	2 -2 -1 0 1
b< n jeg får	0 1 -3 2 0
b< n jeg ga	0 0 -1 2 0
b< n jeg gav	-1 1 -1 2 0
b< n jeg gir	-1 1 2 -2 0
b< n jeg giver	-2 -1 4 -2 0
b< n jeg hadde	-1 -2 -1 5 -1
b< n jeg har	3 0 0 -2 -2
b< n jeg ikke	-1 2 0 -1 1
b< n jeg med	-1 -2 0 3 0
b< n jeg må	0 -2 0 2 0
b< n jeg og	-1 -1 0 2 1
b< n jeg ser	4 -3 -2 0 0
b< n jeg skal	2 -1 0 -1 0
b< n jeg tager	-2 4 -2 1 0
b< n jeg tar	-2 1 0 1 0
b< n jeg tenker	0 -2 1 0 0
b< n jeg var	0 2 0 -1 0
b< n jeg vil	1 -2 1 -2 1
b< n jeg |	-1 -1 0 0 2
b< n jern ?	0 -1 2 0 0
b< n jo astma	-2 0 0 -1 2
b< n jo |	3 -1 -1 0 0
b< n just nu	3 -1 -1 -1 0
b< n kan det	2 0 -1 0 0
b< n kan du	-2 1 0 2 -1
b< n kan få	-2 0 3 -1 0
b< n kan hon	2 -1 0 -1 0
b< n kan hun	2 0 -2 1 0
b< n kan ikke	-3 2 0 -1 1
b< n kan jeg	-2 -3 0 3 1
b< n kan vi	4 -1 -3 0 0
b< n klokka #	-1 -1 2 1 0
b< n kona hadde	-1 0 0 -1 2
b< n kväll |	-2 -1 1 1 1
b< n kvälle |	-2 2 0 0 0
b< n lad os	2 -1 -1 -1 0
b< n legger vi	-1 2 0 -1 0
b< n ligge og	-1 2 -1 0 0
b< n lille smule	-1 -1 3 -1 0
b< n livet ut	0 2 -1 -1 0
b< n lägger vi	-1 -1 3 0 0
b< n länge |	3 -1 0 -2 0
b< n magen |	-1 0 -2 3 0
b< n maj |	-1 2 -1 -1 0
b< n mandag |	-1 2 0 0 0
b< n mars |	2 -1 -1 -1 0
b< n med den	-2 1 3 -2 -1
b< n med det	2 0 -1 1 -1
b< n med din	-1 2 0 0 0
b< n med dina	-2 0 0 3 0
b< n med lidt	2 -1 -1 -1 0
b< n med og	1 0 -2 0 0
b< n med rødt	-3 1 2 -1 1
b< n med |	-1 0 -2 3 0
b< n med §	-1 2 0 -1 0
b< n meg til	-1 0 0 2 0
b< n men de	0 0 3 -3 0
b< n men den	-1 -2 1 3 0
b< n men det	2 2 -2 -1 -1
b< n men han	-1 2 -1 0 0
b< n men hun	-1 -1 -1 3 0
b< n men §	0 0 -1 -1 2
b< n mere af	0 -1 -1 2 0
b< n mere end	0 2 0 -1 0
b< n mg #	0 0 -1 0 2
b< n mg daglig	2 -2 0 0 0
b< n mg en	-1 -1 2 0 0
b< n mg morgen	0 -2 -1 2 0
b< n mg om	0 2 -1 -1 0
b< n min har	2 -1 0 -1 0
b< n misstä det	-1 0 0 2 0
b< n morgen og	0 -3 2 1 0
b< n morgen |	-3 -1 1 3 0
b< n morgon och	0 -2 0 2 0
b< n morgon |	-1 -1 -1 1 2
b< n mot det	-1 -1 0 0 2
b< n mot vann	-2 -1 -1 3 0
b< n munnen |	-1 -1 -1 2 0
b< n må ikke	2 0 -1 -1 0
b< n månad |	2 -1 0 0 0
b< n måned |	0 -1 -1 2 0
b< n månede |	0 0 3 -2 -1
b< n måste vi	-2 0 -1 1 2
b< n nat |	0 2 -1 -1 0
b< n natta |	-1 3 -1 -3 2
b< n natten |	-2 -1 -1 4 0
b< n nede på	-1 -1 2 0 0
b< n nei |	3 1 -2 0 -2
b< n nej |	1 -2 4 -2 -1
b< n ni med	0 0 2 -1 0
b< n no tar	-1 -1 2 -1 0
b< n noe annet	-2 2 0 0 -1
b< n noe for	-3 4 -1 0 0
b< n noe mot	-2 2 1 -1 0
b< n noe nytt	1 -2 0 1 0
b< n noe som	0 -1 2 -1 0
b< n noget ?	2 -1 0 -1 0
b< n noget for	-2 1 -3 4 0
b< n noget med	-2 -1 0 4 0
b< n noget |	-2 0 0 2 0
b< n nu ?	0 2 -1 -1 0
b< n nu får	-1 -1 4 -1 0
b< n nu i	-1 -1 3 0 0
b< n nu og	-2 0 3 0 0
b< n nu |	5 -4 -2 2 0
b< n nå ?	1 1 0 -2 0
b< n nå og	0 2 -1 -1 0
b< n når det	-1 4 -1 -2 0
b< n når jeg	-1 2 0 -1 0
b< n och den	1 -1 -1 2 -1
b< n och det	2 -1 -1 -1 1
b< n och då	-1 2 -1 0 0
b< n och kväll	0 -1 0 2 0
b< n och nu	-1 -1 3 -1 0
b< n och sen	2 -1 0 0 0
b< n och så	-3 0 2 2 -1
b< n och tar	1 -2 1 0 1
b< n och §	3 -2 0 0 0
b< n og aften	0 -2 -1 3 0
b< n og allerg	2 0 -1 -1 -1
b< n og blodtr	0 -1 0 2 0
b< n og da	-1 0 2 -2 2
b< n og de	-1 0 -1 0 2
b< n og den	-3 2 -3 1 3
b< n og der	-1 -1 2 0 0
b< n og det	-3 2 -2 3 -1
b< n og du	-2 -2 1 2 0
b< n og er	0 -2 -3 5 0
b< n og fortse	2 -2 0 0 0
b< n og han	1 1 -3 1 0
b< n og hun	1 1 -1 -3 2
b< n og i	-2 -1 -1 2 1
b< n og ikke	3 -2 -1 -1 1
b< n og jeg	2 -1 -2 -1 2
b< n og magen	0 2 -1 -1 0
b< n og med	0 2 -1 -1 0
b< n og smerte	0 -2 1 1 0
b< n og så	-5 0 8 -2 -1
b< n og til	-1 2 0 -1 0
b< n og vi	-1 -1 3 0 0
b< n og §	-3 7 -4 1 -1
b< n også inhala	-1 -1 2 -1 0
b< n også |	2 0 1 -2 -1
b< n ok |	1 0 -2 2 -1
b< n okay |	-2 1 -3 3 1
b< n okej |	-4 3 1 1 0
b< n om #	-1 -2 1 3 -1
b< n om dagen	-1 1 2 -1 0
b< n om det	4 -1 -1 -2 1
b< n om du	-1 4 -1 -2 0
b< n om en	-1 0 -1 2 0
b< n om morgen	-2 1 1 1 0
b< n om natta	2 0 -1 -2 1
b< n op med	-1 3 -3 1 0
b< n opp på	-1 2 -1 -1 0
b< n over på	-2 0 2 1 0
b< n over til	0 0 2 -1 0
b< n plaste |	0 1 0 -2 1
b< n prøvd ?	-2 -1 0 1 2
b< n prøver vi	3 0 -1 -2 0
b< n på apotek	-1 2 0 -1 0
b< n på den	1 -3 0 1 0
b< n på det	1 0 1 -2 0
b< n på en	-1 -1 0 2 0
b< n på fredag	-1 0 2 -1 0
b< n på grunn	-1 2 -1 0 0
b< n på kvälle	-1 2 0 -1 0
b< n på morgon	0 0 -1 2 0
b< n på §	2 -1 0 -1 -1
b< n reaksj på	-1 0 -1 0 2
b< n ringer du	-1 2 -1 -1 1
b< n rødt |	-2 1 0 0 1
b< n samme ?	-1 2 0 0 0
b< n samme |	-1 1 2 -2 0
b< n sammen med	3 -1 0 -2 0
b< n se på	2 -1 0 -1 0
b< n sedan tidiga	-1 2 -1 0 0
b< n selv |	0 -1 2 -1 0
b< n sen har	-2 1 -1 1 0
b< n sepone |	0 -1 -2 3 0
b< n ser om	0 2 -1 -1 0
b< n setter jeg	0 -1 2 0 0
b< n side |	3 0 0 -2 0
b< n siden #	-1 -1 3 0 0
b< n siden i	3 -4 0 1 0
b< n siden |	-3 2 -1 2 -1
b< n sig |	0 -1 0 2 0
b< n siger coli	-1 0 3 -1 0
b< n siger jeg	2 -1 -1 -1 0
b< n själv |	2 -1 0 -1 0
b< n ska han	2 -1 0 0 0
b< n ska hon	-1 0 -1 2 0
b< n ska inte	2 0 0 -1 0
b< n skal du	-2 -2 3 2 -1
b< n skal ha	2 -1 0 -1 0
b< n skal han	-1 -1 -1 3 0
b< n skal hun	-1 4 -1 -2 0
b< n skal jeg	-1 2 0 -1 0
b< n skrive jag	0 1 0 -2 0
b< n skrive jeg	-2 -1 2 0 1
b< n skrive vi	2 -1 -1 0 0
b< n skulle vilja	2 -1 0 -1 0
b< n skylle med	2 -1 -1 0 0
b< n slippe du	3 -2 0 -1 -1
b< n smerte ?	0 -2 1 1 0
b< n smerte |	0 -1 0 2 0
b< n som barn	2 0 0 0 -1
b< n som de	0 -1 0 2 0
b< n som den	-1 -1 -1 0 2
b< n som du	-2 3 0 -2 1
b< n som en	-1 -1 1 -1 2
b< n som er	1 -2 1 0 0
b< n som før	2 -1 0 -1 0
b< n som har	-1 -1 0 2 -1
b< n som heter	1 -2 3 -2 0
b< n som vanlig	-1 3 -1 0 0
b< n sprøyt i	-2 1 1 0 0
b< n sprøyt |	0 -1 2 -1 0
b< n starte i	3 -1 -1 0 0
b< n stedet |	0 -2 2 1 0
b< n stoppe du	3 -1 0 -2 0
b< n stoppe jeg	-1 0 -1 2 0
b< n står det	-2 -1 1 2 0
b< n står med	-3 1 1 -1 1
b< n står på	2 2 -1 -3 0
b< n stödma med	2 -1 -1 0 0
b< n så den	0 -1 -1 2 0
b< n så det	2 -1 0 -2 1
b< n så er	-4 3 -3 5 0
b< n så fik	2 2 1 -4 0
b< n så får	-2 -3 6 -1 0
b< n så han	-1 -1 2 0 0
b< n så har	-4 2 -3 4 1
b< n så här	-1 0 3 -1 0
b< n så ingen	3 -1 -1 -1 0
b< n så jag	2 -1 -1 -1 0
b< n så jeg	1 -1 2 0 -1
b< n så lenge	2 0 -1 -1 0
b< n så ligger	0 -1 -1 2 0
b< n så lägger	-1 0 2 0 0
b< n så länge	2 -1 -1 0 0
b< n så med	-1 1 0 -2 1
b< n så ringer	0 2 -1 -1 0
b< n så skal	1 -2 1 1 0
b< n så slutte	-1 0 0 2 0
b< n så stop	3 -1 -3 1 0
b< n så stoppe	2 -1 -1 0 0
b< n så står	-1 -1 -1 3 0
b< n så tager	0 -1 2 -1 0
b< n så tar	1 -1 -1 2 0
b< n så var	3 -1 -1 0 -1
b< n så vi	1 1 -4 2 0
b< n så |	-1 -2 2 1 0
b< n så §	0 -1 -1 1 2
b< n sån där	-1 -1 0 2 0
b< n søster mi	-1 -1 0 2 0
b< n tack |	-1 0 -1 0 2
b< n tager hun	3 -1 -1 -2 0
b< n tager vi	0 -1 3 -1 0
b< n tagit något	0 -2 0 2 0
b< n takk |	1 2 0 -2 0
b< n tar du	-1 3 -2 -1 1
b< n tar en	0 -2 2 0 0
b< n tar jeg	-4 3 1 0 0
b< n tar vi	0 -3 7 -3 -1
b< n tar §	-1 2 0 -1 0
b< n tatt noe	-2 2 0 0 0
b< n til #	0 1 -2 2 -1
b< n til de	-3 0 2 2 0
b< n til det	-2 0 2 0 0
b< n til natten	-2 -2 0 4 0
b< n til |	2 0 0 -2 0
b< n tittar vi	2 0 -2 0 0
b< n trenge du	-2 1 -1 2 0
b< n tror jeg	-1 -1 -1 -1 3
b< n tvangs med	2 0 -2 0 0
b< n tål du	3 -2 -1 0 0
b< n tål hon	-2 1 0 0 1
b< n tåler ikke	-1 0 0 0 2
b< n uger |	-1 2 -2 2 -1
b< n uker |	-2 -1 0 2 1
b< n uændre |	1 1 0 0 -2
b< n vad får	0 -1 0 2 0
b< n vad har	-1 2 -1 1 0
b< n var det	4 0 -1 -3 0
b< n var ju	1 1 0 -2 0
b< n veckor |	-2 2 0 0 0
b< n ved behov	2 -2 0 0 0
b< n ved med	-1 2 -1 -1 0
b< n vi byter	-1 -1 -1 1 2
b< n vi dem	2 -1 0 0 0
b< n vi den	-1 1 0 -2 0
b< n vi det	2 1 -3 1 0
b< n vi gav	2 -1 -1 1 0
b< n vi giver	2 0 -1 -1 0
b< n vi går	-1 0 2 -1 0
b< n vi gör	0 2 -1 -1 0
b< n vi har	-1 1 3 -2 -1
b< n vi i	1 2 -2 -1 0
b< n vi ikke	2 1 1 -3 -1
b< n vi inte	0 -3 1 1 1
b< n vi kan	-2 -1 2 2 0
b< n vi kunne	2 0 -1 -1 0
b< n vi på	0 0 -2 2 0
b< n vi se	-1 2 0 0 0
b< n vi setter	-1 -1 2 0 0
b< n vi skal	-1 0 2 0 0
b< n vi starte	3 0 -2 0 0
b< n vi ta	2 0 -2 0 0
b< n vi tager	-1 -2 2 0 0
b< n vi tar	2 -2 0 1 0
b< n vi till	-2 -2 5 -1 0
b< n vi ut	-2 -1 -1 3 1
b< n vi være	0 0 -1 -1 2
b< n vi |	-1 -1 2 0 0
b< n vid behov	-2 2 0 1 0
b< n videre |	-2 -1 2 0 0
b< n vil jeg	-1 0 2 1 -1
b< n vill att	2 0 -2 0 0
b< n vill jag	-1 -2 3 0 0
b< n vill sätta	2 0 -2 0 0
b< n ville gi	2 -1 0 -1 0
b< n väl #	0 -1 0 2 0
b< n | <c?c?>	2 3 -3 -2 3
b< n | <c?p?>	-1 0 5 -2 -1
b< n | <cc>	-2 -2 1 0 1
b< n | <cp>	-1 0 0 4 -2
b< n | <p?c?>	3 2 -5 4 -5
b< n | <p?p?>	-2 -3 1 5 -1
b< n | <pc>	-3 1 0 -1 3
b< n | <pp>	-1 2 -2 0 1
b< n § #	-2 2 4 -3 -1
b< n § ?	7 -4 1 -1 -3
b< n § den	-1 -1 -1 1 2
b< n § det	2 -1 0 -1 -1
b< n § då	2 0 -1 -1 0
b< n § eller	-1 -2 2 1 0
b< n § har	-1 -1 2 -1 1
b< n § i	-2 1 0 0 0
b< n § som	1 -2 -1 -1 2
b< n § tar	-1 2 -1 -1 0
b< n § |	2 1 -1 -1 -1
b< n §2 #	-2 5 -8 6 0
b< n §2 ?	-2 2 1 -1 0
b< n §2 den	2 -1 -1 1 0
b< n §2 eller	1 -1 2 -2 0
b< n §2 en	2 0 -2 -1 0
b< n §2 er	3 -1 -1 0 0
b< n §2 fortsæ	-1 0 2 0 0
b< n §2 har	-3 1 2 1 -2
b< n §2 i	-3 -2 6 -1 0
b< n §2 med	7 -2 -3 -2 0
b< n §2 men	1 1 -1 -2 1
b< n §2 och	-2 2 -1 0 0
b< n §2 og	-2 -1 3 1 -1
b< n §2 sepone	1 -2 -1 3 0
b< n §2 stoppe	2 -1 0 -1 0
b< n §2 tar	0 2 0 -1 0
b< n §2 til	-1 -2 3 0 0
b< n §2 vid	-2 3 0 0 0
b< n §2 |	-2 -3 2 1 3
b< n är det	1 2 -1 -2 0
b< n är en	3 -2 0 -1 0
b< n är för	-1 2 0 0 0
b< n är inget	0 2 0 -1 0
b< n år sedan	2 -1 0 -1 0
b< n år siden	-1 4 -2 -1 -1
b< n én gang	-1 2 0 -1 0
b> n # #	-4 10 -2 -4 -1
b> n # <c?c?>	2 3 -2 -4 2
b> n # <cc>	-1 6 -3 -3 0
b> n # <cp>	-2 0 1 0 1
b> n # <p?c?>	-2 3 -1 0 -1
b> n # <p?p?>	-4 13 -1 -6 -2
b> n # af	0 2 -1 0 0
b> n # av	-1 0 -1 3 -1
b> n # dagar	-8 -1 5 5 -1
b> n # dage	-4 -3 6 2 -1
b> n # dager	2 -1 2 -1 -1
b> n # den	2 3 -2 -3 0
b> n # det	0 2 0 -2 0
b> n # dl	0 3 -2 -1 0
b> n # dråber	-1 2 0 -1 0
b> n # enhede	2 0 0 -1 0
b> n # et	2 0 -1 0 0
b> n # for	0 2 0 -1 0
b> n # fordi	0 0 0 -2 1
b> n # för	0 2 -1 -1 0
b> n # g	-2 -1 3 0 0
b> n # gange	-3 2 -3 5 0
b> n # ganger	1 -4 6 -2 0
b> n # gonger	-1 2 -2 0 0
b> n # gånger	-1 0 1 -2 3
b> n # holder	-1 -2 2 0 0
b> n # hver	-1 0 -1 2 0
b> n # i	0 -2 6 -4 -1
b> n # kg	5 -3 0 -1 -1
b> n # men	0 1 -2 0 1
b> n # mg	-3 -1 9 -2 -3
b> n # ml	0 -4 7 -2 0
b> n # morgen	0 4 -2 -1 0
b> n # morgon	2 1 0 -2 0
b> n # månede	-1 -5 1 5 -1
b> n # nätter	-1 0 0 2 0
b> n # och	1 -1 -2 2 0
b> n # og	-3 0 4 -2 1
b> n # om	4 1 -5 1 0
b> n # puff	0 2 -2 0 0
b> n # pust	2 0 -1 -1 0
b> n # på	1 3 -3 -1 0
b> n # som	0 2 0 -1 0
b> n # stycke	-1 1 -3 3 0
b> n # stykke	-1 -4 2 3 0
b> n # sug	0 -4 0 4 0
b> n # så	0 3 0 -2 0
b> n # tablet	-2 3 1 -3 0
b> n # til	1 1 -2 0 0
b> n # till	-1 3 -1 0 0
b> n # timer	-1 1 2 -1 0
b> n # uger	2 -2 0 0 -1
b> n # uker	-2 0 1 2 -1
b> n # uten	2 0 0 -1 0
b> n # veckor	-2 -6 4 4 -1
b> n # veker	-1 0 -1 0 2
b> n # vid	0 -1 2 -1 0
b> n # §2	-1 3 0 -2 0
b> n # µg	-3 5 1 -2 0
b> n # år	9 -1 -1 -6 0
b> n <c?c?> #	-3 -2 1 5 -1
b> n <c?c?> antibi	-2 0 2 0 0
b> n <c?c?> bra	-3 4 -1 1 0
b> n <c?c?> den	-2 1 -1 6 -4
b> n <c?c?> der	0 1 -2 0 0
b> n <c?c?> det	0 -1 -7 7 1
b> n <c?c?> då	-3 -3 1 3 2
b> n <c?c?> en	0 -1 2 -1 0
b> n <c?c?> godt	2 0 -1 -1 0
b> n <c?c?> han	3 0 -4 1 0
b> n <c?c?> hon	-5 1 0 1 3
b> n <c?c?> hun	3 0 -1 -3 2
b> n <c?c?> hvad	2 -1 0 -1 0
b> n <c?c?> hvis	-2 -1 2 1 0
b> n <c?c?> i	-1 -1 0 0 2
b> n <c?c?> inte	0 2 -2 0 0
b> n <c?c?> ja	-2 5 -1 -1 -1
b> n <c?c?> jag	0 1 3 -4 0
b> n <c?c?> jeg	1 -2 -1 3 -2
b> n <c?c?> jo	-1 2 -2 1 0
b> n <c?c?> kan	0 0 2 -1 0
b> n <c?c?> kun	0 -2 -1 3 0
b> n <c?c?> men	-1 2 0 0 0
b> n <c?c?> naboen	2 1 -2 -1 0
b> n <c?c?> nei	4 -5 -2 4 -1
b> n <c?c?> nej	3 -3 -2 0 3
b> n <c?c?> nå	2 -1 -2 1 0
b> n <c?c?> och	-2 5 0 -2 -1
b> n <c?c?> og	-2 2 7 -6 0
b> n <c?c?> så	-1 -4 3 0 3
b> n <c?c?> såret	-2 0 2 0 0
b> n <c?c?> ta	-1 0 0 2 0
b> n <c?c?> tag	2 -2 -1 1 0
b> n <c?c?> vent	2 -1 0 -2 0
b> n <c?c?> vi	1 -3 1 2 -1
b> n <c?c?> §	0 -1 5 -3 -1
b> n <c?c?> §2	-1 -1 1 3 -2
b> n <c?p?> den	-5 2 2 3 -1
b> n <c?p?> det	5 -6 -1 3 -2
b> n <c?p?> då	0 1 0 1 -2
b> n <c?p?> er	-2 0 4 0 -1
b> n <c?p?> har	-2 5 -1 -2 0
b> n <c?p?> hun	0 -1 2 -1 0
b> n <c?p?> hur	-4 3 0 1 0
b> n <c?p?> hva	2 -2 0 0 -1
b> n <c?p?> hvorda	0 -2 -1 3 0
b> n <c?p?> ja	-3 2 -1 1 2
b> n <c?p?> jeg	1 0 -1 -1 2
b> n <c?p?> kan	3 1 -3 -1 0
b> n <c?p?> nei	0 2 -1 0 0
b> n <c?p?> nej	2 -1 -3 3 -1
b> n <c?p?> och	-3 1 2 -1 1
b> n <c?p?> og	0 1 -3 2 0
b> n <c?p?> så	-1 6 -2 -2 -1
b> n <c?p?> tar	0 2 0 -1 0
b> n <cc> da	0 2 -1 -1 0
b> n <cc> den	-2 1 1 1 0
b> n <cc> det	0 4 -3 -2 0
b> n <cc> du	-2 0 2 1 0
b> n <cc> ikke	0 -1 2 0 0
b> n <cc> ja	2 0 -3 1 0
b> n <cc> men	0 1 -2 0 0
b> n <cc> nei	2 0 -1 -1 0
b> n <cc> och	-1 1 2 -1 0
b> n <cc> og	1 1 0 -2 -1
b> n <cc> vi	0 1 -2 1 0
b> n <cc> §	-1 -1 2 0 0
b> n <cc> §2	-4 3 -3 2 2
b> n <cp> den	-1 3 -1 -2 2
b> n <cp> det	-2 1 2 -2 1
b> n <cp> du	-2 0 0 1 2
b> n <cp> har	0 2 -1 -1 0
b> n <cp> jeg	2 -1 0 0 -1
b> n <cp> nej	2 0 -1 -1 1
b> n <cp> og	1 2 -2 0 0
b> n <cp> vi	-1 -1 2 1 0
b> n <cp> §	0 2 -1 0 -1
b> n <cp> §2	0 2 -2 0 0
b> n <p?c?> #	-2 1 -1 2 0
b> n <p?c?> da	0 4 -2 0 -1
b> n <p?c?> de	1 1 1 -3 -1
b> n <p?c?> den	-2 1 -3 6 -2
b> n <p?c?> det	-6 3 1 0 2
b> n <p?c?> du	0 -2 1 1 -1
b> n <p?c?> då	-1 1 -2 0 2
b> n <p?c?> hun	2 -3 0 1 0
b> n <p?c?> ikke	2 0 0 -1 0
b> n <p?c?> ja	4 -2 -1 0 -1
b> n <p?c?> jeg	1 -1 2 -2 0
b> n <p?c?> men	-1 2 0 -1 0
b> n <p?c?> nei	0 0 2 0 -1
b> n <p?c?> och	-2 2 -1 0 1
b> n <p?c?> og	6 -1 -2 -2 -1
b> n <p?c?> okay	0 2 -1 -1 0
b> n <p?c?> så	1 -5 0 1 2
b> n <p?c?> vi	2 -1 1 -2 0
b> n <p?c?> §2	0 -3 3 -1 0
b> n <p?p?> #	-4 2 0 0 0
b> n <p?p?> bra	-1 -2 1 2 0
b> n <p?p?> da	-2 -3 0 1 4
b> n <p?p?> de	-1 0 0 2 0
b> n <p?p?> den	0 0 2 0 -2
b> n <p?p?> det	0 -2 -2 5 -1
b> n <p?p?> du	0 -1 0 -1 2
b> n <p?p?> då	-1 -3 0 4 0
b> n <p?p?> eg	-2 2 -1 -1 3
b> n <p?p?> en	-1 2 0 -1 0
b> n <p?p?> er	0 0 -1 3 -1
b> n <p?p?> får	0 -1 2 -1 0
b> n <p?p?> han	0 -1 5 -4 0
b> n <p?p?> har	1 0 1 -3 1
b> n <p?p?> hun	-1 2 -1 1 -1
b> n <p?p?> hur	0 -3 -1 4 0
b> n <p?p?> hva	1 1 -1 -2 0
b> n <p?p?> hvor	-2 2 -2 3 -1
b> n <p?p?> ja	0 1 1 2 -4
b> n <p?p?> jag	1 1 1 -2 -1
b> n <p?p?> jeg	0 1 -2 2 -1
b> n <p?p?> kan	-2 0 3 -2 0
b> n <p?p?> min	2 -1 0 0 0
b> n <p?p?> nei	2 2 -2 0 -1
b> n <p?p?> nej	1 -1 -1 2 -1
b> n <p?p?> nå	0 -1 0 2 0
b> n <p?p?> och	1 -3 6 -3 -1
b> n <p?p?> og	-2 4 -2 2 -1
b> n <p?p?> okay	0 -3 1 1 0
b> n <p?p?> okej	0 -1 2 -1 0
b> n <p?p?> sen	-1 0 0 -1 2
b> n <p?p?> skal	-1 2 0 -1 0
b> n <p?p?> så	-1 -2 0 4 -1
b> n <p?p?> tager	-1 2 0 -1 0
b> n <p?p?> vent	-2 0 0 2 0
b> n <p?p?> §	-1 -2 2 1 0
b> n <p?p?> §2	4 -2 -3 3 -1
b> n <pc> de	-1 2 0 -1 0
b> n <pc> den	2 1 -1 -2 0
b> n <pc> det	-2 3 -1 -2 3
b> n <pc> ikke	-1 0 0 2 0
b> n <pc> nei	2 0 0 -2 0
b> n <pc> og	1 -1 2 -2 0
b> n <pc> så	2 0 -1 -1 0
b> n <pp> #	-3 2 -1 2 0
b> n <pp> de	2 -1 0 0 0
b> n <pp> det	-3 2 0 -1 1
b> n <pp> og	1 3 -1 -2 0
b> n <pp> §2	2 0 -1 -1 0
b> n absolu ikke	0 2 0 -2 0
b> n af #	-1 -1 2 0 0
b> n af <c?c?>	2 0 1 -3 0
b> n af den	3 -2 -2 0 2
b> n af det	2 0 -1 -1 0
b> n af dig	1 2 -1 -1 0
b> n aften <p?p?>	-1 0 2 -1 0
b> n aften men	0 2 0 -1 0
b> n aktuel om	2 -1 0 0 0
b> n aldri ut	3 -1 -1 -1 0
b> n aldrig haft	-2 -1 4 -1 0
b> n altså §2	-1 0 2 0 0
b> n anden dag	2 0 0 -2 0
b> n apotek #	0 -1 0 2 0
b> n apotek <c?c?>	-1 0 2 0 0
b> n apotek <p?c?>	-1 3 -1 -1 0
b> n apotek og	-2 -1 3 1 0
b> n at du	2 -1 0 -1 0
b> n at eg	-2 -1 0 0 3
b> n at få	2 -1 0 -1 0
b> n at hjerte	2 0 0 -1 0
b> n at jeg	-2 0 -1 0 3
b> n att det	1 -2 -3 3 0
b> n att du	4 -1 -2 -1 0
b> n att han	-2 1 0 2 -1
b> n att hon	3 -2 -1 -2 2
b> n august <c?c?>	-1 2 -2 0 0
b> n august <p?c?>	1 0 3 -3 0
b> n av #	1 0 1 -2 0
b> n av <c?c?>	2 -1 -1 0 -1
b> n av at	-1 -1 0 -1 3
b> n av den	-2 -3 -2 5 1
b> n av det	-1 -1 1 -3 4
b> n av henne	-2 -1 2 0 0
b> n av legeva	-1 0 0 2 -1
b> n av meg	-1 -1 -1 2 0
b> n av og	0 3 -1 -1 -1
b> n bare i	2 -2 1 -1 0
b> n bare ikke	-1 2 0 0 0
b> n begge #	2 0 -1 -1 0
b> n begynd i	-1 -1 3 -1 0
b> n begynn vi	0 -1 2 -1 0
b> n begynt med	-1 2 0 0 0
b> n behold du	-1 1 1 -2 0
b> n behövs inte	-2 0 0 2 0
b> n berre om	2 0 -2 0 0
b> n ble bare	1 -2 1 0 0
b> n ble jeg	2 -1 -1 -1 0
b> n ble stoppe	-1 0 0 0 2
b> n ble så	1 -2 -1 0 2
b> n blev hon	-3 0 0 -1 4
b> n blev jag	3 0 0 -1 -1
b> n blev så	0 0 2 -2 0
b> n bli aktuel	3 -1 -1 0 0
b> n blive ved	-2 3 -1 -1 0
b> n blodpr er	1 1 -2 0 0
b> n bort i	-4 0 3 1 -1
b> n bra <c?c?>	-1 2 -1 1 0
b> n bra <p?p?>	1 -2 3 -1 0
b> n bra att	-1 2 -1 0 0
b> n bruger §2	2 -1 0 -1 0
b> n brukt den	-4 3 0 1 0
b> n brukte §2	-2 2 1 -1 0
b> n byter vi	-2 2 -1 0 0
b> n börja med	3 -3 0 0 0
b> n cushin <c?c?>	-2 -2 -1 4 0
b> n da begynn	0 0 2 -1 0
b> n da bytter	2 -1 -1 -1 1
b> n da det	0 1 2 -2 0
b> n da er	0 3 -2 0 -1
b> n da får	1 0 -1 -2 1
b> n da gjør	0 2 -1 -1 0
b> n da han	0 -1 2 -2 1
b> n da holder	-2 2 -1 -1 2
b> n da hun	-1 0 0 2 -1
b> n da jeg	-3 2 0 1 0
b> n da kan	0 -3 0 4 -1
b> n da må	1 -2 0 1 0
b> n da når	2 -1 0 -1 0
b> n da står	-1 0 0 -1 2
b> n da tar	0 -1 2 0 0
b> n dag #	0 0 -1 2 0
b> n dag <c?c?>	1 -3 2 2 -2
b> n dag <p?c?>	0 -1 -1 2 0
b> n dag <p?p?>	3 -3 -3 3 -1
b> n dag er	2 0 -1 -1 0
b> n dag på	-1 -1 2 0 0
b> n dag til	4 0 -3 -1 -1
b> n dagar <c?c?>	-3 -1 5 -1 0
b> n dagar <p?p?>	-2 0 0 2 0
b> n dagar till	0 3 -2 -1 0
b> n dage <c?c?>	-1 0 2 0 0
b> n dage <p?c?>	0 -1 3 -2 0
b> n dagen #	2 -3 0 1 0
b> n dagen <c?c?>	-3 3 0 1 0
b> n dagen <c?p?>	-1 2 -1 -1 0
b> n dagen <p?p?>	0 -2 0 2 0
b> n dagen <pc>	0 2 0 -2 0
b> n dagen før	0 -1 2 0 0
b> n dagen i	-2 -4 6 0 0
b> n dagen og	0 -2 0 2 0
b> n dagen sen	0 -2 0 2 0
b> n dager <c?c?>	0 -2 2 1 -1
b> n dager <c?p?>	0 2 -2 0 0
b> n dager <cc>	2 0 -1 0 0
b> n dager <cp>	0 -2 1 1 0
b> n dager <p?p?>	0 -3 2 1 0
b> n dager siden	1 2 -1 -2 0
b> n daglig <c?c?>	0 -1 2 -1 0
b> n daglig <p?p?>	-1 2 0 -1 0
b> n daglig i	-1 -3 3 1 0
b> n daglig men	0 1 -2 1 0
b> n de #	1 -2 -1 3 0
b> n de der	0 3 0 -1 -1
b> n de fleste	-1 0 -1 0 2
b> n de første	3 -1 1 -2 0
b> n de har	-2 0 0 2 0
b> n de nyrene	-2 -1 -1 4 0
b> n de §2	-1 0 0 2 0
b> n dei verste	-1 2 0 0 0
b> n dem har	-2 1 -1 1 0
b> n dem i	-2 2 0 0 0
b> n dem slutta	0 0 0 -1 2
b> n den #	0 -3 0 1 2
b> n den <c?c?>	3 -1 -1 -1 0
b> n den <cp>	-1 -1 -1 3 0
b> n den <p?c?>	1 -2 -1 2 0
b> n den <p?p?>	-1 -1 3 -1 1
b> n den anden	1 1 1 -3 0
b> n den andra	0 -2 2 0 0
b> n den andre	1 1 0 -2 0
b> n den blev	0 -1 0 -2 3
b> n den bliver	-1 3 -1 -1 0
b> n den bruker	2 0 -1 -1 0
b> n den der	2 2 0 -2 -2
b> n den ene	3 2 -1 -3 0
b> n den er	1 6 -4 -2 -2
b> n den fekk	-1 0 -1 0 3
b> n den fick	2 0 -1 0 0
b> n den fik	0 -1 0 -1 2
b> n den fikk	0 -2 2 1 -1
b> n den for	-1 3 -1 -1 0
b> n den fortse	4 -4 0 0 0
b> n den får	2 0 1 -2 -1
b> n den første	0 -2 2 0 0
b> n den gamle	-1 4 0 -1 0
b> n den gav	-1 -1 2 -2 2
b> n den giver	-1 -2 1 1 0
b> n den går	2 1 -1 -1 0
b> n den gør	-1 0 0 2 0
b> n den hadde	2 -1 -1 0 0
b> n den hade	-2 2 0 -1 1
b> n den har	-8 2 2 6 -1
b> n den hentet	3 -1 -1 -1 0
b> n den hjelpe	-2 4 0 -2 0
b> n den hjälpe	-2 2 0 1 0
b> n den husker	0 -1 0 0 2
b> n den här	4 -2 -1 -1 0
b> n den i	-1 2 -4 2 0
b> n den ikke	-2 -1 0 3 0
b> n den jag	-1 -1 0 2 0
b> n den kan	-1 -1 -3 5 -1
b> n den kun	-1 0 3 -2 0
b> n den kuren	3 -1 0 -2 0
b> n den lille	-2 1 -1 2 0
b> n den nu	0 -2 2 0 0
b> n den nå	-1 -1 -1 3 0
b> n den når	-1 0 -2 2 0
b> n den og	-1 2 -1 0 0
b> n den også	-1 -1 -1 1 2
b> n den om	0 0 -1 2 0
b> n den på	0 -1 1 2 -1
b> n den rører	-1 2 -1 -1 0
b> n den sepone	-1 -1 0 2 0
b> n den setter	-3 1 3 -1 0
b> n den siden	-1 -2 0 3 0
b> n den sista	-1 -2 1 2 0
b> n den skal	-3 4 -4 4 -1
b> n den smører	-1 -2 4 -1 0
b> n den som	-1 3 1 -2 0
b> n den stå	4 1 -2 -2 0
b> n den sved	2 -1 0 -1 0
b> n den svir	1 -3 1 -1 1
b> n den tager	-1 0 3 -2 0
b> n den tar	0 5 1 -5 -1
b> n den til	1 -3 0 2 0
b> n den tog	0 -2 1 2 -1
b> n den tok	3 1 0 -3 0
b> n den trenge	0 1 -2 2 -1
b> n den tåler	0 2 -1 0 0
b> n den var	0 -2 3 -1 0
b> n den virker	-1 2 1 -2 0
b> n den §2	-1 2 -1 -1 0
b> n den är	2 3 -3 -1 -1
b> n der <p?p?>	0 2 0 -1 0
b> n der er	-3 1 -2 4 0
b> n der får	2 0 -1 0 0
b> n der har	-1 3 0 -2 0
b> n der hedder	3 0 -1 0 -1
b> n der ikke	-1 2 0 -1 0
b> n der noget	-1 0 0 2 0
b> n der ordine	4 -1 -1 -1 0
b> n der skal	0 -1 -2 4 0
b> n der står	3 -2 0 -1 0
b> n der §2	-1 3 -1 -1 0
b> n dereft én	2 0 -1 -1 0
b> n det #	-3 3 1 -2 1
b> n det <c?c?>	4 -4 3 -2 -1
b> n det <cp>	2 0 -2 -1 0
b> n det <p?c?>	-1 0 -2 1 2
b> n det <p?p?>	-2 4 0 -4 1
b> n det <pc>	-1 2 -1 0 0
b> n det <pp>	0 -1 0 -1 2
b> n det ble	3 -1 0 -2 0
b> n det bliver	1 2 -2 0 -1
b> n det du	-3 -3 3 2 0
b> n det e	-2 2 0 0 0
b> n det er	0 -3 9 -4 -2
b> n det fick	2 -1 -2 0 0
b> n det for	1 2 0 -3 0
b> n det fortsæ	-1 2 -1 0 0
b> n det får	1 -2 1 0 0
b> n det ger	-1 -1 0 3 0
b> n det gik	0 -1 2 -1 0
b> n det gikk	-2 -3 4 2 -1
b> n det gir	0 0 0 -2 2
b> n det gjorde	1 0 -3 2 -1
b> n det gjør	-3 3 1 -1 0
b> n det går	-4 5 0 -3 1
b> n det gör	-1 -4 2 3 0
b> n det gør	-1 2 1 -2 0
b> n det har	4 -2 -3 0 2
b> n det hele	-2 0 -1 1 2
b> n det her	4 0 -3 -1 0
b> n det hjalp	-1 -1 1 2 -1
b> n det hjälpt	-1 0 0 2 0
b> n det holder	-1 2 0 -1 -1
b> n det hun	-1 2 0 -1 0
b> n det hvis	-2 -1 3 0 0
b> n det i	0 6 -2 -2 -1
b> n det ikke	2 -3 3 -1 -1
b> n det inte	-1 2 2 -2 -1
b> n det jag	-3 -4 2 0 4
b> n det jo	-1 0 2 -2 0
b> n det kan	1 2 0 -2 -2
b> n det kom	-1 -1 2 -1 0
b> n det kommer	2 -1 -2 1 0
b> n det ligger	2 0 0 -1 0
b> n det låter	0 -1 2 -1 0
b> n det men	0 0 -2 -1 3
b> n det må	0 5 -5 -3 3
b> n det notere	-2 0 0 0 3
b> n det och	-1 0 0 2 0
b> n det opp	0 -1 0 2 0
b> n det på	-4 0 -1 3 1
b> n det samme	-5 -3 4 5 -1
b> n det ska	-2 4 -2 0 0
b> n det skal	-2 0 -1 4 0
b> n det skulle	1 -1 -2 3 0
b> n det som	-1 2 -1 0 0
b> n det stoppe	0 2 -1 0 0
b> n det stämme	-1 0 0 2 0
b> n det står	-1 -2 -3 -1 6
b> n det sved	-1 -1 0 2 0
b> n det tager	-1 -1 2 1 0
b> n det tar	2 -4 3 0 -1
b> n det til	0 -1 0 2 0
b> n det tog	-2 1 0 1 0
b> n det var	8 -6 -1 1 -2
b> n det ved	-1 0 0 0 2
b> n det vet	0 -1 0 -1 2
b> n det vil	3 0 -1 0 -2
b> n det väl	-2 0 2 1 0
b> n det være	-2 2 -1 1 0
b> n det §	-1 -2 1 2 0
b> n det §2	-1 4 -1 -2 1
b> n det är	-2 2 0 0 -1
b> n dig den	-1 -1 2 0 0
b> n ditt er	0 -1 -1 2 0
b> n du #	0 -1 -1 2 0
b> n du <c?c?>	1 -3 0 2 0
b> n du <p?p?>	0 -1 -1 1 2
b> n du allerg	-1 -1 2 0 0
b> n du bare	-1 1 -2 2 0
b> n du blir	3 -1 0 -1 0
b> n du den	-1 4 -2 0 0
b> n du det	-2 1 0 0 2
b> n du er	3 -1 0 -1 0
b> n du får	-1 0 -1 2 0
b> n du fått	1 -2 0 1 0
b> n du godt	-3 2 0 2 0
b> n du går	1 -2 2 0 0
b> n du ha	0 5 -1 -4 0
b> n du hadde	0 2 -1 -1 0
b> n du hade	-1 -1 0 0 3
b> n du haft	2 -4 -1 1 1
b> n du har	6 -6 1 0 -2
b> n du hatt	-1 3 0 -3 1
b> n du heller	-1 0 -1 2 0
b> n du ikke	-1 -6 0 7 0
b> n du ikkje	1 2 -3 0 0
b> n du inte	-2 2 -1 1 0
b> n du jag	-2 -1 0 3 0
b> n du kan	-3 2 2 0 -1
b> n du la	-1 -2 -1 4 0
b> n du lade	-1 2 0 -1 0
b> n du med	2 -1 0 0 -1
b> n du men	0 0 2 -1 0
b> n du noen	-1 2 0 0 0
b> n du nu	-1 -2 4 0 0
b> n du prøvd	0 -2 0 2 0
b> n du på	-2 2 2 -2 0
b> n du sa	-2 0 -1 1 2
b> n du skal	-1 0 3 -2 0
b> n du sluta	-1 -1 0 3 0
b> n du slutte	0 -2 -1 3 0
b> n du stadig	-1 2 -1 -1 0
b> n du ta	1 2 0 -2 -1
b> n du tar	-2 1 1 -1 2
b> n du väl	-1 -1 0 2 0
b> n du §	2 -1 0 0 0
b> n du §2	-1 -1 1 2 0
b> n då <p?p?>	0 -3 2 0 0
b> n då fortsä	1 -3 0 3 0
b> n då har	-1 0 -1 2 0
b> n då kan	0 -2 0 2 0
b> n då skrive	-1 0 -1 0 2
b> n då slutar	-1 -2 0 3 0
b> n då är	-1 0 2 -1 0
b> n efter den	-3 0 0 0 3
b> n eg har	-1 2 0 -1 0
b> n eg ikkje	-1 -1 2 0 -1
b> n eg vart	-2 -1 0 1 2
b> n ei uke	1 2 -1 -2 0
b> n ei veke	-1 2 -2 0 0
b> n ein gong	-1 -1 2 0 0
b> n ein halv	0 -1 3 -2 0
b> n eller så	-1 0 -1 2 0
b> n eller §	-1 -2 2 1 0
b> n eller §2	2 -1 0 -1 0
b> n en #	0 2 -1 0 0
b> n en enkelt	-1 2 0 0 0
b> n en gang	4 -2 0 -3 0
b> n en gong	-1 -1 -1 -1 3
b> n en gång	2 -3 2 -2 1
b> n en halv	-4 0 0 2 2
b> n en hel	-1 3 -2 1 0
b> n en i	-2 2 -1 0 0
b> n en kanin	2 0 -1 0 0
b> n en kvart	-1 -1 2 0 0
b> n en ml	-1 2 0 0 0
b> n en månad	2 -1 1 -1 0
b> n en om	-3 3 2 -1 0
b> n en sprøjt	-2 2 -1 1 0
b> n en sprøyt	-1 -1 3 0 0
b> n en streg	-1 2 0 -1 0
b> n en tablet	-1 0 3 -1 0
b> n en till	4 -1 -2 -1 0
b> n en time	0 0 2 -1 0
b> n en uge	3 -1 1 -3 0
b> n en uke	0 -2 2 -1 0
b> n en vecka	0 -3 2 1 -1
b> n er #	4 1 -2 -2 -1
b> n er bare	-2 4 -1 0 0
b> n er blevet	-2 0 0 2 0
b> n er bra	-1 3 0 -2 0
b> n er de	-4 4 -1 1 -1
b> n er den	-1 -3 -1 4 1
b> n er der	-2 0 -1 2 0
b> n er det	2 -3 4 0 -3
b> n er du	-2 3 1 -1 -1
b> n er en	-3 -3 2 4 1
b> n er et	0 -1 2 -1 0
b> n er ferdig	0 2 0 -1 0
b> n er fin	0 3 0 -2 -1
b> n er fint	-1 3 -1 0 0
b> n er for	2 -2 -3 3 0
b> n er fra	2 0 -1 0 0
b> n er greie	-2 3 0 0 0
b> n er gått	0 2 0 -1 0
b> n er helt	0 3 -1 -1 0
b> n er hun	3 -2 -1 0 0
b> n er ikke	11 -2 -3 -3 -4
b> n er jeg	2 -1 1 -2 -1
b> n er jo	3 -4 0 1 -1
b> n er lenge	2 -1 0 -1 -1
b> n er mange	2 -1 0 -1 0
b> n er min	2 -1 -1 -1 0
b> n er nede	-1 0 -1 2 0
b> n er nok	1 -2 0 1 0
b> n er normal	2 0 0 -2 0
b> n er notert	-1 0 0 0 2
b> n er også	-1 1 3 -2 0
b> n er plaget	0 -1 0 2 0
b> n er på	0 3 -2 0 0
b> n er samme	2 2 -1 -2 0
b> n er slut	2 -1 0 -1 0
b> n er slutt	2 -1 0 0 -1
b> n er som	1 -3 -1 3 0
b> n er til	-2 0 2 -1 0
b> n er varm	-2 0 2 0 0
b> n er vel	0 -1 -1 2 0
b> n er væk	-2 0 -1 3 0
b> n er §2	-1 -4 5 0 1
b> n et halvt	0 -2 4 -2 0
b> n et år	-2 1 -1 3 0
b> n ett dugg	-2 1 0 1 0
b> n ett sug	0 -1 2 -1 0
b> n ett år	-1 0 -1 2 0
b> n etter at	-2 2 -1 1 0
b> n fast #	1 1 -2 0 0
b> n ferdig med	4 -1 -1 -2 0
b> n fick den	0 -1 2 -1 0
b> n fick han	2 -2 1 -1 0
b> n fick hon	4 -1 -1 -2 0
b> n fick jag	1 -1 -1 -1 2
b> n fik du	1 0 0 -2 1
b> n fik hun	1 -2 1 0 0
b> n fik jeg	-1 -1 -1 2 1
b> n fik udslæt	-2 0 0 0 2
b> n fik §2	2 1 -1 -1 0
b> n fikk det	0 -2 0 0 2
b> n fikk du	2 0 -1 -2 1
b> n fikk hun	0 0 -1 2 0
b> n fikk jeg	0 -1 3 -1 0
b> n fikk sånn	-1 -1 -1 2 0
b> n fint <c?c?>	-1 2 -2 2 -1
b> n fint <p?p?>	-2 -1 3 0 -1
b> n fjerde time	4 0 -3 0 0
b> n for #	0 -2 -1 3 0
b> n for at	1 -2 0 0 1
b> n for deg	1 -2 1 0 0
b> n for den	3 1 0 -3 -1
b> n for det	2 0 1 -3 0
b> n for hjerte	0 1 1 -2 0
b> n for hoften	-2 1 0 2 0
b> n for jeg	0 -1 2 0 0
b> n for lenge	2 -1 -1 0 0
b> n for lidt	-1 2 0 -1 0
b> n for maven	-1 2 -1 0 0
b> n for over	2 -1 0 -1 0
b> n for trykke	-1 -1 -1 3 0
b> n for §2	-2 4 -1 -1 0
b> n fordi det	0 -2 -1 4 0
b> n fordi han	-1 2 -1 -1 0
b> n forrig uke	-2 -1 2 1 0
b> n forsto <c?c?>	0 0 2 0 -1
b> n fortse du	5 -3 0 -1 0
b> n fortsä med	-2 5 -2 -1 0
b> n fortsæ <c?c?>	0 2 -1 0 0
b> n fortsæ du	-1 2 -1 -1 0
b> n fortsæ med	0 2 -1 -1 0
b> n fra #	0 3 0 -2 0
b> n fra dagen	0 -1 2 0 0
b> n fra ham	-1 -1 0 2 0
b> n fra i	-5 -1 0 5 1
b> n fram med	-2 1 0 1 0
b> n fredag <c?c?>	-1 3 -1 -1 0
b> n från i	1 -1 1 -2 1
b> n få det	2 -1 -1 0 1
b> n få §2	-2 -1 1 2 0
b> n fået i	0 -1 0 2 0
b> n fået siden	-2 2 0 1 0
b> n fået §2	1 0 1 -2 0
b> n får den	2 0 -2 0 0
b> n får det	-4 3 1 -1 0
b> n får du	-4 -4 5 3 0
b> n får han	-3 2 3 -3 0
b> n får hun	1 -2 -2 0 3
b> n får jeg	-1 1 0 -2 2
b> n får man	2 0 0 -1 0
b> n får stå	0 2 -1 0 0
b> n får vi	2 -1 -1 0 0
b> n får §2	3 -3 -5 5 -1
b> n fått av	-1 0 -1 2 0
b> n för #	6 -2 -2 -2 1
b> n för sin	-1 2 -1 0 0
b> n förra sommar	2 1 -1 -2 0
b> n förra veckan	-3 -1 1 3 0
b> n förstå jag	-1 0 2 0 0
b> n før <p?p?>	-2 0 0 2 0
b> n før du	-1 -2 3 -1 1
b> n før hun	-3 -1 3 1 0
b> n før på	0 2 -1 -1 0
b> n først når	2 0 -2 0 0
b> n første #	2 0 0 -1 0
b> n første nå	2 -1 -1 0 0
b> n g #	-2 -1 3 -1 0
b> n g per	2 -2 0 0 0
b> n ga meg	1 -2 0 2 0
b> n gang daglig	0 -2 3 0 0
b> n gang i	2 -1 -1 -1 0
b> n gang om	0 0 2 -1 0
b> n gange <c?c?>	1 2 -2 -1 0
b> n gange <p?p?>	-1 -1 0 3 0
b> n gange daglig	-2 1 0 0 0
b> n gange i	2 0 -1 -1 0
b> n gange og	-1 1 -2 2 0
b> n ganger #	-1 2 -1 0 0
b> n ganger <c?c?>	-1 -1 2 0 0
b> n ganger <p?p?>	2 0 -1 -1 0
b> n ganger daglig	-1 0 2 -1 0
b> n ganger i	2 -2 0 0 0
b> n ganger om	-1 -1 2 0 0
b> n gav mig	-1 -1 0 0 3
b> n gick ner	-1 0 -1 3 0
b> n gikk det	1 0 -1 -2 2
b> n gikk du	-1 2 0 0 0
b> n gir vi	-1 0 3 -1 0
b> n gitt i	2 0 -1 -1 0
b> n giver du	-1 2 -1 0 0
b> n giver jeg	2 -1 0 -1 0
b> n gives i	1 -1 2 -1 0
b> n gjorde meg	0 0 3 0 -2
b> n gjort det	-1 2 -1 0 0
b> n gjør ikke	0 -1 2 0 0
b> n glad for	-2 -2 -1 5 0
b> n godt <p?p?>	-2 0 0 0 1
b> n grund af	1 1 0 -2 0
b> n grunn av	3 -3 -1 0 1
b> n gå på	-1 0 2 0 0
b> n gånger <c?c?>	-1 -1 0 2 0
b> n gånger <p?p?>	0 2 -1 -3 2
b> n gånger i	3 -2 -2 1 0
b> n gånger om	-1 -1 3 -1 0
b> n går <c?c?>	-1 2 -1 1 0
b> n går bra	-2 6 -1 -2 0
b> n går det	-1 -2 1 2 0
b> n går i	2 -1 0 -1 0
b> n går kveld	-1 -1 -1 3 0
b> n går ned	0 -2 -1 3 0
b> n går og	-1 3 -1 -1 0
b> n går på	0 2 -1 -2 0
b> n gått ut	-1 2 0 -1 0
b> n gör inte	-2 1 -1 1 0
b> n ha #	0 2 0 -2 0
b> n ha det	0 3 -3 -1 1
b> n ha kvar	-1 4 -1 -2 0
b> n ha noe	1 -1 3 -1 -1
b> n ha på	-1 2 0 -1 0
b> n ha videre	-2 3 -1 -1 0
b> n ha §2	0 -1 0 2 0
b> n hadde jeg	4 -1 -1 -1 -1
b> n hadde §2	-1 5 -2 -2 0
b> n hade jag	-1 2 1 -2 0
b> n hade kvar	-1 -1 0 2 0
b> n haft en	2 -1 -1 0 0
b> n halv #	-1 -1 2 -1 0
b> n halv <p?p?>	-1 2 0 -1 0
b> n halv i	2 1 -1 -1 0
b> n halv tablet	-1 -2 -1 2 3
b> n halvt år	-1 -2 4 -1 0
b> n han #	-1 -1 0 2 0
b> n han er	2 -1 -1 0 -1
b> n han fick	-2 1 0 1 0
b> n han fik	0 0 0 -1 2
b> n han fikk	2 -3 0 2 0
b> n han får	-1 -1 2 1 -1
b> n han fått	-1 2 -1 0 0
b> n han færdig	-1 2 -1 -1 0
b> n han ha	-2 4 -1 -1 0
b> n han har	6 -1 -3 0 -1
b> n han i	1 0 1 -2 0
b> n han ikke	1 -2 -3 4 0
b> n han kräkte	-2 -1 0 3 -1
b> n han så	-1 0 -1 2 -1
b> n han tar	2 0 -1 -1 0
b> n har #	-1 0 -1 2 0
b> n har aldri	-1 2 0 -1 0
b> n har aldrig	2 -1 0 -1 0
b> n har bare	-1 -1 3 -1 0
b> n har brukt	-2 2 0 0 0
b> n har den	0 0 -1 2 -1
b> n har det	4 -2 0 -2 0
b> n har du	-2 5 -3 -2 2
b> n har eg	-2 4 0 -2 0
b> n har fået	-3 0 1 2 0
b> n har fått	0 0 -1 3 -1
b> n har gjort	-1 2 -2 0 0
b> n har haft	1 -2 -1 0 2
b> n har han	1 5 -3 -2 0
b> n har hon	0 1 0 -2 0
b> n har hun	-1 5 -1 -3 0
b> n har i	5 -1 -3 -1 0
b> n har ikke	2 -2 -1 2 -1
b> n har inte	-1 -2 2 1 0
b> n har jag	-6 3 0 1 2
b> n har jeg	0 -1 4 -2 -2
b> n har jo	4 -2 0 -1 -1
b> n har ju	2 -1 -1 0 0
b> n har ni	0 0 2 -2 0
b> n har også	2 -1 -1 1 0
b> n har pasien	-1 2 2 -4 1
b> n har tagit	-2 1 0 1 0
b> n har tatt	-3 2 0 2 0
b> n har vel	3 -2 -1 0 0
b> n har vi	0 -3 0 4 -1
b> n har §2	-1 -1 4 -1 0
b> n hatt #	2 0 0 -1 0
b> n hatt i	-1 2 0 -1 1
b> n have det	0 2 0 -1 0
b> n hedder det	0 0 2 -1 0
b> n hedder §2	2 -1 -2 0 0
b> n heile tida	-1 2 0 0 0
b> n held du	0 2 -1 0 0
b> n hele tida	-2 4 0 -1 0
b> n heller ikke	-1 -2 -1 3 1
b> n helt rød	-1 -1 0 0 2
b> n her #	0 0 2 -1 0
b> n her <cc>	0 -1 -1 2 0
b> n her <cp>	-1 2 0 -1 0
b> n her <p?c?>	-1 0 0 2 0
b> n her står	-1 2 -1 -1 2
b> n heter de	-2 0 -1 3 0
b> n heter det	-2 0 1 2 0
b> n hette det	0 -1 0 0 2
b> n hjalp ikke	2 -1 0 -1 0
b> n hjelpe ikke	-2 0 0 3 0
b> n hjälpe inte	-1 0 0 2 0
b> n ho §2	-1 -1 0 0 2
b> n hon behöve	2 0 0 -1 0
b> n hon fick	-2 2 -1 -1 3
b> n hon fortsä	-1 2 0 0 0
b> n hon ha	-1 2 0 0 0
b> n hon inte	2 -2 -3 -1 4
b> n hun blev	2 0 -1 -1 0
b> n hun bliver	0 -1 -1 2 0
b> n hun er	-2 0 3 -2 1
b> n hun fik	0 1 -2 0 1
b> n hun fikk	-1 2 0 -1 -1
b> n hun fået	-2 -1 1 1 0
b> n hun får	0 2 -2 -1 0
b> n hun hadde	-2 2 0 1 0
b> n hun har	2 -1 0 0 0
b> n hun i	2 -1 1 -2 0
b> n hun ikke	3 -2 -2 0 1
b> n hun skal	2 0 -1 -1 0
b> n hun slutte	-1 -1 0 2 0
b> n hun som	-1 2 0 0 0
b> n hun tager	-1 2 -1 -1 0
b> n hun tåler	0 -1 0 -1 2
b> n hun var	2 -1 0 0 0
b> n hun §2	-2 -1 -1 1 2
b> n hund med	-1 -1 -1 3 0
b> n hunden har	3 -1 -2 -1 0
b> n hur länge	-2 -2 0 4 0
b> n husker du	0 -1 -1 0 3
b> n hva er	2 -1 0 0 -1
b> n hva med	-1 2 0 0 0
b> n hver aften	-1 -2 1 1 1
b> n hver dag	3 0 -5 3 -1
b> n hver fjerde	4 0 -3 0 0
b> n hver kveld	-1 3 -1 -1 0
b> n hver morgen	-1 0 2 0 0
b> n hver måned	-1 2 0 -1 0
b> n hver tredje	-2 4 -1 -1 0
b> n hvis han	2 -1 -1 0 0
b> n hvis jeg	0 2 -1 -1 0
b> n hvor lenge	-1 -3 0 4 0
b> n hvor mange	-1 5 -1 -3 0
b> n hvor mye	-1 2 0 0 0
b> n hvor ofte	0 -2 0 2 0
b> n hvorda er	-1 -2 -1 5 0
b> n här gången	3 -1 -1 -1 0
b> n högst #	-1 -2 2 0 0
b> n højre side	-2 0 0 2 0
b> n i #	2 -12 7 -2 5
b> n i aften	0 3 -1 -2 0
b> n i ansigt	-1 0 -1 2 0
b> n i april	-1 2 -2 1 0
b> n i armen	-2 2 2 -1 0
b> n i august	-3 0 1 0 3
b> n i begge	-2 0 2 0 0
b> n i blodet	-1 -1 3 0 0
b> n i början	3 -2 0 0 0
b> n i dag	1 -12 6 4 0
b> n i den	0 3 -1 -1 -1
b> n i dialys	-1 3 -1 0 0
b> n i ei	-1 2 -1 0 0
b> n i en	3 -2 1 -1 -1
b> n i ett	-1 -1 2 0 0
b> n i februa	4 -1 -2 -1 0
b> n i fjor	7 1 -1 -4 -2
b> n i forrig	0 -1 -1 2 0
b> n i forvej	3 1 -3 0 0
b> n i fredag	-3 1 -1 3 0
b> n i förra	0 -2 1 1 0
b> n i förrgå	-1 -1 -1 2 0
b> n i går	-5 3 -6 10 -2
b> n i helga	0 -1 -1 2 0
b> n i helgen	-1 0 -1 2 0
b> n i journa	-2 0 -1 0 3
b> n i klinik	-1 -1 3 -1 0
b> n i kveld	-2 0 3 -1 0
b> n i lomma	-1 2 0 -1 0
b> n i låret	2 0 -2 0 0
b> n i lördag	-1 1 -2 3 0
b> n i maj	-1 -1 0 2 0
b> n i mange	-2 1 0 1 0
b> n i mars	3 1 -1 -2 -1
b> n i morgen	1 -1 3 -2 0
b> n i morges	-1 0 -1 2 0
b> n i morgon	2 0 0 -2 0
b> n i munden	0 -1 3 -1 0
b> n i munnen	2 0 0 -2 -1
b> n i muskel	-2 -3 7 -2 0
b> n i månade	0 2 -2 0 0
b> n i nacken	-1 0 -1 0 2
b> n i nakken	-1 2 0 -1 0
b> n i nat	-1 1 -2 2 0
b> n i natt	-1 1 -1 2 -1
b> n i nesa	0 0 2 -1 0
b> n i oktobe	2 -1 0 0 0
b> n i orden	-1 3 -1 -1 0
b> n i ro	0 -2 2 0 0
b> n i skapet	5 0 1 -6 0
b> n i skuffe	0 2 0 -2 0
b> n i skåpet	-1 0 -1 2 0
b> n i sommer	-2 -1 0 2 1
b> n i spenen	0 -1 -1 2 0
b> n i stedet	-2 -4 8 -4 1
b> n i ställe	4 -1 -1 -2 0
b> n i söndag	-2 0 -1 3 0
b> n i tablet	2 -1 0 0 0
b> n i tjuetj	2 0 0 -1 0
b> n i uka	1 1 0 -2 0
b> n i vandet	-1 0 3 -1 0
b> n i veckan	3 -1 -1 -1 0
b> n i vinter	-1 0 -1 3 -1
b> n i vintra	0 0 -1 2 0
b> n i våras	-2 -1 2 0 1
b> n i år	3 -2 -1 0 0
b> n i åra	-1 -1 2 0 0
b> n i örat	-2 -1 1 0 3
b> n i øret	-3 0 3 0 0
b> n igen <c?c?>	-4 0 1 1 2
b> n ihop med	-1 -2 1 2 0
b> n ikke <c?c?>	2 -1 0 0 0
b> n ikke <c?p?>	2 -1 1 -1 0
b> n ikke <pc>	1 2 -1 -2 0
b> n ikke av	-1 0 -1 2 0
b> n ikke bruge	-2 0 0 3 0
b> n ikke brukt	2 -1 0 -1 0
b> n ikke den	-3 2 1 0 0
b> n ikke det	-1 -1 3 -1 0
b> n ikke en	-2 0 1 2 0
b> n ikke er	3 -1 0 -1 0
b> n ikke få	0 -1 0 -1 3
b> n ikke fået	-1 -1 2 -1 0
b> n ikke fått	2 0 -1 -1 0
b> n ikke før	0 -1 2 0 0
b> n ikke gi	-1 2 1 -1 0
b> n ikke gives	0 -1 -1 2 0
b> n ikke ha	1 -4 -2 5 1
b> n ikke hatt	3 -1 0 -1 0
b> n ikke have	-2 -1 0 3 0
b> n ikke i	5 1 -4 -1 -1
b> n ikke lenger	3 1 0 -3 0
b> n ikke mer	0 -1 -1 0 2
b> n ikke noe	-1 2 -1 0 1
b> n ikke når	2 -1 -1 0 0
b> n ikke på	1 0 -2 2 -1
b> n ikke sammen	0 -1 -1 2 0
b> n ikke så	1 0 -2 -1 2
b> n ikke tatt	1 -2 3 -2 0
b> n ikke ved	-1 2 0 -1 0
b> n ikke §2	1 1 0 -2 0
b> n ikkje meir	-1 -1 2 -1 0
b> n ingen §2	-2 2 0 0 0
b> n inn i	-1 2 0 0 0
b> n inntil #	2 -1 0 -1 0
b> n inte #	0 2 0 -1 0
b> n inte bra	0 -2 0 1 0
b> n inte den	4 0 -2 -2 -1
b> n inte det	-2 0 -1 3 1
b> n inte ett	-2 1 0 1 0
b> n inte ha	1 -2 0 0 0
b> n inte igen	-1 -1 0 2 0
b> n inte mer	-2 3 0 -1 0
b> n inte nu	3 -1 0 -1 0
b> n inte så	-1 2 0 -1 0
b> n inte §2	-1 0 0 -1 2
b> n ja #	-2 2 -2 2 0
b> n ja <c?c?>	-4 2 3 -3 2
b> n ja <c?p?>	0 1 -2 1 -1
b> n ja <cc>	0 -1 -1 2 0
b> n ja <cp>	2 -1 -1 0 0
b> n ja <p?c?>	3 0 -3 1 -1
b> n ja <p?p?>	0 -1 5 -2 -2
b> n ja den	-5 6 -2 3 -1
b> n ja det	-2 5 -1 -4 2
b> n ja i	0 -2 -1 2 1
b> n ja men	1 -5 -2 3 3
b> n ja om	-1 0 2 0 0
b> n ja §	0 -2 0 3 -1
b> n jag #	0 2 -1 0 0
b> n jag aldrig	0 0 3 -1 -1
b> n jag att	-1 -1 -1 2 1
b> n jag blev	-2 -1 2 -2 2
b> n jag den	-1 2 0 -1 0
b> n jag fick	4 -1 0 -1 -2
b> n jag få	-1 -1 0 2 0
b> n jag får	0 -1 0 2 0
b> n jag har	-2 -2 0 3 0
b> n jag inte	2 -1 1 -1 -2
b> n jag med	1 -2 0 1 0
b> n jag också	0 2 0 -1 0
b> n jag på	-2 0 0 2 1
b> n jag ska	-1 3 0 -2 0
b> n jag skrive	1 -2 1 0 0
b> n jag slutat	-1 -1 0 2 0
b> n jag så	1 -3 0 2 0
b> n jag tar	-1 0 3 -1 0
b> n jag tog	-3 2 -1 0 2
b> n jag varje	0 -1 0 2 0
b> n jag vet	-1 3 0 -2 0
b> n jag är	2 0 0 -2 0
b> n jeg #	0 2 -1 -1 0
b> n jeg aldri	4 -1 -1 -2 0
b> n jeg bare	3 -2 0 1 0
b> n jeg ble	-1 -2 -1 1 3
b> n jeg blev	3 0 -1 -1 0
b> n jeg blir	-1 1 -1 2 0
b> n jeg det	-2 0 -1 2 1
b> n jeg er	0 -2 -2 5 -1
b> n jeg ferdig	4 -1 0 -3 0
b> n jeg fik	-2 0 1 0 1
b> n jeg fikk	-1 -1 2 0 0
b> n jeg for	1 0 0 -2 0
b> n jeg før	0 2 0 -1 0
b> n jeg ga	-1 -1 -1 2 0
b> n jeg gerne	1 -2 1 1 -1
b> n jeg ha	-1 -1 2 2 -1
b> n jeg har	0 2 1 0 -3
b> n jeg hatt	0 2 0 -2 0
b> n jeg havde	-2 -1 0 3 0
b> n jeg hver	-1 2 -1 0 0
b> n jeg i	7 2 -2 -7 0
b> n jeg ikke	2 -2 6 -7 1
b> n jeg jo	-2 1 1 0 0
b> n jeg kan	-2 0 0 1 0
b> n jeg kunne	-1 0 2 0 0
b> n jeg leste	2 -1 -1 -1 0
b> n jeg når	-1 2 0 -1 0
b> n jeg også	-1 -2 1 1 1
b> n jeg op	-1 -1 0 2 1
b> n jeg på	-3 3 -3 1 3
b> n jeg skal	-1 3 0 -1 0
b> n jeg skrive	0 2 -1 -1 0
b> n jeg slutte	-1 -1 0 3 0
b> n jeg stadig	-1 2 1 -2 -1
b> n jeg så	0 0 -3 -1 4
b> n jeg tar	1 2 -1 -1 -1
b> n jeg tenkte	3 0 0 -1 -1
b> n jeg tog	-1 -1 -1 3 0
b> n jeg tror	-1 0 2 0 0
b> n jeg var	-4 -2 0 5 1
b> n jeg vil	1 -2 -1 3 -1
b> n jeg §2	-2 -2 2 1 1
b> n jo #	-2 1 0 1 0
b> n jo bare	-1 0 0 2 0
b> n jo det	-2 0 0 1 0
b> n jo ikke	-1 -1 0 2 0
b> n jo men	-1 -2 3 1 -1
b> n jo så	0 0 0 -1 2
b> n ju i	2 -3 -2 4 -1
b> n just det	2 -1 -1 0 1
b> n kan bli	2 -1 -1 0 0
b> n kan du	-2 3 -1 2 -2
b> n kan gi	0 -1 0 2 0
b> n kan han	0 4 -2 -2 0
b> n kan hun	-1 0 2 -1 0
b> n kan ikke	-1 2 0 -1 0
b> n kan jag	-1 -1 0 2 0
b> n kan jeg	-1 -2 2 1 0
b> n kan se	-1 2 -1 -1 1
b> n kan vi	4 -3 -1 0 0
b> n kg <c?c?>	3 -1 -1 -1 0
b> n kg på	0 -2 0 2 0
b> n klocka #	1 2 -1 -2 0
b> n klokka #	0 0 2 -2 0
b> n kona mi	-3 2 0 -2 2
b> n kontro i	-1 -1 2 0 0
b> n krafti utslet	-1 0 0 -1 2
b> n kun §2	0 -2 -2 4 0
b> n kunne ikke	-1 0 2 0 0
b> n kvar <c?c?>	-1 3 0 -2 0
b> n kvar morgon	0 -2 0 2 0
b> n kveld <c?c?>	-2 0 3 -1 0
b> n kveld <p?p?>	-2 -2 -2 4 2
b> n kveld i	-1 2 -2 0 0
b> n kveld og	1 2 0 -2 0
b> n kväll <c?c?>	-1 0 -3 4 0
b> n kväll <p?p?>	0 -1 2 -1 0
b> n kväll i	-1 0 3 -2 0
b> n kører du	-1 2 -1 0 0
b> n la den	3 0 -1 0 0
b> n la jag	-2 0 3 -1 0
b> n lad os	0 -2 0 2 0
b> n legeva på	0 -2 0 2 0
b> n lenge har	-1 -2 0 3 0
b> n lenge siden	3 -1 -1 -1 0
b> n lenger <p?p?>	-3 0 0 2 0
b> n längre <c?c?>	-1 2 0 -1 0
b> n låter som	-1 0 2 -1 0
b> n låter vi	-1 4 -1 -2 0
b> n magekr av	-1 0 0 0 2
b> n magen är	-1 -1 0 2 0
b> n mandag <p?p?>	-1 3 0 -2 0
b> n mars <c?c?>	3 0 -1 -2 0
b> n maven gør	-2 2 0 0 0
b> n med <c?c?>	0 3 -3 1 0
b> n med <p?c?>	-2 1 0 1 0
b> n med <p?p?>	0 4 -1 -3 0
b> n med <pp>	-2 2 0 1 0
b> n med de	-1 -2 0 3 0
b> n med den	-7 -5 3 11 -2
b> n med det	-1 4 1 -3 -1
b> n med för	2 0 0 -1 0
b> n med hjem	-1 0 2 -1 0
b> n med i	3 -3 -1 0 1
b> n med lidt	-1 -1 2 -1 0
b> n med spacer	0 -1 2 -1 0
b> n med til	4 -3 0 -1 0
b> n med trykke	-1 0 -1 2 0
b> n med §2	0 2 1 -2 0
b> n meg bare	0 0 3 0 -2
b> n men bare	-1 2 0 0 0
b> n men da	-2 -3 0 4 1
b> n men de	6 -1 0 -4 0
b> n men den	0 0 2 -4 2
b> n men der	1 -4 0 4 0
b> n men det	9 -2 -2 -1 -4
b> n men du	3 -1 1 -3 0
b> n men er	0 -1 0 2 0
b> n men han	-1 -1 0 0 2
b> n men hun	-1 -1 -1 4 -1
b> n men hva	-1 2 0 -1 0
b> n men ikke	1 4 0 -4 -1
b> n men inte	0 3 -2 -2 0
b> n men jag	3 -3 -2 3 0
b> n men jeg	1 1 -3 2 0
b> n men så	-3 1 0 2 0
b> n men vi	2 0 0 -1 0
b> n men §2	-1 0 2 0 0
b> n mens hun	-1 -2 2 0 0
b> n mer <c?c?>	-2 -1 0 3 0
b> n mer av	-1 0 -1 2 0
b> n mere end	0 3 0 -2 0
b> n mg #	-2 0 4 -2 0
b> n mg <c?c?>	1 3 -3 0 0
b> n mg <c?p?>	-1 0 -2 2 0
b> n mg <p?c?>	-2 -3 3 1 0
b> n mg <p?p?>	-1 2 1 -2 0
b> n mg daglig	1 1 -3 2 0
b> n mg en	3 0 -1 -1 0
b> n mg fra	-1 2 -1 0 0
b> n mg i	4 -1 -2 0 0
b> n mg kg	-1 -1 2 0 0
b> n mg morgen	0 0 -2 2 0
b> n mg morgon	0 2 -1 0 0
b> n mg och	-1 -2 1 2 0
b> n mg om	0 -3 1 1 0
b> n mg på	3 -3 1 0 0
b> n mg till	-1 0 2 -1 0
b> n mig det	2 0 0 -1 0
b> n mikstu #	0 -2 2 0 0
b> n min egen	-1 -1 3 0 0
b> n min mand	2 -1 -1 -1 0
b> n ml #	-2 2 0 0 0
b> n ml hver	3 0 -2 0 0
b> n ml i	-1 -1 2 -1 0
b> n ml per	-1 -1 2 0 0
b> n morgen <c?c?>	2 0 0 -1 0
b> n morgen og	0 0 -1 2 -1
b> n morgon <p?p?>	0 2 -1 -1 0
b> n mot det	-1 -1 0 0 2
b> n mot klådan	0 -1 2 0 0
b> n mot noe	-1 -2 2 0 0
b> n munnen en	0 2 0 -1 0
b> n mye er	0 2 0 -1 0
b> n må du	-1 3 2 -4 1
b> n må han	-2 -1 0 4 0
b> n må hun	2 0 0 -1 0
b> n må jeg	-2 1 0 1 1
b> n månade <p?c?>	-1 5 -2 -2 0
b> n måned siden	-1 0 0 2 0
b> n månede <c?c?>	3 1 -5 1 0
b> n månede <p?p?>	0 -1 0 2 0
b> n natta <c?c?>	-2 0 0 1 1
b> n natten <c?p?>	3 0 -3 0 0
b> n natten <p?p?>	1 -1 -2 2 0
b> n natten i	1 -1 2 -2 0
b> n ned på	0 1 1 -2 0
b> n ned til	-1 4 -2 -2 1
b> n nei <c?c?>	2 -2 -1 2 0
b> n nei <p?c?>	0 -1 2 -1 -1
b> n nei <p?p?>	3 3 -4 -1 0
b> n nei den	0 3 0 -3 0
b> n nej <c?c?>	5 -5 -3 0 3
b> n nej <c?p?>	-3 1 0 3 0
b> n nej <p?c?>	-2 -1 0 1 2
b> n nej <p?p?>	4 -1 0 -1 -2
b> n nej tak	2 0 -1 0 0
b> n ni med	-1 2 -1 0 0
b> n no og	-1 -1 2 0 0
b> n noe annet	0 -1 0 -1 2
b> n noe for	1 -2 1 0 0
b> n noe i	3 -1 0 -1 -1
b> n noget andet	-1 0 0 0 2
b> n noget for	-1 -2 0 2 0
b> n noget med	4 -3 0 -1 -1
b> n notere vi	-2 0 0 0 3
b> n nu <c?c?>	-2 0 0 3 0
b> n nu <p?p?>	-2 1 2 0 0
b> n nu er	-1 2 -1 -1 0
b> n nu får	0 -1 -1 0 3
b> n när det	-2 3 -1 1 0
b> n när hon	2 -1 -1 1 0
b> n nå #	1 2 -2 -1 0
b> n nå <c?c?>	0 -1 2 0 0
b> n nå er	3 0 -1 -2 -1
b> n nå i	0 3 -1 -1 -1
b> n nå ja	3 0 -2 0 0
b> n nå og	2 -2 1 -1 0
b> n når det	0 4 -1 -2 0
b> n når du	2 -2 0 1 0
b> n når han	-2 0 -1 3 0
b> n når hun	1 -2 -1 2 -1
b> n når jeg	0 6 -1 -4 -1
b> n och #	-1 3 -2 0 0
b> n och den	3 -3 1 -1 0
b> n och då	-1 0 0 2 0
b> n och han	-2 2 0 1 -1
b> n och kväll	0 -1 0 2 0
b> n och nu	0 3 -1 -1 0
b> n och om	-1 0 2 0 0
b> n och sen	-3 -1 4 0 0
b> n och så	-2 3 2 -2 -1
b> n och §	4 -3 -1 0 0
b> n och §2	-1 -3 6 -1 -1
b> n og #	1 -2 1 0 -1
b> n og da	0 1 -3 -1 3
b> n og den	0 0 -2 2 1
b> n og der	3 -1 -2 2 -1
b> n og det	-4 0 1 4 -2
b> n og du	-2 -3 1 3 0
b> n og ein	-1 -1 4 -2 0
b> n og en	-1 -2 2 1 0
b> n og er	2 -2 -1 1 0
b> n og fortsæ	0 2 -1 0 0
b> n og han	2 0 -1 -1 0
b> n og har	-2 4 -1 -1 0
b> n og hjerte	2 -1 1 -1 0
b> n og ho	2 -1 -1 0 0
b> n og hun	0 1 -2 2 0
b> n og ingen	-2 2 0 0 0
b> n og jeg	3 -1 -2 0 -1
b> n og kveld	-2 2 -2 4 -1
b> n og magen	2 0 -1 -1 0
b> n og nå	2 0 0 -2 -1
b> n og så	-4 2 6 -4 -1
b> n og til	-1 4 -1 -2 0
b> n og §	1 1 -2 -1 1
b> n og §2	-10 7 3 1 -1
b> n også <c?c?>	4 -1 0 -2 -1
b> n også <p?p?>	-1 0 0 -1 2
b> n også for	1 -2 1 0 0
b> n også men	2 -1 0 -1 0
b> n også §2	-2 2 -1 1 0
b> n om #	5 -6 4 -3 0
b> n om aftene	-1 2 0 -1 0
b> n om dagen	-4 -1 5 0 -1
b> n om det	2 0 0 -1 0
b> n om du	2 0 0 -2 0
b> n om hon	1 2 -1 -2 0
b> n om kvelde	2 0 1 -3 0
b> n om morgen	-2 5 -3 1 0
b> n om månede	-1 3 -2 0 0
b> n om natta	-1 0 0 2 0
b> n om på	3 -1 -1 0 0
b> n om sommer	1 -2 -1 1 0
b> n om torsda	-1 -1 3 -1 -1
b> n om ugen	0 2 0 -2 0
b> n ont i	0 -2 1 1 0
b> n op i	-2 2 -1 0 1
b> n op med	-1 -1 0 2 0
b> n opp i	-1 -1 -1 0 3
b> n ordine §2	4 -1 -1 -1 0
b> n over det	-1 0 0 0 2
b> n over i	1 2 -1 -2 0
b> n per dag	-1 -2 2 0 0
b> n per døgn	2 -2 0 0 0
b> n plaget av	0 -1 0 2 0
b> n prata om	-1 -1 0 2 0
b> n pust morgen	0 -1 2 0 0
b> n på #	-1 6 -3 -1 -2
b> n på <c?c?>	-1 0 -2 0 3
b> n på <p?p?>	-1 3 -2 -1 0
b> n på akuten	0 -1 0 2 -1
b> n på apotek	-6 -1 8 0 -1
b> n på deg	-1 0 0 -1 2
b> n på dei	-2 1 1 0 0
b> n på den	-1 2 3 -3 0
b> n på dig	-2 4 -1 -1 0
b> n på do	-1 -2 1 2 1
b> n på egen	-2 3 0 -1 0
b> n på en	4 4 -5 -3 0
b> n på et	-1 -2 -1 3 0
b> n på fredag	-2 5 -1 -1 -1
b> n på grund	2 1 0 -2 0
b> n på grunn	3 -3 -1 0 1
b> n på henne	-2 0 0 0 2
b> n på hälsok	3 -1 -1 0 0
b> n på i	2 0 -1 -1 0
b> n på klinik	0 -1 -1 0 2
b> n på legeva	-1 -1 0 3 0
b> n på mig	-2 3 0 -1 1
b> n på nettet	3 -1 -1 -1 0
b> n på og	-2 2 0 0 0
b> n på resept	0 -1 2 -1 0
b> n på seg	0 -1 2 -1 0
b> n på sygehu	2 0 0 -1 0
b> n på sykehu	4 -3 -3 -1 3
b> n på søndag	-1 -1 -1 3 0
b> n på torsda	0 1 -2 1 0
b> n på §	0 -2 1 0 1
b> n på §2	1 1 1 -2 -1
b> n resten av	-1 2 0 -1 0
b> n ringer du	2 0 -1 0 0
b> n ro <c?c?>	-1 -2 2 0 0
b> n rör vi	0 2 0 -1 0
b> n røde og	0 -2 2 1 0
b> n rører vi	-2 5 -1 -1 0
b> n sa att	0 2 -1 -1 0
b> n samma dos	0 2 0 -1 0
b> n samma sak	-4 3 -1 0 2
b> n samme <p?c?>	-1 2 0 -1 0
b> n samme som	-2 1 0 2 0
b> n sammen med	0 -1 2 0 0
b> n se på	2 -1 0 0 0
b> n sedan #	0 -2 0 1 0
b> n sedan i	-2 1 -1 3 0
b> n sedan och	2 0 0 -1 0
b> n seg <p?p?>	-1 -1 0 2 0
b> n sen i	-1 3 -4 1 0
b> n sepone <c?c?>	-1 -1 0 2 0
b> n sepone i	-1 2 -1 0 0
b> n ser jag	0 2 0 -2 0
b> n setter jeg	-1 -1 2 0 0
b> n setter vi	-1 0 3 -1 0
b> n sidan jul	-2 3 0 -1 0
b> n siden <c?c?>	-3 -1 1 2 1
b> n siden <c?p?>	2 -1 0 0 -1
b> n siden <p?p?>	2 -2 0 0 0
b> n siden av	0 2 -1 -3 1
b> n siden i	-1 5 -2 -1 0
b> n siden men	0 -1 0 2 0
b> n siden på	2 0 0 -2 0
b> n siden påske	1 -2 0 1 0
b> n siden sommer	-1 2 0 0 0
b> n sidste år	0 0 -1 -1 2
b> n sin cushin	-1 0 -1 3 0
b> n sist <c?c?>	-1 -1 2 0 0
b> n sista i	0 -1 0 2 0
b> n ska du	-2 3 -2 0 0
b> n ska hon	-1 0 -1 3 0
b> n ska inte	-2 0 1 1 0
b> n skal du	2 2 -2 0 -2
b> n skal han	-2 0 1 0 0
b> n skal have	2 0 -1 -1 0
b> n skal hun	0 0 -2 1 1
b> n skal ikke	0 -1 3 0 -1
b> n skal ud	-1 -1 0 2 0
b> n skifte til	-2 -1 -2 5 0
b> n skreve §2	-1 2 -1 -1 0
b> n skrive jag	-1 -1 -1 0 2
b> n skrive jeg	-1 2 -2 1 0
b> n skrive ut	3 -1 0 -2 0
b> n slet ikke	1 1 0 -2 0
b> n slippe du	0 -1 2 0 -1
b> n slut i	-1 -1 -1 3 0
b> n sluta med	-6 3 0 3 -1
b> n slutad jag	2 -1 0 -1 0
b> n slutta med	1 0 0 -3 2
b> n slutte du	-3 -2 -1 6 0
b> n slutte med	-2 -1 -1 4 0
b> n snakke om	2 -1 0 0 0
b> n som att	0 2 -1 -1 0
b> n som de	2 -2 -1 1 0
b> n som du	-1 1 -1 -1 2
b> n som en	1 -5 -2 2 4
b> n som er	1 -1 2 -1 0
b> n som förut	-1 2 0 0 0
b> n som før	-1 3 -1 0 0
b> n som hon	-2 1 0 1 0
b> n som hun	-2 3 -1 0 0
b> n som jag	1 1 0 1 -2
b> n som jeg	-2 -1 0 4 0
b> n som kona	-2 2 0 0 0
b> n som min	2 0 0 -1 0
b> n som står	2 0 0 -1 0
b> n som var	-1 -1 0 2 0
b> n som vi	-1 4 0 -3 0
b> n spruta om	0 2 -1 0 0
b> n sprøyt en	-1 0 2 0 0
b> n spurgt til	-2 0 3 0 0
b> n stadig #	0 2 0 -1 0
b> n stadig hver	-1 2 0 0 0
b> n stedet #	-1 -1 2 0 0
b> n stedet <c?c?>	-1 -1 2 -1 0
b> n stedet for	2 -1 0 -2 0
b> n stoppe du	0 -3 0 3 0
b> n stoppe i	-2 0 -2 2 2
b> n stoppe vi	-1 -1 0 2 0
b> n ställe #	2 -1 1 -1 0
b> n stå på	-1 2 -1 0 0
b> n står der	1 -2 0 -1 2
b> n står det	-3 1 -2 -3 7
b> n står her	-2 3 -1 -1 1
b> n står i	-4 -1 1 1 3
b> n står med	-2 -1 0 0 3
b> n står på	6 -3 0 -2 0
b> n sug morgen	0 -1 3 -1 0
b> n säger att	0 -1 0 2 -1
b> n så #	-1 4 1 -3 -1
b> n så <c?c?>	0 -1 2 -1 0
b> n så att	2 -1 -1 0 0
b> n så den	3 -2 -2 4 -2
b> n så det	0 -3 1 1 2
b> n så du	0 3 0 -2 -1
b> n så där	-2 1 2 -1 0
b> n så er	1 0 -2 1 0
b> n så fik	-2 -1 0 4 -1
b> n så får	-1 -1 2 1 -1
b> n så fælt	2 -1 -1 -2 2
b> n så hadde	-2 3 -1 0 0
b> n så han	-1 0 2 -1 0
b> n så har	2 0 0 -2 -1
b> n så hon	0 -1 2 -1 0
b> n så hun	-1 2 1 -1 0
b> n så här	-1 -3 0 5 0
b> n så ingen	2 -1 -1 0 0
b> n så jeg	-4 -2 1 8 -3
b> n så lenge	2 -2 -1 1 0
b> n så länge	0 2 0 -2 0
b> n så må	-1 -2 3 -1 0
b> n så nej	0 2 -1 0 0
b> n så ont	-1 -2 0 2 0
b> n så skal	0 -2 2 0 0
b> n så skrive	-1 -1 -3 2 3
b> n så slippe	-1 -2 2 0 -1
b> n så stop	-2 -2 -1 4 0
b> n så tar	0 -1 2 -1 0
b> n så var	4 -1 -1 -2 0
b> n så vil	0 -1 2 -1 0
b> n så vondt	3 0 -1 -1 0
b> n så §	0 0 -1 0 2
b> n så §2	0 3 -1 -1 -1
b> n såg jag	-1 0 0 2 -1
b> n søndag <c?c?>	0 1 -2 2 0
b> n ta den	-2 1 0 1 0
b> n ta mer	-2 0 0 2 0
b> n ta §2	1 -3 -1 3 0
b> n tablet #	-2 3 2 -2 0
b> n tablet <cp>	0 0 -1 0 2
b> n tablet <p?p?>	0 0 -1 2 0
b> n tager jeg	-1 2 -1 1 0
b> n tager vi	1 -1 -1 2 0
b> n tagit den	-2 0 0 2 0
b> n tar #	0 2 -1 0 0
b> n tar den	-2 2 -1 0 0
b> n tar det	1 -2 1 -1 0
b> n tar du	-1 -2 3 1 -1
b> n tar en	-1 1 2 -2 0
b> n tar jag	-3 5 -2 1 0
b> n tar jeg	-2 5 -1 -1 -1
b> n tar vi	3 -2 0 0 -1
b> n tar väl	-1 0 0 0 2
b> n tar §2	1 1 -2 1 -1
b> n tarmen er	-1 -1 2 -1 0
b> n til #	-4 7 0 -3 0
b> n til <c?c?>	-1 3 0 -1 0
b> n til at	-2 0 0 1 0
b> n til blodtr	0 -2 0 2 0
b> n til den	0 -2 -1 2 0
b> n til frokos	-2 1 0 1 0
b> n til i	-1 0 -1 2 -1
b> n til jul	2 -1 0 -1 0
b> n til kvelde	-1 -1 0 2 0
b> n til natten	4 -4 0 0 0
b> n til om	2 -1 0 0 0
b> n til på	-3 6 -2 0 -1
b> n til sin	2 0 0 -1 0
b> n til så	0 -2 2 0 0
b> n til uke	3 -1 -1 -1 0
b> n til §2	-1 -2 -1 3 1
b> n til å	-2 1 1 -1 0
b> n till #	1 2 0 -2 0
b> n till <p?p?>	2 -1 -1 0 0
b> n till frukos	0 2 -1 -1 0
b> n till kvälle	-1 2 -1 -1 0
b> n till maten	0 2 -1 -1 0
b> n till natten	-2 -2 2 1 0
b> n till våren	3 -1 -2 0 0
b> n time siden	1 -2 0 1 0
b> n tog den	-1 0 -1 1 2
b> n tog jag	-3 -2 1 4 -1
b> n tok eg	-2 1 -1 2 0
b> n tok jeg	2 1 0 -3 0
b> n tredje måned	-1 2 0 -1 0
b> n trenge du	-2 -1 -1 5 -1
b> n tåler du	-1 1 -1 0 2
b> n tålte ikke	0 2 0 -2 0
b> n ud <c?c?>	0 -2 2 0 0
b> n uden virkni	0 -1 0 2 0
b> n uge #	0 1 1 -2 0
b> n uge <c?c?>	1 0 1 -2 0
b> n uka <p?p?>	0 2 -1 -1 0
b> n uker <p?p?>	0 1 1 -2 0
b> n uker siden	0 -1 -1 3 0
b> n under huden	0 -1 3 -1 0
b> n urolig i	0 0 -1 2 0
b> n ut i	-1 0 4 -3 -1
b> n va det	0 -2 2 0 0
b> n var #	2 1 0 -2 0
b> n var den	-2 1 0 2 0
b> n var der	-1 -1 0 2 -1
b> n var det	-1 4 1 -4 0
b> n var du	0 -1 -1 2 0
b> n var for	2 -1 2 -2 -1
b> n var godt	0 -1 -1 2 0
b> n var i	2 2 -2 -1 -1
b> n var jeg	2 -1 0 -3 2
b> n var ju	2 0 0 -1 0
b> n var vel	0 -1 2 -1 -1
b> n varje dag	-2 2 -1 1 0
b> n vart så	-1 0 0 0 2
b> n vecka <cc>	2 0 -1 0 0
b> n veckor <cc>	0 0 2 -1 0
b> n ved med	-1 4 -1 -2 0
b> n ved siden	0 3 0 -2 0
b> n veit du	3 -2 0 -1 0
b> n veker i	-1 -1 0 0 2
b> n vel ikke	-1 2 0 0 0
b> n vet du	-2 -1 0 2 1
b> n vi den	-3 2 3 -1 -1
b> n vi det	-2 1 -2 0 2
b> n vi hade	-1 -1 -1 2 0
b> n vi har	3 -2 4 -3 -1
b> n vi i	1 2 -1 -2 0
b> n vi ikke	-1 5 -3 -1 -1
b> n vi inte	1 2 -1 -2 -1
b> n vi kan	-1 -1 1 -1 2
b> n vi med	0 -2 2 -2 1
b> n vi også	-1 -1 0 2 0
b> n vi om	1 -1 2 -1 0
b> n vi prøver	0 -1 2 -1 0
b> n vi på	-1 0 3 -1 0
b> n vi se	2 -1 1 -1 0
b> n vi setter	2 0 -1 -1 0
b> n vi snakke	2 -1 0 0 0
b> n vi så	-1 -1 0 2 0
b> n vi tar	3 -1 -2 -1 0
b> n vi til	-2 -2 2 1 1
b> n vi være	2 0 0 -2 1
b> n vid behov	-3 2 3 -2 -1
b> n videre med	0 3 -1 -1 0
b> n videre og	0 -2 1 1 0
b> n vil helst	2 0 0 0 -1
b> n vil jeg	2 -2 2 0 -3
b> n vill jag	2 -1 0 0 -1
b> n vurder om	1 -1 -2 1 0
b> n väl #	0 1 -2 1 0
b> n vänta en	2 -1 -1 -1 0
b> n våras <c?c?>	-2 0 1 1 0
b> n væk nu	-1 -1 0 3 0
b> n være <c?c?>	-2 2 -1 1 0
b> n være med	-1 -2 -1 3 0
b> n § #	-3 6 -1 -2 0
b> n § <c?c?>	3 -1 -1 -2 1
b> n § <c?p?>	2 -1 -1 0 0
b> n § <p?p?>	0 -1 2 -1 0
b> n § den	-2 -1 1 0 2
b> n § det	2 -1 0 0 0
b> n § eller	1 -2 1 -1 0
b> n § en	-1 -2 3 0 0
b> n § er	0 1 -2 1 0
b> n § har	1 -2 2 -1 0
b> n § heter	-2 1 -1 1 0
b> n § hver	-1 2 0 -1 0
b> n § i	2 -3 2 1 -1
b> n § ja	-1 -1 -1 0 2
b> n § jeg	-2 1 0 0 1
b> n § og	-2 1 -1 2 0
b> n § på	2 -2 1 -1 0
b> n § som	3 -2 0 -1 0
b> n § står	-1 -1 0 2 0
b> n är borta	-1 -1 -1 3 0
b> n är bra	0 2 -1 -2 0
b> n är det	-1 0 4 -2 -1
b> n är en	-1 -1 0 2 0
b> n är inte	0 -3 -1 3 2
b> n är klar	0 -1 0 2 0
b> n är okej	0 2 -1 0 0
b> n är samma	0 3 -1 -1 0
b> n år <c?p?>	1 3 -1 -2 0
b> n år <cc>	-1 -1 -1 3 0
b> n år <p?c?>	0 0 -1 2 0
b> n år <p?p?>	2 -1 -1 -1 1
b> n år <pp>	-2 0 0 2 0
b> n år sedan	4 -1 -1 -2 0
b> n år sen	2 -2 0 -1 0
b> n år siden	4 -3 0 -2 1
b> n én gang	0 -2 4 -2 0
b> n én om	0 -1 2 0 0
b> n ønsker at	0 0 -2 2 0
c< n #	-5 -1 8 1 -3
c< n <c?c?>	-1 4 -3 0 1
c< n <c?p?>	1 -2 3 -2 1
c< n <cp>	3 2 -2 -2 -1
c< n <p?c?>	1 0 -3 1 1
c< n <p?p?>	-2 1 -3 5 0
c< n <pc>	-4 -3 1 3 4
c< n <pp>	0 2 -2 -2 2
c< n ?	2 -1 3 -1 -3
c< n af	-2 -1 0 -1 4
c< n aldri	2 -1 0 -1 0
c< n aller	1 1 -1 -3 2
c< n altså	-1 0 2 0 0
c< n andet	0 2 -1 -1 0
c< n andre	-2 0 3 0 0
c< n antib	-1 3 -1 -1 1
c< n använ	-2 3 0 -1 0
c< n at	-2 -3 1 4 0
c< n av	-2 -4 0 1 5
c< n bare	1 3 1 -3 -1
c< n barn	2 0 0 0 -2
c< n begyn	-2 0 3 -1 0
c< n behan	-2 -1 4 0 0
c< n behol	1 -2 0 1 0
c< n behov	-1 -1 3 0 0
c< n bli	3 0 -2 0 0
c< n blir	0 -3 0 1 1
c< n blodt	-3 2 -2 2 0
c< n bort	-1 1 -1 2 -1
c< n bra	-3 0 0 3 0
c< n brug	0 -1 2 0 0
c< n bruge	-2 0 0 1 0
c< n bruk	1 2 -2 -1 0
c< n bruka	-2 -1 1 0 2
c< n bruke	0 -1 -1 2 0
c< n brukt	1 -3 0 1 0
c< n byter	-2 -2 2 0 2
c< n bytte	-3 0 -1 5 -1
c< n da	-3 3 3 -3 0
c< n dag	1 -3 4 -2 -1
c< n dage	-2 -1 3 1 0
c< n dagen	-1 -1 0 2 0
c< n dagli	-1 4 -2 -1 0
c< n de	-3 2 5 -2 -2
c< n dem	3 1 -2 -3 1
c< n den	-1 -4 1 8 -3
c< n der	4 -2 -1 1 -3
c< n dere	0 -1 -1 3 0
c< n derfo	-1 2 0 0 0
c< n det	-3 -2 -2 5 2
c< n dig	0 -2 4 -2 0
c< n drypp	-1 -2 2 1 0
c< n dråbe	-2 1 2 -1 0
c< n du	-1 -3 0 1 2
c< n där	1 -3 -1 4 -1
c< n därem	-2 1 1 0 0
c< n då	1 1 5 -5 -2
c< n eg	-3 0 0 2 1
c< n egen	2 -1 0 0 0
c< n ejer	2 0 -1 -1 0
c< n eksem	-2 0 0 2 0
c< n eller	1 2 -1 -2 -1
c< n en	-1 0 -1 0 2
c< n er	-1 0 0 5 -4
c< n fast	-1 3 -1 -1 0
c< n feber	1 -2 -1 1 0
c< n fick	3 -1 1 -2 -1
c< n fik	2 1 -1 -3 0
c< n fikk	1 2 -2 -3 1
c< n fjor	2 1 -1 -1 -1
c< n flask	1 0 1 -2 0
c< n for	-2 0 2 1 -1
c< n foreb	-1 -3 2 2 0
c< n forts	3 1 -3 -3 2
c< n forve	0 2 -1 0 0
c< n fram	0 -2 0 2 0
c< n från	2 0 0 -2 0
c< n fästi	-2 0 0 2 0
c< n få	2 -3 3 -1 -1
c< n fået	1 -3 1 0 0
c< n får	-3 0 3 2 -1
c< n för	-2 0 2 0 0
c< n følso	-1 -1 3 -2 0
c< n før	-1 5 -1 -2 0
c< n først	0 1 -2 1 0
c< n ga	-2 1 -1 2 -1
c< n gang	-2 2 0 0 0
c< n gange	-2 1 -1 2 0
c< n gav	-1 -1 -2 5 -1
c< n ge	1 -2 0 1 0
c< n gel	-1 -1 2 0 0
c< n ger	0 0 2 -1 0
c< n gett	-1 2 -1 0 0
c< n gi	5 -1 -4 0 0
c< n gikk	2 -1 0 -1 0
c< n gir	-1 2 0 -2 0
c< n gitt	0 2 -1 -1 0
c< n give	2 -1 0 -1 0
c< n gives	-1 -1 2 0 0
c< n givet	-2 2 -1 2 0
c< n godt	0 1 0 -2 0
c< n gång	-2 0 0 0 2
c< n gånge	0 2 -1 -1 -1
c< n går	2 -1 1 -2 0
c< n gör	1 2 -2 -1 0
c< n göra	-1 2 0 -1 0
c< n ha	0 2 -1 -1 0
c< n hadde	4 -4 -3 2 1
c< n hade	1 -2 -2 1 0
c< n haft	0 -2 -1 0 3
c< n halv	3 -1 -2 1 0
c< n ham	-2 2 -2 2 0
c< n han	-1 5 -3 1 -2
c< n har	4 10 -10 -3 -1
c< n hatt	-2 0 -1 1 1
c< n have	-3 -2 4 1 0
c< n hed	-2 0 3 -1 1
c< n hedde	-3 -1 4 1 0
c< n helle	2 -3 -1 0 3
c< n helt	1 3 -2 -1 0
c< n hemma	2 -1 1 -1 0
c< n hende	2 -1 -1 0 0
c< n henne	0 -2 0 3 -1
c< n her	0 0 -2 2 -1
c< n heter	-2 0 5 -2 -1
c< n ho	0 -2 0 1 0
c< n hon	-2 -1 -1 1 3
c< n hun	-2 1 -6 7 0
c< n hvilk	2 -1 0 -1 0
c< n i	4 -1 2 -5 0
c< n igen	4 -1 -3 -1 0
c< n ihop	-2 3 -1 0 0
c< n ikke	5 0 -2 -2 0
c< n ikkje	4 -2 -2 -1 1
c< n in	-2 4 0 -2 0
c< n ingen	3 -2 -1 -1 1
c< n inget	2 -1 -1 -1 2
c< n inhal	0 0 2 -1 0
c< n inte	-5 5 -1 1 0
c< n istäl	0 -2 2 0 0
c< n ja	-1 2 0 1 -2
c< n jag	0 3 1 -2 -2
c< n jeg	0 7 -5 -4 2
c< n jern	-2 1 1 0 0
c< n jo	1 -1 -3 4 -2
c< n ju	-2 1 0 2 -1
c< n kan	2 0 -1 0 -2
c< n kanin	0 -1 2 0 0
c< n koles	0 -2 2 -1 1
c< n kona	-1 1 -1 0 2
c< n kramp	0 2 0 -1 0
c< n kun	2 1 -1 -2 0
c< n kunne	0 -1 -1 2 0
c< n kur	-1 2 1 -2 0
c< n kvalm	1 -1 -1 2 -1
c< n kväll	-1 2 0 0 0
c< n legge	-1 2 0 -1 0
c< n lenge	-1 -2 1 1 1
c< n lidt	2 -1 0 0 0
c< n ligge	-2 2 -1 2 0
c< n lille	-2 1 3 -2 -1
c< n lista	-1 0 0 2 0
c< n lite	1 1 -2 1 0
c< n litt	-1 -3 4 1 -1
c< n loppe	-1 2 -1 0 0
c< n lägge	-2 -1 4 -1 0
c< n manda	-2 2 0 0 0
c< n med	2 -4 -2 5 -1
c< n medis	0 -2 0 2 0
c< n meg	-2 2 -1 2 0
c< n men	-1 3 -1 -3 2
c< n mer	0 -1 2 0 0
c< n mere	-2 0 1 2 0
c< n mg	1 2 -2 -1 0
c< n mi	-1 0 0 2 0
c< n mig	-1 -1 1 2 0
c< n min	3 -2 -1 0 1
c< n ml	2 -1 -1 -1 0
c< n morgo	-2 0 -1 1 2
c< n mot	-1 0 3 -1 -1
c< n munne	0 0 -2 2 0
c< n muske	-1 -1 2 0 0
c< n månad	0 2 -1 -1 0
c< n nei	1 -3 1 -1 1
c< n nej	1 -2 2 -1 0
c< n ni	-2 1 1 0 0
c< n noe	-2 -1 5 -3 2
c< n noget	0 1 -2 2 -1
c< n nu	-4 -2 7 0 -1
c< n när	-2 0 0 2 0
c< n nå	2 0 -1 -1 0
c< n något	3 -3 -1 1 0
c< n når	-1 -1 3 -1 0
c< n och	3 6 -4 -1 -4
c< n og	0 5 -1 0 -4
c< n også	-2 -2 -1 6 -1
c< n okej	-1 -1 2 0 0
c< n om	7 -1 -5 0 -1
c< n op	-1 0 -1 2 0
c< n opp	-3 0 -1 0 3
c< n ordin	-1 0 2 0 0
c< n ormek	2 -1 -1 0 0
c< n over	0 1 1 -2 0
c< n p-pil	-1 2 0 0 0
c< n pappa	2 -1 0 -1 0
c< n penic	-2 1 2 -1 0
c< n plast	0 -2 2 0 0
c< n prøvd	-2 -1 -1 1 2
c< n på	-3 1 1 -5 6
c< n reaks	-1 0 -1 0 2
c< n redan	2 0 -2 0 0
c< n resep	3 -1 -1 0 0
c< n sagde	-1 1 -1 2 0
c< n sagt	-1 0 0 2 0
c< n salva	-2 0 0 2 0
c< n samme	-1 1 0 -2 2
c< n satte	-2 3 -1 -2 2
c< n sedan	-1 4 -1 -2 0
c< n seg	-1 2 0 0 0
c< n sen	-1 2 -1 1 0
c< n sepon	1 0 -2 1 0
c< n ser	2 0 -2 -1 0
c< n sette	-2 0 4 -1 -1
c< n siden	-1 -3 3 2 0
c< n sist	2 -1 0 -1 -1
c< n siste	-1 -1 0 2 0
c< n ska	-2 0 1 1 0
c< n skal	4 -2 1 -2 0
c< n skick	-1 2 0 0 0
c< n skull	-1 -1 -1 2 1
c< n sluta	-1 -1 -1 2 0
c< n slutt	-1 2 -3 2 0
c< n smert	-3 -1 2 2 0
c< n smurt	-1 -1 0 2 0
c< n smør	-1 1 -2 2 0
c< n snakk	2 -1 -1 0 0
c< n som	1 0 2 -4 1
c< n sprøj	1 -1 -1 -1 2
c< n sprøy	2 -1 -1 1 0
c< n stadi	-1 2 -1 0 0
c< n start	4 -2 -1 -1 0
c< n stede	1 -3 0 2 0
c< n stop	3 -1 -3 1 0
c< n stopp	-1 2 -2 0 0
c< n ställ	-1 1 2 -2 0
c< n står	-1 2 -4 1 1
c< n stödm	2 -1 -1 0 0
c< n svige	3 -1 0 -2 0
c< n svimm	0 -2 1 -1 1
c< n syste	2 -1 0 -1 0
c< n sätte	-1 0 2 0 0
c< n så	-1 -4 4 1 0
c< n sådan	-1 2 0 -1 0
c< n sån	-1 -1 0 2 0
c< n sånn	1 1 -2 0 -1
c< n søste	-1 0 0 2 0
c< n ta	-2 -2 5 -1 -1
c< n table	0 -2 -1 1 2
c< n tag	-2 2 1 -1 0
c< n tage	5 0 -2 -2 0
c< n tager	-1 4 -2 -1 -1
c< n tar	-6 7 0 -2 2
c< n tatt	2 -4 -1 3 0
c< n tek	-2 2 1 -1 0
c< n tenkt	-2 -2 3 1 0
c< n tidig	0 2 -1 -1 0
c< n tidli	2 -1 0 -1 0
c< n til	0 1 5 -5 -1
c< n till	-3 -3 4 0 2
c< n tille	0 -1 2 0 0
c< n ting	2 -2 -1 0 0
c< n tog	-2 0 -1 2 2
c< n tok	-1 -1 -1 3 -1
c< n treng	2 0 -1 -1 -1
c< n träng	1 -1 2 -1 0
c< n tvang	2 0 -2 0 0
c< n tåler	-2 -1 0 1 2
c< n udslæ	-1 -1 -1 0 3
c< n uger	0 -1 -1 3 0
c< n undan	-1 2 0 -1 0
c< n under	3 -3 1 0 0
c< n ut	-2 0 1 1 0
c< n var	3 -4 -1 0 2
c< n vaske	1 -1 -1 2 0
c< n ved	-1 2 0 -1 0
c< n vel	-1 0 2 0 0
c< n vi	-4 -6 5 2 3
c< n vider	-1 -1 2 0 0
c< n ville	2 -1 0 0 0
c< n vinte	2 0 0 -1 0
c< n være	0 2 -2 -1 1
c< n |	-2 3 -2 -3 5
c< n §	3 -1 1 -1 -2
c< n §2	-1 0 -3 2 2
c< n är	4 1 -1 -2 -1
c< n äter	2 -1 -1 0 0
c< n å	-1 2 0 -1 0
c< n år	2 0 -1 -1 0
c< n åt	3 -1 0 -2 0
c< n én	4 0 -2 -1 0
c> n #	-5 4 6 0 -5
c> n <c?p?>	-2 5 -4 3 -1
c> n <cc>	3 2 -2 -2 0
c> n <cp>	0 3 -2 -2 2
c> n <p?c?>	2 -2 -3 2 0
c> n <p?p?>	-4 5 -6 2 3
c> n <pc>	1 -1 -1 2 -1
c> n <pp>	0 2 -3 1 1
c> n af	-3 0 0 3 -1
c> n aften	-1 2 -1 -1 1
c> n aktue	2 -2 0 0 0
c> n altså	2 -1 1 -1 -1
c> n apote	-4 0 2 2 0
c> n april	0 1 -2 0 0
c> n armen	-1 2 -1 0 0
c> n at	2 0 0 -1 -1
c> n att	4 -1 0 -2 0
c> n augus	-1 -1 -1 3 0
c> n av	-4 4 0 2 -2
c> n axeln	0 -2 0 2 0
c> n bare	-2 2 2 -1 -2
c> n begge	-2 0 2 1 0
c> n behol	-2 4 -1 -1 0
c> n behov	-3 2 2 0 0
c> n behöv	-3 1 -1 3 0
c> n ble	1 -3 -2 2 1
c> n blev	-1 -2 0 1 1
c> n bli	2 -1 -1 0 0
c> n borta	-1 -1 0 3 0
c> n brugt	-2 -1 -1 5 0
c> n brukt	2 0 0 -1 0
c> n bruse	-1 3 -1 0 0
c> n creme	-1 -2 1 2 0
c> n da	1 -4 4 -2 1
c> n dag	0 2 -2 0 -1
c> n dagar	-2 1 -1 2 0
c> n dage	-3 -1 0 4 0
c> n dagen	2 0 -1 -1 -1
c> n dager	2 -3 0 1 0
c> n dagli	-1 2 -2 1 0
c> n de	-3 0 2 0 1
c> n dem	0 1 -2 0 0
c> n den	-8 -1 6 2 0
c> n der	0 7 -2 -3 -2
c> n det	2 -1 3 -9 5
c> n dig	-2 1 2 -1 0
c> n disku	2 0 0 -1 0
c> n ditt	-2 -1 1 2 0
c> n dl	0 3 -2 -1 0
c> n dropp	-2 -1 1 1 0
c> n dråbe	-1 1 2 -2 0
c> n du	3 4 -3 -11 6
c> n då	2 1 -2 -2 1
c> n e	2 -1 -1 0 0
c> n efter	-2 0 1 -1 3
c> n eg	1 0 -2 1 -1
c> n egen	-1 1 -2 2 0
c> n ein	0 -1 4 -3 0
c> n eller	5 -6 -1 2 -1
c> n en	-1 3 -3 -2 2
c> n enhed	2 -1 0 0 0
c> n enlig	-2 2 0 0 0
c> n ennå	2 0 0 -1 0
c> n er	0 -3 5 1 -3
c> n ett	1 -2 2 -2 0
c> n etter	3 -2 1 -2 0
c> n feber	1 -1 1 -2 0
c> n fekk	2 0 0 -1 0
c> n fick	2 -5 1 1 0
c> n fik	3 -2 0 -3 1
c> n fikk	1 -2 -2 0 3
c> n fint	-2 -2 2 3 -1
c> n fjor	-2 1 0 1 0
c> n for	2 0 -2 -2 2
c> n fordi	0 -2 0 2 0
c> n forri	-2 0 2 1 0
c> n forts	-3 5 -1 -1 -1
c> n forår	0 -2 0 0 2
c> n fra	-3 0 -2 5 0
c> n freda	-1 2 -1 0 -1
c> n fruko	0 -1 0 2 0
c> n från	-1 0 -1 3 0
c> n få	2 -1 0 0 0
c> n får	2 2 -4 -3 3
c> n för	3 0 -2 -2 0
c> n före	-1 -1 0 2 0
c> n förra	-1 0 2 0 -1
c> n först	3 -1 -2 0 0
c> n før	-2 2 2 0 -1
c> n først	0 -2 1 0 0
c> n g	1 -3 4 -2 0
c> n ga	2 0 1 -2 0
c> n gamle	3 0 1 -3 0
c> n gang	7 -3 0 -4 0
c> n gange	5 -1 -4 0 -1
c> n gel	0 -1 2 -2 0
c> n gikk	1 -1 2 -1 -1
c> n gir	0 2 -1 0 0
c> n gis	1 2 -1 -2 0
c> n gives	0 -1 2 -1 0
c> n gjord	0 -1 2 0 -2
c> n greit	-2 1 1 0 0
c> n gång	3 -1 -1 -2 1
c> n går	-2 2 -4 4 0
c> n gör	0 -1 -1 2 0
c> n gør	2 -1 0 0 0
c> n ha	-1 4 -1 -2 0
c> n hadde	5 -2 -1 -2 -1
c> n hade	4 -1 -2 -1 0
c> n halsb	-2 3 0 -1 0
c> n halv	0 -1 -5 3 3
c> n halvt	2 0 -2 -1 0
c> n han	0 1 1 -3 1
c> n har	-6 2 0 5 -1
c> n hatt	1 0 0 -2 1
c> n havde	-3 -1 0 4 0
c> n hedde	0 0 2 -1 -1
c> n hele	-1 2 0 -1 1
c> n henne	-2 -1 -1 3 2
c> n her	-2 2 1 -1 1
c> n heter	-2 0 0 2 0
c> n hette	0 -1 0 0 2
c> n hjelp	-3 2 -1 1 0
c> n hofte	-1 -1 0 2 0
c> n hold	0 -1 2 0 0
c> n holdt	-2 -1 0 2 0
c> n hon	-2 1 -3 2 2
c> n hoste	-1 2 -1 0 0
c> n huden	0 -1 2 -1 0
c> n hun	0 5 -1 -3 -1
c> n hva	2 -2 0 0 -1
c> n hver	0 3 -1 -2 0
c> n hvis	3 0 -2 -1 0
c> n hvor	-3 3 0 1 0
c> n här	-1 -1 2 0 0
c> n i	0 -5 6 0 -1
c> n iblan	-1 2 -1 -1 0
c> n igen	-2 -1 0 0 4
c> n ikke	5 -1 -4 0 0
c> n ikkje	-1 0 -1 2 0
c> n innti	2 -3 1 0 0
c> n inte	-2 -3 0 3 1
c> n intra	-2 -1 5 -1 0
c> n istäl	-1 0 2 -1 0
c> n ja	-7 -2 6 0 3
c> n jag	0 2 0 2 -3
c> n jeg	2 -3 -4 0 5
c> n ju	1 -2 0 1 0
c> n junio	-2 4 0 -2 0
c> n kaliu	-1 -2 0 3 0
c> n kan	4 2 -3 -2 -1
c> n klini	1 -1 3 -2 0
c> n klokk	-1 -2 3 0 0
c> n komme	0 -2 0 2 0
c> n krem	-2 -1 1 1 0
c> n kvar	-2 4 0 -1 0
c> n kvart	-1 -1 3 -1 0
c> n kveld	0 -2 1 1 0
c> n kväll	-1 0 -2 3 0
c> n la	3 -1 -1 0 0
c> n lenge	0 2 2 -3 0
c> n ligge	2 -1 1 -1 0
c> n lægge	3 -1 -2 0 0
c> n mange	0 2 0 -2 0
c> n maven	-1 3 -1 -1 0
c> n med	-2 1 -1 -2 3
c> n meg	-2 1 3 0 -1
c> n meget	0 -2 1 1 0
c> n men	7 -3 -6 0 2
c> n mer	-2 0 0 0 2
c> n mg	5 -3 5 -4 -2
c> n mi	-1 3 0 -1 0
c> n mikst	1 1 0 -2 0
c> n min	5 1 -4 0 -1
c> n ml	-1 -5 8 -1 0
c> n moder	-1 0 0 2 0
c> n morge	-1 1 2 -1 -1
c> n morgo	-2 2 0 0 0
c> n mot	0 -4 0 3 1
c> n muske	-3 -2 6 -1 0
c> n må	3 0 -1 -3 1
c> n måned	-1 2 -1 0 0
c> n naboe	2 0 -1 0 0
c> n nakke	0 2 -1 -1 0
c> n natte	1 -3 2 1 0
c> n nei	6 -2 -4 1 0
c> n nej	3 -1 -5 2 0
c> n nerve	-1 2 -1 0 0
c> n neses	0 -1 2 -1 0
c> n ni	-1 -1 0 3 -1
c> n no	-1 -1 3 -1 0
c> n noe	0 -2 1 2 -1
c> n noget	2 -1 0 0 -1
c> n nok	0 -1 2 -1 0
c> n noter	-1 -1 -1 0 3
c> n nu	0 -3 5 -1 0
c> n när	-1 -1 -2 5 -1
c> n nå	-4 1 2 2 -1
c> n når	-4 6 -2 1 -1
c> n och	-1 2 0 0 -2
c> n också	-1 3 -1 -1 0
c> n og	-2 3 0 1 -3
c> n også	1 -3 -1 4 -2
c> n ok	-1 2 0 -1 0
c> n okej	-1 2 -1 -1 0
c> n om	2 2 0 -3 -1
c> n oralt	-2 0 2 0 0
c> n ordin	2 0 -1 -1 0
c> n pasie	1 -1 2 -3 1
c> n pasta	3 -1 -1 -1 0
c> n per	-1 -1 3 -1 0
c> n pose	-1 2 0 -1 0
c> n prata	2 -1 0 0 0
c> n prøvd	0 -1 0 0 2
c> n prøve	2 -1 -1 -1 0
c> n puff	0 2 -2 0 0
c> n pulve	-1 0 2 0 0
c> n på	2 -1 -2 -2 2
c> n rygge	0 -1 2 -1 0
c> n räcke	-2 0 2 0 0
c> n sagde	-2 0 0 0 2
c> n salve	-1 0 -1 3 0
c> n samme	-1 -2 3 1 0
c> n satt	-2 3 -1 0 0
c> n sepon	-1 -2 1 3 0
c> n ser	-3 2 -1 0 1
c> n sette	-2 1 3 -1 -1
c> n siden	-4 5 0 0 0
c> n sin	1 -1 -1 2 0
c> n sitte	-1 2 0 -1 0
c> n ska	2 0 -2 -1 0
c> n skal	-2 -1 1 2 0
c> n skape	5 0 -1 -4 0
c> n skift	-1 0 -1 2 0
c> n skrev	-1 -1 3 -1 0
c> n slut	0 -1 -1 2 0
c> n sluta	-1 -1 0 3 0
c> n slutt	1 0 -1 -4 4
c> n snakk	2 -1 0 0 0
c> n som	2 -2 -1 3 -1
c> n spray	4 0 -3 -1 0
c> n sprut	-1 3 -1 -2 0
c> n sprøy	2 0 -1 -1 0
c> n stede	-4 -1 7 -1 0
c> n sterk	-1 -1 2 0 0
c> n stikk	-1 2 1 -2 0
c> n stod	2 0 -1 0 0
c> n stopp	-2 -1 -4 7 0
c> n store	2 -2 0 0 0
c> n styck	-1 -1 -1 2 0
c> n ställ	2 -2 2 -2 0
c> n stå	0 4 -2 -1 0
c> n ståen	2 -1 -1 0 0
c> n står	1 -1 -2 -1 3
c> n sug	0 -2 0 2 0
c> n sykeh	3 -2 0 0 0
c> n så	-6 2 6 -1 0
c> n såg	-1 0 0 2 -1
c> n sånn	1 1 1 -2 -1
c> n ta	-2 -2 0 4 0
c> n table	3 -6 -2 3 2
c> n tar	-3 5 -2 0 -1
c> n til	4 -5 1 2 -2
c> n till	-1 0 2 1 -1
c> n tog	0 -2 2 0 0
c> n tok	0 3 -1 -1 -1
c> n torsd	-1 2 0 0 0
c> n trapp	-1 -1 -1 3 0
c> n tredj	-1 2 0 -1 0
c> n treng	-1 0 -1 2 0
c> n tube	0 2 -1 0 0
c> n tygge	-1 2 0 0 0
c> n tål	-1 0 0 0 2
c> n uke	1 -2 1 -1 0
c> n under	-3 1 3 -1 0
c> n ut	-1 -2 -2 5 0
c> n uten	2 -1 0 0 0
c> n vad	0 -2 3 0 0
c> n var	0 0 2 0 -2
c> n varje	-2 2 0 -1 0
c> n vart	-1 0 0 0 2
c> n veit	3 -2 0 -1 0
c> n vent	3 -1 -2 1 0
c> n vi	3 -3 0 1 -1
c> n vid	-2 1 1 -1 1
c> n vider	0 3 -2 0 -1
c> n vil	2 -1 0 -1 -1
c> n virke	1 -2 2 1 -1
c> n vurde	3 -1 -1 0 0
c> n være	4 0 -1 -3 0
c> n §	-4 0 3 2 0
c> n §2	0 1 -3 4 -2
c> n µg	-2 2 2 -2 0
c> n är	-1 -1 -1 2 1
c> n år	0 4 -1 -5 1
c> n én	1 -3 4 -2 0
c> n øret	-1 -1 1 2 0
c> n øyedr	2 -1 0 -1 0
last b< n # #	2 -1 -1 0 -1
last b< n # dagar	-2 2 2 -2 0
last b< n # dage	-2 -1 0 3 -1
last b< n # dager	1 -3 1 1 0
last b< n # døgn	1 1 -1 -2 1
last b< n # g	-1 0 3 -1 0
last b< n # gange	1 -1 -1 2 -1
last b< n # ganger	-2 0 1 0 2
last b< n # gånger	0 -2 -1 2 0
last b< n # hver	2 0 0 -2 1
last b< n # i	-2 2 2 -2 0
last b< n # mg	2 2 -5 -1 2
last b< n # minutt	2 0 0 -2 0
last b< n # ml	2 -3 -1 2 0
last b< n # månede	0 0 2 -1 -1
last b< n # och	-1 -2 2 1 0
last b< n # og	0 -1 -2 3 0
last b< n # om	-2 0 1 1 0
last b< n # tablet	-1 -1 0 2 0
last b< n # til	0 -1 3 -1 0
last b< n # uger	-2 0 -2 4 0
last b< n # |	-6 3 4 2 -2
last b< n # år	2 1 -1 -2 -1
last b< n <c?c?> da	1 -1 1 -2 0
last b< n <c?c?> de	1 1 -2 0 0
last b< n <c?c?> den	-1 3 -1 -2 0
last b< n <c?c?> det	-2 -1 2 1 -1
last b< n <c?c?> du	4 -4 -2 3 0
last b< n <c?c?> då	-2 2 1 -2 0
last b< n <c?c?> får	2 0 -2 0 0
last b< n <c?c?> han	-6 7 -3 0 1
last b< n <c?c?> ho	-2 0 2 0 0
last b< n <c?c?> hon	-3 2 -1 0 2
last b< n <c?c?> hun	-2 3 -1 0 1
last b< n <c?c?> jeg	-3 -1 -1 6 -1
last b< n <c?c?> nei	-1 -1 0 2 0
last b< n <c?c?> nu	-2 1 1 -1 0
last b< n <c?c?> och	-1 0 1 2 -2
last b< n <c?c?> og	-2 -2 6 1 -3
last b< n <c?c?> så	1 0 0 -2 0
last b< n <c?c?> vi	3 -1 -1 -2 2
last b< n <c?p?> har	1 3 -2 -1 -1
last b< n <c?p?> hvad	2 -1 0 -2 1
last b< n <c?p?> jeg	1 1 -2 0 0
last b< n <c?p?> och	-1 -3 0 1 2
last b< n <c?p?> og	-3 -4 -1 8 -1
last b< n <c?p?> §	-1 -1 2 -2 1
last b< n <cc> han	1 2 -2 -1 0
last b< n <cc> jeg	-2 0 1 2 0
last b< n <cc> och	-2 0 1 1 0
last b< n <cc> så	-2 0 0 2 0
last b< n <cc> vi	4 -1 -2 -1 0
last b< n <cc> §	-1 2 -1 0 0
last b< n <cp> du	0 2 0 -2 0
last b< n <cp> hun	-2 1 0 1 0
last b< n <cp> hva	-1 -1 0 3 0
last b< n <cp> hvad	-1 -1 0 2 0
last b< n <cp> jag	-2 0 0 1 0
last b< n <cp> §	2 -2 1 -2 0
last b< n <p?c?> den	3 0 -1 -3 0
last b< n <p?c?> det	1 -2 0 0 1
last b< n <p?c?> du	0 3 -6 3 -1
last b< n <p?c?> då	-2 2 1 0 0
last b< n <p?c?> jeg	0 0 2 -1 0
last b< n <p?c?> och	-2 1 0 2 0
last b< n <p?c?> og	-3 -2 3 4 -1
last b< n <p?c?> så	2 0 0 -1 0
last b< n <p?p?> da	-2 1 2 0 -1
last b< n <p?p?> det	-2 0 1 2 0
last b< n <p?p?> han	-2 4 0 -2 0
last b< n <p?p?> har	-2 1 1 0 0
last b< n <p?p?> hun	1 -2 -1 3 -1
last b< n <p?p?> hur	-1 -2 -1 4 0
last b< n <p?p?> hva	2 0 -1 0 0
last b< n <p?p?> hvad	-1 2 0 0 0
last b< n <p?p?> ja	4 -3 1 -2 0
last b< n <p?p?> jag	-2 2 -2 2 0
last b< n <p?p?> jeg	-1 -1 -2 3 1
last b< n <p?p?> kona	-1 2 0 -1 0
last b< n <p?p?> min	2 -1 0 -1 0
last b< n <p?p?> och	-1 2 2 -2 -1
last b< n <p?p?> og	0 1 1 -4 2
last b< n <p?p?> så	-4 2 -2 1 3
last b< n <p?p?> vi	0 -2 1 1 -1
last b< n <p?p?> §	-1 -3 1 2 0
last b< n <pc> da	0 3 -2 -1 0
last b< n <pc> då	0 -1 2 -1 0
last b< n <pp> har	2 -2 0 0 0
last b< n <pp> jeg	-1 2 0 -1 0
last b< n ? #	-2 1 2 -1 0
last b< n ? de	0 2 0 -1 0
last b< n ? det	2 -2 1 0 -1
last b< n ? du	-1 2 0 -2 2
last b< n ? eg	-1 -1 2 0 0
last b< n ? en	-3 2 -1 2 -1
last b< n ? er	2 -1 -1 0 -1
last b< n ? får	0 -1 2 -1 0
last b< n ? han	-1 1 -1 -1 2
last b< n ? har	2 3 -1 -4 -1
last b< n ? hun	0 0 -1 2 0
last b< n ? i	-1 1 2 -1 0
last b< n ? jag	0 2 -1 -1 0
last b< n ? jeg	0 -1 -3 4 0
last b< n ? kun	-1 2 0 0 0
last b< n ? min	2 -1 -1 0 0
last b< n ? och	-1 -1 -1 3 0
last b< n ? og	-2 3 0 -2 1
last b< n ? så	2 0 1 -2 -1
last b< n absolu inte	-1 2 0 0 0
last b< n aften og	0 -1 -1 2 0
last b< n aften |	5 -2 -1 -2 0
last b< n allerg ?	-2 0 1 0 1
last b< n allerg |	0 -1 0 -2 3
last b< n andet |	2 -1 -1 0 0
last b< n annet |	-2 0 0 2 0
last b< n at jeg	0 -2 0 2 0
last b< n at vi	2 -1 0 0 -1
last b< n att du	1 -1 -1 2 0
last b< n att hon	3 -1 0 -1 0
last b< n av det	-2 2 0 0 -1
last b< n behand med	-2 -1 3 -1 0
last b< n blir det	-3 -2 2 2 1
last b< n bliver du	-1 2 -1 0 0
last b< n blodtr |	0 -1 0 2 0
last b< n bra |	-3 4 -1 1 -1
last b< n byter vi	0 -1 2 -1 0
last b< n bytter vi	0 -2 0 3 0
last b< n börjar vi	-1 2 0 -1 0
last b< n da blir	0 -2 1 1 0
last b< n da går	0 2 -1 -1 0
last b< n da har	0 -1 3 -2 0
last b< n da holder	2 -1 -1 0 -1
last b< n da tar	-1 0 2 -1 0
last b< n dag i	3 -1 -2 0 0
last b< n dag |	-1 0 0 2 -2
last b< n dagar |	-1 0 2 -1 0
last b< n dagen i	-1 -1 2 -1 1
last b< n dagen på	0 -1 -2 3 0
last b< n dagen |	-4 0 0 4 0
last b< n dager |	1 -3 2 0 1
last b< n daglig i	-1 2 1 -2 0
last b< n daglig som	-1 0 0 -1 2
last b< n daglig |	0 2 -1 0 0
last b< n de er	-2 1 0 2 0
last b< n de får	2 0 -2 0 0
last b< n de har	-1 -1 3 0 -1
last b< n den ?	1 -1 -1 2 0
last b< n den behold	2 -1 -1 0 0
last b< n den blå	0 2 -1 -1 0
last b< n den der	0 3 -2 -2 1
last b< n den er	0 -2 2 -3 3
last b< n den for	1 1 -1 -2 2
last b< n den første	1 -2 0 2 0
last b< n den går	0 -1 2 -1 0
last b< n den i	0 1 -3 1 0
last b< n den igjen	-2 0 0 2 0
last b< n den lille	-1 2 1 -1 -1
last b< n den og	3 -1 -2 1 -1
last b< n den sepone	2 1 -1 -2 0
last b< n den siden	2 -1 0 -1 0
last b< n den stoppe	-1 0 -1 3 0
last b< n den tager	3 -2 0 -1 0
last b< n den til	0 2 -1 -1 0
last b< n den være	-1 2 0 -1 0
last b< n den |	1 -1 2 0 -1
last b< n den är	-1 0 -1 2 0
last b< n der ?	-2 0 0 2 0
last b< n der er	0 -3 1 1 0
last b< n der hedder	0 -2 2 0 0
last b< n der noget	-2 -1 0 4 0
last b< n der ordine	-1 0 2 0 0
last b< n der |	-2 0 2 0 0
last b< n det #	0 -1 -1 2 -1
last b< n det ?	-3 -7 1 6 3
last b< n det blir	3 -1 -2 0 0
last b< n det bliver	-2 1 2 -1 0
last b< n det den	-1 -1 -1 2 0
last b< n det der	-1 2 -1 1 -1
last b< n det er	-6 4 2 -2 2
last b< n det finns	2 -2 1 -1 0
last b< n det for	-1 0 0 0 2
last b< n det går	-2 1 0 1 0
last b< n det har	0 3 0 -2 -1
last b< n det hedder	-1 -2 2 1 0
last b< n det heter	-2 3 1 -1 0
last b< n det i	-2 1 2 -2 2
last b< n det inget	0 0 -1 0 2
last b< n det inte	2 -1 -1 0 0
last b< n det kan	-2 -1 1 3 -1
last b< n det med	2 -1 -1 1 -2
last b< n det må	2 0 -3 0 0
last b< n det måste	-2 0 0 0 2
last b< n det på	1 1 0 -2 0
last b< n det samme	-1 -4 3 0 1
last b< n det sepone	-1 -2 1 1 0
last b< n det skal	-3 6 -3 0 0
last b< n det som	3 -1 0 -2 -1
last b< n det sånn	-1 -2 0 2 1
last b< n det tar	-1 -1 0 2 0
last b< n det trengs	0 2 -1 -1 0
last b< n det var	1 -2 2 -3 3
last b< n det vi	-1 -1 2 0 0
last b< n det |	-1 -3 1 2 0
last b< n det §	2 -1 -1 1 -1
last b< n det är	2 -3 -1 3 -2
last b< n dig på	-1 -1 2 0 0
last b< n dig |	-1 2 0 0 0
last b< n du ?	3 -2 -1 -2 2
last b< n du bare	1 -2 1 -1 0
last b< n du börjar	2 0 -2 0 0
last b< n du den	5 -2 1 -5 1
last b< n du en	-1 -1 4 -2 0
last b< n du får	-1 3 0 -2 0
last b< n du gjort	1 0 2 -2 0
last b< n du ha	0 2 0 -2 -1
last b< n du hadde	0 1 0 -2 1
last b< n du hade	-2 -2 -1 2 3
last b< n du har	1 -1 -1 2 -1
last b< n du hatt	-2 -1 0 2 1
last b< n du ikke	-1 1 1 2 -2
last b< n du ikkje	-1 3 -2 0 0
last b< n du kan	-3 1 3 -1 0
last b< n du med	3 0 0 -2 -1
last b< n du noe	-1 4 -1 -1 0
last b< n du noget	-2 2 0 0 0
last b< n du nu	-2 2 0 -1 0
last b< n du något	2 -2 0 0 0
last b< n du prøvd	0 -2 -1 1 2
last b< n du på	1 -2 0 1 0
last b< n du skal	0 2 0 -2 0
last b< n du står	0 2 0 -1 0
last b< n du ta	-2 0 2 0 0
last b< n du tar	-3 -1 3 1 0
last b< n du til	0 -1 2 -1 0
last b< n du |	0 2 -1 -1 0
last b< n då ?	0 3 -1 -2 0
last b< n då blir	-1 -1 1 0 2
last b< n då börjar	-1 2 0 -1 0
last b< n då får	-1 -1 0 2 0
last b< n då kan	2 0 -1 0 0
last b< n då tar	-3 3 1 -1 0
last b< n då |	2 -3 -1 2 0
last b< n eg gav	-2 0 1 1 0
last b< n eg |	0 -1 0 2 0
last b< n en annan	-2 -1 3 -1 0
last b< n en annen	-1 2 0 -1 0
last b< n en gång	-1 1 0 -1 2
last b< n en halv	2 2 -1 -2 -1
last b< n en kur	-1 2 0 -2 0
last b< n en lille	0 0 2 -1 0
last b< n en ny	-1 2 0 0 0
last b< n en spruta	0 -1 2 0 0
last b< n en sprøjt	3 -1 -2 0 0
last b< n en sprøyt	1 -2 0 1 0
last b< n en tablet	-1 -1 2 0 0
last b< n en uge	2 -1 -2 0 0
last b< n er #	-1 0 2 -2 0
last b< n er allerg	-1 -1 0 0 2
last b< n er bra	-1 2 -1 0 0
last b< n er den	-1 -1 2 0 0
last b< n er der	-1 -2 0 4 -1
last b< n er derfor	-1 0 2 -1 0
last b< n er det	3 0 0 -2 -1
last b< n er en	0 -2 -1 4 0
last b< n er følsom	-1 0 2 -2 0
last b< n er ikke	2 3 -3 -1 0
last b< n er jo	0 3 -1 -1 0
last b< n er litt	2 0 -1 -1 0
last b< n er nede	-2 0 2 0 0
last b< n er nok	1 -2 0 1 0
last b< n er også	-2 2 0 0 0
last b< n er på	1 -2 0 1 0
last b< n er |	-1 -1 -1 1 3
last b< n er åben	2 0 0 -1 0
last b< n et par	-1 -1 -1 2 0
last b< n etterp |	-1 0 3 -1 0
last b< n fick jag	2 0 -1 -1 0
last b< n fick ju	-1 -1 2 0 0
last b< n fik jeg	1 1 2 -3 0
last b< n fikk hun	0 2 0 -1 0
last b< n fint |	-3 4 -2 0 0
last b< n fortse med	0 -2 -1 2 0
last b< n fortse |	-1 0 0 -1 2
last b< n fortsä med	0 -1 0 2 0
last b< n fortsæ i	-1 0 2 -1 0
last b< n fortsæ |	1 -1 2 -2 0
last b< n fra før	0 0 0 -1 2
last b< n fra i	2 2 -2 -3 1
last b< n fredag |	2 1 -2 0 0
last b< n från listan	-2 0 0 2 0
last b< n fået ?	-1 0 0 2 0
last b< n fået noget	-1 -1 0 2 0
last b< n får du	-1 -1 4 -1 -1
last b< n får han	-3 0 1 2 0
last b< n får hon	-1 -2 1 1 0
last b< n får jo	-3 0 -2 5 0
last b< n får også	-1 3 -1 0 0
last b< n får vi	0 -2 2 0 0
last b< n fått noe	-2 -1 1 2 0
last b< n før ?	-2 0 0 3 -1
last b< n før |	2 -2 -1 0 0
last b< n først |	3 0 -1 -2 0
last b< n g #	0 -1 3 -1 0
last b< n ga meg	0 2 0 -1 0
last b< n gang |	0 1 1 -3 1
last b< n gange |	0 -2 0 2 0
last b< n ganger om	1 1 -1 -2 0
last b< n ganger |	-1 -1 -1 2 0
last b< n gav ham	-2 -1 0 3 0
last b< n gav henne	-2 0 0 2 0
last b< n gikk på	2 -2 1 0 0
last b< n gir deg	-1 -1 2 0 0
last b< n godt |	1 -1 1 -3 1
last b< n greit |	0 -2 1 -1 1
last b< n grunn av	-1 2 -1 0 0
last b< n gång om	0 2 0 -1 0
last b< n gånger om	-1 -1 0 2 1
last b< n går over	0 -1 2 -1 0
last b< n går vi	-1 2 0 -1 0
last b< n göra |	0 -1 2 0 0
last b< n ha bort	-1 -1 -1 3 0
last b< n ha den	-2 -1 1 2 0
last b< n ha det	-2 1 1 0 0
last b< n ha noe	0 -1 2 0 0
last b< n ha så	3 -2 -1 0 0
last b< n ha videre	-2 2 1 -1 0
last b< n ha |	-1 2 0 -1 0
last b< n hadde noe	-1 0 0 -1 2
last b< n hade jag	2 0 0 -1 0
last b< n han fik	-1 -1 1 -1 2
last b< n han får	-1 6 -3 -2 0
last b< n han fått	-1 -1 0 2 0
last b< n han har	-3 2 0 0 0
last b< n han ikke	-1 -3 2 3 0
last b< n han inte	2 -1 -1 0 0
last b< n han noe	-1 2 0 -1 0
last b< n han noget	-1 1 -2 2 0
last b< n han selv	2 -2 0 0 0
last b< n han ska	-3 2 1 0 0
last b< n han står	0 2 -1 -1 0
last b< n han tar	1 1 0 -2 0
last b< n har brukt	-1 -1 0 2 0
last b< n har den	0 -1 -1 3 -1
last b< n har det	-2 -1 0 1 2
last b< n har du	-5 1 2 2 0
last b< n har en	-3 4 2 -2 0
last b< n har fået	5 -1 0 -4 0
last b< n har givet	-2 3 -1 0 0
last b< n har haft	-2 -2 0 2 3
last b< n har han	2 -2 2 -2 0
last b< n har hatt	-2 1 -1 0 1
last b< n har hun	-2 0 -1 4 -1
last b< n har i	0 1 3 -3 0
last b< n har jag	-1 0 2 0 0
last b< n har jeg	-2 1 1 -1 1
last b< n har jo	0 1 2 -2 0
last b< n har ju	-2 3 0 0 0
last b< n har også	-2 -1 -1 4 0
last b< n har tatt	-1 0 0 2 0
last b< n har vi	-3 4 -1 0 0
last b< n har ätit	0 -1 -1 2 0
last b< n have noget	0 0 -2 2 0
last b< n hem |	-1 2 0 -1 0
last b< n hemma |	2 0 0 -1 0
last b< n hende noget	-1 2 0 -1 0
last b< n hende |	-2 0 0 0 2
last b< n her er	2 -1 0 -1 0
last b< n her og	-1 -1 2 -1 0
last b< n her |	0 1 1 -2 0
last b< n hjerte |	0 2 -1 -2 0
last b< n holder vi	0 -1 -1 2 0
last b< n hon fick	0 0 2 -2 0
last b< n hon få	2 -1 0 0 0
last b< n hon har	0 1 -3 -1 3
last b< n hon inte	-3 0 -1 3 1
last b< n hun er	-1 -2 0 1 2
last b< n hun fik	3 -1 -1 -1 -1
last b< n hun fået	-1 -1 -1 4 0
last b< n hun får	-6 4 1 2 0
last b< n hun fått	0 2 -1 -2 0
last b< n hun ha	0 2 -1 -1 0
last b< n hun har	-2 4 -3 -1 1
last b< n hun ikke	2 2 -3 -1 -1
last b< n hun kan	0 -1 2 0 0
last b< n hva er	-1 2 -1 1 0
last b< n hva har	-3 -1 -1 2 2
last b< n hva tar	0 -2 0 2 0
last b< n hvad gør	2 -1 -1 0 0
last b< n hvad har	-1 0 0 2 0
last b< n hvad så	-1 1 1 -2 1
last b< n hver aften	4 -1 0 -3 0
last b< n hver morgen	-2 1 -1 1 1
last b< n hver måned	2 -1 -1 0 0
last b< n i #	-3 1 3 -2 1
last b< n i armen	-1 -1 2 0 0
last b< n i august	-1 1 -1 -2 2
last b< n i axeln	2 0 -2 0 0
last b< n i blodår	-2 -2 4 0 0
last b< n i dag	-3 0 1 2 -1
last b< n i en	3 0 -1 -1 0
last b< n i fjor	4 0 0 -2 -2
last b< n i gang	-1 -1 1 -1 2
last b< n i kveld	2 0 -2 0 0
last b< n i maj	-1 2 -1 -1 0
last b< n i mars	2 -1 0 -1 0
last b< n i morgen	1 1 1 -3 0
last b< n i munnen	2 -1 -3 3 0
last b< n i muskel	-1 -1 2 0 0
last b< n i månede	-1 1 -1 2 0
last b< n i nakken	3 -1 -1 -1 0
last b< n i sommer	2 -1 0 0 0
last b< n i stedet	-2 -2 2 1 1
last b< n i ställe	-1 -1 3 -1 0
last b< n i tilleg	0 -1 2 -1 0
last b< n i veckan	2 -1 0 -1 0
last b< n i vår	0 -2 -1 4 0
last b< n i åra	-1 -1 3 0 0
last b< n igen |	1 -1 1 -2 1
last b< n ihop med	-2 3 0 0 0
last b< n ikke begge	-1 0 0 2 0
last b< n ikke fået	-1 -1 3 -1 0
last b< n ikke gi	0 2 0 -1 0
last b< n ikke ha	-3 2 0 1 0
last b< n ikke have	-1 0 -3 3 1
last b< n ikke lenger	2 -1 1 -1 0
last b< n ikke med	0 0 -2 1 1
last b< n ikke mot	-2 -1 1 2 0
last b< n ikke noe	2 -1 -1 0 -1
last b< n ikke og	0 -1 0 2 -1
last b< n ikke opp	-1 2 0 -1 1
last b< n ikke på	2 -1 0 0 0
last b< n ikke |	0 -2 1 -1 1
last b< n in i	-2 0 2 0 0
last b< n inte den	-2 -1 1 1 0
last b< n inte ha	2 -1 0 -1 0
last b< n inte i	-1 0 -1 2 0
last b< n inte mer	3 -1 0 -2 0
last b< n ja men	0 3 -1 -1 -1
last b< n ja |	-7 1 2 4 -1
last b< n jag en	-2 1 1 0 0
last b< n jag fick	-1 2 -1 -1 0
last b< n jag gav	-1 0 -1 2 0
last b< n jag inte	0 -3 3 0 0
last b< n jag svimma	0 -1 0 0 2
last b< n jag tar	-1 3 -1 -1 0
last b< n jag vill	4 -1 -3 0 0
last b< n jag är	-1 -1 0 2 0
last b< n jeg at	2 -1 1 -1 -1
last b< n jeg det	0 -1 0 -1 2
last b< n jeg en	-3 2 0 -1 1
last b< n jeg fik	-2 0 0 3 0
last b< n jeg fikk	1 -2 -1 1 1
last b< n jeg får	0 1 -3 2 0
last b< n jeg gir	0 1 1 -2 0
last b< n jeg giver	-1 0 3 -1 0
last b< n jeg hadde	-1 -2 -1 4 -1
last b< n jeg har	3 1 0 -2 -2
last b< n jeg ikke	-1 2 -1 -1 1
last b< n jeg med	-1 -2 0 3 0
last b< n jeg og	-1 -1 0 2 1
last b< n jeg ser	4 -3 -2 0 0
last b< n jeg skal	2 -1 0 -1 0
last b< n jeg tager	-2 2 -1 1 0
last b< n jeg tar	-2 1 0 1 0
last b< n jeg var	0 2 0 -1 0
last b< n jeg vil	1 -1 -1 -1 2
last b< n jeg |	-1 -1 0 0 2
last b< n jo astma	-2 0 0 -1 2
last b< n jo |	3 -1 -1 0 0
last b< n just nu	3 -1 -1 -1 0
last b< n kan det	2 0 -1 0 0
last b< n kan du	-2 1 0 1 0
last b< n kan få	-2 0 3 -1 0
last b< n kan hon	2 -1 0 -1 0
last b< n kan hun	1 0 -2 1 0
last b< n kan ikke	-3 2 0 -1 1
last b< n kan jeg	-1 -3 0 4 0
last b< n kan vi	4 -1 -3 0 0
last b< n kona hadde	-1 0 0 -1 2
last b< n kväll |	-2 -1 1 1 1
last b< n kvälle |	-2 2 0 0 0
last b< n legger vi	-1 2 0 -1 0
last b< n ligge og	-1 2 -1 0 0
last b< n lille hvite	-1 2 0 -1 0
last b< n lille smule	-1 -1 3 -1 0
last b< n livet ut	0 2 -1 -1 0
last b< n lägger vi	-1 -1 2 0 0
last b< n länge |	3 0 -1 -2 0
last b< n magen |	-1 0 -2 3 0
last b< n maj |	-1 2 -1 -1 0
last b< n mandag |	-1 2 0 0 0
last b< n mars |	2 -1 -1 -1 0
last b< n med den	-2 1 2 -1 -1
last b< n med det	2 0 -2 1 -1
last b< n med dina	-2 0 0 3 0
last b< n med og	1 0 -2 0 0
last b< n med rødt	-3 1 2 -1 1
last b< n med |	-1 0 -2 3 0
last b< n medisi ?	0 -2 1 1 0
last b< n men de	0 0 2 -2 0
last b< n men den	-1 -2 1 3 0
last b< n men det	3 2 -2 -2 -1
last b< n men hun	-1 -1 -1 3 0
last b< n men inte	-1 -1 0 2 0
last b< n mere af	-1 -1 0 2 0
last b< n mere end	0 2 0 -1 0
last b< n mg #	0 0 -2 0 2
last b< n mg daglig	2 -2 0 0 0
last b< n mg en	-1 -1 2 0 0
last b< n mg morgen	0 -2 -1 2 0
last b< n min har	2 -1 0 -1 0
last b< n morgen og	0 -3 2 1 0
last b< n morgen |	-3 0 1 2 0
last b< n mot det	0 -1 0 -1 2
last b< n mot vann	-2 -1 -1 3 0
last b< n munnen |	-1 -1 -1 2 0
last b< n må du	2 -1 0 0 0
last b< n må ikke	2 0 -1 -1 0
last b< n månad |	2 -1 0 0 0
last b< n måned |	0 -1 -1 2 0
last b< n månede |	0 0 3 -2 -1
last b< n måste vi	-2 0 -1 1 2
last b< n natta |	0 3 -1 -2 1
last b< n natten |	-2 -1 -1 3 0
last b< n nede på	-1 -1 2 0 0
last b< n nei |	3 1 -1 -1 -2
last b< n no tar	-1 -1 2 -1 0
last b< n noe annet	-2 2 0 -1 -1
last b< n noe for	-1 4 -1 -2 0
last b< n noe mot	-2 2 1 -1 0
last b< n noe nytt	1 -2 0 1 0
last b< n noe som	0 -1 2 -1 0
last b< n noget ?	2 -1 0 -1 0
last b< n noget for	-2 1 -2 4 0
last b< n noget |	-1 0 0 2 0
last b< n nu ?	0 2 -1 -1 0
last b< n nu får	-1 -2 4 -1 0
last b< n nu i	-1 -1 3 0 0
last b< n nu og	-2 0 3 0 0
last b< n nu |	5 -4 -2 2 0
last b< n nå ?	1 1 0 -2 0
last b< n nå og	0 2 -1 -1 0
last b< n når det	-1 4 -1 -1 0
last b< n når du	1 -1 2 -1 0
last b< n når jeg	0 2 0 -1 0
last b< n och det	2 -1 -1 -1 1
last b< n och då	0 2 -1 0 0
last b< n och kväll	0 -1 0 2 0
last b< n och sen	2 -1 0 0 0
last b< n och så	-2 -2 3 2 -1
last b< n och §	2 -1 0 0 0
last b< n og aften	0 -2 -1 3 0
last b< n og allerg	2 0 -1 -1 -1
last b< n og blodtr	0 -1 0 2 0
last b< n og da	-1 -1 2 -2 2
last b< n og de	-1 0 -1 0 2
last b< n og den	-3 1 -2 2 3
last b< n og der	-2 0 2 0 0
last b< n og det	-2 1 -2 4 -1
last b< n og er	0 -1 -1 2 0
last b< n og fortse	2 -2 0 0 0
last b< n og han	1 1 -3 1 0
last b< n og hun	2 2 0 -4 1
last b< n og i	-2 -1 -1 2 1
last b< n og ikke	3 -2 -1 -1 1
last b< n og jeg	2 -1 -2 -1 2
last b< n og magen	0 2 -1 -1 0
last b< n og med	0 2 -1 -1 0
last b< n og smerte	0 -2 1 1 0
last b< n og så	-8 -2 9 2 -1
last b< n og til	-1 2 0 -1 0
last b< n og vi	-1 -1 3 -1 0
last b< n og §	-1 3 -2 2 -2
last b< n også inhala	-1 -1 2 -1 0
last b< n også |	2 0 1 -2 -1
last b< n ok |	0 0 -2 3 -1
last b< n okay |	-1 1 -3 3 1
last b< n okej |	-4 3 1 1 0
last b< n om #	-1 -2 1 3 -1
last b< n om det	4 -1 -1 -2 1
last b< n om du	-1 4 -1 -2 0
last b< n om en	-1 0 -1 2 0
last b< n om morgen	-2 0 1 1 0
last b< n om natta	2 0 -1 -2 1
last b< n op med	-1 3 -3 1 0
last b< n over på	-2 0 1 1 0
last b< n over til	0 0 2 -1 0
last b< n prøvd ?	-2 -1 0 1 2
last b< n prøver vi	2 1 -1 -1 0
last b< n på apotek	-1 2 0 -1 0
last b< n på den	2 -3 0 1 0
last b< n på en	-1 -1 0 2 0
last b< n på fredag	-1 0 2 -1 0
last b< n på grunn	-1 2 -1 0 0
last b< n på §	2 -1 0 -1 -1
last b< n reaksj på	-1 0 -1 0 2
last b< n ringer du	-1 2 -1 -1 1
last b< n rødt |	-2 1 0 0 1
last b< n samme ?	-1 2 0 0 0
last b< n samme |	0 1 2 -2 0
last b< n sammen med	3 -1 0 -2 0
last b< n se på	2 -1 0 -1 0
last b< n sedan tidiga	-1 2 -1 0 0
last b< n selv |	0 -1 2 -1 0
last b< n sepone |	1 -1 -2 2 0
last b< n ser om	0 2 -1 -1 0
last b< n setter jeg	0 -1 2 0 0
last b< n side |	3 0 0 -2 0
last b< n siden #	-1 -1 3 0 0
last b< n siden i	4 -3 -2 1 0
last b< n siden |	-3 2 0 1 -1
last b< n sig |	0 -1 0 2 0
last b< n siger coli	-1 0 3 -1 0
last b< n siger jeg	2 -1 -1 -1 0
last b< n själv |	2 -1 0 -1 0
last b< n ska han	2 -1 0 0 0
last b< n ska hon	-1 0 -1 2 0
last b< n ska inte	2 0 0 -1 0
last b< n skal du	-2 -2 2 3 -1
last b< n skal ha	2 -1 0 -1 0
last b< n skal han	-1 -2 0 3 0
last b< n skal hun	-1 4 -1 -2 0
last b< n skal jeg	-1 3 -1 -1 0
last b< n skrive jag	0 1 0 -2 0
last b< n skrive jeg	-2 -1 2 0 1
last b< n skrive vi	2 -1 -1 0 0
last b< n skylle med	2 -1 -1 0 0
last b< n slippe du	3 -2 0 -1 -1
last b< n smerte ?	-1 -2 1 1 0
last b< n som barn	2 0 0 0 -1
last b< n som de	0 -1 0 2 0
last b< n som den	-1 -1 -1 0 2
last b< n som du	-2 3 -1 -1 1
last b< n som en	-1 -1 1 -1 2
last b< n som har	-1 -1 0 2 -1
last b< n som heter	1 -2 3 -2 0
last b< n som vanlig	-1 3 -1 0 0
last b< n sprøyt i	-2 1 1 0 0
last b< n sprøyt |	0 -1 2 -1 0
last b< n starte i	3 -1 -2 0 0
last b< n stedet |	0 -2 2 1 0
last b< n stoppe du	3 -1 0 -2 0
last b< n stoppe jeg	-1 0 -1 2 0
last b< n står det	-1 -1 0 2 0
last b< n står med	-3 1 1 -1 1
last b< n stödma med	2 -1 -1 0 0
last b< n så den	1 -2 0 1 0
last b< n så det	2 -1 0 -1 0
last b< n så er	-3 1 -2 4 0
last b< n så fik	2 1 -1 -1 0
last b< n så får	-2 -2 6 -1 0
last b< n så han	-1 -1 2 0 0
last b< n så har	-4 1 -2 3 2
last b< n så ingen	3 -1 -1 -1 0
last b< n så lenge	2 0 -1 -1 0
last b< n så ligger	0 -1 -1 2 0
last b< n så lägger	-1 0 2 0 0
last b< n så länge	2 -1 -1 0 0
last b< n så med	-1 1 0 -2 1
last b< n så ringer	0 2 -1 -1 0
last b< n så skal	1 -1 -1 2 0
last b< n så slutte	-1 0 0 2 0
last b< n så stop	3 -1 -3 1 0
last b< n så stoppe	2 -1 -1 -1 0
last b< n så står	-1 -1 -1 3 0
last b< n så tager	0 -1 2 -1 0
last b< n så var	2 0 -1 0 -1
last b< n så vi	1 1 -4 2 0
last b< n så |	0 -1 2 -1 0
last b< n så §	0 -1 0 0 2
last b< n sån där	-1 -1 0 2 0
last b< n søster mi	-1 -1 0 2 0
last b< n tack |	-1 0 -1 0 2
last b< n tager hun	3 -1 -1 -2 0
last b< n tager vi	-1 -1 3 0 0
last b< n takk |	1 2 0 -2 0
last b< n tar du	-1 0 -3 1 2
last b< n tar jeg	-4 3 1 0 0
last b< n tar vi	0 -1 3 -1 -1
last b< n tar §	-1 2 0 -1 0
last b< n tatt noe	-2 2 0 0 0
last b< n til #	1 1 -2 1 -1
last b< n til de	-3 0 2 2 0
last b< n til det	-2 0 2 0 0
last b< n til natten	-1 -1 0 2 0
last b< n til |	2 0 0 -2 0
last b< n till #	0 -2 0 2 0
last b< n tittar vi	2 0 -2 0 0
last b< n trenge du	-2 1 -1 2 0
last b< n tror jeg	-1 -1 -1 -1 3
last b< n tvangs med	2 0 -2 0 0
last b< n tål du	3 -2 -1 0 0
last b< n tål hon	-2 1 0 0 1
last b< n uger |	-2 2 -2 2 0
last b< n uker |	-1 -1 0 2 1
last b< n uændre |	2 1 0 0 -2
last b< n vad får	0 -1 0 2 0
last b< n vad har	-1 2 -1 0 0
last b< n var det	4 0 -2 -2 0
last b< n var ju	1 1 0 -2 0
last b< n veckor |	-2 2 0 0 0
last b< n ved med	-1 2 0 0 0
last b< n vi den	0 2 0 -2 0
last b< n vi det	2 0 -3 2 0
last b< n vi gav	2 -1 -1 1 0
last b< n vi giver	2 0 -1 -1 0
last b< n vi går	-1 0 2 -1 0
last b< n vi har	-1 2 1 -2 -1
last b< n vi i	1 2 -2 -1 0
last b< n vi ikke	2 0 2 -2 -1
last b< n vi inte	0 -3 1 1 1
last b< n vi kan	-2 -1 2 2 0
last b< n vi kunne	2 0 -1 -1 0
last b< n vi med	-2 0 1 1 0
last b< n vi se	-1 2 0 0 0
last b< n vi setter	-1 -1 2 0 0
last b< n vi skal	-1 0 2 0 0
last b< n vi starte	3 0 -3 0 0
last b< n vi ta	2 0 -2 0 0
last b< n vi tager	-1 -2 2 0 0
last b< n vi tar	2 -2 0 1 0
last b< n vi till	-1 -1 3 -1 0
last b< n vi ut	-1 -1 -1 3 0
last b< n vid behov	-2 1 0 1 0
last b< n videre |	-2 -1 2 0 0
last b< n vil jeg	-1 0 2 1 -1
last b< n vill att	2 0 -2 0 0
last b< n vill jag	0 -2 2 0 0
last b< n vill sätta	2 0 -2 0 0
last b< n ville gi	2 -1 0 -1 0
last b< n väl #	0 -1 0 2 0
last b< n | <c?c?>	3 -2 -1 -1 1
last b< n | <c?p?>	0 -1 2 0 -1
last b< n | <cc>	-3 0 -2 4 1
last b< n | <cp>	-1 0 0 3 -2
last b< n | <p?c?>	4 -2 -1 3 -4
last b< n | <p?p?>	-2 1 -3 6 -1
last b< n | <pc>	-3 1 1 -1 3
last b< n | <pp>	0 5 -3 -2 0
last b< n § #	-2 2 4 -3 0
last b< n § ?	7 0 -2 -2 -3
last b< n § den	-1 -1 -1 1 2
last b< n § det	2 -1 0 -1 -1
last b< n § då	2 0 -1 -1 0
last b< n § eller	-1 -2 2 1 0
last b< n § har	-1 -2 2 -1 1
last b< n § som	0 -1 -1 0 2
last b< n § tar	-1 2 -1 -1 0
last b< n § |	2 1 -1 -1 -1
last b< n §2 #	-1 1 -4 3 0
last b< n §2 ?	-2 2 1 -1 0
last b< n §2 er	2 -1 -1 0 0
last b< n §2 fortsæ	-1 0 2 0 0
last b< n §2 har	-2 0 3 1 -2
last b< n §2 i	-4 -2 6 -1 0
last b< n §2 med	7 -2 -3 -2 0
last b< n §2 men	1 1 -1 -2 1
last b< n §2 och	-1 2 -1 0 0
last b< n §2 og	-3 2 3 -1 -1
last b< n §2 stoppe	2 -1 0 -1 0
last b< n §2 tar	0 2 0 -1 0
last b< n §2 til	-1 -2 3 0 0
last b< n §2 vid	-2 1 0 1 0
last b< n §2 |	1 -4 -2 2 2
last b< n är det	1 2 -1 -2 0
last b< n är en	3 -2 0 -1 0
last b< n är för	-1 2 0 0 0
last b< n är inget	0 2 0 -1 0
last b< n år sedan	2 -1 0 -1 0
last b< n år siden	-1 4 -1 -1 -1
last b< n år |	1 -2 -2 1 1
last b< n én gang	-1 2 0 -1 0
last b> n # #	-3 8 -1 -3 -1
last b> n # <c?c?>	3 0 0 -4 1
last b> n # <c?p?>	1 -2 -1 3 -1
last b> n # <cc>	0 3 -1 -2 0
last b> n # <cp>	-2 1 0 0 1
last b> n # <p?c?>	-2 2 -1 1 -1
last b> n # <p?p?>	-2 7 1 -4 -1
last b> n # <pc>	1 1 0 -2 0
last b> n # af	0 2 -1 0 0
last b> n # av	-1 0 -1 3 -1
last b> n # dagar	-7 0 4 4 -1
last b> n # dage	-5 -1 7 0 -1
last b> n # dager	2 -2 1 0 -1
last b> n # den	2 3 -2 -3 0
last b> n # dl	0 2 -2 0 0
last b> n # dråber	-1 2 0 -1 0
last b> n # enhede	2 0 -1 -1 0
last b> n # for	0 2 0 -1 0
last b> n # fordi	1 -1 0 -2 1
last b> n # g	-1 -1 2 0 0
last b> n # gange	-2 -1 -3 6 0
last b> n # ganger	1 -4 4 0 0
last b> n # gonger	-1 2 -2 0 0
last b> n # gånger	0 -2 2 -2 3
last b> n # holder	-1 -2 2 0 0
last b> n # hver	-1 0 -1 2 0
last b> n # i	0 -2 7 -4 -1
last b> n # kg	5 -3 1 -2 0
last b> n # mg	-4 2 5 -1 -2
last b> n # ml	1 -3 6 -3 0
last b> n # morgen	0 3 -2 -1 0
last b> n # morgon	2 1 0 -2 0
last b> n # månede	-1 -4 2 4 -1
last b> n # och	1 -2 -2 2 0
last b> n # og	-3 1 5 -3 1
last b> n # om	3 0 -4 2 0
last b> n # puff	0 2 -2 0 0
last b> n # puffar	0 2 -1 -1 0
last b> n # pust	2 0 -1 -1 0
last b> n # på	0 3 -3 0 0
last b> n # som	0 2 0 -1 0
last b> n # stycke	-1 1 -3 3 0
last b> n # stykke	-1 -3 3 2 0
last b> n # sug	0 -4 0 4 0
last b> n # så	0 2 0 -1 0
last b> n # tablet	-2 3 1 -2 0
last b> n # til	-1 1 -2 2 0
last b> n # till	-1 2 -1 0 0
last b> n # timer	-1 0 2 -1 0
last b> n # uger	3 -2 -1 1 -1
last b> n # uker	-3 -2 2 4 -1
last b> n # uten	2 0 0 -1 0
last b> n # veckor	-2 -4 4 2 0
last b> n # veker	-1 -1 -1 0 2
last b> n # µg	-3 3 1 -2 0
last b> n # år	7 -1 -1 -5 0
last b> n <c?c?> #	-3 -1 2 3 -1
last b> n <c?c?> antibi	-2 0 2 0 0
last b> n <c?c?> bra	-2 4 -1 0 0
last b> n <c?c?> den	0 3 0 2 -5
last b> n <c?c?> der	0 1 -2 0 0
last b> n <c?c?> det	1 -1 -7 6 1
last b> n <c?c?> du	2 -1 0 -1 0
last b> n <c?c?> då	-3 -2 0 4 1
last b> n <c?c?> en	0 -1 2 -1 0
last b> n <c?c?> godt	2 0 -1 -1 0
last b> n <c?c?> han	4 -2 -3 1 1
last b> n <c?c?> hon	-5 1 1 1 2
last b> n <c?c?> hun	3 0 -1 -3 1
last b> n <c?c?> hvad	2 -1 0 -1 0
last b> n <c?c?> hvis	-2 -1 2 1 0
last b> n <c?c?> i	-1 0 0 0 2
last b> n <c?c?> inte	0 2 -2 0 0
last b> n <c?c?> ja	-5 5 -2 1 1
last b> n <c?c?> jag	0 0 4 -4 0
last b> n <c?c?> jeg	1 -1 0 2 -1
last b> n <c?c?> jo	-1 2 -2 1 0
last b> n <c?c?> kun	0 -2 -1 3 0
last b> n <c?c?> men	-1 2 0 0 0
last b> n <c?c?> naboen	2 1 -2 -1 0
last b> n <c?c?> nei	3 -6 -1 4 -1
last b> n <c?c?> nej	3 -3 -2 0 2
last b> n <c?c?> nå	2 -1 -2 1 0
last b> n <c?c?> och	-2 4 1 -2 -1
last b> n <c?c?> og	-1 3 3 -4 0
last b> n <c?c?> okej	-1 2 -1 -1 0
last b> n <c?c?> så	1 -5 1 1 3
last b> n <c?c?> såret	-2 0 2 0 0
last b> n <c?c?> tag	2 -2 -1 1 0
last b> n <c?c?> vent	2 -1 0 -2 0
last b> n <c?c?> vi	1 -3 0 2 0
last b> n <c?c?> §2	0 0 0 2 -2
last b> n <c?p?> den	-4 -1 2 5 -1
last b> n <c?p?> det	3 -4 0 2 -1
last b> n <c?p?> då	1 0 0 1 -2
last b> n <c?p?> er	-3 1 3 -1 0
last b> n <c?p?> har	-2 4 -1 -2 1
last b> n <c?p?> hur	-4 3 -1 1 0
last b> n <c?p?> hvorda	0 -2 -1 3 0
last b> n <c?p?> ja	-3 0 -1 2 2
last b> n <c?p?> jeg	1 0 -1 -1 2
last b> n <c?p?> kan	3 0 -2 -1 0
last b> n <c?p?> nei	0 2 -1 0 0
last b> n <c?p?> nej	1 -2 -2 3 0
last b> n <c?p?> och	-3 2 1 0 0
last b> n <c?p?> og	0 0 -1 2 -1
last b> n <c?p?> så	0 5 -2 -2 -1
last b> n <c?p?> tar	0 2 0 -1 0
last b> n <cc> da	0 2 -1 -1 0
last b> n <cc> den	-2 1 1 1 0
last b> n <cc> det	-1 5 -3 -2 0
last b> n <cc> du	-2 0 1 0 0
last b> n <cc> ikke	0 -1 2 0 0
last b> n <cc> ja	2 0 -2 1 0
last b> n <cc> men	0 1 -2 0 0
last b> n <cc> och	-1 0 2 0 0
last b> n <cc> vi	0 1 -2 1 0
last b> n <cc> §2	-3 1 -2 4 1
last b> n <cp> den	-1 3 -2 -2 2
last b> n <cp> det	-2 1 1 -1 1
last b> n <cp> du	-2 0 0 1 2
last b> n <cp> har	0 2 -1 -1 0
last b> n <cp> og	1 2 -2 0 -1
last b> n <cp> vi	-1 -1 2 1 0
last b> n <cp> §2	1 1 -2 1 0
last b> n <p?c?> #	-2 1 -1 2 0
last b> n <p?c?> da	-1 4 -2 -1 -1
last b> n <p?c?> de	2 1 0 -2 -1
last b> n <p?c?> den	-1 3 -3 3 -2
last b> n <p?c?> det	-5 2 -1 2 3
last b> n <p?c?> du	0 -2 0 2 0
last b> n <p?c?> då	-1 1 -2 0 2
last b> n <p?c?> hun	1 -2 0 1 0
last b> n <p?c?> ikke	2 0 0 -1 0
last b> n <p?c?> ja	5 -1 -1 -1 -1
last b> n <p?c?> jag	-2 0 1 1 0
last b> n <p?c?> jeg	2 -1 1 -2 0
last b> n <p?c?> men	-1 2 0 -1 0
last b> n <p?c?> nei	-1 -1 2 0 -1
last b> n <p?c?> och	-2 2 -1 0 1
last b> n <p?c?> og	7 0 -3 -2 -1
last b> n <p?c?> okay	0 2 -1 -1 0
last b> n <p?c?> så	2 -4 0 1 2
last b> n <p?c?> vi	2 0 0 -1 0
last b> n <p?c?> §2	-2 -2 4 0 0
last b> n <p?p?> #	-3 2 0 1 0
last b> n <p?p?> da	-1 -3 -2 2 5
last b> n <p?p?> de	-1 0 0 2 0
last b> n <p?p?> den	2 1 0 -1 -2
last b> n <p?p?> det	1 0 -1 2 -3
last b> n <p?p?> då	0 -3 0 3 0
last b> n <p?p?> eg	-1 0 0 -1 2
last b> n <p?p?> en	-1 2 0 -1 0
last b> n <p?p?> er	0 -1 -2 3 -1
last b> n <p?p?> får	0 -1 2 -1 0
last b> n <p?p?> han	0 -1 5 -4 -1
last b> n <p?p?> har	1 1 1 -3 1
last b> n <p?p?> hun	-1 2 -1 0 0
last b> n <p?p?> hvor	-2 2 -2 2 -1
last b> n <p?p?> ja	1 3 1 -1 -3
last b> n <p?p?> jeg	-2 0 0 3 -1
last b> n <p?p?> kan	-2 0 3 -2 0
last b> n <p?p?> min	2 -1 0 0 0
last b> n <p?p?> nei	2 2 -2 -1 -2
last b> n <p?p?> nej	-2 1 0 2 -1
last b> n <p?p?> nå	0 -1 0 2 0
last b> n <p?p?> och	1 -2 5 -3 -1
last b> n <p?p?> og	0 -3 -1 5 0
last b> n <p?p?> okay	0 -3 1 1 0
last b> n <p?p?> okej	0 -1 2 -1 0
last b> n <p?p?> skal	-1 2 0 -1 0
last b> n <p?p?> så	0 -2 0 4 -2
last b> n <p?p?> §2	4 -3 -3 2 -1
last b> n <pc> de	-1 2 0 0 0
last b> n <pc> den	2 1 -1 -2 0
last b> n <pc> det	-2 4 -2 -2 2
last b> n <pc> nei	2 0 0 -2 0
last b> n <pc> så	2 0 0 -2 0
last b> n <pp> #	-3 1 0 2 0
last b> n <pp> de	2 -1 0 0 0
last b> n <pp> det	-2 3 0 -1 1
last b> n <pp> han	1 1 0 -2 0
last b> n <pp> jeg	0 0 -1 2 -1
last b> n <pp> och	-2 1 0 1 -1
last b> n <pp> §2	2 -1 -1 0 0
last b> n absolu ikke	0 2 0 -2 0
last b> n af #	-1 -1 2 0 0
last b> n af <c?c?>	2 0 1 -3 0
last b> n af den	3 -2 -2 -1 1
last b> n aften <p?p?>	-1 0 2 -1 0
last b> n aktuel om	2 -1 0 0 0
last b> n aldri ut	3 -1 -1 -1 0
last b> n aldrig haft	-2 -1 4 -1 0
last b> n altså §2	-1 0 2 0 0
last b> n anden dag	2 0 0 -2 0
last b> n apotek #	0 -1 0 2 0
last b> n apotek <c?c?>	-1 0 2 0 0
last b> n apotek <p?c?>	-1 3 -1 -1 0
last b> n at du	2 -1 0 0 0
last b> n at eg	-1 0 0 0 2
last b> n at få	2 -1 0 -1 0
last b> n at hjerte	2 0 0 -1 0
last b> n at jeg	-2 0 -1 0 2
last b> n att det	2 -1 -2 2 0
last b> n att du	4 -1 -2 -1 0
last b> n att hon	2 -1 -1 -2 2
last b> n august <c?c?>	-1 2 -2 0 0
last b> n august <p?c?>	1 0 3 -3 0
last b> n av <c?c?>	2 -1 -1 0 -1
last b> n av den	-2 -3 -1 5 1
last b> n av det	-1 -1 1 -3 4
last b> n av henne	-2 -1 2 0 0
last b> n av legeva	-1 0 0 2 -1
last b> n av meg	-1 -1 -1 2 0
last b> n av og	0 3 -1 -1 -1
last b> n bare i	2 -2 1 -1 0
last b> n bare ikke	-1 2 0 0 0
last b> n begge #	2 0 -1 -1 0
last b> n begynd i	-1 -1 3 -1 0
last b> n begynn vi	0 -1 2 -1 0
last b> n behold du	-1 1 1 -2 0
last b> n behövs inte	-2 0 0 2 0
last b> n berre om	2 0 -2 0 0
last b> n ble bare	1 -2 1 0 0
last b> n ble jeg	3 -1 -1 0 -1
last b> n ble stoppe	-1 0 0 0 2
last b> n ble så	1 -2 -1 -1 2
last b> n blev hon	-3 0 0 -1 4
last b> n blev jag	3 0 0 -1 -1
last b> n blev så	-1 0 2 -1 0
last b> n bli aktuel	3 -1 -1 0 0
last b> n blive ved	-2 3 -1 -1 0
last b> n blodpr er	1 1 -2 0 0
last b> n bort i	-4 -1 3 2 -1
last b> n bra <c?c?>	-2 2 -1 0 0
last b> n bra att	-1 2 -1 -1 0
last b> n bruger §2	2 -1 0 -1 0
last b> n brukt den	-4 3 0 1 0
last b> n brukte §2	-2 2 1 -1 0
last b> n börja med	3 -3 0 0 0
last b> n da begynn	0 0 2 -1 0
last b> n da det	0 1 2 -2 0
last b> n da er	0 3 -2 0 -1
last b> n da får	1 0 -1 -2 1
last b> n da han	0 -1 2 -1 0
last b> n da holder	-2 2 -1 -1 2
last b> n da hun	-1 0 0 2 -1
last b> n da jeg	-3 2 -1 2 1
last b> n da kan	0 -3 0 4 -1
last b> n da når	2 -1 0 -1 0
last b> n da står	-1 0 0 -1 2
last b> n dag #	0 -1 -2 2 0
last b> n dag <c?c?>	-2 -2 2 3 -1
last b> n dag <p?c?>	0 -1 -1 2 0
last b> n dag <p?p?>	3 -4 -1 2 -1
last b> n dag er	2 0 -1 -1 0
last b> n dag på	-1 -1 2 0 0
last b> n dag til	3 0 -2 -1 -1
last b> n dagar <c?c?>	-3 0 4 -1 0
last b> n dagar <p?p?>	-1 0 0 2 0
last b> n dagar till	0 3 -2 -1 0
last b> n dage <c?c?>	-1 0 2 0 0
last b> n dagen #	2 -3 0 1 0
last b> n dagen <c?c?>	-3 3 -2 1 0
last b> n dagen <p?p?>	1 -2 0 1 0
last b> n dagen <pc>	0 2 0 -2 0
last b> n dagen i	-3 -4 7 -1 0
last b> n dagen og	0 -2 0 2 0
last b> n dager <c?c?>	0 -2 2 1 -1
last b> n dager <c?p?>	0 2 -2 0 0
last b> n dager <cc>	2 0 -1 0 0
last b> n dager <cp>	0 -2 1 1 0
last b> n dager <p?p?>	0 -3 2 1 0
last b> n dager siden	1 2 -1 -2 0
last b> n daglig <c?c?>	0 -1 2 -1 0
last b> n daglig <p?p?>	0 2 0 -1 0
last b> n daglig i	-1 -3 3 1 0
last b> n de #	1 -2 -1 3 0
last b> n de der	0 3 0 -2 -1
last b> n de fleste	-1 0 -1 0 2
last b> n de første	3 -1 -1 -1 0
last b> n de har	-2 0 0 2 0
last b> n de nyrene	-2 -1 -1 4 0
last b> n de §2	-1 0 0 2 0
last b> n dei verste	-1 2 0 0 0
last b> n dem har	-2 1 -1 1 0
last b> n dem i	-2 2 1 -1 0
last b> n den #	0 -1 0 -1 2
last b> n den <c?c?>	3 -1 -1 -1 0
last b> n den <cp>	-1 -1 -1 3 0
last b> n den <p?c?>	1 -2 -1 2 0
last b> n den <p?p?>	-1 -1 2 -1 1
last b> n den anden	1 1 1 -2 0
last b> n den andra	0 -2 2 0 0
last b> n den andre	1 1 0 -2 0
last b> n den blev	0 -1 0 -2 3
last b> n den bliver	-1 3 -1 -1 0
last b> n den der	1 1 0 0 -2
last b> n den ene	3 1 -1 -2 0
last b> n den er	3 5 -4 -3 -1
last b> n den fekk	-1 0 -1 0 3
last b> n den fick	2 0 -1 0 0
last b> n den fik	0 -1 0 -1 2
last b> n den fikk	0 -2 2 1 -1
last b> n den for	-1 3 -1 -1 0
last b> n den fortse	4 -4 0 0 0
last b> n den får	2 0 1 -2 -1
last b> n den første	0 -2 2 0 0
last b> n den gamle	-1 4 0 -1 0
last b> n den gav	-1 -1 2 -2 2
last b> n den giver	-1 -2 1 1 0
last b> n den går	2 0 -1 -1 0
last b> n den gør	-1 0 0 2 0
last b> n den hadde	2 -1 -1 0 0
last b> n den har	-7 0 1 7 0
last b> n den hentet	3 -1 -1 -1 0
last b> n den hjelpe	-2 4 0 -2 0
last b> n den hjälpe	-2 2 0 1 0
last b> n den husker	0 -1 0 0 2
last b> n den här	4 -2 -1 -1 0
last b> n den i	-1 3 -3 1 -1
last b> n den ikke	-2 -1 0 3 0
last b> n den kan	-1 -1 -3 5 -1
last b> n den kun	-1 0 3 -2 0
last b> n den kuren	3 -1 0 -2 0
last b> n den nu	0 -2 2 0 0
last b> n den nå	-1 0 -1 2 0
last b> n den og	-1 2 -1 0 0
last b> n den også	-1 -1 -1 1 2
last b> n den om	0 0 -1 2 0
last b> n den på	-2 -1 1 2 -1
last b> n den rører	-1 2 -1 -1 0
last b> n den sepone	-1 -1 0 2 0
last b> n den setter	-3 1 3 -1 0
last b> n den siden	-1 -2 0 3 0
last b> n den sista	-1 -2 1 2 0
last b> n den skal	-2 4 -3 2 -1
last b> n den smører	-1 -2 4 -1 0
last b> n den som	-1 3 0 -2 0
last b> n den stå	4 1 -2 -2 0
last b> n den står	0 2 -1 0 0
last b> n den tager	-1 0 3 -2 0
last b> n den tar	0 3 1 -4 -1
last b> n den til	1 -3 0 2 0
last b> n den tog	1 -2 -1 3 0
last b> n den tok	3 1 0 -3 0
last b> n den trenge	0 1 -2 2 -1
last b> n den tåler	0 2 -1 0 0
last b> n den var	0 -2 3 0 -1
last b> n den virker	-1 2 1 -2 0
last b> n den är	2 4 -3 -2 -1
last b> n der er	-3 2 -2 3 0
last b> n der har	-1 3 0 -2 0
last b> n der ikke	-1 2 0 -1 0
last b> n der noget	-1 0 0 2 0
last b> n der ordine	4 -1 -1 -1 0
last b> n der skal	0 -1 -2 4 0
last b> n der står	3 -2 0 -1 0
last b> n der §2	-3 2 -1 1 0
last b> n dereft én	2 0 -1 -1 0
last b> n det #	-3 3 1 -2 1
last b> n det <c?c?>	3 -3 2 -2 -1
last b> n det <c?p?>	2 0 -1 -1 0
last b> n det <cp>	2 -1 -1 0 0
last b> n det <p?c?>	-1 0 -2 1 2
last b> n det <p?p?>	-2 4 0 -4 1
last b> n det <pc>	-1 2 -1 0 0
last b> n det <pp>	0 -1 0 -1 2
last b> n det ble	3 -1 0 -2 0
last b> n det bliver	1 2 -2 0 -1
last b> n det du	-3 -3 3 2 0
last b> n det er	1 -2 9 -4 -3
last b> n det fick	2 -1 -1 -1 0
last b> n det for	1 2 0 -3 0
last b> n det fortsæ	-1 2 -1 0 0
last b> n det får	-1 -2 1 1 0
last b> n det gik	-1 -1 2 -1 0
last b> n det gikk	-2 -3 3 2 -1
last b> n det gir	0 0 0 -2 2
last b> n det gjorde	1 0 -3 2 -1
last b> n det gjør	-3 3 1 -1 0
last b> n det går	-4 5 0 -2 1
last b> n det gör	-1 -4 2 3 0
last b> n det har	4 0 -4 -1 2
last b> n det hele	-2 0 -1 1 2
last b> n det her	3 0 -2 -1 0
last b> n det hjalp	-1 0 -1 3 -1
last b> n det holder	0 2 0 -1 -1
last b> n det hun	-1 2 0 0 0
last b> n det hvis	-2 -1 3 0 0
last b> n det i	0 5 -2 -2 -1
last b> n det ikke	3 -3 3 -1 -1
last b> n det inte	0 0 2 -1 -1
last b> n det jag	-2 -3 2 0 3
last b> n det jo	-1 0 2 -2 0
last b> n det kan	2 2 0 -2 -2
last b> n det kommer	2 -1 -2 0 0
last b> n det ligger	2 0 0 -1 0
last b> n det låter	0 -1 2 -1 0
last b> n det men	0 0 -2 -1 3
last b> n det må	0 4 -4 -3 3
last b> n det notere	-2 0 0 0 3
last b> n det och	-1 0 0 2 0
last b> n det på	-3 1 -1 2 1
last b> n det samme	-4 -3 4 3 0
last b> n det ska	-2 4 -2 0 0
last b> n det skal	-2 0 -1 4 0
last b> n det skulle	1 -1 -2 3 0
last b> n det som	-2 1 -1 1 1
last b> n det står	0 -2 -2 0 4
last b> n det tager	-1 -2 2 1 0
last b> n det tar	2 -4 3 0 -1
last b> n det til	0 -1 0 2 0
last b> n det tog	-2 1 0 1 0
last b> n det var	7 -3 -3 0 -1
last b> n det vil	3 0 -1 0 -2
last b> n det väl	-2 0 2 1 0
last b> n det være	-2 2 -1 1 0
last b> n det §2	-1 3 -1 -1 1
last b> n det är	-1 3 0 -2 -1
last b> n dig den	-1 -1 2 0 0
last b> n ditt er	0 -1 -1 2 0
last b> n du #	0 -1 -1 2 0
last b> n du <c?c?>	1 -3 0 2 0
last b> n du <p?p?>	-1 -1 -1 1 2
last b> n du bare	-1 1 -2 2 0
last b> n du blir	3 -1 0 -1 0
last b> n du den	-1 3 -2 0 0
last b> n du er	3 -1 0 -1 0
last b> n du får	0 -1 0 2 0
last b> n du fått	1 -2 0 1 0
last b> n du godt	-3 2 0 2 0
last b> n du går	1 -2 2 0 0
last b> n du ha	0 5 -3 -2 0
last b> n du hadde	0 2 -1 -1 0
last b> n du hade	-1 -1 0 0 3
last b> n du haft	2 -4 0 1 1
last b> n du har	6 -6 0 1 -1
last b> n du hatt	-1 1 0 -2 1
last b> n du heller	-1 0 -1 2 0
last b> n du ikke	-2 -5 0 6 0
last b> n du ikkje	1 2 -3 0 0
last b> n du jag	-2 -1 0 3 0
last b> n du kan	-2 2 1 0 0
last b> n du la	-1 -2 -1 4 0
last b> n du lade	-1 2 0 -1 0
last b> n du med	2 -1 0 0 -1
last b> n du men	0 0 2 -1 0
last b> n du noen	-1 2 0 0 0
last b> n du nu	-1 -2 4 0 0
last b> n du skal	-1 0 3 -2 0
last b> n du sluta	-1 -1 0 2 0
last b> n du slutte	0 -1 -1 3 0
last b> n du stadig	-1 2 -1 -1 0
last b> n du ta	1 0 1 -2 -1
last b> n du tar	-2 2 0 -1 2
last b> n du väl	-1 -1 0 2 0
last b> n du §2	0 -3 1 2 0
last b> n då <p?p?>	0 -2 2 -1 0
last b> n då fortsä	1 -3 0 3 0
last b> n då har	-1 0 -1 2 0
last b> n då kan	0 -2 0 2 0
last b> n då skrive	-1 0 -1 0 2
last b> n då slutar	-1 -2 0 3 0
last b> n då är	-1 0 2 -1 0
last b> n efter den	-3 0 0 0 3
last b> n eg har	-1 2 0 -1 0
last b> n eg ikkje	0 -2 1 1 -1
last b> n eg vart	-2 -1 0 1 2
last b> n ei uke	2 2 -2 -1 0
last b> n ei veke	-1 2 -2 0 0
last b> n ein gong	-1 0 2 0 0
last b> n ein halv	0 -1 3 -2 0
last b> n eller så	-1 0 -1 2 0
last b> n eller §2	2 -1 -1 -1 0
last b> n en #	0 2 -1 0 0
last b> n en enkelt	-1 2 0 0 0
last b> n en gang	2 1 -1 -2 0
last b> n en gång	3 -2 2 -3 0
last b> n en halv	-3 1 -2 2 2
last b> n en hel	-1 2 -2 1 0
last b> n en i	-2 2 -1 1 0
last b> n en kanin	2 0 -1 0 0
last b> n en kvart	-1 -1 2 0 0
last b> n en ml	-1 2 0 0 0
last b> n en månad	2 -1 1 -1 0
last b> n en om	-3 2 2 -1 0
last b> n en spruta	-1 0 2 -1 0
last b> n en sprøjt	-2 2 -1 1 0
last b> n en sprøyt	-1 -1 2 0 0
last b> n en streg	-1 2 0 -1 0
last b> n en till	4 -1 -2 -1 0
last b> n en time	-1 0 2 -1 0
last b> n en uge	3 -1 1 -3 0
last b> n en uke	1 -2 2 0 0
last b> n en vecka	0 -3 2 1 -1
last b> n er #	4 0 -1 -2 -1
last b> n er bare	-2 3 -1 0 0
last b> n er blevet	-2 0 0 2 0
last b> n er bra	-1 3 0 -2 0
last b> n er de	-4 5 -1 1 -1
last b> n er den	-1 -2 -1 4 1
last b> n er der	-2 0 -1 2 0
last b> n er det	4 -3 3 -1 -3
last b> n er du	-1 3 0 -1 -1
last b> n er en	-3 -3 3 2 1
last b> n er et	0 -2 2 -1 0
last b> n er ferdig	0 2 0 -1 0
last b> n er fin	0 3 0 -2 -1
last b> n er fint	-1 3 -1 0 0
last b> n er for	3 -1 -3 1 0
last b> n er fra	2 0 -1 0 0
last b> n er greie	-2 3 0 0 0
last b> n er gått	0 2 0 -2 0
last b> n er helt	0 3 -1 -1 0
last b> n er hun	3 -2 -1 0 0
last b> n er ikke	9 -1 -3 -2 -4
last b> n er jeg	2 -1 1 -2 -1
last b> n er jo	2 -3 1 0 -1
last b> n er lenge	2 -1 0 -1 -1
last b> n er mange	2 -1 0 -1 0
last b> n er min	2 -1 0 0 0
last b> n er nede	-1 0 -1 2 0
last b> n er nok	1 -2 0 2 0
last b> n er normal	2 0 0 -2 0
last b> n er på	0 2 -2 0 0
last b> n er samme	2 2 -1 -2 0
last b> n er slut	2 -1 0 -1 0
last b> n er slutt	2 -1 0 0 -1
last b> n er som	1 -3 -1 3 0
last b> n er til	-2 0 2 -1 0
last b> n er vel	1 -2 -1 2 0
last b> n er væk	-2 0 -1 3 0
last b> n er §2	-1 -3 5 -1 1
last b> n et halvt	0 -2 4 -2 0
last b> n ett sug	0 -1 2 -1 0
last b> n ett år	-1 0 -1 2 0
last b> n etter at	-2 2 -1 1 0
last b> n ferdig med	4 -1 -1 -2 0
last b> n fick den	0 -1 2 -1 0
last b> n fick han	2 -2 1 -1 0
last b> n fick hon	4 -1 -1 -2 0
last b> n fick jag	2 0 0 -2 1
last b> n fik du	1 0 0 -2 1
last b> n fik hun	1 -2 1 0 0
last b> n fik jeg	0 -2 0 4 -1
last b> n fik udslæt	-2 0 0 0 2
last b> n fik §2	2 0 -1 -1 0
last b> n fikk det	0 -1 0 0 2
last b> n fikk du	2 0 -1 -2 1
last b> n fikk hun	0 0 -1 2 0
last b> n fikk jeg	0 -1 3 -1 0
last b> n fikk sånn	-1 -1 -1 2 0
last b> n fint <c?c?>	0 0 -1 2 -1
last b> n fint <p?p?>	-2 -1 3 0 -1
last b> n fjerde time	4 0 -3 0 0
last b> n for #	0 -2 0 2 0
last b> n for at	2 -2 0 0 0
last b> n for deg	1 -2 1 0 0
last b> n for det	2 0 1 -3 0
last b> n for hjerte	0 1 1 -2 0
last b> n for hoften	-2 1 0 2 0
last b> n for lenge	2 -1 -1 0 0
last b> n for lidt	-1 2 0 -1 0
last b> n for maven	0 2 -1 -1 0
last b> n for over	2 -1 0 -1 0
last b> n for trykke	-1 0 -1 3 0
last b> n for §2	-2 3 -1 -1 0
last b> n fordi han	-1 2 -1 0 0
last b> n forrig uke	-2 -1 2 1 0
last b> n fortse du	5 -3 0 -1 0
last b> n fortsä med	-2 4 -2 -1 0
last b> n fortsæ <c?c?>	0 2 -1 0 0
last b> n fortsæ du	-1 2 -1 -1 0
last b> n fortsæ med	0 2 -1 -1 0
last b> n fra #	0 2 0 -2 0
last b> n fra før	0 2 -1 0 0
last b> n fra ham	-1 -1 0 2 0
last b> n fra i	-5 -2 1 5 1
last b> n fram med	-2 1 0 1 0
last b> n fredag <c?c?>	-1 3 -1 -1 0
last b> n från i	-2 -1 2 0 1
last b> n få det	2 -1 -1 0 1
last b> n få §2	-2 -2 1 2 0
last b> n fået i	0 -1 0 2 0
last b> n fået siden	-2 2 0 1 0
last b> n fået §2	1 0 1 -2 0
last b> n får den	2 0 -2 0 0
last b> n får det	-4 3 1 -1 0
last b> n får du	-3 -4 5 2 0
last b> n får han	-3 3 2 -2 0
last b> n får hun	1 -2 -2 0 3
last b> n får jeg	-1 1 0 -2 2
last b> n får stå	0 2 -1 0 0
last b> n får vi	2 -1 -1 0 0
last b> n får §2	4 -3 -5 5 -1
last b> n för #	5 -2 -2 -1 1
last b> n för sin	-1 2 -1 0 0
last b> n förra sommar	2 1 -1 -2 0
last b> n förra veckan	-3 -1 1 3 0
last b> n før du	-1 -1 3 -1 1
last b> n før hun	-3 -1 3 1 0
last b> n før på	0 2 -1 -1 0
last b> n først når	2 0 -2 0 0
last b> n første #	2 0 0 -1 0
last b> n første nå	2 -1 -1 0 0
last b> n g #	-2 -1 3 0 0
last b> n g per	2 -2 0 0 0
last b> n ga meg	1 -2 0 2 0
last b> n gang daglig	0 -2 3 0 0
last b> n gang i	2 -1 -1 -1 0
last b> n gange <c?c?>	2 1 -2 -1 0
last b> n gange <p?p?>	-1 -1 -1 3 0
last b> n gange i	2 0 -1 -1 0
last b> n gange og	-1 1 -2 2 0
last b> n gange om	-1 -1 0 2 0
last b> n ganger <c?c?>	-1 -1 2 0 0
last b> n ganger <p?p?>	2 0 -1 -1 0
last b> n ganger daglig	-1 -1 2 -1 0
last b> n ganger i	1 -3 0 1 0
last b> n gav mig	-1 -1 0 0 3
last b> n gick ner	-1 0 -1 3 0
last b> n gikk det	1 0 -1 -2 2
last b> n gikk du	-1 2 0 0 0
last b> n gir vi	-1 0 3 -1 0
last b> n gitt i	2 0 -1 -1 0
last b> n giver du	-1 2 -1 0 0
last b> n gives i	1 -1 2 -1 0
last b> n gjorde meg	0 0 3 0 -2
last b> n glad for	-2 -2 -1 5 0
last b> n godt <p?p?>	-2 0 0 0 1
last b> n grund af	1 0 0 -2 0
last b> n grunn av	3 -3 -1 0 1
last b> n gå på	-1 0 2 0 0
last b> n gånger <p?p?>	0 1 -1 -2 2
last b> n gånger i	3 -2 -2 1 0
last b> n gånger om	-1 -1 3 -1 0
last b> n går <c?c?>	-1 2 -1 0 0
last b> n går bra	-4 6 -1 -2 0
last b> n går det	-1 -2 1 2 0
last b> n går i	2 -1 0 -1 0
last b> n går kveld	-1 -1 -1 3 0
last b> n går ned	0 -2 -1 3 0
last b> n går og	-1 3 -1 -1 0
last b> n går på	1 2 -1 -2 0
last b> n gått ut	-1 2 0 -2 0
last b> n gør ikke	-1 0 0 2 0
last b> n ha det	-1 3 -3 -1 2
last b> n ha kvar	-1 4 -1 -2 0
last b> n ha på	-1 2 0 -1 0
last b> n ha videre	-2 3 -1 -1 0
last b> n ha §2	0 -1 0 2 0
last b> n hadde jeg	4 -1 -1 -1 -1
last b> n hadde §2	-1 5 -2 -2 0
last b> n hade kvar	-1 -1 0 2 0
last b> n haft en	2 -1 -1 0 0
last b> n halv <p?p?>	-1 2 0 -1 0
last b> n halv i	2 1 -1 -1 0
last b> n halv tablet	-1 -2 -1 2 3
last b> n halvt år	-1 -2 4 -1 0
last b> n han er	2 -1 0 0 -1
last b> n han fick	-2 1 0 1 0
last b> n han fik	0 -1 -1 0 2
last b> n han fikk	2 -3 0 2 0
last b> n han får	-1 -1 2 1 -1
last b> n han færdig	-1 2 -1 -1 0
last b> n han ha	-2 4 -1 -1 0
last b> n han har	6 -1 -4 0 -1
last b> n han i	2 0 0 -1 0
last b> n han ikke	2 -2 -2 2 0
last b> n han kräkte	-2 -1 0 3 -1
last b> n han så	-1 0 -1 2 -1
last b> n har #	-1 -1 0 2 0
last b> n har aldri	-1 2 0 -1 0
last b> n har aldrig	2 -1 0 -1 0
last b> n har bare	-1 -1 3 -1 0
last b> n har brukt	-2 2 0 0 0
last b> n har det	4 -1 0 -1 -1
last b> n har du	-2 2 -2 1 1
last b> n har eg	-1 3 1 -2 0
last b> n har fået	-2 1 1 0 0
last b> n har fått	0 -1 -1 3 -1
last b> n har haft	2 -2 -1 0 1
last b> n har han	1 4 -3 -2 0
last b> n har hon	0 2 -1 -1 0
last b> n har hun	-1 5 -1 -3 0
last b> n har i	4 -1 -3 0 0
last b> n har ikke	1 -2 -1 3 -1
last b> n har inte	-1 -1 2 1 0
last b> n har jag	-6 3 0 0 2
last b> n har jeg	1 0 2 -1 -1
last b> n har jo	4 -2 0 -1 -1
last b> n har ju	2 -1 -1 0 0
last b> n har også	2 -1 -1 1 0
last b> n har pasien	-1 0 2 -3 1
last b> n har tagit	-2 1 0 1 0
last b> n har tatt	-3 2 0 2 0
last b> n har vel	2 -1 0 0 0
last b> n har vi	2 -1 -1 0 -1
last b> n har §2	-1 -1 4 -1 0
last b> n have det	0 2 0 -1 0
last b> n hedder §2	2 -1 -2 0 0
last b> n held du	0 2 -1 0 0
last b> n heller ikke	-1 -2 -1 3 1
last b> n her #	0 0 2 -1 0
last b> n her <p?c?>	-1 0 0 2 0
last b> n her står	-1 2 -1 -1 2
last b> n heter de	-2 0 -1 3 0
last b> n heter det	-2 0 1 2 0
last b> n hjalp ikke	2 -1 0 -1 0
last b> n hjelpe ikke	-2 -1 0 3 0
last b> n ho §2	-1 -1 0 0 2
last b> n hon behöve	2 0 0 -1 0
last b> n hon fick	-2 2 0 -1 1
last b> n hon fortsä	-1 2 0 0 0
last b> n hon ha	-1 2 0 0 0
last b> n hon inte	3 -1 -2 -1 1
last b> n hon är	2 0 0 -1 0
last b> n hun blev	2 0 -1 -1 0
last b> n hun bliver	0 -1 -1 2 0
last b> n hun er	-3 0 4 -2 1
last b> n hun fik	0 1 -2 0 0
last b> n hun fikk	-1 2 -1 0 0
last b> n hun fået	-2 -1 2 1 0
last b> n hun får	0 2 -2 -1 0
last b> n hun hadde	-2 2 0 1 0
last b> n hun i	2 -1 1 -2 0
last b> n hun ikke	3 -2 -2 0 1
last b> n hun skal	2 0 -1 -1 0
last b> n hun som	-1 2 0 0 0
last b> n hun tåler	0 -1 0 -1 2
last b> n hun §2	-2 -1 -1 1 2
last b> n hunden har	3 -1 -2 -1 0
last b> n hur länge	-2 -1 0 3 0
last b> n hva med	-1 2 0 0 0
last b> n hver aften	-1 -2 0 1 1
last b> n hver dag	2 1 -3 1 -1
last b> n hver fjerde	4 0 -3 0 0
last b> n hver kveld	-1 3 -1 -2 0
last b> n hver morgen	-1 1 2 -1 0
last b> n hver måned	-1 2 0 -1 0
last b> n hver tredje	-2 4 -1 -1 0
last b> n hvis han	2 -1 -1 0 0
last b> n hvor lenge	-1 -3 0 3 0
last b> n hvor mange	-1 5 -1 -3 0
last b> n hvor mye	-1 2 0 0 0
last b> n hvorda er	-1 -2 -1 4 0
last b> n här gången	3 -1 -1 -1 0
last b> n højre side	-2 0 0 2 0
last b> n i #	4 -11 6 -5 6
last b> n i aften	0 3 -1 -2 0
last b> n i ansigt	-1 0 -1 2 0
last b> n i april	-1 1 -2 2 0
last b> n i armen	-2 2 2 -1 0
last b> n i august	-3 1 1 -2 3
last b> n i begge	-2 0 2 0 0
last b> n i början	3 -1 0 -1 0
last b> n i dag	-1 -10 6 4 0
last b> n i den	0 4 -1 -2 -1
last b> n i dialys	-1 3 -1 0 0
last b> n i ei	-1 2 -1 0 0
last b> n i en	3 -2 1 -1 -1
last b> n i februa	4 -1 -2 -1 0
last b> n i fjor	7 1 -1 -4 -2
last b> n i forrig	0 -1 -1 2 0
last b> n i forvej	3 1 -3 0 0
last b> n i foråre	2 -1 -1 -1 1
last b> n i fredag	-3 1 -1 3 0
last b> n i förra	0 -2 1 1 0
last b> n i förrgå	-1 -1 -1 2 0
last b> n i går	-5 3 -5 8 -2
last b> n i helgen	-1 0 -1 2 0
last b> n i klinik	-1 -1 3 -1 0
last b> n i kveld	-2 0 3 -2 0
last b> n i lördag	-1 1 -2 3 0
last b> n i maj	-1 -2 0 2 0
last b> n i mars	3 1 -1 -2 -1
last b> n i morgen	1 -2 3 -2 0
last b> n i morges	-1 0 -1 2 0
last b> n i munden	0 -1 3 -1 0
last b> n i munnen	2 0 0 -1 -1
last b> n i muskel	-1 -2 5 -1 0
last b> n i månade	0 2 -2 0 0
last b> n i nakken	-1 2 0 -1 0
last b> n i nat	-1 1 -2 2 0
last b> n i natt	-1 0 0 2 -1
last b> n i oktobe	2 -1 0 0 0
last b> n i orden	-1 3 -1 -1 0
last b> n i ro	0 -2 2 0 0
last b> n i septem	0 -1 0 2 -1
last b> n i skapet	5 0 1 -6 0
last b> n i skuffe	0 2 0 -2 0
last b> n i skåpet	-1 0 -1 2 0
last b> n i sommer	-2 0 0 2 0
last b> n i spenen	0 -1 -1 2 0
last b> n i stedet	-4 -2 6 -1 1
last b> n i ställe	4 -1 -2 -1 0
last b> n i söndag	-3 0 0 3 0
last b> n i tablet	2 -1 0 0 0
last b> n i tjuetj	2 0 0 -1 0
last b> n i vandet	-1 0 3 -1 0
last b> n i veckan	3 -1 -1 -1 0
last b> n i vinter	-1 0 -1 2 -1
last b> n i vintra	0 0 -1 2 0
last b> n i våras	-2 -1 2 0 1
last b> n i år	3 -1 -1 0 0
last b> n i örat	-2 -1 1 0 3
last b> n i øret	-3 0 3 0 0
last b> n igen <c?c?>	-4 0 1 1 1
last b> n ihop med	-1 -2 1 2 0
last b> n ikke <c?c?>	2 -1 -1 0 0
last b> n ikke <c?p?>	2 -1 1 -1 0
last b> n ikke <pc>	1 2 -1 -2 0
last b> n ikke av	-1 0 -1 2 0
last b> n ikke bruge	-2 0 0 3 0
last b> n ikke brukt	2 -1 0 -1 0
last b> n ikke den	-3 2 1 0 0
last b> n ikke det	-1 -1 3 -1 0
last b> n ikke en	-2 0 0 2 0
last b> n ikke er	3 -1 0 -1 0
last b> n ikke få	0 -1 -1 -1 3
last b> n ikke fått	2 0 -1 -1 0
last b> n ikke før	-1 -1 2 1 0
last b> n ikke gi	-1 2 1 -1 0
last b> n ikke gives	0 -1 -1 2 0
last b> n ikke ha	-1 -3 -2 6 0
last b> n ikke hatt	2 -1 0 -1 0
last b> n ikke have	-2 -1 0 3 0
last b> n ikke i	3 2 -5 1 0
last b> n ikke lenger	3 1 0 -3 0
last b> n ikke mer	0 -1 0 0 2
last b> n ikke noe	-1 2 -1 -1 1
last b> n ikke når	2 -1 -1 0 0
last b> n ikke på	1 0 -2 1 -1
last b> n ikke sammen	0 -1 -1 2 0
last b> n ikke så	1 0 -2 -1 2
last b> n ikke tatt	1 -2 3 -2 0
last b> n ikke til	-1 1 2 -1 0
last b> n ikke ved	-1 2 0 -1 0
last b> n ikke §2	0 2 -1 -1 0
last b> n ikkje meir	0 -1 2 -1 0
last b> n ingen §2	-2 2 0 0 0
last b> n inn i	-1 2 0 0 0
last b> n inntil #	2 -1 0 -1 0
last b> n inte bra	0 -2 0 1 0
last b> n inte den	4 0 -2 -2 -1
last b> n inte det	-2 -1 -1 3 0
last b> n inte ha	1 -2 0 0 0
last b> n inte mer	-2 3 0 -1 0
last b> n inte nu	3 -1 0 -1 0
last b> n inte §2	-1 0 0 -1 2
last b> n ja #	-2 2 -1 2 0
last b> n ja <c?c?>	-4 2 1 -2 3
last b> n ja <c?p?>	1 -1 -1 2 -1
last b> n ja <cc>	0 -1 -1 2 0
last b> n ja <p?c?>	3 1 -3 0 -1
last b> n ja <p?p?>	1 1 2 -3 -1
last b> n ja den	-5 6 -2 2 -1
last b> n ja det	-2 4 -1 -4 2
last b> n ja i	0 -2 -1 1 1
last b> n ja men	1 -5 -2 3 3
last b> n jag #	0 2 -1 -1 0
last b> n jag aldrig	0 0 3 -1 -1
last b> n jag att	-1 -1 -1 2 1
last b> n jag blev	-3 -1 2 -1 2
last b> n jag den	-1 2 0 -1 0
last b> n jag fick	4 -1 0 -1 -2
last b> n jag få	-1 -1 0 2 0
last b> n jag har	-1 -2 0 3 -1
last b> n jag inte	3 -1 -1 -1 -1
last b> n jag med	0 -2 0 2 0
last b> n jag också	0 2 0 -1 0
last b> n jag på	-2 0 0 1 1
last b> n jag ska	-1 3 0 -2 0
last b> n jag skrive	1 -2 1 0 0
last b> n jag slutat	-1 -1 0 2 0
last b> n jag så	1 -3 0 2 0
last b> n jag tar	-1 0 3 -1 0
last b> n jag tog	-3 2 -1 0 2
last b> n jag varje	0 -1 0 2 0
last b> n jag vet	-1 3 -1 -2 0
last b> n jag är	2 -1 0 -1 0
last b> n jeg #	0 2 -1 -1 0
last b> n jeg aldri	4 -1 -1 -2 0
last b> n jeg bare	3 -2 0 1 0
last b> n jeg ble	-1 -2 -1 0 3
last b> n jeg blev	3 0 -1 -1 0
last b> n jeg det	-2 1 -2 2 0
last b> n jeg er	0 -2 -1 4 -1
last b> n jeg ferdig	4 -1 0 -3 0
last b> n jeg fik	-3 0 1 1 1
last b> n jeg fikk	0 -1 2 0 -1
last b> n jeg for	1 0 0 -2 0
last b> n jeg før	0 2 0 -1 0
last b> n jeg ga	-1 -1 -1 2 0
last b> n jeg gerne	1 -2 1 1 -1
last b> n jeg ha	-1 -1 1 2 -1
last b> n jeg har	-1 2 1 1 -2
last b> n jeg hatt	0 2 0 -1 0
last b> n jeg havde	-2 0 0 2 0
last b> n jeg hver	-1 2 -1 0 0
last b> n jeg i	7 2 -2 -7 0
last b> n jeg ikke	1 -1 4 -5 1
last b> n jeg jo	-2 1 2 0 -1
last b> n jeg kan	-2 0 0 1 0
last b> n jeg kunne	-1 0 2 0 0
last b> n jeg leste	2 -1 -1 -1 0
last b> n jeg når	-1 2 0 -1 0
last b> n jeg også	-1 -2 1 2 0
last b> n jeg op	-1 -1 0 2 0
last b> n jeg på	-3 3 -2 0 3
last b> n jeg skal	-1 3 0 -1 0
last b> n jeg slutte	-1 -1 0 3 0
last b> n jeg stadig	-1 2 1 -2 -1
last b> n jeg så	1 0 -3 -1 3
last b> n jeg tager	0 0 -1 2 0
last b> n jeg tar	1 2 -1 -1 -1
last b> n jeg tog	-1 -1 -1 3 0
last b> n jeg var	-4 -2 0 5 1
last b> n jeg vil	0 -2 0 3 -1
last b> n jeg §2	-2 -2 2 1 1
last b> n jo #	-2 1 0 1 0
last b> n jo bare	-1 0 0 2 0
last b> n jo ikke	-1 -1 0 2 0
last b> n jo men	-1 -2 3 1 -1
last b> n jo så	0 0 0 -1 2
last b> n ju i	1 -3 -2 4 -1
last b> n just det	2 -1 0 -1 0
last b> n kan bli	2 -1 -1 0 0
last b> n kan du	-2 4 -2 1 -2
last b> n kan gi	0 -1 0 2 0
last b> n kan han	0 3 -1 -1 0
last b> n kan hun	-1 0 2 -1 0
last b> n kan ikke	-1 2 0 -1 0
last b> n kan jag	-1 -1 0 2 0
last b> n kan jeg	-1 -2 2 1 0
last b> n kan se	-1 2 -1 -1 1
last b> n kan vi	2 -2 0 1 0
last b> n kg <c?c?>	3 -1 -1 -1 0
last b> n kg på	0 -2 0 2 0
last b> n klocka #	0 2 -1 -1 0
last b> n klokka #	0 1 2 -2 0
last b> n kontro i	-1 -1 2 0 0
last b> n krafti utslet	-1 0 0 -1 2
last b> n kun §2	0 -2 -2 4 0
last b> n kunne ikke	-1 0 2 0 0
last b> n kvar <c?c?>	-1 3 0 -2 0
last b> n kvar dag	-1 -2 3 0 0
last b> n kveld <c?c?>	-2 0 2 -1 0
last b> n kveld <p?p?>	-1 -1 -2 2 2
last b> n kveld i	-1 2 -2 0 0
last b> n kveld og	1 1 0 -2 0
last b> n kväll <c?c?>	-1 0 -3 4 0
last b> n kväll <p?p?>	0 -1 2 -1 0
last b> n kväll i	-1 0 3 -1 0
last b> n kører du	-1 2 -1 0 0
last b> n la den	3 0 -1 0 0
last b> n la jag	-2 0 3 -1 0
last b> n lad os	0 -2 0 2 0
last b> n lar vi	2 -1 0 0 -1
last b> n legeva på	0 -2 0 2 0
last b> n lenge har	-1 -2 0 3 0
last b> n lenge siden	3 -1 -1 -1 0
last b> n lenger <p?p?>	-3 1 0 2 0
last b> n låter som	-1 0 2 -1 0
last b> n låter vi	-1 4 -1 -2 0
last b> n magekr av	-1 0 0 0 2
last b> n magen är	-1 -1 0 2 0
last b> n mandag <p?p?>	-1 2 0 -1 0
last b> n maven gør	-2 2 0 0 0
last b> n med <c?c?>	0 3 -2 0 0
last b> n med <p?c?>	-2 1 0 1 0
last b> n med <p?p?>	0 4 -1 -3 0
last b> n med <pp>	-2 2 0 1 0
last b> n med de	-1 -2 0 3 0
last b> n med den	-8 -5 3 11 -2
last b> n med det	-1 4 0 -1 -1
last b> n med hjem	-1 -1 2 0 0
last b> n med i	3 -3 -2 0 1
last b> n med spacer	0 -1 2 -1 0
last b> n med til	4 -3 0 -1 0
last b> n med trykke	-1 0 -1 2 0
last b> n med §2	0 4 1 -5 0
last b> n meg bare	0 0 3 0 -2
last b> n men bare	-1 2 0 0 0
last b> n men da	-2 -3 0 4 1
last b> n men de	4 -1 -1 -2 0
last b> n men den	0 1 1 -3 2
last b> n men der	1 -4 0 4 0
last b> n men det	10 0 -2 -3 -4
last b> n men du	3 -1 1 -3 0
last b> n men eg	1 1 0 -2 0
last b> n men han	-1 -1 0 0 2
last b> n men hun	-1 -1 -1 4 -1
last b> n men hva	-1 2 0 -1 0
last b> n men ikke	-1 4 0 -3 -1
last b> n men inte	0 3 -2 -2 0
last b> n men jag	3 -3 -2 2 0
last b> n men jeg	0 0 -2 2 0
last b> n men så	-2 -1 0 3 0
last b> n men vi	2 0 -1 -1 0
last b> n mens hun	-1 -2 2 0 0
last b> n mer <c?c?>	-2 -1 0 3 0
last b> n mer av	-1 0 0 2 0
last b> n mg <c?c?>	1 2 -3 0 0
last b> n mg <c?p?>	-1 0 -1 3 0
last b> n mg <p?c?>	-2 -3 3 1 0
last b> n mg <p?p?>	0 1 1 -2 0
last b> n mg en	3 1 -2 -1 0
last b> n mg fra	-1 2 -1 0 0
last b> n mg i	4 -1 -2 -1 0
last b> n mg kg	-1 -1 2 0 0
last b> n mg morgen	0 2 -1 0 0
last b> n mg morgon	0 2 -1 -1 0
last b> n mg och	-1 -2 1 2 0
last b> n mg om	-1 -2 1 2 0
last b> n mg på	3 -3 1 0 0
last b> n mg till	-1 0 2 -1 0
last b> n mg én	0 2 -1 0 0
last b> n mig det	2 0 0 -1 0
last b> n mikstu #	0 -2 2 0 0
last b> n ml #	-1 2 0 -1 0
last b> n ml hver	3 0 -2 0 0
last b> n ml i	-1 -1 2 -1 0
last b> n ml per	-1 -1 2 0 0
last b> n morgen <c?c?>	2 0 -1 -1 0
last b> n morgen <c?p?>	-1 -2 1 2 0
last b> n morgon <p?p?>	0 2 -1 -1 0
last b> n mot klådan	0 -1 2 0 0
last b> n mye er	0 2 0 -1 0
last b> n må du	-1 3 1 -4 1
last b> n må han	-2 -1 0 4 0
last b> n må hun	2 0 0 -1 0
last b> n må jeg	-2 1 0 0 1
last b> n månade <p?c?>	-1 5 -2 -2 0
last b> n måned siden	-1 0 0 2 0
last b> n månede <c?c?>	3 1 -5 1 0
last b> n natta <c?c?>	-1 0 0 2 0
last b> n natten <c?p?>	3 0 -3 0 0
last b> n natten <p?p?>	1 -1 -2 2 0
last b> n natten i	-2 0 2 0 0
last b> n ned til	-1 2 -1 -2 1
last b> n nei <c?c?>	1 -3 0 2 0
last b> n nei <p?c?>	0 -1 2 0 -1
last b> n nei <p?p?>	2 3 -4 -1 0
last b> n nei den	0 3 0 -3 0
last b> n nej <c?c?>	5 -5 -4 0 3
last b> n nej <c?p?>	-3 0 0 3 0
last b> n nej <p?c?>	-2 -1 0 1 2
last b> n nej <p?p?>	1 1 1 -2 -2
last b> n nej tak	2 0 -1 0 0
last b> n ni med	-1 2 -1 0 0
last b> n no og	-1 -1 2 0 0
last b> n noe annet	0 -1 -1 0 2
last b> n noe i	3 -1 -1 0 -1
last b> n noget andet	-1 0 0 0 2
last b> n noget for	-1 -2 0 3 0
last b> n noget med	4 -3 0 -1 -1
last b> n notere vi	-2 0 0 0 3
last b> n nu <c?c?>	-1 0 0 2 0
last b> n nu <p?p?>	-1 1 2 -1 0
last b> n nu er	-1 2 -1 -1 0
last b> n nu får	0 -1 -1 0 3
last b> n när det	-2 3 -1 1 0
last b> n när hon	2 -1 -1 1 0
last b> n nå #	-1 2 -1 0 0
last b> n nå <c?c?>	0 -1 2 0 0
last b> n nå er	4 -1 -1 -1 -1
last b> n nå i	0 2 -1 -1 0
last b> n nå ja	3 0 -2 0 0
last b> n nå og	2 -2 2 -1 0
last b> n når det	0 3 -1 -2 0
last b> n når du	2 -2 0 1 0
last b> n når han	-3 0 0 3 0
last b> n når hun	1 -2 -1 2 -1
last b> n når jeg	0 6 -1 -4 -1
last b> n och #	-1 2 -2 0 0
last b> n och den	3 -3 1 -1 0
last b> n och då	-1 0 -1 2 0
last b> n och han	-2 2 0 1 -1
last b> n och nu	0 3 -2 0 0
last b> n och om	-1 0 2 0 0
last b> n och sen	-2 -1 4 -1 0
last b> n och så	-2 2 2 -1 0
last b> n och §	2 -2 -1 1 0
last b> n och §2	-1 -2 5 -1 -1
last b> n og #	1 -4 1 2 -1
last b> n og da	0 1 -3 -1 3
last b> n og den	1 1 -5 2 1
last b> n og der	3 -1 -2 2 -1
last b> n og det	-3 -1 1 5 -2
last b> n og du	-1 -3 2 3 -1
last b> n og en	-1 -2 2 1 0
last b> n og er	2 -2 -1 0 0
last b> n og fortsæ	0 2 -1 0 0
last b> n og han	2 0 -1 -2 0
last b> n og har	-2 2 -1 1 0
last b> n og hjerte	2 -1 1 -1 0
last b> n og ho	2 -1 -1 0 0
last b> n og hun	0 1 -2 1 0
last b> n og ingen	-2 2 0 0 0
last b> n og jeg	2 -2 -1 1 0
last b> n og kveld	-2 3 -3 3 0
last b> n og magen	2 0 -1 -1 0
last b> n og nå	2 -1 0 -2 -1
last b> n og så	-2 0 4 -2 -1
last b> n og til	-1 4 -1 -1 0
last b> n og vi	1 0 -2 0 1
last b> n og §2	-9 10 2 -2 -1
last b> n også <c?c?>	5 -1 0 -2 -1
last b> n også <p?p?>	-1 0 0 -1 2
last b> n også for	1 -2 -1 1 0
last b> n også men	2 -1 0 -1 0
last b> n også §2	-2 2 -1 1 0
last b> n om #	4 -5 4 -2 0
last b> n om aftene	-1 2 0 -1 0
last b> n om dagen	-5 3 3 0 -1
last b> n om det	3 1 -2 -1 -1
last b> n om du	2 0 0 -2 0
last b> n om hon	1 2 -1 -2 0
last b> n om kvelde	3 -3 2 -2 0
last b> n om morgen	-1 2 -3 2 0
last b> n om månede	-1 3 -2 0 0
last b> n om på	3 -1 -1 0 0
last b> n om sommer	1 -2 -1 1 0
last b> n om ugen	0 2 -1 -2 0
last b> n ont i	0 -2 0 1 0
last b> n op i	-2 2 -1 0 1
last b> n op med	-1 -1 0 2 0
last b> n opp i	-1 -1 -1 0 3
last b> n ordine §2	4 -1 -1 -1 0
last b> n over det	-1 0 0 0 2
last b> n over i	1 2 -1 -2 0
last b> n per dag	-1 -1 2 0 0
last b> n per døgn	2 -2 0 0 0
last b> n prata om	-1 -1 0 2 0
last b> n pust morgen	0 -1 2 0 0
last b> n på #	-1 4 -2 0 -1
last b> n på <c?c?>	-2 0 -2 0 3
last b> n på <p?p?>	-1 3 -2 -1 0
last b> n på akuten	0 -1 0 2 -1
last b> n på apotek	-5 0 8 -1 -1
last b> n på dagen	1 -1 -1 2 0
last b> n på deg	-1 0 0 -1 2
last b> n på dei	-2 1 1 0 0
last b> n på den	-1 2 3 -3 0
last b> n på dig	-2 3 -1 -1 0
last b> n på do	-1 -1 0 2 1
last b> n på egen	-2 3 0 -1 0
last b> n på en	4 3 -4 -3 0
last b> n på et	-1 -2 -1 3 0
last b> n på fredag	-2 4 -1 0 -1
last b> n på grund	2 0 0 -2 0
last b> n på grunn	3 -3 -1 0 1
last b> n på henne	-2 0 0 0 2
last b> n på hälsok	3 -1 -1 0 0
last b> n på i	2 0 -1 -1 0
last b> n på legeva	-1 -1 0 3 0
last b> n på mig	-2 3 0 -1 1
last b> n på nettet	3 -1 -1 -1 0
last b> n på og	-2 2 0 0 0
last b> n på resept	0 -1 2 -1 0
last b> n på seg	0 -1 2 -1 0
last b> n på sykehu	4 -3 -3 -1 3
last b> n på søndag	-1 -1 -1 3 0
last b> n på torsda	0 1 -2 1 0
last b> n på §2	0 1 1 -2 0
last b> n ringer du	2 0 -1 0 0
last b> n ro <c?c?>	-1 -2 2 0 0
last b> n rører vi	-2 5 -1 -1 0
last b> n sa att	-1 2 0 0 0
last b> n samma sak	-4 3 -1 0 2
last b> n samme som	-2 1 -1 2 0
last b> n sammen med	1 -2 2 0 0
last b> n se på	2 -1 0 0 0
last b> n sedan i	-2 1 -1 2 0
last b> n seg <p?p?>	-1 -1 0 2 0
last b> n sen i	-1 3 -4 1 0
last b> n sepone <c?c?>	-1 -1 0 2 0
last b> n sepone i	-1 2 -1 0 0
last b> n ser jag	0 2 0 -2 0
last b> n setter jeg	-1 -1 2 0 0
last b> n setter vi	-1 0 2 -1 0
last b> n siden <c?c?>	-3 -1 1 2 1
last b> n siden <c?p?>	2 -1 0 -1 -1
last b> n siden av	1 2 -1 -3 1
last b> n siden i	-1 5 -2 -1 0
last b> n siden på	2 0 0 -2 0
last b> n siden påske	1 -2 0 1 0
last b> n siden sommer	-1 2 -1 0 0
last b> n sin cushin	-1 0 -1 3 0
last b> n sist <c?c?>	-1 -1 2 0 0
last b> n sista i	0 -1 0 2 0
last b> n ska du	-1 3 -2 1 0
last b> n ska hon	-1 0 -1 3 0
last b> n ska inte	-2 1 1 1 0
last b> n skal du	2 2 -2 0 -2
last b> n skal have	2 0 -1 -1 0
last b> n skal hun	0 0 -2 1 1
last b> n skal ikke	-2 -1 3 1 -1
last b> n skal ud	-1 -1 0 2 0
last b> n skifte til	-2 0 0 3 0
last b> n skreve §2	-1 2 -1 -1 0
last b> n skrive jag	-1 -1 -1 0 2
last b> n skrive jeg	-1 2 -2 1 0
last b> n skrive ut	2 -1 0 -1 0
last b> n slet ikke	1 1 0 -2 0
last b> n slippe du	0 -1 2 0 -1
last b> n slut i	-1 -1 -1 3 0
last b> n sluta med	-6 3 0 3 -1
last b> n slutta med	1 0 -1 -3 2
last b> n slutte du	-3 -2 -1 6 0
last b> n slutte med	-2 -1 -1 3 0
last b> n smerte <c?c?>	-1 0 2 0 0
last b> n snakke om	2 -1 0 0 0
last b> n som de	2 -2 -1 1 0
last b> n som du	0 1 -2 0 2
last b> n som en	0 -5 -2 2 4
last b> n som förut	-1 2 0 0 0
last b> n som før	-1 3 -1 0 0
last b> n som hon	-2 1 0 1 0
last b> n som hun	-2 3 -1 0 0
last b> n som jag	1 1 0 1 -2
last b> n som jeg	-1 -1 0 3 0
last b> n som kona	-2 2 0 0 0
last b> n som vi	-1 4 1 -4 0
last b> n sprøyt en	-1 0 2 0 0
last b> n spurgt til	-2 0 3 0 0
last b> n stadig #	0 2 0 -1 0
last b> n stadig hver	-1 2 0 0 0
last b> n stoppe du	0 -3 0 3 0
last b> n stoppe i	-2 0 -2 2 2
last b> n stoppe vi	-1 -1 0 2 0
last b> n ställe #	2 -1 0 -1 0
last b> n står der	0 -1 0 -1 2
last b> n står det	-2 2 -3 -4 7
last b> n står her	-2 3 -1 -1 1
last b> n står i	-3 -1 2 1 1
last b> n står på	3 -3 0 0 0
last b> n sug morgen	0 -1 3 -1 0
last b> n så #	-1 4 0 -3 0
last b> n så att	2 -1 -1 0 0
last b> n så den	3 -5 -1 5 -2
last b> n så det	1 -3 0 1 2
last b> n så du	0 3 0 -2 -1
last b> n så er	1 1 -2 1 0
last b> n så fik	-2 -1 0 4 -1
last b> n så fælt	2 -1 -1 -2 2
last b> n så hadde	-2 4 -1 -1 0
last b> n så han	-1 0 2 -1 0
last b> n så hun	-1 2 1 -1 0
last b> n så här	-1 -3 0 5 0
last b> n så jeg	-4 -2 2 8 -4
last b> n så lenge	2 -1 -1 0 0
last b> n så må	-1 -1 3 -1 0
last b> n så nej	0 2 -1 0 0
last b> n så ont	-1 -2 0 2 0
last b> n så skrive	-1 -1 -2 1 3
last b> n så slippe	-1 -2 2 0 -1
last b> n så stop	-1 -1 0 3 0
last b> n så tar	0 -2 3 -1 0
last b> n så var	5 -1 -2 -1 -1
last b> n så vil	0 -1 2 -1 0
last b> n søndag <c?c?>	0 1 -2 2 0
last b> n ta den	-2 1 0 0 0
last b> n ta mer	-2 0 0 2 0
last b> n ta §2	2 -2 -1 2 0
last b> n tablet #	-2 2 2 -2 0
last b> n tablet <cp>	0 0 -1 0 2
last b> n tablet <p?p?>	0 0 -1 2 0
last b> n tager jeg	-1 2 -1 1 0
last b> n tager vi	1 -1 -1 2 0
last b> n tagit den	-2 0 0 2 0
last b> n tar #	0 2 -1 0 0
last b> n tar den	-2 3 0 0 0
last b> n tar det	1 -2 1 -1 0
last b> n tar du	-2 -2 3 1 0
last b> n tar en	-1 1 2 -2 0
last b> n tar jag	-3 5 -2 1 0
last b> n tar jeg	-2 4 -2 -1 0
last b> n tar vi	3 -2 -1 0 -1
last b> n tar §	-1 2 0 -1 0
last b> n tar §2	1 1 -2 1 -1
last b> n tarmen er	-1 -1 2 -1 0
last b> n til #	-4 6 0 -2 1
last b> n til <c?c?>	-1 3 0 -1 0
last b> n til at	-1 -1 0 2 0
last b> n til blodtr	0 -2 0 2 0
last b> n til den	-1 -1 0 2 0
last b> n til i	-1 0 -1 2 -1
last b> n til jul	2 -1 0 -1 0
last b> n til kvelde	-1 0 0 2 0
last b> n til natten	1 -2 -1 2 0
last b> n til om	2 -1 0 0 0
last b> n til på	-2 5 -3 0 -1
last b> n til sin	2 0 0 -1 0
last b> n til uke	3 -2 0 -1 0
last b> n til å	-1 1 2 -1 0
last b> n till #	1 1 0 -2 0
last b> n till <p?p?>	2 -1 -1 0 0
last b> n till frukos	0 2 -1 -1 0
last b> n till kvälle	-1 2 -1 -1 0
last b> n till maten	0 2 -1 -1 0
last b> n till natten	-2 -2 4 0 0
last b> n till våren	3 -1 -2 0 0
last b> n tog den	-1 0 -1 1 2
last b> n tog jag	-2 -1 -1 5 0
last b> n tok eg	-2 1 -1 2 0
last b> n tok jeg	2 1 0 -3 0
last b> n tredje måned	-1 2 0 -1 0
last b> n trenge du	-2 -1 -1 5 -1
last b> n tåler du	-1 1 -1 0 2
last b> n ud <c?c?>	0 -2 2 0 0
last b> n uden virkni	0 -1 0 2 0
last b> n uge #	0 1 1 -2 0
last b> n uge <c?c?>	1 0 1 -2 0
last b> n uker <c?c?>	-2 1 1 0 0
last b> n uker <cc>	0 -1 2 -1 0
last b> n uker <p?p?>	0 1 1 -2 0
last b> n uker siden	0 -1 -1 3 0
last b> n under huden	0 -1 3 -1 0
last b> n ut i	0 0 4 -3 -1
last b> n utslag över	0 2 0 -1 0
last b> n va det	0 -2 2 0 0
last b> n var #	2 0 0 -2 0
last b> n var den	-2 1 0 2 0
last b> n var der	-1 -1 0 2 -1
last b> n var det	-1 4 1 -3 0
last b> n var du	0 -1 -1 2 0
last b> n var for	2 -1 2 -2 -1
last b> n var godt	0 -1 -1 2 0
last b> n var i	2 2 -2 -1 -1
last b> n var ikke	-1 -1 0 2 0
last b> n var jeg	2 -1 0 -3 2
last b> n varje dag	-2 1 -1 2 0
last b> n vecka <cc>	2 0 -1 0 0
last b> n veckan <c?c?>	1 -2 1 0 0
last b> n ved behov	1 -2 1 0 0
last b> n ved med	-1 4 -1 -2 0
last b> n ved siden	0 3 0 -2 0
last b> n veit du	3 -2 0 -1 0
last b> n vel ikke	-1 2 0 0 0
last b> n vet du	-2 -1 0 2 1
last b> n vi den	-3 3 2 -1 -1
last b> n vi det	-2 -1 -1 1 2
last b> n vi har	3 -2 3 -3 -1
last b> n vi i	0 2 0 -1 0
last b> n vi ikke	0 6 -3 -2 -1
last b> n vi inte	1 2 -1 -1 0
last b> n vi kan	-1 -1 1 -1 2
last b> n vi med	0 -2 2 -2 1
last b> n vi også	-1 -1 0 2 0
last b> n vi om	1 -1 2 -1 0
last b> n vi prøver	0 -1 2 -1 0
last b> n vi på	-1 0 3 -1 0
last b> n vi setter	2 0 -2 0 0
last b> n vi snakke	2 -1 0 0 0
last b> n vi så	-1 -1 0 2 0
last b> n vi tar	3 -1 -2 -1 0
last b> n vi til	-2 -2 1 1 1
last b> n vi være	3 0 0 -2 0
last b> n vid behov	-3 1 4 -2 -1
last b> n videre med	0 3 -1 -1 0
last b> n videre og	0 -2 1 1 0
last b> n vil jeg	1 -2 2 1 -3
last b> n vill jag	2 0 -1 0 -1
last b> n vurder om	1 -1 -2 1 0
last b> n väl #	0 1 -2 1 0
last b> n vänta en	2 -1 -1 -1 0
last b> n væk nu	-1 -1 0 3 0
last b> n være <c?c?>	-2 2 -1 1 0
last b> n være med	-1 -2 -1 3 0
last b> n § #	-1 3 -1 -1 0
last b> n § den	-1 0 -1 0 2
last b> n § i	0 -2 1 1 0
last b> n är #	-1 2 0 0 0
last b> n är borta	-1 -1 -1 3 0
last b> n är bra	0 2 -1 -2 0
last b> n är det	-1 1 4 -1 -1
last b> n är en	-1 -1 0 2 0
last b> n är inte	0 -3 -1 2 2
last b> n är ju	-1 2 -1 0 0
last b> n är okej	0 2 -1 0 0
last b> n är samma	0 3 -1 -1 0
last b> n år <c?p?>	1 2 -1 -2 0
last b> n år <cc>	-1 -1 -1 3 0
last b> n år <p?c?>	0 0 -1 2 0
last b> n år <p?p?>	3 -1 -1 -1 0
last b> n år <pp>	-2 0 0 2 0
last b> n år sen	2 -2 0 -1 0
last b> n år siden	5 -3 2 -5 1
last b> n én gang	0 -2 4 -2 0
last c< n #	-4 1 7 -2 -1
last c< n <c?c?>	3 2 -5 3 -2
last c< n <c?p?>	1 -2 2 -2 1
last c< n <cc>	0 1 -2 1 0
last c< n <cp>	4 2 -2 -2 -1
last c< n <p?c?>	2 -2 -2 0 1
last c< n <p?p?>	-4 1 1 3 0
last c< n <pc>	-4 -2 1 2 3
last c< n <pp>	0 3 -1 -2 1
last c< n ?	3 2 -3 1 -3
last c< n af	-1 -1 -1 0 4
last c< n aften	2 0 0 -1 0
last c< n aldri	2 -1 0 -1 0
last c< n aller	1 1 -1 -3 1
last c< n altså	-1 -1 2 0 0
last c< n andet	0 2 -1 -1 0
last c< n antib	0 3 -1 -1 0
last c< n använ	-2 3 0 -1 0
last c< n at	-1 -2 0 3 0
last c< n av	-2 -5 1 3 2
last c< n bare	0 3 1 -3 -1
last c< n barn	2 0 0 0 -2
last c< n begyn	-3 1 1 0 0
last c< n behan	-2 -1 3 0 0
last c< n behol	1 -2 0 1 0
last c< n behov	-1 -1 3 0 0
last c< n bli	2 0 -2 0 0
last c< n blir	0 -4 0 2 1
last c< n blodt	-2 1 -1 2 0
last c< n bort	-1 0 -1 3 -1
last c< n bra	-3 0 0 3 0
last c< n brug	0 -1 2 0 0
last c< n bruge	-2 2 0 -1 0
last c< n bruk	1 2 -2 -1 0
last c< n bruke	0 -1 0 2 0
last c< n brukt	1 -2 0 1 0
last c< n byter	-1 -1 2 0 0
last c< n bytte	-3 1 -1 3 0
last c< n da	-2 1 2 -1 1
last c< n dag	2 -3 2 -1 0
last c< n dage	-2 -1 3 1 0
last c< n dagen	-2 -1 0 2 0
last c< n dagli	0 2 -2 0 0
last c< n de	-3 2 4 -1 -2
last c< n dem	1 1 -1 -2 1
last c< n den	0 -2 0 5 -3
last c< n der	5 -2 0 -1 -3
last c< n dere	0 -1 -1 2 0
last c< n derfo	-1 2 0 0 0
last c< n det	-3 -4 -3 7 3
last c< n dig	0 -1 2 -1 0
last c< n drypp	-1 -2 2 1 0
last c< n du	0 -6 -1 3 3
last c< n där	-1 -3 -1 5 -1
last c< n då	1 2 4 -5 -2
last c< n efter	2 -1 0 -1 0
last c< n eg	-2 -1 0 2 1
last c< n egen	2 -1 0 0 0
last c< n ejer	2 0 -1 -1 0
last c< n eksem	-2 0 0 2 0
last c< n en	-2 1 0 0 2
last c< n er	2 -4 0 5 -3
last c< n fast	-1 4 -1 -1 0
last c< n fick	4 0 0 -3 -1
last c< n fik	3 0 -2 0 -1
last c< n fikk	0 2 -2 -2 1
last c< n fjor	2 1 -1 -1 -1
last c< n flask	1 0 1 -2 0
last c< n for	-2 1 2 0 0
last c< n foreb	-1 -3 2 2 0
last c< n forts	3 0 -3 -2 2
last c< n fram	0 -2 0 2 0
last c< n från	2 0 0 -2 0
last c< n få	2 -4 4 -2 -1
last c< n fået	2 -2 2 -2 0
last c< n får	-3 2 2 -1 -1
last c< n för	-2 0 2 0 0
last c< n før	-2 5 -1 -2 0
last c< n først	0 1 -2 1 0
last c< n ga	-1 1 -1 2 -1
last c< n gang	-2 2 0 0 0
last c< n gange	-2 0 -1 3 0
last c< n ger	0 0 2 -1 0
last c< n gi	5 -1 -3 0 0
last c< n gikk	2 -1 0 -1 0
last c< n gir	0 2 0 -2 0
last c< n give	2 -1 0 -1 0
last c< n givet	-2 2 -1 2 0
last c< n gång	-2 -1 0 0 2
last c< n går	2 -2 1 -2 0
last c< n göra	0 2 0 -1 0
last c< n ha	1 2 0 -1 -1
last c< n hadde	2 -2 -2 0 1
last c< n hade	1 -2 -2 1 0
last c< n haft	0 -2 -1 0 3
last c< n halv	2 -1 -2 1 0
last c< n ham	-2 2 -1 2 0
last c< n han	-2 4 -1 2 -2
last c< n har	5 10 -10 -4 -1
last c< n hatt	-2 0 -1 1 1
last c< n have	-3 -2 3 2 0
last c< n hed	-2 0 3 -1 1
last c< n hedde	-3 -1 5 0 0
last c< n helle	2 -3 -1 0 3
last c< n helt	0 2 -1 -1 0
last c< n hemma	2 -1 1 -1 0
last c< n hende	2 0 -1 -1 0
last c< n henne	2 -1 0 1 -1
last c< n heter	-2 1 3 -1 -1
last c< n ho	0 -3 1 2 0
last c< n hon	0 0 -1 -1 2
last c< n hun	-1 4 -3 2 -2
last c< n i	4 -3 5 -5 -1
last c< n igen	4 -1 -3 -1 0
last c< n ihop	-2 3 -1 0 0
last c< n ikke	4 0 -2 -2 0
last c< n ikkje	4 -2 -1 -1 1
last c< n in	-2 3 1 -1 0
last c< n ingen	3 -1 -1 -1 1
last c< n inget	2 -1 -1 -1 2
last c< n inhal	0 0 2 -1 0
last c< n inte	-5 4 -1 2 0
last c< n ja	0 2 0 -1 -2
last c< n jag	2 5 -1 -4 -1
last c< n jeg	-2 4 -2 -3 3
last c< n jern	-2 1 1 0 0
last c< n jo	2 0 -4 4 -2
last c< n ju	-2 1 -1 2 -1
last c< n kan	2 -1 -1 0 -1
last c< n kanin	-1 -1 2 0 0
last c< n koles	0 -2 2 -1 1
last c< n kona	-1 0 -1 0 2
last c< n kramp	0 2 0 -1 0
last c< n kun	2 1 -1 -2 0
last c< n kunne	0 0 -1 2 0
last c< n kur	-1 2 1 -2 0
last c< n kvalm	1 -1 -1 2 -1
last c< n kväll	-1 2 0 0 0
last c< n lenge	-1 -2 1 1 1
last c< n ligge	-2 2 -1 2 0
last c< n lille	-2 2 2 -2 -1
last c< n lista	-1 0 0 2 0
last c< n lite	1 1 -2 1 0
last c< n litt	-1 -3 3 1 -1
last c< n loppe	-1 2 -1 0 0
last c< n lägge	-2 -1 4 -1 0
last c< n manda	-2 2 0 0 0
last c< n med	2 -6 -1 7 -2
last c< n medis	0 -2 1 2 0
last c< n meg	-2 1 -1 2 0
last c< n men	-1 2 -1 -1 1
last c< n mer	0 -1 2 0 0
last c< n mere	-2 0 1 2 0
last c< n mg	1 2 -2 -1 0
last c< n mi	-1 0 0 2 0
last c< n mig	-1 -1 0 2 0
last c< n min	3 -2 -1 0 0
last c< n ml	2 -1 -1 -1 0
last c< n mot	-1 0 3 -1 -1
last c< n munne	0 0 -2 2 0
last c< n muske	-1 -1 2 0 0
last c< n månad	0 2 -1 -1 0
last c< n ni	-2 2 0 0 0
last c< n noe	-2 -1 4 -3 2
last c< n noget	1 0 -3 3 -1
last c< n nok	2 -1 -1 1 0
last c< n nu	-4 -2 6 0 -1
last c< n när	-2 0 0 2 0
last c< n når	-1 -1 3 -1 0
last c< n och	1 5 -3 0 -3
last c< n og	-2 8 0 1 -6
last c< n også	-2 -2 0 4 -1
last c< n okej	-1 -1 2 0 0
last c< n om	4 1 -5 1 0
last c< n op	-1 0 -1 2 0
last c< n opp	-2 0 -1 1 2
last c< n ordin	-1 0 2 0 0
last c< n ormek	2 -1 -1 0 0
last c< n over	1 2 -1 -2 1
last c< n pappa	2 -1 0 -1 0
last c< n penic	-2 1 2 -1 0
last c< n prøvd	-2 -1 -1 1 2
last c< n på	-3 3 -2 -5 7
last c< n reaks	-1 0 -1 0 2
last c< n redan	2 -1 -2 0 0
last c< n resep	3 -1 -1 0 0
last c< n sagde	-1 1 -1 2 0
last c< n sagt	-1 0 0 2 0
last c< n salva	-2 0 0 2 0
last c< n samme	-1 1 0 -2 2
last c< n satte	-2 2 -1 -2 2
last c< n sedan	0 3 0 -2 0
last c< n seg	-1 2 0 0 0
last c< n sen	-1 2 -1 0 0
last c< n ser	2 0 -2 -1 0
last c< n sette	-1 0 2 -1 0
last c< n siden	-1 -3 3 2 0
last c< n sist	2 -1 0 -1 -1
last c< n siste	-1 -1 0 2 0
last c< n ska	-1 -1 2 1 0
last c< n skal	3 -2 0 -1 0
last c< n skick	-1 2 0 0 0
last c< n skull	2 0 -1 0 0
last c< n sluta	-1 -1 -1 2 0
last c< n slutt	-1 2 -2 1 0
last c< n smert	-3 -1 2 3 0
last c< n smør	-1 1 -2 2 0
last c< n snakk	2 -1 -1 0 0
last c< n som	1 -1 2 -3 1
last c< n sprøj	1 -1 -1 -1 2
last c< n sprøy	2 -1 -1 1 0
last c< n stadi	-1 2 -1 0 0
last c< n start	4 -2 -1 -1 0
last c< n stede	1 -3 0 2 0
last c< n stop	3 -1 -3 1 0
last c< n stopp	0 2 -1 -1 0
last c< n ställ	-2 1 2 -2 0
last c< n står	0 2 -3 1 1
last c< n stödm	2 -1 -1 0 0
last c< n svimm	0 -1 0 0 2
last c< n syste	2 -1 0 -1 0
last c< n så	-1 -4 2 2 1
last c< n sån	-1 -1 0 2 0
last c< n søste	-1 0 0 2 0
last c< n ta	-2 -2 5 -1 -1
last c< n table	0 -2 -2 2 2
last c< n tag	-2 2 1 -1 0
last c< n tage	2 0 -1 -1 0
last c< n tar	-5 5 -1 -1 2
last c< n tatt	2 -4 0 3 0
last c< n tek	-2 1 1 -1 0
last c< n tenkt	-2 -1 2 1 0
last c< n tidig	0 2 -1 -1 0
last c< n tidli	2 -1 0 -1 0
last c< n til	1 1 4 -5 -1
last c< n till	-3 -1 3 1 0
last c< n tille	0 -1 2 0 0
last c< n tog	-1 -1 0 2 1
last c< n träng	1 -1 2 -1 0
last c< n tvang	2 0 -2 0 0
last c< n udslæ	-1 -1 -1 0 3
last c< n uger	0 -1 -1 3 0
last c< n undan	-1 2 0 -1 0
last c< n under	3 -3 1 0 0
last c< n ut	-2 0 1 1 0
last c< n var	4 -5 0 -1 2
last c< n vaske	1 -1 -1 2 0
last c< n ved	0 2 0 -1 0
last c< n vel	-1 0 2 0 0
last c< n vi	0 -2 -2 4 0
last c< n vider	-2 -1 2 1 0
last c< n ville	2 -1 0 0 0
last c< n |	3 -2 -1 -1 1
last c< n §	4 1 -1 -2 -2
last c< n §2	-3 1 0 0 2
last c< n är	4 1 -2 -1 -1
last c< n äter	2 -1 -1 0 0
last c< n år	2 0 -1 -1 0
last c< n åt	2 -1 0 -1 0
last c> n #	-2 -1 3 2 -2
last c> n <c?c?>	0 2 -2 -2 2
last c> n <c?p?>	-3 7 -3 1 -2
last c> n <cc>	3 2 -3 -2 0
last c> n <cp>	-1 3 -2 0 0
last c> n <p?c?>	2 -1 -3 1 1
last c> n <p?p?>	-3 7 -3 -4 3
last c> n <pc>	2 -1 -1 1 -1
last c> n <pp>	-1 2 -2 1 0
last c> n af	-3 0 0 3 -1
last c> n aften	-1 2 -1 -1 1
last c> n aktue	2 -2 0 0 0
last c> n allts	-1 -1 2 0 0
last c> n ansik	-1 0 0 0 2
last c> n apote	-4 0 2 2 0
last c> n april	0 1 -2 0 0
last c> n armen	-1 2 -1 0 0
last c> n at	2 -1 0 -1 0
last c> n att	4 -1 0 -3 0
last c> n av	-4 3 0 3 -2
last c> n axeln	0 -2 0 2 0
last c> n bare	-2 1 3 -1 -2
last c> n begge	-2 1 2 0 0
last c> n behol	-2 3 -1 0 0
last c> n behov	-3 1 2 0 0
last c> n behöv	-3 1 -1 3 0
last c> n ble	2 -3 -2 2 0
last c> n bli	2 -1 -1 0 0
last c> n bort	1 -2 -1 1 0
last c> n borta	-1 -1 0 3 0
last c> n brugt	-2 -1 -1 5 0
last c> n bruse	-1 3 -1 0 0
last c> n creme	-1 -2 1 2 0
last c> n da	1 -3 3 -2 1
last c> n dagar	-2 1 -1 2 0
last c> n dage	-2 -1 0 3 0
last c> n dagen	3 -1 -1 -1 -1
last c> n dager	2 -3 0 1 0
last c> n de	-3 0 2 0 1
last c> n dem	1 2 -2 -1 1
last c> n den	-4 2 6 -4 0
last c> n der	0 5 -2 -2 -2
last c> n det	1 3 1 -10 5
last c> n dig	-1 1 2 -1 0
last c> n disku	2 0 0 -1 0
last c> n ditt	-2 -1 1 2 0
last c> n dl	0 2 -2 0 0
last c> n dropp	-2 0 1 1 0
last c> n dråbe	-1 1 2 -2 0
last c> n du	4 1 -2 -8 5
last c> n då	5 2 -2 -3 -1
last c> n e	2 0 -1 -1 0
last c> n efter	-2 0 1 -2 3
last c> n eg	1 0 -2 1 -1
last c> n egen	0 1 -2 1 0
last c> n ein	0 -2 4 -2 0
last c> n eller	5 -3 -2 1 0
last c> n en	0 5 -3 -3 1
last c> n enhed	2 -1 -1 0 0
last c> n enhet	-1 0 2 -1 0
last c> n ennå	2 0 0 -1 0
last c> n er	-1 -1 4 2 -2
last c> n et	2 -2 1 0 0
last c> n ett	1 -2 2 -2 0
last c> n etter	3 -1 -1 -1 -1
last c> n feber	2 0 0 -1 0
last c> n fekk	2 0 0 -1 0
last c> n fick	2 -4 1 0 0
last c> n fik	4 -2 0 -3 0
last c> n fikk	1 -2 -2 0 3
last c> n fint	-2 -2 2 3 -1
last c> n fjor	-2 2 -1 1 0
last c> n for	2 0 0 -3 1
last c> n forri	-2 0 2 1 0
last c> n forts	-2 5 -1 -1 -1
last c> n forår	1 -2 0 0 1
last c> n fra	-3 -1 -2 4 1
last c> n freda	-1 2 -1 1 -1
last c> n fruko	0 -1 0 2 0
last c> n från	-1 0 -1 3 0
last c> n få	2 0 0 0 0
last c> n får	0 3 -4 -3 3
last c> n för	2 0 -1 0 0
last c> n förra	-1 0 2 0 -1
last c> n först	3 -1 -2 0 0
last c> n før	-2 3 1 -1 -1
last c> n først	1 -2 1 0 0
last c> n g	1 -4 4 -1 0
last c> n ga	2 0 1 -2 0
last c> n gamle	3 0 1 -3 0
last c> n gang	6 -2 -1 -3 0
last c> n gange	6 -5 -2 2 -1
last c> n gel	0 -1 2 -2 0
last c> n gir	0 2 -1 0 0
last c> n gis	1 2 -1 -2 0
last c> n gives	0 -1 2 -1 0
last c> n gjord	0 -1 2 0 -2
last c> n gjør	2 -1 -1 1 -1
last c> n greit	-2 1 1 0 0
last c> n gång	4 -1 -1 -2 0
last c> n gånge	1 -1 -1 2 0
last c> n går	-3 3 -2 3 0
last c> n gör	0 -1 -1 2 0
last c> n gør	2 -1 0 0 0
last c> n ha	-1 3 0 -1 0
last c> n hadde	4 -2 0 -1 -1
last c> n hade	4 -1 -2 -1 0
last c> n halsb	-2 3 0 -1 0
last c> n halv	0 0 -4 2 3
last c> n har	-2 2 -1 1 -1
last c> n havde	-3 -1 0 4 0
last c> n hele	-1 2 0 -1 1
last c> n henne	-2 -1 -1 3 2
last c> n her	-2 2 1 -2 1
last c> n heter	-3 -1 0 3 0
last c> n hjelp	-3 2 -1 1 0
last c> n hofte	-1 -1 0 2 0
last c> n hon	-1 2 -3 3 -1
last c> n hoste	-1 2 -1 0 0
last c> n huden	0 -1 2 -1 0
last c> n hun	0 5 -1 -3 -1
last c> n hur	-1 2 -1 0 0
last c> n hver	1 4 -2 -3 0
last c> n hvis	2 0 -2 -1 0
last c> n hvor	-3 4 -1 1 0
last c> n här	0 -1 2 0 0
last c> n i	3 -1 2 -3 0
last c> n iblan	-1 2 -1 -1 0
last c> n igen	-2 -1 0 0 4
last c> n ikke	1 1 -2 1 -1
last c> n ikkje	-1 0 -1 2 0
last c> n innti	2 -3 1 0 0
last c> n inte	-1 -2 1 3 -1
last c> n intra	-2 -1 3 0 0
last c> n istäl	-1 0 2 -1 0
last c> n ja	-6 4 1 -3 4
last c> n jag	0 2 -1 2 -3
last c> n jeg	2 -2 -4 1 3
last c> n ju	1 -2 0 1 0
last c> n junio	-2 4 0 -2 0
last c> n kaliu	-1 -2 0 3 0
last c> n kan	5 1 -3 -2 -1
last c> n klini	1 -1 3 -2 0
last c> n komme	0 -2 0 2 0
last c> n krem	-2 -1 1 1 0
last c> n kvar	-1 3 0 -1 0
last c> n kvart	-1 -1 3 -1 0
last c> n kveld	-1 -2 1 2 0
last c> n kväll	-1 0 -2 3 0
last c> n la	3 -1 -1 0 0
last c> n lenge	0 2 2 -3 0
last c> n ligge	2 -1 1 -1 0
last c> n lægge	3 -1 -2 0 0
last c> n magen	-1 -1 0 2 0
last c> n mange	0 2 0 -2 0
last c> n maven	-2 4 0 -1 0
last c> n med	-3 1 0 -1 3
last c> n meg	-2 1 3 0 -1
last c> n meget	0 -1 0 2 0
last c> n men	8 -1 -9 0 2
last c> n mer	-2 0 0 0 2
last c> n mg	3 -1 2 -3 -1
last c> n mi	-1 3 0 -1 0
last c> n mikst	1 1 0 -2 0
last c> n min	5 1 -4 -1 -1
last c> n ml	-1 -4 7 -2 0
last c> n morge	0 3 2 -4 0
last c> n morgo	-2 1 1 0 0
last c> n mot	1 -4 -1 3 1
last c> n muske	-2 -1 4 -1 0
last c> n må	3 0 -1 -3 2
last c> n måned	-1 2 -1 -1 0
last c> n naboe	2 0 -1 0 0
last c> n nakke	0 2 -1 -1 0
last c> n natte	-1 -4 3 2 0
last c> n nei	6 -2 -4 1 -1
last c> n nej	3 1 -5 1 0
last c> n nerve	-1 2 -1 0 0
last c> n ni	-1 -1 -1 3 -1
last c> n noe	0 -2 2 1 -1
last c> n noget	2 -1 0 0 -1
last c> n nok	0 -1 2 -1 0
last c> n noter	-1 -1 -1 0 3
last c> n nu	0 -3 5 -2 0
last c> n när	-1 -1 -2 5 -1
last c> n nå	-5 1 3 2 -1
last c> n når	-4 6 -1 1 -1
last c> n och	1 0 0 1 -2
last c> n också	-1 3 -1 0 0
last c> n og	-1 3 0 -1 -1
last c> n også	1 -3 -1 4 -2
last c> n okej	-1 3 -1 -1 0
last c> n om	3 0 -2 -1 -1
last c> n op	-1 -1 0 2 0
last c> n oralt	-2 0 2 0 0
last c> n ordin	2 0 -1 -1 0
last c> n pasie	1 -2 2 -2 1
last c> n pasta	3 -1 -1 -1 0
last c> n per	-1 -1 3 -1 0
last c> n pose	-1 2 0 -1 0
last c> n prata	2 -1 0 0 0
last c> n prøvd	0 -2 0 0 2
last c> n prøve	2 -1 -1 -1 0
last c> n pulve	-1 0 2 0 0
last c> n på	3 -1 -2 -2 1
last c> n rygge	-1 0 2 -1 0
last c> n räcke	-1 -1 2 0 0
last c> n sa	-2 0 1 0 0
last c> n salve	-1 0 -1 3 0
last c> n samme	-1 -2 3 1 0
last c> n satt	-2 3 -1 0 0
last c> n sedan	0 2 -1 0 0
last c> n sepon	-1 -2 1 3 0
last c> n ser	-3 2 -1 0 1
last c> n sette	-2 0 3 -1 0
last c> n siden	-4 4 0 0 0
last c> n sin	1 -1 -2 2 0
last c> n sitte	-1 2 0 -1 0
last c> n ska	2 0 -2 -1 0
last c> n skal	-2 -2 1 2 0
last c> n skape	5 0 -1 -4 0
last c> n skift	-1 0 -1 2 0
last c> n skrev	-1 -1 3 -1 0
last c> n slut	0 -1 -1 2 0
last c> n sluta	-3 -1 0 4 0
last c> n slutt	1 0 -1 -4 4
last c> n snakk	2 -1 0 0 0
last c> n som	2 1 -3 1 -1
last c> n spray	4 0 -3 -1 0
last c> n sprut	0 3 0 -2 0
last c> n sprøy	2 -1 -1 -1 0
last c> n stede	-3 -1 5 -1 0
last c> n stikk	-1 1 2 -2 0
last c> n stod	2 0 -1 0 0
last c> n stopp	-2 -2 -3 7 0
last c> n store	2 -2 0 0 0
last c> n ställ	2 -2 1 -1 0
last c> n stå	0 4 -2 -1 0
last c> n ståen	2 -1 -1 0 0
last c> n står	-1 1 -2 -1 3
last c> n sug	0 -2 0 2 0
last c> n sykeh	3 -2 0 0 0
last c> n så	-4 1 5 -2 1
last c> n såg	-1 0 0 2 -1
last c> n ta	-2 -2 0 4 0
last c> n table	2 -5 -3 4 2
last c> n tager	0 2 -1 0 -1
last c> n tar	-3 6 -1 -1 -1
last c> n til	1 -4 1 4 -2
last c> n till	-1 -1 2 2 -1
last c> n tok	0 3 -1 -1 -1
last c> n torsd	-1 2 0 0 0
last c> n trapp	-1 -1 -1 3 0
last c> n tredj	-1 2 0 -1 0
last c> n treng	-1 0 -1 2 0
last c> n tror	0 2 -1 -1 -1
last c> n tube	0 2 -1 0 0
last c> n tygge	-1 2 0 0 0
last c> n uke	1 -2 1 -1 0
last c> n under	-3 1 3 -1 0
last c> n ut	-1 -2 -2 5 0
last c> n uten	2 -1 0 0 0
last c> n vad	0 -2 3 0 0
last c> n var	0 0 1 1 -2
last c> n varje	-2 2 0 0 0
last c> n veit	3 -2 0 -1 0
last c> n vent	3 -1 -2 0 0
last c> n vi	6 -3 1 -3 -1
last c> n vid	-2 1 1 -1 1
last c> n vider	0 2 -2 0 0
last c> n virke	1 -2 2 1 -1
last c> n vurde	3 -1 -1 0 0
last c> n være	4 0 -1 -3 0
last c> n §2	-1 -1 1 3 -1
last c> n µg	-2 1 2 -1 0
last c> n är	-2 1 0 0 1
last c> n år	1 3 -1 -4 1
last c> n én	1 -2 3 -2 0
last c> n øret	-1 -1 1 2 0
last c> n øyedr	2 -1 0 -1 0
last w< n #	4 -2 5 -2 -5
last w< n <c?p?>	-2 -3 3 2 0
last w< n <cc>	0 -1 -3 3 1
last w< n <cp>	-1 1 -1 2 -1
last w< n <p?c?>	4 -4 1 3 -4
last w< n <p?p?>	2 1 -3 0 1
last w< n <pc>	-3 0 1 -1 2
last w< n <pp>	1 5 -3 -2 0
last w< n ?	2 0 -2 1 -1
last w< n absol	-1 3 -1 0 0
last w< n af	-3 -4 4 0 3
last w< n aften	4 -4 -1 0 0
last w< n aktue	-1 2 1 -1 0
last w< n akute	-1 -1 0 2 -1
last w< n aldri	1 1 -2 0 1
last w< n alle	1 2 -1 -1 -1
last w< n aller	0 3 -2 -5 5
last w< n allt	1 -1 1 0 -2
last w< n altså	-4 -1 4 2 0
last w< n anden	3 0 -3 0 -1
last w< n andra	-2 -1 1 2 0
last w< n andre	-2 -1 1 1 1
last w< n anfal	-1 -1 0 -1 2
last w< n annan	-1 -1 3 -1 0
last w< n annen	-1 2 0 -1 0
last w< n annet	-2 1 0 1 -1
last w< n antib	2 2 -1 -3 -1
last w< n använ	-3 3 2 -2 0
last w< n apote	0 2 0 -2 0
last w< n armen	-1 -1 2 0 0
last w< n astma	-1 0 0 -1 2
last w< n at	4 -7 -2 5 -1
last w< n att	-1 -1 0 3 -2
last w< n augus	-1 1 -1 -2 2
last w< n av	-1 -2 1 0 1
last w< n avmas	3 0 -2 0 0
last w< n avslu	-1 1 -2 2 0
last w< n avstå	2 0 0 -2 0
last w< n axeln	2 0 -2 0 0
last w< n b	-2 0 3 -1 0
last w< n bara	3 -1 -1 0 -1
last w< n bare	2 0 1 -1 -2
last w< n barn	2 0 0 0 -2
last w< n barne	0 -2 0 2 0
last w< n begge	2 -2 0 1 0
last w< n begyn	-3 1 0 1 2
last w< n behan	-1 -1 3 -1 0
last w< n behol	1 -2 -1 2 0
last w< n behov	-2 -1 2 2 0
last w< n behål	2 -1 0 0 0
last w< n behöv	0 -2 1 2 -1
last w< n berre	1 1 -2 0 0
last w< n beten	-1 -1 0 0 2
last w< n biolo	2 -1 0 0 0
last w< n ble	3 -2 0 -1 0
last w< n blev	-2 0 1 0 1
last w< n bli	3 -1 1 -1 0
last w< n blir	3 -1 -2 0 1
last w< n blive	-2 0 1 1 0
last w< n blodt	-2 1 -2 3 0
last w< n blodå	-2 -2 4 0 0
last w< n blå	0 4 -3 -1 0
last w< n blære	0 -2 -1 0 2
last w< n bort	0 4 -4 1 -1
last w< n bra	-6 5 -1 3 0
last w< n brug	-1 -1 2 0 0
last w< n bruge	-1 2 0 -2 0
last w< n brugt	3 0 -1 -1 0
last w< n bruk	2 1 -2 -1 0
last w< n bruka	-1 0 0 0 2
last w< n brukt	0 -2 0 2 0
last w< n brus	-2 -1 2 0 0
last w< n byter	0 -1 2 0 0
last w< n coli	-1 0 3 -2 0
last w< n da	2 -3 5 -3 -1
last w< n dag	-2 0 -2 5 -1
last w< n dagar	-2 2 2 -2 0
last w< n dage	-3 -3 3 3 -1
last w< n dagen	-4 0 2 3 -1
last w< n dager	0 -4 0 4 0
last w< n dagli	1 3 -1 -4 1
last w< n de	-2 3 0 1 -2
last w< n deg	2 -3 3 -3 1
last w< n dem	1 -1 -2 2 0
last w< n den	1 1 1 -1 -2
last w< n der	3 -4 -2 5 -2
last w< n dere	1 0 -2 3 -1
last w< n derfo	-2 0 1 1 -1
last w< n det	6 0 -8 0 1
last w< n dette	3 -2 0 0 0
last w< n diagn	0 2 -1 0 0
last w< n dig	-3 2 4 -2 -1
last w< n din	3 0 0 -2 -1
last w< n dina	-2 0 0 3 0
last w< n dit	3 0 -1 -2 -1
last w< n dose	3 -2 0 0 0
last w< n dosis	-1 -1 0 2 0
last w< n drikk	0 2 -1 0 0
last w< n dropp	-3 2 -1 3 0
last w< n drypp	-1 -2 2 1 0
last w< n dråbe	-3 2 2 -1 0
last w< n du	2 1 2 -5 -1
last w< n där	0 -3 0 4 -1
last w< n då	1 -3 5 -1 -2
last w< n dålig	-1 -1 0 2 0
last w< n døgn	1 1 -1 -2 1
last w< n efter	-1 3 -2 0 -1
last w< n eg	-1 -2 1 0 2
last w< n egen	2 -2 0 1 -1
last w< n ei	2 0 -1 -1 0
last w< n ejer	2 -1 -1 0 0
last w< n eksem	-2 0 0 2 0
last w< n eller	5 -3 2 -3 -1
last w< n en	-1 -4 8 -4 0
last w< n endnu	0 2 -1 -1 0
last w< n er	0 -7 4 -1 4
last w< n et	-1 -1 0 2 -1
last w< n ett	-1 2 -1 0 0
last w< n etter	2 -1 1 -2 -1
last w< n event	1 2 -2 0 0
last w< n fall	2 -2 0 0 0
last w< n fast	-5 6 -1 0 0
last w< n faste	-1 -1 -1 4 0
last w< n feber	-1 2 2 -3 -1
last w< n fick	3 0 0 -3 -1
last w< n fik	3 -1 -1 -2 0
last w< n fikk	3 3 -4 -2 1
last w< n fin	2 0 -1 -1 0
last w< n finns	2 -2 1 -1 0
last w< n fint	0 3 -3 0 0
last w< n fjor	4 0 0 -2 -2
last w< n flask	-1 2 2 -2 0
last w< n flere	-2 -1 3 0 0
last w< n flått	-2 3 0 -1 0
last w< n for	0 5 -2 -6 3
last w< n forbu	-1 -2 2 1 0
last w< n foreb	-1 -3 2 2 0
last w< n forst	-1 -1 -1 3 0
last w< n forts	-2 0 1 2 0
last w< n forvi	0 2 -1 -1 0
last w< n forår	3 0 -1 -1 0
last w< n fra	4 -2 -4 -1 2
last w< n fram	0 -3 2 1 0
last w< n frarå	2 0 -2 0 0
last w< n freda	1 0 3 -3 -1
last w< n från	0 -2 -1 4 0
last w< n få	3 -6 6 -2 -1
last w< n fået	0 -3 2 0 0
last w< n får	-3 2 10 -5 -3
last w< n för	-2 0 5 -1 -3
last w< n förra	1 3 -1 -1 -1
last w< n först	2 -1 0 0 0
last w< n følso	-1 0 2 -2 0
last w< n før	-1 5 -3 -1 0
last w< n fører	2 1 0 -2 0
last w< n først	4 0 -3 0 -1
last w< n g	-1 0 3 -1 0
last w< n ga	-2 0 -2 5 -1
last w< n gamle	2 -2 -1 2 0
last w< n gang	-2 4 1 -5 2
last w< n gange	1 -2 0 0 1
last w< n gav	-3 0 -4 7 -1
last w< n ge	1 -2 0 1 0
last w< n ger	0 0 2 -1 0
last w< n gett	2 1 -1 -1 0
last w< n gi	3 2 -4 -1 -1
last w< n gikk	2 -1 0 -1 -1
last w< n gir	-2 1 4 -2 -1
last w< n gitt	1 1 -2 0 0
last w< n give	2 0 0 -1 0
last w< n giver	0 -2 3 -1 0
last w< n givet	-3 2 -2 4 0
last w< n gjord	2 1 -1 -1 0
last w< n gjort	0 1 2 -1 -1
last w< n godt	0 0 2 -2 1
last w< n greia	-2 2 0 0 0
last w< n greit	-1 -4 5 -1 1
last w< n grunn	-2 1 0 1 0
last w< n grupp	-1 -1 0 2 1
last w< n gult	-2 -1 1 1 1
last w< n gång	-1 1 -1 -1 2
last w< n gånge	1 -1 -2 1 0
last w< n går	-3 1 4 0 -2
last w< n gör	0 2 -1 -2 0
last w< n ha	1 0 3 -4 0
last w< n hadde	-2 0 -1 2 2
last w< n hade	1 -3 0 1 1
last w< n haft	0 0 -1 -1 2
last w< n halv	1 3 -2 -2 -1
last w< n halve	0 -1 2 -1 0
last w< n ham	-3 1 0 2 0
last w< n han	0 -1 -4 6 -1
last w< n hans	-2 2 1 -1 0
last w< n har	-8 1 2 4 0
last w< n hatt	-1 -1 -1 1 2
last w< n have	-4 -2 1 4 0
last w< n hed	-1 -1 2 -2 1
last w< n hedde	-3 -1 5 0 0
last w< n hela	-1 -2 1 -1 3
last w< n helle	2 -4 -2 1 3
last w< n helt	-1 3 -3 1 0
last w< n hem	-1 3 0 -1 0
last w< n hemma	4 -1 0 -2 -1
last w< n hende	0 2 -2 -2 1
last w< n henne	0 -1 -3 5 -1
last w< n hepat	2 -3 1 0 0
last w< n her	3 -3 1 1 -2
last w< n heter	-2 0 3 1 -1
last w< n hjelp	-3 -1 -1 3 3
last w< n hjemm	1 2 -2 1 -1
last w< n hjert	-1 3 -2 0 0
last w< n hjälp	2 0 -1 0 0
last w< n hjärt	2 0 -1 0 -1
last w< n ho	1 -4 1 3 -1
last w< n hold	1 2 -2 -1 0
last w< n holde	1 -2 -1 4 -1
last w< n hon	-2 -2 -1 2 3
last w< n hoppa	2 0 -1 -2 1
last w< n hos	3 1 -1 -3 -1
last w< n hosta	-2 -2 1 3 0
last w< n hoste	0 -1 0 2 0
last w< n hoved	-1 3 -1 -2 0
last w< n hu	0 1 0 -2 0
last w< n hun	1 4 -7 1 2
last w< n hund	3 0 -3 -1 0
last w< n hunde	0 -1 0 2 0
last w< n hur	-1 -1 -1 3 0
last w< n huske	-3 -2 -1 1 4
last w< n hva	0 -2 -1 3 1
last w< n hvad	1 1 -1 -2 0
last w< n hver	1 2 -4 0 1
last w< n hvide	0 -2 0 2 0
last w< n hvilk	0 -2 1 1 0
last w< n hvis	0 1 1 -2 -1
last w< n hvite	1 2 0 -3 0
last w< n hvor	-2 -1 1 2 0
last w< n hvord	1 -1 0 2 -1
last w< n här	4 -2 -1 -1 -1
last w< n högt	-1 -1 2 0 0
last w< n i	-2 -2 7 -3 0
last w< n igen	4 2 -3 -4 1
last w< n igjen	-3 -1 -1 3 1
last w< n ihop	-2 3 -1 0 0
last w< n ikke	-3 3 -2 1 0
last w< n ikkje	-1 1 2 -1 0
last w< n imell	3 0 -1 -3 1
last w< n in	-5 1 1 1 2
last w< n ingen	4 -2 -3 0 0
last w< n inget	4 0 -2 -3 1
last w< n inhal	0 -2 3 -1 0
last w< n injek	1 2 -1 -2 0
last w< n inne	0 -1 0 2 0
last w< n inte	0 -5 4 3 -2
last w< n ja	-4 0 0 7 -3
last w< n jag	3 2 -1 0 -3
last w< n janua	3 -2 0 0 0
last w< n je	2 -1 0 0 0
last w< n jeg	-7 -7 7 5 2
last w< n jern	-1 -1 2 0 0
last w< n jo	4 3 -7 2 -1
last w< n ju	-3 1 0 1 1
last w< n juni	2 -1 0 0 0
last w< n just	3 -1 -1 -1 1
last w< n järn	0 2 -1 -1 0
last w< n kalci	2 -1 0 0 0
last w< n kaliu	-1 -1 -1 2 0
last w< n kalve	-1 -1 3 -1 0
last w< n kan	3 0 -2 1 -2
last w< n kanin	2 0 1 -2 0
last w< n kansk	1 1 0 -2 0
last w< n kapse	-3 5 -1 -1 0
last w< n kg	-1 1 2 -1 0
last w< n kigge	-2 0 2 0 0
last w< n kjent	0 -1 -1 2 0
last w< n kjeve	-2 0 2 0 0
last w< n klar	0 1 -2 0 0
last w< n klokk	-1 -2 1 1 0
last w< n koles	-1 -3 4 -1 1
last w< n kom	1 3 -2 -2 0
last w< n komme	2 3 -3 -1 -1
last w< n kort	2 -1 0 -1 0
last w< n kramp	0 2 0 -1 0
last w< n kräkt	-1 -1 0 1 2
last w< n kun	2 3 -2 -3 0
last w< n kur	0 2 0 -1 0
last w< n kutte	-1 0 2 -1 0
last w< n kva	1 -1 -2 1 0
last w< n kvalm	2 -3 0 2 -2
last w< n kveld	2 0 -1 -1 1
last w< n kväll	-3 2 1 0 0
last w< n la	-2 -1 2 1 0
last w< n lavt	-1 -1 -1 3 0
last w< n ldl	0 -2 0 2 0
last w< n legge	4 0 -1 -2 -1
last w< n lenge	3 -4 0 -1 2
last w< n lige	1 -1 4 -2 -1
last w< n ligge	-1 0 -3 4 0
last w< n lille	1 3 3 -5 -1
last w< n litt	3 -2 1 -2 -1
last w< n lukta	-1 -1 0 -1 3
last w< n lunge	-4 2 0 1 0
last w< n lägge	-2 -2 4 -1 0
last w< n lämna	-1 2 -1 -1 0
last w< n länge	4 0 -2 -2 0
last w< n låg	1 -1 -1 0 2
last w< n låt	0 4 -2 -2 0
last w< n lægge	-2 -1 2 1 0
last w< n magen	-2 -1 0 4 0
last w< n magså	0 -1 -1 2 0
last w< n maj	-1 2 -1 -1 0
last w< n mamma	-1 -2 0 3 0
last w< n man	2 -1 1 -1 -1
last w< n manda	-1 2 0 0 0
last w< n mars	2 1 -1 -2 0
last w< n maske	2 1 0 -2 0
last w< n maven	-2 0 1 0 0
last w< n med	0 0 -2 4 -2
last w< n medic	1 -1 1 -2 0
last w< n medis	-1 -2 1 2 0
last w< n meg	1 2 -2 1 -1
last w< n men	-4 3 3 -1 -1
last w< n mener	0 -1 2 0 0
last w< n mer	2 0 2 -4 -1
last w< n mg	2 0 -4 -1 2
last w< n mig	-3 2 1 1 0
last w< n min	10 -1 -4 -5 0
last w< n minut	2 1 -1 -2 0
last w< n mjölk	-1 0 2 -1 0
last w< n ml	3 -3 -2 2 0
last w< n mm	2 -2 0 0 0
last w< n mod	-1 -2 3 0 0
last w< n mor	-1 0 0 2 0
last w< n morge	-2 -1 3 1 0
last w< n mot	-4 0 3 0 2
last w< n munde	-1 -2 2 2 0
last w< n munne	1 -2 -4 2 2
last w< n muske	-2 -1 2 1 0
last w< n mycke	0 -2 0 2 0
last w< n mye	2 1 -1 -2 1
last w< n må	4 -3 -1 0 0
last w< n månad	-1 2 0 -1 0
last w< n måned	2 -1 -1 2 -1
last w< n måste	-2 0 0 1 2
last w< n naboe	3 -1 -1 -1 0
last w< n nakke	3 -1 -1 -1 0
last w< n narko	-2 -1 3 0 0
last w< n nat	0 1 -1 -2 1
last w< n natri	-1 4 -3 0 0
last w< n natta	2 2 -2 -4 2
last w< n natte	-2 -1 1 3 0
last w< n ned	0 2 -1 -1 0
last w< n nede	-2 0 2 0 0
last w< n negle	-1 2 0 0 0
last w< n nei	4 0 -1 -2 -1
last w< n nej	1 -1 3 -2 0
last w< n neste	-2 1 0 -1 1
last w< n nette	2 -1 -1 0 0
last w< n no	-1 0 2 0 0
last w< n noe	-5 2 3 1 -1
last w< n noget	1 0 -7 7 -1
last w< n nogle	-2 2 2 -2 0
last w< n nok	-1 -2 -1 4 0
last w< n noko	0 -1 2 0 0
last w< n noter	-3 0 0 -1 3
last w< n nu	-5 -1 8 0 -2
last w< n numme	2 -2 2 -1 -1
last w< n ny	2 1 -1 -2 -1
last w< n nylig	-1 2 0 0 0
last w< n nytt	1 1 -2 0 0
last w< n nätte	1 -1 2 -1 0
last w< n nå	-1 0 4 -3 -1
last w< n når	0 2 2 -3 -1
last w< n och	-1 -2 2 0 1
last w< n också	0 -2 2 0 -1
last w< n og	-7 5 -1 6 -3
last w< n også	-1 5 -1 0 -2
last w< n ok	1 -1 -2 2 -1
last w< n okay	-1 1 -4 3 1
last w< n okej	-6 2 2 2 0
last w< n om	5 -4 0 -1 0
last w< n ondt	0 3 -1 -1 0
last w< n onsda	3 -3 2 0 -1
last w< n ont	-1 3 0 -1 0
last w< n op	-2 2 -2 1 0
last w< n opp	-3 -1 -1 1 3
last w< n oppst	-1 -1 3 0 0
last w< n ordin	-1 -1 3 -1 0
last w< n ormek	3 -1 -1 0 0
last w< n oss	2 -1 0 0 0
last w< n over	0 2 -1 -1 0
last w< n overf	0 2 -1 0 0
last w< n p-pil	-2 3 0 0 0
last w< n pappa	4 -2 0 -1 0
last w< n par	-1 -1 0 2 0
last w< n pasie	-1 -1 -1 2 1
last w< n pasta	0 -1 0 2 0
last w< n patie	2 -2 0 0 0
last w< n penic	-1 0 2 -1 0
last w< n per	3 -1 -1 -1 0
last w< n pille	-1 0 -1 3 -1
last w< n preci	1 -2 1 1 0
last w< n prost	-1 3 -1 -1 0
last w< n prøvd	-2 -2 -1 0 4
last w< n prøve	-2 2 3 -2 -1
last w< n pulve	-2 1 0 1 0
last w< n på	3 -1 -2 -2 3
last w< n påse	-1 2 0 -1 0
last w< n reage	-2 -1 -1 -1 4
last w< n reaks	-1 0 -1 0 2
last w< n recep	0 0 -2 2 0
last w< n redan	2 0 -2 0 1
last w< n resep	3 -1 -1 0 0
last w< n ringe	0 1 -1 -2 1
last w< n rädd	-2 0 0 2 0
last w< n rätt	-1 -4 1 3 0
last w< n rødt	-2 1 2 -1 1
last w< n sa	4 -4 -2 3 -1
last w< n sagde	-1 1 -2 1 0
last w< n sagt	-2 1 0 2 -1
last w< n salva	-3 -1 2 2 0
last w< n salve	-1 -1 0 2 0
last w< n samma	2 -2 -2 2 0
last w< n samme	-1 -1 4 -4 1
last w< n samti	-2 -1 0 3 0
last w< n satte	-2 2 -1 -2 2
last w< n sedan	1 4 1 -6 0
last w< n seg	0 2 -1 0 0
last w< n selv	6 -3 1 -3 -1
last w< n sen	0 2 -1 0 0
last w< n sepon	2 -1 -1 1 0
last w< n ser	4 3 -5 -2 0
last w< n sette	-3 -1 6 -1 -1
last w< n si	-4 0 1 3 0
last w< n sidde	-2 4 -1 -1 0
last w< n side	2 -1 0 -2 0
last w< n siden	4 -3 2 -1 -2
last w< n sidst	3 0 -1 -1 -1
last w< n sig	0 0 -2 2 0
last w< n siger	0 -2 1 0 1
last w< n sikke	2 -1 -1 0 0
last w< n sin	1 1 0 -2 0
last w< n sist	-1 3 -2 0 -1
last w< n sitte	-1 3 -2 0 0
last w< n själv	3 -2 0 -1 0
last w< n ska	-1 -3 5 -1 -1
last w< n skal	-3 4 -1 0 0
last w< n skick	-1 2 0 0 0
last w< n skift	-2 0 2 1 0
last w< n skjøn	3 1 0 -3 0
last w< n skriv	2 -2 1 -2 2
last w< n skuld	-1 -1 1 -1 2
last w< n skull	0 -2 -2 4 -1
last w< n slapp	0 2 0 -1 0
last w< n slipp	3 -2 -1 -1 1
last w< n sluta	0 -2 -1 2 0
last w< n slutt	-3 2 -1 2 -1
last w< n smert	0 -2 2 1 -1
last w< n smule	-1 -1 3 -1 0
last w< n smør	-1 1 -2 1 0
last w< n snakk	3 -2 -1 -1 0
last w< n som	4 -3 -3 -2 5
last w< n sove	2 0 -1 -1 -1
last w< n sover	1 1 -2 -1 0
last w< n spise	2 -1 -1 0 0
last w< n spray	0 2 -1 0 0
last w< n sprin	2 -1 0 -1 -1
last w< n sprut	2 -1 1 -1 0
last w< n sprøj	3 -1 -3 -1 2
last w< n sprøy	4 -1 1 -3 -1
last w< n spurt	2 -1 -1 0 0
last w< n spørr	0 2 -1 -1 0
last w< n stadi	-1 2 -2 1 0
last w< n start	4 -2 -2 0 0
last w< n stede	-2 -2 2 1 1
last w< n sterk	0 -2 -1 1 1
last w< n stop	1 -2 0 1 0
last w< n stopp	2 1 -2 -2 0
last w< n store	1 -2 -1 1 1
last w< n stres	-1 2 -1 0 0
last w< n stryk	-2 1 0 1 0
last w< n ställ	-2 2 3 -2 0
last w< n står	-1 3 -2 -1 0
last w< n stödm	2 -1 -1 0 0
last w< n sukke	0 3 -1 -2 0
last w< n svett	2 0 -1 -1 0
last w< n svimm	1 -2 0 0 1
last w< n svull	-2 0 0 0 2
last w< n syste	2 -1 -1 -1 0
last w< n säga	2 0 -1 -1 0
last w< n säger	1 -2 1 -1 0
last w< n sätta	2 0 -1 0 0
last w< n sätts	0 -1 -1 2 0
last w< n så	-1 -2 7 -3 -1
last w< n sån	-1 -1 0 2 0
last w< n sånt	1 2 -1 -1 -1
last w< n sömne	-1 -1 0 2 0
last w< n sömni	2 0 0 -1 0
last w< n søste	1 0 -2 1 -1
last w< n søvnp	-1 -1 -1 2 0
last w< n ta	-2 2 1 -1 -1
last w< n table	1 -2 0 0 1
last w< n tack	-1 0 -1 0 2
last w< n tag	-2 2 1 -1 0
last w< n tage	2 0 -1 -1 0
last w< n tagit	0 -2 1 0 0
last w< n takk	3 2 -2 -2 0
last w< n tannl	-1 3 0 -1 0
last w< n tar	0 0 2 -2 0
last w< n tatt	0 -1 0 2 0
last w< n te	2 0 -1 0 0
last w< n tek	-2 1 1 -1 0
last w< n tenkt	-2 -1 2 1 0
last w< n tidig	0 2 0 -1 0
last w< n tidli	2 1 -1 -1 0
last w< n til	2 3 4 -5 -3
last w< n tilba	-1 2 -4 0 3
last w< n till	-3 -1 3 2 -1
last w< n tille	0 -1 2 -1 0
last w< n tills	-1 0 0 -1 2
last w< n tilst	2 -1 -1 0 0
last w< n tilta	-1 0 0 0 2
last w< n ting	4 -2 -2 0 0
last w< n titta	2 0 -2 0 0
last w< n tjuef	0 2 -1 -1 0
last w< n tog	0 0 -1 0 2
last w< n tok	4 -2 -1 0 -1
last w< n tredj	-2 0 2 0 0
last w< n trodd	-1 -2 0 3 0
last w< n tror	-3 -1 0 0 3
last w< n träng	1 -1 2 -1 0
last w< n tung	2 0 0 -1 0
last w< n tvang	2 0 -2 0 0
last w< n tål	3 -1 0 -2 0
last w< n tåler	-2 -2 0 1 3
last w< n tålt	-2 0 3 0 -1
last w< n ud	-2 0 0 2 0
last w< n uden	3 -1 0 -2 0
last w< n udslæ	-1 -1 -1 0 3
last w< n uendr	2 -2 0 0 0
last w< n uge	1 -1 -3 3 0
last w< n uger	-1 0 -2 3 -1
last w< n uke	0 2 0 -1 0
last w< n uker	-1 -1 -1 2 1
last w< n under	-1 -2 3 0 0
last w< n undvi	3 -1 -2 0 0
last w< n unna	3 -1 -1 -1 0
last w< n ut	0 2 -2 0 -1
last w< n uten	2 -1 0 0 0
last w< n uændr	1 1 0 0 -2
last w< n vacci	-2 -1 2 -1 1
last w< n vann	-4 -2 4 2 0
last w< n var	1 0 -2 -1 2
last w< n varje	-1 -2 0 2 1
last w< n vaske	1 -2 -1 2 0
last w< n vecka	2 -2 0 0 0
last w< n vecko	-2 1 1 1 -1
last w< n ved	1 1 -3 0 2
last w< n vel	1 -2 1 1 -1
last w< n velge	2 -1 -1 0 0
last w< n vere	-2 1 2 -2 0
last w< n verre	1 -2 0 2 0
last w< n vi	4 -4 2 0 -2
last w< n vid	-2 1 0 1 0
last w< n vider	-1 2 1 -1 0
last w< n vil	-2 0 1 0 1
last w< n vill	4 -2 -1 0 0
last w< n ville	1 0 0 -2 0
last w< n virkn	2 0 0 -2 0
last w< n vitam	-2 -1 2 1 0
last w< n vår	0 -2 -1 3 0
last w< n være	2 3 -3 -2 0
last w< n vært	-1 -2 2 0 1
last w< n |	0 2 -3 7 -3
last w< n §	3 2 3 -8 0
last w< n §2	3 2 0 -3 -2
last w< n är	2 0 -2 -1 1
last w< n äta	-3 1 2 0 0
last w< n äter	2 -2 0 0 0
last w< n åben	2 0 0 -1 0
last w< n år	3 1 -3 -3 2
last w< n åra	-1 -1 3 0 0
last w< n året	2 2 0 -1 -3
last w< n åt	2 -3 0 2 0
last w< n én	-1 -1 1 2 0
last w< n överk	-3 0 0 1 3
last w< n øret	-2 -1 0 2 0
last w> n #	-9 8 1 6 -8
last w> n <c?c?>	1 -1 2 1 -3
last w> n <c?p?>	-1 8 -5 1 -4
last w> n <cc>	-1 0 2 0 0
last w> n <cp>	2 0 -2 0 1
last w> n <p?c?>	-1 2 0 -1 0
last w> n <p?p?>	4 -1 -2 -1 0
last w> n <pc>	2 5 0 -5 -2
last w> n <pp>	3 1 -3 1 -2
last w> n af	5 -7 -1 4 -1
last w> n aften	-2 2 1 -3 1
last w> n aha	-2 -2 1 3 0
last w> n akkur	0 -2 2 -1 0
last w> n aktue	6 -3 -1 -2 0
last w> n akute	0 -1 0 2 -1
last w> n aldri	3 0 0 -1 -2
last w> n alla	2 -1 0 0 0
last w> n alle	-4 -2 5 1 0
last w> n aller	1 1 0 -2 -1
last w> n allti	0 2 0 -1 0
last w> n allts	0 -2 1 0 0
last w> n alt	-1 5 -3 0 0
last w> n altid	1 3 -1 -2 0
last w> n altså	-2 2 1 -3 1
last w> n an	-1 -2 2 1 0
last w> n anden	3 1 1 -4 -1
last w> n andet	0 -1 0 -1 2
last w> n andra	1 -4 2 0 0
last w> n andre	0 0 3 -3 1
last w> n anfal	-3 0 3 0 0
last w> n ankla	0 2 -1 0 0
last w> n annan	2 -1 -1 0 0
last w> n annat	2 -1 0 0 0
last w> n annet	1 -2 0 -1 2
last w> n ansig	-1 0 -1 2 0
last w> n ansik	-1 -1 0 0 2
last w> n antib	-1 0 2 -1 0
last w> n använ	0 2 -1 -1 0
last w> n apote	-6 0 7 0 -1
last w> n april	-2 3 -2 2 -1
last w> n armen	-3 1 2 0 -1
last w> n astma	3 -2 1 -2 0
last w> n at	2 -2 -3 0 4
last w> n att	2 -3 2 -1 -1
last w> n au	-1 -1 2 0 0
last w> n augus	-3 1 0 -1 3
last w> n av	-6 -12 2 10 6
last w> n axeln	0 -2 0 1 0
last w> n bara	3 -5 0 2 -1
last w> n bare	2 2 3 -2 -5
last w> n bedre	-1 0 2 -1 0
last w> n begge	-3 3 2 -1 -1
last w> n begyn	-5 -3 11 -3 0
last w> n behol	-2 5 0 -4 0
last w> n behov	-2 -1 5 -2 -1
last w> n behöv	-1 1 0 2 -1
last w> n benet	0 -1 0 2 -1
last w> n berre	0 3 -3 1 0
last w> n beten	-1 -2 -1 -1 4
last w> n betre	-1 0 0 2 0
last w> n bil	-1 0 2 0 0
last w> n biter	-1 0 0 2 0
last w> n bjørk	-1 3 -1 -1 0
last w> n bland	-3 0 1 3 0
last w> n ble	4 -8 -4 2 6
last w> n blev	3 -4 0 -3 5
last w> n bleve	-2 1 0 1 0
last w> n bli	3 -1 -1 1 -1
last w> n blir	1 -3 2 -2 2
last w> n bliv	-1 3 -1 0 0
last w> n blive	-2 7 -4 1 -2
last w> n blode	1 -1 2 -1 0
last w> n blodp	3 -1 -2 1 0
last w> n blodt	-2 1 -1 2 0
last w> n blöde	-2 -1 0 3 0
last w> n bokse	-4 4 0 0 0
last w> n bort	-2 -4 1 6 -2
last w> n borta	1 -2 -1 2 0
last w> n bra	-1 14 -4 -6 -2
last w> n brenn	-2 0 0 2 0
last w> n bruge	0 0 -2 3 -1
last w> n brugt	0 -1 -2 3 0
last w> n bruke	3 3 -1 -4 -1
last w> n brukt	-2 5 -1 0 -2
last w> n bruse	-1 3 -1 0 0
last w> n brænd	-2 0 1 2 0
last w> n bröst	0 0 -1 0 2
last w> n buksp	-1 -2 0 0 4
last w> n byter	-2 -1 -1 4 0
last w> n bytte	1 -2 -2 3 0
last w> n båda	-1 3 -2 0 0
last w> n börja	7 -3 -1 -2 -1
last w> n coli	-2 3 0 -1 0
last w> n creme	-1 -2 1 2 0
last w> n cushi	-2 0 -1 3 0
last w> n da	-1 -1 -5 0 7
last w> n dag	-3 -7 4 7 -1
last w> n dagar	-6 1 3 4 -1
last w> n dage	-3 -1 6 -1 -1
last w> n dagen	-8 1 2 4 0
last w> n dager	1 -1 3 -1 -2
last w> n dagli	-3 0 5 -1 0
last w> n datte	1 2 -2 0 0
last w> n de	-2 -2 1 2 0
last w> n deg	1 -5 1 -4 6
last w> n dei	-2 -1 1 2 1
last w> n dem	0 4 -3 0 -1
last w> n den	-3 10 -1 2 -7
last w> n denga	2 0 -1 -1 0
last w> n denne	1 -2 1 0 0
last w> n depot	-1 -1 2 0 0
last w> n der	0 3 -7 4 1
last w> n dere	-1 -2 1 0 2
last w> n det	4 0 -3 -5 5
last w> n dette	1 -1 -2 2 0
last w> n di	0 -1 4 -2 -1
last w> n dialy	-1 3 -1 0 0
last w> n diarr	-1 3 -1 -1 0
last w> n dig	-1 -1 5 -1 -1
last w> n din	3 -2 1 -1 -1
last w> n dine	-1 2 -1 0 0
last w> n disku	2 1 -1 -2 0
last w> n ditt	-2 -3 3 2 -1
last w> n dl	0 2 -2 0 0
last w> n do	-1 -1 0 2 1
last w> n dokto	2 0 0 -2 0
last w> n dom	-1 2 0 -1 0
last w> n dos	0 2 0 -1 0
last w> n dose	-1 1 -2 1 0
last w> n dosen	0 2 -1 -1 0
last w> n doser	-2 1 2 -1 0
last w> n dotte	-2 -1 -1 3 0
last w> n drick	1 -2 1 0 0
last w> n drikk	-1 -1 4 -2 0
last w> n dropp	-4 -1 0 2 3
last w> n drypp	-1 -2 2 2 -2
last w> n dråbe	-2 3 1 -2 0
last w> n du	-3 0 0 2 1
last w> n där	-2 3 -1 1 0
last w> n då	3 -5 -3 3 2
last w> n dålig	-1 3 0 -1 0
last w> n dårli	2 -1 -1 0 0
last w> n døgn	1 -2 1 -1 1
last w> n effek	4 -2 -2 0 0
last w> n efter	2 -2 1 -2 0
last w> n eg	-4 1 0 2 2
last w> n egen	-3 2 2 -1 0
last w> n ei	0 4 -4 0 0
last w> n ein	-2 -1 7 -3 -1
last w> n ejer	-2 0 0 2 0
last w> n ekg	1 1 -2 0 0
last w> n eller	4 3 -5 -1 -1
last w> n elveb	-1 0 -1 0 3
last w> n en	-5 -2 3 2 1
last w> n enda	1 -2 0 2 0
last w> n endnu	2 0 -1 0 -1
last w> n ene	3 1 -1 -2 0
last w> n engan	0 -1 2 -1 0
last w> n enhed	2 0 -1 -1 0
last w> n enhet	-1 0 2 -1 0
last w> n enkel	-1 2 0 0 0
last w> n ennå	2 1 -1 -2 0
last w> n epile	4 -3 0 0 0
last w> n er	13 -4 -3 5 -12
last w> n et	2 -4 4 0 -1
last w> n ett	-3 -2 6 0 -2
last w> n etter	3 0 3 -5 0
last w> n fakti	-2 0 -1 2 0
last w> n far	0 0 -1 2 0
last w> n farin	-1 0 -1 2 0
last w> n fast	-1 6 -4 -1 0
last w> n feber	3 -2 1 -2 -1
last w> n febru	4 -1 -2 -1 0
last w> n fekk	1 -1 -2 -1 3
last w> n femte	-1 3 -1 -2 0
last w> n ferdi	5 0 0 -4 -1
last w> n fick	9 -1 -1 -6 -1
last w> n fik	2 -2 -4 -1 4
last w> n fikk	1 -3 2 -1 2
last w> n fin	1 4 -1 -3 -1
last w> n finne	2 -1 0 -1 0
last w> n fint	-6 5 2 1 -2
last w> n fjerd	4 0 -4 0 0
last w> n fjor	7 1 -1 -4 -2
last w> n flask	-2 0 1 1 0
last w> n flere	1 0 -2 1 0
last w> n flest	-1 0 -1 0 2
last w> n flytt	-1 3 -1 -1 0
last w> n foder	-2 2 -1 1 0
last w> n folk	2 0 -1 0 0
last w> n for	0 0 -2 4 -2
last w> n fordi	-2 -1 -1 3 1
last w> n forri	-2 -1 0 4 -1
last w> n forsk	-1 0 0 2 0
last w> n forst	-1 -1 3 1 -3
last w> n forts	2 18 -12 -5 -2
last w> n forve	3 0 -3 0 0
last w> n forvi	0 -1 -1 2 0
last w> n fra	-2 0 0 4 -2
last w> n fram	-3 2 -1 1 0
last w> n freda	-5 5 -1 2 -1
last w> n fri	0 2 -3 0 0
last w> n froko	-2 0 1 1 0
last w> n frå	-1 3 -2 0 0
last w> n från	-2 -1 0 2 1
last w> n full	-1 0 0 -1 3
last w> n få	-1 0 -2 1 2
last w> n får	0 -3 1 -3 4
last w> n fått	4 1 -3 0 -1
last w> n fælt	1 -1 -1 -2 3
last w> n færdi	1 1 -2 0 0
last w> n fôr	2 0 -1 0 0
last w> n för	4 0 -5 4 -3
last w> n föreb	-1 2 0 -1 0
last w> n förra	4 -2 1 -1 -2
last w> n förrg	-1 -1 -1 2 0
last w> n först	6 -4 -1 0 -1
last w> n förut	0 1 2 -2 0
last w> n før	-9 3 11 -3 -1
last w> n først	12 -8 -2 -1 -1
last w> n g	-1 -1 2 0 0
last w> n ga	0 -2 0 1 1
last w> n galt	-2 0 0 2 0
last w> n gamle	1 3 0 -3 0
last w> n gamma	-1 1 2 -2 0
last w> n gamme	-2 -1 0 4 0
last w> n gang	5 -2 2 -5 -1
last w> n gange	2 -4 -1 5 -1
last w> n gansk	-1 -1 0 2 0
last w> n gata	2 0 0 -1 -1
last w> n gav	1 -3 -1 1 3
last w> n ge	2 -3 0 2 -1
last w> n gel	0 -1 4 -2 0
last w> n genta	-1 0 2 -2 0
last w> n ger	1 -1 -1 2 -1
last w> n gi	-2 1 1 0 -1
last w> n gick	-1 0 -1 2 0
last w> n gik	1 0 1 -2 -1
last w> n gikk	1 -3 1 -1 3
last w> n gis	1 2 -1 -2 0
last w> n gitt	2 -1 -1 0 1
last w> n giv	0 3 -1 -2 0
last w> n give	-2 0 0 0 2
last w> n gives	-1 -3 0 0 3
last w> n givet	2 -1 0 -2 0
last w> n gjord	2 -2 -1 4 -3
last w> n gjort	-2 3 -3 1 1
last w> n gjør	-1 3 0 -1 -2
last w> n gjøre	-1 2 0 0 0
last w> n glad	-1 -2 -1 4 0
last w> n glemt	0 2 -1 0 0
last w> n glömm	-1 3 -1 -1 -1
last w> n gnäll	0 2 -1 0 0
last w> n godt	-3 4 0 0 -1
last w> n gong	-2 -1 2 -1 3
last w> n gonge	-1 2 -2 0 0
last w> n grann	2 0 -1 -1 0
last w> n grei	-1 2 -1 -1 0
last w> n greia	2 0 0 -2 0
last w> n greie	-1 3 -1 -1 0
last w> n grunn	3 -3 -1 0 1
last w> n grønn	1 -2 0 2 0
last w> n gå	-2 0 1 1 -1
last w> n gång	3 -2 2 -3 -1
last w> n gånge	3 -2 0 -3 2
last w> n går	-7 10 -2 2 -2
last w> n gått	1 1 2 -3 0
last w> n gör	-3 -3 2 6 0
last w> n göra	-2 -2 1 3 0
last w> n gør	-2 4 0 -1 -1
last w> n gøre	0 -2 0 2 0
last w> n ha	-5 8 -7 4 1
last w> n hadd	2 -1 -1 -1 0
last w> n hadde	3 4 -4 -1 -2
last w> n hade	0 -2 1 0 0
last w> n haft	2 -5 2 -1 1
last w> n hallu	2 -1 -1 0 1
last w> n halsb	-2 3 0 0 0
last w> n halse	-2 -2 1 0 2
last w> n halv	-4 0 1 1 2
last w> n halve	-1 2 -1 -1 0
last w> n halvt	1 -2 5 -2 0
last w> n ham	-1 -2 0 3 0
last w> n han	-2 0 4 -2 0
last w> n hans	-1 -1 -1 3 0
last w> n har	6 0 -2 2 -7
last w> n hatt	3 2 -2 -5 1
last w> n haust	2 0 -1 0 0
last w> n havde	-3 0 -1 5 -1
last w> n have	0 -2 1 2 -1
last w> n hedde	5 -1 -1 -1 -1
last w> n heile	-2 2 0 0 0
last w> n heime	-1 0 2 0 0
last w> n hel	-1 2 -2 1 0
last w> n hela	-1 -1 2 -1 2
last w> n held	-2 1 0 1 0
last w> n hele	-6 7 -4 -1 4
last w> n helge	-1 0 -1 2 0
last w> n helle	0 -3 -3 4 1
last w> n helt	-2 -3 1 -1 5
last w> n hemma	2 0 0 0 -1
last w> n hende	-1 -2 2 0 1
last w> n henne	-4 -1 2 2 1
last w> n hente	3 -3 2 -1 -1
last w> n her	-5 -2 5 -1 3
last w> n heter	-3 -2 1 5 -1
last w> n hette	0 -1 -1 0 2
last w> n hjelp	-6 7 0 0 -1
last w> n hjem	-2 -1 2 0 0
last w> n hjemm	-1 2 3 -3 -1
last w> n hjert	5 -3 1 -3 0
last w> n hjälp	-1 3 0 -1 -1
last w> n ho	0 -1 0 -2 3
last w> n hodep	2 -1 -1 0 0
last w> n hodet	-1 0 3 -2 0
last w> n hofte	-3 0 0 3 0
last w> n holde	-4 5 2 -3 1
last w> n holdt	-1 -2 0 4 0
last w> n hon	1 3 -6 -2 4
last w> n honom	0 0 2 -1 0
last w> n hos	1 2 1 -2 -1
last w> n hosta	4 -1 -1 -1 -1
last w> n hoste	0 2 -1 0 0
last w> n hoved	-4 4 -1 2 -1
last w> n hoven	2 0 0 0 -1
last w> n hu	-2 1 0 -2 2
last w> n huden	-2 -3 3 3 0
last w> n hun	0 4 -3 -1 1
last w> n hunde	8 -2 -5 0 -1
last w> n hur	-4 5 -2 1 -1
last w> n huske	-1 -1 0 -1 3
last w> n hver	-6 11 -6 1 0
last w> n hvilk	1 -2 0 2 0
last w> n hvis	2 -3 1 1 -1
last w> n hvor	-2 2 -2 5 -1
last w> n hvord	0 -3 -1 5 0
last w> n hvorf	0 -2 2 1 -1
last w> n hälso	3 -1 -1 0 0
last w> n här	4 -8 3 2 -1
last w> n hånd	-1 2 0 0 0
last w> n högst	-2 -3 5 0 0
last w> n hör	2 -1 0 0 0
last w> n højre	-3 -1 1 2 1
last w> n høst	-1 4 -1 0 -1
last w> n i	-1 -2 1 0 3
last w> n iblan	-3 5 -2 1 0
last w> n igen	-4 -3 0 4 3
last w> n igjen	-2 0 1 1 0
last w> n ikke	8 -3 -1 1 -5
last w> n ikkje	-2 -2 0 4 -1
last w> n illam	-2 0 2 0 0
last w> n in	3 -2 0 -1 0
last w> n ind	3 -1 -1 -1 0
last w> n inde	-1 -1 0 2 0
last w> n inför	-1 2 0 0 0
last w> n inga	-1 3 -1 0 0
last w> n ingen	0 3 -2 0 -2
last w> n inget	4 -4 0 0 -1
last w> n inhal	4 -1 -1 -1 0
last w> n innti	2 -1 0 -1 0
last w> n inte	6 -4 -4 2 -1
last w> n intra	-2 -1 3 0 0
last w> n istäl	-2 0 3 -1 0
last w> n ja	-1 4 -6 2 0
last w> n jag	-1 -3 -1 4 1
last w> n jaha	0 -2 0 2 0
last w> n jeg	3 0 -1 -1 -1
last w> n jo	4 -3 2 -2 -1
last w> n jobbe	1 -3 0 2 0
last w> n ju	2 -2 -3 2 2
last w> n jul	3 1 -1 -2 -1
last w> n juni	1 -3 2 0 -1
last w> n junio	-2 4 0 -2 0
last w> n just	3 0 -1 -1 0
last w> n jämt	-1 2 0 -1 0
last w> n kaliu	1 -4 0 3 0
last w> n kan	-5 1 0 6 -2
last w> n kanin	2 -1 -2 2 -1
last w> n kansk	-1 4 -1 -1 0
last w> n kasta	2 -1 0 -1 0
last w> n kaste	-3 2 0 0 1
last w> n katt	2 1 -1 -1 0
last w> n katte	2 0 -1 -1 0
last w> n kende	-2 -1 2 1 0
last w> n kg	5 -4 2 -2 0
last w> n kjenn	-1 -1 2 0 0
last w> n kjøpt	0 -2 0 3 0
last w> n klar	1 -2 -1 1 0
last w> n klart	2 0 0 -1 0
last w> n klini	0 -1 3 -2 0
last w> n klokk	0 -1 2 -1 0
last w> n klåda	-1 0 2 -1 0
last w> n koles	0 2 -1 -1 0
last w> n kom	0 -2 1 1 -1
last w> n komme	6 0 -4 -2 -1
last w> n kona	-3 2 0 -1 1
last w> n kraft	-1 0 0 -1 2
last w> n kramp	0 -1 -1 2 0
last w> n kreat	0 -2 0 3 0
last w> n krem	-2 -1 1 1 0
last w> n kropp	2 -1 0 -1 0
last w> n kräkt	-2 -1 -1 4 0
last w> n kun	-1 -3 0 4 -1
last w> n kvalm	-1 -2 7 -3 0
last w> n kvar	-6 11 -1 -2 -2
last w> n kvart	-1 -1 4 -2 0
last w> n kveld	-5 4 1 -1 1
last w> n kväll	-2 2 0 0 -1
last w> n kylsk	-1 2 0 0 0
last w> n kör	2 1 -2 -1 0
last w> n køber	0 2 -1 0 0
last w> n køre	-1 3 -1 -1 0
last w> n kører	-1 2 -1 1 0
last w> n l	-3 -1 3 0 0
last w> n la	2 -1 0 1 -1
last w> n lad	4 -1 -1 -1 0
last w> n lade	-1 2 0 -1 0
last w> n lagt	2 -1 -1 0 0
last w> n langt	2 3 -3 -2 0
last w> n lar	3 1 -2 -1 -1
last w> n legev	-1 -2 -1 5 -1
last w> n legge	-2 -3 2 1 2
last w> n lenge	5 -2 0 -1 -1
last w> n leste	3 -1 -1 -1 0
last w> n lidt	-3 2 1 -1 1
last w> n lige	1 -1 -1 2 0
last w> n ligge	1 2 1 -3 0
last w> n lille	-1 2 -1 0 0
last w> n lis	-2 1 0 2 0
last w> n liste	-2 0 0 2 0
last w> n liten	-1 -1 2 0 -1
last w> n litt	-4 -1 2 3 -1
last w> n lomma	-1 2 0 -1 0
last w> n lunge	0 -3 2 0 0
last w> n lunsj	-1 4 -1 -1 0
last w> n lägge	0 3 -2 0 0
last w> n lågt	2 -1 0 -1 0
last w> n låret	2 -1 -1 0 0
last w> n låt	-2 1 -2 0 2
last w> n låter	-2 3 1 -3 0
last w> n læge	-1 1 -1 2 0
last w> n lægen	-3 0 0 2 0
last w> n lægge	2 0 -1 -1 0
last w> n længe	3 -1 2 -1 -2
last w> n lörda	-2 1 -2 2 0
last w> n lørda	0 -1 -2 4 0
last w> n magek	-1 0 0 0 2
last w> n magså	0 2 -1 0 0
last w> n mai	-1 0 -1 2 0
last w> n maj	-1 -2 0 2 0
last w> n mamma	-3 1 2 0 0
last w> n man	0 -7 6 -1 2
last w> n manda	-3 3 -1 1 0
last w> n mange	2 4 -1 -3 -1
last w> n mardr	2 -1 0 -1 0
last w> n marer	-1 -1 0 2 0
last w> n mars	4 0 -2 -2 -1
last w> n maske	-1 2 1 -1 0
last w> n mat	3 -2 0 -1 0
last w> n maven	-4 4 1 0 0
last w> n maves	3 -2 0 -1 0
last w> n med	-4 1 -2 2 3
last w> n medis	1 3 -3 -1 0
last w> n meg	1 -2 1 1 -1
last w> n meget	-1 -1 0 2 0
last w> n men	13 -4 -11 0 2
last w> n mens	-1 -2 3 0 0
last w> n mer	-6 -2 2 4 3
last w> n mere	-1 -1 -2 3 0
last w> n merke	-1 0 2 -1 0
last w> n mg	-4 2 5 -1 -2
last w> n mi	0 0 1 -2 1
last w> n mig	-1 -1 -1 -1 3
last w> n migrä	-1 -1 0 2 0
last w> n mikst	0 0 1 -2 0
last w> n milli	1 -1 2 -2 0
last w> n min	0 -3 5 -3 1
last w> n mindr	-1 -2 3 0 0
last w> n minns	2 -1 0 1 -1
last w> n minut	-1 2 1 -1 0
last w> n ml	0 -2 6 -4 0
last w> n mm	2 -1 0 -1 0
last w> n mod	-1 -2 2 0 1
last w> n mor	3 -3 2 -2 0
last w> n morge	-2 2 -1 2 -1
last w> n morgo	-1 2 1 -2 0
last w> n mot	-1 -1 1 2 -1
last w> n munde	1 -3 2 1 0
last w> n munne	2 0 0 -1 -1
last w> n muske	-2 0 3 -2 0
last w> n mye	-2 3 0 0 0
last w> n må	-3 2 1 -4 3
last w> n månad	0 2 -2 0 0
last w> n månda	-1 3 0 -2 0
last w> n måned	-4 2 -4 7 -2
last w> n mår	-2 3 0 0 0
last w> n måske	2 0 0 -1 0
last w> n måtte	-3 -2 1 0 4
last w> n naboe	4 1 -3 -2 -1
last w> n nat	-2 0 -2 4 0
last w> n natt	-2 0 -1 3 -1
last w> n natta	1 -2 -1 1 0
last w> n natte	-1 -6 4 3 -1
last w> n ned	-1 3 -1 -1 0
last w> n nede	-1 -1 -1 4 0
last w> n negat	2 0 0 0 -2
last w> n nei	6 0 -5 2 -3
last w> n nej	5 -6 -3 3 1
last w> n nerve	-1 2 -1 0 0
last w> n nette	4 -1 -1 -2 0
last w> n nevro	-1 0 0 -1 2
last w> n ni	3 -2 -1 1 -1
last w> n njura	2 0 -1 -1 -1
last w> n no	-3 0 3 1 -1
last w> n noe	6 -5 3 -4 0
last w> n noget	6 -6 -2 1 0
last w> n nogle	0 0 -2 1 1
last w> n nok	1 -3 0 2 0
last w> n norma	2 -1 1 -2 0
last w> n noter	-1 -2 -1 -1 5
last w> n nu	-4 -4 6 3 0
last w> n ny	-1 2 1 -3 1
last w> n nyren	-1 0 -1 2 0
last w> n nyrer	1 -1 -1 2 0
last w> n när	0 -2 -5 4 2
last w> n nå	3 -3 5 -2 -4
last w> n någon	2 -1 0 -1 0
last w> n något	1 0 1 -2 0
last w> n når	-2 5 -5 5 -3
last w> n nåt	0 0 2 -1 0
last w> n och	-3 3 5 -2 -2
last w> n också	-3 2 1 0 0
last w> n ofte	-2 1 -1 2 0
last w> n og	-4 1 3 -4 4
last w> n også	1 -3 1 1 0
last w> n ok	0 -1 2 -1 0
last w> n okay	-1 2 -1 -1 0
last w> n okej	-1 3 0 -3 0
last w> n oktob	4 -1 -1 -2 -1
last w> n om	6 -2 3 -3 -4
last w> n omtre	1 -1 -1 2 -1
last w> n ondt	-1 3 -2 -1 0
last w> n onsda	2 2 -3 -1 0
last w> n ont	-1 -2 1 3 0
last w> n op	-3 2 -2 3 1
last w> n opera	2 0 -1 0 -1
last w> n opp	-1 -4 -2 3 4
last w> n oppst	-2 1 0 1 0
last w> n oppå	2 -1 0 -1 0
last w> n oralt	-2 0 2 0 0
last w> n ord	2 -1 0 0 0
last w> n ordin	4 -2 1 -2 0
last w> n orm	0 -1 3 -1 0
last w> n os	1 -2 0 2 0
last w> n oss	-1 0 2 0 -1
last w> n over	-1 2 -2 -2 4
last w> n pakke	3 0 0 -2 0
last w> n pasie	2 0 2 -4 1
last w> n pasta	3 -1 0 -1 0
last w> n patie	2 -2 0 0 0
last w> n pause	-2 0 -1 2 0
last w> n penge	1 -1 -1 2 0
last w> n per	-1 -5 6 0 0
last w> n plage	0 -1 0 2 0
last w> n pleje	0 3 -3 -1 0
last w> n prata	0 -3 0 1 1
last w> n preci	-2 2 0 -1 1
last w> n prost	0 -2 -1 3 0
last w> n prova	2 -3 0 1 0
last w> n prove	-1 -1 0 2 0
last w> n prøvd	1 -4 0 1 2
last w> n prøve	4 -3 2 -2 -1
last w> n puff	0 2 -2 0 0
last w> n puffa	0 2 -1 -1 0
last w> n pulse	-2 0 0 2 -1
last w> n pulve	-2 1 2 -1 0
last w> n pust	0 -1 2 -1 0
last w> n puste	2 1 -1 -2 -1
last w> n pälse	-1 2 0 0 0
last w> n på	4 1 -2 -4 1
last w> n påske	1 -3 1 1 0
last w> n redan	1 1 -2 0 0
last w> n resep	0 -2 6 -3 -1
last w> n resis	3 -1 -1 -2 0
last w> n reste	0 1 2 -2 0
last w> n rett	-1 -1 3 -1 0
last w> n rette	-1 0 2 -1 0
last w> n rigti	0 2 -1 0 0
last w> n rikti	4 -1 -2 -1 -1
last w> n ro	-1 -2 3 0 0
last w> n rolig	-1 4 -1 -2 0
last w> n rosa	-2 1 1 -1 0
last w> n rundt	-2 -1 0 -1 4
last w> n räcke	0 -2 2 0 0
last w> n rød	-2 -1 2 -1 3
last w> n røde	-1 -3 1 1 3
last w> n rødt	-2 0 0 0 2
last w> n rør	-1 2 0 0 0
last w> n rører	-1 4 -1 -1 0
last w> n sagde	1 -3 1 -3 3
last w> n sagt	1 -3 2 1 0
last w> n sak	-3 2 -1 0 2
last w> n salve	-5 0 2 4 -1
last w> n saman	0 2 0 -1 0
last w> n samma	-3 1 1 -1 1
last w> n samme	-7 -1 5 4 -1
last w> n satt	-3 3 -1 1 0
last w> n satte	2 -1 -1 -1 1
last w> n scham	4 -2 -2 -1 0
last w> n sedan	-1 0 -4 6 -1
last w> n sekke	-2 2 0 0 0
last w> n selv	-1 3 -4 3 -1
last w> n sen	-4 1 1 1 1
last w> n sepon	-3 1 -1 3 -1
last w> n septe	0 -2 0 3 -1
last w> n ser	0 2 -4 -1 2
last w> n ses	-1 2 0 0 0
last w> n sett	-1 0 -1 0 2
last w> n sette	-1 1 3 -3 -1
last w> n sia	1 -2 0 1 0
last w> n sidan	-1 2 -1 0 -1
last w> n sidde	2 0 0 -1 0
last w> n side	-2 0 0 2 0
last w> n siden	3 0 -4 3 -1
last w> n sidst	2 -2 -3 5 -1
last w> n sig	-2 2 -2 2 0
last w> n siger	-3 5 0 -1 0
last w> n sikke	0 3 -1 -1 0
last w> n sin	-1 1 -3 3 0
last w> n sinti	3 -1 -2 0 0
last w> n sist	-4 0 3 1 0
last w> n sista	-2 -2 0 4 0
last w> n siste	-4 0 -1 5 0
last w> n sitte	-2 2 2 -2 0
last w> n sjang	0 -2 2 0 0
last w> n själv	-1 1 -2 1 0
last w> n sjølv	0 -2 2 0 0
last w> n ska	0 4 -6 1 0
last w> n skade	-3 5 0 -1 0
last w> n skal	1 3 -3 3 -4
last w> n skape	5 0 1 -6 0
last w> n skift	-4 -1 0 5 0
last w> n skjel	-2 -2 2 2 0
last w> n skriv	-2 0 -3 -1 6
last w> n skuff	0 2 0 -2 0
last w> n skull	-1 0 -3 3 0
last w> n skyll	-3 -1 4 0 0
last w> n skåpe	-1 0 -1 2 0
last w> n sköte	-3 1 0 1 1
last w> n slags	3 -1 -1 -2 1
last w> n slet	1 1 0 -2 0
last w> n slett	3 -1 0 -2 0
last w> n slipp	-1 -1 2 0 -1
last w> n slut	2 -3 -2 3 -1
last w> n sluta	-5 1 0 6 -2
last w> n slutt	-1 -4 -4 5 3
last w> n smaka	-1 -1 0 2 0
last w> n smert	-1 -1 3 0 0
last w> n smurt	-3 -1 -1 5 0
last w> n smärt	3 0 0 -2 0
last w> n små	-2 0 1 0 1
last w> n smøre	-3 0 4 -1 0
last w> n snakk	2 -2 -1 0 1
last w> n snäll	2 0 -1 -1 0
last w> n som	-5 4 -6 1 5
last w> n somma	3 -1 1 -3 0
last w> n somme	-1 0 -2 4 -1
last w> n sort	-1 -2 -1 2 2
last w> n sov	3 1 -2 -1 -1
last w> n sover	0 2 0 -2 -1
last w> n space	0 -1 2 -1 0
last w> n spene	-1 -1 1 2 0
last w> n spise	-2 -1 0 2 2
last w> n spist	-1 -1 -1 3 0
last w> n spray	4 1 -3 -2 0
last w> n sprin	1 2 0 -2 0
last w> n sprut	-2 6 -1 -3 0
last w> n sprøj	-2 2 0 0 0
last w> n sprøy	1 -1 2 -2 0
last w> n spurg	-2 0 2 0 0
last w> n spydd	2 0 -1 -2 2
last w> n stadi	-4 5 -1 0 1
last w> n stede	-4 -2 6 -1 1
last w> n sterk	0 -1 2 0 0
last w> n stikk	-2 4 1 -2 -1
last w> n sto	2 0 0 -1 0
last w> n stof	-1 2 0 -1 0
last w> n stop	-3 -1 -1 5 0
last w> n stopp	-5 -2 -4 11 1
last w> n store	3 -3 1 -2 0
last w> n streg	-1 2 -1 -1 0
last w> n stryk	-1 -2 0 3 0
last w> n strål	2 0 0 -2 0
last w> n styck	-1 1 -3 3 0
last w> n stygn	2 0 -1 0 0
last w> n stykk	-1 -2 1 2 0
last w> n ställ	4 -1 -2 -1 0
last w> n stå	1 7 -4 -4 0
last w> n ståen	4 -2 1 -2 -1
last w> n står	2 -2 -4 -7 11
last w> n sug	-1 -5 2 4 0
last w> n svamp	0 -1 2 -1 0
last w> n sved	2 -1 0 -1 0
last w> n svimm	3 -1 -2 1 -1
last w> n svir	2 -3 2 -1 0
last w> n svull	1 2 -1 -1 0
last w> n sygep	-2 -1 4 -1 0
last w> n sykeh	3 -3 -3 -1 3
last w> n säger	3 0 -2 -1 0
last w> n så	1 -6 4 -1 1
last w> n sådan	0 2 0 -1 0
last w> n såg	-3 -1 0 5 0
last w> n sånn	-2 1 1 1 -2
last w> n sår	-1 -1 1 2 -1
last w> n sönda	-2 1 -2 3 0
last w> n sønda	-2 2 -3 4 0
last w> n ta	0 -1 -1 4 -2
last w> n table	1 -3 -3 3 1
last w> n tag	1 -2 0 1 0
last w> n tager	-4 1 2 2 -1
last w> n taget	0 -5 1 5 0
last w> n tagit	-3 1 -1 3 0
last w> n tak	2 -1 -1 -1 0
last w> n taler	2 -1 0 0 0
last w> n tar	-3 5 3 -3 -2
last w> n tarme	-1 -1 3 0 0
last w> n tatt	-3 0 2 2 0
last w> n tek	0 -2 1 0 0
last w> n telef	-1 -1 2 0 0
last w> n tenkt	3 -1 0 0 -1
last w> n tenne	-2 -1 1 1 0
last w> n tida	-3 6 -1 -2 0
last w> n tidli	2 -1 0 -1 0
last w> n til	-1 0 3 2 -4
last w> n till	-2 0 1 3 -2
last w> n tills	-1 2 0 0 0
last w> n timer	-1 2 2 -2 0
last w> n timme	-1 -1 2 0 0
last w> n tjuet	2 0 0 -1 0
last w> n toale	-1 -1 2 0 0
last w> n tog	-4 -2 -4 9 1
last w> n tok	1 1 -1 2 -2
last w> n tom	0 0 -1 2 -1
last w> n tomme	2 -1 0 -1 0
last w> n torsd	-3 3 0 1 -1
last w> n trapp	-1 -2 0 4 0
last w> n tredj	-4 5 0 -1 0
last w> n treng	0 -2 -1 4 -1
last w> n tror	1 1 1 -2 -1
last w> n tryck	-3 0 3 0 0
last w> n trykk	-1 0 -2 4 -1
last w> n trött	0 0 2 -1 0
last w> n tuben	-2 -1 -1 3 0
last w> n tunge	-1 -1 2 0 0
last w> n turde	0 2 0 -2 0
last w> n tycke	0 0 -1 2 0
last w> n tygge	-2 4 1 -1 -1
last w> n tänkt	-1 0 0 0 2
last w> n tål	-1 1 0 -1 2
last w> n tåler	-3 1 0 -3 6
last w> n tålt	-2 -1 2 -1 2
last w> n tør	2 -1 1 -1 0
last w> n tørr	1 -1 -1 2 0
last w> n ud	1 -4 1 2 -1
last w> n uden	-1 -2 0 2 0
last w> n udslæ	-3 0 0 -1 3
last w> n uge	0 0 2 -3 1
last w> n ugen	0 3 -1 -2 0
last w> n uger	2 -1 -1 2 -1
last w> n uker	-3 -2 2 4 -1
last w> n ultra	2 -1 0 0 0
last w> n under	-3 -1 7 -2 -1
last w> n ungen	-2 0 0 3 0
last w> n upp	1 1 0 -2 -2
last w> n urins	2 -1 0 0 0
last w> n urinv	2 0 0 0 -1
last w> n uroli	0 -1 -1 2 0
last w> n ut	0 -5 2 7 -3
last w> n utan	1 -1 -1 2 -1
last w> n uten	2 1 -1 -1 0
last w> n utsle	-2 1 -1 -2 4
last w> n uændr	-1 3 -1 0 0
last w> n va	2 -2 1 0 -1
last w> n vacci	3 -1 0 -2 1
last w> n vagtl	-1 -1 0 2 0
last w> n vande	-1 0 3 -1 0
last w> n vanli	-2 4 -1 -1 0
last w> n var	7 0 -5 2 -5
last w> n vara	-2 5 -1 -3 0
last w> n varer	4 -1 -2 -1 0
last w> n varje	-2 2 -1 2 0
last w> n vart	-3 0 -1 2 2
last w> n vaske	4 0 -1 -2 0
last w> n vecka	1 -6 2 4 -1
last w> n vecko	-2 -4 4 2 0
last w> n ved	-4 6 -2 -2 2
last w> n veit	3 -2 0 -1 0
last w> n veker	-1 -1 -1 0 2
last w> n vel	2 1 -2 0 -1
last w> n vent	3 -2 -1 -1 0
last w> n vente	3 -2 0 -1 -1
last w> n verre	0 -1 -1 2 0
last w> n vet	-1 1 -2 2 0
last w> n vi	8 1 -5 -3 -1
last w> n via	-2 0 3 -1 0
last w> n vid	-1 1 2 -3 1
last w> n vidar	-1 3 -3 1 0
last w> n vider	-3 11 -5 -3 -1
last w> n vil	1 -2 0 5 -4
last w> n vill	4 0 -2 0 -2
last w> n ville	2 -1 0 -2 1
last w> n vinte	2 0 -1 -1 0
last w> n vintr	0 0 -1 2 0
last w> n virke	-1 -3 5 1 -2
last w> n virkn	0 -2 0 3 0
last w> n virus	2 -1 -1 1 -1
last w> n vitam	-1 3 -1 -1 0
last w> n volds	-2 1 0 0 2
last w> n vurde	3 -2 -2 1 -1
last w> n väl	-5 0 0 3 2
last w> n vänta	2 0 -1 -1 0
last w> n våras	-2 -1 2 0 1
last w> n vårdc	2 0 0 -2 0
last w> n våren	6 -1 -3 -2 0
last w> n vægte	0 -2 0 2 0
last w> n væk	-2 -3 -3 8 0
last w> n være	3 -1 0 0 -1
last w> n §	1 -2 -4 3 2
last w> n §2	6 0 -1 -1 -3
last w> n µg	-3 3 1 -2 0
last w> n ändra	0 2 -1 -1 0
last w> n är	-4 9 -4 2 -3
last w> n ätit	-1 -1 2 0 0
last w> n å	-3 1 2 -1 0
last w> n år	10 -3 -1 -6 0
last w> n året	4 -1 -1 -2 -1
last w> n åt	1 -3 1 1 0
last w> n återb	2 0 -2 0 0
last w> n én	2 -2 4 -4 0
last w> n òg	-1 -2 0 1 1
last w> n örat	-2 -1 1 0 3
last w> n øret	-3 0 2 1 0
last w> n øyedr	2 -1 0 -1 0
last w> n øynen	-2 0 0 2 0
w< n #	-1 1 -2 8 -6
w< n <c?c?>	-1 3 -2 0 2
w< n <c?p?>	-3 -1 5 0 0
w< n <cc>	2 -3 0 0 1
w< n <cp>	-1 1 -2 3 -1
w< n <p?c?>	3 1 -3 4 -5
w< n <p?p?>	2 -2 0 -1 1
w< n <pc>	-3 1 1 -1 2
w< n ?	2 -3 1 1 -1
w< n absol	0 2 -1 0 0
w< n af	-2 -5 3 0 3
w< n aften	3 -3 -1 1 0
w< n akkur	0 -1 0 2 0
w< n aktue	-1 2 0 -2 0
w< n akute	-1 0 -1 2 -1
w< n aldri	2 0 -2 0 1
w< n alle	1 2 -1 -1 -1
w< n aller	-1 3 -2 -5 5
w< n allt	1 -1 1 0 -2
w< n alt	-2 -2 1 2 0
w< n altså	-4 -1 4 2 0
w< n anden	3 0 -3 1 -1
w< n andra	-2 0 0 3 0
w< n andre	-2 -2 3 0 1
w< n anfal	-1 -1 0 -1 2
w< n annan	-1 -1 3 -1 0
w< n annen	-1 2 0 -1 0
w< n annet	-2 1 0 2 -1
w< n antib	2 2 -1 -3 0
w< n använ	-3 3 2 -2 0
w< n apote	-1 2 0 -1 0
w< n armen	-2 -1 3 0 0
w< n astma	-2 0 0 -1 2
w< n at	2 -8 0 5 0
w< n att	-1 -1 -1 3 -1
w< n augus	-1 1 -1 -2 2
w< n av	0 -2 1 -3 3
w< n avmas	3 0 -2 0 0
w< n avslu	-1 1 -2 2 0
w< n avstå	2 0 0 -2 0
w< n axeln	2 0 -2 0 0
w< n b	-2 -1 3 0 0
w< n bara	2 -1 0 -1 -1
w< n bare	2 0 1 -1 -2
w< n barn	2 0 0 0 -2
w< n barne	0 -2 0 2 0
w< n bedre	-1 2 0 0 -1
w< n begge	3 -1 0 0 -1
w< n begyn	-2 -2 2 0 2
w< n behan	-1 -1 4 -1 0
w< n behol	1 -2 0 2 0
w< n behov	-2 0 2 1 -1
w< n behål	2 -1 0 0 0
w< n behöv	0 -2 1 1 -1
w< n berre	2 1 -2 0 -1
w< n beten	-1 -1 0 0 2
w< n biolo	2 -1 0 0 0
w< n bjørk	3 0 0 -2 -1
w< n ble	3 -2 0 0 0
w< n blev	-3 -2 3 -1 2
w< n bli	2 -2 0 0 0
w< n blir	2 -1 -1 -1 1
w< n blive	-3 1 1 0 0
w< n blodt	-2 2 -2 3 -1
w< n blodå	-2 -2 4 0 0
w< n blå	-1 4 -3 -1 1
w< n blære	0 -2 0 0 2
w< n bort	-1 4 -4 1 1
w< n bra	-7 7 -1 3 -1
w< n brill	-1 2 0 -1 0
w< n brug	-1 -1 2 0 0
w< n brugt	3 0 -1 -1 0
w< n bruk	2 1 -2 -1 0
w< n bruka	-1 -1 1 0 2
w< n brukt	0 -2 -1 3 0
w< n brus	-2 -1 2 0 0
w< n byter	-2 -2 2 0 2
w< n bytte	0 0 -2 2 -1
w< n börja	-1 0 -1 2 0
w< n coli	-1 0 3 -2 0
w< n da	2 0 5 -5 -1
w< n dag	-1 -1 0 4 -2
w< n dagar	-3 1 2 -1 1
w< n dage	-3 -3 3 3 -1
w< n dagen	-4 1 3 1 -1
w< n dager	0 -4 0 4 0
w< n dagli	1 3 -2 -4 1
w< n de	-2 2 0 1 -1
w< n deg	2 -4 3 -3 1
w< n dem	4 -1 -4 1 0
w< n den	1 4 -2 1 -3
w< n der	1 -2 -4 8 -2
w< n dere	0 0 -3 4 -1
w< n derfo	-2 0 1 1 -1
w< n det	2 3 0 -5 0
w< n dette	3 -2 0 0 0
w< n diagn	0 2 -1 0 0
w< n dig	-4 1 5 -3 0
w< n din	3 0 0 -2 -1
w< n dina	-2 0 0 3 0
w< n dit	3 -1 -1 -1 -1
w< n dose	3 -2 0 0 0
w< n dosis	-1 -1 0 2 0
w< n dotte	1 1 -2 0 0
w< n drikk	0 2 -1 0 0
w< n dropp	-3 2 -1 3 0
w< n drypp	-1 -2 2 1 0
w< n dråbe	-3 2 2 -1 0
w< n du	3 4 3 -10 1
w< n där	2 -3 -1 3 -1
w< n då	0 -4 7 0 -2
w< n døgn	1 1 -1 -2 1
w< n efter	-1 2 -2 1 -1
w< n eg	-2 -3 2 1 2
w< n egen	2 -2 0 1 -1
w< n ei	2 0 -1 -1 0
w< n ejer	2 -1 -1 0 0
w< n eksem	-2 1 0 1 0
w< n eller	5 -2 3 -4 -1
w< n en	3 -6 8 -6 1
w< n endnu	0 2 -1 -1 0
w< n er	-4 -1 2 0 3
w< n et	-2 -1 1 2 0
w< n ett	-1 2 -1 0 0
w< n etter	1 -3 3 -2 0
w< n event	1 2 -2 0 0
w< n fall	2 0 0 -1 0
w< n far	2 0 -1 0 0
w< n fast	-5 5 -1 0 0
w< n faste	-1 -1 -1 4 0
w< n feber	-1 2 3 -2 -1
w< n fick	2 -1 1 -2 -1
w< n fik	2 1 0 -4 1
w< n fikk	5 2 -5 -3 0
w< n fin	3 0 -1 -2 0
w< n finns	2 -2 1 -1 0
w< n fint	1 2 -2 0 -1
w< n fjor	4 0 0 -2 -2
w< n flask	-2 2 2 -3 1
w< n flere	-2 0 3 -1 0
w< n flått	-2 3 0 -1 0
w< n for	-4 5 0 -4 3
w< n forbu	-1 -2 2 1 0
w< n foreb	0 -3 1 2 0
w< n forri	0 2 -1 -1 0
w< n forst	-1 0 -1 2 0
w< n forte	-1 0 -1 2 0
w< n forts	-2 2 0 1 -1
w< n fortæ	-1 0 0 0 2
w< n forve	0 2 -1 0 0
w< n forvi	0 2 -1 -1 0
w< n forår	3 0 0 -3 0
w< n fra	4 -3 -4 0 3
w< n fram	0 -3 2 1 0
w< n frarå	2 0 -2 0 0
w< n freda	1 0 3 -3 -1
w< n fruko	-1 -1 -1 3 0
w< n från	-1 -2 -1 5 0
w< n fästi	-2 1 0 2 0
w< n få	4 -7 7 -3 -1
w< n fået	0 -2 -1 4 0
w< n får	-4 2 6 -1 -3
w< n fått	-1 0 2 0 -1
w< n fælt	0 -1 2 0 0
w< n för	-2 0 5 -2 -2
w< n förra	1 4 -2 -2 -1
w< n følso	-1 0 3 -2 0
w< n før	0 4 -3 -2 0
w< n fører	2 1 0 -2 0
w< n først	4 0 -2 -1 -1
w< n g	-1 -1 3 -1 0
w< n ga	-1 0 -2 4 -1
w< n gamle	1 -1 -2 2 0
w< n gang	-1 3 3 -7 2
w< n gav	-3 -1 -6 11 -1
w< n ge	0 -2 2 0 0
w< n gel	-1 -3 4 0 0
w< n ger	0 0 2 -1 0
w< n gerne	0 -1 2 -1 0
w< n gett	2 1 -1 -2 0
w< n gi	3 3 -4 0 -1
w< n gikk	2 -1 0 -1 -1
w< n gir	-3 1 5 -2 -1
w< n gitt	1 2 -2 0 0
w< n give	2 0 0 -1 0
w< n giver	-1 -1 4 -2 0
w< n givet	-3 2 -2 4 0
w< n gjør	-1 2 -1 0 0
w< n godt	-1 1 2 -3 2
w< n gong	-1 0 0 0 2
w< n greia	-2 2 0 0 0
w< n greit	-1 -2 5 -2 1
w< n grunn	-2 1 0 1 0
w< n grupp	-1 -1 0 2 1
w< n gule	-2 -1 2 0 1
w< n gult	-2 -1 1 1 1
w< n gång	-1 2 -1 -2 2
w< n gånge	0 1 -2 2 0
w< n går	-4 1 2 2 -2
w< n gör	0 3 -1 -2 0
w< n göra	-1 2 1 -2 0
w< n gør	0 -2 1 1 0
w< n ha	1 0 1 -4 2
w< n hadde	0 -2 -3 4 1
w< n hade	1 -3 1 0 0
w< n haft	1 -1 -1 -2 2
w< n halde	0 -1 0 2 0
w< n halsb	0 2 0 -1 0
w< n halv	2 3 -3 -2 -1
w< n halve	0 -1 2 -1 0
w< n ham	-3 2 -1 2 0
w< n han	0 2 -6 5 0
w< n hans	-1 2 1 -1 0
w< n har	-8 4 -3 6 0
w< n hatt	-1 0 -1 1 2
w< n have	-2 -3 3 2 0
w< n hed	-1 -1 2 -2 1
w< n hedde	-3 -1 4 1 0
w< n hei	3 -1 -2 0 0
w< n hel	2 -1 0 -1 0
w< n hela	-1 -1 0 -1 3
w< n hele	-1 0 0 -1 3
w< n helle	4 -6 1 -1 2
w< n helt	0 2 -3 1 0
w< n hem	-1 3 0 -1 0
w< n hemma	4 -1 0 -2 -1
w< n henne	-1 -1 -2 6 -1
w< n hepat	2 -3 1 0 0
w< n her	3 -2 0 1 -2
w< n heter	-2 -1 4 0 -1
w< n hjelp	-3 -1 -1 2 3
w< n hjert	-1 3 -2 0 0
w< n hjärt	2 0 -1 0 -1
w< n ho	0 -3 0 3 0
w< n hold	1 2 -2 -1 0
w< n holde	1 -2 -1 4 -1
w< n hon	-3 -4 0 3 4
w< n hoppa	1 0 -1 -2 2
w< n hos	3 2 -1 -3 -1
w< n hosta	-2 -2 1 3 0
w< n hoste	0 -1 2 1 0
w< n hoved	-1 3 -1 -3 2
w< n hu	0 1 0 -2 0
w< n hun	1 1 -9 6 2
w< n hund	4 0 -3 -1 0
w< n hunde	0 -1 0 2 0
w< n hur	-1 -1 -1 3 0
w< n huske	-2 -2 -1 1 4
w< n hva	0 -2 -1 3 0
w< n hvad	2 1 -2 -1 0
w< n hver	1 4 -5 -1 1
w< n hvide	0 -2 0 2 0
w< n hvilk	1 -3 2 0 0
w< n hvite	1 3 -1 -3 0
w< n hvor	-2 -1 1 2 0
w< n här	4 -1 -1 -1 0
w< n högt	-1 -1 2 0 0
w< n høyre	1 -2 0 1 0
w< n i	-2 -4 8 -5 3
w< n igen	4 2 -3 -4 1
w< n igjen	-3 -1 -1 3 1
w< n ihop	-2 3 -1 0 0
w< n ikke	0 3 -1 -2 1
w< n ikkje	-1 2 1 -2 0
w< n imell	3 0 -1 -3 1
w< n in	-5 2 1 1 1
w< n ingen	4 -2 -3 1 0
w< n inget	4 0 -2 -3 1
w< n inhal	0 -2 3 -1 0
w< n injek	1 2 -1 -2 0
w< n inne	0 -1 0 2 0
w< n inte	-2 -4 4 4 -2
w< n is	0 0 2 -1 0
w< n istäl	0 -2 2 0 0
w< n ja	-3 2 -1 6 -3
w< n jag	1 -2 0 2 -1
w< n janua	3 -2 0 0 0
w< n je	2 -1 0 0 0
w< n jeg	-8 -3 5 4 1
w< n jern	-1 -1 2 0 0
w< n jo	2 1 -5 3 -1
w< n ju	-3 2 -1 1 1
w< n juni	2 0 0 -1 0
w< n just	3 -1 -1 -1 1
w< n järn	0 2 -1 -1 0
w< n kalci	2 -1 0 0 0
w< n kaliu	-1 -1 -1 2 0
w< n kalve	-1 -1 3 -1 0
w< n kan	2 -1 -2 1 1
w< n kanin	2 0 1 -2 0
w< n kansk	1 1 0 -2 0
w< n kapse	-3 4 -1 -1 0
w< n kaste	-2 2 0 -1 1
w< n kg	-2 1 2 -2 0
w< n kigge	-2 0 2 0 0
w< n kjent	0 -1 -1 2 0
w< n kjeve	-2 -1 2 0 0
w< n kjøpe	0 -1 -1 2 0
w< n klokk	-1 -2 1 3 0
w< n koles	-1 -3 4 -1 1
w< n kom	0 3 -2 -2 0
w< n komme	1 3 -3 0 0
w< n kor	2 -1 -1 -1 0
w< n kort	2 0 0 -2 0
w< n kramp	0 2 0 -1 0
w< n kräkt	-2 -1 -1 2 2
w< n kun	2 3 -2 -3 0
w< n kunne	1 0 -2 0 0
w< n kur	-1 2 0 -1 0
w< n kutte	-1 0 2 -1 0
w< n kva	1 0 -2 1 0
w< n kvalm	1 -3 1 1 0
w< n kvar	0 2 -1 -2 0
w< n kveld	1 0 -1 -1 2
w< n kväll	-3 4 1 -1 0
w< n kör	3 -1 -1 0 0
w< n la	-2 -1 2 1 0
w< n lad	2 -1 -1 -1 0
w< n langt	1 -1 -2 2 0
w< n lav	2 -1 -1 0 0
w< n laver	0 0 -2 2 0
w< n lavt	-2 0 -1 4 0
w< n ldl	0 -2 0 2 0
w< n legge	4 0 -1 -2 -1
w< n lenge	3 -4 0 0 2
w< n lidt	2 -1 0 0 0
w< n lige	1 -1 3 -2 -1
w< n ligge	-1 -1 -3 4 -1
w< n lille	-1 4 3 -6 0
w< n lis	-1 -1 0 2 0
w< n lite	0 -1 0 2 -1
w< n litt	3 -2 3 -2 -1
w< n lukta	-1 -1 0 -1 3
w< n lunge	-4 3 0 1 0
w< n lägga	1 -2 2 -1 1
w< n lägge	-2 -2 4 -1 0
w< n lämna	-1 3 -1 -1 0
w< n länge	4 0 -1 -2 0
w< n låg	1 -1 -1 0 2
w< n låt	0 3 -2 0 -1
w< n lægge	-2 -1 2 1 0
w< n magen	-2 -1 0 4 -1
w< n magså	0 -1 -1 2 0
w< n maj	-1 2 -1 0 0
w< n mamma	-1 -2 0 3 0
w< n man	2 0 0 -2 0
w< n manda	-1 2 0 0 0
w< n mars	2 1 -1 -1 0
w< n maske	2 1 0 -2 0
w< n maven	-2 1 1 0 0
w< n med	-2 2 -1 1 -1
w< n medis	-1 -1 0 2 0
w< n meg	0 3 -3 2 -1
w< n meget	-1 2 1 -2 0
w< n men	-5 5 3 -4 1
w< n mener	0 -1 2 0 0
w< n mer	3 0 2 -4 -1
w< n mg	0 0 -1 -1 2
w< n mig	-3 2 1 0 -1
w< n min	10 -3 -4 -4 0
w< n minut	2 1 -1 -2 0
w< n misst	-1 0 0 2 0
w< n mjölk	-1 0 2 -1 0
w< n ml	3 -3 -2 2 0
w< n mm	2 -2 0 0 0
w< n mod	-1 -1 3 -1 0
w< n mor	-1 0 0 2 0
w< n morge	-3 0 4 0 0
w< n morgo	-1 -2 -1 2 1
w< n mot	-5 -1 3 1 2
w< n munde	-1 -2 2 2 0
w< n munne	1 -2 -4 2 2
w< n muske	-2 -1 2 1 0
w< n mycke	0 -2 0 2 0
w< n mye	2 0 -1 -1 1
w< n må	3 -3 1 -1 0
w< n månad	-1 2 0 -1 0
w< n måned	2 -1 -1 2 -1
w< n måste	-2 0 0 1 2
w< n naboe	3 -1 -1 -1 0
w< n nakke	3 -1 -1 -1 0
w< n narko	-2 -1 3 0 0
w< n nat	0 2 -1 -2 1
w< n natri	-1 4 -3 0 0
w< n natta	2 2 -2 -4 2
w< n natte	-3 -3 1 5 0
w< n ned	0 2 -1 -1 0
w< n nede	-2 0 2 0 0
w< n negle	-1 2 0 0 0
w< n nei	6 -2 -1 -1 -2
w< n nej	-1 -3 7 -3 -1
w< n neste	-2 1 0 -1 1
w< n nette	2 -1 -1 0 0
w< n ni	1 -2 2 -1 0
w< n noe	-5 0 2 2 1
w< n noget	-1 0 -6 7 0
w< n nogle	-2 2 2 -2 0
w< n nok	-3 0 1 3 -1
w< n noko	-1 -2 3 0 -1
w< n noter	-3 0 0 -1 3
w< n nu	-5 -1 9 0 -2
w< n numme	2 -2 2 -1 -1
w< n ny	2 1 -1 -1 0
w< n nylig	-1 2 0 0 0
w< n nyrer	0 -2 1 1 0
w< n nytt	1 2 -3 0 0
w< n nätte	1 -1 2 -1 0
w< n nå	-1 1 4 -3 -1
w< n något	4 -3 -1 0 0
w< n når	-1 3 1 -3 0
w< n och	0 -1 1 -2 1
w< n också	0 -2 2 0 -1
w< n og	-7 7 -4 6 -1
w< n også	-2 4 -1 1 -2
w< n ok	2 -1 -2 2 -1
w< n okay	-2 2 -4 3 1
w< n okej	-6 2 2 2 0
w< n om	7 -5 1 -2 0
w< n ondt	-1 3 -1 -1 0
w< n onsda	3 -3 2 0 -1
w< n ont	-1 3 -1 -1 0
w< n op	-2 2 -2 1 1
w< n opp	-4 -1 0 1 4
w< n oppst	-1 -1 3 0 0
w< n ordin	-1 -1 3 -1 0
w< n ormek	3 -1 -1 0 0
w< n os	2 -1 0 -1 0
w< n oss	2 -1 0 0 0
w< n overf	0 2 -1 0 0
w< n p-pil	-2 3 0 0 0
w< n pappa	4 -2 0 -1 0
w< n par	-1 -2 1 2 0
w< n pasta	0 -1 0 2 0
w< n patie	2 -1 0 0 0
w< n penic	-1 0 2 -1 0
w< n per	3 -1 -1 -1 0
w< n pille	-1 1 -1 2 -1
w< n plast	-1 1 1 -2 1
w< n preci	1 -2 1 1 0
w< n prost	-2 4 -1 -1 0
w< n prøvd	-2 -1 -1 0 4
w< n prøve	0 -1 4 -2 -1
w< n pulve	-2 1 0 1 0
w< n på	1 -1 -1 -3 4
w< n påse	-1 2 0 -1 0
w< n reage	-2 -1 -1 -1 4
w< n reaks	-1 0 -1 0 2
w< n recep	0 0 -2 2 0
w< n redan	2 0 -3 0 1
w< n rense	2 0 -1 -1 0
w< n resep	3 -1 -2 0 0
w< n rett	3 0 -2 0 0
w< n ringe	0 1 -1 -2 1
w< n runde	0 -1 0 2 0
w< n rädd	-2 0 0 2 0
w< n rätt	-1 -4 2 3 0
w< n röntg	0 -1 -1 0 2
w< n rødt	-2 1 2 -1 1
w< n sa	1 -3 -2 3 1
w< n sagde	-1 1 -2 1 0
w< n sagt	-2 1 0 2 -1
w< n salva	-3 -1 2 2 0
w< n salve	0 -1 0 2 0
w< n samma	2 -2 -2 2 0
w< n samme	-2 -1 5 -3 1
w< n samti	-1 -1 0 2 0
w< n satte	-2 3 -1 -2 2
w< n sedan	2 4 1 -6 0
w< n selv	6 -4 1 -3 -1
w< n sen	-1 2 -2 1 -1
w< n sepon	1 -2 -1 2 0
w< n ser	5 2 -5 -1 0
w< n sette	-3 -2 7 -1 -1
w< n si	-4 0 1 3 0
w< n sidde	-2 4 -1 -1 0
w< n side	2 -1 0 -2 0
w< n siden	4 -3 1 0 -2
w< n sidst	3 1 -1 -2 -1
w< n sier	0 2 -1 -1 0
w< n sig	0 1 -3 1 0
w< n siger	0 -3 1 1 1
w< n sikke	2 -1 -1 0 0
w< n sin	0 0 0 -2 2
w< n sist	-1 3 -2 0 0
w< n siste	-1 -1 0 2 0
w< n sitte	-1 3 -1 0 0
w< n själv	3 -2 0 -1 0
w< n ska	-1 -2 4 -1 -1
w< n skal	-3 3 2 -2 -1
w< n skick	-1 2 0 0 0
w< n skift	-2 0 4 -1 0
w< n skjøn	3 1 0 -3 0
w< n skriv	1 -1 2 -3 1
w< n skuld	-1 -1 1 -1 2
w< n skull	1 -3 -3 3 1
w< n slapp	0 2 0 -1 0
w< n slipp	3 -2 -1 -1 1
w< n slut	0 1 -2 1 -1
w< n sluta	0 -2 -1 2 0
w< n slutt	-3 2 0 3 -1
w< n släpp	-1 0 2 -1 0
w< n smert	-1 -2 1 3 -1
w< n smule	-1 -1 3 -1 0
w< n smurt	-1 -1 0 2 0
w< n smörj	1 1 0 -2 0
w< n smør	-1 1 -2 1 0
w< n snakk	3 -2 -1 -1 0
w< n som	3 -3 -3 -1 4
w< n sover	1 2 -2 -1 0
w< n spene	-1 -1 0 2 0
w< n spira	0 2 -1 -1 0
w< n spray	0 2 -1 0 0
w< n sprin	2 -1 0 -1 -1
w< n sprut	1 -2 2 -1 0
w< n sprøj	3 -1 -3 -1 2
w< n sprøy	4 -1 1 -3 -1
w< n spurt	2 -1 -1 0 0
w< n spørr	0 2 -1 -1 0
w< n stadi	-1 2 -2 1 0
w< n start	4 -2 -2 0 0
w< n stede	-2 -3 2 3 1
w< n sterk	0 -2 0 1 1
w< n stige	2 -1 0 -1 0
w< n still	0 0 2 -1 0
w< n stop	1 -2 0 1 0
w< n stopp	2 1 -1 -1 0
w< n store	2 -2 -1 0 1
w< n stres	-1 2 -1 0 0
w< n stryk	-2 1 -1 2 0
w< n stund	-1 2 0 -1 0
w< n styck	0 2 0 -1 0
w< n stykk	-1 2 -2 0 0
w< n ställ	-1 1 4 -2 -1
w< n står	-2 3 -3 1 1
w< n stödm	2 -1 -1 0 0
w< n sukke	0 3 -1 -2 0
w< n svett	2 0 -1 -1 0
w< n svige	2 -1 0 -1 0
w< n svimm	1 -2 1 -1 1
w< n svull	-2 0 1 0 2
w< n syste	2 -1 -1 -1 0
w< n säga	2 0 -1 -1 0
w< n säger	1 -2 1 0 0
w< n sätta	2 0 -1 0 0
w< n sätte	-1 0 2 0 0
w< n sätts	0 -1 -1 2 0
w< n så	-2 -2 8 -4 -1
w< n sådan	0 1 0 -2 0
w< n sån	-1 -1 -1 2 0
w< n sånt	1 2 -1 -1 -1
w< n sætte	0 -1 2 -1 0
w< n sömne	-1 -1 0 2 0
w< n sömni	2 0 0 -1 0
w< n søste	1 0 -2 1 -1
w< n søvne	2 0 0 -2 -1
w< n søvnp	-1 -1 -1 2 0
w< n ta	-2 1 1 -1 1
w< n table	2 -2 1 -1 0
w< n tack	-1 0 -1 0 2
w< n tag	-2 2 1 -1 0
w< n tage	5 0 -2 -2 0
w< n tager	1 2 0 -2 -1
w< n taget	-1 -1 2 0 0
w< n tagit	1 -3 1 1 0
w< n taket	-1 2 0 0 0
w< n takk	3 2 -2 -3 0
w< n tannl	-1 3 0 -2 0
w< n tar	-3 1 5 -3 0
w< n tatt	0 -1 0 2 0
w< n te	2 0 -1 0 0
w< n tek	-2 2 1 -1 0
w< n tenke	0 -2 1 0 0
w< n tenkt	-2 -3 4 1 0
w< n tidig	0 2 0 -1 0
w< n tidli	2 1 0 -2 0
w< n til	1 0 4 -2 -4
w< n tilba	-2 3 -4 0 3
w< n till	-2 -1 2 0 0
w< n tille	0 -1 2 -1 0
w< n tills	-1 0 0 -1 2
w< n tilta	-1 0 0 0 2
w< n ting	4 -2 -2 0 0
w< n titta	2 0 -2 0 0
w< n tjuef	0 2 -1 -1 0
w< n tog	-2 1 -2 0 3
w< n tok	2 -2 -1 2 -1
w< n tredj	-2 0 2 0 0
w< n treng	-2 0 1 2 -2
w< n trodd	-1 -3 1 3 0
w< n tror	-3 -1 -1 0 3
w< n trykk	0 2 -1 -1 0
w< n träng	1 -1 2 -1 0
w< n tung	2 0 0 -1 0
w< n tvang	2 0 -2 0 0
w< n tål	2 0 0 -2 1
w< n tåler	-3 -2 1 0 4
w< n tålt	-2 0 3 0 -1
w< n ud	-2 0 1 1 0
w< n uden	3 -1 0 -2 0
w< n udslæ	-1 -1 -1 0 3
w< n uendr	2 -2 0 0 0
w< n uge	1 0 -3 2 0
w< n uger	-1 0 -2 3 -1
w< n uke	0 3 -1 -1 0
w< n under	-1 -2 2 1 0
w< n undvi	3 -1 -2 0 0
w< n unna	3 -1 -1 -1 0
w< n ut	-1 2 -2 0 0
w< n ute	0 3 -2 -1 0
w< n uten	2 -1 0 0 0
w< n uændr	1 2 -1 -1 -2
w< n vacci	-2 -1 2 -1 1
w< n vad	-1 -1 0 3 0
w< n vandd	-1 0 0 2 0
w< n vann	-4 -2 4 2 0
w< n var	0 1 -1 -2 1
w< n varje	-1 -2 0 2 1
w< n vaske	1 -2 -1 2 0
w< n vecka	2 -2 0 0 0
w< n vecko	-2 1 1 0 0
w< n ved	1 1 -4 -2 4
w< n vel	2 -2 1 1 -1
w< n velge	2 -1 -1 0 0
w< n venin	2 -1 0 -1 0
w< n venst	-1 -1 2 0 0
w< n vere	-2 1 2 -2 0
w< n verre	1 -2 0 2 0
w< n vi	-1 -10 13 -4 2
w< n vid	-3 3 0 0 0
w< n vider	0 2 1 -2 0
w< n vil	-3 -1 4 0 1
w< n vilja	2 -1 0 -1 0
w< n vill	4 -3 -1 0 0
w< n ville	3 0 0 -3 0
w< n virkn	2 0 0 -2 0
w< n vitam	-2 -2 2 2 0
w< n vår	0 -2 -1 3 0
w< n være	1 2 -2 -3 2
w< n vært	-1 -2 2 0 1
w< n |	-2 6 -4 5 -3
w< n §	1 2 5 -8 0
w< n §2	0 -2 0 3 -2
w< n är	1 0 -2 0 2
w< n äta	-3 1 2 0 0
w< n äter	3 -2 0 -1 0
w< n å	-1 2 0 -2 1
w< n åben	2 0 0 -1 0
w< n år	3 1 -3 -2 2
w< n åra	-1 -1 3 0 0
w< n året	2 2 0 -1 -3
w< n åt	3 -3 0 0 0
w< n överk	-3 0 0 1 3
w< n øret	-2 -1 0 2 1
w> n #	-11 10 0 7 -8
w> n <c?c?>	0 -2 2 3 -2
w> n <c?p?>	-2 9 -7 0 -1
w> n <cc>	-3 1 4 -2 -1
w> n <cp>	2 -1 0 -3 1
w> n <p?c?>	0 -1 5 -3 -1
w> n <p?p?>	1 1 -2 1 0
w> n <pc>	1 3 0 -2 -2
w> n <pp>	3 1 -5 2 -2
w> n af	4 -6 -2 5 0
w> n aften	-2 2 1 -1 1
w> n aha	-2 -2 1 3 0
w> n akkur	0 -2 2 -1 0
w> n aktue	6 -3 -1 -2 0
w> n akute	0 -1 0 2 -1
w> n aldri	5 0 -1 -2 -2
w> n alla	2 -2 -1 0 0
w> n alle	-4 -2 5 1 0
w> n aller	1 1 1 -2 -1
w> n allt	-1 2 -1 0 0
w> n allti	-1 2 0 -1 0
w> n allts	0 -2 1 0 1
w> n alt	-1 5 -3 0 0
w> n altid	1 3 -1 -2 0
w> n altså	0 1 2 -3 0
w> n an	-1 -2 2 1 0
w> n anden	3 1 1 -4 -1
w> n andet	-1 0 -1 -1 2
w> n andra	2 -4 2 0 0
w> n andre	0 -1 4 -3 1
w> n anfal	-3 0 3 0 0
w> n ankla	0 2 -1 0 0
w> n annan	2 -1 -1 0 0
w> n annat	2 0 0 -1 0
w> n annet	1 -2 1 -1 2
w> n ansig	-1 0 -1 2 1
w> n ansik	-1 -1 0 0 2
w> n antib	-1 0 2 -1 0
w> n apote	-6 -2 7 2 -1
w> n april	-2 3 -2 1 -1
w> n armen	-3 1 2 0 -1
w> n astma	2 -3 2 -3 1
w> n at	-1 -2 -6 0 9
w> n att	2 -3 1 1 -1
w> n au	-1 -1 2 0 0
w> n augus	-4 0 0 1 3
w> n av	-8 -11 -1 11 9
w> n avslu	1 -2 0 1 0
w> n axeln	0 -2 0 1 0
w> n bara	3 -3 0 2 -1
w> n bare	2 2 3 -3 -5
w> n begge	-2 1 4 -3 -1
w> n begyn	-5 -3 11 -4 -1
w> n behol	-3 7 0 -4 0
w> n behov	-2 0 4 -2 0
w> n ben	0 3 -1 -2 0
w> n benet	0 0 0 2 -1
w> n berre	0 3 -3 1 0
w> n beten	-1 -2 -1 -1 4
w> n betre	-1 0 0 2 0
w> n bil	-1 0 2 0 0
w> n biter	-1 0 0 2 0
w> n bjørk	-1 3 -1 -1 0
w> n bland	-3 0 1 3 0
w> n ble	3 -8 -4 2 7
w> n blev	3 -5 0 -3 6
w> n bleve	-2 1 0 1 0
w> n bli	3 -1 -1 1 -1
w> n blir	0 -4 2 -1 2
w> n bliv	-1 3 -1 0 0
w> n blive	-2 7 -5 1 -2
w> n blode	0 -2 4 -1 -1
w> n blodp	3 -1 -2 1 0
w> n blodt	-1 1 -1 2 0
w> n blöde	-2 -1 0 3 0
w> n bokse	-4 3 -1 2 0
w> n bort	-3 -4 2 6 -2
w> n borta	1 -2 -1 2 0
w> n bra	-1 10 -3 -3 -3
w> n brenn	-2 0 0 2 0
w> n bruge	0 0 -1 2 -1
w> n brugt	0 -1 -2 3 0
w> n bruka	-2 0 1 0 2
w> n bruke	4 2 -1 -4 -1
w> n brukt	-2 4 -1 1 -2
w> n brus	2 -1 -2 1 0
w> n bruse	-1 3 -1 0 0
w> n brænd	-2 0 1 2 0
w> n bröst	0 0 -1 0 2
w> n buksp	-1 -2 0 0 4
w> n byter	-3 1 -1 3 0
w> n bytte	1 -3 -3 4 0
w> n båda	-2 2 -1 0 0
w> n både	0 -1 2 -1 0
w> n börja	6 -4 -1 -1 0
w> n coli	-2 3 0 -1 0
w> n creme	-1 -2 1 2 0
w> n cushi	-2 0 -1 4 0
w> n da	-4 -2 -2 0 8
w> n dag	0 -8 2 8 -2
w> n dagar	-7 -1 4 5 -1
w> n dage	-3 -4 7 0 -1
w> n dagen	-7 -2 4 5 0
w> n dager	1 -1 3 -2 -2
w> n dagli	-4 2 2 0 0
w> n datte	0 2 -2 -1 1
w> n de	-2 -2 4 1 0
w> n deg	1 -6 1 -2 6
w> n dei	-2 -2 3 2 0
w> n dem	-1 3 -2 0 0
w> n den	-8 7 0 4 -4
w> n denga	2 0 -1 -1 0
w> n denne	1 -2 1 0 0
w> n depot	-1 -2 3 0 0
w> n der	3 4 -8 0 1
w> n dere	-1 -2 1 1 1
w> n deret	-1 2 0 -1 0
w> n det	1 -2 -2 -2 6
w> n dette	1 -1 -2 2 0
w> n di	0 -1 4 -2 -1
w> n dialy	-1 3 -1 0 0
w> n diarr	-1 3 -1 -1 1
w> n dig	-1 0 4 -2 -1
w> n din	3 0 0 -2 -1
w> n disku	2 1 -1 -1 0
w> n ditt	-2 -3 3 2 -1
w> n dl	0 3 -2 -1 0
w> n do	-1 -2 1 2 1
w> n dokto	2 0 -1 0 0
w> n dom	-1 2 0 -1 0
w> n dos	0 1 1 -2 0
w> n dose	-1 1 -2 1 0
w> n dosen	0 2 -1 -1 0
w> n doser	-2 1 2 -1 0
w> n dotte	-1 -1 -1 3 0
w> n drick	1 -2 1 0 0
w> n drikk	-1 -1 3 -2 0
w> n dropp	-4 -1 0 3 3
w> n drypp	-1 -2 3 2 -2
w> n dråbe	-2 3 1 -2 0
w> n du	-3 -1 4 0 0
w> n dugg	-2 1 0 1 0
w> n där	-3 3 0 1 0
w> n då	1 -6 -3 3 4
w> n dålig	-1 3 0 -1 0
w> n dårli	2 -1 -1 0 0
w> n døgn	1 -2 1 -1 1
w> n effek	4 -2 -2 0 0
w> n efter	3 -3 1 -1 0
w> n eg	-6 2 -1 1 4
w> n egen	-3 2 1 0 0
w> n ei	0 5 -3 -1 0
w> n ein	-2 -1 6 -3 -1
w> n ejer	-2 0 0 2 0
w> n ekg	1 1 -2 0 0
w> n eller	3 2 -2 -1 -1
w> n elveb	-1 0 -1 0 3
w> n en	-5 -2 3 2 2
w> n end	0 3 0 -2 0
w> n enda	1 -3 1 1 0
w> n endnu	2 0 -1 0 -1
w> n ene	3 2 -1 -3 0
w> n engan	0 -1 2 -1 0
w> n enhed	2 0 0 -1 0
w> n enkel	-1 2 0 0 0
w> n enlig	-2 2 0 0 0
w> n ennå	2 1 -1 -2 0
w> n epile	4 -3 -1 0 0
w> n er	10 -1 -3 3 -11
w> n et	1 -5 3 2 0
w> n ett	-3 -1 7 -1 -2
w> n etter	2 -1 4 -6 1
w> n fakti	-2 0 -1 2 0
w> n fall	2 -1 -1 0 0
w> n far	0 0 -1 2 0
w> n faren	2 -1 0 -1 0
w> n farin	-1 0 -1 2 0
w> n fast	-1 6 -4 -1 0
w> n feber	3 -2 2 -2 -1
w> n febru	4 -1 -2 -1 0
w> n fekk	1 -1 -1 -2 3
w> n femte	-1 3 -1 -2 0
w> n ferdi	5 0 0 -4 -1
w> n fick	7 -2 -3 -5 3
w> n fik	2 -1 -4 -4 6
w> n fikk	0 -4 2 -2 3
w> n fin	1 4 0 -3 -1
w> n finne	2 -1 0 -1 0
w> n fint	-6 7 1 0 -2
w> n fjerd	4 0 -4 0 0
w> n fjor	7 1 -1 -4 -2
w> n flask	-2 0 1 1 0
w> n fler	-1 -1 -1 2 0
w> n flere	1 0 -2 1 0
w> n flest	-1 0 -1 0 2
w> n flytt	-1 2 0 -1 0
w> n foder	-2 2 -1 1 0
w> n folk	2 0 -1 0 0
w> n for	3 -5 -1 4 -2
w> n fordi	-2 -2 0 4 1
w> n forfa	2 0 -1 -1 0
w> n forri	-2 -1 0 4 -1
w> n forsk	-1 0 0 2 0
w> n forst	-1 -1 3 2 -3
w> n forts	2 19 -13 -5 -2
w> n forve	3 0 -3 0 0
w> n forvi	0 -1 -1 2 0
w> n fra	-3 -1 -1 6 -1
w> n fram	-3 2 -1 2 0
w> n freda	-6 7 -1 1 -1
w> n fri	0 2 -3 0 0
w> n froko	-2 1 1 1 0
w> n frå	-1 3 -2 0 0
w> n från	0 -2 0 1 1
w> n full	-1 0 0 -1 3
w> n funka	0 2 0 -1 0
w> n få	-2 0 0 1 2
w> n fået	-3 0 1 3 0
w> n får	1 -4 2 -2 3
w> n fått	4 1 -3 0 -1
w> n fælt	1 -1 -1 -2 3
w> n færdi	1 1 -2 0 0
w> n fôr	2 0 -1 0 0
w> n för	8 -2 -6 3 -3
w> n föreb	-2 4 -1 -2 0
w> n förra	4 -3 1 -1 -2
w> n förrg	-1 -1 -1 2 0
w> n först	6 -4 0 -1 -1
w> n förut	0 1 2 -2 0
w> n før	-9 0 12 -2 -2
w> n først	12 -7 -1 -3 -1
w> n g	-2 -1 3 0 0
w> n ga	0 -2 0 1 1
w> n galt	-2 0 0 2 0
w> n gamle	1 3 0 -3 0
w> n gamma	-1 1 2 -2 0
w> n gamme	-2 -1 0 4 0
w> n gang	8 -4 2 -7 0
w> n gansk	-1 -1 0 2 0
w> n gata	2 0 0 -1 -1
w> n gav	1 -3 -1 1 2
w> n ge	2 -3 0 2 0
w> n gel	0 -1 4 -2 0
w> n genta	-1 0 2 -2 0
w> n ger	1 -1 -1 2 -1
w> n gett	-1 0 2 -1 0
w> n gick	-2 0 -1 3 0
w> n gik	1 0 1 -2 0
w> n gikk	1 -4 3 -2 2
w> n gis	1 2 -1 -2 0
w> n giv	0 3 -1 -2 0
w> n give	-2 0 1 0 2
w> n giver	1 -2 1 1 0
w> n gives	-1 -3 0 0 3
w> n givet	2 0 0 -2 0
w> n gjord	2 -2 -1 4 -3
w> n gjort	-2 2 -2 1 1
w> n gjør	-1 4 -1 -1 -2
w> n gjøre	-1 2 0 0 0
w> n glad	-1 -2 -1 4 0
w> n glemt	-1 2 0 -1 0
w> n glömm	-1 3 -1 -1 -1
w> n gnäll	0 2 -1 0 0
w> n godt	-3 4 0 1 -1
w> n gong	-3 -1 1 0 3
w> n gonge	-1 2 -2 0 0
w> n grei	-1 2 -1 -1 0
w> n greie	-1 3 -1 -1 0
w> n grunn	3 -3 -1 0 1
w> n grønn	1 -2 0 2 0
w> n gå	-2 2 0 1 -1
w> n gång	2 -2 2 -3 1
w> n gånge	2 0 -1 -3 2
w> n går	-7 9 -4 3 -2
w> n gått	0 1 1 -2 -1
w> n gör	-3 -2 1 5 0
w> n göra	1 -2 0 1 0
w> n gør	-3 5 -1 -1 -1
w> n gøre	0 -2 0 2 0
w> n ha	-5 10 -5 0 0
w> n hadd	2 -1 -1 -1 0
w> n hadde	4 3 -4 -2 -2
w> n hade	0 -2 1 1 0
w> n haft	1 -6 2 0 3
w> n hallu	2 -1 -1 0 1
w> n halsb	-2 3 0 0 0
w> n halse	-2 -2 2 0 2
w> n halv	-5 -1 2 2 2
w> n halve	-1 2 -1 -1 0
w> n halvt	2 -3 4 -3 0
w> n ham	-1 -2 -1 3 0
w> n han	-4 1 2 1 0
w> n hans	-1 -1 -1 3 0
w> n har	2 2 -2 3 -6
w> n hatt	3 4 -2 -7 1
w> n haust	2 0 -1 0 0
w> n havde	-3 0 -2 6 -1
w> n have	-1 -1 2 1 -1
w> n hedde	4 -1 -1 -1 -1
w> n heile	-2 1 0 1 0
w> n heime	-1 0 2 0 0
w> n hel	-1 3 -2 1 0
w> n hela	-1 -2 3 -2 2
w> n held	-2 1 0 1 0
w> n hele	-7 6 -4 -1 5
w> n helga	0 -1 -1 2 0
w> n helge	-1 0 -1 2 0
w> n helle	0 -3 -1 4 1
w> n helt	-3 -4 0 1 6
w> n hemma	3 -1 0 -1 -1
w> n hende	-1 -2 2 0 1
w> n henne	-4 -1 2 3 1
w> n hente	3 -3 3 -2 -1
w> n her	-3 -3 4 0 3
w> n hes	-1 0 3 -2 0
w> n heter	-3 0 1 4 -1
w> n hjalp	1 -2 1 0 -1
w> n hjelp	-6 7 0 0 -1
w> n hjem	-2 0 4 -2 0
w> n hjemm	-1 1 2 -2 -1
w> n hjert	5 -3 1 -3 0
w> n hjälp	-2 4 0 -1 -1
w> n ho	0 0 0 -2 3
w> n hodep	2 -2 -1 0 0
w> n hodet	-1 0 3 -2 0
w> n hofte	-3 0 0 3 0
w> n holde	-4 5 1 -3 1
w> n holdt	-3 -3 0 7 0
w> n hon	0 3 -7 -2 6
w> n honom	0 0 2 -1 0
w> n hoppa	0 -1 0 0 2
w> n hosta	4 -1 -1 -1 -1
w> n hoste	-1 2 -2 1 0
w> n hoved	-4 4 -1 2 -1
w> n hoven	2 -1 0 1 -1
w> n hu	-2 1 0 -2 2
w> n huden	-2 -3 3 3 0
w> n hun	-1 3 -4 1 1
w> n hund	0 -1 0 2 -1
w> n hunde	8 -2 -4 0 -1
w> n hur	-4 2 -2 4 -1
w> n huske	-1 -2 -1 0 3
w> n hva	2 1 -1 -1 -1
w> n hvad	0 -2 1 1 0
w> n hver	-5 8 -5 2 0
w> n hvert	-1 1 2 -1 0
w> n hvis	3 -2 1 0 -1
w> n hvor	-3 1 -2 6 -1
w> n hvord	-1 -3 -2 5 0
w> n hvorf	0 -2 2 1 -1
w> n hylde	4 -1 0 -2 0
w> n hälso	3 -2 -1 1 0
w> n här	5 -8 3 1 -1
w> n hånd	-1 2 0 0 0
w> n hæved	-1 0 0 0 2
w> n högst	-3 -3 6 0 0
w> n hör	2 -1 0 0 0
w> n højre	-3 -1 1 2 1
w> n høst	-1 4 -1 0 -1
w> n høy	2 0 -1 -1 0
w> n i	-1 -3 1 2 3
w> n iblan	-3 5 -2 1 0
w> n igen	-5 -3 0 4 4
w> n ikke	7 -4 1 0 -4
w> n ikkje	-2 -2 1 2 0
w> n illa	-2 -1 1 2 0
w> n illam	-2 -1 3 0 0
w> n in	3 -2 0 -1 0
w> n ind	3 -1 -1 -1 0
w> n inde	-1 -1 0 2 0
w> n inför	-1 2 0 0 0
w> n inga	-2 3 -1 1 0
w> n ingen	2 2 -3 0 -2
w> n inget	4 -4 0 0 -1
w> n inhal	5 -1 -2 -1 -1
w> n innan	0 -1 2 -1 -1
w> n innti	2 -1 0 -1 0
w> n insat	-1 0 -1 2 0
w> n inte	2 -2 -2 1 1
w> n intra	-2 -1 5 -1 0
w> n istäl	-2 0 3 -1 0
w> n ja	-2 3 -4 5 -3
w> n jag	-2 -4 0 4 1
w> n jaha	-1 -1 0 2 0
w> n jeg	1 -2 -2 3 1
w> n jo	4 -4 1 -1 1
w> n jobbe	1 -3 0 2 0
w> n journ	-2 0 -1 0 3
w> n ju	3 -4 -3 2 2
w> n jul	3 1 -1 -2 -1
w> n juni	1 -3 2 0 -1
w> n junio	-2 4 0 -2 0
w> n just	2 0 -1 -1 0
w> n jämt	-1 2 0 -1 0
w> n kaliu	1 -4 0 4 0
w> n kan	-6 3 2 4 -2
w> n kanin	4 -1 -2 1 -1
w> n kansk	-2 4 -2 0 0
w> n kasta	2 -1 0 -1 0
w> n kaste	-4 2 0 -1 3
w> n kastr	0 -2 2 -1 0
w> n katt	2 1 -1 -1 0
w> n katte	2 0 -1 -1 0
w> n kende	-2 -1 2 1 0
w> n kg	5 -4 2 -2 -1
w> n kjenn	-1 -1 2 0 0
w> n kjøpt	0 -1 -1 3 0
w> n klar	1 -2 -1 1 0
w> n klart	2 0 0 -1 0
w> n klini	0 -1 2 -2 1
w> n klock	1 2 -1 -2 0
w> n klokk	-1 -1 2 0 0
w> n klåda	-1 0 2 -1 0
w> n koles	0 2 -1 -1 0
w> n kom	-1 -2 2 2 -1
w> n komme	5 1 -5 0 -1
w> n kona	-3 2 0 -1 1
w> n kraft	-1 0 0 -1 2
w> n kramp	-1 -1 -2 3 1
w> n kreat	1 -3 0 3 0
w> n krem	-2 -1 1 1 0
w> n kropp	2 -1 -1 0 0
w> n kräks	-1 2 0 -1 0
w> n kräkt	-2 -1 -1 4 0
w> n kun	-1 -3 0 4 -1
w> n kunne	0 -1 2 0 0
w> n kvalm	-2 -2 5 -1 0
w> n kvar	-7 12 -1 -2 -2
w> n kvart	-1 -1 4 -2 0
w> n kveld	-5 4 2 -2 1
w> n kväll	-2 1 1 1 -1
w> n kylsk	-1 2 0 0 0
w> n kände	-1 0 2 -1 0
w> n kör	2 1 -2 -1 0
w> n køber	-1 2 -1 0 0
w> n køre	-2 5 -1 -1 0
w> n kører	-1 2 -1 1 0
w> n l	-3 -1 3 0 0
w> n la	2 -2 1 1 -1
w> n lad	3 0 -1 -2 0
w> n lade	-1 2 0 -1 0
w> n lagt	2 -1 -1 0 0
w> n langt	2 3 -3 -2 0
w> n lar	2 1 -2 -2 0
w> n ledde	-2 -1 1 1 0
w> n legev	-1 -2 0 4 -1
w> n legge	-3 -5 4 1 2
w> n lenge	5 -3 1 0 -1
w> n leste	3 -1 -1 -1 0
w> n lidt	-3 2 1 -1 1
w> n lige	0 -2 -1 3 0
w> n ligg	-1 2 0 -1 0
w> n ligge	0 2 0 -1 -1
w> n lis	-2 1 0 2 0
w> n liste	-2 0 0 2 0
w> n lite	-2 -2 3 1 0
w> n liten	-1 -1 2 0 -1
w> n litt	-4 -1 2 4 -2
w> n livet	-1 2 0 -1 0
w> n livmo	0 -1 2 0 0
w> n lomma	-1 2 0 -1 0
w> n lunge	0 -3 2 0 0
w> n lunsj	-1 4 -1 -1 0
w> n lägge	0 3 -2 0 0
w> n lämna	-1 0 2 0 0
w> n lågt	2 -1 0 -1 0
w> n låret	2 -2 0 0 0
w> n låt	-2 1 -2 0 2
w> n låter	-2 3 1 -2 0
w> n læge	-1 1 -1 2 0
w> n lægen	-3 0 0 3 0
w> n lægge	2 0 -1 -1 0
w> n længe	3 -1 1 -1 -2
w> n lörda	-2 1 -2 2 0
w> n lørda	0 -2 -1 4 0
w> n magek	-1 0 0 0 2
w> n magså	0 2 -1 0 0
w> n mai	-1 0 -1 3 0
w> n maj	-1 -1 0 2 0
w> n mamma	-3 1 2 1 0
w> n man	0 -7 7 -2 2
w> n mand	2 -1 -1 -1 0
w> n manda	-3 2 -1 1 0
w> n mange	2 3 -1 -3 -1
w> n mardr	2 -1 0 -1 0
w> n marer	-1 -1 0 2 0
w> n mars	4 0 -2 -2 -1
w> n mat	3 -2 1 -1 0
w> n maten	-1 1 2 -1 0
w> n maven	-3 3 1 0 0
w> n maves	3 -2 0 -1 0
w> n med	-7 1 -3 6 2
w> n medis	1 3 -3 -1 0
w> n meg	1 -3 2 1 -1
w> n meget	-1 -1 0 2 0
w> n meir	0 -1 2 0 0
w> n men	11 -7 -9 3 2
w> n mener	2 0 -1 -1 0
w> n menin	-1 -1 2 0 0
w> n mens	-1 -2 3 0 0
w> n mer	-7 0 1 3 3
w> n mere	-2 1 -2 3 0
w> n mg	-3 -1 9 -2 -3
w> n mi	0 0 1 -2 1
w> n mig	0 0 0 -1 2
w> n migrä	-2 -1 0 2 0
w> n mikst	0 0 1 -2 0
w> n milli	1 -1 2 -2 0
w> n min	-1 -4 6 -2 1
w> n mindr	-1 -2 3 0 0
w> n minns	2 -1 0 1 -1
w> n minut	-2 2 1 -1 0
w> n miste	-1 3 0 -1 0
w> n mitt	2 0 -1 -1 0
w> n mixtu	-1 0 2 -1 0
w> n ml	-1 -3 7 -2 -1
w> n mod	-2 -2 2 -1 2
w> n moder	-1 -1 0 2 0
w> n mor	3 -3 2 -2 0
w> n morge	-4 3 -1 4 -2
w> n morra	-1 2 1 -2 0
w> n mot	-2 -2 4 2 -1
w> n munde	1 -3 2 1 0
w> n munne	2 0 0 -2 0
w> n muske	-3 0 5 -2 0
w> n mycke	1 -1 0 2 0
w> n mye	-1 3 -1 0 0
w> n må	-4 1 2 -2 3
w> n månad	0 2 -2 0 0
w> n månda	-1 2 0 -1 0
w> n måned	-4 1 -4 9 -2
w> n mår	-2 3 0 0 0
w> n måske	2 0 0 -1 0
w> n måtte	-3 -2 1 0 4
w> n naboe	4 1 -2 -2 -1
w> n nacke	-2 0 0 0 2
w> n narko	-1 -1 3 -1 0
w> n nat	-2 0 -2 4 0
w> n natt	-2 1 -1 3 -1
w> n natta	1 -2 -1 1 1
w> n natte	1 -6 3 3 -1
w> n ned	-2 6 -2 -2 0
w> n nede	-1 0 -1 3 0
w> n negat	2 0 0 0 -2
w> n nei	7 -1 -5 2 -3
w> n nej	8 -7 -5 2 1
w> n nerve	-1 2 1 -1 0
w> n nesa	0 0 2 -1 0
w> n neses	0 -1 2 -1 0
w> n neste	0 1 0 -2 1
w> n nette	4 -1 -1 -2 0
w> n nevro	-1 0 0 -1 2
w> n ni	3 -2 0 0 -1
w> n njura	2 0 -1 -1 -1
w> n no	-3 -1 5 0 -1
w> n noe	5 -7 7 -5 0
w> n nog	-1 2 -1 -1 1
w> n noget	6 -4 -2 0 0
w> n nogle	0 0 -2 0 2
w> n nok	1 -4 0 3 0
w> n norma	2 -1 1 -2 0
w> n noter	-2 -2 -2 -2 7
w> n nu	-5 -5 6 4 0
w> n ny	-1 2 1 -2 1
w> n nyren	-1 -1 0 2 0
w> n nyrer	1 -1 -1 2 0
w> n när	0 -2 -5 5 2
w> n nätte	-1 0 0 2 0
w> n nå	2 1 4 -2 -5
w> n någon	2 -1 0 -1 0
w> n något	1 2 0 -3 0
w> n nån	1 2 -1 -2 0
w> n når	-1 5 -6 5 -4
w> n nåt	-1 -1 2 -1 1
w> n næste	0 0 0 0 2
w> n nødve	2 0 0 -1 0
w> n och	-4 5 3 -4 0
w> n också	-2 2 1 -1 0
w> n ofte	-2 1 -1 2 0
w> n og	-7 -1 6 -5 6
w> n også	0 -2 2 -1 1
w> n ok	0 1 2 -2 0
w> n okay	-1 2 0 -1 0
w> n okej	0 2 0 -3 0
w> n oktob	4 -1 -1 -2 -1
w> n om	6 -3 7 -5 -5
w> n omtre	1 -1 -1 2 -1
w> n ondt	-1 3 -2 -1 0
w> n onsda	2 3 -3 -2 0
w> n ont	-1 -1 1 3 0
w> n op	-4 1 -1 2 2
w> n opera	3 -1 -1 -1 -1
w> n opp	-1 -3 -2 1 4
w> n oppst	-2 1 0 2 0
w> n oppå	2 -1 0 -1 0
w> n oralt	-2 0 2 0 0
w> n orang	0 -1 0 2 0
w> n ord	2 -1 0 0 0
w> n ordin	4 -2 1 -2 0
w> n orm	0 -1 3 -1 0
w> n os	1 -2 0 2 0
w> n oss	-1 0 2 0 -1
w> n over	-2 2 -3 0 3
w> n pakke	3 -1 -1 -1 0
w> n par	0 0 2 -1 -1
w> n pasie	1 1 2 -5 1
w> n pasta	3 -1 0 -1 0
w> n patie	2 -2 0 0 0
w> n pause	-2 0 -1 2 0
w> n penge	1 -1 -1 2 0
w> n per	-1 -5 6 0 0
w> n plage	0 -1 -1 2 0
w> n pleje	0 4 -2 -1 0
w> n prata	0 -3 0 1 1
w> n preci	-2 2 0 -1 1
w> n prost	0 -2 -1 3 0
w> n prova	2 -3 0 1 0
w> n prove	-1 -1 0 2 0
w> n prøvd	1 -2 -2 1 2
w> n prøve	5 -3 2 -3 -1
w> n puff	0 2 -2 0 0
w> n pulse	-2 0 0 2 -1
w> n pulve	-2 1 2 -1 0
w> n pumpe	0 2 -1 0 0
w> n purka	0 -1 2 0 0
w> n pust	0 -2 2 0 0
w> n puste	2 2 -1 -2 -1
w> n putte	-1 -1 2 0 0
w> n pälse	-1 2 0 0 0
w> n på	2 -1 -3 -3 5
w> n påske	1 -3 1 2 0
w> n ramla	0 -2 -1 2 2
w> n redan	1 2 -3 -1 -1
w> n resep	0 -2 6 -3 -1
w> n resis	3 -1 -1 -2 0
w> n reste	-1 2 1 -2 0
w> n rett	-1 -2 4 -1 0
w> n rette	-1 0 3 -1 0
w> n rigti	0 3 -2 -1 0
w> n rikti	4 -1 -2 0 -1
w> n ro	-1 -1 3 -1 0
w> n rolig	-1 4 0 -2 0
w> n rosa	-2 1 1 -1 0
w> n rundt	-2 -2 -1 1 4
w> n rätt	1 0 -2 1 0
w> n rör	1 1 0 -2 0
w> n rød	-2 -2 2 0 2
w> n røde	-1 -3 2 0 3
w> n rødt	-2 0 0 0 3
w> n rør	-1 2 0 0 0
w> n rører	-1 4 -1 -1 0
w> n sa	-1 -3 -1 4 0
w> n sagde	0 -3 1 -1 3
w> n sagt	1 -3 2 1 0
w> n sak	-3 2 -1 0 2
w> n salve	-5 0 2 4 -1
w> n saman	0 2 0 -1 0
w> n samma	-3 1 2 -1 1
w> n samme	-9 1 4 5 -1
w> n satt	-3 3 -1 1 0
w> n satte	2 0 -1 -2 1
w> n scham	4 -2 -1 -1 0
w> n sedan	2 -1 -3 3 -1
w> n sekke	-2 2 0 0 0
w> n selv	-2 3 -4 3 -1
w> n sen	-5 1 1 1 1
w> n sepon	-3 1 -1 3 -1
w> n septe	-1 -2 1 2 0
w> n ser	0 1 -3 0 2
w> n ses	-1 2 0 0 0
w> n sett	-2 0 -1 1 2
w> n sette	-1 2 4 -4 -1
w> n sia	1 -2 0 1 0
w> n sidan	-1 3 -1 0 -1
w> n sidde	2 0 0 0 0
w> n side	-2 0 0 2 0
w> n siden	0 0 -5 7 -2
w> n sidst	1 -3 -4 4 2
w> n sig	-2 2 -2 2 0
w> n siger	-4 4 -1 1 0
w> n sikke	0 3 -1 -1 0
w> n sin	-1 1 -2 3 0
w> n sinti	3 -1 -2 0 0
w> n sist	-4 1 3 1 -1
w> n sista	-2 -2 0 4 0
w> n siste	-4 0 -1 5 0
w> n sitte	-2 2 2 -1 0
w> n sjang	0 -2 2 0 0
w> n sjuke	0 -2 2 0 0
w> n själv	-1 1 -2 1 0
w> n sjølv	0 -2 2 0 0
w> n ska	-1 5 -5 1 0
w> n skade	-2 4 0 -2 0
w> n skal	2 3 -3 2 -4
w> n skape	5 0 1 -6 0
w> n skift	-4 -1 -2 8 0
w> n skjel	-2 -2 2 2 0
w> n skriv	-1 1 -3 -2 6
w> n skuff	0 2 0 -2 0
w> n skull	-3 1 -3 6 0
w> n skyll	-3 -1 4 0 0
w> n skåpe	-1 0 -1 2 0
w> n sköte	-3 1 0 1 1
w> n slags	3 -1 -1 -2 1
w> n slet	1 1 0 -2 0
w> n slett	3 -1 0 -2 0
w> n slipp	-1 -1 2 0 -1
w> n slut	1 -3 -1 3 -1
w> n sluta	-4 1 0 5 -2
w> n slutt	-1 -5 -3 6 3
w> n smaka	-1 -1 0 2 0
w> n smert	-1 -1 2 -1 1
w> n smurt	-3 -1 -1 5 0
w> n smärt	2 -1 1 -2 0
w> n små	-2 0 1 0 1
w> n smøre	-3 0 4 -1 0
w> n snakk	2 -2 -1 0 1
w> n snäll	2 0 -1 -1 0
w> n som	-5 -1 -1 4 3
w> n somma	3 0 1 -3 0
w> n somme	-1 -1 -2 4 0
w> n sort	-1 -2 -1 2 2
w> n sov	3 1 -2 -1 -1
w> n sover	0 2 0 -2 -1
w> n space	0 -1 2 -1 0
w> n spene	-1 -1 1 2 0
w> n spise	-2 -2 -1 3 2
w> n spist	-1 -1 -1 3 0
w> n spray	4 1 -3 -2 0
w> n sprin	1 2 0 -2 0
w> n sprut	-3 7 -2 -3 0
w> n sprøj	-2 2 0 0 0
w> n sprøy	1 -1 2 -2 0
w> n spurg	-2 0 2 0 0
w> n spydd	2 0 -1 -2 1
w> n stadi	-4 5 -1 0 1
w> n start	-1 0 3 -1 -1
w> n sted	-1 0 3 -1 0
w> n stede	-2 -4 8 -4 1
w> n sterk	0 -2 2 0 0
w> n stikk	-2 4 1 -2 -1
w> n still	-1 -1 3 -1 0
w> n sto	2 1 -1 -2 0
w> n stof	-1 2 0 -1 0
w> n stop	-3 -2 -1 6 0
w> n stopp	-6 -1 -5 11 1
w> n store	3 -3 2 -2 0
w> n stort	-2 3 -1 1 0
w> n streg	-1 2 -1 -1 0
w> n stryk	-1 -2 0 3 0
w> n strål	2 0 0 -2 0
w> n styck	-1 1 -3 3 0
w> n stygn	2 0 -1 0 0
w> n stykk	-1 -2 1 3 0
w> n ställ	4 -1 -1 -1 0
w> n stämm	-1 0 0 2 0
w> n stå	2 7 -3 -5 0
w> n ståen	4 -2 1 -2 -1
w> n står	3 -4 -5 -8 14
w> n sug	-1 -5 2 4 0
w> n svamp	0 -1 2 -1 0
w> n sved	2 -2 -1 1 -1
w> n svimm	3 -1 -2 2 -1
w> n svir	2 -4 1 -1 1
w> n svull	0 2 -1 -1 0
w> n sygeh	2 0 0 -1 0
w> n sygep	-1 -1 4 -1 0
w> n sykeh	3 -3 -3 -1 3
w> n säger	2 -1 -2 1 -1
w> n så	-5 -5 11 -5 3
w> n sådan	0 2 0 -1 0
w> n såg	-4 -1 -1 6 0
w> n sånn	-2 2 0 0 0
w> n sår	-1 -1 1 2 -1
w> n sönda	-1 1 -2 3 0
w> n sønda	-3 2 -3 3 -1
w> n ta	-1 -2 -1 6 -2
w> n table	3 -2 -3 1 1
w> n tack	-1 0 0 0 2
w> n tag	1 -2 0 1 0
w> n tager	-2 3 1 -1 -1
w> n taget	0 -4 0 4 1
w> n tagit	-3 0 -1 4 0
w> n tak	2 -1 -1 -1 0
w> n taler	2 -1 0 0 0
w> n tar	-2 3 4 -3 -3
w> n tarme	-1 -1 3 0 0
w> n tatt	-4 0 2 2 -1
w> n tek	0 -2 1 0 0
w> n telef	-1 -1 2 0 0
w> n tenkt	4 -1 -1 -2 -1
w> n tenne	-2 -1 1 1 0
w> n tida	-3 5 -1 -1 -1
w> n tidli	2 -1 0 -1 0
w> n til	2 3 -1 0 -4
w> n till	-3 2 1 3 -2
w> n tills	-1 2 0 0 0
w> n tilta	2 -1 -1 0 0
w> n time	1 -2 2 -1 -1
w> n timer	-1 2 1 -2 0
w> n timme	-1 -1 2 0 0
w> n tjuet	2 0 0 -1 0
w> n toale	-1 -1 2 0 0
w> n tog	-5 -2 0 7 1
w> n tok	1 2 -2 1 -2
w> n tom	0 0 -1 2 -1
w> n tomme	2 -1 0 -1 0
w> n torsd	-3 2 2 0 -1
w> n trapp	-1 -2 0 4 0
w> n tredj	-4 5 0 -1 0
w> n treng	0 -2 -1 4 -1
w> n trodd	-1 0 0 -1 2
w> n tror	0 0 1 -2 0
w> n tryck	-3 0 3 0 0
w> n trykk	-1 -1 -2 5 -1
w> n trött	0 0 2 -1 0
w> n tube	0 2 -2 0 0
w> n tuben	-2 -1 0 3 0
w> n tunga	-2 2 0 0 0
w> n tunge	-1 -1 2 0 0
w> n turde	0 2 0 -2 0
w> n tycke	0 0 -1 2 0
w> n tygge	-2 4 1 -1 -1
w> n tänkt	-1 0 0 0 2
w> n tål	-3 1 -1 -1 4
w> n tålde	-1 0 -1 0 2
w> n tåler	-4 1 0 -4 7
w> n tålt	-2 -1 2 -1 2
w> n tålte	0 2 0 -2 0
w> n tørr	1 -1 -1 2 0
w> n ud	1 -5 1 2 0
w> n uden	0 -2 0 2 0
w> n udslæ	-3 0 0 -1 3
w> n uendr	-1 2 -1 0 0
w> n uge	0 0 2 -3 1
w> n ugen	0 2 0 -2 0
w> n uger	1 -2 0 1 -1
w> n uka	1 2 -1 -2 0
w> n uke	0 2 2 -3 -1
w> n uker	-2 0 1 2 -1
w> n ultra	2 -1 0 0 0
w> n under	-3 -1 8 -3 -1
w> n ungen	-2 0 0 3 0
w> n upp	1 1 0 -1 -2
w> n urins	2 -1 0 0 0
w> n urinv	2 0 0 0 -1
w> n uroli	0 -1 -1 2 0
w> n ut	0 -6 1 8 -4
w> n utan	2 -3 0 2 -1
w> n utsle	-2 1 -1 -2 4
w> n uændr	-2 3 -1 -1 0
w> n va	1 -2 2 0 -1
w> n vacci	3 -1 0 -2 1
w> n vad	2 -2 1 -1 0
w> n vagtl	-1 -1 0 2 0
w> n vande	-1 0 3 -1 0
w> n vanli	-3 5 -1 -2 0
w> n vannd	-1 2 0 0 0
w> n var	9 -3 -2 0 -4
w> n vara	-2 5 -1 -2 0
w> n varer	4 -2 -1 -1 0
w> n varje	-3 2 -2 3 0
w> n varm	-2 0 2 0 0
w> n vart	-4 -1 -1 2 4
w> n vaske	4 -1 -1 -2 0
w> n vecka	1 -7 4 3 -1
w> n vecko	-2 -6 4 4 -1
w> n ved	-5 8 -3 -3 3
w> n veit	3 -2 0 -1 0
w> n veker	-1 0 -1 0 2
w> n vel	2 2 -1 -1 -2
w> n vent	4 -1 -2 -1 1
w> n vente	3 -2 0 -1 -1
w> n verre	0 -1 -1 2 0
w> n vet	-2 2 -2 1 2
w> n vi	7 -3 -1 -2 -1
w> n via	-2 0 3 -1 0
w> n vid	-1 2 2 -3 0
w> n vidar	-1 3 -3 1 0
w> n vider	-3 12 -5 -3 -1
w> n vigti	-1 0 0 -1 2
w> n vil	3 -3 0 5 -4
w> n vild	2 0 -1 -1 1
w> n vill	3 1 -2 0 -2
w> n ville	2 0 0 -3 1
w> n vinte	2 -1 -1 0 0
w> n vintr	0 0 -1 2 0
w> n virke	-1 -3 5 1 -2
w> n virkn	0 -2 0 3 0
w> n virus	2 -1 -1 1 -1
w> n vitam	-1 2 -1 0 0
w> n volds	-2 1 0 0 2
w> n vondt	2 0 1 -2 -1
w> n vurde	3 -2 -2 1 -1
w> n väl	-4 0 0 2 3
w> n vänta	2 0 -1 -1 0
w> n våras	-2 -1 2 0 1
w> n vårdc	2 0 -1 -1 0
w> n våren	5 -1 -2 -3 0
w> n vægte	0 -2 0 2 0
w> n væk	-2 -3 -3 8 0
w> n være	2 0 -1 -1 0
w> n §	5 -13 1 2 5
w> n §2	10 -2 -1 -1 -5
w> n µg	-3 5 1 -2 0
w> n ändra	0 3 -1 -1 0
w> n är	-5 7 -2 3 -4
w> n ätit	-1 -1 2 0 0
w> n å	-3 3 -1 1 0
w> n år	10 -3 -2 -6 1
w> n åra	-1 -1 2 0 0
w> n året	4 0 -1 -2 -1
w> n åt	1 -3 1 1 0
w> n återb	2 0 -2 0 0
w> n én	2 -2 5 -5 0
w> n òg	-1 -2 0 1 1
w> n örat	-2 -1 1 0 3
w> n ønske	0 -1 -2 4 0
w> n øret	-3 0 3 1 0
w> n øyedr	2 -1 0 -1 0
w> n øynen	-2 0 0 2 0`,
  e: `b< e # and	1 -2 0 2 0
b< e # days	0 -2 -1 1 2
b< e # twice	1 0 0 -2 0
b< e # weeks	-1 -1 0 2 0
b< e # |	3 -1 -1 -1 -1
b< e <c?c?> and	-5 6 1 -1 -1
b< e <c?c?> he	-1 4 -3 -1 1
b< e <c?c?> his	0 2 -2 0 0
b< e <c?c?> i	3 2 -2 -2 0
b< e <c?c?> i'm	0 -1 2 -2 0
b< e <c?c?> if	2 -1 0 -1 0
b< e <c?c?> it's	0 -2 2 0 0
b< e <c?c?> keep	-1 3 0 -1 0
b< e <c?c?> now	-1 -1 4 -2 0
b< e <c?c?> she	-1 2 -1 0 0
b< e <c?c?> so	-3 -3 4 3 0
b< e <c?c?> that's	-1 -1 2 0 0
b< e <c?c?> then	1 -1 2 -2 0
b< e <c?c?> they	3 -1 -1 -1 0
b< e <c?c?> we	2 1 -1 -1 0
b< e <c?p?> and	-3 2 0 0 1
b< e <c?p?> what	0 -2 0 1 0
b< e <cc> and	4 -5 1 1 -1
b< e <p?c?> and	3 2 -3 -1 -1
b< e <p?c?> so	-1 2 -2 -1 1
b< e <p?c?> we	-1 -1 0 2 0
b< e <p?p?> and	6 -4 0 -2 0
b< e <p?p?> he's	2 -2 0 0 0
b< e <p?p?> i	-2 0 -2 5 0
b< e <p?p?> my	2 -1 -1 -1 0
b< e <p?p?> right	0 -1 2 -1 0
b< e <p?p?> she	2 0 0 -1 0
b< e <p?p?> so	1 -3 1 1 0
b< e <p?p?> what	0 2 -1 -1 0
b< e <pc> then	2 -2 1 -1 0
b< e <pp> and	-2 2 2 -2 1
b< e ? denies	0 -1 0 -1 3
b< e ? i	2 -1 -2 2 -1
b< e ? i've	-1 -1 0 2 0
b< e a bit	2 -1 1 -1 0
b< e a clot	0 -2 3 0 0
b< e a day	-2 2 -3 1 1
b< e a jab	-1 -1 2 -1 1
b< e a tablet	0 -2 2 0 0
b< e a week	-2 1 -1 1 2
b< e a year	-1 -2 3 0 0
b< e about the	1 -3 1 1 1
b< e after a	-1 -3 4 0 0
b< e ago |	-1 0 2 0 0
b< e and a	-2 0 2 1 0
b< e and give	3 1 -2 -1 -1
b< e and her	-2 1 -1 2 0
b< e and night	0 2 -1 -1 0
b< e and the	1 3 -3 3 -4
b< e and then	-1 3 -1 -1 0
b< e and there'	0 2 -1 -1 0
b< e and you	-1 -1 2 0 0
b< e and you're	0 2 0 -1 0
b< e and your	1 -1 1 -2 0
b< e and §	-1 -2 1 0 2
b< e anythi ?	0 -1 -1 2 0
b< e are you	-2 1 -1 1 0
b< e as needed	0 -2 0 3 0
b< e as well	3 0 -3 0 0
b< e at night	-1 -1 1 2 0
b< e at the	0 0 2 -1 0
b< e been giving	-1 0 -1 2 0
b< e been on	-1 0 2 -1 0
b< e bit of	0 -1 2 -1 0
b< e blood thinne	0 2 0 -2 0
b< e can have	0 -1 2 0 0
b< e carry on	0 -3 0 2 1
b< e contin |	0 0 0 -2 1
b< e day and	-1 3 -1 0 0
b< e day for	-3 0 -1 2 2
b< e days |	-1 -2 2 -1 2
b< e did you	-1 -1 -2 4 0
b< e do you	0 2 -2 0 0
b< e does he	0 2 -1 -1 0
b< e fine |	3 -1 -2 -2 1
b< e for #	0 -3 -1 2 2
b< e for a	-4 0 1 0 2
b< e for her	1 1 -2 0 0
b< e for his	-1 2 0 -1 0
b< e for the	1 -2 3 -2 0
b< e from now	-1 -2 0 3 0
b< e from the	0 0 -1 2 -1
b< e gave him	0 -1 -2 1 1
b< e gave me	2 0 -1 -2 1
b< e give you	1 -2 3 -1 -1
b< e giving her	-2 0 1 1 0
b< e going to	0 -2 0 2 0
b< e gone |	1 -2 2 -1 0
b< e good |	-1 0 -2 4 -1
b< e had anythi	-1 0 0 2 0
b< e had been	0 0 0 2 -1
b< e had it	1 -2 0 1 0
b< e had the	2 -1 1 -2 -1
b< e have the	0 -1 -1 2 0
b< e have you	1 -2 3 -1 -1
b< e he gave	-1 0 0 -1 2
b< e he had	0 0 -2 2 0
b< e he is	0 4 -2 -2 0
b< e her the	5 -1 -3 -1 0
b< e here |	-1 2 -1 -1 2
b< e home with	2 -1 0 -1 0
b< e i can	-1 -1 2 0 0
b< e i did	-1 1 0 -2 2
b< e i finish	0 -1 0 2 0
b< e i gave	1 0 -2 2 0
b< e i had	3 -2 0 -1 0
b< e i have	-1 -1 0 2 0
b< e i see	2 0 -1 -1 0
b< e i stoppe	-1 2 0 0 0
b< e i take	-1 5 -2 -1 0
b< e i want	-2 -3 4 1 0
b< e i was	-1 -1 0 3 0
b< e i'll give	-1 0 2 0 0
b< e i'm giving	1 -2 2 -1 0
b< e i've been	-1 -2 0 2 1
b< e if the	2 -1 0 0 0
b< e in a	-2 1 -1 0 2
b< e in march	3 -1 -2 -1 0
b< e in the	1 -6 4 -1 1
b< e is he	0 2 -1 0 0
b< e is on	3 -3 2 -1 0
b< e is the	0 -2 1 1 0
b< e is to	-1 0 -1 2 0
b< e it again	0 -1 2 0 0
b< e it and	-1 1 2 -1 0
b< e it but	-1 2 0 -1 1
b< e it for	2 -1 0 -2 0
b< e it in	2 0 -1 -1 0
b< e it is	2 -2 0 1 0
b< e it out	-1 2 -1 0 0
b< e it says	-1 -1 0 2 1
b< e it up	0 2 -1 -1 0
b< e it was	0 -1 -1 -1 3
b< e it |	-1 -4 1 4 1
b< e it's #	0 2 -1 -1 0
b< e keep going	0 2 0 -1 0
b< e keep it	4 -2 -1 -1 0
b< e keep the	-1 3 0 -1 -1
b< e last year	0 2 -1 -1 0
b< e leave it	-2 1 0 1 0
b< e let me	-1 0 -1 2 0
b< e like to	-1 0 2 0 0
b< e me see	-1 -1 0 2 0
b< e me the	-2 1 0 1 0
b< e me to	-1 2 0 0 0
b< e my husban	2 -1 0 0 0
b< e new tablet	0 -1 0 2 0
b< e no more	-1 -1 0 2 0
b< e not before	2 1 -1 0 -2
b< e not today	-1 3 -1 0 0
b< e now |	-1 2 0 0 0
b< e of it	0 -1 2 -1 0
b< e of the	1 0 0 -2 1
b< e off |	0 -1 2 0 0
b< e ok |	4 -2 -1 -1 0
b< e okay |	0 2 -1 -1 0
b< e on and	-2 -3 -1 5 0
b< e on anythi	-1 2 1 -2 0
b< e on both	-1 2 -1 0 0
b< e on it	-1 -3 3 1 0
b< e on my	-2 2 -1 0 0
b< e on that	-1 4 -2 -1 0
b< e on the	-2 -3 1 0 4
b< e once daily	3 -1 -1 -1 0
b< e one and	2 -1 0 0 -2
b< e one of	0 0 2 -1 0
b< e rash with	-1 0 0 -1 2
b< e right and	2 0 -1 -1 0
b< e right |	-1 2 1 -3 0
b< e sachet of	2 0 0 -1 0
b< e see |	-1 0 -1 2 0
b< e she is	-1 2 0 0 0
b< e she's on	0 1 -2 0 0
b< e so no	-1 0 -1 1 2
b< e so that	1 -2 -1 2 0
b< e so we'll	-1 -1 2 -1 0
b< e so were	-1 -1 4 -1 0
b< e some of	0 2 -1 0 0
b< e stay on	-3 3 -1 1 0
b< e steroi |	2 -1 -1 0 0
b< e still have	-1 2 0 0 0
b< e stop the	0 -1 0 2 0
b< e that ?	0 -1 2 -2 0
b< e that and	-1 1 -1 2 -1
b< e that one	0 0 -2 2 0
b< e that stays	1 -2 0 0 0
b< e that the	-1 1 2 -1 0
b< e that was	-5 1 0 0 3
b< e that's all	-1 2 0 -1 0
b< e that's my	2 -1 0 0 0
b< e that's the	-2 0 0 2 0
b< e that's why	-2 0 3 0 0
b< e the blood	-1 2 0 -1 0
b< e the blue	-1 3 0 -2 0
b< e the gel	0 2 0 -1 0
b< e the jab	3 -1 -1 -1 0
b< e the mornin	1 -4 3 1 0
b< e the neck	2 -2 0 0 0
b< e the new	-1 -1 0 2 0
b< e the old	2 0 -1 -1 0
b< e the pain	0 0 2 -1 0
b< e the skin	-1 1 2 -2 0
b< e the spring	0 -1 -1 -1 3
b< e the summer	-2 2 0 0 0
b< e the vein	0 0 2 -1 0
b< e the §	0 -5 -1 5 0
b< e then and	-1 3 -1 -1 0
b< e then once	0 0 -2 2 0
b< e then the	2 0 -1 -1 0
b< e there |	-1 -1 0 2 0
b< e they gave	0 0 1 -2 2
b< e they stoppe	-2 0 3 0 0
b< e to a	-1 -1 2 0 0
b< e to be	-2 2 -1 1 0
b< e to the	-2 4 -1 -1 0
b< e today |	-3 5 0 -1 -1
b< e twice a	1 2 -4 1 0
b< e twice |	1 1 -2 -1 0
b< e up to	0 -2 0 2 0
b< e use it	3 0 -2 0 0
b< e use §	-1 2 -1 0 0
b< e wanted to	2 0 -1 -1 0
b< e was #	-3 0 2 1 0
b< e was on	1 -2 0 0 0
b< e was the	-2 0 0 -1 3
b< e we keep	2 0 -1 -1 0
b< e week |	-2 -1 0 1 2
b< e well |	3 0 -2 0 0
b< e what about	3 -2 -1 -1 1
b< e what i'd	0 -1 2 0 0
b< e with a	2 -1 0 0 0
b< e with that	0 -3 1 0 1
b< e with the	-1 2 -1 -2 3
b< e yes |	-1 1 -1 2 -1
b< e you and	-1 0 2 -1 0
b< e you on	-2 0 1 1 0
b< e you take	0 3 -2 -1 0
b< e you to	-2 0 0 2 0
b< e you use	0 2 -1 -1 0
b< e you |	-1 -1 2 0 0
b< e you'll be	3 0 -2 0 0
b< e | <c?p?>	1 -3 2 0 0
b< e | <cc>	-1 2 -2 3 -3
b< e | <cp>	1 1 -3 0 0
b< e | <p?c?>	0 0 1 -2 0
b< e | <p?p?>	-3 -1 3 0 2
b< e | <pp>	-1 3 -1 -1 -1
b< e § ?	1 -2 0 -1 2
b< e § still	0 -2 0 2 0
b< e § the	0 -1 0 -1 2
b< e §2 #	-3 7 -3 0 -1
b< e §2 and	-3 3 0 1 0
b< e §2 one	3 -1 0 0 -1
b< e §2 |	-3 4 -2 0 0
b> e # #	-1 3 1 -2 0
b> e # <c?c?>	-3 3 0 1 -1
b> e # <cc>	-1 1 2 -1 0
b> e # <cp>	-2 2 0 0 0
b> e # <p?p?>	1 2 1 -3 -2
b> e # a	2 -6 0 4 0
b> e # and	-3 1 -2 1 3
b> e # at	-2 3 -1 0 -1
b> e # days	0 -5 2 1 1
b> e # for	2 -1 -1 0 0
b> e # mcg	0 -1 2 0 0
b> e # mg	-4 -1 8 -1 -1
b> e # minute	-2 -1 4 -1 0
b> e # ml	5 -4 -1 0 0
b> e # more	-1 2 -1 -1 0
b> e # now	2 1 -2 -1 0
b> e # or	-1 -1 -1 3 0
b> e # puffs	1 2 -1 -1 0
b> e # the	0 -1 2 -1 0
b> e # times	1 -2 1 0 0
b> e # to	-1 2 0 0 0
b> e # twice	-2 -2 4 0 0
b> e # weeks	0 -3 3 1 -1
b> e # years	4 -1 -1 -1 0
b> e # §2	-1 3 -1 -1 0
b> e <c?c?> and	-3 -3 4 2 -1
b> e <c?c?> for	-1 -1 -1 2 0
b> e <c?c?> he	-1 0 -2 3 0
b> e <c?c?> i	2 -2 -2 3 -1
b> e <c?c?> i've	-2 -1 2 2 0
b> e <c?c?> if	1 -2 1 0 0
b> e <c?c?> it's	-1 0 -1 3 0
b> e <c?c?> keep	-2 4 -1 0 0
b> e <c?c?> no	4 1 -4 -2 0
b> e <c?c?> oh	-1 -1 2 0 0
b> e <c?c?> ok	1 0 1 -2 0
b> e <c?c?> okay	-1 0 0 2 0
b> e <c?c?> so	2 -1 -1 -2 1
b> e <c?c?> that	2 2 -3 -1 0
b> e <c?c?> that's	2 0 1 -2 -1
b> e <c?c?> the	0 -1 2 0 0
b> e <c?c?> then	0 2 -1 0 0
b> e <c?c?> they	-2 1 0 0 -1
b> e <c?c?> we	2 1 0 -1 -2
b> e <c?c?> well	-1 3 -1 0 0
b> e <c?c?> yes	0 2 -1 0 -1
b> e <c?c?> §2	2 1 -1 -2 0
b> e <c?p?> i	0 -1 0 2 0
b> e <c?p?> so	-1 -1 2 0 0
b> e <cc> and	1 -3 3 0 0
b> e <cc> §2	0 4 -1 -2 0
b> e <cp> and	-2 1 -1 1 0
b> e <cp> i'm	-1 0 -1 2 0
b> e <p?c?> i'd	-1 -1 0 2 0
b> e <p?c?> keep	-2 3 0 -1 0
b> e <p?c?> so	0 3 -1 -2 0
b> e <p?c?> your	2 -1 -1 -1 0
b> e <p?p?> and	-2 2 1 -3 1
b> e <p?p?> any	-1 2 -1 0 0
b> e <p?p?> are	2 -2 0 0 0
b> e <p?p?> did	2 -1 -1 0 0
b> e <p?p?> fine	-1 2 0 -1 0
b> e <p?p?> he	-2 0 1 -1 2
b> e <p?p?> i	-3 -1 -3 3 3
b> e <p?p?> i've	-2 1 0 1 0
b> e <p?p?> it	0 2 0 -1 -1
b> e <p?p?> it's	-3 0 0 2 0
b> e <p?p?> no	-1 3 -2 0 0
b> e <p?p?> oh	0 -1 2 0 0
b> e <p?p?> ok	-2 1 -1 2 0
b> e <p?p?> she's	0 2 -1 0 0
b> e <p?p?> so	4 0 -3 1 -1
b> e <p?p?> that	0 -2 0 1 0
b> e <p?p?> that's	2 1 -2 0 -1
b> e <p?p?> then	-1 -2 1 1 0
b> e <p?p?> they	0 1 0 -3 2
b> e <p?p?> what	0 2 -1 0 0
b> e <p?p?> yes	1 -2 1 0 0
b> e <pc> that's	-2 -1 2 0 0
b> e <pp> and	0 2 -1 0 0
b> e <pp> §2	-2 1 2 -1 0
b> e a #	0 -2 0 2 0
b> e a bit	3 1 -3 0 -1
b> e a day	-2 -4 4 4 -1
b> e a few	-2 -1 1 2 0
b> e a month	-2 0 2 1 0
b> e a tablet	-2 -2 5 -1 0
b> e a week	3 -2 1 -2 -1
b> e a year	3 -1 1 -2 0
b> e about a	-2 0 2 0 0
b> e about it	2 -1 -1 0 0
b> e above #	2 -1 0 -1 0
b> e after the	0 0 -1 -1 2
b> e again <p?p?>	1 -2 0 0 1
b> e ago and	2 0 -1 0 0
b> e ah now	-1 -1 -1 2 1
b> e allerg to	-1 -1 0 2 0
b> e an hour	-2 -1 2 0 0
b> e and he	-2 -1 0 1 2
b> e and i	2 -2 -2 2 0
b> e and it	-2 -1 3 0 1
b> e and night	-1 3 0 -1 0
b> e and that	0 3 -1 -2 -1
b> e and the	-5 4 0 0 1
b> e and then	2 -4 1 1 0
b> e and they	-1 0 -1 -1 2
b> e and this	1 1 -2 0 0
b> e and will	-2 0 1 1 0
b> e and you	1 -2 1 0 0
b> e and §2	-5 3 2 2 -1
b> e any more	-1 -1 -1 2 0
b> e are you	1 0 -2 1 0
b> e as it	-1 2 0 0 0
b> e as they	2 -1 0 0 0
b> e at #	-1 4 -2 -1 0
b> e at home	-1 3 -1 -1 0
b> e at lunch	-2 3 0 -1 0
b> e at night	-3 0 5 -2 0
b> e at the	1 -2 -2 2 1
b> e back in	2 -1 -1 0 0
b> e bad <p?p?>	-1 0 -1 2 0
b> e be repeat	-1 0 -1 2 0
b> e becaus it	1 -2 0 1 0
b> e becaus of	0 2 -1 0 -1
b> e been off	1 0 1 -3 0
b> e before christ	0 -1 0 2 0
b> e before i	2 0 0 -1 0
b> e before the	0 -1 2 -1 0
b> e bit of	0 2 -1 0 -1
b> e blood pressu	-1 0 2 0 0
b> e but i	4 -4 -1 1 0
b> e but i'm	-1 0 0 2 0
b> e but let's	2 -1 0 -1 0
b> e but that	3 0 -1 -1 0
b> e by mouth	0 -2 1 1 0
b> e by the	0 0 -2 2 0
b> e came off	0 -1 0 2 0
b> e came out	-3 0 0 0 4
b> e can't have	-1 -1 0 2 0
b> e carry on	-1 5 -3 0 0
b> e contin <c?c?>	0 -2 1 0 0
b> e day #	1 0 0 -2 0
b> e day <c?c?>	-1 -1 0 2 0
b> e day <c?p?>	0 2 -1 -1 0
b> e day <p?p?>	-2 1 0 1 0
b> e day and	2 0 0 -1 0
b> e day for	-2 0 3 0 0
b> e day from	1 -2 -1 1 0
b> e days <p?c?>	-2 -1 3 1 0
b> e days <p?p?>	2 -1 0 0 0
b> e did you	-1 2 -1 0 0
b> e do <c?c?>	0 2 -1 0 0
b> e do that	-1 3 -2 0 0
b> e does that	0 2 -1 -1 0
b> e don't put	-1 -1 0 2 0
b> e don't use	-1 2 0 0 0
b> e down to	-1 -1 2 0 0
b> e every day	-2 1 -1 1 0
b> e every mornin	-1 2 -1 0 0
b> e fine <c?c?>	-3 4 0 -1 0
b> e fine <p?c?>	2 0 -1 0 0
b> e finish it	-1 2 -1 0 0
b> e finish that	2 0 0 -1 0
b> e first and	2 -2 1 0 0
b> e food for	0 -1 2 -1 0
b> e for #	0 -5 5 0 0
b> e for a	3 -6 4 -2 0
b> e for the	-3 -3 -1 10 -2
b> e for you	-2 1 0 -1 2
b> e from #	0 2 -1 0 0
b> e from the	2 -3 -3 5 -1
b> e gave her	-1 2 -1 -1 0
b> e get a	3 -1 -2 0 0
b> e go on	-2 1 2 0 0
b> e going to	2 -1 -1 -1 0
b> e good <c?c?>	-2 2 -1 -1 0
b> e good woman	-1 2 -1 -1 0
b> e got the	3 0 -1 -1 0
b> e had #	-1 -3 -1 5 -1
b> e had a	-1 -2 0 2 0
b> e had that	4 -1 1 -1 -3
b> e had §2	3 2 -2 -2 0
b> e half a	1 2 -2 -1 0
b> e has the	-1 -1 2 0 0
b> e have it	-1 2 -1 -2 2
b> e have that	-1 2 -1 0 0
b> e have you	1 -1 2 -2 0
b> e have §2	-2 0 0 2 0
b> e having it	-1 1 0 -1 2
b> e having that	-1 2 -1 0 0
b> e he came	-2 0 0 0 2
b> e he had	2 5 -3 -3 -1
b> e he needs	-2 2 0 0 0
b> e he still	-1 2 0 -1 0
b> e he was	0 -2 0 1 1
b> e he went	-2 1 0 -2 4
b> e him §2	1 -2 1 0 0
b> e his food	-1 -1 0 2 0
b> e home from	-1 3 -1 -1 0
b> e hour before	-1 -1 3 0 0
b> e how much	2 0 -2 -1 0
b> e i came	-2 -1 -1 1 2
b> e i didn't	-1 0 0 -1 2
b> e i don't	-1 3 -1 -1 0
b> e i finish	2 -1 -1 0 0
b> e i gave	-2 1 0 2 -1
b> e i got	3 -2 -1 0 0
b> e i had	3 -3 0 0 1
b> e i have	3 1 -2 -1 -1
b> e i never	2 -1 0 -1 0
b> e i read	2 0 0 -1 0
b> e i said	2 -1 0 0 0
b> e i stoppe	-4 -2 0 5 0
b> e i take	0 2 -1 0 -2
b> e i think	0 -1 0 2 -1
b> e i though	0 0 2 -1 -1
b> e i took	0 0 0 2 -1
b> e i use	2 -1 -1 0 0
b> e i want	-1 -1 2 -1 1
b> e i was	-2 -1 -2 -2 6
b> e i'd rather	-1 0 -1 3 -1
b> e i've been	-1 3 -1 0 -1
b> e i've had	-1 -1 0 2 0
b> e i've not	-2 1 2 0 0
b> e i've put	-2 0 1 1 0
b> e if he's	-2 1 0 0 0
b> e if the	2 0 0 -1 0
b> e in #	2 -4 0 -1 3
b> e in a	2 -1 -1 -1 0
b> e in her	-2 1 2 -1 0
b> e in july	2 0 -1 0 0
b> e in my	-2 2 0 0 0
b> e in now	-1 -1 3 -1 0
b> e in the	-2 -5 7 0 0
b> e in your	2 0 1 -1 -1
b> e is #	-1 2 0 -2 0
b> e is fine	-1 2 -1 0 0
b> e is in	0 2 -1 0 0
b> e is it	-2 2 0 -1 1
b> e is on	2 0 0 -2 0
b> e is §2	2 -2 1 -1 0
b> e it #	1 0 -2 1 0
b> e it <c?c?>	1 1 2 -2 -1
b> e it a	-1 2 0 -1 0
b> e it again	-2 0 -1 -1 4
b> e it and	-1 1 -1 2 0
b> e it does	-2 2 1 -1 -1
b> e it help	-1 0 -1 2 0
b> e it in	-5 0 4 -2 3
b> e it is	-1 2 0 0 0
b> e it last	-1 2 -1 0 0
b> e it off	-1 -1 0 3 0
b> e it on	-2 0 1 2 0
b> e it too	2 -1 -1 0 0
b> e it was	0 -1 -1 3 -1
b> e it's gone	2 0 0 0 -1
b> e it's in	-1 2 0 -1 1
b> e it's still	-1 -2 0 2 0
b> e its not	-1 -1 0 2 0
b> e ive been	-1 -1 3 0 0
b> e just a	2 -1 0 -1 -1
b> e keep it	-3 3 0 -1 0
b> e keep that	0 2 0 -1 0
b> e keep the	0 -2 2 1 0
b> e last month	0 0 2 -1 0
b> e last night	-1 4 -2 0 0
b> e last time	-2 -1 0 0 3
b> e last week	-3 1 2 0 0
b> e last year	1 1 -1 -2 0
b> e leave it	-1 2 0 -1 0
b> e let's see	2 -1 -1 -1 0
b> e like a	-2 0 0 -1 3
b> e like it	0 2 -1 -1 0
b> e like the	0 2 -1 -1 0
b> e mg <p?p?>	-1 2 0 -1 0
b> e mg at	0 -2 2 0 0
b> e ml twice	3 -2 -3 1 0
b> e month <c?c?>	-1 0 2 0 0
b> e month and	0 3 0 -2 0
b> e more days	0 2 0 -1 0
b> e more of	-2 0 0 2 0
b> e mornin and	-1 4 0 -2 0
b> e most days	-1 1 -1 2 0
b> e must be	-2 -1 0 0 3
b> e my collea	-1 0 3 -1 0
b> e my daught	-1 0 -1 2 0
b> e never again	-1 0 0 -2 4
b> e no <c?c?>	2 0 -1 -1 0
b> e no <p?p?>	2 0 -1 0 -1
b> e no leave	-1 2 -1 0 0
b> e no more	-2 0 1 1 0
b> e no §2	-2 2 1 -1 0
b> e not be	-2 0 -1 1 2
b> e not before	2 0 -1 0 0
b> e not for	2 -1 0 -1 0
b> e not had	-2 2 2 -1 0
b> e not today	2 0 0 -1 0
b> e now <c?p?>	2 -2 1 -1 0
b> e now and	-1 -1 2 0 0
b> e of #	-1 4 -3 0 0
b> e of a	3 -3 0 1 0
b> e of the	-1 2 -1 -3 3
b> e of them	-1 -2 1 2 -1
b> e of §2	-2 1 2 -1 0
b> e off in	-1 2 0 0 0
b> e off it	-2 0 2 0 0
b> e off that	2 -2 -1 1 0
b> e off the	2 -1 0 0 0
b> e okay <c?c?>	-1 -1 0 2 0
b> e on #	-1 4 -2 -1 0
b> e on and	-1 0 -1 2 0
b> e on it	-2 3 -1 -2 1
b> e on that	3 -1 0 -1 -1
b> e on the	-1 -2 2 -4 6
b> e on top	0 -1 2 -1 0
b> e on with	-1 3 -3 1 0
b> e on §2	4 -2 0 -1 -1
b> e once a	-1 0 2 0 0
b> e once daily	2 -1 0 0 0
b> e one <p?p?>	1 2 -1 -2 0
b> e one a	-1 4 -1 -1 0
b> e one dose	3 -1 0 -2 0
b> e one for	-1 2 -1 -1 0
b> e one if	0 2 -1 -1 0
b> e one in	0 -2 4 -1 0
b> e one sachet	-1 2 0 0 0
b> e one was	0 2 -1 -1 0
b> e or #	-1 -1 0 3 0
b> e out in	-2 0 0 -1 3
b> e over #	2 -1 0 0 0
b> e please dont	-2 -1 -1 5 -1
b> e protec the	-1 -1 2 0 0
b> e pulse is	-1 2 0 0 0
b> e put that	-2 -3 1 2 2
b> e rather you	-1 -1 0 2 0
b> e right <c?c?>	-2 1 -1 0 1
b> e right <p?p?>	0 2 0 -1 0
b> e ring us	-1 0 0 2 0
b> e said #	0 -1 0 2 0
b> e said no	2 -1 0 0 0
b> e she goes	2 -1 0 -1 0
b> e she has	-1 2 0 0 0
b> e she was	-2 -1 4 -1 0
b> e side of	-1 -1 3 -1 0
b> e since last	-1 2 0 -1 0
b> e since saturd	-2 -1 -1 3 0
b> e since the	-1 -1 1 2 0
b> e so i	1 0 -1 -2 1
b> e so i'll	2 -1 0 -1 0
b> e so no	-2 -1 3 -1 0
b> e so not	2 0 -1 0 -1
b> e so the	-2 -1 2 2 0
b> e spot on	0 2 0 -1 -1
b> e still in	-1 -3 0 3 1
b> e stop it	-1 -1 0 2 0
b> e stop that	-1 0 0 2 -1
b> e stoppe it	0 -1 0 2 -1
b> e stoppe that	-1 -2 0 3 0
b> e take §2	1 2 0 -2 -1
b> e that #	2 -1 1 -1 -1
b> e that every	-1 2 -1 -1 0
b> e that finish	-1 0 -1 2 0
b> e that for	1 -2 -1 2 0
b> e that goes	-1 3 -1 -1 0
b> e that i	-1 0 0 -3 4
b> e that is	-2 2 1 -1 0
b> e that on	-1 -2 -1 2 2
b> e that one	1 2 -1 -1 0
b> e that stays	-1 3 -1 -1 0
b> e that was	6 -3 -2 0 0
b> e that went	0 -1 -1 0 2
b> e that when	2 -2 0 1 -1
b> e that's it	1 0 2 -2 0
b> e thats fine	-1 2 0 -1 0
b> e thats the	2 -1 1 -1 0
b> e the box	0 -1 0 2 0
b> e the day	-2 1 -1 2 0
b> e the dental	-1 2 -1 -1 0
b> e the fever	-1 -1 1 -1 2
b> e the jab	0 -1 2 0 0
b> e the last	-2 -2 0 3 1
b> e the letter	-2 3 -1 0 0
b> e the little	1 2 -1 -1 0
b> e the mornin	0 0 3 -2 -1
b> e the neck	-2 -1 3 -1 1
b> e the next	2 1 -1 -2 0
b> e the nurse	-2 -1 0 3 0
b> e the old	4 -2 -2 -1 0
b> e the one	3 0 -1 -1 -1
b> e the same	-2 -1 5 -2 0
b> e the skin	1 -1 2 -2 0
b> e the spring	2 -2 -1 -2 2
b> e the stomac	0 2 0 -1 0
b> e the summer	2 -1 0 -1 0
b> e the time	-1 -1 0 0 2
b> e the vein	-2 -2 5 -1 0
b> e the ward	0 -3 2 -1 2
b> e the way	-1 2 -1 -1 0
b> e the §	3 -2 -1 1 -1
b> e the §2	3 1 -5 2 -2
b> e then #	-2 0 1 1 0
b> e then i	2 -1 0 -1 0
b> e then the	-2 0 -1 3 0
b> e then we'll	2 -2 0 0 0
b> e there <c?c?>	-1 0 2 -1 0
b> e there' a	0 0 2 -1 0
b> e they gave	1 0 0 -2 2
b> e they put	0 2 -1 0 0
b> e they stoppe	2 -1 0 0 -1
b> e they were	2 -1 0 -1 0
b> e this mornin	-2 2 -2 1 0
b> e till #	-1 2 0 0 0
b> e time of	-1 -1 1 -1 2
b> e to #	-3 1 2 0 -1
b> e to be	1 -2 -1 1 1
b> e to have	-1 2 -1 0 0
b> e to keep	-1 -1 2 0 0
b> e to §2	-2 1 -1 3 0
b> e today and	0 -2 2 0 0
b> e told me	-3 2 1 0 0
b> e too #	3 -1 -2 0 0
b> e too but	2 -1 -1 0 0
b> e top of	0 -1 2 -1 0
b> e twice a	-5 -1 6 0 0
b> e under the	0 0 1 -2 1
b> e up and	3 0 -1 -1 -1
b> e up in	2 0 0 -1 0
b> e up like	-2 0 0 0 2
b> e up to	-2 -3 4 0 0
b> e use it	0 2 -1 -1 0
b> e use §2	-2 1 -1 2 0
b> e want that	1 -1 2 -1 0
b> e was #	-2 2 -1 0 1
b> e was in	3 -1 -2 -2 1
b> e was on	2 0 -1 -2 0
b> e was sick	-1 0 0 2 0
b> e was the	2 0 0 0 -1
b> e we stoppe	2 -1 0 0 0
b> e we'll see	2 -1 0 0 0
b> e week <c?c?>	-1 -1 2 0 0
b> e week <p?p?>	-1 0 -1 2 0
b> e week and	-1 -1 2 0 0
b> e week for	-1 2 0 -1 0
b> e weeks <c?c?>	1 -2 1 0 0
b> e weeks <p?p?>	1 -2 1 0 0
b> e weeks and	-1 2 -3 2 0
b> e weeks then	0 -1 2 0 0
b> e well i	0 -1 2 -1 0
b> e what about	-2 0 1 0 1
b> e when the	0 -1 -2 2 0
b> e when you	0 -2 1 0 0
b> e which is	0 1 2 -2 0
b> e with food	-1 -1 2 -1 0
b> e with my	-1 2 0 -1 0
b> e with the	-2 -2 0 1 2
b> e with §2	2 -1 0 -1 0
b> e years ago	4 -2 -1 -1 0
b> e years back	2 1 0 -2 0
b> e yes <c?c?>	-2 4 -2 0 0
b> e you didn't	-1 0 0 2 0
b> e you do	-1 3 -1 -2 0
b> e you had	0 -1 2 -2 1
b> e you like	-1 3 0 -1 0
b> e you need	0 -1 2 -1 0
b> e you on	1 -1 -1 2 -1
b> e you said	3 -3 0 1 0
b> e you still	3 -1 0 -1 0
b> e you take	0 2 -2 0 0
b> e you've got	-2 2 -1 1 0
b> e § for	1 1 -1 -2 0
c< e #	1 5 -2 -3 -1
c< e <c?c?>	-2 -3 -1 4 2
c< e <c?p?>	5 -1 -2 -1 -1
c< e <cc>	-1 2 -1 2 -2
c< e <cp>	-3 4 -2 0 1
c< e <p?c?>	1 2 -5 1 1
c< e <p?p?>	0 -2 -1 2 1
c< e <pp>	1 2 -2 0 -1
c< e ?	1 -1 3 -1 -1
c< e a	-2 -5 6 2 0
c< e also	-2 2 0 1 0
c< e an	-2 -1 0 2 0
c< e and	3 2 -2 -1 -2
c< e antib	-1 2 -1 0 0
c< e are	-1 2 0 -1 0
c< e at	-1 -1 3 -1 0
c< e be	2 -1 -1 1 0
c< e been	-3 0 -2 4 0
c< e bit	0 -1 2 0 0
c< e blood	-1 2 0 -1 0
c< e blue	-1 2 0 -1 0
c< e bottl	2 -1 -1 0 0
c< e but	-3 0 2 -1 2
c< e calle	0 -1 2 -1 0
c< e chew	-1 2 0 -1 0
c< e child	-2 1 0 1 0
c< e come	-2 0 -1 2 0
c< e consi	2 -1 -1 0 0
c< e conti	0 -1 0 -2 3
c< e could	2 0 -1 -1 0
c< e did	2 -2 -2 1 0
c< e do	0 -2 1 0 0
c< e down	-1 2 0 -1 0
c< e for	1 -5 5 0 0
c< e from	0 -1 0 2 -1
c< e gave	3 -1 -2 -2 1
c< e get	-1 2 -2 1 0
c< e givin	0 -2 2 0 0
c< e go	0 -2 2 0 0
c< e going	0 -1 2 -1 0
c< e had	3 0 -2 0 0
c< e have	-2 -2 1 0 2
c< e havin	-2 0 2 0 0
c< e he	0 0 -2 0 2
c< e her	0 2 -3 2 -1
c< e here	0 1 -1 -1 2
c< e him	-3 1 2 -1 0
c< e his	-2 4 -3 1 -1
c< e husba	2 -1 0 0 0
c< e i	1 5 -4 -1 -1
c< e i'll	1 -2 1 0 0
c< e i'm	1 -3 2 0 -1
c< e i've	1 -2 0 1 -1
c< e in	0 0 -2 0 2
c< e inste	-2 -2 2 1 0
c< e is	3 1 -2 -2 0
c< e it	-2 -3 1 0 4
c< e it's	-2 -1 4 0 -1
c< e jab	1 -2 1 -1 1
c< e keep	-3 2 1 0 -1
c< e me	-2 -1 -2 3 1
c< e medic	-1 2 0 0 0
c< e more	-1 -1 0 3 0
c< e morni	-1 0 2 -1 0
c< e my	2 1 -2 0 -1
c< e no	-1 -3 -2 3 3
c< e not	2 -1 2 -2 0
c< e now	-2 -1 5 -1 -1
c< e of	0 1 0 -2 0
c< e off	-2 2 -1 1 0
c< e on	2 2 -1 -2 -1
c< e once	0 -1 -2 3 0
c< e one	0 2 2 -2 -1
c< e or	2 -1 0 0 0
c< e out	-1 0 3 -1 0
c< e patch	-1 -2 0 3 0
c< e pharm	-2 0 0 1 0
c< e plain	-2 0 1 1 0
c< e purpl	-1 0 2 0 0
c< e read	2 -1 -1 0 0
c< e right	-1 2 0 0 0
c< e sache	2 0 0 -1 0
c< e say	2 0 -1 -1 0
c< e see	-1 -2 0 3 0
c< e she	3 0 -1 -2 -1
c< e so	-4 -3 1 4 1
c< e some	2 -1 1 -2 0
c< e somet	2 0 -1 0 -1
c< e still	-1 2 0 0 0
c< e stop	-1 -1 0 2 0
c< e stopp	-3 -1 2 2 -1
c< e syrin	3 -1 -3 0 0
c< e table	0 3 -2 -1 0
c< e take	-1 3 -4 1 2
c< e takes	2 -1 -1 -1 0
c< e that	3 -2 0 -2 1
c< e that'	-1 -2 1 2 0
c< e the	-5 10 -9 7 -3
c< e them	-2 1 2 -1 0
c< e then	1 1 3 -4 -1
c< e they	2 -1 0 -3 2
c< e thing	2 -1 -1 0 0
c< e thinn	0 2 0 -1 0
c< e to	2 -5 3 1 -1
c< e today	2 -1 0 -1 0
c< e use	4 2 -4 -2 -1
c< e want	0 -3 3 -1 0
c< e was	0 -3 -3 1 4
c< e wasn'	-1 0 3 -1 0
c< e we	2 -1 -1 1 0
c< e we'll	2 -1 -1 0 0
c< e well	1 -2 0 1 0
c< e what	2 -1 0 -2 0
c< e when	-1 2 0 -1 0
c< e with	-1 1 2 -3 0
c< e you	-1 -6 8 0 -1
c< e you'r	0 2 0 -1 0
c< e your	0 -1 2 -1 0
c< e |	-5 2 -2 4 2
c< e §	0 -1 0 3 -2
c< e §2	5 3 -3 -4 -1
c> e #	-3 5 6 -4 -4
c> e <c?c?>	2 2 -4 2 -3
c> e <c?p?>	-2 3 0 -1 0
c> e <cp>	-5 1 -2 6 0
c> e <p?c?>	0 2 -1 -1 0
c> e <p?p?>	1 -1 -2 -2 3
c> e <pp>	2 0 -2 0 0
c> e a	-1 4 3 -4 -2
c> e ago	2 0 0 -1 0
c> e aller	2 1 0 -1 -2
c> e an	-2 1 2 0 0
c> e and	1 1 0 -3 1
c> e at	-2 2 1 -1 1
c> e becau	0 -2 1 1 0
c> e been	0 3 0 -3 0
c> e befor	0 0 0 -2 2
c> e but	4 -3 -2 2 -1
c> e chemi	-1 -1 0 2 0
c> e come	1 -2 1 0 0
c> e could	-1 0 0 0 2
c> e day	-2 3 -1 -1 0
c> e days	-1 2 0 -1 0
c> e did	1 -2 2 -1 0
c> e do	2 0 -1 0 0
c> e does	-1 1 2 -2 0
c> e don't	-3 2 1 0 1
c> e done	-1 -1 1 2 0
c> e dose	3 -1 0 -2 0
c> e due	-1 2 0 0 0
c> e every	1 1 -2 -1 0
c> e for	1 2 1 -3 -1
c> e frida	-1 2 0 -1 0
c> e from	-4 1 -3 7 -1
c> e give	2 -1 -1 -2 2
c> e going	-1 2 0 0 0
c> e good	0 2 -1 -1 0
c> e got	-1 2 0 -1 0
c> e had	0 -6 -1 8 0
c> e half	-1 5 -3 -1 0
c> e has	-2 0 3 -1 0
c> e he	1 -1 -2 -1 2
c> e her	1 -3 1 1 0
c> e his	-1 0 -1 2 0
c> e home	-1 3 0 -1 0
c> e how	2 -1 1 -2 0
c> e i	-5 2 -4 5 2
c> e i'm	-1 0 0 2 0
c> e i've	-1 2 -1 1 -1
c> e in	4 -2 1 -3 1
c> e inste	-1 -2 4 -1 0
c> e is	4 -4 0 0 0
c> e it	-2 1 1 -2 2
c> e it's	-5 -1 1 5 -1
c> e its	-1 0 -1 3 0
c> e just	-1 0 2 0 0
c> e keep	-1 2 0 0 0
c> e last	-4 1 4 -2 1
c> e leave	0 2 0 -1 0
c> e left	2 -1 -1 0 0
c> e level	0 2 0 -1 0
c> e mcg	0 -1 2 0 0
c> e me	0 2 -1 0 0
c> e mg	-1 -5 6 0 0
c> e ml	2 -2 -1 2 0
c> e month	2 2 1 -4 -1
c> e more	-1 2 -1 1 0
c> e morni	-1 4 -1 -2 0
c> e much	2 0 -1 -1 0
c> e my	3 -3 0 1 0
c> e night	-2 3 0 -1 0
c> e no	0 1 -2 0 2
c> e nose	2 -1 0 0 0
c> e not	3 -1 -1 -1 0
c> e nothi	2 -1 -1 -1 0
c> e now	0 -4 4 0 0
c> e of	0 -3 2 -1 1
c> e off	1 0 2 -2 0
c> e okay	-1 0 -1 2 0
c> e on	-1 2 2 -2 -1
c> e one	-2 -1 6 -3 -1
c> e or	2 -3 -1 3 -1
c> e out	-1 -2 -1 4 0
c> e paste	0 2 -2 0 0
c> e sache	-1 -2 2 1 0
c> e said	2 -2 0 0 -1
c> e she	2 2 -3 -1 0
c> e since	-2 1 -2 3 -1
c> e so	-1 -2 5 -2 0
c> e spray	0 -1 -1 2 0
c> e stays	-1 4 -1 -1 0
c> e still	1 -4 0 3 0
c> e stopp	-1 -1 0 2 0
c> e summe	2 -1 0 -1 0
c> e table	2 0 -1 -1 0
c> e that	6 0 -2 -3 -2
c> e that'	2 -1 1 0 -2
c> e thats	-2 2 -1 1 0
c> e the	2 -6 -2 4 2
c> e then	-3 -3 3 3 0
c> e they	0 -2 4 -2 1
c> e this	-2 2 0 0 0
c> e time	-2 -1 1 -1 3
c> e times	1 2 -2 0 0
c> e to	0 1 -2 0 1
c> e too	3 0 -2 0 0
c> e took	-1 0 0 3 -1
c> e twice	-1 4 -1 -3 1
c> e up	3 -1 1 -2 -1
c> e use	-1 2 0 0 0
c> e vein	-1 0 2 0 0
c> e was	6 -2 -4 -2 1
c> e we	1 1 -2 0 0
c> e well	1 -2 1 0 -1
c> e were	0 -2 3 -1 0
c> e when	-1 -1 0 3 0
c> e which	-2 0 2 0 0
c> e will	0 -1 2 0 -1
c> e with	3 -2 0 -1 -1
c> e yes	-3 6 0 -3 0
c> e you	-1 -2 3 -1 2
c> e you'v	-1 3 -1 0 0
c> e §	0 -1 0 2 -1
c> e §2	5 2 -5 -1 -1
last b< e # and	1 -2 0 2 0
last b< e # days	0 -2 -1 1 2
last b< e # ml	1 -2 1 1 0
last b< e # weeks	-1 -1 0 2 0
last b< e # |	2 -2 0 0 -1
last b< e <c?c?> and	-5 6 0 -1 -1
last b< e <c?c?> he	-1 3 -2 -1 1
last b< e <c?c?> his	0 2 -2 0 0
last b< e <c?c?> i	3 0 -2 -1 0
last b< e <c?c?> i'm	0 -1 2 -2 0
last b< e <c?c?> if	2 -1 0 0 0
last b< e <c?c?> it's	0 -2 2 0 0
last b< e <c?c?> keep	-1 3 0 -1 0
last b< e <c?c?> so	-3 -3 3 3 0
last b< e <c?c?> that's	-1 -1 2 0 0
last b< e <c?c?> then	1 -1 2 -2 0
last b< e <c?p?> and	-3 2 0 0 1
last b< e <cc> and	2 -4 2 2 -1
last b< e <p?c?> and	3 2 -3 -1 -1
last b< e <p?c?> so	-1 2 -2 -1 1
last b< e <p?c?> we	-1 -1 0 2 0
last b< e <p?p?> and	4 -4 0 0 0
last b< e <p?p?> he's	2 -1 0 0 0
last b< e <p?p?> i	-2 0 -1 4 0
last b< e <p?p?> my	2 -1 -1 -1 0
last b< e <p?p?> right	0 -1 2 -1 0
last b< e <p?p?> she	2 0 0 -1 0
last b< e <p?p?> so	1 -2 0 1 0
last b< e <p?p?> what	0 2 -1 -1 0
last b< e <pp> and	-1 0 2 -1 1
last b< e ? denies	0 -1 0 -1 3
last b< e ? i	1 -1 -1 2 0
last b< e a clot	0 -2 3 0 0
last b< e a day	-2 1 -2 1 1
last b< e a jab	-1 -1 2 0 0
last b< e a tablet	0 -2 2 0 0
last b< e a week	-2 1 -1 1 2
last b< e a year	-1 -2 3 0 0
last b< e about the	1 -2 0 0 1
last b< e after a	-1 -3 4 0 0
last b< e ago |	-1 0 2 0 0
last b< e and a	-2 0 2 1 0
last b< e and for	-1 0 2 -1 0
last b< e and give	3 1 -2 -1 -1
last b< e and he	1 -2 0 1 -1
last b< e and her	-2 1 -1 2 0
last b< e and night	0 2 -1 -1 0
last b< e and the	0 3 -3 4 -4
last b< e and then	-1 2 -1 -1 0
last b< e and there'	0 2 -1 -1 0
last b< e and your	1 -1 1 -2 0
last b< e and §	-1 -2 1 0 2
last b< e anythi ?	0 -1 -1 2 0
last b< e are you	-2 1 0 1 0
last b< e as well	3 0 -2 0 0
last b< e at night	-1 -1 1 2 0
last b< e been giving	-1 0 -1 2 0
last b< e been on	-1 0 2 -1 0
last b< e bit of	0 -1 2 -1 0
last b< e blood thinne	0 2 0 -1 0
last b< e carry on	1 -2 0 2 0
last b< e contin |	0 0 0 -2 1
last b< e day and	-1 3 -1 0 0
last b< e day for	-3 0 -1 2 2
last b< e days |	-1 -2 2 -1 2
last b< e did you	-1 -1 -2 4 0
last b< e do you	1 2 -2 -1 0
last b< e fine |	3 -1 -2 -2 1
last b< e for #	0 -3 -1 2 2
last b< e for a	-4 0 1 0 2
last b< e for her	1 1 -2 0 0
last b< e for his	-1 2 0 -1 0
last b< e for the	2 -3 4 -2 -1
last b< e from now	-1 -2 0 3 0
last b< e from the	1 0 -1 2 -1
last b< e gave me	2 1 -1 -3 1
last b< e give you	1 -1 2 -1 -1
last b< e giving her	-2 0 1 1 0
last b< e good |	-1 0 -2 3 -1
last b< e had #	-1 2 0 -1 0
last b< e had been	0 0 0 2 -1
last b< e had it	1 -2 0 1 0
last b< e had the	2 -2 1 -1 -1
last b< e have you	1 -1 3 -1 -1
last b< e he had	0 -1 -1 2 0
last b< e he is	0 2 -1 -1 0
last b< e her the	5 -1 -3 -1 0
last b< e here |	-1 2 -1 -1 2
last b< e home with	2 -1 0 -1 0
last b< e i did	-1 1 0 -2 2
last b< e i finish	0 -1 0 2 0
last b< e i gave	1 -1 -1 2 0
last b< e i had	2 -1 0 0 0
last b< e i have	-1 -1 0 2 0
last b< e i see	3 -1 -1 -1 0
last b< e i stoppe	-1 2 0 0 0
last b< e i take	-1 3 -2 -1 0
last b< e i want	-2 -2 3 1 0
last b< e i was	-1 -1 1 2 0
last b< e i'll give	-1 0 2 0 0
last b< e i'm giving	1 -2 2 -1 0
last b< e if the	2 -1 0 0 0
last b< e in a	-2 1 -1 -1 2
last b< e in march	3 -1 -2 -1 0
last b< e in the	0 -4 3 0 1
last b< e is on	3 -3 2 -1 0
last b< e is the	0 -2 1 1 0
last b< e is to	-1 0 -1 2 0
last b< e it again	0 -1 2 0 0
last b< e it and	-1 1 2 -1 0
last b< e it in	2 0 -1 -1 0
last b< e it is	2 -2 0 1 0
last b< e it says	-1 -1 0 2 0
last b< e it up	0 2 -1 -1 0
last b< e it was	0 -1 -1 -1 3
last b< e it |	-1 -4 2 2 1
last b< e it's #	0 2 -1 -1 0
last b< e keep going	0 2 0 -1 0
last b< e keep the	-1 3 0 -1 -1
last b< e last year	0 2 -1 -1 0
last b< e leave it	-2 1 0 1 0
last b< e let me	-1 0 -1 2 0
last b< e like to	-1 -1 2 0 0
last b< e me the	-2 1 0 1 0
last b< e me to	-1 2 0 0 0
last b< e my husban	2 -1 0 0 0
last b< e no more	-1 -1 0 2 0
last b< e not before	2 1 -1 0 -2
last b< e not today	-1 3 -1 0 0
last b< e now the	1 -2 1 0 0
last b< e now |	-1 2 0 -1 0
last b< e of it	0 -1 2 -1 0
last b< e of the	2 0 0 -2 -1
last b< e ok |	4 -2 -1 -1 0
last b< e okay |	0 2 -1 -1 0
last b< e on and	-1 -3 0 5 0
last b< e on anythi	-1 2 1 -2 0
last b< e on it	-1 -3 3 1 0
last b< e on my	-2 2 0 -1 1
last b< e on that	0 3 -1 -1 0
last b< e on the	-3 -4 1 2 3
last b< e once daily	3 -1 0 -1 0
last b< e one and	2 -1 0 0 -2
last b< e one of	0 0 2 -1 0
last b< e rash with	-1 0 0 -1 2
last b< e right and	2 0 -1 -1 0
last b< e right |	-1 1 1 -2 0
last b< e she's on	0 1 -2 0 0
last b< e so no	-1 0 -1 1 2
last b< e so that	1 -2 -1 2 0
last b< e so we'll	-1 -1 2 -1 0
last b< e so were	-1 -1 4 -1 0
last b< e some of	0 2 -1 0 0
last b< e stay on	-2 3 0 0 0
last b< e steroi |	2 -1 -1 0 0
last b< e still have	-1 2 0 0 0
last b< e stop the	0 -1 0 2 0
last b< e that ?	0 -1 2 -2 0
last b< e that and	0 -1 0 2 -1
last b< e that one	0 1 -2 2 0
last b< e that stays	2 -1 0 -1 0
last b< e that the	-1 1 2 -1 0
last b< e that was	-4 1 0 0 3
last b< e that's all	-1 2 0 -1 0
last b< e that's my	2 -1 0 0 0
last b< e that's why	-2 0 3 0 0
last b< e the blue	-1 3 0 -2 0
last b< e the gel	0 2 -1 -1 0
last b< e the jab	2 -1 0 -1 0
last b< e the mornin	0 -3 2 1 0
last b< e the new	-1 -1 0 2 0
last b< e the old	2 0 -1 -1 0
last b< e the one	0 1 0 -2 0
last b< e the pain	0 -1 2 -1 0
last b< e the skin	-1 -1 3 -1 0
last b< e the spring	0 -1 -1 -1 3
last b< e the summer	-2 2 0 0 0
last b< e the vein	0 0 2 -1 0
last b< e the §	0 -4 -1 5 1
last b< e then and	-1 3 -1 -1 0
last b< e then once	0 0 -2 2 0
last b< e there |	-1 -1 0 2 0
last b< e they gave	0 1 -1 -2 2
last b< e to be	-2 2 -1 1 0
last b< e to the	-2 4 -1 -1 0
last b< e today |	-3 5 -1 -1 -1
last b< e twice a	1 2 -3 0 0
last b< e up to	0 -2 0 2 0
last b< e use it	3 0 -2 0 0
last b< e use §	-1 2 -1 0 0
last b< e was #	-3 0 2 1 0
last b< e was on	1 -2 -1 1 0
last b< e was the	-2 0 0 -1 3
last b< e week |	-2 -1 0 1 2
last b< e well |	3 0 -2 0 0
last b< e what about	2 -1 -2 0 1
last b< e what i'd	0 -1 2 0 0
last b< e with a	2 -1 0 0 0
last b< e with that	1 -2 2 0 0
last b< e with the	-1 2 -1 -2 3
last b< e yes |	-2 2 -1 2 -1
last b< e you and	-1 0 2 -1 0
last b< e you on	-2 -1 2 1 0
last b< e you take	0 3 -2 -1 0
last b< e you to	-2 0 0 2 0
last b< e you use	0 2 -1 -1 0
last b< e you |	-1 -1 2 0 0
last b< e you'll be	3 0 -2 0 0
last b< e | <c?c?>	1 -1 -1 3 -2
last b< e | <c?p?>	2 -2 2 0 -1
last b< e | <cc>	-1 1 0 2 -3
last b< e | <cp>	1 0 -2 0 0
last b< e | <p?c?>	1 2 -1 -1 0
last b< e | <p?p?>	-3 -1 4 -1 2
last b< e | <pc>	-2 1 1 -1 1
last b< e § ?	0 -2 -1 0 2
last b< e § the	-1 0 0 -1 2
last b< e §2 #	-2 7 -2 -1 -1
last b< e §2 and	-3 1 1 1 0
last b< e §2 one	3 -1 0 0 -1
last b< e §2 |	-3 4 -2 1 1
last b> e # #	-1 2 2 -2 0
last b> e # <c?c?>	-3 5 -1 -1 -1
last b> e # <c?p?>	2 -1 0 -1 0
last b> e # <cc>	-1 1 2 -1 0
last b> e # <cp>	-2 1 0 0 0
last b> e # <p?p?>	0 2 1 -2 -1
last b> e # a	2 -4 0 3 0
last b> e # and	-3 2 -1 -1 3
last b> e # at	-1 4 -3 0 0
last b> e # days	0 -5 2 2 0
last b> e # for	2 -1 -1 0 0
last b> e # g	0 0 1 -2 0
last b> e # mg	-4 -2 8 -2 0
last b> e # minute	-2 -1 4 -1 0
last b> e # ml	3 -3 0 1 0
last b> e # more	-1 2 -1 -1 0
last b> e # now	2 1 -2 -1 0
last b> e # or	-1 -1 -1 3 0
last b> e # times	0 -1 2 -1 0
last b> e # to	-1 2 -1 0 0
last b> e # twice	-2 -3 4 2 0
last b> e # weeks	-1 -3 4 1 -1
last b> e # years	4 -1 -1 -1 0
last b> e # §2	-1 3 -1 -1 0
last b> e <c?c?> and	-3 -2 3 3 -1
last b> e <c?c?> for	-1 -1 -1 2 0
last b> e <c?c?> good	-1 2 0 -1 0
last b> e <c?c?> he	-1 0 -2 3 0
last b> e <c?c?> i	2 -1 -2 2 -1
last b> e <c?c?> i've	-2 0 0 2 0
last b> e <c?c?> if	1 -2 1 0 0
last b> e <c?c?> it's	-1 0 -1 3 0
last b> e <c?c?> keep	-2 4 -1 0 0
last b> e <c?c?> no	4 1 -3 -2 0
last b> e <c?c?> oh	-1 -1 2 1 0
last b> e <c?c?> ok	1 0 0 -2 0
last b> e <c?c?> okay	-1 0 0 2 0
last b> e <c?c?> she	-2 1 2 0 -1
last b> e <c?c?> so	1 -2 -1 -1 2
last b> e <c?c?> that	2 2 -2 -1 0
last b> e <c?c?> that's	2 0 1 -2 0
last b> e <c?c?> they	-2 1 0 0 -1
last b> e <c?c?> we	2 1 0 -1 -2
last b> e <c?c?> well	-1 3 -1 -1 0
last b> e <c?c?> yes	0 2 -1 -1 0
last b> e <c?c?> §2	2 0 0 -2 0
last b> e <c?p?> and	1 -2 1 -1 0
last b> e <c?p?> i	0 -1 0 2 0
last b> e <c?p?> so	-1 -1 2 0 0
last b> e <cc> and	1 -2 2 -1 0
last b> e <cc> §2	-1 4 -1 -2 0
last b> e <cp> and	-2 1 -1 1 0
last b> e <p?c?> i'd	-1 -1 0 2 0
last b> e <p?c?> keep	-2 3 0 -1 0
last b> e <p?c?> so	0 3 -1 -1 0
last b> e <p?c?> your	2 -1 -1 -1 0
last b> e <p?p?> and	-2 3 1 -4 1
last b> e <p?p?> any	-1 2 -1 0 0
last b> e <p?p?> are	2 -2 0 0 0
last b> e <p?p?> fine	-1 2 0 -1 0
last b> e <p?p?> he	-1 0 0 0 2
last b> e <p?p?> how	1 0 1 -2 0
last b> e <p?p?> i	-2 -1 -3 3 3
last b> e <p?p?> it	0 2 0 0 -1
last b> e <p?p?> it's	-3 1 0 2 0
last b> e <p?p?> my	2 -1 0 0 0
last b> e <p?p?> no	-2 4 -2 0 0
last b> e <p?p?> oh	0 -1 2 -1 0
last b> e <p?p?> ok	-2 1 -1 2 0
last b> e <p?p?> so	4 -1 -2 1 -1
last b> e <p?p?> that	0 -2 0 1 0
last b> e <p?p?> that's	2 2 -2 0 -1
last b> e <p?p?> then	-1 -2 1 1 0
last b> e <p?p?> they	1 1 0 -3 2
last b> e <pc> that's	-2 -1 2 0 0
last b> e <pp> and	0 2 0 -1 0
last b> e a bit	2 1 -2 0 -1
last b> e a day	-2 -1 2 2 -1
last b> e a few	-2 -1 1 2 0
last b> e a month	-2 0 2 1 0
last b> e a tablet	-2 -1 4 -1 0
last b> e a week	4 -1 0 -2 0
last b> e a year	3 -1 1 -2 0
last b> e about a	-2 0 2 0 0
last b> e about it	2 -1 -1 0 0
last b> e above #	2 -1 0 -1 0
last b> e after the	0 0 -1 -1 2
last b> e again <p?p?>	1 -2 0 0 1
last b> e ago and	2 0 -1 0 0
last b> e allerg to	-1 -1 0 2 0
last b> e an hour	-2 -1 2 0 0
last b> e and he	-1 -2 0 2 0
last b> e and i	2 -3 -2 2 1
last b> e and it	-2 -2 3 0 1
last b> e and that	0 3 -1 -2 -1
last b> e and the	-6 5 -1 0 1
last b> e and then	3 -4 1 1 -1
last b> e and they	-1 0 -1 0 2
last b> e and this	1 1 -2 0 0
last b> e and will	-2 0 1 1 0
last b> e and you	1 -2 1 0 0
last b> e and §2	-4 2 1 1 0
last b> e any more	0 0 -1 2 0
last b> e are you	1 0 -2 1 0
last b> e as it	-1 2 0 0 0
last b> e as they	2 -1 0 0 0
last b> e as well	2 -1 0 0 0
last b> e at #	-1 5 -2 -2 0
last b> e at home	-1 2 -1 0 0
last b> e at night	-2 0 4 -1 0
last b> e back in	2 -1 -1 0 0
last b> e be repeat	-1 0 -1 2 0
last b> e becaus it	1 -2 0 1 0
last b> e becaus of	0 2 -1 0 -1
last b> e been off	1 0 1 -3 0
last b> e before christ	0 -1 0 2 0
last b> e before i	2 -1 0 -1 0
last b> e bit of	-1 2 -1 0 -1
last b> e blood pressu	0 -1 2 -1 0
last b> e but i	3 -3 -1 1 0
last b> e but i'm	-1 0 0 2 0
last b> e but let's	2 -1 0 -1 0
last b> e but that	3 -1 -1 -1 0
last b> e by mouth	0 -2 1 1 0
last b> e by the	0 0 -2 2 0
last b> e came off	0 -1 0 2 0
last b> e came out	-2 0 0 0 3
last b> e can't have	-1 -1 0 2 0
last b> e carry on	-1 5 -3 0 0
last b> e contin <c?c?>	0 -2 1 0 0
last b> e day <c?c?>	-1 -1 0 2 0
last b> e day <c?p?>	0 2 -1 0 0
last b> e day <p?p?>	-1 2 0 -1 0
last b> e day and	2 -1 0 -1 0
last b> e day for	-2 0 2 0 -1
last b> e day with	-1 -1 0 2 0
last b> e days <p?c?>	-2 -1 3 1 0
last b> e days <p?p?>	2 -2 0 0 0
last b> e did you	-1 2 -1 0 0
last b> e do that	-1 3 -2 0 0
last b> e does that	0 2 -1 -1 0
last b> e don't put	-1 -1 0 2 0
last b> e don't use	-1 2 0 0 0
last b> e down to	-1 -1 2 0 0
last b> e every day	-2 1 -1 1 0
last b> e fine <c?c?>	-3 4 0 -1 0
last b> e fine <p?c?>	2 -1 -1 0 0
last b> e finish it	-1 2 -1 0 0
last b> e finish that	2 0 0 -1 0
last b> e first and	2 -2 1 0 0
last b> e for #	0 -6 6 1 -1
last b> e for a	3 -5 3 -1 0
last b> e for her	1 0 -2 1 0
last b> e for the	-2 -4 -1 9 -2
last b> e for you	-2 1 0 -1 2
last b> e from #	0 2 -1 0 0
last b> e from the	2 -3 -3 4 -1
last b> e gave her	-1 2 -1 -1 0
last b> e get a	3 -1 -2 0 0
last b> e go on	-2 1 2 0 0
last b> e going to	2 -1 -1 -1 0
last b> e good <c?c?>	-2 2 -1 -1 0
last b> e good woman	-1 2 -1 -1 0
last b> e got the	2 0 -1 -1 0
last b> e had #	-2 -3 -1 6 0
last b> e had a	-1 -1 0 2 0
last b> e had that	4 -1 1 -2 -3
last b> e had §2	0 2 -1 -1 0
last b> e half a	1 2 -2 -1 0
last b> e has the	-1 -1 2 0 0
last b> e have it	-1 3 -1 -1 1
last b> e have that	-1 2 -1 0 0
last b> e have you	1 -1 2 -2 0
last b> e have §2	-2 1 -1 3 0
last b> e having it	-1 1 0 -1 2
last b> e having that	-1 2 -1 0 0
last b> e he had	1 4 -2 -3 0
last b> e he needs	-2 2 0 0 0
last b> e he was	0 -2 0 1 1
last b> e he went	-2 1 0 -1 3
last b> e him §2	1 -2 1 0 0
last b> e his food	-1 -1 0 2 0
last b> e home from	-1 3 -1 -1 0
last b> e hour before	-1 -1 3 0 0
last b> e how much	2 0 -2 -1 0
last b> e i came	-1 -1 0 1 2
last b> e i didn't	-1 0 0 -2 2
last b> e i don't	-1 3 -1 -1 0
last b> e i gave	-2 1 0 2 -1
last b> e i got	3 -2 -1 0 0
last b> e i had	3 -3 0 -1 1
last b> e i have	3 1 -2 -1 -1
last b> e i never	2 -1 -1 0 0
last b> e i read	2 0 0 -1 0
last b> e i stoppe	-4 -2 0 6 0
last b> e i take	1 3 -1 -1 -1
last b> e i think	0 -1 0 2 -1
last b> e i though	0 0 2 -1 -1
last b> e i use	2 -1 -1 0 0
last b> e i want	-1 -1 2 -1 1
last b> e i was	-2 -1 -2 -2 6
last b> e i'd rather	-1 0 -1 3 -1
last b> e i've been	-1 3 -1 -1 -1
last b> e i've not	-2 1 2 0 0
last b> e i've put	-2 0 1 1 0
last b> e if he's	-2 1 0 0 0
last b> e if the	2 0 0 -1 0
last b> e in #	2 -4 0 -1 3
last b> e in a	2 -1 -1 -1 0
last b> e in her	-2 1 2 -1 0
last b> e in july	2 0 -1 0 0
last b> e in my	-2 2 0 0 0
last b> e in now	-1 -1 3 -1 0
last b> e in the	-1 -3 3 0 0
last b> e in your	2 0 1 -1 -1
last b> e is fine	-1 2 -1 0 0
last b> e is in	0 2 -1 0 0
last b> e is it	-2 2 0 -1 1
last b> e is on	2 0 0 -1 0
last b> e is §2	2 -2 1 -1 0
last b> e it #	1 0 -2 1 0
last b> e it <c?c?>	1 0 2 -2 -1
last b> e it a	-1 2 0 -1 0
last b> e it again	-2 0 0 -1 4
last b> e it and	-1 1 -1 2 0
last b> e it does	-2 2 1 -1 -1
last b> e it in	-5 0 3 -1 3
last b> e it last	-1 2 -1 0 0
last b> e it off	-1 -1 0 3 0
last b> e it on	-2 0 1 2 0
last b> e it too	2 -1 -1 0 0
last b> e it was	0 -1 -1 3 -1
last b> e it's gone	2 0 0 0 -1
last b> e it's in	-1 2 0 -1 1
last b> e it's still	-1 -2 0 2 0
last b> e its not	-1 -1 0 2 0
last b> e ive been	-1 -1 3 0 0
last b> e just a	2 -1 0 -1 -1
last b> e keep it	-3 3 0 -1 0
last b> e keep that	0 2 0 -1 0
last b> e keep the	0 -2 2 1 0
last b> e last night	-1 3 -2 0 0
last b> e last time	-2 -1 0 1 2
last b> e last week	-3 1 2 -1 0
last b> e last year	1 1 -1 -2 0
last b> e let's see	2 -1 -1 -1 0
last b> e like a	-2 0 0 -1 3
last b> e like it	0 2 -1 -1 0
last b> e like the	0 2 -1 -1 0
last b> e mg at	0 -3 2 0 0
last b> e mg twice	0 2 -1 -1 0
last b> e ml twice	3 -2 -3 1 0
last b> e month <c?c?>	-1 0 2 0 0
last b> e more days	0 2 0 -1 0
last b> e more of	-2 0 0 2 0
last b> e my daught	-1 -1 0 3 0
last b> e never again	-1 0 0 -2 4
last b> e no <c?c?>	2 0 -1 -1 0
last b> e no §2	-3 2 2 -1 0
last b> e not be	-2 0 -1 1 2
last b> e not before	2 0 -1 0 0
last b> e not for	2 -1 0 -1 0
last b> e not had	-2 2 2 -1 0
last b> e not today	2 0 0 -1 0
last b> e now <c?p?>	2 -2 1 -1 0
last b> e now and	-1 -1 3 -1 0
last b> e of #	-1 4 -3 0 0
last b> e of a	3 -3 0 0 0
last b> e of the	-1 2 -1 -3 3
last b> e of them	-1 -1 0 2 -1
last b> e of §2	-2 1 2 -1 0
last b> e off it	-2 0 2 0 0
last b> e off that	2 -2 -1 1 0
last b> e off the	2 -1 0 0 0
last b> e okay <c?c?>	-1 -1 0 2 0
last b> e on #	-1 4 -2 -1 0
last b> e on and	-1 0 -1 2 0
last b> e on it	-2 3 -1 -2 1
last b> e on that	3 -1 0 -1 -1
last b> e on the	-2 0 0 -4 6
last b> e on top	0 -1 2 -1 0
last b> e on with	-1 3 -3 1 0
last b> e on §2	4 -3 0 -1 -1
last b> e once a	-1 0 2 0 0
last b> e once daily	2 -1 0 0 0
last b> e one <p?p?>	1 2 -1 -1 0
last b> e one a	-1 4 -1 -1 0
last b> e one if	0 2 -1 -1 0
last b> e one in	0 -2 3 -1 0
last b> e one was	0 2 -1 -1 0
last b> e or #	-1 -1 0 3 0
last b> e out in	-1 0 0 -1 2
last b> e over #	2 -1 0 0 0
last b> e please dont	-2 -1 -1 5 -1
last b> e pulse is	-1 2 0 0 0
last b> e put that	-2 -3 1 2 2
last b> e rather you	-1 -1 0 2 0
last b> e right <c?c?>	-2 1 -1 0 1
last b> e ring us	-1 0 0 2 0
last b> e she goes	2 -1 0 -1 0
last b> e she had	-2 0 0 2 0
last b> e she has	-1 2 0 0 0
last b> e she was	-1 -2 3 -1 0
last b> e side of	-1 -1 3 -1 0
last b> e since last	-1 2 0 -1 0
last b> e since saturd	-1 -1 0 3 0
last b> e so i'll	2 -1 0 -1 0
last b> e so no	-2 -1 3 -1 0
last b> e so not	2 0 -1 0 -1
last b> e so the	-2 -1 2 2 0
last b> e spot on	0 2 0 -1 -1
last b> e still in	-1 -3 0 3 1
last b> e stop it	-1 -1 0 2 0
last b> e stop that	-1 0 0 2 -1
last b> e stoppe it	0 -1 -1 3 -1
last b> e stoppe that	-1 -2 0 3 0
last b> e take §2	1 2 0 -2 -1
last b> e that #	2 -1 1 -1 -1
last b> e that every	-1 2 -1 -1 0
last b> e that goes	-1 3 -1 -1 0
last b> e that i	-1 0 0 -3 4
last b> e that is	-2 2 1 -1 0
last b> e that on	-1 -3 0 3 2
last b> e that one	1 2 -2 -1 0
last b> e that stays	-1 3 -1 -1 0
last b> e that was	6 -3 -2 -1 0
last b> e that went	0 -1 -1 0 2
last b> e that when	2 -2 0 1 -1
last b> e thats fine	-1 2 0 -1 0
last b> e thats the	2 -1 1 -1 0
last b> e the box	0 -1 0 2 0
last b> e the day	-2 1 -1 2 0
last b> e the dental	-1 2 -1 -1 0
last b> e the fever	-1 -1 1 -1 2
last b> e the gel	-1 2 0 0 0
last b> e the jab	0 -1 2 0 0
last b> e the last	-2 -1 0 3 1
last b> e the letter	-2 3 -1 0 0
last b> e the little	1 2 -1 -2 0
last b> e the mornin	0 3 1 -2 -1
last b> e the neck	-2 -1 2 -1 1
last b> e the nurse	-2 -1 0 3 0
last b> e the old	4 -2 -2 -1 0
last b> e the one	2 1 -1 -1 -1
last b> e the other	1 -3 1 -1 1
last b> e the same	-2 -1 5 -2 0
last b> e the skin	-1 -1 2 0 0
last b> e the spring	2 -1 -1 -2 2
last b> e the summer	2 -1 0 -1 0
last b> e the vein	-2 -1 5 -1 0
last b> e the ward	0 -3 2 -1 2
last b> e the way	0 2 -1 0 0
last b> e the §2	4 -2 -4 4 -2
last b> e then #	-2 -1 1 1 0
last b> e then i	2 -1 0 -1 0
last b> e then the	-1 -1 0 3 0
last b> e then we'll	2 -2 0 0 0
last b> e there <c?c?>	-1 0 2 -1 0
last b> e there' a	0 0 2 -1 0
last b> e they gave	1 0 0 -2 2
last b> e they put	0 2 -1 0 0
last b> e they stoppe	2 -1 0 0 -1
last b> e they were	2 -1 0 -1 0
last b> e this mornin	-1 1 -1 2 0
last b> e till #	-1 2 0 0 0
last b> e time of	-1 -1 1 -1 2
last b> e to #	-2 1 1 0 0
last b> e to be	1 -2 -1 1 1
last b> e to have	-1 2 -1 0 0
last b> e to keep	-1 -1 2 0 0
last b> e to §2	-2 1 -1 3 0
last b> e today and	0 -2 2 0 0
last b> e told me	-2 3 0 -1 1
last b> e too #	3 -1 -2 0 0
last b> e too but	2 -1 -1 0 0
last b> e top of	0 -1 2 -1 0
last b> e twice a	-4 1 3 0 -1
last b> e twice daily	1 -1 -2 2 0
last b> e under the	-2 1 1 -1 1
last b> e up and	2 0 -1 -1 0
last b> e up in	2 0 0 -1 -1
last b> e up like	-2 0 0 0 2
last b> e up to	-1 -3 4 0 0
last b> e use it	0 2 -1 -1 0
last b> e use §2	-2 1 -1 2 0
last b> e want that	1 -1 2 -1 0
last b> e was #	-1 0 -1 2 0
last b> e was in	3 -1 -2 -2 1
last b> e was on	3 0 -1 -2 0
last b> e was sick	-1 0 0 2 0
last b> e was the	2 -1 0 -1 -1
last b> e we had	1 -1 0 1 -2
last b> e we stoppe	2 -1 0 0 0
last b> e we'll see	2 -2 0 0 0
last b> e week <p?p?>	-1 0 -1 2 0
last b> e week and	-1 -1 2 0 0
last b> e week for	-1 2 0 -1 0
last b> e weeks <c?c?>	0 -2 1 0 0
last b> e weeks <p?p?>	1 -2 1 0 0
last b> e weeks and	-1 2 -3 2 0
last b> e weeks then	0 -1 2 0 0
last b> e what about	-2 0 1 0 1
last b> e when the	0 -1 -2 2 0
last b> e with my	-1 2 0 -1 0
last b> e with §2	2 -1 0 -1 0
last b> e years ago	5 -1 -1 -1 0
last b> e years back	2 1 0 -2 0
last b> e yes <c?c?>	-3 5 -2 0 0
last b> e you didn't	-1 0 0 2 0
last b> e you do	-1 3 -1 -2 0
last b> e you had	0 -1 2 -2 1
last b> e you have	-1 2 0 -1 0
last b> e you like	-1 3 0 -1 0
last b> e you need	0 -1 2 -1 0
last b> e you on	1 -1 -1 2 -1
last b> e you still	3 -1 0 -1 0
last b> e you take	0 1 -2 1 0
last b> e you've got	-2 2 -1 1 0
last c< e #	0 5 -1 -3 0
last c< e <c?c?>	-3 -2 1 2 2
last c< e <c?p?>	5 -1 -2 -1 -1
last c< e <cc>	-2 3 -1 3 -2
last c< e <cp>	-2 3 -1 0 1
last c< e <p?c?>	1 3 -5 0 1
last c< e <pp>	1 2 -2 -1 0
last c< e ?	0 -1 3 -1 -1
last c< e a	-3 -5 6 2 0
last c< e about	2 0 -2 -2 1
last c< e also	-2 1 0 1 0
last c< e and	1 1 0 0 -2
last c< e antib	-1 2 -1 0 0
last c< e be	2 -2 -1 1 0
last c< e been	-3 1 -2 4 0
last c< e blue	-1 2 0 -1 0
last c< e but	-2 0 2 -1 1
last c< e chew	-1 2 0 -1 0
last c< e child	-2 1 0 1 0
last c< e come	-2 0 -1 2 0
last c< e consi	2 -1 -1 0 0
last c< e conti	0 -1 0 -2 3
last c< e could	2 0 -1 -1 0
last c< e did	2 -2 -2 1 0
last c< e for	1 -4 4 -1 0
last c< e from	0 -1 0 2 -1
last c< e gave	4 -1 -2 -2 1
last c< e get	-1 2 -2 1 0
last c< e givin	0 -2 2 0 0
last c< e go	0 -1 2 0 0
last c< e going	0 -1 2 -1 0
last c< e had	3 -3 0 1 0
last c< e have	-2 -1 0 1 2
last c< e he	1 0 -2 0 1
last c< e her	0 2 -3 2 -1
last c< e here	0 1 -1 -1 2
last c< e him	-2 1 2 -1 0
last c< e his	-1 3 -3 1 0
last c< e husba	2 -1 0 0 0
last c< e i	0 5 -4 0 -1
last c< e i'm	1 -3 2 0 -1
last c< e in	-1 0 -2 0 3
last c< e inste	-2 -2 2 1 0
last c< e is	3 0 -2 -1 0
last c< e it	-2 -3 1 0 3
last c< e it's	-2 -1 3 0 -1
last c< e jab	0 -1 2 0 0
last c< e keep	-3 3 1 0 -1
last c< e me	-2 0 -1 2 1
last c< e more	-1 -1 0 3 0
last c< e my	2 1 -1 0 -1
last c< e no	0 -2 -2 3 2
last c< e not	2 -1 2 -2 -1
last c< e now	-2 0 3 -1 -1
last c< e of	0 2 1 -2 -1
last c< e off	-2 1 -1 2 0
last c< e on	3 0 -2 0 -1
last c< e once	0 -1 -2 3 0
last c< e one	0 2 1 -3 -1
last c< e or	2 -1 0 0 0
last c< e out	-1 -1 3 -1 0
last c< e patch	-1 -2 0 3 0
last c< e plain	-2 0 1 1 0
last c< e purpl	-1 0 2 0 0
last c< e right	-1 2 0 0 0
last c< e say	2 0 -1 -1 0
last c< e see	-1 -2 0 3 0
last c< e she	3 -1 0 -1 0
last c< e so	-3 -2 0 3 1
last c< e some	1 0 1 -2 0
last c< e still	-1 2 0 0 0
last c< e stopp	-2 -2 2 2 0
last c< e syrin	3 -1 -3 0 0
last c< e table	0 2 -1 -1 0
last c< e take	-1 2 -4 0 2
last c< e takes	2 -1 0 -1 0
last c< e that	3 -2 1 -4 1
last c< e that'	-1 -2 1 2 0
last c< e the	-4 7 -9 10 -4
last c< e them	-1 1 2 -1 0
last c< e then	-1 1 4 -4 -1
last c< e there	0 2 0 -1 0
last c< e they	2 -2 0 -3 3
last c< e thing	2 -1 0 -1 0
last c< e to	2 -3 2 -1 0
last c< e today	2 -1 0 -1 0
last c< e use	4 1 -4 -1 0
last c< e want	0 -2 2 0 0
last c< e was	0 -3 -3 1 4
last c< e we	2 -1 -1 1 0
last c< e we'll	2 -1 -1 0 0
last c< e well	1 -2 0 1 0
last c< e what	2 -1 0 -2 0
last c< e when	-1 2 0 -1 0
last c< e with	-2 1 2 -3 1
last c< e you	-1 -3 6 -1 -1
last c< e you'r	0 2 0 -1 0
last c< e |	-5 5 -1 0 2
last c< e §	-1 0 -1 2 -2
last c< e §2	5 0 -2 -2 0
last c> e #	-4 8 3 -4 -4
last c> e <c?c?>	3 3 -5 2 -3
last c> e <c?p?>	-1 2 0 0 0
last c> e <cp>	-4 1 -1 5 0
last c> e <p?c?>	0 2 -1 -1 0
last c> e <p?p?>	1 -2 -1 -2 4
last c> e <pp>	2 -1 -2 2 0
last c> e a	0 6 2 -5 -2
last c> e ago	2 0 0 -1 0
last c> e aller	2 1 0 -1 -2
last c> e an	-2 1 2 0 0
last c> e and	1 -2 1 -2 2
last c> e at	-2 2 0 0 1
last c> e becau	0 -2 1 1 0
last c> e been	0 3 0 -3 0
last c> e befor	0 0 0 -1 2
last c> e but	5 -3 -2 2 -1
last c> e chemi	-1 -1 0 2 0
last c> e come	1 -2 1 0 0
last c> e could	-1 0 0 0 2
last c> e day	-2 4 -1 -1 0
last c> e days	-1 2 0 -1 0
last c> e did	1 -1 2 -1 0
last c> e do	2 0 -1 0 0
last c> e does	-1 1 2 -2 0
last c> e don't	-3 2 1 -1 1
last c> e due	-1 2 0 0 0
last c> e every	1 1 -2 -1 0
last c> e for	3 -1 1 -2 -1
last c> e from	-4 0 -2 7 -1
last c> e gel	0 2 -1 -1 0
last c> e give	2 -1 -1 -2 2
last c> e good	0 2 -1 -1 0
last c> e got	-1 2 -1 -1 0
last c> e had	0 -5 -1 7 0
last c> e half	-1 4 -2 -1 0
last c> e has	-2 0 3 -1 0
last c> e he	2 -1 -2 -1 2
last c> e he's	2 0 -1 -1 0
last c> e her	0 -3 1 1 0
last c> e his	-1 0 -1 2 0
last c> e how	2 -1 1 -1 0
last c> e i	-6 1 -4 5 2
last c> e i'm	-1 0 0 2 0
last c> e i've	-2 3 -1 1 -1
last c> e in	4 -2 1 -4 1
last c> e inste	-1 -1 3 0 0
last c> e is	2 -3 1 -1 0
last c> e it	-1 0 1 -2 2
last c> e it's	-4 0 1 4 -1
last c> e its	-1 0 -1 3 0
last c> e keep	-1 2 0 0 0
last c> e last	-3 0 4 -2 1
last c> e leave	0 2 0 -1 0
last c> e level	0 2 0 -1 0
last c> e mg	-1 -5 6 1 0
last c> e ml	2 -2 -1 1 0
last c> e month	2 1 1 -4 0
last c> e much	2 0 -1 -1 0
last c> e my	3 -3 -1 1 0
last c> e night	-1 2 0 0 0
last c> e nose	2 -1 0 0 0
last c> e not	3 -1 -1 0 0
last c> e nothi	2 -1 -1 -1 0
last c> e now	0 -3 5 -2 0
last c> e of	0 -3 2 -1 1
last c> e oh	-2 0 1 0 0
last c> e okay	-1 0 -1 2 0
last c> e on	-2 3 0 -1 -1
last c> e one	-4 1 6 -1 0
last c> e or	1 -2 -1 3 -1
last c> e out	-1 -1 -1 4 0
last c> e paste	0 2 -2 0 0
last c> e sache	-1 -2 2 1 0
last c> e she	2 2 -2 -2 -1
last c> e since	-2 1 -1 3 0
last c> e so	-1 -2 5 -1 0
last c> e spray	0 -1 -1 2 0
last c> e stays	-1 3 -1 -1 0
last c> e still	1 -3 0 2 0
last c> e stopp	-1 -1 0 2 0
last c> e summe	2 -1 0 -1 0
last c> e table	2 0 -1 -1 0
last c> e that	6 0 -2 -3 -2
last c> e that'	3 -1 1 -1 -1
last c> e thats	-2 2 -1 1 0
last c> e the	0 -3 -3 4 2
last c> e then	-3 -2 3 3 0
last c> e they	0 -1 3 -3 1
last c> e this	-2 2 1 0 0
last c> e time	-2 -1 1 0 3
last c> e times	1 2 -2 0 0
last c> e to	0 2 -2 0 1
last c> e too	3 0 -2 0 0
last c> e took	-1 0 0 2 -1
last c> e twice	0 2 -1 -1 0
last c> e up	2 -1 1 -2 -1
last c> e use	-1 2 0 0 0
last c> e vein	-1 0 2 0 0
last c> e was	6 -2 -4 -2 1
last c> e we	1 1 -2 0 0
last c> e well	2 -2 0 0 0
last c> e were	0 -2 3 -1 0
last c> e which	-2 0 2 0 0
last c> e will	0 -1 2 0 -1
last c> e with	3 -1 0 -1 -1
last c> e yes	-2 4 0 -1 -1
last c> e you	-3 0 2 -1 2
last c> e you'v	-1 3 -1 0 0
last c> e §2	2 1 -3 1 -1
last w< e #	-1 -1 -3 6 0
last w< e <c?c?>	1 -2 -1 3 -1
last w< e <cc>	-1 1 0 2 -3
last w< e <cp>	1 1 -2 0 0
last w< e <p?p?>	-2 0 2 -3 2
last w< e ?	2 4 -3 -3 -1
last w< e a	-8 -7 10 3 3
last w< e about	2 0 -3 0 2
last w< e addin	-1 -1 3 0 0
last w< e after	-1 -1 4 -3 2
last w< e ago	-1 -1 3 -1 0
last w< e all	-2 3 0 -2 1
last w< e alrea	0 2 -1 0 0
last w< e alway	3 -1 -1 0 0
last w< e and	-3 3 1 1 -2
last w< e anyth	-1 -2 -2 1 3
last w< e are	-2 3 -1 0 0
last w< e as	3 -3 1 -1 0
last w< e at	1 -2 2 1 -1
last w< e back	0 0 2 -1 -1
last w< e bag	1 0 1 -2 0
last w< e be	1 2 -4 2 -1
last w< e been	-3 -1 -1 5 0
last w< e befor	2 2 -1 0 -2
last w< e bit	1 -1 2 -1 -1
last w< e blood	-1 4 -1 -2 0
last w< e blue	-1 3 0 -2 0
last w< e both	2 1 -1 -1 0
last w< e box	0 2 -1 -1 0
last w< e but	-1 0 2 -1 1
last w< e by	1 0 -2 1 0
last w< e can	-2 1 2 -1 -1
last w< e carry	1 -2 0 2 0
last w< e chang	-2 3 0 0 0
last w< e chew	-1 2 0 -1 0
last w< e child	-2 1 0 1 0
last w< e clot	0 -3 4 0 0
last w< e come	0 0 -1 2 0
last w< e consi	2 -1 -1 0 0
last w< e conti	0 -1 -1 -2 3
last w< e count	0 2 0 -2 0
last w< e cream	-2 1 1 0 0
last w< e daily	3 -2 0 -1 0
last w< e day	-2 1 -2 2 1
last w< e days	0 -2 0 1 2
last w< e denie	0 -1 0 -1 3
last w< e did	-1 1 -4 1 2
last w< e do	0 4 0 -3 0
last w< e doesn	3 0 0 -1 -1
last w< e done	2 0 0 -1 0
last w< e dose	0 3 -1 -2 0
last w< e down	-2 2 0 0 0
last w< e drop	-2 0 1 1 0
last w< e drops	-2 1 0 1 0
last w< e ever	0 0 2 -2 0
last w< e every	5 -2 -2 -1 -1
last w< e famil	0 0 2 -1 0
last w< e fever	0 -1 -1 2 0
last w< e fine	3 -1 -2 -2 1
last w< e finis	0 -1 -1 2 0
last w< e for	-3 -3 4 1 1
last w< e from	-2 -1 0 4 -1
last w< e gave	5 -2 -3 0 0
last w< e gel	0 1 1 -2 0
last w< e get	1 1 -2 0 0
last w< e girl	0 -1 1 -2 2
last w< e givin	-1 -1 2 1 0
last w< e go	-1 0 2 -1 0
last w< e going	1 -1 2 -2 0
last w< e gone	0 -2 2 0 0
last w< e good	-2 -2 0 5 -1
last w< e had	-2 -1 0 4 -1
last w< e has	2 0 1 -3 -1
last w< e have	1 -3 3 -2 1
last w< e havin	-2 -1 2 1 0
last w< e hay	1 -2 -1 2 0
last w< e he	3 0 -3 -1 2
last w< e here	0 2 -1 -1 1
last w< e him	1 -2 1 1 -1
last w< e his	-3 7 -5 1 0
last w< e home	3 -1 -1 -1 0
last w< e hrt	-1 -1 0 2 0
last w< e husba	2 -1 0 0 0
last w< e i	-4 4 -3 3 0
last w< e i'd	3 -1 3 -4 -1
last w< e i'll	-2 1 2 -2 0
last w< e i'm	1 -3 3 0 -1
last w< e i've	-1 0 -3 2 2
last w< e if	4 0 -1 -1 -1
last w< e ill	-3 -1 5 0 0
last w< e im	0 -2 4 -1 0
last w< e in	3 -5 0 -1 3
last w< e inhal	0 2 0 -1 0
last w< e inr	-1 -1 0 2 0
last w< e inste	-1 -3 2 2 0
last w< e iron	-2 1 0 1 0
last w< e is	3 0 -1 1 -2
last w< e it	-2 0 -1 1 2
last w< e it's	1 -2 4 -2 -1
last w< e its	-2 1 3 -2 1
last w< e ive	1 0 -2 1 0
last w< e jab	1 -2 2 -1 0
last w< e just	-1 2 -1 1 0
last w< e keep	-3 5 0 -1 -1
last w< e knee	-1 0 0 2 0
last w< e know	2 1 -1 -1 0
last w< e last	2 2 -4 -2 1
last w< e leave	-2 2 0 1 0
last w< e let	0 0 -1 2 0
last w< e let's	-2 -1 -1 3 0
last w< e like	2 -1 0 0 0
last w< e liqui	1 -2 1 0 0
last w< e march	3 -1 -2 -1 0
last w< e me	0 0 -2 3 0
last w< e mg	-2 1 -1 0 3
last w< e ml	1 -2 1 1 0
last w< e more	-2 0 0 2 0
last w< e morni	-1 -1 1 2 -1
last w< e my	7 -2 -5 -1 1
last w< e never	2 0 -1 0 -1
last w< e new	-1 0 0 2 0
last w< e next	2 0 0 -1 0
last w< e no	1 -1 -4 0 3
last w< e not	2 2 1 -3 -1
last w< e nothi	-1 -1 2 1 -1
last w< e now	-2 1 3 -1 -1
last w< e of	0 0 4 -2 -2
last w< e off	-2 2 2 -1 -1
last w< e ok	4 -3 -1 -1 0
last w< e okay	1 2 -1 -2 0
last w< e old	2 0 0 -2 0
last w< e on	-2 -3 0 4 1
last w< e once	2 -2 -1 1 0
last w< e one	2 4 0 -3 -2
last w< e ones	0 -1 -1 2 0
last w< e only	1 -2 -1 0 2
last w< e opera	2 -1 -1 0 0
last w< e or	1 -2 2 0 0
last w< e our	-1 -1 0 2 0
last w< e out	-1 1 2 -2 -1
last w< e over	1 -2 1 0 0
last w< e pain	0 -1 2 -1 0
last w< e patch	-1 -2 -1 4 0
last w< e plain	-2 0 1 1 0
last w< e pleas	1 1 -2 0 -1
last w< e press	-1 2 -1 1 0
last w< e put	-2 0 3 0 -1
last w< e rash	-1 0 0 -1 2
last w< e right	-1 3 1 -3 0
last w< e ring	2 -1 -1 0 0
last w< e risk	-1 -3 3 0 0
last w< e sache	3 0 0 -1 0
last w< e said	1 1 -1 -2 1
last w< e say	2 -1 1 -1 0
last w< e says	0 -3 -1 2 1
last w< e sedat	-2 0 2 0 0
last w< e see	0 -3 0 4 -1
last w< e send	2 1 -2 0 0
last w< e she	-1 3 -2 2 0
last w< e shoul	-1 0 0 -2 2
last w< e since	-3 1 1 1 0
last w< e siste	2 0 -2 0 -1
last w< e skin	-1 -1 4 -1 -1
last w< e sleep	-1 0 -1 2 0
last w< e so	-5 -7 7 4 0
last w< e somet	0 0 2 -2 0
last w< e spray	-1 -1 0 2 0
last w< e sprin	-1 -1 -1 0 3
last w< e start	3 -1 -1 -1 0
last w< e stay	-1 3 -1 -1 0
last w< e stayi	-1 2 -1 -1 0
last w< e stero	2 -3 2 -1 0
last w< e still	-1 2 -1 0 0
last w< e summe	-3 2 0 2 0
last w< e sure	0 -1 0 2 0
last w< e swap	-1 -1 2 0 0
last w< e syrin	3 -1 -3 0 0
last w< e table	-1 1 -1 3 -2
last w< e take	-1 4 -5 0 2
last w< e takes	3 -1 -1 -1 0
last w< e that	-1 2 1 -2 1
last w< e that'	-3 -1 5 0 0
last w< e thats	2 2 -2 -1 -1
last w< e the	-5 6 -4 4 -1
last w< e them	-3 2 1 0 0
last w< e then	-1 1 3 -1 -2
last w< e they	3 2 -3 -4 2
last w< e thinn	0 2 0 -1 0
last w< e this	0 -1 0 2 -1
last w< e those	0 0 -1 2 0
last w< e thurs	0 2 -1 -1 0
last w< e till	-3 -1 4 0 0
last w< e tingl	2 -1 -1 0 0
last w< e today	1 6 -2 -4 -1
last w< e tomor	2 0 -1 -1 0
last w< e tonig	0 2 -1 0 0
last w< e too	0 -2 1 2 0
last w< e top	-1 -1 1 -2 3
last w< e twice	1 2 -4 2 0
last w< e under	0 -1 2 -1 0
last w< e until	-1 2 -1 0 0
last w< e us	2 0 -1 0 0
last w< e use	3 2 -2 -2 -1
last w< e vet	-1 2 -1 0 0
last w< e want	0 -3 3 0 0
last w< e ward	-3 -1 -1 -1 5
last w< e was	-6 -1 1 1 5
last w< e water	-1 2 0 -1 0
last w< e we	1 2 -4 2 0
last w< e we'll	0 -1 2 -1 0
last w< e we're	-1 -1 0 2 0
last w< e we've	-2 1 0 1 0
last w< e week	-3 0 1 0 2
last w< e well	4 0 -4 0 0
last w< e were	0 -1 0 -3 3
last w< e what	3 0 -2 -1 0
last w< e when	-1 2 3 -4 1
last w< e why	-2 0 3 0 0
last w< e wife	1 -2 -1 1 0
last w< e with	1 -3 -1 -2 4
last w< e won't	0 0 -1 2 0
last w< e work	2 -1 0 0 0
last w< e worme	3 -1 -2 0 0
last w< e x-ray	-1 0 2 0 0
last w< e yeah	-1 2 -1 0 0
last w< e year	-1 0 2 -1 0
last w< e years	2 0 -1 0 0
last w< e yes	0 1 -3 1 0
last w< e you	1 -3 0 0 2
last w< e you'l	3 0 -2 0 0
last w< e you'r	0 2 -1 -1 0
last w< e your	4 1 1 -4 -1
last w< e |	-1 0 2 2 -2
last w< e §	-2 -3 -1 4 2
last w< e §2	1 7 -3 -3 -2
last w> e #	-8 8 -1 3 -3
last w> e <c?c?>	3 0 -2 3 -3
last w> e <cc>	-4 0 5 -1 0
last w> e <cp>	-5 5 0 2 -1
last w> e <p?c?>	3 1 0 -1 -3
last w> e <p?p?>	-1 -1 -2 -1 5
last w> e <pc>	-1 3 -2 -1 1
last w> e <pp>	3 -4 -2 2 0
last w> e a	4 -2 2 -6 2
last w> e about	0 -5 5 1 -1
last w> e above	2 -1 0 -1 0
last w> e actua	2 -1 -1 -1 0
last w> e admis	-2 -1 -1 3 0
last w> e after	2 -3 0 -3 3
last w> e again	0 -3 -2 -2 7
last w> e ago	3 -1 -1 0 -1
last w> e ah	-1 -2 0 1 3
last w> e all	-5 0 -1 2 4
last w> e alone	0 2 0 -1 0
last w> e alrea	0 2 -1 -1 0
last w> e altog	4 -2 -2 -1 0
last w> e alway	-2 2 0 -1 0
last w> e an	-4 2 2 0 0
last w> e and	-7 -3 10 0 0
last w> e anoth	1 2 -1 -1 0
last w> e any	-2 0 2 1 -1
last w> e are	5 0 -3 -1 -1
last w> e as	2 0 0 -1 -1
last w> e ask	3 -2 0 -1 -1
last w> e asthm	3 -2 -1 0 0
last w> e at	0 3 1 -2 -1
last w> e augus	0 -1 -1 2 0
last w> e baby	-1 2 0 0 0
last w> e back	4 -1 0 -2 -1
last w> e bad	-3 2 1 1 0
last w> e bag	-2 2 -1 2 0
last w> e be	-2 -2 0 -1 6
last w> e becau	2 -6 3 -1 2
last w> e bit	1 3 -3 0 -1
last w> e bleed	2 -1 0 -1 0
last w> e blue	-1 0 -1 2 0
last w> e bowel	2 0 0 -1 0
last w> e break	-1 2 0 -1 0
last w> e but	12 -2 -6 -1 -3
last w> e by	-1 -3 3 2 -1
last w> e came	-2 -1 -1 1 3
last w> e can	1 1 -1 1 -2
last w> e can't	-1 -1 0 3 0
last w> e capsu	-1 -1 2 0 0
last w> e card	0 -1 -1 0 2
last w> e carry	-1 5 -4 0 0
last w> e cause	-2 -1 -1 1 3
last w> e chew	-2 2 1 -1 0
last w> e clear	2 -1 0 0 -1
last w> e clini	3 0 0 -2 0
last w> e colle	-1 0 2 -1 0
last w> e comin	-2 0 0 2 0
last w> e conti	1 -1 2 -1 0
last w> e cough	-2 -2 1 2 1
last w> e could	0 2 -1 -2 2
last w> e daily	2 -1 -3 2 0
last w> e daugh	-2 -1 -1 3 0
last w> e day	-4 0 3 3 -2
last w> e days	-2 -2 2 2 -1
last w> e denta	-1 2 -1 -1 0
last w> e did	0 -2 0 3 -1
last w> e didn'	0 0 -2 0 2
last w> e died	-1 0 0 -2 3
last w> e do	0 3 1 -4 -1
last w> e docto	-1 -1 -1 2 1
last w> e does	-3 4 1 0 -1
last w> e doesn	3 -1 -1 0 0
last w> e dog	-1 -1 0 2 1
last w> e doing	-2 1 0 1 0
last w> e don't	-5 3 0 0 1
last w> e done	-1 -2 1 2 -1
last w> e dont	-4 -1 0 4 1
last w> e dose	3 -1 -1 -1 0
last w> e down	-1 -1 2 -1 1
last w> e drop	-1 -1 0 2 0
last w> e drops	-1 0 0 2 0
last w> e dry	-1 -1 3 0 0
last w> e due	0 2 -1 -1 0
last w> e enoug	2 -2 1 0 0
last w> e ever	0 2 -1 -1 0
last w> e every	-2 4 -1 -2 1
last w> e face	-2 -1 0 -1 5
last w> e fair	1 -1 2 -1 0
last w> e feel	2 -1 0 -1 0
last w> e fever	-2 -1 0 -1 3
last w> e few	-2 -1 1 2 0
last w> e fine	-1 6 -1 -2 -1
last w> e finis	3 -2 -3 2 -1
last w> e first	2 -2 2 -1 -1
last w> e food	-2 0 0 2 0
last w> e foot	0 -1 -1 2 0
last w> e footb	-2 1 0 -1 2
last w> e fortn	-1 -1 3 0 0
last w> e frida	-3 2 0 2 -1
last w> e from	-2 -4 -4 10 0
last w> e g	0 0 1 -2 0
last w> e gave	-1 2 -1 0 0
last w> e gel	-3 3 2 -1 0
last w> e get	2 -1 1 -2 0
last w> e getti	-1 3 -1 -1 0
last w> e give	6 -3 -3 -1 1
last w> e go	-2 2 1 0 -1
last w> e goes	0 3 -2 -2 0
last w> e going	1 2 -1 -1 0
last w> e gone	0 -3 1 3 -2
last w> e good	-1 8 -5 -3 1
last w> e got	0 2 -4 3 0
last w> e gout	-2 1 2 0 0
last w> e had	-2 0 0 1 0
last w> e half	-1 7 -5 -1 -1
last w> e harm	-1 2 0 0 0
last w> e has	2 3 0 -4 -1
last w> e have	-4 6 -3 -1 2
last w> e haven	-1 2 -1 -1 1
last w> e havin	-2 2 -1 -1 1
last w> e he	-1 0 -4 3 3
last w> e he's	-1 3 0 -1 -1
last w> e head	-2 0 1 -1 2
last w> e heart	2 -1 -1 0 0
last w> e help	0 -1 -1 2 0
last w> e here	-1 -1 3 0 0
last w> e hers	0 -1 2 0 0
last w> e him	0 -2 1 3 -2
last w> e hip	0 0 -1 2 -1
last w> e his	-1 -1 -2 3 1
last w> e hold	0 -2 2 1 0
last w> e horri	2 -1 -1 0 0
last w> e hour	-2 0 2 -1 0
last w> e house	2 0 0 -1 1
last w> e how	3 1 0 -3 0
last w> e hurt	-4 3 2 0 0
last w> e i	5 -8 -2 4 2
last w> e i'd	-1 0 -2 3 -1
last w> e i'll	4 -3 0 0 0
last w> e i'm	-2 0 -1 3 -1
last w> e i've	-3 1 2 2 -2
last w> e if	1 -1 2 0 -2
last w> e ill	-1 0 0 0 2
last w> e im	2 1 -1 -2 0
last w> e in	-2 -2 0 -2 6
last w> e injec	0 -1 2 -1 0
last w> e inste	-3 -1 5 -1 0
last w> e is	0 5 4 -6 -2
last w> e isnt	2 -1 -1 0 0
last w> e it	-3 -1 0 4 0
last w> e it's	-2 -2 -1 6 -1
last w> e its	-2 0 1 2 -2
last w> e ive	-1 0 2 -1 0
last w> e jab	0 -1 2 0 0
last w> e july	2 -1 -1 1 -1
last w> e just	1 0 2 -1 -2
last w> e keep	-5 5 0 0 -1
last w> e kid	3 -2 0 0 -1
last w> e kidne	-2 1 0 2 0
last w> e know	-1 2 -1 0 0
last w> e last	-4 7 -1 -2 1
last w> e leave	-1 2 0 -2 0
last w> e less	-1 0 2 -1 0
last w> e let	-1 2 -1 -1 0
last w> e let's	2 0 -2 -1 0
last w> e lette	-2 1 -1 2 0
last w> e level	0 3 -1 -2 0
last w> e like	2 -1 -3 -1 2
last w> e likel	2 -1 -2 1 0
last w> e litre	2 -2 0 0 0
last w> e littl	1 2 -1 -2 0
last w> e long	-1 0 2 0 0
last w> e lovel	-2 1 1 0 0
last w> e low	0 -1 2 0 0
last w> e may	0 2 -1 -1 0
last w> e me	-1 2 -3 -1 3
last w> e mg	-4 -2 8 -2 0
last w> e minut	-2 -1 4 -1 0
last w> e ml	3 -3 0 1 0
last w> e monda	-2 -1 -1 3 0
last w> e month	-3 1 2 -1 0
last w> e more	-4 3 -2 3 -1
last w> e morni	-3 4 1 0 -1
last w> e mouth	1 -2 0 2 -1
last w> e must	0 -2 -1 -1 3
last w> e my	-3 0 1 2 0
last w> e neck	-4 0 2 -1 3
last w> e need	0 -2 3 0 -1
last w> e neede	0 2 0 -1 -1
last w> e needs	-2 2 0 0 0
last w> e neigh	2 -1 0 -1 0
last w> e never	0 -1 2 -4 3
last w> e next	3 1 -3 -1 0
last w> e night	-4 3 1 -1 1
last w> e no	1 4 -2 -3 0
last w> e nope	3 -2 0 0 0
last w> e nose	2 -1 0 0 0
last w> e not	5 -4 -3 4 -2
last w> e notes	1 -2 0 -1 2
last w> e nothi	3 -1 -2 1 -1
last w> e now	-5 -2 10 -2 -1
last w> e nurse	-4 0 0 2 2
last w> e off	0 -4 1 4 -1
last w> e oh	-1 -1 3 0 -1
last w> e okay	-2 -1 -1 4 -1
last w> e old	3 -1 -2 0 0
last w> e on	0 1 -5 -1 6
last w> e once	-1 -4 3 2 0
last w> e one	-6 8 4 -4 -3
last w> e ones	0 3 -1 -1 -1
last w> e only	-2 1 1 1 -1
last w> e open	-1 0 2 0 0
last w> e or	-1 -3 2 3 -1
last w> e other	1 -3 1 0 1
last w> e out	-2 -1 -1 1 3
last w> e over	1 -3 0 1 1
last w> e paste	0 2 -2 0 0
last w> e patch	-2 1 2 0 0
last w> e pharm	-1 0 -1 2 0
last w> e pleas	1 -1 -2 3 -2
last w> e pneum	0 -1 0 0 2
last w> e press	2 -1 0 0 -1
last w> e put	-4 -2 1 4 1
last w> e quart	2 0 -1 -1 0
last w> e rathe	-1 0 -1 3 -1
last w> e read	2 0 0 -1 0
last w> e red	-2 0 -1 0 2
last w> e regul	0 -1 2 0 0
last w> e repea	-1 0 -1 2 0
last w> e right	1 -1 -2 -1 3
last w> e run	0 2 -1 -1 0
last w> e sache	-1 -1 0 3 0
last w> e said	2 -3 -1 2 1
last w> e same	-1 -1 5 -2 -1
last w> e satur	-3 0 -1 5 0
last w> e schoo	2 -2 -1 1 0
last w> e secon	-1 4 -1 -1 0
last w> e see	3 -2 0 0 -1
last w> e septe	1 -1 -1 2 0
last w> e she	1 -1 3 -1 -2
last w> e she's	-2 1 1 0 0
last w> e shoul	-1 0 -1 3 -1
last w> e sick	-2 -1 1 2 1
last w> e side	-2 -1 4 -1 0
last w> e since	-6 2 -1 7 -2
last w> e siste	1 -2 0 1 0
last w> e skin	-1 -1 2 0 1
last w> e so	5 0 -2 -3 0
last w> e spoon	0 -1 0 2 -1
last w> e spot	0 2 0 -1 -1
last w> e spray	0 -2 0 2 0
last w> e sprin	3 -1 -1 -3 2
last w> e start	0 -3 2 2 -1
last w> e stay	-1 2 -1 0 0
last w> e stays	-4 7 -2 0 0
last w> e still	1 -4 1 1 0
last w> e stop	-2 1 1 2 -1
last w> e stopp	0 -6 -1 9 -2
last w> e stops	-1 -1 -1 2 0
last w> e strai	0 0 0 -1 2
last w> e summe	3 0 -1 -2 -1
last w> e sunda	2 0 -1 -1 0
last w> e table	1 -4 2 1 -1
last w> e take	-1 3 -1 2 -2
last w> e taken	-1 0 -1 2 0
last w> e tea	0 2 -1 -1 0
last w> e that	-2 2 -2 0 2
last w> e that'	0 1 3 -4 -1
last w> e thats	-2 3 0 -2 2
last w> e the	1 -5 2 3 -1
last w> e then	4 -4 3 -1 -2
last w> e there	-1 0 5 -3 -1
last w> e they	5 -1 -3 -2 1
last w> e they'	3 1 0 -2 0
last w> e think	-1 0 2 0 -1
last w> e those	-1 -1 0 2 0
last w> e thoug	0 -3 1 2 -1
last w> e till	2 1 0 -1 -1
last w> e time	-2 -3 1 -1 6
last w> e to	-7 1 2 3 1
last w> e today	1 -4 2 1 -1
last w> e toe	-2 -1 1 0 2
last w> e toget	-1 0 3 -1 0
last w> e told	-1 4 -1 -2 0
last w> e tomor	0 -2 2 0 0
last w> e tonig	1 -2 1 0 0
last w> e too	9 -2 -5 -1 -1
last w> e took	-2 -1 -1 3 0
last w> e top	0 -1 1 -1 2
last w> e tube	-1 3 -3 1 0
last w> e tuesd	0 2 0 -1 0
last w> e tummy	0 -2 2 0 0
last w> e twice	1 1 -2 1 -1
last w> e ulcer	0 2 -2 -1 0
last w> e under	-3 1 1 -1 2
last w> e until	-1 2 0 1 0
last w> e up	-1 -5 5 -1 3
last w> e us	-2 1 0 1 0
last w> e use	-2 3 0 0 -2
last w> e used	3 -2 0 0 0
last w> e vein	-2 -1 5 -1 0
last w> e vet	2 0 0 -2 0
last w> e want	0 -1 2 -1 1
last w> e ward	0 -3 2 -1 3
last w> e was	6 -8 -5 3 5
last w> e way	0 2 -1 0 0
last w> e we	5 -1 1 -3 -3
last w> e we'll	2 -4 2 0 -1
last w> e we're	2 -1 -1 0 0
last w> e week	1 -2 2 -1 -1
last w> e weeks	1 -3 3 1 -1
last w> e well	0 2 -1 1 -1
last w> e went	0 0 -1 -3 4
last w> e were	1 -3 2 -1 1
last w> e what	-3 -1 1 4 0
last w> e what'	2 -1 2 -2 -1
last w> e whate	0 1 1 -2 0
last w> e when	1 2 -4 2 -2
last w> e which	-3 1 3 -1 0
last w> e while	-1 -2 2 1 0
last w> e whole	-2 2 -1 -1 3
last w> e why	-2 1 2 -1 0
last w> e wi	-2 0 0 1 1
last w> e wife	2 -2 0 1 0
last w> e will	-3 -1 3 2 -1
last w> e with	0 -1 1 2 -1
last w> e woman	-1 2 -1 -1 0
last w> e won't	0 2 -1 -1 0
last w> e work	0 2 -1 -1 0
last w> e would	2 2 -1 -1 -1
last w> e x-ray	2 -1 -1 0 0
last w> e yeah	2 1 0 -2 0
last w> e year	3 -1 0 -2 0
last w> e years	6 0 -3 -3 -1
last w> e yes	-3 4 -2 3 -2
last w> e yet	2 -1 0 0 -1
last w> e you	-2 5 -1 -3 0
last w> e you'd	-1 0 2 0 0
last w> e you'r	3 -1 1 -1 -1
last w> e you'v	-3 4 -1 1 0
last w> e your	2 1 -1 2 -3
last w> e youre	-1 -2 2 1 0
last w> e §	-2 1 -2 -1 3
last w> e §2	4 6 -1 -4 -4
w< e #	-1 2 -6 6 -1
w< e <c?c?>	2 -1 0 1 -1
w< e <cc>	0 2 -2 3 -3
w< e <cp>	1 1 -3 0 0
w< e <p?c?>	0 0 1 -2 0
w< e <p?p?>	-2 0 1 -2 2
w< e <pp>	-1 2 -1 0 -1
w< e ?	1 5 -2 -4 0
w< e a	-8 -6 8 3 3
w< e about	3 -2 -2 0 2
w< e addin	-1 -1 3 0 0
w< e after	-2 0 4 -4 2
w< e ago	-1 -1 3 -1 0
w< e all	-2 2 0 -1 2
w< e alrea	0 2 -1 0 0
w< e also	-2 2 -1 1 0
w< e alway	3 -1 -1 0 0
w< e an	1 -2 2 0 -1
w< e and	-2 3 3 -2 -2
w< e anyth	-2 -2 -2 2 3
w< e are	-3 6 -1 -1 0
w< e as	3 -4 1 0 0
w< e at	0 -2 5 -1 -2
w< e back	0 1 2 -1 -1
w< e be	1 2 -4 2 -1
w< e been	-4 -1 0 5 0
w< e befor	2 2 -1 0 -2
w< e bit	1 -1 2 -1 -1
w< e blood	-1 5 0 -3 -1
w< e blue	-1 3 0 -2 0
w< e both	2 2 -2 -1 0
w< e bottl	2 -1 -1 1 -1
w< e bough	2 0 -1 -1 0
w< e box	0 2 -1 -1 0
w< e but	-2 -1 2 0 1
w< e by	1 0 -2 0 0
w< e calci	2 0 -1 0 -1
w< e calle	0 -1 2 -1 0
w< e can	-2 0 3 0 0
w< e cant	3 -3 0 -2 2
w< e carry	0 -3 0 2 1
w< e chang	-2 3 0 0 0
w< e chew	-1 2 0 -1 0
w< e child	-2 1 0 1 0
w< e clot	0 -3 4 0 0
w< e come	0 -1 0 2 0
w< e consi	2 -1 -1 0 0
w< e conti	0 -1 -1 -2 3
w< e count	0 2 0 -2 0
w< e cream	-2 1 1 0 0
w< e daily	3 -2 0 0 0
w< e day	-2 3 -3 1 1
w< e days	0 -2 0 1 2
w< e denie	0 -1 0 -1 3
w< e did	-1 1 -4 1 2
w< e do	0 3 0 -2 -1
w< e doesn	3 0 0 -1 -1
w< e dose	-1 5 -2 -2 0
w< e down	-3 2 1 0 0
w< e drop	-2 0 1 1 0
w< e drops	-2 2 0 0 0
w< e ever	0 0 2 -2 0
w< e every	4 -1 -2 -2 -1
w< e famil	0 -1 2 -1 0
w< e fever	0 0 -1 2 0
w< e fine	3 -1 -2 -2 1
w< e finis	-1 -1 -1 2 0
w< e for	-1 -4 2 2 2
w< e forge	2 -1 0 0 0
w< e from	0 -1 0 4 -2
w< e gave	4 -3 -3 1 2
w< e gel	0 0 2 -1 0
w< e girl	0 -1 1 -2 2
w< e give	1 -1 1 0 -2
w< e givin	-1 -1 2 1 0
w< e go	-1 -1 2 0 0
w< e going	1 -2 2 0 0
w< e gone	1 -2 2 0 0
w< e good	-2 -2 -1 7 -1
w< e had	-3 2 -2 5 -1
w< e has	2 0 1 -3 -1
w< e have	2 -5 4 -3 1
w< e havin	-2 0 3 0 0
w< e hay	1 -2 -1 2 0
w< e he	1 2 -5 -3 5
w< e he's	-1 -2 1 1 0
w< e her	2 0 0 -1 -1
w< e here	0 2 -2 -2 1
w< e hip	-1 -3 3 0 0
w< e his	-3 8 -5 1 0
w< e home	2 -1 1 -1 0
w< e hrt	-1 -1 0 2 0
w< e husba	2 -1 0 0 0
w< e i	-4 6 -4 3 -1
w< e i'd	2 -1 4 -4 -1
w< e i'll	0 0 1 -2 0
w< e i'm	1 -2 3 0 -1
w< e i've	-1 -1 -2 2 2
w< e if	3 -1 0 -2 0
w< e ill	-3 -1 5 0 0
w< e im	0 -2 4 -1 0
w< e in	4 -6 2 -2 3
w< e inhal	-1 2 -1 -1 0
w< e inr	-1 -1 0 2 0
w< e inste	-1 -3 2 2 0
w< e iron	-2 2 0 0 0
w< e is	3 2 -2 -1 -2
w< e it	0 -1 -2 1 3
w< e it's	1 -3 5 -2 0
w< e its	-2 1 3 -2 1
w< e ive	1 0 -2 1 0
w< e jab	2 -2 1 -2 1
w< e just	-1 2 -1 1 0
w< e keep	1 3 -1 -2 -1
w< e knee	-1 0 0 2 0
w< e know	2 1 -1 -1 0
w< e last	2 2 -4 -2 1
w< e leave	-2 1 0 1 0
w< e let	0 0 -1 2 0
w< e let's	-2 -1 0 3 0
w< e liqui	1 -2 1 0 0
w< e march	3 -1 -2 -1 0
w< e me	1 -1 -3 3 0
w< e medic	-1 2 0 0 0
w< e mg	-2 1 -2 0 3
w< e more	-2 -1 1 2 0
w< e morni	1 -2 1 1 -1
w< e my	7 -3 -4 -1 1
w< e neck	2 -2 0 0 0
w< e neede	0 -2 0 2 0
w< e never	2 0 -1 0 -1
w< e new	-1 0 -1 2 0
w< e next	2 -1 0 -1 0
w< e night	2 -1 0 1 -1
w< e no	0 0 -4 0 4
w< e nothi	-1 -1 2 1 -1
w< e now	-3 1 4 -1 0
w< e of	0 0 3 -2 -1
w< e off	-3 2 3 -1 -1
w< e ok	4 -3 -1 -1 0
w< e okay	1 2 -1 -2 0
w< e old	2 0 0 -2 0
w< e on	-3 2 0 -1 2
w< e once	2 -2 -1 1 0
w< e one	2 2 0 -2 -2
w< e ones	1 -1 -1 2 0
w< e only	1 -1 -1 0 2
w< e opera	2 -1 -1 0 0
w< e or	2 -2 1 0 0
w< e other	4 -1 -1 -1 -1
w< e our	-1 -1 0 2 0
w< e out	-2 2 2 -3 1
w< e patch	-1 -3 0 4 0
w< e pharm	-1 0 0 2 0
w< e plain	-2 0 1 1 0
w< e pleas	4 1 -3 -2 -1
w< e press	-1 2 -1 1 0
w< e put	-3 0 3 0 0
w< e rash	-1 0 0 -1 2
w< e read	2 -1 -1 0 0
w< e red	2 -1 -1 0 0
w< e right	-1 4 0 -4 1
w< e ring	2 -1 -1 0 0
w< e risk	-1 -3 3 0 0
w< e sache	3 0 -1 -2 0
w< e said	1 1 -1 -2 1
w< e say	2 -1 1 -1 0
w< e says	1 -3 -1 2 1
w< e sedat	-2 0 2 0 0
w< e see	0 -2 -1 4 -1
w< e send	2 1 -2 0 0
w< e she	-2 4 -3 2 0
w< e shoul	0 0 0 -2 2
w< e sickn	-1 -1 2 0 0
w< e since	-3 1 0 2 0
w< e siste	2 0 -2 0 -1
w< e skin	-2 1 3 -2 -1
w< e sleep	-1 0 -1 2 0
w< e so	-5 -6 7 5 -1
w< e some	2 -2 2 -1 -1
w< e somet	1 -1 2 -1 -1
w< e spray	-1 -1 0 2 0
w< e sprin	-1 -1 -1 0 3
w< e start	3 -1 -1 -1 0
w< e stay	-2 3 -1 0 0
w< e stayi	-1 2 -1 -1 0
w< e stero	2 -3 2 -1 0
w< e still	-1 2 -1 0 -1
w< e stopp	-2 1 1 0 -1
w< e summe	-3 2 0 2 0
w< e sure	0 -1 0 2 0
w< e swap	-1 -1 2 0 0
w< e syrin	3 -1 -3 0 0
w< e table	-1 2 -2 2 -1
w< e take	-1 6 -6 0 2
w< e takes	3 -1 -1 0 0
w< e tell	-1 2 0 0 0
w< e that	-3 3 -1 0 2
w< e that'	-4 -2 5 1 0
w< e thats	1 1 -3 2 -1
w< e the	-3 4 -5 4 -1
w< e them	-4 2 1 1 -1
w< e then	0 0 3 -1 -2
w< e there	0 0 0 1 -2
w< e they	3 1 -2 -4 2
w< e thing	4 0 -1 -2 -1
w< e thinn	0 2 0 -2 0
w< e this	0 -1 0 2 -1
w< e thurs	0 2 -1 -1 0
w< e till	-3 -1 4 0 0
w< e time	-1 0 1 -2 2
w< e times	-1 0 0 2 0
w< e tingl	2 -1 -1 0 0
w< e to	0 -3 0 3 0
w< e today	1 5 -1 -4 -1
w< e tomor	2 -1 0 -1 0
w< e too	0 -2 1 2 0
w< e top	-1 0 1 -3 3
w< e twice	2 2 -5 2 0
w< e until	-1 2 -1 0 0
w< e up	-1 2 0 -1 0
w< e us	2 -1 -1 0 0
w< e use	4 2 -2 -3 -1
w< e vet	-1 2 -1 0 0
w< e want	0 -4 4 0 0
w< e ward	-3 -1 -1 -1 5
w< e was	-7 2 0 1 5
w< e wasn'	-1 0 3 -1 0
w< e water	-2 2 1 -1 0
w< e we	3 2 -5 0 0
w< e we'll	0 -2 3 -1 0
w< e we're	-1 -1 0 2 0
w< e we've	-2 1 0 1 0
w< e week	-3 -1 1 0 2
w< e well	4 -1 -3 0 0
w< e went	0 0 -1 -1 2
w< e were	0 -1 2 -3 3
w< e what	3 0 -1 -2 1
w< e whate	0 2 -2 0 0
w< e when	-1 2 3 -4 1
w< e why	-2 0 3 0 0
w< e wife	1 -2 -1 1 0
w< e with	2 -3 -1 -2 4
w< e won't	0 0 -1 2 0
w< e work	2 -1 0 0 0
w< e worme	3 -1 -2 0 0
w< e x-ray	-1 0 2 0 0
w< e yeah	-1 2 -1 0 0
w< e year	-1 0 2 -1 0
w< e years	2 0 -1 0 0
w< e yello	-1 -1 0 -1 3
w< e yes	1 0 -2 1 0
w< e you	2 -6 3 -1 2
w< e you'l	3 0 -2 0 0
w< e you'r	0 3 -1 -2 0
w< e you'v	-1 1 1 -2 1
w< e your	4 1 1 -5 -1
w< e |	0 0 2 0 -2
w< e §	-1 -5 0 5 2
w< e §2	3 8 -5 -3 -3
w> e #	-8 7 2 1 -3
w> e <c?c?>	3 -3 0 3 -3
w> e <c?p?>	0 0 2 0 -1
w> e <cc>	-2 0 3 -1 0
w> e <cp>	-4 4 -1 2 -1
w> e <p?c?>	2 0 -1 0 -1
w> e <p?p?>	-2 0 -1 0 4
w> e <pc>	-1 4 -2 -2 1
w> e <pp>	3 -1 -2 0 0
w> e a	5 -7 4 -3 2
w> e about	1 -5 4 1 -1
w> e above	2 -1 0 -1 0
w> e actua	2 -1 -1 -1 0
w> e admis	-2 -1 -1 3 0
w> e after	2 -2 0 -3 4
w> e again	0 -3 -2 -2 7
w> e ago	2 -2 -1 2 -1
w> e ah	-1 -2 1 0 2
w> e all	-6 -1 2 -1 5
w> e alone	0 2 -1 -1 0
w> e alrea	0 2 -1 -1 0
w> e altog	4 -2 -2 -1 0
w> e alway	-2 2 0 -1 0
w> e an	-4 2 2 0 0
w> e and	-8 -1 8 -1 3
w> e anoth	0 2 -2 -1 0
w> e any	-2 -1 2 1 -1
w> e apart	1 -2 1 0 0
w> e are	4 -1 -2 0 -1
w> e as	2 0 1 -1 -1
w> e ask	3 -2 0 -1 -1
w> e asthm	3 -2 -1 0 0
w> e at	-1 1 2 0 -1
w> e baby	-1 2 0 0 0
w> e back	4 -1 0 -2 -1
w> e bad	-3 1 1 2 0
w> e bag	-2 2 -1 2 0
w> e be	-2 -2 -1 -1 6
w> e becau	1 -6 2 -1 3
w> e bit	2 3 -3 0 -2
w> e bleed	2 -1 0 -1 0
w> e blew	-2 -1 0 -1 4
w> e blood	2 0 0 -2 -1
w> e both	2 0 -2 0 0
w> e bowel	2 -1 0 -1 0
w> e break	-1 2 0 -1 0
w> e breat	-1 -1 0 2 0
w> e but	13 -5 -7 1 -3
w> e by	-1 -3 4 2 -1
w> e came	-3 -1 -1 1 5
w> e can	1 1 -2 1 -1
w> e can't	-1 -2 0 2 0
w> e cant	-2 -1 2 1 0
w> e capsu	-1 -1 2 0 0
w> e card	0 -1 -1 0 2
w> e carry	-1 7 -4 -1 0
w> e cause	-2 -1 -1 1 3
w> e chew	-2 1 3 -1 0
w> e clear	2 -1 0 0 -1
w> e clini	3 0 0 -2 0
w> e colle	-1 0 3 -1 0
w> e come	1 -2 1 0 0
w> e comin	-2 0 0 2 0
w> e conti	1 -1 2 -1 0
w> e cough	-2 -2 1 2 1
w> e could	0 2 -1 -2 1
w> e count	0 2 0 -2 0
w> e daily	2 -2 -3 2 0
w> e daugh	-2 0 -1 3 0
w> e day	-5 -3 4 5 -1
w> e days	-2 -2 2 2 0
w> e denta	-1 2 -1 -1 0
w> e did	1 -4 0 3 -1
w> e didn'	0 0 -2 0 2
w> e died	-1 0 0 -2 3
w> e do	-1 4 2 -4 -1
w> e docto	-1 -1 -1 2 1
w> e does	-3 5 1 -1 -2
w> e doesn	3 -1 -1 0 0
w> e dog	-1 -1 0 2 1
w> e doing	-2 1 0 2 0
w> e don't	-5 2 1 1 1
w> e done	-1 -3 0 4 -1
w> e dont	-4 -3 -1 7 1
w> e dose	5 -1 -1 -2 0
w> e down	-1 -1 2 -1 1
w> e dry	-1 -2 3 0 0
w> e due	0 2 -1 -1 0
w> e enoug	2 -2 1 0 0
w> e ever	0 2 -1 -1 0
w> e every	-2 3 -1 -2 1
w> e face	-2 -1 0 -1 5
w> e fair	1 -1 2 -1 0
w> e feed	-2 2 -1 1 0
w> e feel	2 -1 0 -1 0
w> e fever	-2 -1 0 -1 3
w> e few	-2 -1 1 2 0
w> e fine	-1 6 -1 -3 -1
w> e finis	3 -2 -4 4 -1
w> e first	2 -3 2 -1 -1
w> e food	-2 -1 2 1 0
w> e foot	0 -1 -1 2 0
w> e footb	-2 1 0 -1 2
w> e for	-2 2 2 -1 0
w> e fortn	-2 -1 3 0 0
w> e frida	-3 2 0 2 -1
w> e from	-2 -4 -4 10 0
w> e gave	-1 2 -1 0 0
w> e gel	-3 2 2 -1 0
w> e get	2 -1 1 -2 0
w> e getti	-1 3 -1 -1 0
w> e give	5 -1 -3 -1 1
w> e go	-2 2 1 1 -1
w> e goes	0 3 -2 -2 0
w> e going	1 2 -1 -1 0
w> e gone	0 -3 1 3 -2
w> e good	-1 7 -5 -2 1
w> e got	0 1 -2 2 -1
w> e gout	-2 1 2 0 0
w> e had	0 2 -1 0 -1
w> e half	-1 8 -6 -1 -1
w> e harm	-1 2 0 0 0
w> e has	2 3 0 -4 -1
w> e have	-1 4 -3 -2 3
w> e haven	-1 3 -1 -2 1
w> e havin	-2 2 -1 -1 1
w> e he	-2 1 -4 0 5
w> e he's	0 1 1 0 -2
w> e head	-2 0 1 -1 2
w> e heart	2 -1 -1 0 -1
w> e help	0 -1 -1 2 0
w> e her	1 1 -2 1 0
w> e here	-1 -1 3 0 0
w> e hers	0 -1 2 0 0
w> e him	0 -2 1 2 -2
w> e hip	0 -1 -1 2 -1
w> e his	0 -1 -3 3 1
w> e hives	-1 0 0 0 2
w> e hold	0 -3 2 1 0
w> e home	0 2 0 -1 0
w> e horri	2 -1 -1 0 0
w> e hour	-2 0 2 -1 0
w> e hours	0 -2 1 1 0
w> e house	2 0 0 -1 1
w> e how	3 -1 -1 -1 -1
w> e hurt	-4 3 2 0 0
w> e hyper	2 -1 0 0 0
w> e i	4 -9 -2 5 2
w> e i'd	-1 0 -1 3 -1
w> e i'll	4 -3 0 0 -1
w> e i'm	-1 1 -1 3 -1
w> e i've	-3 1 3 1 -2
w> e if	1 -1 2 -1 -2
w> e ill	-1 0 0 0 2
w> e im	3 1 -1 -2 -1
w> e in	-4 -4 4 -3 6
w> e injec	0 0 2 -1 0
w> e inste	-3 -2 6 -2 0
w> e is	0 6 2 -6 -3
w> e isnt	2 -1 -1 0 0
w> e it	-4 -2 2 5 0
w> e it's	-2 -3 0 6 -1
w> e its	-2 0 2 2 -2
w> e ive	-1 0 2 -1 0
w> e jab	0 -1 2 0 0
w> e july	2 -1 -1 1 -1
w> e just	1 -1 2 -1 -2
w> e keep	-5 5 0 0 -1
w> e kid	3 -2 0 0 -1
w> e kidne	-1 1 0 2 -1
w> e last	-5 8 -3 -1 1
w> e leave	-1 3 0 -2 0
w> e less	-1 -1 3 -1 0
w> e let	-1 2 0 -1 0
w> e let's	2 0 -2 -1 0
w> e lette	-2 1 -1 2 0
w> e level	0 3 -1 -2 0
w> e like	3 -1 -3 -1 2
w> e likel	2 -1 -2 1 0
w> e litre	2 -2 -1 0 0
w> e lovel	-2 1 1 0 0
w> e low	0 -1 2 0 0
w> e lunch	-2 3 0 -1 0
w> e may	0 2 -1 -1 0
w> e maybe	-1 -1 0 2 0
w> e mcg	0 -1 2 0 0
w> e me	-2 3 -3 -2 3
w> e mg	-4 -1 8 -1 -1
w> e minut	-2 -1 4 -1 0
w> e misse	0 2 -1 -1 0
w> e ml	5 -4 -1 0 0
w> e monda	-2 -1 -1 5 0
w> e month	-3 2 2 -1 0
w> e more	-4 3 -2 4 -1
w> e morni	-5 7 1 -1 -2
w> e mouth	1 -2 1 1 -1
w> e must	0 -2 -2 0 3
w> e my	-2 0 1 2 -1
w> e neck	-4 0 3 -1 3
w> e need	0 -3 3 0 -1
w> e neede	0 2 0 -1 -1
w> e needs	-2 2 0 0 0
w> e neigh	2 -1 1 -1 0
w> e never	1 -1 2 -5 3
w> e next	3 1 -3 -1 0
w> e night	-6 6 2 -2 1
w> e no	3 2 -3 -3 0
w> e nope	3 -2 0 0 0
w> e nose	2 -1 0 0 0
w> e not	6 -4 -3 4 -2
w> e notes	1 -2 0 -1 2
w> e nothi	3 -1 -2 1 -1
w> e now	-5 -4 9 1 -1
w> e nurse	-4 0 0 2 2
w> e of	0 -3 2 2 -1
w> e off	0 -5 2 4 -1
w> e oh	-1 -1 3 0 -1
w> e okay	-2 -1 -1 5 -1
w> e old	3 -1 -2 0 0
w> e on	0 0 -4 -1 5
w> e once	-1 -4 4 2 0
w> e one	-4 7 5 -5 -3
w> e ones	0 3 -1 -2 -1
w> e only	-2 1 1 1 -1
w> e open	-1 -1 2 0 0
w> e or	-1 -3 3 3 -1
w> e out	-3 -2 0 1 4
w> e over	1 -4 1 2 1
w> e paste	0 2 -2 0 0
w> e patch	-2 1 2 0 0
w> e pharm	-1 0 -1 2 0
w> e pleas	1 -1 -2 3 -2
w> e pneum	0 -1 0 0 2
w> e powde	-1 2 0 0 0
w> e press	2 -1 0 0 -1
w> e prote	-1 -1 2 0 0
w> e puffs	1 2 -1 -1 0
w> e put	-4 -2 1 4 1
w> e quart	2 0 -1 -1 0
w> e quite	-1 3 0 -1 0
w> e rathe	-1 0 -1 3 -1
w> e read	2 0 0 -1 0
w> e red	-2 0 0 0 2
w> e regul	0 -1 2 0 0
w> e repea	-1 -1 -1 3 0
w> e right	-1 1 -2 -1 2
w> e run	0 2 -1 -1 0
w> e sache	-2 0 0 2 0
w> e said	3 -4 -2 2 1
w> e same	-1 -1 5 -3 -1
w> e satur	-3 0 -2 5 0
w> e schoo	2 -2 -1 1 0
w> e secon	-1 4 -1 -1 0
w> e see	3 -2 0 0 -1
w> e septe	1 -1 -1 2 0
w> e she	3 -3 4 -3 -1
w> e she's	-3 2 1 0 -1
w> e shes	1 -2 -2 3 0
w> e shoul	-1 0 -1 3 -1
w> e sick	-2 -1 1 2 1
w> e side	-2 -1 4 -1 0
w> e since	-6 2 -2 8 -2
w> e siste	1 -2 0 1 0
w> e skin	2 -2 1 -2 1
w> e sleep	0 2 1 -2 -1
w> e so	5 2 -2 -5 0
w> e spoon	0 -1 0 2 -1
w> e spot	0 2 0 -1 -1
w> e spray	0 -2 0 2 0
w> e sprin	3 -1 -1 -3 2
w> e start	0 -3 3 1 -1
w> e stays	-5 8 -2 -1 0
w> e still	1 -4 1 1 0
w> e stoma	-1 2 -1 -1 0
w> e stop	-3 0 1 3 -1
w> e stopp	0 -6 -1 9 -2
w> e stops	-1 -1 -1 2 0
w> e strai	0 0 0 -1 2
w> e summe	3 0 0 -2 -1
w> e sunda	2 0 -1 0 0
w> e table	0 -4 3 1 -1
w> e take	-2 4 -2 3 -3
w> e taken	-1 0 -1 2 0
w> e takes	-1 -2 1 2 0
w> e tea	0 2 -1 -1 0
w> e that	-3 2 -1 0 1
w> e that'	0 2 4 -5 -1
w> e thats	-2 2 -1 -1 2
w> e the	3 -5 2 1 0
w> e them	1 -1 2 0 -1
w> e then	2 -1 1 -1 -1
w> e there	-1 -1 5 -2 -1
w> e they	5 -3 -2 -1 1
w> e they'	3 1 0 -2 0
w> e think	-1 0 2 1 -1
w> e this	0 2 -2 0 0
w> e those	-2 -1 -1 4 0
w> e thoug	0 -3 1 2 -1
w> e till	2 1 0 -1 -1
w> e time	-3 -3 1 -1 6
w> e tingl	-1 -1 2 0 0
w> e to	-8 2 2 2 1
w> e today	1 -3 2 0 -1
w> e toe	-2 -1 1 0 2
w> e toget	-1 0 3 -1 0
w> e told	-2 3 1 -2 0
w> e tomor	0 -2 3 0 0
w> e tongu	0 2 -1 -1 0
w> e too	9 -3 -5 -1 -1
w> e took	-2 -1 0 4 0
w> e top	0 -1 1 -1 2
w> e tube	-1 3 -3 1 0
w> e tuesd	0 2 0 -1 0
w> e tummy	0 -2 2 0 0
w> e ulcer	0 2 -2 0 0
w> e under	0 0 1 -3 2
w> e until	-2 1 0 1 0
w> e up	-1 -6 4 -2 4
w> e us	-2 1 0 1 0
w> e use	-2 3 0 1 -2
w> e used	3 -2 0 0 0
w> e vein	-2 -2 5 -1 0
w> e vet	2 0 0 -2 0
w> e want	-1 -1 2 -1 1
w> e ward	0 -3 2 -1 3
w> e was	5 -5 -5 0 5
w> e way	-1 2 -1 -1 0
w> e we	4 -1 1 -2 -2
w> e we'll	2 -2 2 0 -1
w> e we're	2 -1 -1 0 0
w> e week	0 -2 3 -1 -1
w> e weeks	1 -4 3 1 -1
w> e well	0 1 0 1 -2
w> e went	-1 0 -1 -4 6
w> e were	0 -3 2 -1 2
w> e what	-2 0 0 3 -1
w> e what'	2 -1 2 -2 -1
w> e whate	0 1 1 -2 0
w> e when	1 0 -3 4 -2
w> e which	-2 1 3 -1 0
w> e while	-1 -2 2 1 0
w> e whole	-2 2 -1 -1 3
w> e why	-2 0 2 0 0
w> e wi	-2 0 0 1 1
w> e will	-3 -1 3 2 -1
w> e with	0 -3 2 2 -1
w> e witho	-1 2 0 0 0
w> e woman	-1 2 -1 -1 0
w> e won't	0 2 -1 -1 0
w> e work	0 2 -1 -1 0
w> e would	2 1 0 -1 -1
w> e x-ray	2 -1 -1 0 0
w> e yeah	2 1 0 -2 0
w> e year	3 -1 0 -2 0
w> e years	6 0 -3 -2 -1
w> e yes	-2 5 -3 2 -2
w> e yeste	-1 1 -1 2 0
w> e yet	2 -1 0 0 -1
w> e you	0 1 2 -3 0
w> e you'd	-1 0 2 0 0
w> e you'l	-2 0 1 -1 1
w> e you'r	3 -1 0 -2 -1
w> e you'v	-3 4 -1 1 0
w> e your	3 0 -1 2 -4
w> e youre	-1 -2 2 1 0
w> e §	2 -1 -2 -1 2
w> e §2	5 7 -2 -5 -5`,
  r: `b< r # #	0 1 2 -3 0
b< r # |	1 2 -1 -2 0
b< r # года	3 -1 0 -1 0
b< r # дней	0 -2 5 -2 -1
b< r # и	-2 0 0 2 0
b< r # кг	2 -1 0 -2 0
b< r # мг	-1 -1 1 2 -1
b< r # минут	-1 -1 0 2 0
b< r # мл	-2 0 2 0 0
b< r # недели	3 -1 -1 -1 0
b< r # раз	-1 -1 2 -1 0
b< r # раза	1 0 3 -3 -1
b< r # утром	-2 1 0 1 0
b< r # часов	0 0 2 -1 0
b< r <c?c?> а	2 2 -1 0 -3
b< r <c?c?> вот	0 -2 0 1 1
b< r <c?c?> давайт	0 -1 3 -1 0
b< r <c?c?> ей	0 0 0 2 -1
b< r <c?c?> значит	-2 0 -1 0 3
b< r <c?c?> и	1 -1 2 -3 0
b< r <c?c?> он	0 3 -1 -1 0
b< r <c?c?> сейчас	-1 -1 2 0 -1
b< r <c?c?> тогда	2 0 -3 1 0
b< r <c?c?> я	3 -1 -1 -1 -1
b< r <c?p?> а	1 3 -1 0 -3
b< r <cc> и	-2 2 0 -1 1
b< r <cp> что	0 2 -1 0 0
b< r <p?c?> и	0 -2 -1 1 1
b< r <p?p?> да	0 2 0 -1 0
b< r <p?p?> значит	0 0 -1 2 0
b< r <p?p?> и	-1 2 -1 -1 1
b< r <pp> и	-2 -1 -1 4 0
b< r ? §	-1 -1 0 2 0
b< r ? а	-2 -1 -1 3 0
b< r | <c?c?>	-2 0 -1 1 1
b< r | <cc>	4 -3 1 -1 -1
b< r | <cp>	1 2 -1 -1 -1
b< r | <p?c?>	0 1 -3 2 0
b< r | <p?p?>	1 2 -2 1 -2
b< r | <pc>	-1 0 2 -1 0
b< r | <pp>	-1 -2 -3 6 0
b< r § #	-1 -2 1 2 0
b< r §2 |	0 -4 1 3 -1
b< r §2 вам	0 -1 -1 -2 4
b< r §2 д	-1 2 -1 0 0
b< r §2 и	3 -1 -2 0 0
b< r §2 по	-2 -1 4 0 0
b< r §2 под	-1 0 0 -1 2
b< r §2 с	4 -1 -3 0 0
b< r а §	2 2 -2 1 -2
b< r а если	0 -1 2 0 0
b< r а на	2 1 0 -1 -1
b< r а что	1 -2 1 0 0
b< r ага |	0 -1 2 0 0
b< r больше не	-3 0 1 2 0
b< r будем |	0 -1 2 0 0
b< r в аптеке	0 2 -1 -2 1
b< r в день	2 -1 0 0 -1
b< r в карте	-1 0 -1 -1 3
b< r в мае	2 0 -2 0 0
b< r в прошлы	-2 -1 1 2 -1
b< r вместе с	-1 0 2 -1 0
b< r вместо него	-2 -1 3 0 0
b< r вот и	2 -1 -1 0 0
b< r вот это	1 2 -1 -2 0
b< r вы в	-1 -1 1 2 0
b< r вы пьете	0 2 0 -1 0
b< r года назад	3 -1 0 -2 0
b< r да |	0 -1 2 0 0
b< r да в	2 1 -3 0 0
b< r да я	2 1 -2 0 0
b< r давали ?	-1 -1 -1 1 2
b< r давлен |	0 2 -1 -1 -1
b< r даете ?	3 0 0 -2 0
b< r дальше |	3 0 0 -3 0
b< r день #	1 -2 0 1 -1
b< r день |	1 2 -2 -1 0
b< r дней |	1 -2 3 -1 -1
b< r до #	-2 3 -1 0 0
b< r его не	-1 -1 0 3 -1
b< r ей давали	-1 0 -1 2 0
b< r живот |	-1 2 0 -1 0
b< r и вот	-1 1 -1 0 2
b< r и на	-1 0 -1 0 3
b< r и не	1 -2 1 0 0
b< r и от	1 0 -2 1 -1
b< r и хорошо	3 0 -2 -1 0
b< r каждые #	-1 0 2 0 0
b< r каждый день	2 -1 -1 0 0
b< r капель с	0 2 -2 0 0
b< r кг |	2 0 0 -2 0
b< r кишечн не	1 0 -3 0 2
b< r ладно |	-1 5 -3 0 -1
b< r мг |	0 -1 0 2 0
b< r месяца |	-1 2 -1 0 0
b< r мы пьем	-1 2 -1 0 0
b< r на ночь	3 -1 0 -2 0
b< r на что	2 0 0 0 -2
b< r надо |	1 3 -2 -1 -2
b< r назад |	2 -1 0 -1 0
b< r назнач ?	0 -2 2 1 0
b< r не будем	-1 -1 2 0 0
b< r не надо	1 3 -2 -1 -1
b< r не нужен	2 -2 0 0 0
b< r не перено	2 0 -2 0 0
b< r не чаще	0 -1 2 0 0
b< r недели |	2 -1 -1 0 0
b< r неделю |	2 -1 -1 -1 0
b< r нельзя |	-1 0 0 -1 3
b< r нет |	-1 -3 1 2 2
b< r ну и	2 0 -1 -1 0
b< r нужен |	2 -2 0 0 0
b< r он не	2 -2 0 0 0
b< r он у	-2 2 0 -1 0
b< r от головы	-1 0 0 2 0
b< r от давлен	-1 2 0 -1 0
b< r перено |	2 -1 -1 -1 0
b< r по #	-1 1 2 -2 0
b< r под кожу	-1 -1 1 -1 2
b< r поняла |	-1 1 -1 2 0
b< r продол |	1 -2 0 1 0
b< r пропис ?	-2 -1 1 2 0
b< r прошло году	2 0 -1 -1 0
b< r прошлы раз	-2 -1 1 2 -1
b< r пьете ?	-2 2 0 -1 1
b< r пьете |	-1 -2 3 0 0
b< r раз пропис	-2 -1 1 2 0
b< r раза в	0 -1 2 -1 0
b< r сейчас ставим	2 0 -2 0 0
b< r спроси |	-2 -2 -1 2 2
b< r так и	-2 -1 0 3 -1
b< r тогда #	0 0 -1 2 0
b< r тогда не	2 1 -2 0 0
b< r у вас	-1 2 1 -2 -1
b< r у меня	-2 3 -2 -1 2
b< r у нас	-1 2 0 -1 0
b< r у него	2 -1 -2 1 0
b< r у нее	-1 0 -1 2 0
b< r хватит |	-2 -1 2 1 0
b< r хорошо |	-1 -2 -3 6 -1
b< r через месяц	2 0 -2 0 0
b< r что вы	-2 -1 -1 2 3
b< r что приним	1 -2 0 1 0
b< r я не	3 -2 0 0 0
b< r я от	2 1 -1 -1 -1
b> r # #	-3 1 6 -1 -2
b> r # <c?c?>	-5 5 4 -3 -1
b> r # <p?c?>	-1 3 -2 1 0
b> r # <p?p?>	-1 1 2 0 -1
b> r # в	-1 -2 1 3 0
b> r # вечеро	-1 1 1 -2 0
b> r # года	2 -2 0 -1 0
b> r # дней	-3 -3 4 3 -1
b> r # дня	0 4 -2 -2 0
b> r # и	0 2 -1 0 0
b> r # капель	1 2 -1 -2 0
b> r # капли	4 -3 -2 1 0
b> r # кг	1 -2 1 -1 0
b> r # лет	3 -1 0 -2 0
b> r # мг	-2 1 3 -5 2
b> r # месяца	0 -2 2 1 0
b> r # мкг	2 0 -1 -1 0
b> r # мл	1 1 1 -2 -1
b> r # на	0 2 -1 -1 0
b> r # недели	0 -3 2 2 -1
b> r # потом	-3 3 0 0 -1
b> r # раз	-1 -1 2 0 0
b> r # раза	-5 0 4 1 0
b> r # утром	0 -3 3 0 0
b> r # штуки	-1 -1 -1 4 0
b> r <c?c?> #	-2 -3 3 1 0
b> r <c?c?> §2	3 -2 1 -3 1
b> r <c?c?> а	2 -4 3 -2 0
b> r <c?c?> антиби	-1 2 0 -1 0
b> r <c?c?> вот	0 2 0 -1 -1
b> r <c?c?> да	2 1 -1 -1 0
b> r <c?c?> давайт	1 1 -2 0 -1
b> r <c?c?> если	-1 0 -1 2 -1
b> r <c?c?> и	-3 1 6 -2 -2
b> r <c?c?> когда	-1 2 0 0 0
b> r <c?c?> ладно	0 0 2 -1 0
b> r <c?c?> на	0 -1 2 0 -1
b> r <c?c?> назнач	-2 0 0 2 0
b> r <c?c?> не	1 -1 2 -1 -2
b> r <c?c?> он	3 -1 -2 0 -1
b> r <c?c?> она	2 0 0 -1 -1
b> r <c?c?> пейте	-1 3 -2 0 0
b> r <c?c?> потом	1 -1 2 -2 0
b> r <c?c?> пульс	0 2 -1 0 0
b> r <c?c?> пью	-1 0 -1 2 0
b> r <c?c?> с	-1 -1 0 2 0
b> r <c?c?> сейчас	0 -1 2 -1 0
b> r <c?c?> так	-3 2 -1 0 2
b> r <c?c?> тогда	-3 0 0 1 2
b> r <c?c?> у	-1 -2 1 0 1
b> r <c?c?> хорошо	-2 3 -1 0 0
b> r <c?c?> это	-1 -1 1 2 -2
b> r <c?c?> я	1 -1 2 -2 -1
b> r <c?p?> а	-1 1 3 -2 -1
b> r <c?p?> вы	0 3 -2 -1 0
b> r <c?p?> и	-1 0 2 0 0
b> r <c?p?> как	-1 1 -1 -1 2
b> r <c?p?> скольк	-1 0 -1 2 0
b> r <c?p?> у	2 0 -2 0 0
b> r <cc> а	-1 -2 2 2 0
b> r <cc> не	-2 2 0 -1 0
b> r <cc> нет	2 0 -1 0 0
b> r <cc> это	-1 0 2 0 0
b> r <cp> §2	0 2 -1 0 0
b> r <cp> а	2 -2 0 0 0
b> r <cp> и	2 -1 0 -1 0
b> r <p?c?> #	1 2 -1 -1 0
b> r <p?c?> а	0 3 -1 -1 0
b> r <p?c?> да	0 -2 1 0 0
b> r <p?c?> давлен	0 0 -1 -1 2
b> r <p?c?> и	0 -2 -1 1 1
b> r <p?c?> ну	-2 2 -1 -1 1
b> r <p?c?> понятн	-1 -1 2 0 0
b> r <p?c?> у	3 -2 0 0 -1
b> r <p?c?> хорошо	0 -1 2 -1 0
b> r <p?c?> я	-1 1 -2 1 1
b> r <p?p?> §2	-2 3 -1 0 0
b> r <p?p?> а	-3 0 1 1 0
b> r <p?p?> вот	1 -1 -1 2 0
b> r <p?p?> и	-2 1 -2 2 1
b> r <p?p?> на	3 0 -1 -1 0
b> r <p?p?> ну	-1 0 0 2 0
b> r <p?p?> скольк	-2 2 -2 1 1
b> r <p?p?> у	-1 -1 3 0 0
b> r <p?p?> я	0 0 2 -2 0
b> r <pc> §2	-1 0 -1 2 0
b> r <pc> пусть	-2 3 0 -1 0
b> r <pc> хорошо	2 -1 0 -1 0
b> r <pp> а	-2 3 0 -1 0
b> r <pp> и	-2 3 -1 -1 0
b> r <pp> по	0 -1 0 2 0
b> r § <c?c?>	3 -2 -1 0 0
b> r § он	-1 0 2 -1 0
b> r а §	0 0 -1 2 0
b> r а §2	4 -5 1 2 -1
b> r а вот	0 2 -2 0 0
b> r а дома	2 -1 0 -1 0
b> r а от	1 2 -1 0 -1
b> r а потом	2 -1 0 0 0
b> r а что	-3 3 -1 1 0
b> r а я	2 -1 -1 -1 1
b> r антиби §2	-2 -1 5 -2 0
b> r без него	2 -1 0 -1 0
b> r больше #	-1 -2 3 0 0
b> r больше не	-1 -2 -1 5 -1
b> r больше ничего	-1 0 0 2 0
b> r было #	-2 2 -1 1 0
b> r в август	1 -2 3 -3 0
b> r в аптеке	2 0 1 -3 0
b> r в армии	-1 0 0 0 2
b> r в больни	2 -3 0 1 0
b> r в вену	-4 -2 6 -2 1
b> r в воду	0 2 -1 -1 0
b> r в день	2 -5 1 0 2
b> r в июне	0 0 -1 -1 2
b> r в карте	-1 0 0 -1 2
b> r в корм	2 0 -2 1 0
b> r в марте	-2 -1 0 2 1
b> r в мышцу	-1 0 2 0 0
b> r в неделю	-1 2 0 -1 0
b> r в прошло	2 -1 -2 -1 2
b> r в прошлы	-2 1 -2 3 0
b> r в реклам	0 -2 0 3 0
b> r в рот	-2 1 1 0 0
b> r в сутки	0 -1 2 0 0
b> r в час	2 0 -2 0 0
b> r вам в	-1 -2 0 3 -1
b> r вас есть	-1 2 -1 1 0
b> r вечеро #	0 -1 2 0 0
b> r вечеро и	0 2 -1 -1 0
b> r внутри и	2 0 -1 0 0
b> r во время	-1 -1 2 0 0
b> r вот §2	0 -1 2 0 0
b> r вреда нет	-6 9 -1 -1 0
b> r вторую неделю	-2 1 -1 2 0
b> r вчераш дня	-2 2 0 1 0
b> r вы в	-3 1 -1 2 0
b> r вы его	0 2 -1 0 0
b> r вы же	0 3 -2 -1 0
b> r вы хотели	-1 -1 2 0 0
b> r года назад	3 -1 1 -2 0
b> r да <c?c?>	-1 -1 2 -1 1
b> r да от	-1 0 0 -1 2
b> r давайт §2	-2 0 -1 3 0
b> r давлен #	0 1 -1 -2 2
b> r дали <c?c?>	-1 0 2 0 0
b> r дальше <c?c?>	1 5 -5 -1 0
b> r дважды в	4 -1 -2 0 0
b> r день #	2 -3 2 0 0
b> r день <c?c?>	1 6 -5 -2 0
b> r день <c?p?>	2 -2 -1 0 0
b> r день продол	2 -1 -1 0 0
b> r дней <c?c?>	-1 -1 3 -1 0
b> r дней <p?p?>	1 -2 0 1 0
b> r дня <c?c?>	-2 0 2 0 0
b> r его не	-1 0 -1 2 0
b> r его с	-1 3 -1 -1 0
b> r его сняли	2 0 0 -1 0
b> r ему не	-2 0 -1 1 2
b> r если через	0 -1 2 0 0
b> r есть у	-1 2 -1 0 0
b> r еще #	-1 4 -1 -1 0
b> r еще раз	0 2 -1 0 0
b> r же в	-1 0 0 0 2
b> r и §2	-2 3 2 -3 -1
b> r и дальше	-1 4 -2 -1 0
b> r и есть	-2 0 1 2 0
b> r и завтра	3 -1 -1 0 0
b> r и на	1 -2 1 -1 0
b> r и не	1 -2 1 -2 2
b> r и она	-1 -1 0 1 2
b> r и от	-2 1 1 -1 0
b> r и отек	-1 0 0 0 2
b> r и постав	0 -1 2 0 0
b> r и так	0 2 -1 -1 0
b> r и хорошо	-1 -1 -1 2 0
b> r к нему	3 0 0 -2 0
b> r каждый день	3 -3 -1 1 0
b> r как всегда	-2 5 -1 -2 0
b> r кг в	2 0 -2 0 0
b> r которы вам	-2 3 -1 -1 0
b> r которы вы	-1 -1 -1 3 0
b> r ладно <c?c?>	2 -1 1 -2 -1
b> r мг <c?c?>	-1 -1 2 0 0
b> r мг дважды	4 0 -4 0 0
b> r мг на	0 -1 0 -1 2
b> r меня на	-2 1 0 0 2
b> r месяц <c?c?>	2 -1 1 -1 0
b> r месяца <c?c?>	-1 0 2 -1 0
b> r мл #	-1 -2 3 0 0
b> r мл кг	2 0 -2 0 0
b> r мл утром	0 2 -2 0 0
b> r мне не	2 0 0 -1 -1
b> r может и	4 -1 -1 -1 0
b> r можете не	-1 -1 -1 3 0
b> r на §2	3 0 0 -1 -2
b> r на голову	2 0 -2 0 0
b> r на него	-2 0 0 -1 3
b> r на ночь	0 -3 2 0 1
b> r надо <c?c?>	2 0 -2 1 -2
b> r назад <c?c?>	2 0 0 -1 0
b> r назнач <c?c?>	2 0 -1 0 0
b> r назнач §2	-3 -1 1 3 0
b> r не возвра	2 0 0 -1 0
b> r не давайт	-2 0 -1 2 1
b> r не давать	-1 -1 0 2 0
b> r не даем	-1 -2 0 2 0
b> r не дали	-2 0 3 -1 0
b> r не меняем	-2 4 -1 -1 0
b> r не надо	6 -2 -2 1 -3
b> r не нужен	0 0 -1 2 -1
b> r не нужно	2 -1 0 0 -1
b> r не пейте	0 -1 0 2 0
b> r не помога	0 -1 -1 2 0
b> r не сейчас	2 0 0 -1 0
b> r не трогае	-1 2 0 -1 0
b> r него в	0 -1 0 2 0
b> r нет <c?c?>	-1 0 -2 5 -1
b> r нет <pp>	-2 3 0 0 0
b> r ни разу	-3 3 0 0 0
b> r ночь <c?c?>	-1 -1 2 0 0
b> r ну и	-2 -1 -1 2 1
b> r нужно <c?c?>	2 -1 0 0 0
b> r один раз	5 -2 -1 -2 1
b> r один укол	-1 -1 3 0 0
b> r он же	3 -4 2 0 0
b> r он и	-1 0 2 0 0
b> r он у	-2 1 2 -1 -1
b> r от блох	-1 3 -2 0 0
b> r от клещей	-2 0 2 0 0
b> r от него	2 -4 -2 2 2
b> r от прошло	-2 0 -1 4 0
b> r печено пробы	0 -1 0 2 -1
b> r пила #	0 -2 2 0 0
b> r по #	-3 3 1 1 -1
b> r по капле	-1 2 -1 0 0
b> r по одной	-2 2 1 -1 0
b> r по полови	-2 0 1 1 0
b> r по утрам	0 2 0 -1 0
b> r под кожу	-3 0 4 0 -1
b> r под язык	-2 1 1 0 -1
b> r пока без	2 0 0 -1 0
b> r пока нет	2 -1 -1 0 0
b> r полови <p?p?>	0 -1 -1 3 0
b> r при присту	-1 2 -1 0 0
b> r прошло году	3 -1 -2 -2 2
b> r прошло раза	-2 -2 0 3 1
b> r прошлы раз	-1 0 -2 3 0
b> r пульс #	0 2 -1 1 0
b> r пусть лежит	-2 3 -1 -1 0
b> r пусть пьет	-2 3 -1 0 0
b> r пьет §2	-2 2 0 0 0
b> r пьет и	0 2 -1 -1 0
b> r пью #	-1 2 -1 0 0
b> r пью <c?c?>	0 -1 0 2 -1
b> r раз <c?c?>	3 -1 0 -1 0
b> r раз в	-2 1 2 -2 1
b> r раза #	-1 2 0 -2 0
b> r раза <c?c?>	-2 4 -3 1 0
b> r раза в	1 -2 1 -1 2
b> r раза и	0 -1 2 -1 0
b> r с §2	-2 -1 2 1 0
b> r с июля	-2 -1 2 2 0
b> r с лета	-1 2 0 0 0
b> r с него	-1 -1 0 -1 2
b> r с ним	3 -1 -1 -1 0
b> r с прошло	-1 1 -2 1 1
b> r сегодн <c?c?>	-1 -1 2 0 0
b> r сейчас #	0 0 2 -1 0
b> r сироп #	-1 1 -2 0 2
b> r сказал что	0 2 0 -2 0
b> r скольк вы	0 2 -1 -1 0
b> r со вчераш	-2 2 0 1 0
b> r суток <c?c?>	-2 0 1 0 1
b> r таблет <c?c?>	-1 2 -1 -1 1
b> r так <c?c?>	-1 1 0 0 2
b> r так и	-2 1 0 -2 3
b> r так что	3 -2 0 0 0
b> r там §2	0 -2 -1 3 0
b> r темпер #	-1 -1 0 2 0
b> r тоже можно	2 1 -2 0 0
b> r толку нет	-2 0 0 3 0
b> r толку от	0 -1 0 2 0
b> r только при	-1 2 -1 0 0
b> r третий день	-2 1 -1 1 0
b> r трое суток	-2 0 1 0 1
b> r у вас	0 1 -2 1 0
b> r у зубног	2 0 -1 0 -1
b> r у меня	-1 -3 5 -1 0
b> r у него	-1 -2 1 0 1
b> r у нее	2 1 -3 -1 0
b> r укол сейчас	-1 0 2 0 0
b> r утром и	0 3 -2 -1 -1
b> r хорошо <c?c?>	-2 2 1 -1 0
b> r через #	0 -1 3 -1 -1
b> r через день	-1 2 -1 0 0
b> r через месяц	2 -1 0 0 0
b> r что вы	0 0 -1 2 0
b> r что ли	2 0 0 0 -1
b> r что это	-3 4 -1 -1 0
b> r это §	-1 -1 2 0 0
b> r это от	-1 1 2 -1 -1
b> r я в	-1 2 -1 -2 2
b> r я его	-1 1 4 -2 -2
b> r я ее	2 -1 0 0 0
b> r я ей	-1 0 0 2 0
b> r я и	3 -2 2 -2 0
b> r я от	0 -1 2 -1 0
b> r я пью	0 3 -1 -1 0
c< r #	-4 5 -3 2 -1
c< r <c?c?>	-2 2 -1 1 0
c< r <cc>	0 -4 4 1 -2
c< r <p?c?>	1 -3 -1 2 1
c< r <p?p?>	-1 -1 1 3 -2
c< r <pc>	-1 0 2 -1 0
c< r <pp>	1 -1 -2 3 0
c< r ?	-5 4 -4 1 4
c< r |	-2 2 -1 3 -2
c< r §	3 -4 3 -1 -1
c< r §2	1 2 -5 3 -1
c< r а	0 6 -3 -1 -2
c< r антиб	1 1 -1 -2 1
c< r боль	2 0 -1 0 0
c< r будем	0 -1 2 0 0
c< r был	-1 -2 -1 4 0
c< r в	0 1 -1 -3 3
c< r вам	1 -2 1 1 0
c< r вас	0 2 -1 0 -1
c< r вечер	0 2 -1 -1 0
c< r витам	0 -2 -1 2 0
c< r вмест	-1 -2 5 -1 0
c< r возвр	2 -1 1 -1 0
c< r возьм	0 -2 2 0 0
c< r вот	3 -2 -1 0 0
c< r вчера	0 -1 -1 2 0
c< r вы	1 2 -1 0 -1
c< r да	-1 2 2 -3 0
c< r давай	1 -3 3 -1 0
c< r давал	4 -3 -1 -2 2
c< r даете	2 0 -1 -2 0
c< r дала	-2 3 -1 1 0
c< r даю	0 1 -2 1 0
c< r день	1 0 -2 0 0
c< r до	2 -1 0 0 -1
c< r добав	0 -2 2 0 0
c< r дома	0 -1 0 2 0
c< r ей	0 1 -2 0 0
c< r ему	2 -1 0 -1 -1
c< r если	-1 0 2 -1 0
c< r есть	2 -2 0 0 0
c< r еще	-3 0 0 3 0
c< r же	2 -2 0 0 0
c< r запиш	-3 3 0 -1 0
c< r значи	-1 0 -2 0 3
c< r и	-4 2 3 -2 1
c< r какие	-1 2 -1 0 0
c< r капае	1 1 -2 0 0
c< r капал	-1 -2 1 2 0
c< r капел	-2 1 2 0 -1
c< r капли	-2 0 0 2 0
c< r карте	-1 0 0 -1 2
c< r колол	6 -2 -1 -2 0
c< r лежит	0 -1 0 2 0
c< r лучше	-2 0 4 -2 -1
c< r мазь	0 2 -1 0 0
c< r мне	-1 -1 1 2 0
c< r мочег	-1 -1 0 2 0
c< r мы	-3 3 -2 2 0
c< r на	-1 -4 -1 0 6
c< r назад	2 0 0 -1 0
c< r нас	-1 2 0 -1 0
c< r начне	-1 -1 2 -1 0
c< r не	3 -3 -2 0 2
c< r него	-1 -2 2 2 -1
c< r нет	2 0 -1 0 0
c< r ни	-2 0 0 1 1
c< r никак	2 -2 -3 0 2
c< r он	0 3 -1 -1 -1
c< r она	3 -2 -1 0 0
c< r остав	-2 2 0 -1 1
c< r от	-3 0 2 0 2
c< r отмен	-2 2 1 -1 0
c< r пакет	-2 0 -1 2 0
c< r пить	-1 0 2 0 0
c< r по	-1 2 -1 -1 0
c< r под	-2 2 0 0 0
c< r подру	2 0 -1 0 0
c< r поста	-5 0 2 -1 4
c< r поэто	-2 -1 3 0 0
c< r прини	0 2 -2 0 0
c< r про	3 -2 -1 -2 1
c< r прове	-1 2 0 -1 0
c< r промы	-1 3 -2 0 0
c< r пьет	2 -1 -1 0 0
c< r пьете	-2 0 3 -2 1
c< r пью	-1 3 -2 0 0
c< r раз	-1 0 2 0 0
c< r с	5 1 -4 -2 0
c< r сдела	-2 -1 3 -1 1
c< r сегод	2 -1 0 0 0
c< r сейча	-2 -1 5 -1 -1
c< r сердц	-1 2 -1 -1 0
c< r скажу	0 1 0 -2 1
c< r табле	-1 2 0 -1 0
c< r так	-1 0 2 0 -1
c< r там	3 -1 1 -3 0
c< r тогда	2 -4 0 0 2
c< r того	2 -1 0 -1 0
c< r тоже	-1 -1 1 2 -1
c< r тольк	-1 -1 3 0 0
c< r тут	0 2 -1 0 0
c< r у	-2 1 -1 2 0
c< r уколо	-1 0 0 2 0
c< r утром	0 2 -1 -1 0
c< r хорош	-2 1 -3 5 0
c< r чем	1 -2 1 -1 1
c< r что	6 -1 0 -3 -3
c< r это	-3 4 1 -2 0
c< r этот	0 -1 2 0 -1
c< r я	3 1 -3 1 -2
c> r #	-3 1 6 -2 -2
c> r <c?c?>	3 1 -1 -2 -1
c> r <c?p?>	-3 4 -1 -1 0
c> r <cc>	2 1 -2 1 -1
c> r <p?c?>	0 0 1 -2 1
c> r <pc>	2 -1 -1 -1 0
c> r <pp>	1 3 -2 -3 0
c> r §	0 -5 5 1 -1
c> r §2	2 2 -3 1 -2
c> r а	4 -2 0 -1 -1
c> r больш	-1 -2 -1 1 3
c> r броси	-1 -1 0 2 0
c> r будет	-2 1 -2 0 2
c> r был	3 -2 0 0 -1
c> r в	-2 1 -4 -1 5
c> r вам	3 -1 -4 -1 2
c> r вас	-2 -1 0 2 1
c> r вену	-2 -1 4 -2 1
c> r весно	3 -2 0 -1 1
c> r вечер	-1 5 -1 -2 -1
c> r вмест	-2 1 1 -1 2
c> r все	2 0 -1 0 0
c> r вы	2 3 -5 0 0
c> r года	-1 -2 1 2 0
c> r д	2 -1 -1 -1 0
c> r да	1 -3 1 0 1
c> r давал	2 -2 0 -2 2
c> r даем	1 -2 -1 2 0
c> r дала	-2 1 -1 2 0
c> r дали	-2 -1 1 3 -1
c> r дальш	2 0 -2 -1 0
c> r дважд	4 0 -3 0 0
c> r делал	1 -2 0 1 0
c> r детск	0 1 -2 1 0
c> r до	-2 0 2 0 0
c> r добав	0 2 -1 -1 0
c> r дома	1 4 -3 -1 0
c> r друго	-2 0 1 1 0
c> r его	-1 -2 2 1 0
c> r ей	0 -1 -2 1 2
c> r ему	-2 -1 1 -1 2
c> r есть	0 2 -1 0 -1
c> r еще	2 3 -3 -2 -1
c> r же	1 -4 1 0 2
c> r и	0 2 -1 -3 1
c> r из	0 3 -1 -2 0
c> r из-за	-2 0 0 3 0
c> r как	-5 6 -2 0 1
c> r какой	-2 3 -1 -1 0
c> r капал	1 0 0 -2 1
c> r капел	0 3 -2 -1 0
c> r капле	-1 2 -1 0 0
c> r капли	1 -2 0 1 0
c> r кг	2 0 -1 0 0
c> r когда	2 -1 -1 -2 1
c> r кожу	-3 -1 4 0 0
c> r колол	2 -1 0 -2 0
c> r котор	-1 0 -1 3 -1
c> r купил	-3 -3 0 7 0
c> r мг	0 -1 2 -3 2
c> r меня	0 -2 3 -2 1
c> r месяц	-2 1 0 0 0
c> r мкг	2 0 -1 -1 0
c> r мл	2 3 -2 -1 -1
c> r мне	2 0 -1 -2 1
c> r может	1 -2 0 1 0
c> r можно	-1 3 0 -2 -1
c> r мы	2 -1 -2 1 0
c> r на	-1 1 5 -1 -3
c> r надо	1 -2 0 2 -1
c> r назна	0 -1 -2 3 0
c> r нас	-1 3 -1 0 0
c> r не	4 -5 2 0 0
c> r него	2 -2 0 -2 1
c> r недел	-1 0 2 0 0
c> r нельз	-3 1 -1 0 3
c> r никог	-1 -1 2 0 0
c> r ником	-1 -1 -1 4 0
c> r но	4 -1 -2 0 -1
c> r ночь	1 0 -2 2 0
c> r ну	0 -2 2 0 0
c> r нужен	2 0 -1 -1 0
c> r обычн	1 1 -2 0 0
c> r один	-1 -1 3 1 -1
c> r одной	-1 -3 4 0 0
c> r он	3 -2 4 -4 -2
c> r она	2 -1 -1 0 0
c> r остав	0 3 -3 0 0
c> r остал	0 2 -2 0 0
c> r отмен	0 -2 -1 3 0
c> r пакет	-3 1 1 0 0
c> r пейте	-1 4 -2 0 0
c> r перен	2 -1 0 0 -1
c> r пила	-1 -2 2 1 0
c> r пить	-2 0 1 -1 2
c> r по	-5 -1 7 1 -2
c> r под	-4 0 6 -2 -1
c> r подко	-2 -1 3 0 0
c> r порош	-1 0 -2 4 -1
c> r потом	2 0 0 -1 0
c> r предл	2 0 0 -1 0
c> r прини	2 0 -1 0 -1
c> r продо	-2 2 0 0 0
c> r прошл	3 -2 -2 1 0
c> r пусть	0 2 0 0 0
c> r пьет	0 2 0 -1 -1
c> r пьете	-1 0 -1 2 -1
c> r пью	-2 7 -2 -2 -1
c> r раз	1 2 -2 -1 0
c> r раза	-2 2 -1 2 -1
c> r сам	-2 0 0 2 0
c> r сами	-2 0 -1 3 0
c> r себе	-2 -1 0 3 0
c> r сегод	-2 -2 2 3 0
c> r сейча	-4 -1 5 1 -1
c> r сироп	-2 3 -1 -2 1
c> r сколь	-2 7 -2 -2 0
c> r совет	2 0 -1 0 0
c> r совсе	-1 -1 -1 3 0
c> r спины	-2 0 0 2 0
c> r табле	0 2 -2 1 0
c> r тепер	2 -1 0 0 0
c> r тогда	1 -2 0 -1 2
c> r тоже	3 -1 -1 -1 -1
c> r у	0 -2 3 1 -2
c> r убере	0 -1 0 2 0
c> r убира	-2 1 0 2 0
c> r уже	-1 0 0 2 0
c> r узи	-1 -1 2 0 0
c> r уколю	-1 -1 3 -1 0
c> r утром	-2 3 2 -3 0
c> r хорош	-2 2 -1 -1 1
c> r через	0 3 -2 0 0
c> r что	1 2 -1 -1 -1
c> r шприц	-2 1 2 -1 0
c> r я	0 -1 3 -2 0
c> r язык	-1 2 1 -1 0
last b< r # #	0 1 1 -3 0
last b< r # |	2 1 0 -2 -1
last b< r # года	3 -1 0 -1 0
last b< r # дней	-1 -2 6 -2 -1
last b< r # и	-2 0 0 2 0
last b< r # кг	2 0 0 -2 0
last b< r # минут	-1 -1 0 2 0
last b< r # недели	3 0 -1 -1 0
last b< r # раз	-1 -1 2 -1 0
last b< r # раза	1 0 2 -2 -1
last b< r # часов	0 0 2 -1 0
last b< r <c?c?> а	1 2 -1 1 -2
last b< r <c?c?> вот	0 -2 0 1 1
last b< r <c?c?> ей	0 0 0 2 -1
last b< r <c?c?> значит	-2 0 -1 0 3
last b< r <c?c?> и	1 -2 2 -1 0
last b< r <c?c?> он	0 3 -1 -1 0
last b< r <c?c?> сейчас	-2 0 3 0 0
last b< r <c?c?> тогда	2 0 -3 0 0
last b< r <c?c?> я	3 0 -1 -1 -1
last b< r <c?p?> а	1 3 -1 -1 -3
last b< r <cc> и	-2 2 -1 -1 1
last b< r <cp> §	-1 2 0 -1 0
last b< r <p?p?> а	2 -2 1 -1 -1
last b< r <pp> и	-1 -1 -1 2 0
last b< r ? §	-1 0 -1 2 0
last b< r ? а	-1 0 -1 3 -1
last b< r ? на	1 -1 1 0 -2
last b< r | <c?c?>	-2 1 -2 2 1
last b< r | <c?p?>	-1 3 0 -3 1
last b< r | <cc>	2 -2 2 -1 -1
last b< r | <cp>	3 0 0 -2 0
last b< r | <p?c?>	-1 1 -2 1 0
last b< r | <p?p?>	3 -3 0 3 -4
last b< r | <pc>	-1 0 2 -1 0
last b< r | <pp>	1 -3 -1 3 -1
last b< r § #	-1 -2 1 2 0
last b< r § ?	0 0 -2 0 1
last b< r §2 #	2 0 -1 0 -1
last b< r §2 |	1 -3 0 1 0
last b< r §2 вам	0 -1 -1 -2 4
last b< r §2 д	-1 2 -1 0 0
last b< r §2 и	4 -1 -2 -2 1
last b< r §2 по	-1 -1 3 -1 0
last b< r а §	2 2 -3 1 -2
last b< r а вот	2 0 -1 0 0
last b< r а если	0 -1 2 0 0
last b< r а на	2 1 0 -1 -1
last b< r а что	1 -2 1 0 0
last b< r без него	0 2 0 -1 -1
last b< r больше не	-2 0 2 0 0
last b< r будем |	0 -1 2 0 0
last b< r в карте	-1 0 -1 -1 3
last b< r в мае	3 0 -2 0 0
last b< r в прошло	2 1 -1 -1 0
last b< r вместо него	-1 -1 2 0 0
last b< r вот и	3 0 -2 -1 0
last b< r вот это	2 1 -1 -1 0
last b< r вы в	-1 -1 -1 3 0
last b< r года назад	3 0 -1 -2 0
last b< r да |	-1 -1 2 0 0
last b< r да в	2 1 -3 0 0
last b< r давали ?	-1 -1 -1 0 2
last b< r даете ?	3 0 0 -2 0
last b< r дальше |	2 0 0 -2 0
last b< r день #	0 -2 1 1 0
last b< r день |	-1 2 -1 0 0
last b< r дней |	0 -1 3 0 -1
last b< r до #	-2 3 -1 0 0
last b< r ей давали	-1 0 -1 2 0
last b< r живот |	-1 2 0 -1 0
last b< r и §	0 -1 -1 2 1
last b< r и вот	-1 1 -1 0 2
last b< r и на	-1 0 -1 0 3
last b< r и не	1 -2 1 0 0
last b< r и от	0 1 -2 1 0
last b< r и хорошо	3 0 -2 -1 0
last b< r каждые #	-1 0 2 0 0
last b< r кг |	2 0 0 -2 0
last b< r кишечн не	2 0 -2 0 2
last b< r ладно |	-1 5 -3 0 -1
last b< r месяца |	-1 2 -1 0 0
last b< r мы пьем	-1 2 -1 0 0
last b< r на ночь	3 -1 0 -2 0
last b< r на что	2 0 0 0 -2
last b< r надо |	-1 3 0 -1 -2
last b< r назад |	2 -1 0 -1 0
last b< r не будем	0 -1 2 0 0
last b< r не надо	0 3 -1 -1 -1
last b< r не нужен	2 -2 0 0 0
last b< r не перено	2 0 -2 0 0
last b< r недели |	2 -1 -1 0 0
last b< r неделю |	2 -1 -1 -1 0
last b< r нельзя |	-1 0 -1 -1 3
last b< r нет |	-1 -3 1 1 2
last b< r ну и	2 0 -1 -1 0
last b< r нужен |	2 -2 0 0 0
last b< r он не	2 -2 0 0 0
last b< r он у	-2 2 0 -1 0
last b< r перено |	2 -1 -1 -1 0
last b< r поняла |	-1 1 -1 2 0
last b< r продол |	1 -2 0 1 0
last b< r прошло году	2 1 -1 -1 0
last b< r пьете ?	-2 1 0 0 1
last b< r пьете |	-1 -2 2 0 0
last b< r раза в	0 0 2 -1 0
last b< r сейчас ставим	2 0 -2 0 0
last b< r спроси |	-2 -2 -1 3 2
last b< r так и	-1 -2 1 2 -1
last b< r тогда #	0 0 -1 2 0
last b< r тогда не	2 1 -2 0 0
last b< r у вас	-1 2 1 -2 0
last b< r у меня	-1 0 0 -1 2
last b< r у нас	-1 2 0 -1 0
last b< r у него	2 -1 -2 1 0
last b< r у нее	-1 0 -1 2 0
last b< r хватит |	-1 -1 2 0 0
last b< r хорошо |	0 -3 -3 6 -1
last b< r через месяц	2 -1 -1 0 0
last b< r что вы	-2 -1 -1 2 3
last b< r я не	3 -2 0 0 0
last b< r я от	2 1 -1 -1 -1
last b> r # #	-3 -1 5 0 -2
last b> r # <c?c?>	-4 3 4 -3 0
last b> r # <p?c?>	-1 3 -2 1 0
last b> r # в	-1 -2 1 2 0
last b> r # дней	-3 -3 2 4 -1
last b> r # дня	-3 4 1 -1 -1
last b> r # и	0 2 -1 0 0
last b> r # капель	1 2 -1 -2 0
last b> r # капли	4 -3 -2 1 0
last b> r # кг	2 -1 0 -1 0
last b> r # лет	3 -1 0 -2 0
last b> r # мг	-1 2 2 -4 1
last b> r # месяца	-1 -1 2 1 0
last b> r # мкг	2 0 -1 -1 0
last b> r # мл	1 2 -2 -1 0
last b> r # на	0 2 -1 -1 0
last b> r # недели	1 -2 0 2 -1
last b> r # потом	-2 2 0 1 -1
last b> r # раз	-1 -1 2 0 0
last b> r # раза	-4 -1 3 3 -1
last b> r # таблет	-2 -1 2 2 0
last b> r # утром	-1 -3 5 -1 0
last b> r # штуки	-1 -1 -1 4 0
last b> r <c?c?> #	-2 -3 3 2 0
last b> r <c?c?> §2	4 -2 -1 -3 2
last b> r <c?c?> а	3 -3 2 -1 0
last b> r <c?c?> антиби	-1 2 0 -1 0
last b> r <c?c?> вот	1 2 -1 0 -1
last b> r <c?c?> да	2 -1 -1 -1 1
last b> r <c?c?> давайт	2 1 -2 0 -1
last b> r <c?c?> если	-1 1 -1 2 -1
last b> r <c?c?> и	-4 1 6 -2 -1
last b> r <c?c?> ладно	-1 0 2 -1 0
last b> r <c?c?> назнач	-2 0 0 2 0
last b> r <c?c?> не	0 0 3 -1 -1
last b> r <c?c?> нет	2 -1 0 0 0
last b> r <c?c?> он	3 -1 -1 0 -1
last b> r <c?c?> она	2 0 0 -1 -1
last b> r <c?c?> пейте	-1 3 -2 0 0
last b> r <c?c?> потом	1 -1 2 -2 0
last b> r <c?c?> пью	-1 0 -1 2 0
last b> r <c?c?> с	-1 -1 0 2 0
last b> r <c?c?> сейчас	0 -1 2 -1 0
last b> r <c?c?> так	-3 2 -2 0 3
last b> r <c?c?> тогда	-1 0 0 0 2
last b> r <c?c?> хорошо	-2 1 0 0 0
last b> r <c?c?> это	0 0 0 2 -1
last b> r <c?c?> я	1 0 2 -2 0
last b> r <c?p?> а	-1 2 2 -2 -1
last b> r <c?p?> вы	0 3 -2 0 0
last b> r <c?p?> как	-1 1 -1 -1 2
last b> r <c?p?> скольк	-1 1 -1 2 0
last b> r <cc> а	-1 -2 1 2 0
last b> r <cc> не	-2 2 0 -1 0
last b> r <cc> это	-1 0 2 0 0
last b> r <cp> §2	0 2 -1 0 0
last b> r <cp> а	2 -2 0 0 0
last b> r <cp> и	2 -1 0 -1 0
last b> r <p?c?> #	1 2 -1 -1 0
last b> r <p?c?> а	0 3 -1 -1 0
last b> r <p?c?> давлен	0 0 -1 -1 2
last b> r <p?c?> понятн	-1 -1 2 0 0
last b> r <p?c?> хорошо	0 -1 2 -1 0
last b> r <p?c?> я	-1 0 -2 1 1
last b> r <p?p?> §2	-2 1 -1 1 0
last b> r <p?p?> а	-2 0 2 2 -1
last b> r <p?p?> вот	0 -1 -1 2 0
last b> r <p?p?> и	-2 1 -1 1 1
last b> r <p?p?> на	3 0 -1 -1 0
last b> r <p?p?> ну	-1 -1 0 2 0
last b> r <p?p?> скольк	-2 2 -2 1 1
last b> r <p?p?> у	-1 -1 3 -1 0
last b> r <p?p?> я	-1 0 3 -1 0
last b> r <pc> хорошо	2 -2 0 0 0
last b> r <pp> а	-2 3 0 -1 0
last b> r а §	0 -1 -1 2 0
last b> r а §2	3 -4 1 2 -1
last b> r а вот	0 2 -1 0 0
last b> r а дома	2 -1 0 -1 0
last b> r а от	1 2 -1 0 -1
last b> r а что	-3 4 -1 0 0
last b> r а я	2 -1 -1 -1 1
last b> r антиби §2	-2 -1 5 -2 0
last b> r без него	2 0 0 -1 0
last b> r больше #	-1 -2 3 0 0
last b> r больше не	0 -2 -1 4 -1
last b> r был в	2 0 0 -1 0
last b> r было #	-2 2 -1 1 0
last b> r в август	1 -2 3 -2 0
last b> r в аптеке	2 0 1 -2 0
last b> r в армии	-1 0 0 0 2
last b> r в больни	2 -3 0 1 0
last b> r в вену	-3 -2 6 -1 0
last b> r в день	1 -4 2 0 1
last b> r в детств	2 0 0 0 -1
last b> r в июне	0 0 -1 -1 2
last b> r в карте	-1 0 0 -1 2
last b> r в коем	2 1 -1 -1 -1
last b> r в марте	-2 -1 0 2 1
last b> r в мышцу	-1 0 2 0 0
last b> r в неделю	-1 2 0 -1 0
last b> r в прошло	1 -1 -1 -1 2
last b> r в прошлы	-2 1 -2 3 0
last b> r в реклам	0 -2 0 3 0
last b> r в рот	-2 1 1 0 0
last b> r в сутки	0 -1 2 0 0
last b> r в час	2 0 -2 0 0
last b> r вам в	-1 -2 0 3 -1
last b> r вас есть	-1 2 -1 1 0
last b> r во время	-1 -1 2 0 0
last b> r вот §2	0 -1 2 0 0
last b> r вреда нет	-6 9 -1 -1 0
last b> r вторую неделю	-2 1 -1 2 0
last b> r вчераш дня	-2 2 0 1 0
last b> r вы в	-3 1 -1 2 0
last b> r вы его	0 2 -1 -1 0
last b> r вы же	0 3 -2 -1 0
last b> r вы хотели	-1 -1 2 0 0
last b> r да от	-1 0 0 -1 2
last b> r давайт §2	-2 0 -1 3 0
last b> r давлен #	0 0 -1 -2 2
last b> r даем §2	2 0 -1 0 0
last b> r дальше <c?c?>	1 5 -5 -1 0
last b> r дважды в	4 -1 -2 0 0
last b> r день #	1 -2 2 0 0
last b> r день <c?c?>	1 4 -3 -2 -1
last b> r день <c?p?>	2 -2 -1 0 0
last b> r день продол	2 -1 -1 0 0
last b> r дней <c?c?>	-1 -1 3 -1 0
last b> r дней <p?p?>	2 -1 -1 1 0
last b> r дня <c?c?>	-2 1 2 0 0
last b> r до #	-1 -1 2 1 -1
last b> r добави §2	0 2 -1 -1 0
last b> r его с	-1 2 0 0 0
last b> r его сняли	2 0 0 -1 0
last b> r ему не	-2 0 -1 1 2
last b> r если через	0 -1 2 0 0
last b> r есть у	-1 2 -1 0 0
last b> r еще #	-1 4 -1 -1 0
last b> r же в	-1 0 0 0 2
last b> r и §2	0 1 3 -4 0
last b> r и дальше	-1 4 -2 -1 0
last b> r и есть	-2 0 1 2 0
last b> r и на	1 -2 1 -1 0
last b> r и не	1 -1 1 -2 1
last b> r и от	-2 1 1 -1 0
last b> r и постав	-1 -1 2 0 0
last b> r и хорошо	-1 -1 -1 2 0
last b> r к нему	3 0 0 -2 0
last b> r каждый день	3 -3 -1 2 0
last b> r как всегда	-2 5 -1 -2 0
last b> r кг в	2 0 -2 0 0
last b> r коем случае	2 1 -1 -1 -1
last b> r которы вам	-2 3 -1 -1 0
last b> r которы вы	-1 -1 -1 3 0
last b> r ладно <c?c?>	1 -1 2 -2 0
last b> r мг дважды	4 0 -4 0 0
last b> r мг на	0 -1 0 -1 2
last b> r месяц <c?c?>	2 -1 1 -1 0
last b> r месяца <c?c?>	-1 0 2 -1 0
last b> r мл кг	2 0 -2 0 0
last b> r мл утром	0 2 -2 0 0
last b> r мне не	2 0 0 -1 -1
last b> r может и	4 -1 -1 -1 0
last b> r можете не	-1 -1 -1 3 0
last b> r на §2	3 0 0 -2 -2
last b> r на голову	2 0 -2 0 0
last b> r на него	-1 0 0 -1 2
last b> r на ночь	2 -3 -1 0 2
last b> r назнач <c?c?>	2 0 -2 0 0
last b> r назнач §2	-2 -1 0 3 0
last b> r не возвра	2 0 0 -1 0
last b> r не давайт	-2 0 -1 2 1
last b> r не давать	-1 -1 0 2 0
last b> r не даем	0 -1 0 2 0
last b> r не дали	-2 0 3 -1 0
last b> r не меняем	-2 4 -1 -1 0
last b> r не надо	3 -1 -1 0 -2
last b> r не нужен	0 0 0 2 -1
last b> r не нужно	2 -1 0 0 -1
last b> r не пейте	-1 -1 0 2 0
last b> r не помога	0 -1 -1 2 0
last b> r не сейчас	2 0 0 -1 0
last b> r не трогае	-1 2 0 -1 0
last b> r нет <c?c?>	-1 0 -2 4 -1
last b> r нет <pp>	-2 3 0 0 0
last b> r ни в	2 0 -1 0 -1
last b> r ни разу	-3 3 0 0 0
last b> r ну и	-2 -1 -1 2 1
last b> r нужно <c?c?>	2 -1 0 0 0
last b> r один раз	4 -2 -1 -2 1
last b> r он же	3 -4 2 0 0
last b> r он и	-1 -1 2 1 0
last b> r он у	-1 2 1 0 -1
last b> r от §2	0 2 -1 0 -1
last b> r от блох	-1 3 -2 0 0
last b> r от клещей	-2 0 2 0 0
last b> r от него	2 -4 -3 2 2
last b> r от прошло	-2 0 -1 4 0
last b> r по #	-2 2 2 0 -1
last b> r по капле	-1 2 -1 0 0
last b> r по одной	-2 2 1 -1 0
last b> r под кожу	-2 1 3 -1 0
last b> r под язык	-1 0 2 0 0
last b> r пока без	2 0 0 -1 0
last b> r пока нет	2 -1 -1 0 0
last b> r полови <p?p?>	0 -1 -1 3 0
last b> r при присту	-1 2 -1 0 0
last b> r приним §2	0 0 0 2 -1
last b> r прошло году	2 -1 -1 -2 2
last b> r прошло раза	-2 -1 0 4 0
last b> r прошлы раз	-1 0 -2 3 -1
last b> r пусть лежит	-2 3 -1 -1 0
last b> r пусть пьет	-2 3 -1 0 0
last b> r пьет §2	-2 2 0 0 0
last b> r пьет и	0 2 -1 -1 0
last b> r пью #	-1 2 -1 0 0
last b> r пью <c?c?>	0 -1 0 2 -1
last b> r раз <c?c?>	3 -1 0 -1 0
last b> r раз в	-3 1 4 -2 1
last b> r раза #	-1 2 0 -2 0
last b> r раза <c?c?>	-2 3 -2 1 0
last b> r раза в	1 -2 0 -1 1
last b> r с §2	-2 -1 2 1 0
last b> r с него	-1 -1 0 -1 2
last b> r с ним	3 -1 -1 -1 0
last b> r с прошло	-1 0 -1 2 0
last b> r сегодн <c?c?>	-1 -1 2 0 0
last b> r сироп #	-1 1 -1 0 2
last b> r со вчераш	-2 2 0 1 0
last b> r суток <c?c?>	-2 0 1 0 1
last b> r таблет #	0 0 2 -1 0
last b> r так <c?c?>	-1 0 0 0 2
last b> r так и	-3 1 -1 -1 3
last b> r так что	3 -2 0 0 0
last b> r там §2	0 -2 -1 3 0
last b> r темпер #	-1 -1 0 2 0
last b> r тогда #	-1 -1 2 0 0
last b> r толку нет	-2 0 0 3 0
last b> r толку от	0 -1 0 2 0
last b> r только при	-1 2 -1 0 0
last b> r третий день	-2 1 -1 1 0
last b> r трое суток	-2 0 1 0 1
last b> r у вас	-2 1 -2 2 1
last b> r у зубног	2 0 -1 0 -1
last b> r у меня	0 -3 3 0 0
last b> r у него	0 -2 1 0 1
last b> r у нее	1 2 -2 -1 0
last b> r утром <c?c?>	-1 2 -1 0 0
last b> r утром и	0 2 0 -2 0
last b> r хорошо <c?c?>	-2 2 1 -1 0
last b> r через #	0 -1 2 -1 -1
last b> r через день	-1 2 -1 0 0
last b> r что вы	1 0 -1 2 0
last b> r что ли	2 0 0 0 -1
last b> r это от	-1 0 2 -1 -1
last b> r я бы	2 -1 -1 0 0
last b> r я в	-1 2 -1 -2 2
last b> r я вам	0 0 -1 2 0
last b> r я его	-1 0 4 -2 -1
last b> r я ее	2 -1 0 0 0
last b> r я ей	-1 0 0 2 0
last b> r я и	3 -2 2 -2 0
last c< r #	-4 4 -2 2 0
last c< r <c?c?>	0 1 -3 2 1
last c< r <cc>	-1 -4 4 1 -1
last c< r <p?c?>	-1 -2 0 3 1
last c< r <p?p?>	0 -3 1 3 -2
last c< r <pp>	2 -1 -1 1 0
last c< r ?	-3 1 -1 1 3
last c< r |	-4 3 -3 5 -2
last c< r §	2 -3 2 0 -1
last c< r §2	3 2 -3 -1 -1
last c< r а	0 7 -3 -1 -3
last c< r антиб	1 1 -1 -2 1
last c< r боль	2 0 -1 0 0
last c< r был	0 -2 -1 3 0
last c< r в	0 -1 0 -1 2
last c< r вам	1 -2 1 1 0
last c< r витам	0 -2 -1 2 0
last c< r вмест	-1 -1 3 -1 0
last c< r возвр	2 -1 1 -1 0
last c< r возьм	0 -2 2 0 0
last c< r вот	3 -3 -1 1 0
last c< r вы	0 2 -1 0 0
last c< r да	0 0 3 -1 -1
last c< r давай	0 -2 3 -1 0
last c< r давал	4 -3 -1 -2 2
last c< r даете	2 0 -1 -2 0
last c< r дала	-3 3 -1 2 0
last c< r день	1 0 -2 0 0
last c< r до	2 -1 0 0 -1
last c< r ей	-1 2 -1 0 0
last c< r есть	2 -1 0 -1 0
last c< r еще	-3 1 0 1 0
last c< r же	2 -2 0 0 0
last c< r запиш	-3 3 0 -1 0
last c< r значи	-1 0 -2 0 3
last c< r и	-2 1 4 -4 1
last c< r какие	-1 3 -1 -1 0
last c< r капал	-1 -2 1 2 0
last c< r капел	-2 -1 4 0 -1
last c< r капли	-2 1 0 1 0
last c< r карте	-1 0 0 -1 2
last c< r колол	6 -2 -1 -2 0
last c< r лежит	0 -1 0 2 0
last c< r лучше	-1 1 3 -2 0
last c< r мазь	0 2 -1 0 0
last c< r мне	-1 -1 1 2 0
last c< r можно	0 2 0 -1 0
last c< r мочег	-1 -1 0 2 0
last c< r мы	-3 3 -2 2 0
last c< r на	0 -3 -1 0 4
last c< r надо	1 -2 1 0 0
last c< r назад	2 0 0 -1 0
last c< r начне	-1 -1 2 -1 0
last c< r не	4 -2 -3 -2 3
last c< r него	-1 -1 1 2 -1
last c< r нет	2 0 -1 0 0
last c< r ни	-2 0 0 1 1
last c< r никак	2 -1 -3 0 2
last c< r ничег	-2 0 1 1 0
last c< r он	0 3 -1 -1 -1
last c< r она	3 -2 -1 -1 0
last c< r остав	-2 1 1 0 1
last c< r от	-3 0 2 0 1
last c< r отмен	-2 2 1 -1 0
last c< r перен	2 0 0 -1 0
last c< r пить	-2 0 2 0 0
last c< r по	-1 2 -1 0 0
last c< r под	-2 2 0 0 0
last c< r подру	2 0 -1 0 0
last c< r поста	-5 0 2 -1 4
last c< r поэто	-1 -1 2 0 1
last c< r прини	0 2 -1 -1 0
last c< r про	3 -2 -1 -1 1
last c< r прове	-1 2 0 -1 0
last c< r пьет	2 -1 -1 0 0
last c< r пьете	-2 -1 2 -1 1
last c< r пью	-1 3 -2 0 0
last c< r раз	-1 0 2 0 0
last c< r с	6 0 -4 -2 0
last c< r сдела	-4 -1 5 0 0
last c< r сегод	-1 -1 2 0 0
last c< r сейча	-3 -1 5 -1 -1
last c< r сердц	-1 2 -1 -1 0
last c< r скажу	0 1 0 -2 1
last c< r табле	0 2 -1 0 0
last c< r так	-1 -1 2 1 -1
last c< r там	3 -1 1 -3 0
last c< r тогда	3 -3 -1 0 2
last c< r того	2 -1 0 -1 0
last c< r тоже	-1 -1 0 2 0
last c< r тольк	-1 -1 3 0 0
last c< r тут	0 2 -1 0 0
last c< r у	-3 0 0 3 1
last c< r хорош	-2 1 -3 5 0
last c< r что	6 -1 0 -2 -3
last c< r это	-2 4 1 -2 0
last c< r этот	0 -1 2 0 -1
last c< r я	4 0 -4 1 -1
last c> r #	-6 -2 6 2 0
last c> r <c?c?>	3 3 -4 -2 0
last c> r <c?p?>	-2 3 0 -2 1
last c> r <cc>	2 1 -3 1 -1
last c> r <p?c?>	-1 0 2 -2 1
last c> r <p?p?>	0 -1 1 3 -2
last c> r <pc>	2 -1 0 0 0
last c> r <pp>	2 1 -1 -3 0
last c> r §2	4 0 -2 0 -2
last c> r а	4 -2 -1 0 -1
last c> r больш	-1 -2 -1 1 3
last c> r броси	-1 -1 0 2 0
last c> r будет	-2 1 -2 0 2
last c> r был	3 -1 1 -2 -1
last c> r в	-1 1 -3 0 3
last c> r вам	3 0 -3 -2 2
last c> r вас	-2 -1 0 2 1
last c> r вену	-2 -1 4 -1 0
last c> r весно	2 -1 -1 -1 1
last c> r вечер	-1 3 -1 -1 0
last c> r вмест	-2 1 1 -2 2
last c> r внутр	-1 0 2 -1 0
last c> r все	2 -1 -1 0 0
last c> r вы	1 2 -4 0 1
last c> r д	2 -1 -1 -1 0
last c> r давал	2 -2 -1 -2 2
last c> r даем	1 -1 -2 2 0
last c> r дали	-2 -1 1 3 -1
last c> r дальш	2 0 -2 -1 0
last c> r дважд	4 0 -3 0 0
last c> r до	-2 0 2 0 0
last c> r добав	0 2 -1 0 0
last c> r дома	-1 2 0 0 0
last c> r его	-1 -2 2 0 0
last c> r ей	0 -2 -2 1 2
last c> r ему	-1 -1 1 -1 2
last c> r есть	0 2 -1 0 -1
last c> r еще	2 3 -3 -2 -1
last c> r же	1 -4 1 0 1
last c> r и	2 0 1 -2 0
last c> r из	0 3 -1 -2 0
last c> r из-за	-2 0 0 3 0
last c> r как	-4 4 -2 1 2
last c> r капал	1 0 0 -2 1
last c> r капел	0 3 -2 -1 0
last c> r капле	-1 2 -1 0 0
last c> r капли	1 -2 0 1 0
last c> r кг	2 0 -1 0 0
last c> r когда	2 -1 -1 -2 1
last c> r кожу	-3 0 4 -1 0
last c> r колол	2 -1 0 -1 1
last c> r котор	-1 0 -1 3 -1
last c> r купил	-3 -3 0 6 0
last c> r ли	2 0 0 0 -1
last c> r мг	0 -1 2 -3 2
last c> r меня	0 -2 2 -1 1
last c> r месяц	-2 1 0 1 0
last c> r мкг	2 0 -1 -1 0
last c> r мл	1 2 -3 0 0
last c> r может	1 -2 0 1 0
last c> r можно	0 3 0 -2 0
last c> r мы	2 -1 -2 1 0
last c> r на	-1 1 3 -1 -2
last c> r назна	0 1 -2 1 0
last c> r нас	-1 3 -1 0 0
last c> r не	5 -5 1 0 0
last c> r него	3 -2 0 -2 1
last c> r недел	-2 0 2 0 0
last c> r нельз	-3 1 -2 0 3
last c> r никог	-1 -1 2 0 0
last c> r ником	-1 -1 -1 4 0
last c> r но	4 -1 -2 0 -1
last c> r ночь	1 0 -3 2 0
last c> r ну	0 -2 1 1 0
last c> r нужен	2 0 -1 -1 0
last c> r обычн	1 1 -2 0 0
last c> r один	-2 -1 3 0 0
last c> r одной	-1 -3 4 0 0
last c> r он	3 -1 3 -3 -2
last c> r она	2 -1 -1 -1 0
last c> r остав	0 3 -3 0 0
last c> r от	2 -1 -2 0 1
last c> r отмен	0 -2 -1 3 0
last c> r пакет	-3 1 1 0 0
last c> r пейте	-1 4 -2 0 0
last c> r перен	2 -1 0 0 -1
last c> r пила	0 -1 2 0 0
last c> r по	-4 -1 7 -1 -1
last c> r под	-3 -1 5 -2 0
last c> r подко	-2 -1 3 0 0
last c> r пока	2 0 0 -1 0
last c> r порош	-2 1 -2 4 -1
last c> r потом	2 -1 0 0 0
last c> r предл	2 0 0 -1 0
last c> r прини	2 -1 -1 1 -1
last c> r продо	-2 2 0 0 0
last c> r прошл	2 -1 -2 1 -1
last c> r пусть	0 2 0 0 0
last c> r пью	-1 5 -2 -1 0
last c> r раза	-1 0 -1 3 -1
last c> r сам	-2 0 0 2 0
last c> r сами	-2 0 -1 3 0
last c> r себе	-2 -1 0 3 0
last c> r сегод	-2 -2 1 3 0
last c> r сейча	-3 0 4 1 -1
last c> r сироп	-2 2 0 -1 2
last c> r сколь	-2 5 -1 -2 0
last c> r совсе	-1 -1 -1 3 0
last c> r табле	0 2 -1 -1 0
last c> r тепер	2 -1 0 0 0
last c> r тогда	-1 -1 1 -1 2
last c> r тоже	4 -2 0 -2 0
last c> r у	0 -2 2 2 -2
last c> r убере	0 -1 0 2 0
last c> r убира	-2 1 0 2 0
last c> r уже	-1 0 -1 2 0
last c> r узи	-1 -1 2 0 0
last c> r утром	-3 2 3 -2 0
last c> r хорош	-2 2 -1 0 1
last c> r через	-1 3 -2 0 0
last c> r шприц	-1 -1 2 0 0
last w< r #	1 4 3 -3 -5
last w< r <c?c?>	-3 0 -1 2 2
last w< r <c?p?>	0 3 -1 -2 -1
last w< r <cc>	2 -2 1 0 -1
last w< r <cp>	3 0 -1 -2 0
last w< r <p?c?>	-1 1 -2 1 0
last w< r <p?p?>	3 -3 1 4 -4
last w< r <pc>	-1 0 2 -1 0
last w< r <pp>	1 -3 -1 3 -1
last w< r ?	-2 -3 1 2 2
last w< r |	5 -3 -1 3 -3
last w< r §	1 4 -4 2 -2
last w< r §2	-3 2 -1 -1 2
last w< r а	3 6 -3 0 -6
last w< r ампул	-1 -1 0 2 0
last w< r антиб	3 0 0 -3 0
last w< r бабуш	2 -1 0 0 0
last w< r без	-2 3 1 -1 -1
last w< r болез	-2 0 2 0 0
last w< r больн	2 -2 0 0 0
last w< r больш	-3 0 1 1 1
last w< r будем	2 -3 2 -1 0
last w< r будет	1 0 1 -2 0
last w< r был	3 -5 2 1 0
last w< r была	-2 -1 1 0 2
last w< r было	1 0 1 -2 0
last w< r в	2 -3 -1 1 1
last w< r вам	1 -4 1 -3 6
last w< r вас	-1 2 1 -2 0
last w< r вечер	2 -1 0 0 -1
last w< r витам	0 0 -2 2 0
last w< r вмест	-1 -1 2 -1 0
last w< r водой	-2 1 0 0 1
last w< r возвр	0 0 2 -1 0
last w< r возьм	0 -2 2 0 0
last w< r вот	2 -1 -3 1 1
last w< r все	2 -1 1 -1 -1
last w< r вчера	0 -2 -1 3 0
last w< r вы	-4 3 -4 3 2
last w< r выпис	-2 -2 -1 4 1
last w< r выпиш	-1 2 0 -1 0
last w< r вырас	-1 2 0 0 0
last w< r глист	3 -2 0 0 0
last w< r года	3 0 -1 -2 0
last w< r году	1 2 -1 0 -1
last w< r голов	-2 0 0 2 0
last w< r гормо	-2 0 1 1 0
last w< r д	-1 2 -1 0 0
last w< r да	5 -3 -2 0 0
last w< r давай	-3 1 3 -2 0
last w< r давал	3 -3 -1 0 2
last w< r давле	0 3 -2 0 -1
last w< r даем	0 -1 2 0 0
last w< r даете	2 0 -1 -1 0
last w< r дала	-2 3 -2 2 0
last w< r дальш	0 1 0 -2 1
last w< r даю	-1 2 -3 2 0
last w< r девоч	1 1 -1 -2 0
last w< r день	2 -3 -1 2 -1
last w< r держи	0 -2 -1 3 0
last w< r дней	-1 -2 6 -2 -1
last w< r до	-2 2 0 1 -1
last w< r доза	-2 3 0 -1 0
last w< r докто	-3 0 2 -1 2
last w< r дома	-2 1 1 0 -1
last w< r домой	-1 -1 2 0 0
last w< r его	-1 0 3 -1 -1
last w< r ее	1 0 0 -2 0
last w< r ей	-3 2 -2 1 1
last w< r ему	2 -1 1 -1 0
last w< r если	2 0 1 0 -2
last w< r есть	2 -1 -2 1 0
last w< r еще	-3 0 -3 5 1
last w< r жар	3 0 -2 1 0
last w< r же	3 2 -3 -2 -1
last w< r жена	-3 1 0 1 1
last w< r за	1 2 -1 -1 0
last w< r завтр	-2 -1 -1 4 0
last w< r запис	4 -1 -3 0 1
last w< r запиш	-3 2 2 -1 0
last w< r значи	-2 1 0 -1 2
last w< r и	-3 -2 -1 3 3
last w< r из	0 2 -2 -1 0
last w< r к	1 2 0 -1 -2
last w< r кажды	0 -1 2 0 0
last w< r как	0 1 -2 -1 2
last w< r какие	-2 5 -2 -1 0
last w< r капал	-2 -2 1 1 1
last w< r капел	-2 1 2 1 -1
last w< r капли	-4 1 -1 4 0
last w< r карте	-1 -1 -1 -1 3
last w< r кг	2 -1 0 -2 0
last w< r когда	-2 3 0 0 0
last w< r колол	7 -2 -1 -3 -1
last w< r контр	1 1 0 -2 0
last w< r котор	-1 -1 -1 3 -1
last w< r кровь	1 0 -2 1 0
last w< r купил	0 0 2 -1 0
last w< r курс	0 2 0 -1 0
last w< r ладно	-1 4 -2 -1 -1
last w< r ламин	-2 -1 1 0 2
last w< r лежит	0 -1 0 2 0
last w< r мае	3 0 -2 0 0
last w< r мазал	-1 0 -1 2 0
last w< r мазь	-1 3 -1 0 0
last w< r масло	3 0 -1 -1 0
last w< r мг	-2 1 0 1 -1
last w< r меня	-1 -1 -1 0 3
last w< r месяц	2 1 -2 0 -1
last w< r минут	-1 -1 0 2 0
last w< r мкг	-2 2 -1 0 0
last w< r много	0 2 -1 -1 0
last w< r можно	-2 1 0 -1 1
last w< r мокро	-1 -1 -1 3 0
last w< r мочег	-1 0 0 2 0
last w< r муж	2 -1 0 -1 -1
last w< r мы	0 2 -3 2 -1
last w< r на	-1 -2 3 -2 2
last w< r надо	-1 3 0 -1 0
last w< r назад	3 -1 -1 -1 0
last w< r назна	3 -2 1 -1 -1
last w< r нас	-1 2 0 -1 0
last w< r начне	0 -1 3 -1 0
last w< r не	8 -7 0 -3 2
last w< r него	2 0 1 -1 -1
last w< r недел	5 0 -2 -2 0
last w< r нее	-1 -1 -1 2 0
last w< r ней	-2 -1 1 1 0
last w< r нельз	0 0 -1 -1 3
last w< r непер	-1 2 0 0 0
last w< r нет	0 -4 2 1 1
last w< r никак	3 -1 -3 -1 2
last w< r них	-1 0 2 0 0
last w< r но	5 -2 0 -3 0
last w< r новый	-1 -1 0 2 0
last w< r нос	-1 -1 -1 2 0
last w< r ночь	3 -1 0 -2 -1
last w< r ночью	2 -1 -1 0 0
last w< r ну	2 -1 -1 1 -1
last w< r нужен	2 -2 0 0 0
last w< r о	3 -2 0 0 0
last w< r обычн	1 -2 0 0 0
last w< r ой	-1 0 3 -1 0
last w< r он	3 6 -4 -4 -2
last w< r она	3 -2 -1 -1 0
last w< r опять	-1 -1 0 0 2
last w< r остав	-3 2 -1 1 0
last w< r от	-6 2 -1 4 0
last w< r отмен	-2 3 1 -1 0
last w< r пасту	-1 0 -1 2 0
last w< r пейте	-1 0 -1 2 0
last w< r перед	-1 -1 0 2 0
last w< r перен	3 -1 0 -1 0
last w< r пить	-2 1 2 0 0
last w< r по	-1 0 3 -2 -1
last w< r под	-3 1 2 -1 1
last w< r пока	-1 0 2 -1 0
last w< r помню	-1 0 -1 0 2
last w< r помог	-2 1 0 1 0
last w< r понял	0 0 -2 3 0
last w< r попро	0 -1 2 -1 0
last w< r после	-1 -1 -1 3 0
last w< r поста	-4 0 1 -1 4
last w< r потом	-3 1 3 -1 0
last w< r поэто	-1 -1 2 0 1
last w< r при	-1 2 1 -1 0
last w< r привы	-1 -1 -1 3 0
last w< r прини	0 3 -1 -1 0
last w< r про	3 -1 -1 -2 1
last w< r промы	-1 3 -2 0 0
last w< r прошл	0 1 -2 2 -1
last w< r пьем	-1 2 -1 0 0
last w< r пьет	2 0 -1 -1 0
last w< r пьете	-3 -2 1 4 0
last w< r пью	-1 6 -1 -3 -1
last w< r раз	-2 0 2 3 -2
last w< r раза	2 1 2 -3 -1
last w< r с	9 3 -6 -4 -2
last w< r сам	-3 1 0 2 0
last w< r сдела	-3 -1 5 0 0
last w< r сегод	-3 3 1 -1 0
last w< r сейча	-5 -1 8 -2 1
last w< r сердц	-2 2 1 -1 0
last w< r скажу	0 1 0 -2 1
last w< r сколь	0 2 0 -1 0
last w< r слева	-1 0 2 0 0
last w< r слизи	-1 2 -1 0 0
last w< r случа	-1 -1 2 0 0
last w< r снима	-1 -1 2 0 0
last w< r сосед	3 -2 -2 1 0
last w< r спрос	-2 -2 -1 3 2
last w< r суста	-2 -1 2 2 0
last w< r табле	2 1 -3 -1 0
last w< r так	-1 0 2 0 0
last w< r там	3 -1 1 -3 0
last w< r то	2 2 -2 -2 0
last w< r тогда	4 -6 0 1 1
last w< r того	2 -1 0 -1 0
last w< r тоже	-3 2 -1 0 2
last w< r тольк	-3 3 1 0 -1
last w< r трога	2 -1 -1 1 0
last w< r тут	0 2 -1 0 0
last w< r у	-2 -1 1 -1 2
last w< r убира	-2 3 -1 0 0
last w< r ужина	0 0 -1 2 0
last w< r укол	-3 1 1 0 1
last w< r хвати	-1 -1 2 0 0
last w< r хорош	-1 -2 -2 5 0
last w< r час	-2 2 0 0 0
last w< r чем	-1 -2 3 1 0
last w< r через	5 -2 -3 -1 0
last w< r что	6 -4 -1 1 -1
last w< r чтобы	-2 1 1 -1 1
last w< r это	0 4 0 -6 2
last w< r этот	0 -1 2 0 -1
last w< r я	1 -4 -2 1 4
last w> r #	-8 6 3 4 -6
last w> r <c?c?>	0 1 -3 2 0
last w> r <c?p?>	-2 2 0 -1 1
last w> r <cc>	-1 -1 3 0 -1
last w> r <cp>	-1 -1 2 0 0
last w> r <p?p?>	-3 -1 0 6 -2
last w> r <pc>	1 1 -2 0 0
last w> r <pp>	-1 2 -1 -1 1
last w> r §	-2 -1 -2 3 1
last w> r §2	2 -2 -1 2 -2
last w> r а	1 0 6 -1 -5
last w> r авгус	1 -2 3 -3 0
last w> r аллер	2 1 0 -1 -1
last w> r ампул	0 2 -1 0 0
last w> r анали	2 -2 1 -1 0
last w> r антиб	-4 1 6 -3 0
last w> r аптек	2 -1 1 -2 0
last w> r армии	-1 0 0 0 2
last w> r бабуш	-4 2 0 2 0
last w> r без	2 0 1 -1 -1
last w> r берем	-1 0 0 2 0
last w> r блох	-1 3 -2 0 0
last w> r боли	2 -1 0 0 0
last w> r болит	-1 -1 0 2 0
last w> r больн	2 -4 1 1 0
last w> r больш	-7 -5 1 6 5
last w> r броса	-1 2 0 -1 0
last w> r броси	-4 -2 3 3 -1
last w> r будет	-2 0 0 1 1
last w> r бывае	-1 0 0 2 0
last w> r была	-2 1 0 1 0
last w> r было	-4 1 0 3 0
last w> r в	-3 -3 3 -3 6
last w> r вам	3 1 -3 -2 2
last w> r вас	-2 1 -2 1 1
last w> r вену	-3 -2 6 -1 0
last w> r вес	2 0 -1 -1 0
last w> r весно	4 0 -2 -2 1
last w> r весь	-1 0 0 0 2
last w> r вечер	-1 5 0 -3 -1
last w> r вижу	-3 -1 -1 2 1
last w> r вмест	-1 0 2 -1 0
last w> r внутр	-1 -1 3 0 0
last w> r во	-1 -1 2 1 0
last w> r возвр	4 0 0 -3 0
last w> r возьм	3 -1 -1 0 0
last w> r вообщ	-1 -1 0 2 0
last w> r вот	-2 4 0 -1 -2
last w> r вреда	-6 9 -1 -1 0
last w> r время	-1 0 2 0 0
last w> r все	2 -6 1 5 -1
last w> r всегд	-4 8 -2 -1 0
last w> r всю	-1 0 0 -1 2
last w> r вся	-2 0 -1 0 4
last w> r второ	-2 2 -1 0 1
last w> r втору	-2 1 -1 2 0
last w> r вчера	-2 1 -2 3 0
last w> r вы	2 2 -6 3 -1
last w> r выкин	2 -1 -1 0 0
last w> r выпис	-1 1 -1 2 0
last w> r выпиш	-1 -1 3 0 -1
last w> r говор	3 1 -4 0 0
last w> r год	0 3 -1 -2 0
last w> r году	1 -1 -2 -2 4
last w> r горло	-3 1 0 -1 3
last w> r гормо	0 -1 -1 2 0
last w> r д	2 -1 -1 -1 0
last w> r да	2 -2 0 0 1
last w> r давай	2 0 -3 1 0
last w> r давал	2 0 -2 -1 2
last w> r дават	-1 -1 -1 3 0
last w> r давле	3 -1 -2 -2 1
last w> r давно	4 -1 -2 -1 0
last w> r даем	1 1 -4 3 0
last w> r даете	-1 3 -1 0 0
last w> r дали	-2 0 1 1 -1
last w> r дальш	-3 16 -9 -4 -1
last w> r дам	-1 0 3 -1 0
last w> r даю	0 2 -2 0 0
last w> r дважд	3 -1 -1 0 0
last w> r делал	2 -2 -1 2 -1
last w> r день	0 -1 -1 3 0
last w> r держи	-2 1 2 -1 -1
last w> r детст	2 0 0 0 -1
last w> r для	-4 2 3 0 -1
last w> r дней	-3 -2 1 5 -1
last w> r дня	-4 3 1 2 -1
last w> r до	-5 2 1 2 0
last w> r добав	1 3 -2 -2 0
last w> r дозу	-3 0 4 -1 0
last w> r докто	0 0 1 -2 1
last w> r дольш	-1 2 -1 0 0
last w> r домой	-1 -1 2 0 0
last w> r допил	2 -1 0 -1 0
last w> r друго	0 -2 0 0 1
last w> r его	0 -2 4 -2 0
last w> r ее	-2 1 -2 3 -1
last w> r ей	-2 -3 -1 1 4
last w> r ему	0 -2 1 -1 2
last w> r если	2 0 0 0 -2
last w> r есть	-1 3 -2 3 -3
last w> r еще	5 5 -6 -2 -2
last w> r ж	2 -1 -1 1 0
last w> r же	3 -1 -2 -2 2
last w> r желуд	-1 -1 2 1 0
last w> r живот	-1 4 -1 -2 0
last w> r за	-1 6 -2 -2 0
last w> r забуд	1 -2 -1 1 0
last w> r завтр	4 -2 -4 2 -1
last w> r закон	1 -2 1 0 0
last w> r запиш	-1 -1 0 -1 3
last w> r здесь	-2 -1 4 0 0
last w> r значи	1 2 -1 -2 0
last w> r зубно	2 0 -1 0 -1
last w> r и	-4 -1 5 -4 4
last w> r из	1 3 0 -3 0
last w> r из-за	-3 0 0 4 -1
last w> r или	2 -1 2 -1 -1
last w> r июне	0 0 -1 -1 2
last w> r к	4 0 -1 -2 0
last w> r кажды	1 -2 0 1 0
last w> r как	-9 4 -2 4 4
last w> r какой	-4 5 -2 1 0
last w> r капае	0 -2 -2 4 0
last w> r капай	-1 3 -1 -1 0
last w> r капал	1 2 -2 -2 1
last w> r капаю	3 -1 -1 0 0
last w> r капел	3 1 -2 0 -1
last w> r капле	-1 3 -2 0 0
last w> r капли	3 -4 1 0 0
last w> r капсу	-2 1 1 1 -1
last w> r карте	-1 0 0 -1 2
last w> r кг	3 -1 0 -1 0
last w> r кисло	-2 2 0 0 0
last w> r кишеч	-1 0 -1 2 0
last w> r клеще	-2 0 2 0 0
last w> r когда	5 -2 1 -3 0
last w> r коем	2 1 -1 -1 -1
last w> r кожу	-2 1 3 -1 0
last w> r колол	0 0 0 -3 3
last w> r колот	-2 0 0 1 1
last w> r корм	2 0 -1 0 0
last w> r котор	-2 3 -2 3 -1
last w> r красн	-3 1 -1 -1 4
last w> r крови	-2 0 1 0 1
last w> r купил	-4 -2 1 6 -1
last w> r ладно	2 0 2 -3 0
last w> r лежит	-2 4 -1 0 -1
last w> r лет	3 -1 0 -2 0
last w> r летом	-1 2 -1 0 0
last w> r ли	2 0 0 0 -1
last w> r лью	-2 2 -1 1 0
last w> r мажьт	0 2 -1 -1 0
last w> r мален	2 -1 0 0 0
last w> r мама	2 0 0 -1 0
last w> r марте	-2 -1 0 2 1
last w> r маску	-1 -1 0 0 2
last w> r мг	-1 2 2 -4 1
last w> r меня	-3 -3 6 -2 1
last w> r меняе	-2 4 -1 -1 0
last w> r месяц	-2 -1 3 1 -1
last w> r мкг	2 0 -1 -1 0
last w> r мл	1 2 -2 -1 0
last w> r мне	2 0 1 -3 0
last w> r много	-1 0 -1 2 0
last w> r может	2 -3 -1 2 -1
last w> r можно	5 4 -3 -5 -1
last w> r морда	-1 0 -1 0 2
last w> r мочег	-1 -1 1 2 0
last w> r муж	-2 2 1 -1 0
last w> r мы	2 -2 1 1 -1
last w> r мышцу	-1 0 2 0 0
last w> r на	0 0 5 -7 3
last w> r надо	1 1 2 -1 -2
last w> r назад	3 -3 -1 2 -1
last w> r назна	-2 -1 -2 5 -1
last w> r нас	-1 2 1 -1 -1
last w> r начин	-1 -1 2 -1 1
last w> r начне	-1 -2 4 0 0
last w> r не	3 -4 3 3 -5
last w> r него	3 -8 -1 0 7
last w> r недел	-4 -2 2 4 0
last w> r нее	-1 1 -2 0 2
last w> r нельз	-3 1 -3 2 3
last w> r нем	2 -1 -2 1 0
last w> r нему	3 0 0 -2 0
last w> r нет	0 3 -3 2 -3
last w> r ни	-2 2 -1 -1 0
last w> r никак	0 -2 1 1 0
last w> r никог	-2 -1 1 -1 2
last w> r ником	-1 -1 -1 4 0
last w> r ним	3 -1 -1 -1 0
last w> r них	2 0 0 0 0
last w> r ничег	-3 5 -2 1 -1
last w> r но	1 2 -1 -1 -2
last w> r ноги	2 -1 0 0 -1
last w> r норма	2 -1 1 -1 -1
last w> r ночь	2 -3 -1 0 2
last w> r нрави	-1 2 0 -1 0
last w> r ну	-4 0 1 3 0
last w> r нужно	2 -1 0 0 -1
last w> r обезб	-2 0 1 1 0
last w> r обсуж	0 -1 -1 2 0
last w> r обычн	3 -1 -1 -1 0
last w> r один	-2 -3 5 -2 1
last w> r одной	-2 2 1 -1 0
last w> r одну	-3 -1 4 -1 0
last w> r ой	0 1 -2 0 1
last w> r он	-1 -2 8 -1 -4
last w> r она	-2 -2 -2 1 5
last w> r осень	1 2 -1 -1 0
last w> r осмот	2 -1 -1 0 0
last w> r остав	-2 9 -5 -1 0
last w> r остал	-4 2 -2 4 -1
last w> r от	-1 -4 2 5 -1
last w> r отек	-3 0 0 0 3
last w> r отказ	2 0 0 -1 0
last w> r отлич	-1 2 0 -1 0
last w> r отмен	0 -3 -4 9 -1
last w> r пакет	-1 0 2 0 0
last w> r пасту	-2 3 0 0 0
last w> r пейте	-6 12 -6 -1 1
last w> r перву	0 0 2 -1 0
last w> r первы	-1 -1 2 0 0
last w> r перех	-1 0 0 -1 2
last w> r печен	-4 2 2 2 -2
last w> r пил	2 -3 -2 3 0
last w> r пила	1 -2 2 -1 -1
last w> r пить	-4 3 1 0 0
last w> r пишу	-1 -1 2 -1 2
last w> r плохо	2 1 -2 0 0
last w> r по	-8 4 4 1 -1
last w> r повто	2 0 0 -1 0
last w> r повыш	-1 0 -1 2 -1
last w> r под	-3 1 4 -2 -1
last w> r подко	-2 -1 3 0 0
last w> r подру	-2 2 0 0 0
last w> r пока	8 0 -4 -2 -1
last w> r покры	0 0 -1 0 2
last w> r полик	-1 0 0 -1 2
last w> r полов	-3 0 1 2 -1
last w> r польз	2 -1 0 0 0
last w> r помог	0 -2 -3 7 -2
last w> r понед	-3 6 -1 -1 0
last w> r понял	0 -2 0 1 1
last w> r понят	1 -2 1 0 0
last w> r порош	-2 1 -2 3 -1
last w> r посев	1 0 -2 1 0
last w> r после	-1 -5 -1 5 2
last w> r посов	-2 0 -1 3 0
last w> r поста	0 -1 2 0 0
last w> r потом	3 -3 3 -3 -2
last w> r пошел	-1 2 0 -1 1
last w> r прави	3 1 -1 -2 -1
last w> r предл	3 -1 0 -1 0
last w> r прекр	-2 -1 -1 5 -1
last w> r при	1 2 -1 0 -1
last w> r приви	-2 0 1 1 0
last w> r привы	-2 1 1 -1 0
last w> r прием	0 0 -1 2 0
last w> r приме	-1 2 -1 0 0
last w> r прини	1 2 -2 1 -1
last w> r прист	-3 2 -1 1 1
last w> r про	3 0 0 -2 0
last w> r пробу	0 -1 -1 2 0
last w> r продо	-1 4 -1 -2 -1
last w> r пропи	-1 -1 0 2 0
last w> r пропу	0 2 -1 -1 0
last w> r проси	1 -2 0 1 0
last w> r профи	2 -2 1 0 0
last w> r прошл	2 -3 -4 6 0
last w> r прямо	-2 -2 4 0 0
last w> r пульс	0 0 -1 2 -1
last w> r пусть	-5 10 -2 -3 -1
last w> r пьет	-2 6 -1 -2 -1
last w> r пьете	-3 0 -2 5 0
last w> r пью	-3 6 -4 3 -2
last w> r раз	0 0 3 -2 0
last w> r раза	-6 0 1 5 -1
last w> r разу	-3 3 0 0 0
last w> r раньш	2 1 -1 -2 0
last w> r рекла	0 -2 0 3 0
last w> r риско	2 0 -1 0 0
last w> r рот	-2 0 2 0 0
last w> r с	-6 3 1 3 -1
last w> r сам	-1 -1 0 3 -1
last w> r сама	-1 1 4 -3 -1
last w> r сами	-3 1 -1 3 0
last w> r себе	0 -2 0 3 -1
last w> r сегод	-5 0 4 2 -1
last w> r сейча	-2 -1 5 -2 0
last w> r сердц	1 -2 3 -1 0
last w> r сестр	2 -2 0 1 0
last w> r сироп	-2 2 0 -1 2
last w> r скажу	2 0 -1 -1 0
last w> r сказа	-2 1 2 0 0
last w> r сколь	-4 6 -3 1 1
last w> r случа	1 2 -1 0 -1
last w> r снова	0 -1 2 0 0
last w> r сняли	2 0 0 -2 0
last w> r со	-1 2 -1 0 0
last w> r совет	5 -1 -1 -2 0
last w> r совсе	-1 -2 -2 5 0
last w> r сосед	-2 -1 2 1 -1
last w> r сосок	2 -1 -1 0 0
last w> r спины	-2 1 1 1 0
last w> r споко	-1 0 2 0 0
last w> r среду	-1 -1 0 2 0
last w> r стави	2 -1 -1 1 0
last w> r стоит	2 -1 -1 0 0
last w> r суббо	-2 2 0 0 0
last w> r суста	2 -1 0 -1 0
last w> r сутки	-2 0 4 -2 1
last w> r суток	-2 0 1 0 1
last w> r табле	0 -4 3 0 0
last w> r так	-3 1 -2 -2 6
last w> r там	-1 -2 0 3 0
last w> r тепер	2 1 0 -2 -1
last w> r терап	2 -1 0 -1 0
last w> r то	-1 -3 1 3 -1
last w> r тогда	-3 0 0 -1 4
last w> r тоже	8 -3 -2 -2 -1
last w> r той	2 -1 0 0 0
last w> r толку	-2 -2 0 5 0
last w> r тольк	-2 1 2 -1 -1
last w> r тошни	1 -1 2 -1 -1
last w> r трети	-2 2 0 1 0
last w> r трое	-2 0 1 0 1
last w> r у	0 -4 4 -1 1
last w> r убере	0 -1 0 2 0
last w> r убери	0 -2 -2 5 0
last w> r убира	-2 0 -1 3 0
last w> r уже	-4 -1 -1 7 -1
last w> r узи	-1 -1 2 0 0
last w> r укол	-2 -1 3 0 0
last w> r уколю	0 0 2 -1 0
last w> r утром	-2 4 0 -2 -1
last w> r хвати	-2 1 4 -3 0
last w> r хорош	-3 1 1 0 1
last w> r хотя	2 0 -2 0 0
last w> r час	1 0 -2 1 0
last w> r чем	-2 1 0 1 0
last w> r через	0 -1 3 -3 2
last w> r четве	0 5 -3 -1 0
last w> r чисто	-1 0 0 2 0
last w> r что	2 3 -6 0 0
last w> r чтобы	-4 0 6 -1 -1
last w> r шприц	-2 -2 5 -1 0
last w> r штуки	-1 -1 -1 4 0
last w> r это	-3 1 2 0 0
last w> r эффек	-1 0 -1 2 0
last w> r я	-5 -2 3 -1 4
last w> r язвой	0 -1 0 2 0
last w> r язык	-2 0 1 0 0
w< r #	0 4 5 -4 -5
w< r <c?c?>	-2 -1 0 1 2
w< r <cc>	4 -3 1 0 -1
w< r <cp>	1 3 -1 -2 -1
w< r <p?c?>	-1 1 -3 2 0
w< r <p?p?>	0 1 -2 2 -1
w< r <pc>	-1 0 2 -1 0
w< r <pp>	-1 -1 -3 6 0
w< r ?	-2 1 0 -2 3
w< r |	3 -3 0 4 -5
w< r §	0 4 -3 -1 -1
w< r §2	-3 1 -1 1 3
w< r а	2 5 -1 0 -6
w< r ага	-1 -1 2 -1 0
w< r ампул	-1 -1 0 2 0
w< r антиб	3 0 0 -3 1
w< r аптек	-1 2 -1 0 1
w< r бабуш	2 0 -1 0 0
w< r без	-1 2 1 0 -1
w< r болез	-2 0 2 0 0
w< r больн	2 -1 0 0 0
w< r больш	-3 0 0 2 1
w< r боюсь	-1 -1 1 0 2
w< r будем	1 -4 3 0 0
w< r будет	1 -1 2 -3 1
w< r был	2 -5 2 2 0
w< r была	-2 -1 0 -1 4
w< r было	0 0 2 -3 1
w< r в	2 -3 1 -1 1
w< r вам	1 -4 1 -3 6
w< r вас	-1 2 1 -3 0
w< r вижу	0 -2 0 1 1
w< r витам	0 0 -2 2 0
w< r вмест	-2 -1 4 -1 0
w< r внутр	2 -1 0 -1 0
w< r водой	-2 1 0 0 1
w< r возвр	0 0 2 -1 0
w< r возьм	0 -2 2 0 0
w< r вот	0 0 -2 1 1
w< r вреда	2 -1 0 0 0
w< r все	2 -1 1 -1 -1
w< r второ	-1 -1 0 2 0
w< r вчера	0 0 -2 2 0
w< r вы	-5 3 -1 1 2
w< r выпис	-2 0 -1 3 0
w< r выпиш	-1 2 0 -1 0
w< r вырас	-1 2 0 0 0
w< r глист	3 -2 0 0 0
w< r года	3 0 -1 -2 0
w< r году	2 1 -2 0 -1
w< r голов	-2 1 0 2 0
w< r гормо	-3 0 2 1 0
w< r д	-1 2 -1 0 0
w< r да	5 -1 -3 -2 1
w< r давай	-1 0 3 -2 0
w< r давал	2 -4 -1 1 1
w< r давле	-1 5 -2 0 -1
w< r даете	2 0 -1 -1 0
w< r дала	-1 3 -2 1 0
w< r дальш	1 0 2 -4 1
w< r даю	-1 2 -3 3 -1
w< r девоч	1 1 -1 -2 0
w< r день	3 -2 -1 2 -1
w< r держи	0 -2 -1 4 0
w< r для	2 -1 0 -2 0
w< r дней	0 -2 5 -2 -1
w< r до	-2 2 1 0 -1
w< r добав	0 -2 2 -1 0
w< r доза	-2 3 0 -1 0
w< r докто	-3 1 1 -1 2
w< r домой	-1 -1 2 0 0
w< r думат	2 -1 0 0 0
w< r его	-1 1 2 0 -1
w< r ее	1 0 2 -2 0
w< r ей	-1 1 -2 1 1
w< r ему	2 -2 1 -1 -1
w< r если	3 0 1 -1 -3
w< r есть	3 -3 -1 2 -1
w< r еще	-4 0 -3 6 1
w< r жар	3 0 -2 1 0
w< r же	3 3 -3 -1 -1
w< r жена	-2 1 0 1 1
w< r завтр	-2 0 -1 4 0
w< r запис	4 -1 -3 0 1
w< r запиш	-3 2 2 -1 0
w< r значи	-3 2 0 -1 2
w< r и	-7 0 -3 6 5
w< r из	0 2 -2 0 0
w< r к	1 1 0 -1 -2
w< r кажды	1 -2 2 0 0
w< r как	-1 3 -3 -2 3
w< r какие	-2 4 -2 0 0
w< r какой	-1 2 -2 2 0
w< r капае	0 1 -2 0 0
w< r капал	-2 -2 1 2 1
w< r капел	-3 2 0 1 -1
w< r капли	-4 1 -1 5 0
w< r карте	-1 -1 -1 -1 3
w< r кашел	-1 -1 2 -1 0
w< r кг	2 -1 0 -2 0
w< r кишеч	0 0 -1 -1 2
w< r когда	-1 3 0 -1 -1
w< r кожу	-1 -1 1 -1 2
w< r колол	6 -2 -1 -3 -1
w< r контр	1 1 0 -2 0
w< r корм	-1 2 -1 0 0
w< r котор	-1 -1 -1 3 -1
w< r кровь	1 0 -2 1 0
w< r купил	0 0 2 -1 0
w< r курс	0 2 0 -1 0
w< r ладно	0 4 -2 -1 -1
w< r ламин	-2 -1 1 0 2
w< r лежит	0 -1 0 2 0
w< r лечит	0 3 -3 0 0
w< r лучше	-2 0 3 0 -1
w< r мае	2 0 -2 0 0
w< r мазал	-1 0 -1 2 0
w< r мазь	-1 3 -1 0 0
w< r масло	3 0 -1 -1 0
w< r мг	-1 -1 2 2 -1
w< r меня	0 2 -4 0 3
w< r месяц	2 1 -2 -1 -1
w< r минут	-1 -2 1 2 0
w< r мкг	-2 2 -1 0 0
w< r мл	-2 0 2 0 0
w< r мне	2 1 -1 -2 0
w< r много	0 2 0 -1 0
w< r можно	-2 0 1 0 1
w< r мокро	-1 -1 -1 3 0
w< r мочег	-1 0 0 2 0
w< r муж	2 -1 0 0 -1
w< r мы	-1 3 -4 3 -1
w< r на	-2 0 2 -4 3
w< r надо	3 1 -2 -1 -1
w< r назад	3 -1 0 -2 0
w< r назна	2 -2 1 -1 -1
w< r нас	-1 2 0 -1 0
w< r не	8 -7 -1 -2 1
w< r него	1 -1 3 -1 -1
w< r недел	5 -1 -1 -2 0
w< r нее	-1 0 -1 2 0
w< r ней	-2 -1 1 1 0
w< r нельз	-1 0 0 -1 2
w< r непер	-1 2 0 0 0
w< r нет	0 -4 2 1 0
w< r никак	2 0 -3 -1 2
w< r но	4 -2 1 -3 0
w< r новый	-1 -1 0 2 0
w< r нос	-1 -1 -1 2 0
w< r ночь	2 -1 1 -2 -1
w< r ночью	2 -1 -1 0 0
w< r нужен	2 -2 0 0 0
w< r о	3 -2 0 0 0
w< r обезб	1 -2 0 1 0
w< r обычн	2 -2 0 -1 0
w< r ой	-1 0 3 -1 0
w< r он	2 7 -4 -3 -2
w< r она	3 -2 0 0 -1
w< r опять	-1 -1 0 0 2
w< r остав	-3 2 -1 2 0
w< r от	-6 3 -2 5 -1
w< r отмен	-3 2 2 -1 0
w< r пакет	-2 0 -1 2 0
w< r пасту	-1 0 -1 2 0
w< r пейте	-1 0 -1 2 0
w< r перед	-1 -1 0 2 0
w< r перен	3 -1 0 -1 0
w< r перес	-1 0 -1 2 0
w< r пила	0 1 -2 1 0
w< r по	-2 0 4 -2 -1
w< r под	-3 1 2 -1 1
w< r помню	-1 0 -1 0 2
w< r помог	-2 1 1 1 0
w< r понял	-1 -1 -1 3 0
w< r попро	0 -1 2 -1 0
w< r после	-1 -1 -1 3 0
w< r поста	-4 0 1 -1 4
w< r потом	-3 0 3 0 1
w< r поэто	-2 -1 3 0 0
w< r прави	3 0 -2 0 0
w< r при	-1 2 1 -1 0
w< r привы	-1 -1 -1 3 0
w< r прини	-1 4 -2 -1 0
w< r про	3 -1 -1 -2 1
w< r прове	-1 2 0 -1 0
w< r промы	-1 3 -2 0 0
w< r пропи	-2 -1 1 2 0
w< r прост	0 -1 0 2 0
w< r пьем	-1 2 -2 1 0
w< r пьет	2 0 -1 -1 0
w< r пьете	-4 0 2 2 0
w< r пью	-1 5 -1 -2 -1
w< r раз	-2 -1 3 2 -2
w< r раза	1 0 2 -3 -1
w< r рано	0 0 -1 2 0
w< r раньш	0 2 -1 -1 1
w< r с	8 4 -6 -4 -2
w< r сам	-3 1 0 2 1
w< r сдела	0 -2 3 -1 0
w< r сегод	0 3 -2 -1 -1
w< r сейча	-5 -1 6 -1 0
w< r сердц	-2 3 0 -1 0
w< r скажу	0 1 0 -2 1
w< r сколь	0 2 0 -1 0
w< r слева	0 0 2 -1 0
w< r слизи	-1 2 -1 0 0
w< r случа	0 -1 2 0 0
w< r снима	-1 -1 2 0 0
w< r совет	3 0 -2 0 0
w< r сосед	4 -1 -2 0 -1
w< r спины	2 -1 1 -1 0
w< r спрос	-2 -2 -1 2 2
w< r суста	-2 -1 2 2 0
w< r табле	2 1 -2 -1 0
w< r так	-2 3 0 0 -1
w< r там	3 -1 1 -3 -1
w< r то	1 1 0 -2 -1
w< r тогда	4 -6 1 1 1
w< r того	2 -1 0 -1 0
w< r тоже	-3 2 -1 0 2
w< r тольк	-3 3 1 0 -1
w< r трога	1 -2 -1 2 0
w< r тут	0 3 -1 -1 0
w< r у	-3 4 0 -1 1
w< r убира	-2 3 -1 0 0
w< r ужина	0 0 -1 2 0
w< r укол	-3 1 1 0 1
w< r уколо	-2 -1 1 2 0
w< r ухо	-1 -2 1 1 0
w< r хвати	-2 -1 2 1 0
w< r хорош	-3 -1 -1 6 0
w< r час	-2 2 0 0 0
w< r чем	0 -2 2 -1 1
w< r через	5 -1 -3 -1 0
w< r четве	-1 3 0 -1 0
w< r что	3 1 -3 0 -1
w< r чтобы	-2 1 1 -1 1
w< r это	-1 6 -1 -7 2
w< r этого	-1 2 0 0 0
w< r этот	0 -1 2 0 -1
w< r я	2 -6 -1 1 4
w> r #	-4 6 2 2 -6
w> r <c?p?>	1 2 -2 -1 1
w> r <cc>	-1 -2 4 0 -1
w> r <cp>	0 -2 2 0 0
w> r <p?c?>	-1 -2 0 3 1
w> r <p?p?>	-6 2 -1 3 1
w> r <pc>	-2 2 -2 2 0
w> r <pp>	-3 4 -2 0 1
w> r §	-2 -1 2 2 -1
w> r §2	2 -2 1 2 -3
w> r а	0 -2 8 -2 -4
w> r авгус	1 -2 4 -3 0
w> r аллер	2 1 0 -1 -1
w> r ампул	0 2 -1 0 0
w> r анали	2 -2 1 -1 0
w> r антиб	-4 1 6 -3 0
w> r аптек	2 0 2 -3 0
w> r армии	-1 0 0 0 2
w> r бабуш	-4 2 0 2 0
w> r без	3 0 0 -1 -1
w> r берем	-1 0 0 2 0
w> r блох	-1 3 -2 0 0
w> r боли	2 -1 0 0 0
w> r болит	-1 -1 0 2 0
w> r больн	2 -4 1 1 0
w> r больш	-7 -5 0 8 5
w> r броса	-1 2 0 -1 0
w> r броси	-4 -2 3 4 -1
w> r будет	-3 0 1 1 1
w> r был	1 -2 0 1 -1
w> r была	0 0 -2 1 0
w> r было	-4 1 -1 2 1
w> r в	-2 -1 1 -5 7
w> r вам	3 0 -4 -3 4
w> r вас	0 1 -2 1 1
w> r вену	-4 -2 6 -2 1
w> r вес	2 -1 0 -1 0
w> r весно	5 -1 -2 -3 1
w> r весь	-1 0 0 0 2
w> r вечер	-2 6 0 -3 -1
w> r вижу	-3 0 -1 2 1
w> r вмест	-1 0 2 -1 0
w> r во	-1 -1 2 1 0
w> r воду	0 2 -1 -1 0
w> r возвр	4 0 0 -3 0
w> r возьм	3 -1 -1 0 0
w> r вообщ	-1 -1 0 2 0
w> r восьм	-1 -1 2 0 0
w> r вот	-1 4 1 -2 -2
w> r врач	-2 0 0 0 2
w> r вреда	-6 9 -1 -1 0
w> r время	-1 0 2 0 0
w> r все	2 -6 1 4 -1
w> r всегд	-4 8 -2 -1 0
w> r всем	-1 -1 0 0 2
w> r всю	-1 0 0 -1 2
w> r вся	-3 0 -1 0 4
w> r второ	-2 2 -1 0 1
w> r втору	-2 1 -1 2 0
w> r вчера	-3 3 -2 3 -1
w> r вы	2 3 -6 3 -2
w> r выкин	2 -1 -1 0 0
w> r выпил	-1 2 -1 -1 0
w> r выпис	-1 1 -1 2 0
w> r выпиш	-1 -1 3 0 -1
w> r говор	3 0 -4 -1 1
w> r год	0 3 -1 -2 0
w> r года	2 -1 0 -1 0
w> r году	2 -2 -2 -2 4
w> r горло	-3 1 0 -1 3
w> r гормо	0 -1 -1 2 0
w> r д	2 -1 -1 -1 0
w> r да	1 -3 2 0 0
w> r давай	2 0 -3 1 0
w> r давал	1 0 -1 -2 2
w> r дават	-1 -1 -1 3 0
w> r давле	3 -1 -2 -1 1
w> r давно	4 -1 -2 -1 0
w> r даем	0 1 -3 2 -1
w> r даете	-1 3 -1 0 0
w> r дал	-1 0 -1 1 2
w> r дала	-2 1 -2 3 0
w> r дали	-2 0 1 1 -1
w> r дальш	-3 16 -9 -4 -1
w> r дам	-1 0 3 -1 0
w> r даю	0 3 -2 0 0
w> r дважд	3 -1 -1 0 0
w> r делал	4 -2 -1 1 -1
w> r день	0 -1 -3 3 1
w> r держи	-2 1 2 0 -1
w> r детск	0 1 -2 1 0
w> r для	-4 2 2 0 -1
w> r дней	-4 -2 3 4 -1
w> r дня	-1 2 -2 1 0
w> r до	-6 4 1 0 1
w> r добав	1 3 -2 -2 0
w> r дозу	-3 0 4 -1 0
w> r докто	0 0 1 -2 1
w> r дольш	-1 2 -1 0 0
w> r дома	0 2 -1 1 -2
w> r домой	-2 -1 3 0 0
w> r допил	2 -1 0 -1 0
w> r друго	0 -2 0 0 1
w> r его	-1 0 2 0 0
w> r еды	-1 -1 2 1 0
w> r ее	0 0 -1 2 -1
w> r ей	-1 -2 -2 1 4
w> r ему	0 -3 2 -1 2
w> r если	2 -1 0 1 -2
w> r есть	-2 2 -1 4 -3
w> r еще	6 4 -5 -3 -1
w> r ж	2 -1 -1 1 0
w> r же	4 -2 -2 -2 2
w> r желуд	-1 -2 1 2 0
w> r живот	-1 3 -1 -1 0
w> r за	-1 5 -2 -2 0
w> r забуд	1 -2 -1 1 0
w> r забыл	2 -1 2 -2 0
w> r завтр	3 -1 -3 2 -1
w> r закон	1 -2 2 1 -1
w> r запиш	-1 -1 0 -1 4
w> r здесь	-2 -1 4 0 0
w> r значи	1 2 0 -2 0
w> r зубно	2 0 -1 0 -1
w> r и	-6 1 7 -8 7
w> r из	1 3 0 -2 0
w> r из-за	-3 0 0 4 -1
w> r или	2 0 2 -2 -1
w> r им	3 0 -2 -1 0
w> r иногд	0 0 -1 2 0
w> r июля	-2 -1 2 2 0
w> r июне	0 0 -1 -1 2
w> r к	4 0 -1 -2 0
w> r кажды	1 -2 -1 2 0
w> r как	-10 4 -1 2 5
w> r какой	-4 5 -2 1 0
w> r капае	0 -2 -2 5 0
w> r капай	-1 3 -1 -1 0
w> r капал	1 2 -2 -2 1
w> r капаю	3 -1 -1 0 0
w> r капел	2 1 -3 0 -1
w> r капле	-1 3 -2 0 0
w> r капли	3 -4 1 0 0
w> r капну	-2 -1 3 0 0
w> r карте	-1 0 0 -1 2
w> r кг	2 -2 1 -1 0
w> r кисло	-2 2 0 0 0
w> r кишеч	-1 0 -1 2 0
w> r клеще	-2 0 2 0 0
w> r когда	4 1 0 -4 0
w> r кожу	-3 0 4 0 -1
w> r колол	1 0 0 -4 3
w> r колот	-2 0 0 1 1
w> r корм	2 0 -3 1 0
w> r котор	-2 3 -2 3 -1
w> r крапи	-1 0 0 -1 2
w> r красн	-4 2 -1 -1 4
w> r крови	-2 0 1 0 1
w> r крово	2 0 0 -1 0
w> r кубик	1 -2 1 0 0
w> r купил	-4 -3 1 7 0
w> r ладно	2 0 1 -3 -1
w> r ламин	2 0 -1 0 0
w> r лежит	-2 3 0 0 -1
w> r лет	3 -1 0 -2 0
w> r лета	-1 2 0 0 0
w> r летом	-1 2 -1 0 0
w> r лучше	1 -2 1 1 0
w> r лью	-2 2 -1 1 0
w> r мажьт	0 2 -1 -1 0
w> r мален	2 -1 0 0 0
w> r мама	2 0 0 -1 0
w> r марте	-2 -1 0 2 1
w> r маску	-1 -1 0 0 2
w> r мг	-2 1 3 -5 2
w> r меня	-2 -3 6 -3 2
w> r меняе	-2 4 -1 -1 0
w> r месяц	-1 -2 2 1 -1
w> r мкг	2 0 -1 -1 0
w> r мл	1 2 0 -2 -1
w> r мне	3 1 1 -4 0
w> r много	-1 0 -1 2 0
w> r может	2 -3 -1 2 0
w> r можно	5 5 -3 -5 -2
w> r морда	-2 0 -1 -1 3
w> r мочег	-1 -1 1 2 0
w> r муж	-2 2 1 -1 0
w> r мы	2 -2 0 1 0
w> r мышцу	-1 0 2 0 0
w> r на	-2 -2 9 -8 3
w> r надо	3 1 0 -1 -3
w> r назад	4 -3 -1 2 -2
w> r назна	-2 -3 -2 8 0
w> r нас	-1 2 1 -1 -1
w> r начал	-1 2 -1 -2 1
w> r начин	0 -1 2 -1 1
w> r начне	-1 -2 4 0 0
w> r нашла	-1 0 2 -1 0
w> r не	2 -5 2 6 -5
w> r него	1 -9 -1 -1 9
w> r недел	-4 -3 4 4 0
w> r нее	0 1 -3 0 2
w> r нельз	-3 0 -2 1 3
w> r нем	2 -2 -1 1 0
w> r нему	3 0 0 -2 0
w> r нет	0 1 -3 4 -3
w> r ни	-2 2 -1 -1 0
w> r никак	0 -2 1 1 0
w> r никог	-2 -1 1 -1 2
w> r ником	-1 -1 -1 4 0
w> r ним	3 -1 -1 -1 0
w> r них	2 0 0 0 0
w> r ничег	-3 5 -2 2 -1
w> r ноги	2 -1 0 0 -1
w> r норма	2 -2 1 -1 -1
w> r ночь	0 -3 2 0 1
w> r нрави	-1 2 0 -1 0
w> r ну	-4 0 2 2 0
w> r нужен	1 -1 0 2 -1
w> r нужно	2 -1 0 0 -1
w> r обезб	-2 0 1 1 0
w> r обсуж	1 -1 -1 2 0
w> r обычн	3 -1 -1 -1 0
w> r один	-1 -4 6 -1 0
w> r одна	-1 -1 2 0 0
w> r одной	-2 2 1 -1 0
w> r одну	-3 0 5 -1 0
w> r он	-1 -3 7 1 -4
w> r она	-2 -2 -2 2 5
w> r опухл	-1 0 -1 0 2
w> r осмот	2 -1 -1 0 0
w> r остав	-3 8 -5 -1 0
w> r остал	-2 1 -4 3 1
w> r от	-1 -6 3 4 0
w> r отек	-3 0 0 -1 5
w> r отказ	2 0 0 -1 0
w> r откач	-2 -1 1 0 2
w> r отлич	-1 2 0 -1 0
w> r отмен	0 -3 -4 9 -1
w> r пакет	-1 0 2 0 0
w> r пасту	-2 2 0 0 0
w> r пейте	-5 11 -5 -1 0
w> r перву	0 0 2 -1 0
w> r первы	-1 -1 2 0 0
w> r перед	-2 0 2 0 0
w> r переп	-1 3 0 -1 0
w> r перех	-1 0 0 -1 2
w> r печен	-3 2 2 2 -2
w> r пил	2 -3 -2 3 0
w> r пила	1 -3 2 0 -1
w> r пить	-3 3 0 -1 1
w> r пишу	-1 -1 2 -1 2
w> r плохо	2 1 -2 0 0
w> r по	-10 2 4 4 0
w> r повто	2 0 -1 -1 0
w> r повыш	-1 0 -1 2 -1
w> r под	-4 1 5 -2 -1
w> r подко	-2 -1 3 0 0
w> r подож	2 -1 0 0 0
w> r подру	-2 2 0 0 0
w> r пока	8 0 -3 -3 -1
w> r покры	-1 0 -1 0 2
w> r полик	-1 0 0 -1 2
w> r полов	-3 -1 2 2 -1
w> r польз	2 -1 0 0 0
w> r помог	0 -1 -3 6 -2
w> r понед	-3 6 -1 -1 0
w> r понос	-2 0 2 0 -1
w> r понял	0 -2 0 1 1
w> r понят	1 -2 1 0 0
w> r порош	-1 1 -2 3 -1
w> r посев	1 0 -2 1 0
w> r после	-1 -4 -1 4 2
w> r посмо	1 1 -2 0 0
w> r посов	-2 0 -1 3 0
w> r поста	1 -1 2 0 -1
w> r потом	3 -1 3 -5 -1
w> r пошел	-2 2 -1 -1 2
w> r прави	4 1 -2 -2 -1
w> r предл	3 -1 0 -1 0
w> r прекр	-2 -1 -1 5 -1
w> r при	1 2 -1 0 -1
w> r приви	-2 0 1 1 0
w> r привы	-2 1 1 -1 0
w> r прием	0 0 -1 2 0
w> r приме	-1 2 -1 0 0
w> r прини	0 4 -2 -1 -1
w> r прист	-3 1 -1 1 1
w> r про	3 0 -1 -2 1
w> r пробу	0 -1 -1 2 0
w> r пробы	0 -1 0 2 -1
w> r продо	-1 4 -1 -2 -1
w> r пропи	-1 -1 0 2 0
w> r пропу	0 2 -1 -1 0
w> r проси	1 -3 -1 3 0
w> r профи	2 -2 1 0 0
w> r прошл	3 -3 -6 4 2
w> r прямо	-2 -2 4 0 0
w> r пузыр	-1 0 0 -1 2
w> r пульс	0 2 -2 2 -1
w> r пусть	-6 11 -2 -3 -1
w> r пьет	-2 7 -2 -2 -1
w> r пьете	-3 0 -3 5 0
w> r пью	-4 9 -5 2 -2
w> r раз	-1 1 0 -3 2
w> r раза	-8 2 2 3 2
w> r разу	-3 3 0 0 0
w> r раньш	1 1 -1 -2 0
w> r рекла	-1 -2 0 3 0
w> r риско	2 0 -1 0 0
w> r рот	-2 0 2 0 0
w> r с	-6 5 0 1 0
w> r сам	-1 -1 -1 3 0
w> r сама	-1 1 4 -2 -1
w> r сами	-3 1 -1 3 0
w> r себе	0 -2 0 3 -1
w> r сегод	-5 1 4 2 -1
w> r сейча	-3 -2 7 -2 -1
w> r сердц	1 -1 2 -2 0
w> r сестр	2 -2 0 1 0
w> r сироп	-2 2 1 -3 1
w> r скажу	2 0 -1 -1 0
w> r сказа	-3 2 1 0 0
w> r сколь	-5 7 -4 1 1
w> r снима	1 -2 0 1 0
w> r снова	-1 0 2 -1 0
w> r сняли	3 -1 0 -2 0
w> r со	-1 2 -1 0 0
w> r совет	5 -1 -2 -2 0
w> r совсе	-1 -2 -2 5 0
w> r сосед	-1 -2 1 3 -1
w> r сосок	2 -1 -1 0 0
w> r спины	-2 1 0 1 0
w> r споко	-1 0 2 0 0
w> r среду	-1 -1 0 2 0
w> r стави	2 -1 -1 1 0
w> r стоит	2 -1 -1 0 0
w> r суббо	-2 3 0 0 0
w> r суста	2 -1 0 -1 0
w> r сутки	-2 0 4 -2 1
w> r суток	-2 0 2 0 1
w> r сыпь	-2 1 0 0 1
w> r табле	0 -4 2 2 0
w> r так	-4 2 -1 -3 7
w> r там	-1 -2 0 3 0
w> r тепер	2 1 0 -2 -1
w> r терап	2 -2 0 0 0
w> r то	-1 -3 1 3 -1
w> r тогда	-4 -1 1 -1 4
w> r тоже	7 -2 -2 -2 0
w> r той	2 -1 0 0 0
w> r толку	-3 -2 0 6 0
w> r тольк	-2 1 4 -1 -1
w> r тошни	1 -1 2 -1 -1
w> r трети	-2 2 0 1 0
w> r трое	-2 0 1 0 1
w> r тут	-2 0 1 1 0
w> r у	2 -5 4 -2 2
w> r убере	0 -1 0 2 0
w> r убери	0 -2 -2 5 0
w> r убира	-2 0 -1 3 0
w> r уже	-4 -1 -1 7 -1
w> r узи	-1 -1 2 0 0
w> r укол	-3 -1 4 0 0
w> r уколю	0 -1 2 -1 0
w> r утрам	0 2 0 -1 0
w> r утром	-2 6 1 -3 -1
w> r ухо	-1 -1 -1 3 0
w> r хвати	-2 1 4 -2 0
w> r хорош	-3 2 1 -2 1
w> r хотя	2 0 -2 0 0
w> r час	1 -1 -2 2 0
w> r чем	-2 1 0 1 0
w> r через	0 -1 4 -3 2
w> r четве	0 4 -3 -1 0
w> r чисто	-1 0 -1 2 0
w> r что	2 4 -6 1 0
w> r чтобы	-4 0 6 -1 -1
w> r шприц	-3 0 4 -1 0
w> r штуки	-1 -1 -1 4 0
w> r это	-5 1 2 0 1
w> r эффек	-1 0 -1 2 0
w> r я	-7 -3 6 0 4
w> r язвой	0 -1 0 2 0
w> r язык	-2 1 1 0 0`,
}
