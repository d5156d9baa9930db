/**
 * Made by eval/medicines/learn-outcomes.ts: what each feature of a medicine (features.ts) adds to none, continued, started, stopped, allergy,
 * in steps of 0.02.
 */
export const OUTCOME_WEIGHTS = {
  all: `after allergy
after continue
after lower
after negation
after raise
after reaction
after stop
after takes
after yes
among 
among allergy+named
among allergy+past
among allergy+started
among beside
among beside+continued
among beside+named
among beside+past
among beside+started
among continued
among continued+lowered
among continued+named
among continued+named+refused
among continued+named+started
among continued+named+stopped
among continued+past
among continued+raised
among continued+refused
among continued+started
among continued+stopped
among named
among named+past
among named+raised
among named+refused
among named+refused+started
among named+started
among named+supposed
among past
among past+started
among past+stopped
among raised
among refused
among started
among started+stopped
among stopped
among supposed
answers
answers affirmed
answers allergy
answers answered
answers continue
answers denied
answers denyPlan
answers examination
answers given
answers history
answers labelled
answers lower
answers negation
answers no
answers none
answers plan
answers raise
answers reaction
answers refuse
answers start
answers stop
answers takes
answers yes
any
asked
asked allergy
asked continue
asked drugClass
asked hypothetical
asked past
asked planCue
asked start
asked takes
before allergy
before continue
before denyPlan
before given
before lower
before negation
before no
before raise
before reaction
before refuse
before start
before stop
before takes
before yes
beside advice
beside asNeeded
beside condition
beside contact
beside diagnosis
beside doseForm
beside drugClass
beside firstPerson
beside frequency
beside future
beside kin
beside otherPerson
beside past
beside planCue
beside procedure
beside secondPerson
beside social
beside symptom
beside test
beside thirdPerson
beside timeWord
beside unit
clinician examination
clinician history
cue allergy
cue allergy maybe clinician history
cue allergy maybe patient history
cue allergy patient history
cue continue clinician history
cue continue clinician plan
cue continue maybe clinician plan
cue continue maybe patient history
cue continue patient plan
cue denyPlan
cue denyPlan clinician plan
cue denyPlan maybe clinician history
cue denyPlan maybe patient history
cue given clinician history
cue given maybe clinician history
cue given maybe clinician plan
cue given maybe patient history
cue given maybe patient plan
cue lower maybe clinician history
cue lower maybe clinician plan
cue none clinician examination
cue none clinician history
cue none clinician plan
cue none maybe clinician examination
cue none maybe clinician history
cue none maybe patient examination
cue none maybe patient history
cue none maybe patient plan
cue none patient history
cue none patient plan
cue raise maybe patient history
cue refuse
cue refuse clinician examination
cue refuse clinician plan
cue refuse maybe clinician examination
cue refuse maybe clinician history
cue refuse maybe clinician plan
cue refuse maybe patient history
cue refuse maybe patient plan
cue refuse patient history
cue refuse patient plan
cue start
cue start clinician history
cue start clinician plan
cue start maybe clinician history
cue start maybe clinician plan
cue start maybe patient examination
cue start maybe patient history
cue start maybe patient plan
cue start patient history
cue start patient plan
cue stop
cue stop clinician examination
cue stop clinician history
cue stop clinician plan
cue stop maybe clinician examination
cue stop maybe clinician plan
cue stop maybe patient history
cue stop maybe patient plan
cue stop patient history
cue takes
cue takes clinician history
cue takes clinician plan
cue takes maybe clinician examination
cue takes maybe clinician history
cue takes maybe clinician plan
cue takes maybe patient history
da
dose
dose clinician examination
dose clinician history
dose clinician plan
dose maybe clinician examination
dose maybe clinician history
dose maybe clinician plan
dose maybe patient examination
dose maybe patient history
dose maybe patient plan
dose patient history
dose patient plan
en
first after allergy
first after continue
first after denyPlan
first after given
first after lower
first after negation
first after no
first after reaction
first after refuse
first after start
first after stop
first after takes
first after yes
first asked
first asked allergy
first asked continue
first asked drugClass
first asked hypothetical
first asked planCue
first asked start
first asked stop
first asked takes
first before allergy
first before continue
first before denyPlan
first before given
first before lower
first before negation
first before no
first before raise
first before reaction
first before refuse
first before start
first before stop
first before takes
first before yes
first beside advice
first beside asNeeded
first beside condition
first beside contact
first beside correction
first beside diagnosis
first beside doseForm
first beside drugClass
first beside firstPerson
first beside frequency
first beside future
first beside otherPerson
first beside past
first beside planCue
first beside procedure
first beside question
first beside referral
first beside secondPerson
first beside symptom
first beside test
first beside thirdPerson
first beside timeWord
first beside unit
first clinician examination
first clinician history
first clinician plan
first cue allergy maybe clinician history
first cue allergy maybe clinician plan
first cue allergy maybe patient history
first cue allergy maybe patient plan
first cue continue
first cue continue clinician history
first cue continue clinician plan
first cue continue maybe clinician examination
first cue continue maybe clinician history
first cue continue maybe clinician plan
first cue continue maybe patient history
first cue denyPlan
first cue denyPlan clinician history
first cue denyPlan clinician plan
first cue denyPlan maybe clinician history
first cue denyPlan maybe patient history
first cue given
first cue given clinician history
first cue given maybe clinician examination
first cue given maybe clinician plan
first cue given maybe patient history
first cue given maybe patient plan
first cue lower
first cue lower maybe clinician history
first cue lower maybe clinician plan
first cue lower maybe patient history
first cue none
first cue none clinician history
first cue none clinician plan
first cue none maybe clinician examination
first cue none maybe clinician history
first cue none maybe clinician plan
first cue none maybe patient examination
first cue none maybe patient plan
first cue none patient history
first cue none patient plan
first cue raise
first cue refuse
first cue refuse clinician plan
first cue refuse maybe clinician examination
first cue refuse maybe clinician history
first cue refuse maybe clinician plan
first cue refuse maybe patient history
first cue refuse maybe patient plan
first cue refuse patient history
first cue refuse patient plan
first cue start clinician history
first cue start clinician plan
first cue start maybe clinician plan
first cue start maybe patient examination
first cue start maybe patient history
first cue start maybe patient plan
first cue start patient history
first cue start patient plan
first cue stop
first cue stop clinician plan
first cue stop maybe clinician history
first cue stop maybe clinician plan
first cue stop maybe patient history
first cue stop maybe patient plan
first cue takes clinician history
first cue takes maybe clinician examination
first cue takes maybe clinician history
first cue takes maybe clinician plan
first cue takes maybe patient history
first cue takes patient plan
first dose
first dose clinician history
first dose clinician plan
first dose maybe clinician examination
first dose maybe clinician history
first dose maybe clinician plan
first dose maybe patient examination
first dose maybe patient plan
first dose patient history
first dose patient plan
first folded affirmed
first folded answered
first folded denied
first folded none
first in advice
first in allergy
first in asNeeded
first in child
first in condition
first in contact
first in continue
first in correction
first in denyPlan
first in diagnosis
first in doseForm
first in drugClass
first in followUp
first in frequency
first in future
first in given
first in hypothetical
first in kin
first in lower
first in negation
first in no
first in otherAnimal
first in otherPerson
first in past
first in planCue
first in procedure
first in prognosis
first in question
first in raise
first in reaction
first in referral
first in secondPerson
first in social
first in start
first in stop
first in symptom
first in takes
first in test
first in thirdPerson
first in timeWord
first in uncertain
first in yes
first inexact
first late
first maybe clinician examination
first maybe patient examination
first maybe patient history
first maybe patient plan
first next allergy
first next continue
first next denyPlan
first next kin
first next negation
first next no
first next otherPerson
first next past
first next raise
first next reaction
first next stop
first next takes
first next yes
first others 0
first others 1
first others 2
first patient examination
first patient history
first patient plan
first question
first subject other
first subject relative
first then allergy
first then allergy clinician
first then allergy maybe clinician
first then allergy maybe patient
first then allergy patient
first then another
first then condition
first then condition clinician
first then condition maybe clinician
first then condition maybe patient
first then condition patient
first then continue
first then continue clinician
first then continue maybe clinician
first then continue maybe patient
first then continue patient
first then denyPlan
first then denyPlan clinician
first then denyPlan maybe clinician
first then denyPlan maybe patient
first then doseForm clinician
first then doseForm maybe clinician
first then firstPerson
first then firstPerson clinician
first then firstPerson maybe clinician
first then firstPerson maybe patient
first then firstPerson patient
first then frequency
first then frequency clinician
first then frequency maybe clinician
first then frequency maybe patient
first then frequency patient
first then given
first then given clinician
first then given maybe clinician
first then given maybe patient
first then given patient
first then hypothetical
first then hypothetical clinician
first then hypothetical maybe clinician
first then hypothetical maybe patient
first then hypothetical patient
first then kin
first then kin clinician
first then kin maybe patient
first then kin patient
first then lower
first then lower clinician
first then lower maybe clinician
first then lower maybe patient
first then negation
first then negation clinician
first then negation maybe clinician
first then negation maybe patient
first then negation patient
first then no
first then no clinician
first then no maybe clinician
first then no maybe patient
first then no patient
first then otherAnimal
first then otherAnimal maybe patient
first then otherPerson
first then otherPerson clinician
first then otherPerson maybe clinician
first then otherPerson patient
first then past
first then past clinician
first then past maybe clinician
first then past maybe patient
first then past patient
first then planCue
first then planCue clinician
first then planCue maybe clinician
first then planCue patient
first then question clinician
first then question maybe clinician
first then question maybe patient
first then question patient
first then raise
first then raise clinician
first then raise maybe clinician
first then reaction
first then reaction maybe clinician
first then reaction maybe patient
first then reaction patient
first then refuse clinician
first then refuse maybe clinician
first then refuse patient
first then secondPerson clinician
first then secondPerson maybe clinician
first then secondPerson maybe patient
first then secondPerson patient
first then start
first then start clinician
first then start maybe clinician
first then start maybe patient
first then start patient
first then stop
first then stop clinician
first then stop maybe clinician
first then stop maybe patient
first then stop patient
first then symptom
first then symptom clinician
first then symptom maybe clinician
first then symptom maybe patient
first then symptom patient
first then takes
first then takes maybe clinician
first then takes maybe patient
first then takes patient
first then unit
first then unit clinician
first then unit maybe clinician
first then unit maybe patient
first then unit patient
first then yes clinician
first then yes maybe clinician
first then yes maybe patient
first then yes patient
first told allergy
first told allergy patient
first told beside implied
first told beside implied clinician
first told beside implied maybe patient
first told beside implied patient
first told continued
first told continued implied maybe clinician
first told continued implied patient
first told continued maybe clinician
first told continued maybe patient
first told foreign
first told foreign clinician
first told foreign maybe clinician
first told foreign maybe patient
first told foreign patient
first told lowered maybe clinician
first told named implied
first told named implied clinician
first told named implied maybe clinician
first told named implied patient
first told past implied
first told past implied clinician
first told past implied maybe patient
first told past maybe clinician
first told past maybe patient
first told past patient
first told raised
first told raised maybe clinician
first told raised maybe patient
first told refused
first told refused clinician
first told refused implied
first told refused maybe clinician
first told refused maybe patient
first told refused patient
first told started
first told started clinician
first told started implied clinician
first told started implied maybe clinician
first told started maybe clinician
first told started maybe patient
first told started patient
first told stopped
first told stopped clinician
first told stopped maybe clinician
first told stopped maybe patient
first told stopped patient
first told supposed implied
first trade
folded affirmed
folded denied
folded labelled
folded none
in advice
in allergy
in asNeeded
in child
in condition
in contact
in continue
in correction
in diagnosis
in drugClass
in followUp
in frequency
in future
in given
in hypothetical
in kin
in lower
in negation
in no
in otherAnimal
in otherPerson
in past
in planCue
in procedure
in prognosis
in raise
in reaction
in referral
in secondPerson
in social
in stop
in symptom
in test
in timeWord
in uncertain
in unit
in yes
inexact
kind -1
kind 0
kind 1
kind 10
kind 11
kind 12
kind 13
kind 14
kind 15
kind 16
kind 17
kind 18
kind 19
kind 2
kind 20
kind 21
kind 22
kind 23
kind 3
kind 4
kind 5
kind 6
kind 7
kind 8
kind 9
last after allergy
last after continue
last after denyPlan
last after given
last after lower
last after no
last after reaction
last after refuse
last after stop
last after yes
last asked
last asked allergy
last asked continue
last asked drugClass
last asked hypothetical
last asked past
last asked planCue
last asked start
last asked stop
last asked takes
last before continue
last before denyPlan
last before given
last before lower
last before negation
last before no
last before raise
last before reaction
last before refuse
last before stop
last before takes
last beside advice
last beside asNeeded
last beside condition
last beside contact
last beside correction
last beside diagnosis
last beside doseForm
last beside drugClass
last beside firstPerson
last beside frequency
last beside future
last beside kin
last beside otherPerson
last beside past
last beside planCue
last beside question
last beside secondPerson
last beside social
last beside symptom
last beside thirdPerson
last beside timeWord
last beside unit
last clinician examination
last clinician history
last clinician plan
last cue allergy maybe clinician history
last cue allergy maybe patient history
last cue allergy patient history
last cue continue
last cue continue clinician history
last cue continue clinician plan
last cue continue maybe clinician history
last cue continue maybe clinician plan
last cue continue maybe patient history
last cue denyPlan clinician plan
last cue denyPlan maybe clinician history
last cue denyPlan maybe patient history
last cue given
last cue given clinician history
last cue given maybe clinician history
last cue given maybe clinician plan
last cue given maybe patient plan
last cue given patient history
last cue lower maybe clinician plan
last cue none
last cue none clinician examination
last cue none clinician plan
last cue none maybe clinician history
last cue none maybe patient examination
last cue none maybe patient history
last cue none maybe patient plan
last cue none patient history
last cue raise
last cue raise maybe clinician examination
last cue raise maybe clinician plan
last cue raise maybe patient history
last cue refuse clinician examination
last cue refuse clinician plan
last cue refuse maybe clinician examination
last cue refuse maybe clinician history
last cue refuse maybe patient history
last cue refuse maybe patient plan
last cue refuse patient history
last cue refuse patient plan
last cue start
last cue start clinician history
last cue start clinician plan
last cue start maybe clinician examination
last cue start maybe clinician history
last cue start maybe clinician plan
last cue start maybe patient history
last cue start patient history
last cue start patient plan
last cue stop
last cue stop clinician history
last cue stop clinician plan
last cue stop maybe clinician history
last cue stop patient history
last cue takes
last cue takes clinician history
last cue takes clinician plan
last cue takes maybe clinician examination
last cue takes maybe clinician history
last cue takes maybe clinician plan
last cue takes maybe patient history
last cue takes maybe patient plan
last cue takes patient plan
last dose
last dose clinician plan
last dose maybe clinician examination
last dose maybe clinician history
last dose maybe clinician plan
last dose maybe patient history
last dose maybe patient plan
last dose patient history
last dose patient plan
last folded affirmed
last folded answered
last folded denied
last folded labelled
last in advice
last in allergy
last in asNeeded
last in child
last in condition
last in contact
last in continue
last in correction
last in denyPlan
last in diagnosis
last in drugClass
last in firstPerson
last in followUp
last in future
last in hypothetical
last in kin
last in lower
last in no
last in otherAnimal
last in otherPerson
last in past
last in planCue
last in procedure
last in prognosis
last in question
last in raise
last in reaction
last in referral
last in refuse
last in social
last in start
last in stop
last in symptom
last in test
last in thirdPerson
last in timeWord
last in uncertain
last in unit
last in yes
last inexact
last late
last maybe clinician examination
last maybe clinician history
last maybe patient examination
last maybe patient history
last maybe patient plan
last next allergy
last next denyPlan
last next kin
last next lower
last next negation
last next otherPerson
last next past
last next reaction
last next start
last next stop
last next takes
last others 0
last others 1
last others 2
last patient history
last patient plan
last question
last subject other
last subject relative
last then allergy
last then allergy clinician
last then allergy maybe clinician
last then another
last then condition
last then condition clinician
last then condition maybe clinician
last then condition maybe patient
last then condition patient
last then continue
last then continue clinician
last then continue maybe clinician
last then continue maybe patient
last then continue patient
last then denyPlan
last then denyPlan clinician
last then denyPlan maybe clinician
last then denyPlan maybe patient
last then doseForm
last then doseForm clinician
last then doseForm maybe patient
last then firstPerson clinician
last then firstPerson maybe patient
last then firstPerson patient
last then frequency
last then frequency clinician
last then frequency maybe clinician
last then frequency maybe patient
last then frequency patient
last then given
last then given clinician
last then given maybe patient
last then hypothetical
last then hypothetical clinician
last then hypothetical maybe clinician
last then hypothetical patient
last then kin
last then kin clinician
last then kin maybe clinician
last then kin maybe patient
last then kin patient
last then lower
last then lower clinician
last then lower maybe clinician
last then lower maybe patient
last then negation
last then negation clinician
last then negation maybe clinician
last then negation maybe patient
last then negation patient
last then no
last then no clinician
last then no maybe clinician
last then no maybe patient
last then otherAnimal
last then otherAnimal maybe patient
last then otherPerson
last then otherPerson clinician
last then otherPerson maybe clinician
last then otherPerson maybe patient
last then otherPerson patient
last then past
last then past clinician
last then past maybe clinician
last then past maybe patient
last then planCue
last then planCue clinician
last then planCue maybe clinician
last then planCue maybe patient
last then planCue patient
last then question clinician
last then question maybe patient
last then raise
last then raise clinician
last then raise maybe clinician
last then raise maybe patient
last then reaction
last then reaction maybe clinician
last then reaction maybe patient
last then reaction patient
last then refuse
last then refuse clinician
last then refuse maybe clinician
last then refuse maybe patient
last then refuse patient
last then secondPerson
last then secondPerson clinician
last then secondPerson maybe clinician
last then secondPerson maybe patient
last then secondPerson patient
last then start
last then start clinician
last then start maybe clinician
last then start maybe patient
last then start patient
last then stop
last then stop clinician
last then stop maybe clinician
last then stop maybe patient
last then stop patient
last then symptom
last then symptom maybe patient
last then symptom patient
last then takes
last then takes clinician
last then takes maybe clinician
last then takes maybe patient
last then takes patient
last then unit
last then unit clinician
last then unit maybe clinician
last then unit maybe patient
last then unit patient
last then yes maybe patient
last then yes patient
last told allergy patient
last told beside implied
last told beside implied maybe clinician
last told beside implied maybe patient
last told continued implied maybe clinician
last told continued implied patient
last told continued maybe clinician
last told continued maybe patient
last told continued patient
last told foreign
last told foreign clinician
last told foreign maybe patient
last told foreign patient
last told lowered clinician
last told named implied clinician
last told named implied maybe patient
last told named implied patient
last told past implied
last told past implied maybe clinician
last told past maybe clinician
last told past maybe patient
last told past patient
last told raised maybe clinician
last told refused
last told refused clinician
last told refused implied
last told refused maybe patient
last told started clinician
last told started implied clinician
last told started implied maybe clinician
last told started maybe clinician
last told started maybe patient
last told stopped
last told stopped clinician
last told stopped maybe clinician
last told stopped maybe patient
last told supposed implied
last told supposed implied clinician
last trade
late
maybe clinician examination
maybe clinician history
maybe patient examination
maybe patient history
med
mentions 0
mentions 1
mentions 2
mentions 3
named 0
named 1
named 2
named 3
named 4
named 5
named last 0
named last 1
named last 2
named last 3
named last 4
named last 5
nb
next allergy
next continue
next denyPlan
next kin
next lower
next negation
next no
next otherPerson
next past
next raise
next reaction
next start
next stop
next takes
next yes
often
others 1
others 2
patient examination
patient history
patient plan
peer after
peer after last
peer before
peer beside
question
ru
rules allergy
rules allergy dosed
rules allergy generic
rules allergy in 1
rules allergy in 2
rules allergy last cue allergy
rules allergy last cue allergy maybe clinician history
rules allergy last cue allergy maybe clinician plan
rules allergy last cue allergy maybe patient history
rules allergy last cue given
rules allergy last cue given maybe clinician plan
rules allergy last cue given patient plan
rules allergy last cue none
rules allergy last cue none maybe clinician plan
rules allergy last cue none maybe patient plan
rules allergy last cue refuse
rules allergy last cue refuse maybe clinician plan
rules allergy last cue refuse maybe patient history
rules allergy last cue start
rules allergy last cue takes
rules allergy last cue takes maybe patient history
rules allergy last told allergy
rules allergy last told allergy maybe clinician
rules allergy last told allergy maybe patient
rules allergy last told allergy patient
rules allergy last told continued
rules allergy last told continued implied maybe patient
rules allergy last told continued maybe patient
rules allergy last told named implied
rules allergy last told named implied clinician
rules allergy last told named implied maybe clinician
rules allergy last told past maybe patient
rules allergy last told refused
rules allergy last told refused maybe patient
rules allergy of 0
rules allergy of 1
rules allergy of 3
rules allergy often
rules allergy trade
rules allergy undosed
rules continued
rules continued dosed
rules continued generic
rules continued in 2
rules continued in 3
rules continued last cue continue
rules continued last cue continue clinician history
rules continued last cue continue clinician plan
rules continued last cue continue maybe clinician examination
rules continued last cue continue maybe clinician history
rules continued last cue continue maybe clinician plan
rules continued last cue continue patient history
rules continued last cue denyPlan
rules continued last cue given maybe clinician plan
rules continued last cue none clinician examination
rules continued last cue none clinician history
rules continued last cue none clinician plan
rules continued last cue none maybe clinician examination
rules continued last cue none maybe clinician history
rules continued last cue none maybe clinician plan
rules continued last cue none maybe patient examination
rules continued last cue none maybe patient history
rules continued last cue none maybe patient plan
rules continued last cue none patient history
rules continued last cue none patient plan
rules continued last cue refuse
rules continued last cue refuse clinician history
rules continued last cue refuse maybe clinician history
rules continued last cue refuse maybe clinician plan
rules continued last cue refuse maybe patient history
rules continued last cue refuse patient history
rules continued last cue start
rules continued last cue start maybe clinician history
rules continued last cue start maybe clinician plan
rules continued last cue start maybe patient history
rules continued last cue start patient history
rules continued last cue stop
rules continued last cue takes
rules continued last cue takes maybe clinician examination
rules continued last cue takes maybe clinician history
rules continued last cue takes maybe clinician plan
rules continued last cue takes maybe patient history
rules continued last cue takes maybe patient plan
rules continued last cue takes patient history
rules continued last told beside implied
rules continued last told continued
rules continued last told continued implied maybe clinician
rules continued last told continued implied maybe patient
rules continued last told continued implied patient
rules continued last told continued maybe patient
rules continued last told continued patient
rules continued last told foreign
rules continued last told foreign maybe clinician
rules continued last told foreign maybe patient
rules continued last told named implied
rules continued last told named implied clinician
rules continued last told named implied maybe clinician
rules continued last told named implied patient
rules continued last told past
rules continued last told past maybe patient
rules continued last told refused maybe clinician
rules continued last told started
rules continued last told started implied clinician
rules continued last told started implied maybe clinician
rules continued last told started maybe patient
rules continued last told supposed implied
rules continued of 0
rules continued of 1
rules continued of 2
rules continued often
rules continued trade
rules continued undosed
rules dropped
rules dropped generic
rules dropped in 1
rules dropped of 1
rules dropped of 2
rules dropped trade
rules dropped undosed
rules intolerance
rules intolerance dosed
rules intolerance generic
rules intolerance in 1
rules intolerance in 2
rules intolerance in 3
rules intolerance of 0
rules intolerance of 1
rules intolerance of 2
rules intolerance often
rules intolerance trade
rules intolerance undosed
rules lowered
rules lowered dosed
rules lowered generic
rules lowered in 1
rules lowered in 2
rules lowered of 0
rules lowered of 1
rules lowered of 2
rules lowered often
rules lowered trade
rules lowered undosed
rules none
rules none last cue allergy
rules none last cue allergy maybe patient history
rules none last cue allergy patient history
rules none last cue continue
rules none last cue continue maybe patient history
rules none last cue denyPlan
rules none last cue denyPlan clinician plan
rules none last cue denyPlan maybe clinician history
rules none last cue denyPlan maybe clinician plan
rules none last cue denyPlan maybe patient history
rules none last cue given
rules none last cue given maybe patient history
rules none last cue given patient history
rules none last cue given patient plan
rules none last cue none clinician examination
rules none last cue none clinician history
rules none last cue none maybe clinician examination
rules none last cue none maybe clinician history
rules none last cue none maybe clinician plan
rules none last cue none maybe patient examination
rules none last cue none maybe patient plan
rules none last cue none patient history
rules none last cue none patient plan
rules none last cue refuse
rules none last cue refuse clinician history
rules none last cue refuse clinician plan
rules none last cue refuse maybe clinician examination
rules none last cue refuse maybe clinician plan
rules none last cue refuse patient history
rules none last cue start
rules none last cue start clinician plan
rules none last cue start maybe clinician history
rules none last cue start maybe clinician plan
rules none last cue start maybe patient history
rules none last cue start maybe patient plan
rules none last cue start patient history
rules none last cue stop
rules none last cue takes
rules none last cue takes maybe clinician history
rules none last cue takes maybe clinician plan
rules none last cue takes maybe patient history
rules none last cue takes maybe patient plan
rules none last cue takes patient history
rules none last told allergy
rules none last told allergy maybe clinician
rules none last told allergy maybe patient
rules none last told allergy patient
rules none last told beside implied
rules none last told beside implied clinician
rules none last told beside implied maybe clinician
rules none last told beside implied maybe patient
rules none last told continued
rules none last told continued implied
rules none last told continued implied maybe patient
rules none last told continued implied patient
rules none last told continued maybe patient
rules none last told foreign
rules none last told foreign maybe clinician
rules none last told foreign patient
rules none last told named implied
rules none last told named implied clinician
rules none last told named implied maybe clinician
rules none last told named implied maybe patient
rules none last told named implied patient
rules none last told past
rules none last told past implied
rules none last told past implied maybe patient
rules none last told past patient
rules none last told refused
rules none last told refused clinician
rules none last told refused implied
rules none last told refused maybe clinician
rules none last told refused maybe patient
rules none last told started
rules none last told started implied
rules none last told started implied maybe clinician
rules none last told supposed implied
rules none last told supposed implied clinician
rules raised
rules raised dosed
rules raised generic
rules raised in 1
rules raised in 2
rules raised in 3
rules raised of 0
rules raised of 1
rules raised of 2
rules raised often
rules raised trade
rules raised undosed
rules started
rules started dosed
rules started generic
rules started in 1
rules started in 2
rules started in 3
rules started last cue continue
rules started last cue denyPlan maybe clinician plan
rules started last cue given
rules started last cue given clinician history
rules started last cue given clinician plan
rules started last cue given maybe clinician plan
rules started last cue given maybe patient history
rules started last cue lower
rules started last cue lower maybe clinician plan
rules started last cue none
rules started last cue none clinician history
rules started last cue none clinician plan
rules started last cue none maybe clinician examination
rules started last cue none maybe clinician history
rules started last cue none maybe clinician plan
rules started last cue none maybe patient history
rules started last cue none patient history
rules started last cue raise maybe clinician examination
rules started last cue refuse
rules started last cue refuse clinician plan
rules started last cue refuse maybe clinician plan
rules started last cue refuse maybe patient history
rules started last cue refuse maybe patient plan
rules started last cue start
rules started last cue start clinician history
rules started last cue start clinician plan
rules started last cue start maybe clinician history
rules started last cue start maybe clinician plan
rules started last cue start maybe patient history
rules started last cue stop
rules started last cue stop clinician plan
rules started last cue stop maybe clinician plan
rules started last cue stop maybe patient history
rules started last cue takes
rules started last cue takes maybe clinician plan
rules started last cue takes maybe patient history
rules started last told beside implied
rules started last told continued
rules started last told continued implied
rules started last told continued implied maybe patient
rules started last told continued maybe clinician
rules started last told continued maybe patient
rules started last told foreign maybe clinician
rules started last told lowered
rules started last told lowered clinician
rules started last told named implied
rules started last told named implied clinician
rules started last told named implied maybe clinician
rules started last told named implied maybe patient
rules started last told past
rules started last told past maybe patient
rules started last told raised maybe clinician
rules started last told refused maybe patient
rules started last told started
rules started last told started clinician
rules started last told started implied clinician
rules started last told started implied maybe clinician
rules started last told started maybe clinician
rules started last told stopped
rules started last told supposed implied
rules started of 0
rules started of 2
rules started of 3
rules started often
rules started trade
rules started undosed
rules stopped
rules stopped dosed
rules stopped generic
rules stopped in 1
rules stopped in 2
rules stopped in 3
rules stopped last cue continue
rules stopped last cue denyPlan maybe clinician plan
rules stopped last cue given
rules stopped last cue given maybe clinician history
rules stopped last cue given maybe clinician plan
rules stopped last cue given patient history
rules stopped last cue given patient plan
rules stopped last cue none
rules stopped last cue none clinician plan
rules stopped last cue none maybe clinician examination
rules stopped last cue none maybe clinician history
rules stopped last cue none maybe patient history
rules stopped last cue none maybe patient plan
rules stopped last cue none patient history
rules stopped last cue none patient plan
rules stopped last cue refuse
rules stopped last cue refuse clinician history
rules stopped last cue refuse maybe clinician examination
rules stopped last cue refuse maybe clinician plan
rules stopped last cue refuse maybe patient history
rules stopped last cue refuse maybe patient plan
rules stopped last cue refuse patient history
rules stopped last cue start
rules stopped last cue start clinician plan
rules stopped last cue start maybe clinician history
rules stopped last cue start maybe clinician plan
rules stopped last cue start maybe patient history
rules stopped last cue start maybe patient plan
rules stopped last cue start patient history
rules stopped last cue stop
rules stopped last cue stop clinician history
rules stopped last cue stop clinician plan
rules stopped last cue stop maybe clinician history
rules stopped last cue stop maybe clinician plan
rules stopped last cue stop patient history
rules stopped last cue takes
rules stopped last cue takes clinician history
rules stopped last cue takes clinician plan
rules stopped last cue takes maybe clinician examination
rules stopped last cue takes maybe clinician history
rules stopped last cue takes maybe clinician plan
rules stopped last cue takes maybe patient history
rules stopped last cue takes maybe patient plan
rules stopped last cue takes patient history
rules stopped last told allergy
rules stopped last told allergy maybe clinician
rules stopped last told allergy maybe patient
rules stopped last told continued
rules stopped last told continued implied
rules stopped last told continued implied maybe clinician
rules stopped last told continued implied maybe patient
rules stopped last told continued implied patient
rules stopped last told continued maybe clinician
rules stopped last told continued maybe patient
rules stopped last told foreign
rules stopped last told lowered
rules stopped last told named implied
rules stopped last told named implied clinician
rules stopped last told named implied maybe patient
rules stopped last told named implied patient
rules stopped last told past
rules stopped last told past implied maybe clinician
rules stopped last told past maybe patient
rules stopped last told past patient
rules stopped last told refused
rules stopped last told refused maybe clinician
rules stopped last told refused maybe patient
rules stopped last told started
rules stopped last told started implied clinician
rules stopped last told started maybe clinician
rules stopped last told started maybe patient
rules stopped last told stopped
rules stopped last told stopped clinician
rules stopped last told stopped maybe clinician
rules stopped last told stopped maybe patient
rules stopped of 0
rules stopped of 1
rules stopped of 2
rules stopped of 3
rules stopped of 4
rules stopped often
rules stopped trade
rules stopped undosed
sub abakavir
sub abirateron
sub acepromazin
sub acetylcystein
sub acetylsalisylsyre
sub aciklovir
sub acitretin
sub adalimumab
sub adapalen
sub adcal
sub ademetionine
sub adrenalin
sub aflibercept
sub afoksolaner
sub aktivt_kull
sub albendazol
sub alendronat
sub alfa-kasozepin
sub alfakalsidol
sub alfuzosin
sub alginat
sub alimemazin
sub allergen plaster
sub allopurinol
sub alprazolam
sub altrenogest
sub alutard
sub amantadin
sub amiodaron
sub amitriptylin
sub amlodipin
sub amoksicillin
sub amoksicillin-klavulansyre
sub amorolfin
sub ampicillin
sub anastrozol
sub antacida
sub anti-d
sub apiksaban
sub apomorfin
sub apremilast
sub aprepitant
sub aripiprazol
sub artikain
sub atomoksetin
sub atorvastatin
sub atropin
sub azaperon
sub azatioprin
sub azelainsyre
sub azitromycin
sub baklofen
sub bedinvetmab
sub beklometason
sub beklometason-formoterol
sub benazepril
sub bendroflumetiazid
sub benzoylperoksid
sub benzylpenicillin
sub betahistin
sub betametason
sub biktegravir
sub bimatoprost
sub biotin
sub biperiden
sub bisakodyl
sub bismut
sub bisoprolol
sub botox
sub bovikalc
sub brimonidin
sub brinzolamid
sub budesonid
sub bumetanid
sub buprenorfin
sub bupropion
sub buserelin
sub butorfanol
sub butylskopolamin
sub cabergolin
sub canaural
sub caninsulin
sub capsaicin
sub cbd
sub cefaleksin
sub cefazolin
sub cefiksim
sub cefovecin
sub ceftazidim
sub ceftiofur
sub ceftriakson
sub cefuroksim
sub celekoksib
sub cetirizin
sub cetroreliks
sub cetylpyridin
sub ciklosporin
sub cinacalcet
sub cinnarizin
sub ciprofloksacin
sub ciprofloksacin_øredråper
sub cisaprid
sub citalopram
sub clorheksidin
sub co-codamol
sub colistin
sub critical_care
sub cyklizin
sub cyklofosfamid
sub cyklopentolat
sub cyproteron
sub d-vitamintilskudd
sub dabigatran
sub dalteparin
sub dapagliflozin
sub darbepoetin
sub degareliks
sub deksametason
sub deltametrin
sub denosumab
sub desloratadin
sub deslorelin
sub desmopressin
sub desogestrel
sub desoksykorton
sub detomidin
sub dexeryl
sub diazepam
sub diazoksid
sub dienogest
sub difenhydramin
sub digoksin
sub dihydrokodein
sub diklazuril
sub diklofenak
sub dikloksacillin
sub diltiazem
sub dimetylfumarat
sub dipyridamol
sub disulfiram
sub docetaksel
sub docusat
sub doksazosin
sub doksysyklin
sub dolutegravir
sub domperidon
sub donepezil
sub doramektin
sub dornase
sub dorzolamid
sub dronedaron
sub drospirenon
sub drotaverin
sub dulaglutid
sub duloksetin
sub dupilumab
sub dutasterid
sub ebastin
sub edoksaban
sub effydral
sub eksemestan
sub emollient
sub empagliflozin
sub emtricitabin
sub enalapril
sub enoksaparin
sub enrofloksacin
sub entakapon
sub eplerenon
sub epoetin
sub eprinomektin
sub erenumab
sub ertugliflozin
sub erytromycin
sub escitalopram
sub esomeprazol
sub etambutol
sub etamsylat
sub etanercept
sub etinylestradiol
sub etonogestrel
sub etorikoksib
sub etylmorfin
sub evolokumab
sub ezetimib
sub famotidin
sub febuksostat
sub feksofenadin
sub feliway
sub felodipin
sub femal
sub fenbendazol
sub fenobarbital
sub fenoksymetylpenicillin
sub fentanyl
sub fenylbutazon
sub fenylpropanolamin
sub fenytoin
sub ferrosulfat
sub fesoterodin
sub finasterid
sub fingolimod
sub fipronil
sub firokoksib
sub flekainid
sub flubendazol
sub fludrokortison
sub flukloksacillin
sub flukonazol
sub fluniksin
sub fluoksetin
sub fluralaner
sub flutikason
sub flutikason-salmeterol
sub flutikason-vilanterol
sub follitropin
sub folsyre
sub fosfomycin
sub fremanezumab
sub frunevetmab
sub furosemid
sub fusidinsyre
sub gabapentin
sub gammaglobulin
sub gentamicin
sub gentamicin-betametason-klotrimazol
sub ginkgo
sub glibenklamid
sub gliklazid
sub glimepirid
sub glukagon
sub glukosamin
sub glykopyrron
sub goserelin
sub grapiprant
sub grazax
sub guanfacin
sub gulfebervaksine
sub gurkemeie
sub haloperidol
sub helvetesildvaksine
sub heparin
sub hepatittvaksine
sub hestevaksine
sub hormonspiral
sub hpv-vaccine
sub hundevaksine
sub husk
sub hyaluronsyre
sub hydrogenperoksid
sub hydroklortiazid
sub hydrokortison
sub hydroksyklorokin
sub hydroksyurea
sub hydroksyzin
sub ibuprofen
sub imepitoin
sub imidakloprid
sub imidokarb
sub indakaterol
sub indapamid
sub infliksimab
sub influensavaksine
sub insulin
sub insulin_aspart
sub insulin_degludec
sub insulin_glargin
sub ipakitine
sub ipratropium
sub iron_dextran
sub isofluran
sub isoniazid
sub isotretinoin
sub itrakonazol
sub ivabradin
sub ivermektin
sub jernkarboksymaltose
sub jerntabletter
sub jod
sub jodkontrast
sub johannesurt
sub joheksol
sub kaliumbromid
sub kaliumjodid
sub kaliumklorid
sub kalktabletter
sub kalsipotriol
sub kalsium
sub kalsiumborglukonat
sub kalsiumkarbonat
sub kandesartan
sub kaolin
sub kapecitabin
sub karbamazepin
sub karbamid
sub karbamidkrem
sub karbimazol
sub karboplatin
sub karprofen
sub karvedilol
sub ketamin
sub ketokonazol
sub ketoprofen
sub ketorolak
sub kikhostevaccine
sub kinin
sub kiselgur
sub klaritromycin
sub klemastin
sub klenbuterol
sub klindamycin
sub klobazam
sub klobetasol
sub kloksacillin
sub klometiazol
sub klomifen
sub klomipramin
sub klonazepam
sub klonidin
sub klopidogrel
sub kloprostenol
sub kloramfenikol
sub klordiazepoksid
sub klorfeniramin
sub klorprotiksen
sub klosantel
sub klotrimazol
sub klozapin
sub kobalamin
sub kobberbolus
sub kobbersulfat
sub kodein
sub kodein-hostesaft
sub kolera-vaksine
sub kolestyramin
sub kolkisin
sub kondroitin
sub koriongonadotropin
sub koronavaksine
sub kortison
sub kortisonkrem
sub kortisonsprøyte
sub ksylometazolin
sub labetalol
sub lakosamid
sub laktulose
sub lamotrigin
sub lansoprazol
sub lantan
sub latanoprost
sub latex
sub leflunomid
sub lerkanidipin
sub letrozol
sub leuprorelin
sub levetiracetam
sub levocetirizin
sub levodopa
sub levofloksacin
sub levomepromazin
sub levonorgestrel
sub levonorgestrel-etinyl
sub levotyroksin
sub lidokain
sub linagliptin
sub liraglutid
sub lisdeksamfetamin
sub lisinopril
sub litium
sub loperamid
sub loratadin
sub lorazepam
sub losalt
sub losartan
sub losartan-hydroklortiazid
sub lurasidon
sub lutein
sub lymecyklin
sub lysin
sub magnesium
sub magnesium_tablets
sub magnesiumsulfat
sub makrogol
sub malarone
sub maropitant
sub mebendazol
sub medetomidin
sub medihoney
sub medroksyprogesteron
sub mefenamsyre
sub meflokin
sub meklozin
sub melatonin
sub meloksikam
sub memantin
sub mepivakain
sub merkaptopurin
sub mesalazin
sub metadon
sub metamizol
sub metamizol-kombinasjon
sub metenaminhippurat
sub metformin
sub metoklopramid
sub metoksypolyetylenglykol-epoetin
sub metolazon
sub metoprolol
sub metotreksat
sub metronidazol
sub metylfenidat
sub metylprednisolon
sub midazolam
sub mikonazol
sub milk_thistle
sub minipille
sub mirabegron
sub mirataz
sub mirtazapin
sub modafinil
sub moksidektin
sub moksifloksacin
sub moksonidin
sub mometason
sub monensin
sub monepantel
sub montelukast
sub morfin
sub multivitaminer
sub mupirocin
sub mykgjørende_krem
sub mykofenolat
sub nafazolin
sub naloxon
sub naltrekson
sub naproksen
sub natriumbikarbonat
sub natriumpikosulfat
sub natriumzirkonium
sub nebivolol
sub nekton
sub neomycin
sub nifedipin
sub nikotin
sub nimesulid
sub nitrofurantoin
sub nitroglyserin
sub noradrenalin
sub noretisteron
sub norfloksacin
sub noskapin
sub nph-insulin
sub nystatin
sub ofatumumab
sub oklacitinib
sub okrelizumab
sub oksazepam
sub oksybutynin
sub oksykodon
sub oksymetazolin
sub oksytetrasyklin
sub oksytocin
sub olanzapin
sub omalizumab
sub omega-3
sub omeprazol
sub omeprazolpasta
sub ondansetron
sub oral_rehydrering
sub oresol
sub osurnia
sub otipax
sub otodine
sub p-piller
sub paklitaksel
sub palbociclib
sub paliperidon
sub palivizumab
sub pankreatin
sub pantoprazol
sub paracetamol
sub parafin-krem
sub parafinolje
sub paroksetin
sub pegfilgrastim
sub pembrolizumab
sub penetamat
sub penicillin
sub pentamidin
sub pentoksifyllin
sub pergolid
sub perindopril
sub permetrin
sub phenibut
sub pimobendan
sub piperacillin
sub pirfenidon
sub pivmecillinam
sub pneumokokkvaksine
sub polymyxin
sub polystyrensulfonat
sub polysulfat
sub porcilis
sub povidonjod
sub pramipeksol
sub prasteron
sub pravastatin
sub prazikvantel
sub prazosin
sub prednisolon
sub pregabalin
sub prilokain
sub probiotika
sub progesteron
sub prokain
sub prokainpenicillin
sub promethazin
sub propiomazin
sub propofol
sub propranolol
sub propylenglykol
sub propyltiouracil
sub protexin
sub prozinc
sub pyrazinamid
sub pyridoksin
sub pyridostigmin
sub quetiapin
sub rabiesvaksine
sub radiojod
sub ramipril
sub ranibizumab
sub ranitidin
sub rasagilin
sub regidron
sub remifemin
sub rifampicin
sub rifaximin
sub ringer-acetat
sub ringormvaksine
sub risedronat
sub risperidon
sub rispoval
sub rivaroksaban
sub rivastigmin
sub rizatriptan
sub robenakoksib
sub roflumilast
sub romifidin
sub ropinirol
sub rosuvastatin
sub rotigotin
sub sakubitril
sub salbutamol
sub saltvann
sub sarolaner
sub sauevaksine
sub secukinumab
sub selamektin
sub selen-vitamin_e
sub semaglutid
sub senna
sub sertralin
sub sevelamer
sub sildenafil
sub simetikon
sub simvastatin
sub sinksalve
sub sinktabletter
sub sitagliptin
sub skopolamin
sub sofosbuvir
sub solifenacin
sub somatropin
sub sotalol
sub spironolakton
sub storfevaksine
sub streptomycin
sub sukralfat
sub sukroferrioksyhydroksid
sub suksameton
sub suksibuzon
sub sulfa
sub sulfadiazin
sub sulfametizol
sub sulfasalazin
sub sumatriptan
sub svinevaksine
sub sølvsulfadiazin
sub tadalafil
sub takrolimus
sub tamoksifen
sub tamsulosin
sub tapentadol
sub telmisartan
sub tenofovir
sub teofyllin
sub terbinafin
sub terbutalin
sub testosteron
sub tetanus
sub tetrasyklin
sub tiamazol
sub tiamin
sub tiamulin
sub tikagrelor
sub tilmikosin
sub timolol
sub tinzaparin
sub tiotropium
sub tiotropium-olodaterol
sub tirzepatid
sub tizanidin
sub tjæresalve
sub tobramycin
sub tolperison
sub tolterodin
sub toltrazuril
sub topiramat
sub torasemid
sub tramadol
sub traneksamsyre
sub trastuzumab
sub trazodon
sub trelegy
sub triamcinolon
sub trikafta
sub trikain
sub trilostan
sub trimetoprim
sub trimetoprim-sulfa
sub tulatromycin
sub tyfusvaccine
sub tylosin
sub ulipristal
sub umeklidinium-vilanterol
sub ursodeoksykolsyre
sub valeriana
sub valganciklovir
sub valproat
sub valsartan
sub vankomycin
sub vareniklin
sub vaselin
sub vedolizumab
sub velagliflozin
sub venlafaksin
sub verapamil
sub vitamin_a
sub vitamin_b12
sub vitamin_c
sub vitamin_d
sub vitamin_e
sub vitamin_k
sub vitamineral
sub vorikonazol
sub vortioksetin
sub warfarin
sub wet-cream
sub xylazin
sub yasmin
sub zinkoxid
sub zoledronsyre
sub zolpidem
sub zopiklon
sub zuklopentiksol
sub østradiol
sub адвокат
sub айнил
sub аквамарис
sub актовегин
sub аллергодил
sub ацетазоламид
sub валокордин
sub витамины_группы_b
sub гептрал
sub глицин
sub диосмин
sub дроспиренон
sub интерферон
sub канефрон
sub кот_эрвин
sub кофеин
sub липикар
sub локсиком
sub магний_б6
sub магния_лактат
sub мексидол
sub нолипрел
sub панангин
sub простамол
sub тетравит
sub тиоктовая_кислота
sub триметазидин
sub феназепам
sub хлоропирамин
sub церебролизин
sub элевит
subject other
subject relative
sv
then allergy
then allergy clinician
then allergy maybe clinician
then allergy maybe patient
then another
then condition
then condition maybe clinician
then condition maybe patient
then condition patient
then continue
then continue clinician
then continue maybe clinician
then continue maybe patient
then continue patient
then denyPlan
then denyPlan clinician
then denyPlan maybe clinician
then denyPlan maybe patient
then doseForm clinician
then doseForm maybe clinician
then doseForm maybe patient
then firstPerson
then firstPerson clinician
then firstPerson maybe clinician
then firstPerson maybe patient
then firstPerson patient
then frequency
then frequency clinician
then frequency maybe clinician
then frequency maybe patient
then frequency patient
then given
then given clinician
then given maybe clinician
then given maybe patient
then given patient
then hypothetical
then hypothetical clinician
then hypothetical maybe clinician
then hypothetical patient
then kin
then kin clinician
then kin maybe patient
then kin patient
then lower
then lower clinician
then lower maybe clinician
then lower maybe patient
then negation
then negation clinician
then negation maybe clinician
then negation maybe patient
then negation patient
then no
then no clinician
then no maybe clinician
then otherAnimal
then otherAnimal maybe patient
then otherAnimal patient
then otherPerson
then otherPerson clinician
then otherPerson patient
then past
then past clinician
then past maybe clinician
then past maybe patient
then past patient
then planCue
then planCue maybe clinician
then planCue maybe patient
then planCue patient
then question clinician
then question maybe clinician
then question maybe patient
then question patient
then raise
then raise clinician
then raise maybe clinician
then raise maybe patient
then reaction
then reaction maybe clinician
then reaction maybe patient
then reaction patient
then refuse
then refuse clinician
then refuse maybe clinician
then refuse maybe patient
then refuse patient
then secondPerson
then secondPerson clinician
then secondPerson maybe clinician
then secondPerson maybe patient
then secondPerson patient
then start
then start clinician
then start maybe clinician
then start maybe patient
then start patient
then stop
then stop clinician
then stop maybe clinician
then stop maybe patient
then stop patient
then symptom
then symptom maybe clinician
then symptom patient
then takes
then takes clinician
then takes maybe clinician
then takes maybe patient
then takes patient
then unit
then unit clinician
then unit maybe clinician
then unit maybe patient
then unit patient
then yes
then yes clinician
then yes maybe clinician
then yes maybe patient
then yes patient
told allergy
told allergy maybe clinician
told allergy maybe patient
told allergy patient
told beside implied
told beside implied clinician
told beside implied maybe clinician
told beside implied maybe patient
told continued
told continued implied maybe clinician
told continued implied patient
told continued maybe clinician
told continued maybe patient
told continued patient
told foreign clinician
told foreign maybe patient
told foreign patient
told lowered
told lowered clinician
told lowered maybe clinician
told named implied clinician
told named implied maybe clinician
told named implied maybe patient
told named implied patient
told past
told past implied
told past implied clinician
told past implied maybe clinician
told past maybe clinician
told past patient
told raised
told raised clinician
told refused
told refused clinician
told refused implied
told refused maybe clinician
told refused maybe patient
told refused patient
told started
told started clinician
told started implied
told started implied maybe clinician
told started maybe clinician
told started maybe patient
told started patient
told stopped
told stopped clinician
told stopped maybe clinician
told stopped maybe patient
told stopped patient
told supposed implied
told supposed implied clinician
trade
unheard
unheard allergy
unheard continued
unheard none
unheard started
unheard stopped
vet

RNJQNPNMPXPOMNMOMLQNLLQLTNWKMRMORPHOOMRRNSPJQ?XPA:T_?I@TGYWNIG=^F:EDVONROJMTVPNNKKNTSPOROLLMTKKMTMKMTROPSNLMOMNJOTNJNMRNSKKKRRNOPNROLSNNPHUONUJINLPRLS
SRNVOLMOLQNQMPLQTPPPNTJLQSMKNKQJROIQLPMMNPPILQRTUOMLVRPUMNSSRNOPNSVOQPJLLMJMQNGPIKPTKLNOUKJSVQKSONOOPQNPQYMNSNMTOWSKQPOPQLNPNNNNONSNNMRSRQTNOUKQPSJTLN
LJSLMKSSMNMPUUMNQRRMIRQSKHMPLPHMIORQM\\QVRFS\\RVQQLLWRPUNUWLMMN\\VMPLMONMOQSMJPLRLXNdWOLSYUVQRQUVPNQRPISWLLRQYUWLPMQLLSRTOLMOLPOUMVTKONNMOLIQMJOFLLGLLPQK
OUQTMGMKNROPKQQKOJPNTQKSONQSKKKMMRLLOPMOPMOSRNSPLMKLFLLJMJOPGLLOQOPLNMKPGJFQOPKHPOOMSMMQHPNQLONTLRQQRMOPLNSTRPNOSMNPSSQKOTNPITQPRPPUPORPFURVRURXUNKNOS
JPPPXPIMRMPJMMKJOLURPUZ9HNPeLG\`ISuV?NR>jC<HQMPQPOMLKLOLVROMQLKTORMSIJQNSKPOPDQTKJNRSQJLRQLRSRNOPOMPQKRLLSMKSKMKLOPPSQQQTLNSOJNRRTSPRNOLTOQOIOMMJQKNQMQ
TSQOSOVMNMNXOOQKLPNSJJLPPWXMJNGVSQORPRQTWUIRLIPWTVRPNLOXNSOQNSOUUNLlPKPSSSRQVSSRNHMQRRUVSUTVSLPRQVSRTLFOMIOMIMRPLOROOMRGWOQKVMPLORTSNOPQONTUQTSRJRPRSS
MKOOTOKXVORRSQQKOONJNORPSTVQPPJNNQMMVPOIIQKOMOPNQMMSLFQNRKQJPNPSMOSSLRVNKSLOPOPLRQVSLQMRNMNLQQTROPOSTTQX^<6FIRP[XQXTPOXXTNMUQNPVUMKRNMPOOQLLQXJ]TTVPIW
XAKKNQTRKPSNMNJNOLLIRMSKPJKQRMLZHNTFSJLSDOYUKROQLLMPNKSHQSNO[OHNRHOLNIOWLNKMQMMLSMPFRONPQMSRNPQSQOKNPMMFONDDN\\\\ZXRPYNJMMMRGTSKPSNNLSNNPOPQPVPOOLMUOQUM
QOMUOPJLNMYKNTRUKVMQOOJQNUSTMSQSOUTNRNNPPUSMTSUPXMSKLOJMQKSVSPOKQPVSKNKNOMKNQOOLLOTMIRKKMRPOJPOOPONQPNMRRKTSLONOTUINOLSSROKLQPNLQONQOPPNOROQTKRONPDQPP
DMMGQPMPKMPOQNKRPMVTKKRNORKPLSLROMGSNQRKPNNPOMPOSROLMMNGSWNLLNKNPLYKSSORKILPPQONLORQOKTOGKTQSPGGIUTIJJbLHMXHGJLGSVHWRONOL@MGMRROQQSTRTMR?RSFQ\`FFGFVNMO
NLMJEIOOG[CLIHGKSQDPYQFFWNOSLKSGIPAKKJQVJKRGBTJzRNPSVRINMTRIIJIOANRLYSRWUMNHTMNL_SKNSMOKTJRVLBVRVRTLENQFOKKQU?QSRQLKJNKQBFTOTGMVIHLTUNUIMJPDLDTVNTGMI]
TMMGNIPXMTFJKGNTKNNIKA@PMJSRVRGZLWNoMMMTXO@DNOg]IMPGTZo@KKGSHJHWQQbGA\`Q\\FTPHKL@VIGGLJFJYIOKJLHSMRKTZPKOHYSOOUMBP@OQRSLUPNUcjUOLCWS°XVDNT6BEMHZUMLNLOII
KI@MKJSQHX8LNRAKMFNL;MT8IEOJLTUUQEJKOPMVFLK@@KKGUJOT@FJ]JNQW[PNLNMMTELhQPF\\HOIWOMOYJJH8LKUOLRRRWPGIMJRRTFLQOKLNJM®LMQJO@,UMUGMQeLOLLLROLPWSNHKOCHRQUMW
XLSSNBVRO\\YNXJMDNTMZJVYIKJIKORMDUSHIOPKK@RM8zHDMLP[ENI]OPPWUNQMLQENILKHTkLHOOOMVGU@OZKLPJYSTGILOVEKEKQOYIQSVCP\\VMMLQLMNK>MKTUNPMV^QP]YOYYR^Oa\`SYKNLfJH
EXa\\ZKIJLJHQbLGSGLJWMS]MLJ[NMJSKQJQWSJTQSLPKRCNQPLGNHPNLLTUKMONNOPQGRJINMLRKLLPQNTRTNJOMMQTNOQSNORSSRKPOQPSKKMORMOFPNOPMKLTSKPPSNMLMLKJJPLNEOMINIOOKML
KMNLIEPKMJNJPPOOKLNQMRMJQPMNVMNMJMJIRNOLJSSPSTSRQNMPLJLPNNLRRSURHXREbAR]

RVSLLJJPKPOPPTSSKPPLLMIPVKOXOQSQKQQNPNLSQORQQRRESvB<S=RQY<HTRX=ITAVXPPIKSQNNNNLNQRMORWOLHNRNOOSUNQRMLKTVUTNPMONSNLRPNRNMNRUOKOOXKPLJSNSMQSNPRPPNQWRKOM
PNPKRPMNPPKMMOPQPMQNPKONPMOPOSJQORSRSQSRNTRNROPUOSOSNMOMQOOKSHLORPPTNJIRNSQUUOOISVPJNPRKNOONPIZSOMJSNNMORJLMISOLO@MOPLIHMNPUKNQLNRMRSQKPMIQMPRQTQNPLSK
OTQOMSPOMLNOQTRPORPLRMRQORJQLPPWPTMQTNOHMYKERLKRUMPNRIQROUONU?IKOPRUNKNNNUORLPPMQKLRUOOOTIFKILMSOMOTPMSTROPRKJNHNMSPKPRT\\X\\WRJMMOPPOJJLPQSSTVNMOMNMMMQ
MKKKP^TVVILLMONKONMKKKKORLIORNRNORLQQR\\TVLMKPPMNMQQRRNOOTGKHHIMMNMNONQROQRSLRPRQKLPPLRQIUQOLSJPLSPLPSOMRONPORLNLNRPLJMMRKHRSMSSMPSNRPORK[KNIUMOOPPORSP
RLJRFSIRMRJNOTRNKPMMPLK]gIOGpdO^Q*b\\IA\`Q_\\Ys\`<+RXJNTMQSMPQKNRNLPPUNSRKLLSVKJRQNNTVNQPTPMLTUSNOSKLLMOSLMSONTLQNVROTKNOKKMQNOQOMPNOMULSROMOOMUOMQRMQQRMQ
MNRNKLMJPNHQPPQTSQQNTPTPTOMOQLRMSJWLIQKOPWQPTLQEPLJLPVIKPJNSMJQSONTCPMNOOTJHJOOILRSVSPOMOPQSJFLHKSKOQU[WYWSKOQPMLMGOQSSZVSNNOLOLMRKSTOVQUSJLMKLNOPIGML
KSQPPOOQNQLKOOP\\URVQMOPOPMRLMRPLLQUQMSKLJITOPSRUSQPPMUNONRLWSONORMSHSILORPSUSNRMPMJMRJOORRMMNNNNTPNROPRVOQRYOLOKVNMQQQVPJTKDRPNJNTNMSQQNPNTRS@G8SNLFSB
CSQTMPRPOVRQKNMJLNPRRMIPKQQONOOCROPSBRRRXOOKQPKQRNMRQQIPNKMPNUXNOSQRRLJNWVOMGVSQKSQQMVPSJPIOOLUTUNQRKSR]QOURRJKLMPNMHWLMMLLLNRK@ZXWSUTWLKRQNMONRPOQSJO
LMSMMHNSNSOMMJPNOINRILXJTMNPSJJLSMNNNTRSLJOSKJILKQKPSROPPNLJMOPPIKMMY[VSVMWXJQRLQOQPSPPORMQMRRMPROPONSPLKNPNNRMVTPOFKMNQNSNUONNSNRPLPMLTSOPNINQQSLXNIM
PSKRGLLJTSLMNKSLNVFMNPKSNMSOQNOKRPSMKPQPLSLFNPLLQNPLNNNQJKOKULRLOSPJGPKLTTRVNRQKMLMILONLROIKOGQWYMONTTZRSHHKRWWbHM^GSSKEH]NOMNMRIcKILBJJZIMFNIbSMZMCSQ
GOUPYQJIlKXJKTgVJLHINJWLGRMQOKLLMQ]RO[NN@NNUFCNBJMLLOJ[\\cKLS^SORMSHTUNHHPNKRSPFOFOOH;OFNJKPITIRHJMMWWMXJOSQQMQVLLKQXVILNSVKIMQNMUbUMC\`QYKRMMLVMCKI[WOB
AO[RUWLLJMTjGTUEKLM>I_cKYXOMMMEIPKLCMKO\\LCRSSF<GTLILMBJ^VWQVQMYGMIG?HIMDLRRATZZG[NX\`OWTKTPYILNELJVIJISSDOLKKKLpLBKLPNLTNTR9CNKD^GN8KM<ULm_^NfMKPMSVLgL
J\`X}CMLQRaFXLMbVSXPQ^OLaBLJLMKJJH\`L[LSTYHKXhHTM^\\CXKYNSIMLQKENKQXLDFdNB\\LYNWIQKSSMESEC|NPNMNJOJMQKAPACHOfQOHSSKPV:VYTN[YlRIOUOMEPLkUNNjPLMIGIUWEDKPIKY
SKOJLOBFG=ULMVJYTNMMYMIVMK[QRNQDPZQUFLLK\\G\`ªCUcMO[FNZSHSKUOGLQFTUGRNGQNHBLMHYUINeG^MOYIR^HDK]RNKMF[GPQRIYLFT@[7MSOXIYLU;:OLAMORMFJSOFLMKTNDKPWSFSOLeWL
TMGENLSRMQKOEMPJZTUHOKITPWJMUPKVKLLKMUTMRFNHKPQQNT]WZXTNMNQQPTPJMNNQSRTVQLSSNOOLMKKKNZTVVKKLOSPKNILOKKROJRQORNPQPPRM[TUXKMKNOONTONQPQRQPONSLJKLNLLKRVR
UROQSRNOPNROKNQLTOSLQPRTMOSLKPOMSPQTPSMRNQKLLJMNOOKKRRLIRKKKMMMNRVA^JcFH

HHNJSJMITKNMTISMTSLRRQSPQTJKIQJLINNMLSPKTPQRLKKS=A]JHBOJNNV@KMJIiPPONSRNPPUNLKQHOOPIGLKKVTQPQPOTQNOTRPKMKNSQNPSPOMMRPPLSQPKPOPLKRKPMQPLTJSNJJLPOKKLPOI
SQKNMWQRTOSQSSNKLKPLLMMQPPPQONTJRHRNSRMQULPSGKLKKQRLNLLPKTOQJSNLRHFNJPNNIPPKIKRVTMOUQQRPMPRXQULJVSSOUQWTLKQSUQLNRWQSLOQSQQLMQKKNKJQOMRNMRWUMPIODJLSKQU
JQKSPPTPRMPLKOKKQWNTNNIQOPVQNOULQDKHGLSSUQMKHPSMKSFQMXLUGNRVQI@ZQLOMNKQMNQNKRMOLEGJQMQOOFPNRMOINRWJGMTPMJGGHOUNRQRRQNOPQCNDJOKTIHSTJGPOSRTVSENSPSTOKRP
RPNRSJNLONJINQMRJQMSNPSOLPOLQPOKSQTLSLJLIMTMPLJTQSPMS[[WOJKIRWKNMLMNPJOR\\QQKONNQRPJLNNHRKJJMPHUMQLSNAVSQPONKJQUNQQTQSRSNQUNXQQPTIMRQLSOTMLRLGKNMKSRQVL
NOONPMVTHSNPPNMNQRMQJOJO^SULHKFB\\¢N7SVMSBYPHUHSKIQSNMJOJQRORPTPNJMKMLKPKLKJLQQSQOPONLIKSQLLKPNHMRVPKPNQOOSRRPSISLLOLKOKQPROMTQLQGMMPNMOJSMJMURPOSNSMQJ
MHKLNOOQLSROJTKRSORSROFLERNNPVRKNPIQNJXNLD\\MMRQONPYMJPOOLUMHUJPPKPH@QRSPOPPOQMOUOMNHMNMOTIGKSNPKIOMRMPGQINOPUSCPSSMOHRTVLFKRJOJSSUOLSSGMJNNJKNNLMMTSMV
SQPLPOPRNPMPPSMNKJNLOPPLNMLNRIQTPPUUVNEOHOPSWJMPMTLS[TUJSORVQTQJQSKQPOMRMRONLPNONIKRJROPNNHLKKONSQLQPQFMQMQ?ZXMLMKNNTQMPSLNRNRMROMPTQKMSQNMRHQOXKISFNN
JKLPOMTQRMQPNNNNONOOKPMONTOSNMNKNMNFFOORMTPOQLRMORONKMNSTNOVGKSMKTQRWSTULJMOTJNQLRMPTFRISRQNIPRIKSJMQLNTOIOMOOINROUPQJQIVPNROPNUMKQMMMLRLKQKURTRSMMLNR
MLNMNZRMOMDSQMKJQPSSUSKSOLKNMTMNMSMSRNLOQPLIROKNLRPVPIPSPPKNQKNOQRLMQPPNNRLLTRPPSURSRORPILPFSQSRKRMPOUTPRPNNQOSOLMMVRRLPLQUTLLSRPQRMLHTONNORUTNOIS^VUW
SOKNOLOLKPRKQONQTMNSJNPPTSOINMIMNPKNPJJLPMOVNNQNRLRTMNNQPQMPOPOORVJPRORNOQNJMJRNMSKLJQLSTJLNOPWDNNLTNPJOM[KKNJOLRMXPKOPIIRVKUONL[QULQS[JXTNJRFLURKHINH
KSNNMMRTMTPLP]D[RTcWNLQZIMPLMTOQSNOQQMJNQUPLhJQ9ROTKJKFLINLMQRfIUN_NBLPHENNJJKPNLLSJZNTKMNPNSMJRNRPPVSMY[CMEPaMRPTKMRMTROKLNN^VPNIKMDIKPILNLPINIJLLKPM
eNO^MKROQMQKOXMONLNKL_GRPKNPLKIMOUSFUJMKLPYLNPAIJSVPJbFMQNOLNVQUMNG]TGMLKMKNQS\`SLZQILURMO@LYN[HZMKROMUO[GNOONRFRTOQLNWMXNJGINOYLWN<MKUJPPVWPGMPRORHOGV
SQO=mTKQHIaJVNVQRPKNONObhdTUTWNLUUlNUNPSJMRDUOSLOFKXeYNM]JRMRSORMWKWGQHINXLMVQQOMNOXMKJPMKOPVMDJGLVLL_KMBNHQTQTOKCNMLWJQ{KZLMORPSNLMQNARNLUOQLKPKMKTX>
GVKWOPPKSKLMKQKRNISHKLKPUMOVPMLJUFTOJNVKVMOI9RFOZKVOVKPF>OLPMOJMLBJNSUOL=RMJLKRONQOMNLMNNJaKF\\MPNLJKMOMMKOKRHKBINLWXLRPQOVZPOLKMNKNPMJRLIMHVEGJSKSS;MW
MNIKBL]QVVUQMKLPMOMNNONOPOKNMPMMONJNNNMURROPPLRORQFOHKNNTMFQQLKNOPPTWYREITINTKJQRRMWVMNLNLIKLOKOKPMNOSKQQOQQOQRSRKNKNLJMKULPNNLLSRPSPMSZXZODLJLUKMMMQN
POT\\PTKMLMNSNMLRXQQVLOJPLKOUNRRRKMPKSQSNRNSRIGSKKTTTOOSUNQOQLTLNSMJVEZLb

KQQQORSQPNKRLSKOQMOPOSPRJOLOUONQUJURQQLMOOHQPVLASNQ\\b[RNIVFSMOTIFpWLNOJRLONOOPOTROSHMKHRNSNMJSNGLLNPOPLKJQNJOLONVROQKOMNJPPQPLTILRPNMNONNMKTSMQQNOOMTN
KKRQNKNJLKPPOITQNRLPSNSSLOSPSMLUNQLMNGQIMOKPWQSQNKQPIRNLRONPNJSSISSMPNTQUMOOMKRHLMIISPJPROQKKNMNIOOMGILLQPQMKORNNRLPNQRMRRSJQRRSOQMMNMPOLKJQSMSNRONNOL
SRLMOLDLOWRSMISTJDLOPORISQRGTIROPUQPRGNMRIPPKJHMMTQJNGRARLQMJUPCLLRLKXORNNQNMQSLVINMOPMILPVSNNQOEMRPNLSOORNLNDHHJPKMONOLHKKNMTNRSOMTTRRNQFOLQWPSSNPRKP
NMONNLJQKSROTNMOMOSOOOPJPOWMNLNUJLPPKNMNOMKOINPOSNPKKKEMOX[XUPOTORMRMTRPJSMSKIMRMNWTPORMSRQSNWKPMRLPRLNLJSMONPJNNLLOKJKRSIOIVGJLTPQIPNILMQJNNSMLLMOMHP
RNNNMINIOLLRPLPRNSQONMTS@UAKDIRbWPMZRK5TZT9?cTJNTMPPNMOJLNPQLPTOOQQSVSLQLMTVOJSNHMKKPUNOMKOPLMQNMRQMTRPKOMLPNQLSLMNPQPLLOOKJSMQROLOMOTNKLURKNNOMOMPSR
PQLSQSPSTPNIQLOKILLNNOROPNNRLNPQKUORRRNNJPJROPLRMNISQKPLNRTOOWJOOTNQKQOMRKNPQOMMRNMMHNRLLNMILFJJYMOONLIHLNLQQKWSPOTORKFEHRTRPNOOKJMMQMRLPNOPOPNNPTPLOK
NMJPORRKRLPNOHUJNQLPKRJMOPNSRNPPONGIMNW]]UMOMQPJNMSMIILUQMMKKNJROOIONQNNNOLLNKQRLQPOQQRPMNSSRPMNOKTMMORMMSSVOMNHMZSMLDMOLPROOOMMIPJQLROORSONNXRGMMHGOI
ESOOSKGKOKJPSNUPQRNPMORORLOLOOOHPMLNGMPFPNHMPNOKOPPMSPRQMNRMKPLTOOKNOSOJNLOSKQLPOJOQMQPLPOOPXNFOONUNPPNJMSLTKORPNKLMPQNONRQLONQOLOLKPNMOVNLMMONNMNSMNK
NRIOMPRPMPORSOLORPLIMNMQLPMLMOROMJMNNNQKQPNQMQOSMLJMMQPNNRNQPRIROMNOKGMMKQOKOLMSKGHLOKPQUOKYMKNILLMLXJMOMNMORLNKIKWUPQOKPKNHRRMLKLLTPTPLMMQLJMRQRNIKKE
OPTQRQTWQMOTJSOOLNTMUQKMLKOVQOVROTNOQQLUQOTURROSETKPURROQISQPLPRNILTSKSQSOSHTILQRPOXSPPNSTTKJJRWMMNRQODPTLTUVVKLNM4OLLURYOMRNNOQI?KLNKKHJPMILPKOWSWdNV
^PLURSQQEFRGPJLBKKNMJONPWNRLPOMPUL[NRGOLHOMXKYRINLKRNSRGEPTSGP?OZNGOTQSUYUVWGWYSLNP]OSSUOZJOLbKPOKLLKNHMDJVVJNILNMLMKURM^YSWNKLLQLTNcHLNaNLfT\\MSZTPPPR
JULIMQPPVNOG]MKQUWUm]AUOGPKNMTMMNHNGNMTDL\\XQOWSMQOM\\MFDSKOWJPMKLNWNV_IMUNMOjMEHMLNMHMHMEOWLHVI[LTQVMVKLXQQMRMRJNeTSPNMEIMKOGLTHPHNALOkMMP=ESGMLOVKLSFO
VGX;BRUJT<dTNOMLKQVRWSOHKOQJPKO@OK>JMLM@TYIWFNQQ?ZOH@NRKLSKOHJTPJMLKMPKLRGIONSJMPNNJ^HBRTLSONN\`NV[\\SeNYNV^W[KMLSN;KJLNIW,HMOTML<NT<INPCLKQMWYRLOPROGIS
LNSKLYRZTYDKMLZNLVNNKNRMN\\JMLNNaENKO[KMYDQA<HLLTIJH]GXNUdLKRSL\\MKfNMXKKVBQNKHNRKFITSIMWLHRJPNITTNSOgTLMLPOWB]ISSNOCGKRJUKLLULRRUTILQLMNMBPSMHCMMRMQCNM
VJMRYTHNOMRKMXXPPMQKRPHMOMKTNSRORYXPOOILGEIHMXPQPLFKNLMOMLQPLMRRQPQQCLORRPLNPQQMMKPKLNIONQLOQKLNQPPLPPOMUIKMPMLMKPSSINNKPLQLNKOLOOMMONMMHMPXZVVLQPROIQ
MOKHOLSPPPNOKNNOMSLLRJROURNNONMQVOPRNNNQOKNOOPNPQMLLPPNOOQSOQJRNMMJJSGYI

UKNQPUPTPESLMLNLMOOOVNNMGNONQKSOQQQOPMQNJMPMMVKbbKGKNhTNTSOVXPsNAGDPKOWOMQNLNVQROOMSRNZONJMUMOONLTPNJNRMNKQTRSMPKMONSNRNNOOPOONOROMWNLNNQOPNMMRTUNNPNT
JOPLONSLOPOLOPMMMMNROPRLOMMOKQQQNPKNLQNQJMNRQOIFNOMOLMSKQLPONWOMPLMMTRUNRNQONXRPOMTOOOOPJSOHHNMMONPNQRMLKMQQLJPNMSNOPOQRKNMOPPOPSNNONNPMPOFSKNMUMNPQLP
SJPPSRPNOQNMNKNNPMOPROLQOLMRQTHMQOORLKMNJROPSRSMNMLPPLMNIPLMMNYKPVHMTQRNQJRQTLPNMLTLNNGONQOJOKSMVMPPMLIOMRNMKZV\\ROPLQKKNFLOKNMNLMOJQYVTNJMDMPOONRPSQPO
PMQKMMQMMQTVRKSTSQNQONROOVKRPUOOSJPQQNJNMVQQPSPJOLOUNLNQLPJMSOXMRTSPSNNLMHROPQTOQRKNMOQRONSONRNNNMOLRLNMWMNNOOOTLNMOMOPOLPOKONNMKIMGPNPQQMNSLJOKOMPNJI
NPSLNVPOTMUQSNLSSJKRQQRS=LUHCMDA3S+lGPUHP=HCJZpTKPRNUQPPNKVJLQLKONPNPNNRNNZQKKMOOONNTTOJORLKKUSQONMPPPNMPNJNONNMNOSPPOTMRNOSRMOOOQMOONNSNRNNNQJQLRLMNM
MNRONNMPMMVKOLOIOOOKGTRPKNIOSPPLIKHIQKJPNMKJOTMMMNNOPNSPPJRKOONEMOOMOQOLNGQSILLNRUNIOMLLNPRJN^U[UFQIKNFLMNNRNNOOOOSTQJKHKRNNNVSQRFPLDMLQMMSPRUQOUFQROJ
ROQOLMOJQPTVJRHKOONRTKOSLMMMPPPNRLMMKLIHGLPOLNKNGNOHNNONLROIMLRNKPQNNQNOTLPMPSJQNPQIQNPPNPRSMRLN@OOKKMOCHWXCIOSSCENOKSCHOLRRKKRLVNXKLOKPKLOMQT[\`LSR]QW
YYSNNSKNQOKLRTPSPPRROSPQQQRKNSRZVSN\\\\JGJJLMNNOOPOPRNMQOOLQRJRLLOOLPNCONHNQVOTMQLRNLSPMJSMMNLNQMMLMPOPOOIKQPLOFIFGOMGSORWNKXMLQQSIKJMKNJONNMJKLLLNLLNPQ
SQSMTJOOUNPMMOQNNKQLPOPKOMQKPKQONKONKMNNNMOQMNPPOORNNPRMLPPMJNTOQQMOKJLNMMNNMNMPKIHLMNNPPPOPPMNNROSOLLLOOSMMNNOMNPOMONOLPNNMNOONPLORQTKONOKKNRLJOOHJRK
POMRRQJMPNPPQPPPMNNMSQSNNOPLONQNMKWNPLRPNNMKNOOOPKOOONOROOKSLVOQLMMRLOMNJNLSLTNRSMRLPNLNHJLWOZJRNNNNNOANPNMWNKNKQNZNNNN]UMMXOMOMMIMWNWM]QMOlNMLNNNJNON
LLOOMQNNGKMbWHMMRNOMLUNOMOMOSSQWMQCONRRMhNNKOPPMOUPNOPPNMONNLLMRMOKNFNNNHNNPRLOONOOMTNPRPNONLPNPNNNMNOMUN\`KNOMNNNNVMNROLJMNMOINLNMLOLLNKIUTIOKNUMNNMSM
HMIKOONHMOQFMIPSRNNLNLLNNNPMNMjNRLPLN\\NLNMHVNOTQSPNLSFHMNLMMUPOLRMNQPRSJ\`LNKNNINONNNYPMUPUNVPQPLOOEKONNKKNUOONINPNJMOPQLNNYMNN[NNNJONLQNHWMNOIPLMNUNNQ
MILHONMMTMHIMNFMOMLNMONHMFMWNKO\`MFIMNOMJ_NNGhONIK^JMNOMNKSMMQPOLNObOMQNIOMLPNNONNRPLPmJNNPMRLOKOKROOOIMMGCLGMNRNOHPOONMJ9QNMNSOVMNMUSNMPWJNOONNcdNQRRJ
NPMLUQPNMOMZOONNOJPNSNMNOMNLNOTXMKROQWQQTTMFLQQNLKLLFMHMNKNMQNSQNWSXMO\\L_P[_NNQMKUJNLNQNMMIQTKQLMaMMONPPNPPLcMcLOTMQNNN^zNNQNONNMPMLONNOSNNNNJNMOOOAOS
ONMMHSIONNROKOQNMONSNONOONNNONNNNNLJNOILK]U^RTIIJNDMOINUPQNNQNQVSRLHLEHPRORQNTRPQNQKMKQLLSWVSMPUPQOOOROTLRPRPRRHRQNPJNNNVRPOSRQOKRQOOSLKMMKLKMLNYURNNJ
JNMKNPOSRTPPSRQPGMLLLQPKOONOMMNMNTRPNLNORNMNQVIPMMMNOPNNOORPOMKNLCcI>GMB`,
  n: `b< n # av
b< n # dagar
b< n # dage
b< n # den
b< n # dygn
b< n # døgn
b< n # en
b< n # er
b< n # fra
b< n # g
b< n # gange
b< n # gånger
b< n # hver
b< n # l
b< n # liter
b< n # men
b< n # mg
b< n # ml
b< n # och
b< n # og
b< n # om
b< n # tar
b< n # til
b< n # uger
b< n # uker
b< n # veckor
b< n # |
b< n # µg
b< n # år
b< n <c?c?> altså
b< n <c?c?> de
b< n <c?c?> dem
b< n <c?c?> den
b< n <c?c?> der
b< n <c?c?> det
b< n <c?c?> du
b< n <c?c?> då
b< n <c?c?> får
b< n <c?c?> han
b< n <c?c?> hun
b< n <c?c?> hvad
b< n <c?c?> i
b< n <c?c?> ja
b< n <c?c?> jag
b< n <c?c?> jeg
b< n <c?c?> kan
b< n <c?c?> nu
b< n <c?c?> och
b< n <c?c?> plan
b< n <c?c?> sedan
b< n <c?c?> sen
b< n <c?c?> så
b< n <c?c?> søster
b< n <c?c?> ved
b< n <c?c?> vi
b< n <c?c?> §
b< n <c?p?> det
b< n <c?p?> er
b< n <c?p?> har
b< n <c?p?> hva
b< n <c?p?> ja
b< n <c?p?> jag
b< n <c?p?> jeg
b< n <c?p?> og
b< n <c?p?> så
b< n <c?p?> tar
b< n <c?p?> vad
b< n <cc> du
b< n <cc> hun
b< n <cc> i
b< n <cc> jag
b< n <cc> jeg
b< n <cc> men
b< n <cc> och
b< n <cc> og
b< n <cc> vi
b< n <cc> §
b< n <cp> du
b< n <cp> hva
b< n <cp> hvad
b< n <cp> jag
b< n <cp> jeg
b< n <cp> min
b< n <cp> §
b< n <p?c?> de
b< n <p?c?> den
b< n <p?c?> det
b< n <p?c?> du
b< n <p?c?> han
b< n <p?c?> ja
b< n <p?c?> och
b< n <p?c?> og
b< n <p?c?> så
b< n <p?c?> vi
b< n <p?p?> #
b< n <p?p?> da
b< n <p?p?> de
b< n <p?p?> den
b< n <p?p?> der
b< n <p?p?> det
b< n <p?p?> du
b< n <p?p?> då
b< n <p?p?> en
b< n <p?p?> er
b< n <p?p?> får
b< n <p?p?> har
b< n <p?p?> hur
b< n <p?p?> hva
b< n <p?p?> hvad
b< n <p?p?> ja
b< n <p?p?> jag
b< n <p?p?> jeg
b< n <p?p?> jo
b< n <p?p?> kan
b< n <p?p?> men
b< n <p?p?> min
b< n <p?p?> nei
b< n <p?p?> nej
b< n <p?p?> nu
b< n <p?p?> och
b< n <p?p?> og
b< n <p?p?> sen
b< n <p?p?> så
b< n <p?p?> tager
b< n <p?p?> vad
b< n <p?p?> vi
b< n <p?p?> §
b< n <pc> da
b< n <pc> det
b< n <pc> du
b< n <pc> då
b< n <pc> og
b< n <pp> hva
b< n <pp> jeg
b< n <pp> og
b< n <pp> vi
b< n <pp> §
b< n ? #
b< n ? <c?c?>
b< n ? allerg
b< n ? bara
b< n ? de
b< n ? der
b< n ? du
b< n ? en
b< n ? for
b< n ? han
b< n ? har
b< n ? hon
b< n ? hun
b< n ? i
b< n ? ikke
b< n ? jag
b< n ? jeg
b< n ? kona
b< n ? kun
b< n ? men
b< n ? min
b< n ? och
b< n ? og
b< n ? ormeku
b< n ? smerte
b< n ? tager
b< n ? tok
b< n ? vi
b< n ? §
b< n af det
b< n af og
b< n aften |
b< n aktuel |
b< n alle |
b< n allerg ?
b< n allerg for
b< n allerg mot
b< n alltid |
b< n altså ikke
b< n altså |
b< n andet ?
b< n andet |
b< n antibi |
b< n armen |
b< n at du
b< n at han
b< n at hun
b< n at tage
b< n at vi
b< n att det
b< n att du
b< n att jag
b< n av den
b< n av det
b< n av lista
b< n av og
b< n av samme
b< n av |
b< n bare ikke
b< n bare |
b< n barn |
b< n bedre |
b< n begge #
b< n begynd i
b< n begynd på
b< n begynn i
b< n begynt med
b< n behand med
b< n behold den
b< n behold vi
b< n behold |
b< n behov |
b< n behövs inte
b< n bliv ved
b< n bliver det
b< n bliver du
b< n bliver ved
b< n blodfo |
b< n blodtr ?
b< n blodtr er
b< n blå er
b< n blå |
b< n bort den
b< n bort i
b< n bort |
b< n borta |
b< n bra att
b< n bra för
b< n bra |
b< n bruger du
b< n bruker du
b< n byta till
b< n byter till
b< n byter vi
b< n bytte til
b< n bytter vi
b< n byttet til
b< n börjar du
b< n börjar med
b< n cushin |
b< n da ?
b< n da blir
b< n da bytter
b< n da det
b< n da du
b< n da fikk
b< n da får
b< n da gir
b< n da har
b< n da kan
b< n da lar
b< n da må
b< n da prøver
b< n da setter
b< n da skal
b< n da skrive
b< n da stryke
b< n da står
b< n da tar
b< n da |
b< n dag #
b< n dag ?
b< n dag får
b< n dag och
b< n dag og
b< n dag så
b< n dagar i
b< n dagar till
b< n dagar |
b< n dage |
b< n dagen ?
b< n dagen i
b< n dagen och
b< n dagen |
b< n dager til
b< n dager |
b< n daglig |
b< n de #
b< n de ?
b< n de der
b< n de er
b< n de fikk
b< n de får
b< n de fått
b< n de ga
b< n de har
b< n deg på
b< n deg |
b< n dem ?
b< n dem |
b< n den ?
b< n den af
b< n den andra
b< n den andre
b< n den av
b< n den bliver
b< n den blå
b< n den bort
b< n den der
b< n den där
b< n den ene
b< n den er
b< n den fortse
b< n den fortsä
b< n den fortsæ
b< n den fra
b< n den får
b< n den første
b< n den gamle
b< n den gir
b< n den grå
b< n den går
b< n den gör
b< n den har
b< n den heter
b< n den hvide
b< n den här
b< n den igjen
b< n den ikke
b< n den kan
b< n den kur
b< n den ligge
b< n den lilla
b< n den lille
b< n den med
b< n den må
b< n den og
b< n den også
b< n den opp
b< n den samme
b< n den skal
b< n den slutar
b< n den slutte
b< n den som
b< n den stoppe
b< n den store
b< n den tar
b< n den til
b< n den ut
b< n den ute
b< n den være
b< n den |
b< n den §
b< n den är
b< n der ?
b< n der har
b< n der står
b< n der |
b< n det #
b< n det ?
b< n det andre
b< n det bare
b< n det blir
b< n det bliver
b< n det den
b< n det der
b< n det du
b< n det en
b< n det er
b< n det fick
b< n det finns
b< n det for
b< n det fortse
b< n det fortsæ
b< n det får
b< n det giver
b< n det går
b< n det gør
b< n det har
b< n det hedder
b< n det hele
b< n det hun
b< n det här
b< n det i
b< n det ikke
b< n det inte
b< n det jeg
b< n det kan
b< n det med
b< n det men
b< n det mot
b< n det nu
b< n det og
b< n det samme
b< n det ska
b< n det skal
b< n det skrive
b< n det skulle
b< n det slut
b< n det som
b< n det stoppe
b< n det står
b< n det til
b< n det var
b< n det |
b< n det §
b< n det är
b< n dette er
b< n diabet |
b< n dose |
b< n dryppe med
b< n du #
b< n du ?
b< n du av
b< n du bare
b< n du begynd
b< n du den
b< n du din
b< n du ellers
b< n du en
b< n du er
b< n du fikk
b< n du for
b< n du fortse
b< n du få
b< n du fået
b< n du får
b< n du för
b< n du ga
b< n du gav
b< n du ger
b< n du gett
b< n du gitt
b< n du godt
b< n du går
b< n du hadde
b< n du hade
b< n du har
b< n du have
b< n du heller
b< n du i
b< n du ikke
b< n du inte
b< n du jo
b< n du ju
b< n du kan
b< n du med
b< n du noe
b< n du noget
b< n du nu
b< n du prøvd
b< n du på
b< n du sa
b< n du ska
b< n du skulle
b< n du slutte
b< n du som
b< n du tager
b< n du tagit
b< n du tar
b< n du tatt
b< n du var
b< n du vel
b< n du vil
b< n du |
b< n du §
b< n då ?
b< n då byter
b< n då börjar
b< n då er
b< n då fick
b< n då fortsä
b< n då får
b< n då ger
b< n då har
b< n då kan
b< n då ska
b< n då stryke
b< n då tar
b< n då |
b< n då är
b< n døgnet |
b< n en annan
b< n en annen
b< n en av
b< n en flaska
b< n en gammel
b< n en gang
b< n en gång
b< n en halv
b< n en hel
b< n en kapsel
b< n en kvart
b< n en lille
b< n en ny
b< n en spruta
b< n en sprøyt
b< n en sånn
b< n en tablet
b< n en uke
b< n endnu |
b< n er #
b< n er allerg
b< n er altså
b< n er bare
b< n er de
b< n er den
b< n er der
b< n er derfor
b< n er det
b< n er du
b< n er en
b< n er et
b< n er fin
b< n er fint
b< n er for
b< n er fra
b< n er færdig
b< n er greit
b< n er han
b< n er hun
b< n er ikke
b< n er noe
b< n er nok
b< n er på
b< n er samme
b< n er slut
b< n er slutt
b< n er så
b< n er vel
b< n er væk
b< n er |
b< n er §
b< n et år
b< n fall |
b< n fast ?
b< n febere ?
b< n fick du
b< n fick han
b< n fick hon
b< n fick ju
b< n fick §
b< n fik du
b< n fik han
b< n fik hun
b< n fik jeg
b< n fik jo
b< n fik §
b< n fikk du
b< n fikk en
b< n fikk hun
b< n fikk jeg
b< n fikk jo
b< n fikk §
b< n fjerne jeg
b< n fjor ?
b< n fjor |
b< n for #
b< n for deg
b< n for det
b< n for en
b< n for kvalme
b< n for magen
b< n for trykke
b< n fortse med
b< n fortse |
b< n fortsä |
b< n fortsæ med
b< n foråre |
b< n fra før
b< n fra i
b< n fra nå
b< n fram med
b< n fredag |
b< n från i
b< n få det
b< n få §
b< n fået ?
b< n får de
b< n får den
b< n får dere
b< n får det
b< n får du
b< n får en
b< n får han
b< n får hon
b< n får hun
b< n får ikke
b< n får inte
b< n får jag
b< n får jo
b< n fått noe
b< n fått något
b< n fått §
b< n för den
b< n för dig
b< n för du
b< n før ?
b< n før jul
b< n ga henne
b< n ga meg
b< n gang i
b< n gange |
b< n gav de
b< n gav du
b< n gav en
b< n gav henne
b< n gav honom
b< n gav jeg
b< n gav mig
b< n ge det
b< n ge inte
b< n gel |
b< n ger du
b< n gikk på
b< n gir deg
b< n gir du
b< n gitt ham
b< n give hende
b< n giver vi
b< n godt |
b< n greit |
b< n greitt |
b< n grunn av
b< n går bra
b< n går det
b< n går ikke
b< n går ned
b< n går over
b< n går på
b< n går vi
b< n gått på
b< n gør det
b< n gør du
b< n gør jeg
b< n ha den
b< n ha en
b< n ha igjen
b< n ha noe
b< n ha og
b< n ha videre
b< n ha §
b< n hadde en
b< n hade jag
b< n halv |
b< n ham en
b< n ham |
b< n han bruker
b< n han den
b< n han er
b< n han fick
b< n han fikk
b< n han få
b< n han fået
b< n han får
b< n han fått
b< n han går
b< n han hade
b< n han i
b< n han ikke
b< n han inte
b< n han jo
b< n han kan
b< n han må
b< n han ska
b< n han skal
b< n han står
b< n han |
b< n har #
b< n har brukt
b< n har den
b< n har dere
b< n har det
b< n har du
b< n har en
b< n har feber
b< n har fået
b< n har gitt
b< n har givet
b< n har haft
b< n har han
b< n har hatt
b< n har hon
b< n har i
b< n har ikke
b< n har jag
b< n har jeg
b< n har jo
b< n har ju
b< n har ni
b< n har også
b< n har patien
b< n har smurt
b< n har taget
b< n har tagit
b< n har vi
b< n har vært
b< n har §
b< n have den
b< n have mere
b< n have noget
b< n hedder den
b< n heller ikke
b< n heller prøve
b< n hemma ?
b< n hemma |
b< n hende |
b< n hennes |
b< n her ?
b< n her i
b< n her og
b< n her står
b< n her |
b< n heter den
b< n heter §
b< n hjemme ?
b< n hjerte |
b< n holder du
b< n holder vi
b< n hon få
b< n hon får
b< n hon hade
b< n hon |
b< n hon är
b< n hon äter
b< n hun er
b< n hun fik
b< n hun fikk
b< n hun få
b< n hun får
b< n hun fått
b< n hun ha
b< n hun har
b< n hun have
b< n hun på
b< n hun skal
b< n hun spørge
b< n hun tager
b< n hun var
b< n hun §
b< n hunden |
b< n husker du
b< n hva får
b< n hva har
b< n hva med
b< n hva skal
b< n hva står
b< n hva var
b< n hvad er
b< n hvad får
b< n hvad har
b< n hvad med
b< n hvad så
b< n hvad tager
b< n hver aften
b< n hver dag
b< n hver kveld
b< n hver morgen
b< n hver uke
b< n hvis det
b< n hvis hun
b< n här |
b< n här är
b< n i #
b< n i ansikt
b< n i dag
b< n i det
b< n i døgnet
b< n i ett
b< n i fjol
b< n i fjor
b< n i forrig
b< n i forvej
b< n i fredag
b< n i går
b< n i januar
b< n i journa
b< n i juni
b< n i kjøles
b< n i magen
b< n i maj
b< n i maven
b< n i morgen
b< n i morges
b< n i morgon
b< n i munden
b< n i muskel
b< n i muskle
b< n i nacken
b< n i nakken
b< n i og
b< n i septem
b< n i sidste
b< n i sommer
b< n i stedet
b< n i ställe
b< n i så
b< n i tasken
b< n i tilleg
b< n i uka
b< n i vår
b< n i år
b< n i åra
b< n i øret
b< n igjen ?
b< n igjen |
b< n ihop med
b< n ikke ?
b< n ikke allerg
b< n ikke den
b< n ikke det
b< n ikke er
b< n ikke få
b< n ikke ha
b< n ikke have
b< n ikke heller
b< n ikke her
b< n ikke i
b< n ikke med
b< n ikke men
b< n ikke noget
b< n ikke nu
b< n ikke sammen
b< n ikke skal
b< n ikke til
b< n ikke tålt
b< n ikke |
b< n ikke §
b< n ikke å
b< n in det
b< n ingent |
b< n innan |
b< n inte den
b< n inte det
b< n inte för
b< n inte i
b< n inte med
b< n inte mer
b< n inte så
b< n inte ta
b< n inte tål
b< n inte |
b< n ja den
b< n ja det
b< n ja men
b< n ja så
b< n ja vel
b< n ja |
b< n jag att
b< n jag det
b< n jag fick
b< n jag ger
b< n jag har
b< n jag i
b< n jag inte
b< n jag nu
b< n jag tar
b< n jag tog
b< n jag tänker
b< n jag tänkte
b< n jag var
b< n jag vill
b< n jag åt
b< n januar |
b< n jeg #
b< n jeg at
b< n jeg bare
b< n jeg deg
b< n jeg den
b< n jeg det
b< n jeg en
b< n jeg er
b< n jeg fikk
b< n jeg får
b< n jeg fører
b< n jeg ga
b< n jeg gav
b< n jeg gir
b< n jeg giver
b< n jeg godt
b< n jeg ha
b< n jeg hadde
b< n jeg har
b< n jeg i
b< n jeg ikke
b< n jeg jo
b< n jeg kunne
b< n jeg leste
b< n jeg med
b< n jeg må
b< n jeg også
b< n jeg om
b< n jeg opp
b< n jeg på
b< n jeg ser
b< n jeg setter
b< n jeg skal
b< n jeg skrive
b< n jeg skulle
b< n jeg sover
b< n jeg ta
b< n jeg tager
b< n jeg tar
b< n jeg tatt
b< n jeg tenker
b< n jeg tenkte
b< n jeg til
b< n jeg ut
b< n jeg var
b< n jeg vil
b< n jeg |
b< n jern ?
b< n jo ikke
b< n jo på
b< n jo §
b< n ju inte
b< n jul |
b< n juni |
b< n kalium er
b< n kan du
b< n kan få
b< n kan han
b< n kan hon
b< n kan hun
b< n kan ikke
b< n kan jag
b< n kan jeg
b< n kan vi
b< n kjøper du
b< n klart |
b< n klokke #
b< n knogle |
b< n kom med
b< n kroppe |
b< n kvalme ?
b< n kveld i
b< n kveld og
b< n kveld |
b< n kvelde |
b< n kväll |
b< n la den
b< n la oss
b< n lad os
b< n lar vi
b< n lenge du
b< n lenger |
b< n ligge |
b< n ligger det
b< n listan |
b< n lite |
b< n livet ut
b< n lägger vi
b< n låter vi
b< n magen ?
b< n maj |
b< n malari |
b< n mars |
b< n maten |
b< n maven ?
b< n med #
b< n med ?
b< n med blodtr
b< n med den
b< n med det
b< n med din
b< n med en
b< n med i
b< n med min
b< n med noget
b< n med og
b< n med §
b< n medici ?
b< n medici |
b< n medisi ?
b< n meg i
b< n meg |
b< n men #
b< n men de
b< n men den
b< n men det
b< n men du
b< n men han
b< n men hun
b< n men ikke
b< n men inte
b< n men jag
b< n men jeg
b< n men nu
b< n men nå
b< n men vi
b< n men §
b< n mener du
b< n mer av
b< n mer |
b< n mere |
b< n mg #
b< n mg ?
b< n mg daglig
b< n mg i
b< n mg til
b< n mg |
b< n mig nu
b< n mig |
b< n min far
b< n min søster
b< n min |
b< n mod smerte
b< n mor |
b< n morgen med
b< n morgen og
b< n morgen |
b< n morgon och
b< n morgon |
b< n mot illamå
b< n må du
b< n må han
b< n må hun
b< n må jeg
b< n må vi
b< n måned siden
b< n måned |
b< n månede |
b< n natta |
b< n natten ?
b< n nej du
b< n nej |
b< n no |
b< n noe ?
b< n noe fast
b< n noe for
b< n noe mot
b< n noe som
b< n noe |
b< n noe å
b< n noget ?
b< n noget der
b< n noget du
b< n noget for
b< n noget med
b< n noget |
b< n nok |
b< n notere jeg
b< n notert |
b< n nu får
b< n nu i
b< n nu |
b< n nu är
b< n nummer #
b< n när det
b< n nå er
b< n nå får
b< n nå i
b< n nå og
b< n nå |
b< n något ?
b< n når det
b< n når du
b< n når han
b< n når hun
b< n och de
b< n och den
b< n och det
b< n och då
b< n och en
b< n och han
b< n och hon
b< n och i
b< n och kväll
b< n och med
b< n och nu
b< n och sen
b< n och så
b< n och tar
b< n och §
b< n og #
b< n og aften
b< n og allerg
b< n og antibi
b< n og blodfo
b< n og blodtr
b< n og de
b< n og den
b< n og du
b< n og en
b< n og for
b< n og går
b< n og han
b< n og har
b< n og her
b< n og hun
b< n og hva
b< n og hvad
b< n og i
b< n og ikke
b< n og jeg
b< n og kolest
b< n og kvalme
b< n og litt
b< n og med
b< n og min
b< n og mod
b< n og mot
b< n og noget
b< n og nå
b< n og ormeku
b< n og plaste
b< n og ser
b< n og skal
b< n og smerte
b< n og tablet
b< n og tar
b< n og til
b< n også ?
b< n også på
b< n ok |
b< n okay |
b< n okej |
b< n oktobe |
b< n om #
b< n om ?
b< n om aftene
b< n om dan
b< n om det
b< n om du
b< n om en
b< n om hun
b< n om i
b< n om kvelde
b< n om morgen
b< n om natten
b< n om |
b< n ondt i
b< n onsdag |
b< n ont i
b< n ont |
b< n op i
b< n opp igjen
b< n opp som
b< n opp til
b< n opp |
b< n ormeku |
b< n over #
b< n over på
b< n over |
b< n pause |
b< n positi |
b< n prosta |
b< n prøvd ?
b< n prøven er
b< n prøver vi
b< n på #
b< n på ?
b< n på det
b< n på en
b< n på grunn
b< n på ham
b< n på kortet
b< n på kvälle
b< n på lista
b< n på listen
b< n på med
b< n på meg
b< n på natten
b< n på nettet
b< n på onsdag
b< n på sjukhu
b< n på sykehu
b< n på |
b< n reager på
b< n recept på
b< n ren |
b< n resept |
b< n rører vi
b< n sa du
b< n samme ?
b< n samme som
b< n samme |
b< n sammen med
b< n sammen |
b< n sant ?
b< n sedan har
b< n sedan i
b< n selv ?
b< n sen |
b< n sen §
b< n sepone |
b< n ser det
b< n ser jeg
b< n setter jeg
b< n side |
b< n siden #
b< n siden av
b< n siden |
b< n sidst |
b< n sidste uge
b< n sidste år
b< n sier du
b< n siger det
b< n sist ?
b< n själv |
b< n ska du
b< n ska hon
b< n ska inte
b< n ska vi
b< n skal bare
b< n skal ha
b< n skal han
b< n skal have
b< n skal hun
b< n skal ikke
b< n skal jeg
b< n skrive jag
b< n skrive jeg
b< n skrive ut
b< n skulle du
b< n skylle med
b< n slet ikke
b< n slippe du
b< n slut |
b< n slutt med
b< n slutt på
b< n slutte du
b< n smurt med
b< n snakke om
b< n snakke vi
b< n som allerg
b< n som den
b< n som det
b< n som du
b< n som en
b< n som er
b< n som heter
b< n som hun
b< n som noget
b< n som vanlig
b< n som överkä
b< n sommer |
b< n spruta |
b< n sprøyt |
b< n stadig §
b< n starte med
b< n starte på
b< n stedet for
b< n stoppe vi
b< n stryke jeg
b< n stryke vi
b< n stå som
b< n stå |
b< n står der
b< n står det
b< n står her
b< n står på
b< n sukker |
b< n säger att
b< n så #
b< n så att
b< n så bare
b< n så begynn
b< n så blir
b< n så den
b< n så det
b< n så du
b< n så er
b< n så fik
b< n så fikk
b< n så fortsæ
b< n så får
b< n så gav
b< n så gir
b< n så giver
b< n så hadde
b< n så har
b< n så hun
b< n så här
b< n så ikke
b< n så ingen
b< n så ja
b< n så jeg
b< n så lenge
b< n så lägger
b< n så länge
b< n så må
b< n så nei
b< n så nu
b< n så prøver
b< n så skal
b< n så skrive
b< n så slette
b< n så stoppe
b< n så står
b< n så tar
b< n så var
b< n så vi
b< n så §
b< n sån där
b< n ta bort
b< n ta det
b< n ta |
b< n tablet #
b< n tablet i
b< n tablet |
b< n tag den
b< n tager den
b< n tager du
b< n tager også
b< n tager vi
b< n tager §
b< n tar #
b< n tar det
b< n tar du
b< n tar en
b< n tar inte
b< n tar jag
b< n tar jeg
b< n tar ju
b< n tar vi
b< n tas bort
b< n til #
b< n til at
b< n til de
b< n til den
b< n til det
b< n til kvelde
b< n til natta
b< n til natten
b< n til og
b< n til §
b< n tilbak |
b< n till #
b< n till det
b< n till §
b< n tillba till
b< n tisdag |
b< n tog du
b< n toppen |
b< n torsda |
b< n trengs ikke
b< n tror jeg
b< n trykke er
b< n trykke |
b< n tycker jag
b< n tål du
b< n tåler ikke
b< n ud med
b< n ude |
b< n uge og
b< n uge |
b< n uger |
b< n uker siden
b< n under huden
b< n upp den
b< n upp |
b< n ut av
b< n ut i
b< n ut og
b< n ut på
b< n ut |
b< n ute og
b< n uten |
b< n va ?
b< n vaccin ?
b< n vad får
b< n vad har
b< n vaksin ?
b< n vanddr |
b< n vanlig ?
b< n vanlig |
b< n var #
b< n var den
b< n var der
b< n var det
b< n var du
b< n var på
b< n var §
b< n varje dag
b< n veckor sedan
b< n ved behov
b< n ved med
b< n ved siden
b< n ved |
b< n vi bort
b< n vi bruger
b< n vi bytter
b< n vi den
b< n vi det
b< n vi en
b< n vi fikk
b< n vi ga
b< n vi gav
b< n vi gir
b< n vi går
b< n vi har
b< n vi i
b< n vi ikke
b< n vi inte
b< n vi kan
b< n vi lægger
b< n vi med
b< n vi ned
b< n vi opp
b< n vi provar
b< n vi på
b< n vi se
b< n vi skulle
b< n vi snakke
b< n vi stoppe
b< n vi tager
b< n vi tar
b< n vi til
b< n vi till
b< n vi ut
b< n vi venter
b< n vi |
b< n vidare |
b< n videre med
b< n videre og
b< n videre |
b< n vil at
b< n vil ha
b< n vil ikke
b< n vil jeg
b< n vil |
b< n vill jag
b< n ville gi
b< n ville ha
b< n väl ?
b< n vår |
b< n væk |
b< n være |
b< n | <cc>
b< n | <cp>
b< n | <p?c?>
b< n | <pc>
b< n | <pp>
b< n § #
b< n § ?
b< n § da
b< n § den
b< n § det
b< n § du
b< n § då
b< n § eller
b< n § en
b< n § er
b< n § fikk
b< n § fra
b< n § får
b< n § har
b< n § ja
b< n § kan
b< n § med
b< n § mod
b< n § nei
b< n § nej
b< n § når
b< n § också
b< n § på
b< n § sist
b< n § som
b< n § tog
b< n § |
b< n § §
b< n §2 #
b< n §2 ?
b< n §2 blir
b< n §2 bliver
b< n §2 bort
b< n §2 den
b< n §2 det
b< n §2 eller
b< n §2 en
b< n §2 er
b< n §2 fortsä
b< n §2 fortsæ
b< n §2 fra
b< n §2 för
b< n §2 går
b< n §2 har
b< n §2 hver
b< n §2 i
b< n §2 ja
b< n §2 jeg
b< n §2 kan
b< n §2 med
b< n §2 men
b< n §2 mot
b< n §2 nei
b< n §2 nej
b< n §2 nu
b< n §2 nå
b< n §2 och
b< n §2 också
b< n §2 og
b< n §2 om
b< n §2 på
b< n §2 skal
b< n §2 som
b< n §2 stoppe
b< n §2 tar
b< n §2 ud
b< n §2 ut
b< n §2 var
b< n §2 |
b< n §2 §
b< n §2 är
b< n är #
b< n är det
b< n är du
b< n är för
b< n är inte
b< n är ju
b< n är klart
b< n är samma
b< n å ta
b< n år sen
b< n år siden
b< n året |
b< n én gang
b< n én |
b< n överkä |
b> n # #
b> n # <c?c?>
b> n # <c?p?>
b> n # <cc>
b> n # <cp>
b> n # <p?c?>
b> n # <p?p?>
b> n # <pc>
b> n # <pp>
b> n # af
b> n # av
b> n # da
b> n # dagar
b> n # dage
b> n # dagene
b> n # den
b> n # det
b> n # dl
b> n # droppa
b> n # dråber
b> n # dråper
b> n # døgn
b> n # enhede
b> n # er
b> n # for
b> n # fordi
b> n # fra
b> n # første
b> n # g
b> n # gange
b> n # ganger
b> n # gonger
b> n # gånger
b> n # går
b> n # har
b> n # hver
b> n # i
b> n # ja
b> n # kg
b> n # kvar
b> n # kveld
b> n # l
b> n # liter
b> n # med
b> n # men
b> n # mg
b> n # minute
b> n # minutt
b> n # ml
b> n # morgen
b> n # morgon
b> n # mot
b> n # månade
b> n # månede
b> n # nå
b> n # og
b> n # om
b> n # poser
b> n # puffar
b> n # på
b> n # som
b> n # spruto
b> n # sprøyt
b> n # stycke
b> n # stykke
b> n # sug
b> n # så
b> n # tablet
b> n # til
b> n # till
b> n # timmar
b> n # uger
b> n # uker
b> n # var
b> n # veckor
b> n # veker
b> n # x1
b> n # §2
b> n # µg
b> n # år
b> n <c?c?> #
b> n <c?c?> aldri
b> n <c?c?> altså
b> n <c?c?> bliv
b> n <c?c?> blodtr
b> n <c?c?> bra
b> n <c?c?> da
b> n <c?c?> dem
b> n <c?c?> den
b> n <c?c?> det
b> n <c?c?> du
b> n <c?c?> då
b> n <c?c?> en
b> n <c?c?> fortse
b> n <c?c?> fortsä
b> n <c?c?> giv
b> n <c?c?> granne
b> n <c?c?> greit
b> n <c?c?> han
b> n <c?c?> hans
b> n <c?c?> hon
b> n <c?c?> hvad
b> n <c?c?> i
b> n <c?c?> inget
b> n <c?c?> inte
b> n <c?c?> ja
b> n <c?c?> jeg
b> n <c?c?> jo
b> n <c?c?> kan
b> n <c?c?> kona
b> n <c?c?> kontro
b> n <c?c?> min
b> n <c?c?> nei
b> n <c?c?> nej
b> n <c?c?> nu
b> n <c?c?> ny
b> n <c?c?> nå
b> n <c?c?> når
b> n <c?c?> och
b> n <c?c?> okay
b> n <c?c?> okej
b> n <c?c?> sedan
b> n <c?c?> skal
b> n <c?c?> så
b> n <c?c?> søster
b> n <c?c?> ta
b> n <c?c?> tag
b> n <c?c?> takk
b> n <c?c?> vad
b> n <c?c?> vi
b> n <c?c?> §
b> n <c?c?> återbe
b> n <c?p?> #
b> n <c?p?> da
b> n <c?p?> då
b> n <c?p?> er
b> n <c?p?> godt
b> n <c?p?> han
b> n <c?p?> har
b> n <c?p?> hun
b> n <c?p?> hur
b> n <c?p?> hvor
b> n <c?p?> ikke
b> n <c?p?> ja
b> n <c?p?> jag
b> n <c?p?> jeg
b> n <c?p?> kan
b> n <c?p?> nei
b> n <c?p?> nej
b> n <c?p?> när
b> n <c?p?> och
b> n <c?p?> og
b> n <c?p?> ok
b> n <c?p?> okay
b> n <c?p?> så
b> n <c?p?> §
b> n <cc> #
b> n <cc> da
b> n <cc> den
b> n <cc> det
b> n <cc> då
b> n <cc> er
b> n <cc> hun
b> n <cc> ikke
b> n <cc> jag
b> n <cc> men
b> n <cc> och
b> n <cc> og
b> n <cc> så
b> n <cc> vi
b> n <cc> §
b> n <cc> §2
b> n <cp> det
b> n <cp> han
b> n <cp> har
b> n <cp> hon
b> n <cp> hun
b> n <cp> ja
b> n <cp> jag
b> n <cp> jeg
b> n <cp> nei
b> n <cp> och
b> n <cp> og
b> n <cp> okej
b> n <cp> så
b> n <cp> vi
b> n <cp> §
b> n <cp> §2
b> n <p?c?> #
b> n <p?c?> bra
b> n <p?c?> da
b> n <p?c?> de
b> n <p?c?> den
b> n <p?c?> det
b> n <p?c?> du
b> n <p?c?> då
b> n <p?c?> en
b> n <p?c?> fint
b> n <p?c?> godt
b> n <p?c?> greit
b> n <p?c?> hun
b> n <p?c?> ja
b> n <p?c?> jag
b> n <p?c?> men
b> n <p?c?> nej
b> n <p?c?> nu
b> n <p?c?> och
b> n <p?c?> og
b> n <p?c?> sen
b> n <p?c?> så
b> n <p?c?> ta
b> n <p?c?> vi
b> n <p?c?> §
b> n <p?c?> §2
b> n <p?p?> #
b> n <p?p?> aha
b> n <p?p?> altså
b> n <p?p?> bare
b> n <p?p?> begge
b> n <p?p?> behold
b> n <p?p?> bra
b> n <p?p?> da
b> n <p?p?> de
b> n <p?p?> dem
b> n <p?p?> der
b> n <p?p?> det
b> n <p?p?> dom
b> n <p?p?> du
b> n <p?p?> då
b> n <p?p?> eg
b> n <p?p?> ellers
b> n <p?p?> en
b> n <p?p?> er
b> n <p?p?> ferdig
b> n <p?p?> fint
b> n <p?p?> fortse
b> n <p?p?> fortsä
b> n <p?p?> fortsæ
b> n <p?p?> får
b> n <p?p?> godt
b> n <p?p?> greit
b> n <p?p?> han
b> n <p?p?> har
b> n <p?p?> ho
b> n <p?p?> hon
b> n <p?p?> hun
b> n <p?p?> hur
b> n <p?p?> hva
b> n <p?p?> hvad
b> n <p?p?> hver
b> n <p?p?> hvilke
b> n <p?p?> hvor
b> n <p?p?> hvornå
b> n <p?p?> ikkje
b> n <p?p?> jag
b> n <p?p?> jo
b> n <p?p?> kan
b> n <p?p?> låt
b> n <p?p?> men
b> n <p?p?> min
b> n <p?p?> nei
b> n <p?p?> nej
b> n <p?p?> neste
b> n <p?p?> nu
b> n <p?p?> nå
b> n <p?p?> och
b> n <p?p?> og
b> n <p?p?> ok
b> n <p?p?> okay
b> n <p?p?> okej
b> n <p?p?> på
b> n <p?p?> sedan
b> n <p?p?> sen
b> n <p?p?> sist
b> n <p?p?> skal
b> n <p?p?> skriv
b> n <p?p?> så
b> n <p?p?> tar
b> n <p?p?> var
b> n <p?p?> vi
b> n <p?p?> §
b> n <p?p?> §2
b> n <pc> #
b> n <pc> da
b> n <pc> de
b> n <pc> den
b> n <pc> det
b> n <pc> du
b> n <pc> fint
b> n <pc> ja
b> n <pc> just
b> n <pc> la
b> n <pc> men
b> n <pc> nei
b> n <pc> og
b> n <pc> så
b> n <pc> ta
b> n <pc> vi
b> n <pc> §
b> n <pp> #
b> n <pp> de
b> n <pp> det
b> n <pp> du
b> n <pp> er
b> n <pp> har
b> n <pp> hur
b> n <pp> jag
b> n <pp> jeg
b> n <pp> och
b> n <pp> og
b> n <pp> tar
b> n <pp> §2
b> n absolu ikke
b> n absolu inte
b> n af #
b> n af <c?c?>
b> n af <p?c?>
b> n af <p?p?>
b> n af den
b> n af det
b> n af egen
b> n af i
b> n af med
b> n af mig
b> n af §2
b> n aften <c?c?>
b> n aften og
b> n aftene <p?c?>
b> n aldri ha
b> n aldri mer
b> n aldrig haft
b> n aldrig have
b> n aldrig mer
b> n allerg <c?c?>
b> n allerg <p?p?>
b> n altså jeg
b> n altså §
b> n altså §2
b> n andre §2
b> n annenh dag
b> n apotek #
b> n april <c?c?>
b> n april <p?p?>
b> n armen <p?p?>
b> n armen i
b> n astma <p?p?>
b> n at de
b> n at den
b> n at det
b> n at du
b> n at eg
b> n at få
b> n at hun
b> n at jeg
b> n at man
b> n att den
b> n att det
b> n att du
b> n att hon
b> n att jag
b> n att man
b> n att vi
b> n august <p?c?>
b> n august <p?p?>
b> n av <c?c?>
b> n av <p?c?>
b> n av <p?p?>
b> n av deg
b> n av den
b> n av det
b> n av dig
b> n av er
b> n av i
b> n av med
b> n av meg
b> n av och
b> n av og
b> n av på
b> n av vikare
b> n av §
b> n av §2
b> n bara en
b> n bara i
b> n bara när
b> n bare #
b> n bare den
b> n bare en
b> n bare når
b> n bare til
b> n bare §2
b> n bare én
b> n barn <p?p?>
b> n begge #
b> n begge <p?p?>
b> n begge dele
b> n begge i
b> n begynd i
b> n begynd på
b> n begynn i
b> n begynn med
b> n begynn på
b> n begynn vi
b> n begynt med
b> n behold vi
b> n behov <c?c?>
b> n behov <p?c?>
b> n behov <p?p?>
b> n behövs inte
b> n ble han
b> n ble helt
b> n ble hun
b> n ble jeg
b> n ble så
b> n blev alldel
b> n blev han
b> n blev jag
b> n blev jeg
b> n blev som
b> n blev så
b> n bli aktuel
b> n blir det
b> n blir så
b> n bliv ved
b> n blive ved
b> n bliver du
b> n blodpr er
b> n blodtr er
b> n bort <p?p?>
b> n bort den
b> n bort med
b> n bort på
b> n bra <p?p?>
b> n bra för
b> n bra men
b> n bra på
b> n brug for
b> n bruger jeg
b> n brugt den
b> n bruker du
b> n bruker vi
b> n bruker §2
b> n brukt den
b> n brukte §2
b> n byter vi
b> n bytter til
b> n bytter vi
b> n båda #
b> n börja i
b> n börja med
b> n cushin <c?c?>
b> n da #
b> n da begynn
b> n da bruker
b> n da de
b> n da det
b> n da du
b> n da er
b> n da fikk
b> n da fortse
b> n da får
b> n da gir
b> n da han
b> n da har
b> n da i
b> n da jeg
b> n da legger
b> n da må
b> n da setter
b> n da skrive
b> n da slutte
b> n da stryke
b> n da står
b> n da tar
b> n da var
b> n da vi
b> n da §2
b> n dag #
b> n dag <c?c?>
b> n dag <c?p?>
b> n dag <cp>
b> n dag <p?c?>
b> n dag <p?p?>
b> n dag den
b> n dag er
b> n dag for
b> n dag jeg
b> n dag och
b> n dag og
b> n dag også
b> n dag på
b> n dag siden
b> n dag som
b> n dag så
b> n dag til
b> n dagar <c?c?>
b> n dagar <p?p?>
b> n dagar i
b> n dagar till
b> n dage <c?c?>
b> n dage <p?c?>
b> n dage <p?p?>
b> n dage i
b> n dage og
b> n dage til
b> n dagen #
b> n dagen <c?c?>
b> n dagen <c?p?>
b> n dagen <p?c?>
b> n dagen <p?p?>
b> n dagen det
b> n dagen efter
b> n dagen etter
b> n dagen for
b> n dagen fra
b> n dagen i
b> n dagen men
b> n dagen og
b> n dagen som
b> n dagen så
b> n dager <c?c?>
b> n dager <cc>
b> n dager <cp>
b> n dager <p?p?>
b> n dager før
b> n dager igjen
b> n dager siden
b> n dager til
b> n daglig <c?c?>
b> n daglig <p?p?>
b> n daglig fra
b> n daglig i
b> n dan <c?c?>
b> n dan <p?p?>
b> n de #
b> n de <p?p?>
b> n de andre
b> n de fikk
b> n de første
b> n de ga
b> n de gav
b> n de har
b> n de i
b> n de ligger
b> n de måtte
b> n de på
b> n de sa
b> n de sagde
b> n de satte
b> n de skrev
b> n de står
b> n de tablet
b> n de tar
b> n de tog
b> n de var
b> n de §2
b> n de är
b> n deg i
b> n dem <c?c?>
b> n dem <c?p?>
b> n dem <p?c?>
b> n dem <p?p?>
b> n dem er
b> n dem i
b> n dem på
b> n dem tager
b> n dem til
b> n dem §2
b> n den #
b> n den <c?c?>
b> n den <c?p?>
b> n den <p?c?>
b> n den <p?p?>
b> n den anden
b> n den andra
b> n den bare
b> n den begynt
b> n den blev
b> n den blir
b> n den bliver
b> n den bort
b> n den bruger
b> n den bytter
b> n den der
b> n den det
b> n den du
b> n den där
b> n den en
b> n den ene
b> n den ennå
b> n den er
b> n den fick
b> n den for
b> n den forrig
b> n den fortse
b> n den fra
b> n den får
b> n den första
b> n den følger
b> n den første
b> n den ga
b> n den gamla
b> n den gamle
b> n den gav
b> n den ger
b> n den gir
b> n den giver
b> n den gjorde
b> n den gjør
b> n den grå
b> n den går
b> n den gør
b> n den hade
b> n den har
b> n den hentet
b> n den heter
b> n den hjalp
b> n den hjälpe
b> n den hjælpe
b> n den holder
b> n den hvite
b> n den här
b> n den höjer
b> n den i
b> n den igen
b> n den ikke
b> n den inte
b> n den ja
b> n den jag
b> n den jeg
b> n den kan
b> n den kuren
b> n den kører
b> n den la
b> n den lar
b> n den ligge
b> n den ligger
b> n den lille
b> n den men
b> n den må
b> n den nu
b> n den nya
b> n den nye
b> n den nå
b> n den också
b> n den og
b> n den også
b> n den opp
b> n den på
b> n den røde
b> n den rører
b> n den sa
b> n den setter
b> n den siden
b> n den sidste
b> n den siste
b> n den ska
b> n den skal
b> n den skrive
b> n den skulle
b> n den slutad
b> n den smager
b> n den smaker
b> n den smører
b> n den som
b> n den starte
b> n den stoppe
b> n den stå
b> n den står
b> n den tager
b> n den tar
b> n den til
b> n den till
b> n den tog
b> n den tok
b> n den trappe
b> n den trenge
b> n den tåler
b> n den ud
b> n den ut
b> n den var
b> n den varje
b> n den vi
b> n den vil
b> n den §
b> n den §2
b> n der er
b> n der fik
b> n der har
b> n der hedder
b> n der ikke
b> n der noget
b> n der skal
b> n der var
b> n dere har
b> n dere i
b> n dere på
b> n det #
b> n det <c?p?>
b> n det <p?c?>
b> n det <p?p?>
b> n det <pc>
b> n det <pp>
b> n det andet
b> n det andre
b> n det av
b> n det bedre
b> n det begynn
b> n det ble
b> n det blev
b> n det blir
b> n det bruger
b> n det den
b> n det der
b> n det du
b> n det där
b> n det er
b> n det fick
b> n det fik
b> n det fikk
b> n det finns
b> n det for
b> n det fortse
b> n det fortsæ
b> n det fra
b> n det får
b> n det første
b> n det ga
b> n det gamle
b> n det gav
b> n det ger
b> n det gick
b> n det gik
b> n det gikk
b> n det gir
b> n det giver
b> n det gjorde
b> n det gjør
b> n det går
b> n det gør
b> n det han
b> n det har
b> n det hele
b> n det her
b> n det hjalp
b> n det hjelpe
b> n det hjälpe
b> n det hjælpe
b> n det holder
b> n det husker
b> n det hver
b> n det i
b> n det igen
b> n det ikke
b> n det ingen
b> n det ingent
b> n det inte
b> n det ja
b> n det jag
b> n det jeg
b> n det jo
b> n det kan
b> n det kom
b> n det kommer
b> n det kører
b> n det ligger
b> n det med
b> n det men
b> n det min
b> n det minns
b> n det mot
b> n det må
b> n det nej
b> n det noe
b> n det noget
b> n det notere
b> n det nu
b> n det också
b> n det om
b> n det over
b> n det på
b> n det räcker
b> n det sa
b> n det samme
b> n det sitter
b> n det ska
b> n det skader
b> n det skal
b> n det skrive
b> n det skulle
b> n det slut
b> n det slutt
b> n det som
b> n det stod
b> n det står
b> n det sved
b> n det så
b> n det tager
b> n det tar
b> n det till
b> n det tog
b> n det tok
b> n det tål
b> n det tåler
b> n det var
b> n det vara
b> n det ved
b> n det venter
b> n det vet
b> n det vil
b> n det virker
b> n det väl
b> n det være
b> n det §
b> n det §2
b> n det är
b> n din §2
b> n drikke <c?c?>
b> n droppa <c?c?>
b> n droppa i
b> n droppe vi
b> n dråper #
b> n du #
b> n du <c?c?>
b> n du <c?p?>
b> n du <p?p?>
b> n du aldri
b> n du aldrig
b> n du allerg
b> n du at
b> n du av
b> n du begynt
b> n du blir
b> n du bliver
b> n du bort
b> n du bruker
b> n du dem
b> n du den
b> n du en
b> n du er
b> n du fick
b> n du fik
b> n du fikk
b> n du for
b> n du fra
b> n du få
b> n du får
b> n du för
b> n du ga
b> n du gav
b> n du gerne
b> n du godt
b> n du ha
b> n du hadde
b> n du hade
b> n du haft
b> n du har
b> n du have
b> n du holde
b> n du hver
b> n du igjen
b> n du ikke
b> n du ikkje
b> n du inte
b> n du jag
b> n du jo
b> n du kjøpe
b> n du kom
b> n du köpa
b> n du la
b> n du med
b> n du men
b> n du må
b> n du noe
b> n du også
b> n du om
b> n du op
b> n du prøvd
b> n du på
b> n du redan
b> n du sa
b> n du selv
b> n du sitter
b> n du slippe
b> n du sluta
b> n du slutat
b> n du slutte
b> n du stadig
b> n du ta
b> n du tager
b> n du tar
b> n du tatt
b> n du till
b> n du var
b> n du ved
b> n du videre
b> n du vil
b> n du §2
b> n du är
b> n dygn <p?p?>
b> n där §2
b> n då #
b> n då <p?p?>
b> n då blir
b> n då den
b> n då det
b> n då fortsä
b> n då gör
b> n då skrive
b> n då slutar
b> n då stryke
b> n då så
b> n då var
b> n då är
b> n efter #
b> n efter en
b> n eg fekk
b> n eg har
b> n eg i
b> n eg ikkje
b> n eg på
b> n egen hånd
b> n egen læge
b> n ei veke
b> n ein gong
b> n ein halv
b> n eller §2
b> n en #
b> n en <p?p?>
b> n en af
b> n en anden
b> n en annan
b> n en annen
b> n en av
b> n en burk
b> n en dos
b> n en enda
b> n en eske
b> n en flaska
b> n en gang
b> n en gång
b> n en halv
b> n en hel
b> n en hver
b> n en i
b> n en kanin
b> n en kvart
b> n en lille
b> n en liten
b> n en månad
b> n en måned
b> n en om
b> n en pose
b> n en som
b> n en spruta
b> n en sprøyt
b> n en stund
b> n en tablet
b> n en til
b> n en till
b> n en time
b> n en uge
b> n en uke
b> n en vecka
b> n en zombie
b> n en §2
b> n endnu <c?c?>
b> n ene er
b> n ennå <c?c?>
b> n er #
b> n er allerg
b> n er altså
b> n er bare
b> n er bedre
b> n er blitt
b> n er borte
b> n er bra
b> n er da
b> n er de
b> n er den
b> n er der
b> n er det
b> n er du
b> n er en
b> n er et
b> n er ferdig
b> n er fin
b> n er for
b> n er fra
b> n er færdig
b> n er gjort
b> n er godt
b> n er grei
b> n er greit
b> n er gået
b> n er hans
b> n er helt
b> n er hendes
b> n er hun
b> n er i
b> n er ikke
b> n er ikkje
b> n er jeg
b> n er jo
b> n er lavt
b> n er lenge
b> n er længe
b> n er min
b> n er nede
b> n er noe
b> n er noget
b> n er notere
b> n er ny
b> n er nyt
b> n er nytt
b> n er også
b> n er ok
b> n er okay
b> n er over
b> n er overst
b> n er på
b> n er rigtig
b> n er skreve
b> n er slut
b> n er slutt
b> n er som
b> n er så
b> n er tatt
b> n er ude
b> n er ute
b> n er uændre
b> n er vel
b> n er vi
b> n er væk
b> n er §
b> n er §2
b> n et halvt
b> n et kvarte
b> n et par
b> n et år
b> n ett år
b> n etter #
b> n etter at
b> n etter det
b> n etter operas
b> n etterp <p?p?>
b> n fast jag
b> n fast §2
b> n feber og
b> n februa <p?p?>
b> n ferdig i
b> n ferdig med
b> n ferdig på
b> n ferrit er
b> n fick den
b> n fick det
b> n fick du
b> n fick en
b> n fick han
b> n fick hon
b> n fick jag
b> n fick ju
b> n fick utslag
b> n fick §2
b> n fik den
b> n fik det
b> n fik du
b> n fik en
b> n fik for
b> n fik han
b> n fik hun
b> n fik i
b> n fik jeg
b> n fik jo
b> n fik også
b> n fik udslæt
b> n fikk de
b> n fikk den
b> n fikk det
b> n fikk du
b> n fikk for
b> n fikk han
b> n fikk i
b> n fikk jeg
b> n fikk jo
b> n fikk så
b> n fikk vi
b> n fikk §
b> n fint <c?c?>
b> n fint <p?c?>
b> n fint <p?p?>
b> n fint så
b> n fjerde time
b> n fjor <c?c?>
b> n fjor <p?c?>
b> n fjor høst
b> n fjor men
b> n fjor og
b> n flaske <p?p?>
b> n for <c?c?>
b> n for at
b> n for blodpr
b> n for deg
b> n for det
b> n for du
b> n for en
b> n for et
b> n for ham
b> n for hjerte
b> n for hoften
b> n for hun
b> n for i
b> n for jeg
b> n for kløen
b> n for lenge
b> n for længst
b> n for magen
b> n for maven
b> n for meget
b> n for ryggen
b> n for sukker
b> n for §
b> n for §2
b> n for å
b> n fordi den
b> n fordi det
b> n fordi du
b> n fordi han
b> n fordi hun
b> n fordi jeg
b> n forgår <p?p?>
b> n fornye jeg
b> n forrig gang
b> n forrig måned
b> n forrig uge
b> n forrig uke
b> n fortsa <p?p?>
b> n fortsä du
b> n fortsä med
b> n fortsä §2
b> n fortsæ <c?c?>
b> n fortsæ du
b> n foråre <c?c?>
b> n fra #
b> n fra en
b> n fra før
b> n fra i
b> n fra matas
b> n fra mig
b> n fra nå
b> n fra sist
b> n fra sykehu
b> n fram med
b> n fredag <c?c?>
b> n fredag <p?p?>
b> n fredag men
b> n frå i
b> n från i
b> n från och
b> n få det
b> n få §2
b> n fået i
b> n fået siden
b> n fået §2
b> n får de
b> n får den
b> n får det
b> n får du
b> n får han
b> n får hon
b> n får hun
b> n får inte
b> n får jag
b> n får jeg
b> n får også
b> n får stå
b> n får vel
b> n får vi
b> n får §
b> n får §2
b> n fått #
b> n fått den
b> n fått i
b> n færdig i
b> n færdig med
b> n för #
b> n för att
b> n för blodtr
b> n för dig
b> n för du
b> n för en
b> n för hjärta
b> n för jag
b> n för magen
b> n för §2
b> n förra månade
b> n förra veckan
b> n förra året
b> n första dagen
b> n før #
b> n før <c?c?>
b> n før <p?p?>
b> n før det
b> n før du
b> n før hun
b> n før jeg
b> n før §2
b> n fører jeg
b> n først <c?c?>
b> n først om
b> n første #
b> n første gang
b> n første i
b> n g #
b> n g <c?c?>
b> n g om
b> n ga ham
b> n ga jeg
b> n ga meg
b> n ga vi
b> n gang <c?c?>
b> n gang <p?c?>
b> n gang <p?p?>
b> n gang imelle
b> n gang med
b> n gang om
b> n gange <p?p?>
b> n gange daglig
b> n gange i
b> n ganger #
b> n ganger <c?c?>
b> n ganger <p?p?>
b> n ganger daglig
b> n ganger i
b> n ganger med
b> n ganger om
b> n gav ham
b> n gav hende
b> n gav jag
b> n gav jeg
b> n gav mig
b> n gav vi
b> n ge den
b> n ger den
b> n ger jag
b> n ger mig
b> n ger vi
b> n gi den
b> n gikk det
b> n gikk fint
b> n gikk i
b> n gir du
b> n gir vi
b> n giver du
b> n giver vi
b> n gjorde meg
b> n gjorde mig
b> n gjør det
b> n gjør du
b> n gjør vondt
b> n glad for
b> n glemme jeg
b> n godt <c?c?>
b> n godt <p?c?>
b> n godt <p?p?>
b> n godt det
b> n granne har
b> n greit <c?c?>
b> n greit men
b> n grund af
b> n grunn av
b> n gå på
b> n gång <p?c?>
b> n gång <p?p?>
b> n gång daglig
b> n gång i
b> n gång och
b> n gång om
b> n gånger <c?c?>
b> n gånger <c?p?>
b> n gånger <p?c?>
b> n gånger <p?p?>
b> n gånger i
b> n gånger om
b> n går #
b> n går <c?c?>
b> n går <pc>
b> n går den
b> n går det
b> n går du
b> n går fint
b> n går ikke
b> n går in
b> n går inte
b> n går kveld
b> n går kväll
b> n går men
b> n går ner
b> n går och
b> n går og
b> n går som
b> n går ut
b> n går vi
b> n gör att
b> n gör det
b> n gör du
b> n gör ingen
b> n gör jag
b> n gör vi
b> n gør det
b> n gør du
b> n gør han
b> n gør jeg
b> n gøre igen
b> n ha den
b> n ha det
b> n ha kvar
b> n ha men
b> n ha på
b> n ha videre
b> n ha §2
b> n hadde den
b> n hadde du
b> n hadde hun
b> n hadde jeg
b> n hadde vi
b> n hadde §2
b> n hade det
b> n hade du
b> n hade för
b> n hade han
b> n hade jag
b> n hade vi
b> n hade §2
b> n haft den
b> n haft i
b> n haft §2
b> n halv om
b> n halv time
b> n ham §2
b> n han #
b> n han ble
b> n han er
b> n han fik
b> n han fikk
b> n han fått
b> n han går
b> n han ha
b> n han hadde
b> n han haft
b> n han har
b> n han i
b> n han ikke
b> n han inte
b> n han med
b> n han på
b> n han skulle
b> n han som
b> n han står
b> n han så
b> n han tar
b> n han var
b> n han §2
b> n har #
b> n har aldrig
b> n har astma
b> n har den
b> n har det
b> n har du
b> n har eg
b> n har en
b> n har gett
b> n har gjort
b> n har gått
b> n har haft
b> n har hatt
b> n har hon
b> n har hun
b> n har i
b> n har ikke
b> n har ikkje
b> n har ingen
b> n har inget
b> n har inte
b> n har ja
b> n har jag
b> n har jeg
b> n har jo
b> n har ju
b> n har lagt
b> n har min
b> n har ni
b> n har også
b> n har ondt
b> n har pasien
b> n har patien
b> n har skreve
b> n har tagit
b> n har tatt
b> n har vi
b> n har vært
b> n har §2
b> n hatt #
b> n hatt det
b> n hatt før
b> n hatt i
b> n hatt på
b> n havde jeg
b> n have <c?c?>
b> n have den
b> n have mere
b> n have noget
b> n have §2
b> n hedder det
b> n hedder §2
b> n hela tiden
b> n hele tida
b> n hele tiden
b> n hele vinter
b> n hele året
b> n heller ikke
b> n helt fint
b> n hemma <p?p?>
b> n hende i
b> n henne #
b> n henne <c?c?>
b> n henne i
b> n henne med
b> n henne §2
b> n henter du
b> n her <c?p?>
b> n her <cp>
b> n her <p?p?>
b> n her er
b> n her i
b> n her men
b> n her nå
b> n her på
b> n her står
b> n heter den
b> n heter det
b> n heter §
b> n hjalp ikke
b> n hjelpe ikke
b> n hjemme <c?c?>
b> n hjemme <p?p?>
b> n hjemme den
b> n hjemme i
b> n hjälpe inte
b> n hold på
b> n holder du
b> n holdt jeg
b> n hon #
b> n hon blev
b> n hon fick
b> n hon fått
b> n hon gick
b> n hon ha
b> n hon hade
b> n hon har
b> n hon i
b> n hon inte
b> n hon är
b> n hon äter
b> n hos oss
b> n hovnet opp
b> n huden <p?p?>
b> n hun #
b> n hun blev
b> n hun bliver
b> n hun den
b> n hun det
b> n hun er
b> n hun fik
b> n hun fikk
b> n hun for
b> n hun få
b> n hun ha
b> n hun har
b> n hun hatt
b> n hun i
b> n hun ikke
b> n hun jo
b> n hun kaster
b> n hun selv
b> n hun skal
b> n hun slutte
b> n hun spytte
b> n hun spørge
b> n hun så
b> n hun var
b> n hur länge
b> n hur många
b> n husker du
b> n husker jeg
b> n hva med
b> n hva var
b> n hvad er
b> n hvad med
b> n hvad var
b> n hver aften
b> n hver dag
b> n hver gang
b> n hver kveld
b> n hver morgen
b> n hver søndag
b> n hver tredje
b> n hver uke
b> n hver vår
b> n hvis du
b> n hvis han
b> n hvis hun
b> n hvor er
b> n hvor lenge
b> n hvor længe
b> n hvor mange
b> n hvor mye
b> n hvorda er
b> n hvornå var
b> n här gången
b> n här i
b> n högst #
b> n i #
b> n i aften
b> n i ansigt
b> n i ansikt
b> n i armen
b> n i august
b> n i begge
b> n i bilen
b> n i blodet
b> n i blæra
b> n i bryste
b> n i dag
b> n i den
b> n i det
b> n i dosett
b> n i drikke
b> n i droppe
b> n i ei
b> n i en
b> n i et
b> n i ett
b> n i februa
b> n i fjol
b> n i fjor
b> n i fodere
b> n i forgår
b> n i forrig
b> n i forvej
b> n i foråre
b> n i fredag
b> n i förra
b> n i förrgå
b> n i gang
b> n i går
b> n i helgen
b> n i henne
b> n i hodet
b> n i hver
b> n i hvert
b> n i høst
b> n i ikke
b> n i januar
b> n i journa
b> n i juni
b> n i kinden
b> n i kjøles
b> n i kveld
b> n i kväll
b> n i leggen
b> n i lomma
b> n i lommen
b> n i lådan
b> n i låret
b> n i lördag
b> n i lørdag
b> n i magen
b> n i mai
b> n i maj
b> n i mandag
b> n i mange
b> n i mars
b> n i maskin
b> n i maten
b> n i maven
b> n i morgen
b> n i morges
b> n i morgon
b> n i morse
b> n i munden
b> n i munnen
b> n i muskel
b> n i muskle
b> n i månade
b> n i måndag
b> n i månede
b> n i nacken
b> n i nakken
b> n i nat
b> n i natt
b> n i nesa
b> n i näsan
b> n i og
b> n i oktobe
b> n i onsdag
b> n i rutan
b> n i samme
b> n i sekken
b> n i septem
b> n i sidste
b> n i skabet
b> n i skapet
b> n i skuffe
b> n i slange
b> n i sommer
b> n i somras
b> n i sonden
b> n i spenen
b> n i spiser
b> n i starte
b> n i stedet
b> n i ställe
b> n i så
b> n i söndag
b> n i søndag
b> n i tilleg
b> n i tisdag
b> n i torsda
b> n i vandet
b> n i vattne
b> n i veckan
b> n i venen
b> n i vintra
b> n i väskan
b> n i vår
b> n i våras
b> n i weeken
b> n i år
b> n i åra
b> n i åren
b> n i årevis
b> n i én
b> n i örat
b> n i øret
b> n igen <c?c?>
b> n igen <p?p?>
b> n igen i
b> n igen om
b> n igjen <p?p?>
b> n igjen fra
b> n ihop med
b> n ikke <c?c?>
b> n ikke <c?p?>
b> n ikke <p?c?>
b> n ikke <p?p?>
b> n ikke <pp>
b> n ikke allerg
b> n ikke bare
b> n ikke bedre
b> n ikke begynt
b> n ikke bruge
b> n ikke brukt
b> n ikke den
b> n ikke det
b> n ikke en
b> n ikke er
b> n ikke flere
b> n ikke for
b> n ikke få
b> n ikke fået
b> n ikke fått
b> n ikke gitt
b> n ikke gjort
b> n ikke ha
b> n ikke haft
b> n ikke han
b> n ikke hatt
b> n ikke have
b> n ikke hver
b> n ikke i
b> n ikke jeg
b> n ikke kan
b> n ikke lenger
b> n ikke lov
b> n ikke længer
b> n ikke med
b> n ikke medici
b> n ikke medisi
b> n ikke men
b> n ikke mer
b> n ikke mere
b> n ikke må
b> n ikke noe
b> n ikke noget
b> n ikke nu
b> n ikke nå
b> n ikke nødven
b> n ikke om
b> n ikke på
b> n ikke sammen
b> n ikke sant
b> n ikke ta
b> n ikke taget
b> n ikke tatt
b> n ikke til
b> n ikke tåle
b> n ikke tåler
b> n ikke tålt
b> n ikke ved
b> n ikke §2
b> n ikke åpnet
b> n ikkje §2
b> n in i
b> n indtil i
b> n inga fler
b> n ingen §
b> n ingen §2
b> n ingent <p?c?>
b> n inget mer
b> n innan ni
b> n inne på
b> n inntil #
b> n inte <p?p?>
b> n inte av
b> n inte bra
b> n inte den
b> n inte det
b> n inte en
b> n inte för
b> n inte ge
b> n inte ha
b> n inte heller
b> n inte i
b> n inte med
b> n inte nu
b> n inte på
b> n inte ta
b> n inte tål
b> n inte ut
b> n inte §
b> n inte §2
b> n ja <c?c?>
b> n ja <c?p?>
b> n ja <p?p?>
b> n ja <pc>
b> n ja <pp>
b> n ja den
b> n ja det
b> n ja fast
b> n ja i
b> n ja jeg
b> n ja men
b> n ja når
b> n ja og
b> n ja okej
b> n ja vel
b> n ja §
b> n jag #
b> n jag <p?p?>
b> n jag aldrig
b> n jag att
b> n jag bort
b> n jag den
b> n jag fick
b> n jag få
b> n jag får
b> n jag för
b> n jag förstå
b> n jag gav
b> n jag ha
b> n jag haft
b> n jag har
b> n jag här
b> n jag i
b> n jag inte
b> n jag ju
b> n jag kvar
b> n jag med
b> n jag på
b> n jag redan
b> n jag ser
b> n jag ska
b> n jag skrive
b> n jag slutad
b> n jag slutat
b> n jag såg
b> n jag tagit
b> n jag till
b> n jag tog
b> n jag ut
b> n jag varje
b> n jag vet
b> n jag vill
b> n jag väl
b> n jag §2
b> n jag är
b> n jag ätit
b> n januar <c?c?>
b> n jeg #
b> n jeg <c?c?>
b> n jeg <p?p?>
b> n jeg <pc>
b> n jeg <pp>
b> n jeg af
b> n jeg aldri
b> n jeg aldrig
b> n jeg allere
b> n jeg alltid
b> n jeg at
b> n jeg av
b> n jeg bare
b> n jeg ble
b> n jeg blev
b> n jeg blir
b> n jeg da
b> n jeg dem
b> n jeg den
b> n jeg det
b> n jeg en
b> n jeg er
b> n jeg ferdig
b> n jeg fik
b> n jeg fikk
b> n jeg for
b> n jeg fra
b> n jeg få
b> n jeg får
b> n jeg ga
b> n jeg gav
b> n jeg gerne
b> n jeg gikk
b> n jeg give
b> n jeg giver
b> n jeg glemme
b> n jeg ha
b> n jeg hadde
b> n jeg ham
b> n jeg har
b> n jeg hatt
b> n jeg havde
b> n jeg have
b> n jeg heller
b> n jeg holdt
b> n jeg hver
b> n jeg i
b> n jeg kan
b> n jeg kunne
b> n jeg køber
b> n jeg leste
b> n jeg lå
b> n jeg med
b> n jeg men
b> n jeg nu
b> n jeg nå
b> n jeg når
b> n jeg og
b> n jeg også
b> n jeg op
b> n jeg opp
b> n jeg prøve
b> n jeg på
b> n jeg ser
b> n jeg setter
b> n jeg skal
b> n jeg skrive
b> n jeg skulle
b> n jeg slutta
b> n jeg som
b> n jeg stadig
b> n jeg stoppe
b> n jeg så
b> n jeg ta
b> n jeg tager
b> n jeg tar
b> n jeg tatt
b> n jeg til
b> n jeg tog
b> n jeg tok
b> n jeg tåler
b> n jeg ud
b> n jeg var
b> n jeg vel
b> n jeg vil
b> n jeg ville
b> n jeg §2
b> n jeg å
b> n jo #
b> n jo allere
b> n jo den
b> n jo det
b> n jo en
b> n jo i
b> n jo ikke
b> n jo men
b> n jo og
b> n jo på
b> n jo så
b> n jo §2
b> n jouren i
b> n ju §2
b> n juli <p?p?>
b> n juni <p?c?>
b> n juni <p?p?>
b> n just det
b> n kalium <p?p?>
b> n kan du
b> n kan få
b> n kan ge
b> n kan give
b> n kan gå
b> n kan han
b> n kan ikke
b> n kan jag
b> n kan ni
b> n kan vi
b> n kapsel i
b> n kaster du
b> n kastet opp
b> n kg på
b> n kjøper du
b> n kjøpte jeg
b> n klart <c?c?>
b> n klart <p?p?>
b> n kona mi
b> n kontro om
b> n krampe i
b> n kun i
b> n kun på
b> n kunde inte
b> n kunne ikke
b> n kunne jeg
b> n kutter vi
b> n kvalme <c?c?>
b> n kvar <c?c?>
b> n kvar dag
b> n kvar på
b> n kveld <c?p?>
b> n kveld <p?p?>
b> n kveld i
b> n kveld men
b> n kveld og
b> n kvelde <p?p?>
b> n kväll <c?c?>
b> n kväll <c?p?>
b> n kväll <p?c?>
b> n kväll <p?p?>
b> n kväll i
b> n kvälle <c?c?>
b> n kvälle <p?p?>
b> n kvälle och
b> n köpte jag
b> n kör vi
b> n køb dem
b> n køber du
b> n la den
b> n la på
b> n lad være
b> n lader vi
b> n lagt i
b> n lar vi
b> n legeva på
b> n legger vi
b> n lenge du
b> n lenge siden
b> n lige nu
b> n ligger på
b> n litt <p?p?>
b> n livet ut
b> n länge har
b> n länge sedan
b> n längre <p?p?>
b> n lå på
b> n låg på
b> n låt den
b> n låter vi
b> n længe du
b> n længe har
b> n længe siden
b> n lördag och
b> n lørdag <p?p?>
b> n magen <c?c?>
b> n magen <c?p?>
b> n magen av
b> n mai <p?p?>
b> n maj <c?c?>
b> n maks #
b> n man blir
b> n mandag <p?c?>
b> n mandag <p?p?>
b> n mange har
b> n mars <c?c?>
b> n maten <c?c?>
b> n maven <c?c?>
b> n med #
b> n med <c?c?>
b> n med <p?p?>
b> n med <pc>
b> n med <pp>
b> n med at
b> n med da
b> n med de
b> n med den
b> n med det
b> n med din
b> n med feber
b> n med for
b> n med fra
b> n med för
b> n med hjem
b> n med i
b> n med kalium
b> n med lidt
b> n med mat
b> n med men
b> n med min
b> n med og
b> n med så
b> n med til
b> n med §
b> n med §2
b> n meg <p?p?>
b> n meg i
b> n meg så
b> n meg §2
b> n men bare
b> n men da
b> n men de
b> n men den
b> n men der
b> n men dere
b> n men det
b> n men du
b> n men eg
b> n men er
b> n men har
b> n men hon
b> n men hun
b> n men i
b> n men ikke
b> n men inte
b> n men ja
b> n men jag
b> n men jeg
b> n men magen
b> n men nå
b> n men på
b> n men vi
b> n men §2
b> n mens du
b> n mer <c?c?>
b> n mer <p?p?>
b> n mer av
b> n mer i
b> n mere <c?c?>
b> n mg #
b> n mg <c?c?>
b> n mg <cc>
b> n mg <p?c?>
b> n mg hver
b> n mg i
b> n mg kg
b> n mg men
b> n mg morgon
b> n mg och
b> n mg og
b> n mg om
b> n mg på
b> n mg till
b> n mg ved
b> n midt i
b> n mig den
b> n mig en
b> n mig i
b> n mig nu
b> n min <p?p?>
b> n min bror
b> n min dotter
b> n min er
b> n min fru
b> n min granne
b> n min kone
b> n min mand
b> n min mor
b> n ml <p?p?>
b> n ml hver
b> n ml i
b> n ml per
b> n mod lungeb
b> n mora mi
b> n morgen <c?c?>
b> n morgen <c?p?>
b> n morgen <p?c?>
b> n morgen <p?p?>
b> n morgen i
b> n morgen men
b> n morgen og
b> n morgon <p?p?>
b> n morgon bitti
b> n morgon och
b> n morse <p?p?>
b> n mot den
b> n mot febere
b> n mot migrän
b> n mot smerte
b> n mot §2
b> n muskel i
b> n må bort
b> n må du
b> n må få
b> n må han
b> n må jeg
b> n må ut
b> n må vi
b> n månade <c?c?>
b> n månade <p?p?>
b> n måned <p?p?>
b> n måned for
b> n måned og
b> n måned siden
b> n månede <c?c?>
b> n månede <p?c?>
b> n månede <p?p?>
b> n månede siden
b> n naboen har
b> n nakken <c?c?>
b> n natt <c?c?>
b> n natta <c?c?>
b> n natta <p?p?>
b> n natten <c?c?>
b> n natten <p?c?>
b> n natten <p?p?>
b> n ned <p?p?>
b> n ned i
b> n ned over
b> n ned til
b> n nede i
b> n nei <c?c?>
b> n nei <c?p?>
b> n nei <p?c?>
b> n nei <p?p?>
b> n nei <pp>
b> n nei da
b> n nei det
b> n nei til
b> n nei vent
b> n nej <c?p?>
b> n nej <p?c?>
b> n nej <p?p?>
b> n nej den
b> n nej det
b> n nej du
b> n nej ikke
b> n nej inte
b> n nej jag
b> n nej men
b> n nej vent
b> n nettet <p?p?>
b> n ni i
b> n ni på
b> n no <p?p?>
b> n noe annet
b> n noe av
b> n noe du
b> n noe i
b> n noe mer
b> n noe nytt
b> n noe §2
b> n noget der
b> n noget med
b> n noget mod
b> n nok ikke
b> n nu #
b> n nu <c?p?>
b> n nu <cp>
b> n nu <p?p?>
b> n nu er
b> n nu har
b> n nu i
b> n nu när
b> n nu och
b> n nu og
b> n nu på
b> n nu §2
b> n nu är
b> n nummer #
b> n ny prøve
b> n när det
b> n när du
b> n när han
b> n när hon
b> n när vi
b> n när §2
b> n nå #
b> n nå <c?c?>
b> n nå <p?c?>
b> n nå <p?p?>
b> n nå av
b> n nå er
b> n nå for
b> n nå har
b> n nå i
b> n nå ja
b> n nå men
b> n nå og
b> n når de
b> n når det
b> n når du
b> n når fikk
b> n når han
b> n når jeg
b> n når var
b> n når vi
b> n næste gang
b> n och #
b> n och blev
b> n och blodtr
b> n och den
b> n och det
b> n och du
b> n och då
b> n och en
b> n och fick
b> n och har
b> n och hon
b> n och i
b> n och jag
b> n och kväll
b> n och med
b> n och sedan
b> n och sen
b> n och så
b> n och tar
b> n och vi
b> n och §2
b> n också <c?c?>
b> n också i
b> n också men
b> n og #
b> n og blev
b> n og da
b> n og de
b> n og dem
b> n og den
b> n og der
b> n og dere
b> n og det
b> n og du
b> n og er
b> n og fik
b> n og fikk
b> n og han
b> n og har
b> n og hjerte
b> n og hun
b> n og hva
b> n og hvad
b> n og i
b> n og ikke
b> n og jeg
b> n og jern
b> n og kveld
b> n og min
b> n og mot
b> n og noget
b> n og nu
b> n og nå
b> n og når
b> n og ser
b> n og siden
b> n og skal
b> n og smerte
b> n og så
b> n og tablet
b> n og tar
b> n og til
b> n og trykke
b> n og §
b> n og §2
b> n også #
b> n også <p?c?>
b> n også <p?p?>
b> n også det
b> n også en
b> n også for
b> n også men
b> n også til
b> n også §2
b> n ok <c?c?>
b> n ok <p?p?>
b> n okay <c?c?>
b> n okay <c?p?>
b> n okay <p?c?>
b> n okay <p?p?>
b> n okej <c?c?>
b> n okej <c?p?>
b> n okej <p?p?>
b> n om #
b> n om <p?c?>
b> n om <p?p?>
b> n om aftene
b> n om dagen
b> n om den
b> n om det
b> n om du
b> n om en
b> n om han
b> n om hun
b> n om i
b> n om jag
b> n om kvelde
b> n om morgen
b> n om månede
b> n om natta
b> n om natten
b> n om og
b> n om på
b> n om ugen
b> n om vi
b> n ondt i
b> n onsdag <p?p?>
b> n ont i
b> n op <p?p?>
b> n op i
b> n op med
b> n op til
b> n opp <c?c?>
b> n opp <p?p?>
b> n opp igjen
b> n opp på
b> n over #
b> n over <p?p?>
b> n over en
b> n over for
b> n over i
b> n over på
b> n pasta i
b> n patien det
b> n patien i
b> n pause <c?c?>
b> n pause i
b> n pause med
b> n pause til
b> n plaste #
b> n proppe i
b> n prøver vi
b> n pust morgen
b> n på #
b> n på <c?c?>
b> n på <p?p?>
b> n på akuten
b> n på apotek
b> n på arbejd
b> n på avdeli
b> n på dag
b> n på de
b> n på den
b> n på det
b> n på dig
b> n på do
b> n på eget
b> n på en
b> n på facebo
b> n på fredag
b> n på før
b> n på grund
b> n på grunn
b> n på henne
b> n på i
b> n på klinik
b> n på kortet
b> n på kvälle
b> n på lista
b> n på listan
b> n på listen
b> n på låret
b> n på lørdag
b> n på magen
b> n på mandag
b> n på med
b> n på meg
b> n på men
b> n på mig
b> n på morgen
b> n på morgon
b> n på måndag
b> n på nettet
b> n på noe
b> n på nytt
b> n på nätet
b> n på pause
b> n på resept
b> n på ryggen
b> n på samma
b> n på siden
b> n på söndag
b> n på søndag
b> n på torsda
b> n på §
b> n på §2
b> n redd for
b> n resept på
b> n ryger ud
b> n ryggen <c?c?>
b> n räcker inte
b> n rører vi
b> n sa att
b> n sa det
b> n sa du
b> n sa jag
b> n sa jeg
b> n samma sak
b> n samma som
b> n samma ämne
b> n samme <p?c?>
b> n samme <p?p?>
b> n samme dose
b> n samme slags
b> n samme som
b> n samme stof
b> n sammen <p?p?>
b> n sammen med
b> n samtid <p?p?>
b> n satt i
b> n satte den
b> n sedan <c?c?>
b> n sedan i
b> n sedan länge
b> n sedan §2
b> n selv <c?c?>
b> n selv i
b> n sen #
b> n sen <p?p?>
b> n sen en
b> n sen har
b> n sen i
b> n sen §2
b> n sepone <c?c?>
b> n septem <p?p?>
b> n ser det
b> n ser jag
b> n ser vi
b> n sett den
b> n setter jeg
b> n setter vi
b> n siden #
b> n siden <c?c?>
b> n siden <p?c?>
b> n siden <pc>
b> n siden av
b> n siden da
b> n siden den
b> n siden du
b> n siden fordi
b> n siden forrig
b> n siden i
b> n siden jeg
b> n siden mai
b> n siden mandag
b> n sidst <p?p?>
b> n sidst i
b> n sidste gang
b> n sidste uge
b> n sier du
b> n sier hun
b> n sist <p?p?>
b> n sist men
b> n sista i
b> n siste sprøyt
b> n sitter på
b> n sjette måned
b> n ska du
b> n ska han
b> n ska inte
b> n ska vara
b> n skader ikke
b> n skal den
b> n skal du
b> n skal ha
b> n skal han
b> n skal hun
b> n skal ikke
b> n skal jeg
b> n skal stå
b> n skal ud
b> n skal ut
b> n skifte i
b> n skifte til
b> n skifte vi
b> n skrev jeg
b> n skrive jeg
b> n skrive vi
b> n skulle du
b> n skulle ha
b> n skulle jeg
b> n skulle slutte
b> n slet ikke
b> n slippe du
b> n slut <c?c?>
b> n slut <p?c?>
b> n slut i
b> n slut med
b> n sluta med
b> n slutad i
b> n slutad jag
b> n slutar vi
b> n slutat med
b> n slutt i
b> n slutt på
b> n slutta jeg
b> n slutte du
b> n slutte for
b> n slutte jeg
b> n slutte med
b> n slutte vi
b> n smager af
b> n smerte <c?c?>
b> n smerte <p?p?>
b> n smører du
b> n snakke om
b> n snakke vi
b> n som allerg
b> n som alltid
b> n som barn
b> n som de
b> n som den
b> n som dere
b> n som det
b> n som du
b> n som en
b> n som er
b> n som förut
b> n som før
b> n som gjør
b> n som gör
b> n som han
b> n som har
b> n som heter
b> n som hon
b> n som hun
b> n som i
b> n som ikke
b> n som jag
b> n som jeg
b> n som kona
b> n som ni
b> n som noe
b> n som noget
b> n som står
b> n som vanlig
b> n som var
b> n som §
b> n som är
b> n som överkä
b> n sover på
b> n spring vi
b> n spruta i
b> n sprøyt #
b> n sprøyt hver
b> n sprøyt i
b> n sprøyt nå
b> n stadig #
b> n start i
b> n starte du
b> n starte i
b> n starte vi
b> n stedet <p?c?>
b> n stedet <p?p?>
b> n stedet for
b> n stedet får
b> n stikkp #
b> n sto det
b> n stod det
b> n stod i
b> n stod på
b> n stoppe <c?c?>
b> n stoppe den
b> n stoppe for
b> n stoppe i
b> n stoppe vi
b> n stryke jag
b> n stryke jeg
b> n ställe <c?c?>
b> n ställe för
b> n ställe och
b> n stå som
b> n står der
b> n står det
b> n står du
b> n står her
b> n står i
b> n står jo
b> n står med
b> n står også
b> n står på
b> n står som
b> n sukker er
b> n sykehu <p?p?>
b> n synes jeg
b> n säger du
b> n så begynn
b> n så ble
b> n så bliver
b> n så de
b> n så dem
b> n så den
b> n så det
b> n så du
b> n så där
b> n så då
b> n så dårlig
b> n så en
b> n så er
b> n så fall
b> n så fik
b> n så fikk
b> n så får
b> n så fælt
b> n så gikk
b> n så godt
b> n så går
b> n så gør
b> n så han
b> n så har
b> n så hon
b> n så hun
b> n så här
b> n så ingen
b> n så jag
b> n så jeg
b> n så kom
b> n så kvalm
b> n så lenge
b> n så længe
b> n så mye
b> n så må
b> n så nei
b> n så noget
b> n så ont
b> n så prøver
b> n så på
b> n så sa
b> n så ser
b> n så skal
b> n så skifte
b> n så skrive
b> n så slippe
b> n så stop
b> n så stoppe
b> n så står
b> n så svimme
b> n så tager
b> n så tok
b> n så ut
b> n så var
b> n så vi
b> n så vondt
b> n så §
b> n så §2
b> n söndag <p?p?>
b> n søndag <c?c?>
b> n søndag <p?p?>
b> n ta dem
b> n ta den
b> n ta en
b> n ta med
b> n ta §2
b> n tablet <c?c?>
b> n tablet <c?p?>
b> n tablet <p?p?>
b> n tablet for
b> n tablet i
b> n tablet og
b> n tablet om
b> n tag den
b> n tager dem
b> n tager du
b> n tager han
b> n tager hun
b> n tager jeg
b> n tager vi
b> n tager §2
b> n tagit den
b> n tagit det
b> n takk <p?p?>
b> n tar #
b> n tar den
b> n tar det
b> n tar en
b> n tar han
b> n tar hon
b> n tar jag
b> n tar jeg
b> n tar vi
b> n tar §2
b> n tatt #
b> n tatt den
b> n tatt det
b> n tatt siden
b> n til #
b> n til <c?p?>
b> n til aftens
b> n til at
b> n til de
b> n til deg
b> n til den
b> n til det
b> n til dig
b> n til frokos
b> n til hende
b> n til i
b> n til jeg
b> n til jul
b> n til katt
b> n til mandag
b> n til maten
b> n til middag
b> n til natta
b> n til neste
b> n til om
b> n til på
b> n til uke
b> n til §2
b> n til å
b> n till #
b> n till det
b> n till i
b> n till kvälle
b> n till natten
b> n till §2
b> n time <p?p?>
b> n time før
b> n timme före
b> n tog #
b> n tog den
b> n tog du
b> n tog jag
b> n tog jeg
b> n tog slut
b> n tok den
b> n tok en
b> n tok jeg
b> n torsda <c?c?>
b> n torsda <p?p?>
b> n trappe vi
b> n tredje dag
b> n tredje månad
b> n trenge du
b> n trenge han
b> n tror det
b> n tror jeg
b> n trykke ditt
b> n tygger jeg
b> n tåler det
b> n tåler ikke
b> n tør jeg
b> n tørre øyne
b> n ud <p?p?>
b> n ud for
b> n uge #
b> n uge <c?c?>
b> n uge <c?p?>
b> n ugen <c?c?>
b> n uger <c?c?>
b> n uger <c?p?>
b> n uger <p?p?>
b> n uger og
b> n uger siden
b> n uker <c?c?>
b> n uker <p?c?>
b> n uker <p?p?>
b> n uker og
b> n under #
b> n under huden
b> n under tungan
b> n upp den
b> n uppehå med
b> n ut <c?c?>
b> n ut <cp>
b> n ut i
b> n ut med
b> n ut og
b> n ut på
b> n ut §2
b> n ute <p?p?>
b> n ute av
b> n uten noe
b> n utslag av
b> n vad är
b> n vandet i
b> n var #
b> n var bara
b> n var bare
b> n var den
b> n var det
b> n var du
b> n var for
b> n var før
b> n var hans
b> n var i
b> n var ikke
b> n var jeg
b> n var jo
b> n var ju
b> n var min
b> n var til
b> n var tredje
b> n var §2
b> n varann dag
b> n varje dag
b> n varje kväll
b> n varje mål
b> n vecka <c?c?>
b> n vecka i
b> n veckan <p?c?>
b> n veckan <p?p?>
b> n veckor <c?c?>
b> n veckor <p?p?>
b> n veckor och
b> n veckor sen
b> n ved #
b> n ved behov
b> n ved det
b> n ved jeg
b> n ved med
b> n ved siden
b> n vel #
b> n vel ikke
b> n vent <c?c?>
b> n vente med
b> n venter vi
b> n vet du
b> n vet inte
b> n vet jag
b> n vi <c?c?>
b> n vi <p?c?>
b> n vi bare
b> n vi bytter
b> n vi den
b> n vi det
b> n vi en
b> n vi ga
b> n vi gav
b> n vi går
b> n vi har
b> n vi höjer
b> n vi i
b> n vi ikke
b> n vi inte
b> n vi jo
b> n vi men
b> n vi og
b> n vi også
b> n vi om
b> n vi over
b> n vi prøver
b> n vi på
b> n vi se
b> n vi skal
b> n vi skrive
b> n vi slutad
b> n vi stå
b> n vi så
b> n vi ta
b> n vi tager
b> n vi tar
b> n vi til
b> n vi var
b> n vi være
b> n vi §
b> n vi §2
b> n vid behov
b> n videre <c?c?>
b> n videre med
b> n videre men
b> n vikare <p?p?>
b> n vil gerne
b> n vil ha
b> n vil heller
b> n vil helst
b> n vil ikke
b> n vil jeg
b> n vill inte
b> n vill jag
b> n ville ikke
b> n vinter <c?c?>
b> n vinter <p?p?>
b> n vinter men
b> n virker ikke
b> n virker jo
b> n vondt i
b> n våras <c?c?>
b> n våras <p?p?>
b> n væk <p?p?>
b> n væk og
b> n være <p?p?>
b> n være med
b> n § #
b> n § <c?c?>
b> n § <c?p?>
b> n § <cp>
b> n § <p?c?>
b> n § <p?p?>
b> n § <pc>
b> n § av
b> n § den
b> n § det
b> n § du
b> n § då
b> n § eller
b> n § en
b> n § er
b> n § fick
b> n § fikk
b> n § for
b> n § för
b> n § før
b> n § går
b> n § har
b> n § heter
b> n § hver
b> n § i
b> n § ja
b> n § jeg
b> n § mot
b> n § och
b> n § og
b> n § på
b> n § som
b> n § står
b> n § tar
b> n § til
b> n § tog
b> n § ut
b> n § var
b> n § §2
b> n § är
b> n µg <p?p?>
b> n är #
b> n är alltså
b> n är bara
b> n är borta
b> n är bra
b> n är den
b> n är det
b> n är en
b> n är färdig
b> n är i
b> n är inte
b> n är jag
b> n är ju
b> n är klar
b> n är klart
b> n är kvar
b> n är lite
b> n är min
b> n är notera
b> n är oförän
b> n är okej
b> n är rätt
b> n är slut
b> n är som
b> n är så
b> n är ute
b> n är väl
b> n är §2
b> n äter §2
b> n å ja
b> n å ta
b> n år <c?c?>
b> n år <cc>
b> n år <p?c?>
b> n år <p?p?>
b> n år <pp>
b> n år men
b> n år sedan
b> n år sen
b> n år siden
b> n året <p?p?>
b> n åt det
b> n åt jag
b> n én daglig
b> n én om
b> n én tablet
c< n #
c< n <c?c?>
c< n <c?p?>
c< n <cc>
c< n <cp>
c< n <p?c?>
c< n <p?p?>
c< n <pc>
c< n <pp>
c< n ?
c< n af
c< n aften
c< n aldri
c< n aller
c< n allts
c< n altså
c< n ambul
c< n andre
c< n annet
c< n antib
c< n använ
c< n astma
c< n at
c< n att
c< n augus
c< n av
c< n avslu
c< n bara
c< n bare
c< n bedre
c< n bedöv
c< n bedøv
c< n begyn
c< n behan
c< n behol
c< n behöv
c< n ble
c< n blev
c< n bli
c< n blir
c< n blive
c< n blodf
c< n blodt
c< n blå
c< n blære
c< n bort
c< n borta
c< n bra
c< n brore
c< n bruge
c< n bruk
c< n bruka
c< n bruke
c< n brukt
c< n byta
c< n byter
c< n bytte
c< n bättr
c< n både
c< n börja
c< n da
c< n dag
c< n dagar
c< n dagen
c< n dager
c< n dagli
c< n datte
c< n de
c< n deg
c< n dem
c< n den
c< n der
c< n derfo
c< n det
c< n dig
c< n din
c< n dine
c< n dose
c< n drop
c< n drypp
c< n du
c< n där
c< n därem
c< n då
c< n efter
c< n eg
c< n ein
c< n eller
c< n en
c< n ene
c< n engan
c< n er
c< n ersta
c< n ett
c< n fast
c< n faste
c< n fick
c< n fik
c< n fikk
c< n fint
c< n fjern
c< n flask
c< n flått
c< n for
c< n fordi
c< n foreb
c< n forts
c< n forve
c< n fra
c< n freda
c< n från
c< n fästi
c< n få
c< n fået
c< n får
c< n fått
c< n förut
c< n først
c< n ga
c< n gamla
c< n gav
c< n gel
c< n gerne
c< n gett
c< n gir
c< n giv
c< n giver
c< n god
c< n godt
c< n greit
c< n gule
c< n gånge
c< n går
c< n gått
c< n ha
c< n hadde
c< n hade
c< n haft
c< n halv
c< n han
c< n hans
c< n har
c< n hatt
c< n havde
c< n have
c< n hedde
c< n helle
c< n hellr
c< n helt
c< n hende
c< n henne
c< n hente
c< n hepat
c< n her
c< n heter
c< n hjemm
c< n hjert
c< n ho
c< n holde
c< n hon
c< n honom
c< n hoved
c< n huden
c< n hun
c< n hva
c< n hvad
c< n hvide
c< n hvilk
c< n hvite
c< n här
c< n i
c< n igen
c< n igjen
c< n ihop
c< n ikke
c< n ikkje
c< n in
c< n ingen
c< n inget
c< n inhal
c< n inn
c< n innan
c< n inte
c< n ja
c< n jag
c< n jeg
c< n jo
c< n journ
c< n ju
c< n juni
c< n just
c< n kalci
c< n kaliu
c< n kalk
c< n kan
c< n kapsl
c< n kat
c< n katte
c< n kjøle
c< n kjøpt
c< n klart
c< n koles
c< n kom
c< n komme
c< n kona
c< n korte
c< n korti
c< n kropp
c< n kun
c< n kunne
c< n kur
c< n kuren
c< n kvalm
c< n kvar
c< n kveld
c< n kväll
c< n köpte
c< n kör
c< n køber
c< n købte
c< n la
c< n lagt
c< n lar
c< n legge
c< n lidt
c< n lilla
c< n lille
c< n lista
c< n liter
c< n litt
c< n lunge
c< n lägge
c< n länge
c< n lægge
c< n længe
c< n magen
c< n man
c< n mand
c< n manda
c< n mange
c< n manne
c< n maven
c< n med
c< n medic
c< n men
c< n mener
c< n mer
c< n mere
c< n mg
c< n mi
c< n mig
c< n min
c< n ml
c< n morge
c< n mormo
c< n mot
c< n mye
c< n må
c< n måned
c< n naboe
c< n natta
c< n natte
c< n ned
c< n nej
c< n neses
c< n neste
c< n ni
c< n noe
c< n noen
c< n noget
c< n nok
c< n noter
c< n nu
c< n ny
c< n nye
c< n nå
c< n når
c< n nåt
c< n och
c< n också
c< n også
c< n ok
c< n okay
c< n okej
c< n om
c< n onsda
c< n opp
c< n ormek
c< n over
c< n p
c< n p-pil
c< n p-rin
c< n passe
c< n plan
c< n prost
c< n prova
c< n prøv
c< n prøvd
c< n prøve
c< n på
c< n reage
c< n recep
c< n redan
c< n resep
c< n rygge
c< n sak
c< n salve
c< n samma
c< n samme
c< n satt
c< n satte
c< n sedan
c< n seg
c< n selv
c< n sen
c< n ser
c< n sett
c< n sette
c< n siden
c< n sier
c< n sig
c< n siger
c< n sin
c< n sist
c< n ska
c< n skal
c< n skift
c< n skriv
c< n skyll
c< n slut
c< n sluta
c< n slutt
c< n smert
c< n smurt
c< n små
c< n smøre
c< n so
c< n som
c< n sover
c< n spise
c< n spray
c< n sprut
c< n sprøy
c< n spurt
c< n stadi
c< n start
c< n stede
c< n sto
c< n stop
c< n stopp
c< n stryk
c< n ställ
c< n stå
c< n ståen
c< n står
c< n sukke
c< n svige
c< n svimm
c< n sykep
c< n syste
c< n så
c< n sånn
c< n sønda
c< n søste
c< n ta
c< n table
c< n tag
c< n tage
c< n tager
c< n taget
c< n tagit
c< n tar
c< n tatt
c< n tek
c< n tenke
c< n tenkt
c< n til
c< n tilba
c< n till
c< n tille
c< n tog
c< n tok
c< n trapp
c< n trykk
c< n tube
c< n tänkt
c< n tåler
c< n tålt
c< n tænkt
c< n ud
c< n uge
c< n uger
c< n uke
c< n uker
c< n upp
c< n urine
c< n ut
c< n vacci
c< n vaksi
c< n vanli
c< n var
c< n vecka
c< n ved
c< n vel
c< n venin
c< n vi
c< n vidar
c< n vider
c< n ville
c< n virke
c< n vitam
c< n vår
c< n væk
c< n være
c< n |
c< n §
c< n §2
c< n är
c< n å
c< n år
c< n åra
c< n åt
c< n én
c< n ögond
c< n över
c> n #
c> n <c?p?>
c> n <cc>
c> n <p?c?>
c> n <p?p?>
c> n <pc>
c> n <pp>
c> n af
c> n aften
c> n aktue
c> n aldri
c> n alene
c> n alle
c> n aller
c> n allti
c> n allts
c> n alt
c> n altså
c> n ampul
c> n anden
c> n andre
c> n annan
c> n annen
c> n apote
c> n armen
c> n astma
c> n at
c> n att
c> n augus
c> n av
c> n bare
c> n barne
c> n begge
c> n begyn
c> n behol
c> n behov
c> n behål
c> n behöv
c> n ble
c> n blev
c> n bli
c> n blir
c> n blive
c> n blode
c> n blodp
c> n blæra
c> n bort
c> n borta
c> n borte
c> n bra
c> n bruge
c> n brugt
c> n bruke
c> n brukt
c> n brus
c> n byter
c> n bytte
c> n da
c> n dag
c> n dagar
c> n dage
c> n dagen
c> n dager
c> n dagli
c> n dan
c> n de
c> n deg
c> n dem
c> n den
c> n derhj
c> n derim
c> n det
c> n diarr
c> n din
c> n dom
c> n dose
c> n dosen
c> n drick
c> n drop
c> n dropp
c> n du
c> n där
c> n därem
c> n då
c> n dårli
c> n e
c> n efter
c> n eg
c> n egen
c> n ein
c> n eller
c> n en
c> n ene
c> n enhed
c> n er
c> n et
c> n ett
c> n etter
c> n farli
c> n fast
c> n fastl
c> n feber
c> n fekk
c> n ferdi
c> n fick
c> n fik
c> n fikk
c> n fint
c> n fjor
c> n foder
c> n for
c> n forbu
c> n fordi
c> n fores
c> n forte
c> n fortf
c> n forts
c> n fra
c> n freda
c> n från
c> n fästi
c> n få
c> n får
c> n fått
c> n för
c> n före
c> n förra
c> n först
c> n før
c> n først
c> n g
c> n ga
c> n gang
c> n gange
c> n gav
c> n gel
c> n gelen
c> n ger
c> n gi
c> n gik
c> n gikk
c> n gir
c> n gis
c> n gitt
c> n giver
c> n gjord
c> n gjort
c> n godt
c> n granu
c> n gå
c> n gång
c> n gånge
c> n går
c> n gör
c> n gør
c> n ha
c> n hadde
c> n hade
c> n halsb
c> n halv
c> n ham
c> n han
c> n hans
c> n har
c> n hatt
c> n havde
c> n hedde
c> n hele
c> n helt
c> n hemma
c> n hende
c> n henne
c> n her
c> n hjelp
c> n hjem
c> n hjert
c> n hjälp
c> n hjärt
c> n ho
c> n hofte
c> n holdt
c> n hon
c> n hos
c> n huden
c> n hun
c> n hund
c> n hunde
c> n hur
c> n huske
c> n hva
c> n hvad
c> n hver
c> n hvert
c> n hvis
c> n hvor
c> n här
c> n høyt
c> n i
c> n idag
c> n igen
c> n igjen
c> n ikke
c> n ikkje
c> n inget
c> n inhal
c> n inn
c> n innti
c> n inte
c> n intra
c> n istäl
c> n ja
c> n jag
c> n janua
c> n jeg
c> n jo
c> n ju
c> n juni
c> n junio
c> n kan
c> n kapse
c> n kg
c> n kjøp
c> n kjøpe
c> n kolle
c> n kom
c> n kona
c> n kreme
c> n kräm
c> n kunne
c> n kusin
c> n kvar
c> n kvart
c> n kveld
c> n kväll
c> n köper
c> n köpte
c> n kör
c> n købte
c> n kører
c> n lar
c> n legev
c> n lenge
c> n lever
c> n ligge
c> n lista
c> n liste
c> n lomma
c> n lomme
c> n lägge
c> n länge
c> n låret
c> n læge
c> n lægge
c> n længe
c> n lörda
c> n magen
c> n mai
c> n man
c> n manda
c> n mange
c> n manne
c> n mars
c> n marts
c> n maske
c> n maten
c> n maven
c> n med
c> n meg
c> n men
c> n mer
c> n mg
c> n mig
c> n mikst
c> n min
c> n ml
c> n mod
c> n mor
c> n morge
c> n morgo
c> n mot
c> n munne
c> n muske
c> n muskl
c> n må
c> n målti
c> n månad
c> n månda
c> n måned
c> n många
c> n nabo
c> n nacke
c> n nakke
c> n natte
c> n nei
c> n nej
c> n neses
c> n ni
c> n no
c> n noen
c> n noget
c> n nok
c> n noter
c> n nu
c> n när
c> n näsan
c> n nå
c> n någon
c> n når
c> n nåt
c> n næsen
c> n och
c> n också
c> n og
c> n også
c> n okej
c> n om
c> n onsda
c> n opp
c> n over
c> n overv
c> n pasie
c> n pausa
c> n pause
c> n plast
c> n plåst
c> n polle
c> n prata
c> n propp
c> n prost
c> n prøv
c> n prøvd
c> n prøve
c> n pulve
c> n pump
c> n pumpe
c> n på
c> n recep
c> n rygge
c> n rødt
c> n sa
c> n saft
c> n sagde
c> n salve
c> n samma
c> n samme
c> n samti
c> n sat
c> n satt
c> n satte
c> n sedan
c> n sen
c> n sepon
c> n ser
c> n sette
c> n siden
c> n sidst
c> n sier
c> n siger
c> n sista
c> n siste
c> n sitte
c> n ska
c> n skal
c> n skape
c> n skift
c> n skrev
c> n skriv
c> n skuld
c> n skull
c> n skyll
c> n slipp
c> n slut
c> n sluta
c> n slutt
c> n släng
c> n smert
c> n smörj
c> n smøre
c> n som
c> n sonde
c> n spray
c> n sprut
c> n sprøj
c> n sprøy
c> n stadi
c> n start
c> n stede
c> n stikk
c> n sto
c> n stod
c> n stopp
c> n stryk
c> n styck
c> n stykk
c> n ställ
c> n stå
c> n ståen
c> n står
c> n sykeh
c> n syste
c> n så
c> n sådan
c> n såg
c> n sætte
c> n søvn
c> n ta
c> n table
c> n tager
c> n talte
c> n tannl
c> n tar
c> n tidli
c> n til
c> n till
c> n tille
c> n time
c> n tog
c> n tok
c> n trapp
c> n treng
c> n tuggt
c> n tygge
c> n tänkt
c> n ud
c> n uge
c> n uke
c> n under
c> n ut
c> n ute
c> n uten
c> n uændr
c> n vad
c> n vanne
c> n var
c> n vara
c> n varan
c> n varje
c> n vattn
c> n vecka
c> n ved
c> n vent
c> n vi
c> n vid
c> n vider
c> n vil
c> n vill
c> n ville
c> n vinte
c> n vurde
c> n vänta
c> n vår
c> n våras
c> n væk
c> n være
c> n §
c> n §2
c> n µg
c> n är
c> n å
c> n år
c> n åra
c> n åren
c> n året
c> n åt
c> n én
c> n örat
last b< n # ?
last b< n # av
last b< n # dage
last b< n # dager
last b< n # den
last b< n # dygn
last b< n # døgn
last b< n # en
last b< n # fra
last b< n # g
last b< n # gange
last b< n # ganger
last b< n # gånger
last b< n # hver
last b< n # l
last b< n # liter
last b< n # men
last b< n # mg
last b< n # ml
last b< n # och
last b< n # og
last b< n # om
last b< n # tar
last b< n # til
last b< n # uger
last b< n # veckor
last b< n # |
last b< n # µg
last b< n # år
last b< n <c?c?> #
last b< n <c?c?> altså
last b< n <c?c?> de
last b< n <c?c?> dem
last b< n <c?c?> den
last b< n <c?c?> der
last b< n <c?c?> du
last b< n <c?c?> då
last b< n <c?c?> en
last b< n <c?c?> fortsä
last b< n <c?c?> får
last b< n <c?c?> han
last b< n <c?c?> hun
last b< n <c?c?> hvad
last b< n <c?c?> i
last b< n <c?c?> ja
last b< n <c?c?> jag
last b< n <c?c?> jeg
last b< n <c?c?> kan
last b< n <c?c?> nei
last b< n <c?c?> og
last b< n <c?c?> plan
last b< n <c?c?> så
last b< n <c?c?> søster
last b< n <c?c?> ved
last b< n <c?c?> vi
last b< n <c?c?> §
last b< n <c?p?> det
last b< n <c?p?> er
last b< n <c?p?> har
last b< n <c?p?> hva
last b< n <c?p?> ja
last b< n <c?p?> jeg
last b< n <c?p?> og
last b< n <c?p?> tar
last b< n <c?p?> vad
last b< n <c?p?> §
last b< n <cc> da
last b< n <cc> du
last b< n <cc> hun
last b< n <cc> jag
last b< n <cc> jeg
last b< n <cc> men
last b< n <cc> och
last b< n <cc> og
last b< n <cc> vi
last b< n <cc> §
last b< n <cp> det
last b< n <cp> har
last b< n <cp> hva
last b< n <cp> hvad
last b< n <cp> jag
last b< n <cp> jeg
last b< n <cp> min
last b< n <cp> §
last b< n <p?c?> de
last b< n <p?c?> den
last b< n <p?c?> det
last b< n <p?c?> du
last b< n <p?c?> då
last b< n <p?c?> han
last b< n <p?c?> jag
last b< n <p?c?> jeg
last b< n <p?c?> och
last b< n <p?c?> og
last b< n <p?c?> så
last b< n <p?c?> vi
last b< n <p?p?> #
last b< n <p?p?> da
last b< n <p?p?> de
last b< n <p?p?> der
last b< n <p?p?> du
last b< n <p?p?> då
last b< n <p?p?> er
last b< n <p?p?> fortsä
last b< n <p?p?> har
last b< n <p?p?> hun
last b< n <p?p?> hur
last b< n <p?p?> hva
last b< n <p?p?> hvad
last b< n <p?p?> ikke
last b< n <p?p?> ja
last b< n <p?p?> jag
last b< n <p?p?> jeg
last b< n <p?p?> kan
last b< n <p?p?> kona
last b< n <p?p?> nei
last b< n <p?p?> nu
last b< n <p?p?> och
last b< n <p?p?> og
last b< n <p?p?> sen
last b< n <p?p?> så
last b< n <p?p?> tager
last b< n <p?p?> vi
last b< n <p?p?> §
last b< n <pc> da
last b< n <pc> det
last b< n <pc> du
last b< n <pc> då
last b< n <pp> har
last b< n <pp> hva
last b< n <pp> jeg
last b< n <pp> vi
last b< n ? <c?c?>
last b< n ? allerg
last b< n ? bara
last b< n ? de
last b< n ? den
last b< n ? det
last b< n ? du
last b< n ? for
last b< n ? har
last b< n ? hon
last b< n ? hun
last b< n ? i
last b< n ? ikke
last b< n ? jag
last b< n ? jeg
last b< n ? kun
last b< n ? och
last b< n ? og
last b< n ? så
last b< n ? tager
last b< n ? tar
last b< n ? vi
last b< n ? §
last b< n af den
last b< n af det
last b< n aften |
last b< n aktuel |
last b< n alle |
last b< n allerg ?
last b< n allerg mot
last b< n altså |
last b< n andet ?
last b< n andet |
last b< n antibi |
last b< n apotek |
last b< n armen |
last b< n at du
last b< n at han
last b< n at hun
last b< n at jeg
last b< n at vi
last b< n att det
last b< n att du
last b< n av dem
last b< n av den
last b< n av det
last b< n av lista
last b< n av meg
last b< n av samme
last b< n av |
last b< n av §
last b< n bare den
last b< n bare |
last b< n barn |
last b< n bedre |
last b< n begge #
last b< n begynd på
last b< n begynn i
last b< n begynt med
last b< n behand med
last b< n behold den
last b< n behold vi
last b< n behold |
last b< n behov |
last b< n blir det
last b< n bliver du
last b< n blodfo |
last b< n blodtr ?
last b< n blodtr er
last b< n blå |
last b< n bort den
last b< n bort i
last b< n bort |
last b< n bra för
last b< n bra |
last b< n bruker du
last b< n byta till
last b< n byter vi
last b< n bytte til
last b< n bytter vi
last b< n börjar med
last b< n da ?
last b< n da blir
last b< n da bytter
last b< n da du
last b< n da er
last b< n da fikk
last b< n da får
last b< n da gir
last b< n da har
last b< n da jeg
last b< n da kan
last b< n da må
last b< n da prøver
last b< n da skal
last b< n da skrive
last b< n da stryke
last b< n da står
last b< n da tar
last b< n da |
last b< n dag #
last b< n dag ?
last b< n dag får
last b< n dag och
last b< n dag og
last b< n dag så
last b< n dag |
last b< n dagar |
last b< n dage |
last b< n dagen i
last b< n dagen |
last b< n dager |
last b< n de ?
last b< n de der
last b< n de er
last b< n de får
last b< n de ga
last b< n de har
last b< n deg på
last b< n deg |
last b< n dem ?
last b< n den ?
last b< n den af
last b< n den andre
last b< n den av
last b< n den blå
last b< n den bort
last b< n den der
last b< n den där
last b< n den ene
last b< n den fortse
last b< n den fortsä
last b< n den fra
last b< n den første
last b< n den går
last b< n den gör
last b< n den har
last b< n den her
last b< n den heter
last b< n den här
last b< n den i
last b< n den igjen
last b< n den ikke
last b< n den kur
last b< n den ligge
last b< n den lille
last b< n den nå
last b< n den og
last b< n den også
last b< n den skal
last b< n den slutar
last b< n den som
last b< n den stoppe
last b< n den store
last b< n den står
last b< n den til
last b< n den ute
last b< n den være
last b< n den |
last b< n den §
last b< n den är
last b< n der ?
last b< n der er
last b< n det #
last b< n det ?
last b< n det andre
last b< n det bare
last b< n det blir
last b< n det bliver
last b< n det den
last b< n det der
last b< n det du
last b< n det er
last b< n det fick
last b< n det fortse
last b< n det fortsæ
last b< n det får
last b< n det giver
last b< n det går
last b< n det gør
last b< n det har
last b< n det hedder
last b< n det hele
last b< n det hun
last b< n det här
last b< n det i
last b< n det ikke
last b< n det inget
last b< n det inte
last b< n det jeg
last b< n det kan
last b< n det med
last b< n det må
last b< n det samme
last b< n det ska
last b< n det skal
last b< n det slut
last b< n det som
last b< n det stoppe
last b< n det tager
last b< n det til
last b< n det var
last b< n det |
last b< n det §
last b< n det är
last b< n dette er
last b< n dose |
last b< n du ?
last b< n du av
last b< n du bare
last b< n du bruker
last b< n du den
last b< n du en
last b< n du er
last b< n du fik
last b< n du fikk
last b< n du for
last b< n du fortse
last b< n du fået
last b< n du får
last b< n du gav
last b< n du ger
last b< n du gett
last b< n du gitt
last b< n du godt
last b< n du går
last b< n du ha
last b< n du hadde
last b< n du hade
last b< n du haft
last b< n du har
last b< n du have
last b< n du heller
last b< n du i
last b< n du ikke
last b< n du inte
last b< n du jo
last b< n du kan
last b< n du med
last b< n du må
last b< n du noe
last b< n du prøvd
last b< n du sa
last b< n du ska
last b< n du skulle
last b< n du slutte
last b< n du som
last b< n du ta
last b< n du tager
last b< n du tagit
last b< n du tar
last b< n du tatt
last b< n du var
last b< n du vel
last b< n du vil
last b< n du |
last b< n du §
last b< n dygn |
last b< n då ?
last b< n då byter
last b< n då börjar
last b< n då er
last b< n då fick
last b< n då får
last b< n då har
last b< n då kan
last b< n då ska
last b< n då stryke
last b< n då tar
last b< n då |
last b< n då är
last b< n døgnet |
last b< n en annen
last b< n en av
last b< n en gång
last b< n en kapsel
last b< n en lille
last b< n en måned
last b< n en ny
last b< n en spruta
last b< n en sprøyt
last b< n en sånn
last b< n en tablet
last b< n en uke
last b< n endnu |
last b< n er #
last b< n er altså
last b< n er bare
last b< n er de
last b< n er den
last b< n er derfor
last b< n er det
last b< n er en
last b< n er fin
last b< n er fint
last b< n er for
last b< n er fra
last b< n er færdig
last b< n er greit
last b< n er han
last b< n er hun
last b< n er ikke
last b< n er noe
last b< n er nok
last b< n er på
last b< n er samme
last b< n er slut
last b< n er slutt
last b< n er så
last b< n er vel
last b< n er væk
last b< n er |
last b< n et år
last b< n fick du
last b< n fick ju
last b< n fick §
last b< n fik du
last b< n fik han
last b< n fik jeg
last b< n fik §
last b< n fikk du
last b< n fikk en
last b< n fikk hun
last b< n fikk jo
last b< n fint |
last b< n fjerne jeg
last b< n fjor |
last b< n flott |
last b< n for #
last b< n for deg
last b< n for magen
last b< n for trykke
last b< n fortse du
last b< n fortse med
last b< n fortse |
last b< n fortsä |
last b< n fortsæ med
last b< n foråre |
last b< n fra før
last b< n fra i
last b< n fra nå
last b< n fredag |
last b< n från i
last b< n få det
last b< n få §
last b< n fået ?
last b< n får de
last b< n får dere
last b< n får det
last b< n får du
last b< n får en
last b< n får han
last b< n får hon
last b< n får hun
last b< n får i
last b< n får ikke
last b< n får inte
last b< n får jag
last b< n får jo
last b< n får også
last b< n fått §
last b< n för den
last b< n för dig
last b< n før ?
last b< n før jul
last b< n først |
last b< n ga ham
last b< n ga henne
last b< n ga meg
last b< n gang |
last b< n gange |
last b< n ganger om
last b< n gav de
last b< n gav ham
last b< n gav hende
last b< n gav henne
last b< n gav honom
last b< n gav jeg
last b< n gav mig
last b< n ge det
last b< n ge inte
last b< n ger du
last b< n gi henne
last b< n gir deg
last b< n gir du
last b< n gir jeg
last b< n give hende
last b< n giver du
last b< n giver vi
last b< n godt |
last b< n greit |
last b< n greitt |
last b< n grunn av
last b< n går ikke
last b< n går inte
last b< n går over
last b< n går på
last b< n gør det
last b< n gør du
last b< n gør jeg
last b< n ha den
last b< n ha igjen
last b< n ha noe
last b< n ha og
last b< n ha videre
last b< n ha §
last b< n hade jag
last b< n ham en
last b< n han er
last b< n han fået
last b< n han får
last b< n han fått
last b< n han går
last b< n han hade
last b< n han har
last b< n han i
last b< n han ikke
last b< n han inte
last b< n han jo
last b< n han står
last b< n han |
last b< n har brukt
last b< n har den
last b< n har dere
last b< n har det
last b< n har du
last b< n har fået
last b< n har fått
last b< n har gitt
last b< n har givet
last b< n har haft
last b< n har han
last b< n har hon
last b< n har hun
last b< n har i
last b< n har ikke
last b< n har jag
last b< n har jeg
last b< n har jo
last b< n har ju
last b< n har ni
last b< n har også
last b< n har patien
last b< n har taget
last b< n har tagit
last b< n har tatt
last b< n har vi
last b< n har vært
last b< n har §
last b< n have mere
last b< n have noget
last b< n hedder den
last b< n heller ikke
last b< n heller prøve
last b< n heller |
last b< n hemma ?
last b< n hemma |
last b< n her er
last b< n her i
last b< n her |
last b< n heter den
last b< n heter §
last b< n hjemme ?
last b< n hjemme |
last b< n holder du
last b< n holder vi
last b< n hon få
last b< n hon hade
last b< n hon ska
last b< n hon |
last b< n hon är
last b< n hon äter
last b< n hun er
last b< n hun fik
last b< n hun fikk
last b< n hun få
last b< n hun fået
last b< n hun får
last b< n hun ha
last b< n hun har
last b< n hun skal
last b< n hun spørge
last b< n hun tager
last b< n hun var
last b< n hun §
last b< n hunden |
last b< n hur mycket
last b< n hva har
last b< n hva skal
last b< n hva var
last b< n hvad har
last b< n hvad med
last b< n hvad så
last b< n hver aften
last b< n hver dag
last b< n hver kveld
last b< n hver morgen
last b< n hver uke
last b< n hvis det
last b< n hvis du
last b< n här |
last b< n här är
last b< n i #
last b< n i dag
last b< n i den
last b< n i døgnet
last b< n i en
last b< n i ett
last b< n i fjol
last b< n i fjor
last b< n i forrig
last b< n i forvej
last b< n i fredag
last b< n i går
last b< n i januar
last b< n i juni
last b< n i kveld
last b< n i magen
last b< n i mai
last b< n i maj
last b< n i morgen
last b< n i morges
last b< n i morgon
last b< n i munden
last b< n i muskle
last b< n i nakken
last b< n i nat
last b< n i septem
last b< n i sidste
last b< n i sommer
last b< n i stedet
last b< n i ställe
last b< n i tilleg
last b< n i uka
last b< n i vår
last b< n i år
last b< n i åra
last b< n i øret
last b< n igjen ?
last b< n igjen |
last b< n ihop med
last b< n ikke ?
last b< n ikke allerg
last b< n ikke den
last b< n ikke er
last b< n ikke få
last b< n ikke ha
last b< n ikke have
last b< n ikke her
last b< n ikke i
last b< n ikke med
last b< n ikke men
last b< n ikke noget
last b< n ikke nu
last b< n ikke sammen
last b< n ikke skal
last b< n ikke så
last b< n ikke til
last b< n ikke tålt
last b< n ikke |
last b< n ikke §
last b< n ikke å
last b< n in det
last b< n in i
last b< n ingent |
last b< n innan |
last b< n inte den
last b< n inte det
last b< n inte i
last b< n inte längre
last b< n inte mer
last b< n inte ska
last b< n inte så
last b< n inte ta
last b< n inte upp
last b< n inte |
last b< n ja den
last b< n ja det
last b< n ja men
last b< n ja vel
last b< n ja |
last b< n jag att
last b< n jag det
last b< n jag fick
last b< n jag ger
last b< n jag hade
last b< n jag har
last b< n jag i
last b< n jag inte
last b< n jag tar
last b< n jag tog
last b< n jag tänker
last b< n jag tänkte
last b< n jag var
last b< n jag vill
last b< n jag är
last b< n jag äter
last b< n jag åt
last b< n januar |
last b< n jeg #
last b< n jeg at
last b< n jeg bare
last b< n jeg deg
last b< n jeg den
last b< n jeg det
last b< n jeg en
last b< n jeg er
last b< n jeg fikk
last b< n jeg får
last b< n jeg ga
last b< n jeg gav
last b< n jeg gir
last b< n jeg giver
last b< n jeg godt
last b< n jeg ha
last b< n jeg hadde
last b< n jeg har
last b< n jeg i
last b< n jeg ikke
last b< n jeg jo
last b< n jeg leste
last b< n jeg med
last b< n jeg også
last b< n jeg om
last b< n jeg opp
last b< n jeg ser
last b< n jeg setter
last b< n jeg skal
last b< n jeg skrive
last b< n jeg skulle
last b< n jeg sover
last b< n jeg ta
last b< n jeg tager
last b< n jeg tar
last b< n jeg tenker
last b< n jeg tenkte
last b< n jeg til
last b< n jeg tok
last b< n jeg ut
last b< n jeg var
last b< n jeg vil
last b< n jern ?
last b< n jo i
last b< n jo på
last b< n juni |
last b< n kan du
last b< n kan få
last b< n kan hon
last b< n kan jag
last b< n kan jeg
last b< n kan vi
last b< n klart |
last b< n knogle |
last b< n kom med
last b< n kroppe |
last b< n kvar |
last b< n kveld i
last b< n kveld og
last b< n kveld |
last b< n kvelde |
last b< n kväll |
last b< n la den
last b< n lar vi
last b< n legger vi
last b< n lenge du
last b< n ligge |
last b< n listan |
last b< n lite |
last b< n livet ut
last b< n lägger vi
last b< n låter vi
last b< n magen ?
last b< n magen |
last b< n maj |
last b< n maven ?
last b< n med #
last b< n med den
last b< n med det
last b< n med din
last b< n med en
last b< n med i
last b< n med men
last b< n med min
last b< n med noget
last b< n med og
last b< n med |
last b< n med §
last b< n medici ?
last b< n medisi ?
last b< n men de
last b< n men den
last b< n men hun
last b< n men ikke
last b< n men inte
last b< n men jag
last b< n men jeg
last b< n men nu
last b< n men så
last b< n men vi
last b< n men §
last b< n mer av
last b< n mer |
last b< n mere |
last b< n mg #
last b< n mg daglig
last b< n mg i
last b< n mg til
last b< n mg |
last b< n mig nu
last b< n mig |
last b< n min egen
last b< n min far
last b< n min har
last b< n min søster
last b< n min |
last b< n mod smerte
last b< n mor |
last b< n morgen med
last b< n morgen og
last b< n morgen |
last b< n morgon och
last b< n morgon |
last b< n mot illamå
last b< n må du
last b< n må han
last b< n må hun
last b< n må jeg
last b< n må vi
last b< n måned siden
last b< n måned |
last b< n månede |
last b< n natten ?
last b< n natten |
last b< n ned |
last b< n nei men
last b< n nei |
last b< n nej du
last b< n nej |
last b< n no |
last b< n noe ?
last b< n noe annet
last b< n noe fast
last b< n noe for
last b< n noe mot
last b< n noe som
last b< n noe |
last b< n noe å
last b< n noget der
last b< n noget for
last b< n noget med
last b< n noget mod
last b< n noget |
last b< n nok |
last b< n notere jeg
last b< n notert |
last b< n nu får
last b< n nu i
last b< n nu |
last b< n nu är
last b< n nummer #
last b< n när det
last b< n nå er
last b< n nå får
last b< n nå og
last b< n nå |
last b< n något ?
last b< n når det
last b< n når du
last b< n når han
last b< n når hun
last b< n och #
last b< n och de
last b< n och den
last b< n och det
last b< n och du
last b< n och då
last b< n och hon
last b< n och i
last b< n och kväll
last b< n och så
last b< n och tar
last b< n och §
last b< n og aften
last b< n og allerg
last b< n og antibi
last b< n og blodtr
last b< n og de
last b< n og du
last b< n og en
last b< n og er
last b< n og for
last b< n og han
last b< n og har
last b< n og her
last b< n og hun
last b< n og hvad
last b< n og i
last b< n og ikke
last b< n og jeg
last b< n og kveld
last b< n og min
last b< n og mod
last b< n og nå
last b< n og ormeku
last b< n og plaste
last b< n og ser
last b< n og skal
last b< n og så
last b< n og tablet
last b< n og tar
last b< n og til
last b< n og §
last b< n også på
last b< n okay |
last b< n okej |
last b< n oktobe |
last b< n om #
last b< n om ?
last b< n om dagen
last b< n om dan
last b< n om det
last b< n om du
last b< n om en
last b< n om i
last b< n om kvelde
last b< n om morgen
last b< n om natten
last b< n om |
last b< n ondt i
last b< n onsdag |
last b< n ont i
last b< n ont |
last b< n op i
last b< n opp igjen
last b< n opp som
last b< n opp |
last b< n ormeku |
last b< n over #
last b< n over på
last b< n over |
last b< n pause |
last b< n positi |
last b< n prøven er
last b< n prøver vi
last b< n på #
last b< n på ?
last b< n på apotek
last b< n på den
last b< n på det
last b< n på en
last b< n på grunn
last b< n på i
last b< n på kortet
last b< n på kvälle
last b< n på listen
last b< n på lørdag
last b< n på nettet
last b< n på onsdag
last b< n på sykehu
last b< n på |
last b< n på §
last b< n reager på
last b< n recept på
last b< n resept |
last b< n riktig |
last b< n rører vi
last b< n samme ?
last b< n samme som
last b< n sammen med
last b< n sedan har
last b< n sedan i
last b< n seg |
last b< n selv ?
last b< n sen |
last b< n sen §
last b< n sepone |
last b< n ser det
last b< n ser jeg
last b< n setter jeg
last b< n side |
last b< n siden #
last b< n siden av
last b< n siden i
last b< n siden |
last b< n sidste uge
last b< n sidste år
last b< n sig |
last b< n sist ?
last b< n själv |
last b< n ska du
last b< n ska ha
last b< n ska hon
last b< n ska inte
last b< n skal ha
last b< n skal have
last b< n skal hun
last b< n skal ikke
last b< n skal jeg
last b< n skrive jag
last b< n skrive jeg
last b< n skrive ut
last b< n skylle med
last b< n slet ikke
last b< n slippe du
last b< n slutar vi
last b< n slutt med
last b< n slutt på
last b< n slutte du
last b< n slutte med
last b< n slutte vi
last b< n smerte ?
last b< n snakke om
last b< n som allerg
last b< n som den
last b< n som det
last b< n som du
last b< n som en
last b< n som er
last b< n som før
last b< n som heter
last b< n som jeg
last b< n som vanlig
last b< n som överkä
last b< n sommer |
last b< n stadig §
last b< n starte med
last b< n stedet for
last b< n stoppe vi
last b< n stryke jeg
last b< n stryke vi
last b< n stå som
last b< n stå |
last b< n står der
last b< n står det
last b< n står på
last b< n säger att
last b< n så #
last b< n så bare
last b< n så begynn
last b< n så blir
last b< n så den
last b< n så det
last b< n så du
last b< n så en
last b< n så er
last b< n så fikk
last b< n så får
last b< n så gav
last b< n så gir
last b< n så giver
last b< n så går
last b< n så han
last b< n så har
last b< n så ingen
last b< n så ja
last b< n så jag
last b< n så kan
last b< n så lenge
last b< n så lägger
last b< n så må
last b< n så nei
last b< n så prøver
last b< n så skal
last b< n så skrive
last b< n så slette
last b< n så stop
last b< n så stoppe
last b< n så står
last b< n så var
last b< n så vi
last b< n så |
last b< n så §
last b< n ta den
last b< n ta det
last b< n tablet #
last b< n tablet i
last b< n tablet |
last b< n tager den
last b< n tager du
last b< n tager vi
last b< n tager §
last b< n tar bort
last b< n tar det
last b< n tar du
last b< n tar en
last b< n tar inte
last b< n tar jag
last b< n tar jeg
last b< n tar ju
last b< n tar vi
last b< n tas bort
last b< n til #
last b< n til at
last b< n til den
last b< n til natta
last b< n til natten
last b< n til |
last b< n tilbak |
last b< n till #
last b< n till det
last b< n till §
last b< n tog du
last b< n tror jeg
last b< n trykke er
last b< n tycker jag
last b< n tål du
last b< n tåler ikke
last b< n ud med
last b< n uge |
last b< n uger |
last b< n uker siden
last b< n under huden
last b< n upp den
last b< n ut av
last b< n ut med
last b< n ut på
last b< n ut |
last b< n ute og
last b< n uten |
last b< n vaccin ?
last b< n vaccin mod
last b< n vad får
last b< n vad har
last b< n vaksin ?
last b< n vanddr |
last b< n vanlig ?
last b< n var #
last b< n var der
last b< n var det
last b< n var du
last b< n var §
last b< n varje dag
last b< n ved behov
last b< n ved med
last b< n ved og
last b< n ved siden
last b< n ved |
last b< n vi bort
last b< n vi den
last b< n vi det
last b< n vi en
last b< n vi fikk
last b< n vi ga
last b< n vi gir
last b< n vi har
last b< n vi i
last b< n vi inte
last b< n vi kan
last b< n vi lægger
last b< n vi med
last b< n vi ned
last b< n vi provar
last b< n vi på
last b< n vi se
last b< n vi stoppe
last b< n vi tager
last b< n vi tar
last b< n vi till
last b< n vi ut
last b< n vi venter
last b< n vi |
last b< n vid behov
last b< n vidare |
last b< n videre med
last b< n videre og
last b< n videre |
last b< n vil at
last b< n vil ikke
last b< n vil jeg
last b< n vill jag
last b< n ville gi
last b< n ville ha
last b< n vondt i
last b< n väl ?
last b< n vår |
last b< n væk |
last b< n | <c?c?>
last b< n | <c?p?>
last b< n | <cc>
last b< n | <cp>
last b< n | <p?c?>
last b< n | <pc>
last b< n | <pp>
last b< n § #
last b< n § ?
last b< n § da
last b< n § den
last b< n § det
last b< n § du
last b< n § då
last b< n § eller
last b< n § en
last b< n § er
last b< n § fikk
last b< n § for
last b< n § fra
last b< n § før
last b< n § har
last b< n § hver
last b< n § i
last b< n § kan
last b< n § med
last b< n § nei
last b< n § också
last b< n § på
last b< n § sist
last b< n § som
last b< n § |
last b< n § §
last b< n §2 #
last b< n §2 ?
last b< n §2 behold
last b< n §2 blir
last b< n §2 den
last b< n §2 det
last b< n §2 en
last b< n §2 er
last b< n §2 fortsä
last b< n §2 fortsæ
last b< n §2 för
last b< n §2 går
last b< n §2 har
last b< n §2 hver
last b< n §2 i
last b< n §2 kan
last b< n §2 med
last b< n §2 men
last b< n §2 mot
last b< n §2 nej
last b< n §2 nå
last b< n §2 och
last b< n §2 og
last b< n §2 skal
last b< n §2 som
last b< n §2 stoppe
last b< n §2 ud
last b< n §2 ut
last b< n §2 var
last b< n §2 |
last b< n §2 §
last b< n §2 är
last b< n är #
last b< n är det
last b< n är du
last b< n är en
last b< n är inte
last b< n är som
last b< n år siden
last b< n én gang
last b< n én |
last b< n överkä |
last b> n # #
last b> n # <c?c?>
last b> n # <c?p?>
last b> n # <cp>
last b> n # <p?c?>
last b> n # <p?p?>
last b> n # <pc>
last b> n # <pp>
last b> n # af
last b> n # av
last b> n # da
last b> n # dagar
last b> n # dage
last b> n # dagene
last b> n # dager
last b> n # den
last b> n # det
last b> n # dråber
last b> n # dråper
last b> n # døgn
last b> n # er
last b> n # for
last b> n # fordi
last b> n # første
last b> n # gange
last b> n # gonger
last b> n # går
last b> n # har
last b> n # i
last b> n # kg
last b> n # l
last b> n # liter
last b> n # men
last b> n # minute
last b> n # minutt
last b> n # ml
last b> n # morgen
last b> n # morgon
last b> n # månade
last b> n # månede
last b> n # nå
last b> n # og
last b> n # om
last b> n # poser
last b> n # på
last b> n # som
last b> n # spruto
last b> n # sprøyt
last b> n # stycke
last b> n # stykk
last b> n # sug
last b> n # så
last b> n # tablet
last b> n # til
last b> n # till
last b> n # timer
last b> n # timmar
last b> n # uker
last b> n # var
last b> n # veckor
last b> n # ved
last b> n # veker
last b> n # x1
last b> n # §2
last b> n # µg
last b> n # år
last b> n <c?c?> #
last b> n <c?c?> altså
last b> n <c?c?> bliv
last b> n <c?c?> bra
last b> n <c?c?> da
last b> n <c?c?> dem
last b> n <c?c?> den
last b> n <c?c?> der
last b> n <c?c?> det
last b> n <c?c?> du
last b> n <c?c?> då
last b> n <c?c?> en
last b> n <c?c?> fortse
last b> n <c?c?> fortsä
last b> n <c?c?> giv
last b> n <c?c?> granne
last b> n <c?c?> greit
last b> n <c?c?> han
last b> n <c?c?> hans
last b> n <c?c?> hon
last b> n <c?c?> hun
last b> n <c?c?> hvad
last b> n <c?c?> i
last b> n <c?c?> ikke
last b> n <c?c?> inget
last b> n <c?c?> inte
last b> n <c?c?> ja
last b> n <c?c?> jag
last b> n <c?c?> jeg
last b> n <c?c?> jo
last b> n <c?c?> kan
last b> n <c?c?> kona
last b> n <c?c?> kontro
last b> n <c?c?> min
last b> n <c?c?> nei
last b> n <c?c?> nej
last b> n <c?c?> nu
last b> n <c?c?> ny
last b> n <c?c?> nå
last b> n <c?c?> når
last b> n <c?c?> okay
last b> n <c?c?> okej
last b> n <c?c?> sedan
last b> n <c?c?> skal
last b> n <c?c?> så
last b> n <c?c?> søster
last b> n <c?c?> ta
last b> n <c?c?> tag
last b> n <c?c?> vi
last b> n <c?c?> §
last b> n <c?c?> återbe
last b> n <c?p?> #
last b> n <c?p?> da
last b> n <c?p?> då
last b> n <c?p?> er
last b> n <c?p?> han
last b> n <c?p?> har
last b> n <c?p?> hun
last b> n <c?p?> hur
last b> n <c?p?> hvor
last b> n <c?p?> ikke
last b> n <c?p?> ja
last b> n <c?p?> jag
last b> n <c?p?> jeg
last b> n <c?p?> kan
last b> n <c?p?> nej
last b> n <c?p?> när
last b> n <c?p?> och
last b> n <c?p?> og
last b> n <c?p?> okay
last b> n <c?p?> så
last b> n <c?p?> vad
last b> n <c?p?> var
last b> n <cc> #
last b> n <cc> da
last b> n <cc> den
last b> n <cc> du
last b> n <cc> då
last b> n <cc> er
last b> n <cc> hun
last b> n <cc> ikke
last b> n <cc> jag
last b> n <cc> men
last b> n <cc> och
last b> n <cc> og
last b> n <cc> så
last b> n <cc> vi
last b> n <cc> §2
last b> n <cp> den
last b> n <cp> hon
last b> n <cp> hun
last b> n <cp> jag
last b> n <cp> jeg
last b> n <cp> nei
last b> n <cp> och
last b> n <cp> og
last b> n <cp> okej
last b> n <cp> vi
last b> n <cp> §
last b> n <cp> §2
last b> n <p?c?> #
last b> n <p?c?> bra
last b> n <p?c?> de
last b> n <p?c?> den
last b> n <p?c?> det
last b> n <p?c?> du
last b> n <p?c?> då
last b> n <p?c?> en
last b> n <p?c?> fint
last b> n <p?c?> godt
last b> n <p?c?> greit
last b> n <p?c?> hun
last b> n <p?c?> ja
last b> n <p?c?> jag
last b> n <p?c?> men
last b> n <p?c?> nej
last b> n <p?c?> ni
last b> n <p?c?> nu
last b> n <p?c?> och
last b> n <p?c?> og
last b> n <p?c?> sen
last b> n <p?c?> så
last b> n <p?c?> ta
last b> n <p?c?> §2
last b> n <p?p?> #
last b> n <p?p?> aha
last b> n <p?p?> altså
last b> n <p?p?> bare
last b> n <p?p?> bra
last b> n <p?p?> da
last b> n <p?p?> de
last b> n <p?p?> dem
last b> n <p?p?> den
last b> n <p?p?> der
last b> n <p?p?> du
last b> n <p?p?> då
last b> n <p?p?> eg
last b> n <p?p?> ellers
last b> n <p?p?> en
last b> n <p?p?> er
last b> n <p?p?> ferdig
last b> n <p?p?> fint
last b> n <p?p?> fortse
last b> n <p?p?> fortsä
last b> n <p?p?> fortsæ
last b> n <p?p?> godt
last b> n <p?p?> greit
last b> n <p?p?> har
last b> n <p?p?> hon
last b> n <p?p?> hun
last b> n <p?p?> hur
last b> n <p?p?> hvad
last b> n <p?p?> hvor
last b> n <p?p?> hvornå
last b> n <p?p?> ikke
last b> n <p?p?> ikkje
last b> n <p?p?> ingen
last b> n <p?p?> jag
last b> n <p?p?> jeg
last b> n <p?p?> jo
last b> n <p?p?> kan
last b> n <p?p?> men
last b> n <p?p?> nei
last b> n <p?p?> nej
last b> n <p?p?> neste
last b> n <p?p?> nå
last b> n <p?p?> når
last b> n <p?p?> och
last b> n <p?p?> og
last b> n <p?p?> ok
last b> n <p?p?> okay
last b> n <p?p?> okej
last b> n <p?p?> på
last b> n <p?p?> sedan
last b> n <p?p?> sen
last b> n <p?p?> sist
last b> n <p?p?> skal
last b> n <p?p?> skriv
last b> n <p?p?> så
last b> n <p?p?> tar
last b> n <p?p?> var
last b> n <p?p?> vi
last b> n <p?p?> §
last b> n <p?p?> §2
last b> n <pc> #
last b> n <pc> begge
last b> n <pc> da
last b> n <pc> de
last b> n <pc> den
last b> n <pc> det
last b> n <pc> då
last b> n <pc> fint
last b> n <pc> ja
last b> n <pc> jag
last b> n <pc> la
last b> n <pc> men
last b> n <pc> nei
last b> n <pc> og
last b> n <pc> så
last b> n <pc> ta
last b> n <pc> vi
last b> n <pc> §2
last b> n <pp> #
last b> n <pp> de
last b> n <pp> det
last b> n <pp> du
last b> n <pp> er
last b> n <pp> har
last b> n <pp> hur
last b> n <pp> jag
last b> n <pp> jeg
last b> n <pp> och
last b> n <pp> og
last b> n <pp> §2
last b> n absolu ikke
last b> n absolu inte
last b> n af #
last b> n af <c?c?>
last b> n af <p?p?>
last b> n af dem
last b> n af den
last b> n af det
last b> n af i
last b> n af med
last b> n af §2
last b> n aften <c?c?>
last b> n aftene <p?p?>
last b> n aldri ha
last b> n aldri mer
last b> n aldrig haft
last b> n aldrig have
last b> n aldrig mer
last b> n allerg <c?c?>
last b> n altså §2
last b> n andre §2
last b> n annenh dag
last b> n apotek <p?p?>
last b> n apotek i
last b> n april <c?c?>
last b> n april <p?p?>
last b> n armen <p?p?>
last b> n at den
last b> n at det
last b> n at du
last b> n at få
last b> n at han
last b> n at hun
last b> n at jeg
last b> n att den
last b> n att det
last b> n att du
last b> n att hon
last b> n att jag
last b> n att vi
last b> n august <p?p?>
last b> n av #
last b> n av <p?c?>
last b> n av deg
last b> n av den
last b> n av det
last b> n av i
last b> n av legeva
last b> n av med
last b> n av meg
last b> n av och
last b> n av og
last b> n av vikare
last b> n av §2
last b> n bara en
last b> n bara i
last b> n bara när
last b> n bare #
last b> n bare den
last b> n bare en
last b> n bare når
last b> n bare til
last b> n bare §2
last b> n bare én
last b> n barn <p?p?>
last b> n bedre <p?p?>
last b> n begge #
last b> n begge <p?p?>
last b> n begynd i
last b> n begynd på
last b> n begynn i
last b> n begynn med
last b> n begynn på
last b> n begynt med
last b> n behold vi
last b> n behov <c?c?>
last b> n behov <p?c?>
last b> n behov <p?p?>
last b> n ble han
last b> n ble helt
last b> n ble hun
last b> n ble jeg
last b> n ble så
last b> n blev han
last b> n blev jag
last b> n blev jeg
last b> n blev som
last b> n blev så
last b> n bli aktuel
last b> n blir det
last b> n blir så
last b> n bliv ved
last b> n blive ved
last b> n bliver du
last b> n blodpr er
last b> n blodtr er
last b> n bort <p?p?>
last b> n bort den
last b> n bort det
last b> n bort i
last b> n bort med
last b> n bort på
last b> n bra <c?c?>
last b> n bra <p?c?>
last b> n bra <p?p?>
last b> n bra för
last b> n bra men
last b> n bra på
last b> n brug for
last b> n bruger jeg
last b> n brugt den
last b> n bruker den
last b> n bruker du
last b> n bruker vi
last b> n bruker §2
last b> n brukt den
last b> n brukte §2
last b> n bytter vi
last b> n börja i
last b> n börja med
last b> n da #
last b> n da <c?c?>
last b> n da begynn
last b> n da ble
last b> n da de
last b> n da den
last b> n da det
last b> n da du
last b> n da er
last b> n da fikk
last b> n da fortse
last b> n da får
last b> n da gir
last b> n da han
last b> n da har
last b> n da hun
last b> n da i
last b> n da jeg
last b> n da lar
last b> n da må
last b> n da skrive
last b> n da slutte
last b> n da stryke
last b> n da tar
last b> n da var
last b> n da vi
last b> n da §2
last b> n dag <c?c?>
last b> n dag <c?p?>
last b> n dag <cp>
last b> n dag <p?c?>
last b> n dag <p?p?>
last b> n dag den
last b> n dag det
last b> n dag er
last b> n dag for
last b> n dag i
last b> n dag jeg
last b> n dag och
last b> n dag og
last b> n dag også
last b> n dag på
last b> n dag siden
last b> n dag så
last b> n dag til
last b> n dagar <c?c?>
last b> n dagar <cp>
last b> n dagar <p?p?>
last b> n dagar i
last b> n dagar och
last b> n dagar till
last b> n dage <p?c?>
last b> n dage <p?p?>
last b> n dage i
last b> n dage og
last b> n dage til
last b> n dagen #
last b> n dagen <c?c?>
last b> n dagen <c?p?>
last b> n dagen <p?p?>
last b> n dagen det
last b> n dagen efter
last b> n dagen etter
last b> n dagen for
last b> n dagen fra
last b> n dagen i
last b> n dagen men
last b> n dagen så
last b> n dager <c?c?>
last b> n dager <cc>
last b> n dager <cp>
last b> n dager <p?p?>
last b> n dager før
last b> n dager igjen
last b> n dager siden
last b> n dager til
last b> n daglig <c?c?>
last b> n daglig <p?p?>
last b> n daglig fra
last b> n daglig i
last b> n dan <c?c?>
last b> n dan <p?p?>
last b> n de #
last b> n de er
last b> n de første
last b> n de ga
last b> n de har
last b> n de i
last b> n de ligger
last b> n de sa
last b> n de satte
last b> n de skrev
last b> n de tablet
last b> n de var
last b> n de §2
last b> n de är
last b> n dem <c?c?>
last b> n dem <c?p?>
last b> n dem <p?p?>
last b> n dem er
last b> n dem i
last b> n dem på
last b> n dem til
last b> n dem §2
last b> n den #
last b> n den <c?c?>
last b> n den <c?p?>
last b> n den <p?c?>
last b> n den <p?p?>
last b> n den anden
last b> n den andra
last b> n den andre
last b> n den bare
last b> n den begynt
last b> n den blev
last b> n den blir
last b> n den bliver
last b> n den blå
last b> n den bort
last b> n den bruger
last b> n den der
last b> n den du
last b> n den där
last b> n den en
last b> n den ene
last b> n den ennå
last b> n den er
last b> n den fick
last b> n den fik
last b> n den for
last b> n den forrig
last b> n den fortse
last b> n den fra
last b> n den får
last b> n den första
last b> n den første
last b> n den ga
last b> n den gamla
last b> n den gamle
last b> n den gav
last b> n den gir
last b> n den giver
last b> n den gjorde
last b> n den gjør
last b> n den grå
last b> n den går
last b> n den gör
last b> n den gør
last b> n den hade
last b> n den har
last b> n den hentet
last b> n den hjalp
last b> n den hjælpe
last b> n den holder
last b> n den här
last b> n den höjer
last b> n den i
last b> n den igen
last b> n den ikke
last b> n den inte
last b> n den ja
last b> n den kan
last b> n den kuren
last b> n den kører
last b> n den la
last b> n den lar
last b> n den ligge
last b> n den ligger
last b> n den lille
last b> n den med
last b> n den men
last b> n den må
last b> n den nu
last b> n den nye
last b> n den nå
last b> n den når
last b> n den också
last b> n den også
last b> n den om
last b> n den opp
last b> n den på
last b> n den røde
last b> n den rører
last b> n den sa
last b> n den setter
last b> n den siden
last b> n den sidste
last b> n den siste
last b> n den ska
last b> n den skal
last b> n den skrive
last b> n den skulle
last b> n den slutad
last b> n den slutte
last b> n den smaker
last b> n den smører
last b> n den som
last b> n den starte
last b> n den stoppe
last b> n den store
last b> n den stå
last b> n den står
last b> n den tager
last b> n den tar
last b> n den til
last b> n den till
last b> n den tog
last b> n den tok
last b> n den trappe
last b> n den trenge
last b> n den tåler
last b> n den ud
last b> n den ut
last b> n den var
last b> n den varje
last b> n den vi
last b> n den vil
last b> n den virker
last b> n den §2
last b> n der er
last b> n der fik
last b> n der noget
last b> n der skal
last b> n der var
last b> n der §2
last b> n dere i
last b> n dere på
last b> n det #
last b> n det <c?c?>
last b> n det <c?p?>
last b> n det <p?c?>
last b> n det <p?p?>
last b> n det <pc>
last b> n det andet
last b> n det andre
last b> n det av
last b> n det bedre
last b> n det blev
last b> n det blir
last b> n det bruger
last b> n det den
last b> n det der
last b> n det du
last b> n det där
last b> n det er
last b> n det fick
last b> n det fik
last b> n det fikk
last b> n det finns
last b> n det for
last b> n det fortsæ
last b> n det fra
last b> n det får
last b> n det første
last b> n det ga
last b> n det gamle
last b> n det gav
last b> n det ger
last b> n det gick
last b> n det gik
last b> n det gir
last b> n det giver
last b> n det gjorde
last b> n det gjør
last b> n det går
last b> n det gör
last b> n det gør
last b> n det hade
last b> n det har
last b> n det hele
last b> n det her
last b> n det hjelpe
last b> n det hjälpe
last b> n det hjælpe
last b> n det holder
last b> n det hun
last b> n det husker
last b> n det hver
last b> n det i
last b> n det igen
last b> n det ikke
last b> n det ingen
last b> n det ja
last b> n det jag
last b> n det jeg
last b> n det jo
last b> n det kan
last b> n det kommer
last b> n det kører
last b> n det ligger
last b> n det med
last b> n det min
last b> n det mot
last b> n det nej
last b> n det noe
last b> n det noget
last b> n det notere
last b> n det nu
last b> n det också
last b> n det på
last b> n det räcker
last b> n det sa
last b> n det samme
last b> n det ska
last b> n det skader
last b> n det skal
last b> n det skrive
last b> n det skulle
last b> n det slut
last b> n det slutt
last b> n det som
last b> n det stod
last b> n det står
last b> n det sved
last b> n det svir
last b> n det så
last b> n det tager
last b> n det tar
last b> n det till
last b> n det tog
last b> n det tok
last b> n det tål
last b> n det tåler
last b> n det var
last b> n det vara
last b> n det ved
last b> n det venter
last b> n det vet
last b> n det vill
last b> n det virker
last b> n det väl
last b> n det være
last b> n det §2
last b> n det är
last b> n dig i
last b> n din §2
last b> n droppa <c?c?>
last b> n droppe vi
last b> n dråper #
last b> n du #
last b> n du <c?c?>
last b> n du <c?p?>
last b> n du <p?p?>
last b> n du aldri
last b> n du aldrig
last b> n du allerg
last b> n du av
last b> n du begynd
last b> n du begynt
last b> n du blir
last b> n du bliver
last b> n du bort
last b> n du bruker
last b> n du den
last b> n du det
last b> n du en
last b> n du er
last b> n du fik
last b> n du fikk
last b> n du for
last b> n du få
last b> n du får
last b> n du ga
last b> n du gav
last b> n du gerne
last b> n du godt
last b> n du ha
last b> n du hade
last b> n du haft
last b> n du har
last b> n du have
last b> n du holde
last b> n du hver
last b> n du i
last b> n du igjen
last b> n du ikke
last b> n du ikkje
last b> n du inte
last b> n du jo
last b> n du ju
last b> n du kjøpe
last b> n du kvar
last b> n du köpa
last b> n du la
last b> n du med
last b> n du men
last b> n du må
last b> n du noe
last b> n du også
last b> n du om
last b> n du op
last b> n du redan
last b> n du sa
last b> n du selv
last b> n du sluta
last b> n du slutte
last b> n du stadig
last b> n du ta
last b> n du tager
last b> n du tar
last b> n du tatt
last b> n du var
last b> n du ved
last b> n du vil
last b> n du §2
last b> n du är
last b> n då <p?p?>
last b> n då blir
last b> n då den
last b> n då det
last b> n då fortsä
last b> n då slutar
last b> n då stryke
last b> n då var
last b> n då är
last b> n efter en
last b> n eg fekk
last b> n eg har
last b> n eg ikkje
last b> n egen hånd
last b> n ei veke
last b> n ein gong
last b> n ein halv
last b> n eller §2
last b> n en #
last b> n en <p?p?>
last b> n en af
last b> n en anden
last b> n en annan
last b> n en annen
last b> n en av
last b> n en flaska
last b> n en gang
last b> n en gång
last b> n en halv
last b> n en hel
last b> n en i
last b> n en kanin
last b> n en kvart
last b> n en lille
last b> n en liten
last b> n en månad
last b> n en måned
last b> n en ny
last b> n en om
last b> n en pose
last b> n en påse
last b> n en sprøyt
last b> n en stund
last b> n en tablet
last b> n en til
last b> n en till
last b> n en time
last b> n en uge
last b> n en uke
last b> n en vecka
last b> n en zombie
last b> n en §2
last b> n endnu <c?c?>
last b> n ennå <c?c?>
last b> n er #
last b> n er allerg
last b> n er altså
last b> n er bare
last b> n er bedre
last b> n er blitt
last b> n er borte
last b> n er bra
last b> n er de
last b> n er den
last b> n er der
last b> n er det
last b> n er du
last b> n er en
last b> n er et
last b> n er fin
last b> n er for
last b> n er fra
last b> n er færdig
last b> n er gjort
last b> n er godt
last b> n er grei
last b> n er greit
last b> n er hans
last b> n er helt
last b> n er i
last b> n er ikke
last b> n er jeg
last b> n er jo
last b> n er kun
last b> n er lavt
last b> n er lenge
last b> n er min
last b> n er nede
last b> n er noe
last b> n er noget
last b> n er notere
last b> n er ny
last b> n er nyt
last b> n er nytt
last b> n er også
last b> n er ok
last b> n er okay
last b> n er over
last b> n er overst
last b> n er på
last b> n er rigtig
last b> n er samme
last b> n er skreve
last b> n er slut
last b> n er slutt
last b> n er som
last b> n er så
last b> n er tatt
last b> n er til
last b> n er tom
last b> n er ute
last b> n er uændre
last b> n er vel
last b> n er vi
last b> n er væk
last b> n er §2
last b> n et halvt
last b> n et år
last b> n ett år
last b> n etter #
last b> n etter at
last b> n etter operas
last b> n etterp <p?p?>
last b> n fast det
last b> n fast jag
last b> n fast §2
last b> n feber og
last b> n februa <p?p?>
last b> n ferdig i
last b> n ferdig med
last b> n ferdig på
last b> n ferrit er
last b> n fick det
last b> n fick du
last b> n fick en
last b> n fick han
last b> n fick hon
last b> n fick jag
last b> n fick utslag
last b> n fick §2
last b> n fik den
last b> n fik det
last b> n fik du
last b> n fik for
last b> n fik hun
last b> n fik jeg
last b> n fik også
last b> n fikk de
last b> n fikk den
last b> n fikk det
last b> n fikk du
last b> n fikk for
last b> n fikk han
last b> n fikk i
last b> n fikk jeg
last b> n fikk jo
last b> n fikk vi
last b> n fint <c?c?>
last b> n fint <p?c?>
last b> n fint <p?p?>
last b> n fjerde time
last b> n fjor <c?c?>
last b> n fjor <p?c?>
last b> n fjor høst
last b> n fjor men
last b> n fjor og
last b> n for #
last b> n for <c?c?>
last b> n for at
last b> n for blodpr
last b> n for deg
last b> n for den
last b> n for det
last b> n for en
last b> n for et
last b> n for han
last b> n for hjerte
last b> n for hoften
last b> n for hun
last b> n for i
last b> n for jeg
last b> n for kløen
last b> n for lenge
last b> n for længst
last b> n for magen
last b> n for mange
last b> n for maven
last b> n for meget
last b> n for ryggen
last b> n for smerte
last b> n for §2
last b> n for å
last b> n fordi den
last b> n fordi det
last b> n fordi du
last b> n fordi hun
last b> n fordi jeg
last b> n fornye jeg
last b> n forrig måned
last b> n forrig uge
last b> n forrig uke
last b> n fortsa <p?p?>
last b> n fortsä du
last b> n fortsä med
last b> n fortsä §2
last b> n fortsæ <c?c?>
last b> n fortsæ du
last b> n foråre <c?c?>
last b> n foråre <p?p?>
last b> n fra #
last b> n fra før
last b> n fra i
last b> n fra matas
last b> n fra mig
last b> n fra min
last b> n fra nå
last b> n fra sykehu
last b> n fram med
last b> n fredag <c?c?>
last b> n fredag <p?c?>
last b> n fredag <p?p?>
last b> n fredag men
last b> n frå i
last b> n från i
last b> n från och
last b> n få det
last b> n få §2
last b> n fået i
last b> n fået siden
last b> n fået §2
last b> n får de
last b> n får den
last b> n får det
last b> n får du
last b> n får en
last b> n får han
last b> n får hon
last b> n får hun
last b> n får ikke
last b> n får inte
last b> n får jag
last b> n får jeg
last b> n får også
last b> n får stå
last b> n får vel
last b> n får vi
last b> n får §2
last b> n fått i
last b> n færdig i
last b> n færdig med
last b> n för #
last b> n för att
last b> n för den
last b> n för dig
last b> n för du
last b> n för hjärta
last b> n för jag
last b> n för §2
last b> n förra månade
last b> n förra veckan
last b> n förra året
last b> n før <c?c?>
last b> n før <p?p?>
last b> n før det
last b> n før jeg
last b> n fører jeg
last b> n først <c?c?>
last b> n først om
last b> n første #
last b> n første gang
last b> n første i
last b> n g #
last b> n g <c?c?>
last b> n ga ham
last b> n ga jeg
last b> n ga meg
last b> n gang <c?c?>
last b> n gang <p?c?>
last b> n gang <p?p?>
last b> n gang daglig
last b> n gang i
last b> n gang imelle
last b> n gang med
last b> n gang om
last b> n gange #
last b> n gange <p?p?>
last b> n gange daglig
last b> n gange i
last b> n gange og
last b> n ganger <c?c?>
last b> n ganger <p?c?>
last b> n ganger <p?p?>
last b> n ganger daglig
last b> n ganger med
last b> n ganger om
last b> n gav ham
last b> n gav hende
last b> n gav jag
last b> n gav jeg
last b> n gav mig
last b> n gav vi
last b> n ge den
last b> n ger den
last b> n ger jag
last b> n ger vi
last b> n gi den
last b> n gikk fint
last b> n gikk i
last b> n gir du
last b> n gir vi
last b> n giver du
last b> n giver vi
last b> n gjorde meg
last b> n gjort det
last b> n gjør det
last b> n gjør du
last b> n glad for
last b> n glemme jeg
last b> n godt <c?c?>
last b> n godt <p?p?>
last b> n godt det
last b> n granne har
last b> n greit men
last b> n greitt <p?p?>
last b> n grund af
last b> n grunn av
last b> n gå på
last b> n gång <p?c?>
last b> n gång <p?p?>
last b> n gång daglig
last b> n gång i
last b> n gånger <c?c?>
last b> n gånger <p?c?>
last b> n gånger <p?p?>
last b> n gånger i
last b> n gånger om
last b> n går #
last b> n går <c?c?>
last b> n går <pc>
last b> n går det
last b> n går du
last b> n går fint
last b> n går ikke
last b> n går kveld
last b> n går kväll
last b> n går men
last b> n går och
last b> n går på
last b> n går som
last b> n går ut
last b> n går vi
last b> n gått ut
last b> n gör det
last b> n gör du
last b> n gör ingen
last b> n gör vi
last b> n gør det
last b> n gør du
last b> n gør han
last b> n gør jeg
last b> n gøre igen
last b> n ha den
last b> n ha det
last b> n ha kvar
last b> n ha på
last b> n ha videre
last b> n ha §2
last b> n hadde du
last b> n hadde hun
last b> n hadde jeg
last b> n hadde vi
last b> n hadde §2
last b> n hade du
last b> n hade för
last b> n hade han
last b> n hade jag
last b> n hade vi
last b> n hade §2
last b> n haft i
last b> n halv tablet
last b> n halv time
last b> n halvt år
last b> n ham §2
last b> n han #
last b> n han <c?c?>
last b> n han ble
last b> n han er
last b> n han fik
last b> n han fikk
last b> n han for
last b> n han får
last b> n han fått
last b> n han går
last b> n han ha
last b> n han haft
last b> n han har
last b> n han i
last b> n han ikke
last b> n han inte
last b> n han med
last b> n han som
last b> n han står
last b> n han tar
last b> n han var
last b> n han §2
last b> n har #
last b> n har aldrig
last b> n har den
last b> n har det
last b> n har du
last b> n har eg
last b> n har en
last b> n har gett
last b> n har gjort
last b> n har haft
last b> n har hatt
last b> n har hon
last b> n har hun
last b> n har i
last b> n har ikke
last b> n har ikkje
last b> n har ingen
last b> n har inte
last b> n har ja
last b> n har jag
last b> n har jeg
last b> n har jo
last b> n har ju
last b> n har min
last b> n har ni
last b> n har også
last b> n har ondt
last b> n har pasien
last b> n har patien
last b> n har tagit
last b> n har tatt
last b> n har vi
last b> n har vært
last b> n har §2
last b> n hatt det
last b> n hatt før
last b> n hatt i
last b> n hatt på
last b> n havde jeg
last b> n have <c?c?>
last b> n have den
last b> n have mere
last b> n have noget
last b> n have §2
last b> n hedder det
last b> n hela tiden
last b> n hele tida
last b> n hele tiden
last b> n hele vinter
last b> n hele året
last b> n heller ikke
last b> n heller §2
last b> n hemma <p?p?>
last b> n hende i
last b> n henne #
last b> n henne <c?c?>
last b> n henne i
last b> n henne med
last b> n henne §2
last b> n henter du
last b> n her <c?p?>
last b> n her <cp>
last b> n her <p?p?>
last b> n her er
last b> n her i
last b> n her men
last b> n her nå
last b> n her på
last b> n her står
last b> n heter det
last b> n hjalp ikke
last b> n hjelpe ikke
last b> n hjemme <c?c?>
last b> n hjemme i
last b> n hjerte <p?p?>
last b> n hjälpe inte
last b> n ho har
last b> n hold på
last b> n holder du
last b> n holdt jeg
last b> n hon #
last b> n hon blev
last b> n hon fick
last b> n hon gick
last b> n hon ha
last b> n hon hade
last b> n hon har
last b> n hon i
last b> n hon inte
last b> n hon på
last b> n hon är
last b> n hon äter
last b> n hos oss
last b> n huden <p?p?>
last b> n hun #
last b> n hun den
last b> n hun det
last b> n hun er
last b> n hun fik
last b> n hun fikk
last b> n hun for
last b> n hun få
last b> n hun fået
last b> n hun får
last b> n hun ha
last b> n hun har
last b> n hun hatt
last b> n hun i
last b> n hun ikke
last b> n hun jo
last b> n hun skal
last b> n hun spørge
last b> n hun så
last b> n hun var
last b> n hur länge
last b> n husker du
last b> n husker jeg
last b> n hva med
last b> n hvad er
last b> n hvad med
last b> n hver aften
last b> n hver dag
last b> n hver gang
last b> n hver kveld
last b> n hver morgen
last b> n hver søndag
last b> n hver tredje
last b> n hver uke
last b> n hver vår
last b> n hvis det
last b> n hvis du
last b> n hvis han
last b> n hvis hun
last b> n hvor lenge
last b> n hvor længe
last b> n hvor mange
last b> n hvor mye
last b> n hvorda er
last b> n hvornå var
last b> n här gången
last b> n här i
last b> n i #
last b> n i aften
last b> n i ansigt
last b> n i ansikt
last b> n i armen
last b> n i august
last b> n i begge
last b> n i bilen
last b> n i blodet
last b> n i blæra
last b> n i bryste
last b> n i dag
last b> n i den
last b> n i det
last b> n i dosett
last b> n i drikke
last b> n i droppe
last b> n i døgnet
last b> n i ei
last b> n i en
last b> n i et
last b> n i ett
last b> n i februa
last b> n i fjol
last b> n i fjor
last b> n i fodere
last b> n i forgår
last b> n i forrig
last b> n i forvej
last b> n i foråre
last b> n i fredag
last b> n i förra
last b> n i förrgå
last b> n i gang
last b> n i går
last b> n i helgen
last b> n i henne
last b> n i hodet
last b> n i hver
last b> n i hvert
last b> n i høst
last b> n i ikke
last b> n i januar
last b> n i juli
last b> n i juni
last b> n i kinden
last b> n i kjøles
last b> n i kveld
last b> n i leverp
last b> n i lomma
last b> n i lommen
last b> n i lådan
last b> n i låret
last b> n i lördag
last b> n i lørdag
last b> n i magen
last b> n i mai
last b> n i maj
last b> n i mandag
last b> n i mars
last b> n i maskin
last b> n i maven
last b> n i morgen
last b> n i morges
last b> n i morgon
last b> n i morse
last b> n i munden
last b> n i munnen
last b> n i muskel
last b> n i muskle
last b> n i månade
last b> n i måndag
last b> n i månede
last b> n i nacken
last b> n i nakken
last b> n i nat
last b> n i nesa
last b> n i novemb
last b> n i oktobe
last b> n i onsdag
last b> n i rutan
last b> n i sekken
last b> n i sidste
last b> n i skabet
last b> n i skapet
last b> n i skuffe
last b> n i skåpet
last b> n i slange
last b> n i sommer
last b> n i somras
last b> n i sonden
last b> n i staden
last b> n i starte
last b> n i stedet
last b> n i ställe
last b> n i så
last b> n i söndag
last b> n i søndag
last b> n i tasken
last b> n i tilleg
last b> n i tisdag
last b> n i torsda
last b> n i vattne
last b> n i veckan
last b> n i venen
last b> n i vintra
last b> n i väskan
last b> n i vår
last b> n i våras
last b> n i weeken
last b> n i år
last b> n i åra
last b> n i åren
last b> n i én
last b> n i örat
last b> n i øret
last b> n igen <c?c?>
last b> n igen om
last b> n igjen <p?p?>
last b> n igjen fra
last b> n ihop med
last b> n ikke <c?c?>
last b> n ikke <c?p?>
last b> n ikke <p?c?>
last b> n ikke <p?p?>
last b> n ikke <pp>
last b> n ikke allerg
last b> n ikke bedre
last b> n ikke begynt
last b> n ikke bruge
last b> n ikke brukt
last b> n ikke den
last b> n ikke det
last b> n ikke er
last b> n ikke flere
last b> n ikke for
last b> n ikke få
last b> n ikke fået
last b> n ikke fått
last b> n ikke gitt
last b> n ikke gå
last b> n ikke ha
last b> n ikke haft
last b> n ikke han
last b> n ikke hatt
last b> n ikke have
last b> n ikke hver
last b> n ikke i
last b> n ikke jeg
last b> n ikke kan
last b> n ikke lenger
last b> n ikke lov
last b> n ikke længer
last b> n ikke med
last b> n ikke medici
last b> n ikke medisi
last b> n ikke men
last b> n ikke mer
last b> n ikke mere
last b> n ikke må
last b> n ikke noe
last b> n ikke noget
last b> n ikke nu
last b> n ikke nå
last b> n ikke når
last b> n ikke nødven
last b> n ikke om
last b> n ikke sammen
last b> n ikke sant
last b> n ikke skal
last b> n ikke ta
last b> n ikke taget
last b> n ikke tatt
last b> n ikke til
last b> n ikke tåle
last b> n ikke tålt
last b> n ikke §2
last b> n ikke åpnet
last b> n inga fler
last b> n ingen §2
last b> n inget mer
last b> n innan ni
last b> n inne på
last b> n inntil #
last b> n inte av
last b> n inte den
last b> n inte det
last b> n inte en
last b> n inte ge
last b> n inte ha
last b> n inte heller
last b> n inte i
last b> n inte med
last b> n inte nu
last b> n inte på
last b> n inte ta
last b> n inte §2
last b> n ja <c?c?>
last b> n ja <c?p?>
last b> n ja <p?c?>
last b> n ja <p?p?>
last b> n ja <pc>
last b> n ja <pp>
last b> n ja den
last b> n ja det
last b> n ja fast
last b> n ja i
last b> n ja jeg
last b> n ja men
last b> n ja vel
last b> n ja §2
last b> n jag #
last b> n jag <p?p?>
last b> n jag aldrig
last b> n jag att
last b> n jag bort
last b> n jag fick
last b> n jag få
last b> n jag får
last b> n jag för
last b> n jag gav
last b> n jag ha
last b> n jag haft
last b> n jag har
last b> n jag här
last b> n jag i
last b> n jag inte
last b> n jag ju
last b> n jag kvar
last b> n jag med
last b> n jag redan
last b> n jag ser
last b> n jag ska
last b> n jag skrive
last b> n jag såg
last b> n jag tar
last b> n jag till
last b> n jag tog
last b> n jag var
last b> n jag varje
last b> n jag vet
last b> n jag vill
last b> n jag väl
last b> n jag §2
last b> n jag är
last b> n januar <c?c?>
last b> n jeg #
last b> n jeg <p?p?>
last b> n jeg af
last b> n jeg aldri
last b> n jeg allere
last b> n jeg alltid
last b> n jeg at
last b> n jeg av
last b> n jeg bare
last b> n jeg ble
last b> n jeg blev
last b> n jeg blir
last b> n jeg bruker
last b> n jeg da
last b> n jeg dem
last b> n jeg den
last b> n jeg det
last b> n jeg er
last b> n jeg ferdig
last b> n jeg fik
last b> n jeg fikk
last b> n jeg få
last b> n jeg får
last b> n jeg ga
last b> n jeg gav
last b> n jeg gerne
last b> n jeg give
last b> n jeg giver
last b> n jeg går
last b> n jeg ha
last b> n jeg hadde
last b> n jeg har
last b> n jeg hatt
last b> n jeg havde
last b> n jeg have
last b> n jeg hele
last b> n jeg holdt
last b> n jeg hver
last b> n jeg i
last b> n jeg ikke
last b> n jeg jo
last b> n jeg kan
last b> n jeg kjøpte
last b> n jeg kunne
last b> n jeg leste
last b> n jeg lå
last b> n jeg med
last b> n jeg nu
last b> n jeg nå
last b> n jeg når
last b> n jeg og
last b> n jeg også
last b> n jeg op
last b> n jeg opp
last b> n jeg på
last b> n jeg selv
last b> n jeg sender
last b> n jeg ser
last b> n jeg setter
last b> n jeg skal
last b> n jeg skulle
last b> n jeg slutta
last b> n jeg som
last b> n jeg stadig
last b> n jeg stoppe
last b> n jeg så
last b> n jeg tager
last b> n jeg tar
last b> n jeg tatt
last b> n jeg til
last b> n jeg tog
last b> n jeg tok
last b> n jeg ud
last b> n jeg var
last b> n jeg vel
last b> n jeg vil
last b> n jeg ville
last b> n jeg §2
last b> n jeg å
last b> n jo #
last b> n jo allere
last b> n jo den
last b> n jo det
last b> n jo en
last b> n jo hatt
last b> n jo i
last b> n jo ikke
last b> n jo men
last b> n jo på
last b> n jo så
last b> n jo §2
last b> n jouren i
last b> n ju §2
last b> n juli <p?p?>
last b> n juni <p?p?>
last b> n just det
last b> n kan dere
last b> n kan du
last b> n kan få
last b> n kan gå
last b> n kan han
last b> n kan ikke
last b> n kan jag
last b> n kan ni
last b> n kan vi
last b> n kapsel i
last b> n kaster du
last b> n kg på
last b> n kjøper du
last b> n klart <c?c?>
last b> n klart <p?p?>
last b> n kom det
last b> n kona mi
last b> n kontro om
last b> n krampe i
last b> n kun i
last b> n kun på
last b> n kun §2
last b> n kunde inte
last b> n kunne ikke
last b> n kvalme <c?c?>
last b> n kvar <c?c?>
last b> n kvar <p?p?>
last b> n kvar dag
last b> n kvar på
last b> n kveld <p?p?>
last b> n kveld og
last b> n kvelde <p?p?>
last b> n kväll <c?c?>
last b> n kväll <c?p?>
last b> n kväll <p?p?>
last b> n kväll i
last b> n kvälle <c?c?>
last b> n kvälle <p?p?>
last b> n köpte jag
last b> n kör vi
last b> n køb dem
last b> n køber du
last b> n la den
last b> n la på
last b> n lad være
last b> n lader vi
last b> n lar vi
last b> n legeva på
last b> n legger vi
last b> n lenge du
last b> n lenge siden
last b> n lige nu
last b> n ligger på
last b> n länge har
last b> n lå på
last b> n låt den
last b> n låter vi
last b> n længe du
last b> n længe har
last b> n længe siden
last b> n lørdag <p?p?>
last b> n magen <c?c?>
last b> n magen <c?p?>
last b> n magen av
last b> n mai <p?p?>
last b> n maj <c?c?>
last b> n maj <p?p?>
last b> n maks #
last b> n mandag <p?p?>
last b> n mange har
last b> n mars <c?c?>
last b> n maten <c?c?>
last b> n maven <c?c?>
last b> n med #
last b> n med <c?c?>
last b> n med <p?p?>
last b> n med <pc>
last b> n med <pp>
last b> n med at
last b> n med da
last b> n med de
last b> n med den
last b> n med det
last b> n med din
last b> n med for
last b> n med fra
last b> n med hjem
last b> n med i
last b> n med kalium
last b> n med mat
last b> n med men
last b> n med min
last b> n med så
last b> n med til
last b> n med §
last b> n med §2
last b> n meg <p?p?>
last b> n meg i
last b> n meg så
last b> n men bare
last b> n men da
last b> n men de
last b> n men den
last b> n men der
last b> n men dere
last b> n men det
last b> n men du
last b> n men då
last b> n men eg
last b> n men er
last b> n men han
last b> n men har
last b> n men hon
last b> n men hun
last b> n men i
last b> n men ikke
last b> n men inte
last b> n men jag
last b> n men jeg
last b> n men nu
last b> n men nå
last b> n men på
last b> n men så
last b> n men vi
last b> n men §2
last b> n mer <c?c?>
last b> n mer <p?p?>
last b> n mer av
last b> n mer i
last b> n mere <c?c?>
last b> n mg #
last b> n mg <p?c?>
last b> n mg <p?p?>
last b> n mg hver
last b> n mg i
last b> n mg kg
last b> n mg morgon
last b> n mg og
last b> n mg om
last b> n mg på
last b> n mg till
last b> n mg ved
last b> n midt i
last b> n mig den
last b> n mig i
last b> n mig nu
last b> n min <p?p?>
last b> n min bror
last b> n min dotter
last b> n min egen
last b> n min er
last b> n min fru
last b> n min granne
last b> n min kone
last b> n min mand
last b> n min mor
last b> n ml <p?p?>
last b> n ml hver
last b> n ml i
last b> n ml per
last b> n mod lungeb
last b> n mora mi
last b> n morgen <c?c?>
last b> n morgen <p?p?>
last b> n morgen <pc>
last b> n morgen i
last b> n morgen men
last b> n morgen og
last b> n morgon <p?p?>
last b> n morgon bitti
last b> n mot den
last b> n mot febere
last b> n mot §2
last b> n må bort
last b> n må du
last b> n må han
last b> n må jeg
last b> n må ut
last b> n må vi
last b> n månade <c?c?>
last b> n måned <p?p?>
last b> n måned for
last b> n måned siden
last b> n månede <c?c?>
last b> n månede <p?c?>
last b> n månede <p?p?>
last b> n månede siden
last b> n naboen har
last b> n nakken <c?c?>
last b> n natta <c?c?>
last b> n natta <p?p?>
last b> n natten <c?c?>
last b> n natten <p?c?>
last b> n natten <p?p?>
last b> n ned <p?p?>
last b> n ned i
last b> n ned til
last b> n nede i
last b> n nei <c?c?>
last b> n nei <c?p?>
last b> n nei <p?p?>
last b> n nei da
last b> n nei det
last b> n nei til
last b> n nej <c?p?>
last b> n nej <p?c?>
last b> n nej <p?p?>
last b> n nej den
last b> n nej det
last b> n nej du
last b> n nej ikke
last b> n nej inte
last b> n nej jag
last b> n nej men
last b> n nettet <p?p?>
last b> n ni i
last b> n ni inte
last b> n ni med
last b> n noe annet
last b> n noe av
last b> n noe du
last b> n noe i
last b> n noe mer
last b> n noe §2
last b> n noget med
last b> n noget mod
last b> n nok ikke
last b> n nu #
last b> n nu <c?p?>
last b> n nu <cp>
last b> n nu <p?p?>
last b> n nu er
last b> n nu har
last b> n nu när
last b> n nu och
last b> n nu og
last b> n nu på
last b> n nu är
last b> n nummer #
last b> n ny prøve
last b> n när det
last b> n när du
last b> n när hon
last b> n när vi
last b> n när §2
last b> n nå #
last b> n nå <c?c?>
last b> n nå <p?c?>
last b> n nå <p?p?>
last b> n nå av
last b> n nå er
last b> n nå for
last b> n nå har
last b> n nå i
last b> n nå ja
last b> n nå og
last b> n når de
last b> n når det
last b> n når du
last b> n når han
last b> n når hun
last b> n når jeg
last b> n når var
last b> n når vi
last b> n næste gang
last b> n och #
last b> n och blev
last b> n och den
last b> n och det
last b> n och du
last b> n och då
last b> n och en
last b> n och fick
last b> n och har
last b> n och hon
last b> n och i
last b> n och jag
last b> n och kväll
last b> n och med
last b> n och sedan
last b> n och sen
last b> n och så
last b> n och tar
last b> n och §2
last b> n också <c?c?>
last b> n också i
last b> n också men
last b> n og #
last b> n og blev
last b> n og da
last b> n og de
last b> n og dem
last b> n og den
last b> n og der
last b> n og det
last b> n og du
last b> n og er
last b> n og fik
last b> n og fikk
last b> n og han
last b> n og har
last b> n og hjerte
last b> n og hun
last b> n og hva
last b> n og hvad
last b> n og i
last b> n og ikke
last b> n og jeg
last b> n og jern
last b> n og kalium
last b> n og kveld
last b> n og min
last b> n og mot
last b> n og nu
last b> n og nå
last b> n og når
last b> n og ser
last b> n og skal
last b> n og smerte
last b> n og så
last b> n og tar
last b> n og til
last b> n og §2
last b> n også <p?p?>
last b> n også det
last b> n også en
last b> n også i
last b> n også til
last b> n ok <c?c?>
last b> n ok <p?p?>
last b> n okay <c?c?>
last b> n okay <c?p?>
last b> n okay <p?c?>
last b> n okay <p?p?>
last b> n okej <c?c?>
last b> n okej <p?p?>
last b> n om #
last b> n om <p?p?>
last b> n om aftene
last b> n om dagen
last b> n om den
last b> n om det
last b> n om du
last b> n om en
last b> n om han
last b> n om hun
last b> n om i
last b> n om jag
last b> n om morgen
last b> n om månede
last b> n om natta
last b> n om natten
last b> n om og
last b> n om på
last b> n om ugen
last b> n om vi
last b> n ondt i
last b> n onsdag <p?p?>
last b> n ont i
last b> n op <p?c?>
last b> n op <p?p?>
last b> n op i
last b> n op med
last b> n op til
last b> n opp <p?p?>
last b> n opp igjen
last b> n over #
last b> n over <p?p?>
last b> n over en
last b> n over for
last b> n over i
last b> n over på
last b> n pasta i
last b> n patien det
last b> n patien i
last b> n pause <c?c?>
last b> n pause i
last b> n pause med
last b> n pause til
last b> n per dag
last b> n plaste #
last b> n proppe i
last b> n pust morgen
last b> n på #
last b> n på <p?p?>
last b> n på akuten
last b> n på apotek
last b> n på arbejd
last b> n på avdeli
last b> n på dag
last b> n på den
last b> n på det
last b> n på dig
last b> n på do
last b> n på egen
last b> n på en
last b> n på facebo
last b> n på fredag
last b> n på før
last b> n på grund
last b> n på grunn
last b> n på henne
last b> n på i
last b> n på klinik
last b> n på kortet
last b> n på kvälle
last b> n på legeva
last b> n på lista
last b> n på listan
last b> n på lørdag
last b> n på mandag
last b> n på med
last b> n på meg
last b> n på men
last b> n på mig
last b> n på morgen
last b> n på morgon
last b> n på måndag
last b> n på nettet
last b> n på noe
last b> n på nytt
last b> n på nätet
last b> n på pause
last b> n på resept
last b> n på ryggen
last b> n på sykehu
last b> n på søndag
last b> n på telefo
last b> n på torsda
last b> n redd for
last b> n resept på
last b> n riktig <p?p?>
last b> n ryger ud
last b> n ryggen <c?c?>
last b> n rører vi
last b> n sa det
last b> n sa du
last b> n sa jag
last b> n sa jeg
last b> n samma sak
last b> n samma som
last b> n samma ämne
last b> n samme <p?p?>
last b> n samme dose
last b> n samme slags
last b> n samme som
last b> n samme stof
last b> n sammen med
last b> n samtid <p?p?>
last b> n satt i
last b> n satte den
last b> n sedan #
last b> n sedan <c?c?>
last b> n sedan i
last b> n sedan länge
last b> n sedan §2
last b> n selv <c?c?>
last b> n selv i
last b> n sen #
last b> n sen <p?p?>
last b> n sen en
last b> n sen i
last b> n sen §2
last b> n sepone <c?c?>
last b> n septem <p?p?>
last b> n ser det
last b> n ser jag
last b> n ser jeg
last b> n sett den
last b> n setter jeg
last b> n setter vi
last b> n siden #
last b> n siden <c?c?>
last b> n siden <p?c?>
last b> n siden <p?p?>
last b> n siden <pc>
last b> n siden av
last b> n siden da
last b> n siden du
last b> n siden fordi
last b> n siden han
last b> n siden i
last b> n siden jeg
last b> n siden mai
last b> n sidst i
last b> n sidste gang
last b> n sidste uge
last b> n sidste år
last b> n sier du
last b> n sist <p?p?>
last b> n sist i
last b> n sist men
last b> n sista i
last b> n siste sprøyt
last b> n sitter på
last b> n sjette måned
last b> n ska du
last b> n ska han
last b> n ska hon
last b> n ska inte
last b> n ska vara
last b> n skader ikke
last b> n skal den
last b> n skal ha
last b> n skal han
last b> n skal hun
last b> n skal ikke
last b> n skal jeg
last b> n skal stå
last b> n skal ut
last b> n skal vi
last b> n skifte i
last b> n skifte til
last b> n skrive jeg
last b> n skulle du
last b> n skulle jeg
last b> n skulle slutte
last b> n slet ikke
last b> n slippe du
last b> n slut <c?c?>
last b> n slut <p?c?>
last b> n slut i
last b> n sluta med
last b> n slutad i
last b> n slutat med
last b> n slutt i
last b> n slutt på
last b> n slutta jeg
last b> n slutte du
last b> n slutte jeg
last b> n slutte med
last b> n slutte vi
last b> n smager af
last b> n smerte <c?c?>
last b> n smører du
last b> n snakke om
last b> n som allerg
last b> n som alltid
last b> n som barn
last b> n som de
last b> n som den
last b> n som dere
last b> n som det
last b> n som du
last b> n som en
last b> n som er
last b> n som förut
last b> n som før
last b> n som gör
last b> n som han
last b> n som har
last b> n som hon
last b> n som hun
last b> n som ikke
last b> n som jag
last b> n som jeg
last b> n som kona
last b> n som ni
last b> n som noe
last b> n som noget
last b> n som står
last b> n som vanlig
last b> n som var
last b> n som överkä
last b> n spring vi
last b> n spruta i
last b> n sprøyt #
last b> n sprøyt hver
last b> n sprøyt i
last b> n sprøyt nå
last b> n stadig #
last b> n start i
last b> n starte du
last b> n starte i
last b> n starte vi
last b> n stedet #
last b> n stedet <p?p?>
last b> n stikkp #
last b> n stod det
last b> n stod i
last b> n stod på
last b> n stoppe <c?c?>
last b> n stoppe den
last b> n stoppe for
last b> n stoppe i
last b> n stoppe vi
last b> n stryke jag
last b> n ställe <c?c?>
last b> n ställe för
last b> n stå som
last b> n står det
last b> n står du
last b> n står her
last b> n står i
last b> n står jo
last b> n står kvar
last b> n står med
last b> n står på
last b> n står som
last b> n synes jeg
last b> n så begynn
last b> n så ble
last b> n så da
last b> n så de
last b> n så dem
last b> n så den
last b> n så det
last b> n så du
last b> n så dårlig
last b> n så er
last b> n så fall
last b> n så fik
last b> n så fikk
last b> n så får
last b> n så går
last b> n så han
last b> n så har
last b> n så hon
last b> n så hun
last b> n så här
last b> n så ikke
last b> n så jag
last b> n så jeg
last b> n så lenge
last b> n så længe
last b> n så mye
last b> n så må
last b> n så nei
last b> n så noget
last b> n så ont
last b> n så på
last b> n så sa
last b> n så ser
last b> n så skal
last b> n så skrive
last b> n så slippe
last b> n så stop
last b> n så stoppe
last b> n så står
last b> n så svimme
last b> n så tager
last b> n så var
last b> n så vi
last b> n så §2
last b> n söndag <p?p?>
last b> n ta #
last b> n ta dem
last b> n ta den
last b> n ta en
last b> n ta med
last b> n ta §2
last b> n tablet #
last b> n tablet <c?c?>
last b> n tablet <p?p?>
last b> n tablet for
last b> n tablet i
last b> n tablet om
last b> n tag den
last b> n tager dem
last b> n tager du
last b> n tager han
last b> n tager hun
last b> n tager jeg
last b> n tager vi
last b> n tager §2
last b> n taget i
last b> n tagit den
last b> n tagit det
last b> n takk <p?p?>
last b> n tar #
last b> n tar det
last b> n tar du
last b> n tar en
last b> n tar han
last b> n tar hon
last b> n tar jag
last b> n tar jeg
last b> n tar vi
last b> n tar §2
last b> n tatt #
last b> n tatt det
last b> n tatt siden
last b> n til #
last b> n til <c?c?>
last b> n til at
last b> n til de
last b> n til deg
last b> n til den
last b> n til det
last b> n til dig
last b> n til frokos
last b> n til hende
last b> n til i
last b> n til jeg
last b> n til jul
last b> n til katt
last b> n til mandag
last b> n til maten
last b> n til middag
last b> n til natten
last b> n til neste
last b> n til på
last b> n til uke
last b> n til §2
last b> n til å
last b> n till #
last b> n till <c?c?>
last b> n till det
last b> n till i
last b> n till kvälle
last b> n till natten
last b> n till §2
last b> n time <p?p?>
last b> n time før
last b> n timme före
last b> n tog #
last b> n tog du
last b> n tog jag
last b> n tog slut
last b> n tok den
last b> n tok en
last b> n tok jeg
last b> n torsda <c?c?>
last b> n trappe vi
last b> n tredje dag
last b> n tredje månad
last b> n trenge du
last b> n tror det
last b> n tror jeg
last b> n trykke ditt
last b> n trykke er
last b> n tygger jeg
last b> n tåler det
last b> n tåler ikke
last b> n tør jeg
last b> n tørre øyne
last b> n ud for
last b> n uge #
last b> n uge <c?c?>
last b> n ugen <c?c?>
last b> n uger <c?c?>
last b> n uger <c?p?>
last b> n uger <p?p?>
last b> n uger og
last b> n uger siden
last b> n uka <c?c?>
last b> n uka <p?p?>
last b> n uke <p?p?>
last b> n uker <c?c?>
last b> n uker og
last b> n uker til
last b> n under #
last b> n under huden
last b> n under tunga
last b> n upp den
last b> n uppehå med
last b> n ut <c?c?>
last b> n ut <p?p?>
last b> n ut i
last b> n ut med
last b> n ut og
last b> n ut på
last b> n ute <p?p?>
last b> n ute av
last b> n uten noe
last b> n utslag av
last b> n vad är
last b> n var bara
last b> n var bare
last b> n var den
last b> n var det
last b> n var for
last b> n var hans
last b> n var i
last b> n var ikke
last b> n var jeg
last b> n var jo
last b> n var ju
last b> n var min
last b> n var til
last b> n var tredje
last b> n var §2
last b> n varje dag
last b> n varje kväll
last b> n vecka <c?c?>
last b> n veckan <p?c?>
last b> n veckan <p?p?>
last b> n veckor <c?c?>
last b> n veckor <p?p?>
last b> n veckor och
last b> n veckor sen
last b> n ved #
last b> n ved behov
last b> n ved det
last b> n ved jeg
last b> n ved med
last b> n ved siden
last b> n vel #
last b> n vel ikke
last b> n vent <c?c?>
last b> n vent <p?p?>
last b> n vente med
last b> n venter vi
last b> n vet jag
last b> n vi <p?c?>
last b> n vi bort
last b> n vi den
last b> n vi det
last b> n vi en
last b> n vi ga
last b> n vi gav
last b> n vi har
last b> n vi höjer
last b> n vi i
last b> n vi ikke
last b> n vi inte
last b> n vi jo
last b> n vi med
last b> n vi men
last b> n vi og
last b> n vi også
last b> n vi om
last b> n vi over
last b> n vi prøver
last b> n vi på
last b> n vi se
last b> n vi skal
last b> n vi slutad
last b> n vi ta
last b> n vi tager
last b> n vi tar
last b> n vi til
last b> n vi till
last b> n vi var
last b> n vi være
last b> n vi §2
last b> n vid behov
last b> n videre <c?c?>
last b> n videre med
last b> n vikare <p?p?>
last b> n vil gerne
last b> n vil ha
last b> n vil heller
last b> n vil ikke
last b> n vil jeg
last b> n vill ha
last b> n vill inte
last b> n vill jag
last b> n ville ha
last b> n ville ikke
last b> n vinter <p?p?>
last b> n vinter men
last b> n virker ikke
last b> n væk <p?p?>
last b> n være med
last b> n § #
last b> n § den
last b> n § det
last b> n § då
last b> n § er
last b> n § for
last b> n § för
last b> n § har
last b> n § hver
last b> n § i
last b> n § jeg
last b> n § på
last b> n § som
last b> n § tar
last b> n § til
last b> n § §2
last b> n µg <p?p?>
last b> n är #
last b> n är bara
last b> n är borta
last b> n är bra
last b> n är den
last b> n är det
last b> n är en
last b> n är färdig
last b> n är i
last b> n är jag
last b> n är ju
last b> n är klar
last b> n är klart
last b> n är kvar
last b> n är min
last b> n är notera
last b> n är oförän
last b> n är okej
last b> n är slut
last b> n är som
last b> n är ute
last b> n äter §2
last b> n å ja
last b> n å ta
last b> n år <c?c?>
last b> n år <c?p?>
last b> n år <p?c?>
last b> n år <p?p?>
last b> n år <pp>
last b> n år men
last b> n år sedan
last b> n år sen
last b> n år siden
last b> n året <p?p?>
last b> n åt det
last b> n én daglig
last b> n én gang
last b> n én om
last b> n én tablet
last c< n #
last c< n <c?p?>
last c< n <p?c?>
last c< n <p?p?>
last c< n <pc>
last c< n <pp>
last c< n ?
last c< n af
last c< n aften
last c< n aldri
last c< n aller
last c< n allts
last c< n altså
last c< n ambul
last c< n anden
last c< n andre
last c< n anfal
last c< n annet
last c< n antib
last c< n använ
last c< n apote
last c< n astma
last c< n att
last c< n augus
last c< n avslu
last c< n bara
last c< n bare
last c< n bedre
last c< n bedöv
last c< n bedøv
last c< n begyn
last c< n behan
last c< n behol
last c< n behöv
last c< n bli
last c< n blir
last c< n blive
last c< n blodf
last c< n blodt
last c< n blå
last c< n bort
last c< n borta
last c< n bra
last c< n bror
last c< n brore
last c< n bruge
last c< n brugt
last c< n brukt
last c< n byter
last c< n bytte
last c< n bättr
last c< n både
last c< n börja
last c< n da
last c< n dag
last c< n dagar
last c< n dagen
last c< n dager
last c< n datte
last c< n de
last c< n deg
last c< n dem
last c< n den
last c< n der
last c< n det
last c< n dig
last c< n din
last c< n dos
last c< n dose
last c< n drop
last c< n drypp
last c< n du
last c< n där
last c< n därem
last c< n då
last c< n efter
last c< n eg
last c< n egen
last c< n en
last c< n ene
last c< n engan
last c< n er
last c< n ersta
last c< n et
last c< n fast
last c< n faste
last c< n fick
last c< n fik
last c< n fikk
last c< n fint
last c< n flask
last c< n flått
last c< n for
last c< n foreb
last c< n forts
last c< n forve
last c< n fra
last c< n freda
last c< n från
last c< n få
last c< n fået
last c< n får
last c< n fått
last c< n för
last c< n förut
last c< n først
last c< n ga
last c< n gamla
last c< n gav
last c< n ge
last c< n gel
last c< n ger
last c< n gett
last c< n gi
last c< n gir
last c< n giver
last c< n godt
last c< n greit
last c< n gånge
last c< n går
last c< n ha
last c< n hadde
last c< n hade
last c< n haft
last c< n halv
last c< n ham
last c< n han
last c< n hans
last c< n har
last c< n hatt
last c< n have
last c< n hedde
last c< n helle
last c< n hende
last c< n henne
last c< n hepat
last c< n her
last c< n heter
last c< n hjem
last c< n hjemm
last c< n hjert
last c< n hon
last c< n honom
last c< n huden
last c< n hun
last c< n hva
last c< n hvad
last c< n hvide
last c< n hvor
last c< n här
last c< n i
last c< n igen
last c< n igjen
last c< n ikke
last c< n ikkje
last c< n in
last c< n ingen
last c< n inget
last c< n inhal
last c< n inn
last c< n innan
last c< n inte
last c< n ja
last c< n jag
last c< n jeg
last c< n jo
last c< n journ
last c< n juni
last c< n kalci
last c< n kaliu
last c< n kalk
last c< n kan
last c< n kansk
last c< n kat
last c< n katte
last c< n kjøpt
last c< n klart
last c< n koles
last c< n komme
last c< n kona
last c< n korte
last c< n korti
last c< n kun
last c< n kunne
last c< n kur
last c< n kuren
last c< n kvalm
last c< n kveld
last c< n kväll
last c< n köpte
last c< n kör
last c< n købte
last c< n la
last c< n lagt
last c< n lar
last c< n legge
last c< n lidt
last c< n lilla
last c< n lille
last c< n lista
last c< n liter
last c< n litt
last c< n lunge
last c< n lägge
last c< n länge
last c< n lægge
last c< n længe
last c< n man
last c< n mand
last c< n manda
last c< n mange
last c< n manne
last c< n maven
last c< n med
last c< n medic
last c< n men
last c< n mener
last c< n mer
last c< n mere
last c< n mg
last c< n mi
last c< n mig
last c< n min
last c< n mod
last c< n mor
last c< n morge
last c< n mormo
last c< n mot
last c< n munne
last c< n mye
last c< n må
last c< n måned
last c< n naboe
last c< n natta
last c< n natte
last c< n ned
last c< n nei
last c< n nej
last c< n neses
last c< n noe
last c< n noen
last c< n noget
last c< n nok
last c< n noter
last c< n nu
last c< n nye
last c< n nå
last c< n når
last c< n nåt
last c< n och
last c< n också
last c< n og
last c< n ok
last c< n okay
last c< n okej
last c< n om
last c< n onsda
last c< n opp
last c< n ormek
last c< n oss
last c< n over
last c< n p
last c< n p-pil
last c< n p-rin
last c< n pakke
last c< n plan
last c< n prost
last c< n prova
last c< n prøv
last c< n prøvd
last c< n prøve
last c< n pulve
last c< n på
last c< n reage
last c< n recep
last c< n redan
last c< n resep
last c< n rygge
last c< n sak
last c< n salve
last c< n samme
last c< n satte
last c< n se
last c< n sedan
last c< n seg
last c< n selv
last c< n ser
last c< n sett
last c< n sette
last c< n siden
last c< n sier
last c< n sig
last c< n siger
last c< n sin
last c< n sist
last c< n ska
last c< n skal
last c< n skift
last c< n skriv
last c< n skyll
last c< n slut
last c< n sluta
last c< n slutt
last c< n smert
last c< n små
last c< n smøre
last c< n so
last c< n som
last c< n spray
last c< n sprut
last c< n sprøy
last c< n spurt
last c< n stadi
last c< n start
last c< n stede
last c< n sto
last c< n stop
last c< n stopp
last c< n stryk
last c< n ställ
last c< n stå
last c< n står
last c< n sukke
last c< n svige
last c< n sykep
last c< n så
last c< n sånn
last c< n sønda
last c< n søste
last c< n ta
last c< n table
last c< n tag
last c< n tage
last c< n tager
last c< n taget
last c< n tagit
last c< n tar
last c< n tatt
last c< n tenkt
last c< n tidli
last c< n til
last c< n tilba
last c< n till
last c< n tog
last c< n trapp
last c< n treng
last c< n tube
last c< n tänkt
last c< n tåler
last c< n tålt
last c< n ud
last c< n uge
last c< n uger
last c< n uke
last c< n uker
last c< n upp
last c< n ut
last c< n vacci
last c< n vaksi
last c< n vanli
last c< n var
last c< n vel
last c< n vi
last c< n vidar
last c< n ville
last c< n virke
last c< n vitam
last c< n vår
last c< n væk
last c< n være
last c< n §
last c< n §2
last c< n är
last c< n å
last c< n år
last c< n åt
last c< n øker
last c> n #
last c> n <c?c?>
last c> n <c?p?>
last c> n <cc>
last c> n <cp>
last c> n <p?c?>
last c> n <p?p?>
last c> n <pc>
last c> n <pp>
last c> n af
last c> n aften
last c> n aktue
last c> n aldri
last c> n alle
last c> n aller
last c> n allti
last c> n altså
last c> n anden
last c> n annen
last c> n apote
last c> n armen
last c> n astma
last c> n att
last c> n augus
last c> n av
last c> n bare
last c> n begge
last c> n begyn
last c> n behol
last c> n behov
last c> n behöv
last c> n ble
last c> n blev
last c> n bli
last c> n blir
last c> n blive
last c> n blode
last c> n blæra
last c> n bort
last c> n borta
last c> n borte
last c> n bra
last c> n bruge
last c> n brugt
last c> n bruke
last c> n brukt
last c> n bytte
last c> n da
last c> n dag
last c> n dagar
last c> n dage
last c> n dagen
last c> n dager
last c> n dagli
last c> n de
last c> n deg
last c> n dem
last c> n den
last c> n der
last c> n derhj
last c> n derim
last c> n det
last c> n diarr
last c> n din
last c> n dose
last c> n drick
last c> n drop
last c> n dropp
last c> n du
last c> n där
last c> n då
last c> n efter
last c> n eg
last c> n ein
last c> n eller
last c> n en
last c> n ene
last c> n er
last c> n et
last c> n ett
last c> n etter
last c> n fast
last c> n feber
last c> n fekk
last c> n ferdi
last c> n fick
last c> n fik
last c> n fikk
last c> n fint
last c> n fjerd
last c> n fjor
last c> n foder
last c> n for
last c> n forbu
last c> n fordi
last c> n forte
last c> n fortf
last c> n forts
last c> n fra
last c> n freda
last c> n frå
last c> n från
last c> n få
last c> n får
last c> n fått
last c> n för
last c> n förra
last c> n först
last c> n før
last c> n først
last c> n g
last c> n ga
last c> n gang
last c> n gange
last c> n gav
last c> n gel
last c> n ger
last c> n gi
last c> n gikk
last c> n gir
last c> n gis
last c> n gitt
last c> n gjord
last c> n gjort
last c> n gjør
last c> n godt
last c> n granu
last c> n gå
last c> n gång
last c> n gånge
last c> n går
last c> n gør
last c> n ha
last c> n hadde
last c> n hade
last c> n halsb
last c> n halv
last c> n ham
last c> n han
last c> n hans
last c> n har
last c> n hatt
last c> n havde
last c> n hedde
last c> n hele
last c> n helt
last c> n hemma
last c> n hende
last c> n henne
last c> n her
last c> n heter
last c> n hjelp
last c> n hjem
last c> n hjert
last c> n ho
last c> n hofte
last c> n hon
last c> n hos
last c> n huden
last c> n hun
last c> n hunde
last c> n hur
last c> n huske
last c> n hva
last c> n hver
last c> n hvert
last c> n hvis
last c> n hvor
last c> n här
last c> n høyt
last c> n i
last c> n idag
last c> n igen
last c> n igjen
last c> n ikke
last c> n ikkje
last c> n inget
last c> n inn
last c> n innti
last c> n intra
last c> n ja
last c> n jag
last c> n janua
last c> n jeg
last c> n jo
last c> n ju
last c> n juni
last c> n junio
last c> n kaliu
last c> n kan
last c> n kapse
last c> n kg
last c> n kjøp
last c> n kjøpe
last c> n kolle
last c> n kom
last c> n komme
last c> n kreme
last c> n kräm
last c> n kunne
last c> n kvar
last c> n kvart
last c> n köper
last c> n köpte
last c> n kör
last c> n købte
last c> n kører
last c> n legev
last c> n lenge
last c> n lever
last c> n lille
last c> n lista
last c> n liste
last c> n lägge
last c> n länge
last c> n låret
last c> n læge
last c> n lægge
last c> n længe
last c> n lörda
last c> n magen
last c> n mai
last c> n mamma
last c> n man
last c> n manda
last c> n mange
last c> n manne
last c> n mars
last c> n maske
last c> n maten
last c> n maven
last c> n med
last c> n men
last c> n mer
last c> n mg
last c> n mig
last c> n min
last c> n ml
last c> n mod
last c> n mor
last c> n morge
last c> n morgo
last c> n mot
last c> n munne
last c> n muske
last c> n muskl
last c> n må
last c> n månad
last c> n månda
last c> n måned
last c> n många
last c> n naboe
last c> n nacke
last c> n nakke
last c> n natte
last c> n nei
last c> n nej
last c> n neses
last c> n ni
last c> n no
last c> n noen
last c> n noget
last c> n nok
last c> n noter
last c> n nu
last c> n när
last c> n näsan
last c> n nå
last c> n någon
last c> n når
last c> n næsen
last c> n och
last c> n också
last c> n og
last c> n også
last c> n okej
last c> n om
last c> n onsda
last c> n opp
last c> n over
last c> n overv
last c> n pausa
last c> n pause
last c> n plast
last c> n plåst
last c> n polle
last c> n propp
last c> n prøvd
last c> n prøve
last c> n pulve
last c> n pump
last c> n pumpe
last c> n på
last c> n rygge
last c> n rødt
last c> n sa
last c> n saft
last c> n sagde
last c> n salve
last c> n samma
last c> n samme
last c> n samti
last c> n satt
last c> n satte
last c> n sedan
last c> n sen
last c> n sepon
last c> n ser
last c> n sette
last c> n siden
last c> n sidst
last c> n sier
last c> n siger
last c> n sin
last c> n sist
last c> n sista
last c> n siste
last c> n sitte
last c> n ska
last c> n skal
last c> n skift
last c> n skrev
last c> n skriv
last c> n skuld
last c> n skyll
last c> n slipp
last c> n slut
last c> n slutt
last c> n smert
last c> n smörj
last c> n smøre
last c> n snakk
last c> n som
last c> n sonde
last c> n spray
last c> n sprut
last c> n sprøj
last c> n sprøy
last c> n stadi
last c> n start
last c> n stede
last c> n stikk
last c> n sto
last c> n stod
last c> n stopp
last c> n stryk
last c> n styck
last c> n stykk
last c> n ställ
last c> n stå
last c> n ståen
last c> n står
last c> n sykeh
last c> n så
last c> n sætte
last c> n sønda
last c> n ta
last c> n table
last c> n tager
last c> n talte
last c> n tannl
last c> n tar
last c> n tidli
last c> n till
last c> n time
last c> n tog
last c> n tok
last c> n tom
last c> n trapp
last c> n treng
last c> n tror
last c> n tygge
last c> n tänkt
last c> n ud
last c> n uge
last c> n uke
last c> n under
last c> n ut
last c> n ute
last c> n uten
last c> n uændr
last c> n vad
last c> n vanne
last c> n var
last c> n vara
last c> n varje
last c> n vattn
last c> n vecka
last c> n ved
last c> n vent
last c> n vet
last c> n vi
last c> n vid
last c> n vider
last c> n vil
last c> n vill
last c> n ville
last c> n vinte
last c> n vurde
last c> n vänta
last c> n vår
last c> n væk
last c> n være
last c> n §2
last c> n µg
last c> n är
last c> n å
last c> n år
last c> n åra
last c> n åren
last c> n året
last c> n én
last c> n örat
last w< n #
last w< n <c?c?>
last w< n <c?p?>
last w< n <cc>
last w< n <cp>
last w< n <p?c?>
last w< n <p?p?>
last w< n <pc>
last w< n <pp>
last w< n ?
last w< n af
last w< n aha
last w< n aktue
last w< n alder
last w< n aldri
last w< n alla
last w< n aller
last w< n allti
last w< n allts
last w< n alt
last w< n altså
last w< n ambul
last w< n andra
last w< n andre
last w< n anfal
last w< n annar
last w< n annet
last w< n ansik
last w< n antib
last w< n apote
last w< n astma
last w< n at
last w< n att
last w< n augus
last w< n av
last w< n avslu
last w< n bagef
last w< n bak
last w< n bakte
last w< n bara
last w< n bare
last w< n barn
last w< n bedöv
last w< n bedøv
last w< n begge
last w< n begyn
last w< n behan
last w< n behol
last w< n behöv
last w< n ben
last w< n berre
last w< n bland
last w< n ble
last w< n blev
last w< n blir
last w< n blitt
last w< n blive
last w< n blode
last w< n blodf
last w< n blodp
last w< n blodt
last w< n blodå
last w< n blå
last w< n blæra
last w< n blöde
last w< n bolus
last w< n bort
last w< n borta
last w< n borte
last w< n bredv
last w< n bror
last w< n bruge
last w< n brugt
last w< n bruka
last w< n bruke
last w< n brukt
last w< n burk
last w< n byter
last w< n bytte
last w< n bättr
last w< n både
last w< n börja
last w< n c
last w< n cave
last w< n coli
last w< n creme
last w< n cushi
last w< n da
last w< n dag
last w< n dagar
last w< n dage
last w< n dagen
last w< n de
last w< n deg
last w< n dei
last w< n dem
last w< n denne
last w< n der
last w< n derfo
last w< n dess
last w< n det
last w< n dette
last w< n di
last w< n diabe
last w< n diagn
last w< n diarr
last w< n diaré
last w< n dig
last w< n din
last w< n dina
last w< n dine
last w< n dit
last w< n dom
last w< n dose
last w< n dosen
last w< n drikk
last w< n drop
last w< n dropp
last w< n du
last w< n där
last w< n då
last w< n dålig
last w< n døgne
last w< n efter
last w< n eg
last w< n egen
last w< n egent
last w< n ein
last w< n eksem
last w< n eller
last w< n en
last w< n enda
last w< n endnu
last w< n engan
last w< n epile
last w< n ersta
last w< n et
last w< n ett
last w< n etter
last w< n fakti
last w< n fall
last w< n famil
last w< n farli
last w< n farmo
last w< n fast
last w< n faste
last w< n feber
last w< n ferdi
last w< n fick
last w< n fik
last w< n fikk
last w< n finde
last w< n finne
last w< n finns
last w< n fint
last w< n fjern
last w< n fjol
last w< n fjärd
last w< n flask
last w< n fler
last w< n flott
last w< n flytt
last w< n flått
last w< n foder
last w< n for
last w< n forbu
last w< n fordi
last w< n foreb
last w< n fores
last w< n forny
last w< n forri
last w< n forst
last w< n forts
last w< n forve
last w< n fosfa
last w< n fram
last w< n freda
last w< n fremd
last w< n fru
last w< n fästi
last w< n få
last w< n fået
last w< n får
last w< n fått
last w< n færdi
last w< n fôret
last w< n före
last w< n förra
last w< n först
last w< n før
last w< n fører
last w< n først
last w< n g
last w< n ga
last w< n gamla
last w< n gamma
last w< n gang
last w< n gange
last w< n gav
last w< n ges
last w< n gett
last w< n gi
last w< n gik
last w< n gir
last w< n gitt
last w< n giv
last w< n giver
last w< n givet
last w< n gjeld
last w< n gjern
last w< n gjord
last w< n gjør
last w< n gjøre
last w< n glemm
last w< n gluko
last w< n god
last w< n godt
last w< n gott
last w< n grann
last w< n gravi
last w< n grunn
last w< n grupp
last w< n grå
last w< n gule
last w< n gult
last w< n gärna
last w< n gået
last w< n gång
last w< n gånge
last w< n gått
last w< n gör
last w< n göra
last w< n ha
last w< n hade
last w< n haft
last w< n halsb
last w< n halse
last w< n halv
last w< n halvt
last w< n han
last w< n hans
last w< n har
last w< n hatt
last w< n havde
last w< n hed
last w< n hedde
last w< n hele
last w< n helle
last w< n hellr
last w< n helst
last w< n helt
last w< n hende
last w< n henne
last w< n hente
last w< n hepat
last w< n her
last w< n heter
last w< n hjalp
last w< n hjelp
last w< n hjem
last w< n hjemm
last w< n hjert
last w< n hjälp
last w< n ho
last w< n hodet
last w< n hold
last w< n holde
last w< n holdt
last w< n hon
last w< n honom
last w< n hoppe
last w< n hos
last w< n hosta
last w< n hoste
last w< n hoved
last w< n hun
last w< n hund
last w< n hunde
last w< n hur
last w< n huske
last w< n hva
last w< n hvad
last w< n hvert
last w< n hvide
last w< n hvilk
last w< n hvis
last w< n hvite
last w< n hvor
last w< n hvord
last w< n här
last w< n hålle
last w< n höger
last w< n hører
last w< n i
last w< n iblan
last w< n igen
last w< n igjen
last w< n ikke
last w< n ikkje
last w< n in
last w< n ind
last w< n inden
last w< n influ
last w< n inga
last w< n ingen
last w< n inget
last w< n inhal
last w< n inn
last w< n innan
last w< n inte
last w< n intra
last w< n istäl
last w< n ja
last w< n jag
last w< n jaha
last w< n janua
last w< n javel
last w< n jeg
last w< n jern
last w< n jerne
last w< n jo
last w< n journ
last w< n ju
last w< n juni
last w< n just
last w< n järn
last w< n kaliu
last w< n kan
last w< n kanin
last w< n kapse
last w< n kapsl
last w< n kaste
last w< n katt
last w< n katte
last w< n kjøle
last w< n kjøp
last w< n kjøpt
last w< n klart
last w< n klini
last w< n klokk
last w< n klør
last w< n kneet
last w< n knogl
last w< n koles
last w< n kolle
last w< n kom
last w< n komme
last w< n kona
last w< n kone
last w< n kort
last w< n kramp
last w< n kreat
last w< n krem
last w< n kropp
last w< n kräks
last w< n kun
last w< n kunne
last w< n kur
last w< n kuren
last w< n kutte
last w< n kva
last w< n kvar
last w< n kvart
last w< n kväll
last w< n köper
last w< n köpt
last w< n köpte
last w< n kör
last w< n køb
last w< n køber
last w< n købte
last w< n l
last w< n la
last w< n lad
last w< n lamme
last w< n lar
last w< n ledde
last w< n legev
last w< n legg
last w< n legge
last w< n lenge
last w< n leste
last w< n lidt
last w< n lige
last w< n liges
last w< n ligge
last w< n liker
last w< n lille
last w< n lista
last w< n liste
last w< n lite
last w< n liter
last w< n litt
last w< n livet
last w< n livmo
last w< n loppe
last w< n lov
last w< n luft
last w< n lunge
last w< n lägge
last w< n länge
last w< n låg
last w< n låret
last w< n låt
last w< n lægen
last w< n lægge
last w< n lørda
last w< n mage
last w< n magen
last w< n mages
last w< n maj
last w< n malar
last w< n man
last w< n manda
last w< n mange
last w< n marke
last w< n mars
last w< n marsv
last w< n maske
last w< n maten
last w< n mave
last w< n maven
last w< n med
last w< n medis
last w< n meir
last w< n men
last w< n menar
last w< n mener
last w< n menin
last w< n mens
last w< n mer
last w< n mere
last w< n mg
last w< n mi
last w< n mig
last w< n migre
last w< n min
last w< n mina
last w< n mindr
last w< n mine
last w< n minns
last w< n minst
last w< n minut
last w< n mod
last w< n mor
last w< n morge
last w< n morgo
last w< n mormo
last w< n mot
last w< n munde
last w< n munne
last w< n muske
last w< n muskl
last w< n mye
last w< n månad
last w< n måned
last w< n måtte
last w< n naboe
last w< n nakke
last w< n nat
last w< n ned
last w< n nede
last w< n ner
last w< n neses
last w< n netop
last w< n nette
last w< n netto
last w< n no
last w< n noe
last w< n noen
last w< n nogen
last w< n noget
last w< n nogle
last w< n nok
last w< n noter
last w< n nu
last w< n numme
last w< n ny
last w< n nya
last w< n nycop
last w< n nye
last w< n nytta
last w< n nytte
last w< n när
last w< n nästa
last w< n nå
last w< n någon
last w< n något
last w< n når
last w< n nåt
last w< n næsen
last w< n næste
last w< n nødve
last w< n också
last w< n og
last w< n også
last w< n ok
last w< n okay
last w< n okej
last w< n oktob
last w< n om
last w< n ondt
last w< n ont
last w< n op
last w< n opera
last w< n opp
last w< n oppst
last w< n orden
last w< n ordin
last w< n ormek
last w< n oss
last w< n over
last w< n overf
last w< n p
last w< n p-pil
last w< n p-rin
last w< n pappa
last w< n paras
last w< n pasta
last w< n patie
last w< n pille
last w< n plan
last w< n plane
last w< n plast
last w< n pleje
last w< n plock
last w< n plåst
last w< n posen
last w< n posit
last w< n preci
last w< n prost
last w< n prova
last w< n præci
last w< n prøv
last w< n prøvd
last w< n prøve
last w< n pulve
last w< n pumpa
last w< n rart
last w< n reage
last w< n redan
last w< n ren
last w< n reste
last w< n rikti
last w< n rosa
last w< n runde
last w< n rygge
last w< n räkna
last w< n rätt
last w< n röda
last w< n rød
last w< n rødt
last w< n rører
last w< n sa
last w< n sagde
last w< n salve
last w< n samma
last w< n samme
last w< n sat
last w< n satt
last w< n satte
last w< n se
last w< n sedan
last w< n seg
last w< n selv
last w< n sen
last w< n septe
last w< n ser
last w< n sett
last w< n sette
last w< n si
last w< n sida
last w< n sidde
last w< n side
last w< n sidst
last w< n sier
last w< n sig
last w< n siger
last w< n sin
last w< n sina
last w< n sine
last w< n sist
last w< n sista
last w< n siste
last w< n sitte
last w< n sjukh
last w< n själv
last w< n ska
last w< n skade
last w< n skift
last w< n skjel
last w< n skjøn
last w< n skrev
last w< n skriv
last w< n skull
last w< n skyll
last w< n slag
last w< n slags
last w< n slet
last w< n slett
last w< n slik
last w< n slipp
last w< n slut
last w< n sluta
last w< n slutt
last w< n släng
last w< n smert
last w< n smide
last w< n smurt
last w< n smågr
last w< n smør
last w< n smøre
last w< n snakk
last w< n so
last w< n sockr
last w< n som
last w< n son
last w< n sonde
last w< n sopp
last w< n spira
last w< n spise
last w< n spray
last w< n sprøj
last w< n sprøy
last w< n spurt
last w< n spytt
last w< n spørg
last w< n stadi
last w< n stall
last w< n stark
last w< n start
last w< n stav
last w< n stede
last w< n still
last w< n stiv
last w< n stod
last w< n stoff
last w< n stop
last w< n stopp
last w< n stort
last w< n streg
last w< n strep
last w< n stryg
last w< n stryk
last w< n ställ
last w< n stå
last w< n ståen
last w< n står
last w< n sukke
last w< n svart
last w< n svett
last w< n svimm
last w< n svull
last w< n sykep
last w< n syste
last w< n sätte
last w< n så
last w< n sådan
last w< n såg
last w< n sån
last w< n sånn
last w< n sånt
last w< n sår
last w< n sætte
last w< n sömne
last w< n sønne
last w< n søste
last w< n ta
last w< n table
last w< n tag
last w< n tager
last w< n taget
last w< n tagit
last w< n tak
last w< n tar
last w< n tas
last w< n tatt
last w< n tenke
last w< n tenne
last w< n tid
last w< n tiden
last w< n tidig
last w< n til
last w< n tilba
last w< n till
last w< n tille
last w< n tilta
last w< n time
last w< n timme
last w< n ting
last w< n tirsd
last w< n tisda
last w< n titta
last w< n tog
last w< n tok
last w< n toppe
last w< n torr
last w< n trapp
last w< n tredj
last w< n treg
last w< n treng
last w< n tror
last w< n tryck
last w< n trykk
last w< n tube
last w< n tung
last w< n tygge
last w< n type
last w< n tänke
last w< n tänkt
last w< n tål
last w< n tåler
last w< n tålt
last w< n tænke
last w< n uanse
last w< n ud
last w< n uden
last w< n udslæ
last w< n uge
last w< n uger
last w< n uke
last w< n ultra
last w< n under
last w< n unna
last w< n upp
last w< n ur
last w< n urins
last w< n ut
last w< n utan
last w< n ute
last w< n uten
last w< n vacci
last w< n vad
last w< n vaksi
last w< n vand
last w< n vanli
last w< n vann
last w< n vanne
last w< n var
last w< n vara
last w< n varje
last w< n varni
last w< n vecko
last w< n ved
last w< n vel
last w< n venst
last w< n vente
last w< n verst
last w< n vet
last w< n vi
last w< n vid
last w< n vidar
last w< n vikar
last w< n vikti
last w< n vill
last w< n ville
last w< n virke
last w< n viser
last w< n visst
last w< n vist
last w< n vitam
last w< n vondt
last w< n vores
last w< n väl
last w< n värke
last w< n vår
last w< n vårdc
last w< n væk
last w< n vært
last w< n væske
last w< n §
last w< n µg
last w< n än
last w< n ändra
last w< n ändå
last w< n äta
last w< n äter
last w< n å
last w< n år
last w< n åra
last w< n året
last w< n åt
last w< n òg
last w< n örone
last w< n över
last w< n överk
last w< n øret
last w< n øvers
last w> n #
last w> n <c?p?>
last w> n <cc>
last w> n <p?c?>
last w> n <p?p?>
last w> n <pc>
last w> n a
last w> n absol
last w> n ad
last w> n af
last w> n aften
last w> n aftes
last w> n aha
last w> n aj
last w> n akkur
last w> n aktue
last w> n akute
last w> n aldri
last w> n alene
last w> n alla
last w> n allde
last w> n alle
last w> n aller
last w> n allt
last w> n allti
last w> n allts
last w> n alt
last w> n altid
last w> n altså
last w> n ampul
last w> n anden
last w> n andet
last w> n andra
last w> n andre
last w> n anfal
last w> n angst
last w> n ankle
last w> n annan
last w> n annet
last w> n ansig
last w> n ansik
last w> n antec
last w> n antib
last w> n använ
last w> n apote
last w> n aptit
last w> n arbej
last w> n arm
last w> n armbå
last w> n armen
last w> n astma
last w> n at
last w> n att
last w> n au
last w> n augus
last w> n av
last w> n avdel
last w> n avmas
last w> n avslu
last w> n avstå
last w> n avtal
last w> n avvak
last w> n b
last w> n bagef
last w> n bak
last w> n bara
last w> n bare
last w> n barn
last w> n bedre
last w> n bedøv
last w> n begge
last w> n begyn
last w> n behol
last w> n behov
last w> n behål
last w> n behöv
last w> n bein
last w> n beina
last w> n benen
last w> n berre
last w> n besti
last w> n beten
last w> n bikkj
last w> n biops
last w> n biter
last w> n bitti
last w> n bjørk
last w> n bland
last w> n ble
last w> n blemm
last w> n blev
last w> n bleve
last w> n bli
last w> n bliv
last w> n blive
last w> n blod
last w> n blode
last w> n blodf
last w> n blodp
last w> n blodt
last w> n bloms
last w> n blå
last w> n blåso
last w> n blöde
last w> n blödn
last w> n blødd
last w> n blør
last w> n bokse
last w> n bolus
last w> n bort
last w> n borta
last w> n borte
last w> n bra
last w> n brenn
last w> n bror
last w> n brug
last w> n bruge
last w> n brugt
last w> n bruk
last w> n bruka
last w> n bruke
last w> n brukt
last w> n brus
last w> n bryst
last w> n brænd
last w> n bröst
last w> n buksp
last w> n butik
last w> n byter
last w> n bytte
last w> n bättr
last w> n båda
last w> n börja
last w> n cirka
last w> n creme
last w> n d
last w> n da
last w> n dag
last w> n dagar
last w> n dage
last w> n dagen
last w> n dager
last w> n dagli
last w> n dan
last w> n datte
last w> n de
last w> n deg
last w> n dei
last w> n dem
last w> n den
last w> n denga
last w> n denne
last w> n depot
last w> n der
last w> n dere
last w> n derfo
last w> n derhj
last w> n derim
last w> n dess
last w> n det
last w> n dette
last w> n dialy
last w> n diarr
last w> n diaré
last w> n dig
last w> n din
last w> n direk
last w> n disku
last w> n dit
last w> n ditt
last w> n do
last w> n dobbe
last w> n dokto
last w> n dom
last w> n dos
last w> n dose
last w> n dosen
last w> n doset
last w> n dosis
last w> n drekt
last w> n drick
last w> n drikk
last w> n drog
last w> n drop
last w> n dropp
last w> n drypp
last w> n dråpe
last w> n du
last w> n dum
last w> n dusje
last w> n dyrle
last w> n dyrlæ
last w> n dyrt
last w> n där
last w> n därfö
last w> n då
last w> n dårli
last w> n døde
last w> n døgn
last w> n døgne
last w> n dør
last w> n e
last w> n effek
last w> n efter
last w> n eg
last w> n ei
last w> n ein
last w> n ekg
last w> n eller
last w> n elveb
last w> n en
last w> n end
last w> n enda
last w> n endnu
last w> n ene
last w> n enest
last w> n engan
last w> n enn
last w> n ennå
last w> n epile
last w> n er
last w> n esken
last w> n et
last w> n ett
last w> n fakti
last w> n faldt
last w> n fall
last w> n falle
last w> n falt
last w> n fast
last w> n fastl
last w> n feber
last w> n febru
last w> n feil
last w> n fekk
last w> n fel
last w> n ferdi
last w> n ferri
last w> n fick
last w> n ficka
last w> n fik
last w> n fin
last w> n fine
last w> n fingr
last w> n finns
last w> n fint
last w> n fjerd
last w> n fjern
last w> n fjol
last w> n fjor
last w> n fjort
last w> n flask
last w> n fler
last w> n flere
last w> n flot
last w> n flyte
last w> n flytt
last w> n flåte
last w> n flått
last w> n foder
last w> n for
last w> n forbu
last w> n fordi
last w> n foreb
last w> n fores
last w> n forgå
last w> n form
last w> n forny
last w> n forri
last w> n forsi
last w> n forsk
last w> n forst
last w> n forsø
last w> n fort
last w> n forte
last w> n fortf
last w> n forts
last w> n forvi
last w> n forår
last w> n fosfa
last w> n fra
last w> n fram
last w> n freda
last w> n fremd
last w> n fri
last w> n froko
last w> n fru
last w> n frun
last w> n frå
last w> n fråga
last w> n från
last w> n fullf
last w> n funge
last w> n fysio
last w> n färdi
last w> n fästi
last w> n få
last w> n fået
last w> n får
last w> n fått
last w> n fælt
last w> n færdi
last w> n fôr
last w> n fôret
last w> n för
last w> n förra
last w> n förrg
last w> n först
last w> n försö
last w> n förut
last w> n følge
last w> n før
last w> n fører
last w> n først
last w> n g
last w> n ga
last w> n gamle
last w> n gamma
last w> n gamme
last w> n gang
last w> n gange
last w> n gansk
last w> n gav
last w> n ge
last w> n gel
last w> n gelen
last w> n genne
last w> n genop
last w> n genta
last w> n ger
last w> n gerne
last w> n ges
last w> n gett
last w> n gi
last w> n gick
last w> n gik
last w> n gikk
last w> n gir
last w> n gis
last w> n gitt
last w> n giv
last w> n give
last w> n giver
last w> n gjent
last w> n gjern
last w> n gjord
last w> n gjort
last w> n gjør
last w> n gjøre
last w> n glad
last w> n glemm
last w> n glemt
last w> n glömm
last w> n godt
last w> n gong
last w> n gonge
last w> n grann
last w> n granu
last w> n gravi
last w> n grei
last w> n greit
last w> n grise
last w> n grund
last w> n grunn
last w> n grupp
last w> n grå
last w> n grønn
last w> n gul
last w> n gule
last w> n gynek
last w> n gärna
last w> n gå
last w> n gået
last w> n gång
last w> n gånge
last w> n går
last w> n gör
last w> n göra
last w> n gør
last w> n gøre
last w> n ha
last w> n hadde
last w> n hade
last w> n haft
last w> n halsb
last w> n halse
last w> n halv
last w> n halva
last w> n halvd
last w> n halve
last w> n halvt
last w> n ham
last w> n han
last w> n hans
last w> n har
last w> n hatt
last w> n haust
last w> n havde
last w> n hedde
last w> n heile
last w> n heime
last w> n hel
last w> n hela
last w> n hele
last w> n helga
last w> n helge
last w> n helle
last w> n helse
last w> n helst
last w> n helt
last w> n hem
last w> n hende
last w> n henne
last w> n hente
last w> n her
last w> n heter
last w> n hetet
last w> n histo
last w> n hitta
last w> n hjalp
last w> n hjelp
last w> n hjem
last w> n hjert
last w> n hjälp
last w> n hjärt
last w> n hjælp
last w> n hodep
last w> n hodet
last w> n hofte
last w> n hold
last w> n holde
last w> n holdt
last w> n hon
last w> n honni
last w> n honom
last w> n hoppa
last w> n hoppe
last w> n hormo
last w> n hos
last w> n hospi
last w> n hosta
last w> n hoved
last w> n hoven
last w> n hu
last w> n hud
last w> n huden
last w> n hukom
last w> n hun
last w> n hund
last w> n hunde
last w> n hur
last w> n huske
last w> n hustr
last w> n huvud
last w> n hva
last w> n hvad
last w> n hvem
last w> n hver
last w> n hvert
last w> n hvilk
last w> n hvis
last w> n hvor
last w> n hvord
last w> n hvorf
last w> n hvorn
last w> n hylla
last w> n hytta
last w> n hämta
last w> n här
last w> n hålle
last w> n hånd
last w> n håret
last w> n hælde
last w> n höfte
last w> n högst
last w> n höjer
last w> n højst
last w> n hører
last w> n hørt
last w> n høst
last w> n høyre
last w> n høyt
last w> n iblan
last w> n idag
last w> n igen
last w> n igjen
last w> n igår
last w> n ikke
last w> n ikkje
last w> n illa
last w> n illam
last w> n imell
last w> n in
last w> n inde
last w> n indlæ
last w> n indsp
last w> n indti
last w> n inga
last w> n ingen
last w> n inget
last w> n inhal
last w> n injek
last w> n inn
last w> n innan
last w> n inne
last w> n innti
last w> n inr
last w> n inte
last w> n intra
last w> n istäl
last w> n ja
last w> n jaha
last w> n janua
last w> n jeg
last w> n jer
last w> n jeres
last w> n jern
last w> n jo
last w> n jobbe
last w> n joure
last w> n journ
last w> n ju
last w> n jul
last w> n juli
last w> n junio
last w> n just
last w> n järn
last w> n kaffe
last w> n kaliu
last w> n kalk
last w> n kalsi
last w> n kamer
last w> n kan
last w> n kanin
last w> n kansk
last w> n kapse
last w> n kapsl
last w> n kasse
last w> n kast
last w> n kasta
last w> n kaste
last w> n kastr
last w> n katte
last w> n kg
last w> n kille
last w> n kjell
last w> n kjemp
last w> n kjenn
last w> n kjent
last w> n kjeve
last w> n kjære
last w> n kjøle
last w> n kjøp
last w> n kjøpe
last w> n kjør
last w> n kjøre
last w> n klar
last w> n klare
last w> n klart
last w> n kliar
last w> n klock
last w> n klokk
last w> n klysm
last w> n klåda
last w> n klødd
last w> n kløe
last w> n kløen
last w> n klør
last w> n knopp
last w> n knæet
last w> n ko
last w> n kobbe
last w> n komme
last w> n kondo
last w> n kone
last w> n konst
last w> n kontr
last w> n kort
last w> n korte
last w> n kosta
last w> n kramp
last w> n kreme
last w> n kropp
last w> n kräkt
last w> n kräm
last w> n kun
last w> n kunde
last w> n kunne
last w> n kur
last w> n kuren
last w> n kutta
last w> n kutte
last w> n kvalm
last w> n kvar
last w> n kvart
last w> n kveld
last w> n kvitt
last w> n kväll
last w> n köp
last w> n köpa
last w> n köper
last w> n köpt
last w> n köpte
last w> n kör
last w> n køb
last w> n købe
last w> n køber
last w> n købt
last w> n købte
last w> n køre
last w> n kører
last w> n l
last w> n la
last w> n lad
last w> n lader
last w> n lagde
last w> n lagt
last w> n lam
last w> n langt
last w> n lar
last w> n lav
last w> n lavt
last w> n ldl
last w> n ledde
last w> n legen
last w> n legev
last w> n legge
last w> n lenge
last w> n leste
last w> n let
last w> n lette
last w> n lever
last w> n lidt
last w> n lige
last w> n liges
last w> n ligga
last w> n ligge
last w> n lika
last w> n like
last w> n liker
last w> n lilla
last w> n lista
last w> n liste
last w> n liten
last w> n liter
last w> n litt
last w> n livet
last w> n livmo
last w> n lomma
last w> n lomme
last w> n lov
last w> n lukta
last w> n lunge
last w> n länge
last w> n längr
last w> n lå
last w> n lådan
last w> n låg
last w> n lågt
last w> n låne
last w> n låren
last w> n låret
last w> n låste
last w> n låt
last w> n låter
last w> n læge
last w> n lægen
last w> n lægge
last w> n længe
last w> n længs
last w> n læst
last w> n læste
last w> n lørda
last w> n magen
last w> n magne
last w> n mai
last w> n maj
last w> n maks
last w> n mamma
last w> n man
last w> n mand
last w> n manda
last w> n mange
last w> n manne
last w> n marer
last w> n marke
last w> n mars
last w> n marsv
last w> n marts
last w> n maske
last w> n maski
last w> n mat
last w> n maten
last w> n matly
last w> n mave
last w> n maven
last w> n maves
last w> n med
last w> n medan
last w> n medic
last w> n meg
last w> n meget
last w> n meir
last w> n mello
last w> n men
last w> n mener
last w> n menin
last w> n menne
last w> n mens
last w> n mense
last w> n mer
last w> n mere
last w> n merke
last w> n mest
last w> n mi
last w> n midda
last w> n midt
last w> n mig
last w> n migræ
last w> n milli
last w> n min
last w> n mine
last w> n minns
last w> n minut
last w> n miste
last w> n mitt
last w> n ml
last w> n mod
last w> n moder
last w> n mor
last w> n mora
last w> n morge
last w> n morgo
last w> n mormo
last w> n morra
last w> n mors
last w> n morse
last w> n mot
last w> n munde
last w> n munne
last w> n muske
last w> n muskl
last w> n mycke
last w> n må
last w> n målti
last w> n månad
last w> n månda
last w> n måned
last w> n många
last w> n mår
last w> n måske
last w> n måtte
last w> n mælke
last w> n naboe
last w> n nacke
last w> n nakke
last w> n narko
last w> n nat
last w> n natt
last w> n natta
last w> n natte
last w> n nede
last w> n nedtr
last w> n negat
last w> n nei
last w> n nej
last w> n nesa
last w> n neses
last w> n neste
last w> n nette
last w> n netto
last w> n neuro
last w> n nevnt
last w> n nevro
last w> n ni
last w> n njura
last w> n no
last w> n noe
last w> n noen
last w> n nog
last w> n noget
last w> n nogle
last w> n nok
last w> n noter
last w> n novem
last w> n nu
last w> n numme
last w> n ny
last w> n nya
last w> n nye
last w> n nyrer
last w> n nyt
last w> n nytte
last w> n nyttå
last w> n nämnd
last w> n när
last w> n nässe
last w> n nästa
last w> n nätet
last w> n nå
last w> n någon
last w> n något
last w> n når
last w> n nåt
last w> n nælde
last w> n næsen
last w> n næste
last w> n nævnt
last w> n nødve
last w> n och
last w> n också
last w> n odlin
last w> n ofte
last w> n oförä
last w> n og
last w> n også
last w> n oj
last w> n ok
last w> n okej
last w> n oktob
last w> n om
last w> n onsda
last w> n ont
last w> n op
last w> n opera
last w> n opere
last w> n opp
last w> n oppe
last w> n oppst
last w> n orang
last w> n orden
last w> n ordin
last w> n ormek
last w> n os
last w> n oss
last w> n oveni
last w> n over
last w> n overs
last w> n overv
last w> n papir
last w> n pappa
last w> n pappe
last w> n par
last w> n paras
last w> n passe
last w> n patie
last w> n pausa
last w> n pause
last w> n penge
last w> n penne
last w> n per
last w> n pille
last w> n planl
last w> n plast
last w> n plock
last w> n plåst
last w> n pose
last w> n posen
last w> n poser
last w> n prata
last w> n preci
last w> n prikk
last w> n probl
last w> n propp
last w> n prov
last w> n prove
last w> n prøv
last w> n prøvd
last w> n prøve
last w> n psori
last w> n psyki
last w> n puls
last w> n pulse
last w> n pulve
last w> n pumpe
last w> n pust
last w> n puste
last w> n på
last w> n påse
last w> n påska
last w> n rad
last w> n ramla
last w> n rask
last w> n reage
last w> n reaks
last w> n recep
last w> n redan
last w> n redd
last w> n reise
last w> n ren
last w> n renne
last w> n resep
last w> n resis
last w> n reste
last w> n rett
last w> n rigti
last w> n rikti
last w> n ring
last w> n roer
last w> n rosa
last w> n rulle
last w> n rundt
last w> n rutan
last w> n ryger
last w> n ryste
last w> n räcke
last w> n räkna
last w> n rätt
last w> n röntg
last w> n rör
last w> n rött
last w> n rød
last w> n røde
last w> n rødt
last w> n rør
last w> n rører
last w> n sa
last w> n saft
last w> n sagde
last w> n sagt
last w> n sak
last w> n salve
last w> n samma
last w> n samme
last w> n samti
last w> n sant
last w> n sat
last w> n satt
last w> n satte
last w> n sedan
last w> n seg
last w> n sekke
last w> n selv
last w> n sen
last w> n sende
last w> n sener
last w> n sepon
last w> n septe
last w> n ser
last w> n set
last w> n sette
last w> n sia
last w> n sidan
last w> n sidde
last w> n siden
last w> n sidst
last w> n sier
last w> n sig
last w> n siger
last w> n sikke
last w> n sin
last w> n sina
last w> n sine
last w> n sist
last w> n sista
last w> n siste
last w> n sitt
last w> n sitte
last w> n sjeld
last w> n själv
last w> n ska
last w> n skabe
last w> n skade
last w> n skal
last w> n skape
last w> n skift
last w> n skjed
last w> n skjel
last w> n skjøn
last w> n skrev
last w> n skriv
last w> n skuff
last w> n skuld
last w> n skull
last w> n skyld
last w> n skyll
last w> n skåpe
last w> n sköld
last w> n slags
last w> n slakt
last w> n slang
last w> n slett
last w> n slik
last w> n slipp
last w> n slut
last w> n sluta
last w> n slutt
last w> n släng
last w> n släpp
last w> n slår
last w> n sløv
last w> n smage
last w> n smaka
last w> n smake
last w> n smed
last w> n smelt
last w> n smert
last w> n smärt
last w> n små
last w> n smør
last w> n smøre
last w> n snakk
last w> n snill
last w> n snäll
last w> n so
last w> n sockr
last w> n som
last w> n somma
last w> n somme
last w> n somna
last w> n somra
last w> n sonde
last w> n sonen
last w> n sopp
last w> n sort
last w> n sov
last w> n sove
last w> n sover
last w> n spar
last w> n spare
last w> n spark
last w> n spill
last w> n spira
last w> n spise
last w> n spist
last w> n spott
last w> n spran
last w> n sprin
last w> n sprut
last w> n sprøj
last w> n spurt
last w> n spydd
last w> n spyr
last w> n spytt
last w> n spør
last w> n stade
last w> n stadi
last w> n stans
last w> n stark
last w> n start
last w> n stede
last w> n stein
last w> n stemm
last w> n stent
last w> n steri
last w> n sterk
last w> n stik
last w> n stikk
last w> n still
last w> n stiv
last w> n sto
last w> n stod
last w> n stof
last w> n stoff
last w> n stop
last w> n stopp
last w> n stor
last w> n store
last w> n stort
last w> n stryk
last w> n strål
last w> n stund
last w> n styck
last w> n stykk
last w> n styrk
last w> n ställ
last w> n stämm
last w> n stå
last w> n ståen
last w> n står
last w> n stått
last w> n sug
last w> n sure
last w> n svamp
last w> n svar
last w> n svare
last w> n svart
last w> n sved
last w> n svelg
last w> n svide
last w> n svige
last w> n svimm
last w> n svir
last w> n svull
last w> n svälj
last w> n syg
last w> n syk
last w> n sykeh
last w> n sykep
last w> n synes
last w> n säger
last w> n sätte
last w> n så
last w> n såg
last w> n sånt
last w> n sår
last w> n såren
last w> n sætte
last w> n sönda
last w> n sønda
last w> n ta
last w> n table
last w> n tack
last w> n tacka
last w> n tag
last w> n tage
last w> n tager
last w> n tages
last w> n taget
last w> n tagit
last w> n taket
last w> n takk
last w> n taler
last w> n talle
last w> n talte
last w> n tande
last w> n tanke
last w> n tanna
last w> n tannl
last w> n tar
last w> n tarme
last w> n tas
last w> n taske
last w> n tatt
last w> n tek
last w> n telef
last w> n telle
last w> n tenkt
last w> n tenne
last w> n tett
last w> n tid
last w> n tida
last w> n tiden
last w> n tidli
last w> n til
last w> n tilba
last w> n till
last w> n tillb
last w> n tille
last w> n tills
last w> n time
last w> n timma
last w> n timme
last w> n tirsd
last w> n tisda
last w> n tisse
last w> n tog
last w> n tok
last w> n tom
last w> n tomt
last w> n torr
last w> n torsd
last w> n trapp
last w> n tredj
last w> n treg
last w> n trekk
last w> n treng
last w> n trodd
last w> n tryck
last w> n trygt
last w> n trykk
last w> n trött
last w> n tub
last w> n tuben
last w> n tuber
last w> n tuggt
last w> n tung
last w> n tunga
last w> n tycke
last w> n tygge
last w> n tände
last w> n tål
last w> n tålde
last w> n tåle
last w> n tåler
last w> n tålt
last w> n tålte
last w> n tænde
last w> n tør
last w> n tørr
last w> n tørre
last w> n uanse
last w> n ud
last w> n ude
last w> n uden
last w> n udslæ
last w> n uendr
last w> n uge
last w> n ugen
last w> n uger
last w> n uka
last w> n uke
last w> n uken
last w> n ukene
last w> n uker
last w> n under
last w> n unna
last w> n upp
last w> n uppeh
last w> n upplö
last w> n urins
last w> n urolo
last w> n ut
last w> n utan
last w> n ute
last w> n uten
last w> n utsla
last w> n utsle
last w> n uændr
last w> n vacci
last w> n vad
last w> n vagtl
last w> n vaksi
last w> n valp
last w> n vand
last w> n vandd
last w> n vande
last w> n vanli
last w> n vannd
last w> n vanne
last w> n var
last w> n vara
last w> n varan
last w> n varje
last w> n varm
last w> n varni
last w> n vart
last w> n vaske
last w> n vatte
last w> n vattn
last w> n vecka
last w> n vecko
last w> n ved
last w> n veke
last w> n veker
last w> n vekk
last w> n vel
last w> n venen
last w> n vent
last w> n vente
last w> n vere
last w> n verre
last w> n vet
last w> n veter
last w> n vi
last w> n via
last w> n vid
last w> n vidar
last w> n vider
last w> n vikar
last w> n vikt
last w> n vikti
last w> n vil
last w> n vill
last w> n ville
last w> n vinte
last w> n vintr
last w> n virke
last w> n virkn
last w> n visar
last w> n viser
last w> n visst
last w> n vist
last w> n vita
last w> n vitam
last w> n vondt
last w> n vurde
last w> n väl
last w> n vänta
last w> n väska
last w> n vätsk
last w> n våras
last w> n vårdc
last w> n våren
last w> n væk
last w> n være
last w> n været
last w> n vært
last w> n væske
last w> n weeke
last w> n x1
last w> n §
last w> n §2
last w> n µg
last w> n ägare
last w> n ämne
last w> n ändra
last w> n ändå
last w> n är
last w> n äter
last w> n ätit
last w> n å
last w> n åh
last w> n åpnet
last w> n år
last w> n åra
last w> n åren
last w> n året
last w> n åt
last w> n åter
last w> n én
last w> n òg
last w> n ögat
last w> n ögone
last w> n örat
last w> n örone
last w> n över
last w> n överk
last w> n ønske
last w> n ørene
last w> n øret
last w> n øyedr
last w> n øyet
last w> n øyne
w< n #
w< n <cc>
w< n <cp>
w< n <p?c?>
w< n <pc>
w< n af
w< n afslu
w< n aften
w< n aha
w< n aktue
w< n alder
w< n aldri
w< n alla
w< n aller
w< n alls
w< n allts
w< n altså
w< n ambul
w< n andre
w< n anfal
w< n annan
w< n annar
w< n annen
w< n annet
w< n ansik
w< n antib
w< n apote
w< n armen
w< n astma
w< n at
w< n att
w< n augus
w< n av
w< n avslu
w< n avstå
w< n badet
w< n bagef
w< n bakte
w< n bara
w< n bare
w< n barn
w< n bedöv
w< n bedøv
w< n begyn
w< n behan
w< n behol
w< n behov
w< n behöv
w< n ben
w< n berre
w< n betæn
w< n biolo
w< n biter
w< n ble
w< n blev
w< n bli
w< n blir
w< n blitt
w< n bliv
w< n blive
w< n blode
w< n blodp
w< n blodt
w< n blodå
w< n bloka
w< n blå
w< n blæra
w< n blære
w< n bolus
w< n bort
w< n borta
w< n borte
w< n bra
w< n bredv
w< n bror
w< n bruge
w< n brugt
w< n bruka
w< n bruke
w< n brukt
w< n burk
w< n byta
w< n byter
w< n bättr
w< n både
w< n börja
w< n cave
w< n coli
w< n creme
w< n cushi
w< n da
w< n dag
w< n dagar
w< n dage
w< n dagen
w< n dagli
w< n dan
w< n de
w< n deg
w< n dei
w< n del
w< n dem
w< n den
w< n denne
w< n der
w< n dere
w< n derfo
w< n dess
w< n dessv
w< n det
w< n dette
w< n dexa
w< n diabe
w< n diagn
w< n diarr
w< n diaré
w< n dig
w< n din
w< n dina
w< n dine
w< n dos
w< n dose
w< n dosen
w< n dosis
w< n drag
w< n drop
w< n dropp
w< n drypp
w< n dråpe
w< n du
w< n där
w< n då
w< n dålig
w< n døde
w< n efter
w< n eg
w< n egen
w< n egent
w< n ei
w< n ein
w< n eksem
w< n ekstr
w< n en
w< n enda
w< n endnu
w< n ene
w< n engan
w< n ennå
w< n epile
w< n er
w< n ersta
w< n eske
w< n ett
w< n fakti
w< n fall
w< n far
w< n farli
w< n farmo
w< n fast
w< n faste
w< n fastl
w< n feber
w< n fekk
w< n ferdi
w< n fick
w< n fik
w< n fikk
w< n finde
w< n finne
w< n finns
w< n fint
w< n fiske
w< n fjern
w< n fjol
w< n fjärd
w< n flask
w< n fler
w< n flyte
w< n flått
w< n foder
w< n for
w< n forbu
w< n fordi
w< n foreb
w< n fores
w< n forny
w< n forri
w< n forst
w< n fortf
w< n forts
w< n forve
w< n fosfa
w< n fra
w< n fram
w< n freda
w< n fremd
w< n fru
w< n fästi
w< n få
w< n fået
w< n får
w< n færdi
w< n fôret
w< n för
w< n före
w< n förr
w< n förra
w< n först
w< n før
w< n fører
w< n først
w< n g
w< n ga
w< n gamle
w< n gamma
w< n gang
w< n gange
w< n gav
w< n ge
w< n gel
w< n ges
w< n gett
w< n gi
w< n gik
w< n gikk
w< n gikte
w< n gir
w< n gitt
w< n giv
w< n give
w< n giver
w< n givet
w< n gjeld
w< n gjern
w< n gjev
w< n gjord
w< n gjort
w< n gjør
w< n gjøre
w< n glad
w< n glemm
w< n gluko
w< n god
w< n godt
w< n gott
w< n grann
w< n gravi
w< n greit
w< n grunn
w< n grupp
w< n grå
w< n grønn
w< n gul
w< n gule
w< n gult
w< n gärna
w< n gået
w< n gång
w< n gånge
w< n går
w< n gått
w< n gör
w< n göra
w< n ha
w< n hade
w< n haft
w< n halsb
w< n halv
w< n halvt
w< n han
w< n hans
w< n har
w< n hatt
w< n havde
w< n hed
w< n hedde
w< n held
w< n hele
w< n helge
w< n helle
w< n hellr
w< n helst
w< n helt
w< n hemma
w< n hende
w< n henne
w< n hente
w< n hepat
w< n her
w< n heste
w< n heter
w< n hjalp
w< n hjem
w< n hjemm
w< n hjert
w< n hjälp
w< n ho
w< n hodet
w< n hofte
w< n hold
w< n holde
w< n holdt
w< n hon
w< n honom
w< n hoppe
w< n hos
w< n hosta
w< n hoste
w< n hoved
w< n hoven
w< n hun
w< n hund
w< n hunde
w< n hur
w< n huske
w< n hva
w< n hvad
w< n hver
w< n hvert
w< n hvide
w< n hvilk
w< n hvite
w< n hvord
w< n här
w< n hålle
w< n håret
w< n höger
w< n hör
w< n høre
w< n hører
w< n i
w< n iblan
w< n idag
w< n igen
w< n igjen
w< n ikke
w< n ikkje
w< n ille
w< n imell
w< n in
w< n ind
w< n inden
w< n influ
w< n infus
w< n inga
w< n ingen
w< n inget
w< n inhal
w< n inn
w< n innan
w< n inte
w< n intra
w< n istäl
w< n ja
w< n jag
w< n jaha
w< n janua
w< n javel
w< n jeg
w< n jern
w< n jerne
w< n jo
w< n journ
w< n jul
w< n juni
w< n juret
w< n just
w< n järn
w< n kaliu
w< n kalk
w< n kan
w< n kanin
w< n kapse
w< n kapsl
w< n kasse
w< n kaste
w< n katet
w< n katt
w< n katte
w< n kg
w< n kjøle
w< n kjøp
w< n kjøpe
w< n klart
w< n klock
w< n klokk
w< n kløen
w< n klør
w< n kneet
w< n koksi
w< n koles
w< n kolle
w< n kom
w< n komme
w< n kona
w< n kone
w< n kort
w< n kostt
w< n kramp
w< n kreat
w< n krem
w< n kreme
w< n kropp
w< n kräks
w< n kun
w< n kunne
w< n kur
w< n kuren
w< n kutte
w< n kva
w< n kvalm
w< n kvar
w< n kvart
w< n kveld
w< n kväll
w< n kylen
w< n köper
w< n köpt
w< n köpte
w< n kör
w< n køb
w< n køber
w< n købte
w< n l
w< n la
w< n lad
w< n lamme
w< n lang
w< n lar
w< n lat
w< n ledde
w< n legev
w< n legg
w< n legge
w< n lenge
w< n leser
w< n leste
w< n lidt
w< n lige
w< n liges
w< n ligge
w< n liker
w< n lilla
w< n lille
w< n lista
w< n liste
w< n lite
w< n liter
w< n litt
w< n livet
w< n livmo
w< n loppe
w< n lov
w< n luft
w< n lunge
w< n lägge
w< n länge
w< n låg
w< n låt
w< n låter
w< n lægen
w< n lægge
w< n lørda
w< n mage
w< n magen
w< n mai
w< n maj
w< n malar
w< n man
w< n manda
w< n mange
w< n marke
w< n mars
w< n marsv
w< n maske
w< n mat
w< n maten
w< n mave
w< n maven
w< n med
w< n medic
w< n medis
w< n meg
w< n meir
w< n men
w< n menar
w< n mener
w< n menin
w< n mens
w< n mer
w< n mere
w< n mi
w< n mig
w< n migre
w< n min
w< n mina
w< n mindr
w< n mine
w< n miner
w< n minns
w< n minst
w< n minut
w< n mitt
w< n ml
w< n mod
w< n mor
w< n mora
w< n morge
w< n morgo
w< n mormo
w< n mot
w< n munde
w< n muske
w< n muskl
w< n mye
w< n må
w< n månad
w< n måned
w< n mår
w< n måste
w< n måtte
w< n mælke
w< n naboe
w< n nacke
w< n nakke
w< n natte
w< n ned
w< n nede
w< n nei
w< n nej
w< n ner
w< n nerve
w< n neses
w< n netop
w< n nette
w< n netto
w< n nevnt
w< n ni
w< n no
w< n noe
w< n noen
w< n nogen
w< n noget
w< n nogle
w< n nok
w< n noter
w< n nu
w< n numme
w< n ny
w< n nya
w< n nycop
w< n nye
w< n nytt
w< n nytta
w< n nytte
w< n när
w< n nästa
w< n nå
w< n någon
w< n något
w< n nån
w< n når
w< n nåt
w< n næsen
w< n næste
w< n nødve
w< n och
w< n också
w< n ofte
w< n oförä
w< n og
w< n også
w< n ok
w< n okej
w< n om
w< n ondt
w< n ont
w< n op
w< n opera
w< n opp
w< n oppst
w< n orang
w< n orden
w< n ordin
w< n ormek
w< n os
w< n oven
w< n over
w< n overf
w< n overs
w< n p
w< n p-pil
w< n p-rin
w< n pappa
w< n paras
w< n pasta
w< n patie
w< n pille
w< n plan
w< n plane
w< n plast
w< n pleje
w< n plock
w< n plus
w< n posen
w< n posit
w< n preci
w< n prost
w< n prova
w< n præci
w< n prøv
w< n prøvd
w< n prøve
w< n pulve
w< n pumpa
w< n pumpe
w< n rad
w< n rart
w< n reage
w< n redan
w< n ren
w< n resep
w< n reser
w< n reste
w< n rett
w< n rigti
w< n rikti
w< n ringe
w< n rosa
w< n rulle
w< n runde
w< n rygge
w< n räkna
w< n rätt
w< n röda
w< n rød
w< n rører
w< n sa
w< n sagde
w< n sak
w< n salve
w< n samma
w< n samme
w< n samti
w< n sat
w< n satt
w< n satte
w< n se
w< n sedan
w< n seg
w< n selv
w< n sen
w< n sepon
w< n septe
w< n set
w< n sett
w< n sette
w< n si
w< n sida
w< n sidde
w< n side
w< n siden
w< n sidst
w< n sig
w< n siger
w< n sin
w< n sina
w< n sine
w< n sist
w< n sista
w< n siste
w< n sitte
w< n sjett
w< n sjukh
w< n själv
w< n ska
w< n skade
w< n skal
w< n skift
w< n skjel
w< n skjøn
w< n skrev
w< n skriv
w< n skull
w< n skyll
w< n skönt
w< n slang
w< n slet
w< n slett
w< n slik
w< n slipp
w< n slut
w< n sluta
w< n slutt
w< n släng
w< n smert
w< n smide
w< n smurt
w< n smågr
w< n smør
w< n snakk
w< n so
w< n sockr
w< n som
w< n son
w< n sonde
w< n sorte
w< n spene
w< n spira
w< n spise
w< n spray
w< n sprut
w< n sprøj
w< n sprøy
w< n spurt
w< n spytt
w< n spørg
w< n spørr
w< n stadi
w< n stall
w< n stark
w< n start
w< n stav
w< n stede
w< n stemm
w< n stige
w< n stikk
w< n stikp
w< n still
w< n stiv
w< n sto
w< n stod
w< n stoff
w< n stofs
w< n stop
w< n stopp
w< n stort
w< n streg
w< n strep
w< n strun
w< n stryg
w< n stryk
w< n stund
w< n ställ
w< n stå
w< n ståen
w< n står
w< n stått
w< n sukke
w< n svart
w< n svett
w< n svide
w< n svimm
w< n svull
w< n syk
w< n sykep
w< n syste
w< n sänke
w< n sätte
w< n så
w< n sådan
w< n såg
w< n sån
w< n sånt
w< n sår
w< n sætte
w< n sömne
w< n sønda
w< n sønne
w< n søste
w< n søvn
w< n table
w< n tag
w< n tager
w< n taget
w< n tagit
w< n tak
w< n tar
w< n tas
w< n taske
w< n tatt
w< n tenke
w< n tenne
w< n tid
w< n tiden
w< n tidig
w< n til
w< n tilba
w< n till
w< n tillb
w< n tille
w< n tills
w< n tilta
w< n time
w< n timme
w< n ting
w< n tirsd
w< n tisda
w< n titta
w< n tog
w< n tok
w< n torr
w< n trapp
w< n treg
w< n treng
w< n trodd
w< n tryck
w< n trykk
w< n tube
w< n tung
w< n tygge
w< n type
w< n tänke
w< n tänkt
w< n tål
w< n tåler
w< n tålt
w< n tålte
w< n tænke
w< n tænkt
w< n uanse
w< n ud
w< n ude
w< n uden
w< n udslæ
w< n uge
w< n uger
w< n uke
w< n uken
w< n uker
w< n ultra
w< n under
w< n ung
w< n unna
w< n upp
w< n ur
w< n urins
w< n ut
w< n utan
w< n ute
w< n utsle
w< n va
w< n vacci
w< n vad
w< n vaksi
w< n vand
w< n vanli
w< n vann
w< n vanne
w< n var
w< n vara
w< n varje
w< n varme
w< n varni
w< n vecko
w< n ved
w< n vel
w< n venin
w< n venst
w< n vente
w< n verst
w< n vet
w< n vi
w< n vid
w< n vidar
w< n vider
w< n vikar
w< n vikti
w< n vil
w< n vill
w< n ville
w< n viser
w< n visst
w< n vist
w< n vitam
w< n vondt
w< n vores
w< n väl
w< n värke
w< n vätsk
w< n vår
w< n vårdc
w< n væk
w< n vært
w< n væske
w< n §
w< n §2
w< n µg
w< n ändra
w< n är
w< n äta
w< n äter
w< n även
w< n å
w< n år
w< n åra
w< n året
w< n åt
w< n òg
w< n örone
w< n överk
w< n övers
w< n øret
w< n øvers
w< n øyne
w> n #
w> n <c?p?>
w> n <cc>
w> n <p?c?>
w> n <p?p?>
w> n <pc>
w> n <pp>
w> n a
w> n absol
w> n ad
w> n af
w> n aften
w> n aha
w> n aj
w> n akkur
w> n aktue
w> n akute
w> n albue
w> n aldri
w> n alene
w> n alla
w> n allde
w> n alle
w> n aller
w> n allt
w> n allti
w> n allts
w> n alt
w> n altid
w> n altså
w> n ampul
w> n andet
w> n andra
w> n andre
w> n anfal
w> n angst
w> n ankle
w> n annan
w> n annat
w> n annet
w> n ansig
w> n ansik
w> n antec
w> n antib
w> n använ
w> n apote
w> n april
w> n aptit
w> n arbej
w> n arm
w> n armbå
w> n armen
w> n astma
w> n at
w> n att
w> n au
w> n augus
w> n av
w> n avdel
w> n avmas
w> n avslu
w> n avstå
w> n avtal
w> n avvak
w> n b
w> n bagef
w> n bak
w> n bara
w> n bare
w> n barn
w> n barne
w> n bedre
w> n bedøv
w> n begge
w> n begyn
w> n behol
w> n behov
w> n behål
w> n behöv
w> n bein
w> n beina
w> n ben
w> n benen
w> n berre
w> n besti
w> n beten
w> n bikkj
w> n bilen
w> n billi
w> n biops
w> n biter
w> n bitti
w> n bjørk
w> n bland
w> n ble
w> n blemm
w> n blev
w> n bleve
w> n bli
w> n blir
w> n bliv
w> n blive
w> n blod
w> n blode
w> n blodf
w> n blodi
w> n blodp
w> n blods
w> n blodt
w> n blodå
w> n bloms
w> n blå
w> n blåso
w> n blæra
w> n blöde
w> n blödn
w> n blør
w> n bokse
w> n bolus
w> n bor
w> n bort
w> n borta
w> n borte
w> n bra
w> n brenn
w> n bror
w> n brug
w> n bruge
w> n brugt
w> n bruk
w> n bruka
w> n bruke
w> n brukt
w> n brus
w> n bryst
w> n bränn
w> n brænd
w> n bröst
w> n buksp
w> n burk
w> n burke
w> n butik
w> n byta
w> n byter
w> n bytt
w> n bytte
w> n bättr
w> n båda
w> n både
w> n börja
w> n cirka
w> n cushi
w> n d
w> n da
w> n dag
w> n dagar
w> n dage
w> n dagen
w> n dager
w> n dagli
w> n dan
w> n datte
w> n de
w> n deg
w> n dei
w> n dele
w> n dem
w> n den
w> n denga
w> n denne
w> n depot
w> n der
w> n dere
w> n derfo
w> n derhj
w> n derim
w> n desem
w> n dess
w> n det
w> n dette
w> n dialy
w> n diarr
w> n diaré
w> n dig
w> n din
w> n dina
w> n direk
w> n disku
w> n dit
w> n ditt
w> n dl
w> n do
w> n dobbe
w> n dokto
w> n dom
w> n dos
w> n dose
w> n dosen
w> n doset
w> n dosis
w> n drekt
w> n drick
w> n drikk
w> n drog
w> n drop
w> n dropp
w> n drypp
w> n dråpe
w> n dum
w> n dusje
w> n dyrle
w> n dyrlæ
w> n dyrt
w> n därem
w> n därfö
w> n då
w> n dårli
w> n døde
w> n døgn
w> n dør
w> n e
w> n effek
w> n efter
w> n eg
w> n egen
w> n egent
w> n eget
w> n ei
w> n ein
w> n eit
w> n elveb
w> n en
w> n end
w> n enda
w> n endnu
w> n ene
w> n enest
w> n engan
w> n enhed
w> n enn
w> n ennå
w> n ens
w> n epile
w> n er
w> n esken
w> n et
w> n ett
w> n fakti
w> n faldt
w> n fall
w> n falle
w> n falt
w> n famil
w> n fant
w> n faren
w> n farli
w> n fast
w> n fastl
w> n feber
w> n febru
w> n feil
w> n fekk
w> n fel
w> n ferdi
w> n ferie
w> n ferri
w> n fick
w> n ficka
w> n fik
w> n fikk
w> n fin
w> n fine
w> n fingr
w> n finns
w> n fint
w> n fjerd
w> n fjern
w> n fjol
w> n fjor
w> n fjort
w> n fler
w> n flere
w> n flot
w> n flyte
w> n flytt
w> n flåte
w> n flått
w> n foder
w> n for
w> n forbu
w> n fordi
w> n foreb
w> n fores
w> n forfa
w> n forgå
w> n form
w> n forny
w> n forri
w> n forsi
w> n forsk
w> n forst
w> n forsø
w> n fort
w> n forte
w> n fortf
w> n forts
w> n forve
w> n forvi
w> n forår
w> n fosfa
w> n fra
w> n fram
w> n freda
w> n fremd
w> n fri
w> n froko
w> n fru
w> n fruko
w> n frun
w> n frå
w> n fråga
w> n från
w> n full
w> n fullf
w> n funge
w> n funka
w> n fysio
w> n färdi
w> n fästi
w> n få
w> n fået
w> n får
w> n fått
w> n fælt
w> n færdi
w> n fôr
w> n för
w> n förbj
w> n före
w> n föreb
w> n förra
w> n förrg
w> n först
w> n försö
w> n förut
w> n følge
w> n før
w> n fører
w> n først
w> n g
w> n ga
w> n gamla
w> n gamle
w> n gamma
w> n gamme
w> n gang
w> n gansk
w> n gav
w> n ge
w> n gel
w> n gelen
w> n genne
w> n genop
w> n genta
w> n ger
w> n gerne
w> n ges
w> n gi
w> n gick
w> n gik
w> n gikk
w> n gir
w> n gis
w> n gitt
w> n giv
w> n giver
w> n gives
w> n gjent
w> n gjern
w> n gjev
w> n gjord
w> n gjort
w> n gjør
w> n gjøre
w> n glad
w> n glemm
w> n glemt
w> n glömm
w> n glömt
w> n god
w> n godt
w> n gonge
w> n grann
w> n granu
w> n gravi
w> n grei
w> n greie
w> n greit
w> n grise
w> n grund
w> n grunn
w> n grupp
w> n grå
w> n gråte
w> n grønn
w> n gul
w> n gule
w> n gynek
w> n gärna
w> n gå
w> n gået
w> n gång
w> n gånge
w> n går
w> n gått
w> n gör
w> n göra
w> n gør
w> n gøre
w> n ha
w> n hadde
w> n hade
w> n haft
w> n halsb
w> n halse
w> n halv
w> n halva
w> n halvd
w> n halve
w> n halvt
w> n ham
w> n han
w> n hans
w> n har
w> n hatt
w> n haust
w> n havde
w> n hedde
w> n heile
w> n heime
w> n hel
w> n hela
w> n hele
w> n helga
w> n helge
w> n helle
w> n helse
w> n helst
w> n helt
w> n hem
w> n hemma
w> n hende
w> n henne
w> n hente
w> n henvi
w> n her
w> n herre
w> n heste
w> n heter
w> n hetet
w> n histo
w> n hitta
w> n hjalp
w> n hjelp
w> n hjem
w> n hjemm
w> n hjert
w> n hjälp
w> n hjärn
w> n hjärt
w> n hjælp
w> n hodep
w> n hodet
w> n hofta
w> n hofte
w> n hold
w> n holde
w> n holdt
w> n hon
w> n honni
w> n honom
w> n hoppa
w> n hoppe
w> n hormo
w> n hos
w> n hospi
w> n hosta
w> n hoste
w> n hoved
w> n hovne
w> n hu
w> n hud
w> n huden
w> n hun
w> n hund
w> n hunde
w> n hur
w> n huske
w> n hustr
w> n huvud
w> n hva
w> n hvad
w> n hvem
w> n hver
w> n hvert
w> n hvide
w> n hvile
w> n hvilk
w> n hvis
w> n hvor
w> n hvord
w> n hvorf
w> n hvorn
w> n hylla
w> n hytta
w> n hälse
w> n hämta
w> n här
w> n hålle
w> n hånd
w> n håret
w> n hælde
w> n högst
w> n höjer
w> n hör
w> n højst
w> n hører
w> n hørt
w> n høst
w> n høyre
w> n høyt
w> n i
w> n iblan
w> n idag
w> n igen
w> n igjen
w> n igår
w> n ikke
w> n ikkje
w> n illa
w> n illam
w> n imell
w> n in
w> n inde
w> n indlæ
w> n indti
w> n inför
w> n inga
w> n ingen
w> n inget
w> n inhal
w> n injek
w> n inn
w> n innan
w> n inne
w> n innti
w> n inr
w> n inte
w> n intra
w> n istäl
w> n ja
w> n jag
w> n jaha
w> n jamen
w> n janua
w> n jeg
w> n jer
w> n jeres
w> n jern
w> n jerne
w> n jo
w> n jobbe
w> n joure
w> n journ
w> n ju
w> n jul
w> n juli
w> n juni
w> n junio
w> n just
w> n jämt
w> n järn
w> n kaffe
w> n kaliu
w> n kalk
w> n kalsi
w> n kamer
w> n kan
w> n kanin
w> n kansk
w> n kapse
w> n kapsl
w> n karto
w> n kasse
w> n kast
w> n kasta
w> n kaste
w> n kastr
w> n katt
w> n katte
w> n kg
w> n kille
w> n kinne
w> n kissa
w> n kjell
w> n kjemp
w> n kjenn
w> n kjent
w> n kjeve
w> n kjære
w> n kjøle
w> n kjøp
w> n kjøpe
w> n kjøpt
w> n kjør
w> n kjøre
w> n klar
w> n klare
w> n klart
w> n kliar
w> n klini
w> n klock
w> n klokk
w> n klysm
w> n klåda
w> n klødd
w> n kløe
w> n kløen
w> n klør
w> n knæet
w> n ko
w> n kobbe
w> n komme
w> n kondo
w> n kone
w> n konen
w> n konst
w> n kontr
w> n kort
w> n korte
w> n kosta
w> n kramp
w> n kreat
w> n kreme
w> n kropp
w> n krypt
w> n kräkt
w> n kräm
w> n kun
w> n kunde
w> n kunne
w> n kur
w> n kuren
w> n kutta
w> n kutte
w> n kvalm
w> n kvar
w> n kvart
w> n kveld
w> n kvitt
w> n kväll
w> n köp
w> n köpa
w> n köper
w> n köpt
w> n köpte
w> n kör
w> n køb
w> n købe
w> n køber
w> n købt
w> n købte
w> n køre
w> n kører
w> n l
w> n lad
w> n lader
w> n lagde
w> n lagt
w> n lam
w> n langt
w> n lar
w> n lav
w> n lavt
w> n ldl
w> n legen
w> n legev
w> n legge
w> n lenge
w> n leste
w> n let
w> n lette
w> n lever
w> n lidt
w> n lige
w> n liges
w> n ligga
w> n ligge
w> n lika
w> n like
w> n liker
w> n likev
w> n lilla
w> n lista
w> n liste
w> n lite
w> n liten
w> n liter
w> n litt
w> n livet
w> n livmo
w> n lod
w> n lomma
w> n lomme
w> n lov
w> n lukta
w> n lunge
w> n lägga
w> n läkar
w> n länge
w> n längr
w> n lå
w> n lådan
w> n låg
w> n lågt
w> n låne
w> n låren
w> n låret
w> n låste
w> n låt
w> n låter
w> n læge
w> n lægen
w> n lægge
w> n længe
w> n længs
w> n læst
w> n læste
w> n lörda
w> n løb
w> n lørda
w> n magen
w> n magne
w> n mai
w> n maj
w> n maken
w> n maks
w> n mamma
w> n man
w> n mand
w> n manda
w> n mange
w> n manne
w> n marer
w> n marke
w> n mars
w> n marsv
w> n maske
w> n maski
w> n mat
w> n maten
w> n matly
w> n mave
w> n maven
w> n maves
w> n med
w> n medan
w> n medic
w> n medis
w> n meg
w> n meget
w> n meir
w> n mello
w> n men
w> n mener
w> n menin
w> n menne
w> n mens
w> n mense
w> n mer
w> n mere
w> n merke
w> n mest
w> n mg
w> n mi
w> n midda
w> n midt
w> n mig
w> n migræ
w> n mikst
w> n milli
w> n min
w> n minds
w> n mine
w> n minns
w> n minut
w> n miste
w> n mitt
w> n ml
w> n mm
w> n mod
w> n moder
w> n mor
w> n mora
w> n morge
w> n morgo
w> n mormo
w> n morra
w> n mors
w> n morse
w> n mot
w> n munde
w> n munne
w> n muske
w> n muskl
w> n mycke
w> n mye
w> n må
w> n målti
w> n månad
w> n månda
w> n måned
w> n många
w> n mår
w> n måske
w> n måste
w> n måtte
w> n mælke
w> n nabo
w> n naboe
w> n nacke
w> n nakke
w> n narko
w> n nat
w> n natt
w> n natta
w> n natte
w> n ned
w> n nede
w> n nedtr
w> n negat
w> n nei
w> n nej
w> n ner
w> n nerve
w> n nesa
w> n neses
w> n neste
w> n netop
w> n nette
w> n netto
w> n neuro
w> n nevnt
w> n nevro
w> n ni
w> n njura
w> n njurv
w> n no
w> n noe
w> n noget
w> n nogle
w> n nok
w> n noter
w> n novem
w> n nu
w> n numme
w> n ny
w> n nya
w> n nye
w> n nyren
w> n nyrer
w> n nyt
w> n nytt
w> n nytte
w> n nyttå
w> n nämnd
w> n när
w> n nässe
w> n nästa
w> n nätet
w> n nå
w> n någon
w> n något
w> n nån
w> n når
w> n nælde
w> n næsen
w> n næste
w> n nævnt
w> n nødve
w> n och
w> n också
w> n odlin
w> n ofte
w> n oförä
w> n og
w> n også
w> n oj
w> n ok
w> n okay
w> n okei
w> n okej
w> n oktob
w> n om
w> n ondt
w> n onsda
w> n ont
w> n op
w> n opera
w> n opere
w> n oppe
w> n oppst
w> n oppå
w> n orang
w> n orans
w> n ordin
w> n ormek
w> n ortop
w> n os
w> n oss
w> n oveni
w> n over
w> n overs
w> n overv
w> n p
w> n pakke
w> n pappa
w> n pappe
w> n par
w> n paras
w> n passe
w> n patte
w> n pausa
w> n pause
w> n penge
w> n penne
w> n per
w> n pille
w> n planl
w> n plast
w> n plock
w> n plus
w> n plåst
w> n pose
w> n posen
w> n poser
w> n prata
w> n preci
w> n prick
w> n prikk
w> n probl
w> n propp
w> n prost
w> n prov
w> n prova
w> n prove
w> n prøv
w> n prøvd
w> n prøve
w> n psyki
w> n puffa
w> n puls
w> n pulse
w> n pulve
w> n pulvr
w> n pump
w> n pumpe
w> n pust
w> n puste
w> n på
w> n påse
w> n qt
w> n rad
w> n ramla
w> n rask
w> n reage
w> n reaks
w> n recep
w> n redan
w> n redd
w> n reise
w> n ren
w> n renne
w> n resep
w> n resis
w> n reste
w> n rett
w> n rigti
w> n rikti
w> n ring
w> n river
w> n roer
w> n rosa
w> n rulle
w> n rund
w> n runde
w> n rundt
w> n runt
w> n rutan
w> n ryger
w> n ryste
w> n räcke
w> n rädd
w> n räkna
w> n rätt
w> n röda
w> n röntg
w> n rör
w> n rött
w> n rød
w> n røde
w> n rødt
w> n røg
w> n rør
w> n rører
w> n saft
w> n sagde
w> n sagt
w> n sak
w> n salva
w> n salve
w> n samma
w> n samme
w> n samti
w> n sant
w> n sat
w> n satt
w> n satte
w> n se
w> n sedan
w> n seg
w> n sekke
w> n selv
w> n sen
w> n sende
w> n sener
w> n sepon
w> n septe
w> n ser
w> n set
w> n sette
w> n sia
w> n sidan
w> n sidde
w> n siden
w> n sidst
w> n sier
w> n sig
w> n sige
w> n siger
w> n sikke
w> n sin
w> n sina
w> n sine
w> n sint
w> n sist
w> n sista
w> n siste
w> n sitt
w> n sitte
w> n sjeld
w> n sjukh
w> n sjuks
w> n själv
w> n ska
w> n skabe
w> n skade
w> n skaka
w> n skal
w> n skall
w> n skape
w> n skift
w> n skjed
w> n skjel
w> n skjøn
w> n skrei
w> n skrev
w> n skriv
w> n skuff
w> n skuld
w> n skull
w> n skyld
w> n skyll
w> n sköld
w> n slag
w> n slags
w> n slakt
w> n slang
w> n slet
w> n slett
w> n slik
w> n slipp
w> n slut
w> n sluta
w> n slutt
w> n släkt
w> n släng
w> n släpp
w> n slår
w> n sløv
w> n smage
w> n smaka
w> n smake
w> n smed
w> n smelt
w> n smert
w> n smärt
w> n små
w> n smörj
w> n smør
w> n smøre
w> n snabb
w> n snakk
w> n snart
w> n snill
w> n snäll
w> n so
w> n socke
w> n sockr
w> n som
w> n somma
w> n somme
w> n somna
w> n somra
w> n sonde
w> n sonen
w> n sopp
w> n sort
w> n sov
w> n sove
w> n sover
w> n spar
w> n spare
w> n spark
w> n speil
w> n spill
w> n spira
w> n spise
w> n spist
w> n spott
w> n spran
w> n sprin
w> n sprut
w> n sprøj
w> n sprøy
w> n spurt
w> n spydd
w> n spyr
w> n spytt
w> n spør
w> n stadi
w> n stald
w> n stans
w> n stark
w> n start
w> n stati
w> n sted
w> n stede
w> n stein
w> n stent
w> n steri
w> n stick
w> n stik
w> n stikk
w> n stikp
w> n still
w> n stiv
w> n sto
w> n stod
w> n stof
w> n stoff
w> n stop
w> n stopp
w> n stor
w> n store
w> n stort
w> n stryk
w> n strål
w> n stukk
w> n stund
w> n styck
w> n stykk
w> n ställ
w> n stämm
w> n stå
w> n ståen
w> n står
w> n stått
w> n sug
w> n sukke
w> n sure
w> n svamp
w> n svar
w> n svare
w> n svart
w> n sved
w> n svelg
w> n sveri
w> n svide
w> n svige
w> n svimm
w> n svårt
w> n syg
w> n syk
w> n sykeh
w> n sykep
w> n synes
w> n säger
w> n sänke
w> n sätte
w> n sätts
w> n så
w> n sådan
w> n såg
w> n sån
w> n sånn
w> n sånt
w> n sår
w> n såren
w> n sætte
w> n sömne
w> n sönda
w> n sønda
w> n søste
w> n ta
w> n table
w> n tack
w> n tacka
w> n tag
w> n tage
w> n tager
w> n tages
w> n tagit
w> n tak
w> n taket
w> n takk
w> n tal
w> n taler
w> n talle
w> n talte
w> n tande
w> n tandk
w> n tandl
w> n tanke
w> n tanna
w> n tannl
w> n tar
w> n tarme
w> n tas
w> n taske
w> n tatt
w> n telef
w> n telle
w> n tenkt
w> n tenne
w> n tett
w> n tid
w> n tida
w> n tiden
w> n til
w> n till
w> n tillb
w> n tille
w> n tills
w> n time
w> n timma
w> n timme
w> n tirsd
w> n tisda
w> n toale
w> n tog
w> n tok
w> n tokig
w> n tolvt
w> n tom
w> n tomt
w> n toppe
w> n torr
w> n torsd
w> n trapp
w> n tredj
w> n trekk
w> n treng
w> n trodd
w> n tryck
w> n trygt
w> n trykk
w> n trött
w> n tub
w> n tuben
w> n tuber
w> n tuggt
w> n tung
w> n tunga
w> n tvätt
w> n tycke
w> n tygge
w> n tynd
w> n tynn
w> n typen
w> n tyskl
w> n tände
w> n tänkt
w> n tål
w> n tålde
w> n tåle
w> n tåler
w> n tålt
w> n tålte
w> n tænde
w> n tømme
w> n tør
w> n tørr
w> n uanse
w> n ud
w> n ude
w> n uden
w> n udløb
w> n udslæ
w> n uendr
w> n uge
w> n ugen
w> n uger
w> n uka
w> n uke
w> n uken
w> n ukene
w> n uker
w> n under
w> n unna
w> n upp
w> n uppeh
w> n uppfö
w> n upplö
w> n urins
w> n uroli
w> n urolo
w> n ut
w> n utan
w> n ute
w> n uten
w> n utsla
w> n utsle
w> n uændr
w> n vacci
w> n vad
w> n vaksi
w> n valp
w> n vand
w> n vandd
w> n vande
w> n vanli
w> n vannd
w> n vanne
w> n var
w> n vara
w> n varje
w> n varni
w> n vart
w> n vaske
w> n vatte
w> n vecka
w> n vecko
w> n ved
w> n veier
w> n veke
w> n veker
w> n vekk
w> n vel
w> n vem
w> n venen
w> n vent
w> n vente
w> n vere
w> n verre
w> n vet
w> n veter
w> n vi
w> n via
w> n vid
w> n vidar
w> n vider
w> n vikar
w> n vikt
w> n vikte
w> n vikti
w> n vil
w> n vilke
w> n vill
w> n ville
w> n vinte
w> n vintr
w> n virke
w> n virkn
w> n virus
w> n visar
w> n viser
w> n visst
w> n vist
w> n vit
w> n vitam
w> n vondt
w> n vores
w> n vurde
w> n väl
w> n vänta
w> n väska
w> n vätsk
w> n våras
w> n vårdc
w> n våren
w> n væk
w> n være
w> n været
w> n vært
w> n væske
w> n weeke
w> n x1
w> n §
w> n §2
w> n µg
w> n ägare
w> n ämne
w> n än
w> n ändra
w> n ändå
w> n är
w> n äter
w> n ätit
w> n å
w> n åh
w> n år
w> n åra
w> n åren
w> n året
w> n årevi
w> n åt
w> n åter
w> n ærlig
w> n æske
w> n én
w> n òg
w> n ögat
w> n ögon
w> n ögone
w> n öppna
w> n örat
w> n örone
w> n över
w> n överk
w> n ønske
w> n ørene
w> n ører
w> n øret
w> n øyedr
w> n øyet
w> n øyne
w> n øynen

QOMQRROLRRPQSNLKKVPPMOSLOMIVPNKRKONNFOKKTNRRIJQKMRNQRONRNTQLNONSRNMJMNOLPMHVPPLLLNTONSKMMQOSRJLQPOQMPMNSSJNOLVKMLMNSORQHUNOLQRKLKPRQQILJQMMSSPMHSLLRSP
QPNLIINONOMLQNKLOPUKMGRJNQMKTTORKNLSOORNLQRMUTNMNKQNMLLLQNPTQMJLMMLNNIMOSMROLOPOMPMMNNPQKPPVKUSOOQOMNRMKKLPPLMSTNOSPRMKNLNRPKMJKQJTRPOSSQPROMPPKLKMPPU
NKWSSNNNNPOPPUJSOKPNGRRQRTMORPTQPLMQMPSRUOONOSHMSRKIPORKTQSMIPMNPSJRPIPLMOKQSPLOTOPNSOUJPRPMQOKSLMLROQPQOKSNJNMOLKMMMRRLNOQQPLLMJSMMITHOMRNLMNMKRSLPOS
SPQMMLKQMNNQSPKMOSOMPWNOSNWRMNOSMNRNKLIMMOJSQQRNOSQMSQPJUSQRQOOJPPQTMLMRNPPPOLRKSPSMQMLOSRMNMOSNRMNOQQXSNSIRLROMLQMMQNSNQJNIUOOLMOORLRTNLVROVPQIVNTLNM
MSNLNLKJKLLRQLVSTPQLNSQPNUJOOJVSTPRPMORMQHMULRJOLSLNNOSQMJNPPOMMJMKKOONRRNRPMQKMLUNOMPRSPQMHSPSNRQNQOJJLQLTMNMKNPNIPCMQJSQRTOSOPQOMLKNLKLMPORRTONRLRTL
MOMNPOLUMNMGTOQLMSMMPOMNNNSLRNSNONSMLOMMLMNJSJNMOUPMLKQJLRRNLNLORKPJLKQKLSSOOLJNPRTMNKLLOHLNONIOSTVUSPPZLNLHNOTSJLQLMNHRMUKMSONNSSRUQIMOSPHMSNSQNONNNO
RSPLMNOLMSRQRKVNKLLRPMRNRMRPNTQLNTMKOPOPSPNPOOPPMRKLJPNLSSNWJMRKSSROSMNOUNJORMPKROMOQNKOMKKTJNMVSHLNNRNHTQOONORNPMOLMMQLNPRMMNRTJOMNQQRMNNNLQLJRQTRPRM
LMORMPNSBTMNOQPMPMPOUMOSLLNPLQWRMQLOPMPNLRONSLPPPRKRMHNPMLLONPRRJKNONJLUKTPNVVPJTPNOPNLOSTTLLMNRMRMRQLNKJLMORNRLNOROKTLRNTRINMSLOLOMQQNOSJOTPIULSTKNKS
UNSSSPPOOMTOSLOKITNNNKMRNONNLQMNKLOQMOSNTPMMNROKOMPOLMNMQOFMPPVOPMMOKLNMWRTSOPQRSOQSUNLQNQKKONNSIPPMERTLOMMSPNTOLOMQOONLSLQLPOOQSINPSKOPKSNORMOLKOMLOS
POOLQLJUNLRJOPKPLLOMTOMRLPNMQQTKPMMNNNULRSLRSNNKTMSOOQTLOJPLRONNOLPNLMLLYRJUSVNKSLSLJLLSRLLMLQMONNPNQOKOLPRMWSJNMPLSNQPLWLSMGPOMQIMMNPRMMNMMRJRTKONOGL
OMSPLMLLTVMIMNRONQQJIMSONNLLQSRLOQNOMMNLPLNLPUNNLMQIIRKONQNRRLPPOMJLONQRNQNQSKNMMLKMMI[NRQOTKJRNQTOFLRQMRPSJQRRMKSLQKNHRWONTLKPOOSOQNOMKPHMMSNMNSLWNNL
PMLVOSNKSORROOTHOQLOMOOSSSPMJKNNKONLVOQNNOLSOKKLPKMNKJNMMUMMSNRPSOMJSOKGJNSNNSJPMOLLNQJNIGMNNJMORNOQNPRNRKMOKPMQJSNRMWSNMPLQWPUKMLLOOPQPKXMKINKNUKTSPI
SOSMSVJQLPJPMPOMSPWNRNLMRRPPSOMLQSOMOOMQLOSORPLMVKOMLNIITLRSJNRPSQLRLOTSPNMIKNOLMJKJNRQQRQMLRROSUOPSNPNNNUPQQMNNNKNRNJOKNKRNMRSOPOIPPSMNMNQTUKSMLNMMKL
MQNLRRMOMNUSRPNNSMNQKPORNLQNLOMNUQORORSNXNMPONMPNMUPINQPNMRRNSTPLLQPKPMTTNOKRURMNMJKMMMNRRIRNNRTSJWQNQORNLRRNPRJQLSMQORMMPROHRMMJQNNNPOLMMMIPKOLYNQTLR
SMJMOJMKTQPPPUNNROPKUQSLMLNXNGNKTMMJPXMIPPLLOILMQLQLJKMMOOLLMKKMUMWNSPTONSLJLRPTSMOLNNNOMIPLNOLQPMPIQJNHKTKPQONONMMMPKRKIKSNMPKTNMKVMMJWOSQLSLMKTLNGQV
PNNNMNRJPPRMLQONKNNRMPOSMSROKNPMRPLSOOTJMOJMTNKOHQGNQNSOHPLKRNKSPPLNNMOQTLLMTNKONMQRHNSLWTNMLIOYOUKNQOJSNLNKORRQTMRMSTQINMOMLRRQKQTQNMPKMPOPOKLQMNNKOO
RMSOPLNRSIOLPNLJMMNKORMKNQNMMJOPPOOPRTQUSQQMRWZGPNLRLONXPKMOQPKQMQMLRJKMNRRSQLKNLOPKKJLPFPKRQUXLVKNJNRQSSOZOQaLTT[SRSKLMNNMLMRLOLSOOJOOQLLJRQLNOPKRNKP
PLOLLPSWLQMNOUSUIMRKSPRTMKTQRNPRMQORPQOSLOKPPNPRWMLNQPOMSNTOLNNLJJOTJOUXMOKSNNPPMNPSQKLMMLOGNSRKNMSWQMGNLMSSKNKNQKKXILQSSMOHMKPOMKNLSTSRPRKLTZRMQPPPTM
KQKPOONKKTJQQORSQJNJPORSTSPRQLKNFMTMNQRMNULLRSQRNONNLNRMLLKSMTQRRNNNLMLSRMKQSNPTNPKOONQPOQNLMNPLPNQRORRPPNLLORPNNNLRMNPOJUMOOMQROLTKOSQKSUGMLJMNNKJLTK
MKPNRKQXPPSMMSNNRLQLJSISQNPRLPQVTPPZLSTNNGMTTNUNRPOMKKOIMUTMMLMRMSMPPNPNMPNMROSLMOLMNSQMOQNOMJMNMNUJLLNPSMKLMJJQNLJRQMTLRMNLRRNSJQTNRPOMKPOPOSMQPOTLNO
MRMLTOLUKOMMNPMQOTMILQNMPTOMNQKPGTJPIPLNSUNMSKTIIUOSJGMNUJJJKKOJSONMNXNUMILOMMLTMNNKU[KKZLNNJIRPKKLNLJLMLLTLPQVLMOOROURTPJNPPPTNTSNNJLNLQLMTNRRMXJMNSL
IJQORMOIUTIQMNNSMOOKIPNPLNSNSMOQTOTPYMLSSRWMTKLLKKSXYLNNSPINOSJNLMMOMPOKPNMSNMOPMMRKOQRPMSR\\JOPSQILLRQONKPPNVOOQPMRNQONNQNLNMOSNSKMKPLQSNNKKMLNNNMTNUS
LNNNTUOLLMMSLMNPRRQNOSOXHNQRHSNPTRJLNLPNONKRUNJSMOONLNQSLLNMNOPQITNLULLMKMKJNMPNQNSOMNRMONNSKMMMJRQIKKMNPNSQJRSPHOSONNLPOUTRPMLNOOLNLKNMJRMNLMLSQMROMM
OORMQPNLLLLRURQORNULWRTTQNSNLRQONLTLQMOROTRNMLOSLOLRKKJRORNHNTPLRJVONOLSLUVXMIISOLMSMQRTQJNMNOOUTNNMRTMUJLMTLPJDMQMQZMNNNPYSLNIMTSMKSLKIMJQONSLOMRSNLI
NMRRSLMSNMNOLOJOLLMRPMORPROKQVNRMOUOMLMSNNMTPRJPTVRNNTSPNUNRMGRSQMLRTNRPMIMRNSOQNJOLLLNNMSLPSILQTRKQSRRMMJTQTMMTNPSNQSQOPTNOSTJKKMTQLKKRKNNMFPQRUSVPNL
PQJGTOLSLPLMMLNKRJKONLSPNMMMLQJONQDRMHKNOQMLJLMTROPPQ[QQJRMTLVQURLPPHJNOSMRLLPMTLNPMLMOUNKRKRLOMNMNNNQOGPMNKNSULOQRMNTOLSSSLNKMOLTMOPPJHRRLOMMSLSQNQJJ
LLLLOPRSNPRIPMQRQHPLQPNROMRRMOQTJUQQNMWOSJNMTNKPMJKSUPTJOTNLMLOJOORKKQQMMMNMOLKKNJSOONLQQOQPKLNMTNMRLNRPLSOLPLRMLMKLMNPMSNMQNORRMMWNQKILOILMQKRRQILLNP
LOLMTLKLNMQSJPOSMSNPLSMRQNOMKSOOOPPMMOLRQMRVNJNONJYKTONTPOPNKRVNMLRPMRQMMQPLLONXJPNSOIRNPMQLWLOOPKMNMPNLMOPLNPSSQLFNOLPMKLTKLRQQNMMLNMMJOTMMOMMRMKLILZ
WLOLOEPOIRTUOTLJIOPSNMNSOSOSIKQMROOJNKMJNULNSMRLNLRLLHRORNRLMSLMRTOOJMRLMMMMPOMKRMNQRJNPLRLWSPLLLUPKRNPPLWKTUSSOJSOLMMNMKOKMNNRMMRNHMLURTLORPMOMJOSNLR
SNLTOJPLORSQNOOKPMPVUYLQVMUJMMNROMOSTSSUNRSPQMPNOPTPPEHPNOXLQNWRUQORRJJQKTTMNPMKLOLQVKRSMNTUSNOKNPMTLKNPQOSPOMNTLNNNSJOLMNSTKLNTLJLXU^MOUMKNMIMMRPLLPR
MLRLJKPJOLMMORMKLPJSOPOMNTOORNILQMNOQKPOMKVRNNIMKLLGNLNORKIQSQMSMRNNJLOQMRQIRTSPLVNNLNOVRKNILTNOVNNNROUNRRPHPPMMRHOORLKKLMRORTQJRORNKNNJSMSKJNSJNMOPPP
NRNRRPNTMLPPMLSRITUONRKLRQTSONMRKTRQSNMNKQNOKNOMLTOMNNMMLTPKNONLRPIMMTPMNMOSTRMMRLNNJQMLNNMSRORQNLTSRPSTONRNRRSKJOQPOLPIONTLUMLOPIJNRMMTLMLRMRMVMRMRMO
LMKURTMPMUTMOMPSNMSJKPGLNJJQMMLOPSNOTMQMPPLOMKSPRTGNRRLLLWQKTKUMNSKNQKONLKLTPLSMKQKMNPQOSJXONONPOPXQLSLGIRVRPQMWTLQJMRPIUQNLSULSOOLTMTMQMKNKJUWMIMOKLN
KNQRIRNPMROLONVQNRQMNQMOSORSOKSOKCTKOORNMLRORGKKRLNKTNPWLOSVQOOONSRSLRSTOKKPQQSYMKNNKMTIKQPUWJKPUSPQORMMNSIOSROOONNQOLONSTVILRNKIKMJJNKJGMJNJRRKMLQUKO
RSRNQNMMVIKSLNJSPNPMMQRJMGNSRVLUPSNNMKJJROOUSKNSMKOLKMSJMSQKLMMLMLPQJSJKJIRUQLLRNROTLOKQVTRROKPNMPRNRLIOSPLRUVPPKSNSJKNMLSFOLRJLTKSQLOSPMMRMSRNNRRQPNK
KNIMTJUKNPKNLKIGNMKJUMRLMMLJUMHMOMNRJURLQNRSPSMRZNJHOPORKSSLNTOSROTLNSNSRRLKRQOLRRVMPLNSNKPILLRLRLNMNMNMMXLKLSTXPVUTLMWAMMQVSLMRSOLRPNQPRROROQOQSNLKKT
PPOOTLNGVPLNKSKMQHRPNKKTORSLJOQMRROOSOURMOORNMORKMOMPKHVNPLKLMMTPOSLIMMORORQLLPPRPJSRKQOQKMWHKMNPRNSMLLQJLKPRRQIJMSSPNMJLRRRROOMINNQQKLLMOULMHIMKRSOOP
KNPSOQROMQKMSMSNMMLNMLLLQNQLKMMLNJNQRLMPMPNNQKQSJLTSNPPNMRMLKLQMLMTQNKNQLORMKKKRPOTTRRMOKLMNRVNVSPPOQPWNJSKPILQRPRSRQLMNPMRUMPSKMTULIOOOTMIPMMPUJSPIOK
RNNLSMTLQOTJLRQPQPKLMOQLQSNKJNNLOMRSMNOKQQRLLLNMSMIRRHRLLMNMMRTLPOSSPJROMLLQLPSPKMMROPWNMOOSOORMJLJMOKQQRLQLTQPKURPRRNOJPPQTMNPNRKSSPMLPROOORSNMQQQYSN
SJQLOMMQMLNSORHKILVOOLMPRLUNONLWLNMVLOITNTLNMQNLOLLKLOLLMNSSLNSPNRJNPUTNQFNULLSINLOSMJNPTNQKMKLNMPRSPRLNPKLTNOOMRSPOMOJSPRQOJJPQKTNRLKNSNIPPDPNRTOSOPO
NLLNPORPOORLRULIJOPOOLVNOMHTRSMPSNPOMNSORNSMNNLPNLLMJKSKNOTMMKPJLSSOLRKLRRKPKILLNLNSQOOQILRQNFLMMMMILMOIOSTWMNUSPPZLNMGOOSJLOLMNITMSKSOOSSUQJLPSPJKNSQ
QNPONNQMOMSRLWLLRQMRNTMRPQMLTKPPMPOPPOQOKLKPLNLSRRMKSSMOMTMJRRMLUOMQOKOMLRKOTKNMVTIMNNRNIRNONNRLNLLNTNOQLMMQMNSMNORTKOMOQQRMONLRMJRQORSRPMNORMBTPOQMPK
QVNNTLLNMQWSRPMLRONSGPPPPKOINPMQMPNQRKLMONKLULTQQVQKTPMNKPSOMTTLNMOMMQLKJQLNRKNMORTLMROTRKNMSLMRMMRMNTKOOUSTQJNLSUSRSPPNOMNMTSLOKKQONRLMRNNRNNKLOQORTP
MNRRKPPMOMNNQPSGVOPOMMKLMVRTQSQNRRPNSNLSQKMNQPKPQNGRULPMQTOOMPOOSNOQSKNKOPKSPNOMKOLRORPOOQJSNRKPLQNLLUPNSLNRRLPMIOMULLRTMKTMOROPPTOILROQNNOUJMJOKNLWPJ
VSXNLRMQSPJNPLRLLPLNPOIQROMPLVSJMRLSMLULTHOMKMOSMNMURKTRLSNMRLMLOSTIPSTNNRQMKMKTMLLNRLONMNPLMVLMIRLNOQRSLMLLKMONRQNNNMSNKMNMRKMLIZKQOKMSOPQWRGMSQMRPSI
QQRQRMLJOLQKNHPXNNTMQNOSNQNOQLMPSONRNTMNMOJMVQNLPRTRRPTINQLOMPPSSSPJOLNLTOPOMKQQKLOJNPLINMMSPKRLPRPTOJJLJLOSSKRMXLNTJNKINNNJMROPQRNMJPSMOUMKSSYMOPQLVT
MTKMKLPOPQONPTKMJNLPRKUKPISNSNSRKQMOJNMNNMRXNRNLRRSPSOLRMMOOMQLRPLOQVKOJJSRJRJPQSPNLTSPMIKLLMJKKSQQPMLRSOTSOPSSNNLSPRMNNNKRNKPILROMQSNPOJPQPMNOPMOOOQT
UKSMLMLMNLLMRROOMQUPSRQNNTMOOQKQMSLRNNLNUNQMSONMXNNMPONMPNSPRKNMONMRRNSTMOQPKQNSSKRVQMNMJKMMNLSQKRRTJWQONLRRHQSMORNNSOJRMMISNNNNPOMPMMILPLTNTQSLSSNIMK
LKTQPPUNNNNOPMUSMLXNENKTMPXMIPPLLOOJLQMNQJMLKMOOLLMKLMUMWKSPTONQTNKMRPTSMOMNNOONJOLJOMPIKJNGKKUPPONONMPKQHIKMOMRKUMLSMNJVOSQSLNLSNMKHOXNNNMNNRMPRRRNNK
MSMPPMRKOOMSPPOTIOJNRNKOGQJNMQNSPIPLKTNKSQMLNNMVMTLTNKMONQSHSNLWTNMINOVSJNOJNLNKPRROMRNLRSQLKPOOMRRQKQUQNKOPOMQMNPLORSPPSJOLPKNNLRNLSMJOPQNNPRTQTRUUFQ
KRMONXQRMLPQKQLQKIQLKNNRNOLLNLLPKKLREQLPVVLVKNKRQMVO^OLTZSSTKLMNMMLORMNPLSOOKORMQLMJSJMKRNLPLOPLLQSWLQNNTUVHRLOPSMSQPLQOSPSOTLKONQWMKNQPSMTLTKOMNLKKPT
JOUXMROLTONPMNNQLMLOHNSRKNMSQWMGNLMMSKNNKNQIKXILRSTMNKNNKNONNLOLSSQLMTUQOQPPRKQJQNLLQORSQJNJPRSUNRSLLMKMPGMUNNNRONVLLRSMQNMNLNNLMKSMTPQRNNLLSRLQQSNPTN
MNQPORNLMPMPLQSRNQLLONPNNLSMNPOLTMOMRPMTKPPKTRFNJMOLKKLMPMMOOKNNKPZOPSSNPIRMKMSPNNRLQSTNOTLRLNHPUPUNRPOOKOLMMNMLMRMTKPPNNMPNMRMSLMOMMNSQMOQOOMJMNVJMPN
SMMKMMJKNMJSQLMULRNLNSIRTNRMMPJMKQPVPORLMMRMTLTLMMNLPMLQNTJLRNMPTMMOKPGSKPJPLGRTNMSNKQJITPVJGMMTJIJKNMJSOMONWRTMIKNMLTMONLVXL[MNKKOQKMLNIJJNLLLRULNOOU
STRPMNPKTORTMNNKLNRLMSNQRNXJMSLJJSMOJVTIPMNSMOOKHNPLMSNSNLQROUPWMLSSRWMTKLMKLSXYPLNQPKJNMRKLKOLNSNMOMSKORQMSR\\KPJPMSMQOOLPPNSPORNOPNTNLNOSNMKLKQLNNMLK
NMNMNNUTLONTTIMSMNQPSPNORROXISRGRSRJLNPNNNLPOJSQOOPONLQNTLMMNPPRKTMPNTLMKMKJNMKPNSOMRMOOMQKMMMHSNPKLONPNQRTTRGONMLPNSTRNLOPLLNMMNQMKNLMNLPPNNOSMQQLMLL
RURQTNSMXRTNLSONLTQMORMSNRMOSLOKSLKJRORPJNPMJULOLSUWSIJJSLLPOORZPRJNLMOPORTNNNTMLUKMTLPJHNQQYMNOYTMNIMSMLSLQLKNJOOLSLMMRSKNNNPPSSNPOKLMMSPMRROJPVNRPSO
MKNSNMVNJTTRLTSPNTPRNGSOOOQTNRPISNSNRNJOLLNNMLPSILTRKPTRPMNJTQTMTONMNRSQOQROSSJLKMTOLMKRLONJNQRUSVQNQPLGTOLTJQNMMLNJROIKOLTPNMMOJOHIKNMMKJMTRKPP[SJNMU
MUQTRMQHIOOSMRLLPNLTLNLLPSNKRMRLOMNMNMNNOFMNJNSTOORMLVOLSTSLOKKQRMPPLHRRLOMMRLSQNQIQLMLRSRNOIORRRFRMPNROMRMOQOTLUQQNMWOJMMTNLRMJKTUPOSJONLOLOKRLKKQLRM
MNNOMKQKNJSPNLOQOPSKLRMLNQPLSONLKMKLKPLSNMNORMMTNQKIMPILQKTRILOPLOLMRMKMSJPOPMQNOLSNSOLTOOOPPMMKRMYOKOONNUKNPOQNKUXLRMRPNMLNWLONMPKQMQLUKOPKMNONLNOPLS
OKMNPMKLULMRQPNMLOMMJPTNMMONRLMLLJLZULLOEMIQTRPTLJJOPSNONMOOSNJQQMSOPKNKMJVNTMRLNSLLHPONQRLNSLRTOJMRLMMOPKLOQMLMMNPPLNPLLUSQLTOKRPLUKTUSSOJPKNOKPLMNNQ
NMRNIMLSNRTRMQJPTMLSNJSPJRPLOQSQLNOPVUZLLQVTKMMRONPSSOSURNSPQQPIMSSLNQRNVLNURSRNNNQNTKJNPOUOOMTLNNTILSTKOMSOKMTT]OOMPKNQPMMLQLOMRJLLPNGOOKMQMRMLPJSOQM
MMTSOJMRMOQMQQMOSNLMLMOJMKMRMIPQRMLQNOJLPQMWRKOUPLSNPMNRUQKILTOQOMNSROSRMPIRNPPMLHRNNKKKTQTPKPOQSQMNLSLOSMNNMPOLNORPNOOOPNUSKRVONSMNQNPTNRKTRQRNNLQNKN
OLROMNNMLTKOONMSPJMMTPLNMOSRMMRLUOHQMLNLNVMOPRQQNNSTSPSRSOMRSSKMQQOLNKLNVNTMJOPRIKNRMMRLLMLKMSMVMSMNMMNKRUMPMUQMPMPSNJSJJQGNKIQLNOSNPRNQNONLSKSRMMRRLM
LTUJUNRSRQNPQLQLSPLMKPKLNRMSKQOSNVQLSLHVPROQWNMPLRPQOUMNLSTPOOMMKMKKVNINLLNKQSLROPNOMONTQNORQJPROORQJOMNMTKNORMROPRKPJTPWMPJRNNOPSMSRUONLKTQMYMLOONKSI
KPVVKLQRQQIPOMSIOSKOSONNUPMNTTTIKSMJUKMKLNMJGRNJNKLNRULNRQNONNTIJSONKSLNQMQJJNSQXMVPLTNNMKJJQONULNKOLKMKKSNLMLMMPQJTIKRKJOURLPKNULWLWRPRQMOPNPRRMJNRPK
OTVQNKTMSJLONLSGLRKISKUQLOSMMRMSNSQONKMIMQJTKMQKLKKINLKJRNSPNLMMOLMILOORJRRNRRTPTJRXNJJOPORMTOKNTSTPNNNPRRLLSRRTVMMPONSNKPHLLRLRLUMLONLTSLMMRSVOVUUMUU
NOUSLMSNLSRMQGUNMQKNMKMOPJPJJHPONPNPONTNQPOMKNLLMVSNOOKMMSRPOWJTQGMMLHMKNRNKTMOTKLIMQTMJOMKOOPSNNKMNITOMMQTQQRMPPNOOMSMMPRLNOJJOSKKPKMOMTKMMQNNSNPKPOS
NRUGLRTXQWRSRRNLTNRROJKKOONSIPNPNNSQKSMMNPTOLSNPOPPQPPWKONMPQLLJNMMSSROOSLKOTSRJPPLPSOIOQSLMXQMOPNIOSNURJMMMQNUOMSOOLLJLMKLNNKLJMPJOMPJUWLONRKMPQKKKQI
RNOORKKJLKMNTRWPKSNONMMPSNNJKURJQRLKUSKPOTRPNNINMOSMNMHONRPOMKMLOSJOMMGQQLRLQJQKNNQRVMRPRTRSSMLMJOPSLUQSMOPKOPQQNKILNJNSNTKLNOSTNMINJKMLPQLLQMOLK^SSLS
OPRLOMRKMNKNNMMRXUORMRMNPOMLTTQLTNOQKNLKRKQSKQNPOLOVOLMSTMOUNQKLLNLKUPSOHINTMMTPLLMMILLILMRMNMLKLMLKKMGOMJKMMWNOLNMSKPJJJPHYORRMPGTORTQNMZSVJMOMPXLSLS
PKHLORPRTNNNTPHNMLPOLRMRRRMNMKJPSSMSJSRRLNLMQRNRKONKMMMNQJMTSKUTROQPONPKPLTSQMKPPWRPRXPQMOOPHINLMNSLKRRRLTMMLSKMQONLLNUPMKSNKVKLNMKLRSHNPQMNOSVTLMKMSR
QNOOOSMRQMPMNXXQKUNJPSOLTQLNOUVQNNJLPTLSSMLQNKNFPQNRQRQUNIMKLO[LNLQMMOOQOOMQUQPOLNUPSRILMNKKPNMKCQJKLTLVSOSOTQKNRSONSFKIIIQLJMQROTKPRLRUNMLWMLIJNTKONL
KRRSMRKUNNLRSRLIONLQKLLKQMMKEONNSSJMLDJHSOLSPLKQZLHKMQIQSSLMKTSPRLOLLUOKLLNQOSKMOMLMSLMLOOLKUSLPNOUROKLJPPMLSTORMWORVVNKQLGTOJPJPSUMTQQVONRQMLLPQPTLOL
TRNLSRLOOAKRGOKMMMNMPXKSPVSOICMQKMRMWMLNPPNNOVQPPSLKUJSTHMJOYTNWQOZVMJKLPJNOKOJSPQLNMQJMMOKKPSOOLJMLNOPUNUNLSPPTOSMNQKIKVUFKMMOLQQNKKELMONSMWNQTLPKMQJ
KKMQISKMNSPJPMWRUKIPNOISPMNPKPNUPNNSJWMRMLHMLTWKJNSOSMBIPULOMRRNMPLMQNSLMNWRMQUJKHLKUNMKMMKQLNOPYOOLLHPOXLMOQWOQRORQOSPRQOVTMKUNSKVPLNLTVPNTURSNLPQLKJ
JKQLLWPKOKLOUNLNKSKVQKRNMJMHORMNSNPOTQLPJIMSNOOKRLILNLILOJKQURKLMRSNPOKQQKRUSSNJKMLOLQLLPOOLLTRNKPSLVNMTPUNNMMSPMNRSZRSOJLOWRQTPGZQLU[QQNN[NMLLSHMWPJP
LUMKRMNHKHQUMIOSTVPRKLSMKPSRFONKRQNKKHOOHMRGJOPTJJPNKSLKQMRLT[[LQMNVKUNMOMSSNSSPFOKONNMRMLLRQMPPMTROSSKUUNGHOLKKIJQOTYMMQOONNNORTPRQNNTTRVPRRURKHSNNTT
TRKIMMOKSORPMRSXSOOMLNMQSPSMIRLMOMPNWSWQKMMSUNLLONOKQUOQJRJLNLKSJPPJJJFKNMIJSNNULNSLPWKISMKPJKMKSOSWJGCRHNLKVIKSLNMUHFVLMQKRPQOLPVQQHILLJTMMQRNNSKLJRL
OLNMQVTNSMKJWKRPILNTPONNRJQSRLKNKIMMNKVOLLPMNJKOMLJKFLLMKSKQNMOMMSPKNMXSQNRJJQPOSLNTUQLUJPGPQNKIFQQOLOOINQDLOPMSNRMPHPIMFNLMSNJTLNOLJORLKQKMKMMQSNKOJP
FONPKLRLPSOOLQMLNNLJKFJJOTRONQQJPNNMOPKMPONRLMRNSIRPVOQKUVNSQNNLLLL[NNDLNPOMQFLLJLKQMR]MMUQYLOKIQTIWSTOSHOSNKNMLQWMVNNRTWNVNNLNMLVILMPN\\LNUKO[JMTQOROL
RKMMNOKJRKKSSMQOLMNMLMORJMIHPRPOOVPNNROMSKNJJNQNLKSSNOMMMNVRPLSNUHRRQQDLKJMNJNONGUMOOTPLJTOTPKOMHOPSNQVPNEPMOMLRNLRRNPQMPNNOMONOSMMKLNLMJLMNLQLKSKONMM
UKKSQNONPSINPKOUSRUGLOOMSUPYRSQQMNLTMRQJKMNPNSJPNMMNNURNISLQMQOMPSRMQNRPSOPVSLQOLMPOLSNLINQOLSSMSQMMMSLKNTTRJJPPRNJPSOKMHROLTZOMUNJOJKVRIPMPNMQNOTLLTL
RPLLMLLLMNNNLJNPJNNPMLWVLPLQRKMSLKNJQQONNMMMSNQIJRMKMMMTOTRJRWPMWIOSNLIKQRMQPRKKOVTJPNNMSRNONLJNLMRRLMMGQLRPKQMKPMKPUJOMMOJRKQNLRLRJRKNLUTRULLSPRUPRRS
MMMQHPOQLVQSMOPJQOQONKHLNNOSMTILNNTTLNMIQTJMKPKPQLLSQKJ[SSLGSOPNTQJSNNRJMMOLRLOMORSXOTPVMTPRPMNPNRLLJSTPOSMLQKNLKMRKPSIQOQRPLOVSOPLPJUMPNQJMNNOMKTSQQO
NHINTMMROLLLMIKKIKMTMNMMKLOMMKJKPPMPMJONNLJKMMVOLNQNUHOSIHIOGZORRNMOITORQUPMYSVMNMLMOXOULLSPJKPOPOTTMOMQTGNMKPORMRNRNMMMKJOOURMVOJSQRLOKTSNLLPQRONNLON
NKNMOKMMSJMTORKRUWSQOQPOPKPKPTSRNJMPWRIRSXOQNOOLHPOMRLLMSLKRQQTLLQMMOONLLOUOKKQSRNJMVKLNMKPKKPRSHNNPLNONRVTJMKPSQKQOORROSMQKLQRLNQV[KVNJPSOLLTQMNNUUUN
KJLNPRMQRLLNUKNMBNKKNSSRQUKJJLO[LNQKQMMSNOKRMPUONNNTPTNSILMOKSNPNMKCSKJLTIUSOSOTQKPSSOONRENHHHPLIMMQROTMTKPRLQRNKMYNMJIHMNRRQQOMMPKRSMRRJTPNKRTSLKOSKQ
KNLLJTLQLKMMJEMNNLSNTKIILGRORQPPJCRYMOLLRIRQQRLMLURSSRLSNLKTMLLKNQORLMOOKMLMLNNMKPTMRPQRQHLOPLKLLQRTOVLWSORNVYNJRLDUPJPOROMLTTUMTRNQTOONSPMLNOQOPLKSRN
LSRKHOEKTPGOJLMLMMPWKNOPVSPJAMQKLNQMWMQLNLPPOMNVQOOSTRROSJTSHMHOVRRNVQPZMQKLRJNOJOJQQKLMQJMRRKKLTRNOLJMLNLNOTNUNNJSOQSNOSLNPKHK[TJOHOLOIQVLLLELMOOSQXT
STNNKMOHHLORITINOMTQRCOLPLXRRJIONONPITPPMNNJMNSOMNTJWLMLLKDPUXLKMRRRMEINNRWMNLRRNNLQLMQNKMNNXRKSULJJDLKULLKNPKQLMNO^POKJHPNSLMMQPPXMPROPSPOROROROUMSNM
UNSNWPLLNLSUQPQVTRNPSNLPPLKJJOKQMKVPLLNKMOXNKKSKUQKNRMMLLFQORMMORMPNTQKOHILSIONKRLJLNMILOJKURKLMRTNPOTRLRUSSLLKMLPLQLOLOOMNLLRRLOMPSILLVNNTMUNNMMRPLNT
SZRSMNONLNZQROTQCZQKUZQNMZNMLOSJMZSOIPMXMKRMNHLGQITLIPSPTSNORKKTOTNPRRCOLKRPNKHHOOODMQGJPPTQJKRRMLSLMROORLT\\^LOLPLMOVKUNMOMNSURNENHOONMOSMPLLSNLOPIURP
QSKSUOFLPLKGKKRRMQTROKMNQONMSOLTPMRRMLTTLSUPRRWOJISNPSTTRPKJMOOLQTORPPOMSSYQMOMMIMMMQKPQMIRKMNLPNWSVQKMMSUNNLLPNLLMOKQQUONQJRIKNPLKJQRLKJIFJNOIJRVONSL
NSLRZKKSMKLMQLNMTNSVLJGCRFNMOLHVKNILSKNLUSCJVLIQJPRQOLPPUPOLGMKMJTMMSROLSKMLIQSLLOOQNFQSVNSMKJVLQPILOMTLONNTNROSSMMNKPMLMLMJVLLPMNNHKLMLMKFOLMISNKPSQK
LSKKNQMXSQOQJLJQSSNUTSLUMJMGSFRLRQNKPJERMTOLOOJNCRLORPLSNMSSMPGPHLHLMUNJVKMLLRJKSJMKLQNTLNMNOOIPGNPMKRJPSOOLQNOLNNLIMORKIKEJIORTRNPPLSONOMMQKMPOLRLMOR
NRSMRRUOQKTVSQNNKKLKWNDNOOMCLMNJLJRJMY]MLSQVLNKHOTLIUKQWRTIOTSNKONLQKWQWNNRSWMWMNKMM[UILLRPNTMMSK[JMSNUOORROLNRJKMMNOKRIRKKL

SOLNNOTOLLOKOMOMOKMFYNJTSQMNHOTPTOSGLSVTNLMHJSNMKLOKNSLQQKSSNOLMKTMRNNMJOIONSRMNOLLORKPUPOQONQMJMRLRRPVLMVMSSGSRQNLOMNRQOOMQPJKMMTPLOSNRJNPOLTNQMSQRNV
ULLIOTQMLKNNJRSNRLMRMRNNMNOSJNNJNSPNLPLKUQNSLNKPNNNPUPNLSSMOQNVRNMOOLPRQORMPPOKLKLFSMLRIRJQMPJPKLMOLNOORRQRRMNONTSMKPNRLRMPPKTOTNRNNKKMOQTORMRQRVSMJQO
KQJNOORLINKPMLNKSPNTONNQPOMNNLNKTPRSRSKMHSPNPMOMMPQLONLSLLNMOSTUNLKRNQKORNIQNSLOMMWQNLJRLKIPMSMNRLNIPINRTUMUKUSKLISMTLNMMQKLQMORPLTNSLTRSLROURRKQKMTML
MRURLRNOQKPLOKQRTJOPMKLMNRIOSOPMJLMKQRSPROXPLQKRILOQKQLNLNOKIPMOLPLKMNUONSSMMNLNMLQNTPRLOLPRJPNJOTOMOPIHSNROPIMORQMRRMNHKSKMLNVQNMMMRMLMQQNOLPJSPSLMTO
RLLTNPOPTOPLLMHISPKOLOOOLJSSMNMQKKQQUMOMJZKLNOOORNONOUOLMRMLOQLPSRPEQQOKOLMRVLOKOMYKJPOLPPNOMMOOQLPKUTOTPPNNPNNRNNRTORSVNNLMRNNSMQQMMMLVTKKMQONLJLRNSM
NMJQMKPMSVOXPOQQSRRULMLKOPMNLOLIJNMNPPSKQJOSLLKPQJPPSOIUOQNLOTPIMQRQQKOONOQTMPNMHMLSWOPQOPTLMQNMNONMLOPNNSNTOLRNOKMQPLMPTLNNNTKNKNOMJRMIMK\\UMKNOMPLPLR
QOHNTRQNSNPMPMQKPLPPQLMNHNJOMNMSMQORQRNSJSNNTLHMMIUPQOROOUUKQJLRKMOPPINPLROMRQMSMKOLLMQQNVSMROMOLJMSNPNOOPSLPNMNORJSORKSSRLNMJPMNLKMLSJPMLRMPN\\QJKLNQU
LTSJLLLJTGOSMNMSKJPJMTLKTQUKNIMNMKPRUNMNOOSMMQPLTPQOMPPLNSPTUTMOUQNRRTTLNLRRHMPOKLNSMWINPMNPNNUPTQSMLSRPOOOJPVPSQSNQPKQOPLNKMLMNLSNPMSLNMNMPPVKQMQRTQM
LNOPMLKOSLNMRPORPKGROLOLSRNNPNHRTOLHLQRRMJMNNPKONXOLPHMNNSQLORNUKTMSORKMLLNKKQRPTNNJPHNKKISPKRMRRJLSTOGONULPQNMONLUSLLQPONLPNKQKPNNNONQPRMMLLPLOYQKOLN
MMSOJSRMLLLORMTLPJMQQQSQROMJGWRPKNMSNNRUONNGILJOOPNSMHILRMOONNMNKOOPPNSXKTPLNQMPMSMNNONMNPRSLQNLTOSNOLQQLKPWKKPMSRPKIKSRLTMMPSLYQOLMSLMNNKQNNWJKORNMQM
LNQKQSJSUOWRQ\\XTTNTPNMOSROOQMKOXLNMNMSSLOURTSMNSMORQMQNKRJRFGOUMNRSRRMKIKQRPQQOLJKPROUHJONRMSLLSOLHTTPQSLJORLMLSTLUIRLULJTNVMPTKNKQQNQNPNUNPQNKRPYLSSW
RSIKRWLLMLOTJSRQRNLNMMRTOOPLUQNRQMNSINHPTMMSUOQSSQNLOUTRPKUIPPMLLMJQNOYWORNLRSPSRLQPNUPVSQNSUWTSSLUPLLHKPPLMTOVJOQTNMOJSNNQQLHIPPOMLLTUKOJWRNTMPMUOMPO
LLUTKQSLUOQJMKROUKLWKROLNMJMLMMJKONMNLOOMNKTLMRRNSOMNQOQLOMUQOTKNPLNNPOMOMRJNROFNRMSOMONRKSMMNLNMMPKSLSLKJLKPTTSLTOOMMRNMMKSNONLOXXSNPQRLURLMTLRSSMNTR
QLKRNLORSROMOWNSPNKTRMQPLSLNQFRSKTLPSKHMLKOJOSMKRTOKOKYKOHMKRGTNSSRRSPLKKNROGNKMTWS[STMJORSJQUHRPMHKNRRMQONKNOLPKOLLNONWJPLSYMTUTLJUSKWZNSNPLTPSMMRQTP
NUWLRLMNTKKJMGOIVLQRORMPSXRKKRTUKQSRGMTRSPQTTOMNKLMOPOMJSLOLMPUSHNOSMJNLOPUOYJPDKLPSPNKKKULMQNPKRPNNTMTPPQRNKOOPVMNOIRHQLPVNMPNLRTOMPJSKKLNLKQNTQZSVSN
MTTSVSLQKHORRLIIUVMOSJMOONKSMNKOSMRMJMMLRUSRLMMJOSRMQONNPOQONOPNRLQNSQTONOQSMMPNJTONRONRLLKSOSQKLPKLLLQQLOSPYMKLFQKSOIROLTJTKHNNRLJTKLSPKRRMKOMSTJMRLQ
PRPPKOROOOMOJRTMVMRNLQRRRKSSORPMJTMKOMKQPLLSOKIRTNSOOKPLKRKOLINMRRPNKJSOSLPPLOZPPLXOUOVMWFQKTNJNLVSWOLUMPSKNOHNNNKLONNLKJQTQDM]RONLORLLOSTPMRPOMMPOORS
MPOMNSMLPKRPSNNKLLNMOMQOOOOQHOSOTMRLQKRGNMQPSRQJMOPRPMMNJNKKKRORSOQMLMMOIQNJSNLRXNPMPNNUNLNURLQUSSNRLSCMKMOJUUTMKLSLMKQLQNPMWMTRMMSUQMMWLLPKJMJNLQMPLN
RMUMMROQMKMOMNONKNOQRRNMPNHKTTNRRSPTOTJOMNNNNQQJKSLNSOMMORRTQLLGNMNRLRTNNMPUMQJMUTMMJMQTIJSUTMNRMHLOKMNRMTSLVKNTMPSGXTNKRQYRSTJPMTKNSMSQOOPLLSMRLORNOR
ITLUPNSNILPSSNKMSPJWNOMKPTJOSSKJKTRJRLOJRVNJMOLRKNLJNTXMOHMSMUMNNONRKQKNSTLRLSQPSPNNNMLSULKLLPUVLRLKSSLNLTQMNLSOOULUQOMLLNNOOMTOMNSORQPRTESOLQMOJLMJUK
TQLTKTOPPOLSTGRNMPRKLRSLPQONDSRONIQQNRMEONLMOOORRPLLSPMSLTSMOWNOORLUMNMQRWPLMSSNKJLTPIRTKTQRUQMTQPKMXRVLQNQNNJJNOKTRPRQPRNOONLPPJOJPNLKNTUMLNMLKONORQM
ROLSMOLLPLNPRNRLLMMOPOMPOMOLONHMKJJTSKRLMMHRNNORNSLMOMMMLRTLLORRNSQPSLMNPLNLLNKMPMQOKPNHMONQLIMNTTUOVKSPPLKRDRRLKKMMLQLLMNPMRQONNOQUQPQNSRRLLMKOORMJOO
QSMKPVMTQSQLNXMLLINSPQLOMKTQKKMRNNOOLNLNKLKRLTNMRKTTROLOLJOMNUTHMOMOLNNOTMOQMMLSYPJONNNLSKOOQOSRQNUPMRJONSKRSMNNURNNLTTHRGMLNLLSNLTOPNNMLMMRVNTMONJNRQ
JRRMSONMSKMQNPPMQMMQMNNOSLOMJNQVNPLQKOQNSMLNLUKOSNSNSPQLLHMOMORLMNITMLTORLIPKQMKSSNHOHQKLPMPLJXRSTSPKJOHMPQPNLMPIRPQCNOTMRHPMLQRPNNPQPNQRQIOSQLNLMKSML
NSPSQTRKUOMKRMVONTONKONLQQQQJKMOMQJSNMJQKWRILPVKNSMSTPLNJLORRRNLKMMLMMPPSPNLSOSNNOSNNNOLNLOOKVRPNMMSKSROQOOQPRMM[FKUVNSRUPRLQJPYOOKSLNONOWORUPKNRNPKNS
QLZHOONRVLPNQZSJPSUMQILLMLNTUPOVROXPSKQOLLRTNTSPNILLMJLLSGNIONMLNPTTQPQKNQNORJMRJMRKSRNLNMWMNNTNXRSLSMKQPTNJLQNNRTRINOLWMRMOSOLPJJNSSLO[NLQKURKVOKXRPO
RTPOKQPLLKMZRLLMNXKTRRSNMWNINQTNQNKKRMHOKPRMNMTMORLMMPMOLQJMNWROLSSOQRKRPNMSSVKMSRMTKSRIIPLJRPNNJPKNPSNLPNKQPLPMMNOMNMOOLRMNMRMNROOTRQTHKXXMKXLKRVSOTI
QTNOMXPPNOQNNQQNOIKLSJNLQMRPNLKNJTPMVNMSLOLOTQOQOP<MMMLNQNOKKPLOQMNROMMNMPLLNPSNNLMNSMPOSPLMMSLNNOOMMOOMKSRSSKMTQLTNNTRUONISLPOUNNSRWWSVFMTNNVMMPPTXXH
JPROQVRTRMNGMJPOSLRNLNSLMNTMIMUNNSJLLROPMOGNNLONMMKRSNMJQMNNLMTNMONSRJNOSNTKNMMQQVRLLRMJMPPLNOPNQKKYPLUMOMONMMNLVQMNTNQMPTOLSMQKRLYKTRPMOTONROMROLNKNP
MRSYWRKNNKQKTNQNNRNMMNIRPNLVTTSPSLLNLNOORQMKKOQOPLNRKMIONNSPQFJMNKLKOQTSPLPOTUSLTSQLMPJPSMNKMSSORMUGKOMUNONNLWRMNTURMOMMRSNMMTMNUPLMIFQLLNOOTSOPMTRLOQ
ISNROJKNNRTRKMOQQVYNMMJMRORQMKOTTRLKRNLMRMMKKIQRQSLUJRLTKULTQPNKMUNMOKNKMNNOOSQNPZONXRNQRMPNRJRIOVPSSMHIMKLSSKUMOTTMGMUOOSTINILNRUKWKOLQJLOSQSMLPMTRRP
TLORLLMNRQOPKPPNQKJLLMWMOWQOVPTOLLLRNSOPQPRNNMKMTMOOQRSROKSSJMUMJRPRNGRKSKRNPOUNLOMVJKNQQLUPLQMKSJOPMOQLNMPFNLKNRMSJKOSPLUOPMULKPQRMQKRILPHKOKTJLNNLUK
PRRKMQPMPJPLUHNILGOOPQSLMORTRMQSLMRIGONOLESMLUNLNLNNPOVPQNQLKNGSMLNRFPMUOSOMMPMLROPSLPLSOTFNTKNDSNLRVLNOSMPXNMMKNSOQRRNOQPMZLHSNRUPNHLRQUWXMPLPKNTLPQS
ORLJLNNTLPNJLNPSLONQPNNNOLPKLQKNNQLLOSNSMPPKPQPPONRPLQQIQMKPKHTMSPOLLINORRYTOKMERVQTNNLUJTKMMWOOKPPJKPWOOKUSKQNKLMPJPPRJSEOQRLTORSLTRLTMLNWORRQPLOSLRS
NLPMOLZRRQLMNMPNQMORLLLMNRKNPPRPSRKNNOPQOSIMOTMGRNNSPUPTRLSMMSUKLMNLNOKRPRSMKPOTOOQJOJOPIEUNJMTNJMRRRSWVNPNPQRKJOMNPOGTPPM^KQMOSMSLPONNLTVPPOMRMMKLSQP
OMPOLRMQUPQRSOUVLNOVLQINLTNNNLLLMLLLMLHOIKNRNRUSMSLUYNLKOLTQUMPKNMKOPMQJPNOXNMLKNPPHOLRLLOHSHJLTMMNTNYTIMNSQWLPLRLMOMKMVVQQNPQOOMLNRSILOOORLOOJIOMOMUJ
LLUMLQPPNMNOTPVOIMMLRUVNLOKJSMKKMNSLQRJQPNLNSMPNSNMKNHQPRQPNMOLLLSJOSNPSMROQRNNLLRQLOWJMNQRGOPNRLQSLOLPSUNNTOMRTROOLSLPPSSNSTNLITMSKJRQOMSMRNRNMSLNRNH
NTKNLOMJSROSNNNKPMOPUONLSSJLULMOLNRQMSOMKMHLLQKNNPJQLKNPLOOSQPRQONPNTRLNNNPTNTRLLKKONOMSRVSNKNKJNJNILQLRNIPNQNOOKNOKSORSSUKIRQNMNKPRMNLQLMORTVNMLQLRJP
PQMJRTONXKJRPKPTMKMRMPKRSNTRLTTMKSLOMMSPLKQRLOSQNTTMOULOTTRKMNLMRMLMOSOPLRNOKLOKQSTLNMLPSOQNLKMKQRURPTRQNKPQJQLMLOMKKOMOLPLKMUSNMNLQSORMKNRPNNJOMNQGJS
OQPPLPSQMRMMKKTMNPLNUQSMNRINSLPPQOOJRRSOSMMTRRMTOPQONSNPMOJOOLOMLKSSMNLTKYKLNRNPMRUNNRLKEROTRMHTLPMLLOQTLPOMKUKLONPPNNOMKQLSTNRPQNPMNNRKLQTMSTSLMRNNSK
KNLKLLPPLKLRORMLPJNOKPOSUNTPQOTLRULNLOMLLNLMNNPNSKQJQTMMLPKQPOJSORLKOPSPJLQRNRQMNMRRPRMQNNHLSTNNSMPNSMTNNNOLNMMLOPMPPMTOLROOMQPMKRTMNNSOKNMJRMJMKXSLNO
LMPMLLQTTNNOMROOPRSMNJMJNNRSQQQRMSLQSLIJWPPQOROOJTSQKNKMONSPQSPQPMQLLQQNWOSMMQNMOKINSNRNQPOSNPMPPOSNOPLORPSKRSMNJRPMNLKMKRJPLMMQM[OJLNMLQRRPJKQIQLNMKK
ONSTLRORKIMMNSLOOSMMRPLTOQMRPINHOUUROSONRRTTLOLSKMPPLLNWJLOPQMLPNNSTPMRPPKOOOPVSQNKOQNQKOLKNMNMNRNMPMKORMMKNRTTPMMNPMRLOSSNRNQPOROKQGMKOLNNNHSUOMKNPMK
NNPIMIS\\KKMNNJMSNULRTMPRNLLNMLMTSORNKHNLIOLRISULLRSOIOQUPMQLTQLLQOLKPNOMNOSMMNKPYQOKKPMMSKSMLMPOSLLPKSRRQRMIWPKNMSMQTNGJKPOPMNSNHJQOONNNMNLNQRQOQUVKUN
LNNLQNTOMOPNRNMOLQNNJSMOPLNKSIKPSQMLORMSMRLVPSLNNKQDMVKNPNMSQQSJUPNTQRTTUOSPPMQPROQMMULMOTPSTKMOMQNNOJFGNOKPSQRMLLKSQPQKOPKJKORNTJONRTMMRKSNKRSPQSLIPT
QLLONSQRNUKRLUIMTNVMTLNKRQNQKQNKOMJQVNSSTUTHKUMPOOSNMTRRRNMOMMRQNPQQSQMRINHPSMOROQSTMPOTSRPJPJQPLNLJNIQWPOQNQLWSOPMQPVQRNSTVTRKQMIJQUOLWSQOLQNNKRMMRLL
HHPPPMMLOULPXJSRNSPOJUMOPPMMUTMKRLSOQJNKRPRMWKROOMMJKMKJRMNLOOMLLPMLMTOOQNMLSQULOPKONOORKOIQNRMSMPSKSMMNLOMMPMKRLMJLKTSRLQOMNRLMLTNPNOPXXSNSORLKLVSMSL
MTLRSTTMMTRKNLRMSMOPMORNSQNKTNPMRPSLNGRSJJSTKIMRLLPOKRSMKTOKNRKNYOHMNRHRNSRRSPMLKOGNLMTWS\\STMHPSQNIRQIKRQOKMPLMLONWJMS[MTVQLKKUSMWZLNRNTRSNMNQPSPMUYLM
MNRMKLHNLSMLPUONSWIKRTTKRGMTRSPRVQUPMKLQLPROMLSLOLLPSVHNOMMJOMNQNSOZIPDIMPTONJKLVSLRNNNMPLTSPOPQOOOPVOIRIRLOSPKQNOTPNPJSKLLNKQMUPMZRVSOTTSVSSLNKINMIIU
XOSJOOLMNLORMKLKNRSOMNLKOSLMOOONNPOQOPNONQMQNSSSLNQMMROKSONSNRQLLLSQNONPOKLQLOSPRKLKPJVLOHROTRJRKHLNSLJRKPMSKLRRKKRQQPLLQPMOKOVRMQSSJRRQMLUNKONKQPOKOS
TONKPLKPPLOINNSRQPJKSOSPQLOVROMVUSRLWFPUOJNLUSWMUTJRERNNJLNNNKKJRTQFM\\RRONLMRLKNNSSPMQNPOOSMOPMONRMLQKPROLKLNNOMQOQHSTLSKQISGNQRPOMPPSPMKNLOKQLROQRQRM
MNMOJOSNKMNRUMQQQUKNTRLPUSSNLQSHMKNMJUURRMKMSMMKQLPMPIRWQRORLOSUQOUPMJLJMLQQMQNTMNRMONONLNOQRNMPHKRSPTNSKRSQRPNQHMPNNNQQJKSMSOMORRTRLPJNNRMSNNPKUMOJMS
SMPSNLTTRKPLILMNMKTMTRNRMRIXTNKSRVSTLMSKNRTONPPMPMLPOPPKORJNNSMTNSMKLPNKSSKXNNLTTKPTMLORRORLJRVOINLSJNJKRVNOMTNTMNNONRLQNUSLRLMQPSPNNNMLSSKJLLPTMMKSNT
MTTQMNMTOTLSQPONLKNORONMRNSMPQTRTESOJMMJMTQSKOONQQSSIRPOLOLLSSLPNPDURLNJQRPRMIOJLMNNOLPRNLOSQLRKRRNOPOOORMSMNOPRVRRSSNKLLTOKPKURURMRQOMMXSULRNNQKOOTPO
PPMSPOOOPJOOIOSPLKRVMMNKOMOPORMSOKOLMPLPNSNLOMLPONPNLNLOLIMLJLSUKRLMMJRNNNNNSLMNRMMLRNRLNNRNQPNLMLNKPOOLNHMOOQLKTQRNVLSPNLKRDKOMMMRLMNPMQNOTOURNPQTSRN
LQORRJONQSNPSTNMXMKMINSQOQKNONQLMNNOOLLMRMLKUMMQKVRTSPLOPLJMNUSHMOSQNLLNSMOQMNTYOKONOLSLONPNSRPMSUNMNMNSLRMNNTRLTPHSHMMMLNLRTOPMNNMNRUSNSNMQPKOLSLMSKM
QNPPRMPRMNLLJOUNPMLOQNSMSLTLOSNPOSPQLMHMPLSLMHTMTMLIOTQPKSJHRJQKLNQNJPJHTSRUNNIONIMQPNLMRPQNHNSRKMLMQRONOQPLNQSQJNTQNNLMLLMNSQSQKUKMTNTONKNLORRIKMORKU
NMKOURIMTMRMRMPNKMORRTLKMNKMMQPPIROTNNORNNOLNPOKUQOMMRLRQOMPNRPNMXEUPWNQRVQMMLOWOOKRPKOOMXONOKNJNPLOTPXJNONQUKNNQYSKPLVUMHMLMNTQOVULPPRROSTPNILMJKTMNK
ONKMNPOQOQKNTNPQJNMRKNLSNNNMTLNMTNVSSMLSKNTMJKPNSTRLSNLWMRMOQPMOOKKRQYNLRLWQKVOKTRPMRROPLQLLZLKMLXKSQSNMWHNQSSNMNKKQMGOQSMNMTMOPLNMQNMPLKORTQPSNQLRQNP
NMSRXKLMSRMLRQILPJQSOKLPSNLONKOLONONONNLRMMRNSPOSRPUGHXXKWMNVOPKQSNONWNONOQQOOJKLTJLLRNLKNJTNMTMSOPSOPQRO;NLPNPMKKKONSMNNNOROOLMPRKSPLMNRLNQOMOONKRRRM
VHONRWQNJNSNPTMSRVWRVFLOTNNTMLPPSU[FMPOQZRQLNHLJOORLRNLMRNMTLLMSROMSJKLSOPPGNLOMMMRSNJSMQNNMMTMOMSJNNSOLNNWMQMMRWRLOPNJMONNPPKKWLUOOMMMLOLVRORQPTMNSMQ
KRKZMTQMMMONOONILLNNRRYURKKNNKPKTOQNMMNKSROMQTSPRMKLQJOOMRMKJLKTIMOLSTNROLOMMPLSTRMTGPOMULPNLTMNSUOPMNMOROMVPLNIHRLNLPPUPTOMPRMSMTPIKQPKNQTJSPOOSWNMMK
MSOMMQRQPIQPLLLOJLNRNUKTLRMKSLRJQLNWRMOKMJNKPQLRNPKOMYRQLOMNSJITUQRSILSKRLQOJWONOSQTJUPRSMIKMRRQKTKNRHTQMINLMRUQORMKLLQMOJRMPILNOLTPSSONPOLLHRNSQQPONM
KSNOOOTROKSKMSKKPQSNIOLSKRPOUNLONSJKNQUMTLSOQMKNRMNOMPPKONKMNKNRQJLOUQRTMQSULKOQRRMOKRKLOKNOOKRKMMNURNRRMPOOOKRLUIOLLKOONSRLMRLQTLMSIHONOLKSPTNNLNPNVP
OOINLNGMLORJOORONMPMQOORNLSNRMLQSLRULNSJGWOPLSRNRRSLLQPLYLINSSFQVVMPMLPSQOTKLKINNRONKLNOSLPNLOSPMTLMTNRRQLLPSLMPKNPQSPLPMQLOJHTSOLMEQLRRSVMOLERVOSONLQ
JQOKTPNNPKJKRPJUSKLKOLMPIPMJPFOQPMKOURLTQLSMLOLUMQRMSOQSLPNPWTRPMMQMPMRNOLLPOJNVPQOSQQKNNOPPLRKMQNONRPUTULSMNKLMNKNONQNQSSMLOTPNLNMOKHVLLJTNLMQQTVSLQP
QKTKJNNMNOHQNUM[QLMPOQPPMNNTWPOORJLTQPTPOJRNQTQQSPTVLMNSMMKOKOMTPOLMMMMLMJJKNNINQTRMSLPWNLIMLUSTKKKJPRPNQNOXMLMPQPJOSRLLPJUKJMUMNLSXSLMOPRMTLPMSLMPLNI
PRNRROOLNPMNNPLORTPMMQNPLWPSNMHLHKOOLQURJQQIPLNMSMOLILRKVOMUNOOLJPPMSRMUNMSNNSRLNMPTIMHPTPNLNLNSIUVINOJLSPOMRPHLPSTMJQNRNONUMNSSIKONURRSOQNJOSQOOPMLQN
MOLXPSOPKKHOMORPNLPMRTRQLPHLUUOUUMLLQMMNILLKROOLWMJNLKMPKSMRPRPQMSKLLPVNMTNOPMORLLOLPSOIJKSQLOSQVQKTPIOMQOKLOOKOSKHONNPUOSKMVXOSRQSOKRPRLKOIGQLNSSNSPS
MRNNTLTSMSRNPMOKMNVKLMJUQMMXSROORNNPNOYQLMQNNQPLLIMPJMTSMNJQMSRNTMRTNLNMNNKNSMSRMIKNRMNKJSPKRTJSSTTLNPROSSLQLQKOSNMOOPNRLOULNMOQSMOSQOTPKMMNQSPTTPPOXN
RSHPRPLMLLKPSTQNKOLKRLOOQLOVJNNPMNIJROOQNNOMQRNNONJJJRSLNOPJSSVLPORPMNUPUQMLMKKOMPTOQNNNJRIOLNNOOLNXORQSLNSLNNRUNOKNSMPSTSSKQLKNMRNSMMQQKSMMMNMTQILMMO
RLUMPRNONTTNNVQOKHLQLLTOJNOMSNSRDORQZLMKTLNQMMONNMORVQLNXUMQOPMNMNPSNQOPTOKQSLOOJJOQMLKRMSQRRMNMSKPUNLROSPPPOQNPRNNRQMMOLPNOPKNMQTQPNPRNJOVSOJLNPMTQKL
OOLJOQUNQMPMTNLRRMKVOMPMOQKILNMPMORNWOKJRNNLMNLVQMRQOOTNEUOLMKJMHUHNT]QUKZ]JPPOPNTOLPJRMMKVKRMMRNKMONIJMNLNRMOOQTXNUN]H[KYUPONWKKLQKSSLHMISL\\_NPTLQLLO
NMLNRQCHO\\NPIONUMSSMLNNMSONLRLMLPGORRXSPSSSBTYSMKMPPMMMNMFQSRHHSOLMKMNVSORLQNPNRLQKNRKLPNMSNJNLMMNOKFRPOMTMNOM\\NUNUPMLMKORNMLKTMPNMQMFHKRJTQLO^UNLOTNN
PNTRNLSNNTNLQSVRLLOMQFTgLLLKS_NSPORMJLXVLJKONLHNPMQRPNFMWYUNAOCROJIMMMQMSNTOQRTPSIMIQRKWRRLQHPUTSVSVWLSQMLTPMUIKKLMSMUROLNZMQUIQLLKOMSQKXMKLLUONJTRVQO
TRPCOOILGJNHLNJMNYJIUJTQMNUZOQNESTMQMNJNPKKOQLGNURJORL\\VJJQJKOMOHARTQSOONSNOWPPXKUYOJOOLUJMKROQMRNSNNRKSEOMQLNPNNRMLROEQSSMNSHLMMLKXPVLKKQNLJNNRRMOPTM
GRRIKFSQNPNLKNPNLNQHPOOOKONNTNOJQMQMRITQbRQNNJJOQKWJJKOOT[MRQNNIVS\\LLKQSMPILROJPMXSONKTSFMORNRKRUMMFKQINMOMONOTVOMPKNKLTLSOKLLGIUOKMOKMKPUHSNLRLOLKMRQ
PTLLNMSIJKOLRRINNJLONSPNPMILXTTMLSNNPPKPVNUWTSSLIQKPRNMSJFLKLJMNKPPINMKUONKLOOMOMSHOONHNKRRNTOUKGKLUMNOOLNSQNQ^NPJOLLPUIKRVNKSOQMSLMONKNNILOLPO[aMMHOM
NLOPJNKUNNOOMJHKMRKNTSNSPQNNLPKOKXSNLNFMTUVRLNTMNOINLLXKUQMLLUYJQQMWNVRLSTUNNSTTRNOQRMLPLOTJMTNUOLOPLOHKVSQROUOPPOUNOMQMMKJMMKMSKRGJHJLPQMVPQQLMQLURNO
NOMMNLNOLKJIMSOMPNLNKLMNVQNLMMSSO[RLHJOKRNKOTNQIJXMLMKQSPNNJKROUVIIPITJMKMLLMLXNSPMNIPMOOMNMIOQPYXPJNSTUTLSMLMSMQNLOTLYTRTRRMNOIWRJVNTOOMLOOSTRKJKNNOK
YRKMQKNKLOSMKRTNTKPLSSORSMPRT@JKNSNVNQORMPHLQYOJNJHGMQUVPKRPQTRN[ROFWRZNOPQLPTKZROMQMOMMQMOOQS[lKMYGROPMPKIKQLLRLKKHNMNQREPMNNMTUNTNSTOSXKIPOLPOPJPNKP
OMSMOMNPLPSPKOMOLTNMQNQLVSOPHELPOMMLRRPQINSNQMPLMUNNLJNISMJMWMMOPNLPKRRPSSMNTOLSQPTRRMMMNOJMKDSSNNNOUJOTLTRQSJNLVRQOOLRMLGNQUSMFPMTPNXQNMRRSPKJOOTKUSN
OPTJOSLQPPROLNQMNOLUPOSMPKLMHOJRNPPNIPQTWRKQHKTUQPRUNKJLQNLHHLKRTQMNMYMJJPUOPPRNMNSMRMRMQLLSKLLNMSTMTLTNPQMOTRKKOKNKNSPKTFPSINOSRQQSSLNMOMKRJLOLUJQVKL
MLNPRPTLLOVVOMWSQQISRRSLLNKPMSLOSTQRKLTRSMPNVNSQTONSRMNQKTIJNQKLOPTQMLXSSNMRNROPRGOXRTONNRNONKPOJOIMQKMVPOMLSRORSQORLRTNLJOKOURMKNRMSQMLJNNQPNMKJSLPIQ
SISQRRSMNMROSSLSLPJRRNMPONMRKPTMNNOQNTMPQSPTOSNLLLJPNSSRRMYZNRSSNJOPUKLOKJOTETNRMNLLOOKJSOGLLOOPLMTSMJOLNNNKKQNOSNNNQNRRMLOONJJRKKSRQLOOSSTMNORSPLONUP
NTRMLMLLOMPSOQNOMISHOKPKOORSLNWNQRRMNSMTLJMTJNMUONKINWMJNRVTTIPNKLNJPNSMMONKSMMNNNUSRKLLPNPQNSKSPOPNSTNORROKHLQLTONNNTNSMRKQDNSQS[LLHTGNQOOMRNNOSOOMMO
NRUSLLOSNVLPMLPOMLOKMRSNOOSMRKQMKQVJHORMMNKRMSQSTOSNNMTLPUOLSSPPOOMPSNNRQLLQLPQOMPRMLNOSSSSQOMNMRNOPUOKRNLNRLTJMJPNPNIKMQUPHNPNLTJPKPLKVOMPNPQQMIMOONM
TRNQTMKKQNNNKNLSUSNPQQOPTLGTLMIJNSFTHMS]SWKZ\\NPOPQUOKOSJSRMMVKURNMRMIJPNJGNPLNSMONPRXNKVN[G]OYUQLSNVKKLPNQJRSKHMFSLL\\aNNSOJMLMLMOQNMORQMBGN\\MPHPMULRSL
KKNNMOOTKMLJKTMMNQOJMSOPQSRSMBSLTTLJKPRLMMRMMFSTRMJOROLNRINKUSQSMQNPORLSMNKLONOPMKKLLNOKHOKRLOONMKRL[OTLKUPNNNMKNRMLKMJLLLTNNOOPLDNHMSHKSQLPaTNLLRNPNT
QNLUMNRNMOPSURLKNNQETiSLLLJS\`LRQOSRLIJTXUTKJKPNHHONMNNLUNMFKWYUN@NAPSOJIMKVMSOUOURTTHPHORLVPKLRRJQVSSTXVPRVRQLLTRSMTHKIOLNQLUTOKLbOVSSIXMKKNLWRKXMLQLO
LNJRQTROOQODPOIKOHIOLMMQRNJNJYKQJURJTPMMLU^OPNETSMMMNLKRQLNPJGOSRKNQMYTNSJLOLLOMOOGCSTRSNNPSOOYPOMYLY^PLNPKTIMJMSSNPOSMNRKSLLLQKNOONPNRRLKRMEQROTLSORG
MMMMLXOTLOKJONMLLNOLNRSMOOUMHTRRIMESLRNPMLINQLNQIPONPOKPMLLTNSOINMPMSIRScRQNSJJNRKXJJLOOU[MQNNJVS\\KLKQKIJKROJOMWSOMJTNSELOPRNVISRUMMGNPJOJNOMMONOVVOMP
JNKKONSIUQJLLJHIVMKMOJMOUGUNKPLRLINJPQPVKKNNSLNKNMKSRFNOQLLLONRQKLMLMLVQSNLTMNONMOSSOWWVVSLLHQNKOPMMQJDQLKLNJQPNKSNQGOMLXOLNNTLPMTGOQOGLOKMRRNTNUKNKON
VNOQKMPRNR^QSKQOLLKMLVIISVLSMOSMSNLQNLJNRMHLMLQO_fMNHPONLJOOJLJVONMPMNKNJJLQRKNSTPSMSPQMKJPKOKVSNKNFMURXRLMNTNSROMOINLPKWLLXQMKMLUYQONVONTTNSRSOHNNTSP
OOQTMNSNOTQNRLOTOLOPPNOFKYSLLPURWQQOPRNSMLLIPMMKKLMKMRMKPFIDDNKPQMVPQQLNQMMTQLMONMOMMQMKMOKLJHLQQMPMSLNKLMOUTNMLMMUSYLRMEQMOOSNLPVPMQJHXNLRJQSUNSNJJJR
XLLPILTKMKLLLOLKTNMPHQMLROKMKLNPMJORPSYNVRKNTTTTSOMKMMSMQNNNLOUKYSSRRMNOHTRSSONNKQOTTQIKNQPMSNLKZKMOKMJLORMKRTMNTMKORKLOLSTORRMMSS?JKONSKSNUPRMLJLMZNO
JMNCIFLOTVQIPQTTN]SNDWYOPQNOMXRPPMNOMQMMPQOLPV\\qJLNZDTVQOLQKNHKQLMSMRKMGNMLQQDRMNOKTHPUNSPTOOVKLNMNONRHPLLPJPTNPMSNOMOMOLORL

NQRRJMLQRSKPLSTSTQSTJNNLKNNLVSRKURNQWJGGLUTQTNKRTNNQOMTLNKLONLPPROOOSRSUQRQNGNONNSNSKLLKKPOISMMYRNNIIPKQNOMIPOPJMRPLOOLQNTRPKSUJOMKPPSOPPSRMNKOUNMNOLI
MSPMPQPSRNOPPOQTOPLNONRVOPMNPLRQPSOMQLOQKNONKNSOSQLSLMRXKMRMKQLLNOOLNMQLNORKQKSPUTTMSTOSQQPNQRMTTNKRRJPJNRIJMPLNLNNRURROLOMKQNQRQPNMQQNOINNMTLQKSROPNQ
SONNLMLNRSPSNPNQPRKPONQPQOSKNQNNMLSKOLSMNMLMQNSONNSOJKOJPROTMHMOSRXLMQMSLLQJQKRRNRHLLONPNLYKJPPNQOQURPROLNQQRNOPU\\NNNNOQMQONJSNOPQMOSTOOMMONJSLSQNZLNN
KOSQTQPNSWMRKOPMLISQTLMOLKNNNNRPYSNUOONSNNLLOPUMJOJMMOOOOQKQQKLRNRQOMLNOOLMQOSNOONRPLLNVKPSNPQMQOLNNPOOKMQQOMNKLQLOPKRNSROPQPNMJONSPONOONLNKRNPMMLPUON
OPTMNNQTKQNOPSPSORPPUMJLPRNMTRLMSQNORRLRPISOPNKLNMQRRLMOOMKMSRTLQNMRLPOQVLNLMKQSNPLRQPLOPJOPNRNNLTLRKPROPMKMROTNQNNMVNLLMLMOMORLNLLQTNNQLKNTNOKTOPQMIQ
SRSLRPQNPJMDLMMQULLNRMSQRRQONMMWXRPTNJPRNWJPLTTRQMKMLQPNSMNRPJUVPQLPOULROMLMNQQPRKNMHOSKRQMTMMMTNNLNNPOHSKORVKHPMNSSMSXOMMPOMJONKMJMTSTQOQIHORNORQSQPP
POTONNITPMNKLQJSORRNJRONQUOKOMLOOMMOQOSMOMONMOTMMKSNVJNNKLONTQPPROKRPRNKNPSSNTSMKPKOPVQOSKONPRSNMOSIOLRPJQNOUQMRPTNNRNSPMNMTOQJPSOSXPMOMTSNSLQKQPMOKLN
QNHQQRTNURIPNPSMPQJPMKQTLLPOSTMKPQRMNSRNUPNTNNJSMNOLLRLPONMJMKONMPSNKMOMMRNNNNLUOOMMNIUWMQNNOONNNONPTMMPMNSTJMPNSQSKPQNNOLKSNUOPSMSNMOSUOVMKKPONQINNNM
ONLMNOSMPQNMMLSNNPXPSQSNNNMMRFQJPSPSOLMPOROSRLSQTGQOOWMTJLKSRMJOQOVNOLSSKMMPMLQKKNKLIVRPORMNSONLOOQJMLRNJLPFKRMLNSJKTNRMNNORLPPPKPUKLPLMPNOSPSMULLMOPK
MNOPOQSILOOONRKTLOSLMRMOOLUUWLJNRSQMMRNLONORSTSMMKNNMPPRKVLSOMSMOMRKMLMOPNOMOLSQMMOQUORNNNPONKRJNHMHQROLOPMIOOQNNKTQWSNOONMOOPTFLOPPNOOOTULMNPQFTMSSOP
PMRQQNUQIMLOIGKNNMLWVOKQNNRTOQKLSSNSLNOTQMLULKMNSSNQWOQWMSOLQQOILPNVPOMOOLTIKMOSTRPPOPJUOMMNKLQEGQOSMLLNORKNTNMPRLLQOTPMPLSKONPUNQJKNKOOKRRNOTROLJMOMM
LNTKNJNSMPMJROJKPMTLTSKLNLJSIPLPRSROLLPMNRRJNNPONQITPRNPMMHTMLLPYMSQLTMTTSOSNMJJMLKNPKMLRVMLMMMLITRPPNQKJOQNNQOMRMMNRGQMOKQQQUQQSOTTSOJUUNMQTNLKNPNNQN
NQNNOPNNLNOROORPLNLMPPOONMSNNOTQRMSNOSORRROOLMLOLPLSPSPNNQOKJSNNKMRNQMQNMOONPKQONVOKNNSKMNNQOROPLMOKNRRPUQQQPLNKSNNOPOLRNNNLNPNRKKLJMLMQNNMNNNKNNJSONO
KQKMNRMMRMNPOJONKSRKQQQJUNQNNYNNJQOIKOPRJQRXSMTMKOJTSQIOMROSORHLNLKOPRUTHNKUTLQSMLMKOMTSMKQMRLSOORSONLPONRQOLOSTMPOSOKOORLMMNRMITRUMMNKLMNNVTRLMLMIPLN
MLISNTPQOSOMSMNOPLORNOOMMJMOOMQONINMNMNONQRKONSNPSNRMPUSNMPNKPQISOROMULSLNLSJQPZKOKPLNSTOLOVKNQONNLQKWNTNKMKPLSLMSNKMOWMRPMLMLTONMPLSUNKQRRSPJMQNNMLKJ
OMOMMNNNPUNNLTPRMVSKNSJOSNPMULRNNMOLOSLRNJQKLMQPNIKQKSQLNNNOLNQMJOMRKKKKNQOOPROKPKLMSNNMNOSOONSORNQQNUQNOSNPRPLNTUNLNJLKOJUNXORQQNOISNNQLPMNNOLIOTUNMQ
MNJQSOOPMOSPONLRMPMOPNNNONNMLMQRNINOMNPMNOPNMSORNSRNTRSLOSONPURSQNRUSPMNLNLQLMMRNLLNNPHMUTRSMJKOMNPRMNLONQURQJQQPLNMMNXVTRNMONFMOKMIQPMKNNMNOVSRSLMRMN
MSNSQLMMMQPMLLOMNRMYNMLPNQPORMLPPSLJRKNOQMOOHUPPISNOPMNNSTOORINNQMNMTOLOUJPNLLNRKMRMNOPMSNNKNOMNMOOIML\`NQVNMNNPNTWLJQMOPNNRVOUIOMNOMLNNHQMOMNMPOQPNPNM
PPHSLLTKQPTNMOLLOURWILNQNPRQOLOLMLMNPGNSRJOSSNNOSNVOLNPTPNOJOQNRQSMNOOQNORRNMRQNLLNRLLLLXVNOLNQLMONOMLNMNONTOORONLOSIMRPTLKLMNLNMMORLNMONMTQNOTOTPNPJM
MNUPNQLKPQROMNUNKLQJNLUTHQSMMLLJKMJSNPNUNPZSLMMOQLRSPNLRMUNPTMOMNMOMQRPLPLSNJNNOOOOSOMROMSPNVSLNNPNOMOPKLMONOUOLMMRMIONNPNRPMMLMOJLNJOPNPOLOOLRLSNNNMN
NPNPPMNKNKLPOSNKSKNQNOPMQMRSWQONRNSS[LNcNONTPNPJLMRQMNILNKKMO>LSNMSLNNMJPPXRNOOOYKMQMNINLMLT\\JTMQOZTKKNTSMKTRNMNNRLMLMROMUSRMNMWUKLLSMMTKOSKTONNKTSNON
OPROOKQRJNOINUMNUNTOVLUJPMQQNOISORLMCMNNONMOMRPONNPJGOSJMOMPXNMQPMPRMMNMOOOMROTMRONMPPNLPLLGSNNNLQJTOOOIOLQPLMOQSOPKWKSQHNNNOKNUPQLWLNQMKPQQQOPNRPPNNO
POSPMJNNNNONPIRSRLMRKQPQONHNNVMKMJMSUQSLNNTJQMPMMXLGJSPOLTLVTNMNNMSILQQSNPPSSLQKIMRLTNPQNTTJNNNPOOHOUOSPRMPMNMORUNNMNLGOKWNPNNTMLPNRORNPTNNOMSMNKSNSRM
VKIWMKLPOVUOLONRLOOQPPOLONNNPOONSMOQOSNUNMOTSLRMMMOLUQOOTOLKLPORQXPLSTOLLNPESMUPOOMMSUNIOSNMQMKQNPKHLOORRPMOKNM[QKLRMSLKRLMPTTNOMQSQNSNNMQPTQJSRRPPPPS
SNIKJLMQMNSMQOTLNQNOPMLOPKKONSTLPJNKSMOLQKKSSJJQMONOOKLMRJKLPNQOMRPOLNOPNTRPMNNQSXKPSLTSSNORQMLLQRLKSMRRJRNMONTNNTNKHLOMLNKQGOQMONNLLQMP[NOQVMQSLOMONP
KSNTNNNMIPJSSJPOOONSROMSNPMNPNRLMMVOMTQSRNOOSRQOQQRQWSPPQUSQTNMNNMMKNRKSNKNRPPRNMUPOQNUMSPKOMPNSNOMRMKSNLPNZQLPSMMMQOMPMMMMORQLMSMNKJRNJLNPQPRONPNLMVS
ONMLRKOROPNNMTGPMNRPMPMNSLNLNPLNKOKQSPQPPISOMRPRNQXLLPMTNOTPNLNPOOMRMPOSSMONMMSMOQPJNMNOUONONKNOJLOLROLOONLRJOPNNOKOLSVLJOQSTNNNMNMNPOJFVNIPNOOMMLPVOP
NLNPPLKQRONOSLLKRNTSKPSRQNMONLQNRNJNNNTJQOMINLRPNNTQMNNLLLLLNLFTRQLNWMQMVLOTSRPNRTNOJOOOMSPUKONLQOSTNJTPRKNOMNQMLQSNMMLOSOKKQGQKRNLMLMQMMLNNSNNNMSNNIJ
KMMOQSNLNPNLTQNPPRNMRSMLROKMNOKSOOQMUQRMOKSMNPPKSUPQNPMOKOMNRONONOSMQWLTNMPRMMSVOOQONSMNSLONOOSSLNQKQMLNOIQOOVOORNOOKRLSOIQVNMKQLRIWMNOPKKRMKNNOYPLNQM
RNOJOUMNMONQQRQNRNMMIHSONNLQMNMNMUMLNSNMNNNPIRRMKNNNNKVPRSEPLRNONSVSLNOOQQPNNPMPOQRLNPQMOOPQKMQOLMOLTRNKPROMLKQNNMMNNQNQLOMMPMOOJPPMSTTSNRTKTNTUNKLNGO
POKQORQQMGNKOMMILLQMRSYSLLNLKYVKHMOLNLRRMPMPSQSNOPYRSNNLPTWNGPSNUJNSSPPQSPJRMKQQOCSSJLMLTOLRPQMPJJKOLOSQPTPQGOHPMOQRSPNQNLONRQSMKILDLMSUTPLNTNNQYNNOMJ
QNSERONNOUSLWODHQKLTWPLTNJGKJMONPOPNNNSLNOMSOPQOPMSMKMNKQRNNQNMVRPRJSSQVPWMPOONSOMULURMLLNNPQSPSNRKNMLMLSOLPOLNOPUOSVOMSMMLRKLOOSNNONTPRTKTNNPPOUONOIN
MKPNLKTUQOLMMXQSVTQOMGTTPQNQONQLLOIUUNLGLWMMDNOTMONRPMMKSJROSXPPROaRXTLKLPQNLSOUNKQLLLNKMTINLRNUMKNPPMNRKRHGMMPNNNPVKLLOPJRKNKORMLQOSNSPMPMPOOOPPTPQSO
ONQPROOKROLINMONLTLLLKQRJSJUNQGRSPRRQMMLSRMQSIMOJOLPIMQKYNPOPVMOKMQMONLJNKJFNPMPNMOMMRONRNPTPROTKKIIPNINOOMMONMNUNMQIMPSSPMQKMJOLNPSNNSSLUMRRNNLMQKQSQ
NOLNKSPPJNPLWSOQGNOOSPNVRONNLJJMMLRSSSQMNOWOLLRMMRNOONNNQOLONONRMXNPRMQRRPNNOMUJKSSGLUTOLUJQUVISWNMNNNRNNQUKFHVPSOPRM]GRUMKOPPNPKQSOVMNROMOMNNOOONOLKR
NRUNLRNPLTONNLKPNIUONKLPPNPQNQQQLNSOLNIPWSQHSJKMKMP\\LKMHMMKRLMIMORNNRNSLLONNQWSQPNKLLSTNHQRXJLTNQQLNSKLVSHKPLSOLNMLNPMMOEQHMLOSOQUOJLTMSJMLQRKNSLSTRMS
SWKONMNUMLOSPLUSQTMRMKJLTQORNRQTSOMOKMLNNNNMOOSLPSRTQRNLIPMONNSNSJLKMMNLRLKQNNTSNKNRNPOMJONMSLSNOLNTVSPLOKOMLOORPRMNKMLSMMLMNSMPQQHNPOQRRNLONNUNNPLLRR
OONMQJNPMORNJOPSOSQRLMRXKMRRLNOONMRKQMLRSTSSQQPNRPRKTPRKSJPLNTIJMRLSLPTWTKLNQRNNQQNOONRLMROMPPSNLPSQQPNMNRRKNPQQMNNMMRRNLQNNNJLQNOMQOLNOPTMKMNSPVMNQOS
LMMQKLLSGOPPPLRDKSPQQQNQMPPNNNNS[NNNQMOOPNOKSNONOMQTLMMNKSMRPQNXMNNLPQKRRQPNWRKOPJLISULLNSLNUTNUPOPNLNMPSMKMNOONOQKQNLMRNQQOONMSNOPQLMNVPLNQNLQNPRNOJM
OQSMMMOLORRNOQNSSRPNMKNSOOOONQNMPLSRNMMMLNUOOLSMRNRQTKQNRNQQOTMKPSNNRMSRPNTPPQOLMNLMNMNMTNOPNNSNPQNTMNMNKQNOQPRQLMPJORNOMLSLPQLPMKROOUNNNPMMUMLLOMOSLP
PSNMNROKTPPQMKQQYOROPQMNJMFLMLSMLORMRROONNMSUSNLOSNVINKRSRMJMQQNSLORPNMTTPQLPQOSNPNLLNNOUQRLNNPRLTMTNTLNRNNNORNNPNISLNRUIHMLSTMRXMMNPMLMKMNRQRQOQLIRNO
RRPPPPPNIRMLPHPSNJNOMPUOKLOONOPOVMPLMOQPRNTINNNKOMNTRORNLNMSQNTNINJPVQNSJMPRNPRSNMPSJOIRRKSNMTMOMRORNTNNOSNSPMLNQLJNTOTUSMOMRRSKPKPPPNNKLNNKPRTQINPSPQ
LMNJTLLQTSMJONTSPNTNVKSMLOJMKQOQNLLJNNPSNKMOMMQNONLQOONIVTMKPNONOOONLRMQMPNSLMMNRTQOLNMLLONSNOTLMOMLTPVLLMOOJNNONNMMNKRMPPMOMOLSMLQKXNRSNMMIRKNSOMNNOP
SRLRSUPIPTMTJPOLJONNOVQLRLMLLPORJMKRMVRPRLTNPMLPQKNLRNLLGMLRKKTNNMOPKPSPMMPNSRMSLLOQPLMNOOSILNOQLOUNPLPNOOSRKRRSRMSNMORRSLNJOONMROLTROMQSMOQNMMMNLPSMQ
NONRRLNOPMSNJRMNNLRJMLNOMRQPLPOQNKTQNNPOMPTLMNOOTSLLNPNHSLSNPRNULONMHMLNNMMQUORKQRSPMLSNLLQOPOSSROQUKSNSRSMMNVPONQOLSLJPNLRTQQPQRMVMMLLPINGOKSNLLNOTKN
KSNRMPRMGLNOTPMOMSJPMUNOKKOKNRRNPSRKLNONNLNSKJNPRMMNNLJKLMTKTSKNLKJJLRSNKLPLOSHPMQNOCULROPMNGQMMRMORNTQLNTROOMIMJMPLNLQRNLMMMJTOMPNKMQQNMINTLMGSMLLPOR
TPRRPTSSMKUTJTQOUNKIPPPQQNNNNNOQNNNNOROPRNKMMPPOMOMSNOQRQNOSORRKMMNOLPLPNKOQLKNNKMRPQQMOPPOONTOKNILNNQOQOPMMONLNPURQQLNLSPOPOLSNNLNQNTKKMKKLNPPRNNMSMN
NNKNNNLSNNOMNRMPRPNQPOKONKSRMORPMKNQNXNOMOILLSSOJOSRWNMTMNKTMPQNIMROPOQJMJKOPSTUIUTKPUMLLKONSULKQNQOOROPNROSTNOSLPNPNMNROIRSTQMLOJMNMOUQNMKMLPMMNMMLSS
PPOUNSMNMSLLOKNNMKMOOQONJOMNONQSLQPOSPSKNMMOVPNNPNKPQKSORSMUMSMLNKSLRPWKOKPMMTTOLPVLOPLQQWNRROKMKLSLMJOOVMRPWLMKTOMNLSUNKQOQPJLPOTNQJMILOMMNNNPPVNUQSN
QKNRJSOULRNNMOSLUKQLKMQPNJMQRLSQLONNOMNQMKQORLLMVNOPRPLPLLNSNNMNOQNMORMNOQWPOSNPULNQUNLQNJLKKLUNVOSQQNNJSQMONMIQSVNQMJRQMOSPOQKMPNMMLNMQRJINOMNPMNLSRO
SNTRSLNNTPRSQTQNRUOPMNLLUNNNPNMMNPKQTSSMKLOMOPRNLOTRMNQQMNNMNWVTPNMNNGNOOKMJQPOOKNMMNUTLMRMMSLMSQNMMMQMLLNMPNYNMMNNRLPSKJRLNPPOIUPISLOPMLNRTOOQJNPPNOM
QNNOTOJPNRORMOTLLMNNLNPMNMOOOIKYNQNVMNONPNSXLIQMOQLORUPMQMLNNOOMLOIONNNPRQPONPOJPUKQMOMLOURTINQMQQONOLPKQKKNMPRHPRIOSSNNOSNXLNSPNPJMQLSQMNOQNORPNMSQNL
QMKKSPNONRLMQNMNNRNSOQRPNORIMRPPLMMNKLMNRMMONNTOQOTSPOPPLLMMONUPQJKPQRNULLOJOVSFRSNKLNINIQNPSNOUQMMNQLSROMSMVNSMOMNNOMOQLPLSNJPMOOONSNMQNNSPNUSLNOOMKM
MMMONOUPMMRMJQNLNQSPMMQKJNJRQOONQOMKSNNOONPNPNMOKMPPQNOKSLSNOPNQNSUQONQOSSWLN_NRMTPRNNLKOSPOMJLOLMNQCMSNMRLNNPKPPUOOOOXKMMLNKJNTZJUMQOYSNKOTQMTNKONLLO
QMPMUSRPMSQKMMNOMMLNSKSOKOKQSPNOQPLQRMNMLNUNRNTPXTJPMQQNTISPQJMBMNNNOJOMRROONPJHNOSNOQMPWOMPPRMOMROTRONPNMNLMGSNQGTNROOJOMRORSLPMVKSINNOJNTNQNVMNPLQQR
PQSQPNNNPOSMKMQNIRRRMMRJOQQPOKNOUNJNSUSLNMTRLPMNXMJMMLPTMLSVTMMOOMGPRNRONPPSSMMIMPLROPNQSLNNNPOOLIMUNQSMQNNONUNNLJOKWNPNTLPNNRONNLPSONOTMKRRLSKVLLPNVU
OLONLOMOPPONQPNSMNNSNRNMMOLPMOMQLUQOOTOLLLORXNLSOMNQMOMRPOOMQUNHNOPNPNQMLQNLKOOOPQPMOMNMTMLQKSLLIOTRNOOSPNSQNNMQPTQJQSROQSOSMKLJQMNOTNNNOPLOMKOOSTLKPI
SNNLLKRTLMONPJMMQJKKPNPNORNMNMPTRMNNQSWMPLTSRNSQMLQRMKRNSRLSNNNRNNUMRJMOMKNNFPQNOMNMLSMP[NOVNQQMOOOMMLISNNNMJPKSSJPROQNNSONSNMNURLTTQSPOSRONORRTQPRRSM
TOMLNMJNRKSNHNQPONSNNSPQUNSPLMMPNRNOMSRMTQPNXQMPNNMOMKPKMNMOQPMLNRMJNJLNPQLSPNPNMLVNLNLOROORNSHPMNRNPMNTKNNPLONKOKPSNQPJSOLRPNNRXMLPSNTNSNMMNPMPMTPRMS
MOOMMSMMOQPKLOOUOOLNNLNROLOPOLKONOMNLVMMOQTNNMOMNPPJGUNJNPNMLTNQNLNPPMMOORLLLRNTSKPSPMNLQNRNLNLTKOHNNRPONVQNLMNMOMJTLWMQNTSPNPVNLJQJSPTKPNQMRSLTPRKNOP
OUNRLMTOIUKJOKLLMNMQMMLMNNRONSNSNOJLKMOQOPPQNKTQNPPRNMRRMRRLOJOLKROOOPTQRMKQOPPKSOQNPOLOOMORONNOUPVLTNMOLOLMLRVNOQOITMNSOOONSNRMTLOHRONVNOROPKLOIRTNML
QLRIWMNOSPKMNPVRLNQPNQLOUSMNMONQQRQRMIGPPONNTMNNMRNNQPNMQNNPMNNOSMOUMNONIPNMPMQMSLMMNVQNKSNNLLNNMMPQQMMNNMOIPQMTVQSRRRLSQPQNIMMOMQPPORPRMHNPKONMMRMRSW
SMMJUTLINMNMPQTNOPSNONQSTNNPRUNQRNTKPSSOHQSHJLQPQONSRKLILMORPQPKJLOLSQNVMPPKPHKOPQLRTNQNNSSUOLOKLAMSTSNRNQYROLLRSKQNOPRNLVGKQKKTSPKUMKJLNNPOSLNNKNOSMP
QPMRNKNKQQNQNMVRQPKSOQUQVMOONSOMTLQQMLINLRMMQPPLNPLNMLMOKRONJNOMPSUOSPMLMOLMQOQMNNOMTPRSLPPNNPQOUONJMNLOOLTTRNLNLVOMVPQOMGTPSOSQLMNJSTOLHLUMGOOMMSNNOM
UKQPQUPONZOULLLRMMSTOLRMMJLMUIRDNNPPMNQRTFLKNNVQNKMOJMOPLNKSMMSTQMNOOOMVPRPRQPRMOKNLINNPOLTMLOMJSJULHRSSSRQQMMRMQUINKQJTHVMTPUMIRMNSIJNMJLGNRPNLGNNNOP
RNORRORLGMKQLMOOMOPNMTMMPIRSSNMQKMMPBNPROMPSKSPNSPMNHOSMPLNJSNJMPLQROQLMOSPSPQNKLLMNNKRSSSRMOOWNNSPNOONNPOOPORMWNPRMLRONQONMTKKUILPSMTLQRVKRVMMOORNPQS
KLGSQSOQRM]HSSMMPSMOMQJOUMNOMOLNNNOKKRMUNMRNPLQONLKPNJUPPLLKRPPNNRQQOMSOMJVSQOMSJKNKMPZNLMINNKQLMMNYRPTIKONOQSPNLMMLNTNHQQVKLSNQPMNKMSSKMJSNSNNNMLNMMO
RHNNOSNUONROLQNONLRQSQOLPOQQOPRNQNOMSHLKIOMQOPRNMTMTWQLWMRPMRKORNSLNMITINLOHNNNOVKNMMNSPNLSOMSMMJSPTTMUQMJJULJPNQLMSOKOLMNVMSRRMPRLRLNOONPTVOLMLSNLPLP
ORNONPNMKJSORFJQMSNNOOOMQMPNPILCJNOQNNPUPYROOMSMJPOSGPKOQ@NOQNWQSULMNNNNKONQMLNPNNNQMNSTNRPRPQMLJLSJPMLRULSPQKSSOOSUSOULMPVRLJNORPKNNKNHLPLNMMPLOLPMWO
LKTQJQOQMPNULIHVRPRTUPTOMSQMMIKLLMPMOOLQVOLSSLOQPTMROPLKLNOPNPJOQMTKOPJKQQQPMVLMSNOMLRNRTKMROMLNRKOQUOOOOOSMTMPOLQZLSQOLPPQTRTOKNMQRSNNOPLVIGLKMPNMNJN
NNSNOLORSORRLNLNJOORMLTMPSVOONBUNP[ONNOOQPHNXMNSLONNSPNJJLKQLMLNKSLRMRKKNOOORQQLSNNMOMVOQOUORKPPTPNLSNOLNSMONLOLHMQNSMONLONLFNLYVSKNOKJJOMNOPNLLLPTOUN
PKJNUMPMIPNOLMUUPQOJSLMKLNRMOOPOVMMLJNPNNUQMMJKKTNSMHUNMINPLQNLOOSNJNQOMONNJNRQPPSMLOLPNPOQRQUSSMONOQOGLNJKLPQOLNSPNNRNMSTNSSOMMMLNUMMNNMPLLOKLJSRMEQO
LNPPSKOOQRKMNNOPNNNNSKSRKONPUPNQNPQSHGSSMNORSPOOSTJQLLMOJQMRTPJNPNPONPKKOKHPJOLTZONMLPQNNWMXIOVOWPMRTMIMONNMMKQQKQPROR\\OVOQSQJHNNOOPINPKMNMPJIQWQNKNLN
NOMNSLOLJNNOOMNKSQRKMOMMKMIQRUNRJSUPUQUSLLMQMGMNLRLUPSQQTLTLMWRLMPMORPNRSONLSMTNNLVTPPPRMSONNLMPSRLNTRMXMNNRMNJKNSNIMNNVROMLSNIKSQMLNKSNOKMNOTNLMSRLSM
ENKMNPMSMZQOMJMKQPTRQPK:NLMKNJLKNMNRNXKLQMQRTKNMHMNLHNTLSLYNTKTOROLPNOKTOSMTPSKMHORMKMMNLKSSHFNMMMPMRPMLMROWONLQMMOLRNRLONMOMQOJMRTRPQPPLTHRMKKLMNNNQR
MNLOQLKRSOR]OOOOKI\\PKQNKSMOPUEROKNRQROONPPUNJPJLONPQOOIPNQMTNROLWUMMMNMSNMLNMQLJWKJQPLPRKSOOOMLNHRMRXLSOOTSPJNVLOQLMLLPKONNMMQNNRMNLNNQNPLTMRNJORTNPPZ
\\QKQSHMLMQLPOOMPQNQQPQNRTLNIONMXMPMTLQMSFVVNNVWQJNPWWXOMNLTKKMPPJIHOLQOMKQPQNMLUUJPVOMMLNLURVLPONSNUOLKPLORMWOMNLNLRNROFQMLLOOWPKPRNKHMNRMPQMROORSQKRP
SOPQNVNPJUQOOMKMNWLMRRLXONOQOOOVOLQPRZRLNOHQILONNRTSSMMJNRISNIDTSQNMNLPOOUPPLUMMKMaTUNUMVMQMJOLNaONJNNQNQNLKMMEOUPVUIPMSMJKQPMUMOMPLNIKNLNPROJLMOMNYLM
PNOPQNOKPRQKMSORNPOMNOSINQNOMLOSSKNMPMWKQMHKOSPOLNNPOPMONNRPLMNNQKRMTPSRNMMJFONNMSLLKOVXOMPNHIINLKMMVILNMMNMOMNQMSKNQNMQNN]PSPRONMOIPJSRMOPMRPOWLRNTOU
TTNKTQNSSNQNKMNMNUONQKNOMOONOOLPPILQYWOPNMSSPRMMOKRMPOROHNQPPNQMKQEOSOQMPMPRTUMSMPMMJQMJVUOSSRQJKHEPQLMOLONQSSLNLNQKUQMNPOOOMMNROMQOPNOOTTNTLKNLHNUOQM
RNOMPONLQLMKSMNPPQNXNTQOMQKMLLMTSMSHMIMMRLTMPPOQOOQJQLKOHOKLNNPSKMPLIOMRNLNOPLRNPQLRSPLQMLOLSPIBPOOKJQSKTPOVPMOSRKXOSOKKKMKOKQNOGRRRNLRKJQOMRNQSORRVPR
NMNLNNQOOOPPPNNLUMNSPOLOSONSSSMPOOOSJOQLQPLIMOQPNOUMTVLYOSRPLPNMKPNTNJRMNHTRGNQOFMNNNOVMPLMNSWNKUMSMMMNOQSLLKWQOKLHLLULSPRRPLNSPKOIQVLRNRPOMUP]MNNPNOT
MPMTOLPMLLRSNOLPNRNQNLRRONMNSOVGNJQMTNKOMSQJPOOJKOIJNJNONNPUNTONPMORLHPRTCLKMPASNNNRNOOYQSNTKMMTONOOMMOOSLINMPOOOPPSMNQQSQRPWMPMJLIINLLRXLKNUPQNMUSMOS
MWSROPOUSLLKNLOOONPJNJGNPKOLLMPNKMWNQLLPKWRPIROPPLMPNVTKJHVVQJSVHTPMSVLMGKOLRMQMPRPLRMTNOLSTSSMQRSTMROPLMNNONNMPNJNOMTKOORKKONNRQPMVLOSLNMNLRRMTSLOMSO
OJNPRKPQUTNOOOSPSOQLLQ[KSQMLSPPTRTNKPNMPRMUNNORRLWMGKOQNLPJLNNOMOSQNNNPVTQRMQNLNPNNJRPOQLKTLQUMQTOJUPQNJTPP[OPOOONQPFM^MNMQLONNOSMMMOJOIKMLMJSRLRMMPNK
NNOOORQPMSNNMONVNSOTOSJTPTPNPNKSLNNMSNPLONTNQNOLMMQPLQMMNNLPOKGLNSYZSKNPSLJPMNOQMKKNLOSORVNPKJLSNPMJPNOONTSPSOJKMLKNROOPOPNRQNMKMINQQNZQMPRQMLLHNLKUNS
SMIOXMMFNMQMTTMNLOMRUNJNOMPPMNHNPOSNUMNOPIRNOPQSRSOTNSMONOOOFKJMPSMKPRPNNTOMRUMMQSSOOMLLMPKNVRMMNNSQNRKNIMJQRMJPNNLLLRNWJOO\\QJMMNSNOQNNPRKRQSIOMPWTPMN
RQSLJPRRMNNSNPONMOVPTKQLMRLPSTPJNLSOPNPOKIQIHRKKU[ONMLPQPNNUMYOIOVOXKIMTKHMOMNMMKPPOJPPSOWaNSOPUSNIIMNORNOOINQJMNLROJHQ[RNPOKRNKNKNONSLMQLILOOOMNKUORK
MOOMMLNKNKOJRSRUMLKKWTXRSSOLRRPSLJPLRGTQSRMQOMSKMRSOLMPLNQQNMTTPNLSNSNNIUTPORMSONOLLNRKNSYRLOOVSMVMNKKMRQNHOMGNTSPMLQOQNNQLJSOLLOJRSKOQPNQOROMMRTNMENK
ONPKTMYQNSNJNMQOTRQPJ:KNKLSMILKNMLNSNXLKLPRLQTSQNJGMLNPLJMQLSL^NYPTQOROPNMITNSMTLSKHQPRHMMOLMSQQFGNMMLOMRQRQLNSPOVONLROMMNLRNOLLR@LNLQOLLRRRPQOPLSGJNT
MLMQPOQRJNLOQNJQTSPSP]NPOPOONH^SUKOONKSLLONTHRPLNRQROPNNPPWHNJJNMOOTNETMJMQMSNROLNYYMLLNTMMMKNMQLTIVMHPNNPSJQOPMQKNHTMR[LSNJWTMOJLMOKOQLTLLKPKOLMMONLS
NNRSMJNQSPOPJTNJNNRMJORTNPQZ]MQLQSJMRLPQKPPPMQNQPPQMNRULPINPMOMXTPNTKQOQHVWNPVYSJNPXWWOMMLTJMPNJJGOLQMLVQSNMMXUKPUPMMRKNJXURVLTNNNTNTQPMMIQKOTMVOMNLNL
RNRPNSGUMNLROQ\\PJNRNKJMTNQNMRNOMSPQSSQSEQRNUNNIUSWQOMLMQNUQKMSRKXNONNQNTOWOLSPR\\SLNPNGOGKONOOQNSRUPMHKQSHSMFDKQTUPLMNNLPKOOVTOLLKM\`STMUMMVSMQMHOLN]NLL
HNRNQNMKMMENSPUTRYKWSKSNJKOMLVPOMNPINIKNOQOPUOJRMOMMWKLONQPOQOOIRPSPMLRLRNMOPOMONLNSHOPKOMLOSULOMPMXKQQHKOMSONNKMSNMONLPMQONNRRLQMNQJPNQSSLRPMOIQGPNRM
RLLKIVVNMPCJHJMKKMMLNSILNLMQROMMLNNOQHSJNPSNNQJN]SLPRONNMPFPMNRRMOPLPPOXLRROTOPPVSTQNFTQNSSNQOKMNMNUMONQKMOLMNRNOOIOJOLR^RT\\ONMRSOSUMLMLRMMNTOINNRNOVL
KP@NSMOPMPMPRNSTLNMLINLIOVOQMNMOSRRQQILOLFPQLLNLMPQTNSLNLOLNQKORNOPOOMMNQOLNMORSUOTLKPLHPQLTOOUMRPLQOOJQLMKSMNPPPSPOLPMMWMUQPMLPJLLLROTMQKNHRMTS\\MNPRO
QOOSRIRMKOINLNNPUKMRMIMMLNNRPLNRPLUPSKLQNMOLSOIAROROOKKPSKQPMQTOLOSWOKUQTONKKMIOKQNOXRPRPMLRJJPONJTSSNRRONTQRNORMNLNLQOOOQQS

LQSKRNMQMMTQKNMOOKJTLRRQMRULNLKNKNIQSPOTOMLQURQPPPRQNNNNQQKOMQTNOLTPMOOPKQPKRMSSTPNNTPTTRLKRHQVIKKRSPLLNOOTNOLLRRONOMONSLJKOQQIVRLMPLOSRLOPMONRKPPNKRM
INW\\QNLNTONSQMLNNPOOSPQMNLSPNPONRLRNQQQQLLNNQNQMOQRLNTQMNNMNNLPRTTNSUPKOLOMRPSNNPLVONNLOMROKMKLLPMQONQMUMONPUNNMNLNPFPJRRRKQVMPMKPMJPOOMOKMOKNKTDQURKH
MOLONRPSOLNJRNVMLPOKSMLKJKNQNOLSKRKOMMFPSMQRKOTTNKNXSVOLMNLNVONHLJQMRPSPMSTONOOKMKMPOTQQSPCRONSNMRQIKRMLMNJKRLLROKOSMPMSTLPQVNPOPPMROJQLOMQOMJRTIPLLSO
QHGKQMRJKNNNOQPOOQLLJNURNQPONSKMNPOORNTNORNLQJOMUOQLQKRQMKQNRTUQQLOOPTKNRMMJSNQRPQELMSPMPQKNTKLRMPNRJLMQOLPNSTQTMOSLONNONSQUMMJURRMPNNLSRHNTHLPTJPMNLR
NMOOSPRQRPSQQNONHKQRNNTQNMQNMRNLKPLLMJNQNRQLTMRSONPNMMNQSTSQLKONOOQVOKLPGQRPLSQQSKNQTLPOKORTNMNRNLQOLNQOKTNSMOONPJSMRLKMORQMPMNNLPMRPSTJPXRLKKPNSNMOMR
OOUMLTOMONTXLMJNKJQKNSRONMLTMRONLMMMPPLQROPPSSPLKMQSQQRRNLNPMMLLMONQNQQPTOJLRMTMSTLNNTOSOVOMTL[MNMLLNLJMORPNKTQKYXLLROPMPLSRNRSRRMOPNLIPLQQRMPNLNJLLQK
JINQLNTLKNLQNSMPSRNLNPNROKPOSMPNSKTPJLLMQMMRNROSVUJPMTMSOFJLNROOMOOMLSSQKJONMIMOPNTROMOJNPONONPJQ[PRNMNTOKMTMLPNLKVPLOLMOLRMTRQNLSQKQKPSNONPQSMJRPOTMM
TNSPRNNSSOWMSLMOQSRROPPLQTHSKOMOSONLKOLSMLOMNROMLLQQROOSROPNNMNPORLNPRMOSKMMMLPOORSMNNPJNLOSPNKKNLONKPNOSOMPPKLOKJJRRLSLSNRQSOMSORNRMJOONNOMPNLRNLQMQL
NONLORNRKSKRLNLNOKOLNTNQNMSSNUUSNMSPQOLMLNRNNOHQIRKUOPSMSOUOKMKJRLLKONPONQONQQJOIRRPOPONTPSTNMOMSSOOVOMTTORTOONSSOOONRLSNSQOMRKPONKSNRPKMNSNOMTOLPTNRQ
NRLPRLNLVRMTMKPNSUMQJKPKKRMPNIOOQNSNTNGPLOSRONQTOMMLRTPONQOOMSNSSSOSQRQKKKTONJPOQQLOJSOPNRONUNOQLSIVHPRMWNMNLMPTOONMQLKOKIOSSIMRNWRRMRLSMNPPNKMRMNMMVP
QRHPPNPQKJMOOOJLNSLQOTOJNSPLMNNNMKTKUMLQLOPKNNTMPNLRLLPLOONZSQEWSMMGLSTQTPISKSSRRSMMRMPTNINMQUNUWQQONNOOPQOSLMOMMQQRPNOQINNITRJMRNPORQNQQIOSJLONLMLMON
NNTQNKTQOQOPPJMYNMQRNNPJMQOQTNRMNOONMRQTMNQLJXQQMKQLQKMLSRPQMSQNISQQONLLOKMPNJQRMTRRSMSLPKTOMNNNNOFEPSPWOQQRRKLTQKMJQQQORULMIPOQMSONMMMMMRKNNLQRLMKOKV
PPGNPFRPPLQPSRIRLTKIPMPQMPQSOSNPNMMNLMMKRNOKRSQNMOSORLSTLLOJUNJVMJRPRRIQMNPMMNLWTMQONPNQKRNPNJRKOTLTMMIROMPNLPLNPNSQMMRMNQMMRKNLRKOPRMROUJNOLPQOPRPMNO
SOWNNLSNKNLOJOOMMMQIORKNMOOSKOPMPHUPQQTNOPNKKNNSQMONQQKRRROMMPMRPPOLMKNGUSPMPNOOLLSLMNNPNOOPLNPLKTJQNNIOJQLPSLKPSNMQKSMKTPRNKKPPIQOMONKJVNTONLPMMTNJPM
NLPQMNMRGIOTMQSUFUKNLKLSONOMSQJNMTNRWKNSKLOSKWQRPOSQRPNSNQSWYPKQLSDLPMMMULONLRKLQURIRSQOUSRMVMQRMMRQLOOMOQVRMQLTLOSSUPLRURIVVQPONNSMMRQPTMLOJSQMHJPPJM
SMLOKMPVPLPNOJRLLEOMNOOKMOPNORONISOMQNRQPPOTJSRSTPKSPNJRUKOQTSONMRSOOPLQLQNMLNPSSOMMNRPPMNONSSLIPPSLNMRMMPNPFNQPNKRPMQMUSNNMMTPLPPQORSMPUKNSSSUPKOIQPL
MNPKPRMKOONRRNQRLSOUPMNQLSMOSSLLNNSPKNNMLQOONIFPKLNNMPNLRNVSPNRKMKLMMVQTOPNNOTLKRUIQPTRONPONKNMTNMKISOLMKJKMQMRJJKOMNNMNPJMO[NOLMQVVPQRSONUPILNNNTONRM
RMSPNLQLTOMRPLNQQNMLJNMORPKLPNNOLNORJQOKSOSLRJOQNMRMKLSSLLNPPPSMQWLOTSLGQRRPNRSKLTKOLSRNNURWNNKONNKLRQOSQLMRNKOTMOPOWXKMLTJOKOQJTOLNMLNPPOQXQIPROLRLKS
MQWKPOKSVMQKRMONQMNLQOOMMMQQIPSOXNKMKRQMNOQNKLGQPNMNOMKNQPLMMMRSLOTMUNKMMQPJOLQNNKRNXSPINMMMPRKSOOOLUPNMRMPPIQLKSOMRNMLSKHLPONTKSONRLNLRMKQRVPNMOSSLRO
XNLKORQKOLJNOMORLMRRUMRMUKMMPOTQQMJJPMKONOJLPSMNOSMPRPKPSLNLNNTOTMONPKOUNMNOPMKRNLRNROJNKMSSNQMKULNWNOSSQNPTRLOPROVJPMOSNNNRMQOOTQRULKRONWMLRMOQOOOZMM
MIQMNMSNRTXLJROPOMOXULLVLLNOOIPLXMNJJMQKOKTMKSLQVKMJSXZPLVSXTeTPNNNOSIPOMNIOSNOKLYURDJYOHMRMDYJMORKLNVMMOVPNNROVMQMLSHGJKMLLRQLLLLWRPXWOMLORMLKVMNNOJQ
NNMLNSPUPNURMPMONSNTMSKRRNJRLSYKNRSLLTLONQQONNPRNSNMMTOUPLRRJOQMLNKLNQRWKOROPRNSMSKSRLNVSNQIUWMNJMKRJQMOPTRLTNKNOTLSLQOQLSRSNTMLMNTHLSIOOJNOPUPRNMLVLO
PLLSKGRPRNSOQNOLOSIKSKSGQRNJRHTLMVVONPMTUTRNOMSPQIMPULPJPNTMNKKTTKMVPRSLPROMOTNSLSOSQPLSMOLQQRNKPMOTOORKMOKKQONKOLMSSNSRPHMNRVPNTQLNLRRNLNTMNNPNONRJHR
NPOKLMTTNONJNLKNMRLOGLLNKTLSLNKHMSLOQNKLLOOLPQQOQRPNIPSOOTTYVLJRINMMNLKMSNNQTTONKNTRKMKVOPSSRPJGIKOXTPSNNQRJXRVHSNTIRNSPNLMJONQNKKNOLMVTPOSLKNRNRNMLPU
MNRMOQPNMRNUORJNTMSNPSRNLONQTINOSPPNMUUNQLRLNPRQOFPJLKRSROUKLUMNROSNPNLLOOOMOLMLNNPRNUKONPSLOQSOJLVNMLINTQMJIOOMHPPNOOJNKMPUPLOLNRJMQSTMFOMMMMPJLNJRSO
PMMUNMMJPMTNLPITKONNKWPMTPSNLLNLOJQKOSQMORMMQKLKKRNQIFNOOUOLNKRNNSKJTRROMTOOOTOH[LKVLOIONSHVOPLNHNMPNROSONRORMJPNMLVRMRNOLPMGPTLRTTOQNSNOQORLKPMMRINLQ
OOUVPRLLSLOKMNXMLNOKLLONMKNYRLKLWJUPJTMKOXJSNLPNSMMPOKNOOHQSSOJRRLJMVKRMNSRMMQQTMONNROLROLRRQURSONSPNLRSRMWNRTJTUSXUWLGUTMSLNKPPMNIMKQVWJNPTRJPRNQMJOT
QKNNMLWPMNLKMPPPOOONQOOLKTNRSRSSQJRVLRPNPNPJMSOONTPONRTNPUQQYSNJMRMOKOQSMLRQOKMLMKTMRXLLMKPOLOTRLPMKTSLSRPNQNRNFPSWSRPNLOSVRRSKLKSPQLLLRVMNSMKSQRNOPRN
IRPRLMLNRNMRLNRNQOMOPNNRNMONZTKNNLPZNNNUNKWSMRLTONPOOXQUOSOOMMORPKMMNLPNNTKRRQPKLKKSPPUTNPRKNQNPRPQNISLRSKQJIKMRKMRRPOLPQOQNLTNSOLMQNQJNNPMOOSRNMPORRN
NNOEGLUSSQIOHMLNKNRLNLSKISPJNNNLMRTPMMMNLLLPXPMNORMLT^QKNLKRPSPPLMKPMOJISLKSMIJQKKKSLSPMNSLMQNLPOSLTUOSLRLMRULKMONMNOSRROLONSQRLQRUHHAJONONSMOLLSJOSVP
LNLIOVMUMUNORQSNUKIONMMQPONNQLMQOQSYKVNNQPNOPPPNPNMKQOQMOJQJPQNSNKROPUKRMKQRMKILMPLNRPOJGURTPQPRMNQLKRHOLKPOOSRRNRJNPRORTOIVGNMRNQSOTSQNJQMPPNNWFTLLMT
LNNTMRSMNLHQIRRRPMKMLMJPRQPNMMLMUMPKONNRRKNMQNQOLOLSQQMSQMLQSRMLPKPSOPJNKNNOLKLNOTSKMNSSQTKKMKNOMPMLPRMRMTPSMSTORLJQMSNPRNLJLNQPIRSSLQNNPROKMOLNNMSPPU
SROMOLKKJPMTMLKLMJJVUVOQRRSHNTPKVNTQMTRXUOOS]OLMNMYOKOQPMNMWKLRLNOGKKNUPTLQMMMMORQPMSQTLNFORQMRPNRLKKORSONMTRMRLMPLMRLSQHQQKOIOJMMQMSNMKNIKUPLIURKRQML
QNRNPMMOMKRYTSIJWIRRSSKPPPSKONWOPTLQKNPPONMOKTPMNROQVRJOJRNLQQKNQMJPUVKNPSOQLRPNPORMYONGUSPIIILJPOQRNMRRNLQMMLSTMSRLWTNREQKQRKJQVNUJNRLMUNONMKLQWQJMMM
NOPOONGMKUVPJNNLSNKNPOROOQVNQJJLLORNOOQVLKMMNRNQOQROQMJLNNMTUMKRULRPRMSNRPKLNOLMVILSOTLLROMLJQSOMNJNMOKJMLMOMRLOONMHNMUMNKPSPSQNUMLKLRNLMLNSMPNSNLONRP
UONNNOMPQIQNPVROUXKGLURSTMNQLSVKTSQPZNRRJPKRLLKLHNWGINSZUPKLMNVPNJMQMOLNNNTOLKKRLKL[RRJO[QRJbZLNLSUMNKORPMLMMKKKNNPPNWLQRKLLJONMLLRONSQJPNNMLTRPKNMPNK
JJLROTRILRSLLNKNQTOOOMQOMNPSRMMPMNNQNQQJRLUSMSLNPLNPLTTKRKRRTSQNNSQTTRNPKMRKPTJLQNPLMLQTQRNNMTONNNNJKOPNJTQLMOKPRPMOOQSLPKRNHNWYNTPQQNNQONNNSPNTPNROOQ
RLRNQQNRMKQNRSLQMPNLMTQMNOORPUSNUQKMNNUNQLUONNQMSLNLLQNRMRMSMONSTNMKNSNGKTJMOMQKPOPKNNMNSDRVOINMNQLMMLNPVNPOURLJQNKTLPLNMCQQOPOVTOKNWUTILNVNNGLLQMROQP
MMSRKOLKKTOQQPFPPNSMLLRNLJLRSMLPIOPLRTKQOQJSOOOMOMOJORNONJOSRJONMSOOJNOKQMSKOOOQQOPQLKOQNLPNNNOORNLOROKJMWPMQKRRMKSNSTTQQLOOOKKNPRPFOTPKQQNLNMRRKKKNRN
LQJSPRNOSLONSNTRSNMMJSOKPNNRMPSIMTOJPNSLOMNLNNNOLPMRQPQSORNJRNNVNNQNNMJJMNOLTPMRTOMMSTQRNJPNOTPKTHQKPPRKVQSLRLQRPOKQRMTNPNMNNRNKTNMOONNPMTMROKPRMPMMNR
NPTWRNJSMRNMNLSVOPLLTOJONTYLJKKPJKNSRNMRMRPNJMQPMRROSPSTOKNSSPRRMKOPMMMLJMOOQQNQSTNIPLRLRNQUNOSPROPPONKYNNMMSPLNLJMMSPNKVQXUMLROQNOMSNPRRMONMKOLQOUPNL
NNJLQQKLPMNNSMRNLOMNRLMQPONNJQKLLLRPMRQRHPNTRMSOSGLNMMSSSKLOJLJPPNROMOKNPONONONPJQZORNNNQOMMTMPPRMPNKLTLQJOLMORTQNQOLSQMNLPSOOPQSMKRQOOUNLNQPSXNRSLNQR
QMNPJSUIMOMQMLONLOMNLOMLVQSOOTSMOLNNOQTLNPRMOSLLOLOQNRSNOMNRLOPSRNLMRKPOTQOMORKOLILSPLSNPRTONSOQRSMTQNMNPMMNLQMPLMNMOPNSKMSONLNLPQLRONSNQSSRUQNMSQMMLN
NNOKSLJJTPSMSQORKJPOLLMOOOQORMLKMPNNRPONPXOMQNNROMVOJTPOTNRPPPOSKOSPONLSSLLNMNTOLPNNRONRLRLOVMSKPQNSTGKOJKNRJNPOUMOHQSRNRUNMSMLRTPNQOMSONSSPPRQSNQLLLT
ONIPNQOKLRJRSOPSUNOQOLUIMPRNOMMPOOPMTOLLORMPUNSLMPPSNLLPNPOLJONPQIKOPRJNLQKRPTONLPLMNPMTTNKNOJPNRLPMTMXRPIXSJJLSQOSQJSLQTRRQNNMRLLNJNORNTPPMRQNNOOPOOR
NMMMPMNQUPRPNNWHMNISKNRORORQRMOTKMPNNMMNOMNUPMRQJOMNNJMVOMPRNMOLPPOVPNPOPRRTNRRKWPNJTFRMMLSSRRMTNPOORRPLXMLMJRLMOQSNSLQLSONONNOGSOUTQKOLNLSSKKPSOURMRJ
SQPMROMNTLNIPMNNMMNVQMLPKUPSGMNOQPPKRQRTLROJIQLPMLOPOSPNLNKMMKRRSRRPMMSQRNOTLVKSLKNQIJLPLLSQTMQNPPLRNPNJRIPTLOSNROMPOQLOPPQMNQOQNKRKNJQKOORNSOOPUJMNMO
LPQOPMQPONOVNLNRKSLLOJQOMKMQIRORPMOORPQMPWQORRNNOPKNKMNNSMOMNPRSKRTONMPMTQNLMIMHUMPNONLLTJMNNQNNOOPMRJQIJQOKQRNQRLJTPNGLOOMNNQMOMLITVNRMLLPTMMNQMNLNQM
ORHFSNRSTISULOLMOOMSRJOMSXKNSLLLOLJTQPMQSRPPOSNPSWYPLLLSCRPMKMUNLNMIRKNSTRJSSQOTRKOWMMRQQOOMNPPSRQLSLTRPMTTRHTWPPLNTQMPQPQOLJSQMIQJMPMLMLOKOMPTPJPJRKL
ILNOOMPORPNISPNSPQOUKSRRUOLRNQNKRTKOQRSONNRPOPMHOLNLNPTRNMMNPMQMNPNUSNKQRMLONONPHRPOLRLPMRMSOLNKNSQLMPQORPSKSTPKOHPLLPMPMONRRQNOUMOQUOSLMNOSPKNNLKNHSK
LNMPNLRNLUKNRLMKMMRUQSONNPTMLSUIOPRHNONKKNTNMKIOKMONONRJLONNNNNPKMO[NNNKMQTWOQNRSNOUOMNSOMPRNNSNNLOLSORRLPPOMNMNKRNQNMNNSJQNLSSRLPNKSMKLSSKMNOOOSOQRLO
VTKGQLQRNMRKMTKMTNURVNNLONNKQLRQSQSLRNLONTMOPOWXKLNTJPLLOOSLTMLNMKQPUQNQLOLLLMQULLSUKMONPMNMQOMNRQJOSORPPXOJOJNSRNMQNKLJRPNKOMNQPKMMMPOLSMTLMMNPJOLQNO
KTPLLOLMPMSOOQPNRONPKLLLSNONMLSMHLONRSMNRLLTMKQSQOONSRQNTPWRTNMLRRKOLIMOMMPOTLMSKNLQTPQOKLPNQNMHLSMMOSMOQKJTMMNPTOTMPNPLTLMNOPRLRNKRNROKOKNRSNOLSLWMSN
PONQURLNRPVLPNRPSNNROMSRQTLPLKTONXNNONPWMMJNNSNQTRLLROQPPMTTJMULLNQKPOXJOILMQOPNUMKNSSQVJLBQYZPMWRWSaTPNNOOSJMOMPJMNOKMVUPFIWHMNDVLNOSKMMTNNOVNLPRMMRI
HKNMMLLRLQOLXSNPWVMLORNOPSLONHQMNNRPRMNTQMPONSNSLKRSOJRLP[KOSQLMTKONPQONMNUNRNMNMTOPLPSRKPQLMLVNPPRNMLSRNUTMOISUMSNMLPMNPTNMQOSLRNOPOSSSTMKLNPILSKNINN
NPMJKVLNPMMKITSONONOSILSMLSIQPJTKMUUONMUNSQTNSPLIJMLMVQKJPPMMKKUTKULOOSRQROMOTRLSPTRLSMONRQSOLSMOOTOTKLOKJLNNPLSOSRPJMMSPTPNLNLTRRNLMNMMORKHSNPMLOTNON
JNLKLRMOGLMSLLHMRLPMLLMONOPQMORQNIPSONTTZVJROPNMKMNMNPTONNUUHMKRONRRTSQSKHINTSPSRNPRJWRVOSNLRNOLMLPNQNKNOLMKURNOSLKNRNRNKSRMORMONMTRLTMSNPSNNNRTINOPOM
MTVOLRONSOIPNOMRRPSJLSNSRLPPNMLOMOLMLNONSVKOOSJORSJLVNMKINTOLHJNMIQONKNKNKNUTMOKNSJNOSTMIKMOMPKRNHPSNORVNNMKRMSNLNISKPONNWLMTSNLNKSQQLNMPMMKLTOLGOLUON
MKSONSNTRROMTNOOTRPH[LTLIMMSKWOQLNJNMOPNNQLSQSNJOMLUOMROOKOMHPTMORUPPOPQOPLLQMMRMNMMSOULLKSNKNWLNOMLLONMLVRLKLLYJUPKUMKWISNLNNSNMNOKMNLOPSMRKRJPVOLMPN
SRMNMRSTMONSPKSLLRNPTOSNLRSQLWSTUSUTXIWQMSNLPNMMMKQVVLNORJMPQKRRQKNNNLVNKMPOQOPONQOONNSQSSQIQVOPNNHMROOLNSNTPTKOXTKLMHOQRMNMLMKTQQWNKPPMNTLQNLRLRQQNRN
GZSMNLLSUNRSKNUPQKLLQWMSNSMLPQRMOQNOJRRKLMQOMTMNSNQOLOPNNPNMNUTKNNNLPVNNNUIVLRLTONOOXUPSLOOLMOPKMOLPONSRSRMQOPKPJKTRMSSNRLNQNQQOJLSMRJJKMRKMPRLQOQMKTN
TOLLNNRMNNNOSJPQPRRMNQCFLLUSSQKOJMLKLNLTNKJOKNOLMSSNMRMNMLLPUPTQPRLPKINNNPRPMMNOHPRMSSOSLNLRUPMONMKSRONROSMORSLG>LOONORAKLRSURLMKJPXNLVQMVNOPLRULKONMP
PPNRLMQQRYLUNNMMPPPNRMQOOPQOJRLTKVNJLNPUQQMRQTQFLM[LMOPPRKUTNQRKNQMKIKHNMPQPTLPRQQMIQOQOLHMOPNMTSSRONLNLNVHOSMPNNSMSSPKSRKNRQPKLLMOKLRVPLMUNQNONRQKMRN
QLOLSRKSQNQRRNNMLPROQKOLNNLKLNOTJMQOTSOUMKPRKNPRNMOMPQLPSMOORSOSKOMSKOLNLKGOQQKKQSSNQNNQSPRIMNLMNMSMORPPMKLKINMSLLLNMLJUWSPRRSOPLUNSQNRRXVMOPOLNZPKOON
MOOTKLSOPGMLSUNONNMPRRPNOWMNGRNTNMKLPUPNPTTOLNHSRLOOVLSSKOJKMNULIMVPLTVHPPKRRNQNMPNR[TRKJWKPTOOPNPKNTOLKLLQKNQPMOLQONQUJMPTQRQLPKPUQMPPORPTLSNPQYMRXOL
USKHJLLPUQVMQSMOMMVTOMSRLUSRGQMQTKTQNNULMQNMUJSOOPORKLLPPQNPFMLWUPKONLRNLPOOORNKGKKLQQRNOOQVNLMMSMRRPQMMNNLSSRUMRPRMVOLSMKLNLNWJKPQLOOLMLQSONNJNLLLNLM
QRPMROLNINMUNKKOPNSVROPKNRNMLNULNMPNROLMOROOPPIPOUQPUVLHNXORNSTMLORSLSOPYQKPKMTLMOLJNXIINS\\UONOMOSOFMNKRNNTLLJMHIRXROJO[PQK\\[LNKRNMLOQRMNPKNLLKNNPOVMT
KLLGONMMRQOSRQRSKPPMONRLSHKPUXMQRPLKNUIMTPLQSOPSRKLNNPUOMMMKMJOOSROTPTNUNPMTLOMMJUQOUNQQMRRRNMNNXPNSNMJSQQTKNLUSLOLMTNRPRNMLMROPSSVLPLONKQOPKPJNLLSNPN
RJNURKMJPRONLSSOMSLNMNPSQSSOMNUPOTQMRNTJOIRROONPNLSLURMLO[TKJPJNLKZROLJRMNPQKPMQOPQNLLOPTMMKKJNNMRRMNUNKOMOQLTJQNOOJOQMQTOPMNORQLKQTWORNNWMPTQTRKTSRJR
RPNLOMOPTNOLLVNLTJHONRPIKOOLPRNVINRUJLMJLLMLMRUQTPNNOSSQQNRLTOOSIONOSSWSJQORONLPNVQOGQJOMKLLINWMOMKMMJKLMLNTNKOLOSMUMVRJKLOONLMLOOSNNTPORSMYPPPPNHMNNM
MLPSMVPNQSQLQNSMOJQNORLSKOLINMZLSJMQSSROKTRMQMSMSURORPSSNNOMNMPQQLQOLMHQPUSMPSNTQRNSSRMRONNSPRLSMTLNQPQMVQPRSNLLVSTLKSTQRLRM[MSJITPMNOOTRENJNTTONJKMPL
JSFRILLMQLMSNMOMTXQRRRNOUNNSMSQNRNQMQNNQOMRNRSRSORLOTHSSFOSKKOMLONLNRKKTKTPPRKSQRJNNPORLRLLJQQMOPQKMROPOONTQSJPSMMMNROMMIMMMONOVSRSIMLSRVPOPLSLPJQPRLO
OSMRLPLMNTRQLLNLQNPNNQNQLLVRKNLKSLPNPPROMTQNQSPOMKNPTQKJWPSQOQNUQOTNNKRMTLIMNLPIGLLTMNPOONQTQRMOXNTKOMVMLTNMOQMLSMLGOKQKSKHMPRMROMNQNNLHNHOIJNHJJOTTPO
UNNMJNcUTJTNQOUQOJKTQSMQMTVVPKSONOWRNQLOKPOONTRLMPNLNKSKKULNJNOOOTUVPKMMRQTMLMPNSRROKUSOSMMVNQQKOLMRQMSLRKQRMOLRNFKSM[SLMPNNNNTXHLNQM^PHLWKLUOHLSLBPNW
UNMQNOQNNOOPYMPXRTQOLOSBRMQ[SVUMSRJQMNMLMVSHNQTKWOQXPWPPIKILKMUIJSNLTQTLMQLKQKOLOROORLXLMORNXUPMQNPNHOMMTJJJMLWMUPLPMOSVJKRTRMSQRSOQNPPSJNNONSSNWJOLJK
JRTXUOQSQMRLSOLNRQQQPSPOOTLGMONQOMPLPFVNKRNRNMSVDLPJHSULTPSPRIOMSUSOLMMOTNKNLKKPPMHROTRTPNUQNSSWOMMRNUNLSNOMXJHRNLSTQOPLLLOMLULTL^PISLROOKLMIMRMMMKPOK
PNNWSXPTTPRMMTNMSMPKKQMKMUSSJFTMQMKOMRPNOKFMSNLRQXNOMOVRKLPOLNRXNOGMTOQOSORJLMNNQNMLTTOR\\VLMPKONOMORNSMJPJNMKNIGTTOMGMPTVPMLORNRUGOTNHMOKLKKSVTNRQIOOK
MQTSNMMTYOKLMQPQLFOPMKMKVRONONLNPNYQOKKRLRROVNLOOOPKMOWWTRUPPRPNMHRPVMQMRNMPSCNRLOTJMRSONPNOLOLSQKJSMNQJKSNSSQMOUSIPONPSPSLLTNJLMMNPSVRMQPPKPMNJFPSNON
NQSTUSRPNNLSVMOJOKPTOMMKNJMMVNPMQNMSKMMTNNSNLNLROMXTRMHQOORPNNKPPPLMQLQVMNNSXJMITNNUPGOLMSNT[WPMOWMJP]fQTMSQHPLIVNMLPBISTSMNMOMPSHZ]\\\\RNUNJTJJTLMSMNKM
LPSPGOLLKTNVPRRRUMOMMWRMDQKMJSRLRRQNOQHPQROMJPPRVLPY[SIL^NRRSNPNCNQQSMJOQSQRQLPMMQNOQKXOLNTMJNNWUOTRQOMRORWNIMPLKNRTJOONYMPNPTPMLRPJROMPOKTMUQLXUWORUU
KMPVPWN\\PNNUSLLSKOINPFKKMJQNP\`SUKNRRTSVPMQNMKFMQMaT\\ONJMOLQLKLLQJPRUPNRMMOKSLWSJQMYOOKIRSPLMMJMGPJIYPHKRTRQNOOSKOOMQNRPJI]PSUNSMTOLQLMOPMSNRLJONJQLIPN
LSNSNRPPOSNSQSPPJNSONRLRFLSSLPPKLKKMSKOLOULMSRJOTOLMNNSOOMLMJOPSKONLSMROPSNNUNOMWJOOMLJTQNTNOQNPQNLNLTMNRNOPRLSPOOQVRLNOOROLNLLWOSRPNKNSRONLNSHVMPONNN
JRPOKPRJPNPLRQPLNJNVRPKPMHINONMPTTOMRLOPMMRTSOMQTRRPSTSPSMVKSMROHMPNQNJPMWOKIL\\LSTLMPLKLPLOJ\\RQMNMMSOMMQOKPMNQOQLSRMLLOSKVKMKJKNLRRNPTNLOSMLLQLTLLSNOO
PIOMRQNONSNNRTIKORWMLQMNWNQMNQSMSSMSOSMLPKKRLHHPOMQNOLNKVLKTJLOMPLJKOPNPRNRJNLRULNLOGMMRLMNKMSVLUNONMPSSQNNPPKSOLNRLONOSSOSVSELQORNNLONWOMNHNRKMMKQLMJ
MZMKKNKKMGLLMLNQMLOQQSMUMTOKKKQONLMLRMOTTIMNTMOPTNWPOQMHLNNOMMKMMPSLNVPLQPLPQOROMNPOMJRLONOROLSKONRJSNLVLQJLQRTRNTKUTLIMSOKSUROJRRPRVTMONMQQPMHQOKMLFQ
SQUSMPRNTQROSSSMRNMMSPQJRNLNTLPRNLPSOMRMTXPORSLLQSOVKLTSWTRLQOZROOIITPLMMJTRDNJJSSPNNJJMLOKKPCQILLLPLNVLLONTVQRQOOQNNLSLSQSMUNPMMRNNROLRLKOSNTRTMQSORL
NOTNJRSUNOSKLLPNNLONMJNRKTKUOPOOLSLTKNQPMPQLRKLINJLMNOPPJMSNRONRSNSRKNMNRNLLIMLMMLNTNOTPQNMSKNMPSRNOOLUKWLPKPPPJQPPSNOQJRMKQTROTLMKLQMQLMQNQNLLVSKIOLS
NPNQRJQONSRQOSPLSMLRNRPPKJXRTOSNUQLNTNKHQKSJJFMQIBLLUMMLPJOMQLLQRMPXMUQOPXNKVNMOQNLORLPFOKLKQLJKRNSNSOMNNNSNNMGNHPGQJPHHKNQLSMTRONVNMKNNaVSLUMQPUQMHLU
QTSMQMSLVYU[WNPJSRONRPNPMLKORNLMVUJOQNKPKSKKMVLNIKNMMOTRNWPMQKPQSNMMPNSRQQUSPSLMXLQPKLORNIUORRMOQLKOLMNGMKSRLZSNKOMNPLOSNNWUFMMPNaNPELOQKJUNDMSMJPXWNM
QNORWNNOOLXMPURSQOLPS?ORNQTRTVNRTPJQMQKONMNWREPPRM[OVNOLQXPSIKHLJKTQIJSFTNQMMQLKUKONPNLULXKMPRPNSSRLRPMNLNILOTJJMJMNXMUSPLQMOUVFMNTNOOSLSPOQLLOSIMNLLS
QNUJOLKJMRSVTMSRMRMPNORNPOLOUSPLNONSQOORXKGONNOMNPLPFOVNLROMQRVDMQLFSXKRQSLUPSIOMMSOQOLMNTNNLNLJLNPPKHQPSSTQNUQXLTYLKMTNUNMQNOQSWQIMQNKOKWQPOMMNLPNLMS
KTLUOKUMNQQPKKRLMMMQRMLMKQNKPNNNWRYPQSSPQNKSKSMPMKPTLKLRSUQIHMULPNJOMRRPOLFMPNLQPXNOMNURKLPNNRWNNFNROMSPRJLNQLRMMLTTPNS^YKLMQINQMMMOSROOUKJPLNMLNHHUTN
OGMPSMVVOLLLOUJRYKOTNJMKLKLSVSNPQILKOJLSTSNNMSVOKLKMQPQKIIQPONJJJOVSMNTNOLPNWPRJITNQRTRUKMOQPOMNLMLWXUSIVPQNQRLNNHSRSVMQLSTNIDNULPYLMSSTNNMPNOSOKSRKJO
SNQJKRNNSQMLPRHHQJNKNRSORLTNOJNMLRNOSXTMOLQPKPKLGAPSOPMMQOSUURTOMNNLTRLUNNNKMPUNQRNNMNLSQXMOMQOLSLMMTNLQOLRMMRKQNOMWTSOMJOQNORPMPOKPRKMPQNSULMOSNSKMJT
NNUMLNJMSO\\WVQRPNWMJSP_gQUMROSOGMKOOI[OQLNV@ITYSMMOOMORTKYb]^LTMUNJTJJRLMRQMOQIRMNNLTSHOLLKSNVQRQRUNNOMQXRLDNJPMISRLRQQNPONKHQROLIMPQTZLNZZQIM[MMRTPMS
AMTRSRMKOQSSRMQJQLNMULXRMLTRMVOQMJNNLUULULQQOMVOYLNIPMQLKNQMRTPNPOXPNPTPMORRRNPOJSMTQL]UNKUMLSUVJPXLVM\`PNOTSLJRSKNUSOOPINPDKKMPJPPbSVLKNUQUNQPLRJMPFNM
QOMcS[QMIMNOLKLJOINRZQSMOKSXUJNPLZMTOHIRTKLUMIMERKPI[PQGJRXRPQPPNRKNQOKOMRKKI]MTUNVMLMMQKLLOXOTMRONNHOPLSPJOOLLPSNQMTPOQORNO

MKNOONOONNMNQOOQONQNPNNNQMRNOOOOKMRSOOTRNOKOONPQOONMOMONLOONTQLMMOOPQOMOPRRMONOPNNOMLQPJRORNPRONQQNPORQNNLOQMSPPPNRNRLOMQPQOOLXRQNRNOMNNSNMOONORNORMMN
NNJMROPNLTSNOOPOMONPOUHPRQNOOMMOQLOONONORONOONORNPNNONOONOOMPROOONSONUPPOOMOONORNNMOOOOOONLPROOQMRPRONRNSLROORNOOOONNNROOOQNNOQMOOOTNQNNPONNROMOSJMOQN
QRPMONNQROTNNLNOMNRNRPNNNNOROOONNQNMONSOMONOOOMNOPNOONOVONPNPPORNPNNNPPMSPQPLORPPSPQONMONQVRSKPONPORONNMOOPMROPOOQOPPOONOOPOKQRMQLPNMNONOSKSQNOMOOLNNO
PQLPONOROMRNOPOPMSNQOMOOPPMNONNNMNONMONNOMNPNOKQTNOTNONTNMNONMNOPNOOSRPLMOOSMPNQLPQSLOOLNMPOPOQOONRORPMTNOOMONSONOOPNONRNLQNMSOPOOOLQOPOOPONNQONNOONNO
NNOOOQOMOONMNQONMNONNNNORMOONONNNOOOJSPORONONOUNQOPOOOONONRQNNOTNNRSQPSMMSLLPPNOONKOOONNPQOQOOMNNNPNPOONONOONSOOLWNNPRORONONMNNOROUOOOQOOOOPOOOOQOOOMO
NOMRONOMLONOOSROKOOOOOMRNNNORNPONPNNQQNNONTNNNNPNRONOOPNONNORRNQOOONROOONMQOORMSMMROONMPMLOPOSLOOMOOOORNOMSOMRMNMNNONNNMNPNOOMPNOPQLOPTQOOMOOONQOPRQQO
NQPQPOOQPOOPPNMONOOPROOOQPQQOORONNNOPOONNNSMNOPONPNRMNOONPOONPOOONPMNQNOQQONKPOPPSPOOMOQNOOOPNMONPNOROOOONONLQONPNMNPNOOOOOPNPOLSONMMOPONNOONMMNOPNNON
MOONONONMPNNOPNOOQOPMOONONQNROMQNOOPNNOOOOMOOORONNONSRRLOORPMOOLPMPOONOOQNMOROONNOOOSPQMNLLNRSOPOMNNPPOPQTPNOOMONNNNNONQKRNSPOOONMMNRNOKNOSNOOQNLRONQR
NSOONMNNOOONMVNQVQPNNNNNNNOONPPNNPNOSPMOOQOOOOVOQMPLQOQONOTPOOROMNOORRONNPNORMMOOONQNOOQOOMOOOSMNOOROOQNPNOOQONNPNPMNOONNOONSOPONVONOPOSPOOOOOOLOOQTOM
ROOPONNTNRQNOQQNOQNPOMOORNNNMNLRNONONOONNNOOMNOOLVOOONOQQMPNNONONPKOSSNMNLOMMMNNMOOPSNPMNNNOPPOUPSRPRONSLQOPNQOOOOMPLPOOMTOOQOOMOLPNOOQNONQRONQSOOOONR
NPMOMOPJOOMRUGLMNKNINONNONOOROQMQNOPPONNONOKNPOOOOOMPMOOONNMMOROOOSPNONOOMONPOMLNORONPMJMUOORUNPNHUOOOOONNONMRPNJONNOOPPQNNNOPMOONQONOSPPROMNOQNPNONOM
PPNONKOQPONJPQMNKRNOONONNMQNPRPNOMNOSPQMNNNONLNLMTVQPNNPOMPQMNOQKOPOOLOLONNOONWMQPSOMMPOMRONOOONONNTRNPPPOPOMPMONOOSONLOONPJONMNONONOJNNOJNNPOUPONONOO
NNOOMNNPNSPOONOMKNPONOQSOOMNPNOSONOUSPSNNMPMPOOOONNOPMPPRSNNRMNLRSPMNMNLSSM]URPSOMRTRNJPOOOQOPOOONQNOOOOOOOONMOPOPNKRXLSSTRQONOSPNNNOOOLOOMMOOPOONOTPO
OOPQONOONPMMQLROPPNRNKOQOOMNTMNNRMMONOLONRONOOOOONONOOMNNQNNNONONOONQOOQOOOOMNNOOONOOOOPONNQNNNJNNONRNRNTMNOOQNNNROOQOOMNOMOQNMOPJONOTPNNOOLMNORMOPKNN
OPPOORSONSRONQMPNOPMNONONNOLOTNNQPOPONONOOMMNNNOORMNRPNONRMONQOQPNOONOPOMOPPOLPNRONRNNMOOMOOKTNOMRORNNLRSJKPRPOMNOOQPNMPONINNNNMOONONMNNNMOPSQSNPNNRQP
LPNNQNOLPRLPROPWQLNRNOUNNLONNRORONORRNMQOMOMUOQPSN]LNMNOPSQPJOPORMNNPQPONORONOQOQQRQONLPMOPNNNLONIQTRMMMTMNPLMPPOMNOOSOSOQNNOOIONOMNMQMOROONOOQNPOQORN
PONPNPOOMUNNPNONNOONQMONONONOONPUQNPSNPLNONOOMTPNOLOOOMOOMNNNOOPNNPPNQOMNONITPNPOPNRNMOSKRONNOQONOONOONPONFOIKNOONOOOVNOOQOROOMQUMMNNORMOPONPMMOMPMNNM
OOLPRONONONNMPMMWQQNQROJNPMNPSNLOLOQNRMWNSNPNLKOOOPNNUONOOOQQRMRLNQNMMPONNOPOPMMNNMPPOOMNQNMOOPNOOPMONQOQONOOONNONQMMOOOMNPQLOMROVOOOONJNPPNNNOOOONOSO
QLMPRONPLNNROSNOOQNNOONMLNQLNOOPNQOOSLPOOOQPMNTNONNSQSQOPNSNRMNMNNNPOOONONOMONONOPSNNQNRNNONNPQNRWQNNOOONMNNNONOORPNOOONPPNONOPPPOONPONONOPOONOONNNTLR
OPNMLNKOSRLNPONOOVNMOPNLNMQONMOOONUKOONONOMOMOPNOOQQONNSOMONONNONNRNPNPNNNPORNNNOQPONOQOPNPOOMQNNNNPPNNOOOPOOSPOONMMPSMSORONOONMQQGKPPKOOOOQNMPNORNNOU
OPRONOPMQNNOPOOPNNOOQMNONMMOWLOSMTNNNOSFKNOPNOMUONQRNNNNPKPNNFNOMOPNPNTMOMNNONOONNNITPLOSPOJLMNMPNOPNNNQLNLONOONSNNNNNNNRQOONPOJLSPOPOONNOONNQSOMQOMOT
SSPNNPOOKNPNPJQOOONNOMPOMUONOOQONNNOPQSNOMNNNSQLVLNOOOOPPONNNLRMTOROQRONPSNOOOOMNONQNONQNONNMMSNPPTKJOMURONOQOPONOPSJNNOXONNOMONNQLLRNPNPPOTQORONPNOMK
NNPOOOOMMOKOPOOOMQWMMKMLUQPPWOORNLOONPOOOOPOJNQONPOQMONPVSNNNNOOSQOQNMMONNRPNQPKLNMNLROOOPNNQOOQPOOPNNNSMOQPNPMOKPOOOORQNOOONOOOOOQOTONSUPONOONOQNOQQN
OOONOSOONONNNOPONOOOPOOOOOONZNNPOOONONQJPNONONNNOOLPNOOOMNPPNLPOQLOPOOQQNNNLLPQNOOPRPOOLPNOMOTPMNOPMONMNTONONOQTPONOOOOOORPNOOROONNPMOOPNPONOONNONPOQN
OONNONOOOOOPNOMRONOOPOQQONRONNNNNPOQOPONOPONNNPPNMNPNPNNOPOPPNNNPOOQNUMOOONOOOONNLNPOOONOONOMNNNMNQNMNMOOONRPONOLRONMNNOOLOJOQRNUOTNVNPNPIRNMRONLNNOOM
PNKRMRVOPRQOOKQSNPNONQPOOSPNKPRNOSDOOQOOOOONNONNOPONMNPONNNRNNNONNPRPNNPONOPONOPMONNOOPOOPONOQNOOOOOOOORPNOLNNNOOMMNONNNNLOURQQRPMNONOQPPOOOMNMNMOOMON
ONNNPLNNOSNOOROORONQONOOOPOKPOOONPONONNQOONOORMONRNONPOPSONNOMROOONRLLOMNPOOOLPROONQPNSPMPORONONTRQOOOMMNONNOPOONNNNMQOMNOMNOQNLRSONNNNYRONMOONNMNOQKN
OQTRMNNOOROPROOOOQOOONONNNONPNMLOOONNNOMNSQSMQMLSORTONOONMPUOJUPNORMMPKPNROOOOMKTPNNMMNSNONNQOMOOQNQOONOOMLMOPMQMOHOONONOONPPOOMROOOMOOLRRONNNPNOPOLLP
WONOOQOOPNNQNNOSNONNOOONNNNOQPPONORNOOOOSQNPOPORNONNONNNNNOSSONOOOMNPQOOONNONRNOMNOMOMOOPNNNMKONOMNMPPNNOSOQQJNNNMNQNOTOPPONQNONQPNOONNONPOOOONNLOORNN
KOOPPNOONNONPOOUPPNORPPOOOMPNONOOKONPJNLQNPPNNLSQPOOOPSQOOPMNRLMNOOLQSSOMNLNOLSRPNQOOMNNNONNPOMRONNOLQOOLNNNONNOTOOOMNOOQOOOPMONNOOQRRONNOOPJONLKQQQPJ
YOTSSMRNTQOROMOXNNNNOOLNNMOQONQNOMPMOPOOOSNOORNOPOMQNPRNOMONNINONMNNOPUMPPQOPOMPSDONKORNLOOOMKOQOOPNONTUPNOPROOONNMONPNONQMORONTOMOQVNMMPQPOLOOMNONMNM
MPNNMNNNOMQNRNSQPTTOOOSMJGOPOSOOOOMPNONOOPPNSROSPNOOQMPNNNNOOOOOMOPNOMOONOOLLPNOOOJOUOPOOOPMONOMOSPNONNMONNUNOLTMNNMNNLOPNPTPNTSPPMONOONOQTVSONNONNNQN
ONOPQNONSNOQNRQPNZNNNMNOOONLOONQNONNOMOOMOPOQNONOONMNNKTNNKONONOONJNQONMOPNOTOONNONRSNLQOSUNLQOTNOMMOPQOQNQGMSONOONHONOTMOMPOYNNPNMMPOMNNQNOQOMOSLONNN
RNLQTOSNROPRNOMNNMNOONTLONMLSOOMNPNQQNMNNOOPLSRSROPNLMORFNOKNNPRNNOPOLSPLPNORMNONMLOLOMWOEPLNPUMONQVSNLORRONRNNNMPOTKOLOMPNOPTTPMRNORRMTWMNNONNRNNRLOK
ONMRQQMNNNNOMNSNPTQNOOLOOPNNNRXNOKOOONOMOOOMPNPSPNONQNPRMONONNOPPNNOOORNMONORRONNNMSVJQPMNMNRMJMOSQOKOMONNONRINRONRNVOMNKRLOOJSNJOMONNNQOOLNNNOOOTONOO
OOPRQONOLOOOOOPNNPQUPLRONOSPOOPWOQMNNNUOPOOLOORMPONKNSPLNONPPPNONSQQONNTOONKNLRQOPNOMNNONONMLNMOONONNPNMNOTRNMMOMOLITONPPQUNRPONNNQNNMQOONONNMQOQOOQPO
QNPNNNMUNONOOOJNONPNOTPNOJOONOSOMOMONLOPOTLKOONQNQNOPRPNPOQPPONONMQPMQRMNRMLNOPQOPRNPMPOPNORTQOOSONSOROMRRRNQOOMNMOONRNSONMLONLMOLSPOQPMPMNPOTQOOOMOMP
QNPONOOPROOOOPNORNQOPNOONONOOONSOUOPMQNOONNOOPNPNRNOQPMPRORNSMQOOONNOKNNRORORMOTNQNNNNROOSJLONPPOPOUPNLMNONRNNOOROONNONONTONOPOMNOMNONNSONPPORONNNOPQM
PSPRQPQSPNNONQRSQNPNTONOMPMOSOPONNOOOOOOPOONQRLRLPNNOOQSRNONOOOLNNOPQNOOONOSONOPORNSOOMPONNONOONNOQOMOPOJOPUNONRNNPONNNOPNOOSOPNNQLPMOOMMQOPOQOOQNPMSN
OOMOROOOOOOOOOMNNOMSOPOOLQPONPOORNNNONOOOONNNOOOPROOLMONQNNMNONNRNOOONOMRPNONLNTNQOOONRQQTLNNQSPNSMNSMNQNNOONKOONNPPOOQORNNOOONONONNSOOOUNNOQPOONMNNOO
SOQOOPOMOPOOOMONHRORNONNONPORRLROOONNNNPRNOOPOQQNOONTNNNNOQPNOONOOOORNSNPOOORNQOONOQNOONMSNMOSNNNNROOPQMOOMNNNOOORNONSPNQMMNNNNNNJNONOMNOPLOQTQOOMOONP
NOQSQPMPOQOPNMOOPOPOOQNOQQOONOOOOOONNOPPORNOOOONNQPNONOMPPQOMLPPNSPOMORNONOOOPNMONPNNROOOONONLOQNQMNNNMQNQOOONNNPPOMSONMNOPONOOMNMNOPNONPQOONOMONOPOOQ
NMNOMOOQSOMPONNOOMOOPRONJOSTRMOSRONPLNNPOONOOONMROPNNONPQNNNRMMNNSOOOPPPPNTOOPOONNONRQLSNSPOOONNNNQOKNNPSOQLRNNPRNOONONNONONOMVNRSQNPOONNOOPNNNPMQSNOQ
OOOTNQMOLNQONPNTROQMNORRNNPNOORMOMPNNOONOMOOQMQOORMOQNONONNNPNNONSOONTOPOSQOOOOMOOTOONROOMOTNQOPQONNQPNOOROKNPNONOOONOONNOLVMOOOMOQMNNOKNONNQMRPTKNJMN
LMNNOMNPOMSOLPNNPQOSURSTOOMQQOQOOOMOLOMQOOOLNONOONQTONQTONOQNMOPKPPRRHLNNLNKKONNOOORQMQOONONKQOOPMPMOONMOSOOUMNONOONPOQQOONOOSOOQNLUOQSNLQPJQOOOOONONN
PNRLONNPQNNOOPOONNNOMNONOONOOOONNOQPNONOMMPNOMOOONJOPQNNPRNOONONOMQPNONPTPQKONQMLNMTYQRNNOOMQSNOOOQKOROOLPNNNUNQOQNLPOMRONOOOONTNQQONPLMNPMMOQMMONPPKO
ONOONONOKOMPIMOOPOVNNNMOONNNOONNNPMSPOONMNMNONOQOQNMPNSOOUTPSNNPOONOONNQPQNPNONMRSQOOOSM\\USOOMRTNQOOOPOOOONNQOOOOOOOOMOPOOKRUKTSQQOOOQPNNNOONLQNOOONMM
OOPNOONOTPOPONONNKMNLQKROQONSKNKNQOMNMNNOMNOONOONRNOOOOOOOONONONOOPNNNONOMONQOONOONOPNOONOOOOQONONNJNONQTMONNNNOOONONOQMMPRKOQNOSPNNNOMNORNOQKLNNOPOOS
ROMRONONONQOOONNNNOOSNNQOLNONOOMNNNNNOROMROQOONRMONQOQPNOONOPOMOOQPPLPNRONQNNMOOMNNKSSORNNLRPRLKPPOMNQPNNPONKMNMNMONMNMNONNOSQSMQLMQSOPPNNQNNOLPPLNPWQ
LRNOSNONQORONRNMOMOMVNQPRN\\MONMNNPSQPGOPOPNNNNQNNNRNONNNQROOLOPMOPNNNLOIPSMPTMOPLPPPNNOROUORRQNQOOIONOMNMOOOOQOPORONPNPNMSNNONOOMMNOMNONOVQOPSNPMOLPQM
MOOOMOPMNOOOOMNNPPOPOMNNJSONPOPNOMPULSONPQONOONONNHJLNNONOONVOOOQORMOMOOTMNONOROMOOONNMPMONOORNPRONOOONMPMMXOKRRPNKONOLPPNQNTNNOMKOPQNNUMNNOOQQRMPMONN
MMPOONNOPPNMNNNPNMQNMOOPNOOPNMNROQOOOOMNONONQMMOOOMNPQNMONNPOTOOOOJPONNOQONOSQLNPNPMRSNOOQNOONMLQLMOMOOOOOQNOSOMQOOQPMNTNOONQSOPNSNRMOMNNPOONOONMONONO
ONNQNNONNPORWONOONONNNNOOPNOONNPPNNOPOPONPNONPPONRNNNONTLPPOLPNMNKMTRLONOVNMOOLOLRONNOONULOOQNPOPNPOOOQQNNSONOONNONNSNPONNNPORNNNOQPOOOQOPNPOONQNNPPON
OOOPNOSNONMLOQNMSOONNMPPKMPORPJOMONMOSNNUOOONPMQNNOPOOOPNNOQMNONOMVLORMTNNNOSILMOPNOOMTOOPTNNNNPLPNMINOMOQNPNMMOMNONOOONNNTQMTNJLNNMOMNPONOPMNONPOSNNN
ONNNMOOOOMJQPONPOONNONNPPOMQOOTSSOQOOKNPPPKOOONNPPOMUONOMRONNOOPQTNOMONNSQMVLNOONOOPORONNLQTQONSNOOONNPNNPNONNMNPRKOGOMUROPOQNNPPKONROONMONQQMNRNPOPOS
RLNQPOMMNNPOOMKMOOONOVLNNKMLTOPVLOLOONOOOONKMQOOPOROPNNOPVQNNOOMPQPNNNMNNNRPNOMMNMNLONOPONQOOPPOONQNNSNOROPLOJPOORQNOOOOOOOQQOSONNRSNOOOOQQQNONOOSOOON
NNOPMOOOPOOOWNPOOOPORMPOOONOOOOOPNOOOMNNKNOOLOPOQQNNNOOQNOPRQOOMRMOOPMOTPMNNOMNMONSNNLOQNNOONOORQOOORONNPMOROPOPONOONOOOPNOOOMNOOONOLONONPQQNQOONNNOOQ
OPNNPOKNNNMNOQNNPPOQOONPOOQMUMOOPOOONNMNNOONONOMNNMNQOMNNOPONRNNOMRNNNONOOLLPOQNUOTNTNPNOKRNRONMNNPOKOLQNRWOPRROOMPQNNNNOQPOOPNIRNEQOONONONNOQONONNKNQ
NNNONNSPONPONOOONOOPLONOPOOPOOOPNOOOOOOOOTNOMNNNMMMNOONMNMOURPQSMONOQQPONONOMNMOOMORNNNNNOOQONOORPNQNOONPLPOONONPONONNQNOOOQNONRNONPNOQSNOPMRONQMQLNNN
POOOLPOROONQNSPNPRNONTPOOMMNONOPONNNMNNNOMOQLORNNNONXRONOONMNQKNOQTRNONRPSOOOOQOOONOOOPNMLOPONOOMSRNQKLPSQTONMPSOKTPRKPKOOONLSONRNLNONNQOMOQNQONOOMLMM
QIOOONOONNONONOOOMOOMRROONNNNPOPOLMPUOOOQOPNNRNNOSNONNOOONNNORQPNONOSOOOOOQNOPOSNONONMMNOOSSONOOMOQOOOOPOPORONPNNOMONOOPNNMKONNMPNOROQRKNNNMQNSPPOOPOO
MQPNOONOOONOOPLOORNLONPQNPOONNONPOOPORPPOONMPNOOOLOQJONMNQPPNPOMRMNNRPNOORNLONOOMONNOGQOOOLOOOOTOONNOOOPMNONOOPRRMNONOPPONMRLKWOTRPNRONOTQOPPNONOMNONM
NNMONOOOMNOMOOQROQMOPNNKOPSONONMKNONONOPXMPPNPNNPSEONKOOMRONNKQPOQNNSTNKQOPPOOQOPNNNNNNRKQNLSPMKNQTLKPOMOONOOOLNNLNNNONNNSPNOUSOOOPMNLLNSOOONONOOOPOSR
OPNOOQPNNNOOOOPNOONONONNOOMPNOOOMPVOOOOOPLNNNOOMORPMNNNOLOUONLTMOMNOJPROORRNRQOQPMOOOONOPSOYSONNOONRPONOPOONTNOQNSQPNZNNNMMOONMNRNONNOMONNQOQNOOMMONJR
NNLONNNNOJNPMONOPTONNONSSMROSQPPOMMONOOPQINPNOHMMPLSWLLNPOXNOOQMQNOPMNNLNNNQLQSORNRPONOMNNMNNTMONMMSQMNONOQQNNNOPMPRPOLNRENMNNONOPONRPLOQNNRNONMLNOLNV
OIKOPUNOOQVSMORONRNNMNPOPLMNNSOOQTRPPQNNSRMTWMNNNPQORLOLNMRRNNNNNOIOSONSPOOOSPNLPVNOOKOOONONQOONMPNONQNQMOOONOPNNOONRNPNONORONNPVVHQLNMNPNJMNSPKOMONNP
OOJNQONRNVNMOMRLOLTLJPNONNNOOLNNOSONOOPPRROMONOOOOPMNQQVOLRPRONORPOPWOMNNTOOONNOPSMPONMNSPLNOOMPQMPROMNSOONLOQOQNOOMMNONONNLNMOOOPNPOMMPMTROMNOMOLJONK
QVNRPONOQMNOPROQSJLRNQOTLTONONTQRRSTONMSSKRSOROQMHQONOOMMJONOPTIONROOTNNROOVONOOQRSMPNRPMPMORONOUGKMRNSNMNKMNTPNOONPPNOONMNONONKMPOOORLNPNMOQNUOOQSQOL
NNOHOKMMSLOLNRNOOKOOOOPOOLRPQNNROOMQONMQUHHPOMMRMRONSNOTRNONPONRQJMNONNNSOSKNONNRQQPOOQONMNOLQOPONSRNSMPLVQQOONINNRMNQOMONOQNOPMNNQLMOQOMMTVQPONMNOMIN
NPOQLVMMQONOPNONMPLOOQROONSPPIPQRONNOMNNMOONOONPNOPNTNPMSOPOOOSPOOMNOOTNPOONLPNQOPOOQNSOONOONORPMPMOOMONONONNROPNNNONJOOULMPOOMONTOHONKQNNONQOPNOGONOO
OONMMKNRNOQNNONOONPNPNNNONNQONONJULPMMOQONQQFNMNNNRNLJKOQUROPMNSSOOOPNQOPMOOOOMMNOOPORNTTONNORUNONWOMMSOOPOQNMQOSNNPONNONMPNKRONNKOOOPPNRLONUNOPQPSNNO
OW^RNOROOOMLPKOMOOOONPNONONPOPMLMNNNLOONOONRNOQMPOORLOROSNNOMSONNQPPOPQOMNNMGUMKNMOQMLNONNOMOOOPNROMNOPNOOPQNLRNMNROONORWNOOMLWOMLNQPOONNLMNROPORNOVPN
QMSPNKNOILNSPLJLONTNKOLOQOPQOMNNNROOLQOMMOQOLNRGINSJLNNOVLNPOPNOTNNTNDNNOLPSOOPOONNNNQOUUMMJONNOLPTTOTUMOONONOSOGBROLJJMNNKOQTNOTORNOOQ[T_PNNH[QNOONUR
ONRNONKNQHOLPMOPNOPNVOWUONQMRPOOOSFKJIMRNMPUMKFSMPXOSNQQNPNQWKPNNPLNPNKNKNOPONNPOOLMMOONNOOMQMVSOONNQOONNNRMONKNMLNNNDOSLN\\POZJRPMOQNKOTOQMONNKOLPTOMM
MOQOONNPSMRNNQMIONJOMOMHOPNMNIOOOOPNOKONQNNULQPVLPNINNNNPOJTRPQKNPOOOTPRLNOONMSNQPQXPNPNRPOMSMHNMQKNLQNLPNONNLOOONWOOOKNPOJPNKOSNIONTRNQNNWSMFMNPOPOMU
TNNPMN[NQRIPLRONKMJQNNPMKNMJNVOQNNOKRROORRTOVNQQZROQOPJOOLMNRONTKQNNPOPONONNMNNONVSNONMNNSPOONLIINOMKQOOLNOLLNSNNNLNLNUPLOKORROONJKNMMPOLSNRQPNONMROMO
MOOMMNLPMOTSOLURPOOQOOOQRQNYNVNOISQMLNNIJOQOOOONMNMONMNPONOMMOQOPNLTOPNKOPNNLNXMMNOKOOONKMLNKNONNNNRMM]OSOOUNSNPONNNOOMNNOSPOLKOPKMPOURRPNMNPLJOPOOSOO
OANPNNNWRUOOPRXMOOTNRPNMLNQONKOOOMDQPNSNSNIMOOMN[NLPNNNKOUOQMJNONULNMPPMLMOLOQQLaLBOLOOOOONNOROOGRTKPMONNNUUMOOUITLLSIMOSLORNONONNOPNPNNONONNNONMOONMO
KONNNOOPLNNNONRLOPRNMOOSPONTSOUOMNMNNPJNNNMMOOOPSSOOMNNNNLQRWONPNOPPOOOMOOQWMQNKLNONMQONPPNQQLWPONNOONNOLOMPNPXNLNQOSgNNOOLNOQOMNNKJOQNNONNMMOOMNOONQN
NLOWQIOOOQVSLNJOPOSNRNOSRPSPSOOOOLNSMNOQNROOOQRUOPRNMRROKOONPOLOZP]QOOMONPLQONGNLNTMRNNNPRTNSNOQLJRPONNKOMOSTOOQTOOMMNMNJNNONNSOMMQLQLMPPNONLNQLQMNMMM
NOSJONOMNONONOPNNSXPNYWUPOMOMMQMOOKNMNOOOOSRSOOQNHLMGRPOONOPPOONNONILNOQTPQONNNNORNIOOKOMMPMOONMNQQHKONNJNNNPUPNMONLNNPQNNJNOROOMJQNQNMAPOQQNMQOOLOLQO
OSORSOPRONPHNNSRTOONPOTLQORMTQRQRNTPNMLVOMR]ONNRPMIQONRMMOLONSMOPVPJNPPSNSNOPRPOWONLONNRRNQNOSMPORNNORLJMQOQLQNONPNIQMNOSRONONQONOOOMNOOQMOPJLPONORLNO
PNONQNOUOOJOPSOLNNOIOQLOLTYIOLNPONOOOOONPLOLRPQKNMQNOMMRQNMQTNPNOLMPQMQOMQMPRRLOQONOOPQMQQPKLNNONLNNNSORLNQNQNRQPOQPQOQOQMPOMLROMNURNTMOLO[NQQOONLIMNQ
OONOLNNOQONOPTMNRLMQRQMMLTURQPOMMMHNONOOORQNMTNPOPRONNOPQONLPNOOPQNONOPPORPQMONNONLNOONPOONNONNPMNNQOTNOLUOPOOOOOUPNNNNOOQUNORRONNKPNQOQOOOQOMSONMOOON
OQPMSPMQOMONONOMORQMNNNONISOULMPOOMOONTODOONNKQMNOPQRMOGONNOOONPNLMOMMNPMRNNQOOORONONNONPOQNONNONNPMQONONIVMPMMOQOONQPIMORNNNRNMLQOIKLSTQMQSUNOOOROORO
OPMOOOOOLNOOPOQNUVONNOSUOOOONWOMOOMNOSMOOOQOQNMORNNNRNNNNONLPNKNQNNNKONOLPOQNONTNRPOQOTNPMNOX\`SNQQOONMLPKOLOOOOPNOSONOOOPMOLLNNNOLOONOOONNMNRMMNOQONOO
NRLNNUOPNNOOOMSMONNNQOPOQPMNMNONWMJNLOPMNLNOONOOONNNOPNROMNONMOPNJPPONROONNSZNPONONNLWOMLOQNPOPOONLLMPQRLPOSNOWQQQPMTPOOKNOKKNPSPOMJONSNLOLOOQOOQOOQNN
KOPNKRNNMOQLNORQHMMLLKLNNOVKOOONNMTNMUPCNRQKPUOPNNNNNNMPOUUMMHMONNOLVXTOSZLNNNONOSOHDRQNMHJMONKNQOTNNTOMNRNOOQ\`UdPNQNH[QNSORQNNURQONNNNQLNPHOLOLOPNOON
VOOWUNOONNOOMQOQOOO[CHMOMQNNJWLOJHSMPXNQNQOQSONQWMONMNPLONQQKNKLOPONMPONMKOPNNOSMVNVTOPNQRMNNONOSQNNKMONONNNNDOTLN\`POYPOQQGQPMORNJOOZOUQMONNIOLQROMLOQ
OONNKSMRNNNQMKOQJOMOMINOPNLNLOOOOOPNPKNMNNPNNTLQRULPGNNNONONPOITQPPKKNPROTPRLNOOLMSQPSXQNPNOQOMOTMGOMQKNOOLNLPNOOMNKOOPMNWOOOKNSMHKQNLOQNHRNVSNQPNWUMB
NNQOPNNW]NNPMM]NMQQIOOOQJRNNKMJLQMNNPMLNNMJOYOTONOLSRSORSRSXMPP[RNPNPKOONOKMORONUSKONNPOPNRONNNNNUONUQNKQMNNSPNNNLHJNOLKQOOQNOLPLPNVNNNONMMQXPOOOMNORQ
OONIKNMLPPNKVNMSPPOQNONNSOMOMMOOMMNLQOLOTSOLWPOOPOONOQQQN[NOVONOGTSMMNMHINQOOOONMNLNNMOQONOMOQOPNNTQPLPPMNLNWMMNOJONOMNKMLLNJNNMNNNNUOPNM_OTOOUNSNOONN
NOOMNOMIOSONOLIOOKNQOTRPPMMPMJOOONMTOOOANPNNNWRUNPPPRYMPNNOUNQRPOOKNPNOINNOMFQPOTMMRNHMNNMNN[NPMRMONLOSPOQMJLQPONTPLNMPPNKOLNPSLcLBOKNOOOONONNOSPOCRTQ
GMNPNNZSMOOWISLNOJRKOLOWKONOPNONONNPNSNNNNNOMNNONMOOMMOLOQNNNOOQLKMNNNSONRKOORNNOONORTOOSTOWOLNMNNPJNMNNMOPOOPOOUPSOOLONNQOMLRRWOONNPONPOMRMNOPVRNRNJM
NONMONMPONNPJWOPNNNNOPMNOKOOOMRNPRSRNLNQOOSiNNQOLOQQOQMNNKJNTVNNONNMMOOLNONONNQNNNKPOXQMNOOQVSLNJOPOOTNRNPSRNSMPSNNOLONSLMOKONRMOOMPRTPPQNLTROJOOONONN
[P_QOPOMONQKQUPPGOTMRNNNOPPURTNOMSNONQJOHTPOMNJOONSUNONQTSMNOMKOLNINOMNSOMMIMMPPNONLNMKOROMNNMLMNRJRPONNPNONOPMNNOORRSP[QOYWUPOPLMMQMNOOKOMOMOOLPRTOOO
QNNEKNGTROONPPOOMOPNJLNUQROONPONRNINOMKOMOPLOONLNQOQHQHNMNHNMNNOUONHNOMMNNSPNPMNOROOPJPNQONLEPOOQKQOOMLOOOKQOOPNSORSOPOSONOP`,
  e: `b< e # #
b< e # ?
b< e # a
b< e # at
b< e # for
b< e # from
b< e # in
b< e # mg
b< e # of
b< e # the
b< e # times
b< e # to
b< e # units
b< e # weeks
b< e # years
b< e # |
b< e <c?c?> and
b< e <c?c?> he
b< e <c?c?> he's
b< e <c?c?> his
b< e <c?c?> i
b< e <c?c?> i'd
b< e <c?c?> i'll
b< e <c?c?> i've
b< e <c?c?> keep
b< e <c?c?> my
b< e <c?c?> no
b< e <c?c?> now
b< e <c?c?> right
b< e <c?c?> so
b< e <c?c?> the
b< e <c?c?> then
b< e <c?c?> what
b< e <c?c?> §
b< e <c?p?> and
b< e <c?p?> it
b< e <c?p?> so
b< e <c?p?> the
b< e <c?p?> §
b< e <cc> and
b< e <cc> i'd
b< e <cc> the
b< e <cp> and
b< e <cp> he
b< e <cp> i
b< e <cp> i've
b< e <cp> my
b< e <cp> the
b< e <cp> what
b< e <p?c?> and
b< e <p?c?> he
b< e <p?c?> i'd
b< e <p?c?> i'm
b< e <p?c?> so
b< e <p?c?> the
b< e <p?c?> your
b< e <p?p?> and
b< e <p?p?> for
b< e <p?p?> have
b< e <p?p?> he
b< e <p?p?> he's
b< e <p?p?> his
b< e <p?p?> how
b< e <p?p?> i
b< e <p?p?> i'd
b< e <p?p?> i'll
b< e <p?p?> i'm
b< e <p?p?> i've
b< e <p?p?> is
b< e <p?p?> it
b< e <p?p?> just
b< e <p?p?> let's
b< e <p?p?> my
b< e <p?p?> no
b< e <p?p?> now
b< e <p?p?> right
b< e <p?p?> she
b< e <p?p?> so
b< e <p?p?> stop
b< e <p?p?> that
b< e <p?p?> that's
b< e <p?p?> the
b< e <p?p?> there'
b< e <p?p?> they
b< e <p?p?> what's
b< e <p?p?> yes
b< e <p?p?> §
b< e <pc> that's
b< e <pc> the
b< e <pc> then
b< e <pp> and
b< e <pp> the
b< e <pp> what
b< e <pp> which
b< e <pp> §
b< e ? allerg
b< e ? and
b< e ? denies
b< e ? he
b< e ? he's
b< e ? i
b< e ? i'd
b< e ? i've
b< e ? just
b< e ? no
b< e ? not
b< e ? on
b< e ? one
b< e ? she
b< e ? she's
b< e ? take
b< e ? the
b< e ? they
b< e ? you
b< e ? your
b< e ? §
b< e a big
b< e a bit
b< e a day
b< e a few
b< e a fortni
b< e a gel
b< e a jab
b< e a little
b< e a month
b< e a rash
b< e a tablet
b< e a thing
b< e about the
b< e about §
b< e after that
b< e again |
b< e ago and
b< e ago |
b< e ah |
b< e all |
b< e allerg ?
b< e allerg to
b< e allerg |
b< e alread ?
b< e also on
b< e an inject
b< e and #
b< e and a
b< e and an
b< e and don't
b< e and for
b< e and he's
b< e and her
b< e and his
b< e and i
b< e and i'll
b< e and i've
b< e and it
b< e and night
b< e and no
b< e and not
b< e and now
b< e and on
b< e and one
b< e and put
b< e and that
b< e and that's
b< e and the
b< e and then
b< e and there'
b< e and they
b< e and use
b< e and what's
b< e and you
b< e and you're
b< e and you've
b< e and your
b< e and §
b< e anythi ?
b< e anythi for
b< e anyway |
b< e are they
b< e are you
b< e as before
b< e as ever
b< e as it
b< e as well
b< e at #
b< e at home
b< e at night
b< e at that
b< e at the
b< e back on
b< e back to
b< e been giving
b< e been on
b< e before |
b< e better |
b< e bin |
b< e bit of
b< e blood pressu
b< e blood thinne
b< e blue one
b< e both |
b< e but not
b< e but you
b< e came in
b< e came off
b< e can do
b< e can have
b< e can i
b< e change it
b< e come off
b< e comes |
b< e contin |
b< e day for
b< e day |
b< e days and
b< e days of
b< e days |
b< e denies the
b< e did the
b< e did they
b< e did you
b< e do i
b< e do it
b< e do you
b< e do |
b< e doctor |
b< e don't want
b< e don't |
b< e done |
b< e down as
b< e down |
b< e drip |
b< e drops |
b< e enough |
b< e every mornin
b< e every night
b< e fine with
b< e fine |
b< e finish the
b< e finish |
b< e for #
b< e for good
b< e for his
b< e for it
b< e for now
b< e for pain
b< e for that
b< e for the
b< e for this
b< e for you
b< e for your
b< e from now
b< e from the
b< e from tomorr
b< e from tonigh
b< e gave him
b< e gave me
b< e gave us
b< e gave you
b< e get it
b< e gets the
b< e give him
b< e give it
b< e give you
b< e giving him
b< e giving you
b< e go back
b< e go on
b< e go |
b< e goes on
b< e goes |
b< e going in
b< e going to
b< e gone |
b< e good |
b< e got the
b< e gp gave
b< e had a
b< e had her
b< e had him
b< e had in
b< e had the
b< e had to
b< e half a
b< e has the
b< e have a
b< e have it
b< e have that
b< e have you
b< e he gave
b< e he gets
b< e he goes
b< e he had
b< e he has
b< e he have
b< e he is
b< e he was
b< e he'll have
b< e he's got
b< e he's had
b< e he's not
b< e he's on
b< e her a
b< e her on
b< e her the
b< e her §
b< e here ?
b< e him ?
b< e him on
b< e him the
b< e hip |
b< e his kidney
b< e home |
b< e how long
b< e i am
b< e i can
b< e i can't
b< e i could
b< e i did
b< e i do
b< e i gave
b< e i get
b< e i give
b< e i had
b< e i haven'
b< e i never
b< e i stoppe
b< e i take
b< e i think
b< e i though
b< e i use
b< e i want
b< e i was
b< e i went
b< e i'd add
b< e i'd do
b< e i'd give
b< e i'd like
b< e i'd not
b< e i'd put
b< e i'd rather
b< e i'd say
b< e i'd stop
b< e i'd use
b< e i'll give
b< e i'll put
b< e i'll write
b< e i'm giving
b< e i'm on
b< e i'm writin
b< e i've been
b< e i've got
b< e i've had
b< e i've put
b< e if the
b< e in #
b< e in a
b< e in it
b< e in march
b< e in on
b< e in one
b< e in that
b< e in the
b< e in your
b< e inhale ?
b< e instea ?
b< e instea of
b< e instea |
b< e into the
b< e iron |
b< e is good
b< e is he
b< e is it
b< e is on
b< e is that
b< e is to
b< e is §
b< e it #
b< e it ?
b< e it again
b< e it and
b< e it as
b< e it at
b< e it back
b< e it but
b< e it comes
b< e it does
b< e it doesn'
b< e it down
b< e it from
b< e it goes
b< e it here
b< e it in
b< e it is
b< e it isn't
b< e it now
b< e it out
b< e it says
b< e it so
b< e it stays
b< e it then
b< e it up
b< e it was
b< e it with
b< e it |
b< e it §
b< e it's #
b< e it's a
b< e it's the
b< e just the
b< e keep it
b< e keep on
b< e keep that
b< e keep the
b< e keep them
b< e last one
b< e last time
b< e last week
b< e leave it
b< e leave the
b< e let's do
b< e let's have
b< e let's not
b< e let's see
b< e like a
b< e like the
b< e like to
b< e like you
b< e like |
b< e liquid |
b< e look at
b< e lord |
b< e me a
b< e me about
b< e me on
b< e me the
b< e me |
b< e medici ?
b< e month |
b< e mornin ?
b< e mornin and
b< e mornin |
b< e my brothe
b< e my neighb
b< e my sister
b< e my usual
b< e my §
b< e night |
b< e no change
b< e no more
b< e no no
b< e no not
b< e no the
b< e not a
b< e not before
b< e not now
b< e not that
b< e not today
b< e not with
b< e nothin for
b< e now ?
b< e now and
b< e now in
b< e now it's
b< e now with
b< e now your
b< e now |
b< e nurse gave
b< e of it
b< e of my
b< e of that
b< e of them
b< e of §
b< e off and
b< e off the
b< e oh |
b< e ok |
b< e on #
b< e on a
b< e on and
b< e on anythi
b< e on for
b< e on his
b< e on it
b< e on monday
b< e on the
b< e on to
b< e on top
b< e on your
b< e on |
b< e on §
b< e once daily
b< e once |
b< e one ?
b< e one a
b< e one in
b< e one of
b< e one shot
b< e one the
b< e one today
b< e one with
b< e only the
b< e or the
b< e other one
b< e other |
b< e out and
b< e out of
b< e over |
b< e pain |
b< e patch |
b< e please |
b< e point #
b< e pressu is
b< e purple one
b< e put a
b< e put in
b< e put it
b< e put on
b< e put you
b< e rather you
b< e reacti |
b< e right and
b< e right |
b< e same as
b< e say |
b< e septem |
b< e she had
b< e she has
b< e she on
b< e she says
b< e she was
b< e she's had
b< e since the
b< e sleepi tablet
b< e so i'd
b< e so keep
b< e so no
b< e so nothin
b< e so stop
b< e so that's
b< e so the
b< e so they
b< e so we
b< e so what
b< e so you've
b< e so |
b< e sold me
b< e someth for
b< e start the
b< e stay on
b< e stay |
b< e stays and
b< e stays |
b< e steroi |
b< e still on
b< e still |
b< e stop it
b< e stop that
b< e stop the
b< e stop |
b< e stoppe it
b< e stoppe the
b< e stuff |
b< e swap it
b< e swears by
b< e tablet ?
b< e tablet the
b< e take ?
b< e take for
b< e take that
b< e take the
b< e taking the
b< e tea |
b< e tell me
b< e that #
b< e that ?
b< e that i
b< e that in
b< e that is
b< e that now
b< e that off
b< e that one
b< e that stays
b< e that the
b< e that then
b< e that too
b< e that was
b< e that with
b< e that you
b< e that |
b< e that's #
b< e that's a
b< e that's all
b< e that's fine
b< e that's for
b< e that's it
b< e that's my
b< e that's over
b< e that's the
b< e that's why
b< e the allerg
b< e the antibi
b< e the bin
b< e the blood
b< e the blue
b< e the bowels
b< e the brown
b< e the chart
b< e the chemis
b< e the clinic
b< e the cough
b< e the cream
b< e the day
b< e the dentis
b< e the drip
b< e the drops
b< e the foot
b< e the front
b< e the gel
b< e the hay
b< e the heart
b< e the hospit
b< e the implan
b< e the iron
b< e the itch
b< e the lady
b< e the last
b< e the mornin
b< e the new
b< e the night
b< e the nose
b< e the nurse
b< e the old
b< e the one
b< e the other
b< e the pain
b< e the patch
b< e the pharma
b< e the red
b< e the same
b< e the should
b< e the statin
b< e the stomac
b< e the summer
b< e the tablet
b< e the tummy
b< e the urine
b< e the vein
b< e the ward
b< e the water
b< e the weeken
b< e the §
b< e them |
b< e then ?
b< e then and
b< e then it's
b< e then stop
b< e then the
b< e then there'
b< e then they
b< e then we
b< e then §
b< e there ?
b< e there' a
b< e there' no
b< e there' the
b< e they change
b< e they did
b< e they gave
b< e they had
b< e they said
b< e they sent
b< e they stoppe
b< e they swappe
b< e till the
b< e to #
b< e to a
b< e to give
b< e to have
b< e to that
b< e to the
b< e today ?
b< e today |
b< e told me
b< e tomorr |
b< e tonigh |
b< e too |
b< e tuesda |
b< e twice a
b< e twice daily
b< e twice |
b< e under the
b< e up on
b< e up the
b< e up to
b< e up |
b< e us |
b< e use it
b< e use the
b< e want it
b< e want the
b< e want you
b< e wanted to
b< e was #
b< e was a
b< e was it
b< e was on
b< e was the
b< e was |
b< e water tablet
b< e we can
b< e we change
b< e we could
b< e we had
b< e we have
b< e we'll do
b< e we'll see
b< e wednes |
b< e week ?
b< e weeks and
b< e well the
b< e well |
b< e what about
b< e what are
b< e what did
b< e what do
b< e what else
b< e what for
b< e what have
b< e what then
b< e what you
b< e what's in
b< e what's she
b< e when i
b< e when you
b< e when you're
b< e which is
b< e which one
b< e white one
b< e with my
b< e with that
b< e with the
b< e with what
b< e with your
b< e with §
b< e year |
b< e yes |
b< e you ?
b< e you a
b< e you are
b< e you been
b< e you came
b< e you didn't
b< e you for
b< e you get
b< e you give
b< e you go
b< e you had
b< e you have
b< e you home
b< e you in
b< e you know
b< e you need
b< e you on
b< e you say
b< e you still
b< e you take
b< e you to
b< e you tried
b< e you use
b< e you |
b< e you §
b< e you're not
b< e you're on
b< e you're still
b< e you've a
b< e you've been
b< e you've got
b< e your own
b< e your stomac
b< e | <c?c?>
b< e | <c?p?>
b< e | <cc>
b< e | <cp>
b< e § #
b< e § ?
b< e § a
b< e § at
b< e § before
b< e § did
b< e § gel
b< e § i
b< e § is
b< e § since
b< e § still
b< e § tablet
b< e § that
b< e § was
b< e § which
b< e § you
b< e § you're
b< e § |
b< e §2 #
b< e §2 ?
b< e §2 and
b< e §2 at
b< e §2 but
b< e §2 by
b< e §2 every
b< e §2 fine
b< e §2 from
b< e §2 i
b< e §2 instea
b< e §2 is
b< e §2 on
b< e §2 only
b< e §2 out
b< e §2 so
b< e §2 stays
b< e §2 the
b< e §2 then
b< e §2 with
b< e §2 yes
b< e §2 you
b< e §2 |
b< e §2 §
b> e # #
b> e # <c?c?>
b> e # <c?p?>
b> e # <cp>
b> e # <p?p?>
b> e # <pc>
b> e # <pp>
b> e # a
b> e # and
b> e # as
b> e # at
b> e # becaus
b> e # but
b> e # daily
b> e # days
b> e # doses
b> e # every
b> e # for
b> e # from
b> e # goes
b> e # hours
b> e # i
b> e # in
b> e # is
b> e # it
b> e # mg
b> e # minute
b> e # ml
b> e # months
b> e # more
b> e # of
b> e # once
b> e # or
b> e # puffs
b> e # since
b> e # still
b> e # the
b> e # times
b> e # twice
b> e # units
b> e # weeks
b> e # years
b> e # §2
b> e <c?c?> #
b> e <c?c?> a
b> e <c?c?> and
b> e <c?c?> both
b> e <c?c?> carry
b> e <c?c?> go
b> e <c?c?> good
b> e <c?c?> he
b> e <c?c?> he's
b> e <c?c?> his
b> e <c?c?> i
b> e <c?c?> i'd
b> e <c?c?> i'll
b> e <c?c?> i've
b> e <c?c?> it
b> e <c?c?> it's
b> e <c?c?> keep
b> e <c?c?> no
b> e <c?c?> not
b> e <c?c?> now
b> e <c?c?> oh
b> e <c?c?> ok
b> e <c?c?> one
b> e <c?c?> right
b> e <c?c?> same
b> e <c?c?> she
b> e <c?c?> she's
b> e <c?c?> so
b> e <c?c?> that's
b> e <c?c?> the
b> e <c?c?> then
b> e <c?c?> they
b> e <c?c?> we
b> e <c?c?> well
b> e <c?c?> what
b> e <c?c?> yes
b> e <c?c?> you
b> e <c?c?> §
b> e <c?c?> §2
b> e <c?p?> #
b> e <c?p?> and
b> e <c?p?> any
b> e <c?p?> are
b> e <c?p?> did
b> e <c?p?> do
b> e <c?p?> does
b> e <c?p?> how
b> e <c?p?> i
b> e <c?p?> i'm
b> e <c?p?> i've
b> e <c?p?> it
b> e <c?p?> my
b> e <c?p?> no
b> e <c?p?> okay
b> e <c?p?> so
b> e <c?p?> that
b> e <c?p?> that's
b> e <c?p?> the
b> e <c?p?> then
b> e <c?p?> what
b> e <c?p?> yes
b> e <c?p?> §
b> e <cc> and
b> e <cc> i
b> e <cc> i'd
b> e <cc> is
b> e <cc> it
b> e <cc> so
b> e <cc> that's
b> e <cc> §2
b> e <cp> #
b> e <cp> and
b> e <cp> he
b> e <cp> i
b> e <cp> i'd
b> e <cp> i'll
b> e <cp> i'm
b> e <cp> it
b> e <cp> my
b> e <cp> no
b> e <cp> the
b> e <cp> they
b> e <cp> what
b> e <p?c?> #
b> e <p?c?> and
b> e <p?c?> don't
b> e <p?c?> good
b> e <p?c?> he
b> e <p?c?> i
b> e <p?c?> i've
b> e <p?c?> it
b> e <p?c?> it's
b> e <p?c?> keep
b> e <p?c?> let
b> e <p?c?> no
b> e <p?c?> not
b> e <p?c?> ok
b> e <p?c?> that
b> e <p?c?> that's
b> e <p?c?> the
b> e <p?c?> then
b> e <p?c?> they
b> e <p?c?> well
b> e <p?c?> you
b> e <p?c?> you've
b> e <p?c?> your
b> e <p?c?> §
b> e <p?c?> §2
b> e <p?p?> #
b> e <p?p?> a
b> e <p?p?> and
b> e <p?p?> any
b> e <p?p?> are
b> e <p?p?> both
b> e <p?p?> did
b> e <p?p?> do
b> e <p?p?> don't
b> e <p?p?> fine
b> e <p?p?> finish
b> e <p?p?> for
b> e <p?p?> go
b> e <p?p?> good
b> e <p?p?> have
b> e <p?p?> he
b> e <p?p?> he's
b> e <p?p?> his
b> e <p?p?> how
b> e <p?p?> how's
b> e <p?p?> i
b> e <p?p?> i'd
b> e <p?p?> i'll
b> e <p?p?> i've
b> e <p?p?> is
b> e <p?p?> isn't
b> e <p?p?> it
b> e <p?p?> it's
b> e <p?p?> just
b> e <p?p?> keep
b> e <p?p?> leave
b> e <p?p?> let
b> e <p?p?> let's
b> e <p?p?> lovely
b> e <p?p?> my
b> e <p?p?> no
b> e <p?p?> nobody
b> e <p?p?> not
b> e <p?p?> now
b> e <p?p?> oh
b> e <p?p?> okay
b> e <p?p?> on
b> e <p?p?> one
b> e <p?p?> only
b> e <p?p?> please
b> e <p?p?> right
b> e <p?p?> same
b> e <p?p?> she
b> e <p?p?> so
b> e <p?p?> sorry
b> e <p?p?> take
b> e <p?p?> that
b> e <p?p?> that's
b> e <p?p?> the
b> e <p?p?> then
b> e <p?p?> there'
b> e <p?p?> they
b> e <p?p?> twice
b> e <p?p?> we
b> e <p?p?> we'll
b> e <p?p?> well
b> e <p?p?> what
b> e <p?p?> what's
b> e <p?p?> when
b> e <p?p?> which
b> e <p?p?> will
b> e <p?p?> would
b> e <p?p?> yeah
b> e <p?p?> yes
b> e <p?p?> §
b> e <p?p?> §2
b> e <pc> and
b> e <pc> fine
b> e <pc> i'll
b> e <pc> it's
b> e <pc> keep
b> e <pc> leave
b> e <pc> no
b> e <pc> right
b> e <pc> so
b> e <pc> that
b> e <pc> that's
b> e <pc> the
b> e <pc> §
b> e <pc> §2
b> e <pp> #
b> e <pp> and
b> e <pp> he
b> e <pp> i
b> e <pp> i've
b> e <pp> since
b> e <pp> the
b> e <pp> what
b> e <pp> when
b> e <pp> you
b> e <pp> §2
b> e a #
b> e a bit
b> e a bottle
b> e a box
b> e a clot
b> e a day
b> e a differ
b> e a dog
b> e a fever
b> e a few
b> e a fortni
b> e a lad
b> e a month
b> e a new
b> e a small
b> e a statin
b> e a stone
b> e a tablet
b> e a thing
b> e a time
b> e a tube
b> e a week
b> e a year
b> e a zombie
b> e a §2
b> e about #
b> e about it
b> e about that
b> e about the
b> e add §2
b> e after #
b> e after a
b> e after that
b> e after the
b> e again <c?c?>
b> e again <p?p?>
b> e again in
b> e ages ago
b> e ago <c?c?>
b> e ago <c?p?>
b> e ago <p?p?>
b> e all #
b> e all of
b> e all right
b> e all the
b> e allerg allerg
b> e allerg to
b> e an antibi
b> e an hour
b> e and #
b> e and a
b> e and did
b> e and don't
b> e and down
b> e and for
b> e and give
b> e and he
b> e and he's
b> e and his
b> e and how
b> e and i
b> e and i'd
b> e and i'll
b> e and i'm
b> e and i've
b> e and is
b> e and it
b> e and it's
b> e and keep
b> e and leave
b> e and my
b> e and night
b> e and no
b> e and now
b> e and on
b> e and put
b> e and she
b> e and she's
b> e and since
b> e and stop
b> e and take
b> e and that
b> e and that's
b> e and the
b> e and then
b> e and there
b> e and they
b> e and went
b> e and when
b> e and will
b> e and with
b> e and you
b> e and you'll
b> e and you're
b> e and you've
b> e and your
b> e and §
b> e and §2
b> e any good
b> e any more
b> e anyway <c?c?>
b> e anyway <p?p?>
b> e are you
b> e as a
b> e as always
b> e as an
b> e as before
b> e as ever
b> e as it
b> e as never
b> e as the
b> e as usual
b> e as well
b> e as you
b> e ask you
b> e at #
b> e at a
b> e at all
b> e at bedtim
b> e at it
b> e at my
b> e at night
b> e at that
b> e at the
b> e away <p?p?>
b> e back on
b> e back to
b> e bad days
b> e becaus he
b> e becaus i
b> e becaus it
b> e becaus of
b> e becaus the
b> e been having
b> e been off
b> e been on
b> e before and
b> e before the
b> e before you
b> e better <c?c?>
b> e bin it
b> e bit of
b> e blew up
b> e blood pressu
b> e blood thinne
b> e bottle of
b> e but i'm
b> e but it
b> e but it's
b> e but let's
b> e but my
b> e but not
b> e but she
b> e but that's
b> e but the
b> e but you're
b> e buy that
b> e by the
b> e came off
b> e came out
b> e came up
b> e can do
b> e can go
b> e can i
b> e can stay
b> e can stop
b> e carrie on
b> e chest <p?p?>
b> e count' #
b> e cut it
b> e daily <p?p?>
b> e daily for
b> e day #
b> e day <c?c?>
b> e day <c?p?>
b> e day <p?c?>
b> e day <p?p?>
b> e day and
b> e day for
b> e day from
b> e day since
b> e day with
b> e days #
b> e days <c?c?>
b> e days <c?p?>
b> e days a
b> e days ago
b> e days and
b> e days in
b> e days of
b> e did #
b> e did <p?p?>
b> e did he
b> e did not
b> e did nothin
b> e did that
b> e did the
b> e did they
b> e did you
b> e do <p?p?>
b> e do a
b> e do it
b> e do that
b> e do the
b> e do you
b> e doctor <p?p?>
b> e doctor gave
b> e does it
b> e does nothin
b> e does the
b> e doing that
b> e don't do
b> e don't give
b> e don't stop
b> e don't take
b> e don't want
b> e don't you
b> e done <p?p?>
b> e dose <p?p?>
b> e down <c?p?>
b> e down <p?p?>
b> e down as
b> e down the
b> e down to
b> e durati #
b> e end of
b> e evenin <p?p?>
b> e every #
b> e every day
b> e every mornin
b> e every night
b> e every other
b> e feet <p?p?>
b> e fine <p?c?>
b> e fine <p?p?>
b> e fine <pc>
b> e finish <c?c?>
b> e finish <p?p?>
b> e finish on
b> e finish the
b> e finish those
b> e first #
b> e first <p?p?>
b> e first and
b> e first of
b> e food <p?p?>
b> e for #
b> e for a
b> e for her
b> e for him
b> e for his
b> e for life
b> e for me
b> e for my
b> e for pain
b> e for sleep
b> e for that
b> e for the
b> e for when
b> e for years
b> e for you
b> e for your
b> e for §2
b> e from #
b> e from before
b> e from boots
b> e from my
b> e from now
b> e from the
b> e from today
b> e from tomorr
b> e from tonigh
b> e from us
b> e from your
b> e g twice
b> e gave him
b> e gave it
b> e gave me
b> e gave up
b> e gave you
b> e gave §2
b> e get a
b> e get it
b> e get the
b> e gets it
b> e gets §2
b> e give him
b> e give it
b> e give me
b> e give that
b> e give the
b> e give you
b> e go back
b> e go for
b> e go on
b> e go to
b> e goes <p?p?>
b> e goes in
b> e goes on
b> e goes up
b> e going in
b> e going on
b> e going to
b> e gone <p?p?>
b> e gone in
b> e good <c?c?>
b> e good <p?c?>
b> e good <p?p?>
b> e got it
b> e got one
b> e got the
b> e gp <p?p?>
b> e had #
b> e had a
b> e had any
b> e had both
b> e had for
b> e had it
b> e had me
b> e had one
b> e had that
b> e had to
b> e had §
b> e had §2
b> e half an
b> e half of
b> e halved it
b> e hang on
b> e has it
b> e has that
b> e has the
b> e has §2
b> e have #
b> e have a
b> e have it
b> e have one
b> e have that
b> e have the
b> e have to
b> e have you
b> e have §2
b> e he came
b> e he can't
b> e he did
b> e he does
b> e he eats
b> e he had
b> e he has
b> e he needs
b> e he on
b> e he says
b> e he was
b> e he went
b> e he's #
b> e he's a
b> e he's had
b> e he's not
b> e he's only
b> e her <c?c?>
b> e her <p?p?>
b> e her §2
b> e here <c?c?>
b> e here <p?p?>
b> e here as
b> e hers is
b> e him on
b> e him to
b> e him §2
b> e his §2
b> e hold it
b> e hold that
b> e home for
b> e hour before
b> e how long
b> e how many
b> e how much
b> e i asked
b> e i came
b> e i can
b> e i can't
b> e i could
b> e i couldn
b> e i did
b> e i didn't
b> e i do
b> e i don't
b> e i forgot
b> e i gave
b> e i get
b> e i give
b> e i got
b> e i had
b> e i have
b> e i keep
b> e i know
b> e i left
b> e i like
b> e i looked
b> e i need
b> e i never
b> e i not
b> e i only
b> e i read
b> e i said
b> e i saw
b> e i see
b> e i slept
b> e i starte
b> e i still
b> e i stop
b> e i stoppe
b> e i take
b> e i think
b> e i though
b> e i threw
b> e i took
b> e i tried
b> e i used
b> e i want
b> e i was
b> e i wasn't
b> e i will
b> e i won't
b> e i wouldn
b> e i'd do
b> e i'd give
b> e i'd go
b> e i'd have
b> e i'd like
b> e i'd rather
b> e i'd say
b> e i'll do
b> e i'll put
b> e i'll use
b> e i'm allerg
b> e i'm giving
b> e i'm not
b> e i'm on
b> e i'm puttin
b> e i'm still
b> e i've been
b> e i've done
b> e i've got
b> e i've had
b> e i've never
b> e i've put
b> e if he
b> e if he's
b> e if i
b> e if she's
b> e if the
b> e if you're
b> e if your
b> e in #
b> e in <c?c?>
b> e in a
b> e in casual
b> e in date
b> e in for
b> e in her
b> e in his
b> e in it
b> e in januar
b> e in june
b> e in march
b> e in may
b> e in my
b> e in now
b> e in octobe
b> e in one
b> e in red
b> e in septem
b> e in spring
b> e in that
b> e in the
b> e in there
b> e in this
b> e instea #
b> e instea of
b> e into the
b> e iron §2
b> e is #
b> e is <p?p?>
b> e is a
b> e is done
b> e is fine
b> e is finish
b> e is for
b> e is going
b> e is he
b> e is in
b> e is it
b> e is on
b> e is she
b> e is still
b> e is that
b> e is too
b> e is what
b> e isn't it
b> e isn't on
b> e isn't that
b> e it #
b> e it <c?c?>
b> e it <c?p?>
b> e it <cc>
b> e it <cp>
b> e it <p?c?>
b> e it <p?p?>
b> e it <pc>
b> e it a
b> e it after
b> e it again
b> e it all
b> e it and
b> e it any
b> e it at
b> e it away
b> e it back
b> e it becaus
b> e it before
b> e it did
b> e it do
b> e it does
b> e it don't
b> e it every
b> e it fine
b> e it for
b> e it from
b> e it goes
b> e it has
b> e it help
b> e it helps
b> e it here
b> e it i
b> e it if
b> e it in
b> e it is
b> e it isn't
b> e it last
b> e it lasts
b> e it makes
b> e it no
b> e it off
b> e it one
b> e it out
b> e it says
b> e it since
b> e it so
b> e it still
b> e it stoppe
b> e it the
b> e it then
b> e it to
b> e it today
b> e it twice
b> e it up
b> e it was
b> e it went
b> e it when
b> e it with
b> e it yes
b> e it's #
b> e it's done
b> e it's fine
b> e it's finish
b> e it's got
b> e it's in
b> e it's like
b> e it's not
b> e it's off
b> e it's on
b> e it's over
b> e it's still
b> e it's the
b> e it's §2
b> e july <p?p?>
b> e just now
b> e just the
b> e keep going
b> e keep that
b> e keep the
b> e keep them
b> e last friday
b> e last night
b> e last one
b> e last summer
b> e last time
b> e last week
b> e last winter
b> e last year
b> e leave it
b> e leave that
b> e leave the
b> e leave you
b> e left arm
b> e let's leave
b> e let's see
b> e like a
b> e like that
b> e like to
b> e long ago
b> e long durati
b> e long gone
b> e looked at
b> e made it
b> e made me
b> e made my
b> e many #
b> e march <p?p?>
b> e me #
b> e me a
b> e me for
b> e me on
b> e me one
b> e me out
b> e me the
b> e me to
b> e me §2
b> e meant to
b> e mg <p?p?>
b> e mg at
b> e mg in
b> e mg once
b> e mg twice
b> e ml twice
b> e monday <c?c?>
b> e monday <p?p?>
b> e monday and
b> e month and
b> e months <c?c?>
b> e months of
b> e more <c?c?>
b> e more <p?p?>
b> e more days
b> e mornin <c?c?>
b> e mornin <p?p?>
b> e mornin and
b> e mouth <p?p?>
b> e much #
b> e my back
b> e my chest
b> e my dad
b> e my daught
b> e my friend
b> e my gp
b> e my hair
b> e my heart
b> e my legs
b> e my mate
b> e my mouth
b> e my mum
b> e my neighb
b> e my own
b> e my sister
b> e my son
b> e my throat
b> e my §2
b> e neck <p?p?>
b> e need it
b> e need that
b> e neighb has
b> e never again
b> e never missed
b> e never starte
b> e new year
b> e next door
b> e next one
b> e next week
b> e night <c?c?>
b> e night <pp>
b> e night and
b> e night for
b> e night with
b> e no <c?c?>
b> e no <c?p?>
b> e no <p?c?>
b> e no <p?p?>
b> e no bother
b> e no change
b> e no i
b> e no no
b> e no that
b> e no use
b> e no you
b> e no §
b> e no §2
b> e none <p?p?>
b> e not a
b> e not again
b> e not allerg
b> e not be
b> e not before
b> e not for
b> e not had
b> e not in
b> e not me
b> e not now
b> e not on
b> e not since
b> e not that
b> e not the
b> e not to
b> e not today
b> e not with
b> e not yet
b> e not §2
b> e nothin <p?p?>
b> e nothin for
b> e now <c?c?>
b> e now <cp>
b> e now <p?p?>
b> e now it's
b> e now the
b> e of a
b> e of it
b> e of my
b> e of that
b> e of the
b> e of them
b> e of §2
b> e off <c?c?>
b> e off <p?p?>
b> e off a
b> e off for
b> e off me
b> e off that
b> e off the
b> e oh <c?c?>
b> e oh <p?p?>
b> e oh no
b> e ok <c?c?>
b> e ok <p?p?>
b> e okay <c?p?>
b> e okay <p?p?>
b> e old one
b> e on #
b> e on <c?c?>
b> e on <p?p?>
b> e on and
b> e on for
b> e on friday
b> e on her
b> e on here
b> e on his
b> e on it
b> e on my
b> e on saturd
b> e on sunday
b> e on that
b> e on the
b> e on then
b> e on this
b> e on thursd
b> e on top
b> e on tuesda
b> e on wednes
b> e on with
b> e on your
b> e on §
b> e on §2
b> e once <p?p?>
b> e once a
b> e one #
b> e one <c?c?>
b> e one <p?p?>
b> e one a
b> e one and
b> e one at
b> e one before
b> e one dose
b> e one every
b> e one for
b> e one i
b> e one in
b> e one is
b> e one on
b> e one sachet
b> e one shot
b> e one tablet
b> e one that
b> e one tube
b> e one was
b> e one with
b> e one §2
b> e only #
b> e only had
b> e only when
b> e or #
b> e other <p?p?>
b> e other day
b> e other doctor
b> e other vet
b> e out <c?c?>
b> e out <p?p?>
b> e out and
b> e out for
b> e out in
b> e out of
b> e out the
b> e over #
b> e over the
b> e over to
b> e patch <p?p?>
b> e plain §2
b> e please don't
b> e point #
b> e pressu is
b> e pulse is
b> e pump <p?p?>
b> e put a
b> e put him
b> e put in
b> e put it
b> e put me
b> e put on
b> e put that
b> e ran out
b> e red and
b> e right <p?c?>
b> e right <p?p?>
b> e ring me
b> e rub it
b> e run out
b> e sachet <p?p?>
b> e said #
b> e said no
b> e said stop
b> e said §2
b> e same as
b> e same family
b> e saturd <p?p?>
b> e says #
b> e says here
b> e says i
b> e says §2
b> e shall i
b> e she can
b> e she did
b> e she does
b> e she gets
b> e she goes
b> e she has
b> e she said
b> e she says
b> e she still
b> e she was
b> e she went
b> e she's got
b> e she's had
b> e she's not
b> e she's on
b> e should i
b> e sick as
b> e since #
b> e since <p?p?>
b> e since easter
b> e since he
b> e since last
b> e since saturd
b> e since spring
b> e since sunday
b> e since the
b> e skin <p?p?>
b> e slow one
b> e so #
b> e so <p?p?>
b> e so he
b> e so he's
b> e so i
b> e so i'm
b> e so i've
b> e so it's
b> e so no
b> e so that
b> e so the
b> e so they
b> e so we
b> e so you've
b> e so §
b> e so §2
b> e some §2
b> e spot on
b> e spring <c?c?>
b> e spring <p?p?>
b> e spring and
b> e start that
b> e start tomorr
b> e start tonigh
b> e start with
b> e starte it
b> e stays <p?p?>
b> e stays in
b> e still every
b> e still got
b> e still having
b> e still in
b> e still on
b> e still take
b> e still yes
b> e stop it
b> e stop that
b> e stop the
b> e stoppe at
b> e stoppe for
b> e stoppe in
b> e stoppe it
b> e stoppe that
b> e stoppe when
b> e summer <p?p?>
b> e sunday <p?p?>
b> e suppos to
b> e swears by
b> e take #
b> e take it
b> e take that
b> e take them
b> e take §2
b> e taking it
b> e talk about
b> e thank you
b> e that #
b> e that <c?p?>
b> e that <p?c?>
b> e that <p?p?>
b> e that a
b> e that again
b> e that alone
b> e that alread
b> e that and
b> e that as
b> e that at
b> e that before
b> e that but
b> e that down
b> e that ended
b> e that every
b> e that for
b> e that gave
b> e that i
b> e that in
b> e that instea
b> e that is
b> e that it
b> e that last
b> e that now
b> e that on
b> e that once
b> e that one
b> e that she
b> e that stays
b> e that the
b> e that then
b> e that too
b> e that was
b> e that when
b> e that you
b> e that §2
b> e that's #
b> e that's a
b> e that's anothe
b> e that's done
b> e that's fine
b> e that's finish
b> e that's for
b> e that's it
b> e that's my
b> e that's not
b> e that's off
b> e that's on
b> e that's what
b> e that's why
b> e that's your
b> e that's §2
b> e the antibi
b> e the arm
b> e the baby
b> e the back
b> e the bag
b> e the big
b> e the bin
b> e the bladde
b> e the blood
b> e the blue
b> e the bottle
b> e the bowel
b> e the box
b> e the calciu
b> e the car
b> e the chart
b> e the cheek
b> e the chemis
b> e the chest
b> e the cough
b> e the counte
b> e the cream
b> e the cupboa
b> e the day
b> e the discha
b> e the doctor
b> e the drip
b> e the evenin
b> e the eyes
b> e the face
b> e the feed
b> e the feet
b> e the fever
b> e the first
b> e the forum
b> e the fridge
b> e the front
b> e the gel
b> e the gp
b> e the heart
b> e the inject
b> e the iron
b> e the knee
b> e the last
b> e the left
b> e the legs
b> e the letter
b> e the liquid
b> e the list
b> e the little
b> e the low
b> e the memory
b> e the month
b> e the mornin
b> e the mouth
b> e the neck
b> e the new
b> e the next
b> e the nose
b> e the nurse
b> e the old
b> e the once
b> e the one
b> e the op
b> e the pain
b> e the pharma
b> e the pink
b> e the pressu
b> e the pump
b> e the red
b> e the runs
b> e the same
b> e the scan
b> e the second
b> e the shop
b> e the should
b> e the skin
b> e the spray
b> e the spring
b> e the steroi
b> e the summer
b> e the surger
b> e the tablet
b> e the third
b> e the time
b> e the tongue
b> e the tummy
b> e the vein
b> e the vet
b> e the ward
b> e the water
b> e the wee
b> e the week
b> e the weeken
b> e the whole
b> e the year
b> e the yellow
b> e the §
b> e the §2
b> e them <p?p?>
b> e them in
b> e then #
b> e then <p?p?>
b> e then every
b> e then i
b> e then i'll
b> e then it
b> e then it's
b> e then nothin
b> e then she
b> e then that's
b> e then the
b> e then we
b> e then you
b> e then §
b> e then §2
b> e there <c?c?>
b> e there was
b> e there' no
b> e they gave
b> e they had
b> e they put
b> e they said
b> e they stoppe
b> e they tried
b> e they were
b> e thing <p?p?>
b> e thing the
b> e thing you
b> e this aftern
b> e this evenin
b> e this is
b> e this mornin
b> e this one
b> e thursd <p?p?>
b> e till #
b> e time <p?p?>
b> e times <c?c?>
b> e times <p?p?>
b> e times a
b> e times and
b> e to #
b> e to be
b> e to give
b> e to go
b> e to have
b> e to keep
b> e to leave
b> e to point
b> e to start
b> e to stop
b> e to take
b> e to that
b> e to the
b> e to you
b> e to your
b> e to §
b> e to §2
b> e today <c?p?>
b> e today <p?p?>
b> e told you
b> e tomorr <c?c?>
b> e tonigh <p?p?>
b> e too <p?p?>
b> e too but
b> e took #
b> e took it
b> e took the
b> e top of
b> e touch it
b> e touchi it
b> e twice <c?c?>
b> e twice <c?p?>
b> e twice <p?p?>
b> e twice a
b> e twice daily
b> e under #
b> e until the
b> e up <c?c?>
b> e up and
b> e up from
b> e up in
b> e up like
b> e up to
b> e use it
b> e want it
b> e want you
b> e wanted to
b> e was #
b> e was <p?p?>
b> e was a
b> e was before
b> e was fine
b> e was for
b> e was given
b> e was held
b> e was in
b> e was it
b> e was like
b> e was never
b> e was on
b> e was only
b> e was that
b> e was the
b> e was to
b> e was up
b> e water <p?p?>
b> e we can
b> e we did
b> e we do
b> e we don't
b> e we keep
b> e we leave
b> e we stop
b> e we stoppe
b> e we used
b> e we'll see
b> e week #
b> e week <c?p?>
b> e week <p?p?>
b> e week and
b> e week for
b> e weeks <c?c?>
b> e weeks <c?p?>
b> e weeks <p?c?>
b> e weeks <p?p?>
b> e weeks ago
b> e weeks and
b> e well <c?c?>
b> e well <c?p?>
b> e well <p?p?>
b> e well i
b> e well that
b> e went like
b> e went off
b> e went up
b> e what did
b> e what i
b> e what you
b> e what's the
b> e when #
b> e when did
b> e when he
b> e when i
b> e when i'm
b> e when it's
b> e when the
b> e when was
b> e when you
b> e when you're
b> e while you're
b> e white cells
b> e with a
b> e with food
b> e with me
b> e with my
b> e with no
b> e with that
b> e with those
b> e with you
b> e with your
b> e with §2
b> e won't give
b> e would be
b> e would you
b> e write that
b> e years <p?p?>
b> e years ago
b> e years and
b> e years back
b> e yes #
b> e yes <c?p?>
b> e yes <p?c?>
b> e yes <p?p?>
b> e yes and
b> e yes every
b> e yes in
b> e yester <p?p?>
b> e you #
b> e you <c?c?>
b> e you <p?p?>
b> e you a
b> e you asked
b> e you been
b> e you came
b> e you can
b> e you can't
b> e you could
b> e you do
b> e you don't
b> e you get
b> e you go
b> e you had
b> e you have
b> e you i
b> e you keep
b> e you like
b> e you must
b> e you need
b> e you needn'
b> e you never
b> e you on
b> e you put
b> e you said
b> e you say
b> e you should
b> e you start
b> e you still
b> e you stop
b> e you take
b> e you taking
b> e you to
b> e you told
b> e you use
b> e you want
b> e you were
b> e you're #
b> e you're not
b> e you're on
b> e you're still
b> e you've been
b> e you've had
b> e you've not
b> e your gp
b> e your list
b> e your neighb
b> e your sugar
b> e your §2
b> e § #
b> e § <c?c?>
b> e § <p?c?>
b> e § <p?p?>
b> e § at
b> e § but
b> e § did
b> e § every
b> e § for
b> e § from
b> e § he
b> e § i
b> e § in
b> e § my
b> e § no
b> e § the
b> e § they
b> e § was
b> e § yes
b> e § you've
b> e § §
c< e #
c< e <c?p?>
c< e <cp>
c< e <p?c?>
c< e <p?p?>
c< e <pc>
c< e <pp>
c< e ?
c< e a
c< e about
c< e add
c< e after
c< e again
c< e all
c< e aller
c< e alrea
c< e also
c< e and
c< e antib
c< e anyth
c< e are
c< e as
c< e asthm
c< e at
c< e be
c< e been
c< e befor
c< e bit
c< e bladd
c< e blue
c< e bring
c< e broth
c< e but
c< e by
c< e calle
c< e came
c< e can
c< e can't
c< e chang
c< e chew
c< e come
c< e consi
c< e contr
c< e cough
c< e could
c< e cream
c< e days
c< e denti
c< e did
c< e didn'
c< e do
c< e docto
c< e dog's
c< e don't
c< e dose
c< e down
c< e drenc
c< e drip
c< e drop
c< e drops
c< e due
c< e else
c< e end
c< e ever
c< e finis
c< e for
c< e frien
c< e from
c< e gel
c< e get
c< e give
c< e given
c< e givin
c< e go
c< e goes
c< e got
c< e had
c< e half
c< e has
c< e have
c< e havin
c< e he
c< e he'll
c< e he's
c< e her
c< e hes
c< e him
c< e his
c< e home
c< e hospi
c< e husba
c< e i
c< e i'd
c< e i'll
c< e i'm
c< e i've
c< e if
c< e in
c< e inhal
c< e injec
c< e inste
c< e is
c< e it's
c< e its
c< e jab
c< e just
c< e keep
c< e leave
c< e leg
c< e like
c< e line
c< e list
c< e littl
c< e may
c< e me
c< e medic
c< e month
c< e more
c< e morni
c< e my
c< e need
c< e never
c< e new
c< e next
c< e night
c< e no
c< e nose
c< e not
c< e now
c< e nurse
c< e of
c< e off
c< e ok
c< e okay
c< e old
c< e once
c< e one
c< e only
c< e other
c< e out
c< e own
c< e pain
c< e paste
c< e patch
c< e pill
c< e pills
c< e plain
c< e powde
c< e press
c< e put
c< e react
c< e right
c< e said
c< e same
c< e say
c< e see
c< e send
c< e she
c< e she's
c< e shot
c< e since
c< e skin
c< e sleep
c< e so
c< e sold
c< e some
c< e somet
c< e start
c< e stero
c< e still
c< e stop
c< e stopp
c< e swap
c< e swapp
c< e table
c< e take
c< e takes
c< e takin
c< e tell
c< e that
c< e that'
c< e the
c< e them
c< e then
c< e there
c< e they'
c< e thing
c< e think
c< e thinn
c< e this
c< e thoug
c< e thrus
c< e time
c< e to
c< e today
c< e too
c< e took
c< e tried
c< e try
c< e tummy
c< e twice
c< e up
c< e us
c< e use
c< e uses
c< e using
c< e usual
c< e vitam
c< e want
c< e wante
c< e was
c< e water
c< e we
c< e we'd
c< e weeks
c< e well
c< e were
c< e what'
c< e white
c< e why
c< e wife
c< e with
c< e witho
c< e worme
c< e would
c< e writi
c< e wrote
c< e yes
c< e you
c< e you'l
c< e you'r
c< e you'v
c< e your
c< e |
c> e #
c> e <c?c?>
c> e <c?p?>
c> e <cc>
c> e <cp>
c> e <p?c?>
c> e <p?p?>
c> e <pc>
c> e <pp>
c> e a
c> e about
c> e after
c> e again
c> e aller
c> e alone
c> e also
c> e alway
c> e and
c> e any
c> e are
c> e as
c> e asked
c> e at
c> e augus
c> e bad
c> e be
c> e been
c> e befor
c> e bit
c> e blood
c> e blue
c> e both
c> e bough
c> e but
c> e buy
c> e by
c> e can
c> e capsu
c> e carri
c> e cause
c> e cheek
c> e chew
c> e come
c> e cough
c> e could
c> e cream
c> e d
c> e daily
c> e day
c> e days
c> e did
c> e do
c> e doing
c> e done
c> e drops
c> e due
c> e each
c> e eatin
c> e eithe
c> e ended
c> e ends
c> e ever
c> e every
c> e face
c> e fever
c> e finis
c> e first
c> e for
c> e frida
c> e fridg
c> e frien
c> e from
c> e g
c> e gave
c> e gets
c> e give
c> e gives
c> e go
c> e goes
c> e going
c> e gone
c> e good
c> e got
c> e gp
c> e had
c> e half
c> e has
c> e have
c> e havin
c> e he
c> e he's
c> e her
c> e here
c> e him
c> e his
c> e hold
c> e home
c> e hospi
c> e how
c> e i
c> e i'd
c> e i'll
c> e i'm
c> e i've
c> e in
c> e injec
c> e inste
c> e into
c> e is
c> e isn't
c> e it
c> e it's
c> e its
c> e just
c> e know
c> e last
c> e leave
c> e left
c> e let
c> e let's
c> e like
c> e liqui
c> e long
c> e made
c> e make
c> e makes
c> e many
c> e mg
c> e monda
c> e more
c> e morni
c> e much
c> e must
c> e my
c> e neck
c> e need
c> e neede
c> e never
c> e next
c> e night
c> e no
c> e nose
c> e not
c> e nothi
c> e now
c> e octob
c> e of
c> e off
c> e ok
c> e okay
c> e old
c> e on
c> e once
c> e one
c> e ones
c> e or
c> e orang
c> e other
c> e out
c> e over
c> e paste
c> e place
c> e powde
c> e press
c> e pump
c> e put
c> e quart
c> e rash
c> e red
c> e right
c> e sache
c> e said
c> e same
c> e say
c> e says
c> e secon
c> e see
c> e she
c> e she's
c> e shot
c> e since
c> e siste
c> e skin
c> e so
c> e somet
c> e start
c> e stay
c> e stays
c> e still
c> e stopp
c> e stops
c> e stuff
c> e summe
c> e sunda
c> e super
c> e suppo
c> e syrup
c> e table
c> e take
c> e takes
c> e tea
c> e thats
c> e them
c> e then
c> e there
c> e they
c> e thing
c> e think
c> e this
c> e those
c> e thoug
c> e thurs
c> e time
c> e times
c> e to
c> e today
c> e tonig
c> e too
c> e took
c> e top
c> e tried
c> e twice
c> e under
c> e units
c> e up
c> e us
c> e used
c> e vein
c> e was
c> e water
c> e we
c> e we'd
c> e wedne
c> e week
c> e weeks
c> e well
c> e went
c> e were
c> e what
c> e what'
c> e when
c> e where
c> e while
c> e whole
c> e will
c> e with
c> e won't
c> e would
c> e years
c> e yes
c> e yeste
c> e you
c> e you'd
c> e you'l
c> e you'r
c> e you'v
c> e your
c> e §
c> e §2
last b< e # #
last b< e # at
last b< e # days
last b< e # for
last b< e # in
last b< e # ml
last b< e # of
last b< e # the
last b< e # times
last b< e # to
last b< e # twice
last b< e # weeks
last b< e # years
last b< e # |
last b< e <c?c?> and
last b< e <c?c?> he
last b< e <c?c?> he's
last b< e <c?c?> his
last b< e <c?c?> i
last b< e <c?c?> i'd
last b< e <c?c?> i'll
last b< e <c?c?> i've
last b< e <c?c?> keep
last b< e <c?c?> let's
last b< e <c?c?> my
last b< e <c?c?> no
last b< e <c?c?> now
last b< e <c?c?> right
last b< e <c?c?> so
last b< e <c?c?> that's
last b< e <c?c?> the
last b< e <c?c?> then
last b< e <c?c?> what
last b< e <c?c?> §
last b< e <c?p?> and
last b< e <c?p?> so
last b< e <c?p?> the
last b< e <c?p?> what
last b< e <c?p?> §
last b< e <cc> so
last b< e <cc> the
last b< e <cp> and
last b< e <cp> he
last b< e <cp> my
last b< e <cp> the
last b< e <cp> what
last b< e <p?c?> and
last b< e <p?c?> i
last b< e <p?c?> it's
last b< e <p?c?> so
last b< e <p?c?> then
last b< e <p?c?> you
last b< e <p?c?> your
last b< e <p?p?> and
last b< e <p?p?> did
last b< e <p?p?> do
last b< e <p?p?> have
last b< e <p?p?> he's
last b< e <p?p?> how
last b< e <p?p?> i
last b< e <p?p?> i'd
last b< e <p?p?> i'll
last b< e <p?p?> i'm
last b< e <p?p?> i've
last b< e <p?p?> is
last b< e <p?p?> it's
last b< e <p?p?> my
last b< e <p?p?> no
last b< e <p?p?> now
last b< e <p?p?> right
last b< e <p?p?> she
last b< e <p?p?> so
last b< e <p?p?> stop
last b< e <p?p?> the
last b< e <p?p?> then
last b< e <p?p?> there'
last b< e <p?p?> they
last b< e <p?p?> we
last b< e <p?p?> what
last b< e <p?p?> what's
last b< e <p?p?> yes
last b< e <p?p?> §
last b< e <pc> and
last b< e <pc> that's
last b< e <pc> the
last b< e <pc> then
last b< e <pp> and
last b< e ? allerg
last b< e ? and
last b< e ? denies
last b< e ? he
last b< e ? i
last b< e ? i'd
last b< e ? just
last b< e ? no
last b< e ? on
last b< e ? she
last b< e ? so
last b< e ? take
last b< e ? the
last b< e ? they
last b< e a big
last b< e a bit
last b< e a day
last b< e a fortni
last b< e a jab
last b< e a month
last b< e a tablet
last b< e a thing
last b< e about the
last b< e about §
last b< e after that
last b< e after the
last b< e again |
last b< e ah |
last b< e allerg to
last b< e an inject
last b< e and #
last b< e and a
last b< e and an
last b< e and don't
last b< e and for
last b< e and he
last b< e and he's
last b< e and her
last b< e and his
last b< e and i
last b< e and i'll
last b< e and i've
last b< e and it
last b< e and my
last b< e and night
last b< e and no
last b< e and not
last b< e and now
last b< e and put
last b< e and she's
last b< e and that
last b< e and that's
last b< e and the
last b< e and then
last b< e and there'
last b< e and they
last b< e and we
last b< e and what
last b< e and you
last b< e and you're
last b< e and you've
last b< e and your
last b< e and §
last b< e anythi for
last b< e are you
last b< e as a
last b< e as before
last b< e as well
last b< e at night
last b< e at that
last b< e at the
last b< e back on
last b< e back to
last b< e been giving
last b< e been on
last b< e before that
last b< e before |
last b< e blood pressu
last b< e blue one
last b< e came off
last b< e can have
last b< e can i
last b< e carry on
last b< e change it
last b< e come off
last b< e comes |
last b< e contin |
last b< e day and
last b< e day |
last b< e days and
last b< e days |
last b< e denies the
last b< e did the
last b< e did they
last b< e do i
last b< e do it
last b< e do you
last b< e do |
last b< e don't want
last b< e don't |
last b< e done |
last b< e drops |
last b< e every mornin
last b< e fine |
last b< e finish the
last b< e finish |
last b< e for #
last b< e for a
last b< e for good
last b< e for his
last b< e for it
last b< e for that
last b< e for the
last b< e for you
last b< e for your
last b< e from now
last b< e from tomorr
last b< e from tonigh
last b< e gave her
last b< e gave me
last b< e gave you
last b< e give her
last b< e give it
last b< e give you
last b< e giving you
last b< e go back
last b< e go on
last b< e goes on
last b< e goes |
last b< e going in
last b< e going to
last b< e gone |
last b< e good |
last b< e gp gave
last b< e had a
last b< e had her
last b< e had the
last b< e half a
last b< e has the
last b< e have it
last b< e have that
last b< e have you
last b< e he gave
last b< e he gets
last b< e he goes
last b< e he had
last b< e he has
last b< e he have
last b< e he is
last b< e he on
last b< e he was
last b< e he'll have
last b< e he's got
last b< e he's had
last b< e he's not
last b< e he's on
last b< e her a
last b< e her on
last b< e her the
last b< e her §
last b< e hers |
last b< e him on
last b< e him the
last b< e hip |
last b< e his kidney
last b< e his own
last b< e home |
last b< e how long
last b< e i could
last b< e i did
last b< e i do
last b< e i gave
last b< e i get
last b< e i give
last b< e i had
last b< e i haven'
last b< e i never
last b< e i said
last b< e i stoppe
last b< e i take
last b< e i think
last b< e i though
last b< e i use
last b< e i want
last b< e i was
last b< e i'd add
last b< e i'd do
last b< e i'd give
last b< e i'd like
last b< e i'd not
last b< e i'd put
last b< e i'd rather
last b< e i'd say
last b< e i'd use
last b< e i'll use
last b< e i'll write
last b< e i'm giving
last b< e i'm on
last b< e i'm writin
last b< e i've been
last b< e i've got
last b< e i've had
last b< e if the
last b< e in #
last b< e in a
last b< e in it
last b< e in march
last b< e in on
last b< e in the
last b< e inhale ?
last b< e instea ?
last b< e instea of
last b< e instea |
last b< e into the
last b< e iron |
last b< e is good
last b< e is on
last b< e is §
last b< e it #
last b< e it ?
last b< e it again
last b< e it and
last b< e it as
last b< e it at
last b< e it back
last b< e it comes
last b< e it does
last b< e it down
last b< e it goes
last b< e it here
last b< e it in
last b< e it is
last b< e it isn't
last b< e it out
last b< e it says
last b< e it so
last b< e it the
last b< e it then
last b< e it up
last b< e it was
last b< e it with
last b< e it |
last b< e it's #
last b< e it's a
last b< e it's not
last b< e it's off
last b< e just the
last b< e keep at
last b< e keep it
last b< e keep on
last b< e keep that
last b< e keep the
last b< e keep them
last b< e last time
last b< e last week
last b< e leave it
last b< e leave the
last b< e let's do
last b< e let's see
last b< e like a
last b< e like the
last b< e like to
last b< e like you
last b< e look at
last b< e me |
last b< e mornin |
last b< e mouth |
last b< e my husban
last b< e my neighb
last b< e my own
last b< e my usual
last b< e my §
last b< e night |
last b< e no change
last b< e no no
last b< e no not
last b< e no the
last b< e no |
last b< e not a
last b< e not for
last b< e not now
last b< e not on
last b< e not that
last b< e not the
last b< e not today
last b< e not tolera
last b< e not with
last b< e nothin for
last b< e now ?
last b< e now and
last b< e now it's
last b< e now with
last b< e now your
last b< e of it
last b< e of my
last b< e of that
last b< e of the
last b< e of them
last b< e of §
last b< e off the
last b< e ok |
last b< e okay |
last b< e on #
last b< e on a
last b< e on and
last b< e on his
last b< e on it
last b< e on the
last b< e on then
last b< e on to
last b< e on top
last b< e on with
last b< e on your
last b< e on |
last b< e on §
last b< e once |
last b< e one ?
last b< e one a
last b< e one in
last b< e one of
last b< e one shot
last b< e one today
last b< e one |
last b< e one §
last b< e only the
last b< e other one
last b< e out and
last b< e out of
last b< e out |
last b< e patch |
last b< e pressu is
last b< e put a
last b< e put in
last b< e put it
last b< e put on
last b< e put you
last b< e rather you
last b< e right and
last b< e right |
last b< e same as
last b< e same |
last b< e say |
last b< e septem |
last b< e she had
last b< e she has
last b< e she says
last b< e she was
last b< e she's on
last b< e since the
last b< e so i
last b< e so i'd
last b< e so no
last b< e so nothin
last b< e so that
last b< e so that's
last b< e so the
last b< e so they
last b< e so we
last b< e so what
last b< e so you
last b< e so |
last b< e someth for
last b< e start the
last b< e stay on
last b< e stay |
last b< e stays |
last b< e steroi |
last b< e stop it
last b< e stop that
last b< e stop the
last b< e stoppe the
last b< e stuff |
last b< e tablet ?
last b< e tablet the
last b< e tablet |
last b< e take ?
last b< e take that
last b< e take the
last b< e that ?
last b< e that for
last b< e that i
last b< e that in
last b< e that is
last b< e that now
last b< e that off
last b< e that one
last b< e that stays
last b< e that the
last b< e that was
last b< e that with
last b< e that |
last b< e that's a
last b< e that's all
last b< e that's fine
last b< e that's for
last b< e that's it
last b< e that's my
last b< e that's over
last b< e that's the
last b< e that's why
last b< e the antibi
last b< e the bin
last b< e the blue
last b< e the brown
last b< e the calciu
last b< e the chemis
last b< e the cream
last b< e the day
last b< e the dentis
last b< e the doctor
last b< e the drip
last b< e the drops
last b< e the front
last b< e the gel
last b< e the heart
last b< e the implan
last b< e the iron
last b< e the itch
last b< e the last
last b< e the mornin
last b< e the new
last b< e the night
last b< e the one
last b< e the other
last b< e the pain
last b< e the patch
last b< e the same
last b< e the should
last b< e the skin
last b< e the statin
last b< e the stomac
last b< e the summer
last b< e the tablet
last b< e the tummy
last b< e the urine
last b< e the vein
last b< e the vet
last b< e the ward
last b< e the water
last b< e the weeken
last b< e the §
last b< e them |
last b< e then i
last b< e then i'd
last b< e then it
last b< e then it's
last b< e then the
last b< e then there'
last b< e then we
last b< e there' a
last b< e there' no
last b< e there' the
last b< e they change
last b< e they did
last b< e they gave
last b< e they had
last b< e they put
last b< e this mornin
last b< e time |
last b< e times a
last b< e to #
last b< e to have
last b< e to that
last b< e to the
last b< e today |
last b< e told me
last b< e tomorr |
last b< e tonigh |
last b< e too |
last b< e tuesda |
last b< e twice a
last b< e twice daily
last b< e twice |
last b< e under the
last b< e up on
last b< e up the
last b< e up |
last b< e use it
last b< e use the
last b< e want the
last b< e wanted to
last b< e was #
last b< e was a
last b< e was it
last b< e was on
last b< e was the
last b< e was |
last b< e water tablet
last b< e we could
last b< e we go
last b< e we had
last b< e we'll do
last b< e wednes |
last b< e week |
last b< e weeks and
last b< e what are
last b< e what did
last b< e what do
last b< e what else
last b< e what have
last b< e what's she
last b< e when i
last b< e when the
last b< e when you
last b< e white one
last b< e with it
last b< e with my
last b< e with that
last b< e with the
last b< e with what
last b< e with your
last b< e with §
last b< e year |
last b< e yes |
last b< e you ?
last b< e you a
last b< e you are
last b< e you didn't
last b< e you for
last b< e you give
last b< e you go
last b< e you had
last b< e you home
last b< e you in
last b< e you know
last b< e you need
last b< e you on
last b< e you put
last b< e you say
last b< e you still
last b< e you take
last b< e you to
last b< e you tried
last b< e you use
last b< e you were
last b< e you |
last b< e you §
last b< e you're on
last b< e you've a
last b< e you've been
last b< e you've got
last b< e your own
last b< e your §
last b< e | <cc>
last b< e | <p?c?>
last b< e | <p?p?>
last b< e | <pp>
last b< e § #
last b< e § ?
last b< e § a
last b< e § at
last b< e § before
last b< e § for
last b< e § i
last b< e § is
last b< e § still
last b< e § that
last b< e § the
last b< e § was
last b< e § which
last b< e § you
last b< e § |
last b< e §2 #
last b< e §2 ?
last b< e §2 and
last b< e §2 by
last b< e §2 from
last b< e §2 goes
last b< e §2 out
last b< e §2 stays
last b< e §2 the
last b< e §2 with
last b< e §2 yes
last b< e §2 |
last b< e §2 §
last b> e # #
last b> e # <c?c?>
last b> e # <c?p?>
last b> e # <cp>
last b> e # <p?c?>
last b> e # <p?p?>
last b> e # <pc>
last b> e # <pp>
last b> e # a
last b> e # and
last b> e # as
last b> e # at
last b> e # becaus
last b> e # but
last b> e # days
last b> e # doses
last b> e # every
last b> e # from
last b> e # g
last b> e # goes
last b> e # i
last b> e # in
last b> e # kg
last b> e # mg
last b> e # minute
last b> e # ml
last b> e # months
last b> e # more
last b> e # now
last b> e # of
last b> e # once
last b> e # or
last b> e # since
last b> e # still
last b> e # the
last b> e # times
last b> e # twice
last b> e # weeks
last b> e # years
last b> e # you
last b> e # §2
last b> e <c?c?> #
last b> e <c?c?> a
last b> e <c?c?> and
last b> e <c?c?> carry
last b> e <c?c?> go
last b> e <c?c?> good
last b> e <c?c?> he
last b> e <c?c?> he's
last b> e <c?c?> his
last b> e <c?c?> i
last b> e <c?c?> i'd
last b> e <c?c?> i'll
last b> e <c?c?> it
last b> e <c?c?> it's
last b> e <c?c?> keep
last b> e <c?c?> leave
last b> e <c?c?> no
last b> e <c?c?> not
last b> e <c?c?> now
last b> e <c?c?> oh
last b> e <c?c?> ok
last b> e <c?c?> okay
last b> e <c?c?> one
last b> e <c?c?> right
last b> e <c?c?> same
last b> e <c?c?> she
last b> e <c?c?> she's
last b> e <c?c?> so
last b> e <c?c?> the
last b> e <c?c?> then
last b> e <c?c?> there'
last b> e <c?c?> they
last b> e <c?c?> we
last b> e <c?c?> well
last b> e <c?c?> what
last b> e <c?c?> yes
last b> e <c?c?> you
last b> e <c?p?> #
last b> e <c?p?> and
last b> e <c?p?> are
last b> e <c?p?> do
last b> e <c?p?> does
last b> e <c?p?> how
last b> e <c?p?> i
last b> e <c?p?> i've
last b> e <c?p?> it
last b> e <c?p?> my
last b> e <c?p?> no
last b> e <c?p?> so
last b> e <c?p?> that
last b> e <c?p?> that's
last b> e <c?p?> the
last b> e <c?p?> then
last b> e <c?p?> what
last b> e <c?p?> yes
last b> e <cc> and
last b> e <cc> i
last b> e <cc> i'd
last b> e <cc> i'll
last b> e <cc> is
last b> e <cc> that's
last b> e <cc> §2
last b> e <cp> #
last b> e <cp> and
last b> e <cp> i
last b> e <cp> i'll
last b> e <cp> i'm
last b> e <cp> my
last b> e <cp> no
last b> e <cp> the
last b> e <p?c?> #
last b> e <p?c?> and
last b> e <p?c?> don't
last b> e <p?c?> he
last b> e <p?c?> he's
last b> e <p?c?> i
last b> e <p?c?> i'd
last b> e <p?c?> i've
last b> e <p?c?> it
last b> e <p?c?> it's
last b> e <p?c?> keep
last b> e <p?c?> not
last b> e <p?c?> ok
last b> e <p?c?> so
last b> e <p?c?> that
last b> e <p?c?> that's
last b> e <p?c?> the
last b> e <p?c?> then
last b> e <p?c?> they
last b> e <p?c?> well
last b> e <p?c?> you
last b> e <p?c?> your
last b> e <p?c?> §2
last b> e <p?p?> a
last b> e <p?p?> and
last b> e <p?p?> are
last b> e <p?p?> both
last b> e <p?p?> did
last b> e <p?p?> do
last b> e <p?p?> does
last b> e <p?p?> don't
last b> e <p?p?> fine
last b> e <p?p?> for
last b> e <p?p?> go
last b> e <p?p?> good
last b> e <p?p?> have
last b> e <p?p?> he
last b> e <p?p?> he's
last b> e <p?p?> his
last b> e <p?p?> how
last b> e <p?p?> i
last b> e <p?p?> i'd
last b> e <p?p?> i'll
last b> e <p?p?> i'm
last b> e <p?p?> i've
last b> e <p?p?> isn't
last b> e <p?p?> it's
last b> e <p?p?> just
last b> e <p?p?> keep
last b> e <p?p?> leave
last b> e <p?p?> let's
last b> e <p?p?> my
last b> e <p?p?> no
last b> e <p?p?> not
last b> e <p?p?> now
last b> e <p?p?> ok
last b> e <p?p?> okay
last b> e <p?p?> on
last b> e <p?p?> one
last b> e <p?p?> only
last b> e <p?p?> please
last b> e <p?p?> right
last b> e <p?p?> she
last b> e <p?p?> so
last b> e <p?p?> sorry
last b> e <p?p?> take
last b> e <p?p?> that
last b> e <p?p?> that's
last b> e <p?p?> the
last b> e <p?p?> then
last b> e <p?p?> twice
last b> e <p?p?> was
last b> e <p?p?> we
last b> e <p?p?> we'll
last b> e <p?p?> well
last b> e <p?p?> what
last b> e <p?p?> when
last b> e <p?p?> which
last b> e <p?p?> will
last b> e <p?p?> yeah
last b> e <p?p?> yes
last b> e <p?p?> §
last b> e <p?p?> §2
last b> e <pc> fine
last b> e <pc> i'll
last b> e <pc> it's
last b> e <pc> keep
last b> e <pc> leave
last b> e <pc> not
last b> e <pc> right
last b> e <pc> so
last b> e <pc> that's
last b> e <pc> then
last b> e <pc> §2
last b> e <pp> #
last b> e <pp> and
last b> e <pp> i
last b> e <pp> i've
last b> e <pp> the
last b> e <pp> §2
last b> e a #
last b> e a bit
last b> e a bottle
last b> e a box
last b> e a clot
last b> e a day
last b> e a dog
last b> e a fever
last b> e a few
last b> e a fortni
last b> e a month
last b> e a new
last b> e a quarte
last b> e a statin
last b> e a stone
last b> e a tablet
last b> e a thing
last b> e a time
last b> e a tube
last b> e a week
last b> e a year
last b> e a §2
last b> e about #
last b> e about it
last b> e about that
last b> e about the
last b> e add §2
last b> e after #
last b> e after a
last b> e after the
last b> e again <c?c?>
last b> e again <p?p?>
last b> e again in
last b> e ages ago
last b> e ago <c?c?>
last b> e ago <c?p?>
last b> e ago <p?p?>
last b> e all of
last b> e all right
last b> e an antibi
last b> e an hour
last b> e and a
last b> e and did
last b> e and do
last b> e and don't
last b> e and e
last b> e and for
last b> e and give
last b> e and he's
last b> e and how
last b> e and how's
last b> e and i
last b> e and i'd
last b> e and i'll
last b> e and i'm
last b> e and i've
last b> e and is
last b> e and it
last b> e and it's
last b> e and keep
last b> e and my
last b> e and night
last b> e and no
last b> e and now
last b> e and put
last b> e and she's
last b> e and stop
last b> e and that
last b> e and the
last b> e and then
last b> e and there
last b> e and they
last b> e and this
last b> e and will
last b> e and with
last b> e and you
last b> e and you'll
last b> e and you're
last b> e and you've
last b> e and §
last b> e and §2
last b> e any more
last b> e are you
last b> e as a
last b> e as always
last b> e as an
last b> e as before
last b> e as ever
last b> e as it
last b> e as the
last b> e as usual
last b> e as well
last b> e as you
last b> e ask you
last b> e at #
last b> e at a
last b> e at all
last b> e at bedtim
last b> e at home
last b> e at it
last b> e at my
last b> e at night
last b> e at that
last b> e at the
last b> e back on
last b> e back to
last b> e bad days
last b> e becaus he
last b> e becaus i
last b> e becaus of
last b> e been off
last b> e been on
last b> e before and
last b> e before the
last b> e before you
last b> e better <c?c?>
last b> e bin it
last b> e bit of
last b> e blew up
last b> e blood pressu
last b> e blood thinne
last b> e but he
last b> e but i
last b> e but i'm
last b> e but it
last b> e but it's
last b> e but let's
last b> e but not
last b> e but she
last b> e but that's
last b> e buy that
last b> e by the
last b> e came back
last b> e came in
last b> e came off
last b> e came out
last b> e can do
last b> e can go
last b> e can stay
last b> e can stop
last b> e carrie on
last b> e carry on
last b> e chest <p?p?>
last b> e count' #
last b> e day #
last b> e day <c?c?>
last b> e day <c?p?>
last b> e day <p?c?>
last b> e day <p?p?>
last b> e day and
last b> e day from
last b> e day of
last b> e day since
last b> e day with
last b> e days <c?c?>
last b> e days <c?p?>
last b> e days <p?p?>
last b> e days a
last b> e days ago
last b> e days and
last b> e days in
last b> e days of
last b> e did the
last b> e did they
last b> e did you
last b> e do <p?p?>
last b> e do a
last b> e do it
last b> e do the
last b> e do you
last b> e doctor <p?p?>
last b> e does he
last b> e does it
last b> e does nothin
last b> e does the
last b> e doing that
last b> e don't give
last b> e don't take
last b> e don't want
last b> e done <p?p?>
last b> e dose <p?p?>
last b> e down <p?p?>
last b> e down as
last b> e down the
last b> e down to
last b> e durati #
last b> e each mornin
last b> e evenin <p?p?>
last b> e every #
last b> e every day
last b> e every other
last b> e fine <p?c?>
last b> e fine <pc>
last b> e finish <c?c?>
last b> e finish <p?p?>
last b> e finish on
last b> e finish the
last b> e finish those
last b> e first and
last b> e first of
last b> e first one
last b> e food <p?p?>
last b> e for #
last b> e for a
last b> e for her
last b> e for him
last b> e for his
last b> e for it
last b> e for life
last b> e for me
last b> e for my
last b> e for pain
last b> e for that
last b> e for the
last b> e for when
last b> e for years
last b> e for you
last b> e for your
last b> e for §2
last b> e from #
last b> e from before
last b> e from boots
last b> e from me
last b> e from now
last b> e from the
last b> e from today
last b> e from tomorr
last b> e gave him
last b> e gave it
last b> e gave me
last b> e gave up
last b> e gave you
last b> e get a
last b> e get it
last b> e get the
last b> e gets it
last b> e gets §2
last b> e give him
last b> e give it
last b> e give me
last b> e give that
last b> e give you
last b> e gives me
last b> e go back
last b> e go for
last b> e go on
last b> e go to
last b> e goes <p?p?>
last b> e goes in
last b> e goes on
last b> e going in
last b> e going on
last b> e going to
last b> e gone <p?p?>
last b> e good <c?c?>
last b> e good <p?c?>
last b> e good <p?p?>
last b> e got #
last b> e got it
last b> e got that
last b> e got the
last b> e gp <p?p?>
last b> e had #
last b> e had a
last b> e had any
last b> e had for
last b> e had it
last b> e had me
last b> e had one
last b> e had that
last b> e had §2
last b> e half an
last b> e half of
last b> e has it
last b> e has that
last b> e has the
last b> e has §2
last b> e have #
last b> e have a
last b> e have it
last b> e have one
last b> e have that
last b> e have the
last b> e have you
last b> e have §2
last b> e he can't
last b> e he eats
last b> e he has
last b> e he needs
last b> e he on
last b> e he says
last b> e he was
last b> e he went
last b> e he's a
last b> e he's had
last b> e he's only
last b> e her <c?c?>
last b> e her <p?p?>
last b> e her to
last b> e her §2
last b> e here <p?p?>
last b> e hers is
last b> e him <p?p?>
last b> e him on
last b> e him to
last b> e him §2
last b> e his §2
last b> e hold it
last b> e hold that
last b> e home <p?p?>
last b> e hour before
last b> e hours <p?p?>
last b> e how long
last b> e how many
last b> e i asked
last b> e i came
last b> e i can
last b> e i can't
last b> e i couldn
last b> e i did
last b> e i didn't
last b> e i do
last b> e i don't
last b> e i forgot
last b> e i gave
last b> e i get
last b> e i give
last b> e i got
last b> e i had
last b> e i have
last b> e i keep
last b> e i know
last b> e i left
last b> e i like
last b> e i looked
last b> e i need
last b> e i never
last b> e i only
last b> e i put
last b> e i read
last b> e i said
last b> e i saw
last b> e i see
last b> e i slept
last b> e i starte
last b> e i still
last b> e i stop
last b> e i stoppe
last b> e i take
last b> e i though
last b> e i took
last b> e i tried
last b> e i want
last b> e i was
last b> e i wasn't
last b> e i won't
last b> e i wouldn
last b> e i'd do
last b> e i'd give
last b> e i'd go
last b> e i'd like
last b> e i'd not
last b> e i'd rather
last b> e i'd say
last b> e i'll do
last b> e i'll give
last b> e i'll use
last b> e i'm giving
last b> e i'm not
last b> e i'm on
last b> e i'm puttin
last b> e i've #
last b> e i've been
last b> e i've got
last b> e i've had
last b> e i've not
last b> e i've put
last b> e if he
last b> e if he's
last b> e if i
last b> e if the
last b> e in #
last b> e in <c?c?>
last b> e in a
last b> e in august
last b> e in date
last b> e in her
last b> e in his
last b> e in it
last b> e in januar
last b> e in june
last b> e in march
last b> e in my
last b> e in now
last b> e in one
last b> e in red
last b> e in septem
last b> e in spring
last b> e in that
last b> e in the
last b> e in there
last b> e in your
last b> e instea <p?p?>
last b> e instea of
last b> e into the
last b> e is #
last b> e is <p?p?>
last b> e is done
last b> e is fine
last b> e is finish
last b> e is for
last b> e is he
last b> e is in
last b> e is it
last b> e is on
last b> e is still
last b> e is that
last b> e is what
last b> e isn't it
last b> e isn't that
last b> e it #
last b> e it <c?c?>
last b> e it <c?p?>
last b> e it <p?c?>
last b> e it <p?p?>
last b> e it <pc>
last b> e it <pp>
last b> e it a
last b> e it again
last b> e it all
last b> e it and
last b> e it any
last b> e it at
last b> e it away
last b> e it back
last b> e it before
last b> e it did
last b> e it do
last b> e it does
last b> e it don't
last b> e it every
last b> e it finish
last b> e it for
last b> e it from
last b> e it goes
last b> e it help
last b> e it helps
last b> e it here
last b> e it i
last b> e it if
last b> e it in
last b> e it is
last b> e it isn't
last b> e it last
last b> e it makes
last b> e it no
last b> e it off
last b> e it on
last b> e it one
last b> e it out
last b> e it says
last b> e it since
last b> e it still
last b> e it the
last b> e it then
last b> e it to
last b> e it today
last b> e it tonigh
last b> e it twice
last b> e it up
last b> e it was
last b> e it went
last b> e it when
last b> e it with
last b> e it yes
last b> e it's #
last b> e it's done
last b> e it's fine
last b> e it's finish
last b> e it's in
last b> e it's not
last b> e it's off
last b> e it's on
last b> e it's over
last b> e it's still
last b> e it's the
last b> e it's §2
last b> e june <p?p?>
last b> e just now
last b> e just the
last b> e keep going
last b> e keep it
last b> e keep the
last b> e keep them
last b> e last friday
last b> e last night
last b> e last one
last b> e last summer
last b> e last time
last b> e last week
last b> e last winter
last b> e last year
last b> e leave it
last b> e leave that
last b> e leave the
last b> e leave you
last b> e left arm
last b> e let me
last b> e let's leave
last b> e let's see
last b> e like a
last b> e like the
last b> e like to
last b> e long ago
last b> e long durati
last b> e long gone
last b> e looked at
last b> e made me
last b> e made my
last b> e many #
last b> e march <p?p?>
last b> e me #
last b> e me in
last b> e me on
last b> e me out
last b> e me the
last b> e me §2
last b> e meant to
last b> e mg <p?p?>
last b> e mg at
last b> e mg in
last b> e mg twice
last b> e ml twice
last b> e monday <p?p?>
last b> e monday and
last b> e month and
last b> e months <c?c?>
last b> e more <c?c?>
last b> e more days
last b> e more §2
last b> e mornin <c?c?>
last b> e mornin <p?p?>
last b> e mornin and
last b> e mouth <p?p?>
last b> e much #
last b> e my chest
last b> e my dad
last b> e my daught
last b> e my friend
last b> e my gp
last b> e my hair
last b> e my heart
last b> e my legs
last b> e my mate
last b> e my mouth
last b> e my mum
last b> e my neighb
last b> e my sister
last b> e my son
last b> e my §2
last b> e need it
last b> e need that
last b> e neighb has
last b> e never again
last b> e never missed
last b> e never starte
last b> e new year
last b> e next door
last b> e next week
last b> e night <c?c?>
last b> e night <pp>
last b> e night and
last b> e night for
last b> e night with
last b> e no <c?c?>
last b> e no <c?p?>
last b> e no <p?c?>
last b> e no <p?p?>
last b> e no bother
last b> e no change
last b> e no i
last b> e no no
last b> e no that
last b> e no the
last b> e no use
last b> e no you
last b> e no §2
last b> e not again
last b> e not allerg
last b> e not be
last b> e not before
last b> e not for
last b> e not had
last b> e not me
last b> e not now
last b> e not on
last b> e not that
last b> e not the
last b> e not to
last b> e not today
last b> e not with
last b> e not yet
last b> e not §2
last b> e nothin <p?p?>
last b> e nothin for
last b> e now the
last b> e of #
last b> e of date
last b> e of it
last b> e of my
last b> e of that
last b> e of the
last b> e of them
last b> e of those
last b> e of your
last b> e of §2
last b> e off <c?c?>
last b> e off <p?p?>
last b> e off a
last b> e off for
last b> e off it
last b> e off that
last b> e off the
last b> e oh <c?c?>
last b> e oh <p?p?>
last b> e oh no
last b> e ok <c?c?>
last b> e ok <p?p?>
last b> e okay <p?p?>
last b> e old one
last b> e on #
last b> e on <p?p?>
last b> e on and
last b> e on for
last b> e on friday
last b> e on her
last b> e on here
last b> e on it
last b> e on my
last b> e on the
last b> e on then
last b> e on thursd
last b> e on top
last b> e on tuesda
last b> e on wednes
last b> e on with
last b> e on §2
last b> e once <p?p?>
last b> e once a
last b> e one #
last b> e one <c?c?>
last b> e one <p?p?>
last b> e one a
last b> e one and
last b> e one before
last b> e one dose
last b> e one every
last b> e one for
last b> e one i
last b> e one in
last b> e one more
last b> e one shot
last b> e one tablet
last b> e one tube
last b> e one was
last b> e one with
last b> e only #
last b> e only had
last b> e or #
last b> e other day
last b> e out <c?c?>
last b> e out <p?p?>
last b> e out and
last b> e out in
last b> e out of
last b> e out the
last b> e over #
last b> e over <p?p?>
last b> e over the
last b> e own doctor
last b> e patch <p?p?>
last b> e please don't
last b> e point #
last b> e pressu is
last b> e put a
last b> e put him
last b> e put in
last b> e put it
last b> e put on
last b> e ran out
last b> e red and
last b> e right <c?p?>
last b> e right <p?c?>
last b> e ring me
last b> e run out
last b> e sachet <p?p?>
last b> e said #
last b> e said §2
last b> e same as
last b> e same stuff
last b> e saturd <p?p?>
last b> e says #
last b> e says here
last b> e says §2
last b> e shall i
last b> e she can
last b> e she does
last b> e she goes
last b> e she has
last b> e she was
last b> e she went
last b> e she's got
last b> e she's had
last b> e she's on
last b> e should i
last b> e sick as
last b> e since #
last b> e since <p?p?>
last b> e since he
last b> e since last
last b> e since spring
last b> e so #
last b> e so <p?p?>
last b> e so i
last b> e so no
last b> e so that
last b> e so that's
last b> e so the
last b> e so we'll
last b> e so §2
last b> e some §2
last b> e spot on
last b> e spring <c?c?>
last b> e spring <p?p?>
last b> e spring and
last b> e start that
last b> e start tomorr
last b> e start tonigh
last b> e start with
last b> e starte it
last b> e stays <p?p?>
last b> e stays in
last b> e still every
last b> e still got
last b> e still in
last b> e still yes
last b> e stop it
last b> e stop that
last b> e stop the
last b> e stoppe <p?p?>
last b> e stoppe at
last b> e stoppe in
last b> e stoppe that
last b> e stoppe when
last b> e summer <p?p?>
last b> e sunday <p?p?>
last b> e tablet the
last b> e take #
last b> e take it
last b> e take that
last b> e take them
last b> e take §2
last b> e taking it
last b> e tell me
last b> e that #
last b> e that <c?c?>
last b> e that <c?p?>
last b> e that <p?c?>
last b> e that <p?p?>
last b> e that again
last b> e that alone
last b> e that alread
last b> e that and
last b> e that as
last b> e that at
last b> e that before
last b> e that down
last b> e that ended
last b> e that every
last b> e that for
last b> e that gave
last b> e that has
last b> e that i
last b> e that in
last b> e that is
last b> e that last
last b> e that now
last b> e that on
last b> e that one
last b> e that right
last b> e that she
last b> e that stays
last b> e that then
last b> e that up
last b> e that was
last b> e that when
last b> e that you
last b> e that §2
last b> e that's #
last b> e that's a
last b> e that's anothe
last b> e that's done
last b> e that's fine
last b> e that's finish
last b> e that's for
last b> e that's it
last b> e that's my
last b> e that's not
last b> e that's off
last b> e that's on
last b> e that's over
last b> e that's the
last b> e that's what
last b> e that's why
last b> e the arm
last b> e the bag
last b> e the bin
last b> e the bladde
last b> e the blue
last b> e the bottle
last b> e the box
last b> e the capsul
last b> e the car
last b> e the chart
last b> e the cheek
last b> e the chest
last b> e the cough
last b> e the cupboa
last b> e the day
last b> e the discha
last b> e the doctor
last b> e the drip
last b> e the evenin
last b> e the face
last b> e the feed
last b> e the fever
last b> e the first
last b> e the forum
last b> e the fridge
last b> e the front
last b> e the gp
last b> e the heart
last b> e the hospit
last b> e the inject
last b> e the iron
last b> e the knee
last b> e the last
last b> e the left
last b> e the legs
last b> e the letter
last b> e the liquid
last b> e the list
last b> e the little
last b> e the memory
last b> e the month
last b> e the mornin
last b> e the mouth
last b> e the neck
last b> e the needle
last b> e the new
last b> e the next
last b> e the nurse
last b> e the old
last b> e the once
last b> e the one
last b> e the pain
last b> e the pharma
last b> e the pressu
last b> e the pump
last b> e the rash
last b> e the runs
last b> e the same
last b> e the scan
last b> e the second
last b> e the shop
last b> e the should
last b> e the skin
last b> e the spray
last b> e the spring
last b> e the steroi
last b> e the summer
last b> e the tablet
last b> e the third
last b> e the tongue
last b> e the tummy
last b> e the vein
last b> e the ward
last b> e the water
last b> e the week
last b> e the whole
last b> e the year
last b> e the yellow
last b> e the §
last b> e the §2
last b> e them <p?p?>
last b> e them in
last b> e then #
last b> e then <p?p?>
last b> e then i
last b> e then i'll
last b> e then it
last b> e then it's
last b> e then that's
last b> e then the
last b> e then we
last b> e then you
last b> e then §2
last b> e there <c?c?>
last b> e there <p?p?>
last b> e there' no
last b> e they gave
last b> e they put
last b> e they said
last b> e they stoppe
last b> e they tried
last b> e they were
last b> e thing <p?p?>
last b> e this aftern
last b> e this is
last b> e this mornin
last b> e this one
last b> e thursd <p?p?>
last b> e till #
last b> e time <p?p?>
last b> e times <c?c?>
last b> e times <p?p?>
last b> e times a
last b> e times and
last b> e to #
last b> e to be
last b> e to come
last b> e to go
last b> e to have
last b> e to keep
last b> e to point
last b> e to start
last b> e to stop
last b> e to take
last b> e to that
last b> e to the
last b> e to your
last b> e to §2
last b> e today <p?p?>
last b> e told me
last b> e tomorr <c?c?>
last b> e tonigh <p?p?>
last b> e too <p?p?>
last b> e too but
last b> e took #
last b> e took it
last b> e top of
last b> e touch it
last b> e twice <p?p?>
last b> e twice a
last b> e under #
last b> e until the
last b> e up and
last b> e up in
last b> e up the
last b> e up to
last b> e use it
last b> e want it
last b> e want you
last b> e was #
last b> e was a
last b> e was before
last b> e was fine
last b> e was for
last b> e was given
last b> e was held
last b> e was in
last b> e was it
last b> e was only
last b> e was that
last b> e was the
last b> e water <p?p?>
last b> e we did
last b> e we do
last b> e we don't
last b> e we leave
last b> e we stop
last b> e we stoppe
last b> e we'll see
last b> e week #
last b> e week <c?p?>
last b> e week <p?p?>
last b> e week and
last b> e week for
last b> e weeks <c?c?>
last b> e weeks <c?p?>
last b> e weeks <p?p?>
last b> e weeks ago
last b> e weeks and
last b> e well <p?c?>
last b> e well <p?p?>
last b> e went up
last b> e what did
last b> e what i
last b> e what you
last b> e what's the
last b> e when #
last b> e when he
last b> e when i'm
last b> e when it's
last b> e when the
last b> e when was
last b> e when you
last b> e when you're
last b> e while you're
last b> e with a
last b> e with breakf
last b> e with food
last b> e with her
last b> e with it
last b> e with me
last b> e with my
last b> e with no
last b> e with the
last b> e with you
last b> e with your
last b> e with §2
last b> e won't give
last b> e would you
last b> e write that
last b> e years <p?p?>
last b> e years ago
last b> e years back
last b> e yes #
last b> e yes <c?c?>
last b> e yes <c?p?>
last b> e yes <p?c?>
last b> e yes <p?p?>
last b> e yes and
last b> e yes every
last b> e yes in
last b> e you #
last b> e you <c?c?>
last b> e you <p?p?>
last b> e you a
last b> e you asked
last b> e you been
last b> e you came
last b> e you can
last b> e you can't
last b> e you could
last b> e you do
last b> e you don't
last b> e you get
last b> e you go
last b> e you had
last b> e you have
last b> e you know
last b> e you like
last b> e you must
last b> e you need
last b> e you needn'
last b> e you never
last b> e you on
last b> e you put
last b> e you said
last b> e you say
last b> e you starte
last b> e you still
last b> e you take
last b> e you taking
last b> e you the
last b> e you to
last b> e you told
last b> e you use
last b> e you want
last b> e you were
last b> e you §2
last b> e you're #
last b> e you're not
last b> e you're on
last b> e you've a
last b> e you've been
last b> e you've got
last b> e you've had
last b> e you've not
last b> e your gp
last b> e your neighb
last b> e your sugar
last b> e your §2
last b> e § #
last b> e § at
last b> e § for
last b> e § he
last b> e § in
last b> e § the
last b> e § you
last b> e § you've
last c< e #
last c< e <c?c?>
last c< e <c?p?>
last c< e <cc>
last c< e <p?c?>
last c< e <p?p?>
last c< e <pc>
last c< e <pp>
last c< e ?
last c< e a
last c< e about
last c< e add
last c< e after
last c< e again
last c< e all
last c< e alrea
last c< e also
last c< e an
last c< e and
last c< e antib
last c< e anyth
last c< e are
last c< e asthm
last c< e at
last c< e back
last c< e been
last c< e befor
last c< e bit
last c< e blue
last c< e broth
last c< e by
last c< e calle
last c< e came
last c< e can't
last c< e chang
last c< e chew
last c< e consi
last c< e contr
last c< e cough
last c< e could
last c< e cream
last c< e day
last c< e days
last c< e did
last c< e docto
last c< e don't
last c< e drip
last c< e drop
last c< e else
last c< e end
last c< e ever
last c< e finis
last c< e for
last c< e from
last c< e gave
last c< e gel
last c< e get
last c< e gets
last c< e given
last c< e gives
last c< e givin
last c< e go
last c< e goes
last c< e gone
last c< e got
last c< e gp
last c< e had
last c< e half
last c< e has
last c< e have
last c< e havin
last c< e he
last c< e he'll
last c< e he's
last c< e her
last c< e him
last c< e his
last c< e home
last c< e i
last c< e i'd
last c< e i'll
last c< e i'm
last c< e i've
last c< e if
last c< e in
last c< e inhal
last c< e inste
last c< e is
last c< e it
last c< e it's
last c< e jab
last c< e just
last c< e keep
last c< e leave
last c< e leg
last c< e let's
last c< e like
last c< e list
last c< e littl
last c< e may
last c< e me
last c< e month
last c< e more
last c< e morni
last c< e mouth
last c< e my
last c< e need
last c< e never
last c< e new
last c< e next
last c< e night
last c< e no
last c< e nose
last c< e not
last c< e nothi
last c< e now
last c< e nurse
last c< e of
last c< e off
last c< e ok
last c< e okay
last c< e old
last c< e on
last c< e once
last c< e one
last c< e only
last c< e other
last c< e out
last c< e paste
last c< e patch
last c< e pill
last c< e plain
last c< e powde
last c< e put
last c< e react
last c< e right
last c< e said
last c< e same
last c< e say
last c< e see
last c< e she
last c< e she's
last c< e shot
last c< e since
last c< e skin
last c< e so
last c< e some
last c< e somet
last c< e spray
last c< e start
last c< e stays
last c< e stero
last c< e still
last c< e stop
last c< e stopp
last c< e table
last c< e take
last c< e takes
last c< e takin
last c< e that
last c< e that'
last c< e the
last c< e then
last c< e they
last c< e they'
last c< e thing
last c< e thoug
last c< e thrus
last c< e time
last c< e to
last c< e today
last c< e tried
last c< e try
last c< e tummy
last c< e twice
last c< e use
last c< e uses
last c< e usual
last c< e vacci
last c< e vet
last c< e vitam
last c< e want
last c< e wante
last c< e was
last c< e we
last c< e we'd
last c< e well
last c< e what
last c< e which
last c< e wife
last c< e with
last c< e witho
last c< e worme
last c< e would
last c< e yes
last c< e you
last c< e you'r
last c< e you'v
last c< e your
last c< e |
last c< e §
last c< e §2
last c> e #
last c> e <c?c?>
last c> e <c?p?>
last c> e <cp>
last c> e <p?c?>
last c> e <p?p?>
last c> e <pc>
last c> e <pp>
last c> e a
last c> e after
last c> e again
last c> e aller
last c> e alone
last c> e alrea
last c> e also
last c> e alway
last c> e and
last c> e any
last c> e are
last c> e as
last c> e asked
last c> e at
last c> e bad
last c> e be
last c> e been
last c> e bit
last c> e blood
last c> e blue
last c> e both
last c> e break
last c> e but
last c> e buy
last c> e by
last c> e can
last c> e capsu
last c> e carri
last c> e chew
last c> e come
last c> e could
last c> e d
last c> e daily
last c> e day
last c> e days
last c> e did
last c> e do
last c> e does
last c> e doing
last c> e done
last c> e doubl
last c> e drops
last c> e each
last c> e eatin
last c> e eithe
last c> e ended
last c> e ends
last c> e ever
last c> e every
last c> e face
last c> e fine
last c> e finis
last c> e first
last c> e for
last c> e fridg
last c> e from
last c> e gave
last c> e get
last c> e gets
last c> e give
last c> e gives
last c> e go
last c> e goes
last c> e going
last c> e gone
last c> e good
last c> e got
last c> e gp
last c> e had
last c> e half
last c> e has
last c> e have
last c> e he
last c> e he's
last c> e heart
last c> e her
last c> e here
last c> e him
last c> e his
last c> e hold
last c> e home
last c> e hospi
last c> e i
last c> e i'd
last c> e i'm
last c> e i've
last c> e in
last c> e injec
last c> e inste
last c> e into
last c> e is
last c> e isn't
last c> e it
last c> e it's
last c> e just
last c> e know
last c> e leave
last c> e left
last c> e let
last c> e like
last c> e liqui
last c> e long
last c> e make
last c> e many
last c> e me
last c> e menti
last c> e mg
last c> e more
last c> e morni
last c> e much
last c> e must
last c> e my
last c> e need
last c> e neede
last c> e never
last c> e night
last c> e no
last c> e not
last c> e nothi
last c> e now
last c> e octob
last c> e of
last c> e off
last c> e ok
last c> e okay
last c> e on
last c> e one
last c> e ones
last c> e only
last c> e or
last c> e other
last c> e out
last c> e over
last c> e own
last c> e paste
last c> e patch
last c> e place
last c> e powde
last c> e press
last c> e pump
last c> e put
last c> e quart
last c> e rash
last c> e red
last c> e said
last c> e same
last c> e say
last c> e says
last c> e secon
last c> e she
last c> e she's
last c> e shot
last c> e since
last c> e so
last c> e somet
last c> e start
last c> e stay
last c> e stays
last c> e still
last c> e stop
last c> e stopp
last c> e stuff
last c> e summe
last c> e sunda
last c> e suppo
last c> e syrup
last c> e take
last c> e takes
last c> e that
last c> e that'
last c> e thats
last c> e them
last c> e then
last c> e there
last c> e think
last c> e this
last c> e those
last c> e thoug
last c> e thurs
last c> e times
last c> e to
last c> e today
last c> e tonig
last c> e too
last c> e took
last c> e top
last c> e tried
last c> e twice
last c> e under
last c> e up
last c> e use
last c> e vein
last c> e was
last c> e water
last c> e we
last c> e wedne
last c> e weeks
last c> e well
last c> e went
last c> e were
last c> e what
last c> e what'
last c> e when
last c> e which
last c> e while
last c> e will
last c> e with
last c> e won't
last c> e would
last c> e years
last c> e yes
last c> e yeste
last c> e you'l
last c> e you'r
last c> e you'v
last c> e your
last c> e §
last c> e §2
last w< e #
last w< e <c?c?>
last w< e <cc>
last w< e <p?p?>
last w< e ?
last w< e a
last w< e about
last w< e add
last w< e after
last w< e again
last w< e ago
last w< e agree
last w< e all
last w< e alone
last w< e alrea
last w< e alway
last w< e am
last w< e an
last w< e and
last w< e anoth
last w< e anti
last w< e antib
last w< e antih
last w< e any
last w< e anyth
last w< e are
last w< e arm
last w< e as
last w< e ask
last w< e asthm
last w< e at
last w< e back
last w< e bad
last w< e band
last w< e becau
last w< e been
last w< e befor
last w< e begin
last w< e belly
last w< e betwe
last w< e bin
last w< e bit
last w< e bladd
last w< e block
last w< e blood
last w< e blue
last w< e bone
last w< e both
last w< e bothe
last w< e bottl
last w< e bough
last w< e bowel
last w< e box
last w< e break
last w< e bring
last w< e broth
last w< e brown
last w< e but
last w< e buy
last w< e by
last w< e calci
last w< e call
last w< e calle
last w< e came
last w< e can
last w< e can't
last w< e capsu
last w< e carry
last w< e chang
last w< e chew
last w< e child
last w< e chris
last w< e clear
last w< e clot
last w< e come
last w< e comes
last w< e consi
last w< e conti
last w< e contr
last w< e cough
last w< e could
last w< e cousi
last w< e cream
last w< e cut
last w< e dad
last w< e days
last w< e denie
last w< e denti
last w< e did
last w< e do
last w< e docto
last w< e does
last w< e doesn
last w< e dog
last w< e dog's
last w< e doing
last w< e don't
last w< e done
last w< e dose
last w< e down
last w< e dr
last w< e drenc
last w< e drip
last w< e drop
last w< e drops
last w< e dry
last w< e e
last w< e each
last w< e eatin
last w< e else
last w< e end
last w< e ends
last w< e enoug
last w< e even
last w< e ever
last w< e every
last w< e fair
last w< e feed
last w< e feet
last w< e fine
last w< e finis
last w< e first
last w< e fluid
last w< e foot
last w< e for
last w< e forge
last w< e fortn
last w< e from
last w< e gave
last w< e gets
last w< e getti
last w< e given
last w< e givin
last w< e go
last w< e goes
last w< e going
last w< e gone
last w< e good
last w< e got
last w< e grand
last w< e gums
last w< e had
last w< e half
last w< e has
last w< e have
last w< e havin
last w< e he
last w< e he'll
last w< e he's
last w< e head
last w< e heart
last w< e help
last w< e her
last w< e here
last w< e hers
last w< e high
last w< e him
last w< e himse
last w< e hip
last w< e his
last w< e hold
last w< e home
last w< e hormo
last w< e hospi
last w< e hours
last w< e house
last w< e how
last w< e hrt
last w< e husba
last w< e hyper
last w< e i
last w< e i'd
last w< e i'll
last w< e i'm
last w< e i've
last w< e if
last w< e ill
last w< e impla
last w< e in
last w< e infec
last w< e inhal
last w< e injec
last w< e inste
last w< e into
last w< e is
last w< e isn't
last w< e it
last w< e it's
last w< e itch
last w< e its
last w< e itsel
last w< e jab
last w< e just
last w< e keep
last w< e keeps
last w< e kidne
last w< e knee
last w< e know
last w< e lad
last w< e last
last w< e laxat
last w< e leave
last w< e left
last w< e legs
last w< e let
last w< e let's
last w< e lette
last w< e list
last w< e long
last w< e look
last w< e lord
last w< e low
last w< e make
last w< e makes
last w< e man
last w< e march
last w< e maybe
last w< e me
last w< e medic
last w< e minut
last w< e ml
last w< e monda
last w< e month
last w< e more
last w< e morni
last w< e mothe
last w< e mouth
last w< e much
last w< e mum's
last w< e must
last w< e my
last w< e neck
last w< e neede
last w< e needl
last w< e new
last w< e next
last w< e night
last w< e no
last w< e nose
last w< e not
last w< e note
last w< e noted
last w< e notes
last w< e nothi
last w< e now
last w< e nurse
last w< e of
last w< e off
last w< e offer
last w< e oh
last w< e ok
last w< e okay
last w< e on
last w< e once
last w< e one
last w< e one's
last w< e ones
last w< e only
last w< e open
last w< e or
last w< e out
last w< e over
last w< e pain
last w< e patch
last w< e patie
last w< e peopl
last w< e phone
last w< e pill
last w< e pills
last w< e pink
last w< e place
last w< e plain
last w< e plan
last w< e plast
last w< e powde
last w< e press
last w< e prope
last w< e prost
last w< e pull
last w< e put
last w< e putti
last w< e quite
last w< e rathe
last w< e react
last w< e read
last w< e reall
last w< e red
last w< e reflu
last w< e repea
last w< e ring
last w< e said
last w< e salt
last w< e same
last w< e say
last w< e says
last w< e seen
last w< e send
last w< e septe
last w< e shall
last w< e she
last w< e she'l
last w< e she's
last w< e sheet
last w< e shes
last w< e shop
last w< e shot
last w< e shoul
last w< e show
last w< e sick
last w< e since
last w< e siste
last w< e sit
last w< e skin
last w< e sleep
last w< e slow
last w< e small
last w< e so
last w< e sodiu
last w< e some
last w< e someb
last w< e someo
last w< e somet
last w< e sore
last w< e sort
last w< e stand
last w< e start
last w< e stati
last w< e stay
last w< e stays
last w< e stero
last w< e stick
last w< e still
last w< e stoma
last w< e stop
last w< e stopp
last w< e stops
last w< e strik
last w< e stron
last w< e sugar
last w< e summe
last w< e sunda
last w< e suppo
last w< e swall
last w< e swap
last w< e swell
last w< e switc
last w< e syrin
last w< e syrup
last w< e table
last w< e take
last w< e taken
last w< e takes
last w< e takin
last w< e talk
last w< e tea
last w< e tell
last w< e tempe
last w< e test
last w< e than
last w< e thank
last w< e that
last w< e that'
last w< e the
last w< e them
last w< e then
last w< e there
last w< e these
last w< e they
last w< e they'
last w< e think
last w< e this
last w< e those
last w< e thoug
last w< e thrus
last w< e thurs
last w< e till
last w< e time
last w< e times
last w< e to
last w< e today
last w< e told
last w< e toler
last w< e tomor
last w< e tonig
last w< e too
last w< e took
last w< e treat
last w< e tried
last w< e troub
last w< e try
last w< e tube
last w< e tubes
last w< e tummy
last w< e twice
last w< e ulcer
last w< e under
last w< e until
last w< e up
last w< e urine
last w< e us
last w< e use
last w< e uses
last w< e usual
last w< e vein
last w< e vet
last w< e wait
last w< e want
last w< e wante
last w< e wants
last w< e ward
last w< e was
last w< e wash
last w< e water
last w< e we
last w< e we'd
last w< e we'll
last w< e we're
last w< e wedne
last w< e week
last w< e weeke
last w< e weeks
last w< e weigh
last w< e well
last w< e went
last w< e were
last w< e what
last w< e what'
last w< e when
last w< e which
last w< e white
last w< e why
last w< e wife
last w< e will
last w< e with
last w< e witho
last w< e work
last w< e works
last w< e worme
last w< e wormi
last w< e would
last w< e write
last w< e year
last w< e years
last w< e yello
last w< e yes
last w< e you
last w< e you'd
last w< e you'l
last w< e you'r
last w< e you'v
last w< e your
last w< e yours
last w< e §
last w< e §2
last w> e #
last w> e <c?c?>
last w> e <c?p?>
last w> e <cc>
last w> e <cp>
last w> e <p?c?>
last w> e <pc>
last w> e <pp>
last w> e a
last w> e about
last w> e actua
last w> e add
last w> e after
last w> e again
last w> e ages
last w> e ago
last w> e agree
last w> e ah
last w> e all
last w> e aller
last w> e alone
last w> e alrea
last w> e alrig
last w> e also
last w> e altog
last w> e alway
last w> e am
last w> e an
last w> e and
last w> e anoth
last w> e antib
last w> e any
last w> e anywa
last w> e april
last w> e aren'
last w> e arm
last w> e as
last w> e ask
last w> e asked
last w> e askin
last w> e aslee
last w> e asthm
last w> e at
last w> e augus
last w> e avoid
last w> e away
last w> e b
last w> e baby
last w> e back
last w> e bad
last w> e bag
last w> e bath
last w> e be
last w> e becau
last w> e bed
last w> e bedti
last w> e been
last w> e befor
last w> e began
last w> e begin
last w> e bette
last w> e betwe
last w> e big
last w> e bin
last w> e binne
last w> e birth
last w> e bit
last w> e bladd
last w> e blew
last w> e blist
last w> e block
last w> e blood
last w> e blue
last w> e bones
last w> e boots
last w> e both
last w> e bottl
last w> e bowel
last w> e box
last w> e break
last w> e breas
last w> e breat
last w> e bring
last w> e broth
last w> e bum
last w> e but
last w> e buy
last w> e by
last w> e calci
last w> e call
last w> e calle
last w> e came
last w> e can
last w> e can't
last w> e capit
last w> e capsu
last w> e car
last w> e card
last w> e carri
last w> e carry
last w> e cat
last w> e chalk
last w> e chang
last w> e cheap
last w> e cheek
last w> e chest
last w> e chew
last w> e chewi
last w> e chews
last w> e chris
last w> e clean
last w> e clear
last w> e climb
last w> e clini
last w> e close
last w> e clot
last w> e colle
last w> e comin
last w> e conti
last w> e cough
last w> e could
last w> e count
last w> e cramp
last w> e cream
last w> e cross
last w> e crush
last w> e cupbo
last w> e cut
last w> e d
last w> e dad
last w> e daily
last w> e date
last w> e daugh
last w> e day
last w> e days
last w> e dead
last w> e decem
last w> e decid
last w> e delet
last w> e denie
last w> e dialy
last w> e did
last w> e died
last w> e diffe
last w> e disch
last w> e do
last w> e doc
last w> e docto
last w> e does
last w> e dog
last w> e doing
last w> e don't
last w> e done
last w> e door
last w> e dose
last w> e doses
last w> e doubl
last w> e down
last w> e dr
last w> e drawe
last w> e dream
last w> e drenc
last w> e dress
last w> e drip
last w> e drop
last w> e dropp
last w> e drug
last w> e due
last w> e durat
last w> e each
last w> e ear
last w> e ears
last w> e easte
last w> e eat
last w> e eatin
last w> e eats
last w> e egg
last w> e eggs
last w> e eithe
last w> e elbow
last w> e else
last w> e end
last w> e ended
last w> e ends
last w> e enoug
last w> e eveni
last w> e ever
last w> e every
last w> e eyes
last w> e face
last w> e faint
last w> e fair
last w> e famil
last w> e feed
last w> e feel
last w> e feet
last w> e fell
last w> e fever
last w> e few
last w> e fine
last w> e finge
last w> e finis
last w> e first
last w> e flu
last w> e flush
last w> e food
last w> e foot
last w> e forge
last w> e forgo
last w> e form
last w> e fortn
last w> e forum
last w> e found
last w> e frida
last w> e fridg
last w> e frien
last w> e from
last w> e front
last w> e g
last w> e get
last w> e getti
last w> e give
last w> e given
last w> e gives
last w> e givin
last w> e go
last w> e god
last w> e goes
last w> e going
last w> e gone
last w> e good
last w> e got
last w> e gp
last w> e grand
last w> e great
last w> e green
last w> e grew
last w> e gut
last w> e had
last w> e hair
last w> e half
last w> e hand
last w> e happy
last w> e has
last w> e hasn'
last w> e hate
last w> e have
last w> e haven
last w> e havin
last w> e hay
last w> e he
last w> e he'll
last w> e he's
last w> e head
last w> e heard
last w> e heart
last w> e held
last w> e helps
last w> e her
last w> e here
last w> e hers
last w> e herse
last w> e hes
last w> e high
last w> e him
last w> e hip
last w> e his
last w> e histo
last w> e hives
last w> e hold
last w> e home
last w> e hones
last w> e horri
last w> e hospi
last w> e hour
last w> e hours
last w> e how
last w> e how's
last w> e hurt
last w> e husba
last w> e i'd
last w> e i'll
last w> e i'm
last w> e i've
last w> e if
last w> e ill
last w> e in
last w> e infec
last w> e injec
last w> e inste
last w> e into
last w> e iron
last w> e is
last w> e isn't
last w> e isnt
last w> e it
last w> e it'll
last w> e it's
last w> e itch
last w> e itchi
last w> e its
last w> e jab
last w> e jabs
last w> e joint
last w> e july
last w> e june
last w> e just
last w> e keep
last w> e keepi
last w> e keeps
last w> e kg
last w> e kidne
last w> e kind
last w> e knee
last w> e knees
last w> e know
last w> e lady
last w> e lamin
last w> e last
last w> e lasts
last w> e late
last w> e leave
last w> e left
last w> e leg
last w> e legs
last w> e less
last w> e let
last w> e let's
last w> e lette
last w> e level
last w> e like
last w> e line
last w> e lips
last w> e liqui
last w> e list
last w> e littl
last w> e live
last w> e liver
last w> e locum
last w> e long
last w> e looke
last w> e lost
last w> e lot
last w> e love
last w> e lovel
last w> e low
last w> e lunch
last w> e mad
last w> e made
last w> e make
last w> e makes
last w> e man
last w> e many
last w> e march
last w> e mate'
last w> e may
last w> e maybe
last w> e me
last w> e meal
last w> e meant
last w> e medic
last w> e memor
last w> e menti
last w> e mg
last w> e might
last w> e milk
last w> e mind
last w> e mine
last w> e minut
last w> e miss
last w> e misse
last w> e mixed
last w> e ml
last w> e monda
last w> e month
last w> e morni
last w> e mothe
last w> e much
last w> e mum's
last w> e must
last w> e my
last w> e nearl
last w> e neck
last w> e need
last w> e neede
last w> e needn
last w> e needs
last w> e neigh
last w> e never
last w> e new
last w> e next
last w> e nice
last w> e night
last w> e no
last w> e nobod
last w> e none
last w> e norma
last w> e not
last w> e note
last w> e noted
last w> e notes
last w> e nothi
last w> e novem
last w> e now
last w> e numbe
last w> e nurse
last w> e octob
last w> e of
last w> e off
last w> e offer
last w> e oh
last w> e oil
last w> e ointm
last w> e ok
last w> e okay
last w> e on
last w> e once
last w> e one
last w> e one's
last w> e ones
last w> e only
last w> e open
last w> e opera
last w> e orang
last w> e order
last w> e other
last w> e out
last w> e over
last w> e packe
last w> e pain
last w> e pancr
last w> e past
last w> e paste
last w> e patie
last w> e pause
last w> e pen
last w> e peopl
last w> e pill
last w> e pink
last w> e place
last w> e plain
last w> e plast
last w> e pleas
last w> e pocke
last w> e point
last w> e potas
last w> e pound
last w> e powde
last w> e presc
last w> e press
last w> e puffe
last w> e pulse
last w> e pump
last w> e purpl
last w> e put
last w> e putti
last w> e quart
last w> e quit
last w> e quite
last w> e ran
last w> e rang
last w> e rate
last w> e rathe
last w> e react
last w> e read
last w> e red
last w> e remem
last w> e repea
last w> e rest
last w> e right
last w> e ring
last w> e rinse
last w> e round
last w> e run
last w> e runs
last w> e sache
last w> e said
last w> e same
last w> e satur
last w> e saw
last w> e say
last w> e says
last w> e scan
last w> e scare
last w> e schoo
last w> e screa
last w> e secon
last w> e see
last w> e seen
last w> e send
last w> e sent
last w> e septe
last w> e shake
last w> e shall
last w> e she
last w> e she'd
last w> e she'l
last w> e she's
last w> e sheet
last w> e shes
last w> e shing
last w> e shop
last w> e shot
last w> e shoul
last w> e show
last w> e sick
last w> e sickn
last w> e side
last w> e since
last w> e singl
last w> e skin
last w> e skip
last w> e sleep
last w> e slept
last w> e slow
last w> e smell
last w> e so
last w> e sodiu
last w> e some
last w> e somet
last w> e son
last w> e sore
last w> e sound
last w> e spoon
last w> e spot
last w> e spots
last w> e spray
last w> e sprin
last w> e stand
last w> e start
last w> e stay
last w> e stayi
last w> e stays
last w> e stent
last w> e stero
last w> e still
last w> e sting
last w> e stoma
last w> e stone
last w> e stop
last w> e stopp
last w> e stops
last w> e strai
last w> e strik
last w> e sugar
last w> e sugge
last w> e summe
last w> e sun
last w> e sunda
last w> e suppo
last w> e swap
last w> e swear
last w> e sweat
last w> e swell
last w> e switc
last w> e syrin
last w> e syrup
last w> e table
last w> e take
last w> e taken
last w> e takes
last w> e takin
last w> e talk
last w> e talke
last w> e taper
last w> e taste
last w> e tea
last w> e teeth
last w> e tell
last w> e tempe
last w> e test
last w> e than
last w> e thank
last w> e that
last w> e that'
last w> e thats
last w> e the
last w> e them
last w> e then
last w> e there
last w> e they
last w> e they'
last w> e thick
last w> e thin
last w> e thing
last w> e think
last w> e thinn
last w> e this
last w> e those
last w> e thoug
last w> e threw
last w> e throa
last w> e throu
last w> e throw
last w> e thurs
last w> e till
last w> e time
last w> e times
last w> e today
last w> e toget
last w> e told
last w> e toler
last w> e tomor
last w> e tongu
last w> e tonig
last w> e too
last w> e took
last w> e tooth
last w> e top
last w> e touch
last w> e treat
last w> e trial
last w> e tried
last w> e troub
last w> e try
last w> e tub
last w> e tube
last w> e tubes
last w> e tuesd
last w> e tummy
last w> e turn
last w> e turne
last w> e twent
last w> e twice
last w> e ulcer
last w> e uncha
last w> e under
last w> e unit
last w> e until
last w> e up
last w> e us
last w> e used
last w> e usele
last w> e usual
last w> e vacci
last w> e vein
last w> e vomit
last w> e want
last w> e wante
last w> e wants
last w> e ward
last w> e was
last w> e wash
last w> e wasn'
last w> e way
last w> e we
last w> e we'd
last w> e we'll
last w> e we're
last w> e we've
last w> e wedne
last w> e wee
last w> e week
last w> e weeke
last w> e weeks
last w> e weigh
last w> e well
last w> e went
last w> e were
last w> e what
last w> e wheez
last w> e when
last w> e where
last w> e which
last w> e while
last w> e white
last w> e whole
last w> e why
last w> e wife'
last w> e will
last w> e winte
last w> e with
last w> e withd
last w> e witho
last w> e won't
last w> e work
last w> e works
last w> e worme
last w> e worms
last w> e worse
last w> e would
last w> e write
last w> e writt
last w> e wrong
last w> e wrote
last w> e x-ray
last w> e yeah
last w> e year
last w> e years
last w> e yello
last w> e yes
last w> e yeste
last w> e yet
last w> e you
last w> e you'd
last w> e you'l
last w> e you'r
last w> e you'v
last w> e your
last w> e yours
last w> e §
last w> e §2
w< e #
w< e <c?p?>
w< e <cp>
w< e <pp>
w< e ?
w< e about
w< e actua
w< e add
w< e after
w< e again
w< e ago
w< e agree
w< e all
w< e aller
w< e alone
w< e alrea
w< e also
w< e alway
w< e am
w< e an
w< e anoth
w< e anti
w< e antib
w< e antih
w< e any
w< e anyth
w< e anywa
w< e are
w< e arm
w< e as
w< e asked
w< e asthm
w< e at
w< e aye
w< e b
w< e back
w< e bag
w< e band
w< e been
w< e befor
w< e begin
w< e being
w< e belly
w< e bette
w< e betwe
w< e bin
w< e bit
w< e bladd
w< e block
w< e blood
w< e blue
w< e both
w< e bothe
w< e bottl
w< e bough
w< e bowel
w< e box
w< e break
w< e bring
w< e broth
w< e brown
w< e but
w< e buy
w< e by
w< e calci
w< e call
w< e calle
w< e came
w< e can
w< e can't
w< e carry
w< e chang
w< e chemi
w< e chew
w< e child
w< e chris
w< e clean
w< e clear
w< e clot
w< e come
w< e comes
w< e consi
w< e conti
w< e contr
w< e could
w< e count
w< e cousi
w< e cream
w< e cut
w< e dad
w< e day
w< e delet
w< e denie
w< e denti
w< e did
w< e diffe
w< e dinne
w< e do
w< e docto
w< e does
w< e doesn
w< e dog
w< e dog's
w< e doing
w< e done
w< e dose
w< e down
w< e dr
w< e drenc
w< e dress
w< e drip
w< e drops
w< e e
w< e each
w< e eatin
w< e eithe
w< e else
w< e end
w< e ended
w< e ends
w< e enoug
w< e even
w< e ever
w< e every
w< e eye
w< e feed
w< e feel
w< e feet
w< e few
w< e fine
w< e finis
w< e first
w< e fluid
w< e foot
w< e for
w< e forge
w< e fortn
w< e frida
w< e from
w< e gave
w< e get
w< e gets
w< e getti
w< e given
w< e givin
w< e go
w< e going
w< e gone
w< e good
w< e got
w< e grand
w< e gums
w< e had
w< e half
w< e has
w< e have
w< e havin
w< e he
w< e he'll
w< e he's
w< e heart
w< e help
w< e helps
w< e her
w< e here
w< e hers
w< e high
w< e him
w< e himse
w< e hip
w< e his
w< e hold
w< e home
w< e hormo
w< e hospi
w< e hours
w< e how
w< e hrt
w< e husba
w< e hyper
w< e i
w< e i'd
w< e i'm
w< e i've
w< e if
w< e ill
w< e impla
w< e in
w< e infec
w< e inhal
w< e injec
w< e inste
w< e into
w< e iron
w< e is
w< e isn't
w< e it
w< e itch
w< e its
w< e itsel
w< e jab
w< e joint
w< e just
w< e keep
w< e keeps
w< e kidne
w< e kind
w< e kit
w< e knee
w< e know
w< e lad
w< e lady
w< e last
w< e laxat
w< e leave
w< e leg
w< e legs
w< e let
w< e let's
w< e level
w< e like
w< e line
w< e liqui
w< e list
w< e long
w< e look
w< e lord
w< e low
w< e lunch
w< e made
w< e make
w< e man
w< e march
w< e maybe
w< e me
w< e medic
w< e migra
w< e mind
w< e monda
w< e month
w< e more
w< e morni
w< e mothe
w< e mouth
w< e mst
w< e much
w< e mum
w< e mum's
w< e must
w< e my
w< e neede
w< e needl
w< e neigh
w< e nerve
w< e never
w< e new
w< e next
w< e night
w< e no
w< e none
w< e norma
w< e not
w< e note
w< e noted
w< e notes
w< e nothi
w< e now
w< e nurse
w< e octob
w< e of
w< e off
w< e offer
w< e oh
w< e ok
w< e okay
w< e old
w< e once
w< e one
w< e one's
w< e ones
w< e only
w< e open
w< e or
w< e orang
w< e other
w< e over
w< e own
w< e pain
w< e past
w< e paste
w< e patch
w< e patie
w< e peopl
w< e pharm
w< e pill
w< e pills
w< e pink
w< e place
w< e plain
w< e plan
w< e plast
w< e pleas
w< e plus
w< e potas
w< e powde
w< e press
w< e preve
w< e prost
w< e pull
w< e purpl
w< e put
w< e putti
w< e quart
w< e quite
w< e rash
w< e rathe
w< e react
w< e read
w< e red
w< e reflu
w< e repea
w< e rest
w< e ring
w< e risk
w< e said
w< e salt
w< e same
w< e satur
w< e say
w< e says
w< e scrat
w< e sedat
w< e send
w< e sent
w< e septe
w< e shall
w< e she
w< e she'l
w< e she's
w< e sheet
w< e shes
w< e shop
w< e shot
w< e shoul
w< e show
w< e sick
w< e since
w< e siste
w< e sit
w< e skin
w< e skip
w< e sleep
w< e slow
w< e small
w< e so
w< e sodiu
w< e sold
w< e some
w< e someb
w< e someo
w< e somet
w< e sore
w< e sorry
w< e sort
w< e stand
w< e start
w< e stati
w< e stay
w< e stays
w< e stero
w< e stick
w< e stiff
w< e still
w< e stoma
w< e stop
w< e stopp
w< e stops
w< e strik
w< e stron
w< e stuff
w< e summe
w< e sun
w< e sunda
w< e super
w< e suppo
w< e swall
w< e swap
w< e swapp
w< e switc
w< e syrin
w< e syrup
w< e table
w< e take
w< e taken
w< e takes
w< e takin
w< e talk
w< e tea
w< e tell
w< e tempe
w< e test
w< e than
w< e thank
w< e that
w< e that'
w< e the
w< e then
w< e there
w< e these
w< e they
w< e they'
w< e thing
w< e think
w< e thinn
w< e third
w< e those
w< e thoug
w< e thrus
w< e till
w< e time
w< e times
w< e to
w< e today
w< e told
w< e toler
w< e tomor
w< e tonig
w< e too
w< e took
w< e treat
w< e tried
w< e troub
w< e try
w< e tubes
w< e tuesd
w< e tummy
w< e twice
w< e ulcer
w< e under
w< e units
w< e until
w< e up
w< e urine
w< e us
w< e use
w< e uses
w< e usual
w< e vacci
w< e vein
w< e very
w< e vet
w< e vitam
w< e wait
w< e want
w< e wante
w< e wants
w< e ward
w< e was
w< e wash
w< e water
w< e we'll
w< e we're
w< e wedne
w< e week
w< e weeke
w< e weeks
w< e weigh
w< e well
w< e went
w< e were
w< e what
w< e what'
w< e when
w< e which
w< e white
w< e why
w< e wife
w< e will
w< e with
w< e witho
w< e won't
w< e work
w< e works
w< e worme
w< e wormi
w< e would
w< e write
w< e writi
w< e year
w< e years
w< e yello
w< e yes
w< e yeste
w< e yet
w< e you
w< e you'd
w< e you'l
w< e you'v
w< e your
w< e yours
w< e §
w< e §2
w> e #
w> e <cc>
w> e <cp>
w> e <p?c?>
w> e <p?p?>
w> e <pc>
w> e a
w> e about
w> e actin
w> e actua
w> e add
w> e after
w> e again
w> e ages
w> e ago
w> e agree
w> e all
w> e aller
w> e alone
w> e alrea
w> e alrig
w> e also
w> e altog
w> e alway
w> e am
w> e an
w> e and
w> e ankle
w> e anoth
w> e antib
w> e any
w> e anyon
w> e anywa
w> e april
w> e are
w> e aren'
w> e arm
w> e as
w> e ask
w> e asked
w> e askin
w> e aslee
w> e asthm
w> e at
w> e attac
w> e avoid
w> e away
w> e aye
w> e b
w> e baby
w> e back
w> e bad
w> e bag
w> e bath
w> e be
w> e becau
w> e bed
w> e bedti
w> e been
w> e befor
w> e began
w> e begin
w> e being
w> e beta
w> e bette
w> e betwe
w> e big
w> e bin
w> e binne
w> e birth
w> e bit
w> e black
w> e bladd
w> e bled
w> e blew
w> e blist
w> e block
w> e blood
w> e blue
w> e bones
w> e boots
w> e both
w> e bottl
w> e bowel
w> e box
w> e break
w> e breas
w> e breat
w> e broth
w> e bum
w> e bunge
w> e burne
w> e but
w> e buy
w> e by
w> e calci
w> e call
w> e calle
w> e came
w> e can
w> e can't
w> e capit
w> e capsu
w> e car
w> e card
w> e carri
w> e carry
w> e casua
w> e cat
w> e cause
w> e chalk
w> e chang
w> e cheap
w> e cheek
w> e chemi
w> e chest
w> e chew
w> e chewi
w> e chews
w> e child
w> e chris
w> e clean
w> e clear
w> e climb
w> e clini
w> e close
w> e clot
w> e come
w> e comes
w> e comin
w> e cough
w> e could
w> e cramp
w> e cream
w> e creat
w> e cross
w> e cupbo
w> e cut
w> e d
w> e dad
w> e date
w> e daugh
w> e day
w> e days
w> e dead
w> e decem
w> e decid
w> e delet
w> e denie
w> e dialy
w> e did
w> e die
w> e died
w> e diffe
w> e disch
w> e do
w> e doc
w> e docto
w> e does
w> e doesn
w> e dog
w> e doing
w> e don't
w> e done
w> e dont
w> e door
w> e dose
w> e doses
w> e doubl
w> e down
w> e dr
w> e drawe
w> e dream
w> e drenc
w> e drip
w> e drop
w> e dropp
w> e drug
w> e due
w> e durat
w> e each
w> e ear
w> e ears
w> e easte
w> e eat
w> e eatin
w> e eats
w> e egg
w> e eggs
w> e eight
w> e eithe
w> e elbow
w> e else
w> e end
w> e ended
w> e ends
w> e enoug
w> e eveni
w> e ever
w> e every
w> e eyes
w> e face
w> e fair
w> e famil
w> e feed
w> e feel
w> e feet
w> e fell
w> e fever
w> e few
w> e fine
w> e finge
w> e finis
w> e first
w> e fit
w> e flu
w> e fluid
w> e flush
w> e food
w> e foot
w> e for
w> e forge
w> e forgo
w> e form
w> e fortn
w> e forum
w> e found
w> e fourt
w> e frida
w> e frien
w> e front
w> e funny
w> e gave
w> e gel
w> e get
w> e getti
w> e girl
w> e give
w> e given
w> e gives
w> e givin
w> e go
w> e god
w> e goes
w> e going
w> e gone
w> e good
w> e gp
w> e grand
w> e green
w> e gulle
w> e gut
w> e had
w> e half
w> e hand
w> e hands
w> e hang
w> e happy
w> e has
w> e hasn'
w> e hate
w> e have
w> e haven
w> e havin
w> e hay
w> e he
w> e he'll
w> e he's
w> e head
w> e healt
w> e heard
w> e heart
w> e held
w> e helps
w> e her
w> e here
w> e hers
w> e herse
w> e hes
w> e high
w> e him
w> e hip
w> e hips
w> e his
w> e histo
w> e hives
w> e hold
w> e holdi
w> e home
w> e hones
w> e hormo
w> e horri
w> e hospi
w> e hour
w> e hours
w> e how
w> e how's
w> e hurt
w> e husba
w> e i
w> e i'd
w> e i'll
w> e i'm
w> e i've
w> e if
w> e ill
w> e in
w> e infec
w> e inste
w> e into
w> e iron
w> e is
w> e isn't
w> e isnt
w> e it
w> e it'll
w> e it's
w> e itch
w> e its
w> e itsel
w> e jab
w> e jabs
w> e jaw
w> e joint
w> e july
w> e june
w> e just
w> e keep
w> e keepi
w> e keeps
w> e kg
w> e kidne
w> e kilo
w> e knee
w> e knees
w> e know
w> e lab
w> e lady
w> e last
w> e lasts
w> e late
w> e leave
w> e left
w> e leg
w> e legs
w> e less
w> e let
w> e let's
w> e lette
w> e level
w> e light
w> e like
w> e line
w> e lips
w> e liqui
w> e list
w> e littl
w> e liver
w> e locke
w> e locum
w> e long
w> e looke
w> e lost
w> e lot
w> e love
w> e lovel
w> e low
w> e lunch
w> e machi
w> e made
w> e makes
w> e makin
w> e man
w> e many
w> e march
w> e mate'
w> e may
w> e maybe
w> e me
w> e meal
w> e meant
w> e medic
w> e memor
w> e menti
w> e mg
w> e milk
w> e mind
w> e mine
w> e minut
w> e miss
w> e misse
w> e mix
w> e mixed
w> e ml
w> e monda
w> e month
w> e mood
w> e more
w> e morni
w> e mothe
w> e move
w> e much
w> e mum's
w> e must
w> e my
w> e nearl
w> e neck
w> e need
w> e neede
w> e needl
w> e needn
w> e needs
w> e negat
w> e neigh
w> e never
w> e new
w> e next
w> e nice
w> e night
w> e no
w> e nobod
w> e none
w> e noon
w> e norma
w> e not
w> e note
w> e noted
w> e notes
w> e nothi
w> e novem
w> e now
w> e numbe
w> e nurse
w> e octob
w> e of
w> e off
w> e offer
w> e oh
w> e oil
w> e ointm
w> e ok
w> e old
w> e on
w> e once
w> e one
w> e one's
w> e ones
w> e only
w> e op
w> e open
w> e opera
w> e or
w> e orang
w> e order
w> e out
w> e over
w> e packe
w> e pain
w> e pancr
w> e past
w> e paste
w> e patie
w> e pause
w> e pen
w> e peopl
w> e pessa
w> e pharm
w> e pill
w> e pink
w> e place
w> e plain
w> e plate
w> e pleas
w> e plus
w> e pocke
w> e point
w> e potas
w> e pound
w> e presc
w> e press
w> e prost
w> e puffe
w> e puffs
w> e pulse
w> e pump
w> e purpl
w> e put
w> e putti
w> e quart
w> e quit
w> e quite
w> e ran
w> e rang
w> e rate
w> e rathe
w> e react
w> e read
w> e red
w> e regul
w> e remem
w> e repea
w> e right
w> e ring
w> e rinse
w> e round
w> e rubbi
w> e run
w> e runs
w> e sache
w> e safe
w> e said
w> e same
w> e satur
w> e saw
w> e says
w> e scan
w> e scare
w> e schoo
w> e screa
w> e secon
w> e see
w> e seen
w> e send
w> e sent
w> e septe
w> e shake
w> e shaki
w> e shall
w> e she
w> e she'd
w> e she'l
w> e she's
w> e sheet
w> e shes
w> e shing
w> e shop
w> e shot
w> e shoul
w> e show
w> e sick
w> e sickn
w> e side
w> e since
w> e singl
w> e skin
w> e skip
w> e sleep
w> e slept
w> e slow
w> e small
w> e smell
w> e smoke
w> e so
w> e sodiu
w> e somet
w> e son
w> e sore
w> e sound
w> e space
w> e spasm
w> e spits
w> e spoon
w> e spot
w> e spots
w> e spray
w> e sprin
w> e stand
w> e start
w> e stay
w> e stayi
w> e stays
w> e stent
w> e stero
w> e still
w> e sting
w> e stoma
w> e stone
w> e stop
w> e stopp
w> e stops
w> e strai
w> e strik
w> e sugar
w> e summe
w> e sun
w> e sunda
w> e suppo
w> e surge
w> e swall
w> e swap
w> e swear
w> e sweat
w> e swell
w> e switc
w> e syrin
w> e syrup
w> e t
w> e table
w> e take
w> e taken
w> e takes
w> e takin
w> e talk
w> e talke
w> e taper
w> e taste
w> e tea
w> e teeth
w> e tell
w> e tempe
w> e tendo
w> e test
w> e than
w> e thank
w> e that
w> e that'
w> e thats
w> e the
w> e them
w> e then
w> e they
w> e they'
w> e thick
w> e thigh
w> e thin
w> e thing
w> e think
w> e thinn
w> e this
w> e those
w> e thoug
w> e threw
w> e throa
w> e throu
w> e throw
w> e thurs
w> e till
w> e time
w> e times
w> e tiny
w> e to
w> e today
w> e toget
w> e told
w> e toler
w> e tomor
w> e tonig
w> e too
w> e took
w> e tooth
w> e top
w> e touch
w> e treat
w> e trial
w> e tried
w> e troub
w> e try
w> e tub
w> e tube
w> e tubes
w> e tuesd
w> e tummy
w> e turn
w> e turne
w> e twent
w> e twice
w> e ulcer
w> e uncha
w> e under
w> e unit
w> e units
w> e until
w> e up
w> e urine
w> e us
w> e use
w> e used
w> e usele
w> e using
w> e usual
w> e vacci
w> e vein
w> e vet
w> e vomit
w> e wait
w> e walks
w> e want
w> e wante
w> e wants
w> e ward
w> e was
w> e water
w> e way
w> e we
w> e we'd
w> e we'll
w> e we've
w> e wedne
w> e wee
w> e week
w> e weeke
w> e weeks
w> e weigh
w> e well
w> e went
w> e were
w> e wet
w> e what
w> e what'
w> e wheez
w> e when
w> e where
w> e while
w> e white
w> e whole
w> e why
w> e wife'
w> e will
w> e winte
w> e with
w> e withd
w> e witho
w> e won't
w> e work
w> e works
w> e worme
w> e worms
w> e worse
w> e would
w> e write
w> e wrong
w> e wrote
w> e x-ray
w> e yard
w> e yeah
w> e year
w> e years
w> e yello
w> e yes
w> e yeste
w> e yet
w> e you
w> e you'd
w> e you'l
w> e you'r
w> e you'v
w> e your
w> e yours
w> e zombi
w> e §
w> e §2

LSQKLOTOOKKNOLPJNNLPLRKLSOPPLMLUNLQMQPJSOLHOQPPTLOOSSKPTPLPKUTSRKGLSPLNLQROSSQMPKISJKNNSNQIPOXNLVWOPKSMMBOMPQOMUQONSPLRUKSOSLTSMNTVSMLMNSZLQLSMQNRKRLJ
PWNNP]TQPOKPNNJUQQNUQQJPLLOMKJROOQRKPPLROKKOMKKMMQRRNTTJQJLOSROSLLMTTOMOSMPSNQMLKSTNMNTMPPLIRRKQRLKOMKLKNSNKNNQKUMLLNOTLMOSRMNMIRRQRPRSOKSRKKQNKOKNHKJ
WLMTRSOROOLLTNSMSQKJMRULPLKUSKPPLONONMNTRSMOQLOJPMSMKPMOLXOLKKQLIOUPRMOTUOLNLROKPPUKNNNLOQSRRKOOEKOTMOTPVSMRQNQOOQMKROMMNROHNMQSNNMNRONLMPLLLSSRMMJSRM
TIKTRUIKNTPNNLMLLRVUKMNKKTSOPNQRNMFQMSQPSOLNOROMMMQSRNMNLNLPRONQSTLPNNTPKPMPMNRKMORLLPRQOMOJONNJPPKOOMROLKSJMMPONRIOPMRLPNMRJQNNORRQMOKKPORMORMMRSLTNM
NOLMLNOLRQLNTMMKNLQMPLPMRNNMQPONSNQLOQSMOMNNLSNSRMMNKPJSZNLKQLSNSLTSMQPMLMSRTQPKPJQLKQTRKTJKSNQPRKTOPSEKVRQSKMRSMMMRMRSNOOKMPMNJLQMNLNMPQKNPKNLRRQPPLR
MMOLLNRPSQTKOLROPNRQNQJMLPKJNJPTQOYRMSLNLMORNKUKMQNPOJQLMNSSQRMLMKNQPQOKOMKPKWNMKOHLMNNMNMKNTLQNMQMOKPTQPSJPNMNOMLLFVVQOSMLMLRRTURNPOHOLQMOQNNLLOMMPMJ
SSLMTOPJQOTSMMNPNJPNTMNKPJKRTTNLMOOQIPMNPPTPTMSRPPMMUOLLOLKPMOQSKPQJRLQJRRPPPTQMQQQPRONSKVLSOOJMOQLVQMNLSQNONOVOMTRLROQNNROGRNMLRNHRRNTSWSPJMNPQQIHRMM
ONNOQSNNOLNKNRRTQORPMHRSSQUQRKPMLSGLLMOJMSMOQMKWUMKOPUQPNNPURKRPNMQOMLLMJNHPOPNRMLOQONOMLQPNGSLOOSJHNNVTMJKLPMSMKROKTQVDOQONMXLPKNNNNMONRYROLPJHMKLMLN
LONIMMPRLRLMQOMTLSMKISNTPUQPLMTQOTKSNMOMMNRNRLMQQNOPRRQQMULTNPLPLRMNQNMOHQTORNMOKRMOQNLPKQSRKPLPNOQJRMOONOPKQRLGQMTTKMOLNVHMMKMLUIRMNLKTSMSMNMNPLLNKLR
NQMPKMOOLINTMKJRIPMTGRLKUNNLNSMMUMOMRMJONJPNRWNRNWKMJSMWLMJTQPIKNSNMNNLSLSPSSMKNKLKMNNKSOPMMNRLIMPNMNQPLQTQQRHOOVTRRNPNTLONNRXQITNRMNPPRMOKLKKPOTTRMSN
NPKLQPLJJWNNNQLKSLNLJMTMRRNRPNLIJOOUUQLOPPMORKNPLPLPMTRNOJLTNSLHOPMQSPNRPNNVPPSPMKNJROOKPPSSMPJNJSTNPPKLQLOKKOLNKSOSQQLQMOVLNNNMIPMKQSPKMNIOLSJNKUUOLU
NOPTMMIQPNRUSPLLSRUKMNQMTRRONORLNLJRLQPKPTMRNRRLLMPMTNQLMSRNLLKSMOJNNPRMMSNWRMLNPRROMOSOMTKSMONTSVWMIRSQMLPLTNOPKSWOKSURPSMOTNVJQNTROPUPOQRLQNJOTSOJWP
KOOPOPJNRTMPMOKLHQQQSPMMQRMMWLLRPEMPVNNSNUSJKMLOOKSNNQKMPOLPQLOOQTOSJMTTJLONLNPLNLSLKMRONRSNSNLKLWTMKSOPNRQRNOTNPNMORHOLNMPUKKQNKKMMPMKNKMMRMQPRPPMRMK
KZNNRRJTOTONNMNQMJPOTLLORONPNQMNKSPVLNXORMPTVSNSLNKLMRSNPMNKJINNSIIORQNKLTMXUPJKLVPOTSLXRKKQMNLQLKMLRPRUOIMMQKLMNOLLNRPNLMPKRMLNJSRLRNNPTPKSLLNJQRMPSN
NRQSNMWRMLPLKLPSPVFOMPROKSTPQNNKMPLLRLMQNJUMMPKRQRKSORPKLOSMTLMNTMRLPOUKRLLSNERKLSOIZOIPMNLOMOTPRMQPTOQTMQMLKQSJLOKMLNJIPPPOTNTLQPQLMVORMHSKLTONLLNMVK
LMQPPUPOJROSRNLPJNQPSKKSNJSNLRNOLPORNSRMLMJOPRLNMOMTROMNPMSUOMYLTMOKSLNRNMLLOPMQLJOMPOLHGMNNSLUNOQKNMRUTOMNTRNMTMRNSUOSLTMTRLOTOOLSSMSNSQOJLWNQNMPOTNS
KQO\\OQOSWPISJTLLLPQOOJMKMSRRJSMSSMMSMRQNKNUORKTFMKVPMLQLNPRMNPLQUMQMINNRTRKNKKRLGSPMRQVPJRMIKQLRPNLGRNLOMKTRNLRRPTSKPNRQPTGJPKPHOPJOSMQNLJKSJNSLIKUJSO
NURJROPGJSPIPRJNLNWJWOPRNJKMVPKSKLRNSQULLKRKNPORSQLMUTPMNRQJMMJMHNNLQNNKPOKNMGJROPKSKULOQPJSJSMIIJMTPNNUPMRKPQR[LNMOMKMLSORLUJIKWPMMQSMOUOMMPTMQOQOSNH
PPMTNGMNPNKILJMHMPPSRLKNKUOMMOLRQTNOTQRHLRPMQUNPRSPSOPNTPLITS[NKNVOTQSUSQSMQMKNMLNKRPONLUMMOLPLNSMPSPPTMNUPONRLJRJPKLIPSVLLKLNSLKPJNKKQPOLKLPXGNJLUONG
KMUNQMUJONKORSPOOMKLNLOSLWOLNMPOYVQRVKKOLPQLLLNSMPNQNLPKRLLSLONQKMLOTNLPQPKKNMJOQSKMQNJNPTKRRNTTPJHMPQRSROTTMMLLTIRNMNLPTNPJMYVPKSMAMRONTSPMPKNMSMMQVQ
PNSSNPNRMSSLHOWNNKPZSQLMONUKSROJVPSKQLLRJOLPOLPOKOLMNTKQOKMOQOQTMMQTMOSMSMRRNRMPPLKKQQTKPNLKSRLNKULMNVLMQSPNNIPQSQLLSLKROKORLNILJVMOSRSSOOLNMTSOIMMRRL
POLKRSKMQONNNMNRRMMLOKONRMPMOLWOFLJNVPRMUNLSNJNPTNNNOSTSLKGLKTMOSKRMNNQLKPPORMQPLMPHNLQNLLNQSPMMKSNTJOJNROUSILKNRPNLMSVSMLMLSKSLPSMISQMOSQPONNNRPMPOQR
NNKKORSTLLNSNKNPMPMRKRNMLNRSOONJNPNPOKOMSKTKPPKOPQRKJRQONORTROMOQORMNRSLPNOPNNMMLNSROMNNNLQMOLNQSPNNPMONNNNKSOLSSMOPMROKUOKTNRLUSMMMSPQROMKQLLRSSKSLLS
PRIOTEKSRRTKSOMMMNSLNOMHPLPNKLNQMOLRQOPPLNOLNRSQTKJPLPOQMRRPNJLPKJLPOMNOYRNSNLNRKNUKORTOLMNLKRPMKOLPLRMNIIPKPMNNMPLNMMQNSRMNRSPQRJPNNPKLMXNUONSLMMSQTV
ROOHOOLQMNQLLMNMOMNMLKSTMMTJSPLMNQKPMTLLOLLRQNLMROIOMOPPSRSPLVPKPPOLLOMTLSPSIOLRISPTORQQQNSOSKXLTOOJQRKPTNLSPONULURNSOQNNUIVNMMRMHNSTSTSKMNQKKIMMONNOR
RMMNLNRTMHRQRQUQKPMLGLOMOKMSMQSKSSMKOPUPNNPUSLSOMLLIORHLOPQLOOLONMMMRPIQMPSHNRQLLSRMKROKQSHQLXLPKNONNMNR[RPLPPJIMJMLNLOHPRLSLMQMMSLRMMMJSTOVLLLPSRRKNM
ORMMRMMPQLPMSRNNNULTPQMONOIPNRNOOKQMRLPQSKPLQNMNLROOKQRLHQTKQMRNNVIQMMLMWJRJNJKTSLMNLNNKLPNQPIKOOLINTMMJSIPMRGLKUNLNRLKNTMNPRJPNJQVORLMISMUKNLUMINMNLS
MRPSMNKLPLNKSRNPMNNMMQINNJLRLOTQQRKOOUVTSOPNSLPMMSWQJSNSMOPSNKLIPTTRMTONOKMOPJJRNPNLLMLLLJTSNRONIJNOTTLOQMOPKKPQPLQQROHLTSLLOMMPOQLNVTPMNJKRPOKPPSMPJN
JSUMPKLRLOJKOKKSONSNSMMXLONLNMLPNKQSPLMJMSINKSSRLWNRNTMNJQOOSWTPKLSORULRNQNTRONOPLSJLPJQUMRRRLNQMNLLMSPNLLSLPJNNPRMMRVRLPRROMOSOTKQMONUTVXLJRTPSMLJOPK
SWPSTSSLMTNUJROUNORQRMPNQOJOTSOJXOKQPPQJPRMPNMJJPMMQRMMWOQGMQRNPMRPKLKRJTNQKPOPLQQOJNTTSKOOLNPLSLLTOSLSSMKLNLNOPPQRMTPNHPLNOUKKQKKMKMOSLMMNZNNROJTOTON
NMNQKTLJPMSNNQMMNQULNSONPRSVSSLNKLNRNPMLKNKINJIQLPNKTMZUPIKMVPOTSMWOKKRIRMLLPROILMKLMPLRQNLNNSNNLSSLOORPTOJSLMNJRNPQNLRSPONXTLOKLPSNUFNMOROKTOOOKMMNLS
NKROMPLRQKSOLLOTRLPNRSLPOVKMNFSLLROJVOKORNKNOTPSNTTSMRMJLQSKOKLLPPRVJROQLTQMHTKLTQOMWNNQTOJRSRNMPKORUKKNKNNMNORSMLOJOPRMOMMIOMTLMMQMQOKYTMMMKQLNRMLLNO
MQILOKPNLHIKMSLUNPQMNNRKMPNURNORTMQKSKVOSTMTROQSOKJRKSNLVRSLMO\\PSOSOJMLKTLLNNONLKSQKTTTMSMQQNNLRNFQLMNPSRRPLQOMLRLJNPQSRSPLNMITHTLPSMKSMJJLQPPLHPMLKOL
SRSSRPOPRJPNQMQRMGLNLPHOVONPUMMKLKOIILWIROVSKQOGPOMKOOSJNXKSMVLGJRPLRNUJTMQKNOSLNRMTTQPRKNSHHNKQJTKPNMORLRMNLSVKORJVJOTNNIJLUTNURRKPOOYLONOMLSRSGJITQM
MMORMOTOMLSTNOMMSGSNMTLHMOQMLIRLNKSQLRQLJOLUNMJPSUOPVRNLROQTNTSQONQRULITSYJNSTQTSOTNRMKIIKRQPNMNUPMNOMQMNSUPOSMXPNNKSLPKMOKRVLKLSLUQPJKKPMLMLTJLJNUONH
NUMM[KQLSSOOOOJNOOQLWMLOOTTOPOOUJIMTSRSQKVPUNQJRKKLNLROMMPSNPQOUOTIOOOPLPLLGPPQRNJNKNSOROQOOHOQLQMLMLORKLPSRMPVMKJMQWQPKRQRNTQLXNMQ[PLKQNMMLNNQOPTNSLS
SHNJSRJMSLRLLIMSSKPOSQPMIHNRLMMPRSTLPVNQNNMOROSMTSLVIGHQILSRJOQOQKKNMTMILTOOMQSLOORKQSROSOLPMMMWSRKNQLPNJTJQMNYRQLKSJRNSMLMLLLSSUOSKVRSMVKSKIPGIRPNJTP
QKQMPOMLOJNSRHOMPRKVYSLQRPTMSMNOMNPOKKNKRLMSNLJWSQTNOKLPNJQUNNLPMMNRPLMOLNRRUMPJRSNMNMMPOLONNTNRJSQTSRRQKJPPPMSKNMNPQMMMQMJSMIPNSRPSKOORUXRNYNOJRINMON
OOHSPOOKYJLJUKLSLQMVIMTTJNOQKOPOSQIMKIPLOONSTNQMTVLNMSHHIVSLOPLPSNKTSRGMSIRMPOLNRKWLLOGGSLNMLPKRKNTTRPMOSSPLKEQQOJUMPPMVHIWPKNKONOMNLRVMIPNGJKNONVOSMS
NLNLQOMLPMSNORMLKOMNOSORMNNRMSSOLNKTNNSONMQJNUNVLLSMKOMLRMMLNNRKORMLLNPGILPMPLSIQNMSLSRUSITRUMKUKKRQLLPRHSPMQJPJUYLLJPPLKNOLNUNNMMMOHPOMVITRLKVMSSJTTM
WUMIGKPUMOLMGJTPRITPTOMKNTPRSPQQQMJNKQRTRNLNRMRLKJLRMMURNSINOXNMMMPQJVNUM]SOMLMQNQNQLNORUMWKMPSNSMRQLWMLIJTGPERRTSNKIKKUKUKPRLLVSNSXQIVSOFNILSKVQTPOMI
VKMHNNMPMPLSKKOUTTNTRIKJQNTMLQMMPPNNJMOORJLPJSRLVPMPPXSLMJSOOHLRMTTRVMKSPTLLMRWRQMROROJSQOLLILLMMRKLRMQOSLMOOKNVKPJMFMJNQNMENLOMRPTPMILSNIMSMRMNLQVRNL
KLRNSNYNVQTDPOWNNQQTKOQNNNMKHWSJHMYKILJNOOQKONPLPQLTJLRROQQNMRQIHVOJKOOQPSLZMQRSVXQNISQLQLNJQRQSKLORSKMMXKMLXRJNPPXLORSRVWYELMXQMMNMORNXLOMNIURQPRKWQX
SONQJSKLMLRLPLOPPNSRLQPUSLOMPQONKOLJFNQSNJNKNUOXPQOQHNRIMJMMLORTKKOSTMUTNJJMPUWRPQMQRQQNTTVMNPZLNKNMLRLNRNSOOTNSQKUTOGNJMRIOKOPKRNLJQVKNOSRNNMGGPMMQLK
QSKNVNPNQMNQRMSROSDISILURJMRONOJVLTMIMLUONRMMTRRINOPJRSMKLMNSOLQNRMMXSRHNLLNNNSKNQQMNZQLQKKIRKSTNVMLMMJJKURULSMPSGMUGSROOOMGSNIRQPJSPQKPNRROPOOLONMMNS
QSHSQRKLVMZSQNTNPLROMTINMMPOMMKMJRKNVTNKPWJVQTNOQKNNNLOUNJNJOMMMROLNNSOKMKRTMNKUTOMMLMPOLLRMMWJOOMWLTSRSLOOPPQMMLMNQMMMMRKSMGOPOSQVSJONTPLRXXSNSMOJNMM
NNOKPNSKMWHLKSKLNSLQMVHOMSTMNQQPRLNNQLAIPMQOR[MSQMJTTMJQHLITSKNQFLOSMQKTQRTFMTIRNNKKMOPKULKOHHRLJJKQONMQKNTTRMPQMNTVOLLKQMQITKPMMQ\\GKVNKLTLNPMMLQPWLMF
PNQGJJOQQNVPQLTNNLKPMIOOSKQRLLOMNOSOQMOMNRMQSMMPMJRPLNTNNJPLNUUKLSMJOKKRNLLNMSTKPQLLLQQAHJOTKQIQNMTLRRLULRHTKUUNJUMOHQLPMMUHPTQOQFOJSXLIPLRMKKUNWNKMMK
PFPIMUJQSQKKSKSSLRRLMVVKILFKTPRKPMLGJIVNVKSPONKNTQORHQPQIPMJOQRTPPLNRNMMKLSLLMTRNRIMQXNKPIMOPIUTKM[TOMLMQMPOKSNOTULWKMPSMSKQLVOMHLKVENOLFRNRTSMJJLKPUK
RVLPQLKWTONR\\QIUROHNHJPJVPTPPQKRPMGKMNMOPMJPKJPWTTNSQNNKKIQNTLMLTNPQONNNILKOQJLOLVRLUNPLPUULMOJRMLPHKQSTTVLJSRUMLMORPRQNSORPKQQPLKCLMOLSJMMSNPPSLMMOJO
OLNWKNJMELHMPQMEHKOMQRPMITNKTNILSMMPOOLQXSMLJMRNNSNXMRRNFSQONLQOSKLQNMNMKGWULSDMLXJHKJNQSIONOLQQLTILRROMQNLRLQGSHNVOKJKORNTNPOSKRKSNVZNIRNLJLSEONVNOPJ
NQQKNMWQMJYQKNPPZLRSRTWTXDILXQMMSQMRMOU

QOKQLLJNWUNSTTNTVSPORLNQMNKLSOSNTOHUPMQQLPOPPQJLPKOQNQMMPQMQMLMQNQJULSRPMKOMNOLNURNKNSTLOMTLLIPOLNSROKNUYLKIOONJJSMOOPONQMKONNJORILLMQLSOMRPRNSINMPSVR
MMRLOJQPPKONKPQMMOOKQRWMOMLTRPMNSMLMSNMFPOPMMPSMTLQNOMPPKPMPRKVOPOOOOLKQONQNLJOPPOKRUROLPHTRQPNHIRPPOQMONONWMOPQIRNKUMHTOIOPQPTMNOJLLNNKQLNPNNSOVLMSST
ONLRNLNMQIOVLKNONOOPRQJOPOVJOTFOROMMNONOMMNNMLIVOPROQKLOQKSMOOORQOJKMNNKLROLUKLPRJNPRORMQRLTNMSVPRROTSKPLMTNSLLQYKMNORSNOPQQLOLORNNMMRRONPSORMPLTSTNMU
RRQOOPTTMKTLSOSRQKNMSLQQROKKNOLLKSMPSNLMNKKLPKJLMOPNNLPQMOQPMSNKOONQSOORQPSPSRNQLTOKRMOPKQXOMPLNLKULQPOMSRNISSHMLNOMNLLNOMRPNRLSKLLKSLQRMPQNUQVROLRLPN
QMSSQRMRNPMKQJOONTQTMOTNNMKLLNPSNIPJLKOLOSTJPMKPLLNOSNMNHUSRLLKNVUNONMLNPMPOLTOYLQNOJSOVMNQNMPRNLPNMJPRNKIPNROOKQOMMMMLJQLVNISSONRORRLRKHLTQPONISMPMUO
NTRMOOPRNOMONPJSKKPKNLPNPLXQMOPLQTPMPNMMPKMJMNLOOKUTSQKONRONQKPSPPSINLPQLOTVTSTXOROZNTRTQKMLNSPJWRSSOMOLXLOLNUSTKJQRMQJOKOVSTKLOLOQRHTWQKTLQKMUONHSNNO
NNQTOMOTONOMSOROKQNMJPIQUNSORPMQMNORPTLLSMMMMNLOLQNMKQRWLONJTMKLRQSNISMOPPMJRKPPLJJMLSSLSRLKOOLSOILEPKTPLUSTPRLOSQRKRSKSONSWNRTNTMQNLMJNOMLPSMLKRJUPTM
PRMMJNMISRHNTLLMLSNNPRLRGKNJPKNNRNWRPNMSQNVNONSHNRUTLPLKNKONSNKKSRLRQOOURPULPNSOPPTOSNNNLNILMMWNOMPKNQONTSPRMQNNOJOWLJJQMLSNSGUMKSTNNTLRMPMFMMONNRMPQS
RSLUURNNNTQSNTLMOKTPNNTPKMMOPPLMNKTNTNSSRRNLONSJQKLKOILKLPORSKLNOMOUQRLNUONOOLRSLHUOSTNKPJMLQNMJNNQYQOLKNSNOLNLSWRLMQRDGLLQTNUMPNVOSPURWOLLOLLKMQQRRLJ
KOONOOQLWPLKRTPP_OJMiPNVPMNUSSLUNMLPLNMOMQRNRMORSKSSQJRMOOXRLISOLMRTORUNMORJLSMRRNPPRSOONLOTRMOITSLMLLLRMPVOKRUKJNUMOSTLTNNOOMLSOOKRHZPNSIQPRQLLPPOONN
HOMMMNNNPONMWOMSONSPUSKNLIPNLUNURMKOOLQKOJMJSNJHPLRMSPLLJPQNMKVRPNKKPKMNLTJMSKJRSVNOOQLQISPLOLONTMRNULTOMLTHPMTSONMITSMLOMQPVQRP\\LSWQSKUNKONLNPNQPJRMK
RSJKMXMONPKMOWKQNOMOOJNLNRQLNTPTMOMKSJOQULNLNMMOKNTOJOLWONPNSPPNMUOSMNJPQMMKLOQNQMLMTMKNRMRMWJLPMQKQYPOPLPQSNRONQMNLSNPOPNOMONMOPNMNTKOKPITVKMOLQKSMMO
POOKQLOTNTUITOLNPNMNNCNNMRNNUQLNNXRPOUMPSKIRMUSMLLMKNPQSQMSJRMJLMIKOQMNIURLLSSSPLPNQTNLLPMMSNSNRRMNNQLSTNORKORMPMUMOLJMTRMONMRPNNUNTKLNRSRLMSLMLNFULQP
QJMSORSNMMMWTSMLSNJLLRJOMNMLGIROQLMMRMMJMNNKMQKMTUTPMPOMKTKNTLLQMRLINKRXKOPHNLSPNJISMLSNWNNSOOOPKSNJMPJMQNPSKRRRTQOSKOTMRMUSOTNLMNNMPVRRPKJMOTTPRNPQSO
NOOPMNKQSRJONMMHJKTLPMKLOLMKSOSRLRMLQOKQOLLTSMQMLQPMMMRNRKOMMOSNKNRNILONLQMLUQOQSQSSJS^NSSVEOSNJJPNNOOINILRLRQMNNNRSSSIPKKQNLSPOHTJRSURLRJMRVKRMOOKNLN
PNNPRNKRSORMKMLKTLRMNQONRPNNNOSRRLOLONUUSIOLTKRLMRUNKSSKNONINSKSQKPMLPROOSOVHJKPRRMSGJQSRNRTMQKMNPSNSPLLITJKLOSJONPTJMMPLMJRSJMPNNPOPOKUKRMMLNJNVRMQOJ
YNNKKLTMMORPUPSPUPQNNNLRSNMRLLMNPMMMULKUPRKNJOLMOOMLOPLRLKJLMKTROJOINXKQPNROMWQQSSMQMXHFJQMOXSGMTMJVTQPKPOKNQRONSTNMRQKMMKOTSPMPOMLSMHNRKJSMOROJNNLZQQ
NOMRRRRRNMRMRJLJKTMPMKSCIUTHKRMMONNLMOKOKKKOSSNRMJZRIMFOKNPKOKQPNTNNKMNQCLRTUQTQVGRMRSMRNKNMQNSRNURMOSSNNOKTSKQGPVNLRSRNNLLNLPWKHSOKKNWMMNMLSMMLJNTNRL
RKPORLKQKPRSNUPROQTLJLORPMUVPLLORMOKCOIMOLNQQNONMNKKRRSORQYQOLNSPTLNOONOMLNMTOSUQNPLQIFONNOTRLUPMUKPSIKOMDQNZONHORS[IMLNKSOLPPOTSLOJMNKKLSMRMPLFLOLOMX
POQPKLGLULVMTJKHLQUQLONMPGUVTRKLIRKMQPPMLJIUSNRKSMNROPPONNQMQMKLTMOSNTOKPLPNMQNPJLPNPRPOOLUNPMNLPORLRKMLKPMNKMLPNNRRNRXRLMMTOMKQOLTYLNOMOJONJOKLKOQLLQ
MLMNPMNMPLPTSMNRMTPLQPPONJPRMMQSLRPWLRSPOTOSLNHMOOPTTMQKSNNPSLTNQNMOKPNPMMIOSNLQJLSQSKJPPOMPOMUKQIOLRHSOIORPSMILMKPQNPNMSORNLMRTSQNMPMMMQIORULNNRMRPJO
PNOQKPTJNOMMOONTMNOLIWNORNKLNPLRORROIKLNLMTMLMQKOSOMQLRPMVQOQOSQJNMTLQSQMLQYKOOQRNOQLQNNQROKNLTSTNTRPSRMOSPLTRTMHTROSINOQSLRKSMNNLLMQPRQMMMKMLOLJMJKRO
OPPQSLLONRTOQQSPSMSOQPTNLNONKNWNKQLLKVLQORMKIMOMOMKOQMRLSLLMKPQMSTOTSOMPLOLLTRRRMMRQKONSSOQOLJMMMPOKOLONSTJPMLQPKMRNMOROJSQKNVTNQMSSPQSQNUQLOKSOSMMOOL
SLPNNRNKIPNRLQQMNQLTNKSPSQSLONTSPOOIPRRMTTRPOQNOMNSLPLOLMPNLNRPLUQPMNOLRPMONQPNJNOLOPQORQNNPOKMRQNSWWVUTQNRSYNRRTKMJTMPVLLJNQLWPLOLUSSMLLLRQJONVTTJMOM
OPHVVRSJTMPQMMSOOKPNNLOMQUQTMSRNRQPNOKJPTORNSNQMPNPTNNNMNMNNNJQXMMLONKUMQPQRQKSNOOLKPLJKMSMSNSPMJOOMOMKLMLRMUSOJLOQNORKROIVGRUMVMMMOKNLOPSMLSRUTOOSMKH
OJPJOTMORTLQHKNJKNNNVPRNMQQNVNNRIPRUTKPONLONRMLSROPOMRUQPNOPQLPSROLMOINLQNMLQOOORMONOOOWLJPLSGTMKSTNRLQMNNHNQMONNRPQSRRTNMNSPSNUMNOONTOMNOLMPONTMNKTTN
RSRPOORKOMISLILLNPMRRLSRKNRQNOLNULGUROKJMQNMKMRRWPLSOLNMRWMQKSFDMLRRTNYMMUOUPSQQMMNONLLSLOLPPPPQLUPLKNPQN]OJNfNVQMURPRMRNMJPMMSLQTNORSSQKRMQOWJJRKTSSL
MSQMTRROROSONNNLPVRRNPHULMLMOMOUPLRVKIHOLOSUKTQORPOLSMPLSKYMJQPRLPPOONJQLMOKNPQSNLZNQONSPTKGPNPUURMKOOSKLMKSNHJMNSNRLJRONLVNQKNLMLVMOLQRRUOPRLPISLOLNN
VNSNTTOLMTIMMUQNMPHTPMNOPUQPRSNMRWQTKUNQKNPNPRKOMLRNJKMTLNNOLMOWMQNROMQPKNKNRLNSNTNNSLPSINLOMLMROOWNNLOPSPNOUOSNOKNQNLMQQMLMSMKNMOOWKLONPPQWPPPNMPTONQ
MNNNQONONOMNOOONSLLLSTKOPLOJOKPMMOPPNLLNYTTLSPLNMGNLLMNVSNVTNQTKSLJSNTMMNNPRQMJMMIKRHNINSRMSSUPKRRLQMSMNMQRPOSTUOOKOMMTIMTSONMQOOUSTSULGLROJMSOSSNMMMV
TSMONLPJNPMMHJTPOLPSMNKQNQLNRMTUUPNPMKTLONQMQQLHPRSWNNIOLRQLJISMJTOWNNMRQOKKPJQNTPSRROOOVMRMUOTLINNMUSMRPKLMOSSPTMQPONNOQQLLQQLNMMHKKSLPKKNONJSRQLMKOO
OMKOSMOMPPMMOQLNMONMLQMJLNNNSNORSORSJT_NORTFSLLKQMOMHRRMRQMMLRLOKQKNOJSKRONRKMPVKPKNJNOONRSOMKMKLTLQLROMNSPOMOKNUTKQMTKMRNSOSTNNRKROJNTKPISRLQNROSOVKL
KPSPNSIIRSONTMQKMQPPNPMJTKLLLOTNJORPSRJMMLMMPNPNUNOKVLJPUMNUPOMLMTKNPQSSNSURLKPORNRNNOPMMULLVMPJONLMRLKJDJQVRQJPLJMSPLIQPRROMZORRQRGKRQMLWJPKRMXTQPQJM
KNIMNRN[ONRRNIOQPLQPQMQOPMOUOHLMQPSJNPOYQQLLPQRNNSRLTSPILMQMMKIRNLQPOLLMLLLORSMXRNRKMFKNNLMLYNOKQKSPYTHUVORSUQOQKMNNPSOSJNUQMQSNMKTTNRLPROLROLMMPTNLPR
OKRKVMMNMLQMSMMUNPKRPORKIRKPRSMSSSOSONKLQSQMTPORUMNKLPLPNNSOPLMKRSLPMQXPOVTOSPQOPLLMLULVQOPLKFMSONNMURMROMKSJNOIQOWINPT[KPONLSMPQSLMLQFMKMRNROQGMMMKMV
QQRMHKPUPKLIOQWPMNRPIUUSLMPOQLHQPPTHQMNSMLMNTOLQRONORNUVNJMVLPNLRKVLLLNNKMUXLLOMPUNQSMSSNKQSPPOQKSMMPRJLPVMRVMIMTOMOLTLNQLLSLQUFPNKGILQRSMMVLKOUKQTMTQ
PSMPOPTKMONOLOPISMQSMHMQPXNIULSLLNONFJLSPRTKKSNPJON@PRRLNOKL[QLJPLSRPHMMWVVNKLQEMOPOMMLRNONLORSMOOROIQPTQJQMRTSNKQLSSOSVMPONOKKUMOKMOJPLQUNNNIJNJOOTKS
OOLORXQSOOONTMMOOKSONNUPKROTLNLUTSSHNPMQQNSMLQGHINPLSNMKOSNORVSHLPOJQSRTOKOPMSKPNPLVLTKMRQULRPJLPYRMLPOKPXKPKNJTOJTPLHPMOSNKOMSTMQOMVKONGLOPFLOUOLMNKL
QOUKLMNUGPQJKSONMLNJNQKMTXKKUQVMNNUOORTROSMINVMLNFOLRSVWTOK^NJPSLHVQMNVMIQONPNNIMVPTMSRQLNSVUIVOHNNOQIMNJMPPNRIRNSKOLPOXNOIKROLINISLTZNPSNRORPOKMJPRQM
NNRLJLSOKLOPPORSQOTRTOLPOFNPMOLORKZXHOLNUCOOTMNJGSMUJSNOJWOVNOKQNKDMSUM\\SMSLKRPPLJM_SOFLKQORKSJMNUMTILLRTPKSOWMVQF[UPTOSOKKRZIRUOOLUUSLPPPLKXQLHJNTKKS
KMN^OOJJOKPSRPNISROPKLOOMPRIMRKNOSTNMTPNPXQVLJLLRLSMOUM[ZLLNPRNRORNSKQPJMCOHMSVKTPIUPNTQMUNPOPPMNJNKMMLUZOPTVWORNLRQLTPITJNLWRSNQLOLONKLSLMSSEGNLNJPOU
HPQQZNROPP@GLNNJMNVMOWRNKROWSONNJSSNOLILRLPOTNJLLLNMLJNRPTKTMWQJNNLONPRKKMNLRNOSIUJRMJNMKPNOULGYSLSTPJQTLPSKSSLQJHaTgSODJRMRFKNMKROLTRJLLOPNPHTLSQOJLM
RSNLMNKMLONRNMISMKJMMKMKRNVPSPGMJMOPQPJLISITWLLQMPTNSPORSRLRIMRLVPLXRLQNOOMDOLJOMIRSVNJOJMNKLINXMPOQNOMHMPNWPPSMRKOOMNMMMQTOXPKPLLTTLLNOSPSRROLKKQNKOL
MSSPLMONURORKXMJLVLNSMKLNSLNJNKNPIMUWLOLPULQRLSLNJPSOOMOTMQMORLJLQUMQVIMMTOMQONRKLOIPMOULPIRQLGMIQSMMOWMLJMWJQTMQTNSPULOQOVQQOMNNONJJPMWSMJLSMXQIUUKUM
ORMHJKSPNSJKPPLOR;LQKNONL[SJJSNNPPIMMRTRWMJTLKQNGNRROMMTLPRSMPNKSMOSLOSXOQTTRMJQQLJRTRJOSPMMTRNMSOMONNRQQQRMQQKOKPNQSNMRIJPLMLMJOLVLSPOJOROKRULSOPPNSN
RONMPKSOPMJNQRNGRONMTLOLVTSTJKOLRPNUNOLPPHNILPISRNMIOSLMQQORJOPOJKSLSPTNIVNNSJTNPKUKWKMSRTMSDIOPULNNOONJXKPQMJSMHSLLGPMRNMQONTSXMQLMWSKLOQPBMOOKKPLMMK
LRONJKMNNHOSJMMOLNMKNJOMTMMPSSOMKWPPMOTPTNORKFMNUHONHNLRWTSNKaMMQKVMIJUQNMMXLGQNMPONJRNVTULTRVKMSYUIQNWNHNNOQLIQLNIMQQORIQKPKOPOSMRMPJMRLHLNJRLTYLLUPP
NQSRPOOLKMJPQRMMLNJJSNKMOQOOVOLSRTOLPNKSNQNNKISPJZWIPOLMUFPOTMLHRN[LRMOIWPVNONJRLKDMSTL[SLLKSTNLJM\\SNERLQKQNMQJRSMMRYVLLJRMULYISQTMYPE]QVTNKNZGRKRSPQT
TUSQQMOOLFXQQHJNSLIPSFMNYPNPNJJOJPSRPNIMLLNPIONLRTIMQKIQQSNLOTPMLZQVLJOLRLNSSUNZZKMLONPWRKSNRKOHNMGPGNSVLVOIOLMTQMSMLORQONOKMJLV\\QONXTRWZNSTNLHPMTQRJT
NIMKWQUMSOSRMONLJSNPRRJHPJNLRRNMSQTYSORNQP@GKONKMNVLQMKVRMKOOOWTNNKPLUNMQKLLTLQNSMMMLKKNMQNRPMUJTLJ]QJNKOMQRJKMMJRONNSKSISNJMNLPNOULHZSMSOSKREQLPSMNOK
SQKQJF_TfSODHUMSEHNMKLLTRNNIKMNNNPPKQKSPMKKMTSPLOMNKKRPPSPEUMPKHONMQHQNSOUPGKOKLMKPQHNGROTWKLQKPTQURPRSRKRIMQQHMVNPKRYRLNQLLPROMINKQHIRXQJKOOLKLNEMMRM
NRNLLFLKMXOPRMRKLNNNMNMPRMSPKPKLOSPKNJP

NNPTTNKOMNNNNMKLHJLKPMRQLSMPQNQNLSRNJTRNQMONNOPNOOMIOPRLKNRMLNOITPRMSNNNNOKONPTLMOLNRLIMNUROOQQOMLQPNQQMTQUPRMNJPKMPOTNNPLUNPNSNLUNPSOOMOLOONNLTSLVLNL
SPMRPILMOPSKOCGPLLKRONQIMTNNPMPNJQSRLKWMLTLOURNSMNKNLOMRPPNQMQHNQSNKLQTPEVLMSQSKTQNMNNQPJTLPLLOPYQORNROTJONNSSROUNUUINNPRRNKROKNOOONQNNMOVMTSKLQMRSOPR
KPQJNPMNPSQONQSMMLSMPJQNMOMQNMTSMMSNTLSPMMTROSVLMJPMSRQNNNKOQTPNTJPTORMPQRNTMNSQKRMOONNSQQMILOLLPMNLNLONNMROLLNKKRPPKOLSOLJMSTMMMONONONOOLOPROMONNQNLP
LTNMNMNRQQOTNSMNPQMPJRRNLQRRTRSNTMWPPPFROQNPROSORMOPMNTTSMNOOMMSMLOJNROEQLMOQNOMOMOONRKLJPLSUMRMRVMOLLNLOTPMPPSMRMNMORLORPNNSLRMPNPOSQRIRNLOKQNNKONJRO
LRLOQMNKNNPSNRUPPTLMLVKNNNQTRSSLNKNNPMPVMNOMTPVMLNNKPNUNILMPPNNNLLMONNNSOOGNLLMMTSQOTJOLQIUPMLOPNULSPMRTRQJMONORMMSMOONRKSLLPMNQSLOLSONUOONKLNNPKMOQMP
NNNQMRLMKNPRRNMHLPMSNPTNONMQRRPPMKPOMOONPPNOONNRRPLHPMQQSONQOPQORTMOJORMSULQMMPJNMNLRGOKRTMROOPSJMNMWSNNMLTLOOOKNORSMJSSUOMMPLNMNNNOQOLPNLSRWKMNLRNSLM
NOMIMPLRQSMNMSQKRNKOKRTSLRMLIJUNMRNMPJNLLJORKOQOMNSNLQQNLNMPNNRQMKMNTOLSNKLOONQMSMOMOOMNQKPJSMPMMOTWJOMUQMOMLOMNNJKQONTONOLOINPOGOOLLNQNLKOQNRRMMPIMOM
RNNOPPMSONRNLONOOOPQNPPNUPNQMQLRLNMORRNUNMKQONSULNOMOORINOUOIPNPNTMMTRULXMQNSLMKMNHNOSKNWHURNOSJQMPQRRMQNNMONNNOPLJLMRNWNKNRSKNNUNLNLNOMLKOSSMQUOJOVNO
MNOONMTPRKRMTLMNQPOMTMOLOMOLUHNMNQIPNNNNLMMRKPOPKSTRLQPSPJNFLONRRPNLJPNOOPQSJQPRQNMMNOLKTNMOLMQPONLOROLONNSTNNOPLPMNQRW\\INMOMMTNSLNMLNNFLSMSEYTTRMNNMR
TLSKSSPTLMPONJQNPKQQIKSMNOSLNLULNPNPTONTOMJNMORMONNOQOMNMSRGNUPNOQMNPKPORLKRONPQOTNOOMQMMQROPRSQLMTNUKPLLOIMMTJQKLLORMMOOORMQOQPNMNMYHOWNNQOQMRQNLMRNS
WJOVLMVRPLOOHPUNNSOONPRRQTRJNMSOPMQPOLMXLQLNLO[ORSUQMNLRMQOKTMKKPLSRMTLNTIPRKSNKOPMUPKNQNNPNMQPNLNNQIONSRQLTRMPNMMOOLLONMRTOKQLSQPOPNJNONQPLMMQOPINNTO
MNQPNKOOSMQRJJRRMNMHPSMPONMNMMQNOQPNNUOSNMSLSMKPQMNMNROMSPJRNOOOSOONONSMRPNTPRQSKPOMNMLMOMPNMRSHJMNSLLMLNMLQNONRNKMUMNIMSNUQLKLVKTOLMPMOLSKMMTRTLNPMLT
OKTSQNRIMKNTLMMORKOMPSSOLRNMEPNSRPNOHNSMNOQONQONMUNPRMNNQNNNNOPORRTNONQRSMNRMNONSOMRQOOMRNNPMMTONLOURNNMNOPNRNNMRNPMNWLMMSRNONPNNONNOOQNPPQQNQSQSOLPRQ
PKRPNNNMRMRKMNNSNNQNOMMSNMOXUUPLSOSINNLPORUQNJQNNJLQSONNNNNPOMSLONVOOMMKUMMSOMTPSMMNNOPLNNNPSMNOVONVPKONKQNLNPNLQKQQTSKPSVLNOMOSUMOPOMLPMMMNRMONLNMPLN
TITNTOLJNSPORSOPSNPSSRQOSQMQHNQOXMNRORQONOHKOTWQQRNNKMNOTNOQHQMNPMNLSQMNMNUNNPMPOONQIKNKLMNUONTTPRINNRLMUOPURMNQNUNMNMRXPPMOMNKORKRKNHRLM\\OPNNSMNQMOJO
ONLQMLNQNMNMOOKQPSPRPLMMRKONNOMORUQSNMONNRUMMSONTPPKOMPPJRNRNMONLSKOPMOONNMNPPTMUQSQONSQRPNMNRMNKRKONLPOPNSNMRJPVROMTNPOOTNLPONLOOMJNRQLQNPPORNNTQMKJK
KRQJOMONMKQLMJPQMPMHTSOOPMOLVMTLPUOOMPSKTNIMUQNSRPKNORQMMQO\\SNNMNOR[SHMNLQQMVIIOJHNNNIOUXLRUKLWOVQYTKJQRNNNMINLGONOTIKMETRZOQOMTMKQNORRNRPNMSMLKRTLMJK
RINPKMMLMSMUNIKYUMLMKRMLRDOWPINRONNPOSOQNLRVJMMPNPKNUNQNQMPRTPNSPXNOQMNOSOOMNNUIONIIIKMPOTTOSMMLTMMNINOJKMNQOMMISMKOONKRNOMSMTOVONMQQOPNKNLPNOTLSNPMML
OMLKLOKQNJNNPNQOPGNJSNONMNOJTQVTPOYSRPTXQRMRROSLPOMMOMNMPMKMMGSRMLRJJNNLXQTFLPNQRWNJPQHNMRSMOSPONLRLLQORNOJTGPPYMRMLM[MMNMOTMQJNNSRWNMLQROPPQMYVPOLTPR
UROSQUGQGRMRHLTRORQOSOQSNQJMLOQSKELSGNROTMSNNMORKKSMLLKQLRQLQTNOQOPPMLTQJSNSRMPNONONLPRRRMHLNRMNJSPSOROMOLNMUSPOKNLLSMKMNNSRNLKRMOMTSQSNJPOSQPTPRNKSNM
ROPOLRSLUNNOLUNMTMPKLMSSLOBKQILLPMMSIQNMNKPLLVMMTONMNOPPMPMPMPJNSNKMTQGSNRRQMQOJRRLQLQUQQNNUNROROVSRKOQRPNMOLOPRNNNSMRSNLQNNOSPMRJOOLNNNPSQMNNMMPOPJQN
NNONQNMRSMSORLSMMSRSUMMKPMRQNOLLRNTLPSPRQRMNSRKRNNNSRMHKNMPNPMOKPKLRRLKONOKLRNKPMRKNSTKONSRNNQNNQNOLTMNSNMMLNORPRPNSMQMPNIQKPNORROUTLPPLPGSPLPSNQRUPMN
TTPONSOMOMMPGPNMMQPOMNNONQKMJOKTVORRUNOLNSPMRMNMSPLORMLRMPNNOSJSKKQNOKNNMRNRQMNMPSNLNUPRNVLMOQSRPJOOQVRMNONTPUMMLNHKOMNSKMPMNLLMKNONNLILMQQQOSJONQKVON
NNUSNSTPNKLOQRNSOPNLMQNNLSLOOSNJLNMQLKNQMMNNSNKNPRSNNNKIOMJTNPONNQNRSTNNNOMONPNONQNRONLOKSRNTOJPNTMMKNPJPONNLRHOKRNRPTPKOPWTNNMLMTLMOKQLLMNKSSUMMPNOMO
MOPPLOQOKSSRUMNMLORMRONNMINQTMNSQINLNLTSLOMLMTNNNRPJNLIRLONMOLQONLPNOPLPMMKNNROKQLPNSSNQMMNOOQKPJSMRJLSNNNVQMOLMMLKTQNTMNOOLNONHSLNNONLJNNRNQQHOMRNNPP
PTMSNMMNOPOKTPNRQLRLNPPRNTNMKLOSTLNOMPOINNTOKQLNTRVWMMQPRLLNQLOOSLPUKULPTKMQRROPOMMOPLJLNNULSJNMUNMKNPMLMOTSOMQWOMVMOMOQTORKRMTLMOQOMOMTMLMLUIOMOMQKNN
NNNMIQNQLTSPMPSPOJPGMOKPPOPPSKQNQQNMNLKNMMMQQONLNOPNTNNOPLNRNRU[JMMOOMMTRLNMLPNHMSSSGYTMMRRKKSSPTNMPOMMPORKQQJSNMOLOMNTMMPLNTNMONMORMNMROMNNSSKSQONKQP
RJMNOQOSMOMQMNMPSNPQTNRKTNUMLLPIMNRLQKPMORMLPOLMMOLQQOMNMOJXLQQKRNLLRNVMMNUSMPPIOQGQMRSOOORURKNLOPMQPNNXPLLMOVORLUPNLMQOKOKLOSSSLSKNQLLOPOTPJNONNNLQPN
MONQIOSRRLSRMONLONOLLOMROLQRLPQMOPNJNNNMMMQOPKOOTNMORPOLOPTMOQKJRRMPNLKMTMQONOMMRNNMNVSMLTLMJPNNMRMRSRLRNOOSNONMNRNROTNQKPOMNNLMMRNMQSJJMKSLLLLNNNRNRN
KMSNIMNUPLJLVKTLOSLRKNMSPTRTMOPMMTOKTSORILNPNMMQKTSLTNMEQPKNPKQSNQRPNSNUMRMOPNNORSRNPQQMRNMMOMNMRPORNNNNTNOQQMNLNQNRNRNULMLSNONPNONOOJRQOPNJRPNNNMRMRK
MNNQNOLNTRNOQSMLMSINNNPRUKQNJNNJKRUONNNNPNQLLOUONOMKMORNNTQSMMONPQLNNNMPPSVSKNLQMMPNLLRSJPRVMOLSVMOPNMPPMMLNRLONMMPKNSNIQQPLGTQSSOOTNQSSTQOSMQJPNYMRQO
NOKTOTVQRNNJNPLPJQSOONNQQMNSPRNMOPNPMKNKNMOUNRSPNHNIVLPVQMNOUNOVPMOMPRLPKINMYOPNNOMNKNRNMQNMMOOHPOROOJLQLNORUQRMNMOQMMSLOSOUNPKPQQHRROMOMSOLQSOONONNOQ
TMUQSRLOSPQSNNRMNKPKNKOQNSQNMRJMOVQOMNTNPOTLLNMQMNQNRNXQMLNLKTJPLOMMRRQMLPMPSLRQPMLTMMPUOMPRKRTJNRMPNMQLZNONJPPNRYUMLNMOLTQOSKIKHNLOUTJRVMTJTWVRKKQRQO
NMJKHPRJMSJLLJQMNZPTLMUNLLTLORQQNQNMRRLMJLIPPMMKTNPTMOJLUJMLMJSHUKKONPNSPLQVKQNLMMNRNLPNPQNPZNOQPNOLLNOBULPFNJLJOSTNSOKMTSNMNIOKLNQNLMHSLLNOQNKMUMUSOM
NQNRONKNLPOONLRMMNMRLKLPLNMJMONNPOKMRJSNMNMNKSROPOWRMOYYRMPOTOOMONMOLMNMMFRMMJHMLXQWGLPMZOLKQIMNLLRUNPQPONNNPORIKTHXMNNKNRTNNNSNKNLUSRVPQTOPPMSWPOMUPN
RNOTHRIMGJUQNROMSQRNQLPNSLHJLNTNRTMYGLTLRMKLKKRWQROIMPIISPPKMPMNQLSLPOSTPPNNPONPMPLPPOLKRSKNVKPQPPRVNLOUNPOMNNOSMPNOLMLVLNMNNLKPQRMKSQULOSMKLRLNULNNOK
JQSNOLPQJTONUWSPKOQMOMSOQPPUTSLPPKLRVORHRSNLOLMMNNNPUSSQXWPPITSSNOKPLONYOILTSTMQNLPQJNOJQNPSSONLMIPRSNLJPRVLNLGNSMSITJPMMPMQWVPGNIRUJNTSNSNMTQTNRTMOMM
KQQRLJPNNVRQMUNRMPMIGNKHQNMMNNSLNLNUTONOJNRMSQUMPMNWMNSLMKLPQQNPQTMOPNOMQSNLJMJKOKPNOLRMOPNJMLSTNBJOSJPOOQMKVWRPLRPLPMRTLMVMUTJKRJRNNVKPTMMNIXLJNQNNTM
KRJMNKSOQPTOLRPNQLTSSRMLMPNOMLKKTONQNUKQQIQUJMRVOKMNROSRTKMINSQLTLOMOPFSOSNOTLNRSNQNRNPUOSLQNUPQQTMLNQLNMOJNSMULMRJNOKSH^SJNSHXNNOOMNLLRJRKQQMSSLNOKOM
OROQLOMRKRSMLROORTRMMMOOSSSLOQNLRRHIKMRJNPPRKLOSNLNMPRMOQNKMNSJQMOKKQOOMMPMROLNMKUSONFYOOTMNMPOMMQQPWRTJRIRKJPMIOKDIPQLPPRPPKPMMOSVNMOQSIVPPNRLTRNMNOL
HMPSXPNOVNNPUTSYKOSOPSRVSNKRMJTQNNORSMKOYLQNQQPMMTNPGNNMJQNSXGJLJONNJORONROSONMSONKOKNKMNOJKRRNNQWNRSNTNMPMMLSOPNKMQVSPMQOMNKPONLKNJNMMSLbLRQWHPTLSTRL
QYSRKUNRMJOKRVOMONNNQKNRTNLMOMNRSMNNUMOOLNSSPNLOJJONOVMRPSNOKPKOMKOMKNPMLPNKKLHKPPOMMSUNSRSTIQQLSNROGPQINNONPNSKRVIOCNWOVNNMVPSMSNLNISSPSQNOKPJNRRLOOT
OQRNOUKMLRQSOUOKOOHQQROSMPNLIJUO_TINZOXKKNTMNNQTTOINPQNMJMMNTKNTOINNQWMRONMDRPMILPMPOPKPLTOIIMNDQOVLLPLTISTMLLONMNOMNONOLLIOQJMPURVJJQLRLRNPUKNOVKRMJN
MJMKQVRQKMQIOJUPRKMOQUONKQLOOLPUTPNQKMNPMPMPPNMNRSLNWIOOOQLVNLRMUMPOMNQMSMPNOJMNJPNXMNLNNKPOOLJNVTOSLNKLMRMMUHKNOONKLRSPSLORPJTVOLVXRMLOMOJROVQKWTKQNP
KJSSORIRSNJNNMNMK\\UPPXWNPHSUUPWPPMPN[PRDMTQOSTNNQNJMPINOSPOKQMOSMMSMNNHONRMIJNSVRKRNLESLLQSQIRGMNOMPMQVUPOPNIQVKMTSMYOLPLTSVPSNRTOQLMKQTRNRSKMRNNLRTLQ
NPTLLPLNITLNKOHROQNLMNOSINLMWSNNMKNPOLUSRMMPLNTMMMSNMKMPPSOPQRTNPPNONMMPVMLIMIINJSNOKRMNPNFIXSNEHPNRMLOOPOKQWSONTQLRNRTMNUITVNIHRKPNLNWMKPPVLMMKXLUONT
MNRNJQLRQQRSOMROSNQLTSSNQMKOMLSLONQJVPRTJPTRPVOJMUUOKNRURRULLHNROPKSNNOMNOPHSOSMOOUNQNTNQMUMPTOSKQNSPMNRQTMLPNRNLOLNINSJUOPTJMLSKNJ^QIMRITKNOONNLNLLRO
RKPPTMRNSLNNLNMRPRRPNUNKSMKRORSUMMMOQSLNRLOVOQOLSFJJNLQJMOQRKLROLMHNQNNRNLMNTNJQMPMKRLNPMORMMMOKUSTND[POOOULQNMONMMMQPRPTRGRQATLKOOHSKFOPONQQKPNNMLNSS
NMOLSJUSQQMSHVTNMMNLOIMOSLZOLNNWPLMUSRRYQWUOSR[SMJSMMTPMROSQNMKN[LQNQRRMMQNNHNMLJSNVUIKKNFONNJNONOQNSOOMSNLJJMLLONNKIRSNNQWRSNSMNPPNOKOMQPONNKRPWSPNMR
MPRNLSMUJIPNLNMLRLbLVPOFOTLRRLOXQSPMNUNLRMPKSVOLPNNPQNPKMQTNLSLNLNSNOMONTNNOLORSPNHOLLQNNQLRPNTONVSMJOLOMKMPMKONLKLLOKOPOMLSTMQQSSIQSKRMSROOLPKONOOSNN
PNRKR[HOCNYRVLNM\`OSMRQNHTKRTOSSOOJNRGMRQLOPTOOQNNNUNNFRNRVLNOPOHPQTKTMOMKILTMNUYTMN[ZJNNQKOPQVVOILOQNMJRNNVKRNTMOLKNMNQVKMROROMNLOMIMPNOORPSSNIINQQMOO
VKLRLVJOTNLLONLMNNNNOMLOGMNHMQURUJLQNST

NKPKPSSRKNRJLRSTRQRQMMPNNLTOOROIOLOMQNPJNUVLLLRORQMQOQMOORKROOKPNTSHOKNRRTTPLOPPPSQWSPSORMNRSJLOKMJMVNRNKRNSHRRNPPSKKLQLQOMNSMNSPJMJOOTMMKNLPLQSNNMMKS
NJQOLNOLKQMUUWWKVPSJKNLPSPRNOSNROKLROIMWRPQSMONOOTOMTKMPQSUKHNRLPMRMMSOKULOMPONRMJONMOMTPKQRMOUTFMOLROUORKMMNMMRHOORPRQMNTNMNLQUMMOOOONVNIOMQNOQJSNRPN
MSSMNNSOLSQLNSJRNKOYIPHSRMQONOQNMMNNNTNLKONMLLORMSISMQLMRLORPTKPNTOMONSKLLRMNRPOPQLOLROOKJPNPRNNRSOMNJOKMQJRNOQQJNRMQPPNROQPOMRNPRRROLMSSPNNJLLOMNOOQK
LPPONMOMRMFNNNLROPLKSRKPQNLQKMMNLPNKMLWKMSTQKQPTOSKJLRLKPSOLONTMNLUPNNLSNMOLMOMPTLMTPJPQRQKRKSSXPJPRLQKUNMLXLMOTPOTNKQQTLROLOONLSNMRIQNTNLNRJKMOOOQQMS
QNPMOOSUMKSPJTLRMIOORLNSOOQONMKQKTJNRSLJNNLSMNMKTUTTORMMQJNQQUPSHQMPSMRPPSSNPLSJLPKSROKLSNLRPSNKPMNOPNPNIOMPRRMLMSPPTMPSPKPTSQMSOKRPMSOMUUMQMNTPMSKLOL
TNMRVNNNPLLPNQTTTOMNSPRONSNPMQINPJKMNMSTQURROVKQQNHSLPOMNMMJKNKMMLNSSQKSPIOIOGMJSLXJPUMOLRTQOOLOLLMOKLKUHRPTRLLOUTMROLPLKMMPNPLMRNJNRMLPSPPIKSMSSQOKWX
OLPOMMROKMLMQNLSPQQUPLPMLRTLMMMQUMRMNNVUMSMMPSOKUKOTLKMMVSUOMRPMSOMRKNRPNOTQLNNROSRRPKORMKPPNSVPKTPLPUNOMJMMRMMSMPOOHNNNSLPLPNLSNSTQNSLMLTQPMOOPPSSOMU
LNSROLRRMOUSRNPLOMMLRTOMOQKTMSOOTMTOOOOKSNNJLRNJMNPMNJMXMNKKNRQSMKSNNOLMHNNSJTORORSJJOPSNWOPOOKPKPNYPKKLNRTOMMNSSRPJQLLPORLNKPNNQNLNRNTRSLMPORORSNRKSL
QMQNMRLLOMOOKNPNQNMURNLNRLSOMXJKMMUMLSMNRPOOPUNQNJPPPQPOTMTNMRVLMKROROSMRIKKRMNHURNRJLTWLSOPNLPTSROMIRTSSMMOQNVTHMOMOLKFWLVLVTORGTMQLNPLMQOM\\JPMMRNPUE
NRNQQLJNPSQOOPSLHOUKCOMOLSMOJONNORVHJSSLSUPLMJNLMNRNQPQLOMJKRNNQUMPNKSMKTOJNOPSLNMQNKNQNSQNMLLNVRMOQNNPJSJMUPPNQOKLONMNOOXNSMKLONMQPLMPHPUNROKNQKLNNMM
RUUNNNOOUMNOQLQRLPMQOMKONFNRNMMNOVQJNUUJSONSJQKVNNKKNOQRVRQOMQPRGRRLLLVMMQSINPROMNOJKQSPVLKMSPSRRNOLMQNOMMMRPRLNVNVSNLSRRMFQOKOOHTNKLNSMSROTQOPRSKNNOL
NMQNTNVKIUOESKSMONNMRSLTLLLNSLIONRTRNOLKJONRNPSRUTJSPMQMNLRNOSONPKRNOKMRPNRIMLPORMNJNUSSNOOMLPONOKNNOKMLUNPMLOLPPQLNQMNKKONKLXMMPKNNOONRONMLSPNMMMKWLK
PNKOLMRPNJNQOMWPLVRRMHNNSITTMNUIKPPJQLOLMNPPSKMSTQNSNIROKSOUMUSSJMPMPSJNKQTMQNLRPPONKSPQMOOONONRRPILPPKLMNIRMKMSMNRRPQNQQPLLRRJSUMTMRPPNNMRMPLNOJUQNKO
NKOLMKONONNMMMTMNVMSNRYLOOTJSNLRMNJPRSLROMLOMPRONOOMNLMMTMTQJSOONLORNRPJNMSPMMLPPPXLMOLOIVLHMSRKPMTQNRRLPSLOTPORMPNMPIMSNMKPLNSONNOMLNQKMVYNNPMPNNSKLR
LRHMQRLOMKSQSQLRONQNMLNMNNOLQNIQNMWQKPTOSTTQKMLOOFRNRQMQJVGSNMOSNPKTSLLSPTNNLYMQNINPKPKNPOKSRMIPOKSLMNWPSQNONKOPPLRONNVJQRLRNMJOTLPRKIJQRPPQMJKOUPVPOS
RRQKKKRKRPMNQRWONPINMQUOJXLSOLNKMKLJSPJMOTOSKMNUOLJNQNLPRMMOMOGOKOSPOSNMRNTHTPOKLRNJUUNKRNNNNMPSUJKSMPMKTKQMRNROKPLKMRLPNNQJMTMMLSMNTJPLQLVSJJSSJKRLQS
KPTMLMLMORPOPLMNNPLXKQRNMONMPPOOKMTMMONOMNROLRNTNNNRRPNSTMRLNINMMSLMPQVLPKPJNTPPWMRMMPILOOQNNNRJILLMKPPQSSPNSPOSHLMMQSOQLLONNSSOUUTOIVLLRPQQPNOWNNKNNS
NKRPHMNSWINQMWZMRPKROMLPRUNKNRXLPSNRNLNQWSNKQLOKNQLOLNNSPNLUNTSMSFSSNQRKSMPTPOKOLU[OPKSOKMLOLPNOORMNNKLNPRRMLPMNNLTRNMRPNNLOOOMTIOSPONJSMRXKNLOSQTKPO\`
LQTPR[[LVVPOSPQPROLSNQOLTNLPKPQOJMIMRLLKSNSKKKMSMLUOLNOJMSNKOPMMRHNSKNKLILMUMOLIQIQOKQ_TLONMONKLNMPINSLOSMQLRLMNMMMKZKRNMPRPTLRMPLMJRWTQOOSNKFMSSUOLLH
JNKLPNRUQQNQPPKUIMKPOKKORMLONJPNQPQDQQLKQWPMPPJNTTPQRSQONPNONLTONSNMJOMOQOSPNTSLSOSQNMPNLPNNLLNOQMSPKOMRSSNNROSPPUNPPPONOTNNOLQKWNNMNKLSKOKNPRMSNSQLMJ
KTMLSPNNKPLLSNKQOQKMNLLNSUURLVNRJNQIOMQMSQPOJMWSOLPNMKPQPSUKIOMMITQMOKULMPPJNRTOMRRQKQLPLRVNNJPORHORQPMNTNKLQUNNOSOKOMQLOQMNTNRPNKRRMNOOLRQOMNNNQVIPLS
RSMTQMOPKMMNNTNKKNOLOONRJTQMMSNOUPMRONONLMONOPPPLLRNJPOQRORTQMMMOPQKPOOQOQPINMQOROQPOMRRRKNOMPMNOOLKQLPONOMOONMRPGNNLPLLMSRRQQMQMNLOMKMSLTMSRQMRQOMSLM
KJROMLOLTQNMRNMMOLMMQLKRTLPQSSLQMKQOKORQLMMVOTSNNKRTMONOLRNPQJSNNKLNNPNSONTNJNPQSNJNUMMJNLOSOTNOIQMOKJMOMLQNNMQKSTLSRNNNPKQPSHQMPSLNKMPMSHQMSRNLJSOKSP
LPNMNPNLNLORMKMPSLPPSQNVNMMSSNMPMMUPPOKLONMRMNPLLQNSSRTTOMOMRSNTOPRQPMTKJMOMKQSRUKKQRLOOQNMQLQTMSJOLNGMOQULQIPVMOTTRLNLLOMOMJSHOQPTLLPOUVMOMRMJMOMPMMQ
NKRKLLLSOOIPMRMSTRKVOYNNOPLPHLPNLQQRUPRMNQSMMLQSLMNNSSTMQQMSSLKLOTPSSPNMSKNNSOOOROPNMMTRSMOKOLJRPMSROOQPNTMLJLROWNPNINMOSNNRNLTNPXSMLMPUQMONOMSMSLMSRQ
LQNRPRPLNSOQOQKNSONWQOLOOLSMNLLNMMPPMNJTNMKKMPPNLOMMOKNPKSRRLSLJKQRPTORPNNQWKKRPOMOSSNPLROORJONNQNLSNUSRJMQOOROPSLKTLQLOLOONOOKOONRNSNSRNNSLLXSMMJMSLS
MKNRSRNPNMPNQQQSRMTMMQRNTMRJKTLRGUSNKTWSONMPQSOPLLRMOQNUSHNMPKJHVMTLLVMOHRMPLQPONQNMYJPQTGOSOQMJNPSQOQSSLGOUJDMNKSOKQPPMPRZIISKSUNKMLPPQOPLPMHMROUNQML
RNJONLNMNRLQOOSRMKLMNKVPOSOMMRJOSPOKQOLNONMNOOVSPMKKONNOPRLFUNONNKLNNMPNTUMLNOUPMONRRNPNQNKHNSRMNNUQKOSJPNRKQTTOQJLPQWSRONPTGRIMUMORHPSNKPJJRRRVLMSPQR
PMLLNMONNMRQSMSOURSPNRSIQNKOPNMTMLLNSNSQROQRRJOLOKNMRNTOULJUOGQKRMOLNOKNQLTLLNRMMOMUNOMLRNRNSUUJRMMPNLSLPONOKRNPKNRPNJMPSMNKOSSSOQLLOOLPKJNPLLLOTOMLPP
QLMMOKOOMLXMMQKONPQMNMVMLPNNMNPWKLQMLMNRMJNRNMVKWNNTMTULHLRNLPJNNOPNPKOPMNIRKSUTJOQOUJNOLNTQMLPQMNNLNOONOSPLQNKLLJRNMMMRNQQLLRRLTMNOMRHWSOSLOLMLONONNN
MMTKUNS[LMOTUOLRNKNQSNQLKQNKNONPOLMLNTMUQRKROMOQQLPKMRKMNLNRPXLMOJNJVNPSHMPRRROSNROPRRMIMSNMLKNOONNMMNNKMWZNNQMPJUKQROOQIOTLOKQRPRSQNQOMNNKNMNQJRLWOPO
SSNOMLNOIRNSPPUJLMNSOKUSLLROLWMQNLNOLOHOMPMTMKOKLRMSRMNONKNRMRRGRLQMPOMQRQLQRNRMJLTOORMLKKRPNQRWPOQJNPVMXOLOKLJOMOTPTKMULONOLJNSLQOMPMQGKQNRMHTMMMTJRO
OKMRNLUVMPSQONNPSQKKSSPTKOPLRMQLOKKRLNKRMNNPLOKKMTTPLQOQIQMOTOKLLLPRPLPRLNNQQVLQNONPLOJMMMPNMOLVRURSQTMROLKLOLRSNNPNROSKPHOLOQPVLSTKOJPQMNQNPGNLLQPOSS
QNRQRHNKNMPQOVKLRQNMTSPSHTMMIWRPSPM[NOINOSOOQJMWJNLQNLP\\MMPPRMOWIRQSNRONNPOLQLNLOMNMOSNNTMOTDSSNMNQWKOUUGUQ[JNMTTMLMMLNNPPQNNMLNRSLJOONNNURNPNLOQQTFOP
SPMOJSORXKMLOTPMOWQKTOSY[MUWPNUPMONMMQLQQNSNRJSPILIMJLMKLSJKKLMTLNNLMSMLNMNSLOLMKLMMUMQQEQPPN]VNLRONMNPNMMKMSJOLRMSNMPKKWLNNLPPSNNPJLMQSPMPSOHKSSTPOLK
KKMNNRROSPLSJJNRNKMRNMONNQPPLQTMROMHRLGKPNQNOPRFNQSZSKPOQTOLOOSMKSKQQSNORSLLPMINSMSOMKMLNKTMPNQOPOTLQMPPSFMILSJOSQSJOKRPOSSMNPOPLJQOQRMLMOUPVSQKKPNNNS
OKOTUOPOPMMPQMMPMWKKNVNSPNLLJPPNMPNNNNQNKMMSOONSOMOPMNORMLMPNJMPPMOKSLSMNHKMOMMURULOTQNOLSRNNNOLLSOMOQPQPMMSOKHNNPTMNQMIRNOSJRQLLRQQVUGQKIMQRRSRNLRPQM
PQONNJLPRPMKKNMNLPSNOMPMQMMNNRNPLOLONSULPRINOMVQPRLOMRPSMTSJKNOTOLSSLOPKNRMNPORRNPOLTQSMLQIORMPQUJRONRKRQKONJQLMTSNRPRMNPMPRLRJMNINNNLQNKNOKOKTQNWTSMS
SLTMOSONPRMTOISOOSNIJLRJPKNORSMTOROSRLONQPMORKIALOSSMPKLNNSJSJNNKTNJNMMQQPOLQRNSLPJOULMMQOUPLPLKPNNMOSOMSJLPQWOLSNNMPQNJLTUONQVRMTNOLGLMUMPSPTMMSRILKP
SPNPMSMQWRISPKPMPLPKMNTMJTLPUNQOLQRO_SMTKQIQJOMM[MONSLTMRJVNSMSMORbZNLHKKOMSOSMUOLNEM\\MNPRNKOKVNQNMJLMMOLOPSSQLSLYQTQLSNRRUMLONQSMRMVKOMRMNLLNNPPMRPSR
QNNEUSONLPSMONGILWJKKOOKOMPROTMPQOQNSJRNHJOLMUPVPRQM\\NLJONRNHOQRLNMKUILPSLLLSPMOLLPITSPNLMNSNKLTKOMNQLMMMSJVJOMIMNKMOOSRMKORKNLMLYOQLNJPNPUMNReHMOOMMK
KHNPNLOLRO^XTMMQMMJOKRQTLNTLOSOPPSLROQRNNVMLLMUNQHJSSJNLILRMNPTPRQNNONOVSLQUQRMLROOOQPOSNOKN[RRKLPKNNRLOMQNVLPPGPPJMIOLVLLPXQUMWNNLSROSNMTNNVSQSKIMOSL
ROMTMKMRLIRXJMNQSTUMSTUQQLMW[NGOQMNMLPRYWJMQISIMNKTMQRLKQGPMQPLPNPTMNLJPLMWVMLSJMONINIUQWPTMSOLRPSJMJPWPOSNPNPPSLUGLONKNIKGRFWNKONGTXOOIOJQNLMPKJJPNQK
OOPPSFQSUSIUSMPPPMMNMMRMTMQSTQRMNSSKOPIMRNTOMKMHMNTLPPRSMXTLQNNOPUGMILJOOTPRSOLKTPRNOSSLNONLHRPSQMMNXLRUQROJJSONLNLOQKOSQOOMLPLPNPPOOL[IKNTQSPOSKJRMMS
QMOPNROKMOTPKSMLNLSRQMLIPQIOOMNLJTKSMNNNJMPLOKKOVSSLOTPNOSPOLSRONPNOKLTNRMPQQPMMLVNPKMOSNQLTNMPPNNQNORIPPPGLQNMQTQPNKMMMVPNPMPQNLQMRMOQNNLLPPIMPRRNLOK
JLMMMPTTNOJMRLLULNOUNMPNPLNKOPTWOQSHJMNLKRXNULQMNQOSMSUKLNTQSKLSSQOSOMKMROQQOTPLRJMUPRMIPJRRUOVVRSMNMPMQJMPJOMLTSPVORMNMNPSMRMKPNGMNOLLOOQLLONKMKTSSUP
UQLRORMSRPTLTOSSQOOSNHKPIQKSMMMMNRRSPMLPPVNPQJRRIH@LRTOQKNNOTHTHKRNJSTMJSNMLRRPPKSNNTMKNHPSMLHSOVOLQORKLONNMMPSLOMTGMPOTQLSPOLQNRJJLSUOONTRMSONLHNNNMV
MQKQOWMQMSSHNJPPPPPKLQVUISPKKPRLLMNTMIVOLOTKPTOQQUS]RSLSLPGQKOL[NOMSMSMQIUNSNNQNOP\`ZMLHOKORNSKVLLOBM\`LLNOPROXJOLQNPNPJLOKOPMQMPPPWLTLXNSKMNUPMPMNNWSMJ
MXKMMTLIMQMNKPOMRQQVMNMLJTTRNOQLNURNPOPGNSIKIMKNLORMVMTQRMNULJROKGOLMTNVPPMQTMMMPNOMLROPMRMLLUMQOTJLMSPMNKMOVQVQKLQNVNJLSLKMONLMKQSJSSNNQMNIMOJMKMSNQM
OKNRIMMMLWKMMLNHRNOSLROaGOOOMNMGMOQQMLOPKR^WSLLPLMJOKRSRPULMSMMPQNOTRLRSOOPOLWMMLMXMPCPKTLMLHSKROOOLXRSMMPMOSTLOWQNRKLRTNOQPPSOQKN^RLIOQJNMNLUOLQNSMVV
LQPGPOMMJOLUOIPWMYMWPMSUNPPSNMSQNWRMYTMJLNTLQMLTMNLJWLISUISMSQTUMSQTRSKNXZLEULTPNOLLPZSIHUIRIKNKTLPQLKQHQMLPMLQQMRNUQMNMQHLRPJMXSSRNPMMMHTVSOUFRRIRLOT
MNJQWQNTNPLQQSLUIKMKNLJHLQOZNIOMJRQQRLK

RPOQNNNMNNRROKOMMOROQRPOQNOQMOLQNQRNNLNORLOQQONMNQSNMNPNROPPOOQOQOOOMSOOLLNMPLNPONNQMONONLMONOQRRMNLMNMNQNPNQNOTPOONQOKMOQONONNNPPNSOQOPMMPOOONJORNMPP
MMMOPMKQQPQMNQRMKPQOPKMUPNOONRONOPNPNZNOONRMOPPNNMMPMPNONONPQOLONPNQPMPPNNOPNOORNNONOMKOPSNNOONMQORNNNNMSNUMNNLNOONNONQNONMQMROQOMRPONNMQNOOOSNPOPONMN
MNNNONNOOOOOONNPOSNKRNSOKTMLNPQKSSOSMNOLSOOOSTMLSPNONMURNNOQPIOOOOMPNONRNLPPONNQONNQPNNQNNNNNSOMSNMOOSNRNNOJMVOONNOUNLOOMNPUONONNNPNOPPNOOOSQONNOOLNON
MLQLNMQMMNQOOOQMPNNMPOORQIPNONOPQOSONNQQONROONNOONOOQQNNOPQONNONOPNPNNMPPROQNNNSNONQNRONUKNNOMLNNPNOSPPNONMSNNQNNOQTROONNOOOQNPRNQONPNNRNRNNRMMNPNNPMM
OOPONONMOPOONNNORNONPNMONTPPONOLQUSXNOMQRONSNMOQMOOONMQPORQNMPNNNNOJORONQNNONNMONMPNPNNKOQONNNKQNNONPMQPOQSNNONNSNONNPONPQNOONONOQNONOONOPNNXSNPNMRQNN
NNNONONNOQNOMPNNPSOONOLSSNNNPORMLSHORNOOOMOORNQOLQTMNSNRONNONPQQOPONPOONLQPLOMLQPQMONMOQNNROLNNRPOPNONOJNNNONNONPQONLMMNMSONMRSNIMTLQTNONNMNOROPOSNOMM
MORRNROLOMOPNONOPQQLROOONOMRNQNOOONNTONPOQNONNKPNRNOTOOMNOPRNOMNNPMSQOPNMONQOPKOLPNNNONLOMRTLNPNVOOMQOOJNNNNONPLPMMTPNNNNPMRQPOOPNPNSOQOMLNPOONRLVQMOO
OOONQNPNNOMQJPONPMMPNMOLMMOMNRSONOLPNORNMPOTPPMNOPLOQNQPSUMNNQNNOMOOKONPORONNNNMRNMSPNTOMLOOZMKTQNSNMONLOLOOSSNONPSRLRQNRQOONQOSNNPRQNLLOKORPORMNWQMMO
PNQOONNOOMNONNVNNONNNONMOOLQMNRUSONNOOOOONNOPMOPPULNNNOKNONPQNONQRNNMLPRNRNONSNPNQONOOPNOOONTTRMNNNLMNPOONMNONONNOONPNVVQOOOMJNNNKONVNPNPNONPNMNOOOOQX
PMNQLPQNLRPNORMOLRNOOOQNLOOOQKOOKNLUNNRMONOUMMNOOMMNNOOLTOMSOOPRNNNOSMNOMOSNNMPOQPQSQNONNNONOOOSMNNROUPXNNMIPLOOQRMONONNNGNOMKRONSNNPLLLNPPNNWOONPONON
LMPNRSMQKKRSNOLNONNONOOOOVMOSNQPQMONJMLNNPWQORMOONMQOJQNNNONOONTUOOPOPNPNNPMNNNOOLRSOOONNNNQPOPONOHSPNQNMUOROOONOOKNMOQNOOIPNQPLMKOMOLOOOOUNTNPNMROOOO
ONNONMPPPKORLNOOONN\\MMSNONOTOONNTMOOOKQQNNOOONOOONOPNNONONMOONQNMLQORTOOKMPKPPMMNNOXNMNNOOOPNPOQRLMMNRPROTNONLTKQNMMONNRMNLTPLNOPOMPMPMOQOMPPLRQNQNPOM
QSMNOSOOONMNOSPRVKKMM^OSNLNONQQOQMNRNMNNONOOTLPOOONNOTNNNNOOMOONQOMOQPNNOOOQNNMNOPOMPNMRNNNKONNNNKPOMNOMSNPNOPONOMNMORUNMNNNROPOONONORPONOPNMPNNPPLOPP
RQONOOQNOOONOQONOOROOONNNSMLNNPONOPNMONPNQMMNMONOOQRONNUNOPRTVOQOVRQNOMRQNNIMTOQNNNONNOKLNXPPNQPNQNMONNPPPSOMNOOKOQONNOMMMNOOOOPPNMUNLNNNMPOPNNSNONPMN
ONPLKNPOOOOPMNSNOOQONPNSPNORNRPNMNMQNONKNRNLPNLLOPPORNMROORLTRONOSNQLRNQPMOONLPNONNMROKTNNPONOLMQPQRMMMMMNNONQNQRNNOOOPQNOQMPOQRMOMORNNPMMLMNTLSMONRPO
NOPNPPPONMOOOPRONNPNMROOPNOMSOOQNOPQMNLNOPNONNPNNNOOOOOQQPNMTOQOOQNUMOONNOORPQOQLLNPPONUNRONOOONMNVMONMQOQPPNOONNIRLKNOPOOMPOPOSSPOQMMPKMPNNNTONJMPOSP
QOHMUTNPKNPQOQOQOKPNONPQOOPNNONNMOONONNNOOPRMOOQOSOONNOMORNJOXONMRLNQMPOKNMWNLNOPPMRQITTPMNPONOTGSPLORONMPNOPONPPINRNNRWNMMOIMOOKNPLSNNQOWNNONNRTOSMOL
OSLNTONTNOMPNPPONLQRNSOZOIOTMNMMRPNONLMNPVOONPRLOONOMMVNQONOMOONRKNNPSOURSOIKTHQJQKSRMQJSOSNPNPSPLRNTQOPRPNNNRNQNOPQOQOOOTTOOMOKTKOQONNORNMXKONNOKNNNK
NQNMNOMOLMPSNNLRMTLOOTSPNNMNPOKGNNLQPOQRMMMPLNMNOONQPNNQMNONNLPNNMOLVNOQKNORQRPNKOQTNQPNONNMNMNSOPMRNOQOOUONJNTQPPNNOOPOOOOOOQMPOOSRSNONOOPNRQRNQLOLTR
QOKNNOUPNOOLNRPMXMOPNURIOOQMNSOPMMRVLRQUNNNOOSQLMNMJOPOPQOOPOOOPMOSLQNOOOMNNOMPQONORPNOOOOTQOQOOOROOPNPMLNMOLOOPNQNOMNMNONMMRNNMMONPQNOOSNROOOPONNQONQ
PNNONLORNMNPQLNMMMPNLQPNNNOPNNRPONKNVNMNQMONYNOOOQRONPONLONPQQOOQNQNPPNOOONONIOPSNNNPMMPONNMMPLQNONNOONONMQRMQSONNRPOOORNPPNPONNNNONNNNNOONOOOOSNKRNRO
KNTMMNPQNSNSMNOMSOOTNMRQMOMSRNOOOOOQMONONPOOORPNNPNOONOLSNQNOOOSNVNMORMNVONNNTNLNOPTONONNONQONOOLNNNMOQONMMPQPMMOPOOQNNNSPOQKNNNNPQQNONMNQONROONOOOMOO
NNNQNNNONONLSPOROQNNQOPNQROLTLNNNPMNQNOPNONSQNPSLRONQONPQNQKOOPOMRMNNPONSMOONONNOONNONROONNOSPNMQPSUOQNSONSNMOPQNOUOONOPQRNNNNNOLOPOOQNPNPLPNPONNOPPOO
MNNNMQOQTRONNNRONOOOPPOOONOOPQONURNPNPPQNNNOOLOQNOMOONOPSORNNMSNNNNKKPORJORNRONONRQOKOMLSOPPQNPNNPPJOMLPQQPONNMOQKQONNNPMONNPLNOONOOONRSOMNNMOKONMPRNI
NSQRNONNOMNMOQOONRQMOMMORPLMOONONOQOLPOONPNRNOOONOTPNOOONLNNPTNMRNPOORNNNPPKQPOQONOPLMOLMQNOLONPRMNPQQPRNOINNNOPNMMMONNNNPPPPOONMRONROOJPPORNPROONOONP
NOSNQKOONMOMNMOPRSOOOPNORNMPOTOMNONMOQNORVMNOQPNMOLNROONNNMNOQTPMROMKOVNKTMNOMJPOQNONQSQMQPPNROSNNOQONLOJPNNLORMNVMNOPNONNOLNONNUNNMONOOOMPPMOONPTPNOO
ONOONLPPQQONNOMNNONPOONLNRNPPLSNPNQOOPNOOTSRMNONMMONNONONNNPQNSVQOONOMKNMNOOUMPNPNNNQNMNQTPLQNPQNLRPNSOMOLRNPPQNLOOQKNNRLNMTNRPPMLLNOMONOOMROMTNPNONNO
MNRNNOQPNOQONNONOOONOQRMNSORWPOMKPLOORQMOMONNNHONMNRNNRONPMMQPOVONOONOMRNPNQSQLMSONMOONOOOOTMNMOPPMNMKJNOWRPQONLPNPLQNNONONOUOSPNNOPMNKPPNSONOONNQOOQO
NOISPQNMROSOOONOKLNMNQOIPLQOPLRLOMOMOOORTNPNNPONOOOONONMQPPLNOLNOOONNNXNNRNONSOONNOQOLPOOOOOONNPPNNOOONPOQNNMQORTOPKNKPMMNOVONNNONQNQOQOMNMNQPSMOSOSLQ
NMNNNQNLSPMOOOOMNNOPNOMNNMRQNPLPNLPSMNSOMONNOSRWKUONLNOMOPQNPNNOOMOOTNNONOTNONOOQOMQPNNNONONNMPOMOMNONNONNNPNQPMRPNOOOMRSNMNNRONONNNOLQQOMNRONOOQNOOON
OQOOOOPNNONMNNPORPOMONQOMLMNNNOOQQMNTNOPQORWQURRQNMRNOJMSOPMNNONNPKMNVNMPPNMNNQPPONOOOQNMMMLOOOPQNMUMNNNNMOOPNNSNNPNNONOPLNPPPOMOMNMOOONPNTONSNPNMMQOK
NRUKNNMLNPOQRMOPURMNOOOLRNQONMNOOOONROLTNNPOOMNQRPMNMMNONQNRNNRSOQNMQNPNONRMMMMNSPORQOOPQONMOOOTONNPMTORNNSMPPQNNONOMNNOONNOOOOMOQRPNSORNRNNUONONONQQQ
OQLMNOPNNQONNONONNNYMOMQQOPQNOMQONLOLRLNOOOMQRRNMOLPLPLMJQOONIMSTNOOOPJNQOOKMOONQOONOLNONONNNNOONQONNOQOLUQPOOROMNOOMQOOLMNSOMNPQNJWPQMNROOQLJOMOQONNP
NOSNQPOKNRNNQVOONNPLNOMLRNMMPMOSNONPSNONPLQMNSOTONPPNNNPONRNQSTKVONMNONSMVNOOLONOQONNUQONSNRLOOPSQMIMJPMGJKIRMMRPMRMPNOOQQMTNPOPMMNNROPNPMQOOOTONOKSLO
OQONNOPNMXKONNNNNOONNNNONPMMPSJNLOPMROPTRNMNLQMIINOQRNLMMNMNNPONPNSOPOPONINNLNUOQLNKQPSMRQMTRQNNOONNMNLNSORMOROULNLQOQNONMOOOOOONPONOQRPNONNOSRNQMLMTU
OKPORPNNNTONUNNONQIOMPKOPLPSRQQMLOMPNUOPPNRNPPPJLNNKMPOQLMMPSKNNNMNROOMNNOPSPTSMNNPPMQOOOPMNMSJONLLOPPPNNONQNMSOMQPRNNQLMLMOONONPUQNNPMPNNOMONONOJNNOI
OSOOEONSQNORMONOMMNQNONJPMTNLNNQPPNQRONQOKNSQNNOQOTTOQNJONPNNMNOLXQPNTPOKPONQLNTNLMQOMPPMLONNONNOMONNOONONLNNRPOMQNOLNNKQQTMOLLPORKMGLMMKONSNOSSOLONOO
OPOPNORNMLONMSSOSNMNOOOTMNNNPOPLPNOOPNMUNQPONPQNNMMLOROQSOMMOHONSNNMNNMORMOOOOTTNMRNOMOSONOYJMQGNSLKKMOOOMTSQIPPNOKNOWNONQNNNNTPLTLONOQNOLNUUOMQNMNNPO
LPOTSQLMKPMSORNMSOONWNLTOFUQLLLPGKIKQOLMJQSJNOR\\NTOQMFPNLMMNNTONMUNONNZMNNMUFOUONMIOLNUQMNHGQMONWLNOLMURNQUQNOMPMNSSQNNJLLMTNVFSTPNUPLPNPNPPNONPPKTNTN
MOOSWNPNONNMPMMPNLHRONMLRPONMJMROPMGJNNQOZRNTORKOSNMSLNUMONNNNQPRMMMMMWOVTNMRNNOTROEPGMNOLMNOQPNTLMLSUNOQQMNNITOKHONPKNNNNMPMNOKMNKLLNQNKPNSMNORLONNJM
ONRMHOUOMSNONNOPOJKPVNNONLOMOJNKLNMNMNLMHNNMONNPQPNOLNNGINVOLKTNYPRNWMNMOMNVNNONNPXNPNMMOMNROOMNNNPPNNPOOOPMOMMNORQRPIMOMRVPMORLPMMKQYSINGNPMKKNMOOKPQ
QOMPJNONORRNNPRMOONMNMOMNOHNNLSNMHPONTRRMPONPNNUN]WMMJONTNMLULOPQMONMSOKPNRSQNPOOJQNNNOJOLSOJOTNKNQOUQMOQPONMOORTMMNRNNTOQROPONMMNQNNOPNQMRNNOOPNNNQOR
NMLOONOSRPKITMNNOLTLNKINLSNMLLUUIPKUKQNLQQPNNPUMLONOMLOOOUQOQQOQPLNNPMTKQNNTPROVOLLPNPOONNL\`STRJQLLNSQNQNJOKJMOOPMMWSNRORLNVMMNNMRLKNMSMPQKNPOOTORPNOM
NPNPPONNIMPNOPKRMPSNNKPNKNSMONOMOOQQTTSNNNPPMQOQNOLNLUJQNKLOPPMQNMONQNRNOMQPINMNRONLLLLNONOPUQORMNOOOOKNNNNNRLOONOMJOROOIONMRSNMNSLPOMLOQNRNHKMUOKMQOP
OOQRONOOLNUPQOQORUSOKONRNNNKONJWLNTPMNJRNNNOQMNNTNNORONMRLMQMKPMOONONOJMNOOPORNMOMPNRLNQNNSPOOSNNISQSMPKOFPOTHPPLONJNNTLQNMRNNVOLONNNQPNNMMNNPQNMOMOON
PLSRQNMNNOROLOUOOQNNNPTPNQNPOPNMSMQPNONPNNNNMMPONTNRTNONPPKONQNNMPNNNNOTMONOOWSNLTNPNOTQMQULPINQLOLQOMOOMUQOGOPOPIONWNPRONKONNTLLVLONOONRNMNKMVUPLLNNO
OKPSXOSMMLOMRPOMMMROOPVRQLTMPNMUQIJPLQPNMKNHSJONNX]NRNTBOLLNMONSURMNSOOOJNMXMNNMUKNVPNNNIMMNUQLPMHQMLONNXLNOKTMOVSMSVQNQLRMNSWNONTHLKLTM[GWTNNVQMSOPNQ
NPKPNNNOOPKTNTMMPOUVQNNNNNPMONMJSONMLSONPMMLNPNOPLEKONNRO\\RNTOLNSNNTKRVMONNNNNRPSONMMMWOWVLQNNOWSOFPFMQNQOKMLMOPONSOJLUPULRPLOMMNJTLIKNOJNOMQNOPMOIMMN
LKNWNKQONRMNSSKOMOQMOXNWMNIOOUPNUNMNNTJPJJJP]NLPLMNQKNQLLLOOSNLMHNNMPMNPQQONPNNFHNXOKJTMO_OTNXMOUNOMVNNNMNRZQNNLLOMNUOMMNMOPPNQONNNNMKLMINNMOR]TSJMNNM
OQROONPENMOLIQYWKNCNOLTQNNOOJNWMJLPIONPRNOSQOPRMNNNMNPNMPOOSIPMNLSMHOONONVURMPONPNLWMdOXMIONVNNMLNNLMOKNNMTPNONSRQTNRNNHRMMNOMNISOKOXNLMPONPSQPQQOOOON
MOQQTNMNRNOTNPROPOOMMPNNNOMONQNRNNNQKONPNPOSNNLOTONPPUOKKKVLONLWLNLJOLUOMLLWSOTIPLVKNNUQONNPVLLONONKOOOQPOUQOOWMPQKNPMOMOWMOIQNLRPOUPLOOPNOMNImVOVMUJP
LOWPNROMOKJNNOQMNXOROPQPM[QMNTOSJKRLPZI`,
  r: `b< r # #
b< r # ?
b< r # |
b< r # г
b< r # года
b< r # дважды
b< r # дней
b< r # и
b< r # капель
b< r # кубов
b< r # месяца
b< r # на
b< r # недели
b< r # недель
b< r # утром
b< r # часа
b< r <c?c?> §
b< r <c?c?> а
b< r <c?c?> аллерг
b< r <c?c?> давлен
b< r <c?c?> его
b< r <c?c?> если
b< r <c?c?> еще
b< r <c?c?> значит
b< r <c?c?> и
b< r <c?c?> на
b< r <c?c?> не
b< r <c?c?> ну
b< r <c?c?> он
b< r <c?c?> она
b< r <c?c?> от
b< r <c?c?> пусть
b< r <c?c?> сейчас
b< r <c?c?> сестра
b< r <c?c?> тогда
b< r <c?c?> у
b< r <c?c?> хорошо
b< r <c?c?> я
b< r <c?p?> §
b< r <c?p?> а
b< r <c?p?> что
b< r <cc> и
b< r <cp> §
b< r <cp> а
b< r <cp> что
b< r <p?c?> §
b< r <p?c?> вы
b< r <p?c?> и
b< r <p?c?> тогда
b< r <p?p?> §
b< r <p?p?> а
b< r <p?p?> значит
b< r <p?p?> и
b< r <p?p?> на
b< r <p?p?> от
b< r <p?p?> сейчас
b< r <p?p?> теперь
b< r <p?p?> тогда
b< r <p?p?> что
b< r <p?p?> это
b< r <pc> тогда
b< r <pp> и
b< r <pp> что
b< r ? §
b< r ? а
b< r ? аллерг
b< r ? антиби
b< r ? давлен
b< r ? на
b< r ? нет
b< r ? он
b< r ? от
b< r | <cc>
b< r | <cp>
b< r | <p?c?>
b< r | <p?p?>
b< r | <pp>
b< r § #
b< r § ?
b< r § |
b< r § §
b< r § ему
b< r § от
b< r § по
b< r § у
b< r §2 #
b< r §2 ?
b< r §2 |
b< r §2 а
b< r §2 в
b< r §2 вам
b< r §2 ей
b< r §2 и
b< r §2 на
b< r §2 нет
b< r §2 один
b< r §2 он
b< r §2 от
b< r §2 по
b< r §2 пока
b< r §2 прекра
b< r §2 пью
b< r §2 с
b< r §2 сегодн
b< r §2 там
b< r §2 убирае
b< r §2 это
b< r а §
b< r а в
b< r а вы
b< r а если
b< r а на
b< r а от
b< r а потом
b< r а таблет
b< r а теперь
b< r а то
b< r а чем
b< r а что
b< r ага |
b< r аллерг ?
b< r аллерг на
b< r антиби |
b< r астма |
b< r без него
b< r берем |
b< r богу |
b< r больше |
b< r больше не
b< r бросае |
b< r бросил |
b< r будем |
b< r был ?
b< r в аптеке
b< r в бедро
b< r в больни
b< r в вену
b< r в воду
b< r в день
b< r в карте
b< r в карту
b< r в мае
b< r в месяц
b< r в прошлы
b< r в пятниц
b< r вам §
b< r вам нельзя
b< r вас в
b< r вену |
b< r вечеро |
b< r вижу |
b< r возьме |
b< r вот |
b< r вот и
b< r вот это
b< r все |
b< r вчера |
b< r вы §
b< r вы говори
b< r вычерк |
b< r года назад
b< r да |
b< r да и
b< r да я
b< r давлен #
b< r даете ?
b< r дальше |
b< r дважды |
b< r двое суток
b< r день #
b< r день и
b< r держит |
b< r дней |
b< r доктор |
b< r дома ?
b< r его и
b< r его не
b< r его с
b< r есть ?
b< r есть §
b< r еще |
b< r железо |
b< r завтра |
b< r законч |
b< r записа |
b< r значит |
b< r и #
b< r и §
b< r и вот
b< r и все
b< r и дальше
b< r и его
b< r и есть
b< r и еще
b< r и мазь
b< r и на
b< r и не
b< r и пусть
b< r и с
b< r и сегодн
b< r и сейчас
b< r и так
b< r и хватит
b< r из листа
b< r к нему
b< r как его
b< r как непере
b< r как у
b< r какие ?
b< r капаем |
b< r капали ?
b< r капель |
b< r кончае |
b< r купите |
b< r куплю |
b< r ладно |
b< r лет назад
b< r лучше |
b< r меня в
b< r меня от
b< r меняем на
b< r можно ?
b< r можно |
b< r на §
b< r на него
b< r назад |
b< r написа |
b< r начина сегодн
b< r не аллерг
b< r не было
b< r не давайт
b< r не для
b< r не от
b< r не пишу
b< r него |
b< r неделю |
b< r нельзя |
b< r ничего не
b< r но это
b< r нормал |
b< r ну вот
b< r ну и
b< r ну тогда
b< r один раз
b< r он же
b< r он и
b< r он с
b< r опять #
b< r опять |
b< r оставл |
b< r остает |
b< r от головы
b< r от давлен
b< r от клещей
b< r от него
b< r отличн |
b< r отменя |
b< r пишу |
b< r по #
b< r по одной
b< r по телефо
b< r под язык
b< r пока не
b< r помню |
b< r понял |
b< r поняла |
b< r понятн |
b< r постоя ?
b< r потом |
b< r приним ?
b< r продол |
b< r прошло году
b< r прошлы раз
b< r пусть |
b< r пусть будет
b< r пьем |
b< r пьет и
b< r пьете ?
b< r пью |
b< r раз ?
b< r раза |
b< r раза в
b< r с §
b< r с завтра
b< r с сегодн
b< r сам |
b< r сегодн |
b< r слава богу
b< r снимаю |
b< r таблет ?
b< r так |
b< r так же
b< r так и
b< r то есть
b< r то же
b< r тогда и
b< r тогда не
b< r у нас
b< r у него
b< r у нее
b< r убираю |
b< r уже не
b< r хватит |
b< r хорошо |
b< r чем ?
b< r через день
b< r четвер |
b< r что §
b< r что в
b< r что давали
b< r что еще
b< r что приним
b< r что пьете
b< r это не
b< r это что
b< r я §
b< r я от
b< r я пью
b> r # #
b> r # <c?c?>
b> r # <c?p?>
b> r # <cc>
b> r # <p?p?>
b> r # <pc>
b> r # в
b> r # вечеро
b> r # г
b> r # года
b> r # дважды
b> r # дней
b> r # дня
b> r # до
b> r # и
b> r # каждый
b> r # капель
b> r # капли
b> r # кг
b> r # кубико
b> r # мг
b> r # месяца
b> r # минут
b> r # мл
b> r # на
b> r # недели
b> r # недель
b> r # один
b> r # по
b> r # раз
b> r # раза
b> r # с
b> r # тоже
b> r # трижды
b> r # укола
b> r # уколов
b> r # утром
b> r # часа
b> r # штук
b> r # штуки
b> r <c?c?> #
b> r <c?c?> §
b> r <c?c?> §2
b> r <c?c?> ага
b> r <c?c?> бабушк
b> r <c?c?> без
b> r <c?c?> больше
b> r <c?c?> в
b> r <c?c?> вместо
b> r <c?c?> вот
b> r <c?c?> все
b> r <c?c?> вчера
b> r <c?c?> вы
b> r <c?c?> да
b> r <c?c?> давайт
b> r <c?c?> дальше
b> r <c?c?> до
b> r <c?c?> доктор
b> r <c?c?> дома
b> r <c?c?> если
b> r <c?c?> запишу
b> r <c?c?> и
b> r <c?c?> как
b> r <c?c?> ладно
b> r <c?c?> мне
b> r <c?c?> можно
b> r <c?c?> мы
b> r <c?c?> начина
b> r <c?c?> начнем
b> r <c?c?> не
b> r <c?c?> нет
b> r <c?c?> ну
b> r <c?c?> один
b> r <c?c?> он
b> r <c?c?> она
b> r <c?c?> от
b> r <c?c?> пейте
b> r <c?c?> пока
b> r <c?c?> поняла
b> r <c?c?> потом
b> r <c?c?> при
b> r <c?c?> пусть
b> r <c?c?> пьет
b> r <c?c?> пью
b> r <c?c?> с
b> r <c?c?> сегодн
b> r <c?c?> сосед
b> r <c?c?> то
b> r <c?c?> тогда
b> r <c?c?> только
b> r <c?c?> у
b> r <c?c?> уже
b> r <c?c?> укол
b> r <c?c?> хватит
b> r <c?c?> хорошо
b> r <c?c?> через
b> r <c?c?> это
b> r <c?c?> я
b> r <c?p?> #
b> r <c?p?> §
b> r <c?p?> а
b> r <c?p?> вы
b> r <c?p?> давно
b> r <c?p?> и
b> r <c?p?> как
b> r <c?p?> когда
b> r <c?p?> кто
b> r <c?p?> пьете
b> r <c?p?> скольк
b> r <c?p?> у
b> r <c?p?> что
b> r <cp> §
b> r <cp> от
b> r <cp> у
b> r <p?c?> #
b> r <p?c?> §
b> r <p?c?> §2
b> r <p?c?> а
b> r <p?c?> вот
b> r <p?c?> да
b> r <p?c?> давлен
b> r <p?c?> если
b> r <p?c?> ладно
b> r <p?c?> не
b> r <p?c?> ну
b> r <p?c?> он
b> r <p?c?> пейте
b> r <p?c?> сейчас
b> r <p?c?> так
b> r <p?c?> тогда
b> r <p?c?> хорошо
b> r <p?c?> я
b> r <p?p?> #
b> r <p?p?> §2
b> r <p?p?> а
b> r <p?p?> вот
b> r <p?p?> все
b> r <p?p?> вы
b> r <p?p?> да
b> r <p?p?> давайт
b> r <p?p?> давно
b> r <p?p?> доктор
b> r <p?p?> еще
b> r <p?p?> и
b> r <p?p?> ладно
b> r <p?p?> мы
b> r <p?p?> на
b> r <p?p?> не
b> r <p?p?> нет
b> r <p?p?> ну
b> r <p?p?> он
b> r <p?p?> по
b> r <p?p?> пусть
b> r <p?p?> пью
b> r <p?p?> сегодн
b> r <p?p?> скольк
b> r <p?p?> теперь
b> r <p?p?> тогда
b> r <p?p?> у
b> r <p?p?> хорошо
b> r <p?p?> это
b> r <p?p?> я
b> r <pc> §
b> r <pc> а
b> r <pc> и
b> r <pc> пусть
b> r <pc> с
b> r <pp> #
b> r <pp> §2
b> r <pp> и
b> r § #
b> r § <c?c?>
b> r § <c?p?>
b> r § <p?p?>
b> r § §
b> r § больше
b> r § в
b> r § вам
b> r § вы
b> r § мне
b> r § можно
b> r § не
b> r § нельзя
b> r § он
b> r § оставь
b> r § от
b> r § по
b> r § пью
b> r § раз
b> r § с
b> r § тоже
b> r § у
b> r § уже
b> r § я
b> r а §
b> r а §2
b> r а антиби
b> r а в
b> r а вот
b> r а вы
b> r а давлен
b> r а мне
b> r а на
b> r а он
b> r а потом
b> r а сейчас
b> r а у
b> r а чем
b> r а я
b> r август <c?c?>
b> r аллерг на
b> r антиби §2
b> r без него
b> r больше <c?c?>
b> r больше не
b> r больше нельзя
b> r больше нет
b> r больше ни
b> r больше никогд
b> r бросай <c?c?>
b> r бросил <p?p?>
b> r бросил в
b> r будем <c?c?>
b> r был #
b> r был в
b> r было <p?p?>
b> r в #
b> r в август
b> r в апреле
b> r в аптеке
b> r в армии
b> r в бедро
b> r в больни
b> r в вену
b> r в воду
b> r в выписк
b> r в день
b> r в детств
b> r в живот
b> r в журнал
b> r в интерн
b> r в июле
b> r в капсул
b> r в карман
b> r в карте
b> r в карту
b> r в коем
b> r в корм
b> r в листе
b> r в мае
b> r в месяц
b> r в неделю
b> r в непере
b> r в нос
b> r в октябр
b> r в отделе
b> r в полгод
b> r в поликл
b> r в понеде
b> r в прошлу
b> r в прошлы
b> r в пятниц
b> r в реаним
b> r в рот
b> r в сентяб
b> r в суббот
b> r в сумке
b> r в таблет
b> r в том
b> r в феврал
b> r в четвер
b> r в этом
b> r вам §2
b> r вам в
b> r вам его
b> r вам не
b> r вам нельзя
b> r вам он
b> r вас #
b> r вас в
b> r вас есть
b> r вас на
b> r вену <c?c?>
b> r весной <c?c?>
b> r вместо него
b> r внутри <c?c?>
b> r во рту
b> r возьме <c?c?>
b> r вот #
b> r вот и
b> r вот на
b> r вот это
b> r вреда нет
b> r все #
b> r все <p?p?>
b> r второй день
b> r второй месяц
b> r вчера #
b> r вчера <c?c?>
b> r вчера послед
b> r вы в
b> r вы говори
b> r вы же
b> r вы мне
b> r вы пьете
b> r вы сами
b> r вы сказал
b> r года назад
b> r году <c?c?>
b> r да #
b> r да <c?p?>
b> r да §2
b> r да пью
b> r да с
b> r да я
b> r давайт §2
b> r давали и
b> r давлен #
b> r давлен §2
b> r давно длител
b> r даем <c?c?>
b> r дали #
b> r дали <c?c?>
b> r дальше <c?c?>
b> r дважды #
b> r дважды в
b> r двое суток
b> r день #
b> r день <c?c?>
b> r день <p?c?>
b> r день <p?p?>
b> r день до
b> r день и
b> r день с
b> r дней <c?c?>
b> r дней <p?p?>
b> r дня <c?c?>
b> r дня <p?p?>
b> r дня не
b> r дня с
b> r до #
b> r до вечера
b> r до сих
b> r до сна
b> r добави §2
b> r его уже
b> r его я
b> r ему в
b> r ему не
b> r есть <p?p?>
b> r есть §2
b> r еще #
b> r еще §2
b> r еще в
b> r еще неделю
b> r еще раз
b> r же <c?c?>
b> r же <p?p?>
b> r же самое
b> r железо §2
b> r за день
b> r за неделю
b> r за что
b> r завтра и
b> r завтра не
b> r заканч <c?c?>
b> r законч <c?c?>
b> r законч в
b> r запрет <c?c?>
b> r значит не
b> r и #
b> r и §
b> r и §2
b> r и в
b> r и вечеро
b> r и все
b> r и дальше
b> r и его
b> r и если
b> r и есть
b> r и завтра
b> r и как
b> r и кончил
b> r и ладно
b> r и на
b> r и не
b> r и ничего
b> r и от
b> r и пейте
b> r и потом
b> r и пусть
b> r и пьете
b> r и скольк
b> r и так
b> r и у
b> r и хватит
b> r и хорошо
b> r и через
b> r и я
b> r каждые #
b> r каждый вечер
b> r каждый день
b> r каждый месяц
b> r как всегда
b> r как не
b> r как обычно
b> r как у
b> r калий #
b> r капли <p?p?>
b> r капли §2
b> r когда в
b> r когда когда
b> r коем случае
b> r кожу <c?c?>
b> r колите <c?c?>
b> r кончил <c?c?>
b> r кончил в
b> r которы вы
b> r купила <c?c?>
b> r купите <c?c?>
b> r купите <p?c?>
b> r купите <p?p?>
b> r ладно <c?c?>
b> r ладно <p?p?>
b> r лежит в
b> r лет назад
b> r мажьте <c?c?>
b> r мажьте §2
b> r мазь §2
b> r мг <p?p?>
b> r мг в
b> r мг на
b> r мг утром
b> r меня дома
b> r меня и
b> r меня от
b> r меняем на
b> r месяц <c?c?>
b> r месяц <p?p?>
b> r месяца <c?c?>
b> r мл #
b> r мне §2
b> r мне в
b> r мне его
b> r мне сестра
b> r можно <c?c?>
b> r мы его
b> r мы с
b> r на #
b> r на §
b> r на §2
b> r на здоров
b> r на нем
b> r на ночь
b> r на случай
b> r на солнце
b> r на той
b> r на третий
b> r на холку
b> r надо <c?c?>
b> r надо было
b> r назад <c?c?>
b> r назад <p?p?>
b> r назнач §2
b> r начина <c?c?>
b> r не #
b> r не §2
b> r не аллерг
b> r не берем
b> r не берите
b> r не больше
b> r не бросай
b> r не будем
b> r не будет
b> r не буду
b> r не было
b> r не давать
b> r не даем
b> r не идет
b> r не капаем
b> r не мешает
b> r не могу
b> r не надо
b> r не начина
b> r не нужен
b> r не нужно
b> r не пейте
b> r не перено
b> r не пить
b> r не помога
b> r не пьете
b> r не пью
b> r не раньше
b> r не сегодн
b> r не сейчас
b> r не трогае
b> r не хочу
b> r него <c?c?>
b> r него §2
b> r него в
b> r него не
b> r него у
b> r недели <c?c?>
b> r недели назад
b> r неделю <c?c?>
b> r неделю <p?p?>
b> r нельзя <c?c?>
b> r нельзя <c?p?>
b> r нет <c?c?>
b> r нет <c?p?>
b> r нет <p?c?>
b> r нет <p?p?>
b> r нет <pc>
b> r нет <pp>
b> r нет и
b> r нет не
b> r ни за
b> r ни одной
b> r ни разу
b> r никогд <c?c?>
b> r ничего не
b> r но не
b> r но он
b> r но пока
b> r ночь #
b> r ночь <c?c?>
b> r ночь §2
b> r ну вот
b> r ну да
b> r ну давайт
b> r ну и
b> r ну ладно
b> r нужен <c?c?>
b> r нужен <p?c?>
b> r нужно <c?c?>
b> r один раз
b> r одну капсул
b> r ой <c?c?>
b> r он же
b> r он и
b> r он на
b> r он не
b> r он от
b> r он тоже
b> r он у
b> r она говори
b> r она и
b> r она на
b> r она пьет
b> r опять #
b> r оставл <c?c?>
b> r оставь <c?c?>
b> r остает <c?c?>
b> r остало #
b> r от §
b> r от §2
b> r от глисто
b> r от головы
b> r от давлен
b> r от которо
b> r от него
b> r от нее
b> r от сердца
b> r от темпер
b> r от тошнот
b> r пейте #
b> r первый раз
b> r перехо на
b> r пил #
b> r пили <c?c?>
b> r по #
b> r по весу
b> r по ночам
b> r по одной
b> r по палате
b> r по скольк
b> r по таблет
b> r по утрам
b> r под кожу
b> r под язык
b> r подним до
b> r пока §2
b> r пока не
b> r пока нет
b> r полови <p?p?>
b> r помога <c?c?>
b> r понял <p?p?>
b> r понятн <c?c?>
b> r после него
b> r послед раз
b> r потом #
b> r потом §2
b> r потом опять
b> r потому что
b> r приним #
b> r про §2
b> r пропус <c?c?>
b> r прошло <c?c?>
b> r прошло году
b> r прошло неделе
b> r прошло раза
b> r прошлы раз
b> r прямо сейчас
b> r пусть §2
b> r пусть лежит
b> r пусть пьет
b> r пьет #
b> r пьет §2
b> r пьете #
b> r пьете <p?p?>
b> r пьете §2
b> r пью #
b> r пью <p?p?>
b> r пью и
b> r пью на
b> r пью по
b> r пятый день
b> r раз #
b> r раз <c?c?>
b> r раз <p?p?>
b> r раз в
b> r раз и
b> r раз не
b> r раза #
b> r раза <c?c?>
b> r раза <p?c?>
b> r раза <p?p?>
b> r раза в
b> r раза по
b> r с #
b> r с §2
b> r с август
b> r с вашей
b> r с весны
b> r с едой
b> r с завтра
b> r с него
b> r с ним
b> r с первог
b> r с прошло
b> r с пятниц
b> r с сегодн
b> r с собой
b> r с того
b> r с ужином
b> r с утра
b> r сегодн #
b> r сегодн <c?c?>
b> r сегодн §2
b> r сегодн в
b> r сегодн и
b> r сегодн послед
b> r сегодн утром
b> r сейчас #
b> r сейчас <c?c?>
b> r сейчас <p?p?>
b> r сейчас в
b> r сейчас и
b> r сейчас не
b> r сейчас нет
b> r сих пор
b> r слава богу
b> r снимае <c?c?>
b> r стоп <c?c?>
b> r таблет §2
b> r таблет в
b> r таблет не
b> r так <c?c?>
b> r так и
b> r так что
b> r там §2
b> r темпер #
b> r то §2
b> r то же
b> r тогда #
b> r тогда §2
b> r тогда и
b> r тогда не
b> r тоже <c?c?>
b> r тоже не
b> r той неделе
b> r толку нет
b> r том году
b> r третий день
b> r третий месяц
b> r у вас
b> r у зубног
b> r у меня
b> r у нас
b> r у него
b> r у нее
b> r у соседа
b> r уже в
b> r укол в
b> r утром #
b> r утром <c?c?>
b> r утром <p?c?>
b> r утром <p?p?>
b> r утром и
b> r хватит <c?c?>
b> r хорошо <c?c?>
b> r хорошо <p?c?>
b> r хорошо <p?p?>
b> r чаще #
b> r через #
b> r через день
b> r что на
b> r что я
b> r чтоб не
b> r чуть не
b> r это §2
b> r это в
b> r это вы
b> r это не
b> r это потом
b> r это уже
b> r это я
b> r я #
b> r я §2
b> r я в
b> r я вам
b> r я его
b> r я ей
b> r я же
b> r я и
b> r я им
b> r я на
b> r я не
b> r я помню
b> r я пью
b> r я с
b> r я сама
b> r я сейчас
c< r #
c< r <c?c?>
c< r <c?p?>
c< r <cc>
c< r <cp>
c< r <p?c?>
c< r <p?p?>
c< r <pc>
c< r <pp>
c< r |
c< r §
c< r §2
c< r а
c< r аллер
c< r антиб
c< r аптек
c< r без
c< r берем
c< r боль
c< r больш
c< r будем
c< r будет
c< r бы
c< r был
c< r в
c< r вас
c< r ваша
c< r вену
c< r вечер
c< r взаме
c< r вмест
c< r внутр
c< r возьм
c< r вот
c< r все
c< r вчера
c< r вы
c< r выпис
c< r вычер
c< r гель
c< r глаз
c< r глист
c< r говор
c< r голов
c< r да
c< r давай
c< r давал
c< r давно
c< r дадим
c< r дайте
c< r дал
c< r дала
c< r дали
c< r дальш
c< r дам
c< r даю
c< r дважд
c< r день
c< r держи
c< r дней
c< r дня
c< r до
c< r добав
c< r дома
c< r друго
c< r его
c< r ее
c< r ему
c< r если
c< r есть
c< r еще
c< r желуд
c< r живот
c< r журна
c< r закан
c< r закон
c< r запис
c< r запиш
c< r запре
c< r значи
c< r и
c< r к
c< r кажды
c< r как
c< r какие
c< r какой
c< r кальц
c< r капал
c< r капел
c< r капли
c< r карту
c< r клеще
c< r колем
c< r колол
c< r колю
c< r короб
c< r красн
c< r кто
c< r купит
c< r ладно
c< r лечил
c< r лучше
c< r мажет
c< r мажу
c< r мазь
c< r меня
c< r меняе
c< r месяц
c< r мне
c< r можно
c< r мой
c< r муж
c< r мы
c< r на
c< r надо
c< r назна
c< r нас
c< r начне
c< r не
c< r него
c< r нее
c< r нельз
c< r нему
c< r непер
c< r нет
c< r ни
c< r никак
c< r ним
c< r но
c< r нос
c< r ночью
c< r ну
c< r обезб
c< r один
c< r он
c< r опера
c< r опять
c< r остав
c< r от
c< r отмен
c< r пакет
c< r пейте
c< r перев
c< r перед
c< r пил
c< r пила
c< r пить
c< r пишу
c< r плохо
c< r по
c< r пока
c< r помни
c< r помню
c< r помог
c< r понос
c< r понял
c< r понят
c< r после
c< r поста
c< r посто
c< r потом
c< r поэто
c< r предл
c< r прекр
c< r при
c< r приви
c< r прини
c< r про
c< r продо
c< r прост
c< r пьет
c< r пьете
c< r пью
c< r раз
c< r раза
c< r с
c< r сам
c< r сама
c< r сами
c< r свечи
c< r свой
c< r сдела
c< r себе
c< r сегод
c< r сейча
c< r сердц
c< r сколь
c< r скора
c< r слаби
c< r снима
c< r стави
c< r стати
c< r стоит
c< r табле
c< r там
c< r темпе
c< r тепер
c< r то
c< r тогда
c< r тоже
c< r тольк
c< r тошно
c< r убира
c< r уже
c< r укол
c< r утра
c< r утром
c< r холес
c< r хорош
c< r хотит
c< r чем
c< r четве
c< r что
c< r это
c< r я
c> r #
c> r <c?c?>
c> r <p?c?>
c> r <p?p?>
c> r <pp>
c> r §
c> r §2
c> r а
c> r ага
c> r ампул
c> r аптек
c> r бабуш
c> r без
c> r больш
c> r броса
c> r броси
c> r бы
c> r был
c> r было
c> r в
c> r вам
c> r вас
c> r ваш
c> r вену
c> r весно
c> r вечер
c> r внутр
c> r возьм
c> r вон
c> r вот
c> r все
c> r всегд
c> r второ
c> r вчера
c> r вы
c> r выпил
c> r выпис
c> r гель
c> r глаз
c> r глота
c> r говор
c> r года
c> r грамм
c> r д
c> r да
c> r давал
c> r дават
c> r давле
c> r даем
c> r дает
c> r даете
c> r дала
c> r дали
c> r дальш
c> r даю
c> r дают
c> r дважд
c> r делал
c> r день
c> r детск
c> r для
c> r дней
c> r дня
c> r до
c> r добав
c> r долой
c> r дома
c> r дышу
c> r его
c> r ед
c> r ее
c> r ей
c> r ему
c> r если
c> r есть
c> r еще
c> r же
c> r жеват
c> r желез
c> r желуд
c> r жена
c> r живот
c> r за
c> r завтр
c> r закан
c> r закон
c> r закры
c> r запис
c> r запиш
c> r запре
c> r зачем
c> r значи
c> r и
c> r идет
c> r из
c> r из-за
c> r или
c> r к
c> r кажды
c> r как
c> r капал
c> r капаю
c> r капле
c> r капли
c> r карди
c> r кг
c> r когда
c> r кожу
c> r колем
c> r колен
c> r колол
c> r конча
c> r кончи
c> r корм
c> r котор
c> r красн
c> r кто
c> r кубик
c> r купил
c> r купит
c> r курс
c> r ладно
c> r лежит
c> r лучше
c> r мае
c> r мажем
c> r мажет
c> r мажу
c> r мажьт
c> r мазал
c> r мазат
c> r мг
c> r меня
c> r меняе
c> r месяц
c> r мкг
c> r мл
c> r мне
c> r может
c> r можно
c> r молок
c> r муж
c> r мы
c> r мышцу
c> r на
c> r надо
c> r назна
c> r нам
c> r нас
c> r натощ
c> r начал
c> r начин
c> r начне
c> r не
c> r него
c> r недел
c> r нельз
c> r непер
c> r нет
c> r ни
c> r никог
c> r ником
c> r но
c> r ноги
c> r ночь
c> r ночью
c> r ну
c> r оба
c> r один
c> r одной
c> r одну
c> r октяб
c> r он
c> r она
c> r опять
c> r остав
c> r остае
c> r от
c> r отмен
c> r пакет
c> r пейте
c> r перво
c> r перед
c> r пил
c> r пила
c> r пить
c> r пишу
c> r пласт
c> r по
c> r под
c> r подру
c> r полго
c> r полов
c> r полта
c> r помни
c> r помог
c> r понял
c> r попро
c> r порош
c> r после
c> r посто
c> r потом
c> r предл
c> r при
c> r прини
c> r продо
c> r пропи
c> r пропу
c> r прошл
c> r пузыр
c> r пусть
c> r пьем
c> r пьет
c> r пьете
c> r пью
c> r пятый
c> r раз
c> r раза
c> r раньш
c> r с
c> r сам
c> r сама
c> r сами
c> r сахар
c> r свечи
c> r сегод
c> r сейча
c> r сестр
c> r сироп
c> r сколь
c> r снима
c> r собак
c> r совет
c> r совсе
c> r сосед
c> r спраш
c> r стави
c> r стоп
c> r табле
c> r так
c> r там
c> r темпе
c> r тепер
c> r терап
c> r то
c> r тогда
c> r тоже
c> r толку
c> r тольк
c> r том
c> r тот
c> r трети
c> r трижд
c> r трога
c> r у
c> r убере
c> r убери
c> r убира
c> r убрат
c> r уже
c> r укол
c> r утра
c> r утром
c> r участ
c> r хвати
c> r холку
c> r хорош
c> r хотел
c> r через
c> r чтоб
c> r чтобы
c> r шприц
c> r эпиле
c> r это
c> r этот
c> r я
last b< r # |
last b< r # года
last b< r # дважды
last b< r # дней
last b< r # дня
last b< r # и
last b< r # капель
last b< r # месяца
last b< r # на
last b< r # недели
last b< r # недель
last b< r # утром
last b< r <c?c?> §
last b< r <c?c?> а
last b< r <c?c?> давайт
last b< r <c?c?> если
last b< r <c?c?> еще
last b< r <c?c?> железо
last b< r <c?c?> значит
last b< r <c?c?> и
last b< r <c?c?> ну
last b< r <c?c?> он
last b< r <c?c?> от
last b< r <c?c?> пусть
last b< r <c?c?> сестра
last b< r <c?c?> тогда
last b< r <c?c?> у
last b< r <c?c?> хорошо
last b< r <c?c?> я
last b< r <c?p?> а
last b< r <cc> а
last b< r <cc> и
last b< r <cp> §
last b< r <cp> а
last b< r <p?c?> §
last b< r <p?p?> §
last b< r <p?p?> а
last b< r <p?p?> и
last b< r <p?p?> от
last b< r <p?p?> тогда
last b< r <p?p?> это
last b< r <pc> тогда
last b< r ? §
last b< r ? аллерг
last b< r ? антиби
last b< r ? на
last b< r ? нет
last b< r ? от
last b< r ? с
last b< r | <c?p?>
last b< r | <cp>
last b< r | <pc>
last b< r | <pp>
last b< r § #
last b< r § ?
last b< r § |
last b< r § ему
last b< r § и
last b< r § пью
last b< r § у
last b< r §2 #
last b< r §2 ?
last b< r §2 |
last b< r §2 в
last b< r §2 вам
last b< r §2 на
last b< r §2 не
last b< r §2 один
last b< r §2 он
last b< r §2 от
last b< r §2 по
last b< r §2 пока
last b< r §2 прекра
last b< r §2 с
last b< r §2 убирае
last b< r §2 это
last b< r а §
last b< r а на
last b< r а от
last b< r а теперь
last b< r а чем
last b< r а что
last b< r аллерг |
last b< r аллерг на
last b< r богу |
last b< r больше не
last b< r будем |
last b< r был ?
last b< r в аптеке
last b< r в вену
last b< r в карте
last b< r в мае
last b< r в прошлы
last b< r вам §
last b< r вам нельзя
last b< r вену |
last b< r вечеро |
last b< r вижу |
last b< r вместо него
last b< r вот |
last b< r вот это
last b< r вчера |
last b< r вычерк |
last b< r года назад
last b< r да |
last b< r да и
last b< r да я
last b< r даете ?
last b< r дальше |
last b< r двое суток
last b< r день |
last b< r держит |
last b< r дней |
last b< r его и
last b< r есть ?
last b< r же |
last b< r завтра |
last b< r и #
last b< r и §
last b< r и дальше
last b< r и есть
last b< r и еще
last b< r и не
last b< r и ничего
last b< r и так
last b< r и хватит
last b< r к нему
last b< r как непере
last b< r как у
last b< r капель |
last b< r меня в
last b< r можно ?
last b< r на §
last b< r на ночь
last b< r надо |
last b< r не аллерг
last b< r не берем
last b< r не было
last b< r не давайт
last b< r не надо
last b< r не от
last b< r не пить
last b< r неделю |
last b< r нельзя |
last b< r нет |
last b< r ничего не
last b< r нормал |
last b< r ну вот
last b< r ну и
last b< r ну тогда
last b< r один раз
last b< r ой |
last b< r он же
last b< r он и
last b< r остает |
last b< r от головы
last b< r от клещей
last b< r от него
last b< r по #
last b< r по одной
last b< r помога |
last b< r понял |
last b< r поняла |
last b< r потом |
last b< r приним ?
last b< r продол |
last b< r прошло году
last b< r прошлы раз
last b< r пусть |
last b< r пьет и
last b< r пьете ?
last b< r пью |
last b< r раз |
last b< r раза в
last b< r с §
last b< r с сегодн
last b< r слава богу
last b< r снимаю |
last b< r так |
last b< r так и
last b< r то есть
last b< r тогда и
last b< r тогда не
last b< r трогае |
last b< r у меня
last b< r у нас
last b< r у него
last b< r у нее
last b< r утром и
last b< r хватит |
last b< r хорошо |
last b< r чем ?
last b< r через день
last b< r что §
last b< r что в
last b< r что вы
last b< r это не
last b< r я §
last b< r я от
last b< r я пью
last b> r # #
last b> r # <cc>
last b> r # <p?c?>
last b> r # <p?p?>
last b> r # <pc>
last b> r # §2
last b> r # в
last b> r # вечеро
last b> r # г
last b> r # дважды
last b> r # дней
last b> r # дня
last b> r # до
last b> r # и
last b> r # капель
last b> r # капли
last b> r # кг
last b> r # лет
last b> r # мг
last b> r # минут
last b> r # на
last b> r # недели
last b> r # недель
last b> r # раз
last b> r # раза
last b> r # с
last b> r # таблет
last b> r # уколов
last b> r # утром
last b> r # штук
last b> r # штуки
last b> r <c?c?> #
last b> r <c?c?> §2
last b> r <c?c?> ага
last b> r <c?c?> бабушк
last b> r <c?c?> все
last b> r <c?c?> вчера
last b> r <c?c?> вы
last b> r <c?c?> да
last b> r <c?c?> давайт
last b> r <c?c?> до
last b> r <c?c?> доктор
last b> r <c?c?> если
last b> r <c?c?> запишу
last b> r <c?c?> значит
last b> r <c?c?> и
last b> r <c?c?> как
last b> r <c?c?> мне
last b> r <c?c?> можно
last b> r <c?c?> мы
last b> r <c?c?> начнем
last b> r <c?c?> не
last b> r <c?c?> нет
last b> r <c?c?> ну
last b> r <c?c?> один
last b> r <c?c?> он
last b> r <c?c?> она
last b> r <c?c?> от
last b> r <c?c?> пейте
last b> r <c?c?> поняла
last b> r <c?c?> потом
last b> r <c?c?> пусть
last b> r <c?c?> пьет
last b> r <c?c?> пью
last b> r <c?c?> с
last b> r <c?c?> сегодн
last b> r <c?c?> сейчас
last b> r <c?c?> сосед
last b> r <c?c?> тогда
last b> r <c?c?> только
last b> r <c?c?> у
last b> r <c?c?> укол
last b> r <c?c?> хорошо
last b> r <c?c?> через
last b> r <c?c?> это
last b> r <c?c?> я
last b> r <c?p?> #
last b> r <c?p?> §2
last b> r <c?p?> а
last b> r <c?p?> вы
last b> r <c?p?> и
last b> r <c?p?> как
last b> r <c?p?> когда
last b> r <c?p?> скольк
last b> r <c?p?> что
last b> r <cc> §2
last b> r <cp> от
last b> r <p?c?> #
last b> r <p?c?> §2
last b> r <p?c?> а
last b> r <p?c?> значит
last b> r <p?c?> и
last b> r <p?c?> ладно
last b> r <p?c?> пейте
last b> r <p?c?> сейчас
last b> r <p?c?> у
last b> r <p?c?> хорошо
last b> r <p?p?> #
last b> r <p?p?> а
last b> r <p?p?> в
last b> r <p?p?> вот
last b> r <p?p?> все
last b> r <p?p?> вы
last b> r <p?p?> да
last b> r <p?p?> давайт
last b> r <p?p?> давно
last b> r <p?p?> еще
last b> r <p?p?> и
last b> r <p?p?> ладно
last b> r <p?p?> на
last b> r <p?p?> не
last b> r <p?p?> нет
last b> r <p?p?> ну
last b> r <p?p?> пусть
last b> r <p?p?> сегодн
last b> r <p?p?> скольк
last b> r <p?p?> тогда
last b> r <p?p?> у
last b> r <p?p?> хорошо
last b> r <p?p?> это
last b> r <p?p?> я
last b> r <pc> §2
last b> r <pc> и
last b> r <pc> пусть
last b> r <pc> это
last b> r <pp> #
last b> r <pp> §2
last b> r <pp> и
last b> r § #
last b> r § §
last b> r § от
last b> r а §
last b> r а §2
last b> r а антиби
last b> r а в
last b> r а вот
last b> r а вы
last b> r а мне
last b> r а на
last b> r а не
last b> r а от
last b> r а потом
last b> r а сейчас
last b> r а у
last b> r а чем
last b> r а я
last b> r аллерг на
last b> r антиби §2
last b> r без него
last b> r больше не
last b> r больше нельзя
last b> r больше ни
last b> r больше никогд
last b> r бросай <c?c?>
last b> r бросил в
last b> r будем <c?c?>
last b> r был #
last b> r был <c?c?>
last b> r был в
last b> r было <c?c?>
last b> r было <p?p?>
last b> r в #
last b> r в апреле
last b> r в аптеке
last b> r в больни
last b> r в вену
last b> r в день
last b> r в детств
last b> r в журнал
last b> r в июле
last b> r в капсул
last b> r в карман
last b> r в карте
last b> r в карту
last b> r в коем
last b> r в корм
last b> r в листе
last b> r в мае
last b> r в месяц
last b> r в неделю
last b> r в непере
last b> r в нос
last b> r в октябр
last b> r в отделе
last b> r в полгод
last b> r в поликл
last b> r в понеде
last b> r в прошлы
last b> r в пятниц
last b> r в реаним
last b> r в рот
last b> r в сумке
last b> r в таблет
last b> r в том
last b> r в четвер
last b> r в этом
last b> r вам §2
last b> r вам в
last b> r вам нельзя
last b> r вам он
last b> r вас в
last b> r вас есть
last b> r вену <c?c?>
last b> r весной <c?c?>
last b> r вечеро <p?p?>
last b> r вместо него
last b> r внутри <c?c?>
last b> r во рту
last b> r возьме <c?c?>
last b> r вот #
last b> r вреда нет
last b> r все <p?p?>
last b> r вчера послед
last b> r вы его
last b> r вы же
last b> r вы мне
last b> r вы пьете
last b> r вы сами
last b> r года назад
last b> r да <c?c?>
last b> r да <c?p?>
last b> r да я
last b> r давайт §2
last b> r давлен #
last b> r давлен §2
last b> r даем <c?c?>
last b> r дали <c?c?>
last b> r дальше <c?c?>
last b> r дважды #
last b> r дважды <c?c?>
last b> r день #
last b> r день <c?c?>
last b> r день <p?c?>
last b> r день <pc>
last b> r день и
last b> r дней <c?c?>
last b> r дней <p?p?>
last b> r дня <c?c?>
last b> r дня <p?p?>
last b> r до вечера
last b> r до сих
last b> r до сна
last b> r добави §2
last b> r его с
last b> r его уже
last b> r его я
last b> r ему не
last b> r есть §2
last b> r еще #
last b> r еще в
last b> r еще неделю
last b> r еще раз
last b> r железо §2
last b> r за #
last b> r за неделю
last b> r завтра дня
last b> r завтра не
last b> r законч <c?c?>
last b> r законч в
last b> r значит не
last b> r и #
last b> r и §2
last b> r и в
last b> r и все
last b> r и дальше
last b> r и его
last b> r и есть
last b> r и завтра
last b> r и кончил
last b> r и ладно
last b> r и на
last b> r и не
last b> r и ничего
last b> r и от
last b> r и пейте
last b> r и потом
last b> r и сейчас
last b> r и так
last b> r и хватит
last b> r и хорошо
last b> r и через
last b> r из #
last b> r каждые #
last b> r каждый вечер
last b> r каждый день
last b> r каждый месяц
last b> r как всегда
last b> r как обычно
last b> r как раз
last b> r как у
last b> r капли §2
last b> r когда в
last b> r коем случае
last b> r кожу <c?c?>
last b> r колите <c?c?>
last b> r кончил <c?c?>
last b> r кончил <p?p?>
last b> r кончил в
last b> r купила <c?c?>
last b> r купите <p?p?>
last b> r ладно <c?c?>
last b> r ладно <p?p?>
last b> r лет назад
last b> r мажьте <c?c?>
last b> r мажьте §2
last b> r мг <c?c?>
last b> r мг <p?p?>
last b> r мг на
last b> r мг утром
last b> r меня дома
last b> r меня от
last b> r месяц <c?c?>
last b> r мл #
last b> r мне §2
last b> r мне в
last b> r мне его
last b> r мне на
last b> r можно <c?c?>
last b> r мы его
last b> r на #
last b> r на §
last b> r на §2
last b> r на здоров
last b> r на нем
last b> r на ночь
last b> r на случай
last b> r на той
last b> r на третий
last b> r на холку
last b> r надо <c?c?>
last b> r назад <p?p?>
last b> r назнач §2
last b> r начина <c?c?>
last b> r не аллерг
last b> r не берем
last b> r не берите
last b> r не больше
last b> r не бросай
last b> r не будем
last b> r не буду
last b> r не было
last b> r не давайт
last b> r не давать
last b> r не даем
last b> r не капаем
last b> r не мешает
last b> r не надо
last b> r не начина
last b> r не нужен
last b> r не нужно
last b> r не пейте
last b> r не перено
last b> r не пьете
last b> r не пью
last b> r не сегодн
last b> r не сейчас
last b> r не трогае
last b> r не хочу
last b> r него в
last b> r него не
last b> r недели <c?c?>
last b> r недели назад
last b> r неделю <c?c?>
last b> r неделю <p?p?>
last b> r нельзя <c?c?>
last b> r нельзя <c?p?>
last b> r нет <c?c?>
last b> r нет <c?p?>
last b> r нет <p?c?>
last b> r нет <p?p?>
last b> r нет <pc>
last b> r нет и
last b> r нет не
last b> r ни одной
last b> r ни разу
last b> r никогд <c?c?>
last b> r ничего не
last b> r но не
last b> r но пока
last b> r но я
last b> r ночь <c?c?>
last b> r ну вот
last b> r ну и
last b> r ну ладно
last b> r нужен <c?c?>
last b> r нужно <c?c?>
last b> r один раз
last b> r он же
last b> r он и
last b> r он не
last b> r он от
last b> r он у
last b> r она говори
last b> r опять #
last b> r оставл <c?c?>
last b> r оставь <c?c?>
last b> r остало #
last b> r от §2
last b> r от глисто
last b> r от головы
last b> r от давлен
last b> r от которо
last b> r от него
last b> r от нее
last b> r от темпер
last b> r от тошнот
last b> r отменя <c?c?>
last b> r пейте #
last b> r пил #
last b> r по #
last b> r по одной
last b> r по таблет
last b> r под кожу
last b> r подним до
last b> r пока не
last b> r пока нет
last b> r полови <p?p?>
last b> r помога <c?c?>
last b> r понял <p?p?>
last b> r понятн <c?c?>
last b> r после него
last b> r послед раз
last b> r потом #
last b> r потом §2
last b> r потом опять
last b> r про §2
last b> r прошло <c?c?>
last b> r прошлы раз
last b> r прямо сейчас
last b> r пусть лежит
last b> r пусть пьет
last b> r пьет <c?c?>
last b> r пьете #
last b> r пьете по
last b> r пью #
last b> r пью <p?p?>
last b> r пью и
last b> r пью на
last b> r пью по
last b> r раз <c?c?>
last b> r раз <p?p?>
last b> r раз в
last b> r раз и
last b> r раза #
last b> r раза <c?c?>
last b> r раза <p?p?>
last b> r раза в
last b> r раза по
last b> r с #
last b> r с §2
last b> r с вашей
last b> r с весны
last b> r с завтра
last b> r с него
last b> r с ним
last b> r с первог
last b> r с прошло
last b> r с сегодн
last b> r с собой
last b> r с того
last b> r с утра
last b> r сделае сегодн
last b> r сегодн #
last b> r сегодн <c?c?>
last b> r сегодн в
last b> r сегодн и
last b> r сегодн послед
last b> r сейчас #
last b> r сейчас <c?c?>
last b> r сейчас <p?p?>
last b> r сейчас в
last b> r сейчас и
last b> r сейчас не
last b> r сейчас нет
last b> r сих пор
last b> r таблет #
last b> r таблет в
last b> r так <c?c?>
last b> r так и
last b> r так что
last b> r там §2
last b> r темпер #
last b> r то же
last b> r тогда #
last b> r тогда §2
last b> r тогда и
last b> r тоже <c?c?>
last b> r тоже не
last b> r той неделе
last b> r толку нет
last b> r том году
last b> r тот же
last b> r третий день
last b> r третий месяц
last b> r трогае <c?c?>
last b> r у вас
last b> r у меня
last b> r у него
last b> r у нее
last b> r уже в
last b> r укол в
last b> r утром #
last b> r утром <c?c?>
last b> r утром и
last b> r хватит <c?c?>
last b> r хватит его
last b> r хорошо <p?c?>
last b> r хорошо <p?p?>
last b> r чаще #
last b> r через #
last b> r через день
last b> r что ли
last b> r что я
last b> r чуть не
last b> r это §2
last b> r это в
last b> r это не
last b> r это он
last b> r я §2
last b> r я в
last b> r я вам
last b> r я его
last b> r я же
last b> r я и
last b> r я на
last b> r я не
last b> r я с
last b> r я сейчас
last c< r #
last c< r <c?c?>
last c< r <cc>
last c< r <cp>
last c< r <p?c?>
last c< r <p?p?>
last c< r <pc>
last c< r <pp>
last c< r ?
last c< r |
last c< r §
last c< r §2
last c< r а
last c< r без
last c< r боли
last c< r будем
last c< r будет
last c< r был
last c< r в
last c< r вас
last c< r вену
last c< r вечер
last c< r вмест
last c< r возьм
last c< r вот
last c< r все
last c< r вы
last c< r вычер
last c< r говор
last c< r голов
last c< r да
last c< r давай
last c< r дала
last c< r дали
last c< r дальш
last c< r дам
last c< r день
last c< r до
last c< r добав
last c< r ее
last c< r ей
last c< r ему
last c< r если
last c< r есть
last c< r еще
last c< r же
last c< r желез
last c< r желуд
last c< r закан
last c< r закон
last c< r запис
last c< r запиш
last c< r запре
last c< r и
last c< r идет
last c< r к
last c< r как
last c< r какие
last c< r какой
last c< r кальц
last c< r капае
last c< r капал
last c< r капел
last c< r капли
last c< r карту
last c< r колем
last c< r колол
last c< r колю
last c< r купит
last c< r мазь
last c< r меня
last c< r мне
last c< r можно
last c< r мой
last c< r муж
last c< r мы
last c< r на
last c< r надо
last c< r назна
last c< r нас
last c< r не
last c< r него
last c< r нее
last c< r нельз
last c< r нет
last c< r никак
last c< r ночью
last c< r ну
last c< r он
last c< r остав
last c< r остае
last c< r от
last c< r отмен
last c< r пакет
last c< r перед
last c< r пила
last c< r пить
last c< r пишу
last c< r пока
last c< r помни
last c< r помню
last c< r понял
last c< r понят
last c< r попро
last c< r после
last c< r поста
last c< r посто
last c< r поэто
last c< r при
last c< r приви
last c< r прини
last c< r про
last c< r прошл
last c< r пусть
last c< r пьет
last c< r пью
last c< r раз
last c< r раза
last c< r с
last c< r сама
last c< r сами
last c< r свой
last c< r сдела
last c< r себе
last c< r сегод
last c< r сейча
last c< r сердц
last c< r слаби
last c< r снима
last c< r стати
last c< r стоит
last c< r там
last c< r тепер
last c< r то
last c< r тогда
last c< r тоже
last c< r тольк
last c< r у
last c< r убира
last c< r уже
last c< r укол
last c< r утром
last c< r хвати
last c< r хорош
last c< r чем
last c< r что
last c< r это
last c< r этот
last c< r я
last c> r #
last c> r <c?c?>
last c> r <c?p?>
last c> r <cp>
last c> r <p?c?>
last c> r <p?p?>
last c> r <pc>
last c> r §
last c> r §2
last c> r а
last c> r ага
last c> r аллер
last c> r ампул
last c> r аптек
last c> r бабуш
last c> r без
last c> r берем
last c> r больш
last c> r броса
last c> r бы
last c> r вам
last c> r вас
last c> r вену
last c> r вечер
last c> r вмест
last c> r внутр
last c> r вон
last c> r вот
last c> r все
last c> r всегд
last c> r второ
last c> r вчера
last c> r вы
last c> r выпис
last c> r гель
last c> r глота
last c> r говор
last c> r года
last c> r грамм
last c> r д
last c> r да
last c> r давал
last c> r дават
last c> r давле
last c> r даем
last c> r даете
last c> r дал
last c> r дала
last c> r дали
last c> r дальш
last c> r даю
last c> r дважд
last c> r день
last c> r для
last c> r дня
last c> r до
last c> r дома
last c> r его
last c> r ед
last c> r ее
last c> r ей
last c> r если
last c> r есть
last c> r еще
last c> r желуд
last c> r жена
last c> r живот
last c> r за
last c> r завтр
last c> r закан
last c> r закон
last c> r закры
last c> r запис
last c> r запиш
last c> r запре
last c> r значи
last c> r и
last c> r идет
last c> r из
last c> r из-за
last c> r к
last c> r кажды
last c> r как
last c> r капаю
last c> r капел
last c> r капли
last c> r кг
last c> r когда
last c> r колем
last c> r колол
last c> r конча
last c> r кончи
last c> r корм
last c> r котор
last c> r красн
last c> r кто
last c> r купил
last c> r купит
last c> r ладно
last c> r лежит
last c> r лет
last c> r лучше
last c> r мае
last c> r мажу
last c> r мажьт
last c> r мг
last c> r меня
last c> r месяц
last c> r мл
last c> r мне
last c> r может
last c> r можно
last c> r молок
last c> r мы
last c> r на
last c> r надо
last c> r нам
last c> r нас
last c> r натощ
last c> r начал
last c> r начне
last c> r не
last c> r него
last c> r недел
last c> r нельз
last c> r непер
last c> r нет
last c> r ни
last c> r никог
last c> r ником
last c> r но
last c> r ночь
last c> r ну
last c> r один
last c> r одной
last c> r одну
last c> r он
last c> r она
last c> r опять
last c> r остав
last c> r остае
last c> r остал
last c> r от
last c> r отмен
last c> r пейте
last c> r перво
last c> r перед
last c> r пил
last c> r пила
last c> r пили
last c> r пить
last c> r пишу
last c> r пласт
last c> r по
last c> r под
last c> r подру
last c> r полго
last c> r полов
last c> r полта
last c> r помни
last c> r понял
last c> r попро
last c> r поста
last c> r посто
last c> r потом
last c> r предл
last c> r при
last c> r прини
last c> r продо
last c> r пропи
last c> r пропу
last c> r прошл
last c> r пусть
last c> r пьет
last c> r пьете
last c> r пью
last c> r пятни
last c> r раз
last c> r раньш
last c> r с
last c> r сам
last c> r сами
last c> r свечи
last c> r сегод
last c> r сейча
last c> r сестр
last c> r сироп
last c> r сколь
last c> r снима
last c> r собак
last c> r совет
last c> r совсе
last c> r сосед
last c> r спраш
last c> r сразу
last c> r стави
last c> r стоп
last c> r табле
last c> r так
last c> r там
last c> r темпе
last c> r то
last c> r тогда
last c> r тоже
last c> r тольк
last c> r том
last c> r трети
last c> r трижд
last c> r трога
last c> r у
last c> r убери
last c> r убира
last c> r убрат
last c> r укол
last c> r утра
last c> r утром
last c> r участ
last c> r хвати
last c> r холку
last c> r хорош
last c> r хотел
last c> r через
last c> r четве
last c> r чтобы
last c> r это
last c> r этот
last c> r я
last w< r #
last w< r <c?p?>
last w< r <cp>
last w< r <pc>
last w< r <pp>
last w< r ?
last w< r §
last w< r §2
last w< r а
last w< r авгус
last w< r аллер
last w< r антиб
last w< r аптек
last w< r астма
last w< r бабуш
last w< r без
last w< r берит
last w< r беру
last w< r блока
last w< r богу
last w< r болит
last w< r боль
last w< r больн
last w< r больш
last w< r бронх
last w< r броса
last w< r будем
last w< r будет
last w< r бумаж
last w< r бывае
last w< r был
last w< r была
last w< r были
last w< r было
last w< r в
last w< r вас
last w< r вену
last w< r верне
last w< r верно
last w< r весно
last w< r вечер
last w< r взаме
last w< r вижу
last w< r витам
last w< r вмест
last w< r во
last w< r водой
last w< r воду
last w< r воды
last w< r возвр
last w< r возьм
last w< r волды
last w< r воскр
last w< r вот
last w< r врач
last w< r все
last w< r вся
last w< r вчера
last w< r вы
last w< r выпис
last w< r вычер
last w< r гемог
last w< r гепат
last w< r глаз
last w< r глаза
last w< r глист
last w< r говор
last w< r года
last w< r голов
last w< r гормо
last w< r губы
last w< r д
last w< r да
last w< r давай
last w< r давал
last w< r дават
last w< r давле
last w< r дадим
last w< r даем
last w< r дайте
last w< r дал
last w< r дала
last w< r дали
last w< r дальш
last w< r дам
last w< r двое
last w< r делае
last w< r дерма
last w< r длинн
last w< r для
last w< r дней
last w< r дня
last w< r до
last w< r добав
last w< r докто
last w< r дома
last w< r дорог
last w< r дочка
last w< r дочь
last w< r друго
last w< r думал
last w< r дышит
last w< r его
last w< r ее
last w< r ей
last w< r ем
last w< r ему
last w< r если
last w< r ест
last w< r есть
last w< r еще
last w< r же
last w< r желез
last w< r желуд
last w< r жена
last w< r живот
last w< r журна
last w< r за
last w< r забуд
last w< r завтр
last w< r закан
last w< r закон
last w< r закры
last w< r запис
last w< r запиш
last w< r запом
last w< r запре
last w< r зимой
last w< r значи
last w< r и
last w< r идет
last w< r из
last w< r или
last w< r кажды
last w< r какие
last w< r какой
last w< r калий
last w< r кальц
last w< r капае
last w< r капай
last w< r капли
last w< r капсу
last w< r карди
last w< r карте
last w< r кашел
last w< r кашля
last w< r клеще
last w< r когда
last w< r колем
last w< r колен
last w< r колет
last w< r колол
last w< r колот
last w< r колю
last w< r контр
last w< r конча
last w< r кончи
last w< r короб
last w< r котор
last w< r крапи
last w< r красн
last w< r креат
last w< r крем
last w< r крути
last w< r кстат
last w< r кто
last w< r кубов
last w< r купит
last w< r куплю
last w< r легче
last w< r лежал
last w< r лежит
last w< r лекар
last w< r лечил
last w< r листа
last w< r лицо
last w< r магни
last w< r мае
last w< r мажет
last w< r мажу
last w< r мажьт
last w< r мазал
last w< r мазь
last w< r мален
last w< r мама
last w< r мамин
last w< r медсе
last w< r меня
last w< r меняе
last w< r месяц
last w< r мл
last w< r мне
last w< r много
last w< r можно
last w< r мой
last w< r молод
last w< r молок
last w< r молоч
last w< r мочег
last w< r муж
last w< r мужу
last w< r мы
last w< r на
last w< r надо
last w< r назад
last w< r назна
last w< r нас
last w< r начал
last w< r начне
last w< r начни
last w< r не
last w< r него
last w< r недел
last w< r нее
last w< r ней
last w< r нельз
last w< r нему
last w< r непер
last w< r нет
last w< r ни
last w< r никак
last w< r никог
last w< r ничег
last w< r но
last w< r норма
last w< r ночь
last w< r ночью
last w< r ну
last w< r нужен
last w< r о
last w< r оба
last w< r обычн
last w< r одна
last w< r одног
last w< r одной
last w< r одну
last w< r ой
last w< r он
last w< r опера
last w< r опять
last w< r остае
last w< r от
last w< r отдел
last w< r отек
last w< r отлич
last w< r отлож
last w< r отмен
last w< r пакет
last w< r пейте
last w< r перву
last w< r первы
last w< r перед
last w< r перен
last w< r печен
last w< r пила
last w< r писал
last w< r пить
last w< r пишу
last w< r плохо
last w< r плюс
last w< r по
last w< r под
last w< r подни
last w< r пока
last w< r полов
last w< r полос
last w< r помен
last w< r помни
last w< r помню
last w< r помог
last w< r понос
last w< r понял
last w< r посев
last w< r после
last w< r поста
last w< r потом
last w< r почки
last w< r поэто
last w< r прави
last w< r предл
last w< r прекр
last w< r при
last w< r приви
last w< r прине
last w< r прини
last w< r прист
last w< r про
last w< r продо
last w< r пропу
last w< r прост
last w< r профи
last w< r пузыр
last w< r пульс
last w< r пусть
last w< r пьем
last w< r пьет
last w< r пью
last w< r раз
last w< r раза
last w< r раств
last w< r рецеп
last w< r родст
last w< r рот
last w< r с
last w< r сам
last w< r сами
last w< r свечи
last w< r свечк
last w< r свое
last w< r свой
last w< r сдела
last w< r себе
last w< r сегод
last w< r сейча
last w< r сестр
last w< r сказа
last w< r скоро
last w< r слаби
last w< r слава
last w< r слева
last w< r случа
last w< r снима
last w< r сниме
last w< r снова
last w< r собак
last w< r совет
last w< r сон
last w< r сосед
last w< r спрос
last w< r ставл
last w< r стане
last w< r стати
last w< r стоит
last w< r суста
last w< r сутки
last w< r суток
last w< r сыпь
last w< r та
last w< r табле
last w< r так
last w< r там
last w< r телеф
last w< r темпе
last w< r тепер
last w< r то
last w< r тогда
last w< r того
last w< r тоже
last w< r той
last w< r тольк
last w< r точно
last w< r тошно
last w< r трога
last w< r тромб
last w< r у
last w< r убери
last w< r уберу
last w< r убира
last w< r уже
last w< r укол
last w< r уколо
last w< r уколы
last w< r уколю
last w< r утра
last w< r утром
last w< r уходи
last w< r хвати
last w< r холес
last w< r хотит
last w< r чем
last w< r через
last w< r черны
last w< r четве
last w< r что
last w< r чуть
last w< r шкафу
last w< r эти
last w< r это
last w< r этого
last w< r этот
last w< r эту
last w< r я
last w< r язык
last w> r #
last w> r <c?c?>
last w> r <c?p?>
last w> r <cc>
last w> r <cp>
last w> r <p?c?>
last w> r <p?p?>
last w> r <pc>
last w> r <pp>
last w> r §
last w> r §2
last w> r а
last w> r авгус
last w> r ага
last w> r ампул
last w> r анали
last w> r антиб
last w> r апрел
last w> r аптек
last w> r армии
last w> r астма
last w> r б
last w> r бабуш
last w> r без
last w> r берем
last w> r берет
last w> r берит
last w> r беру
last w> r болит
last w> r больн
last w> r больш
last w> r боюсь
last w> r брал
last w> r броса
last w> r броси
last w> r брось
last w> r будем
last w> r будет
last w> r буду
last w> r был
last w> r была
last w> r было
last w> r в
last w> r вакци
last w> r вам
last w> r вас
last w> r ваш
last w> r ваша
last w> r вашей
last w> r ведь
last w> r вену
last w> r верне
last w> r верни
last w> r верно
last w> r верну
last w> r вес
last w> r весно
last w> r весны
last w> r весь
last w> r ветер
last w> r вечер
last w> r вижу
last w> r витам
last w> r вмест
last w> r внутр
last w> r во
last w> r возвр
last w> r возьм
last w> r вон
last w> r вообщ
last w> r воскр
last w> r восьм
last w> r вот
last w> r вреда
last w> r время
last w> r все
last w> r всегд
last w> r всего
last w> r вспом
last w> r встав
last w> r втора
last w> r вторн
last w> r второ
last w> r втору
last w> r вчера
last w> r вы
last w> r выбро
last w> r выкин
last w> r выпил
last w> r выпис
last w> r выпиш
last w> r высок
last w> r выше
last w> r г
last w> r гастр
last w> r где
last w> r гель
last w> r глаз
last w> r глаза
last w> r глота
last w> r говор
last w> r год
last w> r года
last w> r году
last w> r голов
last w> r гормо
last w> r губы
last w> r д
last w> r да
last w> r давай
last w> r давал
last w> r дават
last w> r давле
last w> r давно
last w> r дадим
last w> r даем
last w> r дает
last w> r даете
last w> r дайте
last w> r дал
last w> r дала
last w> r дали
last w> r дальш
last w> r дам
last w> r даю
last w> r дают
last w> r двадц
last w> r дважд
last w> r девят
last w> r дед
last w> r дежур
last w> r делае
last w> r делай
last w> r делал
last w> r деньг
last w> r депре
last w> r держи
last w> r держу
last w> r детск
last w> r детст
last w> r для
last w> r дневн
last w> r дней
last w> r дня
last w> r до
last w> r доза
last w> r докто
last w> r долой
last w> r дома
last w> r домой
last w> r допив
last w> r допил
last w> r дорог
last w> r дочь
last w> r дрожи
last w> r друг
last w> r друга
last w> r дружи
last w> r думал
last w> r дышат
last w> r дышит
last w> r дышу
last w> r его
last w> r едой
last w> r ей
last w> r ел
last w> r ем
last w> r ему
last w> r если
last w> r есть
last w> r ешьте
last w> r еще
last w> r же
last w> r жеват
last w> r желез
last w> r желуд
last w> r жжет
last w> r живот
last w> r журна
last w> r жую
last w> r за
last w> r забуд
last w> r забыв
last w> r забыл
last w> r забыт
last w> r завтр
last w> r закан
last w> r закон
last w> r закры
last w> r запис
last w> r запиш
last w> r запом
last w> r запре
last w> r зачем
last w> r звони
last w> r здесь
last w> r здоро
last w> r зелен
last w> r зимой
last w> r знает
last w> r значи
last w> r знаю
last w> r зря
last w> r зубно
last w> r зубы
last w> r и
last w> r идет
last w> r из
last w> r из-за
last w> r изжог
last w> r или
last w> r им
last w> r ингал
last w> r иногд
last w> r интер
last w> r инфар
last w> r исклю
last w> r июле
last w> r июля
last w> r кажду
last w> r кажды
last w> r как
last w> r какой
last w> r калий
last w> r кальц
last w> r капае
last w> r капай
last w> r капал
last w> r капат
last w> r капаю
last w> r капел
last w> r капли
last w> r капсу
last w> r карте
last w> r карту
last w> r кашля
last w> r кг
last w> r кишеч
last w> r ко
last w> r когда
last w> r коем
last w> r кожа
last w> r кожу
last w> r колем
last w> r колет
last w> r колит
last w> r колол
last w> r колот
last w> r колю
last w> r колют
last w> r комис
last w> r контр
last w> r конча
last w> r кончи
last w> r копыт
last w> r корм
last w> r корми
last w> r короб
last w> r котор
last w> r красн
last w> r кровь
last w> r кругл
last w> r крупн
last w> r кстат
last w> r кто
last w> r кубик
last w> r кубов
last w> r купил
last w> r купит
last w> r куплю
last w> r курс
last w> r ладно
last w> r легче
last w> r лежал
last w> r лежит
last w> r лейте
last w> r лет
last w> r лечил
last w> r лечит
last w> r ли
last w> r листа
last w> r листе
last w> r ложке
last w> r лучше
last w> r льем
last w> r магни
last w> r мае
last w> r мажем
last w> r мажу
last w> r мажьт
last w> r мазат
last w> r мазь
last w> r мален
last w> r мама
last w> r маску
last w> r мая
last w> r мг
last w> r медле
last w> r между
last w> r меньш
last w> r меня
last w> r меняе
last w> r месяц
last w> r мешае
last w> r минут
last w> r мне
last w> r много
last w> r могу
last w> r может
last w> r можно
last w> r мой
last w> r молод
last w> r молок
last w> r морда
last w> r моча
last w> r мочег
last w> r моя
last w> r муж
last w> r мужу
last w> r мы
last w> r мышцы
last w> r мягки
last w> r навсе
last w> r надо
last w> r назад
last w> r назна
last w> r нам
last w> r насов
last w> r натри
last w> r начал
last w> r начат
last w> r начин
last w> r начне
last w> r начни
last w> r не
last w> r него
last w> r недел
last w> r нее
last w> r нельз
last w> r нем
last w> r непер
last w> r нет
last w> r ни
last w> r никак
last w> r никог
last w> r ником
last w> r ним
last w> r них
last w> r ничег
last w> r но
last w> r норма
last w> r носит
last w> r ночью
last w> r ну
last w> r нужен
last w> r нужна
last w> r нужно
last w> r о
last w> r оба
last w> r обезб
last w> r обмор
last w> r обрат
last w> r обычн
last w> r обяза
last w> r один
last w> r одна
last w> r одно
last w> r одной
last w> r одну
last w> r октяб
last w> r он
last w> r она
last w> r опера
last w> r опять
last w> r осень
last w> r остав
last w> r остае
last w> r остал
last w> r остан
last w> r от
last w> r отдел
last w> r отек
last w> r отека
last w> r отеки
last w> r отказ
last w> r откуд
last w> r отлич
last w> r отлож
last w> r отмен
last w> r отмеч
last w> r ох
last w> r пакет
last w> r палат
last w> r пейте
last w> r перва
last w> r перво
last w> r перву
last w> r первы
last w> r перев
last w> r перед
last w> r перен
last w> r перес
last w> r печен
last w> r пил
last w> r пила
last w> r пили
last w> r писал
last w> r пить
last w> r пишем
last w> r пишу
last w> r пласт
last w> r плечо
last w> r по
last w> r повто
last w> r повяз
last w> r под
last w> r подко
last w> r подни
last w> r подня
last w> r подож
last w> r подум
last w> r позав
last w> r поздн
last w> r пока
last w> r покой
last w> r покры
last w> r полег
last w> r полик
last w> r полов
last w> r полос
last w> r полта
last w> r польз
last w> r помни
last w> r помню
last w> r помог
last w> r понад
last w> r понед
last w> r понос
last w> r понял
last w> r понят
last w> r попро
last w> r пор
last w> r порос
last w> r порош
last w> r посев
last w> r после
last w> r посмо
last w> r посов
last w> r поста
last w> r посто
last w> r потом
last w> r похуд
last w> r почка
last w> r почки
last w> r пошел
last w> r прави
last w> r предл
last w> r прекр
last w> r при
last w> r приви
last w> r привы
last w> r прине
last w> r прини
last w> r прият
last w> r пробо
last w> r прове
last w> r продо
last w> r промы
last w> r пропи
last w> r пропу
last w> r проси
last w> r проср
last w> r прост
last w> r профи
last w> r прочи
last w> r проше
last w> r прошл
last w> r прямо
last w> r пуска
last w> r пусть
last w> r пшика
last w> r пьем
last w> r пьет
last w> r пьете
last w> r пью
last w> r пьют
last w> r пятна
last w> r пятни
last w> r пятый
last w> r раз
last w> r раза
last w> r разду
last w> r разу
last w> r рано
last w> r раньш
last w> r рвет
last w> r реани
last w> r рецеп
last w> r решим
last w> r рот
last w> r рту
last w> r руки
last w> r с
last w> r сам
last w> r сама
last w> r самое
last w> r сахар
last w> r свекр
last w> r свечк
last w> r свое
last w> r сдела
last w> r себе
last w> r сегод
last w> r сейча
last w> r сердц
last w> r сестр
last w> r сильн
last w> r синяк
last w> r сироп
last w> r сих
last w> r сколь
last w> r скора
last w> r скоро
last w> r слаби
last w> r следу
last w> r случа
last w> r сна
last w> r снача
last w> r снижа
last w> r снима
last w> r снова
last w> r сняли
last w> r снять
last w> r собак
last w> r собой
last w> r совет
last w> r совсе
last w> r согла
last w> r сосед
last w> r спины
last w> r сплю
last w> r споко
last w> r справ
last w> r спраш
last w> r спрей
last w> r стави
last w> r стала
last w> r стане
last w> r старо
last w> r старш
last w> r стары
last w> r стоит
last w> r стоп
last w> r судор
last w> r сумке
last w> r суста
last w> r сутки
last w> r суток
last w> r сухой
last w> r съел
last w> r сыплю
last w> r сыпь
last w> r сыпьт
last w> r табле
last w> r так
last w> r таком
last w> r там
last w> r темпе
last w> r тепер
last w> r терпи
last w> r то
last w> r тогда
last w> r того
last w> r тоже
last w> r толку
last w> r тольк
last w> r том
last w> r точно
last w> r тошни
last w> r тошно
last w> r трети
last w> r треть
last w> r трижд
last w> r трога
last w> r тромб
last w> r тумбо
last w> r тут
last w> r у
last w> r убери
last w> r убира
last w> r увели
last w> r уж
last w> r уже
last w> r укол
last w> r укола
last w> r уколо
last w> r уколю
last w> r упал
last w> r утра
last w> r утро
last w> r утром
last w> r участ
last w> r февра
last w> r флако
last w> r хвати
last w> r хирур
last w> r ходил
last w> r холку
last w> r хорош
last w> r хотел
last w> r хоть
last w> r хотя
last w> r хуже
last w> r целую
last w> r цисти
last w> r часто
last w> r чаще
last w> r чем
last w> r через
last w> r честн
last w> r четве
last w> r чисто
last w> r чисты
last w> r что
last w> r чтоб
last w> r чтобы
last w> r чуть
last w> r шесто
last w> r шипуч
last w> r шприц
last w> r штук
last w> r штуки
last w> r щитов
last w> r эпиле
last w> r эти
last w> r это
last w> r этот
last w> r я
w< r #
w< r <c?p?>
w< r <p?c?>
w< r <p?p?>
w< r <pp>
w< r ?
w< r |
w< r §
w< r а
w< r авгус
w< r ага
w< r аллер
w< r ампул
w< r анали
w< r антиб
w< r аптек
w< r астма
w< r бабуш
w< r бедро
w< r берем
w< r берит
w< r беру
w< r блока
w< r богу
w< r боли
w< r болит
w< r боль
w< r больш
w< r бронх
w< r броса
w< r броси
w< r брось
w< r будем
w< r будет
w< r буду
w< r бумаж
w< r бы
w< r бывае
w< r был
w< r была
w< r были
w< r было
w< r в
w< r вас
w< r ваш
w< r ваша
w< r вашей
w< r ведь
w< r вену
w< r верне
w< r верни
w< r верно
w< r весно
w< r весны
w< r весь
w< r вечер
w< r взаме
w< r вижу
w< r витам
w< r вмест
w< r внутр
w< r во
w< r водой
w< r воду
w< r воды
w< r возвр
w< r возьм
w< r волды
w< r вообщ
w< r врач
w< r встав
w< r вся
w< r второ
w< r вчера
w< r вы
w< r выним
w< r выпис
w< r выпиш
w< r высок
w< r вычер
w< r гемог
w< r гепат
w< r глаз
w< r глаза
w< r глист
w< r глота
w< r говор
w< r года
w< r голов
w< r горло
w< r губы
w< r д
w< r да
w< r давай
w< r давал
w< r дават
w< r давно
w< r дадим
w< r даем
w< r дайте
w< r дал
w< r дали
w< r дальш
w< r дам
w< r дать
w< r даю
w< r дважд
w< r двена
w< r двое
w< r делае
w< r день
w< r дерма
w< r диабе
w< r длинн
w< r для
w< r дней
w< r до
w< r добав
w< r долой
w< r дома
w< r дорог
w< r дочка
w< r дочь
w< r друга
w< r друго
w< r думал
w< r думат
w< r дышит
w< r его
w< r ее
w< r ей
w< r ем
w< r ему
w< r если
w< r ест
w< r есть
w< r еще
w< r же
w< r желез
w< r желуд
w< r живот
w< r журна
w< r за
w< r забуд
w< r завтр
w< r закан
w< r закон
w< r закры
w< r запис
w< r запиш
w< r запом
w< r запре
w< r зимой
w< r значи
w< r идет
w< r из
w< r или
w< r им
w< r каждо
w< r кажды
w< r как
w< r какая
w< r какие
w< r какое
w< r какой
w< r калий
w< r кальц
w< r капае
w< r капай
w< r капал
w< r капли
w< r карди
w< r карте
w< r карту
w< r кашел
w< r кашля
w< r клини
w< r когда
w< r кожа
w< r колем
w< r колен
w< r колет
w< r колол
w< r колот
w< r колю
w< r контр
w< r конча
w< r короб
w< r котор
w< r крапи
w< r красн
w< r креат
w< r крем
w< r крути
w< r кстат
w< r кто
w< r кубов
w< r купит
w< r куплю
w< r ладно
w< r легче
w< r лежал
w< r лежит
w< r лекар
w< r лет
w< r лечил
w< r лечим
w< r лечит
w< r лист
w< r листа
w< r литра
w< r магни
w< r мае
w< r мажет
w< r мажу
w< r мажьт
w< r мазал
w< r мазь
w< r мален
w< r мама
w< r мамин
w< r мать
w< r медсе
w< r меня
w< r меняе
w< r месяц
w< r минут
w< r мл
w< r мне
w< r много
w< r можно
w< r мой
w< r молод
w< r молок
w< r молоч
w< r мочег
w< r моя
w< r муж
w< r мужу
w< r мы
w< r на
w< r надо
w< r назад
w< r назна
w< r напис
w< r нас
w< r насов
w< r натощ
w< r начал
w< r начин
w< r начне
w< r начни
w< r не
w< r него
w< r недел
w< r нее
w< r ней
w< r нельз
w< r нему
w< r непер
w< r нет
w< r ни
w< r никак
w< r никог
w< r ничег
w< r но
w< r норма
w< r нос
w< r ночь
w< r ночью
w< r ну
w< r нужен
w< r о
w< r оба
w< r обезб
w< r обойд
w< r обычн
w< r обяза
w< r один
w< r одна
w< r одног
w< r одну
w< r ой
w< r он
w< r она
w< r они
w< r опера
w< r опять
w< r остае
w< r остан
w< r от
w< r отдел
w< r отек
w< r отлич
w< r отлож
w< r отмен
w< r очень
w< r пакет
w< r пейте
w< r перву
w< r первы
w< r перев
w< r перед
w< r перен
w< r переш
w< r печен
w< r пила
w< r писал
w< r пить
w< r пишу
w< r плохо
w< r по
w< r повто
w< r под
w< r подни
w< r пойде
w< r пока
w< r полов
w< r полос
w< r помен
w< r помни
w< r помню
w< r помог
w< r понед
w< r понос
w< r понял
w< r понят
w< r попро
w< r посев
w< r после
w< r поста
w< r потом
w< r почка
w< r почки
w< r поэто
w< r прави
w< r правы
w< r предл
w< r прекр
w< r при
w< r приви
w< r прине
w< r прини
w< r прист
w< r про
w< r продо
w< r промы
w< r пропу
w< r проси
w< r прост
w< r профи
w< r прошл
w< r пузыр
w< r пусть
w< r пьем
w< r пьет
w< r пью
w< r пятни
w< r раз
w< r раньш
w< r распу
w< r раств
w< r рвота
w< r родст
w< r с
w< r сам
w< r сами
w< r сахар
w< r свечи
w< r свечк
w< r свое
w< r свой
w< r сдела
w< r себе
w< r сегод
w< r сейча
w< r сердц
w< r сестр
w< r сироп
w< r скаже
w< r сказа
w< r сколь
w< r скора
w< r скоро
w< r слаби
w< r слабо
w< r слава
w< r слева
w< r случа
w< r смотр
w< r снима
w< r сниме
w< r снотв
w< r снял
w< r собак
w< r совет
w< r сон
w< r сосед
w< r спаси
w< r сплю
w< r справ
w< r спрос
w< r среду
w< r ставл
w< r стане
w< r стати
w< r стент
w< r стоит
w< r сторо
w< r суста
w< r сутки
w< r суток
w< r та
w< r так
w< r там
w< r телеф
w< r тем
w< r темпе
w< r тепер
w< r то
w< r тогда
w< r того
w< r тоже
w< r той
w< r тольк
w< r тот
w< r точно
w< r тошни
w< r тошно
w< r трети
w< r треть
w< r трога
w< r тромб
w< r у
w< r убере
w< r убери
w< r уберу
w< r убира
w< r уже
w< r укол
w< r уколо
w< r упаде
w< r утра
w< r утро
w< r утром
w< r уходи
w< r хвати
w< r холес
w< r хондр
w< r хорош
w< r хотит
w< r час
w< r челов
w< r чем
w< r через
w< r черны
w< r честн
w< r четве
w< r читаю
w< r что
w< r чтоб
w< r чтобы
w< r чуть
w< r шкафу
w< r щитов
w< r эти
w< r этим
w< r этого
w< r этот
w< r эту
w< r я
w< r язык
w> r #
w> r <c?c?>
w> r <c?p?>
w> r <cc>
w> r <cp>
w> r <p?c?>
w> r <p?p?>
w> r <pc>
w> r <pp>
w> r §
w> r а
w> r авгус
w> r аллер
w> r ампул
w> r анали
w> r антиб
w> r апрел
w> r аптек
w> r аптеч
w> r армии
w> r астма
w> r б
w> r бабуш
w> r бараб
w> r бегал
w> r бегат
w> r бедро
w> r без
w> r берем
w> r берит
w> r беру
w> r блока
w> r богу
w> r болит
w> r боль
w> r больн
w> r больш
w> r боюсь
w> r броса
w> r броси
w> r брось
w> r будет
w> r буду
w> r бы
w> r был
w> r была
w> r было
w> r в
w> r вакци
w> r вам
w> r вас
w> r ваш
w> r ваша
w> r вашей
w> r вашем
w> r введе
w> r ведь
w> r велел
w> r вену
w> r верне
w> r верни
w> r верно
w> r верну
w> r вес
w> r весно
w> r весны
w> r весу
w> r ветер
w> r вечер
w> r вижу
w> r витам
w> r вмест
w> r внутр
w> r во
w> r вода
w> r воду
w> r возвр
w> r возьм
w> r волды
w> r волос
w> r вон
w> r вообщ
w> r воскр
w> r восьм
w> r вот
w> r врач
w> r вреда
w> r время
w> r все
w> r всегд
w> r всего
w> r вспом
w> r всю
w> r вся
w> r втора
w> r вторн
w> r второ
w> r вчера
w> r вы
w> r выбро
w> r выкин
w> r выпил
w> r выпис
w> r выпиш
w> r высок
w> r выше
w> r вышел
w> r г
w> r гастр
w> r где
w> r гель
w> r глаз
w> r глаза
w> r глота
w> r говор
w> r год
w> r года
w> r годит
w> r году
w> r голов
w> r горит
w> r горло
w> r гормо
w> r грамм
w> r грудь
w> r губы
w> r д
w> r да
w> r давай
w> r давал
w> r дават
w> r давле
w> r давно
w> r дадим
w> r даем
w> r дает
w> r даете
w> r дайте
w> r дала
w> r дали
w> r дальш
w> r дам
w> r даю
w> r дают
w> r двадц
w> r дважд
w> r двена
w> r двое
w> r девян
w> r девят
w> r дед
w> r делае
w> r делай
w> r делал
w> r день
w> r деньг
w> r депре
w> r дерев
w> r держа
w> r держи
w> r держу
w> r дерма
w> r детск
w> r детст
w> r диабе
w> r длите
w> r для
w> r дневн
w> r дней
w> r дня
w> r до
w> r добав
w> r доза
w> r докто
w> r долой
w> r дома
w> r домой
w> r допив
w> r допил
w> r дорог
w> r дочь
w> r дрожи
w> r друг
w> r друга
w> r друго
w> r дружи
w> r думал
w> r дышал
w> r дышат
w> r дышит
w> r дышу
w> r его
w> r еду
w> r еды
w> r ее
w> r ей
w> r ел
w> r еле
w> r ем
w> r ему
w> r если
w> r есть
w> r ешьте
w> r еще
w> r ж
w> r же
w> r жеват
w> r желез
w> r желуд
w> r жена
w> r жжет
w> r живот
w> r журна
w> r жую
w> r за
w> r забуд
w> r забыв
w> r забыл
w> r забыт
w> r завтр
w> r задых
w> r закан
w> r закон
w> r закры
w> r замен
w> r запис
w> r запиш
w> r запом
w> r запре
w> r зачем
w> r звони
w> r здесь
w> r здоро
w> r зимой
w> r значи
w> r знаю
w> r зря
w> r зубы
w> r зуд
w> r и
w> r идет
w> r из
w> r из-за
w> r изжог
w> r или
w> r им
w> r ингал
w> r иногд
w> r интер
w> r инфар
w> r исклю
w> r июле
w> r июля
w> r к
w> r кажду
w> r кажды
w> r кажет
w> r как
w> r какая
w> r какое
w> r какой
w> r калий
w> r кальц
w> r капае
w> r капай
w> r капал
w> r капат
w> r капаю
w> r капел
w> r капле
w> r капли
w> r капсу
w> r карте
w> r карту
w> r кашля
w> r кг
w> r кишеч
w> r клини
w> r ко
w> r когда
w> r коем
w> r кожа
w> r кожу
w> r колем
w> r колен
w> r колет
w> r колит
w> r колол
w> r колот
w> r кольн
w> r колю
w> r колют
w> r комис
w> r конча
w> r кончи
w> r копыт
w> r корм
w> r корми
w> r короб
w> r котор
w> r кошка
w> r крапи
w> r красн
w> r кровь
w> r кругл
w> r крупн
w> r кстат
w> r кто
w> r кубик
w> r кубов
w> r купил
w> r купит
w> r куплю
w> r курс
w> r ладно
w> r ламин
w> r легки
w> r легче
w> r лежал
w> r лежит
w> r лейте
w> r лет
w> r летом
w> r лечил
w> r лечит
w> r ли
w> r листа
w> r листе
w> r лицо
w> r ложке
w> r ложку
w> r льем
w> r магни
w> r мае
w> r мажем
w> r мажет
w> r мажу
w> r мажьт
w> r мазал
w> r мазат
w> r мазь
w> r мало
w> r маску
w> r мать
w> r мая
w> r мг
w> r медле
w> r медсе
w> r между
w> r меньш
w> r меня
w> r меняе
w> r месяц
w> r мешае
w> r мигре
w> r милли
w> r минут
w> r мл
w> r мне
w> r много
w> r могу
w> r может
w> r можно
w> r мой
w> r молод
w> r молок
w> r молоч
w> r морда
w> r моча
w> r мочег
w> r моя
w> r муж
w> r мужа
w> r мужу
w> r мышцы
w> r мягки
w> r на
w> r навсе
w> r надо
w> r назад
w> r назна
w> r нам
w> r нас
w> r насов
w> r натощ
w> r натри
w> r начал
w> r начат
w> r начин
w> r начне
w> r начни
w> r не
w> r невро
w> r него
w> r недел
w> r нее
w> r нельз
w> r нем
w> r непер
w> r нет
w> r ни
w> r никак
w> r никог
w> r ником
w> r них
w> r ничег
w> r но
w> r новый
w> r ноги
w> r норма
w> r носит
w> r ночам
w> r ночью
w> r ноябр
w> r ну
w> r нужен
w> r нужна
w> r нужно
w> r о
w> r оба
w> r обеда
w> r обезб
w> r обмор
w> r обычн
w> r обяза
w> r один
w> r одной
w> r одну
w> r ой
w> r октяб
w> r он
w> r она
w> r опера
w> r опять
w> r осень
w> r остав
w> r остае
w> r остал
w> r от
w> r отдай
w> r отдел
w> r отек
w> r отеки
w> r отказ
w> r откуд
w> r отлич
w> r отлож
w> r отмен
w> r отмеч
w> r ох
w> r падал
w> r пакет
w> r палат
w> r пауза
w> r пачка
w> r пейте
w> r пена
w> r перва
w> r перво
w> r перву
w> r первы
w> r перев
w> r перед
w> r перен
w> r переп
w> r перес
w> r перех
w> r печен
w> r пил
w> r пила
w> r пили
w> r пить
w> r пишем
w> r пишит
w> r пишу
w> r пищев
w> r пласт
w> r плечо
w> r плюс
w> r по
w> r повто
w> r повяз
w> r под
w> r подко
w> r подни
w> r подня
w> r подож
w> r подум
w> r подуш
w> r пожиз
w> r позав
w> r позап
w> r поздн
w> r пока
w> r покой
w> r покры
w> r полго
w> r полег
w> r полик
w> r полку
w> r полов
w> r полож
w> r полта
w> r полча
w> r польз
w> r помни
w> r помню
w> r помог
w> r понад
w> r понед
w> r поним
w> r понос
w> r понял
w> r понят
w> r попро
w> r пор
w> r порос
w> r посев
w> r после
w> r посмо
w> r посов
w> r поста
w> r посто
w> r потом
w> r похож
w> r похуд
w> r почем
w> r почка
w> r почки
w> r пошел
w> r пошла
w> r правд
w> r прави
w> r предл
w> r прекр
w> r при
w> r приве
w> r приви
w> r прине
w> r прини
w> r прист
w> r пробо
w> r прове
w> r продо
w> r промы
w> r пропи
w> r пропу
w> r проси
w> r прост
w> r проце
w> r прочи
w> r проше
w> r прошл
w> r прямо
w> r психо
w> r пузыр
w> r пульс
w> r пуска
w> r пусть
w> r пшика
w> r пьем
w> r пьет
w> r пьете
w> r пью
w> r пьют
w> r пятер
w> r пятна
w> r пятни
w> r пятый
w> r работ
w> r раза
w> r разду
w> r разре
w> r разу
w> r рано
w> r раньш
w> r распу
w> r рвало
w> r рвет
w> r рвота
w> r реани
w> r рецеп
w> r решим
w> r розов
w> r рот
w> r рту
w> r руки
w> r рухну
w> r с
w> r сам
w> r сама
w> r самое
w> r сахар
w> r свекр
w> r свечк
w> r свое
w> r сдава
w> r сдела
w> r себе
w> r сегод
w> r сейча
w> r сердц
w> r сестр
w> r сильн
w> r синий
w> r синяк
w> r сироп
w> r сих
w> r сказа
w> r сколь
w> r скора
w> r скоро
w> r слабо
w> r слава
w> r следу
w> r слезл
w> r случа
w> r сна
w> r снача
w> r снижа
w> r снизи
w> r снима
w> r сниме
w> r снова
w> r снял
w> r сняли
w> r снять
w> r собак
w> r собой
w> r совет
w> r совсе
w> r согла
w> r солнц
w> r сосед
w> r сосок
w> r спины
w> r спира
w> r сплю
w> r споко
w> r справ
w> r спрей
w> r стави
w> r стал
w> r стала
w> r стало
w> r стане
w> r старо
w> r старш
w> r стары
w> r стент
w> r стоит
w> r столь
w> r стоп
w> r судор
w> r сумке
w> r сунул
w> r суспе
w> r сутки
w> r суток
w> r сухой
w> r счита
w> r съел
w> r сын
w> r сыплю
w> r сыпь
w> r сыпьт
w> r та
w> r табле
w> r так
w> r такая
w> r такой
w> r таком
w> r там
w> r те
w> r темпе
w> r тепер
w> r терап
w> r терпи
w> r то
w> r тогда
w> r того
w> r тоже
w> r той
w> r толку
w> r тольк
w> r том
w> r тот
w> r точно
w> r тошни
w> r тошно
w> r трети
w> r треть
w> r трижд
w> r трога
w> r тромб
w> r ту
w> r туале
w> r тумбо
w> r тут
w> r тянет
w> r у
w> r убери
w> r уберу
w> r убира
w> r убрат
w> r увели
w> r уж
w> r уже
w> r ужино
w> r укол
w> r укола
w> r уколо
w> r уколы
w> r уколю
w> r упаде
w> r упал
w> r утра
w> r утрам
w> r утро
w> r утром
w> r уходи
w> r участ
w> r ушел
w> r февра
w> r фельд
w> r флако
w> r форум
w> r хвати
w> r хирур
w> r ходил
w> r ходит
w> r холку
w> r холод
w> r хорош
w> r хотел
w> r хоть
w> r цисти
w> r час
w> r часа
w> r чаще
w> r чем
w> r через
w> r чесал
w> r честн
w> r четве
w> r чешет
w> r чисто
w> r чисты
w> r что
w> r чтоб
w> r чтобы
w> r чуть
w> r шесто
w> r шею
w> r шипуч
w> r шприц
w> r штук
w> r штуки
w> r щитов
w> r эпиле
w> r эти
w> r это
w> r этом
w> r этот
w> r я
w> r язык

LPLQSROTQNTSSKNNNQLMKMQNPKPSLLRSORLKPLQRNLQRJNOQRVVNQPPNMNONSLLQTKNSMRSNQNMMLIOQLONPMPPRMOPNLSRMKTKKMO^NSROZLLOLQNNLSQTNMRLRPRSNHRPPKNSRJMNMOQPLSNKQMO
RORPRNQOTLRVNRNKSNLPMRSMLOLNJSORNPQSNONNNLROLSULMNTKJPMNOSONRPRLNMPMSKORONNPNONSMNKLLRUOLTVSNTLKNMPMOLMLMLLMSLSNRMKKMNPSKRLPRLKKMKKOLOPOMRORQTHNNPRSKI
MNLNIKPLNMLUNSNNUNKFRLLLMTNQMGHNKOQUNONSMPJQPNQSNIMNLMVNRRSUNOKKRMNLLROJTMLPLRTPPPROTNMVQQRTORQOMQMSMMTOLPPLOLMNNKTPNOLRRINTNOPVPNKOOHPNNUPNNTMRMSNJNN
LNLNLNSNRNMMRLTRRLLLNPNNRONTSPLKMMMNRIFINTKNSRMPOSSLNNSNSONVNMRNLJSJTMJLRRLLTOQNQMQNPMPNNMQLPTTSTQKLNJMOXWMLNUMQLLSNLSPRNKMLSLKMHPKKNOLKNNQOXRQSSRNUMR
HRLKKSLSSPILMMORLNLQNKLOPRKNNQMNQONPOQNROTMTLUNOKNKTNOKMONSMPMPPOMKOLOKNMMNPLPNMRMOMLTNPPQIONXNLOMSRSSLTNLSJQMNWLNLLLOQSLOLNQPSNTSSMLUKMOOONMTLUKQKMNV
LTNMPLMNMMKRMLKOMJ\\MRPKNLLKRNSTMRMMMUTPLTOUNIQKRJMZSRTLLLNOUNTVLSOLMOLOJPQHMOKQVLJMSROJPPRKUOKLSOOOPRMS]RMRNKPMRHKTONOQNNNLNKJJNQKNNMNMLRLTONKSNMNJNRL
LRNNSQQLMSMKROLQPNKJNNPMNMNMMLSSNMLRRKMUNLKLLWMPTMSLPFMNORNNLMNIMTNJTMNRNMINTXPNNMQNPOLQLLOJOSRSRTLJMJMNRMPPVSRPMMSORLMKLMSGLMNSLLNPSQOLONKGNRUMMUONNN
MTSQMUHMNOFOHRLONTORLKURRQNRJPPMOJNMNORKNNRVKQRRMMOQLPJMOMJQURUOKPLOVKQLLQNPPSLPPKQNMNJTNKKQKNULOOONNTMQLKLNNQUPSJRONPSTOJNMMNQRKPPKRLPPQMLKJPQOLOJLNL
RLQMONLOHJMPLPMKKOTLMTNLIISMMSNTOORGNNPKLQMLLYPKNTKSSKRMMNMISLLLLPSLQRLILQLNNPKIPKSLPQNNKMSORPMLNOIQPMKJNJUNNTQTMMPKKKTNTRORJOROIQQNTLNNSOQNXMMRSLJQMJ
MKOLMNLLKMMKOLSJONMNNQPLMMNMRLNKSMJJMROLKNONJULRVMMPS[QSLSNOOQLKPMJON\\POQMYNQQSNPLONMNOOMNPQKNMKMPNUSLKOIHSKIIJTLORMOSVMSPONWRUMUMRLQLSUHLMMNNDLMQMUTN
KRMNLLSIPMQRQNKMNNNKSNSNKNSKMLKLISPTLMNMOENSSLJSRUOTLOOSPMPMMPTMTSROLMMQPLQSNRRSPMPSQMNNSOOOONPKQQNMNLOPJOMQPMLSKLM_POWMPLRSSSSKLKOJLQLOLLPRMSQQLRSLRL
QLKROMJMONPNPQNPLJLORQRPMPTORSLPKMRTSORVSNSNLLNLJMPKOLKPSMTLPKMNSPLQROQJNNROUTMJPLWNLLNOQNTNPMNMMNMTNLJFNLQRNRQMHQORRIMMRPROWOLKSPMNLOSTSOPQQTMTRTSVRQ
RMQSMNTPLLSLLMQKOLNRMPINSOPRKPSKPJMMSNNMONNMOTNRMLRTRRLNNMNOSUPOLMMNSKLMMNNLKUKMJNRQSKLVQNRSNMPOMQLQRNSSRPOMUTLSMQILRNKRPSNJMLSLKJPLKLLOOOXSRRVKIRRNKK
SLIMNPMKLNRNNQOPONOTMLSPOOLQPLMMNMPNNOKNMMMMPOMPOLTQQJMYNLNRSSMVNLSLLWOLLNPOTLONQPNTRNLSRLPNNTUKQMMWMSLMMMMSMMLOM\\MRRKLLLQTMRMUTOLTULRIRRJTSTUKLOQTWMS
NPPKQRKNLKPULMSOJPPRURMSPRRS\\RNQLIKOQNNLKKLNMLNMNNRXMMKSLRNMSPRMMTMOQLMOMSNNLSSNNSLKUMKKYMMUSLGOOOPOLMJLMUJSMRMMJNUVNQNNKPLNKLSTPTLKMOKMNKKNRRPMKSMMLM
MTGRKSKMONNNKFRUMTMMRRNVOPNSKOQOTSOLURRKKRNMOORKVLRQLRINKUMOLUKPMMKKPQPLQNRSOOKTROMLQNUKNJORRORKLTMNPLLLPQKTOMNMKMMKLOMQMNPNLJMMLJOTORULJKVNSRLOOHNKMM
LXJMVKPLKPNPOHKPOOSSMKPQSNSRPMNLPSLRJPSPLONNLMNPMJROMKJUNOTKRLOPLKPSNUNNTJMQNMSRNTSLJQMJMKOLMONRMNKJTLOQHQQNRNOKNLSILRORKKLJTOJQ[QSLNUOMOMJNWOLRMVMPQU
SPNOOPSPPKKRKMPNWSSMLOMJSKJJKLOSORUOSPPOXUUNTQRUTKMNKFLNOMUSNKRLNNJLRIQMSLMNNKMSLKTKHLKMJTPMMONDOONQPHZMNNZTLQRGMLSRNQTPIPQUKMRNLSUJKNLSRNRPLLLJNRPNNR
OPPMPKKSMMNSSRKOUMRLMPMMJNNLOLPLPSNLLMONLQSLKPMMLNOPTPUIMKKNLPMRNKRPJJLMOSPUPOSQPHNUQMMPMKNOKIPNUSKJOPKPLLKUNPSQMNMRQMRRMMLSJMTPNRVUOROQLTNQPLJLISRRJT
KRSJRLOKRKJKMMUQTMQPUQQUMRNTTOLSKOPHNKOQKOKMRLSKOKMLHMKROOTNOMSMKMOHMGLLLNRNINJKNSUSOSMPOTNTOILMOSRNJRJMKRMPJNRUUJRNMRLSUUNSJJQMHRLLSNRMUSNQMRTONIORPJ
ONLLKLRNNMPLLSSLOTLQKRNQPMJLPCTLTPJQPUKZMQSKSGSNKJKOPQNSPMJGTRIIGOLRUPOSLQMOLULNQRNQSXONJKMPPIKRQLNKRPKMQINONKJLLKRJRSRMUQNRLLLNKXRSRTOMWQMRFO\`KPOKLOV
OKPSSMLORNKLROOQNNSSOIGHLQLGKLMQQUSSPSNKJLLNSLKLHKTOPOHLMLOKRMTPMKONFLLNOTKMLTNVONRRUIKKMNNJJSGMSLJOFKNSMQSLMKLKHLQQOQSRQKKNMSRJMRRJRKOSNKHMKMMVIQMLNJ
VKOMLSUPQJKMNLSROMKMMQMMPQNPMKKKJMMMLQSQKHLPNQLQNJOPNVMNMRHOVNNULCLLUKQRQQTORNVTKJWSSSSJKNPSRVLONWNFMKJWMKPQQPJROSNMPLKKMUMLJPLMNMSNWTSRHOKQKFKLQKSNUS
RRWSOLKIMJJGMKUHKQMSNLLNKUOJLXSSHSTWJSJLORNPWPJNKROSPJPSMOKNMSIONSNMONIIWQKJNRJKNIKLLMNKRPOIRQINOLNKRURMONPLIO\\MTLVRMSKNMLRHRNNOVMNLNLQMKLMIONSKMTKMLT
YQRJUOORMITNKQNPRSJNKNNQRMLKMMOONJOMLNVOOROSPLQSPHOTPOKMMKNQTNML[LQJPONLLMTNNRXQLRJPQRNMLRRNNPKHTONWVTKTKNMKSLMORQTKMOKRROOPQPJPKLJNSMMNMTPOQJMNLKJRLM
MTMSRJJUMTMPQLMJNPNPPMMKSLPNSLNNOQRNMRLKONPULLMRQSOTKPNOMPMRNJQOLJLLMSQPPUPLQHROOGNUTLNKMMOMOSGMPOTRNKPROLLKTNPSSMMMKRQLROTNRNNMLSOLUNNSSUQOQNOMNRNUPK
ILIRSRQMSMPNRTMLMTLSKSIILNLRQSMRRXPNPRMRLLLSPPSPRLLLLOINMJOOJPIMQQKSNMONKNLKKKUQLSNMMMRMJMSMFKPMFKKLMNWLNIKKKPSVTOPNPMIOQMSKPJKQLLSSLSMJLKSSPHNNPNSUOP
VJLRPMNQLJRUWNVONNJMIOMLJSRLKNQVRRKQNRTKLKSNLRNKOKMQNLMHKTJKMKLMSKGSONROUMKORLLMRQMJOOJNN@NRPPONLROORQMSFTORKKKNNLLMOPSQMNMNIDTHGGJRTNURILROPMUORLKKPV
NRSXOOJKMPPOKMMVRMQLNJQIMKLOKNONPKJNITLRRQMUQKNSKLLPL[PSPRSNKPOLOWQPQHL\`JPOJKSOKQRUMLRLOOUMLUJOOSPQNLPWKQROFIIPLQLHJLMPPUUSRPULMJJJLPPLTLLMLMKMPOPQGLK
KLNLRLVPOOKNNQELMNMSKNSPRNTQFIIJLMNJJRGMULTJORCSPIMRMPPMLKLQJKLQQOOQRSNJJKNLNOOIMRITOOSMISMGNKMLUJQMJNITPOJMMLQTVPRJLMMPLSSOOOLYKKOMQPNNMPMOKIJSRMPTLK
SQQJKRLONQNSSJODPTVKLOMPQGOVPOQONENFUK[SQPSRMTNPRKNJSQRSUSJLKNURPKXOMIGKIWLJRKRQJOSMMPMKILKWOWLPLJOMLNMLSLMSSPHOMJMQKL<KLPKSNWSMNPPR[SNNKJOFQILJIPQUFL
OTNTPLNIUNIKWNSQSJSLNTYIOSIOROOWPJLJSSNIOOLPOKOIMLSJMNMSLLMJIPIXNMPKRHLRRIKMNHJJKMNKROPNLURHMKOKPLNOTMQMLPNOLNHONN\\MTLWRLNUSKSLMLHQMNLNNWKKNNNLLSLLILS
LLINMNSMOMOSQJTLLRWQONITNNPQMGTMJPKMNOV\\RLLLNKNNLPPPMKKLNMNNOPOPMRJPNMKQLUPSRMLUQSPIQOUNQIMMMLOSTOML^ONRL

QOXLQQKLLMNLOQOMJLORMSRIRQLLRRLKMNQPNMKRSOMJTRSOKNALOJPMLNQRMPNMLNNKNPOMLMQSNSKONLPTIRHIPONNTRJSNPMNMKIRORMITRLMSSNTMJLSOMRPKLMPPLROMTMONPLPLSOONNOQOL
MKNLOMKRJPPKLLLSNSOLNMJMPKTSOMPNMSPMTNNMRTKHMMOPOROQUPMMOKRLOKORSQLMKQLPSNOIOPNQPMRTNMKVOMONTLMOKLQSRMURNNNNQSJMMNTPLRLISPOKQSPMRTMLOPPOSNJLLMYNMOPLUQ
RPSLLSLRONOFSNNSPTRXOPVNVPRJPHUMXSSIJMQMRQNHMMOKPURNNNIQIJOJTRRQLTLPOLPVSSSKPKNKLRTSOMLOPSNNOMVRMMORTTLMPQRNHNNMRORSTJMPLQSQSRQMMSPKIPSSLNRSNOSOTQOKRJ
RSNONLOONRTQLPNLONONSSPQPMPPLKMPNTOMQUOYLLNNOMMMROOMUSOMVORJSJMWNRRNLORONLONNRRPWMIMOMNTNMPRTLNOQLPMLMOOINTSNNOSUNNVMNXSNQSPMRRNOKNOORUORMSMPKMMNNMJTK
NPIPONPPOMZONOMNPNQLVQOQLPNMQKTMPNRURKNOTUOOOJSNPMQONKKOQNRLLMTQNMNROZSJSSPLPPMONQNLONNPROTQOJXPOONQNQRKSOPRRSKRNRONQSQMTSORKLMRLMNMOLORMOLMRJQKTQQSMM
OMNLRMSRLMNLNRONYQJSMKROLPPPMQLNLRMPMNRXMMMOPMONVOIMKMHNRNNDNQMRMPNNKNMLROPPNRNKQSSONMPOLQRLNOPMLKUPNOOGMLJKQSNNTONLNKLURSLVPQROJKRMMRNOOQLSMQOSRTPMLO
RMPMNMMNNJSRMRSONPIMMTRTRRTRMTQNSLOQKSYNNTRQRKRTLLMTRIOORKRLRPSTKJNSJJSQLNLMMMLRNMQOKLZMLNMROPKNPOLNRWPTNMOIOOKSOVLJQOQSVOMSMLLMMORMOQLONSROPLJSPMLPJM
NMORJRJWQNQPVSPMVOMNPMMNJMMONQJGMKGLMSPQSROKMLOKNNNOMMQMRSQRLOMINOJPJQPRPKMJSHRPKQHRVUTNNQMOOLJORQNMONJSPQMKKPLTMRJMLRMKLSLMOQKQNQMOONNWLNTHRMPSSMMNLT
OQPOOORNPNTKLNSSNWNMOIKYQQPONMNMNLNJPSKPMQNPMKNPLGLNNNOMSVNRLNOMKROLLLZPSLOLNNNJMQOQPMMLNJLRNKMPOTOSOMKTOSKLLNJJNTSSRQQWRNSMKPOLQFKNOVXUNIKQRNOOMMPRKS
GLMNNLNSVRORMSQWLLRULNTPSRJOIWMMLLNLNOLKQSSSVMOMOSSRKDKSNMMMOLOORNSMLIJKQNLNMJJNPSIPMMNTVKHRVOMNTRKLISQSPQLOTYNMNLMOSHNNOQKVINPTSUUMQNNRNPQNOLPOUWILMM
NOOMIPJONNRIJMQPORMSIMNINOORSOSOTNOMNMNLQWMRKMSLJOPOPNLIRSRNLTKSLINRPNLNRNMNRSILPLQNONNKONOQJKMPIRMSSKTIJQNROROPMOMIRMOMTULLONMPPMSLOROMONKLMMOKPPHPLR
POTOMNPNMRPTJIQOPVMOKKKQKLMONQPMSRMNPWMNLSNMMPQMSMQSNUQLKRQOLONRLLOPNJKVOOPRNPUQLSGKTQNMOSPTMQRSNSRLSPJSNSQLKPOQRILKPRMNKJJPQSSPLPWSSKLNKPKSROLOPQMOOP
TMNQTTLNQPNOKNPORQTMGRNRRRMMPJOPRPNTQMOPIRPMNLOORTLOLOOROPLOOJLONSQMORQMSQQNNQNOSRQOMONKSPWJNMNSMPPPRPLOQLJQKNSNPSQNOTMOVQNRRPLRRPKOOTQSSMOLNNKTONKJPO
NOZONPTQOONNQPNURMSSNQJRNLONKKOLMMTNQMNN]ISTOQOMNONOOTQMVPNNNQRNQOPQPRSNNRQRLSRRLKRNOMOMNMLMQJKSQPSMOMLLMNLMOTMXMMSNJTLPPQLNLPMNRXMMONNLNVLMLNHNMIQMSM
NLLMPPONRQQLQSOMPOKQLMNKTONOJLJTNSOKJUTWPQSOMLMMNRNONTQKPMPMNLNNNLURNNNSTNSRRMNSLMTYNSUWJSTFMVIMLRKKSOSPLJSJLPLMMMMMMNPLXMLMPONMQOMORSTOROSLQLRMVMPMPS
OLRLMMMOMMMURMMJPOLNHPJNKSONTRTMPNNMNKHMNNIKHMJPJMMRNJQMRMJQNKQRSSROJRLRPMOLPSRNNOLMOLMPLQLOOTMSNNLURMSNORPQTSMMRMSMOMSPOSOLNPSMSNWNLPKVOPQNMLNLMLOOMN
NLONHMRNQONTLROLJNIOLQORLTQLKOOMMONNJKOOKNPLOMSLTQQNLTRMOMNOKOURQTRQVNRIOOKMSUNHRQPNQRKTGMMNNLSKRPRSQVLKUNSSKOKUNMJOMNMNLQTVISTKIKTNJNMOROQMNMLNNLONJK
MIPKOQLJSVPZMTRLNLPSNSQRMNTVNMLPSKONORKSGOQURKONHPNNLNORTILNKOONOMNPMOPILPQSMTNNJNNRUPSORNPONJOUOXLKNPOONNPPTQJPPONNNMLLVRMLPMLJMLJRKSTRMKJQMOQPTLKNRM
MPPNLRQMRSTKKSNLNTMOMPRKQMQOLTLORNLSMSUIROOWPMLNTOLTKPULTTOORPMPTTIUQORPQNNNSOLLTSTPRSLQKONLSTNSNLSOQOSRSPRNRKNMNOTNNNRNSNRQSNPSRNNKSJLLMNNSSRNPONMPPM
MJPNKOSOKRRPMRMLOORNMPLRLLONLSSQMSOPOTSKPUVKSONSKSINTQSOKMPTPNPNMLLZSNOOOLKQOVMOYLQONQMKOOTL]TNORNOOPRRRSLPMTLNMLPNMOJNQKNQMNOMOSLQOMMPOJJPTTLPTMUSPPM
SSQOOOMRNSSRSRLIRMRINOJRLKMMNTSTLQSLOQQIMJRPHRPMORTSSLROTTHFLMUQKKLOIPMIQGNKJMNPRPMQPOWLNOJSILONIMMOLL\\OD]NSOTPUPRGNMNMNLRSNPUQJQJRMOLGOLRXPSNMLSNRVQP
VhKROORQRLVSPLMPUOMKNMV\\SNMQOSNHLNLMNLPSVJNKQUQTYQ[RNPOOQSSPMUQLN?GMJKNLKMLUPLSMJNPLM]OQRMPPRNSQNSQTYRRPVWLMPKUOQNKKNLSOLPVUTIRTSMOIFSTMJQRNUNMKNKPFJP
KQMSVRMLJMMKPUOOSW\\PMLQMUOMSRO]QVRPMRIZSRPONMQPKLPMOPGINLOLRGGPTLMLOMNWKLNJKOQXQVVNNNOLMONRRPKNMMRSQHS\\M\`aSNRIPPMMKUOJMLOOfMYMLRNOKPEFNOWNKQOWPPTPJSOL
OOVMNRQUMXROLSNXMNQFLMRMLNKOPTNMNOSLPLNRNTRNP[NOaNRNLNMFKShTSVR\`SOSNSPLPLPOOJOOOKLPQOJLNLMLFAKOMMTMXMMPTUKMVIVLJKSLLMMQTLRKSQMLLKOJLPTNOPSMZSZISLIPUSK
INOMRSMPPTKMXKPNOJIQPRMLPNNOOWQLRQRORROVNPONKOLOMXNOGKLKSOLIJKMMONFUSRUONPOMNQMMQOURKOMPOLNSMMHWLUNJKONKMKILNKPLMLLMRLUQPSQIJPKJPRPULHOMPOPQPRMSNSQOQS
SMPMSNNNTMKJQOKUMPNQKORTLOSJNQLQLYIMSKWPLMLMNXMKSJOVLOSLQQMOTTJVPKRQPNRUMNNNJRPUJUTPRTLMMPLMKKUNNSOLSOQORUPQPRKNJMOTQONOSKMSLPSSRQSMPRQMQKKSNLJMMKMOST
NPPLOMPMKJJOLOLNOLNRMMQPMMSNJNPPMLLSLRMLNKNOROMQPOSUNOMNTTTNPUTMJMQMSQKSRKNQPRLLLPNRPNRNLOPNXKKSMOKNOMMPQNSMOXLQOROSOMPJOVJZMQQONONQPPORRSLLMRJSONPLTK
KRMNMNRJMNKKNQNLNOOQMMOTRLKPOMSIKPRRSLPUJRIRQQNPPMWPSQLOOKSUMRRSPVTMOMLSMOQNRSRNORLQMLMMLTSQRSMRO[LWKQMHTPMNOQVSTONQSLOTQRQKJAMWNKLONLPNGQITLJMRPMPKSP
NPOMVSNTKSMLOKMNHNLNMPLLK\\OI^OTPQTPQVKNMMLMMRMRNTVPKQHSLMMJSOGOPOLUXSTPGKYORUPUkJVOORMOOPRVSOULMKLRSPOMMKJNKZVOULMVMRNFOOKMKNLSNTWQUNQLQNUMRYQZNMNOKNQ
QSSNMUQLOR=GLTIJNKIMLTLOJMLNQ\\SPRLPPRNSQNSTQULVMLTPNWXIMOOSROUNJJOLLSNKOUSWTHQMSSMJERXMJSPORNUNNOLINEJPONPQLRVQOLMJMMMKRVONRRX^NPNRLMTQLOTRGZRVORSQJPQ
I[RRPLONMQPOKPMPONGGPPLMMQRCEOQPGQJSLNMMLMJRVXNKPVMVOTMNNLOQONRPHPRKTPKV\\K_bQJNHQMMJTOKMNPONTLhNMXLISNPSLOOCFRVNNMOPOLVPPQPKTNKTSNMOXMNMQQNTR[MQPKRNZP
NNQDKMNOMKNPRLMSMNNNMUKPKMPMUSNPYOMeMLOOLGJLLOSmTX[SaSSOSPOPLNPLQPMONMLONOOJOQPPOLNQLMMKHCLNLQMULLWLMMRUNSKKVTHOVNMJJRKNMOJNPPSKQSPOMPLLKRSNSLLUMNPORM
MOZS[MHNQPLGMRQNTJLPMMNQRTNOPYMKWKOPPJOHIOGQQQVSMLNLNQMPTM[KOLLMRNORPSQLYOVNNSPMNNK[MNNHJMJSMOMGJKMMLNOIK

RRPQNOTOLNKINMNRULNNQLKTJRRNMNLRSNQQPPTPNSVNOONKRPTNRSNNTTKKNLPLNMONQPOKSPSMKPUPNUPLRKQJNSPNKLRORMSVRRLOMOSLMMQULONNPTOMNKNMQROM]ONSPNNKVSUMQLMOOMSORS
PUOQNOPNNONJOMQMJNPMRRSTTOMNQNMNOLKNPJOMQNNTTOONOLMMPLUNTNOSNOOONKPRPOROOMMPRPTMROPNQPPMNLMLNRQPPPPMMNPMUNSNQNMPONNNNNNPOMONKNPMKNQUMRJMNOSNOMMNOKKQIM
NMPLSMRQNNNPLRNNMMWHJTOSNOPOR\\SRJMGLRNUPQRPPLMQRWUOTQNRSNLLKMKOOMLQQNMKOLNMQSRLOOQPNNSSMOPPNNUKORLNNNIKONKLSSNTPMTQNMSRPOOLMMMJKSPNSQOMOPMLNNMMPOKNQSR
SNTJLRPMOPNJSPNRNOSPNLSKLNLOORNPPNNNNNRROUPNMSNTLJNQMPLMJMMWPNNMRMKPLTPMQKPMNNLRLPKNOOOMRQLSMQJRMTOUPZRKRNNMNNLNPMPMNPKHNPKNNOPMNMOSNNOOMSJOJORMMORMMP
VMPSQLQMNLNNMLNNONNMMMMSQRRSLPNRQNNJNQONKHSMROHMPSRLTQVPQSNTNSKJMOMLROMSOOPPQQUNMRMONOOOMLQKNNLMRNNNNMQNPUKPMNNJOPNTMOJLPMONOMSMMOPTSPPNKRSUSSMPNORNRJ
SONMMQONUSNNMQUNTOINLMPMOPRNNMOONOSSKNRMKNLTPKROOMNNKNPOPNRTSJLONRPPNMTMLRNOTKUJPQONMMQORNNMRTOPRTFKMONPNPTMNNRNTNOPNTQMOLRKQOPMENOUPMSMMNIMSRNNMNVSOS
JNMONMOOUONPNMNLNMPMSNMNNQNOSMPNOLNMOLTNNOTQMMOMPPNMO\\ILLROVTMLTTSOROLLNRTUSKLNOMNKRTSOSNRNPRLOMJLONMOMMNVQRHOOJLNNVNVTSPRTNNRTMNROTKKPMRNRVMPQLRMOMLP
RKQJ\\IMOLJQSMEPPNLSNMWJMOJPNSOSWR_PMOOLQLONONNPLOSRLOMKTLPPKROQUORURRRSJOOMPMQQMOMUNOMNLRQWPNUJTNKMTONTLMVORSNQLOISIOLMVONTTSRPITOSPMMSLKSKQSKKOPONRLN
OTKNLRMMMTNOWOMOUJMORNOJPMRNNNOOSSN\\MPROQKTMTPSQUVVROQIWMORLNONPMN[RQRNTJPRPOKRJKMNMPQLLPZOSPSMPIKOMLOQRNNLNTOOKNLNPPPILINOOPLJSUXSNOMOLRNVULHONOROKVS
NOLOOMOMSOMMSPIOOLPHTLKRMMJMPMKNMRO]OPMRMMMJONSRRNOMRJOOMPKSXMMNOSPPSCTVPMNNNNINLMRMXTTMLMRJOMQQNLUPQPNMUVPRPLNMNRNMMNMTPLONHNNMLMHNLUNRQNMMLQ^RKMONNN
LNRNQNOVMOKQJOSMRMVNVOONOMQSTLUSSNKNSSOILOSMOUPQLJKLNNVOMLLMQPLMMQNMPPOTNRTMMJUQOULNNLNOPLMRROMSVOSNNQOOMSPLLOSMPSRJOSKTLMQPNLOVRPNWOMMORSQQRONPMNMOML
JPOQROQROOIPNTRQMPSSNNOPPSMSONSLPONLHMLNNNNNQPJNNSQOLNNNQPLMNPNLPUMKOSMMNMKMLOJMQONRNONOQNMNQTNNSNRPORTTRMHMQMRQMNNSNUTNSNLLMKOLMLNOMRQLMPOPLOSMPTONOR
KRKKNKKKPNLRRTLRRPMQRORMNKSMNPNQNONNKOSRUNLMOMMOOKSORNNNSMNLOQVLQNSNNONNRLPROKPSPMMRKQMMLRMMOOOMPLSNNMQJNTQVSNMNLNOMNNNPLGNPLNOOPNMOSPMMLNJPNONNUNMRSQ
KSNMNOMONRRPLPNKNOLIRRSIMORPQUOTOSLOJMMOKTOMRKNRMNNOKJLOMNMNNMPLOULPNJPNTOPKKQMNNOMNNSSPPOMSSQPNORLJRONRSSONOPUPNINKMOPOSNPONSKNRMKLTNPKOOPNLNPORPJLNN
NOSNMQNOSKRKPONMQOSNMMRQHKMNQRMNRRNTQMMMQOOMCNUNNMNJSLTPKNLPNNPOUPNMLMSMNNNNNONONOLUNNPLKOOSNN[KNLOVRMTQSRROLOSTSSLLORRSNSNRQTLMKLPOMLONNMLTKOKNPPWPSP
RPNRRNNRSNSMRXPQQLMRPPUJHKNLMILRINRWIPOPQNSZNNOQOONMNNKTQNTPRRPTLMNOPLPQMVMNPMNLNSSXPTLTTVNOOLOLMHQLSNNQOJNKOMNSPMPNRLRKNMNRNRNSOUKMQKOKOPSNNOTST\\NPTS
MPRVOUPNOLTLNNQPOSOURQOJQNMMURMPOKQNKKMKNVSSVNQKLQNKOQNLNSOMKOMNPONLLLOQJVUTQMQLRNERQKUQNNLOOMLPOLMPKNMOMLLMJMONLNMQZQMLSMKOSONQJONMMQOOORRSAUSPMLLNNI
ORRUUQMRKMPOONLSPQNQNNXTNSPLNOROMPMSPLNNJONLIOONVOMNQYSLMONNNMNRSNPONVLRKSMMSNWOOONRSLVSSNKRSLLSUQQNMPMRTOKJLOMQSNOOUSLONPTNPOPPSLIMWNOMQQRLRRQTNP[NLM
MNPNKJNNQLNNMMLONMMRLLOQPPLNMITPLPPNULPSPQKMNTMSURSNOKKSJMOKMPMOLOQMLPOMLMRKMJOOMNKKNPTJPPSQMPSOLJOUORPMLNOKMQOLOSNMLQMNJPOMPONLSPNNNLPLSKRQMQRSNNOHSK
PQQOSVROIMPTRRMRHRNMLPMHONMMPOQLTOJULNNROMNNIMQPSPQNTLMNSTNSKNPLQMPNMQRSMXQNTOVNLNLKLNOQQIOOIPQSNNNLLKPMNOSRSYJKNPORTRTNNLLNRSMTQNPONNRGPMRNSWOPMMNRLN
KNOQLSMMRMLPQKNSOMPLOOPOQTTOMQMMMQNMOIGRWSNLQXNVOQMLPPNPLQWLQNCUKOQOPJONSLLQNMOUMNNQNLMLLURNSXSNOLOMORNSHKNNMNMIOGHPMKLTMLOOPPLLRJGOLMTNNKPIPLMREKNPKM
GBVFLMQMNOMNKNORMLLORSTLMSNTQMNSRNONLONQLQRKMMOVPOIQQQUPPMMTILONZPLKSKNKMPTMOOLITNMOJKKMMLKPLNOONONMEQMOMHMKMRNMNMLNMSLNNVMKNLJPNOMKRNNMNNISNNUKUPXeXM
SSLLLKLPRNNRQLNPLGISLRSTMRUMQNLJNPRMMOQQMQPMTOTPRPRMONINNIPLXZVMHRJOKLHKKMNONRMROMPLNONKQNNMOWONOTKPRJXPLHHMNNLPNMMPJLMRNM?TJSVLSMOJKTNORMLPSVTTPTRMLN
KMJONQORTJLNLJKLRRMTNRPLNMPTRNNNPNKONQSONKNQKJQKIOLLPXNGTNILNKNANMJNRJPQJSOOZLTQSRKURPPOPMS\\\`TVUNMOENMKNLUMLHNMOMRMMTLPMSRMUNNUNMRJMOPPTSNSNMKPLPKXNSU
IKILMMPPNMOROKNTPMMLPITPNVNTNOKRHSQNQTLOMLRNORQSSPNMTUWPNOVMLNOROPQPNQJIQRPPOMNROONNNNSSNQOQTUYMTJNVQOPQOPPSLPLOQROVPSONKLQSRLVSQQVMOaNSLOPLINNJSNPMRM
NLRMLMNNMHVJLOUOSLKKSPLQMPLQPNQOTLQTOKMNNTMMSRUNNOKJRIMMKQMSLPPMJTQMMNOLIKMQMPKLMNJKQQQROMQTQMPOSNKFNUORNKNOJMQOLORNOMLOLPLOOKJOOLOOOJSQLNONJQPRSLSTMP
RSNNMOHXNOORSNRNSOVQUJOSYURTSHRNOKPNNHPNNONNMUPPLSPQOJWRLHPSNMTSMFMPNNVMRPNRLOTPTOTTKNPLQLMRNPPLQTQPLYMPNQSVNJOLKPKNROPRIOMGSXLLSONMLLMOMMNPRXSKJMKKOQ
MOSORTOSTNNOKLMNOTRLSMTQPNOOONFOMNQVRWOSNQQNQRSMKNLPOOSJUMPMPOQQLMLNLRUMMOPNDNPNOMONQSTNOWLILQLPMFOPSPMQWMVROPMKMPQSRPPJPORQVJPBSJSOQOHNRSLJNNMNLOQYMM
MONMKMLURNQRRORMQNLLOMPOPNSFJMMLMNMGFGQMJJVMLOPOOQKKUIEOSKNNNURONNMOJNKPSDJOQNFAVCLLRNRMMMMNKONOMRRMRLLSQOR\\SOPLTMTSMNSPNQNNLOMOQKLNSSLLNLUZNOKLTRQVIO
NMLWIKON\\MQMKMULNKMPTLOITNOMLLMNLRJPLNOONOLNKPIONRLULGLJLQNINPMLPMNSGPNXMPJNLKSRROJTMLMNMNOHPNNUKXQVhXNSMNSLNLLLLPRNNPRNLNPLOFHLTMMUMMUVQMSTLGNMKPRQLL
OVSMORPMTOSNQORTMLKGLQNQJLL\\ZXTLCSFSLLNJJMNMQMTMSPSKMOLNOPIQQNLO]MSOMOMIWQLJHLNQKNMMPJLMSMQMLMBNUJUWKUMNPMJNQLRMOLMPSPUTSRTQLLNOMKNMJONKQOTQMIQLLKGKKQ
ORMUNRLNOOTQLQNKNMPNNINMPPRMKLQKJQNINLRXNJTNLKNKLMHN?MONKMOSOTQJTNNOON[LNSQWNKMTQONNPSNT_\`QUTKNNNOCOLROMNPULLMISOMOONTLKUMIKPMKSSUMMNOTNMSNJOKNONTRSMO
SPNNKMNONROLSWKORSMJILKQMOOOOMOVPKTNNUKRMOMPLPBLVROMVOMUNOQPKNRJINRQNMQRXLPNLQQNVNSMPNMURXQOOOXLLNOSKNONP

OJKMJIQLTSPULPRNPVOPRPOMPMOQROQMKNKLKSQLNLJLPKNROLPTOQJTPLRPOUNVOPNPMMMRMRLNXNMJTLKMQOPTRLKRRKOMQMQNPOIMMJNNPPPLLNRNMNOONOPNNNMRIPMMUKQNLMLMMMRSMSMKMR
ONNOKRQLPSLPSQNRQLPSOLNPLROMQNRNSNOMLWMTIOQSOOOOMQLSMRPTNRLOLQLONTOPONOLLONRNKMMMSOPPNLLSPKOMORRTSLOPVKOMQNTGPSRNOOUUNSQOMPTNOPYSPRLRLRSOLPQRMLSSUPMPO
MMLUTROMRPTROMSNLMGVULKPKJLRJTPOONSSSRJLKLQQSTLMJKOMOSMJUTMUOORRNNRMQRSMKOQPNOMOOLJMLNQNLLMLSNKLORSMMRORRPKOQTNRPPMLNPPKPRMKPNONNMPNVPJNRNLMRLQJMNSVLR
MPOSWKJSKLMVLQMMJRNQNMLSOSQJKNTPRMSRLRNJTKRTJHRKOQNTNINTJSNDLUPMPPPQQMORKQMRMOMLLRQSRRKMNSOPLKIKLLMNLLNTJMNOSMTLOLLNWIJMNPQRNOQTSSPONMNRKMOSKRLPLLOPON
PNWNQNNNNQMTURRNQSRRONPHPGNORQLOKRMKNPNMNLNLMOSSRNNMLROSKMJNROMKSSTOLGORMMLPQKMSMLRUSLMKOQQORNLRLRMLOLKPPLOMMNUKQKRNMKPPLMSNRSKNQMLPOLRPULNNLLSNOLNOOM
OMRQMSMNNNVNTONRFJTNOTPLVMMQTMNRQNPNPMIKOSMQOONMNTSQXOZLNRONOMLMOKQMUQMVOKSLQSNNPNLLMTRKPLPNMORMNNRPQROJOONVPKLNLQLQRNOMMMONPOPOMTOMSNNTLQVMNMLOPLNPNL
TPRSMSKTMQOPONORLRUMNMMMNMLOOPHNMXUMRQBLSLLOPMNKPUNPLSLQOLLMLTOKPLRNPYPKQNROQMRNSUONNKHMWORQMLQPQNUVMKSSOILMMLOOTKOLLKKLKNKSTOOKTMMPOPPRMKOOSNMQKOSRQR
ORMKNNYIMSQJSQLMIOONQNOORQRNQKOTNKUSRILPNMMPWLIQRNMQRNUNPLQOJMMPVLQKMNIRRQQSMNNKOTNMMMRONPNLRNSMMTSMTLRMTKSQQJLMNXIUTPPLSNLNONOLOLMSPULOSMQNNVRLMRTPRO
KMKOSORNRONULLONMNLSNRSNRTHRSNRMMNPQRLQRSNMSQJMQQJPJNQSKOHOSMTSSTOIRPRIVTKMSTSSTUUMRLITSPMNJMLUQTLTLMRVKNRMUNLNPOPLOOPLLNNKNXRTOPMORKMINJNKIKZLLNRQOON
[WTNLNRLFPOROQNJRWMNMQJPOPUSPNVORQUJRKURQOORMLMMEMNMNPRKRMWNOUULMNPLOOJKENMNJRWRQRSSMMLLPVRPKYSRMOQKNLMKULNQOPNNNPNRNTKQLOSJONKNIORUIMOGURRTSSJPPJXNNS
WNLTWPRPRSNMWSLMKOMOKRMXUTMMKUJMKNSNQPS[QSPJLOPMTNSLPSLRMQNSMISPOONKNMTNMMKJLNNNJNOORPOOMRRORPRMMGNLMRKPWKMLTNOLSOOLLNNLLNNONPMLNTMNOMTRMOQNPNKQSLSRQS
QPOKORONSMVJSOPOSMQNRQOLMQPNNMMSOONLSLQKOMPSRRSVOQIORNSTNNLRSQSOMLSRLPTNRTPNNKPOPLQQOPTNNNLMLKPMOKKNLLVSNRSPSNJLSRSLKLORMTTPHMPSRQJMQPNMPQPINLQNKHLKOM
LOSPMPOSPRMOSNQPOMNLRLSMKNNQPUJPLQSMMRMNOOPVLNSMMRLLMMSNLSUPMKKNRMMRLRQTKRPPQOOMNRLLPNROMMINSRKMSOQKKRKMLNOJLNOMSLRLNOXKJPNPRRNOPUTNNNPKOSKPMLNOPNSSNQ
NNMSSKQOOLJLRLRKNNNMNMMRSRNKPPSNUOLRLSTNISMMLPSNRSLKRPPILSSMNLKLQLOKSLLRNMLPRMMNRRNONPOMMUSNMMNOLNPMNMRROOUMNLOIONNOQPTMNPLSQNPMJLONRNPOMNTQTN[LOPMMNO
MSNURJRMQTNPPMLTRKPLNRPMPPPNIMVKMMPNPLNMPOONWTLTSNLNMONNUPRSLSLRLMLNRPOMMNMNPLMMSPQCLLKMOMLSNMSKQOQNLTLOPLNPXKRNSOONUKMLKNVOPMMOQMSTMOLSNWONKOPULMISNN
NLSNMLSNPRNKOROMLOOOVMRPWLMPOVIKNONNQQPSQOUKUPMPPUKKRRZNMNRLNKOGMQRRSNOOLHPOPMRONMPLLNONMLRJMMOSHRRNIVOMRMSONOSOOUMTOOKKNPLNQONNMNJMPONPRQFRNONNNORRQM
UJQLNQLPRRLLPSQOPNQJOMQVOLLSHNNTRPRPRVMQULLOMVMSLQLSTLRMRNLQSOMLOLKNLMLVPPOLKNKOKMSQNOPN[WTNLMLNONSRMKUROQJORSROTORSKLUPOQRMNKPOOQJRXNULNOQOTLPINOPJRR
LUMMKMSOPLQKVMOQFNMLNLIKOQNQNNOLNOKOLNRLPKINNQLLMSTSTLPQMYNMTTNPKTSRPONPQMMNNNMMWUONLTJNLNQNPWTLQLRPTRLQNSLLQLSULSMLLLONNLLNMRQSPMSTNONLPRNORONNLNIMPL
OKKWQSSNMQKNOJURMORPRNPQPMRSURMPNLRROQMTONNNSJRNJNOLPSHTQMSQPOQKNRRKPNMMKOOJOWNJLSPNKMPRTONOPPNMKPONLLMMRMMNONMSRMNNNRMNTNOMPRLOKLKPMSPTOLOJMOQNWNNUEP
QRKVOKOQTNOHQMSLMLQNPPUQUPSPMLNKQMPOSTNOPJKWNSLPONSPMNPLOLILTPKKLWSONONPUIOKQJNTIOJPTJSPLTLOKNTONNMTVNQPPPMNPNUONRLOMQLJONNPOORMQPNRNSKWNRNKNEJKSRKJQT
JNSOTOPOOOONKMMTNMNVNMPILPLMNRQJQNQWKOTPMQJUSKMPPLOOMSNKMKPUMQ_OaQSLNSSQLQTQVNSLKNRJKHJRRPSLRLONPWRVMRIO\`ISMSPTUQ[ZRPQTNNMLLPLRSQNMMLNSMKNKQNSHQTRQLJG
PKKPOSMLLSNPRSNJMSPOMUSOQJUTRQRQMKOOSMMNPXQQNORIOOCOLLSPRONNRMISKc^UIGPGULPMPKNNPRNPQKUVQVQOUNTLMNRPUORKMMQSTTMTRLPSRNNNNMOOPPMONNN\`RPNPWPMLNNMQPQJGMV
LMMSNNMKOWXRKOLKNRNMVNLMLJMLMNIZNLLUQTCJQPNSMLMPTONMUT^NVO[NIOIRL^SIOMSRTFQQORMKMPNQNNOSQMOKLKTRTCQYRO?HGHRRRSMMTMWLT_ORULLNNLOQQJOQSKQKLMGKPJNNENNNMO
ONJMNNROPQVLMSNRTISNVRMT[NSRODNPULLHXTRQRKNKMHQUHNNRQLRZQMFNNJSQMNSTLQPROJSMLMPQPXVNPVSUOSOYLMPLSQUVKMOMPNONeKHVOLNRORQMQMPMISNTNNYVKNLMLOPMLLSOSTMPKJ
OSS[KKLOSPOLKSMKKT^PPSPNPLPNRJRKTSKNMNMJRNMNQPLFLORMLNQNOQNVRSRQIUOOMJNXQRNNSMINPONKRPPLSMLKLKNMLMTJMLOMSTSPKPRNMMNLNOOLOPOPOPSOONLKNILMMKKQUNPPMPRPMP
MNNLJVOMOROTMRONKRROONSJQQNVMRRQQKRNQRNSTLQNOHQQLOUISXJSQNQLOQRLQNLLJONNZNRQONNMUTQNGJQRSLMPPPPOOMKVONKLMRLPNONMSSMMQNNSMPMNOTTMOMMSHSLLMPQMRPUONPOGMN
RNURNNSKKRUNMNQUHPLKHQNNGONKMMLQMNRPURSPTVVLMLLKLONLRRPPLULNPIJMTTRNLRLNMRPNQOKPNKMNUPJJMTLRRTONNMVRTGMQKSKMULOJOLSMLSOPWKRSMLROQONJUORRQPNKNPSPUPNOMN
NQPLMLMPMRRNNNORSMOROTMLRPOORSOORJOHNBIMSOOLNJOTQUHLNSOYMQPNSPNKNPTMQPOONRPSUPLLMLPTKMMKOMRSPKONTOTIPLVSKMNLNJORNMQLPULMLNNPL\\M_UbTLMTRPQLOOQVONNTQOKL
RLLHMMSLSLSKOUPLNLTVSWMYPIOaHSLMJPUZ_TOPTXNNMMLLNJROOOROLLQOPRLNKKHIJMUGQPRRLKQHJRORMPMNLINPQRSNONHMNROQPTMSOLQPLWORRSSJKLOPSLNMOPUMLLONOPNHNOMSKKKVVO
UONKROHSFKe_TKHGOGZMPMJRNTOMMKSVRUROUPTMMNJRPMMNSMUHNMTTXRMQTOLPRRONULLNPOOPTMNOLN\`PNMPXQLMLKNNMSOQNFMUIMLMLTNOKLKNWWNSLOLIOORMKNVMMRMJMSLKKL]NMNKKKTT
SCJPPJNSMLMLNNNLMVUcNKVLQYNENGRSHVTEOMOQUDQLRKKSLLNTPPUNNLTNQMLLMUCMOUTMBHJFQVNRLUMYLT[OQPUKMLILONLMRPJPNSSTMNKLMFOIPUTNNFNNNMPMMRRNEMMVPRLSNQNWJJSNTM
UHRMSRTXMUSOJPPNOWKSSKHYXMRTKMJMKQVFNTMLUQRMRUMBOMKQSOMMRTRPPMRNKNLTMNLMOQQNMXSSQVSTONSOUKMSMPSPRVXIMSLMLNNRNOeMKSEVNLPROLVQRMRQLMKNSQPTNMRWLWMNOONNPN
PPMKLSVNKNSULMSVLRKQUS]HLJJQRPMLLTOLMPMEVU_QPPXOPORSLPOMLSGTSSLUTNTJLOMPFMIOMJOKGNOPKSPOOQMOMQLWSSRPNRRPO

MOLOOPLPNONNNQNOMKSOPNNSOPOMNOPOQNRRROKKOPNUORMNLLPOKMRONONPMNRLNUSORMMTMMOPOQPPONQNQOSRONRNNNNOONNOOONOONMNNPNQPNOONNMNRQOOPMONMONKOPLQPOPSRNNNONQOOM
MONOROOPONOPOORNOOPOONLMNOOPPNLONNPPNMSPPOOMOMIRSONNOMMNLMOOOPNOONPOOROONSRONPNLONNMPNPLPNNOOKNNONOOLNNPNRQMNNONOSONOONNONQNONPLMOPNQOONNPOOMPQNOMOMRU
RSPPONNONSONNKNNMOPOLNONNNNOQKKOOONNNOMNQMRQOOONLMONQNMONNPLMPLNQPOQQNNOMNNOONPQQMLNNOOKOKNNMJNNONNLOOPNNOROPONNNNGNNOPNNOPNNOPNNMQOLSQNNMRNNOMPONMOLO
LMOQNTOOQPPMNOMOQPOQOOOMNMPNQOPPMNNPMLVNOKONSQQNONMNOQNONNOPOPMMNQJRONPPOPSRONNOKNTOLOSOONOKNOVLNNUOTMNMMKNONNOMKXMKMQMQSONONONNSPTNRNNORONMNMPNPPOOOO
OONOOPOLLQNOOPOOOONNKSSPNPRONNOONNPQNNROPNNOQNONNOOPPNOMOONONOOUNOPORMQNOOPONNOOPOOONOSQNNLRMLNOOOOONNQNIONRNOOMQPPPSNNNOPOOONNOLOMMNNONNNONMNNMONNOOQ
ONOTONOOOPOPNNNNKXHOQOMUNRQJOMNONOOMNNNOQOPISSQONOFLKLMVOONPNOOPNOQSNSNRNNSRHPIQNNPOPNNSMOPONNNNPOOQMNMMORMOQORONRNONOONOPRMNQNS]SMNOOOOPPMOOPNMONMMOQ
NOOOPNSONNONOOONRNRZOONOONNNONOOONMNLPONNQOOPOOOKMNNNNZPOPONMOOONNONNNNONONNNMNNOOONORNMOOONNQNNOONORONINSPSQOOOONOPMOONNOMQORNSPPNJOOQQNPMPMONNRLONVN
ONNSJMSMSPQOLOSRPMNNPNOONRONOPOLNMRRNQPNOOOLNTPQOPNNQSOOMOOOMNLMMNOOLONQOORONPNSRMOQLNMOPOMOQONOOLNOLONNNNQPNQMONNSQNMNJORRMMKQRPPNNMONJOOPYONMNNNQOSO
PMTSNMMSTOOLPSOPPNOPNNOMOONONNNONOMMNMMOMPOONMNNLPMNNONPOPOQPNOORLDNMJNHNSPMMPNZNMOOOSPRRNPMNPONQQONRONPRNQNOOSRRNNOONQNOOPOOOLNLOMNMOMONVNOJMSPONQNNN
NNOTUVPSRMSONKOQONORPORMONTNPMPVLONMOONQQNMMNOOMOOOONRNLQNONFLOVMOMSOSRPTTLRVONOONMNMNNNLPONQINNNNLOOPUQIPNNNNWOTOOONNOLNOOOUOMNMMJOSOMJOMOOOLONNLNONO
PNPONPLOMNPRONPTRONPNOOMOMKNMONOPNNOMNONNMMOQNNNOOOORNOOONNPSNMOOONRQSOJNQNRSNNMRPPMKTSSMPNINRNPNQOQNRMRRMROMOOOPOONOMLQPOOMMOOMOONPRNNNQOMMONRONOQNON
OPNONOPQMOMPONJLNNNLOPONVLMLNLONOOPQMLNNOOMONNNNQMPNONONONNQNPOOPNPNPONONMOOOMPTMPOONOMRKNMOQNMONPNOORNKONMONNOPQPONPNNONOOPNPMQNNONNONPPKQNOMOLOKOMLJ
OPNLONPOONPOONNOIQNOSNOPNQNNQLQOOQNONNNMONQNRPNNPONNNPOOONNQMPMRNNOPNNOOONLNRKRNPMOMPSRNNOLTMOSONOKQNOORNMRLMMOOOMPXNLMOMQRONONONONTONPQNNNMOPNOOONOON
PONOOPMQSPORNNNONRONOONONOOQNOMOMOOMUNPRMNOONQONONOQNRQMNOOONNQOLNNRNMNPOONONOPONOOMNMNNNNOOMOMONOOQONRNOONQSNNMTKOPPMNSOKNONMNNNOQOJOSSONGLLLMVNQONPN
TNOQLOQRIPJPNOONNSMOOMOOOOMMLNPNROROONONNQOSVQNOOOPMPONONOOOPNPOONOONTONOOOOOOOOOMNNNQOPNOOKNONZQOONMOOONNOONNNONNNNMONQONOOOOQNOONOQNQNOLROROOOONNOOM
ONQNTQQOLPOPMONNQMWOLOLMRQSNMNQRQNNNNMROPNMNPRSNLNRPPOMOOLNOQNPOSMNOONQNPQMOKNMOONONOOOOONPPMOON]ONOMOPSLROLKOOPOONROTNTSMSPRPOPPPNOOPNNPNLOOOOONLNOMO
OMOMQMNSMNNNROPORNOJPPKHLOOMSOSNMNNMYNOPQMNONNMQQONPNOOQNOOSPRMNOQPMNOQNNLOMMONUOKONRNNNNNOTTVSPNSNMNOOMROQOQOPNOUNNNNNORQNNNPOONNMQNHLUMOMOQNPRTMSVOO
PMNONLLONQNFNNNNPMMNUOKONNNOUTONNOOLNOOOQMNNNOONLOOOMQNNMNOOOPNOPOONNNQRONSOOPLONOLNOONOPMNNMONRHGNQLNMLMNJRNNOOONOPONORPNNNSPMPPSPOPNMMLONONPOOOOLTNS
SRPLSQNNNNPPROQOMOMORQNQPSMPNPNPOMOLNNJMNKQNOPSOLNNNMNNOOQNQOLSOOLNNTTPTTNMSMLOVOONLOONNNRMPQNKOQQNOQNOONTQNOPNNONOORMMOMSONNNMNNNNMNPPNOQNMNNQONNOLYO
RMMNLOHPQSPSNMHPSQHRNKMJNNNMNONONLQOMJMOQOQNOPMMOOPSNSPPOOOJMRNYWNMLPWPMNPORONPOOONMMOPPPLNMKOMMNNPNONOOPOMMJJLNNOPOOLQONNRLQQNNNPQPPPLQNOMLJRNMPOQMNQ
TNLPQNNONPMOONPNMPPOVNSQSOTURKHTMKNKRMUONLOOMOMKSSONJLONNMR^LNKMMPOOONLTOVQPQNOLOMPNOPNSTMNNLRONRNONQLNMMQNOOMOLOKQQNNKMOOOPNNPTLQRNRPNTOOKOTNJQOQOMVQ
NJPONNPRNONOMORONOONNMFKNNNKNNONPNONNOSNOMNVLNMLKPPKPOLQKOONQPNNKNLP_bS_ONOOPPOQNONMQORMNNQSNNOROOPLRNLNNNOTMOOPRXSNNNKNRMONLRQNNNNNNOLONR[QOTNNNOLNNN
KNVLOMPSNNMOQONOONLOONMQNONONVNKNPOOONKLPQRMONMNKSNSIMNTNQKPMNOC^LUXOYGQNZNQMHDJNNGLNLOVOTLNNINONKNJRTMOLONMGQYMMPNMMKVPLNLOOOOOLWORQRKONScNNMNNQONONO
POKNSNNMNNN[YQOMLQNPMOPPKNOLNMNNPOMQKGNNNNOPLMQNNNOMOONPNNIONLPKOOMOKQWNOMNWNPMNOLOKNNONNNMGLOMPONMMSPONKOSOLNNOPMNONMOOONQNPNMNOOPOSNQNQPNMPLLROPLLNM
QONMLQSKMQNRNPRNONLOOOLPLOTOOONROKOSOJMNONNNOOQPNLMNTOLTNQNONQNOJMUKLOONPLMRNNPMOLPOOKLNNOPNONRQLQOJMLSNQNQPSUORMNNQNNMNONLOOOMNPONOOLTQTNPNLRSQPONMNN
OPNROPVMOPOSPPOORMRONRNQNPOMMOOKLILOJQNONPQNOMLONOMONLSOQLSLOLNNTSOTWNLMLONOUSPOONNLNOONOTRMPPNRKNQQNOQNNMUPNOPNOOPOOORMMQPMNMMPONMOONMNNMONPPMPORNLNN
PONNNONOTSMNMMNNSLOJUPTPRMLLQUQIQNMMLMNNNNNOOLNOPONMNRNMQPMMROQQOSPMPLOOOOSOSPJNQMNIMRMYVOPLLPPPYPMOOPNOSOPPOMONNNNNNPSPKNOLNLPQMRNPNMOMOPOPMIMOMROOLQ
NOOPOONMQRNNNRKPNMRNSNONMNPRPPRNOQNKISOKUNOQOLMOOPTOMLPQONOPOOOONNPPQNJMNNONNNQVNOSNSOTWSJLNMLUMOIPMKLNMONKNTUOMNSOOFKMNQNMPV_LJMMNPKNML[OVOPPNNPONMOL
PNOQNOTKNNJSONNNRVNONMQNTNMLPNNTRMNKGQQNNKMOOWNONORWJQQNNUONSNORTOOKSTPMRNPOMOPKQOLPONQRSMNOKKORPOMPOOLNNKNKGPLNNNINNOORNNNONOQTNOPOOKWKTMMKHPLNPPONQQ
LOOPQONNLRNKRNabR\`NNQOSQNOLRXOOMNLQSMMNRNOMPLP\\NOOLNMOQTMNPNOLXUNNSNJMWLPMNMURONMNMNNKONROT^TOTNHNOLMNNKSROZKOOQQSONMSONONQNKLLMNOOQMMMNLONUOLNNNQMQOO
MHKQPQSNONMONTNUSGNOTPNQQNPPNOEMjKXZPZEPO\\ONEHQQINOMKGKNLPUOOTLNHNKTNNXUMPJONUNOXLQNMMLVPQKNONLROQNQOIWOOPRTTNPUTbSQNOONNQONONONPONOINTONOMMNMSM]\\OOLR
KOMPNOOMNOMOLONNNOOPOMQLHNNNNOSLMQMNOLNONZNSRQNHONJOHNONOMNOXLNNMRTNOYLPNOOPSMQKOMNNNNNODIPLPSOMNMKXPLNNWJOTOMLMMNNOQMMNNUMMOMNONOQSOPMNNNNNOOXNNMOSPN
PQMQLPLSRNNPNKIKNJPORQLMRQTKMONQNQNTRMNRMLLNOOLOLNLNOOVNNOJNNORNNNLNSOPMGNLNSOOQOMNKRMKQOMVNTPMNNPONHMLST`,
}
