/** What is asked of animals, their upkeep and what may be sold of them: `id | nb | sv | da | en | ru`, own wording. */
export const ANIMAL_NAMES = `
withdrawalperiod
  | tilbakeholdelsestid@, slaktekarens@, karens@, karenstid@, melkekarens@, holdes tilbake, til slakt, for kjøtt, for mjølk, for melk, mjølka går i,
      ikke levere melk, kan ikke leveres
  | karens@, karenstid@, slaktkarens, mjölkkarens, hållas tillbaka, leverera mjölk, till slakt, för kött, för mjölk
  | tilbageholdelsestid@, karens@, til slagt, mælken går i, mælken skal, levere mælk, må ikke leveres, holdes tilbage
  | withdrawal period@, withhold@, withdrawal, milk out of the tank, meat withdrawal, for meat, for milk, dump the milk, days for meat
  | каренц@, период ожидания, молоко не сда@, молоко выли@, выливать, на мясо, убо@, не сдавать, в пищу
quarterudder
  | kvarter@, kjertel@, spene@, jurfjerdedel@, bakspene@, framspene@, høyre bak, venstre bak, høgre bak, høyre fram, venstre fram, jurets
  | fjärdedel@, juverdel@, spene@, spenar, vänster bak, höger bak, vänster fram, höger fram, juvret
  | kirtel@, kirtler, patte@, yverkirtel, venstre for, venstre bag, højre for, højre bag, for og bag, yveret
  | quarter@, teat@, left fore, right fore, left hind, right hind, back quarter, front quarter, udder
  | дол@ вымени, четверт@ вымени, доля, сосок, соски, соска, передн@, задн@, вымя, вымени
mastitis
  | mastitt@, jurbetennelse@, jurinfeksjon, jurhelse, hardt jur
  | mastit@, juverinflammation@
  | mastitis, yverbetændelse
  | mastitis, udder infection, hard udder, hard quarter
  | мастит@, воспален@ вымени, вымя каменн@, вымя твердое
milkyield
  | melkemengde, mjølkemengde, liter, melkeytelse, ytelse, gir melk, gir hun, nede på, i melk, mjølk@
  | mjölkmängd, avkastning, liter, mjölkar, ger hon
  | mælkeydelse, ydelse, liter, giver hun, malker
  | milk yield, yield@, litres, giving, in milk, milk's down, milking
  | удой, удоя, надо@ молока, литров, молока с нее, молока дает
milkfeverhypo
  | melkefeber, hypokalsemi, kalsiummangel, liggende ku, får ikke kua opp, kalvingslammelse
  | kalvförlamning, hypokalcemi, kalciumbrist, liggande ko, mjölkfeber
  | mælkefeber, hypokalcæmi, kalkmangel, liggende ko
  | milk fever, hypocalcaemia, down cow, low calcium, flat out, recumbent
  | родильн@ парез, гипокальци@, лежит не встает, не поднимается
retainedplacenta
  | tilbakeholdt etterbyrd, etterbyrd@, etterbyrda, fosterhinner
  | kvarbliven efterbörd, efterbörd@, fosterhinnor
  | tilbageholdt efterbyrd, efterbyrd@, fosterhinder
  | retained placenta, afterbirth, cleansed, cleansing, foetal membranes, placenta
  | послед, последа, задержан@ последа, плацент@
calvingbirth
  | kalv@, fødsel, fødte, kalving, nedkom@, lamming, føll@, valp@, kattung@, dra ut, trekkhjelp, fødselshjelp
  | kalv@, kalvning, förlossning, fölning, valpning, lamning, dragit ut, draghjälp
  | kælv@, kalv@, fødsel, folede, hvalpe@, trække ud, fødselshjælp
  | calv@, birth, foal@, whelp@, lamb@, pulled it out, assisted delivery, kittens, litter
  | отел@, роды, родила, ожереб@, ощен@, окот@, тянули
ketoses | ketose, acetonemi, ketoner | ketos, acetonemi, ketoner | ketose, acetonæmi, ketoner | ketosis, acetonaemia, slow fever, ketones | кетоз@, кетон@
colics
  | kolikk@, ruller seg, sparker mot magen, sparka, ser seg bakover, ser mot buken
  | kolik@, rullar sig, sparkar mot buken, ser sig mot buken
  | kolik@, ruller sig, sparker mod maven, ser sig mod flanken
  | colic@, rolling, kicking at _ belly, looking at _ side, looking at _ flank
  | колик@, катается, бьет по животу, оглядыва@ на живот
laminitic | forfangen@, laminitt | fång, laminit | forfangen@, laminitis | laminit@, founder@ | ламинит@
hoofabscess
  | hovbyll, hovabscess, tåbyll
  | hovböld, hovabscess
  | hovbyld, hovabsces
  | hoof abscess, foot abscess, pus in the foot
  | абсцесс копыта, гной в копыте
hooves
  | hov, hover, hoven, klauv@, bakhov@, framhov@, sko, skodd, hovslager, smed@, beskjær@
  | hov, hovar, hoven, klöv@, bakhov@, framhov@, skor, skodd, hovslagare, verka@
  | hov, hove, hoven, klov@, baghov, forhov, sko, skoet, smed@, beskær@
  | hoof@, hooves, foot, claw@, shod, shoes, farrier, trim@
  | копыт@, ковал@, подков@, расчистк@
equineasthma
  | heste-astma, kvikkdrag, støv@, rao
  | hästastma, kvickdrag, kvickdraget, rao
  | hesteastma, engbrystig@, rao
  | equine asthma, heaves, broken wind, rao
  | хобл лошад@, эмфизем@, запал
vaccinated
  | vaksin@, vaksinert, vaksinasjon, grunnvaksin@, stivkrampe, tetanus, sprøyte mot
  | vaccin@, vaccinerad, grundvaccin@, stelkramp, tetanus
  | vaccin@, vaccineret, stivkrampe, tetanus, stik mod
  | vaccin@, jab@, booster@, tetanus, up to date with
  | вакцин@, привив@, прививк@, столбняк@
parasiticide
  | parasitt@, flåttmiddel, loppemiddel, ormekur@, ormebehandl@, markkur, avmask@, innvollsorm, mot lopper, mot flått
  | parasit@, fästingmedel, loppmedel, avmask@, mot fästing@, mot loppor, maskmedel
  | parasit@, flåtmiddel, loppemiddel, ormekur@, mod lopper, mod flåter, ormemiddel
  | parasit@, flea treatment, tick treatment, worm@, wormer@, dewormed, flea and tick, spot-on
  | паразит@, от клещей, от блох, глистогон@, дегельминт@, глистов, капли на холку, обработк@ от
neutering
  | kastrer@, sterilis@, steriliser@, hel hann, intakt, løpetid@
  | kastrer@, steriliser@, intakt, löp@
  | kastrer@, steriliser@, neutraliser@, løbetid@
  | neuter@, spay@, castrat@, entire, intact, in season, in heat
  | кастрир@, стерилиз@, некастр@, течк@
feeding
  | fôr@, får hun å spise, grovfôr, høy, kraftfôr, våtfôr, tørrfôr, godbit@, matrester, fôring, ostekant@, ved siden av fôret, fôres
  | foder@, utfodr@, hö, kraftfoder, blötmat, torrfoder, godis, matrester
  | foder@, fodring, hø, kraftfoder, vådfoder, tørfoder, godbid@, madrester
  | feed@, fed, hay, haylage, kibble, wet food, dry food, treats, scraps, diet
  | корм@, сено, комбикорм, вкусняшк@, с стола, рацион, кормит, подкорм@
pasture
  | beite@, på beite, ute på gras, gress, slippes ut, luftegård, jordfold
  | bete@, på bete, gräs, släppas ut, hage, hagen
  | græs@, på græs, folden, på fold, mark@, jordfold
  | pasture@, turned out, turnout, grass, grazing, field, paddock
  | пастбищ@, на траве, выпас@, выгул@, луг@
boxrest
  | boksro, i boks, boksstå, holdes i ro, hvile, inne, bånd, båndtvang
  | boxvila, i box, hållas i stillhet, vila, kopplas
  | boksro, i boks, holdes i ro, i snor, hvile
  | box rest, stable rest, kept in, stall rest, rest@, on the lead
  | стойлов@, в деннике, покой, на поводке
trotup
  | løpe for hånd, mønstring, bøyeprøve@, longer@
  | mönstring, böjprov@, longera@
  | mønstring, bøjeprøve@, longer@
  | trot@ up, flexion test@, lunge, lameness exam
  | выводк@, проб@ на сгибание
grading
  | halthetsgrad, grad, av fem, grader
  | hältgrad, grad, av fem
  | halthedsgrad, grad, af fem
  | grade, out of five, tenths
  | степень хромоты, степен@, балл@
mucosa
  | slimhinne@, slimhinner, tannkjøtt, kapillærfylning
  | slemhinn@, tandkött, kapillär@
  | slimhinde@, tandkød, kapillær@
  | mucous membrane@, gums, capillary refill
  | слизист@, десн@, снк
bodycondition | hold, holdpoeng, holdvurdering, hull@ | hull, hullbedömning | huld, huldvurdering | body condition, condition score, bcs | упитанност@
attitude
  | slapp, sløv, pigg, allmenntilstand, våken, oppmerksom, nedstemt, lekelysten
  | slö, pigg, allmäntillstånd, alert, hängig, leksugen
  | sløv, slap, kvik, frisk, almentilstand, vågen, oplagt
  | lively, bright, alert, dull, quiet, lethargic, flat, depressed, perky, responsive
  | вял@, активн@, бодр@, угнетен@, апатич@
housing
  | bor ute, inne, utekatt, innekatt, stall, fjøs, løsdrift, båsfjøs, hundehus
  | utekatt, innekatt, stall, ladugård, lösdrift
  | udekat, indekat, stald, løsdrift, bindestald
  | indoor@, outdoor@, stable@, barn, loose housing, kennel
  | на улице, домашн@, конюшн@, коровник, вольер@
herd
  | besetning@, flokk@, flere dyr, andre kyr, andre dyr, kennel@
  | besättning@, flock, flera djur, andra djur
  | besætning@, flok, flere dyr, andre dyr
  | herd@, flock, others affected, group, in-contact
  | стад@, поголовь@, другие животные, отар@
cellcount | celletall@, somatiske celler | celltal@ | celletal@ | cell count@, somatic cell@ | соматическ@ клет@
rumination
  | vom@, drøvtygg@, tygger drøv, vomrytme, vomlyd
  | våm@, idissl@, våmrörelse@
  | vom@, drøvtygg@, tygger drøv
  | rumen@, cud@, ruminat@, chewing the cud
  | рубец, рубц@, жвачк@, жует жвачку
gutsounds | tarmlyd@, tarmrumling | tarmljud@ | tarmlyd@ | gut sound@, bowel sound@, borborygmi, gut noise@ | перистальтик@, шумы кишечник@
anamnesisowner
  | eier@, eieren, matmor, matfar, bonden, rytter@
  | ägare@, ägaren, matte, husse, bonden
  | ejer@, ejeren, landmand@
  | owner@, farmer, rider, keeper
  | владел@, хозя@, коневод
anaesthetised
  | narkose, bedøv@, sover, søvde, sedert, sedasjon, dempet ned
  | narkos, sövd@, sövde, söva, sederad, lugnande spruta
  | narkose, bedøv@, sedation, sederet, beroligende sprøjte
  | anaesthe@, sedat@, knocked out, under general, put under
  | наркоз@, седац@, усыпля@, анестези@
biting
  | bitt, bite@, bitmerke@, slåss, slåsskamp, sloss, katteslagsmål
  | bett, bit@, bitmärke@, slagits, slagsmål
  | bid, bidt, bidmærke@, slagsmål, sloges
  | bite@, bitten, fight@, scrap
  | укус@, покус@, драк@, подрал@
insured | forsikr@, forsikringen, forsikret | försäkr@, försäkrad, försäkringen | forsikr@, forsikret, forsikring@ | insur@, cover@ by | страхов@, застрахован@
elizabethan | krage, skjerm, trakt, body på | krage, tratt, body | krave, skærm, tragt | collar, cone, buster | воротник, конус, попон@
limbs
  | forbein, bakbein, framben, bakben, fremben, forpote, bakpote, fremre, bakre, frambein
  | framben, bakben, framtass, baktass, främre, bakre
  | forben, bagben, forpote, bagpote
  | foreleg@, hindleg@, fore leg, hind leg, front leg@, back leg@, forelimb@, hindlimb@, paw@
  | передн@ ног@, задн@ ног@, передн@ лап@, задн@ лап@, конечност@
offspring
  | kalven, kalv, føll@, valp@, lam, kattunge@, kje
  | kalven, kalv, föl@, valp@, lamm, kattung@
  | kalven, kalv, føl@, hvalp@, lam, killing@
  | calf, calves, foal@, pup@, lamb@, kitten@
  | теленок, телят@, жеребен@, щен@, ягнен@, котен@
scouring
  | skitt@, diaré@, kalvediaré, skiter
  | diarré@, kalvdiarré, skitar
  | diarré@, kalvediarré, tynd gødning
  | scour@, diarrh@, loose dung
  | понос@, диаре@, поносят
`
