/** Made by eval/worth/value/learn-value.ts: what each feature of a statement adds to the odds that it may stand, in steps. */
export const VALUE_WEIGHTS = `additionalNotes	2
additionalNotes advice	-3
additionalNotes body	-7
additionalNotes diagnosis	6
additionalNotes firstPerson	8
additionalNotes length 0	-1
additionalNotes length 1	-4
additionalNotes length 2	4
additionalNotes length 3	-4
additionalNotes length 4	5
additionalNotes length 5	3
additionalNotes length 6	-1
additionalNotes negation	-4
additionalNotes number	6
additionalNotes planCue	1
additionalNotes secondPerson	-3
additionalNotes symptom	3
additionalNotes timeWord	6
additionalNotes weight	7
admin	2
advice	-4
affirmed	12
after affirmed	-14
after answered	-2
after condition	2
after correction	10
after denied	-1
after firstPerson	-3
after hypothetical	15
after kin	-5
after labelled	-7
after medicine	-21
after negation	6
after no	-4
after no medicine	7
after none	2
after other voice	-5
after otherAnimal	-10
after otherPerson	-37
after past	-1
after planCue	7
after same voice	-1
after second kin	-5
after second otherAnimal	-11
after second otherPerson	-3
after smallTalk	-7
after thirdPerson	-5
after told	-1
after uncertain	17
after yes	-8
allergy	-23
animal	-1
answered	-6
any	-2
asked	-11
asked why	10
assessmentCue	3
backchannel	-27
bare additionalNotes	-1
bare answered	-23
bare complaints	-8
bare denied	2
bare diagnoses	-10
bare labelled	-1
bare length -1	-26
bare length 0	4
bare length 1	-7
bare length 2	-12
bare length 3	-5
bare length 4	-4
bare length 5	-15
bare length 6	-25
bare medications	6
bare none	-26
bare physicalExamination	-21
bare treatmentMeasures	-8
bare treatmentPlans	-30
before answered	3
before condition	-1
before correction	-12
before denied	1
before firstPerson	-4
before hypothetical	-1
before kin	4
before labelled	15
before medicine	-7
before negation	3
before no	-11
before no medicine	-7
before none	-5
before other voice	-21
before otherAnimal	7
before otherPerson	16
before past	7
before planCue	-10
before same voice	-4
before thirdPerson	-5
before told	-8
before uncertain	7
before yes	-3
body	12
both	-17
clinician additionalNotes	-1
clinician complaints	1
clinician diagnoses	1
clinician physicalExamination	-5
clinician treatmentMeasures	-10
clinician treatmentPlans	-25
closing treatmentPlans	8
complaints	-3
complaints advice	6
complaints body	2
complaints condition	-17
complaints contact	-17
complaints diagnosis	2
complaints finding	-9
complaints firstPerson	-14
complaints followUp	14
complaints frequency	-6
complaints imaging	13
complaints kin	-11
complaints length -1	-16
complaints length 0	-15
complaints length 1	-2
complaints length 2	3
complaints length 3	-5
complaints length 4	15
complaints length 5	4
complaints length 6	4
complaints listed	9
complaints negation	-1
complaints normal	-19
complaints number	-10
complaints past	15
complaints planCue	-25
complaints referral	-12
complaints secondPerson	-12
complaints symptom	25
complaints timeWord	19
complaints unit	-2
complaints vital	-1
complaints weight	14
condition	-8
contact	16
copula	10
correction	-24
course	-4
cut additionalNotes	2
cut affirmed	11
cut answered	14
cut complaints	2
cut denied	21
cut diagnoses	23
cut labelled	17
cut length -1	41
cut length 0	-2
cut length 1	3
cut length 2	-9
cut length 3	3
cut length 4	7
cut length 5	18
cut length 6	17
cut none	10
cut physicalExamination	16
cut treatmentMeasures	5
cut treatmentPlans	21
denied	23
denyPlan	27
device	9
diagnoses	12
diagnoses advice	-3
diagnoses body	10
diagnoses condition	4
diagnoses contact	7
diagnoses diagnosis	16
diagnoses finding	-12
diagnoses firstPerson	7
diagnoses frequency	-4
diagnoses imaging	-2
diagnoses length -1	9
diagnoses length 0	13
diagnoses length 1	-15
diagnoses length 2	1
diagnoses length 3	7
diagnoses length 4	2
diagnoses length 5	-10
diagnoses length 6	4
diagnoses listed	-9
diagnoses negation	-6
diagnoses normal	-4
diagnoses number	-4
diagnoses past	-13
diagnoses planCue	3
diagnoses secondPerson	11
diagnoses symptom	4
diagnoses test	-6
diagnoses timeWord	-24
diagnoses unit	-2
diagnoses weight	14
diagnosis	22
diet	4
doseForm	-20
drugClass	-17
e before0 again	-7
e before0 ago	1
e before0 aller	9
e before0 alone	-6
e before0 anyth	4
e before0 back	7
e before0 bag	-4
e before0 both	9
e before0 clear	6
e before0 clini	5
e before0 conti	6
e before0 cough	-10
e before0 daily	-2
e before0 daugh	1
e before0 day	-1
e before0 days	6
e before0 diabe	7
e before0 do	1
e before0 docto	-4
e before0 done	1
e before0 dose	2
e before0 down	4
e before0 drops	13
e before0 eight	-1
e before0 eleve	10
e before0 eye	-5
e before0 feet	-3
e before0 fifty	3
e before0 fine	2
e before0 five	-13
e before0 food	7
e before0 four	6
e before0 gone	-3
e before0 good	-10
e before0 gp	-9
e before0 half	-2
e before0 here	2
e before0 him	1
e before0 hones	1
e before0 infec	6
e before0 inste	1
e before0 is	-11
e before0 it	8
e before0 kilos	-1
e before0 knee	2
e before0 know	7
e before0 left	3
e before0 look	7
e before0 lovel	3
e before0 me	5
e before0 milli	-1
e before0 month	-2
e before0 morni	5
e before0 negat	2
e before0 night	-1
e before0 nine	2
e before0 no	8
e before0 norma	4
e before0 now	9
e before0 nurse	1
e before0 off	3
e before0 okay	5
e before0 on	-11
e before0 one	-14
e before0 other	1
e before0 owner	-10
e before0 patie	-18
e before0 pharm	-8
e before0 pleas	-6
e before0 regul	1
e before0 right	9
e before0 see	-8
e before0 septe	-1
e before0 seven	3
e before0 side	6
e before0 sides	5
e before0 six	3
e before0 sorry	-6
e before0 stair	-6
e before0 still	-4
e before0 stopp	2
e before0 sunda	-5
e before0 tende	4
e before0 that	2
e before0 there	1
e before0 thing	-4
e before0 three	2
e before0 times	1
e before0 today	-1
e before0 tonig	9
e before0 up	5
e before0 vet	-8
e before0 way	-4
e before0 wedne	-4
e before0 weeks	2
e before0 well	-4
e before0 yeah	2
e before0 yes	-5
e before0 yet	3
e before0 you	-1
e before1 a	3
e before1 about	-7
e before1 after	-1
e before1 ago	3
e before1 all	2
e before1 an	4
e before1 and	-6
e before1 ankle	3
e before1 any	-2
e before1 anyth	10
e before1 are	-7
e before1 as	1
e before1 at	8
e before1 back	2
e before1 been	-2
e before1 belly	-8
e before1 big	-3
e before1 bit	-1
e before1 blood	5
e before1 both	8
e before1 by	-3
e before1 can	-2
e before1 carry	-5
e before1 day	6
e before1 didn'	-3
e before1 do	-6
e before1 docto	5
e before1 doesn	-4
e before1 down	-1
e before1 eight	1
e before1 elbow	-2
e before1 eye	-1
e before1 fine	-1
e before1 finis	-1
e before1 five	-6
e before1 for	2
e before1 four	5
e before1 had	-2
e before1 he	3
e before1 he's	2
e before1 her	7
e before1 here	-1
e before1 his	-6
e before1 hour	-5
e before1 i	3
e before1 i'm	-4
e before1 in	4
e before1 is	13
e before1 it	-14
e before1 it's	2
e before1 its	1
e before1 just	1
e before1 last	-4
e before1 left	3
e before1 like	2
e before1 me	-4
e before1 more	-3
e before1 morni	1
e before1 never	-1
e before1 next	-1
e before1 night	-7
e before1 nine	2
e before1 no	-2
e before1 norma	1
e before1 not	3
e before1 nothi	-3
e before1 now	4
e before1 of	-7
e before1 on	19
e before1 one	1
e before1 or	6
e before1 owner	-2
e before1 patie	-4
e before1 point	-7
e before1 right	-9
e before1 ring	1
e before1 said	8
e before1 same	-6
e before1 seven	4
e before1 she	4
e before1 since	1
e before1 six	5
e before1 sixty	-1
e before1 so	-3
e before1 somet	-2
e before1 still	3
e before1 stop	-2
e before1 table	-4
e before1 ten	-1
e before1 that	-8
e before1 that'	8
e before1 thats	5
e before1 them	2
e before1 then	1
e before1 they	-4
e before1 this	3
e before1 three	1
e before1 to	15
e before1 twent	2
e before1 twice	-3
e before1 two	5
e before1 up	-5
e before1 vet	9
e before1 want	-2
e before1 was	-5
e before1 we	-1
e before1 weeks	4
e before1 well	-8
e before1 with	1
e before1 womb	3
e before1 worse	-2
e before1 years	2
e before1 yes	-1
e before1 you	-5
e before1 you'r	1
e before1 your	-6
e behind0 a	1
e behind0 and	-4
e behind0 any	3
e behind0 are	6
e behind0 blood	4
e behind0 can	1
e behind0 chest	1
e behind0 clini	-6
e behind0 consu	-2
e behind0 did	-1
e behind0 do	-4
e behind0 docto	-9
e behind0 does	-1
e behind0 e	8
e behind0 farme	-1
e behind0 for	4
e behind0 gp	-4
e behind0 has	5
e behind0 have	1
e behind0 he	2
e behind0 he's	13
e behind0 heart	6
e behind0 her	7
e behind0 his	6
e behind0 how	-5
e behind0 i	29
e behind0 i'd	-15
e behind0 i'll	-4
e behind0 i'm	-3
e behind0 i've	-5
e behind0 if	-11
e behind0 is	-6
e behind0 it	-13
e behind0 it's	1
e behind0 just	6
e behind0 knees	-6
e behind0 left	-1
e behind0 let	-1
e behind0 let's	1
e behind0 lovel	-5
e behind0 mr	6
e behind0 my	3
e behind0 no	6
e behind0 not	2
e behind0 nothi	4
e behind0 now	7
e behind0 nurse	1
e behind0 oh	-3
e behind0 ok	-10
e behind0 okay	-4
e behind0 on	3
e behind0 one	4
e behind0 owner	-9
e behind0 patie	5
e behind0 pharm	-7
e behind0 predn	-7
e behind0 right	16
e behind0 she	5
e behind0 she's	-2
e behind0 shoul	10
e behind0 so	-5
e behind0 tempe	-2
e behind0 thank	-4
e behind0 that	7
e behind0 that'	7
e behind0 thats	-1
e behind0 the	-17
e behind0 then	2
e behind0 there	-11
e behind0 they	-4
e behind0 thirt	-7
e behind0 this	2
e behind0 tummy	2
e behind0 two	2
e behind0 vet	-4
e behind0 we	7
e behind0 well	-4
e behind0 what	8
e behind0 when	-10
e behind0 yeah	6
e behind0 yes	7
e behind0 you	-8
e behind0 you'r	3
e behind0 your	2
e behind1 #	2
e behind1 a	4
e behind1 about	12
e behind1 and	-2
e behind1 any	10
e behind1 are	7
e behind1 be	-5
e behind1 bit	1
e behind1 blood	-3
e behind1 broth	2
e behind1 can	-1
e behind1 can't	-2
e behind1 did	7
e behind1 disch	-6
e behind1 do	9
e behind1 does	-2
e behind1 don't	-8
e behind1 ear	6
e behind1 fine	-1
e behind1 five	-2
e behind1 for	4
e behind1 forty	-3
e behind1 gave	8
e behind1 give	-4
e behind1 go	2
e behind1 good	2
e behind1 had	9
e behind1 has	-3
e behind1 have	5
e behind1 he	10
e behind1 he's	-2
e behind1 her	2
e behind1 him	-6
e behind1 his	1
e behind1 i	2
e behind1 i'd	-2
e behind1 i'll	4
e behind1 i've	9
e behind1 if	-7
e behind1 im	9
e behind1 isnt	-2
e behind1 it	3
e behind1 it's	6
e behind1 its	-4
e behind1 just	6
e behind1 left	-9
e behind1 let's	-2
e behind1 long	-3
e behind1 many	4
e behind1 me	1
e behind1 might	1
e behind1 my	3
e behind1 never	4
e behind1 no	-11
e behind1 norma	2
e behind1 not	-1
e behind1 nothi	-7
e behind1 of	4
e behind1 oh	1
e behind1 okay	1
e behind1 on	5
e behind1 one	-11
e behind1 only	3
e behind1 pain	6
e behind1 put	-11
e behind1 rathe	2
e behind1 said	-8
e behind1 see	-1
e behind1 she	-6
e behind1 shes	-4
e behind1 shoul	2
e behind1 siste	4
e behind1 so	4
e behind1 soft	6
e behind1 sound	5
e behind1 stop	-1
e behind1 thank	1
e behind1 that	13
e behind1 that'	-6
e behind1 thats	-10
e behind1 the	12
e behind1 then	-11
e behind1 they	-3
e behind1 thirt	1
e behind1 this	1
e behind1 thoug	2
e behind1 to	3
e behind1 two	-5
e behind1 under	1
e behind1 was	7
e behind1 we	-5
e behind1 well	-4
e behind1 were	-5
e behind1 what'	10
e behind1 when	4
e behind1 will	4
e behind1 won't	-3
e behind1 yes	2
e behind1 you	-5
e behind1 your	2
e head0 #	-27
e head0 a	-12
e head0 about	-9
e head0 an	5
e head0 blood	10
e head0 both	-2
e head0 canno	3
e head0 carry	-3
e head0 chest	1
e head0 come	-8
e head0 denie	-9
e head0 do	-5
e head0 don't	5
e head0 durat	-4
e head0 ears	5
e head0 fever	6
e head0 for	-21
e head0 give	-6
e head0 god	-4
e head0 good	-2
e head0 has	13
e head0 have	7
e head0 he	11
e head0 he's	15
e head0 heart	8
e head0 her	12
e head0 hes	15
e head0 his	1
e head0 how	-1
e head0 i'm	6
e head0 i've	12
e head0 if	4
e head0 im	-4
e head0 inr	8
e head0 it	-10
e head0 it's	-3
e head0 its	4
e head0 just	2
e head0 keep	-4
e head0 left	-13
e head0 leg	3
e head0 littl	-5
e head0 mr	-2
e head0 no	33
e head0 not	-6
e head0 nothi	-5
e head0 on	2
e head0 one	-9
e head0 pain	5
e head0 pharm	-12
e head0 pulse	2
e head0 put	-6
e head0 reche	3
e head0 right	-14
e head0 ring	-4
e head0 see	18
e head0 she	16
e head0 she's	-1
e head0 shes	5
e head0 since	-7
e head0 sleep	7
e head0 stop	-1
e head0 sudde	-1
e head0 take	4
e head0 takes	2
e head0 temp	4
e head0 tempe	4
e head0 that	-1
e head0 that'	-23
e head0 thats	-6
e head0 the	13
e head0 there	-10
e head0 they	-16
e head0 they'	-7
e head0 try	8
e head0 tummy	2
e head0 use	-2
e head0 we	-9
e head0 what	1
e head0 will	-11
e head0 with	-15
e head0 would	-9
e head0 x-ray	-2
e head1 #	9
e head1 a	-11
e head1 again	3
e head1 aller	-5
e head1 an	-12
e head1 and	4
e head1 antib	10
e head1 are	7
e head1 back	-3
e head1 be	-6
e head1 been	3
e head1 bit	-7
e head1 blood	-5
e head1 came	-1
e head1 can't	2
e head1 chest	2
e head1 clear	1
e head1 come	-7
e head1 could	-1
e head1 day	-1
e head1 days	-5
e head1 did	-5
e head1 do	8
e head1 ear	-7
e head1 ears	-5
e head1 fever	3
e head1 fine	9
e head1 for	6
e head1 gave	4
e head1 goes	-2
e head1 going	3
e head1 gone	7
e head1 got	9
e head1 had	11
e head1 has	-9
e head1 he	2
e head1 he's	-4
e head1 heart	-1
e head1 her	-1
e head1 him	2
e head1 his	-5
e head1 i	-7
e head1 in	8
e head1 is	-11
e head1 isn't	1
e head1 it	-10
e head1 it's	-5
e head1 just	-1
e head1 kidne	7
e head1 last	5
e head1 leave	-4
e head1 left	6
e head1 lette	-3
e head1 like	-3
e head1 littl	3
e head1 me	2
e head1 might	-1
e head1 more	-2
e head1 no	6
e head1 norma	-1
e head1 not	2
e head1 of	5
e head1 on	-5
e head1 one	-7
e head1 only	-5
e head1 owner	-3
e head1 pain	-1
e head1 patie	-4
e head1 peopl	-1
e head1 press	3
e head1 rathe	-2
e head1 right	-3
e head1 ring	-4
e head1 said	-3
e head1 says	3
e head1 scrat	-1
e head1 since	-10
e head1 siste	4
e head1 smell	4
e head1 soft	3
e head1 sound	2
e head1 stopp	-5
e head1 sugar	2
e head1 surge	4
e head1 swell	-11
e head1 that	-2
e head1 thats	-2
e head1 the	-15
e head1 think	-4
e head1 to	6
e head1 twice	-3
e head1 ulcer	4
e head1 under	-5
e head1 up	-1
e head1 vomit	7
e head1 was	-3
e head1 would	1
e head1 years	3
e head1 yes	1
e p # #	-6
e p # and	-4
e p # at	-15
e p # but	1
e p # cm	1
e p # days	-2
e p # degre	-1
e p # g	2
e p # hours	8
e p # in	-12
e p # kg	13
e p # last	2
e p # minut	-1
e p # ml	-1
e p # month	7
e p # of	4
e p # on	2
e p # puffs	-5
e p # regul	2
e p # ring	-9
e p # so	4
e p # this	5
e p # times	-10
e p # to	-1
e p # twice	3
e p # up	-1
e p # weeks	1
e p # with	3
e p # years	9
e p a bit	-4
e p a clot	3
e p a day	-18
e p a few	4
e p a fortn	-5
e p a lette	3
e p a littl	2
e p a lot	-1
e p a scan	-2
e p a shot	-10
e p a table	1
e p a tempe	-3
e p a touch	8
e p a week	3
e p a year	5
e p about #	-3
e p about a	1
e p about it	3
e p about the	-10
e p after #	5
e p after that	1
e p after the	-5
e p again #	-2
e p again in	1
e p ago and	1
e p all #	1
e p all night	6
e p all over	-8
e p all the	3
e p aller to	-1
e p amlod #	2
e p an aller	-1
e p an hour	9
e p and #	-4
e p and a	8
e p and give	1
e p and he	-2
e p and her	1
e p and hes	9
e p and i	5
e p and if	-5
e p and is	-2
e p and it	5
e p and it's	-1
e p and no	-2
e p and not	6
e p and ring	6
e p and she	-3
e p and shes	1
e p and the	-1
e p and then	9
e p and there	8
e p and they	3
e p and we	-5
e p and will	8
e p anyth for	1
e p apart from	-3
e p are clear	1
e p are fine	-3
e p are norma	1
e p as a	5
e p as the	-1
e p as well	-8
e p at #	3
e p at all	2
e p at night	2
e p at the	-12
e p back at	6
e p back in	-4
e p back to	-4
e p be a	-8
e p becau of	-4
e p becau the	2
e p been off	-2
e p befor and	-3
e p befor last	-6
e p befor the	4
e p bette in	5
e p betwe the	1
e p big toe	-3
e p bisop #	-4
e p black stool	5
e p blood count	4
e p blood in	6
e p blood press	2
e p blood thinn	-1
e p blue one	2
e p broug the	-2
e p but has	1
e p but if	-4
e p but it	-2
e p but let's	2
e p but lets	-6
e p but no	-3
e p but not	-1
e p but one	3
e p but the	12
e p by the	3
e p came back	5
e p came off	-4
e p carry on	-5
e p chest pain	3
e p clear no	1
e p come back	-4
e p come down	-13
e p come strai	8
e p cough at	5
e p day #	-5
e p day for	-5
e p day since	-1
e p day until	-1
e p day with	-5
e p days and	2
e p do it	-5
e p do the	1
e p does not	10
e p don't think	3
e p down below	4
e p ears are	3
e p every #	5
e p every day	-2
e p every morni	6
e p feet are	-3
e p folic acid	2
e p for #	6
e p for a	-4
e p for an	-2
e p for her	-2
e p for his	-3
e p for it	3
e p for the	-8
e p for years	3
e p from #	-2
e p from the	-4
e p front of	-1
e p g twice	-1
e p gave him	-5
e p gave the	6
e p get a	1
e p give her	2
e p give him	-4
e p give the	-2
e p given on	-1
e p given the	3
e p go on	-4
e p goes off	-4
e p goes to	7
e p going to	4
e p got a	11
e p got is	-1
e p got the	-6
e p had #	-5
e p had a	-1
e p had it	-2
e p had one	-5
e p had the	-5
e p half a	6
e p has a	2
e p has been	3
e p has come	-1
e p has got	-5
e p has had	-2
e p has no	7
e p has not	6
e p he gets	-2
e p he had	3
e p he was	6
e p he's been	1
e p he's got	-3
e p he's had	-5
e p heari test	-11
e p heart sound	1
e p her ears	1
e p here #	-4
e p hes been	3
e p his tummy	-3
e p i can	3
e p i can't	2
e p i don't	1
e p i have	7
e p i said	-6
e p i think	-8
e p i've put	4
e p if he	2
e p if he's	-2
e p if hes	-2
e p if it	4
e p if it's	1
e p if she	-2
e p if she's	-1
e p if the	-5
e p in #	17
e p in a	-5
e p in both	-2
e p in front	2
e p in her	-1
e p in his	1
e p in it	2
e p in june	1
e p in march	3
e p in septe	3
e p in that	1
e p in the	-9
e p is #	12
e p is a	-2
e p is going	3
e p is on	-7
e p is the	-1
e p isnt it	-5
e p it #	-3
e p it again	5
e p it and	-11
e p it but	4
e p it came	-2
e p it down	-1
e p it for	-4
e p it goes	-4
e p it is	3
e p it isn't	4
e p it on	-3
e p it says	-1
e p it the	-1
e p it up	5
e p it was	-4
e p it with	-3
e p it would	2
e p it's #	1
e p it's a	-1
e p it's been	-2
e p it's not	1
e p its not	-2
e p its the	-5
e p just a	4
e p just the	8
e p keep it	-1
e p keep that	-3
e p keep the	9
e p kidne are	4
e p last night	6
e p last time	-2
e p last week	3
e p last year	1
e p leave it	-4
e p leave that	2
e p leave the	3
e p like a	-12
e p like that	-4
e p like the	2
e p like this	-1
e p like to	-3
e p look at	-2
e p may be	5
e p me and	2
e p metfo #	3
e p mg once	1
e p might think	-3
e p month and	-2
e p more than	4
e p morni and	9
e p most likel	2
e p never went	-1
e p new year	2
e p no #	-10
e p no antib	12
e p no bette	1
e p no more	-9
e p no not	-3
e p no the	-12
e p no vomit	7
e p not a	3
e p not befor	1
e p not on	6
e p not start	-4
e p not take	3
e p not the	-6
e p not to	3
e p not today	-3
e p not with	-1
e p nothi since	-6
e p now and	-3
e p of #	2
e p of her	5
e p of it	-2
e p of that	3
e p of the	12
e p of them	6
e p off her	-4
e p off his	2
e p off it	1
e p off that	-6
e p on a	-1
e p on both	4
e p on frida	-2
e p on his	1
e p on it	1
e p on one	-2
e p on that	-2
e p on the	-4
e p on thurs	4
e p on with	-5
e p once a	6
e p one at	-1
e p one in	-5
e p one of	5
e p one side	-2
e p one that	-4
e p one the	4
e p one with	-6
e p only if	6
e p or #	-6
e p or a	-4
e p or he	-3
e p or the	2
e p out of	-3
e p over #	2
e p over the	-11
e p owner has	6
e p pain in	4
e p patie a	-2
e p patie came	1
e p patie can	-6
e p patie dont	-2
e p patie gave	-1
e p patie gets	3
e p patie had	2
e p patie has	8
e p patie in	1
e p patie is	10
e p patie knock	-3
e p patie on	9
e p patie one	6
e p patie said	7
e p patie start	-2
e p patie stopp	-4
e p patie to	4
e p patie took	1
e p patie will	-6
e p press #	4
e p press and	4
e p pulse #	6
e p put it	-1
e p rathe not	4
e p right #	-6
e p right ear	2
e p right eye	4
e p right knee	-7
e p ring the	-2
e p ring us	-8
e p round the	7
e p sache twice	-1
e p same day	1
e p says the	-6
e p see the	16
e p she had	-4
e p she says	-6
e p she was	7
e p she's had	2
e p shes got	11
e p shot of	-10
e p shoul be	-2
e p shows a	1
e p since about	-4
e p since the	-7
e p so the	1
e p so will	2
e p soft no	2
e p sore on	1
e p spot on	-5
e p start it	-4
e p start the	1
e p stop it	6
e p stopp it	-1
e p swell up	1
e p take a	4
e p takes it	-1
e p talk about	-3
e p tape strip	2
e p tell me	-3
e p tell the	-7
e p temp #	4
e p tempe #	4
e p than #	-2
e p that #	-1
e p that and	-4
e p that but	-3
e p that eye	2
e p that for	1
e p that in	2
e p that one	-1
e p that was	3
e p that' a	-3
e p that' the	2
e p that' why	5
e p thats a	-8
e p the #	3
e p the ankle	2
e p the back	2
e p the belly	3
e p the big	-1
e p the blood	-11
e p the blue	2
e p the bowel	-8
e p the box	-2
e p the carti	-2
e p the chest	-2
e p the ear	6
e p the ears	-4
e p the face	-4
e p the farri	3
e p the feet	1
e p the first	-3
e p the foot	-1
e p the front	-3
e p the heari	-5
e p the heart	-5
e p the hip	2
e p the hospi	-1
e p the injec	6
e p the insid	-1
e p the insul	5
e p the itchi	-6
e p the joint	-6
e p the kidne	-2
e p the knee	-4
e p the left	11
e p the leg	2
e p the lette	-1
e p the morni	-5
e p the mouth	5
e p the neck	1
e p the next	-2
e p the nose	-4
e p the nurse	-2
e p the old	-6
e p the owner	-1
e p the patie	5
e p the pharm	9
e p the press	1
e p the pulse	2
e p the rash	2
e p the right	5
e p the runs	2
e p the same	-3
e p the scan	-1
e p the siste	4
e p the skin	4
e p the sprin	4
e p the stair	1
e p the stero	1
e p the stoma	-5
e p the summe	-5
e p the time	3
e p the toes	1
e p the tongu	2
e p the tube	1
e p the tummy	1
e p the urine	2
e p the vein	-2
e p the ward	-3
e p the water	-2
e p the way	-1
e p the weeke	2
e p the womb	-1
e p then #	-5
e p then and	-1
e p then it	5
e p then will	-2
e p there a	6
e p there are	3
e p there no	-1
e p they did	-4
e p they said	-8
e p they stopp	7
e p think about	6
e p this after	-1
e p this is	-6
e p this morni	2
e p this time	11
e p till then	2
e p times a	-7
e p times and	-2
e p to #	-7
e p to anyth	-4
e p to be	6
e p to it	-2
e p to see	-5
e p today and	-5
e p top of	3
e p tummy and	2
e p twice a	-2
e p under #	-2
e p under the	6
e p until the	2
e p up #	6
e p up and	5
e p up in	-2
e p up the	-1
e p up to	2
e p use it	-2
e p was #	12
e p was a	-5
e p was fine	-3
e p was in	-3
e p was on	3
e p was sick	-3
e p was that	-4
e p was the	3
e p water table	-4
e p we can	-4
e p we might	-9
e p week and	1
e p weeks and	1
e p weeks then	-1
e p weigh #	4
e p were going	2
e p what we	-1
e p what would	-2
e p when the	-2
e p will ask	2
e p will do	-3
e p will leave	4
e p will ring	-4
e p will see	-4
e p with a	-7
e p with food	-5
e p with her	-3
e p with his	1
e p with it	-9
e p with no	2
e p with that	-2
e p with the	10
e p withi #	3
e p would like	2
e p would rathe	3
e p wrong with	2
e p years ago	3
e tail0 #	13
e tail0 again	10
e tail0 ago	-12
e tail0 all	4
e tail0 aller	-7
e tail0 anyth	-5
e tail0 apart	-2
e tail0 asthm	-2
e tail0 back	-2
e tail0 bette	7
e tail0 bit	3
e tail0 blood	1
e tail0 both	1
e tail0 clean	4
e tail0 clear	6
e tail0 clini	4
e tail0 cough	14
e tail0 day	3
e tail0 days	-4
e tail0 diabe	13
e tail0 dialy	-3
e tail0 disch	2
e tail0 do	-7
e tail0 done	-1
e tail0 dont	-3
e tail0 down	-2
e tail0 drops	-2
e tail0 elbow	-2
e tail0 eye	4
e tail0 feet	1
e tail0 fever	-2
e tail0 fine	10
e tail0 first	5
e tail0 food	1
e tail0 frida	-4
e tail0 gone	9
e tail0 good	6
e tail0 hour	-7
e tail0 hurt	2
e tail0 in	3
e tail0 infec	2
e tail0 is	4
e tail0 it	1
e tail0 joint	-5
e tail0 kg	4
e tail0 knee	-5
e tail0 lamin	-1
e tail0 lette	5
e tail0 long	-2
e tail0 march	-2
e tail0 minut	2
e tail0 monda	2
e tail0 month	4
e tail0 morni	1
e tail0 negat	-2
e tail0 never	-2
e tail0 night	-2
e tail0 no	-6
e tail0 norma	2
e tail0 nothi	-1
e tail0 now	8
e tail0 off	1
e tail0 on	-1
e tail0 one	-2
e tail0 out	-1
e tail0 pain	-12
e tail0 patie	6
e tail0 pleas	-5
e tail0 polyp	-3
e tail0 press	-13
e tail0 regul	2
e tail0 right	13
e tail0 runs	1
e tail0 scrat	-4
e tail0 see	-5
e tail0 septe	1
e tail0 side	-3
e tail0 sides	-1
e tail0 since	-6
e tail0 sleep	-7
e tail0 sprin	8
e tail0 stair	-6
e tail0 stati	5
e tail0 summe	-3
e tail0 sunda	-1
e tail0 table	-3
e tail0 tempe	-7
e tail0 tende	-6
e tail0 that	-9
e tail0 then	2
e tail0 there	-2
e tail0 thing	-5
e tail0 thoug	2
e tail0 thurs	-2
e tail0 time	2
e tail0 today	4
e tail0 too	1
e tail0 tuesd	5
e tail0 tummy	-6
e tail0 up	10
e tail0 visit	3
e tail0 week	-1
e tail0 weeks	12
e tail0 weigh	1
e tail0 well	4
e tail0 with	6
e tail0 year	6
e tail0 years	-3
e tail0 yes	-10
e tail1 #	-8
e tail1 a	-9
e tail1 about	-5
e tail1 after	-3
e tail1 all	-3
e tail1 an	4
e tail1 and	-18
e tail1 are	15
e tail1 as	5
e tail1 at	12
e tail1 back	-5
e tail1 be	1
e tail1 been	1
e tail1 befor	-8
e tail1 being	-8
e tail1 belly	-7
e tail1 big	-7
e tail1 bit	-3
e tail1 black	6
e tail1 blood	-20
e tail1 day	3
e tail1 do	-3
e tail1 doesn	-5
e tail1 down	1
e tail1 ear	-4
e tail1 for	5
e tail1 had	-1
e tail1 has	1
e tail1 he	3
e tail1 her	2
e tail1 his	-1
e tail1 in	-1
e tail1 is	5
e tail1 isnt	3
e tail1 it	-4
e tail1 just	-5
e tail1 kidne	2
e tail1 last	3
e tail1 left	1
e tail1 never	-4
e tail1 next	-4
e tail1 no	21
e tail1 not	6
e tail1 nothi	-5
e tail1 of	-4
e tail1 on	4
e tail1 or	4
e tail1 patie	-5
e tail1 pleas	-1
e tail1 potas	-4
e tail1 press	10
e tail1 pulse	-3
e tail1 right	-2
e tail1 ring	-3
e tail1 same	-5
e tail1 says	1
e tail1 she's	2
e tail1 start	-4
e tail1 strai	1
e tail1 that	1
e tail1 that'	-5
e tail1 the	2
e tail1 then	-5
e tail1 these	4
e tail1 this	-2
e tail1 to	5
e tail1 was	7
e tail1 we	4
e tail1 weeks	-12
e tail1 well	-4
e tail1 will	-8
e tail1 with	2
e tail1 years	-4
e w #	3
e w a	4
e w about	-12
e w above	3
e w acid	4
e w actua	-6
e w admit	5
e w after	-11
e w again	6
e w ago	-1
e w all	4
e w aller	-10
e w also	-5
e w amlod	-2
e w anaem	2
e w ankle	5
e w anoth	-4
e w antib	8
e w apart	-3
e w are	16
e w arm	-2
e w arthr	-10
e w as	-5
e w ask	2
e w aspir	2
e w asthm	2
e w attac	5
e w augus	-9
e w avera	3
e w aye	-3
e w back	-15
e w bad	1
e w bag	-3
e w be	-4
e w becau	-9
e w been	-4
e w befor	7
e w behin	7
e w being	-8
e w belly	-4
e w below	4
e w bendr	-1
e w betno	-2
e w bette	9
e w betwe	-6
e w big	1
e w biscu	3
e w bisop	-6
e w bit	-3
e w black	3
e w bleed	15
e w blist	8
e w block	-12
e w blood	-8
e w blue	2
e w bone	3
e w boost	4
e w boots	7
e w both	-2
e w bowel	-6
e w breat	13
e w bring	-8
e w broth	-1
e w broug	-3
e w brown	2
e w bruis	5
e w burn	-2
e w but	-4
e w by	-10
e w c	-6
e w calci	-3
e w calf	-1
e w calle	2
e w came	-1
e w can	6
e w can't	-2
e w canno	3
e w cant	-4
e w cardi	6
e w carry	-4
e w carti	-2
e w cat	-4
e w cells	6
e w cervi	1
e w chang	-1
e w check	-6
e w chest	1
e w chews	-1
e w chris	5
e w clean	-2
e w clear	9
e w clini	5
e w clot	3
e w cm	1
e w cold	-5
e w come	-7
e w comes	-4
e w corne	9
e w cough	21
e w could	-10
e w count	7
e w crack	-5
e w cruci	4
e w cushi	-1
e w cut	-1
e w d	-8
e w daily	3
e w day	-17
e w days	-1
e w degre	-1
e w denie	-9
e w depre	3
e w diabe	13
e w dialy	-2
e w diarr	2
e w dicta	-7
e w did	-9
e w didn'	-5
e w diet	3
e w disch	-1
e w dizzi	2
e w dizzy	-11
e w do	-5
e w docto	-7
e w does	-6
e w doesn	-5
e w dog	-6
e w don't	1
e w done	-10
e w dont	4
e w dose	-8
e w down	8
e w doxyc	3
e w drawe	1
e w drink	2
e w drop	-1
e w drops	5
e w drum	1
e w dry	2
e w due	6
e w durat	-4
e w each	-3
e w ear	-2
e w eardr	-1
e w eatin	-5
e w ecg	5
e w eithe	10
e w else	-8
e w enoug	-16
e w ever	-2
e w every	1
e w eye	-2
e w eyes	2
e w face	-4
e w faint	11
e w famil	-6
e w farri	-1
e w feed	-1
e w feel	4
e w feels	2
e w feet	-4
e w fever	8
e w few	4
e w fibro	1
e w fine	10
e w finis	3
e w first	3
e w fit	3
e w fits	2
e w flat	-2
e w flea	4
e w flu	-12
e w fluid	-1
e w flush	2
e w folic	2
e w food	5
e w foot	2
e w for	4
e w foreh	-1
e w fortn	-5
e w frida	2
e w from	10
e w front	4
e w froze	6
e w full	-1
e w g	5
e w gave	9
e w gel	3
e w get	1
e w gets	-2
e w getti	3
e w give	-3
e w given	4
e w gives	-4
e w givin	-1
e w glass	2
e w gluco	-6
e w go	-11
e w god	-4
e w going	3
e w gone	22
e w good	-8
e w got	-11
e w gout	3
e w had	-1
e w haemo	5
e w half	6
e w hand	-13
e w hands	-8
e w happe	-4
e w hard	3
e w has	19
e w hasnt	-6
e w have	1
e w he	9
e w he's	5
e w head	-6
e w heada	5
e w healt	2
e w hear	2
e w heari	-9
e w heart	8
e w heavy	-1
e w help	1
e w here	3
e w hes	14
e w high	3
e w him	3
e w hip	-2
e w his	3
e w histo	-4
e w hold	-1
e w home	-4
e w hospi	-5
e w hour	2
e w hours	7
e w hurt	-2
e w i	-9
e w i'm	10
e w i've	11
e w ibupr	3
e w ice	7
e w if	-11
e w ill	-2
e w im	-10
e w in	8
e w infec	1
e w inhal	1
e w injec	4
e w injur	5
e w inr	8
e w insid	-3
e w inste	-1
e w insul	7
e w is	20
e w isn't	-1
e w isnt	-4
e w it	-46
e w it's	-1
e w itchi	-4
e w itchy	-5
e w its	-15
e w ive	-1
e w jab	-3
e w janua	-10
e w joint	-10
e w just	11
e w keep	1
e w keeps	4
e w kg	13
e w kidne	1
e w knee	-11
e w knees	-2
e w lead	2
e w leave	-4
e w left	-2
e w leg	4
e w legs	-4
e w let	-5
e w lets	-6
e w lette	-4
e w light	10
e w like	-8
e w likel	1
e w linin	6
e w littl	-3
e w liver	-6
e w loose	-1
e w losar	-1
e w lost	1
e w lot	-1
e w low	1
e w lump	-8
e w lumps	-1
e w lungs	3
e w make	-3
e w makin	-3
e w march	1
e w may	-4
e w maybe	-6
e w me	-7
e w memor	-3
e w metac	-8
e w metfo	6
e w micro	11
e w might	-1
e w migra	5
e w minut	-1
e w ml	-1
e w monda	-2
e w month	2
e w more	-1
e w morni	8
e w most	2
e w mostl	-4
e w mothe	1
e w mouth	7
e w move	7
e w much	1
e w mum	-1
e w murmu	3
e w muscl	2
e w must	-3
e w my	-21
e w napro	5
e w neck	1
e w need	-2
e w neede	5
e w needl	-4
e w negat	-2
e w nerve	6
e w neute	7
e w never	-11
e w new	-8
e w next	-7
e w nicel	7
e w night	7
e w no	11
e w norma	-1
e w nose	-10
e w noseb	1
e w not	-6
e w notes	-4
e w nothi	3
e w now	4
e w nurse	-18
e w nytol	1
e w of	5
e w off	-14
e w oil	-3
e w old	-7
e w omepr	-2
e w on	6
e w once	8
e w one	-28
e w one's	-7
e w ones	-9
e w only	1
e w or	-5
e w other	6
e w out	-4
e w over	-14
e w owner	-1
e w packe	3
e w pain	-1
e w past	-7
e w patch	2
e w patie	5
e w peopl	-1
e w perio	3
e w pharm	-3
e w physi	8
e w place	-4
e w plate	1
e w pleas	-3
e w point	1
e w polyp	-6
e w posit	7
e w potas	4
e w pregn	3
e w press	2
e w prote	-5
e w puffs	-5
e w pulse	-5
e w pus	4
e w put	-1
e w ramip	3
e w rash	5
e w rate	2
e w rathe	3
e w react	2
e w reall	-7
e w reche	3
e w recom	3
e w red	11
e w redne	1
e w refer	-8
e w regul	3
e w resta	3
e w revie	-2
e w right	-12
e w ring	-7
e w ringi	4
e w rings	1
e w round	5
e w run	3
e w runs	2
e w sache	2
e w said	-13
e w same	3
e w satur	3
e w say	-5
e w says	-1
e w scan	-3
e w scrap	-2
e w scrat	-10
e w secon	-4
e w see	17
e w sent	1
e w septe	-4
e w she	-1
e w she's	-4
e w shes	1
e w shing	4
e w short	4
e w shot	-8
e w shoul	2
e w shows	2
e w sick	-10
e w sickn	4
e w simva	-3
e w since	-23
e w siste	4
e w skin	5
e w sleep	3
e w slow	-2
e w small	-1
e w smell	9
e w smoke	13
e w so	-1
e w soft	-10
e w some	8
e w somet	-11
e w sore	6
e w sores	1
e w sound	3
e w spot	-5
e w spray	2
e w sprin	5
e w stabl	3
e w stain	2
e w stair	-5
e w stand	1
e w start	-14
e w stati	2
e w stays	-1
e w stero	4
e w stiff	7
e w stifl	2
e w still	10
e w stoma	-3
e w stool	1
e w stop	2
e w stopp	-4
e w stops	1
e w strai	2
e w strip	2
e w sudde	1
e w sugar	2
e w summe	-4
e w sunda	-6
e w suppo	-2
e w surge	4
e w swell	-11
e w table	-9
e w take	9
e w taken	3
e w takes	6
e w talk	-6
e w tape	2
e w taper	2
e w tell	-10
e w temp	4
e w tempe	-5
e w tende	-2
e w terri	5
e w test	-13
e w tetan	2
e w than	10
e w that	-28
e w that'	-17
e w thats	-17
e w the	-10
e w them	1
e w thems	5
e w then	7
e w there	-10
e w they'	-9
e w thick	10
e w thigh	2
e w thin	6
e w thing	-10
e w think	6
e w thinn	4
e w third	2
e w this	-2
e w those	-9
e w thoug	-1
e w throa	10
e w thrus	3
e w thurs	-1
e w thyro	4
e w tight	9
e w till	4
e w time	7
e w times	-10
e w tingl	-6
e w to	-2
e w today	-2
e w toe	-2
e w toes	6
e w tomor	-1
e w tongu	4
e w tonig	-1
e w too	-2
e w took	-1
e w top	1
e w touch	9
e w treat	-3
e w tried	1
e w troub	2
e w try	4
e w tsh	1
e w tube	-4
e w tuesd	5
e w tummy	-5
e w turn	-1
e w twice	2
e w ulcer	8
e w under	-4
e w until	10
e w up	6
e w urate	-1
e w urine	2
e w us	-12
e w used	3
e w vacci	-1
e w vein	-2
e w visit	3
e w vitam	-7
e w vomit	7
e w walki	-4
e w want	-3
e w wants	2
e w ward	-7
e w warfa	3
e w was	7
e w water	-2
e w wax	-4
e w way	1
e w we	-8
e w weakn	-2
e w wedne	1
e w wee	-10
e w week	-2
e w weeks	1
e w weigh	11
e w well	6
e w were	3
e w what	-10
e w whats	-9
e w wheez	-2
e w when	10
e w where	2
e w which	-3
e w while	-7
e w white	2
e w who	-3
e w why	4
e w will	-9
e w winte	-3
e w with	-8
e w withi	2
e w witho	-3
e w wobbl	12
e w womb	-5
e w won't	8
e w works	-1
e w worse	-10
e w would	-5
e w wrist	3
e w write	6
e w wrong	2
e w wrote	-4
e w year	8
e w years	15
e w yeast	1
e w yello	-1
e w yes	-14
e w yeste	-4
e w you	-4
e w youre	4
event	12
examCue	26
examStart	-5
examination complaints	-20
examination diagnoses	1
examination physicalExamination	17
examination treatmentMeasures	-4
examination treatmentPlans	-13
filler	-8
finding	-4
first	19
firstPerson	-5
fluid	-27
followUp	13
frequency	-26
function	2
future	4
given	-5
greeting	-11
history additionalNotes	-7
history complaints	7
history diagnoses	1
history physicalExamination	2
history treatmentMeasures	-1
history treatmentPlans	-20
hypothetical	13
imaging	13
joiner	-2
kin	-11
labelled	16
left	-10
listed	13
log words	5
maybe clinician additionalNotes	7
maybe clinician complaints	-3
maybe clinician diagnoses	8
maybe clinician physicalExamination	3
maybe clinician treatmentMeasures	6
maybe clinician treatmentPlans	6
maybe patient additionalNotes	2
maybe patient complaints	-5
maybe patient diagnoses	3
maybe patient physicalExamination	1
maybe patient treatmentPlans	7
measure	15
med names another complaints	9
med names another diagnoses	-12
med names another physicalExamination	1
med names another self -1	-18
med names another self 0	-1
med names another self 1	2
med names another self 2	12
med names another treatmentMeasures	-1
med names another treatmentPlans	-5
med names no other additionalNotes	7
med names no other complaints	-5
med names no other diagnoses	7
med names no other physicalExamination	4
med names no other self -1	-4
med names no other self 0	12
med names no other self 1	6
med names no other self 2	8
med names no other treatmentMeasures	-1
med names no other treatmentPlans	2
med opens with another complaints	-5
med opens with another diagnoses	-4
med opens with another physicalExamination	4
med opens with another self -1	-35
med opens with another self 0	9
med opens with another self 1	3
med opens with another self 2	5
med opens with another treatmentMeasures	1
med opens with another treatmentPlans	-15
medications	6
medications number	6
medications timeWord	6
medications weight	6
medicines	-14
much weight	-24
n before0 #	5
n before0 af	-3
n before0 aften	6
n before0 aldri	-10
n before0 aller	2
n before0 altså	2
n before0 antib	-2
n before0 april	3
n before0 astma	-2
n before0 augus	-2
n before0 av	7
n before0 avslu	2
n before0 bagef	3
n before0 bak	-7
n before0 bamse	-2
n before0 barn	1
n before0 bedre	3
n before0 behan	10
n before0 behov	-2
n before0 bilyd	3
n before0 blod	5
n before0 blære	4
n before0 bonde	-11
n before0 bort	3
n before0 börja	-1
n before0 dag	-1
n before0 daga	2
n before0 dagar	16
n before0 dage	8
n before0 dagen	-4
n before0 dager	-3
n before0 dagli	6
n before0 deg	-1
n before0 dem	3
n before0 den	7
n before0 der	-24
n before0 dig	4
n before0 dikta	1
n before0 dokto	-11
n before0 du	-2
n before0 dyrle	3
n before0 dyrlæ	-23
n before0 då	-22
n before0 døgne	1
n before0 eier	-16
n before0 ejer	-4
n before0 ellev	12
n before0 en	6
n before0 etter	2
n before0 fakti	3
n before0 famil	4
n before0 farli	3
n before0 fast	-6
n before0 feber	2
n before0 febru	1
n before0 fem	5
n before0 femti	-1
n before0 fin	13
n before0 fine	3
n before0 fint	-4
n before0 fire	3
n before0 fireo	-1
n before0 fjor	-3
n before0 foden	-1
n before0 forgå	3
n before0 forst	1
n before0 forts	3
n before0 forve	3
n before0 freda	8
n before0 fritt	5
n before0 fyra	3
n before0 fyrti	-5
n before0 för	4
n before0 förlå	1
n before0 först	-10
n before0 förut	8
n before0 før	2
n before0 først	3
n before0 førti	2
n before0 gang	4
n before0 gange	-5
n before0 gitt	-2
n before0 gjete	-8
n before0 godda	-1
n before0 godt	-11
n before0 grade	3
n before0 greit	4
n before0 gånge	8
n before0 går	14
n before0 ha	3
n before0 halse	-7
n before0 halv	-1
n before0 halvå	-2
n before0 han	6
n before0 hei	1
n before0 hej	-11
n before0 her	-8
n before0 hjem	4
n before0 hjemm	-10
n before0 hjert	-3
n before0 hm	1
n before0 hon	-2
n before0 huden	-1
n before0 hundr	-9
n before0 hvile	3
n before0 här	-3
n before0 höger	7
n before0 högt	4
n before0 højre	-2
n before0 høyre	-5
n before0 høyt	-3
n before0 idag	7
n before0 igen	19
n before0 igjen	1
n before0 ikke	10
n before0 ikkje	-1
n before0 ind	10
n before0 ingen	1
n before0 inget	-5
n before0 inn	-14
n before0 inne	-4
n before0 inte	5
n before0 ja	6
n before0 jag	-4
n before0 janua	1
n before0 jeg	-5
n before0 jo	5
n before0 katte	-2
n before0 kilo	5
n before0 klar	3
n before0 klart	2
n before0 konta	6
n before0 korti	-4
n before0 kraft	-3
n before0 kvar	4
n before0 kvart	2
n before0 kveld	7
n before0 kväll	-2
n before0 landm	2
n before0 lege	-25
n before0 legev	-4
n before0 lenge	-10
n before0 lever	1
n before0 lidt	2
n before0 lista	4
n before0 lite	-3
n before0 litt	2
n before0 lunge	-1
n before0 läkar	-4
n before0 längr	3
n before0 magen	-5
n before0 mai	-3
n before0 mamma	-1
n before0 man	-5
n before0 mand	-3
n before0 manda	-2
n before0 mat	-3
n before0 maven	-2
n before0 med	4
n before0 medic	1
n before0 medis	-3
n before0 meg	-1
n before0 mer	-3
n before0 mere	3
n before0 midda	-3
n before0 mig	1
n before0 mikro	8
n before0 milli	-1
n before0 minut	-12
n before0 ml	-8
n before0 mor	2
n before0 morge	-15
n before0 morgo	-4
n before0 munne	-2
n before0 mye	-1
n before0 månad	3
n before0 nat	-5
n before0 natta	1
n before0 natte	-3
n before0 ned	-4
n before0 negat	-3
n before0 nej	-12
n before0 ni	7
n before0 nio	2
n before0 nitte	-2
n before0 nitti	3
n before0 no	3
n before0 noget	6
n before0 nok	4
n before0 norma	-1
n before0 novem	5
n before0 nu	-2
n before0 nå	-14
n before0 också	6
n before0 og	6
n before0 også	8
n before0 ok	2
n before0 okay	6
n before0 okei	1
n before0 okej	-1
n before0 om	-11
n before0 onsda	4
n before0 ont	-6
n before0 op	4
n before0 opera	-3
n before0 opp	-7
n before0 orden	1
n before0 oss	-1
n before0 otteo	-2
n before0 overa	-6
n before0 pappa	-5
n before0 pasie	-14
n before0 patie	-23
n before0 penic	-7
n before0 polik	-2
n before0 posit	2
n before0 propp	4
n before0 psyki	10
n before0 punkt	-2
n before0 puste	12
n before0 på	6
n before0 regel	1
n before0 rene	2
n before0 reuma	2
n before0 rikti	-5
n before0 rolig	-4
n before0 rosa	2
n before0 rygge	5
n before0 røyke	2
n before0 samme	4
n before0 se	-13
n before0 sedan	-8
n before0 seg	-4
n before0 seks	6
n before0 sekst	7
n before0 sekun	-2
n before0 selv	-3
n before0 sen	-6
n before0 senge	5
n before0 septe	-2
n before0 sex	-6
n before0 sida	6
n before0 side	1
n before0 siden	1
n before0 sider	2
n before0 sidor	-3
n before0 sig	-1
n before0 sist	8
n before0 sju	5
n before0 själv	3
n before0 skuld	2
n before0 sköte	6
n before0 slipp	6
n before0 slut	-2
n before0 smert	13
n before0 somme	-1
n before0 spene	-5
n before0 spise	-6
n before0 statu	1
n before0 stede	-3
n before0 stofs	4
n before0 stopp	-3
n before0 stor	3
n before0 stå	-8
n before0 sukke	1
n before0 svimm	5
n before0 sygep	1
n before0 sykep	-4
n before0 sytti	3
n before0 syv	-1
n before0 säker	1
n before0 så	-3
n before0 sådan	10
n before0 sånn	-3
n before0 sår	8
n before0 table	4
n before0 tack	3
n before0 tak	4
n before0 takk	-12
n before0 ti	-2
n before0 tid	3
n before0 tida	11
n before0 tiden	-6
n before0 tidli	4
n before0 time	-7
n before0 timme	7
n before0 ting	-5
n before0 tjue	1
n before0 tjugo	-4
n before0 to	-4
n before0 tolv	-2
n before0 tom	-4
n before0 torsd	11
n before0 tre	4
n before0 tunga	4
n before0 tyve	-2
n before0 ud	1
n before0 uendr	4
n before0 uge	-3
n before0 ugen	3
n before0 uger	-8
n before0 uka	-4
n before0 uke	1
n before0 uker	1
n before0 under	2
n before0 undsk	-3
n before0 upp	-2
n before0 ut	-12
n before0 vanli	1
n before0 varm	2
n before0 vecka	12
n before0 vecko	-4
n before0 veker	-1
n before0 venst	10
n before0 vente	-4
n before0 vet	11
n before0 veter	1
n before0 vi	7
n before0 vider	4
n before0 vinte	-1
n before0 vänst	-9
n before0 vår	-3
n before0 vårdc	6
n before0 være	1
n before0 væske	3
n before0 ägare	-12
n before0 är	5
n before0 år	21
n before0 åtta	-4
n before0 åtte	-5
n before0 åttio	-2
n before0 åttit	3
n before0 överk	5
n before0 øm	4
n before0 øret	8
n before1 #	5
n before1 absol	-1
n before1 af	-8
n before1 aktue	1
n before1 aldri	-3
n before1 aller	13
n before1 allt	-2
n before1 allts	3
n before1 altså	5
n before1 anden	-1
n before1 andet	3
n before1 andre	-3
n before1 antib	4
n before1 at	3
n before1 att	4
n before1 av	11
n before1 bare	-5
n before1 begge	10
n before1 behan	4
n before1 behöv	-2
n before1 benet	-6
n before1 blev	-4
n before1 bli	-6
n before1 blir	-1
n before1 blive	6
n before1 blodf	-8
n before1 bort	-5
n before1 borta	1
n before1 bra	-7
n before1 brug	1
n before1 bättr	3
n before1 båda	-9
n before1 da	-18
n before1 dag	6
n before1 dagar	4
n before1 dagen	3
n before1 dager	7
n before1 dagli	6
n before1 de	1
n before1 deg	-3
n before1 dem	4
n before1 den	-18
n before1 denne	-3
n before1 der	-12
n before1 dere	2
n before1 det	-10
n before1 dig	-1
n before1 din	8
n before1 drikk	2
n before1 du	-4
n before1 dyrlæ	3
n before1 där	2
n before1 då	-7
n before1 e	-3
n before1 efter	3
n before1 eg	-1
n before1 egen	4
n before1 ei	1
n before1 eier	-3
n before1 eller	7
n before1 en	-9
n before1 enn	7
n before1 er	11
n before1 et	-1
n before1 ett	-2
n before1 feber	4
n before1 fel	-13
n before1 fem	-13
n before1 femti	-1
n before1 fint	2
n before1 fire	-10
n before1 fjerd	-2
n before1 fjort	-7
n before1 for	-1
n before1 forri	6
n before1 forts	6
n before1 fra	-3
n before1 freda	3
n before1 fri	3
n before1 frisk	3
n before1 från	9
n before1 fyra	2
n before1 fyrre	2
n before1 få	-6
n before1 fået	-4
n before1 får	-5
n before1 för	-10
n before1 förra	-1
n before1 först	3
n before1 før	2
n before1 først	6
n before1 gange	7
n before1 god	6
n before1 godt	-9
n before1 grad	2
n before1 gång	4
n before1 gånge	-2
n before1 går	5
n before1 gør	4
n before1 ha	-9
n before1 haft	-3
n before1 halv	7
n before1 halvt	3
n before1 han	-4
n before1 har	7
n before1 hatt	-1
n before1 have	-2
n before1 hedde	-3
n before1 hei	5
n before1 hej	2
n before1 hela	-5
n before1 hele	11
n before1 helt	6
n before1 hemma	-9
n before1 heter	-4
n before1 hjelp	3
n before1 hjemm	-3
n before1 hjert	3
n before1 hjälp	4
n before1 hjärt	-2
n before1 hjælp	-1
n before1 ho	3
n before1 hodep	-1
n before1 hodet	1
n before1 hon	3
n before1 hos	-4
n before1 hoste	-3
n before1 hun	12
n before1 hundr	2
n before1 huvud	-2
n before1 hver	-3
n before1 här	13
n before1 höger	-16
n before1 højre	5
n before1 i	7
n before1 igen	3
n before1 igjen	-1
n before1 ikke	1
n before1 ikkje	7
n before1 inga	7
n before1 ingen	15
n before1 inget	4
n before1 ipren	-2
n before1 ja	-3
n before1 jag	6
n before1 jeg	-19
n before1 jo	-3
n before1 journ	-1
n before1 ju	-1
n before1 just	-1
n before1 kan	-16
n before1 kilo	-1
n before1 klokk	1
n before1 kom	3
n before1 komma	1
n before1 kreat	-3
n before1 kvar	2
n before1 kveld	1
n before1 kväll	-6
n before1 lege	5
n before1 lett	-2
n before1 levax	-1
n before1 lever	-4
n before1 lidt	6
n before1 lige	-6
n before1 ligge	1
n before1 lite	2
n before1 litt	10
n before1 lunge	6
n before1 lytte	-4
n before1 läkar	7
n before1 læge	-17
n before1 magen	-6
n before1 maven	6
n before1 med	-9
n before1 medic	2
n before1 meg	-5
n before1 men	2
n before1 mer	-5
n before1 mere	3
n before1 mest	3
n before1 mig	5
n before1 milli	-10
n before1 min	2
n before1 mindr	-3
n before1 mod	8
n before1 morge	7
n before1 mot	16
n before1 munne	4
n before1 mye	-12
n before1 månad	-3
n before1 måned	-6
n before1 natta	-2
n before1 natte	4
n before1 nei	-9
n before1 nej	-19
n before1 ni	7
n before1 noe	-4
n before1 noget	6
n before1 norma	-1
n before1 nu	11
n before1 ny	-6
n before1 nå	-8
n before1 något	-1
n before1 och	20
n before1 också	-1
n before1 og	8
n before1 også	-2
n before1 om	-12
n before1 ondt	-5
n before1 op	-11
n before1 opp	10
n before1 otte	15
n before1 over	-5
n before1 pasie	-9
n before1 patie	4
n before1 penic	-15
n before1 per	-1
n before1 puls	9
n before1 pulse	-1
n before1 pust	-4
n before1 puste	-2
n before1 på	6
n before1 resep	10
n before1 ringe	1
n before1 rundt	-4
n before1 rygge	-1
n before1 samme	-6
n before1 sant	-3
n before1 se	6
n before1 sedan	-4
n before1 seks	9
n before1 sekst	2
n before1 selv	-3
n before1 sen	1
n before1 ser	-2
n before1 sex	-3
n before1 siden	4
n before1 sidst	-3
n before1 sig	16
n before1 siger	9
n before1 sin	4
n before1 sju	7
n before1 skal	-9
n before1 skriv	-6
n before1 skuld	-2
n before1 sluta	-1
n before1 slutt	4
n before1 smert	8
n before1 som	22
n before1 stort	3
n before1 står	-9
n before1 svett	6
n before1 svimm	4
n before1 syv	5
n before1 så	-13
n before1 sånn	7
n before1 sønda	3
n before1 ta	-4
n before1 table	-6
n before1 tager	-1
n before1 tar	-2
n before1 ti	6
n before1 tida	4
n before1 til	-13
n before1 till	-4
n before1 tjue	1
n before1 tjuef	-3
n before1 tjugo	1
n before1 to	-2
n before1 tolv	-1
n before1 tre	-16
n before1 tredj	-4
n before1 trett	5
n before1 tror	-5
n before1 trykk	-5
n before1 tur	-3
n before1 tusen	-1
n before1 uden	4
n before1 uge	-6
n before1 uke	-9
n before1 uker	5
n before1 under	7
n before1 upp	2
n before1 ut	3
n before1 utan	5
n before1 uten	3
n before1 vacci	1
n before1 vanli	8
n before1 var	-1
n before1 varan	2
n before1 varje	-4
n before1 vecka	-1
n before1 vecko	-10
n before1 ved	-4
n before1 vel	-12
n before1 vet	-3
n before1 veter	-1
n before1 vi	13
n before1 vid	-2
n before1 vider	-11
n before1 vinte	-2
n before1 vondt	3
n before1 välko	-2
n before1 vänst	7
n before1 vært	-3
n before1 är	-13
n before1 å	-12
n before1 år	-8
n before1 åtta	6
n before1 åtte	10
n before1 åttio	3
n before1 òg	-2
n before1 över	4
n behind0 #	-6
n behind0 a	-6
n behind0 albue	-2
n behind0 aldri	2
n behind0 altså	-13
n behind0 alved	6
n behind0 amlod	-7
n behind0 antib	-3
n behind0 bare	-3
n behind0 behan	5
n behind0 bisop	1
n behind0 blir	-1
n behind0 blodp	1
n behind0 blodt	6
n behind0 bonde	14
n behind0 bra	-6
n behind0 crp	1
n behind0 d	-2
n behind0 da	11
n behind0 datte	4
n behind0 de	-6
n behind0 den	-14
n behind0 der	1
n behind0 det	2
n behind0 drick	1
n behind0 drikk	5
n behind0 du	-2
n behind0 dyrle	-3
n behind0 dyrlæ	27
n behind0 då	7
n behind0 e	4
n behind0 eg	-3
n behind0 eh	-8
n behind0 eier	-7
n behind0 ejer	-2
n behind0 ekg	-6
n behind0 eller	-8
n behind0 en	-10
n behind0 er	-2
n behind0 faste	1
n behind0 feber	-5
n behind0 fint	-4
n behind0 fire	-3
n behind0 forts	-2
n behind0 får	12
n behind0 förra	-1
n behind0 först	6
n behind0 fötte	-6
n behind0 gjete	3
n behind0 greit	-1
n behind0 gå	-6
n behind0 ha	-7
n behind0 haha	-4
n behind0 halse	8
n behind0 han	-13
n behind0 har	11
n behind0 her	-4
n behind0 hjert	3
n behind0 ho	1
n behind0 hon	-2
n behind0 hoste	1
n behind0 hoven	2
n behind0 huden	1
n behind0 hun	6
n behind0 hundr	-6
n behind0 hur	10
n behind0 husse	-5
n behind0 hva	6
n behind0 hvad	8
n behind0 hvilk	9
n behind0 hvis	21
n behind0 hvor	5
n behind0 hvord	-2
n behind0 hvorn	-6
n behind0 här	-11
n behind0 höger	5
n behind0 højre	5
n behind0 høyre	2
n behind0 i	8
n behind0 ikke	-3
n behind0 inga	-2
n behind0 ingen	21
n behind0 inte	2
n behind0 ja	7
n behind0 jag	9
n behind0 jaha	-7
n behind0 jeg	4
n behind0 jo	-15
n behind0 just	-1
n behind0 kalve	2
n behind0 kan	-16
n behind0 kaste	-6
n behind0 kom	-3
n behind0 komme	10
n behind0 kona	2
n behind0 kontr	4
n behind0 kraft	13
n behind0 kunne	-1
n behind0 l	-1
n behind0 lad	4
n behind0 lege	-1
n behind0 legev	3
n behind0 legge	-1
n behind0 levax	4
n behind0 lever	-3
n behind0 litt	-1
n behind0 lunge	4
n behind0 lyft	-2
n behind0 läkar	-13
n behind0 læge	-4
n behind0 magen	5
n behind0 mamma	-2
n behind0 man	3
n behind0 mand	1
n behind0 matte	-6
n behind0 maven	5
n behind0 med	-2
n behind0 men	-14
n behind0 min	-4
n behind0 mm	6
n behind0 mor	6
n behind0 må	-2
n behind0 n	-4
n behind0 napro	4
n behind0 nei	-21
n behind0 nej	-37
n behind0 ny	-2
n behind0 nytt	-7
n behind0 när	-6
n behind0 nå	3
n behind0 når	1
n behind0 och	8
n behind0 og	16
n behind0 oi	3
n behind0 ok	-16
n behind0 okay	-7
n behind0 okei	2
n behind0 okej	-5
n behind0 om	4
n behind0 ormek	-8
n behind0 overl	2
n behind0 parac	4
n behind0 pasie	8
n behind0 patie	-15
n behind0 pojke	-4
n behind0 predn	6
n behind0 prøve	-5
n behind0 psyki	-2
n behind0 puls	13
n behind0 pulse	11
n behind0 på	4
n behind0 reuma	5
n behind0 ring	2
n behind0 ryger	-2
n behind0 sen	1
n behind0 ser	-7
n behind0 sjuks	6
n behind0 skal	1
n behind0 skriv	5
n behind0 skull	1
n behind0 sköte	3
n behind0 slemh	2
n behind0 slimh	5
n behind0 store	2
n behind0 sukke	6
n behind0 sygep	-2
n behind0 sykep	-5
n behind0 så	4
n behind0 sånn	12
n behind0 søste	2
n behind0 ta	-2
n behind0 tager	2
n behind0 tempe	2
n behind0 ti	-2
n behind0 til	5
n behind0 to	-2
n behind0 trett	-2
n behind0 tryck	-3
n behind0 trykk	1
n behind0 två	-6
n behind0 tåler	-4
n behind0 ultra	-5
n behind0 under	-4
n behind0 vad	-3
n behind0 var	-4
n behind0 ved	4
n behind0 vekt	1
n behind0 vekta	4
n behind0 venst	3
n behind0 veter	3
n behind0 vi	3
n behind0 vilke	3
n behind0 vurde	3
n behind0 vänst	-6
n behind0 x	-7
n behind0 ägare	-8
n behind0 är	-9
n behind0 äter	-1
n behind0 å	6
n behind0 åh	3
n behind0 återb	-5
n behind0 æ	4
n behind0 øjnen	1
n behind0 ørern	2
n behind1 #	7
n behind1 af	1
n behind1 altså	-6
n behind1 at	-2
n behind1 av	1
n behind1 avmas	-1
n behind1 begyn	5
n behind1 behan	-6
n behind1 behöv	6
n behind1 bilde	1
n behind1 ble	-3
n behind1 blev	4
n behind1 blir	-1
n behind1 blive	-9
n behind1 blod	-7
n behind1 blodt	-6
n behind1 bra	-12
n behind1 bror	3
n behind1 bruge	-1
n behind1 bruke	-5
n behind1 brukt	3
n behind1 bytte	-5
n behind1 börja	1
n behind1 da	-10
n behind1 de	-2
n behind1 dem	-14
n behind1 den	-7
n behind1 der	-2
n behind1 dere	4
n behind1 det	4
n behind1 din	12
n behind1 ditt	-7
n behind1 drypp	4
n behind1 du	15
n behind1 dunka	1
n behind1 där	-1
n behind1 då	21
n behind1 e	21
n behind1 efter	1
n behind1 eg	-13
n behind1 eller	3
n behind1 en	-13
n behind1 er	11
n behind1 et	-7
n behind1 ett	3
n behind1 etter	2
n behind1 etthu	2
n behind1 far	2
n behind1 feber	-3
n behind1 fem	11
n behind1 femte	-3
n behind1 femti	3
n behind1 fick	-6
n behind1 fik	4
n behind1 fikk	-5
n behind1 fint	-2
n behind1 fire	-2
n behind1 for	-16
n behind1 forst	-7
n behind1 forts	12
n behind1 fra	8
n behind1 får	10
n behind1 førti	8
n behind1 ga	-3
n behind1 gange	1
n behind1 gav	-2
n behind1 ger	7
n behind1 gir	14
n behind1 giver	8
n behind1 gjord	-1
n behind1 gjør	1
n behind1 godt	-7
n behind1 greit	-1
n behind1 gånge	-1
n behind1 går	11
n behind1 gör	-1
n behind1 gør	-4
n behind1 hadde	-14
n behind1 hade	11
n behind1 halvt	-3
n behind1 han	14
n behind1 har	-4
n behind1 hedde	4
n behind1 hej	-3
n behind1 hemog	2
n behind1 her	-2
n behind1 heter	4
n behind1 ho	5
n behind1 holde	12
n behind1 holdt	-4
n behind1 hon	7
n behind1 hun	-1
n behind1 hundr	7
n behind1 hva	-14
n behind1 hvad	6
n behind1 hvilk	2
n behind1 hvis	-4
n behind1 hvor	11
n behind1 i	-10
n behind1 igen	-1
n behind1 ikke	1
n behind1 ingen	-1
n behind1 inte	-12
n behind1 ja	11
n behind1 jag	13
n behind1 jeg	4
n behind1 jo	-6
n behind1 just	-4
n behind1 kan	16
n behind1 kjenn	2
n behind1 knude	4
n behind1 kom	-8
n behind1 komma	-7
n behind1 komme	-2
n behind1 kontr	-4
n behind1 kunne	-2
n behind1 lege	3
n behind1 legge	5
n behind1 ligge	-6
n behind1 lite	4
n behind1 litt	2
n behind1 länge	-3
n behind1 lægge	-4
n behind1 længe	2
n behind1 man	2
n behind1 med	-8
n behind1 men	-1
n behind1 mig	6
n behind1 milli	4
n behind1 min	-3
n behind1 misst	4
n behind1 mot	1
n behind1 muske	2
n behind1 mye	-1
n behind1 må	2
n behind1 månad	-3
n behind1 måste	-2
n behind1 måtte	-3
n behind1 naboe	4
n behind1 nei	-1
n behind1 nej	-2
n behind1 ni	3
n behind1 noe	-10
n behind1 nu	7
n behind1 när	-3
n behind1 nå	2
n behind1 når	-8
n behind1 och	4
n behind1 ok	-10
n behind1 okej	-4
n behind1 om	5
n behind1 over	10
n behind1 parac	-1
n behind1 pasie	-1
n behind1 patie	-4
n behind1 prov	-7
n behind1 prøve	-3
n behind1 puls	5
n behind1 på	9
n behind1 rikti	-1
n behind1 rimad	-7
n behind1 ring	-7
n behind1 ringe	-3
n behind1 räcke	2
n behind1 sekst	-3
n behind1 sen	-1
n behind1 sende	6
n behind1 ser	8
n behind1 ses	1
n behind1 sette	-4
n behind1 siger	-2
n behind1 sitte	7
n behind1 ska	10
n behind1 skal	31
n behind1 skift	-3
n behind1 skjøn	2
n behind1 skrev	-3
n behind1 skriv	-17
n behind1 skull	-6
n behind1 skære	7
n behind1 skönt	4
n behind1 slipp	-2
n behind1 sluta	5
n behind1 slutt	-1
n behind1 smert	-1
n behind1 snakk	-3
n behind1 sover	7
n behind1 spise	-6
n behind1 sprin	2
n behind1 start	-5
n behind1 stopp	-4
n behind1 stryk	1
n behind1 står	-9
n behind1 sådan	-12
n behind1 søste	-3
n behind1 tack	4
n behind1 tager	8
n behind1 tak	-9
n behind1 taler	-5
n behind1 tar	-7
n behind1 ti	-8
n behind1 til	-2
n behind1 tio	-2
n behind1 tisse	-2
n behind1 to	-13
n behind1 tog	6
n behind1 tok	1
n behind1 torst	2
n behind1 tre	-4
n behind1 treng	-3
n behind1 trett	-8
n behind1 tror	-1
n behind1 två	2
n behind1 tål	-1
n behind1 tåler	-6
n behind1 under	-8
n behind1 va	6
n behind1 vacci	1
n behind1 vad	2
n behind1 var	-2
n behind1 varje	3
n behind1 venst	6
n behind1 vente	4
n behind1 vet	-4
n behind1 vi	-3
n behind1 vil	11
n behind1 vill	-1
n behind1 visar	4
n behind1 viser	-3
n behind1 är	1
n behind1 å	3
n behind1 år	1
n behind1 åt	1
n behind1 æ	-3
n behind1 én	-5
n behind1 öppna	2
n behind1 øre	3
n head0 #	-62
n head0 akutt	1
n head0 albue	-2
n head0 alder	5
n head0 alkoh	-5
n head0 antib	17
n head0 av	-3
n head0 avmas	4
n head0 bara	-13
n head0 bare	-5
n head0 bedøv	-3
n head0 begge	6
n head0 begyn	-3
n head0 blev	-12
n head0 blir	5
n head0 blive	2
n head0 blodf	1
n head0 blodp	6
n head0 blodt	10
n head0 bløde	-2
n head0 blør	2
n head0 bror	7
n head0 brore	2
n head0 bruke	2
n head0 buken	1
n head0 börja	4
n head0 crp	9
n head0 cyste	1
n head0 de	-39
n head0 dem	-18
n head0 den	-42
n head0 der	-9
n head0 derfo	1
n head0 derso	-1
n head0 det	-41
n head0 dikta	2
n head0 dokto	2
n head0 drick	-4
n head0 drikk	19
n head0 durat	7
n head0 där	-2
n head0 då	-2
n head0 efter	-4
n head0 eg	12
n head0 ei	1
n head0 eier	-3
n head0 ekg	-1
n head0 eliqu	3
n head0 eller	4
n head0 en	-23
n head0 er	-5
n head0 et	-9
n head0 ett	-5
n head0 far	3
n head0 fastl	-5
n head0 feber	9
n head0 fev1	3
n head0 fick	-6
n head0 fik	5
n head0 fingr	-1
n head0 for	-24
n head0 forts	-6
n head0 fra	-5
n head0 från	-7
n head0 fysio	3
n head0 får	13
n head0 för	-9
n head0 förra	-5
n head0 först	-4
n head0 fødde	2
n head0 før	-8
n head0 først	-3
n head0 gav	8
n head0 ge	4
n head0 gir	-2
n head0 giv	-2
n head0 giver	1
n head0 gjør	2
n head0 god	2
n head0 gå	2
n head0 går	-9
n head0 gör	3
n head0 gør	3
n head0 ha	-6
n head0 hadde	-9
n head0 hade	14
n head0 halte	-3
n head0 han	17
n head0 hans	3
n head0 har	14
n head0 havde	3
n head0 held	-2
n head0 helst	-2
n head0 helt	-5
n head0 hemog	4
n head0 henvi	15
n head0 her	-7
n head0 hjemm	2
n head0 hjert	6
n head0 hjärt	4
n head0 ho	-1
n head0 hold	1
n head0 holde	-1
n head0 hon	2
n head0 hornh	2
n head0 hos	-1
n head0 hosta	3
n head0 hoste	-8
n head0 hoved	3
n head0 hoven	3
n head0 huden	3
n head0 hun	19
n head0 hunde	1
n head0 hver	-11
n head0 hvis	9
n head0 höger	-3
n head0 hör	4
n head0 højre	1
n head0 høyre	-4
n head0 i	-30
n head0 ikke	-16
n head0 ikkje	-9
n head0 influ	1
n head0 inga	4
n head0 ingen	15
n head0 inget	-6
n head0 inte	-20
n head0 jag	6
n head0 jeg	-1
n head0 jern	5
n head0 journ	4
n head0 järn	3
n head0 kaliu	3
n head0 kalve	1
n head0 kan	-21
n head0 kanin	7
n head0 klokk	-8
n head0 klør	1
n head0 koles	11
n head0 kom	-5
n head0 komme	-8
n head0 kontr	11
n head0 korti	-5
n head0 kraft	6
n head0 kreat	7
n head0 kun	-5
n head0 kunne	2
n head0 kvalm	8
n head0 lad	-5
n head0 langt	2
n head0 legge	8
n head0 lidt	4
n head0 lite	10
n head0 litt	5
n head0 livmo	3
n head0 lunge	7
n head0 lungo	3
n head0 magen	16
n head0 mamma	-1
n head0 maven	-2
n head0 med	-14
n head0 medic	-7
n head0 metac	-2
n head0 metfo	-8
n head0 min	-5
n head0 misst	3
n head0 mor	-4
n head0 mot	2
n head0 må	-13
n head0 napro	2
n head0 neste	-8
n head0 no	-4
n head0 noe	-4
n head0 noget	-10
n head0 numme	3
n head0 ny	3
n head0 nyren	4
n head0 nyret	4
n head0 nytt	5
n head0 när	-7
n head0 når	-19
n head0 også	-1
n head0 om	-5
n head0 ondt	3
n head0 ont	4
n head0 opera	8
n head0 opere	6
n head0 ormek	6
n head0 pappa	3
n head0 parac	4
n head0 pasie	12
n head0 patie	1
n head0 poter	3
n head0 predn	1
n head0 prost	-5
n head0 prova	-2
n head0 prøv	-4
n head0 prøve	-10
n head0 puls	7
n head0 pulse	12
n head0 puste	7
n head0 på	-12
n head0 ringe	-8
n head0 ryger	7
n head0 rygge	4
n head0 röntg	7
n head0 røntg	-1
n head0 samme	-3
n head0 se	4
n head0 sen	-7
n head0 ser	-3
n head0 ses	4
n head0 si	-1
n head0 siden	-14
n head0 sidst	4
n head0 sist	1
n head0 siste	-1
n head0 sjuks	5
n head0 skull	-2
n head0 skyll	-3
n head0 slemh	4
n head0 slimh	5
n head0 slo	9
n head0 slut	-10
n head0 sluta	-1
n head0 smert	-2
n head0 sockr	4
n head0 som	-8
n head0 sover	-6
n head0 start	1
n head0 stemn	1
n head0 stoff	3
n head0 stofs	-2
n head0 store	-5
n head0 strål	-1
n head0 står	-3
n head0 sukke	5
n head0 svar	8
n head0 svare	3
n head0 svett	-4
n head0 svimm	8
n head0 syste	-2
n head0 så	-3
n head0 sånn	-8
n head0 såret	2
n head0 søste	2
n head0 ta	-2
n head0 tager	14
n head0 tar	3
n head0 temp	2
n head0 tempe	4
n head0 til	-3
n head0 tisse	1
n head0 tog	-6
n head0 tok	3
n head0 tredj	5
n head0 treng	-2
n head0 troli	4
n head0 tryck	6
n head0 trykk	14
n head0 tåler	9
n head0 ultra	-7
n head0 under	2
n head0 urins	4
n head0 utsla	-1
n head0 vacci	6
n head0 vaksi	1
n head0 vanli	-1
n head0 var	9
n head0 varig	-2
n head0 ved	1
n head0 vekt	2
n head0 vekta	2
n head0 vel	-9
n head0 venst	-1
n head0 vent	-1
n head0 vento	1
n head0 vi	6
n head0 vid	3
n head0 vil	-2
n head0 vänst	1
n head0 vänta	3
n head0 vægt	3
n head0 ägare	-6
n head0 är	-7
n head0 årsko	6
n head0 återb	7
n head0 øm	-3
n head0 ørern	7
n head0 øynen	5
n head1 #	-2
n head1 aller	5
n head1 andre	5
n head1 at	-12
n head1 att	2
n head1 av	-2
n head1 bak	-3
n head1 bare	3
n head1 bedre	-6
n head1 begyn	8
n head1 besvi	-4
n head1 bilde	5
n head1 ble	3
n head1 blev	-6
n head1 blir	2
n head1 blive	2
n head1 blod	-14
n head1 blodf	1
n head1 blodp	1
n head1 blodt	-9
n head1 blå	3
n head1 bort	3
n head1 brukt	-6
n head1 börja	-2
n head1 dag	-2
n head1 dagen	-2
n head1 dager	-8
n head1 de	6
n head1 dem	-9
n head1 den	5
n head1 der	-12
n head1 det	-11
n head1 diarr	2
n head1 disku	3
n head1 drikk	-3
n head1 dunka	3
n head1 där	3
n head1 då	1
n head1 e	6
n head1 efter	-2
n head1 ei	6
n head1 eier	-11
n head1 en	8
n head1 er	15
n head1 et	-1
n head1 ett	-4
n head1 etter	6
n head1 feber	5
n head1 fekk	-3
n head1 fick	2
n head1 fik	-2
n head1 fikk	-1
n head1 finne	-3
n head1 finns	-2
n head1 fint	-8
n head1 for	-3
n head1 fores	1
n head1 forsi	4
n head1 forst	1
n head1 forts	-6
n head1 fra	5
n head1 fri	4
n head1 från	-1
n head1 fået	4
n head1 får	6
n head1 fått	3
n head1 för	-8
n head1 før	-2
n head1 ga	-1
n head1 gang	-5
n head1 gange	-1
n head1 gav	6
n head1 ger	-3
n head1 gi	10
n head1 gikk	2
n head1 gir	-9
n head1 gjord	-3
n head1 gjør	3
n head1 glad	-4
n head1 grade	-11
n head1 gång	3
n head1 går	7
n head1 gör	-10
n head1 gør	-10
n head1 ha	8
n head1 hade	10
n head1 haft	4
n head1 halv	-4
n head1 halvt	-8
n head1 ham	2
n head1 han	-4
n head1 hans	1
n head1 har	3
n head1 hatt	1
n head1 havde	5
n head1 helle	-4
n head1 hende	11
n head1 henne	13
n head1 her	-1
n head1 hjelp	-1
n head1 hjemm	4
n head1 hjert	3
n head1 hjärt	-4
n head1 ho	16
n head1 holde	1
n head1 hon	-2
n head1 hos	13
n head1 hosta	4
n head1 hoste	5
n head1 huvud	7
n head1 hvis	-7
n head1 höger	-1
n head1 høgre	8
n head1 i	-2
n head1 igen	10
n head1 ikke	14
n head1 ikkje	-11
n head1 in	3
n head1 ingen	5
n head1 inget	-1
n head1 inte	14
n head1 ipren	5
n head1 ja	-6
n head1 jeg	-16
n head1 jern	2
n head1 jo	-5
n head1 kan	-13
n head1 kaste	1
n head1 kg	10
n head1 klokk	3
n head1 klør	1
n head1 knipe	2
n head1 knude	-6
n head1 kom	-4
n head1 komme	5
n head1 kontr	-2
n head1 kräks	1
n head1 kvalm	5
n head1 kveld	-5
n head1 lappe	-5
n head1 lidt	-3
n head1 lige	-1
n head1 ligge	8
n head1 lite	3
n head1 litt	-2
n head1 lukta	3
n head1 lukte	1
n head1 lyder	-6
n head1 låter	4
n head1 lægge	3
n head1 løfte	-5
n head1 magen	2
n head1 man	-3
n head1 me	2
n head1 med	-5
n head1 meir	4
n head1 men	-4
n head1 mer	2
n head1 mere	-8
n head1 metfo	-4
n head1 mg	-4
n head1 mig	-4
n head1 ml	-6
n head1 mod	-8
n head1 mot	-1
n head1 munne	-3
n head1 muske	2
n head1 må	-5
n head1 månad	6
n head1 natte	6
n head1 ned	1
n head1 negat	3
n head1 nei	16
n head1 nej	16
n head1 ner	-5
n head1 noe	7
n head1 nogen	2
n head1 norma	4
n head1 nu	-9
n head1 när	5
n head1 nå	-10
n head1 något	2
n head1 når	-19
n head1 och	-6
n head1 og	-15
n head1 også	3
n head1 om	1
n head1 ondt	-3
n head1 ont	-1
n head1 opere	-2
n head1 opp	6
n head1 over	-5
n head1 parac	-3
n head1 passe	-2
n head1 patie	-23
n head1 penic	10
n head1 prata	8
n head1 predn	2
n head1 prov	3
n head1 prøve	-15
n head1 på	-11
n head1 ringe	9
n head1 ryste	-2
n head1 satte	-6
n head1 sedan	-4
n head1 seg	-4
n head1 selv	4
n head1 ser	10
n head1 ses	6
n head1 siden	2
n head1 siger	2
n head1 sin	-11
n head1 sist	-3
n head1 sitte	2
n head1 ska	-3
n head1 skade	-3
n head1 skal	11
n head1 skrev	1
n head1 skriv	-3
n head1 skull	3
n head1 skære	2
n head1 slutt	5
n head1 slår	4
n head1 snakk	9
n head1 som	-22
n head1 sover	7
n head1 spira	7
n head1 spise	-1
n head1 sprin	1
n head1 sprut	-1
n head1 sprøy	2
n head1 spurg	3
n head1 stikk	1
n head1 stopp	-1
n head1 står	4
n head1 sukke	-5
n head1 svett	9
n head1 svier	6
n head1 svimm	-5
n head1 svir	-1
n head1 så	-7
n head1 sår	-15
n head1 tabt	3
n head1 tager	-3
n head1 taget	2
n head1 tanka	2
n head1 tar	-10
n head1 tatt	-1
n head1 tek	4
n head1 til	4
n head1 till	-1
n head1 tisse	8
n head1 tog	10
n head1 tok	-9
n head1 trapp	-2
n head1 tredj	-7
n head1 treng	-6
n head1 trodd	-2
n head1 troed	-2
n head1 tror	1
n head1 tygge	3
n head1 tåler	-2
n head1 udslæ	-2
n head1 ultra	2
n head1 under	-8
n head1 ut	-5
n head1 utsla	-3
n head1 vacci	5
n head1 vaksi	-4
n head1 var	-6
n head1 vart	-8
n head1 vatte	10
n head1 vecko	-4
n head1 ved	-5
n head1 veier	-2
n head1 vejer	-2
n head1 vel	5
n head1 venst	-1
n head1 vente	2
n head1 vet	-5
n head1 vi	-36
n head1 vil	-8
n head1 vill	-1
n head1 virke	-3
n head1 visar	3
n head1 viser	7
n head1 vurde	1
n head1 väger	-2
n head1 waran	3
n head1 är	4
n head1 äter	6
n head1 å	-9
n head1 år	7
n head1 åt	-8
n head1 öppna	-1
n head1 över	1
n head1 øre	2
n p # #	-20
n p # af	7
n p # andre	-3
n p # anfal	6
n p # av	3
n p # cm	1
n p # crp	1
n p # dagar	-3
n p # dage	-1
n p # dagen	-4
n p # dager	-2
n p # den	-4
n p # der	-3
n p # det	2
n p # dropp	-3
n p # dråbe	3
n p # døgn	-7
n p # eller	-7
n p # en	-4
n p # enhet	2
n p # er	-11
n p # et	3
n p # fra	3
n p # för	5
n p # først	-2
n p # g	-3
n p # gange	-10
n p # gonge	3
n p # grade	-14
n p # gånge	8
n p # han	4
n p # hos	6
n p # høyre	-1
n p # i	-8
n p # idag	5
n p # ingen	1
n p # ja	-10
n p # kg	8
n p # kilom	7
n p # liter	4
n p # med	-6
n p # men	-9
n p # mg	-10
n p # minut	-2
n p # ml	-10
n p # mm	13
n p # morge	2
n p # månad	4
n p # måned	7
n p # nu	-3
n p # nå	-5
n p # når	1
n p # och	1
n p # om	-2
n p # pulse	1
n p # pust	6
n p # på	7
n p # ringe	-3
n p # sekun	-2
n p # sidst	-6
n p # sist	4
n p # table	-9
n p # til	8
n p # till	-4
n p # timer	2
n p # timma	3
n p # uger	11
n p # uker	-6
n p # var	-8
n p # vecko	-6
n p # veker	7
n p # venst	1
n p # µg	6
n p # år	14
n p af den	-2
n p af det	2
n p af i	-1
n p alat er	1
n p alder #	3
n p alle #	-1
n p alved #	4
n p anden dag	-3
n p at det	-6
n p at få	7
n p at han	9
n p at ho	-7
n p at hun	7
n p at jeg	-2
n p at pasie	-5
n p at patie	-2
n p att det	-4
n p att han	-5
n p att hon	10
n p att inte	5
n p att patie	12
n p att ta	-4
n p att vi	-1
n p av #	-7
n p av dem	-3
n p av den	-15
n p av det	-4
n p av fastl	5
n p av i	1
n p av legev	-1
n p av og	-8
n p av sig	6
n p av øret	-1
n p bare #	-5
n p bare en	-3
n p bare hvis	-3
n p bare ikke	4
n p bare når	-4
n p bedre på	3
n p begge #	-1
n p begge sider	4
n p begge øjne	-1
n p begyn at	8
n p begyn det	2
n p begyn i	-7
n p begyn med	-3
n p begyn på	-9
n p begyn å	7
n p behöv inte	3
n p betæn i	-4
n p bind hver	6
n p ble bare	-2
n p ble så	1
n p blev #	-1
n p blev så	-5
n p bli aktue	-2
n p blir det	2
n p blir han	7
n p blir hon	1
n p blir sämre	1
n p blir så	2
n p blir verre	-1
n p blive hun	-1
n p blive patie	1
n p blive til	8
n p blive ved	1
n p blod i	-10
n p blode #	-5
n p blodp #	8
n p blodp er	-2
n p blodp i	3
n p blodp om	1
n p blodt #	10
n p blodt er	-4
n p blå eller	-1
n p bort den	1
n p borta på	-1
n p borts fra	-6
n p bra för	-2
n p bra i	2
n p bra på	5
n p bra ut	-1
n p bror har	2
n p båda sidor	3
n p cirka #	3
n p criti care	-1
n p crp #	9
n p cyste på	1
n p da hun	-6
n p da må	1
n p da pasie	1
n p da tar	2
n p da var	1
n p dag #	5
n p dag eller	-2
n p dag for	2
n p dag i	4
n p dag och	-3
n p dag og	-2
n p dag på	-3
n p dagar i	-5
n p dagar sedan	3
n p dagar till	-3
n p dage og	8
n p dagen i	-3
n p dagen men	5
n p dagen og	-3
n p dagen på	-5
n p dagen siden	5
n p dager siden	-4
n p dagli i	6
n p de #	-8
n p de andre	4
n p de der	2
n p de er	5
n p de flest	3
n p de først	7
n p de har	-5
n p de här	-2
n p de næste	4
n p de var	2
n p de är	-13
n p dem i	-6
n p dem skal	-3
n p den #	4
n p den anden	6
n p den andre	-6
n p den blå	3
n p den där	3
n p den ene	1
n p den er	-3
n p den får	-1
n p den gamle	3
n p den giver	2
n p den gjord	2
n p den går	6
n p den har	-6
n p den her	8
n p den holde	1
n p den här	-5
n p den i	-3
n p den ikke	-6
n p den kan	-8
n p den lille	-6
n p den nu	-4
n p den nya	1
n p den nye	3
n p den nå	-3
n p den næste	3
n p den och	-5
n p den og	-9
n p den op	-5
n p den røde	2
n p den siste	2
n p den ska	1
n p den skal	-5
n p den slags	-1
n p den slutt	2
n p den som	-7
n p den stopp	-3
n p den svir	-2
n p den så	-2
n p den tar	-6
n p den til	3
n p den tog	-2
n p den var	-7
n p den venst	1
n p den är	-4
n p der #	3
n p der det	1
n p der en	1
n p der er	-5
n p der et	7
n p der har	-7
n p der hoste	2
n p der ikke	-5
n p der kan	-2
n p der med	3
n p der noget	3
n p der står	1
n p der var	6
n p det #	-2
n p det andre	5
n p det at	-1
n p det begyn	16
n p det behöv	6
n p det ble	11
n p det blev	3
n p det blir	6
n p det blive	4
n p det der	3
n p det där	5
n p det e	2
n p det en	-3
n p det er	-22
n p det et	-5
n p det finne	-3
n p det finns	2
n p det for	-5
n p det forts	2
n p det får	-1
n p det för	-2
n p det gir	-1
n p det gjord	-5
n p det gjør	-3
n p det går	10
n p det gör	-14
n p det gør	-12
n p det hadde	-3
n p det han	-2
n p det har	2
n p det hele	3
n p det her	6
n p det hjelp	-3
n p det holde	-10
n p det hun	2
n p det här	5
n p det i	-25
n p det igen	1
n p det ikke	13
n p det ingen	-2
n p det jeg	6
n p det kan	-2
n p det komme	-15
n p det ligge	2
n p det lukte	-2
n p det låter	3
n p det med	-5
n p det men	4
n p det må	-13
n p det og	-9
n p det om	2
n p det passe	-1
n p det patie	-2
n p det piper	-3
n p det prikk	11
n p det på	-4
n p det rinne	4
n p det samme	9
n p det ser	7
n p det siste	-6
n p det sitte	5
n p det ska	-4
n p det skade	-3
n p det skal	-8
n p det skriv	3
n p det stopp	6
n p det svier	6
n p det så	15
n p det sånn	5
n p det tager	-5
n p det tar	-5
n p det til	-1
n p det treng	4
n p det tror	3
n p det var	-9
n p det veit	2
n p det venst	6
n p det vet	-1
n p det vil	-1
n p det virke	5
n p det är	-4
n p dette er	-3
n p domni i	-1
n p drikk mer	2
n p dropp och	3
n p då blir	-6
n p då kan	6
n p då var	1
n p døgn etter	6
n p døgne og	-1
n p efter #	-3
n p efter en	-6
n p efter opera	-2
n p eg tek	3
n p ei uke	-1
n p eier gir	-6
n p eier kom	3
n p eier med	-3
n p eier så	-8
n p ein gang	2
n p ein gong	-4
n p ejer ikke	-6
n p eller #	-6
n p eller blir	-3
n p eller blive	-6
n p eller det	1
n p eller er	-2
n p eller feber	-3
n p eller får	2
n p eller hun	-4
n p eller ikke	7
n p eller om	-3
n p eller så	-5
n p en #	-7
n p en aller	-4
n p en blodp	4
n p en dropp	-1
n p en ekstr	-3
n p en enkel	5
n p en fisk	1
n p en flask	2
n p en gang	-8
n p en gång	-2
n p en halv	-10
n p en halvt	8
n p en hel	-2
n p en hest	-9
n p en i	-8
n p en kur	-2
n p en liten	3
n p en ml	-1
n p en måned	-1
n p en ny	-1
n p en om	-4
n p en propp	5
n p en prøve	12
n p en sprut	-1
n p en sprøj	-3
n p en sprøy	-4
n p en till	-2
n p en time	9
n p en uge	-5
n p en uke	-1
n p en vecka	2
n p er #	11
n p er at	8
n p er bare	-1
n p er bedre	-1
n p er blank	2
n p er bleve	9
n p er blød	1
n p er borte	3
n p er den	1
n p er der	-14
n p er det	-9
n p er en	-4
n p er ens	2
n p er et	-1
n p er fin	-16
n p er fine	-3
n p er fint	-9
n p er for	6
n p er forst	1
n p er fri	-3
n p er frisk	7
n p er grei	5
n p er greit	-4
n p er han	-5
n p er hard	1
n p er hel	5
n p er helt	3
n p er henvi	-12
n p er her	-8
n p er hoven	2
n p er hun	-4
n p er hævet	1
n p er i	1
n p er ikke	7
n p er ikkje	2
n p er jeg	3
n p er jo	13
n p er klar	-6
n p er komme	-4
n p er lidt	5
n p er litt	1
n p er løs	-6
n p er mye	3
n p er myk	1
n p er nede	10
n p er negat	6
n p er nok	-7
n p er norma	6
n p er også	-2
n p er over	-3
n p er patie	1
n p er posit	-7
n p er på	-6
n p er rolig	-1
n p er rød	1
n p er rødt	-4
n p er slut	7
n p er som	3
n p er stabi	3
n p er stiv	-5
n p er stor	2
n p er så	3
n p er til	2
n p er vacci	1
n p er vaksi	5
n p er varm	-5
n p er vel	-1
n p er væk	-1
n p er øm	6
n p et døgn	1
n p et halvt	-2
n p et kvart	1
n p et par	4
n p et røntg	7
n p et sår	-5
n p et år	-7
n p ett par	-6
n p ett sår	-1
n p ett år	-1
n p etter at	7
n p etter den	4
n p etter det	-2
n p etter siste	6
n p faste fra	9
n p fastl om	2
n p feber #	5
n p feber eller	-1
n p feber i	-1
n p feber och	-8
n p ferdi med	6
n p ferri #	1
n p fick han	-2
n p fick klåda	3
n p fick patie	10
n p fick utsla	-6
n p fik den	1
n p fik en	-2
n p fik patie	-3
n p fikk det	-10
n p fikk han	3
n p fikk jo	6
n p fikk pasie	2
n p fingr har	-1
n p fint ut	3
n p fjerd time	1
n p fjor høst	4
n p fjor og	1
n p foder i	8
n p for #	4
n p for at	-2
n p for blodp	3
n p for blodt	-5
n p for den	-3
n p for det	-9
n p for en	2
n p for et	-6
n p for han	-6
n p for hjert	1
n p for højt	6
n p for lenge	2
n p for mange	-1
n p for pasie	1
n p for patie	-4
n p for trykk	-5
n p for å	-3
n p fordi det	-1
n p fordi patie	6
n p forri uke	-12
n p forst lymfe	1
n p forts #	-5
n p forts med	-9
n p forts men	-1
n p forts patie	-8
n p fra #	4
n p fra egen	6
n p fra fastl	-8
n p fra i	-2
n p fra midna	9
n p freda klokk	4
n p fri i	2
n p frisk som	1
n p från i	-3
n p får det	2
n p får feber	-6
n p får han	-5
n p får hon	5
n p får ikke	2
n p får ni	2
n p får ont	-4
n p får pasie	-10
n p får patie	-1
n p får puste	-2
n p får vi	-6
n p för #	1
n p för att	-1
n p för blodt	3
n p för det	12
n p för en	-6
n p för högt	5
n p för magen	-5
n p förra gånge	5
n p förra månad	-1
n p förra somma	-3
n p förra vecka	-6
n p först i	3
n p før for	6
n p før i	4
n p før jul	-3
n p før og	1
n p før pasie	1
n p før var	-3
n p først #	3
n p først dage	3
n p først dagen	1
n p først ukene	1
n p g #	-3
n p ga henne	6
n p gamme kvinn	1
n p gang dagli	-9
n p gang fik	-1
n p gang i	6
n p gang men	-3
n p gang om	-10
n p gange #	-9
n p gange dagli	-1
n p gange i	-6
n p gange om	-13
n p gav ham	-1
n p gav hende	-4
n p gav sig	6
n p ge inte	-2
n p ger en	2
n p ger inte	-4
n p gi henne	-2
n p gider ikke	1
n p gigt i	-3
n p giver hende	-3
n p giver ikke	5
n p gjør at	-6
n p gjør det	-5
n p gjør vondt	-2
n p glad for	-3
n p gluko i	-4
n p god konta	4
n p grad #	3
n p grund af	8
n p grunn av	-7
n p grunn til	-6
n p grøn stær	5
n p gå ned	-2
n p gå på	-3
n p gång om	-4
n p gånge dagli	4
n p gånge i	5
n p gånge och	-1
n p gånge om	-6
n p gånge per	-1
n p gånge på	-1
n p går #	7
n p går aftes	2
n p går bra	7
n p går den	-3
n p går det	-1
n p går fint	1
n p går for	-1
n p går i	16
n p går inte	3
n p går kveld	-3
n p går kväll	3
n p går morge	2
n p går ned	-1
n p går og	1
n p går patie	-2
n p går på	-7
n p går vi	-6
n p går över	1
n p gått fra	-1
n p gått ned	-1
n p gått ner	1
n p gått opp	1
n p gått upp	4
n p gör en	7
n p gör ont	2
n p gør det	-2
n p gør ikke	1
n p gør ondt	-4
n p ha den	-4
n p ha det	-2
n p ha kvar	6
n p ha något	7
n p ha vider	-3
n p hade för	-4
n p hade patie	3
n p haft #	5
n p haft det	-1
n p haft en	-1
n p halse er	3
n p halte på	3
n p halv #	1
n p halvt år	-1
n p ham en	-2
n p han ble	1
n p han blev	4
n p han drikk	4
n p han er	-2
n p han fick	3
n p han fik	1
n p han fikk	-9
n p han forts	-3
n p han får	3
n p han hade	-11
n p han har	-1
n p han hosta	-5
n p han hoste	-2
n p han ikke	-14
n p han kan	2
n p han med	-3
n p han på	1
n p han ryste	4
n p han slikk	-13
n p han som	-3
n p han sover	-5
n p han var	8
n p han veier	-6
n p han äter	-1
n p handl är	5
n p har #	1
n p har astma	10
n p har begyn	6
n p har blitt	-2
n p har blivi	7
n p har brukt	-9
n p har den	10
n p har det	5
n p har en	-3
n p har fået	9
n p har fått	-1
n p har givet	-3
n p har god	1
n p har gått	2
n p har haft	-5
n p har han	3
n p har hatt	17
n p har hon	4
n p har hun	4
n p har i	-5
n p har ikke	-3
n p har inget	1
n p har inte	-13
n p har jo	10
n p har lappe	-5
n p har metac	3
n p har også	2
n p har ondt	2
n p har ont	2
n p har pasie	4
n p har selv	-3
n p har sett	-1
n p har sluta	9
n p har spira	7
n p har spist	-8
n p har stået	3
n p har sukke	-7
n p har tabt	3
n p har taget	1
n p har tatt	-1
n p har til	-1
n p har varit	4
n p har vel	-5
n p har vi	-13
n p har vært	-7
n p har ätit	2
n p hard og	-2
n p hatt feber	3
n p hela tiden	-2
n p hele dagen	15
n p hele kropp	-2
n p hele natte	-4
n p hele tida	15
n p hele tiden	-4
n p hele vejen	-9
n p hele året	2
n p helle ikke	-3
n p helst ikke	-1
n p helt op	-5
n p hemog #	4
n p hende i	6
n p hende på	-1
n p henvi fra	1
n p henvi til	11
n p her bak	-4
n p her er	3
n p her i	-3
n p her om	7
n p hjemm fra	-2
n p hjert #	5
n p hjert er	7
n p hjert og	-11
n p ho har	2
n p hofte og	-9
n p holde i	-1
n p holde vi	3
n p hon blev	-2
n p hon fick	1
n p hon får	-10
n p hon ha	4
n p hon hade	3
n p hon har	6
n p hon inte	4
n p hon mår	6
n p hon ska	-2
n p hon sluta	2
n p hon väger	-5
n p hon är	-6
n p hon äter	2
n p hoppa över	-3
n p hos fastl	2
n p hos fysio	10
n p hos mig	7
n p hos oss	3
n p hoste og	3
n p hoste om	2
n p hoste som	6
n p hoven i	3
n p hoven og	2
n p huden er	2
n p hun #	4
n p hun blir	2
n p hun er	-8
n p hun fik	6
n p hun fikk	2
n p hun får	9
n p hun går	2
n p hun hadde	2
n p hun har	-22
n p hun hoste	7
n p hun ikke	-1
n p hun kan	1
n p hun kaste	2
n p hun klør	1
n p hun på	-3
n p hun skal	3
n p hun sover	9
n p hun spise	1
n p hun trækk	4
n p hun var	-10
n p hun vejer	-8
n p hun vil	5
n p husk at	1
n p hver anden	-7
n p hver dag	-15
n p hver fjerd	3
n p hver kveld	-3
n p hver måned	-5
n p hver time	11
n p hver tredj	2
n p hvis der	-3
n p hvis det	8
n p hvis han	1
n p hvis hun	6
n p hvis pasie	2
n p hvis patie	1
n p hvis vi	-3
n p här i	-3
n p här är	5
n p håndl er	2
n p höger och	2
n p höger sida	3
n p höger är	-8
n p højre side	1
n p højre øje	3
n p høyre er	4
n p høyre side	2
n p høyre øre	3
n p i #	-11
n p i aften	-8
n p i agria	2
n p i ansik	5
n p i april	2
n p i armen	1
n p i armhu	-1
n p i augus	12
n p i begge	-3
n p i beina	5
n p i benet	2
n p i bilen	-3
n p i blode	-4
n p i blære	-3
n p i bryst	3
n p i buken	3
n p i börja	-3
n p i dag	4
n p i den	7
n p i det	-6
n p i drop	5
n p i døgne	-4
n p i en	-8
n p i ett	-3
n p i famil	-2
n p i febru	6
n p i fingr	-2
n p i fjor	10
n p i foder	-9
n p i forri	-6
n p i forår	11
n p i freda	2
n p i gang	2
n p i gange	2
n p i går	-14
n p i halse	1
n p i hele	-4
n p i helga	-1
n p i hodet	-6
n p i huvud	1
n p i höfte	4
n p i højre	6
n p i høst	-5
n p i janua	-8
n p i juni	-4
n p i kveld	-6
n p i kväll	2
n p i ledde	-1
n p i legge	3
n p i lille	4
n p i lunge	-1
n p i låren	-6
n p i lægge	-3
n p i lörda	4
n p i lørda	8
n p i magen	3
n p i mai	-5
n p i maj	6
n p i manda	-2
n p i mars	7
n p i maven	2
n p i mikro	-2
n p i minut	3
n p i morge	7
n p i morgo	-1
n p i morse	8
n p i munne	-2
n p i muske	-6
n p i muskl	-1
n p i månad	2
n p i måned	-3
n p i nakke	-4
n p i narko	4
n p i nat	6
n p i natt	1
n p i næsen	-3
n p i næste	-1
n p i og	-5
n p i oktob	3
n p i onsda	-6
n p i pande	2
n p i panna	1
n p i ro	4
n p i rygge	6
n p i seg	-2
n p i septe	-3
n p i sin	-1
n p i skabe	-2
n p i skuff	3
n p i skuld	-4
n p i somma	3
n p i somra	-7
n p i stall	-2
n p i stede	-5
n p i ställ	-11
n p i sönda	-1
n p i til	-2
n p i tille	2
n p i torsd	5
n p i tåen	-2
n p i uka	-2
n p i urine	13
n p i vecka	1
n p i vekt	-6
n p i venst	-10
n p i vikt	-3
n p i vinte	-2
n p i vänst	-3
n p i vår	-10
n p i våras	10
n p i år	5
n p i örat	4
n p i øret	11
n p igen i	7
n p igen om	5
n p igen på	-2
n p ikke aktue	-5
n p ikke at	1
n p ikke bedre	-1
n p ikke begyn	-9
n p ikke brukt	-4
n p ikke den	-10
n p ikke det	-9
n p ikke er	-1
n p ikke få	-4
n p ikke fået	-5
n p ikke får	-1
n p ikke før	-1
n p ikke gi	6
n p ikke gitt	-2
n p ikke gravi	13
n p ikke ha	7
n p ikke haft	-1
n p ikke har	-6
n p ikke hatt	-8
n p ikke have	5
n p ikke helt	3
n p ikke holde	-3
n p ikke hvis	-1
n p ikke i	-2
n p ikke ipren	9
n p ikke kan	8
n p ikke komme	5
n p ikke lenge	3
n p ikke løfte	2
n p ikke med	-6
n p ikke mere	2
n p ikke noe	5
n p ikke noget	3
n p ikke nu	2
n p ikke nå	6
n p ikke når	-19
n p ikke nødve	-5
n p ikke og	3
n p ikke ondt	-2
n p ikke opp	3
n p ikke patie	-13
n p ikke på	-7
n p ikke sett	-1
n p ikke siden	4
n p ikke som	3
n p ikke spise	6
n p ikke spist	-11
n p ikke så	-8
n p ikke tabt	3
n p ikke til	-5
n p ikke tåler	-7
n p ikke vil	5
n p ikke øm	1
n p ikkje det	-5
n p ikkje på	-1
n p in i	-1
n p ind og	1
n p inga tecke	3
n p ingen aller	7
n p ingen astma	2
n p ingen bilyd	2
n p ingen blod	-8
n p ingen blødn	4
n p ingen diarr	3
n p ingen er	-17
n p ingen feber	-1
n p ingen forst	1
n p ingen knude	-6
n p ingen kvalm	4
n p ingen misly	1
n p ingen smert	5
n p ingen sår	-12
n p ingen væske	-6
n p inget mer	-1
n p innan patie	4
n p innti #	2
n p inom #	7
n p inte bra	-2
n p inte den	-11
n p inte det	5
n p inte först	1
n p inte ha	-2
n p inte i	-10
n p inte kan	-1
n p inte magen	2
n p inte men	3
n p inte mer	2
n p inte nu	-6
n p inte patie	-9
n p inte räcke	2
n p inte sen	4
n p inte så	-8
n p inte är	2
n p inte öm	1
n p intra #	-5
n p ja #	2
n p ja den	-3
n p ja det	-1
n p ja hun	3
n p ja i	5
n p ja patie	3
n p jag har	-6
n p jag inte	-5
n p jeg det	-1
n p jeg er	-5
n p jeg får	1
n p jeg har	-17
n p jeg havde	-1
n p jeg i	-2
n p jeg ikke	-10
n p jeg kan	7
n p jeg klemm	1
n p jeg lægge	-2
n p jeg pasie	4
n p jeg sende	1
n p jeg skal	-10
n p jeg skriv	-8
n p jeg skære	5
n p jeg så	2
n p jeg til	2
n p jeg tror	7
n p jeg trykk	-6
n p jo i	-3
n p kaliu #	-4
n p kalsi i	-3
n p kan bli	-2
n p kan det	1
n p kan ejer	-1
n p kan gi	-3
n p kan godt	1
n p kan han	-1
n p kan ikke	-4
n p kan inte	-2
n p kan jeg	3
n p kan komme	4
n p kan man	4
n p kan ni	-3
n p kan pasie	-1
n p kan patie	-4
n p kan vi	2
n p kan være	1
n p kaste op	-4
n p kaste opp	6
n p kastr #	-2
n p kg #	4
n p kg en	-1
n p kigge på	5
n p kissa och	-5
n p klini i	-1
n p klock #	5
n p klokk #	-6
n p klump i	-7
n p koles er	6
n p koles är	4
n p kom det	-2
n p kom i	-3
n p komme af	1
n p komme der	5
n p komme igen	-15
n p komme patie	4
n p komme på	-4
n p komme seg	1
n p komme til	2
n p komme tilba	2
n p komme tillb	2
n p kontr av	1
n p kontr her	6
n p kontr om	-2
n p kraft blødn	-2
n p kraft er	7
n p kraft i	4
n p kreat #	5
n p kun hvis	-1
n p kvar men	2
n p kvar på	-8
n p lad være	-3
n p lar vi	4
n p legge er	4
n p legge seg	-1
n p lenge siden	-1
n p lever er	-3
n p ligge en	1
n p ligge med	1
n p ligge og	3
n p ligge på	6
n p lille hvite	-6
n p lite bättr	5
n p lite i	4
n p litt på	-5
n p litt slim	6
n p lunge er	-1
n p lunge i	2
n p lägge till	4
n p lægge en	5
n p lørda og	1
n p magen er	2
n p magen i	-10
n p magen är	3
n p mamma har	4
n p man ikke	3
n p mange år	-4
n p maven er	1
n p maven og	1
n p med #	-6
n p med at	5
n p med att	-6
n p med aura	-4
n p med de	-5
n p med den	-6
n p med det	-12
n p med ein	-1
n p med en	7
n p med feber	2
n p med hjert	1
n p med hodet	5
n p med i	6
n p med klorh	1
n p med men	-3
n p med noe	-3
n p med ny	1
n p med og	1
n p med om	-1
n p med patie	4
n p med på	1
n p med rødt	-7
n p med space	6
n p med så	1
n p melat #	-2
n p men #	-5
n p men bare	6
n p men da	1
n p men de	2
n p men den	16
n p men der	-4
n p men det	-1
n p men han	-20
n p men ho	-2
n p men hon	11
n p men hun	2
n p men i	4
n p men ikke	6
n p men ingen	8
n p men inte	-8
n p men jag	-4
n p men jeg	2
n p men om	-10
n p men pasie	8
n p men patie	1
n p men så	1
n p men vi	-10
n p men ägare	3
n p mer av	1
n p mer enn	6
n p mer än	3
n p mere end	-12
n p mest på	1
n p metac #	3
n p metfo #	-10
n p mg #	7
n p mg dagli	5
n p mg en	-4
n p mg hver	-1
n p mg i	-2
n p mg kg	-7
n p mg og	-6
n p mg om	2
n p mg til	2
n p midt på	10
n p migræ med	-7
n p min bror	-3
n p misst om	3
n p ml #	-2
n p ml i	-5
n p morge klokk	8
n p morge og	3
n p morge tidli	-3
n p mot feber	-4
n p må ikke	13
n p må pasie	6
n p må patie	-10
n p må vi	7
n p måned ja	8
n p måned siden	-2
n p mår illa	2
n p nakke er	-2
n p nakke og	-8
n p natta og	1
n p natte #	-3
n p ned #	4
n p ned i	-4
n p ned på	-1
n p ned til	-5
n p nede i	1
n p nede på	10
n p nedsa på	1
n p negat på	-4
n p nei det	-2
n p nej ikke	-1
n p ner #	-9
n p ner i	-1
n p ner till	-1
n p no er	-5
n p no og	12
n p noe annet	-12
n p noe for	11
n p noe i	5
n p noe nytt	-4
n p noe vi	-1
n p nogen stede	10
n p noget andet	-6
n p noget for	-5
n p noget med	2
n p noget mod	3
n p noget på	-6
n p nu #	-1
n p nu er	8
n p nu men	5
n p nu och	-4
n p nu og	5
n p numme #	-5
n p ny prøve	5
n p nyren er	2
n p nyrer og	-5
n p nytt prov	6
n p när det	5
n p när han	-1
n p när hon	6
n p när patie	1
n p när vi	-7
n p nå er	5
n p nå i	5
n p nå og	7
n p når det	2
n p når eg	4
n p når eier	3
n p når han	-4
n p når hun	5
n p når jeg	-2
n p når pasie	7
n p når patie	8
n p næste #	2
n p næste uge	1
n p och #	2
n p och den	2
n p och det	6
n p och då	-6
n p och en	-1
n p och ett	-4
n p och får	3
n p och han	2
n p och hon	9
n p och i	-8
n p och inga	5
n p och kväll	3
n p och lite	1
n p och med	2
n p och patie	8
n p och sen	1
n p och så	4
n p och vacci	-5
n p och vi	2
n p och är	2
n p og #	-13
n p og aften	1
n p og antib	6
n p og begyn	-1
n p og blod	-1
n p og da	12
n p og den	3
n p og der	9
n p og det	12
n p og drikk	-1
n p og en	12
n p og er	-16
n p og et	2
n p og får	-10
n p og giver	-1
n p og ho	2
n p og hoste	1
n p og hun	9
n p og i	3
n p og ikke	3
n p og ingen	6
n p og jeg	-3
n p og kaliu	1
n p og kveld	5
n p og lidt	-3
n p og lunge	-3
n p og maven	-5
n p og med	-3
n p og må	7
n p og ned	2
n p og nu	8
n p og når	-1
n p og om	-6
n p og patie	3
n p og på	1
n p og ringe	-6
n p og ser	2
n p og sin	4
n p og så	3
n p og tar	7
n p og til	-9
n p og vaksi	-1
n p og varm	-4
n p og vi	4
n p også den	-2
n p også på	-3
n p om #	16
n p om aften	5
n p om dagen	-19
n p om den	-8
n p om det	3
n p om ei	6
n p om en	3
n p om et	5
n p om han	-2
n p om hon	-5
n p om hun	1
n p om kveld	3
n p om morge	-19
n p om munde	2
n p om natta	9
n p om natte	2
n p om pasie	-6
n p om patie	-2
n p ondt i	4
n p ondt nogen	2
n p ont igen	3
n p op i	-6
n p op til	-1
n p opere for	3
n p opere nej	3
n p opp #	5
n p opp i	-3
n p opp om	-4
n p opp til	-4
n p oppe på	-2
n p over #	-6
n p over en	-4
n p over i	2
n p over på	7
n p pande og	-3
n p pasie #	-10
n p pasie av	-1
n p pasie bare	-1
n p pasie ble	-4
n p pasie blør	-2
n p pasie bruke	-1
n p pasie er	-5
n p pasie fekk	6
n p pasie fikk	-2
n p pasie forts	2
n p pasie får	1
n p pasie går	-4
n p pasie ha	-8
n p pasie har	4
n p pasie helt	3
n p pasie i	3
n p pasie ikke	-10
n p pasie kaste	7
n p pasie kom	3
n p pasie legge	-5
n p pasie med	2
n p pasie må	1
n p pasie når	4
n p pasie på	1
n p pasie reise	-1
n p pasie ser	6
n p pasie sier	3
n p pasie skal	7
n p pasie skriv	2
n p pasie slutt	6
n p pasie som	1
n p pasie start	-2
n p pasie ta	1
n p pasie tar	6
n p pasie tok	-7
n p pasie var	5
n p patie #	-4
n p patie av	-2
n p patie blev	2
n p patie blir	-1
n p patie blive	-5
n p patie börja	-2
n p patie det	-3
n p patie en	11
n p patie er	7
n p patie fick	-2
n p patie fik	-4
n p patie for	2
n p patie få	-1
n p patie fået	-3
n p patie får	-13
n p patie godt	-3
n p patie ha	-4
n p patie hade	9
n p patie har	-2
n p patie i	2
n p patie ikke	-9
n p patie inte	-5
n p patie kan	-2
n p patie kissa	-1
n p patie komme	7
n p patie kräks	1
n p patie med	-7
n p patie må	7
n p patie nu	2
n p patie og	-10
n p patie om	3
n p patie på	1
n p patie ringe	8
n p patie ska	2
n p patie skal	6
n p patie skull	12
n p patie sluta	-7
n p patie sprin	2
n p patie stopp	1
n p patie så	-5
n p patie tar	-6
n p patie til	-4
n p patie till	7
n p patie tog	3
n p patie troed	2
n p patie var	2
n p patie vende	6
n p patie vill	-7
n p patie väl	2
n p patie är	7
n p penic i	4
n p per dag	2
n p plus #	9
n p posit på	1
n p poter og	3
n p prata om	-6
n p predn #	9
n p predn i	-4
n p prikk i	4
n p prov på	-1
n p prøve #	-5
n p prøve er	-5
n p prøve fra	1
n p prøve i	-2
n p prøve om	4
n p prøve vi	-9
n p puls #	2
n p puls i	2
n p pulse #	6
n p pulse er	-1
n p pust morge	5
n p puste #	5
n p på #	16
n p på akute	6
n p på apote	4
n p på at	-3
n p på att	5
n p på badet	5
n p på begge	3
n p på bilde	2
n p på biops	1
n p på blodf	4
n p på båda	3
n p på dagen	-9
n p på dem	4
n p på den	4
n p på det	3
n p på drop	3
n p på en	-4
n p på et	2
n p på ett	-1
n p på freda	2
n p på grund	8
n p på grunn	-7
n p på halse	-1
n p på hende	2
n p på hodet	3
n p på hälso	2
n p på höger	-1
n p på høgre	2
n p på højre	-6
n p på høyre	6
n p på i	-1
n p på jobb	-2
n p på jobbe	-2
n p på kontr	-1
n p på kveld	-9
n p på kväll	-6
n p på legev	-1
n p på legge	-5
n p på lørda	8
n p på magen	-4
n p på manda	6
n p på med	-3
n p på morgo	2
n p på natte	-1
n p på nätte	2
n p på og	6
n p på om	-4
n p på onsda	2
n p på poten	-4
n p på rygge	3
n p på seg	2
n p på sidan	-4
n p på sig	2
n p på skade	1
n p på sprøy	-2
n p på størr	-8
n p på sykeh	-5
n p på torsd	4
n p på venst	13
n p på vänst	-3
n p på vårdc	-6
n p på yders	-3
n p redan i	-4
n p reise seg	-6
n p remis till	4
n p reste af	1
n p ring om	3
n p ringe #	3
n p ringe dere	3
n p ringe eier	-2
n p ringe ejer	-2
n p ringe i	-2
n p ringe om	1
n p ringe pasie	3
n p ringe patie	7
n p ringe til	-2
n p ringe ägare	9
n p riste på	3
n p rundt om	17
n p ryste på	1
n p röntg visar	1
n p rött och	-1
n p rød og	1
n p røde og	1
n p rødt og	-5
n p røntg nu	4
n p røntg viser	-6
n p sa att	3
n p sa det	-1
n p sa han	-8
n p samme dag	-2
n p samme med	2
n p se patie	2
n p se på	-4
n p sedan i	-1
n p seg i	-6
n p seg på	1
n p sen i	5
n p ser bra	-1
n p ser norma	1
n p ser om	-2
n p ser vi	-4
n p ses om	6
n p ses vi	3
n p si fra	-1
n p sida i	2
n p siden augus	-11
n p siden for	-9
n p siden i	-7
n p siden mai	3
n p siden men	1
n p siden og	1
n p siden pasie	-3
n p siden på	-3
n p siden septe	-1
n p siden sist	-2
n p sider og	3
n p sidst år	2
n p sig i	4
n p sig men	-2
n p sig mot	-4
n p sig på	10
n p sikke på	-7
n p sin egen	-4
n p sin far	-1
n p sin syste	3
n p sin søste	-3
n p sitte i	-3
n p ska ha	-1
n p ska hon	4
n p ska inte	1
n p ska patie	-6
n p skade ikke	-3
n p skal han	4
n p skal have	-4
n p skal hun	-1
n p skal ikke	12
n p skal pasie	-5
n p skal patie	-3
n p skriv det	-1
n p skriv jeg	4
n p skriv ut	-9
n p skriv vi	-2
n p skull ha	1
n p skyll med	-2
n p skyll munne	-3
n p slapp i	5
n p slemh är	3
n p slet ikke	4
n p slikk poter	-7
n p slim og	-2
n p slimh er	3
n p sluta med	-8
n p sluta patie	-7
n p slutt for	4
n p slutt med	2
n p slutt å	-1
n p smert #	4
n p smert i	-5
n p snakk med	-5
n p snakk om	1
n p snakk vi	7
n p som aller	-10
n p som barn	-1
n p som de	-4
n p som eier	3
n p som en	-9
n p som er	1
n p som et	-7
n p som ett	8
n p som før	-4
n p som gjør	-13
n p som gör	4
n p som har	-15
n p som heter	4
n p som om	5
n p som pasie	-1
n p som patie	7
n p som ung	-2
n p som vanli	1
n p som vi	1
n p sover #	1
n p sover ikke	-6
n p sover med	-2
n p spise jo	-4
n p spist siden	-8
n p sprøj i	-3
n p sprøy #	-6
n p sprøy en	-1
n p sprøy og	-5
n p spurg til	2
n p start på	-2
n p start vi	6
n p stikp #	-4
n p stoff er	8
n p stopp i	4
n p stopp pasie	-2
n p stopp patie	-3
n p står det	-7
n p står med	1
n p står på	-4
n p størr med	-8
n p sukke i	-5
n p sure oppst	2
n p svar på	10
n p svare på	2
n p svart avfør	3
n p svull i	-5
n p syste har	8
n p sämre eller	1
n p så #	-15
n p så att	10
n p så begyn	4
n p så den	-4
n p så det	9
n p så er	-4
n p så får	1
n p så fælt	2
n p så han	-2
n p så har	5
n p så hun	-2
n p så ingen	2
n p så jeg	6
n p så kan	-2
n p så kom	2
n p så lenge	-3
n p så länge	-2
n p så må	1
n p så ont	-5
n p så pasie	7
n p så patie	-8
n p så prøve	-4
n p så ring	-5
n p så ringe	21
n p så ses	4
n p så skal	-6
n p så tar	-3
n p så trött	6
n p så var	-2
n p så øm	-1
n p sådan nogle	-1
n p sår i	1
n p sår på	2
n p søste hun	-3
n p ta blodp	-1
n p ta bort	-2
n p ta den	-2
n p ta en	-7
n p table #	-2
n p table i	-5
n p tager #	-1
n p tager en	5
n p tager et	3
n p tar #	-1
n p tar den	-10
n p tar det	-6
n p tar en	4
n p tar jeg	2
n p tar metfo	2
n p tar pasie	-4
n p tar patie	-5
n p tar på	5
n p tar vi	4
n p tarme er	2
n p tek vi	4
n p temp #	3
n p tempe #	5
n p til #	-1
n p til at	-1
n p til de	2
n p til den	3
n p til det	-8
n p til dyrkn	1
n p til feber	-7
n p til hun	-2
n p til i	-3
n p til jul	-4
n p til kontr	-2
n p til natte	3
n p til sin	-2
n p til vi	9
n p til våren	-7
n p til å	-8
n p till #	-10
n p till i	3
n p till natte	-1
n p till och	2
n p time siden	2
n p titta på	5
n p tog patie	2
n p tog slut	5
n p tok pasie	5
n p torr i	2
n p trapp vi	3
n p tredj månad	2
n p treng ikke	-2
n p treng pasie	-5
n p troed det	-7
n p tromm er	1
n p tror det	8
n p tryck #	1
n p trykk #	11
n p trykk er	1
n p trækk vejre	4
n p tsh #	2
n p tsh er	1
n p type #	-2
n p tåler ikke	2
n p ud af	2
n p ud i	-3
n p ud og	-10
n p uge #	6
n p uger og	2
n p uger siden	4
n p uke #	4
n p uke og	6
n p uke på	2
n p uker og	1
n p uker siden	6
n p under #	-9
n p under ribbe	2
n p upp till	-1
n p urine och	4
n p ut av	-3
n p ut en	-8
n p ut i	3
n p uten å	2
n p utsla av	3
n p utsla över	-5
n p vaksi mot	1
n p var #	8
n p var det	-1
n p var fin	3
n p var fine	5
n p var fint	3
n p var helt	4
n p var i	3
n p var norma	2
n p var på	3
n p var tredj	2
n p var åtton	-4
n p varan dag	4
n p varig #	-5
n p varje dag	6
n p varje timme	3
n p varm og	-8
n p vecka och	3
n p vecko och	-4
n p vecko sedan	1
n p ved at	1
n p ved behov	1
n p ved med	6
n p ved siden	-5
n p veier #	7
n p veit vi	2
n p vekt #	2
n p vekta #	1
n p vel #	-11
n p vel ikke	-6
n p vende sig	6
n p venst er	-2
n p venst forbe	1
n p venst hånd	2
n p venst side	5
n p venst øje	6
n p vi bytte	6
n p vi börja	-4
n p vi da	-5
n p vi det	-13
n p vi en	-2
n p vi gör	-1
n p vi har	-1
n p vi i	8
n p vi ikke	1
n p vi ikkje	2
n p vi inte	-1
n p vi med	-3
n p vi når	-1
n p vi om	-4
n p vi prøve	-1
n p vi på	-9
n p vi se	-6
n p vi ses	8
n p vi ska	-1
n p vi skal	7
n p vi snakk	1
n p vi så	-5
n p vi ta	4
n p vi tager	3
n p vi tar	-9
n p vi til	-1
n p vi vet	5
n p vid behov	-4
n p vikt #	2
n p vil drikk	4
n p vil ikke	3
n p vil jeg	-5
n p vil pasie	-5
n p vill inte	5
n p vill jag	-6
n p vondt i	-5
n p väger #	-7
n p väl #	-8
n p vänst sida	8
n p vänst öga	2
n p vægt #	4
n p vægte #	4
n p være med	-4
n p væske i	-2
n p væske under	-1
n p ägare med	1
n p än #	-1
n p är #	7
n p är bra	-1
n p är det	6
n p är en	1
n p är fin	5
n p är hel	-1
n p är inte	8
n p är lite	-1
n p är norma	-5
n p är okej	-1
n p är patie	-5
n p är som	5
n p är svull	4
n p äter inte	6
n p å bli	2
n p å få	5
n p å se	-5
n p å spise	11
n p å være	1
n p år gamme	1
n p år i	6
n p år med	-7
n p år men	-5
n p år och	2
n p år og	4
n p år sedan	-2
n p år sen	3
n p år siden	-10
n p år så	-2
n p åtton timme	-4
n p én gang	-8
n p över #	-2
n p øm i	3
n p øre er	2
n p ørega er	1
n p ørene og	4
n p øynen er	2
n tail0 #	16
n tail0 af	1
n tail0 aften	-4
n tail0 akute	3
n tail0 aldri	-5
n tail0 andet	1
n tail0 antib	-1
n tail0 april	1
n tail0 arm	-3
n tail0 astma	4
n tail0 augus	6
n tail0 av	2
n tail0 avslu	2
n tail0 bak	5
n tail0 barn	2
n tail0 bedre	1
n tail0 bedøv	2
n tail0 begge	-5
n tail0 behöv	6
n tail0 benet	10
n tail0 besvi	1
n tail0 bilyd	2
n tail0 blod	-26
n tail0 blode	4
n tail0 blodf	12
n tail0 blodp	5
n tail0 blære	7
n tail0 blød	1
n tail0 blødn	-2
n tail0 bokse	-2
n tail0 borta	-4
n tail0 bryst	8
n tail0 buken	3
n tail0 byld	4
n tail0 bättr	-2
n tail0 börja	5
n tail0 cm	5
n tail0 dag	6
n tail0 dagar	15
n tail0 dage	-6
n tail0 dagen	15
n tail0 dager	-6
n tail0 dagli	4
n tail0 dem	-2
n tail0 den	-15
n tail0 der	3
n tail0 det	-25
n tail0 diabe	-1
n tail0 diarr	5
n tail0 direk	1
n tail0 drick	-3
n tail0 drikk	1
n tail0 dygn	-3
n tail0 där	-1
n tail0 då	-5
n tail0 døgn	5
n tail0 efter	5
n tail0 eier	-4
n tail0 ejer	-3
n tail0 ekstr	-4
n tail0 eller	-1
n tail0 er	3
n tail0 etter	1
n tail0 famil	-2
n tail0 feber	-13
n tail0 fin	3
n tail0 fine	-1
n tail0 finge	-6
n tail0 fingr	5
n tail0 fint	-9
n tail0 fjor	2
n tail0 foden	4
n tail0 forsi	-6
n tail0 forst	2
n tail0 forts	-6
n tail0 forve	-4
n tail0 forår	8
n tail0 freda	16
n tail0 fri	-3
n tail0 fritt	9
n tail0 fästi	-1
n tail0 förut	-5
n tail0 før	-1
n tail0 først	5
n tail0 gange	6
n tail0 godt	3
n tail0 grade	-5
n tail0 gravi	-7
n tail0 grei	3
n tail0 gris	1
n tail0 gång	-4
n tail0 gånge	9
n tail0 går	-14
n tail0 ha	-2
n tail0 halse	-10
n tail0 halt	-4
n tail0 halv	-4
n tail0 halvt	2
n tail0 ham	-1
n tail0 han	-1
n tail0 hel	3
n tail0 hele	3
n tail0 helge	-7
n tail0 helse	-6
n tail0 henne	-7
n tail0 her	4
n tail0 hjert	-12
n tail0 hodet	-4
n tail0 hofta	6
n tail0 hofte	4
n tail0 holde	-4
n tail0 hoste	-1
n tail0 hoved	2
n tail0 hud	2
n tail0 huden	4
n tail0 hun	-7
n tail0 hunde	-3
n tail0 huvud	-2
n tail0 här	-7
n tail0 hårt	-5
n tail0 höger	-1
n tail0 högt	7
n tail0 højre	-9
n tail0 høst	-9
n tail0 høy	-4
n tail0 høyre	-1
n tail0 idag	-3
n tail0 igen	-6
n tail0 ikke	5
n tail0 illam	2
n tail0 imell	4
n tail0 imens	8
n tail0 infek	-9
n tail0 ingen	-2
n tail0 inget	-3
n tail0 inhal	6
n tail0 inn	5
n tail0 innan	-3
n tail0 inte	19
n tail0 intyg	6
n tail0 ipren	14
n tail0 ja	-2
n tail0 janua	2
n tail0 jern	2
n tail0 jo	-10
n tail0 jobbe	2
n tail0 jul	-2
n tail0 juli	-12
n tail0 juni	-3
n tail0 kanin	-2
n tail0 kante	4
n tail0 kastr	3
n tail0 katet	2
n tail0 katt	-1
n tail0 katte	-3
n tail0 kg	-1
n tail0 klar	-10
n tail0 klemm	-1
n tail0 komme	1
n tail0 konta	-5
n tail0 kontr	-6
n tail0 korti	-10
n tail0 kraft	-2
n tail0 kramp	4
n tail0 kvalm	-4
n tail0 kveld	-5
n tail0 kväll	1
n tail0 kæben	4
n tail0 langt	-1
n tail0 lavt	7
n tail0 legev	-3
n tail0 legge	-5
n tail0 lenge	-4
n tail0 lever	-4
n tail0 lite	7
n tail0 litt	-2
n tail0 livmo	5
n tail0 länge	-3
n tail0 längr	-1
n tail0 låret	5
n tail0 læge	-2
n tail0 lørda	4
n tail0 mage	-7
n tail0 magen	-13
n tail0 mai	4
n tail0 maj	7
n tail0 manda	3
n tail0 mars	1
n tail0 marts	4
n tail0 maten	-2
n tail0 maven	-2
n tail0 maves	-4
n tail0 med	9
n tail0 medic	1
n tail0 mere	-2
n tail0 metac	-1
n tail0 metfo	4
n tail0 mg	-3
n tail0 midna	9
n tail0 mikro	-8
n tail0 minut	-3
n tail0 ml	1
n tail0 mm	5
n tail0 morge	6
n tail0 morgo	-2
n tail0 morse	4
n tail0 munne	17
n tail0 mye	-5
n tail0 månad	-2
n tail0 måned	-2
n tail0 mælk	3
n tail0 nakke	6
n tail0 natt	-5
n tail0 natta	4
n tail0 natte	-2
n tail0 ned	-7
n tail0 nede	4
n tail0 nedov	-3
n tail0 negat	9
n tail0 nei	9
n tail0 no	-10
n tail0 noget	-5
n tail0 norma	-2
n tail0 ny	-5
n tail0 nå	10
n tail0 nødve	-5
n tail0 också	7
n tail0 også	9
n tail0 om	2
n tail0 ondt	-1
n tail0 op	-9
n tail0 opera	-4
n tail0 opkas	-2
n tail0 opp	3
n tail0 orden	2
n tail0 over	-5
n tail0 overa	-1
n tail0 passe	7
n tail0 patie	8
n tail0 penic	12
n tail0 pille	-7
n tail0 piper	-2
n tail0 polik	-4
n tail0 posit	10
n tail0 predn	-2
n tail0 prøve	2
n tail0 pulse	-6
n tail0 pus	3
n tail0 puste	5
n tail0 på	-5
n tail0 pænt	-9
n tail0 regel	1
n tail0 rene	1
n tail0 ringe	3
n tail0 ro	4
n tail0 rolig	-5
n tail0 rosa	-5
n tail0 rundt	2
n tail0 rygge	-5
n tail0 rødt	-9
n tail0 samme	8
n tail0 scann	1
n tail0 se	-2
n tail0 sedan	6
n tail0 seg	13
n tail0 sekun	4
n tail0 selv	2
n tail0 sen	4
n tail0 senge	6
n tail0 septe	-6
n tail0 ses	3
n tail0 sida	10
n tail0 sidan	4
n tail0 siden	-9
n tail0 sidor	3
n tail0 sidst	5
n tail0 sist	-8
n tail0 själv	3
n tail0 skade	1
n tail0 skuld	-7
n tail0 slapp	-2
n tail0 slut	5
n tail0 smert	4
n tail0 sokke	-6
n tail0 somma	3
n tail0 somme	-1
n tail0 spise	8
n tail0 sprut	2
n tail0 sprøj	4
n tail0 sprøy	-1
n tail0 stabi	3
n tail0 stede	-7
n tail0 stikk	-11
n tail0 still	3
n tail0 stofs	1
n tail0 stopp	-1
n tail0 store	7
n tail0 ställ	-6
n tail0 stær	-2
n tail0 sukke	-1
n tail0 svamp	-3
n tail0 svett	4
n tail0 svimm	7
n tail0 svuls	-3
n tail0 synke	-4
n tail0 sår	-18
n tail0 sønda	-6
n tail0 table	-3
n tail0 tarml	1
n tail0 tett	5
n tail0 tida	11
n tail0 tidli	5
n tail0 til	2
n tail0 tilba	-9
n tail0 till	-1
n tail0 time	5
n tail0 timer	3
n tail0 timme	4
n tail0 tirsd	2
n tail0 tom	-2
n tail0 torsd	-5
n tail0 trapp	-5
n tail0 tørre	-1
n tail0 tørt	8
n tail0 ud	-1
n tail0 ugen	12
n tail0 uger	-2
n tail0 uka	-2
n tail0 uke	-6
n tail0 uker	-4
n tail0 upp	-5
n tail0 urine	7
n tail0 urinv	-3
n tail0 ut	11
n tail0 utsle	-3
n tail0 vacci	-4
n tail0 vaksi	-8
n tail0 vand	1
n tail0 vanli	1
n tail0 varm	-4
n tail0 vecka	1
n tail0 vecko	-7
n tail0 veker	4
n tail0 venst	3
n tail0 verre	-3
n tail0 vinte	-2
n tail0 vondt	-3
n tail0 vänst	-7
n tail0 vår	-5
n tail0 vårdc	-7
n tail0 våren	-7
n tail0 væk	-2
n tail0 være	-1
n tail0 væske	-11
n tail0 ägare	5
n tail0 år	13
n tail0 året	2
n tail0 én	-8
n tail0 öga	2
n tail0 øjne	-4
n tail0 øjnen	2
n tail0 øm	1
n tail0 øret	9
n tail1 #	21
n tail1 af	13
n tail1 aldri	11
n tail1 alla	-1
n tail1 alle	1
n tail1 aller	-1
n tail1 anden	-1
n tail1 antib	4
n tail1 at	-4
n tail1 av	1
n tail1 bara	8
n tail1 bare	-5
n tail1 begge	8
n tail1 blev	-6
n tail1 bleve	15
n tail1 blir	-11
n tail1 blodp	3
n tail1 blodt	6
n tail1 bra	-1
n tail1 bruke	2
n tail1 byter	1
n tail1 båda	4
n tail1 börja	-3
n tail1 crp	5
n tail1 da	-6
n tail1 dag	2
n tail1 dagar	-1
n tail1 dage	-2
n tail1 dagen	-5
n tail1 dager	-1
n tail1 dem	3
n tail1 den	-6
n tail1 denne	1
n tail1 der	1
n tail1 dere	1
n tail1 det	4
n tail1 drikk	4
n tail1 där	-2
n tail1 dårli	-1
n tail1 efter	6
n tail1 egen	-4
n tail1 ei	1
n tail1 eier	2
n tail1 ein	4
n tail1 eller	-7
n tail1 en	-11
n tail1 end	4
n tail1 er	15
n tail1 et	-15
n tail1 fick	-4
n tail1 fik	9
n tail1 fin	-7
n tail1 fjor	2
n tail1 for	3
n tail1 forri	-8
n tail1 forts	-3
n tail1 fra	-9
n tail1 fri	5
n tail1 från	-3
n tail1 få	-4
n tail1 för	2
n tail1 förra	-2
n tail1 först	-2
n tail1 før	-10
n tail1 først	-4
n tail1 gang	4
n tail1 gange	3
n tail1 ger	-5
n tail1 glad	-6
n tail1 god	3
n tail1 grad	1
n tail1 går	12
n tail1 ha	17
n tail1 haft	3
n tail1 halv	-7
n tail1 ham	-6
n tail1 han	-7
n tail1 har	14
n tail1 have	9
n tail1 hela	-3
n tail1 hele	5
n tail1 helle	-2
n tail1 helt	10
n tail1 hende	-11
n tail1 her	-6
n tail1 hjärt	-6
n tail1 ho	-5
n tail1 hodep	1
n tail1 hon	5
n tail1 hos	-3
n tail1 hoste	-1
n tail1 hun	3
n tail1 huske	-6
n tail1 hver	-7
n tail1 här	-9
n tail1 hænge	2
n tail1 höger	-6
n tail1 højre	1
n tail1 høyre	4
n tail1 i	7
n tail1 ikke	13
n tail1 ikkje	4
n tail1 in	1
n tail1 inga	1
n tail1 ingen	15
n tail1 inget	4
n tail1 inte	17
n tail1 jag	1
n tail1 jeg	-2
n tail1 jo	6
n tail1 kaliu	1
n tail1 kan	11
n tail1 kaste	-1
n tail1 kg	2
n tail1 kjent	2
n tail1 klock	3
n tail1 klokk	-5
n tail1 kom	-4
n tail1 komme	-14
n tail1 kraft	-2
n tail1 kreat	5
n tail1 kvalm	6
n tail1 lavt	-1
n tail1 lenge	1
n tail1 lett	2
n tail1 lidt	-3
n tail1 lige	4
n tail1 ligge	1
n tail1 lite	3
n tail1 litt	-4
n tail1 lunge	1
n tail1 magen	4
n tail1 med	9
n tail1 meg	-12
n tail1 men	-3
n tail1 mest	-1
n tail1 mg	1
n tail1 mig	-2
n tail1 min	-5
n tail1 ml	-3
n tail1 mod	-6
n tail1 morge	6
n tail1 mot	-11
n tail1 munne	-2
n tail1 måned	-2
n tail1 neste	7
n tail1 ni	3
n tail1 noe	-6
n tail1 noget	8
n tail1 noko	-3
n tail1 norma	5
n tail1 nu	-6
n tail1 numme	2
n tail1 ny	2
n tail1 nytt	1
n tail1 nästa	1
n tail1 nå	-3
n tail1 næste	-2
n tail1 och	-12
n tail1 og	-3
n tail1 også	-5
n tail1 om	11
n tail1 over	-9
n tail1 par	-8
n tail1 pasie	-13
n tail1 patie	-14
n tail1 per	-9
n tail1 prøve	-10
n tail1 puls	8
n tail1 pulse	3
n tail1 puste	11
n tail1 på	7
n tail1 reise	1
n tail1 ring	1
n tail1 ringe	5
n tail1 rundt	11
n tail1 ryger	-8
n tail1 röntg	6
n tail1 rød	-13
n tail1 sa	6
n tail1 samme	-1
n tail1 sedan	-4
n tail1 seg	-12
n tail1 sen	5
n tail1 ser	-11
n tail1 sidan	-6
n tail1 side	1
n tail1 siden	1
n tail1 sier	3
n tail1 sig	-2
n tail1 sin	-11
n tail1 siste	4
n tail1 ska	-1
n tail1 skal	-3
n tail1 skriv	7
n tail1 sluta	6
n tail1 smärt	4
n tail1 som	-2
n tail1 sover	3
n tail1 stadi	3
n tail1 stort	-1
n tail1 svart	-1
n tail1 svull	-2
n tail1 så	-7
n tail1 sånn	-11
n tail1 tage	-4
n tail1 tager	4
n tail1 tar	4
n tail1 temp	3
n tail1 tempe	4
n tail1 til	14
n tail1 till	-13
n tail1 time	3
n tail1 tisse	-9
n tail1 tredj	1
n tail1 treng	3
n tail1 tror	-2
n tail1 tåler	4
n tail1 uden	5
n tail1 uka	-1
n tail1 uke	-1
n tail1 uker	-3
n tail1 under	-2
n tail1 upp	-1
n tail1 ut	-2
n tail1 utan	-7
n tail1 uten	3
n tail1 var	5
n tail1 varan	8
n tail1 vecka	1
n tail1 vecko	-3
n tail1 ved	-5
n tail1 vejer	2
n tail1 vel	-4
n tail1 venst	-3
n tail1 vi	-6
n tail1 vid	5
n tail1 virke	-2
n tail1 väger	-2
n tail1 vänst	5
n tail1 være	8
n tail1 ägare	-3
n tail1 är	5
n tail1 äter	3
n tail1 å	-2
n tail1 år	-2
n tail1 én	-3
n tail1 över	4
n tail1 øje	5
n tail1 øm	3
n tail1 øret	5
n w #	13
n w a	1
n w absol	-8
n w aceto	-1
n w acth	12
n w ad	1
n w af	14
n w affør	-3
n w aften	-5
n w aftes	-2
n w agria	2
n w airom	3
n w akkur	-4
n w aktue	-9
n w akut	5
n w akute	5
n w akutt	3
n w alat	3
n w albyl	-3
n w alder	9
n w aldri	6
n w alend	-1
n w alene	-6
n w alkoh	-7
n w alla	-4
n w alle	9
n w aller	-15
n w alls	-1
n w almin	3
n w alt	-11
n w altid	5
n w alved	6
n w alvor	2
n w ambul	3
n w amlod	-4
n w amoxi	4
n w an	-2
n w anden	4
n w andet	-7
n w andni	2
n w andra	3
n w andre	-1
n w anfal	2
n w ankle	-1
n w annan	-5
n w annar	4
n w annen	7
n w annet	-13
n w ansig	-6
n w ansik	7
n w antib	17
n w antis	-8
n w använ	1
n w apoci	2
n w apoqu	-9
n w apote	3
n w april	5
n w aptit	6
n w arbej	2
n w arm	-3
n w armen	16
n w artro	-2
n w astma	9
n w at	9
n w ataca	-5
n w atorv	-5
n w atrie	2
n w att	11
n w atten	4
n w augus	6
n w aura	-3
n w av	-1
n w avdel	3
n w avfør	11
n w avslu	-4
n w axeln	5
n w b	-5
n w badet	10
n w bag	-3
n w bagef	-6
n w bajsa	-9
n w bak	3
n w bakbe	8
n w bakke	5
n w bakom	-7
n w bakov	8
n w bakre	5
n w bakte	7
n w banan	2
n w bara	-9
n w bare	-16
n w barn	-5
n w barne	-6
n w bayco	1
n w baytr	-2
n w bedre	-6
n w bedøv	-4
n w begge	-8
n w begyn	2
n w behan	4
n w behol	-2
n w behov	-3
n w behöv	8
n w behøv	-1
n w bein	5
n w beina	4
n w beine	5
n w beleg	2
n w beläg	2
n w ben	-8
n w benen	5
n w benet	5
n w berre	-5
n w beste	1
n w besvi	-2
n w betap	-4
n w beten	1
n w betre	-1
n w betæn	-2
n w beveg	9
n w bil	4
n w bilde	6
n w bilen	-3
n w bille	-7
n w bilyd	2
n w bind	7
n w binyr	-8
n w biolo	-2
n w biops	2
n w bivir	-11
n w bland	-2
n w blank	4
n w ble	1
n w blek	-3
n w blev	1
n w bleve	12
n w bli	8
n w blind	3
n w blir	7
n w blitt	3
n w blive	-4
n w blivi	5
n w blod	-23
n w blode	-4
n w blodf	8
n w blodp	10
n w blods	-6
n w blodt	7
n w blå	6
n w blåsl	3
n w blåso	1
n w blære	1
n w blödn	6
n w blød	1
n w bløde	-2
n w blødt	5
n w blør	1
n w bokse	-2
n w bor	2
n w bort	-3
n w borta	-2
n w borte	-3
n w borts	-6
n w bra	12
n w brenn	-3
n w breve	-7
n w brill	-10
n w bronk	-8
n w bror	3
n w brore	2
n w brug	2
n w bruge	5
n w bruk	-1
n w bruka	-5
n w bruke	6
n w brukt	-14
n w brunt	1
n w bryst	13
n w bränd	-4
n w bröst	1
n w bugsp	-4
n w buken	4
n w buksp	1
n w burke	-3
n w byld	-1
n w bylde	-4
n w byter	-2
n w bytte	4
n w bäcke	2
n w bättr	6
n w båda	1
n w både	5
n w börja	-7
n w bør	8
n w care	-1
n w celle	8
n w centy	-2
n w ceren	4
n w champ	-3
n w chipp	-1
n w cirka	-2
n w cm	1
n w cmt	3
n w criti	-1
n w ct	3
n w cushi	3
n w cyste	-3
n w d-vit	-3
n w da	-5
n w dag	-4
n w dagar	-7
n w dage	9
n w dagen	-19
n w dager	-2
n w dagli	4
n w dagti	3
n w datte	6
n w de	-14
n w dehyd	1
n w dei	-5
n w del	1
n w dem	-31
n w den	-28
n w denga	-3
n w denne	4
n w depre	-3
n w der	-19
n w dere	10
n w deref	-5
n w derfo	2
n w derim	-1
n w derso	-1
n w dess	-5
n w det	-30
n w dette	1
n w dexam	2
n w diabe	-1
n w diarr	-3
n w diaré	-1
n w diklo	-1
n w dikta	-5
n w direk	-2
n w disku	4
n w dobbe	5
n w dokto	-1
n w dom	-3
n w domna	-2
n w domni	1
n w dose	2
n w dotte	-2
n w dra	-2
n w drar	3
n w dreje	4
n w drick	-8
n w drikk	19
n w drop	6
n w dropp	-5
n w drypp	5
n w dråbe	-1
n w dråpe	-4
n w dubbe	7
n w dunka	3
n w durat	7
n w dverg	8
n w dygn	4
n w dyrkn	2
n w där	-5
n w därfö	-2
n w då	-19
n w dålig	2
n w dårli	8
n w dæm	-1
n w døde	7
n w døgn	-4
n w døgne	-4
n w e	-2
n w effek	-5
n w efter	-1
n w eg	20
n w egen	-4
n w egfr	7
n w ei	11
n w eier	-27
n w ein	2
n w ejer	-8
n w ekg	5
n w eksem	-3
n w ekstr	-7
n w eliqu	1
n w eller	-28
n w eltro	4
n w elveb	-2
n w en	3
n w end	-5
n w endnu	-8
n w endom	6
n w endre	-3
n w ene	2
n w enest	-3
n w engan	-4
n w enhet	2
n w enkel	5
n w ennå	-1
n w ens	-1
n w episo	1
n w epley	13
n w equip	-2
n w er	3
n w et	1
n w ete	1
n w ett	8
n w etter	6
n w event	3
n w fakti	-7
n w falde	-6
n w famil	-1
n w far	-4
n w farli	-5
n w fast	5
n w faste	6
n w fastl	-4
n w feber	5
n w febru	6
n w fekk	1
n w fel	1
n w ferdi	6
n w ferri	-5
n w fev1	3
n w fibro	1
n w fick	-1
n w fik	5
n w fikk	1
n w fin	-1
n w finad	3
n w finde	2
n w fine	4
n w finge	-9
n w fingr	6
n w finne	-5
n w fint	-2
n w fisk	2
n w fjerd	2
n w fjern	1
n w fjor	10
n w flera	-2
n w flere	-9
n w flest	3
n w flimr	-3
n w flixo	1
n w fluni	-2
n w flytt	1
n w flått	-7
n w fod	-15
n w foden	10
n w foder	-3
n w fodre	5
n w for	-13
n w foran	6
n w forbe	2
n w fordi	9
n w foreb	-4
n w fores	1
n w forfa	-3
n w forka	2
n w forkj	4
n w forle	5
n w formi	3
n w forri	-11
n w forsi	-2
n w forst	12
n w forte	1
n w fortf	7
n w forts	-12
n w fortæ	-8
n w forve	-3
n w forvi	2
n w forår	14
n w fot	2
n w foten	5
n w fra	-7
n w fragm	3
n w fram	-2
n w freda	7
n w fri	4
n w frisk	10
n w fritt	5
n w frukt	2
n w fryse	1
n w främr	1
n w fråga	-3
n w från	-6
n w furix	4
n w fysio	15
n w fästi	-1
n w få	6
n w fået	2
n w får	5
n w fått	6
n w fælt	3
n w fôr	-2
n w fôret	4
n w för	-4
n w före	1
n w förra	-7
n w förrä	1
n w försv	3
n w försä	3
n w försö	6
n w förut	1
n w förvi	2
n w förän	-7
n w fötte	7
n w fødde	4
n w fødsl	6
n w følel	1
n w følin	2
n w følso	-1
n w før	-7
n w først	3
n w føtte	10
n w g	-3
n w ga	-16
n w gabap	1
n w galt	-5
n w gamle	4
n w gamma	-1
n w gamme	5
n w gang	-9
n w gange	-2
n w gansk	-3
n w gav	5
n w ge	5
n w gel	-8
n w gener	-3
n w genom	1
n w genta	-3
n w ger	-9
n w gerne	2
n w ges	3
n w gett	3
n w gi	-11
n w gick	-10
n w gider	1
n w gigt	-3
n w gikk	6
n w gips	-1
n w gir	3
n w gis	4
n w gitt	-4
n w giv	-3
n w give	-3
n w giver	3
n w gives	2
n w givet	-7
n w gjord	2
n w gjort	2
n w gjør	-9
n w gjøre	2
n w glad	-9
n w glasl	5
n w glemm	15
n w glemt	1
n w gluko	1
n w god	11
n w godt	1
n w gong	1
n w gonge	3
n w grad	4
n w grade	-14
n w gravi	-7
n w grei	4
n w gris	1
n w grund	7
n w grunn	-12
n w grå	5
n w gråte	2
n w grøn	5
n w grønt	-5
n w gul	6
n w gula	-1
n w gule	-2
n w gult	4
n w gå	1
n w gång	-12
n w gånge	10
n w går	14
n w gått	6
n w gör	-5
n w göra	-5
n w gør	-14
n w ha	-2
n w hadde	-20
n w hade	24
n w haft	-12
n w hals	2
n w halsb	4
n w halse	-6
n w halt	-7
n w halta	7
n w halte	-11
n w halv	-11
n w halvb	5
n w halve	2
n w halvt	2
n w ham	-2
n w hand	-7
n w hande	8
n w handl	7
n w hans	1
n w har	5
n w hard	-4
n w hardt	7
n w hatt	10
n w havde	2
n w have	4
n w hb	1
n w hedde	-2
n w heilt	-3
n w hel	1
n w hela	-8
n w held	-2
n w hele	-12
n w helga	-1
n w helge	-6
n w helle	-10
n w helse	-4
n w helst	-2
n w helt	4
n w hem	5
n w hemma	-6
n w hemog	5
n w hende	4
n w henne	4
n w hente	6
n w henvi	14
n w hepat	-11
n w her	-9
n w hes	-6
n w hest	-9
n w heste	-3
n w heter	4
n w hevel	-5
n w hit	-5
n w hjalp	5
n w hjem	2
n w hjemm	4
n w hjert	2
n w hjälp	2
n w hjärt	8
n w hjælp	1
n w ho	11
n w hodep	1
n w hodet	-12
n w hofta	7
n w hofte	-5
n w hold	-4
n w holde	-7
n w holdt	3
n w hon	23
n w honom	4
n w hoppa	-4
n w hoppe	-6
n w hormo	-3
n w hornh	5
n w hos	22
n w hosta	-7
n w hoste	11
n w hoved	4
n w hoven	12
n w hovne	-1
n w hovud	4
n w hu	1
n w hud	4
n w huden	6
n w humir	4
n w humør	6
n w hun	10
n w hund	-4
n w hunde	1
n w husk	1
n w huske	-3
n w huvud	7
n w hva	-2
n w hver	-9
n w hvert	2
n w hvide	13
n w hvis	10
n w hvite	-16
n w hvor	-4
n w hvæse	10
n w hydro	1
n w hyper	10
n w hälso	2
n w hämta	3
n w hände	5
n w här	-8
n w håll	-3
n w hålla	3
n w hålle	-10
n w håndl	3
n w hår	-3
n w hård	-5
n w håret	5
n w hårt	-5
n w hænde	-2
n w hæved	-2
n w hævel	7
n w hævet	-4
n w höfte	3
n w hög	5
n w höger	-8
n w högra	4
n w högst	-1
n w högt	11
n w hör	7
n w høgre	15
n w højre	-3
n w højt	1
n w hører	1
n w høres	3
n w hørse	2
n w høst	-8
n w høy	-13
n w høyre	13
n w høyt	4
n w i	-1
n w iblan	2
n w ibux	-7
n w idag	1
n w igen	2
n w igjen	-9
n w ikke	-3
n w ikkje	-7
n w illa	5
n w illam	-2
n w ille	-6
n w imell	3
n w imens	5
n w imodi	-5
n w in	3
n w ind	-4
n w inde	2
n w inden	-10
n w infar	4
n w infek	-14
n w infla	5
n w influ	-4
n w inga	6
n w ingen	20
n w inget	3
n w inhal	3
n w injek	6
n w inn	10
n w innan	-4
n w inne	4
n w innti	2
n w inom	7
n w insul	-4
n w inte	-8
n w intyg	6
n w ipren	16
n w is	4
n w ivome	1
n w ja	5
n w jag	-5
n w janua	-2
n w jeg	-19
n w jern	3
n w jo	12
n w jobbe	2
n w jod	4
n w jul	-12
n w juli	-12
n w juni	-4
n w junio	-2
n w jurbe	6
n w juret	7
n w järn	11
n w jätte	-3
n w kaffe	-3
n w kald	5
n w kalde	5
n w kaliu	1
n w kalle	4
n w kalsi	5
n w kalv	-5
n w kalva	12
n w kalve	1
n w kamme	-1
n w kan	-1
n w kanin	-4
n w kansk	10
n w kante	6
n w kapil	5
n w kardi	-2
n w kastr	3
n w katet	2
n w katt	3
n w katte	-10
n w kg	7
n w kigge	2
n w kilo	-7
n w kilom	7
n w kindt	3
n w kinnt	1
n w kissa	-10
n w kjem	-2
n w kjenn	7
n w kjent	5
n w kjeve	-1
n w klar	-9
n w klare	5
n w klemm	-1
n w kliar	2
n w klini	4
n w klipp	6
n w klock	5
n w klokk	-12
n w klorh	4
n w klump	-8
n w klåda	-5
n w kløe	12
n w kløen	3
n w klør	3
n w kne	-1
n w kneet	-4
n w knipe	2
n w knitr	5
n w knole	1
n w knude	-5
n w knute	2
n w kodei	3
n w kokke	-2
n w koles	1
n w kolik	-4
n w kolla	-5
n w kols	4
n w kom	1
n w komme	4
n w kommi	-1
n w kona	-3
n w kondo	-1
n w konta	-5
n w koppa	3
n w koppe	-4
n w korsb	2
n w korte	7
n w korti	-11
n w kraft	4
n w kramp	7
n w kreat	8
n w kroni	2
n w kropp	-10
n w kräks	3
n w kräkt	4
n w kræft	-8
n w ku	-6
n w kul	-5
n w kun	-7
n w kunde	-5
n w kunne	1
n w kur	2
n w kuren	5
n w kurve	7
n w kvalm	7
n w kvar	-3
n w kvart	-1
n w kveld	-13
n w kvind	1
n w kväll	2
n w kylli	-2
n w känne	-4
n w känse	3
n w kæben	4
n w kører	4
n w la	3
n w lad	-7
n w lader	-1
n w lagt	1
n w lamme	13
n w langt	-3
n w lappe	-4
n w lar	3
n w laser	2
n w lav	7
n w laver	-6
n w lavt	10
n w ldl	8
n w led	2
n w ledde	6
n w leder	1
n w legen	-5
n w legev	-3
n w legg	-6
n w legge	3
n w lenge	-5
n w leppe	-1
n w leste	-1
n w lett	1
n w lette	3
n w levax	-3
n w lever	-16
n w libre	-1
n w lidt	-1
n w lige	-14
n w ligg	5
n w ligga	2
n w ligge	9
n w like	6
n w lilla	-4
n w lille	-7
n w linse	2
n w lista	4
n w liste	4
n w lite	18
n w liten	4
n w liter	4
n w litt	-9
n w livet	4
n w livmo	9
n w loppe	1
n w lov	1
n w luft	1
n w luftr	1
n w lukta	3
n w lukte	3
n w lunge	2
n w lungo	4
n w lyder	3
n w lymfe	1
n w lyske	-1
n w lägga	-7
n w lägge	5
n w läkem	-6
n w läker	6
n w lämna	-3
n w länge	-4
n w längr	-3
n w lå	1
n w lågt	5
n w långt	2
n w låren	-6
n w låret	7
n w låter	6
n w læge	-2
n w lægen	-2
n w lægge	-7
n w længe	1
n w læse	-3
n w lörda	4
n w løber	2
n w løfte	-8
n w lørda	14
n w løs	-18
n w mage	-15
n w magen	-5
n w mages	-2
n w magså	1
n w mai	-3
n w maj	6
n w malas	4
n w mamma	16
n w man	-7
n w mand	-2
n w manda	2
n w mange	-2
n w mann	-3
n w marer	-7
n w mars	8
n w marts	5
n w maske	6
n w maskm	-6
n w masse	4
n w masti	4
n w mat	3
n w maten	-3
n w maven	4
n w maves	-1
n w me	8
n w med	7
n w medic	-6
n w medis	-7
n w meg	-17
n w meget	4
n w meir	10
n w melat	-6
n w melka	8
n w melke	7
n w melle	4
n w men	3
n w menst	3
n w mente	1
n w mer	2
n w mere	-14
n w merke	1
n w mest	-5
n w metac	-6
n w metfo	-1
n w metni	2
n w metop	-1
n w mg	-10
n w midna	9
n w midt	7
n w mig	6
n w migre	-5
n w migrä	-2
n w migræ	-8
n w mikro	-7
n w mikst	-2
n w min	-21
n w mindr	-1
n w minst	6
n w minut	1
n w miren	3
n w misly	1
n w misst	3
n w miste	2
n w mjølk	5
n w ml	-11
n w mm	1
n w mod	-6
n w moder	-1
n w monof	-1
n w mor	-12
n w mora	8
n w morfi	2
n w morge	-1
n w morgo	3
n w morse	11
n w mot	-12
n w motta	-2
n w mr	3
n w mulig	6
n w munde	10
n w munne	2
n w muske	-8
n w muskl	-3
n w mycke	1
n w mye	-4
n w myk	1
n w myome	3
n w må	-2
n w mål	-1
n w måler	-1
n w målte	-1
n w månad	2
n w månda	1
n w måned	8
n w mår	8
n w måske	-4
n w måste	3
n w måtte	-6
n w måttl	4
n w mælk	3
n w mælke	-1
n w mærke	11
n w mørke	7
n w nakke	2
n w napro	-1
n w narko	5
n w nat	8
n w natri	1
n w natt	4
n w natta	3
n w natte	-1
n w ned	-21
n w nede	11
n w nedov	-2
n w nedsa	3
n w nedst	4
n w negat	4
n w nei	-6
n w nej	3
n w ner	-11
n w nere	-7
n w nerve	-3
n w neseb	-6
n w neses	6
n w neste	-1
n w nethi	3
n w nette	-7
n w neuro	4
n w nevro	-8
n w ni	3
n w nifer	4
n w nikot	-1
n w nitri	9
n w nitro	-2
n w nitte	6
n w njura	-10
n w njurs	8
n w njurv	1
n w no	-4
n w noe	8
n w noen	-1
n w nogen	5
n w noget	-6
n w nogle	-4
n w noko	-7
n w norma	6
n w norom	4
n w noter	-6
n w novem	5
n w nu	-6
n w numme	-4
n w ny	6
n w nya	-7
n w nye	12
n w nyren	-1
n w nyrer	-8
n w nyret	3
n w nyser	3
n w nysta	3
n w nytt	-2
n w när	-10
n w nästa	-2
n w nätte	2
n w nå	6
n w någon	-7
n w något	5
n w några	-2
n w nål	1
n w når	-10
n w nåt	5
n w næsen	-3
n w næste	8
n w och	7
n w också	2
n w odlin	2
n w ofte	2
n w og	-1
n w også	5
n w okej	-1
n w oksyg	2
n w oktob	7
n w om	9
n w omepr	-8
n w omgan	3
n w omkri	1
n w omtre	6
n w ondt	4
n w onsda	-3
n w onsio	-6
n w ont	2
n w op	-7
n w opera	9
n w opere	-1
n w opkas	-2
n w opp	5
n w oppe	-10
n w oppst	4
n w orben	-6
n w orden	-7
n w ormek	1
n w ortop	2
n w os	-7
n w oss	9
n w osurn	-1
n w oveni	-3
n w over	-16
n w oxyto	-4
n w ozemp	-1
n w pakke	4
n w panac	-6
n w pande	-2
n w panik	1
n w panna	1
n w panod	3
n w papir	-1
n w pappa	1
n w par	-2
n w parac	-3
n w pasie	8
n w passe	1
n w patie	9
n w pause	-9
n w pelse	3
n w penic	16
n w per	-5
n w pigg	-3
n w pille	-5
n w pinex	-2
n w pipel	8
n w piper	-1
n w pk	-5
n w plage	-11
n w planl	9
n w plast	3
n w pleje	-4
n w plett	2
n w plus	11
n w pluts	-3
n w podag	6
n w polik	-4
n w polyp	2
n w porti	-15
n w posit	-5
n w poten	-2
n w poter	-4
n w prasc	3
n w prata	2
n w prikk	1
n w probl	3
n w probn	-2
n w proli	-1
n w propp	6
n w prost	-2
n w prote	-4
n w prov	1
n w prova	-5
n w prove	-5
n w prøv	-4
n w prøva	-2
n w prøvd	-1
n w prøve	-6
n w psa	-6
n w psyko	4
n w puls	7
n w pulse	6
n w pulve	5
n w punkt	-1
n w pus	4
n w puss	-10
n w pust	2
n w puste	21
n w på	15
n w pænt	-9
n w rar	1
n w reage	4
n w recep	-1
n w redan	2
n w refle	2
n w regel	3
n w reise	-6
n w remis	1
n w ren	-2
n w rene	4
n w renne	2
n w rense	7
n w rent	8
n w resep	-2
n w respi	1
n w reste	-4
n w rett	-9
n w reuma	5
n w ribbe	3
n w rigti	3
n w ring	3
n w ringa	-1
n w ringe	7
n w rinne	4
n w riste	2
n w ro	11
n w rodna	5
n w rolig	-5
n w rosa	-1
n w rulla	1
n w rulle	5
n w rundt	19
n w runt	7
n w ryger	4
n w ryges	-1
n w rygg	-3
n w rygge	-7
n w ryste	-1
n w räcke	5
n w rätt	-3
n w röntg	-4
n w röra	4
n w rött	-1
n w rød	-9
n w røde	8
n w rødme	-3
n w rødt	-24
n w røntg	3
n w røyke	8
n w sa	1
n w sagde	11
n w salt	3
n w saltv	-12
n w salva	6
n w samma	-6
n w samme	6
n w samti	5
n w sat	3
n w satt	4
n w satte	-6
n w satur	1
n w scann	4
n w se	-6
n w sedan	-1
n w seg	-2
n w sekre	-4
n w sekun	-2
n w selen	6
n w selex	3
n w selv	-1
n w sen	7
n w sende	11
n w sendt	-2
n w senge	4
n w sepon	1
n w septe	-2
n w ser	13
n w sertr	-6
n w ses	16
n w set	6
n w sett	-7
n w sette	2
n w si	-2
n w sida	19
n w sidan	-17
n w sidde	5
n w side	7
n w siden	-1
n w sider	-2
n w sidor	4
n w sidst	11
n w sier	11
n w sig	17
n w sige	-5
n w siger	3
n w sikke	-22
n w sikle	4
n w sin	-14
n w sine	-2
n w sinus	1
n w sist	-10
n w siste	-3
n w sitte	5
n w sjekk	-7
n w sjuks	10
n w själv	6
n w sjå	7
n w ska	-10
n w skabe	-2
n w skada	2
n w skade	-2
n w skaka	3
n w skal	-5
n w skalp	1
n w skick	4
n w skift	2
n w skinn	-5
n w skjel	-1
n w skjem	-5
n w skjol	3
n w skjøn	-7
n w skole	1
n w skorp	-7
n w skrev	2
n w skrid	1
n w skriv	-11
n w skuff	4
n w skuld	-4
n w skull	16
n w skyll	-1
n w skære	3
n w sköld	3
n w sköte	-9
n w slag	2
n w slags	-1
n w slap	-2
n w slem	3
n w slemh	4
n w slet	4
n w slikk	-13
n w slim	7
n w slimh	9
n w slipp	-2
n w slo	5
n w slut	2
n w sluta	-4
n w slutt	3
n w släpp	2
n w slår	-2
n w smert	-1
n w smitt	2
n w smärt	4
n w små	-2
n w snabb	3
n w snakk	6
n w snurr	4
n w sobri	11
n w sockr	1
n w sokke	-5
n w solen	5
n w som	4
n w somme	6
n w somra	-7
n w sonde	1
n w sort	2
n w sorte	1
n w sov	-5
n w sover	1
n w space	7
n w spani	2
n w spare	1
n w spark	4
n w spene	10
n w spira	13
n w spiro	-1
n w spise	12
n w spist	-21
n w spray	1
n w sprin	-4
n w sprut	-9
n w sprøj	3
n w sprøy	-10
n w spydd	3
n w spänd	1
n w stabi	2
n w stadi	-2
n w stafy	5
n w stall	-2
n w stann	-1
n w start	2
n w stave	-3
n w sted	-5
n w stede	5
n w steg	-7
n w stelk	5
n w stemn	1
n w steri	-2
n w sterk	2
n w steso	1
n w stick	-8
n w stikk	-6
n w stikp	-6
n w still	4
n w stiv	-3
n w stivk	2
n w sto	2
n w stod	2
n w stoff	11
n w stofs	3
n w stopp	3
n w stor	6
n w store	-4
n w stort	3
n w strak	9
n w stram	-2
n w strek	3
n w stres	-8
n w stron	4
n w strål	-2
n w stude	3
n w stygn	-2
n w ställ	-7
n w stå	-3
n w ståen	1
n w stået	3
n w står	-25
n w stær	7
n w størr	-5
n w sukke	-10
n w supra	2
n w sure	2
n w svak	-4
n w svamp	1
n w svang	6
n w svar	13
n w svare	10
n w svart	3
n w sved	-3
n w svelg	2
n w svett	7
n w svide	5
n w svier	7
n w svimm	-4
n w svir	-3
n w svull	-16
n w svårt	-1
n w sygdo	2
n w sygeh	-1
n w sykeh	-10
n w sykep	6
n w sykme	6
n w syner	-5
n w synet	2
n w synke	-4
n w synsf	3
n w säker	5
n w sämre	5
n w sänke	-5
n w sätta	-7
n w sätte	4
n w sätts	-2
n w så	-9
n w sådan	5
n w sån	-4
n w sånn	-4
n w sånne	-7
n w sår	-17
n w såret	9
n w særli	8
n w sætte	6
n w söker	9
n w sömne	-5
n w sönda	-5
n w søker	3
n w sønda	-6
n w sønne	-7
n w søvne	-6
n w t4	4
n w ta	-4
n w table	-1
n w tabt	5
n w tacka	-6
n w tag	-4
n w tage	2
n w tager	22
n w taget	1
n w tagit	-11
n w tal	1
n w taler	-3
n w tandk	1
n w tandl	-8
n w tanka	3
n w tannl	1
n w tannp	-3
n w tape	4
n w tappa	2
n w tar	-4
n w tarme	3
n w tarml	2
n w tas	-5
n w tasse	1
n w tatt	5
n w tecke	3
n w tegn	-3
n w tek	8
n w telef	3
n w temp	3
n w tempe	12
n w tenkt	5
n w tenne	-8
n w test	4
n w tett	8
n w tid	8
n w tida	8
n w tiden	-6
n w tidig	4
n w tidli	-3
n w til	-2
n w tilba	-5
n w till	-3
n w tillb	-2
n w tille	2
n w tills	-4
n w time	12
n w timer	2
n w timma	3
n w timme	2
n w ting	-5
n w tirsd	1
n w tisda	-6
n w tisse	14
n w titta	7
n w tja	-5
n w tjock	1
n w tjugo	3
n w tjukk	8
n w tog	12
n w tok	3
n w tom	1
n w tonsi	5
n w torr	2
n w torra	-2
n w torrt	-2
n w torsd	5
n w trama	5
n w tramp	8
n w trapp	-13
n w tredj	7
n w trekk	3
n w treng	-9
n w trodd	-3
n w troed	-5
n w troli	-1
n w tromb	-8
n w tromm	2
n w tror	15
n w trumh	2
n w trur	-2
n w tryck	4
n w tryk	7
n w trykk	3
n w träck	4
n w trækk	-1
n w træt	11
n w trött	2
n w trøtt	2
n w tsh	2
n w tube	2
n w tuber	-7
n w tumme	-2
n w tung	-4
n w tunga	-4
n w tunge	-6
n w tungp	5
n w tungt	3
n w tur	3
n w tygge	8
n w tyk	-8
n w tynn	1
n w tynne	-6
n w type	-9
n w tände	6
n w tänke	-2
n w tänkt	-4
n w tå	-2
n w tåen	-2
n w tål	-9
n w tåler	-2
n w tålte	-3
n w tæern	-8
n w tænde	3
n w tænke	-1
n w tænkt	-6
n w tømme	4
n w tør	-8
n w tørr	-6
n w tørre	4
n w tørt	8
n w ud	1
n w ude	7
n w uden	-3
n w uge	6
n w ugen	7
n w uger	11
n w uka	-10
n w uke	7
n w ukene	2
n w uker	-6
n w ultra	-7
n w under	4
n w undvæ	-4
n w ung	-3
n w ungef	-6
n w upp	5
n w urege	1
n w urine	9
n w urinv	-3
n w uro	1
n w uroli	-3
n w ut	-3
n w utan	-8
n w uten	-9
n w utesl	-2
n w utflo	10
n w va	8
n w vable	-7
n w vacci	-7
n w vad	-6
n w vakna	5
n w vaksi	-3
n w vand	-7
n w vande	6
n w vanli	-3
n w vann	9
n w vannl	-9
n w var	8
n w vara	2
n w varan	6
n w varer	2
n w varig	-2
n w varit	2
n w varje	12
n w varm	-13
n w varmt	-1
n w vart	-18
n w vask	6
n w vaske	2
n w vatte	19
n w vattk	-8
n w vecka	-5
n w vecko	-8
n w ved	3
n w vegge	1
n w veier	-3
n w veit	2
n w vejen	-8
n w vejer	-6
n w vejre	6
n w veka	-6
n w veker	7
n w vekt	-7
n w vekta	-13
n w vel	-14
n w veldi	-1
n w vende	6
n w venst	7
n w vent	-14
n w vente	-3
n w venti	8
n w vento	3
n w verre	-3
n w vet	-1
n w veter	4
n w vi	-13
n w via	1
n w vid	-6
n w vider	-1
n w vigti	-2
n w vikt	-2
n w vikti	-6
n w vil	1
n w vill	3
n w ville	-3
n w vin	-11
n w vingl	-5
n w virke	3
n w visar	4
n w viser	4
n w vist	6
n w viste	3
n w vitam	-1
n w volta	-10
n w vomma	2
n w vond	-6
n w vondt	-7
n w vurde	-6
n w väger	-7
n w väl	-10
n w vänst	-12
n w vänta	2
n w värk	3
n w värre	2
n w vätsk	-4
n w våde	-2
n w vågen	-2
n w våken	-1
n w våkne	1
n w vår	-9
n w våras	10
n w vårdc	-6
n w våren	-5
n w væk	-4
n w være	3
n w værre	4
n w vært	-8
n w væske	-17
n w waran	-5
n w xalat	-13
n w xarel	-7
n w yders	-3
n w yr	6
n w ytter	-5
n w µg	6
n w ägare	1
n w än	1
n w ännu	-8
n w är	13
n w äta	4
n w äter	4
n w ätit	4
n w å	-14
n w åker	-4
n w år	2
n w årsko	17
n w åt	-17
n w återb	8
n w åtton	-4
n w én	-18
n w öga	4
n w ögat	6
n w ögonb	2
n w ögone	4
n w ökar	-9
n w öm	7
n w öppna	-1
n w örat	6
n w över	-6
n w øje	6
n w øjenl	-7
n w øjet	-7
n w øjne	-3
n w øjnen	-3
n w øm	7
n w ønske	-3
n w øre	5
n w ørega	2
n w ørene	8
n w ører	-3
n w ørern	1
n w øret	10
n w øye	-9
n w øyele	2
n w øynen	3
negation	3
none	-10
normal	5
nothing	4
observes	-5
one or some	-10
onset	9
opener	-3
opening	9
opensCondition	1
past	-15
patient additionalNotes	-7
patient complaints	3
physicalExamination	1
physicalExamination advice	3
physicalExamination body	16
physicalExamination condition	-2
physicalExamination contact	-12
physicalExamination diagnosis	5
physicalExamination finding	31
physicalExamination firstPerson	-23
physicalExamination frequency	-17
physicalExamination imaging	-1
physicalExamination length -1	14
physicalExamination length 0	20
physicalExamination length 1	14
physicalExamination length 2	-3
physicalExamination length 3	-6
physicalExamination length 4	-11
physicalExamination length 5	-14
physicalExamination length 6	-16
physicalExamination listed	-32
physicalExamination negation	9
physicalExamination normal	17
physicalExamination number	20
physicalExamination past	-3
physicalExamination planCue	-8
physicalExamination referral	-13
physicalExamination secondPerson	-11
physicalExamination symptom	-16
physicalExamination test	12
physicalExamination timeWord	-31
physicalExamination unit	-4
physicalExamination vital	35
physicalExamination weight	9
plan additionalNotes	9
plan complaints	-13
plan diagnoses	10
plan medications	6
plan physicalExamination	-26
plan treatmentMeasures	2
plan treatmentPlans	3
planCue	7
procedure	2
question	-14
r before0 безбо	5
r before0 беспо	10
r before0 болез	2
r before0 болит	2
r before0 больн	-2
r before0 броси	-2
r before0 был	-1
r before0 было	1
r before0 ветвр	-11
r before0 вечер	-3
r before0 владе	3
r before0 возвр	-5
r before0 восем	26
r before0 врач	1
r before0 време	5
r before0 все	14
r before0 встае	7
r before0 вы	-3
r before0 гастр	5
r before0 говор	7
r before0 года	4
r before0 давал	-1
r before0 дальш	4
r before0 два	3
r before0 двадц	1
r before0 две	-2
r before0 девян	6
r before0 девят	3
r before0 день	-2
r before0 десят	4
r before0 дней	-17
r before0 дня	5
r before0 есть	-3
r before0 здрав	1
r before0 как	-1
r before0 килог	3
r before0 конев	-9
r before0 красн	-4
r before0 ладно	-14
r before0 лет	-3
r before0 месяц	-1
r before0 милли	1
r before0 минут	-11
r before0 много	6
r before0 могу	1
r before0 можно	6
r before0 мокро	5
r before0 мягки	3
r before0 надо	-16
r before0 него	-4
r before0 недел	-5
r before0 нельз	-4
r before0 нет	-7
r before0 никак	1
r before0 норма	-4
r before0 нужен	7
r before0 обычн	-1
r before0 один	3
r before0 остав	5
r before0 отмен	-5
r before0 пацие	-1
r before0 пейте	2
r before0 позав	2
r before0 показ	-2
r before0 понял	-4
r before0 понят	7
r before0 посмо	4
r before0 продо	-5
r before0 пью	-2
r before0 раз	-6
r before0 раза	-6
r before0 сейча	-7
r before0 семь	6
r before0 семьд	2
r before0 смотр	2
r before0 сорок	3
r before0 табле	-1
r before0 так	1
r before0 тошни	-2
r before0 три	-8
r before0 тридц	1
r before0 увели	3
r before0 утром	3
r before0 хвати	-11
r before0 хозяи	-5
r before0 хорош	4
r before0 четве	-14
r before0 четыр	-4
r before0 чисты	5
r before0 чувст	8
r before0 шесть	-4
r before1 а	-1
r before1 болит	-1
r before1 больн	6
r before1 больш	3
r before1 был	-5
r before1 в	-15
r before1 вам	-7
r before1 вас	5
r before1 вечер	5
r before1 восем	-23
r before1 вот	-3
r before1 врач	-15
r before1 все	-2
r before1 второ	-2
r before1 вчера	9
r before1 вы	-4
r before1 груди	-2
r before1 да	7
r before1 давай	5
r before1 давле	-4
r before1 два	-2
r before1 двадц	5
r before1 две	4
r before1 девян	4
r before1 девят	5
r before1 день	-1
r before1 держи	-1
r before1 десят	-4
r before1 до	-4
r before1 дыхан	1
r before1 ей	-6
r before1 ему	-3
r before1 есть	-5
r before1 еще	1
r before1 живот	5
r before1 за	16
r before1 значи	-2
r before1 и	-16
r before1 из	4
r before1 к	-2
r before1 как	-4
r before1 кожа	2
r before1 колол	-7
r before1 лет	-8
r before1 меня	3
r before1 милли	1
r before1 мне	-3
r before1 можно	4
r before1 на	2
r before1 назад	-4
r before1 нас	4
r before1 не	-8
r before1 нет	11
r before1 ничег	5
r before1 норма	4
r before1 он	4
r before1 опять	4
r before1 от	-4
r before1 отека	-3
r before1 пацие	-6
r before1 по	-8
r before1 пока	-8
r before1 показ	11
r before1 после	9
r before1 почки	-6
r before1 прошл	-2
r before1 пьет	4
r before1 пьете	-6
r before1 пять	-10
r before1 пятьд	-1
r before1 раза	1
r before1 с	-3
r before1 сама	5
r before1 сахар	-12
r before1 сегод	-1
r before1 сейча	-5
r before1 семь	4
r before1 семьд	-1
r before1 сердц	-4
r before1 со	4
r before1 совсе	2
r before1 сорок	1
r before1 сто	-4
r before1 сторо	4
r before1 темпе	-2
r before1 трети	1
r before1 три	3
r before1 тридц	7
r before1 у	2
r before1 уже	-1
r before1 утром	-6
r before1 хозяи	4
r before1 через	1
r before1 четыр	2
r before1 что	-4
r before1 чуть	6
r before1 шесть	11
r before1 это	-1
r before1 я	1
r behind0 а	-14
r behind0 ага	1
r behind0 аллер	-3
r behind0 анали	-6
r behind0 антиб	-3
r behind0 аспир	-5
r behind0 больн	-2
r behind0 больш	-2
r behind0 в	4
r behind0 вес	9
r behind0 ветвр	1
r behind0 владе	2
r behind0 вмест	-5
r behind0 вот	14
r behind0 врач	14
r behind0 вы	4
r behind0 выдел	7
r behind0 голов	-7
r behind0 да	-13
r behind0 давай	-13
r behind0 давле	4
r behind0 два	-10
r behind0 докто	-9
r behind0 дыхан	1
r behind0 его	-1
r behind0 ей	7
r behind0 если	7
r behind0 живот	9
r behind0 значи	-2
r behind0 и	8
r behind0 из	-1
r behind0 как	-2
r behind0 камен	4
r behind0 когда	-2
r behind0 кожа	2
r behind0 кровь	1
r behind0 курит	3
r behind0 ладно	-6
r behind0 легки	2
r behind0 ложит	-5
r behind0 мама	1
r behind0 матка	3
r behind0 мне	-1
r behind0 муж	-3
r behind0 н	-2
r behind0 на	7
r behind0 начин	9
r behind0 не	-1
r behind0 нет	-31
r behind0 никог	7
r behind0 но	4
r behind0 ну	-3
r behind0 он	6
r behind0 от	8
r behind0 пальц	2
r behind0 пацие	1
r behind0 по	2
r behind0 позво	-1
r behind0 пока	-4
r behind0 понят	-2
r behind0 после	13
r behind0 потом	7
r behind0 почки	4
r behind0 прихо	1
r behind0 пульс	2
r behind0 раньш	6
r behind0 с	5
r behind0 сатур	-4
r behind0 сахар	-2
r behind0 сейча	2
r behind0 сердц	5
r behind0 сестр	-10
r behind0 сколь	15
r behind0 слизи	-5
r behind0 снача	-5
r behind0 сын	-10
r behind0 табле	-8
r behind0 так	-9
r behind0 темпе	16
r behind0 тогда	-1
r behind0 у	-10
r behind0 узи	5
r behind0 хозяи	-4
r behind0 хозяй	4
r behind0 хорош	2
r behind0 чем	-3
r behind0 что	7
r behind0 это	-8
r behind0 я	9
r behind0 ясно	-9
r behind1 #	5
r behind1 а	-3
r behind1 амокс	3
r behind1 анали	3
r behind1 антиб	-4
r behind1 аспир	3
r behind1 без	-2
r behind1 бледн	4
r behind1 болез	3
r behind1 боль	2
r behind1 была	4
r behind1 в	-13
r behind1 вам	-7
r behind1 вас	-2
r behind1 витам	1
r behind1 восем	1
r behind1 вот	14
r behind1 вчера	2
r behind1 вы	-2
r behind1 да	-1
r behind1 давле	2
r behind1 давно	6
r behind1 два	-2
r behind1 две	1
r behind1 девян	-6
r behind1 дня	-9
r behind1 до	13
r behind1 дома	-2
r behind1 его	-3
r behind1 ей	-2
r behind1 ему	-4
r behind1 если	-3
r behind1 ест	5
r behind1 есть	11
r behind1 еще	-2
r behind1 же	-4
r behind1 желуд	-4
r behind1 за	-1
r behind1 закон	4
r behind1 из	9
r behind1 как	-5
r behind1 когда	6
r behind1 курит	3
r behind1 меня	6
r behind1 месяч	7
r behind1 мне	-1
r behind1 можно	-3
r behind1 моча	6
r behind1 мы	-1
r behind1 мягки	8
r behind1 на	-1
r behind1 надо	-5
r behind1 не	-17
r behind1 нет	21
r behind1 норма	3
r behind1 ночью	5
r behind1 ну	4
r behind1 нуроф	-3
r behind1 один	2
r behind1 он	16
r behind1 она	-7
r behind1 осмот	4
r behind1 от	-1
r behind1 пацие	3
r behind1 пока	-2
r behind1 понял	7
r behind1 после	-11
r behind1 прини	3
r behind1 продо	6
r behind1 прошл	-4
r behind1 пьете	7
r behind1 пять	-4
r behind1 раз	-5
r behind1 рвота	4
r behind1 с	-13
r behind1 сегод	2
r behind1 сейча	6
r behind1 семьд	3
r behind1 сорок	3
r behind1 спаси	2
r behind1 справ	-5
r behind1 сто	8
r behind1 так	-17
r behind1 темпе	1
r behind1 тепер	-3
r behind1 теплы	-5
r behind1 то	2
r behind1 тогда	-4
r behind1 тоже	-3
r behind1 тольк	-6
r behind1 три	4
r behind1 тридц	2
r behind1 тут	15
r behind1 увели	2
r behind1 уже	-6
r behind1 утром	-8
r behind1 хорош	4
r behind1 через	3
r behind1 что	-7
r behind1 шесть	-3
r behind1 это	-2
r behind1 я	7
r head0 #	-20
r head0 аллер	8
r head0 анали	-8
r head0 антиб	11
r head0 аспир	5
r head0 боли	8
r head0 болит	-6
r head0 больн	-4
r head0 больш	-6
r head0 был	6
r head0 в	5
r head0 вес	-2
r head0 витам	6
r head0 выдел	6
r head0 глист	1
r head0 голов	7
r head0 давай	-6
r head0 давле	19
r head0 дальш	-3
r head0 до	-1
r head0 докто	-7
r head0 дома	-5
r head0 дочь	4
r head0 дыхан	2
r head0 его	-13
r head0 ее	-1
r head0 ей	2
r head0 если	13
r head0 есть	-5
r head0 еще	-1
r head0 жду	-2
r head0 желез	3
r head0 желуд	-2
r head0 живот	-1
r head0 звони	-8
r head0 как	-8
r head0 кальц	-9
r head0 капел	4
r head0 капли	1
r head0 кашел	5
r head0 кожа	-2
r head0 креат	-2
r head0 кровь	3
r head0 курит	13
r head0 легки	2
r head0 лежит	2
r head0 матка	4
r head0 мелок	1
r head0 молок	-5
r head0 моча	2
r head0 на	12
r head0 надо	2
r head0 напра	2
r head0 начне	-6
r head0 не	1
r head0 недел	-1
r head0 никак	6
r head0 никог	-3
r head0 ноги	7
r head0 ночью	2
r head0 нуроф	3
r head0 обезб	6
r head0 обраб	-1
r head0 один	-2
r head0 он	4
r head0 она	-1
r head0 от	-1
r head0 отеко	5
r head0 пальц	3
r head0 пацие	6
r head0 пейте	-2
r head0 печен	6
r head0 по	-10
r head0 подож	-1
r head0 позво	4
r head0 пока	-10
r head0 понос	-9
r head0 посев	3
r head0 после	-8
r head0 похож	5
r head0 почки	7
r head0 прави	3
r head0 приви	3
r head0 прихо	2
r head0 продо	-1
r head0 пульс	10
r head0 раньш	12
r head0 расск	-12
r head0 рвота	5
r head0 рост	2
r head0 с	-9
r head0 сатур	3
r head0 сахар	-14
r head0 сейча	-9
r head0 сердц	-10
r head0 слизи	3
r head0 стул	8
r head0 суста	1
r head0 табле	1
r head0 темпе	4
r head0 тепер	-2
r head0 то	-8
r head0 тогда	-6
r head0 тольк	-10
r head0 ттг	3
r head0 тянет	1
r head0 у	-2
r head0 узи	-2
r head0 утром	1
r head0 ухо	4
r head0 хорош	-1
r head0 церук	1
r head0 что	-8
r head0 шпу	4
r head0 это	-7
r head0 я	-10
r head1 #	11
r head1 анали	5
r head1 без	-5
r head1 бледн	2
r head1 болез	-6
r head1 будет	8
r head1 был	1
r head1 в	-8
r head1 весны	1
r head1 владе	1
r head1 внизу	6
r head1 вчера	7
r head1 гастр	1
r head1 года	3
r head1 голов	1
r head1 давле	-4
r head1 день	-3
r head1 диабе	-10
r head1 дней	-3
r head1 дня	2
r head1 до	-5
r head1 дома	-6
r head1 его	4
r head1 ее	-8
r head1 ему	-6
r head1 если	-6
r head1 есть	2
r head1 еще	-1
r head1 за	-4
r head1 завтр	7
r head1 и	-9
r head1 или	-2
r head1 как	9
r head1 кашля	1
r head1 когда	9
r head1 красн	4
r head1 лежит	-8
r head1 лет	3
r head1 мамы	-1
r head1 меня	-3
r head1 месяц	-6
r head1 можно	-5
r head1 мягки	3
r head1 на	8
r head1 надо	1
r head1 не	-13
r head1 него	-1
r head1 недел	-10
r head1 нельз	7
r head1 нет	32
r head1 никог	-4
r head1 норма	-7
r head1 ночью	-7
r head1 один	5
r head1 он	-4
r head1 опять	-4
r head1 осмот	7
r head1 остав	-8
r head1 от	-6
r head1 отмен	-7
r head1 пацие	7
r head1 по	3
r head1 пока	-4
r head1 покра	2
r head1 право	2
r head1 промы	1
r head1 прошл	3
r head1 раз	-3
r head1 розов	-1
r head1 с	4
r head1 сдела	-5
r head1 сегод	3
r head1 сейча	7
r head1 сказа	-7
r head1 сколь	2
r head1 снимк	3
r head1 справ	-9
r head1 так	-4
r head1 теплы	2
r head1 то	-2
r head1 тольк	5
r head1 у	-7
r head1 увели	3
r head1 уже	1
r head1 укол	-4
r head1 уколо	-3
r head1 утром	-2
r head1 хорош	-1
r head1 чисты	2
r head1 что	3
r head1 чуть	6
r head1 этого	3
r head1 я	6
r p # #	-11
r p # вечер	-1
r p # года	6
r p # граду	-4
r p # дней	-7
r p # дня	-7
r p # и	-12
r p # или	4
r p # кг	13
r p # креат	1
r p # кубик	-2
r p # лет	9
r p # мг	-2
r p # месяц	2
r p # минут	3
r p # мл	-8
r p # мм	8
r p # на	2
r p # недел	4
r p # раз	1
r p # раза	-5
r p # табле	-4
r p # утром	-4
r p # часа	-1
r p # часов	-5
r p а не	-2
r p аллер на	10
r p анали крови	3
r p антиб не	6
r p аспир пацие	7
r p без него	-5
r p больш #	6
r p больш не	-15
r p броси в	6
r p был #	-8
r p был в	-4
r p было #	-1
r p в #	-1
r p в больн	5
r p в вену	-5
r p в груди	8
r p в день	2
r p в карте	-3
r p в корм	-6
r p в мае	2
r p в моче	5
r p в норме	2
r p в октяб	-1
r p в поряд	3
r p в прием	1
r p в прошл	2
r p в сентя	7
r p в среду	-5
r p в стаци	3
r p в туале	4
r p в ушах	2
r p в час	1
r p в четве	1
r p в январ	6
r p вес #	11
r p вечер и	1
r p внутр и	-5
r p все равно	-2
r p вчера #	-6
r p выше #	-5
r p гемог #	5
r p давле #	9
r p день #	-2
r p дней и	-1
r p дня не	5
r p до #	1
r p до этого	4
r p докто и	-5
r p дыхан #	1
r p его не	-3
r p если будет	-2
r p если не	2
r p если через	-4
r p жду пацие	-3
r p живот мягки	3
r p за #	-8
r p завтр утром	-1
r p и #	5
r p и вечер	-2
r p и все	7
r p и если	7
r p и еще	-4
r p и креат	-9
r p и на	-5
r p и не	-4
r p и отек	-1
r p и пьет	5
r p и хвати	-1
r p из #	7
r p кажды #	-1
r p кажды день	-1
r p калий и	-5
r p кг #	6
r p кишеч палоч	4
r p креат #	8
r p кровь в	1
r p кровь на	2
r p лейко #	-3
r p лет назад	-4
r p мг #	-3
r p мг в	3
r p мг утром	-3
r p на #	-5
r p на новок	7
r p на ночь	-8
r p на прошл	1
r p на снимк	3
r p на трети	-1
r p не болит	-4
r p не будем	3
r p не вижу	-4
r p не давай	-5
r p не дават	10
r p не даем	2
r p не ест	7
r p не надо	-11
r p не нужен	13
r p не нужно	-2
r p не пейте	-2
r p не помог	-4
r p не трога	-5
r p не увели	2
r p ниже #	3
r p никог не	1
r p ничег не	-1
r p но пока	-1
r p но с	-3
r p обеих сторо	-4
r p одну табле	-1
r p он и	-12
r p он пацие	1
r p он у	-5
r p от блох	-3
r p от голов	-2
r p от давле	-3
r p от кашля	3
r p от клеще	-7
r p от него	-2
r p пацие #	4
r p пацие в	2
r p пацие не	3
r p пацие нельз	8
r p пейте до	-6
r p по #	-3
r p по анали	4
r p по ночам	10
r p под кожу	-8
r p пока не	-18
r p пока нет	4
r p после еды	-2
r p после укола	3
r p похож на	6
r p похуд на	1
r p поясн и	-3
r p прошл месяц	5
r p прошл недел	2
r p прошл раз	3
r p пульс #	11
r p раз в	-5
r p раза #	5
r p раза в	-1
r p ринге #	2
r p рост #	2
r p с #	4
r p с весны	3
r p с кровь	3
r p с лета	-9
r p с него	-6
r p с обеих	-4
r p с утра	3
r p сатур #	3
r p сегод #	8
r p сегод дня	-4
r p сейча не	-3
r p сейча сдела	2
r p слизи бледн	2
r p со вчера	6
r p табле #	2
r p так и	-2
r p темпе #	5
r p темпе выше	-1
r p темпе нет	4
r p то есть	-4
r p тоже не	-2
r p трети день	-10
r p тромб #	2
r p у владе	-4
r p у мамы	-7
r p у меня	-10
r p у нас	5
r p у него	-1
r p у нее	3
r p у пацие	3
r p утром #	4
r p утром и	-1
r p хрипо нет	-6
r p через #	2
r p через месяц	-17
r p через недел	1
r p шейка чиста	2
r p это не	-3
r p это от	-8
r p это у	-6
r p я не	-10
r tail0 #	24
r tail0 аллер	-9
r tail0 безбо	-1
r tail0 берем	-4
r tail0 болез	5
r tail0 болит	-5
r tail0 больн	-3
r tail0 будем	-5
r tail0 был	1
r tail0 была	-5
r tail0 были	-2
r tail0 весно	1
r tail0 вечер	1
r tail0 все	10
r tail0 вчера	1
r tail0 гастр	-4
r tail0 говор	3
r tail0 года	2
r tail0 давал	3
r tail0 давле	-8
r tail0 даем	1
r tail0 день	-9
r tail0 держи	-1
r tail0 дней	-9
r tail0 дня	-1
r tail0 ест	4
r tail0 есть	7
r tail0 задых	1
r tail0 закон	3
r tail0 кашля	3
r tail0 кг	1
r tail0 кофе	1
r tail0 креат	-5
r tail0 лежит	-4
r tail0 лет	5
r tail0 локтя	7
r tail0 месяц	-9
r tail0 минут	3
r tail0 мм	8
r tail0 много	6
r tail0 можно	-2
r tail0 мокро	5
r tail0 мягки	-3
r tail0 надо	-2
r tail0 назад	5
r tail0 назна	4
r tail0 не	1
r tail0 нельз	8
r tail0 нет	19
r tail0 никог	-9
r tail0 норма	-1
r tail0 ночью	2
r tail0 нужен	4
r tail0 октяб	-1
r tail0 остал	-3
r tail0 отмен	-2
r tail0 пацие	-7
r tail0 пейте	5
r tail0 показ	-4
r tail0 помог	-5
r tail0 прини	4
r tail0 прове	3
r tail0 продо	-2
r tail0 прошл	1
r tail0 пьете	-6
r tail0 работ	-3
r tail0 раз	-2
r tail0 раза	-13
r tail0 раньш	-7
r tail0 розов	-3
r tail0 сегод	-1
r tail0 сердц	-12
r tail0 скору	2
r tail0 слева	4
r tail0 сразу	5
r tail0 суток	-8
r tail0 тошни	4
r tail0 увели	4
r tail0 утра	7
r tail0 утром	1
r tail0 холод	2
r tail0 хорош	-4
r tail0 час	6
r tail0 часа	1
r tail0 часов	-2
r tail0 четве	-1
r tail0 чисты	2
r tail0 январ	6
r tail1 #	1
r tail1 без	5
r tail1 болит	-2
r tail1 больн	-7
r tail1 больш	5
r tail1 был	5
r tail1 была	-3
r tail1 было	6
r tail1 в	10
r tail1 вес	3
r tail1 вечер	1
r tail1 владе	-3
r tail1 второ	3
r tail1 вчера	8
r tail1 выше	-5
r tail1 года	1
r tail1 голов	-1
r tail1 груди	-9
r tail1 давле	7
r tail1 двадц	2
r tail1 день	2
r tail1 для	1
r tail1 до	4
r tail1 дыхан	1
r tail1 его	4
r tail1 ей	-3
r tail1 ему	1
r tail1 еще	-8
r tail1 живот	3
r tail1 за	6
r tail1 и	6
r tail1 из	3
r tail1 изжог	2
r tail1 к	12
r tail1 кажды	4
r tail1 как	-14
r tail1 капел	2
r tail1 карте	-3
r tail1 кашел	-3
r tail1 корм	-4
r tail1 креат	9
r tail1 лет	2
r tail1 месяц	2
r tail1 моче	1
r tail1 на	3
r tail1 не	23
r tail1 недел	-4
r tail1 немно	4
r tail1 нет	-6
r tail1 ни	-8
r tail1 один	4
r tail1 он	2
r tail1 опять	-8
r tail1 от	-15
r tail1 пацие	3
r tail1 перед	-3
r tail1 по	-8
r tail1 пока	3
r tail1 после	-5
r tail1 потом	2
r tail1 почки	1
r tail1 промы	-3
r tail1 пульс	9
r tail1 пьет	2
r tail1 раз	5
r tail1 с	5
r tail1 сатур	2
r tail1 сахар	-10
r tail1 сдела	3
r tail1 сегод	8
r tail1 сейча	-8
r tail1 сердц	-3
r tail1 сторо	-3
r tail1 темпе	9
r tail1 тогда	8
r tail1 тоже	6
r tail1 у	7
r tail1 уже	3
r tail1 утром	-4
r tail1 хрипо	-6
r tail1 через	2
r tail1 что	-1
r tail1 чуть	4
r tail1 это	9
r w #	5
r w а	-8
r w алког	-5
r w аллер	-1
r w амокс	-2
r w анали	4
r w аналь	8
r w антиб	4
r w артро	2
r w аспир	3
r w бабуш	-7
r w бакте	-4
r w без	5
r w безбо	-1
r w берем	-10
r w бледн	8
r w блох	-3
r w болез	-1
r w боли	4
r w болит	-13
r w боль	5
r w больн	-10
r w больш	-15
r w броси	1
r w будем	4
r w будет	1
r w буду	-2
r w бы	-9
r w был	-1
r w была	-20
r w были	-5
r w было	9
r w быть	-10
r w в	6
r w важно	-3
r w вакци	-1
r w вену	-5
r w верне	3
r w верош	5
r w вес	3
r w весно	-7
r w весь	6
r w вечер	1
r w видел	-7
r w вижу	-4
r w вирус	2
r w витам	5
r w владе	-15
r w влажн	-5
r w внизу	2
r w внутр	-3
r w во	-9
r w воду	13
r w возьм	-6
r w волос	3
r w вообщ	-7
r w воспа	-3
r w восьм	-13
r w време	4
r w время	-11
r w все	10
r w всегд	1
r w встае	14
r w втора	-3
r w второ	-1
r w вчера	6
r w выбух	5
r w выдел	7
r w вымя	3
r w выпис	6
r w вырва	7
r w выше	-3
r w вялая	-2
r w гастр	-3
r w гемат	3
r w гемог	8
r w гипсо	2
r w глаза	6
r w глист	1
r w глота	-3
r w глюко	-1
r w говор	-2
r w год	3
r w года	8
r w году	-13
r w голов	-7
r w голос	-7
r w горло	1
r w гормо	-3
r w граду	-4
r w грани	1
r w груди	-1
r w да	1
r w давай	-9
r w дават	10
r w давле	7
r w даем	1
r w даете	4
r w дали	-10
r w дальш	-6
r w дам	2
r w даю	4
r w дважд	-1
r w декаб	8
r w декса	1
r w делал	4
r w день	-14
r w держи	5
r w десят	-15
r w детст	8
r w диабе	-3
r w дигок	1
r w для	-2
r w дней	-10
r w дня	-14
r w до	-2
r w дозу	-2
r w докто	-24
r w доли	-4
r w дома	-18
r w домой	1
r w дочь	4
r w друго	1
r w думал	3
r w думаю	7
r w дыхан	-3
r w дышит	-11
r w его	-12
r w еды	2
r w ее	-16
r w ей	-5
r w ему	-3
r w если	5
r w ест	13
r w есть	-9
r w еще	-17
r w жду	3
r w жеват	5
r w желез	3
r w желуд	-8
r w жжет	-7
r w живот	6
r w жидко	-2
r w за	-13
r w завтр	-2
r w закон	-11
r w запис	-4
r w запиш	10
r w запом	1
r w звони	-5
r w зуд	-2
r w и	-11
r w из	5
r w из-за	6
r w изжог	2
r w или	4
r w иногд	2
r w инсул	-4
r w исклю	6
r w к	13
r w кажды	6
r w как	-7
r w калий	2
r w кальц	1
r w камен	4
r w капае	5
r w капал	-2
r w капел	7
r w капли	-6
r w карди	-5
r w карте	-3
r w катет	-1
r w кашел	-8
r w кашля	-1
r w кг	14
r w кетон	2
r w кетор	-1
r w кисло	1
r w кишеч	2
r w кишки	3
r w клеща	-1
r w клеще	-6
r w когда	-6
r w кожа	3
r w кожу	-8
r w колен	8
r w колит	-6
r w колол	-5
r w колот	-5
r w контр	-6
r w копыт	-3
r w корм	-6
r w котор	-2
r w кофе	1
r w кошка	-2
r w красн	-1
r w креат	-2
r w крово	-4
r w кровь	-6
r w кроли	9
r w кубик	-2
r w купил	-2
r w курит	9
r w курс	-6
r w лапы	-3
r w левая	-3
r w левое	4
r w левый	4
r w легки	-1
r w легко	-2
r w легче	1
r w лежит	5
r w лейко	-1
r w лекар	-2
r w лет	9
r w лета	-9
r w летом	-1
r w лечил	2
r w лечит	-12
r w локот	-2
r w локтя	7
r w лучев	-1
r w лучше	-5
r w мае	2
r w мазал	7
r w мазок	5
r w мамы	-7
r w масло	14
r w матка	4
r w мг	-2
r w между	-2
r w мелок	1
r w меня	-11
r w месяц	-6
r w месяч	4
r w мигре	-2
r w минут	3
r w мл	-8
r w мм	8
r w мне	-13
r w много	8
r w может	2
r w можно	-6
r w мокро	-3
r w молок	-15
r w молоч	4
r w морфи	-1
r w моча	4
r w моче	6
r w мочев	4
r w мочег	5
r w мочи	-5
r w мы	2
r w мягки	-6
r w на	-12
r w надо	-14
r w назад	7
r w назив	3
r w назна	-4
r w напра	-5
r w напря	2
r w нас	5
r w настр	1
r w натощ	2
r w начал	3
r w начне	-4
r w нашли	2
r w не	-17
r w него	-18
r w недел	8
r w нее	10
r w нельз	12
r w немно	9
r w нет	2
r w ни	-9
r w ниже	4
r w никак	7
r w никог	-12
r w ничег	-3
r w но	-7
r w новок	7
r w ноги	7
r w норма	1
r w норме	2
r w ночам	10
r w ночь	-7
r w ночью	-3
r w ну	3
r w нужен	7
r w нужно	-2
r w нуроф	6
r w о	7
r w об	3
r w обезб	3
r w обеих	-4
r w обраб	-1
r w обсуд	2
r w обсуж	1
r w общий	-3
r w обычн	-3
r w овчар	7
r w один	-1
r w одна	-3
r w одно	-3
r w одну	-5
r w одышк	10
r w октяб	-1
r w омепр	2
r w он	-26
r w она	-3
r w онеме	6
r w опера	3
r w опять	-19
r w осмот	9
r w особе	4
r w остав	-9
r w остал	-20
r w остры	8
r w от	-32
r w отдае	-3
r w отек	-1
r w отеко	4
r w отказ	7
r w отмен	-16
r w отриц	7
r w палец	-9
r w палоч	4
r w пальц	-9
r w парац	-1
r w пацие	-1
r w пейте	-7
r w пениц	1
r w первы	8
r w перед	-2
r w перел	3
r w перен	-1
r w переп	-2
r w перес	3
r w печен	4
r w пил	-5
r w пила	-14
r w пили	-6
r w пироп	2
r w плани	4
r w плечо	1
r w плохо	-9
r w по	7
r w повто	3
r w под	-7
r w подни	4
r w подож	-3
r w подум	-1
r w пожал	-9
r w пока	-12
r w показ	-1
r w покра	8
r w полик	-2
r w полов	2
r w полож	10
r w полос	-1
r w получ	11
r w помог	-9
r w понос	-11
r w поряд	1
r w посев	-3
r w после	7
r w поста	-2
r w потом	-2
r w похож	8
r w почка	2
r w почки	11
r w почти	3
r w пошел	3
r w поясн	-2
r w права	-6
r w прави	3
r w праву	3
r w правы	-4
r w предл	-10
r w при	4
r w приви	-4
r w прида	1
r w приде	11
r w приез	4
r w прием	4
r w прине	-1
r w прини	8
r w прист	4
r w прихо	2
r w прове	4
r w прогн	8
r w продо	3
r w прокл	3
r w промы	4
r w пропи	-8
r w прост	-13
r w прошл	5
r w психо	5
r w пузыр	6
r w пульс	11
r w пусть	-3
r w пьет	-5
r w пьете	1
r w пью	-12
r w пятна	-9
r w работ	-2
r w равно	-2
r w раз	-3
r w раза	-7
r w раздр	4
r w рак	1
r w раньш	1
r w расск	-15
r w расши	3
r w рвать	3
r w рвет	5
r w рвота	3
r w рвоты	1
r w ребра	-8
r w рентг	2
r w ринге	3
r w ровно	3
r w розов	-1
r w рост	2
r w руки	5
r w с	-18
r w сам	-1
r w сама	9
r w сатур	5
r w сахар	-14
r w свист	-2
r w свобо	5
r w сдела	-6
r w сегод	1
r w сейча	-2
r w семин	-3
r w сентя	1
r w сердц	-24
r w сестр	-5
r w симпт	3
r w синул	4
r w сказа	-10
r w скаче	-4
r w сколь	-2
r w скоре	3
r w скору	3
r w слева	-5
r w слизи	-6
r w слуша	-13
r w смерт	4
r w снача	1
r w сниже	3
r w снима	-5
r w снимо	3
r w со	8
r w собак	-2
r w собач	-4
r w созна	10
r w сосед	-8
r w сосок	2
r w спины	-5
r w справ	8
r w сразу	14
r w средн	4
r w среду	-8
r w стави	-6
r w стали	2
r w стане	1
r w стати	3
r w стент	-2
r w сторо	-3
r w страш	-8
r w стул	2
r w суста	-1
r w суток	-5
r w сухой	5
r w сыпь	-6
r w табле	-3
r w так	-6
r w такое	7
r w там	-7
r w темпе	3
r w тепер	-4
r w теплы	2
r w терап	2
r w тест	1
r w тетра	-2
r w то	-13
r w тогда	-5
r w тоже	-3
r w той	3
r w точно	-2
r w тошни	8
r w трама	-2
r w трети	-5
r w треть	-1
r w трога	-5
r w тромб	3
r w ттг	3
r w туале	4
r w тут	-6
r w тяжел	-3
r w тянет	2
r w у	-10
r w убери	9
r w увиде	-9
r w уже	-1
r w узи	-5
r w уйдет	-3
r w укол	-13
r w укола	4
r w уколо	-5
r w уколы	-4
r w упаде	-3
r w упала	-1
r w утра	16
r w утром	-7
r w ухо	6
r w ушах	2
r w ферри	2
r w фосфа	1
r w хвати	-4
r w хелик	-3
r w ходит	12
r w холес	-3
r w холод	3
r w хотя	-5
r w хочет	2
r w хрипы	1
r w хрома	3
r w церук	3
r w цисти	3
r w час	7
r w часа	-1
r w часов	-4
r w чем	-1
r w через	-7
r w черны	4
r w четве	-4
r w чешет	3
r w чиста	4
r w чисто	1
r w чисты	2
r w что	-14
r w что-т	-6
r w чтобы	-3
r w чувст	6
r w чуть	12
r w шейка	3
r w шея	-1
r w шприц	-3
r w шпу	4
r w эритр	4
r w эрози	-5
r w это	-6
r w этого	-1
r w этой	-2
r w я	-10
r w язва	3
r w язык	2
r w яични	1
r w январ	6
raise	-17
reaction	4
referral	-24
refuse	6
right	23
route	-1
secondPerson	-11
smallTalk	-6
social	13
speaks da	2
speaks en	-11
speaks nb	-2
speaks ru	2
speaks sv	4
start	-18
stop	-17
symptom	4
takes	-1
test	16
thirdPerson	-8
timeWord	9
treatmentMeasures	-4
treatmentMeasures advice	-22
treatmentMeasures body	7
treatmentMeasures condition	-11
treatmentMeasures diagnosis	5
treatmentMeasures finding	-11
treatmentMeasures firstPerson	18
treatmentMeasures frequency	4
treatmentMeasures imaging	-9
treatmentMeasures kin	3
treatmentMeasures length -1	3
treatmentMeasures length 0	-4
treatmentMeasures length 1	6
treatmentMeasures length 2	-15
treatmentMeasures length 3	7
treatmentMeasures length 4	3
treatmentMeasures length 5	15
treatmentMeasures length 6	-19
treatmentMeasures listed	38
treatmentMeasures negation	-2
treatmentMeasures normal	8
treatmentMeasures number	12
treatmentMeasures past	8
treatmentMeasures planCue	19
treatmentMeasures secondPerson	-15
treatmentMeasures symptom	-7
treatmentMeasures test	-2
treatmentMeasures timeWord	10
treatmentMeasures unit	6
treatmentMeasures vital	-20
treatmentMeasures weight	6
treatmentPlans	-8
treatmentPlans advice	15
treatmentPlans body	-12
treatmentPlans condition	13
treatmentPlans contact	36
treatmentPlans diagnosis	-9
treatmentPlans finding	-19
treatmentPlans firstPerson	3
treatmentPlans followUp	-3
treatmentPlans frequency	-7
treatmentPlans imaging	11
treatmentPlans kin	-3
treatmentPlans length -1	4
treatmentPlans length 0	-11
treatmentPlans length 1	-4
treatmentPlans length 2	-12
treatmentPlans length 3	1
treatmentPlans length 4	-12
treatmentPlans length 5	4
treatmentPlans length 6	16
treatmentPlans listed	10
treatmentPlans negation	8
treatmentPlans normal	5
treatmentPlans past	-28
treatmentPlans planCue	15
treatmentPlans referral	4
treatmentPlans secondPerson	13
treatmentPlans symptom	-22
treatmentPlans test	11
treatmentPlans timeWord	15
treatmentPlans unit	4
treatmentPlans vital	-10
treatmentPlans weight	21
unanswered	-32
uncertain	8
unit	4
up to three words	-4
up to two words	1
vet names another additionalNotes	-2
vet names another complaints	-6
vet names another diagnoses	4
vet names another physicalExamination	-11
vet names another self -1	6
vet names another self 0	-1
vet names another self 1	6
vet names another self 2	-5
vet names another treatmentMeasures	6
vet names another treatmentPlans	16
vet names no other additionalNotes	-5
vet names no other complaints	-10
vet names no other diagnoses	16
vet names no other medications	6
vet names no other physicalExamination	3
vet names no other self -1	6
vet names no other self 0	-7
vet names no other self 2	-11
vet names no other treatmentMeasures	-12
vet names no other treatmentPlans	-2
vet opens with another complaints	14
vet opens with another diagnoses	2
vet opens with another self -1	5
vet opens with another self 0	-5
vet opens with another self 1	8
vet opens with another self 2	1
vet opens with another treatmentMeasures	4
vet opens with another treatmentPlans	-11
vital	11
weight	19
words	2`
