/** Daily life, function and people. `concept | nb | sv | da | en | ru`, own wording; a row that begins with `=` opens a field. */
export const LIFE_MEANINGS = `
= close family
husband | ektemann@, mannen min, mannen hennes, min mann, gubben, ektefelle@ | make, maken, min man, hennes man, äkta man, gubben, mannen min |
  ægtemand@, min mand, hendes mand, ægtefælle@, manden derhjemme | husband@, hubby, my old man, my other half, spouse@ | муж, мужа, мужу, мужем, мой
  муж, супругом, супругу мужу, с мужем
wife | kone, kona, konen, kona mi, kona hans, hustru@, fruen | fru, frun, min fru, hustru@, maka, makan | kone, konen, min kone, hans kone, hustru@,
  konens | wife, wives, my wife, wife's, missus, his wife | жена, жены, жене, жену, женой, супруга, супруги, супругой
partner | samboer@, partner@, kjærest@, typen min, dama mi, forlovede | sambo, sambon, särbo, partner@, flickvän@, pojkvän@, fästman, fästmö |
  samlever@, partner@, kæreste@, samboende, forlovede | partner, partners, boyfriend@, girlfriend@, fiancé, fiancée, cohabit@, significant other |
  сожител@, партнёр@, партнер@, гражданский муж, гражданская жена, гражданском браке, бойфренд@, мой парень, моя девушка
mother | mor, moren, mora, mamma, mammaen, mødre@ | mor, modern, mamma, mamman, mammor, moder | mor, moren, mors, mødre, moder, moderen | mother,
  mothers, mum, mom, mummy, mother's | мать, матери, матерью, мама, мамы, маме, маму, мамой
father | far, faren min, pappa, pappaen, fedre, far hans, farens | far, fadern, pappa, pappan, pappor, fader | faderen, min far, hans far, hendes far,
  fædre, far | father, fathers, dad, daddy, father's, dad's | отец, отца, отцу, отцом, папа, папы, папе, папу, папой
parents | foreldre@, forelder@, foresatt@, mor og far | föräldr@, förälder, föräldern, vårdnadshavare@, mamma och pappa | forældre@, forælder, værge
  for barnet, mor og far, forældremyndighed@ | parent, parents, parental, mum and dad, mother and father, parenthood | родител@, папа с мамой, мать и
  отец, родительск@
son | sønn, sønnen, sønner, sønnene, gutten vår, gutten min | son, sonen, söner, sönerna, sonens, pojken vår | søn, sønnen, sønner, sønnerne, sønnens,
  drengen vores | son, sons, son's, my boy, our boy | сын, сына, сыну, сыном, сыновья, сыновей, сынок, сынишк@
daughter | datter, datteren, datra, dattera, døtre, døtrene, jenta vår, jenta mi | dotter, dottern, döttrar@, flickan vår, vår tjej | datter,
  datteren, døtre, døtrene, datters, pigen vores | daughter@, our girl, my girl, little girl, our little girl | дочь, дочери, дочерью, дочк@,
  доченьк@, дочер@
siblings | søsken@, bror, broren, brødre@, søster, søsteren, søstre@, tvilling@, lillebror, storesøster | syskon@, bror, brodern, brorsan, bröder@,
  syster, systern, systrar@, tvilling@ | søskende@, bror, broren, brødre@, søster, søsteren, søstre@, tvilling@ | sibling@, brother, brothers, sister,
  sisters, twin, twins, half-brother, half-sister | брат, брата, брату, братом, братьев, моя сестра, сестру мою, сестры, сестрёнк@, братишк@,
  близнец@, двойняш@
grandparents | bestemor@, bestefar@, besteforeldre@, mormor, farmor, morfar, farfar, oldemor@ | mormor@, farmor@, morfar@, farfar@, farföräldr@,
  morföräldr@ | bedstemor@, bedstefar@, bedsteforældre@, mormor, farmor, morfar, farfar, oldemor@ | grandparent@, grandmother@, grandfather@, grandma,
  grandpa, granny, grandad, nana | бабушк@, дедушк@, бабуля, дед, деда, прабабушк@, прадед@
grandchildren | barnebarn@, oldebarn@, sønnesønn@, dattersønn@, datterdatter@ | barnbarn@, sonson@, dotterson@, dotterdotter@, barnbarnsbarn@ |
  barnebarn@, børnebørn@, oldebarn@, oldebørn@, sønnesøn@ | grandchild@, grandson@, granddaughter@, grandkid@, great-grandchild@ | внук, внука, внуки,
  внуков, внуками, внучк@, внучат@, правнук@
children | barn, barna, barnet, barnene, unger, ungene, småbarn, ungen | barn, barnen, barnet, ungar@, småbarn@, kidsen | barn, børn, børnene, barnet,
  unger, ungerne, småbørn | child, children, kid, kids, toddler@, little one, little ones | дети, детей, детям, детьми, ребёнок, ребенок, ребёнка,
  ребенка, ребёнком, малыш@, детишк@
infant | spedbarn@, baby, babyen, nyfødt@, babyer, diebarn@ | spädbarn@, bebis@, baby, babyn, nyfödd@, bebisen | spædbarn@, spædbørn@, baby, babyen,
  nyfødt@, babyer | infant, infants, baby, babies, newborn@, neonate@ | младен@, грудничк@, новорождённ@, новорожденн@, грудной ребёнок, грудной
  ребенок
teenager | tenåring@, ungdom@, puberteten, ungdommer, fjortiss@ | tonåring@, ungdom@, tonårs@, puberteten, ung person | teenager@, teenageår@, unge
  mennesker, puberteten, ungdomsår@ | teenager@, teens, adolescen@, teenage, youngster@, youth | подрост@, подростк@, тинейджер@, переходный возраст,
  юнош@
= wider family
relatives | slekt, slekta, slekten, slektning@, familiemedlem@, i familien, nære slektninger | släkt, släkten, släkting@, i släkten, familjemedlem@,
  släktskap@ | slægt, slægten, slægtning@, familiemedlem@, i familien | relative, relatives, family member@, kin, kinfolk, extended family, runs in
  the family | родственник@, родственниц@, родня, родне, родни, родных, член семьи, члены семьи
aunt-uncle | tante, tanten, tanta, tanter, onkel, onkelen, onkler | faster, fastern, moster, mostern, farbror@, morbror@ | tante, tanten, moster,
  faster, onkel, onklen, morbror, farbror | aunt, aunts, auntie, uncle, uncles, aunty | тётя, тетя, тёти, тети, тётк@, тетк@, дядя, дяди, дяде, дядей
cousin-nephew-niece | fetter@, kusine@, søskenbarn@, nevø@, niese@, tremenning@ | kusin@, syskonbarn@, brorson@, systerson@, brorsdotter@,
  systerdotter@ | fætter@, fætre, kusine@, nevø@, niece@, søskendebarn@ | cousin@, nephew@, niece, nieces, second cousin | двоюродн@, племянник@,
  племянниц@, кузен@, кузин@
in-laws | svigermor@, svigerfar@, svigerforeldre@, svigersønn@, svigerdatter@, svoger@, svigerinne@ | svärmor@, svärfar@, svärföräldr@, svärson@,
  svärdotter@, svåger@, svägersk@ | svigermor@, svigerfar@, svigerforældre@, svigersøn@, svigerdatter@, svoger@, svigerinde@ | mother-in-law,
  father-in-law, in-laws, son-in-law, daughter-in-law, sister-in-law, brother-in-law | свекров@, тёщ@, тещ@, тесть, тестя, зять, зятя, невестк@,
  сноха, золовк@, свёкор, свекор
stepfamily | stefar@, stemor@, stesønn@, stedatter@, stebarn@, halvbror@, halvsøster@, bonusbarn@ | styvfar@, styvmor@, styvbarn@, plastpappa@,
  bonusbarn@, halvbror@, halvsyskon@ | stedfar@, stedmor@, papfar@, papmor@, stedbarn@, papbarn, halvbror@, bonusbarn@ | stepfather@, stepmother@,
  stepchild@, stepson@, stepdaughter@, stepmum, stepdad, blended family | отчим@, мачех@, пасынк@, падчериц@, сводный брат, сводная сестра
adopted-foster | adoptert@, adoptiv@, fosterbarn@, fosterhjem@, fosterforeldre@, adopsjon@ | adopter@, adoptiv@, fosterbarn@, familjehem@, fosterhem@,
  adoption@ | adopter@, adoptiv@, plejebarn@, plejebørn@, plejefamilie@, adoption@ | adopted, adoption, adoptive, foster child@, foster care, foster
  parent@, foster home | усынов@, удочер@, приёмный ребёнок, приёмные родители, приемные родители, приёмная семья, приемная семья, опекун ребёнка
= household and relationship
living-alone | bor alene, bor for seg selv, aleneboende, bodd alene, enslig@, alene hjemme | bor ensam, bor själv, ensamboende, ensamstående,
  ensamhushåll, bott ensam | bor alene, aleneboende, boet alene, enlig, enlige, bor for sig selv | lives alone, live alone, living alone, lives on her
  own, lives on his own, by herself, by himself | живёт один, живет один, живёт одна, живет одна, живу одна, живу один, одиноко прожива@, проживает
  одна
living-together | bor sammen, flyttet sammen, bor med, felles husholdning, husstand@ | bor ihop, bor tillsammans, flyttat ihop, bor med, hushåll,
  sammanboende | bor sammen, flyttet sammen, husstand@, bor med, fælles husholdning | live together, living together, lives with, live with, moved in
  with, household, shares a home | живут вместе, живём вместе, живем вместе, живёт с, живет с, проживает с, съехались
married | gift, giftet seg, gifte seg, ekteskap@, bryllup@, giftemål | gift, gifta, gifte sig, äktenskap@, bröllop@, vigsel@ | gift, giftet sig, gifte
  sig, ægteskab@, bryllup@, viet | married, marriage@, wedding@, wed, got married, getting married | замужем, женат, женаты, брак, в браке, свадьб@,
  вышла замуж, женился
single | singel, ugift@, uten partner, ingen kjæreste, alenemor, alenefar, aleneforsørger@ | singel, ogift@, ensamstående mamma, ensamstående pappa,
  ingen partner | single, ugift@, alenemor, alenefar, eneforsørger@, ingen kæreste | single, unmarried, single mother, single parent, lone parent, no
  partner | незамужн@, не замужем, не женат, холост@, мать-одиночка, одинокая мать, без пары
divorce | skilsmisse@, skilt, skilte, separert@, samlivsbrudd@, separasjon@, eksmann@, ekskone@ | skilsmäss@, skild, skilda, skilde sig, separer@,
  separation@, exman@, exfru@ | skilsmisse@, skilt, fraskilt@, separeret, samlivsophævelse@, eksmand@, ekskone@ | divorc@, separation from, split up,
  marital breakdown, ex-husband, ex-wife, separated | развод, развода, разведен@, разведён@, развелись, развелась, развелся, развёлся, разошлись,
  бывший муж, бывшая жена
breakup | kjærlighetssorg@, slo opp, gjort det slutt, det ble slutt, brudd med kjæreste | gjort slut, det tog slut, hjärtesorg@, uppbrott@, blev
  dumpad | kærestesorg@, slog op, gået fra hinanden, det blev slut, hjertesorg@ | broke up, break-up, breakup, heartbreak@, heartbroken, got dumped |
  расстал@, расставан@, бросил меня, бросила, разрыв отношений, несчастная любовь
widowed | enke, enka, enken, enker, enkemann@, etterlatt@ | änka, änkan, änkor, änkling@, efterlevande | enke, enken, enker, enkemand@, efterladt@ |
  widow, widows, widowed, widower@, surviving spouse | вдова, вдовы, вдовой, вдовец, вдовца, овдове@
custody | samvær med barn, delt bosted, foreldrerett@, omsorgsrett@, annenhver uke, samværsrett@, barnefordeling@ | vårdnadstvist@, delad vårdnad,
  växelvis boende, varannan vecka, vårdnaden | forældremyndighed, samværsret@, deleordning@, hver anden uge, delebarn, delebørn | custody, shared
  custody, child custody, visitation, every other week, access to the children | опека над ребён@, раздельная опека, алимент@, видится с детьми, живёт
  у отца, через неделю у отца
relationship-trouble | samlivsproblem@, parterapi@, samlivskrise@, utro, utroskap@, familievern@ | relationsproblem@, parterapi@, familjerådgivning@,
  otrogen, otrohet@, äktenskapskris@ | parforholdsproblem@, parterapi@, samlivsproblem@, utro, utroskab@, ægteskabskrise@ | relationship problem@,
  marriage problem@, couples therapy, unfaithful, infidelity, affair, marital problem@ | измена мужа, изменил жене, супружеская измена, проблемы в
  браке, проблемы в отношениях, семейная терапия, неверность
= friends and others
friends | venn, venner, vennen, vennene, venninne@, kompis@, kamerat@, vennskap@ | vän, vänner, vännen, vännerna, väninna@, kompis@, kamrat@, polare |
  ven, venner, vennen, vennerne, veninde@, kammerat@, venskab@ | friend, friends, mate, mates, buddy, pal, pals, friendship@ | друг, друга, друзья,
  друзей, друзьям, друзьями, подруг@, приятел@, дружб@
neighbours | nabo, naboen, naboer, naboene, nabokone@, naboskap@ | granne, grannen, grannar, grannarna, grannfru@ | nabo, naboen, naboer, naboerne,
  genbo@, underbo@ | neighbour@, neighbor@, next door, lady next door | сосед, соседа, соседи, соседей, соседк@, соседям, по соседству
colleagues | kolleg@, arbeidskamerat@, medarbeider@, jobbvenn@, kollegaer | kolleg@, arbetskamrat@, medarbetare@, jobbarkompis@, arbetskompis@ |
  kolleg@, arbejdskammerat@, medarbejder@, arbejdskolleg@ | colleague@, co-worker@, coworker@, workmate@, team members | коллег@, сослуживц@,
  сотрудник@, по работе товарищ@
boss | sjefen, sjef, sjefer, nærmeste leder, lederen min, overordnet, teamleder@ | chef, chefen, chefer, cheferna, närmaste chef, arbetsledare@,
  förman@ | chef, chefen, chefer, leder på arbejdet, nærmeste leder, formand, arbejdsleder@ | boss, bosses, manager, supervisor@, line manager,
  foreman@ | начальник@, начальств@, шеф, шефа, руководител@, начальниц@
social-contact | sosial omgang, omgås, sosialt nettverk, sosial kontakt, treffer folk, besøk av, være sosial | umgås, socialt nätverk, social kontakt,
  träffar folk, umgänge@, socialt umgänge | socialt samvær, socialt netværk, omgås, social kontakt, ser andre mennesker, omgangskreds@ | social
  contact@, social network, socialis@, socializ@, sees people, meets people, social life | общается, общаюсь, общаться, общени@, круг общения,
  социальные контакты, социальные связи, видится с людьми
isolation | isolert, isolerer seg, isolasjon, trekker seg tilbake, trukket seg unna, sosialt tilbaketrukket, går ikke ut | isolerad, isolerar sig,
  isolering, drar sig undan, dragit sig undan, går inte ut, socialt tillbakadragen | isoleret, isolerer sig, isolation, trækker sig, trukket sig
  tilbage, går ikke ud, social tilbagetrækning | social isolation, isolated, isolates, withdrawn, withdraws, keeps to himself, keeps to herself,
  doesn't go out | изоляц@, замкнут@, замкнул@, уединя@, избегает людей, ни с кем не общается, не выходит из дома
visitors | besøk, besøket, får besøk, på besøk, gjester, besøkende | besök hemma, får besök, hälsar på, gäster, på besök | får besøg, på besøg,
  gæster, gæsterne, kommer forbi | visitor@, guest@, comes to visit, drops by, visits her | в гости, гостях, гости, гостей, навеща@, проведыва@,
  приходят в гости
= carers and next of kin
next-of-kin | pårørende, pårørendesamtale@, nærmeste pårørende, nærstående | närstående, närmast anhörig, anhörigkontakt@, anhörig, anhöriga,
  anhörigas | pårørende, nærmeste pårørende, pårørendesamtale@, nærtstående | next of kin, closest relative, nearest relative, family contact,
  emergency contact | ближайший родственник, близкие, близких, близким, контактное лицо
family-carer | omsorgsgiver@, omsorgsperson@, pleier henne, pleier ham, tar seg av, steller for, omsorgsbyrde@, omsorgsansvar | anhörigvårdare@,
  vårdar sin, tar hand om, sköter om, anhörigstöd@, omvårdnadsansvar | omsorgsperson@, passer sin, tager sig af, plejer sin, omsorgsgiver@,
  omsorgsbyrde@ | carer, carers, caregiver@, caretaker@, looks after, caring for, care for her, caregiver burden | ухажива@, уход за матерью, уход за
  мужем, сиделк@, заботится о, присматрива@, ухаживающ@
guardian | verge, vergen, vergemål@, hjelpeverge@, fremtidsfullmakt@, fullmakt@ | god man, förvaltare@, gode mannen, förmyndare@, fullmakt@,
  framtidsfullmakt@ | værge, værgen, værgemål@, fuldmagt@, fremtidsfuldmagt@ | guardian@, legal guardian, power of attorney, lasting power, appointed
  guardian | опекун@, опек@, попечител@, доверенност@, законный представитель
personal-assistant | personlig assistent@, støttekontakt@, assistent hjemme, brukerstyrt personlig, ledsager@ | personlig assistent@, personlig
  assistans, kontaktperson@, ledsagare@, ledsagarservice | personlig hjælper@, kontaktperson@, støtteperson@, ledsager@, hjælperordning@ | personal
  assistant@, support worker@, support person, companion, care companion | персональный помощник, личный помощник, помощник по дому, сопровожда@,
  соцработник@, социальный работник
babysitting | barnevakt@, barnepass@, passer barna, passer barnebarna, dagmamma@ | barnvakt@, barnpass@, passar barnen, passar barnbarnen, dagmamma@ |
  babysitter@, børnepasning@, passer børnene, passer børnebørnene, barnepige@, dagpleje@ | babysit@, childcare, looks after the grandchildren, nanny,
  childminder@, minding the children | нянч@, няня, няни, няню, сидит с внуками, сидит с ребёнком, присмотр за деть@
respite | avlastning@, avlastningsopphold@, korttidsopphold@, avlastningshjem@, få fri fra omsorg | avlastning@, växelvård@, korttidsboende@,
  avlösning@, avlösare@ | aflastning@, aflastningsophold@, aflastningsplads@, afløsning@, aflaste | respite, respite care, relief for the carer,
  short-term stay, short stay | передышк@, временный уход, временное размещение, отдых от ухода
= death and grief
grief | sorg, sorgen, sørger over, i sorg, sorgreaksjon@, savner ham, savner henne | sorg, sorgen, sörj@, sörjer, i sorg, sorgereaktion@, saknar
  honom, saknar henne | sorg, sorgen, sørger over, i sorg, sorgreaktion@, savner ham, savner hende | grief, griev@, mourn@, bereave@, misses him,
  misses her | горе, горя, скорб@, горев@, горюет, траур@, тоскует по
death-in-family | gikk bort, mistet mannen, mistet kona, mistet moren, døde fra, dødsfall@, mistet sin | gick bort, förlorade sin, förlorat sin,
  dödsfall@, mist sin, avlid@ | gik bort, mistede sin, mistet sin, dødsfald@, afdød@, afgået ved døden | passed away, lost her husband, lost his wife,
  lost her mother, death in the family, bereaved of, late husband, late wife | смерть мужа, смерть матери, смерть отца, потеря близкого, потеряла
  мужа, похоронил@, умер муж, умерла мама, покойн@
funeral | begravelse@, bisettelse@, gravferd@, kremasjon@, kirkegård@, minnestund@ | begravning@, kremering@, gravsättning@, kyrkogård@, minnesstund@
  | begravelse@, bisættelse@, kremering@, kirkegård@, mindehøjtidelighed@ | funeral@, burial@, buried, cremation@, cemetery, memorial service |
  похорон@, кладбищ@, кремаци@, поминк@, погреб@
pet-loss | mistet hunden, mistet katten, måtte avlive, avliv@, hunden døde, ta farvel med hunden | förlorat hunden, avliv@, låta somna in, hunden dog,
  ta bort hunden, fick somna in | mistet hunden, afliv@, sove ind, hunden døde, lade hunden aflive | put down, put to sleep, euthan@, lost our dog,
  our dog died | усыпи@, усыпл@, эвтанази@, собака умерла, потеряли собаку
= conflict and violence
quarrel | krangl@, konflikt@, uenig@, bråk hjemme, krangel@, familiekonflikt@ | bråk hemma, gräl@, konflikt@, osams, tjafs@, familjekonflikt@ |
  skænder@, skænderi@, konflikt@, uenig@, uvenner, klammeri@ | quarrel@, argument at home, row with, conflict@, arguing, argues, falling out,
  disagreement@ | ссор@, конфликт@, скандал@, руга@, спор с, разногласи@
domestic-violence | vold i hjemmet, familievold, mishandl@, slår meg, slår henne, vold i nære relasjoner, partnervold@, krisesenter@ | våld i hemmet,
  misshandl@, slår mig, slår henne, våld i nära relation@, partnervåld@, kvinnojour@ | vold i hjemmet, mishandl@, slår mig, slår hende, partnervold@,
  vold i nære relationer, krisecenter@ | domestic violence, domestic abuse, partner violence, hits me, hits her, beats her, battered, women's refuge,
  abusive husband | домашнее насилие, домашнего насилия, избива@, бьёт меня, бьет меня, насилие в семье, насилия в семье, муж бьёт, муж бьет,
  кризисный центр, побои, побоев
violence-assault | voldsutsatt@, slåsskamp@, overfall@, slått ned, voldsofre, knivstukket@, voldshendelse@ | överfall@, slagsmål@, nedslagen,
  våldsutsatt@, knivskuren, våldsbrott@ | overfald@, slagsmål@, slået ned, voldsudsat@, knivstukket, voldsoffer@ | assault@, beaten up, attacked, got
  into a fight, punched, stabbed, mugged, victim of violence | напад@, нападени@, драк@, подрал@, избит@, избили, ударили ножом, ножевое ранение
sexual-abuse | voldtekt@, voldtatt, seksuelle overgrep, overgrep@, misbrukt som barn, overgrepsmottak@, incest@ | våldtäkt@, våldtag@, sexuella
  övergrepp, övergrepp@, utnyttjad som barn, incest@ | voldtægt@, voldtaget, seksuelle overgreb, overgreb@, misbrugt som barn, incest@ | rape, raped,
  sexual abuse, sexual assault, molested, abused as a child, incest | изнасил@, сексуальное насилие, домогат@, надругал@, инцест@, растлени@
child-neglect | omsorgssvikt@, barnevern@, bekymringsmelding@, barnemishandling@, vanskjøts@, plasseres utenfor | omsorgssvikt@, orosanmälan@,
  barnmisshandel@, vanvård@, omhändertag@, försumm@ | omsorgssvigt@, underretning@, børnemishandling@, vanrøgt@, anbragt@, tvangsfjern@ | child
  neglect, neglected, child abuse, child protection, social services referral, safeguarding, taken into care | пренебрежени@, жестокое обращение,
  органы опеки, безнадзорн@, жестоко обращ@, лишение родительских прав
threats-stalking | truet, truer, trusler, trussel@, stalk@, forfulgt av, sjikan@, trakasser@, besøksforbud@ | hotad, hotar, hotelser, hotad av,
  stalk@, förfölj@, trakasser@, kontaktförbud@, besöksförbud@ | truet, truer, trusler, stalk@, forfulgt, chikan@, tilhold@, polititilhold@ | threats,
  threatening, threatened, threatens, stalk@, harass@, restraining order, intimidat@ | угрожа@, угроза расправы, угрозы, преследу@, запугива@,
  шантаж@, сталкинг@
police-crime | politi@, anmeld@, anmeldelse@, siktet, dømt, rettssak@, straffesak@, kriminell@ | polisen, polis@, polisanmäl@, åtal@, rättegång@,
  kriminell@, dömd | politi@, politianmeld@, sigtet, dømt, retssag@, straffesag@, kriminel@ | police, police report, reported to the police, court
  case, charged with, convicted, criminal@, offence | полици@, заявление в полицию, уголовн@, судим@, осуждён, осужден, преступлен@
prison | fengsel@, fengslet, innsatt@, varetekt@, soning@, soner dom | fängelse@, fängsl@, häktet, häktad, intagen på anstalt, kriminalvård@ |
  fængsel@, fængsl@, varetægt@, indsat, indsatte, afsoning@, afsone@ | prison@, jail@, inmate@, incarcerat@, custody suite, imprisoned, remand |
  тюрьм@, тюрем@, заключённ@, заключенн@, в колонии, сизо, отсидел, отбывал срок
weapon | våpen@, gevær@, hagle@, pistol@, skytevåpen@, våpenkort@, våpentillatelse@ | vapen, vapnet, gevär@, hagelbössa@, pistol@, skjutvapen@,
  vapenlicens@, vapenlicensen | våben, våbnet, gevær@, jagtgevær@, pistol@, skydevåben@, våbentilladelse@ | weapon@, firearm@, shotgun@, pistol@,
  rifle, rifles, handgun@, gun licence, gun license, guns | оружи@, ружьё, ружье, ружья, пистолет@, огнестрельн@, разрешение на оружие, разрешение на
  ношение, справка на оружие
war-torture | krig, krigen, tortur@, krigstraume@, bombing@, krigsopplevelse@, flukt fra krig | krig, kriget, tortyr@, krigstrauma@, bombning@,
  krigsupplevelse@ | krig, krigen, tortur@, krigstraume@, bombning@, krigsoplevelse@ | war, wars, torture@, wartime, bombing@, war trauma, combat
  trauma, shelling | война, войны, войне, войну, военные действия, пытк@, бомбёжк@, бомбежк@, обстрел@, боевая травма
= children's daily life
kindergarten | barnehage@, barnehagen, førskole@, åpen barnehage, barnehagebarn | förskola@, dagis, dagiset, dagisbarn, öppna förskolan, förskolebarn@
  | børnehave@, vuggestue@, daginstitution@, dagplejer, dagplejen | kindergarten@, nursery, preschool@, day care, daycare, playgroup, crèche | детский
  сад, детсад@, детском саду, садик@, ясли, яслях, в саду детском, дошкольн@
school | skole, skolen, skolene, skolegang@, elev, eleven, elever, klassen, grunnskole@, ungdomsskole@, barneskole@ | skola, skolan, skolor,
  skolgång@, elev, eleven, elever, klassen, grundskola@, högstadie@, mellanstadie@ | skole, skolen, skoler, skolegang@, elev, eleven, elever, klassen,
  folkeskole@, friskole@ | school, schools, schooling, pupil, pupils, classroom@, primary school, secondary school, schoolchild@ | школа, школе,
  школы, школу, школой, школьн@, ученик@, учениц@, класс, классе, первоклассн@
teacher | lærer, læreren, lærere, lærerne, lærerinne@, kontaktlærer@, rektor@, barnehagelærer@, pedagog@ | lärare, läraren, lärarna, lärarinna@,
  fröken i skolan, rektor@, förskollärare@, barnskötare@, pedagog@ | lærer, læreren, lærere, lærerne, pædagog@, skolelærer@, skoleleder@, klasselærer@
  | teacher@, headteacher@, schoolteacher@, teaching assistant, head teacher, form tutor, nursery teacher | учител@, учительниц@, педагог@,
  воспитател@, преподават@, классный руководитель, директор школы
homework-marks | lekse@, hjemmelekse@, karakter@, skoleresultat@, karakterene, faglig i skolen | läxa, läxor@, läxan, läxhjälp@, betyg@,
  skolresultat@, skolarbete@ | lektier, lektierne, lektiehjælp@, karakter@, skoleresultat@, karakterbog@ | homework@, grades, school marks, school
  results, school work, schoolwork, does well at school, report card | домашнее задание, домашние задания, уроки дома, успеваемост@, оценки в школе,
  школьные оценки, двойки, двоек, отметк@, делает уроки
exam | eksamen@, prøve på skolen, tentamen@, eksamensangst@, eksamener, strøk på, skoleprøve@ | tentamen, tenta, tentor, tentan, provångest@, prov i
  skolan, nationella prov, omtenta@ | eksamen@, eksaminer, eksamensangst@, dumpet, terminsprøve@, afgangsprøve@ | exam, exams, exam stress, exam
  nerves, finals, failed the exam, test anxiety, midterm@ | экзамен@, зачёт, зачет, сессия, сессию, сдавать егэ, контрольная в школе, экзаменац@
bullying | mobb@, mobbing@, mobbet, mobbes, plaget på skolen, utestengt, ertet, ertes, mobbere | mobb@, mobbad, mobbas, mobbning@, retad, retas i
  skolan, utfryst, utfrysning@, kränkt i skolan | mobb@, mobning@, mobbet, mobbes, drillet, drilles, udelukket fra, holdt udenfor | bully@, bullied,
  teased, teasing, picked on, left out, cyberbullying, excluded by | травл@, травят, буллинг@, дразн@, издева@, обижают в школе, насмешк@, насмеха@,
  моббинг@
school-absence | skolefravær@, skolevegring@, skulk@, borte fra skolen, hjemme fra skolen, orker ikke skolen, skoleangst@ | skolfrånvaro@, skolvägr@,
  skolkar, skolkat, skolk, borta från skolan, hemma från skolan, hemmasittare@, skolvägran | skolefravær@, skolevægring@, pjæk@, fraværende i skolen,
  hjemme fra skole, skolevægrer@, ufrivilligt skolefravær | school absence, school refusal, truan@, missing school, missed school, off school, skips
  school, refuses to go to school, absent from school | прогуливает, прогулы, пропуски школы, пропуски занятий, пропускает школу, отказывается ходить
  в школу, не ходит в школу, школьный прогул
special-education | spesialpedagog@, spesialundervisning@, tilrettelagt undervisning, pedagogisk psykologisk, ekstra hjelp på skolen, ppt, logoped@ |
  specialpedagog@, särskola@, anpassad skolgång, extra stöd i skolan, stödundervisning@, resursklass@, logoped@ | specialundervisning@, specialskole@,
  specialklasse@, støttepædagog@, ppr, ekstra støtte i skolen, logopæd@ | special education, special needs, special school, learning support, extra
  help at school, remedial@, speech therapist, sen | коррекционн@, спецшкол@, логопед@, дефектолог@, инклюзи@, индивидуальное обучение, тьютор@
play | lek, leken, leker, leke, lekt, lekeplass@, leketøy@, leker med andre barn | leker med, lekplats@, leksak@, lekte, lekt, leker, leka, leken |
  leger med, lege med, legede, legeplads@, legetøj@, legeaftale@ | play, plays, playing, played with, playground@, toys, toy, playmate@, playtime |
  играет, играть, играют, игрушк@, детская площадка, на площадке
school-nurse | helsesykepleier@, helsesøster@, skolehelsetjeneste@, helsestasjon@, skolelege@ | skolsköterska@, skolsyster@, skolläkare@, elevhälsa@,
  elevhälsan, bvc, skolkurator@ | sundhedsplejerske@, skolesundhed@, skolelæge@, skolesygeplejerske@, børneundersøgelse@ | school nurse, health
  visitor@, school doctor, school health, well-baby clinic, school counsellor, school counselor | школьная медсестра, медсестра в школе, школьный
  врач, школьный психолог, патронажн@
upbringing | oppdragelse@, grensesetting@, barneoppdragelse@, trasser, trassalder@, sette grenser, foreldreveiledning@ | uppfostran@, gränssättning@,
  barnuppfostran, sätta gränser, trotsig@, trotsålder@ | opdragelse@, grænsesætning@, børneopdragelse@, sætte grænser, trodsig@, trodsalder@ |
  upbringing, parenting, setting limits, setting boundaries, tantrum@, discipline at home, defiant, raising children | воспитан@, воспитыва@,
  закатывает истерики, капризнича@, капризн@, непослуш@, границы для ребёнка
pacifier | smokk@, narresmokk, suger på tommelen, tommelsuging@, tåteflaske@ | napp, nappen, nappar, suger på tummen, tumsugning@, nappflaska@ |
  sutten, suttebrug, sutter på, suttebarn, tommelfinger i munden, sutteflaske@ | pacifier@, dummy, dummies, thumb sucking, thumb-sucking, sucks her
  thumb, baby bottle | пустышк@, соска, соски детск@, соску, сосёт палец, сосет палец, бутылочка с соской
nappy-potty | bleie@, bleier, pottetren@, potten, går på potte, renslig@, tørr om natten | blöja@, blöjor@, potträn@, pottan, går på pottan, torr på
  natten | bleer, bleen, bleskift@, potteræn@, pottetræn@, potten, renlig, tør om natten | nappy, nappies, diaper@, potty, potty training, toilet
  training, toilet trained, potty-trained | подгузник@, памперс@, горшок, горшк@, приучение к горшку, просится на горшок
= studies
student | student, studenten, studenter, studiested@, studieplass, studerer, høgskole@, universitet@, høyskole@ | student, studenten, studenter,
  studier, studera@, högskola@, universitet@, pluggar, studerar | studerende, studieliv@, studerer, universitet@, højskole@, læser til, studiestart@ |
  student@, university@, college@, studies at, undergraduate@, studying, studied | студент@, студентк@, университет@, институт@, учится в вузе, вуз,
  вузе, учёба, учеба, учёбу, учебу
upper-secondary | videregående skole, videregående, vgs, gymnas, gymnaset, yrkesfag@, studiespesialiser@ | gymnasi@, gymnasiet, gymnasieskol@,
  yrkesprogram@, gymnasist@ | gymnasi@, gymnasiet, erhvervsskole@, studenterhue@, ungdomsuddannelse@ | high school, sixth form, upper secondary,
  a-levels, vocational school, college course | старшие классы, старшеклассн@, гимнази@, лицей, лицея, лицее, колледж@, техникум@, училищ@
apprentice | lærling@, læretid@, fagbrev@, utplassering@, lærekontrakt@, praksisplass@ | lärling@, yrkesutbildning@, praktikplats@, praktikant@,
  praoplats@ | lærling@, læreplads@, elevplads@, svendebrev@, praktikplads@, erhvervsuddannelse@ | apprentice@, trainee@, internship@, work placement,
  intern, vocational training | подмастер@, стажёр@, стажер@, стажировк@, практикант@, профобучен@
dropout | droppet ut, sluttet på skolen, avbrutt utdanning, hoppet av, permisjon fra studiene, sluttet på studiet, frafall@ | hoppat av, hoppade av,
  avbrutit studierna, studieavbrott@, slutat skolan, studieuppehåll@ | droppet ud, afbrudt uddannelse, stoppet på studiet, frafald@, orlov fra
  studiet, droppede ud | dropped out, drop out, dropout@, left school early, quit school, gave up studies, leave of absence from university | бросил
  учёбу, бросила учёбу, бросил учебу, бросила учебу, бросил институт, отчисл@, академический отпуск, академ отпуск, академотпуск@
concentration-studying | konsentrere meg om lesing, lese til eksamen, følge med i timen, forelesning@, pugge@, studieteknikk@ | plugga, pluggar till,
  hänga med på lektionerna, föreläsning@, studieteknik@, koncentrera sig på lektionerna | forelæsning@, læse til eksamen, følge med i timerne, følge
  med i undervisningen, studieteknik@ | lecture@, studying for exams, revision for exams, follow the lessons, keep up in class, cramming, coursework |
  лекци@, готовиться к экзаменам, готовится к экзаменам, учить уроки, зубрит, не усваивает материал
= occupations outdoors and in trades
farmer | bonde, bonden, bønder, gårdbruker@, gårdsarbeid@, landbruk@, melkebonde@, fjøset, fjøsstell | bonde, bonden, bönder, lantbruk@, mjölkbonde@,
  ladugård@, gårdsarbet@ | landmand@, landmænd, landbrug@, mælkeproducent@, kostald@, svineavler@, bonde | farmer@, farming, farm work, farmhand@,
  agricultur@, dairy farm@, milking | фермер@, сельское хозяйство, сельском хозяйстве, доярк@, тракторист@, скотник@, на ферме
fisherman-seaman | fisker, fiskeren, fiskere, sjømann@, sjøfolk, båtsmann@, maskinist@, matros@, jobber til sjøs, fiskebåt@, skipsfør@ |
  yrkesfiskare@, sjöman, sjömän, matros@, styrman@, till sjöss, fiskebåt@, sjöfart@ | fiskere, fiskeren, sømand@, sømænd, matros@, styrmand@, til søs,
  fiskekutter@ | fisherman, fishermen, sailor@, seaman, seafarer@, at sea, deckhand@, merchant navy | рыбак, рыбака, рыбаком, моряк, моряка, моряком,
  матрос@, в рейсе, ходит в море, судовой механик
offshore-worker | offshore@, oljeplattform@, plattformarbeid@, nordsjøen, boredekk@, riggen, rigg | oljeplattform@, offshore@, oljerigg@,
  borrplattform@ | offshore@, boreplatform@, olieplatform@, olierig@, nordsøen | offshore, oil rig, oil rigs, oil platform@, north sea, oil worker@,
  rig worker@ | нефтяник@, вахтовик@, вахтой, вахтовым методом, буровик@, буровая, нефтяная платформа, платформе
carpenter-builder | snekker@, tømrer@, byggeplass@, bygningsarbeid@, håndverker@, anleggsarbeid@, murer, mureren, betongarbeid@ | snickare@,
  byggarbet@, byggjobb@, hantverkare@, murare@, anläggningsarbet@, byggnadsarbet@, takläggare@ | tømrer@, snedker@, byggeplads@, håndværker@,
  bygningsarbejd@, murer, mureren, murerarbejds@, brolægger@ | carpenter@, joiner, builder@, construction worker@, construction site, bricklayer@,
  tradesman, roofer@ | плотник@, столяр@, строител@, на стройке, стройка, каменщик@, бетонщик@, кровельщик@, отделочник@
electrician-plumber | elektriker@, rørlegger@, montør@, elektromontør@, blikkenslager@, energimontør | elektriker@, rörmokare@, rörläggare@,
  elmontör@, plåtslagare@, montör@ | elektriker@, vvs-montør, vvs, blikkenslager@, montør@, smed, smeden | electrician@, plumber@, tinsmith, lineman,
  electrical work | электрик@, сантехник@, монтажник@, электромонтёр@, электромонтер@, слесар@
painter | malermester@, hobbymaler, maler hus, billakker@, lakkerer@, jobber som maler, gulvlegger@ | målarmästare@, jobbar som målare, målare,
  billackerare@, lackerare@, golvläggare@ | malersvend@, arbejder som maler, autolakerer@, lakerer@, gulvlægger@, bygningsmaler@ | house painter@,
  painter, decorator, spray painter@, car sprayer, floor layer@, varnishing | маляр, маляром, штукатур@, малярн@, красит машины, автомаляр@,
  покрасочн@
welder-mechanic | sveiser@, mekaniker@, bilmekaniker@, sveising, bilverksted@, platearbeid@, industrimekanik@ | svetsare@, mekaniker@, bilmekaniker@,
  svetsning@, bilverkstad@, svetsar | svejser@, mekaniker@, automekaniker@, svejsning@, autoværksted@, pladesmed@ | welder@, welding, mechanic,
  mechanics, car mechanic, garage mechanic, metalworker@ | сварщик@, автомеханик@, автослесар@, сварк@, сварочн@, механик, механиком, в автосервисе
driver-occupation | lastebilsjåfør@, bussjåfør@, drosjesjåfør@, yrkessjåfør@, langtransport@, sjåfør@, trailersjåfør@, varebud | lastbilschaufför@,
  busschaufför@, taxichaufför@, yrkesförare@, långtradar@, chaufför@, budbil@, åkeri@ | lastbilchauffør@, buschauffør@, taxachauffør@, chauffør@,
  vognmand@, langturschauffør | lorry driver@, truck driver@, bus driver@, taxi driver@, professional driver@, delivery driver@, trucker@, chauffeur |
  дальнобойщик@, водитель автобуса, таксист@, водитель грузовика, водител@, шофёр@, шофер@, курьер@
forestry-worker | skogsarbeid@, skogbruk@, tømmerhogg@, hogstmaskin@, skogbrukere, motorsag@ | skogsarbet@, skogsbruk@, motorsåg@, skördare@,
  skogshuggare@, röjsåg@ | skovarbejd@, skovbrug@, motorsav@, skovhugger@, skovfoged@ | forestry, forester@, lumberjack@, logging, chainsaw@, forest
  worker@, timber | лесоруб@, лесник@, лесозаготов@, бензопил@, вальщик@, лесное хозяйство
gardener-occupation | gartner@, gartneri@, drivhus@, anleggsgartner@, blomsterbutikk@ | trädgårdsmästare@, växthus@, florist@, trädgårdsanläggare,
  handelsträdgård@ | gartner@, gartneri@, drivhus@, anlægsgartner@, blomsterhandler@ | gardener@, greenhouse@, landscaper@, florist@, nurseryman,
  groundskeeper@ | садовник@, озеленител@, теплиц@, флорист@, цветочный магазин, ландшафтн@
soldier | soldat@, militær@, førstegangstjeneste@, forsvaret, verneplikt@, sesjon@, offiser@, i utenlandstjeneste, veteran@ | soldat@, militär@,
  värnplikt@, lumpen, mönstring@, försvarsmakt@, officer@, utlandsstyrk@, utlandsveteran@ | soldat@, militær@, værnepligt@, session på, forsvaret,
  officer@, udsendt soldat, veteran@ | soldier@, military, army, conscript@, armed forces, navy, deployed, veteran, veterans, national service |
  солдат@, военнослуж@, армия, армии, армию, призыв@, служит по контракту, военкомат@, офицер@, ветеран@, срочник@
police-fire-guard | brannmann@, brannvesen@, vekter@, jobber i politiet, politibetjent@, brannkonstabel@, fengselsbetjent@, redningstjeneste@ |
  brandman@, brandmän, väktare@, räddningstjänst@, jobbar som polis, ordningsvakt@, kriminalvårdare@ | brandmand@, brandfolk, betjent@, vagtmand@,
  politibetjent@, sikkerhedsvagt@, fængselsbetjent@, brandvæsen@ | firefighter@, fireman, police officer@, policeman, security guard@, prison
  officer@, fire service, bouncer@ | пожарный, пожарным, пожарного, полицейск@, охранник@, спасател@, мчс, надзирател@
= occupations with people
nurse-occupation | sykepleier@, hjelpepleier@, helsefagarbeid@, jobber på sykehjem, jobber i hjemmetjenesten, pleieassistent@, jobber i helsevesenet |
  sjuksköterska@, undersköterska@, vårdbiträde@, sjuksköterskor@, undersköterskor@, jobbar i vården, jobbar inom hemtjänsten, skötare |
  sygeplejerske@, social- og sundhedsassistent, sosu@, plejer på, sundhedshjælper@, arbejder på plejehjem, sygehjælper@ | works as a nurse, healthcare
  assistant@, care worker@, nursing assistant@, nurse by profession, healthcare worker@, health worker@ | медсестр@, медбрат@, санитарк@, фельдшер@,
  медработник@, работает в больнице, медицинский работник
doctor-occupation | jobber som lege, legestudent@, er lege selv, jobber som tannlege, medisinstudent@ | jobbar som läkare, läkarstudent@, är läkare
  själv, jobbar som tandläkare, medicinstudent@ | arbejder som læge, lægestuderende, er selv læge, arbejder som tandlæge, medicinstuderende | works as
  a doctor, medical student@, doctor by profession, is a doctor herself, is a doctor himself, works as a dentist | работает врачом, студент медик, сам
  врач, сама врач, студент медицинского, работает стоматологом
cleaner | renhold@, vaskehjelp@, vaskejobb@, rengjøringsarbeid@, renholdsarbeid@, vaskedame@, vaktmester@ | städare@, städersk@, lokalvårdare@,
  städjobb@, lokalvård@, vaktmästare@ | rengøringsassistent@, rengøringsjob@, rengøringskone@, rengøringsarbejd@, arbejder med rengøring, pedel@ |
  cleaner, cleaners, cleaning job, works as a cleaner, housekeeper@, janitor@, caretaker job, cleaning lady | уборщиц@, уборщик@, клининг@, горничн@,
  дворник@, работает уборщицей, техничк@
cook-waiter-baker | kokk, kokken, kokker, servitør@, bakermester@, bakeri@, kjøkkenassistent@, restaurant@, bartender@, kafé@ | kock, kocken, kockar,
  servitris@, servitör@, bagare@, bageri@, restaurang@, bartender@ | kokken, kokke, tjener på restaurant, bager, bageren, bageri@, køkkenassistent@,
  restaurant@, bartender@ | chef in a restaurant, waiter@, waitress@, baker, bakers, bakery, kitchen assistant@, restaurant@, bartender@ | повар@,
  официант@, пекар@, ресторан@, бармен@, буфетчиц@, кондитер@
hairdresser | frisør@, hudpleier@, frisørsalong@, negledesign@, barberer, kosmetolog@ | frisör@, hudterapeut@, frisörsalong@, nagelskulptör,
  nagelterapeut@, nagelteknolog@ | frisør@, frisørsalon@, kosmetolog@, negletekniker@, skønhedssalon@ | hairdresser@, barber, beautician@, nail
  technician@, hair salon, stylist@ | парикмахер@, косметолог@, маникюр@, мастер ногтевого сервиса, салон красоты, барбер@
shop-worker | butikkmedarbeid@, jobber i butikk, ekspeditør@, selger, selgeren, kassemedarbeid@, i kassa, jobber i kassen | butiksbiträde@, jobbar i
  butik, expedit@, säljare@, kassör@, sitter i kassan, butiksanställd@ | butiksassistent@, arbejder i butik, ekspedient@, sælger, sælgeren,
  kasseassistent@, kassedame@ | shop assistant@, works in a shop, salesperson, salesman, saleswoman, cashier@, store clerk@, retail | продавец,
  продавца, продавцом, продавщиц@, кассир@, работает в магазине, торговый представитель, менеджер по продажам
clergy-social-work | prest, presten, prester, sosionom@, sosialarbeid@, diakon@, imam@ | präst, prästen, präster, socionom@, socialarbet@, kurator@,
  diakon@, imam@ | præst, præsten, præster, socialrådgiver@, socialarbejd@, diakon@, imam@ | priest@, vicar@, minister of religion, social worker@,
  chaplain@, imam, deacon@ | священник@, батюшк@, соцслужб@, пастор@, имам, имама, мулла, духовник@
homemaker | hjemmeværende@, husmor@, hjemme med barna, mammapermisjon@, foreldrepermisjon@, fødselspermisjon@, pappaperm@ | hemmafru@, föräldraledig@,
  mammaledig@, pappaledig@, hemma med barnen, föräldrapenning | hjemmegående, husmor@, barselsorlov@, barsel, forældreorlov@, på orlov, hjemme med
  børnene | homemaker@, housewife, housewives, stay-at-home, maternity leave, parental leave, paternity leave | домохозяйк@, в декрете, декрет@,
  отпуск по уходу за ребёнком, отпуск по уходу за ребенком, сидит дома с детьми, декретн@
= occupations at desks and in industry
office-worker | kontorarbeid@, kontorjobb@, sekretær@, kontoret, jobber på kontor, saksbehandler@, kundebehandler@, telefonsalg@ | kontorsarbet@,
  kontorsjobb@, sekreterare@, kontoret, handläggare@, tjänsteman@, administratör@, receptionist@ | kontorarbejd@, kontorjob@, sekretær@, kontoret,
  arbejder på kontor, sagsbehandler@, receptionist@ | office work@, office job, desk job, secretary, secretaries, clerk, administrator@,
  receptionist@, call centre | офис@, в конторе, секретар@, делопроизводител@, администратор@, служащ@, операционист@, колл-центр
engineer-it | ingeniør@, programmerer@, systemutvikl@, jobber med data, arkitekt@, tekniker@ | ingenjör@, programmerare@, systemutveckl@, jobbar med
  it, arkitekt@, tekniker@ | ingeniør@, programmør@, softwareudvikl@, arbejder med it, arkitekt@, tekniker@ | engineer@, programmer@, software
  developer@, works in it, architect@, technician@ | инженер@, программист@, айтишник@, разработчик@, архитектор@, техник, техником
lawyer-economist | advokat@, jurist@, økonom, regnskapsfør@, revisor@, bankansatt@, eiendomsmegl@ | advokat@, jurist@, ekonom, ekonomiassistent@,
  revisor@, banktjänsteman@, fastighetsmäkl@ | advokat@, jurist@, økonom, bogholder@, revisor@, bankrådgiver@, ejendomsmægler@ | lawyer@, solicitor@,
  attorney@, accountant@, auditor@, banker, bankers, estate agent@, economist@ | юрист@, адвокат@, бухгалтер@, экономист@, аудитор@, риелтор@, в банке
  работает
manager | leder på jobb, mellomleder@, daglig leder, direktør@, avdelingsleder@, lederstilling@, lederansvar | mellanchef@, verksamhetschef@,
  direktör@, chefsposition@, vd, enhetschef@, avdelningschef@ | mellemleder@, direktør@, afdelingsleder@, lederstilling@, afdelingschef@, lederansvar
  | manager at, middle manager@, managing director@, executive@, director, head of department, managerial | директор, директора, директором,
  топ-менеджер@, менеджер, менеджером, заведующ@, завотдел@, руководящ@
artist-musician | musiker@, kunstner@, skuespiller@, danser, sanger@, scenekunst@ | musiker@, konstnär@, skådespel@, dansare@, sångersk@, sångare |
  musiker@, kunstner@, skuespiller@, danserinde@, sanger@ | musician@, artist@, actor@, actress@, dancer@, singer@ | музыкант@, художник@, актёр@,
  актер@, актрис@, танцор@, балерин@, певиц@, певец
journalist-author | journalist@, forfatter@, skribent@, fotograf@, oversetter@ | journalist@, författare@, skribent@, fotograf@, översättare@ |
  journalist@, forfatter@, skribent@, fotograf@, oversætter@ | journalist@, author, authors, writer@, photographer@, translator@ | журналист@,
  писател@, репортёр@, репортер@, фотограф@, переводит книги
factory-warehouse | fabrikk@, industriarbeid@, lagerarbeid@, lagermedarbeid@, truckfør@, samlebånd@, på lageret, prosessoperatør@ | fabrik@,
  industriarbet@, lagerarbet@, truckför@, löpande band@, på lagret, processoperatör@, orderplock@ | fabrik@, industriarbejd@, lagerarbejd@,
  lagermedarbejd@, truckfør@, samlebånd@, på lageret, procesoperatør@ | factory, factories, industrial worker@, warehouse@, forklift@, assembly line,
  production line, packing job | завод, завода, заводе, фабрик@, на складе, кладовщик@, грузчик@, конвейер@, погрузчик@
butcher-slaughter | slakter@, slakteri@, kjøttskjær@, fiskeforedling@, fiskebruk@, lakseslakteri@ | slaktare@, slakteri@, styckare@, köttskär@,
  fiskindustri@ | slagter@, slagteri@, udbener@, fiskeindustri@, fiskefabrik@ | butcher@, slaughterhouse@, abattoir@, meat packing, meat cutter@, fish
  processing | мясник@, скотобойн@, мясокомбинат@, рыбообработ@, обвальщик@, убойный цех, рыбокомбинат@
miner-quarry | gruvearbeid@, gruve, gruva, gruven, steinbrudd@, tunnelarbeid@, bergsprenging | gruvarbet@, gruvan, gruva, stenbrott@, tunnelarbet@,
  bergsprängare@ | minearbejd@, kulmine@, stenbrud@, tunnelarbejd@, stenhugger@ | miner, miners, coal mine@, mining, quarry, quarries, tunnel work@ |
  шахтёр@, шахтер@, шахта, шахте, горняк@, рудник@, карьер, карьере, проходчик@
pilot-cabin-crew | flyger, pilot@, flyvertinne@, kabinpersonale@, kabinansatt@, flyttsjef, flygeleder@ | pilot@, flygvärdinn@, kabinpersonal@,
  flygledare@, flygplansbesättning | pilot@, stewardesse@, kabinepersonale@, flyveleder@, kabineansat | pilot, pilots, cabin crew, flight attendant@,
  air hostess@, air traffic controller@ | пилот@, лётчик@, летчик@, стюардесс@, бортпроводни@, авиадиспетчер@
self-employed | selvstendig næringsdrivende, eget firma, driver eget, frilans@, eget foretak, enkeltpersonforetak@ | egenföretag@, egen företagare,
  eget företag, driver eget, egen firma, frilans@ | eget firma, selvstændig erhvervsdrivende, egen virksomhed, freelance@, iværksætter@ |
  self-employed, own business, freelance@, runs his own business, runs her own business, sole trader, business owner | предпринимател@, самозанят@,
  ип, свой бизнес, фриланс@, собственный бизнес
= work conditions
work-job | jobb, jobben, jobber, arbeid, arbeidet, arbeider, yrke@, på jobb | jobb, jobbet, jobbar, arbete, arbetet, arbetar, yrke@, jobbade | job,
  jobbet, arbejde, arbejdet, arbejder, erhverv, på arbejde | job, jobs, at work, works as, worked as, my work, occupation@, employment, profession@ |
  работа, работы, работе, работу, работой, работает, работаю, работал@, професси@, должност@
shift-work | skiftarbeid@, turnus@, nattevakt@, nattskift@, vakter, vakt om natten, kveldsvakt@, døgnvakt@ | skiftarbet@, skiftgång, nattarbet@,
  nattskift@, nattpass@, jobbar natt, kvällspass@, jour, jouren, jourpass@, obekväma arbetstider | skifteholdsarbejd@, skiftehold, skiftearbejd@,
  nattevagt@, nathold, aftenvagt@, vagter, skæve arbejdstider | shift, shifts, shift work@, night shift@, nights at work, rota, on call, late shift@,
  irregular hours | сменная работа, посменн@, смена, смены, смену, ночные смены, ночную смену, дежурств@, график работы, сутки через
heavy-work | tungt arbeid, fysisk arbeid, kroppsarbeid@, tungt fysisk, fysisk krevende, belastende arbeid, tunge tak på jobb, sliten av jobben | tungt
  arbete, kroppsarbet@, fysiskt arbete, fysiskt tungt, tunga arbetsmoment, slitsamt arbete | tungt arbejde, fysisk arbejde, hårdt fysisk,
  kropsarbejd@, fysisk krævende, fysisk hårdt, nedslidt | heavy work, manual work, manual labour, manual labor, physical work, physically demanding,
  hard physical | тяжёлая работа, тяжелая работа, физический труд, физически тяжёл@, тяжёлый труд, тяжелый труд, физическая работа, чернорабоч@
repetitive-work | ensidig arbeid, repetitiv@, ensformig@, gjentatte bevegelser, akkord@, samme bevegelse | ensidigt arbete, repetitiv@, monoton@,
  upprepade rörelser, samma rörelse | ensidigt arbejde, gentagne bevægelser, ensidigt gentaget, repetitiv@, akkordarbejd@, ensformig@ | repetitive,
  repetitive work, monotonous, same movement, repeated movements, piecework | однообразн@, монотонн@, повторяющиеся движения, однотипн@, сдельн@
screen-work | skjermarbeid@, foran skjermen, pc-arbeid, datamaskin@, jobber på pc, foran pc, stillesittende jobb, tastatur@, kontorstol@ |
  skärmarbet@, framför skärmen, framför datorn, datorarbet@, stillasittande jobb, tangentbord@, datormus@, kontorsstol@ | skærmarbejd@, foran skærmen,
  computerarbejd@, foran computeren, stillesiddende arbejde, tastatur@, kontorstol@ | screen work, computer work, works at a computer, in front of a
  screen, in front of the computer, keyboard, sedentary job, office chair | за компьютером, работа за монитором, сидячая работа, клавиатур@, перед
  экраном, монитор, компьютерн@
home-office | hjemmekontor@, jobber hjemmefra, jobbe hjemme, fjernarbeid@, hjemmejobb | hemmakontor@, jobbar hemifrån, jobba hemma, distansarbet@,
  hemarbet@ | hjemmearbejd@, arbejder hjemmefra, arbejde hjemme, hjemmekontor@, fjernarbejd@ | home office, works from home, working from home, remote
  work@, teleworking | удалёнк@, удаленк@, дистанционно, работает из дома, работаю из дома, удалённая работа, удаленная работа
working-hours | heltid@, deltid@, stillingsprosent@, full stilling, halv stilling, overtid@, arbeidstid@, lange dager | heltid@, deltid@, övertid@,
  arbetstid@, halvtid@, jobbar halvtid, långa arbetsdagar | fuldtid@, deltid@, overarbejd@, arbejdstid@, fuld tid, nedsat tid, lange arbejdsdage,
  flexjob | full-time, part-time, full time, part time, overtime, working hours, long hours, reduced hours | полный рабочий день, неполный рабочий
  день, ставк@, на полставки, сверхурочн@, переработк@, подработк@, рабочее время
workplace | arbeidsplass@, arbeidsmiljø@, bedrift@, firmaet, på jobben, verneombud@, bedriftshelsetjenest@ | arbetsplats@, arbetsmiljö@, företaget, på
  jobbet, skyddsombud@, företagshälsovård@ | arbejdsplads@, arbejdsmiljø@, virksomheden, firmaet, på arbejdet, arbejdsmiljørepræsentant@,
  bedriftssundhedstjenest@ | workplace@, work environment, working environment, place of work, working conditions, occupational health | рабочее
  место, рабочем месте, условия труда, на работе, предприяти@, охрана труда, коллектив@, вредные условия
employer | arbeidsgiver@, arbeidsgjever, ansatt hos, ansettelse@, fast ansatt, vikar@, fast stilling | arbetsgivare@, anställd hos, anställning@, fast
  anställd, vikarie@, vikariat@, fast tjänst | arbejdsgiver@, ansat hos, ansættelse@, fastansat, vikar@, fast stilling | employer@, employed by,
  contract of employment, permanent job, temp job, temporary job, employee@ | работодател@, трудовой договор, нанимател@, временная работа, постоянная
  работа, трудоустро@
= losing and regaining work
dismissal | oppsagt, sagt opp, sparken, oppsigelse@, nedbemann@, permittert, permitter@, mistet jobben, omstilling@ | uppsagd, sagt upp sig,
  uppsägning@, varsel om, varslad, blivit av med jobbet, avskedad, förlorat jobbet | fyret, fyres, opsagt, opsigelse@, fyring@, mistet jobbet,
  afskedig@, nedskæring@ | dismiss@, fired, laid off, redundan@, lost her job, lost his job, lost my job, sacked, resigned, gave notice | увол@,
  сокращение штата, попал под сокращение, потерял работу, потеряла работу, сократили на работе, уволили
unemployment | arbeidsledig@, arbeidsløs@, jobbsøk@, søker jobb, dagpenger, uten jobb, uten arbeid, arbeidssøk@ | arbetslös@, arbetssök@, söker jobb,
  a-kassa, arbetsförmedling@, utan jobb, utan arbete | arbejdsløs@, ledig på, jobsøg@, søger job, dagpenge, uden job, uden arbejde, jobcenter@,
  kontanthjælp@ | unemploy@, jobless, out of work, job seek@, looking for work, looking for a job, jobseeker@, between jobs | безработн@, нигде не
  работает, сейчас не работает, без работы, ищет работу, ищу работу, центр занятости, на бирже труда
retirement | pensjon@, pensjonist@, pensjonert, pensjonsalder@, avtalefestet pensjon, gått av med pensjon, sluttet å jobbe | pension@, pensionär@,
  pensionera@, pensionsålder@, gått i pension, slutat jobba | pension@, pensionist@, pensioneret, pensionsalder@, gået på pension, efterløn@,
  folkepension@, stoppet med at arbejde | retire@, retirement, pension, pensioner@, stopped working, old-age pension | пенси@, пенсионер@, вышел на
  пенсию, вышла на пенсию, пенсионный возраст, на заслуженном отдыхе
ability-to-work | arbeidsevne@, arbeidsufør@, klarer ikke jobbe, restarbeidsevne@, jobbe redusert, ute av stand til å jobbe, arbeidsfør@ |
  arbetsförmåga@, arbetsoförmåga@, klarar inte jobba, orkar inte jobba, nedsatt arbetsförmåga, arbetsförmögen | arbejdsevne@, uarbejdsdygtig@, kan
  ikke arbejde, nedsat arbejdsevne, klarer ikke at arbejde, arbejdsdygtig@ | ability to work, able to work, unable to work, fit for work, work
  capacity, unfit for work, can't work, cannot work | трудоспособн@, нетрудоспособн@, не может работать, не могу работать, способность работать,
  утрата трудоспособности
disability-benefit | uføretrygd@, ufør, uføre, uføregrad@, uførepensjon@, arbeidsavklaringspenger, aap, trygdet, på trygd | sjukersättning@,
  förtidspension@, sjukpension@, aktivitetsersättning@, försäkringskassa@, försäkringskassan | førtidspension@, fleksjob@, ressourceforløb@,
  invalidepension@, førtidspensionist@ | disability benefit@, disability pension@, incapacity benefit@, on disability, invalidity, personal
  independence payment | инвалидност@, инвалид@, группа инвалидности, пенсия по инвалидности, мсэ, вторая группа, дали группу
sick-leave | sykmeld@, sykefravær@, sykemeld@, sykepenger, egenmelding@, borte fra jobb, gradert sykmelding, borte fra jobben | sjukskriv@,
  sjukfrånvaro@, sjukpenning@, sjukanmäl@, karensdag@, sjukskriven, borta från jobbet, läkarintyg | sygemeld@, sygefravær@, sygedagpenge@, sygedage,
  delvis sygemeldt, fravær fra arbejde, lægeerklæring til arbejdsgiver | sick leave, sick note@, fit note@, off sick, sick-listed, off work, signed
  off, sickness absence, sick pay | больничн@, больничный лист, на больничном, лист нетрудоспособности, листок нетрудоспособности, закрыли больничный
return-to-work | tilbake i jobb, tilbake på jobb, tilrettelegg@, arbeidsprøving@, arbeidsutprøving@, oppfølgingsplan@, tilbakeføring til jobb, tiltak
  i jobb | tillbaka i jobb, tillbaka till jobbet, arbetsträning@, anpassat arbete, rehabiliteringsplan@, återgå i arbete, arbetsanpassning@,
  arbetsprövning@ | tilbage på arbejde, tilbage i job, arbejdsprøvning@, virksomhedspraktik@, raskmeld@, skånehensyn@, optrapning i arbejdstid |
  return to work, back to work, phased return, light duties, work accommodation@, adjusted duties, gradual return | вернулась на работу, вернулся на
  работу, выйти на работу, выход на работу, лёгкий труд, легкий труд, возвращение к работе, облегчённые условия
work-stress | arbeidspress@, stress på jobb, jobbstress@, utbrent, utbrenthet@, mye å gjøre på jobb, møter veggen, møtte veggen | arbetsbelastning@,
  stress på jobbet, utbränd, utbrändhet@, utmattningssyndrom@, gick in i väggen, utmattningsdepression@, för mycket på jobbet | arbejdspres, stress på
  arbejdet, udbrændt, udbrændthed@, arbejdsrelateret stress, stresssygemeldt, gået ned med stress | work stress, job stress, burnout, burned out,
  burnt out, workload, work pressure, too much work | выгоран@, выгорел@, завал на работе, стресс на работе, перегружен работой, перегружена работой,
  переработал@, нагрузка на работе
work-conflict | konflikt på jobb, arbeidskonflikt@, mobbing på jobb, trakassert på jobb, varsling@, dårlig arbeidsmiljø | konflikt på jobbet, mobbad
  på jobbet, arbetskonflikt@, kränkt på jobbet, dålig stämning på jobbet | konflikt på arbejdet, mobbet på arbejdet, arbejdskonflikt@, dårligt
  arbejdsmiljø, chikaneret på arbejdet | conflict at work, bullied at work, workplace bullying, workplace conflict, harassed at work, toxic workplace
  | конфликт на работе, травля на работе, конфликт с начальником, проблемы на работе, прессуют на работе
= money
income | inntekt@, lønn, lønna, lønnen, økonomi, økonomien, lønning@ | inkomst@, lönen, lönenivå, ekonomi, ekonomin, löneinkomst@ | indkomst@,
  indtægt@, lønnen, løn, økonomi, økonomien | income@, salary, wage, wages, earnings, pay cheque, paycheck, household finances | доход, доходы,
  зарплат@, заработок, оклад, получает зарплату, заработная плата
poor-finances | dårlig råd, dårlig økonomi, har ikke råd, fattig@, økonomiske problemer, pengeproblem@, økonomiske bekymringer | dålig ekonomi, har
  inte råd, fattig@, ont om pengar, ekonomiska problem, ekonomiska bekymmer, pengabekymmer | dårlig økonomi, har ikke råd til, fattig@, økonomiske
  problemer, pengeproblem@, mangler penge, økonomiske bekymringer | can't afford, cannot afford, money problem@, money worries, poverty, financial
  problem@, short of money, struggling financially | не хватает денег, нет денег, бедност@, малообеспечен@, денежные проблемы, финансовые трудности,
  не по карману, безденеж@
debt | gjeld, gjelda, gjelden, inkasso@, forbrukslån@, betalingsanmerkning@, namsmann@, skylder penger | skulder, skulden, skuldsatt@, inkasso@,
  kronofogd@, lån på banken, skuldsanering@, betalningsanmärkning@ | gæld, gælden, inkasso@, forbrugslån@, foged@, skylder penge, gældsat,
  gældsrådgivning@ | debt, debts, in debt, loan, loans, owes money, debt collect@, bankrupt@, arrears | долги, долгов, долгам, в долгах, кредит@,
  ипотек@, коллектор@, задолженност@, банкрот@
bills-expenses | regning@, utgift@, husleie, boutgift@, strømregning@, betale regninger, egenandel@ | räkning@, utgift@, hyran, hyreskostnad@,
  elräkning@, betala räkningar, egenavgift@ | regninger, regningen, udgift@, huslejen, elregning@, betale regninger, egenbetaling@ | bills, rent,
  expenses, pay the bills, electricity bill, paying bills, own contribution, out of pocket | квартплат@, коммуналк@, коммунальные платежи, расходы,
  счета оплатить, оплата счетов, арендная плата
social-benefits | sosialhjelp@, trygd, stønad@, økonomisk sosialhjelp, sosialstønad@, ytelser, grunnstønad@, bostøtte@ | försörjningsstöd@,
  socialbidrag@, bidrag från, ekonomiskt bistånd, bostadsbidrag@, socialtjänst@, socialen | kontanthjælp, sociale ydelser, boligstøtte@, boligydelse@,
  socialt tilskud, på kontanthjælp, overførselsindkomst@ | social benefit@, welfare, housing benefit, on benefits, social assistance, income support,
  universal credit, attendance allowance | пособи@, соцпомощ@, социальная помощь, субсиди@, льгот@, выплаты от государства, социальные выплаты
gambling | spilleavhengig@, pengespill@, gambl@, nettcasino@, spilleproblem@, spilleautomat@, oddsen, spilt bort | spelberoende@, spelmissbruk@,
  nätcasino@, spelproblem@, spelar bort, hasardspel@, spelande om pengar | ludoman@, spilleafhængig@, gambl@, pengespil, spilleautomat@, spiller om
  penge, onlinekasino@ | gambl@, betting, casino@, slot machine@, problem gambling, gambled away, wager@ | азартн@, игроман@, лудоман@, казино, ставки
  на спорт, игровая зависимость, игровые автоматы, проиграл деньги
overspending | bruker for mye penger, handler for mye, kjøpegal@, shopper for mye, impulskjøp@, sløs@ | slösar pengar, spenderar för mycket, köper för
  mycket, impulsköp@, shoppar för mycket, slösaktig@ | bruger for mange penge, køber for meget, shopper for meget, impulskøb@, ødsler, ødsel |
  overspend@, spends too much, spending spree@, impulse buying, compulsive shopping, squander@, reckless spending | траты денег, тратит слишком много,
  шопоголик@, импульсивные покупки, транжир@, сорит деньгами, бесконтрольные траты
insurance | forsikring@, forsikringsselskap@, erstatning@, yrkesskade@, yrkesskadeerstatning@, reiseforsikring@, skademelding@ | försäkringsbolag@,
  skadeanmälan, ersättning från försäkring@, olycksfallsförsäkring@, patientförsäkring@, reseförsäkring@, försäkringsärende@ | forsikring@,
  forsikringsselskab@, arbejdsskade@, arbejdsskadeerstatning@, ulykkesforsikring@, rejseforsikring@, sundhedsforsikring@ | insurance@, insured,
  insurer@, claim form, compensation claim, travel insurance, workers compensation | страховк@, страхов@, полис, полиса, дмс, осаго, страховая
  компенсация, страховой случай
= housing
home-flat | leilighet@, enebolig@, rekkehus@, boligen, bolig, bopel, boforhold@ | lägenhet@, villa, villan, radhus@, bostad@, boende, boendet,
  boendemiljö@ | lejlighed@, parcelhus@, rækkehus@, bolig, boligen, villa, boligforhold@ | her flat, my flat, apartment@, detached house, terraced
  house, housing, bungalow@, condo, living conditions | квартир@, частный дом, частном доме, жильё, жилье, жилья, жилищн@, коттедж@, хрущёвк@,
  хрущевк@
moving-house | flyttet til, flytte til, flytter inn, flytting@, flyttelass@, ny bolig | flyttat till, flytta till, flyttar in, flyttning@, flyttlass@,
  ny bostad | flyttet til, flytte til, flytter ind, flytning@, flyttekasse@, ny bolig | moved house, moving house, moving home, moved to, relocat@,
  new home, moving in | переезд@, переехал@, переезжа@, новоселье, сменил место жительства
homeless | hjemløs@, bostedsløs@, uteligger@, mangler bolig, hospits@, uten bolig, uten bopel | hemlös@, bostadslös@, uteliggare@, saknar bostad,
  härbärge@, bor på gatan | hjemløs@, boligløs@, herberg@, uden bolig, bor på gaden, posefolk | homeless@, no fixed abode, rough sleep@, shelter, sofa
  surfing, lives on the street, sleeping rough | бездомн@, бомж@, без определённого места жительства, без определенного места жительства, ночлежк@,
  живёт на улице, живет на улице, приют для
stairs | trapp, trappa, trappen, trappene, opp trapper, trappetrinn@, trapphus, etasje, etasjen, trappegang@ | trappa, trappan, trappor, trapporna,
  trappsteg@, trapphus@, gå i trappor, våning | trappe, trappen, op ad trapper, trapperne, trappetrin@, trappeopgang@, trappegang@, etage | stairs,
  stair, staircase@, upstairs, downstairs, stairwell@, flight of stairs, climbing stairs | лестниц@, по лестнице, ступен@, этаж@, подъём по лестнице,
  подъем по лестнице, поднимается на этаж
lift-access | heis, heisen, rullestoltilgjengelig@, trappeheis@, rampe, rampen, dørterskel@, uten heis | hiss, hissen, trapphiss@, ramp till,
  tröskeln, trösklar@, rullstolsanpass@, utan hiss | elevator@, trappelift@, rampe, rampen, dørtrin@, dørtærskel@, niveaufri@, uden elevator | no
  lift, lift in the building, elevator@, stairlift@, ramp, ramps, threshold at the door, wheelchair access, step-free | лифт, лифта, лифте, пандус@,
  порог в дом, порожек, без лифта, лифт не работает
home-adaptation | boligtilpasning@, tilrettelagt bolig, dusjkrakk@, støttehåndtak@, toalettforhøyer@, håndtak på badet, hjelpemiddelsentral@,
  ombygging@ | bostadsanpassning@, stödhandtag@, duschpall@, toaförhöjning@, toalettförhöjning@, duschstol@, badbräda | boligændring@,
  boligindretning@, støttegreb@, badebænk@, toiletforhøjer@, badetaburet@, gelænder@, tilpasning af boligen | home adaptation@, grab rail@, shower
  stool@, raised toilet seat, shower chair, bath board, handrail@, house modification@ | поручни, поручень, перила, стул для душа, приспособления для
  ванны, насадка на унитаз, переоборудование квартиры, сиденье для ванны
cold-home-heating | oppvarming@, panelovn@, vedfyring@, fyrer med ved, kaldt i huset, peisovn@, varmepumpe@, varmekabler@, trekkfullt | uppvärmning@,
  eldar med ved, vedeldning@, vedspis@, element i rummet, värmepump@, kallt i huset, dragigt, golvvärme@ | opvarmning@, brændeovn@, radiator@, fyrer
  op, varmepumpe@, koldt i huset, gulvvarme@, fjernvarme@, trækker fra vinduet | heating, central heating, radiator@, wood stove@, fireplace@, cold
  house, heat pump@, underfloor heating, draughty | отоплени@, холодные батареи, печное, топит печь, камин, камина, холодно в квартире, холодно дома,
  обогревател@, сквозняк@
mould-damp | mugg i huset, muggsopp@, muggen, fuktskade@, fukt i huset, råte i, vannskade@, soppskade@ | mögel@, möglig@, fuktskad@, fukt i huset,
  vattenskad@, sjuka hus, röta | skimmel@, skimmelsvamp@, fugtskade@, fugt i boligen, vandskade@, indeklima@, mug | mould@, mold, moldy, damp house,
  damp walls, damp in the house, water damage, mildew, dampness | плесен@, плеснев@, сырост@, сыро в доме, грибок на стен@, протечк@, затопил@
cleanliness-home | hoarding, samlemani, rotete hjemme, skittent hjemme, forsøplet@, skadedyr@, rotter, mus i huset, veggedyr@, vanskjøttet hjem |
  samlarsjuka, stökigt hemma, smutsigt hemma, skadedjur@, råttor, vägglöss, vägglus@, sanitär olägenhet | roder derhjemme, beskidt hjem, samlermani@,
  skadedyr@, rotter, væggelus@, forsømt hjem, ophobning i hjemmet | hoard@, cluttered, messy home, dirty home, vermin, rats, bedbugs, bed bugs,
  squalor, unkempt home | захламлен@, захламлён@, грязно дома, клопы, клопов, тараканы, тараканов, крысы, мыши в доме, плюшкин@
= help and care services
home-help | hjemmehjelp@, praktisk bistand, hjelp i huset, hjemmetjeneste@, hjemmetjenesten | hemtjänst@, hemtjänsten, hemhjälp@, hjälp i hemmet,
  städhjälp@, biståndsbeslut@, serviceinsats@ | hjemmehjælp@, hjælp i hjemmet, hjemmeplej@, hjemmeplejen, rengøringshjælp@, praktisk hjælp,
  visitation@ | home help@, home care, domiciliary care, help around the house, home carer@, care package, domestic help | помощь по дому, помощь на
  дому, соцработник приходит, домработниц@, помощница по хозяйству, надомное обслуживание
home-nursing | hjemmesykepleie@, hjemmesykepleien, sykepleier hjem, dosett hjem, kommer hjem til meg, hjemmebesøk@, palliativt team | hemsjukvård@,
  distriktssköterska@, asih, hembesök@, hemsjukvården, kommunsköterska@ | hjemmesygeplej@, hjemmesygeplejerske@, hjemmebesøg@, kommunal sygepleje,
  sygeplejen kommer | home nursing, district nurse@, community nurse@, visiting nurse@, home visit@, home health | патронаж@, медсестра на дом, визит
  на дом, уход на дому, выезд на дом, сестринский уход
nursing-home | sykehjem@, sykehjemsplass@, institusjon, langtidsplass@, pleiehjem@, aldershjem@, korttidsplass@, langtidsopphold@ | särskilt boende,
  äldreboende@, vårdhem@, vårdboende@, säbo, demensboende@, servicehus@ | plejehjem@, plejecenter@, plejebolig@, plejehjemsplads@, ældrecenter@,
  ældrebolig@ | nursing home@, care home@, residential care, old people's home, long-term care, aged care | дом престарелых, доме престарелых,
  пансионат@, интернат@, дом для пожилых, психоневрологический интернат
sheltered-housing | omsorgsbolig@, bofellesskap@, bemannet bolig, trygdebolig@, serviceleilighet@, heldøgns omsorg, botilbud@ | trygghetsboende@,
  gruppboende@, gruppbostad@, stödboende@, seniorboende@, bostad med särskild | bofællesskab@, beskyttet bolig, bosted, bostedet, botilbud@,
  døgndækket@, seniorbolig@ | sheltered housing, assisted living, supported living, group home@, supported housing, retirement home, warden-controlled
  | социальное жильё, социальное жилье, сопровождаемое проживание, групповое проживание, дом для инвалидов, социальный дом
safety-alarm | trygghetsalarm@, alarm rundt halsen, fallalarm@, trekker i snora, alarmknapp@, velferdsteknologi@ | trygghetslarm@, larmklocka@,
  larmknapp@, fallarm@, larmar hemtjänsten, larmet om halsen | nødkald@, faldalarm@, alarmknap@, tryghedsalarm@, sikkerhedsalarm@, nødkaldsanlæg |
  safety alarm@, pendant alarm@, personal alarm@, fall alarm@, emergency button, lifeline, panic button, fall detector@ | тревожная кнопка, тревожную
  кнопку, кнопка вызова, экстренный вызов, браслет с кнопкой
meals-delivered | matombringing@, middag levert, får mat levert, mat på døra, middagsombringing@, matlevering@ | matlåda@, matlådor@, matleverans@,
  matdistribution@, får mat hem, hemkörd mat | madudbringning@, madservice@, maden leveret, mad udefra, leveret mad, madordning@ | meals on wheels,
  delivered meals, meal delivery, meals delivered, ready meals delivered, food delivery | доставка еды, доставка обедов, привозят еду, обеды на дом,
  горячее питание на дом, привозят обед
day-centre | dagsenter@, aktivitetssenter@, dagtilbud@, dagaktivitet@, vekstbedrift@, seniorsenter@ | dagverksamhet@, dagcenter@, daglig verksamhet,
  träffpunkt@, aktivitetscenter@, dagvård@ | dagcenter@, dagtilbud@, aktivitetscenter@, aktivitetstilbud@, værested@, beskyttet værksted | day
  centre@, day center@, day care centre, activity centre, activity group, sheltered workshop@, drop-in centre | дневной центр, центр дневного
  пребывания, дневной стационар для пожилых, социальный центр, занятия для инвалидов, клуб пенсионеров
needing-help | trenger hjelp, hjelpebehov@, pleietrengende, må ha hjelp, bistandsbehov@, trenger tilsyn, hjelpetrengende | behöver hjälp, hjälpbehov@,
  vårdbehov@, måste ha hjälp, behöver tillsyn, behöver assistans | brug for hjælp, hjælpebehov@, plejekrævende, skal have hjælp, plejebehov@, behov
  for hjælp, behøver hjælp | needs help, need help, needing help, care needs, requires assistance, needs assistance, dependent on others, needs
  supervision | нуждается в помощи, нуждаюсь в помощи, нужна помощь, требуется помощь, требует ухода, посторонняя помощь, постороннем уходе
= staple foods
bread | brød, brødet, brødskive@, grovbrød@, rundstykk@, knekkebrød@, lompe, loff | bröd, brödet, smörgås@, macka, mackor, knäckebröd@, limpa, fralla,
  frallor | brød, brødet, rugbrød@, rundstykk@, franskbrød@, boller, knækbrød@, madder | bread, toast, sandwich@, bread roll@, crispbread@, baguette@,
  wholemeal | хлеб, хлеба, хлебом, бутерброд@, булк@, булочк@, батон@, сухар@, хлебц@
grains-porridge | grøt, grøten, havregryn@, kornblanding@, frokostblanding@, müsli, havregrøt@, byggryn | gröt, gröten, havregryn@, flingor, müsli,
  havregröt@, mannagryn@, välling@ | grød, grøden, havregryn@, havregrød@, morgenmadsprodukt@, müsli, cornflakes | porridge, oats, oatmeal, cereal,
  cereals, muesli, granola, cornflakes | каша, каши, кашу, кашей, овсян@, геркулес@, хлопья, мюсли, манк@, гречк@, перлов@
gluten | gluten@, hvete@, hvetemel@, spelt, rug, mel, bygg, cøliakikost | gluten@, vete, vetemjöl@, råg, korn, mjöl, spannmål@ | gluten@, hvede@,
  hvedemel@, rug, rugmel, byg, mel | gluten@, wheat@, flour, rye, barley, spelt | глютен@, пшениц@, пшеничн@, мука, муки, рожь, ржан@, ячменн@
rice-pasta | pasta, pastaen, spagetti@, makaroni@, nudler, ris og pasta, couscous, ris til middag | pasta, pastan, spagetti@, spaghetti, makaron@,
  nudlar, couscous, ris till maten | pasta, pastaen, spaghetti, makaroni@, nudler, couscous, ris til maden | pasta, spaghetti, macaroni, noodles,
  rice, couscous, lasagne | макарон@, рис, риса, рисом, лапш@, спагетти, вермишел@, паста итальянская
potatoes | potet@, poteter, potetmos@, potetene, pommes frites, chips, potetgull | potatis@, potatismos@, pommes, pommes frites, chips, klyftpotatis@
  | kartof@, kartoffelmos@, pommes frites, fritter, chips, kartoffelchips | potato, potatoes, mashed potato, chips, fries, crisps | картош@,
  картофел@, картофельное пюре, картошка фри, чипсы, чипсов
vegetables | grønnsak@, grønnsaker, salat@, gulrot, gulrøtter, brokkoli, kål, spinat, agurk@, tomat@ | grönsak@, grönsaker, sallad@, morot, morötter,
  broccoli, kål, spenat@, gurka, tomat@ | grøntsag@, grøntsager, salat@, gulerod, gulerødder, broccoli, kål, spinat, agurk@, tomat@ | vegetable@, veg,
  salad@, carrot@, broccoli, cabbage, spinach, cucumber, tomato@, greens | овощ@, овощи, салат, салаты, морков@, брокколи, капуст@, шпинат@, огурц@,
  помидор@, томат@
onion-garlic | løk, løken, hvitløk@, purre@, rødløk, vårløk, sjalottløk | lök, löken, vitlök@, purjo@, rödlök, salladslök | løg, løget, hvidløg@,
  porre@, rødløg, forårsløg | onion@, garlic, leek, leeks, shallot@, spring onion@ | лук, лука, луком, чеснок@, лук-порей, зелёный лук, зеленый лук
legumes-soy | bønner, linser, erter, kikert@, soya@, belgfrukt@, tofu, soyamelk | bönor, linser, ärtor, kikärt@, soja@, baljväxt@, tofu, sojamjölk |
  bønner, linser, ærter, kikært@, soja@, bælgfrugt@, tofu, sojamælk | beans, lentils, peas, chickpea@, soy, soya, legume@, pulses, tofu | фасол@,
  чечевиц@, горох@, нут, соя, сои, бобов@, тофу
fruit | frukt, frukten, frukter, eple, epler, pære@, banan@, drue@, appelsin@, sitrus@, kiwi | frukt, frukten, frukter, äpple, äpplen, päron, banan@,
  vindruv@, apelsin@, citrus@, kiwi | frugt, frugten, frugter, æble, æbler, banan@, vindrue@, appelsin@, citrus@, kiwi | fruit, fruits, apple@, pears,
  banana@, grapes, oranges, citrus@, kiwi | фрукт@, яблок@, яблоко, груши, банан@, виноград@, апельсин@, цитрус@, мандарин@, киви
berries | bær, bærene, jordbær@, blåbær@, bringebær@, tyttebær@, multer, rips | bär, bären, jordgubb@, blåbär@, hallon@, lingon@, tranbär@, hjortron@
  | bær, bærrene, jordbær@, blåbær@, hindbær@, tyttebær@, solbær@, tranebær@ | berry, berries, strawberr@, blueberr@, raspberr@, lingonberr@,
  cranberr@ | ягод@, клубник@, черник@, малин@, брусник@, клюкв@, смородин@
nuts | nøtter, nøtt, nøtten, peanøtt@, mandler i maten, hasselnøtt@, cashew@, valnøtt@, frø og nøtter | nötter, nöt, nöten, jordnöt@, mandlar,
  hasselnöt@, cashew@, valnöt@ | nødder, nødden, jordnød@, mandler i maden, hasselnød@, cashew@, valnød@, peanut@ | nuts, peanut@, almond@, hazelnut@,
  cashew@, walnut@, tree nuts, nut allergy | орех@, орехи, арахис@, миндал@, фундук@, кешью, грецк@
= animal foods and dairy
milk | melk, melka, melken, kumelk@, morsmelkerstatning@, skummet melk, helmelk@, havremelk@ | mjölk, mjölken, komjölk@, modersmjölksersättning@,
  lättmjölk@, havremjölk@, filmjölk@ | mælk, mælken, komælk@, modermælkserstatning@, skummetmælk@, sødmælk@, havremælk@ | milk, cow's milk, formula
  milk, skimmed milk, oat milk, whole milk, infant formula | молоко, молока, молоком, коровье молоко, детская смесь, молочная смесь, молочка
yoghurt-dairy | yoghurt@, meieriprodukt@, melkeprodukt@, surmelk@, kefir, rømme, kesam, cottage cheese | yoghurt@, mejeriprodukt@, mjölkprodukt@,
  kefir, gräddfil@, kvarg, keso, grädde | yoghurt@, mejeriprodukt@, mælkeprodukt@, kefir, skyr, creme fraiche, fløde, surmælk@ | yoghurt@, yogurt@,
  dairy, dairy product@, kefir, sour cream, cottage cheese, cream cheese | йогурт@, кефир@, творог@, сметан@, ряженк@, молочные продукты, молочных
  продуктов, кисломолочн@
cheese | ost, osten, oster, brunost@, gulost@, hvitost@, geitost@, ostepålegg | ost, osten, ostar, hårdost@, ädelost@, getost@, mjukost@, messmör |
  ost, osten, oste, skæreost@, smøreost@, gedeost@, hytteost@ | cheese, cheeses, cheddar, brie, goat cheese, blue cheese, soft cheese | сыр, сыра,
  сыром, сыры, брынз@, сырок, плавленый сыр, моцарелл@
egg-food | egg, egget, eggene, eggehvite@, kokte egg, eggerøre, eggallergi@ | ägg, ägget, äggen, äggvita i maten, kokta ägg, äggröra, äggallergi@ |
  æg, ægget, æggene, æggehvide, kogte æg, røræg, ægallergi@ | egg, eggs, boiled eggs, scrambled eggs, egg white, egg allergy, omelette | яйца, яйцо
  куриное, яичница, яичницу, омлет@, варёное яйцо, вареное яйцо, яйца варёные, аллергия на яйца
fats-butter | smør, smøret, margarin@, olivenolje@, matolje@, fett i maten, mettet fett, fet mat, rapsolje | smör, smöret, margarin@, olivolja,
  matolja, mättat fett, fet mat, rapsolja, fett i maten | smør, smørret, margarine@, olivenolie@, madolie@, mættet fedt, fed mad, fedtholdig@,
  rapsolie | butter, margarine, olive oil, cooking oil, saturated fat, fatty food, fats, rapeseed oil, fatty foods, greasy | масло сливочное,
  сливочное масло, маргарин@, оливковое масло, растительное масло, жирное, жирной пищи, жирную пищу, жиры, жирная пища
meat | kjøtt, kjøttet, storfekjøtt@, svinekjøtt@, biff, lammekjøtt@, kjøttdeig@, rødt kjøtt, viltkjøtt | kött, köttet, nötkött@, fläsk@, biff,
  lammkött@, köttfärs@, rött kött, viltkött | kød, kødet, oksekød@, svinekød@, bøf, lammekød@, hakket kød, rødt kød, flæsk@ | meat, beef, pork, lamb,
  steak, mince, red meat, game meat | мясо, мяса, мясом, мясной, мясное, говядин@, свинин@, баранин@, фарш, красное мясо
processed-meat | pølse, pølser, bacon, skinke@, spekemat@, leverpostei@, kjøttpålegg, salami@, spekeskinke | korv, korven, korvar, bacon, skinka,
  leverpastej@, salami@, charkuteri@, chark, rökt kött | pølse, pølser, bacon, skinke@, leverpostej@, salami@, kødpålæg, spegepølse@ | sausage@,
  bacon, ham, salami, processed meat, cold cuts, liver pâté, hot dogs, cured meat | колбас@, сосиск@, ветчин@, бекон@, сардельк@, паштет@, копчёное
  мясо, копчености, копчёности
poultry | kylling@, høne, kalkun@, kyllingfilet@, andekjøtt, fjærfekjøtt, kyllingkjøtt | kyckling@, kalkon@, kycklingfilé@, hönskött, anka, fågelkött
  | kylling@, kalkun@, kyllingefilet@, hønsekød@, andesteg, fjerkræ@ | chicken, turkey, poultry, chicken breast, duck meat, roast chicken, hen |
  куриц@, куриное мясо, индейк@, цыпл@, утятин@, куриное филе, куриная грудка
fish-food | fisk, fisken, laks, laksen, torsk, makrell@, sild, silda, fiskemat, fet fisk | fisk, fisken, lax, laxen, torsk, makrill@, sill,
  strömming@, fiskpinn@, fet fisk | fisk, fisken, laks, laksen, torsk, makrel@, sild, rødspætte@, fed fisk, fiskefilet@ | fish, salmon, cod, mackerel,
  herring, oily fish, tuna, haddock, fish fingers | рыба, рыбы, рыбу, лосос@, сёмг@, семг@, треска, треску, трески, скумбри@, селёдк@, селедк@
shellfish | skalldyr@, reke, reker, krabbe, krabben, hummer, blåskjell@, østers, kamskjell, kreps | skaldjur@, räka, räkor, krabba, krabbor, hummer,
  musslor, ostron, kräftskiva, kräftor | skaldyr@, rejer, reje, krabbe@, hummer, muslinger, østers, krebs og hummer, krebsdyr | shellfish@, shrimp@,
  prawn@, crab, crabs, lobster@, mussels, oyster@, crayfish | морепродукт@, креветк@, краб, крабы, мидии, устриц@, омар, рачк@, кальмар@
liver-offal | innmat, lever til middag, lungemos, blodmat, blodpudding@ | inälvsmat, levergryta, blodpudding@, lever till middag, njurar att äta,
  blodmat | indmad, leverret, blodpølse@, leverbøf, hjerter i flødesovs | offal, liver and onions, black pudding, kidneys to eat, organ meat, giblets
  | субпродукт@, печёнка жареная, кровяная колбаса, печень говяжья, говяжья печень, потрох@
raw-food | rått kjøtt, rå fisk, sushi, ukokt mat, upasteurisert@, rå melk, dårlig stekt, råmelk, halvrå | rått kött, rå fisk, sushi, opastöriserad@,
  obehandlad mjölk, dåligt genomstekt, rå mjölk, halvrå | råt kød, rå fisk, sushi, upasteuriseret@, rå mælk, dårligt gennemstegt, råmælk | raw meat,
  raw fish, sushi, undercooked, unpasteurised, unpasteurized, raw milk, rare steak | сырое мясо, сырая рыба, суши, сырое молоко, непрожаренн@,
  недожаренн@, непастеризованн@, строганин@
pet-food | hundefôr@, fôr, fôret, kattemat@, tørrfôr@, våtfôr@, valpefôr@, fôring@, fôrskifte@ | hundfoder@, foder, fodret, kattmat@, torrfoder@,
  våtfoder@, blötmat, valpfoder@, foderbyte@ | hundefoder@, foder, foderet, kattemad@, tørfoder@, vådfoder@, hvalpefoder@, foderskift@ | dog food, cat
  food, pet food, kibble, wet food, dry food, puppy food, change of food | корм, корма, кормом, собачий корм, сухой корм, влажный корм, кормление
  собак, смена корма, кошачий корм
= sweets, seasoning, snacks
sweets | godteri@, godteriet, snop, sjokolade@, smågodt, søtsaker, sukkertøy, snask | godis@, sötsaker, choklad@, lösgodis@, snask, karamell@ | slik,
  slikket, chokolade@, søde sager, bolsje@, vingummi@, søde ting | sweets, candy, chocolate@, confectionery, sweet tooth, liquorice, gummy bears |
  конфет@, сладост@, сладкое, сладкого, шоколад@, леденц@, мармелад@, сладкоежк@
cake-pastry | kake, kaker, kaken, kjeks, wienerbrød@, bolle med, boller med rosiner, vafler, gjærbakst | kaka, kakor, kakan, tårta, bulle, bullar,
  kanelbull@, wienerbröd@, kex, fikabröd, våfflor, bakverk@ | kage, kager, kagen, småkage@, wienerbrød@, kiks, lagkage@, konditor@ | cake, cakes,
  pastry, pastries, biscuit@, cookie@, buns, waffles, pie, pies | торт, торта, пирог@, пирожн@, пирожк@, печенье, печенья, вафл@, выпечк@, сдоб@
ice-cream-dessert | iskrem@, dessert@, pudding@, gelé på bordet, is til dessert, softis | glass till, efterrätt@, dessert@, pudding@, mjukglass@,
  glassar, saftsås | softice, dessert@, isvaffel@, budding@, flødeis@, vaniljeis | ice cream@, dessert@, pudding, custard, jelly dessert, sorbet |
  морожен@, десерт@, пудинг@, желе, пломбир@, сорбет@
sugar | sukker, sukkeret, sukkerholdig@, søtt, søtningsmiddel@, kunstig søtet, honning, sirup, sukrin | socker, sockret, sockerhaltig@, sött,
  sötningsmedel@, konstgjort sötad, honung@, sirap | sukker, sukkeret, sukkerholdig@, sødt, sødemid@, kunstigt sødet, honning, sirup | sugar, sugary,
  sweetener@, honey, syrup, added sugar, artificially sweetened, sugar-free | сахарозаменител@, сахарный песок, ложка сахара, мёд, мед, мёда, сироп
  сладкий, подсластител@, сахар в чай
snacks-crisps | snacks, småspis@, småspiser, spiser mellom måltidene, potetgull og, peanøtter foran, mellommåltid@ | snacks, småät@, småäter, äter
  mellan måltiderna, mellanmål@, ostbåg@ | snacks, småspis@, spiser mellem måltiderne, mellemmåltid@, natmad | snack, snacks, snacking, nibbling,
  grazing, eats between meals, between meals | перекус@, перекусыва@, снеки, ест между едой, между приёмами пищи, между приемами пищи, кусочнича@
salt | salt, saltet, saltinntak@, mye salt, saltfattig@, natriumfattig@, salt mat | salt, saltet, saltintag@, mycket salt, saltfattig@,
  natriumfattig@, salt mat | salt, saltet, saltindtag@, saltfattig@, meget salt, natriumfattig@, salt mad | salt, salty, salt intake, low-salt, sodium
  intake, added salt, low salt diet | соль, соли, солью, солён@, солен@, бессолев@, недосол@, подсалива@
spicy-food | krydder@, krydret@, sterk mat, chili, karri, pepper, hot mat, sterke krydder | krydd@, kryddstark@, stark mat, chili, curry, peppar,
  kryddig@ | krydder@, krydret@, stærk mad, chili, karry, peber, stærkt krydret | spicy, spices, hot food, chilli, chili, curry, pepper, seasoning,
  herbs | острая пища, острое, острую пищу, специи, специй, перец, карри, приправ@, пряност@
fast-food | hurtigmat@, gatekjøkken@, hamburger@, pizza@, kebab, takeaway, ferdigmat@, frossenpizza | snabbmat@, hamburgare@, pizza@, kebab, hämtmat@,
  färdigmat@, skräpmat@ | fastfood@, burger@, pizza@, kebab, takeaway, færdigret@, grillbar@, junkfood | fast food, junk food, hamburger@, burger,
  burgers, pizza@, kebab, takeaway, ready meal@, take-out | фастфуд@, гамбургер@, пицц@, шаурм@, полуфабрикат@, вредная еда, бургер@
fried-food | stekt mat, frityr@, grillmat, grillet, stekt i fett, frityrstekt | stekt mat, friterad@, friterat, grillat, grillad, flottig mat,
  grillmat | stegt mad, friture@, friturestegt, grillet, grillmad, fedtet mad | fried food@, deep-fried, fry-up, barbecue@, grilled, greasy food,
  roasted | жареное, жареной, жареную, жареная пища, во фритюре, гриль, шашлык@, барбекю
soup-sauce | suppe@, buljong@, saus, sausen, majones@, ketchup, dressing@, kjøttkraft, fløtesaus | soppa, soppan, soppor, buljong@, sås, såsen,
  majonnäs@, ketchup | suppe@, bouillon@, sovs, sauce, mayonnaise@, ketchup, remoulade@ | soup@, broth, gravy, sauce, sauces, mayonnaise, ketchup,
  stock cube | суп, супы, супа, супом, бульон@, борщ@, соус, соуса, майонез@, кетчуп@, щи
mushrooms-wild | sopp fra skogen, soppsanking@, plukket sopp, sopptur@, kantarell@, spiste sopp, giftsopp@ | svamp från skogen, svampplock@, plockat
  svamp, kantarell@, ätit svamp, giftsvamp@, vitsvamp@ | plukket svampe, svampetur@, kantarel@, spist svampe, giftsvamp@, champignon@ | mushroom@,
  picked mushrooms, wild mushrooms, ate mushrooms, chanterelle@, foraging, toadstool@ | грибы ел, грибы, грибов, грибами, собирал грибы, лесные грибы,
  поганк@, мухомор@
supplements-health-food | kosttilskudd@, tran, omega, helsekost@, proteinpulver@, urtemedisin@, naturmedisin@, vitamintabletter | kosttillskott@,
  fiskolja, omega, hälsokost@, proteinpulver@, örtmedicin@, naturläkemedel@, vitamintabletter | kosttilskud@, fiskeolie@, omega, helsekost@,
  proteinpulver@, naturmedicin@, vitaminpille@ | supplement@, fish oil, cod liver oil, omega, protein powder@, herbal, health food, natural remed@,
  multivitamin@ | бад, бады, пищевые добавки, биодобавк@, рыбий жир, омега, протеин, травяной сбор, травы пьёт, витаминный комплекс
= drinks
drinking-water | vann å drikke, drikkevann@, drikker vann, springvann@, vannglass@, brønnvann@, mineralvann@, farris, drikker lite | dricksvatten@,
  dricker vatten, kranvatten@, vattenglas, brunnsvatten@, mineralvatten@, dricker lite | drikkevand@, drikker vand, postevand@, vandhane@, brøndvand@,
  mineralvand@, danskvand@, drikker for lidt | drinking water, drinks water, tap water, well water, glass of water, mineral water, sparkling water,
  bottled water | питьевая вода, питьевую воду, пьёт воду, пьет воду, пью воду, минералк@, минеральная вода, вода из-под крана, воды в день, колодезн@
fluid-intake | væskeinntak@, drikker nok, får i seg drikke, drikker for lite, får i seg væske, drikke mer, drikkelyst | vätskeintag@, dricker
  tillräckligt, får i sig vätska, dricker för lite, dricka mer, dryck, får i sig dryck | væskeindtag@, drikker nok, får væske, drikke mere, får
  drukket, drikker ikke nok, væske i sig | fluid intake, drinks enough, drinking enough, fluids, drink more, drinks too little, oral intake, taking
  fluids | питьевой режим, пьёт мало, пьет мало, мало пьёт, мало пьет, выпитая жидкость, жидкости в сутки, достаточно пьёт, водный режим
coffee | kaffe, kaffen, kaffekopp@, espresso, koffein@, kaffedrikk@ | kaffe, kaffet, kaffekopp@, espresso, koffein@, fika, dricker kaffe | kaffe,
  kaffen, kaffekop@, espresso, koffein@, kaffedrikk@ | coffee, coffees, espresso, caffeine, cappuccino, decaf, latte | кофе, кофеин@, эспрессо,
  капучино, растворимый кофе, чашка кофе, кофейн@
tea | kopp te, teen, grønn te, urtete@, drikker te, tekopp@, svart te | kopp te, grönt te, örtte, dricker te, tekopp@, svart te | kop te, grøn te,
  urtete, drikker te, tekop@, sort te, kamillete | tea, cup of tea, green tea, herbal tea, black tea, teabag@ | чай, чая, чаем, чаю, зелёный чай,
  зеленый чай, травяной чай, чашка чая
soft-drinks | brus, brusen, cola, sukkerholdig drikke, leskedrikk@, lettbrus, julebrus, iste | läsk, läsken, cola, läskedryck@, lättläsk, saft och
  läsk, iste, sockrad dryck | sodavand@, cola, læskedrik@, light cola, saftevand@, iste, sukkerholdige drikke | soft drink@, soda, cola, coke, fizzy
  drink@, lemonade, pop drinks, sugary drink@, squash drink, iced tea | газировк@, кола, колу, лимонад@, сладкие напитки, газированн@, пепси, сладкую
  воду
juice | juice, juicen, saft, saften, appelsinjuice, eplejuice, smoothie@, fruktjuice | juice, juicen, saft, saften, apelsinjuice, äppeljuice,
  smoothie@, nypon@ | juice, juicen, saft, appelsinjuice, æblejuice, smoothie@, most | juice, juices, orange juice, apple juice, fruit juice,
  smoothie@, cordial | сок, сока, соки, соком, морс, морса, компот@, смузи, кисель, киселя
energy-drink | energidrikk@, red bull, monster drikk, koffeinholdig drikke, sportsdrikk@, elektrolyttdrikk@ | energidryck@, red bull, sportdryck@,
  koffeindryck@, vätskeersättning@ | energidrik@, red bull, sportsdrik@, koffeindrik@, væskeerstatning@ | energy drink@, red bull, sports drink@,
  isotonic drink, caffeinated drink, rehydration drink | энергетик@, энергетический напиток, ред булл, спортивный напиток, изотоник@, регидрон@
alcohol | alkohol, alkoholen, alkoholforbruk@, drikker alkohol, alkoholenheter, promille@, alkoholinntak@, avholds@ | alkohol, alkoholen,
  alkoholkonsumtion@, dricker alkohol, standardglas, promille@, nykterist@, alkoholvanor | alkohol, alkoholen, alkoholforbrug@, drikker alkohol,
  genstande, promille@, alkoholindtag@, afholds@ | alcohol, alcohol intake, alcoholic drink@, units of alcohol, units a week, drinks alcohol,
  teetotal@, booze, social drinker | алкогол@, спиртн@, выпивает, выпивк@, употребляет алкоголь, непьющ@, промилле, трезвенник@, не пьёт алкоголь
beer-wine-spirits | øl, ølet, pils, pilsen, vin, vinen, rødvin@, hvitvin@, brennevin@, vodka, whisky, hjemmebrent | öl, folköl, starköl@, vin, vinet,
  rödvin@, sprit, spriten, vodka, whisky, brännvin@, snaps | øl, øllet, bajer@, vin, vinen, rødvin@, hvidvin@, spiritus, vodka, whisky, snaps,
  brændevin@ | beer, beers, wine, lager, cider, hard liquor, vodka, whisky, whiskey, gin | пиво, пива, вино, вина, вином, водк@, коньяк@, виски,
  самогон@, рюмк@, крепкие напитки
heavy-drinking | drikker for mye, alkoholmisbruk@, alkoholiker@, alkoholavheng@, alkis, fyll, drukket tett, alkoholproblem@, på fylla | dricker för
  mycket, alkoholmissbruk@, alkoholist@, alkoholberoende@, alkoholproblem@, supit, super, supande@, riskbruk@ | drikker for meget, alkoholmisbrug@,
  alkoholiker@, alkoholafhæng@, alkoholproblem@, druk, druklands@, drikkeri@ | drinks too much, alcohol abuse, alcoholic, alcoholism, alcohol
  dependen@, problem drinking, binge drinking, heavy drinker, drinking problem | запой, запои, запоев, запоем, алкоголик@, алкоголизм@, пьянств@,
  злоупотребляет алкоголем, пьющ@, много пьёт, спива@
drunk-hangover | drita, beruset, beruselse@, i fylla, bakfull, fyllesyk, bakrus@, drukket alkohol i kveld, promillekjøring@ | berusad, berusning@,
  full av sprit, bakfull, bakis, baksmälla, onykter, nykter, rattfyll@ | fuld, beruset, tømmermænd@, stangfuld, spritkørsel, ædru, påvirket af
  alkohol, plakatfuld | drunk, hangover, hungover, tipsy, intoxicated, sober, drunken@, under the influence, drink-driving | пьян@, похмель@,
  опьянени@, напился, напилась, в нетрезвом, трезв@, нетрезв@, выпивши
= eating habits and diets
eating-habits | kosthold@, kostvaner, spisevaner, matvaner, ernæring@, kostråd@, variert kost, sunn mat | kosthållning@, matvanor, kostvanor,
  kostråd@, hälsosam mat, näring, näringsrik@, kosten, varierad kost | kostvaner, spisevaner, madvaner, ernæring@, kostråd@, sund mad, varieret kost,
  kosten | diet, eating habits, food habits, nutrition@, dietary, healthy eating, healthy food, balanced diet | питани@, рацион, рационе, пищевые
  привычки, здоровое питание, режим питания, чем питается, пищевое поведение
breakfast | frokost, frokosten, morgenmat@, spiser frokost, frokostbord@, dropper frokost | frukost, frukosten, frukostvanor, äter frukost, hoppar
  över frukost | morgenmad@, morgenmaden, spiser morgenmad, springer morgenmaden over | breakfast@, morning meal, skips breakfast, first meal |
  завтрак@, завтрака@, утренний приём пищи, не завтракает
lunch | lunsj, lunsjen, formiddagsmat, matpakke@, niste, lunsjpause@ | lunch, lunchen, matlåda till jobbet, skollunch@, lunchrast@ | frokostpause@,
  madpakke@, middagsmad, frokost, frokosten | lunch, lunches, packed lunch, lunchtime, lunch break, midday meal | обед, обеда, обедает, обедом, ланч,
  обеденный перерыв
dinner-supper | middag, middagen, kveldsmat@, aftens, middagsmat, kveldsmåltid@ | middag, middagen, kvällsmat@, middagsmat@, kvällsmål@, kvällsmacka |
  aftensmad@, aftensmaden, varm mad om aftenen, aftensmåltid@ | dinner, supper, evening meal, teatime, main meal, late meal | ужин@, ужина@, вечерний
  приём пищи, поздний ужин, ест на ночь
meals-regular | måltid@, måltider, måltidene, måltidsrytme@, hopper over måltider, spiser regelmessig, faste måltider | måltid@, måltider, måltiderna,
  hoppar över måltider, äter regelbundet, måltidsordning@ | måltid@, måltider, måltiderne, springer måltider over, spiser regelmæssigt, måltidsrytme@
  | meal, meals, mealtime@, skips meals, skipping meals, regular meals, irregular meals, eats regularly | приём пищи, прием пищи, приёмы пищи, приемы
  пищи, режим еды, пропускает приёмы пищи, ест нерегулярно, регулярно ест
after-eating | etter måltid, etter mat, etter at hun har spist, på tom mage, når jeg spiser, etter å ha spist | efter måltid, efter maten, på tom
  mage, när jag äter, efter att ha ätit, efter mat | efter måltid, efter mad, på tom mave, når jeg spiser, efter at have spist, efter maden | after
  meals, after eating, after food, on an empty stomach, when i eat, with food, post-prandial | после еды, после приёма пищи, после приема пищи,
  натощак, на пустой желудок, перед едой
overeating | overspis@, trøstespis@, spiser for mye, overspising@, kaster i seg, store porsjoner, nattspising | överät@, hetsät@, tröstät@, äter för
  mycket, hetsätning@, stora portioner, vräker i sig | overspis@, trøstespis@, spiser for meget, tvangsspis@, store portioner, ædeflip@ | overeat@,
  binge eating, binges, comfort eating, eats too much, large portions, night eating, emotional eating | переед@, заеда@, обжорств@, много ест,
  объеда@, компульсивное переедание, большие порции, ночной жор
small-portions | spiser lite, spiser dårlig, små porsjoner, pirker i maten, får i seg lite, spiser som en fugl, dårlig matinntak | äter lite, äter
  dåligt, små portioner, petar i maten, får i sig lite, dåligt matintag | spiser lidt, spiser dårligt, små portioner, piller i maden, får lidt at
  spise, spiser næsten intet | eats little, eats poorly, small portions, picks at her food, picks at his food, poor intake, eats like a bird, not
  eating much | мало ест, плохо ест, маленькие порции, ковыряется в тарелке, почти ничего не ест, клюёт как птичка, ест плохо
picky-eating | kresen@, kresen på mat, spiser ensidig, småspist, sær på mat, ensidig kost | kräsen@, kräsmagad, selektiv ätare, äter ensidigt, petig
  med maten, ensidig kost | kræsen@, spiser ensidigt, sart med mad, småtspisende, ensidig kost | picky eater, fussy eater, fussy eating, picky eating,
  selective eating, picky, choosy, limited diet, fussy with food | привередлив@, избирательн@, разборчив в еде, малоежк@, капризничает за едой, ест
  только, избирательность в еде
= diets
slimming | slanking@, slanker, slanke, slankekur@, gå ned i vekt, vektreduksjon@, lavkalori@, pulverkur@ | banta@, bantning@, bantar, gå ner i vikt,
  viktminskningskur@, lågkalori@, pulverdiet@ | slankekur@, slanke, slanker, tabe sig, på kur, vægttabskur@, lavkalori@, pulverkur@ | slimming,
  dieting, on a diet, calorie restrict@, low-calorie, weight loss program@, trying to lose weight, crash diet | худе@, похуд@, диета для похудения,
  сидит на диете, сесть на диету, подсчёт калорий, считает калории, сбросить вес
low-carb | lavkarbo, ketodiett, karbohydrat@, lite karbohydrater, keto, teller karbohydrater | lågkolhydrat@, kolhydrat@, keto, räknar kolhydrater,
  ketogen@ | lavkulhydrat@, kulhydrat@, keto, ketogen@, tæller kulhydrater | low-carb, low carb, carbohydrate@, keto, ketogenic, carbs, carb counting
  | углевод@, кето, низкоуглеводн@, кетодиет@, хлебные единицы
vegetarian | vegetar@, vegan@, vegetarianer@, spiser ikke kjøtt, plantebasert@ | vegetari@, vegan@, äter inte kött, växtbaserad@, vego | vegetar@,
  vegan@, spiser ikke kød, plantebaseret@ | vegetarian@, vegan@, plant-based, doesn't eat meat, meat-free | вегетариан@, веган@, не ест мясо,
  растительная пища, сыроед@
restricted-diet | glutenfri@, laktosefri@, lavfodmap, fodmap@, laktoseredusert@, melkefri@, eliminasjonsdiett@ | glutenfri@, laktosfri@, fodmap@,
  mjölkfri@, eliminationskost@, uteslutningskost@ | glutenfri@, laktosefri@, fodmap@, mælkefri@, eliminationsdiæt@, diæt uden | gluten-free,
  lactose-free, fodmap@, dairy-free, elimination diet, exclusion diet, avoids dairy | безглютенов@, безлактозн@, без глютена, без лактозы, безмолочн@,
  элиминационная диета, исключить из рациона
fibre-food | fiber@, fiberrik@, fullkorn@, grovt brød, kli, linfrø@, kostfiber@, svisker | fiber@, fiberrik@, fullkorn@, grovt bröd, vetekli, linfrö@,
  kostfiber@, katrinplommon | fiber, fibre, fiberrig@, fuldkorn@, groft brød, klid, hørfrø@, kostfibre, svesker | fibre, fiber, high-fibre,
  wholegrain@, bran, linseed@, roughage, dietary fibre, prunes | клетчатк@, отруби, отрубей, цельнозернов@, пищевые волокна, семена льна, чернослив@
fasting | faste, faster, fastende, fastet, fasteperiode@, ramadan, periodisk faste | fasta, fastar, fastande, fastat, periodisk fasta, ramadan |
  fastekur, faster seksten timer, fastende, fastet, periodisk faste, ramadan, fasteperiode@ | fasting, fasted, fasts, intermittent fasting, ramadan,
  nil by mouth | голодани@, пост, постится, интервальное голодание, рамадан, лечебное голодание, голодает
= feeding and appetite
meal-replacement-drink | næringsdrikk@, ernæringsdrikk@, sondemat, nutridrink, tilskuddsdrikk@, konsistenstilpasset, moset mat | näringsdryck@,
  sondmat@, sondnäring@, nutridrink, passerad kost, konsistensanpassad, timbalkost@ | ernæringsdrik@, sondeernæring, nutridrink, proteindrik@, blendet
  kost, moset mad | nutritional drink@, nutrition drink@, sip feed@, tube feed@, pureed, soft diet, nutritional supplement drink, fortified |
  питательный напиток, нутридринк, нутризон, зондовое питание, протёртая пища, протертая пища, энтеральное питание, пюре на обед
bottle-breastfeeding | amming@, amme, ammer, ammes, brystmelk@, morsmelk@, flaskemat@, fullammet, delammet | amning@, amma, ammar, ammad, bröstmjölk@,
  flaskmatning@, helammas, nappflaskmat | amning@, amme, ammer, ammes, modermælk@, brystmælk@, flaskeernær@, fuldammet | breastfeed@, breastfed,
  breast milk, nursing the baby, bottle-fed, bottle feeding, latching, lactating | кормит грудью, грудное вскармлив@, грудное молоко, гв,
  искусственное вскармливание, на смеси, кормлю грудью, прикладывание к груди, из бутылочки
weaning-solids | fast føde, smakebit@, introdusere mat, barnegrøt, middagsglass, avvent, avvenn@ | smakportion@, introducera mat, barnmat@, fast föda,
  avvänj@, avvand | fast føde, skemad, overgangskost@, babymos, introducere mad, afvæn@ | weaning, weaned, solids, solid food, baby food, introduce
  foods, baby porridge, purée | прикорм@, твёрдая пища, твердая пища, отлучени@, отнять от груди, детское питание, пюре детское
appetite-food-desire | matlyst@, lyst på mat, appetitt@, cravings, søtsug, sult@, sulten | matlust@, aptit@, sugen på, sötsug, hungrig@, hunger,
  hungern | madlyst, lyst til mad, appetit@, trang til søde, sult@, sulten | appetite, hunger, hungry, cravings, craving for, feel like eating |
  аппетит@, голодн@, голод, тянет на сладкое, хочется есть, охота поесть
water-pet | drikker mye av vannskålen, vannskål@, vannskåla, drikkebolle, fyller vannskålen | vattenskål@, dricker ur skålen, fyller på vattnet,
  drickskål | vandskål@, drikker af skålen, fylder vandskålen, drikkeskål | water bowl@, drinking bowl, water intake, refill the bowl, drinks from the
  bowl | миска с водой, миску с водой, поилк@, пьёт из миски, пьет из миски
= exercise and sports
exercise | trening@, trener, trene, mosjon@, mosjonere, fysisk aktivitet, fysisk aktiv, i aktivitet, trent | träning@, tränar, träna, motion@,
  motionerar, fysisk aktivitet, fysiskt aktiv, tränat | træning@, træner, træne, motion@, motionerer, fysisk aktivitet, fysisk aktiv, trænet |
  exercise, exercises, exercising, training, physical activity, physically active, works out, workout@, keep fit | физическая активность, тренировк@,
  тренир@, физкультур@, физическая нагрузка, физические нагрузки, занимается спортом, спорт, спортом
sedentary | stillesittende, lite aktiv, inaktiv@, rører seg lite, beveger seg lite, mosjonerer ikke, sitter mye stille, i dårlig form |
  stillasittande, inaktiv@, rör sig lite, rör på sig lite, motionerar inte, dålig kondis, soffpotatis | stillesiddende, inaktiv@, bevæger sig lidt,
  motionerer ikke, sidder meget stille, i dårlig form, rører sig for lidt | sedentary, inactive, inactivity, no exercise, doesn't exercise, couch
  potato, out of shape, unfit | малоподвижн@, сидячий образ, гиподинам@, мало двигается, не занимается спортом, малоактивн@, неактивн@
strength-training | styrketrening@, vekttrening@, treningssenter@, løfter vekter, fitness@, treningsstudio@, styrkeøvelser, markløft | styrketräning@,
  tränar styrka, gym, gymmet, lyfter skrot, skivstång@, styrkeövning@, crossfit | styrketræning@, fitness@, fitnesscenter@, løfter vægte,
  vægttræning@, træningscenter@, styrkeøvelser | strength training, weight training, gym, weights, lifts weights, weightlifting, resistance training,
  bodybuilding, crossfit | силовые тренировки, силовая тренировка, тренажёрн@, тренажерн@, тренажёр, штанга, штангу, гантел@, фитнес@, в спортзал,
  качалк@, бодибилдинг@
running | løping@, løper, løpe, løpetur@, jogge, jogger, jogging@, maraton@, tredemølle@, springer tur | löpning@, löpare, springer, springa, jogga,
  joggar, löprunda@, maraton@, löpband@ | løbe, løber, løb, løbetur@, jogger, jogging@, maraton@, løbebånd@, motionsløb@ | running, runner@, jogging,
  jogs, jogger@, marathon@, treadmill, sprint, park run | бега@, пробежк@, бегом, бег, бегун@, марафон@, беговая дорожка, бегу по утрам
walking-exercise | går tur, gå tur, spaser@, turer, tur i skogen, gåtur@, stavgang@, rusletur@, fjelltur@, fottur@, turgåing | promen@, promenad@, går
  ut och går, stavgång@, långpromenad@, fjällvandr@, vandring@, vandrar | gåtur@, går tur, går ture, spadser@, vandretur@, stavgang@, gå en tur,
  vandring | goes for walks, go for a walk, walks daily, walking every day, hike, hiking, strolls, nordic walking, rambling, walking holiday |
  прогулк@, гуляет, гулять, пешие прогулки, скандинавская ходьба, поход в горы, пешком, погулять
yoga-stretching | yoga, yogaen, pilates, tøyning@, tøye, strekkøvelse@, strekke ut, qi gong, avspenningsøvelse@ | yoga, yogan, pilates, stretch@,
  stretchar, töjning@, töja, töjövning@, qigong, avslappningsövning@ | yoga, yogaen, pilates, udstrækning@, strække ud, strækøvelse@, mindfulness
  yoga, afspændingsøvelse@ | yoga, pilates, stretching, stretches, stretch exercises, tai chi, relaxation exercises, flexibility exercises | йога,
  йогой, йоги, пилатес@, растяжк@, растягивает мышцы, цигун, упражнения на растяжку
physio-exercises | øvelser, øvelsene, hjemmeøvelser, treningsprogram@, øvelsesprogram@, egentrening@, gjør øvelsene | övningar, övningarna,
  hemövning@, träningsprogram@, övningsprogram@, egenträning@, rörelseövning@ | øvelser, øvelserne, hjemmeøvelser, træningsprogram@, øvelsesprogram@,
  hjemmetræning@, genoptræn@ | home exercises, exercise programme, exercise program, rehab exercises, physio exercises, does her exercises, does his
  exercises | упражнени@, лфк, лечебная физкультура, зарядк@, комплекс упражнений, делает упражнения, занятия лфк
sauna-massage | badstue@, sauna@, boblebad, massasje@, massør@, spa, isbad | bastu@, bastun, sauna, massage@, massör@, spa, bubbelbad@, isvak |
  sauna@, dampbad, massage@, massør@, spabad, isbad | sauna, steam bath, hot tub, massage@, masseu@, spa, ice bath, jacuzzi | сауна, сауну, сауне,
  баня, баню, бане, парилк@, массаж@, джакузи
= sports
skiing | ski, skitur@, langrenn@, slalåm@, alpint, snøbrett@, på ski, skiløype@, rulleski@ | skidor, skidåk@, längdskid@, slalom@, alpint, snowboard@,
  skidtur@, skidbacke@, rullskid@ | stå på ski, skitur@, langrend@, alpint, snowboard@, skiferie@, skisport@ | ski, skis, skiing, skied,
  cross-country, downhill skiing, snowboard@, ski slope | лыжи, лыж, лыжах, лыжник@, сноуборд@, горнолыжн@, на лыжах
swimming | svømm@, svømming@, svømmehall@, svømmer, basseng@, vannaerobic, vanngym@, bading, badeland@ | simma@, simning@, simhall@, bassäng@,
  simskola@, vattengympa@, badhus@, simmar | svømning@, svømmehal@, svømme, svømmer, svømmebassin@, bassin@, vandgymnastik@, vinterbad@ | swim, swims,
  swimming, swimming pool, pool, aqua aerobics, swimmer@, water exercise@ | плава@, плыва@, бассейн@, аквааэробик@, плавани@, купается в море
cycling-sport | sykling@, sykler, sykle, sykkel, sykkelen, sykkeltur@, spinning@, elsykkel@, ergometersykkel@, terrengsykkel@ | cykling@, cyklar,
  cykla, cykel, cykeln, cykeltur@, spinning@, elcykel@, motionscykel@, mountainbike@ | cykling@, cykler, cykle, cykel, cyklen, cykeltur@, spinning@,
  elcykel@, motionscykel@, mountainbike@ | cycling, bicycle@, bike, bikes, cyclist@, exercise bike, cycles to work, e-bike, spinning class, rides a
  bike | велосипед@, велик, велосипедист@, катается на велосипеде, велотренажёр@, велотренажер@, велоспорт
football | fotball@, fotballkamp@, fotballtrening@, spiller fotball, keeper, fotballbane@ | fotboll@, fotbollsmatch@, fotbollsträning, spelar fotboll,
  målvakt@, innebandy@ | fodbold@, fodboldkamp@, fodboldtræning@, spiller fodbold, målmand@, boldbane@ | football@, soccer, football match, plays
  football, goalkeeper@, rugby | футбол@, футболист@, играет в футбол, вратар@, мини-футбол, гоняет мяч
ball-games | håndball@, basket@, volleyball@, tennis@, badminton@, bordtennis@, squash@, padel | handboll@, basket@, volleyboll@, tennis@, badminton@,
  bordtennis@, squash@, padel | håndbold@, basket@, volleyball@, tennis@, badminton@, bordtennis@, squash@, padel | handball, basketball@,
  volleyball@, tennis, badminton, table tennis, squash, padel, netball | гандбол@, баскетбол@, волейбол@, теннис@, бадминтон@, сквош@, падел
golf-bowling | golf, golfen, golfbane@, golfspill@, bowling@, curling, spiller golf | golf, golfen, golfbana, golfare, bowling@, boule, bowla | golf,
  golfbane@, golfspil@, bowling@, petanque@, spiller golf | golf, golfer@, golfing, bowling, bowls, petanque, golf course | гольф, гольфа, боулинг@,
  городки, петанк@
ice-sports | skøyter, skøyte, ishockey@, kunstløp@, bandy, hockey@, isbane@, skøytebane@ | skridskor, skridsko@, ishockey@, konståkning@, bandy@,
  hockey@, isbana | skøjter, skøjte@, ishockey@, kunstskøjte@, skøjtebane@ | skating, skates, ice hockey, hockey, ice rink, figure skating,
  rollerblades | коньки, коньках, хоккей, хоккея, хоккеист@, фигурное катание, каток, ролики
gymnastics-dance | turn, turner, turning, gymnastikk@, dans, danse, danser swing, aerobic@, zumba, ballett@, trampoline@ | gympa, gympar, gymnastik@,
  dans, dansa, dansar, balett@, aerobics, zumba, trampolin@, studsmatta | gymnastik@, dans, danser, danse, ballet@, zumba, aerobic@, trampolin@,
  springgymnastik | gymnastics, gymnast@, dance class@, dancing, dances, ballet, aerobics, zumba, trampoline@ | гимнаст@, гимнастик@, танц@, танцует,
  балет@, батут@, аэробик@, зумб@
martial-arts | kampsport@, boksing@, bokser, judo, karate@, taekwondo, bryting@, kickboks@ | kampsport@, boxning@, boxare, judo, karate@, taekwondo,
  brottning@, kickbox@ | kampsport@, boksning@, bokser, judo, karate@, taekwondo, brydning@, kickboks@ | martial arts, martial art, boxing, boxer by
  sport, judo, karate, taekwondo, wrestling, kickboxing | бокс, боксом, боксёр@, боксер@, борьба вольная, борьбой, дзюдо, карате, самбо, тхэквондо,
  единоборств@
riding | ridning@, rir, ride, ridetur@, hestesport@, rideskole@, stall, stallen | ridning@, rider, rida, ridskola@, ridtur@, stallet, hoppning på häst
  | ridning@, rider, ride, ridetur@, rideskole@, stald, stalden, ridebane@ | horse riding, riding, rides horses, equestrian, horseback, stables,
  riding school | верховая езда, верховой ездой, конный спорт, конные прогулки, конюшн@, скачки, ездит верхом
climbing-outdoors | klatring@, klatre, klatrer, klatrevegg@, fallskjerm@, paragliding, buldring@ | klättring@, klättra, klättrar, klättervägg@,
  fallskärm@, skärmflygning, bouldering | klatring@, klatre, klatrer, klatrevæg@, faldskærm@, paragliding, bouldering | climbing, rock climb@,
  climber@, bouldering, climbing wall, parachut@, paragliding, abseiling | скалолаз@, альпинист@, альпиниз@, парашют@, скалодром@, лазает по скалам
competition-athlete | konkurranse@, idrett@, idrettsutøver@, idrettslag@, toppidrett@, kamp i helgen, turnering@, idrettsskade@, overtren@ | tävling@,
  tävlar, idrott@, idrottare, elitidrott@, match i helgen, idrottsskada@, turnering@, överträn@ | konkurrence@, stævne@, idræt@, idrætsudøver@,
  elitesport@, sportsskade@, turnering@, overtræn@ | athlete, athletes, athletic@, compete, competes, competing, competition@, competitive sport,
  elite sport@, sports injury, overtrain@, tournament@ | спортсмен@, соревновани@, профессиональный спорт, спортивная травма, атлет@, перетренир@,
  турнир@, выступает за клуб
= hobbies and leisure
hobbies | hobby@, fritidsaktivitet@, fritid@, interesser, interesse for, fritidsinteresse@ | hobby, hobbyer, fritidsaktivitet@, fritid@,
  fritidsintresse@, intressen | hobby@, fritidsaktivitet@, fritid@, fritidsinteresse@, interesser | hobby, hobbies, leisure, pastime@, spare time,
  free time, interests | хобби, увлечени@, увлека@, досуг@, свободное время, интересы в жизни
gardening | hage, hagen, hagearbeid@, klippe plen, klipper plenen, gressklipp@, luker, luke ugress, spar og | trädgård@, trädgården, trädgårdsarbet@,
  klippa gräset, gräsklipp@, rensa ogräs, odlar grönsaker, gräver i landet | haven, havearbejd@, slår græs, græsslå@, plæneklipper@, luger, luge
  ukrudt, køkkenhave@ | garden, gardening, yard work, mowing the lawn, lawn mowing, weeding, digging, allotment | сад, саду, огород@, дача, даче,
  дачу, копать грядки, грядк@, газон@, пропол@, на участке копал
snow-shovelling | snømåking@, måke snø, måker snø, snøskuffe@, snøfres@, måkte snø | skotta snö, skottar snö, snöskottning@, snöslung@, snöskyffel@ |
  rydde sne, rydder sne, snerydning@, skovle sne, sneskovl@, skovler sne | shovelling snow, shoveling snow, snow shovel@, clearing snow, snow blower,
  snow clearing | снег чист@, чистил снег, чистит снег, убирал снег, лопатой снег, уборка снега
firewood-diy | vedhogst@, hogger ved, kløyver ved, pusser opp, oppussing@, snekrer, pusset opp huset, vedkløyv@ | hugger ved, klyver ved,
  vedhuggning@, renoverar, renovering@, snickrar, bygger om huset, målar om | hugger brænde, kløver brænde, brændehugning@, renoverer, istandsæt@,
  maler huset, bygger om, gør-det-selv | chopping wood, chops wood, splitting logs, home improvement, renovat@, decorating the house, woodwork@,
  handyman | рубит дрова, рубил дрова, колол дрова, дрова, дров, ремонт в квартире, ремонт дома, делает ремонт, мастерит
hunting-fishing | jakt, jakten, jeger, jeger@, elgjakt@, fisketur@, fiske laks, fisker i fritida, fiskestang@ | jakt, jakten, jägare, älgjakt@, jagar,
  fisketur@, fiskar, metar, fiskespö@ | jagt, jagten, jæger, jægere, på jagt, fisketur@, lystfisker@, fiskestang@ | hunting, hunter@, goes hunting,
  moose hunting, angling, fishing, fishing trip, fishing rod | охота на уток, охотник@, на охоте, рыбалк@, рыбачи@, удочк@, на рыбалке
music-singing | kor, koret, synge@, synger, gitar@, piano@, korps@, musikkinstrument@, spiller fiolin, trekkspill@ | kören, sjunger, sjunga, gitarr@,
  piano@, fiol@, musikinstrument@, dragspel@, sjunger i kör | koret, synge, synger, guitar@, klaver@, violin@, musikinstrument@, harmonika@, spiller
  klaver | choir@, singing, sings, guitar@, piano, violin@, musical instrument@, plays an instrument, accordion | хор, хоре, поёт, поет, пение,
  гитар@, пианино, скрипк@, баян@, играет на пианино, музыкальный инструмент
handicraft | strikke, strikker, strikking@, håndarbeid@, hekle, hekler, sy, syr, brodere@, symaskin@, veve | stickning@, stickar strumpor, stickar
  tröjor, handarbet@, virka, virkar, sömnad@, broderar, broderi, symaskin@, väva | strikke, strikker, strikning@, håndarbejd@, hækle, hækler, sytøj@,
  brodere@, symaskine@ | knit@, knits, knitting, crochet@, sewing, sews, embroider@, needlework, handicraft@ | вяжет, вязать, вязани@, вышива@, шьёт,
  шьет, шить, рукодел@, спицами, крючком
reading-leisure | leser bøker, lese bøker, bok, boka, bøker, romaner, avis, leser avisen, kryssord@, sudoku | läser böcker, läsa böcker, bok, boken,
  böcker, tidningen, läser tidningen, korsord@, sudoku, ljudbok@ | læser bøger, læse bøger, bog, bogen, bøger, avisen, læser avis, krydsord@, kryds og
  tværs, lydbog@ | reads books, reading books, novels, newspaper@, reads the paper, crossword@, sudoku, audiobook@ | читает книги, книг@, газет@,
  читать книги, кроссворд@, судоку, чтение книг, аудиокниг@
gaming-tv | tv, fjernsyn@, gaming@, gamer, dataspill@, spiller på data, playstation, ser på tv, serier | teve, tv, tv-spel, gaming@, dataspel@, spelar
  dator, spelar dataspel, tittar på tv, serier | fjernsyn@, gaming@, gamer, computerspil@, playstation, ser fjernsyn, spiller computer, serier, tv |
  television, tv, video game@, gaming, computer game@, gamer@, playstation, watches tv, series on tv | телевизор@, видеоигр@, компьютерные игры,
  геймер@, играет за компьютером, сериал@, телек
phone-social-media | mobilbruk, mobilen, telefonen mye, sosiale medier, skjermtid@, nettbrett@, snapchat, nettet | mobilen, mobilanvänd@, sociala
  medier, skärmtid@, surfplatta@, snapchat, på nätet | mobilen, mobilforbrug@, sociale medier, skærmtid@, ipad, snapchat, på nettet, tablet | screen
  time, social media, mobile phone, smartphone@, on her phone, on his phone, ipad, scrolling, online all day | телефоне сидит, соцсет@, социальные
  сети, смартфон@, планшет@, экранное время, гаджет@, в интернете, залипает
cabin-holiday | hytte, hytta, hytten, hyttetur@, ferie, ferien, sommerferie@, camping@, teltet | stuga, stugan, sommarstug@, semester@, semestern,
  camping@, husvagn@, tältar | sommerhus@, ferie, ferien, sommerferie@, camping@, campingvogn@, fri fra arbejde | cabin, cottage, holiday, holidays,
  camping, caravan@, summer house, vacation@ | отпуск, отпуска, отпуске, каникул@, домик в лесу, палатк@, кемпинг@, выходные на природе, отдыхал на
outdoor-nature | friluftsliv@, skogen, i skog og mark, bærtur@, plukker bær, på fjellet, i naturen, sanker | friluftsliv@, skogen, plockar bär,
  bärplockning@, i naturen, på fjället, utomhusvistelse | friluftsliv@, skoven, plukker bær, i naturen, skovtur@, i skov og krat | outdoors, outdoor
  life, in the woods, in the forest, picks berries, berry picking, countryside, nature walks | на природе, в лесу, лес, по ягоды, собирает ягоды,
  загород@, за городом
clubs-volunteering | forening@, frivillig arbeid, lagarbeid, styreverv@, dugnad@, pensjonistforening@, klubben, går på møter | förening@,
  frivilligarbet@, volontär@, föreningsliv@, ideellt arbete, pensionärsförening, klubben | forening@, frivilligt arbejde, frivillig i, klubben,
  foreningsliv@, pensionistforening@, bankospil@ | club, clubs, volunteer@, voluntary work, community group, charity work, bingo, committee work |
  кружок, кружк@, волонтёр@, волонтер@, клуб, клубе, общественная работа
= housework and errands
housework | husarbeid@, husstell@, rydde, rydder, gjøre rent hjemme, rundvask, holde hjemmet, stell av hus | hushållsarbet@, hushållssysslor, städa,
  städar, städning hemma, hemsysslor, hålla ordning hemma | husarbejd@, husholdning@, rydde op, rydder op, gøre rent, gør rent, rengøring derhjemme,
  huslige | housework@, household chores, chores, tidying, cleaning the house, house cleaning, keeps the house | домашние дела, домашняя работа, по
  хозяйству, уборка, убирать квартиру, убирается, хлопоты по дому
vacuuming | støvsug@, støvsuging@, vaske gulv, vasker gulv, moppe, gulvvask | dammsug@, dammsugning@, moppa, torka golv, golvtvätt, skura golv |
  støvsug@, støvsugning@, vaske gulv, vasker gulv, moppe, gulvvask@ | vacuum cleaning, vacuuming, hoovering, hoover, mop, mopping, washing floors |
  пылесос@, пылесосит, мыть полы, моет полы, шваброй, мытьё полов
laundry-dishes | klesvask@, vaskemaskin@, oppvask@, stryke klær, stryker klær, henge opp klær, tømme oppvaskmaskinen | tvätta kläder, tvättmaskin@,
  diska tallrikar, handdisk, tvätten, stryka kläder, hänga tvätt, diskmaskin@ | vasketøj@, vaskemaskin@, opvask@, stryge tøj, stryger tøj, hænge tøj
  op, tøjvask@ | laundry, washing machine, washing up, dishes, ironing, hanging out washing, dishwasher@ | стирк@, стирает, стиральн@, мыть посуду,
  моет посуду, посудомоечн@, гладить бельё, гладит бельё, развешивает бельё, развешивать бельё
cooking | lage mat, lager mat, laget mat, matlaging@, koker, steker, kjøkkenet, lager middag | laga mat, lagar mat, lagat mat, matlagning@, lagar
  middag, köket, stå vid spisen | lave mad, laver mad, lavet mad, madlavning@, køkkenet, laver aftensmad | cook, cooks, cooking, cooked, preparing
  meals, prepares food, makes dinner, in the kitchen | готовит еду, готовить еду, готовка, готовлю, приготовление пищи, стряпа@, на кухне, варит обед
shopping | handle mat, handler mat, handling@, på butikken, gå på butikken, matbutikk@, handletur@, kjøpesenter@ | handlar mat, handla mat, affären,
  matinköp, inköp, gå i affärer, köpcentrum@, matvarubutik@ | handle ind, handler ind, indkøb@, købe ind, køber ind, supermarked@, indkøbscenter@ |
  shopping, groceries, grocery store, supermarket@, buys food, goes to the shops, shopping centre, shopping bags | магазин@, покупки, за продуктами,
  супермаркет@, ходит в магазин, сходить в магазин, торговый центр
= lifting, carrying and postures
lifting | løft@, løfter, løfte, løftet, tunge løft, løfteteknikk@, løfter tungt | lyft@, lyfter, lyfta, lyfte, tunga lyft, lyftteknik@, lyfter tungt |
  løft@, løfter, løfte, løftet, tunge løft, løfteteknik@, løfter tungt | lifting, lifts, lifted, heavy lifting, lift heavy, lift things, lifting
  technique | поднимать тяжести, поднимает тяжести, поднимал тяжёлое, подъём тяжестей, подъем тяжестей, тяжести, поднял тяжёлое, надорвал@, подняла
  тяжёлое
carrying | bære, bærer, båret, bar tungt, ryggsekk@, handleposer, bære handleposen, drasser | bära, bär på, bärande, buren, burit, ryggsäck@,
  matkassar, bära kassar, släpar på | bære, bærer, båret, rygsæk@, indkøbsposer, bære poser, slæber på, slæbe | carry, carries, carrying, carried,
  rucksack@, backpack@, shopping bag, carrying bags, hauling | носит, носить, нести, нёс, несла, таска@, рюкзак@, сумк@, носить сумки
bending | bøye seg, bøyer seg, bøyer meg, bøyd, foroverbøyd@, lut rygg, ta opp fra gulvet, knyte skoene | böja sig, böjer sig, böjer mig, framåtböjd@,
  ta upp från golvet, knyta skorna, nedböjd | bøje sig, bøjer sig, bøjer mig, foroverbøjet, tage op fra gulvet, binde snørebånd, bukke sig, bukker sig
  | bend, bends, bending, bent over, bend down, stoop@, leaning forward, picking up from the floor, tie shoelaces | наклон@, нагиба@, нагнут@,
  наклоня@, согнуться, поднять с пола, завязать шнурки
pushing-pulling | skyve, dytte, trekke tungt, skyver barnevogn, dra tungt, drar i, trille | skjuta på, putta, dra tungt, drar i, skjuta barnvagn,
  knuffa | skubbe, trække tungt, skubber barnevogn, hive i, hiver i, slæbe tungt | push, pushing, pushes, pull, pulling, pushing a pram, pushing a
  wheelchair, dragging | толкать, толкает, тянуть, тянет за собой, толкать коляску, катит коляску, двигать мебель
twisting-posture | vri seg, vrir seg, vridning@, arbeidsstilling@, dårlig holdning, holdning@, statisk stilling | vrida sig, vrider sig, vridning@,
  arbetsställning@, hållning@, dålig hållning, statisk ställning | vride sig, vrider sig, vrid@, arbejdsstilling@, kropsholdning@, dårlig holdning,
  statisk stilling | twist, twisting, twisted, posture@, awkward position, working posture, static position | скручива@, резко повернулся, осанк@,
  сутул@, неудобная поза, рабочая поза, вынужденное положение, поза
squatting-kneeling | huk, på huk, sitte på huk, ned på kne, på knærne, knestående, kneler, knebøy | huk, sitta på huk, på knä, knästående, knäböj, ner
  på knä, på knäna | på hug, sidde på hug, på knæ, ned på knæ, knæbøj@, knælende, knæliggende | squat, squats, squatting, kneel@, on her knees, on his
  knees, crouch@, on hands and knees | присед@, на корточках, корточки, на коленях, на колени, приседания, присесть
sitting | sitte, sitter, sittet, sittestilling@, lenge sittende, sitte lenge, sittende | sitta, sitter, suttit, sittande, sittställning@, sitta länge,
  långvarigt sittande | sidde, sidder, siddet, siddende, siddestilling@, sidde længe, langvarig siddende | sit, sits, sitting, sits down, seated,
  prolonged sitting, sitting position | сидит, сидеть, сижу, сидя, сидел, сидела, положение сидя, долго сидеть
standing | stå lenge, stående, å stå, står oppreist, stående arbeid, stått lenge, oppreist stilling | stå länge, stående, att stå, stående arbete,
  stått länge, upprätt, står upp | stå længe, stående, at stå, stående arbejde, stået længe, oprejst, stå op længe | standing, stands, stand up, stand
  for long, standing position, on her feet, on his feet, prolonged standing, upright | стоит долго, стоять, стоя, стою, на ногах, долго стоять,
  стоячая работа, положение стоя
lying-down | ligge, ligger, ligget, liggende, legge seg ned, legger seg nedpå, ryggleie, sideleie, mageleie | ligga, ligger, legat, liggande, lägga
  sig ner, ryggläge, sidoläge, magläge | ligge, ligger, ligget, liggende, lægge sig ned, rygleje, sideleje, maveleje | lying, lie down, lies down,
  lying down, lying flat, supine, lies on, lying on her side | лежит, лежать, лёжа, лежа, лежу, на спине лежать, ложится, в положении лёжа,
  горизонтальное положение
getting-up-chair | reise seg, reiser seg, reise meg, opp av stolen, komme opp, kommer seg opp, reist seg | resa sig, reser sig, upp ur stolen, komma
  upp, ta sig upp, rest sig, resa mig, uppresning@ | rejse sig, rejser sig, rejse mig, op af stolen, komme op, rejst sig, kommer op | get up from,
  gets up from, rise from, out of the chair, stands up from, getting up, rising from a chair, sit to stand | встать со стула, встаёт, встает,
  вставать, подняться, поднимается со стула, встаёт с кровати, встать
turning-in-bed | snu seg i senga, snur seg, snu meg i sengen, vende seg i senga, forflytning@, komme seg ut av senga | vända sig i sängen, vänder sig,
  vändning@, förflyttning@, ta sig ur sängen | vende sig i sengen, vender sig, forflytning@, komme ud af sengen, vende mig i sengen | turn in bed,
  turns in bed, turning over, roll over, rolls over, transfers, get out of bed, bed mobility | повернуться в постели, переворачива@, поворачива@,
  перевернуться, встать с постели, поворот на бок, слезть с кровати
reaching-overhead | strekke seg etter, rekke opp, over hodehøyde, over skulderhøyde, løfte armen over, henge opp gardiner, nå øverste hylle, armene
  over hodet | sträcka sig efter, över axelhöjd, armarna över huvudet, nå upp, översta hyllan, hänga gardiner | række op, strække sig efter, over
  skulderhøjde, armene over hovedet, nå øverste hylde, hænge gardiner op | reach, reaches, reaching, overhead, above shoulder height, arms above, top
  shelf, hang curtains, raise the arm | дотянуться, поднять руку, над головой, выше плеч, верхняя полка, вешать шторы, тянуться, достать с полки
= hands, writing and reading
gripping | gripe, griper, grep, grepsstyrke@, håndstyrke@, holde fast, mister ting, åpne lokk, skru opp lokk, gripekraft@ | greppa, greppar, grepp,
  greppstyrka@, handkraft@, tappar saker, öppna burkar, skruva upp lock | gribe, griber, grebet, gribestyrke@, håndkraft@, taber ting, åbne låg, holde
  fast om, gribekraft@ | grip, grips, gripping, grasp@, hand strength, drops things, open jars, opening jars, hold on to | хват, хватк@, роняет,
  роняю, сила кисти, сжать в кулак, открыть банку, удержать в руке, сжать кисть
fine-hand-work | finmotorikk@, kneppe knapper, knapper igjen, fikle, tre i nål, håndmotorikk | finmotorik@, knäppa knappar, knäpper knappar, pilla
  med, trä på tråd, handmotorik@ | finmotorik@, knappe knapper, knappe skjorten, lyne op, håndmotorik@, træde nål | fine motor, buttons, buttoning,
  fiddly, threading a needle, dexterity, zips, zippers | мелкая моторика, мелкой моторики, застегнуть пуговицы, застёгивать, пуговиц@, вдеть нитку,
  застёгива@
writing-handwriting | skrive, skriver, håndskrift@, skriveferdighet@, holde blyant, penn, underskrift@, signatur@ | skriva, skriver, handstil@,
  skrivsvårighet@, hålla i pennan, namnteckning@, handskrift | skrive, skriver, håndskrift@, skrivevanskelig@, holde blyanten, underskrift@, kuglepen
  | write, writes, writing, handwriting, hold a pen, holding a pencil, signature, spelling | пишет, писать, почерк@, письмо ручкой, держать ручку,
  подпись, писать ручкой, правописани@
reading-letters | lese avisa, lesevansker, lesing, leser dårlig, lesesyn, dysleksi@, lese liten skrift, lesebriller | läsning, läsa tidningen,
  lässvårighet@, dyslexi@, läsa liten text, läsglasögon, läskunnig@ | læsning, læse avisen, læsevanskelig@, ordblind@, læse små bogstaver,
  læsebriller, læsebesvær | reading, read the paper, reading difficult@, dyslexi@, read small print, reading glasses, literacy, literate | чита@,
  чтени@, дислекси@, прочитать мелкий шрифт, мелкий шрифт, очки для чтения, безграмотн@
= transport and travel
driving | kjøre bil, kjører bil, bilkjøring@, bilkjør@, bilen, bak rattet, kjørt bil, sitte i bil | köra bil, kör bil, bilkörning@, bilen, bakom
  ratten, kört bil, åka bil | køre bil, kører bil, bilkørsel@, bilen, bag rattet, kørt bil, køretur@ | drive, drives, driving, car, behind the wheel,
  drove, long drive | за рулём, за рулем, водит машину, вождени@, машин@, садится за руль, автомобил@
driving-licence | førerkort@, førerrett@, sertifikatet, lappen, kjøreforbud@, helseattest førerkort, førerkortattest@, helsekrav@ | körkort@,
  körkortsintyg@, körförbud@, körkortet, lämplig att köra, körkortsmedicin@ | kørekort@, kørekortattest@, kørekortet, kørselsforbud@, køreforbud@,
  lægeattest til kørekort | driving licence, driving license, driver's license, fit to drive, dvla, licence revoked, driving ban, driver's licence |
  водительские права, права водит, водительское удостоверение, справка на права, водительская комиссия, лишили прав, справка для гибдд
bus-train | buss, bussen, tog, toget, trikk, trikken, kollektiv@, offentlig transport, t-bane@, ta bussen | buss, bussen, tåg, tåget, spårvagn@,
  kollektivtrafik@, tunnelbana@, ta bussen, pendla | bus, bussen, med tog, toget, letbane@, kollektiv trafik, metro, metroen, offentlig transport,
  pendler | bus, buses, train, trains, tram, public transport, subway, underground, commute@, metro | автобус@, поезд, поезде, трамва@, метро,
  электричк@, общественный транспорт, маршрутк@, троллейбус@
patient-transport | drosje@, taxi, pasientreise@, pasienttransport@, rekvisisjon på taxi, reisevei@, tt-kort, helseekspress@ | taxi, sjukresa@,
  sjukresor, färdtjänst@, sjuktransport@, taxikort | taxa, flextrafik, patienttransport@, befordring@, siddende patienttransport, sygetransport@,
  handicapkørsel@ | taxi, taxis, cab, patient transport, hospital transport, lift to the hospital, transport to hospital | такси, соцтакси, социальное
  такси, санитарный транспорт, перевозка больных, довезти до больницы
motorcycle | motorsykkel@, motorsykkelen, moped@, scooter@, elsparkesykkel@, snøscooter@, snøskuter@ | motorcykel@, moped@, skoter@, elsparkcykel@,
  elscooter@, snöskoter@, mc-olycka | motorcykel@, knallert@, scooter@, elløbehjul@, løbehjul@ | motorbike@, motorcycle@, moped@, scooter@,
  e-scooter@, snowmobile@ | мотоцикл@, мопед@, скутер@, электросамокат@, самокат@, снегоход@, квадроцикл@
flying | fly, flyet, flyreise@, flyge, flytur@, flydd, lang flytur, fly hjem, flyplass@ | flyg, flyget, flygresa@, flygplan@, flyga, långflygning@,
  flygplats@ | fly, flyet, flyrejse@, flyve, flyvetur@, langdistancefly@, lufthavn@ | flight, flights, airplane, fly home, flying, long-haul, airport,
  plane | самолёт@, самолет@, перелёт@, перелет@, лететь, летает, аэропорт@, рейс, авиаперел@
boat-travel | båt, båten, båtliv, ferge@, fergen, seilbåt@, seile, sjøsyk@, hurtigbåt@, kajakk@ | båt, båten, färja@, segelbåt@, segla, sjösjuk@,
  kajak@, båtresa@ | båd, båden, færge@, sejlbåd@, sejle, søsyg@, kajak@, sejltur@ | boat, boats, ferry, sailing, seasick@, kayak@, cruise, canoe,
  sailboat@ | лодк@, катер, катера, паром@, яхт@, теплоход@, круиз@, байдарк@, морская болезнь
travel-sickness | reisesyk@, bilsyk@, kvalm i bil, kaster opp i bilen, sykt i bilen, reisesyke@ | åksjuk@, åksjuka, bilsjuk@, illamående i bil, kräks
  i bilen, reseillamåend@ | køresyg@, køresyge, transportsyg@, bilsyg@, kaster op i bilen, dårlig af at køre | travel sick@, carsick@, motion
  sickness, car sick, sick in the car, travel-sick | укачива@, укачало, тошнит в машине, рвёт в машине, морская болезнь в машине, тошнит в транспорте
travel-abroad | utenlandsreise@, reiste til, vært i utlandet, utenlands, sydentur@, reiseråd@, langreise@, ferie i syden, reisevaksine@ | utomlands,
  utlandsresa@, varit i thailand, rest utomlands, resa utomlands, resvaccin@, semesterresa, charterresa | udlandet, udlandsrejse@, været i udlandet,
  rejse til, rejsevaccin@, charterferie@, sydpå | abroad, travelled to, traveled to, travel, trip abroad, overseas, foreign travel, holiday abroad,
  been abroad, travel vaccin@ | за границ@, заграниц@, поездк@, ездил@, путешеств@, ездил в турцию, египет, из поездки, вернулся из
walking-to-work | gangavstand@, gå til butikken, går til jobben, gå til bussen, hvor langt kan, gå langt, går hundre meter, gangdistanse@ |
  gångavstånd@, gångsträcka@, gå till affären, hur långt kan, gå långt, gå till bussen | gangdistance@, gåafstand@, gå til købmanden, hvor langt kan,
  gå langt, gå til bussen | walking distance, how far can, walk far, walk to the shop, walk to the shops | сколько может пройти, пройти без остановки,
  проходит без остановки, дойти до магазина, дистанция ходьбы, сколько метров
getting-lost | går seg vill, finner ikke hjem, finne veien, kjenner seg ikke igjen, rotet seg bort, gått seg bort | går vilse, hittar inte hem, hitta
  vägen, gått vilse, irrar omkring | farer vild, finder ikke hjem, finde vej, faret vild, bliver væk fra | gets lost, getting lost, find her way, find
  his way, lost his way, wanders off, wandering, lost on the way | теряется на улице, заблудил@, не находит дорогу, потерялся, потерялась, блуждает,
  уходит из дома
= animals and bites
insect-bites | insektbitt@, insektstikk@, myggstikk@, mygg, vepsestikk@, veps, bistikk@, klegg, bitt av, loppe@ | insektsbett@, insektsstick@,
  myggbett@, mygg, getingstick@, geting@, bistick@, loppa, loppor | insektbid@, insektstik@, myggestik@, myg, hvepsestik@, hveps, bistik, loppe@, klæg
  | insect bite@, insect sting@, mosquito@, midge@, wasp@, bee sting@, flea, fleas, horsefly, gnat@ | укус насеком, укус комар, комар@, оса, осы,
  пчел@, пчёл@, блох@, мошк@, кусают насекомые, укусил комар, укусила оса
ticks | flått@, flåtten, flåttbitt@, skogflått@, plukket flått, flåttmiddel@ | fästing@, fästingbett@, fästingen, tbe-vaccin, borreli@ | flåt, flåten,
  flåtbid@, skovflåt@, tæger, flåtmiddel@ | tick, ticks, tick bite, tick bites, deer tick, tick prevention, ticks on | клещ@, укус клеща, снял клеща,
  укусил клещ, клещев@, присосался клещ
animal-bite | hundebitt@, kattebitt@, bitt av hund, bitt av katt, bet meg, kloret, klorte, kattekloring | hundbett@, kattbett@, biten av hund, biten
  av katt, bet mig, rivit av katt, klöst | hundebid@, kattebid@, bidt af hund, bidt af kat, bed mig, kradset af kat, bidt af | dog bite, cat bite,
  bitten by, animal bite@, bit me, cat scratch, dog bites, scratched by | укусила собака, укус собаки, укусила кошка, укус кошки, искусал@, покусал@,
  оцарапала кошка
snake-jellyfish | hoggorm@, slangebitt@, maneter, brennmanet@, fjesing@, ormebitt | huggorm@, ormbett@, orm biten, maneter, brännmanet@, fjärsing@ |
  hugorm@, slangebid@, brandmand i vandet, gople@, fjæsing@, vandmand, hugormebid | snake bite, snakebite@, adder, viper@, jellyfish, weever fish,
  snake | змея, змеи, укус змеи, гадюк@, медуз@, укусила змея
pets-contact | kjæledyr@, husdyr@, hund hjemme, katt hjemme, hund i huset, katt i huset, kanin, marsvin@, dyrekontakt@, pelsdyr@ | husdjur@,
  sällskapsdjur@, hund hemma, katt hemma, pälsdjur@, kanin, marsvin@, djurkontakt@ | kæledyr@, husdyr@, hund i hjemmet, kat i hjemmet, pelsdyr@,
  kanin, marsvin@, dyrekontakt@ | our pet, pets, dog at home, cat at home, furry animals, guinea pig, rabbit, animal contact, hamster | домашние
  животные, домашнее животное, питомец, питомц@, собака дома, кошка дома, дома есть кошка, кролик@, хомяк@, морская свинка, контакт с животными
farm-animals | storfe, kuer, ku, sau, sauer, gris, griser, høner i, geit, besetning@, fjøs | nötkreatur@, kor, ko, tackor, lamm, gris, grisar, höns,
  getter, besättning@, stall | kvæg@, køer, ko, fårene, gris, grise, svin, høns, geder, besætning@, stald med | cattle, cow, cows, sheep, pig, pigs,
  goats, hens, herd@, livestock, barn, poultry house | коров@, овец, овцы, свинь@, свиней, козы, куры, скот, стадо, хлев, поголовь@
crop-forage-bedding | høy, grovfôr, beite, beitet, strø, halm, spon, silo | grovfoder@, bete, betet, hö, halm, strö, spån, ensilage | wrap, hø, græs
  og, halm, strøelse@, spåner, ensilage, folden, græsmark@ | pasture, grazing field, straw, bedding straw, forage, silage, paddock, turned out |
  пастбищ@, сено, сена, солом@, опилк@, сенаж@, силос@, подстилк@
= air, dust, noise and weather
house-dust | støv, støvet, husstøv@, støvmidd@, midd i, teppestøv, støvplag@ | damm, dammet, dammig@, kvalster@, husdamm@, dammallergi | støv, støvet,
  husstøv@, støvmide@, husstøvmide@, nullermænd | dust, dusty, house dust, dust mite@, dust mites, house dust mite | пыль, пыли, пылью, пыльно,
  домашняя пыль, пылевой клещ, пылев@
noise | støy, støyen, bråk, bråkete, høreselvern, ørepropper mot støy, støyskad@, lyd på jobben, hørselvern, høy musikk | buller@, oljud, bullrig@,
  hörselskydd@, stökig ljudmiljö, hög musik, bullerskad@ | støj, støjen, larm, larmende, høreværn@, støjskad@, høj musik | noise, noisy, loud noise,
  ear protection, ear defenders, loud music, noise exposure, hearing protection | шум на работе, шумно, шумовая нагрузка, шумн@, громкая музыка,
  беруши, наушники защитные, громкие звуки
sunlight | sol, sola, solen, soling@, solkrem@, solbrent, solforbrent, solarium@, solbeskyttelse@, solfaktor@ | sol, solen, solar, solkräm@, solbränd,
  solarium@, solskydd@, solbränna, solskyddsfaktor@ | sol, solen, solbad@, solcreme@, solskoldet, solarium@, solbeskyttelse@, solfaktor@ | sun,
  sunshine, sunlight, sunscreen@, sunbathing, sunburn@, sunbed@, suntan@, sun cream, sun protection | солнц@, загар@, загора@, обгорел на солнце,
  солярий, солярии, солнцезащитн@, обгорела на солнце
cold-exposure | kulde, kulda, kulden, kaldt vær, frostskad@, frossen på, kaldt ute, fryser ute, vintervær@, kuldegrader | kyla, kylan, kallt väder,
  köldskad@, frostskad@, vinterväder, kallt ute, minusgrader | kulde, kulden, koldt vejr, frostskad@, forfrys@, vinterkulde@, koldt ude | cold
  weather, the cold, frostbite@, freezing outside, winter weather, cold air, exposure to cold | холод, холоде, мороз, морозе, обморож@, отморо@,
  переохлажд@, переохлади@, холодная погода, зимой на улице
heat-exposure | varmt vær, hete, heten, varmen, hetebølge@, heteslag@, solstikk@, varmt ute, varm bil | värme ute, hetta, hettan, värmebölja@,
  värmeslag@, solsting@, varmt väder, varm bil | varmt vejr, hede, heden, varmen, hedebølge@, hedeslag@, solstik@, varm bil | hot weather, heatwave@,
  heatstroke@, heat wave, heat stroke, the heat, sunstroke@, hot car, overheat@ | жара, жары, жаре, жару, тепловой удар, солнечный удар, перегре@,
  знойн@, душно, в горячей машине
outdoor-bathing-water | badevann@, badet i, ferskvann, innsjø, sjøvann, badetur@, stupt | badvatten@, badat i, badsjö, insjö, sjövatten, badstrand |
  badevand@, badet i, søvand, havvand, badestrand@, sø eller hav | lake water, swam in, bathing water, beach, paddling, sea water, river water |
  купался в, купалась в, озер@, озёр@, речк@, пляж@, морская вода, водоём@, водоем@
smoke-fumes | passiv røyking, røyk fra, røykeksponering@, sveiserøyk@, eksos@, damper på jobben, luftforurensning@, gass på jobben | passiv rökning,
  rök från, svetsrök@, avgaser, ångor, luftförorening@, rökexponering@ | passiv rygning, røg fra, svejserøg@, udstødning@, dampe, luftforurening@,
  røgudsættelse | passive smoking, second-hand smoke, secondhand smoke, fumes, exhaust fumes, welding fumes, air pollution, smoke exposure | пассивное
  курение, выхлопн@, дым на работе, сварочный дым, загрязнение воздуха, задымлен@, пары кислот
= chemicals and skin contact
chemicals-asbestos | kjemikali@, løsemid@, asbest@, malingsdamp@, syrer, klor, rengjøringsmidler, sprøytemid@, steinstøv@, epoksy | kemikali@,
  lösningsmedel@, asbest@, klor, rengöringsmedel@, bekämpningsmedel@, stendamm@, epoxi@ | kemikali@, opløsningsmid@, asbest@, klor, rengøringsmid@,
  sprøjtemid@, stenstøv@, epoxy@ | chemical@, solvent@, asbestos, pesticide@, chlorine, cleaning products, silica dust, epoxy, paint fumes | химикат@,
  растворител@, асбест@, хлорк@, пестицид@, моющие средства, бытовая химия, чистящие средства, реагент@
detergents-gloves | vått arbeid, hansker, hanskene, såpe, vaskemiddel@, håndvask@, skyllemiddel@, gummihanske@ | våtarbet@, handskar, handskarna,
  tvål, tvättmedel@, handtvätt@, sköljmedel@, diskmedel@ | vådt arbejde, handsker, handskerne, sæbe, vaskemiddel@, håndvask@, skyllemiddel@,
  gummihandsk@ | wet work, gloves, soap, detergent@, handwashing, washing powder, hand washing, fabric softener, rubber gloves | мыло, мылом,
  стиральный порошок, перчатк@, мытьё рук, моющее, порошок для стирки, кондиционер для белья
cosmetics-jewellery | parfyme@, sminke@, hårfarge@, kosmetikk@, øredobb@, smykke@, deodorant@, piercing@, nikkel@, tatovering@ | parfym@, smink@,
  hårfärg@, kosmetik@, örhängen, smycke@, deodorant@, piercing@, nickel@, tatuering@ | parfume@, makeup, hårfarve@, kosmetik@, ørering@, smykke@,
  deodorant@, piercing@, nikkel@, tatovering@ | perfume@, make-up, makeup, hair dye, cosmetics, earrings, jewellery, jewelry, deodorant@, piercing@,
  nickel, tattoo@ | косметик@, духи, духов, парфюм@, краска для волос, серьги, сережк@, украшени@, дезодорант@, пирсинг@, никел@, татуировк@
vibration-tools | vibrerende verktøy, vibrasjon@, vinkelsliper@, meiselhammer, borhammer@, slagbor, håndholdt maskin | vibrerande verktyg, vibration@,
  vinkelslip@, slagborr@, mutterdragare@, vibrationsskad@ | vibrerende værktøj, vibration@, vinkelsliber@, borehammer@, trykluftbor@, slagboremaskin@
  | vibrating tools, vibration@, angle grinder@, power tools, jackhammer@, drill machine, hand-held tools | вибраци@, болгарк@, перфоратор@, отбойный
  молоток, вибрирующ@, дрел@, электроинструмент@
= washing, dressing, toilet
washing-showering | dusj@, dusjer, dusje, vaske seg, vasker seg, bade, badekar@, kroppsvask@, egenhygiene | dusch@, duschar, tvätta sig, tvättar sig,
  badkar@, bada, sköta hygienen, morgontvätt | brusebad@, går i bad, vaske sig, vasker sig, badekar@, personlig hygiejne, komme i bad, bruser |
  shower, showers, showering, bath, bathing, bathtub, washes herself, washes himself, wash himself, personal hygiene | душ, душе, мыться, моется,
  ванну принимать, принимает душ, помыться, в ванной, мытьё, личная гигиена
poor-hygiene | dårlig hygiene, ustelt, lukter vondt, vasker seg ikke, vanstelt, steller seg ikke, skitne klær, orker ikke dusje | dålig hygien,
  ovårdad, luktar illa, tvättar sig inte, sköter inte hygienen, smutsiga kläder, orkar inte duscha | dårlig hygiejne, uplejet, lugter dårligt, vasker
  sig ikke, usoigneret, beskidt tøj, orker ikke at gå i bad | poor hygiene, unkempt appearance, self-neglect, doesn't wash, dirty clothes,
  dishevelled, neglects himself, neglects herself, not washing | неопрятн@, не моется, запущенный вид, не следит за собой, грязная одежда, плохо
  пахнет, неухожен@
dressing | kle på seg, kler på seg, av- og påkledning, påkledning, kle av seg, klær, klærne, ta på sokker, ta på seg strømper, glidelås | klä på sig,
  klär på sig, påklädning, klä av sig, kläder, kläderna, få på sig strumpor, ta på sig strumpor, dragkedja | tage tøj på, tager tøj på, påklædning,
  tage tøj af, tøj, tøjet, få strømper på, tage strømper på, lynlås | dress, dresses herself, get dressed, getting dressed, dressing herself, dressing
  himself, undress@, clothes, put on socks, putting on socks, trousers on | одева@, одеться, раздева@, одежд@, надеть носки, надевает носки,
  переодева@, натянуть колготки, молния на куртке
shoes | sko, skoene, skoen, fottøy@, såler, innlegg i sko, joggesko, høye hæler, støvler | skor, skorna, skon, skodon@, inlägg i skorna, iläggssula@,
  högklackat, stövlar, gympaskor | sko, skoene, skoen, fodtøj@, indlæg i skoene, indlægssål@, høje hæle, støvler | shoe, shoes, footwear, insoles,
  high heels, boots, trainers, orthotic@, sandals, slippers | обув@, ботинк@, туфл@, стельк@, каблук@, кроссовк@, тапочк@, сапог@
toilet-use | gå på toalettet, går på do, gå på do, toalettbesøk@, toalettet, tørke seg, tørker seg bak, dostol@ | gå på toaletten, går på toa,
  toabesök@, toaletten, torka sig, toalettbesök@, toastol@, mobil toalett | gå på toilettet, går på wc, toiletbesøg@, toilettet, tørre sig,
  toiletstol@, på toilet, wc | go to the toilet, goes to the toilet, toilet, bathroom visit@, toileting, loo, commode, wipe herself, wiping | туалет,
  туалета, туалете, ходит в туалет, в уборную, подтира@, унитаз@, сам ходит в туалет
eating-self | spise selv, spiser selv, mates, mating@, matet, holde bestikk@, holde skje, kutte maten | äta själv, äter själv, matas, matning@, hålla
  bestick, hålla skeden, skära maten | spise selv, spiser selv, mades, madning, holde bestik, skære maden ud, holde skeen | feeds himself, feeds
  herself, feed himself, spoon-fed, being fed, cutlery, cut her food, hold a spoon | ест сам, ест сама, кормят с ложки, кормить с ложечки, держать
  ложку, ложк@, столовые приборы, кормят его
hair-grooming | hårvask@, gre håret, kamme håret, føne håret, barbering@, barbere seg, barberer seg, sette opp håret | hårtvätt@, kamma håret, borsta
  håret, föna håret, raka sig, rakar sig, rakning@, sätta upp håret | hårvask@, rede hår, børste håret, føntørre, barbering, barbere sig, barberer
  sig, sætte håret | wash her hair, washes her hair, comb her hair, brush hair, hair washing, shaving, shave, shaves, blow-dry | расчёсыва@,
  расчесыва@, причёс@, мыть голову, моет голову, брить@, бреется, бритьё, укладка волос
nail-foot-care | klippe negler, klipper neglene, neglklipp@, fotpleie@, fotterapeut@, klippe tånegler, kloklipp@ | klippa naglar, klipper naglarna,
  nagelklipp@, fotvård@, fotterapeut@, kloklippning@, klippa tånaglar | klippe negle, klipper neglene, negleklip@, fodpleje@, fodterapeut@, kloklip@,
  klippe tånegle | cut nails, cutting nails, nail clipping, trim nails, foot care, podiatr@, chiropod@, toenail cutting, nail trim | стричь ногти,
  стрижёт ногти, стрижка ногтей, педикюр@, подолог@, подстричь ногти, стрижка когтей, подстричь когти
tooth-brushing | tannpuss@, pusser tenner, pusse tennene, tannbørste@, tanntråd@, tannkrem@, gebiss@ | tandborst@, borstar tänderna, borsta tänderna,
  tandtråd@, tandkräm@, munvård@ | tandbørst@, børster tænder, børste tænder, tandtråd@, tandpasta@, mundpleje@ | toothbrush@, brushing teeth, brushes
  her teeth, brushes his teeth, floss@, toothpaste@, oral hygiene, brush teeth | чистит зубы, чистить зубы, зубная щётка, зубная щетка, зубная паста,
  зубная нить, чистка зубов, гигиена полости рта
= sleep habits
bedtime | leggetid@, legger seg, legge seg, gå til sengs, køye, i seng klokka, legger meg, sengetid | läggdags, lägger sig, lägga sig, gå och lägga
  sig, i säng, lägger mig, sänggående, läggtid | sengetid@, går i seng, gå i seng, lægger sig til at sove, puttetid, til køjs, i seng klokken |
  bedtime@, goes to bed, going to bed, go to bed, bed at, time for bed | ложится спать, ложусь спать, отбой, лечь спать, время сна, укладыва@,
  ложиться спать
getting-up-morning | står opp, stå opp om morgenen, vekkerklokk@, kommer meg ikke opp, vekker ham, opp om morgenen, morgentrøtt | stiga upp, stiger
  upp, väckarklock@, kommer inte upp, upp ur sängen, uppstigning, morgontrött@ | står op, stå op om morgenen, vækkeur@, kommer ikke op, op om
  morgenen, morgentræt@ | gets up in the morning, getting up in the morning, alarm clock, wakes up at, out of bed, up in the morning, hard to get up |
  встаёт утром, встает утром, будильник@, просыпается утром, подъём утром, вставать утром, по утрам встаёт
nap | sove på dagen, sover på dagen, lur, tar en lur, middagslur@, middagshvil@, dormer, duppe@, dupp | tupplur@, sover på dagen, tar en lur,
  middagsvila@, powernap@, slumra | middagslur@, tager en lur, sover til middag, hviler sig om dagen, powernap@, sover om dagen, skraber | nap, naps,
  napping, sleeps in the day, daytime nap, siesta, dozes, dozing, lie down in the afternoon | дневной сон, спит днём, спит днем, тихий час,
  вздремнуть, прилечь днём, дремлет, дрема@, днём ложится
sleep-hygiene | søvnhygien@, søvnrytme@, døgnrytme@, snudd døgnet, faste leggetider, søvnvaner, søvndagbok@, sovevaner | sömnhygien@, sömnvanor,
  dygnsrytm@, vänt på dygnet, sömndagbok@, sömnschema, regelbundna sovtider | søvnhygiejne@, søvnvaner, døgnrytme@, vendt om på dag og nat,
  søvndagbog@, faste sengetider, søvnrytme@ | sleep hygiene, sleep habit@, sleep diary, sleep routine, circadian, day-night reversal, sleep pattern,
  sleep schedule | режим сна, гигиена сна, перепутал день с ночью, дневник сна, день с ночью, привычки сна, суточный ритм
bed-pillow | madrass@, pute, puten, puter, seng, senga, sengen, sykeseng@, dyne, dynen | madrass@, kudde, kudden, kuddar, säng, sängen, sjuksäng@,
  täcke, täcket, tyngdtäcke@ | madras@, pude, puden, puder, seng, sengen, plejeseng@, dyne, dynen, hovedpude@ | mattress@, pillow@, bed, duvet,
  hospital bed, bedding, in bed, blanket@ | матрас@, матрац@, подушк@, кроват@, одеял@, постел@, койк@
co-sleeping | sover i samme seng, samsoving@, sover mellom oss, sover hos foreldrene, ligger i vår seng, eget rom | samsov@, sover i samma säng, sover
  hos föräldrarna, sover mellan oss, eget rum | samsov@, sover i samme seng, sover mellem os, sover hos forældrene, eget værelse, sover i vores seng |
  co-sleep@, sleeps in our bed, shares a bed, bed sharing, sleeps between us, own room, sleeps with us | спит с родителями, совместный сон, спит с
  нами, спит в нашей кровати, спит с мамой, своя комната
= feelings
worry | bekymr@, bekymring@, bekymrer seg, engst@, engstelig, redd for, gruer seg, uro for, bange for | oroa@, orolig@, bekymra@, bekymmer, bekymrad,
  oro för, rädd för, grubbl@, ängsl@ | bekymr@, bekymring@, urolig for, bange for, nervøs for, grubl@, ængst@, frygter | worry, worried, worries,
  worrying, concern, concerned, anxious about, afraid of, apprehensi@ | беспокойство, беспокоится, беспокоюсь, тревожит@, волну@, пережива@, боится,
  боюсь, обеспокоен@, тревожно за
fear-of-illness | redd for kreft, redd for sykdom, sykdomsangst@, helseangst@, hypokond@, redd for å dø, dødsangst@ | rädd för cancer, rädd för
  sjukdom, hälsoångest@, sjukdomsångest@, hypokond@, rädd för att dö, dödsångest@ | bange for kræft, bange for sygdom, sygdomsangst@, helbredsangst@,
  hypokond@, bange for at dø, dødsangst@ | fear of cancer, worried about cancer, health anxiety, hypochond@, afraid of dying, fear of death, scared it
  is serious, fear of illness | боится рака, страх рака, страх смерти, страх болезни, ипохондр@, канцерофоб@, боится умереть, боюсь рака, ищет у себя
  болезни
mood-swings | humørsving@, labil@, svingende humør, opp og ned, humøret, emosjonelt ustabil@, lunefull | humörsväng@, labil@, svängande humör, upp och
  ner, humöret, emotionellt instabil, lynnig@ | humørsving@, labil@, svingende humør, op og ned, humøret, følelsesmæssigt ustabil, lunefuld | mood
  swing@, labile, moody, ups and downs, up and down, mood change@, emotional instability, moodiness | перепады настроения, неустойчивое настроение,
  скачки настроения, лабильн@, настроение меняется, перепад настроения
sadness | trist, lei seg, nedfor, nedstemt@, gråter, gråte@, tristhet@, tungt å bære, langt nede, lei meg | ledsen, ledsam, nedstämd@, nere, gråter,
  sorgsen, gråtmild, nedslagen sinnesstämning, känner mig låg | ked af det, trist, nedtrykt@, nedstemt@, græder, grædeli@, humør dårligt, langt nede |
  sad, sadness, tearful@, crying, cries, low mood, feeling low, down in the dumps, unhappy, miserable | грустн@, грусть, печал@, подавлен@, плачет,
  плачу, слёзы без причины, тоск@, плаксив@, унын@
hopelessness | håpløs@, håpløshet@, gir opp, gitt opp, ingen mening, meningsløs@, ser ingen fremtid, orker ikke mer, lei av alt | hopplös@,
  hopplöshet@, gett upp, ger upp, ingen mening, meningslös@, ingen framtid, orkar inte mer | håbløs@, håbløshed@, giver op, givet op, ingen mening,
  meningsløs@, ingen fremtid, orker ikke mere | hopeless@, giving up, gave up, given up, no point, pointless, despair@, no future, can't go on,
  meaningless | безнадёжн@, безнадежн@, отчая@, опустил руки, опустились руки, нет смысла, бессмысленн@, сдалась, сдался, безысходн@
hope-optimism | håp, håpet, håper på, optimist@, ser lyst på, lysere til sinns, ser fremover | hopp, hoppet, hoppas på, optimist@, ser ljust på,
  framtidstro@, hoppfull@ | håb, håbet, håber på, optimist@, ser lyst på, fremtidstro, fortrøstningsfuld@ | hope, hopeful, hoping, optimist@, looking
  forward, positive outlook, encouraged | надежд@, надеется, надеюсь, оптимизм@, оптимист@, верит в лучшее, с надеждой
joy | glad, glede, gleden, fornøyd, gleder seg, lykkelig@, trives, trivsel@, livsglede@, humør godt, godt humør | glad, glädje@, glädjen, nöjd,
  lycklig@, trivs, livsglädje@, gott humör, mår bra | glad, glæde, glæden, glæder sig, tilfreds, lykkelig@, trives, trivsel@, godt humør, livsglæde@ |
  happy, happiness, joy, joyful, cheerful, good mood, good spirits, pleased, thriving | радост@, рад, рада, доволен, довольна, счастл@, хорошее
  настроение, счасть@, весёл@
anhedonia | gledesløs@, ingen glede, mistet interessen, interesseløs@, gleder meg ikke, ingenting er gøy, tiltaksløs@, likegyldig@ | glädjelös@, ingen
  glädje, tappat intresset, intresselös@, inget är roligt, håglös@, likgiltig@, initiativlös@ | glædesløs@, ingen glæde, mistet interessen,
  interesseløs@, intet er sjovt, ligegyldig@, initiativløs@ | anhedoni@, no pleasure, lost interest, loss of interest, no joy, apathetic, apathy,
  doesn't enjoy, indifferent | ангедони@, ничего не радует, потерял интерес, потеряла интерес, апати@, безразлич@, равнодуш@, ничего не хочется
anger | sint, sinne, sinnet, irritabel, irritabelt, irritert, sinnetokt@, raseri@, eksploder@, kort lunte | arg, arga, ilska, ilskan, vredesutbrott@,
  irriterad, irritabel@, lättretlig@, rasande, kort stubin | vred, vrede, sur, irritabel@, irriteret, vredesudbrud@, rasende, raseri@, hidsig@, kort
  lunte | anger, angry, irritable, irritability, irritated, outburst@, rage, temper, bad-tempered, short fuse, short-tempered | злость, злится, злюсь,
  гнев@, раздражается, раздражён, раздражит@, вспышки гнева, агресси@, вспыльчив@, ярост@, психую
shame-guilt | skam, skammen, skammer@, flau, flaut, skyldfølelse@, dårlig samvittighet, skyldig@, pinlig@, bebreider seg | skam, skammen, skäms,
  skämdes, skuldkänsl@, dåligt samvete, pinsam@, självförebrå@, skuldtyng@ | skam, skammen, skammer@, flov, flovt, skyldfølelse@, dårlig samvittighed,
  pinlig@, bebrejder sig | shame, ashamed, embarrass@, guilt, guilty, feels bad about, blames herself, blames himself, self-blame, humiliat@ | стыд,
  стыда, стыдно, стыдится, стесня@, вина за, вины, чувство вины, винит себя, неловко, виноват@, совест@
low-self-esteem | selvbilde@, selvfølelse@, selvtillit@, føler seg verdiløs, mindreverd@, verdiløs@, ikke god nok, dårlig selvbilde | självkänsla@,
  självförtroende@, självbild@, känner sig värdelös, mindervärd@, värdelös@, duger inte | selvværd@, selvtillid@, selvfølelse@, føler sig værdiløs,
  mindreværd@, værdiløs@, ikke god nok | self-esteem, self-confidence, confidence, worthless@, self-image, not good enough, feels inferior, low
  self-worth | самооценк@, неуверен@, никчёмн@, никчемн@, неполноценн@, уверенность в себе, ненужн@, неуверенность
loneliness | ensom@, ensomhet@, føler seg alene, ingen å snakke med, savner selskap, mangler venner, ingen venner | ensamhet@, känner sig ensam, ingen
  att prata med, saknar sällskap, inga vänner, ofrivillig ensamhet | ensom@, ensomhed@, føler sig alene, ingen at tale med, savner selskab, ingen
  venner | lonely, loneliness, lonesome, feels alone, no one to talk to, no friends, nobody to talk to, lack of company | одиночеств@, одинок@,
  чувствует себя одиноко, не с кем поговорить, нет друзей, одиноко, никого нет рядом
= stress and coping
stress-pressure | stress@, stresset, stressa, press, presset, krysspress@, for mye på en gang, oppjaget, krav@ | stress@, stressad, pressad,
  stressig@, jäktad, jäkt@, för mycket på en gång, uppjagad, kravfylld@ | stress@, stresset, presset, pres på, fortravlet, for mange bolde, for meget
  på en gang, oppres | stress@, stressed, pressure on me, under pressure, overwhelmed, overload@, tense days, too much on | стресс@, нервное
  напряжение, нервнича@, нервотрёпк@, нервотрепк@, перегружен@, под давлением, на нервах
exhaustion-mental | utmatt@, utslitt, tom for krefter, tappet for energi, orker ingenting, kjørt seg ut, nedkjørt, energiløs@ | utmatt@, utmattning@,
  slutkörd, orkeslös@, orkar ingenting, energilös@, dränerad på energi, slut som människa | udmatte@, udkørt, tappet for energi, orker intet,
  energiløs@, drænet for energi, overskud mangler, nedkørt | exhaust@, worn out, feels drained, run down, depleted, no energy left, at the end of my
  tether, burnt-out feeling | измотан@, изнур@, морально истощ@, нет сил, обессил@, вымотан@, без сил, истощён@, выжат как лимон, энергии нет
coping | mestring@, mestre@, takle, takler, håndterer, klarer seg bra, kommer igjennom, mestringsstrategi@, holder ut | hantera@, hanterar, klarar av,
  bemästr@, copingstrategi@, kämpar på, tar sig igenom, härdar ut | mestring@, mestre@, håndtere@, tackle, tackler, klarer sig, kommer igennem, holder
  ud, copingstrategi@ | coping, cope, copes, manages well, deal with, dealing with, getting through, coping strateg@, resilien@ | справля@, справит@,
  совлада@, держится, держусь, терп@, переносит трудности, выдержива@
motivation | motivasjon@, motivert, motivere, umotivert, pågangsmot@, driv, lysten til å, innsatsvilje, tæl | motivation@, motiverad, omotiverad,
  motivera, driv, drivkraft@, kämparanda, driven | motivation@, motiveret, umotiveret, motivere, gåpåmod, drivkraft@, drive, kampgejst | motivat@,
  motivated, unmotivated, drive to, willpower, determined, determination, keen to, encouragement | мотиваци@, мотивирован@, сила воли, нет желания,
  силы воли, желание лечиться
restlessness-inner | uro, indre uro, rastløs@, urolig@, får ikke ro, klarer ikke slappe av, anspent | rastlös@, inre oro, får ingen ro, kan inte
  slappna av, spänd inombords, rastlöshet@ | rastløs@, indre uro, uro i kroppen, kan ikke slappe af, får ikke ro, anspændt, rastløshed@ | restless@,
  inner unrest, on edge, can't relax, unable to relax, fidget@, agitat@, feels tense, keyed up | неусидчив@, внутреннее беспокойство, не может
  расслабиться, не могу расслабиться, не находит себе места, взвинчен@, ажитаци@, внутреннее напряжение, суетлив@
frustration-impatience | frustr@, frustrert, lei av, utålmodig@, oppgitt@, skuffet, skuffelse@ | frustr@, frustrerad, trött på att, otålig@,
  uppgiven@, besviken, besvikelse@ | frustr@, frustreret, træt af at, utålmodig@, opgivende, skuffet, skuffelse@ | frustrat@, fed up, impatien@,
  disappoint@, sick of, had enough | фрустр@, надоел@, разочаров@, нетерпелив@, нетерпени@, устал от этого, достало, досад@
calm-relief | rolig, roligere, lettet, lettelse@, avslappet, beroliget, trygg, trygghet, tryggere, føler seg trygg | lugn, lugnare, lättad, lättnad@,
  avslappnad@, trygg, tryggare, lugnad@, känner sig trygg | rolig, roligere, lettet, lettelse@, afslappet, beroliget, tryg, tryghed@, føler sig tryg |
  calm, calmer, relieved, relief at, reassur@, relaxed, at ease, feels safe, peace of mind | спокойн@, спокойнее, успокоил@, с облегчением,
  расслаблен@, умиротвор@, в безопасности, успокоен@
grudge-trust | tillit@, stoler på, stoler ikke på, mistillit@, mistenksom@, mistro@ | tillit@, litar på, litar inte på, misstro@, misstänksam@,
  förtroende@ | tillid@, stoler på, stoler ikke på, mistillid@, mistænksom@, mistro@ | trust@, trusts, distrust@, mistrust@, suspicious of people,
  confides in | доверие, доверия, доверяет, не доверяет, недовер@, подозрительн@, мнительн@
= religion, language, origin
religion | religion@, religiøs@, kristen, muslim@, kirke, kirken, moské@, troende, be til gud, menighet@ | religion@, religiös@, kristen, muslim@,
  kyrka, kyrkan, moské@, troende, be till gud, församling@ | religion@, religiøs@, kristen, muslim@, kirke, kirken, moské@, troende, menighed@,
  jehovas vidne@ | religio@, christian@, muslim@, church@, mosque@, pray@, believer@, faith, islam, jehovah's witness@ | религи@, верующ@, церков@,
  церкви, молит@, мусульман@, христиан@, православн@, мечет@, ислам@
language-skills | språket, norskkunnskap@, snakker ikke norsk, morsmål@, snakker dårlig norsk, norskkurs@, språkvansker i norsk, språkbarriere@ |
  språket, pratar inte svenska, modersmål@, talar dålig svenska, språkförbistring@, sfi, språkbarriär@, svenska språket | sproget, taler ikke dansk,
  modersmål@, taler dårligt dansk, sprogskole@, sprogbarriere@, danskundervisning@ | mother tongue, native language, speaks no english, language
  barrier@, speaks little english, first language, limited english | родной язык, не говорит по-русски, языковой барьер, плохо говорит по, языковые
  курсы, русский язык, владеет языком
interpreter | tolk, tolken, tolketjenest@, med tolk, telefontolk@, oversetter for henne, skjermtolk@ | tolk, tolken, tolkar, med tolk, telefontolk@,
  tolkförmedling, översätter för | tolk, tolken, tolke, med tolk, telefontolk@, tolkebistand@, oversætter for | interpreter@, interpreting, translates
  for, telephone interpreter, sign language interpreter, translating for, through an interpreter | переводчик@, перевод для, переводит для, через
  переводчика, сурдопереводчик@, синхронный перевод
immigration | innvandr@, flyktning@, asylsøk@, asylmottak@, oppholdstillat@, familiegjenforen@, kom til norge, født i utlandet | invandr@, flykting@,
  asylsök@, asylboende@, uppehållstillstånd@, familjeåterförening@, kom till sverige, papperslös@ | indvandr@, flygtning@, asylansøg@, asylcenter@,
  opholdstillad@, familiesammenfør@, kom til danmark, udlænding@ | immigra@, refugee@, asylum seeker@, asylum, migrant@, residence permit, came to
  this country, undocumented, born abroad | мигрант@, эмигр@, беженц@, беженец, иммигр@, вид на жительство, убежищ@, приехали из, приехал из,
  переселенец, переселенц@
culture-origin | kulturell@, kommer opprinnelig fra, hjemland@, opprinnelse, etnisk@, samisk@, skikker, tradisjon@, kulturforskjell@ | kulturell@,
  kommer ursprungligen från, hemland@, ursprung@, etnisk@, samisk@, tradition@, kulturkrock@ | kulturel@, kommer oprindeligt fra, hjemland@,
  oprindelse@, etnisk@, tradition@, kulturforskel@, grønlandsk@ | cultural@, comes originally from, home country, origin, ethnic@, traditions,
  background from, country of birth, country of origin | культурные различия, родом из, родина, национальност@, этническ@, традици@, обычаи, из какой
  страны, страна рождения
sexual-orientation-identity | homofil@, lesbisk@, bifil@, homo, transperson@, transkjønn@, kjønnsidentitet@, legning@, ikke-binær@ | homosexuell@,
  lesbisk@, bisexuell@, transperson@, könsidentitet@, queer, läggning, icke-binär@, hbtq@ | homoseksuel@, lesbisk@, biseksuel@, transkønn@,
  transperson@, kønsidentitet@, queer, bøsse, nonbinær@ | gay, lesbian@, bisexual@, transgender@, trans person, queer, gender identity, non-binary,
  sexual orientation, same-sex | гей, лесбиянк@, бисексуал@, трансгендер@, гомосексуал@, гендерн@, сексуальная ориентация, смена пола
= accidents
accident-home | ulykke hjemme, falt hjemme, hjemmeulykke@, falt i trappa, falt på badet, skled på badet, snublet i teppet, falt ut av senga | olycka
  hemma, fallit hemma, ramlade hemma, föll i trappan, halkade i duschen, snubblade på mattan, ramlat ur sängen, olycksfall i hemmet | ulykke hjemme,
  faldt derhjemme, faldt på trappen, gled i badet, snublede over, faldet ud af sengen, ulykke i hjemmet | accident at home, fell at home, fell down
  the stairs, slipped in the bathroom, tripped over the rug, fell out of bed, home accident@, household accident | упал дома, упала дома, упала с
  лестницы, упал с лестницы, поскользнулась в ванной, поскользнулся в ванной, споткнул@, упала с кровати, бытовая травма
slipping-ice | sklei på isen, skled på isen, glatt føre, brodder, falt på isen, holke, strødd, glatt ute, glatta | halkade på isen, halka, halkig@,
  broddar, föll på isen, ishalka, halkolycka@ | gled på isen, glat føre, faldt på isen, isglat@, glatte fortove, pigge under skoene | slipped on the
  ice, slippery, icy, fell on the ice, ice grips, icy pavement, slip on ice, ice cleats | поскользнулся на льду, гололёд@, гололед@, скользко, упал на
  льду, упала на льду, поскользнул@, ледоступ@
traffic-accident | trafikkulykke@, bilulykke@, påkjørt, påkjørsel@, kollisjon@, kolliderte, kjørte av veien, bilkrasj@, mc-ulykke, sykkelvelt@ |
  trafikolycka@, bilolycka@, påkörd, krock, krockade, kollision@, körde av vägen, cykelolycka@, singelolycka@ | trafikulykke@, bilulykke@, påkørt,
  påkørsel@, kollision@, kørte galt, solouheld@, cykelulykke@, kørt ned | traffic accident, car accident, car crash, hit by a car, collision@, run
  over, rta, rear-ended, crashed, bike crash | дтп, авария, аварии, аварию, сбила машина, столкновени@, наезд автомобиля, попал под машину, врезал@,
  сбил велосипед
work-accident | arbeidsulykke@, arbeidsuhell@, skadet på jobb, ulykke på jobb, falt fra stige, falt fra stillas, klemte hånda i maskin, skade på
  jobben | arbetsolycka@, arbetsskada@, skadad på jobbet, olycka på jobbet, föll från stege, ramlade från ställning, klämskada i maskin@, tillbud på
  jobbet | arbejdsulykke@, kom til skade på arbejdet, ulykke på arbejdet, faldt ned fra stige, faldt ned fra stillads, klemt i maskine, arbejdsuheld |
  work accident, accident at work, injured at work, industrial accident@, fell off a ladder, fell from scaffolding, workplace accident, work injury,
  caught in a machine | несчастный случай на работе, травма на производстве, производственная травма, упал с лесов, упал с высоты, травма на работе,
  упал со стремянки, зажало в станке
play-sports-accident | falt på lekeplass, falt fra huska, falt av sykkelen, falt fra trampolin, falt på ski, skadet på trening, skadet i kamp, taklet,
  falt i klatrestativ | föll från gungan, föll på lekplatsen, ramlade av cykeln, skadade sig på träning, ramlade på studsmatta, skadad i match,
  tacklad, föll på skidor | faldt fra gyngen, faldt på legepladsen, faldt af cyklen, kom til skade til træning, faldt på trampolin, tacklet, skadet i
  kamp | fell off the swing, fell in the playground, fell off his bike, fell off her bike, injured in training, injured playing, tackled, sports
  accident, fell off the trampoline | упал с качелей, упала с качелей, упал с велосипеда, упала с велосипеда, травма на тренировке, упал на площадке,
  травма в игре, упал с батута, подкат
accident-fall-horse | falt av hesten, falt fra hesten, kastet av hesten, sparket av hest, tråkket på av hest, ridd av | ramlade av hästen, föll av
  hästen, avkastad av häst, sparkad av häst, avkastad | faldt af hesten, smidt af hesten, sparket af hest, rideulykke@, trådt på af hest | fell off
  the horse, thrown from horse, kicked by a horse, riding accident, thrown off horse | упала с лошади, упал с лошади, лошадь лягнула, лягнула,
  сбросила лошадь
cut-injury-tools | kuttet seg, skar seg, kuttskade@, kniven, glasskår, sag, vinkelslip, sirkelsag@, kapp og, stukket seg på | skar sig, skurit sig,
  skärsår@, kniven, glasskärva, sågen, cirkelsåg@, kapade | skar sig, skåret sig, snitsår@, kniven, glasskår@, rundsav@, savede | cut himself, cut
  herself, cut my hand, cut her finger, knife, glass cut, saw blade, circular saw, kitchen knife | порезал@, порез, порезы, порезался, ножом порезал,
  циркулярк@, осколок стекла, пила циркулярная, поранил@
burn-scald | brannskad@, brent seg, skåld@, skoldet, varmt vann på seg, brannsår@, brent på ovn, kokende vann | brännskad@, bränt sig, skållad,
  skållning@, hett vatten på sig, brännsår@, kokande vatten | forbrænding@, brændt sig, skoldet sig, skoldning@, varm kaffe over sig, brandsår@,
  kogende vand | burn injury, burned herself, burned himself, burnt herself, burnt himself, scald@, hot water on, boiling water, hot drink spilled |
  ожог@, обжёг, обжегся, обжёгся, обожг@, ошпар@, кипятк@, кипяток, обварил@
poisoning-swallowed | forgift@, svelget, slukt mynt, svelget batteri, giftinformasjon@, drakk vaskemiddel, spiste planten, spist noe giftig |
  förgift@, svalt ett mynt, svalt batteri, giftinformation@, drack diskmedel, ätit något giftigt, fått i sig | forgift@, slugt en mønt, slugt batteri,
  giftlinjen, drak opvaskemiddel, spist noget giftigt, fået i sig | poison@, swallowed a coin, swallowed a battery, ingested, poison control, ate
  something toxic, swallowed something | отравл@, отрави@, проглотил, проглотила, батарейк@, съел что-то, выпил средство, ядовит@, наглотал@
drowning-choking | drukning@, druknet, nesten druknet, kvelning@, satt fast i halsen, satte i halsen, kveles, heimlich@, falt i vannet | drunkning@,
  drunkna, drunknade, satte i halsen, kvävs, fastnade i halsen, kvävning@, föll i vattnet | drukning@, druknet, druknede, fik galt i halsen, kvalt i,
  kvælning@, sad fast i halsen, faldt i vandet | drown@, near-drowning, choked, choking, heimlich@, stuck in throat, airway blocked by food, fell in
  the water, choke on | утону@, утоп@, подавился, подавилась, поперхнул@, захлебнул@, застряло в горле, тонул, задохнул@
bump-head-child | slo hodet, dunket hodet, falt av stellebord@, falt ned fra sofaen, falt fra senga, smalt i hodet, hodet i bordet, kul i hodet | slog
  i huvudet, slagit huvudet, ramlade från skötbordet, föll från soffan, dunkat huvudet, bula i huvudet | slog hovedet, slået hovedet, faldt ned fra
  puslebordet, faldt ned fra sofaen, bule i hovedet, stødte hovedet | hit his head, hit her head, banged head, banged his head, banged her head, fell
  off the changing table, fell off the sofa, bump on the head, bumped head | ударился головой, ударилась головой, стукнулся головой, упал с
  пеленального, упал с дивана, шишка на голове, шишка на лбу, стукнулся
animal-accident | påkjørt hund, påkjørt katt, falt fra balkong, katten falt, hunden ble påkjørt, hundeslagsmål@, bitt av annen hund, kattekrangel,
  kattslagsmål@ | påkörd katt, påkörd hund, föll från balkong, hundslagsmål@, hunden blev påkörd, biten av en hund, kattslagsmål@ | påkørt hund,
  påkørt kat, faldt ned fra altan, hundeslagsmål@, katten faldt, bidt af en anden hund, katteslagsmål@ | dog was hit, cat hit by, dog fight, cat
  fight, fell from the balcony, road traffic accident cat, bitten by another, hit by car | собаку сбила, кошка выпала, выпал из окна, упала с балкона,
  драка с собакой, покусала собака, подрался с котом, упал с балкона, собачья драка
= function and independence
independence | selvhjulpen@, selvstendig@, klarer seg selv, uavhengig@, greier seg selv, selvhjulpenhet, oppegående | självständig@, klarar sig själv,
  oberoende, självständighet@, reder sig själv, uppegående | selvhjulpen@, selvstændig@, klarer sig selv, uafhængig@, selvstændighed, oppegående |
  independent, independence, manages on her own, manages on his own, self-sufficient, self-reliant, copes alone | самостоятельн@, независим@,
  обслуживает себя, справляется сам, справляется сама, сам себя обслуживает, самообслуживани@
daily-functioning | funksjonsnivå@, dagliglivet, dagliglivs@, adl, adl-funksjon, daglige gjøremål, fungerer i hverdagen, hverdagen | funktionsnivå@,
  funktionsförmåga@, vardagen, adl, adl-förmåga, dagliga sysslor, fungerar i vardagen, vardagssysslor | funktionsniveau@, funktionsevne@, hverdagen,
  adl, daglige gøremål, fungerer i hverdagen, dagligdagen | activities of daily living, adl, adls, daily life, daily activities, everyday life, level
  of function, day-to-day, daily functioning | повседневн@, бытовые навыки, уровень функционирования, в быту, повседневная жизнь, повседневной жизни,
  каждодневн@
bedridden-housebound | sengeliggende, bundet til huset, kommer seg ikke ut, pleiepasient@, bundet til sengen, ligger til sengs, husbundet |
  sängliggande, sängbunden, kommer inte ut, bunden till hemmet, ligger till sängs | sengeliggende, bundet til sengen, kommer ikke ud, bundet til
  hjemmet, ligger i sengen hele dagen, lænket til hjemmet | bedridden, housebound, bedbound, bed-bound, confined to bed, can't leave the house,
  chairbound | лежач@, не встаёт с постели, не встает с постели, лежачий больной, прикованный к постели
cannot-any-more | kan ikke lenger, klarer ikke lenger, måttet slutte med, får ikke gjort, sluttet å kunne, greier ikke lenger, må la være | kan inte
  längre, klarar inte längre, fått sluta med, kan inte göra det, orkar inte längre, tvungen att sluta | kan ikke længere, kan ikke mere, klarer ikke
  længere, måttet stoppe med, må opgive, må lade være | can no longer, cannot any more, can't any more, not able to, had to give up, had to stop,
  unable to manage | больше не может, больше не могу, уже не могу, пришлось бросить, перестал справляться, уже не может, пришлось отказаться
endurance | utholdenhet@, kondisjon@, holder ikke ut lenge, orker kort, kondis, blir fort sliten, tåler lite, sliten av lite | uthållighet@,
  kondition@, kondis, orkar kort, blir fort trött, tål lite, ork, orken, flås | udholdenhed@, kondition@, kondi, bliver hurtigt træt, tåler lidt,
  orker kort, formen | endurance, stamina, fitness, tires easily, tires quickly, gets tired quickly, exercise capacity, out of breath quickly,
  exercise tolerance | выносливост@, быстро устаёт, быстро устает, быстро устаю, утомля@, толерантность к нагрузке, физическая форма, быстро
  утомляется
memory-daily | glemmer avtaler, glemmer å ta, glemmer kjelen, huskelapper, husker ikke navn, glemsk@, legger fra seg, glemmer komfyren | glömmer
  saker, glömsk@, glömmer spisen, minneslappar, glömmer namn, glömmer möten, glömmer ta | glemmer aftaler, glemsom@, glemmer komfuret, huskesedler,
  glemmer navne, glemmer at tage, forlægger ting | forgets appointments, forgetful@, forgets names, loses things, misplaces, left the stove on,
  reminders, leaves the stove on | забыва@, забывчив@, забыл выключить, теряет вещи, не помнит имена, забывает принять, рассеянност@, напоминалк@
attention | oppmerksomhet@, konsentrasjon@, konsentrere seg, ukonsentrert, distrahert, faller ut, henger ikke med, tankene flyr | uppmärksamhet@,
  koncentration@, koncentrera sig, okoncentrerad, distraherad, hänger inte med, ofokuserad, fokusera | opmærksomhed@, koncentration@, koncentrere sig,
  ukoncentreret, distræt@, følger ikke med, ufokuseret | attention, concentration, concentrate@, distract@, unfocused, inattent@, focus, loses focus,
  mind wanders | внимание, внимания, невнимательн@, сосредоточ@, отвлека@, концентрация, концентрации, витает в облаках
planning-structure | planlegg@, struktur i hverdagen, utsetter ting, organiser@, rot i tingene, kommer ikke i gang, prokrastiner@, rutiner hjemme |
  planera@, planering@, struktur i vardagen, skjuter upp saker, komma igång, prokrastiner@, organisera, rutiner hemma | planlæg@, struktur i
  hverdagen, udskyder ting, komme i gang, organisere, overblik, overspringshandling@, rutiner hjemme | planning, organised, organising, disorganised,
  puts things off, procrastinat@, getting started, can't get started, executive function@ | планиров@, откладывает дела, прокрастин@, распорядок дня,
  организованност@, не может начать, режим дня, структурирова@
managing-medicines-self | dosett@, multidose@, medisinering selv, pillebox, ordner medisinene, legger opp medisiner, tar medisinene selv | dosett@,
  apodos, dosdispens@, delar dosett, medicindosett, sköter medicinerna själv, läkemedelsdosett | doseringsæske@, dosispak@, doserer selv medicin,
  tager selv medicin, pilleæske, medicinæske@, ugeæske@ | dosette@, pill box, pillbox, blister pack@, pill organiser, pill organizer, manages her own
  medicines, webster pack | таблетница, таблетницу, раскладывает таблетки, сама принимает лекарства, таблетниц@, сам принимает лекарства, раскладка
  лекарств
phone-money-tasks | nettbank@, betaler regninger selv, bruke telefonen, bruker telefonen, ordne økonomi, bankid@, papirarbeid@, selvangivelse |
  nätbank@, betalar räkningar själv, använda telefonen, sköta ekonomin, mobilt bankid, pappersarbet@ | netbank@, betaler selv regninger, bruge
  telefonen, mitid, ordne økonomi, e-boks, papirarbejd@ | online banking, manage money, manages her finances, uses the phone, using the phone,
  paperwork, handles money, manages his finances | пользуется телефоном, платит за квартиру, оплачивает счета, распоряжается деньгами, онлайн-банк@,
  ведёт бюджет, документы оформлять
functional-decline | funksjonsfall@, fungerer dårligere, funksjonstap@, gått tilbake, skrøpelig@, svekket allmenntilstand, gradvis dårligere, redusert
  funksjon | funktionsnedsätt@, sämre funktion, funktionsförlust@, skröplig@, blivit skörare, successivt sämre, sköra äldre, fungerar sämre |
  funktionstab@, fungerer dårligere, skrøbelig@, funktionsnedsæt@, gradvist dårligere, funktionsfald, svækket funktion | functional decline,
  functioning worse, frail, frailty, deconditioned, slowing down, losing function, gradual decline | ухудшение функций, дряхл@, одрях@, старческая
  астения, ослаб@, снижение функций, сдал сильно, сдала сильно
gross-motor-child | krabber, krabbet, sitter selv, reiser seg mot, går selv, milepæler, går rundt bordet, motorisk utvikling | kryper, krypa, sitter
  själv, reser sig mot, går själv, milstolpar, går runt bordet, motorisk utveckling | kravler, kravlet, sidder selv, rejser sig op ad, går selv,
  milepæle, motorisk udvikling | crawl@, crawls, sits unaided, pulls to stand, milestones, walks independently, cruising, gross motor, first steps |
  полза@, ползёт, ползет, сидит сам, сидит сама, моторное развитие, этапы развития, первые шаги
leisure-participation | delta i aktiviteter, er med på, klarer å være sosial, sluttet med hobbyer, deltar, deltakelse@, sluttet på trening, sluttet å
  gå på | delta i aktiviteter, deltar, delaktighet@, slutat med hobbyer, slutat träna, slutat gå på, aktivitetsnivå | deltage i, deltager,
  deltagelse@, stoppet med hobbyer, stoppet til træning, er holdt op med at gå til | participate@, takes part, take part, joins in, gave up hobbies,
  social activities, activity level, stopped going | участвует, участие в, участвовать, бросил хобби, бросила хобби, перестал ходить на, активный
  образ жизни, перестала заниматься
= substances and tobacco
smoking | røyk@, røyker, røyke, røykt, sigarett@, rulletobakk@, røykvaner, pakkeår | röka, röker, rökt, rökning@, rökare, cigarett@, rökvanor,
  paketår, tobak@ | ryger, ryge, røget, rygning@, rygere, cigaret@, rygevaner, pakkeår, smøger@ | smoke, smokes, smoking, smoker@, smoked, cigarette@,
  tobacco, pack years, pack-years | курит, курил, курила, курения, курю, курить, сигарет@, курильщик@, табак@, пачка в день, пачка сигарет, пачку в
  день
quit-smoking | røykeslutt@, sluttet å røyke, slutte å røyke, sluttet med røyk, trapper ned røyking, nikotinplast@, nikotintyggis@, stumpet røyken |
  rökstopp@, slutat röka, sluta röka, rökavvänj@, nikotinplåst@, nikotintuggummi@, slutade röka | rygestop@, holdt op med at ryge, stoppe med at ryge,
  stoppet med at ryge, nikotinplast@, nikotintyggegummi@ | quit smoking, stop smoking, stopped smoking, gave up smoking, nicotine patch@, smoking
  cessation, nicotine gum, ex-smoker@ | бросил курить, бросила курить, бросить курить, отказ от курения, никотиновый пластырь, никотиновая жвачка,
  бросает курить
snus-vape | snus@, snuser, snuse, prillete, snusboks@, vape, vaper, vaping, e-sigarett@, damper elektronisk, tyggetobakk@ | snus, snusar, snusa,
  snusdosa, portionssnus, vejp@, vape, e-cigarett@, vitt snus, tuggtobak@ | snus, snusen, nikotinpose@, vape, vaper, puffbar@, e-cigaret@, damper på,
  tyggetobak@ | snus, snuff, vape, vapes, vaping, e-cigarette@, nicotine pouch@, chewing tobacco, vaper | снюс@, вейп@, электронная сигарета,
  электронные сигареты, парит вейп, айкос, никотиновые подушечки, жевательный табак
cannabis | cannabis@, hasj@, marihuana, røyker hasj, weed, thc, hasjrøyk@, joint | cannabis@, hasch@, marijuana, röker hasch, gräs att röka, thc,
  röker på | cannabis@, hash, hashen, hashryg@, ryger hash, pot, skunk, thc, joint, marihuana | cannabis@, hash, marijuana, weed, smokes weed, thc,
  pot smoker, hashish | каннабис@, марихуан@, гашиш@, травку курит, курит траву, анаш@, конопл@
hard-drugs | narkotik@, heroin@, amfetamin@, kokain@, ecstasy, speed, ghb, sprøyter seg, sprøytebruk@, rusmid@, ruser seg | narkotik@, heroin@,
  amfetamin@, kokain@, ecstasy, ghb, injicerar, knark@, droger, sprutnarkoman@ | narkotik@, heroin@, amfetamin@, kokain@, ecstasy, ghb, fikser,
  stoffer, stofmisbrug@, junkie | heroin, cocaine, amphetamine@, ecstasy, mdma, illegal drugs, street drugs, recreational drugs, inject drugs,
  injecting drugs, crack cocaine, meth | наркотик@, героин@, кокаин@, амфетамин@, экстази, спайс, спайсы, колется, наркоман@, соль курит
drug-dependence | rusavhengig@, rusmisbruk@, avhengighet@, rusproblem@, misbruk@, avhengig av tabletter, rusmiddelavhengig@, hekta på | missbruk@,
  beroende av, beroendeproblematik, drogberoende@, tablettberoende@, narkotikaberoende@, beroendesjukdom@ | misbrug@, afhængighed@, afhængig af,
  stofafhængig@, pilleafhængig@, medicinafhængig@, misbrugsproblem@ | substance abuse, drug abuse, addict@, drug dependence, substance use, misuse,
  drug problem, hooked on, dependence on pills | зависимост@, зависимый от, злоупотребл@, наркозависим@, аддикци@, наркомани@, привыкание к таблеткам,
  подсел на
abstinence-relapse | avrus@, abstinens@, tilbakefall til rus, hatt en sprekk, tørrlagt, avgiftning@, rusfri@, rusbehandling@ | avgiftning@,
  abstinens@, återfall i missbruk, återfallit, nykter alkoholist, avvänjning@, drogfri@, beroendevård@, behandlingshem | afrusning@, abstinens@,
  tilbagefald til misbrug, afgiftning@, stoffri@, antabus@, misbrugsbehandling@, ædruelig@ | withdrawal symptom@, detox@, sobriety, clean from drugs,
  relapsed drinking, in recovery, rehab for drugs, rehab clinic, drug treatment, delirium tremens | ломка, ломку, абстинен@, срыв, сорвался, детокс@,
  завязал пить, кодиров@, закодирова@, лечится от алкоголизма, реабилитационный центр, ремиссия от наркотиков
doping-steroids | anabole steroider, doping@, veksthormon misbruk, testosteronmisbruk@, steroidbruk, anabole | anabola steroider, doping@,
  steroidmissbruk@, anabola, dopar sig | anabolske steroider, doping@, steroidmisbrug@, anabolske, bodybuilderpræparat@ | anabolic steroid@, doping,
  steroid abuse, bodybuilding drugs, anabolics, steroid use | анаболическ@, допинг@, анаболик@, стероиды колет, стероидные препараты для мышц, курс
  стероидов
sleeping-pills-use | sovetablett@, sovemedisin@, beroligende piller, valium, sobril, imovane, avhengig av sovemedisin | sömntablett@, sömnmedel@,
  lugnande tabletter, sobril, imovane, stilnoct, sömnmedicin@ | sovepille@, sovemedicin@, beroligende piller, imovane, stesolid, sovetablet@ |
  sleeping tablet@, sleeping pill@, sedative@, valium, zopiclone, tranquilliser@, tranquilizer@, hypnotic@ | снотворн@, седативн@, успокоительн@,
  транквилизатор@, феназепам@, валиум, таблетки для сна
= animals' home life
breeder-origin | oppdretter@, kjøpt av oppdretter, valpen, kjøpte valpen, omplassering@, gatehund@, importert hund, kullsøsken | uppfödare@, köpt från
  uppfödare, valpen, omplacering@, gatuhund@, importerad hund, kullsyskon | opdrætter@, købt hos opdrætter, hvalpen, internat@, gadehund@, importeret
  hund, kuldsøskende | breeder@, bought from a breeder, rescue dog, rehomed, rehoming, street dog, imported dog, littermate@, puppy farm | заводчик@,
  из приюта, взяли из приюта, купили щенка, уличная собака, питомник@, подобрали на улице, щенок из помёта
boarding-kennel | hundepensjonat@, kennel, kattepensjonat@, hundebarnehage@, hundepass@, dyrehotell@ | hundpensionat@, kennel, kattpensionat@,
  hunddagis@, hundpassning@, kattpassning | hundepension@, kennel, kattepension@, hundepasning@, hundedagpleje@, dyrepension@ | boarding kennel,
  boarding kennels, cattery, doggy day care, dog sitter, pet sitter, in kennels | передержк@, зоогостиниц@, гостиница для животных, догситтер@,
  собачий сад
house-training-pet | tisser inne, stueren@, kattedo@, kattekasse@, kattesand@, bæsjer inne, gjør fra seg inne | kissar inne, rumsren@, kattlåda@,
  kattsand@, bajsar inne, kissar utanför lådan | tisser inde, stueren@, kattebakke@, kattegrus@, uren inde, tisser uden for bakken, renlig hvalp |
  house-trained, housetrained, house-training, litter box, litter tray, cat litter, soils indoors, pees indoors, toileting indoors, accidents indoors
  | лоток, лотка, лотке, мимо лотка, метит углы, наполнитель для лотка, гадит дома, ходит мимо лотка
aggression-pet | biter folk, glefser, knurrer, aggressiv hund, utagerer mot hunder, ressursforsvar@, angriper andre hunder | biter folk, morrar,
  nafsar, aggressiv hund, gör utfall, resursförsvar@, attackerar andra hundar | bider folk, knurrer, snapper efter, aggressiv hund, gør udfald,
  ressourceforsvar@, angriber andre hunde | growls, growling, snaps at, lunges at, aggressive dog, resource guarding, bites people, hisses at, swats |
  рычит, рычал@, кидается на людей, кусает людей, агрессивная собака, огрызается, шипит на, бросается на собак
dog-walking | lufte hunden, lufter hunden, går tur med hunden, luftetur@, i bånd, hundetur@, gå med hunden | rasta hunden, rastar hunden, går ut med
  hunden, hundpromenad@, gå med hunden, i koppel, rastning@ | lufte hunden, lufter hunden, går tur med hunden, hundetur@, gå med hunden, i snor |
  walking the dog, walks the dog, dog walk@, takes the dog out, on the lead, on a leash, off lead, dog walks | гуляет с собакой, выгуливает,
  выгуливать, выгул@, прогулка с собакой, на поводке, поводок, поводк@, гулять с собакой
dog-training | dressur@, hundetrening@, lydighetstrening@, valpekurs@, agility, jakthund@, trekkhund@, hundekurs | hundträning@, lydnad@, valpkurs@,
  agility, jakthund@, hundkurs@, draghund@, bruksprov | hundetræning@, lydighedstræning@, hvalpekursus, agility, jagthund@, hundeskole@, brugshund@ |
  dog training, obedience@, puppy class@, agility, gun dog, working dog, trained the dog, sled dogs | дрессир@, дрессиров@, аджилити, площадка для
  собак, кинолог@, ездовая собака, охотничья собака, послушание собаки
sleeps-where-pet | sover i senga med hunden, hunden sover, soveplass@, kattens seng, buret, hundebur@, hundeseng@ | hunden sover, sovplats@, hundbur@,
  hundbädd@, hundsäng@, katten sover | hunden sover, soveplads@, hundekurv@, hundebur@, hundeseng@, katten sover | where he sleeps, dog bed, crate,
  crated, in a kennel, sleeps on the sofa, cat bed | лежанк@, спит на диване, клетка для собаки, вольер@, собака спит, кошка спит, будка
other-animals-house | annen hund, andre hunder, andre dyr, flere hunder, flere katter, andre katter, innekatt@, utekatt@, går ute | annan hund, andra
  hundar, andra djur, flera katter, andra katter, innekatt@, utekatt@, går ute | anden hund, andre hunde, andre dyr, flere katte, andre katte,
  indekat@, udekat@, går udenfor | other dog, other dogs, other pets, other animals, other cats, indoor cat, outdoor cat, multi-cat, goes outside |
  другие собаки, другие животные, другие кошки, домашний кот, гуляет на улице, не выходит на улицу, другая собака, вторая кошка
animal-distress | stress hos hunden, redd for fyrverkeri, fyrverkeri@, separasjonsangst@, lydredd@, redd for lyder, nervøs hund, uler når den er alene
  | rädd för fyrverkeri, fyrverkeri@, separationsångest@, ljudrädd@, stressad hund, ylar när den är ensam, nervös hund, skotträdd@ | bange for
  fyrværkeri, fyrværkeri@, separationsangst@, lydangst, stresset hund, hyler når den er alene, nervøs hund, skudræd@ | fireworks, scared of noise@,
  noise phobia, separation anxiety, noise-phobic, stressed dog, howls when alone, frightened of, left alone at home | салют@, фейерверк@, боится
  громких звуков, тревога разлуки, воет один, воет когда остаётся один, сепарационная тревога, боится салюта
animal-grooming | pelsstell@, børste pelsen, klippe pelsen, bade hunden, hundefrisør@, vaske hunden, kamme pelsen | pälsvård@, borsta pälsen, trimma
  hunden, bada hunden, hundfrisör@, klippa hunden, hundtrim@ | pelspleje@, børste pelsen, trimme hunden, bade hunden, hundefrisør@, klippe hunden,
  vaske hunden | grooming, groomer@, brush the coat, clip the coat, bathe the dog, bathing the dog, coat care, clipped, dematting | груминг@, грумер@,
  вычёсыва@, вычесыва@, мыть собаку, моет собаку, стрижка собаки, колтун@
`
