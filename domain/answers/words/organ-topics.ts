/**
 * Organs, findings and things of everyday care that talks name and the lists of findings lack: `id | nb | sv | da | en | ru`, own wording, `@` and
 * `_` as in the other rows.
 */
export const ORGAN_TOPICS = `
kidney | nyre@ | njur@ | nyre@ | kidney@, renal | почк@, почек, почечн@
liver | lever@, leveren, alat | lever@, levern, alat | lever@, leveren, alat | liver, hepatic, alt | печен@, алт, аст
bladder | blære@, blæra, urinblær@ | blåsa@, blåsan, urinblås@ | blære@, urinblær@ | bladder@ | мочев@ пузыр@, пузыр@
uterus | livmor@, børen, eggstokk@ | livmoder@, äggstock@ | livmoder@, æggestok@, børen | uterus, womb, ovar@ | матк@, яичник@, придатк@
prostate | prostata@ | prostata@ | prostata@ | prostate | простат@
thyroid | skjoldbrusk@, stoffskifte@, struma | sköldkört@, struma, ämnesoms@ | skjoldbrusk@, stofskifte@, struma | thyroid, goitre | щитовид@, зоб
spleen | milt, milten | mjälte@ | milt, milten | spleen | селезенк@
bowel | tarm@, tarmen | tarm@ | tarm@ | bowel@, gut, intestin@, colon | кишечн@, кишк@, кишок
stomach | mage@, magesekk@, magen | mage@, magsäck@, magen | mave@, mavesæk@, maven | stomach, tummy, gastric | желудо@, желудк@, живот@
gums | tannkjøtt@, gom, gommer | tandkött@ | tandkød@, gumme@ | gum, gums, gingiv@ | десн@, десен
membranes
  | slimhinne@, slimhinna, kapillær@
  | slemhinn@, kapillär@
  | slimhinde@, kapillær@
  | mucous, membranes, mucosa@, capillary refill
  | слизист@, капиллярн@
eardrum | trommehinn@ | trumhinn@ | trommehind@ | eardrum@, drum, tympan@ | барабанн@, перепонк@
pupils | pupill@ | pupill@ | pupil@ | pupil@ | зрачк@, зрачок
cornea | hornhinn@ | hornhinn@ | hornhind@ | cornea@ | роговиц@
heartsound
  | bilyd@, hjertelyd@, hjertetoner, mislyd@
  | blåsljud@, hjärtljud@, biljud@, hjärttoner
  | mislyd@, hjertelyd@
  | murmur@, heart sound@
  | шум, шумы, шумов, тоны
reflex | refleks@ | reflex@ | refleks@ | reflex@ | рефлекс@
strength
  | kraft, kraften, krafter, muskelkraft@
  | kraft, kraften, styrka, muskelkraft@
  | kraft, kraften, styrke, muskelkraft@
  | strength, power, grip
  | сила, силы, силу, силой
sensation
  | følelse@, sensibilitet@, følesans, hudfølelse
  | känsel@, sensibilitet@, domning@
  | følelse@, sensibilitet@, følesans
  | sensation, feeling in, sensory
  | чувствительн@
mobility
  | beveg@, bøy@, strekk@, utslag@, rotasjon@
  | rörlig@, böj@, sträck@, rotation@, rörelse@
  | bevæg@, bøj@, stræk@, rotation@
  | range of movement, movement, bend@, flex@, extend@, extension, rotat@
  | подвижн@, сгиба@, разгиба@, движен@
tender
  | øm, ømt, ømme, ømhet@, trykkøm@, slippøm@
  | öm, ömt, ömma, ömhet@, tryckömm@
  | øm, ømt, ømme, ømhed@
  | tender@, sore, rebound
  | болезненн@, при надавлив@, при пальпац@
nodes | lymfeknut@, kjertl@ | lymfkört@, lymfnod@, körtlar | lymfeknud@, kirtl@ | lymph node@, gland@, node, nodes | лимфоузл@, лимфат@
lump
  | kul, kulen, klump@, svulst@, knute@
  | knöl@, klump@, tumör@, kul@
  | knude@, bule@, svulst@, klump@
  | lump@, mass, tumour@, tumor@, growth, swelling
  | шишк@, опухол@, уплотнен@, образован@
size
  | centimeter, millimeter, størrelse@, stor, store, cm, mm
  | centimeter, millimeter, storlek@, stor, stora, cm, mm
  | centimeter, millimeter, størrelse@, stor, store, cm, mm
  | centimetre@, millimetre@, size, big, large, cm, mm
  | сантиметр@, миллиметр@, размер@, см, мм
mole | føflekk@, føflekken | födelsemärk@, leverfläck@, nevus | modermærk@ | mole, moles, naevus | родинк@, невус
rashes | utslett@, eksem@, flekk@ | utslag@, eksem@, fläck@ | udslæt@, eksem@, plet@ | rash@, eczema, patch@ | сып@, экзем@, пятн@
wound
  | sår, såret, sårene, kutt@, rift@
  | sår, såret, såren, skärsår@
  | sår, såret, sårene, flænge@
  | wound@, cut, cuts, laceration@, ulcer@
  | рана, раны, рану, ранк@, порез@, язв@
pus
  | puss@, verk, sekret@, utflod@, væske@ fra
  | var, varig@, sekret@, flytning@
  | pus, materie, sekret@, udflåd@
  | pus, discharge@, oozing, secretion@
  | гно@, выделен@
blood
  | blod, blodet, blodig@, blør, blødning@, blødde
  | blod, blodet, blodig@, blöder, blödning@, blödde
  | blod, blodet, blodig@, bløder, blødning@
  | blood@, bleed@, bled
  | кровь, крови, кровью, кровит, кровян@, кровот@
tooth
  | tann, tenner@, tennene, tannstein@, jeksel@
  | tand, tänder@, tandsten@, kindtand@, kindtänder@
  | tand, tænder@, tandsten@, kindtand@
  | tooth, teeth, dental, tartar
  | зуб, зубы, зубов, зуба, зубн@
hoof
  | hov, hoven, hovene, hovvegg@, hovpuls@, sko, skoen
  | hov, hoven, hovar@, sko, skon
  | hov, hoven, hove@, sko, skoen
  | hoof, hooves, hoofs, shoe, farrier
  | копыт@, подков@
udder | jur, juret, melk@, mjølk@, spene@ | juver, juvret, mjölk@, spene@ | yver, yveret, mælk@, patte@ | udder, milk@, teat@ | вымя, молок@, сосок
paw | pote@, poten, potene, klo, klør, klørne | tass@, klo, klor | pote@, poten, klo, kløer | paw, paws, claw@, nail@ | лап@, коготь, когт@
fur | pels@, hårlag, røyt@ | päls@, hårrem | pels@, hårlag | coat, fur, moult@ | шерст@
parasites
  | lopper, loppe@, flått@, ormekur@, midd, lus@, orm@
  | lopp@, fästing@, avmask@, kvalster, lus@, mask@
  | loppe@, flåt@, ormekur@, mider, lus@, orm@
  | flea@, tick@, worm@, mites, lice
  | блох@, клещ@, глист@, паразит@, вшей
cancer | kreft@, svulst@, ondartet | cancer@, tumör@, elakartad | kræft@, svulst@, ondartet | cancer@, malignan@, tumour@ | рак, рака, онколог@, злокачествен@
infection
  | infeksjon@, betennelse@, bakteri@, virus@
  | infektion@, inflammation@, bakteri@, virus@
  | infektion@, betændelse@, bakteri@, virus@
  | infection@, bacteri@, viral, virus@
  | инфекц@, воспален@, бактери@, вирус@
fracture
  | brudd@, brukket, brekk, brakk
  | fraktur@, bruten, brutit, benbrott
  | brud, bruddet, brækket, fraktur@
  | fractur@, broken, broke
  | перелом@, сломал@, трещин@
injection | sprøyte@, injeksjon@, stikk | spruta@, injektion@, sprutor | sprøjte@, indsprøjt@, injektion@ | injection@, jab, shot | укол@, инъекц@
ointment | salve@, krem@, kortisonkrem | salva@, kräm@ | salve@, creme@ | cream@, ointment@, gel | мазь@, мази, крем@, гель@
drops | dråpe@, øyedråpe@, øredråpe@ | droppar@, ögondropp@, örondropp@ | dråbe@, øjendråbe@, øredråbe@ | drops, eye drops, ear drops | капл@
spray
  | spray@, nesespray@, inhalator@, inhalasjon@
  | spray@, nässpray@, inhalator@, inhalation@
  | spray@, næsespray@, inhalator@, inhalation@
  | spray@, inhaler@, puff@
  | спрей@, ингалятор@, ингаляц@
diabetes | diabet@, sukkersyke@ | diabet@, sockersjuk@ | diabet@, sukkersyge@ | diabet@ | диабет@
asthma | astma@, kols, kol | astma@, kol, kols | astma@, kol | asthma@, copd | астм@, хобл
hypertension
  | hypertensjon@, høyt blodtrykk, høgt blodtrykk
  | hypertoni@, hypertension@, högt blodtryck
  | hypertension@, forhøjet blodtryk, højt blodtryk
  | hypertens@, high blood pressure
  | гипертон@, высок@ давлен@, повышенн@ давлен@
dizzy | svimmel@, ør | yr, yrsel@ | svimmel@ | dizz@, lightheaded, vertigo | головокруж@, кружится голов@
vomiting
  | kast@ opp, oppkast@, spy@, spydd@, brekk@ seg, brukket seg
  | kräk@, spy@, uppkast@
  | kast@ op, opkast@, bræk@ sig
  | vomit@, throw@ up, threw up, being sick, been sick, was sick, bring@ up food
  | рвот@, рвал@, вырвал@, рвет, тошнит
sputum
  | slim@, ekspektorat, hoster opp, kommer opp
  | slem@, upphost@, hostar upp, kommer upp
  | slim@, ekspektorat, hoster op, kommer op
  | phlegm@, sputum, mucus, brings up, bringing anything up, bringing up, comes up, cough@ up
  | мокрот@, отхарк@, откашл@
lethargy
  | slapp@, kvikk@, i form, allmenntilstand@, almenn@, medtatt
  | slö, pigg, allmäntillstånd@, allmänpåverk@, hängig
  | sløv, kvik, almentilstand@, alment
  | lethargic, bright, alert, general condition, well in himself, well in herself
  | вял@, активн@, общее состояни@, самочувств@
contact
  | smitt@, andre syke, syk@ i familien, omgangssyke
  | smitt@, andra sjuka
  | smitt@, andre syge
  | contagious, anyone else ill, others ill, contact with
  | заража@, заразн@, контакт@ с больн@
homecare
  | bur, buret, krage@, trakt@, ro
  | bur, buren, krage@, tratt@, vila@
  | bur, buret, krave@, skærm, ro
  | cage, cone, collar, crate, rest
  | клетк@, воротник@, покой
consent
  | samtykk@, enig, ønsker ikke, takket nei
  | samtyck@, överens, tackade nej
  | samtykk@, enig, takkede nej
  | consent@, agree@, declin@, refus@
  | согла@, отказ@
prevention | forebygg@ | förebygg@ | forebyg@ | prevent@, prophyla@ | профилакт@
complaint
  | plage@, hvorfor kommer, kommer med, problemstilling@, kontaktårsak@, gjelder
  | besvär@, sökorsak@, kommer med, söker för
  | klage@, henvendelsesårsag, kommer med
  | complain@, presenting, come in for, brings _ in, here for, came in
  | жалоб@, жалует@, обрат@, привел@
`
