/**
 * Words on which a claim of a guideline turns: `id | nb | sv | da | en | ru`, own wording. `@` stands for any letters at the beginning or end of a
 * word, `_` for up to two words.
 */

/** For whom: a claim about one group is no claim about another. */
export const GROUP_WORDS = `
newborn
  | nyfødt@, spedbarn@, neonat@
  | nyfödd@, spädbarn@, neonat@
  | nyfødt@, spædbarn@, neonat@
  | newborn@, infant@, neonat@, baby, babies
  | новорожд@, младен@, грудн@ ребен@, грудничк@
child
  | barn, barna, barnet, barns, småbarn@, skolebarn@, pediatri@, gutter, jenter, gutt, jente
  | barn, barnet, barnen, barns, småbarn@, skolbarn@, pediatri@, pojkar, flickor
  | barn, børn, barnet, børnene, børns, småbørn@, skolebørn, pædiatri@, drenge, piger
  | child@, kids, paediatric@, pediatric@, boys, girls, toddler@
  | дет@, ребен@, школьник@, педиатр@, мальчик@, девочк@
teen | tenåring@, ungdom@, unge | tonåring@, ungdom@, unga | teenage@, unge | teenage@, adolescen@, young | подрост@, молод@
adult | voksne, voksen | vuxna, vuxen | voksne, voksen | adult@ | взросл@
elderly | eldre, gamle, geriatri@ | äldre, gamla, geriatri@ | ældre, gamle, geriatri@ | elderly, older, old people, geriatri@ | пожил@, старше, старик@, стар@
pregnant | gravid@, svanger@, drektig@ | gravid@, havande, dräktig@ | gravid@, drægtig@ | pregnan@ | беремен@, стельн@, жереб@
nursing | amm@, diegivende | amm@, digivande | amm@, diegivende | breastfe@, breast-fe@, lactat@, nursing | кормящ@, грудное вскармлив@, лактац@
men
  | menn, mannlig@, hanner, hannhund@, hankatt@
  | män, manlig@, hanar, hanhund@, hankatt@
  | mænd, mandlig@, hanner, hanhund@, hankat@
  | men, male@, boys, dogs male, tom, toms
  | мужчин@, кобел@, самц@, кот, коты, котов
women
  | kvinne@, tispe@, hunnkatt@, kvinner
  | kvinn@, tik, tikar, honkatt@, honor
  | kvind@, tæve@, hunkat@, hunner
  | women, woman, female@, bitch@, queen@
  | женщин@, сук@, самк@
dog | hund@, valp@ | hund@, valp@ | hund@, hvalp@ | dog, dogs, dog's, puppy, puppies, canine | собак@, щен@
cat | katt@ | katt@ | kat, katte@, katten@, killing@ | cat, cats, cat's, kitten@, feline | кошк@, кошек, кот, кота, котов, котят@, котен@
horse
  | hest@, føll@, hoppe@, ponni@
  | häst@, föl@, sto, stoet, ponny@
  | hest@, føl, føllet, hoppe@, pony@
  | horse@, foal@, mare, mares, pony, ponies, equine
  | лошад@, лошадей, жеребен@, жеребят, кобыл@, пони
cattle
  | ku, kua, kuer, kuene, kyr, kyrne, storfe, kalv@, melkeku@
  | ko, kon, kor, korna, nötkreatur, kalv@, mjölkko@
  | ko, koen, køer, kvæg@, kalv@, malkeko@
  | cow@, cattle, calf, calves, heifer@, bovine
  | коров@, телен@, телят, крупн@ рогат@
rabbit | kanin@ | kanin@ | kanin@ | rabbit@ | кролик@
smoker | røyker@, røykere | rökare | ryger@ | smoker@ | курильщик@, курящ@
diabetic | diabet@ | diabet@ | diabet@ | diabet@ | диабет@
kidney
  | nyresvikt@, nyresyk@, nedsatt nyre@
  | njursvikt, njursjuk@, nedsatt njur@
  | nyresvigt, nyresyg@, nedsat nyre@
  | renal failure, kidney failure, kidney disease, renal impairment
  | почечн@ недостаточ@, болезн@ почек
`

/** Two ends of one thing: what the source says of one end, a claim may not say of the other. */
export const OPPOSED_WORDS = `
up:down
  | øk@, stig@, høyn@, opptrapp@, trappes opp, trapper opp, høyere, forhøy@, doble@, forleng@ ; reduser@, senk@, synk@, trappes ned, trapper ned,
    nedtrapp@, lavere, halver@, fall, faller, avta@, nedsatt, forkort@, minsk@
  | öka@, ökar, ökas, stig@, höj@, trappas upp, högre, förhöj@, dubbl@, förläng@ ; minska@, sänk@, sjunk@, trappas ned, trappas ner, lägre, halver@,
    avta@, nedsatt, förkort@, reducer@
  | øg@, stig@, optrap@, trappes op, højere, forhøj@, fordobl@, forlæng@ ; reducer@, sænk@, fald, falder, faldet, nedtrap@, trappes ned, lavere,
    halver@, aftag@, nedsat, forkort@, mindsk@
  | increas@, rais@, rise@, rising, higher, double@, elevat@, prolong@, lengthen@ ; reduc@, lower@, decreas@, fall, falls, taper@, halve@, declin@,
    shorten@, diminish@
  | увелич@, повыш@, повыс@, выше, удва@, удво@, возраст@, растет, удлин@ ; уменьш@, сниж@, сниз@, ниже, вдвое меньше, пада@, сокращ@, понижен@
before:after
  | før, forut for, innen ; etter, etterpå, deretter, siden
  | före, innan, inför ; efter, därefter, sedan
  | før, inden, forud for ; efter, bagefter, derefter
  | before, prior to, ahead of ; after, following, afterwards, then
  | до, перед, прежде ; после, затем, потом, спустя
start:stop
  | start@, begynn@, settes inn, påbegyn@, oppstart@, gjenoppta@ ; stans@, stopp@, sepon@, avslutt@, slutt@, settes ut
  | start@, börj@, insätt@, sätts in, inled@ ; avslut@, stopp@, sätts ut, utsätt@, sluta@
  | start@, begynd@, påbegynd@, opstart@, indled@ ; stop@, sepon@, afslut@, ophør@, slut
  | start@, begin@, commenc@, initiat@ ; stop@, discontinu@, withdraw@, cease@, end, ends
  | начина@, начат@, начал@ ; прекращ@, отмен@, заверш@, законч@
more:less
  | mer enn, over, minst, flere enn, overstig@, lenger enn, oftere, fra ; mindre enn, under, høyst, maksimalt, færre enn, inntil, kortere enn,
    sjeldnere, opptil
  | mer än, över, minst, fler än, överstig@, längre än, oftare, från ; mindre än, under, högst, maximalt, färre än, kortare än, mer sällan, upp till
  | mere end, over, mindst, flere end, oversti@, længere end, oftere, fra ; mindre end, under, højst, maksimalt, færre end, kortere end, sjældnere,
    op til
  | more than, over, above, at least, exceed@, longer than, from, older than ; less than, under, below, at most, fewer than, up to, shorter than,
    no more than, younger than, maximum
  | более, больше, свыше, не менее, старше, от, чаще, дольше ; менее, меньше, до, не более, младше, реже, короче, не дольше, максимум
first:last
  | førstevalg@, førstelinje@, første valg, først ; andrevalg@, sist, siste, annet valg, reserve@, til slutt
  | förstahand@, första hand, först, förstalinje@ ; andrahand@, andra hand, sist, reserv@, sista hand
  | førstevalg@, første valg, først, førstelinje@ ; andetvalg@, andet valg, sidst, reserve@, til sidst
  | first choice, first-line, first line, firstly, first ; second-line, second line, second choice, last, reserve, finally
  | перв@ выбор@, перв@ лини@, сначала, сперва ; втор@ выбор@, втор@ лини@, резерв@, в последн@
often:seldom
  | vanlig@, ofte, oftest, hyppig@, som regel, typisk@, de fleste ; sjelden@, sjeldent, uvanlig@, uhyre, noen få, de færreste
  | vanlig@, ofta, oftast, i regel, typisk@, de flesta ; sällan, sällsynt@, ovanlig@, enstaka, ett fåtal
  | almindelig@, ofte, oftest, hyppig@, som regel, typisk@, de fleste ; sjælden@, sjældent, ualmindelig@, enkelte, få
  | common@, often, usual@, frequent@, typical@, most ; rare@, seldom, uncommon@, unusual@, few, infrequent@
  | част@, обычно, как правило, распростран@, большинств@ ; редк@, нечаст@, необычн@, единичн@
good:bad
  | bedre, tryggest@, sikrest@, godt, lindre@, bedr@, gunstig@, virksom@, effektiv@ ; verre, farlig@, dårlig@, forverr@, ugunstig@, skadelig@,
    virkningsløs@, uten effekt, ingen effekt
  | bättre, tryggast@, säkrast@, lindr@, förbättr@, gynnsam@, verksam@, effektiv@ ; sämre, farlig@, dålig@, försämr@, ogynnsam@, skadlig@,
    verkningslös@, utan effekt, ingen effekt
  | bedre, trygges@, sikrest@, lindr@, forbedr@, gunstig@, virksom@, effektiv@ ; værre, farlig@, dårlig@, forværr@, ugunstig@, skadelig@,
    virkningsløs@, uden effekt, ingen effekt
  | better, safest, safe, improv@, reliev@, effective, benefi@ ; worse, dangerous, poor, worsen@, harmful, ineffective, unsafe, no effect
  | лучш@, безопасн@, улучш@, облегч@, эффективн@ ; хуж@, опасн@, плох@, ухудш@, вредн@, неэффективн@
open:closed
  | åpen, åpne, åpent ; lukket, lukkede, stengt
  | öppen, öppna, öppet ; sluten, slutna, stängd, stängda
  | åben, åbne, åbent ; lukket, lukkede
  | open ; closed
  | открыт@ ; закрыт@
young:old
  | ung, unge, yngre, unga ; gammel, gamle, eldre
  | ung, unga, yngre ; gammal, gamla, äldre
  | ung, unge, yngre ; gammel, gamle, ældre
  | young, younger ; old, older, elderly
  | молод@, юн@ ; стар@, пожил@
mild:severe
  | mild@, lett, lette, lettere, ukomplisert@, liten ; alvorlig@, kraftig@, komplisert@, svær, grav, uttalt, betydelig@
  | mild@, lindrig@, lätt, lätta, okomplicerad@, liten ; allvarlig@, svår@, kraftig@, komplicerad@, uttalad@, grav
  | mild@, let, lette, lettere, ukomplicer@, lille ; alvorlig@, svær@, kraftig@, komplicer@, udtalt
  | mild@, minor, uncomplicated, slight@ ; severe@, serious@, major, complicated, marked
  | легк@, неосложн@, слаб@ ; тяжел@, серьезн@, осложн@, выражен@
in:out
  | innlegg@, sykehus@, på sykehus ; hjemme, poliklinisk@, på legekontoret
  | inlägg@, sjukhus@, läggs in ; hemma, hemmet, poliklinisk@
  | indlæg@, hospital@, sygehus@ ; hjemme, ambulant@
  | hospital@, admi@, inpatient ; at home, outpatient@, community
  | госпитал@, стационар@, больниц@ ; дома, домашн@, амбулатор@
left:right
  | venstre@ ; høyre@, høgre
  | vänster@, vänstra ; höger@, högra
  | venstre@ ; højre@
  | left, left-sided ; right, right-sided
  | лев@, слева ; прав@ стор@, справа, правый, правая, правой, правую, правого, правом
fast:slow
  | rask@, fort, hurtig@ ; langsom@, sakte, sein@
  | snabb@, fort ; långsam@, sakta, trög@
  | hurtig@, rask@ ; langsom@, sagte
  | fast@, quick@, rapid@ ; slow@, gradual@
  | быстр@, скор@ ; медлен@, постепен@
front:back
  | fremre, framben@, forben@, foran, framhov@ ; bakre, bakben@, bak, bakhov@, bakpå
  | främre, framben@, framför, framhov@ ; bakre, bakben@, bak, bakhov@, bakom
  | forreste, forben@, foran, forhov@ ; bageste, bagben@, bag, baghov@
  | front, fore, anterior, forelimb@ ; back, hind, posterior, hindlimb@, rear
  | передн@, спереди ; задн@, сзади
upper:lower
  | øvre, øverst, oppe ; nedre, nederst, nede
  | övre, överst, uppe ; nedre, nederst, nere
  | øvre, øverst, oppe ; nedre, nederst, nede
  | upper, top ; lower, bottom
  | верхн@, вверху ; нижн@, внизу
half:half
  | første halvdel, første del, første ; andre halvdel, siste halvdel, siste del, andre, annen, tredje, fjerde, siste
  | första halvan, första hälften, första ; andra halvan, andra hälften, sista, andra, tredje, fjärde
  | første halvdel, første ; anden halvdel, sidste halvdel, sidste, anden, tredje, fjerde
  | first half, first ; second half, last, second, third, fourth
  | первая половина, перв@ ; вторая половина, втор@, третий, третьего, последн@
one:both
  | den ene, ett, ensidig@ ; begge, tosidig@, bilateral@
  | ena, ensidig@ ; båda, bägge, dubbelsidig@, bilateral@
  | den ene, ensidig@ ; begge, dobbeltsidig@, bilateral@
  | only the, one-sided, unilateral@ ; both, bilateral@
  | одн@ сторон@, односторон@ ; обе, оба, обоих, двусторон@
allow:forbid
  | tillat@, trygg@, kan brukes, anbefal@, nyttig@, trenger, nødvendig@ ; forbud@, fraråd@, kontraindi@, unngå@, utrygg@, unødvendig@
  | tillåt@, trygg@, kan användas, rekommend@, nyttig@, behövs, nödvändig@ ; förbjud@, avråd@, kontraindi@, undvik@, onödig@
  | tillad@, tryg@, kan bruges, anbefal@, nyttig@, nødvendig@ ; forbud@, forbyd@, fraråd@, kontraindi@, undgå@, unødvendig@
  | allow@, permit@, safe, can be used, recommend@, useful, necessary, preferred ; forbid@, contraindi@, avoid@, unsafe, unnecessary, not advised
  | разреш@, допуст@, безопас@, рекоменд@, нужн@, необходим@ ; запрещ@, противопоказ@, избега@, не рекоменд@, ненужн@
daily:weekly
  | daglig, dagleg, hver dag, om dagen, i døgnet, per døgn ; ukentlig, i uken, i uka, hver uke, per uke ; månedlig, i måneden, hver måned ; årlig,
    i året, hvert år
  | dagligen, per dag, varje dag, om dagen, per dygn ; i veckan, varje vecka, per vecka ; i månaden, varje månad ; årligen, varje år, per år
  | dagligt, daglig, dagligt, hver dag, om dagen, i døgnet ; ugentlig@, om ugen, hver uge ; månedlig@, om måneden, hver måned ; årlig@, om året,
    hvert år
  | daily, a day, per day, every day, each day ; weekly, a week, per week, every week ; monthly, a month, every month ; yearly, a year, annual@,
    every year
  | в день, в сутки, ежедневн@, каждый день ; в неделю, еженедельн@, каждую неделю ; в месяц, ежемесячн@ ; в год, ежегодн@
day:night
  | morgen@, dagtid, om dagen ; kveld@, natt@, sengetid
  | morgon@, dagtid, på dagen ; kväll@, natt@, sänggående
  | morgen@, dagtid, om dagen ; aften@, nat, natten, natte@, sengetid
  | morning@, daytime ; evening@, night@, bedtime
  | утр@, утром, днем ; вечер@, ноч@, перед сном
oral:injected
  | peroral@, tablett@, i munnen, mikstur@, svelg@ ; injeksjon@, injiser@, intravenøs@, intramuskulær@, subkutan@, sprøyt@, infusjon@
  | peroral@, tablett@, i munnen, mixtur@ ; injektion@, injicer@, intravenös@, intramuskulär@, subkutan@, sprut@, infusion@
  | peroral@, tablet@, i munden, mikstur@ ; injektion@, injicer@, intravenøs@, intramuskulær@, subkutan@, sprøjt@, infusion@
  | oral@, tablet@, by mouth ; inject@, intravenous@, intramuscular@, subcutaneous@, infusion@
  | внутрь, перорал@, таблет@ ; инъекц@, внутривен@, внутримышеч@, подкож@, инфуз@
positive:negative
  | positiv@, påvist@, bekreft@ ; negativ@, utelukk@, avkreft@, ikke påvist
  | positiv@, påvis@, bekräft@ ; negativ@, utesluts@, uteslut@, avfärd@
  | positiv@, påvis@, bekræft@ ; negativ@, udeluk@, afkræft@
  | positive@, confirm@, detected ; negative@, exclud@, ruled out, rules out
  | положительн@, подтвержд@, выявл@ ; отрицательн@, исключ@
warm:cold
  | varm@ ; kald@, kjølig@, avkjøl@
  | varm@, värm@ ; kall@, kyl@
  | varm@ ; kold@, køl@
  | warm@, hot, heat@ ; cold, cool@, ice
  | тепл@, горяч@, согрев@ ; холод@, охлажд@
dry:moist | tørr@, tørt ; fukt@, våt@, vått | torr@, torrt ; fukt@, våt@ | tør, tørt, tørre ; fugt@, våd@ | dry ; moist@, wet, damp | сух@ ; влаж@, мокр@
rest:move
  | ro, hvile@, sengeleie, sengen ; bevegelse, aktiv@, gå, mosjon@, tren@
  | vila@, vilar, sängen, sängläge ; rörelse, aktiv@, gå, motion@, trän@
  | hvile@, sengen, sengeleje ; bevægelse, aktiv@, gå, motion@, træn@
  | rest, bed rest, in bed ; active@, movement, mov@, exercis@, walk@
  | покой, покое, постел@ ; движени@, активн@, ходить, упражн@
`

/** How strongly a thing is asked for, weakest first; what the source leaves open a claim may not demand. */
export const STRENGTH_WORDS = `
may
  | kan, kunne, mulig@, eventuelt, kanskje, trolig@, aktuell@, aktuelle, vurderes, overveies, i noen tilfeller, tillates, godtas, alternativ@,
    noen ganger, enkelte
  | kan, möjlig@, eventuellt, kanske, troligen, övervägs, överväg@, i vissa fall, får, provas, ibland, vissa, alternativ@
  | kan, mulig@, eventuelt, måske, formentlig@, overvejes, overvej@, i nogle tilfælde, nogle gange, enkelte, alternativ@
  | may, can, could, might, possibl@, perhaps, consider@, sometimes, option@, alternative@, some, in some cases
  | можно, может, могут, возможн@, иногда, рассм@, допуска@, некотор@, вероятно
should
  | bør, anbefal@, tilråd@, foretrekkes, helst, førstevalg@
  | bör, rekommend@, tillråd@, i första hand, helst, uppmanas
  | bør, anbefal@, tilråd@, foretrækkes, helst, førstevalg@
  | should, recommend@, advis@, prefer@, ought
  | следует, рекоменд@, желательно, предпочт@, лучше
must
  | må, skal, kreves, krever, påkrevd, nødvendig@, obligatorisk@, straks, øyeblikkelig
  | måste, ska, skall, krävs, kräver, nödvändig@, obligatorisk@, genast, omedelbart
  | skal, kræves, kræver, påkrævet, nødvendig@, obligatorisk@, straks, øjeblikkelig@
  | must, shall, require@, necessary, mandatory, immediately, has to, have to, essential, needs to
  | должен, должна, должны, обязательн@, необходим@, немедленно, требует@, нужно, надо
`

/** Claims of all, none and only; what the source tells of some a claim may not tell of all. */
export const ABSOLUTE_WORDS = `
always
  | alltid, bestandig, uansett, uten unntak, i alle tilfeller
  | alltid, oavsett, utan undantag, i alla fall, samtliga
  | altid, uanset, uden undtagelse, i alle tilfælde, samtlige
  | always, regardless, without exception, in all cases, invariably
  | всегда, независимо, без исключен@, во всех случаях, в любом случае
never
  | aldri, under ingen omstendighet@, overhodet ikke
  | aldrig, under inga omständigheter, absolut inte
  | aldrig, under ingen omstændigheder, overhovedet ikke
  | never, under no circumstances, on no account
  | никогда, ни в коем случае, ни при каких
all
  | alle, enhver, hver eneste, ethvert, samtlige, helt, fullstendig@, garanter@, sikkert, beviselig
  | alla, varje, samtliga, helt, fullständig@, garanter@, säkert, bevis@
  | alle, enhver, ethvert, hver eneste, samtlige, helt, fuldstændig@, garanter@, sikkert
  | all, every, any, each, entirely, completely, guarante@, certain@, proven, everyone, totally
  | все, всех, всем, каждый, каждого, каждому, любой, любого, полностью, гарантир@, совершенно, любом, любая
only
  | bare, kun, utelukkende, eneste, alene
  | bara, endast, enbart, uteslutande, enda
  | kun, bare, udelukkende, eneste, alene
  | only, solely, exclusively, alone, sole
  | только, лишь, исключительно, единствен@
`

/** What denies beside the plain words of negation: avoided, advised against, missing. */
export const DENYING_WORDS = `
denies
  | unngå@, unngås, fraråd@, kontraindi@, mangle@, mangler, fravær, frykt ikke, uten, verken, ingen, unødvendig@, uegnet@, uaktuel@, forbudt, ikke,
    aldri, utelukk@, overflødig@, lite egnet, avstå@, vent@ med, venter med, ei, neppe, frarådes
  | undvik@, avråd@, kontraindi@, saknas, saknar, avsaknad, frånvaro, utan, varken, ingen, inget, inga, onödig@, olämplig@, förbjud@, inte, aldrig,
    ej, uteslut@, avstå@, vänta@ med, väntar _ med, knappast, avråds
  | undgå@, undgås, fraråd@, kontraindi@, mangle@, mangler, fravær, uden, hverken, ingen, intet, unødvendig@, uegnet@, forbudt, ikke, aldrig, udeluk@,
    afstå@, vente@ med, venter _ med, næppe, frarådes
  | avoid@, contraindi@, lack@, absence, absent, without, neither, no, not, never, unnecessary, unsuitable, inappropriate, forbidden, don't, cannot,
    can't, isn't, aren't, exclud@, refrain@, withhold, withheld, against, nor, hardly, no longer, wait@
  | избега@, противопоказ@, отсутств@, без, нет, не, ни, нельзя, ненужн@, неподходящ@, запрещ@, никогда, исключ@, воздерж@, вряд ли, нецелесообразн@,
    не нужн@
`
