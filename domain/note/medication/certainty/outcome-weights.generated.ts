/** Made by eval/medicines/learn-outcomes.ts: what each feature of a medicine (features.ts) adds to none, continued, started, stopped, allergy, in steps of 0.02. */
export const OUTCOME_WEIGHTS = `after allergy	0 0 -1 -1 2
after continue	3 7 -5 -4 -1
after denyPlan	4 -3 -3 2 0
after given	-2 -2 1 1 2
after lower	-2 4 -1 -1 -1
after negation	2 -4 2 0 1
after no	3 1 0 -4 0
after raise	-1 4 -1 -2 0
after reaction	1 -2 1 -2 1
after refuse	-1 -1 1 0 2
after start	-4 3 0 -2 2
after stop	-3 -4 1 3 3
after takes	5 0 -1 -1 -2
after yes	-1 6 -2 -4 2
among 	10 0 -3 -1 -6
among allergy	2 -3 -2 -1 4
among allergy+refused	-2 0 0 -1 3
among allergy+started	-2 1 0 -1 2
among allergy+stopped	0 0 0 -1 2
among beside+continued	0 -1 2 0 0
among continued	2 0 0 0 -1
among continued+named	-4 2 -2 4 -1
among continued+named+stopped	-1 -2 -1 3 0
among continued+raised	0 -1 2 -1 0
among continued+started	1 5 -3 -3 0
among continued+stopped	1 -1 -2 3 0
among lowered	-1 3 -1 0 0
among named	6 1 -2 -1 -4
among named+past	0 -1 2 -2 1
among named+refused	1 1 -2 0 0
among named+started	-3 1 0 3 -1
among named+stopped	-1 2 0 0 -1
among past+refused	-1 0 -1 2 0
among past+stopped	-2 0 0 2 1
among raised	0 2 -2 -1 0
among refused	4 0 -3 1 -2
among refused+started	2 -1 0 0 -1
among refused+stopped	1 1 0 -2 0
among started	3 -4 4 -2 -3
among started+stopped	-3 1 3 0 0
among stopped	3 -1 1 -1 -1
among supposed	2 0 -2 1 -1
answers	-2 8 -2 7 -11
answers affirmed	6 1 -4 -2 -1
answers answered	-4 6 -4 3 -1
answers continue	-8 10 -2 1 -1
answers denied	8 -6 1 -1 -2
answers denyPlan	0 -3 1 3 -1
answers examination	2 -7 -2 6 1
answers given	-3 -10 3 4 5
answers history	-7 10 -10 11 -4
answers labelled	2 0 0 -1 0
answers lower	-4 4 0 0 0
answers negation	6 -5 -3 1 1
answers no	5 -1 -1 -2 1
answers none	-7 8 -3 9 -8
answers plan	2 5 10 -10 -7
answers raise	3 -1 0 -2 0
answers reaction	-7 -6 2 7 3
answers refuse	17 -13 -4 1 -2
answers start	5 0 -1 -7 3
answers stop	-7 -8 -6 23 -3
answers takes	0 10 -4 -2 -4
answers yes	1 -5 4 0 0
any	8 3 -2 -1 -7
asked allergy	-4 -1 0 -1 5
asked drugClass	4 -2 1 -3 0
asked hypothetical	-3 4 -2 -1 2
asked past	-1 -3 1 1 1
asked planCue	0 0 -2 4 -1
asked start	1 2 -2 1 -1
asked stop	-1 -2 1 2 0
asked takes	0 -2 -1 4 0
b< e # and	-1 -2 0 3 0
b< e # days	1 -2 -1 1 1
b< e # ml	1 1 -2 0 0
b< e # weeks	-1 -1 0 2 0
b< e # |	3 -2 0 0 -1
b< e <c?c?> and	-4 5 0 -1 -1
b< e <c?c?> he	0 3 -2 -1 0
b< e <c?c?> his	0 2 -2 0 0
b< e <c?c?> if	2 -1 0 -1 0
b< e <c?c?> keep	-1 2 0 -1 0
b< e <c?c?> so	-2 -3 4 0 0
b< e <c?c?> then	0 -1 2 -1 0
b< e <c?c?> we	2 0 -1 -1 0
b< e <c?c?> well	2 -1 -1 0 0
b< e <cc> and	3 -4 1 0 -1
b< e <p?c?> and	2 2 -3 -1 -1
b< e <p?p?> and	4 -4 0 -2 1
b< e <p?p?> he	-1 -1 0 1 2
b< e <p?p?> i	-1 0 -3 4 0
b< e <p?p?> right	0 -2 2 0 0
b< e <p?p?> she	2 -1 0 -1 0
b< e <p?p?> so	1 -2 0 0 0
b< e <p?p?> what	-1 2 -1 0 0
b< e <pc> then	2 -2 1 -1 0
b< e <pp> and	0 1 2 -2 -1
b< e ? i	-1 1 -2 2 0
b< e ? the	0 -2 1 1 0
b< e a clot	0 -2 3 0 0
b< e a day	-1 1 -2 2 0
b< e a jab	0 -1 2 0 0
b< e a week	-1 0 0 0 2
b< e a year	-1 -1 3 0 0
b< e about the	1 -2 1 1 0
b< e after a	-1 -2 3 0 0
b< e ago and	0 -1 2 0 0
b< e all right	-2 2 0 -1 1
b< e and a	-1 -1 0 2 0
b< e and for	0 -2 1 1 0
b< e and her	-2 1 0 2 0
b< e and i	1 -2 1 1 0
b< e and im	0 -1 2 0 0
b< e and the	2 5 -3 -2 -3
b< e and your	2 -1 0 -1 0
b< e anythi ?	-1 1 -2 2 0
b< e anythi for	0 -1 2 0 0
b< e are you	-1 2 -1 0 0
b< e as needed	0 -2 0 2 0
b< e at night	-1 -2 1 2 0
b< e been giving	-1 0 -1 2 0
b< e been on	0 0 2 -1 0
b< e carry on	1 -2 0 1 0
b< e contin |	1 0 0 -2 1
b< e day ?	0 2 0 -1 0
b< e day for	-2 0 -1 2 1
b< e days |	1 -2 1 -1 1
b< e did you	-1 -1 -2 3 0
b< e does he	0 2 0 -1 0
b< e fine |	4 0 -3 -1 0
b< e for #	1 -3 -2 2 1
b< e for a	-3 0 1 0 2
b< e for his	-1 2 0 0 0
b< e for the	0 -2 2 -1 0
b< e gave me	2 1 -1 -2 -1
b< e give you	0 -2 3 -1 -1
b< e going to	0 -2 1 1 0
b< e gone |	1 -2 2 -1 0
b< e good |	0 -2 -1 4 0
b< e had been	-1 0 0 2 -1
b< e had the	1 0 2 -2 0
b< e have you	1 -2 3 -2 0
b< e he had	-1 1 -2 2 0
b< e he is	0 4 -2 -2 0
b< e i don't	-1 2 0 0 0
b< e i finish	0 -1 0 2 0
b< e i had	2 -1 0 -1 0
b< e i take	-1 4 -2 -1 0
b< e i want	-2 -3 4 0 0
b< e i was	-2 -1 0 3 0
b< e i'm giving	2 -1 0 0 0
b< e i've been	0 -1 0 2 0
b< e in a	-2 1 -1 -1 2
b< e in march	3 -1 -1 -1 0
b< e in the	3 -6 5 0 -1
b< e is on	1 -2 2 -1 0
b< e is the	0 -2 1 1 0
b< e it again	-1 -1 2 0 0
b< e it for	2 -1 0 -1 0
b< e it is	2 -2 0 0 0
b< e it out	-1 2 -1 0 0
b< e it |	-2 -3 1 2 2
b< e jab of	0 -1 2 0 0
b< e keep it	4 -2 -1 -1 0
b< e keep the	-1 2 0 -1 0
b< e leave it	-1 0 0 2 0
b< e me see	-1 -1 0 2 0
b< e no more	-1 -1 -1 3 0
b< e no |	0 0 -1 -1 2
b< e not today	-1 3 -1 0 0
b< e not with	-1 2 -1 0 0
b< e off the	0 2 -1 -1 0
b< e ok |	4 -1 0 -3 0
b< e on anythi	-1 2 1 -1 0
b< e on it	-1 -2 3 0 0
b< e on my	-1 0 0 -1 2
b< e on that	-1 4 -2 -1 0
b< e on the	-2 -1 -1 1 3
b< e once daily	3 -2 0 -1 0
b< e one |	1 1 -1 -2 0
b< e right |	-1 2 1 -3 1
b< e see |	-2 0 -1 2 0
b< e she's on	0 1 -2 0 0
b< e so no	-1 0 -1 0 2
b< e so that	2 -1 -1 1 0
b< e so we'll	-1 0 2 -1 0
b< e so were	-1 -1 4 -1 0
b< e still have	-2 2 0 0 0
b< e stop that	-1 2 0 0 0
b< e stop the	-1 -1 0 2 0
b< e that one	-1 0 -2 2 0
b< e that stays	1 -2 0 0 0
b< e that was	-3 1 1 -1 2
b< e that's why	-2 0 2 0 0
b< e the mornin	1 -3 2 0 0
b< e the same	-1 2 0 -1 0
b< e the vein	-1 -1 2 -1 0
b< e the §	1 -2 0 1 0
b< e then the	2 0 -1 -1 0
b< e then |	2 0 0 0 0
b< e they stoppe	-2 0 3 -1 0
b< e today |	-4 5 0 -1 -1
b< e twice a	1 2 -4 1 0
b< e twice |	2 1 -2 -1 0
b< e up to	1 -2 0 1 0
b< e use it	2 0 -2 -1 0
b< e want you	-1 -2 2 1 0
b< e was #	-3 0 2 1 0
b< e was on	1 -2 0 0 1
b< e we keep	3 0 -1 -1 0
b< e week |	-1 -1 1 -1 2
b< e with a	2 -1 0 0 0
b< e you on	-1 0 2 -1 0
b< e you take	1 2 -2 -1 0
b< e you to	-1 -1 0 2 0
b< e you use	0 2 -1 -1 0
b< e | <c?p?>	-1 -2 2 1 0
b< e | <cc>	0 2 -1 1 -1
b< e | <cp>	0 1 -2 0 0
b< e | <p?c?>	1 0 1 -3 1
b< e | <p?p?>	-1 -3 1 -1 4
b< e | <pp>	-1 2 0 0 -1
b< e § #	1 -2 1 0 0
b< e § still	0 -2 0 2 0
b< e §2 #	-4 7 -3 1 -1
b< e §2 and	-2 3 -1 0 0
b< e §2 for	2 0 -1 -1 0
b< e §2 in	1 1 0 -2 0
b< e §2 one	2 -1 0 0 -1
b< e §2 was	0 0 0 -1 2
b< e §2 |	-2 3 -2 0 0
b< n # #	2 1 -2 1 0
b< n # ?	0 2 0 -2 0
b< n # dagar	-2 1 2 -1 0
b< n # dage	-2 -1 0 3 0
b< n # døgn	1 1 0 -2 0
b< n # g	-1 0 2 -1 0
b< n # gange	0 1 -1 2 -1
b< n # ganger	-1 -1 1 -1 2
b< n # gånger	-2 0 -1 3 0
b< n # hver	2 0 0 -1 0
b< n # i	-2 0 1 0 0
b< n # kg	-1 0 2 -1 0
b< n # mg	1 -1 -3 0 3
b< n # minutt	3 0 0 -2 0
b< n # ml	2 -3 -1 2 0
b< n # och	0 -2 1 2 0
b< n # og	0 -2 -4 7 0
b< n # om	-2 0 1 1 0
b< n # til	-1 -3 3 1 0
b< n # uger	-1 1 -2 3 -1
b< n # veckor	-2 2 1 -1 0
b< n # |	-7 3 -1 6 -1
b< n # µg	2 0 -1 -1 0
b< n <c?c?> antibi	2 0 0 -1 0
b< n <c?c?> de	1 1 -2 0 0
b< n <c?c?> den	-2 4 1 -3 0
b< n <c?c?> det	-2 -2 2 2 -1
b< n <c?c?> du	3 -3 -2 2 0
b< n <c?c?> då	-2 2 1 -2 1
b< n <c?c?> får	0 1 -3 1 1
b< n <c?c?> han	-4 6 -2 -1 1
b< n <c?c?> ho	-1 0 2 0 0
b< n <c?c?> hon	-1 1 -3 3 0
b< n <c?c?> hun	-1 1 -2 2 0
b< n <c?c?> i	-1 -1 2 0 0
b< n <c?c?> jag	-2 0 0 2 0
b< n <c?c?> jeg	-3 -2 0 6 -1
b< n <c?c?> nei	1 -2 0 1 -1
b< n <c?c?> nu	-2 2 0 0 0
b< n <c?c?> och	-4 2 1 2 -1
b< n <c?c?> og	-3 -1 7 -2 0
b< n <c?c?> så	2 0 1 -2 -1
b< n <c?c?> vi	3 -1 -1 -1 1
b< n <c?p?> har	0 2 -2 -1 0
b< n <c?p?> och	1 -2 0 0 0
b< n <c?p?> og	-3 -2 0 6 0
b< n <c?p?> så	-2 1 0 0 1
b< n <c?p?> §	1 -1 2 -1 0
b< n <cc> det	2 0 -1 0 0
b< n <cc> du	-2 1 1 1 0
b< n <cc> han	0 2 -1 -1 0
b< n <cc> i	-1 -1 2 0 0
b< n <cc> og	2 -1 0 -2 1
b< n <cc> vi	4 -1 -1 -2 0
b< n <cc> §	-1 2 -1 0 0
b< n <cp> du	0 2 0 -2 0
b< n <cp> hun	-2 1 0 1 0
b< n <cp> hva	-1 -1 0 2 0
b< n <cp> jag	-1 0 0 2 0
b< n <cp> §	2 -2 1 -2 1
b< n <p?c?> den	2 -1 0 -2 0
b< n <p?c?> du	1 3 -5 2 -1
b< n <p?c?> då	-2 1 1 0 0
b< n <p?c?> han	-2 0 0 1 0
b< n <p?c?> og	-3 -3 1 5 0
b< n <p?c?> så	2 0 2 -3 0
b< n <p?p?> da	-2 0 2 0 0
b< n <p?p?> det	-3 -2 -1 6 -1
b< n <p?p?> då	1 -1 2 -2 0
b< n <p?p?> han	-2 4 -2 -1 1
b< n <p?p?> hun	1 -2 0 1 0
b< n <p?p?> hur	-1 0 0 2 0
b< n <p?p?> hva	2 0 -1 -1 0
b< n <p?p?> ja	4 -4 1 0 0
b< n <p?p?> jeg	-1 -2 0 4 -1
b< n <p?p?> og	1 4 -1 -4 0
b< n <p?p?> så	0 2 -1 -1 0
b< n <p?p?> vi	0 -3 2 1 0
b< n <p?p?> §	-1 -2 1 0 1
b< n <pc> da	-1 3 -2 -1 0
b< n <pc> då	-1 -1 2 0 0
b< n <pp> jeg	-1 2 -1 0 0
b< n ? #	-1 1 2 -1 0
b< n ? bara	2 -1 0 0 0
b< n ? bare	-1 2 0 -1 0
b< n ? den	-1 2 0 -1 0
b< n ? det	3 -3 1 -1 0
b< n ? du	-1 3 0 -3 0
b< n ? en	-2 3 -1 0 0
b< n ? han	0 0 0 -1 2
b< n ? har	3 1 -2 -2 0
b< n ? hun	-1 0 -1 2 0
b< n ? jeg	-1 0 -2 4 -1
b< n ? kun	-1 2 0 0 0
b< n ? min	2 -2 0 0 0
b< n ? och	0 -1 -1 3 0
b< n ? og	-2 4 -1 -2 1
b< n ? smerte	-1 -1 0 3 0
b< n absolu inte	-2 2 0 0 0
b< n aften og	0 -1 -1 2 0
b< n aften |	4 -2 0 -1 0
b< n allerg ?	-2 0 1 0 1
b< n allerg |	0 -1 0 -2 3
b< n andet |	2 -1 -1 0 0
b< n at du	-2 1 0 1 0
b< n at jeg	0 -2 0 2 0
b< n att hon	3 -1 0 -2 0
b< n av det	-1 2 0 0 0
b< n av |	2 -2 -1 1 0
b< n begynn med	0 -1 2 -1 0
b< n behand med	-2 -1 3 0 0
b< n blir det	-2 -1 0 0 2
b< n bliver du	0 2 -1 -1 0
b< n blodtr |	-1 -1 0 2 0
b< n bra |	-5 4 0 1 0
b< n byter till	-1 0 0 0 2
b< n byter vi	-1 -2 3 -1 0
b< n bytter vi	-1 -1 -1 3 0
b< n börjar vi	0 2 0 -1 0
b< n da er	2 0 -1 0 0
b< n da fikk	-2 0 2 1 0
b< n da gjør	0 0 -2 1 0
b< n da går	-1 2 0 -1 0
b< n da har	1 -1 1 -2 0
b< n da setter	0 0 2 -1 0
b< n da tar	-2 1 2 -1 0
b< n dag ?	0 2 -1 -1 0
b< n dag i	3 -1 -2 0 0
b< n dag |	0 -1 0 2 -1
b< n dagar |	-1 0 2 -1 0
b< n dagen i	0 -1 2 -1 0
b< n dagen |	-3 0 2 2 0
b< n dager |	1 -2 0 0 1
b< n daglig i	-1 2 1 -2 0
b< n daglig |	0 2 -2 0 0
b< n de der	-2 1 0 1 0
b< n de er	-2 2 -1 1 0
b< n de får	1 0 -2 0 0
b< n de har	0 -1 2 -1 -1
b< n dem én	3 -1 -1 -1 0
b< n den andre	-1 -1 2 -1 0
b< n den behold	2 -1 -1 0 0
b< n den der	-1 2 0 -1 0
b< n den er	-1 -1 4 -2 0
b< n den går	0 -1 2 -1 0
b< n den heter	0 -1 2 -1 0
b< n den i	0 1 -2 1 0
b< n den lille	-1 2 -1 0 0
b< n den og	2 -1 -1 1 0
b< n den sepone	2 1 -1 -1 0
b< n den stoppe	-2 0 -1 3 0
b< n den tager	2 -1 0 -1 0
b< n den |	2 -3 2 0 0
b< n der er	-1 -2 1 0 1
b< n der og	1 0 0 -2 0
b< n der |	-1 1 2 -1 0
b< n det ?	-4 -4 1 6 1
b< n det blir	4 0 -3 -1 0
b< n det bliver	-2 1 2 -1 0
b< n det der	-1 2 -1 0 0
b< n det er	-5 2 3 -1 1
b< n det finns	1 -2 1 0 0
b< n det for	0 0 -1 0 2
b< n det gjorde	1 2 -1 -1 0
b< n det har	-1 3 0 -2 0
b< n det hedder	-2 0 0 2 0
b< n det heter	-2 2 1 0 0
b< n det i	0 -1 2 -1 0
b< n det inget	-1 0 -1 -1 2
b< n det inte	2 -1 -1 0 0
b< n det kan	-1 0 0 2 0
b< n det med	2 0 -2 0 -1
b< n det måste	-2 0 0 0 3
b< n det samme	-2 -3 3 1 0
b< n det sepone	-1 -1 1 2 0
b< n det ska	-1 2 0 -1 0
b< n det skal	-3 3 0 1 0
b< n det som	3 0 0 -2 0
b< n det står	-2 0 0 1 2
b< n det tager	1 1 -1 -2 0
b< n det tar	-2 -1 0 2 0
b< n det trengs	0 2 -1 -1 0
b< n det var	4 -2 0 -1 -1
b< n det vi	-1 0 2 -1 0
b< n det |	0 -3 1 2 0
b< n det är	1 -2 -1 3 -1
b< n dig |	-1 2 0 0 0
b< n du ?	2 0 0 -1 0
b< n du bare	2 -2 1 -1 0
b< n du den	5 1 -3 -3 0
b< n du fikk	2 1 -1 -1 0
b< n du får	0 2 -1 0 -1
b< n du ha	1 0 1 -2 0
b< n du hadde	2 -1 -1 0 0
b< n du har	1 -2 0 1 0
b< n du have	0 -1 2 -1 0
b< n du ikke	-1 2 1 0 -1
b< n du ikkje	-1 3 -2 0 0
b< n du kan	-2 0 3 -1 0
b< n du med	1 0 1 -2 0
b< n du noe	0 2 -1 -1 0
b< n du noget	-2 2 0 1 0
b< n du något	2 -2 0 0 0
b< n du skal	0 2 0 -1 0
b< n du står	0 2 0 -2 0
b< n du ta	-2 0 2 0 0
b< n du taget	1 -2 1 0 0
b< n du tagit	0 -2 0 2 0
b< n du tar	-4 0 3 1 0
b< n du til	-1 0 2 -1 0
b< n du §	0 2 -1 0 0
b< n då ?	-1 2 0 0 0
b< n då blir	-1 -1 0 0 2
b< n då tar	-2 1 2 -1 0
b< n då |	2 -2 0 0 0
b< n døgn |	1 1 -1 -2 0
b< n døgnet |	-1 0 2 0 0
b< n efter #	-1 0 0 2 0
b< n en annen	2 0 0 -1 0
b< n en gang	1 -2 4 -2 0
b< n en gång	-2 2 0 -2 3
b< n en halv	0 2 -1 0 0
b< n en kur	-1 2 1 -2 0
b< n en spruta	-2 -1 2 1 0
b< n en sprøjt	3 -1 -3 0 0
b< n en sprøyt	1 -2 0 1 0
b< n en uge	2 -1 -1 0 0
b< n er allerg	-1 -1 0 0 2
b< n er derfor	-1 0 2 -1 0
b< n er det	0 -3 2 2 0
b< n er en	-1 -2 -1 4 0
b< n er følsom	-1 0 3 -2 0
b< n er ikke	0 3 -2 0 -1
b< n er jo	0 2 -1 -1 0
b< n er nede	-2 -1 2 1 0
b< n er nok	1 -1 2 -1 0
b< n er også	-2 2 0 1 0
b< n er på	0 -2 0 2 0
b< n er |	-2 0 0 1 1
b< n etterp |	-1 -1 3 -1 0
b< n fast ?	-1 2 0 0 0
b< n faste medisi	-1 0 0 2 0
b< n fik jeg	1 0 2 -3 0
b< n fikk han	1 -2 0 0 0
b< n fikk hun	-1 2 0 0 0
b< n fint |	0 3 -1 -1 -1
b< n fjor |	-2 0 1 1 1
b< n for #	1 -1 -2 2 0
b< n for mye	2 -1 -1 0 0
b< n fortse med	1 -3 0 2 0
b< n fortse |	-1 1 0 -2 2
b< n fortsä du	0 2 0 -1 0
b< n fortsä med	-1 0 -1 2 0
b< n fortsä |	0 2 -1 -1 0
b< n fortsæ i	-1 0 2 -1 0
b< n fortsæ |	2 -1 2 -2 0
b< n foråre |	0 0 1 -2 0
b< n fra i	4 1 -2 -4 0
b< n frukos |	-1 -1 0 2 0
b< n från listan	-2 0 0 2 0
b< n fået ?	-1 -1 0 2 0
b< n fået noget	-1 -1 0 2 0
b< n får du	-1 0 2 -2 0
b< n får han	-3 0 2 2 0
b< n får hon	-2 -1 2 0 1
b< n får i	-2 1 0 1 0
b< n får jo	-1 -1 -1 3 0
b< n får også	-2 2 -1 1 0
b< n får vi	0 -1 2 0 0
b< n følsom for	-1 0 4 -2 0
b< n før |	2 -2 0 -1 0
b< n g #	0 -2 2 0 0
b< n ga henne	-2 -1 0 3 0
b< n gang om	-1 -1 2 0 0
b< n gang |	0 -1 3 -1 0
b< n gange daglig	0 3 -1 -1 0
b< n gange om	-1 -1 1 2 0
b< n ganger daglig	1 -1 0 -1 2
b< n ganger om	1 1 -1 -2 0
b< n gav ham	-1 0 -1 2 0
b< n gav hende	-1 -1 0 2 0
b< n gav henne	-1 0 0 2 0
b< n gjør vi	0 0 -2 1 0
b< n godt |	2 0 1 -3 0
b< n gång om	0 2 -1 -1 0
b< n gånger |	-1 2 -1 -1 0
b< n går bra	-2 1 0 1 0
b< n går over	0 -1 2 -1 0
b< n går på	2 -2 0 0 0
b< n går vi	-1 3 -1 -1 0
b< n göra |	0 -1 2 0 0
b< n ha bort	-1 -1 0 3 0
b< n ha det	-1 0 2 0 0
b< n ha videre	-2 1 2 -1 0
b< n hade jag	2 0 0 -1 0
b< n han fik	-1 0 0 0 2
b< n han får	-1 4 -2 -1 0
b< n han fått	-1 -1 0 2 0
b< n han har	-2 2 0 1 0
b< n han ikke	-2 -3 2 3 0
b< n han noe	-1 2 0 -1 0
b< n han noget	-1 1 -1 2 0
b< n han står	0 2 -2 -1 0
b< n har brukt	-1 -1 0 2 0
b< n har den	-1 -2 0 3 0
b< n har dere	0 -2 0 2 0
b< n har du	-6 6 0 1 -2
b< n har en	-2 5 -1 -3 0
b< n har fået	4 -1 -1 -2 0
b< n har fått	-1 -1 2 0 0
b< n har gett	-1 2 0 -1 0
b< n har givet	-2 3 -1 0 0
b< n har haft	-1 0 0 2 0
b< n har han	2 -2 2 -2 0
b< n har hatt	-2 0 -1 1 2
b< n har hun	-2 1 -2 3 0
b< n har jeg	-2 1 0 -2 2
b< n har jo	0 -1 2 -1 0
b< n har ju	-2 2 0 0 0
b< n har også	-2 -1 -1 3 0
b< n har tatt	-1 -1 0 2 0
b< n have noget	0 0 -2 1 0
b< n hemma |	2 -1 0 -1 0
b< n her er	2 -1 0 -1 0
b< n her og	-1 -1 3 -1 0
b< n hjerte |	0 2 -1 -1 0
b< n hon har	2 0 -2 1 0
b< n hon inte	-3 1 -1 2 1
b< n hun er	-3 -1 0 1 2
b< n hun fik	2 -1 0 0 0
b< n hun fået	-1 -1 -1 4 0
b< n hun får	-5 2 1 3 0
b< n hun fått	0 2 0 -2 0
b< n hun ha	0 2 -1 -1 0
b< n hun hadde	0 -1 -1 2 0
b< n hun har	-3 4 -4 1 2
b< n hun ikke	2 2 -2 -2 0
b< n hva er	0 -1 0 2 0
b< n hva har	-1 -1 0 3 0
b< n hvad får	0 2 -1 -1 0
b< n hvad har	-2 -1 -1 3 0
b< n hver aften	3 0 0 -2 0
b< n hver dag	1 2 -1 -1 0
b< n hver morgen	-2 1 -1 1 0
b< n hver måned	2 -1 -1 0 0
b< n i #	-3 2 2 -1 -1
b< n i dag	-4 -2 3 3 -1
b< n i døgnet	-1 0 2 0 0
b< n i en	2 -1 0 -1 0
b< n i forvej	0 2 -1 0 0
b< n i foråre	1 0 1 -2 0
b< n i kveld	2 0 -2 0 0
b< n i morgen	1 0 2 -4 0
b< n i morgon	-1 0 -1 0 2
b< n i munnen	2 0 -3 1 0
b< n i stedet	0 -4 0 2 1
b< n i ställe	1 -2 3 -1 0
b< n i tilleg	0 -1 2 -1 0
b< n i vår	0 -2 0 3 0
b< n ikke fået	-1 -1 3 -1 0
b< n ikke gi	0 2 0 -1 0
b< n ikke ha	-2 4 -1 -1 0
b< n ikke have	0 0 -2 3 0
b< n ikke lenger	2 -1 1 -1 0
b< n ikke mere	-1 1 -1 2 0
b< n ikke mot	-2 -1 1 2 0
b< n ikke noe	0 -1 -1 2 0
b< n ikke nu	-1 2 0 -1 0
b< n ikke og	-2 -1 1 2 0
b< n ikke på	2 -1 0 0 0
b< n inte den	-3 -1 1 2 0
b< n inte mer	3 -1 0 -2 0
b< n ja den	-1 -2 1 2 0
b< n ja men	-1 3 0 -1 -1
b< n ja |	-5 -1 -1 6 0
b< n jag #	-1 2 0 -1 0
b< n jag fick	-1 2 0 -1 0
b< n jag har	-2 1 0 2 0
b< n jag inte	0 -2 2 1 0
b< n jag skulle	2 0 -1 -1 0
b< n jag tar	-1 3 -1 -1 0
b< n jag är	-1 -1 0 2 0
b< n jeg en	-1 2 1 -1 0
b< n jeg fik	-2 -1 0 3 1
b< n jeg fikk	2 -1 -1 1 -1
b< n jeg gav	-2 0 -1 3 0
b< n jeg giver	-1 -1 3 -1 0
b< n jeg hadde	-2 0 0 3 0
b< n jeg har	2 0 -1 0 -1
b< n jeg med	-1 -2 0 3 0
b< n jeg må	0 -2 0 3 0
b< n jeg ser	3 -2 -1 0 0
b< n jeg skal	2 -1 0 -1 0
b< n jeg tager	-2 3 -1 0 0
b< n jeg tar	-1 0 -1 2 0
b< n jeg var	-1 2 0 -2 0
b< n jo |	2 -1 0 0 0
b< n kan det	2 0 -1 0 0
b< n kan du	-2 1 0 2 0
b< n kan få	-2 0 3 -1 0
b< n kan hun	2 0 -2 1 0
b< n kan vi	2 -1 -1 0 0
b< n lad os	2 -1 0 -1 0
b< n legger vi	0 2 0 -1 0
b< n ligge og	-1 2 -1 -1 0
b< n livet ut	0 2 0 -1 0
b< n lägger vi	-1 -1 3 0 0
b< n länge |	1 1 0 -2 0
b< n med den	-2 0 3 -2 0
b< n med og	1 0 -2 0 0
b< n med rødt	-2 2 0 -1 1
b< n med |	-1 0 -2 2 0
b< n med §	-1 2 1 -1 0
b< n men de	1 -1 3 -2 0
b< n men det	1 3 -2 -1 -1
b< n men du	0 -2 2 0 0
b< n men hun	0 -1 -1 3 0
b< n men jeg	2 0 -1 -1 0
b< n men vi	-2 2 0 0 0
b< n mere af	0 -1 -1 2 0
b< n mg #	0 0 -2 0 2
b< n mg daglig	2 -2 0 0 0
b< n mg en	-2 -1 2 0 0
b< n mg morgen	0 -2 -1 2 0
b< n mg om	-1 2 0 -1 0
b< n min far	2 -1 -1 0 0
b< n min har	2 -1 0 -1 0
b< n morgen og	1 -3 0 2 0
b< n morgen |	-3 -1 1 3 0
b< n morgon och	0 -1 0 2 0
b< n morgon |	-2 -1 -1 2 2
b< n mot vann	-2 -1 0 3 0
b< n må du	2 -1 0 -1 0
b< n må ikke	2 0 -1 -1 0
b< n måned |	0 -1 -1 2 0
b< n månede |	1 0 1 -3 0
b< n måste vi	-2 0 -1 1 3
b< n natten |	-2 -1 -1 4 0
b< n nede på	-1 -1 2 0 0
b< n nei |	1 0 -1 2 -1
b< n nej |	0 -2 4 -2 0
b< n noe for	-2 2 -1 1 0
b< n noe mot	-1 1 2 -1 0
b< n noget for	-1 2 -3 2 0
b< n nu ?	0 2 0 -1 0
b< n nu får	-1 -2 3 -1 0
b< n nu |	4 -3 -2 1 0
b< n nå |	-2 0 2 0 0
b< n något för	-1 0 2 -1 0
b< n når det	-1 4 -1 -2 0
b< n når du	0 -1 2 -1 0
b< n och den	0 -1 0 2 -1
b< n och det	3 -1 0 -1 0
b< n och kväll	-1 -1 0 2 0
b< n och sen	2 -1 -1 0 0
b< n och så	-4 1 3 1 0
b< n och tar	1 -2 0 0 1
b< n och §	3 -2 -1 1 0
b< n og #	1 -2 0 1 0
b< n og aften	0 -2 -1 3 0
b< n og da	-1 0 3 -2 0
b< n og den	-1 3 -1 -1 0
b< n og der	-1 -1 2 0 0
b< n og det	-3 2 0 2 0
b< n og du	0 -2 0 1 0
b< n og er	0 -1 -3 5 0
b< n og fortse	2 -2 0 0 0
b< n og hun	1 1 -2 -2 2
b< n og i	-1 -1 0 2 0
b< n og ikke	2 -1 -1 0 0
b< n og jeg	1 1 -1 -2 0
b< n og med	0 2 -1 -1 0
b< n og smerte	0 -2 1 2 0
b< n og så	-4 0 4 -2 2
b< n og til	-1 2 -1 -1 0
b< n og vi	-1 -1 3 0 0
b< n og §	-2 5 -3 0 -1
b< n også |	2 0 0 -1 0
b< n ok |	-2 2 -1 1 0
b< n okay |	-1 2 -2 1 1
b< n okej |	-2 2 1 -1 0
b< n om dagen	-2 0 3 0 0
b< n om det	2 -2 0 -1 2
b< n om du	0 2 -1 -1 0
b< n om en	0 0 -2 2 0
b< n om morgen	-2 0 1 1 0
b< n op med	-1 3 -2 0 0
b< n opp på	-1 3 0 -1 0
b< n over på	-2 0 2 1 0
b< n over til	0 -1 2 -1 0
b< n på #	3 1 -1 -2 0
b< n på apotek	-1 2 -1 0 0
b< n på den	2 -2 -1 2 0
b< n på det	1 -1 1 -2 0
b< n på morgon	0 0 -1 2 0
b< n på §	2 -1 1 -2 0
b< n reaksj på	-1 -1 -1 0 2
b< n ringer du	-1 2 0 -1 1
b< n sammen med	2 0 0 -2 0
b< n se på	2 -1 0 -1 0
b< n sedan tidiga	-1 2 0 0 0
b< n sepone |	0 -2 -2 3 0
b< n siden #	-1 -1 3 0 0
b< n siden i	1 0 1 -2 0
b< n siden |	-2 1 -1 2 0
b< n siger jeg	2 0 -1 -1 0
b< n själv |	2 -1 0 -1 0
b< n ska du	-3 1 2 -1 0
b< n ska hon	-1 0 -1 3 0
b< n ska inte	2 -1 0 -1 0
b< n skal du	-2 -1 3 0 -1
b< n skal ha	2 -1 0 -1 0
b< n skal han	-1 -1 -1 3 0
b< n skal hun	-1 4 -1 -2 0
b< n skal ikke	-2 2 0 0 0
b< n skal jeg	-1 3 0 -3 0
b< n slutar du	0 -2 0 1 0
b< n slutt med	-1 2 -1 0 0
b< n som en	0 -1 1 -1 2
b< n som er	1 -2 2 -1 0
b< n som før	2 0 0 -2 0
b< n som har	-1 -1 0 2 0
b< n som heter	0 -2 3 0 0
b< n sommer |	2 0 0 -2 0
b< n starte i	2 -1 -1 0 0
b< n stoppe du	3 -1 0 -2 0
b< n stoppe jeg	-1 0 0 2 0
b< n står med	-2 2 0 -1 1
b< n står på	2 2 -1 -3 0
b< n så den	0 -2 2 1 0
b< n så det	2 -1 0 -1 0
b< n så er	-2 3 -2 1 0
b< n så fik	1 0 1 -2 0
b< n så får	-1 -1 2 0 0
b< n så har	-1 1 -3 2 1
b< n så hun	-1 -1 2 0 0
b< n så ingen	2 0 -1 -1 0
b< n så jag	2 0 0 -1 0
b< n så ligger	0 -1 -1 2 0
b< n så lägger	-1 0 2 0 0
b< n så prøver	-1 0 2 0 0
b< n så ringer	0 2 -1 -1 0
b< n så skal	0 -3 1 2 0
b< n så skrive	-1 -1 2 0 0
b< n så slutte	-1 0 -1 2 0
b< n så stop	3 -1 -2 1 0
b< n så stoppe	2 -1 -1 0 0
b< n så tager	0 -2 2 0 0
b< n så tar	0 -1 -2 2 0
b< n så var	2 -1 0 -1 0
b< n så vi	1 1 -3 2 0
b< n sån där	-1 -1 0 2 0
b< n tack |	-1 -1 -1 0 2
b< n tager hun	3 -1 -1 -2 0
b< n tager vi	-1 -1 3 -1 0
b< n takk |	1 2 0 -2 0
b< n tar du	1 2 -1 -1 -1
b< n tar en	0 -2 1 0 0
b< n tar jeg	-3 3 -1 1 0
b< n tar vi	-1 -2 6 -3 0
b< n til #	2 -2 -1 2 0
b< n til det	-2 0 2 0 0
b< n til natten	-2 -2 0 4 0
b< n tvangs med	2 0 -2 0 0
b< n tål du	3 -2 0 0 0
b< n tål hon	-2 1 0 0 1
b< n tåler ikke	-1 0 0 0 2
b< n uger |	-1 2 -2 2 -1
b< n var det	6 -1 -2 -3 0
b< n veckor |	-2 2 1 -1 0
b< n ved behov	2 -1 0 0 0
b< n ved med	-1 2 -1 0 0
b< n vi byter	-1 -1 -1 1 2
b< n vi den	2 0 0 -2 0
b< n vi det	2 -2 -1 1 0
b< n vi gav	2 -1 -1 -1 0
b< n vi går	-1 0 2 -2 0
b< n vi gör	-1 2 -1 -1 0
b< n vi har	0 0 3 -2 0
b< n vi i	1 2 -2 -2 0
b< n vi ikke	-2 2 2 -2 0
b< n vi inte	0 -2 1 1 0
b< n vi på	0 1 -2 1 0
b< n vi setter	-1 -1 2 0 0
b< n vi starte	3 0 -2 0 0
b< n vi tar	3 -2 -1 -1 0
b< n vi till	-1 -2 5 -1 0
b< n vi ut	-1 -1 0 3 0
b< n vi |	-2 -1 2 0 0
b< n vid behov	-2 3 0 0 -1
b< n videre |	-2 -1 2 1 0
b< n | <c?c?>	0 2 -2 -1 2
b< n | <c?p?>	1 0 2 -2 -2
b< n | <cc>	-1 -1 1 0 2
b< n | <cp>	-2 0 0 3 -1
b< n | <p?c?>	1 2 -4 3 -2
b< n | <p?p?>	-2 -3 1 4 0
b< n | <pc>	-3 0 3 0 -1
b< n | <pp>	-1 2 -2 0 1
b< n § #	-2 2 4 -3 0
b< n § ?	6 -5 -1 -1 1
b< n § det	2 -1 0 0 0
b< n § har	0 0 2 -1 0
b< n § i	-1 2 0 0 0
b< n § nå	0 1 1 -2 0
b< n §2 #	-2 6 -10 6 0
b< n §2 ?	-2 3 1 -2 0
b< n §2 den	2 -1 -1 1 0
b< n §2 en	1 1 -2 0 0
b< n §2 er	3 -2 -1 0 0
b< n §2 har	-1 1 2 0 -2
b< n §2 hver	2 -1 0 0 0
b< n §2 med	7 -2 -3 -1 0
b< n §2 men	-1 2 -1 -1 0
b< n §2 och	-1 3 0 -1 0
b< n §2 og	-2 0 1 1 -1
b< n §2 på	0 -2 0 1 0
b< n §2 sepone	1 -3 -1 3 0
b< n §2 tar	0 2 0 -1 0
b< n §2 til	-1 -1 3 0 0
b< n §2 vid	-2 3 0 -1 0
b< n §2 |	-4 -4 2 2 4
b< n är det	0 3 0 -3 0
b< n är inget	0 2 0 -2 0
b< n år siden	-1 4 -2 -1 0
b< n år |	1 -2 -1 0 1
b< r # #	-2 1 1 0 0
b< r # |	0 3 -2 0 0
b< r # дней	0 -3 5 -2 0
b< r # минут	-1 -1 0 2 0
b< r # мкг	-1 2 -1 0 0
b< r # мл	-2 0 2 0 0
b< r # недели	2 -1 0 -1 0
b< r # раза	0 -1 4 -2 -1
b< r <c?c?> а	1 3 -1 -1 -1
b< r <c?c?> и	1 -1 3 -2 -1
b< r <c?c?> он	0 2 -1 -1 0
b< r <c?c?> то	2 -1 0 -1 0
b< r <c?c?> тогда	0 0 -2 1 1
b< r <c?c?> это	-1 -1 2 0 1
b< r <c?p?> а	2 1 -1 -1 -2
b< r <cc> и	-1 2 0 -1 0
b< r <p?p?> а	-1 -1 -1 2 0
b< r <pp> и	-2 -1 -1 4 0
b< r ? на	2 -1 0 0 -1
b< r | <c?c?>	-1 0 0 2 -1
b< r | <cc>	3 -2 1 -1 -1
b< r | <p?c?>	-1 2 -4 1 1
b< r | <p?p?>	0 1 -2 1 0
b< r | <pc>	-1 0 2 -1 -1
b< r | <pp>	-1 -3 -2 6 0
b< r § #	-1 -1 0 2 0
b< r § ?	0 2 0 -1 0
b< r §2 |	1 -3 1 2 -1
b< r §2 и	1 -1 -2 1 1
b< r §2 можно	-1 2 0 0 0
b< r §2 по	-1 -1 2 0 0
b< r а §	0 2 0 -1 0
b< r а вот	2 -1 0 -1 0
b< r а на	2 1 0 -1 -2
b< r больше не	-3 0 1 2 0
b< r будем |	0 -1 2 0 0
b< r в день	3 -1 1 -2 -1
b< r в мае	2 0 -2 0 0
b< r вместо него	-1 -1 2 0 0
b< r вы пьете	0 2 -1 0 0
b< r дальше |	2 0 0 -2 0
b< r день |	1 1 -2 0 0
b< r дней |	1 -2 2 -1 -1
b< r до #	-2 3 -1 0 0
b< r ей давали	-1 0 0 2 0
b< r живот |	-1 2 0 -1 0
b< r и §	-1 0 0 2 0
b< r и еще	-2 1 0 0 2
b< r и от	1 1 -2 0 0
b< r каждые #	-1 0 2 -1 0
b< r каждый день	2 -1 -1 0 0
b< r капель с	1 1 -2 0 0
b< r ладно |	-1 3 -2 1 0
b< r на ночь	2 -1 0 -1 0
b< r на что	2 0 0 0 -1
b< r надо |	0 3 -2 -1 -1
b< r не будем	0 -1 2 0 0
b< r не надо	1 3 -2 -1 -1
b< r не нужен	2 -2 0 0 0
b< r неделю |	3 -1 0 -1 0
b< r нет |	0 -3 1 0 2
b< r нужен |	2 -2 0 0 0
b< r он и	-1 2 0 0 0
b< r он не	2 -2 0 0 0
b< r от головы	0 -1 0 2 0
b< r по #	-1 -1 2 -1 0
b< r под кожу	-1 0 2 0 0
b< r продол |	0 -2 1 1 0
b< r пьете ?	-1 2 0 -1 0
b< r пьете |	-1 -2 3 0 0
b< r раза в	0 -1 2 -1 0
b< r сейчас ставим	2 0 -2 0 0
b< r спроси |	-1 -1 -1 3 1
b< r так и	-1 -1 0 2 0
b< r у вас	-1 2 0 -2 0
b< r у меня	-1 1 -1 -1 2
b< r у нее	-2 -1 0 2 0
b< r утром и	-1 0 0 2 0
b< r хватит |	-2 -1 3 0 1
b< r хорошо |	-1 0 -2 3 0
b< r через месяц	3 0 -2 0 0
b< r что приним	1 -2 0 0 0
b< r я от	2 0 -1 -1 -1
b> e # #	0 -1 2 -1 0
b> e # <c?c?>	-1 2 0 0 0
b> e # <p?p?>	1 3 0 -3 -1
b> e # a	0 -3 0 3 0
b> e # and	-3 0 0 1 3
b> e # at	-2 4 -1 0 0
b> e # days	-1 -4 4 0 1
b> e # in	-1 2 0 0 0
b> e # mcg	0 -1 2 0 0
b> e # mg	-3 -3 7 -1 -1
b> e # minute	0 -1 2 -1 0
b> e # ml	4 -2 -2 0 0
b> e # more	-1 2 -1 -1 0
b> e # the	0 -1 2 -1 0
b> e # times	0 -3 1 1 0
b> e # twice	-2 -1 2 0 0
b> e # weeks	0 -2 2 1 0
b> e # years	3 -2 -1 -1 0
b> e # §2	-1 3 -1 -1 0
b> e <c?c?> for	-1 0 -1 2 0
b> e <c?c?> he	0 0 -2 3 0
b> e <c?c?> i	1 -1 -1 3 -2
b> e <c?c?> keep	-2 3 -1 0 0
b> e <c?c?> no	4 0 -4 -1 0
b> e <c?c?> not	2 -1 -1 -1 0
b> e <c?c?> ok	2 0 0 -2 0
b> e <c?c?> okay	-1 0 -1 3 0
b> e <c?c?> so	3 -2 0 -2 1
b> e <c?c?> that	1 1 -2 0 0
b> e <c?c?> they	-2 1 1 1 0
b> e <c?c?> §2	2 1 0 -2 0
b> e <c?p?> and	-2 0 1 0 0
b> e <cc> and	1 -3 2 0 0
b> e <cc> §2	0 4 -1 -2 0
b> e <cp> and	-2 1 0 1 0
b> e <cp> i	-2 0 0 0 2
b> e <p?c?> keep	-2 3 0 -1 0
b> e <p?c?> so	0 2 -2 -1 0
b> e <p?p?> and	-2 0 4 -1 -1
b> e <p?p?> did	2 -1 0 0 0
b> e <p?p?> does	-1 2 -1 0 0
b> e <p?p?> he	-2 0 1 -1 2
b> e <p?p?> it's	0 -1 -1 2 0
b> e <p?p?> no	-2 3 -1 0 0
b> e <p?p?> ok	-2 1 -1 2 0
b> e <p?p?> right	-1 -1 -1 1 2
b> e <p?p?> so	3 0 -2 0 -1
b> e <p?p?> yeah	1 2 -1 -2 0
b> e <pc> that's	-1 0 2 0 0
b> e <pc> then	2 1 -1 -1 0
b> e <pp> and	-1 2 -1 0 0
b> e a #	0 -2 0 2 0
b> e a bit	3 -1 -3 2 -1
b> e a day	-7 0 4 3 0
b> e a few	-2 -1 1 2 0
b> e a tablet	-1 -1 3 -1 0
b> e a week	2 -1 2 -2 0
b> e a year	2 -1 1 -2 0
b> e ago and	2 0 -1 -1 0
b> e allerg to	-1 0 0 2 0
b> e an hour	-1 -1 2 0 0
b> e and it	-1 -1 2 0 0
b> e and night	-1 2 0 -1 0
b> e and she	-1 2 0 0 0
b> e and the	-1 2 -1 1 -1
b> e and then	1 -2 0 2 0
b> e and you	0 -1 2 0 0
b> e and §2	-4 1 2 1 0
b> e are you	0 1 -2 1 0
b> e as the	2 0 -1 0 0
b> e at #	0 2 -1 0 0
b> e at home	0 2 -1 -1 0
b> e at night	-2 -1 3 -1 0
b> e at the	1 -2 -1 2 0
b> e back in	2 -1 -1 0 0
b> e becaus of	-1 2 0 0 0
b> e before christ	0 0 0 2 0
b> e before the	0 -1 2 -1 0
b> e but i	4 -4 0 0 0
b> e by the	-1 0 -2 2 0
b> e came out	-2 0 0 -1 3
b> e carry on	0 2 -3 0 0
b> e contin <c?c?>	1 -2 1 0 0
b> e daily <c?c?>	2 0 -1 0 0
b> e day <c?p?>	0 2 -1 -1 0
b> e day for	-3 1 1 1 0
b> e days <p?c?>	-1 -1 3 0 0
b> e do it	-1 0 2 -1 0
b> e do that	0 2 -1 0 0
b> e don't put	-1 -1 0 2 0
b> e don't use	-1 2 0 0 0
b> e fine <c?c?>	-3 4 -1 -1 0
b> e fine <p?c?>	2 0 -1 0 0
b> e finish it	0 2 -2 0 0
b> e for #	-2 -3 3 1 0
b> e for a	2 -4 3 0 -1
b> e for her	1 -2 0 1 0
b> e for the	-1 -3 -1 6 -1
b> e for when	-1 2 0 -1 0
b> e for you	-1 0 -1 0 2
b> e from the	2 -4 -3 5 0
b> e get a	3 -1 -1 0 0
b> e good <c?c?>	-1 2 -1 0 0
b> e good <p?p?>	0 2 -1 -1 0
b> e got the	2 0 -1 -1 0
b> e had #	-1 -2 0 3 0
b> e had a	-1 -1 0 2 0
b> e had one	-1 -1 -1 3 0
b> e had that	3 -1 0 -1 -2
b> e had §2	3 2 -2 -2 0
b> e half a	1 3 -3 -1 0
b> e he had	1 4 -2 -2 0
b> e he has	1 1 -2 0 0
b> e his food	-1 0 0 2 0
b> e hour before	-1 -1 2 0 0
b> e how much	2 0 -1 -1 0
b> e i don't	-1 3 0 -1 0
b> e i gave	-1 -1 0 2 -1
b> e i had	3 -3 -1 1 -1
b> e i have	2 0 -1 0 0
b> e i read	2 0 0 -1 0
b> e i stoppe	-4 -2 0 6 0
b> e i want	1 -1 2 -1 0
b> e i was	0 0 -1 -1 2
b> e i'd rather	-1 0 0 2 0
b> e i've not	-2 1 0 1 0
b> e in #	-1 -2 0 0 3
b> e in bliste	-1 0 0 -1 2
b> e in her	-2 0 2 0 0
b> e in july	2 0 -1 -1 0
b> e in my	-2 3 0 0 0
b> e in the	-1 -3 4 0 -1
b> e is fine	-1 2 -1 0 0
b> e is in	0 2 -1 0 0
b> e is to	-1 2 0 0 0
b> e it #	2 0 -1 0 0
b> e it <c?c?>	1 1 0 -2 0
b> e it <p?p?>	-2 0 0 0 2
b> e it in	-2 -1 3 -1 0
b> e it is	-1 2 0 -1 0
b> e it last	-1 2 -1 0 0
b> e it off	-2 -1 0 3 0
b> e it on	-2 1 1 0 0
b> e it was	-1 -2 -1 3 0
b> e it's gone	2 0 0 0 -1
b> e its not	-1 -1 0 2 0
b> e ive been	-1 -1 3 0 0
b> e jab §2	0 -1 2 0 0
b> e just a	2 -1 1 -1 -1
b> e just the	2 -1 -1 0 0
b> e keep it	-3 3 1 -1 0
b> e keep that	-1 2 0 -1 0
b> e last month	0 0 2 -1 0
b> e last night	-1 3 -2 0 0
b> e last time	-3 0 0 0 3
b> e last week	-3 1 2 0 0
b> e last year	1 1 0 -2 0
b> e leave it	-1 2 0 -1 0
b> e like it	0 2 -1 -1 0
b> e mg at	0 -2 2 0 0
b> e ml twice	1 -1 -2 2 0
b> e month and	0 2 0 -2 0
b> e more days	0 2 -1 0 0
b> e more of	-1 -1 0 2 0
b> e mornin and	-1 3 0 -1 0
b> e must be	-1 -1 0 0 3
b> e my daught	-1 0 0 2 0
b> e never again	-1 0 0 -2 4
b> e no <c?c?>	2 0 -1 0 0
b> e no leave	-1 3 -1 -1 0
b> e no more	-1 -1 1 2 0
b> e no §2	-2 1 2 -1 0
b> e not for	2 -1 0 0 0
b> e not had	-2 2 0 0 0
b> e not since	0 2 0 -1 0
b> e now and	-1 -2 3 0 0
b> e of a	2 -2 0 0 0
b> e of it	-2 1 0 1 0
b> e of the	-2 1 -1 -1 2
b> e off in	-1 2 0 0 0
b> e off it	0 -1 2 -1 0
b> e off that	2 -1 0 0 0
b> e okay <c?c?>	-1 -1 0 3 0
b> e on it	-1 3 0 -1 0
b> e on last	1 2 -1 -1 0
b> e on my	2 -1 0 0 -1
b> e on the	-3 -4 4 0 3
b> e on top	-1 -1 2 -1 0
b> e on with	0 2 -3 1 0
b> e on §2	4 -1 -1 -2 -1
b> e once a	-1 -1 2 0 0
b> e once daily	2 -2 0 0 0
b> e one <p?p?>	1 0 0 -2 0
b> e one a	-1 3 -1 -1 0
b> e one dose	3 -2 0 -2 0
b> e one in	0 -2 3 -1 0
b> e one sachet	-1 2 0 0 0
b> e out in	-2 0 0 -1 3
b> e please dont	-2 -1 -1 5 -1
b> e put that	-1 -2 0 1 2
b> e rather you	-1 0 0 2 0
b> e ring us	-1 0 0 2 0
b> e see <cc>	1 -2 0 0 0
b> e she was	-2 -1 2 0 1
b> e since saturd	-1 0 -1 2 0
b> e so i	2 -1 -1 0 0
b> e so §2	2 -1 0 -1 0
b> e stop it	0 -1 0 2 0
b> e stop that	-1 0 0 2 -1
b> e stoppe it	0 -1 0 2 -1
b> e stoppe that	-1 -2 0 3 0
b> e take §2	2 2 0 -2 -1
b> e that #	2 0 1 -2 0
b> e that finish	-1 0 -1 2 0
b> e that is	-2 2 1 -1 0
b> e that on	-1 -1 -1 1 2
b> e that one	0 2 -1 -1 0
b> e that was	2 -1 -2 0 1
b> e that when	2 -2 0 1 0
b> e that's what	0 2 0 -1 0
b> e thats fine	-1 2 0 -1 0
b> e the box	0 -1 0 2 0
b> e the dental	-1 2 0 0 0
b> e the feed	0 1 -2 1 0
b> e the house	2 0 0 -1 0
b> e the last	-2 -2 1 2 2
b> e the mornin	0 -2 3 -1 -1
b> e the next	3 0 -1 -1 0
b> e the old	4 -1 -2 -1 0
b> e the one	2 0 -1 -1 0
b> e the skin	2 -1 1 -1 0
b> e the spring	2 -1 0 -2 0
b> e the vein	-2 -2 5 -1 0
b> e the ward	0 -3 3 1 0
b> e the §2	2 1 -3 2 0
b> e then i	2 -1 0 -1 0
b> e then we'll	2 -2 0 0 0
b> e there' a	-1 -1 2 -1 0
b> e they put	0 2 -1 0 0
b> e they stoppe	2 -1 0 0 -1
b> e they were	2 -1 0 -1 0
b> e this mornin	-2 3 -2 1 0
b> e times a	-1 -1 2 0 1
b> e to #	-1 1 3 -2 0
b> e to be	1 -2 0 1 0
b> e to have	-1 3 -1 0 0
b> e to keep	-1 -1 2 0 0
b> e to §2	-2 1 -1 2 0
b> e today and	0 -1 2 0 0
b> e told me	-2 1 1 -1 0
b> e twice a	-4 0 4 -1 1
b> e under the	1 0 1 -2 0
b> e up in	2 0 0 -1 0
b> e up to	-1 -2 5 -1 0
b> e use it	0 3 -1 -1 0
b> e use §2	-1 0 -1 2 0
b> e was in	2 -1 0 -2 1
b> e was on	3 -1 0 -1 0
b> e we'll see	2 -2 0 0 0
b> e weeks <c?c?>	0 -2 2 0 0
b> e weeks and	0 3 -3 1 0
b> e when he	-2 0 0 1 0
b> e when the	1 0 -2 2 0
b> e with that	-1 0 -2 2 0
b> e with the	-1 0 2 -1 0
b> e with §2	2 -1 0 -1 0
b> e year and	2 -1 0 -1 0
b> e years ago	3 -1 -1 -1 0
b> e yes <c?c?>	-2 3 -2 0 0
b> e you didn't	-1 0 0 2 0
b> e you do	0 3 0 -2 0
b> e you had	1 -1 2 -1 -1
b> n # #	-3 10 -4 -3 -1
b> n # <c?c?>	2 2 -4 -2 2
b> n # <cc>	-1 6 -3 -3 1
b> n # <p?c?>	-2 3 -1 0 0
b> n # <p?p?>	-4 11 -2 -4 -1
b> n # af	0 2 -1 0 0
b> n # av	0 0 -1 2 0
b> n # dagar	-6 -3 6 2 0
b> n # dage	-5 -3 6 3 -1
b> n # den	2 2 -2 -1 0
b> n # det	0 2 0 -1 0
b> n # dråber	-1 2 0 -1 0
b> n # døgn	-1 0 0 0 2
b> n # en	-1 -2 2 0 0
b> n # för	0 2 -1 -1 0
b> n # g	-2 -1 3 0 0
b> n # gange	-3 1 -2 4 0
b> n # ganger	2 -3 5 -5 0
b> n # gonger	-1 2 -2 0 0
b> n # gånger	-3 1 2 -1 1
b> n # hver	-1 0 -1 2 0
b> n # i	1 -1 3 -2 0
b> n # kg	3 -3 1 -1 0
b> n # l	-2 0 1 1 0
b> n # men	-2 2 -1 2 0
b> n # mg	-2 -1 8 -3 -2
b> n # ml	1 -5 6 -2 0
b> n # morgen	0 2 -1 -1 0
b> n # morgon	2 0 0 -2 0
b> n # månede	0 -2 1 2 0
b> n # netter	2 0 0 -1 0
b> n # nätter	-1 0 0 2 0
b> n # och	0 -2 0 3 0
b> n # og	-1 0 2 -1 0
b> n # om	0 1 -4 3 0
b> n # puff	0 2 -1 0 0
b> n # på	0 3 -2 -1 0
b> n # stycke	1 2 -2 -1 0
b> n # stykke	-1 -3 2 2 0
b> n # sug	0 -3 0 4 0
b> n # så	-1 3 -1 -1 0
b> n # tablet	0 1 0 -2 0
b> n # til	2 -1 -2 1 0
b> n # till	-1 3 -1 -2 0
b> n # timer	-1 -1 2 -1 0
b> n # uger	2 -2 0 0 -1
b> n # uten	2 0 -1 -1 0
b> n # veckor	-2 -5 4 3 0
b> n # vid	0 -1 2 -1 0
b> n # §2	-1 3 0 -2 0
b> n # µg	-3 3 1 -1 0
b> n # år	7 0 -3 -3 -1
b> n <c?c?> #	-3 -1 1 4 -1
b> n <c?c?> antibi	-2 0 2 0 0
b> n <c?c?> da	-2 -1 2 1 0
b> n <c?c?> de	-3 0 1 0 2
b> n <c?c?> den	-1 1 -5 4 0
b> n <c?c?> det	2 0 -9 4 3
b> n <c?c?> du	3 0 -1 -1 0
b> n <c?c?> då	0 -3 0 3 0
b> n <c?c?> får	-2 0 1 0 0
b> n <c?c?> han	3 -1 -5 2 1
b> n <c?c?> hon	-3 1 0 0 2
b> n <c?c?> hun	3 0 -1 -2 0
b> n <c?c?> hvad	2 -1 0 -1 0
b> n <c?c?> hvis	-2 -1 2 1 0
b> n <c?c?> i	-1 -1 0 0 2
b> n <c?c?> ja	-4 3 -2 3 0
b> n <c?c?> jag	2 1 -1 -2 0
b> n <c?c?> jeg	-1 -1 -1 3 0
b> n <c?c?> kun	-1 -1 -2 4 0
b> n <c?c?> naboen	2 1 -2 -1 0
b> n <c?c?> nei	3 -4 -1 2 0
b> n <c?c?> nej	2 -3 -2 0 3
b> n <c?c?> nå	3 -1 -2 0 0
b> n <c?c?> och	-2 4 1 -2 0
b> n <c?c?> og	-5 2 9 -5 -1
b> n <c?c?> okay	-1 0 0 2 0
b> n <c?c?> så	0 -4 4 0 0
b> n <c?c?> såret	-3 0 3 0 0
b> n <c?c?> ta	-1 0 -1 2 0
b> n <c?c?> tag	1 -2 -1 2 0
b> n <c?c?> vent	2 -1 0 -1 0
b> n <c?c?> vi	-1 -2 0 4 0
b> n <c?c?> §	0 -1 4 -2 -1
b> n <c?c?> §2	-2 -1 1 4 -2
b> n <c?c?> återbe	2 0 -1 0 0
b> n <c?p?> den	-2 0 0 3 0
b> n <c?p?> det	3 -5 -1 4 -1
b> n <c?p?> er	-1 -2 2 0 0
b> n <c?p?> har	-2 4 0 -2 0
b> n <c?p?> hur	-2 0 0 2 0
b> n <c?p?> hvorda	0 -2 0 3 0
b> n <c?p?> ja	-2 2 0 1 -1
b> n <c?p?> jag	-1 2 1 -1 0
b> n <c?p?> jeg	1 1 -2 0 0
b> n <c?p?> kan	2 1 -1 -1 0
b> n <c?p?> nei	0 2 -1 0 0
b> n <c?p?> nej	2 -2 -3 3 0
b> n <c?p?> och	-2 0 3 -1 0
b> n <c?p?> og	-1 1 -1 2 0
b> n <c?p?> så	1 4 -2 -3 -1
b> n <c?p?> §2	0 2 -1 -1 0
b> n <cc> den	-3 1 1 0 0
b> n <cc> det	0 4 -3 -2 0
b> n <cc> du	-2 -1 2 1 0
b> n <cc> ikke	-1 0 2 0 0
b> n <cc> men	-1 2 -1 1 0
b> n <cc> nei	2 0 0 -1 0
b> n <cc> og	1 0 0 -2 0
b> n <cc> §	-1 -2 3 0 0
b> n <cc> §2	-2 2 -2 2 1
b> n <cp> den	-2 3 0 -1 0
b> n <cp> det	-1 1 0 -2 1
b> n <cp> du	-3 0 0 1 2
b> n <cp> har	0 2 -1 -1 0
b> n <cp> jeg	3 -3 0 0 0
b> n <cp> og	2 0 -1 0 0
b> n <cp> §	-1 2 -1 0 0
b> n <cp> §2	0 3 -2 0 0
b> n <p?c?> #	-2 1 -1 2 0
b> n <p?c?> da	1 4 -2 -2 -1
b> n <p?c?> de	2 1 1 -3 0
b> n <p?c?> den	-4 1 -2 6 0
b> n <p?c?> det	-5 3 0 0 3
b> n <p?c?> du	0 -2 2 1 0
b> n <p?c?> hun	2 -3 0 1 0
b> n <p?c?> ja	3 -1 -1 0 0
b> n <p?c?> jag	-2 0 1 2 0
b> n <p?c?> nei	0 0 2 -1 0
b> n <p?c?> og	7 -2 -3 -2 0
b> n <p?c?> okay	-1 2 -1 -1 0
b> n <p?c?> så	2 -3 1 0 0
b> n <p?c?> vi	0 0 2 -1 0
b> n <p?c?> §2	0 -2 3 -1 0
b> n <p?p?> #	-3 1 1 2 0
b> n <p?p?> da	1 -2 -1 1 1
b> n <p?p?> de	-2 0 0 2 0
b> n <p?p?> den	2 -1 1 -2 0
b> n <p?p?> då	-1 -1 -1 2 1
b> n <p?p?> får	0 -1 2 -1 0
b> n <p?p?> han	0 0 2 -2 0
b> n <p?p?> har	-1 -1 2 -2 2
b> n <p?p?> hvor	-2 1 -1 2 0
b> n <p?p?> ja	1 -2 3 -1 -1
b> n <p?p?> jeg	2 0 -2 0 0
b> n <p?p?> nei	3 0 -2 -1 0
b> n <p?p?> nej	0 1 -1 2 -1
b> n <p?p?> och	-1 -1 4 -2 0
b> n <p?p?> og	-2 1 -3 5 -1
b> n <p?p?> okej	0 -1 2 -1 0
b> n <p?p?> skal	-1 2 0 -1 0
b> n <p?p?> så	-3 -2 3 2 0
b> n <p?p?> vad	0 -1 2 -1 0
b> n <p?p?> vi	1 -2 0 0 0
b> n <p?p?> §	0 -3 2 1 0
b> n <p?p?> §2	4 0 -2 -1 0
b> n <pc> da	-1 2 1 -2 -1
b> n <pc> de	-1 2 0 -1 0
b> n <pc> den	1 1 -1 -2 0
b> n <pc> det	-1 1 -1 -1 2
b> n <pc> ja	-2 3 0 0 0
b> n <pc> nei	2 0 0 -2 0
b> n <pc> og	1 -1 2 -2 0
b> n <pc> så	2 0 -1 -1 0
b> n <pc> vi	1 -2 1 0 0
b> n <pp> #	-3 2 -1 2 0
b> n <pp> det	-2 2 0 1 -1
b> n <pp> hvor	0 -1 0 2 0
b> n <pp> jeg	0 -2 0 3 0
b> n <pp> og	1 3 -1 -3 0
b> n <pp> §	0 -2 0 0 2
b> n absolu ikke	0 2 0 -2 0
b> n af <c?c?>	0 0 2 -2 0
b> n af den	2 -1 -1 -1 1
b> n af det	2 0 -1 -1 0
b> n aften <c?c?>	-1 2 -1 0 0
b> n aften <p?p?>	-1 -1 2 -1 0
b> n aften men	0 2 0 -1 0
b> n aktuel om	2 -2 0 0 0
b> n aldri ut	2 -1 -1 -1 0
b> n altså §2	-1 0 2 0 0
b> n anden dag	2 0 0 -1 0
b> n at du	3 -3 0 0 0
b> n att det	-1 0 0 2 -1
b> n att du	2 -1 -1 0 0
b> n att han	-2 0 0 2 -1
b> n att hon	4 -1 0 -2 0
b> n august <c?c?>	0 2 -1 0 0
b> n av #	1 1 0 -2 0
b> n av den	0 -3 -1 4 0
b> n av det	0 -1 1 -4 4
b> n av legeva	-1 -1 0 2 0
b> n av meg	0 -1 0 2 0
b> n bare i	2 -2 0 -1 0
b> n bare ikke	-1 2 0 0 0
b> n begynd i	-1 -1 3 -1 0
b> n begynt med	-1 2 0 0 0
b> n behold du	-1 1 1 -2 0
b> n behövs inte	-2 0 0 2 0
b> n ble bare	2 -1 1 -1 0
b> n ble jeg	2 -1 0 0 0
b> n ble stoppe	-1 0 0 0 2
b> n ble vurder	0 -1 -1 2 0
b> n bli aktuel	2 -1 0 0 0
b> n bliv ved	-1 2 -1 0 0
b> n blive ved	-1 2 0 -1 0
b> n blodpr er	1 1 -2 0 0
b> n bra <c?c?>	-2 1 -1 1 0
b> n bra <p?p?>	0 -1 2 -1 0
b> n bruger §2	2 -1 0 -1 0
b> n brukt den	-2 2 0 0 0
b> n brukte §2	-2 2 1 -1 0
b> n byter vi	-2 2 -1 0 0
b> n bytter vi	2 -1 -1 -1 0
b> n börja med	3 -3 1 0 0
b> n cushin <c?c?>	-1 -1 -1 4 0
b> n da det	0 -1 2 -1 0
b> n da er	-1 3 -2 0 0
b> n da får	1 1 0 -2 0
b> n da hun	-1 0 0 2 0
b> n da jeg	-3 3 -1 -1 1
b> n da kan	-1 -1 0 2 0
b> n dag #	0 -1 -1 3 0
b> n dag <c?c?>	1 -3 2 0 -1
b> n dag <p?c?>	0 -2 -1 3 0
b> n dag <p?p?>	3 -1 -3 0 0
b> n dag på	-1 -1 2 0 0
b> n dag til	2 0 -2 1 0
b> n dagar <c?c?>	-1 -1 3 -1 0
b> n dagar <p?p?>	-1 -1 1 2 0
b> n dage <c?c?>	-2 -1 2 0 0
b> n dage <p?c?>	0 -1 3 -2 0
b> n dagen #	2 -2 0 0 0
b> n dagen <c?c?>	-2 0 1 1 0
b> n dagen <c?p?>	0 3 -2 0 0
b> n dagen <pc>	0 2 0 -2 0
b> n dagen i	-1 -5 5 0 0
b> n dagen og	0 -2 0 2 0
b> n dagen sen	-1 -1 0 2 0
b> n dager <c?c?>	-1 -2 2 1 0
b> n dager <c?p?>	0 2 -1 0 0
b> n dager <cc>	2 0 -2 0 0
b> n dager <p?p?>	1 -2 1 -1 0
b> n daglig i	-1 -3 2 1 0
b> n daglig men	0 1 -2 1 0
b> n de der	0 2 -1 -1 0
b> n de første	1 -1 2 -1 0
b> n dem i	-1 2 0 -1 0
b> n den #	0 -2 0 2 0
b> n den <c?c?>	2 -1 -1 0 0
b> n den <cp>	-1 -1 -1 2 0
b> n den <p?c?>	0 -2 0 2 0
b> n den <p?p?>	-1 1 1 -2 0
b> n den anden	0 0 2 -1 0
b> n den andre	1 1 1 -2 0
b> n den bliver	-1 2 -1 0 0
b> n den der	2 1 1 -2 -1
b> n den ene	2 2 -2 -2 0
b> n den er	3 3 -4 -2 0
b> n den fra	-1 -1 0 2 0
b> n den får	1 -1 2 -2 -1
b> n den første	-1 -1 2 0 0
b> n den gamle	-1 3 1 -2 0
b> n den går	2 1 -2 -1 0
b> n den hadde	2 -1 -1 -1 0
b> n den har	-5 1 0 6 -1
b> n den hentet	3 -1 -1 -1 0
b> n den hjelpe	-2 3 0 -2 0
b> n den hjälpe	-1 2 0 0 0
b> n den här	2 -1 0 0 0
b> n den i	-3 2 -2 3 0
b> n den kan	-2 -1 -1 5 0
b> n den kuren	4 -1 0 -3 0
b> n den ligger	1 -2 -1 2 0
b> n den nå	-1 -1 -1 2 0
b> n den når	0 -1 -1 2 0
b> n den sepone	-1 -1 0 2 0
b> n den setter	-2 0 3 -1 0
b> n den ska	2 -2 -1 0 0
b> n den skal	-3 5 -3 2 -1
b> n den slutte	-1 0 -1 2 0
b> n den som	0 1 0 -2 0
b> n den stå	4 0 -1 -2 0
b> n den sved	2 -1 0 -1 0
b> n den tar	-1 3 2 -4 0
b> n den tog	0 -2 -1 3 0
b> n den tok	2 -1 0 -1 0
b> n den virker	-2 1 2 -1 0
b> n den är	0 2 -2 1 0
b> n der er	-1 0 -2 3 0
b> n der får	2 0 -1 0 0
b> n der har	-1 3 0 -2 0
b> n der ikke	-1 2 -1 -1 0
b> n der noget	-1 0 0 2 0
b> n der ordine	3 -1 -1 -1 0
b> n der skal	0 -1 -2 4 0
b> n der står	2 -1 0 0 0
b> n der §2	-1 3 -1 0 0
b> n dereft én	2 0 -1 -1 0
b> n det #	-2 0 0 0 1
b> n det <c?c?>	1 -2 2 -1 0
b> n det <c?p?>	2 -1 0 0 0
b> n det <cp>	2 0 -1 -1 0
b> n det <p?p?>	-2 3 1 -2 0
b> n det ble	2 -1 0 -1 0
b> n det bliver	0 2 -2 0 0
b> n det du	-2 -1 2 0 0
b> n det e	-1 2 0 0 0
b> n det er	1 -2 5 -3 -1
b> n det fik	3 1 0 -3 0
b> n det for	0 3 -1 -2 0
b> n det fortsæ	-1 2 -1 0 0
b> n det får	0 -2 1 2 0
b> n det ger	-1 -1 0 3 -1
b> n det gikk	-1 -2 2 1 0
b> n det gir	0 0 0 -1 2
b> n det gjorde	0 0 -2 2 0
b> n det gjør	-2 3 0 -1 0
b> n det går	-3 4 1 -2 0
b> n det gör	-1 -3 1 3 0
b> n det gør	-1 3 0 -1 0
b> n det har	6 -4 -2 -1 1
b> n det hjalp	-1 -2 1 2 0
b> n det holder	0 2 -1 -1 0
b> n det hun	-1 2 0 -1 0
b> n det i	-2 7 -2 -2 -1
b> n det ikke	3 -4 2 -1 0
b> n det men	2 0 -1 -1 0
b> n det må	0 2 -2 -1 2
b> n det notere	-2 0 0 0 3
b> n det nu	0 -2 2 1 0
b> n det och	-1 0 0 2 0
b> n det opp	0 -1 0 2 0
b> n det på	-2 1 0 2 -1
b> n det samme	-4 -3 5 3 0
b> n det ska	-3 4 -2 1 0
b> n det skal	-1 -2 -1 3 0
b> n det står	1 -2 -2 -1 4
b> n det sved	-1 -1 0 2 0
b> n det tager	0 -2 2 1 0
b> n det tar	2 -3 0 2 0
b> n det var	4 -5 -3 3 1
b> n det vil	2 0 0 -1 -1
b> n det være	-2 2 0 1 0
b> n det §2	-1 4 -2 -1 0
b> n det är	-1 3 0 -3 1
b> n dig den	-1 -1 2 0 0
b> n du #	0 0 -2 2 0
b> n du <c?c?>	0 -3 1 2 0
b> n du allerg	-1 -1 2 0 0
b> n du bare	-1 0 -1 2 0
b> n du er	2 -1 0 -1 0
b> n du fik	2 -1 0 -1 0
b> n du får	-2 0 0 2 0
b> n du godt	-4 2 0 2 0
b> n du går	-1 0 2 0 0
b> n du ha	-2 5 -1 -3 0
b> n du hadde	2 1 -1 -2 0
b> n du haft	1 -2 0 0 1
b> n du har	4 -4 1 1 -1
b> n du i	0 0 2 -1 0
b> n du ikke	-2 -4 1 5 0
b> n du ikkje	1 2 -2 0 0
b> n du jag	-2 -1 0 3 0
b> n du kan	-2 2 1 -1 0
b> n du med	-2 1 0 1 0
b> n du nu	-1 -2 4 0 0
b> n du om	2 -1 -1 0 0
b> n du på	-2 -1 3 -1 1
b> n du sa	0 -1 0 2 0
b> n du skal	0 0 2 -1 0
b> n du sluta	-1 -1 0 2 0
b> n du slutte	0 -2 -1 3 0
b> n du tar	-2 0 1 -1 2
b> n du til	-1 -1 2 0 0
b> n du väl	0 -1 0 2 0
b> n du §	2 -2 0 0 0
b> n du §2	-1 0 -1 2 0
b> n då fortsä	1 -3 0 3 0
b> n då får	0 2 0 -1 0
b> n då kan	-1 -1 0 2 0
b> n då slutar	0 -2 0 3 0
b> n eg ikkje	-2 -1 2 1 0
b> n egen læge	-1 0 -1 2 0
b> n ei uke	0 2 -1 -1 0
b> n ei veke	-1 2 -1 0 0
b> n ein gong	-1 -2 2 0 0
b> n en enkelt	-2 2 0 0 0
b> n en gang	0 0 1 -2 1
b> n en gång	0 -1 2 -1 0
b> n en halv	-4 -1 2 2 0
b> n en hel	0 2 -1 0 0
b> n en ml	-1 2 0 0 0
b> n en månad	2 -1 0 -1 0
b> n en om	-3 4 1 -2 0
b> n en sprøjt	-2 1 0 1 0
b> n en streg	-1 2 -1 0 0
b> n en tablet	0 -1 2 -1 0
b> n en till	5 -1 -2 -2 0
b> n en time	-1 0 2 -1 0
b> n en uke	1 -2 2 -1 0
b> n en vecka	1 -3 1 1 0
b> n er #	2 1 -1 -1 -1
b> n er bare	-2 4 -1 0 0
b> n er bra	-1 3 0 -2 0
b> n er den	-1 -3 -1 4 1
b> n er der	-2 0 -1 2 0
b> n er det	1 -3 1 2 -2
b> n er du	0 0 1 -2 0
b> n er en	-2 -4 2 3 1
b> n er fin	-1 3 -1 -1 0
b> n er fint	-1 3 -1 -1 0
b> n er for	2 -3 -1 2 0
b> n er fra	2 0 -1 0 0
b> n er greie	-2 3 0 0 0
b> n er helt	0 2 0 -1 0
b> n er hun	2 -2 -1 0 0
b> n er ikke	9 -1 -3 -2 -3
b> n er jo	1 -2 0 1 0
b> n er nede	-2 0 -1 3 0
b> n er nok	0 -2 1 1 0
b> n er normal	2 0 0 -2 0
b> n er plaget	0 -1 0 2 0
b> n er på	0 3 -2 0 0
b> n er samme	2 2 -1 -2 0
b> n er slut	2 -1 0 -1 0
b> n er som	1 -2 -1 2 0
b> n er varm	-3 0 3 0 0
b> n er væk	-2 -1 -1 4 0
b> n er §2	2 -3 2 0 0
b> n et år	-2 1 -1 2 0
b> n ett år	-1 0 -1 2 0
b> n etter at	-2 3 -1 0 0
b> n fast #	1 1 -2 0 1
b> n fick hon	2 -1 -1 -1 1
b> n fick jag	1 0 0 -2 1
b> n fik jeg	1 0 -1 -2 2
b> n fikk det	0 -2 0 0 2
b> n fikk elvebl	-1 -1 0 0 2
b> n fikk jeg	0 0 1 -2 2
b> n fint <c?c?>	0 2 -3 1 0
b> n fjerde time	4 -1 -3 0 0
b> n for #	2 0 -2 3 -2
b> n for at	2 -2 -1 1 0
b> n for deg	1 -2 1 -1 0
b> n for den	1 -1 1 -2 0
b> n for det	2 0 -1 -1 0
b> n for hoften	-2 1 0 1 0
b> n for trykke	0 -2 0 3 0
b> n for §2	-2 3 -1 -1 0
b> n fordi det	0 -2 -1 3 0
b> n forrig uke	-2 0 1 1 0
b> n fortsä med	-2 4 -1 -1 0
b> n fortsæ <c?c?>	0 2 -1 -1 0
b> n fortsæ med	0 2 0 -1 0
b> n fra apotek	-1 -1 0 2 0
b> n fra ham	-2 -1 0 2 0
b> n fra i	-4 0 1 2 2
b> n fram med	-1 2 0 0 0
b> n fredag <c?c?>	-1 2 -1 0 0
b> n få §2	-2 -1 1 2 0
b> n får det	-1 3 -1 0 -1
b> n får du	-1 -4 3 2 -1
b> n får han	-2 2 2 -2 0
b> n får stå	0 2 -1 -1 0
b> n får §2	3 -3 -4 5 0
b> n för #	5 -2 -1 -2 0
b> n för högt	0 2 0 -1 0
b> n för sin	-1 2 0 0 0
b> n förra gången	2 1 0 -2 0
b> n förra sommar	2 1 -1 -2 0
b> n förra veckan	-2 -1 1 2 0
b> n før hun	-4 0 4 0 0
b> n før på	0 2 -1 -1 0
b> n først når	3 0 -2 0 0
b> n g #	-2 -1 3 -1 1
b> n g per	2 -2 0 0 0
b> n ga jeg	-1 0 2 -1 0
b> n ga meg	1 -2 -1 1 0
b> n gang daglig	0 -1 2 0 0
b> n gange <c?c?>	1 2 -2 -1 0
b> n gange og	-1 1 -2 2 0
b> n ganger daglig	-1 -1 3 -1 0
b> n ganger i	2 -2 -1 0 0
b> n ganger om	-1 2 1 -2 0
b> n gir vi	-2 0 3 -1 0
b> n giver jeg	2 0 -1 -1 0
b> n gives i	0 -1 2 -1 0
b> n gjorde meg	0 -1 3 0 -2
b> n gjort det	-1 2 -1 0 0
b> n gjør det	-1 -1 -1 2 0
b> n gjør ikke	0 -1 2 -1 0
b> n glad for	-2 -1 -1 4 0
b> n grund af	1 1 0 -2 0
b> n grunn av	-1 -1 -1 0 2
b> n gång i	-1 0 2 -1 0
b> n gånger <c?c?>	0 -1 -1 2 0
b> n gånger om	0 -1 3 -2 0
b> n går <c?c?>	-1 0 -1 2 0
b> n går bra	-3 6 -1 -2 0
b> n går det	-1 -1 0 2 0
b> n går kveld	-1 -1 -1 2 0
b> n går ned	-1 -1 0 3 0
b> n går og	-1 3 -1 -1 0
b> n går på	-1 2 -1 -1 0
b> n gör inte	-2 1 0 1 0
b> n ha #	0 2 0 -1 0
b> n ha det	2 1 -3 -1 0
b> n ha kvar	-1 3 -1 -1 0
b> n ha noe	-1 -1 3 -1 0
b> n ha videre	-1 3 -1 -1 0
b> n ha §2	0 -1 0 2 0
b> n hadde §2	-1 3 -1 -1 0
b> n haft en	2 -1 0 0 0
b> n halv #	-1 0 2 -1 0
b> n han #	-1 0 0 2 0
b> n han fikk	1 -2 0 1 0
b> n han får	-2 -1 3 1 -1
b> n han fått	-1 2 -1 0 0
b> n han færdig	-1 2 0 -1 0
b> n han ha	-2 4 -1 -1 0
b> n han har	5 -1 -3 0 -1
b> n han i	2 0 0 -2 0
b> n han ikke	-1 -3 -1 4 0
b> n han kräkte	-2 -1 0 3 -1
b> n han tar	2 0 -1 -1 0
b> n har #	-1 0 0 2 0
b> n har bare	-1 -1 3 -1 0
b> n har brukt	-1 2 0 0 0
b> n har det	4 -2 0 -2 0
b> n har du	-4 5 -1 -3 3
b> n har fået	-1 1 2 -1 0
b> n har fått	-2 0 0 2 -1
b> n har gjort	-1 2 -2 0 0
b> n har haft	2 -1 -2 0 1
b> n har han	1 3 -2 -2 0
b> n har hun	1 3 -1 -4 0
b> n har i	4 -1 -2 -1 0
b> n har ikke	2 -1 0 0 0
b> n har jag	-4 3 -1 1 0
b> n har jeg	1 0 2 -2 -1
b> n har jo	3 -1 0 -1 0
b> n har ju	3 -1 -2 0 0
b> n har ni	0 -1 2 -1 0
b> n har også	2 -2 -1 1 0
b> n har taget	-1 -1 0 2 1
b> n har tatt	-3 1 0 2 0
b> n har vel	2 -1 -1 0 0
b> n har vi	-1 -3 1 3 -1
b> n har §2	-1 -1 4 -2 0
b> n hedder §2	2 -1 -2 0 0
b> n hele tida	-2 3 0 -1 0
b> n hele tiden	-1 2 0 -1 0
b> n heller ikke	-2 -1 -1 2 1
b> n her <cp>	-1 2 0 -1 0
b> n hjalp ikke	2 -1 0 0 0
b> n hjelpe ikke	-1 -1 0 2 0
b> n hon fick	-2 1 -1 -1 3
b> n hon fortsä	-2 2 0 0 0
b> n hon ha	-1 2 0 0 0
b> n hon har	-2 -1 1 1 1
b> n hon inte	2 -1 -2 -1 3
b> n hun #	0 -1 0 2 0
b> n hun bliver	0 -1 -1 2 0
b> n hun er	-3 1 4 -1 -1
b> n hun fik	1 1 -2 0 0
b> n hun har	1 -2 0 0 0
b> n hun skal	2 1 -1 -2 0
b> n hun slutte	-1 -1 0 2 0
b> n hun som	-1 2 0 0 0
b> n hun tager	-1 2 -1 -1 0
b> n hun tåler	0 -1 0 -1 2
b> n hun var	2 -1 0 -1 0
b> n hun §2	-1 0 -1 2 0
b> n hunden har	3 -1 -2 0 0
b> n hver aften	-1 -2 1 1 0
b> n hver dag	2 0 -4 1 0
b> n hver fjerde	4 -1 -3 0 0
b> n hver kveld	-1 2 -1 -1 0
b> n hver morgen	-1 -1 2 0 0
b> n hver måned	-1 3 -1 0 0
b> n hver tredje	-2 3 -1 0 0
b> n hvis han	2 -1 -1 0 0
b> n hvis jeg	-1 2 -1 -1 0
b> n hvor lenge	-1 -2 0 3 0
b> n hvor mange	-1 2 0 -1 0
b> n hvorda er	-1 -2 -1 5 0
b> n högst #	-1 -2 2 0 0
b> n højre side	-2 0 0 2 0
b> n i #	1 -9 8 -3 2
b> n i aften	0 2 -1 -1 0
b> n i april	0 2 -1 0 0
b> n i armen	-2 2 2 -1 0
b> n i august	-2 1 -2 2 2
b> n i begge	-2 1 1 0 0
b> n i blodet	-1 -1 2 0 0
b> n i början	2 -2 0 -1 0
b> n i dag	1 -9 2 5 1
b> n i den	-3 4 1 -1 0
b> n i dialys	-1 3 -1 0 0
b> n i ei	-1 2 -1 0 0
b> n i en	0 -3 2 1 0
b> n i ett	-1 -1 2 1 0
b> n i februa	4 -1 -2 -1 0
b> n i fjor	6 0 0 -4 -1
b> n i forrig	-1 -1 0 2 0
b> n i forvej	2 1 -3 0 0
b> n i foråre	1 1 -1 -2 1
b> n i fredag	-3 1 0 3 0
b> n i går	-7 2 -4 10 -1
b> n i hele	-2 1 0 0 1
b> n i helgen	-1 -1 0 3 0
b> n i journa	-2 0 -1 0 3
b> n i klinik	-1 -1 3 -1 0
b> n i kveld	-2 0 3 -1 0
b> n i lördag	-1 -1 0 2 0
b> n i maj	-1 -1 -1 3 0
b> n i mange	-1 2 0 -1 0
b> n i mars	3 0 -1 -2 0
b> n i morgen	0 -1 4 -2 0
b> n i morgon	1 1 0 -2 0
b> n i munden	0 -1 2 -1 0
b> n i munnen	1 1 -1 -2 0
b> n i muskel	0 -3 4 -1 0
b> n i månade	-1 2 -1 0 0
b> n i nakken	-1 2 0 -1 0
b> n i nat	-1 1 -2 2 0
b> n i orden	0 2 -1 -1 0
b> n i samban	1 0 0 -2 1
b> n i skapet	5 0 0 -5 0
b> n i skuffe	1 1 0 -2 0
b> n i sommer	-1 -1 0 2 0
b> n i spenen	0 -1 -2 2 0
b> n i stedet	-1 -2 5 -3 0
b> n i ställe	2 -2 0 -1 0
b> n i söndag	-3 0 0 3 0
b> n i uka	2 1 -1 -2 0
b> n i år	2 -1 0 -1 0
b> n igen <c?c?>	-3 0 -1 2 1
b> n igjen i	-1 0 0 2 0
b> n ikke <c?c?>	2 -1 0 0 0
b> n ikke bruge	-2 0 0 2 0
b> n ikke brukt	2 -1 0 -1 0
b> n ikke den	-2 2 0 -1 0
b> n ikke det	-1 -1 3 -1 0
b> n ikke er	2 -1 0 -1 0
b> n ikke få	0 0 0 -1 2
b> n ikke fået	-1 0 2 0 0
b> n ikke før	-2 -1 2 0 0
b> n ikke gives	0 -1 -1 2 0
b> n ikke ha	-3 -3 -1 6 1
b> n ikke have	-2 -1 0 3 0
b> n ikke i	5 -1 -3 0 0
b> n ikke lenger	2 1 0 -2 0
b> n ikke mer	-1 -1 0 0 2
b> n ikke nå	2 0 -1 -1 0
b> n ikke tatt	1 -2 2 -2 0
b> n ikke §2	0 2 0 -1 0
b> n ingen §2	-2 2 0 0 0
b> n inn i	-1 2 0 0 0
b> n inntil #	2 -1 0 -1 0
b> n inte den	2 0 -1 -1 0
b> n inte det	-2 0 -1 1 1
b> n inte igen	-1 -1 0 2 -1
b> n inte mer	-2 3 0 -1 0
b> n inte nu	3 -1 0 -1 0
b> n inte §2	-2 1 0 -1 3
b> n ja #	-3 2 -1 3 0
b> n ja <c?c?>	-2 3 -1 -1 1
b> n ja <c?p?>	-2 1 0 1 0
b> n ja <p?c?>	3 -1 -2 -1 0
b> n ja <p?p?>	1 -3 3 -3 1
b> n ja den	-3 3 -3 3 0
b> n ja det	0 2 1 -2 -1
b> n ja i	2 -2 -1 1 0
b> n ja men	0 -3 -1 4 0
b> n ja §	0 -1 0 2 0
b> n jag en	-2 1 0 1 0
b> n jag fick	2 -1 0 -1 -1
b> n jag får	0 -1 0 2 0
b> n jag har	-1 -1 1 2 0
b> n jag i	-1 0 -1 2 -1
b> n jag med	1 -2 0 1 0
b> n jag ska	0 2 0 -2 0
b> n jag skrive	1 -2 2 0 0
b> n jag slutat	-1 -1 0 2 0
b> n jag så	1 -2 0 2 0
b> n jag tar	0 -1 2 -1 0
b> n jag vet	-2 3 0 -2 0
b> n jeg aldri	4 -1 -1 -3 0
b> n jeg blev	2 -1 -1 -1 0
b> n jeg det	-1 0 -1 2 0
b> n jeg er	-1 -2 -1 4 0
b> n jeg fik	-1 0 -1 1 2
b> n jeg fikk	-1 -1 3 -1 0
b> n jeg før	0 2 0 -1 0
b> n jeg ha	-1 -1 2 0 0
b> n jeg har	-1 1 3 -2 -1
b> n jeg i	3 1 -1 -4 1
b> n jeg ikke	0 -3 4 0 -1
b> n jeg jo	-1 2 0 0 0
b> n jeg kan	-2 1 -1 2 0
b> n jeg leste	2 -1 -1 -1 0
b> n jeg når	-1 2 0 0 0
b> n jeg op	-1 -1 0 2 0
b> n jeg på	-3 3 -1 1 0
b> n jeg skal	-1 2 0 -1 0
b> n jeg skrive	0 2 -1 -1 1
b> n jeg som	1 -1 0 -1 2
b> n jeg så	0 1 -1 -1 2
b> n jeg tager	2 0 -1 0 -1
b> n jeg tar	1 2 -1 -1 -1
b> n jeg tenkte	2 0 0 -1 -1
b> n jeg var	-2 0 0 1 1
b> n jeg vil	-1 -3 0 4 0
b> n jo §2	2 0 -1 -1 0
b> n kan bli	2 -1 0 0 0
b> n kan du	-3 5 -1 -1 -1
b> n kan han	0 3 -1 -2 0
b> n kan jag	-1 -1 0 2 0
b> n kan vi	3 -2 0 -1 0
b> n kontro i	-1 -1 2 0 0
b> n krafti utslet	-1 0 0 -1 2
b> n kun §2	0 -1 -1 2 0
b> n kvar <c?c?>	-1 2 0 -1 0
b> n kveld <c?c?>	-2 0 3 -1 0
b> n kveld <p?p?>	-1 -3 -1 5 0
b> n kveld i	0 2 -2 0 0
b> n kväll <c?c?>	-1 1 -3 3 0
b> n kväll i	-1 0 3 -1 0
b> n kører du	-1 2 -1 0 0
b> n la den	2 0 -1 0 0
b> n lad os	0 -1 -1 2 0
b> n lar vi	2 -1 0 0 0
b> n legeva på	0 -1 0 2 0
b> n lenger <p?p?>	-2 0 1 2 0
b> n litt i	0 -1 2 0 0
b> n låter vi	0 3 -1 -2 0
b> n magekr av	-1 0 0 0 2
b> n magen är	-1 -1 0 2 0
b> n med <c?c?>	-1 4 -3 1 0
b> n med <p?c?>	-2 1 0 1 0
b> n med <p?p?>	-1 3 -1 -2 0
b> n med <pp>	-2 2 0 0 0
b> n med de	-2 -2 0 4 0
b> n med den	-7 -2 1 9 -1
b> n med det	0 3 2 -3 -1
b> n med för	2 0 0 -1 0
b> n med hjem	-1 -1 2 0 0
b> n med i	1 -2 -1 2 0
b> n med på	2 -1 1 -1 0
b> n med spacer	0 -1 2 0 0
b> n med §2	2 0 0 -1 -1
b> n meg bare	0 -1 3 0 -2
b> n men da	-2 -2 0 4 0
b> n men de	4 -1 0 -2 0
b> n men den	0 0 2 -2 0
b> n men der	2 -3 0 1 0
b> n men det	8 1 -4 -3 -2
b> n men du	1 1 1 -3 0
b> n men er	0 -1 0 2 0
b> n men ikke	1 2 -1 -3 0
b> n men inte	0 3 0 -2 0
b> n men jag	1 -2 0 2 0
b> n men jeg	1 0 -2 1 0
b> n men så	-3 1 0 1 0
b> n men vi	2 -1 0 -1 0
b> n men §2	0 -1 2 0 0
b> n mer <c?c?>	-2 -1 0 3 0
b> n mer av	-1 -1 0 2 0
b> n mere end	0 2 0 -2 0
b> n mg #	-1 -1 4 -2 0
b> n mg <c?c?>	2 3 -4 -1 0
b> n mg daglig	1 1 -4 2 0
b> n mg i	0 -1 2 0 0
b> n mg kg	-1 -1 2 0 0
b> n mg morgen	0 0 -2 2 0
b> n mg morgon	0 2 -2 0 0
b> n mg til	-1 -1 2 0 0
b> n min egen	-1 -1 3 -1 0
b> n min man	0 -1 2 0 0
b> n min mand	2 -1 -1 0 0
b> n min søster	-1 -1 2 0 0
b> n ml hver	3 -1 -2 0 0
b> n ml i	-1 -1 2 -1 0
b> n ml per	-1 -1 2 -1 0
b> n morgen og	-2 2 -2 2 0
b> n mot klådan	0 -1 2 0 0
b> n må du	-1 1 1 -3 2
b> n må han	-2 -1 0 3 0
b> n månade <p?c?>	-1 5 -2 -1 0
b> n måned siden	-2 0 0 2 0
b> n månede <c?c?>	2 1 -2 0 0
b> n månede <p?p?>	0 -2 0 2 0
b> n natten <c?p?>	3 0 -3 0 0
b> n natten i	1 -1 2 -2 0
b> n ned på	0 1 1 -2 0
b> n ned til	-1 4 -2 -1 0
b> n nei <c?c?>	1 -3 -2 3 0
b> n nei <p?c?>	1 -2 1 0 0
b> n nei <p?p?>	2 2 -2 -2 0
b> n nei den	2 2 0 -3 0
b> n nej <c?c?>	5 -4 -3 -1 3
b> n nej <c?p?>	-2 0 0 3 0
b> n njurar <c?c?>	-1 2 0 -1 0
b> n noget andet	-1 0 0 0 2
b> n noget for	0 -2 0 2 0
b> n noget med	3 -2 0 -1 0
b> n notere vi	-2 0 0 0 2
b> n nu <p?p?>	-2 1 1 0 0
b> n när det	-1 2 -1 0 0
b> n när du	-1 -1 0 2 0
b> n nå #	1 2 -2 -1 0
b> n nå <p?p?>	2 -1 1 -1 0
b> n nå i	-3 3 1 -1 0
b> n nå ja	2 -1 -2 0 0
b> n nå og	1 -2 2 -1 0
b> n når det	1 2 -1 -2 0
b> n når han	-1 -1 -1 3 0
b> n når hun	1 -2 -1 2 0
b> n når jeg	-1 4 -1 -1 -1
b> n och den	3 -3 0 -1 0
b> n och han	-2 2 0 1 0
b> n och kväll	0 -1 -1 2 0
b> n och nu	0 2 -1 -1 0
b> n och sen	-2 -1 1 1 0
b> n och så	-2 3 1 -3 0
b> n och §2	-4 -3 7 0 0
b> n og de	1 0 1 -2 0
b> n og den	-2 1 -1 2 0
b> n og der	2 -1 -2 2 -1
b> n og det	-2 -1 1 2 -1
b> n og du	-1 -3 1 3 0
b> n og en	-1 -2 2 1 0
b> n og fortsæ	0 2 -1 0 0
b> n og han	2 -1 -1 -1 1
b> n og har	-2 4 -2 -1 0
b> n og ingen	-2 2 0 0 0
b> n og jeg	1 -2 -1 1 1
b> n og kalium	0 -1 2 0 0
b> n og kveld	-1 2 -3 2 0
b> n og så	-5 3 5 0 -2
b> n og til	0 2 -1 0 0
b> n og §	1 1 -2 0 0
b> n og §2	-7 5 2 0 0
b> n også <c?c?>	4 -1 0 -2 -1
b> n også for	1 -2 1 0 0
b> n også men	2 -1 0 -1 0
b> n også §2	-2 3 -1 1 0
b> n om #	5 -6 3 -2 0
b> n om aftene	-1 2 0 0 0
b> n om dagen	-5 0 6 -1 -1
b> n om det	1 2 -1 -1 0
b> n om du	1 1 0 -2 0
b> n om hon	1 2 -2 -1 0
b> n om kvelde	1 0 0 -2 0
b> n om morgen	-1 1 -2 2 0
b> n om morgon	0 -1 2 0 0
b> n om månede	-1 2 -1 0 0
b> n om natten	-1 -2 1 1 0
b> n om sommer	1 -2 -1 2 0
b> n ondt i	-1 0 0 2 0
b> n ont i	0 -2 1 1 0
b> n op i	-1 2 -1 0 1
b> n op med	-1 -1 0 2 0
b> n opp i	-1 0 -1 0 2
b> n ordine §2	3 -1 -1 -1 0
b> n over #	-2 1 0 1 0
b> n per dag	-1 -2 2 0 0
b> n per døgn	2 -2 0 0 0
b> n plaget av	0 -1 0 2 0
b> n pust morgen	0 -2 2 0 0
b> n på #	1 4 -3 -1 -1
b> n på akuten	-1 -1 0 2 -1
b> n på apotek	-4 -1 6 -1 0
b> n på den	0 2 0 -1 0
b> n på det	-4 0 1 2 1
b> n på egen	-1 2 0 0 1
b> n på en	4 3 -3 -4 0
b> n på fredag	-2 5 -1 -1 0
b> n på grund	2 1 0 -2 0
b> n på grunn	-1 -1 -1 0 2
b> n på hälsok	3 -2 -1 0 0
b> n på i	2 -1 0 -1 0
b> n på og	-2 2 0 0 0
b> n på resept	-1 -1 2 0 0
b> n på sykehu	3 -2 -2 1 0
b> n på søndag	-1 -1 0 3 0
b> n på torsda	0 1 -2 1 0
b> n på §	0 -2 1 -1 2
b> n på §2	0 1 1 -2 0
b> n rett i	0 -1 2 -1 0
b> n ringer du	2 -1 -1 0 0
b> n rör vi	0 2 0 -1 0
b> n røde og	0 -2 2 0 0
b> n rører vi	-2 4 -1 -1 0
b> n samban med	1 0 0 -2 1
b> n samma dos	0 2 0 -2 0
b> n samma sak	-4 2 -1 1 3
b> n samme som	-2 1 0 2 0
b> n sedan #	0 -2 0 1 0
b> n sen i	-2 0 -1 2 0
b> n sepone <c?c?>	-1 -1 1 2 0
b> n ser jag	0 2 -1 -2 0
b> n setter jeg	-1 -1 2 0 0
b> n setter vi	-1 0 3 -1 0
b> n siden #	1 1 0 -2 0
b> n siden <c?c?>	-3 -1 2 2 0
b> n siden av	1 2 -1 -2 0
b> n siden i	0 3 -2 -1 0
b> n siden på	2 0 0 -2 0
b> n sista i	0 -1 0 2 0
b> n ska du	-2 4 -1 -1 0
b> n ska hon	-1 0 -1 2 0
b> n ska inte	-2 1 0 1 0
b> n skal ikke	-1 -1 2 1 -1
b> n skal ud	-1 -1 0 2 0
b> n skifte til	-1 0 -2 3 0
b> n skrive jeg	0 0 -2 1 1
b> n skrive ut	3 -1 0 -2 0
b> n slut i	-1 0 0 2 0
b> n sluta med	-5 2 0 3 0
b> n slutad jag	2 -1 0 -1 0
b> n slutat med	-1 -1 0 2 0
b> n slutte du	-2 -2 -1 4 0
b> n slutte med	-1 0 0 2 0
b> n smerte <c?c?>	-1 0 2 0 0
b> n som allerg	-2 0 0 0 2
b> n som de	2 -1 -1 0 0
b> n som du	1 1 0 -2 0
b> n som en	1 -3 -1 3 0
b> n som er	1 -2 2 -1 0
b> n som förut	-1 2 0 0 0
b> n som hon	-2 1 0 1 0
b> n som hun	-1 2 -1 0 0
b> n som jag	3 0 0 -1 -1
b> n som kona	-2 2 0 0 0
b> n som var	-1 -1 0 2 0
b> n spurgt til	-2 0 2 0 0
b> n stedet <c?c?>	-1 -1 2 -1 0
b> n stedet for	2 -1 0 -1 0
b> n stoppe du	0 -3 0 2 0
b> n stoppe i	-2 0 -2 2 2
b> n ställe #	2 -1 0 -1 0
b> n stå på	-1 2 -1 0 0
b> n står der	2 -1 0 -1 0
b> n står det	-2 2 0 -2 3
b> n står her	-2 2 0 -1 1
b> n står i	-4 0 0 1 4
b> n står på	5 -3 0 -2 0
b> n säger att	0 -1 0 2 -1
b> n så #	-1 3 1 -2 0
b> n så den	1 -4 -1 4 -1
b> n så det	-2 -2 2 0 1
b> n så er	0 -1 -1 2 0
b> n så har	2 0 0 -1 0
b> n så ingen	2 0 -1 0 0
b> n så jeg	-3 0 2 3 -3
b> n så lenge	2 -2 -1 1 0
b> n så länge	-1 2 1 -2 0
b> n så mye	0 2 0 -1 0
b> n så må	0 -1 2 0 0
b> n så skal	0 -2 2 0 0
b> n så stop	-1 -1 0 2 0
b> n så tar	-1 -1 2 0 0
b> n så var	4 -1 -1 -2 0
b> n så vil	0 -1 2 -1 0
b> n så §2	0 3 -1 -2 0
b> n ta mer	-1 0 0 2 0
b> n ta §2	1 -3 -1 3 0
b> n tager du	0 0 2 -1 0
b> n tager vi	1 -1 -1 2 0
b> n tar den	-2 2 0 0 0
b> n tar det	0 -1 2 -1 0
b> n tar du	-1 -3 2 2 0
b> n tar en	-1 2 1 -2 0
b> n tar jag	-1 3 -1 -1 0
b> n tar jeg	-2 4 -1 -1 0
b> n tar vi	2 -1 -1 1 0
b> n tar väl	-2 -1 0 0 3
b> n tar §2	2 1 -2 0 -1
b> n til #	-3 6 1 -3 -1
b> n til at	-2 1 0 1 0
b> n til den	0 -1 -1 2 0
b> n til det	-1 0 2 -1 0
b> n til i	-2 0 -1 2 0
b> n til jul	2 -1 0 -1 0
b> n til kvelde	-1 0 0 2 0
b> n til natten	3 -3 0 0 0
b> n til på	-1 4 -2 1 0
b> n till #	1 1 0 -2 0
b> n till <p?p?>	2 -1 -1 0 0
b> n till frukos	0 2 -1 -1 0
b> n till kvälle	-1 2 -1 -1 0
b> n till maten	0 2 -1 -1 0
b> n till våren	2 -1 -1 0 0
b> n tills du	0 2 0 -1 0
b> n tog jag	-2 -1 -1 4 0
b> n tok jeg	2 0 0 -1 0
b> n tredje måned	-1 2 0 -1 0
b> n trenge du	-1 -1 -1 3 0
b> n uden virkni	-1 -1 0 2 0
b> n uge #	0 2 0 -1 0
b> n uka <c?c?>	2 0 -2 0 0
b> n uka <p?p?>	0 2 -1 -1 0
b> n uke <p?p?>	2 -1 1 -2 0
b> n under huden	0 -2 3 -1 0
b> n var den	-2 1 0 1 0
b> n var det	2 2 -3 -1 -1
b> n var du	-1 0 0 2 0
b> n var for	1 -1 2 -2 0
b> n var i	-1 2 0 -1 -1
b> n var §2	2 -1 0 0 0
b> n varje dag	-1 2 0 0 0
b> n vecka <cc>	2 0 -1 0 0
b> n veckor <cc>	-1 0 2 -1 0
b> n ved med	-1 3 -1 -1 0
b> n ved siden	0 3 -1 -2 0
b> n vent <c?c?>	-1 -1 2 0 0
b> n vi den	-2 1 2 -1 0
b> n vi det	-2 3 -1 0 0
b> n vi hade	-1 -1 -1 2 0
b> n vi har	2 -2 2 -2 0
b> n vi i	1 1 0 -2 0
b> n vi ikke	1 2 -2 0 0
b> n vi inte	0 3 -1 -2 0
b> n vi kan	-1 -1 0 0 2
b> n vi også	-1 -1 0 2 0
b> n vi til	-1 -1 2 0 0
b> n vi §2	2 -1 1 -1 -2
b> n vid behov	-3 1 3 -1 0
b> n videre med	0 3 -1 -1 0
b> n videre og	0 -2 1 1 0
b> n vil jeg	1 -1 3 -2 -2
b> n vill jag	2 1 0 -2 0
b> n vurder om	2 -1 -2 2 0
b> n väl #	0 1 -2 1 0
b> n vänta en	2 0 0 -1 0
b> n være <c?c?>	-2 2 0 1 0
b> n § #	-2 3 0 -2 1
b> n § <c?c?>	3 -1 0 -2 0
b> n § den	-1 0 2 0 0
b> n § er	0 2 -2 0 0
b> n § har	0 -2 2 0 0
b> n § i	0 -3 3 1 -1
b> n § på	2 -3 2 -1 0
b> n § §	-1 -1 2 0 0
b> n är borta	-1 -1 0 3 0
b> n är bra	0 2 -1 -2 0
b> n är en	-2 0 -1 2 0
b> n är inte	0 -3 -1 1 2
b> n är ju	-2 0 1 1 0
b> n är samma	0 2 -1 -1 0
b> n år <cc>	-1 -1 -1 3 0
b> n år <p?c?>	1 -1 -1 2 0
b> n år <p?p?>	2 -1 0 -1 0
b> n år <pp>	-2 1 0 1 0
b> n år sedan	4 -1 -1 -1 0
b> n år siden	3 -1 0 -1 -1
b> n én gang	1 -3 3 -1 0
b> n én om	0 -1 2 0 0
b> n ønsker at	0 0 -2 2 0
b> r # #	-2 0 5 -2 -1
b> r # <c?c?>	-4 4 2 -2 0
b> r # <p?c?>	-1 2 -2 1 0
b> r # в	-1 -1 2 1 0
b> r # вечеро	-1 1 2 -1 0
b> r # года	1 -2 1 0 0
b> r # дней	-2 -3 4 1 0
b> r # дня	-1 3 1 -2 0
b> r # капель	1 2 -1 -2 0
b> r # капли	5 -4 -1 -1 0
b> r # кг	0 -1 2 0 0
b> r # кубико	2 -1 -1 1 0
b> r # лет	2 -1 0 -1 0
b> r # мг	-1 1 3 -2 0
b> r # месяца	0 -1 2 -1 0
b> r # минут	-1 2 -1 0 0
b> r # мкг	2 0 -2 -1 0
b> r # мл	0 1 1 -2 -1
b> r # на	-1 2 -1 -1 0
b> r # раза	-4 0 3 2 -1
b> r # с	0 2 -1 -1 0
b> r # утром	0 -3 4 -1 0
b> r <c?c?> #	-2 -2 2 2 0
b> r <c?c?> §2	4 -2 1 -5 1
b> r <c?c?> а	2 -3 1 0 0
b> r <c?c?> антиби	-1 3 0 -1 0
b> r <c?c?> да	3 2 -1 -3 -1
b> r <c?c?> давайт	2 0 -1 -1 0
b> r <c?c?> и	-4 -1 7 -1 -1
b> r <c?c?> ладно	0 0 2 -1 0
b> r <c?c?> назнач	-2 0 0 2 0
b> r <c?c?> не	0 0 3 -2 -1
b> r <c?c?> он	2 -2 0 0 -1
b> r <c?c?> она	2 0 0 -1 0
b> r <c?c?> пейте	-1 3 -2 0 0
b> r <c?c?> потом	1 -1 2 -2 0
b> r <c?c?> пью	-1 0 -1 2 0
b> r <c?c?> сейчас	0 -1 2 -2 0
b> r <c?c?> так	0 2 -1 -1 0
b> r <c?c?> у	-1 -2 0 0 2
b> r <c?c?> хорошо	-1 3 -1 0 0
b> r <c?c?> это	0 2 -2 0 0
b> r <c?p?> а	0 1 2 -3 0
b> r <c?p?> вы	-1 3 -1 -1 0
b> r <c?p?> скольк	-1 0 -1 2 0
b> r <cc> не	-1 2 0 -1 0
b> r <cc> это	-1 -1 2 0 0
b> r <cp> §2	0 2 -1 0 0
b> r <p?c?> а	-1 3 0 -1 0
b> r <p?c?> и	1 -2 -1 0 2
b> r <p?c?> ну	-2 2 -1 -1 2
b> r <p?c?> у	2 -2 0 0 0
b> r <p?c?> хорошо	0 -1 2 0 0
b> r <p?p?> а	-2 0 2 0 0
b> r <p?p?> скольк	-2 1 -1 0 2
b> r <pc> хорошо	2 -1 0 -1 0
b> r <pp> а	-2 3 0 -1 0
b> r <pp> и	-1 2 -1 0 0
b> r <pp> по	-1 -1 0 2 0
b> r § <c?c?>	3 -2 0 -1 0
b> r а §2	1 -3 1 2 -1
b> r а дома	2 -2 0 -1 0
b> r а на	-1 2 0 -1 1
b> r а от	1 1 -2 -1 0
b> r а что	-3 3 -1 1 0
b> r аллерг на	-1 2 -1 0 0
b> r антиби §2	-2 0 3 -1 0
b> r больше #	0 -1 2 0 0
b> r больше не	0 -2 -1 3 0
b> r больше ничего	-1 0 0 2 0
b> r в больни	2 -2 1 -1 1
b> r в вену	-1 -1 2 0 0
b> r в день	2 -4 2 0 -1
b> r в карте	-1 0 0 -1 2
b> r в корм	2 0 -2 1 0
b> r в мышцу	-2 0 2 0 0
b> r в прошло	2 -1 0 -1 0
b> r в реклам	-1 -2 0 3 0
b> r в час	2 0 -2 0 0
b> r вечеро #	-1 -1 2 0 0
b> r внутри <c?c?>	-1 0 2 -1 0
b> r внутри и	2 0 -1 0 0
b> r во время	-1 -1 2 0 0
b> r вот §2	0 -1 2 -1 0
b> r вреда нет	-5 8 -1 -1 0
b> r вчераш дня	-2 2 -1 1 0
b> r вы же	-2 2 0 0 0
b> r дали <c?c?>	-1 0 2 -1 0
b> r дальше <c?c?>	2 3 -4 -1 0
b> r дважды в	4 -1 -3 0 0
b> r день #	1 -2 3 -1 0
b> r день <c?c?>	1 4 -3 -2 0
b> r день <c?p?>	2 -1 -1 0 0
b> r день продол	2 -1 -1 0 0
b> r дней <c?c?>	-1 -1 3 -1 0
b> r дней <p?p?>	2 -1 1 -1 0
b> r дня <c?c?>	-2 0 2 -1 0
b> r до #	-1 2 0 -1 0
b> r еще #	-1 3 0 -1 0
b> r и §2	-2 4 0 -2 0
b> r и есть	-3 0 1 2 0
b> r и завтра	3 -1 -2 0 0
b> r и на	2 -1 1 0 -2
b> r и не	1 -2 2 -2 1
b> r и от	-1 -1 2 -1 1
b> r и хватит	-1 2 -1 0 0
b> r к нему	3 0 0 -2 0
b> r каждый день	2 -2 -1 0 0
b> r каждый месяц	-1 2 0 0 0
b> r капель #	0 2 0 -1 0
b> r кг в	2 0 -2 0 0
b> r ладно <c?c?>	2 -1 1 -2 0
b> r мг дважды	4 0 -4 0 0
b> r меня на	-2 0 1 0 1
b> r месяца <c?c?>	0 0 2 -1 0
b> r мл #	-1 -2 4 0 0
b> r мл кг	2 0 -2 0 0
b> r мл утром	0 3 -3 0 0
b> r мне не	2 0 0 -1 0
b> r может и	3 -1 -1 -1 0
b> r можете не	-1 -1 0 2 0
b> r на §	2 -1 0 -1 0
b> r на §2	3 0 1 -2 -2
b> r на ночь	-1 -2 2 1 0
b> r надо <c?c?>	2 0 -2 0 -1
b> r назнач §2	-3 -1 1 3 0
b> r не берите	2 0 0 -1 0
b> r не возвра	2 0 0 -1 0
b> r не давайт	-2 0 0 3 0
b> r не давать	-1 -1 0 2 0
b> r не даем	-1 -2 0 2 0
b> r не меняем	-2 5 -1 -2 0
b> r не надо	4 -1 -2 0 -2
b> r не нужен	-1 0 0 2 -1
b> r не помога	0 -2 -1 2 0
b> r не сейчас	2 0 0 -1 0
b> r не трогае	-1 2 -1 0 0
b> r нельзя <c?c?>	-2 -1 0 1 2
b> r нет <c?c?>	-1 -1 -2 4 0
b> r нет <p?c?>	-2 1 1 0 0
b> r нет <pp>	-3 3 0 0 0
b> r ни разу	-2 3 0 0 0
b> r ночь <c?c?>	0 -1 2 0 0
b> r ну и	-1 0 -1 0 2
b> r один раз	2 -1 0 -1 0
b> r он §2	0 -1 2 0 0
b> r он же	3 -3 0 0 0
b> r он и	-1 0 2 0 0
b> r от блох	-1 4 -2 0 0
b> r от него	1 -3 -1 2 1
b> r от прошло	-2 0 -1 3 0
b> r по #	-3 2 -1 3 0
b> r по одной	-1 0 2 -1 0
b> r под кожу	-1 0 2 0 0
b> r под язык	-2 2 1 -1 0
b> r пока не	3 -1 -1 -1 0
b> r при присту	-1 2 -1 0 0
b> r прошло году	3 -1 0 -2 0
b> r пульс #	0 2 -2 0 0
b> r пусть пьет	-3 3 0 0 0
b> r пьет §2	-1 2 0 0 0
b> r пью #	-1 2 -1 0 0
b> r раз <c?c?>	2 -1 0 -1 0
b> r раз в	-1 -1 2 0 0
b> r раза #	-1 2 0 -1 0
b> r раза <c?c?>	-2 4 -3 1 0
b> r раза в	1 -2 2 -1 0
b> r сейчас #	0 -1 2 0 0
b> r со вчераш	-2 2 -1 1 0
b> r так <c?c?>	-1 0 0 0 2
b> r так же	0 2 -1 0 0
b> r там §2	0 -2 -1 3 0
b> r толку нет	-2 0 0 2 0
b> r толку от	-1 -1 0 2 0
b> r только при	-1 2 -1 0 0
b> r третий день	-2 1 -1 1 0
b> r у вас	-2 0 -1 2 1
b> r у меня	-2 -2 4 0 1
b> r у него	0 -2 -1 0 2
b> r у нее	3 0 -2 -1 0
b> r утром и	-2 4 0 -2 0
b> r хорошо <c?c?>	-3 2 1 0 0
b> r хорошо <p?c?>	-1 -1 1 -1 2
b> r через #	-1 0 2 -1 0
b> r через день	-1 2 -2 0 0
b> r через месяц	2 -1 -1 0 0
b> r что это	-3 4 0 -1 0
b> r я ей	-1 0 0 2 0
b> r я от	0 -1 2 -1 0
b> r я пью	0 2 -1 0 0
before allergy	-1 -1 -1 0 4
before continue	2 1 -4 2 0
before denyPlan	-6 3 4 1 -2
before given	0 1 1 0 -2
before negation	-3 2 -2 -2 4
before no	-1 -1 -2 1 2
before reaction	-4 -2 -1 -2 9
before refuse	-2 0 -1 1 2
before start	2 -5 7 -2 -3
before stop	-11 5 5 4 -3
before takes	-2 7 -6 2 -1
before yes	-2 -3 0 3 1
beside advice	0 1 0 -2 2
beside asNeeded	-2 -1 0 3 0
beside condition	-1 0 3 -1 0
beside doseForm	-3 2 0 0 1
beside drugClass	0 -1 2 0 0
beside firstPerson	-3 -2 1 3 1
beside frequency	4 -2 0 1 -3
beside future	1 4 -3 -2 0
beside hypothetical	2 -2 1 -1 0
beside kin	-3 4 -1 1 0
beside past	-2 0 1 0 1
beside planCue	0 2 -1 -1 0
beside procedure	1 3 -1 -3 0
beside prognosis	-2 1 2 0 0
beside question	0 2 -3 1 0
beside secondPerson	1 2 -3 0 1
beside social	-3 0 2 1 0
beside symptom	0 -3 0 1 1
beside test	-1 0 2 0 0
beside thirdPerson	-1 2 -1 0 -1
beside timeWord	0 -3 0 4 -2
beside uncertain	-1 -1 -1 3 0
beside unit	2 -1 -4 3 0
c< e #	1 4 -1 -3 -1
c< e <c?c?>	0 -4 0 3 1
c< e <cc>	-1 2 -1 2 -1
c< e <cp>	-1 2 -1 0 0
c< e <p?c?>	1 1 -3 0 1
c< e <p?p?>	0 -3 0 1 2
c< e <pp>	-1 3 -2 0 0
c< e ?	1 -3 2 -1 1
c< e a	1 -4 4 -1 0
c< e about	3 -1 -1 -2 0
c< e also	-2 2 0 1 0
c< e and	2 2 -1 -2 -1
c< e antib	0 2 -1 0 0
c< e been	-2 0 -2 5 -1
c< e but	-3 1 1 -1 1
c< e child	-2 1 0 1 0
c< e come	-2 1 -1 2 0
c< e conti	0 -1 0 -2 3
c< e do	1 -2 1 0 0
c< e don't	-2 1 0 1 0
c< e for	1 -5 5 -1 0
c< e gave	4 0 -2 -1 0
c< e go	0 -1 2 0 0
c< e got	3 -1 -1 -1 0
c< e he	1 0 -2 0 0
c< e her	-2 1 -1 2 0
c< e him	-1 -1 2 -1 0
c< e his	-1 4 -3 1 0
c< e i	2 4 -3 -2 -1
c< e i'll	2 -1 0 0 0
c< e i'm	2 0 0 -1 -1
c< e is	1 2 -1 -2 0
c< e it	-1 -1 2 0 0
c< e its	-1 -1 1 -1 2
c< e jab	2 -2 1 -1 0
c< e keep	-2 2 0 1 0
c< e me	-1 0 -1 3 -1
c< e more	-1 -1 -1 3 0
c< e no	0 -3 -1 1 2
c< e not	2 0 0 -2 0
c< e of	2 -2 1 0 -1
c< e off	-2 2 -1 1 0
c< e on	0 3 -1 -2 0
c< e once	0 -1 -2 3 0
c< e one	1 1 0 -2 0
c< e patch	-1 -1 0 2 0
c< e pharm	-2 0 0 1 0
c< e read	3 -1 -1 0 0
c< e see	-2 -2 0 4 0
c< e she	2 2 -2 -2 0
c< e so	-2 -3 1 2 2
c< e some	2 -2 1 -1 0
c< e still	-1 2 0 0 0
c< e stop	-1 -1 0 2 0
c< e stopp	-2 0 2 0 0
c< e sugge	-1 2 0 0 0
c< e table	-1 2 -1 -1 0
c< e take	-1 2 -4 0 2
c< e takes	2 -1 -1 -1 0
c< e that	4 -3 0 -4 2
c< e the	-2 3 -4 8 -5
c< e then	1 1 1 -3 0
c< e to	2 -5 2 1 0
c< e today	2 -1 0 -1 0
c< e use	3 1 -3 -2 0
c< e want	-1 -2 4 -1 0
c< e was	2 -2 -2 1 1
c< e well	1 -2 0 1 0
c< e what	2 -1 0 -1 0
c< e wife	1 -2 0 1 0
c< e with	0 -1 2 -2 1
c< e yes	1 -2 0 -1 2
c< e you	1 -7 6 0 0
c< e you'r	0 2 0 -1 0
c< e |	-4 1 -2 3 2
c< e §2	5 2 -2 -4 0
c< n #	-7 -2 8 2 -1
c< n <c?c?>	0 2 0 -1 -1
c< n <c?p?>	2 -1 1 -2 0
c< n <cc>	-1 0 0 0 2
c< n <cp>	3 2 -1 -3 -1
c< n <p?c?>	3 0 -4 1 0
c< n <p?p?>	-3 0 0 3 0
c< n <pc>	-3 -3 3 3 0
c< n <pp>	0 3 -2 -1 1
c< n ?	3 -2 1 0 -2
c< n af	-1 -1 1 -1 3
c< n aldri	2 0 0 -1 0
c< n aller	1 0 -1 -3 2
c< n altså	-1 -1 2 0 0
c< n andet	0 2 -1 -1 0
c< n andre	-1 -1 2 -1 0
c< n antib	0 3 -1 -1 0
c< n använ	-2 3 0 -1 0
c< n at	2 -2 0 0 0
c< n av	-3 -3 1 1 4
c< n bare	1 3 0 -3 -1
c< n begyn	-2 1 2 0 0
c< n behan	-2 -1 4 0 0
c< n behov	-2 -1 3 0 0
c< n blir	1 -1 -2 0 2
c< n blodt	-2 1 -1 2 0
c< n bra	-4 2 -1 2 1
c< n bruk	-1 2 -2 0 0
c< n brukt	2 -3 0 1 0
c< n byter	-3 -2 3 0 2
c< n bytte	-3 0 -2 5 0
c< n börja	-2 0 2 0 0
c< n da	-4 -1 5 -1 1
c< n dag	0 -2 4 -2 0
c< n dage	-3 -1 3 1 0
c< n dagen	-2 -1 1 2 0
c< n dagli	0 4 -2 -1 0
c< n de	-3 0 5 -2 -1
c< n dem	2 1 -2 -3 2
c< n den	1 -3 2 1 -1
c< n der	2 -2 0 1 -1
c< n dere	0 -1 -1 2 0
c< n det	-4 -5 3 4 3
c< n dig	-1 -1 5 -2 0
c< n drypp	-1 -2 1 1 0
c< n du	2 -3 1 0 -1
c< n där	0 -3 -1 4 0
c< n då	-2 2 3 -3 0
c< n efter	2 -1 -1 0 0
c< n egen	2 -1 0 0 0
c< n ejer	2 0 -1 -1 0
c< n eller	1 2 -1 -2 0
c< n en	-2 2 -1 -2 4
c< n er	-2 3 0 0 -1
c< n et	1 -2 1 1 0
c< n fast	-1 3 -1 -1 0
c< n faste	0 -1 0 2 0
c< n fick	2 -1 1 -2 0
c< n fik	3 2 -2 -2 0
c< n fikk	2 3 -2 -3 -1
c< n for	-2 -3 3 2 0
c< n foreb	0 -1 2 0 0
c< n fortf	0 -1 2 0 0
c< n forts	3 0 -2 -2 2
c< n forve	0 2 -1 0 0
c< n från	2 0 0 -2 0
c< n fästi	-2 0 0 2 -1
c< n få	1 -2 2 0 0
c< n fået	0 -2 2 -1 0
c< n får	-2 1 0 2 -1
c< n følso	-1 0 4 -2 0
c< n før	1 2 -1 -2 0
c< n ga	-2 1 0 1 0
c< n gav	1 -1 -3 3 0
c< n gel	-1 -1 2 0 0
c< n ger	0 -1 2 -1 0
c< n gett	-1 2 0 -1 0
c< n gi	5 0 -2 -3 0
c< n gir	-2 2 1 -1 0
c< n give	2 -2 1 -1 0
c< n gives	-1 -1 2 0 0
c< n givet	-2 1 -1 2 0
c< n gång	-3 0 0 0 3
c< n gånge	1 2 -1 0 -1
c< n går	2 -1 0 -2 0
c< n gör	0 2 -1 -1 0
c< n göra	-2 3 0 -1 0
c< n hadde	2 -4 -1 4 -1
c< n hade	1 0 -1 2 -1
c< n halv	2 -1 -1 1 0
c< n ham	-1 2 -1 1 0
c< n han	0 5 -5 0 0
c< n hans	-1 2 -1 -1 0
c< n har	5 4 -7 -2 -1
c< n hatt	-1 -1 -1 2 1
c< n have	-1 -2 2 1 0
c< n hed	-3 0 3 0 0
c< n hedde	-3 0 3 1 0
c< n helle	0 -2 0 1 0
c< n helt	0 4 -3 -1 0
c< n hemma	2 -1 0 -1 0
c< n hende	1 -2 0 1 0
c< n henne	-1 -1 0 2 -1
c< n heter	-3 -1 5 0 0
c< n hon	0 -1 -1 2 0
c< n hu	-1 1 1 -2 0
c< n hun	0 2 -6 5 -1
c< n i	1 -1 3 -2 -1
c< n igen	3 -1 -1 -1 0
c< n ikke	3 -1 -1 -1 0
c< n ingen	2 -2 -1 -1 2
c< n inget	2 -2 -1 -1 2
c< n inhal	0 0 2 -1 0
c< n inte	-5 4 -1 2 0
c< n jeg	-1 7 -3 -1 -2
c< n jern	-2 2 -1 1 0
c< n jo	0 0 -2 3 -1
c< n ju	0 2 -1 1 0
c< n kan	2 2 -1 -1 -1
c< n kona	-1 2 -1 1 0
c< n kur	-1 2 1 -2 0
c< n kvalm	2 -1 0 0 0
c< n ligge	-3 2 -1 2 0
c< n lille	-1 3 -1 -1 0
c< n lista	-1 -1 0 2 0
c< n lite	0 2 -1 -1 0
c< n loppe	0 2 -1 0 0
c< n lägge	-2 -1 3 0 0
c< n maskm	2 -1 0 0 0
c< n med	3 -4 -1 2 0
c< n medis	0 -2 0 2 0
c< n meg	-1 2 0 0 0
c< n men	-3 2 0 -1 2
c< n mere	-3 0 1 2 0
c< n min	3 -3 -1 0 0
c< n ml	2 -1 -1 -1 0
c< n morgo	-2 0 -1 1 2
c< n måned	2 -1 -2 0 0
c< n nei	0 -2 2 0 0
c< n noe	-1 0 2 0 0
c< n noget	2 2 -2 -1 0
c< n nu	-3 -2 5 0 0
c< n när	-1 -1 0 3 0
c< n något	2 -3 0 1 1
c< n når	-1 0 2 -1 0
c< n och	0 5 -3 0 -2
c< n og	-1 8 -2 -1 -4
c< n også	-3 -2 -1 6 0
c< n okej	-1 0 2 -1 0
c< n om	5 -1 -3 -1 0
c< n opp	-2 1 0 1 0
c< n ormek	2 -1 -1 0 0
c< n over	-1 1 1 -3 1
c< n p-pil	-1 2 0 0 0
c< n pappa	2 -1 0 -1 0
c< n penic	-2 1 2 -1 0
c< n plast	0 -1 2 -1 0
c< n prøve	1 -2 0 1 0
c< n på	-4 2 -1 -4 7
c< n reaks	-1 0 -1 0 2
c< n sagde	-1 1 -1 2 0
c< n salva	-2 0 0 2 0
c< n sedan	-2 4 0 -2 0
c< n sen	-1 2 -1 0 0
c< n ser	2 0 -2 -1 0
c< n sette	-1 -1 4 -1 0
c< n siden	0 -3 2 2 0
c< n sist	2 0 0 -1 0
c< n siste	-1 -1 0 2 0
c< n ska	-1 -1 2 1 0
c< n skal	2 -2 2 -2 0
c< n skick	-1 2 -1 0 0
c< n skriv	-1 0 2 -1 0
c< n skull	-1 0 0 2 0
c< n sluta	-1 -1 -1 3 0
c< n slutt	-2 3 -2 2 0
c< n smert	-3 -2 3 3 0
c< n smør	-1 1 -2 2 0
c< n som	0 -2 2 -2 1
c< n sprøj	2 0 -1 0 0
c< n sprøy	2 -1 -1 1 0
c< n start	4 -2 -1 -1 0
c< n stede	2 -2 -1 1 0
c< n stop	3 -1 -2 1 0
c< n ställ	0 0 2 -2 0
c< n står	-2 2 -2 0 2
c< n svige	3 -1 0 -2 0
c< n så	0 -4 1 5 -2
c< n sådan	0 2 0 -1 0
c< n sån	0 -1 0 2 0
c< n ta	-2 -1 4 0 -1
c< n table	0 -1 -1 2 0
c< n tag	-2 2 1 -1 0
c< n tage	4 0 -2 -2 0
c< n tager	-1 4 -2 -1 0
c< n tar	-5 5 0 0 -1
c< n tatt	0 -1 -1 2 0
c< n tek	-1 0 2 0 0
c< n tidig	0 2 0 -1 0
c< n tidli	3 -1 0 -1 0
c< n til	0 1 4 -4 -1
c< n till	-3 -2 3 0 2
c< n tille	-1 0 2 0 0
c< n ting	2 -2 -1 0 0
c< n tok	-2 0 -1 3 0
c< n tvang	2 0 -2 0 0
c< n tåler	-2 -1 0 0 3
c< n udslæ	-1 0 -1 0 3
c< n uger	0 0 -2 3 0
c< n under	3 -3 1 0 0
c< n ut	-2 -1 2 1 0
c< n var	7 -5 -3 1 -1
c< n vaske	1 -1 -1 2 0
c< n ved	1 2 0 -2 0
c< n vi	-2 -8 7 3 -1
c< n vider	-2 -1 2 1 0
c< n |	-4 4 -4 -1 4
c< n §	4 -2 -2 1 -1
c< n §2	-2 0 1 1 0
c< n åt	3 -1 0 -1 0
c< n én	3 -1 -1 -1 0
c< r #	-4 3 -2 3 0
c< r <c?c?>	-2 1 0 1 1
c< r <cc>	0 -3 4 1 -1
c< r <p?c?>	0 -2 -2 1 1
c< r <pc>	-1 0 2 -1 -1
c< r <pp>	1 -2 -2 4 0
c< r ?	-3 3 0 0 0
c< r |	-4 3 0 2 -1
c< r §	1 -1 2 -1 0
c< r §2	-2 4 -4 2 0
c< r а	1 6 -4 -2 -1
c< r был	1 -2 0 1 0
c< r в	0 -1 -1 -1 3
c< r вас	0 2 -1 0 0
c< r витам	0 -1 -1 3 0
c< r вмест	0 -1 2 -1 0
c< r вот	3 -2 0 0 -1
c< r вчера	0 -1 -1 2 0
c< r да	-1 3 1 -2 -1
c< r давай	0 -2 3 -2 0
c< r дала	-2 1 -1 2 0
c< r даю	0 1 -2 1 0
c< r дома	-1 -1 0 2 0
c< r если	-1 0 2 -1 0
c< r еще	-3 0 0 2 1
c< r запиш	-3 3 0 -1 0
c< r и	-3 0 1 1 2
c< r капае	1 2 -2 0 0
c< r капел	-2 1 1 0 0
c< r капли	-2 0 -1 2 0
c< r колол	6 -2 -1 -3 0
c< r мазь	-1 3 -2 0 0
c< r можно	-1 2 0 -1 0
c< r мы	-3 2 -1 2 0
c< r на	-1 -2 -2 -1 5
c< r назна	0 0 2 -1 0
c< r начне	-1 -1 2 -1 0
c< r не	3 -2 0 -1 0
c< r него	-1 -1 2 1 0
c< r недел	2 0 0 -1 0
c< r нет	2 0 -1 0 0
c< r никак	3 -1 -2 0 0
c< r он	0 2 -1 -1 0
c< r она	3 -2 -1 0 0
c< r от	-2 0 1 0 1
c< r отмен	-2 2 1 -1 0
c< r пакет	-2 0 -1 2 0
c< r пить	-1 0 2 0 0
c< r по	-1 2 -1 -1 0
c< r прини	0 2 -2 0 0
c< r про	2 -1 0 -1 1
c< r промы	-1 3 -1 0 0
c< r пьет	2 -1 0 0 0
c< r пьете	-1 -1 3 -2 0
c< r пью	-1 3 -2 0 0
c< r с	5 1 -5 -1 0
c< r сердц	0 2 -1 -1 0
c< r табле	0 2 -1 -1 0
c< r там	4 -1 -1 -2 0
c< r тепер	-2 0 0 1 1
c< r тогда	2 -3 0 1 0
c< r тольк	-1 0 2 0 0
c< r убира	0 2 -1 0 0
c< r утром	0 2 0 -1 0
c< r хорош	-1 1 -2 3 0
c< r что	3 -1 0 0 -2
c< r это	-2 1 1 -1 1
c< r я	2 -1 -1 1 -1
c> e #	-5 6 5 -4 -2
c> e <c?c?>	1 1 -4 3 -1
c> e <c?p?>	-1 2 0 0 0
c> e <cc>	0 2 0 -1 0
c> e <cp>	-3 2 -1 2 0
c> e <p?c?>	0 2 -1 -1 0
c> e <p?p?>	2 1 -3 1 -1
c> e <pc>	-2 1 1 0 0
c> e <pp>	2 0 -1 -1 0
c> e a	0 3 0 -2 0
c> e ago	2 0 0 -2 0
c> e an	-2 1 1 0 0
c> e and	2 2 -3 -1 0
c> e at	1 1 0 -2 0
c> e becau	0 -2 1 1 0
c> e but	6 -2 -1 -2 0
c> e came	0 0 0 -2 2
c> e come	1 -2 1 1 0
c> e day	-2 2 0 0 1
c> e don't	-2 3 0 -1 0
c> e done	-1 -1 -1 3 0
c> e dose	3 -1 0 -1 0
c> e due	-2 2 0 0 0
c> e every	1 0 -2 0 0
c> e for	1 1 0 -3 0
c> e from	-2 0 -2 5 0
c> e g	1 0 -2 0 0
c> e give	2 -2 -1 -1 2
c> e good	-1 2 0 0 0
c> e had	-1 -4 0 6 -1
c> e half	-1 5 -3 -1 0
c> e has	-1 1 2 -1 0
c> e he	1 0 -2 0 1
c> e he's	2 -2 0 0 0
c> e her	1 -3 1 1 0
c> e his	-1 0 -1 2 0
c> e how	2 -1 -1 0 0
c> e i	-6 3 -2 4 1
c> e in	1 -2 2 -1 2
c> e inste	-1 -1 3 0 0
c> e is	4 -3 1 0 -1
c> e it	-1 1 -1 -2 2
c> e it's	-2 -2 0 4 0
c> e its	-1 -1 -1 3 0
c> e just	0 -1 2 -1 0
c> e keep	-1 2 -1 0 0
c> e last	-4 1 4 -3 2
c> e level	0 2 0 -1 0
c> e mcg	0 -1 2 0 0
c> e mg	-1 -4 5 0 0
c> e month	-1 2 2 -3 0
c> e more	-1 2 -1 1 0
c> e morni	-1 4 -1 -2 0
c> e my	0 -2 -1 2 1
c> e night	-1 3 -1 0 0
c> e no	0 3 -2 0 0
c> e not	3 -1 -1 0 -1
c> e nothi	2 -1 0 -1 0
c> e now	-2 -3 4 1 0
c> e of	0 -2 3 -1 0
c> e off	2 -1 0 0 0
c> e okay	-1 0 -1 2 0
c> e on	-2 1 3 -1 -1
c> e once	-2 -1 1 0 1
c> e one	0 -2 6 -3 0
c> e or	2 -2 0 1 -1
c> e out	-2 -1 -1 3 1
c> e paste	0 3 -3 0 0
c> e sache	-1 -2 2 1 0
c> e she	2 1 -2 -1 0
c> e since	-1 2 -1 1 0
c> e so	0 -1 2 -1 0
c> e spray	-1 -1 0 2 0
c> e stays	-1 3 -1 -1 0
c> e still	1 -4 0 3 0
c> e table	2 1 -2 -1 0
c> e that	3 2 1 -4 -1
c> e that'	0 -1 2 0 0
c> e thats	-2 2 0 1 0
c> e the	1 -5 2 2 1
c> e then	-2 -2 3 1 0
c> e they	0 -2 4 -1 0
c> e this	-1 2 0 0 0
c> e time	-2 -1 1 0 2
c> e today	2 -1 -1 1 0
c> e twice	-1 4 -2 -3 1
c> e up	2 0 1 -2 0
c> e use	-1 2 0 -1 0
c> e was	4 0 -3 -1 0
c> e when	0 -1 -1 2 0
c> e with	2 -2 0 0 -1
c> e yes	-2 3 0 -1 0
c> e §2	4 2 -4 0 -1
c> n #	-7 3 7 1 -5
c> n <c?c?>	-1 -2 1 -1 3
c> n <c?p?>	0 2 -2 4 -3
c> n <cc>	4 3 -3 -4 0
c> n <cp>	1 1 -2 -2 2
c> n <p?c?>	1 -5 -2 5 0
c> n <p?p?>	-1 4 -5 -1 2
c> n <pc>	1 1 -2 1 -1
c> n <pp>	2 1 -3 0 0
c> n af	-2 0 -1 3 0
c> n aktue	3 -2 -1 0 0
c> n apote	-3 0 3 1 0
c> n armen	-1 2 -1 -1 0
c> n at	2 0 0 -1 0
c> n att	3 -1 0 -2 0
c> n augus	-1 -1 -1 2 0
c> n av	-2 2 0 1 -1
c> n bara	-1 -1 2 0 0
c> n bare	-2 2 3 -1 -2
c> n behol	-2 4 -1 -1 0
c> n behov	-4 3 1 0 0
c> n behöv	-3 1 0 3 0
c> n ble	0 -2 -1 2 1
c> n borta	-1 -1 0 3 0
c> n brugt	-1 -1 -1 3 0
c> n bruke	2 0 -1 -1 0
c> n creme	-1 -2 0 2 0
c> n da	0 -3 2 -1 2
c> n dag	-2 1 -2 2 0
c> n dage	-3 -1 0 4 0
c> n dager	1 -1 -2 2 0
c> n dagli	0 2 -3 1 0
c> n de	-2 -1 1 1 1
c> n deg	-1 -1 0 0 2
c> n den	-6 -2 3 6 -2
c> n der	-1 6 -1 -3 -1
c> n det	1 4 4 -11 3
c> n dig	-1 -1 2 0 0
c> n dropp	-1 -2 2 1 0
c> n dråbe	-1 2 1 -2 0
c> n du	0 4 -1 -7 3
c> n då	4 -1 -2 -1 0
c> n egen	-1 1 -1 2 0
c> n eller	5 -2 -2 0 0
c> n en	-2 4 -3 0 1
c> n enhet	-1 0 2 -1 0
c> n enlig	-2 2 0 0 0
c> n er	2 -5 6 -1 -2
c> n ett	0 -1 2 0 0
c> n etter	4 -1 -1 -3 0
c> n feber	2 0 -1 -1 0
c> n fick	0 -3 0 1 1
c> n fik	3 -1 1 -3 0
c> n fikk	0 -2 -1 1 2
c> n fint	-2 0 -1 4 0
c> n for	2 -2 0 1 -1
c> n fordi	0 -1 0 2 0
c> n forri	-2 0 1 1 0
c> n forts	-2 4 -1 -2 -1
c> n forår	0 -1 -1 0 2
c> n fra	-3 -2 -1 5 1
c> n freda	-1 2 -1 0 0
c> n fruko	0 -1 0 2 0
c> n från	-2 0 -1 3 0
c> n får	1 0 -3 -1 3
c> n för	3 -1 -1 -1 0
c> n före	-1 -1 0 2 0
c> n før	-1 2 -1 0 0
c> n g	1 -3 4 -2 0
c> n ga	2 -1 1 -3 0
c> n gamle	3 -1 1 -3 0
c> n gang	4 -2 -1 -3 1
c> n gange	6 0 -3 -1 0
c> n gel	0 -1 3 -2 0
c> n gis	1 2 0 -2 0
c> n gives	0 -1 2 -1 0
c> n gjord	0 -1 2 0 -2
c> n grann	2 0 -1 -1 0
c> n gång	2 0 0 -2 0
c> n gånge	-1 2 0 -1 0
c> n går	-3 2 -4 5 0
c> n gør	1 -2 1 0 0
c> n ha	-1 3 -2 0 0
c> n hadde	4 -1 -1 -2 -1
c> n hade	2 0 -1 -1 0
c> n halsb	-2 3 0 0 0
c> n halvt	2 0 -1 -1 0
c> n han	0 3 -1 -4 2
c> n har	-5 3 1 2 -1
c> n havde	-2 0 0 2 0
c> n hele	-1 2 0 0 0
c> n hemma	-1 2 0 -1 0
c> n henne	-1 -1 -1 3 0
c> n her	0 2 1 -3 0
c> n hjelp	-3 2 -1 1 0
c> n hofte	-1 -1 0 2 0
c> n holdt	-2 -1 0 2 0
c> n hon	-4 1 -3 3 3
c> n hos	0 2 0 -1 -1
c> n hoste	-1 2 -1 -1 0
c> n huden	0 -1 2 0 0
c> n hun	1 3 0 -3 -1
c> n hva	2 -2 0 0 0
c> n hver	-1 4 -2 -2 0
c> n hvis	3 0 -2 -1 0
c> n hvor	-2 0 0 1 0
c> n i	2 -5 4 1 -2
c> n iblan	-1 2 -1 0 0
c> n igen	-2 -1 1 0 2
c> n ikke	4 0 -2 -2 0
c> n innti	2 -3 1 0 0
c> n inte	-4 -1 0 4 2
c> n intra	-2 -1 5 -1 0
c> n jag	0 4 -2 -1 -1
c> n jeg	2 1 -2 -6 6
c> n junio	-2 2 0 -1 0
c> n kaliu	-1 -1 0 3 0
c> n kan	3 2 -2 -3 -1
c> n klini	1 -1 3 -2 0
c> n krem	-2 -1 2 1 0
c> n kvar	0 3 -1 -2 0
c> n kvart	-1 -1 2 0 0
c> n kveld	0 -1 0 2 0
c> n kväll	-1 -1 -2 4 0
c> n la	2 -1 -1 0 0
c> n lenge	0 2 2 -3 0
c> n lægge	3 -1 -2 0 0
c> n maven	-1 3 -1 -1 0
c> n men	7 -4 -3 2 -3
c> n mer	-2 0 0 0 3
c> n mg	1 -3 7 -2 -1
c> n mikst	-1 2 1 -1 0
c> n min	4 0 -3 -1 0
c> n ml	0 -4 5 0 0
c> n moder	-1 0 0 2 0
c> n morge	-3 3 2 -1 0
c> n morgo	-2 1 0 1 0
c> n mot	0 -4 0 5 -1
c> n muske	-1 -1 4 -1 0
c> n må	2 1 -1 -3 1
c> n måned	-1 2 -1 0 0
c> n nakke	0 2 -1 -1 0
c> n natte	1 -3 2 0 0
c> n nei	5 -2 -4 2 -1
c> n nej	4 -2 -2 0 -1
c> n nerve	-1 2 0 -1 0
c> n ni	-1 -2 0 3 -1
c> n no	0 -1 2 -1 0
c> n noe	0 -2 -1 2 0
c> n nok	0 0 2 -2 0
c> n noter	-1 0 -1 0 3
c> n nu	0 -3 3 0 0
c> n när	-2 -2 -1 5 -1
c> n nå	-3 1 3 0 -1
c> n når	-6 5 -1 3 -1
c> n och	-1 1 2 -1 -1
c> n og	-4 4 -2 4 -2
c> n også	2 -2 0 1 -1
c> n ok	-1 2 -1 -1 0
c> n okej	0 2 -1 -1 0
c> n om	2 2 0 -4 -1
c> n oralt	-2 0 2 0 0
c> n ordin	2 0 -1 -1 0
c> n pasie	1 0 2 -2 0
c> n pasta	2 -1 0 -1 0
c> n per	-1 -1 3 -1 0
c> n prøvd	1 1 0 -2 0
c> n prøve	2 -1 -1 -1 0
c> n pulve	-1 -1 2 0 0
c> n på	1 1 0 -2 1
c> n rygge	-1 -1 2 -1 0
c> n räcke	-1 0 2 0 0
c> n samme	-2 0 1 1 0
c> n satt	-2 3 -1 0 0
c> n sen	-1 2 0 0 0
c> n sepon	-1 -2 1 2 0
c> n ser	-2 2 -1 1 1
c> n sette	-2 0 3 -1 0
c> n siden	-3 4 -2 1 0
c> n sin	0 -1 -1 2 0
c> n ska	2 0 -1 -1 0
c> n skape	6 0 0 -5 0
c> n skift	-1 0 -1 2 0
c> n sluta	-1 -1 0 2 0
c> n som	-1 1 -2 3 -1
c> n spray	3 1 -3 -1 0
c> n sprøy	3 0 -2 -1 0
c> n stede	-2 0 4 -1 0
c> n sterk	-1 -1 2 0 0
c> n stopp	-2 -1 -3 6 0
c> n ställ	2 -2 1 -2 0
c> n stå	-1 4 -2 -1 0
c> n står	1 1 -1 -3 3
c> n sug	0 -1 0 2 0
c> n sykeh	2 -2 0 0 0
c> n så	-6 0 6 -2 2
c> n sånn	1 1 0 -2 0
c> n ta	-1 -2 1 3 0
c> n table	2 -3 -1 1 0
c> n tager	2 0 -1 0 -1
c> n tar	0 4 0 -3 -1
c> n til	3 -4 2 0 -2
c> n till	-3 0 3 0 -1
c> n tok	2 0 0 -1 0
c> n trapp	-1 -1 -1 3 0
c> n tredj	0 2 0 -1 0
c> n treng	-1 0 -1 2 0
c> n tygge	-1 2 0 0 0
c> n uke	1 -2 1 0 0
c> n under	-1 -1 4 -1 0
c> n ut	-1 -2 -2 5 0
c> n uændr	-1 2 0 0 0
c> n vad	0 -1 2 0 0
c> n var	-1 0 -1 2 1
c> n varje	-1 3 0 -2 0
c> n ved	-2 0 0 2 1
c> n vent	3 -1 -2 -1 0
c> n vi	5 -3 -1 0 -2
c> n vid	-3 3 0 -1 1
c> n vider	0 2 -1 0 0
c> n vurde	4 -1 -2 0 0
c> n vänta	2 -1 -1 -1 0
c> n være	4 0 -1 -3 0
c> n §	-2 0 2 0 0
c> n §2	-1 1 -3 2 0
c> n µg	-2 1 3 -1 0
c> n är	-1 -2 0 2 2
c> n år	2 3 0 -4 0
c> n én	2 -2 2 -2 0
c> n øret	-2 -1 1 1 0
c> r #	-3 2 6 -3 -2
c> r <c?c?>	3 0 0 -2 0
c> r <c?p?>	-2 3 0 -1 -1
c> r <p?c?>	1 -2 2 -2 2
c> r <pc>	2 -1 -1 -1 0
c> r §	0 -2 3 -1 0
c> r §2	3 1 -4 2 -2
c> r а	3 -1 -1 0 -1
c> r броси	-1 0 0 2 0
c> r был	2 -1 -1 -1 0
c> r в	0 0 -3 2 1
c> r вам	2 -1 -1 0 1
c> r вас	0 -2 0 1 0
c> r весно	2 -2 0 -1 2
c> r вечер	-1 3 0 -1 0
c> r вы	-1 4 -3 0 0
c> r года	-1 -2 1 1 0
c> r да	3 -2 1 -1 0
c> r даем	0 -2 0 2 0
c> r дала	-1 1 -1 2 0
c> r дали	-2 -1 2 0 0
c> r дальш	2 0 -2 -1 0
c> r дважд	4 0 -3 0 0
c> r добав	0 2 -1 -1 0
c> r дома	1 3 -4 -1 0
c> r его	0 -1 2 -1 1
c> r ей	0 -1 -1 2 0
c> r ему	0 -1 2 0 0
c> r еще	0 2 -2 0 0
c> r же	2 -3 1 0 0
c> r и	-2 5 -1 -4 2
c> r из	-2 4 0 -2 0
c> r из-за	-2 0 0 3 0
c> r как	-3 4 -2 0 1
c> r какой	0 2 -1 0 0
c> r капал	2 1 0 -2 0
c> r капел	0 2 -1 -1 0
c> r когда	2 0 0 -1 1
c> r колол	1 -1 -1 -1 2
c> r кубик	1 -2 1 0 0
c> r купил	-4 -3 -1 7 1
c> r меня	-2 -1 1 0 1
c> r месяц	-1 2 0 -1 0
c> r мкг	2 0 -2 -1 0
c> r мл	1 3 -2 -1 0
c> r мне	1 1 0 -3 1
c> r может	1 -2 0 1 0
c> r можно	-1 3 0 -2 0
c> r мы	1 0 -2 1 0
c> r на	-1 0 5 -1 -2
c> r надо	1 -2 1 1 -1
c> r нам	-1 0 -1 0 2
c> r не	3 -5 3 0 -1
c> r него	3 -1 1 -2 0
c> r недел	-1 0 2 0 0
c> r нельз	-2 0 -1 0 3
c> r никог	-1 -1 2 0 0
c> r ночь	0 0 -2 2 0
c> r ну	0 -1 3 -2 0
c> r один	-2 -1 2 1 0
c> r одной	-1 -1 2 0 0
c> r одну	-1 -1 2 0 0
c> r он	4 -3 1 -2 0
c> r она	2 -1 0 -1 0
c> r остав	-1 4 -2 0 0
c> r остал	0 2 -2 0 0
c> r от	3 -1 1 -3 0
c> r отмен	0 -2 -1 3 0
c> r пакет	-2 1 1 0 0
c> r пейте	-1 4 -2 0 0
c> r пила	-1 -2 2 1 0
c> r пить	-2 1 1 -1 1
c> r по	-4 -2 6 1 0
c> r под	-3 0 4 -1 0
c> r полов	-1 -1 -1 2 0
c> r прини	2 -1 -1 1 -1
c> r продо	-1 2 0 0 0
c> r прошл	2 -1 -1 -1 0
c> r пьет	-2 4 -1 -1 0
c> r пью	-1 2 0 -1 0
c> r раз	0 2 -1 0 0
c> r раза	-1 2 -1 0 0
c> r с	-1 0 2 -1 0
c> r сам	-2 0 0 2 0
c> r сами	-2 0 -1 3 0
c> r себе	-2 -1 0 3 0
c> r сегод	-2 -1 2 1 0
c> r сейча	-2 -2 4 0 0
c> r сироп	-2 3 1 -2 0
c> r сколь	-2 3 0 -1 0
c> r совсе	-1 -1 -1 3 0
c> r спины	-2 0 0 2 0
c> r табле	0 2 -2 0 0
c> r тольк	-1 -1 2 0 0
c> r у	0 -4 1 2 0
c> r убира	-2 1 0 1 0
c> r уже	-2 -1 0 3 0
c> r уколю	-1 -1 3 -1 0
c> r утром	-1 2 1 -2 0
c> r хорош	-1 1 -1 -1 2
c> r через	-1 3 -2 0 0
c> r что	-1 2 -1 0 0
c> r шприц	-1 -1 2 0 0
c> r я	-1 -1 2 0 1
c> r язык	-2 2 1 -1 0
clinician examination	-2 -1 0 2 0
clinician history	0 2 3 -4 -1
clinician plan	2 0 1 -3 0
cue allergy	1 -1 -2 -3 6
cue allergy maybe clinician plan	-3 0 -1 -1 6
cue continue	3 2 -3 -1 -2
cue continue maybe clinician history	2 1 0 -2 0
cue continue maybe clinician plan	1 4 -3 0 -1
cue continue patient history	1 -2 0 0 0
cue denyPlan	-2 0 1 1 0
cue denyPlan clinician plan	-2 1 -1 3 -1
cue denyPlan maybe clinician plan	0 -2 2 0 1
cue denyPlan maybe patient history	2 -1 -1 0 0
cue denyPlan maybe patient plan	-2 1 1 0 0
cue given	-2 -1 -4 7 -1
cue given clinician history	2 -1 -2 1 0
cue given clinician plan	-1 0 2 0 0
cue given maybe clinician examination	1 0 -4 3 0
cue given maybe clinician history	-1 0 -1 3 -1
cue given maybe clinician plan	-3 1 2 0 1
cue given maybe patient examination	1 1 0 -2 0
cue given maybe patient plan	1 1 -2 0 0
cue given patient history	-1 0 -1 2 -1
cue lower	-2 4 0 -1 -1
cue lower maybe clinician plan	-1 2 0 -1 0
cue none	3 1 0 0 -2
cue none clinician examination	-1 2 -2 1 0
cue none clinician history	-3 0 2 1 0
cue none clinician plan	1 1 1 -3 0
cue none maybe clinician examination	2 1 0 -4 0
cue none maybe clinician history	5 -4 -2 2 -1
cue none maybe clinician plan	-3 1 0 2 0
cue none maybe patient examination	-1 0 -1 1 2
cue none maybe patient history	-1 1 -1 2 -1
cue none maybe patient plan	-2 0 3 -1 0
cue none patient history	-3 1 -2 1 2
cue none patient plan	2 4 -4 -1 -1
cue raise	-1 2 0 -1 0
cue refuse	-2 -5 3 1 3
cue refuse clinician examination	-1 -1 0 2 0
cue refuse clinician plan	3 0 -5 0 3
cue refuse maybe clinician examination	-4 1 4 -1 0
cue refuse maybe clinician history	-6 2 2 1 0
cue refuse maybe clinician plan	1 -2 2 -1 -1
cue start	-2 3 3 -5 1
cue start clinician history	-2 0 3 -2 0
cue start maybe clinician examination	-2 1 1 1 0
cue start maybe clinician history	-1 3 -1 -4 3
cue start maybe patient history	-1 -4 3 2 0
cue start maybe patient plan	1 -1 -1 2 0
cue start patient history	1 1 -2 0 -1
cue start patient plan	1 3 -2 -1 0
cue stop	0 -4 -1 5 -1
cue stop clinician history	0 -2 1 1 0
cue stop maybe clinician plan	1 -2 -2 3 0
cue stop maybe patient history	-2 2 0 1 0
cue stop maybe patient plan	2 -1 0 -1 0
cue stop patient history	1 -2 -1 1 0
cue stop patient plan	0 -1 2 -1 0
cue takes	0 3 1 -2 -3
cue takes clinician history	0 2 0 -2 0
cue takes clinician plan	-1 -1 -1 3 0
cue takes maybe clinician examination	-1 4 -1 -1 0
cue takes maybe clinician history	-1 -2 6 -3 0
cue takes maybe clinician plan	1 0 -1 2 -2
cue takes patient history	-1 2 0 -1 0
da	0 0 -1 3 -2
dose	-9 9 5 0 -8
dose clinician history	-3 1 5 -3 -1
dose clinician plan	-1 1 6 -5 -1
dose maybe clinician examination	-1 3 -2 0 0
dose maybe clinician history	-1 0 -2 4 0
dose maybe clinician plan	1 -3 5 0 -4
dose maybe patient examination	-2 2 0 0 0
dose maybe patient history	1 3 -2 -1 -2
dose maybe patient plan	-3 1 2 1 0
dose patient history	-3 3 -2 4 -1
dose patient plan	1 2 -1 -1 0
en	5 2 -3 -3 -1
first after continue	5 1 -3 -2 -1
first after denyPlan	6 -3 -3 1 -2
first after given	-1 0 0 0 2
first after lower	-1 4 -1 -1 0
first after negation	2 0 2 -2 -2
first after no	2 2 1 -4 -1
first after raise	-2 5 -3 -1 0
first after reaction	2 -1 0 -2 1
first after refuse	0 2 0 -2 0
first after start	-3 3 0 -3 2
first after stop	2 -4 0 0 2
first after takes	1 -1 1 1 -3
first after yes	0 4 -2 -3 2
first asked	2 3 -5 0 0
first asked allergy	-3 -1 -1 -1 6
first asked continue	-1 -2 0 2 0
first asked drugClass	4 -3 1 -2 0
first asked hypothetical	-3 2 -1 0 2
first asked past	-1 -3 1 2 1
first asked planCue	0 -1 -2 3 -1
first asked start	1 2 -2 1 -1
first asked takes	1 -1 -3 3 0
first before allergy	0 0 -2 -1 2
first before continue	2 0 -3 1 0
first before denyPlan	-6 2 5 1 -2
first before given	0 0 0 1 -2
first before lower	0 -2 0 2 0
first before negation	-2 1 2 -3 1
first before no	0 -2 0 -1 3
first before raise	1 -2 -1 1 0
first before reaction	-3 -3 -2 -1 9
first before refuse	0 -1 2 -3 2
first before start	1 -5 8 -3 -2
first before stop	-12 6 8 0 -2
first before takes	1 5 -8 2 0
first beside asNeeded	-2 -1 0 3 0
first beside doseForm	-2 0 0 1 1
first beside firstPerson	0 0 1 -2 1
first beside frequency	6 -3 1 -2 -2
first beside future	2 3 -3 -2 0
first beside hypothetical	2 -1 0 -1 0
first beside kin	-3 3 -1 2 0
first beside past	0 -3 0 2 2
first beside planCue	6 -2 -1 -4 1
first beside procedure	2 1 -1 -2 0
first beside prognosis	-2 1 2 0 0
first beside referral	2 -2 0 0 -1
first beside secondPerson	1 1 0 -2 0
first beside social	-3 0 1 2 0
first beside symptom	1 -3 -1 1 1
first beside test	-1 -1 2 0 0
first beside timeWord	1 -4 3 1 -1
first beside unit	5 -3 -2 1 0
first clinician examination	0 -1 -1 2 0
first clinician history	1 0 4 -4 -1
first clinician plan	4 -5 4 -3 1
first cue allergy	1 -1 -2 -3 4
first cue allergy maybe clinician plan	-3 0 -1 -1 5
first cue continue	5 -2 -1 0 -1
first cue continue maybe clinician examination	0 -1 0 2 0
first cue continue maybe clinician history	2 0 0 -1 0
first cue continue maybe clinician plan	1 1 -3 1 -1
first cue continue maybe patient history	1 -2 1 -1 0
first cue continue patient history	1 -2 0 0 0
first cue denyPlan	-1 -1 2 1 -2
first cue denyPlan clinician plan	-2 2 -1 2 -1
first cue denyPlan maybe clinician plan	0 -3 3 1 -1
first cue denyPlan maybe patient plan	-2 1 2 -1 0
first cue given	-1 0 -5 8 -2
first cue given clinician history	2 -1 -2 1 0
first cue given clinician plan	-1 0 2 0 0
first cue given maybe clinician examination	0 0 -4 3 0
first cue given maybe clinician history	-1 0 -1 3 -1
first cue given maybe clinician plan	-3 -1 3 0 1
first cue given maybe patient examination	1 1 -1 -2 0
first cue given maybe patient history	1 2 -1 -1 -1
first cue given maybe patient plan	1 1 -2 0 0
first cue given patient history	-1 0 -1 2 -1
first cue lower	-1 3 -1 0 0
first cue none	2 0 0 3 -3
first cue none clinician examination	-1 2 -3 1 0
first cue none clinician history	-2 1 1 0 0
first cue none clinician plan	0 -3 5 -2 -1
first cue none maybe clinician examination	4 -2 -1 0 -1
first cue none maybe clinician history	4 -4 -2 3 -1
first cue none maybe clinician plan	-1 -1 3 -2 -1
first cue none maybe patient examination	-1 -1 -1 1 2
first cue none maybe patient history	-2 2 -1 2 -1
first cue none maybe patient plan	-1 -2 4 -1 -1
first cue none patient history	-2 4 -4 1 1
first cue none patient plan	3 1 -3 -1 -1
first cue raise	0 1 -2 1 0
first cue raise maybe clinician plan	-1 1 -2 1 0
first cue refuse	1 0 4 -6 1
first cue refuse clinician plan	4 -1 -4 -2 3
first cue refuse maybe clinician examination	-4 0 5 -1 0
first cue refuse maybe clinician history	-6 2 3 1 0
first cue refuse maybe clinician plan	3 2 2 -5 -1
first cue refuse maybe patient plan	2 0 0 -1 0
first cue refuse patient plan	-1 0 -1 2 0
first cue start	-3 1 4 -4 2
first cue start clinician history	-2 0 4 -1 0
first cue start clinician plan	2 -1 1 -2 0
first cue start maybe clinician examination	-3 1 2 1 0
first cue start maybe clinician history	-1 3 -1 -4 3
first cue start maybe clinician plan	-1 -1 0 2 -1
first cue start maybe patient history	-2 -3 3 1 0
first cue start maybe patient plan	1 -1 -2 2 0
first cue start patient history	1 1 -2 1 -1
first cue start patient plan	0 3 -1 -1 0
first cue stop	3 -1 0 -2 -1
first cue stop maybe clinician history	-1 2 -1 1 0
first cue stop maybe clinician plan	4 -1 -4 1 1
first cue stop maybe patient history	-1 1 2 -1 -1
first cue stop maybe patient plan	2 -1 0 -2 0
first cue stop patient plan	-1 -1 2 0 0
first cue takes	1 4 0 -3 -3
first cue takes clinician plan	0 0 -1 2 0
first cue takes maybe clinician examination	-1 4 -2 -1 0
first cue takes maybe clinician history	0 -3 6 -2 0
first cue takes maybe clinician plan	2 1 -2 1 -2
first cue takes patient history	-1 2 0 -1 0
first dose	-8 8 4 3 -9
first dose clinician examination	0 2 -1 1 0
first dose clinician history	-2 -1 5 -2 0
first dose clinician plan	0 0 6 -5 -1
first dose maybe clinician examination	-2 4 -2 0 0
first dose maybe clinician history	-1 0 -1 2 0
first dose maybe clinician plan	2 -2 3 3 -5
first dose maybe patient examination	-1 2 -1 1 0
first dose maybe patient history	2 3 -2 -1 -2
first dose maybe patient plan	-3 0 3 1 0
first dose patient history	-3 2 -3 5 -1
first folded affirmed	-2 3 -2 1 0
first folded answered	-1 3 -6 3 1
first folded denied	5 -4 1 0 -2
first folded none	4 1 3 -4 -3
first in advice	-3 -4 5 0 1
first in allergy	2 -1 -2 -1 2
first in asNeeded	-7 6 3 -1 -1
first in child	2 0 -2 0 0
first in condition	11 -4 -4 -2 -1
first in contact	7 -4 -4 2 -1
first in continue	4 1 -2 0 -2
first in correction	0 -4 4 -2 1
first in denyPlan	2 -3 0 0 1
first in diagnosis	4 -1 0 -1 -2
first in doseForm	0 -2 4 1 -2
first in drugClass	5 1 -4 0 -1
first in firstPerson	3 -1 3 -3 -2
first in frequency	0 3 0 1 -2
first in future	5 -1 2 -4 -1
first in given	-1 -3 2 4 -1
first in hypothetical	3 1 2 -7 1
first in kin	5 -2 -3 3 -3
first in lower	-1 5 -2 -1 0
first in negation	2 -1 2 -3 0
first in no	2 -2 4 -5 2
first in otherAnimal	1 -2 3 -1 -1
first in otherPerson	7 -2 -7 4 -2
first in past	12 -7 -7 -1 2
first in planCue	0 -3 9 -2 -3
first in procedure	3 -1 9 -8 -2
first in prognosis	-3 3 1 -1 0
first in question	-4 6 1 0 -2
first in raise	0 3 -3 0 0
first in reaction	-1 -5 -3 -2 10
first in referral	1 -1 -8 9 0
first in refuse	0 0 -3 -1 4
first in secondPerson	4 -5 3 -3 1
first in social	-2 -2 -1 6 0
first in start	-1 -3 3 1 0
first in stop	-1 3 -1 0 -1
first in symptom	-5 -5 -1 5 7
first in takes	1 1 0 3 -4
first in test	2 -1 2 -1 -2
first in thirdPerson	0 4 -3 2 -2
first in timeWord	-4 2 3 5 -7
first in uncertain	2 -2 -2 3 -1
first in unit	3 -2 4 1 -4
first in yes	-1 6 -3 -3 1
first inexact	11 -2 -3 -2 -3
first late	9 -5 -1 -4 1
first maybe clinician examination	-3 2 -1 4 -1
first maybe clinician history	-3 0 3 0 0
first maybe clinician plan	2 1 -1 -1 0
first maybe patient examination	0 0 -2 0 2
first maybe patient history	-1 0 3 0 -1
first maybe patient plan	5 0 0 -3 -2
first next continue	0 2 -4 3 -1
first next denyPlan	-2 -3 0 7 -1
first next negation	6 -6 0 1 -2
first next no	8 -4 -2 -3 1
first next otherPerson	4 -1 -1 -1 -1
first next past	-1 1 -6 2 4
first next raise	-1 2 0 -1 0
first next reaction	-4 -1 0 -4 10
first next start	2 -3 2 1 -2
first next stop	0 4 0 -3 -1
first next takes	-4 5 -6 5 -1
first next yes	-4 6 -12 8 2
first often	-2 2 1 2 -2
first others 0	4 2 -1 -1 -2
first others 1	5 1 1 -4 -3
first others 2	-2 -1 0 3 0
first patient history	1 4 -8 4 -1
first patient plan	0 2 -3 0 0
first subject other	5 0 -3 -1 0
first subject patient	2 2 2 -2 -3
first subject relative	2 -1 -2 2 -1
first then allergy	-3 -3 1 -6 11
first then allergy clinician	-2 -1 0 -1 3
first then allergy maybe clinician	-2 -2 0 -2 6
first then allergy maybe patient	0 0 0 -2 2
first then another	2 1 3 -1 -5
first then condition	6 -1 0 -2 -3
first then condition clinician	3 -4 0 1 0
first then condition maybe clinician	0 4 -2 0 -3
first then condition maybe patient	1 2 -3 0 0
first then continue	-7 21 -5 -7 -3
first then continue clinician	-2 8 0 -4 -1
first then continue maybe clinician	-5 11 -5 0 -1
first then continue maybe patient	-2 5 -1 -2 -1
first then denyPlan	4 -7 -4 4 3
first then denyPlan clinician	-3 -2 3 3 -1
first then denyPlan maybe clinician	4 1 -4 -2 2
first then denyPlan maybe patient	-1 -2 1 3 -1
first then denyPlan patient	0 2 0 -1 0
first then doseForm	2 5 1 -4 -4
first then doseForm clinician	0 -1 3 -1 -1
first then doseForm maybe clinician	-4 1 -1 4 0
first then firstPerson	-2 -3 -2 3 4
first then firstPerson clinician	2 -4 -1 1 2
first then firstPerson maybe patient	-3 -3 0 5 0
first then firstPerson patient	-4 0 0 2 2
first then frequency	-5 3 4 1 -4
first then frequency clinician	0 2 0 -1 0
first then frequency maybe clinician	-1 1 3 -1 -2
first then frequency maybe patient	-4 5 1 -1 -1
first then frequency patient	0 1 -2 0 1
first then given	-5 2 -2 3 2
first then given maybe clinician	1 3 0 -4 2
first then given maybe patient	-2 -1 0 3 1
first then given patient	-2 1 -1 0 2
first then hypothetical	-1 -2 0 -2 5
first then hypothetical clinician	-1 -2 -1 1 2
first then hypothetical maybe clinician	-1 0 1 -2 2
first then kin	5 -3 1 0 -3
first then kin maybe patient	3 -1 3 -5 0
first then kin patient	1 -2 1 1 0
first then lower	-5 13 -4 -4 -1
first then lower clinician	-1 3 -1 -1 0
first then lower maybe clinician	-3 3 1 -1 0
first then negation	6 -7 -3 3 -1
first then negation clinician	0 0 -1 2 -1
first then negation maybe clinician	1 -2 -1 0 2
first then negation maybe patient	-3 2 3 -2 -1
first then negation patient	2 1 -1 -3 1
first then no	5 0 -2 -1 -2
first then no clinician	2 -1 1 -1 0
first then no maybe clinician	-2 0 -3 2 2
first then no maybe patient	3 1 -2 -1 -2
first then otherAnimal	0 -3 3 1 -1
first then otherAnimal maybe patient	-1 0 -1 2 0
first then otherPerson	1 -2 0 1 -1
first then otherPerson maybe clinician	1 -3 2 -1 1
first then otherPerson maybe patient	1 -2 1 1 0
first then past	4 -10 -1 0 6
first then past patient	-2 1 -1 0 1
first then planCue	-1 7 -3 -4 2
first then planCue maybe clinician	1 2 1 -3 -1
first then planCue maybe patient	0 -1 4 -5 1
first then planCue patient	-2 2 1 -1 -1
first then question	-2 1 -2 2 2
first then question clinician	1 -1 2 -3 0
first then question maybe clinician	-2 4 -4 2 1
first then question maybe patient	3 -3 -1 1 0
first then question patient	4 -2 -2 -1 1
first then raise	-3 9 -1 -5 -1
first then raise maybe clinician	-1 4 -2 -1 0
first then raise maybe patient	-1 1 2 -2 0
first then reaction	-4 -4 -3 -1 13
first then reaction maybe clinician	-2 1 -2 -1 4
first then reaction maybe patient	0 -4 -1 0 4
first then reaction patient	0 2 -1 -1 1
first then refuse	6 -6 -4 1 2
first then refuse clinician	1 1 -1 2 -2
first then refuse maybe clinician	5 -3 -1 -2 1
first then refuse maybe patient	-2 1 3 -1 -2
first then refuse patient	2 1 -1 -2 0
first then secondPerson	-1 -3 2 0 3
first then secondPerson clinician	0 -2 0 2 -1
first then secondPerson maybe clinician	0 2 1 -1 -2
first then secondPerson patient	-2 1 -2 2 1
first then start	-5 0 2 -1 4
first then start clinician	1 -1 2 -2 0
first then start maybe clinician	-2 0 6 -6 2
first then stop	-2 -8 -6 15 -1
first then stop clinician	-4 -1 -2 8 -1
first then stop maybe clinician	-1 -2 -2 7 -2
first then stop maybe patient	-2 -3 2 4 0
first then stop patient	0 2 -1 -1 1
first then symptom	-4 -1 -5 1 9
first then symptom maybe clinician	-1 1 -3 0 3
first then symptom maybe patient	0 -1 2 -4 2
first then symptom patient	-1 0 -3 1 3
first then takes	2 1 1 -1 -2
first then takes clinician	0 -1 -1 -1 2
first then takes maybe clinician	-4 2 2 3 -2
first then unit	-4 1 5 1 -4
first then unit clinician	-2 -1 5 -1 0
first then unit maybe clinician	-5 1 2 2 0
first then unit maybe patient	-5 7 2 -4 0
first then unit patient	-2 -3 -1 6 1
first then yes	1 5 -6 -2 3
first then yes clinician	-1 -2 -3 5 0
first then yes maybe clinician	3 2 -3 -4 1
first then yes maybe patient	-1 1 2 -3 1
first then yes patient	-1 -2 1 3 0
first told allergy	0 -4 -2 -3 9
first told allergy maybe clinician	0 -1 -1 0 2
first told allergy maybe patient	1 -2 -2 -2 4
first told allergy patient	-1 -1 1 -1 3
first told continued	-2 0 0 4 -2
first told continued clinician	1 -1 2 -1 0
first told continued implied	-1 2 -1 1 -1
first told continued implied maybe clinician	-2 -1 3 0 0
first told continued implied patient	0 3 -3 1 -1
first told continued maybe clinician	-2 -2 0 3 1
first told continued patient	-2 3 -2 1 -1
first told foreign	6 -2 0 -4 0
first told foreign clinician	0 2 0 -1 0
first told foreign maybe clinician	-1 0 -3 2 1
first told foreign maybe patient	0 -1 4 -2 -1
first told foreign patient	6 -2 -1 -3 0
first told lowered	-1 4 -1 0 0
first told lowered maybe clinician	-1 2 -1 0 0
first told named implied	-1 1 0 5 -4
first told named implied clinician	2 -1 0 0 -1
first told named implied maybe clinician	2 -5 2 2 0
first told named implied maybe patient	0 2 1 -2 -1
first told named implied patient	-5 5 -3 5 -2
first told past	-2 0 0 2 0
first told past implied	-1 0 2 0 0
first told past maybe clinician	-3 -2 4 2 -1
first told past maybe patient	-2 3 -2 0 1
first told past patient	4 0 -3 -1 0
first told raised	0 2 -2 -1 0
first told raised maybe clinician	-1 3 -2 -1 0
first told refused	4 0 -2 0 -1
first told refused clinician	1 -1 -2 0 2
first told refused implied	0 2 -1 0 0
first told refused implied maybe patient	0 2 -1 0 0
first told refused maybe clinician	0 2 2 -2 -3
first told refused maybe patient	2 -1 -1 1 -1
first told started	3 -4 6 -4 -1
first told started clinician	4 -4 4 -4 0
first told started implied	0 3 -1 0 -2
first told started implied maybe clinician	0 2 -1 0 -1
first told started maybe clinician	-2 2 0 1 -1
first told started maybe patient	1 -2 2 0 0
first told stopped	0 -1 4 -3 0
first told stopped clinician	-2 -2 4 -1 0
first told stopped maybe clinician	2 4 -3 -4 1
first told stopped maybe patient	-1 -1 2 1 -1
first told stopped patient	0 -1 2 0 -1
first told supposed implied	2 0 -2 1 -1
first told supposed implied clinician	2 -1 -1 1 0
first trade	-4 7 0 2 -5
folded affirmed	-1 4 -3 1 0
folded answered	-2 1 -2 3 1
folded denied	6 -5 1 0 -2
folded none	4 0 3 -3 -3
in advice	-4 -2 3 1 1
in allergy	0 -1 -2 -2 4
in asNeeded	-7 6 2 0 -1
in child	2 0 -2 0 0
in condition	7 0 -3 -4 0
in contact	6 -5 0 1 -2
in continue	1 7 -4 -1 -3
in correction	2 -3 2 -2 1
in denyPlan	1 -2 -1 0 2
in diagnosis	2 -2 1 0 -1
in doseForm	-1 -4 5 3 -2
in drugClass	4 0 -2 -1 -1
in firstPerson	0 -2 3 2 -2
in frequency	-1 0 3 2 -3
in future	1 -2 3 -2 0
in given	-2 -4 2 3 1
in hypothetical	2 0 2 -6 2
in kin	4 0 -4 2 -3
in lower	-2 6 -1 -2 -1
in no	3 -1 1 -4 2
in otherAnimal	1 -2 3 -1 -1
in otherPerson	7 -2 -5 2 -2
in past	6 -2 -3 -4 3
in planCue	1 -4 4 1 -2
in procedure	3 0 7 -7 -2
in prognosis	0 2 -1 0 -1
in question	-3 3 2 0 -2
in raise	0 3 0 -3 -1
in reaction	-3 -5 -1 -3 11
in referral	0 -2 -7 9 0
in refuse	-3 1 -4 2 4
in secondPerson	0 0 4 -4 0
in social	1 -1 -2 2 -1
in start	1 0 1 1 -2
in stop	-6 5 -2 4 -1
in symptom	-8 -3 3 -1 8
in takes	0 2 -1 4 -4
in test	3 -2 1 1 -2
in thirdPerson	-3 2 -1 2 0
in timeWord	-4 1 6 4 -8
in uncertain	1 -3 -1 4 -1
in unit	-1 0 6 -3 -4
in yes	-3 4 -3 -1 2
inexact	10 -3 -2 -3 -3
kind -1	1 -3 1 9 -7
kind 0	-7 4 0 5 -1
kind 1	-4 4 4 -2 -1
kind 11	-2 2 0 0 -1
kind 12	8 -3 -2 -2 -1
kind 13	4 1 -1 -4 -1
kind 14	0 4 0 -4 0
kind 15	2 -6 -7 12 -1
kind 16	-2 4 -2 1 -1
kind 17	12 -5 -1 -3 -4
kind 18	11 -10 7 -7 -1
kind 19	-9 15 4 -5 -4
kind 2	-3 2 -4 4 1
kind 21	1 -2 0 0 1
kind 22	-11 13 0 0 -2
kind 23	12 -3 -3 -5 -1
kind 3	-4 3 -2 2 0
kind 4	-9 2 2 6 -1
kind 6	4 7 -3 -8 0
kind 7	-2 10 -2 -5 -1
kind 8	2 -12 1 10 0
kind 9	8 -21 2 -7 18
last after continue	3 7 -5 -4 -1
last after denyPlan	1 -3 -3 3 1
last after given	0 -4 1 -1 3
last after lower	-2 3 0 0 0
last after negation	1 0 1 1 -3
last after no	4 1 0 -5 0
last after raise	-2 5 -2 -1 0
last after reaction	2 -1 3 -5 1
last after refuse	-2 3 0 1 -2
last after start	-2 1 0 -1 2
last after stop	-2 -3 -1 3 2
last after takes	5 0 -3 0 -2
last after yes	-2 7 -2 -5 2
last asked allergy	-3 -1 0 0 5
last asked continue	-2 -1 0 2 0
last asked drugClass	4 -3 2 -2 0
last asked hypothetical	-3 3 -1 0 2
last asked past	-2 -3 1 2 1
last asked planCue	0 -1 -1 2 -1
last asked start	2 1 -3 1 -1
last asked stop	-1 -2 1 2 0
last asked takes	2 -4 -1 4 -1
last b< e # and	-1 -2 0 3 0
last b< e # days	1 -2 -1 1 1
last b< e # ml	2 -2 -1 1 0
last b< e # weeks	-1 -1 0 2 0
last b< e # |	1 -2 0 1 -1
last b< e <c?c?> and	-4 6 -1 -1 0
last b< e <c?c?> he	0 2 -2 0 0
last b< e <c?c?> his	0 2 -2 0 0
last b< e <c?c?> if	2 -1 0 0 0
last b< e <c?c?> keep	-1 2 0 -1 0
last b< e <c?c?> so	-2 -3 3 1 0
last b< e <c?c?> then	0 -1 2 -1 0
last b< e <c?c?> well	2 -1 -1 0 0
last b< e <cc> and	1 -3 2 1 -1
last b< e <p?c?> and	2 2 -3 -1 -1
last b< e <p?p?> and	3 -3 0 0 1
last b< e <p?p?> he	-1 -1 0 1 2
last b< e <p?p?> i	-1 -1 -2 3 0
last b< e <p?p?> right	0 -2 2 -1 0
last b< e <p?p?> she	2 -1 0 -1 0
last b< e <p?p?> so	1 -2 1 0 0
last b< e <p?p?> what	-1 2 -1 0 0
last b< e <pp> and	0 0 2 -1 0
last b< e a clot	0 -2 3 0 0
last b< e a day	-1 0 -1 2 0
last b< e a jab	0 -1 2 0 0
last b< e a week	-1 0 0 0 2
last b< e a year	-1 -1 3 0 0
last b< e after a	-1 -2 3 0 0
last b< e ago and	0 -1 2 0 0
last b< e all right	-2 2 0 -1 0
last b< e and a	-1 -1 0 2 0
last b< e and her	-2 1 0 2 0
last b< e and i	0 -2 1 1 0
last b< e and im	0 -1 2 0 0
last b< e and the	1 5 -3 -1 -3
last b< e and your	2 -1 0 -1 0
last b< e anythi ?	-1 0 -1 2 0
last b< e at night	-1 -2 1 2 0
last b< e been giving	-1 0 -1 2 0
last b< e been on	0 0 2 -1 0
last b< e carry on	1 -2 0 1 0
last b< e contin |	1 0 0 -2 1
last b< e day for	-2 0 -1 2 1
last b< e days |	1 -2 1 -1 1
last b< e did you	-1 -1 -2 3 0
last b< e does he	0 2 0 -1 0
last b< e fine |	4 0 -3 -1 0
last b< e for #	1 -3 -2 2 1
last b< e for a	-3 0 1 0 2
last b< e for his	-1 2 0 0 0
last b< e for the	1 -2 3 -2 0
last b< e gave me	2 1 -1 -2 -1
last b< e give you	0 -1 2 -1 -1
last b< e good |	0 -1 -1 3 0
last b< e had #	-1 2 0 -1 0
last b< e had been	-1 0 0 2 -1
last b< e have you	1 -1 2 -2 0
last b< e he had	0 0 -1 2 0
last b< e he is	0 2 -1 -1 0
last b< e i don't	-1 2 0 0 0
last b< e i finish	0 -1 0 2 0
last b< e i had	2 -1 0 -1 0
last b< e i see	2 -1 0 -1 0
last b< e i take	-1 3 -2 0 0
last b< e i want	-1 -2 3 1 0
last b< e i was	-2 0 0 2 0
last b< e i'm giving	2 -1 0 0 0
last b< e in a	-2 1 -1 -1 2
last b< e in march	3 -1 -1 -1 0
last b< e in the	1 -4 2 1 -1
last b< e is on	1 -2 2 -1 0
last b< e is the	0 -2 1 1 0
last b< e it again	-1 -1 2 0 0
last b< e it is	2 -2 0 0 0
last b< e it |	-2 -2 2 0 2
last b< e keep the	-1 2 0 -1 0
last b< e no more	-1 -1 -1 3 0
last b< e no |	0 -1 0 0 2
last b< e not today	-1 3 -1 0 0
last b< e not with	-1 2 -1 0 0
last b< e ok |	4 -1 -1 -3 1
last b< e on it	-1 -2 3 0 0
last b< e on my	-1 0 0 -1 2
last b< e on that	-1 4 -2 -1 0
last b< e on the	-3 -1 -1 3 3
last b< e once daily	3 -1 0 -1 0
last b< e please |	0 2 -1 0 0
last b< e right |	-1 1 1 -2 1
last b< e she's on	0 1 -2 0 0
last b< e so no	-1 0 -1 0 2
last b< e so that	2 -1 -1 1 0
last b< e so we'll	-1 0 2 -1 0
last b< e so were	-1 -1 4 -1 0
last b< e still have	-2 2 0 0 0
last b< e stop the	-1 -1 0 2 0
last b< e that one	-1 0 -2 2 0
last b< e that was	-3 1 1 -1 2
last b< e that's why	-2 0 2 0 0
last b< e the #	-1 -1 0 2 0
last b< e the mornin	0 -2 1 1 0
last b< e the same	-1 2 0 -1 0
last b< e the vein	-1 -1 2 -1 0
last b< e the §	1 -2 0 1 0
last b< e then |	2 0 0 0 0
last b< e today |	-3 5 0 -1 -1
last b< e twice a	1 1 -3 1 0
last b< e up to	1 -2 0 1 0
last b< e use it	2 0 -2 -1 0
last b< e want you	-1 -2 2 1 0
last b< e was #	-3 0 2 1 0
last b< e was on	1 -2 -1 0 1
last b< e week |	-1 -1 1 -1 2
last b< e what about	2 -1 -1 0 0
last b< e with a	2 -1 0 0 0
last b< e you on	-1 -1 2 0 0
last b< e you take	1 3 -2 -1 0
last b< e you to	-1 -1 0 2 0
last b< e you use	0 2 -1 -1 0
last b< e | <c?c?>	-1 0 -1 4 -2
last b< e | <c?p?>	0 -2 3 1 -1
last b< e | <p?c?>	2 2 -2 -3 1
last b< e | <p?p?>	-1 -4 3 -1 4
last b< e | <pc>	-2 1 0 0 1
last b< e §2 #	-3 7 -2 -1 -1
last b< e §2 and	-1 2 -1 1 0
last b< e §2 for	2 -1 -1 0 0
last b< e §2 in	1 1 0 -2 0
last b< e §2 one	2 -1 0 0 -1
last b< e §2 was	0 0 0 -1 2
last b< e §2 |	-3 3 -2 1 0
last b< n # #	2 0 -1 -1 0
last b< n # dagar	-2 2 2 -2 0
last b< n # dage	-2 -1 0 3 0
last b< n # døgn	1 1 0 -2 0
last b< n # g	-1 0 2 -1 0
last b< n # gange	0 0 -1 2 -1
last b< n # ganger	-1 -1 1 -1 2
last b< n # gånger	-1 -1 0 3 0
last b< n # i	-1 0 2 0 0
last b< n # mg	2 0 -4 0 3
last b< n # minutt	3 0 0 -2 0
last b< n # ml	2 -3 -1 2 0
last b< n # og	0 -1 -1 2 0
last b< n # om	-2 0 1 1 0
last b< n # til	0 -2 3 -1 0
last b< n # uger	-1 1 -2 3 -1
last b< n # veckor	-2 2 1 -1 0
last b< n # |	-4 3 1 1 -1
last b< n # µg	2 0 -1 -1 0
last b< n <c?c?> de	1 0 -2 0 0
last b< n <c?c?> den	-2 3 0 -2 0
last b< n <c?c?> det	0 -2 -1 3 0
last b< n <c?c?> du	3 -3 -2 2 0
last b< n <c?c?> då	-2 2 1 -3 1
last b< n <c?c?> han	-3 5 -2 -1 1
last b< n <c?c?> ho	-1 0 2 0 0
last b< n <c?c?> hon	-1 1 -2 2 0
last b< n <c?c?> hun	-1 3 -2 0 0
last b< n <c?c?> jag	-2 0 1 1 0
last b< n <c?c?> jeg	-3 -2 -1 6 -1
last b< n <c?c?> nei	-1 -1 0 2 0
last b< n <c?c?> nu	-2 2 0 0 0
last b< n <c?c?> och	-4 1 1 3 -1
last b< n <c?c?> og	-3 -2 7 -1 -1
last b< n <c?c?> så	2 0 1 -2 -1
last b< n <c?c?> vi	4 -1 -2 -1 0
last b< n <c?p?> har	0 2 -1 -1 0
last b< n <c?p?> och	1 -2 0 0 0
last b< n <c?p?> og	-3 -2 0 6 0
last b< n <c?p?> §	1 -1 2 -1 0
last b< n <cc> det	2 0 -1 0 0
last b< n <cc> han	0 2 -1 -1 0
last b< n <cc> vi	4 -1 -1 -1 0
last b< n <cc> §	-1 2 -1 0 0
last b< n <cp> du	0 2 0 -2 0
last b< n <cp> hun	-2 1 0 1 0
last b< n <cp> §	2 -2 1 -2 1
last b< n <p?c?> da	0 0 2 -1 0
last b< n <p?c?> den	2 -1 0 -2 0
last b< n <p?c?> det	-1 -1 2 0 0
last b< n <p?c?> du	2 1 -4 2 -1
last b< n <p?c?> då	-2 1 1 0 0
last b< n <p?c?> og	-3 -2 2 4 0
last b< n <p?c?> så	1 0 1 -2 0
last b< n <p?p?> da	-2 -1 2 1 0
last b< n <p?p?> det	-2 0 0 3 -1
last b< n <p?p?> han	-1 4 -2 -2 0
last b< n <p?p?> hun	1 -2 0 1 0
last b< n <p?p?> hur	-1 -1 0 2 0
last b< n <p?p?> hva	2 0 -1 -2 0
last b< n <p?p?> ja	4 -4 1 -1 0
last b< n <p?p?> jeg	-1 -2 -1 5 0
last b< n <p?p?> og	0 2 1 -3 0
last b< n <p?p?> så	-1 2 -2 1 0
last b< n <pc> da	-1 3 -1 -1 0
last b< n <pc> då	-1 -1 2 0 0
last b< n <pp> jeg	0 2 0 -1 0
last b< n ? #	-1 1 2 -2 0
last b< n ? bare	-1 2 0 -1 0
last b< n ? den	-1 2 0 -1 0
last b< n ? det	3 -1 0 -2 0
last b< n ? du	0 3 0 -2 0
last b< n ? en	-2 3 -1 0 0
last b< n ? han	0 -1 0 -1 2
last b< n ? har	3 1 -2 -2 0
last b< n ? hun	0 -1 -1 2 0
last b< n ? jeg	-1 0 -1 3 0
last b< n ? kun	-1 2 0 0 0
last b< n ? och	-1 -1 -1 4 0
last b< n ? og	-2 2 0 -1 1
last b< n ? så	2 0 0 -1 0
last b< n absolu inte	-2 2 0 0 0
last b< n aften og	0 -1 -1 2 0
last b< n aften |	4 -2 0 -1 0
last b< n allerg ?	-2 0 1 0 1
last b< n allerg |	0 -1 0 -2 3
last b< n andet |	2 -1 -1 0 0
last b< n at jeg	0 -2 0 2 0
last b< n att hon	3 -1 0 -2 0
last b< n av det	-1 2 0 1 -1
last b< n av |	1 -2 0 1 0
last b< n behand med	-2 -1 3 0 0
last b< n blir det	-1 -1 1 0 2
last b< n blodtr |	-1 -1 0 2 0
last b< n bra |	-5 3 0 1 0
last b< n byter vi	0 -1 2 -1 0
last b< n bytter vi	-1 -1 -1 3 0
last b< n börjar vi	0 2 0 -1 0
last b< n da er	2 0 -1 -1 0
last b< n da fikk	-2 0 1 1 0
last b< n da går	-1 2 0 -1 0
last b< n da har	1 -1 1 -2 0
last b< n da tar	-1 0 2 0 0
last b< n dag i	3 -1 -2 0 0
last b< n dag |	-2 0 0 3 -1
last b< n dagar |	-1 0 2 -1 0
last b< n dagen i	0 -1 2 -1 0
last b< n dagen |	-3 -1 0 4 0
last b< n dager |	1 -2 0 0 1
last b< n daglig i	-1 2 1 -2 0
last b< n daglig |	0 2 -1 0 0
last b< n de er	-2 2 -1 1 0
last b< n de får	1 0 -2 0 0
last b< n de har	0 -1 2 -1 -1
last b< n den behold	2 -1 -1 0 0
last b< n den der	0 2 0 -2 0
last b< n den er	-1 -1 4 -2 0
last b< n den går	0 -1 2 0 0
last b< n den lille	-1 2 -1 -1 0
last b< n den og	2 -1 -1 1 0
last b< n den sepone	2 1 -1 -1 0
last b< n den stoppe	-2 0 -1 3 0
last b< n den tager	2 -1 0 -1 0
last b< n der er	-1 -2 2 0 1
last b< n der og	2 0 0 -1 0
last b< n der |	-1 0 2 -1 0
last b< n det ?	-4 -6 1 8 1
last b< n det blir	4 0 -3 -1 0
last b< n det bliver	-2 0 2 0 0
last b< n det er	-3 3 1 -2 1
last b< n det finns	1 -2 1 0 0
last b< n det for	-1 0 0 0 2
last b< n det gjorde	1 2 -1 -1 0
last b< n det har	-1 2 1 -2 0
last b< n det hedder	-2 0 0 2 0
last b< n det heter	-2 2 1 0 0
last b< n det i	0 -1 2 -1 0
last b< n det inget	-1 0 -1 -1 2
last b< n det inte	2 -1 -1 0 0
last b< n det kan	-1 0 0 2 0
last b< n det med	1 0 -2 1 -1
last b< n det må	2 0 -1 0 0
last b< n det måste	-2 0 0 0 3
last b< n det samme	-2 -3 4 1 0
last b< n det sepone	-1 -1 1 2 0
last b< n det ska	-1 2 0 -1 0
last b< n det skal	-3 4 -1 1 0
last b< n det som	3 -1 0 -2 0
last b< n det tar	-2 -1 0 2 0
last b< n det trengs	0 2 -1 -1 0
last b< n det var	5 -2 -1 -1 -1
last b< n det vi	-1 -1 2 0 0
last b< n det |	0 -3 1 2 0
last b< n det är	2 -2 -2 3 0
last b< n dig |	-1 2 0 0 0
last b< n du ?	2 0 -1 -1 0
last b< n du bare	2 -2 1 -1 0
last b< n du den	5 0 -2 -3 0
last b< n du fikk	2 1 -1 -1 0
last b< n du får	1 2 -1 -2 0
last b< n du har	2 -4 0 3 0
last b< n du ikke	-1 2 0 0 -1
last b< n du ikkje	-1 2 -2 0 0
last b< n du kan	-1 0 2 -1 0
last b< n du noe	0 2 -1 -1 0
last b< n du noget	-2 1 0 1 0
last b< n du något	2 -2 0 0 0
last b< n du på	1 -3 0 1 1
last b< n du skal	0 2 0 -1 0
last b< n du ta	-2 0 2 0 0
last b< n du tar	-3 0 2 1 0
last b< n du til	-1 0 2 -1 0
last b< n du |	0 2 0 -1 0
last b< n du §	0 2 -1 -1 0
last b< n då ?	-1 2 0 0 0
last b< n då blir	-1 -1 0 0 2
last b< n då tar	-2 2 1 -1 0
last b< n då |	2 -3 0 1 0
last b< n døgn |	1 1 -1 -2 0
last b< n døgnet |	-1 0 2 0 0
last b< n en annen	2 0 0 -1 0
last b< n en gang	1 -2 2 -1 0
last b< n en gång	-2 1 0 -1 3
last b< n en halv	0 2 0 -1 0
last b< n en kur	-1 2 1 -2 0
last b< n en spruta	-1 -1 3 0 0
last b< n en sprøjt	3 -1 -3 0 0
last b< n en sprøyt	1 -2 0 1 0
last b< n en uge	2 -1 -2 0 0
last b< n er allerg	-1 -1 0 0 2
last b< n er derfor	-1 0 2 -1 0
last b< n er en	-1 -2 -1 4 0
last b< n er følsom	-1 0 3 -2 0
last b< n er ikke	1 3 -3 0 -1
last b< n er jo	0 2 -1 -1 0
last b< n er nede	-2 -1 2 1 0
last b< n er også	-2 2 0 0 0
last b< n er |	-2 -1 0 1 1
last b< n etterp |	-1 -1 3 -1 0
last b< n faste medisi	-1 0 0 2 0
last b< n fik jeg	1 0 2 -3 0
last b< n fikk han	1 -2 0 0 0
last b< n fikk hun	-1 2 0 0 0
last b< n fint |	0 3 -2 -1 0
last b< n fjor |	-2 0 1 1 1
last b< n for #	0 -1 -1 2 0
last b< n fortse med	1 -3 0 2 0
last b< n fortse |	-1 0 0 -1 2
last b< n fortsä du	0 2 0 -1 0
last b< n fortsä med	-1 -1 0 2 0
last b< n fortsä |	0 2 -1 -1 0
last b< n fortsæ i	-1 0 2 -1 0
last b< n fortsæ |	2 -1 2 -2 0
last b< n fra i	3 2 -1 -3 0
last b< n från listan	-2 0 0 2 0
last b< n fået noget	-1 -1 0 2 0
last b< n får du	-1 0 3 -1 0
last b< n får han	-3 0 1 2 0
last b< n får hon	-2 -1 2 0 1
last b< n får i	-2 0 0 1 0
last b< n får jo	-1 -1 -1 3 0
last b< n får også	-1 2 -1 0 0
last b< n får vi	0 -1 2 0 0
last b< n før |	2 -1 0 0 0
last b< n g #	0 -1 2 -1 0
last b< n gang |	0 -1 2 -1 0
last b< n gange daglig	0 2 0 -1 0
last b< n gange om	-1 -1 1 2 0
last b< n ganger daglig	1 -1 0 -1 2
last b< n ganger om	1 1 -1 -2 0
last b< n godt |	2 0 1 -3 0
last b< n grunn av	-1 2 -1 0 0
last b< n gånger om	0 -2 0 2 0
last b< n går bra	-2 1 0 1 0
last b< n går over	0 -1 2 -1 0
last b< n går på	2 -2 0 0 0
last b< n går vi	-1 3 -1 -1 0
last b< n göra |	0 -1 2 0 0
last b< n ha bort	-1 -1 0 3 0
last b< n ha det	-1 0 2 0 0
last b< n ha videre	-2 1 2 -1 0
last b< n hade jag	2 0 0 -1 0
last b< n han fik	0 0 0 -1 2
last b< n han får	-1 3 -2 -1 0
last b< n han fått	-1 -1 0 2 0
last b< n han har	-2 1 0 0 1
last b< n han ikke	-2 -3 2 3 0
last b< n han noe	-1 2 0 -1 0
last b< n han noget	-1 0 -1 3 0
last b< n han står	0 2 -2 -1 0
last b< n har brukt	0 -1 0 2 0
last b< n har den	-1 -2 0 3 0
last b< n har du	-4 3 2 2 -2
last b< n har en	-2 5 -1 -3 0
last b< n har fået	4 0 0 -4 0
last b< n har fått	0 -2 1 1 0
last b< n har givet	-2 3 -1 0 0
last b< n har haft	-1 0 0 2 0
last b< n har han	2 -3 3 -2 0
last b< n har hatt	-2 0 -1 1 2
last b< n har hun	-2 1 -2 3 0
last b< n har jeg	-1 1 0 -2 2
last b< n har jo	0 -1 2 -1 0
last b< n har ju	-2 2 0 0 0
last b< n har også	-2 -1 -1 3 0
last b< n har tatt	-1 -1 0 2 0
last b< n have noget	0 0 -2 1 0
last b< n hemma |	2 -1 0 -1 0
last b< n her er	2 -1 0 -1 0
last b< n her og	-1 -1 3 -1 0
last b< n hjerte |	0 2 -1 -1 0
last b< n hon har	1 1 -2 0 0
last b< n hon inte	-3 1 -1 2 1
last b< n hun er	-2 -1 0 1 2
last b< n hun fik	2 -1 0 0 0
last b< n hun fået	-1 -1 -1 4 0
last b< n hun får	-5 3 1 1 0
last b< n hun fått	0 2 0 -2 0
last b< n hun ha	0 2 -1 -1 0
last b< n hun har	-2 5 -3 -2 2
last b< n hun ikke	2 2 -2 -2 0
last b< n hva er	0 -1 0 2 0
last b< n hva har	-1 -1 0 2 0
last b< n hvad får	0 2 -1 -1 0
last b< n hver aften	3 -1 0 -2 0
last b< n hver morgen	-2 1 -1 1 0
last b< n i #	-2 3 2 -2 -1
last b< n i dag	-4 1 2 3 0
last b< n i døgnet	-1 0 2 0 0
last b< n i en	2 -1 -1 -1 0
last b< n i kveld	2 0 -2 0 0
last b< n i morgen	1 0 1 -3 0
last b< n i munnen	2 0 -3 1 0
last b< n i stedet	0 -2 -1 1 1
last b< n i ställe	0 -1 2 0 0
last b< n i tilleg	0 -1 2 -1 0
last b< n i vår	0 -2 0 3 0
last b< n ikke fået	-1 -1 3 -1 0
last b< n ikke gi	0 2 0 -1 0
last b< n ikke ha	-2 4 -1 -1 0
last b< n ikke have	0 0 -2 3 0
last b< n ikke lenger	2 -1 1 -1 0
last b< n ikke mere	-1 1 -1 2 0
last b< n ikke mot	-2 -1 1 2 0
last b< n ikke nu	-1 2 0 -1 0
last b< n ikke og	-2 -1 1 2 0
last b< n ikke på	2 -1 0 0 0
last b< n inte den	-2 -1 1 1 0
last b< n inte mer	2 -1 0 -1 0
last b< n ja den	-1 -1 1 2 0
last b< n ja men	-1 3 0 -1 -1
last b< n ja |	-6 -1 0 7 0
last b< n jag fick	-1 2 0 -1 0
last b< n jag har	-1 2 0 1 0
last b< n jag inte	0 -2 2 1 0
last b< n jag tar	-1 3 -1 -1 0
last b< n jag är	-1 -1 0 2 0
last b< n jeg fik	-2 -1 0 3 1
last b< n jeg giver	-1 0 2 0 0
last b< n jeg hadde	-2 0 0 3 0
last b< n jeg har	2 0 -1 0 -1
last b< n jeg med	-1 -2 0 3 0
last b< n jeg ser	3 -2 -1 0 0
last b< n jeg skal	2 -1 0 -1 0
last b< n jeg tager	-2 2 0 1 0
last b< n jeg tar	-1 0 -1 2 0
last b< n jeg var	-1 2 0 -2 0
last b< n kan det	2 0 -1 0 0
last b< n kan du	-2 0 0 2 0
last b< n kan få	-2 0 3 -1 0
last b< n kan hun	1 0 -2 1 0
last b< n kan vi	2 -1 -1 0 0
last b< n legger vi	0 2 -1 -1 0
last b< n ligge og	-1 2 -1 -1 0
last b< n livet ut	0 2 0 -1 0
last b< n lägger vi	-1 -1 2 0 0
last b< n länge |	1 1 0 -2 0
last b< n med den	-2 1 3 -1 0
last b< n med og	1 0 -2 0 0
last b< n med rødt	-2 2 0 -1 1
last b< n med |	-1 0 -2 2 0
last b< n medisi ?	0 -2 1 1 0
last b< n men de	1 -1 2 -2 0
last b< n men det	1 3 -1 -1 -1
last b< n men du	0 -2 2 0 0
last b< n men hun	0 -1 -1 3 0
last b< n men jeg	2 0 -1 -1 0
last b< n men vi	-2 2 0 0 0
last b< n mere af	-1 -1 0 2 0
last b< n mg #	0 0 -2 0 2
last b< n mg daglig	2 -2 0 0 0
last b< n mg en	-2 -1 2 0 0
last b< n mg morgen	0 -2 -1 2 0
last b< n min har	2 -1 0 -1 0
last b< n morgen og	1 -3 0 2 0
last b< n morgen |	-3 0 1 2 0
last b< n mot vann	-2 -1 0 3 0
last b< n må du	2 -1 -1 -1 0
last b< n må ikke	2 0 -1 -1 0
last b< n måned |	0 -1 -1 2 0
last b< n månede |	1 0 1 -3 0
last b< n måste vi	-2 0 -1 1 3
last b< n natten |	-2 0 -1 3 0
last b< n nede på	-1 -1 2 0 0
last b< n nej |	1 -1 2 -1 0
last b< n noe annet	-1 2 -1 0 0
last b< n noe for	-1 2 0 0 0
last b< n noe mot	-1 1 2 -1 0
last b< n noget for	-2 2 -2 3 0
last b< n nu ?	0 2 0 -1 0
last b< n nu får	-1 -2 4 -1 0
last b< n nu |	4 -3 -2 1 0
last b< n nå |	-2 1 2 -1 0
last b< n något för	-1 0 2 0 0
last b< n når det	-1 4 -1 -1 0
last b< n når du	0 -1 2 -1 0
last b< n och det	3 -1 0 -1 0
last b< n och kväll	-1 -1 0 2 0
last b< n och sen	2 -1 -1 0 0
last b< n och så	-3 -1 3 1 0
last b< n och §	2 -1 -1 1 0
last b< n og aften	0 -2 -1 3 0
last b< n og da	-1 -1 3 -1 0
last b< n og der	-2 0 2 0 0
last b< n og det	-2 0 0 2 0
last b< n og er	0 -1 -1 2 0
last b< n og fortse	2 -2 0 0 0
last b< n og hun	2 2 -1 -4 2
last b< n og i	-1 -1 0 2 0
last b< n og ikke	2 -1 -1 0 0
last b< n og jeg	2 1 -1 -2 0
last b< n og med	0 2 -1 -1 0
last b< n og smerte	0 -2 1 2 0
last b< n og så	-7 1 6 0 1
last b< n og til	-1 2 -1 -1 0
last b< n og vi	-1 -1 3 0 0
last b< n og §	-1 2 -1 1 -1
last b< n også |	2 0 0 -1 0
last b< n ok |	-2 2 -1 2 0
last b< n okay |	0 2 -3 1 1
last b< n okej |	-2 2 1 -1 0
last b< n om dagen	-2 -1 2 2 0
last b< n om det	2 -2 0 -1 2
last b< n om du	0 2 -1 -1 0
last b< n om en	0 0 -2 2 0
last b< n om morgen	-2 -1 1 1 0
last b< n op med	-1 3 -2 0 0
last b< n opp på	-1 2 0 -1 0
last b< n over på	-2 0 1 1 0
last b< n over til	0 -1 2 -1 0
last b< n på #	3 0 0 -2 0
last b< n på apotek	-1 2 0 0 0
last b< n på den	2 -2 -1 1 0
last b< n på det	2 -1 1 -1 0
last b< n på grunn	-1 2 -1 0 0
last b< n på |	-1 0 0 2 0
last b< n på §	2 -2 1 -1 0
last b< n reaksj på	-1 -1 -1 0 2
last b< n ringer du	-1 2 0 -1 1
last b< n samme |	-1 0 2 -1 0
last b< n sammen med	2 0 0 -2 0
last b< n se på	2 -1 0 -1 0
last b< n sedan tidiga	-1 2 0 0 0
last b< n sepone |	0 -1 -2 2 0
last b< n siden #	-1 -1 3 0 0
last b< n siden |	-2 2 0 1 0
last b< n siger jeg	2 0 -1 -1 0
last b< n själv |	2 -1 0 -1 0
last b< n ska du	-3 1 2 -1 0
last b< n ska hon	-1 0 -1 3 0
last b< n ska inte	2 -1 0 -1 0
last b< n skal du	-2 -1 2 1 -1
last b< n skal ha	2 -1 0 -1 0
last b< n skal han	-1 -2 -1 3 0
last b< n skal hun	-1 4 -1 -2 0
last b< n skal ikke	-2 2 0 0 0
last b< n skal jeg	-1 4 0 -3 0
last b< n slutar du	0 -2 0 1 0
last b< n slutt med	-1 2 -1 0 0
last b< n som en	0 -1 1 -1 2
last b< n som har	-1 -1 0 2 0
last b< n som heter	0 -2 2 0 0
last b< n sommer |	2 0 0 -2 0
last b< n starte i	3 -1 -1 0 0
last b< n stoppe du	3 -1 0 -2 0
last b< n stoppe jeg	-1 0 0 2 0
last b< n står med	-2 2 0 -1 1
last b< n står på	1 1 -1 -2 0
last b< n så den	0 -2 2 1 0
last b< n så det	2 -1 0 -1 0
last b< n så får	-1 -1 2 0 0
last b< n så har	-1 0 -3 2 2
last b< n så hun	-1 -1 2 0 0
last b< n så ingen	2 0 -1 -1 0
last b< n så ligger	0 -1 -1 2 0
last b< n så prøver	-1 0 2 0 0
last b< n så ringer	0 2 -1 -1 0
last b< n så skal	0 -2 0 2 0
last b< n så skrive	-1 -1 2 0 0
last b< n så slutte	-1 0 -1 2 0
last b< n så stop	3 -1 -2 1 0
last b< n så stoppe	2 -1 0 -1 0
last b< n så tager	0 -2 2 0 0
last b< n så tar	0 0 -1 2 0
last b< n så vi	1 1 -3 2 0
last b< n sån där	-1 -1 0 2 0
last b< n tack |	-1 -1 -1 0 2
last b< n tager hun	3 -1 -1 -2 0
last b< n tager jeg	2 -1 0 0 0
last b< n tager vi	-1 -1 3 0 0
last b< n takk |	1 2 0 -2 0
last b< n tar du	2 0 -2 1 -1
last b< n tar jeg	-3 3 -1 1 0
last b< n tar vi	0 0 3 -2 0
last b< n til #	2 -2 -2 2 0
last b< n til det	-2 0 2 0 0
last b< n til natten	-2 -1 0 3 0
last b< n till #	-1 -1 0 2 0
last b< n tvangs med	2 0 -2 0 0
last b< n tål du	3 -2 0 0 0
last b< n tål hon	-2 1 0 0 1
last b< n uger |	-1 2 -2 2 0
last b< n var det	5 -1 -1 -3 0
last b< n veckor |	-2 2 1 -1 0
last b< n vi den	2 1 0 -2 0
last b< n vi det	2 -2 -1 1 0
last b< n vi gav	2 -1 -1 -1 0
last b< n vi går	-1 0 2 -2 0
last b< n vi i	1 2 -2 -2 0
last b< n vi ikke	-2 2 2 -2 0
last b< n vi inte	0 -2 1 1 0
last b< n vi med	-2 1 1 1 0
last b< n vi setter	-1 -1 2 0 0
last b< n vi starte	3 0 -2 0 0
last b< n vi tar	3 -2 -1 -1 0
last b< n vi till	-1 -2 4 -1 0
last b< n vi ut	-1 -1 0 3 0
last b< n vi |	-1 -1 2 0 0
last b< n vid behov	-2 1 0 1 -1
last b< n videre |	-2 -1 2 1 0
last b< n | <c?c?>	2 -1 0 -1 2
last b< n | <c?p?>	3 0 0 -1 -2
last b< n | <cc>	-2 0 -3 3 2
last b< n | <cp>	-2 0 0 3 -1
last b< n | <p?c?>	3 -2 0 1 -2
last b< n | <p?p?>	-3 0 -2 6 -1
last b< n | <pc>	-3 0 3 -1 0
last b< n | <pp>	1 4 -2 -2 0
last b< n § #	-1 0 4 -3 0
last b< n § ?	6 -2 -1 -4 1
last b< n § det	2 -1 0 0 0
last b< n § har	0 -1 2 -1 0
last b< n §2 #	-1 3 -5 3 0
last b< n §2 ?	-2 3 1 -2 0
last b< n §2 er	2 -1 -1 0 0
last b< n §2 har	-1 0 3 0 -1
last b< n §2 hver	2 -1 0 0 0
last b< n §2 med	7 -2 -3 -1 0
last b< n §2 men	-1 2 -1 -1 0
last b< n §2 och	-1 2 0 0 0
last b< n §2 og	-3 3 1 -1 -1
last b< n §2 sepone	2 -1 -1 1 0
last b< n §2 tar	0 2 0 -2 0
last b< n §2 til	-1 -1 3 0 0
last b< n §2 vid	-2 1 0 0 0
last b< n §2 |	-1 -4 0 3 2
last b< n är det	0 2 0 -1 0
last b< n är inget	0 2 0 -2 0
last b< n år siden	-1 4 -1 -2 0
last b< n år |	1 -2 -1 0 1
last b< r # |	1 2 -2 -1 0
last b< r # дней	0 -2 5 -2 -1
last b< r # минут	-1 -1 0 2 0
last b< r # мкг	-1 2 -1 0 0
last b< r # недели	2 0 -1 -1 0
last b< r # раза	1 -1 3 -2 -1
last b< r <c?c?> а	0 3 -2 -1 0
last b< r <c?c?> и	1 -2 2 -1 0
last b< r <c?c?> он	0 2 -1 -1 0
last b< r <c?c?> тогда	1 0 -3 0 1
last b< r <c?c?> это	0 -1 2 0 0
last b< r <c?p?> а	2 2 -1 -1 -2
last b< r <cc> и	-1 2 0 -1 0
last b< r <p?p?> а	0 0 -1 2 0
last b< r <pp> и	-1 -1 -1 2 0
last b< r ? на	2 0 0 0 -2
last b< r | <c?c?>	-2 1 -1 3 -1
last b< r | <cc>	2 -2 2 -1 -1
last b< r | <cp>	3 -1 -1 -1 0
last b< r | <p?c?>	-2 2 -2 0 2
last b< r | <p?p?>	2 -2 0 1 0
last b< r | <pc>	-1 0 2 -1 -1
last b< r | <pp>	1 -3 -1 3 0
last b< r § #	-1 -2 0 2 0
last b< r § ?	0 2 -1 -1 0
last b< r §2 #	2 -1 -1 0 -1
last b< r §2 |	2 -3 0 1 0
last b< r §2 можно	-1 2 0 0 0
last b< r а §	0 3 -2 -1 0
last b< r а вот	2 -1 -1 -1 0
last b< r а на	2 1 0 -1 -2
last b< r больше не	-2 0 2 0 0
last b< r будем |	0 -1 2 0 0
last b< r в день	2 0 1 -1 -1
last b< r вместо него	-1 -1 2 0 0
last b< r вы пьете	0 2 -1 0 0
last b< r дальше |	2 0 0 -2 0
last b< r день |	0 2 -2 1 0
last b< r дней |	0 -1 2 0 0
last b< r до #	-2 3 -1 -1 0
last b< r ей давали	-1 0 0 2 0
last b< r живот |	-1 2 0 -1 0
last b< r и §	-1 0 -1 2 0
last b< r и еще	-2 1 0 -1 2
last b< r каждые #	-1 0 2 -1 0
last b< r ладно |	-1 3 -2 1 0
last b< r на ночь	2 -1 0 -1 0
last b< r надо |	-2 3 0 -1 -1
last b< r не будем	0 -1 2 0 0
last b< r не надо	-1 3 -1 -1 -1
last b< r не нужен	2 -2 0 0 0
last b< r неделю |	3 -1 -1 -1 0
last b< r нельзя |	-1 -1 2 0 0
last b< r нет |	1 -3 1 0 1
last b< r нужен |	2 -2 0 0 0
last b< r он не	2 -2 0 0 0
last b< r под кожу	-1 0 2 0 0
last b< r продол |	0 -2 1 1 0
last b< r пьете |	-1 -2 2 1 0
last b< r сейчас ставим	2 0 -2 0 0
last b< r так и	-1 -2 0 2 0
last b< r у вас	-1 2 0 -2 0
last b< r у нее	-2 -1 0 2 0
last b< r утром и	-1 0 0 2 0
last b< r хватит |	-1 -1 2 0 0
last b< r хорошо |	0 -1 -2 4 0
last b< r через месяц	3 -1 -2 0 0
last b> e # #	0 -1 3 -2 0
last b> e # <c?c?>	-1 4 -1 -1 0
last b> e # <p?p?>	1 2 0 -3 -1
last b> e # a	0 -2 0 2 0
last b> e # and	-3 0 1 -1 3
last b> e # at	-2 4 -2 0 0
last b> e # days	0 -5 4 2 0
last b> e # in	-1 2 0 -1 0
last b> e # mg	-3 -3 7 -1 0
last b> e # minute	0 -1 2 -1 0
last b> e # more	-1 2 -1 -1 0
last b> e # times	-1 -2 2 1 0
last b> e # twice	-1 -4 3 2 0
last b> e # weeks	-1 -2 2 1 0
last b> e # years	4 -1 -1 -1 0
last b> e # §2	-1 3 -1 -1 0
last b> e <c?c?> for	-1 0 -1 2 0
last b> e <c?c?> good	-1 2 -1 -1 0
last b> e <c?c?> he	0 0 -2 3 0
last b> e <c?c?> i	1 0 -1 2 -1
last b> e <c?c?> keep	-2 3 -1 0 0
last b> e <c?c?> no	4 0 -3 -1 0
last b> e <c?c?> not	2 -1 -1 0 0
last b> e <c?c?> ok	2 0 0 -2 0
last b> e <c?c?> okay	-1 0 -1 3 0
last b> e <c?c?> so	3 -2 0 -2 1
last b> e <c?c?> they	-2 1 1 1 0
last b> e <c?c?> we	1 2 0 -1 -1
last b> e <c?c?> §2	2 0 1 -2 0
last b> e <c?p?> and	-2 0 1 0 0
last b> e <cc> and	1 -2 1 0 0
last b> e <cc> §2	-1 4 -1 -1 0
last b> e <cp> and	-2 1 0 1 0
last b> e <cp> i	-2 1 0 0 1
last b> e <p?c?> keep	-2 3 0 -1 0
last b> e <p?c?> so	0 2 -2 -1 0
last b> e <p?p?> and	-3 1 4 -2 -1
last b> e <p?p?> i	0 -1 -1 2 0
last b> e <p?p?> it's	0 -1 -1 2 0
last b> e <p?p?> no	-2 3 -1 0 0
last b> e <p?p?> ok	-2 1 -1 2 0
last b> e <p?p?> right	-1 -1 -1 1 2
last b> e <p?p?> so	3 -1 -2 0 -1
last b> e <p?p?> that's	2 -1 0 -1 0
last b> e <pc> that's	-1 0 2 0 0
last b> e <pc> then	2 0 0 -1 0
last b> e <pp> and	-1 2 0 0 0
last b> e a bit	2 -1 -2 2 0
last b> e a day	-7 1 4 2 -1
last b> e a few	-2 -1 1 1 0
last b> e a tablet	-1 -1 3 -1 0
last b> e a week	2 -1 2 -2 0
last b> e a year	2 -1 1 -2 0
last b> e ago and	2 0 -1 -1 0
last b> e allerg to	-1 0 0 2 0
last b> e an hour	-1 -1 2 0 0
last b> e and i	2 0 -1 1 -1
last b> e and it	-1 -1 2 0 0
last b> e and she	-1 2 0 0 0
last b> e and the	-2 2 -2 2 -1
last b> e and then	2 -2 0 0 0
last b> e and you	0 -1 2 0 0
last b> e and §2	-3 1 2 0 0
last b> e are you	0 1 -2 1 0
last b> e as the	2 0 -1 0 0
last b> e at #	-1 3 -1 -1 0
last b> e at night	-2 0 3 -1 0
last b> e back in	2 -1 -1 0 0
last b> e becaus of	-1 2 0 0 0
last b> e before christ	0 0 0 2 0
last b> e but i	3 -3 0 1 0
last b> e by the	0 0 -2 2 0
last b> e came out	-2 0 0 -1 3
last b> e carry on	0 2 -3 0 0
last b> e contin <c?c?>	1 -2 1 0 0
last b> e daily <c?c?>	2 0 -1 0 0
last b> e day for	-3 1 1 1 0
last b> e days <p?c?>	-1 -1 3 0 0
last b> e do it	-1 0 2 -1 0
last b> e do that	0 2 -1 0 0
last b> e don't put	-1 -1 0 2 0
last b> e don't use	-1 2 0 0 0
last b> e fine <c?c?>	-3 4 -1 -1 0
last b> e fine <p?c?>	2 0 -1 0 0
last b> e finish it	0 2 -2 0 0
last b> e for #	-1 -3 3 2 0
last b> e for a	2 -4 3 0 -1
last b> e for her	1 -2 0 1 0
last b> e for the	0 -3 -1 5 -1
last b> e for when	-1 2 0 -1 0
last b> e for you	-1 0 -1 0 2
last b> e from the	2 -4 -3 5 0
last b> e get a	3 -1 -1 0 0
last b> e good <c?c?>	-1 2 -1 0 0
last b> e had #	-1 -1 0 2 0
last b> e had a	-1 -1 0 2 0
last b> e had one	-1 -1 -1 3 0
last b> e had that	3 0 1 -2 -2
last b> e half a	1 3 -3 -1 0
last b> e he had	1 3 -2 -2 0
last b> e he has	1 1 -2 0 0
last b> e his food	-1 0 0 2 0
last b> e hour before	-1 -1 2 0 0
last b> e how much	2 0 -1 -1 0
last b> e i don't	-1 3 0 -1 0
last b> e i gave	-1 -1 0 2 -1
last b> e i had	3 -3 -1 1 -1
last b> e i read	2 0 0 -1 0
last b> e i stoppe	-4 -2 -1 7 0
last b> e i take	1 2 0 -1 -1
last b> e i was	0 0 -1 -1 2
last b> e i'd rather	-1 0 0 2 0
last b> e i've not	-2 1 0 1 0
last b> e in #	-1 -2 0 -1 3
last b> e in bliste	-1 0 0 -1 2
last b> e in her	-2 0 2 0 0
last b> e in july	2 0 -1 -1 0
last b> e in my	-2 3 -1 0 0
last b> e in the	0 -2 2 1 -1
last b> e is fine	-1 2 -1 0 0
last b> e is in	0 2 -1 0 0
last b> e it #	2 0 -1 0 0
last b> e it <c?c?>	1 1 0 -2 0
last b> e it <p?p?>	-2 0 0 0 2
last b> e it in	-2 -1 3 0 0
last b> e it last	-1 2 -1 0 0
last b> e it off	-2 -1 0 3 0
last b> e it on	-2 1 1 0 0
last b> e it was	-1 -2 -1 3 0
last b> e it's gone	2 0 0 0 -1
last b> e its not	-1 -1 0 2 0
last b> e ive been	-1 -1 3 0 0
last b> e jab §2	0 -1 2 0 0
last b> e just a	2 -1 1 -1 -1
last b> e just the	2 -1 -1 0 0
last b> e keep it	-3 3 1 -1 0
last b> e keep that	-1 2 0 -1 0
last b> e keep the	1 -2 1 1 0
last b> e last night	0 2 -1 0 0
last b> e last time	-3 0 0 0 3
last b> e last week	-3 1 2 0 0
last b> e last year	1 1 0 -2 0
last b> e like it	0 2 -1 -1 0
last b> e mg at	0 -2 2 0 0
last b> e mg twice	0 2 -1 0 0
last b> e ml twice	1 -1 -2 2 0
last b> e more days	0 2 -1 0 0
last b> e more of	-1 -1 0 2 0
last b> e my daught	-1 0 0 2 0
last b> e never again	-1 0 0 -2 3
last b> e no <c?c?>	2 -1 -1 0 0
last b> e no §2	-3 1 2 -1 0
last b> e not for	2 -1 0 0 0
last b> e not had	-2 2 0 0 0
last b> e not since	0 2 0 -1 0
last b> e now and	0 -2 3 -1 0
last b> e of a	2 -2 0 0 0
last b> e of it	-2 1 0 1 0
last b> e of the	-2 1 -1 -1 2
last b> e off it	0 -1 2 -1 0
last b> e off that	2 -1 0 0 0
last b> e okay <c?c?>	-1 -1 0 3 0
last b> e on it	-1 3 0 -1 0
last b> e on last	1 2 -1 -1 0
last b> e on my	2 -1 0 0 -1
last b> e on the	-4 -1 2 0 4
last b> e on top	-1 -1 2 -1 0
last b> e on with	0 2 -3 1 0
last b> e on §2	4 -2 0 -1 -1
last b> e once a	-1 -1 2 -1 0
last b> e once daily	2 -2 0 0 0
last b> e one a	-1 3 -1 -1 0
last b> e one in	0 -2 2 -1 0
last b> e out in	-2 0 0 -1 3
last b> e please dont	-2 -1 -1 5 -1
last b> e put that	-1 -2 0 1 2
last b> e rather you	-1 0 0 2 0
last b> e ring us	-1 0 0 2 0
last b> e see <cc>	1 -2 0 0 0
last b> e she had	-2 0 0 2 0
last b> e she was	-2 -1 2 0 0
last b> e so i	2 -2 -1 1 0
last b> e stop it	0 -1 0 2 0
last b> e stop that	-1 0 0 2 -1
last b> e stoppe it	0 -1 -1 2 -1
last b> e stoppe that	-1 -2 0 3 0
last b> e take §2	2 2 0 -2 -1
last b> e that #	2 -1 1 -3 0
last b> e that is	-2 2 1 -1 0
last b> e that on	-1 -2 0 2 2
last b> e that one	0 2 -2 -1 0
last b> e that was	2 -2 -1 -1 1
last b> e that when	2 -2 0 1 -1
last b> e that's what	0 2 0 -1 0
last b> e thats fine	-1 2 0 -1 0
last b> e the box	0 -1 0 2 0
last b> e the dental	-1 2 0 0 0
last b> e the gel	-1 2 0 0 0
last b> e the house	2 0 0 -1 0
last b> e the last	-3 -1 1 1 2
last b> e the mornin	0 -1 2 -1 0
last b> e the next	2 0 -1 -1 0
last b> e the old	4 -1 -2 -1 0
last b> e the one	2 0 -1 -1 0
last b> e the skin	-1 -1 2 0 0
last b> e the spring	2 -1 0 -2 0
last b> e the vein	-2 -1 5 -2 0
last b> e the ward	0 -3 3 1 0
last b> e the §2	2 -2 -3 3 -1
last b> e then i	2 -1 0 -1 0
last b> e then we'll	2 -2 0 0 0
last b> e there' a	-1 -1 2 -1 0
last b> e they put	0 2 -1 0 0
last b> e they stoppe	2 -1 0 0 -1
last b> e they were	2 -1 0 -1 0
last b> e this mornin	-2 1 0 2 0
last b> e times a	-2 0 3 -1 0
last b> e to #	-1 2 2 -2 0
last b> e to be	1 -2 0 1 0
last b> e to have	-1 3 -1 0 0
last b> e to keep	-1 -1 2 0 0
last b> e to §2	-2 1 -1 2 0
last b> e today and	0 -1 2 0 0
last b> e twice a	-4 1 3 0 0
last b> e twice daily	1 -1 -2 1 0
last b> e under the	-1 1 2 -1 0
last b> e up in	2 0 0 -1 -1
last b> e up to	-1 -2 4 -1 0
last b> e use it	0 3 -1 -1 0
last b> e use §2	-1 0 -1 2 0
last b> e was #	-1 -1 0 2 0
last b> e was in	2 -1 0 -2 1
last b> e was on	3 -1 0 -1 0
last b> e we'll see	2 -2 0 0 0
last b> e weeks <c?c?>	0 -2 2 0 0
last b> e weeks and	0 3 -3 1 0
last b> e when he	-2 0 0 1 0
last b> e when the	1 0 -2 2 0
last b> e with that	0 -1 -2 2 0
last b> e with the	-1 0 2 -1 0
last b> e with §2	2 -1 0 -1 0
last b> e year and	2 -1 0 -1 0
last b> e years ago	3 -1 -1 -1 0
last b> e yes <c?c?>	-2 3 -1 0 0
last b> e you didn't	-1 0 0 2 0
last b> e you do	0 3 0 -2 0
last b> e you had	1 -1 2 -1 -1
last b> n # #	-2 7 -3 -2 0
last b> n # <c?c?>	3 0 -2 -2 1
last b> n # <c?p?>	1 -2 -1 3 0
last b> n # <cc>	0 3 -1 -2 0
last b> n # <p?c?>	-2 3 -1 0 0
last b> n # <p?p?>	-2 7 -1 -3 -1
last b> n # <pc>	1 1 0 -2 0
last b> n # af	0 2 -1 0 0
last b> n # dagar	-5 -1 4 2 0
last b> n # dage	-5 -1 7 0 -1
last b> n # den	2 2 -2 -1 0
last b> n # dråber	-1 2 0 -1 0
last b> n # døgn	-1 0 0 0 2
last b> n # en	0 -2 2 0 0
last b> n # enhete	-1 0 2 -1 0
last b> n # för	0 2 0 -1 0
last b> n # gange	-2 -1 -2 5 0
last b> n # ganger	3 -3 3 -3 0
last b> n # gonger	-1 2 -2 0 0
last b> n # gånger	-2 0 2 -2 1
last b> n # hver	-1 0 -1 2 0
last b> n # i	1 -2 3 -2 0
last b> n # kg	3 -4 2 -1 0
last b> n # l	-2 0 1 1 0
last b> n # men	-3 2 -1 2 0
last b> n # mg	-3 3 3 -1 -1
last b> n # ml	3 -4 5 -3 0
last b> n # morgon	2 0 0 -2 0
last b> n # månede	0 -2 1 2 0
last b> n # netter	2 0 0 -1 0
last b> n # och	0 -4 1 3 0
last b> n # og	-1 0 3 -2 0
last b> n # om	-1 0 -3 4 0
last b> n # på	-1 3 -2 0 0
last b> n # stycke	1 2 -2 0 0
last b> n # stykke	-1 -2 2 1 0
last b> n # sug	0 -3 0 4 0
last b> n # så	-1 3 -1 -1 0
last b> n # til	0 -1 -1 2 0
last b> n # till	0 2 0 -1 0
last b> n # uger	2 -2 -1 1 -1
last b> n # uker	-1 -2 1 3 -1
last b> n # uten	2 0 -1 -1 0
last b> n # veckor	-2 -3 3 2 0
last b> n # §2	-1 2 1 -2 0
last b> n # µg	-2 2 1 -1 0
last b> n # år	6 1 -3 -3 -1
last b> n <c?c?> #	-3 -1 2 2 -1
last b> n <c?c?> antibi	-2 0 2 0 0
last b> n <c?c?> de	-3 0 0 1 2
last b> n <c?c?> den	0 3 -3 1 0
last b> n <c?c?> det	2 -1 -8 4 2
last b> n <c?c?> du	3 -1 -1 -1 -1
last b> n <c?c?> då	0 -2 -1 3 0
last b> n <c?c?> han	3 -2 -4 2 1
last b> n <c?c?> hon	-3 1 1 0 1
last b> n <c?c?> hun	3 0 -1 -2 0
last b> n <c?c?> hvad	2 -1 0 -1 0
last b> n <c?c?> hvis	-2 -1 2 1 0
last b> n <c?c?> i	-1 0 0 0 2
last b> n <c?c?> ja	-6 2 0 4 1
last b> n <c?c?> jag	2 0 0 -1 0
last b> n <c?c?> jeg	-1 -1 0 2 0
last b> n <c?c?> kun	-1 -1 -2 4 0
last b> n <c?c?> naboen	2 1 -2 -1 0
last b> n <c?c?> nei	2 -4 0 2 0
last b> n <c?c?> nej	2 -3 -2 0 3
last b> n <c?c?> nå	3 -1 -2 1 0
last b> n <c?c?> och	-2 4 1 -2 0
last b> n <c?c?> og	-5 4 4 -3 -1
last b> n <c?c?> okay	-1 0 0 2 0
last b> n <c?c?> okej	0 2 -1 -1 0
last b> n <c?c?> så	2 -4 2 0 0
last b> n <c?c?> såret	-3 0 3 0 0
last b> n <c?c?> tag	1 -2 -1 2 0
last b> n <c?c?> vent	2 -1 0 -1 0
last b> n <c?c?> vi	-1 -2 0 4 0
last b> n <c?c?> §2	-1 0 0 3 -2
last b> n <c?c?> återbe	2 0 -1 0 0
last b> n <c?p?> den	-2 0 0 3 0
last b> n <c?p?> det	1 -3 -1 3 -1
last b> n <c?p?> er	0 -1 2 0 0
last b> n <c?p?> har	-2 4 0 -2 0
last b> n <c?p?> hur	-2 0 0 2 0
last b> n <c?p?> hvorda	0 -2 0 3 0
last b> n <c?p?> ja	-2 1 0 2 -1
last b> n <c?p?> jag	-1 2 1 -1 0
last b> n <c?p?> jeg	1 1 -2 0 0
last b> n <c?p?> kan	2 1 -1 -1 0
last b> n <c?p?> nej	1 -2 -2 3 0
last b> n <c?p?> och	-2 0 2 -1 0
last b> n <c?p?> så	2 4 -2 -2 -1
last b> n <c?p?> §2	0 2 -1 0 0
last b> n <cc> den	-3 1 1 0 0
last b> n <cc> det	-1 5 -3 -1 0
last b> n <cc> ikke	-1 0 2 0 0
last b> n <cc> men	-1 2 -1 1 0
last b> n <cc> §2	-1 1 -2 3 0
last b> n <cp> den	-2 3 0 -1 0
last b> n <cp> det	-1 2 0 -1 1
last b> n <cp> du	-2 0 0 1 2
last b> n <cp> har	0 2 -1 -1 0
last b> n <cp> jeg	2 -2 -1 1 0
last b> n <cp> og	2 -1 -1 0 0
last b> n <cp> §2	0 1 -2 1 0
last b> n <p?c?> #	-2 1 -1 2 0
last b> n <p?c?> da	0 5 -1 -3 -1
last b> n <p?c?> de	2 1 0 -2 0
last b> n <p?c?> den	-3 2 -2 3 0
last b> n <p?c?> det	-5 2 -1 1 3
last b> n <p?c?> du	0 -2 1 1 0
last b> n <p?c?> hun	1 -2 0 1 0
last b> n <p?c?> ja	3 0 -2 -1 0
last b> n <p?c?> jag	-2 0 0 1 0
last b> n <p?c?> nei	-1 0 2 -1 0
last b> n <p?c?> och	-1 2 -1 0 0
last b> n <p?c?> og	8 -2 -3 -3 0
last b> n <p?c?> okay	-1 2 -1 -1 0
last b> n <p?c?> så	2 -2 0 0 0
last b> n <p?c?> §2	-2 -2 3 0 0
last b> n <p?p?> #	-2 1 0 2 0
last b> n <p?p?> da	1 -3 -1 2 1
last b> n <p?p?> de	-2 0 0 2 0
last b> n <p?p?> den	3 0 -1 -2 0
last b> n <p?p?> det	1 1 1 -3 1
last b> n <p?p?> er	-1 -1 0 2 0
last b> n <p?p?> får	0 -1 2 0 0
last b> n <p?p?> han	0 0 2 -1 0
last b> n <p?p?> hvor	-2 1 -1 2 0
last b> n <p?p?> ja	2 0 3 -4 -1
last b> n <p?p?> nei	3 0 -2 -1 0
last b> n <p?p?> nej	-3 2 0 1 -1
last b> n <p?p?> och	-1 -1 3 -2 0
last b> n <p?p?> og	0 -5 -2 8 -1
last b> n <p?p?> okej	0 -2 2 -1 0
last b> n <p?p?> skal	-1 2 0 -1 0
last b> n <p?p?> så	-3 -3 2 3 0
last b> n <p?p?> vad	0 -1 2 0 0
last b> n <p?p?> §2	4 0 -2 -2 0
last b> n <pc> da	-1 2 1 -2 -1
last b> n <pc> de	-1 2 0 0 0
last b> n <pc> den	1 1 -1 -2 0
last b> n <pc> det	-1 2 -2 -1 2
last b> n <pc> ja	-1 2 0 0 0
last b> n <pc> nei	2 0 0 -2 0
last b> n <pc> så	2 0 0 -2 0
last b> n <pc> §2	2 1 0 -2 -1
last b> n <pp> #	-3 1 0 2 0
last b> n <pp> det	-1 2 0 0 0
last b> n <pp> jeg	0 -1 -1 3 0
last b> n absolu ikke	0 2 0 -2 0
last b> n af <c?c?>	0 0 2 -2 0
last b> n af den	2 -1 -1 -2 1
last b> n aften <c?c?>	-1 2 -1 0 0
last b> n aften <p?p?>	-1 -1 2 -1 0
last b> n aktuel om	2 -2 0 0 0
last b> n aldri ut	2 -1 -1 -1 0
last b> n altså §2	-1 0 2 0 0
last b> n anden dag	2 0 0 -1 0
last b> n at du	2 -2 0 0 0
last b> n att du	3 0 -1 -1 0
last b> n att hon	3 -1 0 -2 0
last b> n august <c?c?>	0 2 -1 0 0
last b> n av den	0 -3 -1 4 0
last b> n av det	0 -1 1 -4 4
last b> n av legeva	-1 -1 0 2 0
last b> n av meg	0 -1 0 2 0
last b> n bare i	2 -2 0 -1 0
last b> n bare ikke	-1 2 0 0 0
last b> n begynd i	-1 -1 3 -1 0
last b> n behold du	-1 1 1 -2 0
last b> n behövs inte	-2 0 0 2 0
last b> n ble bare	2 -1 1 -1 0
last b> n ble jeg	2 -1 0 0 0
last b> n ble stoppe	-1 0 0 0 2
last b> n ble vurder	0 -1 -1 2 0
last b> n bli aktuel	2 -1 0 0 0
last b> n bliv ved	-1 2 -1 0 0
last b> n blive ved	-1 2 0 -1 0
last b> n blodpr er	1 1 -2 0 0
last b> n bra <c?c?>	-1 2 -1 0 0
last b> n bra att	0 2 0 -1 0
last b> n bruger §2	2 -1 0 -1 0
last b> n brukt den	-2 2 0 0 0
last b> n brukte §2	-2 2 1 -1 0
last b> n börja med	3 -3 1 0 0
last b> n da er	-1 3 -2 0 0
last b> n da får	2 1 -1 -3 0
last b> n da hun	-1 0 0 2 0
last b> n da jeg	-3 3 -1 -1 1
last b> n da kan	-1 -1 0 2 0
last b> n dag #	0 -2 -1 3 0
last b> n dag <c?c?>	-1 -2 3 1 0
last b> n dag <p?c?>	0 -2 -1 3 0
last b> n dag <p?p?>	4 -1 -2 -1 0
last b> n dag på	-1 -1 2 0 0
last b> n dag til	1 1 -2 1 0
last b> n dagar <c?c?>	-1 0 2 -1 0
last b> n dagar <p?p?>	-1 -1 0 2 0
last b> n dage <c?c?>	-2 -1 2 0 0
last b> n dagen #	2 -2 0 0 0
last b> n dagen <c?c?>	-2 0 0 1 0
last b> n dagen <pc>	0 2 0 -1 0
last b> n dagen i	-1 -4 6 0 0
last b> n dagen og	0 -2 0 2 0
last b> n dager <c?c?>	-1 -2 2 1 0
last b> n dager <c?p?>	0 2 -1 0 0
last b> n dager <cc>	2 0 -2 0 0
last b> n dager <p?p?>	1 -2 1 -1 0
last b> n daglig i	-1 -3 2 1 0
last b> n de der	0 2 -1 -1 0
last b> n dem i	-1 2 0 -1 0
last b> n den <c?c?>	2 -1 -1 -1 0
last b> n den <cp>	-1 -1 -1 2 0
last b> n den <p?c?>	0 -2 0 2 0
last b> n den <p?p?>	-1 0 2 -2 0
last b> n den anden	0 -1 2 -1 0
last b> n den andre	1 1 1 -2 0
last b> n den bliver	-1 2 -1 0 0
last b> n den ene	2 2 -2 -2 0
last b> n den er	4 2 -3 -3 0
last b> n den fra	-1 -1 0 2 0
last b> n den får	1 -1 2 -2 -1
last b> n den første	-1 -1 3 0 0
last b> n den gamle	-1 3 1 -2 0
last b> n den går	2 1 -1 -1 0
last b> n den hadde	2 -1 -1 -1 0
last b> n den har	-5 0 0 6 -1
last b> n den hentet	3 -1 -1 -1 0
last b> n den hjelpe	-2 3 0 -2 0
last b> n den hjälpe	-1 2 0 0 0
last b> n den här	2 -1 0 0 0
last b> n den i	-3 2 -2 3 0
last b> n den kan	-2 -1 -2 5 0
last b> n den kuren	4 -1 0 -3 0
last b> n den sepone	-1 -1 0 2 0
last b> n den setter	-2 0 3 -1 0
last b> n den ska	2 -2 -1 0 0
last b> n den skal	-3 5 -3 1 -1
last b> n den slutte	-1 0 -1 2 0
last b> n den som	0 2 0 -1 0
last b> n den stå	4 0 -1 -2 0
last b> n den står	-1 2 -1 0 0
last b> n den tager	0 -1 2 -1 0
last b> n den tar	0 3 2 -4 0
last b> n den tog	0 -2 -1 3 0
last b> n den tok	2 -1 0 -1 0
last b> n den vil	-1 2 0 0 0
last b> n den virker	-2 1 2 -1 0
last b> n den är	0 2 -2 0 0
last b> n der er	-1 1 -1 2 0
last b> n der har	-1 3 0 -2 0
last b> n der ikke	-1 2 -1 -1 0
last b> n der noget	-1 0 0 2 0
last b> n der ordine	3 -1 -1 -1 0
last b> n der skal	0 -1 -2 4 0
last b> n der står	2 -1 0 0 0
last b> n der §2	-3 2 -1 1 0
last b> n dereft én	2 0 -1 -1 0
last b> n det #	-2 1 0 0 1
last b> n det <c?c?>	1 -2 2 -1 0
last b> n det <c?p?>	2 -1 0 0 0
last b> n det <cp>	2 -1 -1 -1 0
last b> n det <p?c?>	0 1 -2 1 0
last b> n det <p?p?>	-2 2 1 -2 0
last b> n det ble	2 -1 0 -1 0
last b> n det blir	0 -1 2 0 0
last b> n det bliver	0 2 -2 0 0
last b> n det du	-2 -1 2 0 0
last b> n det er	0 -1 4 -3 0
last b> n det fik	3 0 0 -3 0
last b> n det for	0 3 -1 -2 0
last b> n det fortsæ	-1 2 -1 0 0
last b> n det får	-2 -1 1 2 0
last b> n det gir	0 0 0 -1 2
last b> n det gjorde	0 0 -2 2 0
last b> n det gjør	-2 3 0 -1 0
last b> n det går	-3 4 1 -2 0
last b> n det gör	-1 -3 1 3 0
last b> n det gør	-1 2 1 -1 0
last b> n det har	7 -3 -4 0 1
last b> n det hjalp	-1 -1 -1 3 0
last b> n det holder	0 2 -1 -1 0
last b> n det hun	-1 2 0 0 0
last b> n det i	-2 6 -2 -1 -1
last b> n det ikke	3 -3 2 -1 0
last b> n det men	2 0 -1 -1 0
last b> n det må	1 1 -2 -1 2
last b> n det notere	-2 0 0 0 3
last b> n det nu	0 -2 2 0 0
last b> n det och	-1 0 0 2 0
last b> n det på	-2 2 0 0 -1
last b> n det samme	-4 -2 5 1 0
last b> n det ska	-2 3 -2 1 0
last b> n det skal	-1 -2 -1 3 0
last b> n det står	1 -2 -1 0 1
last b> n det tager	0 -2 2 1 0
last b> n det tar	2 -3 0 2 0
last b> n det var	3 -4 -3 2 2
last b> n det vil	2 0 0 -1 -1
last b> n det være	-2 2 0 1 0
last b> n det §2	0 3 -2 -1 0
last b> n det är	-1 5 0 -5 1
last b> n dig den	-1 -1 2 0 0
last b> n du #	0 0 -2 2 0
last b> n du <c?c?>	0 -3 1 2 0
last b> n du bare	-1 0 -1 2 0
last b> n du er	2 -1 0 -1 0
last b> n du får	-1 0 0 2 0
last b> n du godt	-4 2 0 2 0
last b> n du går	-1 0 2 0 0
last b> n du ha	-2 7 -2 -2 0
last b> n du hadde	1 1 0 -2 0
last b> n du haft	2 -2 0 -1 1
last b> n du har	4 -3 -2 2 -1
last b> n du i	0 0 2 -1 0
last b> n du ikke	-2 -4 1 4 0
last b> n du ikkje	1 2 -2 0 0
last b> n du jag	-2 -1 0 3 0
last b> n du kan	-2 2 2 -1 0
last b> n du med	-2 1 0 1 0
last b> n du nu	-1 -2 4 0 0
last b> n du om	2 -1 -1 0 0
last b> n du på	-2 -1 2 -1 1
last b> n du skal	0 0 2 -1 0
last b> n du slutte	0 -1 0 2 0
last b> n du tar	-2 1 -1 -1 2
last b> n du til	-1 -1 2 0 0
last b> n du §2	0 -1 -1 2 0
last b> n då fortsä	1 -3 0 3 0
last b> n då får	0 2 0 -1 0
last b> n då kan	-1 -1 0 2 0
last b> n då slutar	0 -2 0 3 0
last b> n ei uke	1 2 -2 0 0
last b> n ei veke	-1 2 -1 0 0
last b> n en enkelt	-2 2 0 0 0
last b> n en gang	0 1 0 -2 1
last b> n en gång	1 -1 2 -2 0
last b> n en halv	-3 0 1 2 0
last b> n en ml	-1 2 0 0 0
last b> n en månad	2 -1 0 -1 0
last b> n en om	-2 3 1 -2 0
last b> n en streg	-1 2 -1 0 0
last b> n en till	5 -1 -2 -2 0
last b> n en time	-1 0 2 -1 0
last b> n en uke	1 -2 2 -1 0
last b> n en vecka	1 -3 1 1 0
last b> n er #	2 0 0 -1 0
last b> n er bare	-2 3 -1 0 0
last b> n er bra	-1 3 0 -2 0
last b> n er den	-1 -3 -1 4 1
last b> n er der	-2 0 -1 2 0
last b> n er det	2 -1 0 0 -1
last b> n er en	-2 -3 3 1 1
last b> n er fin	-1 3 -1 -1 0
last b> n er fint	-1 3 -1 -1 0
last b> n er for	2 -2 -1 0 0
last b> n er fra	2 0 -1 0 0
last b> n er greie	-2 3 0 0 0
last b> n er helt	0 2 0 -1 0
last b> n er hun	2 -2 -1 0 0
last b> n er ikke	8 -1 -3 -1 -3
last b> n er nede	-1 -1 -1 3 0
last b> n er nok	0 -2 1 2 0
last b> n er normal	2 0 0 -2 0
last b> n er på	0 2 -2 0 0
last b> n er samme	2 2 -1 -2 0
last b> n er slut	2 -1 0 -1 0
last b> n er som	1 -2 -1 2 0
last b> n er vel	0 -2 0 2 0
last b> n er væk	-2 0 -1 4 0
last b> n er §2	2 -3 2 -1 0
last b> n et år	-1 0 0 2 0
last b> n ett år	-1 0 -1 2 0
last b> n fick hon	2 -1 -1 -1 1
last b> n fick jag	1 0 0 -2 1
last b> n fikk det	0 -1 0 0 2
last b> n fikk elvebl	-1 -1 0 0 2
last b> n fikk jeg	0 0 1 -2 2
last b> n fint <c?c?>	0 1 -2 1 0
last b> n fjerde time	4 -1 -3 0 0
last b> n for #	2 0 -2 2 -2
last b> n for at	2 -2 -1 0 0
last b> n for deg	1 -2 1 -1 0
last b> n for det	2 0 -1 -1 0
last b> n for hoften	-2 1 0 1 0
last b> n for maven	0 2 -1 -1 0
last b> n for §2	-1 3 -1 -1 0
last b> n forrig uke	-2 0 1 1 0
last b> n fortsä med	-2 4 -1 -1 0
last b> n fortsæ <c?c?>	0 2 -1 -1 0
last b> n fortsæ med	0 2 0 -1 0
last b> n fra ham	-2 -1 0 2 0
last b> n fra i	-4 -1 1 2 2
last b> n fram med	-1 2 0 0 0
last b> n fredag <c?c?>	-1 2 -1 0 0
last b> n få §2	-2 -1 1 2 0
last b> n får det	-1 3 -1 0 -1
last b> n får du	0 -3 3 1 -1
last b> n får han	-2 2 2 -2 0
last b> n får stå	0 2 -1 -1 0
last b> n får §2	4 -4 -4 5 0
last b> n för #	4 -1 -1 -1 0
last b> n för högt	0 2 0 -1 0
last b> n för sin	-1 2 0 0 0
last b> n förra gången	2 1 0 -2 0
last b> n förra sommar	2 1 -1 -2 0
last b> n förra veckan	-2 -1 1 2 0
last b> n før hun	-4 0 4 0 0
last b> n før på	0 2 -1 -1 0
last b> n først når	3 0 -2 0 0
last b> n g #	-2 -1 3 -1 1
last b> n g per	2 -2 0 0 0
last b> n ga jeg	-1 0 2 -1 0
last b> n ga meg	1 -2 -1 1 0
last b> n gang daglig	0 -1 2 0 0
last b> n gange <c?c?>	1 1 -2 -1 0
last b> n gange i	2 0 0 -2 0
last b> n gange og	-1 1 -2 2 0
last b> n ganger daglig	-1 -2 3 0 0
last b> n ganger i	2 -2 -1 1 0
last b> n ganger om	-1 2 1 -2 0
last b> n gir vi	-2 0 3 -1 0
last b> n gives i	0 -1 2 -1 0
last b> n gjorde meg	0 -1 3 0 -2
last b> n gjør det	-1 -1 -1 2 0
last b> n glad for	-2 -1 0 4 0
last b> n grunn av	-1 -1 -1 0 2
last b> n gång i	-1 0 2 -1 0
last b> n gånger om	0 -1 2 -1 0
last b> n går bra	-3 6 -1 -2 0
last b> n går det	-1 0 0 2 0
last b> n går kveld	-1 -1 -1 2 0
last b> n går ned	-1 -1 0 3 0
last b> n går og	-1 3 -1 -1 0
last b> n gått ut	1 0 1 -2 0
last b> n ha det	2 1 -3 -1 0
last b> n ha kvar	-1 3 -1 -1 0
last b> n ha videre	-1 3 -1 -1 0
last b> n ha §2	0 -1 0 2 0
last b> n hadde §2	-1 3 -1 -1 0
last b> n haft en	2 -1 0 0 0
last b> n han fik	0 -1 0 0 2
last b> n han fikk	1 -2 0 1 0
last b> n han får	-2 -1 3 1 -1
last b> n han færdig	-1 2 0 -1 0
last b> n han ha	-2 4 -1 -1 0
last b> n han har	6 -1 -4 0 -1
last b> n han i	2 0 0 -2 0
last b> n han ikke	1 -2 -1 3 0
last b> n han kräkte	-2 -1 0 3 -1
last b> n har #	-1 0 0 2 0
last b> n har bare	-1 -1 3 -1 0
last b> n har brukt	-1 2 0 0 0
last b> n har det	4 -1 0 -1 0
last b> n har du	-4 4 0 -2 1
last b> n har fået	-1 1 2 -1 0
last b> n har fått	-2 0 0 2 -1
last b> n har haft	2 -1 -2 0 1
last b> n har han	1 3 -2 -2 0
last b> n har hun	1 3 -1 -3 0
last b> n har i	4 -1 -2 0 0
last b> n har jag	-3 4 -1 1 0
last b> n har jeg	2 0 0 -1 -1
last b> n har jo	3 -1 -1 -1 0
last b> n har ju	3 -1 -2 0 0
last b> n har også	2 -2 -1 1 0
last b> n har tatt	-3 1 0 2 0
last b> n har vel	2 -1 -1 0 0
last b> n har vi	2 -2 1 -1 0
last b> n har §2	-1 -1 4 -2 0
last b> n hedder §2	2 -1 -2 0 0
last b> n hele tiden	-1 2 0 -1 0
last b> n heller ikke	-2 -1 -1 2 1
last b> n hjalp ikke	2 -1 0 -1 0
last b> n hjelpe ikke	-1 -1 0 2 0
last b> n hon fick	-1 2 0 -1 1
last b> n hon fortsä	-2 2 0 0 0
last b> n hon ha	-1 2 0 0 0
last b> n hon har	-2 -1 1 1 1
last b> n hon inte	3 -1 -1 -1 0
last b> n hon är	2 -1 0 -1 0
last b> n hun bliver	0 -1 -1 2 0
last b> n hun er	-3 0 4 -1 0
last b> n hun fik	1 2 -2 -1 0
last b> n hun ikke	2 -1 -1 0 1
last b> n hun skal	2 1 -1 -2 0
last b> n hun som	-1 2 0 0 0
last b> n hun tager	0 2 -1 0 0
last b> n hun §2	-1 0 -1 2 0
last b> n hunden har	3 -1 -2 0 0
last b> n hver aften	0 -1 0 2 0
last b> n hver dag	1 1 -2 1 0
last b> n hver fjerde	4 -1 -3 0 0
last b> n hver kveld	-1 2 -1 -1 0
last b> n hver morgen	-1 0 2 -1 0
last b> n hver måned	-1 3 -1 0 0
last b> n hver tredje	-2 3 -1 0 0
last b> n hvis han	2 -1 -1 0 0
last b> n hvor lenge	-1 -2 0 2 0
last b> n hvor mange	-1 3 0 -1 0
last b> n hvorda er	-1 -2 -1 4 0
last b> n højre side	-2 0 0 2 0
last b> n i #	3 -7 5 -4 3
last b> n i aften	0 2 -1 -1 0
last b> n i armen	-2 2 2 -1 0
last b> n i august	-2 1 -2 1 2
last b> n i begge	-2 1 1 0 0
last b> n i början	2 -1 0 -1 0
last b> n i dag	-1 -7 3 4 1
last b> n i den	-3 4 1 -2 0
last b> n i dialys	-1 3 -1 0 0
last b> n i ei	-1 2 -1 0 0
last b> n i en	0 -3 2 1 0
last b> n i februa	4 -1 -2 -1 0
last b> n i fjor	7 0 -1 -4 -1
last b> n i forrig	-1 -1 0 2 0
last b> n i forvej	2 1 -3 0 0
last b> n i foråre	2 0 -2 -2 1
last b> n i fredag	-3 1 0 3 0
last b> n i går	-6 2 -3 9 -1
last b> n i hele	-2 1 0 0 1
last b> n i helgen	-1 -1 0 3 0
last b> n i klinik	-1 -1 3 -1 0
last b> n i kveld	-1 0 3 -2 0
last b> n i lördag	-1 -1 0 2 0
last b> n i maj	-1 -1 -1 3 0
last b> n i mars	3 0 -1 -2 0
last b> n i morgen	1 -2 4 -2 0
last b> n i munden	0 -1 2 -1 0
last b> n i muskel	0 -3 3 -1 0
last b> n i månade	-1 2 -1 0 0
last b> n i nakken	-1 2 0 -1 0
last b> n i nat	-1 1 -2 2 0
last b> n i orden	0 2 -1 -1 0
last b> n i samban	1 0 0 -2 1
last b> n i skapet	5 0 0 -5 0
last b> n i skuffe	1 1 0 -2 0
last b> n i sommer	-1 -1 0 2 0
last b> n i spenen	0 -1 -2 2 0
last b> n i stedet	-3 -1 4 -1 0
last b> n i ställe	3 -1 -1 0 0
last b> n i söndag	-3 0 0 3 0
last b> n i år	3 -1 -1 -1 0
last b> n igen <c?c?>	-3 0 -1 2 1
last b> n ikke <c?c?>	2 0 -1 0 0
last b> n ikke bruge	-2 0 0 2 0
last b> n ikke brukt	2 -1 0 -1 0
last b> n ikke den	-2 2 0 -1 0
last b> n ikke det	-1 -1 3 -1 0
last b> n ikke er	2 -1 0 -1 0
last b> n ikke få	0 0 0 -1 2
last b> n ikke før	-2 0 2 0 0
last b> n ikke gives	0 -1 -1 2 0
last b> n ikke ha	-3 -3 -1 6 1
last b> n ikke have	-2 -1 0 3 0
last b> n ikke i	3 -1 -3 1 0
last b> n ikke lenger	2 1 0 -2 0
last b> n ikke mer	-1 -1 0 0 2
last b> n ikke nå	2 0 -1 -1 0
last b> n ikke tatt	1 -2 2 -2 0
last b> n ikke til	-1 -1 2 0 0
last b> n ikke §2	0 2 0 -1 0
last b> n ingen §2	-2 2 0 0 0
last b> n inn i	-1 2 0 0 0
last b> n inntil #	2 -1 0 -1 0
last b> n inte den	2 0 -1 -1 0
last b> n inte det	-1 0 0 2 0
last b> n inte mer	-2 3 0 -1 0
last b> n inte nu	3 -1 0 -1 0
last b> n inte §2	-2 1 0 -1 3
last b> n ja #	-3 2 -1 3 0
last b> n ja <c?c?>	-4 4 -1 -1 1
last b> n ja <c?p?>	-1 -2 2 2 0
last b> n ja <p?c?>	4 0 -2 -2 0
last b> n ja <p?p?>	2 -2 2 -4 1
last b> n ja den	-3 4 -2 1 0
last b> n ja det	0 2 1 -2 -1
last b> n ja i	2 -1 0 0 0
last b> n ja men	0 -3 -1 3 0
last b> n jag en	-2 1 0 1 0
last b> n jag fick	2 0 0 -1 -1
last b> n jag har	-1 -2 1 2 0
last b> n jag i	-1 0 -1 2 -1
last b> n jag med	0 -2 0 2 0
last b> n jag ska	0 2 0 -2 0
last b> n jag skrive	1 -2 2 0 0
last b> n jag slutat	-1 -1 0 2 0
last b> n jag så	1 -2 0 2 0
last b> n jag tar	0 -1 2 -1 0
last b> n jag vet	-2 4 0 -2 0
last b> n jeg aldri	4 -1 -1 -3 0
last b> n jeg blev	2 0 -1 -1 0
last b> n jeg det	-1 0 -1 2 0
last b> n jeg er	0 -2 -1 3 0
last b> n jeg fik	-2 0 -1 1 2
last b> n jeg fikk	-1 -1 3 -1 0
last b> n jeg før	0 2 0 -1 0
last b> n jeg ha	-1 -1 2 0 0
last b> n jeg har	-3 2 3 -1 -1
last b> n jeg i	3 1 -1 -4 1
last b> n jeg ikke	-1 -2 3 1 -1
last b> n jeg jo	-1 2 0 0 0
last b> n jeg leste	2 -1 -1 -1 0
last b> n jeg når	-1 2 0 0 0
last b> n jeg på	-3 3 -1 0 0
last b> n jeg skal	-1 2 0 -1 0
last b> n jeg som	1 -1 0 -1 2
last b> n jeg så	0 1 -1 -1 2
last b> n jeg tar	1 2 -1 -1 -1
last b> n jeg var	-2 0 0 1 1
last b> n jeg vil	0 -3 0 3 0
last b> n jo §2	2 0 -1 -1 0
last b> n just det	2 -1 0 -1 0
last b> n kan bli	2 -1 0 0 0
last b> n kan du	-2 6 -2 -1 -1
last b> n kan gi	0 -1 0 2 0
last b> n kan han	0 3 -1 -1 0
last b> n kan jag	-1 -1 0 2 0
last b> n kontro i	-1 -1 2 0 0
last b> n krafti utslet	-1 0 0 -1 2
last b> n kun §2	0 -1 -1 2 0
last b> n kvar <c?c?>	-1 2 0 -1 0
last b> n kveld <c?c?>	-2 1 2 -1 0
last b> n kveld <p?p?>	-1 -2 -1 4 0
last b> n kveld i	0 2 -2 0 0
last b> n kväll <c?c?>	-1 0 -2 3 0
last b> n kväll i	-1 0 3 -1 0
last b> n kører du	-1 2 -1 0 0
last b> n la den	2 0 -1 0 0
last b> n lad os	0 -1 -1 2 0
last b> n lar vi	2 -1 0 0 0
last b> n legeva på	0 -1 0 2 0
last b> n lenger <p?p?>	-2 1 0 2 0
last b> n litt i	0 -1 2 0 0
last b> n låter vi	0 3 -1 -2 0
last b> n magekr av	-1 0 0 0 2
last b> n magen är	-1 -1 0 2 0
last b> n med <c?c?>	-1 4 -3 0 0
last b> n med <p?c?>	-2 1 0 1 0
last b> n med <p?p?>	-1 3 -1 -2 0
last b> n med <pp>	-2 2 0 0 0
last b> n med de	-2 -2 0 4 0
last b> n med den	-6 -2 1 8 -1
last b> n med det	0 2 1 -2 -1
last b> n med hjem	-1 -1 2 0 0
last b> n med i	2 -2 -2 2 0
last b> n med på	2 -1 1 -1 0
last b> n med spacer	0 -1 2 0 0
last b> n med §2	3 1 0 -4 0
last b> n meg bare	0 -1 3 0 -2
last b> n men da	-2 -2 0 4 0
last b> n men de	2 0 -1 0 0
last b> n men der	2 -3 0 1 0
last b> n men det	9 1 -4 -5 -2
last b> n men du	1 1 1 -3 0
last b> n men ikke	0 3 -1 -2 0
last b> n men inte	0 3 0 -2 0
last b> n men så	-1 0 0 2 0
last b> n men vi	2 0 -1 -1 0
last b> n mer <c?c?>	-2 -1 0 3 0
last b> n mg <c?c?>	2 2 -3 0 0
last b> n mg daglig	1 1 -2 -1 0
last b> n mg en	1 2 -2 0 0
last b> n mg i	0 -1 2 -1 0
last b> n mg kg	-1 -1 2 0 0
last b> n mg morgen	0 2 -1 0 0
last b> n mg morgon	0 3 -2 -1 0
last b> n mg om	-1 -1 1 2 0
last b> n min søster	-1 0 2 0 0
last b> n ml hver	3 -1 -2 0 0
last b> n ml i	-1 -1 2 -1 0
last b> n ml per	-1 -1 2 -1 0
last b> n morgen og	-1 2 -1 1 0
last b> n mot klådan	0 -1 2 0 0
last b> n må du	-2 3 0 -3 2
last b> n må han	-2 -1 0 3 0
last b> n månade <p?c?>	-1 5 -2 -1 0
last b> n måned siden	-1 0 0 2 0
last b> n månede <c?c?>	2 1 -2 0 0
last b> n natten <c?p?>	3 0 -3 0 0
last b> n natten i	-1 0 2 0 0
last b> n ned til	-1 2 -1 -1 0
last b> n nei <c?c?>	1 -3 -1 3 0
last b> n nei <p?c?>	0 -2 2 0 0
last b> n nei <p?p?>	1 2 -2 -2 0
last b> n nei den	2 2 0 -3 0
last b> n nej <c?c?>	5 -4 -4 0 3
last b> n nej <c?p?>	-3 0 0 3 0
last b> n njurar <c?c?>	-1 2 0 -1 0
last b> n noget andet	-1 0 0 0 2
last b> n noget for	0 -2 0 2 0
last b> n noget med	3 -2 0 -1 0
last b> n notere vi	-2 0 0 0 2
last b> n när du	-1 -1 0 2 0
last b> n nå #	-1 2 -1 -1 0
last b> n nå <p?p?>	2 0 0 -1 0
last b> n nå i	-3 2 1 -1 0
last b> n nå ja	3 -1 -2 0 0
last b> n nå og	1 -2 2 -1 0
last b> n når det	1 2 -1 -2 0
last b> n når han	-2 -1 0 3 0
last b> n når hun	1 -2 -1 2 0
last b> n når jeg	-1 3 0 -1 -1
last b> n och den	3 -3 0 -1 0
last b> n och det	1 -2 1 0 0
last b> n och han	-2 2 0 1 0
last b> n och nu	0 3 -2 0 0
last b> n och sen	-2 -1 1 1 0
last b> n och så	-1 3 0 -1 0
last b> n och §2	-4 -2 6 0 0
last b> n og aften	0 0 2 -1 0
last b> n og de	1 0 1 -2 0
last b> n og den	-1 2 -3 3 0
last b> n og der	2 -1 -2 2 -1
last b> n og det	-1 -2 0 3 -1
last b> n og du	-1 -2 1 3 0
last b> n og en	-1 -2 2 1 0
last b> n og er	2 -1 -1 0 0
last b> n og fortsæ	0 2 -1 0 0
last b> n og han	2 -1 0 -2 1
last b> n og har	-2 3 -1 0 0
last b> n og ingen	-2 2 0 0 0
last b> n og jeg	1 -2 0 1 1
last b> n og kalium	0 -1 2 0 0
last b> n og kveld	-1 3 -3 2 0
last b> n og så	-4 0 3 2 -1
last b> n og §2	-6 8 1 -3 0
last b> n også <c?c?>	4 -1 0 -2 -1
last b> n også men	2 -1 0 -1 0
last b> n også §2	-2 3 -1 1 0
last b> n om #	4 -5 3 -2 0
last b> n om dagen	-6 3 4 -1 0
last b> n om det	1 2 -1 -1 0
last b> n om du	1 1 0 -2 0
last b> n om hon	1 2 -2 -1 0
last b> n om morgen	0 0 -2 2 0
last b> n om månede	-1 2 -1 0 0
last b> n om natten	-1 -2 1 1 0
last b> n om sommer	1 -2 -1 2 0
last b> n om ugen	1 1 -2 -1 0
last b> n ondt i	-1 0 0 2 0
last b> n ont i	0 -2 1 1 0
last b> n op i	-1 2 -1 0 1
last b> n op med	-1 -1 0 2 0
last b> n opp i	-1 -1 0 0 2
last b> n ordine §2	3 -1 -1 -1 0
last b> n over #	-2 1 0 1 0
last b> n per dag	-1 -1 2 0 0
last b> n per døgn	2 -2 0 0 0
last b> n pust morgen	0 -2 2 0 0
last b> n på #	0 2 -2 0 -1
last b> n på akuten	-1 -1 0 2 -1
last b> n på apotek	-4 -1 6 -1 0
last b> n på den	-1 2 0 -1 0
last b> n på det	-4 1 1 2 0
last b> n på egen	-1 2 0 0 1
last b> n på en	4 3 -3 -4 0
last b> n på fredag	-2 4 -1 0 0
last b> n på grund	2 0 0 -2 0
last b> n på grunn	-1 -1 -1 0 2
last b> n på hälsok	3 -2 -1 0 0
last b> n på i	2 -1 0 -1 0
last b> n på og	-2 2 0 0 0
last b> n på sykehu	3 -2 -2 1 0
last b> n på søndag	-1 -1 0 3 0
last b> n på torsda	0 1 -2 1 0
last b> n på §2	-1 1 1 -2 0
last b> n rett i	0 -1 2 -1 0
last b> n ringer du	2 -1 -1 0 0
last b> n rører vi	-2 4 -1 -1 0
last b> n samban med	1 0 0 -2 1
last b> n samma sak	-4 2 -1 1 3
last b> n samme som	-2 1 0 2 0
last b> n sammen med	2 -1 0 -1 0
last b> n sedan i	-1 2 -1 0 0
last b> n sen i	-2 1 -1 2 0
last b> n sepone <c?c?>	-1 -1 1 2 0
last b> n ser jag	0 2 -1 -2 0
last b> n setter jeg	-1 -1 2 0 0
last b> n setter vi	-1 0 2 -1 0
last b> n siden <c?c?>	-3 -1 2 2 0
last b> n siden av	1 2 -1 -2 0
last b> n siden i	0 3 -2 -1 0
last b> n siden på	2 0 0 -2 0
last b> n sista i	0 -1 0 2 0
last b> n ska du	-1 3 -1 -1 0
last b> n ska hon	-1 0 -1 2 0
last b> n ska inte	-2 1 0 1 0
last b> n skal du	1 2 -2 0 -1
last b> n skal ikke	-2 -1 2 1 -1
last b> n skal ud	-1 -1 0 2 0
last b> n skrive jeg	0 0 -2 1 1
last b> n skrive ut	2 -1 0 -1 0
last b> n slut i	-1 0 0 2 0
last b> n sluta med	-5 2 0 3 0
last b> n slutat med	-1 -1 0 2 0
last b> n slutte du	-2 -2 -1 4 0
last b> n smerte <c?c?>	-1 0 2 0 0
last b> n som allerg	-2 0 0 0 2
last b> n som de	2 -1 -1 0 0
last b> n som en	0 -3 -1 3 0
last b> n som förut	-1 2 0 0 0
last b> n som hon	-2 1 0 1 0
last b> n som hun	-1 2 -1 0 0
last b> n som jag	3 0 0 -1 -1
last b> n som kona	-2 2 0 0 0
last b> n spurgt til	-2 0 2 0 0
last b> n stoppe du	0 -3 0 2 0
last b> n stoppe i	-2 0 -2 2 2
last b> n ställe #	2 -1 0 -1 0
last b> n står det	-1 2 -1 -3 3
last b> n står her	-2 2 0 -1 1
last b> n står i	-3 1 0 1 2
last b> n står på	3 -2 0 0 0
last b> n så #	-1 3 -1 -1 0
last b> n så den	1 -4 0 4 -1
last b> n så det	0 -2 1 1 1
last b> n så han	-1 0 2 -1 0
last b> n så jeg	-3 0 2 3 -3
last b> n så lenge	2 -1 -1 0 0
last b> n så mye	0 2 0 -1 0
last b> n så skal	1 -2 1 1 0
last b> n så tar	-1 -1 2 0 0
last b> n så var	4 -1 -1 -2 0
last b> n så vil	0 -1 2 -1 0
last b> n ta den	-1 2 0 0 0
last b> n ta mer	-1 0 0 2 0
last b> n ta §2	1 -2 -1 1 0
last b> n tager du	0 0 2 -1 0
last b> n tager vi	1 -1 -1 2 0
last b> n tar den	-2 2 0 0 0
last b> n tar det	0 -1 2 -1 0
last b> n tar du	-1 -4 2 2 0
last b> n tar en	-1 2 1 -2 0
last b> n tar jag	-1 4 -1 -2 0
last b> n tar jeg	-2 4 -1 -2 0
last b> n tar vi	2 -1 -1 1 0
last b> n tar §2	2 1 -2 0 -1
last b> n til #	-4 5 1 -1 -1
last b> n til de	2 0 -1 0 0
last b> n til det	-1 0 2 -1 0
last b> n til jul	2 -1 0 -1 0
last b> n til kvelde	-1 0 0 2 0
last b> n til på	-1 3 -2 1 0
last b> n till <p?p?>	2 -1 -1 0 0
last b> n till frukos	0 2 -1 -1 0
last b> n till kvälle	-1 2 -1 -1 0
last b> n till maten	0 2 -1 -1 0
last b> n till natten	0 -2 2 0 0
last b> n till våren	2 -1 -1 0 0
last b> n tills du	0 2 0 -1 0
last b> n tog jag	-2 -1 -1 4 0
last b> n tok jeg	2 -1 0 -1 0
last b> n tredje måned	-1 2 0 -1 0
last b> n trenge du	-1 -1 -1 3 0
last b> n uden virkni	-1 -1 0 2 0
last b> n uge #	0 2 0 -1 0
last b> n uke <p?p?>	2 -1 0 -1 0
last b> n uker <c?c?>	-2 1 1 0 0
last b> n under huden	0 -2 3 -1 0
last b> n var den	-2 1 0 1 0
last b> n var det	1 2 -2 -1 -1
last b> n var for	1 -1 2 -2 0
last b> n var i	-1 2 0 0 0
last b> n vecka <cc>	2 0 -1 0 0
last b> n ved behov	0 -2 2 0 0
last b> n ved med	-1 3 -1 -1 0
last b> n ved siden	0 3 -1 -2 0
last b> n vent <c?c?>	-1 -1 2 0 0
last b> n vi den	-2 1 2 -1 0
last b> n vi har	2 -2 2 -2 0
last b> n vi i	0 1 1 -2 0
last b> n vi ikke	1 3 -2 -1 0
last b> n vi inte	0 2 0 -2 0
last b> n vi kan	-1 -1 0 0 2
last b> n vi også	-1 -1 0 2 0
last b> n vi §2	2 0 1 -1 -2
last b> n vid behov	-3 1 3 -1 0
last b> n videre med	0 3 -1 -1 0
last b> n videre og	0 -2 1 1 0
last b> n vil jeg	0 0 3 -1 -2
last b> n vill jag	2 1 0 -2 0
last b> n vurder om	2 -1 -2 2 0
last b> n väl #	0 1 -2 1 0
last b> n vänta en	2 0 0 -1 0
last b> n være <c?c?>	-2 2 0 1 0
last b> n § i	0 -2 1 1 0
last b> n är borta	-1 -1 0 3 0
last b> n är bra	0 2 -1 -2 0
last b> n är en	-1 1 -1 2 0
last b> n är inte	0 -2 -1 1 2
last b> n är samma	0 2 -1 -1 0
last b> n år <cc>	-1 -1 -1 3 0
last b> n år <p?c?>	1 -1 -1 2 0
last b> n år <p?p?>	2 0 0 -2 0
last b> n år sedan	2 -1 -1 1 0
last b> n år siden	4 -2 1 -2 -1
last b> n én gang	1 -3 3 -1 0
last b> r # #	-2 -1 4 -1 -1
last b> r # <c?c?>	-4 2 3 -1 0
last b> r # <p?c?>	-1 2 -2 1 0
last b> r # в	-1 -1 2 0 0
last b> r # дней	-2 -1 2 1 0
last b> r # дня	-3 3 2 -2 0
last b> r # капель	1 2 -1 -2 0
last b> r # капли	5 -4 -1 -1 0
last b> r # кубико	2 -1 -1 0 0
last b> r # лет	2 -1 0 -1 0
last b> r # мг	-1 1 2 -2 0
last b> r # месяца	-1 -1 2 -1 0
last b> r # минут	-1 2 -1 0 0
last b> r # мкг	2 0 -2 -1 0
last b> r # мл	1 2 -2 0 0
last b> r # на	0 2 -1 -1 0
last b> r # недели	0 -1 0 2 0
last b> r # раз	-1 0 2 0 0
last b> r # раза	-3 -1 1 3 -1
last b> r # с	0 2 -1 -1 0
last b> r # утром	-1 -3 5 -1 0
last b> r <c?c?> #	-2 -2 2 2 0
last b> r <c?c?> §2	5 -1 -1 -4 1
last b> r <c?c?> а	3 -3 1 0 -1
last b> r <c?c?> антиби	-1 3 0 -1 0
last b> r <c?c?> да	3 1 -1 -3 0
last b> r <c?c?> давайт	2 0 -1 -1 0
last b> r <c?c?> и	-5 -1 6 -1 0
last b> r <c?c?> ладно	-1 0 2 -1 0
last b> r <c?c?> назнач	-2 0 0 2 0
last b> r <c?c?> не	-1 0 3 -1 0
last b> r <c?c?> нет	2 -1 0 0 0
last b> r <c?c?> он	2 -2 1 -1 0
last b> r <c?c?> она	2 0 0 -1 0
last b> r <c?c?> пейте	-1 3 -2 0 0
last b> r <c?c?> потом	1 -1 2 -2 0
last b> r <c?c?> пью	-1 0 -1 2 0
last b> r <c?c?> сейчас	0 -1 2 -2 0
last b> r <c?c?> так	0 2 -2 0 0
last b> r <c?c?> у	-1 -1 0 1 2
last b> r <c?c?> это	0 2 -2 0 0
last b> r <c?p?> а	0 2 1 -3 0
last b> r <c?p?> вы	-1 2 -1 0 0
last b> r <cc> не	-1 2 0 -1 0
last b> r <cc> это	-1 -1 2 0 0
last b> r <cp> §2	0 2 -1 0 0
last b> r <p?c?> а	-1 2 0 -1 0
last b> r <p?c?> и	1 -2 -1 0 2
last b> r <p?p?> а	-1 0 2 -1 0
last b> r <p?p?> скольк	-2 1 -1 0 2
last b> r <pc> хорошо	2 -1 0 0 0
last b> r <pp> а	-2 4 0 -1 0
last b> r а §2	-1 -3 2 2 -1
last b> r а дома	2 -2 0 -1 0
last b> r а на	-1 2 0 -1 1
last b> r а от	1 1 -2 -1 0
last b> r а что	-3 3 -1 0 0
last b> r аллерг на	-1 2 -1 0 0
last b> r антиби §2	-2 0 3 -1 0
last b> r больше #	0 -1 2 0 0
last b> r больше не	0 -1 -1 3 0
last b> r в больни	2 -2 1 -1 0
last b> r в вену	-1 -1 2 0 0
last b> r в день	2 -3 2 0 0
last b> r в мышцу	-2 0 2 0 0
last b> r в реклам	-1 -2 0 3 0
last b> r в час	2 0 -2 0 0
last b> r вечеро #	0 -1 2 0 0
last b> r внутри <c?c?>	-1 0 2 -1 0
last b> r во время	-1 -1 2 0 0
last b> r вот §2	0 -1 2 -1 0
last b> r вреда нет	-5 8 -1 -1 0
last b> r вчераш дня	-2 2 -1 1 0
last b> r дальше <c?c?>	2 3 -4 -1 0
last b> r дважды в	4 -1 -3 0 0
last b> r день #	1 -1 2 -1 0
last b> r день <c?c?>	2 3 -3 -2 0
last b> r день <c?p?>	2 -1 -1 0 0
last b> r день продол	2 -1 -1 0 0
last b> r дней <c?c?>	-1 -1 3 -1 0
last b> r дней <p?p?>	2 0 0 -1 0
last b> r дня <c?c?>	-2 1 2 -1 0
last b> r до #	-1 2 0 -1 0
last b> r добави §2	0 2 -1 -1 0
last b> r еще #	-1 3 0 -1 0
last b> r за #	2 0 -1 0 0
last b> r и §2	0 2 1 -3 1
last b> r и есть	-3 1 1 1 0
last b> r и на	2 -1 1 0 -2
last b> r и не	1 -2 2 -1 0
last b> r к нему	3 0 0 -2 0
last b> r каждый день	2 -3 0 1 0
last b> r каждый месяц	-1 2 0 0 0
last b> r кг в	2 0 -2 0 0
last b> r ладно <c?c?>	2 -1 1 -2 0
last b> r мг дважды	4 0 -4 0 0
last b> r месяца <c?c?>	0 0 2 -1 0
last b> r мл кг	2 0 -2 0 0
last b> r мл утром	0 3 -3 0 0
last b> r мне не	2 0 0 -1 0
last b> r может и	3 -1 -1 -1 0
last b> r можете не	-1 -1 0 2 0
last b> r на §2	3 0 1 -2 -2
last b> r на ночь	0 -2 2 1 0
last b> r назнач §2	-3 -1 0 4 0
last b> r не берите	2 0 0 -1 0
last b> r не возвра	2 0 0 -1 0
last b> r не давайт	-2 0 0 3 0
last b> r не давать	-1 -1 0 2 0
last b> r не даем	0 -1 0 2 0
last b> r не меняем	-2 5 -1 -2 0
last b> r не надо	2 0 0 0 -1
last b> r не нужен	-1 0 0 2 -1
last b> r не помога	0 -2 -1 2 0
last b> r не сейчас	2 0 0 -1 0
last b> r не трогае	-1 2 -1 0 0
last b> r нельзя <c?c?>	-2 -1 0 1 2
last b> r нет <c?c?>	0 -1 -2 3 -1
last b> r нет <p?c?>	-2 1 1 0 0
last b> r нет <pp>	-3 3 0 0 0
last b> r ни разу	-2 3 0 0 0
last b> r ночь <c?c?>	0 -1 2 0 0
last b> r ну и	-1 0 -1 0 2
last b> r один раз	3 -1 0 -1 0
last b> r он §2	0 -1 2 0 0
last b> r он же	3 -3 0 0 0
last b> r он и	-1 -1 2 1 0
last b> r от блох	-1 4 -2 0 0
last b> r от него	1 -2 -2 3 0
last b> r от прошло	-2 0 -1 3 0
last b> r по #	-2 1 -1 2 0
last b> r по одной	-1 0 2 -1 0
last b> r пока не	3 -1 -1 -1 0
last b> r при присту	-1 2 -1 0 0
last b> r приним §2	0 0 0 2 -1
last b> r прошло году	2 -1 1 -1 0
last b> r пусть пьет	-3 3 0 0 0
last b> r пьет §2	-1 2 0 0 0
last b> r пью #	-1 2 -1 0 0
last b> r раз <c?c?>	2 -1 0 -1 0
last b> r раз в	-1 -1 3 -1 0
last b> r раза #	-1 2 0 -1 0
last b> r раза <c?c?>	-2 3 -3 1 0
last b> r раза в	2 -2 1 -1 0
last b> r с §2	-1 -1 2 1 0
last b> r со вчераш	-2 2 -1 1 0
last b> r так же	0 2 -1 0 0
last b> r там §2	0 -2 -1 3 0
last b> r тогда #	-1 -1 2 0 0
last b> r толку нет	-2 0 0 2 0
last b> r толку от	-1 -1 0 2 0
last b> r только при	-1 2 -1 0 0
last b> r третий день	-2 1 -1 1 0
last b> r у вас	-2 1 -1 2 1
last b> r у меня	-1 -2 2 1 0
last b> r у него	0 -2 -1 0 2
last b> r у нее	2 0 -1 -1 0
last b> r утром и	-1 2 1 -2 0
last b> r хорошо <c?c?>	-3 2 1 0 0
last b> r через #	-1 0 2 -1 0
last b> r через день	-1 3 -2 0 0
last b> r через месяц	2 -1 -1 0 0
last b> r это не	2 -1 0 0 -1
last b> r я ей	-1 0 0 2 0
last before continue	0 -1 -3 3 0
last before denyPlan	-6 3 5 0 -2
last before given	1 1 -2 1 -1
last before negation	-2 2 0 -2 2
last before no	-4 0 -1 2 3
last before reaction	-3 -1 -2 -1 7
last before start	3 -4 7 -2 -4
last before stop	-9 6 4 1 -2
last before takes	2 4 -3 -1 -2
last before yes	1 -3 -1 3 0
last beside advice	0 0 0 -2 1
last beside asNeeded	-2 -1 0 3 0
last beside condition	-2 0 3 0 0
last beside doseForm	-2 2 0 -2 1
last beside frequency	4 -1 -1 0 -2
last beside future	0 4 -3 -2 0
last beside kin	-3 4 -1 1 0
last beside planCue	0 3 -2 0 -1
last beside procedure	1 3 -1 -3 0
last beside prognosis	-2 1 2 0 0
last beside question	0 2 -3 1 0
last beside referral	2 0 0 -1 -1
last beside secondPerson	0 2 -3 0 1
last beside social	-3 0 1 2 0
last beside symptom	1 -2 0 1 1
last beside timeWord	3 -1 -1 1 -2
last beside uncertain	-1 0 -1 3 0
last beside unit	3 1 -4 1 -1
last c< e #	0 4 -1 -3 0
last c< e <c?c?>	0 -3 1 1 1
last c< e <cc>	-2 3 -2 3 -2
last c< e <p?c?>	1 3 -4 -1 1
last c< e <p?p?>	0 -2 0 0 2
last c< e <pc>	-2 0 0 0 1
last c< e <pp>	0 2 -1 -1 0
last c< e ?	1 -2 2 -1 0
last c< e a	0 -4 4 -1 0
last c< e about	3 -1 -1 -2 0
last c< e and	0 2 0 -1 -1
last c< e antib	0 2 -1 0 0
last c< e been	-2 1 -2 4 -1
last c< e but	-3 1 2 -1 1
last c< e child	-2 1 0 1 0
last c< e come	-2 1 0 1 0
last c< e conti	0 -1 0 -2 3
last c< e don't	-2 1 0 1 0
last c< e for	1 -4 4 -1 0
last c< e gave	4 0 -2 -1 -1
last c< e go	0 -1 2 0 0
last c< e got	3 -1 0 -1 0
last c< e had	1 -2 1 0 0
last c< e he	1 0 -2 1 0
last c< e her	-2 1 -1 2 0
last c< e him	-1 -1 3 -1 0
last c< e his	-1 3 -2 1 0
last c< e i	2 4 -4 -2 -1
last c< e i'm	2 0 0 -1 -1
last c< e in	-2 2 -1 1 0
last c< e is	1 1 -2 -1 0
last c< e it	-1 -1 2 0 0
last c< e its	-1 -1 1 -1 2
last c< e jab	0 -1 2 0 0
last c< e keep	-2 2 0 0 0
last c< e me	-1 0 -1 3 -1
last c< e more	-1 -1 -1 3 0
last c< e no	0 -3 -1 1 2
last c< e not	2 0 0 -1 0
last c< e of	1 -2 1 -1 0
last c< e off	-2 2 0 1 0
last c< e on	2 1 -2 0 -1
last c< e once	0 -1 -2 3 0
last c< e one	1 1 0 -2 0
last c< e see	-2 -2 0 4 0
last c< e she	2 0 -1 -1 0
last c< e so	-2 -3 0 2 2
last c< e some	2 -1 1 -1 0
last c< e still	-1 2 0 0 0
last c< e stopp	-2 -1 2 0 0
last c< e sugge	-1 2 0 0 0
last c< e table	-1 3 -1 0 0
last c< e take	0 2 -3 -1 2
last c< e takes	2 -1 0 -1 0
last c< e that	4 -3 1 -5 2
last c< e the	-2 2 -4 9 -5
last c< e then	0 1 2 -2 0
last c< e to	1 -3 2 0 0
last c< e today	2 -1 0 -1 0
last c< e use	4 0 -2 -1 0
last c< e want	0 -2 3 0 0
last c< e was	2 -2 -2 1 1
last c< e well	1 -2 0 1 0
last c< e what	2 -1 0 -1 0
last c< e wife	1 -2 0 1 0
last c< e with	-1 -1 2 -2 1
last c< e you	0 -4 5 -1 0
last c< e |	-5 4 -2 1 1
last c< e §2	5 -1 -2 -3 0
last c< n #	-6 0 8 -1 -1
last c< n <c?c?>	3 0 -2 2 -2
last c< n <c?p?>	2 -1 0 -1 0
last c< n <cc>	-1 0 -2 2 1
last c< n <cp>	3 2 -2 -2 -1
last c< n <p?c?>	4 -2 -3 1 0
last c< n <p?p?>	-5 -1 3 3 0
last c< n <pc>	-3 -2 3 2 0
last c< n <pp>	0 3 -1 -2 0
last c< n ?	3 -2 -3 3 -2
last c< n af	0 -2 0 0 2
last c< n aldri	2 0 0 -1 0
last c< n aller	1 0 -1 -2 1
last c< n altså	-1 -1 2 0 0
last c< n andet	0 2 -1 -1 0
last c< n antib	0 3 -1 -1 0
last c< n använ	-2 3 0 -1 0
last c< n at	2 -1 0 -1 0
last c< n av	-3 -4 2 1 4
last c< n bara	2 -2 1 -1 0
last c< n bare	0 4 0 -3 -1
last c< n begyn	-3 2 0 1 0
last c< n behan	-2 -1 3 0 0
last c< n behov	-2 -1 3 0 0
last c< n blir	1 -2 -1 0 2
last c< n blodt	-2 1 -1 2 0
last c< n bort	-1 -1 0 2 0
last c< n bra	-3 1 -1 2 0
last c< n brukt	2 -2 0 0 0
last c< n byter	-1 -1 2 0 0
last c< n bytte	-2 1 -2 3 0
last c< n börja	-2 0 2 0 0
last c< n da	-3 -2 4 1 1
last c< n dag	0 -1 2 -1 0
last c< n dage	-3 -1 3 1 0
last c< n dagen	-2 -1 1 2 0
last c< n dagli	0 3 -2 0 0
last c< n de	-2 1 3 -2 -1
last c< n dem	1 1 -1 -2 2
last c< n den	3 -2 2 -2 -1
last c< n der	3 -3 0 0 -1
last c< n dere	0 -1 -1 2 0
last c< n det	-5 -5 2 4 3
last c< n dig	-1 -1 3 -1 0
last c< n drypp	-1 -2 1 1 0
last c< n du	3 -8 2 4 0
last c< n där	0 -3 -1 4 0
last c< n då	-2 4 2 -3 0
last c< n efter	2 -1 -1 0 0
last c< n eg	0 -1 0 2 0
last c< n egen	2 -1 0 0 0
last c< n ejer	2 0 -1 -1 0
last c< n eller	1 2 -1 -1 0
last c< n en	-2 2 0 -2 3
last c< n et	1 -2 1 1 0
last c< n fast	-2 3 -1 -1 0
last c< n faste	0 -1 0 2 0
last c< n fick	3 1 0 -4 0
last c< n fik	3 1 -3 -1 0
last c< n fikk	1 4 -2 -2 -1
last c< n for	-1 -2 3 0 0
last c< n foreb	0 -1 2 0 0
last c< n fortf	0 -1 2 0 0
last c< n forts	3 0 -2 -2 2
last c< n få	1 -2 3 -2 0
last c< n fået	1 -1 2 -3 0
last c< n får	-2 3 0 -1 -1
last c< n før	0 2 -1 -2 0
last c< n ga	-2 1 0 1 0
last c< n gav	2 -1 -2 1 0
last c< n ger	0 -1 2 -1 0
last c< n gi	5 -1 -2 -2 0
last c< n gir	-1 3 0 -1 0
last c< n give	2 -1 1 -1 0
last c< n givet	-2 1 -1 2 0
last c< n gång	-3 0 0 0 3
last c< n går	3 -1 0 -2 0
last c< n ha	0 2 -1 -1 0
last c< n hadde	0 -1 0 2 0
last c< n hade	1 0 -1 2 -1
last c< n halv	2 -1 -1 0 0
last c< n ham	-1 2 -1 0 0
last c< n han	1 3 -4 1 -1
last c< n har	5 4 -7 -2 -1
last c< n hatt	-1 -1 0 2 1
last c< n have	-1 -1 1 2 0
last c< n hed	-3 0 3 0 0
last c< n hedde	-3 0 3 1 0
last c< n helle	0 -2 0 1 0
last c< n helt	0 2 -1 -1 0
last c< n hemma	2 -1 0 -1 0
last c< n heter	-3 -1 3 1 0
last c< n hon	3 0 -2 -1 0
last c< n hu	-1 1 1 -2 0
last c< n hun	0 5 -4 0 0
last c< n i	2 -3 4 -3 -1
last c< n igen	3 -1 -1 -1 0
last c< n ikke	2 0 -1 -1 -1
last c< n ikkje	2 -1 0 0 0
last c< n ingen	2 -1 -1 -1 2
last c< n inget	2 -2 -1 -1 2
last c< n inhal	0 0 2 -1 0
last c< n inte	-4 3 0 2 -1
last c< n jag	2 4 -1 -4 -1
last c< n jeg	-2 3 -1 0 -1
last c< n jern	-2 2 -1 1 0
last c< n jo	0 0 -3 3 0
last c< n kan	2 0 0 -1 -1
last c< n kur	-1 2 1 -2 0
last c< n kvalm	2 -1 0 0 0
last c< n ligge	-3 2 -1 2 0
last c< n lille	-1 4 -2 -1 0
last c< n lista	-1 0 0 2 0
last c< n lite	0 2 -1 -1 0
last c< n loppe	0 2 -1 0 0
last c< n lägge	-2 -1 3 0 0
last c< n maskm	2 -1 0 0 0
last c< n med	2 -6 0 3 1
last c< n medis	0 -3 0 2 0
last c< n men	-4 2 0 0 1
last c< n mere	-3 0 1 2 0
last c< n min	3 -2 -1 1 0
last c< n ml	2 -1 -1 -1 0
last c< n mot	-1 1 2 -1 -1
last c< n måned	3 -1 -2 0 0
last c< n nei	-2 -1 1 1 0
last c< n noe	-1 0 2 0 0
last c< n noget	2 1 -2 -1 0
last c< n nu	-3 -1 4 1 0
last c< n när	-1 -1 0 3 0
last c< n och	-2 4 -2 2 -2
last c< n og	-2 10 -2 -1 -5
last c< n også	-3 -1 -1 5 0
last c< n okej	-1 0 2 -1 0
last c< n om	4 0 -3 -1 0
last c< n opp	-2 1 0 1 0
last c< n ormek	2 -1 -1 0 0
last c< n over	0 2 0 -3 1
last c< n pappa	2 -1 0 -1 0
last c< n på	-4 4 -2 -5 7
last c< n reaks	-1 0 -1 0 2
last c< n sagde	-1 1 -1 2 0
last c< n salva	-2 0 0 2 0
last c< n sedan	-1 3 0 -1 0
last c< n sen	-1 2 0 -1 0
last c< n ser	2 0 -2 -1 0
last c< n sette	0 0 2 -1 0
last c< n siden	0 -3 2 2 0
last c< n sist	2 0 0 -1 0
last c< n ska	-1 -1 2 0 0
last c< n skick	-1 2 -1 0 0
last c< n skriv	0 -1 2 -1 0
last c< n sluta	-1 -1 -1 3 0
last c< n slutt	-2 3 -2 1 0
last c< n smert	-2 -2 1 3 0
last c< n smør	-1 1 -2 2 0
last c< n sprøj	2 0 -1 0 0
last c< n sprøy	2 -1 -1 1 0
last c< n start	4 -2 -2 0 0
last c< n stede	2 -2 -1 1 0
last c< n stop	3 -1 -2 1 0
last c< n stopp	0 2 -1 -1 0
last c< n ställ	-1 1 2 -2 0
last c< n står	-1 2 -2 0 2
last c< n så	-1 -4 2 4 -2
last c< n sån	0 -1 0 2 0
last c< n ta	-2 -1 4 0 -1
last c< n table	0 -2 -1 2 0
last c< n tag	-2 2 1 -1 0
last c< n tage	2 0 -1 -1 0
last c< n tar	-3 3 0 2 -1
last c< n tatt	0 -2 0 2 0
last c< n tek	-1 0 2 0 0
last c< n tidig	0 2 0 -1 0
last c< n tidli	3 -2 0 -1 0
last c< n til	1 1 3 -4 -1
last c< n till	-3 0 3 1 0
last c< n tille	-1 0 2 0 0
last c< n tog	-1 -1 0 2 0
last c< n tok	-1 0 -1 2 0
last c< n tvang	2 0 -2 0 0
last c< n tåler	-2 -1 0 1 2
last c< n udslæ	-1 0 -1 0 3
last c< n uger	0 0 -2 3 0
last c< n under	3 -3 1 0 0
last c< n ut	-2 -1 2 1 0
last c< n var	8 -5 -3 1 -1
last c< n vaske	1 -1 -1 2 0
last c< n vi	-1 -3 1 5 -2
last c< n vider	-2 -1 2 1 0
last c< n |	0 0 -2 1 2
last c< n §	4 1 -2 -1 -1
last c< n §2	-4 0 3 0 0
last c< n åt	3 -1 0 -1 0
last c< r #	-4 3 -1 2 0
last c< r <c?c?>	0 0 -3 3 0
last c< r <cc>	-1 -3 3 1 -1
last c< r <p?c?>	-2 -1 0 2 2
last c< r <pp>	2 -2 -1 2 0
last c< r ?	-3 1 1 1 1
last c< r |	-4 6 -4 4 -1
last c< r §2	0 4 -2 -1 0
last c< r а	1 6 -4 -3 -1
last c< r вас	-1 2 -1 0 0
last c< r витам	0 -1 -1 3 0
last c< r вмест	0 -1 2 -1 0
last c< r вот	3 -3 0 1 -1
last c< r дала	-3 1 -1 3 0
last c< r еще	-3 0 0 1 1
last c< r запиш	-3 3 0 -1 0
last c< r и	-2 -1 1 -1 2
last c< r капел	-1 -1 2 1 0
last c< r капли	-2 1 -1 2 0
last c< r колол	6 -2 -1 -3 0
last c< r мазь	-1 2 -1 0 0
last c< r можно	-1 2 0 -1 0
last c< r мы	-2 2 -1 2 0
last c< r на	1 -2 -2 1 2
last c< r назна	1 -1 2 -1 0
last c< r начне	-1 -1 2 -1 0
last c< r не	3 -1 0 -2 0
last c< r него	-1 -1 2 0 0
last c< r недел	2 0 0 -1 0
last c< r нет	2 0 -2 0 0
last c< r никак	2 0 -2 0 0
last c< r ничег	-2 0 1 1 0
last c< r но	2 -1 -1 0 0
last c< r она	3 -2 -1 -1 0
last c< r от	-2 0 1 0 1
last c< r отмен	-2 2 1 -1 0
last c< r пить	-1 0 2 0 0
last c< r по	-1 2 -1 -1 0
last c< r прини	0 2 -2 0 0
last c< r про	2 -1 0 0 0
last c< r пьет	2 -1 0 0 0
last c< r пьете	-1 -1 2 -1 0
last c< r пью	-1 3 -2 0 0
last c< r раза	-1 -1 2 0 0
last c< r с	5 0 -3 -2 0
last c< r сдела	-2 0 3 0 0
last c< r сейча	0 -1 2 -1 0
last c< r сердц	0 2 -1 -1 0
last c< r табле	0 2 -1 -1 0
last c< r там	4 -1 -1 -2 0
last c< r тепер	-2 0 0 1 1
last c< r тогда	2 -2 0 0 0
last c< r тольк	-1 -1 2 0 0
last c< r убира	0 2 -1 0 0
last c< r хорош	-1 1 -2 3 0
last c< r что	3 -1 0 -1 -2
last c< r я	3 -1 -2 1 -1
last c> e #	-7 8 4 -3 -2
last c> e <c?c?>	1 2 -4 3 -1
last c> e <cp>	-3 2 -1 2 1
last c> e <p?p?>	3 -1 -3 2 -1
last c> e <pc>	-2 1 2 0 0
last c> e <pp>	2 0 -1 0 0
last c> e a	0 4 0 -3 -2
last c> e ago	2 0 0 -2 0
last c> e an	-2 1 1 0 0
last c> e and	2 -1 -2 0 0
last c> e at	2 0 0 -1 0
last c> e becau	0 -2 1 1 0
last c> e but	6 -2 -1 -2 0
last c> e came	0 0 0 -2 2
last c> e come	1 -2 1 0 0
last c> e day	-2 3 0 -1 0
last c> e don't	-2 3 0 -1 0
last c> e due	-2 2 0 0 0
last c> e for	3 -2 0 -1 0
last c> e from	-2 -1 -1 5 0
last c> e give	2 -2 -1 -1 2
last c> e good	-1 2 0 0 0
last c> e had	0 -3 0 5 -1
last c> e half	-1 4 -3 -1 0
last c> e has	-1 1 2 -1 0
last c> e he	1 0 -2 -1 1
last c> e her	0 -3 1 1 0
last c> e his	-1 0 -1 2 0
last c> e how	2 -1 -1 0 0
last c> e i	-6 3 -2 4 1
last c> e in	1 -2 2 -2 1
last c> e inste	-1 -1 3 0 0
last c> e is	3 -2 2 -2 -1
last c> e it	-1 0 -1 -1 2
last c> e it's	-1 -1 0 3 0
last c> e its	-1 -1 -1 3 0
last c> e keep	-1 2 -1 0 0
last c> e last	-3 0 4 -3 2
last c> e level	0 2 0 -1 0
last c> e mg	-1 -4 5 0 0
last c> e ml	0 -2 0 2 0
last c> e month	0 2 2 -3 0
last c> e my	0 -1 -1 2 1
last c> e no	0 3 -2 0 0
last c> e not	3 -1 -1 0 -1
last c> e nothi	2 -1 0 -1 0
last c> e now	-2 -2 5 -1 0
last c> e of	0 -2 3 -1 0
last c> e off	2 -1 0 0 0
last c> e okay	-1 0 -1 2 0
last c> e on	-2 1 2 0 -1
last c> e once	-2 -1 1 0 1
last c> e one	-2 0 5 -2 0
last c> e or	1 -2 0 1 -1
last c> e out	-2 -1 -1 3 1
last c> e paste	0 3 -3 0 0
last c> e sache	-1 -2 2 1 0
last c> e she	2 1 -2 -1 0
last c> e so	-1 -1 3 -1 0
last c> e spray	-1 -1 0 2 0
last c> e stays	-1 3 -1 -1 0
last c> e still	1 -3 0 2 0
last c> e table	2 1 -2 0 0
last c> e that	3 2 0 -4 -1
last c> e that'	0 -2 2 0 0
last c> e thats	-2 2 0 1 0
last c> e the	1 -4 0 2 0
last c> e then	-1 -2 3 1 0
last c> e they	0 -1 3 -1 0
last c> e time	-2 -1 1 0 2
last c> e today	2 -1 -1 1 0
last c> e up	1 0 1 -2 0
last c> e use	-1 2 0 -1 0
last c> e was	4 0 -3 -1 0
last c> e when	0 0 -2 2 0
last c> e with	2 -1 0 -1 -1
last c> e yes	-3 4 0 -1 0
last c> e §2	1 1 -3 1 -1
last c> n #	-3 0 2 5 -3
last c> n <c?c?>	0 0 -2 -2 3
last c> n <c?p?>	-1 4 -2 2 -3
last c> n <cc>	4 3 -4 -3 0
last c> n <cp>	0 0 -3 0 2
last c> n <p?c?>	1 -3 -2 4 0
last c> n <p?p?>	0 5 -3 -5 2
last c> n <pc>	2 1 -2 0 -1
last c> n <pp>	2 1 -2 0 -1
last c> n af	-2 0 -1 3 0
last c> n aktue	3 -2 -1 0 0
last c> n apote	-3 0 3 1 0
last c> n armen	-1 2 -1 -1 0
last c> n at	2 -1 0 -1 0
last c> n att	3 0 0 -3 0
last c> n av	-2 1 0 2 -1
last c> n bara	-1 -1 2 0 0
last c> n bare	-2 1 3 0 -2
last c> n behol	-2 3 -1 -1 0
last c> n behov	-3 2 2 0 0
last c> n behöv	-3 1 0 3 0
last c> n ble	1 -2 -1 1 1
last c> n borta	-1 -1 0 3 0
last c> n brugt	-1 -1 -1 3 0
last c> n bruke	2 0 -1 -1 0
last c> n creme	-1 -2 0 2 0
last c> n dag	-2 0 -1 2 0
last c> n dage	-2 -1 0 3 0
last c> n dager	1 -1 -2 2 0
last c> n dagli	0 2 0 -1 0
last c> n deg	-1 -1 0 0 2
last c> n den	-4 2 4 0 -1
last c> n der	0 4 -1 -3 0
last c> n det	0 6 1 -9 3
last c> n dig	-1 -1 2 0 0
last c> n dropp	-1 -1 2 1 0
last c> n dråbe	-1 2 1 -2 0
last c> n du	0 5 -1 -6 2
last c> n då	5 -1 -2 -1 0
last c> n eller	4 -2 -2 0 0
last c> n en	-1 5 -3 -2 1
last c> n enhet	-1 0 2 -1 0
last c> n er	2 -4 4 -1 -1
last c> n et	1 -2 1 0 0
last c> n ett	0 -1 2 0 0
last c> n etter	4 -1 0 -2 0
last c> n feber	2 0 -1 -1 0
last c> n fick	0 -2 1 1 0
last c> n fik	3 -1 1 -3 0
last c> n fikk	1 -2 -1 0 2
last c> n fint	-2 0 -1 4 0
last c> n forri	-2 0 1 1 0
last c> n forts	-1 4 0 -2 0
last c> n fra	-3 -2 -1 4 1
last c> n fruko	0 -1 0 2 0
last c> n från	-2 0 -1 3 0
last c> n får	0 1 -3 -1 3
last c> n för	3 -1 0 -1 -1
last c> n før	-1 2 -1 0 0
last c> n g	1 -4 3 -1 0
last c> n ga	2 -1 1 -3 0
last c> n gamle	3 -1 1 -3 0
last c> n gang	4 -3 0 -3 1
last c> n gange	6 -4 -2 0 0
last c> n gel	0 -1 3 -2 0
last c> n gis	1 2 0 -2 0
last c> n gives	0 -1 2 -1 0
last c> n gjord	0 -1 2 0 -2
last c> n grann	2 0 -1 -1 0
last c> n gång	2 -1 0 -2 0
last c> n går	-2 2 -2 3 0
last c> n gør	1 -2 1 0 0
last c> n ha	-1 3 -2 0 0
last c> n hadde	3 -1 0 -1 0
last c> n hade	2 0 -1 -1 0
last c> n halsb	-2 3 0 0 0
last c> n han	-1 2 0 -2 2
last c> n har	-1 3 0 0 -2
last c> n havde	-2 0 0 2 0
last c> n hele	-1 2 0 0 0
last c> n hemma	-1 2 0 -1 0
last c> n henne	-1 -1 -1 3 0
last c> n her	0 2 1 -3 0
last c> n heter	-1 -1 1 2 0
last c> n hjelp	-3 2 -1 1 0
last c> n hofte	-1 -1 0 2 0
last c> n hon	-2 1 -2 3 0
last c> n hos	0 2 0 -1 0
last c> n hoste	-1 2 -1 -1 0
last c> n huden	0 -1 2 0 0
last c> n hun	1 3 0 -3 -1
last c> n hver	0 5 -2 -2 0
last c> n hvis	2 0 -2 0 0
last c> n hvor	-2 1 0 1 0
last c> n i	5 -2 2 -3 -2
last c> n iblan	-1 2 -1 0 0
last c> n igen	-2 -1 1 0 2
last c> n ikke	1 2 -1 -1 -1
last c> n innti	2 -3 1 0 0
last c> n inte	-3 -1 0 3 -1
last c> n intra	-1 -1 2 0 0
last c> n ja	-1 4 1 -4 1
last c> n jag	-1 3 -2 0 -1
last c> n jeg	0 2 -3 -5 6
last c> n junio	-2 2 0 -1 0
last c> n kaliu	-1 -1 0 3 0
last c> n kan	3 2 -2 -2 0
last c> n klini	1 -1 3 -2 0
last c> n krem	-2 -1 2 1 0
last c> n kvar	0 3 -1 -2 0
last c> n kvart	-1 -1 2 0 0
last c> n kveld	-1 -2 0 2 0
last c> n kväll	-1 -1 -2 4 0
last c> n la	2 -1 -1 0 0
last c> n lenge	0 2 2 -3 0
last c> n lægge	3 -1 -2 0 0
last c> n maven	-2 4 -1 -2 0
last c> n med	-2 1 0 -1 2
last c> n men	8 -3 -6 3 -3
last c> n mer	-2 0 0 0 3
last c> n mg	-1 0 3 0 -1
last c> n mikst	-1 2 0 -1 0
last c> n min	4 0 -3 -1 0
last c> n ml	0 -3 4 -2 0
last c> n morge	-2 4 1 -4 0
last c> n mot	0 -3 0 5 -1
last c> n muske	-1 -1 3 -1 0
last c> n må	3 0 -1 -3 2
last c> n måned	-1 2 -1 0 0
last c> n nakke	0 2 -1 -1 0
last c> n natte	-1 -3 3 2 0
last c> n nei	4 -1 -4 1 0
last c> n nej	4 0 -2 0 -1
last c> n nerve	-1 2 0 -1 0
last c> n ni	-1 -2 0 3 -1
last c> n nok	0 -1 2 -1 0
last c> n noter	-1 0 -1 0 3
last c> n nu	0 -3 3 0 0
last c> n när	-1 -2 -1 5 -1
last c> n nå	-4 0 3 1 0
last c> n når	-6 5 -1 3 -1
last c> n och	0 -1 2 0 -1
last c> n og	-2 4 -1 1 -2
last c> n også	2 -2 0 1 -1
last c> n okej	-1 2 -1 -1 0
last c> n om	2 -1 1 -1 -1
last c> n oralt	-2 0 2 0 0
last c> n ordin	2 0 -1 -1 0
last c> n pasie	1 -1 2 -2 0
last c> n pasta	2 -1 0 -1 0
last c> n per	-1 -1 3 -1 0
last c> n prøve	2 -1 -1 -1 0
last c> n pulve	-1 -1 2 0 0
last c> n på	1 1 0 -2 1
last c> n rygge	-1 0 2 0 0
last c> n räcke	-1 -1 2 0 0
last c> n samme	-2 0 1 1 0
last c> n satt	-2 3 -1 0 0
last c> n sedan	0 2 -1 -1 0
last c> n sen	-1 2 0 0 0
last c> n sepon	-1 -2 1 2 0
last c> n ser	-2 2 -1 1 1
last c> n sette	-2 0 3 -1 0
last c> n siden	-2 3 -1 1 0
last c> n sin	0 -1 -2 2 0
last c> n ska	2 0 -1 -1 0
last c> n skape	6 0 0 -5 0
last c> n skift	-1 0 -1 2 0
last c> n sluta	-2 -1 0 4 0
last c> n som	-2 4 -4 3 -1
last c> n spray	3 1 -3 -1 0
last c> n sprut	-1 2 0 -1 0
last c> n sprøy	3 0 -2 -1 0
last c> n stede	-2 0 3 -1 0
last c> n stikk	-1 1 2 -1 0
last c> n stopp	-2 -2 -3 7 0
last c> n ställ	3 -2 0 -1 0
last c> n stå	-1 4 -2 -1 0
last c> n står	-1 2 -1 -2 2
last c> n sug	0 -1 0 2 0
last c> n sykeh	2 -2 0 0 0
last c> n så	-4 -2 5 -2 2
last c> n ta	-1 -1 1 2 0
last c> n table	2 -3 0 2 0
last c> n tar	0 5 0 -5 -1
last c> n til	2 -3 2 1 -2
last c> n till	-3 -1 3 1 -1
last c> n tok	2 -1 0 0 0
last c> n trapp	-1 -1 -1 3 0
last c> n tredj	0 2 0 -1 0
last c> n treng	-1 0 -1 2 0
last c> n tygge	-1 2 0 0 0
last c> n uke	1 -2 1 0 0
last c> n under	-1 -1 4 -1 0
last c> n ut	-1 -2 -2 5 0
last c> n uændr	-1 2 0 0 0
last c> n var	-1 0 -2 3 0
last c> n varje	-1 2 0 -1 0
last c> n ved	-2 0 0 2 0
last c> n vi	7 -3 0 -3 -1
last c> n vid	-2 2 0 -1 1
last c> n vurde	4 -1 -2 0 0
last c> n vänta	2 -1 -1 -1 0
last c> n være	4 0 -1 -3 0
last c> n §2	0 -2 1 1 0
last c> n µg	-2 0 3 -1 0
last c> n är	-2 -1 0 1 2
last c> n år	2 2 0 -4 0
last c> n én	2 -2 1 -2 0
last c> n øret	-2 -1 1 1 0
last c> r #	-4 0 5 0 -1
last c> r <c?c?>	2 0 -1 -1 0
last c> r <c?p?>	-1 3 0 -1 -1
last c> r <cc>	1 1 -2 0 -1
last c> r <p?c?>	0 -2 2 -2 2
last c> r <pc>	2 -1 -1 0 0
last c> r <pp>	2 0 0 -2 0
last c> r §2	5 -1 -3 1 -2
last c> r а	2 -1 -1 0 -1
last c> r броси	-1 0 0 2 0
last c> r был	2 0 0 -1 0
last c> r в	1 1 -2 1 -1
last c> r вам	2 -1 -1 0 1
last c> r вас	0 -2 0 1 0
last c> r весно	1 -1 -1 -1 2
last c> r вечер	-1 3 -1 -1 0
last c> r вмест	-1 1 1 -2 0
last c> r внутр	-1 0 2 -1 0
last c> r вы	-2 3 -2 1 0
last c> r да	2 -1 0 -1 0
last c> r даем	1 -1 -1 2 0
last c> r дали	-2 -1 2 0 0
last c> r дальш	2 0 -2 -1 0
last c> r дважд	4 0 -3 0 0
last c> r его	0 -1 2 -1 1
last c> r ей	0 -1 -1 2 0
last c> r еще	0 2 -2 -1 0
last c> r же	2 -2 1 0 0
last c> r и	-1 2 1 -3 1
last c> r из	-2 4 0 -2 0
last c> r из-за	-2 0 0 3 0
last c> r как	-3 3 -2 1 1
last c> r капал	2 1 0 -2 0
last c> r капел	0 2 -1 -1 0
last c> r капли	1 -2 0 0 0
last c> r колол	2 -1 -1 -1 2
last c> r кубик	2 -2 0 0 0
last c> r купил	-3 -2 -1 6 0
last c> r мг	2 0 0 -1 0
last c> r месяц	-1 2 0 0 0
last c> r мкг	2 0 -2 -1 0
last c> r мл	1 2 -4 0 0
last c> r мне	0 1 0 -3 1
last c> r может	1 -2 0 0 0
last c> r можно	-1 3 0 -2 0
last c> r мы	1 -1 -1 2 0
last c> r на	-1 0 3 -1 -1
last c> r нам	-1 0 -1 0 2
last c> r не	5 -4 1 0 -2
last c> r него	3 -1 1 -2 0
last c> r недел	-2 0 2 1 0
last c> r нельз	-2 0 -1 0 3
last c> r никог	-1 -1 2 0 0
last c> r ночь	1 0 -2 2 0
last c> r ну	0 -1 2 -1 0
last c> r один	-2 0 2 0 0
last c> r одной	-1 -1 2 0 0
last c> r он	4 -3 1 -2 0
last c> r она	2 -1 0 -1 0
last c> r остав	-1 4 -2 0 0
last c> r от	4 0 -1 -2 -1
last c> r отмен	0 -2 -1 3 0
last c> r пакет	-2 1 1 0 0
last c> r пейте	-1 4 -2 0 0
last c> r пила	0 -1 2 0 0
last c> r по	-4 -1 5 0 0
last c> r под	-2 0 3 -1 0
last c> r пока	2 0 0 -1 0
last c> r полов	-1 -1 -1 2 0
last c> r прини	2 -1 -1 1 -1
last c> r продо	-1 2 0 0 0
last c> r прошл	2 0 0 -1 0
last c> r пьет	-1 3 0 -1 0
last c> r пью	0 2 -1 -1 0
last c> r раз	0 2 -1 -1 0
last c> r с	-2 0 2 0 0
last c> r сам	-2 0 0 2 0
last c> r сами	-2 0 -1 3 0
last c> r себе	-2 -1 0 3 0
last c> r сейча	-2 -2 4 0 0
last c> r сироп	-1 2 1 -1 0
last c> r сколь	-2 3 0 -1 0
last c> r совсе	-1 -1 -1 3 0
last c> r табле	0 2 -1 -1 0
last c> r у	1 -3 0 3 0
last c> r убира	-2 1 0 1 0
last c> r уже	-2 -1 0 3 0
last c> r утром	-2 2 2 -2 0
last c> r хорош	-1 1 -1 0 2
last c> r через	-1 3 -2 0 0
last c> r шприц	-1 -1 2 0 0
last clinician examination	-3 -2 0 4 0
last clinician plan	0 -1 2 -1 0
last cue allergy	3 -1 -2 -2 2
last cue allergy maybe clinician plan	-2 0 -1 0 4
last cue allergy maybe patient history	2 0 0 -1 0
last cue continue	2 2 -2 -1 -1
last cue continue maybe clinician history	2 0 0 -1 0
last cue continue maybe clinician plan	1 3 -3 0 -1
last cue continue patient history	1 -2 0 1 0
last cue denyPlan	-3 0 1 2 0
last cue denyPlan clinician plan	-2 1 -1 3 -1
last cue denyPlan maybe clinician plan	-1 -2 2 0 1
last cue denyPlan maybe patient history	2 -1 -1 0 0
last cue denyPlan maybe patient plan	-2 1 1 0 0
last cue given	0 -1 -1 3 0
last cue given clinician history	2 -1 -1 1 0
last cue given maybe clinician examination	0 -1 -3 3 0
last cue given maybe clinician history	-1 -1 0 3 -1
last cue given maybe clinician plan	-4 0 3 -1 1
last cue given maybe patient examination	1 1 0 -2 0
last cue given maybe patient history	1 1 0 -3 0
last cue given maybe patient plan	2 0 -2 0 0
last cue lower	-2 3 0 0 -1
last cue lower maybe clinician plan	-1 2 0 -1 0
last cue none	3 0 3 -5 0
last cue none clinician examination	-1 2 -2 1 1
last cue none clinician plan	-1 3 3 -5 0
last cue none maybe clinician examination	2 0 -2 1 0
last cue none maybe clinician history	5 -4 0 0 -1
last cue none maybe clinician plan	2 0 0 -2 0
last cue none maybe patient examination	-2 0 -1 1 2
last cue none maybe patient history	-2 -2 4 1 -1
last cue none maybe patient plan	-2 1 3 -2 0
last cue none patient plan	2 3 -2 -1 -1
last cue raise	-1 2 -1 0 0
last cue raise maybe clinician plan	-1 2 -1 1 0
last cue refuse	-1 -4 2 1 2
last cue refuse clinician examination	-1 -1 0 2 0
last cue refuse clinician plan	3 -1 -4 0 2
last cue refuse maybe clinician examination	-4 0 4 -1 0
last cue refuse maybe clinician history	-6 2 2 1 0
last cue refuse maybe clinician plan	2 -1 1 0 -1
last cue refuse maybe patient plan	2 -1 1 0 -1
last cue start	0 1 3 -4 -1
last cue start clinician history	-1 0 3 -1 0
last cue start maybe clinician examination	-2 0 2 0 0
last cue start maybe clinician history	-2 1 0 -3 3
last cue start maybe clinician plan	3 0 -1 0 -2
last cue start maybe patient history	-1 -3 2 2 0
last cue start maybe patient plan	1 -1 -1 2 0
last cue start patient history	1 2 -2 0 -1
last cue start patient plan	1 2 -1 -2 0
last cue stop	3 -2 -4 4 -1
last cue stop maybe clinician history	0 2 -2 -1 0
last cue stop maybe clinician plan	1 -2 -2 3 0
last cue stop maybe patient history	-1 3 -1 -1 0
last cue stop maybe patient plan	2 -1 0 -1 0
last cue stop patient history	0 -2 0 2 0
last cue stop patient plan	0 -1 2 -1 0
last cue takes	3 3 -3 1 -4
last cue takes clinician plan	0 -1 -1 3 0
last cue takes maybe clinician examination	-1 3 -1 -1 0
last cue takes maybe clinician history	-2 -2 4 0 0
last cue takes maybe clinician plan	3 1 -1 0 -2
last cue takes maybe patient history	0 0 -1 2 -1
last cue takes patient history	0 3 0 -3 0
last cue takes patient plan	2 0 -1 -1 0
last dose	-6 5 5 -1 -6
last dose clinician history	-1 1 2 -1 0
last dose clinician plan	-1 2 6 -6 -1
last dose maybe clinician examination	-2 1 1 1 0
last dose maybe clinician history	-1 -3 -2 6 0
last dose maybe clinician plan	4 -3 3 -1 -2
last dose maybe patient history	2 4 -3 -1 -1
last dose maybe patient plan	-3 1 2 1 0
last dose patient history	-2 2 -2 3 -1
last dose patient plan	1 2 -1 -2 0
last folded affirmed	-2 5 -5 2 0
last folded denied	5 -4 2 -1 -1
last folded none	4 2 2 -3 -4
last in advice	-4 -5 8 1 1
last in allergy	2 -1 -2 -1 1
last in asNeeded	-7 5 3 0 -1
last in condition	6 1 -3 -4 0
last in contact	6 -6 1 1 -2
last in continue	-1 4 -3 2 -2
last in denyPlan	-1 -2 0 0 3
last in diagnosis	5 -1 -2 1 -3
last in doseForm	-1 -5 6 3 -2
last in drugClass	6 -1 -4 0 -2
last in firstPerson	1 1 1 2 -5
last in followUp	0 0 0 2 -1
last in frequency	-3 3 2 1 -2
last in future	-2 -2 1 4 0
last in given	4 -4 0 0 1
last in hypothetical	1 1 2 -7 2
last in kin	4 0 -3 1 -2
last in lower	-2 5 -2 -1 -1
last in negation	2 2 -4 -1 0
last in no	0 1 -2 -2 2
last in otherAnimal	0 -2 3 -1 0
last in otherPerson	3 -3 -3 4 -1
last in past	8 0 -3 -5 0
last in planCue	0 -3 1 4 -1
last in procedure	3 -5 10 -6 -2
last in question	0 -1 -1 6 -4
last in raise	-1 3 -1 -1 0
last in reaction	-2 -3 1 -4 7
last in referral	2 -2 -6 8 -1
last in refuse	-1 2 -5 2 2
last in secondPerson	-3 -4 4 0 2
last in social	2 -1 1 -1 0
last in start	1 -1 2 2 -3
last in stop	-3 5 -5 4 -1
last in symptom	-3 -2 4 -2 4
last in takes	2 2 -2 3 -5
last in test	3 -1 -1 1 -2
last in thirdPerson	1 3 2 -3 -3
last in timeWord	2 5 1 1 -9
last in uncertain	1 -1 -3 3 -1
last in unit	1 2 3 -3 -2
last in yes	-3 5 -3 0 0
last inexact	10 -5 -1 -2 -2
last late	1 4 4 -9 1
last maybe clinician examination	-5 1 0 5 -1
last maybe clinician history	-3 0 3 -2 2
last maybe clinician plan	2 2 -2 0 -1
last maybe patient examination	0 0 -1 -1 2
last maybe patient history	3 0 2 -1 -3
last maybe patient plan	2 0 0 -1 -2
last next allergy	0 -1 1 -2 2
last next continue	-1 2 -3 2 -1
last next denyPlan	-2 -2 -1 3 1
last next kin	0 -1 0 2 -1
last next negation	0 2 0 -1 -1
last next no	5 -3 0 -1 0
last next otherPerson	4 -2 0 -2 0
last next past	3 1 -7 1 2
last next raise	-1 3 0 -2 0
last next reaction	-4 -1 0 -2 7
last next start	-1 -1 5 -3 -1
last next stop	1 4 -1 -1 -2
last next takes	-2 6 -2 0 -1
last next yes	-6 1 -4 6 3
last often	-3 3 5 -3 -2
last others 0	4 1 0 -2 -2
last others 1	3 -2 -3 5 -3
last others 2	-2 4 1 -4 0
last patient history	5 -1 -3 0 -1
last patient plan	4 2 -2 -4 0
last subject other	2 0 0 -2 0
last subject patient	2 2 1 -1 -3
last subject relative	4 -1 -1 0 -1
last then allergy	-2 -1 0 -6 9
last then allergy clinician	-2 0 0 -1 3
last then allergy maybe clinician	-2 -2 1 -1 5
last then allergy maybe patient	1 0 0 -2 0
last then another	2 0 2 0 -5
last then condition	3 1 2 -2 -4
last then condition clinician	3 -3 1 0 -1
last then condition maybe clinician	0 4 -2 0 -3
last then condition maybe patient	1 1 -2 0 0
last then continue	-9 21 -6 -4 -3
last then continue clinician	-2 6 1 -4 -1
last then continue maybe clinician	-5 8 -3 1 -1
last then continue maybe patient	-2 3 -1 0 -1
last then denyPlan	-2 -7 -2 6 5
last then denyPlan clinician	-2 -2 3 0 0
last then denyPlan maybe clinician	0 0 -2 1 0
last then denyPlan maybe patient	-1 -2 0 4 0
last then doseForm	2 2 0 -1 -3
last then doseForm clinician	0 0 2 0 -1
last then doseForm maybe clinician	-3 1 -1 3 0
last then doseForm maybe patient	1 2 -1 -1 0
last then firstPerson clinician	2 -5 0 1 2
last then firstPerson maybe clinician	-1 1 -2 3 -1
last then firstPerson maybe patient	4 2 -7 2 -1
last then firstPerson patient	-2 2 -3 3 1
last then frequency	-3 6 6 -6 -4
last then frequency clinician	0 3 -1 -1 -1
last then frequency maybe clinician	0 1 3 -2 -2
last then frequency maybe patient	-2 4 -1 0 -1
last then frequency patient	0 1 -2 0 1
last then given	0 -1 -2 2 1
last then given clinician	0 2 -1 0 -1
last then given maybe clinician	0 2 -1 -3 1
last then given maybe patient	0 -1 -1 2 -1
last then hypothetical	-1 -2 1 -4 5
last then hypothetical clinician	0 -2 0 1 1
last then hypothetical maybe clinician	-1 1 2 -3 1
last then kin	5 -2 2 -3 -2
last then kin maybe patient	1 -1 3 -4 1
last then kin patient	1 -2 1 1 -1
last then lower	-3 7 -2 -1 -1
last then negation	2 -3 -1 4 -3
last then negation clinician	-2 2 2 -1 -1
last then negation maybe clinician	-4 0 1 2 0
last then negation maybe patient	1 5 1 -5 -2
last then negation patient	2 2 -2 -2 0
last then no	4 3 -4 -2 -1
last then no maybe clinician	0 1 -3 2 1
last then no maybe patient	0 3 -1 0 -2
last then no patient	1 -2 -1 1 1
last then otherAnimal	0 -3 3 1 0
last then otherAnimal maybe patient	-1 0 -1 2 0
last then otherPerson	-1 -1 2 0 0
last then otherPerson maybe clinician	0 -3 3 -1 1
last then past	3 0 -1 -4 2
last then past clinician	2 1 0 -3 0
last then past maybe clinician	0 3 -2 0 0
last then past maybe patient	3 2 -3 -1 -1
last then past patient	-2 1 0 1 0
last then planCue	-2 3 -3 3 0
last then planCue maybe clinician	-1 -1 5 -1 -3
last then planCue maybe patient	5 -2 1 -4 0
last then planCue patient	-2 1 1 0 -1
last then question	0 0 -4 4 -1
last then question clinician	1 2 2 -5 0
last then question maybe clinician	-1 0 -1 2 0
last then question maybe patient	5 -2 -2 0 -1
last then question patient	3 -2 -1 0 0
last then raise	-4 10 1 -5 -1
last then raise maybe clinician	-1 4 -2 -1 0
last then raise maybe patient	-1 1 2 -2 0
last then reaction	-2 -1 0 -3 6
last then reaction maybe patient	1 -2 -1 0 1
last then reaction patient	-1 2 -1 -1 1
last then refuse clinician	0 3 0 -1 -1
last then refuse maybe clinician	0 0 2 -2 0
last then refuse maybe patient	2 4 1 -4 -3
last then refuse patient	1 2 -2 0 -1
last then secondPerson	1 -2 1 0 1
last then secondPerson clinician	3 -1 -2 -1 0
last then secondPerson maybe clinician	3 0 1 -2 -2
last then secondPerson patient	-2 1 -1 2 0
last then start	-2 3 -1 -1 1
last then start clinician	1 1 2 -4 0
last then start maybe clinician	-4 2 6 -5 1
last then start maybe patient	2 1 -1 -2 0
last then start patient	0 2 -1 0 -1
last then stop	-7 -3 -9 18 -3
last then stop clinician	-4 -1 0 7 -1
last then stop maybe clinician	-2 0 -4 9 -3
last then stop maybe patient	-2 -4 1 6 -1
last then symptom	2 -1 -4 1 2
last then symptom maybe patient	3 0 0 -2 -1
last then symptom patient	-1 -1 -4 3 2
last then takes	1 2 -4 2 -2
last then takes clinician	-2 2 -2 0 2
last then takes maybe clinician	-3 -1 2 4 -2
last then takes maybe patient	-1 4 -1 -2 0
last then takes patient	-1 2 0 0 -1
last then unit	4 -2 5 -2 -5
last then unit clinician	0 0 2 -1 -1
last then unit maybe clinician	-1 0 3 -2 0
last then unit maybe patient	-3 5 2 -1 -2
last then unit patient	-2 -3 -1 7 -1
last then yes	2 0 -2 -2 1
last then yes clinician	0 -1 -2 2 0
last then yes maybe patient	4 -4 2 -3 0
last then yes patient	-2 -2 1 2 0
last told allergy	0 -3 -2 -1 6
last told allergy maybe clinician	-1 0 -2 2 1
last told allergy maybe patient	1 -2 -1 -1 3
last told allergy patient	-1 -1 2 -1 2
last told continued	0 5 -3 -1 -1
last told continued implied	1 -2 1 1 -1
last told continued implied maybe patient	1 -3 2 0 0
last told continued implied patient	1 1 -2 0 0
last told continued maybe clinician	-3 1 -2 4 1
last told continued maybe patient	3 0 0 -2 -1
last told continued patient	1 4 -2 -2 0
last told foreign	3 -3 2 -2 -1
last told foreign maybe clinician	-1 -2 -1 2 1
last told foreign maybe patient	-1 -1 3 -1 -1
last told foreign patient	6 -2 0 -3 0
last told lowered	-2 2 0 0 -1
last told lowered maybe clinician	-1 2 0 -1 0
last told named implied	-1 4 -1 0 -1
last told named implied clinician	0 4 -4 -1 1
last told named implied maybe clinician	2 -3 1 1 1
last told named implied maybe patient	-1 2 3 -2 -1
last told named implied patient	-2 2 -1 2 -1
last told past implied	-2 1 1 0 0
last told past maybe clinician	-2 -2 3 2 -1
last told past maybe patient	0 2 -2 -2 2
last told past patient	3 0 -1 -1 -1
last told raised	0 2 0 -2 0
last told raised maybe clinician	-1 2 0 -1 0
last told refused	4 -4 -4 3 0
last told refused clinician	0 -3 -3 4 2
last told refused implied	0 2 -1 0 0
last told refused implied maybe patient	0 2 -1 0 0
last told refused maybe clinician	2 1 1 -4 0
last told refused maybe patient	2 -1 -2 2 -1
last told started	1 1 1 -1 -2
last told started clinician	1 -1 4 -3 -1
last told started implied	-1 -2 3 0 -1
last told started implied maybe clinician	0 -3 3 0 0
last told started maybe clinician	-1 3 -3 1 0
last told stopped	0 -2 0 3 -1
last told stopped clinician	-2 -3 1 3 1
last told stopped maybe clinician	1 2 -1 -2 0
last told stopped maybe patient	1 1 -2 1 -1
last told stopped patient	1 -2 1 1 0
last told supposed implied	2 0 -2 0 -1
last told supposed implied clinician	2 -1 -2 1 0
last trade	2 3 2 1 -7
last w< e #	-2 -2 -2 7 -1
last w< e <c?c?>	0 -2 -1 3 0
last w< e <c?p?>	-1 -1 2 1 -1
last w< e <cc>	0 1 0 1 -2
last w< e <p?c?>	2 2 -2 -3 1
last w< e <p?p?>	-1 -2 2 -1 3
last w< e <pc>	-2 1 0 0 1
last w< e ?	2 2 -2 -2 0
last w< e a	-3 -7 7 1 2
last w< e about	4 -1 -1 -1 0
last w< e addin	-1 -1 3 -1 0
last w< e after	-1 -2 4 -1 0
last w< e again	-1 -1 2 0 0
last w< e ago	-2 -1 3 -1 0
last w< e all	-3 2 0 -1 3
last w< e and	-3 3 -1 2 -2
last w< e antib	1 1 -2 0 0
last w< e anyth	-2 -1 0 0 3
last w< e are	-2 3 -1 0 0
last w< e as	0 -3 4 -1 -1
last w< e at	0 -2 0 2 -1
last w< e be	-1 2 -2 1 0
last w< e been	-2 -1 0 4 -1
last w< e befor	1 2 -1 0 -1
last w< e bit	1 -1 2 -1 0
last w< e blood	-1 3 0 -1 0
last w< e both	3 -1 -1 -1 0
last w< e but	-3 0 3 -1 1
last w< e carry	1 -2 0 1 0
last w< e child	-2 1 0 1 0
last w< e clot	0 -3 4 0 0
last w< e come	-2 1 0 1 0
last w< e conti	0 0 0 -2 3
last w< e daily	3 -2 0 -1 0
last w< e day	-2 -1 0 2 0
last w< e days	1 -2 -1 1 1
last w< e did	-1 0 -3 3 0
last w< e do	1 3 -1 -3 0
last w< e does	1 2 -1 -1 -1
last w< e doesn	2 -1 0 -1 -1
last w< e don't	-2 1 0 1 0
last w< e done	2 -1 0 -1 0
last w< e dose	0 2 -1 -1 0
last w< e down	-2 0 1 0 0
last w< e drops	-2 1 0 1 0
last w< e ever	0 0 2 -1 0
last w< e every	3 0 -1 -2 0
last w< e fine	3 0 -2 -1 0
last w< e finis	0 -2 0 2 0
last w< e first	-2 -1 1 0 1
last w< e for	-2 -5 4 1 2
last w< e from	-1 0 -1 3 -1
last w< e gave	4 0 -2 0 -1
last w< e go	0 -1 2 -1 0
last w< e going	2 -1 1 -3 0
last w< e gone	0 -2 3 -1 0
last w< e good	-1 -2 0 4 -1
last w< e had	-2 -1 1 2 0
last w< e has	1 0 1 -2 -1
last w< e have	3 -2 2 -3 0
last w< e he	2 -1 -3 0 1
last w< e he's	-1 -2 2 1 0
last w< e heart	2 0 -1 -1 0
last w< e her	-2 1 1 1 0
last w< e him	1 -3 2 1 -1
last w< e his	-3 6 -3 0 0
last w< e hrt	-1 -1 0 2 0
last w< e i	-3 3 -1 2 -1
last w< e i'll	-2 1 1 -1 0
last w< e if	4 -1 -1 -1 -1
last w< e ill	-4 -2 6 0 0
last w< e im	0 -2 4 -1 0
last w< e in	5 -2 -3 -2 1
last w< e inr	-1 -1 0 2 0
last w< e inste	0 -2 0 2 0
last w< e is	3 -1 -2 1 -1
last w< e it	-4 -1 2 2 1
last w< e it's	0 -3 3 0 0
last w< e its	-3 1 3 -2 1
last w< e ive	1 0 -2 1 0
last w< e jab	0 -1 2 0 0
last w< e just	-1 2 -1 0 0
last w< e keep	-2 3 -1 0 0
last w< e know	3 -1 -1 -1 0
last w< e last	2 1 -3 0 0
last w< e let's	-1 -1 0 3 0
last w< e like	2 -1 -1 -1 0
last w< e march	3 -1 -1 -1 0
last w< e me	0 1 -2 2 -1
last w< e mg	-2 0 -1 0 3
last w< e ml	2 -2 -1 1 0
last w< e more	-1 -1 -1 3 0
last w< e my	3 -2 -2 1 1
last w< e next	2 0 0 -1 0
last w< e night	0 -1 0 2 0
last w< e no	-1 -1 -3 0 5
last w< e not	3 2 -2 -1 -1
last w< e nothi	-2 -1 2 1 0
last w< e of	0 -3 3 0 -1
last w< e off	-2 1 1 -1 0
last w< e ok	4 -2 0 -3 0
last w< e on	-2 -2 -1 3 2
last w< e once	1 -2 -1 1 0
last w< e one	3 1 1 -3 -2
last w< e other	2 -2 0 0 0
last w< e our	-1 -1 0 2 0
last w< e out	0 2 -1 -1 0
last w< e right	-1 0 2 -3 2
last w< e risk	-1 -2 3 0 0
last w< e same	-1 2 0 -1 0
last w< e say	2 0 0 -1 0
last w< e see	0 -2 0 3 0
last w< e she	0 0 -2 1 0
last w< e she's	0 1 -2 1 0
last w< e since	-1 0 0 2 0
last w< e sleep	0 -1 -1 2 0
last w< e so	-4 -7 8 2 1
last w< e somet	0 0 2 -2 0
last w< e spray	-1 0 0 2 0
last w< e start	2 -1 0 -1 0
last w< e stayi	0 2 0 -1 0
last w< e still	-2 2 0 1 0
last w< e stop	-1 -1 2 1 0
last w< e stopp	-1 1 2 -1 0
last w< e sugge	-1 2 -1 0 0
last w< e table	1 3 -2 -2 0
last w< e take	0 5 -4 -2 2
last w< e takes	2 -1 -1 -1 0
last w< e that	2 3 -1 -5 0
last w< e that'	-2 0 2 -1 0
last w< e thats	2 2 -2 -1 -1
last w< e the	-4 4 -1 5 -4
last w< e then	1 -1 3 -1 -1
last w< e they	2 3 -2 -3 -1
last w< e this	0 -3 2 2 0
last w< e those	-2 0 0 2 0
last w< e till	-1 -1 2 0 0
last w< e today	1 4 -1 -3 -1
last w< e twice	0 1 -4 2 0
last w< e use	3 1 -1 -2 0
last w< e vein	0 -1 2 -1 0
last w< e vet	-1 2 -1 0 0
last w< e want	-1 -3 4 0 0
last w< e ward	-3 -1 -1 -1 5
last w< e was	-4 -2 1 1 3
last w< e we	2 0 -2 0 0
last w< e we'll	0 0 2 -1 0
last w< e we're	-1 0 0 2 0
last w< e we've	-2 1 0 1 0
last w< e week	-2 -1 2 -1 2
last w< e weeks	-1 -1 1 2 0
last w< e well	2 -1 -1 0 0
last w< e went	0 0 -1 -1 2
last w< e were	0 -2 1 -3 3
last w< e what	4 -2 -2 0 0
last w< e when	-2 2 3 -4 0
last w< e why	-2 0 2 0 0
last w< e wife	1 -2 0 1 0
last w< e worme	3 -1 -1 0 0
last w< e x-ray	-1 0 2 0 0
last w< e yeah	-1 2 -1 0 0
last w< e year	-2 0 2 0 0
last w< e yes	1 0 -2 0 1
last w< e you	0 -2 0 1 1
last w< e you'r	0 2 0 -1 0
last w< e your	3 0 0 -3 0
last w< e |	-3 -2 2 2 2
last w< e §2	3 4 -3 -5 0
last w< n #	1 -1 5 -4 -1
last w< n <c?c?>	1 -1 -1 0 2
last w< n <c?p?>	1 -1 0 2 -2
last w< n <cc>	0 -1 -3 2 2
last w< n <cp>	-3 1 -1 2 0
last w< n <p?c?>	3 -3 1 1 -2
last w< n <p?p?>	2 0 -2 1 -1
last w< n <pc>	-2 0 4 -1 -1
last w< n <pp>	1 4 -2 -3 0
last w< n ?	0 0 -2 1 2
last w< n absol	-2 3 -1 0 0
last w< n af	-1 -4 3 1 1
last w< n aften	3 -3 -1 1 0
last w< n aldri	1 2 -2 -1 1
last w< n aller	-1 1 -2 -4 5
last w< n altså	-3 -1 4 1 0
last w< n anden	3 0 -3 0 0
last w< n andre	0 -1 2 -1 0
last w< n annen	2 0 0 -1 0
last w< n annet	-2 1 -1 2 0
last w< n antib	3 2 -2 -3 -1
last w< n använ	-2 3 0 -1 0
last w< n at	5 -4 -2 1 1
last w< n att	-1 -1 2 2 -1
last w< n av	-1 -2 2 -1 2
last w< n avmas	2 0 -1 0 0
last w< n avslu	-1 1 -2 2 0
last w< n b	-2 0 3 -1 0
last w< n bara	2 -1 1 -1 0
last w< n bare	2 1 -1 0 -1
last w< n begge	2 -1 0 -1 0
last w< n behan	-1 -1 2 -1 0
last w< n behol	1 -3 -1 3 0
last w< n behov	-3 0 2 2 -1
last w< n behål	2 -1 0 0 0
last w< n ble	2 -1 0 0 0
last w< n blir	4 0 -2 -2 1
last w< n blodt	-2 1 -2 3 0
last w< n blå	-2 4 0 -1 0
last w< n blære	1 -2 0 0 1
last w< n bort	-2 3 -3 1 0
last w< n bra	-7 5 -1 3 0
last w< n brug	-2 0 2 0 0
last w< n bruge	-1 2 0 -1 1
last w< n brugt	2 -1 -1 0 0
last w< n bruk	1 2 -2 -1 0
last w< n bruke	0 2 -1 -2 0
last w< n brukt	1 -2 0 2 0
last w< n byter	-1 -1 2 0 0
last w< n bytte	0 0 -2 2 0
last w< n coli	-1 0 3 -2 0
last w< n da	2 -3 4 -5 1
last w< n dag	-2 0 -1 4 -1
last w< n dagar	-1 1 3 -2 0
last w< n dage	-3 -2 3 3 0
last w< n dagen	-5 -1 2 4 0
last w< n dager	1 -2 0 0 1
last w< n dagli	1 2 -1 -4 1
last w< n datte	2 -1 -1 0 0
last w< n de	0 3 1 -1 -3
last w< n den	4 3 0 -2 -5
last w< n der	1 -4 1 0 1
last w< n dere	0 1 -2 1 0
last w< n derfo	0 -1 2 1 0
last w< n det	5 3 -7 -2 2
last w< n dette	2 -2 -1 1 0
last w< n diagn	0 2 -1 0 0
last w< n dig	-2 -1 5 -2 0
last w< n din	2 0 1 -2 0
last w< n dit	3 0 -1 -2 -1
last w< n dosis	-1 -1 0 2 0
last w< n drikk	0 2 -1 0 0
last w< n dropp	-2 1 0 2 0
last w< n drypp	0 -2 2 1 0
last w< n dråbe	-4 2 3 -1 0
last w< n du	4 1 1 -5 -2
last w< n där	0 -3 0 4 0
last w< n då	0 -1 2 -2 1
last w< n døgn	1 1 -1 -2 0
last w< n døgne	-1 0 2 0 0
last w< n efter	0 0 -2 2 0
last w< n eg	0 -3 0 2 0
last w< n egen	1 -2 0 1 0
last w< n ejer	2 -1 -1 0 0
last w< n eller	1 0 2 -3 0
last w< n en	1 -4 4 -3 2
last w< n er	1 -4 3 -2 2
last w< n et	0 -1 0 2 0
last w< n ett	-2 3 0 -1 0
last w< n etter	2 -2 1 -1 0
last w< n event	1 2 -2 0 0
last w< n fall	2 -2 0 0 0
last w< n fast	-3 4 -1 0 0
last w< n faste	-1 -1 -1 3 0
last w< n fastl	-2 1 0 1 1
last w< n feber	-1 4 -1 -1 0
last w< n fick	2 1 0 -4 1
last w< n fik	2 0 -2 -2 2
last w< n fikk	2 3 -3 -1 -1
last w< n fin	2 -1 -1 0 0
last w< n fint	1 2 -2 -1 -1
last w< n flask	-1 3 0 -2 0
last w< n flere	-1 -1 3 -1 0
last w< n flått	-1 2 0 -1 0
last w< n forbu	-1 -2 2 1 0
last w< n foreb	-1 -1 2 0 0
last w< n forst	-1 -2 -1 4 0
last w< n fortf	0 -1 2 0 0
last w< n forts	-1 -1 -1 2 0
last w< n forår	3 0 -1 -1 0
last w< n fra	5 -1 -3 0 0
last w< n frarå	2 0 -2 0 0
last w< n från	0 -2 -1 3 0
last w< n få	2 -3 3 -1 -1
last w< n fået	0 -2 2 0 0
last w< n får	-6 3 10 -5 -1
last w< n fått	-1 -1 2 -1 0
last w< n förra	3 1 -1 -2 -1
last w< n følso	-1 0 3 -2 0
last w< n før	1 3 -2 -1 -1
last w< n fører	2 1 0 -2 0
last w< n først	2 0 -1 0 0
last w< n g	-1 0 3 -1 0
last w< n ga	-2 1 -2 3 0
last w< n gamle	2 -1 -1 1 0
last w< n gang	1 -1 3 -2 0
last w< n gange	1 -2 0 -1 1
last w< n gav	2 -1 -2 1 0
last w< n ger	-1 -1 2 -1 0
last w< n gett	0 2 -1 -1 0
last w< n gi	3 3 -2 -3 -1
last w< n gir	-2 2 2 -1 0
last w< n give	1 0 1 -2 0
last w< n giver	0 -2 2 0 0
last w< n givet	-3 2 -2 2 0
last w< n gjord	2 1 -1 -2 0
last w< n gjør	0 2 -2 0 0
last w< n godt	0 0 2 -2 0
last w< n grunn	-2 1 0 1 0
last w< n grupp	-1 -1 0 2 0
last w< n gult	-2 -1 2 0 1
last w< n gång	-3 1 0 -1 3
last w< n gånge	0 -1 -1 2 0
last w< n går	0 0 2 0 -1
last w< n gör	-1 2 0 -1 0
last w< n göra	-2 1 2 -1 0
last w< n ha	1 1 3 -4 -1
last w< n hadde	-3 -1 1 3 0
last w< n hade	3 -1 -1 1 -2
last w< n halv	-1 3 -1 -1 0
last w< n halve	0 -1 2 -1 0
last w< n ham	-2 2 -1 1 0
last w< n han	0 -2 -5 6 2
last w< n hans	-1 4 -1 -1 0
last w< n har	-7 1 0 6 0
last w< n hatt	-1 -1 -1 1 2
last w< n have	0 -1 -1 3 0
last w< n hed	-3 0 3 0 0
last w< n hedde	-3 -1 3 1 0
last w< n helle	0 -2 0 2 0
last w< n helt	-1 3 -3 2 0
last w< n hem	-1 3 0 -1 0
last w< n hemma	4 0 -1 -2 0
last w< n hende	0 2 -1 -1 0
last w< n henne	0 -1 -2 3 -1
last w< n hepat	2 -3 1 0 0
last w< n her	3 -4 1 1 -1
last w< n heter	-1 -2 3 0 0
last w< n hjelp	-2 -2 -1 3 1
last w< n hjert	-1 3 -3 0 0
last w< n ho	-1 -3 2 2 -1
last w< n holde	0 0 -2 1 0
last w< n hon	0 -2 -2 2 2
last w< n hos	3 2 -1 -3 0
last w< n hosta	-2 -1 1 2 0
last w< n hoste	-1 -1 -1 3 0
last w< n hu	0 1 1 -2 0
last w< n hun	-1 5 -7 0 3
last w< n hund	2 0 -2 -1 0
last w< n hunde	-1 -1 1 2 0
last w< n hur	-1 -1 -1 2 0
last w< n hva	3 -2 -2 2 0
last w< n hver	3 2 -4 0 -1
last w< n hvis	3 1 -1 -2 0
last w< n hvite	1 1 0 -2 0
last w< n hvor	-1 -1 0 2 0
last w< n här	3 -2 -1 0 0
last w< n högt	0 -2 2 1 0
last w< n i	2 0 4 -5 -1
last w< n igen	2 2 -1 -3 0
last w< n ihop	-1 2 0 0 0
last w< n ikke	-3 5 -1 0 -2
last w< n imell	4 0 -1 -3 1
last w< n in	-3 -2 1 2 2
last w< n ingen	4 0 -3 -2 1
last w< n inget	3 -1 -1 -3 1
last w< n inhal	0 -2 3 0 0
last w< n injek	1 2 -1 -2 0
last w< n inte	0 -4 1 4 -2
last w< n ja	-3 -1 -2 8 -1
last w< n jag	0 3 0 -2 -2
last w< n jeg	-5 -4 4 5 0
last w< n jo	2 1 -4 2 -1
last w< n ju	-3 2 -1 2 0
last w< n juni	2 -1 0 0 0
last w< n järn	0 2 -1 0 0
last w< n kaliu	-2 -1 0 3 0
last w< n kalve	-1 -1 3 -1 0
last w< n kan	5 -1 -3 1 -1
last w< n kansk	0 0 1 -2 0
last w< n kapse	-2 4 -1 -1 0
last w< n kg	-1 0 3 -1 0
last w< n kigge	-2 0 2 0 0
last w< n kjent	-1 -1 -1 2 0
last w< n kjeve	-2 0 2 0 0
last w< n klar	0 1 -2 0 0
last w< n klini	-1 2 0 0 0
last w< n koles	0 -2 2 0 0
last w< n kom	0 2 -2 0 0
last w< n komme	3 1 -3 0 -1
last w< n kramp	2 0 -1 -1 0
last w< n kun	1 3 -2 -2 0
last w< n kur	0 2 0 -2 0
last w< n kvalm	3 -2 1 -2 -1
last w< n kveld	3 -1 -1 -1 0
last w< n kväll	-2 0 2 0 0
last w< n la	-2 0 0 2 0
last w< n legge	3 1 -1 -2 0
last w< n lenge	4 -3 0 0 0
last w< n lige	-1 -1 3 -1 0
last w< n ligge	0 0 -2 3 0
last w< n lilla	3 -2 1 -2 0
last w< n lille	1 3 -1 -3 0
last w< n litt	3 -2 -1 0 0
last w< n livet	0 2 0 -1 0
last w< n loppe	-1 1 2 -1 0
last w< n lägge	-1 -1 3 0 0
last w< n lämna	-1 2 -1 0 0
last w< n länge	1 1 0 -2 0
last w< n låt	-1 4 -1 -2 0
last w< n lægge	-2 -1 3 1 0
last w< n mamma	-1 -1 0 2 0
last w< n man	2 -2 1 -1 0
last w< n mars	1 1 0 -2 0
last w< n maske	3 0 -1 -1 0
last w< n maskm	2 -1 0 0 0
last w< n med	-2 -1 -1 3 0
last w< n medis	-1 -2 1 2 0
last w< n meg	1 2 -2 0 0
last w< n men	-5 4 2 -1 1
last w< n mer	1 1 1 -2 0
last w< n mg	2 -2 -3 1 2
last w< n min	8 0 -4 -4 -1
last w< n minut	2 1 -1 -3 0
last w< n ml	3 -3 -2 2 0
last w< n mod	-1 -1 2 0 0
last w< n mor	-1 0 -1 2 0
last w< n morge	-1 -3 2 2 -1
last w< n mot	-5 1 1 1 1
last w< n munde	-2 -2 2 2 0
last w< n munne	2 0 -3 1 0
last w< n muske	-1 -1 2 1 0
last w< n må	4 -3 -3 2 0
last w< n månad	-1 2 0 0 0
last w< n måned	3 -3 -2 1 0
last w< n måste	-2 0 -1 1 3
last w< n naboe	2 -1 0 -1 0
last w< n narko	-2 0 2 0 0
last w< n natri	-1 4 -3 0 0
last w< n natta	4 0 -1 -2 0
last w< n natte	-3 -1 1 2 0
last w< n ned	2 -1 -1 -1 0
last w< n nede	-2 -1 2 1 0
last w< n nej	0 -2 3 -1 0
last w< n nette	3 -1 -1 0 0
last w< n noe	-4 0 1 4 -1
last w< n noget	0 3 -6 2 0
last w< n nogle	-2 1 3 -2 0
last w< n nok	-1 -2 0 3 0
last w< n noter	-1 1 0 -1 2
last w< n nu	-3 1 3 0 -1
last w< n när	-1 0 0 2 0
last w< n nå	-2 1 4 -2 0
last w< n och	-1 0 3 2 -3
last w< n också	0 -2 1 1 0
last w< n og	-7 4 2 5 -4
last w< n også	-2 2 0 1 -1
last w< n okay	0 1 -3 1 1
last w< n okej	-3 2 2 -1 0
last w< n om	5 -3 -2 0 1
last w< n ondt	-1 2 -1 -1 0
last w< n onsda	4 -3 0 0 0
last w< n ont	-1 3 -1 -2 0
last w< n op	0 2 -1 0 0
last w< n opp	-2 1 0 1 0
last w< n oppst	-1 -1 3 0 0
last w< n ordin	-1 -1 2 0 0
last w< n orm	0 -1 2 0 0
last w< n ormek	3 -2 -1 0 0
last w< n over	-2 2 1 -2 1
last w< n pappa	3 -2 0 -1 0
last w< n patie	3 -2 0 0 0
last w< n per	3 -1 -1 -1 0
last w< n plast	0 0 0 -2 2
last w< n prost	-2 3 -1 -1 0
last w< n prøvd	1 -2 0 1 0
last w< n prøve	-1 -2 4 0 0
last w< n pulve	-2 1 0 1 0
last w< n på	2 -3 -4 0 5
last w< n påse	-1 2 0 -1 0
last w< n reage	-2 -1 -1 0 4
last w< n reaks	-1 -1 -1 0 3
last w< n recep	1 -1 -2 2 0
last w< n rikti	-1 0 2 -1 0
last w< n ringa	0 2 -1 -1 0
last w< n rädd	-2 0 0 2 0
last w< n rätt	-1 -3 2 3 0
last w< n rødt	-1 2 0 -1 1
last w< n sa	3 -5 -1 3 0
last w< n sagde	0 1 -2 1 0
last w< n salva	-2 -2 2 2 0
last w< n samma	2 -1 -2 2 0
last w< n samme	-1 0 4 -2 0
last w< n samti	-1 -1 0 2 0
last w< n sedan	0 5 -1 -4 0
last w< n selv	6 -3 0 -2 0
last w< n sen	2 1 -1 -2 0
last w< n sepon	2 -1 -2 1 0
last w< n ser	3 2 -3 -2 0
last w< n set	2 -1 1 0 -1
last w< n sette	-2 -2 5 -1 0
last w< n si	-2 -1 0 4 0
last w< n side	3 -1 1 -2 0
last w< n sidst	3 0 -1 -1 0
last w< n sig	-1 2 0 -2 0
last w< n siger	0 -1 2 -1 1
last w< n sikke	2 -1 -1 0 0
last w< n sin	1 1 0 -2 0
last w< n sist	-1 3 -2 -1 0
last w< n själv	3 -2 0 -1 0
last w< n ska	-4 1 4 0 -1
last w< n skal	-3 4 1 -1 0
last w< n skjøn	4 0 0 -3 0
last w< n skriv	1 -2 1 -2 2
last w< n skull	-1 -1 0 2 0
last w< n slipp	4 -2 -2 -1 0
last w< n sluta	1 -2 -1 2 0
last w< n slutt	-3 3 -2 3 -1
last w< n smert	0 -3 2 2 -1
last w< n smør	-1 1 -2 2 0
last w< n som	5 -3 1 -7 4
last w< n spray	0 2 -1 0 0
last w< n sprut	0 -2 3 -1 0
last w< n sprøj	4 -1 -3 -1 0
last w< n sprøy	2 -2 0 0 0
last w< n spurt	2 -1 -1 0 0
last w< n stadi	-2 1 -1 1 0
last w< n start	4 -2 -3 1 0
last w< n stede	0 -2 -1 1 1
last w< n stop	1 -2 1 1 0
last w< n stopp	2 0 -1 -1 0
last w< n stryk	-2 0 0 1 0
last w< n ställ	-1 1 2 -2 0
last w< n står	1 4 -4 -3 1
last w< n svett	2 -1 0 -2 0
last w< n svull	-3 0 0 0 3
last w< n syk	0 -1 -1 0 2
last w< n säga	2 -1 -1 0 0
last w< n säger	2 -2 0 -1 0
last w< n sätts	0 -1 -1 2 0
last w< n så	0 -1 6 -5 0
last w< n sån	0 -1 0 2 0
last w< n sånn	0 2 -1 0 0
last w< n sömne	0 -1 0 2 0
last w< n sömni	2 -1 0 -1 0
last w< n søvnp	-1 -1 -1 2 0
last w< n ta	-3 2 1 0 0
last w< n table	2 -1 -1 0 0
last w< n tack	-1 -1 -1 0 2
last w< n tag	-2 3 1 -1 0
last w< n tage	2 0 -1 -1 0
last w< n tager	2 -1 -1 1 0
last w< n taget	0 -2 1 1 0
last w< n takk	1 2 0 -2 0
last w< n tannl	-2 3 0 -2 0
last w< n tar	1 2 -1 0 -1
last w< n tek	-1 0 2 0 0
last w< n tidig	0 2 0 -1 0
last w< n tidli	2 0 -1 -1 0
last w< n til	3 -2 4 -4 -2
last w< n tilba	-1 2 -4 0 2
last w< n till	-4 -1 4 3 -1
last w< n tille	0 -1 2 -1 0
last w< n ting	4 -2 -2 0 0
last w< n tjuef	0 2 -1 -1 0
last w< n tog	0 -1 -1 2 0
last w< n treng	0 2 -2 0 -1
last w< n tvang	2 0 -2 0 0
last w< n tål	3 -1 -1 -1 0
last w< n tåler	-2 -1 0 0 3
last w< n tålt	-2 0 3 0 -1
last w< n ud	-2 1 0 2 0
last w< n udslæ	-1 0 -1 0 3
last w< n uge	2 -1 -2 1 0
last w< n uger	-1 1 -2 3 -1
last w< n uke	0 2 -1 -1 0
last w< n ukene	0 -1 -1 2 0
last w< n uker	0 0 -1 2 0
last w< n under	0 -1 2 -1 0
last w< n undvi	2 -1 -1 0 0
last w< n ut	-2 1 0 0 0
last w< n uten	2 -1 -1 0 0
last w< n vacci	-2 -1 2 -1 1
last w< n vann	-3 -2 3 2 0
last w< n var	6 -3 -3 0 0
last w< n varje	-2 -2 1 3 0
last w< n vaske	1 -1 -1 2 0
last w< n vecko	-2 2 1 -1 0
last w< n ved	2 1 -2 -1 0
last w< n vel	0 -1 -1 3 0
last w< n velge	2 -1 -1 0 0
last w< n vente	0 0 2 -2 0
last w< n verre	0 -2 0 2 0
last w< n vet	1 -1 -1 -2 1
last w< n vi	4 -4 2 0 -2
last w< n vid	-2 2 0 1 0
last w< n vider	-2 1 2 -1 0
last w< n vil	-1 -1 0 2 0
last w< n ville	2 0 -1 -1 0
last w< n virkn	2 0 0 -1 0
last w< n vitam	-2 -1 3 1 0
last w< n väl	3 -1 -1 -1 -1
last w< n vår	0 -2 0 2 0
last w< n våren	-1 0 0 2 0
last w< n være	2 1 -1 -3 0
last w< n |	-1 1 -3 6 -2
last w< n §	3 1 2 -6 0
last w< n §2	4 1 0 -4 -1
last w< n µg	2 -1 0 -1 0
last w< n är	2 0 -2 1 -1
last w< n äta	-3 1 1 0 0
last w< n å	0 2 -1 -1 0
last w< n år	2 2 -2 -4 2
last w< n året	2 1 0 -1 -2
last w< n åt	2 -3 0 1 0
last w< n én	-1 -1 -1 3 0
last w< n överk	-3 0 0 1 3
last w< n øret	-1 0 2 0 0
last w< n øyne	0 1 0 -2 0
last w< r #	-2 4 3 -3 -2
last w< r <c?c?>	-1 1 -1 3 -2
last w< r <c?p?>	1 1 0 0 -2
last w< r <cc>	2 -2 2 -1 -1
last w< r <cp>	3 0 -1 -2 0
last w< r <p?c?>	-2 2 -2 1 2
last w< r <p?p?>	1 -3 0 3 -1
last w< r <pc>	-1 0 2 -1 -1
last w< r <pp>	1 -3 -1 3 0
last w< r |	2 -3 -1 4 -1
last w< r §	0 3 -3 0 -1
last w< r §2	-1 3 -1 -2 1
last w< r а	3 7 -5 -3 -3
last w< r ампул	-1 -1 0 2 0
last w< r антиб	3 -1 1 -2 0
last w< r бабуш	2 -2 0 0 0
last w< r без	-2 1 1 0 0
last w< r болез	-2 0 2 0 0
last w< r больш	-3 0 3 1 0
last w< r будем	2 -3 1 0 0
last w< r будет	3 0 -1 -2 0
last w< r был	1 -3 2 0 1
last w< r было	1 -1 2 -2 0
last w< r в	5 -3 -2 -2 2
last w< r вас	-1 2 0 -2 0
last w< r витам	-1 0 -2 3 0
last w< r вмест	-1 0 2 -1 0
last w< r вообщ	0 0 -1 0 2
last w< r вот	4 -2 -1 0 -1
last w< r вчера	0 -2 -1 3 0
last w< r вы	0 3 -2 -1 0
last w< r выпис	-2 -1 -1 2 1
last w< r выпиш	-1 2 0 -1 0
last w< r голов	-2 -1 0 2 0
last w< r гормо	-2 0 1 1 0
last w< r да	3 -2 -2 1 -1
last w< r давай	-3 2 3 -2 0
last w< r давал	0 -2 -1 3 0
last w< r даем	0 -1 2 0 0
last w< r дала	-2 2 -2 2 0
last w< r дальш	1 1 0 -3 0
last w< r даю	0 2 -3 1 0
last w< r день	3 -2 0 0 -1
last w< r дней	0 -2 5 -2 -1
last w< r до	-2 3 -1 1 0
last w< r доза	-1 2 0 0 0
last w< r дома	-2 1 0 1 0
last w< r его	-2 -1 2 1 0
last w< r ее	2 -1 0 -1 0
last w< r ей	-1 0 -2 3 -1
last w< r если	3 -1 0 -2 -1
last w< r есть	0 -2 -1 2 1
last w< r еще	-2 0 -2 4 1
last w< r жар	3 -1 -3 1 0
last w< r же	3 0 -1 -1 0
last w< r жена	-2 0 0 2 0
last w< r завтр	-2 -1 -1 3 0
last w< r запис	2 -1 -2 -1 1
last w< r запиш	-2 2 1 -1 0
last w< r и	-6 1 -1 3 3
last w< r из	1 1 -2 0 0
last w< r кажды	0 -1 2 -1 0
last w< r какие	-1 2 -1 0 0
last w< r какой	0 2 -1 0 0
last w< r капли	-3 0 -1 4 0
last w< r карте	-2 0 0 0 2
last w< r когда	-2 3 -1 0 0
last w< r кожу	-1 0 2 0 0
last w< r колол	5 -2 -1 -2 0
last w< r контр	1 1 0 -2 0
last w< r ладно	-1 2 -2 1 0
last w< r лучше	1 0 -2 1 0
last w< r мазал	-1 0 0 2 0
last w< r мазь	-2 4 -2 0 0
last w< r мало	2 0 -2 0 0
last w< r масло	2 0 -1 -1 0
last w< r месяц	4 -1 -2 -1 0
last w< r минут	-1 -1 0 2 0
last w< r мкг	-2 3 -1 0 0
last w< r много	0 2 0 -1 0
last w< r можно	-2 1 0 -1 1
last w< r муж	2 -1 0 -1 0
last w< r мы	-2 1 -2 2 0
last w< r на	2 0 -3 -2 3
last w< r надо	-1 2 -1 -1 0
last w< r назна	1 -1 3 -2 0
last w< r начне	0 -1 2 -1 0
last w< r не	4 -6 2 1 -1
last w< r него	0 -2 2 0 0
last w< r недел	4 -1 -1 -2 0
last w< r нее	-2 -1 0 2 0
last w< r нет	1 -4 2 0 1
last w< r никак	3 -1 -2 -1 0
last w< r ничег	-2 0 1 1 0
last w< r но	4 -1 -1 -2 0
last w< r новый	-1 -1 0 2 0
last w< r ночь	3 -1 0 -1 0
last w< r ночью	3 -1 -1 -1 0
last w< r нужен	2 -2 0 0 0
last w< r о	3 -2 0 0 0
last w< r он	3 3 -3 -3 0
last w< r она	4 -2 -1 -1 0
last w< r остав	-2 1 0 1 0
last w< r от	-5 -1 0 5 1
last w< r отмен	-2 2 1 -1 0
last w< r пейте	0 0 -1 2 0
last w< r перед	-1 -1 0 2 0
last w< r печен	-2 1 0 1 0
last w< r пить	-1 0 2 0 0
last w< r по	1 0 1 -2 0
last w< r под	-1 0 2 -1 0
last w< r после	-1 -1 -1 2 0
last w< r потом	-2 1 2 -1 0
last w< r прави	-2 1 1 0 0
last w< r при	0 2 0 -2 0
last w< r привы	-1 -1 0 2 0
last w< r прини	-1 3 -2 -1 0
last w< r про	2 -1 -1 0 0
last w< r промы	-1 3 -1 0 0
last w< r прошл	2 1 -2 -1 0
last w< r пьет	2 -1 -1 -1 0
last w< r пьете	-2 -1 1 2 0
last w< r пью	0 4 -1 -3 0
last w< r раза	1 0 3 -3 -1
last w< r с	5 4 -6 -3 0
last w< r сам	-3 0 0 2 0
last w< r сдела	-2 -1 4 0 0
last w< r сегод	-2 3 0 -1 0
last w< r сейча	-2 0 3 0 -1
last w< r сердц	-1 2 0 -1 0
last w< r слизи	-1 2 -1 0 0
last w< r снима	-1 -1 2 0 0
last w< r совет	2 0 -1 0 0
last w< r суста	-2 0 2 0 0
last w< r табле	2 1 -3 -1 0
last w< r так	2 -2 0 0 0
last w< r там	4 -1 -1 -2 0
last w< r тепер	-2 -1 1 0 1
last w< r то	2 2 -1 -2 -1
last w< r тогда	4 -4 1 -1 1
last w< r тольк	-3 3 0 -1 0
last w< r трога	2 0 0 -1 0
last w< r у	-1 -2 1 0 2
last w< r убира	-2 3 -1 0 0
last w< r уже	0 0 2 -1 0
last w< r укол	-2 2 1 0 0
last w< r хвати	-1 -1 2 0 0
last w< r хорош	-2 -2 0 4 0
last w< r чем	-1 -2 2 1 0
last w< r через	6 -2 -3 0 0
last w< r что	4 -1 1 -1 -2
last w< r чтобы	-1 0 2 -1 0
last w< r это	1 2 1 -4 0
last w< r я	0 -1 0 2 -1
last w> e #	-7 7 1 0 -1
last w> e <c?c?>	3 1 -3 1 -2
last w> e <cc>	-4 0 3 1 1
last w> e <cp>	-5 5 0 0 0
last w> e <p?c?>	1 1 1 -2 -1
last w> e <p?p?>	1 -2 -1 0 1
last w> e <pc>	0 2 -1 -2 1
last w> e <pp>	3 -1 -1 0 -1
last w> e a	4 -6 5 -2 -1
last w> e about	2 -4 0 2 0
last w> e admis	-2 -1 0 3 0
last w> e after	4 -3 1 -1 0
last w> e again	-2 -2 -1 0 5
last w> e ago	4 -2 -1 0 0
last w> e all	-3 1 0 0 3
last w> e alone	0 2 0 -2 0
last w> e altog	3 0 -1 -1 0
last w> e an	-3 2 1 -1 1
last w> e and	-6 -2 9 0 0
last w> e anoth	-1 3 0 -1 0
last w> e any	-2 -1 2 1 0
last w> e apart	1 -2 1 0 0
last w> e are	3 0 -2 -1 0
last w> e as	2 1 0 -3 0
last w> e asthm	2 -1 0 0 0
last w> e at	0 -1 2 0 -1
last w> e back	3 -2 1 -1 -1
last w> e bad	-2 0 1 0 0
last w> e bag	-1 2 -1 0 0
last w> e be	-1 -4 -1 3 3
last w> e becau	0 -4 4 0 -1
last w> e been	2 -2 2 -2 -1
last w> e befor	1 -2 1 0 -1
last w> e bit	2 0 -3 2 -1
last w> e bleed	2 -1 0 0 0
last w> e blist	-1 0 0 -1 2
last w> e blue	0 -1 -1 2 0
last w> e box	0 -1 0 2 0
last w> e break	-1 2 0 -1 0
last w> e but	7 -1 -4 -2 -1
last w> e by	0 -2 1 1 0
last w> e came	-1 0 -1 0 3
last w> e carry	0 3 -3 0 0
last w> e cause	-1 -1 -1 0 3
last w> e chew	-3 2 1 -1 0
last w> e clear	2 -2 0 0 -1
last w> e clini	2 0 0 -1 0
last w> e conti	2 -2 1 -1 0
last w> e cough	-1 -2 0 2 0
last w> e daily	3 -2 -3 2 0
last w> e daugh	-2 0 0 3 0
last w> e day	-7 0 6 2 -1
last w> e days	-1 -3 4 1 -1
last w> e denta	-1 2 0 0 0
last w> e didn'	1 -1 -2 2 0
last w> e do	-1 5 -1 -3 -1
last w> e does	-4 2 1 2 -1
last w> e dog	-2 0 0 1 1
last w> e don't	-3 3 0 1 0
last w> e done	-1 -1 0 3 0
last w> e dont	-4 -1 0 3 1
last w> e dose	2 -1 0 -1 0
last w> e down	0 0 2 -2 0
last w> e drop	-1 0 0 2 0
last w> e dry	-1 -2 3 0 0
last w> e due	-1 2 -1 0 0
last w> e enoug	-1 -1 2 0 0
last w> e every	-1 3 -2 1 0
last w> e few	-2 -1 1 1 0
last w> e fine	-2 5 -1 -1 0
last w> e finis	1 0 -2 2 0
last w> e food	-2 0 1 1 0
last w> e foot	0 -1 -1 2 0
last w> e for	0 -2 1 0 1
last w> e frida	-3 1 0 2 0
last w> e from	2 -4 -4 7 0
last w> e gel	-3 2 2 -1 0
last w> e get	2 -1 0 -1 0
last w> e gets	-1 -1 2 0 0
last w> e give	4 -1 -3 -1 1
last w> e go	-2 3 -1 1 0
last w> e goes	0 2 -1 -1 0
last w> e going	0 2 -1 -1 0
last w> e gone	0 -3 1 3 -1
last w> e good	-3 7 -3 -1 0
last w> e got	-1 0 -3 2 1
last w> e had	0 2 -2 2 -2
last w> e half	0 7 -4 -2 0
last w> e has	2 1 -1 -3 0
last w> e have	-4 3 2 -1 1
last w> e he	-3 0 -3 2 3
last w> e heart	2 -1 -1 0 0
last w> e her	1 -3 -1 3 1
last w> e here	-2 0 3 -1 0
last w> e hers	-1 -1 2 0 0
last w> e hes	-2 0 1 1 0
last w> e him	-1 -2 3 2 -1
last w> e his	0 -1 -2 3 0
last w> e hour	-1 0 2 -1 0
last w> e house	2 0 0 -1 0
last w> e how	3 2 -2 -3 0
last w> e i	5 -5 -4 5 -1
last w> e i'd	0 -1 -1 2 0
last w> e i'm	-1 0 0 2 0
last w> e i've	-1 0 0 2 0
last w> e if	-1 -2 3 1 -1
last w> e ill	-1 0 0 0 2
last w> e im	2 0 -1 -1 0
last w> e in	-1 0 1 -2 3
last w> e injec	-1 0 2 -1 0
last w> e inste	-2 -3 5 -1 0
last w> e is	0 1 5 -4 -1
last w> e isnt	2 -1 0 0 0
last w> e it	-5 0 1 3 1
last w> e it's	1 -3 -2 4 1
last w> e its	-2 0 1 3 -1
last w> e ive	-1 0 2 0 0
last w> e jab	0 -2 1 0 0
last w> e keep	-4 5 -1 0 0
last w> e kid	3 -2 0 0 -1
last w> e last	-6 4 1 -2 2
last w> e leave	0 2 0 -1 0
last w> e lette	-1 0 -1 3 0
last w> e level	0 2 0 -1 0
last w> e like	0 1 -3 1 0
last w> e litre	2 -2 0 0 0
last w> e me	0 3 -2 -2 1
last w> e mg	-3 -3 7 -1 0
last w> e minut	0 -1 2 -1 0
last w> e month	-2 1 1 0 0
last w> e more	-2 4 -3 1 0
last w> e morni	-3 0 2 1 -1
last w> e mouth	0 -1 0 2 0
last w> e much	1 2 -1 -1 0
last w> e must	-1 -1 0 -1 3
last w> e my	-2 -1 0 2 1
last w> e neede	-1 2 1 -1 -1
last w> e never	0 -1 2 -3 2
last w> e next	3 0 -3 -1 0
last w> e night	-2 -1 2 0 0
last w> e no	0 3 0 -2 -1
last w> e nope	2 -2 0 0 0
last w> e not	4 -2 -2 2 -2
last w> e notes	2 -1 0 -1 1
last w> e now	-3 -1 9 -5 -1
last w> e of	1 -2 -1 1 0
last w> e off	0 -2 1 2 0
last w> e ok	0 1 -2 2 0
last w> e okay	-1 0 -1 3 -1
last w> e old	3 -1 -2 0 0
last w> e on	-1 2 -4 0 3
last w> e once	0 -4 2 1 1
last w> e one	-4 7 1 -3 -1
last w> e or	0 -3 3 1 -1
last w> e out	-1 -2 -2 1 4
last w> e paste	0 3 -2 0 0
last w> e patch	-2 1 2 0 0
last w> e pharm	-1 0 -1 2 0
last w> e pleas	1 -1 -2 3 -1
last w> e put	-3 0 -1 2 2
last w> e quart	2 -1 -1 0 0
last w> e rathe	-1 0 0 2 0
last w> e read	2 0 0 -1 0
last w> e right	0 0 -2 -1 3
last w> e run	0 2 -1 -1 0
last w> e sache	-2 -1 1 2 0
last w> e said	2 -3 -1 2 0
last w> e same	0 -1 2 -1 0
last w> e satur	-3 0 -1 3 0
last w> e secon	-1 4 -2 -1 0
last w> e see	3 -3 1 0 0
last w> e shoul	-1 0 -1 2 0
last w> e since	-3 3 -1 2 0
last w> e siste	0 -2 0 1 0
last w> e so	5 1 -4 -3 1
last w> e spoon	0 -1 0 2 -1
last w> e spray	0 -2 0 2 0
last w> e sprin	3 0 -1 -3 0
last w> e start	0 -3 2 1 0
last w> e stay	0 2 -1 0 0
last w> e stays	-3 6 -2 -1 0
last w> e still	-1 -4 3 2 0
last w> e stop	-3 1 1 2 -1
last w> e stopp	-1 -5 -1 8 -1
last w> e stops	-1 -1 -1 3 0
last w> e summe	2 0 0 -1 0
last w> e table	0 -3 1 2 0
last w> e take	-2 3 -1 2 -2
last w> e taken	-1 0 -1 2 0
last w> e takes	-1 -1 2 1 0
last w> e that	0 0 -4 4 0
last w> e that'	0 -2 3 -2 1
last w> e thats	-2 3 -1 -2 2
last w> e the	0 -5 -2 6 0
last w> e them	0 2 1 -2 0
last w> e then	4 -4 1 0 -1
last w> e there	0 2 1 -2 0
last w> e they	6 -1 -2 -2 -1
last w> e thing	-1 -1 -1 2 0
last w> e think	-1 2 0 0 0
last w> e those	-2 0 -1 3 0
last w> e thoug	0 -2 -1 3 -1
last w> e till	2 -1 0 0 0
last w> e time	-2 -1 1 -1 3
last w> e times	-1 -2 2 1 0
last w> e to	-6 1 4 2 0
last w> e today	1 -3 1 1 0
last w> e toget	-1 -1 3 -1 0
last w> e told	-1 3 0 -1 0
last w> e tomor	0 -1 2 0 0
last w> e too	3 -1 -1 -1 0
last w> e took	-2 0 0 2 1
last w> e top	-1 -1 2 -1 0
last w> e tried	2 0 0 -1 0
last w> e tube	0 2 -3 1 0
last w> e tummy	0 -2 2 0 0
last w> e ulcer	0 3 -2 0 0
last w> e under	-1 1 2 -1 0
last w> e until	-2 2 0 0 0
last w> e up	-1 -3 6 -4 2
last w> e use	-2 3 0 0 -1
last w> e used	2 -2 0 0 0
last w> e vein	-2 -1 5 -2 0
last w> e want	0 -1 2 -1 0
last w> e ward	-1 -3 3 0 2
last w> e was	4 -6 -5 4 3
last w> e we	2 0 0 0 -2
last w> e we'll	2 -3 1 0 0
last w> e we've	-2 0 0 1 0
last w> e week	0 -1 4 -2 0
last w> e weeks	0 -2 2 1 0
last w> e well	2 1 -1 -1 -1
last w> e went	0 -1 0 -1 2
last w> e were	2 -4 3 -1 0
last w> e what	-3 -1 -1 4 0
last w> e whate	1 1 1 -2 0
last w> e when	1 0 -4 4 -1
last w> e while	-1 -1 2 1 0
last w> e whole	0 0 -1 -1 2
last w> e why	-3 1 2 -1 0
last w> e will	-2 1 0 1 -1
last w> e with	2 -4 1 1 -1
last w> e work	0 2 -1 -1 0
last w> e would	2 -1 0 0 -1
last w> e x-ray	2 -1 -1 0 0
last w> e year	4 -1 0 -4 0
last w> e years	4 0 -2 -1 0
last w> e yes	-3 4 -1 1 0
last w> e you	-2 3 0 0 -1
last w> e you'v	-1 0 0 2 0
last w> e youre	-1 -1 2 1 0
last w> e §2	1 7 0 -7 -2
last w> n #	-6 5 1 4 -4
last w> n <c?c?>	2 -1 -2 1 0
last w> n <c?p?>	0 6 -3 2 -5
last w> n <cc>	1 1 0 -1 -2
last w> n <cp>	1 0 -3 0 2
last w> n <p?p?>	2 0 -2 0 0
last w> n <pc>	1 6 0 -5 -2
last w> n <pp>	2 4 -4 -1 -1
last w> n af	5 -6 -1 2 0
last w> n aften	-1 1 2 -2 0
last w> n aha	-1 -1 0 2 0
last w> n akkur	-1 -1 3 0 0
last w> n aktue	5 -2 -1 -2 0
last w> n akute	-1 -1 0 2 -1
last w> n aldri	5 -1 -2 -2 0
last w> n alle	-4 -2 5 1 0
last w> n aller	1 1 -1 -2 1
last w> n alt	-1 5 -3 0 0
last w> n altså	-1 1 2 -2 1
last w> n an	-2 -1 2 1 0
last w> n anden	2 -1 1 -2 0
last w> n andet	0 -1 0 -1 2
last w> n andra	1 -2 1 0 0
last w> n andre	-1 -1 4 -3 1
last w> n anfal	-2 0 2 1 0
last w> n ansik	-1 -1 0 0 2
last w> n antib	-1 0 2 -1 0
last w> n apote	-4 -1 5 1 0
last w> n april	-1 3 -2 1 0
last w> n armen	-2 1 2 0 0
last w> n astma	2 -1 1 -1 0
last w> n at	1 0 -2 2 -1
last w> n att	3 -2 1 -1 -1
last w> n augus	-3 1 -2 2 2
last w> n av	-5 -13 3 9 6
last w> n bara	1 -3 1 1 0
last w> n bare	3 0 4 -4 -3
last w> n begge	-2 3 1 -2 0
last w> n begyn	-4 -1 8 -3 -1
last w> n behol	-2 5 1 -4 0
last w> n behov	-2 -1 5 -1 0
last w> n behöv	-2 0 1 2 -1
last w> n benet	-1 0 0 2 0
last w> n berre	-2 3 -2 1 0
last w> n bjørk	-1 2 -1 0 0
last w> n bland	-2 -1 0 3 0
last w> n ble	4 -5 -1 0 2
last w> n blev	6 -4 -4 1 1
last w> n bli	2 0 -1 -1 0
last w> n blir	2 -3 3 -2 0
last w> n bliv	-1 4 -2 -1 0
last w> n blive	-1 4 -4 1 -1
last w> n blode	0 -1 2 -1 0
last w> n blodp	3 -2 -1 1 0
last w> n blodt	-1 2 -2 0 0
last w> n bokse	-3 4 0 0 0
last w> n bort	-1 -2 -1 4 0
last w> n borta	0 -2 -1 2 0
last w> n borte	2 -1 -1 0 0
last w> n bra	0 11 -4 -5 -1
last w> n brug	-1 -1 2 0 0
last w> n bruge	0 0 -2 2 0
last w> n brugt	1 -2 -1 2 0
last w> n bruke	4 2 -2 -4 -1
last w> n brukt	-2 4 -1 -1 0
last w> n bruse	-1 2 -1 0 0
last w> n brænd	-2 0 1 2 0
last w> n burke	-1 0 0 2 0
last w> n byter	-2 -1 -1 4 0
last w> n bytte	2 -4 -1 3 0
last w> n börja	6 -5 0 -1 0
last w> n coli	-1 2 0 0 0
last w> n creme	-1 -2 0 2 0
last w> n cushi	-1 -1 -1 3 0
last w> n da	-1 0 -2 1 2
last w> n dag	-3 -4 3 4 1
last w> n dagar	-4 -1 4 2 0
last w> n dage	-4 -1 7 0 -1
last w> n dagen	-5 3 2 0 -1
last w> n dagli	-2 -1 4 -1 0
last w> n de	0 -3 2 0 2
last w> n deg	2 -4 3 -5 4
last w> n dei	-1 -1 2 0 0
last w> n dem	-1 2 -1 3 -2
last w> n den	-4 10 -1 1 -6
last w> n depot	-2 -1 3 0 0
last w> n der	4 3 -6 0 -1
last w> n dere	-2 -1 1 2 0
last w> n det	3 -1 -3 -4 5
last w> n dette	1 -2 -1 2 0
last w> n di	0 -1 2 -1 0
last w> n dialy	-1 3 -1 0 0
last w> n diarr	0 3 -1 -1 0
last w> n dig	-1 -4 6 0 -1
last w> n din	1 -2 1 0 -1
last w> n ditt	-1 -1 3 -1 0
last w> n dos	0 2 0 -1 0
last w> n dose	-2 1 -1 2 0
last w> n dosen	-1 3 -1 -1 0
last w> n doser	-3 2 1 -1 0
last w> n dotte	-2 -1 -1 4 0
last w> n dropp	-3 -2 2 3 0
last w> n drypp	-1 -3 2 3 -1
last w> n dråbe	-2 4 1 -2 0
last w> n du	-4 1 2 2 -1
last w> n dyrt	-1 -1 2 0 0
last w> n då	4 -4 -4 4 0
last w> n dålig	-1 3 0 -1 0
last w> n døgn	1 -2 -1 -1 2
last w> n effek	4 -2 -2 0 0
last w> n efter	2 0 2 -2 -1
last w> n eg	-2 0 -1 3 0
last w> n egen	-2 1 2 0 0
last w> n ei	-1 4 -4 0 0
last w> n ein	0 -1 3 -1 0
last w> n ejer	-2 0 0 2 0
last w> n eller	2 1 -4 1 0
last w> n elveb	-1 -1 -1 0 3
last w> n en	-4 -3 5 2 -1
last w> n enda	1 -3 0 2 0
last w> n endnu	2 0 -1 0 -1
last w> n ene	2 2 -2 -2 0
last w> n enhet	-1 0 2 -1 0
last w> n enkel	-2 2 0 0 0
last w> n er	9 -5 -4 4 -4
last w> n et	2 -3 -1 1 -1
last w> n ett	-3 -1 4 1 -1
last w> n etter	3 2 1 -5 -1
last w> n far	-1 1 -1 2 0
last w> n farin	-1 0 -1 2 0
last w> n fast	-1 3 -2 -1 0
last w> n feber	3 -2 1 -1 -1
last w> n febru	4 -1 -2 -1 0
last w> n ferdi	3 2 0 -4 0
last w> n fick	4 -2 0 -3 1
last w> n fik	2 1 -2 -4 3
last w> n fikk	1 -3 1 -3 4
last w> n fin	0 3 -1 -2 0
last w> n fint	-2 7 -3 -1 -1
last w> n fjerd	4 0 -3 0 0
last w> n fjor	7 0 -1 -4 -1
last w> n flask	-2 -1 2 1 0
last w> n flere	2 0 -2 1 0
last w> n flytt	-1 3 -1 -1 0
last w> n for	0 -1 -3 5 -1
last w> n fordi	-1 -2 -1 4 0
last w> n forri	-3 -1 1 3 0
last w> n forst	-1 0 3 -1 -2
last w> n forts	0 17 -10 -5 -2
last w> n forve	3 1 -3 -1 0
last w> n forår	2 -1 -2 -1 1
last w> n fra	-2 0 -3 4 0
last w> n fram	-2 3 0 0 0
last w> n freda	-5 4 -1 2 -1
last w> n fri	0 2 -2 1 0
last w> n froko	-2 0 1 1 0
last w> n frå	-1 2 -2 0 0
last w> n från	-2 -1 0 3 0
last w> n få	-3 1 -1 2 1
last w> n fått	1 2 -2 -1 0
last w> n færdi	-1 2 -1 1 0
last w> n för	1 -2 -1 4 -2
last w> n före	2 -2 -1 1 0
last w> n förra	6 -1 -1 -3 0
last w> n först	3 -4 1 0 0
last w> n før	-6 3 7 -4 0
last w> n først	6 -5 -1 0 0
last w> n ga	2 -2 0 -1 0
last w> n gamle	1 2 1 -4 0
last w> n gamme	-1 0 -1 2 0
last w> n gang	2 -2 2 -4 1
last w> n gange	4 -5 0 1 0
last w> n gav	2 -1 -3 1 1
last w> n gel	0 -1 3 -2 0
last w> n genta	-1 0 3 -2 0
last w> n ger	-1 -1 0 3 -1
last w> n gi	-1 0 2 0 0
last w> n gikk	2 -2 1 0 0
last w> n gir	-3 0 2 1 0
last w> n gis	1 2 0 -3 0
last w> n giv	0 2 -1 -2 0
last w> n give	-2 1 -1 0 2
last w> n gives	-1 -3 0 0 3
last w> n givet	2 -1 0 -1 0
last w> n gjord	0 -2 0 4 -2
last w> n gjort	0 2 -2 0 0
last w> n gjør	0 3 -1 -1 0
last w> n glad	-2 -1 -1 4 0
last w> n glemm	0 -1 2 -1 0
last w> n glemt	0 2 -1 -1 0
last w> n gnäll	-1 2 0 -1 0
last w> n godt	-5 5 -2 1 0
last w> n gong	-1 -1 3 0 0
last w> n gonge	-1 2 -2 0 0
last w> n grann	2 0 -1 -1 0
last w> n greie	-2 3 0 -1 0
last w> n grunn	-1 0 -1 0 2
last w> n gång	1 -1 2 -3 0
last w> n gånge	1 1 1 -4 1
last w> n går	-8 11 -4 4 -2
last w> n gått	2 -1 2 -3 0
last w> n gör	-3 -3 1 4 0
last w> n göra	-2 -2 1 3 0
last w> n gør	-1 5 -1 -2 0
last w> n gøre	0 -2 0 2 0
last w> n ha	-7 10 -5 1 1
last w> n hadde	0 3 -2 0 -1
last w> n hade	2 -1 -2 3 -2
last w> n haft	4 -3 -3 -1 2
last w> n hallu	2 -1 -1 -1 1
last w> n halsb	-2 3 0 0 0
last w> n halv	-3 1 1 2 0
last w> n halve	-1 3 -1 -1 0
last w> n halvt	2 -1 1 -1 0
last w> n ham	-2 -1 0 4 0
last w> n han	-1 0 2 0 0
last w> n hans	-1 -1 -1 3 1
last w> n har	4 -2 -1 2 -3
last w> n hatt	2 1 -1 -2 0
last w> n havde	-2 0 0 2 0
last w> n have	-1 -1 2 1 0
last w> n hedde	4 -1 -2 0 -1
last w> n hele	-2 7 -3 -3 2
last w> n helge	-1 -1 0 3 0
last w> n helle	-3 -2 -1 4 1
last w> n helt	0 -3 0 1 1
last w> n hem	-1 -1 0 2 0
last w> n hende	-1 -2 1 1 1
last w> n henne	-1 -2 0 4 0
last w> n hente	3 -1 0 -2 0
last w> n her	-2 -1 4 -2 1
last w> n heter	-1 -3 1 2 0
last w> n hjalp	1 -3 0 1 0
last w> n hjelp	-6 7 0 0 0
last w> n hjem	-1 -1 2 0 0
last w> n hjemm	-1 1 3 -2 0
last w> n hjert	3 -3 2 -3 0
last w> n hjälp	-2 4 0 -2 0
last w> n ho	0 2 -1 -1 0
last w> n hodet	-1 2 0 -1 0
last w> n hofte	-3 1 0 3 0
last w> n holde	-2 6 -2 -2 0
last w> n holdt	-1 -2 0 3 0
last w> n hon	1 5 -7 0 1
last w> n hoppa	-3 0 0 0 2
last w> n hos	1 3 0 -3 -1
last w> n hosta	2 0 -1 0 0
last w> n hoste	0 2 -1 1 -1
last w> n hoved	-3 2 0 2 0
last w> n huden	-3 -2 3 2 0
last w> n hun	0 3 -2 -2 1
last w> n hunde	7 -2 -4 0 0
last w> n hur	-2 2 -1 1 0
last w> n hva	0 -2 1 1 0
last w> n hvad	0 -1 2 -1 1
last w> n hver	-3 9 -6 1 -1
last w> n hvilk	1 -2 0 2 0
last w> n hvis	3 -3 1 -1 0
last w> n hvor	-1 -1 -1 4 0
last w> n hvord	-1 -3 -1 5 0
last w> n hälso	2 -2 -1 0 0
last w> n här	3 -7 3 1 0
last w> n hånd	-1 2 -1 0 0
last w> n högst	-2 -3 5 0 0
last w> n högt	-1 1 2 -1 0
last w> n højre	-2 -1 1 2 1
last w> n høst	-1 3 -1 0 -1
last w> n i	0 -2 1 -1 3
last w> n iblan	-3 6 -2 -1 0
last w> n igen	-3 -1 -2 3 3
last w> n igjen	-4 1 0 3 -1
last w> n ikke	8 -4 -1 0 -3
last w> n ikkje	-2 -1 -2 4 0
last w> n in	3 -1 -1 -1 0
last w> n ind	3 -1 -1 -2 0
last w> n inför	-1 2 0 -1 0
last w> n inga	0 3 -1 -1 0
last w> n ingen	-4 2 -1 3 0
last w> n inget	4 -3 -1 0 0
last w> n inhal	3 -1 0 -1 0
last w> n inn	0 1 0 -2 1
last w> n innti	2 -1 0 0 0
last w> n inte	3 -1 -4 0 1
last w> n intra	-2 -1 3 0 0
last w> n ja	-2 4 -1 1 -2
last w> n jag	1 -1 -5 4 0
last w> n jeg	1 1 0 -5 3
last w> n jo	2 0 1 -1 -1
last w> n jul	3 -1 0 -2 0
last w> n juni	2 -2 -1 1 0
last w> n junio	-2 2 0 -1 0
last w> n just	2 0 -1 -1 0
last w> n kaliu	1 -3 0 2 0
last w> n kan	-6 3 -1 5 -1
last w> n kanin	2 -1 -1 1 0
last w> n kansk	-1 3 -1 -1 0
last w> n kaste	-2 2 -1 -1 1
last w> n kg	3 -4 3 -2 0
last w> n kjøpt	0 -2 0 3 0
last w> n klart	2 0 0 -1 0
last w> n klini	0 -1 3 -2 0
last w> n klåda	-2 0 2 -1 0
last w> n komme	5 -3 -2 0 0
last w> n kona	-1 2 0 -1 0
last w> n kraft	-1 0 0 -1 2
last w> n kreat	0 -3 0 3 0
last w> n krem	-2 -1 2 1 0
last w> n kräkt	-3 -1 -1 4 0
last w> n kun	0 -3 0 3 -1
last w> n kuren	4 -1 0 -3 0
last w> n kvalm	1 -1 5 -2 -3
last w> n kvar	-4 9 -3 -1 -1
last w> n kvart	-1 -2 4 0 0
last w> n kveld	-5 4 1 0 0
last w> n kväll	-2 3 -1 0 -1
last w> n køre	-1 3 -1 -1 0
last w> n kører	-1 2 -2 1 0
last w> n l	-3 -1 3 0 0
last w> n la	2 0 -2 0 -1
last w> n lad	3 -1 -1 -1 0
last w> n langt	1 1 -2 -1 0
last w> n lar	2 1 -1 -1 -1
last w> n legev	0 -2 -1 3 -1
last w> n legge	0 -2 2 0 0
last w> n lenge	2 0 0 -2 -1
last w> n leste	2 -1 -1 -1 0
last w> n lidt	0 2 0 -2 0
last w> n ligge	3 -2 -1 -1 0
last w> n lille	0 2 -1 -1 0
last w> n lis	-2 0 0 2 0
last w> n lista	2 -2 0 0 0
last w> n liste	-2 0 0 3 0
last w> n lite	-1 -1 2 0 0
last w> n liten	-2 1 2 -1 0
last w> n litt	-3 -1 1 3 -1
last w> n lunge	0 -2 1 1 0
last w> n lägge	0 3 -2 -1 0
last w> n länge	1 0 1 -2 0
last w> n längr	-1 2 0 -1 0
last w> n lågt	2 -1 0 -1 0
last w> n låt	-1 2 -1 -1 2
last w> n låter	0 2 0 -2 0
last w> n læge	-1 0 -1 2 1
last w> n lægge	3 0 -1 -1 0
last w> n længe	3 -1 1 -1 -2
last w> n lörda	-1 0 -1 2 0
last w> n lørda	0 -3 -2 4 0
last w> n mage	2 0 -1 0 0
last w> n magek	-1 0 0 0 2
last w> n mai	0 0 -2 2 0
last w> n maj	-1 -1 -1 3 0
last w> n mamma	-3 1 1 0 0
last w> n man	2 -5 3 1 -1
last w> n manda	-3 1 0 2 0
last w> n mange	0 3 -1 -2 0
last w> n marer	-2 -1 0 1 1
last w> n mars	3 0 -1 -2 0
last w> n maske	-1 2 1 -1 0
last w> n mat	2 -1 0 -1 0
last w> n maven	-4 4 2 -1 0
last w> n maves	2 -2 0 -1 0
last w> n med	-4 1 2 2 -1
last w> n medis	1 2 -2 -1 0
last w> n meg	2 -3 2 1 -2
last w> n men	12 -2 -8 2 -4
last w> n mens	-1 -1 3 -1 0
last w> n mer	-6 0 0 3 3
last w> n mere	-1 0 -2 3 1
last w> n mg	-3 3 3 -1 -1
last w> n mig	-1 2 -2 -1 1
last w> n mikst	-1 1 1 -2 0
last w> n min	1 -2 6 -5 -1
last w> n mindr	0 -2 2 0 0
last w> n ml	1 -2 5 -4 0
last w> n mor	3 -3 2 -2 0
last w> n morge	-3 2 -1 2 -1
last w> n morgo	-1 2 0 0 0
last w> n mot	-2 2 1 1 -2
last w> n munde	-1 -3 2 2 0
last w> n muske	0 0 2 -1 0
last w> n mye	-1 2 -1 1 0
last w> n må	-4 1 2 -1 3
last w> n månad	-1 4 -1 -1 0
last w> n månda	-1 3 0 -2 0
last w> n måned	-4 4 -3 3 -1
last w> n måtte	-2 -1 1 1 2
last w> n naboe	3 1 -3 -1 0
last w> n nat	-2 1 -2 3 0
last w> n natt	-1 2 0 1 -1
last w> n natta	1 -2 0 0 0
last w> n natte	1 -5 3 2 0
last w> n ned	-3 3 -1 2 0
last w> n nede	-1 -1 -1 3 0
last w> n negat	2 0 0 0 -1
last w> n nei	7 0 -3 -2 -2
last w> n nej	3 -5 -3 3 2
last w> n nerve	-1 2 0 -1 0
last w> n nette	4 -1 -1 -2 0
last w> n no	-1 2 -1 0 0
last w> n noe	3 -2 0 -3 1
last w> n noen	-2 2 -1 2 0
last w> n noget	2 -5 -2 3 2
last w> n nok	0 -3 2 2 0
last w> n norma	2 -1 1 -2 0
last w> n noter	0 -2 -2 -1 5
last w> n nu	-2 -4 7 0 -1
last w> n ny	0 1 1 -2 1
last w> n nyrer	1 -1 -2 2 0
last w> n när	-2 -1 -3 6 0
last w> n nå	3 -1 3 -3 -2
last w> n någon	2 -1 0 -1 0
last w> n når	-3 2 -3 5 -2
last w> n næste	0 1 -2 -1 1
last w> n och	-6 3 5 -2 -1
last w> n också	-2 1 1 0 0
last w> n ofte	-2 1 -1 2 0
last w> n og	-6 3 4 -2 1
last w> n også	3 -5 1 3 -2
last w> n okay	-3 4 -2 1 0
last w> n okej	0 2 1 -2 0
last w> n om	5 1 2 -6 -2
last w> n ondt	-2 3 -1 0 -1
last w> n onsda	-1 2 -1 0 0
last w> n ont	-2 -2 1 4 0
last w> n op	-3 0 -1 3 1
last w> n opera	2 0 -1 -1 0
last w> n opp	-1 -4 -1 3 3
last w> n oppå	2 -1 0 -1 0
last w> n oralt	-2 0 2 0 0
last w> n ord	2 -1 0 -1 0
last w> n ordin	3 -2 1 -2 0
last w> n orm	0 -1 3 -1 0
last w> n os	1 -2 0 1 0
last w> n oss	0 1 2 -1 0
last w> n over	-2 2 -1 0 1
last w> n pakke	2 0 -1 -2 0
last w> n pappa	0 -1 -1 2 0
last w> n pasie	1 -1 2 -2 0
last w> n pasta	2 -1 0 -1 0
last w> n pause	-1 -1 0 2 0
last w> n per	-1 -5 6 0 0
last w> n pleje	1 3 -3 -1 0
last w> n prost	0 -1 -1 2 0
last w> n prova	1 -2 -1 1 0
last w> n prove	-1 -1 0 2 0
last w> n prøve	5 -3 2 -3 -1
last w> n pulse	-2 -1 0 3 0
last w> n pulve	-2 0 2 -1 0
last w> n pust	0 -1 2 -1 0
last w> n pälse	-1 2 0 0 0
last w> n på	4 1 -1 -6 3
last w> n reage	-1 -1 0 0 2
last w> n resep	-1 -2 5 -1 0
last w> n rett	0 -1 2 -1 0
last w> n rigti	0 3 -2 -1 0
last w> n rikti	1 2 -1 0 -1
last w> n ringe	1 0 1 -2 0
last w> n rolig	-1 4 -1 -2 0
last w> n rundt	-1 -1 0 0 2
last w> n räcke	1 -2 1 0 0
last w> n røde	-1 -2 1 1 1
last w> n rører	-2 4 -1 -1 0
last w> n sagde	3 -1 0 -1 0
last w> n sagt	1 -2 0 1 0
last w> n sak	-4 1 -1 1 3
last w> n samba	1 0 0 -2 1
last w> n samma	-4 2 0 0 2
last w> n samme	-4 -1 4 1 0
last w> n samti	-1 0 2 0 0
last w> n satt	-2 2 -1 1 0
last w> n se	0 2 0 -1 0
last w> n sedan	0 1 -3 3 -1
last w> n seg	1 -2 1 0 0
last w> n selv	0 2 -4 3 0
last w> n sen	-4 0 1 4 0
last w> n sepon	-3 1 0 3 0
last w> n septe	0 -2 0 3 0
last w> n ser	-1 2 -2 0 1
last w> n ses	-2 2 0 0 0
last w> n sett	-1 2 0 0 0
last w> n sette	-2 1 4 -3 -1
last w> n sidan	2 0 -1 -1 0
last w> n side	-2 0 0 2 0
last w> n siden	4 1 -5 2 -3
last w> n sidst	0 -2 0 2 0
last w> n sier	2 -1 -1 1 0
last w> n sig	-3 2 -1 3 0
last w> n siger	-4 4 0 -1 0
last w> n sikke	1 2 -1 -2 0
last w> n sin	-1 1 -3 3 0
last w> n sist	-2 4 -2 0 0
last w> n sista	-2 -2 1 3 0
last w> n siste	-3 1 -2 3 0
last w> n sitte	-3 3 1 -2 0
last w> n själv	-1 0 -1 2 0
last w> n ska	2 3 -5 0 0
last w> n skal	0 4 -3 1 -2
last w> n skape	5 0 0 -5 0
last w> n skift	-2 0 -2 4 0
last w> n skriv	0 -1 0 -1 2
last w> n skuff	1 1 0 -2 0
last w> n skull	-1 -2 -1 4 1
last w> n skyll	-3 0 3 0 0
last w> n slags	2 -1 0 -3 1
last w> n slett	2 0 0 -2 0
last w> n slut	2 -3 0 2 0
last w> n sluta	-5 0 0 6 -1
last w> n slutt	0 -1 -2 5 -1
last w> n smaka	-1 -1 0 2 0
last w> n smert	-1 -1 2 0 0
last w> n smärt	2 0 0 -2 0
last w> n smøre	-2 -1 4 -1 0
last w> n snakk	2 -1 0 0 0
last w> n som	-3 4 -7 3 4
last w> n somma	4 0 -1 -3 0
last w> n somme	0 -1 -1 3 -1
last w> n sort	-2 -2 -1 2 3
last w> n sover	0 2 -1 -1 0
last w> n space	0 -1 2 0 0
last w> n spene	0 -1 -1 2 0
last w> n spise	-1 0 -1 2 0
last w> n spray	3 1 -3 -1 0
last w> n sprin	1 1 0 -2 0
last w> n sprut	-2 4 0 -2 0
last w> n sprøy	2 0 0 -2 0
last w> n spurg	-2 0 2 0 0
last w> n stadi	-2 2 0 0 0
last w> n stede	-3 -2 5 -1 0
last w> n sterk	-1 -1 2 0 0
last w> n stikk	-2 3 1 -1 0
last w> n still	-1 0 2 0 0
last w> n sto	2 0 0 -1 0
last w> n stof	-2 2 1 -1 0
last w> n stop	-2 -1 -1 3 0
last w> n stopp	-4 -3 -4 10 2
last w> n streg	-1 2 -1 0 0
last w> n stryk	-1 -2 0 3 0
last w> n strål	2 0 0 -2 0
last w> n styck	1 2 -2 0 0
last w> n ställ	2 -1 -1 0 0
last w> n stå	2 5 -3 -5 1
last w> n ståen	3 -1 2 -3 0
last w> n står	2 0 -3 -5 5
last w> n sug	0 -3 0 4 0
last w> n sved	2 -1 0 0 0
last w> n svimm	3 0 -1 0 -1
last w> n svir	1 -3 2 -1 0
last w> n svull	1 2 -1 -1 0
last w> n sygep	-1 -1 3 -1 0
last w> n sykeh	3 -2 -2 1 0
last w> n säger	3 -2 -1 -1 0
last w> n så	1 -4 4 2 -3
last w> n såg	-2 -1 0 5 -1
last w> n sånn	2 1 -3 -1 0
last w> n sår	-1 -1 1 2 -1
last w> n sönda	-3 2 -2 3 0
last w> n sønda	-1 0 -1 3 0
last w> n ta	-1 -1 -1 4 -1
last w> n table	1 -2 -1 2 0
last w> n tag	1 -2 -1 2 0
last w> n tage	0 2 0 -1 0
last w> n taget	-2 -1 1 3 0
last w> n tagit	-2 0 -1 3 0
last w> n tannl	2 0 -1 0 0
last w> n tar	-3 4 2 -4 1
last w> n tas	-1 0 0 2 0
last w> n tatt	-3 -1 1 3 0
last w> n telef	-1 -1 2 0 0
last w> n tiden	-1 2 0 -1 0
last w> n til	-1 2 2 2 -5
last w> n till	0 -1 0 2 -1
last w> n tills	-1 2 0 0 0
last w> n timme	-1 -1 2 0 0
last w> n tog	-2 -2 -2 6 0
last w> n tok	3 -1 0 -2 0
last w> n tomme	2 -1 0 -1 0
last w> n torsd	-1 2 -2 1 0
last w> n trapp	-2 0 -1 3 0
last w> n tredj	-4 4 1 0 0
last w> n treng	0 -1 0 3 -1
last w> n trodd	0 0 0 -1 2
last w> n tryck	-2 0 1 1 0
last w> n trykk	0 -1 -1 2 0
last w> n trött	0 0 2 -1 0
last w> n tuben	-2 -1 -1 3 0
last w> n tygge	-1 2 1 -1 -1
last w> n tänkt	-2 0 0 0 3
last w> n tåler	0 1 1 -3 2
last w> n ud	-1 -2 1 2 0
last w> n uden	-1 -2 0 2 0
last w> n udslæ	-2 1 0 -1 2
last w> n uendr	-1 2 -1 0 0
last w> n ugen	1 2 -2 -1 0
last w> n uger	2 -1 -1 2 -1
last w> n uke	-1 3 0 -1 0
last w> n uker	-1 -2 1 3 -1
last w> n under	-2 -2 6 -2 0
last w> n upp	1 2 0 -2 -1
last w> n uro	-1 -1 0 2 1
last w> n ut	1 -6 -1 7 -1
last w> n utan	2 -1 -1 0 0
last w> n uten	2 0 -1 -1 0
last w> n utsle	-2 1 -1 -2 4
last w> n uændr	-1 3 -1 0 0
last w> n vacci	3 -2 0 -3 1
last w> n vagtl	-1 -1 -1 3 0
last w> n vanli	-1 2 0 -1 1
last w> n var	6 -2 -5 0 0
last w> n vara	-1 5 -1 -3 0
last w> n varer	4 -2 -1 0 0
last w> n varje	-3 3 1 -1 0
last w> n vaske	4 -1 -1 -2 0
last w> n vecka	0 -4 2 2 0
last w> n vecko	-2 -3 3 2 0
last w> n ved	-3 5 -3 -1 2
last w> n vent	4 -2 0 -2 0
last w> n vente	3 -1 -1 -1 -1
last w> n vet	-2 1 -1 2 0
last w> n vi	7 -2 -4 0 -1
last w> n via	-2 0 2 -1 0
last w> n vid	-3 2 2 -2 1
last w> n vidar	-1 2 -3 2 0
last w> n vider	-2 10 -4 -3 0
last w> n vil	-1 -2 2 3 -2
last w> n vill	3 2 -1 -4 -1
last w> n vinte	3 0 -1 -2 0
last w> n virke	-2 -1 3 0 0
last w> n virkn	0 -2 0 3 0
last w> n virus	2 -1 -1 0 -1
last w> n volds	-2 1 0 0 2
last w> n vurde	4 -2 -2 1 0
last w> n väl	-2 0 -2 2 2
last w> n vänta	3 -1 -1 -1 0
last w> n vårdc	2 0 0 -1 0
last w> n våren	5 -1 -3 -2 0
last w> n vægte	0 -2 0 2 0
last w> n væk	-1 -3 -3 7 0
last w> n være	3 1 0 -3 -1
last w> n været	1 -2 0 1 0
last w> n §	-2 -1 -3 5 1
last w> n §2	10 0 -3 -1 -5
last w> n µg	-2 2 1 -1 0
last w> n ändra	-1 2 -1 -1 0
last w> n är	-4 5 -3 1 0
last w> n ätit	-1 -1 2 -1 0
last w> n å	-1 0 3 -1 -1
last w> n år	10 1 -7 -3 -1
last w> n året	3 0 -1 0 -1
last w> n återb	2 0 -2 0 0
last w> n én	3 -3 3 -3 0
last w> n òg	0 -1 0 2 0
last w> n över	-3 1 0 1 0
last w> n ønske	0 -1 0 2 0
last w> n ører	2 -1 -1 0 0
last w> n øret	-2 0 1 1 0
last w> n øynen	-2 0 0 2 0
last w> r #	-6 4 3 2 -2
last w> r <c?c?>	-1 1 -2 1 0
last w> r <c?p?>	-3 1 1 2 -1
last w> r <cc>	0 0 2 -1 -1
last w> r <cp>	-2 0 3 -1 0
last w> r <p?c?>	-4 0 2 0 1
last w> r <pc>	1 0 -2 0 0
last w> r <pp>	-1 2 -1 0 0
last w> r §2	3 0 -1 2 -4
last w> r а	-1 2 4 -2 -2
last w> r аллер	2 2 -1 -1 -1
last w> r ампул	0 2 -1 -1 0
last w> r анали	1 -2 1 0 0
last w> r антиб	-4 1 5 -3 0
last w> r бабуш	-3 3 0 0 0
last w> r берем	-1 0 0 2 0
last w> r берит	2 0 0 -1 0
last w> r блох	-1 4 -2 0 0
last w> r болит	-1 -1 0 2 0
last w> r больн	3 -3 0 0 0
last w> r больш	-4 -4 0 8 -1
last w> r броса	-1 2 0 -1 0
last w> r броси	-1 -1 0 3 0
last w> r будет	0 0 -1 2 -1
last w> r был	2 -1 -2 0 0
last w> r была	-2 0 0 1 1
last w> r было	-2 0 -1 2 0
last w> r в	1 -2 2 -1 0
last w> r вам	2 1 -2 -2 2
last w> r вас	-3 1 -1 2 1
last w> r вену	-1 -1 2 0 0
last w> r весно	1 0 -1 -1 2
last w> r вечер	-2 5 0 -2 0
last w> r видел	-1 -1 0 2 0
last w> r вмест	0 0 2 -1 -1
last w> r внутр	-1 -1 3 0 0
last w> r во	-1 -1 2 0 0
last w> r возвр	4 -1 0 -3 0
last w> r вреда	-5 8 -1 -1 0
last w> r время	-1 -1 2 0 0
last w> r все	-1 -2 1 3 0
last w> r всегд	-4 6 -1 -1 0
last w> r вчера	-1 2 -1 1 0
last w> r вы	2 2 -3 -1 0
last w> r говор	4 0 -3 -1 0
last w> r году	2 -1 1 -1 0
last w> r да	2 1 0 -3 0
last w> r давай	1 -1 -2 1 0
last w> r дават	-1 -1 0 2 0
last w> r давле	3 0 -1 -2 0
last w> r давно	2 -1 -1 1 0
last w> r даем	1 0 -3 3 0
last w> r даете	0 2 -1 -1 0
last w> r дали	-2 0 2 0 0
last w> r дальш	-1 12 -7 -3 0
last w> r дважд	3 -1 -2 -1 0
last w> r делал	2 -2 -1 1 0
last w> r день	2 -2 -1 2 -1
last w> r для	-3 1 2 0 0
last w> r дней	-3 0 1 2 0
last w> r дня	-5 2 2 2 -1
last w> r до	-2 -1 0 2 1
last w> r добав	0 2 -1 -1 0
last w> r дозу	-3 0 3 -1 0
last w> r докто	-1 0 0 0 2
last w> r дольш	-1 2 -1 0 0
last w> r дома	-1 0 -1 3 0
last w> r ее	-2 0 -1 3 0
last w> r ей	0 -1 -1 2 0
last w> r ему	1 -2 2 -1 0
last w> r есть	-2 1 -1 3 -1
last w> r еще	3 5 -7 -1 0
last w> r живот	-3 4 0 -1 0
last w> r за	0 5 -2 -2 0
last w> r завтр	4 -2 -4 2 0
last w> r закон	2 -2 1 0 0
last w> r здесь	-2 -1 4 0 0
last w> r значи	-1 2 -1 0 0
last w> r и	-3 -3 8 -5 3
last w> r из	-1 3 0 -2 0
last w> r из-за	-2 0 0 3 0
last w> r к	3 -1 -1 -2 0
last w> r кажды	1 -2 1 0 0
last w> r как	-4 3 -1 1 1
last w> r какой	-3 3 -2 1 0
last w> r капае	0 -2 -1 2 0
last w> r капай	0 2 -1 -1 0
last w> r капал	2 3 -2 -2 0
last w> r капат	-1 0 -1 2 0
last w> r капаю	3 -2 -1 0 0
last w> r капел	2 1 -2 -1 0
last w> r капли	5 -4 0 -1 0
last w> r кг	2 -1 0 0 0
last w> r кисло	-2 2 1 0 0
last w> r кишеч	0 -1 -1 2 0
last w> r ко	-1 -1 2 0 0
last w> r когда	2 -1 1 -2 0
last w> r колол	1 1 -1 -3 2
last w> r котор	-4 4 -1 0 0
last w> r красн	-2 1 0 -1 2
last w> r крови	-1 0 -1 0 2
last w> r кубик	2 -2 0 0 0
last w> r купил	-4 -1 0 6 0
last w> r ладно	2 -1 2 -3 0
last w> r лежит	-3 4 -1 0 0
last w> r лет	2 0 0 -1 0
last w> r лучше	1 -2 0 0 0
last w> r лью	-2 2 0 1 0
last w> r мален	2 -1 0 0 0
last w> r масло	-1 -1 2 1 0
last w> r мг	-1 1 2 -2 0
last w> r меняе	-2 5 -1 -2 0
last w> r месяц	-2 -2 1 3 0
last w> r минут	-1 2 -1 0 0
last w> r мкг	2 0 -2 -1 0
last w> r мл	1 2 -2 0 0
last w> r мне	1 1 1 -4 1
last w> r много	-1 0 -1 2 0
last w> r может	1 -2 -1 2 0
last w> r можно	1 4 -1 -4 -1
last w> r морда	-1 0 0 0 2
last w> r муж	-2 2 1 -1 0
last w> r мышцу	-2 0 2 0 0
last w> r на	-1 1 5 -3 -2
last w> r надо	-1 1 3 -2 -1
last w> r назад	3 -2 0 0 -1
last w> r назна	-2 0 -1 3 0
last w> r нам	-1 0 -1 0 2
last w> r начин	0 -1 2 -1 0
last w> r начне	-1 -1 2 0 0
last w> r не	3 -2 1 2 -4
last w> r него	4 -6 -2 2 2
last w> r недел	0 -4 2 3 -1
last w> r нельз	-3 0 -2 1 4
last w> r нему	3 0 0 -2 0
last w> r нет	-4 3 -1 3 -1
last w> r ни	-1 3 -1 0 -1
last w> r никог	-1 -1 2 0 0
last w> r ничег	-1 2 -2 1 0
last w> r но	-1 3 -1 -1 -1
last w> r норма	2 -1 1 -1 0
last w> r ночь	0 -2 2 1 0
last w> r ну	-2 0 2 -1 2
last w> r нужен	0 -1 0 2 -1
last w> r обезб	-2 0 1 1 0
last w> r обсуж	0 -1 -1 2 0
last w> r обычн	2 -1 -1 0 0
last w> r один	-3 -2 6 -1 0
last w> r одной	-1 0 2 0 0
last w> r одну	-3 -1 5 0 0
last w> r он	1 -1 2 0 -2
last w> r она	1 -2 0 1 0
last w> r осмот	2 -1 -1 0 0
last w> r остав	-4 9 -3 -1 0
last w> r остал	-3 1 -1 3 0
last w> r от	0 0 -2 4 -1
last w> r отек	-1 0 0 0 2
last w> r отказ	2 0 0 -1 0
last w> r отмен	-1 -4 -4 9 -1
last w> r пакет	-2 1 2 0 0
last w> r пейте	-5 11 -6 -1 1
last w> r первы	-1 -1 2 0 0
last w> r перен	2 -1 0 0 -1
last w> r печен	-2 0 1 2 -1
last w> r пил	1 -2 -1 1 0
last w> r пила	2 -2 2 -2 0
last w> r пить	-4 3 1 -1 0
last w> r пишу	-1 -1 2 -1 2
last w> r по	-6 2 1 4 -1
last w> r повто	2 -1 0 -1 0
last w> r повыш	-1 0 -1 2 -1
last w> r под	-3 1 2 -1 0
last w> r подож	-1 -1 2 0 0
last w> r подру	-1 2 0 0 0
last w> r пока	5 -1 -3 -1 -1
last w> r польз	2 -1 0 0 0
last w> r помог	-1 -2 -1 5 -1
last w> r понят	1 -2 2 0 0
last w> r посов	-2 0 -1 3 0
last w> r потом	1 -3 4 -1 0
last w> r предл	2 -1 0 -1 0
last w> r прекр	-2 -2 0 5 -1
last w> r при	1 2 -1 -1 -1
last w> r приме	-1 2 -1 0 0
last w> r прист	-2 2 -1 1 1
last w> r продо	0 4 -1 -2 0
last w> r профи	2 -2 1 0 0
last w> r прошл	4 -3 -2 2 -1
last w> r прямо	-1 -2 3 0 0
last w> r пусть	-5 10 -2 -3 -1
last w> r пьет	-2 6 -2 -1 0
last w> r пьете	-2 0 -1 4 -1
last w> r пью	-2 2 -2 2 -1
last w> r раз	2 -2 3 -3 0
last w> r раза	-4 1 0 4 -1
last w> r разу	-2 3 0 0 0
last w> r раньш	1 2 -1 -2 0
last w> r рекла	-1 -2 0 3 0
last w> r риско	2 0 -1 0 0
last w> r с	-7 1 4 2 -1
last w> r сам	-2 -1 -1 3 -1
last w> r сами	-2 0 -1 3 0
last w> r себе	0 -2 0 3 0
last w> r сегод	-3 -2 4 1 -1
last w> r сейча	-2 -2 5 -2 0
last w> r сердц	1 -2 2 -2 0
last w> r сестр	2 -2 0 1 0
last w> r сироп	-1 2 1 -1 0
last w> r сказа	-3 3 -1 1 0
last w> r сколь	-3 2 -2 2 2
last w> r случа	0 2 -1 -1 -1
last w> r снова	-1 -1 2 0 0
last w> r со	-1 2 -2 0 0
last w> r совет	4 -1 -1 -2 0
last w> r совсе	0 -1 -1 3 0
last w> r сосед	-1 -1 2 0 0
last w> r сосок	2 -1 -1 0 0
last w> r спины	-1 -1 0 2 0
last w> r стави	2 0 -1 -1 0
last w> r суста	2 -1 0 -1 0
last w> r сутки	-2 0 3 -2 0
last w> r суток	-1 0 2 -1 0
last w> r табле	-2 0 3 -1 0
last w> r так	-3 0 0 0 2
last w> r там	-1 -1 -1 3 0
last w> r то	-1 -3 1 3 0
last w> r тогда	-3 2 2 -2 1
last w> r тоже	3 -1 0 -1 0
last w> r толку	-2 -2 0 4 0
last w> r тольк	-3 3 2 -1 0
last w> r тошни	1 -1 2 -1 -1
last w> r трети	-2 1 0 1 0
last w> r тут	-2 0 0 1 1
last w> r у	3 -4 0 1 1
last w> r убери	0 -2 -2 4 0
last w> r убира	-3 0 -1 3 0
last w> r уже	-4 -2 -2 9 0
last w> r укол	-1 0 2 0 0
last w> r уколю	0 0 2 -2 0
last w> r утром	-3 4 2 -3 0
last w> r хвати	-1 0 4 -3 0
last w> r хорош	-2 0 1 0 1
last w> r час	1 0 -2 1 0
last w> r чем	-2 1 0 1 0
last w> r через	0 1 2 -3 0
last w> r четве	0 2 -2 0 0
last w> r что	-1 4 -2 -1 -1
last w> r чтобы	-3 0 3 0 0
last w> r шприц	-1 -1 3 0 0
last w> r это	0 2 0 -3 1
last w> r этого	0 -1 -1 2 0
last w> r эффек	-1 0 -1 2 0
last w> r я	-2 -3 5 2 -1
last w> r язык	-2 1 1 0 0
late	1 4 4 -9 1
maybe clinician examination	-4 3 0 0 -1
maybe clinician history	-2 1 2 -2 1
maybe clinician plan	0 2 -1 0 0
maybe patient examination	1 -1 -1 -1 2
maybe patient history	0 1 2 0 -2
maybe patient plan	2 0 1 -2 -1
med	4 8 -16 3 2
mentions 0	7 2 -4 0 -5
mentions 1	11 -2 0 -2 -6
mentions 2	-5 7 -4 -1 3
mentions 3	-4 0 2 1 0
named 0	-7 12 -13 12 -4
named 1	-3 -2 7 3 -5
named 2	4 -1 7 -12 3
named 3	4 1 1 -3 -4
named 4	8 -7 -4 -2 5
named 5	7 2 -4 0 -5
named last 0	-5 0 -6 15 -4
named last 1	5 -2 6 -3 -6
named last 2	5 -1 -4 -3 3
named last 3	1 5 3 -4 -4
named last 4	1 2 0 -8 6
named last 5	7 2 -4 0 -5
nb	-2 4 -1 4 -4
next allergy	0 -1 1 -2 1
next continue	-1 3 -3 1 -1
next denyPlan	-3 -2 -1 5 1
next negation	2 -2 1 0 -1
next no	9 -4 -5 -1 0
next otherPerson	4 -2 -1 -1 -1
next past	2 1 -7 1 4
next raise	-1 3 0 -2 0
next reaction	-5 -1 -1 -3 10
next start	0 -4 5 0 -1
next stop	-1 2 1 0 -2
next takes	-3 3 -2 2 -1
next yes	-6 5 -7 4 3
often	-3 -2 6 1 -2
others 0	5 1 -2 -1 -1
others 1	4 2 -4 1 -2
others 2	-3 1 -1 4 0
patient history	1 1 -4 3 -1
patient plan	2 4 -4 -2 -1
peer after	4 -13 -1 12 -2
peer after last	1 -12 2 11 -2
peer before	14 -12 8 -12 3
peer beside	6 -3 -1 -2 -1
ru	3 1 0 -4 1
rules allergy	-1 -4 -4 -5 14
rules allergy dosed	-1 1 -2 0 1
rules allergy generic	6 -7 -2 -3 6
rules allergy in 1	2 -4 -4 -5 11
rules allergy in 2	-3 0 0 0 3
rules allergy last cue allergy	1 -1 -2 -1 3
rules allergy last cue allergy maybe clinician plan	-3 0 -1 0 4
rules allergy last cue allergy maybe patient history	3 -1 0 -1 -1
rules allergy last cue given	1 -2 2 -3 2
rules allergy last cue given patient plan	-1 0 2 -1 1
rules allergy last cue none	-4 0 -1 -1 6
rules allergy last cue none maybe clinician plan	-3 0 0 1 1
rules allergy last cue none maybe patient history	0 0 -1 -2 3
rules allergy last cue none patient history	0 -1 0 -1 2
rules allergy last cue none patient plan	-2 1 0 1 0
rules allergy last cue refuse	-2 -1 0 0 3
rules allergy last cue refuse maybe clinician plan	-1 0 0 0 2
rules allergy last cue takes	-1 -1 0 2 0
rules allergy last told allergy	-3 -3 -2 1 6
rules allergy last told allergy maybe clinician	-2 0 -2 2 1
rules allergy last told allergy maybe patient	1 -2 -1 -1 3
rules allergy last told allergy patient	-2 -1 1 -1 3
rules allergy last told named implied	-1 -1 0 -1 3
rules allergy last told refused	-2 0 0 -1 3
rules allergy last told refused maybe clinician	-1 0 0 0 2
rules allergy of 0	4 -3 -1 -3 3
rules allergy of 1	-1 -2 -3 -2 8
rules allergy of 2	-3 0 0 0 4
rules allergy trade	-7 3 -1 -2 8
rules allergy undosed	0 -6 -2 -5 13
rules continued	-5 10 -3 -1 -4
rules continued dosed	-9 12 0 -1 -2
rules continued generic	1 2 1 -2 -2
rules continued in 1	2 3 2 -4 -2
rules continued in 2	-7 10 -5 3 -1
rules continued last cue continue	4 -2 0 0 -1
rules continued last cue continue maybe clinician plan	1 2 -3 0 -1
rules continued last cue continue maybe patient history	1 -2 2 -1 0
rules continued last cue continue patient history	1 -2 0 1 0
rules continued last cue given	-1 1 -2 2 0
rules continued last cue given maybe patient history	-1 2 -1 0 0
rules continued last cue lower	0 -2 0 2 0
rules continued last cue none	0 2 0 1 -2
rules continued last cue none maybe clinician plan	-2 -2 2 3 0
rules continued last cue none maybe patient examination	-1 0 0 -1 2
rules continued last cue none maybe patient history	0 -5 4 3 -2
rules continued last cue none maybe patient plan	2 2 -1 -2 -1
rules continued last cue none patient history	4 1 -4 -2 1
rules continued last cue none patient plan	-1 3 -2 0 -1
rules continued last cue refuse	-1 -2 0 2 1
rules continued last cue start	-1 2 0 -1 1
rules continued last cue start clinician plan	2 0 -1 0 0
rules continued last cue start maybe clinician history	-1 -2 0 0 2
rules continued last cue start maybe clinician plan	1 3 -4 0 0
rules continued last cue start maybe patient history	-1 0 4 -1 -1
rules continued last cue start maybe patient plan	-1 -1 2 1 0
rules continued last cue start patient history	-2 3 -1 0 0
rules continued last cue takes	0 5 -1 -3 0
rules continued last cue takes maybe clinician history	-1 -2 3 1 0
rules continued last cue takes maybe clinician plan	-1 2 -1 -1 0
rules continued last cue takes maybe patient history	-1 4 -1 -1 0
rules continued last cue takes maybe patient plan	2 0 -1 -1 0
rules continued last told beside implied	0 -1 2 0 0
rules continued last told continued	1 5 0 -6 0
rules continued last told continued implied	0 4 -1 -3 0
rules continued last told continued implied maybe clinician	-1 -1 2 0 0
rules continued last told continued implied maybe patient	0 0 3 -3 0
rules continued last told continued implied patient	1 4 -5 0 0
rules continued last told continued maybe clinician	-1 1 -2 1 1
rules continued last told continued maybe patient	1 4 2 -6 -1
rules continued last told named implied	-3 2 -2 5 -1
rules continued last told named implied clinician	-1 2 -1 1 0
rules continued last told named implied maybe clinician	-2 1 0 1 0
rules continued last told named implied maybe patient	-1 -3 -1 5 -1
rules continued last told named implied patient	1 2 -1 -2 0
rules continued last told refused	1 -4 0 4 0
rules continued last told refused maybe clinician	1 -2 -1 1 0
rules continued last told started	2 0 -3 1 0
rules continued last told started clinician	2 0 -1 0 0
rules continued last told started maybe clinician	1 0 -2 2 0
rules continued last told supposed implied	-1 2 -1 -1 0
rules continued last told supposed implied maybe clinician	-1 2 -1 -1 0
rules continued of 0	-3 8 1 -5 -1
rules continued of 1	3 0 0 -1 -1
rules continued of 2	-4 7 -4 2 -1
rules continued of 3	0 -2 -1 3 0
rules continued often	-12 10 3 0 -1
rules continued trade	-6 10 -4 1 -2
rules continued undosed	4 1 -3 0 -1
rules dropped	4 -2 4 -4 -2
rules dropped dosed	0 -2 4 -2 0
rules dropped generic	4 -2 2 -3 0
rules dropped in 1	5 -2 3 -4 -2
rules dropped of 1	2 -2 3 -3 -1
rules dropped of 2	2 -1 0 -1 0
rules dropped trade	0 0 2 -1 -1
rules dropped undosed	4 0 -1 -1 -1
rules intolerance	-1 -4 0 1 4
rules intolerance dosed	-1 2 -2 1 0
rules intolerance generic	-4 -1 -1 0 7
rules intolerance in 1	1 -3 1 0 1
rules intolerance in 2	-1 -1 -1 1 2
rules intolerance of 1	1 -3 1 2 0
rules intolerance of 2	-1 0 -1 -1 3
rules intolerance trade	3 -3 1 2 -3
rules intolerance undosed	0 -6 2 0 4
rules lowered	-3 5 0 -1 -1
rules lowered dosed	-2 2 1 0 -1
rules lowered generic	-2 4 -1 -1 -1
rules lowered in 1	-1 4 -2 -1 -1
rules lowered in 2	-2 0 2 0 0
rules lowered of 1	-3 3 -2 3 -1
rules lowered of 2	0 1 1 -2 0
rules lowered of 3	0 2 0 -1 0
rules lowered undosed	-1 3 -1 -1 0
rules none	16 -5 -7 -2 -9
rules none last cue allergy	2 0 0 -1 -1
rules none last cue denyPlan	-3 1 0 1 0
rules none last cue denyPlan clinician plan	-3 1 -1 3 -1
rules none last cue denyPlan maybe clinician plan	-1 -3 3 0 1
rules none last cue denyPlan maybe patient history	3 0 -1 -2 0
rules none last cue given	-1 -1 2 2 -2
rules none last cue given clinician plan	-1 0 0 2 0
rules none last cue given maybe clinician history	-2 0 0 2 -1
rules none last cue given maybe clinician plan	-3 -1 2 2 -1
rules none last cue given maybe patient history	2 -2 2 -1 -1
rules none last cue given maybe patient plan	2 -1 0 0 0
rules none last cue given patient history	0 2 0 -2 1
rules none last cue given patient plan	2 -1 -1 0 0
rules none last cue none	3 1 1 -3 -2
rules none last cue none clinician examination	-1 0 -1 2 0
rules none last cue none clinician plan	3 0 0 -2 -1
rules none last cue none maybe clinician examination	-2 2 0 0 0
rules none last cue none maybe clinician history	3 -4 -2 4 -1
rules none last cue none maybe clinician plan	4 0 3 -7 0
rules none last cue none maybe patient history	-1 5 -3 0 -1
rules none last cue none maybe patient plan	-3 -1 4 -1 1
rules none last cue none patient history	-2 1 1 1 -1
rules none last cue none patient plan	3 -1 -1 1 0
rules none last cue refuse	3 -6 -1 5 -1
rules none last cue refuse clinician plan	2 -2 -2 0 3
rules none last cue refuse maybe clinician examination	-4 1 4 -1 0
rules none last cue refuse maybe clinician history	-2 -1 0 3 0
rules none last cue refuse maybe clinician plan	4 -1 -1 1 -2
rules none last cue refuse maybe patient plan	3 0 -1 -1 -1
rules none last cue start	5 2 0 -5 -1
rules none last cue start clinician plan	1 -2 2 0 0
rules none last cue start maybe clinician history	1 -2 3 -2 0
rules none last cue start maybe clinician plan	1 4 -1 -2 -1
rules none last cue start maybe patient plan	-1 2 -1 0 0
rules none last cue start patient history	2 -2 0 0 0
rules none last cue stop	2 -2 -1 2 -1
rules none last cue stop maybe clinician plan	0 -1 -1 2 0
rules none last cue takes	6 -4 3 -2 -2
rules none last cue takes maybe clinician plan	4 -2 0 -2 -1
rules none last cue takes maybe patient history	1 -3 2 1 0
rules none last cue takes patient plan	0 2 0 -1 0
rules none last told allergy	2 0 0 -1 -2
rules none last told continued	2 -2 0 0 0
rules none last told continued implied	2 -2 0 0 0
rules none last told continued implied maybe patient	2 -2 0 0 0
rules none last told continued maybe patient	2 -2 0 0 0
rules none last told foreign	4 -2 1 -1 -1
rules none last told foreign maybe clinician	0 -1 -2 3 1
rules none last told foreign maybe patient	-1 -1 3 -1 -1
rules none last told foreign patient	6 -2 -1 -3 0
rules none last told named implied	1 1 3 -3 -2
rules none last told named implied clinician	2 -2 0 0 -1
rules none last told named implied maybe clinician	-1 -4 3 1 1
rules none last told named implied maybe patient	2 6 0 -6 -1
rules none last told named implied patient	-3 1 0 3 -1
rules none last told past implied	-1 1 2 -1 0
rules none last told past maybe clinician	-2 -1 3 1 -1
rules none last told past maybe patient	-1 0 -2 0 2
rules none last told past patient	3 0 -1 -2 0
rules none last told refused	3 -3 -4 5 -1
rules none last told refused clinician	-2 -2 -3 5 2
rules none last told refused implied	0 2 -1 0 0
rules none last told refused implied maybe patient	0 2 -1 0 0
rules none last told refused maybe clinician	2 -1 1 -1 -2
rules none last told refused maybe patient	1 0 -2 1 -1
rules none last told started implied	-2 -2 4 0 0
rules none last told started implied maybe clinician	-1 -2 4 -2 0
rules none last told supposed implied	3 -1 -2 1 -1
rules none last told supposed implied clinician	2 -1 -1 1 0
rules none last told supposed implied maybe clinician	2 -1 0 0 0
rules raised	0 5 2 -6 -1
rules raised dosed	-1 5 2 -5 -1
rules raised generic	-2 1 4 -2 0
rules raised in 1	1 3 -2 -1 0
rules raised in 2	-1 3 2 -3 0
rules raised in 3	0 -1 3 -1 0
rules raised of 1	-1 6 -1 -3 0
rules raised of 2	-1 0 3 -2 0
rules raised often	-1 1 1 -2 0
rules raised trade	2 4 -2 -3 0
rules started	-5 4 8 -4 -6
rules started dosed	-5 4 6 -1 -5
rules started generic	2 3 2 -4 -3
rules started in 1	-1 -1 9 -6 -5
rules started in 2	-4 3 1 1 -1
rules started in 3	0 3 -2 0 0
rules started last cue given	1 0 -3 3 -1
rules started last cue given clinician history	2 -1 -1 1 0
rules started last cue given maybe clinician examination	1 -1 -2 2 0
rules started last cue given maybe clinician plan	-3 1 1 1 0
rules started last cue lower	-1 4 2 -3 0
rules started last cue lower clinician plan	0 -1 2 -1 0
rules started last cue none	-2 2 4 -4 -1
rules started last cue none clinician examination	1 1 -1 -2 0
rules started last cue none clinician history	1 -1 -2 2 0
rules started last cue none clinician plan	-4 2 6 -4 1
rules started last cue none maybe clinician examination	3 -1 -2 1 0
rules started last cue none maybe clinician history	1 3 -2 -2 0
rules started last cue none maybe clinician plan	3 3 -7 1 -1
rules started last cue none maybe patient history	-5 -2 7 0 -1
rules started last cue none patient history	-1 -3 3 1 0
rules started last cue none patient plan	-1 2 -1 0 0
rules started last cue raise	-1 2 0 -1 0
rules started last cue refuse	-2 -2 4 1 -1
rules started last cue refuse clinician plan	1 1 -2 -1 0
rules started last cue refuse maybe clinician plan	0 -2 3 0 0
rules started last cue start	-1 1 1 0 -2
rules started last cue start clinician history	-2 1 2 -1 0
rules started last cue start maybe clinician examination	-1 0 2 0 0
rules started last cue start maybe clinician history	0 5 -3 -2 0
rules started last cue start maybe clinician plan	0 -5 2 3 -1
rules started last cue start maybe patient plan	2 0 -2 0 0
rules started last cue stop	-1 1 2 -2 0
rules started last cue stop maybe clinician plan	-1 2 0 -1 0
rules started last cue takes	2 4 -2 -3 -1
rules started last cue takes maybe clinician plan	-1 2 -1 0 -1
rules started last told beside implied	-1 2 0 -1 0
rules started last told beside implied clinician	-1 2 0 -1 0
rules started last told continued	0 3 0 -3 0
rules started last told continued implied	-2 -2 3 1 0
rules started last told continued implied maybe patient	-1 0 2 0 0
rules started last told continued implied patient	0 -2 1 1 0
rules started last told lowered	-2 4 1 -3 0
rules started last told lowered clinician	0 2 2 -3 0
rules started last told lowered maybe clinician	-1 2 0 -1 0
rules started last told named implied	1 3 -1 -3 0
rules started last told named implied clinician	0 2 -2 -2 1
rules started last told named implied maybe clinician	2 2 -3 0 -1
rules started last told named implied maybe patient	-2 -1 3 0 0
rules started last told past	0 2 0 -1 0
rules started last told raised	0 2 0 -2 0
rules started last told raised maybe clinician	-1 2 0 -1 0
rules started last told started	-2 0 4 0 -3
rules started last told started clinician	0 -2 4 -1 -1
rules started last told started implied	1 0 -3 3 -1
rules started last told started implied clinician	-1 -1 2 0 0
rules started last told started implied maybe clinician	2 0 -5 4 0
rules started last told started maybe clinician	-1 2 1 -1 -1
rules started last told stopped maybe clinician	-1 2 -2 0 0
rules started of 0	-4 2 5 -2 -1
rules started of 1	5 0 0 1 -4
rules started of 2	-4 3 3 0 -1
rules started of 3	-1 -1 4 -3 1
rules started often	3 -1 6 -6 -1
rules started trade	-7 2 8 -1 -3
rules started undosed	0 1 4 -3 -1
rules stopped	2 -7 -9 14 -6
rules stopped dosed	-4 -3 1 8 -3
rules stopped generic	3 -3 -4 10 -6
rules stopped in 1	6 -2 -6 5 -2
rules stopped in 2	-1 0 0 3 -3
rules stopped in 3	-3 -5 -2 11 0
rules stopped last cue denyPlan maybe patient plan	0 -1 2 0 0
rules stopped last cue given maybe clinician plan	1 0 0 -2 1
rules stopped last cue given patient history	-2 -1 0 2 0
rules stopped last cue none	6 -6 0 1 -1
rules stopped last cue none clinician plan	2 0 -2 0 0
rules stopped last cue none maybe clinician history	1 -3 2 -1 1
rules stopped last cue none maybe clinician plan	-1 0 2 -1 -1
rules stopped last cue none maybe patient history	3 0 -2 0 -1
rules stopped last cue none maybe patient plan	-1 1 -1 2 0
rules stopped last cue none patient plan	3 -2 2 -3 0
rules stopped last cue refuse	0 7 -1 -6 0
rules stopped last cue refuse maybe clinician plan	0 2 0 -2 0
rules stopped last cue refuse maybe patient history	1 2 0 -2 0
rules stopped last cue start	-2 -4 3 2 1
rules stopped last cue start maybe clinician history	-1 -1 0 0 2
rules stopped last cue start maybe clinician plan	0 -1 2 -1 0
rules stopped last cue start maybe patient history	0 -2 -1 4 0
rules stopped last cue start maybe patient plan	0 -2 0 2 0
rules stopped last cue stop	3 0 -4 2 -1
rules stopped last cue stop maybe clinician examination	0 0 -1 2 0
rules stopped last cue stop maybe clinician history	0 2 -2 -1 0
rules stopped last cue stop maybe patient history	-1 3 -1 -1 0
rules stopped last cue stop maybe patient plan	2 -1 0 -1 0
rules stopped last cue stop patient history	0 -2 0 3 0
rules stopped last cue stop patient plan	0 -1 2 -1 0
rules stopped last cue takes	-3 -1 -2 7 -1
rules stopped last cue takes maybe clinician history	-1 2 0 -1 0
rules stopped last cue takes maybe clinician plan	0 -2 0 2 0
rules stopped last cue takes maybe patient history	1 -2 -1 2 0
rules stopped last cue takes patient history	-1 2 0 -1 0
rules stopped last told continued	-3 -1 -3 7 0
rules stopped last told continued implied	-1 -1 -2 4 -1
rules stopped last told continued implied maybe patient	-1 0 -3 5 0
rules stopped last told continued maybe clinician	-2 0 -1 3 0
rules stopped last told continued maybe patient	0 -3 -1 5 0
rules stopped last told continued patient	-1 3 -1 -1 0
rules stopped last told named implied	2 -1 -1 1 -1
rules stopped last told named implied clinician	-1 2 -1 0 0
rules stopped last told named implied maybe clinician	3 -3 0 -1 0
rules stopped last told named implied patient	0 -1 0 2 0
rules stopped last told past	2 0 -1 -1 0
rules stopped last told refused	3 4 -1 -6 0
rules stopped last told refused clinician	2 0 0 -1 0
rules stopped last told refused maybe clinician	0 4 0 -4 0
rules stopped last told started clinician	-1 1 2 -2 0
rules stopped last told started implied	0 0 3 -3 0
rules stopped last told started implied maybe clinician	-1 -1 4 -2 0
rules stopped last told started maybe clinician	0 0 -2 1 1
rules stopped last told stopped	2 -3 1 2 -2
rules stopped last told stopped clinician	-1 -3 1 3 0
rules stopped last told stopped maybe clinician	1 0 1 -2 0
rules stopped last told stopped maybe patient	1 2 -2 0 -1
rules stopped last told stopped patient	1 -2 1 1 0
rules stopped of 0	0 -5 -4 11 -3
rules stopped of 1	5 -1 -1 1 -2
rules stopped of 2	-1 -1 0 3 -1
rules stopped of 3	-1 1 -4 4 0
rules stopped often	-1 4 -4 2 -1
rules stopped trade	-1 -4 -4 9 0
rules stopped undosed	6 -5 -9 10 -3
sub acepromazin	-2 -2 3 0 0
sub acetylcystein	-3 -1 -1 5 0
sub acetylsalisylsyre	0 0 -5 4 1
sub adalimumab	0 -1 2 -1 0
sub adrenalin	2 -2 1 -1 0
sub afoksolaner	-4 1 0 3 0
sub alendronat	-2 1 -1 3 0
sub alfa-kasozepin	-4 -1 0 5 0
sub alfakalsidol	-1 2 -1 0 0
sub alfuzosin	-2 4 0 -2 0
sub alginat	-1 -1 1 2 0
sub alimemazin	1 -2 3 -1 0
sub allergen latex	2 -1 0 -1 0
sub allopurinol	-3 2 1 -3 3
sub amiodaron	2 -1 0 0 -1
sub amitriptylin	1 -3 0 2 0
sub amlodipin	-2 1 2 -1 0
sub amoksicillin	-4 0 0 0 3
sub amoksicillin-klavulansyre	4 -1 -3 -1 1
sub apiksaban	1 6 -2 -5 0
sub atomoksetin	2 -1 0 -1 0
sub atorvastatin	-6 8 -3 2 0
sub atropin	0 -1 2 -1 0
sub azatioprin	-1 0 0 -3 5
sub azitromycin	2 -1 -2 0 0
sub beklometason	1 2 -2 -1 0
sub benazepril	1 0 -2 2 0
sub bendroflumetiazid	1 -2 -1 2 0
sub betametason	-1 -4 3 2 0
sub biotin	-1 2 -1 0 0
sub bisoprolol	-1 6 -3 -1 0
sub budesonid	4 -1 -3 0 0
sub bumetanid	0 4 -2 -2 0
sub buprenorfin	0 -1 2 -1 0
sub butylskopolamin	-2 0 2 -1 0
sub cbd	-1 0 -1 2 0
sub ceftiofur	0 -2 1 1 0
sub cetirizin	-5 -1 3 3 -1
sub ciprofloksacin	0 -1 1 -2 2
sub citalopram	-4 4 0 0 0
sub clorheksidin	-2 -1 2 1 0
sub co-codamol	-1 -1 2 0 0
sub critical_care	3 2 -4 0 0
sub dalteparin	1 5 -1 -4 0
sub dapagliflozin	-3 5 1 -1 0
sub deksametason	4 -3 -1 1 -1
sub denosumab	-1 2 0 -1 0
sub desogestrel	-2 4 0 -2 0
sub detomidin	0 -1 2 -1 0
sub diazepam	-1 2 0 0 0
sub difenhydramin	2 -1 0 0 0
sub digoksin	1 -2 -2 4 -1
sub diklofenak	-2 3 -2 3 -1
sub dikloksacillin	-1 2 0 0 0
sub disulfiram	3 -1 0 -2 0
sub docusat	-3 -2 6 -1 0
sub doksazosin	0 -2 1 2 0
sub doksysyklin	5 -3 -1 -2 0
sub domperidon	2 -1 0 -1 0
sub drospirenon	-1 2 0 0 0
sub effydral	1 3 -3 -1 0
sub empagliflozin	0 -2 0 3 0
sub enalapril	-2 3 -3 2 0
sub enoksaparin	0 3 -1 -2 0
sub enrofloksacin	5 -1 -1 -3 0
sub eplerenon	-1 -2 4 -1 0
sub erenumab	2 -1 0 0 0
sub erytromycin	-2 0 0 0 2
sub escitalopram	0 2 -1 -2 0
sub esomeprazol	-1 0 2 0 0
sub etinylestradiol	-3 0 2 1 0
sub etonogestrel	-3 4 -1 -1 0
sub etylmorfin	-4 -2 1 4 0
sub ezetimib	0 -1 2 0 0
sub famotidin	0 -1 2 -1 0
sub feliway	-3 5 -1 -1 0
sub femal	2 0 -1 -1 0
sub fenbendazol	5 -3 -1 -3 1
sub fenobarbital	4 1 -2 -2 0
sub fenoksymetylpenicillin	3 -1 -1 -2 0
sub fenylbutazon	2 -5 -1 4 -1
sub ferrosulfat	-5 2 4 1 -2
sub firokoksib	-1 -1 0 2 0
sub fluniksin	-2 -4 10 -4 0
sub fluralaner	-2 2 0 0 -1
sub flutikason	-2 2 0 0 0
sub folsyre	-2 5 -2 -1 0
sub furosemid	-4 8 -1 -2 -1
sub fusidinsyre	1 -2 1 0 -1
sub gabapentin	-1 -3 0 4 -1
sub gentamicin-betametason-klotrimazol	2 0 0 -1 0
sub ginkgo	-1 -1 0 2 0
sub glibenklamid	-1 -1 0 2 0
sub gliklazid	-1 -3 0 4 0
sub glukagon	-4 4 1 -1 0
sub glukosamin	-5 6 -2 2 0
sub gurkemeie	-3 1 0 3 0
sub haloperidol	-2 -1 -1 0 5
sub helvetesildvaksine	3 -1 -1 -1 0
sub hepatittvaksine	4 -3 1 -2 0
sub hormonspiral	6 -3 -1 -1 0
sub hyaluronsyre	-3 1 3 -2 0
sub hydrokortison	-2 -1 1 1 0
sub hydroksyzin	0 -1 2 0 0
sub ibuprofen	10 -7 -4 1 0
sub imepitoin	3 0 -1 -1 0
sub imidakloprid	1 3 -3 -1 0
sub indapamid	-1 -1 0 2 0
sub insulin	3 -1 -1 -1 0
sub insulin_glargin	0 1 0 -2 0
sub ipakitine	-4 3 -1 2 0
sub ipratropium	4 -1 -1 -2 0
sub ivermektin	5 -3 0 -1 0
sub jernkarboksymaltose	-1 -1 3 -1 0
sub jerntabletter	-3 2 4 -2 0
sub jod	-4 -1 -1 1 4
sub kaliumbromid	4 -2 -1 -1 0
sub kaliumklorid	0 -2 0 3 0
sub kalsipotriol	-1 3 -2 -1 0
sub kalsium	-4 0 5 0 0
sub kalsiumkarbonat	-2 3 -1 -1 0
sub kandesartan	-1 -4 4 0 0
sub karbimazol	3 -2 0 -1 0
sub karboplatin	-3 5 0 -2 0
sub karprofen	0 -3 -1 4 0
sub ketoprofen	-2 0 2 0 0
sub klaritromycin	-1 -1 2 0 1
sub klemastin	-2 -1 1 1 0
sub klobetasol	-2 -1 0 2 0
sub kloksacillin	3 -2 -2 2 0
sub kloprostenol	0 -1 2 -1 0
sub kloramfenikol	-2 -2 -1 5 0
sub klorprotiksen	-1 2 0 -1 0
sub klozapin	0 2 0 -1 0
sub kobalamin	-3 3 -1 1 0
sub kodein	3 -4 -1 2 -1
sub kodein-hostesaft	2 -3 -1 3 0
sub kondroitin	-4 7 -1 -1 0
sub kortison	11 -5 -3 -3 -1
sub ksylometazolin	-2 -2 1 3 0
sub laktulose	-1 3 -4 2 0
sub lamotrigin	-2 3 -1 -2 2
sub lansoprazol	-2 2 1 -1 0
sub latanoprost	3 -1 -1 -1 0
sub levetiracetam	-1 3 -1 -1 0
sub levodopa	0 2 -1 0 0
sub levotyroksin	-2 10 -3 -5 0
sub lidokain	0 -1 2 -1 0
sub lisdeksamfetamin	-1 2 0 -2 0
sub litium	2 3 -3 -2 0
sub lokivetmab	3 -1 -2 0 0
sub loperamid	-3 -2 2 3 0
sub losartan	-3 3 1 0 0
sub magnesium	-9 7 -2 4 0
sub makrogol	-3 0 5 -1 0
sub marbofloksacin	-1 -1 2 0 0
sub maropitant	-1 -4 7 -1 -1
sub meflokin	-1 -1 0 -1 3
sub melatonin	0 2 1 -3 0
sub meloksikam	0 -6 6 1 -1
sub mepivakain	-2 -1 3 0 0
sub mesalazin	-3 2 0 1 0
sub metadon	-2 2 3 -2 0
sub metformin	1 -3 -3 7 -1
sub metoklopramid	-2 -3 3 2 0
sub metoprolol	-3 2 -1 1 1
sub metotreksat	4 1 0 -4 -1
sub metronidazol	-2 0 0 -1 2
sub metylprednisolon	5 -2 -1 -1 0
sub midazolam	-1 2 0 -1 0
sub mirabegron	2 -1 -1 1 0
sub mirataz	-2 -1 1 2 0
sub mirtazapin	0 -1 2 -1 -1
sub moksidektin	5 -2 -1 -1 0
sub moksonidin	2 0 0 -1 0
sub montelukast	2 -2 1 0 0
sub morfin	0 -2 2 0 0
sub multivitaminer	-1 2 0 -1 0
sub mykgjørende_krem	4 -2 -2 -1 0
sub naloxon	3 2 -4 -1 0
sub naproksen	-5 4 0 0 2
sub natriumbikarbonat	-1 -1 2 0 0
sub neomycin	-1 -1 2 -1 0
sub nikotin	-1 -2 4 -1 0
sub nimesulid	-2 0 0 3 0
sub nitrofurantoin	-1 2 -1 -2 3
sub nitroglyserin	-5 9 -2 -2 0
sub oklacitinib	2 -1 -1 0 0
sub oksazepam	3 -1 -3 1 0
sub oksykodon	-1 0 -1 2 0
sub oksymetazolin	-2 -2 -1 5 0
sub oksytetrasyklin	1 -3 0 2 0
sub oksytocin	0 -3 1 2 0
sub omega-3	-8 4 -3 7 -1
sub omeprazolpasta	-3 2 0 2 0
sub oresol	-2 3 0 0 0
sub p-piller	6 -3 -1 0 -1
sub pantoprazol	-4 0 2 1 0
sub paracetamol	-9 21 6 -16 -2
sub parafinolje	0 -1 2 0 0
sub penicillin	5 -6 -2 -4 7
sub pergolid	1 3 -1 -3 0
sub pimobendan	2 3 -2 -4 0
sub polymyxin	-4 -3 2 5 0
sub prazikvantel	2 -2 2 -2 0
sub prednisolon	7 -3 -1 -1 -2
sub pregabalin	3 0 -1 -1 0
sub progesteron	-1 2 0 -1 0
sub prokain	-3 -1 1 0 2
sub prokainpenicillin	-2 -1 -2 5 0
sub promethazin	-1 -3 3 0 0
sub propiomazin	0 -1 -1 2 0
sub propranolol	-1 -2 1 3 -1
sub propylenglykol	0 -1 3 -2 0
sub protexin	3 -1 -2 0 0
sub quetiapin	6 -5 -3 2 0
sub ramipril	-1 -2 1 1 2
sub risperidon	-4 1 -1 4 0
sub rispoval	3 -1 -1 -1 0
sub rivaroksaban	3 2 -2 -2 0
sub robenakoksib	2 -1 -1 1 0
sub romifidin	-3 -1 4 0 0
sub rosuvastatin	-2 0 4 -1 0
sub salbutamol	-7 15 -1 -6 -1
sub saltvann	3 2 -3 -2 0
sub sarolaner	-2 3 1 -2 0
sub secukinumab	-2 -1 0 3 0
sub selamektin	-3 1 3 -1 0
sub selen-vitamin_e	-1 0 3 -2 0
sub semaglutid	5 -2 0 -3 0
sub sertralin	-1 2 0 -1 0
sub sildenafil	0 -1 0 2 0
sub simetikon	-2 2 -1 1 0
sub simvastatin	0 -2 -2 4 0
sub sinksalve	-1 4 -2 0 -1
sub spironolakton	1 2 -4 1 -1
sub sulfa	-1 -1 -1 0 3
sub sumatriptan	2 1 0 -3 0
sub telmisartan	0 3 -1 -2 0
sub tetanus	5 -2 1 -3 -1
sub tetrasyklin	0 -1 -1 2 1
sub tiamin	-2 0 3 -1 0
sub tikagrelor	-1 -1 3 0 0
sub tiotropium	0 -3 0 4 0
sub toltrazuril	2 -2 1 -1 0
sub topiramat	0 -1 -1 3 0
sub torasemid	2 0 -1 -1 0
sub tramadol	7 -4 -1 -3 1
sub trelegy	-1 -2 5 -2 0
sub trilostan	1 -2 1 0 0
sub trimetoprim	-3 -1 3 0 0
sub trimetoprim-sulfa	-6 -3 5 -1 6
sub tulatromycin	-1 0 2 -1 0
sub tylosin	0 -1 -1 2 0
sub valproat	5 -1 -1 -2 0
sub vareniklin	4 -1 0 -2 -1
sub venlafaksin	0 3 0 -2 0
sub vitamin_a	3 -2 -1 0 0
sub vitamin_c	3 -1 -1 0 0
sub vitamin_d	9 -3 -2 -3 -1
sub warfarin	8 1 -2 -6 -1
sub zolpidem	2 -3 -1 3 0
sub zopiklon	-1 -2 -3 7 -1
sub østradiol	-2 -1 1 2 0
sub аквамарис	-3 2 1 0 0
sub ацетазоламид	3 -2 -1 -1 1
sub интерферон	3 -2 -1 0 0
sub ихтиоловая	-1 3 -2 0 0
sub феназепам	3 -2 -1 0 0
subject other	5 0 -1 -3 -1
subject patient	3 2 2 -2 -3
subject relative	3 -1 -1 0 -1
sv	9 -2 0 -2 -4
then allergy	-4 -2 1 -6 11
then allergy clinician	-2 -1 0 -1 3
then allergy maybe clinician	-2 -2 0 -2 6
then allergy maybe patient	0 0 0 -2 2
then another	-1 2 -2 5 -4
then condition	2 3 1 -4 -2
then condition clinician	2 -4 1 1 0
then condition maybe clinician	-1 4 -2 1 -2
then condition maybe patient	1 2 -3 0 0
then continue	-9 23 -5 -7 -3
then continue clinician	-2 7 0 -4 -1
then continue maybe clinician	-5 10 -4 1 -1
then continue maybe patient	-2 4 -1 -1 -1
then denyPlan	2 -7 -5 6 4
then denyPlan clinician	-2 -2 3 1 0
then denyPlan maybe clinician	3 0 -4 -1 2
then denyPlan maybe patient	-1 -3 0 3 -1
then denyPlan patient	0 2 0 -1 0
then doseForm	1 2 3 -1 -4
then doseForm clinician	0 -1 3 -1 -1
then doseForm maybe clinician	-4 1 -1 5 0
then firstPerson	0 0 -3 2 2
then firstPerson clinician	2 -5 0 1 2
then firstPerson maybe clinician	-1 -1 0 2 0
then firstPerson maybe patient	1 -1 -2 2 0
then firstPerson patient	-2 0 -1 2 1
then frequency	-5 0 9 0 -5
then frequency clinician	-1 3 1 -2 -1
then frequency maybe clinician	-2 -1 7 -2 -2
then frequency maybe patient	-4 5 0 0 -1
then frequency patient	0 2 -2 0 1
then given	-5 0 -2 3 4
then given maybe clinician	-1 2 0 -4 2
then given maybe patient	-1 -2 0 2 0
then given patient	-2 1 -1 0 2
then hypothetical	-1 -1 0 -3 5
then hypothetical clinician	-1 -1 -1 1 2
then hypothetical maybe clinician	-1 0 1 -2 2
then kin	4 -1 1 -2 -2
then kin maybe patient	2 -1 3 -5 1
then lower	-3 11 -3 -4 -1
then lower clinician	1 2 -2 -1 0
then lower maybe clinician	-2 2 1 -1 0
then negation	3 -6 -2 5 0
then negation maybe clinician	-1 -2 0 1 2
then negation maybe patient	-1 3 2 -2 -1
then negation patient	3 1 -1 -4 1
then no	6 1 -6 0 -2
then no clinician	2 -2 1 -1 0
then no maybe clinician	-1 3 -5 2 1
then no maybe patient	2 1 -2 1 -2
then no patient	2 -2 0 0 1
then otherAnimal	0 -3 3 1 -1
then otherAnimal maybe patient	-1 0 -1 2 0
then otherPerson	0 -3 1 2 -1
then otherPerson maybe clinician	1 -4 2 -1 1
then otherPerson maybe patient	0 -3 2 1 0
then otherPerson patient	0 1 1 -2 0
then past	1 -3 -2 -3 7
then past maybe clinician	-1 2 -1 -2 2
then past patient	-2 2 0 -1 1
then planCue	-1 0 -3 2 2
then planCue maybe clinician	0 -1 2 0 0
then planCue maybe patient	4 -2 2 -5 1
then planCue patient	-2 2 1 0 -1
then question	-2 -1 -3 5 1
then question clinician	1 1 3 -4 0
then question maybe clinician	-2 1 -3 3 1
then question maybe patient	3 -4 -1 1 0
then question patient	4 -3 -2 1 1
then raise	-3 11 0 -7 -1
then raise maybe clinician	-1 5 -2 -1 0
then raise maybe patient	-1 2 2 -3 0
then reaction	-5 -3 -3 -2 12
then reaction maybe clinician	-2 2 -2 -1 3
then reaction maybe patient	0 -3 -1 0 4
then refuse	1 -5 0 2 2
then refuse clinician	1 0 0 1 -2
then refuse maybe clinician	2 -2 1 -2 1
then refuse maybe patient	0 2 1 -1 -2
then refuse patient	2 2 -1 -2 0
then secondPerson	-1 -1 2 0 1
then secondPerson clinician	1 -2 0 1 0
then secondPerson maybe clinician	1 -1 3 -1 -2
then secondPerson patient	-2 1 -1 2 1
then start	-4 3 -2 0 2
then start clinician	0 0 2 -2 0
then start maybe clinician	-4 -1 6 -2 1
then start patient	-1 2 -1 1 -1
then stop	-7 -5 -7 16 -2
then stop clinician	-4 -2 -1 8 -1
then stop maybe clinician	-2 -3 -1 9 -2
then stop maybe patient	-2 -4 2 5 0
then symptom	-4 -2 -5 3 9
then symptom maybe clinician	-1 1 -2 0 3
then symptom maybe patient	0 -1 1 -3 2
then symptom patient	-1 0 -3 2 2
then takes	0 0 0 3 -2
then takes clinician	-1 1 -1 -1 2
then takes maybe clinician	-3 -3 3 7 -3
then takes maybe patient	0 2 -1 -1 0
then unit	-2 -1 8 -3 -4
then unit clinician	-1 -1 5 -2 -1
then unit maybe clinician	-3 0 5 -2 0
then unit maybe patient	-5 5 4 -4 0
then unit patient	-3 -3 -1 6 1
then yes	0 2 -3 0 2
then yes clinician	-1 -2 -3 6 0
then yes maybe patient	0 0 3 -4 1
then yes patient	-1 -3 1 3 -1
told allergy	-3 -3 -2 -3 11
told allergy maybe clinician	-2 0 -2 1 3
told allergy maybe patient	0 -2 -2 -2 5
told allergy patient	-2 -1 1 -2 3
told continued	-3 3 -2 5 -2
told continued implied	-1 3 -2 2 -2
told continued implied maybe clinician	-2 0 2 0 0
told continued implied maybe patient	1 -1 -1 2 -1
told continued implied patient	0 4 -3 1 -1
told continued maybe clinician	-3 2 -2 2 0
told continued maybe patient	0 -1 1 1 -2
told continued patient	-1 2 -2 2 -1
told foreign	6 -3 1 -4 -1
told foreign clinician	0 2 0 -1 0
told foreign maybe clinician	0 0 -2 2 1
told foreign maybe patient	1 -2 4 -2 -1
told foreign patient	6 -2 -1 -3 0
told lowered	-2 4 0 -1 -1
told lowered maybe clinician	-1 2 0 -1 0
told named implied	-4 3 0 3 -2
told named implied clinician	1 2 -4 0 0
told named implied maybe patient	-1 0 3 0 -2
told named implied patient	-5 3 -1 5 -2
told past	-2 -1 2 1 1
told past maybe clinician	-3 -3 4 3 -1
told past maybe patient	-1 1 -1 -1 2
told past patient	3 1 -3 -1 0
told raised	1 2 1 -3 0
told raised maybe clinician	-1 2 1 -1 0
told refused	5 -1 -6 1 2
told refused clinician	0 -3 -3 3 3
told refused implied	0 2 -1 0 0
told refused implied maybe patient	0 2 -1 0 0
told refused maybe clinician	3 2 0 -5 0
told refused maybe patient	1 -1 -1 2 -1
told started	2 0 5 -5 -2
told started clinician	2 -2 5 -4 -1
told started implied	-4 1 2 2 -2
told started implied maybe clinician	-3 -1 2 2 -1
told started maybe clinician	-1 3 0 -1 -1
told started maybe patient	1 -2 1 0 0
told stopped	-3 -2 4 2 0
told stopped clinician	-2 -4 3 2 0
told stopped maybe clinician	-1 2 -1 -2 1
told stopped maybe patient	-1 1 0 2 -1
told stopped patient	1 -2 1 0 -1
told supposed implied	2 0 -2 0 -1
told supposed implied clinician	2 -1 -2 1 0
trade	-2 3 4 0 -4
unheard	7 2 -4 0 -5
unheard allergy	4 -3 -1 -3 4
unheard continued	-3 8 1 -5 -1
unheard none	10 1 -5 -2 -4
unheard started	-4 2 5 -2 -1
unheard stopped	0 -5 -4 11 -3
vet	9 -8 17 -6 -14
w< e #	-1 0 -4 7 -1
w< e <c?p?>	-2 -1 2 0 0
w< e <cc>	0 2 -1 1 -1
w< e <cp>	0 1 -2 0 0
w< e <p?c?>	1 0 1 -4 1
w< e <p?p?>	-1 -2 1 -2 3
w< e <pp>	-1 2 0 0 -1
w< e ?	1 3 -2 -1 0
w< e a	-2 -5 6 0 1
w< e about	4 -2 -1 -1 0
w< e addin	-1 -1 3 -1 0
w< e after	-1 -2 4 -1 0
w< e again	-1 -1 2 0 0
w< e ago	-2 0 3 -1 0
w< e all	-3 1 0 -1 3
w< e an	0 -1 2 0 -1
w< e and	-1 3 0 -2 -1
w< e antib	1 1 -2 0 0
w< e anyth	-3 -1 -1 1 3
w< e are	-2 5 -1 -1 0
w< e as	0 -4 4 0 0
w< e at	0 -2 2 0 -1
w< e be	-1 2 -1 1 0
w< e been	-2 -2 0 5 -1
w< e befor	1 2 -1 0 -1
w< e bit	1 -1 2 -1 0
w< e blood	-1 3 -1 -1 0
w< e both	3 -1 -1 -1 0
w< e bough	2 0 -1 -1 0
w< e but	-4 0 3 -1 1
w< e cant	2 -3 0 -2 2
w< e carry	1 -2 0 1 0
w< e child	-2 1 0 1 0
w< e clot	0 -3 4 0 0
w< e come	-2 0 1 2 0
w< e conti	0 0 0 -2 3
w< e count	0 2 0 -2 0
w< e daily	3 -2 0 0 0
w< e day	-2 2 -2 1 0
w< e days	1 -2 -1 1 1
w< e did	-1 0 -2 3 0
w< e do	2 2 -1 -3 0
w< e doesn	2 -1 0 -1 -1
w< e don't	-2 2 0 1 0
w< e dose	0 4 -2 -1 -1
w< e down	-2 0 1 0 0
w< e drops	-2 2 0 0 0
w< e ever	0 0 2 -1 0
w< e every	2 1 -1 -2 0
w< e fine	3 0 -2 -1 0
w< e finis	0 -1 0 2 0
w< e first	-2 -1 1 0 1
w< e for	0 -6 2 2 2
w< e from	1 0 -1 2 -1
w< e gave	3 -1 -2 0 0
w< e gel	0 -2 2 0 0
w< e give	1 -2 1 1 -1
w< e go	0 -1 3 -2 0
w< e going	2 -2 0 -1 0
w< e gone	1 -2 2 -1 0
w< e good	-2 -3 -1 6 -1
w< e got	0 1 -1 -2 2
w< e had	-3 2 -2 3 0
w< e has	1 0 1 -2 -1
w< e have	3 -3 3 -3 0
w< e he	2 2 -4 -2 2
w< e he's	-2 -2 2 1 0
w< e heart	2 0 -1 -1 0
w< e here	0 2 -1 -1 0
w< e him	1 -2 0 1 0
w< e his	-3 8 -4 0 -1
w< e hrt	-1 -1 0 2 0
w< e i	-3 4 -2 3 -2
w< e i've	-1 0 0 2 0
w< e if	4 -1 0 -1 -2
w< e ill	-4 -2 6 0 0
w< e im	0 -2 4 -1 0
w< e in	6 -3 -1 -3 1
w< e inr	-1 -1 0 2 0
w< e inste	0 -2 0 2 0
w< e is	3 1 -2 -1 -1
w< e it	-1 -2 0 2 1
w< e it's	1 -4 4 -1 0
w< e its	-3 1 3 -2 1
w< e ive	1 0 -2 1 0
w< e jab	2 -2 1 -1 0
w< e just	-1 2 -1 0 0
w< e keep	2 2 -2 -1 -1
w< e know	3 -1 -1 -1 0
w< e last	2 2 -3 0 0
w< e leave	-2 0 0 2 0
w< e let's	-1 -1 0 3 0
w< e like	2 0 -1 -1 0
w< e march	3 -1 -1 -1 0
w< e me	1 1 -3 1 -1
w< e mg	-2 1 -1 0 2
w< e ml	1 1 -2 0 0
w< e more	-2 -1 0 3 0
w< e my	3 -2 -2 0 1
w< e neede	0 -2 0 2 0
w< e next	2 0 0 -1 0
w< e night	1 -2 1 1 0
w< e no	-1 -1 -3 0 5
w< e not	3 0 -3 1 -1
w< e nothi	-2 -1 2 1 0
w< e of	0 -2 2 0 -1
w< e off	-2 2 0 0 0
w< e ok	4 -2 0 -3 0
w< e okay	1 1 0 -2 0
w< e on	-3 2 0 -2 3
w< e once	2 -2 -1 1 0
w< e one	2 1 1 -2 -2
w< e ones	1 -2 0 2 0
w< e or	2 -2 0 0 0
w< e other	4 -3 0 0 0
w< e our	-1 -1 0 2 0
w< e out	0 3 -1 -1 0
w< e pain	0 -2 0 1 0
w< e patch	-1 -2 1 2 0
w< e pleas	3 2 -3 -2 0
w< e read	2 -1 -1 0 0
w< e right	-2 2 2 -4 2
w< e risk	-1 -2 3 0 0
w< e same	-1 2 0 -1 0
w< e say	2 0 0 -1 0
w< e see	-1 -1 0 3 0
w< e she	0 1 -4 2 0
w< e she's	0 1 -2 1 0
w< e since	-2 0 0 2 0
w< e skin	-1 2 0 -1 0
w< e sleep	0 -1 -1 2 0
w< e so	-5 -6 8 2 1
w< e some	1 -2 1 0 0
w< e somet	-1 0 2 -1 0
w< e spray	-1 0 0 2 0
w< e start	2 -1 -1 -1 0
w< e stayi	0 2 0 -1 0
w< e still	-2 2 0 1 0
w< e stop	-2 -1 2 1 0
w< e stopp	-2 2 2 -1 0
w< e sugge	-1 2 -1 0 0
w< e table	1 2 -2 -2 0
w< e take	0 4 -5 -1 2
w< e takes	2 -1 -1 0 0
w< e tell	-1 2 0 0 0
w< e that	1 6 -2 -5 0
w< e that'	-2 0 2 0 0
w< e thats	1 1 -3 2 -1
w< e the	-3 4 -3 5 -3
w< e then	3 -2 2 -2 -1
w< e these	2 0 -1 0 0
w< e they	2 3 -1 -3 -1
w< e thing	3 -1 -1 -2 0
w< e this	0 -3 2 2 0
w< e those	-2 0 1 2 0
w< e thurs	-1 2 -1 -1 0
w< e till	-1 -1 2 0 0
w< e times	-1 -1 0 2 0
w< e to	2 -4 -2 4 1
w< e today	1 3 -1 -3 -1
w< e twice	2 2 -5 2 0
w< e use	3 0 -1 -2 0
w< e vein	0 -1 2 -1 0
w< e vet	-1 2 -1 0 0
w< e want	-2 -3 5 0 0
w< e ward	-3 -1 -1 -1 5
w< e was	-5 0 1 1 3
w< e we	4 -1 -3 -2 1
w< e we'll	-1 -1 3 -1 0
w< e we're	-1 0 0 2 0
w< e we've	-2 1 0 1 0
w< e week	-2 -1 2 -1 2
w< e weeks	-1 -1 1 2 0
w< e well	2 -1 -1 0 0
w< e went	0 1 -1 -1 2
w< e were	0 -1 1 -3 3
w< e what	3 -1 -2 -1 0
w< e when	-2 2 3 -4 0
w< e why	-2 0 2 0 0
w< e wife	1 -2 0 1 0
w< e with	1 -1 -1 -1 2
w< e worme	3 -1 -1 0 0
w< e x-ray	-1 0 2 0 0
w< e yeah	-1 2 -1 0 0
w< e year	-2 0 2 0 0
w< e yes	2 0 -2 -1 1
w< e you	1 -6 2 1 1
w< e you'r	-1 3 0 -2 0
w< e your	3 1 0 -3 0
w< e |	-1 -1 0 0 2
w< e §	0 -3 1 2 -1
w< e §2	5 5 -4 -5 0
w< n #	-3 -1 0 7 -2
w< n <c?c?>	-1 2 -3 0 2
w< n <c?p?>	0 -1 2 0 -2
w< n <cc>	1 -2 0 0 2
w< n <cp>	-3 1 -1 3 0
w< n <p?c?>	0 2 -3 2 -2
w< n <p?p?>	2 -2 1 0 0
w< n <pc>	-2 1 3 -1 -1
w< n <pp>	0 2 -2 0 1
w< n ?	-1 -3 1 1 1
w< n absol	-1 2 -1 0 0
w< n af	0 -5 2 0 2
w< n aften	3 -1 -1 0 0
w< n aktue	0 2 -1 0 0
w< n aldri	1 1 -2 -1 1
w< n aller	-1 1 -2 -4 6
w< n altså	-3 -1 4 1 0
w< n anden	3 0 -3 0 0
w< n andra	-1 0 -1 2 0
w< n andre	0 -1 2 -1 0
w< n annen	2 0 0 -1 0
w< n annet	-2 0 -1 3 0
w< n antib	3 2 -1 -3 -1
w< n använ	-2 3 0 -1 0
w< n armen	-1 0 2 0 0
w< n at	5 -5 -2 1 1
w< n att	-1 -2 1 3 -1
w< n av	-1 -1 1 -2 2
w< n avmas	2 0 -1 0 0
w< n avslu	-1 1 -2 2 0
w< n b	-2 0 3 0 0
w< n bara	2 0 1 -2 0
w< n bare	2 1 -1 0 -1
w< n bedre	-1 2 0 -1 0
w< n begge	2 -1 0 -1 0
w< n begyn	-1 -1 2 1 -1
w< n behan	-1 -1 3 -1 0
w< n behol	1 -3 -1 3 0
w< n behov	-2 1 2 0 -1
w< n behål	2 -1 0 0 0
w< n behöv	0 -1 2 -1 0
w< n ble	2 -2 0 0 0
w< n blev	-1 -1 2 -1 0
w< n blir	3 0 -2 -3 1
w< n blodf	1 0 0 -2 0
w< n blodt	-2 2 -2 3 0
w< n blå	-2 4 -1 -1 0
w< n blære	0 -2 0 0 1
w< n bort	-3 3 -3 1 2
w< n bra	-8 7 -1 3 0
w< n brill	-1 2 0 0 0
w< n bror	0 2 -1 -1 0
w< n brug	-2 0 2 0 0
w< n brugt	2 -1 -1 0 0
w< n bruk	1 2 -2 -1 0
w< n bruke	0 3 -1 -1 0
w< n brukt	1 -2 -1 2 0
w< n byter	-2 -2 2 0 2
w< n bytte	0 1 -3 3 0
w< n coli	-1 0 3 -2 0
w< n da	2 0 4 -6 1
w< n dag	-2 -1 1 4 -1
w< n dagar	-1 1 2 -2 0
w< n dage	-3 -2 3 3 0
w< n dagen	-5 0 3 2 0
w< n dager	1 -2 0 0 1
w< n dagli	1 3 -1 -4 1
w< n datte	2 -1 -1 0 0
w< n de	0 1 2 0 -3
w< n dem	2 0 -3 0 1
w< n den	1 6 -2 0 -5
w< n der	0 -2 0 1 1
w< n dere	0 0 -2 3 0
w< n derfo	0 -1 2 1 0
w< n det	3 3 1 -7 1
w< n dette	2 -2 -1 1 0
w< n diagn	0 2 -1 0 0
w< n dig	-3 -1 7 -3 0
w< n din	1 0 0 -2 0
w< n dit	3 0 -1 -1 -1
w< n dosis	-1 -1 0 2 0
w< n drikk	0 2 -1 0 0
w< n dropp	-2 1 0 2 0
w< n drypp	0 -2 2 1 0
w< n dråbe	-4 2 3 -1 0
w< n du	3 4 2 -8 -1
w< n där	0 -3 -1 4 0
w< n då	-1 -2 4 -1 1
w< n døgn	1 1 -1 -2 0
w< n døgne	-1 0 2 0 0
w< n efter	0 0 -2 3 0
w< n eg	0 -3 0 2 0
w< n egen	1 -2 0 1 0
w< n ejer	2 -1 -1 0 0
w< n eller	1 1 1 -3 0
w< n en	3 -6 6 -6 3
w< n er	-3 -1 3 -1 2
w< n et	-1 -1 0 2 0
w< n ett	-1 3 0 -1 0
w< n etter	2 -4 3 -1 -1
w< n event	1 2 -2 0 0
w< n fall	2 0 0 -1 0
w< n far	2 -1 -1 0 0
w< n fast	-3 3 -1 0 0
w< n faste	-1 -1 -1 3 0
w< n fastl	-2 1 0 1 1
w< n feber	-1 3 -2 0 0
w< n fick	1 0 1 -2 1
w< n fik	1 1 0 -3 1
w< n fikk	4 3 -3 -2 -1
w< n fin	2 -1 -1 0 0
w< n fint	2 2 -2 -1 -1
w< n flask	-1 3 0 -2 0
w< n flere	-1 0 3 -1 0
w< n flått	-1 2 0 -1 0
w< n for	-2 1 0 0 1
w< n forbu	-1 -2 2 1 0
w< n foreb	1 -2 1 0 0
w< n forri	1 2 -1 -1 0
w< n forst	-1 -1 -1 3 0
w< n fortf	0 -1 2 0 0
w< n forts	-1 0 -1 2 0
w< n forve	0 2 -1 0 0
w< n forår	2 0 1 -3 0
w< n fra	5 -3 -3 1 0
w< n fram	0 -2 0 1 0
w< n frarå	2 0 -2 0 0
w< n fruko	-1 -1 -1 3 0
w< n från	0 -2 -2 4 0
w< n fästi	-2 1 0 2 -1
w< n få	2 -4 4 -1 -1
w< n fået	-1 -3 -1 5 0
w< n får	-6 2 7 -2 -1
w< n fått	-1 0 2 -1 0
w< n förra	3 1 -1 -2 -1
w< n følso	-1 0 3 -2 0
w< n før	2 3 -2 -2 -1
w< n fører	2 1 0 -2 0
w< n først	2 0 -1 0 0
w< n g	-1 -1 2 -1 0
w< n ga	-1 1 -2 1 -1
w< n gang	0 -1 5 -3 0
w< n gav	0 -2 -3 5 0
w< n gel	-1 -2 4 0 0
w< n ger	-1 -1 2 -1 0
w< n gett	0 2 0 -1 0
w< n gi	3 3 -2 -3 -1
w< n gir	-3 1 3 -1 0
w< n give	1 0 1 -2 0
w< n giver	0 -1 3 -1 0
w< n givet	-3 2 -2 2 0
w< n gjord	2 1 -1 -2 0
w< n gjort	-2 1 -1 2 0
w< n gjør	0 2 -2 0 0
w< n glemt	-2 1 1 0 0
w< n godt	0 0 2 -2 0
w< n grunn	-2 1 0 1 0
w< n grupp	-1 -1 0 2 0
w< n gult	-2 -1 2 0 1
w< n gång	-3 2 0 -1 3
w< n gånge	-1 0 -1 3 0
w< n gör	-1 4 -1 -2 0
w< n göra	-2 1 2 -1 0
w< n ha	3 0 3 -5 -1
w< n hadde	-1 -4 0 5 -1
w< n hade	3 -1 -1 1 -2
w< n halsb	0 2 -1 -1 0
w< n halv	-1 3 -1 0 0
w< n halve	0 -1 2 -1 0
w< n ham	-2 2 -1 1 1
w< n han	-2 2 -7 4 3
w< n hans	-1 3 -1 -1 0
w< n har	-9 4 -4 8 0
w< n hatt	-1 0 -1 1 2
w< n have	1 -2 0 1 0
w< n hed	-3 0 3 0 0
w< n hedde	-4 -1 3 1 0
w< n hei	2 -1 -2 1 0
w< n hel	2 -1 0 -1 0
w< n helle	1 -4 3 1 0
w< n helt	-1 3 -3 2 0
w< n hem	-1 3 0 -1 0
w< n hemma	4 0 -1 -2 0
w< n henne	-1 -1 -2 5 -1
w< n hepat	2 -3 1 0 0
w< n her	2 -3 0 1 -1
w< n heter	-2 -2 5 -1 0
w< n hjelp	-2 -1 -1 3 1
w< n hjemm	1 0 -2 1 0
w< n hjert	-1 3 -3 0 0
w< n ho	-1 -1 1 2 -1
w< n holde	0 0 -2 1 0
w< n hon	-1 -3 -1 3 2
w< n hos	3 2 -2 -4 0
w< n hosta	-2 -1 1 2 0
w< n hoved	0 1 -1 -2 1
w< n hu	0 1 1 -2 0
w< n hun	-1 2 -10 5 3
w< n hund	3 0 -2 -1 0
w< n hunde	-1 -1 1 2 0
w< n huske	0 0 -1 -1 2
w< n hva	2 -2 -1 1 0
w< n hver	2 4 -4 -1 -1
w< n hvilk	2 0 -1 -1 0
w< n hvis	3 1 -1 -1 0
w< n hvite	1 1 0 -2 0
w< n hvor	-1 -1 0 2 0
w< n här	3 -2 -1 0 0
w< n högt	0 -2 2 1 0
w< n høyre	1 -2 0 0 0
w< n i	0 -4 8 -5 1
w< n igen	2 2 -1 -3 0
w< n ihop	-1 2 0 0 0
w< n ikke	0 3 0 -3 -1
w< n ikkje	1 2 -1 -1 -1
w< n imell	4 0 -1 -4 1
w< n in	-3 -1 1 2 2
w< n ingen	4 0 -3 -1 1
w< n inget	3 -1 -1 -3 1
w< n inhal	0 -2 3 0 0
w< n injek	1 2 -1 -2 0
w< n inte	-1 -2 1 4 -1
w< n ja	-3 1 -3 6 -1
w< n jag	-1 0 1 3 -2
w< n jeg	-7 0 3 5 -1
w< n jo	0 -1 -2 4 0
w< n ju	-3 3 -2 2 -1
w< n juni	2 -1 0 -1 0
w< n järn	0 2 -1 0 0
w< n kaliu	-2 -1 0 3 0
w< n kalve	-1 -1 3 -1 0
w< n kan	5 -1 -3 1 -1
w< n kansk	0 0 1 -2 0
w< n kapse	-2 4 -1 -1 0
w< n kaste	-1 2 1 -1 0
w< n kg	-2 0 3 -1 0
w< n kigge	-2 0 2 0 0
w< n kjent	-1 -1 -1 2 0
w< n kjeve	-2 0 2 0 0
w< n kjøpe	0 -2 -1 2 0
w< n klini	-2 1 0 0 0
w< n klokk	-1 -2 1 2 0
w< n koles	0 -2 2 0 0
w< n kom	0 2 -2 0 0
w< n komme	2 1 -3 0 -1
w< n kramp	2 0 -1 -1 0
w< n kun	1 3 -2 -2 0
w< n kunne	2 0 -1 -2 1
w< n kur	0 2 0 -2 0
w< n kva	1 0 -2 0 0
w< n kvalm	3 -2 2 -2 -1
w< n kvar	1 2 0 -2 0
w< n kveld	2 -1 -1 -1 0
w< n kväll	-3 2 1 -1 0
w< n la	-2 0 0 2 0
w< n lad	2 -1 0 -1 0
w< n langt	1 -1 -2 1 0
w< n laver	0 0 -2 2 0
w< n lavt	-2 1 -1 2 0
w< n legge	2 1 -1 -2 0
w< n lenge	4 -3 0 0 0
w< n lige	-2 -1 3 -1 0
w< n ligge	0 0 -2 3 0
w< n lilla	3 -2 1 -2 0
w< n lille	1 3 -1 -3 0
w< n litt	3 -2 -1 0 0
w< n livet	0 2 0 -1 0
w< n loppe	-1 1 2 -1 0
w< n lunge	-2 1 0 0 0
w< n lägge	-1 -1 3 -1 0
w< n lämna	-1 3 -1 -1 0
w< n länge	1 1 0 -2 0
w< n låt	-2 4 -2 0 -1
w< n lægge	-2 -1 3 1 0
w< n maj	-1 2 0 0 0
w< n mamma	-2 -1 0 2 0
w< n man	2 -1 1 -1 0
w< n maske	3 0 -1 -1 0
w< n maskm	2 -1 0 0 0
w< n med	-2 2 -1 1 0
w< n medis	-1 -2 0 2 0
w< n meg	1 3 -3 0 0
w< n meget	-1 2 1 -2 0
w< n men	-4 4 2 -3 1
w< n mer	1 0 1 -2 0
w< n mg	0 -3 -1 1 2
w< n min	9 -2 -3 -3 -1
w< n minut	2 1 -1 -3 0
w< n ml	3 -3 -2 2 0
w< n mod	0 0 2 -1 0
w< n mor	-1 0 -1 2 0
w< n morge	-2 -3 4 1 -1
w< n morgo	-2 -2 -1 3 2
w< n mot	-5 1 1 1 2
w< n munde	-2 -2 2 2 0
w< n munne	2 0 -3 1 0
w< n muske	-1 -1 2 1 0
w< n må	3 -3 -1 2 0
w< n månad	-1 2 0 0 0
w< n måned	3 -3 -2 2 -1
w< n måste	-2 0 -1 1 3
w< n naboe	2 -1 0 -1 0
w< n narko	-2 0 2 0 0
w< n natri	-1 4 -3 0 0
w< n natta	4 0 -1 -3 0
w< n natte	-3 -2 1 4 0
w< n ned	2 -1 -1 -1 0
w< n nede	-2 -1 2 1 0
w< n nei	3 -2 0 1 -2
w< n nej	-1 -2 6 -2 0
w< n nette	3 -1 -1 0 0
w< n ni	1 -2 2 0 0
w< n no	2 0 -1 0 0
w< n noe	-4 -1 0 5 0
w< n noget	0 3 -6 2 1
w< n nogle	-2 1 3 -2 0
w< n nok	-2 -1 2 2 0
w< n noter	-1 1 0 -1 2
w< n nu	-3 1 4 -1 -1
w< n nyrer	-1 -1 2 1 0
w< n nytt	0 2 -2 0 0
w< n när	-1 0 0 2 0
w< n nå	-3 2 4 -3 0
w< n något	2 -3 1 0 0
w< n når	-2 2 1 -1 0
w< n och	0 -1 4 0 -2
w< n också	0 -2 1 1 0
w< n og	-7 4 -2 9 -3
w< n også	-4 1 0 3 -1
w< n okay	-1 2 -3 1 1
w< n okej	-3 2 2 -1 0
w< n om	5 -4 -1 0 1
w< n ondt	-1 2 0 -1 0
w< n onsda	4 -3 0 0 0
w< n ont	-1 3 -1 -2 0
w< n op	0 2 -1 0 0
w< n opp	-2 1 0 0 0
w< n oppst	-1 -1 3 0 0
w< n ordin	-1 -1 2 0 0
w< n orm	0 -1 2 0 0
w< n ormek	3 -2 -1 0 0
w< n over	-2 2 2 -3 1
w< n p-pil	-1 2 0 0 0
w< n pappa	3 -2 0 -1 0
w< n par	-1 -1 2 0 0
w< n patie	3 -2 0 0 0
w< n penic	-2 1 2 -1 0
w< n per	3 -1 -1 -1 0
w< n plast	0 -1 2 -2 1
w< n prost	-2 4 -1 -1 0
w< n prøve	0 -4 5 -1 0
w< n pulve	-2 1 0 1 0
w< n pust	-1 -1 0 2 0
w< n på	0 -2 -3 0 5
w< n påse	-1 2 0 -1 0
w< n reage	-2 -1 -1 -1 4
w< n reaks	-1 -1 -1 0 3
w< n recep	1 -1 -2 2 0
w< n rense	2 -1 -1 -1 0
w< n ringa	0 2 -1 -1 0
w< n räcke	0 -2 0 1 0
w< n rädd	-2 0 0 2 0
w< n rätt	-1 -4 3 2 0
w< n rødt	-1 2 0 -1 1
w< n sa	3 -4 -1 3 0
w< n sagde	0 1 -2 1 0
w< n salva	-2 -2 2 2 0
w< n samma	2 -1 -2 2 0
w< n samme	-1 0 5 -3 -1
w< n samti	-1 -1 0 2 0
w< n sedan	0 5 -1 -4 0
w< n selv	5 -3 0 -1 0
w< n sen	1 2 -1 -2 0
w< n sepon	1 -2 -2 3 0
w< n ser	3 1 -3 -1 0
w< n set	2 -1 1 0 -1
w< n sette	-2 -2 5 -1 0
w< n si	-2 -1 0 4 0
w< n side	3 -1 1 -2 0
w< n sidst	3 0 -1 -2 0
w< n sier	0 2 -1 -1 0
w< n sig	-1 3 0 -2 0
w< n siger	0 -2 2 -1 1
w< n sikke	2 -1 -1 0 0
w< n sin	0 0 0 -2 1
w< n sist	-1 3 -2 -1 0
w< n siste	-1 -1 0 2 0
w< n sitt	-2 1 1 -1 0
w< n själv	3 -2 0 -1 0
w< n ska	-4 1 4 0 -1
w< n skal	-3 3 4 -3 0
w< n skift	-1 -1 3 0 0
w< n skjøn	4 1 0 -4 0
w< n skriv	0 -2 2 -2 2
w< n slipp	4 -2 -1 0 0
w< n sluta	1 -2 -1 2 0
w< n slutt	-4 2 -1 3 -1
w< n smert	-1 -3 1 3 -1
w< n smør	-1 1 -2 2 0
w< n som	5 -2 1 -8 4
w< n spene	-1 -1 0 2 0
w< n spray	0 2 -1 0 0
w< n sprut	0 -3 3 0 0
w< n sprøj	4 -1 -3 -1 0
w< n sprøy	2 -2 0 0 0
w< n spurt	2 -1 -1 0 0
w< n stadi	-2 1 -1 1 0
w< n start	4 -2 -2 1 0
w< n stede	0 -3 0 2 1
w< n stop	1 -2 1 1 0
w< n stopp	2 0 -1 0 0
w< n stryk	-2 1 -1 2 0
w< n ställ	0 0 3 -2 0
w< n står	1 3 -5 -1 2
w< n sukke	0 2 -1 -1 0
w< n svett	2 -1 0 -2 0
w< n svige	2 -1 0 -1 0
w< n svull	-3 0 1 0 3
w< n syk	0 -1 -1 0 2
w< n säga	2 -1 -1 0 0
w< n säger	2 -2 0 -1 0
w< n sätts	0 -1 -1 2 0
w< n så	0 -1 6 -4 -1
w< n sån	0 -1 0 2 0
w< n sånn	0 1 -2 0 0
w< n sætte	0 -1 2 -1 0
w< n sömne	0 -1 0 2 0
w< n sömni	2 -1 0 -1 0
w< n søvnp	-1 -1 -1 2 0
w< n ta	-3 2 1 0 0
w< n table	2 -1 -1 0 0
w< n tack	-1 -1 -1 0 2
w< n tag	-2 3 1 -1 0
w< n tage	4 0 -2 -2 0
w< n tager	2 1 -1 -2 -1
w< n taget	-1 -2 2 1 0
w< n takk	1 2 0 -2 0
w< n tannl	-2 3 0 -2 0
w< n tar	-2 2 2 -1 -1
w< n tek	-1 0 2 0 0
w< n tenkt	0 -2 3 -1 0
w< n tidig	0 2 0 -1 0
w< n tidli	2 0 1 -2 0
w< n til	3 -3 4 -3 -2
w< n tilba	-2 3 -4 0 2
w< n till	-4 0 2 1 1
w< n tille	0 -1 2 -1 0
w< n ting	4 -2 -2 0 0
w< n tjuef	0 2 -1 -1 0
w< n tok	-1 -1 0 2 0
w< n treng	-1 2 -2 2 -1
w< n tvang	2 0 -2 0 0
w< n tål	2 -1 -1 -1 1
w< n tåler	-2 -2 1 0 4
w< n tålt	-2 0 3 0 -1
w< n ud	-2 0 1 1 0
w< n udslæ	-1 0 -1 0 3
w< n uge	1 0 -2 0 0
w< n uger	0 1 -2 3 -1
w< n uke	0 2 -1 -1 0
w< n ukene	0 -1 -1 2 0
w< n uker	-1 0 -1 2 0
w< n under	0 -2 2 0 0
w< n undvi	2 -1 -1 0 0
w< n ut	-2 2 0 0 0
w< n ute	0 2 -2 0 0
w< n uten	2 -1 -1 0 0
w< n uændr	1 2 0 -1 -1
w< n vacci	-2 -1 2 -1 1
w< n vad	-2 0 0 1 0
w< n vann	-3 -2 4 2 0
w< n var	6 -3 -2 -1 0
w< n varje	-2 -2 1 3 0
w< n vaske	1 -1 -1 2 0
w< n vecko	-2 2 1 -1 0
w< n ved	3 1 -2 -2 0
w< n vel	1 -2 -1 2 0
w< n velge	2 -1 -1 0 0
w< n venst	-1 -1 2 0 0
w< n vente	0 0 2 -2 0
w< n verre	0 -2 0 2 0
w< n vi	2 -10 13 -4 -1
w< n vid	-3 3 0 0 0
w< n vider	-2 1 2 -1 0
w< n vil	-1 -1 1 2 0
w< n ville	4 0 -1 -2 0
w< n virkn	2 0 0 -1 0
w< n vitam	-2 -2 2 2 0
w< n väl	3 0 -1 -1 -1
w< n vår	0 -2 0 2 0
w< n våren	-1 0 0 2 0
w< n være	2 1 0 -3 0
w< n |	-2 4 -4 5 -2
w< n §	3 0 1 -5 0
w< n §2	0 -1 -1 2 0
w< n µg	2 0 0 -1 0
w< n äta	-3 1 1 0 0
w< n å	0 2 -1 -1 0
w< n år	2 1 -3 -2 2
w< n året	2 1 0 -1 -2
w< n åt	2 -3 0 1 0
w< n én	1 -1 -2 2 0
w< n överk	-3 0 0 1 3
w< n øret	-1 0 2 0 0
w< n øyne	0 1 0 -2 0
w< r #	-2 3 4 -3 -3
w< r <c?c?>	-1 0 0 2 -1
w< r <c?p?>	2 0 1 -1 -2
w< r <cc>	3 -2 1 -1 -1
w< r <cp>	1 2 -1 -2 0
w< r <p?c?>	-1 2 -4 2 1
w< r <p?p?>	-1 0 -2 3 0
w< r <pc>	-1 0 2 -1 -1
w< r <pp>	-1 -2 -3 6 0
w< r ?	0 2 0 -2 -1
w< r |	1 -3 0 3 -1
w< r §	0 4 0 -3 -1
w< r §2	-2 2 0 -1 2
w< r а	3 6 -3 -2 -3
w< r ага	0 -1 2 -1 0
w< r аллер	-1 -1 0 0 2
w< r ампул	-1 -1 0 2 0
w< r антиб	2 -2 1 -3 1
w< r бабуш	2 -2 0 0 0
w< r болез	-2 0 2 0 0
w< r больш	-3 -1 2 2 0
w< r будем	2 -3 1 0 0
w< r будет	3 -1 0 -2 0
w< r был	1 -3 2 0 1
w< r было	0 -1 2 -2 0
w< r в	5 -3 -1 -3 3
w< r вас	-1 2 1 -2 0
w< r витам	-1 0 -2 3 0
w< r вмест	-1 0 2 -1 0
w< r внутр	2 -1 0 -1 0
w< r вообщ	0 -1 0 0 2
w< r вот	3 -1 -1 -1 -1
w< r вреда	2 -1 0 0 0
w< r вчера	0 0 -2 2 0
w< r вы	0 3 -2 -1 0
w< r выпис	-2 1 -1 1 1
w< r выпиш	-1 2 0 -1 0
w< r году	1 1 -2 0 0
w< r голов	-2 0 0 2 0
w< r гормо	-2 -1 2 1 0
w< r да	2 0 -2 -1 0
w< r давай	-1 1 2 -2 0
w< r давал	0 -2 -1 3 0
w< r дала	-1 2 -2 2 0
w< r дали	0 1 0 -2 1
w< r дальш	2 0 2 -4 0
w< r даю	0 2 -3 1 0
w< r день	4 -2 0 0 -1
w< r дней	0 -3 5 -2 0
w< r до	-2 2 0 1 -1
w< r добав	1 -1 2 -1 0
w< r доза	-1 2 0 0 0
w< r дома	-1 1 -1 2 0
w< r думат	2 -1 -1 0 0
w< r его	-2 0 2 0 0
w< r ее	2 -2 2 -2 0
w< r ей	1 -1 -2 2 -1
w< r если	3 -1 0 -2 -1
w< r есть	0 -3 0 2 0
w< r еще	-3 -1 -2 4 2
w< r жар	3 -1 -3 1 0
w< r же	3 1 -2 -1 0
w< r жена	-2 0 0 1 0
w< r завтр	-2 -1 -1 3 0
w< r запис	2 -1 -2 -1 1
w< r запиш	-2 2 1 -1 0
w< r и	-9 3 -2 5 4
w< r из	1 0 -2 0 0
w< r кажды	2 -2 1 -1 0
w< r как	-1 2 0 -2 1
w< r какие	-1 2 -1 0 0
w< r какой	0 2 -1 -1 0
w< r капае	0 2 -2 0 0
w< r капел	-2 2 -1 1 0
w< r капли	-4 0 -1 5 0
w< r карте	-2 0 0 0 2
w< r кашел	0 -1 2 -1 0
w< r когда	-1 2 0 -1 0
w< r кожу	-1 0 2 0 0
w< r колол	5 -1 -1 -2 0
w< r контр	1 1 0 -2 0
w< r корм	-1 2 -1 0 0
w< r ладно	-1 2 -2 1 0
w< r лучше	1 0 -2 1 0
w< r мае	2 0 -2 0 0
w< r мазал	-1 0 0 2 0
w< r мазь	-2 4 -2 0 0
w< r мало	2 0 -2 0 0
w< r масло	2 0 -1 -1 0
w< r мг	-1 0 2 0 0
w< r меня	1 1 -3 0 2
w< r месяц	3 -1 -2 -1 0
w< r минут	-1 -1 0 2 0
w< r мкг	-2 3 -1 0 0
w< r мл	-2 0 2 0 0
w< r можно	-2 1 1 -1 1
w< r муж	2 -1 0 -1 0
w< r мы	-2 2 -2 3 0
w< r на	2 0 -2 -4 4
w< r надо	3 1 -3 -1 0
w< r назна	0 0 3 -2 0
w< r начне	-1 -1 2 -1 0
w< r не	5 -4 0 0 -1
w< r него	0 -2 2 0 0
w< r недел	4 -2 0 -2 0
w< r нее	-2 -1 0 2 0
w< r нет	1 -4 2 0 1
w< r никак	3 -1 -2 0 0
w< r но	3 -1 0 -3 0
w< r новый	-1 -1 0 2 0
w< r ночь	2 -1 0 -1 0
w< r ночью	3 -1 -1 -1 0
w< r ну	-1 -1 2 0 1
w< r нужен	2 -2 0 0 0
w< r о	3 -2 0 0 0
w< r обезб	1 -2 0 0 0
w< r он	3 4 -4 -3 0
w< r она	4 -2 -1 0 0
w< r остав	-3 2 -1 1 0
w< r от	-4 0 -1 4 1
w< r отмен	-2 2 2 -1 0
w< r пакет	-2 0 -1 2 0
w< r пейте	0 0 -1 2 0
w< r перед	-1 -1 0 2 0
w< r перес	-1 0 -1 2 0
w< r по	0 0 2 -2 0
w< r под	-1 0 2 -1 0
w< r после	-1 -1 -1 2 0
w< r потом	-3 1 2 0 1
w< r при	0 2 0 -2 0
w< r привы	-1 -1 0 2 0
w< r прини	-1 3 -2 -1 0
w< r про	2 -1 -1 -1 1
w< r промы	-1 3 -1 0 0
w< r прост	0 -2 0 2 0
w< r прошл	2 1 -2 -2 0
w< r пьет	2 -1 -1 -1 0
w< r пьете	-2 0 2 1 0
w< r пью	0 4 -1 -2 0
w< r раза	1 -1 4 -3 -1
w< r с	5 5 -7 -3 0
w< r сам	-2 0 0 2 0
w< r сдела	0 -2 2 -1 0
w< r сегод	0 3 -1 -1 0
w< r сейча	-2 0 2 0 -1
w< r сердц	-1 3 0 -1 0
w< r слизи	-1 2 -1 0 0
w< r снима	-1 -1 2 0 0
w< r совет	3 0 -2 0 0
w< r сосед	2 0 -1 1 -1
w< r спраш	2 0 0 -1 0
w< r спрос	-1 -1 -1 3 1
w< r суста	-2 0 2 0 0
w< r табле	2 1 -2 -1 0
w< r так	1 2 0 -2 0
w< r там	4 -1 -1 -2 0
w< r темпе	-2 2 -1 1 -1
w< r тепер	-2 -1 1 1 1
w< r то	2 1 0 -2 -1
w< r тогда	4 -5 1 0 1
w< r тольк	-3 3 0 -1 0
w< r трога	2 0 0 -1 0
w< r тут	-1 3 -2 -1 1
w< r у	-2 1 0 -1 2
w< r убира	-2 3 -1 0 0
w< r уже	0 0 2 -1 0
w< r укол	-2 2 1 0 0
w< r уколо	-2 -1 1 1 0
w< r ухо	-1 -1 2 0 0
w< r хвати	-2 -1 3 0 1
w< r хорош	-3 -2 1 4 0
w< r чем	0 -2 2 0 0
w< r через	5 -1 -3 0 0
w< r что	2 3 -2 -1 -2
w< r чтобы	-1 0 2 -1 0
w< r это	1 1 2 -5 1
w< r этого	-1 2 -1 0 0
w< r я	-1 -2 1 2 -1
w> e #	-7 8 1 -3 1
w> e <c?c?>	3 -1 0 1 -2
w> e <c?p?>	-2 -2 1 2 1
w> e <cc>	-3 0 1 0 1
w> e <cp>	-3 5 -2 0 1
w> e <pc>	0 3 -1 -2 0
w> e <pp>	3 1 -1 -2 -1
w> e a	5 -8 4 -1 0
w> e about	3 -4 0 1 0
w> e admis	-2 -1 0 3 0
w> e after	3 -3 1 -1 1
w> e again	-2 -2 -1 0 5
w> e ago	3 -2 -2 1 0
w> e all	-3 1 0 -1 2
w> e alone	0 2 0 -2 0
w> e altog	3 0 -1 -1 0
w> e an	-3 2 1 -1 1
w> e and	-7 0 7 -1 1
w> e anoth	-2 3 -1 -1 0
w> e any	-1 -1 2 1 0
w> e apart	1 -2 1 0 0
w> e are	3 0 -2 0 0
w> e as	2 1 0 -3 0
w> e asthm	2 -1 0 0 0
w> e at	-1 -1 2 1 -1
w> e augus	-1 2 0 -1 0
w> e back	3 -2 1 -1 -1
w> e bad	-2 0 1 0 0
w> e bag	-1 2 -1 0 0
w> e be	-1 -4 -1 3 3
w> e becau	0 -4 3 0 0
w> e been	2 -2 2 -2 -1
w> e befor	1 -2 2 0 -1
w> e bit	3 0 -3 1 -1
w> e bleed	2 -1 0 0 0
w> e blist	-1 0 0 -1 2
w> e blood	2 1 0 -1 -1
w> e blue	0 -1 -1 2 0
w> e both	2 0 -1 -1 0
w> e box	0 -1 0 2 0
w> e break	-1 2 0 -1 0
w> e but	8 -2 -4 0 -1
w> e by	-1 -2 2 1 0
w> e came	-1 -1 -1 0 3
w> e cant	-2 -1 2 1 0
w> e carry	0 4 -4 0 0
w> e cause	-1 -1 -1 0 3
w> e chew	-3 1 3 -1 0
w> e clear	2 -2 0 0 -1
w> e clini	2 0 0 -1 0
w> e conti	2 -2 1 -1 0
w> e cough	-1 -2 0 2 0
w> e count	0 2 0 -2 0
w> e daily	3 -2 -2 2 0
w> e daugh	-2 0 0 2 0
w> e day	-7 -2 5 4 0
w> e days	-2 -3 4 0 1
w> e denta	-1 2 0 0 0
w> e did	1 -2 -2 2 1
w> e didn'	1 -1 -2 2 0
w> e do	-1 6 -1 -3 0
w> e does	-4 3 1 1 -1
w> e dog	-2 0 0 1 1
w> e don't	-4 2 0 2 0
w> e done	-1 -2 -1 5 0
w> e dont	-4 -2 -1 6 1
w> e dose	5 -1 -1 -2 0
w> e down	0 0 2 -2 0
w> e drop	-1 -1 0 2 0
w> e dry	-1 -2 3 0 0
w> e due	-1 2 -1 0 0
w> e enoug	-1 -1 2 0 0
w> e every	-1 2 -1 0 0
w> e feed	-1 2 -2 1 0
w> e few	-2 -1 1 2 0
w> e fine	-2 5 -1 -2 0
w> e finis	0 1 -3 3 0
w> e first	0 -2 2 0 0
w> e food	-2 0 1 1 0
w> e foot	0 -1 -1 2 0
w> e for	-3 0 1 -1 2
w> e frida	-3 1 0 2 0
w> e from	2 -3 -5 6 0
w> e gel	-2 2 2 -1 0
w> e get	2 -1 0 -1 0
w> e gets	-1 -1 2 0 0
w> e give	3 0 -3 -1 1
w> e go	-2 3 -2 1 0
w> e goes	0 2 -1 -1 0
w> e going	0 2 -1 -1 0
w> e gone	0 -3 1 3 -1
w> e good	-3 8 -4 -1 0
w> e got	0 0 -2 2 1
w> e had	1 3 -3 1 -3
w> e half	0 7 -5 -2 0
w> e has	2 2 -1 -3 0
w> e have	-2 2 1 -2 1
w> e he	-3 2 -3 0 3
w> e heart	2 -1 -1 0 0
w> e help	1 -2 -1 1 0
w> e her	1 -2 -2 2 1
w> e here	-2 0 3 -1 0
w> e hers	-1 -1 2 0 0
w> e him	-2 -3 2 2 0
w> e his	0 -2 -2 4 0
w> e hour	-1 0 2 -1 0
w> e house	2 0 0 -1 0
w> e how	3 2 -2 -2 0
w> e hyper	2 -1 0 0 0
w> e i	5 -7 -3 6 -1
w> e i'd	0 -1 -1 2 0
w> e i'm	-1 0 0 2 0
w> e i've	-1 -1 0 2 -1
w> e if	-1 -2 3 1 -1
w> e ill	-1 0 0 0 2
w> e im	3 0 -1 -1 0
w> e in	-2 -1 4 -3 3
w> e injec	-1 1 2 -1 0
w> e inr	0 2 0 -1 0
w> e inste	-2 -3 5 -1 0
w> e is	0 2 3 -4 -1
w> e isnt	2 -1 0 -1 0
w> e it	-6 -2 2 5 2
w> e it's	1 -4 -2 4 1
w> e its	-2 -1 1 3 -1
w> e ive	-1 0 2 0 0
w> e jab	0 -2 1 0 0
w> e keep	-4 6 -1 0 0
w> e kid	3 -2 0 0 -1
w> e last	-6 5 0 -1 3
w> e leave	0 2 0 -2 0
w> e lette	-1 0 -1 3 0
w> e level	0 2 -1 -1 0
w> e like	1 1 -3 1 0
w> e litre	2 -1 0 0 0
w> e maybe	-1 0 0 2 0
w> e mcg	0 -1 2 0 0
w> e me	-1 4 -1 -2 1
w> e mg	-3 -3 7 -1 -1
w> e minut	0 -1 2 -1 0
w> e ml	4 -2 -2 0 0
w> e monda	0 -1 -1 2 0
w> e month	-2 2 1 0 0
w> e more	-2 4 -2 1 0
w> e morni	-4 3 2 0 -1
w> e mouth	0 -1 0 2 0
w> e much	1 2 -1 -1 0
w> e must	-1 -1 -1 0 3
w> e my	-2 -1 0 2 1
w> e neede	-1 2 1 -1 -1
w> e never	1 -1 2 -4 3
w> e next	4 0 -3 -1 0
w> e night	-3 2 2 -1 0
w> e no	2 2 0 -2 -2
w> e nope	2 -2 0 0 0
w> e not	5 -2 -2 2 -2
w> e notes	2 -1 0 -1 1
w> e now	-3 -2 7 -1 -1
w> e of	1 -3 0 2 0
w> e off	0 -3 0 2 0
w> e ok	-1 0 -1 2 0
w> e okay	-1 -1 -2 4 -1
w> e old	3 -1 -2 0 0
w> e on	0 1 -2 -1 2
w> e once	0 -5 3 1 1
w> e one	-2 7 2 -6 -2
w> e or	0 -3 3 0 -1
w> e out	-1 -2 -2 1 4
w> e over	0 -2 1 0 0
w> e paste	0 3 -2 0 0
w> e patch	-2 0 2 0 0
w> e pharm	-1 0 -1 2 0
w> e pleas	1 -1 -2 3 -1
w> e powde	-2 2 0 0 0
w> e put	-3 0 -1 2 2
w> e quart	2 -1 -1 0 0
w> e quite	-1 2 0 -1 0
w> e rathe	-1 0 0 2 0
w> e read	2 0 0 -1 0
w> e repea	-1 -1 -1 3 0
w> e right	-1 2 -2 -1 3
w> e run	0 2 -1 -1 0
w> e sache	-2 0 0 2 0
w> e said	2 -3 -1 1 1
w> e same	0 -1 2 -1 0
w> e satur	-3 1 -2 4 0
w> e secon	-1 4 -2 -1 0
w> e see	3 -3 1 0 0
w> e she	2 -2 1 -1 0
w> e she's	-2 1 0 1 0
w> e shes	1 -1 -2 3 0
w> e shoul	-1 0 -1 3 0
w> e since	-4 4 -2 3 -1
w> e siste	1 -2 0 1 0
w> e skin	2 -2 1 -2 1
w> e so	5 2 -4 -4 2
w> e spoon	0 -1 0 2 -1
w> e spray	0 -2 0 2 0
w> e sprin	3 0 -1 -3 0
w> e start	0 -3 2 1 0
w> e stays	-4 7 -2 -2 0
w> e still	-1 -4 3 2 0
w> e stop	-3 0 2 2 -1
w> e stopp	-1 -6 0 8 -1
w> e stops	-1 -1 -1 3 0
w> e sugge	-1 2 0 -1 0
w> e summe	2 -1 0 -2 -1
w> e table	0 -3 1 2 0
w> e take	-2 2 -1 3 -2
w> e taken	-1 0 -1 2 0
w> e takes	-1 -2 1 2 0
w> e that	-1 0 -3 4 0
w> e that'	0 0 2 -4 1
w> e thats	-2 2 -1 -1 2
w> e the	2 -4 -1 4 0
w> e them	-1 1 2 -3 0
w> e then	3 -2 0 1 -1
w> e they	6 -2 -1 -2 -1
w> e thing	-1 0 -1 2 0
w> e think	-1 2 0 0 0
w> e this	-1 3 -2 1 0
w> e those	-2 -1 -1 4 0
w> e thoug	0 -3 0 3 -1
w> e till	2 -1 0 0 0
w> e time	-2 -2 1 -1 3
w> e times	0 -3 1 1 0
w> e to	-7 1 4 1 0
w> e today	1 -2 1 0 0
w> e toget	-1 -1 3 -1 0
w> e told	-2 3 1 -2 0
w> e too	3 -1 -1 0 0
w> e took	-2 -1 0 1 1
w> e top	-1 -1 2 -1 0
w> e tried	2 0 0 -1 0
w> e tube	0 2 -3 1 0
w> e tummy	0 -2 2 0 0
w> e ulcer	0 3 -3 0 0
w> e under	1 0 1 -2 0
w> e until	-2 1 0 1 0
w> e up	0 -3 6 -5 2
w> e use	-2 3 0 0 -1
w> e used	2 -2 0 0 0
w> e vein	-2 -2 5 -1 0
w> e ward	-1 -3 3 0 2
w> e was	3 -4 -5 2 4
w> e we'll	2 -2 1 0 0
w> e we've	-2 1 0 2 0
w> e week	-1 -2 4 -1 -1
w> e weeks	1 -3 1 1 0
w> e went	0 -1 0 -2 3
w> e were	2 -4 3 -1 1
w> e what	-1 -1 -2 3 0
w> e whate	1 1 1 -2 0
w> e when	0 -1 -3 4 0
w> e while	-1 -1 2 1 0
w> e whole	0 0 -1 -1 2
w> e why	-3 1 2 -1 0
w> e will	-2 0 0 1 -1
w> e with	3 -4 1 1 -1
w> e work	0 2 -1 -1 0
w> e would	3 -1 0 0 -1
w> e x-ray	2 -1 -1 0 0
w> e year	4 -1 0 -4 0
w> e years	4 -1 -2 0 0
w> e yes	-1 3 -1 0 -1
w> e you	-1 0 2 0 -1
w> e you'r	1 0 1 -2 0
w> e you'v	-1 0 0 2 0
w> e your	2 0 0 0 -2
w> e youre	-1 -1 2 1 0
w> e §	4 0 0 -3 0
w> e §2	2 7 -1 -6 -2
w> n #	-11 4 2 6 -3
w> n <c?c?>	1 -2 -1 3 0
w> n <c?p?>	0 7 -5 2 -5
w> n <cc>	-1 1 3 -2 -2
w> n <cp>	2 0 -1 -2 2
w> n <p?c?>	0 -2 3 -2 0
w> n <p?p?>	0 2 -2 0 -1
w> n <pc>	-1 5 0 -2 -2
w> n <pp>	2 4 -5 0 -1
w> n af	4 -5 -1 3 0
w> n aften	-2 0 2 0 0
w> n aha	-2 0 0 2 0
w> n akkur	-1 -1 3 0 0
w> n aktue	5 -2 -1 -2 0
w> n akute	-1 -1 0 2 -1
w> n aldri	6 -1 -2 -2 0
w> n alle	-4 -2 5 1 0
w> n aller	1 0 1 -2 1
w> n alt	-1 5 -3 0 0
w> n altså	0 0 3 -3 0
w> n an	-2 -1 2 1 0
w> n anden	2 -1 2 -2 0
w> n andet	-1 0 0 -1 2
w> n andra	1 -2 2 0 0
w> n andre	-1 -1 4 -3 1
w> n anfal	-2 0 2 1 0
w> n ansik	-1 -1 0 0 2
w> n antib	-1 0 2 -1 0
w> n apote	-5 -2 6 2 0
w> n april	-1 3 -2 0 0
w> n armen	-2 1 2 0 0
w> n astma	1 -2 2 -3 1
w> n at	1 2 -4 3 -1
w> n att	3 -2 0 1 -2
w> n augus	-3 0 -2 3 2
w> n av	-7 -11 2 10 6
w> n avslu	1 -2 0 1 0
w> n bara	1 -2 0 1 0
w> n bare	3 1 4 -4 -4
w> n barn	-2 -1 1 1 1
w> n begge	-1 1 3 -3 0
w> n begyn	-4 -1 8 -3 -1
w> n behol	-2 6 1 -4 0
w> n behov	-2 0 4 -2 0
w> n behöv	-2 0 1 2 -1
w> n ben	0 2 -1 -1 0
w> n benet	-1 0 0 2 0
w> n berre	-2 3 -2 1 0
w> n bjørk	-1 2 -1 0 0
w> n bland	-2 -1 0 3 0
w> n ble	4 -5 -1 0 2
w> n blev	5 -4 -4 1 2
w> n bli	2 0 -1 -1 0
w> n blir	2 -3 2 -1 0
w> n bliv	-1 4 -2 -1 0
w> n blive	-1 5 -4 1 -1
w> n blode	-1 -1 3 -1 0
w> n blodp	3 -2 -1 1 0
w> n blodt	0 1 -2 0 0
w> n bokse	-4 3 -1 2 0
w> n bort	-2 -2 0 3 0
w> n borta	0 -2 -1 2 0
w> n borte	2 -1 -1 0 0
w> n bra	-2 9 -3 -2 -1
w> n brug	-1 -1 2 0 0
w> n brugt	1 -2 -1 2 0
w> n bruke	4 2 -2 -4 -1
w> n brukt	-2 4 -1 -1 0
w> n bruse	-1 2 -1 0 0
w> n brænd	-2 0 1 2 0
w> n byter	-3 1 -1 3 0
w> n bytte	3 -5 -1 4 0
w> n bättr	-1 0 -1 2 0
w> n både	0 0 2 -1 0
w> n börja	6 -5 0 -1 0
w> n coli	-1 2 0 0 0
w> n creme	-1 -2 0 2 0
w> n cushi	-1 -1 -1 3 0
w> n da	-4 0 0 1 2
w> n dag	0 -6 2 4 0
w> n dagar	-5 -3 6 2 -1
w> n dage	-4 -3 8 1 -1
w> n dagen	-4 0 4 1 -1
w> n dagli	-3 1 1 1 0
w> n de	-1 -3 4 -1 2
w> n deg	2 -5 3 -3 4
w> n dei	-1 -1 2 0 0
w> n dem	-2 1 0 2 -1
w> n den	-7 5 1 6 -6
w> n depot	-2 -2 4 0 0
w> n der	7 3 -6 -3 -1
w> n dere	-2 -1 1 2 0
w> n det	0 -2 -2 -3 6
w> n dette	1 -2 -1 2 0
w> n di	0 -1 2 -1 0
w> n dialy	-1 3 -1 0 0
w> n diarr	-1 3 -1 -1 -1
w> n dig	-1 -3 5 0 -1
w> n ditt	-1 -1 3 -1 0
w> n dos	0 1 1 -2 0
w> n dose	-2 1 -1 2 0
w> n dosen	-1 3 -1 -1 0
w> n doser	-3 2 1 -1 0
w> n dotte	-1 -2 -1 4 0
w> n dropp	-3 -2 2 3 0
w> n drypp	-1 -3 3 3 -1
w> n dråbe	-2 3 0 -2 0
w> n du	-4 -3 6 3 -2
w> n dyrt	-1 -1 2 0 0
w> n då	4 -6 -4 5 0
w> n dålig	-1 3 0 -1 0
w> n døgn	1 -2 -1 -1 2
w> n effek	4 -2 -2 0 0
w> n efter	3 -1 1 -1 -1
w> n eg	-2 1 -1 3 0
w> n egen	-3 1 2 0 0
w> n ei	-1 4 -3 0 0
w> n ein	-1 -1 3 -1 0
w> n ejer	-2 0 0 2 0
w> n eller	2 3 -4 -1 0
w> n elveb	-1 -1 -1 0 3
w> n en	-6 -3 6 4 -1
w> n end	0 2 0 -2 0
w> n enda	1 -3 0 2 0
w> n endnu	2 0 -1 0 -1
w> n ene	2 2 -2 -2 0
w> n enhet	-1 0 2 0 0
w> n enkel	-2 2 0 0 0
w> n enlig	-2 2 0 0 0
w> n er	8 -2 -3 2 -5
w> n et	2 -3 0 2 -1
w> n ett	-3 -1 5 0 -1
w> n etter	3 2 1 -5 -1
w> n fall	2 -1 -1 0 0
w> n far	-1 1 -1 2 0
w> n farin	-1 0 -1 2 0
w> n fast	-1 4 -2 -1 0
w> n feber	3 -2 1 -1 -1
w> n febru	4 -1 -2 -1 0
w> n ferdi	3 2 0 -4 0
w> n fick	3 -2 0 -3 3
w> n fik	3 1 -2 -6 5
w> n fikk	1 -3 2 -3 4
w> n fin	0 3 -1 -2 0
w> n fint	-2 8 -3 -2 -1
w> n fjerd	4 0 -3 0 0
w> n fjor	6 0 0 -4 -1
w> n flask	-2 -1 2 1 0
w> n flere	2 0 -2 1 0
w> n flytt	-1 2 0 -1 0
w> n for	3 -6 -3 7 -2
w> n fordi	-1 -3 0 4 0
w> n forri	-3 -1 1 3 0
w> n forst	-1 0 3 0 -2
w> n forts	-1 18 -11 -4 -2
w> n forve	3 1 -3 -1 0
w> n fra	-2 -1 -3 6 0
w> n fram	-2 3 0 0 0
w> n freda	-5 6 -1 0 -1
w> n fri	0 2 -2 1 0
w> n froko	-2 0 1 1 0
w> n frå	-1 2 -2 0 0
w> n från	0 -2 0 2 0
w> n få	-3 0 0 2 1
w> n får	1 -3 1 1 0
w> n fått	1 2 -2 0 0
w> n færdi	-1 2 -1 1 0
w> n för	3 -3 -1 3 -2
w> n före	2 -3 -1 2 0
w> n föreb	-1 3 0 -2 0
w> n förra	6 -2 -1 -3 -1
w> n först	3 -4 1 0 0
w> n før	-6 2 7 -3 0
w> n først	6 -4 0 -2 0
w> n g	-2 -1 3 0 0
w> n ga	2 -2 0 -1 0
w> n gamle	1 2 1 -4 0
w> n gamme	-1 0 -1 2 0
w> n gang	3 -3 2 -4 3
w> n gange	2 -1 2 -2 0
w> n gav	2 -1 -3 1 1
w> n gel	0 -1 3 -2 0
w> n genta	-1 0 3 -2 0
w> n ger	-1 -2 0 3 -1
w> n gi	-1 0 2 0 0
w> n gikk	1 -3 3 -1 0
w> n gir	-3 -1 2 1 0
w> n gis	1 2 0 -3 0
w> n giv	0 3 -1 -2 0
w> n give	-2 1 0 0 2
w> n gives	-1 -3 0 0 3
w> n givet	2 0 0 -2 0
w> n gjord	-1 -2 0 4 -2
w> n gjort	-1 2 -2 1 0
w> n gjør	0 3 -2 -1 0
w> n glad	-2 -1 -1 4 0
w> n glemm	0 -1 2 -1 0
w> n gnäll	-1 2 0 -1 0
w> n godt	-5 5 -2 1 0
w> n gong	-1 -1 2 0 0
w> n gonge	-1 2 -2 0 0
w> n greia	2 -1 0 -1 0
w> n greie	-2 3 0 -1 0
w> n grund	1 2 -1 -1 0
w> n grunn	-1 0 -1 0 2
w> n gå	-1 2 -1 0 0
w> n gång	0 0 2 -2 0
w> n gånge	0 2 0 -3 1
w> n går	-9 10 -5 5 -1
w> n gått	2 -1 2 -2 0
w> n gör	-3 -2 1 4 0
w> n göra	0 -2 1 1 0
w> n gør	-2 5 -1 -3 0
w> n gøre	0 -2 0 2 0
w> n ha	-8 11 -4 -1 1
w> n hadde	2 2 -3 -1 -1
w> n hade	1 -1 -2 3 -2
w> n haft	4 -3 -3 0 2
w> n hallu	2 -1 -1 -1 1
w> n halsb	-2 3 0 0 0
w> n halv	-4 1 2 1 0
w> n halve	-1 3 -1 -1 0
w> n halvt	2 -2 1 -1 0
w> n ham	-2 -1 -1 4 0
w> n han	-3 1 0 2 0
w> n hans	-1 -1 -1 3 1
w> n har	2 -2 1 1 -3
w> n hatt	3 2 -1 -4 0
w> n havde	-2 0 0 3 0
w> n have	-2 0 3 0 -1
w> n hedde	3 -2 -2 1 -1
w> n heime	-1 -1 2 0 0
w> n hel	-1 2 -1 0 0
w> n hele	-3 7 -3 -2 2
w> n helge	-2 0 0 3 0
w> n helle	-3 -2 -1 4 1
w> n helt	0 -3 -1 3 1
w> n hende	-1 -2 1 1 1
w> n henne	-1 -2 0 4 -1
w> n hente	3 -1 0 -2 0
w> n her	-1 -2 2 -1 1
w> n hjalp	1 -3 2 0 0
w> n hjelp	-6 7 0 0 0
w> n hjem	-1 0 2 -1 0
w> n hjemm	-1 1 2 -1 0
w> n hjert	3 -2 2 -3 0
w> n hjälp	-2 5 0 -2 0
w> n ho	0 2 0 -1 0
w> n hodet	-1 2 0 -1 0
w> n hofte	-3 1 0 3 0
w> n holde	-1 6 -2 -2 0
w> n holdt	-2 -3 0 6 0
w> n hon	-1 5 -7 0 3
w> n hoppa	-3 0 0 0 2
w> n hos	0 2 0 -1 -1
w> n hosta	2 -1 -1 0 0
w> n hoste	0 2 -1 1 -1
w> n hoved	-4 2 0 2 0
w> n huden	-3 -2 3 2 0
w> n hun	-1 3 -2 -1 1
w> n hunde	7 -3 -4 0 0
w> n hur	-1 1 -1 2 0
w> n hva	1 -2 0 0 0
w> n hvad	0 -2 1 0 1
w> n hver	-3 7 -4 1 -1
w> n hvilk	2 -2 -1 1 0
w> n hvis	4 -2 1 -2 0
w> n hvor	-2 -2 -1 5 -1
w> n hvord	-1 -3 -1 5 0
w> n hylde	3 -1 0 -2 0
w> n hälso	2 -2 -1 0 0
w> n här	4 -7 3 0 0
w> n hånd	-1 2 -1 0 0
w> n högst	-2 -3 6 0 0
w> n högt	-1 1 2 -1 0
w> n højre	-2 -1 1 2 1
w> n høst	-1 3 -1 0 -1
w> n i	-3 -4 0 3 5
w> n iblan	-3 6 -2 -1 0
w> n igen	-3 -2 -2 4 3
w> n igjen	-3 2 -1 3 -1
w> n ikke	8 -5 0 0 -2
w> n ikkje	0 -2 -2 4 0
w> n illam	-1 -1 2 0 0
w> n in	3 -1 -1 -1 0
w> n ind	3 -1 -1 -2 0
w> n inför	-1 2 0 -1 0
w> n inga	-1 3 -1 0 0
w> n ingen	-2 1 -1 3 -1
w> n inget	4 -3 -1 0 0
w> n inhal	3 -1 0 -1 0
w> n innan	0 -1 3 -1 0
w> n innti	2 -1 0 0 0
w> n insat	-1 0 -1 2 0
w> n inte	0 1 -4 -1 4
w> n intra	-2 -2 5 -1 0
w> n ja	-3 6 -3 3 -3
w> n jag	1 -1 -4 3 0
w> n jeg	-1 -3 0 0 4
w> n jo	2 -2 0 0 -1
w> n journ	-2 0 -1 0 3
w> n jul	3 -1 0 -2 0
w> n juni	2 -2 -1 1 0
w> n junio	-2 2 0 -1 0
w> n kaliu	1 -3 0 2 0
w> n kalk	-1 2 0 -1 0
w> n kan	-6 5 -2 3 -1
w> n kanin	2 -1 -1 1 0
w> n kansk	-1 3 -1 -1 0
w> n kaste	-2 1 -1 -1 2
w> n kg	3 -4 3 -1 0
w> n kjøpt	0 -2 -1 3 0
w> n klart	2 0 0 -1 0
w> n klini	0 -1 3 -2 0
w> n klåda	-2 0 2 -1 0
w> n kom	0 -1 -1 2 0
w> n komme	4 -2 -3 1 0
w> n kona	-1 2 0 -1 0
w> n kraft	-1 0 0 -1 2
w> n kramp	-1 0 -2 1 1
w> n kreat	1 -3 0 3 0
w> n krem	-2 -1 2 1 0
w> n kräkt	-3 -1 -1 4 0
w> n kun	0 -3 1 3 -1
w> n kuren	4 -1 0 -3 0
w> n kvalm	1 -1 3 0 -3
w> n kvar	-5 10 -3 -1 -1
w> n kvart	-1 -2 4 0 0
w> n kveld	-5 4 1 0 0
w> n kväll	-2 2 0 0 -1
w> n køre	-2 4 -1 -1 0
w> n kører	-1 2 -2 1 0
w> n l	-3 -1 3 0 0
w> n la	2 0 -1 0 -1
w> n lad	2 0 -1 -2 0
w> n langt	1 1 -2 -1 0
w> n lar	2 1 -1 -1 -1
w> n lavt	2 0 -1 -1 0
w> n legev	0 -2 -1 3 -1
w> n legge	-1 -3 4 0 0
w> n lenge	2 -1 1 -1 -1
w> n leste	2 -1 -1 -1 0
w> n lidt	-1 2 0 -2 0
w> n ligge	3 -3 -1 1 -1
w> n lille	0 2 -1 0 0
w> n lis	-2 0 0 2 0
w> n lista	2 -2 0 0 0
w> n liste	-2 0 0 3 0
w> n lite	-3 -1 4 0 0
w> n liten	-2 1 2 -1 0
w> n litt	-3 -1 1 3 -1
w> n livmo	0 -2 2 -1 0
w> n lunge	0 -2 1 1 0
w> n lägge	0 3 -2 -1 0
w> n länge	1 1 0 -2 0
w> n längr	-1 2 0 0 0
w> n lågt	2 -1 0 -1 0
w> n låret	0 0 2 -1 0
w> n låt	-1 2 -1 -1 2
w> n låter	0 2 0 -2 0
w> n læge	-1 0 -1 2 1
w> n lægen	-2 1 0 0 1
w> n lægge	3 0 -1 -1 0
w> n længe	3 -1 1 0 -2
w> n lörda	-1 0 -1 2 0
w> n lørda	0 -3 -1 4 0
w> n magek	-1 0 0 0 2
w> n mai	0 -1 -2 2 0
w> n maj	-1 -1 -1 3 0
w> n mamma	-4 1 1 1 0
w> n man	1 -4 5 -1 -1
w> n mand	2 -1 -1 -1 0
w> n manda	-3 0 0 3 0
w> n mange	-1 3 -1 -1 0
w> n marer	-2 -1 0 1 1
w> n mars	3 0 -1 -2 0
w> n maske	-1 2 1 -1 0
w> n mat	2 -1 1 -1 0
w> n maven	-3 3 1 -1 0
w> n maves	2 -2 0 -1 0
w> n med	-6 1 1 6 -2
w> n medis	1 2 -2 -1 0
w> n meg	2 -4 3 1 -2
w> n men	11 -4 -7 4 -4
w> n mens	-1 -1 3 0 0
w> n mer	-6 2 -1 2 3
w> n mere	-2 1 -2 3 0
w> n mg	-2 -1 8 -3 -2
w> n mig	-1 2 -1 -1 1
w> n mikst	-1 1 1 -2 0
w> n min	1 -3 7 -4 -2
w> n mindr	0 -2 2 0 0
w> n miste	-1 2 0 -1 0
w> n mixtu	-1 0 2 -1 0
w> n ml	0 -4 6 -2 0
w> n mod	0 0 1 -2 1
w> n moder	-1 -1 0 3 0
w> n mor	3 -3 2 -2 0
w> n morge	-5 2 0 4 -1
w> n mot	-3 1 3 1 -2
w> n munde	-1 -3 2 2 0
w> n munne	1 1 0 -2 0
w> n muske	-1 -1 3 -1 0
w> n mye	-1 2 -2 0 0
w> n må	-5 -1 2 0 3
w> n månad	-1 4 -1 -1 0
w> n månda	-1 2 0 -2 0
w> n måned	-4 3 -2 4 -1
w> n måtte	-2 -2 1 0 2
w> n naboe	3 1 -2 -2 0
w> n narko	0 -1 2 -1 0
w> n nat	-2 1 -2 3 0
w> n natt	-2 3 -1 1 -1
w> n natta	1 -2 0 1 0
w> n natte	2 -6 2 2 0
w> n ned	-3 5 -2 0 -1
w> n nede	-1 0 -1 2 0
w> n negat	2 0 0 0 -1
w> n nei	9 -1 -4 -2 -2
w> n nej	5 -6 -3 3 1
w> n nerve	-1 2 1 -2 0
w> n nette	4 -1 -1 -2 0
w> n ni	0 -1 2 0 -1
w> n noe	2 -3 3 -3 1
w> n noen	-2 2 -1 2 0
w> n noget	2 -4 -2 2 2
w> n nok	0 -4 1 2 0
w> n norma	2 -1 1 -2 0
w> n noter	0 -2 -2 -2 5
w> n nu	-2 -5 7 1 -1
w> n ny	0 1 0 -2 1
w> n nyrer	1 -1 -2 2 0
w> n när	-2 -1 -3 6 0
w> n nätte	-1 0 0 2 0
w> n nå	1 3 2 -3 -3
w> n någon	2 -1 0 -1 0
w> n något	0 2 -2 -1 1
w> n nån	1 2 0 -2 0
w> n når	-2 2 -4 5 -2
w> n næste	0 1 -2 -1 1
w> n nødve	2 -1 0 -2 0
w> n och	-7 6 4 -3 -1
w> n också	-2 1 1 0 0
w> n ofte	-2 1 -1 2 0
w> n og	-8 0 9 -2 -1
w> n også	2 -4 2 2 -1
w> n ok	0 1 1 -2 0
w> n okay	-3 4 -2 1 0
w> n okej	1 1 0 -3 0
w> n om	7 -1 3 -6 -2
w> n ondt	-2 3 -1 0 -1
w> n onsda	-1 3 -1 -1 0
w> n ont	-2 -2 1 3 0
w> n op	-3 0 -1 3 1
w> n opera	3 -1 -1 -1 0
w> n opp	0 -4 -3 2 4
w> n oppst	-2 1 0 1 0
w> n oppå	2 -1 0 -1 0
w> n oralt	-2 0 2 0 0
w> n ord	2 -1 0 -1 0
w> n ordin	3 -2 1 -2 0
w> n orm	0 -1 3 -1 0
w> n os	1 -2 0 1 0
w> n oss	0 1 2 -1 0
w> n over	-2 1 -1 1 1
w> n pakke	2 0 -1 -1 0
w> n pappa	1 -1 -1 2 0
w> n pasie	1 0 2 -3 0
w> n pasta	2 -1 0 -1 0
w> n pause	-1 -1 0 2 0
w> n per	-1 -6 7 0 0
w> n plage	0 -1 -1 2 0
w> n pleje	0 3 -2 -1 0
w> n preci	-1 2 0 0 0
w> n prost	0 -1 -1 2 0
w> n prova	1 -2 -1 1 0
w> n prove	-1 -1 0 2 0
w> n prøvd	1 2 -1 -2 0
w> n prøve	6 -3 2 -4 -1
w> n puff	0 2 -1 0 0
w> n pulse	-2 -1 0 3 0
w> n pulve	-2 0 2 -1 0
w> n pumpe	0 2 -1 0 0
w> n pust	0 -2 2 0 0
w> n pälse	-1 2 0 0 0
w> n på	3 -1 -1 -6 4
w> n reage	-1 -1 0 0 2
w> n resep	-1 -2 5 -1 0
w> n rett	0 -1 2 -1 0
w> n rigti	0 3 -2 -1 0
w> n rikti	1 2 -2 0 -1
w> n rolig	-1 4 -1 -2 0
w> n rundt	-1 -1 0 1 2
w> n rätt	1 -1 -1 2 0
w> n rör	0 2 0 -1 0
w> n røde	-1 -2 2 0 1
w> n rører	-2 4 -1 -1 0
w> n sa	1 -4 -1 5 -2
w> n sagde	2 -1 0 -1 0
w> n sagt	1 -3 1 1 0
w> n sak	-4 1 -1 1 3
w> n samba	1 0 0 -2 1
w> n samma	-4 2 1 -1 2
w> n samme	-5 0 3 1 0
w> n samti	-2 1 1 0 0
w> n satt	-2 2 -1 1 0
w> n sedan	1 0 -3 2 -1
w> n seg	1 -2 1 0 0
w> n selv	-1 2 -4 3 0
w> n sen	-5 0 0 4 0
w> n sepon	-3 1 0 3 0
w> n septe	-1 -1 -1 2 0
w> n ses	-2 2 0 0 0
w> n sette	-2 1 5 -3 -1
w> n sidan	2 0 -1 -1 0
w> n side	-2 0 0 2 0
w> n siden	2 1 -5 5 -3
w> n sidst	-1 -2 0 1 2
w> n sier	2 -2 -1 1 0
w> n sig	-3 2 -1 3 0
w> n siger	-5 4 0 1 0
w> n sikke	1 2 -1 -2 0
w> n sin	-2 1 -2 3 0
w> n sist	-3 5 -1 0 0
w> n sista	-2 -2 1 3 0
w> n siste	-3 1 -2 3 0
w> n sitte	-3 3 1 -1 0
w> n sjuke	0 -1 2 0 0
w> n själv	-1 0 -1 2 0
w> n ska	1 4 -5 0 0
w> n skal	-1 3 -2 2 -2
w> n skape	5 0 0 -5 0
w> n skift	-2 0 -4 6 0
w> n skjel	-1 0 0 2 0
w> n skriv	0 0 -1 -2 2
w> n skuff	1 1 0 -2 0
w> n skull	-3 -1 -2 6 0
w> n skyll	-3 0 3 0 0
w> n slags	2 -1 0 -3 1
w> n slett	2 0 0 -2 0
w> n slut	2 -3 0 2 -1
w> n sluta	-4 0 0 5 -1
w> n slutt	-1 -2 -2 5 -1
w> n släng	-1 -1 0 2 0
w> n smaka	-1 -1 0 2 0
w> n smert	-1 -1 2 0 0
w> n smärt	2 -1 0 -1 0
w> n smøre	-2 -1 4 -1 0
w> n snakk	2 -1 0 0 0
w> n som	-4 -1 -2 3 3
w> n somma	4 0 -1 -3 0
w> n somme	0 -2 -1 3 -1
w> n sort	-2 -2 -1 2 3
w> n sover	0 2 -1 -1 0
w> n space	0 -1 2 0 0
w> n spene	0 -1 -1 2 0
w> n spise	-1 -1 -1 3 0
w> n spray	3 1 -3 -1 0
w> n sprin	1 1 0 -2 0
w> n sprut	-2 4 0 -2 0
w> n sprøy	2 0 0 -2 0
w> n spurg	-2 0 2 0 0
w> n stadi	-2 3 0 0 0
w> n sted	-2 -1 3 -1 0
w> n stede	-1 -2 5 -3 0
w> n sterk	-1 -1 2 0 0
w> n stikk	-2 3 1 -1 -1
w> n still	-1 0 2 0 0
w> n sto	2 0 0 -2 0
w> n stof	-2 2 1 -1 0
w> n stop	-2 -2 -1 4 0
w> n stopp	-4 -2 -4 10 1
w> n store	0 -2 2 0 0
w> n stort	-2 2 -1 1 0
w> n streg	-1 2 -1 0 0
w> n stryk	-1 -2 0 3 0
w> n strål	2 0 0 -2 0
w> n styck	1 2 -2 -1 0
w> n stykk	-1 -1 1 2 0
w> n ställ	2 -2 0 -1 0
w> n stämm	-1 -1 0 2 -1
w> n stå	3 5 -3 -5 0
w> n ståen	3 -1 2 -3 0
w> n står	3 -2 -3 -6 8
w> n sug	0 -3 0 4 0
w> n sved	1 -2 0 1 0
w> n svimm	2 -1 -1 0 -1
w> n svir	2 -4 2 0 0
w> n svull	1 2 -1 -1 0
w> n sygep	-1 -1 3 -1 0
w> n sykeh	3 -2 -2 1 0
w> n säger	3 -2 -1 1 -1
w> n så	-2 -4 10 -1 -3
w> n såg	-2 -2 -1 5 -1
w> n sånn	2 3 -4 -1 0
w> n sår	-1 -1 1 2 -1
w> n sönda	-3 2 -2 3 0
w> n sønda	-1 0 -1 3 0
w> n ta	-1 -4 -1 7 -1
w> n table	2 -2 -1 1 0
w> n tag	1 -2 -1 2 0
w> n tage	0 2 0 -1 0
w> n tager	0 2 0 -1 -1
w> n taget	-2 -1 0 2 1
w> n tagit	-2 0 -1 3 0
w> n tannl	2 0 -1 0 0
w> n tar	-2 3 2 -3 1
w> n tas	-1 0 0 2 0
w> n tatt	-4 0 2 3 0
w> n telef	-1 -1 2 0 0
w> n tenkt	3 0 0 -1 -1
w> n tida	-2 3 0 -1 0
w> n tiden	-1 2 0 -1 0
w> n til	1 6 -3 1 -5
w> n till	0 2 -1 1 -1
w> n tills	-1 2 0 0 0
w> n tilta	3 -1 -1 0 0
w> n timer	-1 -1 2 -1 0
w> n timme	-1 -1 2 0 0
w> n tog	-2 -2 0 4 0
w> n tok	3 -1 0 -2 0
w> n tomme	2 -1 0 -1 0
w> n torsd	-1 2 -2 1 0
w> n trapp	-2 -1 -1 4 0
w> n tredj	-4 4 1 0 0
w> n treng	0 -1 0 3 -1
w> n trodd	0 0 0 -1 2
w> n tryck	-2 0 1 1 0
w> n trykk	0 -2 0 2 0
w> n trött	0 0 2 -1 0
w> n tube	0 2 -1 -1 0
w> n tuben	-2 -1 -1 3 0
w> n tygge	-1 2 1 -1 -1
w> n tänkt	-2 0 0 0 3
w> n tålde	-1 0 -1 0 2
w> n tåler	0 1 1 -3 2
w> n ud	0 -3 1 3 0
w> n uden	-1 -2 0 2 0
w> n udslæ	-2 1 0 -1 2
w> n uendr	-1 2 -1 0 0
w> n uger	1 -2 0 1 -1
w> n uka	2 2 -1 -2 0
w> n uke	-2 4 0 -2 0
w> n under	-2 -2 7 -2 0
w> n upp	1 2 0 -2 -1
w> n uro	-1 -1 0 2 1
w> n uroli	0 -1 0 2 0
w> n ut	2 -8 -1 8 -1
w> n utan	2 -2 -1 1 -1
w> n uten	2 0 0 -1 0
w> n utsle	-2 1 -1 -2 4
w> n uændr	-1 3 -1 -1 0
w> n vacci	3 -2 0 -3 1
w> n vad	2 -2 1 -1 0
w> n vagtl	-1 -1 -1 3 0
w> n vanli	-2 3 0 -2 1
w> n vannd	-1 2 0 0 0
w> n var	9 -3 -4 -2 0
w> n vara	-1 5 -1 -3 0
w> n varer	4 -3 -1 -1 0
w> n varje	-3 3 1 0 0
w> n varm	-3 0 3 0 0
w> n vaske	4 -1 -1 -2 0
w> n vecka	0 -5 4 2 0
w> n vecko	-2 -5 4 3 0
w> n ved	-4 7 -4 -2 2
w> n vent	4 -2 0 -2 0
w> n vente	3 -1 -1 -1 -1
w> n vet	-2 2 -1 1 0
w> n vi	7 -5 0 0 -2
w> n via	-2 0 2 -1 0
w> n vid	-3 2 2 -2 1
w> n vidar	-1 2 -3 2 0
w> n vider	-3 10 -4 -3 0
w> n vigti	-1 0 0 -1 2
w> n vil	0 -3 3 3 -2
w> n vill	2 4 -1 -5 -1
w> n vinte	3 0 -1 -1 0
w> n virke	-2 -1 4 0 0
w> n virkn	0 -2 0 3 0
w> n virus	2 -1 -1 0 -1
w> n volds	-2 1 0 0 2
w> n vondt	2 1 0 -2 -1
w> n vurde	4 -2 -2 1 0
w> n väl	-1 -1 -2 1 2
w> n vänta	3 -1 -1 -1 0
w> n vårdc	2 -1 -1 -1 0
w> n våren	5 0 -3 -2 0
w> n vægte	0 -2 0 2 0
w> n væk	-1 -3 -3 7 0
w> n være	3 1 0 -3 -1
w> n været	1 -2 0 1 0
w> n §	1 -8 3 4 1
w> n §2	12 -3 -2 -1 -6
w> n µg	-3 3 1 -1 0
w> n ändra	-1 3 -1 -1 0
w> n är	-5 4 -2 2 0
w> n ätit	-1 -1 2 -1 0
w> n å	-1 2 0 0 -1
w> n år	10 0 -6 -3 -1
w> n året	3 0 -1 0 -1
w> n återb	2 0 -2 0 0
w> n én	3 -3 4 -4 0
w> n òg	0 -1 0 2 0
w> n över	-3 1 0 1 1
w> n ønske	0 -1 -2 4 0
w> n ører	2 -1 -1 0 0
w> n øret	-2 0 2 1 0
w> n øynen	-2 0 0 2 0
w> r #	-3 2 4 1 -4
w> r <c?c?>	-1 2 -1 0 0
w> r <c?p?>	-2 1 0 2 -1
w> r <cc>	0 -1 4 -1 -1
w> r <cp>	0 -1 3 -1 -1
w> r <p?c?>	-4 -2 2 2 2
w> r <p?p?>	-3 1 0 0 2
w> r <pc>	0 1 -3 2 0
w> r <pp>	-2 4 -3 1 0
w> r §	2 -1 1 -2 0
w> r §2	4 0 -2 2 -4
w> r а	-1 0 4 -3 -1
w> r авгус	-1 -2 3 -1 0
w> r аллер	2 2 -1 -1 -1
w> r ампул	0 2 -1 -1 0
w> r анали	1 -2 1 0 0
w> r антиб	-4 1 5 -3 0
w> r бабуш	-3 3 -1 0 0
w> r без	2 0 -1 -1 -1
w> r берем	-1 0 0 2 0
w> r берит	2 0 0 -1 0
w> r блох	-1 4 -2 0 0
w> r болит	-1 -1 0 2 0
w> r больн	3 -3 0 0 0
w> r больш	-4 -4 0 9 -1
w> r броса	-1 2 0 -1 0
w> r броси	-1 -1 0 3 0
w> r будет	0 0 -2 2 -1
w> r был	1 -2 -2 1 1
w> r была	-2 0 0 1 1
w> r было	-1 0 -1 2 0
w> r в	0 -2 1 -1 3
w> r вам	2 1 -2 -3 2
w> r вас	-3 1 -1 2 2
w> r вену	-1 -1 2 0 0
w> r весно	2 -1 -1 -1 2
w> r вечер	-3 5 1 -2 0
w> r видел	-1 -1 0 2 0
w> r вмест	0 0 2 -1 -1
w> r во	-1 -1 2 0 0
w> r возвр	4 -1 0 -3 0
w> r вот	1 1 0 -2 0
w> r вреда	-5 8 -1 -1 0
w> r время	-1 -1 2 0 0
w> r все	-1 -2 1 3 0
w> r всегд	-4 6 -1 -1 0
w> r вся	-2 0 -1 0 3
w> r вчера	-2 2 -2 2 0
w> r вы	2 3 -3 -1 -1
w> r говор	4 1 -3 -1 0
w> r году	3 -1 0 -2 0
w> r да	3 1 2 -4 -1
w> r дават	-1 -1 0 2 0
w> r давле	3 0 -1 -1 -1
w> r давно	2 -1 -1 1 0
w> r даем	1 0 -3 2 0
w> r даете	0 2 -1 -1 0
w> r дала	-2 2 -2 2 0
w> r дальш	-1 12 -7 -3 0
w> r дважд	3 -1 -2 -1 0
w> r делал	2 -2 -1 1 0
w> r день	1 -2 -1 3 -1
w> r для	-3 1 2 0 0
w> r дней	-3 -2 3 2 0
w> r дня	-3 1 1 2 -1
w> r до	-3 -1 1 1 1
w> r добав	0 2 -1 -1 0
w> r дозу	-3 0 3 -1 0
w> r докто	-1 0 0 0 2
w> r дольш	-1 2 -1 0 0
w> r дома	0 1 -3 2 0
w> r его	0 0 -2 1 1
w> r ее	-1 -1 0 2 0
w> r ей	2 -2 -2 3 -1
w> r ему	1 -2 3 -1 0
w> r есть	-2 0 0 3 -1
w> r еще	3 4 -6 -1 0
w> r живот	-3 3 0 -1 0
w> r за	-1 4 -2 -2 0
w> r завтр	4 -1 -4 1 0
w> r закон	2 -2 2 -1 0
w> r запиш	-1 -1 0 0 2
w> r здесь	-2 -1 4 0 0
w> r здоро	-1 2 -1 0 0
w> r значи	-1 2 -1 0 0
w> r и	-5 -1 9 -8 4
w> r из	-1 3 0 -2 0
w> r из-за	-2 0 0 3 0
w> r к	3 0 -1 -2 0
w> r как	-4 3 0 -1 2
w> r какой	-3 4 -2 1 0
w> r капае	0 -2 -1 3 0
w> r капай	0 2 -1 -1 0
w> r капал	2 3 -2 -2 0
w> r капат	-1 0 -1 2 0
w> r капаю	3 -2 -1 0 0
w> r капел	2 1 -2 0 0
w> r капли	5 -4 0 -1 0
w> r капну	-1 -1 3 0 0
w> r капсу	0 -1 2 0 -1
w> r карте	-1 0 0 -1 2
w> r кг	1 -2 1 0 0
w> r кисло	-2 2 1 0 0
w> r кишеч	0 -1 -1 2 0
w> r ко	-1 -1 2 0 0
w> r когда	1 1 0 -2 0
w> r кожу	-1 0 2 0 0
w> r колол	1 0 -1 -3 3
w> r корм	1 0 -2 1 0
w> r котор	-4 4 -1 0 0
w> r крапи	-1 0 0 -1 2
w> r красн	-2 1 0 -1 2
w> r крови	-1 0 -1 0 2
w> r крово	2 0 0 -1 0
w> r кубик	1 -2 1 0 0
w> r купил	-5 -2 0 6 1
w> r ладно	3 -1 1 -3 0
w> r лежит	-3 3 0 0 0
w> r лет	2 0 0 -1 0
w> r лучше	1 -2 0 1 0
w> r лью	-2 2 0 1 0
w> r мален	2 -1 0 0 0
w> r масло	-1 -1 2 1 0
w> r мг	-1 1 3 -2 0
w> r меня	-1 -2 3 0 1
w> r меняе	-2 4 -1 -2 0
w> r месяц	-1 -2 0 3 -1
w> r минут	-1 2 -1 0 0
w> r мкг	2 0 -2 -1 0
w> r мл	0 1 1 -2 -1
w> r мне	2 1 1 -4 1
w> r много	-1 0 -1 2 0
w> r может	1 -2 -1 2 0
w> r можно	0 5 -1 -3 -1
w> r морда	-1 0 0 0 2
w> r муж	-2 2 1 -1 0
w> r мы	2 -1 0 0 0
w> r мышцу	-2 0 2 0 0
w> r на	-2 0 7 -4 -1
w> r надо	1 1 1 -2 -1
w> r назад	3 -2 0 0 -1
w> r назна	-2 -1 -1 4 0
w> r нам	-1 0 -1 0 2
w> r начне	-1 -1 2 0 0
w> r не	2 -4 1 3 -2
w> r него	2 -6 -2 1 5
w> r недел	-1 -4 4 2 -1
w> r нее	2 0 -2 -1 0
w> r нельз	-3 0 -2 1 4
w> r нему	3 0 0 -2 0
w> r нет	-4 1 0 3 0
w> r ни	-1 3 -1 0 -1
w> r никог	-1 -1 2 0 0
w> r ничег	-2 2 -2 2 0
w> r но	-2 3 0 0 -1
w> r норма	2 -2 1 -1 0
w> r ночь	-1 -2 2 1 0
w> r ну	-2 1 3 -3 1
w> r нужен	0 -1 0 2 -1
w> r обезб	-2 0 1 1 0
w> r обсуж	1 -1 -1 2 0
w> r обычн	2 -1 -1 0 0
w> r один	-3 -3 7 -1 0
w> r одна	-1 -1 2 0 0
w> r одной	-1 0 2 0 0
w> r одну	-3 -1 5 -1 0
w> r он	1 -2 2 1 -2
w> r она	1 -2 0 1 0
w> r опухл	-1 0 -1 0 3
w> r осмот	2 -1 -1 0 0
w> r остав	-4 8 -3 -1 0
w> r остал	-1 1 -2 3 0
w> r от	-1 -2 1 3 -1
w> r отек	-2 0 0 0 3
w> r отказ	2 0 0 -1 0
w> r отмен	-1 -4 -4 9 -1
w> r пакет	-2 1 2 0 0
w> r пейте	-5 10 -5 -1 1
w> r первы	-1 -1 2 0 0
w> r перед	-1 0 2 -1 0
w> r перен	2 -1 0 0 -1
w> r переп	-1 3 -1 -1 0
w> r печен	-2 0 1 2 -1
w> r пил	1 -2 0 1 0
w> r пила	2 -2 2 -1 0
w> r пить	-3 3 1 -1 0
w> r пишу	-1 -1 2 -1 2
w> r по	-8 0 3 5 -1
w> r повто	3 -1 -1 -1 0
w> r повыш	-1 0 -1 2 -1
w> r под	-4 1 3 -1 0
w> r подру	-1 2 0 0 0
w> r пока	6 -2 -2 -1 -1
w> r польз	2 -1 0 0 0
w> r помог	-1 -2 -2 5 -1
w> r понят	1 -2 2 0 0
w> r посов	-2 0 -1 3 0
w> r потом	1 -1 3 -2 -1
w> r прави	2 1 -2 -1 -1
w> r предл	2 -1 0 -1 0
w> r прекр	-2 -2 0 5 -1
w> r при	1 2 -1 -1 -1
w> r приме	-1 2 -1 0 0
w> r прини	1 2 -2 -1 -1
w> r прист	-3 2 -1 1 2
w> r продо	0 4 -2 -2 0
w> r профи	2 -2 1 0 0
w> r прошл	4 -2 -3 1 0
w> r прямо	-1 -2 3 0 0
w> r пульс	0 3 -2 0 0
w> r пусть	-5 10 -2 -3 -1
w> r пьет	-2 6 -3 -2 0
w> r пьете	-3 1 -2 4 0
w> r пью	-2 3 -2 2 -1
w> r раз	0 -1 3 -3 0
w> r раза	-5 2 2 3 -1
w> r разу	-2 3 0 0 0
w> r раньш	1 2 -1 -2 0
w> r рекла	-1 -2 0 3 0
w> r риско	2 0 -1 0 0
w> r с	-7 4 3 1 -1
w> r сам	-2 -1 -1 3 -1
w> r сами	-2 0 -1 3 0
w> r себе	0 -2 0 3 0
w> r сегод	-3 -2 4 1 -1
w> r сейча	-2 -2 6 -2 0
w> r сердц	1 -1 2 -2 0
w> r сестр	2 -2 0 1 0
w> r сироп	-2 2 3 -3 0
w> r сказа	-3 4 -1 1 0
w> r сколь	-4 1 -2 2 2
w> r случа	0 2 -1 -1 -1
w> r снима	1 -2 0 2 0
w> r со	-1 2 -2 0 0
w> r совет	4 -1 -1 -2 0
w> r совсе	0 -1 -1 3 0
w> r сосок	2 -1 0 -1 0
w> r спины	-1 -1 0 2 0
w> r стави	2 0 -1 -1 0
w> r суста	2 -1 0 -1 0
w> r сутки	-2 0 3 -2 0
w> r суток	-1 0 2 -1 0
w> r сыпь	-2 1 0 0 2
w> r табле	-2 -1 2 1 0
w> r так	-3 0 2 -1 3
w> r там	-1 -1 -1 3 0
w> r то	-1 -2 1 2 0
w> r тогда	-5 1 2 -1 2
w> r тоже	2 -1 0 -1 0
w> r толку	-3 -2 0 4 0
w> r тольк	-3 2 3 -2 -1
w> r тошни	1 -1 2 -1 -1
w> r трети	-2 1 0 1 0
w> r тут	-2 -1 1 1 1
w> r у	2 -6 1 0 2
w> r убери	0 -2 -2 4 0
w> r убира	-3 0 -1 4 0
w> r уже	-5 -2 -2 9 0
w> r укол	-1 0 2 0 0
w> r уколю	0 0 2 -2 0
w> r утром	-1 4 2 -4 0
w> r хвати	-1 0 4 -3 0
w> r хорош	-3 2 1 -2 1
w> r хотит	0 -1 -2 1 2
w> r час	1 0 -2 1 0
w> r чем	-2 1 0 1 0
w> r через	0 1 2 -3 0
w> r четве	0 2 -2 0 0
w> r что	-1 4 -2 0 -1
w> r чтобы	-3 0 3 0 0
w> r шприц	-1 -1 3 0 0
w> r это	-1 1 0 -2 2
w> r этого	0 -1 -1 2 0
w> r эффек	-1 0 -1 2 0
w> r я	-4 -3 6 1 0
w> r язык	-2 2 1 -1 0`
