/** Made by eval/medicines/learn-outcomes.ts: what each feature of a medicine (features.ts) adds to none, continued, started, stopped, allergy, in steps of 0.02. */
export const OUTCOME_WEIGHTS = {
  all: `after allergy	3 -3 -6 -2 8
after continue	0 7 -8 2 -2
after lower	-5 2 0 4 -1
after negation	2 -2 -6 5 0
after reaction	2 -4 -3 0 5
after takes	0 1 -5 1 5
among 	9 1 -6 -1 -10
among allergy	-1 0 3 2 -1
among allergy+named	0 0 -2 -2 4
among allergy+started	0 2 3 -3 -1
among beside	-3 6 -5 5 -3
among beside+continued	-3 4 3 -4 -1
among beside+named	2 3 -2 -3 -1
among continued	2 1 -4 1 0
among continued+named	-2 -4 6 -1 5
among continued+named+past	0 3 -1 -3 1
among continued+named+refused	-3 -1 2 4 -2
among continued+named+stopped	-3 1 0 3 -2
among continued+past	4 4 1 -1 -8
among continued+raised	1 -5 5 0 -1
among continued+refused	5 0 -3 -1 -1
among continued+started	-1 3 -3 1 -1
among continued+started+stopped	2 -3 2 1 -1
among continued+stopped	-5 -1 -6 9 3
among named	2 1 2 0 -4
among named+past	-5 3 -2 0 4
among named+past+stopped	-1 -1 3 -1 0
among named+refused	4 -3 -3 1 2
among named+started	-7 3 -4 5 4
among named+stopped	3 1 -2 0 -2
among past	2 0 -5 2 1
among past+started	-4 0 4 1 -2
among raised	3 4 -5 -1 -1
among refused	-3 3 3 2 -3
among refused+started	-1 0 -1 -1 3
among refused+stopped	3 -5 3 -2 0
among started	5 0 2 -2 -2
among started+stopped	-2 4 3 -6 1
among stopped	-2 1 -1 4 -4
among supposed	4 -1 -3 1 -1
answers	-17 3 -5 7 6
answers affirmed	7 2 -3 -2 -3
answers allergy	2 -6 -3 -11 18
answers answered	-14 6 -18 3 17
answers continue	-17 36 -11 -3 -6
answers denied	7 -11 6 2 -5
answers denyPlan	12 -18 -3 14 -5
answers examination	-10 1 -4 15 -1
answers given	-5 -19 -11 10 25
answers history	-15 3 -2 4 6
answers labelled	-1 0 -3 5 -1
answers lower	-8 6 -1 -3 5
answers negation	7 -15 2 -2 7
answers no	9 -10 10 -16 7
answers none	-5 4 -10 4 7
answers plan	-6 4 -3 -1 5
answers raise	-5 8 -2 -1 0
answers reaction	-16 -17 -4 4 33
answers refuse	19 -9 -9 0 -3
answers start	-8 6 26 -14 -11
answers stop	-18 -15 0 33 -5
answers takes	-10 7 3 5 -8
answers yes	-11 10 0 -2 1
any	7 1 -1 -1 -4
asked	1 0 4 0 0
asked allergy	1 -7 1 -5 10
asked drugClass	0 5 -1 -3 -2
asked hypothetical	-3 3 4 -4 1
asked past	-2 -2 3 0 1
asked planCue	4 -1 0 1 -3
asked start	7 -1 0 -2 -2
asked takes	2 -1 -2 1 3
before continue	-5 0 -4 5 2
before denyPlan	-4 3 1 3 -3
before given	-5 3 1 -1 1
before lower	0 -3 1 4 -2
before negation	3 1 -7 -6 5
before no	3 0 -7 1 3
before raise	2 5 -2 -4 -1
before reaction	0 1 -4 -6 8
before refuse	1 -4 -1 4 0
before start	0 -8 6 4 -2
before stop	-8 4 5 2 -5
before takes	-5 5 -2 1 -2
before yes	-2 2 -2 -1 5
beside advice	5 -2 5 -4 -3
beside condition	-3 2 5 -4 -1
beside contact	-3 4 5 -6 0
beside diagnosis	4 1 0 -4 -1
beside doseForm	-3 3 1 -5 3
beside drugClass	-1 5 0 1 -4
beside firstPerson	-2 -2 5 1 -1
beside frequency	5 -2 0 1 -4
beside future	5 -7 3 1 -2
beside hypothetical	3 -2 -1 1 -1
beside kin	2 3 -2 -6 2
beside otherPerson	2 6 -4 -3 -1
beside past	2 5 -3 -3 0
beside planCue	0 3 -1 1 -3
beside procedure	-2 -1 5 -3 1
beside question	-2 0 -3 3 2
beside referral	2 4 -2 -2 -2
beside secondPerson	-2 1 1 -3 4
beside symptom	-5 3 -1 -3 5
beside test	-3 1 4 0 -2
beside thirdPerson	-5 1 2 0 1
beside timeWord	-2 0 1 7 -5
beside unit	3 0 -3 4 -4
clinician examination	-5 3 -1 2 1
clinician history	-4 0 4 2 -2
cue allergy	0 -2 0 -5 6
cue continue	-1 3 0 -2 -1
cue continue clinician history	5 -1 1 -3 -1
cue continue clinician plan	-5 2 0 2 0
cue continue maybe clinician history	1 0 2 -3 0
cue continue maybe clinician plan	-3 7 -2 -2 0
cue denyPlan	1 0 3 -3 0
cue denyPlan maybe clinician history	2 6 -3 -6 1
cue given clinician history	1 2 -6 4 -1
cue given maybe clinician plan	-1 -5 -2 0 8
cue given maybe patient history	-2 5 1 -3 -1
cue lower maybe clinician history	0 4 -2 -1 -1
cue lower maybe clinician plan	-3 -1 5 0 -1
cue lower maybe patient history	2 -4 -2 4 0
cue none clinician examination	0 1 -4 -1 3
cue none clinician history	-7 4 4 -1 -2
cue none clinician plan	5 0 -1 -5 1
cue none maybe clinician history	-4 4 -5 7 -3
cue none maybe patient examination	6 0 0 -4 -2
cue none maybe patient history	-2 1 -1 1 3
cue none maybe patient plan	-5 1 -1 1 3
cue none patient history	-1 2 -3 -1 5
cue none patient plan	-1 6 -4 0 -1
cue refuse clinician examination	-3 0 0 5 -1
cue refuse clinician plan	4 -2 -8 2 4
cue refuse maybe clinician examination	4 -1 5 -3 -4
cue refuse maybe clinician plan	-1 3 -3 1 -1
cue refuse maybe patient history	7 -3 -1 1 -3
cue refuse maybe patient plan	-2 3 -1 -1 0
cue refuse patient history	-3 0 8 -6 1
cue start	1 1 3 -3 -4
cue start clinician history	-2 2 4 -4 0
cue start clinician plan	1 1 0 -5 2
cue start maybe clinician history	-3 -3 3 3 1
cue start maybe clinician plan	4 -1 1 0 -4
cue start maybe patient history	1 -2 5 -4 0
cue start maybe patient plan	-1 -1 -1 5 -2
cue start patient history	0 3 -3 3 -2
cue start patient plan	5 0 -3 0 -2
cue stop	1 -4 -1 5 -3
cue stop clinician history	3 -2 -3 0 2
cue stop clinician plan	1 0 -3 3 -1
cue stop maybe clinician history	4 -6 2 0 0
cue stop maybe clinician plan	-5 -1 -3 5 3
cue stop maybe patient history	-3 -1 4 2 -3
cue stop maybe patient plan	2 0 1 -4 0
cue stop patient history	3 1 -1 1 -3
cue stop patient plan	-1 -3 5 -1 0
cue takes	-2 0 0 4 -1
cue takes clinician history	-4 0 3 1 0
cue takes clinician plan	-1 1 -1 3 -3
cue takes maybe clinician examination	-3 3 -3 -1 4
cue takes maybe clinician history	1 -2 4 -2 -1
cue takes maybe clinician plan	-3 1 -4 4 2
cue takes maybe patient history	7 -2 3 -1 0
cue takes patient plan	2 1 -4 2 0
da	-2 4 -6 2 3
dose	-7 4 3 -2 -4
dose clinician history	-4 5 2 1 -3
dose clinician plan	2 1 5 -9 1
dose maybe clinician examination	-1 4 0 -2 0
dose maybe clinician history	0 1 3 -1 -3
dose maybe clinician plan	2 -2 6 0 -5
dose maybe patient examination	-1 6 -6 2 0
dose maybe patient history	0 3 2 -4 -1
dose maybe patient plan	-7 -1 4 1 3
dose patient history	-2 0 -6 5 3
en	3 0 0 4 -7
first after allergy	7 -1 -2 3 -7
first after continue	8 -2 -8 1 1
first after denyPlan	2 1 2 -4 -2
first after given	-3 1 3 3 -3
first after lower	-4 6 -2 0 0
first after negation	8 -2 0 -3 -4
first after no	5 3 -2 0 -6
first after raise	0 5 -4 0 0
first after reaction	-1 4 -1 -6 4
first after refuse	4 0 2 -2 -4
first after stop	-2 5 1 -3 0
first after yes	-1 -4 3 2 1
first asked	4 4 -5 -1 -1
first asked allergy	0 -6 0 -4 10
first asked continue	3 -5 -1 2 1
first asked drugClass	2 2 -4 3 -2
first asked hypothetical	-1 2 6 -9 1
first asked past	1 -4 2 1 0
first asked planCue	3 0 -4 4 -3
first asked start	4 1 -9 5 -2
first asked stop	-1 3 -1 0 -1
first asked takes	4 -1 -8 3 4
first before continue	-1 -6 0 4 3
first before denyPlan	-4 3 0 3 -2
first before given	-3 -1 -4 4 4
first before negation	-4 4 0 -1 2
first before no	0 4 -4 2 -1
first before raise	3 4 -5 -1 0
first before reaction	-1 -1 -2 -3 7
first before refuse	-4 -2 4 0 2
first before start	0 -5 8 -7 0
first before stop	-8 3 9 -1 -3
first before takes	-2 6 -1 -3 -2
first before yes	4 0 -3 -4 4
first beside advice	4 -7 7 -4 0
first beside contact	-1 3 3 -5 0
first beside diagnosis	4 0 -3 1 -2
first beside doseForm	-3 1 3 -3 2
first beside drugClass	0 2 0 2 -4
first beside firstPerson	1 3 6 -4 -6
first beside frequency	8 0 1 -4 -5
first beside future	5 -9 6 0 -2
first beside hypothetical	4 -3 1 -1 0
first beside kin	4 -2 -2 -3 3
first beside otherPerson	-3 10 -3 -3 -1
first beside past	3 1 -3 -1 -1
first beside planCue	3 -5 8 -5 0
first beside procedure	0 -1 4 -2 -1
first beside question	0 -9 3 6 1
first beside referral	3 3 -2 -3 -1
first beside secondPerson	1 -3 9 -6 -1
first beside social	-1 -3 0 3 2
first beside symptom	-1 2 0 -6 5
first beside test	-3 1 5 -2 -1
first beside thirdPerson	1 -2 6 -2 -3
first beside timeWord	1 1 0 1 -3
first beside unit	9 -2 -2 -2 -3
first clinician examination	-3 -4 4 1 3
first clinician history	-1 -2 5 -3 1
first clinician plan	6 -6 5 -1 -4
first cue allergy maybe clinician history	1 1 2 0 -4
first cue allergy maybe clinician plan	-3 2 -3 2 2
first cue allergy maybe patient history	4 -3 0 0 0
first cue continue	9 -12 4 1 3
first cue continue clinician history	4 -3 0 -1 -1
first cue continue clinician plan	-4 0 3 2 0
first cue continue maybe patient history	2 -6 2 1 2
first cue denyPlan	-1 1 2 2 -4
first cue denyPlan clinician history	-3 0 2 4 -2
first cue denyPlan clinician plan	-1 1 -1 3 -2
first cue denyPlan maybe clinician history	1 4 -2 -2 0
first cue given	-1 -2 -5 5 1
first cue given clinician history	1 2 -5 2 0
first cue given clinician plan	-3 -1 3 1 0
first cue given maybe clinician plan	-1 0 -3 0 4
first cue given maybe patient plan	3 -3 2 -1 0
first cue lower	-1 4 -1 -2 0
first cue lower maybe clinician history	0 3 -2 -1 -1
first cue none	3 1 -2 0 -1
first cue none clinician examination	-1 -2 -1 -1 4
first cue none clinician history	1 0 2 -3 0
first cue none clinician plan	2 -7 8 -3 0
first cue none maybe clinician examination	4 2 6 -3 -9
first cue none maybe clinician history	-3 -1 -2 3 3
first cue none maybe patient examination	8 2 -5 -3 -1
first cue none maybe patient plan	-5 4 -1 4 -3
first cue none patient history	0 4 -10 0 5
first cue none patient plan	2 1 -5 3 -1
first cue raise	4 -2 -2 0 -1
first cue raise maybe clinician history	0 4 -2 -1 -1
first cue refuse	-4 1 3 0 0
first cue refuse clinician plan	8 -2 -5 0 0
first cue refuse maybe clinician examination	-2 0 3 1 -3
first cue refuse maybe clinician history	-1 -2 4 -2 1
first cue refuse maybe clinician plan	-3 -3 -1 3 4
first cue refuse maybe patient history	-6 5 1 4 -3
first cue refuse patient history	-2 0 5 -5 2
first cue start	1 0 1 -3 -1
first cue start clinician history	-2 1 3 -4 2
first cue start clinician plan	2 3 2 -9 2
first cue start maybe clinician history	-2 1 2 -3 2
first cue start maybe patient history	2 -2 -4 7 2
first cue start patient history	0 0 -4 6 -2
first cue start patient plan	6 1 -3 -2 -1
first cue stop	4 2 2 -3 -4
first cue stop clinician plan	-1 1 -4 3 0
first cue stop maybe clinician history	0 -2 -2 5 -1
first cue stop maybe clinician plan	4 2 -2 -4 1
first cue stop maybe patient history	0 1 7 -5 -3
first cue stop patient history	-2 1 0 4 -2
first cue stop patient plan	-1 -1 3 -1 0
first cue takes clinician history	-3 -3 5 0 1
first cue takes maybe clinician examination	-3 1 -2 1 4
first cue takes maybe clinician plan	3 2 -4 1 -3
first cue takes maybe patient history	2 2 3 -6 1
first cue takes maybe patient plan	2 -2 3 -1 -2
first cue takes patient plan	-2 0 -2 3 0
first dose	-8 4 2 -1 -4
first dose clinician history	-4 -3 7 1 -1
first dose clinician plan	1 1 5 -9 2
first dose maybe clinician history	2 2 3 -6 0
first dose maybe clinician plan	-4 2 5 -1 -7
first dose maybe patient examination	-1 8 -8 1 0
first dose maybe patient plan	-8 0 3 2 3
first dose patient history	1 3 -9 5 1
first folded affirmed	0 4 -9 1 1
first folded answered	-2 3 -6 3 -2
first folded denied	14 -3 -4 -5 -3
first folded none	3 0 4 0 -2
first in advice	6 -8 3 0 1
first in allergy	4 -4 6 3 -6
first in asNeeded	-9 12 2 -9 4
first in child	3 -3 -3 2 1
first in condition	11 -5 -4 -1 0
first in contact	4 4 -8 -4 4
first in continue	10 -4 -2 -3 3
first in correction	4 -3 3 -6 2
first in diagnosis	3 5 -4 -3 -3
first in doseForm	-3 -3 3 7 -2
first in drugClass	9 0 -9 4 -4
first in followUp	0 0 2 -3 1
first in future	6 -6 9 -6 -4
first in given	0 2 -4 4 -2
first in hypothetical	6 4 5 -12 -3
first in kin	11 1 -12 3 -5
first in lower	-2 7 -2 -3 1
first in otherAnimal	1 3 0 -2 -2
first in otherPerson	12 -15 -5 8 0
first in past	6 -5 -18 2 11
first in planCue	-3 -4 12 -13 -3
first in procedure	1 -2 3 -4 3
first in prognosis	-3 4 -2 -2 3
first in question	-3 2 2 1 -4
first in raise	1 6 -5 -2 -1
first in reaction	0 0 -2 -3 5
first in referral	-3 -6 -6 12 3
first in start	3 -1 -1 -1 1
first in symptom	-8 -1 -1 3 4
first in takes	-1 2 -1 -2 3
first in test	0 -1 1 -5 5
first in thirdPerson	4 1 -3 5 -4
first in timeWord	0 1 -1 5 -1
first in uncertain	4 -3 -2 0 1
first in unit	1 0 -1 4 1
first in yes	2 1 -8 4 -1
first inexact	20 -2 -14 -4 -2
first late	8 -4 -4 -1 5
first maybe patient examination	1 4 -3 0 -2
first maybe patient plan	6 1 1 -1 -8
first next allergy	2 -3 3 -3 0
first next continue	6 5 -8 -1 -2
first next denyPlan	2 -4 -3 3 3
first next kin	3 -8 -1 4 2
first next lower	-3 5 -1 0 -1
first next negation	1 -3 3 5 -6
first next no	7 -7 -1 -1 1
first next otherPerson	7 -1 -2 -3 -1
first next past	1 1 -8 1 5
first next reaction	-3 0 2 -7 8
first next start	-3 -1 6 0 -1
first next stop	-1 1 3 -1 -1
first next takes	1 2 -8 4 0
first next yes	-2 4 -8 -1 2
first others 0	4 1 -2 -1 -1
first others 1	9 -1 3 -3 -3
first others 2	-3 4 2 3 -5
first patient examination	-2 5 -2 -1 0
first patient history	3 4 -9 2 -1
first patient plan	1 -1 -7 5 2
first question	8 0 -8 0 0
first subject other	7 4 -6 -2 -3
first subject relative	11 -6 -4 2 -4
first then allergy	-2 -6 7 -12 11
first then allergy clinician	1 -5 2 -7 9
first then allergy maybe clinician	-2 -4 -1 -7 15
first then allergy maybe patient	3 -1 2 -5 1
first then another	-2 4 3 -5 0
first then condition	5 5 -1 -6 -4
first then condition clinician	3 -5 -2 2 2
first then condition maybe clinician	3 7 -4 -1 -5
first then condition maybe patient	1 3 0 0 -4
first then condition patient	-2 4 1 -3 0
first then continue	-2 14 -13 -8 -8
first then continue clinician	0 8 -1 -3 -4
first then continue maybe clinician	-4 13 -9 -5 1
first then continue maybe patient	-1 10 -3 -2 -4
first then continue patient	0 3 0 -2 -1
first then denyPlan	5 -7 -2 7 -3
first then denyPlan clinician	-2 -4 7 1 -1
first then denyPlan maybe clinician	6 0 -5 2 -3
first then denyPlan maybe patient	4 0 -4 4 -3
first then doseForm clinician	-5 3 5 -2 -1
first then doseForm maybe clinician	-1 0 5 -2 -2
first then doseForm patient	-2 2 4 -2 -3
first then firstPerson	1 0 -6 5 3
first then firstPerson clinician	0 -7 -7 5 9
first then firstPerson maybe clinician	1 -5 4 1 5
first then firstPerson maybe patient	1 -3 -1 3 5
first then firstPerson patient	-3 -1 5 -1 1
first then frequency	-6 2 2 4 -6
first then frequency clinician	3 4 3 -9 -1
first then frequency maybe clinician	-1 2 7 1 -10
first then frequency maybe patient	-4 5 2 -2 -3
first then frequency patient	-1 5 -8 3 1
first then given	-11 -2 -3 9 2
first then given clinician	-3 1 2 1 0
first then given maybe clinician	-4 0 0 6 -3
first then given maybe patient	-8 -1 3 1 6
first then given patient	-4 1 3 -1 1
first then hypothetical	-2 -4 -1 1 6
first then hypothetical clinician	0 -1 -4 1 3
first then hypothetical maybe clinician	2 1 0 -3 0
first then hypothetical maybe patient	-4 0 1 0 4
first then kin	4 -4 5 -2 -2
first then kin maybe patient	4 -4 8 -3 -5
first then kin patient	-2 -1 6 -1 -2
first then lower	-7 15 -6 -2 -1
first then lower clinician	-1 5 -1 -5 2
first then lower maybe clinician	-3 6 -1 1 -3
first then lower maybe patient	-2 6 -4 -1 0
first then negation	3 -5 -2 3 2
first then negation clinician	0 -3 -2 1 4
first then negation maybe clinician	0 -2 -3 -2 7
first then negation maybe patient	-7 0 -1 4 3
first then negation patient	2 2 0 -1 -3
first then no	3 -1 -1 -4 4
first then no clinician	-7 -3 5 0 5
first then no maybe clinician	-1 -2 -4 0 6
first then no maybe patient	-4 -1 2 0 2
first then otherAnimal	0 -2 5 -3 1
first then otherAnimal maybe patient	4 -2 -1 -1 1
first then otherPerson	2 -2 5 -1 -3
first then otherPerson clinician	-3 -3 4 1 1
first then otherPerson maybe clinician	1 -1 1 -4 2
first then otherPerson maybe patient	-2 3 -3 1 1
first then past	3 -5 2 -1 8
first then past clinician	-1 -4 1 7 -3
first then past maybe clinician	1 1 -3 -3 3
first then past maybe patient	-5 0 4 1 0
first then past patient	-3 -1 2 -3 4
first then planCue	-7 4 1 -2 0
first then planCue clinician	-2 -1 -1 5 -2
first then planCue maybe clinician	-2 0 4 -5 2
first then planCue maybe patient	-2 -1 3 0 1
first then planCue patient	2 2 2 -2 -4
first then question clinician	-2 -5 3 2 2
first then question maybe clinician	-4 1 -1 0 3
first then question maybe patient	0 0 3 -1 0
first then raise	-3 16 -5 -5 -4
first then raise clinician	-1 5 -1 -2 -1
first then raise maybe clinician	2 7 -7 -1 -1
first then reaction	-2 -4 -3 -2 7
first then reaction maybe clinician	0 -1 2 -5 4
first then reaction maybe patient	4 -6 -3 2 3
first then refuse maybe clinician	4 0 -5 -1 2
first then refuse patient	0 0 5 -1 -4
first then secondPerson	3 0 3 1 -1
first then secondPerson clinician	-4 -2 2 5 -1
first then secondPerson maybe clinician	-5 3 3 1 -5
first then secondPerson patient	-3 2 -2 -2 5
first then start	-8 3 4 -3 -2
first then start clinician	-2 -1 8 -2 -2
first then start maybe clinician	-1 1 10 -10 -2
first then start maybe patient	-5 -1 8 -1 2
first then start patient	0 2 0 2 -5
first then stop	-6 -7 -11 11 0
first then stop clinician	0 -5 0 10 -5
first then stop maybe clinician	2 -5 -9 10 -3
first then stop maybe patient	-3 -7 4 5 1
first then stop patient	0 -6 7 0 0
first then symptom	-4 -2 -3 1 8
first then symptom clinician	0 -3 -2 4 0
first then symptom maybe clinician	3 0 -5 -1 4
first then symptom maybe patient	0 -3 0 1 7
first then takes clinician	-2 0 4 -2 -1
first then takes maybe clinician	-3 1 -1 -1 2
first then takes maybe patient	-3 4 -5 3 -3
first then takes patient	-4 2 0 3 -2
first then unit	2 0 3 1 -3
first then unit clinician	-7 2 11 -5 -1
first then unit maybe clinician	-6 1 1 8 -5
first then unit maybe patient	-13 7 2 -2 4
first then unit patient	-1 -2 -2 6 -1
first then yes maybe clinician	3 2 -1 -5 1
first then yes maybe patient	-4 2 -2 -1 4
first then yes patient	-5 0 0 5 0
first told allergy	2 -4 6 -2 1
first told allergy patient	-2 -3 3 -1 3
first told beside implied	1 3 -5 5 -4
first told beside implied maybe patient	4 -1 -1 0 -2
first told continued	-2 2 -6 3 1
first told continued clinician	0 -3 3 1 -1
first told continued implied maybe clinician	5 -9 7 -2 -1
first told continued implied patient	-7 6 -5 3 1
first told continued maybe clinician	0 1 -4 0 2
first told continued maybe patient	-2 2 -5 0 3
first told continued patient	-2 2 -3 4 0
first told foreign maybe clinician	0 -2 -5 7 1
first told foreign maybe patient	-4 3 5 -4 0
first told foreign patient	6 -3 -2 0 -1
first told lowered	-1 4 0 -3 -1
first told named implied	3 1 -3 3 -1
first told named implied patient	2 4 -14 6 2
first told past implied	0 0 6 -2 -4
first told past implied maybe clinician	-4 2 2 0 0
first told past maybe clinician	-3 2 0 -7 7
first told past maybe patient	-2 -1 1 3 0
first told past patient	3 -1 -1 -1 -1
first told raised	5 -2 -3 0 0
first told raised maybe clinician	3 2 -3 -1 0
first told raised maybe patient	1 -5 2 1 0
first told refused	0 0 4 -6 1
first told refused clinician	1 -2 -2 -2 4
first told refused maybe patient	1 1 4 -4 -2
first told started	5 -5 4 -6 -1
first told started clinician	3 -1 4 -7 1
first told started implied maybe clinician	-3 3 -1 3 -1
first told started maybe patient	5 -6 3 -3 1
first told stopped	1 5 7 -5 -5
first told stopped clinician	-6 -3 5 4 0
first told stopped maybe clinician	4 3 1 -7 0
first told stopped maybe patient	-1 7 -2 -1 -3
first told stopped patient	4 0 3 -3 -3
first told supposed implied	4 -2 -4 4 -2
first trade	1 4 -2 1 -6
folded affirmed	2 -1 3 2 -2
folded denied	6 2 0 -2 -8
folded none	2 0 4 -1 -1
in advice	-1 3 3 -8 3
in allergy	1 -5 5 -4 3
in asNeeded	-9 13 -2 -4 2
in child	3 -2 -4 3 0
in condition	5 2 3 -8 -3
in contact	10 -5 -7 -1 4
in continue	-2 6 -6 0 -2
in correction	4 -3 -1 4 -4
in diagnosis	4 0 -3 0 -1
in drugClass	9 -2 -4 0 -3
in firstPerson	3 -1 3 -2 2
in followUp	4 0 -1 -3 0
in frequency	-1 1 4 -3 -2
in future	-4 -1 4 1 0
in hypothetical	2 4 7 -6 -6
in kin	6 1 -4 1 -5
in lower	-4 2 -2 4 0
in no	-2 -4 -1 1 5
in otherAnimal	3 1 -3 1 -2
in otherPerson	6 -8 1 0 0
in past	0 3 -6 -7 8
in planCue	-4 -5 6 -2 1
in procedure	0 2 4 -7 0
in prognosis	1 3 -6 0 1
in raise	0 2 3 -3 -1
in reaction	3 -6 -3 -1 6
in referral	-5 -1 -2 5 3
in secondPerson	-4 -1 1 1 3
in social	-1 5 -2 -2 -1
in start	3 0 0 0 1
in symptom	-6 -1 1 1 4
in takes	-2 1 -3 2 4
in test	-1 -4 3 -2 5
in thirdPerson	-4 4 -1 0 -1
in timeWord	-3 1 3 4 -5
in uncertain	4 -3 0 1 -2
in yes	2 2 -3 -2 0
inexact	6 -5 0 -3 5
kind -1	10 -4 -5 5 1
kind 0	-16 10 -7 6 7
kind 1	-10 19 15 -11 -12
kind 10	1 -3 0 5 -3
kind 11	3 -1 6 -13 5
kind 12	20 -7 0 -6 -7
kind 13	-1 29 -4 -11 -12
kind 14	-7 15 -1 -5 -2
kind 15	11 1 -8 5 -9
kind 16	-2 14 -14 18 -16
kind 17	5 2 14 5 -25
kind 18	33 -35 46 -46 4
kind 19	5 20 -1 3 -34
kind 2	-14 8 -21 2 26
kind 20	-1 -5 -1 13 -6
kind 21	1 -12 5 4 2
kind 22	-15 15 -1 -4 5
kind 23	29 2 1 -24 -8
kind 3	-10 15 -10 3 1
kind 4	-15 12 8 10 -16
kind 5	-5 11 -3 4 -6
kind 6	2 33 -6 -18 -11
kind 7	-4 16 5 -16 -1
kind 8	-1 -19 -4 18 11
kind 9	1 -36 2 2 38
last after allergy	1 -3 -5 -2 8
last after continue	-1 9 -6 -1 -3
last after denyPlan	-2 -4 1 5 -1
last after given	-4 3 3 -5 3
last after lower	-5 1 0 4 -1
last after reaction	0 3 -2 -4 2
last after refuse	-4 5 -2 -3 2
last after stop	4 2 -4 -4 5
last after yes	2 3 2 -6 -2
last asked	0 2 4 -2 -4
last asked allergy	0 -5 -4 0 9
last asked continue	2 0 2 0 -4
last asked drugClass	-3 3 -3 4 -2
last asked hypothetical	-4 0 8 -5 1
last asked past	3 -5 2 3 -3
last asked planCue	0 0 -2 5 -4
last asked start	4 -1 -3 1 0
last asked stop	-1 3 -2 1 -2
last asked takes	2 0 -4 1 0
last before continue	-6 2 -1 5 0
last before denyPlan	-4 3 -1 3 -2
last before given	0 -3 -4 8 -1
last before lower	1 -4 0 4 -1
last before negation	3 -1 -7 -3 4
last before no	-2 1 -2 4 0
last before raise	0 8 -4 -3 -1
last before reaction	1 -5 -3 -3 9
last before refuse	1 -3 -5 5 2
last before start	-2 -3 2 -1 4
last before stop	-13 5 4 7 -4
last before yes	-6 -2 0 5 4
last beside advice	5 -3 5 -5 -3
last beside condition	-3 4 3 -4 0
last beside contact	-2 5 3 -6 0
last beside correction	3 -1 1 -3 0
last beside diagnosis	2 3 -4 -4 2
last beside doseForm	1 3 -1 -6 2
last beside drugClass	-4 4 -4 3 0
last beside frequency	3 0 1 0 -4
last beside future	5 -4 0 -1 -1
last beside kin	-1 5 -2 -5 2
last beside otherPerson	4 6 -4 -4 -3
last beside past	1 7 -4 -2 -2
last beside planCue	6 0 0 -2 -4
last beside question	-1 1 -3 -2 5
last beside referral	3 3 -2 -3 -1
last beside secondPerson	0 5 -8 1 2
last beside social	0 -4 -1 4 1
last beside thirdPerson	0 -1 3 0 -2
last beside timeWord	4 -1 1 1 -5
last clinician examination	-6 5 0 -1 2
last clinician history	5 -5 -1 5 1
last cue allergy	1 -1 1 -4 3
last cue allergy maybe patient history	4 0 0 -4 0
last cue continue	-1 5 3 -5 -5
last cue continue clinician history	4 -3 1 -1 -1
last cue continue clinician plan	-5 2 1 2 0
last cue continue maybe clinician history	2 0 2 -4 0
last cue continue maybe clinician plan	-2 7 -2 -2 0
last cue continue maybe patient history	-2 1 4 0 -3
last cue denyPlan	1 -4 2 0 1
last cue denyPlan clinician history	-3 -1 2 3 -2
last cue denyPlan maybe clinician history	2 4 -2 -4 0
last cue denyPlan maybe patient history	-2 -3 2 0 3
last cue given	5 0 -4 -1 0
last cue given clinician history	3 0 -4 1 0
last cue given maybe clinician history	2 -4 1 2 0
last cue given maybe clinician plan	1 -2 -5 1 5
last cue given maybe patient history	2 2 1 -1 -4
last cue given patient history	-2 3 0 -3 2
last cue lower	-2 -2 0 4 -1
last cue lower maybe clinician plan	-3 0 4 0 -1
last cue lower maybe patient history	2 -3 -3 4 0
last cue none	3 0 0 0 0
last cue none clinician examination	-1 3 -2 -4 5
last cue none clinician history	3 -1 2 -1 -3
last cue none clinician plan	-5 2 4 -5 3
last cue none maybe clinician history	-1 -2 1 5 -2
last cue none maybe patient plan	7 -2 -6 2 0
last cue none patient history	4 -1 -1 -2 2
last cue raise	1 5 -1 -2 -2
last cue raise maybe patient history	-2 5 -2 0 -1
last cue refuse clinician examination	-3 0 0 5 -1
last cue refuse clinician plan	4 -2 -6 1 3
last cue refuse maybe clinician examination	-1 -2 5 -1 0
last cue refuse maybe clinician history	0 1 -2 -2 3
last cue refuse maybe clinician plan	2 3 1 -2 -4
last cue refuse maybe patient history	0 0 -5 3 1
last cue refuse maybe patient plan	-6 6 0 2 -1
last cue refuse patient history	0 -2 6 -3 -1
last cue start	-2 4 1 -3 -3
last cue start clinician history	-4 5 -2 -1 2
last cue start clinician plan	3 -2 5 -3 -2
last cue start maybe clinician examination	-1 4 -5 1 1
last cue start maybe clinician history	-4 -1 5 -2 1
last cue start maybe clinician plan	1 5 -2 -2 -2
last cue start maybe patient history	-4 -3 4 1 1
last cue start patient history	1 3 -5 3 -2
last cue start patient plan	5 -2 -2 0 -2
last cue stop	4 -3 -4 3 -2
last cue stop clinician history	4 -1 -3 -3 2
last cue stop maybe clinician history	3 -2 -3 3 -1
last cue stop maybe clinician plan	-2 0 -3 4 1
last cue stop patient history	-1 -1 -1 4 -2
last cue stop patient plan	-1 -1 3 -1 -1
last cue takes	6 0 -5 3 -4
last cue takes clinician history	-2 -3 2 3 1
last cue takes clinician plan	0 2 -3 4 -2
last cue takes maybe clinician history	-2 -3 4 -3 4
last cue takes maybe clinician plan	7 1 -1 -2 -4
last cue takes maybe patient history	1 1 -5 3 -1
last cue takes maybe patient plan	2 1 3 -3 -3
last cue takes patient plan	3 1 -4 -1 1
last dose	-5 4 3 -3 -6
last dose clinician examination	-1 3 1 -2 -1
last dose clinician plan	-1 2 6 -7 -1
last dose maybe clinician examination	2 3 -1 -4 0
last dose maybe clinician history	1 1 2 0 -3
last dose maybe clinician plan	6 -1 5 -3 -4
last dose maybe patient examination	-1 4 -4 2 0
last dose maybe patient history	-6 4 2 2 -6
last dose maybe patient plan	-4 1 -1 0 4
last dose patient history	0 -1 -7 4 4
last dose patient plan	-2 4 -2 -1 1
last folded affirmed	0 4 -8 3 -6
last folded answered	7 0 2 -1 0
last folded denied	7 -5 1 -1 -3
last in advice	-7 3 1 -1 3
last in allergy	-2 -5 5 -1 3
last in asNeeded	-9 4 2 2 2
last in child	3 -4 -2 3 0
last in condition	4 1 0 -3 -3
last in contact	3 -7 2 5 -3
last in continue	-4 6 -3 2 -6
last in correction	1 -1 4 3 -6
last in denyPlan	1 -5 -2 3 2
last in diagnosis	-3 5 -1 5 -8
last in doseForm	2 0 3 -4 -1
last in drugClass	4 -2 9 -4 -7
last in firstPerson	5 -1 2 -2 1
last in followUp	5 1 -2 -3 0
last in future	6 6 -11 4 -2
last in given	2 2 -3 0 0
last in hypothetical	-7 3 15 -4 -6
last in kin	4 0 -3 3 -4
last in lower	-3 3 -3 3 0
last in no	-6 -3 3 2 4
last in otherAnimal	4 -2 1 -1 -1
last in otherPerson	7 -8 -1 1 0
last in past	4 1 -1 -2 -1
last in planCue	7 -2 1 -2 -2
last in procedure	6 -4 8 -10 0
last in question	0 -1 -3 4 0
last in raise	-3 8 0 -4 0
last in reaction	2 -7 0 -1 6
last in referral	5 -1 0 -4 1
last in refuse	-1 2 -2 -4 2
last in social	4 -2 7 -3 -5
last in start	1 -1 -3 2 5
last in stop	1 5 -7 -1 0
last in symptom	1 -2 4 -2 0
last in test	2 -6 -4 9 1
last in thirdPerson	0 2 3 -4 -1
last in timeWord	3 3 2 2 -11
last in uncertain	6 -1 -2 -1 -2
last in unit	-2 -1 0 5 1
last in yes	-5 5 -3 -1 0
last inexact	32 -12 -14 -3 -2
last late	1 1 2 -5 0
last maybe clinician examination	-3 -2 1 3 2
last maybe clinician history	2 0 5 -5 2
last maybe patient history	4 0 1 3 -2
last maybe patient plan	7 2 2 -4 -6
last next allergy	4 -7 0 1 2
last next denyPlan	3 -6 -1 0 3
last next kin	9 -7 1 2 -5
last next negation	3 0 -1 0 -2
last next no	1 -4 -1 3 0
last next otherPerson	2 -3 2 -3 1
last next reaction	-7 5 -5 0 6
last next start	0 4 0 -3 -3
last next stop	3 4 2 -3 -5
last next takes	-1 5 -5 -3 0
last next yes	2 3 -3 -1 -3
last others 0	3 1 -1 -1 -2
last others 1	4 0 -2 5 -4
last others 2	5 -3 -1 -2 0
last patient history	6 -1 1 -2 0
last patient plan	5 1 -5 0 -2
last question	4 5 -7 -6 4
last subject other	10 -1 -2 -6 -4
last subject relative	4 -4 2 -1 0
last then allergy	-3 -6 -1 -9 14
last then allergy clinician	1 -5 2 -5 6
last then allergy maybe clinician	5 -3 -4 -6 9
last then another	-1 -6 -3 10 6
last then condition	7 1 1 -2 -7
last then condition clinician	4 -5 -3 1 2
last then condition maybe clinician	2 -2 1 4 -5
last then condition maybe patient	3 4 -2 -1 -5
last then condition patient	-2 4 2 -3 0
last then continue	-7 12 -8 -5 -8
last then continue clinician	0 7 1 -6 -2
last then continue maybe clinician	-2 9 -6 -2 0
last then continue maybe patient	-1 6 -1 -2 -1
last then continue patient	0 4 0 -3 -1
last then denyPlan	0 -5 1 3 2
last then denyPlan clinician	-5 -2 7 1 -1
last then denyPlan maybe clinician	3 1 2 -4 -1
last then denyPlan maybe patient	3 3 -7 3 -3
last then doseForm	5 -2 2 3 -4
last then doseForm clinician	-4 0 5 -1 1
last then doseForm maybe clinician	-2 -3 4 5 -4
last then firstPerson clinician	5 -9 1 1 4
last then firstPerson maybe patient	0 0 3 -2 6
last then firstPerson patient	0 1 -6 4 2
last then frequency	-1 4 3 -5 -6
last then frequency clinician	3 4 4 -9 -1
last then frequency maybe clinician	-7 13 6 -10 -7
last then frequency maybe patient	7 4 0 -7 -3
last then frequency patient	0 5 -7 2 1
last then given	4 0 -4 2 1
last then given clinician	-5 1 4 1 -1
last then given maybe clinician	3 -1 3 -3 -2
last then given maybe patient	4 -1 -4 2 0
last then hypothetical	-2 -6 -1 4 5
last then hypothetical clinician	0 0 -4 0 4
last then kin	2 3 6 -2 -11
last then kin clinician	6 -3 -1 -1 -1
last then kin maybe clinician	6 5 -4 -2 -4
last then kin maybe patient	1 2 5 2 -10
last then kin patient	2 -2 5 -2 -3
last then lower	-2 4 -4 5 -2
last then lower clinician	2 2 -1 -4 1
last then lower maybe clinician	0 4 -1 -1 -3
last then negation	6 -6 -2 0 5
last then negation clinician	5 -2 -4 -1 2
last then negation maybe patient	7 -3 -1 -1 5
last then negation patient	5 -4 -4 1 1
last then no	3 -1 -5 1 0
last then no clinician	-6 0 -1 2 5
last then no maybe clinician	3 0 -1 6 -10
last then no maybe patient	1 -4 1 0 3
last then otherAnimal	2 -5 5 -4 3
last then otherAnimal maybe patient	3 -1 -2 -1 1
last then otherPerson	7 -4 7 -4 -6
last then otherPerson clinician	-1 -3 4 -2 2
last then otherPerson maybe patient	-2 4 -1 -2 1
last then past	6 2 3 -2 -2
last then past maybe clinician	-5 0 3 4 -1
last then past maybe patient	10 3 0 -6 -4
last then planCue	5 -1 -4 3 2
last then planCue clinician	2 3 -1 -4 0
last then planCue maybe clinician	5 -5 0 -1 6
last then planCue maybe patient	4 -4 3 -2 4
last then planCue patient	2 0 3 -1 -4
last then question clinician	2 1 3 -9 3
last then question maybe clinician	2 1 0 -3 3
last then question maybe patient	-2 2 0 5 -6
last then raise	-4 13 -2 -4 -4
last then raise clinician	-1 6 -2 -2 0
last then raise maybe clinician	2 2 -6 2 0
last then raise maybe patient	-2 5 2 -3 -2
last then reaction	-6 1 -2 1 3
last then reaction maybe clinician	2 1 -1 -7 4
last then reaction maybe patient	-1 1 -2 5 -2
last then refuse	2 -1 -3 -2 5
last then refuse clinician	4 1 -3 0 -1
last then refuse maybe clinician	4 -2 0 0 -1
last then refuse maybe patient	8 1 -3 -1 0
last then refuse patient	2 -2 -2 3 -1
last then secondPerson maybe clinician	-2 -1 4 1 1
last then secondPerson maybe patient	-1 -2 3 -1 1
last then secondPerson patient	-1 2 -2 -2 3
last then start	1 2 2 -2 -3
last then start clinician	-2 6 4 -7 -1
last then start maybe clinician	-2 2 9 -8 -2
last then start maybe patient	10 -3 7 -4 -3
last then start patient	2 4 0 -1 -5
last then stop	-4 -5 -12 10 -4
last then stop clinician	-5 -5 2 13 -7
last then stop maybe clinician	-3 -6 -8 15 -8
last then stop maybe patient	1 -8 8 5 -3
last then symptom	-3 1 3 0 0
last then symptom clinician	-1 5 0 -3 0
last then symptom maybe clinician	-3 3 -1 0 -1
last then symptom maybe patient	-1 1 5 -2 -3
last then symptom patient	0 3 -5 4 -3
last then takes clinician	-2 5 2 -6 -1
last then takes maybe clinician	1 5 0 -2 -7
last then takes maybe patient	-3 1 8 -1 -3
last then takes patient	-2 3 -3 3 -1
last then unit	6 0 5 -3 -6
last then unit clinician	-4 -2 12 -6 -1
last then unit maybe clinician	-6 8 5 -10 -2
last then unit maybe patient	2 -1 3 0 -2
last then unit patient	-4 1 -4 7 0
last then yes clinician	-2 -2 -2 1 4
last then yes maybe patient	2 -2 4 2 -1
last then yes patient	-4 4 -2 -1 2
last told allergy maybe clinician	-3 2 -3 3 2
last told allergy patient	1 -3 4 -2 0
last told beside implied	-4 6 5 -4 -4
last told beside implied maybe clinician	0 5 0 -4 -2
last told beside implied maybe patient	0 -2 5 -2 -1
last told continued	0 1 1 0 -4
last told continued implied patient	0 0 -4 3 1
last told continued maybe patient	0 -2 6 1 -3
last told continued patient	4 3 -5 -4 2
last told foreign	5 -8 2 0 -1
last told foreign maybe patient	3 -5 0 1 1
last told foreign patient	7 -4 -1 -2 -1
last told lowered maybe patient	1 3 -4 0 1
last told named implied clinician	-5 2 0 -1 4
last told named implied maybe patient	3 2 3 -1 -3
last told named implied patient	-1 4 -2 -1 -1
last told past implied	1 3 -1 -1 -3
last told past implied maybe clinician	-1 4 -3 0 0
last told past maybe clinician	0 -3 0 -2 5
last told past maybe patient	1 1 1 3 -5
last told refused	2 -2 -5 3 1
last told refused clinician	6 -4 -6 1 3
last told refused implied	2 1 1 0 -4
last told refused maybe patient	-3 2 -4 3 2
last told refused patient	-1 -1 4 0 -2
last told started maybe patient	-4 0 0 3 0
last told stopped	2 -2 -5 2 1
last told stopped clinician	-4 -3 0 3 4
last told stopped maybe patient	4 1 -4 -1 0
last told supposed implied	7 -1 -3 -1 -2
last told supposed implied maybe patient	4 0 -1 -3 0
last trade	0 5 4 1 -15
late	1 1 2 -5 0
maybe clinician history	4 3 3 -4 -3
maybe patient examination	4 1 2 -3 -4
maybe patient history	4 1 1 1 -2
maybe patient plan	0 -2 3 1 -2
med	1 3 -10 1 1
mentions 0	9 6 -2 -2 -11
mentions 1	15 0 3 -2 -7
mentions 2	-17 3 -5 5 7
mentions 3	-25 3 3 2 11
named 0	-11 9 -16 9 -11
named 1	-4 1 11 0 -10
named 2	5 -2 7 -3 1
named 3	2 -1 -2 -1 6
named 4	11 -3 -4 -6 3
named 5	9 6 -2 -2 -11
named last 0	3 1 -4 9 -10
named last 1	5 -2 -1 7 -1
named last 2	6 1 0 -1 -1
named last 3	0 3 2 -4 -4
named last 4	1 1 3 -11 4
named last 5	9 6 -2 -2 -11
nb	8 -1 2 2 -7
next allergy	6 -7 2 -1 1
next continue	-1 5 -2 1 -5
next kin	9 -10 -1 -1 3
next lower	-1 4 -1 0 -2
next negation	-1 0 2 1 -4
next no	4 -4 -3 -1 3
next otherPerson	5 -4 0 -3 1
next past	4 -1 1 -4 6
next raise	0 3 -1 -1 -2
next reaction	-5 0 -3 -3 9
next start	-1 -3 8 2 -4
next stop	1 4 3 -3 -5
next takes	-2 2 -5 2 -1
next yes	1 2 -2 0 -3
often	-3 -1 5 1 1
others 1	1 2 0 3 -3
others 2	1 -1 -2 6 -3
patient examination	-2 5 -2 -1 0
patient plan	1 4 -6 0 1
peer after	9 -14 5 7 3
peer after last	-5 -7 -3 5 10
peer before	14 -25 9 -12 22
peer beside	8 1 -1 -3 -4
question	5 1 -8 -3 4
ru	7 0 1 -6 2
rules allergy	-2 -8 -8 -7 15
rules allergy dosed	-6 5 -2 0 2
rules allergy generic	6 -11 1 -6 9
rules allergy in 1	6 -11 -3 -9 11
rules allergy in 2	-11 2 -4 3 9
rules allergy last cue allergy	-3 1 -3 0 5
rules allergy last cue allergy maybe clinician plan	-3 0 -1 3 0
rules allergy last cue allergy maybe patient history	2 1 -1 -3 2
rules allergy last cue allergy patient history	-2 -2 0 1 3
rules allergy last cue continue	-2 0 0 3 -1
rules allergy last cue given	5 2 5 -7 -5
rules allergy last cue given maybe clinician plan	3 1 0 -4 0
rules allergy last cue none	-1 6 -2 -3 0
rules allergy last cue none maybe clinician plan	3 4 2 -5 -5
rules allergy last cue none maybe patient history	-4 0 -1 4 1
rules allergy last cue refuse	-4 -4 0 6 3
rules allergy last cue refuse maybe patient history	-6 -2 -1 6 3
rules allergy last cue start	2 -3 -2 1 3
rules allergy last cue takes	0 -1 -2 4 0
rules allergy last cue takes maybe patient history	-1 -2 -2 4 1
rules allergy last told allergy	-2 1 -2 0 3
rules allergy last told allergy maybe clinician	-6 3 -2 2 2
rules allergy last told allergy maybe patient	6 2 -4 -3 -1
rules allergy last told allergy patient	-2 -2 2 -1 3
rules allergy last told named implied	-3 1 4 -3 1
rules allergy last told named implied maybe clinician	4 0 3 -4 -4
rules allergy last told named implied maybe patient	-4 -1 1 1 3
rules allergy of 0	8 -10 -3 -4 10
rules allergy of 1	-6 2 1 0 5
rules allergy of 2	-1 2 -2 -2 4
rules allergy of 3	-1 -1 -4 1 5
rules allergy trade	-8 3 -8 -1 13
rules allergy undosed	4 -13 -6 -7 14
rules continued	-4 4 -1 -2 -6
rules continued dosed	-3 5 -1 0 -12
rules continued generic	5 3 1 -8 -3
rules continued in 1	1 2 0 -1 -5
rules continued in 2	-10 10 -4 -2 -1
rules continued last cue continue	8 0 -2 -5 0
rules continued last cue continue clinician history	7 -3 -1 -1 -1
rules continued last cue continue clinician plan	-5 2 1 2 0
rules continued last cue continue maybe clinician history	2 -4 2 -1 1
rules continued last cue continue maybe clinician plan	2 2 -2 -4 2
rules continued last cue continue maybe patient history	1 3 0 -4 0
rules continued last cue given	-4 1 -1 3 1
rules continued last cue lower	1 -6 0 5 -1
rules continued last cue none	4 0 -4 2 -2
rules continued last cue none clinician history	1 1 -3 3 -2
rules continued last cue none clinician plan	-2 2 -2 3 -1
rules continued last cue none maybe clinician examination	2 -5 -1 3 1
rules continued last cue none maybe clinician history	-4 0 7 -2 -2
rules continued last cue none maybe clinician plan	-3 2 3 1 -3
rules continued last cue none maybe patient examination	4 -3 -2 -1 3
rules continued last cue none maybe patient history	-2 -2 0 3 3
rules continued last cue none maybe patient plan	2 0 5 -3 -4
rules continued last cue none patient history	10 1 -11 -4 5
rules continued last cue none patient plan	0 6 -4 0 -3
rules continued last cue refuse	-5 7 4 -3 -3
rules continued last cue refuse maybe clinician history	4 -1 -3 0 0
rules continued last cue refuse maybe clinician plan	-6 6 4 -2 -2
rules continued last cue start	0 1 7 -1 -8
rules continued last cue start maybe clinician history	-4 -3 4 1 3
rules continued last cue start maybe patient history	6 -1 4 -2 -6
rules continued last cue start patient history	-3 7 -2 0 -1
rules continued last cue stop	0 10 -6 -5 2
rules continued last cue stop maybe patient history	-1 5 -1 -4 1
rules continued last cue takes	-4 1 -2 0 5
rules continued last cue takes maybe clinician history	1 -8 6 -3 4
rules continued last cue takes maybe clinician plan	-2 5 -5 4 -2
rules continued last cue takes maybe patient history	-4 6 -1 -3 1
rules continued last cue takes patient history	4 -4 -2 0 2
rules continued last cue takes patient plan	-1 2 -1 -3 4
rules continued last told beside implied	-2 3 4 -4 -1
rules continued last told continued implied maybe clinician	-5 2 2 2 0
rules continued last told continued implied maybe patient	2 -2 4 -2 2
rules continued last told continued implied patient	1 7 -12 3 0
rules continued last told continued maybe patient	-2 2 2 2 -6
rules continued last told continued patient	2 3 -5 -4 3
rules continued last told foreign	3 -5 2 2 -2
rules continued last told foreign maybe patient	5 -5 1 0 -1
rules continued last told named implied	0 0 2 1 -3
rules continued last told named implied clinician	1 -2 -4 8 -3
rules continued last told named implied maybe clinician	-1 -4 4 0 1
rules continued last told named implied patient	-1 9 1 -8 -1
rules continued last told past	2 4 -2 -2 -2
rules continued last told past maybe patient	0 3 0 -1 -3
rules continued last told refused maybe clinician	-2 -1 5 -2 -1
rules continued last told started	0 3 -10 6 1
rules continued last told started clinician	2 0 -3 2 -1
rules continued last told started maybe clinician	0 -1 -4 2 2
rules continued last told started maybe patient	-2 4 -3 2 -1
rules continued of 0	-7 13 6 -4 -7
rules continued of 1	1 1 0 -2 -4
rules continued of 2	-4 1 -4 4 3
rules continued of 3	0 7 -3 -2 -1
rules continued often	-16 5 2 -1 2
rules continued trade	-11 4 -2 5 -6
rules dropped	12 -4 2 -1 -9
rules dropped dosed	3 -3 -1 1 -1
rules dropped generic	12 -4 -3 1 -6
rules dropped in 1	11 -3 1 1 -10
rules dropped of 1	8 -3 5 -4 -6
rules dropped of 2	4 2 -1 -3 -1
rules dropped trade	0 0 5 -2 -2
rules dropped undosed	8 -1 3 -2 -8
rules intolerance	-1 -6 -1 3 4
rules intolerance dosed	-4 4 -5 5 0
rules intolerance generic	-6 -3 2 4 3
rules intolerance in 1	0 -2 -1 -3 7
rules intolerance in 2	-2 -2 -1 4 1
rules intolerance in 3	2 -2 1 3 -3
rules intolerance of 0	-5 -2 0 -5 11
rules intolerance of 1	2 -3 3 0 -3
rules intolerance often	-3 2 0 2 -2
rules intolerance trade	5 -4 -3 0 2
rules intolerance undosed	3 -10 4 -2 5
rules lowered	-1 11 1 -6 -5
rules lowered dosed	-2 9 -2 -3 -3
rules lowered generic	1 4 0 -2 -3
rules lowered in 1	4 4 -1 -5 -2
rules lowered in 2	-3 7 1 -2 -3
rules lowered of 0	-1 3 -2 0 -1
rules lowered of 1	1 5 0 -3 -4
rules lowered trade	-2 7 1 -4 -2
rules lowered undosed	1 2 3 -3 -2
rules none	8 -1 -5 -2 -4
rules none last cue continue	-1 7 1 -4 -2
rules none last cue continue maybe clinician plan	-1 4 -1 -2 -1
rules none last cue continue maybe patient history	0 0 4 -2 -1
rules none last cue denyPlan	5 1 -2 -1 -3
rules none last cue denyPlan clinician history	-1 0 0 3 -2
rules none last cue denyPlan clinician plan	-1 1 -1 4 -3
rules none last cue denyPlan maybe clinician history	2 4 -3 -3 -1
rules none last cue denyPlan maybe clinician plan	4 -3 -1 -2 3
rules none last cue given	-1 -3 2 0 3
rules none last cue given maybe clinician history	0 -2 3 0 -1
rules none last cue given maybe clinician plan	-2 0 3 -2 0
rules none last cue given maybe patient history	1 -1 -4 1 2
rules none last cue given patient history	-5 5 -1 -3 4
rules none last cue given patient plan	8 -4 -2 -1 -2
rules none last cue none clinician examination	-1 -1 -1 -3 5
rules none last cue none clinician history	0 -5 11 0 -7
rules none last cue none clinician plan	2 -1 -4 -1 3
rules none last cue none maybe clinician examination	-5 -4 5 7 -2
rules none last cue none maybe clinician plan	1 -2 -2 -1 6
rules none last cue none maybe patient examination	-3 5 -1 1 -1
rules none last cue none maybe patient plan	6 -1 -11 3 3
rules none last cue none patient history	-3 -1 6 1 -3
rules none last cue refuse	5 -3 -2 0 -1
rules none last cue refuse clinician history	2 0 -3 -1 2
rules none last cue refuse clinician plan	4 -2 -3 1 0
rules none last cue refuse maybe clinician examination	-5 -2 2 5 -1
rules none last cue refuse maybe clinician history	0 -3 -1 5 0
rules none last cue refuse maybe clinician plan	7 -2 -3 1 -4
rules none last cue refuse maybe patient history	3 2 1 -8 2
rules none last cue refuse patient history	-1 -1 4 -5 3
rules none last cue start	3 1 5 -8 -2
rules none last cue start clinician plan	1 -5 3 -1 1
rules none last cue start maybe clinician history	-1 -1 5 -2 -1
rules none last cue start maybe clinician plan	-4 11 -2 -6 1
rules none last cue start maybe patient history	-2 -7 8 3 -2
rules none last cue start maybe patient plan	-2 3 0 -2 0
rules none last cue start patient history	5 -1 -4 2 -2
rules none last cue stop	2 -4 -2 2 1
rules none last cue stop maybe clinician plan	0 -3 -2 4 0
rules none last cue stop maybe patient history	-4 0 2 1 2
rules none last cue takes	7 0 -2 -2 -4
rules none last cue takes maybe clinician plan	2 -2 3 -1 -2
rules none last cue takes maybe patient history	6 -8 -4 3 2
rules none last told allergy	5 -1 2 -3 -4
rules none last told allergy maybe clinician	4 0 -2 -2 0
rules none last told allergy patient	3 0 2 -1 -4
rules none last told beside implied maybe clinician	0 4 -1 -3 -1
rules none last told continued	4 -5 1 0 -1
rules none last told continued implied maybe patient	0 0 -4 2 3
rules none last told continued implied patient	1 -2 4 -1 -2
rules none last told continued maybe patient	4 -3 0 1 -1
rules none last told foreign	6 -5 -2 0 1
rules none last told foreign maybe clinician	0 -3 0 4 0
rules none last told foreign patient	9 -2 -3 -3 0
rules none last told named implied	-1 2 2 -3 0
rules none last told named implied clinician	3 -3 0 -6 5
rules none last told named implied maybe clinician	-4 -1 7 1 -2
rules none last told named implied maybe patient	-3 6 0 -2 -2
rules none last told named implied patient	2 2 -5 1 0
rules none last told past	-4 1 0 0 4
rules none last told past implied maybe clinician	-4 2 0 2 1
rules none last told past maybe clinician	1 1 -3 -2 3
rules none last told past patient	-4 2 1 1 0
rules none last told refused	4 -3 -3 0 0
rules none last told refused clinician	5 -3 -3 3 -1
rules none last told refused implied	2 1 1 0 -3
rules none last told refused maybe clinician	3 -1 -4 3 -2
rules none last told refused maybe patient	1 0 1 -6 4
rules none last told refused patient	-3 0 3 0 0
rules none last told started implied	1 -5 2 0 2
rules none last told started implied maybe clinician	1 -4 2 -1 2
rules none last told started maybe clinician	-2 2 3 -3 1
rules none last told supposed implied	8 -4 -2 -1 -1
rules none last told supposed implied maybe patient	3 -1 -1 -2 0
rules raised	-3 8 2 -3 -5
rules raised dosed	-3 13 1 -7 -5
rules raised generic	-4 5 4 -2 -3
rules raised in 1	1 4 -2 -2 -1
rules raised in 2	-1 7 -1 -3 -2
rules raised in 3	-3 -3 5 2 -2
rules raised of 0	-2 5 -2 0 -1
rules raised of 1	-4 9 -1 -3 -1
rules raised of 2	2 -6 5 0 -2
rules raised often	-2 2 3 -3 -1
rules raised trade	1 4 -1 -1 -3
rules raised undosed	0 -5 1 4 0
rules started	-4 1 5 -5 -4
rules started dosed	-3 1 7 -8 -5
rules started generic	5 3 3 -5 -9
rules started in 1	-2 0 5 -5 -3
rules started in 2	-3 4 1 -1 -1
rules started last cue continue	-5 -1 7 0 -1
rules started last cue denyPlan	-2 -2 4 0 -1
rules started last cue given	2 3 -6 2 -1
rules started last cue given clinician history	5 -2 -4 1 0
rules started last cue given clinician plan	0 1 2 -3 0
rules started last cue given maybe clinician history	3 0 1 -3 -1
rules started last cue given maybe clinician plan	-2 1 -7 6 2
rules started last cue given maybe patient history	-4 2 4 -1 -1
rules started last cue lower	-1 6 4 -7 -2
rules started last cue lower clinician plan	0 -1 3 -2 0
rules started last cue lower maybe clinician plan	-2 -2 5 0 -1
rules started last cue lower maybe patient history	1 3 -3 -1 -1
rules started last cue none	0 1 3 -6 0
rules started last cue none clinician history	1 2 -6 -2 5
rules started last cue none clinician plan	-3 0 7 -4 0
rules started last cue none maybe clinician examination	0 3 -5 -1 2
rules started last cue none maybe clinician plan	-1 -2 1 8 -2
rules started last cue none maybe patient history	4 2 3 -8 -1
rules started last cue none patient history	-1 -2 7 -1 -3
rules started last cue refuse	2 -3 2 0 -1
rules started last cue refuse maybe clinician plan	3 -1 2 -3 -1
rules started last cue start	-2 4 0 0 -2
rules started last cue start clinician history	-4 1 4 -2 0
rules started last cue start clinician plan	-2 4 3 -3 -2
rules started last cue start maybe clinician examination	-3 1 -2 4 0
rules started last cue start maybe clinician history	5 2 -2 -4 -1
rules started last cue start maybe clinician plan	5 1 -3 -2 2
rules started last cue start maybe patient history	-4 2 -2 4 0
rules started last cue start maybe patient plan	0 -3 0 3 0
rules started last cue stop	0 -10 11 2 -3
rules started last cue stop clinician plan	0 -4 3 1 0
rules started last cue stop maybe clinician plan	-1 -2 4 0 -1
rules started last cue takes	5 3 -4 -4 0
rules started last cue takes maybe clinician examination	-2 3 -2 1 -1
rules started last cue takes maybe clinician plan	2 0 -4 2 1
rules started last cue takes maybe patient history	1 4 1 -5 -1
rules started last told beside implied clinician	-1 3 -1 -1 0
rules started last told continued	-1 3 5 -6 -1
rules started last told continued implied patient	-1 -2 4 -1 -1
rules started last told continued maybe patient	-1 1 3 -3 -1
rules started last told foreign maybe clinician	3 0 0 -4 2
rules started last told lowered	-1 5 3 -5 -3
rules started last told lowered clinician	-1 0 4 -4 0
rules started last told lowered maybe patient	1 6 -3 -2 -1
rules started last told named implied	1 -2 -3 7 0
rules started last told named implied maybe clinician	0 -1 -9 6 5
rules started last told named implied maybe patient	2 0 3 0 -5
rules started last told raised maybe clinician	4 -1 0 -2 0
rules started last told refused maybe clinician	1 -3 -1 1 2
rules started last told started	1 -2 4 -3 -6
rules started last told started clinician	-1 -2 6 -2 -1
rules started last told started implied clinician	-2 0 3 -3 2
rules started last told started implied maybe clinician	4 1 -2 4 -3
rules started last told started maybe clinician	0 1 2 1 -6
rules started last told stopped	0 2 3 -5 -1
rules started last told stopped maybe clinician	0 3 2 -3 -1
rules started of 0	-11 10 9 -2 -5
rules started of 1	3 2 -2 6 -2
rules started of 2	2 -2 8 -7 -3
rules started of 3	0 -11 23 -12 1
rules started of 4	0 -2 5 -2 0
rules started often	-1 0 11 -13 -7
rules started trade	-10 -1 6 -3 3
rules stopped	-2 -4 -7 6 -2
rules stopped dosed	-12 5 -3 3 2
rules stopped generic	3 -7 -3 4 2
rules stopped in 1	-1 -3 -3 3 2
rules stopped in 2	-1 -4 1 6 -7
rules stopped in 3	1 -1 -11 8 1
rules stopped last cue continue	-2 3 -2 1 -1
rules stopped last cue continue maybe patient history	-3 0 -2 5 -1
rules stopped last cue given	5 -3 -3 0 2
rules stopped last cue given maybe clinician examination	-1 2 0 -3 2
rules stopped last cue given maybe clinician history	-3 -2 -3 6 2
rules stopped last cue given maybe clinician plan	4 -2 0 -2 0
rules stopped last cue given maybe patient history	4 1 0 -3 -2
rules stopped last cue given maybe patient plan	4 -1 0 -2 -1
rules stopped last cue given patient history	3 -4 -1 1 2
rules stopped last cue given patient plan	-5 3 0 2 0
rules stopped last cue lower	-1 -1 -2 3 1
rules stopped last cue none	2 -4 4 0 0
rules stopped last cue none maybe clinician examination	-1 6 0 -5 0
rules stopped last cue none maybe clinician history	3 -5 -2 4 0
rules stopped last cue none maybe patient history	6 -2 2 -1 -4
rules stopped last cue none maybe patient plan	-2 -1 -3 4 2
rules stopped last cue none patient history	-3 1 -1 2 1
rules stopped last cue none patient plan	2 -5 1 -1 3
rules stopped last cue refuse	-2 4 0 -3 1
rules stopped last cue refuse clinician history	-1 -1 4 -2 -1
rules stopped last cue refuse maybe clinician examination	3 -1 4 -6 0
rules stopped last cue refuse maybe clinician history	-3 6 1 -5 1
rules stopped last cue refuse maybe patient history	0 -1 -5 6 0
rules stopped last cue refuse patient history	4 -2 -1 1 -1
rules stopped last cue start	-5 1 -5 4 5
rules stopped last cue start maybe clinician history	-4 2 -1 2 1
rules stopped last cue start maybe clinician plan	-3 -1 4 5 -5
rules stopped last cue start maybe patient history	-5 4 -3 -3 6
rules stopped last cue start maybe patient plan	4 -1 -2 -1 -1
rules stopped last cue stop	2 -1 -5 5 -5
rules stopped last cue stop clinician history	4 -1 -3 -3 2
rules stopped last cue stop clinician plan	-3 -1 -2 6 0
rules stopped last cue stop maybe clinician history	0 0 -2 3 -1
rules stopped last cue stop maybe clinician plan	-1 4 -5 1 0
rules stopped last cue stop maybe patient history	4 -1 1 0 -4
rules stopped last cue stop patient history	-3 0 -1 6 -2
rules stopped last cue stop patient plan	0 -2 3 0 -1
rules stopped last cue takes	-3 -4 4 7 -5
rules stopped last cue takes maybe clinician plan	5 -2 5 -8 0
rules stopped last cue takes maybe patient history	-1 -1 1 6 -4
rules stopped last cue takes maybe patient plan	-1 1 3 -3 0
rules stopped last told allergy	-3 0 -1 3 2
rules stopped last told continued	-5 2 -1 5 -1
rules stopped last told continued clinician	-1 -1 -1 3 0
rules stopped last told continued implied maybe clinician	5 -2 2 -4 0
rules stopped last told continued implied maybe patient	-1 3 -2 4 -4
rules stopped last told continued implied patient	-2 -3 0 1 4
rules stopped last told continued maybe clinician	-3 7 -2 1 -3
rules stopped last told continued maybe patient	0 -3 3 -2 2
rules stopped last told lowered	-1 -1 -3 3 1
rules stopped last told named implied	3 0 3 -2 -1
rules stopped last told named implied clinician	-4 6 5 -5 -2
rules stopped last told named implied maybe patient	7 -3 -2 -2 0
rules stopped last told named implied patient	-2 -5 0 4 3
rules stopped last told past	5 -7 2 3 -3
rules stopped last told past maybe clinician	-3 -3 5 0 2
rules stopped last told past maybe patient	4 0 0 0 -4
rules stopped last told past patient	3 -4 -1 3 -1
rules stopped last told refused	-3 4 0 2 -3
rules stopped last told refused maybe clinician	-4 4 2 -3 1
rules stopped last told refused maybe patient	-3 2 -1 5 -2
rules stopped last told started	-2 5 -6 -3 6
rules stopped last told started implied clinician	1 -1 -3 4 -1
rules stopped last told started implied maybe clinician	-2 1 5 -4 1
rules stopped last told started maybe clinician	1 4 -8 -5 7
rules stopped last told stopped	1 -5 -4 4 1
rules stopped last told stopped clinician	-4 -4 1 4 4
rules stopped last told stopped maybe patient	6 -3 -5 2 0
rules stopped of 0	1 -7 -1 10 -3
rules stopped of 1	2 -3 -5 2 1
rules stopped of 2	-5 -2 3 3 -1
rules stopped of 3	2 2 -9 8 -2
rules stopped of 4	0 -2 -2 3 0
rules stopped often	-5 3 4 4 -7
rules stopped trade	-5 -1 -7 6 -4
rules stopped undosed	8 -7 -6 6 -3
sub abakavir	0 -2 -1 -3 6
sub acepromazin	-2 -9 3 -4 10
sub acetylcystein	-6 -2 9 5 -5
sub acetylsalisylsyre	-5 2 -8 7 5
sub aciklovir	-4 8 -2 -1 -1
sub adalimumab	7 -2 -1 -2 -2
sub adapalen	-5 0 -1 6 1
sub adcal	-5 3 -1 4 -1
sub ademetionine	-4 5 0 -1 0
sub adrenalin	17 7 -4 -7 -12
sub aflibercept	-5 4 0 2 -1
sub afoksolaner	-6 1 -2 5 1
sub aktivt_kull	1 -6 11 -5 -1
sub albendazol	9 -5 -4 2 -1
sub alendronat	-2 1 -6 5 2
sub alfa-kasozepin	-8 3 0 5 -1
sub alfakalsidol	-4 6 -4 6 -4
sub alfuzosin	-3 6 0 -3 -1
sub alginat	-9 17 -2 -2 -4
sub alimemazin	3 -2 0 -3 2
sub allergen plaster	8 -2 -2 -2 -2
sub allopurinol	-2 13 4 -22 7
sub alprazolam	7 -7 2 0 -1
sub altrenogest	1 6 -4 -1 -1
sub alumag	-2 3 -3 3 -1
sub amantadin	-1 -2 -1 5 0
sub amilorid	3 0 -1 -2 -1
sub amiodaron	3 -8 -5 4 6
sub amitriptylin	-1 -5 -1 2 6
sub amlodipin	-13 12 1 1 -1
sub amoksicillin	-2 -6 6 0 2
sub amoksicillin-klavulansyre	-8 -1 -1 2 8
sub amorolfin	-2 -1 4 -1 0
sub ampicillin	4 0 -2 -1 0
sub antacida	-2 5 -3 2 -2
sub anti-d	-2 -3 11 -4 -2
sub apiksaban	3 17 0 -14 -6
sub apomorfin	4 -3 3 -3 -2
sub apremilast	6 -3 -3 -2 2
sub aripiprazol	4 -10 3 -4 7
sub artikain	1 -4 8 -3 -2
sub atomoksetin	2 -6 -3 -5 12
sub atorvastatin	-9 11 -4 -2 4
sub atropin	5 -5 4 -1 -3
sub azaperon	4 -2 -1 -2 0
sub azatioprin	-5 -10 -2 -9 26
sub azitromycin	13 -3 -7 -2 -1
sub baklofen	-5 15 -3 -5 -2
sub bedinvetmab	-10 3 7 0 -1
sub beklometason	-5 -1 2 6 -1
sub beklometason-formoterol	-7 10 -4 2 -1
sub benazepril	8 -4 -6 6 -4
sub bendroflumetiazid	-1 -10 -5 19 -3
sub benzylpenicillin	0 2 -8 8 -1
sub betahistin	-2 -8 -3 15 -2
sub betametason	-4 -3 5 4 -2
sub bikalutamid	4 -3 -3 3 -1
sub biktegravir	-2 6 -1 -3 0
sub biotin	-8 8 -2 3 -1
sub biperiden	-5 -1 -2 5 2
sub bisakodyl	-2 -4 3 4 -1
sub bismut	-3 -6 7 2 -1
sub bisoprolol	-11 28 -3 -9 -6
sub botox	13 -6 6 -8 -4
sub bovikalc	-8 6 2 2 -2
sub brimonidin	-5 -4 -2 -8 18
sub brinzolamid	-6 -5 1 1 7
sub budesonid	-3 5 7 -4 -5
sub bumetanid	-6 18 -8 -3 -1
sub buprenorfin	-5 8 15 -15 -3
sub bupropion	5 -4 2 -3 0
sub buserelin	4 -2 2 -3 -1
sub butorfanol	-11 -7 20 -2 -1
sub butylskopolamin	-1 -3 6 0 -2
sub cabergolin	5 -1 0 -2 -2
sub canaural	1 -3 -3 -1 6
sub caninsulin	-7 2 3 2 -1
sub capsaicin	-6 -2 8 -1 0
sub cbd	4 -7 -5 9 -1
sub cefazolin	-3 -2 0 4 1
sub cefiksim	5 1 -2 -3 0
sub cefovecin	-2 -2 -1 3 1
sub ceftazidim	-4 -3 4 0 3
sub ceftiofur	7 -3 0 -1 -3
sub ceftriakson	-7 -3 0 3 6
sub cefuroksim	-4 -2 4 4 -2
sub cetirizin	-9 11 3 7 -11
sub cetylpyridin	-3 0 1 3 -1
sub ciklosporin	-4 8 0 -7 4
sub cinacalcet	2 0 -4 -1 4
sub cinnarizin	8 -3 -1 -2 -2
sub ciprofloksacin	-6 -13 2 -8 26
sub ciprofloksacin_øredråper	-3 -1 4 1 -1
sub citalopram	-4 5 -1 2 -3
sub clorheksidin	-12 -8 19 1 0
sub co-codamol	2 -9 -3 10 0
sub colistin	-5 -1 2 3 0
sub critical_care	38 -12 -19 -5 -2
sub cyklizin	0 -3 3 0 0
sub cyproteron	4 -3 -4 3 -1
sub dalteparin	-7 15 -11 4 0
sub dapagliflozin	-1 10 -2 -7 -1
sub darbepoetin	-4 13 -1 -6 -1
sub deksametason	6 -3 -6 5 -1
sub deltametrin	-5 1 -2 7 -1
sub denosumab	-6 13 1 -5 -3
sub deslorelin	-1 3 10 -12 -1
sub desmopressin	3 0 -5 -2 3
sub desogestrel	-7 -2 2 8 -2
sub detomidin	-2 -5 17 -5 -5
sub dexeryl	-2 5 -1 -1 -1
sub diazepam	3 10 -11 6 -8
sub diazoksid	4 -1 -2 0 0
sub dienogest	4 -6 -2 5 -2
sub difenhydramin	6 -7 -5 6 1
sub digoksin	8 1 -8 5 -6
sub dihydrokodein	-2 -1 -1 6 -1
sub diklazuril	-1 -1 -2 6 -1
sub diklofenak	-14 3 -8 13 6
sub dikloksacillin	2 5 -5 -7 4
sub diltiazem	-2 -1 -3 9 -3
sub dimetylfumarat	-1 -6 -1 9 0
sub dipyridamol	0 -3 -1 4 0
sub disulfiram	18 -9 -3 -4 -2
sub docusat	-2 -2 5 -1 0
sub doksazosin	-3 -5 -2 12 0
sub doksysyklin	4 -18 11 -4 7
sub domperidon	-1 -8 6 3 1
sub donepezil	-6 -1 -4 8 3
sub doramektin	2 -3 0 1 1
sub dornase	-4 -3 -2 10 -1
sub dorzolamid	4 1 1 -5 0
sub dronedaron	7 -5 -1 0 -1
sub drospirenon	0 1 2 -1 -3
sub drotaverin	-11 -4 -2 17 0
sub dulaglutid	6 3 -5 -3 -1
sub duloksetin	1 -8 6 0 1
sub dupilumab	7 -6 0 0 -1
sub dutasterid	6 -3 3 -4 -1
sub ebastin	6 -3 1 -2 -1
sub edoksaban	-4 7 0 -2 -1
sub efavirenz	1 -4 -1 1 2
sub effydral	-7 9 3 -4 -1
sub eksemestan	-1 -1 3 -1 0
sub emollient	4 6 -2 -7 -2
sub empagliflozin	-5 -4 8 -3 4
sub emtricitabin	1 1 7 -7 -1
sub enalapril	-1 4 -10 -5 12
sub enoksaparin	-3 2 -8 11 -3
sub enrofloksacin	1 0 -7 8 -2
sub entakapon	6 -2 1 -4 0
sub enzalutamid	3 0 -1 -2 -1
sub eplerenon	-11 2 10 1 -2
sub epoetin	2 5 -3 -3 -1
sub erenumab	3 -2 0 -1 0
sub ertugliflozin	2 -4 4 -2 -1
sub erytromycin	-1 0 -3 -2 6
sub escitalopram	-2 8 -6 1 0
sub esomeprazol	-4 7 3 -5 -1
sub etambutol	0 -5 -2 5 3
sub etamsylat	-3 -3 6 1 0
sub etanercept	0 1 3 -3 -2
sub etinylestradiol	-10 2 1 10 -2
sub etonogestrel	-9 10 -5 5 -2
sub etorikoksib	-1 -3 -1 5 -1
sub etylmorfin	2 -5 0 4 -1
sub evolokumab	4 -1 -1 -1 0
sub ezetimib	-7 1 15 -4 -5
sub famotidin	0 -1 4 -2 -1
sub fampridin	-2 3 -2 -1 1
sub febuksostat	8 0 -3 -2 -3
sub feksofenadin	-8 7 0 2 -1
sub feliway	-8 20 -6 -4 -2
sub felodipin	0 6 -4 2 -3
sub fenbendazol	3 -6 -12 17 -2
sub fenobarbital	1 12 -7 -3 -3
sub fenoksymetylpenicillin	7 -1 -4 -6 4
sub fentanyl	-6 8 2 0 -4
sub fenylbutazon	0 -4 -8 17 -5
sub fenylpropanolamin	-2 4 -4 0 2
sub ferrosulfat	-10 -1 -1 17 -4
sub filgrastim	0 -1 3 -1 -1
sub finasterid	-9 11 -4 6 -4
sub fipronil	6 -8 -6 3 4
sub firokoksib	3 -3 -5 7 -2
sub flekainid	8 -7 -2 2 -1
sub florfenikol	0 3 1 -6 2
sub flubendazol	-7 14 -3 -2 -1
sub fludrokortison	-3 8 -3 1 -3
sub flukloksacillin	-6 3 0 2 1
sub flukonazol	15 -10 -4 1 -2
sub fluniksin	2 -12 21 -5 -6
sub fluoksetin	-2 1 0 3 -2
sub fluralaner	0 7 2 -2 -6
sub flutikason	-9 3 11 -1 -4
sub flutikason-salmeterol	-1 4 -2 -2 0
sub flutikason-vilanterol	-5 7 -4 2 0
sub follitropin	1 -3 2 1 -1
sub folsyre	4 -5 3 3 -5
sub fosfomycin	1 -5 2 3 -2
sub fremanezumab	5 -2 -2 -1 0
sub frunevetmab	-5 5 1 -3 3
sub furosemid	-8 25 -6 -3 -7
sub fusidinsyre	-6 -4 -1 13 -2
sub gabapentin	-9 5 10 -1 -5
sub gammaglobulin	-1 7 -3 -3 0
sub gentamicin	2 -8 1 1 4
sub gentamicin-betametason-klotrimazol	0 -3 -2 2 3
sub ginkgo	-2 -3 -2 7 -1
sub glibenklamid	-1 -2 -1 6 -1
sub gliklazid	-4 -15 -4 25 -2
sub glimepirid	-1 -9 -2 14 -1
sub glukagon	-13 10 15 -10 -3
sub glukosamin	-16 18 -5 6 -2
sub glykopyrron	0 -3 3 1 0
sub goserelin	-2 6 2 -6 -1
sub grapiprant	-5 9 -3 1 -1
sub gulfebervaksine	6 -1 -3 -1 -1
sub gurkemeie	1 0 -4 5 -2
sub halofuginon	2 2 1 -4 -1
sub haloperidol	-7 -6 -6 -6 26
sub helvetesildvaksine	10 -4 -3 -2 -1
sub heparin	-1 2 -1 -3 3
sub hepatittvaksine	7 -4 6 -6 -3
sub hormonspiral	26 -10 -7 -7 -2
sub hpv-vaccine	-2 -2 6 -1 -1
sub hundevaksine	-4 -2 -4 -1 11
sub husk	-3 0 -1 5 -1
sub hyaluronsyre	7 9 -2 -10 -3
sub hydrogenperoksid	7 -2 1 -5 -1
sub hydroklortiazid	3 -12 0 11 -3
sub hydrokortison	-11 1 7 10 -6
sub hydroksyklorokin	-7 1 -2 -1 9
sub hydroksyzin	0 -9 4 4 1
sub ibuprofen	28 -18 -14 -1 6
sub imepitoin	12 -7 -5 -2 2
sub imidakloprid	-7 6 -4 1 4
sub indakaterol	2 -3 4 -2 0
sub indapamid	-6 -4 1 11 -3
sub infliksimab	5 -3 -3 -2 3
sub influensavaksine	12 -11 16 -8 -9
sub insulin	28 -4 -8 -9 -7
sub insulin_aspart	-12 15 0 -2 -2
sub insulin_degludec	-3 7 1 -4 -1
sub insulin_detemir	-1 -3 0 4 -1
sub insulin_glargin	-5 8 0 -1 -3
sub insulin_lispro	-2 3 0 -1 0
sub ipakitine	-7 2 0 7 -2
sub ipratropium	1 10 -4 -6 -1
sub iron_dextran	-6 2 -3 1 5
sub isoniazid	-5 8 0 -4 0
sub isotretinoin	2 -5 6 0 -2
sub itrakonazol	0 -2 -1 0 3
sub ivabradin	1 -5 0 5 -1
sub ivermektin	17 -8 -9 1 -1
sub jernkarboksymaltose	-8 -12 12 6 1
sub jerntabletter	-13 -6 8 9 2
sub jod	16 -9 -3 -7 3
sub jodkontrast	1 -2 -1 -2 5
sub johannesurt	10 -9 -3 6 -4
sub joheksol	-9 -3 -3 -1 16
sub kaliumbromid	6 3 -2 -2 -6
sub kaliumjodid	1 2 -4 1 -1
sub kaliumklorid	-5 -12 1 20 -3
sub kalsipotriol	0 10 -3 -7 -1
sub kalsium	-22 12 21 -5 -5
sub kalsiumborglukonat	5 -6 4 -2 -1
sub kalsiumkarbonat	-4 8 -2 -1 0
sub kandesartan	-7 0 7 1 -1
sub kaolin	-7 7 2 -1 -1
sub kapecitabin	-2 12 -5 -5 -1
sub karbamazepin	-3 -2 -3 -1 9
sub karbamid	-10 9 6 -6 1
sub karbamidkrem	-3 3 3 -2 -2
sub karbimazol	11 -4 -3 -10 6
sub karboplatin	-4 6 -1 -2 1
sub karprofen	-2 -3 -12 14 3
sub karvedilol	-2 8 -2 -4 0
sub ketamin	-6 -5 11 -6 7
sub ketokonazol	-3 -3 -1 6 1
sub ketoprofen	-5 0 12 -5 -1
sub ketorolak	1 -6 -6 9 3
sub kikhostevaccine	-2 -3 11 -3 -3
sub kinin	0 -3 -2 4 0
sub kiselgur	-5 8 -3 2 -1
sub klaritromycin	5 -3 4 0 -7
sub klemastin	13 -5 -3 -1 -3
sub klenbuterol	0 -6 -2 8 0
sub klindamycin	-8 6 6 -3 -1
sub klobazam	-1 4 1 -3 -1
sub klobetasol	-7 -9 13 6 -3
sub kloksacillin	12 -1 -8 2 -6
sub klomifen	0 -4 0 -2 6
sub klomipramin	1 -3 0 2 0
sub klonazepam	3 -1 0 -3 0
sub klopidogrel	-12 28 -9 -2 -5
sub kloprostenol	-2 -2 4 1 -1
sub kloramfenikol	-14 -10 2 20 2
sub klordiazepoksid	-1 -3 1 5 -1
sub klorfeniramin	2 -1 0 4 -4
sub klorprotiksen	4 1 -2 -1 -2
sub klosantel	3 -1 -1 -1 -1
sub klotrimazol	-3 -3 5 0 1
sub klozapin	4 7 -3 -9 1
sub kobalamin	6 -1 3 -4 -3
sub kobberbolus	-5 7 -1 -2 0
sub kobbersulfat	4 3 -5 -2 -1
sub kodein	18 -16 -7 -2 7
sub kodein-hostesaft	20 -10 -3 -5 -2
sub kolestyramin	0 -4 0 5 -1
sub kolkisin	-5 -9 7 -3 10
sub kondroitin	-12 14 -2 1 -1
sub koriongonadotropin	9 -8 6 -6 -1
sub kortison	60 -24 -18 -13 -5
sub ksylometazolin	-6 -19 6 21 -3
sub labetalol	0 4 -5 0 1
sub lakosamid	3 -2 0 -1 0
sub laktulose	-25 26 3 2 -6
sub lamotrigin	-10 15 2 -12 5
sub lansoprazol	-8 13 6 -8 -2
sub lantan	0 -3 -1 5 -1
sub latanoprost	-2 12 -5 -6 1
sub latex	12 -2 -2 -2 -7
sub leflunomid	4 -2 -1 -2 1
sub lerkanidipin	-3 4 1 1 -2
sub letrozol	-2 -2 0 5 -1
sub leuprorelin	0 2 4 -4 -1
sub levetiracetam	-1 10 -7 -5 3
sub levocetirizin	0 -4 0 4 -1
sub levodopa	-4 17 -6 -6 -1
sub levofloksacin	-6 0 5 0 1
sub levonorgestrel	-10 19 3 -7 -4
sub levonorgestrel-etinyl	-12 7 -2 10 -3
sub levotyroksin	-2 43 -17 -19 -6
sub lidokain	-1 -7 20 -9 -2
sub linagliptin	-3 -1 4 2 -1
sub liraglutid	3 -2 -3 3 -1
sub lisdeksamfetamin	3 1 3 -5 -1
sub lisinopril	-5 -1 -5 6 6
sub litium	12 10 -4 -14 -4
sub loperamid	-21 -10 15 21 -5
sub loratadin	-2 10 -5 2 -5
sub lorazepam	1 -1 4 -2 -2
sub losartan	-14 18 2 -1 -4
sub losartan-hydroklortiazid	-5 3 4 -1 -1
sub lurasidon	-1 4 0 -3 0
sub lutein	-12 11 1 2 -2
sub lymecyklin	2 0 -2 3 -2
sub magnesium	-18 14 -2 7 -2
sub makrogol	-19 19 12 -5 -6
sub malarone	-5 -9 21 -5 -1
sub maropitant	-11 -1 19 -1 -6
sub mebendazol	2 -4 0 2 -1
sub medetomidin	-6 -2 4 -4 8
sub medihoney	-4 -2 5 1 -1
sub medroksyprogesteron	5 -6 9 -5 -4
sub mefenamsyre	5 -5 -1 0 1
sub meflokin	1 -4 -2 -10 16
sub meklozin	2 -6 6 -2 -1
sub melatonin	-9 13 4 -1 -8
sub meloksikam	-2 -4 28 -18 -5
sub memantin	-5 11 -2 -2 -2
sub mepivakain	0 -4 7 -2 -2
sub merkaptopurin	1 4 -1 -4 0
sub mesalazin	-2 5 1 -2 -2
sub metadon	5 11 5 -16 -5
sub metamizol	-7 -6 -4 4 14
sub metamizol-kombinasjon	-2 -3 -1 7 -1
sub metenaminhippurat	-2 8 0 -5 -1
sub metformin	-11 18 -4 4 -7
sub metoklopramid	-12 -5 7 -13 24
sub metoksypolyetylenglykol-epoetin	-1 4 -1 -1 0
sub metoprolol	-8 12 -2 5 -6
sub metotreksat	9 6 0 -12 -3
sub metronidazol	-2 -11 -8 9 12
sub metylfenidat	6 4 -2 -4 -4
sub metylprednisolon	3 -3 10 -7 -3
sub midazolam	-9 6 18 -14 -1
sub mikonazol	-6 -1 8 -2 0
sub milk_thistle	-6 6 -1 2 -1
sub minipille	13 -5 -3 -4 -1
sub mirabegron	-5 -2 10 0 -4
sub mirataz	0 -4 -4 3 4
sub mirtazapin	-2 2 4 -3 -1
sub modafinil	9 -4 -2 0 -2
sub moksidektin	7 -5 3 -6 2
sub moksifloksacin	1 -1 5 -5 1
sub moksonidin	0 -5 -1 5 0
sub mometason	-2 1 5 -1 -3
sub monensin	-1 8 -2 -4 -1
sub montelukast	-2 -10 -2 -1 15
sub morfin	3 -3 3 -3 0
sub multivitaminer	-9 20 -9 -1 -1
sub mykgjørende_krem	17 -9 -4 -3 -1
sub mykofenolat	-1 11 -4 -1 -5
sub naloxon	-7 4 12 -7 -2
sub naltrekson	11 -2 -2 -4 -2
sub naproksen	-8 11 -1 -4 2
sub natriumbikarbonat	-4 -3 8 -1 0
sub natriumpikosulfat	-4 2 0 3 -1
sub natriumzirkonium	5 -2 3 -4 0
sub nekton	-2 4 -2 1 -1
sub nifedipin	9 -8 0 -2 1
sub nikotin	-4 2 9 -4 -3
sub nimesulid	-5 -8 -1 12 1
sub nitrofurantoin	-6 -7 -4 -4 20
sub nitroglyserin	-25 45 -4 -12 -5
sub noretisteron	-4 1 -1 5 -1
sub norfloksacin	6 -1 -4 -2 0
sub nystatin	2 -6 8 -1 -3
sub oklacitinib	4 -6 -9 13 -2
sub okrelizumab	7 -2 -4 -1 -1
sub oksazepam	3 1 -6 5 -3
sub oksybutynin	-6 -4 -3 11 2
sub oksykodon	-4 -5 5 3 1
sub oksymetazolin	-2 0 -2 4 0
sub oksytetrasyklin	0 -14 -3 17 1
sub oksytocin	2 -9 10 2 -5
sub olanzapin	1 -4 -4 8 -1
sub omalizumab	5 -1 -1 -1 -1
sub omega-3	-2 15 -11 6 -8
sub omeprazol	-6 -2 1 18 -10
sub omeprazolpasta	3 0 -8 8 -3
sub ondansetron	-1 -5 -2 14 -6
sub oral_rehydrering	-2 6 2 -4 -1
sub oresol	-4 5 2 -2 -1
sub osurnia	-1 -4 4 -2 3
sub otodine	-2 6 -3 -1 0
sub p-piller	57 -24 -11 -16 -6
sub paklitaksel	-2 7 -1 -3 -1
sub palbociclib	-2 9 -2 -5 0
sub paliperidon	1 4 -1 -4 0
sub palivizumab	-5 1 6 -1 -1
sub pankreatin	1 11 -5 -7 -1
sub pantoprazol	-11 11 2 3 -4
sub paracetamol	-28 26 40 -30 -16
sub parafin-krem	4 2 -3 -6 3
sub parafinolje	-1 -5 9 -2 -1
sub paroksetin	7 -2 -3 1 -3
sub pegfilgrastim	-7 6 -2 5 -2
sub penicillin	16 -5 -5 -13 7
sub pentoksifyllin	0 -3 1 3 -1
sub pergolid	-4 25 -4 -16 -2
sub perindopril	-6 6 -2 -4 6
sub permetrin	-4 -1 2 -1 4
sub pimekrolimus	0 -3 3 0 0
sub pimobendan	3 20 -13 -8 -1
sub piperacillin	-3 -1 4 -2 1
sub pirfenidon	1 -3 0 -3 5
sub pivmecillinam	1 1 2 0 -3
sub pneumokokkvaksine	7 -6 2 -2 -1
sub polymyxin	-2 -7 0 9 1
sub polystyrensulfonat	-3 -5 1 6 1
sub polysulfat	-5 6 -3 2 -1
sub porcilis	1 4 -2 -3 -1
sub povidonjod	-12 -10 0 1 21
sub pramipeksol	-6 -6 -1 0 13
sub prasteron	-1 -3 -1 5 -1
sub pravastatin	3 -1 -3 -1 2
sub prazikvantel	12 -8 3 -9 1
sub prazosin	0 -3 8 -5 1
sub prednisolon	8 7 -15 2 -2
sub pregabalin	7 6 -10 1 -3
sub prilokain	-2 -3 5 -1 1
sub probiotika	7 -7 -3 5 -2
sub progesteron	5 -4 5 -3 -3
sub prokain	1 -3 -1 -3 5
sub prokainpenicillin	-11 -4 6 9 0
sub promethazin	5 -13 3 6 -2
sub propiomazin	4 -7 -4 7 0
sub propofol	0 -7 5 5 -3
sub propranolol	11 -15 -3 14 -7
sub propylenglykol	8 7 -3 -10 -2
sub propyltiouracil	-1 -4 -2 -4 10
sub protexin	8 -2 -4 -2 0
sub prozinc	-5 7 1 -3 -1
sub pyrazinamid	-2 -4 -3 11 -1
sub pyridoksin	-8 9 1 0 -1
sub quetiapin	4 -5 -5 11 -4
sub radiojod	10 -2 -7 -1 -1
sub ramipril	-6 10 -5 -3 4
sub ranibizumab	6 -2 -2 -1 -1
sub ranitidin	9 -6 -3 1 -2
sub ranolazin	3 1 -4 1 0
sub rasagilin	-5 7 1 -2 -1
sub regidron	-3 -1 5 -1 0
sub remifemin	-3 -4 -2 10 -1
sub rifampicin	-4 12 -1 -6 -1
sub rifaximin	-6 4 7 -4 -2
sub ringer-acetat	-3 4 3 -2 -1
sub risedronat	-4 0 -1 0 4
sub risperidon	-9 -10 -5 19 5
sub rispoval	5 -3 7 -8 -2
sub rivaroksaban	3 9 -6 -2 -3
sub rivastigmin	-6 2 3 -3 3
sub rizatriptan	-5 3 2 1 0
sub robenakoksib	1 -8 -5 10 1
sub roflumilast	2 -3 -1 -5 7
sub romifidin	-3 -3 6 -2 2
sub ropinirol	-4 -1 -2 6 0
sub rosuvastatin	-13 12 7 -10 4
sub rotigotin	1 -8 -2 4 3
sub sakubitril	-2 16 -2 -10 -2
sub salbutamol	-20 50 -8 -15 -8
sub saltvann	31 -7 -15 -6 -3
sub sarolaner	-9 6 2 -2 2
sub sauevaksine	-7 14 -6 -2 2
sub secukinumab	-2 -1 0 4 0
sub selamektin	-1 1 8 -7 -1
sub selen-vitamin_e	0 13 -4 -5 -4
sub semaglutid	11 -8 8 -7 -5
sub senna	-5 1 -2 9 -3
sub sertralin	-1 11 3 -6 -8
sub sevelamer	-7 4 -3 7 -2
sub sildenafil	14 -8 3 -2 -6
sub simetikon	-1 5 -7 5 -2
sub simvastatin	-2 -5 -13 20 1
sub sinksalve	0 4 0 -1 -4
sub sinktabletter	6 -1 -2 -2 -1
sub sitagliptin	5 -5 -1 3 -2
sub skopolamin	0 -3 -2 4 1
sub solifenacin	1 -9 -5 9 3
sub somatropin	-3 3 -2 0 2
sub sotalol	2 3 -2 -2 -1
sub spironolakton	-8 -4 -10 18 5
sub storfevaksine	-3 4 -3 -1 3
sub streptomycin	-5 -1 0 -2 8
sub sukralfat	-4 -7 4 8 -2
sub sukroferrioksyhydroksid	-3 2 4 -3 0
sub suksibuzon	3 -6 -1 6 -2
sub sulfa	26 -12 -15 -12 12
sub sulfadiazin	-4 -2 4 2 0
sub sulfametizol	-7 -2 -2 -1 12
sub sulfasalazin	3 -6 -3 -7 14
sub sumatriptan	1 7 -2 -6 0
sub svinevaksine	0 4 -3 -1 -1
sub sølvsulfadiazin	-1 -5 5 -1 3
sub tadalafil	7 1 -1 -4 -2
sub takrolimus	-8 15 0 -6 0
sub tamoksifen	6 -7 1 -5 4
sub tamsulosin	-13 15 1 3 -6
sub tapentadol	-2 -3 -1 7 -1
sub telmisartan	12 -2 1 -7 -3
sub tenofovir	-3 10 -3 -3 -1
sub teofyllin	-5 -6 -1 10 3
sub terbinafin	2 4 -1 -4 -1
sub terbutalin	-4 12 -1 -5 -2
sub testosteron	7 -4 -3 2 -2
sub tetanus	3 -9 16 -5 -5
sub tetrasyklin	2 -3 -3 2 3
sub tiamazol	-6 8 -3 -3 4
sub tiamin	-3 2 13 -9 -3
sub tilmikosin	5 -2 -1 0 -2
sub timolol	-6 -9 -3 -2 20
sub tinzaparin	-4 9 -7 4 -2
sub tiotropium	-6 -7 -3 17 -1
sub tiotropium-olodaterol	-4 1 -1 4 -1
sub tjæresalve	9 -6 -2 -3 1
sub tobramycin	-5 10 -3 0 -1
sub tolperison	3 -3 0 0 1
sub tolterodin	-1 -8 -3 11 1
sub toltrazuril	8 2 2 -11 -2
sub topiramat	-14 -12 -6 11 20
sub torasemid	-1 11 -3 -5 -2
sub tramadol	15 -18 -10 -2 16
sub traneksamsyre	4 -2 -4 5 -2
sub trazodon	-4 0 -2 1 5
sub trelegy	-2 7 8 -10 -2
sub triamcinolon	1 -4 7 -6 2
sub trikafta	-3 8 -2 -3 0
sub trikain	-2 -3 3 4 -1
sub trimetoprim	0 -17 2 4 11
sub trimetoprim-sulfa	-19 -17 5 -4 36
sub tulatromycin	1 0 3 -4 -1
sub tyfusvaccine	-2 -3 8 -2 -1
sub tylosin	0 -11 2 7 3
sub ursodeoksykolsyre	-3 1 -4 7 -1
sub valganciklovir	8 -8 -3 4 -2
sub valproat	9 -5 -4 -1 1
sub valsartan	0 2 3 -4 -2
sub vareniklin	14 -7 -1 -6 0
sub vaselin	8 -3 -3 -1 -2
sub velagliflozin	8 -3 -3 -2 0
sub venlafaksin	6 5 -6 -9 4
sub vitamin_a	17 -13 -7 4 -1
sub vitamin_c	20 -2 -10 -6 -1
sub vitamin_d	13 8 -10 -8 -3
sub vitamin_e	13 -1 -7 -4 -1
sub vitamin_k	9 -8 3 -2 -2
sub vitamineral	-3 4 -4 3 0
sub vorikonazol	-3 1 4 -1 0
sub warfarin	21 17 -15 -11 -12
sub wet-cream	-3 6 -2 -1 0
sub xylazin	-6 -2 7 -2 4
sub yasmin	-7 8 -2 2 -1
sub zinkoxid	7 -2 -1 -4 -1
sub zoledronsyre	10 -6 -4 1 -1
sub zolpidem	9 -8 -3 4 -1
sub zopiklon	8 -3 -11 12 -6
sub zuklopentiksol	-6 -2 -2 7 3
sub østradiol	-5 -1 11 -2 -4
sub аквамарис	-4 -2 8 -1 -1
sub актовегин	-4 -2 0 2 3
sub аллергодил	1 1 1 -3 0
sub ацетазоламид	12 -8 -2 2 -4
sub байкокс	0 -2 3 -1 0
sub валокордин	-3 -2 -4 9 0
sub витамины_группы_b	-6 -1 -2 7 2
sub гептрал	3 -5 1 1 -1
sub глицин	-8 12 -2 1 -2
sub дроспиренон	-3 4 -2 2 -1
sub интерферон	6 -6 0 -4 4
sub кофеин	12 -7 -1 -4 -1
sub магний_б6	-4 6 1 -2 -1
sub магния_лактат	8 -3 -3 -2 0
sub мексидол	-3 -2 -1 6 -1
sub нолипрел	-2 5 -2 -1 0
sub панангин	-4 -1 2 4 -1
sub простамол	3 -3 -2 2 -1
sub тетравит	-4 7 -1 -2 0
sub тиоктовая_кислота	3 -4 -1 3 -1
sub триметазидин	-4 -3 -1 9 -2
sub феназепам	2 -2 -4 7 -3
sub хлоропирамин	6 -4 0 0 -3
subject other	6 2 -1 -2 -6
subject relative	3 -3 4 -1 -2
sv	6 4 0 -10 -2
then allergy	-3 -8 2 -11 14
then allergy clinician	1 -5 2 -5 8
then allergy maybe clinician	-2 -5 -4 -7 16
then allergy maybe patient	3 -4 3 -4 1
then another	-12 2 -3 8 6
then condition	2 1 2 2 -6
then condition clinician	1 -5 -2 3 2
then condition maybe clinician	1 1 -4 8 -5
then condition maybe patient	0 2 1 1 -4
then condition patient	-2 4 2 -3 -1
then continue	-9 15 -10 -7 -11
then continue clinician	-1 7 -1 -2 -3
then continue maybe clinician	-6 10 -7 1 1
then continue maybe patient	-1 10 -2 -3 -6
then continue patient	-1 4 0 -2 -1
then denyPlan	-4 -1 -2 3 3
then denyPlan clinician	-3 -3 6 -2 1
then denyPlan maybe clinician	5 -1 -4 -1 2
then denyPlan maybe patient	2 6 -5 0 -3
then doseForm clinician	-6 4 4 0 -2
then doseForm maybe patient	0 5 -3 -2 -2
then doseForm patient	-3 1 4 -1 -1
then firstPerson	-1 1 -6 4 3
then firstPerson clinician	1 -5 -3 3 5
then firstPerson maybe clinician	1 -4 2 2 4
then frequency	-8 3 4 1 -8
then frequency clinician	4 5 4 -11 -2
then frequency maybe clinician	-5 3 9 -1 -8
then frequency maybe patient	-6 6 3 0 -7
then frequency patient	-1 4 -8 4 0
then given	-3 1 -7 4 4
then given clinician	-3 0 3 1 0
then given maybe clinician	1 4 -5 -2 3
then given maybe patient	-4 3 0 -1 2
then given patient	-4 1 2 1 -1
then hypothetical	-2 -2 -3 2 5
then hypothetical clinician	0 0 -4 0 4
then hypothetical maybe patient	-2 -1 -1 1 3
then kin	5 -2 2 -2 -4
then kin clinician	3 -3 -2 2 0
then kin maybe clinician	2 3 -4 -3 2
then kin maybe patient	5 -4 7 -3 -5
then kin patient	-1 -1 8 -4 -2
then lower	-5 12 -5 0 -3
then lower clinician	1 5 -1 -6 1
then lower maybe clinician	-1 5 0 0 -3
then lower maybe patient	-2 7 -4 0 -1
then negation	3 -4 -4 2 4
then negation clinician	4 -4 -5 -2 7
then negation maybe clinician	-2 -3 -2 0 7
then negation patient	2 4 -1 -3 -1
then no	5 0 -5 -2 1
then no clinician	-4 -3 2 0 6
then no maybe clinician	2 -1 -6 3 2
then no maybe patient	0 1 4 -1 -1
then no patient	3 1 0 -6 2
then otherAnimal	2 -3 2 -1 1
then otherAnimal maybe patient	3 -2 -2 0 1
then otherPerson	4 -4 2 0 -3
then otherPerson clinician	-3 -3 4 1 1
then otherPerson maybe clinician	-4 1 1 1 1
then otherPerson maybe patient	0 1 -3 2 1
then past	-1 -1 3 -3 6
then past clinician	-1 -3 2 4 -3
then past maybe clinician	0 3 -3 -4 3
then past maybe patient	3 2 2 -3 0
then past patient	-3 1 3 -3 2
then planCue	-5 3 -1 1 1
then planCue maybe patient	-1 0 4 -2 2
then planCue patient	1 1 4 0 -5
then question clinician	-1 0 2 -5 4
then question maybe clinician	-1 0 -4 3 3
then question maybe patient	-9 3 0 4 -2
then question patient	2 -2 -2 3 0
then raise	-5 14 -1 -5 -4
then raise clinician	-1 4 -1 -2 -1
then raise maybe clinician	1 4 -5 0 0
then raise maybe patient	-3 7 1 -3 -1
then reaction	-5 -5 -3 0 8
then reaction maybe clinician	-1 -1 3 -6 5
then reaction maybe patient	4 -5 -4 4 2
then refuse	-3 0 -2 0 4
then refuse maybe patient	3 4 -1 -3 0
then refuse patient	-2 1 4 -1 -2
then secondPerson	-3 -1 3 0 3
then secondPerson clinician	-4 2 2 0 -1
then secondPerson maybe clinician	-2 1 4 -2 0
then secondPerson patient	-3 4 -3 -1 4
then start	-5 2 3 -1 -4
then start clinician	-4 1 8 -1 -4
then start maybe clinician	2 0 7 -5 -2
then start maybe patient	-3 -3 11 2 -4
then start patient	0 5 0 1 -6
then stop	-13 -4 -13 10 -2
then stop clinician	1 -4 -1 9 -4
then stop maybe clinician	0 -6 -1 7 -2
then stop maybe patient	-3 -4 1 6 -4
then stop patient	1 -3 6 -3 -1
then symptom	-4 -3 -4 3 9
then symptom maybe clinician	4 -2 -5 0 7
then symptom maybe patient	6 -2 -1 0 5
then symptom patient	1 -1 -4 5 -1
then takes clinician	-2 6 5 -8 -1
then takes maybe clinician	-2 4 -2 2 -6
then takes maybe patient	-5 7 1 -1 -6
then unit	-1 0 6 -4 -2
then unit clinician	-4 1 12 -5 -3
then unit maybe clinician	-7 3 0 2 0
then unit maybe patient	-12 7 5 -5 0
then unit patient	-2 0 -3 6 -1
then yes	-4 0 -2 2 4
then yes clinician	-1 -1 -3 2 3
then yes maybe clinician	-6 0 -1 -1 6
then yes maybe patient	-4 4 -1 -2 1
then yes patient	-5 0 2 2 1
told allergy	1 -4 1 -3 4
told allergy maybe clinician	2 1 -3 -2 3
told allergy patient	-1 -3 4 0 1
told beside implied	0 5 4 -4 -5
told beside implied clinician	-2 -1 0 5 -2
told beside implied maybe clinician	1 6 -1 -5 -2
told beside implied maybe patient	2 -3 5 -3 -2
told continued	-3 2 -3 3 -3
told continued implied maybe clinician	3 -1 3 -4 -2
told continued implied patient	-2 3 -3 1 1
told continued maybe clinician	-6 6 -2 0 -2
told continued maybe patient	4 -2 0 5 -2
told continued patient	1 0 -6 4 1
told foreign	0 -2 4 -1 -1
told foreign maybe clinician	-3 3 -1 2 0
told foreign maybe patient	-2 -3 5 -1 1
told foreign patient	7 -3 0 -2 -2
told lowered	-2 3 0 1 -2
told lowered maybe patient	0 3 -3 0 1
told named implied clinician	-5 3 -2 5 -2
told named implied maybe clinician	-2 3 -4 -1 5
told named implied maybe patient	-4 1 2 1 2
told named implied patient	-5 6 -5 3 1
told past	2 1 4 -2 -1
told past implied	-1 4 3 -2 -4
told past implied maybe clinician	-4 4 0 1 0
told past maybe clinician	-6 -1 4 0 4
told past patient	4 0 0 -3 -2
told raised	4 -5 4 -1 -2
told refused	5 -3 -7 1 2
told refused clinician	3 -5 -7 0 9
told refused implied	2 1 2 -1 -4
told refused implied maybe patient	1 1 1 -3 0
told refused maybe clinician	4 -2 -3 0 0
told refused maybe patient	3 1 -5 3 -1
told refused patient	-2 1 4 -1 -2
told started	-1 -5 5 0 -2
told started clinician	0 -2 5 -3 -1
told started implied	-5 3 -1 4 0
told started implied clinician	-2 1 -1 4 -1
told started implied maybe clinician	-6 3 -1 4 1
told started maybe clinician	-1 -3 2 2 -1
told started maybe patient	-1 -6 7 0 0
told stopped	-2 -4 7 1 -1
told stopped clinician	-6 -4 1 5 3
told stopped maybe clinician	3 -4 4 -1 1
told stopped patient	6 -2 4 -5 -2
told supposed implied	7 -2 -4 1 -2
trade	-6 3 3 -2 -3
unheard	9 6 -2 -2 -11
unheard allergy	3 -12 -3 -9 20
unheard continued	-9 13 7 -4 -7
unheard none	19 -3 -11 3 -15
unheard started	-11 17 5 -4 -7
unheard stopped	1 -9 0 12 -3
vet	15 -6 20 -8 -14`,
  n: `b< n # av	3 1 -1 -2 -1
b< n # dage	-3 -2 1 4 1
b< n # den	1 -2 5 -4 0
b< n # dygn	3 -2 -3 3 0
b< n # er	-3 1 0 3 0
b< n # fra	4 -3 3 -2 -1
b< n # g	2 -4 6 -3 -2
b< n # gange	0 2 -4 3 -1
b< n # ganger	-2 -3 1 2 2
b< n # gånger	-2 -5 3 5 0
b< n # hver	3 1 -2 -4 2
b< n # l	-1 -2 5 -2 -1
b< n # liter	-2 0 4 -1 0
b< n # mg	-3 1 3 -3 2
b< n # ml	6 -1 -1 -2 -1
b< n # månede	0 0 3 -1 -3
b< n # och	0 -1 3 -5 3
b< n # og	1 -7 0 7 -1
b< n # om	-1 9 -3 -6 0
b< n # til	2 -4 2 1 0
b< n # uger	-1 5 -2 -1 -1
b< n # uker	2 5 -3 -2 -2
b< n # |	-5 1 -1 5 1
b< n # µg	6 -2 -2 -2 -1
b< n # år	1 -5 8 -4 0
b< n <c?c?> #	-3 2 -4 4 1
b< n <c?c?> de	-5 2 4 -1 0
b< n <c?c?> den	-3 5 4 -3 -3
b< n <c?c?> det	-2 4 -1 -4 3
b< n <c?c?> du	-1 -6 2 2 3
b< n <c?c?> då	-9 -3 8 3 1
b< n <c?c?> en	4 -2 0 -3 1
b< n <c?c?> får	0 4 -4 0 0
b< n <c?c?> han	-5 7 -8 0 5
b< n <c?c?> hun	-1 2 -8 3 3
b< n <c?c?> hva	0 0 -2 3 -1
b< n <c?c?> hvad	4 -2 -2 0 0
b< n <c?c?> i	-1 -2 5 -1 0
b< n <c?c?> ja	3 -2 5 -4 -2
b< n <c?c?> jag	1 -5 2 3 -2
b< n <c?c?> jeg	-6 -6 6 6 0
b< n <c?c?> kan	-3 4 0 -1 -1
b< n <c?c?> och	-1 -1 4 -4 2
b< n <c?c?> og	1 0 3 -5 0
b< n <c?c?> sen	0 -2 -1 3 -1
b< n <c?c?> så	1 -4 2 2 -1
b< n <c?c?> vi	-2 -2 4 2 -1
b< n <c?c?> §	3 1 -2 -2 -1
b< n <c?p?> er	7 -6 -3 2 -1
b< n <c?p?> har	0 5 -4 -2 1
b< n <c?p?> hva	-3 3 -1 2 0
b< n <c?p?> ja	1 -1 -1 -2 4
b< n <c?p?> jeg	0 -2 3 2 -3
b< n <c?p?> så	3 -4 3 0 -1
b< n <c?p?> tar	-1 5 0 -3 0
b< n <c?p?> vad	-3 -2 0 5 0
b< n <cc> da	1 0 -3 0 2
b< n <cc> det	3 1 -3 -1 0
b< n <cc> jeg	-1 -3 3 1 -1
b< n <cc> och	-2 -5 2 3 3
b< n <cc> og	-8 1 4 0 3
b< n <cc> vi	8 -3 1 -4 -2
b< n <cc> §	-1 3 -6 4 1
b< n <cp> du	0 4 -1 -2 -1
b< n <cp> får	-2 3 -1 -1 0
b< n <cp> hva	-1 -1 -1 3 0
b< n <cp> jag	-3 0 -1 5 -1
b< n <cp> jeg	-2 -3 5 1 0
b< n <cp> min	5 -3 0 -1 0
b< n <cp> §	-2 -2 5 1 -2
b< n <p?c?> den	3 -3 -3 1 2
b< n <p?c?> det	-6 0 -2 5 2
b< n <p?c?> du	-3 6 -4 5 -5
b< n <p?c?> ja	0 1 2 -3 0
b< n <p?c?> och	-3 3 0 -2 2
b< n <p?c?> og	8 3 -9 4 -6
b< n <p?c?> så	3 -3 4 -5 0
b< n <p?c?> vi	-6 3 -1 2 3
b< n <p?p?> #	0 -3 -4 5 1
b< n <p?p?> da	2 -5 10 -6 -1
b< n <p?p?> de	-1 -1 4 -3 2
b< n <p?p?> den	1 7 -2 -7 0
b< n <p?p?> der	2 1 -3 2 -1
b< n <p?p?> det	-1 4 -6 5 -1
b< n <p?p?> du	2 4 -6 1 -1
b< n <p?p?> då	-3 2 -1 1 2
b< n <p?p?> en	-1 5 -3 -3 2
b< n <p?p?> er	4 -4 2 0 -1
b< n <p?p?> har	-5 4 3 1 -2
b< n <p?p?> hon	0 -1 3 -1 -1
b< n <p?p?> hun	-2 -2 -2 3 3
b< n <p?p?> hur	-1 -1 -2 4 0
b< n <p?p?> hva	0 5 -6 -1 2
b< n <p?p?> hvad	-3 3 1 1 -2
b< n <p?p?> ja	7 -8 2 -5 4
b< n <p?p?> jag	-3 3 0 -4 3
b< n <p?p?> jeg	0 5 -6 1 1
b< n <p?p?> jo	-2 -1 -1 4 0
b< n <p?p?> men	0 -4 2 -1 3
b< n <p?p?> min	4 -2 -1 1 -1
b< n <p?p?> nei	0 -1 0 -3 3
b< n <p?p?> nu	1 4 -3 -2 0
b< n <p?p?> nå	-1 3 -1 -1 0
b< n <p?p?> och	-5 2 3 2 -3
b< n <p?p?> og	6 0 -2 -5 3
b< n <p?p?> sen	-1 2 1 -3 1
b< n <p?p?> tager	-3 1 1 2 0
b< n <p?p?> vad	4 0 -5 1 -1
b< n <p?p?> vi	2 -4 1 5 -3
b< n <p?p?> §	-4 -2 8 -6 4
b< n <pc> da	-3 0 -6 7 1
b< n <pc> du	2 3 -1 -2 -2
b< n <pc> då	4 0 -4 0 2
b< n <pc> så	-3 -2 3 0 2
b< n <pp> hva	3 0 1 -4 0
b< n <pp> jeg	-3 5 1 -2 0
b< n <pp> og	-4 0 1 5 -2
b< n <pp> så	-2 -1 -1 4 0
b< n <pp> vi	-5 2 1 3 -1
b< n <pp> §	4 -4 1 -3 3
b< n ? bara	4 -4 -1 1 0
b< n ? bare	-1 0 3 -2 0
b< n ? de	0 3 -2 -1 -1
b< n ? det	4 0 -2 0 -2
b< n ? du	-7 1 4 0 2
b< n ? for	-3 4 -1 1 0
b< n ? har	0 6 1 -5 -2
b< n ? hon	4 -2 -2 2 -2
b< n ? hun	3 6 -6 0 -3
b< n ? ikke	-1 -3 8 -3 -1
b< n ? jag	1 -4 2 5 -3
b< n ? jeg	-2 -7 -3 13 -1
b< n ? kun	-4 2 3 -1 0
b< n ? och	-1 -4 2 5 -3
b< n ? og	-3 -4 -1 2 6
b< n ? ormeku	-1 -2 -1 0 3
b< n ? smerte	-2 -2 0 5 -1
b< n ? tager	2 -4 1 1 0
b< n ? tok	-1 3 0 -2 -1
b< n ? vi	-5 6 1 -4 2
b< n aften |	4 -1 -1 -1 -1
b< n allerg ?	-5 -1 0 1 6
b< n allerg mot	-5 0 6 -1 1
b< n andet |	6 -3 0 -3 0
b< n annet ?	3 0 -1 -2 -1
b< n antibi |	3 0 -1 0 -2
b< n at han	-4 -2 0 2 4
b< n at hun	2 2 1 -2 -3
b< n at jeg	2 -4 0 1 0
b< n av den	-1 -2 -1 4 0
b< n av det	-2 6 -2 -3 2
b< n av |	5 -2 -3 0 0
b< n avslut |	-1 3 -4 1 1
b< n bare |	-1 -4 4 1 0
b< n barn |	-1 0 0 -2 3
b< n bedre |	-2 -1 5 0 -1
b< n begynd på	1 0 2 -3 -1
b< n begynt med	-2 0 -2 5 -1
b< n behand med	-4 -1 3 2 0
b< n behold den	-3 -3 5 0 1
b< n behold vi	2 4 -4 -1 -1
b< n behöve du	3 0 -2 -1 -1
b< n behövs inte	3 1 -2 -1 -1
b< n blir det	-4 0 3 2 -2
b< n bliv ved	2 1 -4 0 1
b< n bliver det	-2 0 0 -2 3
b< n bliver du	-4 7 -2 -2 0
b< n bliver ved	-3 1 -2 4 0
b< n blodet |	-2 1 -2 3 0
b< n blodfo |	-2 -2 -1 4 0
b< n blodtr er	-3 0 0 -1 4
b< n bort den	-4 2 -5 1 6
b< n bort |	3 -2 -2 -1 2
b< n borta |	3 -1 0 -2 0
b< n bra |	0 5 -4 0 -1
b< n bruker du	2 -2 -2 3 0
b< n byter till	-1 -2 -1 0 4
b< n byter vi	-2 -5 7 1 -1
b< n bytte til	1 -1 3 -2 -1
b< n bytter til	-2 -3 4 0 2
b< n bytter vi	-6 -6 7 6 -1
b< n byttet til	-1 3 -2 1 0
b< n börjar du	-1 -1 4 -2 0
b< n börjar med	-1 -2 3 0 0
b< n da blir	-4 2 3 0 -1
b< n da bytter	-1 -4 2 4 -1
b< n da du	4 -1 -1 -3 1
b< n da er	-2 -2 2 4 -2
b< n da fikk	-1 -1 3 -3 1
b< n da får	5 -5 4 -3 -1
b< n da har	1 -3 5 -4 1
b< n da kan	1 -2 4 -2 -2
b< n da lar	1 -1 -1 -3 3
b< n da skal	2 1 -4 2 -1
b< n da skrive	-2 -1 0 -2 4
b< n da stryke	-4 3 -4 6 -1
b< n da |	1 2 -3 1 0
b< n dag #	2 2 -4 1 -1
b< n dag ?	-2 0 0 4 -2
b< n dag får	-2 -1 1 -1 3
b< n dag og	5 -2 1 -3 -1
b< n dagar i	-1 6 -2 -2 -1
b< n dagar till	4 -2 0 -1 -1
b< n dagar |	1 -3 3 1 0
b< n dage |	3 1 2 -5 -1
b< n dagen i	-4 3 1 -5 5
b< n dager til	-1 -1 -2 4 0
b< n daglig |	0 2 -4 2 0
b< n de #	-1 -3 -1 5 -1
b< n de er	-3 2 3 -1 -2
b< n de ga	3 0 -1 -3 1
b< n de har	2 -3 2 0 -1
b< n de §	3 -3 1 0 0
b< n dem ?	4 -4 0 1 0
b< n dem |	5 1 -5 -1 0
b< n den ?	2 6 -2 -6 -1
b< n den andre	-2 0 4 -4 2
b< n den bliver	1 1 3 -3 -2
b< n den blå	-1 3 -3 2 0
b< n den bort	-3 3 2 -6 4
b< n den bytter	-3 1 3 -1 0
b< n den der	-5 4 1 5 -5
b< n den där	-3 -2 0 5 -1
b< n den ene	0 -3 0 3 0
b< n den er	3 2 -3 -4 2
b< n den for	-1 1 0 -3 3
b< n den fortse	5 -2 1 -3 -1
b< n den fortsä	-2 -2 4 -2 2
b< n den fortsæ	-5 4 -1 1 3
b< n den fra	7 -6 1 -2 1
b< n den første	4 -1 -2 0 -1
b< n den går	-4 -5 4 0 4
b< n den gör	2 0 2 -4 0
b< n den heter	2 0 4 -5 -1
b< n den hvide	0 -3 -1 4 -1
b< n den här	3 -3 2 0 -2
b< n den i	2 2 -3 1 -2
b< n den igjen	-4 0 -1 6 -1
b< n den kan	0 3 0 -3 0
b< n den lilla	-2 5 1 -3 -1
b< n den lille	-6 -2 0 6 3
b< n den med	5 -2 -3 1 -1
b< n den mot	0 -1 3 -2 0
b< n den og	4 -1 -1 -1 -1
b< n den på	3 -3 0 3 -3
b< n den skal	0 0 -3 1 3
b< n den som	3 -4 0 0 0
b< n den stoppe	0 -5 2 4 -1
b< n den tar	-3 -2 -1 3 2
b< n den til	-2 2 3 -3 -1
b< n den till	-1 0 -2 3 0
b< n den ut	-1 3 -2 1 -1
b< n den være	4 2 -2 -4 -1
b< n den |	3 -3 1 -6 5
b< n den §	4 -2 -1 0 -1
b< n den är	7 -7 -3 6 -2
b< n der hedder	2 -3 3 -1 -1
b< n der står	0 -3 -1 3 0
b< n der |	2 1 3 -6 1
b< n det ?	-6 -2 6 4 -2
b< n det andre	-3 -2 2 4 -2
b< n det bare	3 -2 -1 0 0
b< n det blir	4 1 0 -4 0
b< n det bliver	-5 0 6 1 -1
b< n det den	-4 -2 1 5 1
b< n det der	1 0 -4 4 0
b< n det du	-1 -1 -3 5 -1
b< n det er	-4 5 -6 -1 5
b< n det fick	4 -2 1 -3 -1
b< n det for	3 0 0 -2 0
b< n det fortse	-3 -1 5 -1 -1
b< n det fortsæ	-3 -2 -3 5 2
b< n det får	3 1 -5 -1 2
b< n det giver	-2 5 -2 -1 0
b< n det går	-2 4 1 -6 4
b< n det har	3 0 3 -7 1
b< n det hedder	-6 -2 7 2 -1
b< n det hjælpe	-1 3 -1 -2 0
b< n det här	-5 2 -1 2 2
b< n det ikke	-3 -1 4 3 -3
b< n det inte	-3 5 -2 -3 3
b< n det jeg	0 0 -4 4 1
b< n det kan	-4 -6 3 6 1
b< n det med	2 2 -5 0 1
b< n det men	3 -2 4 -1 -3
b< n det mot	1 4 -4 -1 -1
b< n det må	1 2 -3 1 -1
b< n det noe	4 -4 -2 0 1
b< n det nu	-2 -2 1 0 3
b< n det og	3 -6 5 -3 1
b< n det på	-3 0 2 -1 2
b< n det samme	6 -2 -1 -3 0
b< n det ska	0 -3 3 -3 3
b< n det skal	0 8 -6 -2 0
b< n det skrive	-3 2 -4 5 0
b< n det slut	-2 -2 0 5 -1
b< n det slutt	-1 0 -3 3 0
b< n det som	6 -5 2 -1 -2
b< n det stoppe	-4 2 1 2 0
b< n det står	-2 -2 1 4 -1
b< n det til	4 -3 -3 0 2
b< n det var	3 -3 4 -10 6
b< n det |	-2 2 -6 3 4
b< n det är	-1 4 1 0 -4
b< n dette er	-4 -2 1 4 1
b< n du #	-3 0 1 2 1
b< n du ?	5 -6 1 -3 4
b< n du bare	1 -3 0 3 -1
b< n du den	1 6 0 -5 -3
b< n du det	0 4 0 -3 -2
b< n du en	1 -1 3 -4 1
b< n du er	1 3 1 -1 -3
b< n du fikk	-4 -4 4 3 1
b< n du for	-2 4 -1 -1 0
b< n du få	0 -3 0 3 0
b< n du får	-6 -2 11 -3 0
b< n du fått	1 -1 2 -3 1
b< n du för	0 3 -1 -2 0
b< n du ga	-2 -2 -1 4 1
b< n du gav	-3 5 -1 0 -1
b< n du gitt	-3 -3 2 4 -1
b< n du godt	0 -2 -2 5 0
b< n du ha	4 2 -5 1 -2
b< n du har	1 -1 -3 7 -4
b< n du i	-1 6 -1 0 -3
b< n du ikke	-6 2 0 1 4
b< n du inte	4 -2 1 1 -3
b< n du jo	-3 4 -2 0 1
b< n du kan	-5 2 5 -1 -1
b< n du med	2 0 6 -6 -2
b< n du noe	-4 3 -1 1 0
b< n du noget	-1 4 1 -4 -1
b< n du også	0 -3 1 3 0
b< n du om	3 1 0 -4 -1
b< n du prøvd	2 -2 -2 -1 3
b< n du på	1 3 -4 2 -2
b< n du ska	0 6 -6 -2 2
b< n du skulle	-2 4 3 -4 -1
b< n du som	-3 -4 4 6 -2
b< n du står	-2 5 -2 -2 1
b< n du ta	-5 -1 0 5 1
b< n du tager	2 2 1 -5 0
b< n du tagit	3 -3 -1 2 0
b< n du tar	-4 -1 11 -3 -2
b< n du tatt	1 4 -2 -3 0
b< n du |	1 2 0 -7 3
b< n du §	0 6 3 -7 -2
b< n då byter	-2 -4 7 0 -1
b< n då fick	1 0 0 -3 3
b< n då fortsä	-2 3 4 -5 -1
b< n då får	2 -3 5 -2 -2
b< n då ger	0 1 -3 -1 3
b< n då gör	-2 -3 3 1 1
b< n då har	1 -1 3 -2 -1
b< n då kan	4 -1 -3 0 0
b< n då ska	-2 -2 0 3 1
b< n då stryke	-4 2 1 0 0
b< n då tar	-3 4 -3 0 2
b< n då är	3 -6 -5 2 5
b< n en annan	-1 0 2 -3 2
b< n en annen	2 -1 4 -4 0
b< n en av	2 -3 -2 4 0
b< n en halv	8 -4 -3 1 -2
b< n en hel	3 0 -1 -1 -1
b< n en kur	-1 2 3 -3 0
b< n en kvart	-1 -1 -1 4 -1
b< n en lille	-1 3 3 -4 -1
b< n en om	-1 0 3 -3 1
b< n en spruta	-3 -4 9 -1 -1
b< n en tablet	-2 -2 4 1 -1
b< n en tube	0 -2 3 0 0
b< n en uke	-2 0 0 3 -1
b< n endnu |	-3 4 0 -1 0
b< n er #	-6 5 -4 3 1
b< n er borte	-2 3 -1 0 0
b< n er de	-3 3 -1 1 0
b< n er den	5 2 -3 -3 -1
b< n er der	1 -3 2 1 -1
b< n er det	1 -2 4 1 -4
b< n er du	-2 3 -1 -2 1
b< n er en	1 -5 -4 3 5
b< n er et	4 -3 1 -1 -1
b< n er ferdig	0 -1 -2 4 -1
b< n er fint	-2 2 -2 -2 5
b< n er for	2 -5 1 4 -2
b< n er godt	1 2 1 -4 1
b< n er greit	-4 -1 -1 3 3
b< n er hun	3 -2 0 0 -1
b< n er i	-2 4 1 -3 0
b< n er ikke	2 2 -6 3 -2
b< n er jo	-1 5 -2 -3 1
b< n er nok	2 -5 0 3 -1
b< n er på	1 -2 -1 3 -1
b< n er slut	-4 0 4 -1 1
b< n er så	1 0 3 -3 -1
b< n er ute	0 5 -4 0 -1
b< n er vel	0 -3 2 1 0
b< n er vi	-2 1 3 -2 0
b< n er væk	4 -4 1 -1 -1
b< n er |	-1 0 -2 0 4
b< n et år	-2 5 0 -3 1
b< n fast ?	-3 2 -2 3 -1
b< n fast |	0 1 3 -3 0
b< n fick han	1 -3 2 -4 3
b< n fick hon	-1 -3 1 4 -2
b< n fick ju	-4 0 4 -2 2
b< n fick §	4 -3 -1 2 -2
b< n fik du	-5 1 1 1 2
b< n fik han	5 -1 -1 0 -3
b< n fik hun	-1 -2 0 3 0
b< n fik jeg	3 2 2 -8 1
b< n fik §	2 4 -2 -1 -3
b< n fikk han	3 0 1 -3 1
b< n fikk jo	3 -2 -1 1 -1
b< n fikk §	0 3 1 -4 0
b< n fjerne jeg	-1 3 -1 -1 0
b< n fjor ?	-1 -5 1 3 2
b< n flott |	3 -1 -1 -2 0
b< n for #	5 2 -1 -4 -1
b< n for deg	-1 -3 3 1 0
b< n for en	-5 5 -3 4 0
b< n for magen	-2 -4 1 4 0
b< n for mye	3 -1 -1 -1 0
b< n fortse |	10 -6 -2 0 -2
b< n fortsä |	1 -5 -1 1 4
b< n fortsæ |	-1 -2 -1 6 -1
b< n foråre |	4 -2 2 -4 -1
b< n fra #	-1 0 -2 3 -1
b< n fra før	-4 1 2 1 0
b< n fra i	3 2 0 -3 -1
b< n fredag |	0 -2 -4 2 4
b< n från i	-1 1 -5 5 0
b< n få det	-3 3 3 -2 -1
b< n fået ?	-3 -2 1 4 0
b< n får de	-1 4 0 -3 0
b< n får den	2 2 -3 0 -1
b< n får du	1 -5 3 2 1
b< n får en	3 -4 1 0 -1
b< n får han	-4 4 -1 3 -3
b< n får hun	-5 1 1 4 -1
b< n får ikke	6 -2 -1 -2 -1
b< n får inte	1 -1 -1 -2 4
b< n får jo	-3 1 -4 5 1
b< n fått noe	-2 -2 1 4 -1
b< n fått §	-1 -2 4 -2 1
b< n før ?	5 -5 0 -1 1
b< n først |	4 1 -2 -2 -1
b< n ga henne	-3 2 -1 3 -1
b< n ga meg	4 2 -2 -4 0
b< n gange daglig	0 3 -1 -1 0
b< n gange |	0 -1 -4 6 0
b< n ganger |	-1 -4 2 1 2
b< n gav ham	-2 -1 -2 5 -1
b< n gav henne	-3 0 -1 4 -1
b< n gav honom	5 2 -2 -4 0
b< n gav mig	2 -3 0 2 0
b< n gikk på	3 -3 1 0 -1
b< n gir deg	-1 -3 3 1 0
b< n gitt ham	-1 -1 -1 3 0
b< n giver vi	-4 0 2 3 0
b< n godt |	-4 1 3 1 -1
b< n greit |	-3 4 -2 2 -1
b< n grunn av	-3 1 0 3 -1
b< n gånger om	-2 -1 0 4 0
b< n går bra	5 -4 0 1 -2
b< n går over	2 -3 4 -1 -1
b< n går på	4 3 1 -7 -1
b< n går som	-2 3 1 -2 -1
b< n går vi	2 1 1 -4 0
b< n gør du	0 -3 3 0 -1
b< n gør jeg	3 0 -2 0 -1
b< n ha den	2 -3 -3 5 -2
b< n ha en	2 -1 -4 3 0
b< n ha noe	3 -3 2 -1 -1
b< n ha videre	0 3 -2 -1 0
b< n ha §	-1 -2 5 -1 -1
b< n hade jag	6 -1 -2 -1 -1
b< n halv |	4 2 -2 -3 -1
b< n ham en	5 -3 2 -4 0
b< n ham |	1 -4 2 1 0
b< n han ?	1 -3 1 0 1
b< n han bruker	2 2 -1 -3 0
b< n han er	-2 5 0 -3 1
b< n han fick	-2 0 2 -4 4
b< n han få	-1 -2 3 -1 0
b< n han fået	1 -3 -1 0 3
b< n han får	-4 11 -10 3 0
b< n han fått	-3 -4 4 4 -1
b< n han går	3 1 0 -4 0
b< n han har	-4 1 -1 4 0
b< n han ikke	-5 -2 1 0 6
b< n han inte	0 -2 -2 4 0
b< n han jo	-3 3 -1 0 1
b< n han kan	3 -2 -1 -1 0
b< n han på	-2 0 -1 4 -1
b< n han ska	-1 -1 4 -2 0
b< n han står	0 5 -3 -1 0
b< n han |	4 -1 -2 -1 0
b< n har #	2 -3 1 0 -1
b< n har brukt	-1 -2 1 3 0
b< n har den	-4 3 -1 4 -1
b< n har dere	0 -2 -4 4 2
b< n har det	0 -3 -1 2 2
b< n har du	2 0 3 -1 -3
b< n har fået	-2 2 -2 -2 4
b< n har fått	1 -1 -3 4 -2
b< n har gitt	-5 6 2 -2 0
b< n har givet	-3 3 0 1 -1
b< n har haft	-5 2 -2 1 4
b< n har han	-5 -7 4 6 3
b< n har hatt	-2 3 -3 1 0
b< n har i	-3 -1 1 -1 4
b< n har ikke	4 -4 3 -1 -1
b< n har inte	2 -4 1 -1 2
b< n har jag	3 0 7 -8 -2
b< n har jeg	-3 -3 0 3 3
b< n har jo	2 -2 -1 3 -2
b< n har ju	0 5 -4 1 -2
b< n har ni	-4 6 0 -2 1
b< n har også	4 -2 -3 0 1
b< n har smurt	-2 -3 3 2 0
b< n har taget	-4 1 0 3 0
b< n har tagit	4 -2 2 -3 -1
b< n har vi	0 8 -2 -2 -4
b< n har §	-1 -4 2 3 0
b< n have den	1 2 1 -4 0
b< n hedder den	0 3 1 -3 0
b< n heller ikke	2 0 -4 0 2
b< n heller |	-1 -2 4 -1 0
b< n hemma ?	-5 0 1 3 1
b< n hemma |	4 0 0 -3 0
b< n her er	2 -2 -6 2 3
b< n her og	1 -2 5 -3 -1
b< n her |	-1 -4 3 2 -1
b< n heter den	-1 6 -3 -2 0
b< n heter §	-6 4 2 0 0
b< n hjem |	-3 2 0 -1 1
b< n hjemme ?	-4 1 0 4 0
b< n hjemme |	3 2 0 -4 -1
b< n hjerte |	-2 5 0 -1 -1
b< n holder vi	-3 2 -3 5 -1
b< n hon få	4 -1 -3 0 0
b< n hon är	-3 -1 5 -1 -1
b< n hon äter	-2 4 -1 -2 0
b< n hun fik	0 0 -3 -3 6
b< n hun fikk	-2 4 -6 3 0
b< n hun får	-9 0 5 2 2
b< n hun fått	0 3 -1 -2 1
b< n hun ha	2 2 -2 -3 1
b< n hun har	-5 6 -2 0 1
b< n hun skal	0 -3 2 2 0
b< n hun står	1 3 -2 0 -1
b< n husker du	3 -2 -1 -3 3
b< n hva er	-1 3 -1 0 -1
b< n hva har	0 0 -5 0 5
b< n hva med	-4 1 3 -1 1
b< n hva skal	-3 -2 4 1 0
b< n hva tar	2 -4 1 1 0
b< n hva var	-3 -4 -1 6 2
b< n hvad er	-1 6 2 -7 0
b< n hvad får	-2 3 -2 1 0
b< n hvad har	-4 -4 -3 11 0
b< n hvad med	2 -4 -1 4 0
b< n hver aften	3 0 0 -4 0
b< n hver dag	3 0 -3 0 0
b< n hver kveld	1 -5 5 -1 0
b< n hver morgen	0 -6 2 2 2
b< n hvis hun	3 -1 -2 0 0
b< n här |	4 3 -6 0 -1
b< n i #	-5 0 4 -1 2
b< n i ansikt	-1 -2 3 0 -1
b< n i dag	0 -3 2 3 -2
b< n i den	3 -3 2 -3 1
b< n i droppe	-2 -1 3 -1 0
b< n i en	4 1 -1 -4 0
b< n i ett	-1 -3 0 6 -1
b< n i fjor	4 -1 1 -2 -1
b< n i forvej	-1 6 -5 -1 0
b< n i fredag	-1 0 -2 3 0
b< n i förra	-1 3 -1 -1 -1
b< n i gang	3 -2 0 -2 1
b< n i går	-6 7 -9 6 1
b< n i journa	0 -2 -2 -1 5
b< n i kjøles	-3 2 2 -1 0
b< n i kveld	4 1 -6 -1 3
b< n i mai	-1 -2 -1 1 3
b< n i maj	4 1 -2 -3 0
b< n i morgen	-3 7 -1 -4 0
b< n i munden	-3 -2 3 3 -2
b< n i månede	0 -1 -2 3 0
b< n i nacken	-1 0 3 -2 -1
b< n i nakken	5 -2 1 -3 -1
b< n i sommer	3 -1 -1 -3 2
b< n i somras	1 3 -3 -1 -1
b< n i stedet	1 -7 8 -2 -1
b< n i ställe	1 -6 9 -1 -2
b< n i tilleg	-3 -1 4 -1 0
b< n i vannet	-3 3 -2 3 0
b< n i vår	0 2 -5 3 1
b< n i åra	-3 -3 3 4 0
b< n i øret	-3 2 -2 3 0
b< n igen |	2 1 1 -4 0
b< n igjen ?	-2 -3 8 -1 -1
b< n igjen |	-2 -2 -3 2 5
b< n ihop med	-6 4 1 1 -1
b< n ikke den	-2 -3 4 3 -1
b< n ikke det	-4 4 0 -3 1
b< n ikke er	1 0 3 -3 0
b< n ikke få	4 -4 -1 -4 5
b< n ikke have	-2 -1 0 4 -1
b< n ikke her	-4 -1 3 2 1
b< n ikke i	1 -4 1 1 0
b< n ikke med	-5 3 0 4 -1
b< n ikke men	-2 -1 5 -1 0
b< n ikke noe	0 -2 3 2 -4
b< n ikke noget	4 1 -3 -2 -1
b< n ikke nu	4 0 -1 -1 -1
b< n ikke skal	-3 1 0 -1 3
b< n ikke til	-1 2 -1 -3 3
b< n ikke tålt	-3 1 6 -2 -2
b< n ikke |	2 -3 6 -4 0
b< n in i	-3 -1 0 2 2
b< n inte den	-4 -3 6 1 1
b< n inte för	-3 0 3 1 0
b< n inte ha	2 -4 -1 2 1
b< n inte i	-3 0 -1 5 -1
b< n inte med	4 0 -4 1 -2
b< n inte mer	2 6 -4 -5 1
b< n inte nu	2 -3 -2 3 1
b< n inte så	0 4 -1 -2 0
b< n inte |	-6 0 3 4 -1
b< n ja det	2 -5 3 2 -1
b< n ja men	2 0 -4 4 -2
b< n ja og	-4 3 0 -1 2
b< n ja så	5 -4 0 -3 2
b< n ja vel	-1 3 -2 -1 0
b< n ja |	-2 10 -9 0 0
b< n jag att	-3 0 1 4 -2
b< n jag bort	-3 1 -1 0 3
b< n jag det	-4 0 4 1 -1
b< n jag fick	-5 3 -5 5 2
b< n jag ger	0 1 3 -2 -1
b< n jag har	-4 1 1 3 -1
b< n jag i	-4 7 -3 0 0
b< n jag inte	-2 -3 5 0 0
b< n jag lägger	1 2 -3 0 0
b< n jag på	-1 4 -1 0 -2
b< n jag tog	-4 -1 -1 7 -1
b< n jag tänker	0 -2 4 -2 0
b< n jag var	4 0 -1 -1 -2
b< n jag vill	6 -2 -1 -2 -1
b< n jeg at	1 1 0 -4 2
b< n jeg bare	4 -1 -2 -1 0
b< n jeg deg	-3 -2 4 1 0
b< n jeg den	0 3 -3 1 -2
b< n jeg det	-3 -3 0 2 4
b< n jeg en	-5 5 2 -2 0
b< n jeg er	-2 -1 7 -3 -2
b< n jeg fik	-1 -1 -3 1 4
b< n jeg fikk	-1 -2 -4 5 3
b< n jeg får	5 3 -6 0 -2
b< n jeg fører	4 -1 1 -4 -1
b< n jeg ga	-4 1 -3 7 -1
b< n jeg gav	-1 1 -3 4 -1
b< n jeg giver	-2 0 4 -2 0
b< n jeg hadde	-7 -2 8 3 -1
b< n jeg heller	-3 -1 3 1 0
b< n jeg i	-1 4 -2 0 0
b< n jeg ikke	4 -2 -3 -2 3
b< n jeg kunne	-2 -1 0 3 0
b< n jeg legger	-1 -3 3 0 1
b< n jeg må	-1 -4 0 4 0
b< n jeg også	-2 1 -2 4 -1
b< n jeg om	4 -4 -4 3 0
b< n jeg på	4 -1 -5 0 2
b< n jeg ser	6 -4 -1 1 -3
b< n jeg setter	1 -4 5 -2 0
b< n jeg skrive	-1 0 2 -4 3
b< n jeg skulle	1 -5 0 1 2
b< n jeg sover	4 -2 0 -2 0
b< n jeg tager	-5 11 -6 2 -2
b< n jeg tar	0 7 -6 0 0
b< n jeg tenker	0 -5 4 1 0
b< n jeg tenkte	4 -1 -1 0 -1
b< n jeg ut	-1 -2 3 0 0
b< n jeg vil	-3 -2 4 -3 4
b< n jo det	0 0 -2 -1 3
b< n jo ikke	0 3 0 -3 1
b< n jo §	5 0 0 -5 1
b< n ju inte	1 -5 5 -1 1
b< n kan du	-3 2 -5 4 1
b< n kan få	-2 -2 6 -2 -1
b< n kan han	-1 4 1 -6 1
b< n kan hun	3 2 -3 -2 1
b< n kan jeg	-2 -3 1 4 1
b< n kan vi	5 2 -3 -2 -2
b< n kjøper du	-1 -4 4 1 0
b< n klart |	-2 -1 0 4 -1
b< n kroppe |	2 0 -4 -1 3
b< n kvar |	-2 3 0 -2 1
b< n kveld |	0 -5 2 0 3
b< n kvelde |	-2 0 6 -4 1
b< n kväll |	0 -3 0 1 2
b< n kvälle |	-2 3 -2 2 -1
b< n lad os	4 1 -2 -2 0
b< n lavt |	-1 -1 3 -1 0
b< n lenger |	1 -2 -1 3 -1
b< n lige nu	-2 4 -2 0 0
b< n ligge |	3 1 -2 -2 -1
b< n ligger det	-2 0 -2 5 0
b< n livet ut	1 2 0 -3 0
b< n lägger vi	-1 -1 5 -3 0
b< n länge sen	-2 -1 3 -1 1
b< n låter vi	1 5 -3 -2 0
b< n maj |	1 4 -2 -2 0
b< n mars |	2 -1 -2 3 -3
b< n maten |	0 4 -3 -1 -1
b< n med #	-1 -7 6 2 1
b< n med ?	-2 -2 -4 6 1
b< n med blodtr	-2 0 -2 4 -1
b< n med de	2 1 -1 -3 0
b< n med den	0 -7 1 5 1
b< n med det	-4 8 2 -6 -1
b< n med din	-4 0 0 1 3
b< n med en	-4 4 4 -2 -2
b< n med i	-1 0 -4 5 0
b< n med |	3 -4 1 1 -2
b< n med §	3 7 -2 -10 2
b< n medici |	6 -1 -2 -3 0
b< n meg i	0 -3 1 1 1
b< n men de	2 -4 3 -1 0
b< n men den	-1 -1 0 4 -2
b< n men det	3 3 -3 -2 0
b< n men du	1 3 2 -3 -2
b< n men då	-1 -1 3 -1 0
b< n men han	-1 3 0 -2 -1
b< n men hun	-1 -5 2 3 1
b< n men ikke	-2 0 -1 3 -1
b< n men jag	4 -3 -2 -3 4
b< n men jeg	2 1 -1 -3 1
b< n men nu	-4 1 3 -1 1
b< n men nå	-1 -2 3 0 0
b< n men §	-1 0 3 -3 1
b< n mer av	-4 4 -2 1 1
b< n mer |	3 -3 -6 3 2
b< n mere |	0 0 -1 -3 4
b< n mg i	-2 -3 4 0 0
b< n mg om	-2 4 0 -2 -1
b< n mg |	0 3 -1 -4 3
b< n mig nu	-1 -1 4 -1 -1
b< n mig |	-4 8 -4 0 0
b< n min har	-2 -2 4 0 0
b< n min søster	3 -2 -1 0 0
b< n mod smerte	-2 -2 4 0 -1
b< n morgen |	-9 -5 2 11 1
b< n morgon och	-2 -1 4 0 -1
b< n morgon |	-2 2 -3 3 -1
b< n mot smerte	3 -1 2 -3 -1
b< n må hun	-6 0 1 2 2
b< n må vi	3 2 0 -4 -1
b< n månede |	0 1 6 -4 -3
b< n natten ?	3 -1 -2 0 0
b< n natten |	-4 -1 1 3 2
b< n nei men	-2 0 3 -2 2
b< n no |	0 1 2 -3 0
b< n noe ?	-1 -4 -1 6 0
b< n noe som	3 -3 4 -2 -1
b< n noe |	-3 5 0 -2 0
b< n noget ?	1 2 1 -4 1
b< n noget der	4 -3 -2 1 0
b< n noget for	-3 -1 -2 6 -1
b< n noget med	-1 -4 0 4 1
b< n noget |	2 -1 -5 4 0
b< n nok |	4 -2 1 -2 -1
b< n notere jeg	-4 0 4 -2 3
b< n notert |	-1 -2 0 4 0
b< n nu får	-1 -3 3 1 -1
b< n nu i	0 -2 8 -4 -2
b< n nu |	1 -3 0 4 -3
b< n nu är	1 4 -2 -4 0
b< n nummer #	3 -5 0 1 1
b< n när jag	0 -4 0 3 2
b< n nå er	-2 -3 4 1 0
b< n nå og	-2 -2 4 1 0
b< n något ?	-3 -2 3 4 -2
b< n når det	-6 11 -3 -1 -1
b< n når du	4 1 1 -4 -1
b< n når han	1 -2 -1 3 0
b< n når hun	5 -5 -1 0 1
b< n och #	3 -1 -1 -1 -1
b< n och den	-1 1 -3 3 -1
b< n och det	5 1 -3 -3 1
b< n och då	-2 4 0 -1 0
b< n och en	-2 -3 2 5 -2
b< n och fick	3 0 0 0 -2
b< n och får	3 -1 0 -2 0
b< n och han	-1 3 -1 -1 -1
b< n och hon	1 -2 -5 5 1
b< n och i	1 -5 2 2 0
b< n och kväll	-2 -3 2 3 0
b< n och min	3 -2 -1 -1 0
b< n och nu	-2 -4 5 1 0
b< n och sen	4 -4 0 1 -1
b< n och så	-9 7 4 0 -2
b< n och tar	4 -8 3 0 1
b< n och §	-3 -2 -3 8 0
b< n og aften	0 -2 -1 3 0
b< n og allerg	3 0 -1 -2 0
b< n og blodfo	-2 4 -2 0 0
b< n og da	0 2 2 -3 0
b< n og de	-2 -2 0 3 2
b< n og den	0 -2 -7 8 1
b< n og der	3 -3 0 0 0
b< n og det	-2 4 0 -1 -1
b< n og du	-2 -2 -1 2 3
b< n og en	8 -2 -2 -2 -2
b< n og har	-2 4 -2 -1 0
b< n og hun	1 3 2 -5 -1
b< n og i	-2 -6 6 1 0
b< n og ikke	8 -3 -2 -2 -2
b< n og jeg	1 -1 -3 -1 3
b< n og min	3 2 0 -3 -1
b< n og mod	-2 -1 5 -1 -1
b< n og nå	-1 -2 3 0 0
b< n og så	-1 -3 2 6 -3
b< n og tablet	1 0 -4 0 3
b< n og til	0 5 -1 -3 -1
b< n og vi	1 -4 2 2 -1
b< n og §	-2 -1 1 6 -3
b< n også ?	5 1 0 -4 -1
b< n også |	1 2 -4 1 0
b< n ok |	5 -2 -3 2 -2
b< n okay |	-1 -4 -1 2 4
b< n okej |	-7 2 1 2 1
b< n oktobe |	-2 1 -2 0 3
b< n om #	0 -4 1 5 -3
b< n om aftene	-2 4 -2 0 0
b< n om dagen	-1 1 0 -3 4
b< n om dan	-3 0 -1 2 3
b< n om det	0 5 -5 -1 1
b< n om du	-1 4 -1 0 -1
b< n om kvelde	-2 4 -2 -2 1
b< n om morgen	-4 0 2 3 -2
b< n om natta	0 3 -2 -2 1
b< n om natten	0 0 1 -3 2
b< n onsdag |	-2 5 -2 0 0
b< n ont i	-3 3 1 0 0
b< n ont |	5 -2 -3 0 0
b< n op i	-3 1 -1 2 2
b< n opp igjen	3 -3 3 -2 -1
b< n opp |	5 -5 -1 0 2
b< n ormeku |	5 -1 0 -3 0
b< n over på	-4 -1 5 0 0
b< n over |	4 -2 0 0 -1
b< n pause |	0 -4 1 3 0
b< n prøvd ?	0 -2 -1 -1 3
b< n prøven er	-2 5 -4 0 1
b< n prøver vi	-2 -3 6 -2 2
b< n på #	1 0 4 -3 -2
b< n på det	3 -1 2 -1 -3
b< n på grunn	-3 1 0 3 -1
b< n på ham	-3 0 0 1 3
b< n på kortet	-2 0 -1 -1 3
b< n på listen	-4 3 0 0 0
b< n på nettet	-1 -2 5 -4 1
b< n på onsdag	-2 4 -2 -2 1
b< n på |	-6 -1 0 4 3
b< n reager på	-2 0 -1 -1 4
b< n rører vi	0 4 -2 -2 0
b< n sa det	-3 0 0 2 2
b< n samme ?	-3 4 -1 0 0
b< n samme som	-1 1 4 -3 0
b< n samme |	1 3 2 -5 -1
b< n sammen med	3 0 1 -3 -1
b< n se |	3 -1 -1 0 -2
b< n sedan har	5 -3 2 -3 0
b< n sedan i	-3 -1 -1 4 0
b< n sen |	0 1 -1 4 -3
b< n sen §	5 -3 -3 -2 3
b< n sepone |	2 -2 -3 3 -1
b< n ser det	-5 -3 2 3 4
b< n ser vi	3 0 -1 -2 0
b< n setter jeg	-2 -3 6 -1 0
b< n side |	5 -2 0 -2 0
b< n siden av	1 -2 4 -2 0
b< n siden i	4 -7 -1 4 -1
b< n siden |	-3 4 -2 3 -2
b< n sidst ?	-3 3 2 -2 0
b< n sidst |	1 -1 3 -1 -2
b< n sidste år	-1 -2 -1 1 3
b< n sig |	-2 -2 0 4 0
b< n sist ?	1 0 4 -2 -2
b< n själv |	4 -2 0 -1 -1
b< n ska du	-2 -1 3 0 0
b< n ska inte	5 -1 -2 -2 0
b< n skal du	0 5 -1 -1 -3
b< n skal ha	2 -2 3 -4 2
b< n skal han	-1 -4 3 3 -1
b< n skal have	3 -1 1 -1 -2
b< n skal hun	2 2 -3 -3 3
b< n skal ikke	-4 4 0 0 0
b< n skal jeg	-1 8 -3 -4 -1
b< n skifte vi	-1 -2 4 0 -1
b< n skrive jag	-4 1 -1 2 2
b< n skrive jeg	3 -1 -4 -1 2
b< n skrive ut	4 -1 -2 0 -1
b< n skylle med	6 -1 -4 -1 0
b< n slet ikke	3 1 -2 -2 -1
b< n slippe du	4 -2 -2 0 -1
b< n slut |	-3 -4 2 5 -1
b< n slutt på	0 -1 -2 4 0
b< n slutte du	-1 5 1 -4 0
b< n smurt med	-3 -3 2 4 0
b< n snakke om	4 -2 -1 0 -2
b< n som allerg	3 2 -2 -2 -2
b< n som den	-4 -1 -2 0 6
b< n som det	0 1 4 -4 -1
b< n som du	-4 2 1 1 1
b< n som en	-6 1 -3 0 7
b< n som er	6 -4 1 -3 0
b< n som fikk	3 -1 -1 3 -3
b< n som heter	0 -8 8 -1 1
b< n som noget	-1 0 3 -1 0
b< n som vanlig	-4 1 -1 5 -1
b< n som överkä	-3 0 4 -1 -1
b< n sommer |	3 -2 -1 -1 1
b< n stadig §	-1 -1 -1 4 0
b< n stedet for	3 0 -7 3 1
b< n sto det	-1 1 -1 3 -1
b< n stoppe du	1 2 1 -4 0
b< n stoppe vi	-2 -7 1 6 1
b< n stryke jeg	-2 2 -4 5 -1
b< n stryke vi	-4 4 3 -1 -1
b< n stå som	-3 -1 3 -2 2
b< n stå |	1 -4 1 4 -2
b< n står der	2 -7 4 1 0
b< n står det	1 -3 0 -1 3
b< n står på	4 4 -2 -3 -2
b< n sukker |	0 4 1 -4 0
b< n så att	-1 -2 0 3 0
b< n så bare	-2 -1 4 -1 0
b< n så begynn	-1 -2 4 -1 0
b< n så da	1 3 -3 -1 0
b< n så den	-1 -5 3 -4 7
b< n så det	-4 -4 5 5 -2
b< n så du	-1 -1 6 -5 1
b< n så er	-7 7 -6 7 0
b< n så fik	2 0 1 -4 1
b< n så fikk	2 -3 -2 5 -2
b< n så får	0 -7 6 3 -2
b< n så gav	0 -2 -1 3 0
b< n så gir	-3 -1 5 -1 0
b< n så giver	1 -1 -4 5 -1
b< n så hadde	0 4 -4 0 0
b< n så har	-7 0 -4 9 3
b< n så hun	-1 -3 6 -4 1
b< n så ikke	3 0 -2 -2 0
b< n så ingen	5 -1 -4 -3 3
b< n så ja	0 6 -1 -5 0
b< n så jag	2 -3 -1 0 2
b< n så jeg	-3 -3 5 2 -2
b< n så lägger	-2 -2 7 -3 0
b< n så må	-3 -2 -2 1 5
b< n så prøver	-1 0 4 -1 -1
b< n så ser	4 1 0 -3 -1
b< n så skal	3 -1 -2 0 0
b< n så slette	4 -1 -1 0 -1
b< n så stoppe	4 -2 0 -2 0
b< n så står	0 -5 -3 4 4
b< n så tager	-3 -1 4 1 -1
b< n så var	2 6 -1 -5 -2
b< n så vi	6 -5 -2 1 0
b< n så §	4 3 -3 -5 1
b< n ta bort	-1 0 -2 4 -1
b< n ta den	3 -1 0 -3 1
b< n ta det	3 -3 -2 -1 2
b< n tablet #	0 -5 4 1 0
b< n tablet ?	-1 0 -1 3 0
b< n tablet i	-2 -1 4 1 -1
b< n tablet |	3 -2 0 -3 1
b< n tag den	-1 -3 0 5 0
b< n tager den	3 -4 1 0 0
b< n tager jeg	3 -4 -2 1 1
b< n tager også	-4 1 -1 5 -1
b< n tager vi	0 -4 4 0 0
b< n tak |	3 -1 -1 -1 0
b< n tar #	-1 -2 -1 0 4
b< n tar det	4 3 -3 -2 -2
b< n tar du	-5 6 -1 1 -2
b< n tar en	-1 -4 2 4 0
b< n tar inte	1 -3 2 0 0
b< n tar jag	-4 4 -5 2 3
b< n tar jeg	-6 5 -2 3 0
b< n tar ju	3 1 -3 0 0
b< n tar vi	5 -9 1 0 3
b< n tar §	0 2 -1 -3 2
b< n til #	-2 1 -3 3 1
b< n til de	-2 -2 0 4 0
b< n til den	5 1 -4 -1 0
b< n til det	0 2 -4 0 2
b< n til gengæl	-1 -1 -1 4 0
b< n til natta	3 -2 0 -1 -1
b< n til natten	0 -3 -2 6 -1
b< n til §	-3 -1 5 0 0
b< n tilbag |	0 -3 2 1 0
b< n tilbak |	-2 7 -4 -2 0
b< n till #	4 1 -1 -3 -2
b< n till det	-1 -3 5 0 -1
b< n time |	-3 0 0 4 -1
b< n tog du	4 -3 -1 0 -1
b< n torsda |	2 -4 0 2 0
b< n tror jeg	0 -1 -1 -2 3
b< n trykke er	-1 -3 0 3 0
b< n tål du	4 0 -4 0 -1
b< n tåler ikke	-5 -1 2 -1 4
b< n ud af	4 0 -1 -1 -1
b< n ud med	0 -2 7 -4 0
b< n ude |	0 -1 -2 3 0
b< n uge |	-4 -2 2 4 0
b< n under huden	-4 3 0 -1 1
b< n upp den	3 -2 0 0 0
b< n ut i	3 -3 0 1 0
b< n ut og	-1 -1 4 -2 0
b< n ut |	-4 0 5 1 -2
b< n va ?	-1 -3 -2 5 1
b< n vaccin ?	-3 0 1 -1 5
b< n vad får	0 -4 1 3 0
b< n vad har	6 -2 -3 0 -2
b< n var #	0 -3 1 3 0
b< n var der	-4 5 2 -1 -1
b< n var det	5 -1 -5 -2 4
b< n varje dag	-3 0 0 4 -1
b< n varje kväll	0 0 1 -3 3
b< n vecka |	-1 -2 -1 3 1
b< n ved med	-5 5 -4 2 2
b< n ved siden	1 -2 4 -3 0
b< n vel ikke	-1 -1 -1 4 -1
b< n vent |	3 0 1 -3 0
b< n vet du	-1 -1 4 -2 0
b< n vi bort	-2 -5 1 5 2
b< n vi bruger	0 -1 4 -2 -1
b< n vi den	4 2 -1 -4 -1
b< n vi det	0 3 0 -2 -2
b< n vi ga	-2 2 1 -3 3
b< n vi giver	4 0 -2 -1 0
b< n vi går	-3 -4 5 3 0
b< n vi har	4 -8 8 -2 -2
b< n vi i	4 5 -2 -6 -1
b< n vi ikke	5 4 -7 0 -3
b< n vi kan	-1 -3 1 3 0
b< n vi med	-3 0 4 1 -1
b< n vi om	0 -3 0 3 0
b< n vi på	5 5 -3 -7 0
b< n vi se	-4 6 -2 1 -1
b< n vi skifte	-1 -1 4 -1 0
b< n vi stoppe	-2 -1 -1 4 0
b< n vi tager	3 -6 3 1 0
b< n vi tar	5 -6 4 -1 -1
b< n vi til	-2 -2 7 -2 -1
b< n vi till	-2 -3 4 1 0
b< n vi ut	-4 0 -2 5 0
b< n vi |	-4 1 -3 -1 7
b< n videre |	1 -5 1 4 -1
b< n vil at	2 -4 2 1 -1
b< n vil ha	-2 -3 3 1 1
b< n vil jeg	-6 0 4 3 -1
b< n vill jag	-2 0 4 -2 -1
b< n ville gi	3 -1 1 -2 -1
b< n virker ikke	0 -3 3 -1 0
b< n vår |	0 -1 -2 3 0
b< n væk |	1 -3 0 3 -2
b< n være |	-2 1 -4 4 1
b< n | <cc>	1 0 4 0 -6
b< n | <cp>	0 0 -4 3 1
b< n | <pc>	-2 0 -2 2 4
b< n | <pp>	-1 3 -1 1 -1
b< n § #	-6 11 1 -5 -1
b< n § ?	8 -5 5 -3 -2
b< n § da	1 3 1 -3 -2
b< n § den	-6 -1 2 5 1
b< n § det	7 -2 -1 -2 -2
b< n § då	11 2 -5 -6 -3
b< n § en	-3 2 2 0 0
b< n § er	4 -3 0 1 -2
b< n § fikk	-3 3 -1 2 -1
b< n § fra	5 -3 1 -3 0
b< n § får	-3 -1 3 1 0
b< n § har	-5 0 4 -3 4
b< n § hver	-1 -1 -1 3 0
b< n § i	-2 1 -2 4 -1
b< n § med	5 -2 -3 1 -1
b< n § mod	3 -2 -1 0 -1
b< n § mot	-3 -1 1 3 -1
b< n § nei	-2 -2 -1 5 -1
b< n § nej	-4 4 1 0 -1
b< n § når	-3 4 0 -2 0
b< n § också	-2 -2 -1 4 1
b< n § på	2 -2 -3 2 1
b< n § som	3 -1 -3 -1 3
b< n § til	-2 0 4 -2 -1
b< n § ut	0 -5 0 5 0
b< n § |	-2 1 -6 3 3
b< n § §	0 3 -1 -5 3
b< n §2 #	1 1 -7 5 0
b< n §2 ?	1 -4 3 -4 3
b< n §2 behold	4 -1 -1 -2 0
b< n §2 bliver	-4 2 0 2 -1
b< n §2 den	-4 -1 0 7 -2
b< n §2 en	-3 8 -6 -1 1
b< n §2 er	6 -3 -1 -1 -2
b< n §2 fra	-1 -1 -1 3 0
b< n §2 för	-2 3 -1 0 0
b< n §2 går	3 2 -4 -1 0
b< n §2 har	-3 0 4 1 -2
b< n §2 hver	3 -4 2 -1 1
b< n §2 i	-2 -7 10 2 -4
b< n §2 ja	3 -4 1 0 0
b< n §2 jeg	0 4 0 -3 0
b< n §2 med	12 -6 -2 -3 -1
b< n §2 men	-1 4 -1 -6 4
b< n §2 mot	5 -2 -2 -1 0
b< n §2 nei	-2 -2 0 4 0
b< n §2 nej	-6 1 1 3 1
b< n §2 nå	0 -3 5 -2 0
b< n §2 och	-3 10 -7 3 -3
b< n §2 og	-7 0 0 11 -4
b< n §2 på	-4 1 -1 4 0
b< n §2 sepone	1 -3 -1 4 0
b< n §2 skal	0 3 -1 -2 0
b< n §2 som	-1 -3 3 3 -1
b< n §2 stoppe	3 -1 -1 -4 2
b< n §2 tar	-2 1 -1 4 -1
b< n §2 ud	-2 0 5 -2 0
b< n §2 ut	0 -4 6 -1 -1
b< n §2 |	-2 -2 1 0 3
b< n §2 är	-6 10 0 -4 -1
b< n är #	2 -5 2 -2 2
b< n är den	-1 3 3 -5 0
b< n är det	3 -5 -6 4 4
b< n är du	-2 1 4 -2 -1
b< n är ett	1 0 -3 2 0
b< n är för	0 4 -2 -1 0
b< n är ju	-2 -3 5 0 0
b< n är samma	-4 -1 -1 2 4
b< n är som	-1 3 -2 -1 1
b< n å ta	-1 -4 2 3 0
b< n år siden	2 3 1 -4 -2
b< n överkä |	-3 -3 6 -1 1
b> n # #	-7 5 2 4 -4
b> n # <c?c?>	3 7 -4 -3 -2
b> n # <c?p?>	7 4 -1 -7 -2
b> n # <cc>	-1 8 -4 -2 -1
b> n # <cp>	-5 4 1 -3 3
b> n # <p?c?>	-4 4 -7 3 4
b> n # <p?p?>	-2 11 -9 2 -4
b> n # <pc>	3 5 -3 -3 -2
b> n # <pp>	0 6 0 -5 -2
b> n # af	-3 5 -2 1 -1
b> n # dagar	-4 0 7 3 -6
b> n # dage	-4 0 7 -2 0
b> n # dager	-1 4 0 -2 -1
b> n # den	5 -2 -4 2 -1
b> n # det	1 3 1 -5 -1
b> n # dl	-1 3 -1 -1 0
b> n # droppa	-1 -2 -1 4 -1
b> n # dråber	-3 -1 3 0 0
b> n # dråper	-2 1 4 -3 0
b> n # døgn	5 -2 -2 -4 4
b> n # enhede	4 -3 0 -1 0
b> n # for	-5 10 -3 -1 -1
b> n # første	-1 -3 -1 5 0
b> n # gange	-3 -3 -2 9 0
b> n # ganger	0 2 2 -4 0
b> n # gånger	-4 -3 4 3 -1
b> n # går	1 1 1 -3 0
b> n # har	-2 4 0 -1 -1
b> n # i	0 5 3 -5 -3
b> n # ja	2 4 -3 -2 0
b> n # kg	5 -3 -2 -1 1
b> n # liter	-4 0 5 -1 0
b> n # men	-3 7 -3 3 -3
b> n # mg	-4 -1 7 -4 0
b> n # ml	2 -4 8 -6 -1
b> n # morgon	1 -3 3 0 -1
b> n # månade	2 -8 -5 11 -1
b> n # månede	3 -8 -1 7 -1
b> n # nå	-2 -1 0 3 0
b> n # og	0 6 0 -11 5
b> n # om	4 0 -12 10 -2
b> n # puffar	-2 1 4 -3 0
b> n # på	-4 7 -2 -4 4
b> n # som	-2 3 4 -7 3
b> n # stycke	0 -4 -2 7 -1
b> n # stykke	3 -5 2 2 -1
b> n # står	0 -3 -1 2 2
b> n # sug	-1 -5 0 6 0
b> n # tablet	-3 4 5 -6 -1
b> n # til	2 0 -4 5 -2
b> n # timer	-3 0 0 2 2
b> n # timmar	-3 2 -1 3 0
b> n # uger	0 -2 -1 4 -2
b> n # uker	-3 0 4 2 -2
b> n # var	-1 -4 1 4 0
b> n # veckor	-2 -4 4 3 -2
b> n # µg	-6 6 0 -2 2
b> n # år	10 -5 -1 -3 -1
b> n <c?c?> #	0 -1 6 3 -8
b> n <c?c?> altså	1 -1 -1 -4 5
b> n <c?c?> bliv	0 4 -2 -1 0
b> n <c?c?> bra	-4 7 -5 1 2
b> n <c?c?> da	-4 -1 -4 3 6
b> n <c?c?> dem	3 -1 -2 1 -1
b> n <c?c?> den	0 3 -9 6 0
b> n <c?c?> der	-2 -3 0 2 3
b> n <c?c?> det	2 2 -6 4 -1
b> n <c?c?> du	8 -6 3 2 -6
b> n <c?c?> då	-1 -7 -2 4 6
b> n <c?c?> en	-8 5 5 -2 0
b> n <c?c?> er	-1 -1 3 -1 0
b> n <c?c?> fint	0 3 -2 -3 2
b> n <c?c?> fortse	-3 5 -2 -1 0
b> n <c?c?> får	1 -2 3 0 -2
b> n <c?c?> greit	3 -2 0 -1 -1
b> n <c?c?> han	1 -4 5 0 -2
b> n <c?c?> hon	-5 1 0 3 1
b> n <c?c?> hun	3 0 -4 1 0
b> n <c?c?> hvad	1 -2 4 -2 -1
b> n <c?c?> ikke	3 1 1 -3 -2
b> n <c?c?> inget	4 -2 -2 -1 1
b> n <c?c?> inte	-2 5 -1 -1 -1
b> n <c?c?> ja	-3 5 2 -1 -6
b> n <c?c?> jag	0 0 3 -4 0
b> n <c?c?> jeg	6 -5 -3 3 -1
b> n <c?c?> jo	-4 4 -1 1 0
b> n <c?c?> kan	2 -6 2 3 -1
b> n <c?c?> kona	-3 3 0 -1 0
b> n <c?c?> min	-5 6 -1 0 0
b> n <c?c?> nei	4 -2 -3 0 1
b> n <c?c?> nej	6 -6 -1 -3 4
b> n <c?c?> nu	0 5 -3 0 -1
b> n <c?c?> ny	0 -2 4 -1 -1
b> n <c?c?> nå	2 5 -2 -5 0
b> n <c?c?> och	-6 4 1 2 0
b> n <c?c?> og	-1 -1 6 -4 0
b> n <c?c?> okay	0 4 -1 -2 -1
b> n <c?c?> okej	-1 -5 8 -2 0
b> n <c?c?> sen	3 0 -1 -1 -1
b> n <c?c?> skal	5 -5 3 -1 -1
b> n <c?c?> så	0 3 -8 3 2
b> n <c?c?> søster	3 2 -4 0 0
b> n <c?c?> tag	0 2 -4 2 0
b> n <c?c?> takk	-2 0 -1 -1 4
b> n <c?c?> §	-3 5 4 -9 2
b> n <c?c?> §2	-2 1 -2 0 4
b> n <c?p?> #	-2 0 -2 6 -3
b> n <c?p?> da	4 3 1 -6 -1
b> n <c?p?> den	0 5 0 -4 0
b> n <c?p?> det	4 0 0 -3 -1
b> n <c?p?> då	-2 -3 5 -1 0
b> n <c?p?> han	3 0 -3 -2 1
b> n <c?p?> har	-3 10 -3 -1 -2
b> n <c?p?> hun	4 -2 0 -2 1
b> n <c?p?> hur	-2 5 -1 -1 -1
b> n <c?p?> hva	0 -3 1 1 1
b> n <c?p?> hvorda	-1 -2 0 3 1
b> n <c?p?> ikke	-2 8 -2 -2 -2
b> n <c?p?> jag	-1 4 -1 -2 0
b> n <c?p?> jeg	-1 -7 4 7 -3
b> n <c?p?> jo	-1 -1 3 0 -1
b> n <c?p?> kan	5 -4 -4 2 0
b> n <c?p?> nej	4 9 -6 -4 -3
b> n <c?p?> när	-1 -2 0 4 0
b> n <c?p?> och	-4 -2 2 2 3
b> n <c?p?> og	4 -3 0 -2 1
b> n <c?p?> okej	1 -3 0 3 -1
b> n <c?p?> så	6 4 -6 1 -5
b> n <c?p?> var	3 -1 -1 -2 0
b> n <c?p?> §	0 -5 2 2 2
b> n <c?p?> §2	0 1 0 -4 2
b> n <cc> da	3 3 -2 -2 -2
b> n <cc> den	-7 2 -1 8 -1
b> n <cc> det	4 2 -1 -2 -3
b> n <cc> då	0 -1 -2 0 3
b> n <cc> er	-2 -3 5 0 -1
b> n <cc> och	4 5 -3 -5 -1
b> n <cc> vi	0 2 -4 0 2
b> n <cc> §	-2 -2 5 1 -1
b> n <cc> §2	-5 8 -8 5 0
b> n <cp> det	-5 2 1 -1 4
b> n <cp> han	-1 -2 -2 3 1
b> n <cp> hon	-3 2 3 -2 0
b> n <cp> hun	0 -2 4 0 -2
b> n <cp> ja	-3 -1 3 1 0
b> n <cp> jeg	6 -5 -3 -3 5
b> n <cp> nei	0 -1 -3 4 0
b> n <cp> och	1 -5 0 1 2
b> n <cp> okej	-1 5 0 -2 -1
b> n <cp> vi	-3 -2 3 3 -1
b> n <cp> §	1 3 -3 -1 0
b> n <cp> §2	1 5 0 -4 -2
b> n <p?c?> #	-3 3 -1 4 -3
b> n <p?c?> blodtr	3 -1 -1 -2 0
b> n <p?c?> da	-4 2 2 2 -3
b> n <p?c?> dem	-1 -2 1 3 -1
b> n <p?c?> den	-3 1 -1 -2 6
b> n <p?c?> det	-3 0 -4 2 5
b> n <p?c?> du	1 -2 5 -4 1
b> n <p?c?> en	-4 5 4 -5 -1
b> n <p?c?> han	0 -1 3 -1 -1
b> n <p?c?> hon	4 0 0 -2 -1
b> n <p?c?> hun	8 -5 -3 3 -3
b> n <p?c?> ja	-5 6 -6 2 3
b> n <p?c?> jag	-3 -4 3 3 0
b> n <p?c?> jeg	0 0 1 -3 2
b> n <p?c?> nej	-1 1 -2 4 -2
b> n <p?c?> nå	3 -3 1 0 -1
b> n <p?c?> och	0 -3 3 -2 2
b> n <p?c?> og	6 -3 7 -7 -3
b> n <p?c?> sen	0 -2 -1 4 0
b> n <p?c?> så	-4 -5 6 1 2
b> n <p?c?> vi	5 -2 -4 2 -1
b> n <p?c?> §	1 -3 4 -1 -1
b> n <p?c?> §2	-5 13 -4 -3 0
b> n <p?p?> #	-9 7 4 1 -3
b> n <p?p?> altså	-3 3 2 -2 0
b> n <p?p?> begge	-1 -2 3 0 0
b> n <p?p?> bra	2 4 2 -7 -2
b> n <p?p?> da	-3 -1 -2 1 6
b> n <p?p?> de	3 5 -7 0 -1
b> n <p?p?> dem	-2 3 -1 -2 2
b> n <p?p?> den	4 -1 0 -1 1
b> n <p?p?> der	-2 -6 -2 7 2
b> n <p?p?> det	-3 1 -4 3 4
b> n <p?p?> du	-2 0 0 6 -3
b> n <p?p?> då	1 6 -1 -2 -3
b> n <p?p?> en	-7 6 3 -1 -2
b> n <p?p?> er	-9 2 9 -3 1
b> n <p?p?> fint	1 5 -3 -3 -1
b> n <p?p?> fortse	-2 6 -2 -1 0
b> n <p?p?> fortsä	-3 5 -2 0 0
b> n <p?p?> fortsæ	-2 4 -2 0 0
b> n <p?p?> för	0 -3 0 2 1
b> n <p?p?> godt	4 4 -6 -1 0
b> n <p?p?> greit	-3 -2 4 2 0
b> n <p?p?> han	0 3 2 -6 1
b> n <p?p?> har	-1 0 5 -8 5
b> n <p?p?> hon	-4 -1 4 2 -1
b> n <p?p?> hun	-1 -3 0 0 4
b> n <p?p?> hur	0 -2 -5 7 0
b> n <p?p?> hva	6 0 -5 -3 1
b> n <p?p?> hver	-1 -5 1 3 1
b> n <p?p?> hvilke	0 -3 0 4 0
b> n <p?p?> hvor	-2 4 -1 2 -3
b> n <p?p?> hvornå	1 0 1 -4 1
b> n <p?p?> ikke	2 -1 3 -2 -2
b> n <p?p?> ja	1 -2 3 1 -1
b> n <p?p?> jag	2 -7 -2 1 5
b> n <p?p?> jeg	6 -2 0 -2 -1
b> n <p?p?> kan	4 3 -1 -4 -1
b> n <p?p?> la	3 -1 0 -2 0
b> n <p?p?> låt	0 3 -2 -2 0
b> n <p?p?> men	4 1 -2 -6 4
b> n <p?p?> min	-6 -1 5 0 1
b> n <p?p?> nei	8 1 -7 0 -2
b> n <p?p?> nej	2 -3 3 0 -1
b> n <p?p?> nå	1 -1 -4 4 -1
b> n <p?p?> når	2 -2 -2 4 -1
b> n <p?p?> och	-4 3 4 -5 2
b> n <p?p?> og	3 2 2 -1 -6
b> n <p?p?> ok	7 -3 0 -3 -1
b> n <p?p?> okay	2 -7 7 -1 -1
b> n <p?p?> okej	6 -3 1 -3 -2
b> n <p?p?> sen	-4 1 -1 5 -1
b> n <p?p?> sist	-3 -2 5 0 0
b> n <p?p?> skal	-1 -5 6 0 0
b> n <p?p?> skriv	0 -3 4 -2 0
b> n <p?p?> så	4 5 -3 0 -5
b> n <p?p?> takk	0 0 3 -3 -1
b> n <p?p?> tar	2 3 -5 0 -1
b> n <p?p?> var	0 -5 6 -1 1
b> n <p?p?> vi	-3 -3 9 -3 1
b> n <p?p?> §	7 -1 -1 1 -6
b> n <p?p?> §2	2 6 -3 -2 -4
b> n <p?p?> är	-2 -4 3 3 0
b> n <p?p?> å	3 3 -2 -2 -2
b> n <pc> da	-1 -2 5 -3 1
b> n <pc> de	-2 5 -1 -3 0
b> n <pc> den	-3 -1 -2 -1 6
b> n <pc> du	3 -2 1 -3 0
b> n <pc> fint	-2 5 -1 -2 -1
b> n <pc> godt	3 0 0 -3 -1
b> n <pc> ikke	-3 -2 -1 4 1
b> n <pc> ja	5 0 0 -4 0
b> n <pc> la	0 2 1 -3 0
b> n <pc> men	-6 2 0 6 -1
b> n <pc> nei	2 -3 -1 2 -1
b> n <pc> och	-2 3 0 -1 -1
b> n <pc> så	1 5 3 -8 -1
b> n <pc> vi	3 -4 0 2 -2
b> n <pc> §	7 1 -1 -6 -1
b> n <pp> #	-5 4 -1 3 -1
b> n <pp> de	2 -4 0 1 1
b> n <pp> du	0 0 -1 -4 4
b> n <pp> er	-4 0 0 2 1
b> n <pp> har	1 -4 2 0 1
b> n <pp> hur	0 -3 0 3 0
b> n <pp> jag	2 -4 -1 3 -1
b> n <pp> jeg	1 3 -1 -4 -1
b> n <pp> og	4 7 -1 -7 -3
b> n <pp> tar	0 -2 -1 4 -1
b> n <pp> §	-1 -3 3 1 -1
b> n <pp> §2	6 -1 -3 -4 2
b> n absolu ikke	1 6 -2 -5 0
b> n absolu inte	4 -3 1 -1 -1
b> n af <p?c?>	-1 -3 0 0 4
b> n af det	-4 -3 3 3 2
b> n af i	5 -4 -1 -1 1
b> n af med	0 -2 0 4 -2
b> n af og	-2 3 0 0 -1
b> n af §2	0 -3 2 -2 4
b> n aften og	4 -1 -2 0 -1
b> n aftene <p?c?>	0 -2 3 -1 0
b> n aldri ha	-2 0 0 0 3
b> n aldrig have	-2 0 0 -2 4
b> n allerg <p?p?>	0 0 3 -1 -2
b> n altså §2	4 -2 -3 3 -1
b> n annenh dag	0 0 -4 4 0
b> n apotek <p?p?>	2 -4 0 3 -1
b> n apotek i	3 -4 1 0 0
b> n april <c?c?>	4 1 -2 -2 0
b> n armen <p?p?>	0 -4 1 4 -1
b> n armen i	-2 -2 4 -1 0
b> n at de	-1 0 4 -2 -1
b> n at den	-5 2 2 0 2
b> n at det	-8 2 -2 6 2
b> n at du	4 -2 -3 -1 2
b> n at få	3 -1 0 -1 -1
b> n at hun	4 4 -1 -5 -1
b> n at jeg	-5 0 -4 5 4
b> n att den	2 3 0 -4 -1
b> n att det	3 -5 -2 7 -3
b> n att du	5 -4 -4 0 2
b> n att hon	0 3 -3 -5 4
b> n att jag	-5 -3 3 5 0
b> n att vi	-3 1 1 2 0
b> n august <p?p?>	5 -2 3 -5 -1
b> n av <c?c?>	4 -2 0 1 -3
b> n av <pc>	0 0 3 -1 -2
b> n av deg	-3 4 0 0 -1
b> n av den	-9 -5 2 -2 14
b> n av det	-3 -2 0 -3 9
b> n av dig	-1 0 -3 0 3
b> n av i	-3 -6 -2 7 4
b> n av legeva	-3 1 0 4 -1
b> n av med	-1 -1 -1 4 0
b> n av meg	-3 2 4 -1 -2
b> n av mig	2 -2 -1 -3 4
b> n av og	-4 3 -3 1 2
b> n av på	-2 -1 -1 0 4
b> n av vikare	3 -2 -1 0 -1
b> n bare den	4 -2 0 -1 0
b> n bare en	2 -3 4 -2 -1
b> n bare for	-2 0 -2 4 0
b> n bare i	4 0 0 -4 0
b> n bare til	3 -1 1 -3 0
b> n bare §2	5 -2 -1 0 -1
b> n begge #	3 -2 -3 2 0
b> n begge <p?p?>	-1 4 -1 -2 0
b> n begge i	-1 0 3 -3 0
b> n begynd i	-1 -4 2 3 0
b> n begynd på	-1 -3 5 -1 0
b> n begynn i	5 -5 2 -2 0
b> n begynt på	1 3 -2 -1 -1
b> n behold vi	0 5 -1 -3 0
b> n behov <c?c?>	0 3 -4 -1 1
b> n behov <p?p?>	-4 4 -1 0 1
b> n ble det	0 -1 -1 3 -1
b> n ble hun	-4 0 1 -1 5
b> n ble jeg	-1 2 -2 4 -3
b> n ble så	-2 -1 3 -3 3
b> n blev han	-2 -2 -1 1 4
b> n blev jag	4 -3 -1 -2 3
b> n blev så	5 0 0 -3 -3
b> n bli aktuel	4 -1 -1 -1 0
b> n blir det	3 -1 0 -4 3
b> n blir ikke	-1 -2 0 3 0
b> n blir så	1 -1 -3 2 1
b> n bliv ved	0 10 -5 -4 -1
b> n blive ved	-5 9 -3 -1 -1
b> n bliver du	1 3 -3 -1 -1
b> n bliver ved	-1 3 -2 -1 0
b> n blodet nu	-2 -1 3 0 0
b> n blodpr er	2 0 -3 2 0
b> n bort <p?p?>	-3 2 -1 2 1
b> n bort den	-2 3 2 -2 -1
b> n bort med	-2 -3 -1 6 0
b> n bort på	0 5 -1 -4 0
b> n bra <p?c?>	5 -2 -1 0 -2
b> n bra <p?p?>	-2 3 1 -1 -2
b> n bra för	5 -3 0 0 -2
b> n bra men	4 -3 0 -1 0
b> n bra på	-5 6 -2 1 0
b> n brug for	5 -1 -4 0 1
b> n bruker du	-1 3 -4 3 0
b> n bruker §2	-2 -3 0 -1 5
b> n brukt den	-4 4 -2 1 1
b> n brukte §2	-2 4 -1 0 0
b> n byter vi	-2 1 -2 3 0
b> n bytter vi	-1 -6 -4 9 1
b> n båda #	-3 4 -2 -1 2
b> n börja med	4 -3 4 -4 -1
b> n börjar du	4 -1 -2 -1 0
b> n cushin <c?c?>	-2 0 -2 4 0
b> n da #	0 3 -2 -1 0
b> n da <c?p?>	4 -2 -1 -1 0
b> n da begynn	-2 2 4 -4 -1
b> n da ble	1 -1 0 3 -3
b> n da de	3 2 0 -4 -1
b> n da det	4 0 -1 -1 -2
b> n da er	-1 6 -6 1 -1
b> n da fikk	-1 -2 0 -1 3
b> n da fortse	-1 3 -1 -2 0
b> n da gir	-2 -2 5 -1 0
b> n da gjør	0 3 -2 -1 0
b> n da har	2 6 -3 -4 -1
b> n da hun	0 -2 1 5 -3
b> n da lar	-3 5 -2 -1 1
b> n da legger	1 1 3 -4 0
b> n da må	4 -4 -1 -1 2
b> n da skal	0 -1 -1 -1 3
b> n da skrive	-4 4 -2 1 1
b> n da slutte	4 -2 2 -3 -2
b> n da står	-3 2 -1 -3 5
b> n da tar	-1 -8 10 2 -2
b> n da vi	0 5 0 -3 -1
b> n da §2	3 -4 -4 2 3
b> n dag #	2 3 1 -5 -2
b> n dag <c?c?>	-1 -5 -1 7 -1
b> n dag <c?p?>	3 2 -1 -3 -1
b> n dag <cp>	0 3 -5 3 -1
b> n dag <p?c?>	6 -4 0 -1 0
b> n dag <p?p?>	6 -8 1 2 -2
b> n dag den	0 -2 4 -1 -1
b> n dag er	7 -4 -4 1 -1
b> n dag i	-3 2 3 -2 -1
b> n dag men	-3 -3 2 4 0
b> n dag och	2 -5 7 -3 -1
b> n dag og	-3 3 3 -3 0
b> n dag også	-1 5 -2 -2 0
b> n dag siden	1 -4 -2 4 0
b> n dag som	-1 3 -4 2 0
b> n dag til	6 0 -5 -1 0
b> n dagar <c?c?>	2 -5 3 0 0
b> n dagar <c?p?>	3 1 -1 -3 0
b> n dagar <p?p?>	-6 -3 4 5 0
b> n dagar i	0 -3 2 1 0
b> n dagar till	1 9 -5 -3 -2
b> n dage <p?p?>	-1 -5 3 3 0
b> n dage og	3 -3 4 -1 -2
b> n dagen #	4 -8 3 1 0
b> n dagen <c?c?>	2 2 -5 1 -1
b> n dagen <cp>	1 1 -3 1 0
b> n dagen <p?c?>	-2 5 -2 0 -1
b> n dagen <p?p?>	-6 5 -3 3 1
b> n dagen for	1 2 3 -6 0
b> n dagen fra	-2 -1 4 -2 0
b> n dagen i	1 -4 3 -4 2
b> n dagen men	4 -3 -6 5 0
b> n dagen så	-3 1 3 -1 0
b> n dager <c?c?>	-4 -3 6 2 -1
b> n dager <p?p?>	-2 -2 4 2 -1
b> n dager til	-4 14 -7 -3 0
b> n daglig <p?p?>	-2 5 -3 0 0
b> n daglig fra	-2 -2 5 -1 0
b> n daglig i	0 -4 5 0 -1
b> n dan <p?p?>	2 3 -4 -1 0
b> n de #	-7 6 2 1 -1
b> n de andre	-3 2 4 -2 -1
b> n de er	3 -2 1 -1 -1
b> n de første	3 -5 4 -2 -1
b> n de gav	5 1 -1 -3 -1
b> n de hvide	-1 3 -1 -2 0
b> n de i	4 -6 3 -2 0
b> n de ligger	4 -3 0 0 0
b> n de på	0 5 -3 -1 0
b> n de sa	0 3 -1 -5 3
b> n de satte	-2 1 -1 -4 5
b> n de små	-2 -2 0 4 0
b> n de var	4 -2 1 -1 -1
b> n de §2	-5 -1 5 2 -1
b> n de är	1 -4 -1 5 -1
b> n deg i	-3 0 1 -1 4
b> n dem <c?c?>	4 -2 -1 -1 0
b> n dem <p?c?>	2 -1 1 -3 2
b> n dem <p?p?>	1 -1 -4 4 0
b> n dem er	4 -1 -2 -1 0
b> n dem i	-1 5 0 -3 -1
b> n dem på	-3 -3 2 4 0
b> n dem skal	0 -3 -3 3 2
b> n den #	-4 6 -1 -3 2
b> n den <c?c?>	8 -4 1 -4 -1
b> n den <c?p?>	0 3 -2 0 -1
b> n den <cp>	-2 0 -1 3 -1
b> n den <p?p?>	-3 5 4 -7 2
b> n den <pp>	3 0 -1 -2 0
b> n den anden	5 -4 1 1 -3
b> n den andra	-1 -4 5 1 -1
b> n den andre	2 -1 1 -4 2
b> n den bare	-3 6 -2 -1 -1
b> n den behold	0 3 -2 -2 0
b> n den blev	2 -6 1 0 3
b> n den blir	0 6 -4 -2 1
b> n den bliver	-3 11 -2 -5 -1
b> n den blå	1 -4 0 3 0
b> n den bort	-3 0 -1 5 -1
b> n den der	-5 0 5 2 -3
b> n den det	1 -3 4 -1 -1
b> n den du	-3 4 0 0 -1
b> n den där	0 3 -3 0 1
b> n den en	-1 4 -3 -1 1
b> n den ene	11 -2 -6 -1 -2
b> n den ennå	-1 -3 -1 5 0
b> n den er	1 4 -4 -1 -1
b> n den fick	4 0 -2 0 -2
b> n den fik	4 0 -4 2 -2
b> n den fikk	0 -4 -1 2 3
b> n den for	-3 4 -3 3 -1
b> n den fortse	4 -2 -1 -1 0
b> n den fra	-1 7 -4 -2 1
b> n den får	-3 8 -6 -1 2
b> n den första	-2 -3 4 1 0
b> n den første	-3 -2 5 -2 2
b> n den gamla	-4 -2 2 4 0
b> n den gamle	1 3 -2 -2 -1
b> n den gav	1 -1 4 -6 2
b> n den ger	3 -6 2 -1 2
b> n den gir	2 -4 -1 2 0
b> n den giver	0 -1 5 -3 -1
b> n den gjorde	3 -5 0 0 3
b> n den grå	-2 -3 1 2 1
b> n den går	2 6 -1 -7 -1
b> n den gør	0 -3 -2 6 -1
b> n den har	-2 5 -1 0 -2
b> n den hjalp	3 -1 0 -2 0
b> n den hjelpe	1 4 -3 -1 -1
b> n den hjälpe	-2 1 -2 3 0
b> n den holder	-1 6 -1 -2 -1
b> n den hvite	-1 3 -2 0 0
b> n den här	5 -2 2 -3 -3
b> n den i	-9 4 -3 3 5
b> n den igen	-1 6 1 -4 -2
b> n den ikke	-7 4 3 0 0
b> n den inte	3 -5 2 -2 2
b> n den ja	-2 3 -5 2 2
b> n den jeg	-2 -1 0 3 -1
b> n den jo	-2 -3 0 3 3
b> n den kan	0 -8 -1 7 1
b> n den kun	-1 -1 3 -2 0
b> n den kuren	5 -3 0 -2 -1
b> n den kör	-1 4 -2 1 -2
b> n den kører	-2 4 -1 -1 0
b> n den ligger	-4 3 2 2 -2
b> n den lille	-3 5 -4 3 -1
b> n den med	2 4 -2 -3 -1
b> n den men	0 6 -1 -5 -1
b> n den må	-6 4 -6 9 -1
b> n den nya	-2 0 -3 3 1
b> n den nye	2 -4 2 0 -1
b> n den når	-1 2 -4 2 0
b> n den og	-4 4 1 1 -2
b> n den også	-5 1 -2 4 2
b> n den om	-1 3 -2 0 0
b> n den opp	-3 0 1 2 1
b> n den på	1 -3 4 -2 0
b> n den røde	-2 -5 4 4 0
b> n den rører	-2 5 -1 -2 -1
b> n den sa	-1 -2 -1 1 3
b> n den siden	-4 -3 -1 8 0
b> n den sidste	-1 -4 -2 7 -1
b> n den sist	0 -3 1 2 0
b> n den siste	-4 0 1 1 1
b> n den skal	-4 1 -5 6 2
b> n den skrive	6 -5 2 -2 0
b> n den slutad	7 0 4 -8 -2
b> n den slutta	-3 2 -1 0 2
b> n den slutte	-3 -1 -1 3 1
b> n den smaker	5 -2 -2 1 -1
b> n den starte	0 -3 5 -2 0
b> n den stoppe	0 -3 0 6 -2
b> n den stå	5 1 -2 -3 0
b> n den står	1 4 -3 -1 0
b> n den tager	-3 1 2 1 0
b> n den tar	-1 10 -2 -4 -2
b> n den til	3 -5 1 3 -2
b> n den till	2 0 2 -4 2
b> n den tog	6 -9 7 -2 -2
b> n den tok	3 -3 -3 -1 4
b> n den trappe	-2 -3 0 6 0
b> n den trenge	0 1 -4 4 -1
b> n den tåler	-3 4 2 -4 1
b> n den ud	-2 2 -2 4 -1
b> n den var	0 -2 5 -2 -1
b> n den vi	-1 -3 1 4 -1
b> n den vil	-4 5 0 1 -1
b> n den virker	-3 2 5 -1 -3
b> n den §	-2 -2 -1 5 0
b> n den §2	-3 -3 7 -1 0
b> n den är	4 3 -4 0 -3
b> n der <p?p?>	0 2 0 1 -4
b> n der er	-1 4 -4 4 -3
b> n der fik	1 -1 0 -3 3
b> n der har	-4 0 3 1 -1
b> n der hedder	1 -4 0 3 0
b> n der ikke	-2 3 0 0 -1
b> n der noget	-2 1 -2 -2 3
b> n der var	-5 -2 0 4 3
b> n dere i	-4 -3 6 2 0
b> n dere på	-3 5 -1 0 -1
b> n det #	-5 1 4 -2 2
b> n det <c?p?>	-3 1 0 -1 3
b> n det <cp>	4 -1 -4 0 2
b> n det <p?c?>	3 5 -5 1 -4
b> n det <p?p?>	-1 4 -5 6 -4
b> n det <pc>	0 0 -3 3 -1
b> n det <pp>	2 -3 -1 -2 4
b> n det bare	0 3 -2 -2 0
b> n det blir	-1 -3 0 4 0
b> n det bra	4 -2 0 -2 0
b> n det bruger	-5 4 0 1 -1
b> n det den	-2 -4 11 -2 -3
b> n det der	-3 1 -2 3 1
b> n det du	-6 -7 6 7 0
b> n det där	-3 2 -1 3 0
b> n det er	4 6 -1 -6 -6
b> n det fick	-1 -1 -3 7 -1
b> n det fikk	2 2 -4 2 -2
b> n det finns	-4 -1 5 1 -1
b> n det fortsæ	-1 4 -2 -1 0
b> n det fra	-4 1 0 3 -1
b> n det får	8 -2 -2 -4 0
b> n det ga	-2 -4 1 6 -1
b> n det gamle	-4 4 -1 2 0
b> n det gav	5 -3 -3 0 1
b> n det ger	-2 -4 1 6 -1
b> n det gick	3 -3 3 -1 -2
b> n det gik	1 0 3 -4 -1
b> n det gikk	-4 -5 4 3 2
b> n det gir	4 -4 1 -3 3
b> n det giver	-1 2 -6 2 2
b> n det gjorde	-1 -1 -4 2 3
b> n det gjør	-3 3 5 -3 -2
b> n det går	7 3 -2 -9 1
b> n det gør	-2 9 0 -6 -1
b> n det har	-9 7 -1 -2 4
b> n det hele	4 3 -3 -5 1
b> n det her	9 1 -8 -2 0
b> n det hjälpe	-1 5 0 -3 -1
b> n det holder	-3 6 -1 -2 0
b> n det husker	-3 5 -1 -1 1
b> n det i	-7 0 -2 9 -1
b> n det ikke	-1 -7 6 -2 4
b> n det ingen	4 0 -1 -1 -2
b> n det inte	-4 4 -3 0 2
b> n det ja	3 -1 1 -2 0
b> n det jag	-1 -5 2 4 0
b> n det jeg	-1 -6 2 1 4
b> n det jo	-3 7 -1 -5 1
b> n det kan	1 5 4 -9 -2
b> n det kommer	3 0 -4 -1 2
b> n det kører	-2 5 -1 -1 -1
b> n det ligger	2 -3 2 0 -1
b> n det med	1 -2 -5 -1 7
b> n det min	-1 0 4 -2 -1
b> n det mot	1 -4 2 1 -1
b> n det må	-2 6 -3 -1 -1
b> n det nej	-6 -2 5 4 0
b> n det noe	2 -2 -4 2 3
b> n det noget	0 -3 3 1 0
b> n det notere	-2 0 -1 -1 3
b> n det nu	5 1 -3 -2 -2
b> n det nå	-3 -2 4 2 0
b> n det också	1 -2 -2 4 -2
b> n det om	-3 4 0 -1 0
b> n det på	-2 -3 -1 3 3
b> n det räcker	1 -3 4 -1 -1
b> n det sa	4 0 -2 1 -2
b> n det samme	-3 -3 5 -1 1
b> n det sitter	-2 4 -1 0 0
b> n det ska	0 4 -3 0 -1
b> n det skader	-4 5 -1 0 0
b> n det skal	-4 1 -4 5 2
b> n det skrive	3 -3 -1 -5 6
b> n det skulle	0 -1 -3 4 0
b> n det slut	-3 0 1 1 2
b> n det slutt	1 -3 -3 5 1
b> n det slutte	-1 0 -1 3 0
b> n det som	-6 1 -2 3 4
b> n det stod	4 2 -5 0 -1
b> n det står	-6 0 -2 -4 12
b> n det sved	-1 0 0 3 -3
b> n det så	1 2 -3 1 -1
b> n det tar	5 -3 1 -3 -1
b> n det till	0 -1 -3 4 0
b> n det tog	-6 1 0 6 -1
b> n det tok	3 2 -1 -4 0
b> n det var	4 -2 -2 5 -4
b> n det vara	-2 -1 -1 4 0
b> n det ved	-5 1 2 0 3
b> n det venter	4 -1 -2 0 0
b> n det vet	1 2 -3 -3 3
b> n det vil	-2 -2 3 3 -1
b> n det virker	-2 0 -1 4 -1
b> n det være	-3 5 -3 1 -1
b> n det §2	2 4 -4 -4 2
b> n det är	3 0 -4 -2 2
b> n dig §2	-2 3 -1 0 -1
b> n din §2	4 -1 -1 -2 -1
b> n dose i	0 -1 -1 4 -2
b> n droppa <c?c?>	-3 2 0 -1 3
b> n droppa i	-2 3 0 -1 0
b> n droppe vi	5 -1 1 -4 -1
b> n du #	-4 1 -1 1 3
b> n du <c?p?>	1 -4 1 1 2
b> n du <p?p?>	-2 4 -4 1 2
b> n du allerg	-3 -1 4 -1 0
b> n du at	-1 0 -1 3 -1
b> n du av	3 0 1 -1 -3
b> n du begynd	-1 3 -1 -1 0
b> n du blir	8 -1 -2 -4 -1
b> n du bliver	5 -2 -1 -1 0
b> n du bort	0 -3 4 -1 0
b> n du bruker	-2 6 -2 -2 -1
b> n du den	-6 4 -1 5 -1
b> n du en	-1 2 4 -3 -3
b> n du er	11 -6 -2 -4 0
b> n du fick	0 -4 2 2 0
b> n du fik	6 1 1 -1 -6
b> n du fikk	-5 -4 2 5 2
b> n du for	0 -3 1 -2 4
b> n du fortse	-2 3 0 -2 0
b> n du få	0 -2 6 -2 -1
b> n du får	-6 2 1 4 -1
b> n du fått	-2 -1 3 0 0
b> n du ga	-1 -2 0 -1 5
b> n du gerne	-2 5 -2 -1 0
b> n du godt	-5 1 2 1 1
b> n du ha	0 7 3 -9 -2
b> n du hade	-1 -2 -2 4 1
b> n du haft	2 -5 0 2 1
b> n du har	7 -7 6 0 -5
b> n du have	-1 2 5 -4 -2
b> n du her	2 2 -3 0 -1
b> n du holde	4 -5 0 3 -1
b> n du hver	-1 6 -3 -2 0
b> n du i	-1 1 -3 -1 4
b> n du igjen	4 1 -1 -3 0
b> n du ikke	5 -6 -4 2 3
b> n du inte	-6 0 -3 6 4
b> n du jo	-4 7 -5 -1 3
b> n du ju	2 1 -2 -3 2
b> n du kan	-2 3 0 -1 0
b> n du kjøpe	0 -5 7 -2 -1
b> n du la	2 -4 -2 4 0
b> n du med	2 -1 5 -1 -5
b> n du men	-1 0 3 -2 0
b> n du må	-5 3 2 1 -1
b> n du nu	-2 -2 4 0 0
b> n du også	5 -4 -2 3 -2
b> n du om	3 5 -6 -2 0
b> n du på	0 4 -1 -1 -1
b> n du redan	-4 1 2 2 0
b> n du sa	-2 -3 -1 6 0
b> n du selv	0 3 0 -3 0
b> n du skal	3 0 -2 0 -2
b> n du skrev	-3 3 -2 2 0
b> n du sluta	-1 -2 -1 5 0
b> n du slutte	-2 -3 -3 6 2
b> n du stadig	1 3 -6 2 -1
b> n du ta	-3 5 -1 -2 1
b> n du tage	-2 4 -1 -1 0
b> n du tager	-2 -3 4 2 0
b> n du tar	-2 -2 5 -4 3
b> n du tatt	-4 4 0 0 0
b> n du til	0 -3 4 -2 0
b> n du vil	5 -1 -5 1 -1
b> n du §	1 -1 -2 5 -3
b> n du §2	0 0 3 -4 0
b> n du är	-1 -5 5 2 -1
b> n då <c?c?>	4 -2 -1 1 -2
b> n då blir	-7 -1 2 -1 6
b> n då den	0 -3 3 0 -1
b> n då det	-3 0 2 1 -1
b> n då fortsä	1 -4 0 3 0
b> n då får	-3 1 3 -1 0
b> n då ska	0 3 -2 -1 0
b> n då skrive	-2 5 -3 -1 1
b> n då slutar	-4 -4 5 3 -1
b> n då stryke	-2 5 -1 -2 0
b> n då §2	-1 -4 0 3 3
b> n då är	-4 -1 0 5 -1
b> n egen hånd	-2 4 -1 -1 0
b> n egen læge	-2 0 -1 3 0
b> n eller §2	-1 -5 0 0 6
b> n en #	-1 5 -3 -2 1
b> n en anden	1 2 -1 -3 1
b> n en annan	4 -2 0 -1 -1
b> n en annen	2 -3 2 -2 0
b> n en av	4 0 -2 -1 -1
b> n en burk	4 3 -1 -6 -1
b> n en enda	2 -3 1 0 0
b> n en gang	7 -4 2 -2 -2
b> n en gång	8 -7 2 -8 5
b> n en halv	-8 3 3 1 1
b> n en hel	-1 4 0 -4 1
b> n en hver	-1 -1 4 -2 0
b> n en i	-5 5 -1 2 -1
b> n en kvart	-2 -1 5 -2 0
b> n en lille	0 -3 3 1 0
b> n en månad	9 -2 -2 -4 0
b> n en måned	0 -2 -3 3 1
b> n en ny	6 1 -3 -2 -2
b> n en om	-8 4 5 0 -2
b> n en pose	-2 -3 1 5 0
b> n en på	-1 1 3 -2 -1
b> n en spruta	3 -4 0 1 0
b> n en sprøyt	0 -7 7 0 0
b> n en stund	-5 -1 4 2 0
b> n en til	-2 4 0 -2 -1
b> n en till	3 2 -2 -3 0
b> n en uge	-1 -2 5 -4 2
b> n en uke	1 -4 7 -2 -2
b> n en vecka	-3 -3 -1 4 2
b> n en §2	2 3 -1 -2 -2
b> n endnu <c?c?>	-1 4 -2 0 -1
b> n ene er	4 -4 -1 1 0
b> n ennå <c?c?>	3 1 -2 -1 -1
b> n er #	4 1 1 -2 -4
b> n er altså	-3 0 -2 4 1
b> n er bare	-5 10 -2 -3 -1
b> n er bedre	-1 2 1 -3 1
b> n er bra	1 4 -2 -4 0
b> n er da	-3 -3 0 3 3
b> n er de	-4 4 -1 1 0
b> n er den	-9 1 5 5 -2
b> n er der	-2 7 -5 -1 1
b> n er det	1 -4 0 1 4
b> n er du	-9 5 8 -1 -3
b> n er en	-2 -8 4 4 2
b> n er et	-4 0 4 1 -1
b> n er ferdig	0 -4 4 1 -1
b> n er fin	2 4 -3 -3 -1
b> n er fine	3 3 -2 -4 0
b> n er fint	-1 5 -2 -1 0
b> n er for	4 2 -5 -2 0
b> n er fra	11 -6 -5 -3 3
b> n er færdig	-2 -1 0 4 0
b> n er gjort	6 -1 -3 0 -1
b> n er god	-2 4 -2 0 0
b> n er godt	-3 4 0 -1 0
b> n er grei	-1 4 1 -4 0
b> n er greit	-4 8 1 -5 -1
b> n er hans	5 -2 -1 -2 0
b> n er helt	2 6 -4 -3 -2
b> n er hennes	5 -2 -1 -2 0
b> n er i	-3 1 4 -2 -1
b> n er ikke	8 -3 4 -1 -8
b> n er jeg	1 2 1 2 -5
b> n er jo	16 -8 -3 0 -4
b> n er lenge	4 -1 2 -5 0
b> n er min	11 -4 -3 -4 -1
b> n er noget	4 0 -2 -1 -1
b> n er notere	-3 0 -1 0 5
b> n er ny	-1 -3 9 -5 0
b> n er nyt	-2 -4 7 -1 0
b> n er nytt	0 -4 5 -1 0
b> n er også	-2 2 3 -4 1
b> n er over	3 -7 2 2 1
b> n er på	-2 11 -10 1 -1
b> n er rigtig	-1 3 -1 -3 2
b> n er skreve	-3 0 0 -2 5
b> n er slut	1 1 -4 2 -1
b> n er slutt	-2 -4 -1 8 -1
b> n er som	0 -1 -5 7 -1
b> n er så	-8 3 2 4 -1
b> n er til	1 -3 -1 0 3
b> n er ude	-1 -4 -1 3 3
b> n er ute	-1 -1 -3 6 -1
b> n er uændre	-3 4 -1 0 0
b> n er væk	3 -3 -2 3 0
b> n er §	2 4 0 -6 1
b> n er §2	-2 -2 6 -1 -1
b> n et halvt	0 1 4 -3 -2
b> n et kvarte	0 -2 4 -1 0
b> n et år	-4 0 -3 5 1
b> n etter at	-4 2 -1 4 0
b> n etterp <p?p?>	-3 2 3 -2 0
b> n fast jag	-1 1 -1 4 -4
b> n ferdig for	-2 -1 0 3 0
b> n ferdig i	3 -2 -2 3 -1
b> n ferdig med	6 -3 -2 -1 0
b> n fick du	2 2 -4 3 -3
b> n fick hon	6 -4 -1 1 -2
b> n fick jag	-4 -5 0 3 6
b> n fick ju	-1 -2 4 -3 3
b> n fick §2	-6 -1 9 -4 1
b> n fik den	4 -3 -1 -3 2
b> n fik han	0 1 1 -4 1
b> n fik i	1 2 1 -3 -1
b> n fik jeg	5 -7 -4 5 1
b> n fik jo	-1 0 -2 -1 3
b> n fik også	1 4 -3 -1 -1
b> n fik udslæt	3 0 1 0 -4
b> n fikk de	-1 5 0 -3 -1
b> n fikk den	3 -3 4 -3 -2
b> n fikk det	1 1 -4 0 1
b> n fikk du	4 0 -4 -1 1
b> n fikk han	2 -3 -4 3 2
b> n fikk jeg	3 -6 1 -5 7
b> n fikk jo	-3 0 1 3 -1
b> n fikk §	1 2 -1 -4 0
b> n fint <c?c?>	1 3 -5 2 -1
b> n fint <p?c?>	1 1 4 -2 -3
b> n fint <p?p?>	1 3 1 -2 -3
b> n fjerde time	7 -1 -5 -1 0
b> n fjerde uge	-3 2 0 2 0
b> n fjor <c?c?>	-2 -2 5 -1 0
b> n fjor og	-1 -2 -2 -2 7
b> n for #	0 3 -2 1 -3
b> n for <c?c?>	-3 -1 0 5 -1
b> n for at	2 -5 4 -2 0
b> n for deg	5 -5 1 -1 0
b> n for det	3 -2 -1 -2 2
b> n for du	-4 -5 4 3 2
b> n for en	-2 2 -4 1 4
b> n for ham	-4 4 -1 -2 2
b> n for hjerte	-5 4 2 1 -2
b> n for hoften	-5 1 -1 6 -1
b> n for i	4 -2 -2 0 -1
b> n for jeg	-4 -2 7 0 -1
b> n for lenge	5 -2 -3 -1 1
b> n for magen	-1 -4 4 2 -1
b> n for maven	0 2 -4 3 -1
b> n for meget	-3 -1 2 3 0
b> n for ryggen	3 -5 0 2 1
b> n for trykke	1 -1 -3 4 -1
b> n for §2	1 -3 -1 4 -2
b> n fordi den	-1 5 -2 -1 -1
b> n fordi det	1 -2 -3 5 0
b> n fordi du	3 -1 5 -4 -2
b> n fordi jeg	-3 0 1 2 1
b> n forgår <c?c?>	-2 0 -1 3 0
b> n forrig gang	-2 0 4 -1 -1
b> n forrig måned	-4 -3 -1 6 2
b> n forrig uke	-6 4 -3 7 -2
b> n fortse <p?p?>	3 -3 -1 1 0
b> n fortse med	-2 6 -3 -1 0
b> n fortsä med	2 3 -2 -4 1
b> n fortsæ du	-1 3 0 -1 0
b> n fra #	6 1 -5 -2 -1
b> n fra før	-1 5 -4 2 -1
b> n fra i	-11 -10 17 0 3
b> n fra meg	-3 2 2 -1 0
b> n fra nettet	-1 4 -2 0 0
b> n fra nå	-2 -1 6 -2 0
b> n fra sykehu	4 -6 -1 4 0
b> n fram til	-1 -2 0 3 0
b> n fredag <c?c?>	-4 6 0 -2 -1
b> n fredag <p?p?>	-4 3 2 0 -1
b> n från i	-5 -4 10 0 -1
b> n få det	7 -2 -3 0 -1
b> n få §2	-4 -3 1 7 -1
b> n fået i	-1 -4 -1 6 0
b> n fået siden	1 3 0 -4 0
b> n fået §2	4 -3 2 -2 0
b> n får de	2 3 -2 -2 -2
b> n får den	-1 1 -2 3 -1
b> n får det	2 1 0 -4 1
b> n får du	-7 -2 8 -2 3
b> n får han	-1 7 2 -5 -3
b> n får hon	-3 -2 4 1 0
b> n får hun	3 4 -5 -1 -1
b> n får ikke	2 0 -4 3 -1
b> n får inte	0 0 0 -3 4
b> n får jeg	-2 0 -2 -1 4
b> n får også	0 4 -1 -3 0
b> n får stå	-1 4 -2 -1 0
b> n får vi	4 -4 1 -1 0
b> n får §	4 -2 1 -2 -1
b> n får §2	3 4 -5 3 -4
b> n fått §2	-3 0 4 -2 1
b> n færdig med	4 -5 -1 3 -1
b> n för #	13 -5 2 -9 -1
b> n för att	3 -6 1 0 1
b> n för blodtr	-2 -1 0 3 0
b> n för du	1 1 1 -3 0
b> n för hjärta	1 1 0 -3 0
b> n för jag	5 -1 -1 -3 0
b> n för magen	-2 0 -1 4 0
b> n för §2	-3 3 3 -1 -2
b> n förra månade	2 -1 0 3 -3
b> n förra veckan	-3 4 -5 4 0
b> n förra året	1 -2 3 -2 0
b> n før <c?c?>	-1 0 5 -4 0
b> n før det	-3 -1 2 4 -2
b> n før du	4 -3 1 -3 0
b> n før jeg	1 1 -3 -2 3
b> n først <c?c?>	3 2 -3 0 0
b> n først <p?p?>	1 -3 3 1 -1
b> n første gang	-4 -1 5 -2 2
b> n første i	-1 0 3 -1 -1
b> n g #	-5 4 4 -2 -1
b> n g <c?c?>	-1 4 -5 2 0
b> n ga jeg	3 -3 2 -1 -1
b> n ga vi	4 -1 0 -3 -1
b> n gang <c?c?>	2 -5 2 1 0
b> n gang <p?c?>	3 -4 2 0 -2
b> n gang <p?p?>	2 5 -1 -6 0
b> n gang daglig	-1 4 -1 -2 0
b> n gang om	0 4 -3 1 -1
b> n gange <p?p?>	-7 3 -2 7 -1
b> n gange daglig	-2 4 -3 1 0
b> n gange om	4 -4 -1 0 3
b> n ganger #	-1 3 1 -3 0
b> n ganger <c?c?>	0 -1 1 -4 4
b> n ganger <p?p?>	2 4 -7 3 -2
b> n ganger daglig	1 -5 1 2 2
b> n ganger i	0 1 3 -2 -2
b> n ganger om	5 -2 -1 -2 0
b> n gav jag	4 -1 2 -3 -2
b> n gav jeg	4 1 -1 -3 -1
b> n gav mig	2 0 -1 -6 5
b> n gav vi	-1 -3 -1 5 0
b> n ger den	0 4 -2 -1 -1
b> n ger du	0 -1 -2 4 -1
b> n ger jag	1 -2 4 -2 -1
b> n ger vi	-4 1 0 0 2
b> n gir §2	-1 -1 3 -1 0
b> n giver du	3 6 -4 -3 -1
b> n giver jeg	3 -4 4 -2 -1
b> n gjorde mig	4 -3 -1 2 -2
b> n gjør det	2 -7 2 5 -2
b> n gjør vondt	-1 -2 4 0 -2
b> n glad for	-2 0 -2 5 -1
b> n glemte jeg	1 3 2 -5 -1
b> n godt <c?c?>	-1 -4 1 3 0
b> n godt <p?p?>	-2 2 3 -3 1
b> n godt du	4 -1 0 -2 0
b> n greit men	-3 -2 5 1 0
b> n gå på	-2 1 4 -2 -1
b> n gång <p?c?>	3 -3 0 0 0
b> n gång i	1 4 -3 -3 1
b> n gång och	-4 -1 -2 3 4
b> n gånger <c?c?>	0 -5 -1 8 -1
b> n gånger <c?p?>	0 -1 -4 4 1
b> n gånger <p?c?>	2 2 -4 1 -1
b> n gånger <p?p?>	0 4 -1 -5 2
b> n gånger i	-3 -2 6 -1 0
b> n gånger men	-2 0 -2 4 0
b> n gånger om	4 -5 5 -2 -1
b> n går #	-1 4 -1 -2 0
b> n går <c?c?>	-3 4 0 -1 -1
b> n går <p?p?>	-3 2 3 -3 1
b> n går <pc>	-2 4 -1 0 -1
b> n går aftes	-2 0 -1 3 -1
b> n går ikke	1 -4 1 -5 7
b> n går in	2 -3 -1 0 2
b> n går inte	3 0 0 -2 -1
b> n går jeg	1 4 -1 -3 -1
b> n går kveld	0 -3 -2 5 0
b> n går kväll	4 -3 -3 2 -1
b> n går ned	0 -3 0 3 0
b> n går ner	1 3 -2 -1 -1
b> n går og	0 6 0 -3 -3
b> n går over	-1 -1 -1 4 -1
b> n går på	5 -5 0 1 -1
b> n går som	-3 5 -1 -1 -1
b> n går ut	-2 -3 5 -1 0
b> n går vi	0 7 -2 -4 -1
b> n gått ut	-2 3 0 0 -1
b> n gör du	-1 3 2 -3 0
b> n gör ingen	-2 -2 -1 4 0
b> n gör jag	-2 -1 -2 1 3
b> n gør det	0 -6 5 2 0
b> n gør du	-2 6 -4 0 0
b> n gør mig	-1 3 -1 -1 0
b> n gør vi	2 1 0 -3 0
b> n ha #	0 4 -2 -2 0
b> n ha den	-2 3 4 -3 -1
b> n ha det	10 -1 -7 -5 3
b> n ha kvar	-2 8 -3 -3 -1
b> n ha noe	1 -3 3 1 -1
b> n ha videre	-2 5 -1 -1 0
b> n ha §2	-1 -3 0 4 1
b> n hadde hun	-3 4 -2 2 -1
b> n hadde jeg	4 -2 -1 -2 0
b> n hadde vi	-4 -1 3 3 -1
b> n hade du	2 2 -1 -3 0
b> n hade för	-3 -1 0 4 0
b> n hade han	4 0 -1 -3 -1
b> n hade jag	4 1 -2 -2 -1
b> n hade vi	-3 0 2 -1 1
b> n haft i	-3 4 -1 1 -1
b> n haft §2	-3 -1 5 -1 0
b> n halv <p?p?>	-2 4 0 -1 0
b> n halv time	0 -2 4 -1 -1
b> n halvt år	-2 2 3 -2 -1
b> n han #	-5 4 -1 3 -1
b> n han aldrig	-3 3 -1 -1 2
b> n han ble	-1 0 -2 -2 5
b> n han blev	-3 -2 2 4 -1
b> n han den	0 3 0 -3 0
b> n han er	4 0 -4 2 -2
b> n han fick	-1 -3 -1 0 4
b> n han fik	-5 4 -1 -1 3
b> n han fikk	-2 -4 -1 4 2
b> n han fått	-4 4 -1 0 1
b> n han går	2 -2 3 -3 -1
b> n han ha	0 6 0 -4 -2
b> n han haft	-2 -1 0 4 0
b> n han har	2 4 -3 1 -4
b> n han i	7 0 0 -6 -1
b> n han ikke	3 -6 -1 3 2
b> n han skal	3 -3 1 1 -1
b> n han sover	4 -1 0 -2 0
b> n han står	-2 -3 7 -1 -1
b> n han så	0 -2 -2 4 -1
b> n han tar	3 4 -4 -3 0
b> n han var	-4 1 -2 -1 6
b> n han §2	2 -3 1 2 -1
b> n han är	4 3 -6 0 0
b> n han äter	-3 4 -1 0 0
b> n har #	-2 7 -5 1 -2
b> n har astma	4 -2 -2 -1 1
b> n har den	-7 0 9 -1 -1
b> n har det	3 -2 4 -3 -2
b> n har du	1 1 -6 6 -2
b> n har eg	0 5 1 -5 -1
b> n har en	6 -5 1 -1 -1
b> n har fått	-1 -2 -1 4 0
b> n har gjort	-3 3 -2 2 -1
b> n har hatt	2 -4 -1 4 -1
b> n har hon	4 -4 -4 5 0
b> n har hun	2 6 -2 -5 0
b> n har i	2 0 -4 -3 6
b> n har ikke	8 -5 2 -2 -3
b> n har inget	5 0 0 -4 -1
b> n har inte	-2 -4 5 -1 2
b> n har ja	-2 4 0 -1 -1
b> n har jag	-9 7 -2 3 -1
b> n har jeg	-2 1 11 -6 -4
b> n har jo	7 -3 2 -5 0
b> n har også	4 -5 2 -1 0
b> n har pasien	-2 -4 3 -1 3
b> n har patien	-1 -4 3 1 2
b> n har tatt	-1 7 0 -5 -2
b> n har vi	-4 0 -2 2 4
b> n har §	1 -3 0 2 0
b> n har §2	6 -4 4 -3 -2
b> n hatt #	5 -2 -1 -1 0
b> n hatt det	-2 5 0 -2 -1
b> n hatt før	-1 -3 5 -1 0
b> n hatt i	-4 5 -2 1 0
b> n havde jeg	4 -1 -1 -2 0
b> n have §2	2 -4 2 0 1
b> n hedder §2	1 -4 2 1 -1
b> n hela tiden	-1 -3 0 5 -1
b> n hele tida	-2 4 -1 0 -1
b> n hele tiden	-1 5 -2 -2 -1
b> n heller ikke	3 -1 -5 2 1
b> n heller §2	1 -2 -1 4 -1
b> n hemma <p?p?>	3 3 -1 -4 -1
b> n henne #	-2 4 1 -3 0
b> n henne <c?c?>	-1 1 1 -3 2
b> n henne i	-4 -2 0 3 2
b> n henne §2	-2 -1 0 3 -1
b> n henter du	3 -2 -1 0 0
b> n her <c?c?>	-5 0 4 -2 2
b> n her <cp>	-2 4 0 -2 0
b> n her er	2 -4 6 -3 -1
b> n her i	-1 -4 1 3 0
b> n her nå	-1 -1 3 -1 0
b> n her på	-5 1 3 3 -2
b> n her står	-1 4 -3 -2 2
b> n heter den	-1 1 3 -3 -1
b> n heter det	-2 -2 -2 6 -1
b> n hjalp ikke	4 -1 0 -1 -1
b> n hjelpe ikke	-2 -4 0 5 1
b> n hjemme den	-1 -3 1 4 -1
b> n hjemme i	1 -1 -4 4 0
b> n hjerte <p?p?>	-1 5 1 -4 -2
b> n ho har	-3 4 -4 4 -1
b> n hold på	-1 4 -1 -1 0
b> n holder du	-4 4 -2 1 1
b> n holdt jeg	-2 -1 0 3 0
b> n hon blev	-4 -2 3 -2 5
b> n hon fick	-9 6 1 1 1
b> n hon för	-1 3 -1 -2 1
b> n hon ha	-2 6 -3 0 -1
b> n hon hade	-4 -4 3 7 -2
b> n hon har	0 9 -1 -5 -3
b> n hon i	1 0 -4 2 1
b> n hon är	7 -3 0 -2 -2
b> n hon äter	-3 -3 -1 3 4
b> n hun blev	4 0 -2 -2 0
b> n hun er	-5 -1 0 3 2
b> n hun fik	2 -3 -4 3 1
b> n hun fikk	3 5 -7 4 -5
b> n hun for	-3 0 -1 6 -2
b> n hun få	3 3 -4 -2 0
b> n hun går	-1 -2 0 3 0
b> n hun hadde	-3 1 -1 3 0
b> n hun har	-4 3 0 2 -2
b> n hun i	-2 4 2 -3 -1
b> n hun ikke	2 -7 0 6 -1
b> n hun jo	0 5 -3 0 -2
b> n hun kaster	2 -1 0 -3 2
b> n hun må	3 -2 0 -1 0
b> n hun skal	3 1 0 -2 -2
b> n hun slutte	-1 -2 4 -2 1
b> n hun spørge	0 -5 5 -1 0
b> n hun så	0 -2 0 -1 4
b> n hun var	3 -2 -1 1 -2
b> n hur länge	-2 -6 -1 10 0
b> n hur många	-1 4 -1 -2 0
b> n husker du	1 -4 -1 -1 6
b> n husker jeg	-2 6 -1 -2 0
b> n hva med	2 1 3 -6 0
b> n hva var	-2 -3 -1 3 3
b> n hvad er	-3 4 1 -2 0
b> n hvad med	4 -3 1 -1 -1
b> n hver aften	-3 -1 -1 4 1
b> n hver dag	7 0 -6 2 -2
b> n hver fjerde	1 4 -4 -1 0
b> n hver gang	-4 0 0 3 1
b> n hver kveld	3 0 -4 1 -1
b> n hver morgen	-1 -2 -3 7 -1
b> n hver natt	0 -3 0 4 0
b> n hver søndag	-2 5 1 -4 0
b> n hver tredje	-1 3 1 -4 0
b> n hver uke	0 -6 3 3 0
b> n hver vår	-2 3 -1 0 0
b> n hvis hun	6 -2 -2 -2 -1
b> n hvor er	-2 4 -1 0 0
b> n hvor lenge	-5 -4 2 8 0
b> n hvor længe	-3 -2 -1 4 2
b> n hvor mange	3 3 -2 -3 -1
b> n hvor meget	0 0 3 -3 0
b> n hvorda er	-2 -3 -2 7 0
b> n här gången	5 2 -2 -3 -2
b> n högst #	-2 -2 3 1 0
b> n i #	-1 -11 9 0 6
b> n i aften	3 1 3 -4 -3
b> n i ansigt	-4 2 0 2 0
b> n i armen	-8 -1 2 9 -2
b> n i august	5 -5 1 -5 3
b> n i begge	-4 3 3 -1 -1
b> n i blodet	-5 1 10 -4 -1
b> n i blæra	2 3 -4 -2 0
b> n i dag	-2 -11 19 1 -9
b> n i den	-1 2 1 1 -3
b> n i det	5 -1 0 -3 -1
b> n i dosett	0 -4 0 5 0
b> n i drikke	-1 -1 4 -2 0
b> n i droppe	5 -2 2 -4 0
b> n i en	6 -3 -1 -3 2
b> n i et	-5 3 -6 1 6
b> n i ett	-4 1 -4 7 0
b> n i februa	6 -2 -3 0 0
b> n i fjol	1 -2 2 -4 3
b> n i fjor	4 -4 3 -6 2
b> n i fodere	-5 4 -2 4 -1
b> n i forgår	-7 1 -2 10 -1
b> n i forrig	-3 -4 -5 14 -2
b> n i forvej	0 4 -2 -1 -1
b> n i foråre	6 -2 -3 -2 1
b> n i fredag	-5 2 -1 8 -4
b> n i förra	-5 4 -3 4 0
b> n i förrgå	-5 -1 -2 9 -1
b> n i gang	-1 0 -2 3 -1
b> n i går	-7 5 -12 23 -9
b> n i helgen	3 -2 -2 2 -1
b> n i høst	-2 4 -2 0 0
b> n i ikke	-3 -2 -1 3 3
b> n i januar	11 -1 -3 -6 -2
b> n i journa	0 -2 -2 0 4
b> n i juni	6 0 -3 -1 -1
b> n i kjøles	-2 6 -1 -1 -2
b> n i kveld	-3 0 13 -8 -1
b> n i leggen	-2 -2 -1 4 0
b> n i lomma	-6 5 1 0 -1
b> n i lommen	-3 5 0 -1 -1
b> n i lådan	5 0 1 -5 0
b> n i låret	-2 -3 9 -3 -1
b> n i lördag	-3 -3 -3 9 0
b> n i lørdag	-3 -2 -1 7 -1
b> n i magen	-1 6 -1 -1 -3
b> n i mai	3 2 -3 -8 6
b> n i maj	12 -6 -3 -4 0
b> n i mandag	-3 2 -3 7 -3
b> n i mange	-4 5 -1 0 0
b> n i mars	10 -3 -3 -8 5
b> n i maskin	-1 4 -2 -1 0
b> n i maten	0 2 -3 1 0
b> n i maven	-2 3 3 -3 -1
b> n i morgen	-5 6 12 -11 -3
b> n i morges	-5 3 -5 8 -2
b> n i morgon	3 -1 2 -3 -1
b> n i morse	-3 4 -2 1 0
b> n i munden	-4 0 3 0 0
b> n i muskel	-4 -3 10 -3 0
b> n i muskle	-1 -1 3 -2 1
b> n i månade	-1 7 -4 -1 -1
b> n i måndag	-4 2 -2 6 -1
b> n i månede	-4 7 0 -3 0
b> n i nacken	-1 -3 3 -1 3
b> n i nakken	-2 1 5 -1 -2
b> n i nat	-3 0 -3 6 -1
b> n i natt	-1 5 -5 3 -3
b> n i nesa	-2 -1 3 -1 0
b> n i novemb	3 3 -1 -4 0
b> n i näsan	0 -2 4 -1 -1
b> n i næsen	-2 3 0 -1 0
b> n i oktobe	6 -5 -1 -1 1
b> n i orden	0 4 -2 -2 -1
b> n i rutan	-1 0 -1 -2 3
b> n i sidste	0 0 -3 4 -1
b> n i skabet	5 2 -1 -6 -1
b> n i skapet	3 2 4 -8 -1
b> n i skuffe	3 3 -2 -3 -1
b> n i slange	2 0 -1 -4 3
b> n i sommer	-4 -3 6 0 2
b> n i somras	-1 -1 5 -2 -1
b> n i spenen	1 -1 -3 3 -1
b> n i spiser	0 -3 -2 6 0
b> n i starte	4 -2 -2 -1 0
b> n i stedet	-1 -2 9 -4 -3
b> n i ställe	4 -3 4 -3 -2
b> n i så	5 0 -4 -2 2
b> n i söndag	-1 -4 -2 5 1
b> n i søndag	-1 0 -2 4 -1
b> n i tilleg	-5 -2 5 0 1
b> n i tisdag	-2 -2 -2 7 0
b> n i torsda	-1 -4 -2 7 0
b> n i uka	3 -4 0 3 -1
b> n i vandet	-3 -2 5 1 -1
b> n i vannet	-5 0 2 4 -1
b> n i vattne	1 3 -2 -1 -1
b> n i veckan	-6 7 0 -2 0
b> n i venen	-2 -2 4 -1 0
b> n i vinter	4 2 -1 -3 -2
b> n i vintra	2 -2 -3 4 0
b> n i väskan	-1 0 3 -1 -1
b> n i vår	2 2 -2 -6 4
b> n i våras	0 -3 3 -2 2
b> n i år	10 -4 -3 -1 -2
b> n i åra	-5 1 2 1 1
b> n i örat	-3 -2 -1 1 4
b> n i øret	-5 3 -1 0 2
b> n idag <c?c?>	-1 -2 3 1 -1
b> n igen <c?c?>	-6 2 -1 0 4
b> n igen <p?p?>	0 -1 4 -2 0
b> n ihop med	-5 -4 3 5 1
b> n ikke <c?c?>	9 0 -4 1 -5
b> n ikke <c?p?>	6 -2 -1 -2 0
b> n ikke <p?c?>	-5 -3 1 6 1
b> n ikke <p?p?>	2 2 -5 4 -3
b> n ikke bruge	0 -2 -1 4 -1
b> n ikke den	-6 4 1 4 -2
b> n ikke det	-5 1 10 -6 -1
b> n ikke en	1 1 -3 3 -2
b> n ikke er	1 -1 4 -5 1
b> n ikke flere	2 1 -4 1 0
b> n ikke få	-1 -3 -3 1 6
b> n ikke fået	4 0 3 -6 0
b> n ikke ha	-1 -8 -4 11 3
b> n ikke haft	1 -3 4 -1 0
b> n ikke han	5 -3 0 -1 -1
b> n ikke hatt	3 -4 4 -2 -1
b> n ikke have	3 -5 -2 4 0
b> n ikke i	7 7 -12 -3 0
b> n ikke kan	-3 2 1 -2 3
b> n ikke lov	4 -1 0 -2 0
b> n ikke længer	4 -2 -1 1 -2
b> n ikke med	8 -5 -3 1 -1
b> n ikke medisi	4 -1 -2 -1 -1
b> n ikke men	-4 1 3 -2 3
b> n ikke mere	-2 2 -2 4 -1
b> n ikke må	-2 -1 0 -1 5
b> n ikke noe	-5 2 0 6 -3
b> n ikke noget	2 -4 3 0 -1
b> n ikke nu	7 -1 -4 -1 0
b> n ikke nå	8 1 -6 -2 0
b> n ikke nødven	-2 -2 0 4 -1
b> n ikke på	0 -4 -2 6 0
b> n ikke sammen	3 -3 -1 0 0
b> n ikke ta	-4 3 -2 4 -1
b> n ikke tatt	0 -3 6 -2 -1
b> n ikke tålt	-3 -1 1 -2 5
b> n ikke §2	-2 2 1 -3 3
b> n in i	3 -3 -1 0 2
b> n indtil i	0 -2 -1 3 0
b> n inga fler	-3 -1 -2 7 -1
b> n ingen §2	-1 -3 0 -1 4
b> n inget mer	2 -4 0 2 1
b> n inne på	-3 -1 0 4 0
b> n inntil #	1 -3 3 0 0
b> n inte <p?c?>	3 0 -1 -1 -1
b> n inte bra	-3 -2 0 6 0
b> n inte den	6 2 -3 -4 -1
b> n inte det	-5 0 -2 4 2
b> n inte en	-2 -2 1 5 -1
b> n inte ge	3 -1 -1 -1 -1
b> n inte ha	1 -7 0 4 1
b> n inte haft	-1 3 0 -2 0
b> n inte i	4 -2 -1 -1 0
b> n inte längre	-3 3 -1 1 0
b> n inte med	4 -2 -2 2 -2
b> n inte nu	12 2 -7 -6 -1
b> n inte på	-5 -3 4 6 -2
b> n inte så	-3 -1 3 0 0
b> n inte ta	1 -3 0 3 -2
b> n inte tagit	-3 0 0 4 0
b> n inte §	2 4 -2 -5 1
b> n inte §2	-5 4 2 -2 1
b> n ja #	-2 3 -1 2 -2
b> n ja <c?c?>	-2 5 -5 -3 4
b> n ja <c?p?>	-3 0 3 4 -4
b> n ja <p?p?>	5 8 -4 -5 -5
b> n ja <pc>	3 -5 1 1 0
b> n ja den	-2 6 -5 -2 2
b> n ja det	-4 3 2 -4 2
b> n ja en	1 1 2 -3 0
b> n ja fast	2 -3 -2 4 0
b> n ja men	6 -11 -1 2 4
b> n ja §	-2 -4 1 3 1
b> n jag #	3 0 2 -3 -1
b> n jag <p?p?>	-1 -4 -3 3 5
b> n jag aldrig	0 -3 5 2 -5
b> n jag att	-3 3 -2 2 -1
b> n jag blev	-3 0 2 1 1
b> n jag bort	-1 -2 4 0 -1
b> n jag det	0 -1 3 -2 0
b> n jag en	-3 -1 -1 4 2
b> n jag fick	6 -1 -6 -5 7
b> n jag få	0 -2 -1 4 0
b> n jag får	-3 2 -1 2 0
b> n jag för	-2 -2 0 5 -1
b> n jag gav	-2 2 -2 4 -2
b> n jag ha	4 0 0 -3 0
b> n jag har	4 1 -1 -5 1
b> n jag i	1 0 -2 3 -2
b> n jag inte	-3 5 5 -5 -2
b> n jag med	2 2 1 -4 -1
b> n jag på	-1 3 -1 0 -1
b> n jag redan	-1 4 -3 1 0
b> n jag ska	-1 3 -1 -1 0
b> n jag skrive	-5 -1 2 -1 5
b> n jag slutat	-3 -2 0 6 0
b> n jag såg	-1 -5 1 2 2
b> n jag till	-3 0 5 -2 -1
b> n jag ut	3 -1 1 -2 -1
b> n jag varje	-1 -6 -1 7 0
b> n jag vill	4 0 -2 1 -4
b> n jag §2	-1 4 0 -2 -1
b> n januar <c?c?>	3 1 -2 -3 0
b> n jeg #	4 2 -1 -3 -2
b> n jeg <p?p?>	0 4 -1 0 -2
b> n jeg af	-2 1 0 5 -5
b> n jeg aldri	4 -3 1 -4 2
b> n jeg allere	-2 7 -5 -1 0
b> n jeg alltid	-1 -2 3 0 0
b> n jeg av	5 -2 0 -1 -1
b> n jeg ble	-2 -2 2 -4 6
b> n jeg blev	-2 4 1 -2 -2
b> n jeg blir	0 0 -3 4 0
b> n jeg bruker	4 0 0 -2 -1
b> n jeg da	5 1 1 -3 -3
b> n jeg den	7 -2 -1 -2 -3
b> n jeg det	-6 -1 0 3 5
b> n jeg er	2 4 -5 -2 1
b> n jeg ferdig	4 1 0 -6 1
b> n jeg fik	-7 -4 2 2 6
b> n jeg fikk	2 -4 7 -6 0
b> n jeg for	3 -1 -1 -1 0
b> n jeg fra	0 2 -2 -3 3
b> n jeg få	4 0 -1 -2 -1
b> n jeg får	1 0 -5 6 -3
b> n jeg ga	-4 0 -1 5 0
b> n jeg gav	-3 0 4 -1 -1
b> n jeg gerne	-1 -3 4 0 -1
b> n jeg give	-1 -1 4 -2 0
b> n jeg giver	-1 0 -4 5 0
b> n jeg glemme	0 -3 -1 4 0
b> n jeg ha	0 -4 1 4 -1
b> n jeg hadde	-4 -1 4 2 -1
b> n jeg ham	3 -1 -2 0 0
b> n jeg har	5 -4 1 2 -5
b> n jeg hatt	-2 3 -1 1 -1
b> n jeg havde	-5 -1 -1 6 2
b> n jeg holdt	2 -2 2 -4 1
b> n jeg hver	0 6 -3 -3 0
b> n jeg i	-2 6 -5 -1 2
b> n jeg ikke	1 -2 5 -4 1
b> n jeg kan	1 -1 -4 5 -2
b> n jeg kunne	-1 0 3 -2 0
b> n jeg leste	3 0 0 -3 0
b> n jeg lå	-2 -1 -1 -2 7
b> n jeg med	0 -5 3 -2 4
b> n jeg nu	-2 -2 6 -1 -1
b> n jeg nå	-2 -1 5 -1 -1
b> n jeg når	2 3 -1 -3 0
b> n jeg og	1 5 -2 -4 0
b> n jeg også	0 -5 -1 6 0
b> n jeg om	-1 -3 1 2 2
b> n jeg op	-5 -2 -1 5 2
b> n jeg på	-2 1 -6 6 1
b> n jeg ser	3 -3 -1 3 -1
b> n jeg setter	-3 -2 3 4 -2
b> n jeg skal	-3 1 4 -1 -1
b> n jeg skulle	-3 4 0 0 -1
b> n jeg som	-4 1 2 0 1
b> n jeg stadig	-4 2 3 -3 2
b> n jeg så	-2 -1 -2 3 2
b> n jeg tager	-2 4 -2 3 -2
b> n jeg tar	2 4 -4 0 -2
b> n jeg tatt	-2 1 -2 3 0
b> n jeg tog	-2 1 -3 4 0
b> n jeg tok	0 -2 5 -2 -2
b> n jeg tåler	-1 -1 -2 1 3
b> n jeg ud	3 1 0 -4 0
b> n jeg vil	2 -3 0 -1 2
b> n jeg §2	3 -1 -5 3 -1
b> n jo bare	-3 1 -1 3 0
b> n jo i	0 5 -5 0 0
b> n jo ikke	-5 1 -1 6 -1
b> n jo men	-4 -1 5 0 -1
b> n jo på	-2 -2 6 0 -1
b> n jo så	0 1 -1 -2 3
b> n ju #	3 0 1 -4 0
b> n ju inte	-3 -1 1 4 -1
b> n ju §2	1 -3 3 -3 3
b> n juni <p?p?>	4 0 -1 -3 1
b> n just det	4 -1 -1 -1 -2
b> n kan bli	5 -4 3 -3 -1
b> n kan du	-9 8 4 2 -4
b> n kan få	1 4 0 -5 0
b> n kan give	0 -1 -2 4 0
b> n kan han	0 5 -4 -1 0
b> n kan ikke	-2 5 -7 2 3
b> n kan jag	0 -6 0 3 2
b> n kan ni	-1 3 -3 1 -1
b> n kan vi	6 -9 8 -5 0
b> n kanske en	0 3 0 -3 0
b> n kapsel om	-1 -2 3 0 0
b> n kastet opp	0 -3 -1 4 -1
b> n kg <c?c?>	3 1 -1 -1 -1
b> n kg på	-2 -2 -1 5 0
b> n kjøper du	-3 -3 5 1 0
b> n klokke #	-1 -1 -1 4 0
b> n kona mi	-2 4 0 -3 1
b> n krampe i	-2 1 -1 -3 4
b> n kun i	-3 1 3 -1 0
b> n kun §2	0 -2 -3 5 -1
b> n kunde inte	-2 -2 1 -1 4
b> n kunne ikke	-6 -3 5 -3 6
b> n kunne jeg	3 -1 -1 -2 1
b> n kutter vi	-2 -2 -1 5 0
b> n kvalme <c?c?>	-1 3 0 -1 0
b> n kvar <c?c?>	-2 5 -1 -1 0
b> n kvar <p?p?>	-2 4 0 -2 0
b> n kvar på	-2 5 -2 0 -1
b> n kveld men	3 -4 -1 2 0
b> n kveld og	1 -1 2 -4 2
b> n kväll <c?c?>	-2 3 -2 2 -1
b> n kväll <c?p?>	0 -5 6 -1 0
b> n kväll <p?p?>	3 0 -4 1 0
b> n kväll i	-1 -1 6 -3 -1
b> n kvälle <c?c?>	2 3 -1 -3 0
b> n kvälle <p?p?>	0 0 -3 -2 5
b> n køb dem	-3 -4 6 0 0
b> n køber du	-2 -2 6 -1 0
b> n køber jeg	1 3 -2 -2 0
b> n la den	2 3 0 -4 -1
b> n la det	-2 3 0 -2 0
b> n la på	3 0 -1 -1 0
b> n lar vi	1 4 -2 -3 0
b> n legger vi	4 -2 1 -2 0
b> n lenge du	-2 3 0 0 0
b> n lenge siden	4 -2 1 -5 1
b> n litt <p?p?>	5 -2 -2 -1 0
b> n livet ut	2 4 -1 -4 0
b> n lägger till	1 3 -3 -1 0
b> n länge sedan	4 -1 0 -2 0
b> n längre <p?p?>	-1 -2 -1 5 -1
b> n lå på	-4 -4 0 -3 10
b> n låt den	3 0 0 -3 -1
b> n låter vi	-1 8 -1 -7 1
b> n længe siden	4 -2 0 -2 0
b> n lørdag <c?c?>	-2 1 -1 3 -1
b> n lørdag <p?p?>	3 -3 0 0 0
b> n magen <c?c?>	-2 -1 4 0 -1
b> n magen <c?p?>	0 3 -1 -3 1
b> n magen <p?p?>	0 3 1 -4 0
b> n mai <p?p?>	2 3 -1 -4 1
b> n maj <c?c?>	6 -2 -2 -1 -1
b> n man inte	0 -2 -1 3 0
b> n mandag <p?p?>	-2 3 -2 1 -1
b> n maten <c?c?>	-3 3 -1 1 0
b> n med #	-2 3 -1 2 -2
b> n med <c?c?>	0 3 -3 -1 1
b> n med <p?p?>	-2 5 4 -8 0
b> n med <pp>	-4 2 0 3 0
b> n med at	3 -3 1 -1 0
b> n med da	1 -2 0 3 -2
b> n med de	3 -7 -1 6 -1
b> n med dem	-2 0 -2 4 0
b> n med den	-1 -4 -1 7 0
b> n med det	-6 1 -1 5 1
b> n med din	-1 -1 -2 5 -1
b> n med feber	5 1 0 -2 -3
b> n med för	3 -1 2 -4 0
b> n med hjem	-5 3 7 -1 -3
b> n med i	4 -6 5 -3 1
b> n med mat	-1 -2 5 -2 -1
b> n med men	-4 6 -2 -3 2
b> n med min	4 0 -3 -3 2
b> n med nu	-2 -2 2 3 -1
b> n med og	-2 2 -2 3 -1
b> n med så	5 -3 -1 -1 0
b> n med til	7 -5 1 -2 -1
b> n med §	5 3 -8 2 -2
b> n med §2	-3 1 0 3 -1
b> n meg <p?p?>	-5 2 -1 4 0
b> n meg i	-2 -1 4 -2 2
b> n men bare	-3 4 1 -1 0
b> n men da	-4 -1 -2 7 1
b> n men de	6 -7 0 -1 3
b> n men der	3 -6 4 -1 -1
b> n men dere	3 1 0 -3 0
b> n men det	6 -4 -3 6 -5
b> n men du	4 -1 3 -2 -3
b> n men hon	0 -2 -2 5 -1
b> n men hun	-2 -3 1 0 5
b> n men i	-1 10 -3 -6 0
b> n men ikke	1 6 1 -7 -3
b> n men inte	4 3 0 -6 -1
b> n men ja	-2 5 1 -4 0
b> n men jeg	-2 1 -5 7 0
b> n men magen	-1 -3 -2 6 0
b> n men nå	4 -3 1 -1 -1
b> n men på	-1 0 0 3 -2
b> n men vi	9 -9 2 -1 -1
b> n men §2	0 -2 4 -3 1
b> n mer <c?c?>	-2 0 -2 5 -1
b> n mer <p?p?>	3 -1 0 -3 0
b> n mer av	-2 1 -5 6 -1
b> n mer enn	2 1 0 -3 0
b> n mere <c?c?>	-4 -1 -2 6 1
b> n mg #	-6 0 6 -5 6
b> n mg <cc>	2 3 -5 -1 0
b> n mg <p?c?>	-1 0 -1 3 -1
b> n mg daglig	2 1 -3 1 0
b> n mg en	0 4 -1 -3 0
b> n mg fra	0 4 -2 -2 0
b> n mg hver	1 1 1 -4 0
b> n mg i	9 -9 0 1 -1
b> n mg kg	-2 -1 4 -1 0
b> n mg men	-2 0 -2 4 0
b> n mg morgon	-2 5 -3 1 0
b> n mg och	-1 -3 5 -1 0
b> n mg om	5 -7 4 0 -1
b> n mg på	4 2 -2 -3 -1
b> n mg till	-2 -1 3 0 0
b> n midt i	-3 2 -1 1 1
b> n mig <p?p?>	0 3 -1 -2 0
b> n mig en	5 -1 -2 -3 -1
b> n mig nu	-1 -1 3 -1 -1
b> n min <p?p?>	-4 2 0 3 -1
b> n min egen	1 -2 2 -3 2
b> n min fru	-4 1 -1 4 1
b> n min kone	-5 3 0 1 1
b> n min mand	4 -5 0 1 0
b> n min mor	1 0 3 -3 -1
b> n ml hver	4 1 -4 -1 0
b> n ml per	0 -1 4 -1 -1
b> n morgen <c?c?>	5 -5 2 -1 -1
b> n morgen <p?c?>	-1 -4 2 -1 4
b> n morgen <p?p?>	-7 -1 3 6 -1
b> n morgen men	-2 4 0 -2 0
b> n morgen og	6 1 -9 1 0
b> n morgen som	0 3 -2 -1 0
b> n morgon <p?p?>	5 -1 -1 -2 -1
b> n mot smerte	-2 -2 4 0 0
b> n mot §2	-1 -4 -1 7 -1
b> n må bort	0 -2 0 3 0
b> n må du	-5 7 3 -4 -1
b> n må han	-3 -1 0 4 -1
b> n må hun	3 -1 -1 -1 1
b> n må jeg	-2 4 1 -2 -1
b> n må vi	4 -1 -1 -3 -1
b> n månade <c?c?>	1 -3 0 1 1
b> n månade <p?p?>	-3 2 -2 3 0
b> n måned <p?c?>	-1 3 -1 -2 0
b> n måned <p?p?>	-1 -1 -3 3 1
b> n måned for	3 -2 0 -3 2
b> n månede <c?c?>	1 4 -5 -2 2
b> n månede <p?c?>	-3 0 0 3 0
b> n månede <p?p?>	1 -3 0 3 0
b> n månede siden	5 -2 3 -6 0
b> n naboen har	-1 -2 5 -1 0
b> n natt <c?c?>	-2 0 -1 4 -1
b> n natta <c?c?>	-1 2 -3 0 1
b> n natten <c?c?>	-1 5 -5 -1 2
b> n natten <p?p?>	-1 1 -3 4 0
b> n ned <p?p?>	-2 -5 1 6 0
b> n ned fra	-2 0 -1 3 0
b> n ned i	3 3 0 -4 -1
b> n ned over	-1 -3 1 3 0
b> n ned til	-1 10 -4 -6 0
b> n nei <c?c?>	5 -5 2 -1 -1
b> n nei <c?p?>	2 -3 3 0 -1
b> n nei <p?p?>	1 2 -4 4 -2
b> n nei da	4 -1 -2 0 -1
b> n nei den	2 5 -1 -5 -1
b> n nei det	6 5 -1 -8 -2
b> n nei ikke	-3 0 -1 6 -1
b> n nei vent	0 4 -1 -4 1
b> n nej <c?p?>	0 4 0 -3 -1
b> n nej <p?c?>	3 4 -3 -2 -2
b> n nej <p?p?>	2 -3 -2 3 0
b> n nej <pp>	-3 1 0 4 -1
b> n nej den	-1 -1 -2 5 -1
b> n nej det	-1 -5 5 1 0
b> n nej du	6 -3 -4 0 1
b> n nej ikke	-1 0 -3 5 -1
b> n nej inte	3 4 -4 -3 1
b> n nej jag	0 4 -1 -4 0
b> n nej vent	4 -1 0 -2 0
b> n neste er	0 2 1 -3 0
b> n ni i	2 -4 -1 4 0
b> n ni med	1 0 3 -3 0
b> n noe i	4 0 1 -3 -1
b> n noe mer	3 0 2 -5 0
b> n noe nytt	-2 4 -2 0 0
b> n noe §2	-4 0 5 0 -1
b> n noget der	-2 -1 4 0 -1
b> n noget med	4 -1 0 -3 0
b> n nok ikke	4 0 -1 -3 0
b> n nu <c?c?>	-3 0 3 2 -2
b> n nu <c?p?>	-2 -2 4 0 -1
b> n nu <p?p?>	-3 0 5 0 -2
b> n nu er	0 6 -5 0 -1
b> n nu i	-1 -1 5 -3 0
b> n nu när	-3 0 -3 6 0
b> n nu och	0 1 3 -4 0
b> n nu og	0 -4 4 0 -1
b> n nu på	-1 -2 4 -1 0
b> n nu §2	3 -3 -1 0 0
b> n nu är	-2 0 0 4 -1
b> n när det	-5 6 -2 3 -1
b> n när du	-3 4 -2 1 -1
b> n när hon	5 -1 2 -3 -3
b> n när vi	2 -1 4 -4 0
b> n när §2	-4 -2 -3 7 2
b> n nå #	-1 5 -2 -1 -1
b> n nå <c?c?>	3 -3 2 0 -2
b> n nå <c?p?>	-2 -3 1 3 0
b> n nå <p?p?>	3 -1 5 -5 -2
b> n nå for	-5 1 4 0 0
b> n nå har	3 1 -1 -2 -1
b> n nå i	1 4 -1 -5 1
b> n nå ja	6 0 0 -7 1
b> n nå men	-2 3 -1 -1 0
b> n nå og	-1 -2 4 0 -1
b> n når de	4 -2 -1 -2 0
b> n når den	3 -1 1 -3 0
b> n når det	0 11 -3 -5 -3
b> n når du	0 -5 1 1 3
b> n når han	-2 5 -3 0 -1
b> n når hun	0 -1 3 -1 -1
b> n når jeg	4 9 -9 -3 -2
b> n når var	3 -2 -2 1 -1
b> n næste gang	-1 4 -2 0 0
b> n och #	-1 9 -4 -3 0
b> n och den	0 -3 2 4 -3
b> n och det	3 2 -6 0 0
b> n och du	2 -3 2 -4 2
b> n och då	-5 -1 4 0 2
b> n och en	-3 7 0 -3 -2
b> n och fick	-3 -1 0 -1 4
b> n och han	-2 -2 5 0 -1
b> n och hon	3 -2 -3 -5 6
b> n och jag	-4 -4 -1 2 7
b> n och med	-3 0 -4 6 1
b> n och nu	0 4 -1 -1 -1
b> n och sen	-4 -1 8 -5 1
b> n och så	-3 6 -2 4 -5
b> n och tar	-1 0 0 -2 4
b> n och vi	-3 3 2 -1 -1
b> n och §	1 -3 2 -1 1
b> n och §2	-10 5 7 0 -1
b> n också <c?c?>	-1 1 -3 -1 3
b> n också men	0 -1 5 -3 0
b> n og #	6 -2 -2 0 -2
b> n og ble	4 -3 0 -1 0
b> n og da	6 2 -3 -6 2
b> n og de	-4 -1 2 1 2
b> n og dem	-1 -1 -2 5 0
b> n og den	-1 5 -1 0 -2
b> n og der	1 2 -4 1 0
b> n og det	-4 8 0 -1 -4
b> n og du	-8 -6 5 6 4
b> n og er	4 -4 0 2 -1
b> n og han	3 3 -1 -4 -1
b> n og har	1 8 -5 -4 1
b> n og hjerte	2 -4 0 -1 3
b> n og hun	-5 -3 0 6 2
b> n og hvad	-2 2 4 -2 -1
b> n og i	-2 10 -4 -2 -2
b> n og ikke	-1 6 -1 -6 1
b> n og jeg	-6 -3 -3 9 3
b> n og jern	3 -1 1 -3 0
b> n og kalium	0 -4 3 1 -1
b> n og kveld	-5 2 -2 3 2
b> n og min	-3 5 -1 -1 -1
b> n og nu	-2 -5 -3 8 2
b> n og nå	2 -6 -1 4 0
b> n og smerte	-2 3 1 0 -2
b> n og så	-2 4 -1 1 -4
b> n og tablet	4 0 0 -3 0
b> n og tar	-4 1 3 -3 3
b> n og til	1 6 -1 -5 -1
b> n og vi	-3 3 0 -1 0
b> n og §2	-13 10 5 6 -10
b> n også #	2 1 -1 -3 0
b> n også <p?c?>	-2 4 -1 0 -1
b> n også <p?p?>	-7 -3 6 3 2
b> n også det	-3 2 0 2 -1
b> n også men	1 -3 -1 3 0
b> n også §2	-3 5 0 -2 0
b> n ok <c?c?>	-6 -1 6 1 0
b> n ok <p?p?>	-2 4 2 -4 -1
b> n okay <c?c?>	-1 3 0 -1 -1
b> n okay <c?p?>	3 0 0 -3 -1
b> n okay <p?c?>	3 -2 1 -3 0
b> n okay <p?p?>	0 -4 2 2 0
b> n okej <c?c?>	-2 -2 4 0 1
b> n okej <c?p?>	2 -5 2 3 -2
b> n okej <p?p?>	1 -3 9 -5 -2
b> n om #	12 -7 3 -7 -2
b> n om <p?p?>	4 -3 0 0 0
b> n om aftene	-5 2 3 0 0
b> n om dagen	1 -6 4 5 -1
b> n om dan	0 0 3 -4 0
b> n om det	5 -5 1 -1 0
b> n om du	-2 0 3 0 -1
b> n om en	9 -2 -3 -3 -1
b> n om kvelde	2 8 -3 -6 -1
b> n om morgen	-4 6 -2 -2 1
b> n om månede	-7 6 -2 4 0
b> n om natta	-6 1 3 3 0
b> n om på	4 -2 -1 -1 0
b> n ont i	-1 -5 2 3 1
b> n op <p?p?>	-2 -2 4 0 1
b> n op i	5 1 -1 -5 0
b> n op med	-4 -5 -2 14 -2
b> n op til	-1 -1 4 -2 0
b> n opp <p?p?>	-2 -3 1 5 -1
b> n opp i	-1 0 -2 0 3
b> n over #	0 -2 3 -3 2
b> n over <p?p?>	3 -1 -2 0 0
b> n over i	2 6 -3 -5 0
b> n over på	-4 0 0 4 0
b> n patien i	0 5 -1 -3 -1
b> n pause til	-1 4 -1 -2 0
b> n prata om	-1 -2 0 3 0
b> n proppe i	-1 4 -1 -2 0
b> n prøven er	3 -2 -2 1 -1
b> n på #	-6 4 -3 2 3
b> n på <cp>	-1 4 -1 -2 0
b> n på <p?p?>	-4 8 -2 -2 -1
b> n på alle	1 4 -3 -1 0
b> n på apotek	-4 -8 14 0 -2
b> n på avdeli	3 0 -2 0 -2
b> n på dag	6 -1 2 -5 -1
b> n på den	3 2 -3 -2 0
b> n på det	4 5 -4 -3 -2
b> n på dig	3 3 -1 -3 -2
b> n på do	-2 -4 2 5 -1
b> n på en	5 2 -3 -3 -1
b> n på fredag	-3 6 -1 -1 -1
b> n på hele	-2 -1 0 0 3
b> n på henne	-3 0 -1 -2 6
b> n på i	1 3 2 -9 2
b> n på kortet	-3 -3 -1 5 2
b> n på kvälle	-1 1 -1 -2 4
b> n på lista	-2 -3 -1 5 0
b> n på listan	2 -4 -2 5 -2
b> n på låret	0 3 -3 1 0
b> n på lørdag	3 3 -5 1 -1
b> n på magen	-2 -2 3 -1 2
b> n på mandag	-5 1 1 3 0
b> n på med	-6 13 -6 -1 0
b> n på men	2 -3 0 2 0
b> n på morgen	0 -3 2 2 0
b> n på morgon	1 5 -2 -2 -2
b> n på måndag	-2 3 2 -3 -1
b> n på nettet	4 -4 1 1 -2
b> n på noe	-3 6 0 -2 -1
b> n på nätet	-1 -3 0 3 1
b> n på onsdag	-3 2 3 0 -2
b> n på pause	-1 5 -2 -2 0
b> n på ryggen	-4 1 6 -2 -2
b> n på samma	-4 -1 4 2 -1
b> n på sykehu	3 -1 -5 -1 4
b> n på søndag	-2 1 -3 6 -1
b> n på torsda	-1 2 -6 5 -1
b> n på §	-3 -1 1 0 3
b> n resept på	4 -4 4 -4 -1
b> n ryggen <c?c?>	1 -4 2 -2 3
b> n räcker inte	4 -2 -1 0 -1
b> n rødt <p?p?>	-2 0 -1 -1 4
b> n rører vi	-6 10 -1 -3 0
b> n sa at	1 3 -2 -2 -1
b> n sa det	-2 -3 1 4 0
b> n sa du	3 -3 -5 3 2
b> n sa jag	4 -1 1 -3 0
b> n sa jeg	1 -1 -1 -2 3
b> n samma sak	-9 8 -3 1 2
b> n samma ämne	-2 3 -1 -2 2
b> n samme <p?c?>	1 4 -1 -4 0
b> n samme dose	-1 4 -2 -2 0
b> n samme slags	3 -1 -1 -1 0
b> n samme som	-3 0 4 0 -2
b> n samme stof	-2 6 -2 -3 1
b> n samme stoff	0 -2 4 -1 0
b> n sammen med	4 -6 -3 9 -3
b> n satte den	2 3 -2 -3 0
b> n sedan i	0 1 -4 4 -1
b> n sedan länge	6 -1 0 -4 0
b> n sedan och	1 -3 4 -2 -1
b> n sedan §2	3 -3 -4 4 0
b> n selv <c?c?>	1 -3 2 1 -1
b> n selv i	0 2 4 -5 0
b> n sen <p?p?>	7 -7 2 -1 -1
b> n sen en	0 1 1 -4 2
b> n sen i	-6 0 -4 10 1
b> n sen §2	0 4 3 -6 -1
b> n sepone <c?c?>	-2 -1 0 3 0
b> n septem <p?p?>	3 0 -2 -1 0
b> n ser jag	-3 4 0 -2 1
b> n setter jeg	-4 3 2 -3 2
b> n setter vi	-4 -3 10 -2 -1
b> n siden #	5 -4 -1 0 0
b> n siden <c?c?>	7 -3 -2 -1 0
b> n siden <p?c?>	1 1 2 -3 -1
b> n siden av	-4 -1 5 -1 1
b> n siden du	-1 -4 4 2 -1
b> n siden i	-4 7 -6 4 -2
b> n siden jeg	-1 2 0 -3 2
b> n siden påske	1 -3 0 3 0
b> n sidst i	3 2 -1 -4 -1
b> n sidste gang	-2 -1 1 -2 3
b> n sidste uge	-4 0 -2 8 -3
b> n sist <c?c?>	-4 0 3 0 1
b> n sista i	-2 -1 -1 4 1
b> n sitter på	-2 4 0 -2 0
b> n sjette måned	-1 3 -1 -1 0
b> n ska du	-3 7 -3 3 -3
b> n ska inte	-4 -2 0 4 3
b> n skader ikke	-3 4 -1 0 0
b> n skal du	-2 8 -7 -1 2
b> n skal ha	0 -4 1 4 -2
b> n skal hun	-1 3 -3 -2 3
b> n skal ikke	4 -5 2 1 -1
b> n skal jeg	0 -5 5 0 -1
b> n skal stå	0 1 1 -3 2
b> n skal ut	1 -4 -1 4 0
b> n skifte i	-4 4 -1 1 0
b> n skifte til	-3 1 -2 4 -1
b> n skrive jag	2 0 3 -4 -1
b> n skrive jeg	2 -5 -4 1 5
b> n skrive vi	-1 1 -3 -1 3
b> n slut <p?c?>	3 -1 -1 -1 0
b> n slut i	2 -3 -2 5 -2
b> n sluta med	-2 0 -4 6 1
b> n slutad i	-3 -3 1 3 1
b> n slutar vi	-2 -2 -1 5 0
b> n slutt <p?p?>	-1 -1 -1 3 0
b> n slutt på	-3 -2 -2 8 -1
b> n slutta jeg	-3 -1 1 4 -1
b> n slutte du	-5 0 -1 9 -2
b> n slutte jeg	2 0 5 -8 1
b> n slutte med	-5 1 -1 6 -2
b> n slutte vi	3 -3 -4 5 0
b> n smører du	0 -3 5 -2 0
b> n snakke vi	3 -2 -2 1 0
b> n som altid	-2 4 0 -1 0
b> n som de	6 -1 -1 -5 1
b> n som den	-1 4 -1 -1 -1
b> n som dere	2 0 3 -4 -1
b> n som du	-6 5 -7 8 0
b> n som en	-2 -7 -7 7 9
b> n som er	1 -2 6 -4 -1
b> n som förut	-4 6 -1 -1 0
b> n som før	-2 8 -5 1 -2
b> n som gör	3 -3 -1 2 0
b> n som han	-3 4 -1 0 0
b> n som heter	3 -3 0 2 -1
b> n som hun	-4 5 -2 2 -1
b> n som ikke	-2 0 6 -5 2
b> n som jag	-2 6 0 0 -4
b> n som jeg	-4 -5 2 8 -1
b> n som min	4 -2 -1 -1 0
b> n som ni	0 6 -3 -5 2
b> n som noget	-2 0 0 -2 4
b> n som står	4 -2 1 -2 -2
b> n som vanlig	-1 7 -2 -3 0
b> n som var	-2 0 -1 4 0
b> n sprøyt hver	1 2 -3 1 0
b> n sprøyt i	1 0 -4 3 0
b> n stadig #	4 -4 -1 -1 2
b> n starte vi	5 -3 1 -1 -1
b> n stedet for	1 3 2 -5 -1
b> n stedet får	-2 -2 -1 5 -1
b> n sto det	-3 1 0 3 -1
b> n stod det	-4 -2 -1 5 1
b> n stod i	4 -2 -2 1 -1
b> n stoppe den	1 -3 0 3 0
b> n stoppe for	1 7 -1 -7 0
b> n stoppe i	0 0 -3 4 -1
b> n stoppe jeg	-2 0 0 3 0
b> n stoppe vi	-1 -1 -1 5 -1
b> n stryke jag	-2 4 0 -2 -1
b> n ställe <c?c?>	-2 -4 6 0 0
b> n ställe för	3 4 -4 -1 -2
b> n stå som	-2 0 -1 -1 5
b> n står der	0 -3 -1 2 3
b> n står det	9 3 -5 -8 1
b> n står du	0 4 -2 -1 -1
b> n står her	-5 1 -2 4 2
b> n står i	-1 3 3 -1 -3
b> n står med	-2 1 -1 -1 3
b> n står på	11 -15 2 -1 3
b> n står som	-5 -2 2 -1 6
b> n så ble	0 -1 -2 5 -2
b> n så blev	0 -3 -1 0 3
b> n så bliver	0 0 -3 2 1
b> n så de	0 -3 -2 -1 6
b> n så dem	-3 -3 0 7 -1
b> n så den	3 1 -6 8 -5
b> n så det	5 -4 -5 0 5
b> n så där	-2 2 4 -3 -1
b> n så en	1 3 1 -3 -2
b> n så er	-4 1 5 -1 -2
b> n så fik	1 -3 0 4 -2
b> n så fikk	-2 0 -2 4 0
b> n så får	0 -3 8 -4 -1
b> n så fælt	2 1 -3 -3 2
b> n så gør	0 2 2 -3 0
b> n så han	-1 3 1 -1 -2
b> n så har	7 0 -3 -2 -3
b> n så hon	-3 0 3 -2 2
b> n så hun	1 -4 5 -3 1
b> n så här	-1 -4 -1 7 -1
b> n så ikke	-2 -4 1 2 2
b> n så ingen	4 -1 -1 -1 -1
b> n så jag	3 5 -6 0 -1
b> n så jeg	-7 -1 -2 14 -3
b> n så kom	5 0 -1 -3 -1
b> n så må	-3 -2 7 -1 -1
b> n så nei	6 -2 -4 -2 2
b> n så nå	1 1 1 -3 0
b> n så på	2 -1 3 -4 0
b> n så skal	-1 -2 4 -3 3
b> n så skifte	-1 -2 0 3 0
b> n så skrive	2 -2 -4 3 0
b> n så slippe	-1 -1 4 -2 -1
b> n så stop	-3 -2 1 4 0
b> n så stoppe	-1 -3 1 4 0
b> n så står	1 4 -4 0 -1
b> n så svimme	2 4 -1 -2 -3
b> n så tager	-2 4 -1 -1 0
b> n så var	1 -2 4 -1 -2
b> n så vi	-2 8 -3 -5 2
b> n så §	-3 -6 3 6 0
b> n så §2	-8 5 3 6 -6
b> n söndag <p?p?>	-1 -1 -1 4 0
b> n søndag <c?c?>	-1 0 -2 4 -1
b> n søndag <p?p?>	-2 3 -1 1 -1
b> n ta #	-1 3 -1 -1 0
b> n ta dem	0 3 -1 -2 0
b> n ta den	0 5 0 -3 -2
b> n ta det	3 -2 -2 1 0
b> n ta med	-3 0 0 3 0
b> n ta §2	4 -6 -4 7 -1
b> n tablet #	0 1 4 -4 -1
b> n tablet <p?c?>	-1 3 -2 0 0
b> n tablet <p?p?>	1 1 -7 6 -1
b> n tablet for	1 0 2 -4 0
b> n tablet i	0 4 -2 -2 -1
b> n tablet §2	2 -4 1 1 0
b> n tag den	-2 3 -3 2 0
b> n tager #	-1 0 3 -2 0
b> n tager dem	-4 5 -1 0 -1
b> n tager du	0 10 -4 -5 -1
b> n tager han	-2 6 -1 -2 0
b> n tager hun	-1 3 0 -2 0
b> n tager jeg	-4 7 -4 3 -2
b> n tager vi	2 -9 -1 8 0
b> n tager §2	3 -1 -2 -2 3
b> n taget dem	2 1 0 -3 1
b> n taget i	-1 0 -2 4 -1
b> n takk <p?p?>	0 -1 5 -3 -1
b> n tar #	-2 5 1 -3 -1
b> n tar den	-2 -3 2 2 1
b> n tar du	-1 3 -1 2 -3
b> n tar han	-2 2 3 -4 1
b> n tar hon	-1 3 -1 -1 0
b> n tar jag	-3 8 -3 0 -3
b> n tar jeg	-4 9 -5 3 -3
b> n tar vi	9 -7 -1 1 -1
b> n tar §2	7 -6 -4 -6 8
b> n tatt §2	-1 -2 4 0 0
b> n til #	-10 7 6 -2 0
b> n til <c?c?>	-2 3 0 -1 0
b> n til at	-3 -1 0 3 1
b> n til den	6 -7 -3 2 3
b> n til det	0 -2 4 -1 -1
b> n til dig	3 -4 2 0 -1
b> n til frokos	-3 1 -1 4 0
b> n til hende	-4 1 1 -2 4
b> n til i	-4 4 1 1 -1
b> n til jeg	0 -3 4 -1 0
b> n til jul	0 4 -1 -3 0
b> n til kvelde	1 -4 0 3 0
b> n til maden	-2 4 -1 -2 0
b> n til natta	3 -2 -3 2 0
b> n til på	0 6 -5 0 -1
b> n til uke	4 -2 -2 -1 0
b> n til §2	-7 -2 -2 12 0
b> n til å	-4 1 0 3 0
b> n till #	3 6 -4 -6 1
b> n till det	-2 -2 4 0 0
b> n till kvälle	0 3 1 -4 0
b> n till natten	-1 -4 2 2 1
b> n till §2	-5 -3 -1 9 0
b> n time <p?p?>	1 -4 5 -1 0
b> n time før	-3 2 2 -1 0
b> n timer <p?p?>	-1 1 -3 3 0
b> n tog #	-3 0 -1 4 1
b> n tog den	0 -4 -1 0 5
b> n tog du	6 0 -1 -6 1
b> n tog jag	-6 -7 3 13 -2
b> n tog min	0 -1 3 -1 -1
b> n tog slut	4 -1 0 -3 0
b> n tok jeg	0 -4 -3 6 2
b> n torsda <p?p?>	-2 -2 6 -1 0
b> n trappe vi	1 -3 0 2 0
b> n tredje månad	-2 4 -1 -2 0
b> n trenge du	-6 0 0 8 -1
b> n trenge han	3 -2 -2 1 -1
b> n trodde det	3 -2 1 -1 -1
b> n tror det	0 -5 0 4 1
b> n tror jeg	6 -3 -3 1 -1
b> n trycke är	-1 -2 0 3 0
b> n tycker jag	0 -1 -2 3 0
b> n tåler ikke	-2 -3 2 -1 3
b> n tåler jeg	3 -2 -1 -1 0
b> n uge #	4 -1 0 -3 0
b> n ugen <c?c?>	-5 2 2 1 0
b> n uger <c?c?>	-2 -2 3 -2 3
b> n uger <p?p?>	-2 0 4 -1 0
b> n uger siden	-1 0 -2 4 -1
b> n uker <c?c?>	-2 5 1 -4 -1
b> n uker <p?p?>	-1 -3 0 5 -1
b> n uker og	0 -4 -2 3 3
b> n under huden	-2 2 6 -4 0
b> n under tungen	-2 0 3 -1 0
b> n ut <c?c?>	3 -2 -3 2 -1
b> n ut <p?p?>	0 0 -3 5 -2
b> n ut i	-5 2 5 0 -2
b> n ut med	-2 -4 -2 7 0
b> n ut og	1 -3 0 3 0
b> n ut på	-2 -2 3 -2 2
b> n ute <p?p?>	-3 -1 0 5 -1
b> n ute av	8 -2 -1 -5 0
b> n utslag av	2 1 0 2 -5
b> n vad säger	5 -1 -2 -1 -1
b> n var #	-2 2 -4 3 2
b> n var bara	3 -4 -1 4 -1
b> n var den	-2 6 -3 0 -2
b> n var det	3 -2 0 -1 -1
b> n var du	0 -2 -3 3 1
b> n var en	2 -4 2 0 0
b> n var for	-3 5 -1 1 -1
b> n var i	4 0 -6 -3 4
b> n var jeg	5 -2 -1 -4 2
b> n var jo	4 -3 0 -3 2
b> n var ju	3 -3 4 -3 -2
b> n var så	3 1 -1 -3 -1
b> n var til	3 -2 -2 1 -1
b> n var tredje	-4 7 0 -3 -1
b> n var §2	4 -1 0 -1 -2
b> n varje dag	-3 3 -3 1 2
b> n varje kväll	-2 5 -2 -1 -1
b> n vecka <c?c?>	1 2 -4 -2 2
b> n veckan <p?c?>	-4 2 -2 3 1
b> n veckan <p?p?>	0 5 -6 0 1
b> n veckor <p?p?>	-2 -2 5 0 -1
b> n veckor sedan	0 -3 4 -1 -1
b> n veckor sen	-1 -1 -2 5 -1
b> n ved #	4 1 -3 -1 0
b> n ved at	3 1 -1 -3 0
b> n ved behov	-2 -4 1 6 -1
b> n ved jeg	3 -3 3 -3 0
b> n ved med	-2 11 -5 -4 -1
b> n ved siden	-5 -4 9 1 -1
b> n vent <c?c?>	5 2 -2 -4 0
b> n vent <p?p?>	3 -1 1 -1 -1
b> n venter vi	6 0 -3 -1 -2
b> n vet du	-2 3 -3 0 2
b> n vi <c?c?>	1 2 -4 0 0
b> n vi <p?c?>	-2 0 -1 3 0
b> n vi bare	0 -1 -2 4 0
b> n vi bort	2 1 0 -3 -1
b> n vi bytter	-2 4 0 -1 -1
b> n vi den	-6 0 9 -1 -3
b> n vi det	-3 -2 1 4 0
b> n vi en	4 -1 -3 0 0
b> n vi har	5 0 3 -4 -4
b> n vi i	0 -3 2 1 1
b> n vi ikke	4 8 -6 -7 1
b> n vi inte	0 7 -1 -7 1
b> n vi jo	-3 2 7 -5 -1
b> n vi men	-1 -4 -1 7 -1
b> n vi om	3 -4 -1 2 -1
b> n vi over	4 2 0 -5 0
b> n vi på	-1 3 1 -4 0
b> n vi se	1 -2 3 -2 -1
b> n vi skal	0 3 2 -4 -1
b> n vi skrive	-4 -1 -1 0 6
b> n vi snakke	3 -1 -1 -1 0
b> n vi ta	3 -2 1 -2 0
b> n vi tager	5 -3 -5 0 3
b> n vi tar	7 -3 -4 -2 1
b> n vi til	-2 -6 5 2 1
b> n vi vara	-1 4 -1 -2 0
b> n vi være	5 2 -1 -6 0
b> n vi §2	4 -2 -2 1 -2
b> n vid behov	-5 4 3 -3 1
b> n videre <c?c?>	-1 5 -2 -1 -1
b> n videre med	-2 5 -2 -1 0
b> n videre men	-1 4 -1 -1 -1
b> n videre og	1 -3 1 1 0
b> n vil gerne	-1 3 -2 -1 0
b> n vil ha	-2 -3 2 3 -1
b> n vil helst	4 -1 -2 0 -1
b> n vil ikke	1 -3 -1 2 1
b> n vil jeg	2 1 3 -1 -5
b> n vill jag	2 0 2 -1 -3
b> n vinter <c?c?>	2 4 -1 -4 -1
b> n vinter <p?p?>	4 -1 0 -2 0
b> n virker ikke	2 -4 -4 8 -1
b> n väntar vi	5 -1 -1 -2 0
b> n være med	1 -5 -1 5 -1
b> n § #	-9 -2 -5 15 2
b> n § <c?c?>	-6 -7 7 3 4
b> n § <cp>	0 -1 3 -1 0
b> n § <p?p?>	6 0 -5 -3 2
b> n § av	-1 3 -2 1 -1
b> n § de	1 -3 -1 3 -1
b> n § den	3 -7 4 -2 3
b> n § det	7 -5 -1 -1 0
b> n § då	7 -2 -1 -2 -3
b> n § eller	2 -3 3 -2 0
b> n § er	7 -1 -2 0 -3
b> n § fikk	-4 2 -1 -1 4
b> n § for	-5 3 0 -1 3
b> n § för	1 4 0 -5 0
b> n § før	-4 1 3 2 -2
b> n § går	6 -1 1 -4 -2
b> n § har	4 -4 4 -2 -3
b> n § heter	-1 -1 -2 4 -1
b> n § hver	-1 4 -1 -1 0
b> n § i	4 7 1 -7 -4
b> n § ja	-1 2 -2 -4 4
b> n § jeg	-4 -2 2 1 3
b> n § mot	-2 5 0 -3 0
b> n § och	-1 6 2 -5 -2
b> n § og	-4 2 1 -2 2
b> n § på	1 -4 -1 4 0
b> n § som	7 -3 -2 -2 0
b> n § tar	3 -6 1 2 0
b> n § ut	0 -2 -1 3 0
b> n § §2	3 -3 2 -2 -1
b> n § är	1 -2 -4 4 1
b> n är allerg	-2 -2 -1 3 2
b> n är bara	0 4 -3 1 -1
b> n är borta	-1 -2 -2 5 -1
b> n är bra	-3 5 2 -3 -1
b> n är den	5 -7 -2 5 0
b> n är det	-2 -5 7 3 -2
b> n är en	-4 0 3 0 0
b> n är ett	-3 0 5 -2 0
b> n är färdig	-1 -2 -1 4 0
b> n är hon	2 -3 1 1 0
b> n är i	2 5 -4 -2 0
b> n är jag	0 -1 4 -2 -1
b> n är ju	4 -2 0 -1 -1
b> n är klart	3 -2 -2 2 0
b> n är kvar	-1 7 -3 -3 0
b> n är min	6 -2 -1 -2 0
b> n är okej	-1 6 -2 -2 0
b> n är slut	3 -4 1 1 -1
b> n är som	-4 -2 1 5 -1
b> n är så	0 -2 -1 3 -1
b> n äter §2	4 -1 -2 0 0
b> n å ja	4 -2 -1 -1 -1
b> n år <c?c?>	-1 1 -3 4 -2
b> n år <p?c?>	3 -2 2 -2 -1
b> n år <p?p?>	-2 4 -2 1 -1
b> n år <pc>	-2 0 -1 3 0
b> n år <pp>	-4 1 0 3 0
b> n år men	-1 -2 -2 6 0
b> n år sedan	9 -1 -2 -5 0
b> n år sen	5 -5 5 -6 0
b> n år siden	14 -7 4 -13 3
b> n året <p?p?>	-1 0 5 -4 0
b> n åt jag	6 -3 -1 -1 -1
b> n én om	-4 -2 6 0 0
c< n #	-3 4 3 -2 -2
c< n <c?c?>	-5 4 -1 1 -1
c< n <c?p?>	-1 0 7 -4 -1
c< n <cc>	-2 2 5 -2 -3
c< n <cp>	6 -3 -3 3 -4
c< n <p?c?>	1 3 -1 -6 3
c< n <p?p?>	-5 1 -2 3 2
c< n <pc>	0 -4 -1 3 2
c< n <pp>	-2 1 -7 7 1
c< n ?	4 2 1 1 -5
c< n af	-2 -4 1 -2 8
c< n aften	-3 6 -2 -2 1
c< n aldri	3 -1 -2 -4 4
c< n aller	-1 2 1 -7 4
c< n allts	-4 -1 0 0 4
c< n altså	-2 -4 3 6 -2
c< n anden	-1 3 2 -3 0
c< n andre	-8 1 4 6 -2
c< n annet	0 -2 -2 0 4
c< n antib	-2 4 -5 2 0
c< n astma	-2 2 -3 0 3
c< n at	-2 -3 -1 7 1
c< n att	0 -1 -1 4 -2
c< n av	-5 0 -5 0 10
c< n avslu	-4 2 -2 6 -1
c< n bara	3 6 -3 -4 -1
c< n bare	-4 7 4 -5 -1
c< n begyn	0 -5 9 -1 -2
c< n behol	-3 4 -2 1 -1
c< n behöv	3 0 -1 -1 -2
c< n bli	3 -1 -3 2 0
c< n blir	-2 -3 8 -1 -2
c< n blive	-7 1 5 -2 3
c< n blodf	-2 5 -3 0 0
c< n blodt	1 5 -6 1 -2
c< n bort	-1 -3 -2 6 0
c< n bra	-4 -3 0 5 2
c< n bruk	0 4 -4 0 0
c< n bruke	7 -3 -3 -1 0
c< n brukt	2 -4 1 2 -1
c< n byter	-2 -4 1 1 3
c< n bytte	-6 -2 5 4 -1
c< n både	-3 2 -1 1 1
c< n börja	-3 5 -1 0 0
c< n da	-3 1 6 -1 -3
c< n dag	-7 5 2 -2 2
c< n dagar	0 -4 2 3 -1
c< n dagen	-4 1 0 2 0
c< n dager	-1 -1 -1 0 3
c< n dagli	0 5 -3 -2 0
c< n de	-6 8 3 -5 -1
c< n deg	-4 -3 7 -1 1
c< n dem	2 6 -3 -4 -1
c< n den	5 1 -4 -1 -1
c< n der	4 3 -5 3 -5
c< n dere	-1 -2 4 0 -1
c< n derfo	-3 -1 4 0 -1
c< n det	3 -3 -3 6 -1
c< n dig	-1 -2 4 0 0
c< n din	2 5 -2 -4 -1
c< n dose	0 -2 4 -1 -1
c< n drop	-5 0 4 1 0
c< n dropp	2 -1 -2 3 -1
c< n drypp	-2 -5 3 3 1
c< n dråbe	-3 -1 3 2 0
c< n du	0 -2 3 -2 3
c< n där	-2 -3 0 5 -1
c< n därem	-2 -2 4 -1 2
c< n då	3 3 0 -4 -3
c< n efter	1 -2 -3 3 0
c< n eller	5 3 -3 -3 -1
c< n en	6 1 1 -6 -1
c< n er	6 9 -7 1 -10
c< n ett	-1 0 3 -2 -1
c< n fast	-4 6 -4 4 -2
c< n feber	6 -4 3 -3 -2
c< n fick	1 0 -1 -3 3
c< n fik	7 2 -5 -5 2
c< n fikk	2 3 4 -9 0
c< n fint	-3 1 -1 4 -1
c< n flask	-4 -1 3 2 0
c< n flått	-2 3 -1 1 -2
c< n for	5 -1 1 -2 -3
c< n fordi	0 4 -2 -1 0
c< n foreb	-2 -5 0 5 2
c< n forts	8 1 -4 -4 -1
c< n forve	-1 6 -5 0 0
c< n få	6 -7 4 -6 4
c< n fået	-1 -4 0 0 5
c< n får	3 -3 2 -1 1
c< n fått	5 -2 2 -4 0
c< n för	-5 3 0 -1 3
c< n først	-4 4 -1 1 1
c< n ga	0 3 -4 -1 2
c< n gamla	1 -4 2 1 0
c< n gange	-4 1 2 1 0
c< n gav	0 7 -9 5 -3
c< n gel	-2 -1 0 3 0
c< n gerne	3 1 -2 -1 -1
c< n gett	-4 5 -2 2 0
c< n gir	1 3 3 -4 -1
c< n giv	-1 -2 3 0 0
c< n giver	2 -5 3 1 0
c< n givet	-1 3 -1 0 0
c< n godt	-5 8 0 -2 -1
c< n greit	-3 -1 3 2 0
c< n gule	-3 0 -1 5 -1
c< n gång	-3 -2 2 2 1
c< n gånge	1 3 -3 -3 3
c< n går	1 3 2 -6 0
c< n gått	-2 -4 -1 6 0
c< n gør	-3 2 0 1 0
c< n ha	1 -3 5 -7 5
c< n hadde	4 -8 3 0 1
c< n hade	4 -2 0 -2 -1
c< n haft	-2 1 -2 0 5
c< n halv	3 3 -4 -1 -1
c< n han	1 4 -6 2 -1
c< n hans	2 -2 -4 4 0
c< n har	2 6 -10 2 -1
c< n hatt	-6 -2 -3 5 5
c< n havde	-3 1 -2 5 -1
c< n have	3 -3 0 2 -2
c< n hedde	-2 0 6 -1 -2
c< n helle	5 -6 3 -4 2
c< n helt	3 1 -2 -2 0
c< n hemma	1 -3 2 -2 2
c< n henne	-5 3 3 1 -3
c< n hente	-2 4 -1 0 -1
c< n hepat	3 -2 0 -1 0
c< n her	-3 -2 0 6 -3
c< n heter	0 0 10 -8 -2
c< n hjemm	-2 -1 0 4 0
c< n hjert	0 5 -2 -3 0
c< n ho	0 4 -1 -3 -1
c< n holde	1 3 -2 -2 -1
c< n hon	0 -2 -6 7 0
c< n honom	-2 4 1 -1 -1
c< n hoved	4 -3 -1 -1 1
c< n huden	-2 -1 4 -1 -1
c< n hun	5 4 -9 1 -1
c< n hva	0 -2 4 0 -1
c< n hvide	-1 -2 0 3 -1
c< n hvite	-1 4 -1 -2 0
c< n här	-5 0 6 0 0
c< n i	-1 2 4 -7 1
c< n igen	5 4 -4 -4 0
c< n igjen	-5 -3 11 -5 2
c< n ihop	-4 3 0 1 -1
c< n ikke	5 3 -13 3 1
c< n ikkje	2 -1 -3 -2 4
c< n in	-4 2 3 -2 1
c< n ingen	6 0 -6 -3 4
c< n inget	6 -4 -2 -4 5
c< n inn	-1 0 4 -3 0
c< n inte	-2 4 -2 -2 2
c< n istäl	-1 -2 3 0 0
c< n ja	-2 0 7 -2 -2
c< n jag	4 -4 4 3 -7
c< n jeg	2 12 -9 0 -8
c< n jerne	-1 3 -2 0 1
c< n jo	6 1 -5 -2 0
c< n journ	4 -1 -3 -1 1
c< n ju	0 6 -6 -2 2
c< n just	-2 5 1 -3 -1
c< n kalci	3 1 -2 -2 0
c< n kaliu	-5 -2 1 7 -1
c< n kalk	4 -3 1 -2 0
c< n kan	2 -2 3 1 -4
c< n katte	-1 4 -2 -1 0
c< n kg	1 -2 3 -1 0
c< n kjøle	-1 -1 3 -1 -1
c< n kona	-6 -1 0 2 4
c< n kun	-2 4 1 -4 1
c< n kunne	4 -2 -2 0 -1
c< n kur	-1 1 4 -4 0
c< n kvalm	-1 2 -4 2 1
c< n kväll	-4 4 -4 5 -1
c< n kör	5 -3 0 -1 -1
c< n la	-2 -5 1 6 0
c< n lar	-1 7 -2 -4 0
c< n legge	-3 -1 7 -3 0
c< n lenge	4 -2 -1 0 -1
c< n lilla	1 3 1 -4 0
c< n lille	-6 0 3 2 1
c< n lista	0 3 -3 2 -2
c< n litt	5 -7 5 -2 -2
c< n loppe	-2 3 -1 -1 0
c< n lägge	-6 -4 10 -1 0
c< n lægge	-1 -4 6 0 -1
c< n man	4 0 0 -1 -2
c< n manda	-2 6 -1 -2 -1
c< n manne	3 -3 1 -1 0
c< n maven	-2 0 -1 3 0
c< n med	0 -2 4 5 -5
c< n medic	2 5 -3 -2 -1
c< n meg	2 1 -4 1 0
c< n men	-3 -2 1 -3 7
c< n mener	2 -4 1 1 0
c< n mer	-4 1 -1 2 1
c< n mere	-2 1 -3 5 0
c< n mi	-2 -2 -1 6 -1
c< n mod	-2 -2 0 4 0
c< n mor	3 -3 -2 3 -1
c< n morge	2 -3 4 -2 -1
c< n morgo	-3 1 2 0 1
c< n munne	2 -3 -2 4 -2
c< n mye	0 4 -1 -2 0
c< n må	-4 -4 2 1 5
c< n måned	3 2 -4 -1 0
c< n naboe	3 2 -3 -1 -1
c< n nei	4 -2 0 -3 1
c< n nej	5 -1 -4 1 -2
c< n neste	-2 -1 0 3 0
c< n noe	-3 -8 3 4 4
c< n noen	5 -2 -1 -2 0
c< n noget	1 -1 -5 5 0
c< n noter	-3 -1 0 0 4
c< n nu	-3 3 1 2 -2
c< n ny	-2 -1 3 0 -1
c< n nå	0 -2 1 3 -2
c< n något	0 -3 -2 4 0
c< n når	-2 -3 7 -2 0
c< n och	2 5 -2 -1 -4
c< n också	-6 2 2 2 0
c< n også	-2 -2 0 7 -2
c< n okej	-2 1 0 -2 4
c< n om	6 -4 0 -3 1
c< n onsda	-2 7 -3 -2 -1
c< n ormek	-1 -4 -1 2 4
c< n over	-2 2 4 -4 1
c< n p-pil	-4 0 0 4 -1
c< n patie	2 1 1 -3 0
c< n pleje	0 3 -3 -1 1
c< n plåst	-1 -3 1 3 0
c< n prova	5 -5 1 -1 -1
c< n prøv	-2 -4 4 2 -1
c< n prøve	-3 -5 3 1 5
c< n pust	0 -1 -1 4 -1
c< n på	5 -3 1 -9 6
c< n recep	3 -4 1 0 0
c< n redan	-2 6 -1 -2 0
c< n resep	4 -4 1 -1 0
c< n rygge	-2 -1 4 -1 0
c< n sak	4 -3 0 -1 0
c< n salve	0 -4 3 2 -1
c< n samma	3 -3 -1 2 -1
c< n samme	-2 8 -6 -1 2
c< n satt	1 -3 0 2 0
c< n sedan	-3 4 -3 4 -1
c< n sen	2 -2 -3 1 2
c< n ser	5 0 -4 -1 0
c< n sett	-1 0 5 -4 0
c< n siden	-2 3 3 -4 0
c< n sier	1 -3 1 1 0
c< n siger	-1 -4 -1 5 1
c< n sin	-3 7 -1 -2 -1
c< n sist	0 -4 7 -5 2
c< n ska	-4 2 3 -3 2
c< n skal	2 0 3 -7 1
c< n skift	-1 -3 7 -1 -1
c< n skriv	-1 -6 2 -3 8
c< n skyll	4 -1 1 -4 -1
c< n slipp	3 1 -1 -2 -1
c< n slut	-5 0 0 7 -1
c< n sluta	-2 -2 -3 8 -1
c< n slutt	0 5 -11 6 -1
c< n smert	-5 4 2 1 -1
c< n smurt	-2 -4 4 2 0
c< n smøre	-4 0 2 1 0
c< n snakk	4 0 0 -2 -2
c< n som	3 5 2 -6 -3
c< n sover	-3 4 0 -2 0
c< n spise	-1 -4 -1 6 0
c< n sprut	0 2 -2 -2 3
c< n sprøj	3 -1 0 -3 1
c< n sprøy	-2 -4 -1 8 -1
c< n stadi	-1 2 -3 4 -2
c< n start	2 -7 4 2 -1
c< n stede	5 -6 7 -5 0
c< n stop	2 -1 -3 3 0
c< n stopp	-1 -1 -4 6 0
c< n stryk	2 -1 -3 3 -2
c< n ställ	-1 -10 10 2 -1
c< n stå	-2 3 -2 0 0
c< n står	2 0 -13 9 2
c< n sukke	-1 4 1 -3 -1
c< n svige	4 -1 -1 -2 0
c< n sätte	-1 -2 3 1 -1
c< n så	-6 -1 0 10 -3
c< n sånn	0 -2 4 0 -2
c< n sønda	3 0 0 -3 -1
c< n ta	-5 9 0 -2 -2
c< n table	-6 3 -4 1 5
c< n tag	-3 2 3 -1 -1
c< n tage	10 -1 -6 -2 -1
c< n tager	0 4 0 -1 -3
c< n taget	-4 0 -2 7 0
c< n tagit	4 -3 5 -4 -1
c< n tar	-2 -1 10 -4 -2
c< n tatt	5 -4 -1 1 0
c< n tek	0 3 0 -2 -1
c< n tenke	0 -2 4 -1 0
c< n tid	4 0 -2 -1 0
c< n til	-2 -1 13 -7 -4
c< n tilba	-1 4 1 -4 -1
c< n till	2 -7 6 -3 2
c< n tille	-2 0 3 -1 0
c< n tog	2 -2 -4 3 1
c< n trykk	-2 4 1 -1 -1
c< n tube	-3 1 3 -1 0
c< n tåler	0 -3 -1 -2 5
c< n tålt	-2 1 4 -1 -1
c< n tålte	-1 1 -1 -3 4
c< n ud	-2 -4 6 0 0
c< n uge	-3 2 0 2 0
c< n uger	2 0 -3 1 0
c< n uker	-2 6 -2 -1 -1
c< n under	4 0 -2 0 -1
c< n upp	-1 -3 -2 3 4
c< n ut	-1 -3 -1 6 -2
c< n vanli	-4 2 4 -7 5
c< n var	10 -9 -10 3 5
c< n vaske	0 0 -4 2 2
c< n ved	1 4 -3 0 -2
c< n vel	-1 -4 4 -1 2
c< n vi	2 -14 5 3 7
c< n vider	3 -2 -3 3 -1
c< n vill	-1 -3 4 0 -1
c< n ville	5 -1 -1 0 -2
c< n virke	0 3 -1 -2 0
c< n vitam	-3 6 1 -4 0
c< n væk	-2 -2 -1 3 1
c< n være	-7 2 1 5 0
c< n |	-4 3 -4 0 2
c< n §	0 -1 3 0 -1
c< n §2	8 1 -7 -4 3
c< n är	3 7 -5 4 -9
c< n å	1 -2 -1 3 -1
c< n år	1 -4 0 0 4
c< n åra	-2 -1 0 3 0
c< n åt	7 -3 -1 -2 0
c< n én	4 -1 -1 -2 0
c< n øker	-1 3 0 -2 0
c> n #	-4 2 8 -2 -8
c> n <c?c?>	-1 -1 0 4 1
c> n <c?p?>	-3 1 -1 5 -2
c> n <cc>	4 6 -2 -6 -1
c> n <p?c?>	-1 1 -6 3 2
c> n <p?p?>	-5 -2 4 2 5
c> n <pc>	6 3 0 -5 -4
c> n <pp>	1 2 -6 3 0
c> n aften	-2 8 -5 -2 1
c> n aktue	4 -3 -1 1 0
c> n aldri	4 -5 -3 -4 8
c> n alene	-4 4 0 0 -1
c> n alle	4 2 0 -5 -1
c> n allti	1 5 -2 -3 -1
c> n allts	-3 1 2 0 -1
c> n alt	6 -2 -1 -2 -1
c> n altså	0 -5 5 -2 1
c> n ampul	3 -3 0 -1 0
c> n anden	-2 2 5 -2 -2
c> n andre	3 0 0 -2 0
c> n annen	-2 4 -1 -2 1
c> n apote	-3 6 -1 0 -1
c> n april	4 -1 -2 -1 -1
c> n armen	-4 -2 0 6 0
c> n at	4 -4 0 -1 0
c> n att	6 1 0 -5 -1
c> n augus	-1 -4 1 5 -1
c> n av	-11 4 3 3 1
c> n bare	-3 3 7 -3 -5
c> n begge	-5 -1 3 4 -1
c> n behol	-1 4 0 -2 -1
c> n behov	-6 1 -2 5 2
c> n ble	2 -3 -4 1 4
c> n blev	-3 -1 0 0 5
c> n bli	4 -1 0 -2 0
c> n blir	-1 -2 -1 0 4
c> n blive	1 5 -4 -1 -1
c> n blæra	0 1 -4 2 1
c> n bort	-5 -5 -6 12 4
c> n borta	-1 -2 -1 5 -1
c> n bra	5 3 -1 -5 -2
c> n bruge	3 3 -1 -3 0
c> n brugt	-2 -3 -2 8 -1
c> n bruke	2 1 3 -4 -2
c> n bytte	3 -2 -4 3 -1
c> n båda	1 2 0 -4 1
c> n börja	-2 3 -3 1 0
c> n da	0 -5 3 -2 3
c> n dag	4 -3 2 0 -2
c> n dagar	1 2 -3 1 0
c> n dage	0 -5 2 3 -1
c> n dagen	1 3 -4 2 -2
c> n dager	5 -1 3 -4 -3
c> n de	3 -4 -8 6 2
c> n dem	-2 0 3 1 -3
c> n den	-12 1 0 6 2
c> n der	-3 -1 3 1 0
c> n derim	-5 -4 4 2 2
c> n det	1 0 1 -6 4
c> n dl	-1 3 -1 -1 0
c> n dom	0 5 -3 -1 -1
c> n drop	0 -4 2 0 1
c> n dropp	5 1 1 -4 -3
c> n drypp	1 3 -2 -2 0
c> n du	-5 1 -5 6 3
c> n där	-5 2 -1 3 1
c> n därem	-3 -1 0 -1 4
c> n då	7 1 -3 -5 0
c> n efter	-1 -3 3 0 1
c> n eg	0 -3 -2 6 -1
c> n egen	-1 1 -2 3 -2
c> n ein	2 -2 4 -3 -1
c> n eller	7 -5 -6 1 3
c> n en	-8 3 10 -4 -5
c> n ene	1 -1 -2 4 -1
c> n enhed	4 -3 0 -1 0
c> n er	8 -2 1 -3 -4
c> n et	4 -3 1 0 -1
c> n ett	0 -4 4 1 -1
c> n etter	-2 3 0 -3 3
c> n fastl	4 1 -1 -4 0
c> n feber	3 0 2 -4 -1
c> n ferdi	-2 -2 0 4 0
c> n fick	-1 -3 1 5 -3
c> n fik	2 0 -3 -3 4
c> n fikk	5 1 -6 1 -1
c> n fint	0 5 -1 -1 -3
c> n fjerd	-2 3 -1 1 0
c> n fjor	-5 1 -4 6 2
c> n flask	3 1 -1 -3 -1
c> n foder	-5 10 -4 0 -1
c> n for	-1 9 -8 0 -1
c> n fordi	0 -5 1 5 -2
c> n fortf	-3 3 -1 1 -1
c> n forts	-4 9 -4 1 -2
c> n freda	-2 4 -2 -1 0
c> n från	-3 -3 -4 12 -3
c> n få	5 -3 1 -1 -2
c> n får	-4 5 -1 -6 6
c> n fått	-2 -3 2 5 0
c> n för	-2 3 1 5 -7
c> n förra	4 -2 5 -2 -5
c> n först	9 -2 -3 -3 -2
c> n før	-3 6 2 -5 -1
c> n først	-4 1 -2 0 6
c> n g	1 2 4 -6 -2
c> n ga	6 -4 -2 -1 1
c> n gang	2 -2 -4 4 0
c> n gav	1 -3 -6 4 3
c> n gel	2 -5 1 -2 4
c> n gelen	3 0 0 -1 -2
c> n ger	-2 6 -3 3 -5
c> n gi	-2 0 -2 3 0
c> n gikk	3 -5 0 -1 2
c> n gir	-5 5 -2 2 0
c> n gitt	5 -3 -1 -3 2
c> n giver	3 1 0 -4 -1
c> n gjord	0 -1 -1 6 -3
c> n gjør	3 -3 -1 3 -2
c> n godt	0 -3 8 -3 -1
c> n granu	-2 -3 -1 5 1
c> n greit	1 -2 3 -3 0
c> n gång	3 -3 -1 -3 5
c> n gånge	0 0 -4 8 -3
c> n går	-3 3 -3 5 -2
c> n gør	0 -4 5 -1 -1
c> n ha	2 5 2 -8 -1
c> n hadde	5 -6 1 2 -2
c> n hade	8 1 -3 -4 -1
c> n halv	-3 3 -6 5 1
c> n ham	4 -3 -1 -3 3
c> n han	-1 2 -3 -4 5
c> n har	-5 4 -6 8 -3
c> n hedde	-2 3 4 -5 0
c> n hele	-4 3 -2 0 4
c> n helle	-4 1 2 1 0
c> n hemma	-2 4 2 -2 -2
c> n hende	-4 -2 4 -1 3
c> n henne	-7 -2 -3 6 6
c> n her	0 -2 4 -2 -1
c> n heter	-2 -2 4 2 -2
c> n hjelp	-3 6 -2 0 -1
c> n hjem	-1 -1 4 -1 -1
c> n hjert	-5 1 3 0 2
c> n hjärt	2 3 -1 -3 -1
c> n ho	-2 -2 -2 3 3
c> n hofte	-2 -3 -2 7 0
c> n holde	0 3 2 -3 -2
c> n holdt	-2 -1 -1 4 -1
c> n hon	5 3 -6 -5 2
c> n hos	6 -2 4 -5 -3
c> n hun	3 0 -1 -1 -1
c> n hunde	4 -3 0 0 -1
c> n hur	0 2 -3 4 -2
c> n huske	-1 -2 -1 0 3
c> n hva	1 -1 -4 2 2
c> n hvad	-1 -3 3 0 2
c> n hver	-3 13 0 -8 -1
c> n hvis	5 1 -4 -2 0
c> n hvor	-4 4 -3 5 -1
c> n här	0 -4 2 4 -2
c> n høyt	4 -1 -3 1 0
c> n i	-3 0 8 -7 -4
c> n idag	-1 -1 4 -1 -1
c> n igen	-4 -1 1 0 4
c> n igjen	6 -4 3 -4 -1
c> n ikke	3 3 -11 5 0
c> n inget	3 -1 0 -3 2
c> n inn	-2 -2 4 1 -1
c> n inte	3 -1 -3 2 -2
c> n intra	-3 -1 6 -1 -1
c> n istäl	-2 -1 4 0 0
c> n ja	-7 0 -1 7 1
c> n jag	-1 -3 0 8 -3
c> n jeg	4 -2 -1 1 -1
c> n jo	5 -3 -3 -1 2
c> n ju	-4 0 -1 -3 8
c> n juni	6 1 -3 -4 -1
c> n junio	0 4 -2 -2 0
c> n kan	3 3 -4 2 -4
c> n kapse	0 -5 3 1 0
c> n kapsl	1 0 4 -4 -2
c> n kaste	0 -1 2 -3 3
c> n kjøp	-2 -1 4 0 0
c> n kjøpe	-3 0 3 1 0
c> n kreme	1 2 0 -3 0
c> n kräm	-1 -3 5 -2 1
c> n kun	-4 1 2 1 -1
c> n kunne	6 -1 0 -2 -2
c> n kvar	-2 4 0 0 -2
c> n kvart	-1 -2 4 -1 0
c> n kveld	4 -5 2 -2 0
c> n kører	-2 5 -1 -2 0
c> n lar	5 1 0 -5 -1
c> n legev	-3 4 0 -2 1
c> n legge	-1 0 -2 4 -1
c> n lenge	-1 4 0 -3 -1
c> n lever	3 -2 0 -1 0
c> n lille	-3 4 0 -1 0
c> n lista	-1 -2 -1 4 0
c> n liste	0 -1 0 3 -1
c> n litt	-2 0 3 -1 0
c> n lägge	-2 -5 4 1 2
c> n lå	3 -1 0 0 -2
c> n låret	-2 -1 7 -3 -1
c> n længe	-4 1 1 3 -1
c> n maden	-2 3 0 -1 0
c> n magen	-7 -2 0 5 3
c> n mai	-3 3 -1 1 -1
c> n man	-6 0 3 4 -1
c> n manda	-5 5 1 0 0
c> n maske	-3 -1 7 -2 0
c> n maten	2 5 -4 -3 -1
c> n maven	-2 0 -3 6 0
c> n med	3 -2 3 -6 2
c> n meg	2 -1 4 -3 -2
c> n men	4 -4 -6 6 1
c> n mer	-2 0 -2 -3 7
c> n mg	4 -5 5 2 -4
c> n mig	-1 2 1 -4 3
c> n mikst	2 3 -1 -4 1
c> n min	9 -5 -6 2 0
c> n ml	4 -8 3 3 -1
c> n mod	3 5 -5 0 -4
c> n morge	-1 -5 3 0 3
c> n morgo	-4 3 1 2 -2
c> n mot	0 5 -4 4 -6
c> n munne	-1 -1 4 0 -2
c> n muske	-6 -2 10 -3 0
c> n muskl	1 -2 -1 -1 3
c> n må	1 3 -2 -6 4
c> n målti	-1 3 -1 -1 0
c> n månad	2 2 1 -1 -4
c> n månda	-2 4 1 -2 -1
c> n måned	-6 4 1 2 -1
c> n många	0 4 0 -3 0
c> n nacke	1 2 2 -3 -1
c> n nakke	-3 -1 5 -1 0
c> n ned	-2 0 -2 3 0
c> n nei	10 -1 -8 0 0
c> n nej	7 5 -9 1 -4
c> n neses	0 -5 7 -2 -1
c> n nette	2 -3 -2 3 -1
c> n noe	4 -2 0 2 -3
c> n noen	2 -3 1 0 0
c> n noget	-1 -1 2 -3 3
c> n nok	2 0 5 -6 -1
c> n noter	-5 -1 -2 -1 8
c> n nu	-3 -9 14 -1 0
c> n när	-5 4 -5 6 -1
c> n näsan	-2 1 4 -2 -1
c> n nå	-3 1 7 -1 -4
c> n någon	5 -2 -2 -4 2
c> n når	-9 15 -6 3 -3
c> n nåt	0 -4 1 3 0
c> n næsen	-3 2 1 1 0
c> n och	4 0 -2 4 -6
c> n också	-6 2 -1 4 2
c> n ofte	3 -2 0 0 0
c> n og	-4 3 1 3 -4
c> n også	7 -4 -2 3 -5
c> n okay	4 -2 -3 1 0
c> n om	7 -1 -1 -2 -2
c> n opp	-4 -1 6 -1 0
c> n orm	-3 2 -2 1 2
c> n over	2 -4 1 2 -1
c> n overv	4 -1 -1 -1 -1
c> n pasie	0 -3 3 -1 1
c> n pausa	-2 6 0 -3 0
c> n pause	-2 7 -1 -4 0
c> n plast	3 -1 1 -1 -1
c> n poser	0 -2 -1 3 0
c> n prata	4 -2 -1 -1 -1
c> n propp	-1 4 -2 -1 0
c> n prøv	4 -1 -1 -1 -1
c> n prøvd	2 -3 -1 -3 4
c> n pulve	0 3 -2 0 -1
c> n pumpe	-4 2 3 0 0
c> n på	-6 1 -1 4 2
c> n ringe	-1 -2 3 1 -1
c> n rygge	-6 0 6 -1 0
c> n sa	1 -2 -3 2 2
c> n saft	-4 3 2 0 0
c> n sagde	5 -1 -1 -2 -1
c> n samma	-3 8 -5 2 -2
c> n samme	-2 1 3 -2 0
c> n satt	-2 4 -1 -2 0
c> n sedan	-7 8 -5 5 -1
c> n selv	0 4 -1 -1 -1
c> n sen	-7 6 2 0 -1
c> n sepon	0 -2 -1 4 -1
c> n ser	-4 0 -4 7 2
c> n sette	-3 0 5 -3 1
c> n siden	-3 7 1 -6 0
c> n sidst	4 -1 -2 0 -1
c> n sier	-1 2 -3 3 -2
c> n sig	3 -1 -1 -1 0
c> n siger	2 -6 -2 3 2
c> n sist	-3 -2 1 0 3
c> n sitte	-2 5 -1 -2 0
c> n ska	-2 3 -1 -4 4
c> n skal	-6 -2 3 3 3
c> n skape	6 -1 -1 -3 0
c> n skrev	-2 -4 1 4 2
c> n skriv	-4 -2 1 -2 7
c> n skuld	0 -2 -2 5 0
c> n skull	-3 -2 -2 3 3
c> n skyll	0 -3 5 1 -2
c> n slang	-1 -1 1 -2 3
c> n slipp	3 -3 0 1 -1
c> n slut	-3 -4 -1 8 -1
c> n sluta	5 -3 0 -1 -1
c> n slutt	0 -4 -4 2 6
c> n smert	1 -5 5 -4 2
c> n smörj	0 -4 3 1 0
c> n smøre	4 -2 3 -4 0
c> n som	3 2 -3 1 -3
c> n spray	5 1 -4 -3 1
c> n sprut	0 4 -4 -1 1
c> n sprøj	4 2 -3 -2 -1
c> n sprøy	8 2 -4 -6 0
c> n stadi	-2 4 -1 0 0
c> n start	-3 -1 3 3 -2
c> n stede	-7 3 10 -4 -3
c> n stikk	0 5 0 -3 -1
c> n stod	-1 0 -4 4 1
c> n stopp	-2 -3 -4 13 -4
c> n stryk	-2 -2 -2 5 0
c> n stykk	5 0 -1 -3 0
c> n stå	-1 5 -3 -1 1
c> n ståen	6 -3 -4 0 1
c> n sykeh	5 -4 -1 0 0
c> n säger	2 -3 0 2 -1
c> n så	2 -4 3 -4 4
c> n sådan	5 -4 -1 -2 2
c> n såret	1 -2 -1 4 -2
c> n sønda	-1 4 -1 0 -2
c> n ta	-3 3 5 -3 -1
c> n table	5 -4 -6 0 6
c> n tager	5 2 -5 -2 0
c> n tar	-4 7 2 1 -5
c> n tatt	-3 2 1 1 -1
c> n til	1 -5 6 0 -2
c> n till	-1 -4 5 -4 4
c> n tille	-3 -4 2 3 2
c> n tog	4 -1 2 -4 -1
c> n tok	6 4 -4 -7 1
c> n tom	-3 1 -1 3 0
c> n trapp	-2 -5 -3 10 0
c> n treng	1 -1 -2 4 -2
c> n tygge	0 4 1 -4 -1
c> n tänkt	4 -3 0 -1 0
c> n tåler	3 -1 2 -3 -1
c> n ud	-1 -5 -5 12 -1
c> n uge	-3 -2 3 2 0
c> n uger	-2 0 3 -1 0
c> n uke	4 -6 3 0 -1
c> n under	-2 1 9 -6 -1
c> n ut	-1 -4 -8 16 -2
c> n ute	-3 -6 -2 10 0
c> n uten	1 -2 3 -2 -1
c> n uændr	-3 4 -1 0 0
c> n vagtl	0 3 -3 0 -1
c> n vanne	-3 -2 2 4 0
c> n var	-1 -3 1 4 0
c> n vara	-1 4 -1 -1 0
c> n varan	0 -2 3 0 -1
c> n varje	-2 11 -4 -5 0
c> n vattn	-1 4 -3 0 -1
c> n vecka	-1 -6 7 1 -1
c> n ved	-3 -3 3 4 -2
c> n vent	9 -1 -6 -2 0
c> n vente	1 4 -2 -2 -1
c> n vi	-3 4 -2 -4 4
c> n vider	-2 5 -3 0 -1
c> n vil	7 -5 3 -4 -2
c> n vill	5 -1 1 -3 -2
c> n ville	7 -2 0 -5 0
c> n vinte	1 3 -1 -1 -3
c> n virke	0 -2 1 4 -2
c> n vurde	5 -2 -2 -1 0
c> n vänta	5 -2 -2 2 -3
c> n væk	-2 -4 -1 8 0
c> n være	8 -1 -2 -4 -1
c> n §	-14 1 3 6 3
c> n §2	-1 5 -8 3 0
c> n µg	-3 3 1 -4 2
c> n är	4 -2 -6 -2 6
c> n å	5 1 -2 -3 -1
c> n år	6 3 -4 -5 0
c> n åt	5 -2 -1 -3 0
c> n én	2 -1 5 -5 -1
c> n örat	-3 -1 0 3 2
last b< n # av	3 1 -1 -2 -1
last b< n # dage	-3 -5 2 5 1
last b< n # dager	1 -3 -2 2 1
last b< n # den	0 -1 5 -4 0
last b< n # er	-3 1 0 3 0
last b< n # fra	4 -3 2 -2 -1
last b< n # g	1 -1 4 -3 -1
last b< n # ganger	-1 -4 0 2 3
last b< n # gånger	-3 -5 4 4 0
last b< n # hver	3 0 -2 -3 2
last b< n # l	-1 -2 5 -2 -1
last b< n # liter	-2 0 4 -1 0
last b< n # ml	4 -2 0 -2 0
last b< n # och	0 0 3 -4 2
last b< n # om	2 6 -3 -6 1
last b< n # som	-3 4 -1 0 0
last b< n # |	-10 2 4 -1 5
last b< n # µg	6 -2 -1 -3 -1
last b< n <c?c?> #	-4 1 -2 5 0
last b< n <c?c?> altså	-1 0 3 -2 0
last b< n <c?c?> de	-4 2 3 -1 1
last b< n <c?c?> den	-2 6 5 -4 -5
last b< n <c?c?> det	-3 4 -2 1 1
last b< n <c?c?> du	1 -4 0 2 0
last b< n <c?c?> då	-8 -2 6 4 0
last b< n <c?c?> en	4 -2 0 -3 1
last b< n <c?c?> fortsä	1 -3 3 0 -1
last b< n <c?c?> han	-5 7 -5 -2 4
last b< n <c?c?> hon	-4 3 0 0 1
last b< n <c?c?> hun	-2 4 -5 0 2
last b< n <c?c?> hvad	4 -2 -2 -1 0
last b< n <c?c?> i	-1 -2 4 -1 0
last b< n <c?c?> ja	5 0 1 -3 -4
last b< n <c?c?> jag	2 -5 3 1 -2
last b< n <c?c?> jeg	-3 -5 6 2 0
last b< n <c?c?> kan	-3 4 0 -1 -1
last b< n <c?c?> og	2 -5 3 -4 4
last b< n <c?c?> så	0 -1 4 -2 -1
last b< n <c?c?> vi	-1 -1 0 3 0
last b< n <c?c?> §	4 1 -3 -2 -1
last b< n <c?p?> er	6 -5 -2 2 -1
last b< n <c?p?> har	2 4 -3 -4 1
last b< n <c?p?> hva	-3 1 -1 3 0
last b< n <c?p?> ja	1 -1 -1 -3 3
last b< n <c?p?> jeg	0 -2 1 4 -3
last b< n <c?p?> vad	-3 -2 1 4 0
last b< n <c?p?> §	-5 2 5 -3 1
last b< n <cc> det	3 1 -3 -1 0
last b< n <cc> och	-4 -6 3 4 3
last b< n <cc> og	-8 3 1 3 1
last b< n <cc> vi	8 -3 -1 -4 -1
last b< n <cc> §	-1 2 -5 3 1
last b< n <cp> det	0 1 2 -3 0
last b< n <cp> hvad	-3 -1 -1 3 1
last b< n <cp> jag	-3 0 -1 4 0
last b< n <cp> jeg	-3 -2 5 1 0
last b< n <cp> min	5 -3 0 -1 0
last b< n <cp> §	-1 -4 5 1 -1
last b< n <p?c?> de	1 3 -3 1 -2
last b< n <p?c?> den	3 -5 -2 2 2
last b< n <p?c?> det	-4 -3 -1 6 3
last b< n <p?c?> du	-6 5 -2 5 -2
last b< n <p?c?> jag	0 3 -3 1 -1
last b< n <p?c?> og	6 2 -6 3 -6
last b< n <p?c?> så	3 1 2 -3 -3
last b< n <p?c?> vi	-3 2 1 1 -1
last b< n <p?p?> #	0 -3 -3 4 1
last b< n <p?p?> da	1 -2 6 -5 1
last b< n <p?p?> de	-2 -2 4 -3 2
last b< n <p?p?> der	2 0 -3 1 0
last b< n <p?p?> då	-6 3 -1 3 1
last b< n <p?p?> er	4 -4 2 -1 -1
last b< n <p?p?> har	-3 6 2 -3 -2
last b< n <p?p?> hun	-2 -6 0 4 4
last b< n <p?p?> hva	2 0 -6 3 1
last b< n <p?p?> hvad	-4 1 2 3 -2
last b< n <p?p?> ja	7 -7 0 -3 2
last b< n <p?p?> jag	-6 1 0 -1 6
last b< n <p?p?> jeg	-2 3 -6 2 2
last b< n <p?p?> men	0 -4 2 -1 2
last b< n <p?p?> nei	0 -2 1 -2 4
last b< n <p?p?> nej	-1 0 -1 3 -2
last b< n <p?p?> och	-1 3 -1 1 -2
last b< n <p?p?> og	1 -5 6 -4 5
last b< n <p?p?> så	-5 1 -1 3 2
last b< n <p?p?> tager	-3 0 1 2 0
last b< n <p?p?> vad	3 -1 -3 1 1
last b< n <p?p?> §	-3 4 0 -1 -1
last b< n <pc> da	-3 1 -5 6 1
last b< n <pc> då	4 -1 -3 0 0
last b< n <pp> jeg	-3 5 -1 -1 0
last b< n <pp> og	-2 0 1 4 -2
last b< n <pp> vi	-6 3 1 2 0
last b< n <pp> §	4 -2 -1 -3 2
last b< n ? bare	-1 1 3 -3 0
last b< n ? du	-6 0 2 0 3
last b< n ? en	-1 0 -1 3 -1
last b< n ? har	1 6 0 -6 -2
last b< n ? hon	4 -2 -2 2 -2
last b< n ? i	3 1 -1 -3 0
last b< n ? ikke	-2 -1 8 -3 -1
last b< n ? ingen	3 0 -2 -2 0
last b< n ? jag	2 -4 0 3 -2
last b< n ? jeg	-3 -8 0 12 -1
last b< n ? och	0 -4 1 5 -2
last b< n ? og	-2 1 -7 1 7
last b< n ? smerte	-2 -1 0 4 -1
last b< n ? tager	2 -4 1 1 0
last b< n ? tar	-3 3 0 1 0
last b< n ? vi	-3 3 0 -2 3
last b< n af |	-2 -1 3 0 0
last b< n aften |	4 -1 -1 -2 -1
last b< n allerg ?	-5 -1 0 1 5
last b< n allerg mot	-6 1 4 0 2
last b< n altså |	-2 -1 0 3 0
last b< n andet |	4 -2 0 -2 0
last b< n annet ?	3 0 -1 -2 -1
last b< n apotek |	0 3 -2 -1 1
last b< n at du	0 -4 0 3 2
last b< n at han	-4 -3 1 2 4
last b< n at hun	2 3 1 -2 -4
last b< n at jeg	3 -6 -2 4 1
last b< n att du	4 -2 -4 3 0
last b< n av den	-1 -3 -2 5 1
last b< n av det	-2 4 -1 -3 2
last b< n av |	3 0 -5 2 0
last b< n bare |	-1 -4 4 1 0
last b< n barn |	-1 0 0 -2 3
last b< n bedre |	-2 -2 5 0 -1
last b< n begge #	-3 -2 3 0 1
last b< n begynt med	-2 0 -2 5 -1
last b< n behand med	-4 -1 3 2 0
last b< n behold den	-3 -3 4 0 1
last b< n behold du	3 -2 -2 1 -1
last b< n behold vi	2 4 -4 -1 -1
last b< n behov |	4 -2 -1 0 -1
last b< n blir det	-4 -3 3 4 -1
last b< n bliver du	-4 6 -2 -1 0
last b< n bliver ved	-3 1 -1 4 -1
last b< n blodet |	-2 1 -3 3 0
last b< n blodfo |	-2 -1 -1 4 0
last b< n blodtr er	-3 1 0 -1 4
last b< n bort den	-3 -1 -4 2 6
last b< n bort i	-2 1 3 -3 0
last b< n bort |	4 -1 -2 -3 2
last b< n borta |	3 -1 0 -2 0
last b< n bra |	-3 9 -2 -5 1
last b< n bruker du	0 -2 -1 4 0
last b< n byter vi	-2 -2 5 0 -1
last b< n bytter vi	-5 -4 6 4 -1
last b< n da blir	-4 1 2 1 0
last b< n da du	4 -1 -1 -3 1
last b< n da er	-4 -2 1 5 -1
last b< n da får	4 -5 2 -1 -1
last b< n da har	0 -2 6 -5 1
last b< n da jeg	0 -4 0 3 1
last b< n da kan	2 -2 4 -2 -2
last b< n da prøver	-2 -2 3 -2 3
last b< n da skal	1 1 -4 3 0
last b< n da skrive	-2 -1 0 -2 4
last b< n da stryke	-3 3 -3 4 -1
last b< n da |	1 1 -4 2 0
last b< n dag #	-2 2 -3 3 0
last b< n dag får	-2 0 3 -1 0
last b< n dag og	2 -2 5 -4 -1
last b< n dag |	-2 3 -1 4 -3
last b< n dagar |	0 -3 4 -1 0
last b< n dage |	1 0 4 -4 -1
last b< n dagen i	-4 0 2 -4 5
last b< n dem ?	5 -4 0 -1 0
last b< n dem |	4 2 -4 -3 0
last b< n den ?	5 1 -3 -2 0
last b< n den andre	-1 -1 3 -4 3
last b< n den av	0 4 -2 -1 0
last b< n den blå	-1 3 -2 0 0
last b< n den bort	-3 3 1 -6 4
last b< n den der	-4 5 -2 5 -5
last b< n den där	-3 0 -1 5 -2
last b< n den ene	2 -3 1 0 0
last b< n den er	2 1 -2 -4 3
last b< n den for	-1 1 0 -3 3
last b< n den fortse	5 -4 1 -2 -1
last b< n den fortsä	-2 -2 4 -2 2
last b< n den fortsæ	-4 4 -1 -1 2
last b< n den fra	7 -6 0 -1 1
last b< n den første	4 -1 -2 0 -1
last b< n den går	-1 -5 3 2 2
last b< n den gör	2 0 1 -3 0
last b< n den har	3 -3 0 0 1
last b< n den här	4 -3 0 1 -2
last b< n den i	-1 3 -2 0 -1
last b< n den igjen	-4 0 -1 6 -1
last b< n den ikke	0 -2 3 -1 1
last b< n den kan	-1 4 0 -3 0
last b< n den lille	-5 -1 -1 7 -1
last b< n den mot	0 -1 3 -2 0
last b< n den og	4 -2 -1 -1 -1
last b< n den skal	2 -3 -2 0 2
last b< n den stoppe	1 -5 1 4 -1
last b< n den till	-1 0 -2 3 0
last b< n den være	4 2 -2 -4 -1
last b< n den |	-4 7 0 -7 5
last b< n den §	4 -4 -1 1 -1
last b< n den är	7 -5 -3 3 -2
last b< n der er	0 4 -2 -2 -1
last b< n der hedder	2 -2 3 -2 -2
last b< n der |	3 -2 3 -4 1
last b< n det ?	-4 -2 2 5 -1
last b< n det andre	-2 -1 1 4 -2
last b< n det bare	4 -4 -1 0 0
last b< n det blir	6 0 0 -5 -2
last b< n det bliver	-4 0 4 1 -1
last b< n det den	-4 -1 1 4 0
last b< n det der	1 -2 -3 4 -1
last b< n det du	0 -2 0 3 -1
last b< n det fick	4 -2 1 -3 0
last b< n det fortse	-3 -1 5 -1 -1
last b< n det fortsæ	-3 -2 -3 5 2
last b< n det giver	-2 5 -2 -1 0
last b< n det går	-3 5 0 -6 4
last b< n det har	5 0 2 -5 -1
last b< n det hedder	-6 -2 6 3 -1
last b< n det hjælpe	-1 3 -1 -2 0
last b< n det här	-4 2 0 0 2
last b< n det ikke	-4 0 4 3 -2
last b< n det inte	-3 4 -1 -3 3
last b< n det kan	-3 -5 5 3 1
last b< n det med	3 3 -4 -3 2
last b< n det men	0 -1 3 0 -2
last b< n det må	0 4 -4 1 -1
last b< n det noe	4 -4 -1 1 0
last b< n det og	1 -5 3 -1 1
last b< n det på	-3 0 2 0 2
last b< n det samme	6 -2 -2 -4 0
last b< n det ska	-3 -2 5 -3 3
last b< n det skal	1 10 -8 -4 1
last b< n det skrive	-2 1 -4 5 0
last b< n det slut	-2 -3 0 5 -1
last b< n det slutt	-1 0 -3 4 0
last b< n det som	5 -5 3 -2 -1
last b< n det står	-2 -1 3 0 0
last b< n det til	4 -3 -3 0 2
last b< n det var	3 4 1 -11 3
last b< n det |	2 3 -10 1 4
last b< n dette er	-4 -2 1 4 1
last b< n du ?	1 -3 -1 0 4
last b< n du bruker	-4 4 1 -1 0
last b< n du den	2 4 -1 -4 -1
last b< n du det	0 4 0 -2 -1
last b< n du en	1 -1 3 -4 1
last b< n du fick	0 -3 3 2 -2
last b< n du fik	-4 2 -3 4 0
last b< n du fikk	-3 -2 0 4 2
last b< n du får	-3 -1 9 -4 -2
last b< n du fått	1 -1 2 -3 1
last b< n du gav	-3 5 -1 0 -1
last b< n du gitt	-2 -3 2 3 0
last b< n du godt	0 -2 -2 5 0
last b< n du ha	2 3 -5 1 -1
last b< n du haft	2 3 1 -4 -1
last b< n du har	-2 0 -5 7 -1
last b< n du i	1 5 -2 0 -3
last b< n du ikke	-4 4 0 -4 4
last b< n du inte	3 -1 0 0 -3
last b< n du jo	-3 4 -2 0 1
last b< n du kan	-5 3 3 -1 0
last b< n du med	2 1 5 -6 -1
last b< n du må	2 1 -3 0 0
last b< n du noe	-3 4 -2 2 -1
last b< n du også	-1 -3 1 4 0
last b< n du om	4 2 -1 -4 -1
last b< n du på	2 3 -2 -2 -1
last b< n du ska	-2 3 -3 -1 3
last b< n du skulle	-2 5 2 -4 -1
last b< n du som	-2 -4 4 4 -1
last b< n du står	0 5 -1 -3 0
last b< n du ta	-5 -1 0 6 0
last b< n du tager	2 0 2 -4 0
last b< n du tagit	4 -3 0 -1 0
last b< n du tar	-5 -2 10 -1 -2
last b< n du vel	3 -2 -1 0 0
last b< n du |	2 -1 0 -5 3
last b< n du §	-6 3 4 -1 -1
last b< n du är	0 -1 -2 3 0
last b< n dygn |	2 1 -4 1 0
last b< n då byter	-2 -2 4 1 0
last b< n då fick	1 0 0 -3 3
last b< n då fortsä	-2 4 2 -3 0
last b< n då får	0 -3 4 0 0
last b< n då har	1 -2 3 -2 -1
last b< n då kan	4 -1 -3 0 0
last b< n då ska	-2 -2 0 3 1
last b< n då stryke	-3 2 0 1 0
last b< n då tar	-4 4 -4 0 3
last b< n då är	2 -5 -6 3 5
last b< n en annen	1 -1 4 -4 0
last b< n en av	1 -3 -2 4 0
last b< n en halv	3 -3 0 2 -1
last b< n en kur	-1 2 3 -3 0
last b< n en lille	-1 2 3 -4 -1
last b< n en spruta	-2 -3 6 -1 0
last b< n en sprøyt	2 -3 2 0 0
last b< n en tablet	-3 -1 4 1 -1
last b< n en uke	-3 0 0 3 -1
last b< n endnu |	-3 4 0 -1 0
last b< n er #	-4 8 -3 -3 2
last b< n er borte	-2 3 -1 0 0
last b< n er de	-3 3 -1 1 0
last b< n er den	3 3 -2 -4 0
last b< n er en	-2 -3 -1 6 0
last b< n er ferdig	0 -1 -2 4 -1
last b< n er fint	-3 2 -2 -2 6
last b< n er for	2 -4 1 3 -2
last b< n er hun	3 -1 -1 -1 0
last b< n er ikke	2 -1 -5 4 0
last b< n er nok	3 -4 -1 3 -1
last b< n er på	0 -3 0 4 -1
last b< n er slut	-4 0 4 -1 1
last b< n er ute	1 4 -3 -1 -1
last b< n er |	-1 -1 -1 0 4
last b< n fick du	2 3 -2 -4 1
last b< n fick ju	-2 1 4 -2 -1
last b< n fick §	4 -2 -1 1 -1
last b< n fik du	-5 1 1 1 2
last b< n fik han	5 -2 -1 0 -3
last b< n fik jeg	3 0 2 -7 1
last b< n fikk du	1 -4 -1 4 -1
last b< n fikk han	3 0 1 -3 0
last b< n fikk jo	3 -2 -1 1 -1
last b< n fjerne jeg	0 4 -2 -1 0
last b< n flott |	3 -1 -1 -1 0
last b< n for #	4 2 -1 -4 -1
last b< n for en	-4 3 -1 2 0
last b< n for magen	-1 -4 1 4 0
last b< n fortse du	1 -1 3 -3 0
last b< n fortse med	3 0 -1 -2 1
last b< n fortse |	11 -8 -1 0 -2
last b< n fortsä med	0 -5 4 1 0
last b< n fortsä |	2 -4 -2 1 3
last b< n fortsæ med	-1 4 -2 -1 -1
last b< n fra før	-4 1 2 1 0
last b< n fra i	2 4 2 -6 -1
last b< n fredag |	0 -3 -3 2 3
last b< n från i	-2 2 -4 4 0
last b< n få det	-3 4 1 -2 -1
last b< n fået ?	-3 -1 1 4 0
last b< n får de	-2 4 0 -2 0
last b< n får du	1 -5 -2 5 1
last b< n får en	3 -3 2 -1 -1
last b< n får han	-7 6 -1 3 -2
last b< n får hon	-5 -1 4 3 0
last b< n får hun	-6 1 3 3 -2
last b< n får ikke	6 -3 0 -2 -1
last b< n får inte	1 -1 -1 -2 4
last b< n får jo	-3 0 -3 5 1
last b< n får §	1 4 -1 -2 -1
last b< n fått noe	-2 -2 1 4 -1
last b< n fått §	1 -2 4 -3 0
last b< n før ?	5 -5 0 -1 1
last b< n ga henne	-3 1 -1 4 -1
last b< n ga meg	5 0 -1 -4 0
last b< n gang om	1 0 -3 2 0
last b< n gange |	-1 -2 -2 6 -1
last b< n ganger |	-1 -3 1 1 2
last b< n gav ham	-1 -1 -1 4 -1
last b< n gav honom	4 1 -2 -3 0
last b< n gir deg	-1 -2 3 0 0
last b< n gir jeg	-1 -2 3 -2 1
last b< n giver vi	-4 0 2 3 0
last b< n godt |	-2 -1 3 2 -2
last b< n greit |	-1 2 -2 3 -3
last b< n grunn av	-3 1 0 3 -1
last b< n går bra	3 -3 0 2 -1
last b< n går på	3 1 1 -4 -1
last b< n går vi	2 2 0 -4 0
last b< n gør du	0 -3 3 0 0
last b< n gør jeg	3 0 -2 0 -1
last b< n ha den	0 -3 -2 7 -1
last b< n ha videre	-1 3 -1 -1 0
last b< n ha §	-1 -2 4 -1 -1
last b< n hade du	-3 -1 2 1 1
last b< n hade jag	5 -1 -1 -2 -1
last b< n halv |	2 2 -1 -3 0
last b< n ham en	5 -3 2 -5 0
last b< n han bruker	2 2 -1 -3 0
last b< n han er	-1 4 0 -4 1
last b< n han fået	2 -3 0 -1 3
last b< n han får	-6 9 -4 0 0
last b< n han fått	-3 -3 4 3 -1
last b< n han går	3 1 0 -3 0
last b< n han ha	4 -2 1 -2 0
last b< n han har	-4 2 0 3 0
last b< n han ikke	-6 -2 1 1 6
last b< n han inte	-2 -1 -1 4 0
last b< n han jo	-3 3 -1 0 1
last b< n han kan	3 -2 -1 -1 0
last b< n han står	0 5 -3 -1 0
last b< n han |	4 -1 -1 -1 0
last b< n har den	-4 3 -1 4 -1
last b< n har det	0 -4 -1 2 2
last b< n har du	4 -7 3 0 0
last b< n har fået	0 4 0 -6 2
last b< n har fått	3 0 -4 3 -2
last b< n har gitt	-5 7 0 -2 0
last b< n har givet	-3 3 -1 1 -1
last b< n har gått	3 -1 0 -1 0
last b< n har haft	-4 -2 -1 4 3
last b< n har han	-3 -5 4 2 2
last b< n har hun	0 -1 -2 3 -1
last b< n har i	-2 -1 2 -3 4
last b< n har ikke	4 -3 0 0 -1
last b< n har inte	3 -4 2 -1 0
last b< n har jag	4 -3 6 -6 -2
last b< n har ju	-4 3 -3 3 0
last b< n har ni	-3 4 -1 -2 1
last b< n har taget	-4 2 0 3 0
last b< n har tatt	-1 -1 0 3 0
last b< n har vi	2 6 1 -5 -4
last b< n har §	-2 -3 3 2 0
last b< n hedder den	0 3 1 -3 0
last b< n heller ikke	-1 0 -3 2 1
last b< n heller |	-1 -1 4 -1 0
last b< n hemma ?	-4 0 -1 3 1
last b< n hemma |	4 -1 0 -3 0
last b< n her er	3 -5 -5 3 4
last b< n her og	2 -2 3 -2 -1
last b< n her |	0 -2 4 -1 0
last b< n heter den	-1 6 -3 -2 0
last b< n hjem |	-3 2 0 -1 1
last b< n hjemme ?	-4 0 0 4 0
last b< n hjemme |	3 3 -2 -3 0
last b< n holder vi	-4 2 -3 5 -1
last b< n hon få	4 -1 -3 0 0
last b< n hon får	-3 0 1 3 -1
last b< n hon har	-1 2 -4 0 2
last b< n hon är	-3 -1 5 -1 -1
last b< n hon äter	-2 4 -1 -2 0
last b< n hun fikk	-3 2 -2 4 0
last b< n hun får	-8 4 4 -2 2
last b< n hun ha	1 2 -1 -3 2
last b< n hun har	-3 3 0 -1 1
last b< n hun med	-3 1 -1 3 0
last b< n hva har	1 -2 -4 1 4
last b< n hva med	-3 1 3 -3 1
last b< n hvad er	-1 1 3 -3 0
last b< n hvad har	-4 -5 -1 10 -1
last b< n hvad med	2 -4 -1 3 0
last b< n hver aften	3 0 0 -4 0
last b< n hver kveld	1 -4 5 -1 0
last b< n hver morgen	1 -4 1 1 2
last b< n här |	4 3 -5 -1 -1
last b< n i #	-5 -2 1 4 1
last b< n i dag	-3 0 8 0 -5
last b< n i droppe	-2 -1 3 -1 0
last b< n i en	3 1 -1 -4 1
last b< n i ett	-1 -3 0 6 -1
last b< n i fjor	5 0 0 -4 0
last b< n i forvej	0 6 -5 0 0
last b< n i fredag	-1 0 -2 3 0
last b< n i förra	-1 3 -1 -1 -1
last b< n i går	-5 6 -7 4 3
last b< n i journa	0 -2 -1 -1 3
last b< n i kveld	5 1 -7 -2 3
last b< n i magen	0 4 -1 -3 -1
last b< n i maj	4 1 -2 -3 0
last b< n i morgen	-2 7 0 -4 -1
last b< n i munden	-2 -2 2 3 -1
last b< n i muskel	-4 -1 3 1 1
last b< n i nakken	5 -1 0 -3 -1
last b< n i nat	0 -3 0 3 1
last b< n i stedet	-1 -3 4 0 0
last b< n i ställe	1 -3 7 -5 0
last b< n i tilleg	-2 -1 4 -2 0
last b< n i vår	0 0 -3 3 1
last b< n i åra	-3 -3 2 4 0
last b< n i øret	-3 2 -2 3 0
last b< n igen |	3 0 1 -3 -1
last b< n igjen ?	-2 -4 8 -1 -1
last b< n igjen |	-4 -1 -4 4 5
last b< n ihop med	-4 3 0 1 -1
last b< n ikke den	-2 -2 4 0 -1
last b< n ikke det	-3 3 2 -2 1
last b< n ikke få	3 -3 -1 -3 4
last b< n ikke ha	-4 1 -2 4 1
last b< n ikke have	-2 -1 0 4 -1
last b< n ikke her	-4 -1 3 1 1
last b< n ikke i	1 -4 1 2 0
last b< n ikke med	-5 3 -1 5 -1
last b< n ikke men	-2 0 5 -2 0
last b< n ikke noe	2 -1 3 0 -4
last b< n ikke noget	5 2 -3 -3 0
last b< n ikke nu	4 -3 -1 -1 0
last b< n ikke sammen	-1 -2 3 1 0
last b< n ikke skal	-3 1 0 -1 3
last b< n ikke til	-3 2 1 -3 3
last b< n ikke tålt	-3 1 5 -2 -2
last b< n ikke |	1 -3 4 -3 1
last b< n in i	-3 -1 0 2 2
last b< n inte den	-3 -2 4 0 1
last b< n inte i	-3 -1 0 5 -1
last b< n inte mer	2 6 -4 -6 1
last b< n inte ska	1 1 -3 1 -1
last b< n inte |	-6 -1 6 2 -1
last b< n ja det	3 -6 2 2 -1
last b< n ja men	1 0 -3 5 -3
last b< n ja og	-3 2 0 -1 2
last b< n ja vel	-1 4 -2 0 -1
last b< n ja |	-9 5 -2 3 4
last b< n jag att	-3 0 1 3 -2
last b< n jag bort	-3 1 -1 0 3
last b< n jag det	-3 -1 3 1 -1
last b< n jag fick	-5 4 -3 4 0
last b< n jag ger	-2 -1 5 -1 -1
last b< n jag hade	-2 1 -1 0 3
last b< n jag i	-4 6 -2 0 0
last b< n jag inte	-3 -3 5 0 0
last b< n jag lägger	1 2 -3 0 0
last b< n jag på	-1 4 -1 0 -2
last b< n jag tar	0 6 -1 -5 0
last b< n jag tog	-4 0 -1 6 0
last b< n jag tänker	0 -2 4 -1 0
last b< n jag vill	6 -3 -1 -2 -1
last b< n jeg at	1 1 0 -4 2
last b< n jeg bare	4 -1 -2 -1 0
last b< n jeg deg	-3 -1 4 -1 0
last b< n jeg det	-2 -3 -1 2 4
last b< n jeg en	-6 5 2 -2 1
last b< n jeg er	-2 -1 7 -2 -1
last b< n jeg fik	-1 -2 -1 0 4
last b< n jeg fikk	-3 -3 -4 6 3
last b< n jeg får	5 1 -7 2 -2
last b< n jeg ga	-4 1 -3 6 -1
last b< n jeg gav	-1 1 -2 3 -1
last b< n jeg giver	-2 0 6 -3 -1
last b< n jeg hadde	-7 -4 9 3 -1
last b< n jeg har	3 4 -4 2 -5
last b< n jeg heller	-3 -1 3 1 0
last b< n jeg ikke	4 -1 -3 -2 2
last b< n jeg også	-2 1 -2 3 -1
last b< n jeg om	4 -4 -4 3 0
last b< n jeg på	3 0 -3 -1 2
last b< n jeg ser	6 -4 -1 0 -2
last b< n jeg setter	1 -3 3 -1 0
last b< n jeg skrive	-2 0 3 -4 3
last b< n jeg skulle	2 -5 0 0 2
last b< n jeg sover	5 -1 0 -3 0
last b< n jeg tager	-3 8 -3 0 -1
last b< n jeg tar	-2 4 -5 3 0
last b< n jeg tenker	0 -4 3 1 0
last b< n jeg tenkte	4 -1 -1 -1 -1
last b< n jeg vil	-1 -2 0 -1 4
last b< n jo det	-1 0 -1 -1 3
last b< n jo også	-1 3 0 -2 0
last b< n kan du	-2 4 -4 1 0
last b< n kan få	-2 -1 4 -1 0
last b< n kan han	-1 2 2 -5 2
last b< n kan hun	1 2 -3 -1 1
last b< n kan jeg	-2 -2 1 4 0
last b< n kan vi	6 2 -4 -2 -2
last b< n klokke #	-2 -3 3 2 0
last b< n kroppe |	2 1 -3 0 0
last b< n kvar |	-2 4 -2 -1 1
last b< n kveld og	-1 0 -3 4 0
last b< n kveld |	2 -4 2 -3 3
last b< n kvelde |	-2 -1 6 -2 -1
last b< n legger vi	-2 4 -1 -1 0
last b< n ligge |	3 1 -2 -2 -1
last b< n lista |	-1 2 -3 3 -2
last b< n livet ut	1 2 0 -3 0
last b< n lägger vi	-2 -2 7 -3 0
last b< n låter vi	1 5 -3 -3 0
last b< n maj |	1 4 -2 -2 0
last b< n mars |	2 -1 -2 3 -3
last b< n med #	-1 -5 3 3 1
last b< n med ?	-2 -2 -3 6 1
last b< n med de	3 1 -1 -3 1
last b< n med den	-3 -5 5 2 2
last b< n med det	-4 8 4 -7 -1
last b< n med en	-3 2 3 -1 -2
last b< n med i	0 0 -5 5 0
last b< n med |	3 -4 -1 3 -1
last b< n med §	1 5 -2 -7 2
last b< n men de	2 -4 3 -1 0
last b< n men det	3 3 -4 0 -1
last b< n men då	-1 -1 3 -1 0
last b< n men hun	-2 -5 2 5 0
last b< n men ikke	0 0 -1 3 -2
last b< n men inte	-3 -1 0 2 2
last b< n men jag	3 -1 -1 -3 3
last b< n men jeg	2 1 -3 -2 2
last b< n men nu	-4 1 3 -1 1
last b< n men så	1 3 1 -4 0
last b< n men §	-1 -2 4 -2 1
last b< n mer av	-4 1 -1 2 1
last b< n mer |	4 0 -4 1 -1
last b< n mere |	0 0 -1 -3 4
last b< n mg i	-1 -4 5 0 0
last b< n mg |	-1 2 -2 -3 4
last b< n mig nu	-1 -1 4 -1 -1
last b< n mig |	-4 8 -4 0 0
last b< n min har	-2 -2 4 0 0
last b< n min søster	3 -2 -1 0 0
last b< n mod smerte	-1 -1 4 -1 -1
last b< n morgen og	4 -3 -2 2 -1
last b< n morgen |	-9 -4 2 10 1
last b< n morgon och	-1 0 4 -1 -1
last b< n må hun	-5 2 2 0 1
last b< n månade |	-2 4 -1 -1 -1
last b< n månede |	0 2 5 -4 -3
last b< n natten ?	3 -1 -2 0 0
last b< n natten |	-3 -1 0 2 2
last b< n ni med	2 -3 2 -1 0
last b< n noe ?	0 -3 0 4 0
last b< n noe i	-3 1 3 0 -1
last b< n noe mot	-2 3 0 -1 0
last b< n noe som	3 -3 4 -2 -1
last b< n noe |	-2 5 -1 -2 0
last b< n noget ?	0 3 0 -4 0
last b< n noget der	5 -2 -3 1 -1
last b< n noget fast	1 3 0 -4 0
last b< n noget for	-4 0 -2 6 -1
last b< n noget i	1 -3 -1 3 0
last b< n noget med	-1 -4 0 4 1
last b< n noget |	2 -1 -5 4 0
last b< n nok |	4 -2 -1 -1 0
last b< n notere jeg	-4 0 4 -2 3
last b< n notert |	-1 -2 0 3 0
last b< n nu får	-1 -3 4 1 -1
last b< n nu i	1 -3 7 -2 -2
last b< n nu |	2 -4 3 0 -2
last b< n nummer #	3 -5 0 1 1
last b< n när jag	0 -4 0 2 2
last b< n nå er	-1 -4 4 2 0
last b< n nå og	-2 -2 4 1 0
last b< n något ?	-2 -2 2 4 -2
last b< n når det	-6 11 -3 -1 -1
last b< n når du	4 1 1 -5 -1
last b< n når han	1 -2 -1 3 0
last b< n och den	0 0 -3 4 0
last b< n och du	0 4 -3 -3 2
last b< n och hon	1 -2 -4 3 1
last b< n och i	1 -5 2 2 0
last b< n och kväll	-2 -4 2 3 0
last b< n och min	3 -2 -1 -1 0
last b< n och sen	3 -1 0 -1 -1
last b< n och så	-8 3 5 3 -2
last b< n och tar	4 -7 3 0 0
last b< n och §	0 0 -5 4 1
last b< n og aften	0 -2 -1 3 0
last b< n og allerg	3 0 -1 -2 0
last b< n og de	-3 -1 0 2 2
last b< n og den	1 -3 -4 5 1
last b< n og du	0 1 -4 2 1
last b< n og en	8 0 -2 -5 -2
last b< n og har	-2 3 -2 1 0
last b< n og hun	1 1 2 -4 0
last b< n og hvad	0 -3 1 0 2
last b< n og i	-3 -5 5 2 1
last b< n og ikke	8 -2 -2 -2 -2
last b< n og mot	-1 -1 3 -2 1
last b< n og så	-7 3 7 -3 0
last b< n og tablet	1 0 -4 0 3
last b< n og til	0 5 -1 -3 -1
last b< n og vi	-2 1 3 -1 -1
last b< n og §	1 -1 -2 4 -2
last b< n ok |	0 0 -3 3 0
last b< n okay |	2 -3 -4 2 4
last b< n okej |	-5 2 -3 2 3
last b< n oktobe |	-2 2 -4 0 3
last b< n om #	0 -6 2 6 -2
last b< n om dagen	1 -5 1 -1 5
last b< n om det	1 5 -4 -2 0
last b< n om du	-2 4 -2 0 0
last b< n om morgen	-3 -1 1 5 -1
last b< n onsdag |	-2 4 -2 1 0
last b< n ont i	-3 3 1 -1 0
last b< n ont |	5 -2 -3 0 0
last b< n opp igjen	3 -3 3 -2 -1
last b< n ormeku |	5 -1 0 -3 0
last b< n over |	3 -2 0 -1 -1
last b< n pause |	0 -4 1 3 0
last b< n prøven er	-2 5 -4 0 1
last b< n prøver vi	-2 -2 6 -3 2
last b< n på grunn	-3 1 0 3 -1
last b< n på kortet	-2 0 -1 -1 3
last b< n på listen	-4 3 0 0 0
last b< n på natten	3 -2 0 -1 0
last b< n på nettet	-1 -1 4 -3 1
last b< n på onsdag	-2 4 -1 -2 1
last b< n på |	-6 -1 -1 5 3
last b< n på §	2 -5 2 1 0
last b< n reager på	-2 0 -1 -1 4
last b< n rører vi	0 5 -2 -3 0
last b< n sa det	-3 0 0 2 2
last b< n samme ?	-3 4 -1 0 0
last b< n samme som	-1 1 3 -3 0
last b< n samme |	2 0 3 -3 -1
last b< n se |	3 -1 -1 0 -1
last b< n sedan har	5 -3 2 -3 0
last b< n sedan i	-3 -1 -1 5 0
last b< n selv ?	4 -2 -1 -2 2
last b< n sen |	1 2 -2 3 -3
last b< n sen §	5 -4 -2 -2 4
last b< n sepone |	3 0 -3 1 -1
last b< n ser det	-4 -3 -1 4 4
last b< n setter jeg	-2 -2 5 -1 0
last b< n siden av	-1 -2 5 -2 0
last b< n siden i	4 -4 -3 4 -1
last b< n siden |	-3 2 -1 3 -2
last b< n sist ?	0 0 4 -2 -1
last b< n själv |	4 -3 1 -1 0
last b< n ska du	-2 -1 4 -1 0
last b< n ska hon	0 -2 -3 2 3
last b< n ska inte	5 -1 -2 -2 0
last b< n skal du	1 0 -2 3 -3
last b< n skal have	4 0 -1 -1 -2
last b< n skal hun	-1 2 -1 -3 3
last b< n skal ikke	-3 4 -1 1 0
last b< n skal jeg	-1 8 -2 -4 -1
last b< n skifte vi	-1 -1 4 -2 -1
last b< n skrive jeg	3 -1 -4 -1 2
last b< n skrive ut	4 -1 -2 -1 -1
last b< n skylle med	6 -1 -4 -1 0
last b< n slippe du	4 -2 -2 0 -1
last b< n slut |	-2 -4 2 5 -1
last b< n slutar vi	-2 3 -2 0 0
last b< n slutt på	-1 -1 -2 4 0
last b< n slutte du	-1 5 1 -4 0
last b< n slutte med	0 3 -2 0 -1
last b< n slutte vi	-1 -1 -2 4 0
last b< n smerte ?	-3 3 1 0 -1
last b< n snakke om	3 -2 -2 1 -1
last b< n som allerg	3 1 -1 -2 -2
last b< n som den	-4 -1 -2 0 6
last b< n som det	0 0 4 -3 -1
last b< n som du	-5 2 -1 2 1
last b< n som en	-4 3 -5 1 5
last b< n som er	5 -3 2 -3 0
last b< n som fikk	3 -1 -1 3 -3
last b< n som heter	0 -7 8 -1 1
last b< n som överkä	-3 0 4 -1 -1
last b< n sommer |	3 -2 -1 -1 1
last b< n stadig §	-1 -1 -1 4 0
last b< n stedet for	3 0 -5 1 1
last b< n stoppe du	1 2 1 -4 0
last b< n stoppe vi	0 -7 2 6 -1
last b< n stryke jeg	-1 2 -4 4 -1
last b< n stryke vi	-3 5 -1 -1 -1
last b< n stå som	-3 -1 3 -2 2
last b< n stå |	1 -2 -1 4 -2
last b< n står der	1 -4 -2 2 3
last b< n står det	2 0 -1 -5 3
last b< n står på	2 3 -2 -3 -1
last b< n sukker |	0 3 1 -4 0
last b< n så bare	-2 -1 4 -1 0
last b< n så begynn	-1 -2 4 -1 0
last b< n så da	1 3 -3 -1 0
last b< n så den	1 -6 4 -4 5
last b< n så det	-4 -6 6 6 -2
last b< n så du	-2 -4 6 -2 2
last b< n så en	0 3 1 -3 -2
last b< n så er	-6 11 -4 -1 1
last b< n så fikk	2 -4 -2 6 -2
last b< n så får	1 -4 3 1 -1
last b< n så gav	0 -2 -1 3 0
last b< n så gir	-3 -1 5 -1 0
last b< n så giver	1 -1 -4 5 -1
last b< n så går	0 -4 1 1 1
last b< n så hadde	1 4 -4 1 -1
last b< n så har	-7 4 -3 4 2
last b< n så hun	-1 -2 4 -3 1
last b< n så ikke	3 -3 -1 1 0
last b< n så ingen	5 0 -4 -3 3
last b< n så ja	0 4 0 -4 0
last b< n så jeg	-2 -1 4 0 -1
last b< n så lägger	-2 -2 7 -3 0
last b< n så må	-3 -1 0 -1 5
last b< n så prøver	-1 0 4 -1 -1
last b< n så slette	4 -1 -2 0 -1
last b< n så stop	2 -2 -3 3 0
last b< n så stoppe	4 -2 0 -3 0
last b< n så står	1 -4 -2 0 4
last b< n så tager	-3 -1 4 2 -1
last b< n så var	-1 8 -1 -3 -2
last b< n så vi	6 -4 -1 -1 0
last b< n ta det	3 -2 -1 1 -1
last b< n tablet #	0 -4 3 1 0
last b< n tablet ?	-1 -1 0 3 0
last b< n tablet |	5 -2 2 -4 -1
last b< n tager den	3 -4 1 1 0
last b< n tager du	-2 -1 0 6 -2
last b< n tager jeg	4 -4 -2 1 1
last b< n tager vi	-1 -3 4 0 0
last b< n tak |	3 -1 -1 -1 0
last b< n tar bort	3 -5 0 0 2
last b< n tar det	0 4 -2 -1 -2
last b< n tar du	-5 6 -2 0 0
last b< n tar jag	-3 4 -4 0 4
last b< n tar jeg	-5 2 -1 6 -2
last b< n tar vi	5 -6 2 -3 2
last b< n til #	-1 4 -2 -1 0
last b< n til den	4 1 -4 0 0
last b< n til natta	3 -2 0 -1 -1
last b< n til natten	0 -1 -2 4 -1
last b< n til §	-3 -2 4 1 0
last b< n tilbag |	0 -3 2 1 0
last b< n tilbak |	-1 6 -3 -1 0
last b< n till det	-1 -3 5 0 -1
last b< n time |	-3 1 0 3 -1
last b< n tog du	5 -3 -1 -1 0
last b< n torsda |	2 -4 0 2 0
last b< n tror jeg	-2 0 -2 1 4
last b< n trykke er	0 -3 -1 4 0
last b< n tål du	4 0 -4 0 -1
last b< n tåler ikke	-4 -1 2 -1 4
last b< n ud med	0 -2 6 -3 0
last b< n uge |	-4 -2 2 4 0
last b< n uger |	0 -1 -2 4 0
last b< n under huden	-3 4 1 -3 2
last b< n upp den	3 -1 0 -1 0
last b< n ut med	-2 1 4 -2 0
last b< n ut |	-2 1 3 -1 -2
last b< n vaccin ?	-3 0 1 -1 5
last b< n vaccin mod	2 -3 2 -1 0
last b< n vad får	0 -4 1 3 0
last b< n vad har	5 -1 -2 -2 -1
last b< n var der	-4 5 2 -2 0
last b< n var det	1 0 -4 -1 4
last b< n var på	-1 -2 -1 1 3
last b< n ved med	-4 5 -4 1 2
last b< n ved siden	0 -2 5 -3 0
last b< n vel ikke	-1 -1 -1 4 -1
last b< n venter vi	-1 1 -2 3 0
last b< n vi bort	-3 -4 1 3 2
last b< n vi den	5 3 -2 -7 0
last b< n vi det	1 4 -1 -3 -1
last b< n vi ga	-2 2 1 -3 3
last b< n vi giver	4 0 -3 -1 0
last b< n vi har	5 -4 3 0 -4
last b< n vi i	4 4 -1 -5 -1
last b< n vi ikke	3 3 -5 1 -2
last b< n vi med	-6 1 4 3 -1
last b< n vi på	5 3 -3 -6 0
last b< n vi se	-3 6 -2 1 -1
last b< n vi stoppe	-2 -1 -1 4 0
last b< n vi tager	3 -6 2 1 0
last b< n vi tar	3 -4 4 -2 -1
last b< n vi til	-2 -1 5 -2 0
last b< n vi till	-2 -2 4 0 -1
last b< n vi ut	-4 1 -2 5 0
last b< n vi |	-3 3 -5 -2 7
last b< n vid behov	-1 0 -2 4 -2
last b< n videre |	0 -4 3 3 -2
last b< n vil at	2 -4 2 1 -1
last b< n vil ha	-2 -3 2 2 1
last b< n vil jeg	-6 1 3 2 -1
last b< n vill jag	-1 0 3 -2 -1
last b< n ville gi	3 -1 1 -2 -1
last b< n væk |	0 -3 0 4 -1
last b< n være |	-2 1 -3 3 1
last b< n | <c?c?>	5 -1 2 0 -1
last b< n | <c?p?>	-4 2 -4 3 3
last b< n | <cc>	-1 2 -2 5 -3
last b< n | <cp>	-5 1 -2 2 5
last b< n | <p?c?>	2 0 -2 4 -2
last b< n | <p?p?>	3 -1 0 2 1
last b< n | <pc>	-3 1 -1 -2 4
last b< n | <pp>	0 7 -5 0 -1
last b< n § #	-7 6 3 -2 0
last b< n § ?	9 -5 3 -2 -5
last b< n § da	3 3 0 -4 -1
last b< n § den	-6 -2 4 5 0
last b< n § det	7 -2 -1 -2 -3
last b< n § då	12 -1 -4 -5 -3
last b< n § en	-3 3 2 -1 0
last b< n § fikk	-2 4 -1 1 -1
last b< n § fra	5 -3 1 -3 0
last b< n § får	-2 -2 4 1 0
last b< n § før	-2 2 -1 3 -2
last b< n § har	-5 0 4 -3 4
last b< n § i	0 3 -4 3 -3
last b< n § med	4 -2 -3 1 -1
last b< n § nei	-2 -3 -1 6 -1
last b< n § också	-2 -2 -1 4 1
last b< n § som	1 0 -3 -1 3
last b< n § til	-2 0 3 -1 -1
last b< n § |	2 -3 -2 -2 5
last b< n § §	0 4 -3 -3 3
last b< n §2 #	-4 -5 -1 6 4
last b< n §2 ?	2 -4 2 -5 4
last b< n §2 behold	4 0 -2 -2 0
last b< n §2 den	-3 -1 2 4 -2
last b< n §2 en	-4 4 -3 1 3
last b< n §2 er	5 -3 0 -1 -1
last b< n §2 går	4 1 -4 -1 0
last b< n §2 har	-3 -2 4 2 -2
last b< n §2 hver	3 -3 2 -1 0
last b< n §2 i	-1 -1 1 4 -3
last b< n §2 med	11 -5 -1 -3 -1
last b< n §2 men	-2 5 0 -4 1
last b< n §2 mot	5 -2 -2 -1 0
last b< n §2 nej	-5 2 1 2 0
last b< n §2 nå	0 -3 5 -2 0
last b< n §2 och	-1 7 -4 0 -3
last b< n §2 og	-6 1 -2 10 -3
last b< n §2 skal	-2 3 0 -1 0
last b< n §2 som	-2 -4 2 4 -1
last b< n §2 stoppe	4 -1 0 -4 0
last b< n §2 så	3 -3 2 -1 -1
last b< n §2 tar	-2 -1 0 3 -1
last b< n §2 ud	-2 0 5 -2 0
last b< n §2 ut	0 -3 4 0 0
last b< n §2 |	6 -9 -3 2 4
last b< n §2 §	3 -2 -1 -1 0
last b< n §2 är	-5 8 1 -3 -1
last b< n är #	4 -3 0 -3 2
last b< n är den	1 4 0 -5 0
last b< n är det	2 -3 -6 1 5
last b< n är en	4 -2 -2 0 0
last b< n är ett	1 0 -4 2 0
last b< n är ju	-4 -1 3 1 0
last b< n år siden	1 3 0 -3 -1
last b< n år |	4 -2 -1 1 -2
last b< n överkä |	-3 -3 6 -1 1
last b> n # #	-5 6 -1 3 -3
last b> n # <c?c?>	4 2 1 -5 -1
last b> n # <c?p?>	5 4 -1 -6 -1
last b> n # <cc>	0 3 1 -3 -2
last b> n # <cp>	-4 5 -1 -3 3
last b> n # <p?c?>	-1 4 -8 3 3
last b> n # <p?p?>	3 4 -6 3 -4
last b> n # <pc>	5 2 -2 -3 -2
last b> n # <pp>	-1 6 -1 -3 -1
last b> n # af	-2 6 -2 -1 -1
last b> n # dagar	-3 1 0 5 -3
last b> n # dage	-4 -1 8 1 -5
last b> n # den	5 -1 -4 1 -1
last b> n # det	0 3 2 -4 0
last b> n # dråber	-3 -1 3 0 0
last b> n # dråper	-2 1 4 -3 0
last b> n # døgn	2 -2 0 -3 3
last b> n # for	-4 7 -3 0 -1
last b> n # g	3 -1 -1 -3 2
last b> n # gange	-3 1 -4 8 -3
last b> n # går	1 1 1 -3 0
last b> n # i	0 4 3 -4 -3
last b> n # kg	6 -7 1 -3 2
last b> n # liter	-4 0 5 -1 0
last b> n # men	-4 1 -2 6 0
last b> n # ml	0 -3 8 -3 -2
last b> n # morgon	2 -4 3 -1 0
last b> n # månade	3 -7 -4 9 -1
last b> n # månede	4 -10 2 6 -2
last b> n # och	1 4 -2 -2 -2
last b> n # og	-2 2 6 -11 6
last b> n # om	0 -1 -6 9 -1
last b> n # på	-4 6 1 -8 6
last b> n # som	-2 2 4 -3 -1
last b> n # stycke	1 -3 -1 4 -1
last b> n # står	0 -1 -2 3 0
last b> n # sug	-1 -4 0 4 0
last b> n # tablet	-3 3 5 -4 -1
last b> n # til	0 0 -2 4 -2
last b> n # timer	-3 -2 0 3 2
last b> n # timmar	-3 0 0 3 0
last b> n # var	-1 -1 -2 4 0
last b> n # veckor	-1 -2 5 0 -2
last b> n # µg	-6 4 3 -2 2
last b> n # år	10 -2 -2 -5 -1
last b> n <c?c?> #	-1 4 5 -2 -5
last b> n <c?c?> altså	2 -1 -1 -4 5
last b> n <c?c?> bliv	0 4 -2 -1 0
last b> n <c?c?> bra	-4 7 -4 -1 2
last b> n <c?c?> da	-3 -1 -4 3 6
last b> n <c?c?> de	0 -1 -2 3 0
last b> n <c?c?> dem	4 -1 -2 0 -1
last b> n <c?c?> den	2 3 -5 3 -3
last b> n <c?c?> der	-1 -3 0 2 3
last b> n <c?c?> det	2 6 -7 -1 0
last b> n <c?c?> du	10 -3 -1 -2 -5
last b> n <c?c?> då	0 -4 -4 5 3
last b> n <c?c?> en	-8 3 4 0 0
last b> n <c?c?> er	-1 -1 3 -1 0
last b> n <c?c?> fint	0 3 -1 -3 2
last b> n <c?c?> fortse	-2 4 -1 -1 0
last b> n <c?c?> får	0 -2 3 1 -2
last b> n <c?c?> greit	3 -2 0 -1 -1
last b> n <c?c?> han	2 -4 6 -2 -2
last b> n <c?c?> hon	-5 3 0 2 0
last b> n <c?c?> hun	2 0 -3 2 -1
last b> n <c?c?> hvad	1 -2 4 -2 -1
last b> n <c?c?> inget	4 -1 -2 -1 -1
last b> n <c?c?> inte	-2 5 -1 -1 -1
last b> n <c?c?> ja	-4 1 5 -1 -3
last b> n <c?c?> jag	-3 4 0 -2 1
last b> n <c?c?> jeg	3 -1 -8 5 2
last b> n <c?c?> jo	-3 5 -2 1 0
last b> n <c?c?> kan	2 -3 -1 4 -1
last b> n <c?c?> kona	-3 3 0 -1 0
last b> n <c?c?> min	-4 5 -1 -1 1
last b> n <c?c?> nei	1 -6 -1 6 -1
last b> n <c?c?> nej	8 -5 0 -4 2
last b> n <c?c?> nu	0 4 -2 -1 -1
last b> n <c?c?> ny	1 -2 4 -1 -1
last b> n <c?c?> nå	3 5 -3 -4 -1
last b> n <c?c?> og	2 -3 5 -1 -3
last b> n <c?c?> okay	1 3 -1 -2 -1
last b> n <c?c?> okej	-2 -3 8 -2 -1
last b> n <c?c?> sen	4 0 -1 -1 -1
last b> n <c?c?> skal	5 -4 1 -1 -1
last b> n <c?c?> så	0 3 -6 3 1
last b> n <c?c?> søster	3 2 -4 0 0
last b> n <c?c?> tag	0 2 -4 2 0
last b> n <c?c?> §2	1 0 -3 -1 3
last b> n <c?p?> #	0 -2 -1 5 -2
last b> n <c?p?> da	4 1 1 -5 -1
last b> n <c?p?> då	-1 -3 4 0 0
last b> n <c?p?> er	-2 -4 2 2 2
last b> n <c?p?> han	2 1 -3 0 1
last b> n <c?p?> har	-2 7 -2 -2 -1
last b> n <c?p?> hur	-2 5 -1 -1 -1
last b> n <c?p?> hva	-1 -4 1 2 1
last b> n <c?p?> hvor	-1 3 -1 -1 -1
last b> n <c?p?> ikke	-1 5 0 -3 -1
last b> n <c?p?> ja	0 4 -2 -3 0
last b> n <c?p?> jeg	0 -8 3 8 -3
last b> n <c?p?> kan	5 -3 -4 1 0
last b> n <c?p?> nej	3 5 -4 -3 -2
last b> n <c?p?> och	-4 2 -1 1 1
last b> n <c?p?> og	1 1 3 -6 1
last b> n <c?p?> så	9 2 -4 -1 -6
last b> n <c?p?> var	4 -2 -1 -1 0
last b> n <cc> da	3 2 -2 -2 -2
last b> n <cc> den	-6 3 -2 6 -1
last b> n <cc> du	-2 3 -3 0 1
last b> n <cc> då	0 -1 -2 0 3
last b> n <cc> er	-2 -2 5 -1 -1
last b> n <cc> jag	0 0 3 -2 -1
last b> n <cc> och	4 2 -1 -4 -1
last b> n <cc> så	4 -1 -3 1 -2
last b> n <cc> vi	0 1 -4 0 2
last b> n <cc> §2	-4 4 -6 7 0
last b> n <cp> den	0 4 -2 -1 0
last b> n <cp> det	-3 3 1 -1 0
last b> n <cp> hon	-3 2 3 -2 0
last b> n <cp> hun	0 -3 3 1 -1
last b> n <cp> jeg	3 -4 -5 0 6
last b> n <cp> nei	0 -1 -3 4 0
last b> n <cp> och	0 -4 -1 3 2
last b> n <cp> og	1 3 -3 1 -2
last b> n <cp> okej	-2 3 0 -1 0
last b> n <cp> vi	-4 -2 3 4 -1
last b> n <cp> §	2 0 -7 3 2
last b> n <cp> §2	3 1 3 -3 -3
last b> n <p?c?> #	-3 2 -2 5 -2
last b> n <p?c?> blodtr	3 -1 -1 -2 0
last b> n <p?c?> dem	-1 -2 0 3 -1
last b> n <p?c?> den	-6 3 1 -3 5
last b> n <p?c?> det	-1 -1 -11 6 8
last b> n <p?c?> du	2 -1 5 -7 0
last b> n <p?c?> då	1 -1 -5 4 0
last b> n <p?c?> en	-4 4 4 -3 -1
last b> n <p?c?> han	0 0 3 -1 -1
last b> n <p?c?> hon	4 0 0 -3 -1
last b> n <p?c?> hun	6 -5 -2 4 -2
last b> n <p?c?> ja	0 2 -7 3 2
last b> n <p?c?> jag	-5 -3 0 5 3
last b> n <p?c?> jeg	1 -1 3 -4 2
last b> n <p?c?> nej	-4 1 -1 6 -1
last b> n <p?c?> ni	0 -2 3 0 0
last b> n <p?c?> nå	3 -3 0 0 0
last b> n <p?c?> og	7 -5 1 -2 -2
last b> n <p?c?> så	-6 -4 5 0 5
last b> n <p?c?> vi	3 -1 -3 1 0
last b> n <p?c?> §2	-3 11 -4 -3 0
last b> n <p?p?> #	-8 2 0 9 -3
last b> n <p?p?> altså	-2 3 0 -1 0
last b> n <p?p?> bra	3 2 3 -6 -1
last b> n <p?p?> da	-2 -3 -3 2 7
last b> n <p?p?> de	4 6 -6 -5 0
last b> n <p?p?> dem	-2 3 -1 -2 2
last b> n <p?p?> den	6 0 -4 0 1
last b> n <p?p?> der	-5 -1 -1 4 3
last b> n <p?p?> du	-2 0 0 5 -3
last b> n <p?p?> då	3 2 0 0 -4
last b> n <p?p?> eg	-3 -3 3 0 2
last b> n <p?p?> en	-6 4 4 0 -1
last b> n <p?p?> er	-8 2 5 -1 1
last b> n <p?p?> fint	1 5 -3 -3 -1
last b> n <p?p?> fortse	-2 6 -2 -1 0
last b> n <p?p?> fortsä	-3 5 -2 1 0
last b> n <p?p?> fortsæ	-2 4 -2 0 0
last b> n <p?p?> för	0 -3 0 2 1
last b> n <p?p?> godt	4 4 -6 -1 0
last b> n <p?p?> greit	-2 -2 3 1 0
last b> n <p?p?> har	-3 0 3 -4 5
last b> n <p?p?> hon	-4 0 2 3 -2
last b> n <p?p?> hun	1 -2 -3 0 4
last b> n <p?p?> hur	1 -3 -3 5 0
last b> n <p?p?> hva	5 -1 -2 -3 1
last b> n <p?p?> hvad	1 0 -4 4 0
last b> n <p?p?> hvor	-4 4 0 2 -2
last b> n <p?p?> hvornå	1 0 1 -3 1
last b> n <p?p?> ikke	2 -2 3 0 -2
last b> n <p?p?> ja	-2 -1 4 3 -3
last b> n <p?p?> jag	4 1 -3 -6 4
last b> n <p?p?> kan	4 3 -3 -4 -1
last b> n <p?p?> la	3 -1 0 -2 0
last b> n <p?p?> men	3 0 -1 -5 2
last b> n <p?p?> min	-4 -1 2 2 1
last b> n <p?p?> nei	5 2 -7 1 -1
last b> n <p?p?> nej	-2 -3 4 3 -1
last b> n <p?p?> når	2 -2 -3 4 -1
last b> n <p?p?> och	-4 3 2 -1 0
last b> n <p?p?> og	7 -4 0 5 -6
last b> n <p?p?> ok	7 -4 1 -3 -1
last b> n <p?p?> okay	-2 -7 6 3 0
last b> n <p?p?> okej	6 -5 0 0 -1
last b> n <p?p?> sen	-4 2 0 4 -1
last b> n <p?p?> sist	-3 -2 5 0 0
last b> n <p?p?> skal	-1 -4 4 0 0
last b> n <p?p?> skriv	1 -3 4 -2 0
last b> n <p?p?> så	3 2 -4 4 -5
last b> n <p?p?> ta	3 2 -2 -2 -1
last b> n <p?p?> takk	0 0 3 -3 -1
last b> n <p?p?> tar	2 4 -4 -2 0
last b> n <p?p?> var	1 -5 6 -1 0
last b> n <p?p?> vi	0 0 6 -7 2
last b> n <p?p?> §	1 8 -6 3 -7
last b> n <p?p?> §2	7 -4 2 0 -5
last b> n <pc> da	-1 -2 5 -4 2
last b> n <pc> de	-2 4 -1 -2 0
last b> n <pc> den	-1 1 -3 -2 5
last b> n <pc> det	-1 4 -5 4 -1
last b> n <pc> då	1 -4 1 2 0
last b> n <pc> fint	-2 4 0 -1 0
last b> n <pc> godt	3 0 0 -3 -1
last b> n <pc> ikke	-2 -2 -1 3 1
last b> n <pc> ja	5 -1 0 -5 0
last b> n <pc> la	0 2 1 -3 0
last b> n <pc> men	-5 2 -1 5 -1
last b> n <pc> nei	2 -3 -1 2 -1
last b> n <pc> och	-2 3 0 -1 -1
last b> n <pc> så	1 5 3 -8 0
last b> n <pc> §2	4 -1 -1 -1 -1
last b> n <pp> #	-5 3 -1 3 -1
last b> n <pp> de	2 -4 0 1 1
last b> n <pp> du	0 1 0 -4 4
last b> n <pp> har	0 -4 2 1 0
last b> n <pp> jag	-1 -4 0 5 -1
last b> n <pp> jeg	1 3 0 -2 -2
last b> n <pp> och	-2 1 -1 3 -1
last b> n <pp> og	2 4 -2 -3 -1
last b> n <pp> §2	6 0 -1 -5 0
last b> n absolu ikke	1 6 -2 -5 0
last b> n absolu inte	3 -2 1 -1 -1
last b> n af det	-4 -3 3 3 2
last b> n af i	5 -4 -1 -1 1
last b> n af med	0 -2 0 4 -1
last b> n af og	-2 5 -1 -1 -1
last b> n af §2	0 -3 2 -3 4
last b> n aldri ha	-2 0 0 0 3
last b> n aldrig have	-2 0 0 -2 4
last b> n alltså <p?p?>	1 -3 0 3 0
last b> n altså §2	4 -2 -3 3 -1
last b> n annenh dag	0 1 -4 3 0
last b> n apotek <p?p?>	2 -3 -2 3 -1
last b> n apotek i	3 -3 0 0 0
last b> n april <c?c?>	4 0 -2 -2 0
last b> n armen <p?p?>	0 -3 -1 5 -1
last b> n at den	-5 2 2 0 2
last b> n at det	-8 3 -1 5 2
last b> n at du	4 -2 -3 0 1
last b> n at få	3 -1 0 -1 -1
last b> n at hun	2 4 -1 -4 -1
last b> n at jeg	-4 0 -5 7 1
last b> n att det	3 -4 -2 4 -2
last b> n att du	4 -3 -3 0 2
last b> n att hon	-1 3 -2 -4 4
last b> n att jag	-3 -3 3 2 1
last b> n att vi	-3 1 0 2 0
last b> n august <p?p?>	5 -3 4 -5 0
last b> n av #	4 1 1 -5 0
last b> n av deg	-3 4 0 0 -1
last b> n av den	-9 -3 3 -4 12
last b> n av det	-3 -1 0 -4 8
last b> n av i	-3 -4 0 2 5
last b> n av legeva	-3 1 0 4 -1
last b> n av med	-1 -1 -1 4 0
last b> n av meg	-3 2 4 -1 -2
last b> n av og	-4 3 -3 1 2
last b> n av på	-2 -1 -1 0 3
last b> n av vikare	4 -2 -1 0 -1
last b> n av §2	0 2 -4 1 1
last b> n bare den	4 -2 0 -1 0
last b> n bare en	3 -2 4 -3 -1
last b> n bare i	4 0 0 -4 0
last b> n bare til	3 0 1 -5 0
last b> n bedre <p?p?>	3 -1 -1 -1 0
last b> n begge #	4 -4 -2 2 0
last b> n begynd i	-1 -4 2 3 0
last b> n begynd på	-3 -1 4 -1 0
last b> n begynn i	3 -4 3 -2 0
last b> n behold vi	0 5 -1 -3 0
last b> n behov <p?p?>	-4 1 1 1 0
last b> n ble hun	-4 0 1 -1 5
last b> n ble jeg	0 3 -2 3 -3
last b> n ble så	-4 -4 4 -1 5
last b> n blev jag	4 -3 -1 -2 2
last b> n blev så	5 1 0 -3 -2
last b> n bli aktuel	4 -1 -1 -1 0
last b> n blir det	3 1 0 -6 3
last b> n blir ikke	-1 -2 0 3 0
last b> n blir så	1 0 -3 1 1
last b> n bliv ved	0 10 -5 -4 -1
last b> n blive ved	-5 8 -2 0 -1
last b> n bliver ved	-1 3 -2 -1 0
last b> n blodpr er	2 0 -3 2 0
last b> n bort <p?p?>	-2 0 -1 3 0
last b> n bort den	-2 4 1 -1 -1
last b> n bort det	2 -4 1 1 0
last b> n bort i	-2 -3 4 3 -1
last b> n bort med	-2 -3 -1 6 0
last b> n bort på	0 5 -1 -4 0
last b> n bra <p?c?>	4 -3 1 0 -1
last b> n bra <p?p?>	-1 4 1 -1 -2
last b> n bra för	5 -3 0 0 -2
last b> n bra men	4 -3 0 -1 0
last b> n bra på	-5 6 -2 1 0
last b> n brug for	4 -1 -4 0 1
last b> n bruger jeg	0 3 -2 -1 0
last b> n bruker den	-1 4 -1 -2 0
last b> n bruker du	-3 4 -2 1 0
last b> n bruker §2	-2 -3 0 0 5
last b> n brukt den	-4 4 -2 1 1
last b> n brukte §2	-2 4 -1 0 0
last b> n bytter vi	-2 -5 -3 8 1
last b> n börja med	4 -3 4 -4 -1
last b> n börjar du	4 0 -3 -1 0
last b> n da #	0 3 -2 -1 0
last b> n da <p?p?>	0 4 1 -3 -1
last b> n da begynn	-2 2 4 -4 -1
last b> n da ble	1 -1 0 3 -3
last b> n da de	3 2 0 -4 -1
last b> n da den	3 -1 2 -4 -1
last b> n da det	4 0 0 -1 -3
last b> n da er	0 3 -6 3 -1
last b> n da fikk	-1 -1 0 -1 3
last b> n da fortse	-1 3 -1 -2 0
last b> n da får	2 2 -3 -2 1
last b> n da gir	-2 -2 5 -1 0
last b> n da har	0 6 -1 -5 0
last b> n da hun	0 -2 1 5 -3
last b> n da må	5 -4 -1 -1 2
last b> n da skal	0 -1 1 -3 3
last b> n da skrive	-4 4 -2 1 1
last b> n da slutte	5 -2 2 -3 -2
last b> n da tar	-2 -7 8 3 -2
last b> n da vi	0 5 0 -3 -1
last b> n da §2	4 -4 -1 2 -1
last b> n dag <c?c?>	-1 -3 -2 7 -1
last b> n dag <c?p?>	2 4 -2 -3 -1
last b> n dag <cp>	-2 4 -4 2 0
last b> n dag <p?c?>	6 -4 -1 0 0
last b> n dag <p?p?>	1 -5 3 1 -1
last b> n dag er	7 -3 -4 1 -1
last b> n dag i	-2 1 6 -4 -1
last b> n dag men	-3 -3 2 4 0
last b> n dag och	1 -5 7 -3 0
last b> n dag og	-4 5 0 -2 0
last b> n dag også	-1 5 -2 -2 0
last b> n dag siden	1 -4 -2 4 0
last b> n dag så	-2 3 1 -1 0
last b> n dag til	5 0 -4 0 0
last b> n dagar <c?c?>	2 -4 2 0 0
last b> n dagar <c?p?>	4 1 -1 -3 0
last b> n dagar <p?p?>	-4 -2 2 4 0
last b> n dagar i	0 -3 2 1 0
last b> n dagar till	0 9 -5 -3 -1
last b> n dage <p?p?>	-1 -5 3 4 -1
last b> n dagen #	4 -7 2 1 0
last b> n dagen <c?c?>	3 0 -3 1 0
last b> n dagen <c?p?>	-1 -3 0 4 0
last b> n dagen <cp>	1 1 -3 1 0
last b> n dagen <p?c?>	-2 5 -1 -1 -1
last b> n dagen <p?p?>	-3 4 -2 3 -1
last b> n dagen for	1 2 3 -6 0
last b> n dagen fra	-1 -1 4 -2 0
last b> n dagen i	1 -3 6 -3 0
last b> n dagen men	3 -2 -5 5 0
last b> n dagen så	-3 1 3 -1 0
last b> n dager <c?c?>	-3 -3 4 3 -1
last b> n dager <cc>	3 0 -2 -1 0
last b> n dager <p?p?>	-2 -3 5 1 -2
last b> n dager til	-4 15 -8 -3 0
last b> n daglig <p?p?>	-2 5 -3 -1 0
last b> n daglig fra	-1 -2 3 -1 0
last b> n daglig i	-2 -4 5 1 0
last b> n dan <p?p?>	2 3 -4 -1 0
last b> n de #	-6 3 3 0 0
last b> n de andre	-2 2 3 -2 -1
last b> n de er	3 -1 0 -1 -1
last b> n de første	3 -3 2 -1 -1
last b> n de har	-1 3 -2 0 -1
last b> n de i	5 -5 2 -2 0
last b> n de ligger	4 -3 0 0 0
last b> n de på	0 4 -2 -1 0
last b> n de sa	0 3 0 -5 3
last b> n de satte	-2 1 -1 -4 5
last b> n de små	-1 -2 0 4 0
last b> n de var	4 -2 1 -2 -1
last b> n de §2	-5 -1 5 2 -1
last b> n de är	1 -3 -1 4 -1
last b> n dem <c?c?>	4 -2 -1 0 -1
last b> n dem <p?p?>	1 -1 -4 4 0
last b> n dem i	-1 5 0 -4 -1
last b> n dem kan	-1 -1 0 3 -2
last b> n dem på	-3 -3 2 4 0
last b> n dem skal	0 -3 -3 3 2
last b> n den #	-3 9 -2 -5 2
last b> n den <c?c?>	6 -1 0 -2 -3
last b> n den <c?p?>	0 3 0 -3 -1
last b> n den <cp>	-2 1 -1 3 -1
last b> n den <p?c?>	-1 2 -4 2 0
last b> n den <p?p?>	-4 2 0 0 2
last b> n den anden	5 -4 2 -1 -3
last b> n den andra	-1 -3 5 0 -1
last b> n den bare	-3 6 -2 -1 -1
last b> n den behold	0 3 -2 -2 0
last b> n den ble	1 2 0 -3 1
last b> n den blev	2 -4 0 0 2
last b> n den blir	0 6 -5 -2 1
last b> n den bliver	-3 11 -2 -6 -1
last b> n den blå	1 -6 0 6 0
last b> n den bort	-3 0 -2 5 -1
last b> n den der	-6 -1 4 5 -3
last b> n den du	-3 3 1 0 -1
last b> n den där	0 4 -1 -3 0
last b> n den en	-1 5 -3 -2 1
last b> n den ene	5 -1 -4 1 -1
last b> n den ennå	-1 -3 -1 5 0
last b> n den er	5 -1 -1 -3 1
last b> n den fik	4 0 -3 1 -2
last b> n den fikk	1 -5 -1 3 2
last b> n den for	-2 2 -3 4 -1
last b> n den fortse	4 -3 -1 -1 0
last b> n den fra	-1 6 -3 -2 1
last b> n den får	-5 10 -3 -3 1
last b> n den första	-2 -3 4 1 0
last b> n den første	-2 -1 5 -4 2
last b> n den gamla	-4 -2 2 4 0
last b> n den gav	0 0 5 -7 3
last b> n den ger	3 -5 2 -2 2
last b> n den giver	0 -2 5 -3 0
last b> n den gjorde	3 -4 0 0 1
last b> n den går	-2 6 2 -5 -1
last b> n den gør	0 -3 -2 6 -1
last b> n den hadde	3 2 -1 -3 -1
last b> n den har	0 6 -4 -1 0
last b> n den holder	-1 5 -1 -1 -1
last b> n den här	6 -3 0 -3 0
last b> n den i	-9 2 -1 5 3
last b> n den igen	-1 6 1 -4 -2
last b> n den ikke	-6 3 3 1 0
last b> n den inte	4 -4 1 -3 2
last b> n den ja	-2 4 -4 1 1
last b> n den kan	1 -9 0 8 -1
last b> n den kun	-1 -2 4 -1 0
last b> n den kuren	5 -3 0 -2 -1
last b> n den kører	-2 4 -1 -1 0
last b> n den ligger	-4 4 2 -1 -2
last b> n den lille	-2 5 -2 1 -1
last b> n den med	0 5 -1 -3 -1
last b> n den men	0 7 -1 -6 -1
last b> n den må	-5 4 -4 6 0
last b> n den nya	-2 0 -3 3 1
last b> n den nye	2 -3 1 0 -1
last b> n den når	-1 2 -4 2 0
last b> n den og	-3 2 2 2 -2
last b> n den også	-5 1 -2 4 2
last b> n den om	-1 3 -2 -1 0
last b> n den på	-1 -3 5 -1 1
last b> n den røde	-2 -3 1 4 0
last b> n den rører	-1 5 -1 -2 -1
last b> n den siden	-4 -3 -1 8 0
last b> n den sidste	-1 -4 -2 7 -1
last b> n den siste	-4 -1 1 2 1
last b> n den skal	-5 6 -6 1 3
last b> n den skrive	6 -5 2 -2 0
last b> n den slutad	7 0 4 -8 -2
last b> n den slutta	-3 2 -1 0 2
last b> n den smaker	5 -2 -2 1 -1
last b> n den som	3 1 -1 -1 -2
last b> n den starte	-1 -2 5 -2 0
last b> n den stoppe	0 -3 0 5 -2
last b> n den stå	6 -1 -2 -2 0
last b> n den tar	-1 10 -1 -6 -2
last b> n den til	4 -7 1 3 -1
last b> n den till	2 0 2 -4 2
last b> n den tog	6 -8 4 0 -2
last b> n den tok	2 -5 -2 0 5
last b> n den trappe	-2 -3 0 6 0
last b> n den trenge	0 1 -4 4 -1
last b> n den tåler	-3 4 2 -4 1
last b> n den ud	-2 1 -2 4 -1
last b> n den var	1 -2 5 -2 -2
last b> n den vil	-4 6 0 0 -1
last b> n den virker	-2 4 2 -3 -1
last b> n den §2	-3 -2 6 0 -1
last b> n der er	-5 4 -1 6 -3
last b> n der har	-3 1 3 0 -1
last b> n der noget	-1 -1 0 -2 4
last b> n der var	-5 -2 0 4 3
last b> n dere i	-4 -3 6 1 0
last b> n dere på	-3 5 -1 0 -1
last b> n det #	-5 3 2 -2 2
last b> n det <c?c?>	-4 1 3 -1 1
last b> n det <cp>	4 -2 -3 1 0
last b> n det <p?c?>	3 3 -5 0 -2
last b> n det <p?p?>	3 4 -7 3 -3
last b> n det <pc>	-1 1 -3 3 -1
last b> n det <pp>	2 -4 -1 -1 3
last b> n det blev	0 -2 -2 0 3
last b> n det blir	-1 -4 2 2 0
last b> n det bruger	-5 4 0 1 -1
last b> n det den	-1 -3 8 -1 -3
last b> n det der	-3 1 -2 3 1
last b> n det du	-6 -7 6 7 0
last b> n det er	-2 3 8 -5 -6
last b> n det fick	0 1 -3 5 -2
last b> n det fik	1 -5 0 4 -1
last b> n det fikk	2 3 -4 0 -1
last b> n det finns	-4 -1 5 1 -1
last b> n det fortsæ	-1 4 -2 -1 0
last b> n det fra	-4 2 -2 4 0
last b> n det får	5 0 -3 -1 -2
last b> n det ga	-2 -3 1 5 -1
last b> n det gamle	-4 4 -1 2 0
last b> n det gav	4 -2 -3 0 1
last b> n det ger	-1 -3 1 4 -1
last b> n det gick	3 -3 1 0 -1
last b> n det gikk	-3 -4 3 3 2
last b> n det gir	4 -4 1 -3 3
last b> n det giver	-1 2 -6 2 2
last b> n det gjorde	0 -1 -4 2 3
last b> n det gjør	-2 4 3 -3 -2
last b> n det går	6 2 -2 -7 2
last b> n det gør	-2 8 1 -6 -1
last b> n det har	-8 8 -4 -1 4
last b> n det her	7 2 -7 -1 -1
last b> n det hjälpe	-1 5 0 -4 -1
last b> n det holder	-3 6 -1 -2 0
last b> n det hun	-1 3 -1 0 -1
last b> n det husker	-3 5 -1 -1 1
last b> n det i	-5 -3 1 7 -1
last b> n det ikke	1 -6 6 -6 4
last b> n det ja	3 0 0 -3 -1
last b> n det jag	-2 -5 2 4 1
last b> n det jeg	-1 -5 2 0 5
last b> n det jo	-2 6 -1 -4 1
last b> n det kan	2 6 1 -7 -2
last b> n det kommer	4 0 -4 -2 3
last b> n det kører	-2 5 -1 -1 -1
last b> n det ligger	3 -3 1 1 -1
last b> n det med	2 -1 -5 -1 5
last b> n det min	-1 0 4 -2 -1
last b> n det mot	1 -3 1 2 -1
last b> n det må	-1 4 -2 0 -1
last b> n det nej	-6 -2 5 4 0
last b> n det noe	2 -2 -4 2 2
last b> n det notere	-2 0 -1 -1 3
last b> n det nu	6 0 -3 -2 -2
last b> n det nå	-3 -3 4 2 0
last b> n det också	1 -2 -2 4 -2
last b> n det på	-2 -1 -2 2 3
last b> n det räcker	1 -3 5 -1 -1
last b> n det sa	4 -2 -1 2 -2
last b> n det samme	-5 1 6 -2 0
last b> n det ska	1 3 -3 1 -1
last b> n det skader	-4 5 -1 0 0
last b> n det skal	-4 -1 -4 6 2
last b> n det skrive	1 -2 -2 -4 6
last b> n det skulle	0 -1 -3 3 0
last b> n det slutt	1 -2 -3 4 1
last b> n det slutte	-1 0 -1 3 0
last b> n det som	-6 1 -1 4 3
last b> n det stod	4 2 -4 -1 -1
last b> n det står	-3 -4 0 -2 10
last b> n det svir	-2 0 3 -1 0
last b> n det tar	5 -3 1 -3 -1
last b> n det till	0 0 -3 4 -1
last b> n det tog	-6 2 0 4 0
last b> n det tok	3 2 -1 -4 0
last b> n det var	8 -4 -3 6 -7
last b> n det vara	-2 -1 -1 4 0
last b> n det ved	-5 1 2 0 2
last b> n det venter	4 -1 -2 0 0
last b> n det vil	-2 -2 3 2 -1
last b> n det være	-3 4 -3 2 -1
last b> n det §2	1 3 -4 -3 3
last b> n det är	8 6 -4 -10 -1
last b> n dig i	-2 -2 4 1 -2
last b> n din §2	4 -1 -1 -2 -1
last b> n dose i	0 -1 -1 4 -2
last b> n droppa <c?c?>	-3 2 0 -1 3
last b> n droppe vi	5 -1 1 -4 -1
last b> n du #	-4 4 0 1 -1
last b> n du <p?p?>	-2 2 -4 1 2
last b> n du allerg	-2 0 3 0 0
last b> n du av	3 0 1 -1 -3
last b> n du begynd	-1 4 -1 -1 0
last b> n du blir	8 -1 -2 -4 -1
last b> n du bliver	5 -2 -1 -1 0
last b> n du bruker	-2 6 -2 -2 -1
last b> n du den	-5 2 -3 6 0
last b> n du er	10 -4 -3 -3 0
last b> n du fik	4 0 1 1 -6
last b> n du fikk	-5 -1 1 3 1
last b> n du for	0 -4 2 -1 4
last b> n du fortsa	1 3 -2 -2 0
last b> n du fortse	-1 3 0 -2 0
last b> n du få	0 -2 7 -3 -1
last b> n du får	-6 4 0 1 1
last b> n du ga	-1 -2 -1 0 5
last b> n du gerne	-2 5 -2 -1 0
last b> n du godt	-5 1 2 1 1
last b> n du ha	0 4 4 -7 -2
last b> n du hadde	3 -1 0 -1 -2
last b> n du hade	-1 -2 -2 5 1
last b> n du haft	2 -5 0 1 1
last b> n du har	4 -2 -1 3 -4
last b> n du have	-1 1 5 -4 -1
last b> n du her	2 2 -3 0 -1
last b> n du holde	4 -5 0 3 -1
last b> n du hver	-1 6 -3 -2 0
last b> n du i	-2 -2 -1 1 4
last b> n du ikke	4 -8 -3 2 5
last b> n du inte	-4 -2 -3 6 3
last b> n du jo	-4 6 -4 -1 3
last b> n du ju	2 1 -2 -3 2
last b> n du kjøpe	1 -5 7 -1 -1
last b> n du la	2 -4 -2 4 0
last b> n du med	2 -1 3 2 -5
last b> n du men	-1 0 3 -2 0
last b> n du må	-5 4 2 -1 -1
last b> n du nu	-2 -2 4 0 0
last b> n du også	5 -5 -1 2 -2
last b> n du om	3 4 -5 -2 0
last b> n du redan	-4 1 2 2 0
last b> n du selv	0 4 0 -3 0
last b> n du sluta	-1 -2 -1 4 0
last b> n du slutte	-2 -3 -2 5 2
last b> n du stadig	1 3 -6 2 -1
last b> n du tage	-2 4 0 -2 0
last b> n du tar	1 -3 4 -5 4
last b> n du tatt	-3 4 -1 0 0
last b> n du til	1 -2 5 -3 0
last b> n du vil	5 -1 -5 1 -1
last b> n du §2	0 -4 4 -1 1
last b> n du är	-1 -4 3 3 -1
last b> n då blir	-6 0 2 0 5
last b> n då den	0 -3 3 -1 -1
last b> n då det	-3 0 2 1 -1
last b> n då fortsä	1 -4 0 3 0
last b> n då ska	0 3 -2 -1 0
last b> n då slutar	-4 -1 2 4 0
last b> n då stryke	-1 5 -2 -1 0
last b> n då §2	-1 -4 0 3 3
last b> n då är	-3 -2 2 4 -2
last b> n egen hånd	-2 4 -1 -1 0
last b> n eller §2	0 -3 -3 -1 6
last b> n en #	-2 5 -2 -2 1
last b> n en annan	3 -1 0 -1 -1
last b> n en annen	3 -3 2 -2 0
last b> n en av	4 1 -2 -3 -1
last b> n en gang	7 0 -2 -2 -3
last b> n en gång	4 -3 5 -8 1
last b> n en halv	-9 0 1 5 2
last b> n en hel	0 4 1 -4 -1
last b> n en i	-4 6 -1 0 -1
last b> n en kvart	-1 -2 5 -2 0
last b> n en lille	0 -3 2 1 0
last b> n en liten	-1 -1 4 -1 -2
last b> n en månad	9 -3 -2 -4 0
last b> n en ny	7 1 -4 -1 -2
last b> n en om	-6 2 4 1 -1
last b> n en pose	-2 -2 1 4 0
last b> n en på	-1 1 3 -2 -1
last b> n en påse	1 1 2 -4 0
last b> n en spruta	3 -4 1 0 0
last b> n en sprøyt	1 -6 4 0 0
last b> n en stund	-4 -1 3 2 0
last b> n en til	-3 4 1 -1 -1
last b> n en till	3 2 -2 -3 0
last b> n en time	-3 3 2 -2 1
last b> n en uge	-3 0 5 -3 2
last b> n en uke	0 -5 4 3 -2
last b> n en vecka	-2 -2 0 3 1
last b> n endnu <c?c?>	-1 4 -2 0 -1
last b> n ennå <c?c?>	3 1 -2 -1 -1
last b> n er #	-1 1 5 -2 -3
last b> n er altså	-3 0 -1 4 0
last b> n er bare	-3 7 0 -2 -1
last b> n er bedre	0 3 -1 -3 1
last b> n er bra	1 4 -2 -4 0
last b> n er de	-4 5 -1 0 0
last b> n er den	-8 4 3 4 -3
last b> n er der	-2 4 -3 0 1
last b> n er det	2 -3 -1 -4 6
last b> n er du	-8 4 7 0 -2
last b> n er en	0 -7 4 3 0
last b> n er et	-3 0 4 0 -1
last b> n er ferdig	-1 -3 3 1 -1
last b> n er fin	1 5 -3 -2 -1
last b> n er fine	3 3 -3 -3 0
last b> n er for	5 2 -2 -5 1
last b> n er fra	8 -5 -4 -2 3
last b> n er færdig	-2 -1 0 4 0
last b> n er gjort	6 0 -1 -3 -1
last b> n er godt	-3 3 1 -1 0
last b> n er grei	-1 3 1 -3 0
last b> n er greit	-3 8 2 -6 -1
last b> n er hans	4 -2 -1 -1 0
last b> n er helt	2 7 -5 -3 -1
last b> n er hennes	5 -2 -1 -2 0
last b> n er i	-4 2 2 2 -1
last b> n er ikke	2 -3 4 3 -6
last b> n er jeg	-1 7 3 -4 -5
last b> n er jo	13 -10 0 2 -4
last b> n er lenge	4 -1 2 -5 0
last b> n er min	10 -5 -2 -3 -1
last b> n er noget	4 0 -2 -1 -1
last b> n er nok	-2 -2 3 1 0
last b> n er notere	-3 0 -1 0 5
last b> n er ny	-1 -3 8 -4 0
last b> n er nyt	-2 -4 7 -1 0
last b> n er nytt	0 -4 5 -1 0
last b> n er også	-3 3 1 -2 2
last b> n er over	4 -5 0 2 -1
last b> n er på	0 10 -9 0 -1
last b> n er rigtig	-1 3 -1 -1 1
last b> n er slut	1 1 -4 2 -1
last b> n er slutt	-2 -3 0 7 -1
last b> n er som	0 -3 -5 8 0
last b> n er så	-7 3 2 3 -1
last b> n er til	1 -3 0 0 3
last b> n er tom	-1 -1 -1 3 0
last b> n er ute	-1 -1 -3 6 -1
last b> n er uændre	-3 4 -1 0 0
last b> n er væk	4 -3 -3 2 0
last b> n er §2	-4 -1 6 0 -1
last b> n et halvt	-1 -1 5 -2 -2
last b> n et kvarte	0 -2 3 -1 0
last b> n et år	-3 1 -2 3 2
last b> n etter at	-3 2 -1 3 0
last b> n fast jag	-1 -1 -1 4 -1
last b> n ferdig for	-2 -1 0 3 0
last b> n ferdig med	6 -3 -2 -2 0
last b> n fick du	1 2 -4 3 -3
last b> n fick han	4 0 -2 1 -2
last b> n fick hon	6 -4 -1 0 -2
last b> n fick jag	-5 -4 0 1 7
last b> n fick §2	-5 1 9 -2 -2
last b> n fik den	1 -2 0 -1 3
last b> n fik han	1 1 0 -3 1
last b> n fik jeg	4 -6 -4 6 0
last b> n fik også	1 4 -3 -1 -1
last b> n fik udslæt	3 0 0 0 -3
last b> n fikk de	-3 5 0 -2 -1
last b> n fikk den	3 -3 5 -3 -1
last b> n fikk det	2 2 -4 -1 1
last b> n fikk du	5 -2 -3 1 0
last b> n fikk han	4 -5 -3 3 1
last b> n fikk jeg	3 -4 1 -4 5
last b> n fikk jo	-3 0 0 3 -1
last b> n fint <c?c?>	0 2 -3 1 0
last b> n fjerde time	7 -1 -5 -1 0
last b> n fjor <c?c?>	-2 -2 5 -2 0
last b> n fjor og	-1 -2 -2 -2 7
last b> n for #	2 -1 -3 4 -2
last b> n for at	4 -3 3 -3 -1
last b> n for deg	5 -5 1 -1 0
last b> n for den	-4 2 0 0 2
last b> n for du	-3 -4 2 3 2
last b> n for en	-2 1 -2 0 3
last b> n for ham	-3 4 -1 -2 3
last b> n for hjerte	-5 2 2 2 -1
last b> n for i	4 -2 -2 0 -1
last b> n for jeg	-4 -1 3 3 -1
last b> n for lenge	5 -2 -2 -3 1
last b> n for magen	-1 -4 4 2 -1
last b> n for maven	0 3 -4 2 -1
last b> n for ryggen	4 -5 0 -1 2
last b> n for trykke	1 -2 -2 4 -1
last b> n fordi du	1 -1 6 -4 -1
last b> n forrig måned	-4 -3 -1 7 1
last b> n forrig uke	-6 5 -2 5 -2
last b> n fortse <p?p?>	3 -3 -1 1 0
last b> n fortse med	-2 5 -2 0 0
last b> n fortsæ du	-1 3 0 -1 0
last b> n fra #	6 1 -5 -2 -1
last b> n fra før	-1 5 -5 2 -1
last b> n fra i	-12 -7 14 0 4
last b> n fra nettet	-1 4 -2 0 0
last b> n fra nå	-2 -2 7 -3 0
last b> n fram til	-1 -2 0 3 0
last b> n fredag <c?c?>	-3 6 0 -1 -2
last b> n fredag <p?p?>	-3 1 2 0 0
last b> n från i	-7 -3 9 1 -1
last b> n få det	7 -2 -5 0 -1
last b> n få §2	-4 -4 1 7 -1
last b> n fået i	-1 -4 -1 6 0
last b> n fået siden	1 3 0 -4 0
last b> n fået §2	4 -3 2 -3 0
last b> n får #	-1 3 -2 -1 0
last b> n får det	1 2 0 -4 2
last b> n får du	-4 -4 7 -2 3
last b> n får en	-1 3 1 -3 -1
last b> n får han	1 7 -2 -3 -2
last b> n får hon	-3 -1 4 1 0
last b> n får ikke	0 0 -4 5 -1
last b> n får også	1 3 -1 -3 0
last b> n får stå	-1 4 -2 -1 0
last b> n får vi	4 -3 2 -2 0
last b> n får §2	2 3 -5 4 -4
last b> n fått den	-2 -2 -1 4 1
last b> n fått §2	-3 0 4 -2 1
last b> n færdig med	4 -5 -1 3 -1
last b> n för #	9 -5 3 -6 0
last b> n för att	2 -6 1 2 2
last b> n för du	1 1 1 -3 -1
last b> n för hjärta	1 1 0 -3 0
last b> n för magen	-2 0 -1 4 0
last b> n för §2	-3 3 3 -1 -2
last b> n förra månade	2 -1 0 2 -3
last b> n förra veckan	-4 4 -3 2 1
last b> n før <c?c?>	-1 0 5 -3 -1
last b> n før jeg	2 1 -3 -2 3
last b> n først <c?c?>	3 2 -3 -1 0
last b> n første gang	-4 -1 5 -2 2
last b> n første i	-1 0 3 -1 -1
last b> n g #	-4 2 4 -1 0
last b> n ga jeg	3 -3 2 -1 -1
last b> n ga meg	3 2 -2 -1 -2
last b> n gang <c?c?>	1 -5 2 2 1
last b> n gang <p?c?>	4 -3 3 -2 -2
last b> n gang <p?p?>	3 3 -1 -4 -1
last b> n gang daglig	-1 5 -2 -1 0
last b> n gang om	-2 4 -3 1 -1
last b> n gange <p?p?>	-6 2 -4 8 0
last b> n gange daglig	-1 3 -3 1 0
last b> n gange og	-1 3 -2 0 0
last b> n gange om	4 -3 0 -1 -1
last b> n ganger <c?c?>	0 -1 1 -4 4
last b> n ganger <p?p?>	3 2 -7 4 -1
last b> n ganger daglig	-1 -6 2 3 2
last b> n ganger om	5 -1 -1 -3 1
last b> n gav jag	3 -1 2 -3 -1
last b> n gav jeg	4 2 -1 -4 0
last b> n gav mig	-1 0 -1 -3 5
last b> n gav vi	-2 -3 -1 5 0
last b> n ger du	0 -1 -2 4 -1
last b> n ger jag	2 -2 6 -4 -1
last b> n ger vi	-4 1 0 0 2
last b> n gir vi	-3 3 1 -3 3
last b> n gir §2	-1 -1 3 -1 0
last b> n giver du	3 6 -4 -3 -1
last b> n giver jeg	2 -4 4 -2 -1
last b> n gjorde mig	4 -3 -1 1 -2
last b> n gjort det	0 1 -3 2 0
last b> n gjør det	1 -5 3 3 -2
last b> n glad for	-2 0 -2 5 -1
last b> n glemte jeg	2 1 2 -4 -1
last b> n godt <c?c?>	0 -4 1 3 0
last b> n godt du	3 -1 0 -2 0
last b> n greit men	-3 -2 5 0 0
last b> n grunn av	3 -1 -1 0 0
last b> n gå på	-2 1 4 -2 -1
last b> n gånger <c?c?>	-1 -2 -1 4 -1
last b> n gånger <p?c?>	2 2 -4 1 -1
last b> n gånger <p?p?>	-1 3 -2 -3 2
last b> n gånger om	5 -3 -1 0 -1
last b> n går #	-1 5 -1 -3 0
last b> n går <c?c?>	-2 4 0 -1 -1
last b> n går <p?p?>	-3 0 4 -2 1
last b> n går <pc>	-2 4 -1 0 -1
last b> n går ikke	-2 -3 3 -5 7
last b> n går jeg	1 4 -1 -3 -1
last b> n går kväll	4 -3 -2 1 0
last b> n går ned	0 -2 -2 4 0
last b> n går og	0 5 0 -2 -3
last b> n går over	-1 -1 -1 4 -1
last b> n går på	3 -5 2 1 -1
last b> n går som	-3 5 -1 -1 -1
last b> n går ut	-2 -1 3 1 0
last b> n går vi	0 5 -2 -3 -1
last b> n gått ut	-1 3 2 -3 -1
last b> n gör ingen	-2 -2 -1 4 0
last b> n gør det	0 -4 4 1 0
last b> n gør du	-2 6 -4 0 0
last b> n gør mig	-1 3 -1 -1 0
last b> n ha #	0 4 -2 -2 0
last b> n ha den	-1 4 1 -4 -1
last b> n ha det	9 -1 -7 -5 3
last b> n ha kvar	-1 6 -2 -2 0
last b> n ha videre	-2 5 -1 -1 0
last b> n hadde hun	-2 3 -2 0 1
last b> n hadde jeg	4 -2 -1 -2 0
last b> n hadde vi	-4 -1 3 3 -1
last b> n hadde §2	-1 3 0 -4 1
last b> n hade han	5 -1 0 -3 -1
last b> n hade vi	-4 0 3 0 1
last b> n hade §2	-1 -2 0 3 0
last b> n halv tablet	-3 -1 0 1 3
last b> n halv time	0 -2 4 -1 -1
last b> n halvt år	-3 1 4 -1 -1
last b> n han #	-4 1 0 4 0
last b> n han ble	-1 -3 -2 0 5
last b> n han blev	-3 -2 2 4 -1
last b> n han er	0 0 -1 3 -2
last b> n han fick	0 -3 -1 0 4
last b> n han fik	-3 4 -2 0 1
last b> n han fikk	-2 -3 0 3 3
last b> n han får	2 -2 0 4 -4
last b> n han fått	-4 4 -1 0 1
last b> n han går	0 -1 4 -2 -1
last b> n han ha	0 5 0 -4 -2
last b> n han haft	-2 -1 0 4 0
last b> n han har	1 4 -3 1 -3
last b> n han i	10 -1 -2 -5 -2
last b> n han ikke	1 -4 -1 2 2
last b> n han skal	3 -5 1 1 -1
last b> n han sover	4 -1 0 -2 0
last b> n han står	-2 -3 7 -1 -1
last b> n han tar	1 4 -3 -2 0
last b> n han var	-4 3 -2 -3 6
last b> n han §2	3 -2 -1 0 0
last b> n han är	4 2 -6 0 0
last b> n har #	-1 7 -4 0 -2
last b> n har den	-3 0 8 -5 -1
last b> n har det	4 -1 3 -3 -3
last b> n har du	1 3 -8 5 0
last b> n har eg	0 3 2 -5 0
last b> n har en	3 -3 2 0 -1
last b> n har fått	0 -3 0 3 0
last b> n har gjort	-3 4 -3 2 -1
last b> n har hatt	1 -4 1 3 -2
last b> n har hon	3 -3 -5 5 0
last b> n har hun	0 5 -2 -4 1
last b> n har i	1 0 -4 -3 6
last b> n har ikke	1 -1 3 -1 -3
last b> n har inte	-1 -5 4 -1 2
last b> n har jag	-6 6 -2 2 1
last b> n har jeg	-1 -2 8 -4 -1
last b> n har jo	8 -5 2 -6 0
last b> n har ju	1 -3 1 2 -1
last b> n har ni	0 3 -1 -2 0
last b> n har også	4 -5 2 -1 0
last b> n har pasien	-1 -5 4 -1 3
last b> n har patien	0 -4 1 1 2
last b> n har tatt	-1 8 -2 -4 -2
last b> n har vi	-2 1 0 -3 4
last b> n har vært	-2 -1 -1 3 0
last b> n har §2	-1 -2 5 0 -1
last b> n hatt det	-1 5 -1 -2 -1
last b> n hatt før	-1 -2 4 -1 0
last b> n hatt i	-4 5 -2 1 0
last b> n havde jeg	4 -1 -1 -2 0
last b> n have mere	-4 -1 0 2 3
last b> n have §2	2 -3 0 0 1
last b> n hedder det	-1 2 2 -3 0
last b> n hela tiden	-1 -1 -3 5 -1
last b> n hele tida	-2 6 -2 -2 -1
last b> n hele tiden	-1 6 -2 -2 -1
last b> n heller ikke	3 -1 -5 2 1
last b> n heller §2	-1 -2 -1 4 0
last b> n henne #	-2 4 1 -3 0
last b> n henne <c?c?>	-1 2 1 -4 2
last b> n henne i	-3 -2 0 4 2
last b> n henne §2	-2 -1 0 3 0
last b> n henter du	3 -2 -1 0 0
last b> n her <c?c?>	-4 0 4 -1 1
last b> n her <cp>	-2 4 0 -1 0
last b> n her er	0 -3 5 -1 -1
last b> n her i	0 -4 1 2 0
last b> n her nå	-1 -1 3 -1 0
last b> n her på	-4 1 3 1 -1
last b> n her står	-1 3 -2 -2 2
last b> n heter den	-1 2 3 -3 0
last b> n heter det	-1 -1 -1 4 -1
last b> n hjalp ikke	4 -1 0 -2 0
last b> n hjelpe ikke	-2 -5 0 6 1
last b> n hjemme i	1 -1 -4 4 0
last b> n hjerte <p?p?>	-1 6 -1 -3 -1
last b> n ho har	-3 6 -3 1 0
last b> n hold på	-1 4 -1 -1 0
last b> n holder du	-4 4 -2 1 1
last b> n hon blev	-4 -1 3 -2 4
last b> n hon fick	-8 6 2 1 -1
last b> n hon ha	-2 4 -3 1 -1
last b> n hon hade	-4 -4 3 7 -2
last b> n hon har	1 7 -1 -4 -3
last b> n hon i	1 0 -3 2 0
last b> n hon är	8 -2 -4 -1 -2
last b> n hon äter	-3 -3 -1 3 4
last b> n hun er	-6 0 3 3 1
last b> n hun fik	3 -3 -3 3 0
last b> n hun fikk	2 3 -5 3 -3
last b> n hun for	-3 -1 0 5 0
last b> n hun få	3 3 -4 -2 0
last b> n hun fået	-2 -3 3 2 0
last b> n hun får	-3 3 0 -2 2
last b> n hun hadde	-3 1 -1 2 0
last b> n hun har	-4 3 0 4 -3
last b> n hun i	-2 4 2 -2 -2
last b> n hun ikke	2 -8 0 6 -1
last b> n hun jo	0 5 -3 0 -2
last b> n hun skal	5 -1 -1 0 -2
last b> n hun spørge	0 -5 5 -1 0
last b> n hun så	0 -2 0 -1 4
last b> n hur länge	-2 -6 0 9 0
last b> n husker du	-1 -2 -1 -1 6
last b> n husker jeg	-2 6 -1 -2 0
last b> n hva med	3 1 3 -6 0
last b> n hvad er	-2 4 -1 -1 0
last b> n hvad med	4 -3 1 -1 -1
last b> n hver aften	-3 -1 -1 4 1
last b> n hver dag	6 0 -4 -1 -2
last b> n hver fjerde	2 5 -4 -2 0
last b> n hver gang	-3 -1 0 3 2
last b> n hver morgen	-1 0 -3 4 -1
last b> n hver søndag	-2 5 1 -4 0
last b> n hver uke	0 -4 1 3 0
last b> n hver vår	-2 3 -1 0 0
last b> n hvis han	-2 -2 3 1 -1
last b> n hvis hun	6 -3 -1 -2 -1
last b> n hvor er	-2 4 -1 0 0
last b> n hvor lenge	-4 -4 4 5 0
last b> n hvor længe	-3 -2 0 4 2
last b> n hvor mange	4 3 -2 -4 -1
last b> n hvor ofte	0 -2 -1 3 0
last b> n hvorda er	-2 -3 -1 6 0
last b> n i #	-3 -11 5 3 7
last b> n i april	3 -1 0 -1 -1
last b> n i armen	-8 -1 1 9 -2
last b> n i august	5 -4 3 -8 4
last b> n i begge	-4 3 3 -1 -1
last b> n i blodet	-3 1 6 -3 -1
last b> n i blæra	2 3 -4 -2 0
last b> n i dag	-9 -8 18 2 -6
last b> n i det	3 -3 2 0 -2
last b> n i dosett	0 -4 -1 5 0
last b> n i drikke	-1 -1 4 -2 0
last b> n i droppe	5 -3 3 -4 0
last b> n i en	3 -4 -2 2 1
last b> n i et	-4 1 -4 2 5
last b> n i ett	-4 1 -5 7 0
last b> n i februa	5 -2 -2 -1 0
last b> n i fjol	2 -1 2 -4 2
last b> n i fjor	8 -3 4 -13 4
last b> n i fodere	-5 3 0 2 0
last b> n i forgår	-7 1 -2 10 -1
last b> n i forrig	-3 -4 -4 13 -2
last b> n i foråre	5 -3 -2 -1 1
last b> n i fredag	-4 0 -1 8 -3
last b> n i förra	-6 2 -1 4 1
last b> n i förrgå	-5 0 -1 7 -1
last b> n i går	-4 2 -11 19 -6
last b> n i ikke	-3 -2 -1 3 3
last b> n i januar	11 -1 -3 -5 -2
last b> n i juni	6 -2 -2 -1 -1
last b> n i kjøles	-2 5 -2 0 -2
last b> n i kveld	-3 2 9 -8 -1
last b> n i lomma	-6 5 1 0 -1
last b> n i lommen	-3 5 0 -1 -1
last b> n i lådan	5 0 1 -5 0
last b> n i låret	-1 -4 9 -2 -1
last b> n i lördag	-2 -2 -3 7 0
last b> n i lørdag	-3 -2 -1 7 -1
last b> n i magen	-2 5 -3 2 -2
last b> n i mai	4 1 -3 -7 6
last b> n i maj	10 -4 -2 -4 1
last b> n i mandag	-2 -1 -2 6 -2
last b> n i mars	11 -5 -4 -8 6
last b> n i maskin	-1 4 -2 -1 0
last b> n i maven	-2 3 4 -3 -1
last b> n i morgen	-4 6 10 -10 -2
last b> n i morges	-3 3 -4 5 -1
last b> n i munden	-4 1 3 0 0
last b> n i munnen	0 -1 3 -1 -2
last b> n i muskel	-4 -2 9 -3 -1
last b> n i månade	-4 7 -1 -2 0
last b> n i måndag	-4 2 -2 4 -1
last b> n i månede	-2 5 0 -2 0
last b> n i nacken	0 -3 4 -1 1
last b> n i nakken	-2 2 3 -1 -2
last b> n i nat	-3 -1 -2 7 -1
last b> n i natt	-2 6 -4 2 -2
last b> n i nesa	-2 -1 3 -1 0
last b> n i novemb	3 3 -1 -5 0
last b> n i näsan	0 -1 3 -1 -1
last b> n i oktobe	6 -4 -4 0 1
last b> n i orden	0 4 -2 -2 -1
last b> n i rutan	-1 0 -1 -2 3
last b> n i skabet	5 -1 1 -4 0
last b> n i skapet	3 1 3 -7 0
last b> n i skuffe	3 3 -2 -3 -1
last b> n i sommer	-2 -2 6 1 -2
last b> n i somras	0 -1 6 -3 -1
last b> n i starte	4 -2 -2 -1 0
last b> n i stedet	0 -4 4 1 -1
last b> n i ställe	5 0 0 0 -4
last b> n i så	6 0 -4 -2 0
last b> n i söndag	-1 -4 -1 6 1
last b> n i søndag	-1 -3 -1 5 -1
last b> n i tasken	-1 3 -1 0 0
last b> n i tilleg	-4 -1 3 0 2
last b> n i tisdag	-2 -2 -2 7 0
last b> n i torsda	-1 -4 -2 7 0
last b> n i uka	2 -3 1 2 -1
last b> n i vandet	-2 -2 4 1 -1
last b> n i vannet	-4 1 2 3 -1
last b> n i vattne	1 3 -2 -1 -1
last b> n i veckan	-5 7 -1 -1 -1
last b> n i venen	-2 -2 4 -1 0
last b> n i vintra	1 -2 -3 4 0
last b> n i väskan	-1 0 3 -1 -1
last b> n i vår	2 0 -1 -4 3
last b> n i våras	0 -2 0 3 0
last b> n i år	10 -4 -2 -2 -2
last b> n i åra	-5 1 2 1 1
last b> n i örat	-3 -2 -1 1 4
last b> n i øret	-3 3 0 0 0
last b> n igen <c?c?>	-6 2 -1 0 4
last b> n ihop med	-3 -3 3 2 1
last b> n ikke <c?c?>	9 0 -3 -1 -5
last b> n ikke <c?p?>	6 -2 -1 -2 0
last b> n ikke <p?c?>	-5 -1 -1 6 1
last b> n ikke bruge	0 -2 -1 4 -1
last b> n ikke den	-6 4 1 2 -2
last b> n ikke det	-5 0 12 -5 -1
last b> n ikke er	2 -1 3 -5 1
last b> n ikke flere	2 1 -4 1 0
last b> n ikke få	-1 -4 -3 2 6
last b> n ikke fået	4 0 3 -6 0
last b> n ikke gå	-1 -2 5 1 -2
last b> n ikke ha	-3 -8 -3 10 3
last b> n ikke haft	1 -3 4 -2 0
last b> n ikke han	4 -3 1 -1 -1
last b> n ikke hatt	3 -4 2 -1 -1
last b> n ikke have	4 -4 -4 3 0
last b> n ikke i	5 8 -12 -2 1
last b> n ikke kan	-4 2 1 -3 4
last b> n ikke lov	4 -1 -1 -2 0
last b> n ikke med	7 -4 -4 2 -1
last b> n ikke medisi	4 -1 -2 -1 -1
last b> n ikke men	-4 1 4 -3 3
last b> n ikke mer	-1 -1 4 -4 2
last b> n ikke mere	-2 -1 -2 6 -1
last b> n ikke må	-2 -1 0 -1 4
last b> n ikke noe	-5 2 0 5 -2
last b> n ikke noget	2 -4 3 0 -1
last b> n ikke nu	7 -1 -4 -1 0
last b> n ikke nå	8 -1 -5 -2 0
last b> n ikke nødven	-2 -2 0 4 -1
last b> n ikke ta	-4 1 -1 4 -1
last b> n ikke tatt	-3 -2 7 -2 0
last b> n ikke tålt	-3 -1 1 -2 5
last b> n ikke §2	-4 3 1 -2 2
last b> n inga fler	-3 0 -2 6 -1
last b> n ingen §2	-1 -2 0 -1 4
last b> n inne på	-3 -1 0 4 0
last b> n inntil #	1 -3 3 0 0
last b> n inte den	7 1 -3 -3 -1
last b> n inte det	-4 0 -1 4 1
last b> n inte ge	3 -1 -1 -1 -1
last b> n inte ha	2 -7 0 4 1
last b> n inte i	4 -1 -1 -2 0
last b> n inte längre	-3 4 -1 0 0
last b> n inte med	4 -2 -1 0 -2
last b> n inte nu	12 2 -7 -6 -1
last b> n inte på	-4 -3 4 4 -2
last b> n inte så	-2 -1 4 -1 1
last b> n inte ta	1 -3 -1 4 -1
last b> n inte tagit	-2 0 0 3 0
last b> n inte §2	-5 3 2 -2 1
last b> n ja #	-2 4 -1 1 -2
last b> n ja <c?c?>	0 2 -6 3 1
last b> n ja <c?p?>	-2 2 4 -1 -3
last b> n ja <p?p?>	-2 6 4 -4 -6
last b> n ja <pc>	3 -4 1 0 0
last b> n ja den	-2 7 -4 -3 2
last b> n ja det	-3 1 2 -3 2
last b> n ja en	1 1 2 -3 0
last b> n ja fast	2 -3 -2 4 0
last b> n ja i	4 -1 0 -4 1
last b> n ja men	5 -13 3 2 3
last b> n ja og	-1 2 2 -3 1
last b> n ja §2	-1 2 -3 3 -1
last b> n jag #	3 0 2 -4 -1
last b> n jag <p?p?>	0 -3 0 2 2
last b> n jag aldrig	-2 -2 5 3 -4
last b> n jag att	-2 3 -2 1 0
last b> n jag blev	-4 0 2 1 1
last b> n jag bort	-1 -3 4 0 -1
last b> n jag en	-3 -1 -1 3 2
last b> n jag fick	8 -3 -5 -2 2
last b> n jag få	0 -2 -1 4 0
last b> n jag för	-2 -2 0 4 0
last b> n jag gav	-2 2 -3 5 -2
last b> n jag ha	4 0 0 -3 0
last b> n jag har	0 6 -3 -6 3
last b> n jag i	0 3 -1 0 -2
last b> n jag inte	-2 2 4 -4 0
last b> n jag redan	-1 4 -3 0 0
last b> n jag ska	-1 3 1 -2 0
last b> n jag skrive	-4 1 2 -2 4
last b> n jag såg	-1 -4 2 0 3
last b> n jag tar	-2 3 1 0 -2
last b> n jag till	-3 1 4 -1 -1
last b> n jag tog	-2 3 2 -6 2
last b> n jag var	-2 2 2 -3 1
last b> n jag varje	-1 -6 -1 7 0
last b> n jag vill	5 -1 -3 1 -2
last b> n jag §2	0 3 -1 -2 -1
last b> n januar <c?c?>	3 1 -2 -3 0
last b> n jeg #	3 1 -1 -1 -2
last b> n jeg <p?p?>	-2 4 -2 3 -2
last b> n jeg af	-2 -1 2 6 -5
last b> n jeg aldri	5 -2 1 -3 0
last b> n jeg allere	-2 7 -5 -1 0
last b> n jeg alltid	-1 -2 3 0 0
last b> n jeg at	4 -2 -1 -1 0
last b> n jeg av	3 -2 0 -1 0
last b> n jeg ble	-2 -1 2 -5 6
last b> n jeg blev	-2 5 1 -2 -3
last b> n jeg blir	0 0 -3 3 0
last b> n jeg bruker	4 0 -1 -2 -1
last b> n jeg da	4 1 1 -3 -3
last b> n jeg den	7 -4 0 -1 -3
last b> n jeg det	-5 0 -1 3 4
last b> n jeg er	3 0 -3 -1 2
last b> n jeg ferdig	4 1 0 -6 1
last b> n jeg fik	-8 -4 1 5 6
last b> n jeg fikk	2 -2 6 -4 -3
last b> n jeg for	3 0 0 -3 0
last b> n jeg får	1 -1 -4 6 -3
last b> n jeg ga	-4 0 0 4 0
last b> n jeg gav	-3 0 4 -1 -1
last b> n jeg gerne	-1 -3 4 0 -1
last b> n jeg give	-1 -1 4 -2 0
last b> n jeg giver	-1 -1 -4 6 0
last b> n jeg hadde	-3 -1 5 1 -3
last b> n jeg har	-2 1 0 5 -4
last b> n jeg havde	-5 -1 -2 5 2
last b> n jeg hver	0 8 -2 -5 0
last b> n jeg i	-1 5 -3 -4 2
last b> n jeg ikke	0 2 0 -4 1
last b> n jeg jo	-4 4 0 0 0
last b> n jeg kan	2 -2 -3 5 -2
last b> n jeg kjøpte	1 -3 1 2 -1
last b> n jeg kunne	-1 0 4 -3 0
last b> n jeg leste	3 1 -2 -3 0
last b> n jeg lå	-2 -1 -1 -2 7
last b> n jeg med	1 -4 2 0 2
last b> n jeg men	-1 3 -2 0 -1
last b> n jeg nu	-2 -2 6 -1 -1
last b> n jeg nå	-2 -1 5 -1 -1
last b> n jeg og	1 4 -2 -4 0
last b> n jeg også	0 -5 0 7 -1
last b> n jeg om	-1 -3 2 2 2
last b> n jeg op	-3 -2 0 5 0
last b> n jeg på	-1 4 -6 3 0
last b> n jeg ser	3 -3 -1 2 -1
last b> n jeg setter	-3 -4 4 4 -2
last b> n jeg som	-4 1 2 -1 1
last b> n jeg stadig	-4 2 3 -3 2
last b> n jeg stoppe	-1 -1 0 3 -1
last b> n jeg så	-2 0 -1 3 0
last b> n jeg tager	-5 4 0 3 -1
last b> n jeg tar	1 5 -4 0 -2
last b> n jeg tatt	-2 1 -2 3 0
last b> n jeg tog	-2 1 -3 5 -1
last b> n jeg vil	3 -1 0 -3 1
last b> n jeg §2	2 -2 -3 3 0
last b> n jo #	0 0 -2 3 0
last b> n jo bare	-3 1 -1 3 0
last b> n jo det	-5 0 1 1 2
last b> n jo en	3 -2 0 -1 0
last b> n jo i	1 5 -5 0 -1
last b> n jo ikke	-3 -2 -3 6 1
last b> n jo men	-3 -1 4 1 -1
last b> n ju #	4 -1 0 -3 0
last b> n ju §2	1 -3 3 -3 3
last b> n juni <p?p?>	4 -1 -1 -3 1
last b> n just det	5 -1 -2 -1 -1
last b> n kan bli	5 -4 3 -3 -1
last b> n kan du	-7 6 4 0 -4
last b> n kan få	1 4 0 -5 0
last b> n kan han	-2 5 -4 0 1
last b> n kan hun	3 1 -2 -2 0
last b> n kan ikke	-2 1 -5 2 3
last b> n kan jag	0 -6 0 2 2
last b> n kan jeg	1 0 -4 2 1
last b> n kan ni	-1 3 -3 1 -1
last b> n kan vi	4 -8 7 -3 0
last b> n kanske en	0 3 0 -3 0
last b> n kastet opp	0 -3 0 4 -1
last b> n kg <c?c?>	3 -1 -2 -1 0
last b> n kjøper du	-3 -3 5 1 0
last b> n klokke #	0 -2 -1 4 0
last b> n kona mi	-2 4 -1 -3 1
last b> n krampe i	-2 1 0 -3 3
last b> n kun §2	0 -1 -4 6 -1
last b> n kunne ikke	-5 -1 4 -2 4
last b> n kvalme <c?c?>	-1 3 0 -1 0
last b> n kvar <c?c?>	-2 5 -1 -1 0
last b> n kvar <p?p?>	-2 6 -2 -2 0
last b> n kvar i	-1 0 -2 4 -2
last b> n kvar på	-2 4 -2 0 -1
last b> n kveld og	2 1 -1 -3 2
last b> n kvelde <p?p?>	-1 2 2 -3 0
last b> n kväll <c?c?>	-1 1 -3 3 -1
last b> n kväll <c?p?>	0 -3 3 0 0
last b> n kväll <p?p?>	4 -3 -2 1 0
last b> n kväll i	-1 -3 6 -2 -1
last b> n kvälle <p?p?>	0 -3 -2 0 5
last b> n køb dem	-3 -4 6 0 0
last b> n køber du	-2 -2 6 -1 0
last b> n la den	2 3 0 -4 -1
last b> n la det	-2 3 0 -2 0
last b> n lar vi	2 4 -3 -2 -1
last b> n legger vi	4 -1 -1 -2 0
last b> n lenge du	-2 3 -2 0 0
last b> n lenge siden	5 -1 1 -6 1
last b> n länge sedan	4 -1 0 -2 0
last b> n längre <p?p?>	-1 -1 -1 3 0
last b> n lå på	-3 -4 0 -2 8
last b> n låt den	4 -1 1 -2 -1
last b> n låter vi	-1 5 1 -6 1
last b> n længe siden	4 -2 -1 -2 0
last b> n lørdag <p?p?>	3 -3 -1 0 0
last b> n magen <c?c?>	-2 -1 4 -1 -1
last b> n magen <p?p?>	0 2 1 -3 0
last b> n mai <p?p?>	-2 4 -1 -3 1
last b> n maj <c?c?>	4 -2 -2 -1 0
last b> n maj <p?p?>	-1 3 -1 -1 0
last b> n mandag <p?p?>	-2 4 -2 1 -1
last b> n med #	-3 2 -1 2 0
last b> n med <c?c?>	0 3 -3 -2 1
last b> n med <p?p?>	-1 4 6 -9 0
last b> n med <pp>	-4 2 0 3 0
last b> n med at	3 -3 1 -1 0
last b> n med da	1 -2 0 3 -2
last b> n med de	3 -6 -1 5 -1
last b> n med dem	-2 0 -2 4 0
last b> n med den	0 -3 -1 6 -1
last b> n med det	-4 2 -1 7 -3
last b> n med din	-1 -1 -2 5 -1
last b> n med hjem	-5 1 7 0 -3
last b> n med i	6 -8 3 -2 1
last b> n med mat	0 -1 4 -2 -1
last b> n med men	-4 6 -1 -3 2
last b> n med min	4 -3 -1 -2 2
last b> n med til	7 -4 1 -3 -1
last b> n med §	5 -2 -1 -2 -1
last b> n med §2	-5 5 -1 0 1
last b> n meg <p?p?>	-5 2 -1 4 0
last b> n men bare	-3 4 1 -1 0
last b> n men da	-4 -5 0 8 1
last b> n men de	3 -4 -2 1 3
last b> n men den	3 0 1 -3 0
last b> n men der	0 -4 5 -1 -1
last b> n men dere	3 1 0 -3 0
last b> n men det	9 1 -6 1 -5
last b> n men du	3 -3 3 -2 -2
last b> n men han	-3 -6 4 3 2
last b> n men hon	0 -3 -2 5 -1
last b> n men hun	-2 -5 -1 3 5
last b> n men i	-1 8 -3 -4 1
last b> n men ikke	-1 7 1 -6 -2
last b> n men inte	4 3 0 -6 -1
last b> n men jeg	-1 0 -6 5 1
last b> n men nå	4 -5 1 0 0
last b> n men på	-1 0 0 3 -2
last b> n men så	-3 0 -1 2 2
last b> n men vi	9 -9 2 -2 0
last b> n men §2	0 -1 3 -2 0
last b> n mer <c?c?>	-2 0 -2 5 -1
last b> n mer <p?p?>	3 -1 1 -3 0
last b> n mer av	-1 1 -3 5 -2
last b> n mer enn	2 1 0 -3 0
last b> n mere <c?c?>	-4 -1 -2 6 1
last b> n mg <cc>	2 1 -3 -1 0
last b> n mg <p?p?>	0 0 -5 4 1
last b> n mg en	-2 3 0 -1 0
last b> n mg fra	0 4 -2 -1 0
last b> n mg i	7 -6 -2 2 -1
last b> n mg kg	-2 -1 3 0 0
last b> n mg morgon	-1 5 -3 -1 0
last b> n mg och	-1 -1 3 -1 0
last b> n mg om	4 -8 2 1 0
last b> n mg på	4 -1 0 -2 0
last b> n mg till	-2 -1 3 0 0
last b> n mig nu	-1 -1 3 -1 -1
last b> n min egen	2 -2 2 -5 2
last b> n min far	3 -2 0 -1 -1
last b> n min kone	-5 3 0 1 1
last b> n min mand	2 -4 0 1 0
last b> n min mor	2 -1 4 -3 -1
last b> n min søster	-3 -2 3 0 2
last b> n ml hver	4 1 -4 -1 0
last b> n ml per	-2 -1 4 0 0
last b> n morgen <c?c?>	6 -5 2 -2 -1
last b> n morgen <p?c?>	-1 -2 -1 0 5
last b> n morgen <p?p?>	-6 -4 5 5 -1
last b> n morgen og	4 1 -5 1 -1
last b> n morgen som	0 3 -2 -1 0
last b> n morgon <p?p?>	4 -2 0 -1 -1
last b> n mot §2	0 -4 -1 6 -1
last b> n muskel i	1 3 -3 0 0
last b> n må bort	0 -2 0 3 0
last b> n må du	-4 7 2 -1 -2
last b> n må han	-3 -1 0 4 -1
last b> n må hun	3 -1 -2 -1 1
last b> n må jeg	-1 5 -2 -2 0
last b> n må vi	5 -1 0 -2 -1
last b> n månade <c?c?>	1 -3 0 1 1
last b> n månade <p?p?>	-4 3 0 2 0
last b> n måned <p?c?>	-1 3 -1 -2 0
last b> n månede <c?c?>	1 5 -5 -1 0
last b> n månede <p?c?>	-3 0 0 3 0
last b> n månede <p?p?>	2 -4 0 3 0
last b> n månede siden	5 -2 3 -5 0
last b> n naboen har	-1 -2 5 -1 0
last b> n natta <c?c?>	0 3 -3 1 0
last b> n natten <c?c?>	-1 6 -6 -2 3
last b> n ned <p?p?>	-1 -1 0 4 -1
last b> n ned fra	-2 0 -1 3 0
last b> n ned i	3 1 -1 -2 -1
last b> n ned til	-1 6 -2 -4 1
last b> n nei <c?c?>	6 -5 2 0 -3
last b> n nei <c?p?>	1 -3 3 -1 -1
last b> n nei <p?p?>	-6 4 -1 4 -2
last b> n nei da	4 -1 -2 0 -1
last b> n nei den	2 4 -1 -4 -1
last b> n nei det	3 4 0 -6 -2
last b> n nei ikke	-3 0 0 5 -1
last b> n nej <p?c?>	3 0 -4 2 0
last b> n nej den	-1 -1 -2 5 -1
last b> n nej det	0 -5 4 2 -1
last b> n nej du	5 -2 -4 0 1
last b> n nej ikke	1 0 -3 3 0
last b> n nej inte	3 3 -4 -4 1
last b> n nej jag	0 4 0 -3 0
last b> n neste er	0 2 1 -3 0
last b> n ni inte	0 -3 0 3 -1
last b> n ni med	1 0 3 -4 0
last b> n noe annet	1 -3 -2 0 3
last b> n noe i	4 1 -2 -2 -1
last b> n noe mer	3 0 2 -5 0
last b> n noe §2	-4 0 5 0 -1
last b> n noget med	4 -5 2 -2 1
last b> n nok ikke	4 0 -1 -3 0
last b> n nu <c?p?>	-2 -1 4 -1 -1
last b> n nu <cp>	-1 -1 3 0 -1
last b> n nu <p?p?>	-3 1 3 1 -2
last b> n nu er	0 5 -2 -2 -1
last b> n nu i	-1 -1 5 -3 0
last b> n nu när	-3 -1 -3 6 0
last b> n nu och	0 1 3 -4 0
last b> n nu og	0 -4 4 0 -1
last b> n nu på	-1 -2 4 -1 0
last b> n nu är	-3 1 -1 3 -1
last b> n nummer #	2 -1 4 -4 0
last b> n när det	-4 4 -1 3 -1
last b> n när du	-3 3 -3 2 -1
last b> n när hon	5 0 1 -3 -3
last b> n när vi	2 -1 4 -4 0
last b> n när §2	-4 -2 -3 7 2
last b> n nå #	-1 4 -2 0 -1
last b> n nå <c?c?>	3 -3 2 -1 -2
last b> n nå <p?c?>	3 -1 1 -3 0
last b> n nå <p?p?>	1 0 7 -6 -1
last b> n nå for	-5 1 4 0 0
last b> n nå i	1 4 -1 -5 1
last b> n nå ja	6 1 -1 -5 0
last b> n nå men	-2 3 -1 -1 0
last b> n nå og	-1 -1 3 0 -1
last b> n når de	5 -2 -1 -2 0
last b> n når den	3 -1 1 -3 0
last b> n når det	1 7 -4 -3 -1
last b> n når du	0 -5 1 1 3
last b> n når han	-3 5 -2 1 -1
last b> n når hun	-1 -1 4 -1 -1
last b> n når jeg	4 10 -7 -6 -1
last b> n når var	3 -1 -2 0 -1
last b> n næste gang	-1 4 -2 0 0
last b> n och #	-1 9 -5 -3 0
last b> n och blev	4 2 0 -1 -4
last b> n och den	-1 -2 1 4 -2
last b> n och det	4 -2 -6 3 1
last b> n och du	1 -1 3 -4 0
last b> n och då	-4 0 1 2 1
last b> n och en	-1 5 1 -3 -1
last b> n och fick	-3 -1 0 -1 4
last b> n och han	-3 -3 4 2 0
last b> n och hon	3 -2 -3 -5 6
last b> n och jag	-4 1 -2 0 5
last b> n och kväll	0 -4 3 2 -1
last b> n och med	-3 0 -4 6 1
last b> n och nu	1 3 -3 0 -1
last b> n och sen	-4 -4 10 -2 0
last b> n och så	-3 7 0 -1 -3
last b> n och tar	-1 0 0 -2 4
last b> n och vi	-2 3 2 -2 -1
last b> n och §2	-6 0 5 1 0
last b> n också <c?c?>	-2 1 -1 -1 3
last b> n också men	0 -1 3 -2 0
last b> n og #	6 -7 1 3 -2
last b> n og da	7 3 -3 -8 2
last b> n og de	-3 -1 1 1 2
last b> n og dem	-1 -1 -2 5 0
last b> n og den	1 3 0 0 -4
last b> n og der	2 2 -4 1 0
last b> n og det	-3 4 -2 5 -3
last b> n og du	-9 -3 3 7 2
last b> n og er	4 -3 -1 1 -1
last b> n og han	4 2 -2 -4 -1
last b> n og har	-2 5 -4 -1 1
last b> n og hjerte	3 -4 0 -1 2
last b> n og hun	-3 -4 1 5 2
last b> n og hvad	-2 2 4 -2 -1
last b> n og i	-2 9 -5 -1 -1
last b> n og ikke	0 6 0 -6 1
last b> n og jeg	-5 -1 -1 6 1
last b> n og jern	3 -1 1 -3 0
last b> n og kalium	0 -4 3 1 -1
last b> n og kveld	-6 5 -2 3 -1
last b> n og min	-3 5 -1 -1 -1
last b> n og nu	-2 -5 -3 8 2
last b> n og nå	3 -3 0 0 1
last b> n og smerte	-2 3 1 0 -2
last b> n og så	0 1 2 2 -5
last b> n og tablet	4 -1 0 -3 0
last b> n og tar	-4 1 3 -3 3
last b> n og til	1 7 -1 -5 -1
last b> n og §2	-7 6 2 7 -8
last b> n også <p?p?>	-7 -3 6 1 2
last b> n også en	-1 0 3 -2 0
last b> n ok <c?c?>	-6 0 5 1 0
last b> n okay <c?p?>	3 0 0 -3 -1
last b> n okay <p?c?>	3 -1 0 -2 0
last b> n okay <p?p?>	-4 -4 4 5 -1
last b> n okej <c?c?>	-3 -2 4 0 1
last b> n okej <c?p?>	3 -3 -1 2 -2
last b> n okej <p?p?>	1 -3 5 -2 -1
last b> n om #	12 -6 1 -6 -1
last b> n om <p?p?>	4 -3 0 -1 0
last b> n om aftene	-5 3 4 -2 0
last b> n om dagen	-1 -2 5 1 -3
last b> n om det	5 -2 -2 0 -1
last b> n om du	-2 0 3 -1 -1
last b> n om en	7 -2 -2 -3 0
last b> n om kvelde	3 1 0 -3 -1
last b> n om månede	-7 6 -2 4 0
last b> n om natta	-7 0 3 3 0
last b> n om på	4 -2 -1 -1 0
last b> n om ugen	-2 5 -4 2 -1
last b> n ont i	-1 -5 2 3 1
last b> n op <p?p?>	-3 -2 5 1 0
last b> n op i	5 1 -1 -5 0
last b> n op med	-4 -5 -2 13 -2
last b> n opp i	-1 -1 -2 0 4
last b> n over #	0 -2 3 -4 2
last b> n over i	2 4 -2 -4 0
last b> n patien i	0 5 -1 -3 -1
last b> n pause til	-1 4 -1 -2 0
last b> n proppe i	-1 4 -1 -2 0
last b> n på #	-5 3 -1 -2 5
last b> n på <c?c?>	-2 3 -2 -1 1
last b> n på <p?p?>	-4 9 -3 -2 0
last b> n på alle	1 4 -3 -1 0
last b> n på apotek	-5 -3 10 -1 -2
last b> n på avdeli	3 0 -2 0 -2
last b> n på dag	5 -1 1 -4 -1
last b> n på det	2 5 -3 -3 -1
last b> n på dig	3 2 -1 -3 -1
last b> n på do	-2 -2 0 5 0
last b> n på egen	-3 4 -1 0 0
last b> n på en	6 0 -2 -3 -1
last b> n på fredag	-2 6 -2 0 -2
last b> n på grund	3 1 -1 -2 -1
last b> n på henne	-3 0 -1 -2 6
last b> n på i	2 1 3 -8 3
last b> n på kortet	-3 -2 -1 4 2
last b> n på kvälle	0 -2 -1 -1 4
last b> n på lista	-1 -1 -2 3 1
last b> n på listan	-1 -2 -2 6 -2
last b> n på lørdag	3 2 -4 1 -1
last b> n på mandag	-3 2 0 2 0
last b> n på med	-6 11 -6 -1 2
last b> n på men	2 -3 0 2 0
last b> n på morgon	2 3 -2 -2 -1
last b> n på nettet	3 -4 1 1 -2
last b> n på noe	-3 5 0 -1 -1
last b> n på nätet	-1 -3 0 3 1
last b> n på onsdag	-3 1 3 0 -2
last b> n på pause	-1 4 -2 -1 0
last b> n på ryggen	-5 1 6 -1 -2
last b> n på sykehu	3 -1 -5 -1 4
last b> n på søndag	-2 1 -3 5 -1
last b> n på torsda	-1 2 -6 6 -1
last b> n resept på	4 -4 4 -4 -1
last b> n ryggen <c?c?>	0 -3 3 -1 2
last b> n rødt <p?p?>	-2 0 -1 -1 4
last b> n rører vi	-5 10 -1 -3 0
last b> n sa det	1 -3 0 3 -1
last b> n sa du	4 -4 -4 3 1
last b> n sa jeg	1 -3 -1 0 3
last b> n samma sak	-9 8 -2 1 2
last b> n samma ämne	-2 3 -2 -1 2
last b> n samme slags	3 -1 -1 -1 0
last b> n samme som	-3 0 4 1 -2
last b> n samme stof	-1 6 -3 -3 1
last b> n sammen med	4 -8 -2 8 -2
last b> n sedan i	1 -3 -3 6 0
last b> n sedan länge	6 -1 0 -4 0
last b> n sedan §2	3 -3 -4 4 0
last b> n selv <c?c?>	1 -3 2 1 -1
last b> n selv i	0 1 4 -4 0
last b> n sen <p?p?>	7 -8 2 -1 -1
last b> n sen en	0 1 1 -4 2
last b> n sen i	-6 -1 -3 11 -1
last b> n sen §2	-1 5 3 -7 -1
last b> n sepone <c?c?>	-2 -1 0 3 0
last b> n septem <p?p?>	3 0 -3 -1 1
last b> n ser jag	-1 4 -1 -4 1
last b> n setter jeg	-4 0 3 -2 2
last b> n setter vi	-4 -3 9 -2 -1
last b> n siden #	5 -2 0 -2 0
last b> n siden <c?c?>	7 -3 -2 -1 0
last b> n siden <p?c?>	1 2 2 -4 -1
last b> n siden av	-4 0 5 -3 2
last b> n siden i	-4 4 -5 7 -2
last b> n siden jeg	-1 2 0 -3 2
last b> n siden påske	1 -3 0 3 0
last b> n sidst i	3 2 -1 -4 -1
last b> n sidste uge	-3 0 -2 7 -2
last b> n sista i	-2 -1 -1 4 1
last b> n sitter på	-1 4 0 -3 0
last b> n sjette måned	-1 3 -1 -1 0
last b> n ska du	-3 7 -3 2 -2
last b> n ska han	-2 -3 2 2 1
last b> n ska hon	2 -2 -3 3 -1
last b> n ska inte	-4 -2 0 4 3
last b> n skader ikke	-3 4 -1 0 0
last b> n skal det	-2 3 -2 0 0
last b> n skal du	-3 5 -3 -3 4
last b> n skal ha	1 -3 -2 5 -1
last b> n skal hun	-1 4 -3 -2 3
last b> n skal ikke	2 -5 2 2 0
last b> n skal jeg	1 -2 5 -4 0
last b> n skal stå	0 1 1 -3 2
last b> n skrive jeg	0 -5 -2 1 5
last b> n skrive vi	0 1 -3 -1 3
last b> n slut <p?c?>	3 -1 -1 -2 0
last b> n slut i	2 -3 -2 5 -2
last b> n sluta med	-4 1 -3 5 1
last b> n slutad i	-3 -3 1 3 1
last b> n slutt <p?p?>	-1 -1 -1 3 0
last b> n slutt med	0 -1 -1 3 -1
last b> n slutt på	-3 -2 -2 7 -1
last b> n slutta jeg	-3 0 0 4 -1
last b> n slutte du	-5 1 -2 9 -2
last b> n slutte jeg	2 0 5 -7 -1
last b> n slutte med	-5 0 0 7 -2
last b> n slutte vi	3 -3 -2 2 0
last b> n smører du	0 -3 5 -2 0
last b> n som altid	-2 4 0 -1 0
last b> n som de	3 -1 -1 -3 1
last b> n som den	-1 4 0 -2 0
last b> n som dere	2 0 3 -4 -1
last b> n som du	-5 6 -9 8 0
last b> n som en	-2 -6 -5 5 8
last b> n som er	2 -5 5 -1 -1
last b> n som förut	-4 6 -1 -1 0
last b> n som før	-2 7 -5 1 -2
last b> n som gör	3 -3 -1 2 0
last b> n som hon	3 -1 -1 1 -2
last b> n som hun	-4 5 -2 2 -1
last b> n som ikke	-2 0 4 -4 2
last b> n som jag	-1 3 0 2 -3
last b> n som jeg	-5 -3 4 5 -1
last b> n som min	4 -1 -1 -1 -1
last b> n som ni	1 4 -3 -4 2
last b> n som noget	-2 0 0 -2 4
last b> n som vanlig	-1 6 -2 -3 0
last b> n sprøyt hver	1 2 -3 0 0
last b> n sprøyt i	0 0 -3 4 0
last b> n stadig #	2 -3 -1 -1 2
last b> n starte vi	5 -3 0 -1 -1
last b> n stedet #	-1 -3 4 0 0
last b> n stedet for	1 2 1 -3 0
last b> n stod det	-4 -1 -1 5 1
last b> n stod i	4 -2 -2 1 -1
last b> n stoppe den	1 -3 0 3 0
last b> n stoppe i	0 0 -3 3 -1
last b> n stoppe vi	-1 -2 -1 4 -1
last b> n ställe <c?c?>	-3 -3 6 1 0
last b> n ställe <p?p?>	3 2 -2 -2 0
last b> n ställe för	3 4 -4 -1 -2
last b> n stå som	-2 0 -1 -1 5
last b> n står der	0 -3 -1 3 2
last b> n står det	10 4 -7 -8 1
last b> n står her	-4 1 -2 4 1
last b> n står i	-1 3 3 -1 -4
last b> n står på	7 -14 2 2 3
last b> n står som	-5 -1 2 -1 6
last b> n så ble	0 0 -2 4 -2
last b> n så de	1 -3 0 -2 4
last b> n så dem	-3 -3 1 6 -1
last b> n så den	5 -6 -3 6 -2
last b> n så det	7 -4 -3 -3 4
last b> n så du	-3 1 3 -2 2
last b> n så er	-4 4 7 -4 -3
last b> n så fik	-1 -1 0 3 -2
last b> n så fikk	-1 0 -2 4 -1
last b> n så får	-1 -2 6 -4 0
last b> n så han	-1 3 2 -3 -1
last b> n så har	5 -2 0 -1 -3
last b> n så hun	1 -3 6 -3 0
last b> n så jag	4 4 -4 -3 -1
last b> n så jeg	-5 -4 -1 15 -5
last b> n så kom	3 -1 -1 -1 -1
last b> n så lenge	3 2 -4 -1 -1
last b> n så med	0 -3 0 3 0
last b> n så må	-3 -1 4 0 -1
last b> n så nei	6 -2 -4 -2 2
last b> n så på	2 -1 3 -4 0
last b> n så skrive	1 -2 -2 3 0
last b> n så slippe	-1 -1 4 -2 -1
last b> n så stop	-3 -2 1 3 0
last b> n så stoppe	-1 -3 1 4 0
last b> n så står	1 4 -4 0 -1
last b> n så svimme	2 4 -1 -2 -3
last b> n så vi	-2 6 -2 -4 2
last b> n så §2	-3 -7 5 9 -5
last b> n søndag <c?c?>	-1 0 -2 4 -1
last b> n ta bort	-3 1 -1 3 0
last b> n ta dem	0 3 -1 -2 0
last b> n ta den	0 6 -1 -4 -2
last b> n ta det	3 -2 -3 1 0
last b> n ta med	-3 0 0 3 0
last b> n ta §2	5 -6 -4 6 -1
last b> n tablet #	-5 2 6 -2 0
last b> n tablet <p?p?>	1 0 -5 5 -1
last b> n tablet for	2 1 0 -4 0
last b> n tablet i	0 3 -2 -1 -1
last b> n tablet §2	2 -4 1 1 0
last b> n tag den	-2 4 -3 1 0
last b> n tager dem	-4 5 -1 0 -1
last b> n tager du	1 5 -2 -2 -1
last b> n tager han	-2 6 -1 -2 0
last b> n tager jeg	-4 7 -3 2 -2
last b> n tager vi	3 -9 -1 9 -2
last b> n tager §2	3 -2 -2 -2 3
last b> n taget i	-1 -2 -1 5 0
last b> n takk <p?p?>	0 -1 5 -3 -1
last b> n tar en	-1 0 -2 3 0
last b> n tar han	-2 3 3 -5 1
last b> n tar hon	-1 3 -1 0 0
last b> n tar jag	-3 6 -2 1 -2
last b> n tar jeg	-4 10 -4 0 -2
last b> n tar vi	9 -7 -2 0 -1
last b> n tar §2	5 -3 -4 -5 7
last b> n til #	-9 8 1 -1 1
last b> n til <c?c?>	-2 3 0 -1 0
last b> n til <p?p?>	0 4 -3 0 -1
last b> n til den	3 -6 -3 3 3
last b> n til det	0 -1 4 -2 -1
last b> n til dig	3 -4 2 0 -1
last b> n til frokos	-3 0 -1 4 0
last b> n til hende	-4 1 1 -2 4
last b> n til i	-4 3 1 1 -1
last b> n til jul	0 4 -1 -3 0
last b> n til maden	-2 4 -1 -1 0
last b> n til natta	4 -1 -2 -1 -1
last b> n til på	0 5 -3 -1 -1
last b> n til uke	4 -3 -1 -1 0
last b> n til §2	-4 1 -4 7 1
last b> n til å	-4 0 0 2 1
last b> n till #	2 6 -3 -6 1
last b> n till <c?c?>	3 2 -4 0 -1
last b> n till det	-2 -1 3 1 0
last b> n till kvälle	0 3 1 -4 0
last b> n till natten	0 -4 2 1 1
last b> n till §2	-4 -3 1 6 0
last b> n time <p?p?>	1 -4 5 -1 0
last b> n time før	-3 3 2 -1 0
last b> n tog #	-3 1 -2 4 0
last b> n tog den	-1 -4 -1 3 3
last b> n tog du	6 0 -1 -6 1
last b> n tog jag	-4 -7 1 11 -2
last b> n tog min	0 -1 3 -1 -1
last b> n tog slut	4 -1 0 -3 0
last b> n tok jeg	0 -5 -2 5 2
last b> n tredje månad	-2 4 -1 -2 0
last b> n trenge du	-6 0 0 8 -1
last b> n tror det	0 -5 0 4 0
last b> n trycke är	-1 -2 0 3 0
last b> n trykke <p?p?>	-1 1 -2 4 0
last b> n tycker jag	-1 -1 -2 3 0
last b> n tåler ikke	-2 -2 2 -2 3
last b> n tåler jeg	3 -2 -1 -1 0
last b> n tørr i	3 1 0 -2 -3
last b> n ud i	3 -2 -3 2 0
last b> n uge #	4 -1 0 -3 0
last b> n uge <c?c?>	1 -3 4 -1 -1
last b> n ugen <c?c?>	-5 2 2 1 0
last b> n uger <p?p?>	-2 -1 4 0 0
last b> n uka <p?p?>	1 -1 -3 3 0
last b> n uke <p?p?>	-2 -3 0 4 0
last b> n uker <c?c?>	-3 7 -2 -2 0
last b> n uker og	0 -4 -2 3 3
last b> n uker til	2 1 -4 1 0
last b> n under huden	-2 -2 7 -4 1
last b> n ut <c?c?>	3 -1 -3 3 -1
last b> n ut <p?p?>	0 0 -5 6 -1
last b> n ut i	-4 0 7 -1 -2
last b> n ut med	-2 -2 -1 5 0
last b> n ut og	1 -3 0 3 0
last b> n ut på	-2 -2 3 -2 2
last b> n ute <p?p?>	-3 -1 0 5 -1
last b> n ute av	5 0 0 -4 0
last b> n utslag av	2 0 0 2 -4
last b> n var #	1 1 -4 1 1
last b> n var bara	3 -4 -1 4 -1
last b> n var den	-2 4 -1 1 -2
last b> n var det	6 -4 1 -2 -1
last b> n var du	0 -2 -3 3 1
last b> n var en	2 -4 2 0 0
last b> n var for	-3 5 -1 1 -1
last b> n var i	3 1 -5 -1 3
last b> n var jeg	5 -2 -1 -4 2
last b> n var jo	4 -2 -2 -2 2
last b> n var ju	4 -3 4 -2 -2
last b> n var så	3 1 0 -4 0
last b> n var til	3 -2 -2 1 -1
last b> n var tredje	-4 7 1 -3 0
last b> n varje dag	-4 5 -2 0 2
last b> n vecka <c?c?>	1 2 -4 -2 2
last b> n veckan <p?c?>	-4 2 -1 3 1
last b> n veckan <p?p?>	1 3 -6 1 1
last b> n veckor <p?p?>	-1 0 4 -2 0
last b> n veckor sedan	0 -3 4 -1 -1
last b> n veckor sen	-1 -1 -2 4 0
last b> n ved #	3 1 -3 -1 0
last b> n ved at	3 1 -1 -3 0
last b> n ved behov	-1 -5 1 7 -2
last b> n ved jeg	3 -3 3 -3 0
last b> n ved med	-2 10 -4 -4 -1
last b> n ved siden	-5 -3 9 -1 0
last b> n venter vi	6 0 -3 -1 -2
last b> n vi <c?c?>	2 3 -4 -2 1
last b> n vi <p?c?>	-2 0 -1 3 0
last b> n vi bort	2 1 2 -5 -1
last b> n vi den	-6 0 7 2 -3
last b> n vi det	-3 -4 2 5 0
last b> n vi en	4 -3 -2 1 0
last b> n vi har	5 1 1 -4 -3
last b> n vi i	-2 -3 4 1 -1
last b> n vi ikke	3 8 -4 -9 1
last b> n vi inte	0 5 0 -7 2
last b> n vi jo	-3 2 7 -5 -1
last b> n vi lar	-2 0 -1 3 0
last b> n vi med	4 -5 1 0 0
last b> n vi men	-1 -4 -1 7 -1
last b> n vi over	4 0 0 -4 0
last b> n vi på	-1 3 1 -3 0
last b> n vi se	1 -2 3 -1 -1
last b> n vi snakke	3 -1 -1 -1 0
last b> n vi ta	3 -2 1 -2 0
last b> n vi tager	5 -3 -5 0 3
last b> n vi tar	8 -1 -8 -1 2
last b> n vi till	-2 4 -1 0 0
last b> n vi være	5 2 -1 -5 -1
last b> n vi §2	5 -1 -1 0 -2
last b> n vid behov	-4 0 5 -2 1
last b> n videre <c?c?>	-1 5 -2 -1 -1
last b> n videre med	-2 5 -2 -1 0
last b> n videre og	1 -3 1 1 0
last b> n vil gerne	-1 3 -2 -1 0
last b> n vil ikke	1 -3 -1 1 1
last b> n vil jeg	2 2 3 -2 -5
last b> n vinter <p?p?>	4 -1 0 -2 0
last b> n virker ikke	2 -4 -2 5 -1
last b> n väntar vi	5 -1 -1 -2 0
last b> n vår <p?p?>	-1 3 -2 -1 1
last b> n være med	1 -5 -1 5 -1
last b> n § #	-6 6 1 0 -1
last b> n § den	2 -3 4 -5 2
last b> n § det	4 -3 -1 1 -1
last b> n § då	5 -2 1 -2 -2
last b> n § for	-1 1 -1 -2 3
last b> n § för	1 3 -1 -4 1
last b> n § i	6 0 -6 -1 0
last b> n § jeg	-4 -2 2 1 3
last b> n § på	0 -3 0 4 -1
last b> n § som	4 -2 -2 2 -1
last b> n § §	0 3 -1 -1 -1
last b> n är #	0 2 5 -6 -1
last b> n är bara	-1 3 -3 2 0
last b> n är borta	0 -2 -2 4 -1
last b> n är bra	-2 5 0 -2 -1
last b> n är den	5 -7 -1 4 0
last b> n är det	-4 -1 9 2 -7
last b> n är en	-5 1 3 0 1
last b> n är ett	-3 0 5 -1 0
last b> n är färdig	-1 -2 -1 4 0
last b> n är hon	2 -3 1 1 0
last b> n är i	2 5 -4 -2 0
last b> n är jag	0 -3 4 -1 0
last b> n är ju	5 1 -1 -2 -3
last b> n är klart	3 -2 -2 2 0
last b> n är kvar	-1 5 -2 0 0
last b> n är min	5 -3 -1 -1 0
last b> n är okej	-1 6 -2 -2 0
last b> n är slut	3 -2 1 -2 -1
last b> n är som	-5 -1 2 4 0
last b> n äter §2	4 -1 -2 0 0
last b> n å ja	4 -2 0 -1 0
last b> n år <c?p?>	-2 0 -1 3 0
last b> n år <p?p?>	1 4 -4 1 -2
last b> n år <pc>	-2 0 -1 3 0
last b> n år <pp>	-4 2 0 3 0
last b> n år men	0 -3 -1 4 0
last b> n år sedan	5 -1 -2 -2 0
last b> n år sen	5 -5 5 -6 0
last b> n år siden	15 -5 5 -17 3
last b> n én gang	-1 0 3 -1 0
last b> n én om	-4 0 4 0 0
last c< n #	-3 4 5 -9 2
last c< n <p?c?>	0 6 -2 -2 -2
last c< n <pc>	1 -3 -3 3 2
last c< n <pp>	-1 4 -6 5 -2
last c< n af	-1 0 -2 -2 6
last c< n aften	-2 5 -2 -2 1
last c< n aldri	3 -2 -1 -4 4
last c< n aller	-3 4 1 -6 4
last c< n altså	-1 -3 0 6 -2
last c< n anden	0 2 2 -4 0
last c< n andre	-8 2 3 4 -2
last c< n anfal	-1 -2 3 0 0
last c< n annet	0 -2 -2 0 4
last c< n antib	-3 3 -4 3 0
last c< n apote	4 -5 0 -1 2
last c< n astma	-1 3 -3 1 1
last c< n at	-3 -2 -2 6 1
last c< n av	-7 1 -2 3 4
last c< n avslu	-4 1 -1 5 -1
last c< n bare	-3 6 3 -5 -1
last c< n begyn	-2 -4 7 1 -2
last c< n behol	-3 4 -2 1 -1
last c< n behöv	3 1 -1 -1 -2
last c< n bli	3 -1 -4 2 0
last c< n blir	-1 -2 7 -1 -2
last c< n blive	-5 3 3 -2 1
last c< n blodf	-2 4 -3 0 0
last c< n blodt	1 2 -4 2 -1
last c< n bort	-1 -3 -2 6 0
last c< n bruge	-4 -1 3 0 2
last c< n brugt	-1 0 -1 -1 3
last c< n bruk	1 3 -4 0 0
last c< n brukt	3 -5 0 1 -1
last c< n bytte	-3 -3 4 3 -2
last c< n börja	-2 5 -1 -1 -1
last c< n dag	-5 6 2 -2 -2
last c< n dagen	-5 2 0 3 1
last c< n de	-3 5 0 -2 0
last c< n deg	-4 -1 5 -1 1
last c< n dem	1 4 -1 -3 -1
last c< n den	3 -6 4 2 -3
last c< n der	6 3 -2 -3 -3
last c< n dere	0 -2 4 -1 -1
last c< n det	1 -6 -3 8 1
last c< n dig	-2 -1 3 -1 1
last c< n din	1 5 -1 -5 0
last c< n dose	0 -2 4 -1 -1
last c< n drop	-5 0 4 1 0
last c< n dropp	2 -2 -2 3 -1
last c< n drypp	-2 -3 1 3 1
last c< n dråbe	-3 -1 3 2 0
last c< n du	3 -5 -4 2 9
last c< n där	-2 -4 1 6 0
last c< n därem	-2 -2 3 -1 2
last c< n då	7 -2 -5 2 -3
last c< n efter	2 -1 -3 3 0
last c< n egen	1 -3 -1 3 -1
last c< n en	7 4 2 -12 -1
last c< n er	3 -3 1 10 -9
last c< n fast	-2 7 -3 1 -2
last c< n feber	5 -4 4 -4 -1
last c< n fick	5 2 -2 -4 0
last c< n fik	6 -2 -6 3 -2
last c< n fint	-3 1 -1 4 -1
last c< n flask	-4 -1 3 3 -1
last c< n flått	-1 4 -1 -1 -1
last c< n for	9 -4 1 0 -6
last c< n foreb	-2 -5 0 5 2
last c< n forts	4 4 -2 -6 0
last c< n fra	-2 4 -2 -2 1
last c< n från	4 2 -2 -3 -1
last c< n få	2 -6 5 -5 3
last c< n fået	1 -1 1 -3 3
last c< n får	3 -1 2 -3 0
last c< n fått	3 0 0 -2 -1
last c< n för	-3 3 -1 -3 4
last c< n før	2 3 -2 -4 0
last c< n først	-4 4 -1 1 1
last c< n gange	-4 1 2 0 0
last c< n gav	2 6 -8 2 -2
last c< n ger	-3 1 1 0 1
last c< n gett	-4 5 0 -1 0
last c< n gi	3 1 -2 -2 -1
last c< n gir	-1 5 2 -5 -1
last c< n giver	-2 -2 4 2 -1
last c< n givet	-1 3 -1 0 0
last c< n godt	-5 7 0 -2 -1
last c< n greit	-3 -1 3 1 -1
last c< n gånge	0 2 -2 -4 3
last c< n går	3 3 -1 -1 -3
last c< n gør	-3 2 0 1 0
last c< n ha	0 -4 7 -8 4
last c< n hadde	3 -7 6 -2 0
last c< n haft	-1 -2 -1 0 4
last c< n halv	1 3 -3 -1 -1
last c< n han	3 4 -5 4 -5
last c< n hans	3 -3 -4 4 -1
last c< n har	9 6 -17 4 -2
last c< n hatt	-5 -3 -2 6 4
last c< n havde	-2 1 -2 4 -1
last c< n have	3 -4 1 1 -2
last c< n hedde	0 1 5 -2 -3
last c< n helle	2 -7 4 -2 2
last c< n hemma	3 -3 0 -2 2
last c< n henne	-1 4 1 -2 -2
last c< n hepat	3 -2 0 -1 0
last c< n her	-1 -4 0 5 -1
last c< n heter	0 -1 8 -6 -1
last c< n hjert	1 3 -2 -2 0
last c< n hon	-1 1 -3 3 -1
last c< n huden	-2 -1 4 -1 -1
last c< n hun	-2 2 0 3 -3
last c< n hva	0 -2 3 -1 0
last c< n hvad	-1 -2 0 4 0
last c< n hvide	-1 -2 0 3 -1
last c< n här	-2 -1 3 0 0
last c< n igen	5 2 -4 -3 0
last c< n igjen	-4 -4 10 -3 3
last c< n ihop	-2 3 -1 1 -1
last c< n ikke	4 2 -9 3 0
last c< n ikkje	3 -1 -2 -1 1
last c< n ingen	4 -3 -6 -1 6
last c< n inget	7 -2 -3 -4 3
last c< n inte	-1 3 -5 2 2
last c< n ja	1 3 5 -7 -2
last c< n jag	1 0 3 -1 -3
last c< n jeg	2 7 -6 1 -4
last c< n jerne	-1 3 -2 0 1
last c< n jo	1 -3 -2 6 -2
last c< n kalci	3 1 -2 -2 0
last c< n kaliu	-5 -2 1 7 -1
last c< n kalk	4 -4 1 -1 0
last c< n kan	2 -6 5 2 -3
last c< n kansk	1 2 -3 0 0
last c< n katte	-1 4 -2 -1 0
last c< n kjøle	-1 -1 3 -1 -1
last c< n kom	0 3 -1 -3 1
last c< n kona	-6 0 -2 4 4
last c< n korti	1 -4 2 1 0
last c< n kun	-2 3 2 -4 1
last c< n kur	-1 1 4 -4 0
last c< n kvalm	-1 0 -3 3 1
last c< n kveld	2 3 -3 -2 0
last c< n kväll	-3 2 -3 5 -1
last c< n kör	5 -3 1 -1 -1
last c< n la	-2 -3 2 3 0
last c< n lar	0 6 -2 -3 0
last c< n legge	-2 -3 7 -2 1
last c< n lenge	4 -2 -1 0 -1
last c< n lilla	1 1 2 -4 0
last c< n lille	-5 2 1 2 0
last c< n lista	0 3 -4 2 -2
last c< n litt	6 -6 1 0 -1
last c< n lägge	-5 -3 8 1 0
last c< n lægge	-1 -3 5 0 0
last c< n magen	-1 0 -2 3 0
last c< n man	3 0 0 -1 -1
last c< n manda	-2 6 -1 -2 -1
last c< n manne	3 -3 1 -1 0
last c< n maven	-2 0 -1 3 0
last c< n med	7 -5 7 -3 -3
last c< n men	-4 -3 0 0 8
last c< n mener	2 -4 0 1 0
last c< n mer	-4 1 0 3 1
last c< n mere	-2 0 -3 5 0
last c< n mi	-2 -2 -1 6 -1
last c< n min	6 -2 0 -3 -1
last c< n mor	3 -4 -1 3 -1
last c< n morgo	-3 1 3 0 0
last c< n munne	2 -3 -2 4 -2
last c< n mye	0 3 -1 -2 0
last c< n må	-3 1 1 -2 4
last c< n måned	4 -1 -3 0 0
last c< n nei	5 -5 0 0 0
last c< n nej	3 2 -4 1 -2
last c< n noe	-3 -5 2 2 5
last c< n noen	4 -1 -1 -2 0
last c< n noget	2 -1 -5 5 -1
last c< n nok	3 -3 -1 1 0
last c< n noter	-3 -1 0 0 4
last c< n nu	-2 0 0 4 -2
last c< n nå	0 -3 3 3 -2
last c< n något	-1 -2 -2 3 1
last c< n når	-2 -2 7 -3 0
last c< n och	0 5 0 1 -7
last c< n också	-5 3 0 1 0
last c< n og	-1 2 -1 -3 3
last c< n okay	4 0 -1 -3 0
last c< n om	2 3 -1 -7 2
last c< n ormek	0 -4 -1 3 2
last c< n over	0 4 -1 -4 1
last c< n p-pil	-4 0 0 5 0
last c< n pleje	0 3 -3 -1 1
last c< n prova	5 -3 1 -2 -1
last c< n prøv	-2 -3 4 2 -1
last c< n prøve	-2 -4 0 2 4
last c< n pust	0 -1 -1 4 -1
last c< n på	-2 3 0 -9 8
last c< n recep	3 -3 0 0 0
last c< n redan	-2 4 0 -1 0
last c< n resep	4 -4 1 -1 0
last c< n rygge	-2 -1 4 0 0
last c< n sa	-3 0 -2 1 3
last c< n sak	4 -2 0 -2 0
last c< n salve	0 -4 3 2 -1
last c< n samme	-3 7 -4 -3 3
last c< n se	-1 -2 0 3 0
last c< n sedan	-3 4 -2 2 -1
last c< n ser	5 0 -4 -1 0
last c< n sett	-1 -1 5 -3 0
last c< n sidst	-4 1 3 1 -1
last c< n siger	-1 -4 -1 5 1
last c< n sin	-3 7 -1 -2 -1
last c< n sist	0 -4 7 -6 3
last c< n ska	-3 1 2 -3 3
last c< n skal	1 1 0 -4 2
last c< n skift	-1 -3 6 -1 -1
last c< n skrev	3 0 -2 -2 2
last c< n skriv	-3 -3 -1 -2 9
last c< n skyll	4 -1 2 -4 -1
last c< n slipp	3 1 -1 -2 -1
last c< n slut	-5 -1 0 6 -1
last c< n sluta	-2 -2 -3 7 -1
last c< n slutt	1 7 -11 4 -1
last c< n smert	-5 5 0 2 -2
last c< n smurt	-1 -3 3 1 0
last c< n smøre	-3 -1 3 1 0
last c< n snakk	4 0 -1 -1 -1
last c< n som	2 -3 4 -1 -2
last c< n sprut	-2 3 -2 -2 3
last c< n sprøj	4 0 -2 -3 1
last c< n sprøy	-2 -3 -2 8 -1
last c< n start	2 -6 2 3 -1
last c< n stede	4 -5 4 -3 0
last c< n stop	2 -1 -3 3 0
last c< n stopp	-1 -1 -4 6 0
last c< n stryk	2 -2 -2 4 -2
last c< n ställ	-1 -7 8 -2 1
last c< n stå	-2 3 -1 1 0
last c< n står	5 4 -11 -1 4
last c< n sukke	-1 3 1 -3 -1
last c< n svige	4 -1 -1 -2 0
last c< n så	-3 -3 -3 13 -3
last c< n sånn	-1 -2 4 1 -2
last c< n sønda	3 0 -1 -2 0
last c< n ta	-4 8 1 -3 -2
last c< n table	-4 2 -2 0 3
last c< n tag	-3 1 5 -1 -1
last c< n tage	7 0 -5 0 -1
last c< n tager	5 -3 -1 1 -2
last c< n taget	-4 2 -1 4 0
last c< n tagit	4 -2 3 -4 -1
last c< n tar	-3 1 8 -3 -3
last c< n tatt	3 -6 -1 4 0
last c< n tid	4 0 -1 -2 0
last c< n til	5 -4 11 -7 -4
last c< n till	2 -2 2 -4 1
last c< n tog	5 -4 -3 3 -1
last c< n trapp	-1 -2 -1 3 0
last c< n tåler	0 -3 0 -1 4
last c< n tålt	-2 1 4 -1 -1
last c< n ud	-2 -4 5 1 0
last c< n uke	-3 -1 3 1 0
last c< n uker	-2 4 -2 0 0
last c< n under	4 -1 -2 0 -1
last c< n upp	-1 -1 -1 0 4
last c< n vacci	-2 1 0 -2 3
last c< n vanli	-3 0 5 -5 4
last c< n var	3 -1 -7 1 4
last c< n vaske	0 0 -4 2 2
last c< n vel	-1 -4 4 -1 2
last c< n vi	4 3 -11 3 2
last c< n vider	3 -3 -2 1 0
last c< n ville	3 -1 -1 0 -2
last c< n virke	0 3 -1 -3 0
last c< n vitam	-3 5 0 -2 0
last c< n væk	-2 -2 -1 5 0
last c< n være	-6 5 -1 3 -1
last c< n §	6 -2 1 -3 1
last c< n §2	4 -8 1 2 1
last c< n är	3 6 -7 5 -7
last c< n å	0 -1 -2 4 -1
last c< n åt	6 -3 -1 -2 0
last c> n #	0 3 6 -5 -6
last c> n <c?c?>	-1 -1 -1 6 0
last c> n <c?p?>	-3 5 -3 4 -4
last c> n <cc>	3 6 -4 -7 1
last c> n <cp>	0 2 0 0 -3
last c> n <p?c?>	2 -4 -1 -1 5
last c> n <p?p?>	-3 -2 -3 5 6
last c> n <pc>	5 2 -2 -4 -2
last c> n <pp>	-2 1 -3 7 -2
last c> n aften	-2 6 -4 -1 1
last c> n aktue	4 -3 -1 1 0
last c> n aldri	3 -4 -2 -3 7
last c> n alle	2 2 -1 -3 0
last c> n aller	1 3 -2 -3 0
last c> n alt	6 -2 -1 -2 -1
last c> n altså	0 -7 5 0 2
last c> n anden	-2 1 6 -3 -2
last c> n annen	-2 4 0 -3 1
last c> n apote	-3 4 -1 0 -1
last c> n april	4 0 -2 -1 0
last c> n armen	-3 -1 -1 6 0
last c> n at	1 -3 2 1 0
last c> n att	6 -2 0 -3 -1
last c> n augus	-1 -2 1 4 -1
last c> n av	-11 6 3 5 -4
last c> n bare	-2 3 8 -6 -4
last c> n begge	-4 0 1 3 0
last c> n behol	0 6 0 -4 -1
last c> n behov	-6 -3 1 6 2
last c> n ble	2 -3 -3 0 4
last c> n blev	-1 -3 0 1 4
last c> n bli	4 -1 -2 -1 0
last c> n blir	0 -2 -1 -1 3
last c> n blive	1 3 -4 1 -1
last c> n blæra	0 1 -4 2 1
last c> n bort	-4 -4 -5 12 2
last c> n borta	-1 -2 -1 5 -1
last c> n bra	3 3 0 -4 -2
last c> n bruge	3 4 -2 -5 0
last c> n brugt	-2 -3 -2 8 -1
last c> n bruke	-1 2 4 -3 -2
last c> n bytte	2 -3 -2 4 0
last c> n börja	-2 3 -3 1 0
last c> n da	1 -1 -2 -2 3
last c> n dag	4 1 -1 -2 -2
last c> n dagar	0 4 -4 1 0
last c> n dage	0 -4 3 2 -1
last c> n dagen	0 4 -3 1 -2
last c> n dager	4 0 2 -4 -2
last c> n de	-4 2 -6 3 5
last c> n dem	-1 1 4 -1 -2
last c> n den	-1 3 4 -4 -1
last c> n der	-3 1 4 -1 -1
last c> n derim	-5 -3 3 2 2
last c> n det	0 -3 2 -4 5
last c> n din	3 -4 1 2 -1
last c> n dom	0 3 -2 -1 -1
last c> n drop	0 -3 2 0 1
last c> n dropp	2 -1 3 -3 -2
last c> n du	5 -2 -3 3 -1
last c> n där	-5 3 -1 2 1
last c> n då	4 4 -2 -4 -2
last c> n eg	0 -2 -1 5 -2
last c> n ein	2 -2 4 -3 -1
last c> n eller	7 -1 -8 -2 4
last c> n en	-4 0 9 -1 -6
last c> n ene	1 -4 -2 5 0
last c> n et	4 -4 1 0 -2
last c> n ett	0 -4 4 1 -1
last c> n etter	-3 4 -1 -2 2
last c> n fast	-1 4 -3 1 0
last c> n feber	1 0 3 -3 -1
last c> n ferdi	-2 -1 -1 5 0
last c> n fick	2 -5 5 -1 -1
last c> n fik	1 2 -4 -3 4
last c> n fikk	4 -2 -3 4 -2
last c> n fint	0 5 -1 -1 -3
last c> n fjor	-4 1 -4 4 3
last c> n flask	4 0 0 -3 -1
last c> n foder	-4 6 -3 1 -1
last c> n for	2 1 -10 4 2
last c> n fordi	-1 -6 3 5 -1
last c> n fortf	-3 3 -1 1 -1
last c> n forts	-3 6 -3 2 -1
last c> n fra	1 -2 -4 8 -3
last c> n freda	-1 3 -1 0 -1
last c> n från	-1 -3 -4 11 -3
last c> n få	4 -3 1 -1 -1
last c> n får	-5 0 -1 0 6
last c> n fått	-2 -3 2 5 0
last c> n för	-2 0 1 4 -3
last c> n före	-5 -1 2 2 1
last c> n förra	4 0 1 0 -5
last c> n först	8 -2 -1 -4 -1
last c> n før	-2 6 1 -4 -1
last c> n først	-4 2 -3 -1 6
last c> n g	2 0 3 -4 -1
last c> n gamle	3 -1 0 -2 -1
last c> n gang	2 -1 -4 2 1
last c> n gav	-6 -2 -3 8 4
last c> n gel	3 -4 1 -4 4
last c> n gi	-2 0 -2 3 0
last c> n gikk	3 -5 0 0 2
last c> n gir	-5 5 -1 1 0
last c> n gitt	5 -3 -1 -3 2
last c> n giver	2 1 0 -3 0
last c> n gjord	-3 -3 1 8 -3
last c> n gjør	3 -3 -1 3 -2
last c> n godt	0 -3 7 -3 -1
last c> n greit	1 -2 3 -2 0
last c> n gång	7 -4 0 -4 1
last c> n gånge	2 2 -5 4 -3
last c> n går	-3 -1 2 5 -3
last c> n gør	0 -4 6 -1 -1
last c> n ha	3 3 2 -7 -1
last c> n hadde	5 -6 0 1 0
last c> n hade	6 0 -2 -3 -1
last c> n halv	-4 1 -6 8 2
last c> n ham	4 -3 -1 -3 3
last c> n han	-1 -7 1 5 2
last c> n hans	-3 0 1 0 1
last c> n har	5 5 -15 4 1
last c> n hedde	-2 2 3 -3 0
last c> n hele	-2 2 -2 -2 4
last c> n helle	-4 1 2 1 -1
last c> n hemma	0 3 -2 0 -2
last c> n hende	-4 -3 4 -1 3
last c> n henne	-7 -2 -4 7 6
last c> n her	1 -1 4 -3 -1
last c> n heter	-1 -3 1 4 -1
last c> n hjelp	-2 5 -1 0 -1
last c> n hjem	-1 -2 4 0 -1
last c> n hjert	-4 -1 1 2 2
last c> n hofte	-1 -2 -2 4 0
last c> n hon	7 0 -7 -2 2
last c> n hos	5 0 2 -4 -3
last c> n huden	-1 2 3 -3 -1
last c> n hunde	3 -3 1 0 -1
last c> n hur	0 2 -3 3 -2
last c> n huske	-1 -1 0 -1 3
last c> n hva	-1 -1 -3 1 3
last c> n hver	-4 13 4 -12 -1
last c> n hvert	0 3 -1 -1 -1
last c> n hvis	4 2 -4 -2 0
last c> n hvor	-4 4 -4 6 -1
last c> n här	-1 -3 2 4 -1
last c> n i	-1 0 3 -1 -5
last c> n idag	-1 -1 3 -1 0
last c> n igen	-4 -1 1 0 5
last c> n igjen	6 -4 3 -4 -1
last c> n ikke	-3 4 -5 4 0
last c> n inget	3 -1 0 -3 1
last c> n inn	-2 -2 4 1 -1
last c> n intra	-3 -1 4 0 -1
last c> n ja	-4 1 1 -1 3
last c> n jag	-3 -1 0 5 -1
last c> n jeg	2 6 -5 -3 -1
last c> n jo	7 -3 -2 -3 1
last c> n ju	-3 1 -1 -2 6
last c> n junio	0 3 -1 -2 0
last c> n kaliu	-3 1 -1 3 0
last c> n kan	6 -1 -4 3 -4
last c> n kapsl	3 1 0 -3 -1
last c> n kjøp	-2 -1 4 0 0
last c> n komme	1 -4 1 0 2
last c> n kräm	-1 -1 4 -2 0
last c> n kun	-3 0 1 2 0
last c> n kvart	-1 -3 4 -1 0
last c> n kører	-2 4 -1 -2 0
last c> n lar	3 1 0 -3 -1
last c> n legev	-2 4 0 -1 0
last c> n lenge	-4 6 1 -2 0
last c> n lever	3 -2 0 -1 0
last c> n lille	-2 5 1 -2 -1
last c> n lägge	-2 -4 4 1 2
last c> n lå	3 -1 0 0 -2
last c> n låret	-2 -2 6 -2 -1
last c> n lægge	3 -3 1 -1 0
last c> n længe	-4 0 1 3 -1
last c> n maden	-2 3 0 -1 0
last c> n magen	-7 1 -4 6 4
last c> n man	-5 1 0 4 -1
last c> n manda	-4 5 1 -3 0
last c> n mange	-1 3 -1 -2 0
last c> n maske	-3 -1 6 -2 0
last c> n maten	0 5 -4 -1 -1
last c> n maven	-4 1 -3 6 0
last c> n med	-2 -3 6 -5 3
last c> n men	7 -1 -3 -4 2
last c> n mer	-2 0 -2 -3 7
last c> n mg	8 -5 3 0 -6
last c> n mig	-1 2 0 -4 3
last c> n min	12 -4 -5 -2 -2
last c> n ml	3 -7 1 3 -1
last c> n mod	1 7 -2 -1 -4
last c> n morgo	-2 -1 5 0 -1
last c> n mot	-2 7 -2 3 -5
last c> n munne	0 -3 4 0 -2
last c> n muske	-5 -1 8 -1 -1
last c> n muskl	1 -2 -2 -1 3
last c> n må	2 3 -3 -4 3
last c> n månad	2 2 1 -2 -4
last c> n månda	-2 4 1 -3 0
last c> n måned	-6 4 1 2 -1
last c> n nacke	1 2 2 -3 -1
last c> n nakke	-4 1 3 -1 1
last c> n nei	3 -2 -4 3 0
last c> n nej	9 4 -9 1 -5
last c> n neses	1 -4 5 -2 -1
last c> n nette	2 -3 -2 3 -1
last c> n ni	-1 -3 1 2 1
last c> n noe	4 -2 -1 2 -3
last c> n noen	4 -3 1 -2 0
last c> n noget	-2 -2 2 -1 3
last c> n nok	2 -1 5 -6 -1
last c> n noter	-5 -1 -2 -1 8
last c> n nu	-2 -8 12 -1 -1
last c> n när	-3 2 -5 7 0
last c> n näsan	-2 -1 4 -1 0
last c> n nå	-4 5 5 -3 -2
last c> n någon	5 -2 -2 -4 2
last c> n når	-8 11 -3 3 -2
last c> n och	4 0 1 -1 -3
last c> n också	-7 1 -2 5 3
last c> n og	0 1 -2 6 -4
last c> n også	8 -3 -1 1 -5
last c> n om	8 1 -8 0 -1
last c> n opp	-3 -4 6 1 0
last c> n orm	-3 2 -2 1 2
last c> n over	2 -4 1 2 -1
last c> n overv	4 -1 -1 -1 -1
last c> n pasie	1 -4 4 -1 1
last c> n patie	-1 4 -1 -1 -1
last c> n pausa	-2 6 0 -3 0
last c> n pause	-2 7 -1 -3 0
last c> n plast	3 -1 1 -2 -1
last c> n poser	0 -2 -1 3 0
last c> n prata	4 -2 -1 -1 0
last c> n propp	-1 3 -1 -1 0
last c> n prøvd	3 -4 -1 -2 4
last c> n pulve	0 4 -3 1 -1
last c> n pumpe	-3 2 3 -1 0
last c> n på	-3 5 -2 -4 4
last c> n ringe	-1 -2 3 1 -1
last c> n rygge	-6 1 6 -2 1
last c> n sa	2 -5 -2 3 3
last c> n saft	-4 3 2 0 0
last c> n samma	-2 7 -5 2 -2
last c> n satt	-2 4 -1 -2 0
last c> n sedan	-6 5 -3 4 0
last c> n selv	0 4 -1 -2 -1
last c> n sen	-7 7 1 2 -2
last c> n sepon	0 -2 -1 4 -1
last c> n ser	-2 -1 -3 4 2
last c> n sette	-3 -1 5 -3 1
last c> n siden	-3 5 2 -5 1
last c> n sidst	3 -1 -1 1 -3
last c> n sier	-1 -1 -2 5 -1
last c> n sig	3 -1 -1 -1 0
last c> n siger	3 -3 -3 1 2
last c> n sin	0 -1 -3 3 1
last c> n sist	-4 -2 1 2 4
last c> n sitte	-2 5 -1 -2 0
last c> n ska	-1 2 0 -4 3
last c> n skal	-5 0 1 0 3
last c> n skrev	-2 -3 1 3 2
last c> n skriv	-4 -1 -1 -1 7
last c> n skuld	0 -2 -2 4 0
last c> n skull	-3 -1 -1 1 3
last c> n skyll	0 -3 6 0 -2
last c> n slipp	3 -3 0 1 -1
last c> n slut	-2 -3 0 7 -1
last c> n slutt	1 -3 -3 0 5
last c> n smert	2 -4 4 -3 0
last c> n smörj	0 -4 3 1 0
last c> n smøre	4 -2 3 -4 0
last c> n som	2 -5 -5 8 -1
last c> n spray	6 0 -4 -3 1
last c> n sprut	-3 5 -3 -1 1
last c> n sprøj	4 0 -2 -1 -1
last c> n sprøy	7 -1 -4 -3 1
last c> n stadi	-2 4 -1 0 0
last c> n start	-3 -2 2 4 -1
last c> n stede	-4 0 7 -1 -2
last c> n stikk	0 3 1 -3 -1
last c> n stod	-1 0 -4 4 1
last c> n stopp	-2 -4 -6 15 -3
last c> n stryk	-2 -2 -1 5 -1
last c> n stå	-1 4 -3 -1 1
last c> n ståen	7 -4 -4 0 2
last c> n står	3 -4 0 2 -1
last c> n sykeh	5 -5 -1 1 0
last c> n säger	2 -3 0 2 -1
last c> n så	0 -3 10 -10 2
last c> n såret	1 -2 -1 4 -2
last c> n ta	-3 3 5 -4 -1
last c> n table	3 -1 -8 2 4
last c> n tager	4 2 -6 -1 1
last c> n tar	-2 8 2 -3 -4
last c> n till	1 -3 4 -5 3
last c> n tog	7 -1 0 -4 -1
last c> n tok	6 4 -3 -9 1
last c> n tom	-3 0 -1 4 0
last c> n trapp	-2 -3 -3 8 0
last c> n treng	1 -1 -2 4 -2
last c> n tygge	0 3 2 -3 -1
last c> n tänkt	4 -3 0 -1 0
last c> n tåler	4 -3 2 -2 -1
last c> n ud	-1 -5 -5 12 -1
last c> n uge	-3 -1 3 1 0
last c> n uke	4 -5 3 -1 -1
last c> n under	-4 2 8 -5 -1
last c> n ut	-1 -2 -7 11 -2
last c> n ute	-3 -6 -2 10 0
last c> n uændr	-3 4 -1 0 0
last c> n vanne	-2 -2 1 3 0
last c> n var	4 -1 -1 -2 1
last c> n vara	-1 4 -1 -1 0
last c> n varje	-4 10 -4 -3 1
last c> n vattn	0 4 -3 0 -1
last c> n vecka	-1 -3 4 0 0
last c> n ved	-4 -1 3 5 -3
last c> n vent	5 0 -3 -3 1
last c> n vente	1 4 -2 -2 -1
last c> n vi	-1 2 -2 -3 4
last c> n vid	-1 -2 3 -3 3
last c> n vil	6 -4 3 -3 -2
last c> n vill	5 -2 1 -3 -1
last c> n ville	5 -2 1 -4 0
last c> n vinte	0 4 -1 -1 -2
last c> n vurde	5 -2 -2 -1 0
last c> n vänta	5 -2 -2 2 -3
last c> n væk	-2 -3 -1 7 0
last c> n være	7 -1 -2 -4 -1
last c> n §	3 -1 0 -1 -1
last c> n §2	3 -6 1 5 -3
last c> n µg	-2 1 2 -3 2
last c> n är	1 1 -6 -2 6
last c> n å	5 0 -1 -3 -1
last c> n år	6 3 -4 -4 -1
last c> n én	0 1 5 -5 -1
last c> n örat	-3 -1 0 3 2
last w< n <c?c?>	4 -2 3 0 0
last w< n <c?p?>	-3 0 -2 6 1
last w< n <cc>	2 0 -5 4 1
last w< n <cp>	-7 2 1 0 5
last w< n <p?c?>	6 -2 -2 3 -2
last w< n <p?p?>	2 -2 1 3 2
last w< n <pc>	-2 3 -3 -2 4
last w< n <pp>	2 6 -6 -1 -2
last w< n af	-2 -7 6 0 3
last w< n aldri	1 1 -2 -5 4
last w< n aller	-6 8 0 -6 5
last w< n allti	0 -2 3 0 0
last w< n allts	-4 2 -1 3 1
last w< n alt	0 -3 0 3 0
last w< n altså	-6 -1 2 6 -2
last w< n ambul	0 -6 4 -3 5
last w< n andre	-1 -5 2 2 3
last w< n anfal	0 -3 1 0 3
last w< n annar	1 -1 -1 -3 4
last w< n annet	0 1 -2 -2 4
last w< n ansik	-1 -4 6 -1 0
last w< n antib	2 0 -5 7 -5
last w< n apote	3 6 -2 -6 -2
last w< n astma	-1 3 -4 -2 4
last w< n at	1 -6 -4 6 3
last w< n att	0 3 0 1 -3
last w< n augus	-2 -1 -1 0 4
last w< n av	-3 -5 0 2 6
last w< n avmas	4 0 -3 -1 0
last w< n avslu	-5 3 -2 4 0
last w< n bak	-2 -1 3 1 0
last w< n bakte	-3 -1 1 3 -1
last w< n bara	3 0 -4 3 -2
last w< n bare	8 -5 3 -1 -6
last w< n barn	3 -1 -3 -2 2
last w< n bedre	-1 -3 3 2 0
last w< n bedöv	0 -2 3 -1 -1
last w< n bedøv	0 -6 8 -1 -2
last w< n begge	-3 -1 4 0 0
last w< n behan	1 -2 3 0 -1
last w< n behol	0 6 -4 -1 -1
last w< n behöv	4 -1 4 -2 -5
last w< n benen	3 -1 -2 0 0
last w< n ble	7 1 -4 -6 2
last w< n blev	-3 -1 0 -1 6
last w< n blir	3 -1 1 1 -4
last w< n blive	-7 0 3 2 1
last w< n blode	-2 2 -4 1 3
last w< n blodf	-1 -2 -1 5 -1
last w< n blodp	-5 3 0 3 0
last w< n blodt	-4 2 -4 3 3
last w< n blå	-2 6 -6 3 -1
last w< n blæra	0 1 -2 -3 4
last w< n bort	-2 -4 -8 4 9
last w< n borta	4 -2 0 -2 0
last w< n borte	-2 6 -1 -2 0
last w< n bra	-4 4 1 -1 0
last w< n bredv	1 4 -2 -2 0
last w< n brug	-1 -3 1 3 -1
last w< n bruge	-5 1 5 -3 2
last w< n bruk	4 -2 -2 0 0
last w< n brukt	1 -4 -1 4 1
last w< n burk	5 -1 -1 -2 0
last w< n byter	-3 -5 3 2 3
last w< n bytte	-6 2 6 2 -3
last w< n båda	2 -1 -5 3 0
last w< n börja	-7 3 2 5 -2
last w< n c	0 -2 -1 3 0
last w< n coli	0 -2 4 -2 0
last w< n creme	4 -1 -2 0 0
last w< n da	0 -6 -5 9 4
last w< n dag	-6 6 6 0 -7
last w< n dagar	-1 5 1 -2 -2
last w< n dage	-3 -4 3 3 0
last w< n dagen	-7 -1 5 -3 5
last w< n dagli	2 4 -1 -6 0
last w< n dar	-3 0 2 -1 1
last w< n de	7 1 1 -7 -2
last w< n deg	-1 -2 4 -5 4
last w< n dei	4 -1 -2 0 -1
last w< n dem	-4 3 -2 5 -2
last w< n denne	1 1 -3 3 -1
last w< n der	5 1 -4 3 -5
last w< n dere	2 -3 4 -2 0
last w< n derfo	2 1 5 -6 -2
last w< n det	1 1 -4 -2 5
last w< n dette	-2 -7 1 7 1
last w< n di	3 -1 -4 3 -1
last w< n diabe	1 -2 3 -3 0
last w< n diagn	-1 4 -3 0 0
last w< n diarr	0 4 -1 -1 -1
last w< n diaré	0 -2 4 -4 1
last w< n dig	-2 -5 1 5 2
last w< n din	6 -1 -1 -4 -1
last w< n dine	-3 0 -1 3 0
last w< n dos	-1 3 2 -3 0
last w< n dose	-2 -3 8 -2 -1
last w< n dosen	0 5 -2 -3 0
last w< n drop	-6 0 3 4 0
last w< n dropp	-3 4 -1 2 -1
last w< n dråpe	2 -1 1 -4 1
last w< n du	-1 3 -1 -1 -3
last w< n där	2 -6 1 4 -2
last w< n då	-2 -6 3 5 0
last w< n dålig	-3 1 -3 5 0
last w< n efter	-2 3 -2 3 -3
last w< n eller	1 -2 5 -4 0
last w< n en	-1 -4 9 -3 -1
last w< n enda	2 -1 1 -3 2
last w< n endnu	-1 4 -3 0 -1
last w< n engan	0 2 -2 -4 4
last w< n epile	4 0 -3 -1 0
last w< n er	-2 0 4 0 1
last w< n ett	-5 -1 -2 3 5
last w< n etter	1 -5 4 -1 1
last w< n fakti	0 4 -3 0 0
last w< n fall	4 -1 0 -1 -2
last w< n famil	1 -3 0 2 -1
last w< n farli	2 1 2 -4 -1
last w< n fast	-5 7 -1 2 -2
last w< n feber	4 4 3 -7 -4
last w< n fick	7 1 1 -7 -2
last w< n fik	3 -2 -4 1 1
last w< n fikk	7 -2 -8 4 -1
last w< n finns	2 -2 3 -2 -1
last w< n fint	0 -1 -7 4 4
last w< n fjern	-1 1 -3 4 -1
last w< n fjor	3 0 -2 -3 2
last w< n fjärd	5 -1 -1 -3 0
last w< n flask	-3 -3 5 2 -1
last w< n flott	3 -1 -1 -1 0
last w< n flått	-3 4 -3 1 0
last w< n foder	-4 4 -3 2 0
last w< n foreb	-2 -5 -1 5 3
last w< n fores	4 -4 0 2 -1
last w< n forri	1 5 -4 -1 -1
last w< n forst	-2 0 -3 7 -2
last w< n forts	1 0 -6 1 4
last w< n forve	0 6 -5 0 0
last w< n forår	5 0 -2 -2 -1
last w< n freda	2 -3 2 -2 1
last w< n fru	4 -2 -1 -1 -1
last w< n få	1 -2 4 -4 1
last w< n fået	-1 -5 -1 2 4
last w< n får	3 -1 8 -6 -7
last w< n færdi	2 -4 0 0 2
last w< n för	3 -2 -2 -3 4
last w< n före	3 1 -2 0 -2
last w< n förr	3 -1 1 0 -3
last w< n först	4 -3 -2 2 0
last w< n før	-2 9 -5 0 -2
last w< n først	2 -3 -2 3 0
last w< n g	2 -2 6 -4 -1
last w< n ga	0 -3 -4 6 2
last w< n gamma	8 -2 -4 -2 0
last w< n gang	-1 0 1 -4 3
last w< n gav	2 4 -14 11 -2
last w< n ge	0 0 4 -1 -3
last w< n gel	-4 0 0 1 2
last w< n ger	1 -4 1 -1 2
last w< n gett	3 4 -2 -4 -1
last w< n gi	3 1 0 -3 -1
last w< n gik	-3 3 0 0 0
last w< n gikk	3 -3 -1 1 0
last w< n gir	-3 -1 10 -5 -1
last w< n gitt	-5 3 2 -2 2
last w< n giv	-2 -2 4 -2 2
last w< n give	4 -5 -1 1 0
last w< n giver	-3 2 7 -1 -4
last w< n givet	-2 -1 -3 7 -2
last w< n gjeld	4 -4 -2 3 0
last w< n gjern	5 -4 0 -1 0
last w< n gjør	4 1 -1 -4 0
last w< n glemm	3 -1 -2 -4 4
last w< n gluko	-3 5 0 -1 0
last w< n god	-4 -1 0 0 4
last w< n godt	2 0 1 2 -4
last w< n gott	4 1 -2 -3 -1
last w< n grann	5 -2 -2 0 0
last w< n grunn	-4 0 2 3 -1
last w< n grupp	1 -3 -1 1 3
last w< n gule	-3 -1 -1 3 1
last w< n gult	2 -4 2 0 1
last w< n gång	-4 2 2 -1 0
last w< n gånge	-2 -3 4 0 1
last w< n går	-3 0 0 0 3
last w< n gått	1 -3 1 2 -1
last w< n gör	6 -3 4 -3 -3
last w< n göra	-4 5 2 -2 -1
last w< n ha	3 0 6 -7 -1
last w< n hadde	4 0 0 -4 0
last w< n hade	3 -4 0 2 -1
last w< n haft	2 -1 1 -4 3
last w< n haha	1 -4 2 2 0
last w< n halsb	-2 3 -1 0 0
last w< n halse	1 2 -3 -2 1
last w< n halv	2 5 -4 -2 -2
last w< n ham	-4 2 -1 1 2
last w< n han	-7 -4 0 6 6
last w< n hans	1 3 -6 1 2
last w< n har	3 3 1 -4 0
last w< n hatt	-2 -5 -2 6 3
last w< n havde	4 -1 -3 1 -1
last w< n have	0 -5 2 2 0
last w< n hed	2 -1 3 -4 0
last w< n hedde	-3 0 7 -1 -3
last w< n hele	-1 1 -4 -3 7
last w< n helle	-4 -5 4 2 3
last w< n helt	0 1 -3 2 0
last w< n hende	5 -3 1 -2 -1
last w< n henne	2 -1 2 2 -5
last w< n hepat	3 -3 2 0 -1
last w< n her	0 -8 3 4 1
last w< n heter	0 2 6 -6 -2
last w< n hjem	-3 3 2 -3 0
last w< n hjemm	-1 6 -5 1 -2
last w< n hjälp	-2 3 -1 1 0
last w< n hjælp	-2 3 0 0 0
last w< n ho	-4 -3 6 1 0
last w< n hold	-1 6 -2 -2 -1
last w< n holde	-3 8 -6 1 -1
last w< n hon	-4 3 -3 4 0
last w< n honom	-2 4 1 -2 -1
last w< n hoppa	3 0 -1 -3 1
last w< n hos	-3 4 -2 -1 3
last w< n hoste	1 -2 -1 4 -2
last w< n hoved	2 2 -3 0 0
last w< n hun	-7 -1 0 6 3
last w< n hund	5 1 -7 0 0
last w< n hunde	4 -2 -2 1 -1
last w< n hur	-2 -2 1 5 -2
last w< n huske	-1 0 -3 -1 5
last w< n hva	0 -5 -2 -1 7
last w< n hvad	3 -9 -2 7 2
last w< n hver	0 4 -1 -5 1
last w< n hvide	-1 -1 -1 4 0
last w< n hvilk	0 -1 -3 4 0
last w< n hvis	-1 5 2 -3 -2
last w< n hvite	-4 5 -4 3 -1
last w< n hvor	-3 0 0 3 0
last w< n hvord	-4 4 -1 2 -1
last w< n här	1 0 6 -3 -4
last w< n hålle	-4 4 -1 3 -1
last w< n hører	-2 3 -4 2 1
last w< n i	2 -2 5 -2 0
last w< n igen	5 5 -4 -5 -2
last w< n igjen	-5 -1 3 -4 6
last w< n ikke	-3 3 2 -1 -2
last w< n ikkje	-4 3 0 1 0
last w< n in	-2 -4 -2 4 4
last w< n ind	-4 3 2 -1 0
last w< n influ	1 -1 3 -3 0
last w< n inga	4 2 -3 -2 0
last w< n ingen	6 -2 -7 4 -1
last w< n inget	5 2 -5 -2 -1
last w< n inhal	1 -3 6 -2 -1
last w< n inn	-4 -3 2 7 -2
last w< n innan	3 -2 3 -4 0
last w< n inte	-2 8 3 -8 -2
last w< n istäl	-1 -3 7 -2 0
last w< n ja	-4 -1 1 4 0
last w< n jag	-2 -3 3 0 3
last w< n jaha	1 3 -1 -4 0
last w< n janua	4 -3 0 -2 0
last w< n jeg	-7 -3 4 1 6
last w< n jern	-6 5 1 0 1
last w< n jerne	-4 5 -3 1 1
last w< n jo	3 -1 -4 4 -2
last w< n journ	3 -2 -2 -1 2
last w< n ju	-5 0 -2 6 0
last w< n järne	-1 -3 1 3 0
last w< n kaliu	-3 -2 0 6 -1
last w< n kalsi	3 0 -3 1 -1
last w< n kan	6 -1 -1 -3 0
last w< n kapse	-5 9 -3 0 -1
last w< n kapsl	2 2 0 -4 -1
last w< n kaste	-1 0 6 -2 -2
last w< n katt	4 -1 0 -2 0
last w< n katte	4 2 -4 -3 0
last w< n kjøle	-2 -1 5 -2 -1
last w< n klart	-5 -2 1 6 -1
last w< n klock	-2 3 1 -3 1
last w< n klokk	-2 -3 1 5 -1
last w< n klør	1 -5 4 -1 0
last w< n koles	-2 -3 2 -2 5
last w< n kom	-6 4 0 2 1
last w< n komme	2 5 -5 0 -2
last w< n kona	-2 0 -5 2 4
last w< n kontr	3 0 -2 -2 1
last w< n kort	1 -3 1 0 1
last w< n kramp	1 3 -2 -3 0
last w< n krem	-4 4 1 0 0
last w< n kropp	-1 1 -4 0 4
last w< n kräks	-3 -1 0 4 1
last w< n kun	2 5 2 -8 0
last w< n kunne	3 -2 -2 0 0
last w< n kur	-3 4 4 -4 -1
last w< n kuren	0 2 -3 2 -1
last w< n kvalm	2 -4 -1 1 3
last w< n kvar	-7 2 -4 4 4
last w< n kvart	0 -1 -2 4 -1
last w< n köpte	-3 1 -1 3 -1
last w< n kör	4 1 -1 -1 -3
last w< n køb	-5 -1 4 -1 2
last w< n køber	4 2 -2 -3 -1
last w< n l	-1 -2 5 -2 -1
last w< n la	-4 -5 0 6 1
last w< n lad	1 -2 -2 3 1
last w< n lar	3 6 -2 -8 1
last w< n legen	3 -2 0 -1 0
last w< n legge	2 -4 5 -2 -1
last w< n lenge	5 2 -3 -3 0
last w< n lige	4 2 1 -6 -1
last w< n ligge	-4 -4 -3 9 3
last w< n likev	-1 0 2 -3 3
last w< n lille	-5 4 3 -1 -1
last w< n lista	2 4 -6 0 0
last w< n liste	-2 4 1 -2 -1
last w< n lite	4 -2 1 -1 -1
last w< n liter	-2 0 4 -1 0
last w< n litt	5 1 1 -5 -2
last w< n livet	1 2 1 -4 0
last w< n lov	1 5 -1 -3 -1
last w< n lunge	-4 3 0 4 -2
last w< n lägge	-2 -2 6 -1 -1
last w< n lämna	0 4 -1 0 -2
last w< n längr	3 -1 -1 0 -1
last w< n låg	2 -5 1 2 1
last w< n låret	2 -1 1 -3 1
last w< n låt	0 5 -2 -1 -1
last w< n låter	-1 4 -3 0 -1
last w< n lægen	-4 -1 2 4 -1
last w< n lægge	-6 -2 10 -1 -1
last w< n mage	-1 -1 4 -1 -1
last w< n magen	-5 -2 0 9 -2
last w< n mai	-1 -1 -1 -1 3
last w< n maj	4 2 -2 -4 0
last w< n malar	-3 -2 2 -2 6
last w< n mamma	1 -3 -1 3 0
last w< n man	3 0 1 -3 -2
last w< n manda	-2 4 2 -1 -3
last w< n mars	0 0 4 -4 0
last w< n maske	5 2 -3 -3 0
last w< n mat	-3 0 0 3 0
last w< n maten	-1 3 -1 -1 -1
last w< n mave	-1 -3 -1 -1 6
last w< n maven	-4 -1 2 4 -1
last w< n med	-5 2 7 1 -8
last w< n medic	4 -3 0 -1 0
last w< n medis	0 -4 2 2 0
last w< n meg	4 -5 4 -1 -1
last w< n men	-7 6 -2 3 -1
last w< n menar	-3 0 0 1 2
last w< n menin	2 -2 -2 3 -1
last w< n mens	-3 -2 7 -2 0
last w< n mer	-3 0 -4 7 -1
last w< n mere	-1 0 -3 2 2
last w< n mi	2 -2 -3 3 0
last w< n mig	-3 7 -2 0 -3
last w< n min	16 3 -7 -6 -6
last w< n mindr	2 -3 -1 3 -1
last w< n mine	1 4 -4 -1 0
last w< n minns	3 -1 -1 -2 0
last w< n minst	0 3 -1 -2 0
last w< n minut	1 3 0 -3 0
last w< n ml	3 0 -1 -2 0
last w< n mod	1 -8 6 0 0
last w< n mor	0 -2 -2 4 0
last w< n morgo	-1 1 2 2 -4
last w< n mot	-6 -1 1 -1 6
last w< n munde	-2 -3 4 2 -1
last w< n munne	-1 -3 0 4 1
last w< n muske	-5 -2 4 2 1
last w< n muskl	-1 1 3 -3 -1
last w< n må	-5 0 3 -1 4
last w< n månad	-2 4 -3 1 0
last w< n måned	0 2 -3 3 -2
last w< n måtte	3 0 -1 -1 0
last w< n naboe	11 -3 -6 -2 0
last w< n nakke	6 0 -1 -4 -1
last w< n nat	0 -4 0 2 1
last w< n natta	3 1 -2 -3 1
last w< n natte	1 -3 -2 3 1
last w< n ned	1 0 3 -3 -1
last w< n ner	4 -3 -3 2 -1
last w< n neses	-1 0 5 -2 -1
last w< n neste	0 3 -1 -3 1
last w< n netop	-1 0 -2 4 -2
last w< n nette	2 -1 2 -4 1
last w< n ni	-2 1 -2 4 -1
last w< n no	0 1 3 -3 0
last w< n noe	-5 5 1 -3 2
last w< n noen	5 -3 0 -3 1
last w< n noget	-1 -1 -9 10 0
last w< n nogle	-2 -1 6 -3 -1
last w< n nok	4 -2 -1 0 -1
last w< n noko	0 -2 3 -1 -1
last w< n noter	-1 -2 1 -4 5
last w< n nu	-2 -6 14 -3 -3
last w< n numme	2 -5 0 2 1
last w< n nya	0 0 -2 4 -2
last w< n nye	-5 4 0 -3 4
last w< n nytt	-1 -2 0 3 -1
last w< n nytte	-4 -2 1 5 -1
last w< n när	4 -1 -5 0 3
last w< n nästa	4 -3 -1 0 0
last w< n nå	-4 -2 12 0 -6
last w< n någon	-1 3 -2 -1 0
last w< n något	-1 -4 2 5 -2
last w< n når	-2 2 4 -3 -1
last w< n nåt	0 3 -4 0 0
last w< n næsen	-1 -3 0 5 -1
last w< n næste	-1 -3 -1 1 4
last w< n också	-1 -4 5 4 -3
last w< n og	-3 2 2 1 -4
last w< n også	-1 2 0 5 -5
last w< n ok	3 -1 -7 5 -1
last w< n okay	6 -2 -5 -1 3
last w< n okej	-1 0 -3 3 2
last w< n oktob	0 2 -4 0 3
last w< n om	6 -6 -3 1 3
last w< n op	-3 5 -1 0 -1
last w< n ordin	-4 0 4 0 0
last w< n ormek	4 -2 -2 -2 2
last w< n over	3 4 -2 -6 1
last w< n overf	-1 1 -3 2 1
last w< n p	-6 3 -1 3 1
last w< n p-pil	-5 0 -1 6 -1
last w< n pappa	5 -2 0 -2 0
last w< n pasie	-4 1 0 2 1
last w< n pasta	-2 -4 3 4 0
last w< n patie	6 -4 3 -2 -2
last w< n pille	1 1 -4 5 -3
last w< n pleje	-4 1 -3 4 2
last w< n plock	-4 2 1 2 0
last w< n posit	-5 -1 2 -1 5
last w< n preci	-5 -4 3 2 4
last w< n prova	4 -5 2 -1 -1
last w< n prøv	-1 -3 3 2 -1
last w< n prøve	-2 -1 2 -5 6
last w< n på	-1 1 -2 -1 3
last w< n påse	4 0 -1 -1 -1
last w< n reage	-3 -1 -1 -2 7
last w< n reakt	-3 -1 -1 3 2
last w< n redan	-3 8 -3 -3 1
last w< n ren	-6 -1 4 2 0
last w< n rett	1 2 -3 1 0
last w< n rikti	-4 0 1 1 2
last w< n rosa	0 4 -2 -1 0
last w< n runde	-1 -3 -1 5 0
last w< n rygge	-5 -2 3 2 1
last w< n räkna	-2 4 -1 0 0
last w< n rätt	-2 -4 1 3 2
last w< n röda	-2 0 -2 4 0
last w< n rød	7 -1 -2 0 -3
last w< n rører	0 4 -2 -2 0
last w< n sa	1 1 -6 4 1
last w< n sak	4 -4 1 0 0
last w< n salva	-3 -1 1 3 0
last w< n salve	0 -4 2 3 -1
last w< n samme	-4 4 8 -8 0
last w< n satte	-2 3 -2 0 0
last w< n se	-2 6 -3 0 0
last w< n sedan	-1 6 -1 -3 -2
last w< n seg	-2 1 -4 4 2
last w< n selv	9 -5 -2 -2 0
last w< n sen	0 -1 -9 14 -4
last w< n sepon	4 -2 -2 1 -1
last w< n ser	6 -2 -7 2 1
last w< n sett	-1 -2 6 -3 -1
last w< n sette	0 0 4 -4 -1
last w< n si	-8 2 5 3 -2
last w< n sidde	0 4 -1 -2 -2
last w< n siden	3 -2 3 4 -7
last w< n sig	-2 0 -3 5 -1
last w< n siger	0 -4 1 3 1
last w< n sin	5 3 1 -7 -2
last w< n sine	5 0 -2 -3 0
last w< n sist	-4 2 0 -4 7
last w< n sista	-2 -2 -1 6 0
last w< n sitte	-2 5 -3 0 -1
last w< n själv	8 -4 0 -5 1
last w< n ska	-7 -2 5 0 3
last w< n skal	1 0 0 -4 3
last w< n skift	-3 -2 6 0 -1
last w< n skjøn	2 2 1 -5 0
last w< n skrev	-2 -2 -1 -1 7
last w< n skriv	-4 2 -4 -7 13
last w< n skuld	-1 -4 1 2 1
last w< n skull	-3 -1 -2 3 2
last w< n skyll	2 1 3 -5 -1
last w< n slett	3 -1 -4 2 0
last w< n slik	0 2 1 -3 0
last w< n slipp	0 6 -1 -1 -4
last w< n slut	-3 0 2 3 -1
last w< n sluta	4 -1 -3 -2 2
last w< n slutt	-2 6 -4 3 -2
last w< n släng	-7 1 4 1 0
last w< n smert	-4 -1 5 2 -2
last w< n smide	-2 -4 0 6 0
last w< n smurt	-2 -5 3 5 0
last w< n smågr	2 -4 1 0 0
last w< n smør	1 2 -4 1 0
last w< n smøre	-3 1 2 1 0
last w< n snakk	2 -3 -2 3 0
last w< n sockr	3 1 -3 0 0
last w< n som	3 -5 -1 3 0
last w< n sopp	-2 -3 -1 5 1
last w< n sove	4 -3 2 -3 -1
last w< n sover	3 2 2 -5 -1
last w< n spray	-3 2 -1 3 -2
last w< n sprut	1 -4 -2 4 1
last w< n sprøj	3 4 -1 -3 -3
last w< n sprøy	5 -11 4 4 -2
last w< n spørg	3 4 -4 -2 -1
last w< n stadi	-2 10 -5 1 -3
last w< n stall	3 -3 0 0 0
last w< n start	1 -3 2 -1 1
last w< n stav	-3 4 -2 1 0
last w< n stede	-1 -4 7 -2 0
last w< n stikk	4 -2 -1 -1 -1
last w< n stoff	3 -2 -4 3 0
last w< n stop	-1 1 -4 3 2
last w< n stopp	1 -4 1 4 -2
last w< n store	3 -2 -1 0 -1
last w< n streg	0 -2 -1 3 0
last w< n stryk	-1 4 -5 6 -3
last w< n ställ	1 0 7 -8 0
last w< n stå	-5 -1 0 4 3
last w< n står	4 8 -6 -8 3
last w< n sukke	-1 6 0 -4 0
last w< n svett	5 1 -4 -3 0
last w< n svimm	4 -1 3 -4 -2
last w< n svull	-2 -1 -1 0 4
last w< n sykep	4 -1 -1 -1 0
last w< n syste	3 -3 2 -1 -1
last w< n säger	-2 -2 3 1 0
last w< n sänke	3 -1 -2 0 0
last w< n så	-1 1 3 -5 4
last w< n sådan	3 2 -3 -3 0
last w< n såg	1 4 -4 -2 1
last w< n sånn	-1 1 4 -5 1
last w< n sår	-3 0 0 3 1
last w< n sætte	1 3 0 -3 -2
last w< n sömne	-7 1 -1 7 -1
last w< n sønda	1 2 -3 0 0
last w< n sønne	6 -3 -1 -1 -1
last w< n søste	4 0 -4 2 -2
last w< n søvn	4 -1 -1 -1 -1
last w< n ta	-1 8 -2 0 -5
last w< n table	-1 -4 2 -1 3
last w< n tag	-4 2 1 3 -1
last w< n tage	1 2 -4 1 0
last w< n tager	3 0 -2 2 -3
last w< n taget	-3 0 -1 5 -1
last w< n tagit	6 -4 7 -7 -2
last w< n tak	4 -1 -1 -1 0
last w< n tannl	3 2 0 -3 -1
last w< n tatt	6 0 -5 0 -2
last w< n tenke	0 -4 2 2 -1
last w< n tiden	1 3 0 -3 -1
last w< n til	2 2 4 -5 -2
last w< n till	-3 0 4 1 -2
last w< n tillb	-1 4 -2 -1 0
last w< n tille	-2 -1 4 -1 0
last w< n time	-3 3 -1 2 -1
last w< n timme	1 -3 1 1 -1
last w< n ting	3 1 0 -4 0
last w< n tirsd	-2 5 0 -1 -2
last w< n titta	3 -4 1 0 0
last w< n tog	3 -3 -5 3 2
last w< n tok	4 -2 -1 -1 0
last w< n torsd	3 -1 -1 0 -1
last w< n tredj	-3 3 -2 0 2
last w< n treng	1 2 3 -2 -3
last w< n tror	-3 2 -3 1 3
last w< n trykk	-2 4 0 0 -1
last w< n tube	-1 1 5 -5 -1
last w< n tycke	4 -2 -3 1 0
last w< n tygge	-2 6 -3 -2 1
last w< n tänke	0 -3 4 0 -1
last w< n tål	1 -2 1 -3 3
last w< n tåler	-4 -3 6 -5 6
last w< n tålt	-3 2 5 -2 -1
last w< n tålte	0 0 -1 -2 3
last w< n tænke	4 -1 -1 -2 0
last w< n uanse	-1 0 4 -3 0
last w< n ud	-2 0 5 -1 -2
last w< n uden	7 -2 -2 0 -3
last w< n udslæ	-4 -1 -2 0 7
last w< n uge	-2 -2 0 5 -1
last w< n uke	-3 4 -2 3 -2
last w< n ultra	-4 2 -1 3 0
last w< n under	-2 1 6 -5 0
last w< n ur	-7 3 0 3 1
last w< n urinv	-4 1 -1 2 2
last w< n ut	3 -1 1 1 -3
last w< n ute	2 6 -4 -2 -2
last w< n vacci	2 -1 -1 -3 3
last w< n vad	5 -5 -3 2 0
last w< n vaksi	6 -2 -2 -3 1
last w< n vand	5 -1 -5 1 0
last w< n vanli	-2 -1 2 -3 4
last w< n vann	-1 -4 3 2 -1
last w< n vanne	-3 4 -2 1 0
last w< n var	-5 4 -9 2 8
last w< n vaske	-1 -1 -4 3 2
last w< n vecka	-3 -2 0 6 -1
last w< n vecko	-2 0 0 4 -2
last w< n ved	1 -5 1 -3 6
last w< n vekk	3 0 -3 0 0
last w< n vel	-4 -5 2 5 2
last w< n vente	5 -2 -3 0 -2
last w< n vet	2 0 2 -3 0
last w< n vi	2 2 1 -3 -5
last w< n vid	-1 -1 2 3 -3
last w< n vikti	-1 4 -2 -1 0
last w< n vill	9 -3 1 -4 -3
last w< n ville	6 -3 1 -1 -3
last w< n virke	1 4 1 -5 -1
last w< n viser	-3 3 -4 2 1
last w< n vist	-1 -2 -1 0 5
last w< n vitam	-4 6 -1 -1 -1
last w< n väl	2 0 1 1 -4
last w< n värke	-2 -2 3 0 0
last w< n vår	2 1 -4 0 1
last w< n væk	-3 -4 0 7 0
last w< n vært	-1 -4 1 3 2
last w< n §	9 -1 2 -4 -3
last w< n §2	4 0 1 0 -2
last w< n µg	6 -2 -1 -3 -1
last w< n ändra	-1 -1 -1 4 -1
last w< n ändå	0 -2 1 -2 3
last w< n äta	-4 3 0 1 0
last w< n äter	-3 -2 6 0 -1
last w< n å	1 4 -5 4 -3
last w< n år	4 2 -7 -1 2
last w< n åra	-3 -3 2 4 0
last w< n året	4 -3 3 0 -3
last w< n åt	5 2 -2 -4 -1
last w< n örone	-4 -1 -1 3 3
last w< n över	0 -2 3 -1 0
last w< n överk	-4 -1 5 2 -2
last w< n øker	-2 4 0 -2 0
last w< n øret	-5 0 1 4 -1
last w> n #	-9 6 1 2 -9
last w> n <c?p?>	1 3 2 1 -7
last w> n <cc>	3 -4 6 -4 -1
last w> n <p?c?>	0 2 -4 0 4
last w> n <p?p?>	1 4 3 -1 -7
last w> n <pc>	-3 2 -1 6 -4
last w> n absol	3 5 -2 -5 -1
last w> n ad	4 0 0 -4 1
last w> n af	-2 -10 -1 5 8
last w> n aften	-6 3 5 0 -2
last w> n aj	-2 -2 5 0 0
last w> n akkur	1 -4 1 0 1
last w> n aktue	9 -4 -3 -1 -1
last w> n aldri	2 -6 1 -3 7
last w> n alene	-4 6 -1 0 -1
last w> n alla	2 -7 0 5 -1
last w> n alle	-2 7 -3 -1 -1
last w> n aller	1 10 -2 -3 -6
last w> n allt	-1 2 -3 2 -1
last w> n allti	0 6 -4 -1 -1
last w> n allts	-4 -6 3 7 0
last w> n alt	4 6 -6 -4 0
last w> n altid	-1 12 -7 -6 1
last w> n altså	5 -6 -3 -1 4
last w> n ampul	5 -1 -3 -1 0
last w> n andra	-1 0 7 -5 -1
last w> n andre	0 1 8 -10 1
last w> n angst	5 0 -1 -3 -1
last w> n ankle	0 -3 -1 5 -1
last w> n annet	3 -4 0 -1 2
last w> n ansig	-6 3 2 1 0
last w> n ansik	-1 -3 0 0 3
last w> n antec	-2 -2 -1 0 6
last w> n antib	-2 -1 7 -2 -2
last w> n apote	-4 -4 8 5 -4
last w> n april	2 3 1 -4 -1
last w> n aptit	2 3 -6 2 0
last w> n arm	-2 -2 7 -1 -1
last w> n armen	-10 -2 7 10 -4
last w> n astma	3 -4 1 -2 2
last w> n at	-5 1 -4 5 3
last w> n att	-4 -2 2 1 3
last w> n au	-3 -1 4 0 0
last w> n augus	5 -5 0 -4 4
last w> n av	-3 -6 -2 7 4
last w> n avdel	6 0 0 -3 -3
last w> n avslu	-1 -2 -2 5 0
last w> n b	4 -3 -4 2 0
last w> n bagef	-1 -2 3 0 0
last w> n bak	-1 1 3 -3 0
last w> n bara	-1 4 -2 4 -6
last w> n bare	6 8 2 -3 -14
last w> n bedre	1 1 3 -5 1
last w> n bedøv	3 -1 0 1 -3
last w> n begge	-9 11 2 -1 -3
last w> n begyn	-3 -6 15 -2 -4
last w> n behol	-3 7 0 -2 -2
last w> n behov	-5 -3 5 4 -1
last w> n behål	-6 12 -1 -3 -2
last w> n behöv	2 5 2 -6 -3
last w> n bein	-1 -2 4 0 -1
last w> n beina	-4 1 0 1 1
last w> n benen	1 -3 -4 2 3
last w> n berre	3 5 -7 0 -1
last w> n beste	-3 -1 1 2 3
last w> n besvi	0 0 4 -1 -3
last w> n biops	-4 2 0 -1 3
last w> n biter	-2 -4 2 3 -1
last w> n bitti	4 2 -4 -2 0
last w> n bjørk	-3 5 -1 -1 0
last w> n bland	0 -2 4 -3 2
last w> n ble	3 -6 -5 -7 15
last w> n blemm	-3 -1 -1 -1 5
last w> n blev	0 -9 0 -7 16
last w> n bleve	-1 5 -2 -2 1
last w> n bli	6 -2 1 -5 0
last w> n blir	-1 1 4 -4 0
last w> n blitt	-1 -3 1 4 0
last w> n bliv	-1 14 -6 -6 -1
last w> n blive	-1 15 -6 -3 -5
last w> n blod	-5 0 1 -6 11
last w> n blode	-4 0 5 -3 2
last w> n blodp	4 -5 0 2 -1
last w> n blodt	1 -1 -4 6 -1
last w> n bloms	1 -3 -1 4 -1
last w> n blå	1 -6 -1 3 3
last w> n blæra	0 4 -4 -2 2
last w> n blöde	-3 -1 -1 6 0
last w> n bokse	-3 4 5 -5 0
last w> n bort	-5 -15 0 23 -3
last w> n borta	3 -8 -2 8 -1
last w> n borte	-2 2 -3 2 2
last w> n bra	-2 15 -4 -5 -4
last w> n breve	-2 1 -1 3 -1
last w> n brugt	-2 -2 -1 5 0
last w> n bruk	-3 4 -2 -1 1
last w> n bruka	0 -2 3 0 -1
last w> n bruke	3 5 -1 -8 1
last w> n brukt	-5 1 2 0 2
last w> n brus	3 -2 -4 4 -1
last w> n bryst	-3 -3 -2 4 4
last w> n brænd	-3 -1 1 4 -1
last w> n bröst	-1 0 -2 -1 5
last w> n buksp	-4 -1 -1 2 4
last w> n byter	-1 -1 -1 4 0
last w> n bytte	-3 2 -6 4 4
last w> n bättr	-4 0 0 5 -1
last w> n båda	-11 4 2 1 3
last w> n börja	3 -3 4 -6 2
last w> n cushi	-2 0 -2 4 0
last w> n d	5 2 -5 -1 0
last w> n da	3 -3 -3 -2 7
last w> n dag	-5 1 6 6 -8
last w> n dagar	-2 2 -1 4 -4
last w> n dage	-2 1 8 -2 -5
last w> n dagen	-8 6 3 2 -5
last w> n dager	-5 1 6 -2 -1
last w> n dagli	-6 2 5 -1 1
last w> n dan	3 4 -1 -4 -1
last w> n de	-3 4 -4 -1 3
last w> n deg	2 -10 0 0 7
last w> n dei	-1 4 0 -1 -1
last w> n dem	-4 9 -8 4 -2
last w> n den	-3 6 -1 1 -10
last w> n denne	11 -3 -3 -3 -2
last w> n depot	-3 -3 3 1 1
last w> n der	-6 3 -3 0 7
last w> n dere	-7 2 9 -4 1
last w> n derhj	3 -1 2 -4 0
last w> n derim	-6 -1 3 1 2
last w> n dess	1 0 -1 -3 3
last w> n det	4 0 4 -3 -4
last w> n dette	5 -7 -7 7 1
last w> n dialy	-6 5 3 -2 0
last w> n diarr	0 5 -2 -2 0
last w> n diaré	-3 1 -1 -4 8
last w> n dig	4 -3 7 -2 -5
last w> n din	3 -6 2 -1 2
last w> n dine	-2 -1 -1 4 1
last w> n direk	3 0 -3 1 -1
last w> n dit	-3 -1 1 2 1
last w> n ditt	1 0 -2 4 -3
last w> n do	-3 -2 0 6 -1
last w> n dokto	6 -2 0 -3 -1
last w> n dom	0 8 0 -4 -3
last w> n dos	-4 2 4 -1 -1
last w> n dose	-2 1 2 3 -4
last w> n dosen	-4 2 0 3 -1
last w> n doser	-1 -2 3 0 -1
last w> n doset	0 -5 -1 5 0
last w> n drick	2 2 0 -3 -1
last w> n drikk	-5 -2 6 3 -2
last w> n drop	2 -4 -2 4 0
last w> n dropp	-4 0 -2 7 0
last w> n drypp	-2 -1 4 1 -3
last w> n dråpe	-1 -1 4 0 -2
last w> n du	2 3 1 -3 -2
last w> n dum	-1 -4 1 5 0
last w> n dyrt	-1 -1 4 -2 0
last w> n därfö	-4 0 0 6 -1
last w> n då	4 -7 1 2 1
last w> n dålig	-1 -2 4 1 -2
last w> n døde	-3 -2 -2 2 5
last w> n døgn	4 -2 -1 -6 4
last w> n dør	0 -1 4 -2 -1
last w> n e	4 -1 -2 0 -1
last w> n effek	7 -4 -3 0 -1
last w> n efter	0 -6 5 1 1
last w> n eg	-7 -1 2 2 3
last w> n egent	2 3 -3 -2 0
last w> n ein	-1 -3 10 -4 -2
last w> n eller	1 5 -6 -2 2
last w> n en	-2 0 4 2 -5
last w> n end	3 -1 -2 -1 0
last w> n enda	5 -4 -2 2 -1
last w> n endnu	-2 10 -2 -3 -2
last w> n ene	3 -1 -4 3 -1
last w> n enest	-2 6 -3 0 -1
last w> n engan	10 -3 4 -9 -3
last w> n enn	0 4 0 -3 -1
last w> n ennå	2 2 -5 3 -1
last w> n epile	6 -5 -1 0 -1
last w> n er	8 -2 0 10 -13
last w> n eske	-2 3 -1 -1 0
last w> n esken	-1 -2 -2 4 0
last w> n et	-4 -5 8 -3 4
last w> n ett	0 1 4 -2 -3
last w> n etter	-4 3 -2 2 1
last w> n fakti	-5 1 1 3 0
last w> n faldt	-6 -1 -1 0 8
last w> n fall	6 -3 -3 -1 0
last w> n falt	-6 -4 -1 1 10
last w> n famil	4 -2 -1 -1 0
last w> n fast	-1 5 -5 5 -4
last w> n fastl	0 -3 -1 4 0
last w> n feber	0 0 7 -7 0
last w> n febru	5 -2 -3 0 0
last w> n feil	6 -1 -2 -3 0
last w> n fekk	-3 -1 -2 1 5
last w> n fel	3 0 -1 -1 -1
last w> n ferdi	-1 -3 -3 12 -4
last w> n ferie	-2 0 3 -1 0
last w> n ferri	1 -6 4 0 0
last w> n fick	7 -2 -4 -6 5
last w> n fik	-1 -4 -3 5 3
last w> n fin	2 7 -4 -4 -2
last w> n finde	0 3 -1 -2 -1
last w> n fine	3 3 -2 -4 0
last w> n fingr	-2 -3 0 6 -1
last w> n finns	-4 -1 5 0 -1
last w> n fint	-4 13 0 -6 -2
last w> n fjerd	0 7 -4 -3 0
last w> n fjol	2 -1 2 -4 2
last w> n fjor	8 -3 4 -13 4
last w> n fjort	-2 5 -3 0 0
last w> n fler	-3 -1 -2 7 -2
last w> n flere	5 1 -8 3 -1
last w> n flimm	-1 -1 -1 3 0
last w> n flot	3 -1 -1 -1 0
last w> n flott	0 3 -1 -2 0
last w> n flått	4 -2 0 -1 -1
last w> n fodre	1 -1 -2 3 0
last w> n forbu	-1 -2 -2 0 4
last w> n fordi	-11 0 6 2 3
last w> n foreb	-4 0 0 0 4
last w> n forgå	-7 1 -2 10 -1
last w> n form	-2 3 -3 -1 4
last w> n forny	-3 3 -1 1 0
last w> n forre	4 -1 -1 0 -2
last w> n forri	-3 1 -1 8 -6
last w> n forsi	-2 -2 0 4 0
last w> n forsk	-2 -2 0 4 -1
last w> n forst	-1 2 2 2 -4
last w> n forte	2 -6 4 0 0
last w> n fortf	-3 4 -4 4 -2
last w> n forts	5 23 -20 -13 -5
last w> n forår	3 -3 -3 3 1
last w> n fra	-3 -7 -2 13 0
last w> n fram	-4 3 -2 4 -1
last w> n freda	-13 11 -3 10 -6
last w> n fremd	-3 -2 -2 7 0
last w> n fri	3 5 -4 -3 0
last w> n froko	-3 0 -1 4 0
last w> n fråga	7 -5 -1 -2 1
last w> n från	-2 -3 8 0 -3
last w> n färdi	-1 -2 -2 5 -1
last w> n fästi	1 -3 -2 5 -1
last w> n få	-3 -3 4 -3 6
last w> n får	5 -4 -3 2 3
last w> n fått	0 -6 1 5 0
last w> n fælt	1 -1 -3 -4 6
last w> n færdi	1 2 -6 6 -3
last w> n fôr	4 -1 -3 0 0
last w> n för	0 4 -2 6 -9
last w> n förra	5 2 -7 0 -1
last w> n förrg	-5 0 -1 7 -1
last w> n först	3 -7 2 3 -2
last w> n förut	-4 6 2 -5 1
last w> n følge	-2 8 -3 -2 -1
last w> n før	-6 6 6 -1 -5
last w> n først	8 -8 6 -8 2
last w> n g	3 -1 -1 -3 2
last w> n ga	-5 -9 3 6 5
last w> n gamla	-5 0 1 3 0
last w> n gamle	5 4 -1 -4 -4
last w> n gamme	-1 -4 0 3 1
last w> n gang	11 -3 -1 -8 0
last w> n gange	6 1 -1 -3 -1
last w> n gansk	-3 -1 -1 5 0
last w> n gav	-7 0 1 3 3
last w> n ge	-5 4 -5 4 2
last w> n gel	0 -3 4 -5 4
last w> n genta	0 0 4 -3 0
last w> n ger	-3 -4 2 4 1
last w> n ges	-2 -1 -1 0 4
last w> n gi	2 1 -7 1 3
last w> n gick	3 -5 0 1 1
last w> n gik	-4 0 2 2 0
last w> n gikk	0 -6 -2 -2 10
last w> n gir	-1 1 -4 3 2
last w> n gitt	-1 -4 -1 6 0
last w> n giv	-1 4 -1 -1 -1
last w> n give	-4 5 0 -3 3
last w> n giver	1 5 -7 1 0
last w> n givet	2 -4 4 0 -1
last w> n gjern	-3 1 4 1 -2
last w> n gjord	1 -5 -5 9 1
last w> n gjort	0 6 -8 5 -2
last w> n gjør	-1 4 2 -1 -5
last w> n glad	-3 3 -1 3 -2
last w> n glemt	-1 7 -1 -2 -3
last w> n glömm	-5 8 -3 1 -1
last w> n godt	1 7 1 -7 -2
last w> n gravi	2 0 4 -4 -1
last w> n grei	-1 4 1 -3 0
last w> n greit	-8 5 10 -4 -4
last w> n grise	3 -2 0 -1 0
last w> n grund	0 5 -1 -1 -2
last w> n grunn	3 -3 -3 4 -1
last w> n grupp	4 -3 0 -1 0
last w> n grønn	5 -4 -2 2 -1
last w> n gul	-2 -2 0 -2 7
last w> n gule	-2 5 -2 -1 0
last w> n gå	-6 4 1 4 -4
last w> n gået	-3 1 -1 4 0
last w> n gång	7 -4 -1 -3 1
last w> n gånge	5 1 -3 -3 1
last w> n går	-9 11 -3 5 -6
last w> n gör	-8 -1 -1 7 3
last w> n gør	-4 7 3 -2 -3
last w> n gøre	0 -6 1 4 1
last w> n ha	-6 8 -6 0 3
last w> n hadde	3 -5 -1 6 -3
last w> n hade	2 -4 2 5 -6
last w> n haft	-1 -3 4 -1 1
last w> n halsb	-4 1 4 0 -1
last w> n halse	-5 -1 3 -3 6
last w> n halv	-12 3 4 0 4
last w> n halvd	-2 -4 1 4 1
last w> n halve	-1 8 -3 -3 -1
last w> n halvt	0 -4 6 -1 -1
last w> n ham	4 -9 -3 -1 9
last w> n han	-1 -4 2 2 3
last w> n hande	-1 -1 0 3 -1
last w> n hans	4 -5 1 2 -1
last w> n har	1 5 -2 0 -8
last w> n havde	-2 -4 -3 8 1
last w> n have	1 -1 2 -4 2
last w> n hedde	2 2 0 -3 -1
last w> n hel	0 4 1 -4 -1
last w> n hela	-5 2 0 -3 6
last w> n held	-2 3 -2 0 0
last w> n hele	-7 9 -6 -3 7
last w> n helle	3 -8 -2 6 0
last w> n helse	-4 1 2 4 -2
last w> n helt	-1 -4 -3 -2 10
last w> n hem	-2 -3 1 5 0
last w> n hende	-1 -10 6 4 1
last w> n henne	2 -6 1 0 3
last w> n hente	12 -3 4 -9 -3
last w> n her	-8 -3 12 0 -1
last w> n heter	3 -3 0 2 -3
last w> n hetet	-1 -2 0 0 3
last w> n histo	6 -3 -2 0 0
last w> n hjalp	4 -1 -3 2 -2
last w> n hjelp	-2 8 -5 1 -1
last w> n hjem	-8 -2 10 5 -5
last w> n hjert	3 -8 3 0 2
last w> n hjälp	-1 5 -2 1 -3
last w> n hjärt	0 -4 2 4 -2
last w> n hjælp	-4 2 -1 2 1
last w> n ho	-6 5 1 -2 3
last w> n hodep	4 2 -4 -1 -1
last w> n hofte	-3 -2 -1 6 -1
last w> n hold	-2 4 1 -2 -1
last w> n holde	-2 10 3 -6 -5
last w> n holdt	2 -3 1 1 -1
last w> n hon	0 -3 -7 1 9
last w> n honom	5 -8 0 2 1
last w> n hoppe	-1 4 -1 0 -1
last w> n hos	3 3 0 -3 -2
last w> n hosta	10 -1 -2 -9 2
last w> n hoste	-3 -1 0 1 3
last w> n hoved	-2 -3 1 3 2
last w> n hu	-3 1 1 -3 4
last w> n huden	-9 -3 7 -1 6
last w> n hun	-5 4 -4 0 4
last w> n hunde	7 -8 -7 5 2
last w> n hur	-2 2 -5 5 1
last w> n huset	3 -1 -1 0 0
last w> n huske	-8 6 0 -11 13
last w> n huvud	2 -8 2 3 1
last w> n hva	-2 0 3 -5 3
last w> n hvad	4 2 0 -6 0
last w> n hver	-9 10 -4 4 -4
last w> n hvert	-5 5 1 -1 0
last w> n hvilk	0 -4 -1 5 0
last w> n hvis	5 -5 0 2 -2
last w> n hvor	-2 3 -2 3 -2
last w> n hvord	-2 -6 6 3 -1
last w> n hvorf	0 -3 -1 1 3
last w> n hvorn	3 0 1 -4 0
last w> n här	1 -14 4 6 3
last w> n hålle	-3 1 -1 3 -1
last w> n hånd	-2 5 -1 -1 0
last w> n hård	4 -2 0 -2 0
last w> n hævet	-1 -3 3 2 -1
last w> n höfte	4 0 -2 -2 1
last w> n högst	-3 -1 4 1 0
last w> n höjer	0 0 -2 3 -1
last w> n højre	-3 -1 2 2 1
last w> n hører	7 -1 -2 -4 0
last w> n høst	-4 7 0 -2 -2
last w> n høyre	0 1 3 -3 -1
last w> n høyt	5 1 -3 -2 -1
last w> n iblan	-4 7 -5 1 0
last w> n idag	-5 -2 7 1 -1
last w> n igen	-11 6 1 -1 5
last w> n igjen	-3 5 -3 -2 2
last w> n igår	-4 1 1 3 -1
last w> n ikke	3 -6 2 2 0
last w> n illa	-4 0 2 4 -1
last w> n ille	-3 3 0 -1 0
last w> n in	1 -4 2 -2 3
last w> n inde	-3 0 -1 4 0
last w> n indsp	-3 3 0 0 0
last w> n indti	-2 -3 -1 6 -1
last w> n infek	-1 3 1 -2 0
last w> n inga	0 2 -3 4 -3
last w> n ingen	0 -1 2 4 -5
last w> n inget	11 2 -6 -1 -5
last w> n inhal	2 -1 3 -3 -1
last w> n inn	-3 -2 3 4 -3
last w> n innan	-3 -1 8 -2 -3
last w> n inne	-7 0 0 6 1
last w> n innti	2 -4 2 0 0
last w> n inte	9 -8 0 3 -4
last w> n intra	-2 -2 5 0 -1
last w> n istäl	-2 -2 4 1 0
last w> n ja	1 2 1 -2 -4
last w> n jaha	-1 -1 -3 7 -2
last w> n janua	11 1 -3 -7 -2
last w> n jeg	1 1 6 -6 2
last w> n jer	0 -1 -3 5 -1
last w> n jo	4 -1 -4 3 -3
last w> n jobb	0 -1 3 -1 -1
last w> n jobbe	0 -3 -1 6 -1
last w> n joure	1 3 -2 0 -3
last w> n ju	2 -7 1 -2 6
last w> n jul	3 2 -2 -3 1
last w> n juni	5 -2 1 -4 1
last w> n junio	-1 4 -1 -2 0
last w> n just	6 -1 -2 0 -2
last w> n kaffe	-1 1 -2 -2 4
last w> n kaliu	-2 -9 1 7 3
last w> n kalk	3 -2 1 -3 0
last w> n kalsi	-1 -2 -1 4 0
last w> n kalve	0 3 -2 -1 0
last w> n kan	-1 -4 -2 14 -5
last w> n kanin	6 -3 -1 1 -4
last w> n kansk	4 8 -6 -5 -1
last w> n kapse	-3 4 0 1 -1
last w> n kapsl	0 4 1 -3 -2
last w> n kasta	3 -4 3 -1 -1
last w> n kaste	2 2 0 -5 2
last w> n katte	5 -2 -2 -4 4
last w> n kg	5 -7 4 -3 2
last w> n kinde	-3 2 2 -1 -1
last w> n kjell	4 -1 -4 3 -1
last w> n kjeve	1 0 -1 -3 4
last w> n kjøle	0 4 -1 0 -2
last w> n kjøp	-4 -1 9 -4 0
last w> n kjøpe	-3 -8 12 0 -2
last w> n kjør	-4 3 2 0 0
last w> n kjøre	2 4 -4 -2 0
last w> n klar	-1 -5 1 7 -1
last w> n klare	-3 -3 3 4 -2
last w> n klart	6 -5 -6 6 0
last w> n klock	-4 2 -4 5 1
last w> n kløe	3 -2 1 -4 2
last w> n kløen	-1 -1 0 4 -1
last w> n klør	-2 1 -2 -2 5
last w> n kobbe	-4 2 1 1 0
last w> n koles	1 3 -1 -2 -1
last w> n komme	7 -9 -1 -1 4
last w> n kona	0 5 -3 -4 2
last w> n kondo	1 4 -1 -3 0
last w> n kone	-5 0 1 3 1
last w> n kontr	-1 2 1 -3 1
last w> n kort	-3 -3 5 -2 3
last w> n korte	-5 2 -4 5 2
last w> n koste	3 -2 1 -2 0
last w> n kramp	-9 -2 -4 5 10
last w> n kreat	1 -4 1 2 0
last w> n kreme	1 5 -1 -5 0
last w> n kropp	4 -3 -1 -6 6
last w> n kräkt	0 -2 -1 4 0
last w> n kräm	-1 -2 5 -2 0
last w> n kun	5 1 -1 1 -6
last w> n kunde	0 -2 0 -1 3
last w> n kunne	-1 2 1 -3 2
last w> n kuren	5 1 -1 -3 -2
last w> n kutta	2 -4 1 3 -1
last w> n kutte	-3 1 -1 4 -1
last w> n kvalm	1 2 5 -4 -4
last w> n kvar	-7 21 -9 1 -6
last w> n kvart	-4 0 7 -3 0
last w> n kveld	-2 5 8 -10 0
last w> n kväll	1 -4 2 1 0
last w> n köp	3 -3 1 0 0
last w> n köpa	-2 -4 7 -2 0
last w> n köpt	1 -2 -3 4 -1
last w> n köpte	-2 -4 -2 7 0
last w> n kör	-4 2 2 1 -1
last w> n køb	-3 -6 9 0 -1
last w> n købe	0 -5 8 -2 -1
last w> n køber	-1 -1 7 -3 -2
last w> n køre	-1 5 -1 -4 0
last w> n kører	-5 12 -3 -2 -1
last w> n l	-4 -1 4 1 0
last w> n la	1 5 -1 -3 -2
last w> n lad	6 1 -4 -1 -2
last w> n lag	-2 1 3 0 -1
last w> n lagde	-4 0 0 3 1
last w> n lagt	2 -4 -1 4 0
last w> n lam	-1 4 -4 0 1
last w> n langt	6 4 -6 -3 -1
last w> n lar	3 9 -5 -5 -2
last w> n lav	-2 0 -1 -1 5
last w> n ledde	-3 2 1 2 -1
last w> n legen	2 2 -1 0 -3
last w> n legev	1 -3 -3 5 0
last w> n lenge	0 -6 2 5 -2
last w> n leste	5 -3 2 -4 0
last w> n lever	0 -5 -3 0 8
last w> n lidt	-5 1 7 -1 -2
last w> n lige	-2 -1 7 -2 -2
last w> n liges	-4 7 -2 -1 0
last w> n lika	-3 -1 0 5 0
last w> n liker	-2 5 -1 -1 0
last w> n lista	0 -3 -4 10 -3
last w> n liste	5 0 -2 -1 -2
last w> n liten	-1 -1 7 -1 -4
last w> n liter	-5 3 4 -2 -1
last w> n litt	-2 -1 8 1 -6
last w> n livet	4 3 -4 -2 -1
last w> n livmo	1 -4 1 1 0
last w> n lomma	-5 5 1 -1 -1
last w> n lomme	-3 4 -1 0 -1
last w> n lukta	4 -2 -1 -1 -1
last w> n lunge	-1 -8 5 1 4
last w> n lägga	-2 -1 1 3 0
last w> n länge	7 -6 2 -2 -2
last w> n längr	-2 2 -2 4 -2
last w> n lå	-2 -4 -3 -5 13
last w> n lådan	5 0 2 -6 0
last w> n låg	-1 -1 -3 1 3
last w> n lågt	5 -1 1 -5 0
last w> n låren	-1 -2 -1 -1 5
last w> n låret	-2 -3 10 -4 -1
last w> n låste	-2 -1 0 -1 4
last w> n låt	1 4 -2 -3 -1
last w> n låter	0 6 1 -7 1
last w> n læge	-1 0 -2 3 0
last w> n lægge	3 2 -3 -1 -1
last w> n længs	11 -1 -1 -9 0
last w> n lörda	-3 3 0 1 -1
last w> n lørda	-1 2 -5 6 -3
last w> n løs	-4 3 3 0 -2
last w> n maden	-3 4 1 -2 0
last w> n magen	-8 -3 2 8 0
last w> n mai	-1 1 -3 -2 5
last w> n maj	9 -3 -4 -2 1
last w> n man	6 -7 8 -4 -2
last w> n mand	3 -5 0 1 1
last w> n manda	-8 6 -3 5 0
last w> n mange	12 2 -3 -8 -3
last w> n manne	-1 -3 2 3 -1
last w> n marer	-2 -2 -1 4 1
last w> n marke	6 -1 -4 -1 0
last w> n mars	10 -5 -5 -7 7
last w> n marsv	0 -2 -1 0 4
last w> n marts	1 -3 -1 -1 3
last w> n maske	-2 0 4 -3 1
last w> n maski	1 4 -2 -2 0
last w> n mat	10 -6 0 -4 -1
last w> n matas	1 -3 0 3 0
last w> n maten	-3 5 3 -4 -1
last w> n matly	-2 0 -2 3 1
last w> n mave	-4 -4 2 8 -3
last w> n maven	-4 4 0 3 -2
last w> n maves	4 -3 0 -1 0
last w> n med	-5 -1 4 2 1
last w> n medic	9 -5 0 -4 0
last w> n medis	4 0 -2 -2 -1
last w> n meg	-3 1 -2 -1 4
last w> n meget	-5 3 5 -2 -1
last w> n mello	-2 0 4 -2 0
last w> n men	11 2 -5 3 -12
last w> n mener	-2 -4 1 5 0
last w> n menin	-3 -3 -1 5 1
last w> n menne	4 -2 0 -1 -1
last w> n mens	0 -3 7 -2 -1
last w> n mense	-1 4 0 -1 -1
last w> n mer	-7 -5 1 5 6
last w> n mere	-2 -3 -6 8 3
last w> n merke	-7 -4 6 0 5
last w> n mi	7 -2 1 -5 0
last w> n midt	-3 3 -2 1 0
last w> n mig	1 -6 -4 1 8
last w> n milli	4 -1 0 -4 0
last w> n min	5 -4 8 -6 -2
last w> n mindr	-5 2 3 0 -1
last w> n mine	1 -3 -3 1 4
last w> n minut	-5 2 3 -3 3
last w> n miste	-1 1 3 -4 0
last w> n mit	1 2 -1 -3 1
last w> n ml	-1 -2 9 -4 -2
last w> n mod	-1 0 1 5 -5
last w> n mor	6 -6 0 -2 2
last w> n mora	4 -3 1 -2 0
last w> n morge	-9 7 2 1 -1
last w> n morgo	5 -1 -1 1 -4
last w> n mormo	-1 3 -1 -2 2
last w> n morra	-3 -2 6 -1 0
last w> n mot	-3 3 3 7 -11
last w> n munde	-3 -3 2 3 2
last w> n munne	-2 0 4 -3 0
last w> n muske	-7 2 8 -2 -1
last w> n muskl	-1 -3 1 -2 4
last w> n mycke	-1 2 -3 2 0
last w> n må	-6 5 -3 0 3
last w> n målti	0 -1 -2 4 0
last w> n månad	4 5 -7 2 -5
last w> n månda	-7 7 3 -1 -2
last w> n måned	-4 5 -7 7 -1
last w> n måske	5 -3 -1 1 -1
last w> n måste	3 -3 0 0 0
last w> n måtte	-5 -4 0 -2 11
last w> n mælke	-4 2 3 -1 0
last w> n mærke	0 -3 4 0 -1
last w> n naboe	3 -5 4 0 -2
last w> n nacke	-1 1 3 -3 1
last w> n nakke	-3 1 5 -2 0
last w> n nat	-5 -2 -3 10 0
last w> n natri	0 -3 0 3 1
last w> n natt	-6 5 -5 10 -4
last w> n natta	2 -3 -1 4 -1
last w> n natte	-3 -7 3 3 5
last w> n ned	0 3 -3 1 -1
last w> n nede	5 -2 -5 2 0
last w> n nedtr	-2 -3 3 -1 2
last w> n nei	7 -1 -7 3 -2
last w> n nej	14 -2 -10 2 -5
last w> n nesa	-1 -1 3 -1 0
last w> n neses	2 -4 5 -2 -1
last w> n neste	-3 4 1 -6 4
last w> n netto	4 -4 0 1 -1
last w> n ni	-2 5 -1 -1 -2
last w> n no	-3 -3 5 1 -1
last w> n noe	5 -4 2 -1 -2
last w> n noen	3 -3 2 1 -3
last w> n nog	-2 1 -4 2 2
last w> n noget	2 -1 5 -10 3
last w> n nok	-1 -1 0 4 -2
last w> n noter	-8 -3 -3 -3 16
last w> n novem	-2 5 -2 -1 -1
last w> n nu	-6 -5 18 5 -13
last w> n numme	1 -1 4 -5 0
last w> n ny	-1 0 9 -6 -2
last w> n nya	-1 0 -2 3 1
last w> n nye	-2 -6 6 3 -1
last w> n nyt	-1 -4 6 -1 0
last w> n nytt	-1 -4 5 -1 1
last w> n när	1 6 -5 -1 -1
last w> n nätet	-2 -2 -1 4 1
last w> n nå	-1 -4 19 -4 -10
last w> n någon	6 -4 0 -5 3
last w> n något	2 -5 1 -4 6
last w> n når	1 5 -4 4 -5
last w> n nåt	3 -2 -1 -1 1
last w> n nælde	4 0 -1 -1 -3
last w> n næste	4 -1 0 -4 0
last w> n och	-6 1 -1 0 5
last w> n också	-10 3 -2 4 5
last w> n ofte	-4 2 0 3 0
last w> n oförä	-2 5 -2 -1 -1
last w> n og	-4 0 1 -3 9
last w> n også	-3 -2 4 7 -6
last w> n oj	-3 -3 1 1 4
last w> n ok	1 -1 6 -4 -2
last w> n okay	2 0 4 -4 -3
last w> n okej	1 -3 7 -1 -3
last w> n oktob	6 -3 -5 0 2
last w> n om	10 0 5 -5 -9
last w> n onsda	-1 5 0 -2 -2
last w> n ont	-3 -5 3 4 1
last w> n op	2 -4 -4 5 0
last w> n opera	2 4 -5 1 -2
last w> n opp	-3 -8 3 2 6
last w> n oppe	0 -4 1 3 -1
last w> n oppst	-2 4 -1 -1 0
last w> n orang	-1 1 7 -6 -1
last w> n orden	0 3 -1 -3 0
last w> n ordin	5 -2 -1 -1 -1
last w> n orm	-3 1 1 0 2
last w> n oss	3 0 -2 -2 1
last w> n over	-1 0 -5 2 3
last w> n overs	7 -2 -2 -3 0
last w> n overv	5 -1 -1 -1 -2
last w> n p	-4 1 2 2 -1
last w> n pappa	4 -4 0 1 -1
last w> n pasie	-1 -4 2 2 1
last w> n passe	2 3 -4 0 -1
last w> n pasta	4 0 0 -3 0
last w> n patie	3 2 -1 -3 -1
last w> n pausa	-4 12 -1 -6 -1
last w> n pause	-5 18 -2 -9 -1
last w> n penne	-1 -1 -1 4 0
last w> n per	0 -6 8 -1 -1
last w> n pille	5 0 -2 -1 -1
last w> n planl	4 0 -2 -1 0
last w> n plast	3 -2 0 0 -2
last w> n pleje	1 3 -4 -1 0
last w> n pose	-3 -1 2 3 0
last w> n posen	-2 -3 0 6 -1
last w> n prata	1 -5 1 2 0
last w> n preci	-2 6 -5 1 1
last w> n prick	-3 0 3 -1 1
last w> n prikk	4 -1 1 -2 -2
last w> n prove	-2 -3 0 5 1
last w> n prøvd	1 -9 -1 3 6
last w> n prøve	8 -7 2 -1 -2
last w> n pulse	-2 -1 -1 4 -1
last w> n pulve	-4 6 -3 2 -1
last w> n pumpe	-1 3 0 -2 0
last w> n puste	2 5 -5 -3 1
last w> n på	4 1 -2 -2 1
last w> n påse	0 3 1 -4 0
last w> n påske	-1 -4 1 1 2
last w> n rad	-1 -1 0 -2 5
last w> n ramla	-4 -1 -1 5 2
last w> n reage	-2 -4 1 1 4
last w> n reaks	-2 0 4 -1 -1
last w> n recep	3 -2 3 -3 -1
last w> n redan	-1 8 -5 -1 -1
last w> n redd	4 0 0 -3 -1
last w> n ren	6 -3 2 -3 -1
last w> n resep	8 -9 8 -3 -4
last w> n resis	2 -1 -3 3 -1
last w> n reste	-3 4 2 -1 -1
last w> n rett	-5 7 -1 -1 0
last w> n rigti	-3 7 -4 0 0
last w> n rikti	4 3 -3 -3 -1
last w> n ring	4 -2 3 -4 -1
last w> n ro	-1 -2 3 0 0
last w> n rosa	-2 5 1 -3 0
last w> n rumpa	-1 3 1 -2 0
last w> n rundt	1 -1 -2 -2 4
last w> n rutan	-1 0 -1 -2 3
last w> n ryger	-1 -6 -1 8 0
last w> n rygge	-3 -3 2 4 0
last w> n räkna	5 -2 0 -2 0
last w> n rätt	3 5 -1 -7 -1
last w> n röntg	2 -3 0 2 -1
last w> n rör	-4 5 0 0 -1
last w> n rött	3 2 -1 0 -4
last w> n rød	-4 -1 4 -2 3
last w> n røde	-4 -3 1 2 5
last w> n rødt	-3 -2 -2 -2 9
last w> n rører	-4 9 0 -4 -1
last w> n sa	7 -4 -1 -3 1
last w> n saft	-6 2 3 1 -1
last w> n sagde	4 3 -2 -5 0
last w> n sak	-5 6 -3 0 2
last w> n salve	-6 1 2 3 0
last w> n samma	-4 5 -2 1 1
last w> n samme	-6 3 2 5 -3
last w> n samti	-3 -3 4 2 0
last w> n sant	-1 4 -1 -1 0
last w> n satt	-4 5 -2 1 1
last w> n satte	-2 1 -5 -2 8
last w> n sedan	6 -4 -5 6 -3
last w> n seg	1 3 1 -4 -1
last w> n sekke	-4 7 0 -1 -1
last w> n selv	5 4 -2 -3 -3
last w> n sen	-3 0 -1 6 -2
last w> n sener	4 0 -2 -1 0
last w> n sepon	-2 3 -3 4 -1
last w> n ser	8 -2 -6 -2 2
last w> n set	-4 0 4 1 0
last w> n sette	-6 -1 11 -3 -2
last w> n si	-2 0 3 -2 1
last w> n sia	4 -3 0 -1 1
last w> n sidde	-2 4 1 -2 -1
last w> n side	-1 -2 0 3 0
last w> n siden	5 -7 -2 4 1
last w> n sidst	-1 -2 -8 14 -3
last w> n sier	-2 2 -5 8 -4
last w> n sig	-4 2 -5 -1 7
last w> n siger	-3 6 -2 -2 1
last w> n sin	0 -3 -2 6 -1
last w> n sine	7 -1 -2 -3 0
last w> n sist	-4 -2 5 2 0
last w> n sista	-8 -1 -5 15 -2
last w> n siste	-11 -5 0 18 -1
last w> n sitt	3 -4 -1 1 0
last w> n sitte	-7 9 -2 2 -2
last w> n sjukh	-1 -2 0 3 0
last w> n ska	-4 4 -4 1 2
last w> n skabe	6 -2 1 -5 0
last w> n skade	-6 7 -1 -2 1
last w> n skal	0 0 -2 -3 5
last w> n skape	4 0 2 -6 -1
last w> n skift	-5 3 0 4 -2
last w> n skjel	0 3 -3 0 1
last w> n skrev	-3 -1 1 -1 4
last w> n skriv	-5 -3 1 -14 21
last w> n skuff	4 3 -2 -4 -1
last w> n skull	-4 0 -5 6 3
last w> n skumm	-2 2 3 -4 0
last w> n skyll	-5 -3 14 -2 -3
last w> n skönt	-3 5 -1 -1 0
last w> n sköte	-4 5 0 -1 1
last w> n slags	3 -4 1 -1 1
last w> n slang	-2 4 2 -3 -1
last w> n slett	4 -2 -1 1 -2
last w> n slik	6 1 -1 -5 -1
last w> n slipp	0 -7 1 10 -3
last w> n slurk	0 3 -2 -1 0
last w> n slut	1 -5 -5 13 -4
last w> n sluta	-6 -6 0 13 -2
last w> n slutt	-5 -5 -6 15 2
last w> n släng	-4 -2 3 4 -1
last w> n slår	-2 4 -3 4 -2
last w> n sløv	4 -2 0 0 -1
last w> n smage	-1 4 0 -2 -1
last w> n smaka	-1 1 -2 3 -1
last w> n smake	5 0 3 -6 -2
last w> n smert	0 -2 9 -5 -3
last w> n små	-4 -3 3 5 -1
last w> n smøre	-5 2 4 0 -1
last w> n snakk	3 1 0 -5 1
last w> n snill	-2 0 5 -2 -1
last w> n snäll	0 -1 4 -2 -1
last w> n sockr	-1 -4 0 5 0
last w> n som	-5 -1 -5 2 8
last w> n somma	3 -1 1 -4 2
last w> n somme	5 -4 3 0 -4
last w> n somna	4 -1 -1 -2 0
last w> n somra	0 -1 6 -3 -1
last w> n sonde	3 -2 3 -4 0
last w> n sonen	-3 -4 0 4 3
last w> n sort	-4 -5 0 5 4
last w> n sov	5 -2 -3 3 -3
last w> n sover	5 2 -4 2 -5
last w> n spar	0 -2 -2 3 0
last w> n spark	-3 -1 6 -2 0
last w> n spira	5 -2 -1 -2 -1
last w> n spist	3 -4 -3 5 -1
last w> n sprin	1 6 -1 -9 3
last w> n sprøj	3 -1 4 -5 -1
last w> n sprøy	-3 -4 -1 8 0
last w> n spurt	4 -3 0 -1 0
last w> n spydd	2 -2 -1 -4 4
last w> n spyr	-2 -2 1 3 0
last w> n spytt	-3 5 -4 3 -1
last w> n spør	-2 3 0 -2 0
last w> n spørg	1 -1 4 -2 -2
last w> n stadi	-3 11 -5 0 -3
last w> n stark	-2 -2 0 -1 4
last w> n start	1 -6 10 -1 -4
last w> n stati	-3 3 2 -1 -2
last w> n stede	-3 -5 9 0 -1
last w> n stein	7 0 0 -6 0
last w> n stemm	-2 -4 3 1 2
last w> n stik	-1 0 5 -3 -1
last w> n stikk	-2 4 1 -1 -2
last w> n still	-5 0 2 1 2
last w> n sto	1 -5 -1 1 4
last w> n stod	-1 -3 -1 4 0
last w> n stof	-2 7 -3 -3 1
last w> n stoff	-3 -3 3 0 4
last w> n stop	-3 -4 -2 10 -1
last w> n stopp	-10 -2 -1 15 -1
last w> n store	-2 0 4 -5 2
last w> n stort	-3 4 0 -1 1
last w> n stryk	-4 2 -5 9 -2
last w> n strål	4 -1 -1 -1 -1
last w> n stund	-4 -1 3 2 0
last w> n styck	0 -4 1 5 -1
last w> n stykk	-3 -1 1 4 -1
last w> n ställ	3 -2 0 2 -4
last w> n stämm	-3 5 -2 -1 0
last w> n stå	-3 8 -4 -11 10
last w> n ståen	5 -5 1 -2 1
last w> n står	-2 -6 -10 4 13
last w> n sug	-1 -5 3 4 0
last w> n svamp	7 -2 3 -7 -1
last w> n svart	-2 -1 -2 5 0
last w> n sved	3 0 0 0 -3
last w> n svelg	-2 0 3 -1 0
last w> n svide	-3 -2 4 0 0
last w> n svige	1 -3 4 -2 0
last w> n svimm	2 5 -2 1 -6
last w> n svir	-1 -1 5 -1 -1
last w> n svull	5 4 -1 -5 -3
last w> n svälj	-4 2 2 2 -1
last w> n syg	0 -2 -1 -1 4
last w> n sykeh	6 -9 -4 4 4
last w> n synes	-1 -4 0 5 -1
last w> n syste	-3 5 0 0 -2
last w> n säger	4 -1 -3 0 -1
last w> n sätte	-4 2 5 -3 1
last w> n så	0 -2 5 -4 5
last w> n såg	-7 -2 0 4 5
last w> n sånt	0 -1 4 -3 -1
last w> n sår	0 -8 4 -1 4
last w> n såren	-1 -1 3 -1 -1
last w> n sætte	-3 1 3 0 -1
last w> n sönda	-4 0 -4 8 1
last w> n sønda	-9 7 -1 7 -3
last w> n søste	-1 -1 -1 -1 4
last w> n søvn	3 -2 -1 0 -1
last w> n ta	4 8 -5 -3 -4
last w> n table	5 -3 -7 3 3
last w> n tack	-1 -4 1 3 1
last w> n tag	-1 5 -2 0 -2
last w> n tage	-2 7 -4 0 0
last w> n tager	-6 6 -4 9 -5
last w> n taget	4 -7 -2 8 -3
last w> n tagit	-9 2 -2 9 0
last w> n taket	-3 -2 1 0 3
last w> n takk	-3 -2 5 -5 6
last w> n tale	4 -1 -1 -2 0
last w> n talle	0 4 -2 -1 0
last w> n tande	-1 1 -2 -3 5
last w> n tanna	-2 -3 1 4 0
last w> n tannl	4 -1 -2 1 -2
last w> n tar	-5 5 3 -3 -2
last w> n tarme	1 -3 3 -1 0
last w> n tas	-4 1 3 1 -1
last w> n taske	-1 3 -1 0 0
last w> n tatt	-5 6 0 4 -5
last w> n telle	-1 3 -1 -1 0
last w> n tenke	3 -2 -2 1 -1
last w> n tenkt	5 -2 -1 0 -1
last w> n tenne	-3 2 -1 3 -1
last w> n testa	-1 -1 3 -1 0
last w> n tett	-4 1 -1 2 2
last w> n tid	6 -4 0 -3 0
last w> n tida	-3 8 -2 -2 -1
last w> n tiden	-2 4 -1 1 -2
last w> n tidli	0 -5 3 0 1
last w> n til	0 9 -2 -5 -6
last w> n tilba	-1 0 -2 3 -1
last w> n till	1 4 -1 -1 -4
last w> n tillb	5 0 -1 -1 -2
last w> n time	2 -3 6 -5 -1
last w> n timer	-3 -1 0 2 2
last w> n timma	-3 0 0 3 0
last w> n timme	-3 0 4 -1 -1
last w> n ting	0 -2 0 3 0
last w> n tirsd	-2 1 -2 6 -2
last w> n tisda	-2 4 -3 2 -1
last w> n titta	-3 -2 3 -2 3
last w> n tog	4 -5 -5 9 -3
last w> n tok	4 -8 -6 8 2
last w> n tom	-3 -3 -1 9 -1
last w> n tomt	-3 -1 6 -1 -1
last w> n torsd	-5 0 -2 9 -2
last w> n trapp	0 -3 0 4 -1
last w> n tredj	-8 11 1 -3 -1
last w> n treg	-1 3 -1 -1 0
last w> n trekk	0 -1 -1 0 3
last w> n treng	1 0 -3 7 -5
last w> n trodd	-3 1 1 2 0
last w> n tryck	-5 -4 2 8 -2
last w> n trykk	-3 -2 -4 13 -4
last w> n trött	3 -4 2 0 -1
last w> n tuber	-1 -1 -2 5 0
last w> n tugga	3 -1 -1 0 0
last w> n tunga	-1 3 0 -4 1
last w> n tycke	-2 -2 -1 5 -1
last w> n tänkt	4 -4 -2 -1 2
last w> n tål	-2 0 0 -3 5
last w> n tåler	-6 1 7 -7 6
last w> n tålt	-5 -1 2 -3 7
last w> n tålte	-6 4 -1 -3 6
last w> n tænde	0 4 -2 -2 0
last w> n tør	3 -1 2 -2 -1
last w> n tørr	4 1 -3 1 -3
last w> n tørre	0 5 -2 -3 0
last w> n uanse	2 5 -5 0 -1
last w> n ud	0 -13 -6 19 0
last w> n ude	0 -4 -2 4 2
last w> n uden	-4 -2 4 4 -2
last w> n ugen	-2 7 -4 -1 -1
last w> n uger	-1 1 -3 3 -1
last w> n uka	2 0 -3 3 -1
last w> n uke	-5 -1 1 8 -3
last w> n under	-4 -6 7 -3 6
last w> n upp	-4 -2 3 0 3
last w> n uppeh	-2 9 0 -6 0
last w> n ur	-4 -1 0 3 2
last w> n uro	0 -4 3 2 -1
last w> n ut	-4 -5 1 16 -8
last w> n utan	2 -5 3 2 -2
last w> n ute	2 -7 -3 8 0
last w> n uten	8 1 1 -3 -7
last w> n utsle	0 4 -2 -4 2
last w> n uændr	-4 6 -2 -1 0
last w> n va	4 -3 2 -4 1
last w> n vacci	8 0 -6 -3 0
last w> n vad	4 -5 3 -1 -1
last w> n vagtl	0 3 -4 1 0
last w> n vand	0 3 -1 -3 0
last w> n vande	-3 -2 5 1 -1
last w> n vanli	-3 12 -3 -5 -2
last w> n vanne	-4 1 2 3 -1
last w> n var	14 -6 -8 5 -6
last w> n vara	-2 5 -4 3 -3
last w> n varje	-8 8 -4 4 1
last w> n varm	-2 -1 4 -2 1
last w> n vaske	1 2 -1 -4 1
last w> n vecka	-8 6 -1 2 1
last w> n ved	-2 8 -2 -3 0
last w> n veke	-3 1 0 2 0
last w> n vekk	-1 -1 -4 6 0
last w> n vel	3 3 1 -1 -6
last w> n ven	-3 1 0 3 0
last w> n venen	-2 -2 4 -1 0
last w> n venst	3 -2 1 -1 -1
last w> n vent	6 0 -2 -4 0
last w> n vente	14 -4 -1 -5 -3
last w> n verre	-1 1 -2 4 -2
last w> n vet	4 -3 -3 2 -1
last w> n vi	11 0 -4 -3 -1
last w> n via	-3 1 4 -2 0
last w> n vid	3 1 2 -6 0
last w> n vidar	-3 11 -6 -1 -1
last w> n vider	-6 25 -11 -6 -2
last w> n vikar	3 -2 0 -1 0
last w> n vikt	3 -1 1 -4 2
last w> n vikti	-7 9 0 -4 2
last w> n vil	4 -6 0 7 -5
last w> n vill	0 4 -1 0 -3
last w> n ville	7 -1 0 -6 0
last w> n vinte	2 3 1 -4 -3
last w> n vintr	1 -2 -3 4 0
last w> n virke	-7 2 3 7 -5
last w> n virkn	-1 -3 1 4 -1
last w> n virus	3 -1 -2 3 -3
last w> n viser	0 -3 5 -1 -1
last w> n visst	-3 3 -1 0 1
last w> n vist	-1 -4 -2 1 6
last w> n vitam	-3 3 4 -3 -1
last w> n vondt	0 -4 4 2 -2
last w> n vurde	6 -3 -4 1 0
last w> n väl	-2 -6 6 3 -1
last w> n vänta	8 -5 -3 2 -2
last w> n väska	-1 0 3 -1 -1
last w> n vår	2 3 -4 -4 3
last w> n våras	0 -2 0 3 0
last w> n vårdc	3 3 -1 -5 1
last w> n våren	9 1 -5 -5 -1
last w> n væk	-2 -8 -6 16 -1
last w> n være	7 3 -5 0 -4
last w> n vært	0 -2 -2 4 0
last w> n væske	-4 0 1 -1 3
last w> n §	4 0 -12 7 0
last w> n §2	8 -2 6 -1 -6
last w> n µg	-6 4 3 -2 2
last w> n ämne	-2 3 -2 -1 2
last w> n ändra	0 5 -2 -2 -1
last w> n är	11 3 -3 4 -15
last w> n äta	-3 2 2 0 -1
last w> n äter	-4 9 -3 -3 1
last w> n ätit	-1 -4 2 3 0
last w> n å	5 -7 5 -3 1
last w> n år	14 -2 -2 -4 -5
last w> n åra	-5 1 2 1 1
last w> n året	4 -1 -1 -2 0
last w> n åt	3 -4 2 1 -3
last w> n én	-5 -1 10 -2 -3
last w> n òg	-4 -2 2 2 2
last w> n ögone	3 -1 0 -2 0
last w> n örat	-4 -2 -1 4 4
last w> n över	-2 -1 -4 4 3
last w> n øret	-5 3 0 2 0
last w> n øyele	-1 0 0 -1 3
last w> n øyet	-4 1 -1 4 -1
last w> n øyne	-4 4 1 -2 1
last w> n øynen	-4 -1 1 3 1
w< n #	5 2 -2 4 -6
w< n <c?c?>	3 -1 2 0 1
w< n <c?p?>	1 0 3 0 -3
w< n <cc>	4 -2 1 1 -2
w< n <p?c?>	2 -1 -2 1 4
w< n <p?p?>	0 1 1 -1 3
w< n <pc>	-1 1 -3 1 3
w< n af	-4 -6 9 -3 5
w< n aldri	1 1 -2 -4 4
w< n alla	5 -3 0 1 -3
w< n aller	-5 7 1 -8 5
w< n allti	-1 -4 1 3 1
w< n alt	1 -6 2 3 0
w< n altså	-6 2 4 2 -3
w< n ambul	0 -6 4 -3 5
w< n andet	3 -2 0 -1 0
w< n andra	-3 2 -4 3 2
w< n andre	1 -7 2 2 2
w< n anfal	0 -3 1 0 3
w< n annan	0 -1 2 -3 2
w< n annar	2 -1 -2 -2 4
w< n annet	0 -1 0 -2 4
w< n ansik	-2 -2 5 -2 1
w< n antib	4 1 -4 5 -6
w< n apote	2 2 2 -4 -2
w< n armen	0 2 2 -1 -3
w< n astma	-2 2 -3 -3 6
w< n at	3 -6 2 -1 2
w< n att	-4 -1 2 4 -1
w< n augus	-3 1 -3 1 3
w< n av	-5 0 -6 -4 16
w< n avmas	3 0 -2 -1 -1
w< n avslu	-5 4 -3 4 0
w< n bakte	-3 -1 1 5 -1
w< n bare	6 -4 4 -2 -4
w< n barn	3 -2 -3 -1 2
w< n bedöv	0 -2 3 -1 -1
w< n bedøv	0 -5 7 -1 -1
w< n begyn	0 -2 -1 -1 3
w< n behan	0 -5 6 0 -1
w< n behol	-1 5 -2 -1 -1
w< n behöv	7 -3 3 -4 -3
w< n ben	4 -4 1 -1 0
w< n benen	3 -1 -2 0 0
w< n betæn	-3 -2 1 0 4
w< n biolo	4 -2 -1 0 -1
w< n biter	-1 -1 -2 4 0
w< n ble	7 1 -4 -5 2
w< n blev	-6 -2 2 -1 7
w< n blir	2 2 1 -2 -4
w< n blitt	2 -3 -1 2 0
w< n bliv	3 2 -4 -1 0
w< n blive	-10 3 2 2 3
w< n blode	-2 1 -3 0 3
w< n blodp	-6 3 1 3 -1
w< n blodt	-5 4 -5 3 3
w< n blå	-3 5 -7 4 1
w< n blæra	0 1 -2 -3 4
w< n bort	-5 -1 -10 7 9
w< n borta	4 -1 0 -3 0
w< n borte	-2 6 -2 -2 -1
w< n bra	-3 3 1 1 -2
w< n bredv	1 4 -2 -2 0
w< n bror	3 -1 2 -2 -1
w< n brug	-1 -3 2 3 -1
w< n bruge	0 0 4 -2 0
w< n bruk	4 -2 -2 0 0
w< n bruke	5 0 -3 -2 0
w< n brukt	-1 -4 -2 6 1
w< n burk	5 -1 -1 -2 0
w< n byter	-5 -9 8 2 4
w< n bytte	-3 1 5 0 -2
w< n båda	2 -1 -5 4 0
w< n både	-2 3 -4 1 1
w< n börja	-10 2 4 3 1
w< n coli	0 -2 4 -2 0
w< n creme	4 0 -2 -1 0
w< n cushi	0 4 -1 -2 0
w< n da	4 -7 -2 6 1
w< n dag	4 0 1 -1 -4
w< n dagen	-10 5 5 -3 3
w< n dagli	1 6 -3 -4 0
w< n dar	-3 1 3 -2 1
w< n de	2 2 0 2 -6
w< n deg	-2 -5 9 -5 3
w< n dei	4 -1 -1 0 -1
w< n del	1 -3 2 1 0
w< n dem	-1 4 -5 3 0
w< n den	-3 3 -4 1 3
w< n denne	0 3 -5 3 -1
w< n depot	-2 -3 1 3 0
w< n der	2 0 -2 7 -8
w< n derfo	2 0 5 -4 -2
w< n dess	-1 4 -2 -1 0
w< n det	3 -3 3 -1 3
w< n dette	-3 -7 1 5 3
w< n di	3 0 -4 2 -1
w< n diagn	-2 6 -3 -1 0
w< n diarr	0 4 -1 -1 -1
w< n diaré	0 -2 4 -4 1
w< n dig	0 -10 1 8 2
w< n din	7 0 -1 -4 -1
w< n dine	-4 2 -3 5 0
w< n dom	1 4 0 -3 -2
w< n dos	-3 1 4 -2 0
w< n dose	-2 -2 8 -1 -2
w< n dosen	-1 7 -2 -3 -1
w< n dosis	-3 2 2 -1 0
w< n drag	-1 -2 -1 4 0
w< n drop	-6 -1 3 4 1
w< n dropp	-1 3 -2 2 -2
w< n dråpe	2 1 -1 -4 1
w< n du	-2 1 4 -1 -4
w< n där	1 -5 1 5 -3
w< n då	-1 -4 11 -7 0
w< n dålig	-3 2 -3 4 0
w< n døde	4 1 -1 -3 -1
w< n efter	-1 2 1 3 -5
w< n egent	-2 4 1 -2 -1
w< n ei	-1 0 4 -2 0
w< n eller	4 0 1 -6 0
w< n en	4 -5 5 1 -1
w< n enda	2 -1 1 -3 1
w< n endnu	-1 4 -3 0 -1
w< n ene	-1 -3 1 3 0
w< n engan	0 2 -2 -4 4
w< n enn	1 -3 2 2 -2
w< n epile	4 1 -3 -1 0
w< n er	-6 4 1 2 -2
w< n eske	1 -4 -1 3 0
w< n ett	-5 -1 0 2 4
w< n etter	0 -4 4 -1 1
w< n fakti	0 4 -3 0 0
w< n fall	6 -2 1 -2 -3
w< n famil	4 -4 0 1 -1
w< n farli	2 1 2 -4 -1
w< n fast	-5 5 -2 4 -2
w< n feber	3 4 4 -7 -4
w< n febru	-1 -2 0 3 0
w< n fel	0 -3 2 2 -1
w< n ferdi	2 -1 4 -3 -2
w< n fick	3 -4 1 -7 6
w< n fik	0 -1 -3 -6 9
w< n fikk	9 -3 -5 2 -3
w< n finns	1 -3 6 -2 -1
w< n fint	0 0 -4 1 2
w< n fiske	-2 -1 -1 4 0
w< n fjern	-1 -1 -3 4 -1
w< n fjärd	5 0 -1 -3 0
w< n flask	-3 -4 4 1 1
w< n flott	3 -1 -1 -1 0
w< n flyte	3 1 -4 0 0
w< n flått	-3 4 -3 3 -1
w< n foder	-4 9 -4 0 0
w< n for	-1 5 2 -4 -3
w< n fordi	2 2 -4 2 -2
w< n foreb	-2 -5 -1 5 3
w< n fores	3 -5 1 1 -1
w< n forri	2 6 -5 -1 -2
w< n forst	-2 1 -3 6 -2
w< n forts	-3 2 -4 3 2
w< n forve	-1 7 -5 0 0
w< n forår	5 -2 1 -2 -1
w< n fra	3 -5 -2 7 -3
w< n freda	-1 -3 1 0 3
w< n fru	4 -1 -1 -1 -1
w< n från	-2 -2 -1 6 0
w< n fullf	-1 -1 -1 3 -1
w< n fästi	-3 -2 2 5 -2
w< n få	5 -7 5 -4 1
w< n fået	-2 -5 -4 6 6
w< n får	3 1 4 -4 -4
w< n fått	-1 1 -3 3 0
w< n færdi	2 -3 0 0 2
w< n för	-2 7 1 -8 2
w< n före	3 1 -1 -1 -2
w< n förr	4 -3 1 1 -3
w< n först	4 -2 -3 2 -1
w< n før	-3 10 -7 1 -1
w< n fører	5 -2 1 -4 0
w< n først	4 -3 -2 2 -1
w< n g	3 -5 6 -2 -2
w< n ga	-1 1 -7 7 0
w< n gamle	1 3 -3 1 -3
w< n gamma	7 0 -4 -4 1
w< n gang	2 1 3 -8 3
w< n gav	2 4 -16 14 -4
w< n ge	-1 -1 6 -1 -3
w< n gel	-4 -1 -1 4 2
w< n gengæ	-1 -1 -1 4 0
w< n gick	1 0 0 -3 2
w< n gik	-3 4 -1 0 0
w< n gir	-3 -2 10 -2 -2
w< n gitt	-6 3 1 0 1
w< n giv	-2 -2 5 -2 2
w< n give	4 -5 -1 1 0
w< n giver	-1 2 6 -2 -4
w< n givet	-3 -1 -4 9 -2
w< n gjeld	4 -4 -2 3 0
w< n gjern	4 -4 -1 1 0
w< n gjøre	0 -3 -1 4 -1
w< n glad	-2 4 -2 1 -1
w< n glemm	3 -2 0 -5 4
w< n gluko	-3 5 0 -2 0
w< n god	-4 0 0 0 4
w< n godt	1 1 4 -2 -3
w< n gott	4 2 -2 -4 -1
w< n grann	4 -2 -5 -1 3
w< n greit	-6 3 2 -1 1
w< n grunn	-4 0 2 3 -1
w< n grupp	1 -4 0 0 3
w< n grå	1 -3 -1 2 1
w< n grønn	3 -1 0 -3 1
w< n gule	-4 -2 1 4 1
w< n gult	2 -4 3 -1 1
w< n gälle	0 -2 3 0 -1
w< n gånge	-4 -4 3 4 1
w< n går	-8 3 3 -3 5
w< n gått	1 -8 1 7 -2
w< n gör	2 -1 3 -5 0
w< n göra	-5 5 2 -1 -1
w< n ha	8 -5 5 -6 -2
w< n hadde	3 0 -3 0 0
w< n hade	6 -3 -3 0 -1
w< n haft	1 0 0 -5 4
w< n haha	1 -4 2 1 0
w< n halsb	-2 3 -1 0 0
w< n halv	6 5 -6 -2 -3
w< n halve	-1 0 -1 3 -1
w< n halvt	-1 2 -3 3 -1
w< n ham	-5 1 -1 3 2
w< n han	-7 2 -7 5 8
w< n hans	1 4 -7 1 2
w< n har	-9 4 1 0 1
w< n hatt	-3 -2 -3 4 4
w< n havde	5 -1 -3 2 -2
w< n have	1 -6 4 0 0
w< n hed	2 -1 3 -3 0
w< n hedde	-4 -2 9 0 -3
w< n hel	5 -1 -1 -2 -2
w< n hele	-1 -3 -5 -3 11
w< n helge	0 3 -1 -2 -1
w< n helle	1 -7 4 -1 3
w< n hemma	1 6 -1 -4 -1
w< n hende	4 -4 4 -1 -2
w< n henne	0 0 2 4 -5
w< n hente	-2 6 -1 -1 -1
w< n hepat	5 -4 1 -1 -1
w< n her	-3 -4 4 3 0
w< n heter	0 -2 9 -6 -1
w< n histo	3 -1 0 -2 -1
w< n hjem	-3 3 2 -3 0
w< n hjemm	0 4 -3 2 -3
w< n hjälp	0 4 -3 0 -1
w< n hjælp	-2 3 0 0 0
w< n ho	-3 1 4 -3 0
w< n hofte	-1 -1 -3 5 0
w< n hold	-1 6 -2 -2 -1
w< n holde	0 6 -4 0 -2
w< n hon	-2 1 -6 3 4
w< n honom	-1 8 -1 -4 -2
w< n hoppa	3 -1 -1 -3 1
w< n hos	-4 2 1 -2 3
w< n hoste	1 -4 1 4 -2
w< n hoved	2 1 -3 -1 2
w< n hoven	0 1 -1 -3 3
w< n hun	-3 3 -6 2 4
w< n hund	6 1 -7 1 0
w< n hunde	3 -2 0 1 -1
w< n hur	-2 0 -1 6 -3
w< n huske	1 0 -3 -2 5
w< n hva	-3 -2 0 0 6
w< n hvad	2 1 -6 2 1
w< n hver	3 -1 -2 -4 3
w< n hvide	-2 -2 -2 6 0
w< n hvilk	3 -1 -1 0 -1
w< n hvite	-3 5 -4 3 -1
w< n hvord	-5 5 -1 2 -2
w< n här	-1 -1 8 0 -5
w< n hålle	-3 3 -2 3 -1
w< n håret	3 -4 1 0 0
w< n höger	1 -2 -2 3 0
w< n högt	0 2 3 -4 -1
w< n høre	0 2 1 -3 0
w< n hører	-1 3 -4 2 0
w< n i	-5 -3 9 -2 2
w< n idag	-3 -2 2 3 -1
w< n igen	6 7 -4 -6 -2
w< n igjen	-3 0 4 -6 4
w< n ihop	-3 2 1 2 -1
w< n ikke	2 4 0 -6 -2
w< n ikkje	-6 4 -1 0 3
w< n in	-3 -2 -1 2 3
w< n ind	-4 3 2 -1 0
w< n influ	0 -1 5 -3 -1
w< n inga	4 2 -4 -3 1
w< n ingen	5 -5 -7 5 2
w< n inget	4 5 -5 -4 0
w< n inhal	3 -5 6 -3 -1
w< n inn	-5 -4 3 7 -2
w< n innan	2 -1 4 -4 0
w< n inne	2 -2 -2 3 -1
w< n inte	6 2 -4 -3 -1
w< n istäl	-2 -3 6 -1 0
w< n ja	5 2 -6 -1 2
w< n jag	-7 1 4 -1 2
w< n jaha	0 2 0 -4 0
w< n janua	4 -3 0 -2 0
w< n jeg	-6 -3 9 -1 1
w< n jern	-7 5 0 1 1
w< n jerne	-4 5 -3 1 1
w< n jo	2 3 -7 2 1
w< n journ	3 -2 -3 -1 3
w< n just	1 4 -1 -3 -1
w< n järne	-1 -3 1 3 0
w< n kaliu	-4 -1 0 6 -1
w< n kalsi	3 0 -3 1 -1
w< n kan	6 -5 0 -1 0
w< n kanin	4 0 2 -3 -3
w< n kansk	1 -3 2 0 0
w< n kapse	-5 7 -2 2 -1
w< n kapsl	2 2 2 -6 -1
w< n kaste	-3 1 4 -1 -1
w< n katt	4 -1 0 -2 0
w< n katte	4 3 -4 -4 0
w< n kg	-2 0 3 0 -1
w< n kjenn	-1 -2 -1 3 0
w< n kjøle	-2 0 5 -2 -1
w< n kjøpe	-3 -4 3 4 -1
w< n kjøpt	-1 -1 -1 3 0
w< n klart	-4 -1 -1 7 -2
w< n klock	0 2 1 -3 1
w< n klokk	-2 -3 1 6 -1
w< n klyst	2 -3 2 0 0
w< n kløen	-3 2 3 0 -1
w< n klør	4 -5 4 -2 -1
w< n knogl	-2 3 -1 1 0
w< n koksi	-2 3 1 -1 -1
w< n koles	-2 -3 2 -2 5
w< n kom	-8 4 0 3 0
w< n komme	4 2 -3 -1 -2
w< n kona	-4 2 -3 -1 6
w< n kramp	1 4 -2 -3 0
w< n krem	-4 4 1 0 0
w< n kropp	-2 1 -4 -1 6
w< n kräks	-4 1 0 3 1
w< n kun	3 3 1 -6 -1
w< n kunne	5 -3 -1 0 -1
w< n kur	-3 4 4 -4 0
w< n kuren	0 2 -4 2 -1
w< n kva	0 -1 -2 4 0
w< n kvalm	0 -3 -1 1 3
w< n kvar	-5 2 -3 1 5
w< n kvart	1 -2 -2 4 -2
w< n kväll	1 6 -2 -7 2
w< n kylen	-1 3 -2 -3 2
w< n köper	-1 -1 3 -1 -1
w< n köpte	-3 1 -1 3 -1
w< n kör	6 1 -2 -2 -4
w< n køb	-5 -1 4 -1 2
w< n køber	4 2 -2 -2 -1
w< n l	-1 -2 5 -1 -1
w< n la	-5 -3 -2 8 2
w< n lad	5 -4 -4 2 1
w< n lamme	6 -4 -1 -1 0
w< n langt	2 0 -3 2 0
w< n lar	2 6 -2 -8 2
w< n legge	3 -4 4 -2 -1
w< n lenge	6 0 -2 -2 -1
w< n lidt	1 -3 4 -2 0
w< n lige	4 2 1 -5 -2
w< n liges	-2 5 0 -2 0
w< n ligge	-2 -6 -5 11 2
w< n likev	-1 -1 3 -3 3
w< n lilla	0 3 2 -3 -2
w< n lille	-7 4 3 -4 4
w< n lista	1 5 -5 -1 0
w< n liste	-2 4 1 -2 -1
w< n liter	-2 0 4 -1 0
w< n litt	3 0 7 -8 -2
w< n livet	1 2 0 -3 0
w< n lov	1 5 -1 -3 -1
w< n lugna	-1 -2 3 0 0
w< n lunge	-5 5 0 2 -2
w< n lägge	-1 -2 6 -2 0
w< n lämna	0 4 -1 -1 -2
w< n länge	-2 1 2 -3 2
w< n längr	3 -1 -2 0 -1
w< n låg	2 -6 1 0 2
w< n låt	0 4 -3 0 -1
w< n låter	0 4 -4 1 -1
w< n lægen	-4 -1 2 4 -1
w< n lægge	-6 -2 10 -1 -1
w< n lørda	-2 1 -2 3 0
w< n mage	-1 -1 4 -2 -1
w< n magen	-3 -3 1 8 -3
w< n mai	-1 -1 -1 -1 4
w< n maj	4 2 -2 -3 0
w< n malar	-4 -4 5 -3 6
w< n mamma	1 -4 0 4 -1
w< n man	3 2 0 -4 -1
w< n manda	-3 3 1 1 -3
w< n mars	0 1 4 -4 0
w< n marsv	4 0 0 -2 -1
w< n maske	5 2 -3 -3 0
w< n mat	-3 0 0 4 0
w< n maten	-2 4 0 -1 -1
w< n mave	-1 -3 -1 -1 6
w< n maven	-5 0 1 4 -1
w< n med	1 2 1 7 -10
w< n medic	6 3 -2 -5 -2
w< n medis	-1 -3 3 1 0
w< n men	-3 4 3 -4 0
w< n menar	-4 -1 2 0 2
w< n menin	2 -3 -2 4 -1
w< n mens	-3 -3 9 -2 -1
w< n mer	-3 -2 -4 8 2
w< n mere	1 0 -4 2 2
w< n mi	2 -2 -2 3 0
w< n mig	-4 6 0 1 -3
w< n min	15 4 -8 -5 -6
w< n mine	1 4 -4 -1 -1
w< n miner	-7 11 -4 0 0
w< n minst	0 3 -1 -2 0
w< n minut	1 3 0 -4 -1
w< n ml	6 1 -2 -3 -1
w< n mod	1 -5 4 0 0
w< n mor	-2 -1 0 4 0
w< n morgo	0 -3 3 4 -3
w< n mot	-5 -3 6 -1 3
w< n munde	-2 -3 5 2 -1
w< n munne	-1 -4 0 4 1
w< n muske	-4 -3 3 1 3
w< n muskl	-1 1 4 -3 -1
w< n må	1 -7 1 1 4
w< n månad	-2 4 -4 3 0
w< n måtte	3 0 -1 -1 0
w< n mælke	4 -3 -1 0 -1
w< n naboe	11 -3 -6 -2 0
w< n nacke	0 0 3 -2 -1
w< n nakke	6 0 0 -5 -1
w< n natte	1 -5 0 5 0
w< n ned	2 -2 4 -4 -1
w< n nej	2 -8 7 -3 2
w< n ner	4 -3 -3 2 -1
w< n neses	-1 0 5 -3 -1
w< n netop	-1 0 -2 4 -2
w< n nette	1 -1 3 -4 0
w< n nevnt	5 -2 0 -1 -1
w< n ni	-5 5 -3 2 1
w< n no	0 3 3 -4 -1
w< n noe	-7 0 1 4 1
w< n noen	4 -4 0 -1 1
w< n noget	-1 -2 -4 7 0
w< n nogle	1 -2 6 -3 -1
w< n noko	0 -2 3 -1 -1
w< n noter	-1 -2 2 -4 5
w< n nu	-5 -1 10 -3 -1
w< n numme	2 -5 0 2 1
w< n nya	0 -1 -2 5 -2
w< n nye	-5 4 0 -3 4
w< n nytt	-2 0 -1 4 -2
w< n nytte	-5 -2 1 6 -1
w< n när	2 -2 -6 2 3
w< n nästa	4 -1 -2 -1 0
w< n nå	-5 0 15 -6 -4
w< n någon	-1 3 -2 -1 0
w< n något	-1 -5 2 4 0
w< n når	1 2 2 -3 -1
w< n nåt	-1 3 -4 1 0
w< n næsen	-1 -3 0 5 -1
w< n næste	-1 -4 -1 1 4
w< n och	1 1 6 -6 -1
w< n också	-1 -5 5 5 -4
w< n og	0 5 -2 3 -6
w< n også	-4 2 0 9 -6
w< n ok	8 -3 -5 4 -3
w< n okay	2 -3 -2 -1 3
w< n okej	-3 2 -1 2 0
w< n om	4 -1 -4 -4 5
w< n onsda	2 3 -2 -3 -1
w< n op	-4 5 -2 1 1
w< n opp	0 -1 -3 0 3
w< n orang	0 4 1 -6 0
w< n ordin	-4 0 4 0 0
w< n ormek	4 -3 -2 -3 4
w< n os	4 1 -2 -2 -1
w< n over	0 1 2 -6 3
w< n overf	-1 1 -3 2 1
w< n overs	-1 -1 -3 4 0
w< n p	-6 2 -1 4 1
w< n p-pil	-5 0 -1 6 -1
w< n pappa	5 -2 0 -2 0
w< n pasta	-2 -3 2 3 0
w< n patie	4 -3 2 -3 0
w< n per	3 -2 1 -1 -1
w< n pille	0 1 -2 4 -3
w< n pleje	-4 1 -3 4 2
w< n plock	-4 2 1 2 0
w< n posit	-4 -1 1 -1 6
w< n prata	1 1 -3 0 1
w< n preci	-5 -5 5 0 6
w< n prost	-2 4 0 -2 0
w< n prova	5 -5 2 0 -1
w< n prøv	-1 -4 4 1 -1
w< n prøvd	1 0 -3 -2 4
w< n prøve	-1 -4 6 -7 7
w< n pulse	-3 0 1 1 1
w< n pumpe	-2 4 1 -2 0
w< n påse	4 0 -1 -1 -1
w< n rad	-1 3 -1 -1 0
w< n reage	-3 -1 -1 -2 7
w< n reakt	-3 -2 -1 3 2
w< n redan	-4 7 -5 -1 2
w< n ren	-6 -2 5 3 0
w< n rett	1 1 -4 2 0
w< n rigti	-2 -3 4 1 0
w< n rikti	-2 3 -1 -3 2
w< n ringe	-1 -2 0 3 -1
w< n rosa	0 5 -3 -1 0
w< n runde	-2 -4 -1 7 0
w< n rygge	-4 -3 5 1 1
w< n räkna	-2 4 -1 -1 0
w< n rätt	-2 -4 3 2 2
w< n röda	-2 0 -2 4 0
w< n rød	7 -3 0 -1 -3
w< n rører	0 4 -2 -1 0
w< n sa	-2 3 -3 2 1
w< n sagt	-1 3 -2 -1 0
w< n sak	3 -6 1 2 0
w< n salva	-3 -2 1 3 1
w< n salve	0 -6 2 6 -1
w< n samma	5 -3 -4 -2 4
w< n samme	-5 8 5 -8 -1
w< n samti	0 0 -2 3 -1
w< n satte	-3 4 -2 1 0
w< n se	-3 7 -4 0 0
w< n sedan	-1 5 1 -2 -3
w< n selv	8 -5 -2 0 -1
w< n sen	2 -3 -6 11 -4
w< n sepon	3 -4 -2 4 -1
w< n ser	3 2 -2 -4 0
w< n sett	-2 -2 8 -4 -1
w< n sette	0 -3 9 -4 -1
w< n si	-9 3 5 2 -2
w< n sidde	0 5 -1 -2 -2
w< n side	4 -2 1 -3 0
w< n siden	5 -1 2 0 -6
w< n sidst	4 1 1 -6 0
w< n sier	-3 4 0 -3 3
w< n sig	-2 1 -4 6 -2
w< n siger	-1 -4 1 1 3
w< n sin	4 3 1 -8 0
w< n sine	5 0 -2 -3 0
w< n sist	-3 3 -2 -5 6
w< n sista	-1 -2 -2 5 -1
w< n sitte	-2 6 -4 1 0
w< n själv	8 -3 -1 -5 1
w< n ska	-3 -3 4 -2 4
w< n skade	4 -1 1 -3 -1
w< n skal	0 3 2 -8 2
w< n skift	-4 0 6 -1 -1
w< n skjøn	2 2 1 -5 -1
w< n skrev	-2 -2 -2 -2 8
w< n skriv	-1 6 -8 -11 13
w< n skuld	-1 -4 1 2 1
w< n skull	-1 0 -4 3 2
w< n skyll	2 2 2 -5 -1
w< n slang	0 -2 2 -4 3
w< n slet	3 1 -2 -2 -1
w< n slett	6 -3 -4 1 -1
w< n slipp	0 6 -1 -1 -4
w< n slut	-4 1 0 5 -1
w< n sluta	3 -1 0 -4 2
w< n slutt	0 4 -2 1 -3
w< n släng	-7 2 4 1 0
w< n smert	-3 -3 5 3 -2
w< n smide	-2 -4 1 6 0
w< n smurt	-2 -7 3 5 0
w< n smågr	2 -4 1 0 0
w< n smør	1 2 -4 1 0
w< n snakk	3 -3 -2 3 -1
w< n somra	1 3 -3 -1 -1
w< n sopp	0 -3 -1 3 1
w< n sorte	-2 6 0 -4 0
w< n sove	4 -2 2 -4 0
w< n spira	-3 3 1 -2 0
w< n spise	-3 -4 1 5 1
w< n spray	-3 2 -1 3 -2
w< n sprut	1 -7 0 5 0
w< n sprøj	2 3 1 -3 -3
w< n sprøy	6 -10 4 3 -3
w< n spør	0 2 -4 1 0
w< n spørg	5 4 -5 -2 -1
w< n stadi	-3 13 -7 0 -3
w< n stall	3 -3 0 0 0
w< n start	2 -6 4 -1 1
w< n stav	-3 4 -2 1 0
w< n stede	0 -8 12 -3 -1
w< n stikk	5 -1 -1 -2 -1
w< n sto	-1 1 -2 3 -1
w< n stoff	2 0 -5 3 -1
w< n stofs	0 4 -2 -1 0
w< n stop	-1 1 -3 2 2
w< n stopp	-2 -4 0 5 1
w< n store	4 -1 -1 -1 -2
w< n streg	0 -2 -1 3 0
w< n stryg	-4 3 -1 1 2
w< n stryk	-2 3 -3 6 -3
w< n stund	-2 3 0 -1 0
w< n stykk	-2 0 -1 3 0
w< n ställ	1 -3 8 -4 -2
w< n stå	-6 -2 -1 4 5
w< n står	0 3 -7 5 -1
w< n sukke	-2 8 -1 -4 0
w< n svart	-1 -4 2 2 1
w< n svett	5 1 -4 -3 0
w< n svimm	4 -2 3 -3 -2
w< n svull	-2 -2 0 1 4
w< n sygep	-1 -1 0 3 -1
w< n sykep	4 -2 -2 -1 0
w< n syste	4 -3 2 -1 -1
w< n säger	-2 -3 1 5 0
w< n sänke	5 -1 -2 -1 -1
w< n sätte	0 -2 4 -1 -1
w< n så	2 -1 4 -3 3
w< n sådan	4 3 -3 -4 -1
w< n såg	1 4 -4 -2 1
w< n sår	-3 0 0 3 1
w< n sætte	1 2 2 -3 -2
w< n sömne	-7 0 2 6 -1
w< n sönda	-1 4 -2 -1 0
w< n sønne	7 -3 -1 -2 -1
w< n søste	4 -1 -4 2 -1
w< n søvn	6 -2 -1 -2 -1
w< n table	1 -4 1 -1 3
w< n tag	-5 3 0 4 -2
w< n tage	5 2 -5 -1 -1
w< n tager	-1 4 1 0 -4
w< n taget	-3 -2 -1 6 0
w< n tagit	5 -6 8 -5 -3
w< n tak	4 -1 -1 -1 0
w< n takk	3 2 -1 -2 -1
w< n tannl	3 2 0 -3 -1
w< n tas	4 0 -1 -3 0
w< n tatt	6 2 -5 -1 -1
w< n tek	-1 3 0 -2 -1
w< n tenke	0 -5 4 2 -1
w< n tiden	1 3 1 -4 -1
w< n til	-3 6 3 -7 0
w< n tilba	-4 5 0 -2 0
w< n till	4 -1 4 -4 -3
w< n tillb	-1 3 0 -2 -1
w< n tille	-3 -1 4 0 0
w< n tills	3 0 -1 -3 0
w< n time	-3 4 -2 3 -1
w< n timer	0 -2 -1 3 0
w< n ting	3 1 0 -4 0
w< n tirsd	-2 5 0 -1 -2
w< n titta	3 -3 0 -1 0
w< n tog	1 3 -7 3 1
w< n torsd	3 -1 -2 -1 -1
w< n tredj	-4 3 -1 0 2
w< n treng	0 1 3 1 -5
w< n trodd	0 -2 -2 4 -1
w< n tror	0 2 -2 -3 3
w< n tryck	-3 1 -2 2 2
w< n trykk	-3 5 2 -2 -1
w< n tube	-1 0 4 -3 -1
w< n tycke	4 -3 -3 2 0
w< n tygge	-2 6 -3 -2 1
w< n tänke	0 -2 4 0 -1
w< n tänkt	4 -2 0 -2 -1
w< n tål	-1 0 0 -3 4
w< n tåle	-3 -1 2 0 2
w< n tåler	-5 -2 4 -6 8
w< n tålt	-3 1 5 -3 -2
w< n tålte	-1 2 -2 -3 4
w< n tænke	4 0 -1 -2 0
w< n uanse	-1 1 4 -4 0
w< n ud	-3 3 5 -3 -2
w< n ude	-3 -2 0 5 -1
w< n uden	6 -2 -2 0 -3
w< n udslæ	-4 -1 -2 0 7
w< n uge	-2 1 -2 4 -1
w< n ugen	0 -3 3 0 -1
w< n uger	0 5 -2 -2 -1
w< n uke	-3 3 -1 3 -2
w< n uker	2 5 -4 -2 -2
w< n ultra	-4 2 -1 3 0
w< n under	-3 -2 9 -2 -2
w< n upp	1 -1 -3 4 -1
w< n ur	-7 3 0 3 1
w< n urinv	-4 1 -1 2 2
w< n ut	1 2 0 1 -4
w< n ute	0 3 -1 0 -2
w< n va	-1 -3 -3 5 2
w< n vacci	1 1 -1 -4 3
w< n vad	5 -3 -4 4 -2
w< n vaksi	6 -2 -1 -3 1
w< n vand	5 -1 -5 1 0
w< n vanli	-4 1 1 -2 4
w< n vann	-1 -4 3 2 -1
w< n vanne	-3 3 -3 3 -1
w< n var	0 -3 -8 2 9
w< n varer	1 -3 1 2 -1
w< n varig	-4 2 1 1 0
w< n varje	2 -4 2 0 1
w< n vaske	-1 -1 -4 3 2
w< n vecka	-3 -1 -1 5 -1
w< n vecko	-1 1 -2 4 -2
w< n ved	1 -6 -2 -1 8
w< n vel	-1 -7 4 2 2
w< n venst	1 -1 4 -4 -1
w< n vente	5 -1 -3 0 -2
w< n verst	-1 3 0 -3 0
w< n vet	1 -1 4 -5 0
w< n vi	-7 -8 12 3 -2
w< n vid	-2 -2 1 5 -3
w< n vidar	-1 2 -4 3 -1
w< n vider	3 -2 -2 1 0
w< n vikti	-1 4 -2 -2 0
w< n vil	-2 -4 5 0 1
w< n vill	8 -3 1 -4 -2
w< n ville	10 -4 1 -2 -4
w< n virke	1 2 2 -4 -1
w< n viser	-3 0 -1 2 2
w< n visst	3 -3 0 -1 0
w< n vist	-1 -2 -1 0 4
w< n vitam	-4 6 1 -2 -1
w< n väl	2 1 0 1 -4
w< n värke	-2 -1 3 -1 0
w< n vätsk	-3 1 4 -2 0
w< n vår	2 3 -6 0 1
w< n væk	-3 -3 0 7 0
w< n være	2 2 0 -3 -1
w< n vært	-1 -4 1 3 2
w< n væske	-1 0 4 -2 0
w< n |	-3 2 0 1 0
w< n §	6 0 4 -5 -2
w< n §2	3 1 1 -3 2
w< n µg	6 -2 -1 -2 -1
w< n ändra	-1 -1 -1 4 -1
w< n ändå	-1 0 1 -3 2
w< n är	-5 5 4 -1 -4
w< n äta	-4 3 0 2 0
w< n äter	-3 -2 4 1 0
w< n å	0 0 -3 6 -3
w< n år	1 -1 2 -7 5
w< n åra	-3 -3 3 4 0
w< n åt	5 2 -2 -3 -1
w< n örone	-4 -1 -1 3 3
w< n över	-1 -1 4 -2 0
w< n överk	-4 0 5 1 -2
w< n övers	6 -3 -1 -1 -1
w< n øker	-2 4 1 -3 0
w< n øret	-5 0 1 4 0
w> n #	-13 6 -1 4 -8
w> n <c?c?>	0 -1 1 1 3
w> n <c?p?>	0 4 -2 0 -3
w> n <cc>	-4 -3 9 -2 -2
w> n <cp>	-1 1 3 -5 1
w> n <p?c?>	-1 1 1 4 -4
w> n <p?p?>	0 3 3 -3 -3
w> n <pc>	0 3 0 2 -5
w> n <pp>	7 1 1 -2 -5
w> n absol	4 5 -2 -5 -1
w> n ad	4 0 0 -4 1
w> n af	-4 -8 -2 9 6
w> n aften	-5 2 4 3 -3
w> n aftes	-2 1 -1 3 -1
w> n aha	-3 -3 3 5 -1
w> n aj	-2 -2 5 0 0
w> n akkur	1 -5 1 2 1
w> n aktue	9 -4 -3 -1 -1
w> n albue	-1 3 -3 2 -2
w> n aldri	4 -6 2 -7 6
w> n alene	-4 5 0 0 -1
w> n alla	2 -7 1 6 -2
w> n allde	-2 -1 0 -1 4
w> n alle	-2 6 0 -4 0
w> n aller	3 9 1 -5 -8
w> n allt	-1 4 -3 1 -1
w> n allti	-1 8 -5 -3 2
w> n allts	-7 -4 4 5 3
w> n alt	4 6 -6 -3 0
w> n altid	-1 12 -7 -5 1
w> n altså	3 -5 0 -3 5
w> n ampul	5 -2 -2 -1 0
w> n anden	0 3 -2 1 -3
w> n andra	-1 2 6 -4 -2
w> n andre	2 1 9 -13 1
w> n angst	4 -1 -1 -1 -1
w> n ankle	-1 -4 -1 7 -1
w> n annan	4 0 -2 -1 -1
w> n annet	5 -4 1 -3 1
w> n ansig	-6 4 2 1 -1
w> n ansik	-1 1 -1 -3 4
w> n antec	-3 -2 -1 0 6
w> n antib	-1 -1 5 -2 -2
w> n använ	-2 3 2 -2 -1
w> n apote	1 -9 11 2 -6
w> n april	1 5 -1 -3 -1
w> n aptit	2 3 -6 2 0
w> n arm	-2 -2 7 -1 -1
w> n armen	-11 -4 10 9 -4
w> n astma	6 -6 -3 -3 6
w> n at	-4 -2 -6 5 8
w> n att	-4 -1 -2 2 4
w> n au	-3 -1 4 0 0
w> n augus	5 -5 -1 -1 2
w> n av	-8 -12 -8 13 13
w> n avdel	5 0 -1 -1 -4
w> n avslu	-1 -2 -3 8 -1
w> n b	4 -3 -4 2 0
w> n balle	2 -3 2 0 0
w> n bara	-1 3 1 1 -5
w> n bare	6 10 -3 1 -15
w> n bedre	-1 1 5 -5 0
w> n begge	-9 10 6 -1 -5
w> n begyn	0 -5 17 -8 -4
w> n behol	-4 7 0 -1 -2
w> n behov	-6 1 2 3 0
w> n behål	-7 12 -1 -1 -2
w> n behöv	2 6 0 -4 -4
w> n bein	-2 0 5 -2 -1
w> n beina	-4 0 2 1 1
w> n ben	-1 3 -1 -2 0
w> n benen	1 -3 -5 3 3
w> n berre	2 4 -6 0 -1
w> n beste	-4 -1 1 2 3
w> n besti	1 -1 -2 3 -1
w> n besvi	1 0 4 -1 -3
w> n biops	-4 2 0 -1 3
w> n biter	-2 -5 2 6 -1
w> n bitti	4 2 -4 -2 0
w> n bjørk	-3 5 -1 -1 0
w> n bland	-1 -4 5 -3 2
w> n ble	3 -6 -6 -7 16
w> n blemm	-3 -1 -1 -1 5
w> n blev	-5 -13 0 -6 24
w> n bleve	-1 4 -3 -1 1
w> n bli	8 -3 2 -7 0
w> n blitt	-1 -3 1 4 -1
w> n bliv	-1 14 -6 -6 -1
w> n blive	-3 18 -7 -2 -6
w> n blod	-5 0 0 -6 11
w> n blode	-6 -1 9 -4 2
w> n blodp	4 -7 1 3 -1
w> n blods	3 -3 1 -3 2
w> n blodt	1 -3 -4 6 1
w> n blodå	0 -1 3 -2 -1
w> n bloms	1 -3 -1 4 -1
w> n blå	0 -5 -3 5 2
w> n blæra	1 4 -5 -2 2
w> n blöde	-3 -1 -1 6 0
w> n bokse	-3 2 5 -4 -1
w> n bor	3 -1 -3 -1 2
w> n bort	-4 -13 -1 19 -1
w> n borta	2 -8 -2 8 -1
w> n borte	-2 2 -3 2 1
w> n bra	-2 11 -3 -2 -5
w> n brenn	-3 0 0 4 0
w> n brug	4 -3 -1 0 0
w> n brugt	-2 -2 -1 5 0
w> n bruk	-1 3 -2 -1 1
w> n bruka	0 -4 6 -1 -1
w> n bruke	7 2 -2 -7 1
w> n brukt	-7 1 3 2 1
w> n brus	2 -3 -4 6 -1
w> n bryst	-4 -3 0 2 4
w> n brænd	-3 -1 1 4 -1
w> n bröst	-1 -1 -2 -1 5
w> n buksp	-5 -1 -1 2 5
w> n burk	6 2 -3 -4 -1
w> n burke	-4 1 -1 4 0
w> n byter	-3 -3 0 7 -1
w> n bytt	-2 -4 1 5 0
w> n bytte	-2 -3 -9 12 2
w> n bättr	-5 -1 1 6 -2
w> n båda	-10 6 2 0 2
w> n både	-2 -1 5 -1 0
w> n börja	3 -3 3 -6 3
w> n cushi	-3 1 -2 4 0
w> n d	4 0 -4 -1 0
w> n da	-4 -2 0 -3 9
w> n dag	6 -2 6 6 -13
w> n dagar	-3 2 5 2 -6
w> n dage	-3 -1 9 -4 -1
w> n dagen	-5 1 2 4 0
w> n dager	-3 4 4 -4 -1
w> n dagli	-6 3 4 -2 1
w> n dan	1 2 3 -6 0
w> n deg	0 -10 0 1 9
w> n dei	-2 1 3 -1 -2
w> n dem	-6 8 -5 4 -2
w> n den	-11 7 -6 4 -6
w> n denne	11 -3 -3 -3 -2
w> n depot	-1 -6 2 4 1
w> n der	0 2 -7 -2 6
w> n dere	-6 3 7 -4 0
w> n derhj	3 -1 2 -4 -1
w> n derim	-6 -1 4 2 2
w> n dess	1 0 -1 -3 3
w> n dessu	-2 3 -1 -1 1
w> n dette	4 -7 -7 8 1
w> n dialy	-5 6 2 -2 -1
w> n diarr	-1 5 -3 -1 1
w> n diaré	-2 0 -2 -4 8
w> n dig	5 -2 5 -5 -3
w> n din	3 -4 2 -2 1
w> n direk	5 -1 -3 0 -1
w> n dit	-3 -2 1 3 1
w> n dl	-1 3 -1 -1 0
w> n do	-3 -5 3 6 -1
w> n dobbe	-4 -1 0 2 2
w> n dokto	5 -4 -2 -1 2
w> n dom	-2 7 0 0 -4
w> n dos	-3 1 5 -2 -1
w> n dose	-2 3 3 0 -4
w> n dosen	-4 3 1 3 -2
w> n doser	-1 -2 3 0 -1
w> n doset	0 -4 0 5 0
w> n drick	2 1 1 -3 -1
w> n drikk	-4 -1 5 3 -3
w> n drop	2 -4 -2 3 0
w> n dropp	-1 2 -5 5 -1
w> n drypp	-3 0 4 1 -3
w> n dråbe	-3 2 2 1 -1
w> n du	-2 3 3 -2 -4
w> n dum	-1 -4 1 5 0
w> n dyrt	-1 0 4 -3 0
w> n därem	-2 -1 0 -1 4
w> n därfö	-4 -1 -1 8 -2
w> n då	0 -3 -1 -2 7
w> n dålig	0 -3 4 1 -2
w> n døde	-2 -2 -2 1 5
w> n døgn	6 -2 -3 -6 5
w> n dør	0 -1 4 -2 -1
w> n effek	7 -4 -3 1 -1
w> n efter	1 -7 6 -1 1
w> n eg	-10 -2 4 1 6
w> n egent	1 5 -3 -3 -1
w> n ein	-1 -2 9 -4 -2
w> n en	1 -3 5 0 -1
w> n end	3 2 -2 -3 0
w> n enda	5 -5 -2 2 -1
w> n endnu	-2 10 -2 -3 -2
w> n ene	8 0 -6 -1 -2
w> n enest	-2 4 -3 1 0
w> n engan	9 -3 4 -9 0
w> n enhed	4 -3 1 -2 0
w> n enn	0 4 0 -3 -1
w> n ennå	2 2 -5 2 -1
w> n epile	6 -3 -1 -1 -1
w> n er	10 1 -7 10 -13
w> n eske	-2 4 -1 -1 0
w> n esken	-1 -2 -1 4 0
w> n et	-5 -4 6 -2 5
w> n ett	3 0 5 -5 -3
w> n fakti	-5 1 2 3 0
w> n faldt	-9 -2 -2 -1 14
w> n fall	7 -3 -3 0 0
w> n falt	-7 -2 -1 -1 10
w> n famil	3 -4 -1 0 1
w> n fant	0 -2 -1 4 0
w> n faren	5 -2 -1 -1 0
w> n farli	-1 -1 2 -3 3
w> n fast	-2 6 -6 7 -6
w> n fastl	2 -3 -1 3 0
w> n feber	2 0 5 -7 -1
w> n febru	6 -3 -3 1 -1
w> n feil	6 0 -2 -4 0
w> n fekk	-4 -1 0 0 4
w> n fel	3 -2 1 -1 -1
w> n ferdi	1 -5 -3 12 -5
w> n ferie	-2 0 4 -1 0
w> n ferri	1 -6 4 0 0
w> n fick	6 -4 -4 -7 9
w> n fik	1 -6 2 -2 6
w> n fikk	0 -5 -1 2 4
w> n fin	4 6 -4 -4 -2
w> n finde	0 3 -1 -2 -1
w> n fine	3 3 -1 -5 0
w> n fingr	-3 -3 0 6 -1
w> n finns	-3 0 4 0 -1
w> n fint	-4 17 0 -9 -4
w> n fjerd	0 6 -3 -2 0
w> n fjol	1 -2 2 -4 3
w> n fjor	4 -4 3 -6 2
w> n flask	-2 0 -1 4 -2
w> n fler	-3 -1 -2 8 -2
w> n flere	3 1 -8 6 -2
w> n flimm	-1 -1 -1 3 0
w> n flot	3 -1 -1 -1 0
w> n flott	0 3 -1 -2 0
w> n flått	4 -2 0 -1 -1
w> n foder	-4 6 -3 2 -1
w> n for	-4 -2 5 5 -4
w> n forbu	-1 -2 -2 0 4
w> n fordi	-11 0 5 3 3
w> n foreb	-4 0 0 0 4
w> n forgå	-7 1 -2 10 -1
w> n form	-2 3 -3 -1 4
w> n forny	-4 3 1 1 0
w> n forre	3 -2 -2 2 -2
w> n forri	-4 0 0 7 -4
w> n forsi	-2 -2 0 4 0
w> n forsk	-2 -4 0 4 2
w> n forst	-2 1 2 3 -5
w> n forte	2 -6 4 1 0
w> n fortf	-3 4 -4 4 -2
w> n forts	1 28 -22 -16 -6
w> n forve	1 3 -2 -2 -1
w> n forår	4 -3 -4 2 1
w> n fra	0 -7 3 7 -1
w> n fram	-4 3 -2 3 -1
w> n freda	-15 14 -3 6 -3
w> n fremd	-3 -3 -2 8 0
w> n fri	3 4 -4 -2 -1
w> n froko	-4 1 -1 4 0
w> n fru	-3 0 -2 4 0
w> n fråga	7 -5 -1 -2 1
w> n från	-2 -5 9 1 -3
w> n full	1 4 -1 -3 -1
w> n funge	0 1 -3 3 0
w> n funka	-3 5 1 -2 -1
w> n färdi	-1 -3 -2 7 -1
w> n fästi	2 -3 -2 5 -1
w> n få	-3 -1 6 -7 5
w> n får	6 -6 2 1 1
w> n fått	2 -7 1 4 0
w> n fælt	1 1 -3 -4 5
w> n færdi	1 2 -6 6 -3
w> n fôr	4 -1 -3 0 0
w> n för	7 1 -3 6 -11
w> n förbj	3 -1 -1 -1 -1
w> n före	2 -4 1 1 0
w> n föreb	-4 8 -1 -2 -1
w> n förra	4 0 -4 1 -1
w> n förrg	-5 -1 -2 9 -1
w> n först	3 -8 2 4 -1
w> n förut	-4 6 2 -5 1
w> n følge	-2 8 -3 -2 -1
w> n før	-7 2 12 -2 -6
w> n først	6 -11 11 -6 0
w> n ga	-1 -10 3 4 5
w> n gamla	-4 0 2 4 -2
w> n gamle	4 5 -2 -3 -4
w> n gamme	-1 -4 0 3 1
w> n gang	9 -5 0 -7 4
w> n gansk	-3 -1 -1 5 0
w> n gav	1 -2 -1 -1 3
w> n ge	-6 8 -7 2 2
w> n gel	-1 -3 4 -4 4
w> n genta	0 0 4 -3 0
w> n ger	-4 1 0 6 -3
w> n gerne	1 3 2 -3 -2
w> n ges	-2 0 -1 0 4
w> n gi	2 2 -7 0 3
w> n gick	3 -5 2 0 1
w> n gik	-3 1 -1 2 1
w> n gikk	-2 -6 2 -5 11
w> n gir	-2 1 -5 5 1
w> n gitt	-1 -3 -1 6 0
w> n giv	-1 4 -1 -1 -1
w> n give	-4 3 2 -3 3
w> n giver	2 4 -6 0 0
w> n givet	0 -2 4 0 -1
w> n gjern	-3 1 4 1 -2
w> n gjord	3 -4 -8 6 2
w> n gjort	0 5 -9 6 -3
w> n gjør	-2 6 2 -1 -5
w> n glad	-4 3 -1 4 -2
w> n glemt	-2 9 -1 -3 -3
w> n glömm	-5 7 -3 1 -1
w> n god	-1 3 -4 2 0
w> n godt	1 8 1 -8 -3
w> n grann	0 1 -1 2 -3
w> n granu	-2 -3 -1 5 1
w> n gravi	2 0 4 -5 -1
w> n grei	-1 5 1 -4 0
w> n greie	0 4 -1 -2 0
w> n greit	-9 6 9 -2 -4
w> n grise	3 -2 0 -1 0
w> n grund	-1 4 -2 1 -2
w> n grunn	3 -4 -3 5 -1
w> n grupp	4 -3 1 -2 -1
w> n grå	-2 -3 1 3 1
w> n grønn	5 -4 -2 2 -1
w> n gul	-2 -2 0 -2 7
w> n gule	-2 4 -3 2 0
w> n gå	-7 5 -1 7 -4
w> n gået	-3 1 -1 4 0
w> n gång	11 -6 -3 -5 3
w> n gånge	3 -2 1 -1 -1
w> n går	-7 18 -9 -1 -7
w> n gått	0 0 0 3 -3
w> n gör	-10 4 -2 3 5
w> n göra	0 3 -2 0 -1
w> n gør	-5 6 3 -1 -3
w> n gøre	0 -6 1 4 1
w> n ha	-9 10 -3 1 1
w> n hadde	3 -3 -3 7 -4
w> n hade	5 -5 2 4 -6
w> n halsb	-4 1 4 0 -1
w> n halse	-4 -2 3 -3 6
w> n halv	-12 7 5 -4 4
w> n halvd	-2 -3 0 4 1
w> n halve	-1 8 -3 -4 1
w> n halvt	2 -3 4 -2 -1
w> n ham	4 -6 -5 -2 8
w> n han	0 4 -7 -3 7
w> n hande	-1 -2 1 3 -1
w> n hans	5 -4 -1 1 -1
w> n har	5 1 5 3 -12
w> n havde	0 -5 -3 6 2
w> n heile	-3 0 1 1 1
w> n hel	-1 4 0 -4 1
w> n hela	-6 -1 3 -3 7
w> n held	-2 3 -2 0 0
w> n hele	-10 5 -9 -1 15
w> n helle	5 -10 0 5 0
w> n helse	-4 0 2 5 -2
w> n helst	3 0 0 -1 -1
w> n helt	-3 -7 -3 2 10
w> n hem	-1 -3 1 4 -1
w> n hemma	0 1 5 -4 -2
w> n hende	-1 -8 6 2 1
w> n henne	2 -7 2 0 2
w> n hente	12 -2 4 -11 -3
w> n her	-9 -2 11 -1 1
w> n heste	-3 2 0 -1 2
w> n heter	4 -2 1 2 -5
w> n hetet	-1 -2 1 0 3
w> n histo	6 -3 -2 0 0
w> n hjalp	2 -3 -1 4 -2
w> n hjelp	-3 9 -6 1 -1
w> n hjem	-8 -1 12 3 -6
w> n hjemm	-1 2 3 -2 -3
w> n hjert	1 -6 6 -3 3
w> n hjälp	1 5 -2 -1 -3
w> n hjärn	-1 3 0 -1 -1
w> n hjärt	2 -5 -1 4 -1
w> n hjælp	-4 2 -1 2 1
w> n ho	-6 4 1 -2 3
w> n hodep	4 2 -4 -1 -1
w> n hofta	1 -2 -3 4 -1
w> n hofte	-3 -3 -2 8 -1
w> n hold	-1 4 1 -3 -2
w> n holde	-1 11 1 -6 -5
w> n hon	-2 2 -7 -2 9
w> n honom	4 -7 -1 0 4
w> n hoppe	-2 4 -1 0 -1
w> n hos	5 0 0 -4 -1
w> n hospi	-5 -2 3 1 3
w> n hosta	10 -1 -2 -9 2
w> n hoste	-3 -2 0 2 3
w> n hu	-4 2 1 -3 4
w> n hud	-3 -1 0 0 4
w> n huden	-12 -1 8 0 5
w> n hun	-2 2 -5 -4 9
w> n hunde	8 -8 -6 5 1
w> n hur	-1 1 -5 7 -1
w> n huset	3 -1 -1 0 0
w> n huske	-7 4 -1 -10 14
w> n huvud	1 -7 1 5 0
w> n hvad	3 -1 3 -4 0
w> n hver	-6 8 -9 8 -3
w> n hvert	-6 3 5 -2 0
w> n hvide	-1 0 -2 3 0
w> n hvilk	2 -4 -2 4 0
w> n hvis	8 -4 0 -1 -3
w> n hvor	-1 2 -3 4 -2
w> n hvord	-3 -5 5 2 0
w> n hvorn	3 1 0 -5 0
w> n hytta	0 0 -3 -3 6
w> n här	2 -13 7 2 1
w> n hånd	-2 5 -1 -1 0
w> n hård	4 -2 0 -2 0
w> n håret	1 3 -2 -1 -1
w> n hævet	-1 -3 3 2 -1
w> n högst	-4 -3 5 0 1
w> n hör	-1 1 -2 -1 3
w> n højre	-3 -1 2 2 1
w> n højt	-1 4 -2 -1 0
w> n hører	7 0 -4 -3 -1
w> n høst	-5 8 0 -2 -1
w> n høyre	0 1 3 -3 -1
w> n høyt	5 1 -4 -2 -1
w> n i	-1 -2 5 -2 6
w> n iblan	-4 8 -5 1 0
w> n idag	-5 -1 6 1 -1
w> n igen	-14 10 3 -2 4
w> n igjen	-2 10 -5 -5 2
w> n igår	-4 2 0 2 -1
w> n ikke	7 -4 0 2 -5
w> n ikkje	-3 -1 5 -1 1
w> n illa	-5 0 2 4 -1
w> n illam	-2 -3 3 2 -1
w> n ille	-3 4 0 -1 0
w> n in	4 -5 0 -2 3
w> n inde	-3 0 0 4 0
w> n indti	-3 -5 -1 9 -1
w> n inga	-1 4 -4 5 -3
w> n ingen	-2 -1 1 7 -5
w> n inget	14 0 -5 -5 -4
w> n inhal	2 -1 4 -4 -1
w> n inn	-4 -3 4 6 -3
w> n innan	-5 0 10 -2 -3
w> n inne	-7 0 0 6 1
w> n innti	2 -4 2 0 0
w> n inte	2 -3 -6 6 0
w> n intra	-3 -2 7 -1 -1
w> n istäl	-2 -3 5 0 0
w> n ja	2 2 -4 1 -3
w> n jag	2 -4 0 3 2
w> n jaha	-1 0 -4 6 -2
w> n janua	11 1 -2 -8 -2
w> n jeg	0 0 -2 0 5
w> n jer	0 1 -3 4 -2
w> n jo	5 -1 6 -5 -4
w> n jobb	0 -1 3 -1 -1
w> n jobbe	-2 -3 -1 9 -2
w> n joure	1 3 -2 0 -3
w> n journ	2 -2 -3 -1 4
w> n ju	-1 -10 5 -1 8
w> n jul	3 3 -2 -4 1
w> n juni	5 0 0 -5 1
w> n junio	-1 5 -2 -2 0
w> n just	5 -3 -3 1 -1
w> n jämt	-2 4 -1 -1 -1
w> n kaffe	0 0 -3 -1 3
w> n kaliu	0 -12 3 7 3
w> n kalk	3 0 1 -4 0
w> n kalsi	-1 -2 -1 4 0
w> n kalve	0 3 -2 -1 0
w> n kan	-1 -3 3 8 -5
w> n kanin	8 -3 -1 0 -4
w> n kansk	3 7 -7 -3 -1
w> n kapse	-3 3 -1 3 -1
w> n kapsl	-2 2 4 -2 -2
w> n kast	2 -3 -1 3 0
w> n kasta	3 -5 4 0 -2
w> n kaste	2 1 -3 -5 4
w> n kastr	2 -2 4 -3 -1
w> n katt	1 0 -2 3 -2
w> n katte	7 -2 -4 -5 5
w> n kg	4 -4 1 -2 1
w> n kinde	-3 3 2 -1 -1
w> n kissa	-1 -4 0 2 3
w> n kjell	4 -1 -4 3 -1
w> n kjeve	1 0 -1 -3 3
w> n kjøle	0 5 0 -2 -3
w> n kjøp	-4 -1 9 -4 0
w> n kjøpe	-3 -8 13 0 -2
w> n kjør	-4 3 2 0 0
w> n kjøre	2 4 -3 -2 0
w> n klar	0 -5 1 6 -2
w> n klare	-3 -3 3 4 -2
w> n klart	5 -7 -4 7 -1
w> n kliar	3 3 -1 -3 -2
w> n klock	-3 3 -4 5 0
w> n klokk	-3 1 1 3 -3
w> n kløe	7 -4 2 -6 1
w> n kløen	-1 -1 1 4 -2
w> n klør	-3 3 -2 -4 7
w> n kobbe	-4 2 1 1 0
w> n kom	0 0 2 -3 1
w> n komme	6 -5 -3 1 3
w> n kona	-2 5 -2 -3 2
w> n kondo	1 4 -1 -3 0
w> n kone	-4 0 1 3 0
w> n konen	-2 -1 -1 5 -1
w> n kontr	-1 2 1 -3 1
w> n kort	-4 -4 6 -2 3
w> n korte	-5 2 -3 3 2
w> n kosta	-2 -1 0 3 -1
w> n koste	3 -2 1 -2 0
w> n kramp	-11 -3 -5 8 13
w> n kreat	3 -5 1 2 0
w> n kreme	1 4 1 -5 0
w> n kropp	4 -3 -2 -5 6
w> n krypt	-1 4 0 -2 0
w> n kräkt	0 -3 -1 4 0
w> n kräm	-1 -3 6 -3 1
w> n kun	4 0 4 -1 -7
w> n kunde	-1 -2 0 -1 4
w> n kunne	0 0 4 -6 3
w> n kuren	5 3 -2 -3 -3
w> n kutta	2 -4 1 3 -1
w> n kutte	-4 -1 1 6 -3
w> n kvalm	0 3 3 -1 -5
w> n kvar	-7 21 -5 -3 -6
w> n kvart	-5 2 7 -4 -1
w> n kveld	-4 7 8 -12 1
w> n kväll	-3 4 1 -1 0
w> n köp	3 -3 1 0 0
w> n köpa	-3 -4 9 -2 0
w> n köper	-3 -1 3 0 0
w> n köpt	1 -2 -3 4 -1
w> n köpte	-2 -4 -2 7 0
w> n kör	-4 5 2 1 -3
w> n køb	-3 -6 9 0 -1
w> n købe	0 -5 8 -2 -1
w> n køber	0 -1 6 -3 -2
w> n køre	-1 6 -2 -4 0
w> n kører	-5 12 -3 -2 -1
w> n l	-4 -1 4 1 0
w> n lad	6 1 -5 1 -2
w> n lag	-2 1 3 0 -1
w> n lagde	-4 0 0 3 1
w> n lam	-1 4 -4 0 1
w> n langt	6 4 -6 -3 -1
w> n lar	4 11 -5 -8 -2
w> n lav	-2 -1 -1 0 5
w> n leder	-1 3 -1 -1 0
w> n legen	4 0 -1 -1 -3
w> n legev	0 -5 -1 6 1
w> n legge	-3 -4 6 1 0
w> n lenge	1 -4 2 4 -3
w> n leste	5 -4 4 -4 -1
w> n lette	4 0 -1 -2 -1
w> n lever	-1 -6 -3 2 7
w> n lidt	-4 0 8 -2 -2
w> n lige	-3 -2 7 0 -2
w> n liges	-4 7 -1 -1 -1
w> n lika	-3 -2 1 5 0
w> n liker	-2 5 -1 0 0
w> n likev	1 -1 3 -1 -2
w> n lilla	-1 4 -4 2 -1
w> n lista	-1 -5 -3 13 -4
w> n liste	5 0 -2 -1 -2
w> n lite	-3 1 8 -4 -2
w> n liten	-1 2 5 -2 -4
w> n liter	-5 3 4 -2 -1
w> n litt	-3 -1 7 3 -6
w> n livet	3 7 -4 -4 -1
w> n livmo	1 -6 5 1 -1
w> n lomma	-4 5 1 -1 -1
w> n lomme	-1 4 -1 -2 -1
w> n lov	1 -1 4 -2 -1
w> n lukta	4 -2 -1 -1 -1
w> n lunge	-2 -8 7 1 3
w> n lägga	-3 -1 2 3 0
w> n lämna	0 -1 3 -1 -2
w> n länge	6 -6 1 -1 -1
w> n längr	-2 1 -2 6 -3
w> n lå	-1 -3 -6 -6 16
w> n lådan	5 -1 2 -6 0
w> n låg	-2 -3 -3 3 5
w> n lågt	5 -2 1 -3 0
w> n låren	-1 -2 -1 -2 5
w> n låret	-2 -1 6 -2 -1
w> n låste	-2 -1 0 -1 4
w> n låt	0 6 -2 -3 -1
w> n låter	-1 8 -1 -7 0
w> n læge	-2 -1 -2 5 0
w> n lægge	5 2 -4 -2 -1
w> n længe	2 -4 2 2 -2
w> n længs	11 -1 -1 -9 0
w> n lörda	-3 1 0 3 -1
w> n lørda	-1 1 -4 6 -3
w> n løs	-4 1 3 2 -2
w> n maden	-4 5 2 -2 0
w> n magen	-7 -5 6 9 -3
w> n magne	-1 2 -3 2 0
w> n mai	-1 2 -3 -2 5
w> n maj	11 -4 -4 -2 -1
w> n mamma	0 -3 2 4 -3
w> n man	5 -8 13 -5 -4
w> n mand	4 -5 0 0 1
w> n manda	-11 8 -2 7 -1
w> n mange	12 1 -5 -5 -4
w> n manne	-1 -4 2 2 0
w> n marer	-2 -2 0 4 1
w> n marke	6 -1 -4 -1 0
w> n mars	9 -3 -4 -7 6
w> n marsv	0 -2 -1 0 4
w> n maske	-2 -1 6 -3 1
w> n maski	1 4 -1 -3 0
w> n mat	9 -6 2 -3 -2
w> n matas	1 -3 0 3 0
w> n maten	-1 5 1 -3 -2
w> n matly	-2 0 -2 3 1
w> n mave	-4 -4 2 8 -2
w> n maves	4 -3 0 -1 0
w> n max	0 4 -1 -2 0
w> n med	-8 3 -2 3 0
w> n medic	12 -5 -1 -5 0
w> n medis	4 1 -2 -2 -1
w> n meg	-3 0 4 -5 4
w> n meget	-5 2 6 -2 -1
w> n mello	-1 0 4 -2 0
w> n men	10 6 -9 3 -11
w> n mener	-1 -5 3 4 0
w> n menin	-4 -4 2 5 1
w> n menne	4 -2 0 -1 -1
w> n mens	0 -4 6 -1 -1
w> n mense	-1 4 0 -1 -1
w> n mer	-8 -2 -1 5 6
w> n mere	-1 0 -8 6 3
w> n merke	-8 -5 6 1 5
w> n mg	-4 -1 7 -4 0
w> n mi	6 -2 2 -6 -1
w> n midt	-4 3 -2 1 1
w> n mig	2 -6 -5 -1 10
w> n migre	-2 1 -1 3 0
w> n mikst	1 1 1 -4 1
w> n milli	4 2 1 -7 -1
w> n min	0 0 6 -5 -1
w> n mindr	-5 2 3 2 -1
w> n minds	-1 -3 3 2 0
w> n mine	0 -3 -4 2 5
w> n minut	-5 2 3 -3 3
w> n miste	-2 1 3 -4 2
w> n mit	0 4 -2 -4 1
w> n ml	0 -3 10 -6 -1
w> n mm	4 -4 -1 1 0
w> n mod	2 -4 0 6 -5
w> n moder	1 -2 -2 3 -1
w> n mor	5 -3 0 -3 2
w> n mora	4 -3 2 -2 -1
w> n morge	-12 7 -1 6 -1
w> n morgo	4 0 1 0 -6
w> n mormo	-2 3 -1 0 1
w> n morra	-3 -1 7 -2 -1
w> n morse	-3 4 -2 2 0
w> n mot	0 -2 5 8 -11
w> n munde	-3 -3 3 2 2
w> n munne	-4 0 3 1 1
w> n muske	-7 1 8 -2 0
w> n muskl	-2 -2 2 -3 4
w> n mycke	-2 1 -3 5 0
w> n mye	-1 3 0 -1 -1
w> n må	-10 3 2 2 4
w> n målti	-1 0 -2 4 0
w> n månad	3 6 -9 5 -6
w> n månda	-8 6 4 0 -2
w> n måned	-5 8 -11 9 0
w> n många	1 5 -2 -3 -1
w> n måske	5 -3 -1 1 -1
w> n måste	3 -4 0 1 0
w> n måtte	-5 -5 1 -2 11
w> n mælke	-4 2 3 -1 -1
w> n mærke	0 -3 3 2 -1
w> n naboe	5 -5 2 0 -3
w> n nakke	-3 -1 8 -2 -1
w> n nat	-5 -2 -3 10 0
w> n natri	0 -3 0 3 1
w> n natt	-6 3 -6 12 -3
w> n natta	1 -4 -3 5 1
w> n natte	-1 -9 2 4 3
w> n ned	-1 4 0 -3 0
w> n nede	6 -2 -7 2 1
w> n nedtr	-2 -3 3 -1 2
w> n nei	14 2 -11 -2 -5
w> n nej	14 -2 -11 2 -4
w> n nesa	-1 -1 3 -1 0
w> n neses	1 -5 7 -2 -2
w> n neste	-4 6 0 -7 4
w> n netop	-1 -2 -2 4 1
w> n nette	1 2 -1 2 -3
w> n netto	3 -5 1 1 -1
w> n ni	-1 10 -2 -6 0
w> n njura	1 0 -1 3 -3
w> n no	-1 -2 4 0 -1
w> n noe	4 -4 9 -6 -3
w> n noen	2 -4 3 2 -3
w> n nog	-3 3 -3 0 2
w> n noget	4 1 2 -9 2
w> n nok	0 -2 -1 6 -3
w> n noter	-9 -3 -4 -4 19
w> n novem	-2 5 -2 0 -1
w> n nu	-9 -6 19 9 -13
w> n numme	1 -1 3 -3 0
w> n ny	0 0 9 -7 -2
w> n nya	-2 1 -3 3 0
w> n nye	-2 -6 6 3 -1
w> n nyren	-1 -4 -1 4 1
w> n nyt	-1 -4 6 -1 0
w> n nytt	-1 -4 7 -2 1
w> n när	-1 6 -5 1 -1
w> n nätet	-2 -2 -1 4 1
w> n nå	-3 -3 16 3 -14
w> n någon	7 -4 -1 -5 3
w> n något	1 -1 -1 -5 5
w> n nån	1 0 -4 1 2
w> n når	1 11 -7 2 -9
w> n nælde	4 0 -1 -1 -3
w> n næste	2 1 0 -4 1
w> n och	-9 0 -1 -1 11
w> n också	-6 4 -4 2 4
w> n ofte	-4 3 0 2 0
w> n oförä	-2 5 -2 -1 -1
w> n og	-11 3 -1 -4 11
w> n også	-3 2 3 3 -5
w> n oj	-2 -2 0 0 4
w> n ok	0 3 5 -5 -3
w> n okay	5 0 6 -7 -3
w> n okej	2 -4 13 -6 -5
w> n oktob	6 -4 -3 -1 2
w> n om	5 -2 8 -4 -7
w> n onsda	-1 9 -3 -2 -2
w> n ont	-3 -5 3 4 1
w> n op	-1 -4 -3 4 3
w> n opera	4 5 -6 0 -3
w> n opp	0 -4 2 -1 3
w> n oppe	0 -3 1 3 -1
w> n oppst	-2 4 -1 -1 0
w> n oppå	5 -2 -2 -2 1
w> n orang	-1 -1 9 -6 -1
w> n orans	-3 4 0 -2 0
w> n ordin	5 -2 -1 -1 -1
w> n orm	-3 1 1 0 2
w> n oss	3 4 -5 -2 1
w> n over	-5 0 -4 3 6
w> n overs	7 -3 -3 -1 0
w> n overv	5 -1 -1 -1 -2
w> n p	-4 1 2 1 -1
w> n pakke	5 -4 2 -2 -1
w> n pappa	4 -5 1 2 -1
w> n par	0 -1 3 -1 -1
w> n pasie	-2 -4 1 3 1
w> n passe	4 3 -4 -2 -1
w> n pasta	3 0 0 -3 -1
w> n patte	0 0 3 -2 0
w> n pausa	-5 15 -1 -9 -1
w> n pause	-5 20 -1 -11 -2
w> n penne	-1 -1 -2 4 0
w> n per	1 -6 7 0 -2
w> n pille	4 0 -3 0 -2
w> n planl	4 2 -4 -1 0
w> n plast	3 -2 0 0 -1
w> n pleje	1 3 -2 -2 0
w> n plus	2 -4 0 -1 2
w> n pose	-3 -2 1 5 0
w> n posen	-2 -3 0 6 -1
w> n prata	1 -6 1 4 0
w> n preci	-2 5 -4 -1 2
w> n prick	-4 0 4 -1 1
w> n prikk	4 -1 1 -2 -2
w> n prove	-2 -2 -1 5 1
w> n prøv	4 -2 -1 0 -1
w> n prøvd	0 -6 -2 2 6
w> n prøve	9 -6 2 -2 -3
w> n psyki	0 4 0 -4 0
w> n puffa	-2 1 4 -3 0
w> n pulse	-2 -1 0 5 -1
w> n pulve	-3 5 -1 1 -2
w> n pulvr	-4 2 -1 3 0
w> n pumpe	-2 4 -1 -1 -1
w> n puste	1 5 -5 -1 0
w> n på	-3 1 -1 0 5
w> n påse	0 4 -1 -3 0
w> n påske	-1 -4 1 1 3
w> n rad	-2 -4 0 1 4
w> n ramla	-4 -3 -3 7 2
w> n reage	-3 -4 0 0 7
w> n reaks	-2 0 4 -1 -1
w> n recep	2 0 3 -3 -2
w> n redan	-3 7 -4 0 0
w> n redd	4 0 0 -3 -1
w> n ren	6 -5 1 -1 -1
w> n rent	2 -3 0 1 0
w> n resep	7 -10 10 -3 -4
w> n resis	2 -1 -3 3 -1
w> n reste	-4 5 1 -1 -1
w> n rett	-5 5 3 -2 0
w> n rette	-1 -1 3 0 -1
w> n rigti	-2 7 -4 -2 1
w> n rikti	3 3 -3 -1 -1
w> n ring	4 -3 3 -4 0
w> n river	-1 -2 -2 4 1
w> n roer	-2 0 4 -2 0
w> n rosa	-3 5 0 -2 0
w> n rumpa	-1 3 1 -2 0
w> n rund	1 3 -1 -3 0
w> n runde	-1 3 -4 2 0
w> n rundt	-1 -1 -3 -1 6
w> n rutan	-1 0 -1 -2 3
w> n ryger	-1 -3 -2 6 -1
w> n rygge	-3 -3 0 5 1
w> n räcke	2 -2 0 3 -3
w> n räkna	4 -3 0 -2 0
w> n rätt	3 5 -2 -5 -1
w> n röntg	2 -3 0 2 -1
w> n rör	-4 8 -1 -1 -1
w> n rött	3 2 -1 0 -4
w> n rød	-4 -2 4 0 3
w> n røde	-5 -6 4 2 5
w> n rødt	-3 -1 -2 -3 9
w> n rører	-4 9 0 -3 -1
w> n saft	-6 2 3 1 -1
w> n sagde	4 1 -3 -3 1
w> n sagt	4 -3 1 -2 0
w> n sak	-5 6 -3 0 2
w> n salte	-2 2 -2 -2 3
w> n salve	-6 1 2 3 0
w> n samma	-6 3 1 3 0
w> n samme	-6 4 1 2 0
w> n samti	-4 0 3 1 0
w> n sant	-1 4 -1 -1 0
w> n satt	-5 3 -1 2 0
w> n satte	-1 0 -5 -1 7
w> n se	0 -6 2 1 4
w> n sedan	7 -4 -4 4 -3
w> n seg	0 1 3 -5 1
w> n sekke	-4 7 0 -1 -1
w> n selv	3 4 0 -3 -4
w> n sen	-3 1 -1 5 -1
w> n sener	4 0 -2 -1 0
w> n sepon	-2 3 -3 4 -1
w> n septe	2 3 -2 -2 -2
w> n ser	8 -3 -6 -1 2
w> n set	-4 0 4 1 0
w> n sett	-2 1 -2 3 0
w> n sette	-4 2 11 -6 -2
w> n sia	3 -2 0 -2 1
w> n sidan	-2 1 -1 3 -1
w> n sidde	-2 4 1 -2 -1
w> n side	-1 -2 0 3 0
w> n siden	0 -2 -7 11 -2
w> n sidst	-1 -3 -7 12 -2
w> n sier	-1 2 -5 8 -5
w> n sig	-5 0 -4 1 8
w> n siger	-2 4 -4 1 1
w> n sikke	3 0 -1 -2 -1
w> n sin	0 -3 -1 6 -2
w> n sina	3 -1 -1 0 -1
w> n sine	6 0 -2 -3 0
w> n sist	-4 -2 4 2 1
w> n sista	-8 -3 -3 17 -2
w> n siste	-11 -3 0 16 -2
w> n sitt	3 -4 -1 1 0
w> n sitte	-9 12 -2 1 -3
w> n ska	-5 6 -5 0 4
w> n skabe	6 2 -1 -7 -1
w> n skade	-4 9 -2 -3 1
w> n skape	4 1 3 -7 -1
w> n skift	-6 3 -2 7 -3
w> n skjed	-4 -1 5 -1 0
w> n skjel	0 1 -4 3 0
w> n skrev	-6 -1 0 2 5
w> n skriv	-3 -6 -1 -15 24
w> n skuff	4 3 -2 -3 -1
w> n skull	-6 0 -7 11 2
w> n skyll	-5 -3 13 -1 -3
w> n skönt	-3 6 -1 -1 -1
w> n sköte	-5 5 1 -2 1
w> n slags	2 -4 1 -1 1
w> n slang	-2 1 2 -3 2
w> n slett	4 -2 -1 1 -2
w> n slik	5 0 -1 -3 -1
w> n slipp	-1 -7 1 10 -4
w> n slurk	0 3 -2 -1 0
w> n slut	-1 -7 -5 16 -4
w> n sluta	-2 -11 2 12 -2
w> n slutt	-10 -8 -3 16 5
w> n släkt	-2 -1 -1 -3 7
w> n släng	-4 -4 3 6 -1
w> n slår	-2 4 -3 4 -2
w> n sløv	4 -2 0 0 -1
w> n smage	-1 4 0 -2 -1
w> n smaka	-1 2 -2 3 -1
w> n smake	5 0 3 -6 -2
w> n smert	-1 -2 8 -4 -2
w> n små	-5 -2 4 4 -1
w> n smøre	-5 2 4 0 -1
w> n snakk	4 0 -1 -4 1
w> n snill	-2 0 6 -2 -1
w> n snäll	0 -2 3 0 -1
w> n sockr	-1 -3 -1 6 -1
w> n solgt	-3 -1 -1 6 0
w> n som	-10 3 -8 3 9
w> n somma	2 -1 1 -5 2
w> n somme	2 -5 3 0 0
w> n somna	6 -2 -1 -3 -1
w> n somra	-1 -1 5 -2 -1
w> n sonde	3 -2 3 -4 0
w> n sonen	-2 -3 0 3 2
w> n sort	-4 -5 0 4 4
w> n sov	4 -2 -3 4 -3
w> n sover	5 4 -4 1 -5
w> n spar	0 -2 -2 3 0
w> n spark	-3 -1 6 -1 0
w> n spill	-2 -2 2 -3 5
w> n spira	5 -2 -1 -2 -1
w> n spise	-3 0 -1 3 1
w> n spist	3 -5 -3 6 -1
w> n spran	-1 -1 0 -1 3
w> n sprin	3 6 -2 -10 3
w> n sprut	2 4 -2 -1 -2
w> n sprøj	4 0 2 -6 0
w> n sprøy	-3 -4 3 6 -2
w> n spurt	4 -3 0 -1 0
w> n spydd	4 -2 -1 -6 5
w> n spytt	-3 6 -5 4 -1
w> n spør	-2 3 0 -2 0
w> n spørg	1 -1 4 -2 -2
w> n stadi	-1 11 -6 -1 -3
w> n stans	-2 2 -2 3 -1
w> n stark	-2 -1 1 -1 4
w> n start	1 -9 16 -3 -5
w> n stati	-3 4 2 -1 -2
w> n stede	-4 -2 14 -5 -3
w> n stein	7 0 0 -6 0
w> n stik	-1 0 5 -3 -1
w> n stikk	1 4 0 -2 -2
w> n still	-6 -2 6 1 1
w> n stiv	-3 0 -1 4 0
w> n sto	-1 -4 -1 3 4
w> n stod	-1 -3 -2 6 1
w> n stof	-2 7 -3 -3 1
w> n stoff	-1 -3 3 -3 3
w> n stop	-3 -4 -2 10 -1
w> n stopp	-12 0 -1 14 -2
w> n store	-2 -1 5 -5 2
w> n stryk	-5 4 -4 7 -2
w> n strål	4 -1 -1 -1 -1
w> n stund	-5 -1 4 2 0
w> n styck	-1 -5 0 8 -1
w> n ställ	3 -4 3 -1 -2
w> n stämm	-4 3 -2 4 -1
w> n stå	-2 9 -4 -14 11
w> n ståen	4 -3 0 -2 1
w> n står	-4 -4 -12 2 16
w> n sug	-1 -6 3 4 0
w> n sure	-1 4 0 -3 0
w> n svamp	6 -2 2 -5 -1
w> n svart	-1 -3 -1 4 2
w> n sved	3 -1 0 2 -3
w> n svelg	-2 0 4 -1 0
w> n svide	-3 -3 5 0 1
w> n svige	1 -4 4 -3 2
w> n svimm	2 4 -2 2 -5
w> n svir	0 -2 3 -2 0
w> n svull	4 4 0 -5 -3
w> n svälj	-3 2 2 1 -1
w> n syg	0 -2 -1 -1 4
w> n sykeh	5 -9 -5 5 4
w> n sykep	4 -1 -2 1 -1
w> n synes	0 -4 0 5 -1
w> n syste	-3 5 0 0 -3
w> n säger	2 -4 -1 4 0
w> n sätte	-5 2 5 -3 0
w> n så	-8 -2 3 3 6
w> n sådan	4 -4 0 -1 2
w> n såg	-8 -3 0 7 4
w> n sånt	0 -1 4 -3 -1
w> n sår	1 -8 4 -1 5
w> n såren	-1 -1 3 -1 -1
w> n såret	-2 -3 1 4 0
w> n sætte	-3 2 2 0 -1
w> n sönda	-4 3 -5 5 1
w> n sønda	-9 11 -3 5 -5
w> n søste	1 -2 -1 -1 4
w> n søvn	4 -1 -1 -2 0
w> n ta	0 9 -7 2 -5
w> n table	5 0 -5 -2 2
w> n tag	-1 5 -3 1 -2
w> n tage	-2 6 -5 1 0
w> n tager	-6 9 -5 6 -4
w> n taget	3 -7 -1 7 -2
w> n tagit	-9 1 -2 11 0
w> n tak	3 -1 0 -2 0
w> n taket	-3 -2 1 0 3
w> n takk	-4 -2 6 -6 7
w> n tale	4 -1 -1 -2 1
w> n talle	0 4 -2 0 -1
w> n tande	-1 1 -2 -3 5
w> n tanke	3 -1 0 -1 -1
w> n tanna	-2 -3 1 4 0
w> n tannl	4 -1 -2 1 -2
w> n tar	-7 7 0 1 -5
w> n tarme	1 -3 3 -2 1
w> n tas	-4 1 3 1 -1
w> n tatt	-4 6 1 2 -5
w> n telle	-1 3 -1 -1 0
w> n tenke	3 -2 -2 1 -1
w> n tenkt	7 -4 -1 0 -2
w> n tenne	-3 2 -1 3 -1
w> n tett	-4 1 -1 2 2
w> n tid	8 -4 0 -3 0
w> n tida	-3 6 -1 0 -1
w> n tidli	0 -4 3 0 1
w> n til	-4 7 -2 1 -7
w> n till	-3 3 -2 3 -2
w> n tillb	4 0 -1 -1 -2
w> n tille	-4 -2 5 0 1
w> n time	3 -4 6 -5 -1
w> n timer	-3 1 -1 1 2
w> n timma	-4 2 1 2 -1
w> n timme	-3 0 4 -1 -1
w> n ting	-1 -2 -1 4 0
w> n tirsd	-2 1 -2 6 -2
w> n tisda	-2 4 -3 2 -1
w> n titta	-3 -2 3 -2 3
w> n tog	1 -7 -3 12 -3
w> n tok	4 -7 -5 8 0
w> n tokig	-3 -1 1 -1 3
w> n tom	-3 1 -2 6 -2
w> n tomt	-1 -1 5 -2 -1
w> n torr	-1 -1 0 3 -2
w> n torsd	-5 -4 5 7 -3
w> n trapp	-1 -4 -1 8 -1
w> n tredj	-6 11 1 -4 -1
w> n treng	0 0 -4 9 -5
w> n trodd	-1 -2 2 -3 3
w> n tror	2 -3 1 1 0
w> n tryck	-5 -4 2 7 0
w> n trykk	-5 -4 -5 16 -3
w> n trött	3 -4 2 0 -1
w> n tuben	0 3 -2 0 -1
w> n tuber	-1 -1 -2 5 0
w> n tugga	3 -1 -1 0 0
w> n tunga	-1 3 1 -5 2
w> n tunge	1 -1 4 -3 -1
w> n tycke	-1 -2 -1 5 -1
w> n typen	-6 0 -1 4 3
w> n tände	-2 -4 2 1 4
w> n tänkt	5 -4 -1 -2 2
w> n tål	-3 -1 -1 -3 8
w> n tåler	-7 1 6 -8 8
w> n tålt	-5 -1 2 -3 7
w> n tålte	-6 3 0 -3 6
w> n tænde	0 3 -1 -2 0
w> n tør	3 -1 0 -1 -1
w> n tørr	4 2 -4 1 -3
w> n tørre	0 3 -2 -1 0
w> n uanse	1 4 -4 0 -1
w> n ud	1 -13 -8 21 0
w> n ude	0 -5 -2 5 2
w> n uden	-2 -2 2 5 -3
w> n uge	1 -5 1 6 -3
w> n uger	-2 -2 -1 6 -2
w> n uka	2 3 -5 1 -2
w> n uke	-5 1 4 3 -3
w> n uker	-1 0 3 1 -2
w> n ultra	3 -1 -1 -1 0
w> n under	-5 -4 11 -5 3
w> n upp	-4 -5 2 3 4
w> n uppeh	-2 9 0 -6 0
w> n ur	-4 -1 0 3 2
w> n uro	0 -5 4 2 -1
w> n ut	-2 -14 2 21 -8
w> n utan	2 -4 4 2 -3
w> n ute	5 -9 -4 8 1
w> n uten	7 1 3 -4 -7
w> n utsla	0 3 -2 -3 3
w> n utsle	0 3 -3 -4 3
w> n uændr	-4 7 -2 -1 0
w> n va	4 -2 2 -5 1
w> n vacci	7 1 -4 -4 0
w> n vad	4 -8 0 5 -1
w> n vagtl	0 3 -4 1 0
w> n valp	2 2 -1 -4 1
w> n vand	0 3 -1 -2 0
w> n vandd	-1 3 2 -3 -1
w> n vande	-4 -2 6 1 -1
w> n vanli	-3 13 -4 -6 0
w> n vannd	-2 4 -2 -1 1
w> n vanne	-5 0 2 4 -1
w> n var	6 -9 -1 9 -4
w> n vara	-3 7 -6 5 -3
w> n varig	0 -2 -4 4 1
w> n varje	-8 12 -7 4 -1
w> n varm	-3 0 3 -1 1
w> n vart	-3 0 -2 2 3
w> n vaske	1 2 -1 -4 1
w> n vecka	-10 1 4 4 2
w> n vecko	-3 -2 1 6 -2
w> n ved	-2 6 -2 -2 1
w> n veke	-3 1 1 2 0
w> n vekk	-2 -2 -5 9 0
w> n vel	5 0 4 -3 -6
w> n ven	-3 0 1 3 0
w> n venen	-2 -2 4 -1 0
w> n venst	3 -3 2 0 -1
w> n vent	12 2 -7 -7 0
w> n vente	13 -4 -1 -5 -3
w> n verke	3 2 -2 -3 1
w> n verre	-1 0 -2 5 -2
w> n verst	-2 -2 4 1 -1
w> n vet	2 1 -2 -4 2
w> n vi	5 -2 -2 4 -3
w> n via	-3 0 4 -1 0
w> n vid	2 5 -1 -5 -1
w> n vidar	-4 12 -7 -1 -1
w> n vider	-6 30 -12 -9 -3
w> n vikt	3 -2 1 -4 2
w> n vikti	-7 11 0 -4 2
w> n vil	2 -9 0 12 -5
w> n vill	-1 7 -1 1 -6
w> n ville	10 -1 0 -9 -1
w> n vinte	5 2 1 -4 -3
w> n vintr	2 -2 -3 4 0
w> n virke	-7 1 2 11 -7
w> n virkn	-1 -3 1 4 -1
w> n virus	5 -1 -2 2 -3
w> n visar	2 -4 2 1 -1
w> n viser	-1 -3 4 1 -1
w> n visst	-4 3 -1 1 1
w> n vist	-1 -4 -2 1 6
w> n vitam	-3 3 4 -3 -1
w> n vondt	1 -4 7 0 -4
w> n vurde	6 -3 -4 1 0
w> n väl	2 -7 4 3 -2
w> n vänta	9 -6 -2 1 -2
w> n väska	-1 0 3 -1 -1
w> n vår	2 6 -5 -7 4
w> n våras	0 -3 3 -2 2
w> n vårdc	2 3 -2 -3 0
w> n våren	9 1 -4 -5 -1
w> n væk	-3 -9 -5 16 1
w> n være	7 5 -6 -3 -3
w> n vært	-1 -2 -1 4 0
w> n væske	-4 0 1 0 3
w> n §	10 -5 8 -3 1
w> n §2	5 1 5 -2 -6
w> n µg	-6 6 0 -2 2
w> n ämne	-2 3 -1 -2 2
w> n ändra	0 5 -2 -2 -1
w> n är	5 -1 -4 10 -10
w> n äta	-3 2 2 0 -1
w> n äter	-4 6 -3 0 1
w> n ätit	-1 -4 1 4 0
w> n även	-1 3 -1 -1 0
w> n å	3 -6 4 -1 1
w> n åh	-2 -1 4 -1 0
w> n år	11 -3 -2 -1 -5
w> n åra	-5 1 2 1 1
w> n året	3 -2 2 -4 0
w> n åt	8 -6 2 -1 -3
w> n én	-4 -1 10 -1 -3
w> n òg	-4 -2 2 2 2
w> n öppna	-5 1 3 1 -1
w> n örat	-4 -2 -1 4 4
w> n över	-2 0 -3 2 3
w> n ønske	0 -3 -3 5 0
w> n ørene	-4 1 3 -1 1
w> n øret	-7 1 0 3 3
w> n øyele	-1 0 0 -1 3
w> n øyet	-4 1 1 3 -1
w> n øyne	-4 4 2 -3 1
w> n øynen	-4 -1 1 3 1`,
  e: `b< e # ?	4 -2 0 -3 1
b< e # a	2 -4 2 0 0
b< e # at	-3 2 5 -3 -1
b< e # in	2 -3 -2 4 -1
b< e # mg	1 0 -3 4 -2
b< e # of	0 8 -4 -4 0
b< e # puffs	1 -1 2 -3 0
b< e # the	-1 3 -1 0 0
b< e # times	0 -3 -2 2 4
b< e # units	0 5 -1 -2 0
b< e # weeks	-3 4 0 2 -2
b< e # with	-3 -1 3 -1 2
b< e # years	1 -1 -4 4 1
b< e # |	-6 7 -3 5 -3
b< e <c?c?> and	-2 8 -5 1 -2
b< e <c?c?> he	-4 6 -2 1 -1
b< e <c?c?> his	1 1 -3 2 0
b< e <c?c?> i	-3 2 1 -1 2
b< e <c?c?> i'd	4 -3 -3 0 3
b< e <c?c?> i'll	-6 0 4 1 0
b< e <c?c?> it	-1 0 0 3 -1
b< e <c?c?> keep	3 -3 -2 1 2
b< e <c?c?> no	2 -3 -1 4 -3
b< e <c?c?> so	-4 3 -1 2 1
b< e <c?c?> the	-2 8 -3 -1 -2
b< e <c?c?> then	2 -1 1 -6 3
b< e <c?c?> there'	3 1 -3 -1 1
b< e <c?c?> we	4 -1 -1 -2 0
b< e <c?c?> §	-3 0 3 -3 3
b< e <c?p?> and	0 -5 2 2 2
b< e <c?p?> it	-2 7 0 -4 -1
b< e <c?p?> so	1 1 -4 3 -1
b< e <c?p?> the	3 -4 5 -2 -2
b< e <c?p?> §	-3 3 1 1 -1
b< e <cc> and	4 2 -4 -3 1
b< e <cc> the	-2 0 -1 5 -3
b< e <cp> and	-8 1 0 7 1
b< e <cp> he	0 2 -1 -4 2
b< e <cp> my	1 -4 1 2 0
b< e <cp> the	6 -3 -1 0 -1
b< e <cp> §	0 -2 -2 3 0
b< e <p?c?> and	1 -3 0 1 2
b< e <p?c?> i'd	3 2 -5 0 0
b< e <p?c?> i'm	3 -1 0 -1 -1
b< e <p?c?> now	0 -4 -1 2 2
b< e <p?c?> the	-3 -1 5 -2 1
b< e <p?c?> you	-1 -1 3 -1 0
b< e <p?c?> your	6 -2 -2 -1 -1
b< e <p?p?> have	1 -2 3 -3 1
b< e <p?p?> he's	4 -2 -2 1 0
b< e <p?p?> i	2 4 -7 2 -1
b< e <p?p?> i'd	-6 1 5 -3 3
b< e <p?p?> i'll	-6 3 1 1 1
b< e <p?p?> i'm	-4 -3 5 0 2
b< e <p?p?> i've	3 5 -1 -7 0
b< e <p?p?> no	0 -4 1 8 -4
b< e <p?p?> now	-2 -1 -1 4 -1
b< e <p?p?> right	3 -2 1 0 -2
b< e <p?p?> stop	-2 -3 5 0 -1
b< e <p?p?> that's	-1 7 -2 -2 -1
b< e <p?p?> the	-2 2 -2 5 -2
b< e <p?p?> then	0 -4 3 1 0
b< e <p?p?> there'	4 -3 -2 2 -1
b< e <p?p?> they	-5 -2 0 7 0
b< e <p?p?> we	2 3 -3 -1 -1
b< e <p?p?> what's	-3 -1 -1 6 -1
b< e <p?p?> yes	-1 4 -3 0 -1
b< e <p?p?> §	-6 5 -5 5 0
b< e <pc> that's	4 -3 -1 1 -1
b< e <pc> then	3 -4 6 -3 -2
b< e <pp> and	-5 6 3 -3 -1
b< e <pp> which	9 -6 1 -5 0
b< e ? #	-2 1 -1 3 -1
b< e ? and	9 -5 0 -7 4
b< e ? denies	7 -1 -2 -1 -3
b< e ? he	1 3 -1 -3 -1
b< e ? he's	-2 5 -1 0 -1
b< e ? i	-4 -1 1 7 -2
b< e ? i'd	3 -3 3 -1 -2
b< e ? i've	-1 -1 2 3 -2
b< e ? my	2 -4 0 1 0
b< e ? no	-8 7 3 -3 1
b< e ? not	-1 -4 2 3 -1
b< e ? on	-2 -4 5 -1 1
b< e ? she	3 -2 1 -5 3
b< e ? she's	0 1 -3 3 -1
b< e ? take	-1 -1 -1 3 0
b< e ? the	3 -1 -5 -4 6
b< e ? you	-3 6 -4 1 1
b< e ? your	-1 -2 -1 3 0
b< e ? §	4 0 1 -3 -1
b< e a bad	3 0 -1 -1 -1
b< e a bit	-4 1 4 0 -1
b< e a day	2 0 -2 5 -5
b< e a fortni	-3 0 1 2 0
b< e a gel	1 -2 -3 2 2
b< e a jab	0 -3 5 -3 1
b< e a little	4 -1 0 -1 -1
b< e a month	-4 -1 2 2 0
b< e a tablet	3 -4 3 0 -1
b< e a week	-3 0 1 3 0
b< e a year	1 -1 3 -3 0
b< e a §	3 -1 -2 0 -1
b< e about §	5 -5 4 -5 1
b< e after that	3 -3 0 0 0
b< e again |	5 -2 1 -6 2
b< e all right	-2 -1 -1 5 -1
b< e all |	-2 4 -2 -2 2
b< e allerg ?	4 0 0 -2 -2
b< e allerg to	9 -1 -2 -3 -3
b< e allerg |	-3 1 1 -1 2
b< e alread |	3 -1 -3 -3 3
b< e also on	-3 4 -1 -1 0
b< e and #	-2 2 -3 3 -1
b< e and a	3 -1 2 1 -5
b< e and don't	3 -2 -2 -2 3
b< e and for	-3 -1 6 -1 -2
b< e and he	3 -4 1 1 0
b< e and her	-3 8 -3 -2 1
b< e and his	-5 6 -2 2 -1
b< e and i'll	10 -2 -2 -4 -2
b< e and i'm	-2 -2 -1 6 0
b< e and i've	-1 4 1 -2 -2
b< e and it	-1 -2 3 -1 0
b< e and night	1 1 0 -4 1
b< e and no	9 -2 -4 -2 0
b< e and now	2 1 -2 -4 2
b< e and on	2 1 -1 -4 2
b< e and one	-1 -7 5 3 1
b< e and put	-3 2 2 -3 2
b< e and that	-1 -2 -2 4 0
b< e and that's	-1 -4 0 6 -1
b< e and the	-1 0 -7 6 2
b< e and then	1 1 -8 2 4
b< e and there'	6 -1 1 -4 -2
b< e and they	1 -2 -4 10 -4
b< e and we	4 0 -2 -1 -1
b< e and what's	-1 -1 -3 4 1
b< e and you	4 1 1 -6 0
b< e and you're	3 1 0 -5 0
b< e and you've	4 3 -1 0 -4
b< e and your	-3 6 4 -5 -1
b< e and §	2 -3 -6 2 5
b< e anythi for	-3 -1 4 2 -1
b< e are you	-4 5 0 2 -3
b< e as before	-5 -1 -1 4 3
b< e as well	0 6 -4 -1 0
b< e at #	2 -2 3 -4 0
b< e at night	-2 -2 0 5 -1
b< e at the	-2 -2 -3 -5 12
b< e back on	0 -1 3 -2 -1
b< e back to	3 -6 -3 6 0
b< e been on	-2 -1 4 0 -1
b< e before ?	2 -3 2 -2 1
b< e before |	-3 0 -2 2 3
b< e better |	0 -2 0 4 -2
b< e bin |	-2 -3 6 -1 0
b< e blood pressu	-1 4 0 -2 0
b< e both |	1 -1 -1 3 -2
b< e brown one	-1 3 -3 0 0
b< e but not	3 2 -3 0 -2
b< e but you	4 -1 -1 -2 1
b< e by mouth	-1 -1 4 -1 0
b< e came in	-2 1 -2 4 -1
b< e came off	5 -2 0 -4 1
b< e can do	3 0 -1 -1 -1
b< e can have	-4 1 3 0 -1
b< e can i	1 -3 1 2 0
b< e carrie on	0 3 0 -3 0
b< e change it	-3 -1 1 3 -1
b< e contin |	4 3 -2 -6 2
b< e day ?	-2 5 -3 1 -1
b< e day |	0 7 -5 2 -4
b< e days of	-3 1 2 1 0
b< e days |	2 -2 3 -3 0
b< e denies the	0 -3 0 3 -1
b< e did the	3 0 -3 -2 2
b< e did you	0 -2 -2 5 -1
b< e do i	-3 1 4 -2 1
b< e do it	1 2 1 -5 1
b< e do that	2 1 -3 -1 0
b< e do the	0 -1 4 -1 -1
b< e do you	1 -1 -6 7 -1
b< e do |	-2 -2 6 -2 -1
b< e don't want	4 -1 -1 -1 0
b< e done |	2 -5 4 -1 0
b< e down as	-3 -1 4 -1 1
b< e down |	-3 -1 0 2 2
b< e drops for	-1 1 -3 1 2
b< e drops |	4 0 3 -6 -1
b< e enough |	4 -3 -1 1 0
b< e every #	4 -1 -2 0 -1
b< e fine |	5 1 0 -2 -4
b< e first |	4 2 -2 -1 -2
b< e for #	1 -5 2 -2 4
b< e for a	-1 -2 4 0 -2
b< e for good	-1 5 -2 -1 -1
b< e for his	-5 2 0 4 -1
b< e for now	4 0 -3 -1 0
b< e for that	3 -4 0 3 -2
b< e for the	-1 -4 9 -5 1
b< e for you	-4 0 0 1 3
b< e from the	-2 5 2 -3 -2
b< e from tomorr	-2 -3 1 5 -1
b< e gave her	5 -2 -1 1 -1
b< e gave him	-5 0 -4 7 2
b< e gave me	5 -3 2 -5 1
b< e gave us	-1 -1 -1 -2 5
b< e gave you	-2 8 -2 -3 -1
b< e get it	0 -2 4 -2 -1
b< e give her	-2 -4 5 1 0
b< e give him	3 2 0 -2 -2
b< e give you	1 -2 5 -5 1
b< e giving her	-3 -1 4 1 -1
b< e giving you	-3 -2 5 1 -1
b< e go back	-2 -1 -1 5 -1
b< e go for	3 -2 0 -1 0
b< e go on	-1 6 -6 2 -1
b< e go with	-2 -3 3 3 0
b< e go |	1 -4 0 4 -1
b< e god |	0 -2 3 -1 -1
b< e goes on	1 -6 -1 4 2
b< e goes |	-3 4 1 -1 -1
b< e going to	2 -5 0 4 -1
b< e gone |	4 0 0 -3 -2
b< e good |	2 4 -9 1 2
b< e got the	1 3 1 -3 -1
b< e had #	-4 2 1 2 0
b< e had a	-1 4 -3 1 -1
b< e had her	-5 -1 0 4 2
b< e had the	3 -4 -1 -1 2
b< e half a	0 -3 3 1 -1
b< e have you	4 -3 7 -6 -2
b< e he gets	-3 0 4 -2 0
b< e he goes	-4 -2 4 2 -1
b< e he had	5 -1 -5 -3 4
b< e he has	-3 4 -2 2 -1
b< e he is	0 4 -1 -2 0
b< e he on	3 2 -2 -3 1
b< e he's got	-4 4 1 0 -1
b< e he's not	-4 4 3 -2 -1
b< e her a	-3 0 2 3 -1
b< e her the	7 -1 -4 -2 -1
b< e her with	3 -2 -3 -1 3
b< e here ?	4 -3 1 -1 -1
b< e him on	1 -3 2 1 0
b< e him to	1 -1 -3 1 1
b< e his kidney	-3 -1 2 2 0
b< e his own	-1 3 0 -2 0
b< e home ?	1 -2 -1 4 -1
b< e home |	-1 8 -1 -5 -1
b< e how many	-1 3 -1 -1 0
b< e i am	-4 -2 2 3 0
b< e i can	3 -2 4 -4 -1
b< e i did	2 0 -2 -3 4
b< e i do	-4 0 4 1 -1
b< e i gave	-2 2 -3 7 -3
b< e i get	0 3 1 -6 2
b< e i give	5 1 -5 0 -1
b< e i had	5 -6 4 -4 1
b< e i never	2 0 -1 3 -3
b< e i said	3 0 -1 0 -2
b< e i take	-3 6 -5 4 -2
b< e i think	3 -5 2 2 -2
b< e i though	3 0 -1 -1 -1
b< e i use	-5 5 -1 0 1
b< e i want	-4 -6 5 2 3
b< e i was	1 1 3 -2 -3
b< e i went	-3 1 -1 0 2
b< e i won't	-1 -1 -1 4 -1
b< e i'd go	3 -3 -1 -1 1
b< e i'd like	1 -2 4 -2 -2
b< e i'd say	-1 -2 1 -3 5
b< e i'd use	-1 -1 3 -1 0
b< e i'll put	3 -3 0 -2 2
b< e i'll use	-1 -1 3 0 0
b< e i'll write	-2 -2 3 -3 4
b< e i'm giving	-2 -6 9 1 -2
b< e i'm on	-5 8 -2 1 -2
b< e i'm writin	0 0 -2 -2 4
b< e i've been	-2 1 -4 3 1
b< e i've got	3 3 1 -4 -2
b< e i've had	-2 0 -1 3 0
b< e if the	1 -3 3 1 -1
b< e in #	0 -2 1 -4 5
b< e in a	0 -1 0 -3 4
b< e in march	5 -2 0 -2 -1
b< e in on	-1 3 -3 1 0
b< e in the	-3 -1 4 4 -4
b< e in your	2 2 1 -4 0
b< e instea ?	-5 2 4 -1 0
b< e instea of	-1 1 -3 6 -2
b< e instea |	3 -4 1 1 -1
b< e into the	1 -5 4 -1 0
b< e is he	0 -2 -1 3 0
b< e is it	5 -6 0 -2 3
b< e is on	5 -2 2 -3 -1
b< e is that	0 6 2 -5 -4
b< e is the	2 -4 2 1 -1
b< e isn't it	0 3 0 -2 -1
b< e it #	-2 6 -2 -2 0
b< e it ?	2 -3 0 2 -1
b< e it again	0 -3 3 0 0
b< e it as	1 3 -4 1 0
b< e it back	4 0 -1 -3 -1
b< e it down	-3 -2 5 0 1
b< e it goes	-1 3 2 -3 -1
b< e it here	3 -2 -1 0 -1
b< e it in	-1 6 -3 0 -2
b< e it isn't	-3 -1 -1 0 4
b< e it last	-2 0 -2 3 0
b< e it out	-2 7 -2 -2 -2
b< e it says	-6 0 -1 3 3
b< e it so	-1 0 -2 5 -1
b< e it up	-2 5 0 -2 -1
b< e it was	-1 3 -4 -2 3
b< e it with	2 -4 2 0 -1
b< e it's #	2 -1 -3 3 -1
b< e it's a	-2 4 3 -4 0
b< e it's the	3 -4 1 4 -4
b< e just the	2 3 -3 -1 -2
b< e keep it	0 -3 -1 -1 6
b< e keep on	3 -6 0 3 0
b< e keep that	-1 3 -3 2 -1
b< e keep the	0 10 -4 -5 -1
b< e last month	1 -2 -1 3 -1
b< e last time	-2 -1 -1 -2 7
b< e last week	3 0 -3 1 -1
b< e last year	-1 4 -1 -2 1
b< e let's see	-1 2 -5 3 0
b< e like a	-5 1 -1 -1 7
b< e like that	0 0 -2 4 -1
b< e like the	-1 -2 5 -2 -1
b< e like to	0 -2 4 -1 -1
b< e like |	3 0 -1 -1 -1
b< e liquid |	-2 4 -2 0 -1
b< e look at	0 -2 0 3 -1
b< e me the	-1 4 -1 -1 -1
b< e me what	-2 3 -1 0 0
b< e mornin and	-3 -1 0 0 3
b< e mornin |	-3 1 4 -5 2
b< e mouth |	-1 -1 4 -1 0
b< e my neighb	3 1 -1 -2 0
b< e my own	0 -3 2 2 -1
b< e my usual	-2 5 -1 -1 0
b< e my wife	4 -3 2 -2 -1
b< e night |	-4 2 2 2 -3
b< e no no	1 4 -1 -3 -1
b< e no not	4 3 -3 -3 -2
b< e no the	-3 0 3 3 -3
b< e no |	-1 2 -4 1 1
b< e not a	-6 2 0 1 2
b< e not before	4 0 -2 0 -4
b< e not that	5 0 -3 -1 -1
b< e not the	3 -5 -2 3 1
b< e not today	-1 5 -1 -2 0
b< e not tolera	0 3 -1 -3 1
b< e not with	-4 5 3 -2 -2
b< e nothin for	-1 -2 2 3 -2
b< e now ?	3 -3 2 -2 0
b< e now and	2 5 -1 -7 1
b< e now in	-2 -3 5 -1 0
b< e now it's	-2 4 -1 -1 0
b< e now your	-2 5 -2 -2 0
b< e of it	3 -2 -1 1 -1
b< e of my	6 -1 -1 -2 -2
b< e of that	4 -1 1 -3 -1
b< e of them	-3 5 -3 0 0
b< e of §	-2 -4 4 2 0
b< e off and	-2 3 1 -2 -1
b< e off the	-3 4 0 -1 0
b< e ok |	7 -2 0 0 -4
b< e okay |	-5 5 -2 -1 3
b< e on and	2 -2 3 -3 0
b< e on for	2 -3 4 -2 -1
b< e on his	3 -3 -1 0 1
b< e on it	0 -4 1 1 2
b< e on monday	-1 4 -3 0 0
b< e on that	-1 -1 5 -2 -2
b< e on the	-8 1 5 0 3
b< e on top	-2 4 1 -2 -1
b< e on with	-2 0 -2 4 -1
b< e on your	3 -1 2 -4 0
b< e on |	3 -3 -8 8 0
b< e on §	1 -2 3 -3 1
b< e once |	0 -5 1 5 -1
b< e one ?	-3 0 -2 3 2
b< e one a	0 -4 1 3 0
b< e one in	-1 -2 5 -2 0
b< e one of	4 -4 3 -2 -1
b< e one shot	1 -3 3 0 0
b< e one with	-3 0 -1 5 -1
b< e one |	-1 -2 0 3 0
b< e only the	2 2 -2 -3 0
b< e or the	3 0 1 -3 -1
b< e other |	-1 -3 -1 4 2
b< e out and	-2 1 6 -4 -1
b< e over to	-1 -1 3 -1 0
b< e over |	-1 -3 2 1 0
b< e purple one	-1 -1 -1 4 0
b< e put a	0 -3 4 -1 0
b< e put it	4 0 -2 -1 0
b< e put on	-4 0 0 5 -1
b< e put the	-2 0 -3 5 -1
b< e put you	3 3 -3 -1 -1
b< e reacti |	-1 1 3 -1 -2
b< e right and	6 -1 -1 -2 -2
b< e right then	-2 -3 1 2 3
b< e right |	1 2 -7 2 3
b< e same as	-3 2 3 -2 1
b< e say |	3 -1 -2 -3 3
b< e she had	2 2 -3 -3 2
b< e she was	-4 2 -2 1 4
b< e she's had	-2 -1 1 4 -1
b< e she's on	4 0 -5 0 0
b< e since the	-4 4 -2 0 2
b< e so he's	0 -1 3 -1 -1
b< e so i'd	-3 -4 2 3 2
b< e so no	-1 0 1 -5 4
b< e so not	3 -1 -1 0 -1
b< e so nothin	3 0 -3 1 0
b< e so that	4 -1 -5 2 -1
b< e so that's	-1 2 -4 1 3
b< e so the	-2 4 0 2 -4
b< e so they	2 5 -3 -3 -1
b< e so we	-5 -1 4 2 -1
b< e so what	-2 -1 4 -2 1
b< e so you've	-1 2 -2 3 -2
b< e so |	0 -4 4 3 -3
b< e start the	0 -4 6 -4 2
b< e stay on	-5 6 -2 1 0
b< e steroi |	2 0 1 -4 1
b< e still ?	-1 4 0 -2 0
b< e still on	-1 -1 -1 3 0
b< e stop it	-4 2 4 -2 -1
b< e stop that	3 -2 1 -1 -1
b< e stop the	-3 -5 -2 7 3
b< e stoppe it	-2 4 -1 -1 0
b< e stuff |	-2 -1 -1 5 -1
b< e swappe it	-2 5 -1 -1 -1
b< e tablet ?	-5 0 -2 5 2
b< e tablet the	2 -2 -1 -3 4
b< e tablet |	0 -3 4 -4 2
b< e take ?	4 0 -1 -3 0
b< e tell me	-3 3 -1 1 0
b< e that ?	-3 -1 4 -2 3
b< e that and	-2 2 -2 3 -2
b< e that for	-1 5 0 -3 0
b< e that is	-1 3 -2 -3 2
b< e that now	0 -3 0 4 -1
b< e that one	4 0 -2 -1 0
b< e that stays	4 -6 0 2 -1
b< e that the	-2 2 4 -5 1
b< e that was	-1 2 -3 2 0
b< e that you	-2 0 -1 -1 4
b< e that |	5 -1 -3 0 -1
b< e that's a	0 6 -4 -5 3
b< e that's fine	-2 5 -1 0 -2
b< e that's it	3 0 -4 1 0
b< e that's my	3 -2 -1 0 -1
b< e that's over	-3 3 -1 2 -1
b< e that's the	5 -4 -6 5 0
b< e the allerg	-2 -2 1 4 -1
b< e the antibi	-1 2 -3 2 0
b< e the bin	0 -3 4 -1 0
b< e the blood	-3 4 -2 0 0
b< e the blue	-2 5 -1 -1 0
b< e the bowels	-3 2 2 1 -1
b< e the brown	-1 4 -3 0 0
b< e the chart	0 -2 0 3 -1
b< e the chemis	-2 3 -3 4 -2
b< e the cough	2 1 -1 -3 1
b< e the cream	-2 -2 1 4 0
b< e the day	0 -3 4 0 0
b< e the doctor	3 3 -2 -3 -1
b< e the drip	-1 -5 2 5 -1
b< e the drops	-2 1 5 -3 -1
b< e the gel	-1 5 5 -7 -1
b< e the heart	-1 4 -3 1 -1
b< e the hospit	-1 -1 -3 3 1
b< e the iron	1 4 -3 0 -2
b< e the last	-2 -2 0 0 4
b< e the mornin	0 -8 4 3 1
b< e the nose	1 -1 4 -3 -1
b< e the nurse	0 -1 5 -5 1
b< e the one	3 -1 1 -2 -1
b< e the other	-1 -7 -2 6 4
b< e the pain	0 1 0 -4 4
b< e the patch	-2 -5 -1 -1 9
b< e the red	3 -3 -2 3 0
b< e the same	2 1 2 -3 -2
b< e the skin	1 2 2 -3 -1
b< e the statin	0 -2 0 -2 4
b< e the stomac	-2 4 -1 -1 0
b< e the summer	-3 7 -1 -3 -1
b< e the tablet	0 -5 -1 3 4
b< e the thyroi	-1 3 0 -2 0
b< e the tummy	-3 2 3 -1 -1
b< e the vein	0 -3 5 -1 0
b< e the ward	3 1 -2 -4 2
b< e the water	4 -2 -3 3 -2
b< e the weeken	-2 -2 0 4 0
b< e the §	-3 0 -5 7 1
b< e then ?	-1 4 0 0 -2
b< e then i	-2 -1 -1 3 1
b< e then it	-1 4 -1 -3 1
b< e then it's	-4 -2 5 -1 1
b< e then stop	3 -1 -2 -1 1
b< e then the	10 -5 -3 1 -2
b< e then there'	-2 5 -2 -4 3
b< e then we	-5 2 -1 3 1
b< e then we'll	0 -4 1 2 1
b< e then §	2 -3 2 0 -1
b< e there ?	-3 -3 -1 6 1
b< e there' a	4 -4 -1 2 -1
b< e there' no	-1 -1 -1 5 -1
b< e there' the	4 6 -2 -7 -1
b< e they change	-3 8 -4 1 -2
b< e they gave	2 0 0 3 -4
b< e they stoppe	-3 0 3 0 -1
b< e thing the	2 -3 2 0 0
b< e this one	-2 1 -1 3 0
b< e though |	-2 -2 3 -1 2
b< e till the	-1 -2 0 4 -1
b< e to give	5 -2 -3 0 -1
b< e to have	3 6 -3 -6 0
b< e to that	-1 0 -2 3 0
b< e to the	0 8 -4 -3 -1
b< e today ?	2 -2 5 -3 -1
b< e today |	-3 0 6 0 -3
b< e told me	2 1 1 -4 0
b< e tomorr |	-2 -1 1 3 -1
b< e tonigh |	-3 -3 3 3 0
b< e too |	1 3 -3 1 -1
b< e tuesda |	6 -1 0 -4 -1
b< e twice a	3 7 -3 -2 -5
b< e twice |	3 -1 -5 0 2
b< e under the	-3 1 5 -3 -1
b< e up on	-3 -1 2 3 -1
b< e up the	3 -2 -2 1 0
b< e up to	-1 -1 -1 4 -1
b< e up |	3 6 -2 -2 -4
b< e us |	1 -1 2 -4 2
b< e use it	4 -4 -1 1 -1
b< e use the	-3 0 6 -2 -1
b< e want you	0 -3 0 2 2
b< e wanted to	5 1 -2 -2 -2
b< e was #	-9 1 5 2 0
b< e was a	-4 -1 5 -1 1
b< e was it	9 -3 1 -6 0
b< e was on	1 -5 1 1 1
b< e was the	0 -2 -2 -3 8
b< e we had	-1 3 -1 -4 4
b< e we have	-2 0 -2 5 -1
b< e we keep	2 3 -2 -2 0
b< e we'll do	-2 -2 4 1 -1
b< e we'll use	4 0 -3 -1 0
b< e well the	1 -5 2 3 -1
b< e were on	-2 0 5 -1 -2
b< e what about	3 -3 2 -2 0
b< e what are	-2 4 -2 1 -1
b< e what did	-4 -1 -2 6 1
b< e what do	0 -5 0 5 0
b< e what else	-1 3 -2 0 -1
b< e what for	-1 4 -2 -1 0
b< e what have	-4 1 3 0 0
b< e what you	2 2 -1 -5 3
b< e what's she	-2 3 -2 0 0
b< e when the	0 4 -2 -2 0
b< e when you	-1 -3 0 4 0
b< e when you're	-2 3 -1 0 0
b< e which one	2 -5 0 3 1
b< e with #	0 3 1 -3 0
b< e with it	1 -3 5 -3 -1
b< e with my	-2 5 -1 -1 0
b< e with the	-2 0 -4 -3 8
b< e with what	-1 0 -2 -1 4
b< e with your	-2 -2 -1 6 -1
b< e with §	3 -5 2 0 0
b< e year |	4 3 -3 -3 -1
b< e yes |	0 1 -3 4 -2
b< e you ?	-1 0 1 -3 3
b< e you are	-1 5 -2 -1 0
b< e you asked	4 -2 -1 0 -1
b< e you been	3 -1 2 -4 -1
b< e you came	-2 -1 -1 5 -1
b< e you for	1 4 -2 -2 -1
b< e you give	-4 0 -2 7 -1
b< e you had	5 -1 -5 2 -2
b< e you have	-4 5 0 0 -1
b< e you in	2 0 -1 -3 2
b< e you know	6 -2 0 -3 -1
b< e you like	3 0 0 -3 0
b< e you need	-5 -1 3 2 -1
b< e you on	0 -1 5 0 -4
b< e you still	0 -3 -1 5 -1
b< e you take	-1 5 -5 2 0
b< e you the	1 2 -5 2 0
b< e you to	1 -4 0 3 1
b< e you tried	-1 -3 2 -1 4
b< e you use	4 1 -2 -3 0
b< e you |	4 -4 3 -2 0
b< e you §	0 -1 0 3 -2
b< e you're not	1 -3 1 2 0
b< e you're on	-2 -2 3 3 -2
b< e you're still	-1 0 -1 -1 4
b< e you've a	-3 1 0 -2 4
b< e you've got	-4 7 -1 -1 -1
b< e you've had	-4 2 1 1 -1
b< e your own	-5 1 2 1 -1
b< e your §	-1 4 0 -2 -1
b< e | <c?c?>	-4 3 1 2 -3
b< e | <c?p?>	-2 3 3 -7 4
b< e | <p?c?>	-2 -1 0 4 -1
b< e | <pp>	-3 3 5 -3 -1
b< e § #	-1 2 -3 -5 7
b< e § ?	11 0 -1 -2 -7
b< e § at	0 -3 -1 2 3
b< e § before	4 -2 0 -1 -1
b< e § did	-3 -2 1 3 0
b< e § for	1 -1 -4 2 2
b< e § is	-1 -3 2 4 -1
b< e § still	4 -4 0 1 0
b< e § that	-2 0 -1 4 -1
b< e § was	4 -3 -1 -2 2
b< e § you	0 -2 4 1 -3
b< e § you're	2 -3 1 -1 1
b< e § |	-1 5 -3 -7 6
b< e § §	-2 -2 3 1 0
b< e §2 #	1 4 -7 3 -1
b< e §2 ?	-2 4 1 -2 0
b< e §2 and	-5 5 -5 0 6
b< e §2 at	3 -3 1 1 -1
b< e §2 for	1 4 1 -6 0
b< e §2 from	2 -1 3 -4 0
b< e §2 i	0 4 0 -4 -1
b< e §2 instea	3 -3 2 0 -1
b< e §2 no	-3 3 1 1 -1
b< e §2 on	-3 2 0 -1 2
b< e §2 or	-3 0 0 1 2
b< e §2 out	-4 1 5 -3 1
b< e §2 so	0 3 -1 -1 0
b< e §2 still	-3 2 2 -1 0
b< e §2 the	0 1 -3 3 -1
b< e §2 then	1 -3 0 2 0
b< e §2 yes	-4 4 -2 3 -1
b< e §2 |	-1 -4 3 -2 3
b< e §2 §	-3 4 -3 0 1
b> e # #	-1 7 0 -4 -2
b> e # <c?c?>	0 2 1 -3 1
b> e # <c?p?>	4 5 -1 -6 -2
b> e # <cp>	1 4 0 -3 -2
b> e # <p?c?>	-2 3 -1 -2 1
b> e # <p?p?>	-1 9 -3 -6 2
b> e # <pc>	-3 0 -1 3 1
b> e # <pp>	-2 3 -2 -1 2
b> e # a	-3 1 -4 6 -1
b> e # and	-1 8 0 -6 -1
b> e # at	-5 5 -4 5 -1
b> e # but	-1 6 -2 -2 -1
b> e # days	-3 -5 7 1 0
b> e # doses	-3 -2 -1 5 1
b> e # every	-2 -4 2 4 0
b> e # for	4 -1 -1 2 -3
b> e # from	-2 5 -1 0 -1
b> e # g	1 1 3 -3 -2
b> e # goes	2 1 1 -3 0
b> e # hours	-2 -5 3 0 3
b> e # i	0 5 -4 -2 1
b> e # mg	-5 -1 8 0 -2
b> e # minute	1 -1 3 -2 -1
b> e # ml	6 -1 -2 -3 0
b> e # months	0 -1 -4 7 -3
b> e # more	-1 9 -2 -5 -1
b> e # of	2 -5 -3 7 -1
b> e # once	-2 -5 8 0 -1
b> e # or	1 -2 -3 5 0
b> e # puffs	-1 -2 -1 3 0
b> e # since	-1 6 -2 -3 0
b> e # tablet	2 2 1 -3 -1
b> e # the	0 6 -4 -1 -1
b> e # times	0 -3 -1 3 1
b> e # to	0 4 2 -4 -1
b> e # units	-3 3 3 -2 0
b> e # weeks	-6 1 3 0 2
b> e # with	0 0 3 -3 -1
b> e # years	7 -1 -3 -1 -2
b> e # §2	5 2 -3 -3 -1
b> e <c?c?> #	-2 -1 3 1 -1
b> e <c?c?> and	2 -4 6 -2 -2
b> e <c?c?> carry	-2 6 -2 -1 0
b> e <c?c?> good	-4 4 2 -1 -1
b> e <c?c?> he	2 -2 -4 1 3
b> e <c?c?> he's	1 -1 2 -5 4
b> e <c?c?> his	5 -1 -1 -2 -1
b> e <c?c?> i	5 -3 -2 6 -5
b> e <c?c?> i'd	3 1 -2 -3 0
b> e <c?c?> i'll	-2 0 0 -4 5
b> e <c?c?> i'm	2 -3 -2 1 3
b> e <c?c?> if	4 -4 1 0 -1
b> e <c?c?> it	1 -6 2 1 2
b> e <c?c?> it's	-7 3 -1 -1 6
b> e <c?c?> keep	-2 8 -2 -4 -1
b> e <c?c?> my	1 -1 3 -3 0
b> e <c?c?> no	-3 4 -3 3 -1
b> e <c?c?> now	-2 3 -2 1 -1
b> e <c?c?> oh	-2 -2 2 4 -2
b> e <c?c?> ok	0 2 3 -4 -1
b> e <c?c?> okay	-4 2 0 1 0
b> e <c?c?> one	-1 -2 5 -2 0
b> e <c?c?> right	0 -5 -1 3 3
b> e <c?c?> same	-2 5 -1 -2 0
b> e <c?c?> she	-5 1 2 2 1
b> e <c?c?> so	-1 -5 4 0 3
b> e <c?c?> start	-1 -1 3 -1 0
b> e <c?c?> that's	-2 3 1 -1 0
b> e <c?c?> the	3 1 5 -7 -2
b> e <c?c?> then	-5 1 -2 6 -1
b> e <c?c?> there'	-3 1 2 0 0
b> e <c?c?> they	-4 -2 -3 10 -2
b> e <c?c?> we	3 1 -2 0 -2
b> e <c?c?> yes	-6 5 -6 3 4
b> e <c?c?> you	4 1 -3 -1 -1
b> e <c?c?> §	0 -1 1 -4 3
b> e <c?p?> #	-4 5 1 0 -2
b> e <c?p?> any	0 -1 4 -1 -2
b> e <c?p?> do	-2 2 -3 3 -1
b> e <c?p?> have	-4 -1 2 3 0
b> e <c?p?> i	1 0 -4 2 0
b> e <c?p?> i'm	-4 -3 3 5 -1
b> e <c?p?> is	0 -2 -1 4 -1
b> e <c?p?> it	2 -3 -5 6 0
b> e <c?p?> my	-1 -3 1 7 -3
b> e <c?p?> no	3 -5 -1 1 2
b> e <c?p?> oh	3 -3 1 -1 0
b> e <c?p?> so	-1 -5 4 1 0
b> e <c?p?> that's	3 4 -3 -4 -1
b> e <c?p?> the	-4 -4 6 3 -1
b> e <c?p?> then	-5 4 -2 4 -1
b> e <c?p?> what	1 1 -2 -3 3
b> e <c?p?> yes	4 1 -4 0 -1
b> e <c?p?> §	4 1 -6 -1 2
b> e <c?p?> §2	4 -3 1 -1 -1
b> e <cc> and	0 -3 5 -3 1
b> e <cc> i	-4 3 -1 1 0
b> e <cc> i'd	-2 -1 -2 5 0
b> e <cc> i'll	4 -2 -1 -1 0
b> e <cc> so	3 4 -3 -2 -1
b> e <cc> that's	-4 0 1 -1 4
b> e <cc> §2	0 4 -4 0 0
b> e <cp> #	-2 -2 -2 6 0
b> e <cp> and	-3 -1 -4 7 1
b> e <cp> i	0 1 -4 1 2
b> e <cp> i'm	5 -1 -4 2 -1
b> e <cp> my	4 -3 3 -1 -3
b> e <cp> the	1 -3 -2 5 -1
b> e <cp> they	1 1 -1 -3 3
b> e <p?c?> #	-1 -2 -1 4 -1
b> e <p?c?> and	4 -3 -3 -2 4
b> e <p?c?> don't	0 3 1 -4 0
b> e <p?c?> he	-3 3 0 0 -1
b> e <p?c?> i	1 -4 -3 6 1
b> e <p?c?> if	3 -2 0 0 0
b> e <p?c?> it's	-3 -4 1 3 3
b> e <p?c?> keep	-1 6 -2 -2 -1
b> e <p?c?> ok	-3 0 -1 4 0
b> e <p?c?> okay	1 -2 0 3 -1
b> e <p?c?> she	4 -3 0 0 -1
b> e <p?c?> so	4 1 -1 -4 0
b> e <p?c?> that's	1 5 -1 -2 -2
b> e <p?c?> the	-7 0 1 1 4
b> e <p?c?> then	2 -8 8 -3 2
b> e <p?c?> well	3 -2 -3 2 0
b> e <p?c?> you're	4 1 -2 -1 -1
b> e <p?c?> you've	4 -1 -1 0 -2
b> e <p?c?> your	3 2 -3 -1 0
b> e <p?c?> §	2 -1 -4 3 -1
b> e <p?c?> §2	0 -4 1 2 1
b> e <p?p?> #	0 5 1 -4 -3
b> e <p?p?> a	3 -3 0 -1 1
b> e <p?p?> and	4 -2 3 2 -6
b> e <p?p?> are	3 -3 6 -2 -3
b> e <p?p?> both	-1 -3 -1 4 1
b> e <p?p?> did	2 -6 0 3 1
b> e <p?p?> does	-4 4 1 -2 1
b> e <p?p?> fine	-2 5 -1 -2 0
b> e <p?p?> for	2 -3 -1 4 -2
b> e <p?p?> go	-4 5 2 -2 0
b> e <p?p?> good	8 0 -4 -3 -2
b> e <p?p?> he	-1 -4 -2 3 4
b> e <p?p?> he's	3 0 0 0 -3
b> e <p?p?> his	-1 -1 -2 4 -1
b> e <p?p?> how	-3 -3 -2 7 1
b> e <p?p?> i	-2 -1 -2 0 5
b> e <p?p?> i'd	3 -6 -1 5 -1
b> e <p?p?> i'll	0 -3 3 0 0
b> e <p?p?> i'm	3 -2 1 2 -3
b> e <p?p?> i've	6 -10 6 0 -1
b> e <p?p?> is	0 4 -6 1 2
b> e <p?p?> isn't	0 -2 -3 5 0
b> e <p?p?> it	-1 3 -1 1 -1
b> e <p?p?> it's	-3 0 10 -1 -6
b> e <p?p?> just	3 -3 3 -2 -1
b> e <p?p?> keep	0 4 0 -4 -1
b> e <p?p?> last	4 0 0 -1 -3
b> e <p?p?> leave	-3 5 0 -1 -1
b> e <p?p?> my	0 2 0 -4 1
b> e <p?p?> no	-1 -1 0 5 -3
b> e <p?p?> not	6 1 -4 0 -2
b> e <p?p?> now	2 3 -4 1 -2
b> e <p?p?> oh	1 -7 1 0 4
b> e <p?p?> okay	5 -1 1 -5 1
b> e <p?p?> one	2 -4 4 0 -1
b> e <p?p?> only	-1 3 -1 0 -1
b> e <p?p?> please	-3 -1 1 4 -1
b> e <p?p?> right	4 0 1 -5 1
b> e <p?p?> she	-5 5 -1 -3 4
b> e <p?p?> since	2 2 -1 -4 1
b> e <p?p?> so	1 -1 -6 2 3
b> e <p?p?> stop	0 -1 -2 3 -1
b> e <p?p?> take	-2 5 1 -4 0
b> e <p?p?> that	-2 -4 0 7 0
b> e <p?p?> that's	4 1 -8 2 1
b> e <p?p?> then	-5 3 -5 4 2
b> e <p?p?> there'	3 -1 -3 2 -1
b> e <p?p?> they	4 -4 -1 -4 5
b> e <p?p?> we've	1 2 -2 -4 2
b> e <p?p?> well	7 -1 -4 0 -1
b> e <p?p?> what	0 -1 -3 6 -3
b> e <p?p?> what's	1 -3 0 2 0
b> e <p?p?> yeah	1 -3 -2 -1 5
b> e <p?p?> yes	4 0 -2 4 -6
b> e <p?p?> §	-8 -4 2 4 7
b> e <p?p?> §2	-4 8 -10 5 1
b> e <pc> fine	-2 4 0 -2 0
b> e <pc> right	1 -3 -1 1 2
b> e <pc> that's	0 -6 5 4 -2
b> e <pc> the	-1 4 0 -1 -1
b> e <pc> §	-1 4 -1 -1 -1
b> e <pc> §2	1 -6 2 5 -2
b> e <pp> and	-1 6 -2 -1 -3
b> e <pp> is	-1 3 -1 0 -1
b> e <pp> when	0 0 3 -3 0
b> e <pp> §2	-9 3 2 5 -1
b> e a baby	3 0 2 -1 -3
b> e a bit	5 2 -2 -2 -2
b> e a bottle	2 -7 7 0 -2
b> e a box	2 -4 0 3 -2
b> e a clot	4 -1 0 -2 0
b> e a day	2 -4 4 2 -3
b> e a dog	-3 -4 2 3 2
b> e a fortni	-2 1 -2 4 -2
b> e a good	0 -2 0 3 -1
b> e a lad	4 -1 -1 -2 0
b> e a month	-4 7 -2 2 -3
b> e a new	-3 3 -1 0 1
b> e a statin	-1 -1 4 -1 0
b> e a tablet	-3 4 5 -4 -1
b> e a thing	-1 0 -1 5 -2
b> e a time	3 -1 -2 -1 1
b> e a tube	-2 6 -4 0 0
b> e a week	-1 0 4 -6 2
b> e a year	3 -1 2 -4 0
b> e a §2	-4 3 5 -3 -1
b> e about #	6 -4 1 -3 -1
b> e about a	-3 0 0 1 2
b> e about it	4 0 -2 -1 0
b> e about that	-2 3 0 -2 1
b> e about the	-4 6 -1 2 -2
b> e add §2	-1 3 -1 -1 0
b> e after #	1 -3 1 -1 2
b> e after a	2 1 0 -3 0
b> e after that	-1 -2 4 -2 2
b> e after the	4 -5 -6 6 0
b> e again <c?c?>	-1 -1 -1 -1 4
b> e again <p?p?>	-3 -5 0 -1 9
b> e again in	0 1 3 -3 -1
b> e ago <c?c?>	3 5 -3 -4 -1
b> e ago <p?p?>	3 -1 -3 1 0
b> e all of	-3 3 0 0 0
b> e all right	0 2 4 -4 -2
b> e all the	2 -3 -2 3 0
b> e alread <p?p?>	2 2 1 -4 -1
b> e an allerg	3 -2 -2 0 0
b> e an antibi	-3 -1 5 0 0
b> e an hour	-1 2 4 -4 0
b> e and #	-1 3 -2 -1 1
b> e and a	-4 3 7 -6 0
b> e and did	1 1 -1 -4 3
b> e and don't	-4 3 2 -1 0
b> e and for	-1 2 3 -3 -1
b> e and give	1 0 -3 4 -1
b> e and he's	1 -1 -3 6 -2
b> e and his	-4 2 -1 1 1
b> e and how	-3 1 -1 3 -1
b> e and i	2 2 -6 4 -4
b> e and i'd	2 1 1 -7 3
b> e and i'll	2 3 -1 -5 0
b> e and i'm	-3 0 4 1 -1
b> e and i've	0 0 -3 2 1
b> e and in	-1 -3 -1 3 2
b> e and it	-3 0 8 -3 -2
b> e and it's	2 0 -6 8 -4
b> e and keep	-1 -3 4 0 0
b> e and my	-6 -1 -5 -1 12
b> e and night	4 -3 0 0 -2
b> e and no	0 4 5 -6 -3
b> e and nothin	0 0 4 -2 -2
b> e and now	0 -1 -4 0 6
b> e and off	0 -1 -1 3 -1
b> e and on	0 -1 2 -3 2
b> e and one	4 -4 1 -1 1
b> e and she's	-6 -4 3 9 -2
b> e and that	5 1 2 -4 -4
b> e and that's	-2 4 1 -1 -1
b> e and the	-3 1 4 1 -4
b> e and there'	0 3 -1 -2 0
b> e and they	2 -1 -2 -5 6
b> e and this	2 2 -3 0 -1
b> e and went	-2 2 -1 -2 3
b> e and when	5 -1 -2 -1 -1
b> e and with	-3 -2 1 5 -1
b> e and you	2 -5 -2 5 1
b> e and you'll	0 -2 -3 1 5
b> e and you're	-3 8 -4 -5 3
b> e and you've	5 -1 -3 2 -2
b> e and your	0 -4 2 -2 4
b> e and §	4 -6 1 0 1
b> e and §2	-11 2 8 2 0
b> e any more	3 -3 -4 3 1
b> e are you	-2 5 5 -5 -4
b> e as a	10 -6 -4 0 -1
b> e as always	-2 5 -1 -1 0
b> e as an	0 -2 -1 -1 5
b> e as before	-2 -2 3 1 0
b> e as it	-3 7 -2 -3 1
b> e as the	-1 0 -3 1 2
b> e as well	2 -3 -1 4 -3
b> e as you	0 1 -2 3 -3
b> e at #	8 4 -4 -5 -3
b> e at a	3 -1 0 -2 0
b> e at all	4 -7 3 0 2
b> e at bedtim	-3 -1 4 0 0
b> e at my	-5 -1 2 0 3
b> e at night	-6 -1 6 3 -2
b> e at the	-5 -1 -6 3 9
b> e back in	3 0 -2 -2 1
b> e back to	-2 4 -1 1 -2
b> e becaus i	-1 4 -1 -1 -1
b> e becaus of	-7 7 -2 2 -1
b> e becaus the	0 4 -1 -3 0
b> e been having	-2 3 -2 3 -1
b> e been off	1 -1 5 -3 -1
b> e been on	3 -5 2 -1 1
b> e before <p?p?>	1 -3 3 0 -1
b> e before you	-3 2 2 0 -1
b> e bit of	0 5 -2 -1 -2
b> e blew up	0 -3 -3 1 5
b> e both <p?p?>	-4 1 4 0 -2
b> e bottle of	3 -3 2 -1 0
b> e but he	3 2 0 -3 -1
b> e but i	-1 -5 0 6 0
b> e but i'm	-3 5 0 -2 -1
b> e but it	-1 1 -3 4 0
b> e but it's	-3 1 1 3 -1
b> e but let's	4 -1 -2 -1 0
b> e but not	5 -2 -1 -1 -1
b> e but that's	4 -1 -1 -2 0
b> e but they	-1 0 0 3 -2
b> e by itself	0 4 -1 -2 -1
b> e by mouth	-2 1 4 0 -2
b> e by the	-3 1 -7 9 -1
b> e came in	0 5 -2 -1 -1
b> e came off	4 -3 -1 -3 3
b> e came out	0 -1 -2 -2 5
b> e came up	0 -1 -1 -2 3
b> e can do	3 -5 2 0 0
b> e can go	-4 3 -4 6 -1
b> e can stay	-1 4 -1 -2 0
b> e carry on	5 0 -2 -4 0
b> e come off	3 -2 -1 0 0
b> e daily <p?p?>	5 -4 -2 1 -1
b> e daily for	-1 -3 3 0 0
b> e day <c?p?>	-2 3 -1 0 0
b> e day and	1 -4 2 -3 4
b> e day for	3 -5 5 0 -3
b> e day from	0 -5 3 2 -1
b> e day with	1 -3 2 1 0
b> e days <c?c?>	2 -6 5 3 -3
b> e days <c?p?>	-3 -1 0 5 -1
b> e days <p?p?>	1 -2 3 -1 -2
b> e days a	1 2 -3 0 0
b> e days ago	-4 1 -3 6 -1
b> e days and	2 4 -4 -5 2
b> e days in	0 3 -1 -4 3
b> e days of	1 -3 0 3 -1
b> e did #	-3 -4 -1 8 0
b> e did he	-3 -1 4 -2 2
b> e did not	3 -1 -1 -3 2
b> e did nothin	-2 0 -1 4 0
b> e did the	0 2 -4 3 -1
b> e did you	-1 -1 -1 4 0
b> e do a	-5 3 0 4 -1
b> e do it	1 -2 3 -5 3
b> e do that	5 2 0 -5 -2
b> e do you	2 0 -4 3 -1
b> e does he	-1 4 -2 -1 -1
b> e does it	1 3 2 -6 -1
b> e does nothin	-3 -3 3 4 -1
b> e does that	-1 3 0 -1 -2
b> e does the	2 -6 -1 2 2
b> e doing that	-2 4 -2 0 0
b> e don't give	1 3 -1 -3 0
b> e don't stop	-1 3 0 -2 0
b> e don't take	-2 -2 -3 6 1
b> e don't want	3 -2 -2 3 -2
b> e don't you	-4 2 5 -3 0
b> e done <p?p?>	0 -3 0 5 -1
b> e down <p?p?>	-3 2 -2 -1 4
b> e down as	0 -1 -2 -3 5
b> e down the	-4 -2 2 1 3
b> e down to	0 -4 2 3 -1
b> e drops <p?p?>	4 -3 -2 1 0
b> e each mornin	-2 4 0 -1 0
b> e evenin <p?p?>	2 1 -3 2 -1
b> e every #	-1 7 -1 -4 -2
b> e every night	-3 0 -2 6 -1
b> e every other	-2 -3 1 4 0
b> e every second	2 -3 3 -2 0
b> e fine <p?c?>	0 4 0 -2 -1
b> e fine <p?p?>	4 -5 6 -2 -3
b> e finish it	-1 3 -1 -1 0
b> e finish on	-3 -2 0 6 0
b> e finish the	-4 1 2 3 -2
b> e first and	5 -2 0 -1 -1
b> e food <p?p?>	-2 3 3 -3 -1
b> e for #	2 -10 4 -2 7
b> e for a	-2 -8 13 -10 7
b> e for her	0 -3 -4 7 0
b> e for him	6 -3 -1 -2 0
b> e for his	-5 3 -1 4 -1
b> e for me	-1 -1 -1 5 -2
b> e for my	-4 7 -2 5 -5
b> e for now	0 -2 -2 4 -1
b> e for that	2 1 1 -4 1
b> e for the	-6 5 -1 5 -4
b> e for years	-3 4 -2 2 -1
b> e for you	-2 -2 -1 -2 8
b> e for your	-2 5 1 -2 -2
b> e for §2	-4 4 -3 2 1
b> e friday <p?p?>	1 3 -2 -1 -2
b> e from #	3 9 -8 -4 0
b> e from a	-2 0 -1 3 0
b> e from me	-5 1 3 1 0
b> e from my	5 -3 -1 0 -1
b> e from the	2 -4 -7 10 -1
b> e from today	-1 -1 7 -3 -1
b> e from tomorr	-3 -3 5 2 -2
b> e from tonigh	0 -1 5 -2 -2
b> e from when	-1 -2 0 4 -1
b> e gave it	-2 -2 -1 4 2
b> e gave me	3 -5 2 -10 9
b> e gave up	-1 -3 5 -2 1
b> e gave you	4 -1 -3 3 -4
b> e get a	2 0 -4 1 2
b> e get it	-4 -1 5 3 -2
b> e gets it	1 1 1 -5 2
b> e gets §2	0 -3 5 -1 -1
b> e give him	-3 6 -2 2 -3
b> e give it	-6 1 -1 5 2
b> e give that	3 -3 0 0 0
b> e give you	-5 5 -4 0 4
b> e go <p?p?>	1 -4 -1 2 1
b> e go back	-2 4 -2 2 -2
b> e go for	3 -1 0 -2 0
b> e go on	-7 16 0 -7 -3
b> e goes <p?p?>	-1 -5 2 6 -1
b> e goes in	4 -2 2 -5 0
b> e goes on	-9 25 -6 -10 0
b> e goes up	3 1 -4 0 0
b> e going in	-3 -1 4 -1 1
b> e going on	-2 5 -1 -1 -1
b> e going to	7 1 -2 -3 -2
b> e good <c?c?>	-2 5 -2 0 0
b> e good <p?c?>	0 4 -1 -5 2
b> e good <p?p?>	0 4 -1 1 -4
b> e got #	-2 0 3 -1 -1
b> e got one	-2 6 -3 -1 0
b> e got the	5 1 -1 -2 -2
b> e had #	0 -4 -1 7 -3
b> e had a	-4 4 -1 -5 6
b> e had any	2 0 3 -4 -1
b> e had for	-5 -1 -1 4 2
b> e had her	-2 -1 0 3 0
b> e had it	-2 0 4 -1 -1
b> e had one	-5 1 -1 6 -1
b> e had the	0 3 0 -6 3
b> e had to	-1 -2 -1 -2 6
b> e had §	2 4 -1 -2 -2
b> e had §2	5 1 2 -6 -2
b> e half of	4 2 -3 -3 0
b> e halved it	-1 4 0 -3 -1
b> e hang on	7 -3 0 -1 -2
b> e has it	-3 4 -1 2 -2
b> e has that	-4 4 0 0 0
b> e has the	-4 0 3 2 -1
b> e has §2	4 -4 -2 2 0
b> e have a	7 -4 2 -2 -3
b> e have it	-4 3 -3 -1 5
b> e have one	-2 0 3 -1 0
b> e have that	-2 9 -1 -4 -2
b> e have the	5 2 -5 -5 3
b> e have to	3 -2 -2 1 0
b> e have you	-2 -6 7 1 0
b> e have §2	-5 4 2 -2 1
b> e he came	-3 0 -1 2 3
b> e he can't	-1 -3 0 5 -1
b> e he does	-2 3 -1 1 -1
b> e he had	-2 -1 4 -4 4
b> e he has	-3 6 -3 2 -1
b> e he needs	-3 4 2 -2 -1
b> e he on	5 -3 1 -3 0
b> e he says	-2 -3 1 5 -1
b> e he went	0 2 -2 -5 5
b> e he's had	-3 4 0 0 -2
b> e her <c?c?>	-4 2 0 0 2
b> e her on	-4 4 0 0 0
b> e her to	0 3 -2 -2 0
b> e here <c?c?>	-3 1 1 -1 3
b> e here <c?p?>	2 0 -3 0 1
b> e him on	4 -1 -2 1 -1
b> e hold it	-1 5 -1 -2 -1
b> e hold that	0 4 -1 -3 0
b> e hour before	-2 1 3 -2 0
b> e how long	-5 -7 0 8 4
b> e how many	-1 6 -4 1 -2
b> e how much	1 4 -2 -2 -1
b> e i bought	4 -1 -2 0 0
b> e i came	-1 -1 1 -2 3
b> e i can	-2 -4 7 0 -1
b> e i can't	2 -3 -3 1 3
b> e i couldn	-1 2 -4 -4 6
b> e i did	-1 -2 -1 6 -2
b> e i didn't	4 0 -1 -2 -1
b> e i don't	2 1 -1 3 -5
b> e i forgot	3 -3 -1 -1 1
b> e i found	1 -4 1 1 2
b> e i gave	-5 2 6 1 -3
b> e i get	-1 6 -4 -1 0
b> e i give	-1 -4 2 2 0
b> e i got	7 -4 -4 -2 3
b> e i had	4 -3 -1 -3 2
b> e i have	3 2 -3 1 -3
b> e i keep	4 -4 0 1 0
b> e i like	-1 7 -2 -3 -1
b> e i looked	4 -2 -1 -1 -1
b> e i need	-3 4 -1 0 0
b> e i never	0 -3 -1 10 -6
b> e i read	4 0 3 -4 -2
b> e i said	4 -2 2 -2 -2
b> e i see	-5 2 2 2 0
b> e i still	4 -2 0 0 -1
b> e i stoppe	-2 -6 7 -1 2
b> e i take	0 6 -5 1 -2
b> e i though	2 2 4 -5 -2
b> e i told	-1 -1 0 3 -1
b> e i took	1 -3 -2 4 0
b> e i tried	-3 2 2 -2 1
b> e i want	-4 0 3 2 -1
b> e i was	-2 4 -8 -5 11
b> e i wasn't	0 -4 3 1 0
b> e i won't	4 -1 0 -4 1
b> e i wouldn	5 1 -3 -3 -1
b> e i'd go	3 -1 -1 -1 -1
b> e i'd have	0 -1 4 -2 -1
b> e i'd like	-4 -5 6 6 -2
b> e i'd not	-3 1 -1 0 3
b> e i'd rather	1 0 -4 5 -2
b> e i'd say	-4 -2 -1 6 1
b> e i'll do	-3 -1 6 -2 -1
b> e i'll leave	0 -1 3 -2 -1
b> e i'll put	4 -3 -3 -1 3
b> e i'm giving	-5 0 2 1 2
b> e i'm not	-7 1 3 6 -3
b> e i'm on	9 -2 -3 0 -3
b> e i've a	-3 -3 2 2 2
b> e i've been	-2 7 -6 2 -1
b> e i've done	3 -2 2 -3 0
b> e i've got	-5 -1 7 1 -3
b> e i've never	4 2 -3 -3 0
b> e if i	-5 5 -1 1 -1
b> e if the	5 -4 2 -2 -1
b> e in #	4 -6 4 -8 6
b> e in a	1 -3 -4 4 1
b> e in august	-1 -5 -1 5 2
b> e in casual	1 -3 -1 -1 4
b> e in her	-5 6 0 -2 1
b> e in it	2 -2 -1 4 -3
b> e in june	7 -2 -1 -3 -1
b> e in march	3 2 0 -2 -3
b> e in my	-2 2 -2 6 -3
b> e in now	-2 -3 8 -2 -1
b> e in octobe	0 0 -2 4 -2
b> e in one	1 -4 2 0 1
b> e in red	-1 -2 -3 0 6
b> e in septem	1 -4 0 1 2
b> e in spring	-1 6 -2 -4 0
b> e in that	-3 -1 0 2 2
b> e in the	-6 -5 15 0 -4
b> e in there	-1 -3 0 4 0
b> e in your	5 1 -3 -2 -2
b> e instea #	2 -3 2 -1 0
b> e instea <p?p?>	1 1 -3 1 1
b> e instea of	-3 2 6 -4 -1
b> e into the	0 -1 1 -3 3
b> e is #	2 5 -2 -1 -3
b> e is <c?c?>	-3 -1 4 -1 1
b> e is <p?p?>	2 -2 -3 2 1
b> e is a	0 -4 2 4 -1
b> e is done	0 -3 -2 6 -1
b> e is fine	-5 2 1 3 -1
b> e is for	4 0 -3 0 -1
b> e is going	0 -2 5 -1 0
b> e is he	4 -3 -1 0 1
b> e is in	-3 7 -4 1 -1
b> e is it	-5 2 -4 4 3
b> e is on	0 -1 2 -5 4
b> e is still	-2 -4 4 3 0
b> e is the	3 0 -2 1 -1
b> e isn't it	-1 -1 -3 7 -1
b> e isn't that	0 -2 5 -2 -1
b> e it #	2 2 -5 2 -1
b> e it <c?c?>	-2 -4 3 3 0
b> e it <c?p?>	5 -2 3 -4 -2
b> e it <cc>	2 4 -4 0 -2
b> e it <cp>	3 -4 2 0 -2
b> e it <p?c?>	5 -3 -2 0 -1
b> e it <p?p?>	0 4 -2 1 -2
b> e it <pc>	-2 4 -1 -3 1
b> e it a	-4 8 1 -2 -3
b> e it after	-2 0 -1 0 3
b> e it again	-4 2 2 -4 5
b> e it all	3 1 1 -4 0
b> e it and	-2 3 -1 1 -1
b> e it any	0 -3 -1 4 0
b> e it at	-5 5 -3 2 1
b> e it away	0 -5 0 6 -1
b> e it becaus	1 3 0 -3 -1
b> e it before	3 -3 -1 -2 2
b> e it does	-4 -1 2 2 1
b> e it doesn'	3 -1 0 -1 -1
b> e it down	2 1 0 -3 0
b> e it every	-3 3 -2 3 0
b> e it for	4 3 -3 1 -5
b> e it from	2 -2 2 -4 2
b> e it goes	-1 5 -6 1 1
b> e it here	1 -2 3 -2 -1
b> e it i	-4 0 2 -2 4
b> e it if	-3 6 -2 -1 0
b> e it in	-7 -6 9 1 2
b> e it is	-5 1 3 0 1
b> e it isn't	-1 -1 -2 3 1
b> e it last	-3 7 -2 -2 -1
b> e it made	-2 -1 0 -1 4
b> e it makes	-4 1 -1 5 0
b> e it now	1 0 4 -3 -2
b> e it off	-1 -2 0 7 -5
b> e it on	-3 3 0 1 -1
b> e it one	5 -8 0 3 -1
b> e it out	-1 5 -3 1 -2
b> e it says	1 4 -2 -2 -1
b> e it so	2 -3 -1 3 -1
b> e it still	-1 -1 -1 3 0
b> e it the	1 4 2 -3 -4
b> e it to	-1 5 -2 0 -1
b> e it today	-1 2 2 -4 2
b> e it up	-3 0 4 2 -3
b> e it was	-2 11 -3 -6 0
b> e it when	-3 5 0 -1 -1
b> e it with	-3 5 2 -4 0
b> e it §	-2 -1 4 -1 1
b> e it's #	3 3 -3 0 -2
b> e it's a	-1 0 3 -1 -1
b> e it's done	1 -3 -1 4 0
b> e it's fine	-4 6 0 -2 -1
b> e it's for	-2 1 4 -2 -1
b> e it's got	0 -4 2 3 -1
b> e it's in	-3 1 3 -3 3
b> e it's like	-1 0 -2 4 -1
b> e it's not	0 -3 -1 1 4
b> e it's on	-7 3 1 2 2
b> e it's only	0 2 0 -3 2
b> e it's still	-4 -1 0 6 -1
b> e it's the	5 1 -7 0 1
b> e it's §2	6 -4 -1 0 0
b> e just the	5 -3 -1 -1 0
b> e keep going	-1 3 -1 -1 0
b> e keep that	-1 5 0 -3 -1
b> e keep the	1 -7 3 3 -1
b> e last friday	-2 -2 0 5 -1
b> e last night	-3 9 -3 -1 -1
b> e last one	-4 -2 2 6 -1
b> e last time	-2 -1 4 -4 3
b> e last week	-2 0 -1 7 -4
b> e last year	9 -1 1 -9 1
b> e leave it	3 0 -3 4 -3
b> e leave that	0 8 -3 -4 -1
b> e leave the	2 -4 -1 3 0
b> e left arm	3 -1 -2 0 -1
b> e let's see	4 -2 0 -1 -1
b> e like a	-6 2 -6 -4 14
b> e like that	-2 -1 1 4 -2
b> e like to	-3 -5 5 5 -2
b> e long ago	0 -1 -1 -3 5
b> e long durati	-1 -3 2 3 -1
b> e long gone	5 -1 0 -3 -1
b> e looked at	3 3 -1 -4 -1
b> e made my	-2 -1 -1 4 1
b> e may <p?p?>	0 0 -3 3 -1
b> e me #	-1 6 -1 -2 -1
b> e me <c?c?>	-2 -1 -1 3 0
b> e me a	0 -4 1 0 4
b> e me in	3 -4 -2 0 2
b> e me on	-5 1 2 1 0
b> e me one	3 -4 -2 2 0
b> e me that	3 1 -1 -3 0
b> e me the	3 -2 2 1 -4
b> e me §2	-2 3 0 -2 1
b> e meant to	1 4 1 -5 -1
b> e mg <p?p?>	5 -1 -5 1 -1
b> e ml twice	2 -2 -3 3 0
b> e monday <c?c?>	-3 0 1 3 0
b> e monday <p?p?>	-1 -3 -1 6 -1
b> e monday and	-1 -2 -1 5 0
b> e month and	0 5 -1 -4 -1
b> e months <c?c?>	-1 -1 -1 4 0
b> e months <p?p?>	-4 2 -2 6 -2
b> e more days	-4 7 -1 -1 -1
b> e more of	-4 -1 -2 4 3
b> e mornin and	3 0 -3 3 -3
b> e mouth <p?p?>	0 -3 4 0 -1
b> e much #	-2 3 -1 0 0
b> e my back	-2 1 -1 3 -2
b> e my bag	0 0 -2 3 -1
b> e my brothe	2 2 -3 0 -1
b> e my chest	-4 1 0 1 2
b> e my friend	-2 5 0 -3 -1
b> e my legs	0 0 -1 -4 5
b> e my mate	4 -4 3 -2 -1
b> e my mum	-1 1 4 -1 -3
b> e my neighb	3 -2 1 -1 -1
b> e my own	0 -3 -2 4 1
b> e my sister	8 -2 3 -6 -4
b> e my throat	-1 0 3 -3 1
b> e my §2	-3 1 1 4 -2
b> e never again	0 -2 -1 -5 8
b> e never starte	-2 -2 -1 6 -2
b> e new year	4 -4 -3 4 -1
b> e next one	-2 3 0 -1 0
b> e night and	-2 7 -1 -3 -1
b> e night for	-3 -2 2 2 1
b> e night with	-1 -2 4 0 0
b> e no <c?c?>	3 3 -4 -2 0
b> e no <p?c?>	8 0 -2 -3 -3
b> e no <p?p?>	7 -2 -1 -5 2
b> e no change	-5 7 -2 1 -1
b> e no i	1 0 -3 -1 3
b> e no more	-7 4 0 1 1
b> e no no	3 0 -3 -1 1
b> e no that	1 2 -2 -4 3
b> e no you	-4 1 -2 0 5
b> e no §	-1 3 -2 0 0
b> e no §2	-2 -1 5 -1 -2
b> e not allerg	2 -1 4 -2 -3
b> e not be	-4 2 -1 1 2
b> e not before	3 -2 -3 2 -1
b> e not for	7 -2 -1 -2 -1
b> e not had	0 -1 4 -1 -1
b> e not in	-4 4 -2 3 -1
b> e not me	4 -2 -1 -1 -1
b> e not now	4 2 -4 -1 -1
b> e not on	-2 0 -1 -2 4
b> e not since	1 3 -1 -2 -2
b> e not that	3 -2 -2 0 1
b> e not the	-3 1 6 -1 -3
b> e not to	-2 -2 2 -2 4
b> e not today	4 -1 0 -3 1
b> e not with	-3 -1 -2 9 -3
b> e not yet	7 -2 -3 -2 -1
b> e not §2	-3 -2 5 -2 2
b> e nothin <p?p?>	0 2 -4 0 1
b> e nothin for	-2 -2 6 -2 0
b> e now <p?c?>	-1 -4 2 3 -1
b> e now <p?p?>	2 4 -1 -2 -2
b> e now and	-3 -3 0 6 -1
b> e now in	0 -1 3 -2 -1
b> e now it's	2 -4 1 1 1
b> e now the	5 0 -4 1 -2
b> e of #	0 4 -2 -2 -1
b> e of a	1 -4 0 2 0
b> e of my	0 -3 0 3 0
b> e of that	4 3 -7 1 -1
b> e of the	-1 4 1 -6 2
b> e of them	1 -5 -4 7 0
b> e of those	-2 3 2 -4 1
b> e of §2	-3 -2 6 1 -2
b> e off <c?c?>	-3 -1 0 1 3
b> e off a	6 2 -3 -4 -1
b> e off it	0 0 3 -1 -2
b> e off that	-3 -1 -2 6 1
b> e off the	10 -2 -2 -6 -1
b> e oh no	-1 1 -2 -2 4
b> e ok <c?c?>	0 1 5 -4 -2
b> e ok <p?p?>	2 -5 3 1 -1
b> e old one	-4 -1 3 2 0
b> e on #	-2 5 -6 2 1
b> e on <c?c?>	3 -1 -2 0 0
b> e on <p?p?>	4 5 -1 -5 -2
b> e on a	-3 6 -2 0 -1
b> e on and	-4 6 -1 0 -1
b> e on for	2 -5 3 0 -1
b> e on friday	-1 5 -2 -2 -1
b> e on her	-4 1 -1 0 4
b> e on here	-3 -3 0 6 0
b> e on his	-3 -3 1 1 3
b> e on it	-3 6 -1 -6 4
b> e on monday	-4 3 -2 3 0
b> e on my	5 -2 -4 5 -4
b> e on saturd	3 -3 1 2 -3
b> e on sunday	2 -2 -3 4 -3
b> e on that	3 -4 2 -1 0
b> e on the	-2 -11 3 -3 13
b> e on thursd	0 -1 -1 3 -1
b> e on top	2 1 5 -5 -3
b> e on tuesda	-2 -1 0 4 -1
b> e on wednes	-2 -1 -2 5 0
b> e on with	7 4 -7 -2 -1
b> e on §	-2 -3 -1 5 1
b> e on §2	2 -5 4 -2 0
b> e once a	-6 6 3 1 -4
b> e one #	0 4 -3 0 -1
b> e one <c?c?>	-1 2 2 -5 3
b> e one <p?p?>	7 0 -7 1 -1
b> e one a	-2 5 3 -5 -2
b> e one at	7 -1 -1 -3 -1
b> e one before	-1 4 -1 -1 0
b> e one dose	6 -2 -1 -3 0
b> e one every	4 -5 2 0 0
b> e one for	-5 5 2 -1 -1
b> e one in	-2 3 5 -3 -3
b> e one is	-4 3 1 -1 1
b> e one more	4 -1 -1 -2 0
b> e one sachet	0 -2 -2 4 0
b> e one shot	-3 -3 4 1 0
b> e one tablet	3 -1 0 -1 -1
b> e one that	-1 -4 1 4 -1
b> e one was	3 2 -1 -7 2
b> e one with	-3 1 0 4 -1
b> e or #	2 -5 -1 5 0
b> e other day	-1 -2 0 4 0
b> e other one	-5 4 -1 1 2
b> e other vet	-1 -2 0 3 -1
b> e out <p?p?>	-1 -4 5 0 -1
b> e out and	2 -4 2 1 -2
b> e out for	4 0 -1 -2 0
b> e out in	-5 -1 3 2 1
b> e out of	2 -1 -4 1 1
b> e out the	4 -1 2 -4 -1
b> e over the	-3 3 1 -2 0
b> e point #	-1 3 0 -2 -1
b> e pressu #	1 3 -1 -2 -1
b> e pump <p?p?>	-1 -3 3 1 0
b> e put a	-4 2 0 1 1
b> e put it	-1 5 1 -6 0
b> e put that	-1 -4 -1 4 3
b> e ran out	0 -2 5 -1 -1
b> e right <c?p?>	-3 2 0 1 0
b> e right <p?c?>	4 -2 -2 1 -1
b> e right <p?p?>	1 1 3 1 -5
b> e right and	1 1 2 -3 -1
b> e run out	-1 -2 8 -3 -1
b> e sachet <p?p?>	-5 3 0 3 0
b> e said #	-4 4 -2 4 -1
b> e said no	7 -1 -1 -2 -2
b> e said stop	5 0 1 -7 1
b> e same as	-3 2 3 -1 -2
b> e same stuff	-1 2 -3 0 1
b> e same thing	-2 3 -1 -2 2
b> e saturd and	2 -2 -1 4 -2
b> e says #	1 3 -1 -2 -2
b> e says here	0 -1 -1 -2 4
b> e says no	3 -1 -1 1 -2
b> e says §2	2 3 -1 -6 1
b> e second one	-3 1 3 -1 0
b> e she gets	-2 1 0 4 -2
b> e she has	-2 5 -1 -1 -1
b> e she was	-4 -5 5 1 2
b> e she went	0 -2 -2 -1 5
b> e she's got	-2 4 -2 1 -1
b> e she's had	-4 4 -2 3 0
b> e she's on	3 2 0 -4 -1
b> e should i	6 0 -3 -2 -1
b> e sick as	-3 -2 0 2 3
b> e since #	-3 3 -1 2 0
b> e since <p?p?>	1 3 -1 -4 1
b> e since easter	-1 -2 -1 4 0
b> e since he	-2 -1 -1 4 0
b> e since i	0 3 1 -1 -2
b> e since last	-3 7 -1 -2 -1
b> e since spring	-1 4 0 -1 -1
b> e since the	-1 0 0 -3 4
b> e since you	-1 -1 -1 3 0
b> e so #	-3 2 2 1 -1
b> e so <p?p?>	-3 5 0 -1 -2
b> e so i	-2 3 0 1 -3
b> e so i'd	3 2 -3 -1 -1
b> e so i'm	2 -4 3 -2 1
b> e so i've	1 -2 4 -3 0
b> e so no	-1 0 4 -4 1
b> e so not	3 -2 1 0 -2
b> e so that	1 -5 -1 5 1
b> e so the	0 2 -2 3 -3
b> e so you	3 -3 -2 0 1
b> e so §	-4 -1 0 2 2
b> e so §2	11 -3 -4 -6 2
b> e spring <p?p?>	4 3 -2 -4 0
b> e start tonigh	5 -2 -2 -1 0
b> e starte it	-3 7 -4 1 -1
b> e stays <p?p?>	-1 5 -1 -2 0
b> e stays in	-2 3 -1 -1 2
b> e still #	-2 4 -1 -1 0
b> e still every	-1 -2 0 3 0
b> e still having	-2 3 0 -1 0
b> e still in	-4 0 -1 4 0
b> e still on	-1 -3 2 2 0
b> e still take	0 -2 -1 3 0
b> e stop it	-3 3 -1 0 0
b> e stop that	-3 -2 -1 6 -1
b> e stop the	0 0 3 -3 -1
b> e stoppe it	1 -3 9 -4 -3
b> e stoppe that	-2 -5 2 5 0
b> e stoppe the	-2 4 0 -1 0
b> e stoppe when	0 -3 3 1 -2
b> e summer and	3 -2 0 -1 0
b> e sunday <c?c?>	-2 1 -1 4 -1
b> e swears by	4 -2 0 -1 0
b> e tablet <p?p?>	2 2 -3 -3 2
b> e tablet for	-3 4 -1 1 -1
b> e tablet the	-2 0 -2 0 4
b> e take #	-1 -4 5 -3 3
b> e take it	5 -2 -3 1 -1
b> e take that	-2 5 -1 0 -2
b> e take them	-1 -2 -1 4 0
b> e take §2	9 -3 -2 -4 -1
b> e takes §2	0 -2 3 -1 -1
b> e taking it	1 -4 1 3 -1
b> e talked about	3 -3 0 -1 1
b> e tell me	-2 3 2 -4 1
b> e thank you	-3 0 2 -1 2
b> e that #	2 -1 5 -4 -2
b> e that <c?c?>	3 -1 0 1 -3
b> e that <c?p?>	4 -4 2 0 -2
b> e that <cp>	-3 0 3 0 0
b> e that <p?p?>	4 1 -4 1 -1
b> e that a	1 -3 -1 3 -1
b> e that alread	-2 5 -4 0 0
b> e that as	-3 -1 1 0 2
b> e that at	-1 -6 5 2 0
b> e that before	5 -2 0 -2 -1
b> e that but	4 -1 0 -2 -1
b> e that down	-1 -2 -1 -1 5
b> e that for	-3 -3 0 4 1
b> e that gave	-4 -1 1 1 2
b> e that i	-5 0 4 -4 6
b> e that in	-5 -5 -4 5 9
b> e that last	-6 0 0 0 6
b> e that now	-5 -1 4 0 3
b> e that on	1 -7 -1 4 2
b> e that one	3 -5 -2 4 1
b> e that one's	-2 3 2 -2 -2
b> e that she	-1 3 -1 1 -2
b> e that stays	-5 9 -3 -4 3
b> e that the	-1 -3 5 -4 3
b> e that then	5 0 -2 -2 -1
b> e that too	-2 2 -2 3 -1
b> e that up	-3 1 0 3 0
b> e that was	10 -8 3 1 -7
b> e that when	7 -1 0 -4 -2
b> e that with	0 -1 3 0 -2
b> e that you	0 -1 -3 -2 5
b> e that §2	-5 4 5 -3 0
b> e that's #	-4 1 -2 3 3
b> e that's a	-4 2 3 1 -3
b> e that's done	-1 -6 -2 10 -1
b> e that's finish	4 -2 -1 0 0
b> e that's in	-2 3 -1 0 1
b> e that's it	-1 5 -3 -3 1
b> e that's my	6 0 -2 -1 -3
b> e that's not	2 7 -1 -7 -2
b> e that's off	-4 -1 -1 6 -1
b> e that's on	-4 -1 -1 -3 9
b> e that's over	4 0 -2 -2 -1
b> e that's the	-4 5 2 -1 -2
b> e that's what	-1 4 0 -4 1
b> e that's your	0 -1 -1 3 -1
b> e that's §2	-6 1 0 4 2
b> e the #	-5 -1 2 3 1
b> e the antibi	3 -1 0 -3 1
b> e the arm	-3 -2 6 2 -2
b> e the autumn	0 -2 0 3 -1
b> e the baby	-6 4 -1 0 2
b> e the back	-2 -1 1 3 -2
b> e the bag	-2 -5 7 2 -2
b> e the belly	3 -3 -1 2 -1
b> e the big	3 -2 1 -1 -1
b> e the bladde	2 -4 0 3 -1
b> e the blood	5 1 -3 -2 -1
b> e the blue	1 1 -4 2 1
b> e the bottle	-6 -1 4 2 1
b> e the box	1 3 -2 -1 -1
b> e the car	-4 2 2 1 -1
b> e the chart	-2 3 -1 0 0
b> e the chemis	0 5 1 -2 -4
b> e the clinic	3 0 -2 1 -2
b> e the clot	-2 0 -1 3 -1
b> e the cough	-3 -1 4 0 1
b> e the counte	-2 3 0 -1 0
b> e the day	-1 5 -5 1 0
b> e the dentis	-3 1 4 -1 -1
b> e the discha	0 -1 1 3 -2
b> e the evenin	0 6 -2 -4 0
b> e the eye	1 -2 3 -1 -2
b> e the eyes	-3 4 -2 1 0
b> e the feed	-3 5 -1 0 -1
b> e the fever	-1 -2 5 -2 1
b> e the first	-6 -1 7 0 0
b> e the forum	3 0 -2 -1 -1
b> e the front	-2 -2 1 -2 6
b> e the gel	4 1 -2 -3 -1
b> e the gp	-3 7 -1 0 -3
b> e the heart	-1 3 -3 2 -1
b> e the inject	3 1 0 -3 -1
b> e the intern	-2 1 -1 3 -1
b> e the iron	4 1 -2 -2 -1
b> e the knee	2 -4 -1 4 -2
b> e the last	-7 -3 2 8 1
b> e the left	4 -2 -1 -1 0
b> e the letter	-2 5 -2 1 -1
b> e the liquid	-2 4 0 -2 -1
b> e the list	-5 3 -3 1 4
b> e the month	0 2 1 -4 1
b> e the mornin	-2 8 -4 -1 -1
b> e the neck	-2 -1 4 -2 0
b> e the new	3 1 -6 3 -1
b> e the next	3 -1 4 -7 1
b> e the nose	0 4 0 -3 -1
b> e the nurse	0 -1 2 2 -3
b> e the old	-2 -1 1 4 -1
b> e the once	5 -2 -2 -2 1
b> e the one	5 -3 -1 0 -1
b> e the op	-1 5 -1 -4 0
b> e the other	3 2 0 -1 -3
b> e the pain	-3 3 3 -4 0
b> e the patch	1 -1 1 -3 2
b> e the pharma	1 -5 1 4 -1
b> e the pressu	-4 1 4 0 0
b> e the pump	-3 -2 4 2 -1
b> e the red	0 -2 -1 -4 6
b> e the runs	1 -6 3 3 -1
b> e the same	2 -2 3 -3 0
b> e the scan	5 -4 -1 -1 0
b> e the second	-6 6 -2 1 1
b> e the shakes	-1 3 -1 1 -1
b> e the shop	0 -3 3 0 0
b> e the should	-2 1 3 -2 -1
b> e the skin	2 -1 3 -5 1
b> e the spray	1 -4 3 0 -1
b> e the steroi	-3 0 2 0 2
b> e the summer	3 -2 3 -2 -2
b> e the surger	4 -2 -2 0 0
b> e the tablet	3 -3 2 -4 3
b> e the third	3 2 -5 1 -1
b> e the tongue	-2 3 3 -4 1
b> e the tummy	-3 3 -2 2 0
b> e the vein	-3 -2 8 -1 -1
b> e the vet	3 1 -1 -3 0
b> e the ward	-1 -3 -1 8 -2
b> e the water	-4 -2 2 2 2
b> e the week	-4 0 2 1 1
b> e the weeken	-2 -5 1 7 -1
b> e the whole	2 1 1 0 -4
b> e the winter	5 1 -3 -2 -1
b> e the §	9 -1 -11 0 3
b> e the §2	-1 6 -4 0 -2
b> e them in	1 -2 4 -2 -1
b> e then #	-5 1 8 -1 -3
b> e then he	-1 -2 3 -3 3
b> e then i	4 3 1 -11 2
b> e then i'll	-4 1 0 3 0
b> e then it	4 -3 -1 0 0
b> e then it's	2 -4 -4 3 2
b> e then nothin	3 -2 -2 2 -1
b> e then that's	-3 -1 -3 3 3
b> e then we	-1 -4 -2 8 -1
b> e then we'll	2 -3 0 2 -1
b> e then you	4 -1 1 -6 1
b> e then §2	4 0 -6 0 4
b> e there <p?p?>	-1 -2 4 1 0
b> e there was	-1 4 -1 -1 0
b> e there' no	-3 -1 0 4 -1
b> e they gave	4 -4 2 0 -1
b> e they had	-2 -1 -2 0 4
b> e they put	4 1 0 -5 0
b> e they said	-3 -1 -2 3 3
b> e they stoppe	1 -5 5 1 -3
b> e they were	6 0 -3 -3 -1
b> e thing for	3 -1 -1 0 -1
b> e thing you	-3 0 -1 5 -2
b> e this aftern	-2 -2 5 -1 0
b> e this evenin	4 -3 0 -1 0
b> e this is	-2 6 -1 -1 -1
b> e this mornin	-9 -1 3 10 -3
b> e this year	-1 3 1 -2 -1
b> e till #	-3 4 0 -1 0
b> e time <p?p?>	5 1 -1 -4 -1
b> e times <p?p?>	-2 0 3 -1 -1
b> e times a	7 -4 -3 -1 1
b> e times and	0 3 -3 0 0
b> e to #	-6 12 0 -2 -4
b> e to be	2 1 -4 -3 4
b> e to give	-1 4 -3 2 -1
b> e to have	-2 7 -3 -4 2
b> e to keep	0 -9 6 2 0
b> e to me	-3 1 0 3 -1
b> e to start	4 -1 3 -5 -2
b> e to take	2 -5 1 0 1
b> e to that	-2 1 1 -4 3
b> e to the	2 -1 -4 4 -2
b> e to you	1 -1 1 -4 3
b> e to your	5 0 -1 -2 -2
b> e to §2	1 -4 -2 8 -4
b> e today <c?c?>	-2 -1 3 0 -1
b> e today <p?p?>	-2 -5 5 4 -2
b> e told the	3 -1 0 -1 -1
b> e tomorr <c?c?>	-2 4 1 -2 -1
b> e tonigh <c?p?>	-2 -2 3 -1 1
b> e tonigh <p?p?>	-1 -5 6 0 0
b> e too <p?p?>	-1 5 -2 0 -1
b> e took #	5 -2 -1 -1 -1
b> e took it	-1 -1 1 4 -2
b> e top of	-1 -2 5 -2 -1
b> e twice <c?p?>	-1 3 -2 -1 0
b> e twice <p?p?>	-3 -5 1 5 3
b> e twice a	-5 -2 12 -4 -1
b> e twice daily	2 -3 -1 2 -1
b> e under the	-1 2 3 -3 0
b> e up <c?p?>	2 -3 0 2 0
b> e up and	5 -2 -2 -2 1
b> e up the	-3 1 0 0 2
b> e up to	1 -6 3 3 -1
b> e use it	0 5 -2 -3 0
b> e want it	4 -4 1 1 -1
b> e want you	-3 2 -4 4 0
b> e wanted to	0 4 -1 -5 3
b> e was #	7 1 -4 -1 -2
b> e was a	2 -4 -1 3 0
b> e was fine	-6 -5 11 1 -2
b> e was for	2 -3 -2 4 -1
b> e was given	-4 2 1 3 -3
b> e was held	-2 7 -1 -2 -1
b> e was in	6 -2 -3 -3 3
b> e was my	-2 -1 -1 4 -1
b> e was only	0 -3 -1 5 0
b> e was that	2 -3 -1 -1 3
b> e was the	5 -3 -3 0 1
b> e we could	0 3 0 -2 0
b> e we don't	6 1 -2 -6 1
b> e we keep	2 -4 -1 2 1
b> e we leave	0 4 -1 -3 0
b> e we'll see	4 -2 -2 0 0
b> e week #	4 -3 0 0 -1
b> e week <c?c?>	-3 -1 -1 2 3
b> e week <p?c?>	-1 0 3 -3 0
b> e week <p?p?>	-4 -4 -2 7 3
b> e week and	-1 -1 3 -1 0
b> e weeks <c?p?>	1 1 2 -4 1
b> e weeks ago	-5 3 -3 1 3
b> e weeks and	-2 4 -3 1 0
b> e well <c?p?>	-2 5 3 -6 0
b> e well <p?p?>	-4 2 -3 5 0
b> e well i	4 0 -2 -2 0
b> e what about	-5 1 3 1 0
b> e what did	1 3 -1 -4 2
b> e what have	4 -2 0 -2 0
b> e what i	-3 0 4 -1 0
b> e what you	0 -2 5 -4 1
b> e what's that	2 -1 -3 3 -1
b> e when #	1 -4 5 -4 2
b> e when did	-1 -1 0 4 -1
b> e when i	4 6 0 -7 -4
b> e when i'm	-1 5 -1 -2 0
b> e when the	0 -7 2 5 1
b> e when you	0 -4 0 4 0
b> e when you're	1 6 -2 -4 -1
b> e with #	2 -3 -2 3 0
b> e with a	0 -4 -1 5 0
b> e with food	-2 -3 5 0 -1
b> e with it	-1 -2 5 1 -4
b> e with my	-1 5 0 -5 1
b> e with no	4 -1 -3 -1 1
b> e with that	2 -4 1 2 -1
b> e with the	-5 -3 -2 7 3
b> e with those	1 4 -2 -2 0
b> e with you	-2 4 1 -3 0
b> e with §2	-1 1 -4 2 2
b> e withou it	-3 3 2 0 -1
b> e won't give	-2 -1 4 -2 0
b> e would you	6 -4 0 0 -2
b> e write that	1 -2 0 -3 4
b> e years ago	8 -3 0 -7 2
b> e years and	-3 3 -1 1 0
b> e years back	4 2 -2 -4 0
b> e yes #	0 -4 1 2 2
b> e yes <c?c?>	-1 0 -3 -1 4
b> e yes <c?p?>	-1 2 -4 4 -2
b> e yes <p?c?>	-5 -2 1 0 6
b> e yes <p?p?>	3 -3 2 2 -4
b> e yes every	-1 3 0 -1 0
b> e you <c?c?>	-3 0 -2 4 0
b> e you <p?p?>	-4 6 0 -5 2
b> e you a	-2 -6 2 5 1
b> e you asked	3 -3 -1 0 1
b> e you been	-1 -3 6 -1 0
b> e you came	3 1 -2 -3 1
b> e you can	-2 4 6 -4 -3
b> e you can't	-3 2 2 1 -3
b> e you do	-4 7 2 -7 2
b> e you don't	2 -8 -1 6 1
b> e you for	2 3 -1 -4 0
b> e you get	0 -4 -1 5 0
b> e you had	-4 0 0 -1 5
b> e you have	-3 2 1 2 -2
b> e you i	-1 -1 -1 -1 3
b> e you in	-1 -2 -1 3 0
b> e you keep	-1 3 -1 0 0
b> e you know	4 1 -2 -2 -1
b> e you like	1 5 -3 -2 -1
b> e you must	3 -2 -1 -1 0
b> e you need	-4 1 3 -1 0
b> e you on	0 -2 -3 5 -1
b> e you put	-1 2 2 -3 0
b> e you said	-4 2 -2 -2 6
b> e you start	3 0 -2 1 -1
b> e you starte	-1 1 -3 3 0
b> e you still	3 0 -2 1 -1
b> e you stop	2 -1 0 -3 2
b> e you stoppe	-3 0 1 1 1
b> e you take	1 -6 2 4 -1
b> e you that	2 -1 3 -3 0
b> e you to	-2 -6 3 4 1
b> e you told	5 -4 -1 -1 1
b> e you use	3 -2 -2 1 -1
b> e you were	-1 1 -2 3 -1
b> e you're #	3 -4 1 -1 0
b> e you're not	-3 1 6 -4 0
b> e you're on	5 -6 2 3 -4
b> e you're still	-1 2 0 -4 3
b> e you've been	2 3 -1 -2 -2
b> e you've got	-3 1 -1 1 3
b> e you've had	5 -6 5 0 -4
b> e you've not	-1 -1 -1 4 -1
b> e your gp	4 -2 2 -3 0
b> e your pressu	-2 1 -2 3 -1
b> e your §2	4 -4 -2 3 -2
b> e § #	-5 6 -1 -4 3
b> e § <c?c?>	1 2 0 -4 1
b> e § <p?c?>	-4 -4 2 5 1
b> e § at	1 -1 -3 0 3
b> e § every	3 0 -2 -2 0
b> e § for	6 0 -5 -1 1
b> e § from	-1 0 0 3 -2
b> e § he	3 1 1 -3 -1
b> e § i	0 -3 1 -2 4
b> e § in	6 4 -2 -3 -4
b> e § my	2 -3 0 2 -1
b> e § the	-7 2 0 5 0
b> e § they	-2 -2 1 4 -1
b> e § was	4 -2 -1 -1 1
b> e § yes	-1 -1 2 -3 3
b> e § you	0 -3 4 -3 2
b> e § you've	2 -4 -1 3 1
b> e § §	-2 -2 0 4 -1
c< e #	-2 5 5 -5 -4
c< e <c?c?>	1 -5 3 0 3
c< e <cc>	2 2 -4 1 -1
c< e <cp>	-3 0 -2 4 0
c< e <p?c?>	6 2 -5 1 -3
c< e <p?p?>	-1 0 -4 3 3
c< e <pc>	2 -7 -2 7 0
c< e <pp>	-4 7 -1 -2 0
c< e ?	4 -2 3 -1 -1
c< e a	3 -2 3 4 -7
c< e about	11 -3 -4 -3 -1
c< e add	0 -2 -1 -3 6
c< e after	1 -1 -2 -2 3
c< e again	-1 4 1 -2 -1
c< e aller	9 -2 -3 0 -5
c< e alrea	2 0 -4 2 -1
c< e also	-5 4 2 0 0
c< e and	4 -1 -1 1 1
c< e antib	-4 6 -3 1 0
c< e any	2 -1 -1 -3 3
c< e anyth	3 2 -5 -2 1
c< e are	-1 3 1 -3 0
c< e asthm	-3 6 -2 -1 0
c< e back	0 -1 3 1 -2
c< e bag	-1 -3 1 3 1
c< e been	0 2 -6 5 -1
c< e bit	-4 -1 4 2 -1
c< e blood	-3 4 -1 1 0
c< e blue	-5 4 -1 -1 3
c< e bring	-2 3 1 -2 0
c< e calle	-3 -1 5 1 -2
c< e came	4 -2 -2 1 -1
c< e can	-2 -2 5 -1 -1
c< e can't	3 0 -3 1 -1
c< e come	-4 -1 0 5 0
c< e consi	4 -3 0 -2 -1
c< e contr	-3 6 -1 -2 0
c< e cough	3 -3 1 1 -1
c< e could	4 -3 2 -1 -1
c< e days	-3 3 1 0 -1
c< e did	8 -3 -7 0 1
c< e didn'	1 -2 -2 -1 3
c< e do	3 -4 6 -3 -1
c< e docto	-3 2 3 0 -1
c< e does	3 -3 -1 1 -1
c< e don't	-8 1 0 4 3
c< e dose	-3 -1 4 1 0
c< e down	-3 0 0 -1 4
c< e drenc	7 -3 -4 1 -1
c< e else	-3 5 -1 0 0
c< e ever	2 -4 1 -2 3
c< e finis	5 -2 -1 -1 0
c< e for	1 -7 13 -2 -5
c< e frien	-1 -1 4 -1 0
c< e from	3 -2 -2 -4 5
c< e get	4 2 -2 -3 -1
c< e gets	-1 2 2 -4 0
c< e give	7 -2 0 -1 -3
c< e gives	-4 0 -1 5 0
c< e givin	2 -2 4 -2 -2
c< e go	0 -4 10 -4 -1
c< e goes	-5 -1 5 -1 2
c< e got	0 8 -4 -1 -3
c< e had	1 -4 -2 7 -1
c< e has	4 4 -3 -3 -2
c< e have	7 -1 1 -4 -2
c< e havin	-5 4 2 1 -1
c< e he	-5 2 0 -5 9
c< e he'll	-4 -1 6 -1 -1
c< e he's	-4 7 -4 3 -3
c< e heart	0 5 -4 0 -1
c< e her	5 1 -7 2 -1
c< e him	-7 5 -5 7 0
c< e his	3 3 -5 1 -1
c< e home	1 -1 -2 3 -1
c< e husba	4 -4 -1 -1 2
c< e i	3 7 -5 0 -6
c< e i'd	3 -6 3 -4 4
c< e i'll	-2 -8 7 -2 5
c< e i'm	-4 -4 8 -1 1
c< e in	-6 0 5 -2 3
c< e inhal	-4 7 -3 0 0
c< e inste	-4 -6 9 3 -2
c< e is	3 -3 2 -6 5
c< e it	3 -1 3 -2 -3
c< e it's	-3 7 5 -4 -5
c< e jab	-3 -3 8 -4 1
c< e just	-4 8 4 -4 -3
c< e keep	1 5 -4 -1 -1
c< e leave	-2 2 -3 2 2
c< e leg	-3 1 2 1 0
c< e like	3 -3 2 -1 -1
c< e littl	6 -5 0 1 -1
c< e me	2 -4 -3 6 0
c< e medic	-5 6 -1 0 0
c< e month	4 1 -3 -1 -1
c< e more	2 -2 -5 3 2
c< e morni	1 3 1 -6 1
c< e mouth	0 -1 3 -1 0
c< e mum	3 -3 -1 1 0
c< e my	5 7 -3 -6 -3
c< e never	-3 -1 3 -3 4
c< e new	2 2 -5 2 -1
c< e next	-1 3 -4 2 -1
c< e night	1 -1 0 -4 4
c< e no	2 -1 -9 2 5
c< e nose	2 -4 5 -2 -1
c< e not	6 -5 4 -3 -1
c< e now	-9 0 10 0 -1
c< e nurse	-3 3 2 -2 1
c< e of	3 4 0 -1 -6
c< e ok	1 -2 -1 3 0
c< e okay	-4 2 3 -2 1
c< e old	0 -2 -1 6 -4
c< e once	1 -3 -3 6 -2
c< e one	-4 2 1 2 0
c< e only	-2 8 -3 -2 -2
c< e out	-3 -6 3 7 -1
c< e over	-4 0 4 0 -1
c< e own	1 -1 4 -3 -1
c< e patch	-6 -4 2 0 8
c< e plain	-5 -1 5 1 0
c< e powde	-1 3 -1 -1 -1
c< e press	0 -1 -2 4 -1
c< e put	-2 -7 -2 7 4
c< e react	-3 -1 -1 -1 6
c< e right	-3 1 1 1 1
c< e said	4 -3 -3 -2 3
c< e same	-5 10 0 -2 -3
c< e says	-1 -1 -5 5 1
c< e see	0 3 -4 4 -3
c< e she	5 2 -5 -4 3
c< e she's	5 -3 -2 5 -4
c< e shot	-4 3 0 1 -1
c< e since	0 4 -1 -4 2
c< e so	-6 1 -6 4 7
c< e some	2 -1 4 -4 0
c< e somet	-1 3 -2 2 -2
c< e start	-4 -4 7 1 1
c< e stay	0 3 -1 -2 0
c< e stays	-1 4 -2 1 -2
c< e still	-1 -4 -4 8 1
c< e stop	-4 -2 -2 6 2
c< e stopp	-2 -3 4 0 0
c< e swap	-3 -4 6 2 -1
c< e swapp	0 4 -1 0 -3
c< e table	7 0 -3 -5 2
c< e take	-5 0 -3 5 2
c< e takes	6 -1 -3 -1 -1
c< e takin	0 -4 -1 1 4
c< e tell	1 4 -2 -3 0
c< e that	1 -7 -7 1 11
c< e that'	-1 -12 7 5 1
c< e the	-5 8 -15 7 -5
c< e them	-2 7 0 -4 0
c< e then	0 -4 7 -5 2
c< e there	6 -5 2 -2 -1
c< e they	0 0 -4 1 2
c< e they'	-1 2 -4 4 -1
c< e thing	-4 -4 0 10 -1
c< e think	0 -2 4 -1 -1
c< e this	-2 -3 0 3 1
c< e time	5 -1 -2 -1 -1
c< e to	2 -4 1 3 -2
c< e today	6 -4 0 0 -2
c< e tomor	-1 -1 4 0 -1
c< e took	-3 -4 -1 7 1
c< e tried	-3 -4 -2 2 7
c< e try	4 -3 1 -1 -1
c< e tummy	-3 1 5 -4 1
c< e twice	0 3 -4 0 1
c< e use	3 3 2 -4 -4
c< e used	-3 2 1 -2 3
c< e usual	-2 10 -4 -2 -1
c< e vitam	-2 3 -1 0 0
c< e want	4 -5 6 -3 -2
c< e wante	5 -2 -1 -1 -2
c< e was	0 -8 2 0 5
c< e we	0 -4 -1 2 3
c< e week	-4 -1 3 2 1
c< e weeks	2 2 -1 -4 0
c< e well	-1 -5 0 5 1
c< e were	-3 -1 5 1 -3
c< e what	1 -2 -1 -1 4
c< e wife	-6 0 2 2 3
c< e with	-2 3 9 -8 -2
c< e would	1 -3 3 -1 1
c< e write	-2 -2 3 -2 2
c< e writi	-2 -2 -2 3 3
c< e wrote	-2 -1 -1 4 0
c< e yes	-6 0 0 -3 8
c< e you	1 -11 2 5 3
c< e you'l	-2 -2 3 -2 4
c< e you'v	-1 3 0 4 -6
c< e your	-1 8 -2 -2 -3
c< e |	-6 1 -2 1 5
c< e §	0 -2 2 -3 3
c< e §2	4 -1 -3 0 1
c> e #	-5 4 9 -6 -7
c> e <c?c?>	1 1 -4 1 1
c> e <c?p?>	-2 9 0 -1 -7
c> e <cc>	1 -6 0 2 2
c> e <cp>	-3 2 -7 12 -4
c> e <pc>	4 4 0 -5 -3
c> e about	2 1 -2 -5 4
c> e after	1 -4 6 -3 0
c> e again	-5 -2 5 -2 3
c> e alone	-3 2 4 -2 -1
c> e also	5 -2 -2 -2 0
c> e and	-3 2 -5 0 6
c> e any	-4 0 2 1 1
c> e are	-5 6 -1 3 -3
c> e as	1 0 -3 -2 4
c> e asked	6 -2 -3 0 -1
c> e at	4 2 -4 -6 5
c> e back	-1 3 -3 0 0
c> e be	4 0 -3 -2 1
c> e been	-1 0 -3 1 3
c> e befor	-4 -1 0 3 2
c> e bit	2 -4 0 3 0
c> e blood	-4 6 0 -1 -1
c> e blue	0 4 1 -3 -1
c> e both	-2 -4 -2 4 3
c> e but	11 -4 -9 -1 3
c> e buy	-3 0 4 -1 -1
c> e by	-2 6 1 -3 -2
c> e can	-1 0 -5 5 1
c> e capsu	0 -4 -1 3 2
c> e carri	-2 4 0 -1 0
c> e cause	-4 4 -1 -2 3
c> e chew	-3 1 2 0 0
c> e come	3 -2 -1 0 0
c> e could	4 -3 -2 -3 5
c> e cream	-4 -1 5 -1 0
c> e daily	-5 2 5 -1 -1
c> e day	-2 4 -1 -2 1
c> e days	-1 -1 6 -2 -2
c> e did	2 -6 0 -2 6
c> e do	-1 4 -1 2 -3
c> e does	-1 5 0 -2 -1
c> e doing	-1 -1 -1 4 0
c> e don't	-6 4 2 2 -2
c> e done	-2 -3 2 4 -1
c> e down	-3 -1 1 3 1
c> e drops	5 -6 1 0 0
c> e due	3 -1 0 -1 -1
c> e each	-2 6 2 -5 -1
c> e eithe	5 -2 -3 -2 2
c> e ended	-1 -1 -1 4 -1
c> e ends	-2 -2 -3 9 -2
c> e ever	-3 -3 1 -4 8
c> e every	1 7 2 -7 -3
c> e feed	0 0 3 -2 0
c> e fine	-1 3 -2 1 -1
c> e finis	0 0 -3 5 -1
c> e first	-4 -2 5 -1 2
c> e for	4 -2 0 4 -6
c> e frida	-1 5 -1 -2 -1
c> e from	-8 2 -2 13 -4
c> e gave	2 -5 0 2 1
c> e gel	-3 1 2 2 -2
c> e gets	-1 1 -3 4 -1
c> e give	5 0 -3 -1 -1
c> e go	-3 0 -4 7 0
c> e goes	-1 -2 -4 8 -2
c> e going	0 1 3 -3 0
c> e gone	-2 -1 0 7 -3
c> e good	0 -1 -3 5 -1
c> e got	-1 3 -3 2 0
c> e gp	-4 4 1 -1 1
c> e had	-2 -1 -2 5 0
c> e half	-2 6 -2 -1 -1
c> e have	-8 3 2 0 3
c> e he	0 3 -6 -1 4
c> e he's	1 4 -1 0 -3
c> e heart	-2 0 2 -3 3
c> e her	3 -6 -4 6 1
c> e here	7 -5 1 -2 0
c> e him	-3 -3 -1 2 5
c> e his	-5 1 -1 2 4
c> e home	-3 -1 1 5 -1
c> e hospi	6 -3 -1 -1 -1
c> e how	0 5 1 -3 -2
c> e i	-1 3 -5 2 1
c> e i'm	-2 -3 5 2 -2
c> e i've	5 1 3 -3 -6
c> e in	3 1 4 -8 0
c> e injec	5 -2 -2 -1 -1
c> e inste	1 -3 9 -5 -1
c> e into	-1 -3 3 -2 2
c> e is	7 -12 1 3 1
c> e it	2 -6 5 -2 2
c> e it's	-8 -2 9 -1 2
c> e just	3 -3 2 0 -2
c> e last	-1 2 2 -5 2
c> e leave	1 5 1 -5 -3
c> e left	4 -3 1 -2 -1
c> e let's	4 -2 -2 1 -1
c> e like	5 -1 0 -2 -1
c> e list	-3 2 -1 2 1
c> e many	-3 5 -1 0 -1
c> e me	2 -4 2 0 1
c> e monda	-5 8 -3 2 -1
c> e month	2 3 -1 -3 0
c> e more	-4 1 0 4 -1
c> e morni	-3 9 -5 -1 0
c> e mouth	-3 3 3 -1 -1
c> e much	4 1 -2 -3 0
c> e must	5 0 -2 -1 -1
c> e my	12 -3 -5 0 -4
c> e need	-5 5 3 -2 -1
c> e neede	-1 4 -2 0 -1
c> e never	8 1 -5 -4 0
c> e night	2 2 -6 4 -2
c> e no	1 0 -7 -2 7
c> e nose	3 1 1 -3 -1
c> e not	6 1 -4 -5 2
c> e nothi	3 -1 -2 1 -1
c> e now	4 -6 8 -3 -3
c> e octob	4 0 -1 -2 0
c> e of	-4 -1 5 -1 1
c> e off	3 -2 -6 2 3
c> e ok	-3 7 -3 -1 0
c> e okay	-5 2 0 0 3
c> e old	0 4 -1 -4 1
c> e on	-5 7 0 -2 0
c> e one	-2 0 10 -9 0
c> e ones	-3 1 -1 1 2
c> e only	4 2 -3 -1 -2
c> e or	4 -5 -6 3 5
c> e other	1 -5 2 1 2
c> e out	-1 -8 -6 15 0
c> e over	-4 -2 1 5 -1
c> e powde	-3 1 5 -2 -1
c> e put	0 -1 4 -1 -3
c> e quart	-4 6 1 -3 -1
c> e remem	-2 0 2 -2 3
c> e right	-2 5 -4 -1 2
c> e sache	-1 -3 1 5 -1
c> e said	7 1 -3 -9 4
c> e say	0 -6 2 4 0
c> e says	3 -3 1 -2 2
c> e she	5 -8 -3 -1 7
c> e she's	-1 3 -3 0 0
c> e shot	-1 0 4 -2 -1
c> e since	0 10 -6 0 -4
c> e siste	3 -1 2 -3 -1
c> e skin	-2 -1 0 -2 5
c> e so	-2 -7 9 -2 2
c> e start	-5 2 3 1 -1
c> e stay	-1 6 -1 -3 -1
c> e stays	-3 11 -4 -4 0
c> e still	-3 -7 -2 11 0
c> e stop	3 5 0 -6 -2
c> e stopp	-4 0 10 -5 -1
c> e summe	6 -3 -1 -2 0
c> e sunda	-3 5 -1 1 -2
c> e table	-2 5 -2 -2 1
c> e take	1 1 -6 6 -2
c> e tea	-2 4 -1 -1 0
c> e that	4 -4 2 -1 -2
c> e that'	1 0 4 0 -4
c> e them	-5 1 0 0 4
c> e then	-5 -7 11 -2 3
c> e there	-4 -3 0 4 4
c> e they	-4 -3 2 7 -2
c> e thing	3 -3 -3 3 0
c> e think	2 -4 2 0 -1
c> e this	-1 -2 4 -1 0
c> e those	-3 3 0 1 0
c> e thoug	-4 -1 -1 3 2
c> e thurs	-1 3 -1 -1 0
c> e time	0 -2 3 -3 2
c> e times	5 0 -2 -7 4
c> e to	-6 0 4 1 0
c> e today	-1 -7 8 2 -3
c> e tonig	-5 -3 2 3 3
c> e too	0 1 -2 3 -3
c> e took	5 -2 -2 -2 1
c> e top	0 -3 6 -2 -2
c> e tried	-1 -2 1 -3 5
c> e twice	-4 9 1 -10 4
c> e under	-4 0 7 -5 0
c> e units	-2 0 3 -1 0
c> e up	6 2 -1 -3 -4
c> e us	0 2 2 -4 -1
c> e vein	-2 -1 5 -1 -1
c> e was	11 -6 -9 -1 5
c> e water	-1 -5 1 4 1
c> e we	4 3 -8 -1 1
c> e wedne	-4 6 -1 -1 0
c> e week	-1 0 3 0 -3
c> e weeks	3 8 -7 -2 -1
c> e well	3 -6 1 -1 3
c> e went	0 -3 3 -2 2
c> e were	0 -5 4 1 -1
c> e what	0 1 -2 -5 6
c> e what'	-3 2 4 -1 -1
c> e when	-2 5 2 -3 -1
c> e while	0 -3 3 1 -1
c> e whole	-1 -2 0 -3 6
c> e will	1 -2 3 -4 2
c> e with	3 -5 4 2 -4
c> e would	6 -5 1 -2 0
c> e years	-2 6 -3 -4 2
c> e yes	0 7 -2 -2 -3
c> e you	-4 1 1 -5 7
c> e you'd	1 -4 3 -1 1
c> e you'l	-2 -2 4 -1 1
c> e you'r	9 -6 -1 -1 -1
c> e you'v	4 2 -8 3 -1
c> e your	0 -3 -3 5 1
c> e §	4 -6 6 -10 6
c> e §2	7 2 -6 -1 -2
last b< e # and	0 0 -2 4 -1
last b< e # at	-3 1 3 0 -1
last b< e # days	-1 -1 -1 -3 6
last b< e # in	1 -5 -1 6 -1
last b< e # mg	2 2 -4 2 -2
last b< e # ml	2 -5 3 0 -1
last b< e # of	-2 5 -2 -3 1
last b< e # puffs	1 -1 2 -3 0
last b< e # times	0 -3 -3 2 4
last b< e # twice	3 -4 4 -1 -1
last b< e # weeks	-2 3 -2 3 -2
last b< e # with	-3 0 2 -1 2
last b< e # years	1 -1 -4 4 0
last b< e # |	-3 4 1 1 -4
last b< e <c?c?> and	0 4 0 1 -4
last b< e <c?c?> his	1 1 -4 2 0
last b< e <c?c?> i	-4 0 2 1 1
last b< e <c?c?> i'll	-5 0 4 1 0
last b< e <c?c?> it	-1 0 -1 4 -1
last b< e <c?c?> keep	3 -3 -2 2 0
last b< e <c?c?> no	1 -3 0 4 -2
last b< e <c?c?> so	-4 0 2 2 0
last b< e <c?c?> that's	-3 -1 0 0 4
last b< e <c?c?> the	1 5 -3 -2 -2
last b< e <c?c?> then	2 0 0 -4 3
last b< e <c?c?> there'	3 1 -3 -1 0
last b< e <c?c?> we	3 0 -1 -1 -1
last b< e <c?c?> §	-2 0 4 -2 0
last b< e <c?p?> and	1 -2 0 3 -1
last b< e <c?p?> so	1 0 -4 3 0
last b< e <c?p?> the	3 -6 4 0 -1
last b< e <c?p?> what	-3 3 -1 3 -1
last b< e <cc> the	-2 1 -1 5 -3
last b< e <cp> and	-8 1 0 3 3
last b< e <cp> he	1 2 -1 -4 2
last b< e <cp> my	2 -4 0 2 0
last b< e <cp> the	5 -3 -1 1 -1
last b< e <p?c?> and	0 -3 -1 0 4
last b< e <p?c?> that's	-3 2 0 1 0
last b< e <p?c?> the	-3 -1 6 -2 0
last b< e <p?c?> your	6 -2 -2 -1 -1
last b< e <p?p?> and	-3 6 -7 -2 5
last b< e <p?p?> do	3 0 -1 -2 0
last b< e <p?p?> have	-1 -1 4 -3 2
last b< e <p?p?> i	1 1 -5 3 0
last b< e <p?p?> i'd	-5 0 5 -3 3
last b< e <p?p?> i'll	-5 3 1 0 0
last b< e <p?p?> i'm	-3 -3 5 0 1
last b< e <p?p?> i've	3 2 0 -5 1
last b< e <p?p?> is	2 -4 2 1 -1
last b< e <p?p?> it's	4 -1 -2 -2 1
last b< e <p?p?> no	0 -5 1 7 -4
last b< e <p?p?> right	3 -1 1 -1 -1
last b< e <p?p?> so	-4 -4 4 5 -1
last b< e <p?p?> that's	0 3 -1 -3 1
last b< e <p?p?> the	0 -6 0 5 0
last b< e <p?p?> then	-4 -3 3 4 1
last b< e <p?p?> there'	5 -2 -3 1 -1
last b< e <p?p?> they	-4 0 -1 6 0
last b< e <p?p?> we	2 2 -3 0 -1
last b< e <p?p?> what	-1 3 -3 2 -1
last b< e <p?p?> which	3 1 -1 -2 0
last b< e <p?p?> yes	-1 4 -2 0 -1
last b< e <p?p?> §	-6 8 -2 2 -2
last b< e <pc> the	-1 0 -2 4 -1
last b< e <pc> then	2 -3 5 -3 -2
last b< e <pp> and	-5 4 4 -2 -1
last b< e ? and	9 -1 -3 -5 0
last b< e ? denies	7 -6 -2 2 -2
last b< e ? i	-4 -1 0 7 -2
last b< e ? i'd	4 -3 1 -1 -1
last b< e ? no	-9 8 3 -2 0
last b< e ? on	-2 -4 5 -1 2
last b< e ? she	4 -2 1 -2 0
last b< e ? that's	0 -4 1 1 2
last b< e ? the	3 0 -8 0 5
last b< e ? they	4 -3 0 -2 -1
last b< e ? you	-2 4 -3 1 1
last b< e a bit	-4 -1 4 1 -1
last b< e a day	1 -5 1 4 -1
last b< e a fortni	-3 0 2 2 0
last b< e a jab	0 -3 5 -3 1
last b< e a month	-3 -3 3 2 0
last b< e a tablet	3 -4 3 0 -1
last b< e a year	-2 -1 3 -1 0
last b< e a §	3 -1 -2 0 -1
last b< e after that	3 -3 0 0 0
last b< e after the	3 0 -1 -3 2
last b< e again |	3 -1 3 -5 1
last b< e all right	-3 1 -1 4 -1
last b< e allerg to	4 -1 0 -2 -1
last b< e alread |	2 0 -2 -3 3
last b< e an inject	3 -1 1 -3 0
last b< e and #	-1 0 -2 5 -1
last b< e and a	2 1 2 -1 -4
last b< e and don't	3 -2 -2 -2 3
last b< e and for	1 -1 5 -4 -1
last b< e and he	3 -3 0 1 -2
last b< e and her	-3 6 -2 -2 1
last b< e and his	-7 5 -1 3 1
last b< e and i'll	9 -1 -2 -4 -1
last b< e and i'm	-2 -2 -1 5 1
last b< e and i've	-1 4 1 -2 -2
last b< e and if	3 -2 0 -1 0
last b< e and it	-1 -2 4 0 -1
last b< e and my	2 3 0 -4 0
last b< e and night	1 2 0 -4 1
last b< e and no	7 -1 -3 -3 0
last b< e and now	3 1 -2 -4 2
last b< e and she	0 -2 -1 3 0
last b< e and that's	-1 -5 0 7 -1
last b< e and the	4 1 -11 6 -1
last b< e and then	3 3 -4 -4 3
last b< e and there'	4 -1 1 -3 -1
last b< e and they	1 -3 -5 8 -2
last b< e and you	5 -1 0 -5 0
last b< e and you've	5 -1 -1 1 -5
last b< e and your	-2 5 5 -7 -1
last b< e and §	3 -4 -6 0 7
last b< e are you	-4 6 0 2 -2
last b< e as a	4 1 -2 -2 -1
last b< e as before	-4 0 -1 4 2
last b< e as well	-1 6 -4 1 -2
last b< e at night	-2 -2 0 5 -1
last b< e at the	-3 -4 -3 -3 11
last b< e back on	0 -1 3 -1 -1
last b< e back to	3 -6 -2 6 -1
last b< e been on	-2 -1 5 -2 0
last b< e before ?	2 -4 2 -2 1
last b< e blood pressu	0 4 -2 -2 0
last b< e blue one	-2 4 0 -1 -1
last b< e by mouth	-1 -1 4 -1 0
last b< e came off	5 -2 0 -4 1
last b< e can have	-4 2 1 1 -1
last b< e can i	1 -3 1 2 0
last b< e can't have	1 0 0 1 -3
last b< e carrie on	0 3 0 -3 0
last b< e carry on	0 3 -2 1 -2
last b< e change it	-3 -2 2 4 0
last b< e come off	-2 2 -2 3 -1
last b< e contin |	1 3 -1 -5 2
last b< e day |	2 4 -3 -2 0
last b< e days of	-3 0 2 1 0
last b< e days |	2 -1 5 -7 2
last b< e denies the	0 -5 1 4 0
last b< e do i	-4 1 4 -2 1
last b< e do it	1 -1 1 -3 1
last b< e do the	-2 0 4 -1 -1
last b< e do you	3 -3 -5 6 -1
last b< e don't want	5 -2 -1 -1 -1
last b< e done |	3 -5 5 -1 -1
last b< e drops |	3 1 2 -5 0
last b< e every #	4 0 -2 -2 0
last b< e every mornin	2 3 -2 -2 0
last b< e fine |	4 -2 0 3 -6
last b< e for #	1 -4 -1 0 4
last b< e for a	-4 -2 6 2 -2
last b< e for good	-1 4 -2 -1 0
last b< e for his	-3 1 1 2 -1
last b< e for it	2 4 -2 -5 1
last b< e for that	4 -2 0 0 -2
last b< e for the	3 -3 5 -4 -1
last b< e for you	-4 1 1 1 1
last b< e from tomorr	-2 -3 0 5 -1
last b< e gave her	5 -2 -1 0 -2
last b< e gave him	-5 1 -3 5 2
last b< e gave me	4 -4 3 -6 2
last b< e gave you	-1 6 -2 0 -3
last b< e give her	-1 -3 4 0 1
last b< e give you	2 -3 5 -5 0
last b< e giving her	-3 -1 4 1 -1
last b< e giving you	-3 -2 4 1 -1
last b< e go back	-2 -2 -1 5 -1
last b< e go for	3 -2 0 -1 0
last b< e go on	-1 3 -4 3 -1
last b< e goes on	4 -6 0 3 -1
last b< e goes |	-3 4 1 -1 -1
last b< e going to	2 -5 0 4 -1
last b< e gone |	4 0 1 -4 -2
last b< e good |	2 4 -6 -3 2
last b< e had a	0 4 -3 1 -2
last b< e had her	-5 -1 0 4 2
last b< e had the	2 -4 -1 -1 4
last b< e half a	0 -3 3 0 0
last b< e have it	-1 -2 3 0 -1
last b< e have you	0 1 3 -5 1
last b< e he gets	-3 0 4 -2 0
last b< e he goes	-4 -2 4 2 -1
last b< e he had	6 -3 -2 -4 3
last b< e he has	-3 5 -2 0 -1
last b< e he on	3 -1 -1 -1 -1
last b< e he was	-2 -2 -1 4 1
last b< e he's got	-4 3 2 -1 -1
last b< e he's had	-2 3 -1 2 -2
last b< e he's not	-4 4 3 -1 -1
last b< e he's on	2 4 -4 -1 -1
last b< e her the	6 -1 -3 -2 -1
last b< e her §	3 -2 0 -1 -1
last b< e hers |	4 -2 -1 0 -1
last b< e him on	1 -3 2 1 -1
last b< e him to	1 -1 -3 1 1
last b< e his own	-1 4 -1 -1 0
last b< e home ?	-1 0 -1 4 -1
last b< e home |	-1 7 -3 -3 0
last b< e i am	-4 -1 3 2 0
last b< e i can	1 -1 3 -2 -1
last b< e i do	-6 2 2 2 -1
last b< e i don't	3 0 0 0 -3
last b< e i gave	0 -1 -3 8 -4
last b< e i get	0 3 1 -6 2
last b< e i give	5 1 -5 0 -1
last b< e i had	3 -6 5 -2 0
last b< e i never	2 0 -1 3 -3
last b< e i take	-3 2 -4 6 -1
last b< e i think	3 -5 2 2 -2
last b< e i use	-5 5 -1 0 1
last b< e i want	-3 -5 3 2 3
last b< e i won't	0 -1 -1 4 -1
last b< e i'd go	3 -3 -1 -1 1
last b< e i'd like	1 -2 3 -1 -1
last b< e i'd rather	3 4 -1 -4 -1
last b< e i'd say	-1 -1 -1 -2 6
last b< e i'll use	-3 0 4 0 0
last b< e i'll write	-2 -2 3 -3 4
last b< e i'm giving	-2 -6 7 1 -1
last b< e i'm on	-4 8 -2 1 -2
last b< e i'm writin	0 -1 -2 -1 3
last b< e i've got	3 2 1 -3 -2
last b< e i've had	-2 -1 -1 3 0
last b< e if the	1 -3 3 1 -1
last b< e in #	0 -2 2 -3 4
last b< e in a	0 -2 1 -2 3
last b< e in the	-6 2 2 1 0
last b< e instea of	-2 0 -2 4 0
last b< e instea |	4 -4 1 1 -1
last b< e into the	1 -4 3 0 0
last b< e is #	3 0 -2 0 -1
last b< e is it	4 -5 -2 0 2
last b< e is on	4 -2 2 -3 -1
last b< e is that	0 3 3 -3 -3
last b< e is the	2 -5 2 2 -1
last b< e it #	-2 5 -1 -1 0
last b< e it again	0 -2 3 -1 0
last b< e it as	-1 2 -3 1 1
last b< e it back	4 0 -1 -3 -1
last b< e it down	-2 -2 5 -1 0
last b< e it for	-3 -3 4 2 -1
last b< e it goes	-2 2 3 -3 0
last b< e it here	3 -2 -1 0 -1
last b< e it in	1 4 -5 1 -1
last b< e it is	3 1 -2 1 -2
last b< e it isn't	-3 -1 -1 1 4
last b< e it last	-2 0 -2 3 0
last b< e it out	-3 7 -2 0 -2
last b< e it says	-4 1 -2 2 4
last b< e it the	-4 2 1 2 0
last b< e it up	-2 4 0 -3 -1
last b< e it was	-1 3 -3 -2 4
last b< e it with	2 -4 2 0 -1
last b< e it |	-4 -1 -3 2 6
last b< e it's #	2 -1 -3 3 -1
last b< e it's a	-2 4 3 -4 -2
last b< e it's not	0 -3 2 1 1
last b< e it's the	3 2 2 -4 -3
last b< e just the	3 3 -3 -1 -2
last b< e keep it	-4 -2 1 -1 6
last b< e keep on	3 -6 0 3 0
last b< e keep the	0 10 -4 -5 -1
last b< e last time	-1 -1 -1 -3 6
last b< e let's see	0 1 -4 2 0
last b< e like a	-5 1 -1 -1 6
last b< e like that	0 0 -2 4 -1
last b< e like the	-1 -2 5 -2 -1
last b< e like to	-1 -2 5 -1 -1
last b< e look at	0 -2 0 3 -1
last b< e me the	0 3 -1 -2 -1
last b< e mornin |	-3 3 5 -6 1
last b< e mouth |	-1 -1 4 -1 -1
last b< e my husban	3 -4 -1 0 2
last b< e my wife	4 -3 2 -2 -1
last b< e night |	-4 3 1 2 -2
last b< e no not	4 4 -3 -3 -2
last b< e no the	-3 0 2 4 -3
last b< e not a	-5 3 0 1 2
last b< e not for	-1 -2 3 -1 0
last b< e not that	5 0 -3 -1 -1
last b< e not the	4 -4 -2 1 1
last b< e not today	-1 5 -1 -2 0
last b< e not tolera	-2 3 0 -3 1
last b< e not with	-4 5 3 -2 -2
last b< e nothin for	-1 -2 2 3 -2
last b< e now ?	4 -5 2 0 0
last b< e now and	2 5 -1 -6 0
last b< e now it's	-2 3 -1 -1 0
last b< e now your	-2 5 -2 -2 0
last b< e of it	3 -3 -1 1 -1
last b< e of my	6 -1 -1 -2 -2
last b< e of that	5 1 0 -4 -1
last b< e of the	-3 1 -1 -1 3
last b< e of them	-2 4 -3 0 1
last b< e of §	-2 -3 4 2 0
last b< e off the	-2 3 -1 1 -1
last b< e off |	1 3 -4 -1 1
last b< e ok |	6 -7 1 2 -3
last b< e okay |	-5 4 1 0 1
last b< e on and	2 -2 3 -2 -1
last b< e on it	-1 -3 1 1 2
last b< e on that	-2 -1 5 -1 -1
last b< e on the	-7 -2 4 2 3
last b< e on top	-1 3 1 -2 -1
last b< e on with	-1 0 -3 6 -2
last b< e on your	2 0 2 -4 0
last b< e on |	3 -1 -8 5 1
last b< e on §	2 -2 4 -3 0
last b< e once a	-3 2 -1 3 -1
last b< e once |	0 -5 1 5 -1
last b< e one ?	-3 0 -3 4 1
last b< e one a	0 -4 1 3 0
last b< e one in	-1 -2 5 -2 0
last b< e one of	5 -4 1 -2 -1
last b< e one shot	1 -3 2 0 0
last b< e one |	0 -3 3 0 1
last b< e one §	0 -4 1 4 -1
last b< e only the	2 2 -2 -3 0
last b< e out and	-2 0 6 -3 -1
last b< e put a	1 -3 4 -2 0
last b< e put it	4 -1 -1 -1 -1
last b< e put on	-4 0 0 4 -1
last b< e put the	-1 0 -2 4 -1
last b< e right and	6 -1 0 -2 -3
last b< e right |	-1 1 -5 0 5
last b< e same as	-3 2 2 -2 1
last b< e same |	-2 5 -1 -2 1
last b< e say |	3 -1 -2 -3 3
last b< e she had	2 0 -1 -3 2
last b< e she have	-3 -1 2 1 1
last b< e she was	-4 2 -2 3 2
last b< e she's on	5 0 -3 -2 0
last b< e since the	-3 3 -1 -1 2
last b< e so i'd	-3 -2 0 3 2
last b< e so no	-2 1 0 -3 4
last b< e so not	3 -1 -1 0 -1
last b< e so nothin	3 0 -3 1 0
last b< e so that	4 0 -4 2 -2
last b< e so that's	-1 2 -5 2 3
last b< e so the	0 0 -1 5 -3
last b< e so we	-5 -1 5 1 -1
last b< e so what	-1 -2 5 -1 0
last b< e so you	1 2 -1 -4 1
last b< e so |	1 -4 4 1 -2
last b< e someth for	1 -2 3 0 -1
last b< e spring |	-1 3 -1 -1 0
last b< e stay on	-5 6 -1 0 0
last b< e steroi |	3 0 1 -3 -1
last b< e still ?	-1 4 0 -2 0
last b< e still on	-1 -1 -1 4 -1
last b< e stop it	-4 2 3 -1 0
last b< e stop that	4 -4 2 0 -1
last b< e stop the	-3 -3 -3 5 3
last b< e stuff |	-2 -1 -1 5 -1
last b< e tablet ?	-4 0 -2 3 2
last b< e tablet the	2 -2 -1 -3 3
last b< e tablet |	1 -3 5 -2 -1
last b< e take ?	4 0 -1 -4 0
last b< e that ?	-3 0 3 -3 3
last b< e that and	-1 0 -1 4 -2
last b< e that is	0 3 -2 -3 2
last b< e that now	0 -2 0 3 -1
last b< e that one	4 -1 -2 2 -3
last b< e that stays	5 -5 0 1 -1
last b< e that the	-1 1 4 -4 0
last b< e that |	3 2 -4 1 -2
last b< e that's a	0 5 -4 -4 3
last b< e that's fine	-2 5 -1 0 -1
last b< e that's it	3 0 -5 1 1
last b< e that's my	3 -1 -1 0 -1
last b< e that's the	3 -4 -3 2 3
last b< e the antibi	-1 -3 -1 5 -1
last b< e the blood	-3 4 -2 0 1
last b< e the blue	-1 6 0 -3 -1
last b< e the bowels	-3 2 2 0 -1
last b< e the cream	-2 -2 1 4 0
last b< e the day	0 -1 4 -2 0
last b< e the dentis	0 4 -1 -2 -1
last b< e the doctor	4 4 -4 -3 -1
last b< e the drip	0 -4 -1 5 0
last b< e the gel	0 3 1 -4 0
last b< e the heart	0 3 -1 -1 0
last b< e the last	-1 -3 1 -1 4
last b< e the little	-1 -1 -1 3 0
last b< e the mornin	-3 -7 4 5 1
last b< e the nurse	0 -3 6 -4 1
last b< e the one	3 -1 1 -4 0
last b< e the pain	-1 -2 1 -2 3
last b< e the patch	-1 -4 0 0 6
last b< e the same	-1 -1 3 -2 0
last b< e the statin	-1 -1 -1 -1 4
last b< e the stomac	-1 4 -1 -2 0
last b< e the summer	-3 7 -1 -3 -1
last b< e the tablet	0 -6 0 3 4
last b< e the tummy	-3 2 3 -1 -1
last b< e the vein	0 -3 5 -1 0
last b< e the ward	3 1 -2 -4 2
last b< e the water	4 -3 -3 2 -1
last b< e the §	3 4 -7 -2 3
last b< e them |	1 1 -4 2 0
last b< e then ?	-1 3 0 0 -2
last b< e then i	-2 -2 -1 4 1
last b< e then i'd	3 0 -2 -1 0
last b< e then it	-1 4 -1 -3 1
last b< e then it's	-4 -1 4 0 1
last b< e then the	5 -4 -1 0 0
last b< e then there'	-2 4 -1 -4 3
last b< e then we	-5 3 -1 1 1
last b< e then §	3 -3 3 0 -2
last b< e there |	-2 0 3 1 -2
last b< e there' a	5 -4 -2 2 -1
last b< e there' no	-1 -1 -1 5 -1
last b< e there' the	3 6 -1 -7 -1
last b< e they change	-2 6 -2 -1 -1
last b< e they gave	4 1 -4 3 -3
last b< e this mornin	-1 3 -1 -1 0
last b< e though |	-2 -2 3 -1 2
last b< e time |	3 -1 -1 -2 0
last b< e times a	1 0 -3 -1 3
last b< e to have	4 2 -3 -3 1
last b< e to that	-1 -1 -2 4 0
last b< e to the	1 6 -1 -6 0
last b< e today |	-2 2 3 1 -4
last b< e tomorr |	-2 -1 1 3 -1
last b< e tonigh |	-3 -2 2 3 0
last b< e too |	1 4 -4 -1 0
last b< e twice a	4 3 -1 -3 -3
last b< e under the	-2 1 4 -2 -1
last b< e up the	3 -3 -1 1 0
last b< e up |	2 5 -2 -2 -3
last b< e us |	2 0 -1 -3 2
last b< e use it	4 -3 -1 1 -1
last b< e use the	-4 0 6 -1 -1
last b< e wanted to	6 -1 -1 -1 -2
last b< e was #	-9 1 5 2 0
last b< e was a	-4 0 5 0 0
last b< e was it	5 -3 1 -4 1
last b< e was on	2 -5 -2 2 3
last b< e was the	1 0 -2 -5 6
last b< e we go	-2 2 3 -3 0
last b< e we'll do	-2 -2 4 1 -1
last b< e we'll go	-2 3 0 -3 2
last b< e we'll use	3 0 -3 -1 0
last b< e week |	2 2 0 -4 -2
last b< e what about	1 -1 -2 3 -1
last b< e what are	-2 4 -3 1 0
last b< e what did	-3 -1 -1 4 1
last b< e what do	1 -4 1 1 1
last b< e what have	-4 2 0 2 0
last b< e what you	2 0 0 -3 2
last b< e what's he	3 -1 -1 0 0
last b< e when the	0 5 -2 -2 0
last b< e with it	0 -5 5 -1 2
last b< e with my	-2 5 -1 -2 0
last b< e with the	-2 1 -3 -3 6
last b< e with your	-2 -2 -2 6 -1
last b< e with §	1 -4 3 0 0
last b< e yes |	1 4 -4 -1 0
last b< e you are	-1 4 -2 -1 0
last b< e you asked	4 -2 0 -1 0
last b< e you can't	-1 1 3 1 -3
last b< e you for	1 4 -1 -2 -1
last b< e you give	-3 1 -1 3 0
last b< e you had	4 1 -3 2 -4
last b< e you have	-3 2 2 0 0
last b< e you in	2 0 -1 -3 2
last b< e you know	6 -2 0 -3 -1
last b< e you like	3 0 1 -3 0
last b< e you need	-5 -2 3 3 0
last b< e you on	-3 3 4 -2 -2
last b< e you say	-3 1 -1 3 -1
last b< e you still	0 -2 -1 4 -1
last b< e you take	0 2 -3 1 1
last b< e you the	2 1 -3 1 0
last b< e you to	1 -2 -4 3 1
last b< e you use	4 1 -2 -3 0
last b< e you |	3 -3 4 -4 -1
last b< e you're on	-2 1 0 3 -1
last b< e you've a	-3 1 0 -2 4
last b< e you've got	-3 4 0 0 -1
last b< e your own	-5 2 2 1 -1
last b< e your §	-2 4 -1 -1 0
last b< e | <cc>	1 -1 5 1 -5
last b< e | <p?c?>	1 1 2 0 -4
last b< e | <p?p?>	-3 1 4 -3 3
last b< e | <pp>	-3 -2 0 6 -1
last b< e § #	-1 3 -1 -7 5
last b< e § ?	10 2 -2 -5 -4
last b< e § at	0 -4 -1 2 3
last b< e § for	1 3 -4 -2 3
last b< e § still	4 -4 0 1 0
last b< e § that	-2 0 -1 4 -1
last b< e § the	-2 0 2 -4 4
last b< e § was	5 -3 0 -2 2
last b< e § you	1 0 1 1 -3
last b< e § §	-2 -1 3 0 0
last b< e §2 #	5 -1 -5 2 -1
last b< e §2 ?	-3 5 0 0 -2
last b< e §2 and	-5 1 -5 3 5
last b< e §2 for	1 0 1 -3 1
last b< e §2 from	-3 -1 5 -2 0
last b< e §2 or	-3 0 0 2 1
last b< e §2 out	-4 1 5 -3 1
last b< e §2 the	0 0 -4 4 0
last b< e §2 |	0 -5 4 -1 1
last b< e §2 §	-3 4 -3 0 1
last b> e # #	2 7 -1 -5 -4
last b> e # <c?c?>	0 3 0 -4 1
last b> e # <c?p?>	4 4 -1 -5 -2
last b> e # <cp>	0 5 0 -3 -2
last b> e # <p?c?>	0 4 -2 -2 0
last b> e # <p?p?>	-6 6 -3 0 3
last b> e # <pc>	-5 0 0 4 1
last b> e # a	-1 3 -6 4 0
last b> e # and	0 7 -1 -5 -2
last b> e # at	-5 2 -2 6 -1
last b> e # but	-1 5 -2 -1 -1
last b> e # days	0 -5 3 5 -3
last b> e # doses	-2 -2 -1 5 0
last b> e # every	-2 -4 2 4 0
last b> e # for	1 -2 0 3 -2
last b> e # from	-2 6 0 -2 -1
last b> e # g	1 -1 4 -3 -1
last b> e # goes	2 1 1 -3 0
last b> e # hours	-1 -4 1 2 1
last b> e # i	0 5 -4 -2 1
last b> e # it	1 3 -1 -2 0
last b> e # mg	-4 -4 8 0 -1
last b> e # minute	-1 -1 4 -2 -1
last b> e # ml	4 1 -3 -3 1
last b> e # months	1 -2 -3 6 -2
last b> e # more	-1 8 -2 -4 -1
last b> e # of	1 0 -3 2 0
last b> e # once	-2 -5 8 0 0
last b> e # or	1 -2 -3 5 0
last b> e # since	0 5 -2 -3 0
last b> e # tablet	2 1 1 -3 -1
last b> e # the	0 4 -4 0 -1
last b> e # twice	1 -2 -1 4 -2
last b> e # weeks	-3 -5 -1 7 1
last b> e # with	1 0 3 -4 0
last b> e # years	9 -3 -2 -2 -1
last b> e # §2	4 3 -3 -2 -1
last b> e <c?c?> #	-3 -1 4 1 -1
last b> e <c?c?> and	3 -1 5 -2 -5
last b> e <c?c?> carry	-2 6 -2 -1 0
last b> e <c?c?> go	-2 3 -1 0 0
last b> e <c?c?> good	-3 4 2 -2 -1
last b> e <c?c?> he	3 -3 -3 2 1
last b> e <c?c?> he's	1 -1 1 -4 3
last b> e <c?c?> his	5 -1 -1 -3 -1
last b> e <c?c?> i	4 -3 0 5 -7
last b> e <c?c?> i'd	3 1 -2 -2 0
last b> e <c?c?> i'll	-1 0 1 -4 4
last b> e <c?c?> i'm	0 -2 -2 0 3
last b> e <c?c?> if	4 -4 1 0 -1
last b> e <c?c?> it	1 -6 2 1 2
last b> e <c?c?> it's	-6 5 -2 -1 4
last b> e <c?c?> keep	-2 7 -2 -3 -1
last b> e <c?c?> my	0 -1 4 -3 0
last b> e <c?c?> no	-2 5 0 -2 -1
last b> e <c?c?> not	0 -3 3 1 -1
last b> e <c?c?> now	-2 4 -2 1 0
last b> e <c?c?> oh	-3 -2 2 4 -2
last b> e <c?c?> ok	0 1 3 -3 -1
last b> e <c?c?> okay	-3 2 0 3 -2
last b> e <c?c?> one	-2 -1 3 0 0
last b> e <c?c?> right	0 -4 0 2 2
last b> e <c?c?> same	-1 4 -1 -2 0
last b> e <c?c?> she	-5 1 1 2 1
last b> e <c?c?> she's	1 0 -3 3 -1
last b> e <c?c?> so	-1 -3 0 2 3
last b> e <c?c?> start	-1 -1 3 -1 0
last b> e <c?c?> that	4 0 -1 -1 -2
last b> e <c?c?> the	0 0 3 -4 0
last b> e <c?c?> then	-6 1 -1 8 -2
last b> e <c?c?> there'	-3 -1 3 0 0
last b> e <c?c?> they	-3 -3 -3 12 -3
last b> e <c?c?> we	3 1 -2 0 -2
last b> e <c?c?> well	3 0 -3 1 0
last b> e <c?c?> yes	-5 5 -6 4 2
last b> e <c?c?> you	5 3 -3 -2 -2
last b> e <c?c?> your	-1 4 -1 0 -2
last b> e <c?p?> #	-4 5 0 0 -1
last b> e <c?p?> and	4 2 1 -5 -2
last b> e <c?p?> do	-2 2 -1 3 -1
last b> e <c?p?> have	-3 -1 2 3 0
last b> e <c?p?> i	3 0 -3 0 0
last b> e <c?p?> i'm	-4 -1 1 6 -1
last b> e <c?p?> it	2 -3 -5 6 0
last b> e <c?p?> my	-2 -2 0 7 -3
last b> e <c?p?> no	4 -2 -4 -1 3
last b> e <c?p?> oh	3 -3 1 0 1
last b> e <c?p?> so	-2 -4 5 1 0
last b> e <c?p?> that's	2 3 -2 -2 -1
last b> e <c?p?> the	-3 -1 1 2 1
last b> e <c?p?> then	-4 3 -2 3 0
last b> e <c?p?> §2	4 -3 0 0 -1
last b> e <cc> and	0 0 3 -5 1
last b> e <cc> i	-4 3 -1 1 0
last b> e <cc> i'll	4 -2 0 -1 -1
last b> e <cc> that's	-4 0 1 -1 4
last b> e <cc> §2	-1 4 -4 0 0
last b> e <cp> and	-2 0 -3 4 0
last b> e <cp> i	-1 1 -3 1 1
last b> e <cp> i'm	3 -1 -3 2 -1
last b> e <cp> my	4 -2 1 0 -3
last b> e <cp> the	1 -1 -3 5 -1
last b> e <p?c?> and	5 -3 -4 -2 4
last b> e <p?c?> don't	1 3 1 -4 -1
last b> e <p?c?> he	-3 4 0 -1 -1
last b> e <p?c?> he's	-1 -2 -1 1 3
last b> e <p?c?> i	1 -3 -4 6 1
last b> e <p?c?> i'd	-1 -3 2 1 1
last b> e <p?c?> if	3 -2 0 0 0
last b> e <p?c?> it's	-4 -4 2 3 3
last b> e <p?c?> keep	-1 6 -2 -2 -1
last b> e <p?c?> ok	-3 0 -1 4 0
last b> e <p?c?> she	4 -3 0 -1 -1
last b> e <p?c?> so	4 2 0 -6 1
last b> e <p?c?> that's	3 4 0 -2 -5
last b> e <p?c?> the	-5 3 -2 2 2
last b> e <p?c?> then	-3 -5 5 1 2
last b> e <p?c?> well	3 -2 -3 1 1
last b> e <p?c?> you're	4 0 -2 0 -1
last b> e <p?c?> your	3 2 -3 -1 -1
last b> e <p?c?> §2	0 -3 1 2 0
last b> e <p?p?> #	-1 6 -2 -2 -1
last b> e <p?p?> a	3 -3 0 -1 1
last b> e <p?p?> and	-4 2 5 1 -5
last b> e <p?p?> are	4 -3 4 -2 -3
last b> e <p?p?> did	2 -5 1 1 0
last b> e <p?p?> does	-3 4 0 -1 0
last b> e <p?p?> don't	3 -1 -1 1 -2
last b> e <p?p?> fine	-2 5 0 -3 0
last b> e <p?p?> go	-4 5 2 -3 0
last b> e <p?p?> good	10 -1 -4 -3 -1
last b> e <p?p?> he	1 -5 -3 4 3
last b> e <p?p?> his	-1 -1 -1 3 -1
last b> e <p?p?> i	-1 1 -2 -1 4
last b> e <p?p?> i'll	-1 -4 3 1 1
last b> e <p?p?> i've	3 -3 -1 2 -1
last b> e <p?p?> isn't	0 -2 -3 5 0
last b> e <p?p?> it's	-1 0 9 -2 -7
last b> e <p?p?> just	3 -2 3 -3 -1
last b> e <p?p?> keep	0 3 0 -3 -1
last b> e <p?p?> last	4 0 0 -1 -3
last b> e <p?p?> leave	-3 5 0 -1 -1
last b> e <p?p?> no	-3 -2 0 7 0
last b> e <p?p?> not	6 0 -3 -2 -1
last b> e <p?p?> now	2 2 -3 1 -2
last b> e <p?p?> oh	2 -5 1 -2 3
last b> e <p?p?> ok	0 0 4 -1 -2
last b> e <p?p?> okay	5 -1 1 -5 0
last b> e <p?p?> one	2 -4 4 -1 -1
last b> e <p?p?> please	-3 -1 1 4 -1
last b> e <p?p?> right	5 -4 1 -2 1
last b> e <p?p?> she	-3 4 -2 0 1
last b> e <p?p?> she's	3 -2 -1 0 0
last b> e <p?p?> so	5 -5 -4 2 1
last b> e <p?p?> take	-2 6 0 -4 0
last b> e <p?p?> that	-1 -5 0 7 -1
last b> e <p?p?> that's	5 3 -7 1 -1
last b> e <p?p?> the	-3 -1 6 -2 -1
last b> e <p?p?> then	-3 0 -5 4 4
last b> e <p?p?> they	3 0 0 -4 2
last b> e <p?p?> we	3 -3 -1 -3 3
last b> e <p?p?> we've	1 2 -1 -4 2
last b> e <p?p?> well	4 -1 -3 1 0
last b> e <p?p?> what	0 0 -2 6 -4
last b> e <p?p?> which	-2 3 -1 -1 1
last b> e <p?p?> yeah	1 -3 -1 -2 5
last b> e <p?p?> yes	-1 3 1 2 -4
last b> e <p?p?> §2	-4 6 -8 5 1
last b> e <pc> fine	-2 4 0 -2 0
last b> e <pc> not	1 -4 1 3 -1
last b> e <pc> right	1 -5 0 3 1
last b> e <pc> that's	-2 -4 5 3 -1
last b> e <pc> then	-1 0 -2 -1 3
last b> e <pc> §2	1 -4 2 2 -1
last b> e <pp> and	0 4 -2 2 -3
last b> e <pp> it's	2 1 1 -3 -1
last b> e <pp> §2	-9 4 1 5 -1
last b> e a bad	-2 -1 0 -1 4
last b> e a bit	2 2 -3 0 -1
last b> e a bottle	2 -7 6 0 -2
last b> e a box	2 -4 0 3 -2
last b> e a clot	4 -1 0 -2 0
last b> e a dog	-3 -4 2 3 2
last b> e a fortni	-2 -1 -2 6 -1
last b> e a month	-4 4 -1 1 0
last b> e a new	-3 2 0 0 1
last b> e a statin	-1 -1 4 -1 0
last b> e a tablet	-2 1 4 -2 -1
last b> e a thing	-1 0 -1 5 -2
last b> e a tube	-2 6 -4 0 0
last b> e a week	-1 1 -1 -4 5
last b> e a year	4 -1 2 -5 -1
last b> e a §2	-3 1 5 -1 -1
last b> e about a	-3 0 0 1 2
last b> e about it	4 0 -2 -1 0
last b> e about that	-2 3 0 -1 -1
last b> e about the	-4 6 -1 1 -2
last b> e add §2	-1 3 -1 -1 0
last b> e after a	2 1 0 -3 0
last b> e after the	4 -3 -5 5 0
last b> e again <p?p?>	-3 -6 1 -1 9
last b> e again in	0 2 1 -3 -1
last b> e ago <c?c?>	3 3 -2 -4 -1
last b> e ago <p?p?>	4 -2 -3 1 1
last b> e all of	-3 4 0 0 -1
last b> e all right	0 2 4 -3 -3
last b> e an antibi	-3 -1 5 0 0
last b> e an hour	-1 1 4 -3 -1
last b> e and a	-5 0 7 -1 -1
last b> e and did	1 -1 -1 -3 3
last b> e and do	2 3 -2 -4 1
last b> e and don't	-4 3 2 -1 0
last b> e and give	1 0 -3 3 -1
last b> e and he's	0 -1 -3 5 -1
last b> e and his	-3 3 -1 3 -3
last b> e and i	3 -5 -2 6 -2
last b> e and i'd	-3 1 2 -5 5
last b> e and i'll	2 3 -1 -5 0
last b> e and i'm	-3 3 4 -3 -2
last b> e and i've	-1 2 -3 3 -1
last b> e and it	-2 0 7 -2 -2
last b> e and it's	3 0 -4 6 -4
last b> e and keep	-1 -3 4 0 0
last b> e and my	-5 -2 -5 3 8
last b> e and night	3 -4 0 1 -1
last b> e and no	0 1 6 -4 -3
last b> e and nothin	0 0 4 -2 -2
last b> e and now	0 -1 -3 -2 6
last b> e and one	4 -3 2 -2 0
last b> e and she's	-6 -3 3 7 -1
last b> e and that	3 1 2 -3 -3
last b> e and the	2 0 1 4 -7
last b> e and there'	0 3 -1 -2 0
last b> e and they	5 -2 -2 -6 4
last b> e and this	3 1 -3 0 -1
last b> e and when	3 2 -2 -3 0
last b> e and with	-3 -2 1 5 -1
last b> e and you	1 0 -4 0 2
last b> e and you'll	0 -2 -3 1 5
last b> e and you're	-3 8 -4 -3 2
last b> e and you've	4 -2 -2 2 -1
last b> e and §	3 -4 -2 1 2
last b> e and §2	-8 0 7 1 0
last b> e any more	3 -3 -3 2 0
last b> e are you	-1 3 3 -3 -2
last b> e as a	9 -6 -4 0 0
last b> e as always	-2 5 -1 -1 0
last b> e as an	0 -2 -1 -1 4
last b> e as before	-2 -2 3 1 0
last b> e as it	-3 6 -2 -2 1
last b> e as the	-1 1 -4 2 2
last b> e as well	0 -4 0 5 -1
last b> e as you	0 0 -1 4 -3
last b> e at #	7 3 -1 -5 -4
last b> e at a	3 -1 0 -2 0
last b> e at all	4 -6 3 0 -2
last b> e at bedtim	-2 -1 4 0 -1
last b> e at home	2 -1 2 1 -3
last b> e at my	-5 -1 2 0 3
last b> e at night	-4 -3 7 3 -3
last b> e at the	-5 -1 -2 0 8
last b> e back in	3 0 -1 -2 -1
last b> e back to	-2 3 -1 0 -1
last b> e becaus of	-7 4 1 3 -2
last b> e been off	1 -1 5 -3 -1
last b> e been on	3 -4 1 1 -1
last b> e before <p?p?>	1 -3 3 0 -1
last b> e before you	-3 2 2 0 -1
last b> e bit of	-2 5 -1 0 -1
last b> e both <p?p?>	-4 0 4 0 -1
last b> e but i	-2 -4 0 6 0
last b> e but i'm	-3 5 0 -1 -1
last b> e but it's	-3 0 1 3 0
last b> e but let's	4 -1 -2 -1 0
last b> e but not	5 -2 -1 -1 -1
last b> e but that's	4 -1 -2 -2 0
last b> e but they	-2 -2 1 4 -1
last b> e by the	-4 1 -5 8 0
last b> e came back	-2 -1 -1 4 0
last b> e came in	0 5 -2 -1 -1
last b> e came out	1 -1 -2 -3 4
last b> e can do	3 -5 1 0 0
last b> e can go	-4 3 -3 5 -1
last b> e can have	-2 3 2 -3 0
last b> e can stay	-1 4 -1 -2 0
last b> e carry on	5 2 -1 -6 -1
last b> e come off	3 -2 -1 0 0
last b> e daily <p?p?>	4 -3 -1 2 -1
last b> e day <c?p?>	-1 3 -3 0 1
last b> e day <cc>	-1 4 -1 -2 0
last b> e day <p?p?>	-3 4 -2 -1 2
last b> e day from	0 -6 5 2 0
last b> e days <c?c?>	-2 -5 5 5 -3
last b> e days <c?p?>	-2 0 -1 4 -1
last b> e days <p?p?>	1 -2 1 3 -3
last b> e days a	1 2 -3 0 0
last b> e days ago	-3 -1 -1 6 0
last b> e days and	2 4 -4 -4 2
last b> e days in	2 1 0 -4 1
last b> e did the	-1 2 -4 2 0
last b> e did you	-1 -2 0 4 -2
last b> e do a	-5 0 1 5 -1
last b> e do it	1 -2 3 -3 1
last b> e do that	4 2 -1 -3 -1
last b> e do you	2 0 -4 5 -3
last b> e doctor <p?p?>	-1 -2 1 -2 4
last b> e does it	1 4 1 -5 -1
last b> e does nothin	-3 -3 3 4 -1
last b> e does the	1 -7 0 4 2
last b> e doing that	-2 4 -2 0 0
last b> e don't take	-2 -2 -3 6 1
last b> e don't want	3 -3 -2 4 -1
last b> e done <p?p?>	0 -3 0 5 -1
last b> e down <p?p?>	-3 2 -2 -1 4
last b> e down as	1 -1 -2 -2 4
last b> e down the	-4 -2 2 1 3
last b> e evenin <p?p?>	-1 3 -3 1 -1
last b> e every #	0 6 -2 -3 -1
last b> e every night	-2 2 -2 3 -1
last b> e every other	-2 -2 1 4 0
last b> e every second	2 -3 3 -2 0
last b> e fine <p?c?>	0 3 0 -2 -1
last b> e fine <p?p?>	5 -3 2 -1 -2
last b> e finish it	-1 3 -1 -1 0
last b> e finish on	-3 -2 0 6 0
last b> e finish the	-4 1 1 3 -1
last b> e first and	5 -3 0 -1 -1
last b> e food <p?p?>	-2 4 3 -4 0
last b> e for #	4 -8 3 -2 4
last b> e for a	0 -10 11 -7 6
last b> e for her	0 -2 -4 5 1
last b> e for him	6 -3 -2 -2 0
last b> e for his	-4 3 -1 3 -1
last b> e for it	0 4 -1 -2 -1
last b> e for me	-1 -1 -1 5 -2
last b> e for my	-4 9 -1 0 -5
last b> e for the	-7 6 -1 2 0
last b> e for years	-5 6 -2 1 0
last b> e for you	-2 -2 -1 -2 7
last b> e for your	-3 3 1 0 -1
last b> e for §2	-5 2 -2 4 1
last b> e from #	3 4 -7 0 0
last b> e from boots	-3 -1 3 1 -1
last b> e from me	-4 -1 5 -1 0
last b> e from my	3 -2 0 -2 1
last b> e from the	-1 -2 -8 9 2
last b> e from today	-1 -1 6 -3 -1
last b> e from tomorr	-3 -2 5 2 -2
last b> e from tonigh	0 0 4 -2 -2
last b> e gave him	-3 3 -1 1 -1
last b> e gave me	2 -1 2 -8 5
last b> e gave up	-1 -3 3 -1 1
last b> e gave you	5 -1 -4 4 -4
last b> e get a	2 1 -4 -1 2
last b> e get it	-5 -1 5 3 -1
last b> e get that	-1 -1 4 -1 -1
last b> e gets it	1 1 1 -5 2
last b> e gets §2	0 -3 5 -1 -1
last b> e give him	-3 5 -1 1 -2
last b> e give it	-6 1 -2 5 2
last b> e give that	3 -3 0 0 0
last b> e give you	-4 1 -2 1 4
last b> e go back	-1 5 -2 0 -1
last b> e go for	3 -1 0 -2 0
last b> e go on	-7 15 1 -8 -2
last b> e goes <p?p?>	-1 -5 2 6 -1
last b> e goes in	3 0 3 -6 1
last b> e goes on	-8 22 -5 -9 1
last b> e going in	-3 -1 4 -1 1
last b> e going to	7 1 -4 -3 -2
last b> e good <c?c?>	-2 5 -2 0 0
last b> e good <p?c?>	0 4 0 -5 2
last b> e good <p?p?>	1 2 -2 2 -4
last b> e got it	-2 -1 0 3 -2
last b> e got the	4 1 -2 -2 -1
last b> e had #	-1 -4 -1 8 -2
last b> e had a	-1 0 0 -5 6
last b> e had for	-5 -1 -1 4 2
last b> e had one	-5 1 -1 6 -2
last b> e had that	3 1 0 0 -3
last b> e had the	2 2 2 -5 0
last b> e had §2	3 1 3 -4 -3
last b> e half of	4 2 -3 -3 0
last b> e halved it	-1 3 0 -2 -1
last b> e has it	-3 4 -1 1 -1
last b> e has that	-4 4 -1 0 0
last b> e has the	-4 0 3 1 -1
last b> e has §2	4 -3 -2 1 0
last b> e have a	5 -3 2 -2 -2
last b> e have it	-6 5 -2 -1 4
last b> e have that	-1 8 0 -5 -2
last b> e have the	6 -4 -3 -2 3
last b> e have to	3 -1 -2 0 0
last b> e have you	-5 -5 5 6 -1
last b> e have §2	-5 2 2 -1 2
last b> e he can't	-1 -4 0 5 -1
last b> e he has	-3 6 -3 1 -1
last b> e he needs	-3 3 3 -1 -1
last b> e he on	4 -3 1 -3 0
last b> e he says	-2 -2 1 4 -1
last b> e he was	1 4 -3 0 -3
last b> e he went	1 2 -2 -5 3
last b> e he's had	-3 5 0 -1 -1
last b> e her <c?c?>	-4 2 -1 0 2
last b> e her on	-3 4 1 0 -1
last b> e him <p?p?>	3 -1 -2 1 -1
last b> e hold it	-1 4 -1 -1 -1
last b> e hold that	0 4 -1 -3 0
last b> e home <c?c?>	-2 1 3 -2 -1
last b> e hour before	-2 -1 4 -1 0
last b> e how long	-5 -7 1 7 4
last b> e how many	-1 6 -3 -1 -1
last b> e i came	-3 -1 1 0 3
last b> e i can	-2 -4 6 0 0
last b> e i can't	4 -2 -2 0 -1
last b> e i couldn	0 0 -3 -1 4
last b> e i did	-2 -3 0 5 1
last b> e i didn't	4 0 -1 -3 -1
last b> e i don't	3 1 -1 1 -4
last b> e i forgot	3 -3 0 -2 1
last b> e i gave	-3 3 3 -1 -2
last b> e i get	-1 8 -3 -4 0
last b> e i give	-1 -4 3 2 0
last b> e i got	6 -4 -4 -2 4
last b> e i had	5 -8 1 -1 2
last b> e i have	3 1 -2 0 -2
last b> e i keep	5 -5 0 1 0
last b> e i like	-1 7 -3 -3 -1
last b> e i looked	4 -4 1 0 0
last b> e i need	-3 4 -1 0 0
last b> e i never	0 -3 -3 10 -6
last b> e i read	4 0 0 -2 -2
last b> e i said	4 0 -1 -2 -1
last b> e i see	-5 2 2 2 -2
last b> e i still	4 -2 0 -1 -1
last b> e i stoppe	-1 -4 1 3 2
last b> e i take	0 7 -4 -2 -2
last b> e i though	3 0 5 -6 -2
last b> e i took	1 -2 -2 4 0
last b> e i want	-4 0 3 1 0
last b> e i was	-5 6 -6 -5 10
last b> e i wasn't	0 -3 3 0 0
last b> e i won't	4 -1 0 -4 1
last b> e i wouldn	5 1 -2 -3 -1
last b> e i'd like	-4 -3 5 2 -1
last b> e i'd not	-3 1 -1 0 3
last b> e i'd rather	0 -3 -1 5 -1
last b> e i'd say	-4 -2 -1 6 1
last b> e i'll do	-2 0 5 -1 -1
last b> e i'll give	-2 -3 5 -2 3
last b> e i'll leave	0 -1 3 -2 -1
last b> e i'll put	4 -3 -2 -1 2
last b> e i'm giving	-5 1 0 1 3
last b> e i'm not	-8 1 3 6 -3
last b> e i'm on	4 0 -4 2 -1
last b> e i've a	-2 -2 2 4 -1
last b> e i've been	-2 11 -8 0 -1
last b> e i've got	-4 1 3 3 -2
last b> e if i	-4 5 -1 0 0
last b> e if the	5 -4 2 -2 -1
last b> e in #	5 -7 4 -7 5
last b> e in a	2 -3 -2 4 -1
last b> e in august	0 -4 -2 7 -1
last b> e in her	-5 6 0 -2 1
last b> e in januar	1 -2 -1 3 0
last b> e in june	7 -1 -1 -3 -2
last b> e in march	4 1 0 -2 -3
last b> e in my	-2 4 0 3 -5
last b> e in now	-2 -3 8 -2 -1
last b> e in red	-1 -2 -3 0 5
last b> e in septem	1 -3 -1 1 2
last b> e in spring	-2 5 -1 -2 1
last b> e in that	-3 0 0 2 2
last b> e in the	-8 -4 7 6 0
last b> e in your	3 1 -2 -1 -2
last b> e instea <p?p?>	1 0 -3 1 1
last b> e instea of	-2 3 5 -5 -1
last b> e is #	1 3 -1 -1 -2
last b> e is <c?c?>	-3 -1 4 -1 1
last b> e is <p?p?>	2 -2 -3 2 1
last b> e is done	0 -3 -2 6 -1
last b> e is fine	-5 3 0 3 -1
last b> e is for	4 0 -3 0 -1
last b> e is he	4 0 0 -5 1
last b> e is in	-3 7 -4 1 -1
last b> e is it	-2 0 -4 7 -1
last b> e is on	0 0 1 -5 4
last b> e is she	2 -4 -1 1 1
last b> e is still	-2 -4 4 3 0
last b> e is that	0 0 0 -5 5
last b> e is the	3 -1 -1 0 -1
last b> e is what	0 -2 3 -2 1
last b> e isn't it	0 -1 -3 6 -1
last b> e isn't that	1 -2 4 -2 -1
last b> e it #	0 5 -4 0 0
last b> e it <c?p?>	6 0 1 -5 -2
last b> e it <p?c?>	6 -3 -2 1 -1
last b> e it <p?p?>	-1 3 -2 3 -4
last b> e it <pc>	-2 4 0 -3 1
last b> e it a	-5 6 -1 0 -1
last b> e it again	-4 1 3 -5 5
last b> e it all	3 1 1 -5 0
last b> e it and	-2 4 -2 2 -2
last b> e it any	0 -3 -1 4 0
last b> e it at	-5 3 -3 3 1
last b> e it away	0 -5 0 6 -1
last b> e it does	-4 -1 3 1 2
last b> e it doesn'	3 -1 0 -1 -1
last b> e it down	3 0 0 -3 0
last b> e it every	-3 4 -1 1 0
last b> e it for	5 4 -3 -2 -5
last b> e it from	1 -2 2 -4 3
last b> e it goes	-1 4 -6 2 1
last b> e it i	-4 0 2 0 2
last b> e it if	-3 6 -2 -1 0
last b> e it in	-6 -2 7 0 1
last b> e it is	-5 0 2 0 2
last b> e it isn't	-1 -1 -1 3 0
last b> e it last	-2 6 -2 -1 -1
last b> e it makes	-3 3 -1 2 0
last b> e it no	3 -1 -4 2 -1
last b> e it now	0 0 5 -3 -1
last b> e it off	-1 -1 1 6 -4
last b> e it one	5 -8 0 3 -1
last b> e it out	-1 4 -3 2 -2
last b> e it still	-1 -2 -1 4 0
last b> e it the	2 1 3 -1 -4
last b> e it to	0 5 -2 0 -3
last b> e it today	-1 2 2 -4 2
last b> e it up	-3 3 2 1 -2
last b> e it was	1 0 -2 -3 4
last b> e it when	-3 5 1 -2 -1
last b> e it with	-4 5 2 -3 0
last b> e it's #	3 3 -4 -1 -2
last b> e it's a	-1 0 3 -1 -1
last b> e it's done	1 -3 -1 4 0
last b> e it's fine	-3 7 -1 -1 -1
last b> e it's for	-2 1 4 -2 -2
last b> e it's not	0 -5 -2 3 4
last b> e it's on	-8 3 1 3 1
last b> e it's only	0 2 0 -3 2
last b> e it's still	-3 -1 0 6 -1
last b> e it's the	4 4 -6 -3 1
last b> e it's §2	4 -3 -1 0 0
last b> e june <p?p?>	3 1 -1 -3 -1
last b> e just the	6 -2 -1 -2 0
last b> e keep going	-1 3 -1 -1 0
last b> e keep that	0 4 0 -3 -1
last b> e keep the	1 -7 3 3 0
last b> e last friday	-2 -2 0 5 -1
last b> e last night	-2 5 -3 0 -1
last b> e last one	-4 -2 2 5 0
last b> e last time	-1 -1 3 -3 2
last b> e last week	-1 -1 -2 7 -3
last b> e last winter	3 -2 0 0 -1
last b> e last year	9 -2 1 -7 -1
last b> e leave it	3 1 -3 1 -3
last b> e leave that	0 8 -3 -4 -1
last b> e left arm	3 -1 -2 0 -1
last b> e let's see	4 -1 -2 0 -1
last b> e like a	-6 2 -3 -5 12
last b> e like the	4 1 -3 -2 -1
last b> e like to	-2 -4 5 2 -1
last b> e long durati	-1 -3 3 2 -1
last b> e long gone	5 -1 0 -3 -1
last b> e looked at	3 3 -1 -4 -1
last b> e made my	-2 -1 -1 3 1
last b> e me #	-1 6 -1 -2 -1
last b> e me in	4 -3 -1 0 0
last b> e me on	-5 2 -1 2 1
last b> e me one	3 -3 -1 2 0
last b> e meant to	1 3 -1 -3 0
last b> e mg <p?p?>	6 -3 -4 1 0
last b> e mg at	-1 -1 3 -1 0
last b> e ml twice	2 -2 -3 3 0
last b> e monday <p?p?>	-1 -2 -2 6 -1
last b> e month and	1 3 0 -4 1
last b> e months <c?c?>	-1 -1 -1 3 0
last b> e months <p?p?>	-3 2 -2 4 -1
last b> e more days	-4 7 -1 -1 -1
last b> e more of	-4 -1 -2 4 3
last b> e mornin and	0 1 -4 4 -1
last b> e mouth <p?p?>	0 -1 3 -2 0
last b> e my brothe	2 2 -4 0 -1
last b> e my chest	-4 1 0 1 2
last b> e my daught	-3 0 2 3 -1
last b> e my friend	-2 5 0 -3 -1
last b> e my mate	4 -4 2 -1 0
last b> e my mum	-1 2 3 -1 -3
last b> e my neighb	3 -1 0 -1 -1
last b> e my own	0 -2 -2 3 1
last b> e my sister	7 -3 4 -5 -4
last b> e my §2	-3 1 1 4 -2
last b> e need it	1 0 -2 3 -2
last b> e never again	0 -2 -1 -4 6
last b> e never starte	-2 -2 -1 6 -1
last b> e new year	4 -4 -3 4 -1
last b> e night and	-2 6 -1 -2 -1
last b> e night for	-3 -1 2 1 2
last b> e night with	-1 -2 4 0 0
last b> e no <c?c?>	3 3 -2 -4 0
last b> e no <p?c?>	8 0 -2 -4 -3
last b> e no <p?p?>	8 2 -4 -8 1
last b> e no change	-4 6 -2 1 -1
last b> e no more	-4 1 0 1 2
last b> e no that	2 1 -2 -4 4
last b> e no you	-4 1 -1 0 4
last b> e no §2	-2 0 5 -1 -1
last b> e not be	-4 2 -1 1 2
last b> e not before	3 -2 -3 2 -1
last b> e not for	7 -2 -1 -2 -1
last b> e not had	0 -1 4 -1 -1
last b> e not me	4 -2 -1 -1 -1
last b> e not now	3 2 -4 -1 -1
last b> e not on	-1 0 -1 -2 3
last b> e not since	1 3 -1 -2 -2
last b> e not that	3 -2 -2 0 1
last b> e not the	-3 -1 7 0 -2
last b> e not to	-3 -1 2 -1 3
last b> e not today	4 -1 0 -3 1
last b> e not with	-2 -1 -3 10 -3
last b> e not yet	6 -1 -2 -2 -1
last b> e not §2	-3 -1 5 -2 2
last b> e nothin <p?p?>	0 1 -3 2 0
last b> e nothin for	-1 -2 6 -3 0
last b> e now <p?c?>	-3 -2 1 3 0
last b> e now and	-2 -1 1 4 -1
last b> e now it's	2 -3 -1 1 1
last b> e now the	5 -2 -4 2 -2
last b> e of #	1 6 -2 -3 -1
last b> e of that	5 2 -7 2 -1
last b> e of the	2 3 0 -5 0
last b> e of them	1 -2 -4 7 -2
last b> e of those	0 0 4 -3 0
last b> e of your	1 3 -1 -3 0
last b> e of §2	-3 -2 6 2 -2
last b> e off <c?c?>	-3 -1 0 1 3
last b> e off it	1 -1 2 2 -3
last b> e off that	-3 -1 -2 6 1
last b> e off the	10 -2 0 -6 -1
last b> e oh <c?c?>	-1 -1 3 1 -3
last b> e oh no	0 1 -2 -2 3
last b> e ok <c?c?>	1 0 4 -3 -2
last b> e ok <p?p?>	2 -4 4 0 -1
last b> e okay <c?c?>	-1 0 0 3 -1
last b> e old one	-4 -1 3 2 0
last b> e on #	0 10 -6 -2 -2
last b> e on <c?c?>	3 -1 -2 0 0
last b> e on <p?p?>	3 5 -1 -5 -2
last b> e on a	-3 5 -1 0 -1
last b> e on and	-4 6 0 -1 -1
last b> e on friday	-1 4 0 -2 0
last b> e on her	-5 2 -1 0 4
last b> e on here	-4 -3 1 5 1
last b> e on it	-1 2 0 -4 3
last b> e on monday	-3 1 -2 5 -1
last b> e on my	4 -2 -4 5 -4
last b> e on saturd	4 -1 0 -1 -1
last b> e on sunday	3 -2 -3 4 -3
last b> e on the	-2 -4 5 -6 7
last b> e on thursd	0 -2 -1 4 -1
last b> e on top	2 -3 6 -2 -3
last b> e on tuesda	-2 -1 0 4 -1
last b> e on wednes	-2 -1 -2 5 0
last b> e on with	7 6 -8 -3 -2
last b> e on §2	-1 1 3 -4 1
last b> e once a	-4 4 -2 2 0
last b> e once in	3 -1 -2 0 0
last b> e one #	1 6 -3 -2 -1
last b> e one <p?p?>	4 4 -7 1 -1
last b> e one a	-3 6 1 -4 -1
last b> e one and	2 -4 3 -1 0
last b> e one at	7 -1 -1 -3 -1
last b> e one before	-1 4 -1 -1 0
last b> e one dose	3 -1 0 -1 -1
last b> e one every	2 -4 2 1 0
last b> e one for	-5 4 3 -2 0
last b> e one in	-4 4 5 -4 0
last b> e one more	4 -2 -1 -1 0
last b> e one of	4 -3 1 0 -1
last b> e one shot	-3 -2 3 1 0
last b> e one tablet	4 0 -1 -2 -1
last b> e one was	3 2 -1 -7 2
last b> e one with	-4 3 0 3 -1
last b> e ones <p?p?>	0 1 1 -3 2
last b> e or #	2 -5 -1 5 0
last b> e other day	-1 -2 0 4 0
last b> e other one	-4 2 -1 1 2
last b> e out <p?p?>	0 -4 5 0 0
last b> e out and	3 -4 1 2 -2
last b> e out in	-4 0 2 1 1
last b> e out of	1 -3 -2 3 2
last b> e out the	4 -1 2 -4 -1
last b> e over the	-2 3 2 -3 0
last b> e pressu #	1 3 -1 -3 -1
last b> e put a	-4 2 0 1 1
last b> e put in	-1 3 0 0 -2
last b> e put it	-1 4 1 -3 0
last b> e put that	-1 -4 -1 4 2
last b> e ran out	0 -2 4 -2 -1
last b> e right <c?p?>	-3 4 0 0 0
last b> e right <p?c?>	4 -1 -2 0 -1
last b> e right <p?p?>	2 -2 3 0 -3
last b> e run out	-1 -3 6 -2 -1
last b> e sachet <p?p?>	-5 2 0 3 0
last b> e said #	-4 4 -2 3 -1
last b> e said no	4 -2 -1 -1 0
last b> e says #	1 4 -1 -2 -2
last b> e says here	1 -1 -1 -3 3
last b> e says §2	3 1 -1 -4 2
last b> e second day	-1 -1 3 -1 0
last b> e she has	-2 4 -1 -1 -1
last b> e she was	-3 -6 3 4 2
last b> e she went	0 -1 -2 -1 4
last b> e she's got	-2 4 -2 1 -1
last b> e she's had	-4 4 -3 3 -1
last b> e she's on	1 2 2 -4 -1
last b> e should have	0 -2 0 3 -1
last b> e should i	6 0 -3 -2 -1
last b> e sick as	-3 -2 0 2 3
last b> e since #	-3 2 -1 3 0
last b> e since about	-1 -3 0 1 2
last b> e since i	-2 4 -1 0 -1
last b> e since last	-3 8 -1 -2 -1
last b> e so <p?p?>	-3 6 0 -2 -1
last b> e so i	0 4 -3 1 -2
last b> e so i've	0 -1 3 -2 0
last b> e so no	3 -2 3 -6 2
last b> e so not	3 -2 1 0 -2
last b> e so that	-3 -5 0 6 2
last b> e so that's	-2 -2 -2 5 1
last b> e so you	4 -1 -2 -2 1
last b> e so §2	9 -3 -5 -4 3
last b> e spring <p?p?>	1 4 -1 -3 0
last b> e start it	-2 2 3 -1 -3
last b> e start tonigh	5 -2 -2 -1 0
last b> e starte it	-3 6 -4 1 -1
last b> e stays <p?p?>	-1 5 -1 -2 0
last b> e stays in	-2 3 -1 -1 2
last b> e still #	-2 3 -1 -1 0
last b> e still every	-1 -2 0 3 0
last b> e still in	-3 -1 0 4 0
last b> e still on	-1 -4 3 3 -1
last b> e stop that	-4 -1 0 7 -1
last b> e stop the	0 -1 4 -2 -1
last b> e stoppe it	2 -2 4 -1 -3
last b> e stoppe that	-1 -5 1 5 0
last b> e summer <p?p?>	-2 4 -2 -2 1
last b> e tablet the	-2 0 -2 0 4
last b> e take #	-1 -3 4 -3 4
last b> e take it	4 1 -4 0 -1
last b> e take that	-2 5 -1 0 -2
last b> e take them	-1 -2 -1 4 0
last b> e take §2	6 -1 -2 -3 0
last b> e takes §2	0 -2 3 -1 -1
last b> e taking it	1 -4 1 2 -1
last b> e that #	2 -1 4 -4 -1
last b> e that <c?c?>	3 0 0 1 -3
last b> e that <c?p?>	4 -4 2 0 -2
last b> e that <p?p?>	5 1 -4 0 -1
last b> e that at	-1 -5 6 1 -2
last b> e that before	5 -2 0 -2 -1
last b> e that down	0 -1 -1 -1 4
last b> e that for	-4 -1 0 4 2
last b> e that gave	-4 0 1 1 2
last b> e that i	-5 0 4 -4 4
last b> e that in	-6 -4 -2 4 8
last b> e that last	-6 0 1 0 5
last b> e that now	-5 -1 4 0 3
last b> e that on	2 -7 -1 4 2
last b> e that one's	-2 3 2 -2 -2
last b> e that right	1 3 0 -3 -1
last b> e that she	-1 3 -1 1 -2
last b> e that stays	-5 8 -3 -3 3
last b> e that the	-1 0 -1 -1 3
last b> e that then	5 -1 -2 -2 -1
last b> e that up	-3 0 -1 3 0
last b> e that was	11 -6 2 -3 -4
last b> e that with	0 -1 3 -1 -2
last b> e that you	0 -1 -2 -2 4
last b> e that §2	-5 3 5 -3 0
last b> e that's #	-3 2 -1 0 2
last b> e that's a	-3 -1 3 3 -3
last b> e that's done	-1 -6 -2 10 -1
last b> e that's finish	4 -2 -1 0 0
last b> e that's for	3 -3 1 0 -1
last b> e that's it	0 6 -2 -5 1
last b> e that's my	5 1 -2 -2 -3
last b> e that's not	0 7 0 -5 -1
last b> e that's off	-4 -1 -1 7 -1
last b> e that's on	-4 -1 -1 -2 7
last b> e that's over	4 0 -2 -2 -1
last b> e that's the	-7 6 1 2 -1
last b> e that's what	0 3 1 -4 1
last b> e that's §2	-5 3 1 0 2
last b> e the #	-3 1 -2 2 3
last b> e the antibi	3 -1 0 -2 0
last b> e the arm	-3 -1 4 2 -2
last b> e the bag	-2 -3 5 3 -2
last b> e the bin	0 1 -3 2 -1
last b> e the bladde	2 -4 -1 3 -1
last b> e the blue	1 1 -3 0 2
last b> e the bottle	-6 -1 4 2 1
last b> e the box	1 3 -2 -1 -1
last b> e the car	-4 3 1 0 -1
last b> e the cat	1 3 -2 -3 2
last b> e the chart	-3 3 -1 0 0
last b> e the chemis	0 0 1 2 -3
last b> e the clinic	3 0 -2 0 -2
last b> e the clot	-2 0 -1 3 -1
last b> e the cough	-3 -1 4 -1 1
last b> e the counte	-2 3 0 -1 0
last b> e the day	0 6 -5 1 -2
last b> e the dentis	-3 0 4 -1 0
last b> e the discha	0 -1 1 3 -2
last b> e the evenin	-2 6 -1 -3 0
last b> e the feed	-2 5 -2 0 0
last b> e the fever	-1 -2 4 -2 1
last b> e the first	-5 -2 7 -2 2
last b> e the forum	3 0 -2 -1 -1
last b> e the fridge	3 -1 1 -2 -1
last b> e the front	-2 -2 1 -2 5
last b> e the gel	3 1 -2 -2 0
last b> e the gp	-3 5 0 -1 -1
last b> e the heart	0 3 -2 0 -1
last b> e the inject	3 1 0 -3 -1
last b> e the iron	4 1 -1 -2 -1
last b> e the knee	1 -3 -1 5 -1
last b> e the last	-6 -3 0 9 1
last b> e the left	4 -2 -2 -1 0
last b> e the letter	-2 4 -3 2 -1
last b> e the list	-5 3 -3 2 4
last b> e the little	3 4 -1 -5 0
last b> e the memory	-1 -2 -1 4 -1
last b> e the month	0 1 1 -4 1
last b> e the mornin	-2 4 -4 2 0
last b> e the neck	-3 -2 4 1 1
last b> e the new	3 0 -6 3 0
last b> e the next	2 1 1 -5 1
last b> e the old	-2 -2 0 5 -2
last b> e the once	5 -2 -2 -2 1
last b> e the one	6 0 -5 -1 0
last b> e the orange	3 0 -1 -1 -1
last b> e the other	5 0 -3 1 -3
last b> e the pain	-3 1 4 -3 1
last b> e the pharma	0 -4 2 3 -1
last b> e the pressu	-4 1 4 0 0
last b> e the red	1 -2 -2 -1 4
last b> e the runs	1 -6 2 3 -1
last b> e the same	-2 1 5 -3 -1
last b> e the scan	4 -3 -1 0 0
last b> e the second	-6 5 -2 2 0
last b> e the shakes	-1 3 -1 1 -1
last b> e the should	-2 1 3 -2 -1
last b> e the skin	0 -4 5 -2 1
last b> e the spray	1 -4 3 0 -1
last b> e the spring	3 0 -1 -4 3
last b> e the summer	4 1 -1 -3 -1
last b> e the tablet	1 -5 2 -1 4
last b> e the third	1 3 -4 1 -1
last b> e the tongue	-2 3 2 -4 1
last b> e the tummy	-3 3 -2 2 0
last b> e the vein	-3 -2 9 -2 -1
last b> e the ward	-1 -2 -2 7 -2
last b> e the water	-3 -3 3 1 1
last b> e the week	-4 0 1 1 1
last b> e the weeken	-1 -3 2 3 -1
last b> e the whole	3 0 1 0 -4
last b> e the winter	5 0 -3 -2 -1
last b> e the §	4 -3 -3 -4 6
last b> e the §2	2 -1 2 2 -5
last b> e them in	1 -1 4 -3 -1
last b> e then #	-4 0 7 -1 -2
last b> e then i	4 3 -1 -7 0
last b> e then i'll	-4 1 -1 3 0
last b> e then it	4 -3 -1 0 0
last b> e then it's	2 -4 -5 4 2
last b> e then nothin	3 -1 -2 1 -1
last b> e then that's	-3 0 -2 2 3
last b> e then we	-1 -3 -2 6 0
last b> e then you	5 0 1 -4 -2
last b> e then §2	4 -1 -5 -3 5
last b> e there <p?p?>	-1 -2 4 1 -2
last b> e there' no	-2 -2 1 5 -1
last b> e they put	4 1 -1 -5 0
last b> e they said	-3 -2 -1 5 0
last b> e they stoppe	1 -3 3 2 -3
last b> e they were	7 -1 -3 -2 -1
last b> e thing for	3 -1 -1 0 -1
last b> e this is	-2 5 0 -1 -1
last b> e this mornin	-8 -4 4 9 -2
last b> e this year	-1 3 1 -2 -1
last b> e till #	-3 4 0 -1 0
last b> e time <p?p?>	4 1 -1 -3 -1
last b> e times and	0 3 -3 0 0
last b> e to #	-5 13 -1 -3 -4
last b> e to be	0 -1 -3 -1 4
last b> e to have	-2 5 -2 -2 2
last b> e to keep	-1 -8 6 3 0
last b> e to me	-3 0 0 3 -1
last b> e to start	5 -2 3 -3 -2
last b> e to that	-1 2 0 -4 4
last b> e to the	5 -2 -5 5 -2
last b> e to your	5 0 -1 -2 -2
last b> e to §2	2 -1 -4 6 -3
last b> e today <c?c?>	-3 -1 4 1 -1
last b> e today <c?p?>	-2 -1 4 0 -1
last b> e today <p?p?>	-1 -5 4 3 -2
last b> e tomorr <c?c?>	-2 4 1 -2 -1
last b> e tonigh <p?p?>	-4 -3 6 1 0
last b> e too <p?p?>	-1 5 -2 -1 -1
last b> e took it	-1 -2 -1 5 -1
last b> e twice <p?p?>	-2 -3 0 1 3
last b> e twice a	-4 -1 10 -6 1
last b> e under the	-3 2 3 -1 0
last b> e up and	5 -3 -1 -1 0
last b> e up in	4 -1 -1 0 -2
last b> e up the	-6 1 1 1 2
last b> e up to	1 -4 4 0 -1
last b> e use it	-1 4 -1 -2 1
last b> e want it	4 -4 1 1 -1
last b> e want you	-3 2 -4 4 0
last b> e wanted to	0 1 0 -3 3
last b> e was #	5 -3 -3 3 -1
last b> e was a	2 -3 -1 -1 3
last b> e was fine	-6 -4 8 3 -2
last b> e was given	-4 1 2 4 -3
last b> e was held	-2 7 -1 -2 -1
last b> e was in	6 -3 -3 -3 3
last b> e was my	-1 -1 -1 5 -2
last b> e was that	3 -2 -2 -1 2
last b> e was the	6 -4 -2 0 0
last b> e we don't	5 0 -2 -5 1
last b> e we leave	0 4 -1 -3 0
last b> e we'll see	4 -2 -2 0 0
last b> e week #	4 -3 0 0 -1
last b> e week <p?c?>	-1 -1 3 -2 0
last b> e week <p?p?>	-4 -5 -4 7 5
last b> e weeks <c?p?>	2 0 1 -3 1
last b> e weeks ago	-5 2 -4 2 3
last b> e weeks and	-2 3 -4 2 0
last b> e well <p?p?>	-3 0 -2 6 -1
last b> e what about	-5 1 3 1 1
last b> e what i	-2 -2 4 1 -1
last b> e what you	-2 -2 6 -4 1
last b> e when #	1 -4 4 -3 2
last b> e when i	2 4 1 -5 -2
last b> e when i'm	-1 4 -1 -2 0
last b> e when the	2 -6 0 5 -1
last b> e when you	0 -2 0 4 -2
last b> e when you're	1 6 -2 -4 -1
last b> e with a	-2 -2 -3 5 2
last b> e with breakf	0 2 1 -3 0
last b> e with food	-2 -1 4 0 0
last b> e with it	-4 1 6 0 -4
last b> e with my	-1 5 0 -5 1
last b> e with no	5 -1 -3 -1 0
last b> e with the	-6 -2 0 8 -1
last b> e with §2	0 4 -7 0 2
last b> e withou it	-3 2 2 0 -1
last b> e write that	0 -1 0 -2 3
last b> e years ago	8 -3 0 -8 2
last b> e years back	5 1 -1 -4 -1
last b> e yes #	0 -6 1 3 2
last b> e yes <c?c?>	1 2 -3 0 0
last b> e yes <c?p?>	-2 3 -2 1 -2
last b> e yes <p?c?>	-4 -2 2 -2 6
last b> e yes <p?p?>	1 1 4 -5 -1
last b> e yes every	-1 3 0 -2 0
last b> e you <c?c?>	-2 0 -1 4 -1
last b> e you <p?p?>	-4 7 -2 -3 2
last b> e you a	-3 -3 1 3 2
last b> e you been	-1 -4 6 -1 0
last b> e you came	3 1 -2 -3 1
last b> e you can	-5 5 6 -4 -3
last b> e you do	-4 7 2 -5 0
last b> e you don't	2 -6 -4 6 2
last b> e you for	3 2 -1 -3 0
last b> e you get	-1 -5 0 6 0
last b> e you had	-4 -1 2 2 1
last b> e you in	0 -2 -1 4 0
last b> e you like	0 5 -3 -2 -1
last b> e you need	-4 1 3 0 -1
last b> e you on	1 -1 -3 3 -1
last b> e you said	-3 0 -4 -2 9
last b> e you starte	-1 1 -4 4 0
last b> e you still	3 -2 -2 1 -1
last b> e you take	-3 -4 2 5 1
last b> e you to	-2 -4 2 3 1
last b> e you told	6 -4 0 -2 1
last b> e you use	3 -2 -2 1 -1
last b> e you were	0 3 -2 2 -3
last b> e you §2	3 -1 -1 -3 2
last b> e you're not	-3 1 6 -4 0
last b> e you're on	3 -2 1 -1 -3
last b> e you've been	3 3 -1 -2 -3
last b> e you've got	-3 2 -1 -1 3
last b> e you've had	5 -5 4 -1 -4
last b> e you've not	-1 -1 -1 4 -1
last b> e your gp	4 -2 1 -3 0
last b> e your pressu	-2 1 -2 3 -1
last b> e your §2	4 -3 -2 3 -2
last b> e § #	0 1 0 -3 3
last b> e § at	1 -3 -2 1 3
last b> e § for	3 0 -3 -3 3
last b> e § in	-2 5 0 -1 -3
last b> e § the	-6 1 -1 4 1
last c< e #	-5 4 5 -1 -3
last c< e <c?c?>	4 -5 -1 4 1
last c< e <c?p?>	2 -6 7 0 -2
last c< e <p?c?>	7 5 -4 -1 -6
last c< e <pp>	-3 5 -4 2 -1
last c< e ?	0 1 -5 5 -3
last c< e a	1 -1 5 0 -5
last c< e about	11 -2 -4 -3 -2
last c< e add	0 -2 0 -2 4
last c< e after	3 0 -3 -1 3
last c< e again	-1 3 1 -2 -2
last c< e also	-4 2 2 1 0
last c< e am	-2 -1 3 -1 0
last c< e and	-2 7 -2 -2 -6
last c< e antib	-4 3 -2 3 -1
last c< e anyth	3 0 -3 -1 1
last c< e asthm	-3 6 -2 -1 0
last c< e at	-3 1 1 2 -1
last c< e back	0 -2 3 1 -2
last c< e been	-1 -1 -2 4 0
last c< e bit	-3 0 2 2 -1
last c< e blood	-3 3 -1 0 0
last c< e blue	-5 4 -1 -1 2
last c< e came	5 0 -2 -3 0
last c< e can't	4 0 -3 1 -3
last c< e chang	3 0 3 -4 -1
last c< e come	-4 1 -2 4 0
last c< e consi	4 -3 0 -2 -1
last c< e contr	-3 6 -1 -2 0
last c< e cough	2 -3 1 1 -1
last c< e could	4 -3 1 -1 -1
last c< e days	-3 4 1 -2 0
last c< e denie	2 -4 0 1 1
last c< e did	7 -3 -7 3 0
last c< e does	3 -3 -1 1 -1
last c< e don't	-7 0 1 4 2
last c< e dose	-3 -1 4 1 -1
last c< e drop	-2 -2 1 3 0
last c< e drops	-2 3 1 -2 0
last c< e else	-3 5 -1 -1 0
last c< e ever	2 -4 1 -1 2
last c< e finis	5 -2 -2 -1 0
last c< e first	-1 4 -1 -3 0
last c< e for	2 -13 12 1 -2
last c< e from	5 -5 -1 -2 3
last c< e gave	3 -1 -3 -1 2
last c< e gel	-1 3 -1 -3 2
last c< e get	4 2 -5 -1 0
last c< e gets	0 2 2 -3 0
last c< e give	3 -2 0 1 -2
last c< e gives	-4 0 -1 5 0
last c< e givin	3 -5 4 0 -1
last c< e go	-2 -4 10 -3 -1
last c< e goes	-4 -3 6 0 0
last c< e gp	2 -3 -1 -1 3
last c< e had	5 -8 2 4 -3
last c< e has	3 4 -3 -2 -2
last c< e have	5 1 2 -5 -3
last c< e havin	-5 4 2 0 -1
last c< e he	-2 1 1 -3 3
last c< e he's	-6 12 -3 0 -2
last c< e her	5 3 -8 1 -1
last c< e him	-6 5 -5 4 2
last c< e his	4 2 -5 -1 0
last c< e home	-1 2 -2 3 -1
last c< e husba	3 -4 -1 -1 2
last c< e i	0 5 -5 5 -5
last c< e i'd	3 -6 3 -4 4
last c< e i'll	-4 -4 8 -1 2
last c< e i'm	-4 2 1 -1 1
last c< e i've	3 2 -4 1 -2
last c< e in	-6 -1 8 -4 3
last c< e inhal	-4 6 -1 -1 0
last c< e inste	-4 -4 6 3 -1
last c< e is	3 -1 -4 -1 3
last c< e it	2 -5 5 0 -2
last c< e it's	-2 6 6 -7 -3
last c< e jab	-4 -3 8 -3 1
last c< e just	-3 9 1 -5 -2
last c< e keep	-1 5 -3 0 -1
last c< e last	-3 2 -1 2 0
last c< e leg	-3 1 2 1 0
last c< e like	5 -4 1 -1 -1
last c< e littl	5 -5 0 1 -1
last c< e me	5 -9 -3 4 3
last c< e month	4 -2 -2 2 -1
last c< e more	2 -1 -4 1 2
last c< e morni	2 2 2 -7 1
last c< e mouth	-1 -1 4 -1 0
last c< e my	4 10 -6 -6 -1
last c< e never	-3 0 2 -3 4
last c< e new	1 3 -5 1 -1
last c< e next	-1 4 -3 0 0
last c< e no	-2 -3 -5 6 4
last c< e not	5 0 0 -5 0
last c< e now	-8 -3 10 2 -1
last c< e of	-1 2 2 -1 -3
last c< e off	-3 2 -2 4 -1
last c< e ok	1 -2 -1 3 0
last c< e okay	-5 2 4 0 -1
last c< e old	1 -1 -1 4 -2
last c< e on	8 -1 -4 -5 2
last c< e once	2 -2 -3 5 -2
last c< e one	0 -1 6 -3 -1
last c< e only	-2 7 -2 -2 -1
last c< e other	3 1 -1 -4 1
last c< e out	-1 -6 1 8 -2
last c< e own	1 -1 3 -3 -1
last c< e patch	-5 -2 2 1 4
last c< e plain	-4 0 3 1 0
last c< e powde	0 4 -1 -2 -1
last c< e press	-2 1 -1 3 -1
last c< e put	-6 -4 1 7 1
last c< e react	-3 -1 0 -1 5
last c< e said	6 -1 -2 -2 -2
last c< e same	-6 10 -1 -1 -2
last c< e says	1 -1 -3 1 2
last c< e see	0 2 -3 3 -2
last c< e she	5 -1 -5 -2 3
last c< e she's	6 -4 0 1 -2
last c< e shot	-3 1 1 2 -1
last c< e since	1 3 -1 -3 0
last c< e so	-7 -3 -7 10 6
last c< e some	-1 0 3 -3 1
last c< e somet	-3 5 -1 1 -2
last c< e start	-4 -4 8 -1 1
last c< e stay	0 3 -1 -2 0
last c< e stays	0 5 -2 -1 -2
last c< e still	0 0 -4 5 -1
last c< e stop	-4 -2 -2 7 1
last c< e stopp	-2 -3 4 0 0
last c< e swap	-2 -2 3 2 -1
last c< e table	8 -1 -5 -2 -1
last c< e takes	5 -1 -2 -1 -1
last c< e takin	-1 -2 -2 3 2
last c< e that	4 -2 -4 0 3
last c< e that'	-2 -11 6 2 5
last c< e the	-4 4 -10 8 -4
last c< e then	-5 2 5 -7 5
last c< e there	0 -1 2 2 -3
last c< e they	3 -2 -3 2 0
last c< e they'	-1 2 -3 3 -1
last c< e thing	-3 -1 1 4 -1
last c< e time	6 -3 -2 0 -1
last c< e to	-4 -1 1 0 4
last c< e today	4 -3 1 0 -2
last c< e tomor	-1 -1 4 0 -1
last c< e tried	-1 -3 -2 0 6
last c< e twice	0 2 -3 -1 1
last c< e use	0 4 2 -3 -3
last c< e usual	-2 8 -3 -2 -1
last c< e want	5 -4 3 -2 -2
last c< e wante	5 -3 -1 -1 -1
last c< e was	3 -7 -2 3 4
last c< e we	3 -4 1 -1 2
last c< e we'll	3 -1 -3 1 -1
last c< e week	-4 -1 3 1 1
last c< e well	-1 -3 1 3 0
last c< e what	0 -3 1 -1 4
last c< e wife	-6 -2 2 3 3
last c< e with	-9 9 10 -10 0
last c< e would	1 -3 3 -1 1
last c< e write	-2 -2 3 -2 2
last c< e yes	-4 -1 1 -1 5
last c< e you'v	2 0 -2 6 -5
last c< e your	-1 11 -3 -5 -2
last c< e |	-3 7 -3 -1 -5
last c< e §	2 -7 0 1 3
last c< e §2	3 5 -9 2 -2
last c> e #	-3 5 10 -8 -7
last c> e <c?c?>	3 1 -4 6 -5
last c> e <c?p?>	0 2 2 2 -6
last c> e <cc>	1 -3 1 -1 2
last c> e <cp>	1 4 -10 11 -5
last c> e <p?c?>	-4 5 2 -4 0
last c> e <p?p?>	6 1 0 -2 -5
last c> e <pc>	6 1 -1 -5 -3
last c> e <pp>	-1 1 -4 4 1
last c> e a	1 -3 -7 4 5
last c> e about	2 1 -2 -3 3
last c> e after	3 -3 5 -2 -2
last c> e again	-5 -2 5 -2 3
last c> e aller	5 0 -1 -1 -2
last c> e alone	-3 1 4 -2 0
last c> e also	6 -1 -3 -2 0
last c> e and	2 -5 3 0 2
last c> e any	-3 0 0 1 2
last c> e are	-5 7 -2 2 -2
last c> e as	-1 -2 -2 -1 6
last c> e asked	6 -2 -3 0 -1
last c> e at	5 2 -3 -6 2
last c> e back	1 0 -2 4 -2
last c> e be	3 0 -4 -1 1
last c> e becau	-3 -3 2 2 2
last c> e bit	2 -4 0 2 0
last c> e blood	-4 7 0 -2 -1
last c> e blue	0 6 0 -4 0
last c> e both	-4 -1 -1 2 4
last c> e break	0 3 -2 0 0
last c> e but	8 -2 -8 0 2
last c> e buy	-3 0 4 -1 -1
last c> e can	1 0 -5 5 -2
last c> e capsu	0 -4 -1 3 2
last c> e carri	-2 4 0 -1 0
last c> e chew	-3 1 2 0 0
last c> e come	4 -4 -1 0 1
last c> e comes	1 2 1 -3 0
last c> e could	4 -2 -3 -3 5
last c> e daily	-7 2 5 1 -1
last c> e day	-1 3 -6 3 1
last c> e days	-3 2 5 -1 -2
last c> e did	3 -3 2 -6 4
last c> e does	-1 6 0 -3 -1
last c> e don't	-6 2 2 3 -1
last c> e done	-2 -3 2 4 -1
last c> e down	-3 -2 1 3 1
last c> e drops	6 -6 1 0 -1
last c> e each	-2 6 2 -4 -1
last c> e eithe	5 -2 -3 0 0
last c> e ended	-1 -1 -1 4 -1
last c> e ends	-2 -2 -3 9 -2
last c> e ever	-4 -2 1 -4 9
last c> e every	3 4 2 -6 -3
last c> e fine	-1 4 -3 1 -1
last c> e finis	-2 1 -3 6 -1
last c> e first	-3 -1 4 -2 2
last c> e from	-10 3 -1 7 1
last c> e g	-1 1 3 -2 -1
last c> e gave	4 -4 -2 2 0
last c> e gel	-2 3 -1 1 -1
last c> e get	0 3 2 -4 -1
last c> e gets	-1 1 -2 3 -1
last c> e give	5 -1 -2 -1 -1
last c> e go	-3 -2 -3 7 0
last c> e goes	-1 -7 -3 10 0
last c> e gone	-2 0 -2 5 -2
last c> e good	-1 -1 -3 6 -1
last c> e got	1 3 -4 1 0
last c> e gp	-4 4 1 -2 1
last c> e had	2 -5 0 11 -7
last c> e half	-1 3 -2 1 -1
last c> e have	-6 4 2 -1 1
last c> e he	4 3 -5 -2 0
last c> e he's	2 4 -4 -1 -2
last c> e heart	-2 0 2 -3 3
last c> e her	2 -4 -4 4 1
last c> e here	6 -5 2 -3 0
last c> e him	-3 -3 -1 2 5
last c> e his	-3 2 -3 1 3
last c> e home	-2 0 -1 5 -2
last c> e hospi	6 -2 -1 -1 -1
last c> e i'm	-5 -1 4 4 -2
last c> e i've	5 4 -2 -3 -4
last c> e in	5 2 4 -7 -3
last c> e injec	6 -1 -2 -2 -1
last c> e inste	0 -3 7 -5 0
last c> e into	-1 -3 3 -2 2
last c> e is	10 -8 -2 -2 2
last c> e it	-1 -2 7 -6 1
last c> e it's	-6 1 8 -2 -2
last c> e last	2 1 0 -3 0
last c> e leave	1 5 0 -4 -2
last c> e left	4 -1 1 -3 -1
last c> e let's	4 1 -2 -2 -1
last c> e like	5 -2 -1 -2 -1
last c> e list	-3 2 -1 2 1
last c> e many	-3 5 -1 0 -1
last c> e may	1 3 0 -3 0
last c> e me	5 -3 -1 -3 2
last c> e monda	-4 6 -2 2 -1
last c> e month	2 3 -1 -4 0
last c> e more	-4 0 0 4 -1
last c> e morni	-3 8 -5 -1 1
last c> e much	4 1 -2 -3 0
last c> e must	5 0 -2 -1 -1
last c> e my	11 4 -7 -1 -7
last c> e need	-5 5 3 -2 -1
last c> e neede	-1 3 -2 0 -1
last c> e never	6 1 -4 -1 -2
last c> e night	2 2 -4 1 -1
last c> e no	4 2 -8 -4 5
last c> e not	5 1 -5 -4 2
last c> e nothi	3 0 -2 -1 -1
last c> e now	2 -8 7 0 -2
last c> e octob	4 -1 -1 -2 0
last c> e of	-4 1 7 -1 -3
last c> e off	4 -3 -7 4 2
last c> e ok	-3 7 -3 -1 -1
last c> e okay	-4 -2 0 2 4
last c> e on	-6 7 -5 6 -2
last c> e one	-3 3 8 -11 2
last c> e ones	-3 0 -1 1 2
last c> e only	4 1 -3 -1 -1
last c> e or	2 -5 -5 3 5
last c> e other	2 -3 1 -2 2
last c> e out	-2 -9 -5 16 1
last c> e over	-4 -2 1 6 -1
last c> e powde	-3 -1 6 -2 -1
last c> e put	1 0 2 1 -4
last c> e quart	-3 3 1 -1 -1
last c> e right	-1 2 -3 0 3
last c> e said	6 -2 -1 -6 4
last c> e same	-1 4 0 -2 -2
last c> e say	0 -5 1 3 0
last c> e says	1 0 1 -5 3
last c> e she	6 -7 -4 -1 6
last c> e she's	0 4 -3 1 -2
last c> e shot	-1 0 4 -2 -1
last c> e since	0 6 -6 2 -3
last c> e so	-1 -7 9 -3 2
last c> e start	-3 -1 1 4 -1
last c> e stay	-1 6 -1 -3 -1
last c> e stays	-3 11 -4 -5 0
last c> e still	-2 -3 -1 8 -1
last c> e stop	4 4 1 -7 -1
last c> e stopp	-2 1 3 -2 0
last c> e summe	6 -2 -1 -3 0
last c> e sunda	-3 5 -1 1 -2
last c> e table	-3 5 -1 -1 0
last c> e take	0 3 -4 2 -1
last c> e that	6 -5 -1 2 -2
last c> e that'	2 1 6 -7 -3
last c> e the	-3 -1 -2 4 4
last c> e them	-4 3 1 -1 2
last c> e then	-8 -6 9 1 3
last c> e there	-4 -3 1 5 1
last c> e they'	0 0 -2 3 -1
last c> e thing	3 0 -3 0 -1
last c> e think	2 -4 2 0 -1
last c> e this	-3 -1 5 -2 0
last c> e those	-3 3 0 2 -1
last c> e thoug	-2 -1 0 4 -1
last c> e times	1 -2 0 -4 5
last c> e to	-4 2 2 -2 2
last c> e today	-2 -7 9 3 -3
last c> e tonig	-5 -2 1 3 2
last c> e too	0 0 -1 4 -3
last c> e took	6 -2 -2 -1 -2
last c> e top	0 -5 6 0 -2
last c> e tried	-1 -2 1 -3 5
last c> e twice	-4 6 -1 -7 6
last c> e under	-2 1 4 -3 0
last c> e up	5 2 -1 -3 -4
last c> e use	-2 3 -1 -1 0
last c> e vein	-2 -1 5 -1 -1
last c> e was	13 -5 -8 -3 4
last c> e water	-1 -7 2 4 1
last c> e we	7 -1 -6 0 1
last c> e wedne	-3 4 -1 0 -1
last c> e weeks	5 4 -6 -1 -1
last c> e well	4 -6 -2 1 4
last c> e went	-1 -3 3 -1 2
last c> e were	1 -4 3 0 -1
last c> e what	1 1 0 -5 3
last c> e what'	-1 2 3 -4 -1
last c> e when	-3 9 -1 -3 -2
last c> e which	-3 2 -2 4 0
last c> e while	0 -3 3 1 -1
last c> e will	1 -2 3 -4 2
last c> e with	2 0 1 0 -4
last c> e would	6 -3 1 -2 -2
last c> e years	-3 7 -2 -3 1
last c> e yes	1 7 2 -4 -5
last c> e you	-4 3 0 -2 2
last c> e you'r	5 -3 0 2 -3
last c> e you'v	2 2 -6 2 1
last c> e your	-1 0 -4 2 3
last c> e §	2 -1 -1 -2 3
last c> e §2	1 -6 2 2 1
last w< e #	0 -8 2 7 2
last w< e <c?c?>	6 3 -3 0 -3
last w< e <c?p?>	-2 3 -1 2 -2
last w< e <cc>	-3 2 2 1 -3
last w< e <cp>	0 3 -2 -1 -1
last w< e <p?p?>	-5 2 3 0 1
last w< e <pp>	-1 -2 0 5 -1
last w< e ?	-5 5 -3 2 -4
last w< e a	1 -7 11 -5 1
last w< e about	7 -1 -8 3 -1
last w< e add	2 -2 -2 -3 6
last w< e after	1 -1 5 -4 -1
last w< e again	4 3 -2 -6 1
last w< e agree	6 -3 -2 0 -1
last w< e all	2 2 -7 2 1
last w< e aller	3 -4 2 -1 0
last w< e alrea	1 6 -6 -3 3
last w< e altog	3 1 -3 -1 0
last w< e alway	3 -1 -4 2 0
last w< e am	-5 -2 5 3 0
last w< e an	4 -1 7 -7 -3
last w< e anti	-2 -1 1 3 0
last w< e antib	-3 -1 -5 12 -3
last w< e anyth	0 3 -4 2 -1
last w< e are	-1 6 -3 -1 0
last w< e as	-1 -2 1 3 -2
last w< e asthm	-1 8 -5 -3 1
last w< e at	0 -5 -3 2 6
last w< e back	2 1 1 1 -5
last w< e bag	1 -3 1 1 1
last w< e becau	0 3 0 -1 -2
last w< e been	4 -4 -1 3 -2
last w< e befor	-6 6 4 -3 -1
last w< e begin	1 -3 -1 3 1
last w< e belly	-1 -3 1 3 -1
last w< e big	0 -3 0 3 0
last w< e bin	0 -1 4 -1 -2
last w< e bit	-4 -1 5 1 -1
last w< e bladd	2 -3 2 1 -1
last w< e blood	-3 7 -3 -3 2
last w< e blue	-7 8 -3 -3 4
last w< e both	2 -2 -1 -2 3
last w< e bothe	1 0 -1 -4 4
last w< e bottl	3 -2 2 -2 -1
last w< e bowel	-6 7 1 -1 -1
last w< e break	-4 2 1 -1 1
last w< e bring	1 3 2 -5 -2
last w< e broth	4 -1 -2 -3 2
last w< e brown	0 4 -3 -2 0
last w< e but	2 4 -2 -3 0
last w< e by	2 -6 4 -2 1
last w< e calci	1 2 -5 2 -1
last w< e call	-1 4 -1 -1 -1
last w< e calle	-4 -1 6 0 -2
last w< e came	-1 2 -3 -1 4
last w< e can	3 -1 2 1 -5
last w< e capsu	3 -3 1 0 -2
last w< e carry	-1 4 -1 0 -2
last w< e chang	-2 0 1 4 -3
last w< e chew	-1 0 3 -2 0
last w< e clean	2 -3 4 0 -2
last w< e clear	4 -4 -1 1 -1
last w< e clot	-3 -3 5 1 -1
last w< e come	-2 4 -2 2 -2
last w< e comes	1 5 0 -6 0
last w< e consi	4 -3 0 -2 -1
last w< e conti	2 2 -1 -5 2
last w< e contr	-2 6 -1 -2 -1
last w< e cough	0 -1 -1 4 -2
last w< e could	4 -5 1 -3 4
last w< e count	3 -1 0 -2 0
last w< e cream	-6 4 -1 4 -2
last w< e cross	-3 2 0 1 0
last w< e cut	-3 0 -1 2 2
last w< e days	3 2 -1 -6 3
last w< e denie	8 -5 -1 0 -2
last w< e denti	-1 5 -1 -2 -1
last w< e did	0 -5 -5 5 4
last w< e do	-4 -1 5 1 -2
last w< e does	4 -4 -3 5 -3
last w< e dog's	5 -4 0 -1 0
last w< e doing	3 2 -5 0 0
last w< e don't	-6 8 -2 -2 2
last w< e done	8 -9 2 -1 -1
last w< e down	-3 -2 5 -5 5
last w< e dr	2 -5 -2 3 2
last w< e drenc	16 -7 -6 -2 -1
last w< e dress	0 -2 -1 3 0
last w< e drip	2 -7 2 3 -1
last w< e drop	-3 -3 1 3 2
last w< e drops	-2 2 3 -2 -2
last w< e dry	2 1 -1 -3 2
last w< e each	-3 -1 3 1 0
last w< e eatin	-2 0 -2 4 0
last w< e eithe	0 3 -1 -1 -1
last w< e else	-1 7 -3 -1 -1
last w< e end	0 -1 -2 4 0
last w< e ends	-1 -4 2 4 -1
last w< e even	1 4 -2 -3 0
last w< e ever	4 -4 6 -5 -1
last w< e every	6 2 -6 1 -4
last w< e fair	0 4 -1 -2 -1
last w< e fell	-2 3 0 0 -1
last w< e fever	4 -3 -2 3 -2
last w< e fine	2 0 -3 5 -4
last w< e first	-5 7 1 -8 5
last w< e food	-3 4 -1 1 -1
last w< e foot	-2 4 -1 -1 0
last w< e for	3 1 2 3 -9
last w< e fortn	-4 3 1 1 -1
last w< e from	-4 -1 3 0 2
last w< e gave	3 -3 -5 3 2
last w< e get	5 -3 1 -2 -1
last w< e gets	-3 -1 6 -1 -1
last w< e give	4 -1 -1 0 -2
last w< e givin	-3 -3 7 1 -2
last w< e go	-7 -1 7 0 0
last w< e goes	-3 1 5 -3 -1
last w< e going	3 -4 -1 2 0
last w< e gone	3 2 -1 -3 -1
last w< e good	-1 0 -2 4 -1
last w< e got	0 4 3 -3 -3
last w< e grand	-1 5 -2 -2 0
last w< e gums	3 -2 0 -1 -1
last w< e had	3 -5 -4 8 -1
last w< e half	-2 -3 3 2 -1
last w< e has	0 7 -5 1 -3
last w< e have	-4 -1 3 2 0
last w< e havin	-9 10 2 -1 -1
last w< e he	-2 -1 0 -2 5
last w< e he'll	3 -5 5 -3 -1
last w< e he's	-5 10 2 -5 -2
last w< e head	-3 -2 4 2 0
last w< e heart	-2 6 -3 0 -1
last w< e here	3 -1 -5 1 2
last w< e hers	4 0 -3 0 -1
last w< e him	-2 -8 6 -1 5
last w< e hip	-1 -4 5 1 0
last w< e his	4 3 -7 0 0
last w< e histo	-2 3 -2 1 0
last w< e hold	-1 1 1 -3 1
last w< e home	1 4 -3 0 -3
last w< e hospi	-1 -3 -3 4 4
last w< e house	0 3 -2 0 0
last w< e husba	4 -5 -1 -1 2
last w< e i	-1 3 -6 0 4
last w< e i'd	9 -14 3 -1 3
last w< e i'll	-7 3 7 -5 1
last w< e i'm	-9 5 2 1 2
last w< e i've	-7 4 3 1 -1
last w< e if	3 -4 -1 6 -4
last w< e ill	-4 -3 8 -1 1
last w< e in	6 -5 -1 -4 4
last w< e inhal	-5 9 -3 0 -1
last w< e injec	1 2 3 -4 -1
last w< e inste	-1 -2 5 1 -3
last w< e into	0 -5 4 2 0
last w< e is	1 0 -1 5 -4
last w< e isn't	-4 -4 3 -4 8
last w< e it	-3 4 -4 1 2
last w< e it's	3 2 2 -5 -2
last w< e its	2 -3 0 -3 4
last w< e itsel	-3 -1 -1 3 1
last w< e jab	-6 -2 10 -2 0
last w< e just	-1 9 -3 0 -4
last w< e keep	3 4 -4 -3 0
last w< e keeps	1 5 -2 -4 0
last w< e kidne	-1 -3 6 -1 -1
last w< e know	7 -3 0 -2 -2
last w< e last	-1 -7 -4 6 6
last w< e leave	-2 1 -2 6 -3
last w< e left	0 5 0 -3 -2
last w< e legs	-4 0 1 0 2
last w< e let	1 -2 -3 4 0
last w< e let's	4 -3 -1 2 -1
last w< e lette	3 -3 0 -1 1
last w< e like	3 -4 1 -2 2
last w< e list	-1 3 -3 -1 2
last w< e long	4 -4 3 -1 -1
last w< e look	1 -3 0 4 -2
last w< e low	-1 -3 5 -1 -1
last w< e made	3 -2 -2 1 0
last w< e make	-3 0 5 -1 -1
last w< e makes	-1 3 0 -2 0
last w< e march	6 0 -3 -3 -1
last w< e may	5 -1 -4 2 -2
last w< e maybe	4 -1 -1 -2 0
last w< e me	3 -1 -4 5 -2
last w< e medic	-5 3 0 1 1
last w< e mg	-1 3 -5 1 1
last w< e minut	-4 0 5 -1 0
last w< e mites	-1 -2 3 1 -2
last w< e ml	2 -5 3 -1 -1
last w< e monda	-3 5 -3 0 1
last w< e more	-3 4 -2 2 -2
last w< e morni	-5 0 4 0 1
last w< e mothe	2 -4 3 -1 -1
last w< e mouth	-5 4 5 -1 -3
last w< e must	-1 4 -1 -5 4
last w< e my	12 5 -8 -8 -1
last w< e neede	1 -2 3 -1 -1
last w< e needl	-4 2 -1 0 2
last w< e never	-4 -3 2 3 2
last w< e new	-6 -1 2 5 0
last w< e next	3 3 -4 -1 -2
last w< e night	-5 2 4 2 -4
last w< e no	4 1 -5 2 -1
last w< e nose	1 4 1 -4 -2
last w< e not	6 6 -3 -4 -5
last w< e notes	-2 0 -2 0 4
last w< e now	-2 3 2 -2 -1
last w< e nurse	-2 -4 7 2 -3
last w< e of	4 -2 0 0 -3
last w< e off	2 6 -6 -3 1
last w< e offer	5 -1 -1 -2 -1
last w< e oh	0 1 -4 1 2
last w< e ok	5 -6 3 2 -4
last w< e okay	-5 -3 8 -1 1
last w< e on	4 -3 -1 6 -5
last w< e once	2 -6 1 7 -4
last w< e one	5 -1 7 -8 -2
last w< e ones	7 -1 -1 -2 -3
last w< e only	-4 7 2 -6 1
last w< e open	3 -1 0 -1 -1
last w< e or	0 -2 -4 4 3
last w< e out	-6 1 1 3 1
last w< e over	3 -8 2 3 0
last w< e pain	-6 -4 5 2 3
last w< e patch	-5 -1 -1 2 5
last w< e phone	-1 0 -2 3 0
last w< e place	3 1 -6 2 1
last w< e plain	-5 -1 3 2 1
last w< e plast	-2 0 3 -1 0
last w< e pleas	3 1 -2 -1 -2
last w< e potas	-1 -4 4 1 0
last w< e powde	0 5 -3 -1 -1
last w< e press	-1 6 -3 -1 0
last w< e prope	-2 2 1 -3 2
last w< e pull	-1 1 -2 4 -2
last w< e put	-4 -2 7 1 -2
last w< e quite	4 0 2 -4 -1
last w< e rathe	4 4 -2 -4 -2
last w< e react	-4 -2 2 -1 5
last w< e read	0 -2 -1 -1 4
last w< e red	2 1 -2 -3 2
last w< e repea	-3 1 -1 5 -2
last w< e right	-1 1 2 -4 2
last w< e ring	7 -1 -5 0 -1
last w< e said	11 0 -7 -4 0
last w< e same	-3 5 -2 0 1
last w< e say	1 1 -7 -2 6
last w< e says	3 -3 -3 4 0
last w< e secon	-1 1 3 -2 -1
last w< e sedat	-3 0 3 -1 2
last w< e see	1 -5 -2 4 1
last w< e send	4 0 -2 -2 -1
last w< e shall	4 -3 -1 -1 1
last w< e she	-5 0 1 3 2
last w< e she's	2 4 -4 0 -3
last w< e sheet	-1 2 1 -3 1
last w< e shot	-1 -5 5 1 1
last w< e shoul	-4 0 4 -2 1
last w< e show	-4 0 -1 5 0
last w< e sick	-2 -3 1 6 -3
last w< e since	-7 5 1 0 0
last w< e siste	2 0 -4 3 -1
last w< e skin	-2 2 4 -6 2
last w< e sleep	4 -2 -1 -1 0
last w< e slow	-1 -3 4 0 -1
last w< e so	-5 -10 10 7 0
last w< e some	3 -4 -3 5 -1
last w< e someb	4 0 -1 -2 -1
last w< e somet	-3 -2 7 2 -3
last w< e sore	-1 4 -1 -2 0
last w< e start	6 -7 -5 3 3
last w< e stati	-1 0 -1 -2 4
last w< e stay	-5 5 -2 1 0
last w< e stays	0 0 -2 5 -3
last w< e stero	5 -1 3 -5 -2
last w< e stick	-1 3 2 -4 0
last w< e still	0 2 1 2 -4
last w< e stoma	-4 4 -1 1 0
last w< e stop	-1 -8 5 4 0
last w< e strik	-1 0 -2 5 -1
last w< e stron	1 -4 0 5 -2
last w< e summe	-5 5 -2 2 -1
last w< e swap	-1 -3 4 2 -2
last w< e swell	3 0 -1 -2 0
last w< e syrin	6 -2 -5 1 0
last w< e table	-1 -4 -6 6 5
last w< e take	-4 3 -5 1 5
last w< e takes	5 3 -3 -3 -2
last w< e talk	0 3 0 -2 -1
last w< e tea	0 -4 0 3 0
last w< e tell	-3 6 -3 1 -1
last w< e test	1 -2 -1 -2 4
last w< e than	-1 4 -1 -2 0
last w< e that	3 4 2 -6 -3
last w< e that'	-1 -3 -4 0 8
last w< e the	0 3 -1 2 -5
last w< e them	6 2 -2 -4 -1
last w< e then	-2 -4 3 -1 5
last w< e there	2 -4 7 3 -7
last w< e these	-4 -2 1 5 0
last w< e they	5 4 -8 -4 4
last w< e they'	1 2 -4 2 -1
last w< e think	4 -1 0 0 -3
last w< e this	4 -1 2 1 -5
last w< e those	4 -3 -3 2 -1
last w< e thoug	1 0 2 -4 2
last w< e thrus	2 -3 -1 2 0
last w< e till	-4 7 3 -4 -2
last w< e time	3 -6 -2 -1 6
last w< e times	1 -2 -4 1 4
last w< e to	-1 -6 3 0 3
last w< e today	-2 -1 7 2 -6
last w< e told	1 -4 1 -1 3
last w< e toler	-2 4 1 -4 1
last w< e tomor	-3 0 -2 5 -1
last w< e tonig	-1 -4 1 4 -1
last w< e too	-1 4 2 -2 -3
last w< e tooth	3 -2 -1 -2 1
last w< e tried	-1 -7 -1 2 7
last w< e troub	-3 2 3 -2 1
last w< e tuesd	4 -1 0 0 -1
last w< e tummy	-4 0 5 0 -1
last w< e twice	5 -3 -1 0 -1
last w< e under	-6 -1 5 5 -2
last w< e until	-3 4 -3 -4 5
last w< e up	-1 1 -3 1 2
last w< e us	3 1 -4 -5 5
last w< e use	3 0 2 -2 -3
last w< e usual	-4 7 -3 1 -1
last w< e vein	0 -4 6 -2 0
last w< e want	3 -8 7 -3 0
last w< e wante	10 -3 -2 -2 -3
last w< e ward	-1 1 -1 -4 6
last w< e was	9 -6 -5 -3 5
last w< e wash	-1 -1 7 -4 0
last w< e wasn'	3 -1 -2 0 0
last w< e water	1 -2 -1 4 -1
last w< e we	-5 4 -4 2 3
last w< e we'll	-2 -2 0 6 -2
last w< e we're	-1 -2 0 4 -1
last w< e wedne	-4 0 0 4 0
last w< e week	-2 -3 7 -3 1
last w< e weeks	1 2 -4 3 -2
last w< e weigh	2 -2 3 -3 0
last w< e well	-6 5 -1 1 1
last w< e went	0 -3 -1 -2 5
last w< e were	-1 -6 2 3 2
last w< e what	-1 -3 -3 4 4
last w< e when	-1 4 -1 1 -3
last w< e which	12 -7 -1 -1 -3
last w< e why	-2 1 6 -2 -2
last w< e wife	-3 -4 1 3 3
last w< e will	3 -2 -1 -1 0
last w< e with	-4 4 3 -4 1
last w< e works	-2 -3 2 0 3
last w< e would	5 -7 6 -4 0
last w< e write	-5 -1 3 -5 8
last w< e years	5 -3 -2 3 -3
last w< e yello	5 -2 -3 -3 3
last w< e yes	-1 3 -4 2 1
last w< e you	1 9 1 -6 -7
last w< e you'd	0 -3 -1 1 3
last w< e you'r	-5 4 -1 5 -3
last w< e your	1 5 0 -4 -2
last w< e yours	1 0 -4 1 1
last w< e §	2 2 6 0 -10
last w< e §2	0 0 1 5 -6
last w> e #	-6 8 -2 1 -8
last w> e <cc>	-5 3 4 -3 1
last w> e <cp>	0 5 -3 1 -3
last w> e <p?c?>	-5 3 1 3 -3
last w> e <pc>	1 4 1 -1 -4
last w> e <pp>	-1 1 -7 6 1
last w> e a	-3 -3 4 -2 4
last w> e about	3 -5 6 -1 -3
last w> e actua	4 -2 -4 2 -1
last w> e add	-1 3 -1 -2 0
last w> e after	-1 -3 5 -5 4
last w> e again	-2 -3 4 -12 12
last w> e ago	5 -6 -7 1 6
last w> e all	-2 2 4 -2 -1
last w> e aller	4 7 -2 0 -8
last w> e alone	-5 6 3 -3 -1
last w> e along	-3 0 0 3 0
last w> e alrea	-7 5 5 -2 -1
last w> e alrig	-4 4 3 -1 -2
last w> e also	7 -2 -2 -2 -2
last w> e altog	5 -3 -3 2 -2
last w> e alway	-2 11 -4 -4 -1
last w> e am	1 -2 -2 4 -1
last w> e an	1 -2 0 -7 7
last w> e and	-4 2 2 -2 -1
last w> e anoth	3 3 -4 -2 0
last w> e antib	3 -4 6 -3 -2
last w> e any	-1 -4 -4 2 7
last w> e anyth	-1 -1 3 -2 1
last w> e anywa	-2 3 1 -1 -1
last w> e apart	2 -4 1 0 0
last w> e april	5 2 -2 -4 0
last w> e are	4 -5 0 5 -4
last w> e aren'	3 -1 0 -1 -1
last w> e arm	4 0 -2 0 -2
last w> e as	-7 5 -6 0 7
last w> e asked	3 -4 -4 6 0
last w> e askin	-6 1 4 1 -1
last w> e at	1 0 6 -2 -5
last w> e augus	0 -4 -3 6 1
last w> e avoid	-3 -1 -1 -1 6
last w> e away	-1 -4 -1 6 0
last w> e aye	-2 4 -2 0 -1
last w> e b	2 -3 2 -1 0
last w> e baby	-4 4 0 2 -1
last w> e back	7 3 -2 -2 -6
last w> e bad	-4 4 0 -1 2
last w> e bag	-3 -2 3 6 -4
last w> e bath	-2 6 -1 -2 -1
last w> e be	-3 0 0 -3 6
last w> e becau	-9 0 8 0 1
last w> e bed	7 -4 0 -1 -2
last w> e bedti	-2 -1 4 0 -1
last w> e been	-3 6 1 2 -6
last w> e befor	0 6 1 0 -8
last w> e began	-3 6 -4 -1 2
last w> e begin	0 -6 8 -1 -1
last w> e behin	1 -4 1 2 -1
last w> e bette	-4 7 1 -3 -1
last w> e betwe	1 1 2 -4 -1
last w> e big	-2 -7 1 -2 9
last w> e bin	-1 -2 4 2 -2
last w> e binne	5 -1 -2 -2 0
last w> e birth	5 -1 -2 -2 0
last w> e bladd	1 -5 2 3 -1
last w> e blew	0 -2 -3 0 5
last w> e blist	0 -1 -1 -2 3
last w> e block	0 -2 -2 4 -1
last w> e blood	3 1 0 -4 1
last w> e blue	1 2 -5 -4 6
last w> e boots	-3 -1 3 1 -1
last w> e both	-15 4 -1 9 2
last w> e bottl	3 -5 5 -2 -1
last w> e bough	-4 1 -1 5 -1
last w> e bowel	3 2 -4 -3 2
last w> e box	1 -1 -1 5 -3
last w> e break	-6 4 4 -1 -1
last w> e breas	5 -3 -3 0 1
last w> e breat	-3 1 0 -2 4
last w> e bring	0 -4 2 0 2
last w> e broth	2 3 -5 1 -1
last w> e broug	3 2 -4 -2 1
last w> e bum	-2 0 4 -1 -1
last w> e but	7 5 -5 -2 -5
last w> e buy	-4 -3 14 -4 -3
last w> e by	-4 0 5 2 -3
last w> e calci	7 -5 -5 4 -1
last w> e call	0 -4 -1 0 5
last w> e came	-1 -3 -4 2 6
last w> e can	-3 -4 10 5 -8
last w> e can't	-1 -5 1 5 1
last w> e capit	-1 -1 -1 -2 5
last w> e capsu	1 -4 1 1 1
last w> e car	-2 3 1 -1 -1
last w> e card	-1 -3 -2 1 5
last w> e carri	-3 4 -1 -2 2
last w> e carry	3 10 -2 -9 -3
last w> e cat	4 0 -2 -3 1
last w> e cause	-1 3 -2 -2 2
last w> e chang	-5 5 -3 5 -2
last w> e chemi	2 -2 1 1 -3
last w> e chew	-4 4 1 0 -1
last w> e chewi	-4 1 -2 5 -1
last w> e chews	-1 0 4 -2 -1
last w> e clean	-2 -1 -4 5 1
last w> e clear	6 -4 1 2 -5
last w> e climb	0 2 0 -3 1
last w> e clini	6 2 -3 -3 -1
last w> e close	-2 2 0 -4 5
last w> e colle	-1 0 0 3 -2
last w> e come	0 -2 1 3 -2
last w> e comin	-5 -1 2 4 -1
last w> e cough	-2 -4 4 1 1
last w> e could	4 -3 -5 -2 5
last w> e cream	-5 -1 6 1 -1
last w> e cross	2 -3 -2 6 -2
last w> e dad	2 -1 4 -4 -1
last w> e date	-3 2 0 0 1
last w> e daugh	-5 3 0 4 -1
last w> e day	-3 4 4 -1 -5
last w> e days	-4 4 4 2 -7
last w> e dead	1 0 -1 -4 4
last w> e denie	5 0 0 -3 -2
last w> e denti	-4 3 4 -2 0
last w> e dialy	-2 -1 5 -5 3
last w> e did	0 -8 3 3 2
last w> e didn'	-1 -2 -2 3 2
last w> e disch	-1 -1 0 4 -2
last w> e do	4 -2 2 0 -4
last w> e docto	-4 3 -5 3 4
last w> e does	-3 5 1 -2 -1
last w> e dog	0 -4 2 2 0
last w> e doing	-5 9 -5 3 -2
last w> e don't	4 8 -3 0 -8
last w> e done	-1 -9 0 15 -5
last w> e dont	-6 2 1 3 1
last w> e door	-1 3 -2 1 -1
last w> e dose	4 -4 3 -1 -2
last w> e doses	-2 -2 -2 5 0
last w> e doubl	-2 7 -2 -4 0
last w> e down	-2 -9 2 -1 11
last w> e dr	1 -1 2 -5 3
last w> e drawe	-4 0 3 1 -1
last w> e dream	0 3 -3 -4 4
last w> e drenc	5 -1 -3 -1 0
last w> e dress	-1 -1 0 -2 3
last w> e drink	0 -3 4 0 -1
last w> e drip	10 -4 -1 -1 -4
last w> e drop	1 -7 -1 8 -1
last w> e dropp	-2 5 -3 -4 4
last w> e drug	5 -1 -1 -2 -1
last w> e due	-1 7 0 -4 -2
last w> e durat	-5 -5 1 3 5
last w> e each	0 5 3 -5 -3
last w> e ear	0 0 -3 4 -1
last w> e ears	-4 -1 -1 -1 7
last w> e easte	2 -4 -1 4 -1
last w> e eat	-2 3 1 -2 0
last w> e eatin	-4 2 -3 6 -1
last w> e eats	-2 4 -1 0 -1
last w> e eggs	-2 0 5 -2 -1
last w> e eithe	4 -3 -4 2 1
last w> e elbow	-4 3 1 -1 1
last w> e else	0 0 -1 -2 3
last w> e end	3 -5 0 3 -1
last w> e ended	-4 -8 -3 16 -1
last w> e ends	-3 -3 -4 12 -2
last w> e enoug	-3 4 2 -1 -2
last w> e even	-1 3 0 -2 0
last w> e eveni	-2 7 0 -4 -2
last w> e ever	-4 -2 0 -4 10
last w> e every	-7 11 1 -4 -1
last w> e eyes	-6 1 1 -3 7
last w> e face	-4 0 0 1 3
last w> e faint	0 3 -1 -2 -1
last w> e fair	-2 -3 3 5 -3
last w> e famil	1 -3 0 -1 3
last w> e feed	-5 4 -1 4 -1
last w> e feel	5 2 -3 -1 -2
last w> e feet	-4 1 0 3 0
last w> e fell	3 -2 -3 0 3
last w> e fever	0 -4 5 -5 4
last w> e few	-2 -2 4 0 0
last w> e fine	4 17 0 -10 -10
last w> e finis	4 1 -8 11 -8
last w> e first	1 -7 11 -4 -1
last w> e fit	-3 3 1 -2 2
last w> e flu	5 -4 -1 1 -1
last w> e flush	2 -4 1 0 0
last w> e food	-4 -1 5 3 -3
last w> e for	-3 2 0 -1 1
last w> e forge	4 1 -1 -4 -1
last w> e forgo	7 -4 -1 -3 1
last w> e form	-4 3 1 -3 3
last w> e fortn	-2 -4 1 6 -1
last w> e forum	5 -1 -2 -1 -1
last w> e frida	-4 6 2 -1 -3
last w> e fridg	2 -2 3 -2 -1
last w> e frien	0 4 2 -4 -2
last w> e from	-3 -5 5 0 4
last w> e front	-3 -3 3 -2 5
last w> e g	1 -1 4 -3 -1
last w> e get	5 3 -5 -2 0
last w> e gets	0 0 3 -3 -1
last w> e getti	-4 3 3 -3 1
last w> e give	3 1 -8 0 3
last w> e given	1 -6 4 3 -1
last w> e gives	-2 3 -3 2 -1
last w> e givin	2 -2 -3 4 0
last w> e go	-5 7 1 2 -6
last w> e god	-1 -1 -1 -2 5
last w> e goes	-5 5 -4 4 1
last w> e going	5 3 0 -5 -4
last w> e gone	10 -7 -2 7 -8
last w> e good	1 9 -8 1 -3
last w> e got	-2 3 -6 6 -1
last w> e grand	0 5 5 -6 -4
last w> e green	-3 5 1 -2 -1
last w> e grew	-3 -1 0 4 0
last w> e had	-3 -6 7 6 -4
last w> e hair	-3 1 0 0 2
last w> e half	4 7 -7 -1 -4
last w> e hand	6 -7 1 1 -2
last w> e happy	-1 4 -2 -2 0
last w> e harm	-4 2 1 1 -1
last w> e has	0 3 -6 5 -2
last w> e have	-5 0 8 2 -5
last w> e haven	0 4 0 -2 -2
last w> e havin	-8 5 -2 8 -3
last w> e hay	3 5 -2 -5 -1
last w> e he	2 -5 1 0 2
last w> e he's	7 1 -7 0 -2
last w> e head	-5 0 4 -1 2
last w> e heard	6 -3 -1 -1 -1
last w> e heart	5 -4 -2 -3 4
last w> e held	-4 9 1 -4 -1
last w> e here	0 -10 8 0 1
last w> e hers	4 -5 5 -1 -3
last w> e herse	3 -1 0 -2 0
last w> e high	5 -5 -2 2 -1
last w> e him	6 -1 0 0 -5
last w> e his	9 -6 -5 0 1
last w> e histo	4 -1 -1 -1 -1
last w> e hold	-6 12 4 -8 -2
last w> e home	-7 -1 9 5 -6
last w> e hormo	3 -1 -1 -1 0
last w> e horri	1 -4 -2 -1 5
last w> e hour	0 -1 5 -3 -1
last w> e hours	-2 -4 -1 3 4
last w> e house	4 -1 -2 0 0
last w> e how	-1 0 -4 6 0
last w> e hurt	-8 3 5 -1 2
last w> e husba	-4 0 4 1 -1
last w> e i	2 0 -1 -2 3
last w> e i'd	5 -1 0 -3 -1
last w> e i'll	0 -6 12 -7 2
last w> e i'm	4 4 -1 -3 -4
last w> e i've	-3 5 -1 6 -6
last w> e if	3 -4 7 -3 -3
last w> e in	4 -2 -2 -4 7
last w> e inhal	-1 1 0 -4 3
last w> e injec	1 3 -1 -2 -1
last w> e inste	-5 -3 9 -2 0
last w> e iron	6 -3 -1 0 -2
last w> e isn't	-1 -5 6 3 -3
last w> e it	3 2 -9 6 -3
last w> e it'll	3 -5 6 -2 -1
last w> e it's	-2 -1 1 3 -2
last w> e its	-3 2 0 4 -2
last w> e itsel	0 3 0 -2 -1
last w> e jab	1 -2 4 -1 -2
last w> e jabs	-2 -3 5 1 -1
last w> e joint	5 1 -2 -3 -1
last w> e july	2 1 -3 3 -2
last w> e june	6 -2 -2 0 -2
last w> e just	6 0 8 -8 -7
last w> e keep	0 7 -1 -6 -1
last w> e keeps	-2 5 0 -3 0
last w> e kept	-2 0 -1 4 -1
last w> e kidne	-1 -5 1 6 -1
last w> e kind	4 -3 0 2 -2
last w> e knee	-3 -2 -2 5 1
last w> e lad	2 2 1 -5 0
last w> e lady	-3 5 -1 1 -2
last w> e last	-1 -1 -9 15 -3
last w> e later	3 -1 0 -1 -1
last w> e leave	2 13 -2 -5 -8
last w> e left	1 8 -3 0 -6
last w> e leg	2 -4 1 2 -1
last w> e legs	-6 -1 -2 3 6
last w> e less	-1 -2 3 0 0
last w> e let	1 2 3 -4 -3
last w> e let's	14 3 -8 -6 -3
last w> e lette	0 -1 -5 2 4
last w> e like	-2 2 -7 -2 9
last w> e line	-2 4 0 -3 1
last w> e lips	-1 -1 -1 -2 4
last w> e list	-6 -2 -5 7 5
last w> e littl	6 1 0 -6 -2
last w> e liver	5 -5 0 0 -1
last w> e long	9 -10 1 -1 1
last w> e looke	4 0 0 -3 -1
last w> e lost	-1 -2 3 -1 1
last w> e love	-2 4 -2 2 -1
last w> e lovel	-2 4 -1 -2 0
last w> e low	2 -3 3 -2 -1
last w> e lunch	-3 6 0 -2 0
last w> e made	1 -6 -3 1 8
last w> e make	0 7 -1 -5 -2
last w> e makes	-2 2 -3 3 1
last w> e many	-1 7 -3 -1 -1
last w> e march	2 3 -1 -1 -4
last w> e mate	4 -2 0 -1 -1
last w> e may	-3 5 2 -1 -2
last w> e maybe	6 -2 -4 0 -1
last w> e me	-4 2 -4 4 2
last w> e meant	2 1 2 -3 -1
last w> e medic	4 1 -1 -2 -1
last w> e memor	-1 -2 -1 4 -1
last w> e menti	2 0 3 -4 -1
last w> e mg	-4 -4 8 0 -1
last w> e milk	1 -3 3 -3 2
last w> e mind	-2 -1 5 0 -2
last w> e mine	10 -3 -2 -3 -1
last w> e minut	-1 -2 4 -2 2
last w> e misse	-4 10 -2 -3 -1
last w> e mixed	-5 0 1 4 0
last w> e ml	5 0 -3 -3 1
last w> e monda	-10 6 -4 10 -1
last w> e month	0 4 -4 -2 1
last w> e more	-2 4 1 -2 -1
last w> e morni	-12 8 5 2 -3
last w> e mothe	4 0 0 -1 -2
last w> e much	4 2 -1 -4 -1
last w> e must	4 -1 -4 -3 3
last w> e my	-5 4 1 -4 4
last w> e mysel	-1 4 -1 -1 -1
last w> e nearl	-5 1 2 -2 3
last w> e neck	-6 -3 4 1 3
last w> e need	-3 5 2 1 -5
last w> e neede	-4 1 2 2 -1
last w> e needl	0 4 -2 -1 -1
last w> e needn	5 -6 -2 3 0
last w> e needs	-5 4 4 -2 -1
last w> e neigh	4 -4 0 -2 2
last w> e never	-4 -1 -5 3 7
last w> e new	1 -3 -2 4 0
last w> e next	4 9 -6 -7 0
last w> e night	-3 1 4 -3 2
last w> e no	7 -1 -1 -5 -1
last w> e nobod	4 3 -4 -3 0
last w> e none	0 -4 -1 6 -1
last w> e nose	-4 2 2 0 1
last w> e not	7 -4 -8 6 -2
last w> e noted	-4 -1 -2 0 8
last w> e notes	6 -4 -2 -5 4
last w> e nothi	2 -5 5 5 -7
last w> e now	-6 -3 17 -2 -6
last w> e numbe	-1 -1 -2 5 0
last w> e nurse	-4 4 3 -2 0
last w> e octob	-3 5 -2 1 -1
last w> e of	3 -6 7 0 -5
last w> e off	-3 -7 -8 22 -4
last w> e offer	7 0 -2 -5 0
last w> e oh	4 -6 3 2 -2
last w> e ointm	0 -5 3 1 -1
last w> e ok	0 0 5 -1 -3
last w> e old	4 1 -2 -1 -2
last w> e on	-4 6 -2 -4 1
last w> e once	8 -8 3 -2 -1
last w> e one	-3 1 7 -4 -2
last w> e one's	-3 4 2 -1 -2
last w> e ones	-7 1 2 1 3
last w> e only	1 9 -6 -1 -3
last w> e op	-1 4 0 -3 0
last w> e open	-2 0 8 -4 -2
last w> e our	3 2 -1 -3 -1
last w> e out	-3 -15 1 15 3
last w> e over	1 -6 -2 9 -2
last w> e packe	-4 -3 2 4 0
last w> e pain	-3 1 4 -2 1
last w> e past	8 -5 -4 2 -1
last w> e patie	4 -1 -1 -2 -1
last w> e pause	-1 7 0 -5 -1
last w> e pen	6 -1 -1 -3 -1
last w> e pill	-3 7 -4 0 -1
last w> e pink	-3 3 0 0 0
last w> e place	-4 -1 0 7 -2
last w> e plain	3 -2 3 -2 -1
last w> e plast	-1 3 -1 -1 0
last w> e pleas	4 0 -4 6 -6
last w> e pocke	-2 8 -2 -2 -1
last w> e poiso	3 -2 1 -1 -2
last w> e potas	0 -2 -3 8 -3
last w> e powde	-4 1 4 0 -1
last w> e presc	-1 -4 4 2 -1
last w> e press	-1 4 -1 4 -6
last w> e prost	1 -3 0 3 0
last w> e prote	0 -3 2 2 -1
last w> e puffe	-1 3 -1 -2 1
last w> e pump	-4 1 5 -2 -1
last w> e purpl	-2 -3 -1 3 4
last w> e put	-4 -4 1 3 3
last w> e quit	-5 -3 -1 7 1
last w> e ran	2 -3 6 -4 -1
last w> e rang	-3 3 2 -4 2
last w> e rash	1 -3 0 2 1
last w> e rathe	0 -5 -1 7 -1
last w> e react	-2 -4 -2 0 8
last w> e read	7 -3 -4 2 -1
last w> e red	-2 -5 -5 -4 17
last w> e remem	-2 0 1 -5 6
last w> e repea	-1 -2 0 5 -2
last w> e right	7 -4 7 -5 -5
last w> e rinse	-3 2 4 -2 -1
last w> e round	-1 1 -1 -4 5
last w> e run	-4 5 4 -5 0
last w> e runs	2 -4 1 2 -1
last w> e said	-3 -1 -5 2 7
last w> e same	-6 9 1 -3 -2
last w> e satur	-1 2 -5 2 1
last w> e saw	3 -4 -3 3 1
last w> e says	7 -2 -4 2 -3
last w> e scan	3 -3 0 0 0
last w> e scare	5 -2 -1 0 -1
last w> e schoo	4 -1 1 -2 -1
last w> e secon	-3 4 0 0 0
last w> e see	4 -6 0 7 -4
last w> e send	3 -2 2 -2 -1
last w> e settl	0 0 3 -3 0
last w> e shake	-2 2 -4 0 3
last w> e shall	5 -3 -1 0 -1
last w> e she	5 -4 -4 -1 3
last w> e she'd	7 0 -3 -3 -1
last w> e she'l	1 -5 2 2 0
last w> e she's	0 6 1 -2 -5
last w> e sheet	2 -6 2 1 1
last w> e shing	4 -1 -2 0 -1
last w> e shop	0 -4 2 2 -1
last w> e shoul	3 -1 -2 6 -5
last w> e show	-1 -2 3 0 -1
last w> e sickn	-2 0 3 -4 3
last w> e side	-2 1 3 -1 0
last w> e since	-9 6 -7 14 -4
last w> e skin	-3 -6 4 -1 6
last w> e skip	-2 10 -2 -5 -1
last w> e sleep	-3 4 3 -2 -3
last w> e slept	4 -3 -1 1 -1
last w> e slow	-4 4 3 -5 1
last w> e small	-4 2 3 -1 0
last w> e so	2 -1 -5 -2 6
last w> e sodiu	-1 -5 1 2 2
last w> e some	-1 1 3 -1 -2
last w> e somet	0 6 -5 -4 2
last w> e sorry	-1 3 -1 0 -2
last w> e spoon	-2 -3 -1 7 -1
last w> e spot	0 5 -1 -2 -3
last w> e spots	-3 3 -1 1 -1
last w> e spray	-1 -3 5 0 0
last w> e sprin	8 2 -4 -8 2
last w> e stand	-2 -4 3 1 2
last w> e start	2 -10 10 0 -3
last w> e stay	-7 18 -5 -3 -2
last w> e stayi	-1 5 -1 -2 -1
last w> e stays	-9 22 -11 -6 4
last w> e stero	-4 0 6 -1 0
last w> e still	-1 -10 3 5 2
last w> e sting	1 -5 7 -3 0
last w> e stoma	-1 4 -1 -4 1
last w> e stop	-7 4 -2 6 0
last w> e stopp	-3 -6 4 2 3
last w> e stops	-2 -2 -2 5 1
last w> e strik	-2 -2 -1 7 -1
last w> e stron	0 -3 -2 3 2
last w> e stuff	-2 0 3 -2 1
last w> e sugar	3 -2 3 -2 -2
last w> e sugge	-1 4 -1 0 -1
last w> e summe	4 1 -3 -2 1
last w> e sunda	-4 5 -4 6 -2
last w> e suppo	-4 2 2 -1 0
last w> e swall	-4 -1 3 3 -1
last w> e swap	-3 -4 2 5 1
last w> e swell	-4 3 1 2 -1
last w> e syrin	3 -2 1 -1 -1
last w> e syrup	3 2 -5 1 -1
last w> e table	2 -6 0 2 2
last w> e take	-5 6 -2 2 0
last w> e takes	-1 2 3 -4 0
last w> e takin	3 2 4 -6 -3
last w> e talk	6 0 -3 -2 -1
last w> e talke	5 -4 0 -2 2
last w> e taper	-1 -2 0 4 0
last w> e taste	-4 -2 4 -2 4
last w> e teeth	-4 3 3 0 -1
last w> e tell	-1 1 3 -2 -1
last w> e than	-1 1 3 -3 -1
last w> e thank	8 -4 -3 -1 0
last w> e that	-2 -2 -5 6 4
last w> e that'	5 0 -2 -6 3
last w> e the	7 -2 2 3 -4
last w> e them	-8 4 1 6 -4
last w> e then	0 0 0 -6 6
last w> e there	2 -5 9 -4 -2
last w> e they	8 -6 -1 -1 0
last w> e they'	-2 5 -1 1 -2
last w> e thin	1 -4 1 4 -2
last w> e thing	2 -5 -6 5 5
last w> e think	4 -2 3 -1 -3
last w> e thinn	-2 0 0 3 -1
last w> e this	-1 -4 5 4 -5
last w> e those	2 -5 3 6 -6
last w> e thoug	-1 -3 2 4 -1
last w> e throa	-1 -2 1 -3 4
last w> e throu	-1 3 0 -1 -1
last w> e throw	-4 1 -3 8 -1
last w> e thrus	1 -2 -1 -1 3
last w> e thurs	-7 4 -5 10 -2
last w> e till	7 -2 0 -2 -3
last w> e time	4 -8 3 -5 7
last w> e times	-3 0 0 -2 6
last w> e to	-1 -2 4 -1 1
last w> e today	-6 -8 17 3 -7
last w> e toget	-2 -2 6 -1 0
last w> e told	10 4 -5 -6 -3
last w> e toler	-4 1 -1 -2 6
last w> e tomor	-6 2 10 -3 -3
last w> e tongu	-5 1 1 2 1
last w> e tonig	-5 -5 7 3 -1
last w> e too	-1 -2 -6 11 -2
last w> e took	2 -4 -5 9 -1
last w> e tooth	2 -1 0 -3 2
last w> e top	3 -5 5 -5 2
last w> e touch	-4 2 -2 4 -1
last w> e treat	2 3 -3 -1 0
last w> e tried	2 -4 3 -6 5
last w> e troub	0 0 3 -2 -2
last w> e try	-2 -3 6 2 -3
last w> e tub	1 2 0 -3 0
last w> e tube	-3 7 -6 4 -1
last w> e tubes	5 0 -3 -2 0
last w> e tuesd	-5 4 1 2 -2
last w> e turn	3 0 0 -4 1
last w> e turne	3 2 -1 -4 -1
last w> e twice	0 6 -1 -8 4
last w> e ulcer	1 -2 -3 2 2
last w> e uncha	-1 3 -1 -2 0
last w> e under	-4 -5 5 2 2
last w> e unit	3 -2 -3 1 2
last w> e until	4 3 -2 -2 -2
last w> e up	-6 -5 6 3 1
last w> e us	-6 7 -1 0 0
last w> e used	7 0 -5 0 -3
last w> e usele	0 -4 -1 6 -1
last w> e usual	-5 8 -1 -2 -1
last w> e vacci	-4 3 0 0 1
last w> e vein	-1 -2 7 -2 -1
last w> e vet	4 -1 -1 -1 -1
last w> e vomit	-2 2 0 -3 3
last w> e wait	4 -4 2 -1 -1
last w> e want	2 -2 4 0 -4
last w> e wante	2 0 0 -3 2
last w> e wants	4 -1 -2 -1 0
last w> e ward	-1 -2 -1 7 -2
last w> e was	6 -14 -10 9 10
last w> e wasn'	1 -3 1 -2 3
last w> e water	0 -5 0 4 1
last w> e way	1 -4 -2 5 -1
last w> e we	4 -3 -5 -4 7
last w> e we'd	4 -1 0 -2 0
last w> e we'll	9 -7 1 0 -3
last w> e we've	3 1 1 -6 1
last w> e wedne	-5 8 -3 1 -1
last w> e wee	6 -1 2 -8 1
last w> e week	0 -2 -2 4 0
last w> e weeke	-2 -1 1 4 -1
last w> e weeks	0 -7 -1 9 0
last w> e well	0 -4 0 7 -3
last w> e went	-5 -4 -4 -6 19
last w> e were	3 -3 -4 1 3
last w> e what	0 -6 3 -1 4
last w> e when	3 8 -5 1 -6
last w> e where	-3 -3 2 2 2
last w> e which	-3 0 0 6 -3
last w> e while	-2 -2 8 -2 -2
last w> e white	3 2 -4 -1 1
last w> e who	2 -2 -3 4 -2
last w> e whole	3 -1 -3 -4 4
last w> e why	-3 0 2 -1 2
last w> e wife'	-5 1 -2 6 -1
last w> e will	-5 -7 6 3 3
last w> e winte	11 -2 -5 -1 -3
last w> e with	-4 3 4 3 -7
last w> e witho	-4 6 -2 3 -4
last w> e won't	6 0 -3 0 -3
last w> e works	-5 2 1 2 0
last w> e worme	-3 0 -1 4 0
last w> e worse	2 -4 -1 5 -2
last w> e would	9 -2 0 -5 -2
last w> e write	-2 -2 -1 -2 7
last w> e writt	3 -2 -1 -3 4
last w> e wrong	3 -1 0 -1 -1
last w> e wrote	2 -1 -3 -3 5
last w> e yeah	5 -2 -2 -6 4
last w> e year	8 2 -1 -3 -6
last w> e years	10 3 -6 -7 0
last w> e yello	-6 1 0 -1 7
last w> e yes	-3 12 -2 -7 -2
last w> e yeste	0 1 -4 5 -2
last w> e yet	8 -3 -3 0 -1
last w> e you	2 4 -2 -4 -1
last w> e you'd	2 -6 6 -1 -2
last w> e you'l	-2 -5 5 -3 4
last w> e you'r	-1 3 8 -7 -4
last w> e you'v	0 4 -6 4 -3
last w> e your	1 -1 -5 7 0
last w> e yours	4 -3 2 -1 -2
last w> e §	-1 -4 -3 3 5
last w> e §2	9 0 3 -7 -3
w< e <c?c?>	-2 4 -1 0 -2
w< e <c?p?>	-3 5 2 -6 2
w< e <cp>	0 6 -3 1 -3
w< e <p?c?>	0 -2 -2 3 1
w< e <pp>	-4 3 5 -3 -1
w< e ?	-7 3 5 -1 0
w< e about	9 -1 -5 -3 0
w< e actua	2 -3 -1 1 0
w< e add	1 -2 -1 -3 6
w< e after	0 -2 7 -4 -1
w< e again	5 2 -3 -6 1
w< e ago	-3 0 3 -1 1
w< e agree	8 -4 -2 0 -1
w< e all	3 0 -9 6 0
w< e aller	9 -4 2 -4 -2
w< e alrea	2 5 -7 -3 2
w< e also	-3 3 -1 1 0
w< e altog	3 1 -3 -1 0
w< e alway	3 -1 -4 2 0
w< e am	-5 -3 4 4 -1
w< e an	2 -2 6 -6 0
w< e and	0 0 3 2 -2
w< e anoth	-3 1 1 0 0
w< e anti	-2 -1 1 3 0
w< e antib	-4 5 -5 8 -4
w< e antih	-2 3 -2 2 -2
w< e any	1 -2 4 -4 1
w< e anyth	-2 3 -5 6 -2
w< e anywa	1 -3 -1 3 0
w< e are	-1 8 -3 -2 -2
w< e arm	1 -2 4 1 -4
w< e as	-1 -5 3 0 4
w< e ask	0 3 1 -3 -1
w< e asked	2 -2 -1 3 -1
w< e asthm	-1 7 -5 -2 1
w< e at	3 -4 -2 -2 5
w< e back	1 1 5 -2 -5
w< e bag	0 -5 1 4 1
w< e band	5 -3 -1 -1 -1
w< e becau	1 3 0 0 -3
w< e been	3 -2 -1 4 -4
w< e befor	-6 1 4 0 0
w< e begin	0 -4 -1 5 0
w< e belly	0 -5 0 6 -1
w< e big	-1 -2 -1 4 0
w< e bin	-1 -1 6 -1 -2
w< e bit	-4 1 4 0 -1
w< e bladd	1 -5 1 2 0
w< e blood	-5 8 0 -5 2
w< e blue	-8 7 -4 -1 5
w< e both	1 0 -2 -1 3
w< e bothe	1 0 -1 -4 4
w< e bottl	4 -3 1 -2 -1
w< e bowel	-7 7 1 0 -1
w< e break	-4 2 1 0 1
w< e bring	1 3 2 -5 -2
w< e broth	4 -1 -2 -3 2
w< e brown	0 6 -3 -3 0
w< e but	6 -2 1 -7 2
w< e by	3 -6 3 0 0
w< e calci	1 1 -3 2 -1
w< e call	0 4 -1 -2 -2
w< e calle	-4 -2 7 0 -2
w< e came	-2 2 -5 0 6
w< e can	3 -2 3 1 -5
w< e can't	-4 0 0 3 1
w< e capsu	3 -1 1 0 -2
w< e carry	0 4 -2 0 -2
w< e chang	-3 1 0 7 -4
w< e chemi	-1 1 -2 3 -2
w< e chew	-1 0 3 -2 0
w< e chris	-1 4 -1 -1 0
w< e clean	2 -3 4 0 -2
w< e clear	5 -4 -2 1 0
w< e clot	-2 -3 5 1 -1
w< e come	-3 5 -2 3 -3
w< e comes	1 4 0 -5 0
w< e consi	4 -3 0 -2 -1
w< e conti	5 1 -2 -5 2
w< e contr	-2 6 -1 -2 -1
w< e could	3 -7 3 -3 3
w< e count	6 -2 -1 -2 -1
w< e cream	-6 3 -1 5 -2
w< e cross	-3 2 0 1 0
w< e cut	-3 0 -1 2 2
w< e day	1 4 -1 3 -7
w< e delet	6 0 -5 0 -1
w< e denie	8 -1 -2 -2 -3
w< e denti	0 4 -1 -2 -1
w< e did	-2 -5 -8 7 7
w< e diffe	2 -3 1 0 0
w< e do	-2 -2 7 0 -2
w< e docto	3 3 -1 -1 -3
w< e does	4 -4 -2 4 -4
w< e dog's	5 -4 0 -1 0
w< e doing	5 1 -5 -1 -1
w< e don't	-4 3 1 -1 1
w< e done	6 -7 3 -1 -1
w< e dose	-2 3 -1 -1 1
w< e down	-3 -1 2 -6 7
w< e dr	2 -4 -3 3 2
w< e drenc	16 -8 -7 -1 0
w< e dress	-3 -2 -1 4 2
w< e drip	2 -7 3 3 -1
w< e drops	-3 3 4 -3 -1
w< e eatin	-2 0 -2 5 0
w< e eczem	-1 4 -1 -3 1
w< e else	-1 7 -3 -1 -2
w< e end	0 -1 -2 3 0
w< e ended	3 -3 -1 2 -1
w< e ends	0 -5 2 4 -1
w< e even	2 4 -2 -3 -1
w< e eveni	2 -2 -3 5 -2
w< e ever	4 -5 6 -7 2
w< e every	7 2 -9 3 -2
w< e fair	0 4 1 -2 -2
w< e feet	-3 4 -1 0 0
w< e fell	-2 3 0 0 -1
w< e fever	3 -1 -2 2 -2
w< e fine	2 5 -3 0 -4
w< e first	-5 8 0 -8 4
w< e fluid	-1 -3 4 0 0
w< e fluke	5 -2 -2 0 -1
w< e food	-1 3 -1 -1 0
w< e for	-5 1 6 3 -6
w< e fortn	-4 3 1 1 -1
w< e from	-3 4 2 -4 1
w< e gave	-1 0 -4 0 5
w< e get	3 -4 6 -3 -2
w< e gets	-3 -2 6 0 -1
w< e give	4 -2 -1 1 -2
w< e givin	-4 -1 7 0 -3
w< e go	-5 -4 4 3 1
w< e going	1 -3 0 3 -1
w< e gone	3 3 -1 -3 -1
w< e good	-4 0 -5 10 -2
w< e got	-2 9 3 -7 -2
w< e grand	-1 5 -2 -2 0
w< e great	-1 2 2 -3 1
w< e gums	3 -2 0 0 -1
w< e had	2 -3 -9 6 3
w< e half	-3 -2 3 3 -1
w< e has	0 6 -3 2 -5
w< e have	-2 -2 8 1 -5
w< e havin	-10 10 2 0 -2
w< e he	-9 0 -4 6 8
w< e he'll	1 -4 8 -4 0
w< e he's	-4 9 3 -4 -4
w< e heart	-3 7 -7 4 -2
w< e her	0 -3 0 3 0
w< e here	1 2 -6 1 2
w< e hers	3 3 -4 -1 -1
w< e high	-4 -2 6 1 -1
w< e him	-3 -7 5 1 3
w< e hip	-1 -3 4 1 0
w< e his	4 4 -8 2 -2
w< e hold	-1 3 1 -4 1
w< e home	3 0 -2 0 -2
w< e hospi	-3 -2 -4 4 5
w< e husba	4 -3 -1 -2 2
w< e i	-3 5 -5 0 2
w< e i'd	4 -19 16 -5 4
w< e i'll	1 -1 3 -5 2
w< e i'm	-11 2 6 0 3
w< e i've	-7 3 1 3 0
w< e if	3 -6 0 5 -3
w< e ill	-4 -3 8 -1 1
w< e impla	-2 0 4 -2 0
w< e in	4 -2 1 -7 5
w< e inhal	-5 8 -5 4 -1
w< e injec	0 4 1 -5 0
w< e inste	0 -4 6 2 -5
w< e into	0 -6 6 1 0
w< e iron	0 3 0 -2 -1
w< e is	1 -1 4 0 -4
w< e isn't	-5 -2 3 -5 8
w< e it	2 4 1 -6 -2
w< e it's	2 -3 3 1 -3
w< e itch	-3 1 -1 4 -1
w< e its	2 -2 0 -3 4
w< e itsel	-3 -1 -1 3 1
w< e jab	-5 0 10 -3 -1
w< e joint	-2 3 0 -1 -1
w< e just	-3 7 2 -1 -5
w< e keep	4 1 -8 0 2
w< e keeps	1 7 -3 -4 -1
w< e kidne	-2 -3 5 0 0
w< e kind	4 -6 2 1 -1
w< e kit	-2 5 0 -3 -1
w< e know	9 -6 0 -3 -1
w< e lad	2 4 -2 -4 0
w< e last	-5 -4 -5 8 5
w< e leave	-3 3 -3 6 -3
w< e left	-1 5 0 -2 -3
w< e leg	1 4 -2 -3 -1
w< e legs	-4 -1 1 0 3
w< e let	2 0 -4 2 0
w< e let's	5 -3 0 -1 -1
w< e level	-1 4 -1 0 -2
w< e like	2 -3 1 -4 3
w< e line	-1 4 0 1 -3
w< e list	-1 5 -4 -2 2
w< e long	3 -5 4 0 -1
w< e look	1 -2 -2 5 -2
w< e low	1 -3 4 -1 -2
w< e made	3 -2 -2 0 0
w< e make	-3 1 5 -1 -1
w< e man	-1 0 -2 3 0
w< e march	5 0 -1 -4 -1
w< e may	4 2 -4 1 -2
w< e maybe	4 -1 -1 -2 0
w< e me	4 2 -5 5 -5
w< e medic	-7 9 -1 0 0
w< e mg	-2 2 -3 3 0
w< e minut	-1 -1 4 -1 -1
w< e mites	-1 -2 4 1 -2
w< e monda	-3 7 -4 0 0
w< e month	-3 8 -4 0 0
w< e morni	-1 -4 2 1 3
w< e mothe	2 -4 4 -1 -1
w< e mouth	-4 3 4 -1 -2
w< e much	0 -2 -2 5 -1
w< e mum	5 -5 3 -2 -1
w< e must	-1 4 -2 -5 4
w< e my	10 5 -8 -5 -3
w< e needl	-4 1 -2 3 2
w< e neigh	3 3 -2 -3 -1
w< e never	-6 -3 5 0 4
w< e new	-6 -2 2 5 2
w< e next	3 2 -5 1 -2
w< e night	-3 2 3 0 -2
w< e no	4 -1 -10 2 5
w< e not	7 0 -2 1 -6
w< e notes	-2 -1 -2 0 4
w< e now	-5 3 5 -4 1
w< e nurse	-3 -2 7 1 -3
w< e octob	-4 2 1 1 -1
w< e of	5 3 -3 1 -7
w< e off	2 5 0 -8 0
w< e offer	5 -1 -1 -2 -1
w< e oh	-1 3 -6 -1 4
w< e ok	6 0 1 -1 -6
w< e okay	-5 -1 8 -4 2
w< e old	2 1 -3 4 -3
w< e on	4 -1 0 -2 1
w< e once	2 -4 0 7 -4
w< e one	-4 1 6 -1 -2
w< e ones	8 0 -3 0 -4
w< e only	-5 8 4 -6 0
w< e open	3 -1 0 -1 -1
w< e or	4 -2 -5 0 3
w< e other	3 -7 0 1 3
w< e out	-3 2 0 0 0
w< e over	2 -7 4 1 0
w< e own	-3 1 4 0 -2
w< e pain	-7 -3 6 1 3
w< e past	3 -1 1 -2 -1
w< e paste	-1 -3 3 1 -1
w< e patch	-6 -2 0 0 7
w< e place	2 1 -6 0 2
w< e plain	-5 -1 3 2 1
w< e plast	-2 0 3 -1 0
w< e pleas	4 2 -1 -3 -2
w< e plus	2 -1 3 -2 -2
w< e potas	1 -4 4 0 -1
w< e powde	0 4 -4 1 -1
w< e press	-1 3 0 -2 0
w< e prope	-2 1 2 -3 2
w< e pull	-1 1 -2 4 -2
w< e put	-1 -4 2 3 0
w< e putti	-1 -1 4 -2 0
w< e quart	-3 3 0 1 0
w< e quite	4 -1 2 -5 -1
w< e rash	0 3 0 -5 2
w< e rathe	3 1 0 -2 -2
w< e react	-4 -1 2 0 3
w< e read	4 -3 -4 -1 3
w< e red	2 2 -4 -1 1
w< e repea	-3 1 -1 5 -2
w< e rest	-2 0 -2 4 -1
w< e ring	7 -1 -5 0 -1
w< e sache	-1 -1 -1 3 -1
w< e said	12 -3 -3 -10 5
w< e same	1 4 -3 2 -4
w< e saw	-2 -1 3 0 0
w< e say	2 -1 -5 -2 6
w< e says	-1 -6 -1 8 -1
w< e secon	-1 0 3 -1 -1
w< e sedat	-4 0 3 -1 2
w< e see	1 -4 -3 6 0
w< e seen	-1 3 -1 -1 -1
w< e sent	1 -1 -3 4 -1
w< e shall	5 -4 -1 -1 1
w< e she	-7 1 -2 2 6
w< e she'l	-1 -3 4 0 0
w< e she's	1 4 -7 2 0
w< e sheet	-1 2 0 -3 1
w< e shop	-3 5 -3 0 1
w< e shot	-2 -3 5 0 0
w< e shoul	-2 -1 3 0 1
w< e show	-4 0 -1 5 0
w< e sick	-2 -4 1 8 -3
w< e since	-8 5 -1 4 -1
w< e siste	2 0 -3 3 -2
w< e sit	-3 -1 0 3 2
w< e skin	-2 4 3 -7 2
w< e sleep	5 0 -2 -3 0
w< e slow	-1 -4 5 0 -1
w< e so	3 0 4 -5 -2
w< e sold	-4 0 -2 7 -1
w< e some	6 -4 -3 3 -2
w< e someb	3 -2 -2 1 -1
w< e somet	-3 -5 4 4 0
w< e sore	-1 4 -1 -2 0
w< e sorry	1 3 -2 0 -2
w< e sort	-3 0 -2 -1 6
w< e start	4 -8 -4 4 4
w< e stati	-1 -1 0 -2 4
w< e stay	-4 5 -1 0 -1
w< e stays	-1 0 -3 7 -3
w< e stero	4 -3 3 -4 -1
w< e stiff	-3 -1 4 -1 1
w< e still	-2 0 -1 5 -1
w< e stoma	-5 3 0 3 0
w< e stop	-1 -8 5 3 0
w< e stopp	-3 4 0 -1 0
w< e strik	-2 0 -1 5 -1
w< e stron	1 -4 0 5 -2
w< e stuff	-2 -1 0 3 0
w< e summe	-5 6 -2 2 -1
w< e sun	-1 -2 0 4 -1
w< e swall	-3 0 1 -2 4
w< e swap	-2 -4 7 1 -2
w< e swapp	-2 7 -1 -1 -3
w< e swell	3 -2 -1 0 0
w< e syrin	6 -2 -6 2 0
w< e table	-3 -4 -3 4 7
w< e take	-6 7 -6 1 5
w< e taken	4 -2 -1 -1 -1
w< e takes	6 2 -4 -1 -3
w< e takin	-1 -2 1 -3 5
w< e talk	0 3 -1 -2 -1
w< e tea	-1 -4 0 4 0
w< e tell	-4 9 -4 0 -1
w< e test	1 -2 -1 -2 5
w< e than	-1 5 -1 -5 2
w< e that	-2 7 -2 -8 4
w< e that'	1 -2 -4 2 4
w< e the	-2 4 -5 4 -2
w< e them	2 1 2 -3 -2
w< e then	-2 -11 6 8 2
w< e there	7 -5 5 -2 -5
w< e these	-4 -2 1 5 0
w< e they	-1 -1 -6 5 2
w< e they'	0 5 -5 2 -1
w< e thing	-1 -3 1 4 -1
w< e think	4 0 0 0 -3
w< e third	5 -1 -2 -2 0
w< e this	1 -4 1 3 0
w< e those	4 -3 -1 1 -1
w< e thrus	4 -5 -1 1 0
w< e till	-4 7 2 -3 -2
w< e time	3 -3 -3 -2 7
w< e times	1 -2 -4 1 3
w< e today	3 -3 9 -2 -8
w< e told	1 -3 2 -3 3
w< e toler	1 4 0 -4 1
w< e tomor	-3 -1 0 4 0
w< e tonig	-2 -5 3 4 0
w< e too	-3 3 3 1 -5
w< e took	-2 -2 -2 6 -1
w< e tooth	3 -2 -1 -2 1
w< e tried	-2 -8 0 2 8
w< e true	3 1 -4 -1 1
w< e try	0 -1 3 -2 0
w< e tuesd	4 -1 -1 -1 -1
w< e tummy	-4 0 4 1 0
w< e twice	4 2 -6 2 -3
w< e under	-7 -3 9 3 -2
w< e units	-1 5 -1 -2 -1
w< e until	-3 5 -3 -4 5
w< e up	-2 7 -7 3 -1
w< e us	2 1 -2 -7 6
w< e use	8 -2 1 -2 -4
w< e usual	-4 8 -5 1 0
w< e vein	0 -4 6 -1 -1
w< e very	5 -3 -2 1 -2
w< e vet	-1 1 -3 -1 4
w< e wait	2 1 1 -3 -1
w< e want	2 -10 10 -2 0
w< e wante	9 -3 -2 -1 -4
w< e ward	-1 0 -2 -4 7
w< e was	4 -4 -3 -3 6
w< e wash	-1 -2 7 -4 0
w< e water	1 -1 -2 4 -2
w< e we	1 -1 -6 3 2
w< e we'll	-2 -2 2 3 -2
w< e we're	-1 -2 0 4 -1
w< e wedne	-4 0 0 5 -1
w< e week	-3 -3 6 0 -1
w< e weeke	-1 -2 -1 4 0
w< e weeks	1 3 -2 1 -3
w< e weigh	2 -2 3 -3 0
w< e well	-4 1 -2 2 3
w< e went	-1 -3 -2 -2 8
w< e were	-2 -5 5 4 -1
w< e what	1 -3 -1 -3 7
w< e what'	-2 -1 -1 4 -1
w< e which	10 -5 0 -2 -3
w< e while	-2 -3 1 6 -1
w< e why	-3 3 5 -4 -2
w< e wife	-3 -4 1 3 3
w< e with	-2 -4 5 6 -2
w< e works	-3 -3 2 1 2
w< e would	4 -7 5 -5 2
w< e write	-6 0 3 -6 8
w< e wrote	-3 -2 -1 4 1
w< e year	-1 3 1 -5 2
w< e years	4 -2 -2 2 -3
w< e yello	5 -2 -3 -3 3
w< e yes	-3 2 -3 4 0
w< e you	-1 0 4 -1 -1
w< e you'd	1 -2 -3 0 3
w< e you'l	1 -4 3 -3 2
w< e you'v	-2 6 -1 2 -5
w< e your	2 1 5 -2 -5
w< e yours	-1 2 -5 2 1
w< e §	2 -3 7 1 -3
w< e §2	0 -2 5 -3 1
w> e #	-10 6 2 -4 -1
w> e <c?p?>	-3 1 3 1 -3
w> e <cc>	-4 1 2 0 0
w> e <cp>	0 5 -3 0 -2
w> e <p?c?>	-2 -1 0 7 -3
w> e <pc>	0 4 3 -2 -5
w> e <pp>	-1 4 -2 -1 0
w> e a	4 -6 4 1 2
w> e about	9 -6 6 -6 -2
w> e actua	4 -2 -4 3 -1
w> e add	-1 3 -1 -2 0
w> e after	-4 -5 8 -7 9
w> e again	-4 1 3 -12 13
w> e ago	4 -2 -8 1 5
w> e agree	1 -1 -2 3 -1
w> e ah	0 -2 -2 0 3
w> e all	-5 -4 3 1 5
w> e aller	4 3 4 -1 -10
w> e alone	-5 7 2 -3 -1
w> e alrea	-5 6 4 -3 -2
w> e alrig	-4 4 3 -1 -2
w> e also	5 -3 -1 -1 -1
w> e altog	5 -4 -3 4 -2
w> e alway	-3 14 -5 -5 0
w> e am	1 -3 -3 5 -1
w> e an	3 0 -2 -8 6
w> e and	-8 3 1 -6 5
w> e ankle	-3 -4 2 3 3
w> e anoth	2 4 -3 -3 0
w> e antib	3 -3 6 -4 -1
w> e any	-1 -5 -1 2 5
w> e anyth	1 -1 2 -3 2
w> e apart	2 -4 1 0 0
w> e april	4 1 -2 -4 0
w> e are	3 -3 2 5 -7
w> e aren'	3 -1 0 -1 -1
w> e arm	6 -1 -2 -1 -2
w> e as	-7 7 -5 0 5
w> e asked	5 -5 -5 5 -1
w> e askin	-6 1 4 1 -1
w> e aslee	3 -2 -2 1 -1
w> e asthm	2 -1 1 -4 1
w> e at	0 2 -3 2 -2
w> e augus	-1 -4 -2 2 4
w> e avoid	-3 -1 -1 -1 7
w> e away	-2 -4 -1 6 1
w> e aye	-2 5 -2 -1 -1
w> e b	0 -2 4 -1 -1
w> e baby	-4 3 0 0 0
w> e back	7 7 -5 -2 -7
w> e bad	-4 6 -1 0 0
w> e bag	-4 -3 5 4 -3
w> e bath	-2 6 -1 -1 -1
w> e be	-1 -1 -1 -4 7
w> e becau	-9 8 2 -3 2
w> e bed	6 -5 1 0 -2
w> e bedti	-3 -1 4 0 0
w> e been	-6 4 0 4 -1
w> e befor	-4 9 1 0 -6
w> e began	-3 6 -4 -1 2
w> e begin	0 -6 7 1 -2
w> e behin	1 -4 1 2 0
w> e being	0 1 2 0 -3
w> e bette	-2 7 0 -4 -1
w> e betwe	1 0 3 -3 -1
w> e big	-2 -6 1 -2 10
w> e bin	-2 -3 5 2 -2
w> e binne	5 -1 -2 -2 0
w> e birth	5 -1 -2 -2 0
w> e black	-1 -1 -2 -1 5
w> e bladd	1 -6 3 3 -2
w> e blew	0 -3 -3 1 6
w> e blist	-1 -1 0 -2 5
w> e block	2 -4 -2 5 -1
w> e blood	6 1 -2 -8 3
w> e blue	0 1 -5 -3 7
w> e both	-9 4 -5 6 3
w> e bottl	2 -4 6 -1 -2
w> e bough	0 0 -2 4 -1
w> e bowel	0 2 -1 -3 3
w> e box	3 -3 0 3 -4
w> e break	-7 4 4 1 -1
w> e breas	4 -3 -3 1 1
w> e breat	-4 1 -1 -3 8
w> e bring	0 -3 1 1 1
w> e broth	2 3 -5 1 -1
w> e broug	3 2 -2 -4 1
w> e bum	-2 0 4 -2 0
w> e bunge	-2 2 -2 3 -1
w> e but	13 4 -7 -4 -6
w> e buy	-4 -3 14 -4 -3
w> e by	-3 2 4 2 -4
w> e calci	7 -4 -5 3 -1
w> e call	-2 -2 -1 0 5
w> e calle	-3 2 1 1 -1
w> e came	-3 -2 -2 -4 12
w> e can	2 -6 7 4 -7
w> e can't	-5 -4 -1 5 4
w> e capit	-1 -1 -1 -2 5
w> e card	-2 -3 -3 0 7
w> e carri	-3 4 -1 -3 3
w> e carry	2 9 -3 -7 -2
w> e casua	1 -3 -1 -1 4
w> e cat	6 -3 -3 -1 0
w> e cause	-1 5 -2 -3 1
w> e chang	-7 5 0 6 -4
w> e chemi	3 3 1 -3 -4
w> e chew	-5 2 4 0 -1
w> e chewi	-5 0 -2 8 -1
w> e clean	-2 -1 -4 5 1
w> e clear	6 -4 1 2 -5
w> e climb	1 2 0 -4 2
w> e clini	4 2 -2 -3 -1
w> e close	-3 3 -1 -4 5
w> e comin	-5 -1 2 4 -1
w> e cough	-3 -5 4 0 4
w> e could	2 -3 0 -4 6
w> e count	3 2 -1 -2 -1
w> e cover	-2 4 -1 0 -1
w> e cream	-6 -1 8 0 0
w> e cross	1 -1 -2 5 -3
w> e cut	-3 2 -2 2 2
w> e dad	2 -1 4 -4 -1
w> e daily	4 -2 -1 2 -2
w> e date	-1 5 -1 -2 0
w> e daugh	-4 2 0 3 -1
w> e day	0 -2 4 3 -4
w> e days	-4 3 7 -3 -4
w> e dead	1 0 -2 -3 4
w> e denie	4 0 1 -3 -3
w> e denti	-5 3 3 -1 0
w> e dialy	-2 -1 4 -5 4
w> e did	-3 -1 -2 4 2
w> e disch	-1 -1 0 4 -3
w> e do	2 -2 7 -6 -1
w> e docto	-6 -2 -1 6 2
w> e does	-1 4 -1 1 -3
w> e doesn	2 1 -4 2 -1
w> e dog	0 -5 2 3 0
w> e doing	-6 10 -7 4 -2
w> e don't	2 6 -2 5 -10
w> e done	1 -9 -1 14 -5
w> e dont	-6 1 0 4 1
w> e dose	6 -5 2 -1 -2
w> e doses	-3 -2 -2 5 1
w> e doubl	-2 8 -3 -3 0
w> e down	-4 -7 0 -2 13
w> e dr	1 1 1 -6 3
w> e drawe	-4 0 3 1 -1
w> e dream	0 2 -3 -3 4
w> e drenc	5 -1 -3 0 0
w> e drink	-1 -3 4 1 -1
w> e drip	9 -4 -1 -1 -3
w> e drop	0 -7 -1 9 -1
w> e dropp	-2 4 -3 -2 3
w> e drug	5 -1 -1 -2 -1
w> e due	-1 12 -5 -5 -1
w> e durat	-5 -5 1 2 6
w> e each	0 6 3 -4 -4
w> e ear	-2 -1 -2 3 2
w> e ears	-4 -1 -1 -1 8
w> e easte	2 -5 -2 6 -1
w> e eatin	-4 3 -3 5 -1
w> e eats	-2 4 -1 -1 -1
w> e eggs	-2 -1 5 -1 -1
w> e eight	4 0 -1 -1 -1
w> e eithe	6 -4 -4 0 2
w> e elbow	-4 3 1 -1 1
w> e else	1 -2 -1 -1 3
w> e end	2 -5 2 2 0
w> e ended	-5 -8 -1 14 0
w> e ends	-3 -3 -4 13 -2
w> e enoug	-3 4 4 -2 -2
w> e even	0 3 0 -2 -2
w> e eveni	2 5 -1 -3 -2
w> e ever	-2 -3 -2 -4 10
w> e every	-11 10 2 -1 -1
w> e eye	-2 0 4 -2 -1
w> e eyes	-6 1 0 -3 8
w> e face	-5 0 0 1 5
w> e fair	-1 -3 2 5 -3
w> e famil	4 -3 -1 -2 2
w> e feed	-6 4 0 3 -1
w> e feel	3 4 -4 -3 -1
w> e feet	-4 0 1 3 0
w> e fell	3 -3 -2 -1 4
w> e fever	0 -4 5 -5 4
w> e few	-2 -2 3 1 0
w> e fine	2 14 7 -13 -9
w> e finis	4 0 -8 13 -9
w> e first	0 -8 12 -3 -1
w> e fit	-4 3 1 -3 3
w> e flu	5 -4 -1 1 -1
w> e fluid	-4 1 1 0 1
w> e food	-5 0 5 3 -3
w> e for	-3 -1 2 6 -3
w> e forge	7 1 -1 -5 -2
w> e forgo	6 -4 -1 -2 1
w> e forum	5 -1 -2 -1 -1
w> e found	-1 -5 0 2 4
w> e frida	-6 10 0 2 -5
w> e fridg	2 -2 3 -1 -2
w> e frien	0 5 1 -4 -2
w> e front	-3 -3 3 -3 6
w> e gave	-4 -5 7 -4 6
w> e gel	-2 1 4 -1 -3
w> e get	4 -2 -6 -1 4
w> e getti	-4 4 2 -2 1
w> e girl	2 -4 2 1 -2
w> e give	4 8 -11 -3 2
w> e given	4 -8 5 1 -2
w> e gives	-2 3 -2 2 -1
w> e go	-6 4 -1 8 -6
w> e god	-1 -2 1 -3 5
w> e goes	-5 10 -6 3 -2
w> e going	4 1 3 -3 -5
w> e gone	9 -8 -2 7 -7
w> e good	0 10 -6 0 -4
w> e got	2 -3 -2 3 0
w> e gp	-4 2 1 2 -2
w> e grand	0 7 4 -7 -4
w> e green	-3 5 1 -2 -1
w> e had	-4 3 2 -2 2
w> e half	2 10 -6 -4 -3
w> e hand	5 -9 1 2 0
w> e hang	7 -3 0 -1 -2
w> e happe	3 0 -1 -1 -1
w> e happy	-1 4 -2 -2 0
w> e harm	-4 2 1 1 -1
w> e has	-3 4 -6 8 -3
w> e hates	-1 3 0 -2 0
w> e have	-3 4 3 -3 -1
w> e haven	1 5 0 -3 -3
w> e havin	-9 5 -2 9 -3
w> e hay	3 5 -2 -5 -1
w> e he	-7 2 0 -3 8
w> e he's	7 -2 -3 3 -4
w> e head	-4 -2 4 0 2
w> e heard	6 -3 1 -2 -1
w> e heart	4 -9 0 2 3
w> e held	-5 8 0 -3 -2
w> e her	0 4 -4 -6 5
w> e here	-2 -9 7 1 4
w> e hers	5 -5 5 -2 -3
w> e herse	3 -1 0 -2 0
w> e high	3 -3 -2 2 0
w> e him	3 -5 -1 1 2
w> e hip	-1 0 -1 3 -1
w> e his	5 -9 -4 -1 8
w> e histo	4 -1 -1 -1 -2
w> e hives	-3 -1 1 -3 7
w> e hold	-6 10 5 -5 -3
w> e home	-8 0 10 3 -5
w> e hormo	3 -1 -1 -1 0
w> e horri	1 -4 -2 -1 5
w> e hot	-3 -2 1 3 0
w> e hour	-1 0 4 -4 0
w> e hours	-3 -5 0 2 6
w> e house	3 0 -2 -1 0
w> e how	-1 -1 -5 8 -1
w> e how's	-2 2 -1 3 -2
w> e hurt	-8 4 5 -2 2
w> e husba	-4 0 3 2 -1
w> e hyper	8 -2 -1 -4 -1
w> e i	-5 1 -1 1 4
w> e i'd	9 -3 2 -1 -7
w> e i'll	-2 -4 13 -9 1
w> e i'm	7 -3 3 0 -8
w> e i've	-2 -4 8 4 -6
w> e if	4 -3 6 -3 -4
w> e in	-1 -7 5 -8 15
w> e injec	-1 4 -2 1 -2
w> e inste	-4 -2 11 -4 -1
w> e into	0 -2 3 -4 3
w> e iron	6 -1 -1 -1 -2
w> e is	-3 5 -3 0 1
w> e isn't	-2 -6 5 5 -2
w> e it	-7 2 -4 8 -3
w> e it'll	3 -5 6 -2 -1
w> e it's	-2 -6 4 4 1
w> e its	-4 1 1 5 -2
w> e itsel	0 5 0 -4 -1
w> e jab	0 -3 5 -1 -1
w> e jabs	-3 -3 3 3 0
w> e joint	5 1 -2 -4 -1
w> e july	1 1 -3 3 -2
w> e june	5 -3 -2 2 -2
w> e just	6 -3 9 -4 -7
w> e keep	1 10 -2 -8 -1
w> e keeps	-2 5 0 -3 0
w> e kidne	-1 -4 1 5 -2
w> e kind	4 -3 0 1 -2
w> e knee	-2 -2 -2 5 1
w> e know	1 -2 -2 -1 4
w> e lad	2 2 1 -5 0
w> e lady	-3 4 -1 1 -2
w> e last	-4 6 -8 7 -1
w> e late	5 -1 -1 -2 -1
w> e later	3 -1 0 -1 -1
w> e leave	3 11 -3 -3 -8
w> e left	1 9 -3 -1 -6
w> e leg	0 -5 4 2 -1
w> e legs	-6 1 -2 1 8
w> e less	-1 -3 6 -2 0
w> e let	1 2 2 -1 -4
w> e let's	14 -1 -6 -3 -4
w> e lette	-1 1 -4 0 3
w> e level	-1 6 -4 1 -2
w> e light	1 4 -1 -3 0
w> e like	-5 -5 -9 5 14
w> e line	-2 5 0 -5 2
w> e lips	-1 0 -1 -3 5
w> e list	-6 -2 -5 7 7
w> e littl	5 -1 0 -2 -2
w> e liver	4 -5 0 0 1
w> e locke	-4 0 -2 0 5
w> e long	8 -9 1 -2 2
w> e looke	5 1 -1 -4 -2
w> e lost	-1 -3 3 1 1
w> e love	-2 4 -2 1 -1
w> e lovel	-1 4 -1 -2 -1
w> e low	2 -3 5 -3 -1
w> e lunch	-4 7 0 -3 -1
w> e machi	0 1 -2 -2 3
w> e mad	3 0 -1 -1 -1
w> e made	0 -6 -3 0 9
w> e makes	-3 0 -3 5 1
w> e man	3 -3 -2 2 0
w> e many	-1 6 -3 1 -2
w> e march	3 4 -1 -3 -3
w> e mate	4 -3 1 -1 -2
w> e may	-4 5 1 0 -3
w> e maybe	6 -2 -3 0 -1
w> e me	-6 -4 -4 8 7
w> e mean	1 -4 0 0 2
w> e meant	1 1 4 -4 -2
w> e medic	3 2 -1 -2 -1
w> e menti	2 0 3 -4 -1
w> e mg	-5 -1 8 0 -2
w> e might	2 -3 1 0 1
w> e milk	2 -3 3 -4 2
w> e mind	-2 -1 5 0 -2
w> e mine	10 -5 -2 -1 -1
w> e minut	0 -2 4 -2 2
w> e miss	0 4 -2 -2 0
w> e misse	-4 11 -3 -3 -1
w> e mixed	-5 1 1 3 0
w> e ml	8 -2 -3 -3 0
w> e monda	-12 8 -3 9 -2
w> e month	-1 8 -6 3 -3
w> e mood	0 4 0 -1 -3
w> e more	-3 9 -1 -2 -2
w> e morni	-12 12 4 3 -7
w> e mothe	4 0 0 -1 -3
w> e moved	3 -2 0 -3 1
w> e much	3 3 -2 -3 -1
w> e must	4 -1 -4 -2 3
w> e my	-4 -3 1 -6 13
w> e nearl	-5 0 2 -2 5
w> e neck	-5 -2 5 -3 5
w> e need	-3 5 2 0 -4
w> e neede	-4 2 1 2 -1
w> e needl	-1 5 -2 -1 -1
w> e needn	5 -5 -2 3 0
w> e needs	-5 5 3 -1 -1
w> e neigh	5 -5 1 -3 2
w> e never	-2 -3 0 0 5
w> e new	1 -3 -1 4 -1
w> e next	4 8 -5 -7 0
w> e night	-5 5 0 -2 2
w> e no	5 0 5 -1 -9
w> e nobod	5 4 -5 -3 -1
w> e none	0 -1 -3 4 0
w> e noon	-1 4 2 -4 0
w> e norma	3 2 -2 -1 -2
w> e not	12 -1 -4 -3 -4
w> e noted	-4 -1 -2 0 8
w> e notes	5 -3 -3 -6 7
w> e nothi	2 -6 3 5 -5
w> e now	-5 -1 19 -3 -10
w> e numbe	-1 -1 -2 5 -1
w> e nurse	-5 5 4 -3 -1
w> e octob	-4 3 -2 5 -2
w> e of	1 -6 2 0 5
w> e off	-5 -9 -8 19 3
w> e offer	7 2 -2 -6 0
w> e oh	4 -7 1 3 -1
w> e oil	3 -2 0 -1 0
w> e ointm	0 -5 3 2 -1
w> e ok	1 2 4 -3 -4
w> e old	3 3 -2 -4 -1
w> e on	-1 -1 1 -4 8
w> e once	4 -3 7 -4 -4
w> e one	-1 2 8 -3 -6
w> e one's	-3 4 4 -1 -3
w> e ones	-8 3 1 2 2
w> e only	-1 10 -4 1 -6
w> e op	-1 5 -1 -4 0
w> e open	-2 -1 7 -3 -2
w> e our	3 2 -2 -3 0
w> e out	-6 -15 2 15 4
w> e over	0 -9 -2 10 0
w> e packe	-4 -3 3 4 0
w> e pain	-3 3 2 -3 1
w> e past	9 -5 -4 1 -2
w> e patch	-3 -2 3 -2 3
w> e patie	4 -1 -1 -2 -1
w> e pause	-1 7 0 -5 -1
w> e pen	6 -1 0 -3 -1
w> e peopl	0 2 2 -3 -1
w> e pharm	0 -4 2 3 -1
w> e pill	-2 6 -4 2 -1
w> e pink	-3 4 -1 -2 1
w> e place	-6 -2 -1 9 0
w> e plate	-1 0 0 -2 3
w> e pleas	4 0 -4 6 -5
w> e plus	-1 -3 6 -2 1
w> e pocke	-3 7 -2 -1 -1
w> e point	-3 3 1 0 -1
w> e poiso	3 -2 1 -1 -2
w> e potas	0 -1 -2 6 -3
w> e powde	-5 3 2 2 -2
w> e presc	-1 -3 4 1 -1
w> e press	0 3 -2 4 -6
w> e preve	-4 0 3 0 1
w> e prote	0 -3 2 2 -1
w> e puffe	-1 5 -2 -2 0
w> e puffs	-1 -2 -1 3 0
w> e pump	-5 1 5 0 -1
w> e purpl	-3 -4 0 1 6
w> e put	-7 -2 1 2 6
w> e quart	2 4 -2 -3 -2
w> e quit	-5 -3 -1 8 1
w> e quite	-4 3 3 -2 0
w> e ran	1 -3 6 -3 -1
w> e rang	-2 2 1 -4 3
w> e rate	5 -2 -1 -1 -1
w> e rathe	1 -1 -4 6 -2
w> e react	-3 -3 -2 -1 9
w> e read	7 -3 -2 0 -1
w> e reall	0 3 -1 -3 0
w> e red	-4 -6 -5 -9 23
w> e remem	-3 0 1 -4 6
w> e repea	-1 -2 0 5 -3
w> e right	5 1 3 -3 -6
w> e ring	4 -1 -2 -2 0
w> e rinse	-3 3 4 -3 -1
w> e round	-1 0 -1 -5 6
w> e run	-5 6 6 -6 0
w> e runs	1 -4 2 3 -2
w> e sache	-1 2 -3 4 -2
w> e safe	-3 -3 7 0 -1
w> e said	0 -2 4 -3 2
w> e same	-4 12 -2 -4 -2
w> e satur	-1 1 -4 5 -1
w> e saw	3 -4 -3 3 1
w> e says	7 -3 -5 6 -5
w> e scan	4 -3 0 -1 0
w> e scare	6 -3 -1 -1 -1
w> e schoo	4 -1 0 -2 -2
w> e screa	-2 0 -1 -3 6
w> e secon	-3 4 0 -1 0
w> e see	2 -7 0 5 -1
w> e send	5 -2 1 -2 -1
w> e sent	-1 -2 0 0 3
w> e septe	-1 -4 -1 3 2
w> e settl	0 -1 4 -3 0
w> e shake	-2 2 -4 0 3
w> e shaki	0 -1 -2 -2 4
w> e shall	5 -3 -1 0 -1
w> e she	1 0 -2 -4 5
w> e she'd	7 0 -3 -3 -1
w> e she'l	1 -5 2 3 -1
w> e she's	0 4 -1 4 -7
w> e sheet	3 -7 1 1 2
w> e shing	3 0 -3 0 -1
w> e shop	1 -4 3 1 -1
w> e shoul	2 -1 -3 5 -2
w> e show	-1 -3 3 1 -1
w> e sick	0 2 0 3 -5
w> e sickn	-2 0 3 -3 2
w> e since	-13 9 -8 14 -3
w> e skin	-2 -7 6 -5 9
w> e skip	1 10 -3 -6 -1
w> e sleep	-3 4 3 -1 -3
w> e slept	4 -3 -1 2 -1
w> e slow	-4 4 5 -5 1
w> e small	-5 2 4 -1 0
w> e smoke	4 -4 0 -1 1
w> e so	-2 2 2 -3 2
w> e sodiu	-1 -6 1 4 2
w> e somet	2 2 -3 -3 2
w> e son	4 -4 1 -2 2
w> e space	-1 -2 0 3 0
w> e spits	-4 0 -1 6 0
w> e spoon	-2 -3 -1 7 -1
w> e spot	0 5 -1 -2 -3
w> e spots	-3 3 -1 1 -1
w> e spray	-1 -4 5 -1 1
w> e sprin	9 3 -5 -8 1
w> e stand	-2 -4 3 2 2
w> e start	2 -10 12 -3 -2
w> e stay	-8 16 -5 -2 -2
w> e stayi	-1 5 -1 -2 -1
w> e stays	-10 23 -12 -6 4
w> e stero	-5 0 6 -2 1
w> e still	-4 -6 3 5 3
w> e sting	1 -7 6 1 -1
w> e stoma	1 7 -3 -6 1
w> e stop	-8 5 -3 7 -1
w> e stopp	-7 -7 14 -3 3
w> e stops	-3 -3 -3 8 1
w> e strik	-2 -2 -1 7 -1
w> e strip	1 -4 0 2 -1
w> e stuff	-1 0 4 -2 0
w> e sugge	-2 3 0 0 -2
w> e summe	3 -3 2 -1 0
w> e sunda	-4 5 -5 7 -3
w> e suppo	-4 4 2 -1 0
w> e surge	5 -1 -4 0 -1
w> e swall	-2 -2 4 2 -2
w> e swap	-4 -4 3 4 0
w> e swear	5 -3 0 -1 -1
w> e swell	-5 2 3 1 -1
w> e syrup	2 2 -5 1 -1
w> e table	4 0 -1 -5 2
w> e take	-2 1 -2 7 -3
w> e takes	-2 3 3 -2 -1
w> e takin	3 0 5 -6 -2
w> e talk	6 0 -3 -2 -1
w> e talke	5 -4 0 -2 2
w> e taper	-1 -3 0 5 -1
w> e taste	-4 -2 5 -2 4
w> e tea	-1 4 -2 0 -1
w> e teeth	-3 3 2 -1 0
w> e tendo	-1 0 -1 -2 4
w> e test	3 -2 0 -2 0
w> e than	-1 1 3 -3 -1
w> e thank	7 -3 0 -4 0
w> e that	-5 -3 -2 7 4
w> e that'	4 1 -7 -3 6
w> e the	0 1 -1 4 -3
w> e them	-8 4 0 6 -2
w> e then	3 -3 4 -3 -1
w> e there	1 0 4 -5 -1
w> e they	3 -12 1 1 7
w> e they'	0 7 -2 -2 -4
w> e thin	1 -4 1 5 -2
w> e thing	-1 -7 -7 7 8
w> e think	3 0 2 -2 -4
w> e thinn	-2 0 1 3 -1
w> e this	-1 1 4 0 -4
w> e those	2 -1 -1 5 -5
w> e thoug	-1 -5 1 4 1
w> e threw	-2 1 -2 5 -1
w> e throa	-2 -1 1 -4 6
w> e throw	-4 1 -4 9 -1
w> e thrus	0 -1 -1 -1 3
w> e thurs	-7 6 -6 10 -2
w> e till	7 -1 1 -3 -3
w> e time	4 -8 4 -7 7
w> e times	-1 -2 -3 2 4
w> e to	-9 -2 4 2 5
w> e today	-3 -7 15 2 -6
w> e toget	-2 -1 6 -1 -1
w> e told	9 -1 -4 -1 -4
w> e toler	-5 1 -1 -3 7
w> e tomor	-6 2 11 -3 -3
w> e tonig	-3 -6 9 1 -1
w> e too	-3 0 -10 12 1
w> e took	1 -6 -3 5 3
w> e tooth	3 -1 -1 -4 2
w> e top	3 -2 4 -7 2
w> e touch	-4 4 -4 5 -1
w> e treat	2 3 -3 -1 -1
w> e trial	-2 -3 2 3 1
w> e tried	1 -4 3 -6 6
w> e troub	-1 0 7 -3 -3
w> e try	-1 -5 6 3 -3
w> e tub	1 2 0 -3 0
w> e tube	-3 7 -6 4 -1
w> e tubes	5 0 -3 -2 0
w> e tuesd	-6 6 1 2 -3
w> e tummy	-1 4 1 -1 -3
w> e turn	3 0 0 -4 1
w> e turne	3 2 -1 -4 0
w> e twice	-1 4 2 -7 2
w> e ulcer	1 -2 -4 4 2
w> e uncha	-1 3 -1 -2 0
w> e under	-3 -5 7 -3 5
w> e unit	2 -2 -3 1 2
w> e units	-3 3 3 -2 0
w> e until	3 3 -2 -2 -2
w> e up	-7 -8 6 1 7
w> e us	-6 7 -1 -1 0
w> e used	7 1 -5 0 -4
w> e usele	0 -5 -1 7 -1
w> e usual	-5 10 -1 -2 -2
w> e vacci	-4 3 0 0 1
w> e vein	-1 -2 6 -1 -1
w> e vet	4 -2 -2 0 0
w> e vomit	-2 2 0 -6 7
w> e wait	7 -4 1 -3 -2
w> e walk	-3 -2 1 3 0
w> e want	2 0 3 1 -5
w> e wante	1 3 -1 -5 2
w> e wants	4 0 -2 -2 0
w> e ward	-2 -3 0 9 -3
w> e was	2 -3 -9 3 7
w> e water	-1 -3 -1 4 1
w> e way	1 -3 -2 5 -1
w> e we	-1 2 -7 -1 6
w> e we'd	5 -5 -1 2 -1
w> e we'll	9 -7 1 0 -3
w> e we've	3 1 -1 -4 0
w> e wedne	-6 10 -3 -1 0
w> e wee	6 0 2 -9 1
w> e week	-3 -4 8 3 -4
w> e weeke	-3 -5 1 9 -1
w> e well	5 -4 -1 7 -6
w> e went	-9 -2 -5 -12 29
w> e were	1 -4 -5 2 6
w> e what	9 -8 -3 -5 7
w> e what'	0 -2 -1 5 -2
w> e wheez	1 -3 -1 -1 5
w> e when	1 3 0 1 -5
w> e where	-3 -4 0 6 1
w> e while	-3 -2 8 1 -3
w> e white	2 1 -5 1 1
w> e who	2 -1 -3 4 -3
w> e whole	3 -2 -4 -4 8
w> e why	-3 -1 2 0 2
w> e wife'	-4 0 -2 6 -1
w> e will	-5 -7 6 3 4
w> e windo	0 1 -1 -3 3
w> e winte	10 -2 -6 -2 -1
w> e with	3 -5 4 4 -5
w> e witho	-4 8 -1 2 -4
w> e won't	9 -1 -2 -3 -3
w> e works	-5 2 1 2 0
w> e worme	-3 0 -1 4 0
w> e worse	2 -4 -2 5 -2
w> e would	11 -3 -1 -4 -2
w> e write	-2 -3 0 -2 8
w> e writt	4 -2 -2 -3 3
w> e wrong	3 -1 0 -2 0
w> e wrote	2 -1 -3 -3 5
w> e yard	4 -1 -1 -3 1
w> e yeah	6 -2 -3 -5 4
w> e year	5 2 -1 -5 -1
w> e years	10 2 -8 -4 0
w> e yello	-7 0 -1 -1 10
w> e yes	-7 7 -5 2 2
w> e yeste	-1 2 -7 7 -1
w> e yet	9 -4 -3 -1 -1
w> e you	5 -1 0 -6 6
w> e you'd	2 -6 7 -3 0
w> e you'l	-1 -6 7 -3 4
w> e you'r	6 0 6 -8 -4
w> e you'v	3 2 -4 3 -4
w> e your	3 1 -4 -1 1
w> e yours	4 -3 3 -2 -3
w> e §	0 -7 4 -2 12
w> e §2	5 1 5 -5 -6`,
  r: `b< r # ?	2 -1 3 -4 0
b< r # |	-5 9 0 -3 -2
b< r # г	2 -3 3 -2 0
b< r # года	2 2 -1 -4 1
b< r # дважды	3 0 1 -6 2
b< r # дней	2 -5 5 1 -4
b< r # дня	-4 4 2 0 -1
b< r # и	5 -1 0 -5 1
b< r # капель	2 -3 -4 5 -1
b< r # кубов	-1 -2 -1 4 0
b< r # месяца	5 0 -5 0 0
b< r # мл	-2 -1 3 0 -1
b< r # на	4 -3 -5 4 -1
b< r # недели	3 0 -1 -2 -1
b< r # недель	-4 2 -2 1 3
b< r # раз	0 -3 2 4 -2
b< r # часа	-1 -2 3 0 0
b< r <c?c?> §	-1 -3 4 0 0
b< r <c?c?> а	5 -3 -2 4 -4
b< r <c?c?> в	3 0 -2 -2 0
b< r <c?c?> вот	1 -3 0 2 1
b< r <c?c?> все	-3 0 3 0 0
b< r <c?c?> если	-1 3 -2 1 -1
b< r <c?c?> еще	0 4 -3 1 -1
b< r <c?c?> значит	-1 -6 4 0 4
b< r <c?c?> и	0 3 -4 1 0
b< r <c?c?> не	0 -2 3 -1 0
b< r <c?c?> ну	6 -2 -3 1 -1
b< r <c?c?> он	-3 2 -1 4 -1
b< r <c?c?> она	-3 3 0 0 0
b< r <c?c?> пусть	2 -4 4 -2 0
b< r <c?c?> сейчас	0 -1 3 -4 2
b< r <c?c?> тогда	-3 3 2 -4 2
b< r <c?c?> хорошо	1 -1 1 -4 3
b< r <c?c?> я	-2 -2 0 5 -1
b< r <c?p?> §	1 -2 4 2 -4
b< r <c?p?> а	4 -3 3 -1 -3
b< r <c?p?> что	-1 3 -2 -1 0
b< r <cc> и	-3 1 3 -3 1
b< r <cp> §	1 -1 6 -5 -2
b< r <cp> а	5 -5 0 -3 3
b< r <cp> еще	3 -1 0 -2 0
b< r <cp> что	-6 4 0 3 0
b< r <p?c?> §	-1 2 -1 -3 3
b< r <p?c?> а	0 3 -3 0 0
b< r <p?c?> и	3 0 -3 2 -2
b< r <p?c?> тогда	4 -3 -1 0 -1
b< r <p?p?> §	8 -2 2 -2 -5
b< r <p?p?> а	7 -14 5 -1 3
b< r <p?p?> значит	-1 -2 -1 5 0
b< r <p?p?> и	3 -2 3 0 -4
b< r <p?p?> ну	-1 4 -2 -1 0
b< r <p?p?> от	1 -1 0 -3 3
b< r <p?p?> сейчас	-1 -2 -1 4 0
b< r <p?p?> тогда	0 -1 3 -3 0
b< r <p?p?> что	0 0 -4 4 0
b< r <p?p?> это	2 2 -3 -1 1
b< r <pc> тогда	4 -2 0 0 -1
b< r <pp> и	-3 1 -2 5 -1
b< r <pp> что	-2 -1 0 -1 3
b< r ? §	3 0 -4 6 -4
b< r ? а	5 -2 -3 1 -1
b< r ? антиби	-2 -1 1 -1 3
b< r ? давлен	4 -3 -1 0 0
b< r ? на	-1 -1 3 -4 3
b< r ? нет	3 0 1 -2 -2
b< r ? от	-3 -2 -3 3 4
b< r | <c?c?>	2 1 -2 4 -1
b< r | <cc>	3 -3 6 -4 -2
b< r | <cp>	-1 -1 1 3 -2
b< r | <p?p?>	-3 4 -2 0 1
b< r | <pp>	-2 -2 -4 8 0
b< r § #	-3 2 7 -4 -1
b< r § ?	2 -5 3 -2 2
b< r § |	1 3 -2 -4 2
b< r § еще	-3 -1 0 4 -1
b< r § от	-1 0 3 -3 1
b< r § по	1 4 -2 -2 -1
b< r § пьете	-1 -2 0 4 -1
b< r § у	0 -6 2 2 2
b< r §2 #	3 3 -6 0 0
b< r §2 ?	-1 -6 2 1 3
b< r §2 |	3 -5 -5 6 1
b< r §2 вам	1 -1 0 -3 3
b< r §2 да	1 -3 3 0 -1
b< r §2 ей	-1 -1 -1 3 -1
b< r §2 значит	-1 3 -1 -1 0
b< r §2 и	-1 6 -6 3 -1
b< r §2 на	3 0 -1 -2 -1
b< r §2 не	-3 2 0 3 -3
b< r §2 нет	2 -6 4 0 -1
b< r §2 он	-4 0 3 1 0
b< r §2 пока	-3 -2 5 -1 1
b< r §2 пью	0 -4 3 0 0
b< r §2 с	13 -6 -4 -3 0
b< r §2 там	4 1 -2 -2 0
b< r §2 убирае	3 2 0 -4 -1
b< r а §	11 -8 -2 -1 0
b< r а в	-2 6 -2 -1 -1
b< r а мне	3 -1 -1 0 -1
b< r а на	-3 -1 4 -3 3
b< r а от	1 4 -3 -3 0
b< r а потом	-2 3 0 0 0
b< r а теперь	-2 6 -2 -1 0
b< r а чем	0 -5 5 0 -1
b< r а что	5 -4 1 -1 0
b< r ага |	-1 4 -1 -1 -1
b< r больше не	-5 2 10 -5 -3
b< r будем |	1 -1 5 -3 -1
b< r был ?	-3 -2 1 5 0
b< r была |	3 -4 2 1 -2
b< r в аптеке	-1 4 -1 -4 1
b< r в бедро	4 -1 -1 1 -3
b< r в больни	3 -1 -3 -1 1
b< r в вену	-4 0 8 -5 1
b< r в воду	-2 1 3 -2 0
b< r в день	-1 -3 5 -4 2
b< r в карте	-2 2 -2 -1 3
b< r в мае	2 4 -3 -2 -1
b< r в прошлы	-3 1 0 3 0
b< r вам нельзя	-3 -1 5 -2 2
b< r вечеро |	-1 -1 -1 4 -1
b< r возьме |	-1 -4 6 0 0
b< r вот |	3 0 0 -1 -1
b< r вот это	2 0 -1 -4 3
b< r вчера |	2 -4 1 2 0
b< r вы на	-2 3 0 0 -1
b< r вычерк |	-2 -1 1 3 -1
b< r год |	-1 1 -2 3 -1
b< r года назад	3 1 0 -4 0
b< r да |	6 -6 -4 2 2
b< r да я	4 -1 -2 0 -1
b< r давлен #	-1 -3 2 0 2
b< r давлен у	-1 4 -1 -1 -1
b< r даете ?	-2 1 -2 4 -1
b< r дал |	3 -1 -1 -2 0
b< r дальше |	3 -1 -3 2 0
b< r дважды |	-1 5 -1 -3 0
b< r двое суток	-3 0 1 1 1
b< r дней |	3 -5 4 0 -3
b< r его не	-2 6 -3 -1 0
b< r есть ?	-5 -1 3 2 1
b< r есть §	5 -2 -1 -1 -1
b< r еще #	4 -2 -2 -1 1
b< r же |	0 -3 4 -2 1
b< r завтра |	-2 -2 1 4 0
b< r записа |	3 0 -3 0 0
b< r и #	-1 4 1 -3 -1
b< r и §	1 0 -4 6 -3
b< r и вот	-1 -1 0 -2 3
b< r и все	-1 -2 -1 3 1
b< r и дальше	-1 3 2 -4 1
b< r и его	-3 5 -1 -1 -1
b< r и еще	-1 -8 5 6 -2
b< r и не	4 -2 2 0 -4
b< r и пусть	-3 1 -1 0 3
b< r и с	-3 0 0 -1 5
b< r и хватит	-5 6 1 -2 0
b< r к нему	0 -2 5 -1 -2
b< r каждый день	3 -2 -1 -2 2
b< r как его	-1 -3 -1 6 -1
b< r какие ?	1 3 0 -3 0
b< r какой ?	0 0 4 -3 0
b< r капаем |	-1 -3 4 0 0
b< r капель |	2 -3 0 2 0
b< r кончил |	3 -2 -1 1 -1
b< r купите |	-3 1 2 0 0
b< r куплю |	-3 4 -1 -1 0
b< r ладно |	0 0 -4 4 0
b< r меня в	5 -3 -1 0 -1
b< r меня от	-5 3 0 0 3
b< r можно ?	3 1 0 -4 -1
b< r на #	-1 3 -1 1 -2
b< r на него	0 0 -2 -1 4
b< r на ночь	-1 -1 3 1 -2
b< r надо |	4 -2 0 -2 0
b< r назад |	2 -6 1 3 0
b< r не берите	-1 3 1 -2 0
b< r не давайт	-1 1 3 -2 -1
b< r не пью	3 1 -1 -3 -1
b< r неделю |	4 -2 1 -3 0
b< r нельзя |	5 -5 1 -2 1
b< r но не	-2 0 3 -1 -1
b< r но это	-3 1 -1 3 0
b< r ночь |	-3 2 1 1 -2
b< r ну вот	7 0 -2 -4 -1
b< r ну тогда	-2 6 -1 -2 0
b< r от головы	-2 -2 -1 7 -1
b< r от давлен	0 1 3 -3 -1
b< r от него	-4 1 5 -1 -1
b< r перено |	2 -3 0 0 1
b< r пишу |	-4 0 0 6 -1
b< r по #	6 1 3 -8 0
b< r по одной	-4 4 -1 2 0
b< r помню |	-2 -1 -1 0 4
b< r понял |	-4 4 0 1 -1
b< r поняла |	-4 1 -1 4 0
b< r потом |	1 -3 -1 4 -1
b< r приним ?	5 -5 -1 1 -1
b< r продол |	-3 3 1 0 -1
b< r прошло году	3 2 -1 -3 -2
b< r прошлы раз	-3 0 0 1 2
b< r пьет §	4 -3 0 0 0
b< r пьет и	-3 0 1 1 1
b< r пьете ?	-4 -1 -1 10 -4
b< r пью |	-2 4 -3 3 -2
b< r раза |	-4 2 0 1 1
b< r раза в	1 -2 4 -1 0
b< r с завтра	0 -2 4 -2 0
b< r сегодн |	-3 2 1 1 -1
b< r сказал |	4 -2 0 -1 -1
b< r снимаю |	-3 -3 4 1 0
b< r таблет ?	3 -4 -1 3 0
b< r так и	-5 8 -3 -1 0
b< r то есть	-2 -1 -1 4 -1
b< r тогда и	-3 1 -3 7 -2
b< r только не	1 -1 1 2 -3
b< r у меня	4 1 -2 -2 0
b< r у нас	3 0 -1 -1 -2
b< r у него	-4 5 -4 1 3
b< r у нее	-5 1 -1 1 5
b< r хватит |	-2 5 1 -2 -2
b< r хорошо |	-1 -3 -3 8 -1
b< r чем ?	-5 -3 4 4 0
b< r через день	-4 4 -2 4 -1
b< r что ?	1 2 0 0 -3
b< r что §	-3 3 3 -3 0
b< r что вы	0 -1 -1 -1 3
b< r что давали	-2 -1 -1 1 3
b< r что еще	-3 -2 -1 6 0
b< r что приним	6 -7 0 2 -1
b< r я §	-1 4 -1 -1 -1
b< r я от	5 1 -2 -2 -2
b< r я пью	-1 5 -2 -2 0
b> r # #	-2 1 8 -8 1
b> r # <c?c?>	-10 8 -6 8 0
b> r # <c?p?>	2 -2 -4 7 -3
b> r # <p?c?>	-1 1 4 -1 -3
b> r # <p?p?>	-2 5 -1 -2 1
b> r # <pc>	-4 0 3 1 -1
b> r # в	-1 6 -3 -1 -1
b> r # вечеро	5 1 0 -4 -1
b> r # вместо	-1 -2 3 1 0
b> r # г	0 3 0 -3 -1
b> r # года	5 -8 -3 6 0
b> r # дважды	-3 1 2 -3 3
b> r # дней	-8 -7 11 7 -2
b> r # дня	-7 7 2 0 -2
b> r # и	-5 7 -3 0 1
b> r # капель	2 4 -6 2 -1
b> r # капли	5 -6 -3 4 0
b> r # кг	0 -5 3 3 -1
b> r # лет	5 1 0 -5 0
b> r # мг	0 1 5 -6 0
b> r # месяца	4 -3 2 -2 -1
b> r # минут	0 3 -1 -2 0
b> r # мл	2 2 1 -3 -1
b> r # недели	3 -6 -2 4 0
b> r # но	-1 4 -2 -1 0
b> r # один	0 -2 -2 4 0
b> r # раз	3 -5 3 0 0
b> r # раза	-1 0 6 -3 -2
b> r # с	-5 3 5 -2 -2
b> r # таблет	2 0 1 -3 0
b> r # трижды	0 -2 4 -1 0
b> r # укола	-3 -1 2 0 2
b> r # уколов	-2 -1 -1 4 -1
b> r # утром	6 -4 1 -1 -2
b> r # часа	0 4 2 -4 -1
b> r # штук	1 -5 1 4 -1
b> r # штуки	2 -7 -2 7 0
b> r <c?c?> #	5 -3 -2 -2 1
b> r <c?c?> §	5 -7 -6 7 0
b> r <c?c?> §2	0 4 0 -2 -2
b> r <c?c?> ага	0 3 -4 0 1
b> r <c?c?> бабушк	-3 3 1 2 -2
b> r <c?c?> без	-4 2 -1 3 -1
b> r <c?c?> больше	3 -3 -2 0 2
b> r <c?c?> в	-2 5 -1 -1 0
b> r <c?c?> вместо	-2 -4 2 3 0
b> r <c?c?> вот	-2 2 2 -5 2
b> r <c?c?> все	-4 0 -3 4 3
b> r <c?c?> вчера	4 -3 -2 3 -1
b> r <c?c?> да	-6 7 1 -1 -1
b> r <c?c?> давайт	5 4 -3 -5 -2
b> r <c?c?> доктор	2 -4 2 0 0
b> r <c?c?> его	-1 -1 -1 5 -1
b> r <c?c?> железо	0 4 -1 -2 -1
b> r <c?c?> запишу	5 -1 -3 -2 1
b> r <c?c?> значит	2 2 -2 -3 1
b> r <c?c?> и	3 -4 3 -2 -1
b> r <c?c?> ладно	1 5 -1 -4 -2
b> r <c?c?> мне	1 5 2 -6 -2
b> r <c?c?> мы	4 0 -1 -2 -1
b> r <c?c?> начнем	-2 -3 3 2 0
b> r <c?c?> не	7 -1 -2 1 -5
b> r <c?c?> нет	2 0 0 -3 0
b> r <c?c?> ну	4 3 3 -5 -5
b> r <c?c?> он	6 1 -1 -3 -3
b> r <c?c?> она	2 0 -2 3 -2
b> r <c?c?> от	1 -2 2 4 -5
b> r <c?c?> пейте	1 4 -3 -3 0
b> r <c?c?> пока	0 4 0 -4 -1
b> r <c?c?> потом	4 -1 -3 1 -1
b> r <c?c?> при	0 -1 -1 4 -1
b> r <c?c?> продол	4 -1 -2 -1 0
b> r <c?c?> пульс	-1 0 -2 3 0
b> r <c?c?> пусть	3 3 -1 -3 -2
b> r <c?c?> пью	-4 8 -4 0 0
b> r <c?c?> с	4 -3 -4 1 1
b> r <c?c?> сегодн	1 -3 0 4 -2
b> r <c?c?> сосед	-3 1 -1 4 -1
b> r <c?c?> только	-2 -1 4 0 0
b> r <c?c?> третий	-1 3 1 -2 -1
b> r <c?c?> у	-1 -4 3 1 1
b> r <c?c?> хорошо	-2 4 0 0 -1
b> r <c?c?> это	2 3 2 0 -7
b> r <c?c?> я	2 2 1 -3 -1
b> r <c?p?> §	0 -2 3 -1 0
b> r <c?p?> а	-1 -4 4 2 0
b> r <c?p?> давно	2 -3 0 2 -1
b> r <c?p?> и	-5 3 2 -1 1
b> r <c?p?> когда	5 2 -2 -3 -2
b> r <c?p?> кто	-2 4 -2 2 -2
b> r <c?p?> пьете	0 3 -2 -1 0
b> r <c?p?> скольк	1 1 -5 1 1
b> r <c?p?> что	1 -2 3 -1 -1
b> r <cc> а	-3 -2 1 3 2
b> r <cp> у	0 -3 4 -1 0
b> r <p?c?> #	-1 -4 1 5 -1
b> r <p?c?> §	-5 1 -3 2 5
b> r <p?c?> §2	0 3 -4 0 2
b> r <p?c?> а	1 5 0 -1 -4
b> r <p?c?> вот	0 -3 0 3 0
b> r <p?c?> да	3 0 0 -1 -1
b> r <p?c?> давлен	-1 5 -2 -3 2
b> r <p?c?> и	-5 1 1 0 3
b> r <p?c?> не	4 0 -2 -2 0
b> r <p?c?> ну	-3 4 -2 1 0
b> r <p?c?> пейте	-2 5 0 -2 0
b> r <p?c?> сейчас	4 2 -4 -1 -1
b> r <p?c?> тогда	-3 -1 -1 6 -1
b> r <p?c?> у	4 -5 0 2 -1
b> r <p?c?> хорошо	-2 3 5 -3 -2
b> r <p?p?> #	-2 1 6 -4 -2
b> r <p?p?> §	-4 -3 4 2 1
b> r <p?p?> §2	1 3 -4 0 -1
b> r <p?p?> а	-2 -2 5 -2 1
b> r <p?p?> в	0 4 -1 -1 -1
b> r <p?p?> вот	-2 -2 -4 6 2
b> r <p?p?> все	-3 -1 -3 8 -1
b> r <p?p?> вы	-3 -2 1 -2 6
b> r <p?p?> да	1 1 2 -4 0
b> r <p?p?> давайт	-1 0 -2 4 0
b> r <p?p?> давно	2 -1 0 -3 2
b> r <p?p?> доктор	1 3 0 -4 0
b> r <p?p?> еще	-2 6 -1 -4 1
b> r <p?p?> и	-3 1 -2 6 -2
b> r <p?p?> ладно	2 -2 3 -3 -1
b> r <p?p?> на	6 -1 -1 -2 -2
b> r <p?p?> не	1 -2 4 -3 0
b> r <p?p?> нет	3 0 -1 -4 2
b> r <p?p?> ой	3 -1 1 -1 -1
b> r <p?p?> пусть	-1 3 -1 -1 0
b> r <p?p?> пью	1 4 -3 -2 0
b> r <p?p?> скольк	-2 2 -3 5 -2
b> r <p?p?> так	1 0 -3 2 0
b> r <p?p?> теперь	3 1 -3 0 -1
b> r <p?p?> тогда	-2 -2 1 4 -1
b> r <p?p?> у	0 -1 -1 4 -1
b> r <p?p?> хорошо	4 0 1 -5 -1
b> r <p?p?> это	8 -6 -1 -1 1
b> r <p?p?> я	-1 -2 4 0 -1
b> r <pc> §	-2 -1 -2 3 2
b> r <pc> а	-4 3 -1 1 1
b> r <pc> пусть	-1 5 -1 -3 -1
b> r <pp> и	-4 4 0 2 -2
b> r § #	-8 1 -2 3 6
b> r § <c?c?>	-8 7 6 -6 1
b> r § <p?p?>	6 0 2 -5 -4
b> r § §	-3 -1 1 3 0
b> r § больше	-1 -1 -2 6 -2
b> r § в	3 0 -2 -4 3
b> r § вам	2 -2 0 -3 3
b> r § вы	-1 -2 -1 4 0
b> r § мне	0 -2 4 -2 -1
b> r § на	8 -1 -1 -3 -2
b> r § не	5 -2 -4 1 0
b> r § оставь	-1 5 -2 -1 0
b> r § от	-2 4 2 -5 1
b> r § по	5 2 -2 -4 -1
b> r § пока	-1 3 0 -3 0
b> r § пью	0 -4 -1 5 0
b> r § раз	5 7 -7 -5 0
b> r § с	3 1 -4 1 -1
b> r § сегодн	2 1 -3 0 0
b> r § тоже	-1 4 -2 -1 0
b> r § у	5 -4 6 -9 2
b> r § я	-2 -4 0 5 1
b> r а §2	2 6 -2 -2 -4
b> r а антиби	-2 -1 3 1 -1
b> r а в	-3 3 -1 -1 2
b> r а вот	1 2 -4 3 -3
b> r а вы	-4 -1 0 1 3
b> r а на	-3 5 -1 -4 2
b> r а он	-2 0 -1 4 0
b> r а от	5 1 -2 -3 -2
b> r а потом	3 0 2 -4 0
b> r а я	7 -3 -4 0 1
b> r аллерг на	1 3 -2 -1 -1
b> r без него	3 6 -1 -5 -4
b> r больше не	-1 -5 -3 5 4
b> r больше нельзя	-2 -2 -1 4 1
b> r больше никогд	1 0 0 -4 3
b> r бросил в	-3 -3 2 5 -1
b> r был в	2 5 -2 -3 -2
b> r было <p?p?>	4 -3 2 -3 0
b> r в #	2 0 -5 -7 9
b> r в август	1 0 4 -3 -2
b> r в апреле	6 2 -2 -4 -1
b> r в аптеке	0 -3 6 -3 -1
b> r в армии	-3 0 0 -2 5
b> r в бедро	-3 -2 7 -1 -1
b> r в больни	0 -3 -1 -1 5
b> r в вену	-4 -4 10 -2 -1
b> r в воду	-3 0 4 -1 -1
b> r в выписк	-1 1 -3 5 -1
b> r в день	7 -7 5 -4 -1
b> r в детств	6 -1 -2 -2 -2
b> r в живот	-3 5 -1 -1 -1
b> r в июле	6 -3 -1 -2 -1
b> r в капсул	-1 -3 0 4 0
b> r в карте	-3 6 -2 0 -1
b> r в карту	-2 -1 -1 -3 8
b> r в коем	0 3 1 -3 -1
b> r в корм	-2 7 -2 -1 -3
b> r в мае	2 1 0 -5 2
b> r в месяц	1 8 -3 -5 -1
b> r в мышцу	1 -3 1 2 -1
b> r в неделю	3 2 -8 1 1
b> r в нос	-3 2 0 2 -1
b> r в октябр	-2 4 -3 2 -1
b> r в отделе	-2 0 -1 3 0
b> r в полгод	3 -1 -1 -1 0
b> r в понеде	-3 4 -1 1 -1
b> r в прошло	2 0 -4 -2 4
b> r в прошлу	-2 -1 -2 6 -1
b> r в прошлы	-4 0 -1 5 0
b> r в пятниц	0 -3 -1 4 -1
b> r в реаним	-4 -1 0 1 5
b> r в рот	-5 1 5 0 0
b> r в сумке	-3 5 0 -1 -1
b> r в том	0 3 -3 -3 3
b> r в четвер	1 4 -3 0 -1
b> r в шею	-2 -1 3 -1 0
b> r в этом	0 -2 -1 4 -1
b> r вам §2	10 -3 -4 -3 -1
b> r вам в	1 -3 -2 6 -1
b> r вам не	4 1 -1 -1 -2
b> r вас в	3 -3 -1 1 0
b> r вас на	3 -4 1 0 0
b> r вену <c?c?>	-6 -2 7 2 0
b> r вместо §2	-1 -2 -1 3 0
b> r вместо него	-3 -6 2 7 -1
b> r возьме <c?c?>	4 -1 -3 -1 1
b> r вот #	-3 0 4 -1 0
b> r вот его	-3 2 0 0 0
b> r вот и	4 1 -1 -1 -3
b> r вот это	2 -3 -5 3 2
b> r вреда нет	-5 9 -1 -3 -1
b> r все <c?c?>	-3 0 0 4 -1
b> r все <p?p?>	-2 -1 -2 6 0
b> r вторую неделю	-3 3 -1 1 0
b> r вчера #	4 -1 -1 -1 0
b> r вчера <c?c?>	-4 2 0 2 0
b> r вчера послед	-1 -3 -1 5 -1
b> r вы в	-2 2 -1 3 -1
b> r вы же	-3 6 -2 1 -2
b> r вы мне	-4 2 -2 0 4
b> r вы на	3 -1 -1 0 -1
b> r вы пили	-3 -1 0 2 1
b> r вы сами	-2 2 2 -4 2
b> r вы сказал	1 -3 2 1 -1
b> r год <p?p?>	1 -4 -1 2 2
b> r года назад	3 1 0 -6 2
b> r да <c?c?>	2 -3 -3 1 3
b> r да <p?c?>	4 -3 -1 0 0
b> r да пью	-2 5 -1 -2 0
b> r да я	2 2 2 -3 -2
b> r давайт §2	1 -2 -1 3 -1
b> r давлен #	1 5 -5 -1 0
b> r давно длител	2 -4 2 1 -1
b> r дальше <c?c?>	5 6 -6 -5 -1
b> r дважды в	5 -1 -2 -2 0
b> r двое суток	-4 1 3 -2 2
b> r день #	6 -5 0 -1 0
b> r день <c?c?>	-2 7 -6 3 -2
b> r день <p?c?>	-1 -1 -2 5 -1
b> r день <p?p?>	-4 -2 3 4 -1
b> r день с	4 0 -3 -1 0
b> r дней <c?c?>	-1 0 3 -3 0
b> r дней <p?p?>	-1 -3 2 3 -1
b> r дня <c?c?>	-1 -2 4 -1 0
b> r до #	2 4 1 -6 -1
b> r до сна	-1 -2 3 0 0
b> r добави §2	1 5 -3 -3 0
b> r дома <c?c?>	-3 1 1 1 0
b> r его не	-3 2 1 2 -2
b> r его уже	1 2 -5 -4 6
b> r ему не	-3 -1 -2 5 0
b> r есть §2	-4 2 5 -2 -1
b> r еще #	-1 10 -2 -6 -1
b> r еще §2	-3 4 0 -1 0
b> r еще в	-3 -5 2 6 1
b> r еще раз	0 4 -1 -2 0
b> r же <c?c?>	1 1 1 -4 1
b> r за день	-2 -2 6 -2 0
b> r за неделю	-2 0 -1 4 0
b> r законч в	5 -2 0 -3 0
b> r и #	3 4 -3 -2 -1
b> r и §2	-7 1 4 2 -1
b> r и в	1 1 -4 0 1
b> r и все	7 -5 0 1 -3
b> r и дальше	2 6 -4 -2 -1
b> r и его	-3 1 -2 4 0
b> r и есть	-3 0 -1 4 0
b> r и завтра	4 -1 -1 -2 0
b> r и кончил	3 -1 -1 -1 -1
b> r и на	-5 3 3 -3 3
b> r и не	10 -3 0 -5 -2
b> r и ничего	-2 4 -1 1 -3
b> r и от	-1 0 4 -3 0
b> r и пейте	5 -1 -3 -1 -1
b> r и потом	-4 3 1 -2 2
b> r и скольк	-1 -1 -1 3 0
b> r и так	6 2 -1 -5 -2
b> r и хватит	-1 4 1 -5 1
b> r и хорошо	-2 -1 0 3 1
b> r и я	-4 1 -1 0 4
b> r к нему	-1 -2 3 -1 0
b> r каждые #	1 3 0 -4 -1
b> r каждый вечер	-1 2 -4 4 -1
b> r каждый день	5 -2 -2 0 0
b> r как всегда	0 4 -2 -1 0
b> r как обычно	-1 3 -1 -1 0
b> r как раз	1 -3 -1 2 0
b> r как у	1 -4 1 3 -1
b> r калий #	0 -5 -2 7 0
b> r капель #	-3 1 1 1 0
b> r капель <c?c?>	-1 3 -1 -1 0
b> r капли <p?p?>	4 -3 4 -5 -1
b> r капли §2	-1 3 -1 -1 -1
b> r когда в	2 -2 -2 3 -1
b> r когда когда	3 -1 0 -2 0
b> r коем случае	0 3 1 -3 -1
b> r кожу <c?c?>	-1 -2 6 -1 -2
b> r кончил <c?c?>	6 -3 1 -3 -1
b> r кончил в	-3 -1 1 2 1
b> r купите <c?c?>	0 1 3 -3 0
b> r купите <p?c?>	0 -3 4 -1 0
b> r купите <p?p?>	-2 -2 6 -1 -1
b> r ладно <c?c?>	0 3 1 -2 -2
b> r ладно <p?p?>	5 -4 3 -4 0
b> r лет назад	6 -4 1 -1 -2
b> r мажьте §2	2 2 0 -3 -1
b> r мг #	-1 2 -4 0 3
b> r мг в	-2 -2 4 0 0
b> r меня в	7 -2 -1 -3 0
b> r меня дома	4 -2 1 -3 -1
b> r меня от	-1 -3 -3 1 6
b> r месяц назад	-1 0 -1 3 -1
b> r мл #	-2 -3 5 0 0
b> r мне в	-4 -3 -2 8 1
b> r мне его	4 -3 0 -1 0
b> r мне сестра	-2 -1 -1 5 -1
b> r можно <c?c?>	-3 5 0 -1 -2
b> r на #	-1 10 3 -8 -4
b> r на §	-3 3 0 -5 6
b> r на §2	13 -6 -6 3 -4
b> r на здоров	-2 4 -1 -1 0
b> r на него	-3 0 3 -2 2
b> r на нем	5 -2 -2 0 0
b> r на ночь	-1 -4 1 4 1
b> r на той	-2 -3 1 5 -1
b> r на третий	-3 1 1 -2 3
b> r надо <c?c?>	4 3 -3 2 -5
b> r надо было	-2 -2 -1 5 -1
b> r назад <c?c?>	4 -1 -1 0 -2
b> r назад <p?p?>	4 -1 1 -4 -1
b> r назнач <c?c?>	2 -3 -2 3 0
b> r назнач §2	-3 -1 0 4 0
b> r начина сегодн	3 -2 1 -2 0
b> r не #	-2 5 -1 -1 0
b> r не §2	-2 -2 3 1 0
b> r не берем	6 -1 -3 0 -1
b> r не берите	5 -1 -1 -3 0
b> r не больше	1 1 2 -4 0
b> r не бросай	-3 10 -2 -5 -1
b> r не будем	4 -1 -3 -2 2
b> r не будет	-3 -1 -1 5 0
b> r не буду	6 -1 -2 -2 0
b> r не было	-1 1 6 -1 -4
b> r не давать	-4 0 1 0 3
b> r не капаем	4 -1 0 -2 -1
b> r не мешает	-4 7 -1 -2 -1
b> r не могу	-3 0 -1 4 0
b> r не надо	11 -4 -6 7 -8
b> r не нужен	3 -2 -2 5 -4
b> r не нужно	5 -2 0 0 -3
b> r не пейте	-2 -7 1 10 -2
b> r не перено	-3 -1 0 -3 6
b> r не пила	3 1 0 -3 -1
b> r не помога	-1 -2 -1 5 0
b> r не пьете	0 -1 3 -1 -1
b> r не пью	4 -9 3 0 1
b> r не сегодн	4 2 -4 -2 0
b> r не сейчас	7 -1 -3 -2 0
b> r не трогае	-3 4 -1 -1 1
b> r него <c?c?>	0 1 3 -4 0
b> r него §2	-4 -1 1 2 2
b> r него в	-2 -2 0 -1 5
b> r него не	1 -3 -1 4 -1
b> r него у	-3 -1 -2 1 4
b> r недели <c?c?>	0 -1 3 -2 -1
b> r недели назад	-5 -4 -1 7 2
b> r неделю <p?p?>	-2 1 4 -2 -1
b> r нельзя <c?c?>	-9 2 -1 5 2
b> r нет <c?c?>	2 -3 5 5 -9
b> r нет <c?p?>	-4 2 -3 3 2
b> r нет <p?c?>	2 1 4 -1 -5
b> r нет <p?p?>	7 -4 -4 -1 2
b> r нет <pp>	-4 4 1 -1 -1
b> r нет и	-2 4 0 -3 1
b> r нет не	3 0 -1 -2 0
b> r ни одной	0 -1 -1 4 -1
b> r никогд <c?c?>	1 0 0 -4 4
b> r ничего не	2 -3 2 1 -1
b> r но он	-4 2 0 1 1
b> r ночь #	1 -3 3 -1 -1
b> r ночь <c?c?>	-2 0 4 0 -1
b> r ночь §2	-3 2 -1 3 -1
b> r ну вот	5 -3 1 -1 -1
b> r ну давайт	0 -5 5 -1 0
b> r ну и	-1 4 -7 6 -1
b> r ну ладно	-4 1 0 1 1
b> r нужен <p?c?>	-2 -1 0 4 -1
b> r нужно <c?c?>	4 0 -1 -1 -2
b> r один раз	13 -7 1 -6 -1
b> r один укол	4 -1 2 -3 -1
b> r одну капсул	3 -2 -1 -1 0
b> r ой <c?c?>	-1 -3 2 0 2
b> r он же	2 -4 4 -1 -1
b> r он и	0 -1 -1 4 -2
b> r он на	-4 2 0 2 0
b> r он от	-4 1 2 -1 2
b> r он у	-5 5 4 -3 -1
b> r она пьет	0 -2 -1 3 -1
b> r оставь <c?c?>	-2 5 -2 -1 -1
b> r остало #	-1 5 -3 -2 1
b> r от §2	0 6 -4 -1 -2
b> r от которо	-1 0 -2 -1 3
b> r от него	0 -6 -8 -2 16
b> r от нее	-3 -4 0 6 2
b> r от темпер	0 -1 3 -2 0
b> r от тошнот	-4 -1 2 4 -1
b> r отменя <c?c?>	-1 -1 -1 3 0
b> r первый раз	-2 0 4 -1 -1
b> r перено <c?c?>	-1 0 0 -2 3
b> r пил #	4 0 -1 -3 1
b> r пила #	2 -3 4 -3 -1
b> r пила в	-2 -1 2 -2 3
b> r по #	6 -1 -6 5 -4
b> r по весу	0 5 -2 -2 0
b> r по одной	-4 1 2 -1 1
b> r под кожу	-6 1 9 -2 -1
b> r под язык	0 -3 4 0 -1
b> r подним до	4 -3 1 -1 0
b> r пока §2	-4 1 4 -3 2
b> r пока не	-5 4 -1 2 -1
b> r пока нет	3 -2 -1 0 0
b> r полови <p?p?>	-1 1 -3 3 0
b> r после него	2 -1 0 -3 3
b> r послед раз	-2 -1 -2 4 0
b> r постав в	-3 3 1 -1 0
b> r потом §2	3 -4 0 2 -1
b> r потом опять	-2 4 -1 -1 0
b> r пропус <c?c?>	-1 4 0 -2 0
b> r прошло <c?c?>	1 -1 -3 3 -1
b> r прошло году	4 0 -3 -5 4
b> r прошло неделе	-2 0 -1 4 -1
b> r прошло раза	-4 -4 1 5 1
b> r прошлы раз	-3 -1 -2 0 6
b> r прямо сейчас	-1 -1 4 0 0
b> r пусть пьет	-1 5 -1 -2 0
b> r пьет и	0 3 -1 -1 -1
b> r пьете #	-1 4 -1 -1 -1
b> r пьете §2	-2 -2 3 1 -1
b> r пью #	-2 3 -3 3 -1
b> r пью <c?c?>	2 -1 -3 4 -2
b> r пью <p?p?>	2 2 1 -6 1
b> r пью на	-1 4 -1 -3 0
b> r пью по	-2 -4 -3 9 -1
b> r пью с	-1 3 0 -2 -1
b> r пятый день	-3 1 -1 5 -2
b> r раз <p?p?>	-4 3 -3 2 1
b> r раз в	1 8 2 -11 0
b> r раз и	5 -1 0 -2 -1
b> r раз не	-2 0 0 4 -1
b> r раза #	-2 4 -1 -3 2
b> r раза <c?c?>	-3 5 0 -2 0
b> r раза <p?c?>	-3 2 2 -1 0
b> r раза <p?p?>	-3 5 -2 -1 1
b> r раза в	5 -4 0 -2 0
b> r раза по	-1 4 -2 0 0
b> r с §2	8 -1 -4 1 -4
b> r с август	-1 -3 2 5 -2
b> r с весны	-2 4 -3 1 0
b> r с завтра	-8 -7 13 4 -1
b> r с него	-1 0 -6 -2 9
b> r с первог	0 3 -2 -1 0
b> r с прошло	0 -2 4 -2 0
b> r с сегодн	0 -4 7 -2 -1
b> r с собой	-3 3 5 -3 -2
b> r с утра	-5 5 5 -4 -1
b> r сегодн #	-2 -5 6 1 -1
b> r сегодн <c?c?>	5 -5 3 -2 -1
b> r сегодн в	-5 3 3 -1 -1
b> r сегодн и	5 -5 -1 2 0
b> r сегодн послед	-2 -3 -3 9 -1
b> r сегодн утром	-1 5 -4 1 -1
b> r сейчас <c?c?>	0 -2 4 0 -1
b> r сейчас <p?p?>	-3 -1 4 -1 0
b> r сейчас §2	4 -2 -1 -4 3
b> r сейчас в	-6 -2 6 3 -1
b> r сейчас не	5 -2 -4 3 -1
b> r сейчас нет	8 -2 -3 -1 -1
b> r слава богу	-1 3 0 -1 -1
b> r снимае <c?c?>	-1 -1 -1 3 0
b> r стоп <c?c?>	-2 -3 -1 6 0
b> r таблет §2	2 2 -4 0 0
b> r так <c?c?>	0 -2 3 -4 3
b> r так и	-1 9 -4 -3 -1
b> r так что	1 -3 4 0 -2
b> r там §2	-3 -3 -1 7 0
b> r темпер #	-3 -1 4 1 -1
b> r теперь §2	3 -2 0 0 -1
b> r то же	-4 2 0 3 -1
b> r тогда §2	4 2 -5 -2 2
b> r тогда и	2 -3 -2 4 -1
b> r тоже <c?c?>	5 0 -4 -1 0
b> r той неделе	-1 -3 1 4 0
b> r толку нет	-4 -1 -1 6 0
b> r только не	-2 0 3 -1 0
b> r том году	-2 2 -2 -1 3
b> r третий день	-5 8 1 -5 1
b> r третий месяц	-2 -1 -1 6 -1
b> r у вас	-1 4 -3 5 -4
b> r у меня	-3 -2 5 -5 5
b> r у него	0 -6 3 -1 3
b> r у нее	5 1 -6 -2 2
b> r укол в	0 3 -4 1 0
b> r утром #	-2 -1 -2 5 0
b> r утром <c?c?>	-1 5 0 -3 -1
b> r утром <p?p?>	-1 -2 3 -1 1
b> r утром и	5 2 3 -7 -2
b> r хватит <c?c?>	-2 0 4 -2 0
b> r хорошо <c?c?>	-3 3 3 -2 -1
b> r хорошо <p?c?>	-4 4 4 -3 -1
b> r хорошо <p?p?>	-3 6 2 -4 -1
b> r через день	-7 2 -2 7 0
b> r через месяц	3 -2 1 -1 -1
b> r что §2	3 1 0 -2 -1
b> r что ли	3 -3 2 -2 -1
b> r что на	-2 -2 0 3 1
b> r что я	0 -2 4 -3 1
b> r чуть не	1 -2 -1 -3 5
b> r это §2	-4 -2 -1 5 2
b> r это в	-3 0 4 -1 1
b> r это он	-1 -2 -1 3 1
b> r это потом	4 0 -3 0 0
b> r я в	0 4 -1 -4 1
b> r я его	-5 -1 7 -4 3
b> r я ее	-1 -2 1 3 -1
b> r я ей	-1 1 -2 4 -1
b> r я же	4 -2 1 -1 -2
b> r я и	6 -4 2 -3 -1
b> r я на	-2 1 3 -4 2
b> r я не	4 0 -2 0 -2
b> r я пью	-2 2 -4 5 -1
b> r я с	-1 -4 -3 1 6
b> r я сейчас	-2 -1 4 0 0
c< r #	5 -4 -2 3 -2
c< r <c?c?>	4 0 1 1 -3
c< r <c?p?>	1 1 -4 -2 4
c< r <cc>	-2 -3 11 0 -5
c< r <cp>	7 1 -4 -3 -2
c< r <p?c?>	-4 -4 -5 7 5
c< r <p?p?>	-2 8 -2 -3 -2
c< r ?	2 3 -4 -1 2
c< r |	-5 2 1 2 1
c< r §	1 2 2 -5 0
c< r §2	-9 8 -1 3 -1
c< r а	3 2 -7 2 0
c< r аптек	-1 6 -1 -5 1
c< r без	4 -1 -2 1 -2
c< r боль	3 -1 -1 -1 -1
c< r больш	-4 0 -1 4 1
c< r будем	-3 -3 8 -1 -1
c< r будет	5 -3 -2 -1 0
c< r бы	3 -1 -1 -1 0
c< r был	4 -5 0 2 -1
c< r в	2 0 -5 0 4
c< r вас	-4 0 1 4 -1
c< r вену	-4 -1 5 -2 1
c< r вмест	-3 -9 9 5 -2
c< r возьм	-4 -5 14 -4 -2
c< r вот	-1 -9 1 6 3
c< r все	-2 -3 -1 4 3
c< r вчера	-2 -1 0 3 0
c< r вы	0 5 -1 -6 2
c< r выпис	4 1 -4 -3 1
c< r гель	0 4 -2 -2 0
c< r глист	4 -1 -1 -2 0
c< r говор	5 -4 1 1 -3
c< r голов	-4 -2 -1 7 -1
c< r да	3 -1 -2 -4 4
c< r давай	0 0 5 -6 1
c< r дайте	0 -2 5 -1 -1
c< r дала	-3 -1 -1 3 1
c< r дали	1 -1 -1 -3 4
c< r дальш	-5 3 -4 6 1
c< r дам	-2 -2 4 -1 0
c< r дважд	-1 5 0 -3 0
c< r день	-4 1 0 3 0
c< r держи	2 3 -4 0 0
c< r дней	6 -2 2 -4 -2
c< r до	7 -4 2 -3 -2
c< r добав	-1 -6 6 3 -2
c< r докто	3 0 -1 -2 -1
c< r дома	-2 -3 0 6 -2
c< r думал	4 -1 -1 -1 0
c< r его	-1 -4 5 2 -1
c< r ее	-1 2 3 -4 0
c< r ей	-5 -2 2 3 3
c< r ему	7 -3 0 -3 -1
c< r если	-3 1 4 -1 0
c< r есть	4 3 1 -5 -2
c< r еще	-5 3 -5 5 1
c< r же	3 -2 -2 3 -2
c< r журна	-1 -1 -2 1 3
c< r закан	1 -5 1 4 0
c< r запис	5 -4 1 -1 -1
c< r запиш	-4 3 1 -1 1
c< r запре	1 0 -2 -3 4
c< r значи	-1 -4 1 2 3
c< r и	-3 2 -3 6 -1
c< r к	3 -6 5 -2 0
c< r как	0 7 0 -5 -2
c< r какие	-1 5 -2 -1 -1
c< r какой	-5 4 0 3 -2
c< r кальц	5 -2 -2 0 0
c< r капел	-5 2 2 1 -1
c< r капли	-3 -1 5 0 -1
c< r клеще	-4 1 -1 3 1
c< r колем	-2 -2 5 0 0
c< r колет	3 1 -3 -2 2
c< r колол	6 -5 -4 5 -2
c< r красн	0 0 -3 4 -2
c< r купит	-1 -2 5 -2 0
c< r ладно	0 -2 1 4 -3
c< r лечил	3 -1 -1 -2 0
c< r лучше	-1 -4 4 3 -1
c< r мажет	2 3 -2 -2 -1
c< r мажу	-3 1 -2 5 -1
c< r мазь	-3 2 5 -3 -1
c< r меня	-3 0 -1 3 1
c< r меняе	0 -4 1 2 1
c< r месяц	-1 -3 2 3 0
c< r мне	3 1 -1 -5 2
c< r можно	6 -2 2 -4 -2
c< r мой	1 4 -2 -2 0
c< r муж	4 -2 0 -1 -1
c< r мы	-4 3 -6 9 -1
c< r на	-1 -3 2 -3 5
c< r надо	2 -2 -4 4 0
c< r назад	3 -1 2 -3 0
c< r назна	-2 -3 2 5 -1
c< r нас	0 4 -4 1 -1
c< r не	4 -6 8 -3 -3
c< r него	1 -5 2 1 0
c< r нельз	-2 -2 5 -4 3
c< r нему	1 -2 5 -2 -1
c< r нет	-1 3 3 -1 -4
c< r ни	-1 -4 3 0 2
c< r никак	3 2 -4 -2 2
c< r но	1 3 1 -5 0
c< r ночью	-4 0 -1 6 0
c< r ну	3 3 -3 -1 -2
c< r обезб	-2 -3 -2 6 0
c< r он	1 7 -5 1 -5
c< r опера	1 -2 -3 4 0
c< r остав	-4 4 -3 3 1
c< r остае	-1 1 -3 4 0
c< r от	-2 -4 1 -5 10
c< r отмен	-4 2 5 -2 0
c< r пакет	1 -2 -4 6 -1
c< r пейте	2 0 -4 4 -2
c< r перев	-1 4 0 -2 -1
c< r перед	-4 4 0 0 -1
c< r печен	-3 1 2 1 -1
c< r пила	-3 -1 -1 5 0
c< r пить	-3 0 3 0 0
c< r пишу	-2 -1 -3 3 3
c< r плохо	-5 4 0 1 -1
c< r по	3 1 1 -4 -1
c< r пока	-2 1 4 -1 -1
c< r помни	1 1 -3 -4 5
c< r помню	-3 0 -1 0 4
c< r понос	-2 0 5 0 -2
c< r понял	-2 5 -3 3 -3
c< r понят	1 -1 -2 -1 3
c< r попро	1 -3 3 -1 0
c< r после	-4 0 -1 3 3
c< r поста	-5 -1 6 0 1
c< r посто	-2 5 -1 -1 0
c< r поэто	-3 -2 6 -3 1
c< r предл	-1 -1 0 -2 4
c< r при	-1 4 0 -3 1
c< r приви	-5 -1 6 -1 0
c< r прини	1 8 -6 -2 -1
c< r про	5 -1 -2 -3 0
c< r прошл	-2 -2 -1 3 2
c< r пьет	3 -6 0 3 -1
c< r пью	-5 8 -3 1 -1
c< r раз	-4 1 -1 2 2
c< r раза	-6 0 1 6 0
c< r с	6 0 3 -7 -2
c< r свой	5 -3 0 -1 0
c< r сегод	4 -4 0 2 -1
c< r сейча	-7 -4 11 2 -2
c< r сколь	-1 4 1 -3 -2
c< r снима	-4 0 2 3 -1
c< r стати	-1 0 4 -3 0
c< r стоит	-3 1 -3 5 0
c< r табле	-4 -2 5 3 -2
c< r так	2 1 -2 2 -3
c< r там	9 -4 2 -4 -2
c< r темпе	0 -2 3 -1 -1
c< r тепер	-4 3 -1 2 0
c< r то	-3 -2 4 4 -1
c< r тогда	6 -6 6 -6 0
c< r тоже	-4 -1 7 0 -2
c< r тольк	2 -3 3 -1 -1
c< r у	-3 0 -2 3 2
c< r уже	1 0 -4 3 -1
c< r укол	-2 -2 4 -2 2
c< r утром	-2 5 -1 -3 1
c< r чем	-3 1 -1 3 -1
c< r четве	-4 0 -1 4 0
c< r что	-5 1 4 2 -1
c< r это	-2 -5 0 2 3
c< r я	2 2 -1 2 -4
c> r #	5 0 13 -7 -12
c> r <c?c?>	-3 -3 1 6 0
c> r <cp>	3 -1 0 -1 -1
c> r <p?c?>	5 -5 0 2 -2
c> r <p?p?>	0 0 3 1 -4
c> r <pc>	2 2 -2 1 -4
c> r <pp>	-2 7 0 -5 -1
c> r §	-6 3 2 7 -6
c> r §2	-3 3 -6 4 3
c> r а	1 -1 3 -4 1
c> r ага	-3 0 3 -2 1
c> r аллер	-1 0 -2 -1 4
c> r ампул	0 -3 -1 5 -1
c> r бабуш	2 0 -4 2 1
c> r без	-4 -3 4 4 -1
c> r берем	3 0 -2 1 -2
c> r больш	-1 -6 -6 1 12
c> r броса	-1 -2 -3 7 -2
c> r броси	-5 2 -1 6 -2
c> r бы	4 -1 -1 -1 0
c> r был	-3 -1 -1 4 1
c> r вам	-1 -5 -4 7 3
c> r вас	-2 -5 -2 5 3
c> r ваш	-3 -1 2 0 3
c> r вену	-1 -7 10 -2 0
c> r весно	3 -2 -2 0 0
c> r вечер	-1 1 5 -3 -2
c> r вмест	-2 -2 3 2 -1
c> r внутр	4 0 0 -2 -2
c> r возьм	-2 -3 5 -1 1
c> r вот	-4 1 2 2 -1
c> r все	0 1 -5 3 2
c> r всегд	1 5 -4 -3 1
c> r второ	-3 0 1 4 -1
c> r вчера	-1 5 -2 -1 -1
c> r вы	1 0 -5 -3 6
c> r выпис	-1 -3 4 1 0
c> r гель	-6 6 3 -4 1
c> r гинек	3 0 -1 -2 0
c> r глаз	-1 0 -1 -1 3
c> r глота	-5 4 -1 3 -1
c> r говор	6 -3 -2 -3 2
c> r года	-1 -5 0 7 0
c> r голов	-1 -1 -1 3 -1
c> r грамм	-1 -3 5 -1 0
c> r д	5 -2 0 -3 0
c> r да	0 -5 1 -2 5
c> r давал	5 -3 -2 -3 3
c> r дават	0 0 -2 -1 3
c> r дает	-2 4 -1 -1 0
c> r даете	-4 0 3 1 0
c> r дал	-5 3 1 1 0
c> r дала	-4 2 0 2 0
c> r дали	4 3 -5 -5 2
c> r дальш	0 7 -4 -2 -1
c> r даю	4 2 -6 -1 0
c> r дважд	-1 4 -1 -2 1
c> r день	-1 -6 2 6 -1
c> r для	3 -2 -5 5 -1
c> r дней	-1 -1 5 -1 -1
c> r до	0 -7 6 1 0
c> r добав	0 -3 5 -1 -1
c> r долой	-1 -1 -1 3 -1
c> r дома	3 1 0 -5 -1
c> r дышу	-2 7 -2 -2 0
c> r его	0 10 0 -8 -2
c> r ед	0 6 -4 -1 0
c> r ее	5 2 0 -6 -1
c> r ей	-1 -5 1 0 5
c> r если	1 -1 5 -4 -1
c> r есть	7 4 -3 -5 -3
c> r еще	-1 1 -6 10 -4
c> r жеват	3 -1 -1 -2 1
c> r желез	4 -3 0 -1 0
c> r желуд	-2 -1 0 4 0
c> r жена	-6 3 0 1 2
c> r живот	2 2 -3 0 -1
c> r за	-1 -3 6 0 -1
c> r завтр	-4 3 3 -1 -2
c> r закан	-2 -8 -1 12 -1
c> r закон	-4 -2 0 7 -2
c> r закры	0 -2 -3 5 -1
c> r запис	-4 -1 1 -1 5
c> r запиш	-1 -1 0 -3 5
c> r запре	-1 -3 -1 0 6
c> r зачем	-4 -1 1 3 1
c> r значи	-1 2 -3 -1 4
c> r и	-2 8 0 -8 1
c> r из	-4 0 -1 0 4
c> r из-за	-4 3 -2 3 0
c> r к	0 -1 3 2 -4
c> r кажды	5 2 -4 -3 0
c> r как	-5 10 0 -5 0
c> r капае	-3 3 1 -1 -1
c> r капаю	-1 -2 -2 6 -1
c> r капел	2 -2 -2 3 -1
c> r капли	0 7 -7 1 -1
c> r карди	-1 -4 5 -1 1
c> r карту	-1 0 -1 -1 3
c> r когда	0 5 -3 -4 2
c> r кожу	-3 1 4 -1 -2
c> r колол	-2 -5 -5 7 5
c> r колю	-3 -2 3 3 0
c> r кончи	2 -6 2 0 2
c> r корм	-3 8 -2 -1 -3
c> r котор	-1 -1 -4 6 -1
c> r красн	-3 0 -1 -1 6
c> r кто	4 -2 -2 1 -2
c> r кубик	-1 -2 4 0 0
c> r купил	-7 0 -1 9 -1
c> r купит	-7 -2 15 -4 -2
c> r курс	-1 -2 0 3 0
c> r ладно	4 1 -1 -4 0
c> r лежит	1 -2 -2 5 -2
c> r лучше	-1 -4 3 1 2
c> r мажем	-1 4 -2 0 -1
c> r мажу	-2 5 -4 3 -2
c> r мажьт	-4 7 0 -1 -1
c> r мазал	3 -2 -1 -1 0
c> r мазат	-3 0 5 -1 0
c> r мг	1 0 6 -5 -1
c> r меня	3 2 5 -10 0
c> r месяц	-3 5 1 -2 -1
c> r мл	5 -2 1 -2 -1
c> r мне	9 -8 -5 1 3
c> r может	0 -3 0 3 -1
c> r можно	3 3 0 -4 -3
c> r мой	4 0 0 -3 -2
c> r молок	-3 0 -2 4 2
c> r муж	6 -2 0 -3 0
c> r мы	0 1 -5 5 -1
c> r мышцу	2 -2 3 -2 -1
c> r на	3 1 7 -3 -9
c> r надо	4 -3 -1 4 -4
c> r назна	-3 -1 -2 6 0
c> r нам	-3 1 -2 -2 6
c> r нас	-2 5 0 -2 -1
c> r натощ	-2 -1 4 0 0
c> r начал	-5 2 1 2 -1
c> r начин	-1 -2 1 -2 3
c> r начне	-1 -4 5 0 0
c> r не	12 -7 -8 4 -1
c> r него	3 -5 6 -7 2
c> r недел	0 1 3 -3 -2
c> r нельз	2 1 0 -10 7
c> r непер	-2 -1 -1 -1 4
c> r нет	8 -4 0 -1 -3
c> r ни	-2 -1 0 0 3
c> r никог	0 -2 0 -5 7
c> r ником	4 -4 -2 3 -1
c> r но	4 -5 -4 5 0
c> r ноги	-4 1 0 3 0
c> r ночь	3 2 -5 0 1
c> r ночью	-2 4 -3 2 -1
c> r ну	-2 -5 3 5 -2
c> r один	-1 -4 9 0 -3
c> r одна	-1 -1 4 -2 0
c> r одной	-1 -2 4 -1 -1
c> r одну	-2 -1 6 -2 -1
c> r октяб	1 4 -2 -2 -1
c> r он	-2 6 0 -1 -3
c> r она	0 -4 -4 5 2
c> r опять	2 -5 2 1 0
c> r остав	1 4 -4 -1 -1
c> r остае	-4 6 -1 -3 2
c> r от	1 -1 -3 9 -6
c> r пейте	-2 7 -2 -2 -1
c> r перед	-1 -1 5 -2 0
c> r пил	5 -2 -2 -2 0
c> r пила	5 -7 3 1 -1
c> r пить	-3 4 1 -3 1
c> r пишу	-5 2 -1 -2 6
c> r пласт	0 3 -1 -4 2
c> r по	-3 -1 9 3 -8
c> r под	-7 2 8 -5 2
c> r подру	4 -3 1 -1 -1
c> r полго	-3 2 2 0 0
c> r полов	-5 4 0 2 -1
c> r полта	-6 8 -2 1 -1
c> r помни	-4 -1 -1 -2 7
c> r помог	6 -3 -2 -1 0
c> r понял	-3 0 -1 -1 5
c> r попро	0 -4 3 1 0
c> r после	0 -1 -3 3 1
c> r потом	3 -3 0 0 0
c> r предл	5 -1 -1 -4 1
c> r при	-4 0 4 1 -2
c> r пропи	1 -4 0 3 0
c> r пропу	0 5 -1 -4 0
c> r проси	2 -2 3 -2 -2
c> r прошл	7 -5 -6 -2 5
c> r пусть	5 3 -2 -4 -2
c> r пьем	-2 4 -1 -1 -1
c> r пьет	4 6 -3 -5 -2
c> r пью	0 6 -6 4 -5
c> r пятни	1 -1 -3 4 -1
c> r раз	0 4 0 -8 4
c> r раза	-3 -2 4 0 1
c> r раньш	4 -1 -1 -1 -2
c> r с	6 1 3 -8 -2
c> r сам	-5 2 -1 5 -1
c> r сами	-3 2 -1 3 0
c> r сахар	-2 0 -2 5 0
c> r сдела	2 -2 3 -3 -1
c> r сегод	-2 -2 3 3 -2
c> r сейча	-11 -1 17 -4 0
c> r сестр	-4 1 4 0 -1
c> r сироп	-1 4 -3 0 -1
c> r сколь	5 7 -2 -7 -3
c> r снима	-1 -4 -1 7 -1
c> r собак	7 -3 -1 -2 -1
c> r совет	4 -2 -1 0 -1
c> r совсе	-1 -3 -1 4 0
c> r сосед	-2 -2 -3 7 0
c> r спраш	3 0 -1 -1 -1
c> r стоит	2 2 -3 2 -2
c> r стоп	-1 -3 -1 5 0
c> r табле	-4 -6 1 11 -2
c> r так	-4 2 0 1 1
c> r там	4 -4 -1 3 -1
c> r темпе	-5 1 4 2 -1
c> r тепер	4 -2 -2 2 -2
c> r терап	-1 -4 1 4 -1
c> r тогда	3 -7 2 -2 3
c> r тоже	4 -5 -4 5 0
c> r тольк	-2 2 2 -3 1
c> r том	-2 1 -2 -3 5
c> r тот	0 0 2 -4 3
c> r трети	-2 4 -2 0 0
c> r трижд	-1 -2 5 -2 0
c> r трога	-3 3 -1 1 1
c> r у	6 -8 9 -6 -1
c> r убира	-3 -6 0 10 -2
c> r убрат	-4 -1 0 5 0
c> r уже	-2 2 -4 6 -2
c> r укол	2 0 2 -1 -3
c> r утра	-4 3 3 -2 -1
c> r утром	-3 2 6 -4 -1
c> r хвати	-4 3 5 -3 -1
c> r хорош	-5 5 2 -4 1
c> r хотел	5 -1 -1 -1 -2
c> r через	1 -1 -4 5 -1
c> r четве	-2 0 4 -1 0
c> r шприц	-2 -2 4 1 -1
c> r это	-2 -4 -4 9 1
c> r я	-10 7 1 3 -1
last b< r # |	-2 -1 5 0 -1
last b< r # года	2 3 -1 -4 0
last b< r # дважды	5 -4 1 -3 2
last b< r # дней	-1 -2 6 0 -2
last b< r # дня	-5 6 1 -1 -1
last b< r # и	4 -2 3 -3 -1
last b< r # капель	3 -5 -3 5 0
last b< r # месяца	6 1 -5 -2 0
last b< r # мл	-3 -1 3 1 0
last b< r # на	0 2 -3 1 0
last b< r # недели	4 1 -3 -1 -1
last b< r # недель	-4 2 -2 1 3
last b< r <c?c?> §	-1 -1 5 -3 1
last b< r <c?c?> а	6 -6 1 1 -2
last b< r <c?c?> в	4 0 -1 -2 0
last b< r <c?c?> да	-2 3 1 -1 -1
last b< r <c?c?> если	-1 4 -3 2 -1
last b< r <c?c?> еще	0 4 -3 0 -1
last b< r <c?c?> значит	-3 -3 2 0 4
last b< r <c?c?> и	1 6 -1 -4 -2
last b< r <c?c?> ну	7 -3 -4 1 -2
last b< r <c?c?> он	-2 3 -2 1 0
last b< r <c?c?> она	-3 3 -2 1 1
last b< r <c?c?> от	3 -2 -2 1 0
last b< r <c?c?> пусть	1 -4 3 0 0
last b< r <c?c?> тогда	0 4 -1 -5 2
last b< r <c?c?> хорошо	-2 -1 1 -2 4
last b< r <c?c?> я	-1 -2 1 3 -1
last b< r <c?p?> а	2 -4 6 0 -4
last b< r <cp> §	2 0 3 -5 -1
last b< r <cp> а	6 -2 -2 -4 2
last b< r <p?c?> §	-1 2 -2 -2 3
last b< r <p?c?> тогда	4 -2 -2 2 -1
last b< r <p?p?> §	4 3 -2 -2 -3
last b< r <p?p?> а	4 -9 5 -1 1
last b< r <p?p?> значит	-2 -1 0 3 0
last b< r <p?p?> и	3 -4 4 -2 -2
last b< r <p?p?> тогда	0 -3 3 -2 1
last b< r <p?p?> это	3 2 -4 -2 1
last b< r <p?p?> я	4 -1 -1 0 -1
last b< r <pc> тогда	4 -2 -1 0 -1
last b< r <pp> и	-1 -1 -2 4 -1
last b< r ? §	4 -1 -2 3 -4
last b< r ? антиби	-2 -1 0 0 3
last b< r ? на	0 -4 1 -1 4
last b< r ? от	-4 2 -2 3 1
last b< r | <c?c?>	-4 2 -1 2 1
last b< r | <c?p?>	0 2 3 0 -5
last b< r | <cp>	1 -3 3 1 -2
last b< r | <p?p?>	1 -3 1 2 2
last b< r | <pc>	0 -3 0 2 2
last b< r | <pp>	1 -2 -2 4 -2
last b< r § #	-2 -1 8 -3 -1
last b< r § ?	1 -4 4 -1 0
last b< r § |	3 3 2 -8 1
last b< r § еще	-3 -1 0 3 -1
last b< r § от	-2 1 3 -1 -1
last b< r § пьете	0 -2 0 3 -1
last b< r § у	-2 -4 1 2 3
last b< r §2 #	3 1 -4 2 -2
last b< r §2 ?	0 -4 1 1 3
last b< r §2 |	0 -4 -4 6 2
last b< r §2 вам	-1 -1 0 -1 3
last b< r §2 и	2 3 -4 -2 1
last b< r §2 не	-1 0 -2 5 -2
last b< r §2 нет	3 -3 2 -1 -1
last b< r §2 с	14 -7 -5 -2 0
last b< r а §	8 0 -3 -3 -2
last b< r а на	-2 -1 3 -3 3
last b< r а от	0 5 -3 -3 1
last b< r а чем	1 -3 4 -1 0
last b< r а что	4 -3 1 -1 -1
last b< r аллерг на	3 -2 -3 1 0
last b< r больше не	-4 3 7 -3 -2
last b< r будем |	-2 -1 4 -1 0
last b< r будет |	2 3 -3 -2 0
last b< r был ?	-3 -2 1 5 0
last b< r была |	3 -4 2 1 -2
last b< r в вену	-4 -3 8 -3 2
last b< r в карте	-4 1 0 0 3
last b< r в мае	2 3 -3 -2 -1
last b< r в прошлы	-3 1 -2 5 -1
last b< r вам нельзя	-3 0 4 -2 2
last b< r вместо него	-2 -1 3 0 0
last b< r возьме |	0 -3 3 0 0
last b< r вот |	3 -2 0 -1 -1
last b< r вот и	2 0 1 -3 0
last b< r вот это	1 -1 -1 -3 3
last b< r все |	-2 -3 1 3 1
last b< r вчера |	2 -4 1 2 0
last b< r вычерк |	-2 0 -1 4 -1
last b< r года назад	3 1 -1 -4 0
last b< r да |	6 -9 -2 3 2
last b< r да и	-3 1 0 3 -1
last b< r даете ?	-2 1 -3 5 -1
last b< r дальше |	3 1 -4 1 0
last b< r дважды |	-1 3 -1 -2 0
last b< r двое суток	-3 0 1 1 1
last b< r день |	-3 5 0 0 -2
last b< r держит |	2 1 1 -3 -1
last b< r дней |	-1 -2 3 1 -1
last b< r есть ?	-5 0 2 1 2
last b< r же |	-2 -2 4 -1 2
last b< r завтра |	-1 -2 1 4 -1
last b< r и §	1 2 -6 6 -2
last b< r и дальше	-1 4 1 -4 1
last b< r и есть	2 -4 -1 3 0
last b< r и еще	1 -5 5 2 -2
last b< r и не	0 -1 5 -1 -4
last b< r и так	-2 -1 -1 4 0
last b< r и хватит	-5 6 1 -2 0
last b< r к нему	-1 -2 4 1 -1
last b< r каждый день	1 -1 1 -4 2
last b< r капель |	2 -3 -1 2 0
last b< r меня в	4 -3 -1 0 0
last b< r можно ?	1 3 0 -3 -1
last b< r на §	0 -3 0 -2 5
last b< r на ночь	1 -1 4 0 -4
last b< r надо |	4 -4 -4 5 -2
last b< r назад |	-1 -4 1 3 0
last b< r не давайт	-3 1 4 -2 0
last b< r не надо	2 -2 -3 4 -1
last b< r неделю |	4 -1 0 -4 1
last b< r нельзя |	4 -3 -1 -1 1
last b< r нет |	2 3 -7 2 -1
last b< r ну вот	7 -1 -1 -4 -1
last b< r ну и	4 -4 0 1 -1
last b< r ну тогда	-2 5 -1 -2 0
last b< r остает |	0 -1 -3 4 -1
last b< r от клещей	-4 2 -1 2 1
last b< r перено |	1 -3 0 1 2
last b< r по #	2 0 3 -5 1
last b< r по одной	-3 3 0 1 0
last b< r понял |	-3 5 0 0 -1
last b< r поняла |	-4 2 -1 3 0
last b< r потом |	1 -4 -1 4 -1
last b< r прошло году	4 2 -1 -3 -2
last b< r прошлы раз	-4 0 -2 4 1
last b< r пьет |	-1 -1 3 1 -1
last b< r пьет §	4 -3 0 0 0
last b< r пьет и	-3 0 1 2 1
last b< r пьете ?	-3 -1 0 6 -2
last b< r пью |	-1 5 -2 -1 -1
last b< r пью и	3 0 -2 0 -1
last b< r с завтра	-2 -1 4 0 -1
last b< r так |	2 -4 -1 5 -2
last b< r так и	-3 5 -1 1 -2
last b< r то есть	-1 0 -2 4 -1
last b< r тогда и	-5 1 -1 6 -2
last b< r у меня	6 -1 -4 -2 0
last b< r у нас	3 1 -1 -2 -2
last b< r у него	-3 4 -3 2 1
last b< r у нее	-4 1 -1 0 4
last b< r хватит |	-2 5 2 -2 -2
last b< r хорошо |	9 -9 -2 2 0
last b< r чем ?	-1 -4 3 1 0
last b< r через день	-4 5 -1 1 -1
last b< r что в	-1 -1 -1 4 -1
last b< r я §	-1 4 -1 -1 -1
last b< r я от	4 1 -2 -2 -2
last b< r я пью	-1 4 -2 -1 0
last b> r # #	0 -3 4 -4 2
last b> r # <c?c?>	0 4 -3 0 -1
last b> r # <p?p?>	0 4 -2 -2 1
last b> r # §2	0 3 -1 -3 1
last b> r # вечеро	5 -4 0 -1 0
last b> r # вместо	-1 -2 3 1 0
last b> r # г	0 4 0 -3 0
last b> r # года	5 -7 -2 5 0
last b> r # дважды	-4 3 1 -3 3
last b> r # дней	-6 -5 5 7 -1
last b> r # дня	-9 4 3 4 -2
last b> r # и	-4 5 -3 3 -1
last b> r # капель	2 2 -6 3 -1
last b> r # кг	0 -4 2 3 -1
last b> r # лет	6 2 0 -7 -1
last b> r # мг	2 0 3 -7 1
last b> r # на	-5 1 0 2 2
last b> r # недели	1 -5 -2 6 0
last b> r # но	-2 4 -2 1 0
last b> r # раз	1 -4 4 -1 0
last b> r # с	-4 1 5 -2 0
last b> r # уколов	-2 -1 -1 3 0
last b> r # утром	3 -4 5 -2 -1
last b> r # штук	1 -4 1 3 -1
last b> r <c?c?> §	1 -4 0 1 2
last b> r <c?c?> §2	5 3 -3 -4 -1
last b> r <c?c?> а	1 -1 2 -3 2
last b> r <c?c?> ага	0 4 -3 -3 1
last b> r <c?c?> антиби	0 3 -1 -2 0
last b> r <c?c?> бабушк	-3 3 1 1 -2
last b> r <c?c?> в	-3 4 -1 0 1
last b> r <c?c?> вот	-1 3 0 -2 0
last b> r <c?c?> все	-3 0 -4 4 2
last b> r <c?c?> вчера	4 -3 -2 2 -1
last b> r <c?c?> да	-1 9 -1 -5 -2
last b> r <c?c?> давайт	0 5 -1 -2 -2
last b> r <c?c?> доктор	1 -4 2 1 1
last b> r <c?c?> его	-1 0 -1 3 -1
last b> r <c?c?> железо	0 4 -1 -2 -1
last b> r <c?c?> запишу	5 -1 -3 -2 1
last b> r <c?c?> и	1 2 3 -1 -6
last b> r <c?c?> ладно	1 3 0 -3 -2
last b> r <c?c?> мне	1 4 2 -7 -1
last b> r <c?c?> можно	1 3 -3 -1 0
last b> r <c?c?> мы	4 0 0 -2 -1
last b> r <c?c?> начнем	-2 -3 3 2 0
last b> r <c?c?> не	5 -1 -1 1 -4
last b> r <c?c?> нет	4 1 0 -4 0
last b> r <c?c?> ну	6 3 6 -11 -4
last b> r <c?c?> один	3 -1 0 -2 0
last b> r <c?c?> он	5 1 0 -2 -4
last b> r <c?c?> она	4 0 -1 1 -4
last b> r <c?c?> от	2 0 -1 3 -4
last b> r <c?c?> пока	0 3 0 -4 -1
last b> r <c?c?> потом	4 0 -4 1 -1
last b> r <c?c?> продол	4 -1 -2 -1 0
last b> r <c?c?> пусть	3 2 -2 -1 -2
last b> r <c?c?> пью	-4 7 -4 2 -1
last b> r <c?c?> с	4 -3 -3 0 1
last b> r <c?c?> сегодн	2 -1 -2 3 -2
last b> r <c?c?> сосед	-3 1 -1 4 -1
last b> r <c?c?> так	-3 0 1 2 0
last b> r <c?c?> тогда	4 -2 -3 0 1
last b> r <c?c?> только	-2 0 3 0 0
last b> r <c?c?> это	2 2 2 1 -7
last b> r <c?c?> я	-2 1 5 -4 0
last b> r <c?p?> §2	3 -2 2 -3 1
last b> r <c?p?> и	-4 -1 4 0 1
last b> r <c?p?> когда	4 2 -2 -3 -2
last b> r <c?p?> скольк	-1 4 -4 0 1
last b> r <c?p?> что	1 -2 3 -1 -1
last b> r <p?c?> #	0 -4 1 4 -2
last b> r <p?c?> §2	2 1 -1 -3 1
last b> r <p?c?> давлен	0 3 -2 -3 2
last b> r <p?c?> и	-5 0 1 2 2
last b> r <p?c?> ладно	-2 -1 1 3 -1
last b> r <p?c?> не	4 -1 -2 0 0
last b> r <p?c?> ну	-1 3 -4 2 -1
last b> r <p?c?> пейте	-2 5 -1 -2 0
last b> r <p?c?> сейчас	4 2 -4 -2 -1
last b> r <p?c?> у	0 -2 0 3 -1
last b> r <p?c?> хорошо	-2 -1 5 -2 -1
last b> r <p?p?> #	0 3 3 -4 -1
last b> r <p?p?> §2	1 2 2 -4 -1
last b> r <p?p?> а	2 -7 5 -1 0
last b> r <p?p?> в	-1 4 -2 0 -1
last b> r <p?p?> все	-2 -2 -2 7 -1
last b> r <p?p?> вы	-2 -1 1 -2 4
last b> r <p?p?> да	4 0 -2 -3 1
last b> r <p?p?> его	-2 1 -1 3 -1
last b> r <p?p?> еще	-2 3 -1 -2 1
last b> r <p?p?> и	1 6 -2 -2 -2
last b> r <p?p?> на	6 -1 0 -3 -2
last b> r <p?p?> не	0 -2 4 -2 0
last b> r <p?p?> нет	3 -1 -1 -2 0
last b> r <p?p?> скольк	-1 1 -2 3 -1
last b> r <p?p?> тогда	-4 -1 -1 5 0
last b> r <p?p?> хорошо	3 0 1 -3 -1
last b> r <p?p?> это	8 -6 0 -2 0
last b> r <p?p?> я	-1 -1 6 -3 -2
last b> r <pc> §2	2 1 -2 -3 2
last b> r <pc> пусть	-1 4 -1 -2 -1
last b> r § у	0 -1 0 -2 3
last b> r а §	-1 2 -4 4 0
last b> r а §2	0 4 0 0 -4
last b> r а антиби	-2 -1 3 1 -1
last b> r а вот	2 2 -4 2 -2
last b> r а вы	-3 -1 1 0 4
last b> r а на	-3 5 -1 -4 2
last b> r а от	5 1 -2 -3 -2
last b> r а потом	1 0 3 -3 -1
last b> r а я	9 -4 -4 -1 0
last b> r без него	4 6 -1 -6 -3
last b> r больше не	0 -5 -2 2 5
last b> r больше никогд	1 0 0 -4 3
last b> r бросил в	-3 -2 1 5 -1
last b> r был в	4 3 -1 -4 -2
last b> r было <p?p?>	4 -3 2 -3 0
last b> r в #	2 0 -3 -3 4
last b> r в аптеке	1 -2 5 -2 -1
last b> r в больни	1 -3 -2 0 4
last b> r в вену	-1 1 5 -4 -2
last b> r в день	5 -5 3 -2 -2
last b> r в детств	5 -1 -1 -1 -1
last b> r в июле	5 -3 -1 -1 -1
last b> r в капсул	-1 -3 0 4 0
last b> r в карте	-4 3 -1 2 1
last b> r в карту	-2 -1 -1 -3 7
last b> r в коем	0 4 -1 -2 -1
last b> r в корм	-2 4 0 0 -2
last b> r в мае	1 1 0 -4 2
last b> r в месяц	1 7 -2 -5 -1
last b> r в неделю	4 0 -6 3 -1
last b> r в нос	-4 3 1 0 0
last b> r в октябр	-2 3 -3 3 -1
last b> r в отделе	-2 0 -1 3 0
last b> r в полгод	3 -3 0 -1 0
last b> r в понеде	-3 4 -1 1 -1
last b> r в прошлы	-6 1 -2 7 0
last b> r в пятниц	0 -3 -1 5 -1
last b> r в реаним	-4 0 0 -1 5
last b> r в рот	-5 1 5 0 0
last b> r в сумке	-3 4 1 -1 -1
last b> r в том	0 3 -2 -3 3
last b> r в четвер	-1 4 -2 0 -1
last b> r в этом	0 -2 -1 4 -1
last b> r вам §2	8 -2 -3 -2 -1
last b> r вам в	1 -1 -1 3 -2
last b> r вас в	4 -4 0 1 -1
last b> r вас есть	-2 3 -1 0 0
last b> r вену <c?c?>	-5 -2 6 1 0
last b> r вечеро <p?p?>	3 -4 -2 3 -1
last b> r вместо него	-1 -5 3 4 0
last b> r возьме <c?c?>	4 -1 -4 -1 1
last b> r вот #	-3 0 4 -1 0
last b> r вот и	2 3 0 -1 -3
last b> r вот это	2 -1 -4 2 1
last b> r вреда нет	-5 9 -1 -3 -1
last b> r все <c?c?>	-3 1 1 2 0
last b> r все <p?p?>	-2 0 -2 4 0
last b> r вчера послед	-1 -3 -1 5 0
last b> r вы его	1 2 1 -4 1
last b> r вы же	-3 5 -2 3 -3
last b> r вы мне	-4 2 -1 0 2
last b> r вы на	3 -1 -1 -1 -1
last b> r вы пили	-2 0 0 4 -1
last b> r год <p?p?>	1 -3 0 -1 3
last b> r да <c?c?>	2 -2 -1 -3 4
last b> r давайт §2	1 -2 -1 3 -1
last b> r давлен #	2 4 -5 -1 0
last b> r дали <c?c?>	-1 3 -2 0 -1
last b> r дальше <c?c?>	6 5 -5 -4 -1
last b> r дважды в	3 -1 0 -2 0
last b> r день #	4 -4 3 -2 0
last b> r день <c?c?>	0 5 -7 4 -2
last b> r день <c?p?>	3 -3 0 1 0
last b> r день <p?c?>	-1 -1 -2 5 0
last b> r дней <c?c?>	2 1 0 -4 1
last b> r дней <p?p?>	1 -4 2 1 0
last b> r дня <c?c?>	-2 -2 3 1 1
last b> r до #	2 4 0 -5 -1
last b> r до сна	-1 -2 3 0 0
last b> r добави §2	1 5 -3 -3 0
last b> r его уже	-1 2 -4 -3 6
last b> r ему не	-3 -1 -2 5 0
last b> r еще #	-3 13 -5 -4 -1
last b> r еще в	-2 -6 3 6 0
last b> r еще раз	0 5 -4 -1 0
last b> r за неделю	-2 0 -1 4 0
last b> r и #	3 2 -4 0 -1
last b> r и §2	-5 6 -4 0 4
last b> r и все	8 -2 1 -5 -2
last b> r и дальше	2 4 -4 -1 -1
last b> r и его	-3 0 -2 4 0
last b> r и есть	-3 0 -1 4 0
last b> r и завтра	3 0 -1 -2 0
last b> r и кончил	3 -1 -1 -1 -1
last b> r и на	-5 3 2 -4 3
last b> r и не	12 -1 -2 -7 -1
last b> r и ничего	-2 3 -1 1 -2
last b> r и от	-1 0 4 -2 -1
last b> r и пейте	5 -1 -3 -1 -1
last b> r и потом	-3 3 2 -4 3
last b> r и так	6 2 -1 -5 -2
last b> r и хватит	0 4 1 -4 -1
last b> r и хорошо	-2 -2 0 3 1
last b> r и я	-2 -2 -1 3 2
last b> r к нему	-1 -2 3 -1 0
last b> r каждые #	2 2 1 -4 -1
last b> r каждый вечер	0 3 -4 1 0
last b> r каждый день	5 -3 -4 2 -1
last b> r как всегда	0 4 -2 -1 0
last b> r как обычно	-1 3 -1 -1 0
last b> r как раз	2 -3 -1 3 -1
last b> r капли §2	-1 3 -1 -1 -1
last b> r коем случае	0 4 -1 -2 -1
last b> r кончил <c?c?>	4 -2 1 -2 -1
last b> r кончил в	-3 -2 1 4 -1
last b> r ладно <p?p?>	6 -4 1 -3 0
last b> r лет назад	6 -4 1 -1 -2
last b> r мажьте §2	2 2 0 -3 -1
last b> r мг <c?c?>	-2 1 3 -1 0
last b> r мг <p?p?>	-2 4 -3 1 0
last b> r меня от	-1 -2 -2 2 3
last b> r мл #	-2 -2 3 0 0
last b> r мне §2	-1 -2 3 -1 0
last b> r мне в	-1 -2 -2 6 -1
last b> r мне его	4 -2 1 -2 0
last b> r мне на	-2 0 0 -1 3
last b> r можно <c?c?>	-1 5 1 -3 -1
last b> r на #	0 9 0 -6 -3
last b> r на §	-1 -1 0 -1 4
last b> r на §2	13 -3 -6 -3 -2
last b> r на здоров	-2 4 -1 -1 0
last b> r на нем	5 0 -3 -1 0
last b> r на ночь	0 -5 0 3 2
last b> r на третий	-3 1 1 -2 4
last b> r надо <c?c?>	2 3 -2 1 -4
last b> r назад <p?p?>	5 -1 2 -5 -1
last b> r назнач §2	-3 -1 -1 5 0
last b> r не берем	6 -1 -3 0 -1
last b> r не берите	5 -1 -1 -3 0
last b> r не бросай	-3 9 -2 -4 -1
last b> r не будем	4 -1 -3 -2 2
last b> r не буду	6 -1 -3 -1 0
last b> r не было	-1 1 5 -1 -4
last b> r не давать	-4 -1 2 0 3
last b> r не даем	2 -3 -3 2 2
last b> r не капаем	4 -1 0 -2 -1
last b> r не мешает	-4 7 -1 -2 -1
last b> r не надо	3 -2 -3 8 -7
last b> r не нужен	4 -1 -1 1 -3
last b> r не нужно	5 -1 0 -1 -3
last b> r не пейте	-3 -7 1 11 -2
last b> r не перено	-3 -1 0 -3 6
last b> r не помога	-1 -2 -1 4 0
last b> r не пьете	0 -1 3 -1 -1
last b> r не пью	1 -6 -1 3 2
last b> r не сегодн	4 2 -4 -2 0
last b> r не сейчас	7 -1 -3 -1 -1
last b> r не трогае	-3 4 -1 -1 1
last b> r него в	-2 -2 -1 -1 6
last b> r него у	-3 -1 -2 2 3
last b> r недели назад	-4 -3 0 6 1
last b> r неделю <c?c?>	1 -1 -2 5 -3
last b> r нельзя <c?c?>	-6 1 -1 5 1
last b> r нет <c?c?>	-2 0 4 4 -6
last b> r нет <c?p?>	-3 1 -4 5 2
last b> r нет <p?c?>	1 3 3 -3 -5
last b> r нет <p?p?>	6 -3 -4 0 1
last b> r нет и	-2 4 0 -2 -1
last b> r ни одной	0 -1 -1 4 -1
last b> r никогд <c?c?>	1 0 0 -3 3
last b> r ничего не	2 -5 2 1 -1
last b> r но я	3 -2 -2 2 -1
last b> r ну вот	5 -4 1 -1 -1
last b> r ну и	0 2 -5 4 0
last b> r нужен <c?c?>	3 0 -1 -1 -2
last b> r нужно <c?c?>	4 0 -1 -1 -2
last b> r один раз	12 -5 2 -7 -3
last b> r один укол	5 -1 -2 -2 0
last b> r ой <c?c?>	-1 -2 3 0 0
last b> r он и	0 -2 -1 4 -1
last b> r он от	-4 1 2 -1 1
last b> r он у	-5 5 1 -1 0
last b> r оставл <c?c?>	0 -4 2 1 0
last b> r оставь <c?c?>	-2 5 -2 -1 -1
last b> r остало #	-1 5 -2 -2 0
last b> r от §2	-1 7 -3 -2 -1
last b> r от давлен	-3 3 1 -1 0
last b> r от него	-2 -2 -12 7 8
last b> r от нее	-2 -4 0 6 0
last b> r от тошнот	-4 -1 0 5 0
last b> r отменя <c?c?>	-1 -2 -1 4 0
last b> r пил #	4 -1 -1 -3 1
last b> r пил <c?c?>	0 -2 0 3 -1
last b> r по #	9 0 -5 0 -4
last b> r под кожу	-5 2 6 -2 -1
last b> r подним до	4 -4 1 -1 0
last b> r пока не	-4 3 0 3 -1
last b> r пока нет	3 -2 -1 0 0
last b> r полови <p?p?>	-1 1 -3 3 0
last b> r после него	3 0 0 -3 -1
last b> r потом §2	3 -3 1 -1 -1
last b> r потом опять	-2 5 -1 -2 0
last b> r прошло <c?c?>	1 -1 -3 4 -1
last b> r прошло году	3 1 -2 -4 3
last b> r прошло неделе	-1 -1 -1 3 0
last b> r прошлы раз	-4 0 -2 2 4
last b> r прямо сейчас	-2 -1 3 0 0
last b> r пусть пьет	-1 4 -1 -2 0
last b> r пьет и	0 3 -1 -2 -1
last b> r пьете #	-1 4 -1 -1 0
last b> r пьете §2	-2 -2 3 1 -1
last b> r пью на	-1 3 -1 -2 0
last b> r пью по	-1 -2 -1 4 0
last b> r пью с	-1 3 0 -2 0
last b> r раз <c?c?>	4 -1 0 -1 -2
last b> r раз <p?p?>	-3 3 -2 3 -1
last b> r раз в	-1 8 3 -8 -2
last b> r раз и	5 -1 -1 -2 -1
last b> r раза #	-2 4 -1 -3 2
last b> r раза <c?c?>	-3 7 -2 -2 0
last b> r раза <p?p?>	-4 7 -2 -2 1
last b> r раза в	7 -4 -3 1 0
last b> r раза по	-1 4 -1 -1 0
last b> r с §2	9 -7 -1 3 -4
last b> r с весны	-1 5 -2 -2 0
last b> r с завтра	-8 -7 12 5 -2
last b> r с него	-1 -2 -5 -4 11
last b> r с первог	0 3 -2 -1 0
last b> r с сегодн	0 -4 6 -1 -1
last b> r с собой	-3 4 3 -3 -2
last b> r с утра	-4 3 4 -4 0
last b> r сегодн #	-1 -4 5 1 -1
last b> r сегодн <c?c?>	6 -6 2 -2 -1
last b> r сегодн в	-5 3 4 -1 -1
last b> r сегодн же	-3 -1 1 3 0
last b> r сегодн и	4 -5 -1 2 0
last b> r сейчас <c?c?>	-1 -3 4 0 -1
last b> r сейчас <p?p?>	-2 -1 3 -1 0
last b> r сейчас в	-5 -1 4 3 -1
last b> r сейчас не	6 -2 -3 1 -1
last b> r таблет #	1 -2 4 -3 0
last b> r так и	-2 8 -5 -1 0
last b> r так что	1 -3 4 0 -2
last b> r там §2	-2 -3 -1 6 0
last b> r тогда §2	3 -1 -4 -1 3
last b> r тогда и	4 -2 -1 0 -1
last b> r тоже <c?c?>	3 0 -2 -1 0
last b> r толку нет	-3 0 0 4 0
last b> r только не	-2 0 3 -1 0
last b> r третий день	-4 6 0 -4 2
last b> r третий месяц	-2 -1 -1 5 -1
last b> r у вас	-1 0 -4 6 -2
last b> r у меня	-4 5 -2 1 -1
last b> r у него	1 -3 4 -2 -1
last b> r у нее	2 2 -3 -4 2
last b> r укол в	0 3 -4 1 0
last b> r утром #	-1 -3 -1 6 0
last b> r утром <c?c?>	-3 6 0 -3 0
last b> r утром и	4 0 2 -5 -1
last b> r хватит <c?c?>	-1 1 5 -4 -1
last b> r хорошо <c?c?>	-1 3 -1 -2 0
last b> r хорошо <p?c?>	-3 1 4 -1 0
last b> r хорошо <p?p?>	-2 3 2 -2 -1
last b> r через #	4 -2 0 -1 -1
last b> r через день	-7 4 -2 5 -1
last b> r через месяц	3 -2 1 -2 -1
last b> r что §2	3 1 0 -2 -1
last b> r что ли	3 -3 2 -1 -1
last b> r что я	-3 -2 3 -2 3
last b> r это §2	-4 -2 -1 5 1
last b> r это он	-1 -2 -1 3 1
last b> r я в	0 6 -2 -4 0
last b> r я его	-7 -2 10 -1 1
last b> r я ее	-1 -2 1 4 -1
last b> r я ей	-1 1 -2 3 -1
last b> r я и	6 -5 2 -2 -1
last b> r я не	5 1 -3 -2 -1
last b> r я с	-2 -3 -2 0 7
last b> r я сейчас	-2 -1 4 0 0
last c< r #	5 -6 0 4 -3
last c< r <cc>	-2 -3 5 3 -3
last c< r <cp>	8 -2 -2 -2 -2
last c< r <p?c?>	0 -3 -6 5 3
last c< r <p?p?>	2 4 -6 -1 1
last c< r <pc>	-3 0 0 -1 3
last c< r ?	-3 8 -5 0 -1
last c< r |	-6 2 -4 4 3
last c< r §	1 5 0 -6 0
last c< r §2	-3 -2 3 -4 6
last c< r а	0 3 -4 0 1
last c< r будем	-2 -3 8 -1 -1
last c< r будет	6 -2 -4 1 -1
last c< r был	4 -4 0 1 -1
last c< r в	3 -8 0 2 3
last c< r вас	-3 0 0 3 0
last c< r вену	-4 -1 5 -2 1
last c< r вмест	-3 -5 5 5 -1
last c< r возьм	-1 -4 9 -3 -1
last c< r вот	-1 -7 -1 7 2
last c< r все	-1 -3 -1 1 3
last c< r вчера	-2 0 0 3 0
last c< r вы	3 -1 0 -4 2
last c< r говор	6 -4 1 1 -3
last c< r да	3 -1 0 -4 1
last c< r давай	-2 3 2 -4 1
last c< r даете	-1 0 -2 3 0
last c< r дала	-3 0 0 2 1
last c< r дали	3 -4 0 0 1
last c< r дальш	-5 1 -4 9 -2
last c< r дам	-2 -2 3 -1 0
last c< r день	-3 3 0 0 1
last c< r до	7 -3 -1 -2 -3
last c< r добав	-3 -4 5 4 -1
last c< r дома	-1 -4 1 4 -1
last c< r его	-1 0 4 0 -2
last c< r ее	-1 2 2 -3 0
last c< r ей	-5 0 4 -1 2
last c< r ему	6 -2 1 -4 -1
last c< r если	-4 2 2 0 1
last c< r есть	2 3 2 -6 -1
last c< r еще	-3 6 -3 -3 3
last c< r жена	-5 1 -1 4 0
last c< r запис	3 -2 0 -1 -1
last c< r запиш	-4 3 1 -1 1
last c< r значи	-3 0 0 0 3
last c< r и	3 -3 4 -5 1
last c< r к	3 -3 -1 0 1
last c< r какие	0 3 -1 -1 -1
last c< r какой	-5 4 -1 3 -2
last c< r кальц	5 -2 -2 0 0
last c< r капел	-2 -3 5 1 -1
last c< r капли	-1 -1 5 -2 -1
last c< r капсу	-1 2 -4 2 0
last c< r клеще	-3 2 -1 2 0
last c< r колем	-2 -2 5 0 0
last c< r колол	7 -3 -3 1 -2
last c< r ладно	1 -3 2 3 -2
last c< r мазь	-4 2 5 -3 0
last c< r мне	3 0 0 -4 2
last c< r можно	3 3 0 -3 -2
last c< r мой	0 4 -2 -2 0
last c< r мы	-5 4 -4 4 0
last c< r на	-2 0 -4 -7 13
last c< r надо	4 -2 -5 3 -1
last c< r назад	3 -1 2 -3 0
last c< r нас	-1 6 -3 -1 0
last c< r начин	-2 3 -3 1 1
last c< r начне	1 -3 3 -1 -1
last c< r не	1 -1 4 -4 -1
last c< r него	-2 -4 1 5 0
last c< r нельз	-2 0 2 -3 3
last c< r нет	0 1 0 2 -3
last c< r ни	-1 -3 2 0 2
last c< r никак	2 2 -4 -2 2
last c< r ночью	-4 1 -1 4 0
last c< r ну	4 3 -5 -1 -3
last c< r он	2 5 -2 0 -4
last c< r остав	-3 4 -2 1 0
last c< r остае	0 -2 -2 4 0
last c< r от	-3 1 0 -1 3
last c< r пакет	-2 -2 -1 6 0
last c< r перед	-3 4 0 0 -1
last c< r пила	-3 -2 -1 6 1
last c< r пишу	-1 0 -3 -1 4
last c< r помни	1 1 -3 -4 5
last c< r помню	-3 0 -1 -1 4
last c< r понял	-1 5 -2 1 -3
last c< r понят	1 0 -1 -4 3
last c< r попро	-1 -3 4 -1 1
last c< r поста	-6 0 4 0 1
last c< r потом	3 1 2 -4 -2
last c< r при	-1 5 0 -4 1
last c< r приви	-6 -1 6 -1 1
last c< r прини	2 7 -5 -3 -1
last c< r про	4 -1 -2 -2 0
last c< r пьет	4 -4 1 0 -1
last c< r пью	-4 5 -4 3 -1
last c< r раз	-3 0 0 2 1
last c< r раза	-4 0 2 3 -1
last c< r с	7 1 2 -9 -1
last c< r сегод	1 -4 4 0 -1
last c< r сейча	-7 -2 11 0 -3
last c< r стоит	-4 0 -2 6 0
last c< r табле	-2 3 3 -2 -2
last c< r так	-1 0 0 3 -2
last c< r там	9 -3 1 -5 -2
last c< r тепер	-4 1 1 1 1
last c< r то	-2 -1 5 -1 -1
last c< r тогда	9 -5 -1 -4 1
last c< r тоже	-4 0 5 2 -2
last c< r у	-2 -2 -1 1 4
last c< r убира	-3 3 -1 2 -1
last c< r утром	0 3 -3 1 -1
last c< r хорош	-7 1 0 4 1
last c< r это	2 -4 0 0 2
last c< r я	4 -4 1 3 -4
last c> r #	-1 2 7 -4 -5
last c> r <c?c?>	-3 -4 3 4 0
last c> r <c?p?>	-4 3 1 -2 1
last c> r <cc>	3 -3 1 0 0
last c> r <cp>	1 1 0 1 -3
last c> r <p?c?>	1 2 -4 6 -5
last c> r <p?p?>	6 -5 2 2 -5
last c> r <pc>	0 4 0 -2 -2
last c> r §2	1 -3 -4 6 0
last c> r а	0 -4 6 -2 1
last c> r ага	-3 0 4 -1 0
last c> r аллер	-4 0 -2 -1 6
last c> r ампул	-3 -3 -1 7 -1
last c> r бабуш	4 1 -4 0 -1
last c> r без	-2 -2 2 4 -1
last c> r берем	4 0 -2 0 -2
last c> r больш	0 -5 -5 0 10
last c> r броса	-1 -3 -3 8 -1
last c> r броси	-3 2 -1 3 -1
last c> r в	-2 0 2 5 -5
last c> r вас	-3 -4 -1 4 4
last c> r вену	2 -3 5 -3 -1
last c> r вмест	-2 -4 5 1 0
last c> r внутр	-1 0 4 -2 -1
last c> r вот	-2 5 2 -3 -2
last c> r всегд	-1 5 -3 -2 1
last c> r второ	-6 1 2 3 0
last c> r вы	2 0 -4 1 1
last c> r гель	-5 6 1 -2 0
last c> r гинек	3 0 -1 -2 0
last c> r глота	-4 3 -1 3 -1
last c> r говор	5 -2 -4 -2 3
last c> r грамм	-1 -2 4 -1 0
last c> r д	5 -2 0 -3 0
last c> r да	-2 -2 -2 1 4
last c> r давал	5 -2 -3 0 0
last c> r дават	-1 0 -1 -1 3
last c> r давле	1 3 -2 -1 -1
last c> r даете	-3 1 2 1 0
last c> r дал	-3 5 1 -3 1
last c> r дали	3 4 -2 -3 -2
last c> r дальш	0 7 -4 -2 -1
last c> r даю	5 -1 -3 -1 0
last c> r дважд	-2 5 -3 -2 2
last c> r день	0 -6 4 3 -1
last c> r для	3 -1 -5 3 0
last c> r дома	2 -2 4 -3 -1
last c> r его	0 5 3 -6 -2
last c> r ее	6 1 0 -6 -1
last c> r ей	2 -6 -2 1 5
last c> r есть	4 2 -2 -2 -2
last c> r еще	5 1 -8 6 -3
last c> r жеват	4 -1 -1 -3 1
last c> r жена	-5 2 2 -2 3
last c> r живот	2 2 -3 0 -1
last c> r за	-3 -4 6 1 -1
last c> r завтр	-4 4 2 0 -1
last c> r закан	-2 -8 -1 12 -1
last c> r закон	-4 -1 -1 7 -1
last c> r закры	0 -2 -3 5 -1
last c> r запис	-3 -1 1 -1 5
last c> r запиш	-1 -1 0 -3 5
last c> r запре	-1 -3 -1 0 5
last c> r значи	-1 1 -3 -1 4
last c> r и	3 1 -4 -2 2
last c> r из	-3 1 -2 0 4
last c> r из-за	-4 3 -2 3 0
last c> r кажды	6 1 -5 -2 0
last c> r как	-3 8 -1 -2 -2
last c> r капаю	-1 -2 -1 5 0
last c> r капел	1 -2 -2 4 -1
last c> r капли	-5 6 -2 2 0
last c> r карту	-1 0 -1 -1 3
last c> r кг	1 -1 -3 3 0
last c> r когда	1 3 -2 -4 2
last c> r кожу	-1 1 3 -1 -2
last c> r колол	0 -3 -4 5 2
last c> r кончи	-1 -4 1 3 1
last c> r корм	-3 6 -1 0 -2
last c> r котор	0 -1 -3 5 -1
last c> r красн	-3 0 -1 -2 6
last c> r купил	-5 0 1 6 -1
last c> r купит	-6 -1 12 -4 -1
last c> r ладно	4 -1 0 -3 -1
last c> r лежит	1 -2 -1 4 -1
last c> r мажу	-4 6 -3 3 -1
last c> r мажьт	-4 7 0 -1 -1
last c> r мг	2 -2 6 -5 0
last c> r меня	0 4 1 -4 -1
last c> r месяц	-5 4 -1 2 -1
last c> r мне	10 -3 -2 -3 -2
last c> r можно	4 4 0 -5 -2
last c> r мой	4 -1 0 -2 -1
last c> r молок	-3 0 -2 3 2
last c> r мы	-1 -2 -4 9 -2
last c> r мышцу	4 -2 3 -4 0
last c> r на	7 2 2 -2 -8
last c> r надо	1 -3 0 4 -3
last c> r нам	-2 0 -2 -2 6
last c> r нас	-2 5 0 -2 -1
last c> r натощ	-2 -1 4 0 0
last c> r начал	-5 0 3 3 -2
last c> r начне	-1 -3 4 0 0
last c> r не	9 -4 -12 7 0
last c> r него	3 -2 5 -4 -3
last c> r нельз	3 0 -1 -6 4
last c> r непер	-2 -1 -1 -1 4
last c> r нет	8 -4 0 -1 -3
last c> r ни	-2 -1 -2 2 3
last c> r никог	0 -1 -1 -5 7
last c> r ником	4 -4 -2 3 -1
last c> r но	6 -4 -4 2 0
last c> r ночь	5 0 -3 -4 2
last c> r ну	-1 -5 2 6 -2
last c> r одной	0 -3 5 -1 0
last c> r одну	-1 -1 6 -3 -1
last c> r он	0 2 4 -3 -3
last c> r она	3 -3 -4 5 -1
last c> r опять	2 -4 1 0 1
last c> r остав	1 4 -3 -1 -1
last c> r остае	-3 6 -1 -2 2
last c> r от	3 11 -3 -5 -6
last c> r отмен	-1 -2 1 3 -1
last c> r пейте	-2 7 -2 -2 -1
last c> r перед	0 -2 4 -1 -1
last c> r пил	6 1 -1 -6 1
last c> r пила	2 -4 2 1 -1
last c> r пить	-2 4 2 -3 -1
last c> r пишу	-4 -2 0 -1 7
last c> r по	-1 1 9 -5 -5
last c> r под	-5 4 5 -4 1
last c> r полго	-3 0 3 1 0
last c> r полов	-5 4 0 1 -1
last c> r полта	-6 5 -1 2 0
last c> r помни	-3 -1 -1 -1 5
last c> r понял	-3 -1 -1 -1 5
last c> r после	0 -1 -2 3 0
last c> r предл	3 0 0 -4 1
last c> r при	-3 1 4 1 -3
last c> r продо	-1 4 -2 -1 0
last c> r пропи	2 -4 -1 3 0
last c> r пропу	0 4 -1 -3 0
last c> r прошл	9 -7 -3 0 2
last c> r пусть	5 2 -2 -4 -2
last c> r пьет	4 3 -2 -5 -1
last c> r пьете	0 5 -3 0 0
last c> r пью	1 5 -5 1 -2
last c> r раз	2 2 2 -4 -1
last c> r раньш	5 -1 -1 -2 -2
last c> r с	6 -7 5 -3 -1
last c> r сам	-3 3 -2 2 0
last c> r сами	-3 -1 -1 5 0
last c> r сдела	4 -2 2 -3 -1
last c> r сегод	-4 -1 2 5 -2
last c> r сейча	-9 -2 11 -1 2
last c> r сестр	-4 1 4 1 -1
last c> r сколь	2 6 -2 -4 -2
last c> r снима	-1 -5 0 7 -1
last c> r собак	7 -3 -1 -2 -1
last c> r совет	3 -1 0 -2 0
last c> r совсе	0 -4 -1 5 0
last c> r сосед	-2 -1 -2 4 1
last c> r спраш	3 0 -1 -1 -1
last c> r сразу	-3 -1 3 1 0
last c> r стоит	0 1 -3 3 -1
last c> r стоп	-1 -2 -1 5 0
last c> r табле	-4 0 -1 6 -1
last c> r так	-3 1 1 1 0
last c> r темпе	-5 1 4 1 0
last c> r тепер	3 0 -1 -1 -1
last c> r тогда	-1 -5 3 1 3
last c> r тоже	6 -3 -3 0 0
last c> r том	-2 2 -2 -2 4
last c> r трети	-2 5 -2 -1 0
last c> r трижд	0 -2 3 -1 0
last c> r у	0 1 8 -4 -5
last c> r убира	-3 -5 0 8 -1
last c> r убрат	-4 -1 0 5 0
last c> r укол	4 0 -1 0 -3
last c> r уколо	3 -2 0 -1 -1
last c> r утра	-4 3 3 -2 -1
last c> r утром	-8 4 5 -2 0
last c> r хвати	-4 3 6 -3 -1
last c> r хорош	-4 3 3 -3 1
last c> r хотел	5 -1 -1 -1 -2
last c> r через	1 1 -4 3 -1
last c> r четве	-1 -1 4 -2 0
last c> r это	1 -5 -2 6 0
last c> r этот	-2 0 -1 4 -1
last c> r я	-9 6 3 -4 3
last w< r #	-1 2 5 1 -7
last w< r <c?c?>	-3 1 0 2 1
last w< r <c?p?>	-2 8 2 -1 -7
last w< r <p?p?>	-1 -1 -1 1 4
last w< r <pc>	2 -4 -1 2 2
last w< r <pp>	1 -2 -2 6 -2
last w< r ?	-8 2 0 6 -2
last w< r §	8 0 -1 0 -6
last w< r а	0 0 5 -2 -4
last w< r аллер	7 -1 -3 -3 -1
last w< r антиб	4 1 -3 -3 1
last w< r аптек	-1 4 -2 0 -1
last w< r бабуш	4 -4 -2 1 0
last w< r без	-4 0 3 1 0
last w< r беру	-2 0 -2 4 0
last w< r болит	-1 -2 4 -1 0
last w< r боль	1 -2 3 -2 -1
last w< r больн	6 -3 -2 -1 0
last w< r больш	0 -5 1 0 4
last w< r бронх	-3 4 -2 0 0
last w< r броса	1 2 1 -4 0
last w< r будем	2 -4 6 -3 -1
last w< r будет	6 -3 -2 -1 0
last w< r буду	3 1 0 -2 -3
last w< r бы	3 -1 -1 -2 1
last w< r был	2 -3 1 3 -3
last w< r была	0 -5 1 4 -1
last w< r было	3 -4 0 -1 2
last w< r в	6 -8 -8 4 5
last w< r вас	-4 4 -2 3 0
last w< r вену	-3 -3 8 -3 2
last w< r верне	-2 4 -1 -1 -1
last w< r верно	-6 6 1 0 -1
last w< r весно	3 0 -2 0 -1
last w< r вечер	-1 -1 0 4 -2
last w< r вмест	-2 -1 3 1 -1
last w< r воду	-4 1 5 -1 0
last w< r возвр	2 -3 1 0 0
last w< r возьм	1 -6 12 -4 -3
last w< r вообщ	1 -1 -1 -2 3
last w< r вот	3 1 -3 -5 5
last w< r врач	1 -2 -2 0 4
last w< r все	3 1 0 -7 3
last w< r вся	0 1 0 -3 2
last w< r вчера	-3 -2 -1 9 -2
last w< r вы	3 -2 -7 4 2
last w< r выпис	-2 3 -4 2 2
last w< r гепат	-2 3 2 -2 -1
last w< r глаз	-2 4 -3 3 -1
last w< r глаза	0 4 -3 -2 1
last w< r глист	4 -1 0 -2 0
last w< r говор	4 -4 -1 -2 3
last w< r год	-4 0 0 1 3
last w< r года	2 4 -2 -4 0
last w< r голов	-3 -3 -1 5 2
last w< r д	-2 5 -2 0 0
last w< r да	2 -4 -2 5 0
last w< r давай	-8 -1 8 0 1
last w< r давал	-3 -2 -2 2 4
last w< r дадим	-2 -3 1 2 3
last w< r даем	-4 2 1 0 1
last w< r даете	-1 0 -2 4 -1
last w< r дала	-3 1 0 2 0
last w< r дальш	-2 3 -5 3 0
last w< r дам	2 -3 3 -1 -1
last w< r даю	-1 0 -4 4 0
last w< r двое	-3 0 1 1 1
last w< r дерма	3 0 1 -3 -2
last w< r дней	-1 -2 6 0 -2
last w< r дня	-2 4 -1 -1 0
last w< r до	0 6 2 -3 -5
last w< r добав	-2 -7 5 6 -2
last w< r докто	-4 3 2 1 -2
last w< r дома	1 -1 2 2 -4
last w< r дорог	4 -1 -4 -1 2
last w< r дочка	-3 6 -2 -1 -1
last w< r дочь	-4 2 -1 4 0
last w< r друго	2 -3 5 -5 1
last w< r думал	-1 -2 -2 3 1
last w< r дышит	-2 0 4 -1 0
last w< r его	-3 4 7 -5 -3
last w< r ее	-1 1 3 -3 0
last w< r ей	-1 -2 4 -1 0
last w< r ем	1 5 -1 -3 -1
last w< r ему	6 -2 -3 0 -1
last w< r если	-2 1 -3 3 1
last w< r ест	4 5 -4 -4 -1
last w< r есть	-6 -2 2 5 0
last w< r еще	-2 4 -5 3 0
last w< r же	-7 3 1 -1 4
last w< r желез	-2 -1 5 -1 -1
last w< r желуд	1 -1 -3 2 1
last w< r жена	-5 1 -1 4 1
last w< r живот	3 2 0 -1 -4
last w< r журна	-1 -1 -2 1 3
last w< r за	2 0 2 -3 -1
last w< r завтр	-5 2 0 4 -2
last w< r закан	3 -5 0 4 -1
last w< r закон	-1 5 -1 -1 -2
last w< r закры	-4 2 -2 1 3
last w< r запиш	-3 3 1 -2 1
last w< r запре	1 2 -3 -4 4
last w< r значи	-4 3 1 1 -1
last w< r и	7 0 -2 -6 1
last w< r идет	1 3 -2 -2 -1
last w< r из	-2 1 -1 4 -3
last w< r или	4 -1 -2 1 -1
last w< r кажды	2 -6 2 -2 4
last w< r как	-1 4 0 -6 3
last w< r какие	1 3 -2 -2 0
last w< r какой	-7 6 -1 3 0
last w< r калий	0 3 -2 0 -1
last w< r кальц	5 0 -4 1 -3
last w< r капае	1 5 -3 -3 0
last w< r капай	-1 3 -1 -2 0
last w< r капсу	2 3 -5 0 0
last w< r карте	-4 1 0 0 3
last w< r кашел	-4 0 5 1 -1
last w< r клеще	-5 2 -1 3 1
last w< r когда	-6 6 0 1 -2
last w< r колем	0 0 3 0 -3
last w< r колен	-1 4 -1 -1 -1
last w< r колет	4 0 -4 -3 2
last w< r колол	6 -3 -5 2 0
last w< r колю	-4 1 5 -1 0
last w< r контр	0 3 0 -4 2
last w< r кончи	-6 3 -1 3 1
last w< r короб	2 3 -3 -1 -1
last w< r котор	-1 1 -2 3 -2
last w< r красн	-4 2 2 -3 3
last w< r креат	4 0 -3 0 0
last w< r кровь	0 -1 -2 3 -1
last w< r кстат	5 -3 0 -1 -1
last w< r кто	3 -1 -3 3 -1
last w< r купит	-1 -2 5 -1 -1
last w< r куплю	-3 6 -2 -1 0
last w< r ладно	-5 3 0 0 2
last w< r лежал	2 -2 -2 -2 4
last w< r лежит	-2 -2 1 4 -2
last w< r лечил	4 -1 -1 -2 0
last w< r мае	2 3 -3 -2 -1
last w< r мажет	-5 4 1 1 -1
last w< r мажу	-1 -1 -1 3 -1
last w< r мажьт	6 0 -3 -2 -1
last w< r мазал	-1 3 -2 0 0
last w< r мазь	-2 3 4 -4 -1
last w< r мама	5 -1 0 -4 0
last w< r мамин	6 -4 -1 1 -2
last w< r медсе	0 5 -2 -3 -1
last w< r меня	2 -4 -3 3 2
last w< r месяц	3 -3 -3 4 -1
last w< r мл	-3 -1 3 1 0
last w< r мне	6 1 -7 -4 3
last w< r можно	1 4 2 -6 -2
last w< r мой	3 4 -3 -4 -1
last w< r молоч	-3 0 4 -1 0
last w< r мочег	-6 0 -1 7 0
last w< r муж	4 -1 -1 -1 -1
last w< r мы	0 1 -5 5 -1
last w< r на	-3 2 3 -11 8
last w< r надо	8 -5 -6 2 1
last w< r назад	-4 -1 1 1 3
last w< r назна	2 -3 2 0 -2
last w< r нас	3 1 1 -3 -2
last w< r начал	-3 -1 0 4 0
last w< r начин	-2 0 0 -2 4
last w< r начне	3 -4 3 -1 -2
last w< r начни	-3 0 7 -4 0
last w< r не	0 1 5 0 -6
last w< r него	-4 0 3 1 0
last w< r недел	4 -2 -6 4 0
last w< r нее	-3 2 -3 0 3
last w< r нельз	-4 -2 8 -6 4
last w< r нему	-1 -3 3 1 -1
last w< r непер	-4 3 2 -1 -1
last w< r нет	5 -2 -1 1 -4
last w< r ни	0 -4 3 0 1
last w< r никак	2 0 -4 -3 4
last w< r ничег	1 2 -1 2 -4
last w< r но	6 -1 -2 -4 1
last w< r ночь	2 1 1 0 -4
last w< r ночью	2 -2 -2 4 -1
last w< r ну	8 5 -8 2 -7
last w< r о	3 -5 1 2 0
last w< r обезб	-2 -3 2 3 0
last w< r обычн	4 0 -1 -1 -2
last w< r один	-4 4 0 0 0
last w< r одна	4 -3 1 -1 -1
last w< r одну	5 2 -2 -4 -1
last w< r ой	-4 -1 4 1 0
last w< r он	2 4 -1 -3 -2
last w< r опера	0 0 -4 1 3
last w< r опять	-7 0 7 0 1
last w< r остае	0 -1 -3 5 -1
last w< r от	-3 2 1 3 -3
last w< r отек	-1 -4 4 0 0
last w< r отлич	-3 1 0 1 1
last w< r отмен	-2 4 0 -5 2
last w< r пакет	-2 -3 -1 8 -1
last w< r пейте	1 4 -5 0 0
last w< r первы	4 -1 2 -2 -2
last w< r перед	-4 5 0 2 -2
last w< r перен	0 -4 4 -1 1
last w< r печен	-4 3 2 -1 0
last w< r пила	-1 -3 0 4 -1
last w< r пить	-7 3 6 -1 -1
last w< r пишу	-5 1 0 0 5
last w< r плохо	-4 4 -1 1 -1
last w< r по	1 -4 5 0 -1
last w< r под	-1 -1 6 -2 -2
last w< r подож	4 0 -2 -1 -1
last w< r пока	1 2 4 -2 -5
last w< r полов	1 -1 -3 6 -2
last w< r помен	4 0 0 -3 -1
last w< r помни	-2 -1 -3 -5 10
last w< r помню	-4 -2 0 -3 8
last w< r помог	-2 -3 0 5 -1
last w< r понос	-3 -3 4 4 -2
last w< r понял	-7 9 0 2 -4
last w< r попро	-1 -3 3 1 0
last w< r после	-9 0 -3 4 8
last w< r поста	-4 2 3 -2 1
last w< r потом	-1 0 4 -2 -2
last w< r почки	-3 0 -2 5 -1
last w< r поэто	0 -3 8 -6 1
last w< r прави	3 -3 1 -1 -1
last w< r предл	-3 3 -1 -3 4
last w< r прекр	-7 3 2 1 0
last w< r при	-1 8 1 -8 -1
last w< r приви	-5 -2 8 -1 0
last w< r прини	1 9 -5 -4 0
last w< r прист	4 -3 -1 0 0
last w< r про	5 2 -2 -4 0
last w< r пропу	-1 0 -3 5 -2
last w< r профи	-3 -2 -1 4 2
last w< r прошл	-2 -1 -2 3 2
last w< r пузыр	1 -5 2 1 1
last w< r пульс	0 -1 3 -3 1
last w< r пусть	2 2 -3 3 -3
last w< r пьем	-2 6 0 -2 -1
last w< r пьет	5 -3 0 1 -2
last w< r пью	0 12 -5 -3 -4
last w< r раз	-6 3 3 1 -1
last w< r родст	4 -1 -1 -1 -1
last w< r с	1 2 -6 4 0
last w< r сам	-6 3 -3 6 0
last w< r сами	0 3 -3 2 -1
last w< r свечи	-5 1 1 3 -1
last w< r свечк	-2 4 -2 1 -1
last w< r свое	-4 4 -1 1 1
last w< r себе	5 -3 1 -1 -2
last w< r сегод	-2 4 5 0 -7
last w< r сейча	-1 -2 9 -1 -5
last w< r сестр	3 3 -5 1 -2
last w< r сказа	7 -1 -4 0 -2
last w< r скоро	7 -4 -1 -1 -1
last w< r случа	-4 0 4 -1 0
last w< r снима	-2 1 4 0 -3
last w< r снова	0 4 -1 -3 0
last w< r собак	7 -3 -3 0 0
last w< r совет	5 -1 -2 -1 -1
last w< r сон	-1 2 -3 -1 3
last w< r сосед	3 -1 -1 1 -3
last w< r сплю	-1 -1 0 3 -1
last w< r спрос	-4 -1 3 0 2
last w< r стати	-1 0 4 -3 0
last w< r стоит	-8 4 1 3 0
last w< r суста	5 -2 -2 -1 -1
last w< r суток	-3 0 1 1 1
last w< r сыпь	4 -1 -1 -2 1
last w< r та	-3 -2 -1 5 1
last w< r так	1 -2 -7 5 2
last w< r там	7 -4 4 -4 -3
last w< r тепер	0 7 -1 -4 -1
last w< r то	-1 5 2 -1 -4
last w< r тогда	4 -4 4 -8 4
last w< r того	4 1 0 -5 -1
last w< r тоже	-4 5 3 -2 -2
last w< r той	0 -2 -1 3 0
last w< r тольк	-7 4 -1 3 1
last w< r точно	-1 3 -1 -4 2
last w< r тошни	-4 2 2 0 0
last w< r тошно	2 1 2 -4 -2
last w< r трога	4 -2 -3 2 -1
last w< r у	1 3 -1 -7 5
last w< r убери	-1 5 -2 -2 -1
last w< r уберу	-4 3 0 2 0
last w< r уже	-6 2 -4 7 1
last w< r укол	-3 1 4 0 -1
last w< r уколы	-1 3 -1 -2 0
last w< r уколю	-2 -1 4 0 -1
last w< r утром	-2 3 -3 3 -1
last w< r хвати	-2 4 4 -3 -3
last w< r хотит	5 -2 -2 -2 1
last w< r чем	-1 -6 2 5 0
last w< r что	2 -5 -6 5 3
last w< r чуть	-3 -1 0 -1 5
last w< r это	1 5 1 -6 -1
last w< r этого	0 -2 0 -2 4
last w< r эту	-1 -2 5 -3 0
last w> r #	-12 2 5 2 -2
last w> r <c?c?>	4 4 0 2 -9
last w> r <c?p?>	-2 5 -1 -9 6
last w> r <cc>	5 -3 -3 0 0
last w> r <cp>	-3 0 4 1 -2
last w> r <p?p?>	4 -4 -1 4 -1
last w> r <pp>	5 2 -4 -1 -2
last w> r §	-2 -1 -7 3 7
last w> r §2	9 -6 4 1 -1
last w> r а	-1 -2 9 -5 -1
last w> r авгус	1 -4 5 1 -3
last w> r ага	4 1 0 -4 -1
last w> r ампул	-3 0 -5 7 0
last w> r анали	1 -8 1 6 -1
last w> r антиб	-8 2 10 -3 -2
last w> r апрел	6 1 -1 -4 -2
last w> r аптек	3 -4 9 -6 -2
last w> r армии	-4 -1 0 1 3
last w> r астма	-4 2 2 -3 2
last w> r б	-4 5 -2 0 0
last w> r без	0 5 0 -2 -3
last w> r берем	3 -4 1 3 -3
last w> r берит	4 -1 2 -4 -1
last w> r боль	-1 -3 1 2 2
last w> r больн	-5 -5 4 2 4
last w> r больш	-9 -9 -3 8 15
last w> r боюсь	3 -3 2 1 -2
last w> r броса	-7 6 -10 15 -4
last w> r броси	-6 0 7 2 -4
last w> r брось	-10 -3 -4 18 -2
last w> r будет	-4 -2 3 3 -1
last w> r буду	4 -1 -1 -1 0
last w> r был	3 -7 1 1 2
last w> r была	2 1 -4 4 -3
last w> r были	-1 -2 3 1 -1
last w> r в	3 -7 1 2 4
last w> r вакци	-3 3 4 -2 -1
last w> r вам	2 -6 -2 2 4
last w> r вас	-2 0 -6 5 3
last w> r ваша	-4 -4 -1 7 2
last w> r ваши	1 -2 -2 3 0
last w> r ведь	-2 -1 0 4 0
last w> r вену	-1 0 4 -2 -2
last w> r верне	1 3 -1 -3 0
last w> r верни	3 1 -1 -2 -2
last w> r верно	-1 -2 -1 3 0
last w> r верну	2 -1 3 -4 0
last w> r вес	5 1 -2 -3 0
last w> r весно	7 0 -4 -5 1
last w> r весны	1 7 -3 -5 0
last w> r весь	-2 -3 -2 2 4
last w> r ветер	-4 0 -3 2 5
last w> r вижу	0 -4 2 2 0
last w> r витам	0 4 -1 -2 -1
last w> r вмест	2 -7 4 3 -2
last w> r внутр	-5 -3 7 -3 3
last w> r возвр	3 0 -1 -1 -1
last w> r возьм	1 -6 2 1 3
last w> r вон	-2 -2 -2 7 -1
last w> r вообщ	-2 -1 0 4 -1
last w> r восьм	2 -4 1 -2 3
last w> r вреда	-6 11 -1 -3 -1
last w> r время	-3 0 3 1 -1
last w> r все	3 -12 -5 17 -2
last w> r всегд	-4 13 -4 -5 0
last w> r вспом	-1 3 -1 -1 0
last w> r вся	-2 -1 -2 -1 5
last w> r втора	-3 5 -1 1 -2
last w> r вторн	-4 0 -2 6 0
last w> r второ	-4 6 -4 5 -2
last w> r вчера	-4 2 -6 13 -3
last w> r вы	3 -6 -7 10 1
last w> r выбро	-2 -3 1 3 2
last w> r выпил	2 -1 -3 3 -1
last w> r выпис	4 -1 -3 4 -3
last w> r выпиш	-1 -1 4 0 -2
last w> r г	0 4 0 -3 0
last w> r гель	-4 6 1 -2 -1
last w> r гемог	3 -3 0 0 -1
last w> r гинек	3 0 -1 -2 0
last w> r глаз	-3 3 -3 3 0
last w> r глаза	-1 -4 -2 4 3
last w> r глота	-3 2 1 3 -3
last w> r говор	5 -1 -6 1 1
last w> r год	3 3 -5 -4 3
last w> r года	5 -5 -2 3 -1
last w> r году	5 0 -5 -5 5
last w> r гормо	-2 -5 4 4 -1
last w> r д	8 -3 -1 -4 0
last w> r да	3 5 -4 -2 -2
last w> r давай	-3 9 0 -2 -4
last w> r давал	2 3 -4 -2 1
last w> r дават	-8 4 0 -1 5
last w> r давно	13 -3 -4 -4 -3
last w> r дадим	-4 -2 2 1 3
last w> r даем	0 5 -11 5 0
last w> r дает	2 2 -5 3 0
last w> r даете	-5 2 1 2 0
last w> r дайте	-3 7 0 -2 -2
last w> r дал	1 2 -2 -7 7
last w> r дала	5 -1 1 -7 1
last w> r дали	-2 8 -8 3 0
last w> r дальш	-3 28 -14 -8 -4
last w> r дам	-1 -3 7 -3 0
last w> r дать	0 -2 4 -1 0
last w> r даю	5 2 -6 0 0
last w> r дают	4 0 -2 -1 0
last w> r двадц	-2 0 -2 5 -1
last w> r делае	-4 7 -2 0 -1
last w> r делай	-2 4 -1 0 0
last w> r делал	4 1 -3 2 -3
last w> r день	-1 3 -2 2 -3
last w> r деньг	0 -3 -1 3 0
last w> r депре	0 -3 0 -1 3
last w> r держи	1 0 3 -6 1
last w> r держу	-2 5 -1 -1 -1
last w> r детст	4 -1 -3 1 -1
last w> r дней	-7 -2 5 6 -1
last w> r дня	-6 5 4 4 -7
last w> r до	-4 12 -4 -1 -3
last w> r доза	-3 4 -3 2 -1
last w> r докто	2 0 4 -5 -1
last w> r долой	-1 -1 -1 4 -1
last w> r дома	-6 2 3 5 -4
last w> r домой	-4 0 2 3 -1
last w> r дорог	0 -7 6 2 -1
last w> r друга	4 -1 -2 0 -1
last w> r дышит	-4 4 1 0 -1
last w> r дышу	-3 7 -4 0 0
last w> r его	-5 -6 2 9 0
last w> r ее	1 -1 1 2 -4
last w> r ей	-4 -3 -2 2 7
last w> r ел	5 2 -2 -3 -2
last w> r ем	-2 4 -2 0 -1
last w> r ему	-4 1 3 3 -3
last w> r если	-3 6 6 -4 -5
last w> r есть	-4 6 2 2 -6
last w> r еще	6 14 -10 -7 -4
last w> r же	0 2 3 0 -5
last w> r желуд	-3 -3 4 3 -2
last w> r жена	2 -2 -2 -1 3
last w> r жжет	-3 -1 1 1 2
last w> r живот	-1 3 -3 3 -2
last w> r жую	0 5 -3 -1 0
last w> r за	-5 1 7 -2 -2
last w> r забуд	5 -3 -4 4 -2
last w> r забыв	-4 6 -3 -1 2
last w> r забыл	8 -3 2 -5 -2
last w> r завтр	-1 0 9 -4 -4
last w> r закан	-4 -13 -2 19 -1
last w> r закон	5 -6 0 4 -3
last w> r закры	-1 -2 -3 5 1
last w> r запис	-8 -6 2 -5 17
last w> r запиш	0 -4 -5 -8 17
last w> r запом	-6 -1 -1 1 5
last w> r запор	-1 3 -2 1 -1
last w> r запре	0 -4 -1 -6 11
last w> r зачем	0 -5 0 5 0
last w> r здесь	-4 -3 5 1 0
last w> r здоро	-2 6 -2 -2 0
last w> r зимой	4 -2 2 -4 0
last w> r значи	5 -2 -4 -3 4
last w> r знаю	0 -5 4 1 -1
last w> r зря	-1 -1 -1 3 0
last w> r и	5 -1 -6 1 2
last w> r идет	-5 11 -4 -3 1
last w> r из	-4 2 -3 1 4
last w> r из-за	-5 3 -3 6 -2
last w> r изжог	-2 3 -3 2 0
last w> r или	0 -3 -2 6 -1
last w> r иногд	-3 2 -3 5 -1
last w> r интер	4 -1 -1 -1 -1
last w> r инфар	-8 4 0 5 -1
last w> r инфек	2 0 -3 1 0
last w> r исклю	0 -1 0 -1 3
last w> r их	-2 3 -1 0 -1
last w> r июле	5 -3 -1 -1 -1
last w> r каждо	-3 3 -1 2 0
last w> r кажды	2 6 -8 1 -2
last w> r как	-10 10 -10 7 4
last w> r какой	-5 4 2 1 -1
last w> r кальц	5 1 -1 -4 0
last w> r капае	-3 9 -1 -2 -3
last w> r капай	-2 10 -6 -2 -1
last w> r капал	3 -4 -2 3 0
last w> r капат	-3 -2 -3 3 5
last w> r капел	-4 -1 1 6 -1
last w> r капле	-2 3 0 -1 0
last w> r капли	-1 6 0 -2 -3
last w> r капля	0 0 -2 3 -1
last w> r капсу	-1 -1 0 4 -1
last w> r карте	-5 3 -2 2 2
last w> r карту	-2 -1 -1 -3 7
last w> r кашля	1 -4 -3 3 3
last w> r кг	3 -4 0 3 -1
last w> r кишеч	0 -2 -2 4 -1
last w> r ко	1 -2 3 -1 -1
last w> r когда	3 4 -5 0 -2
last w> r коем	0 4 -1 -2 -1
last w> r кожу	-4 1 7 -2 -2
last w> r колем	-2 5 -1 -2 0
last w> r колет	-1 5 -4 0 -1
last w> r колол	3 -4 -3 2 2
last w> r колот	3 2 -6 -1 3
last w> r колю	-5 4 1 0 -1
last w> r колют	-2 4 -1 -1 0
last w> r контр	4 0 -2 -2 0
last w> r конча	-1 -4 -4 10 -1
last w> r кончи	4 -8 1 5 -2
last w> r копыт	-2 3 -1 0 0
last w> r корм	-1 5 -2 0 -2
last w> r короб	0 -4 -3 8 -1
last w> r котор	-5 3 -2 2 1
last w> r красн	-7 3 -2 -3 10
last w> r крем	-3 -2 3 2 0
last w> r кровь	-3 0 2 -1 3
last w> r крупн	-3 -1 -1 -1 6
last w> r кстат	-1 -3 6 -1 -1
last w> r кто	5 -2 -3 2 -2
last w> r кубик	-5 0 7 -1 -1
last w> r кубов	2 -4 1 2 0
last w> r купил	1 1 5 -4 -2
last w> r купит	-7 -8 25 -8 -2
last w> r куплю	0 -5 6 -1 -1
last w> r курс	-6 -2 -2 9 0
last w> r ладно	2 -3 6 -1 -4
last w> r лежал	-1 -2 -2 -2 8
last w> r лежит	-4 4 -1 4 -3
last w> r лейте	-3 6 -2 0 -1
last w> r лет	6 4 -1 -7 -2
last w> r ли	3 -5 3 1 -2
last w> r мае	1 1 0 -4 2
last w> r мажем	0 4 -3 -1 0
last w> r мажу	-4 7 -6 3 -1
last w> r мажьт	-5 15 -6 -3 -2
last w> r мазат	-3 1 4 -2 0
last w> r мазь	-2 -4 -3 8 1
last w> r мало	-1 3 0 -2 0
last w> r мая	0 3 -1 -1 -1
last w> r мг	2 0 3 -7 1
last w> r медле	-2 -2 6 -1 -1
last w> r меня	-3 2 -1 -1 4
last w> r меняе	-2 12 -3 -6 0
last w> r месяц	-6 2 -4 11 -3
last w> r мешае	-3 6 -1 -1 -1
last w> r минут	0 4 -1 -1 -1
last w> r мне	0 2 5 -6 -2
last w> r много	-2 -2 -1 5 0
last w> r могу	-3 3 -1 3 0
last w> r может	2 -5 1 4 -1
last w> r можно	4 7 3 -11 -3
last w> r мой	5 -1 2 -4 -2
last w> r молод	-4 4 -2 2 1
last w> r молок	-5 1 -1 3 2
last w> r моча	1 -1 -1 4 -2
last w> r мочег	-1 -2 6 -2 0
last w> r муж	-3 1 6 -2 -1
last w> r мы	-1 -4 1 7 -4
last w> r мышцы	-5 0 2 -1 4
last w> r надо	-1 2 -3 7 -5
last w> r назад	8 -7 -3 4 -1
last w> r назна	0 -4 -6 10 0
last w> r нам	-1 -1 -3 0 5
last w> r напиш	-1 -1 -1 0 3
last w> r насов	-3 -3 -1 7 -1
last w> r натощ	-1 -1 4 -2 0
last w> r натри	3 0 -6 1 2
last w> r начал	-6 0 4 7 -4
last w> r начин	4 -6 9 -5 -1
last w> r начне	-1 -9 11 0 -1
last w> r начни	1 -2 5 -4 0
last w> r не	7 3 -2 4 -12
last w> r него	2 -5 -8 -2 13
last w> r недел	-10 -1 3 12 -4
last w> r нее	-3 -1 -4 4 3
last w> r ней	3 -2 -1 -1 -1
last w> r нельз	-1 1 -3 -4 7
last w> r нем	8 -2 -3 -2 -1
last w> r нему	-1 -2 3 -1 0
last w> r непер	-3 -1 -2 -1 8
last w> r нет	1 8 -5 3 -8
last w> r ни	-1 0 -5 4 2
last w> r никак	1 -4 -2 5 0
last w> r никог	1 0 -2 -10 10
last w> r ником	6 -4 -2 1 -1
last w> r ним	1 -4 -1 2 2
last w> r ничег	-3 2 2 3 -5
last w> r но	6 7 0 -2 -11
last w> r норма	3 3 3 -4 -5
last w> r ночью	-7 8 -2 1 -1
last w> r ну	5 0 4 -3 -6
last w> r нужен	3 1 -1 -1 -3
last w> r нужно	3 -1 1 0 -3
last w> r оба	-3 0 -3 2 4
last w> r обезб	-4 0 2 2 0
last w> r обмор	-2 -1 0 -1 4
last w> r обычн	5 3 -4 -3 -1
last w> r обяза	-2 4 0 -2 0
last w> r один	7 -3 8 -8 -4
last w> r одна	-2 -2 0 6 -2
last w> r одной	-1 -1 -1 5 -1
last w> r одну	6 3 4 -10 -3
last w> r октяб	-1 4 -4 2 -1
last w> r он	-6 2 1 9 -5
last w> r она	-1 -8 2 3 4
last w> r опера	-4 5 -6 0 5
last w> r опять	-6 14 7 -13 -1
last w> r остав	-1 16 -7 -6 -3
last w> r остае	-3 16 -6 -7 0
last w> r остал	2 1 -7 7 -3
last w> r остан	2 -2 -2 3 -2
last w> r от	0 6 -3 3 -6
last w> r отдел	0 -6 0 3 3
last w> r отек	-6 -1 -2 -1 10
last w> r отека	3 0 1 -2 -2
last w> r отлич	-3 5 1 -2 -1
last w> r отлож	2 2 -4 2 -1
last w> r отмен	0 -6 -5 15 -4
last w> r отмеч	-3 0 0 0 4
last w> r ох	-2 -3 3 4 -2
last w> r пакет	-4 0 1 5 -2
last w> r палат	6 0 -2 -2 -1
last w> r памят	1 -4 -1 3 1
last w> r пейте	-7 25 -13 -3 -2
last w> r перва	-3 -2 6 -1 0
last w> r перво	-4 9 -4 -1 1
last w> r перву	0 -2 4 -2 0
last w> r первы	-2 -4 7 0 -1
last w> r перед	0 -3 6 0 -2
last w> r перен	-2 -1 -1 -4 8
last w> r перес	4 -2 0 0 -1
last w> r пил	6 -9 -4 5 2
last w> r пила	5 -8 6 -5 2
last w> r пили	3 -1 0 0 -3
last w> r писал	2 2 -1 -3 0
last w> r пить	-3 6 0 -2 -1
last w> r пишем	-1 -1 -1 -1 4
last w> r пишу	-2 -5 -2 -9 19
last w> r пласт	2 3 0 -5 -1
last w> r по	-10 11 7 -5 -4
last w> r под	-1 5 2 -9 2
last w> r подни	5 -5 3 -1 -1
last w> r подож	5 -2 -3 0 -1
last w> r позав	3 0 -3 0 1
last w> r пока	9 7 -4 -8 -4
last w> r покуп	-1 -2 3 1 -1
last w> r полик	-4 0 1 3 -1
last w> r полов	-6 5 2 0 -2
last w> r полож	1 3 -2 -2 -1
last w> r полос	-3 -2 5 0 0
last w> r полта	-7 6 -1 3 -1
last w> r польз	-5 4 -4 6 -1
last w> r помни	-7 0 -1 -3 12
last w> r помню	-2 -3 -2 -1 8
last w> r помог	-3 3 -3 4 -1
last w> r понед	-7 8 -1 2 -2
last w> r понос	-4 -2 3 4 -2
last w> r понял	1 1 1 -6 3
last w> r попро	-1 -8 8 0 1
last w> r порош	-3 4 0 -1 1
last w> r посев	-1 -1 -2 5 0
last w> r после	-5 -3 -1 13 -5
last w> r посмо	5 1 -5 0 -1
last w> r посов	-1 -3 1 4 0
last w> r поста	-4 2 3 2 -3
last w> r посто	-3 1 2 0 -1
last w> r потом	9 5 0 -11 -2
last w> r почка	3 -2 -1 1 -2
last w> r почки	-6 -1 1 4 2
last w> r пошел	4 0 0 -3 -1
last w> r прави	3 4 -4 -1 -2
last w> r предл	7 -3 1 -6 1
last w> r прекр	-5 1 -4 10 -1
last w> r при	0 -4 2 8 -6
last w> r приве	3 -3 0 0 0
last w> r приви	-4 1 3 1 -1
last w> r привы	-3 3 0 1 -1
last w> r приде	4 -2 0 -1 -1
last w> r прине	-1 -1 -1 3 0
last w> r прини	3 6 -5 -3 -1
last w> r про	6 0 -2 -5 0
last w> r пробо	2 -1 2 -3 1
last w> r продо	2 12 -7 -6 -1
last w> r промы	-4 1 2 0 2
last w> r пропи	-1 -1 -2 5 -1
last w> r пропу	-3 15 -4 -8 -1
last w> r прост	3 0 -2 1 -2
last w> r прочи	-5 -3 8 0 -1
last w> r проше	0 -2 -1 3 -1
last w> r прошл	0 -8 -6 11 3
last w> r прямо	-3 -5 7 1 0
last w> r пусть	-4 24 -6 -10 -4
last w> r пьет	3 8 -6 -2 -3
last w> r пьете	-4 2 -1 3 1
last w> r пью	-2 16 -13 3 -2
last w> r пьют	-1 4 -1 -2 0
last w> r пятни	-3 3 -4 5 -2
last w> r раз	1 4 5 -5 -5
last w> r раза	-3 2 -4 4 1
last w> r разду	-3 -3 -1 0 7
last w> r разу	-6 1 2 4 -1
last w> r рано	5 -2 -3 1 0
last w> r раньш	0 5 0 -3 -3
last w> r рвет	-3 1 0 2 0
last w> r реани	-6 0 0 -2 7
last w> r рецеп	-3 -6 13 -2 -1
last w> r рот	-4 0 5 0 -1
last w> r руки	-2 -3 4 0 1
last w> r с	-5 -6 4 10 -2
last w> r сам	-3 0 -3 6 -1
last w> r сама	-6 7 6 -3 -4
last w> r сами	-5 0 2 2 1
last w> r сахар	-1 -2 1 3 -1
last w> r свекр	-3 -3 0 5 0
last w> r свечк	-4 -1 -1 5 0
last w> r себе	-1 -2 4 1 -2
last w> r сегод	-7 -9 15 10 -8
last w> r сейча	3 -14 17 -3 -2
last w> r сердц	5 -7 5 -4 0
last w> r сестр	-5 -3 8 3 -2
last w> r сильн	-1 -1 5 -3 0
last w> r синяк	-2 -1 -1 4 0
last w> r сироп	-1 3 -2 1 -1
last w> r сколь	-2 8 -9 5 -2
last w> r скора	2 -2 -1 -3 4
last w> r скоро	8 -1 -2 -4 0
last w> r слаби	3 1 -4 0 0
last w> r следу	0 4 -1 -2 0
last w> r случа	-1 5 -3 1 -3
last w> r сна	-1 -2 3 0 0
last w> r снача	2 -2 -2 -2 4
last w> r снижа	-2 6 -3 -1 0
last w> r снима	-6 -6 -4 18 -2
last w> r снова	0 7 0 -6 -1
last w> r сняли	7 -2 -1 -4 0
last w> r собак	6 -3 -2 -2 2
last w> r собой	-3 4 3 -3 -2
last w> r совет	6 -2 -1 -2 -1
last w> r совсе	2 -5 -2 5 0
last w> r согла	-1 -3 5 0 -1
last w> r сосед	4 -3 -3 4 -2
last w> r сплю	-1 4 -2 -1 0
last w> r споко	-2 0 3 -1 0
last w> r справ	-4 3 3 -2 -1
last w> r спрей	-5 0 6 -1 0
last w> r стави	2 2 0 -3 -1
last w> r стала	-1 -2 0 4 -1
last w> r стане	-2 -3 7 0 -2
last w> r старо	0 -3 -1 4 -1
last w> r старш	7 -4 -2 -1 0
last w> r стоит	0 -4 -7 11 0
last w> r стоп	-2 -3 -1 7 0
last w> r судор	-1 1 -2 -3 4
last w> r сумке	-3 4 1 -1 -1
last w> r сутки	-3 3 3 -3 0
last w> r суток	-5 2 4 -2 2
last w> r счита	3 -1 -1 -2 0
last w> r сыплю	-5 11 -1 -2 -2
last w> r сыпь	-2 3 -1 -3 2
last w> r сыпьт	-3 11 -4 -3 -1
last w> r табле	5 -4 3 0 -4
last w> r так	-3 3 -3 0 3
last w> r там	5 -7 -3 3 3
last w> r темпе	-5 1 6 1 -3
last w> r тепер	-3 8 -2 0 -3
last w> r терпи	-4 3 5 -3 -1
last w> r то	7 -4 4 -6 -1
last w> r тогда	10 -4 -8 -1 3
last w> r того	1 -1 -2 3 -1
last w> r тоже	2 0 -5 5 -2
last w> r той	3 -3 -2 1 1
last w> r толку	-5 -1 -3 11 -2
last w> r тольк	6 1 -1 -3 -4
last w> r том	0 3 -2 -3 3
last w> r тошни	0 4 1 -1 -5
last w> r тошно	-5 2 0 5 -1
last w> r трети	-5 4 -1 1 1
last w> r треть	4 -4 0 0 -1
last w> r трижд	-1 -1 3 -1 0
last w> r трога	-2 5 -1 -2 0
last w> r тромб	3 -4 -1 2 1
last w> r тут	0 -1 4 -2 -2
last w> r у	4 0 0 -2 -2
last w> r убери	2 -4 -2 6 -1
last w> r убира	-4 -4 -3 14 -2
last w> r уже	-1 -1 -5 7 0
last w> r укол	-2 0 4 0 -2
last w> r уколю	-2 -1 7 -3 0
last w> r упал	-3 -2 0 1 5
last w> r утра	-3 0 4 -1 -1
last w> r утром	-4 9 1 -6 0
last w> r ферри	4 -3 0 -1 0
last w> r флако	0 2 -7 4 0
last w> r хвати	-6 1 5 3 -3
last w> r хирур	1 3 -1 -3 0
last w> r хорош	-2 2 5 -2 -4
last w> r хотел	4 0 -1 -3 -1
last w> r хотит	3 1 -4 -2 2
last w> r хоть	-1 5 0 -4 -1
last w> r хотя	0 -1 -3 3 0
last w> r хочу	-2 -1 1 3 -1
last w> r через	3 4 3 -9 0
last w> r четве	-3 8 -1 -1 -3
last w> r чисты	4 -2 -1 -1 -1
last w> r что	0 -8 4 -1 6
last w> r чтобы	-4 -2 7 0 -1
last w> r чуть	-2 -4 1 0 5
last w> r шприц	1 -2 4 -1 -1
last w> r штук	2 -5 0 5 -1
last w> r щитов	-2 -2 -2 4 2
last w> r эндок	3 -2 -2 1 0
last w> r это	13 -2 -3 -3 -6
last w> r этого	0 0 3 -2 -1
last w> r этой	-1 -3 1 4 -1
last w> r этот	-3 -1 -1 7 -2
last w> r я	2 -7 4 -4 6
last w> r язык	1 -3 2 -1 2
w< r #	-8 6 5 0 -5
w< r <c?c?>	1 0 -1 3 -1
w< r <c?p?>	-1 4 1 -2 -3
w< r <cc>	3 -1 4 -4 -2
w< r <p?p?>	-3 5 -4 -1 1
w< r <pp>	-3 -1 -5 8 1
w< r ?	-2 -2 2 4 0
w< r |	-1 1 4 1 -4
w< r §	5 2 0 -3 -2
w< r §2	1 3 1 -2 -2
w< r ага	3 1 -1 -3 -1
w< r аллер	6 -4 1 -6 3
w< r ампул	0 -2 4 0 -2
w< r анали	-3 2 1 1 0
w< r аптек	-2 4 -2 -1 0
w< r астма	1 4 -1 -4 0
w< r бабуш	4 -3 -2 1 0
w< r бедро	3 0 -1 1 -4
w< r беру	-2 0 -2 4 0
w< r блока	3 0 -1 -2 0
w< r болит	0 -2 4 -2 0
w< r боль	0 -2 5 -2 -1
w< r больн	4 -1 -3 0 0
w< r больш	-4 -8 7 1 3
w< r бронх	-3 5 -2 0 1
w< r броса	0 0 4 -3 -1
w< r броси	0 1 -5 1 3
w< r будем	7 -6 7 -5 -3
w< r будет	7 -5 2 -3 -2
w< r буду	6 0 0 -3 -2
w< r бумаж	-3 0 0 -2 4
w< r бы	5 -3 0 -3 0
w< r бывае	-4 -1 1 2 2
w< r был	-1 -2 1 3 -2
w< r была	-1 -4 1 3 1
w< r в	-6 -3 3 -2 8
w< r вам	2 2 2 -3 -2
w< r вас	-4 1 -1 3 0
w< r ваш	-1 -3 0 -1 4
w< r ваша	5 -1 1 -3 -1
w< r ведь	4 -3 0 -1 0
w< r вену	-4 -1 7 -5 3
w< r верне	-2 4 -1 -1 -1
w< r верно	-6 6 1 0 -1
w< r весны	4 3 -4 -2 0
w< r вечер	-2 1 -1 3 -2
w< r вижу	0 -4 3 1 0
w< r вмест	-5 -4 7 3 -2
w< r внутр	3 -5 3 0 -1
w< r водой	-1 4 -1 -1 0
w< r воду	-5 1 7 -2 0
w< r воды	-1 5 -1 -3 0
w< r возьм	-1 -8 17 -5 -3
w< r врач	0 0 -3 -3 5
w< r все	-2 1 1 -4 3
w< r вся	0 1 0 -3 2
w< r второ	-3 3 -3 3 0
w< r вчера	2 1 -5 6 -3
w< r вы	-2 4 -1 -3 2
w< r выпис	1 2 -4 -1 1
w< r выпиш	-3 0 4 -2 1
w< r вычер	-3 0 2 2 -1
w< r гепат	-2 2 3 -2 -1
w< r глаза	-2 3 -3 1 1
w< r глист	5 0 -2 -3 -1
w< r говор	3 -3 -1 -2 3
w< r год	-4 -2 0 2 4
w< r года	2 5 -2 -4 0
w< r году	4 1 -2 -2 0
w< r голов	-3 -4 0 5 1
w< r горло	-4 -1 -1 -1 7
w< r грамм	-1 1 4 -3 -1
w< r д	-2 5 -2 0 0
w< r да	3 -2 -6 3 2
w< r давай	-5 -3 6 1 0
w< r давал	-2 -4 -4 5 4
w< r дадим	-1 -3 2 0 2
w< r даем	-4 4 0 -1 1
w< r даете	-1 0 -2 3 -1
w< r дайте	-1 -2 5 -3 1
w< r дали	0 0 -2 -2 4
w< r дальш	2 1 -4 1 0
w< r дам	2 -4 3 0 -1
w< r даю	-2 2 -4 5 0
w< r дважд	-3 5 2 -5 1
w< r двое	-3 0 1 2 1
w< r день	0 -4 1 4 -1
w< r дерма	3 0 1 -3 -2
w< r диабе	-3 2 -1 2 0
w< r дней	2 -3 5 1 -5
w< r до	2 8 0 -5 -5
w< r добав	1 -7 3 5 -3
w< r докто	2 3 -2 1 -3
w< r дома	-1 1 1 3 -4
w< r дорог	4 -4 -4 3 2
w< r дочка	-3 6 -2 -1 -1
w< r дочь	-4 1 -1 4 0
w< r друго	-1 -4 5 -2 2
w< r думал	0 -2 -2 3 1
w< r дышит	-2 -1 5 -1 0
w< r его	-5 9 4 -5 -2
w< r ее	-1 -3 6 0 -2
w< r ей	3 -5 1 0 0
w< r ем	2 4 -2 -4 -1
w< r ему	7 -4 -4 -1 2
w< r если	-2 0 -3 5 0
w< r ест	3 6 -5 -4 0
w< r есть	-2 -2 4 2 -2
w< r еще	0 -3 -5 9 -1
w< r же	-3 1 1 -3 4
w< r желез	-1 -3 4 1 0
w< r жена	-3 0 0 2 1
w< r живот	3 3 0 -2 -4
w< r журна	-1 -1 -2 1 3
w< r за	4 -2 5 -5 -3
w< r завтр	-5 2 2 3 -2
w< r закан	2 -6 -1 5 -1
w< r закон	-1 6 -1 -2 -2
w< r закры	-3 1 -4 2 3
w< r запис	-2 -1 4 -1 0
w< r запиш	-3 4 1 -2 1
w< r запре	-1 1 -2 -5 7
w< r значи	0 3 -2 2 -2
w< r и	-4 -1 4 -3 5
w< r идет	0 5 -2 -2 0
w< r из	-3 2 -3 6 -3
w< r или	6 0 -5 -1 -1
w< r каждо	-3 -1 2 3 -1
w< r кажды	2 -8 0 2 4
w< r как	-5 3 3 -7 6
w< r какие	0 5 -2 -3 0
w< r какое	0 -5 -1 6 0
w< r какой	-8 6 -1 4 -1
w< r калий	0 3 -4 1 -1
w< r кальц	5 0 -4 1 -3
w< r капае	4 3 0 -7 -1
w< r капай	-1 5 1 -4 0
w< r капал	1 -4 -1 3 0
w< r капел	0 3 -3 1 -1
w< r капли	-3 -1 1 3 0
w< r капсу	1 3 -3 0 0
w< r карди	-4 0 0 4 0
w< r карте	-3 2 -2 -2 5
w< r кашел	-4 -2 5 2 -2
w< r клеще	-3 1 -1 3 0
w< r когда	-7 7 -1 2 -2
w< r колем	0 0 3 0 -3
w< r колен	-1 4 -1 -1 -1
w< r колет	3 1 -4 -3 2
w< r колол	4 -3 -8 6 1
w< r колю	-3 1 4 -1 0
w< r контр	1 2 1 -5 2
w< r кончи	-3 1 -1 4 -1
w< r корми	1 -4 2 2 -1
w< r короб	1 4 -4 0 -1
w< r котор	-2 3 -2 3 -2
w< r красн	-4 1 1 0 2
w< r креат	3 1 -4 0 -1
w< r крути	1 -3 0 1 1
w< r кстат	5 -3 0 -1 -1
w< r кто	5 -4 -4 4 -1
w< r кубов	-2 -2 0 4 0
w< r купил	-1 4 -2 0 -1
w< r купит	-2 -1 4 -2 0
w< r куплю	-3 6 -2 -1 0
w< r курит	4 1 -2 -4 1
w< r лежал	2 -2 -2 -2 4
w< r лежит	-2 0 -1 5 -2
w< r лекар	-1 4 -2 0 -1
w< r лет	-1 -4 2 1 3
w< r лечил	4 -1 -2 -2 2
w< r листа	-2 5 -2 -1 -1
w< r мае	2 4 -3 -2 -1
w< r мажет	-2 4 1 0 -2
w< r мажу	-1 -1 -3 4 0
w< r мажьт	7 1 -3 -5 1
w< r мазь	-2 1 4 -2 -1
w< r мален	4 -2 2 -3 -1
w< r мамин	6 -4 -1 1 -2
w< r медсе	0 5 -2 -3 -1
w< r меня	1 -2 -4 4 1
w< r меняе	1 -3 1 1 1
w< r месяц	0 -3 -1 5 -1
w< r минут	-2 -2 3 1 0
w< r мл	-2 0 3 0 -1
w< r мне	4 0 -6 -2 4
w< r можно	4 0 6 -8 -2
w< r мой	3 5 -3 -4 -1
w< r молод	-3 4 0 -1 -1
w< r молоч	-3 0 4 -1 0
w< r мочев	-1 3 -2 -1 1
w< r мочег	-6 1 -1 6 0
w< r муж	5 0 -1 -2 -1
w< r мы	0 3 -6 4 0
w< r на	-2 -1 11 -5 -2
w< r надо	8 -6 -2 -4 4
w< r назад	-1 -4 0 1 4
w< r назна	1 -5 3 3 -2
w< r напис	2 0 1 -3 0
w< r натощ	-1 -3 3 1 0
w< r начал	-3 -1 0 5 -1
w< r начин	-3 -1 2 -3 4
w< r начне	4 -4 1 0 -2
w< r начни	-3 0 7 -4 0
w< r не	4 1 2 -5 -3
w< r него	-5 1 7 -8 6
w< r недел	6 0 -5 0 -1
w< r нее	-5 2 -2 1 4
w< r ней	-3 -2 4 0 1
w< r нельз	-4 -4 11 -7 4
w< r нему	0 -2 5 -1 -2
w< r непер	-5 4 1 1 -1
w< r нет	3 -3 5 -5 0
w< r ни	0 -6 3 1 2
w< r никак	2 -1 -3 -3 6
w< r но	6 -2 0 -5 1
w< r норма	5 -1 -3 0 -1
w< r нос	-2 -2 2 3 -1
w< r ночью	2 -1 -3 5 -1
w< r ну	2 3 -4 4 -5
w< r о	3 -5 1 2 0
w< r обезб	-2 -5 0 8 -1
w< r обычн	4 1 0 -4 0
w< r один	-4 1 3 -2 1
w< r одна	3 -4 1 1 -1
w< r одной	-3 2 -1 3 -1
w< r одну	5 0 -2 -3 -1
w< r ой	0 0 3 -2 -1
w< r он	-4 5 0 -1 0
w< r она	-2 5 0 -3 0
w< r опера	-1 -1 -4 3 3
w< r опять	-7 -2 8 0 0
w< r остае	1 -1 -2 4 -2
w< r остан	-1 5 -2 -2 1
w< r от	-5 2 -2 5 1
w< r отек	-2 -1 5 -1 -1
w< r отлич	-3 1 0 1 1
w< r отлож	1 1 1 -3 0
w< r отмен	-5 3 6 -6 2
w< r пакет	-1 -4 -2 7 -1
w< r пейте	0 -1 -8 4 4
w< r первы	4 -2 1 -1 -2
w< r перев	-2 4 0 -4 1
w< r перед	-2 5 -2 2 -3
w< r перен	0 -4 6 -4 2
w< r печен	-4 3 3 -2 -1
w< r пила	0 -2 -1 4 -2
w< r пить	-5 3 4 -2 0
w< r пишу	-7 -1 0 2 5
w< r плохо	-4 3 1 1 -1
w< r по	5 1 4 -5 -5
w< r под	-2 -3 5 0 0
w< r подни	2 3 -2 -2 -1
w< r подож	4 0 -2 -1 -1
w< r пока	0 1 5 -1 -5
w< r полго	-1 -2 0 3 0
w< r полов	0 0 -4 5 -2
w< r помен	4 2 0 -4 -2
w< r помни	-2 -1 -3 -5 10
w< r помню	-4 -2 1 -2 8
w< r помог	-1 -2 -1 4 0
w< r понед	3 1 -2 -4 1
w< r понос	-5 -1 5 3 -3
w< r понял	-7 8 0 4 -4
w< r понят	-2 -4 2 2 2
w< r попро	1 -4 2 1 0
w< r после	-8 -1 -4 3 10
w< r поста	-5 1 5 -2 1
w< r потом	-6 -1 3 5 -1
w< r почки	-2 0 -3 5 0
w< r поэто	0 -2 9 -8 1
w< r прави	5 -1 -2 -1 -2
w< r предл	-3 3 -1 -3 4
w< r прекр	-6 1 1 4 1
w< r при	-3 6 3 -7 0
w< r приви	-4 -2 7 -2 0
w< r прине	-5 -1 -1 7 0
w< r прини	2 9 -6 -4 -2
w< r прист	4 -3 -1 0 0
w< r про	5 2 -2 -5 0
w< r прове	-1 4 0 -2 0
w< r продо	6 0 -2 -2 -2
w< r промы	-2 3 1 -2 -1
w< r пропу	0 1 -3 3 -1
w< r проси	-1 4 -2 -1 -1
w< r профи	-3 -2 -1 4 2
w< r прошл	-4 -1 0 1 4
w< r пузыр	0 -5 3 1 1
w< r пусть	-2 1 -3 6 -2
w< r пьем	-3 6 1 -3 -2
w< r пьет	4 -5 -1 3 0
w< r пью	-4 10 -6 2 -2
w< r раз	-4 -3 9 -1 -2
w< r раньш	-4 2 -2 4 0
w< r родст	4 -1 -1 -1 -1
w< r с	5 4 -6 -3 1
w< r сам	-6 3 -3 7 0
w< r самое	-1 -3 2 1 1
w< r свечи	-4 1 1 3 -1
w< r свечк	-2 3 -2 2 -1
w< r свое	-4 5 -2 1 1
w< r свой	4 -2 0 -2 0
w< r сдела	3 -2 -1 -2 2
w< r себе	5 -3 1 -1 -2
w< r сегод	-3 5 6 1 -9
w< r сейча	0 -4 4 2 -2
w< r сердц	0 4 -4 1 0
w< r сестр	2 4 -5 0 -1
w< r скаже	4 1 -4 -1 0
w< r сказа	7 -1 -4 0 -1
w< r сколь	-1 4 0 -1 -3
w< r скора	1 -3 2 -1 1
w< r скоро	8 -4 -2 -1 -1
w< r случа	-3 -1 5 -2 1
w< r смотр	1 4 0 -4 -1
w< r снима	-2 -1 5 1 -2
w< r снова	-1 3 -1 -1 0
w< r снотв	-4 -2 0 4 3
w< r собак	6 -4 -2 -1 0
w< r совет	6 -1 -3 -2 -1
w< r совсе	0 1 3 -3 -2
w< r сон	-1 2 -3 -1 3
w< r сосед	6 -2 -1 1 -4
w< r спаси	0 -4 -1 3 1
w< r сплю	-1 -1 0 3 -1
w< r спрос	-5 0 3 0 3
w< r стати	-1 1 4 -3 0
w< r стент	-4 5 3 -3 -1
w< r стоит	-5 2 1 4 -2
w< r суста	5 -2 -1 -1 -1
w< r суток	-3 0 1 1 1
w< r сыпь	3 -2 0 -2 1
w< r та	-3 -2 -1 5 1
w< r так	6 4 -10 -2 2
w< r там	7 -5 2 -1 -4
w< r телеф	4 -3 -2 2 -1
w< r тем	3 1 -1 -5 2
w< r тепер	-1 6 1 -4 -2
w< r то	-3 4 1 1 -3
w< r тогда	4 -3 4 -10 5
w< r того	4 1 0 -5 0
w< r тоже	-5 5 5 -2 -3
w< r той	-2 -5 0 3 4
w< r тольк	-7 0 2 4 1
w< r тот	2 -5 0 2 2
w< r точно	-1 3 -1 -3 2
w< r тошни	-5 2 2 0 1
w< r тошно	2 2 2 -4 -2
w< r треть	-5 1 -2 6 0
w< r трога	3 -2 -3 3 -1
w< r у	-3 8 -3 -6 5
w< r убери	-1 4 0 -2 -1
w< r уберу	-4 3 0 2 0
w< r уже	-9 5 -4 7 1
w< r укол	-4 0 4 -2 2
w< r уколо	4 -2 -3 2 -2
w< r уколю	-2 -1 3 0 -1
w< r упаде	-3 3 0 0 0
w< r утра	-3 4 -2 0 0
w< r утро	-2 -2 2 3 -1
w< r утром	-7 4 -1 3 1
w< r хвати	-1 5 3 -4 -3
w< r хорош	-8 5 0 4 -2
w< r хотит	5 -2 -2 -2 1
w< r часа	0 -2 3 -1 -1
w< r чем	0 -2 3 3 -3
w< r черны	4 -1 -1 -1 -1
w< r четве	-4 2 0 2 -1
w< r что	1 3 -9 4 1
w< r чтоб	0 4 -1 -2 -1
w< r чтобы	0 1 1 -3 1
w< r чуть	-2 -1 0 -2 6
w< r щитов	2 3 -2 -3 0
w< r этого	0 -1 0 -3 4
w< r эту	-1 -2 5 -3 0
w< r я	1 -2 -1 -4 6
w> r #	-10 5 7 -3 -5
w> r <c?c?>	2 4 -2 1 -4
w> r <c?p?>	3 -1 -5 3 0
w> r <cp>	-1 4 3 -4 -1
w> r <p?c?>	-4 2 -3 2 4
w> r <pc>	-7 1 -1 5 2
w> r <pp>	2 9 -6 0 -5
w> r §	-1 -3 -1 6 2
w> r §2	3 -3 4 3 -3
w> r а	0 4 4 -4 -5
w> r авгус	1 -4 6 1 -4
w> r аллер	0 3 -1 -2 -1
w> r ампул	-1 -2 -4 8 -1
w> r анали	2 -8 1 6 -2
w> r антиб	-9 4 10 -3 -2
w> r апрел	7 1 -2 -5 -1
w> r аптек	1 -3 10 -7 -2
w> r армии	-4 -1 0 0 5
w> r астма	-3 2 1 -4 4
w> r б	-4 6 -2 0 0
w> r бабуш	-1 3 -3 2 -2
w> r бараб	0 3 -2 -1 -1
w> r бедро	-4 1 6 -3 0
w> r без	-2 4 4 0 -6
w> r берем	2 -3 0 5 -4
w> r берит	4 -1 2 -4 -1
w> r беру	3 2 -3 -1 -1
w> r богу	-1 3 0 -1 -1
w> r боль	-1 -4 2 1 2
w> r больн	-5 -6 4 0 7
w> r больш	-11 -14 -3 11 16
w> r боюсь	3 -3 1 2 -2
w> r брал	3 -1 -1 -1 0
w> r броса	-8 8 -10 16 -5
w> r броси	-6 -3 4 8 -3
w> r брось	-10 -3 -5 20 -2
w> r будет	-5 -3 7 3 -2
w> r буду	4 -2 0 -2 0
w> r бы	5 0 -2 -1 -3
w> r был	-3 -3 -1 5 1
w> r была	5 2 -7 5 -5
w> r были	-1 -2 4 -2 0
w> r в	-1 -10 2 -2 15
w> r вакци	-3 3 4 -2 -1
w> r вам	6 -3 -5 -3 5
w> r вас	-1 4 -6 4 -1
w> r ваша	-4 -4 -1 8 1
w> r ведь	-2 -2 0 5 0
w> r велел	-3 1 0 3 -1
w> r вену	-4 -5 9 0 -1
w> r верне	1 3 -1 -3 0
w> r верни	4 2 -2 -2 -2
w> r верно	-1 -2 -1 4 0
w> r вес	5 0 -2 -3 0
w> r весно	8 0 -4 -5 1
w> r весны	1 6 -4 -2 -1
w> r весу	0 5 -2 -2 0
w> r весь	0 -1 -4 1 4
w> r ветер	-4 -1 -3 3 5
w> r вечер	-2 8 6 -7 -5
w> r витам	0 4 -1 -2 -1
w> r вмест	1 -3 2 3 -4
w> r внутр	1 -3 4 -4 3
w> r вода	-1 -2 0 5 -1
w> r воду	-2 -2 4 1 -1
w> r возвр	7 -2 -1 -3 -1
w> r возьм	0 -6 4 1 1
w> r волды	-2 0 -1 -3 7
w> r вон	-2 -2 -2 6 0
w> r вообщ	-2 -1 0 5 -1
w> r воскр	-4 2 -1 5 -2
w> r восьм	1 -3 1 -2 3
w> r вот	-6 -5 2 8 1
w> r врач	-1 -5 2 0 5
w> r вреда	-6 11 -1 -3 -1
w> r время	-3 0 3 1 -1
w> r все	-2 -8 -9 21 -2
w> r всегд	-3 14 -5 -6 0
w> r вспом	-1 5 -1 -2 -1
w> r всю	1 -1 -1 -2 3
w> r вся	0 -1 -2 -2 6
w> r втора	-3 5 -1 1 -2
w> r вторн	-5 0 -2 7 -1
w> r второ	0 2 -7 9 -4
w> r втору	-3 4 -1 1 0
w> r вчера	-6 6 -8 14 -7
w> r вы	0 -4 -8 7 5
w> r выбро	-1 -4 2 0 2
w> r выпил	1 -1 -5 6 -1
w> r выпис	4 -2 -4 5 -3
w> r выпиш	-1 -2 6 -1 -2
w> r высок	7 -3 -2 -2 0
w> r г	0 3 0 -3 -1
w> r гастр	4 -1 0 -3 0
w> r гель	-4 7 2 -5 0
w> r гинек	3 0 -1 -2 0
w> r глаз	-2 2 -4 3 2
w> r глаза	0 -3 -4 0 6
w> r глота	-4 3 3 1 -3
w> r говор	8 -1 -7 -1 1
w> r год	1 4 -6 -1 2
w> r года	5 -5 -2 3 0
w> r году	6 -1 -6 -7 8
w> r горит	-1 4 -1 1 -2
w> r горло	-4 0 -1 0 4
w> r гормо	-1 -6 3 4 -1
w> r грамм	0 0 3 -2 0
w> r губы	0 1 -1 -5 5
w> r д	8 -3 -1 -4 0
w> r да	3 4 1 -7 -2
w> r давай	-1 10 -1 -4 -4
w> r давал	-1 6 -3 -8 6
w> r дават	-7 5 -1 -2 4
w> r давле	-1 1 -4 3 1
w> r давно	14 -7 -1 -5 -1
w> r дадим	-4 -2 1 2 3
w> r даем	0 9 -10 2 -1
w> r дает	2 3 -6 2 -1
w> r даете	-6 0 2 4 0
w> r дайте	-4 6 2 -2 -2
w> r дал	-1 -3 -2 0 6
w> r дали	-4 7 -9 3 3
w> r дальш	-2 30 -15 -10 -3
w> r дам	-1 -4 6 -3 2
w> r дать	0 -2 4 -1 0
w> r даю	3 5 -9 1 0
w> r дают	6 0 -2 -2 -2
w> r двадц	-2 0 -3 4 1
w> r двое	-4 1 3 -2 2
w> r девят	0 2 -2 -3 3
w> r дейст	-2 -1 0 3 0
w> r делае	-3 6 -1 0 -1
w> r делай	-2 4 -1 0 0
w> r делал	4 0 -3 1 -2
w> r день	-1 4 1 2 -6
w> r деньг	0 -3 -1 4 0
w> r депре	0 -3 0 -1 3
w> r держи	1 3 4 -7 -1
w> r держу	-2 4 -1 -2 1
w> r детст	8 -2 -4 1 -3
w> r длите	2 -4 2 1 -1
w> r для	2 -1 -2 3 -2
w> r дней	-9 -4 11 6 -3
w> r дня	-4 9 2 0 -6
w> r до	-6 8 -3 2 0
w> r доза	-3 5 -3 2 -1
w> r докто	5 -2 3 -5 -1
w> r долой	-2 -1 -2 6 -1
w> r дома	-7 5 5 2 -5
w> r домой	-5 -2 4 4 -1
w> r дорог	0 -9 6 3 1
w> r дрожи	6 0 -1 -5 -1
w> r друга	4 -1 -2 0 -1
w> r друго	2 -4 -1 2 2
w> r думал	5 -2 0 -1 -1
w> r дышал	-3 4 -1 -2 2
w> r дышит	-4 5 1 0 -1
w> r дышу	-3 8 -4 0 0
w> r его	-5 1 -3 6 2
w> r еды	-3 1 5 -2 0
w> r ее	0 2 3 -1 -5
w> r ей	-4 -2 0 1 7
w> r ел	7 2 -3 -3 -3
w> r еле	-3 -1 -1 -1 6
w> r ем	-2 4 -3 2 -2
w> r ему	-2 -2 3 1 -1
w> r если	-2 4 8 -5 -5
w> r ест	0 1 2 -3 0
w> r есть	-1 10 -1 -1 -8
w> r еще	-1 11 -4 0 -6
w> r же	-1 0 3 -4 2
w> r желуд	-4 -5 4 6 0
w> r жена	0 0 -5 3 2
w> r жжет	-3 1 0 0 2
w> r живот	-2 2 -5 7 -2
w> r жую	0 5 -3 -1 0
w> r за	-3 1 7 -4 -1
w> r забуд	5 -3 -4 4 -2
w> r забыв	-4 7 -4 0 1
w> r забыл	10 -2 2 -7 -2
w> r завтр	2 0 11 -8 -4
w> r задых	0 3 -2 -4 2
w> r закан	-5 -15 -1 22 -1
w> r закон	4 -5 1 4 -3
w> r закры	-1 -2 -4 4 3
w> r замен	1 4 -1 -4 -1
w> r запис	-9 -6 3 -5 17
w> r запиш	0 -5 -4 -8 18
w> r запом	-5 -1 -1 1 5
w> r запор	2 3 -2 -1 -1
w> r запре	-1 -5 -1 -6 13
w> r зачем	-1 -5 -1 8 -1
w> r здесь	-4 -3 5 1 1
w> r здоро	-1 6 -3 -1 0
w> r зимой	4 -2 2 -4 1
w> r значи	2 0 -6 1 2
w> r знаю	1 -5 5 0 -1
w> r зря	-1 -2 -1 4 -1
w> r зубно	3 1 -3 -1 -1
w> r и	-8 0 -4 0 11
w> r идет	-5 9 -3 -2 1
w> r из	-6 6 -2 1 1
w> r из-за	-5 3 -3 7 -2
w> r изжог	-2 3 -3 3 -1
w> r или	-1 -2 2 4 -3
w> r им	-1 1 -4 2 1
w> r иногд	-3 3 -3 5 -1
w> r интер	4 -1 -1 0 -2
w> r инфар	-8 4 0 5 -1
w> r инфек	2 0 -3 1 0
w> r их	-2 3 -1 1 -1
w> r июле	6 -3 -1 -2 -1
w> r к	8 0 -4 -3 -2
w> r каждо	-3 2 1 1 -1
w> r кажды	0 6 -8 3 -2
w> r как	-11 8 -8 -2 12
w> r какое	1 -4 -1 4 0
w> r какой	-7 4 3 0 0
w> r калий	-2 -2 0 6 -2
w> r кальц	4 0 3 -6 -1
w> r капае	-3 9 -2 -1 -3
w> r капай	-3 11 -6 -3 0
w> r капал	1 -7 -3 6 2
w> r капат	-2 -2 -4 3 4
w> r капаю	-2 1 -2 6 -2
w> r капел	-3 1 0 4 -1
w> r капле	-3 4 -1 -2 1
w> r капли	4 3 -4 1 -4
w> r капля	-1 0 -1 3 -1
w> r капну	-2 -2 3 2 -1
w> r карди	-1 -2 3 0 0
w> r карте	-3 6 -2 0 0
w> r карту	-2 -1 -1 -3 8
w> r кашля	0 -5 -3 0 7
w> r кг	2 -6 1 3 -1
w> r кисло	3 0 -1 -1 -1
w> r кишеч	0 -2 -2 4 -1
w> r ко	1 -2 3 -1 -1
w> r когда	2 7 -8 4 -4
w> r коем	0 3 1 -3 -1
w> r кожа	-1 -2 0 -3 6
w> r кожу	-5 -1 10 -2 -3
w> r колем	-3 4 -1 0 0
w> r колет	-1 7 -5 0 -1
w> r колол	1 -7 -4 5 5
w> r колот	1 1 -5 -1 3
w> r колю	-6 4 4 0 -1
w> r колют	-2 3 3 -3 -1
w> r контр	4 1 -2 -3 0
w> r конча	-1 -4 -4 10 -1
w> r кончи	7 -9 1 1 0
w> r корм	-1 9 -4 -1 -3
w> r короб	0 -4 -3 9 -1
w> r котор	-6 4 -3 3 1
w> r крапи	-3 0 0 -2 6
w> r красн	-7 3 -3 -5 12
w> r крем	-3 -1 3 1 0
w> r кровь	-2 -2 0 -3 6
w> r кружи	-2 3 -1 2 -1
w> r крупн	-3 -1 -1 -1 6
w> r кстат	-2 -3 6 -1 -1
w> r кто	3 2 -3 5 -6
w> r кубик	-7 -2 10 -1 -1
w> r кубов	1 -6 3 2 0
w> r купит	-8 -8 27 -8 -3
w> r куплю	0 -5 6 -1 -1
w> r курс	-6 -1 0 8 0
w> r ладно	2 0 5 -4 -3
w> r легки	0 1 -1 -3 3
w> r легче	-5 -1 6 0 0
w> r лежал	-2 -2 -3 -3 10
w> r лежит	-4 4 1 4 -4
w> r лейте	-3 6 -2 0 -1
w> r лет	5 1 -1 -5 -1
w> r летом	4 0 -2 -2 0
w> r лечит	1 -1 1 -3 2
w> r ли	4 -4 3 -1 -1
w> r ложке	-2 -3 3 3 0
w> r ложки	-1 3 -2 0 0
w> r лучше	-1 -2 -1 4 0
w> r мае	2 1 0 -5 2
w> r мажем	0 4 -3 0 -1
w> r мажу	-2 7 -6 3 -2
w> r мажьт	-4 16 -6 -3 -2
w> r мазал	5 -2 -2 0 -1
w> r мазат	-4 1 5 -1 -1
w> r мазь	-3 -2 -2 7 1
w> r мален	3 -2 2 -2 -2
w> r мало	-1 5 -1 -2 -1
w> r мг	0 1 5 -6 0
w> r медле	-2 -2 6 -1 -1
w> r медсе	-2 -1 1 4 -3
w> r меньш	-2 1 4 -2 -1
w> r меня	1 -7 5 -6 7
w> r меняе	-3 9 -3 -3 -1
w> r месяц	-6 3 -7 14 -3
w> r мешае	-3 6 -1 -1 -1
w> r мигре	4 0 -1 -2 -1
w> r милли	2 3 -4 -1 -1
w> r минут	-1 4 -1 -2 0
w> r мл	2 2 1 -4 -1
w> r мне	6 -6 1 -3 2
w> r много	-2 1 -3 4 0
w> r могу	-4 2 -2 4 0
w> r может	1 -3 0 4 -1
w> r можно	1 8 6 -9 -5
w> r мой	5 0 2 -4 -3
w> r молод	-5 4 -2 1 2
w> r молок	-4 1 -2 3 1
w> r моча	-1 -1 -2 5 -2
w> r мочег	-2 -2 5 -2 0
w> r муж	0 -1 5 -2 -1
w> r мужа	4 0 -1 -3 0
w> r мужу	2 -1 3 -3 -1
w> r мы	3 -1 -2 1 -2
w> r мышцу	1 -3 1 2 -1
w> r мышцы	-5 0 2 -2 4
w> r на	-9 0 5 -2 6
w> r надо	6 1 -6 7 -8
w> r назад	6 -6 -5 6 -1
w> r назна	-2 -8 -6 16 1
w> r нам	-1 0 -4 0 5
w> r напиш	-1 -1 -1 0 3
w> r нарко	-3 -1 2 -1 2
w> r насов	-3 -3 -1 7 -1
w> r натощ	-1 -1 3 -3 1
w> r натри	3 -1 -5 1 2
w> r начал	-6 3 0 4 -1
w> r начин	5 -8 11 -9 1
w> r начне	1 -11 11 -1 -1
w> r начни	1 -3 7 -5 0
w> r не	4 0 5 2 -10
w> r него	-1 -11 -7 -8 26
w> r недел	-9 4 4 6 -5
w> r нее	0 -4 -7 5 6
w> r нельз	-5 2 -1 -6 11
w> r нем	8 -3 -2 0 -1
w> r нему	-1 -2 3 -1 0
w> r непер	-3 -1 -2 -1 8
w> r нет	7 1 0 1 -9
w> r ни	-2 3 -4 2 1
w> r никак	1 -4 -3 7 0
w> r никог	1 0 -1 -11 12
w> r ником	5 -4 -2 1 0
w> r них	3 4 -3 -2 -1
w> r ничег	-2 5 0 4 -7
w> r но	4 7 -3 -1 -7
w> r новый	-2 -1 5 -3 1
w> r ног	3 -1 0 -4 2
w> r ноги	-2 -4 -1 3 3
w> r норма	3 2 5 -5 -5
w> r носит	-3 4 1 -2 -1
w> r ночь	0 -3 -1 3 0
w> r ночью	-8 8 -3 4 -1
w> r ну	0 3 4 -1 -6
w> r нужен	2 0 -1 3 -4
w> r нужно	3 -1 0 0 -3
w> r оба	-3 2 -4 2 3
w> r обезб	-4 0 2 2 0
w> r обмор	-2 -1 0 -1 5
w> r обрат	-2 -1 2 3 -2
w> r обычн	7 3 -4 -3 -3
w> r обяза	-2 4 0 -2 0
w> r один	2 -6 14 -4 -5
w> r одной	-4 0 -2 6 -1
w> r одну	6 4 4 -11 -3
w> r октяб	-2 5 -2 0 -1
w> r он	-6 2 -1 8 -3
w> r она	-6 -6 -2 3 11
w> r опера	-4 7 -7 -1 6
w> r опухл	-4 -1 1 1 3
w> r опять	-7 15 7 -13 -1
w> r осень	3 -1 1 -3 0
w> r остав	-2 17 -6 -4 -4
w> r остае	-4 17 -6 -7 0
w> r остал	2 0 -8 7 -1
w> r от	-5 -6 -1 8 5
w> r отдал	4 0 -1 -1 -1
w> r отдел	0 -7 2 3 3
w> r отек	-7 1 -3 -1 10
w> r отека	3 0 1 -2 -2
w> r откуд	-2 -3 -3 8 -1
w> r отлич	-3 5 1 -2 -1
w> r отлож	2 2 -4 2 -1
w> r отмен	1 -4 -3 10 -3
w> r отмеч	-3 0 0 0 4
w> r ох	-3 -1 4 3 -2
w> r пакет	-5 0 3 5 -2
w> r палат	5 0 -2 -3 0
w> r памят	0 -4 -2 4 1
w> r пейте	-7 26 -10 -6 -2
w> r пена	1 -1 -1 -3 3
w> r перва	-3 -3 6 -1 0
w> r перво	-4 9 -5 -2 2
w> r перву	0 -2 4 -2 0
w> r первы	-3 -5 9 -1 0
w> r перев	-3 1 -1 4 -1
w> r перед	0 -2 7 -2 -3
w> r перен	-3 1 -1 -4 8
w> r переп	-2 4 -1 -1 0
w> r перес	4 -2 2 -2 -1
w> r перех	-3 1 -1 3 1
w> r пил	4 -11 -3 6 4
w> r пила	6 -9 6 -4 1
w> r пить	-3 5 1 -4 1
w> r пишем	-1 -1 -1 -2 6
w> r пишит	-2 -2 1 -3 6
w> r пишу	-3 -2 -2 -10 18
w> r пласт	2 2 0 -6 2
w> r плюс	-2 -3 1 5 -1
w> r по	-18 5 7 6 -1
w> r под	0 3 5 -9 1
w> r подко	-3 -2 5 0 0
w> r подни	5 -4 2 -2 -1
w> r подня	-1 4 -3 -1 0
w> r подож	9 -3 -4 -1 -1
w> r подуш	-3 6 0 -2 -1
w> r позав	2 -1 -4 3 0
w> r пока	12 8 -4 -11 -6
w> r покры	-2 -1 -1 -1 6
w> r покуп	-1 -2 3 1 -1
w> r полго	-1 -2 -4 7 0
w> r полик	-4 0 1 3 0
w> r полов	-8 2 2 5 -1
w> r полож	2 3 -2 -2 -1
w> r полта	-8 9 -3 3 -2
w> r получ	3 2 0 -4 -1
w> r польз	-5 4 -4 8 -2
w> r помни	-9 0 -3 -5 16
w> r помню	-2 -4 -3 -3 12
w> r помог	1 3 -6 4 -2
w> r понед	-8 10 -2 3 -2
w> r понос	1 -3 1 4 -4
w> r понял	4 1 1 -7 0
w> r попро	1 -11 10 -1 1
w> r пор	0 -4 -1 5 0
w> r порош	-1 4 -2 0 0
w> r посев	-1 -2 -3 6 0
w> r после	-6 1 -4 11 -3
w> r посмо	4 0 -2 -1 -1
w> r посов	-2 -4 0 5 0
w> r поста	-5 2 1 3 -2
w> r посто	-4 1 2 0 0
w> r потом	7 2 -1 -5 -3
w> r похуд	4 -3 -2 1 -1
w> r почка	3 -2 -1 1 -1
w> r почки	-5 -1 -1 6 0
w> r пошел	4 0 1 -3 -2
w> r пошла	-3 -1 -1 5 0
w> r правд	-1 -1 -1 3 0
w> r прави	3 6 -6 -2 -2
w> r предл	8 -4 0 -6 2
w> r прекр	-6 0 -4 11 -1
w> r при	-2 -5 2 10 -5
w> r приве	4 -3 0 -1 -1
w> r приви	-5 3 3 0 -1
w> r привы	-3 4 0 1 -1
w> r приде	3 -1 -1 -1 -1
w> r прине	-1 -1 -2 5 -1
w> r прини	3 7 -5 -3 -2
w> r прист	-2 4 -1 -2 0
w> r про	6 0 -3 -5 2
w> r пробо	1 -1 2 -4 2
w> r продо	1 10 -7 -3 -1
w> r промы	-4 1 3 -1 2
w> r пропи	-2 -2 0 5 -1
w> r пропу	-3 19 -4 -9 -1
w> r проси	4 -2 1 0 -2
w> r прост	2 -1 -2 4 -3
w> r прочи	-5 -2 8 0 -1
w> r проше	-1 -2 -1 5 -1
w> r прошл	0 -6 -6 4 7
w> r прямо	-3 -5 7 2 -1
w> r психи	-4 2 2 1 0
w> r пузыр	2 -5 -2 5 1
w> r пульс	-2 1 -5 5 1
w> r пусть	-5 28 -5 -12 -5
w> r пшика	-2 4 -3 1 0
w> r пьем	-3 7 -1 -2 -1
w> r пьет	3 11 -8 0 -5
w> r пьете	-5 4 -2 2 1
w> r пью	-1 19 -17 3 -5
w> r пьют	-1 4 -2 0 -1
w> r пятна	4 -1 0 -1 -2
w> r пятни	-3 4 -5 5 -1
w> r пятый	-3 1 -1 4 -2
w> r раз	2 2 2 -5 -1
w> r раза	-6 2 2 2 0
w> r разду	-4 -3 -1 0 7
w> r разу	-6 1 2 4 -1
w> r рано	6 -3 -3 0 0
w> r раньш	-2 5 2 -3 -2
w> r рвало	4 -2 -1 -2 1
w> r рвет	-3 0 0 3 0
w> r реани	-7 -1 0 -1 9
w> r рецеп	-5 -4 14 -2 -3
w> r розов	3 -1 -1 -1 0
w> r рот	-5 -1 4 1 1
w> r руки	-3 -4 8 -2 1
w> r с	-10 3 0 10 -4
w> r сам	-7 2 -3 7 1
w> r сама	-7 6 5 1 -4
w> r сами	-6 2 3 0 1
w> r сахар	-2 0 0 3 -1
w> r свекр	-2 0 -1 5 0
w> r свечк	-4 3 -3 5 -1
w> r себе	-1 -3 4 1 -1
w> r сегод	-4 -7 19 4 -11
w> r сейча	5 -12 20 -8 -5
w> r сердц	3 -5 3 -1 1
w> r сестр	-6 -4 7 6 -3
w> r сильн	-1 -3 5 -1 0
w> r синий	-5 1 -2 2 4
w> r синяк	-2 -1 -1 4 0
w> r сироп	-3 5 -1 1 -1
w> r сказа	1 -4 0 4 0
w> r сколь	0 6 -10 9 -4
w> r скора	0 -3 -1 -4 8
w> r скоро	7 -2 -3 -3 0
w> r слаби	3 0 -2 -1 0
w> r слабо	-2 -2 1 5 -2
w> r слава	0 3 0 -2 -1
w> r следу	0 5 -2 -2 -1
w> r слезл	-2 -1 -1 -3 7
w> r случа	-1 3 2 0 -3
w> r сна	-1 -2 3 0 0
w> r снача	2 -4 -4 1 5
w> r снижа	-2 6 -2 -2 0
w> r снизи	0 4 -2 -1 -2
w> r снима	-7 -8 -3 20 -2
w> r сниме	-2 1 4 -1 -1
w> r снова	-1 8 1 -6 -2
w> r снял	-1 -1 -2 5 -1
w> r сняли	8 -1 -1 -6 0
w> r собак	5 -4 -1 -4 3
w> r собой	-3 3 5 -3 -2
w> r совет	6 -3 -1 0 -2
w> r совсе	2 -2 -4 5 -1
w> r согла	-2 -4 6 1 -1
w> r сосед	5 -5 -5 8 -3
w> r сосок	5 -1 -4 1 -2
w> r спины	-3 1 1 1 0
w> r спира	5 1 -2 -2 -2
w> r сплю	-2 4 -4 3 -1
w> r споко	-2 -1 3 -1 0
w> r справ	-4 3 4 -3 -1
w> r спрей	-5 0 6 -1 0
w> r стави	2 2 -1 -4 -1
w> r стал	-2 0 -1 0 3
w> r стала	-1 -2 -1 4 0
w> r стане	-3 -3 7 1 -2
w> r старо	0 -3 -1 4 -1
w> r старш	7 -4 -2 -1 0
w> r стары	-4 3 4 -2 -1
w> r стент	-4 6 -1 0 -2
w> r стоит	0 0 -7 10 -2
w> r столь	-1 4 0 -3 0
w> r стоп	-1 -4 -4 8 0
w> r судор	-3 -1 -2 -3 9
w> r сумке	-3 5 0 -1 -1
w> r сутки	-4 4 2 -3 0
w> r суток	-7 0 4 -2 4
w> r сухо	0 -3 -1 2 3
w> r сухой	-1 2 -3 4 -1
w> r счита	3 -1 -1 -2 0
w> r съел	-3 -2 3 0 1
w> r сыплю	-5 11 -1 -2 -2
w> r сыпьт	-3 11 -4 -3 -1
w> r табле	4 -5 0 5 -4
w> r так	-3 -2 0 1 4
w> r там	5 -8 -5 5 3
w> r темпе	-6 3 6 1 -4
w> r тепер	1 7 -5 1 -5
w> r терап	-3 -2 1 8 -3
w> r терпи	-5 4 4 -3 -1
w> r то	4 -5 2 2 -4
w> r тогда	9 -3 -3 -5 2
w> r тоже	0 -2 -5 7 0
w> r той	2 -2 -4 2 2
w> r толку	-7 0 -3 13 -3
w> r тольк	3 1 3 -5 -2
w> r том	0 3 -3 -3 3
w> r тот	-2 4 0 -2 0
w> r тошни	0 3 0 1 -5
w> r тошно	-6 3 1 4 -2
w> r трети	-7 8 -1 2 -1
w> r треть	4 -2 0 -1 -1
w> r трижд	-1 -2 5 -2 0
w> r трога	-3 5 -1 0 0
w> r тромб	2 -5 -2 3 1
w> r туале	-2 1 -1 -3 5
w> r тут	-1 -4 5 2 -2
w> r у	11 -9 1 -7 5
w> r убере	2 -3 0 2 -1
w> r убери	1 -5 -2 7 -1
w> r убира	-4 -6 -4 17 -3
w> r уже	-3 1 -11 15 -3
w> r укол	-4 0 7 0 -3
w> r уколю	-2 -1 7 -3 0
w> r упал	-4 -3 -1 0 7
w> r утра	-3 2 5 -2 -1
w> r утро	-1 -3 1 3 0
w> r утром	0 12 3 -11 -4
w> r участ	-2 4 -2 0 0
w> r фельд	2 -2 -5 6 -1
w> r ферри	4 -3 0 -1 0
w> r флако	-1 2 -5 4 0
w> r хвати	-6 -1 4 5 -3
w> r хирур	2 3 -1 -4 0
w> r ходил	0 1 -1 -3 4
w> r холку	-3 1 0 1 1
w> r холод	1 -3 3 2 -2
w> r хорош	-5 8 10 -6 -6
w> r хотел	4 1 -1 -3 -1
w> r хотит	3 1 -4 -2 2
w> r хоть	-1 6 2 -5 -3
w> r целая	4 -1 -2 -1 -1
w> r час	3 0 -3 -1 1
w> r часа	0 5 0 -5 -1
w> r чем	5 0 -3 -2 0
w> r через	0 -1 6 -7 1
w> r честн	0 -4 2 2 0
w> r четве	-4 11 -4 -1 -3
w> r что	-2 -5 4 0 2
w> r чтобы	-6 -2 8 0 -1
w> r чуть	-4 -4 2 0 7
w> r шею	-1 -2 2 -3 5
w> r шприц	-1 -1 6 -2 -2
w> r штук	2 -7 -1 6 -1
w> r штуки	2 -7 -2 7 0
w> r щитов	-1 -2 -2 4 1
w> r эндок	3 -1 -2 1 0
w> r эти	-3 -1 4 0 0
w> r этим	-1 -2 3 0 0
w> r это	13 -2 -4 -3 -4
w> r этой	-1 -3 1 5 -1
w> r этом	1 -1 -1 3 -1
w> r этот	-2 0 -1 5 -2
w> r я	3 -8 0 2 5
w> r язва	-3 -1 2 2 1
w> r язык	-2 -5 3 0 4`,
}
