/** Animals, their illnesses, their keeping and the vet. `concept | nb | sv | da | en | ru`, own wording; a row that begins with `=` opens a field. */
export const ANIMAL_MEANINGS = `
= kinds of animal
dog | hund, hunden, hunder, hundene, hundens, bikkj@ | hund, hunden, hundar, hundarna, hundens, vovve@, jycke@ | hund, hunden, hunde, hundene,
  hundens, vovse, vovsen | dog, dogs, doggy, doggie, canine, canines, pooch | собак@, собач@, пёс, пес, псу, псом, пёсик@
cat | katt, katten, katter, kattene, kattens, pusekatt@, innekatt@ | katt, katten, katter, katterna, kattens, kisse@, missen | kat, katten, katte,
  kattene, kattens, mis, missekat@ | cat, cats, feline, felines, kitty, pussycat@, moggy | кошк@, кошек, кошеч@, кот, кота, коту, котом, коты, котик@
rabbit | kanin, kaninen, kaniner, kaninene, dvergkanin@, vedder@ | kanin, kaninen, kaniner, kaninerna, dvärgkanin@, vädurskanin@ | kanin, kaninen,
  kaniner, kaninerne, dværgkanin@, vædderkanin@ | rabbit, rabbits, bunny, bunnies, dwarf rabbit@, house rabbit@ | кролик@, крольч@, крол, карликовый
  кролик, декоративный кролик
small-rodents | marsvin@, hamster@, ørkenrotte@, tamrotte@, tammus, chinchilla@, degus, gnager@ | marsvin@, hamster@, hamstrar@, gerbil@, tamråtta@,
  chinchilla@, degu, gnagare@ | marsvin@, hamster@, hamstre@, ørkenrotte@, tamrotte@, chinchilla@, degu, gnaver@ | guinea pig, guinea pigs, hamster@,
  gerbil@, pet rat, pet rats, pet mouse, chinchilla@, degu, cavy, rodent@ | морская свинк@, морской свинк@, морскую свинк@, хомяк@, хомяч@, песчанк@,
  шиншилл@, дегу, декоративная крыс@, грызун@
ferret | ilder@, tamilder@, frett, fretten, fretter | iller@, illrar@, tamiller@, frett, fretten | fritte, fritten, fritter, fritterne, tamilder@,
  ilder@ | ferret@, polecat@, jill ferret, hob ferret | хорёк, хорек, хорьк@, хорь, фретк@
cage-bird | undulat@, papegøye@, kanarifugl@, kakadue@, nymfeparakitt@, burfugl@, stuefugl@ | undulat@, papegoj@, kanariefågel@, kakadu@,
  nymfparakit@, burfågel@, burfåglar | undulat@, papegøje@, kanariefugl@, kakadue@, nymfeparakit@, stuefugl@, burfugl@ | budgie@, budgerigar@,
  parrot@, canary, canaries, cockatiel@, cockatoo@, parakeet@, cage bird@, pet bird@ | попуга@, волнист@, канарейк@, какаду, корелл@, декоративная
  птиц@, жако
reptile-or-fish | reptil@, skilpadde@, øgle@, slange i terrarium, terrari@, akvariefisk@, skjeggagam@ | reptil@, sköldpadd@, ödla@, ödlor@, tamorm@,
  terrari@, akvariefisk@, skäggagam@ | krybdyr@, skildpadde@, øgle, øglen, terrari@, akvariefisk@, skægagam@, reptil@ | reptile@, tortoise@, turtle@,
  lizard@, bearded dragon@, gecko@, terrarium, vivarium, aquarium fish | рептили@, черепах@, ящериц@, террариум@, аквариум@, игуан@, геккон@,
  бородатая агама
horse | hest, hesten, hester, hestene, hestens, ponni@, gamp, gampen | häst, hästen, hästar, hästarna, hästens, ponny@, ponnier | hest, hesten, heste,
  hestene, hestens, pony, ponyen, ponyer | horse, horses, equine, pony, ponies, nag | лошад@, лошадь, конь, коня, коню, конём, конем, кони, пони,
  лошадк@
donkey-mule | esel, eselet, esler, eslene, muldyr@, mulesel@ | åsna@, åsnor@, åsnan, mula, mulan, mulåsn@ | æsel, æslet, æsler, æslerne, muldyr@,
  mulæsel@ | donkey@, mule, mules, hinny, donkey jack, jenny donkey | осёл, осел, осла, ослик@, ослиц@, мул, мула
cattle | storfe@, kyr, kyrne, kua, kuene, buskap@, melkeku@, ammeku@, kvegbesetning@ | nötkreatur@, nötboskap@, nötdjur@, kor, korna, kossa@, kossor@,
  mjölkko@, diko, dikor@ | kvæg@, køer, køerne, koen, malkeko@, malkekøer@, ammeko@, ammekøer@, kreatur@ | cattle, cow, cows, bovine@, dairy cow,
  dairy cows, suckler cow, suckler cows, beef cow, beef cows | коров@, крупный рогатый скот, рогатого скота, крс, бурёнк@, буренк@, скотин@
sheep | sau, sauen, sauer, sauene, sauebesetning@, småfe, småfeet, saueflokk@ | fåren, fårbesättning@, fårflock@, fårhållning@, får och lamm,
  lammproduktion@ | fåret, fårene, fårebesætning@, fåreflok@, fårehold@, får og lam | sheep, ovine@, flock of sheep, sheep flock@, hill sheep | овца,
  овцы, овце, овцу, овцой, овец, овцам@, овечк@, отар@, мелкий рогатый скот, мрс
goat | geit, geita, geiter, geitene, geitebesetning@, geitebukk@, melkegeit@, bukken | getter, getterna, geten, getbock@, mjölkget@, getbesättning@ |
  ged, geden, geder, gederne, gedebuk@, malkeged@, dværgged@ | goat@, caprine, billy goat@, nanny goat@, doe goat, pygmy goat@ | коза, козы, козу,
  козе, козой, козам, козёл, козел, козла, козлов
pig | gris, grisen, griser, grisene, svinebesetning@, slaktegris@, minigris@ | gris, grisen, grisar, grisarna, svinbesättning@, slaktgris@,
  slaktsvin@, minigris@ | gris, grisen, grise, grisene, svinebesætning@, slagtesvin@, slagtegris@, minigris@ | pig, pigs, swine, porcine, hog, hogs,
  finisher pig, finisher pigs, fattening pig, fattening pigs, mini pig, mini pigs | свинья, свиньи, свинью, свинье, свиней, свиньям@, свинопоголовь@,
  откормочн@, минипиг@, хрюшк@
poultry | fjørfe@, fjærfe@, verpehøn@, slaktekylling@, hønsehold@, kalkun@, hobbyhøns | fjäderfä@, värphöns@, slaktkyckling@, hönsflock@, kalkon@,
  hobbyhöns | fjerkræ@, æglæggende høner, slagtekylling@, hønsehold@, hønseflok@, kalkun@, hobbyhøns | poultry, layers flock, laying hens, broiler@,
  turkeys, backyard chickens, backyard hens | домашняя птиц@, домашней птиц@, бройлер@, несушк@, индейк@, индюк@, индюш@, птицефабрик@, птичник@
wild-animal | villdyr@, elg, elgen, pinnsvin@, rådyr@, villfugl@, reinsdyr@, ville dyr | vilda djur, vilt djur, igelkott@, rådjur@, vildfågel@,
  vildsvin@, älgar | vilde dyr, vildt dyr, pindsvin@, rådyr@, vildfugl@, vildsvin@, råvildt | wildlife, wild animal@, hedgehog@, wild bird@, deer,
  wild boar | дикое животное, дикие животные, диких животных, ёжик@, ежик@, лось, кабан, кабаны, дикие птиц@
= young animals
puppy | valp, valpen, valper, valpene, valpekull@, unghund@ | valp, valpen, valpar, valparna, valpkull@, unghund@ | hvalp, hvalpen, hvalpe, hvalpene,
  hvalpekuld@, unghund@ | puppy, puppies, pup, pups, litter of pups, young dog, juvenile dog | щенок, щенк@, щенят@, щеноч@, молодая собака, помёт
  щенков
kitten | kattung@, kattekull@, unge katter, ungkatt@, kattebarn@ | kattung@, kattkull@, ungkatt@, unga katter | killing, killingen, killinger,
  killingerne, kattekilling@, kattekuld@, kattunge | kitten@, young cat, litter of kittens | котёнок, котенок, котёнк@, котенк@, котят@, помёт котят
foal-young | føll, føllet, føllene, unghest@, åring, åringen, følunge, hingstføll, hoppeføll | föl, fölet, fölen, unghäst@, åring, åringen, hingstföl,
  stoföl | føl, føllet, føllene, unghest@, plag, plagen, hingsteføl, hoppeføl, åring | foal, foals, colt, colts, filly, fillies, yearling, yearlings,
  weanling, young horse | жеребёнок, жеребенок, жеребён@, жеребен@, жеребят@, годовик, годовалая лошадь, кобылк@, молодая лошадь
calf-young | kalv, kalven, kalver, kalvene, spedkalv@, spekalv@, oksekalv@, kvigekalv@, ungdyr@, ungfe | kalv, kalven, kalvar, kalvarna, spädkalv@,
  tjurkalv@, kvigkalv@, ungdjur@ | kalv, kalven, kalve, kalvene, spædkalv@, tyrekalv@, kviekalv@, småkalv@, ungdyr@ | dairy calf, young calf, young
  calves, newborn calf, bull calf, heifer calf, bull calves, youngstock, suckler calves | телёнок, теленок, телён@, теленк@, телят@, бычок, бычк@,
  тёлочк@, телочк@, молодняк@
lamb-kid | lammet, lammene, sugelam, kopplam@, påsettlam@, geitekje, kjeet, kjeene | lammet, lammen, dilamm, flasklamm@, killingar, getkilling@,
  påläggslamm@ | lammet, lammene, dielam, kopplam, flaskelam, gedekid, kiddet, lamningsflok | lamb, lambs, pet lamb@, orphan lamb@, tame lamb@, goat
  kid, goat kids, hogget@ | ягнён@, ягнен@, ягнят@, козлён@, козлен@, козлят@
piglet-weaner | spedgris@, smågris@, spegris@, pattegris@, tilvekstgris@, avvente griser | spädgris@, smågris@, kulting@, avvanda grisar,
  tillväxtgris@ | pattegris@, smågris@, fravænnede grise, fravænningsgris@, spædgris@ | piglet@, weaner pig, weaner pigs, weaners, suckling pig,
  suckling pigs, grower pigs, nursery pigs | поросён@, поросен@, поросят@, отъёмыш@, отъемыш@, доращивани@
chick-pullet | daggammel kylling, kyllinger, kyllingene, unghøne@, unghøns, andunge@ | kyckling, kycklingar, kycklingarna, unghöna, unghöns,
  dygnsgammal kyckling, ankung@ | daggammel kylling, kyllinger, kyllingerne, hønniker, hønnike, ælling, ællinger | chick, chicks, day old chick@,
  pullet@, poult@, duckling@, hatchling@ | цыплён@, цыплен@, цыплят@, цыпа, молодка, молодки, утят@, индюшат@
old-animal | gammel hund, gammel katt, gammel hest, eldre hund, eldre katt, senior hund, gamlingen | gammal hund, gammal katt, gammal häst, äldre
  hund, äldre katt, seniorhund@ | gammel hund, gammel kat, gammel hest, ældre hund, ældre kat, seniorhund@ | old dog, elderly dog, senior dog,
  geriatric dog, old cat, senior cat, elderly cat, old horse, geriatric horse | старая собака, пожилая собака, старый пёс, старая кошка, пожилая
  кошка, старый кот, возрастное животное, старая лошадь
= sex and neutering
bitch | tispe@, tispa, tispene, tispe, hunnhund@, avlstispe@, jentehund | tik, tiken, tikar, tikarna, hynda, hyndan, honhund | tæve, tæven, tæver,
  tævehund@, avlstæve@, hunhund@ | bitch, bitches, female dog, breeding bitch, brood bitch | сука, суки, суку, суке, сукой, сучк@, девочка собака
male-dog | hannhund@, hanhund@, hannhunden, avlshann@, hanhund, avlshannhund@ | hanhund@, hane hund, avelshan@, avelshane | hanhund@, hannhund@,
  avlshan, avlshanner | male dog, male dogs, stud dog, dog entire male | кобель, кобел@, кобелёк, кобелек, пёс производитель
queen-or-tom | hunnkatt@, hannkatt@, kollekatt, avlshunn@ | honkatt@, hankatt@, kollekatt, avelshona | hunkat@, hankat@, avlshunkat | female cat, male
  cat, tomcat@, tom cat, queen cat, breeding queen | кошка девочка, кошка мальчик, котяра, племенная кошка, кот производитель
mare | hoppa, hoppene, hoppas føll, merra, merrene, avlshoppe@, følhoppe@ | sto, stoet, ston, stona, avelssto@, fölsto@, märr, märren | hoppe, hoppen,
  hopper, hopperne, avlshoppe@, følhoppe@ | mare, mares, broodmare@, brood mare@, foaling mare | кобыл@, кобыла, кобылиц@, племенная кобыла, конематк@
stallion | hingst, hingsten, hingster, hingstene, avlshingst@, hingsteri | hingst, hingsten, hingstar, hingstarna, avelshingst@ | hingst, hingsten,
  hingste, hingstene, avlshingst@ | stallion@, stud horse, entire horse, breeding stallion | жеребец, жеребц@, племенной жеребец, производитель
  жеребец
gelding | vallak, vallaken, vallaker, kastrert hingst, gjeldet hest | valack, valacken, valacker, vallack, kastrerad hingst | vallak, vallakken,
  vallakker, kastreret hingst | gelding, geldings, gelded, castrated horse, cut colt | мерин, мерина, мерины, меринов, кастрированный жеребец
cow-in-milk | melkende ku, kalvet ku, eldrekalv@, laktasjon@, laktasjonsnummer, sinku, sinkua, sinkyr | mjölkande ko, laktation@, äldre ko, kalvat ko,
  sinko, sinkor@ | malkende ko, laktation@, goldko@, goldkøer@, ældre ko, nykælver@ | lactating cow, milking cow, fresh cow, fresh cows, lactation
  number, dry cow, dry cows, parity | дойная корова, дойных коров, лактаци@, новотельн@, сухостойн@, корова в сухостое
heifer | kvige, kviga, kviger, kvigene, kvigens, drektig kvige, førstekalv@ | kviga, kvigan, kvigor, kvigorna, förstakalvare, dräktig kviga | kvie,
  kvien, kvier, kvierne, kælvekvie@, førstekalvs@ | heifer@, in-calf heifer@, maiden heifer@, first calver@, springing heifer@ | тёлка, телка, тёлки,
  телки, тёлку, нетель, нетел@, первотёлк@, первотелк@
bull-steer | okse, oksen, okser, oksene, kastrat, slakteokse@, gårdsokse@, avlsokse@ | tjur, tjuren, tjurar, tjurarna, stut, stuten, avelstjur@ | tyr,
  tyren, tyre, tyrene, stud, studen, stude, avlstyr@, foldtyr@ | bull, bulls, steer, steers, bullock@, breeding bull, stock bull | бык, быка, быки,
  быков, бычара, вол, волы, бык производитель
ewe-ram | søye@, søya, søyene, væren, værer, værene, gimmer@ | tackan, tackor, tackorna, bagge, baggen, baggar, baggarna, ungtacka | moderfår@,
  vædder, vædderen, væddere, gimmer@, gimre | ewe, ewes, tup, tups, gimmer@, shearling@, breeding ram, rams, the ram | овцематк@, овцематок, баран,
  барана, бараны, баранов, ярка, ярки, матки с ягнятами
sow-boar-gilt | purke@, purka, purkene, råne, rånen, råner, ungpurke@, grisepurke | sugga, suggan, suggor, suggorna, galt, galten, gylta, gyltor,
  gyltan | soen, søer, søerne, orne, ornen, orner, ornerne, gylt, gylten, polte, polten | sow, sows, boar, boars, gilt, gilts, breeding sow, breeding
  sows | свиноматк@, свиноматок, хряк, хряка, хряки, ремонтная свинка, ремонтных свинок
hen-rooster | høne, høna, høner, hønene, hane i hønsehus, hanen galer, hønseflokk@ | höna, hönan, hönor, hönorna, tupp, tuppen, tuppar | høne, hønen,
  høner, hønerne, høns, hønsene, hane galer, hanekylling | hen, hens, rooster@, cockerel@, chickens | курица, курицы, курицу, курица несушка, куры,
  курам, кур, петух, петуха, петухи
neutered-animal | kastrert hund, kastrert katt, kastrert hannhund, sterilisert, sterilisert katt, sterilisert tispe, er kastrert | kastrerad,
  kastrerad katt, kastrerad hanhund, steriliserad, kastrerade | kastreret, kastreret kat, kastreret hanhund, steriliseret, neutraliseret, kastrerede |
  neutered, spayed, castrated, desexed, has been fixed, neuter status | кастрирован, кастрирована, кастрированн@, стерилизован, стерилизована,
  стерилизованн@
intact-animal | intakt hannhund, intakt tispe, ikke kastrert, ukastrert@, ikke sterilisert | intakt hane, intakt tik, inte kastrerad, okastrerad@, ej
  kastrerad | intakt hanhund, intakt tæve, ikke kastreret, ukastreret, ikke steriliseret | intact male, intact female, entire male, entire female, not
  neutered, unneutered, not spayed, unspayed, uncastrated | не кастрирован, не кастрирована, не стерилизован, не стерилизована, некастрирован@,
  нестерилизован@, интактн@
= breeds
crossbreed | blanding, blandingshund@, blandingsrase@, krysning, huskatt, huskatten, gatehund@ | blandras@, blandrashund@, korsning@, huskatt,
  huskatten, bondkatt, gatuhund@ | blandingshund@, blandingsrace@, krydsning, huskat, huskatten, bondekat, gadehund@ | crossbreed@, mixed breed@,
  mongrel@, mutt, cross breed, domestic shorthair, domestic longhair, street dog, street dogs | метис@, дворняг@, дворняжк@, беспородн@, помесь,
  домашняя короткошёрстная, уличная собака
purebred-pedigree | renrase@, stamtavle@, raseren@, rasehund@, rasekatt@, registrert i nkk, oppdrettskatt | renras@, stamtavla@, rashund@, raskatt@,
  renrasig@, registrerad i skk | stamtavle@, racehund@, racekat@, raceren@, renracet@ | purebred@, pedigree@, pure bred, kennel club registered,
  studbook, pedigree dog | породист@, чистокровн@, чистопородн@, родословн@
toy-dogs | dverghund@, selskapshund@, chihuahua@, malteser@, bichon@, dvergpuddel@, papillon@, yorkshire@, cavalier@ | sällskapshund@, dvärghund@,
  chihuahua@, malteser@, bichon@, dvärgpudel@, papillon@, yorkshire@, cavalier@ | selskabshund@, dværghund@, chihuahua@, malteser@, bichon@,
  dværgpuddel@, papillon@, yorkshire@, cavalier@ | toy breed@, small breed dog, small breed dogs, chihuahua@, maltese, bichon@, toy poodle@,
  papillon@, yorkie@, yorkshire terrier@, cavalier@, pomeranian@ | чихуахуа, йорк, йорка, йоркширск@, мальтез@, болонк@, той-терьер@, карликовый
  пудель, шпиц, кавалер кинг
flat-faced-breeds | kortsnutet@, kortsnutede, mops, mopsen, fransk bulldog@, engelsk bulldog@, boxer, bokser@, brakycefal@ | trubbnos@, trubbnosig@,
  mops, mopsen, fransk bulldogg@, engelsk bulldogg@, boxer, brakycefal@ | kortsnudet, kortsnudede, mops, mopsen, fransk bulldog@, engelsk bulldog@,
  bokser@, boxer, brakycefal@, brachycefal@ | flat faced, short nosed breed, pug, pugs, french bulldog@, frenchie@, english bulldog@, brachycephalic,
  boxer dog | брахицефал@, мопс@, французский бульдог, французского бульдога, английский бульдог, плоскомордая, боксёр, пекинес@
retrievers-spaniels | labrador@, golden retriever@, flatcoat@, cocker spaniel@, springer spaniel@, retriever@, labbe, spaniel@ | labrador@, golden
  retriever@, flatcoat@, cocker spaniel@, springer spaniel@, retriever@, labbe, spaniel@ | labrador@, golden retriever@, flatcoat@, cocker spaniel@,
  springer spaniel@, retriever@, spaniel@ | labrador@, golden retriever@, flatcoat@, cocker spaniel@, springer spaniel@, retriever@, lab cross,
  spaniel@ | лабрадор@, голден@, золотистый ретривер, ретривер@, спаниел@, кокер
shepherds-collies | schäfer@, gjeterhund@, border collie@, aussie@, malinois@, belgisk fårehund, collie@, sheltie@ | schäfer@, vallhund@, border
  collie@, aussie@, malinois@, belgisk vallhund, collie@, sheltie@ | schæfer@, hyrdehund@, border collie@, aussie@, malinois@, belgisk hyrdehund,
  collie@, sheltie@ | german shepherd@, alsatian@, herding dog, herding dogs, sheepdog@, border collie@, australian shepherd@, malinois, collie@,
  sheltie@ | овчарк@, немецкая овчарка, бордер-колли, колли, малинуа, австралийская овчарка, пастушья собака, шелти
hunting-dogs | jakthund@, irsk setter@, engelsk setter@, gordonsetter@, vorsteh@, pointer@, beagle@, dachs, dachshund@, støver@, elghund@ | jakthund@,
  setter@, vorsteh@, pointer@, beagle@, tax, taxen, taxar, stövare@, älghund@ | jagthund@, setter@, pointer@, beagle@, gravhund@, støver@, ruhåret
  hønsehund | hunting dog, hunting dogs, gundog@, setter@, pointer@, beagle@, dachshund@, sausage dog, sausage dogs, hound@, vizsla@, weimaraner@ |
  охотничья собака, сеттер@, пойнтер@, легавая, легавую, бигл@, такса, таксы, таксу, лайка, гончая, курцхаар@, дратхаар@
terriers | terrier@, jack russell@, bull terrier@, staffordshire@, westie@, amstaff@ | terrier@, jack russell@, bullterrier@, staffordshire@, westie@,
  amstaff@, staffe | terrier@, jack russell@, bullterrier@, staffordshire@, westie@, amstaff@ | terrier@, jack russell@, bull terrier@,
  staffordshire@, westie@, amstaff@, staffie@, pit bull | терьер@, джек-рассел@, джек рассел@, бультерьер@, стаффорд@, стафф, питбул@
giant-and-guard-breeds | rottweiler@, grand danois@, berner sennen@, newfoundland@, leonberg@, doberman@, sankt bernhard@, mastiff@, storvokst rase |
  rottweiler@, grand danois@, berner sennen@, newfoundland@, leonberg@, doberman@, sankt bernhard@, mastiff@, jätteras@ | rottweiler@, grand danois@,
  berner sennen@, newfoundland@, leonberg@, doberman@, sankt bernhard@, mastiff@, broholmer@ | rottweiler@, great dane@, bernese mountain@,
  newfoundland@, leonberger@, doberman@, saint bernard@, mastiff@, giant breed@, large breed@ | ротвейлер@, немецкий дог, дога, бернский зенненхунд,
  ньюфаундленд@, доберман@, сенбернар@, мастиф@, алабай, алабая, кавказская овчарка
spitz-and-sled-dogs | spisshund@, husky@, alaska husky, malamute@, samojed@, trekkhund@, sledehund@, buhund@ | spetshund@, husky@, malamute@,
  samojed@, slädhund@, draghund@, lapphund@ | spidshund@, husky@, malamute@, samojed@, slædehund@, trækhund@ | spitz, sled dog, sled dogs, husky,
  huskies, malamute@, samoyed@, akita@ | хаск@, маламут@, самоед@, ездовая собака, ездовых собак, акита
cat-breeds | norsk skogkatt@, skogkatt@, maine coon@, ragdoll@, perser@, siames@, britisk korthår@, bengal, sphynx, hellig birma | norsk skogkatt@,
  skogkatt@, maine coon@, ragdoll@, perser@, siames@, brittiskt korthår@, bengal, sphynx, helig birma | norsk skovkat@, skovkat@, maine coon@,
  ragdoll@, perser@, siames@, britisk korthår@, bengal, sphynx, hellig birma | norwegian forest cat, norwegian forest cats, maine coon@, ragdoll@,
  persian cat, persian cats, persians, siamese, british shorthair@, bengal cat, bengal cats, sphynx, birman@, burmese | мейн-кун@, мейн кун@,
  рэгдолл@, персидск@, сиамск@, британец, британская кошка, вислоух@, бенгал@, сфинкс@, невская маскарадная
pony-and-cold-blood-breeds | kaldblods@, fjording@, dølahest@, islandshest@, nordlandshest@, shetlandsponni@, welsh ponni@ | kallblods@, fjordhäst@,
  nordsvensk@, islandshäst@, shetlandsponny@, gotlandsruss@, ardenner@, russ | koldblods@, fjordhest@, islandsk hest, islandske heste, islænder@,
  shetlænder@, shetlandspony@, frederiksborg@ | coldblood@, cob, cobs, draught horse@, icelandic horse@, fjord horse@, shetland@, welsh pony, welsh
  ponies, heavy horse@ | тяжеловоз@, исландская лошадь, шетланд@, фьордская, упряжная лошадь, уэльский пони
sport-horse-breeds | varmblods@, varmblodstraver@, travhest@, fullblods@, galopphest@, ridehest@, sportshest@, quarter horse, araber@ | varmblod@,
  varmblodstravare@, travhäst@, fullblod@, galopphäst@, ridhäst@, halvblod@, quarterhäst@, arabhäst@ | varmblods@, travhest@, traver, fuldblods@,
  galophest@, ridehest@, dansk varmblod, araberhest@ | warmblood@, trotter@, standardbred@, thoroughbred@, racehorse@, sport horse@, riding horse@,
  quarter horse@, arab horse, arabian | теплокровн@, рысак@, верховая лошадь, ганновер@, тракен@, арабская лошадь, спортивная лошадь, скаковая лошадь
dairy-cattle-breeds | norsk rødt fe, jersey@, holstein@, melkerase@, telemarksfe, sidet trønderfe, ayrshire | svensk rödbrokig@, jersey@, holstein@,
  mjölkras@, srb, svensk låglandsboskap, fjällko@, ayrshire | rød dansk malkerace, jersey@, holstein@, malkerace@, sortbroget@, rødbroget@ | jersey
  cow, jersey cows, holstein@, friesian@, dairy breed@, ayrshire@, brown swiss | голштин@, молочная порода, молочной породы, джерсей@, айршир@,
  чёрно-пёстр@, черно-пестр@
beef-cattle-breeds | kjøttfe@, hereford@, angus, charolais@, limousin@, simmental@, kjøttferase@, ammekubesetning@ | köttdjur@, hereford@, angus,
  charolais@, limousin@, simmental@, köttras@, highland cattle | kødkvæg@, hereford@, angus, charolais@, limousin@, simmental@, kødrace@, skotsk
  højland@ | beef cattle, hereford@, angus, charolais, limousin@, simmental@, beef breed@, highland cattle | мясная порода, мясной породы, мясной
  скот, герефорд@, ангус@, абердин@, шароле, лимузин, симментал@
sheep-and-pig-breeds | norsk kvit sau, spælsau@, villsau@, texel@, norsk landsvin, duroc, yorkshiresvin, gammalnorsk@ | gutefår@, texel@,
  gotlandsfår@, finull@, duroc, hampshire, pälsfår@ | texel@, gotlænder@, suffolk, leicester, landrace svin, duroc, danbred | texel@, suffolk@,
  swaledale, blackface sheep, landrace, duroc, hampshire, gotland sheep | романовск@, мериносы, тексел@, крупная белая, ландрас@, дюрок@
= parts of the body, small animals
paw | pote, poten, poter, potene, poteskade@, framlabb@, forpote@, bakpote@ | tass, tassen, tassar, tassarna, tasskada | pote, poten, poter, poterne,
  potens, poteskade@ | paw, paws, forepaw@, hind paw, hind paws, front paw, front paws | лапа, лапы, лапу, лапе, лапой, лапка, лапки, лапку, лапках,
  лапами, лап
paw-pads | tredepute@, poteput@, mellom tærne på poten, potekutt | trampdyna, trampdynor@, tassdyn@, mellan trampdynorna, tasskudde@ | trædepude@,
  pudens hud, mellem trædepuderne, potepude@ | paw pad, paw pads, footpad@, pads of the foot, cut pad, cracked pads, between the pads | подушечк@,
  подушечек, мякиши, мякишей, мякиш лапы
dog-claw | klørne, kloa, kloen, klør på hunden, sporeklo@, ulveklo@, kloskade@, kloløsning@ | klorna, klon, klor, sporre@, klokapsel@, kloskada,
  kloavlossning@ | kløerne, kloen, klør på hund, ulveklo@, kloskade@, kloløsning@, sporekløer | claw, claws, dewclaw@, dog nails, nail bed claw,
  broken claw, torn nail, symmetrical lupoid onychodystrophy | коготь, когт@, когот@, прибылой палец, прибылые пальцы, коготки
tail | halen, hale, haler, haleskade@, halerot@, vannhale@, logrer, logring | svans, svansen, svansar, svansrot@, svansskada, vattensvans, viftar |
  halen, hale, haler, halerod@, haleskade@, vandhale@, logrer | tail, tails, tail base, wagging, wags, limber tail, tail injury, tail pull | хвост,
  хвоста, хвосте, хвостом, хвосты, хвостик@, корень хвоста, виляет
muzzle-and-face | snute, snuta, snuten, neserygg@, værhår@, nesespeil@, mulen | nos, nosen, nosrygg, morrhår@, nosspegel, mulen | snude, snuden,
  næseryg, knurhår@, mulen, næsespejl@ | muzzle area, snout@, whiskers, nose planum, nasal planum, bridge of the nose | морда, морды, морде, мордой,
  мордочк@, мочка носа, носик, усы кошки, вибрисс@
anal-glands | analsekk@, analkjertel@, analkjertler, skliing på baken, tømme analsekker | analsäck@, analkörtel@, analkörtlar@, tömma analsäckar |
  analsæk@, analkirtel@, analkirtler, tømme analsække, tømning af analkirtler | anal gland@, anal sac, anal sacs, express anal glands, anal sac
  impaction, anal sacculitis | параанальн@, анальные железы, анальных желёз, околоанальн@, чистка желёз
ear-flap-and-canal | øregang@, øremusling@, øreflip@, hengeører, ørelapp@ | hörselgång@, ytteröra@, öronlapp@, hängöron, öronmussla@ | øregang@,
  øreflap@, hængeører, ydre øre | ear flap@, ear canal@, pinna, pinnae, floppy ears, vertical canal | ушная раковина, ушной раковин@, слуховой проход,
  слухового прохода, ушки, висячие уши
coat-fur | pels, pelsen, pelskvalitet@, underull@, hårlag@, matt pels, blank pels, floker | päls, pälsen, pälskvalitet@, underull@, hårrem@, glansig
  päls, tovor | pels, pelsen, pelskvalitet@, underuld@, hårlag, mat pels, filtret pels | fur, coat quality, coat condition, dull coat, undercoat,
  matted coat, shiny coat, mats in the fur | шерсть, шерсти, шерстью, подшёрст@, подшерст@, колтун@, шёрст@, качество шерсти
mammary-chain | jurkjertel@, melkekjertel@, spener på tispa, jursvulst kjede, jurrekke@, patter | juverdel@, mjölkkörtel@, juverrad@, juverlist@,
  spenar på tiken | mælkekirtel@, yverliste@, patter, dievorte@, mælkeliste@ | mammary gland@, mammary chain, nipples on the bitch, teats on the bitch
  | молочная железа, молочной желез@, молочные железы, молочных желёз, пакет молочной железы, пакеты молочных желёз
third-eyelid | blinkhinne@, tredje øyelokk@, blinkhinnekjertel@, cherry eye | blinkhinna, blinkhinnan, tredje ögonlock@, körsbärsöga | blinkhinde@,
  tredje øjenlåg@, kirsebærøje, nikhinde@ | third eyelid@, nictitating membrane, cherry eye, haw showing | третье веко, третьего века, мигательная
  перепонка, вишнёвый глаз, выпадение третьего века
dog-knee-and-hock | haseledd@, hasen, hase, bakkne, bakkneet, framkne@, kneet på hunden | hasled@, hasen, hasor, framknä@, bakknä@, knäleden på hunden
  | haseled@, haseleddet, hasen, haser, bagknæ@, forknæ@ | stifle@, hock, hocks, tarsus, carpus, carpal joint, tarsal joint | скакательн@, запястный
  сустав, запястье лапы, плюсна, колено собаки, коленный сустав собаки
limb-of-animal | forbein@, bakbein@, venstre bak, høyre bak, venstre fram, høyre fram, bakpart@, bakben, bakbena | framben@, bakben@, vänster bak,
  höger bak, vänster fram, höger fram, bakdelen på hunden | forben@, bagben@, venstre bag, højre bag, venstre for, højre for, bagpart@ | foreleg@,
  hind leg, hind legs, back leg, back legs, front leg, front legs, hindlimb@, forelimb@, hindquarters, left hind, right hind, left fore, right fore |
  передняя лапа, передней лапы, задняя лапа, задней лапы, задние лапы, задние ноги, передние ноги, задняя нога, тазовые конечности, тазовая
  конечность, грудная конечность
= parts of the body, horse and farm animals
hoof | hov, hoven, hover, hovene, hovvegg@, strålen i hoven, hovkvalitet@, hovsåle@ | hov, hoven, hovar, hovarna, hovvägg@, hovkvalitet, hovsula@ |
  hov, hoven, hove, hovene, hovvæg@, hovkvalitet@, hovsål@ | hoof, hooves, hoofs, hoof wall, hoof sole, frog of the hoof, white line, hoof quality |
  копыто, копыта, копыте, копыт, копытн@, копытц@, стрелка копыта, белая линия, подошва копыта
cloven-foot | klauv, klauva, klauven, klauver, klauvene, klauvspalte@, klauvsåle@ | klöv, klöven, klövar, klövarna, klövspalt@, klövsula@ | klov,
  kloven, klove, klovene, klovspalte@, klovsål@ | claw of the cow, cloven hoof, cloven hooves, interdigital cleft, lateral claw, medial claw, sole
  horn | копытца, межкопытн@, межпальцевая щель коров, роговой башмак, подошва копытца
fetlock-and-pastern | koden, kodeledd@, kodene, kronleddet på hesten, kodebøy@ | kotled@, kotleden, karleden, kronled@, kronleden på hästen | kode,
  koden, koder, kodeled@, koderne, kronled@ | fetlock@, pastern@, fetlock joint, pastern joint, sesamoid@ | путо, путовый сустав, путов@, бабка у
  лошади, венечный сустав, сезамовидн@
cannon-and-tendons | pipe på hesten, bøyesene@, gaffelbånd@, overflatisk bøyesene, hulpipe, pipebein@ | skenben på häst, böjsena, böjsenor@,
  gaffelband@, skenan, griffelben@ | pibe på hesten, bøjesene@, gaffelbånd@, pibeben@, griffelben@ | cannon bone@, flexor tendon@, suspensory
  ligament@, superficial flexor, splint bone@, deep digital flexor | пясть лошади, сухожилие сгибателя, сгибател@, подвешивающая связка, грифельная
  кость, грифельн@
coronary-band | kronrand@, kronranden, ballene på hoven, kodehår@ | kronrand@, kronranden, ballarna på hoven | kronrand@, kronranden, ballerne på
  hoven, hovballe@ | coronary band@, coronet band, heel bulb@, coronet of the hoof | венчик копыта, венчик@, мякиш копыта, копытный венчик
withers-and-back-of-horse | manke@, mankekam@, krysset på hesten, hesterygg@ | manke, manken, mankhöjd@, korset på hästen, hästrygg@ | manke, manken,
  mankehøjde@, krydset på hesten, hesteryg@ | withers, topline, croup, back of the horse, saddle area | холка, холки, холке, холку, круп лошади, спина
  лошади
mane-and-tail-hair | manen, man og hale, hestetagl@, manhår@, pannelugg@ | manen, tagel@, man och svans, pannlugg@ | manen, hestehår@, man og hale,
  pandelok@ | mane, forelock@, tail hair, mane and tail | грива, гривы, гриву, гриве, чёлка лошади, хвост и грива
udder | jur, juret, jurene, jurdel@, jurhelse@, jurkjertel ku, framjur, bakjur | juver, juvret, juverfjärdedel@, juverhälsa@, framjuver, bakjuver |
  yver, yveret, yverkirtel@, yversundhed@, foryver, bagyver, yverkvarter | udder@, quarter of the udder, udder quarter@, udder health, fore quarters,
  udder oedema | вымя, вымени, выменем, четверть вымени, доли вымени, доля вымени
teat | spene, spenen, spener, spenene, spenekanal@, spenetråkk@, spenespiss@ | spene, spenen, spenar, spenarna, spenkanal@, spentramp@, spenspets@ |
  patte, patten, patterne, pattekanal@, pattetråd@, pattespids@ | teat, teats, teat end, teat ends, teat canal, teat injury, teat sphincter | сосок
  вымени, соски вымени, сосковый канал, сосков вымени, травма соска
rumen | vom, vomma, vommen, vomrørsle@, vombeveg@, drøvtygg@, nettmage@, løpen på kua, løpemage@, jorting | våm, våmmen, våmrörelse@, idissl@,
  nätmage@, löpmage@, löpmagen | vom, vommen, vombevægels@, drøvtyg@, netmave@, løben på koen, løbemave@ | rumen@, ruminat@, cud, cudding, chewing the
  cud, reticulum, abomasum, forestomach@, rumen fill | рубец коров, моторика рубца, сычуг, сычуга, жвачк@, преджелудк@, руминац@, сокращения рубца,
  сетка желудка
beak-crop-feathers | nebb, nebbet, kro hos fugl, fjær, fjærene, fjærdrakt@, kam på høna, vinge, vingen | näbb, näbben, kräva, krävan, fjäder,
  fjädrar@, fjäderdräkt@, vinge, vingen | næb, næbbet, kroen hos fuglen, fjer, fjerene, fjerdragt@, vinge, vingen | beak@, bill of bird, crop of the
  bird, feather@, plumage, wing, wings, comb of hen, cere | клюв, клюва, клюве, зоб у птицы, перья, перьев, оперени@, крыло, крылья, крыла, гребень
  курицы
horns | horn, hornene, avhorn@, hornanlegg@, kollete ku | hornen, hornanlag@, hornbrott@, behornad@ | hornene, hornanlæg@, hornskade@, hornet på koen
  | horns, horn bud, horn buds, horned cow, polled, horn injury | рога, рогов, рогами, рог, роговые зачатки, комолая, комолый
= what owners see: movement
limping | halter, haltet, halting, halt, halthet@, halte, haltende, bevegelsesforstyrr@ | haltar, haltat, halta, hälta, hältan, halt, rörelsestörning@
  | halter, haltet, halthed@, halt, halte, haltende, humper | limp, limps, limping, limped, lame, lameness, gait abnormal@, unsound | хромает,
  хромать, хромал@, хромая, хромот@, прихрамыва@, захрома@, перемежающаяся хромота, охрома@
not-weight-bearing | går på tre bein, tar ikke støtte, vil ikke støtte, belastar ikke, belaster ikke, holder opp foten, holder opp poten, avlaster
  beinet | går på tre ben, stödjer inte, vill inte stödja, belastar inte benet, lyfter upp tassen, håller upp benet, avlastar | går på tre ben,
  støtter ikke, vil ikke støtte, belaster ikke benet, holder benet oppe, aflaster | on three legs, not weight bearing, non weight bearing, toe
  touching, holding up its leg, holds the paw up, will not put weight, hopping lame | на трёх лапах, на трех лапах, не опирается, поджимает лапу,
  поджимает ногу, не наступает, держит лапу на весу, без опоры
stiff-after-rest | stiv etter hvile, stiv når han reiser seg, stiv bak, stivbeint, tung å reise seg, stiv i starten, varmer seg opp | stel efter vila,
  stel när han reser sig, stel bak, stelbent, svårt att resa sig, stel i början, går igång | stiv efter hvile, stiv når han rejser sig, stiv bagtil,
  stivbenet, svært ved at rejse sig, går sig varm | stiff after rest, stiff getting up, stiff behind, slow to rise, struggles to get up, warms out of
  it | скованность после отдыха, скованност@, трудно вставать, тяжело встаёт, тяжело встает, расхаживается, скованная походка
will-not-jump-or-climb | hopper ikke, vil ikke hoppe, hoppe inn i bilen, hopper ikke opp, vil ikke gå i trapp, vegrer seg for trapp, hoppe opp i
  sofaen | hoppar inte, vill inte hoppa, hoppa in i bilen, vill inte gå i trappor, ogärna trappor, hoppa upp i soffan | springer ikke op, vil ikke
  hoppe, hoppe ind i bilen, vil ikke gå på trapper, hoppe op i sofaen, vil ikke springe | not jumping, reluctant to jump, cannot jump, jump into the
  car, reluctant to climb, stairs reluctantly, jump onto the sofa, stopped jumping | не прыгает, не запрыгивает, отказывается прыгать, запрыгнуть в
  машину, не хочет по лестнице, не может запрыгнуть, на диван
wobbly-gait | vinglet@, sjangler, sjanglet@, ataksi, ataktisk, ustø bak, snubler, slepende bakbein, drar bakbeina | vinglig@, vinglar, ataxi,
  ataktisk, ostadig bak, snubblar, släpar bakbenen, svajig | vakler, vaklende, ataksi, ataktisk, ustabil bagtil, snubler, slæber bagben@, slingrende |
  wobbly, wobbling, ataxia, ataxic, unsteady, swaying, stumbling, dragging hind legs, knuckling, staggering, drunken gait | шаткая походка, шатает@,
  атакси@, заплетаются лапы, волочит лапы, волочит зад, пошатывается, спотыка@, качает его
hind-end-paralysis | lam i bakparten, lammelse bak, kan ikke bruke bakbeina, parese bak, paraplegi hos hund, tetraparese | förlamad bak,
  bakdelsförlam@, kan inte använda bakbenen, bakdelspares@, pares bak | lam i bagpart@, lammelse bagtil, kan ikke bruge bagbenene, parese bagtil,
  bagpartslam@ | paralysed hind legs, paralyzed hind legs, hind leg paralysis, cannot use back legs, paraparesis, hindquarter weakness, paraplegic dog
  | отказали задние лапы, парез задних, паралич задних, не чувствует лап, задние не работают, отнялись лапы, парапарез@, отказ задних конечностей
collapse-faint | kollaps@, falt om, faller om, besvimte, besvimer, datt om, synkope, segnet om | kollaps@, föll ihop, faller ihop, svimmade, svimmar,
  segnade, ramlade ihop, synkope | kollaps@, faldt om, falder om, besvimede, besvimer, styrtede sammen, synkope | collapse@, collapsing, keeled over,
  fainted, fainting, faints, syncope, fell over and lay | упал в обморок, обморок@, теряет сознание, рухнул@, коллапс@, потерял сознание, заваливается
fits-seizures | krampeanfall@, kramper, anfall, anfallene, fråder, epileptisk anfall, fokale anfall, clusteranfall | krampanfall@, kramper, krampade,
  epileptiskt anfall, anfallen, fradga@, anfall i kluster | krampeanfald@, kramper, krampede, epileptisk anfald, anfaldene, fråde om munden,
  klyngeanfald | seizure@, having fits, started fitting, convuls@, had a fit, paddling legs, cluster seizures, focal seizure@, status epilepticus |
  судорог@, судорож@, приступ судорог, эпиприступ@, пена изо рта, припадок, припадк@, кластерные приступы
trembling | skjelver, skjelving@, skalv, rister i kroppen, dirrer, tremor | skakar i kroppen, darrar, darrning@, skälver, skälvning@, tremor | ryster
  i kroppen, skælver, skælvede, sitrer, rystelse@, tremor | trembl@, shaking all over, shivering, shaky, quiver@, tremor@ | дрожит, дрожь, дрожи,
  трясётся, трясется, трясёт, тремор, подёргива@, подергива@
down-animal | blir liggende, kommer seg ikke opp, vil ikke reise seg, liggeku, liggende ku, nedliggende | blir liggande, kommer inte upp, vill inte
  resa sig, liggande ko, liggko@ | bliver liggende, kan ikke rejse sig, kommer ikke op, liggende ko, liggesyg | downer, down cow, recumbent, unable to
  rise, cannot stand up, lying down and not getting up, recumbency | лежачая корова, не встаёт, не встает, лежачий, не может подняться, залёжив@,
  залеживан@, залегла
= what owners see: eating and drinking
off-food | spiser ikke, spiser dårlig, nekter mat, matvegring, vil ikke ha mat, nedsatt matlyst, rører ikke maten, anoreksi, inappetens, lar fôret stå
  | äter inte, äter dåligt, vägrar mat, vill inte ha mat, nedsatt aptit, rör inte maten, matvägran, anorexi, inappetens, lämnar fodret | spiser ikke,
  æder ikke, æder dårligt, nægter mad, ingen ædelyst, nedsat ædelyst, rører ikke foderet, anoreksi, inappetens, levner foder | off food, off feed, not
  eating, off his food, off her food, won't eat, refuses food, poor appetite, inappeten@, anorexi@, leaves his feed | не ест, не кушает, плохо ест,
  отказ от корма, отказывается от еды, отказывается от корма, снижен аппетит, нет аппетита, анорекси@, не подходит к миске, не притрагивается
fussy-eater | kresen, kresent, småspist, velger ut maten, spiser bare godbiter, kresne | kräsen, kräset, småätare, petar i maten, äter bara godis,
  kräsna | kræsen, kræsent, kræsne, småtspisende, spiser kun godbidder | fussy eater@, picky eater@, finicky, faddy, eats only treats, choosy with
  food | привередлив@, переборчив@, капризничает в еде, ест только вкусняшки, избирательный аппетит, разборчивая в еде
drinks-more | drikker mer, drikker mye vann, økt tørst, drikkelyst, tørster, polydipsi, tømmer vannskåla | dricker mer, dricker mycket vatten, ökad
  törst, törstig@, polydipsi, tömmer vattenskålen | drikker mere, drikker meget vand, øget tørst, tørstig@, polydipsi, tømmer vandskålen | drinking
  more, drinks a lot, drinking a lot, increased thirst, thirsty, polydipsi@, water bowl empty, drinking excessively | пьёт больше, пьет больше, много
  пьёт, много пьет, повышенная жажда, жажда, полидипси@, пьёт много воды, постоянно пьёт
drinks-less | drikker lite, drikker ikke, drikker mindre, vil ikke drikke, dårlig drikkelyst, lavt vanninntak | dricker lite, dricker inte, dricker
  mindre, vill inte dricka, lågt vattenintag | drikker lidt vand, drikker ikke, drikker mindre, vil ikke drikke, lav vandoptagelse | not drinking,
  drinking less, drinks very little, won't drink, water intake low, refuses water | не пьёт, не пьет, мало пьёт, мало пьет, пьёт меньше, отказывается
  пить, не пьёт воду
drops-food-quidding | mister fôr, spytter ut fôr, fôrboller, mister maten ut av munnen, tygger rart, vrange å tygge, tygger på en side, høydotter |
  tappar foder, spottar ut foder, hötussar, tappar maten ur munnen, tuggar konstigt, tuggar på ena sidan | taber foder, spytter foder ud, hødotter,
  taber maden ud af munden, tygger mærkeligt, tygger i den ene side | quidding, drops food, dropping feed, dropping kibble, hay balls, chews on one
  side, chewing funny, trouble picking up food | роняет корм, роняет еду, выплёвывает корм, выплевывает сено, жуёт на одну сторону, странно жуёт,
  выпадает изо рта корм, с трудом жуёт
drooling | sikler, sikling@, siklet, slevje@, spytt renner, hypersaliv@, savler | dreglar, dregel@, dregling@, salivering@, saliverar, hypersaliv@ |
  savler, savlen, savlede, savl, hypersaliv@, savler meget | drool@, slobber@, dribbling saliva, salivat@, hypersalivation, ptyalism, frothing |
  слюнотечени@, пускает слюни, слюни, слюна течёт, слюна, гиперсаливац@, саливац@
eats-stool-or-odd-things | spiser avføring, koprofagi, pica, spiser jord, spiser gress, gressspising, spiser alt han finner, slikker på vegger | äter
  bajs, koprofagi, pica, äter jord, äter gräs, äter allt han hittar, slickar på väggar | æder afføring, koprofagi, pica, æder jord, spiser græs, æder
  græs, æder alt den finder, slikker på vægge | eats stool, eats poo, coprophag@, pica, eats soil, eats grass, eating grass, eats everything, licking
  walls | копрофаги@, ест кал, поедает кал, ест землю, ест траву, подбирает на улице, лижет стены, извращённый аппетит, извращенный аппетит
greedy-appetite | slukhals, alltid sulten, hiver i seg maten, sluker maten, matvrak, tigger, polyfagi, glupsk | alltid hungrig, slukar maten, glupsk@,
  matvrak, tigger mat, polyfagi, hetsäter, ökad aptit | altid sulten, sluger maden, grådig@, tigger mad, polyfagi, øget ædelyst, hugger maden |
  greedy, always hungry, gobbles, bolts food, wolfs down, polyphagi@, begs for food, increased appetite, ravenous | жадно ест, всегда голоден, всегда
  голодная, полифаги@, прожорлив@, выпрашивает еду, клянчит, усиленный аппетит
= what owners see: stomach and gut
vomiting | kaster opp, kastet opp, oppkast@, spyr, spydde, spyd, brekninger, brekker seg, emesis | kräks, kräkts, kräkning@, kräktes, spyr, spydde,
  uppkastning@, emesis | kaster op, kastede op, kastet op, opkast@, brækker sig, brækkede sig, opkastning@, emesis | vomit@, throwing up, threw up,
  throws up, being sick, was sick, puked, puking, emesis | рвот@, рвёт, рвет, вырвало, рвало, тошнит, стошнило, блюёт, эмезис, рвёт пеной, жёлтой
  пеной
retching-unproductive | brekker seg uten resultat, tørrbrekninger, forsøker å kaste opp, uproduktive brekninger, ulker, ulking | försöker kräkas,
  torrkräk@, kräks inte upp något, ulkar, ulkning@, improduktiva kräkningar | forsøger at kaste op, tørre opkast, ulker, ulkning@, uproduktive opkast,
  gylper tomt | retching, retches, dry heaving, unproductive retching, gagging, heaving with nothing | позывы к рвоте, позывы на рвоту, непродуктивные
  позывы, безрезультатные позывы, давится, рвотные позывы, сухие позывы
regurgitation | gulper opp, oppgulp@, gulping, regurgit@, ufordøyd mat kommer opp, gylper | stöter upp, uppstötning@, uppstötta foder, regurgit@,
  osmält mat kommer upp | gylper op, opgylp@, regurgit@, ufordøjet mad kommer op, gulper op | regurgitat@, brings food back up, undigested food comes
  up, brings up food | срыгива@, регургитац@, выходит непереваренная, возвращает корм
hairball | hårball@, hårboller, pelsball@, trikobezoar, maltpasta | hårboll@, hårbollar, pälsboll@, trikobezoar, maltpasta | hårbold@, hårbolde,
  pelsbold@, trikobezoar, maltpasta | hairball@, fur ball@, furball@, trichobezoar, malt paste | комок шерсти, комки шерсти, трихобезоар@, комки
  шерсти рвёт, мальт-паста, шерсть в желудке, отрыгивает шерсть
loose-stool | diaré, diare, løs i magen, løs avføring, løs mage, tynn avføring, grøtaktig avføring, vandig avføring, rennedritt, kumøkk konsistens,
  tynt i magen | diarré@, lös i magen, lös avföring, lös mage, tunn avföring, vattnig avföring, lös träck, rinnig | diarré@, diarre, løs mave, tynd
  mave, tynd afføring, løs afføring, vandig afføring, tynd gødning, tynd i maven | diarrhoea, diarrhea, loose stool@, loose stools, the runs, runny
  poo, soft stool@, scouring, scour, scours, watery faeces | понос@, диаре@, жидкий стул, жидкий кал, жидкого стула, кашицеобразный, водянистый стул,
  поносит, пронесло, расстройство стула
blood-or-mucus-in-stool | blod i avføringen, slim i avføringen, blodig diaré, hematochezi, melena, svart avføring, geleaktig slim | blod i avföringen,
  slem i avföringen, blodig diarré, hematochezi, melena, svart avföring, geléaktigt slem | blod i afføringen, slim i afføringen, blodig diarré,
  hæmatokezi, melæna, sort afføring | blood in stool, blood in poo, mucus in stool, bloody diarrhoea, bloody diarrhea, haematochezia, hematochezia,
  melaena, melena, black tarry | кровь в кале, кровь в стуле, слизь в кале, слизь в стуле, кровавый понос, мелен@, чёрный кал, гематохези@, с
  прожилками крови
straining-to-defecate | presser uten resultat, forstoppelse@, forstoppet, hard avføring, tenesmus, treg i magen, obstipasjon@, megacolon | krystar,
  krystning@, förstoppning@, förstoppad, hård avföring, tenesm@, trög i magen, obstipation@, megacolon | presser forgæves, forstoppelse@, forstoppet,
  hård afføring, tenesmus, træg mave, obstipation@, megacolon | straining to poo, straining to defecate, constipat@, obstipat@, tenesmus, hard stool@,
  hard dry faeces, megacolon | тужится, запор, запора, запоры, тенезм@, копростаз@, твёрдый кал, твердый кал, не может сходить, мегаколон, тужится в
  лоток
gassy-rumbling | promper, luft i magen, rumling i magen, flatulens@, gass i tarmen, buldrer i magen, tarmgass | fiser, gaser i magen, bullrar i magen,
  gasig@, flatulens, kurrar i magen, luft i tarmen | prutter, luft i maven, rumler i maven, flatulens, luft i tarmene, rumlen i maven | farting,
  flatulen@, gassy, rumbling tummy, borborygmi, tummy gurgling, wind in the belly | газы, газообразовани@, метеоризм@, урчит в животе, урчание,
  урчани@, пукает, бурчит живот
scooting | aker på rumpa, skli på rumpa, sklir på rumpa, slikker seg bak, rumpeskliing, biter seg i halen | åker kana, åker på rumpan, hasar på
  rumpan, slickar sig bak, biter sig i svansen, kanar på rumpan | kører på numsen, kurer på numsen, slikker sig bagi, bider sig i halen, kører kane |
  scoot@, bum dragging, dragging bottom, dragging its bottom, licking rear, licking its bottom, chewing tail base | ездит на попе, елозит попой,
  катается на попе, трёт попу, вылизывает под хвостом, кусает хвост, трётся задом
tense-swollen-belly | oppblåst mage, stram buk, spent buk, hengebuk, tønneformet buk, oppblåst buk, ømt i buken, utspilt buk | uppblåst mage, spänd
  buk, svullen buk, utspänd buk, ömmar i buken, hängbuk | oppustet mave, spændt bug, spændt mave, udspilet mave, øm i maven, hængemave | bloated
  belly, distended abdomen, swollen belly, tense abdomen, tight belly, pot belly, pot bellied, tucked up abdomen, painful abdomen | вздутый живот,
  вздутие живота, раздутый живот, живот напряжён, напряжённый живот, болезненный живот, увеличен живот, тугой живот, отвисший живот
= what owners see: urine
house-soiling | tisser inne, tisser på gulvet, gjør fra seg inne, urenslig@, uhell inne, tisser i sengen, tisser utenfor kassen, utenfor kattekassen |
  kissar inne, kissar på golvet, gör ifrån sig inne, orenlig@, olycka inne, kissar i sängen, kissar utanför lådan, utanför kattlådan | tisser inde,
  tisser på gulvet, besørger inde, urenlig@, uheld inde, tisser i sengen, tisser uden for bakken, ved siden af bakken | house soiling, urinating in
  the house, peeing indoors, pees in the house, accidents indoors, accident in the house, pees on the bed, outside the litter box, inappropriate
  urination | писает дома, лужи дома, мимо лотка, писает мимо, гадит дома, лужа, лужи, нечистоплотн@, писает на кровать, ходит мимо
spraying-marking | sprayer, urinmarkering@, urinmarkerer, markerer inne, skvetter urin, spraying | sprayar, urinmarker@, revirmarker@, markerar inne,
  stänker urin | sprayer urin, urinmarker@, markerer inde, strinter, strinte, territoriemarkering@ | spraying, sprays urine, urine marking, scent
  marking, marks indoors, cocking leg indoors | метит, метки, метки мочой, метят, метить, помечает территорию, пометил, разбрызгивает мочу, маркировка
  территории
pees-more | tisser mer, tisser mye, store dammer, polyuri, må ut om natta, tisser oftere store mengder, pu pd, økt urinmengde | kissar mer, kissar
  mycket, stora pölar, polyuri, måste ut på natten, pu pd, ökad urinmängd | tisser mere, tisser meget, store pytter, polyuri, skal ud om natten, pu
  pd, øget urinmængde | urinating more, pees a lot, peeing more, large puddles, polyuria, needs out at night, pupd, pu pd, larger urine volume |
  писает больше, много писает, полиури@, большие лужи, выводить ночью, просится ночью, увеличен объём мочи, пу пд
straining-to-pee | presser for å tisse, får ikke tisse, får ikke tisset, kommer bare dråper, strangeri, stranguri@, dysuri, pollakisuri, går ofte i
  kassen, små skvetter | krystar för att kissa, kan inte kissa, får inte ur sig kiss, bara droppar, stranguri@, dysuri, pollakisuri, går ofta i lådan,
  små skvättar | presser for at tisse, kan ikke tisse, kun dråber, stranguri@, dysuri, pollakisuri, går ofte i bakken, små skvæt | straining to pee,
  straining to urinate, cannot pee, unable to urinate, only drops, strangury, dysuria, pollakiuria, in and out of the litter box, small amounts of
  urine | не может пописать, тужится писать, по каплям, странгури@, дизури@, поллакиури@, часто бегает в лоток, не писает, подолгу сидит в лотке,
  часто присаживается, моча не отходит
blood-in-animal-urine | blod i urinen, blodig urin, rød urin, rosa urin, hematuri, brun urin | blod i urinen, blodig urin, röd urin, rosa urin,
  hematuri, blodkissning, brun urin | blod i urinen, blodig urin, rød urin, lyserød urin, hæmaturi, brun urin | blood in urine, bloody urine, red
  urine, pink urine, haematuria, hematuria, brown urine, blood when peeing | кровь в моче, моча с кровью, красная моча, розовая моча, гематури@, бурая
  моча, писает кровью
leaking-urine | lekker urin, drypper urin, urinlekkasje@, inkontinen@, våt der hun har ligget, kastrasjonsinkontinens, lukkemuskelinkontinens | läcker
  urin, droppar urin, urinläckage@, inkontinen@, blött där hon legat, kastrationsinkontinens | lækker urin, drypper urin, urinlækage@, inkontinen@,
  vådt hvor hun har ligget, kastrationsinkontinens | leaking urine, urine leakage, leaks urine, dribbling urine, incontinen@, wet patch in bed, wet
  bedding after sleep, sphincter incompetence | подтека@, недержание мочи, недержани@, капает моча, мокрая лежанка, подтекание мочи
= what owners see: skin and coat
itching-animal | klør, kløe, kløen, klødd@, klør seg, skraper seg, pruritus, klorer seg | klåda, klådan, kliar, kliar sig, kliande, river sig,
  pruritus | klør sig, kløe, kløen, kløede, kradser sig, kløende, pruritus | itch@, scratch@, scratching himself, scratching herself, prurit@, keeps
  scratching | зуд, зуда, зудит, чешется, чешет, чесал@, расчёс@, расчес@, почёсыва@, зудящ@
licks-and-chews | slikker potene, slikker på potene, biter seg i potene, slikker seg mye, slikker seg på magen, gnager på poten, brune poter,
  overslikking, slikkegranulom | slickar tassarna, slickar på tassarna, biter sig i tassarna, slickar sig mycket, slickar sig på magen, gnager på
  tassen, slickgranulom | slikker poterne, slikker på poterne, bider i poterne, slikker sig meget, slikker sig på maven, gnaver i poten,
  slikkegranulom | licking paws, licks its paws, chewing paws, licks feet, overgrooming, over grooming, licking belly, lick granuloma, nibbling,
  biting at feet | лижет лапы, вылизыва@, грызёт лапы, грызет лапы, вылизала, разлизал@, лижет живот, выкусыва@, кусает себя
hair-loss | mister hår, hårløse flekker, hårløs@, flekkvis håravfall, alopeci@, håravfall@, skallet, bare flekker | tappar hår, hårlösa fläckar,
  hårlös@, håravfall@, alopeci@, kala fläckar, fläckvis kal | mister hår, hårløse pletter, hårløs@, hårtab@, alopeci@, skaldede pletter, bare pletter
  | hair loss, losing hair, loses hair, bald patch@, bald spots, alopeci@, balding, symmetrical hair loss | выпадение шерсти, облысени@, алопеци@,
  лысеет, залысин@, проплешин@, выпадает шерсть, лысые пятна, лысый хвост
shedding | røyter, røyting@, hårfelling@, feller pels, feller hår, pelsfelling, røyte | fäller hår, hårfällning@, fäller päls, pälsfällning, fällning
  av hår, fäller mycket | fælder, fældning@, fælder pels, pelsfældning, fældede, skifter pels | shedding, sheds, moult@, molting, casts coat, coat
  change, losing undercoat | линяет, линьк@, линяние, линять, сезонная линька, вычёсыва@, вычесыва@
red-inflamed-skin | rød hud, rødme, rødlige flekker, utslett, irritert hud, erytem@, varmekløe, rød mage, kviser på magen | röd hud, rodnad@, utslag,
  hudutslag@, irriterad hud, erytem@, röd mage, finnar på magen | rød hud, rødme, udslæt, irriteret hud, erytem@, rød mave, bumser på maven | red
  skin, redness, rash, rashes, inflamed skin, erythema, pink belly, pimples on belly, red belly | покраснение кожи, красная кожа, сыпь, сыпи, эритем@,
  раздражение кожи, прыщики на животе, покраснела кожа, красный живот
hot-spot | fukteksem@, våteksem, hot spot, hotspot@, væskende sår, akutt fuktende dermatitt, klissete flekk | fukteksem@, hot spot, hotspot@,
  vätskande sår, våteksem, kladdig fläck | hot spot, hotspot@, fugteksem, væskende sår, vådeksem, fedtet plet | hot spot@, hotspot@, moist dermatitis,
  weeping sore, wet eczema, pyotraumatic dermatitis | мокнущая экзема, мокнущий дерматит, мокнущ@, хот-спот, влажный дерматит, мокнет рана
dandruff-greasy-coat | flass, flassete, flasser, fet pels, fet hud, seboré, skjell i pelsen, tørr hud, skorper | mjäll, mjällig, fjällar, fet päls,
  seborré, torr hud, krustor, skorpor | skæl, skæller, fedtet pels, fedtet hud, seborré, tør hud, skorper i pelsen | dandruff, scurf@, scaly, scaling,
  greasy coat, seborrh@, flaky skin, dry skin, crusts, scabs | перхот@, себоре@, жирная шерсть, шелушени@, шелушится, сухая кожа, корочки, корки,
  чешуйки
lump | kul, kulen, kuler, klump, klumpen, knute, knuten, kul i huden, klumper, hudknute@, oppfylling, utvekst@ | knöl, knölen, knölar, klump, klumpen,
  bula, bulor, knuta, knutan, hudknuta, utväxt@ | knude, knuden, knuder, bule, bulen, bule i huden, klump, klumpen, hudknude@, udvækst@ | lump@, bump,
  bumps, mass, masses, nodule@, growth on skin, skin mass, swelling under skin | шишк@, шишек, уплотнени@, новообразовани@, бугор@, узелок, узелки,
  комочек, нарост@, под кожей шарик
swelling-animal | hevelse@, hovent, hovne, ødem@, hovnet opp, opphovnet, væskeansamling@, melkeben hest | svullnad@, svullen, svullet, svullna,
  svullnat, ödem@, vätskeansamling@, gallor | hævelse@, hævet, hævede, hæver op, ødem@, hævet op, væskeansamling@ | swelling@, swollen, swell@,
  oedema, edema, puffy, filled legs, puffiness | отёк@, отек@, опухл@, опухш@, припухл@, отекл@, распухл@, припухлост@, отёчн@
discharge-smell | vond lukt, lukter vondt, stinker, illeluktende, lukter surt, puss i såret, utflod av sår, sekret | dålig lukt, luktar illa, stinker,
  illaluktande, var i såret, luktar surt, vätskar, sekret | dårlig lugt, lugter grimt, stinker, ildelugtende, lugter surt, pus, pusflåd@, materie,
  sekret | bad smell, smells bad, smelly, stinks, foul smell@, malodour, odour, pus, discharging, oozing | неприятный запах, плохо пахнет, воняет,
  вонь, запах изо, зловонн@, гной, гноя, гноится, выделения из раны, пахнет
wound-bite-cut | sår, såret, sårene, bittsår@, bitt, kuttskade@, kuttsår@, rift, flenge, trykksår@, punktert sår | sår, såret, sårskada@, bitsår@,
  bett, skärsår@, rivsår@, skrubbsår@, trycksår@, stickskada | sår, såret, sårene, bidsår@, bid, flænge@, snitsår@, rift, tryksår@, stiksår@ | wound@,
  cut on leg, laceration@, gash@, puncture wound@, bite wound@, graze, abrasion@, pressure sore@, sore spot | рана, раны, рану, ран, ранк@, порез@,
  рваная рана, укусы собак, покус@, ссадин@, царапин@, пролежн@
sores-rubbing-on-horse | gnager manen, gnir halen, klør mot gjerdet, gnagsår@, skavsår, gnir seg, salgnag | kliar manen, river svansen, skavsår@,
  sadelbrott, gnider sig, skav, skuret svans | gnubber manen, gnubber halen, gnubber sig, skrubsår på hest, sadeltryk@, gnavsår@ | rubbing tail, tail
  rubbing, rubs mane, saddle sore@, girth gall@, rubs against fence, rub marks | чешет хвост о, натёртост@, натертост@, потёртост@, натирает,
  расчёсывает гриву, нагнёт, набил холку, чешется о забор
= what owners see: head and breathing
shaking-head | rister på hodet, ristet på hodet, klør i øret, hodekast@, klør seg i ørene, hoderisting, vondt i øret hunden | skakar på huvudet,
  skakar huvudet, ruskar på huvudet, kliar i örat, kliar sig i öronen, huvudskakning@ | ryster på hovedet, rystede på hovedet, kradser i øret, klør
  sig i ørerne, hovedrysten@ | head shaking, shakes its head, shaking his head, shaking her head, headshaking, scratching ears, flapping ears, pawing
  at ear | трясёт головой, трясет головой, мотает головой, чешет ухо, чешет уши, потряхива@, машет головой
ear-discharge-smell | ørevoks, brunt i øret, lukter av øret, skitne ører, voks i øret, øresekret, utflod fra øret | öronvax, brunt i örat, luktar ur
  örat, smutsiga öron, flytning från örat, öronsekret, svart i örat | ørevoks, brunt i øret, lugter fra øret, beskidte ører, flåd fra øret, øreflåd@,
  sort voks | ear wax, earwax, brown discharge ears, smelly ears, dirty ears, ear discharge, dark wax, coffee ground debris | ушная сера, грязные уши,
  пахнет из уха, выделения из уха, коричневые выделения, сера в ушах, налёт в ушах
head-tilt-circling | skakk i hodet, hodet på skakke, går i sirkel, går i ring, nystagmus, hodetilt, balanseproblem@, faller til siden | sned på
  huvudet, huvudet på sned, går i cirkel, går i cirklar, nystagmus, tappar balansen, vinglar åt ena sidan | hovedet på skrå, hovedet på sned, går i
  cirkler, går i ring, nystagmus, skæv i hovedet, balanceproblem@ | head tilt@, tilted head, circling, walks in circles, nystagmus, eyes flicking,
  loss of balance, rolling over, falls to one side | наклон головы, голова набок, ходит кругами, ходит по кругу, нистагм@, кружит@, заваливается на
  бок, потеря равновесия, кривошея
runny-squinting-eyes | rennende øyne, øyet renner, rødt øye, kniper med øyet, myser, øyesekret@, tåreflod, puss i øyet, grums i øyet, blefarospasm@ |
  rinnande ögon, ögat rinner, rött öga, kniper med ögat, kisar, ögonflytning@, tårflöde, var i ögat, blefarospasm@ | løbende øjne, øjet løber, rødt
  øje, kniber øjet, kniber med øjet, øjenflåd@, tåreflåd, pus i øjet, blefarospasm@ | runny eye, runny eyes, weepy eye, weepy eyes, red eye, red eyes,
  squint@, eye discharge, watery eyes, gunky eye, blepharospasm, keeps eye closed, epiphora | слезится, слезотечени@, текут глаза, красный глаз, щурит
  глаз, щурит, гной в глазу, глаз закрыт, блефароспазм@, жмурит, выделения из глаз
cloudy-eye-blindness | blakket øye, grått øye, uklart øye, blind, blindhet, ser dårlig, går på ting, katarakt, grå stær, hornhinnesår@, krasjer i
  møbler | grumligt öga, grått öga, blind, blindhet, ser dåligt, går in i saker, katarakt, grå starr, hornhinnesår@, krockar med möbler | uklart øje,
  gråt øje, blind, blindhed, ser dårligt, går ind i ting, katarakt, grå stær, hornhindesår@, sløret øje | cloudy eye, cloudy eyes, blue eye, blind,
  blindness, bumps into things, bumping into furniture, cataract@, corneal ulcer@, eye ulcer, sight loss | мутный глаз, помутнени@, слепой, слепая,
  ослеп@, плохо видит, натыкается, катаракт@, бельмо, язва роговицы, врезается в мебель
sneezing-nasal-discharge | nyser, nysing@, nøs, neseflod@, neseflodd, snørr, rennende nese, snorkelyd, neseutflod, epistaxis | nyser, nysning@, nös,
  näsflöde@, snor, rinnande näsa, snuvig, näsflod | nyser, nysen, nøs, næseflåd@, snot, løbende næse, snottet, næseblod hund | sneez@, nasal
  discharge, runny nose, snotty nose, snuffl@, reverse sneez@, nose bleed@, snotty | чиха@, чихнул@, сопли, соплив@, выделения из носа, насморк@,
  сопит, носовое истечение, истечения из носа
cough-animal | hoster, hoste, hostet, hosting, hostelyd, hosteanfall@, harker, hoste ved anstrengelse | hostar, hosta, hostan, hostade, hostattack@,
  harklar, harkling, hostar vid ansträngning | hoster, hoste, hosten, hostede, hosteanfald@, rømmer sig, harker | cough@, coughs, coughing fit,
  coughing fits, hacking, honking cough, gagging cough | кашля@, кашель, кашл@, покашлива@, кашляет, подкашлива@, поперхива@
panting | peser, pesing@, peste, hesing, gisper, peser om natten | hässjar, flämtar, flämtning@, hässjning, flåsar, hässjar på natten | gisper, hiver
  efter vejret, gispen, peser, puster om natten | panting, pants a lot, heavy panting, pants at night, open mouth breathing | часто дышит с, пыхтит,
  дышит с открытой, высунув язык, одышка с языком, тяжело дышит с открытым, учащённо дышит
laboured-noisy-breathing | tungpust@, puster tungt, anstrengt respirasjon, snorker, snorkelyder, pustevansker@, dyspné, støyende pust, stridor, økt
  respirasjonsfrekvens, flankepust, hiver etter pusten | tungandad@, andas tungt, ansträngd andning, snarkar, andnöd@, dyspné, väsande andning,
  stridor, andas fort, hög andningsfrekvens | trækker vejret tungt, besværet vejrtrækning, snorker, åndenød, dyspnø, støjende vejrtrækning, stridor,
  hurtig vejrtrækning, øget respirationsfrekvens | laboured breathing, labored breathing, heavy breathing, breathing fast, snoring, snorts, dyspn@,
  stridor, stertor, noisy breathing, respiratory distress, increased respiratory effort | одышк@, тяжело дышит, тяжёлое дыхание, затруднённое дыхание,
  храпит, хрипит, диспноэ, стридор, учащённое дыхание, брюшной тип дыхания, задыха@
tires-easily | orker ikke turer, blir fort sliten, mindre utholdende, nedsatt prestasjon, mosjonsintoleran@, dårlig form, setter seg ned på tur,
  nedsatt arbeidsevne hest | orkar inte promenad@, blir fort trött, mindre uthållig, nedsatt prestation, motionsintoleran@, sätter sig på promenaden,
  sämre kondition | orker ikke gåture, bliver hurtigt træt, mindre udholdende, nedsat præstation, motionsintoleran@, sætter sig på turen, dårlig
  kondition | tires easily, tires quickly, exercise intoleran@, poor performance, sits down on walks, reduced stamina, lack of stamina, gets tired on
  walks | быстро устаёт, быстро устает, непереносимость нагруз@, плохо переносит нагрузку, садится на прогулке, снижена работоспособность, низкая
  выносливость, утомля@
= general condition
lethargy | slapp, slappe, sløv, sløve, orkeløs, daff, nedstemt hund, sover mer, allmenntilstand@, tiltaksløs, ikke seg selv, laber | slö, slöa,
  hängig, hängiga, trött hund, orkeslös, sover mer, allmäntillstånd@, nedsatt allmäntillstånd, inte sig själv, slokig | sløv, sløve, slap, dvask,
  sover mere, almentilstand@, nedsat almenbefindende, ikke sig selv, mat i det, almenbefindende | letharg@, listless, quiet in himself, not himself,
  not herself, sleeping more, subdued, out of sorts, lacks energy | вял@, апати@, вялост@, летарги@, сонлив@, угнетён@, угнетен@, сам не свой, сама не
  своя, больше спит, лежит целыми днями
hiding-withdrawn | gjemmer seg, gjemte seg, trekker seg unna, under sengen, vil være i fred, søker seg bort, isolerer seg fra | gömmer sig, gömde sig,
  drar sig undan, under sängen, vill vara ifred, håller sig undan | gemmer sig, gemte sig, trækker sig, under sengen, vil være i fred, isolerer sig
  fra | hiding, hides, hid under, withdrawn, under the bed, keeps away, separates from the group, wants to be left alone | прячется, спрятал@,
  забилась под, забился под, сидит под диваном, сидит под кроватью, избегает контакта, уединяется, отделяется от стада
fever-animal | feber, feberen, febril, rektaltemperatur@, varm i ørene, hypertermi, pyreksi, temp over | feber, febern, febrig, rektaltemperatur@,
  varm om öronen, hypertermi, temp över | feber, feberen, febril, rektaltemperatur@, varm om ørerne, hypertermi, pyreksi | fever@, pyrexi@, febrile,
  high temperature, raised temperature, running a temperature, rectal temperature, hyperthermia | поднялась температура, лихорадк@, повышенная
  температура, жар, гипертерми@, горячие уши, ректальная температура, температурит
weight-loss-animal | går ned i vekt, gått ned i vekt, magret av, avmagr@, tynn, tynnere, vekttap@, mager, magre, hofteknoker, kakeksi, sliter med å
  holde holdet | går ner i vikt, gått ner i vikt, magrat, avmagr@, smalare, viktnedgång@, mager, magra, kakexi, revben syns | taber sig, har tabt sig,
  afmagr@, tyndere, vægttab@, mager, magre, kakeksi, ribben synlige | losing weight, lost weight, weight loss, thinner, too thin, skinny, emaciat@,
  wasting, ribs showing, bony, cachexia, ill thrift | похуде@, худеет, худой, худая, потеря веса, потерял вес, потеря массы, истощени@, кахекси@,
  рёбра видно, торчат рёбра
overweight-animal | overvektig, overvekt@, feit, fedme, fet hund, for tung, slanke seg, slankes, bør ned i vekt, lagt på seg, går opp i vekt, nakkekam
  | överviktig@, övervikt@, tjock hund, fet häst, fetma, banta, lagt på sig, gått upp i vikt, fettkam | overvægtig@, overvægt@, fed hund, fed kat,
  fedme, på slankekur, taget på i vægt, har taget på, kamfedt | overweight, obese, obesity, fat dog, too fat, needs to lose weight, put on weight,
  gained weight, on a diet, cresty neck | лишний вес, ожирени@, толстый кот, толстая собака, растолст@, перекорм@, набрал вес, набрала вес,
  поправилась, избыточный вес, надо похудеть, упитан@
body-condition-weighing | holdvurder@, hullvurder@, godt hold, i godt hold, dårlig hold, veide, veid, veies, kroppsvekt, måler bånd, bcs | vägde,
  vägning@, hull, hullbedömning@, hullet, kroppsvikt, viktband, bcs, väga hunden | huld, huldvurder@, huldet, vejede, vejning@, kropsvægt, målebånd,
  bcs, veje hunden | body condition@, bcs, body weight, weigh in, weighed, condition scor@, weigh tape, weight tape, weigh crate | взвес@, кондици@,
  упитанност@, вес собаки, вес кошки, масса тела животного, весит, оценка кондиции
pain-signs | piper når, piper ved, hyler, hylte, vondt, ømt, smerteatferd, kryper sammen, vil ikke bli tatt på, smertepåvirket, smerteuttrykk@,
  smertegrimase | piper när, skriker till, skrek till, gnyr, ont, ömmar, smärtbeteende@, kryper ihop, vill inte bli rörd, smärtpåverkad, grimasskala |
  piber når, hyler, hylede, skriger når, ondt, øm, ømme, smerteadfærd@, kryber sammen, vil ikke røres, smertepåvirket, grimasseskala | yelps, yelped,
  cries when, whimper@, whining in pain, painful, in pain, sore, tender, hunched, does not want to be touched, grimace scale | скулит, взвизг@, визжит
  от, больно, болезненност@, болевой синдром, не даёт трогать, не даётся трогать, горбится, огрызается при касании, болит
pale-or-yellow-gums | bleke slimhinner, blek i tannkjøttet, gule slimhinner, blå tunge, cyanotisk@, slimhinner, slimhinnene, kapillærfylning@, crt,
  ikterisk, tørre slimhinner | bleka slemhinnor, blek i tandköttet, gula slemhinnor, blå tunga, cyanotisk@, slemhinnor, slemhinnorna, kapillär
  återfyllnad, crt, ikterisk@ | blege slimhinder, blege gummer, gule slimhinder, blå tunge, cyanotisk@, slimhinder, slimhinderne, kapillærfyldning@,
  crt, ikterisk@ | pale gums, white gums, yellow gums, jaundiced gums, blue tongue, cyanotic, mucous membrane@, capillary refill, crt, icteric, tacky
  gums | бледные дёсны, бледные десны, желтушн@, слизистые, слизистых, синий язык, цианоз@, скорость наполнения капилляр@, снк, иктеричн@, белые дёсны
dehydration | dehydrert, dehydrering@, uttørket, uttørking, hudfold står, hudturgor, innsunkne øyne, væskebalanse@ | uttorkad, uttorkning@,
  dehydrerad, dehydrering@, hudveck står, hudturgor, insjunkna ögon, vätskebalans@ | dehydreret, dehydrering@, udtørret, udtørring@, hudfold står,
  hudturgor, indsunkne øjne, væskebalance@ | dehydrat@, skin tent@, skin turgor, sunken eyes, fluid balance, fluid deficit, dried out | обезвожен@,
  обезвоживани@, дегидратац@, тургор кожи, запавшие глаза, кожная складка, водный баланс
alert-bright-well | pigg, pigge, kvikk, leken, lekne, opplagt, våken og oppmerksom, i god form, allmenntilstand god, glad og fornøyd | pigg, pigga,
  pigg och glad, lekfull, alert, livlig, gott allmäntillstånd, mår bra och äter | frisk og kvik, kvik, kvikke, legesyg, livlig, opmærksom og glad, god
  almentilstand, glad og frisk | bright and alert, bright alert responsive, perky, playful, lively, happy in himself, back to normal, full of beans |
  бодр@, весёл@, весел@, игрив@, активен и игрив, активный, активная, состояние хорошее, резв@
= behaviour
aggression-to-people | aggressiv@, aggresjon@, biter folk, bet dyrepleier, glefs@, knurrer, knurring, viser tenner, utfall mot folk, utfallende,
  angriper | aggressiv@, aggression@, biter människor, nafsar, nafsade, morrar, morrade, visar tänderna, utfall mot, gör utfall, attackerar, hugger
  efter | aggressiv@, aggression@, bider folk, snapper, snappede, knurrer, knurrede, viser tænder, udfald mod, hugger efter, angriber | aggressi@,
  bites people, growl@, snaps at, snapped at, bares teeth, lunging, lunges, nipped, attacked, swipes at | агресси@, рычит, рычал@, скалит@, кидается
  на людей, кидается, огрызается, бросается на людей, нападает, цапнул@, покусал
aggression-to-animals | slåss med andre hunder, hundemøte@, aggressiv mot hunder, sloss, slåsskamp@, bråk med andre katter, utfall mot hunder, mobbet
  i flokken, kattebråk | slåss med hundar, hundmöte@, aggressiv mot hundar, slagsmål mellan, bråkar med andra katter, mobbad i flocken, utfall mot
  hundar | slås med andre hunde, hundemøde@, aggressiv over for hunde, slagsmål mellem, slås med andre katte, mobbet i flokken, udfald mod hunde |
  fights with dogs, dog fight@, reactive to dogs, dog reactive, aggressive to dogs, cat fights, fights with cats, bullied in the herd, inter dog
  aggression, scrap with | дерётся с собаками, дерется, драки, драка с, кидается на собак, агрессия к собакам, дерутся между собой, кошки дерутся,
  зооагресси@, гоняет других
fear-anxiety | redd, redde, redsel, engstelig@, nervøs@, skvetten, skvetter, usikker hund, stressa, stresset, utrygg, fryktatferd, skremt | rädd,
  rädda, rädsla, ängslig@, nervös@, skygg, skygga, lättskrämd, osäker hund, stressad, otrygg@, blyg | bange, frygt, frygtsom, ængstelig@, nervøs@,
  sky, usikker hund, stresset, utryg@, let skræmt, angst hos hund | fearful, frightened, scared, anxious, anxiety, nervous, timid, skittish, spooky,
  spooked, insecure, cowers | боится, боязлив@, пуглив@, тревожн@, тревог@, нервнич@, нервная собака, испуг@, трусит, трусливый, трусоват@, страх,
  страхи
noise-fear-fireworks | redd for lyder, fyrverkeri@, nyttårsrakett@, redd for torden, lydredd, lydfobi, lydsensitiv, skuddredd, skuddredsel | rädd för
  ljud, fyrverkeri@, ljudrädd, rädd för åska, åskrädd, skotträdd, ljudfobi, ljudkänslig, nyårsraketer | bange for lyde, fyrværkeri@, lydangst, bange
  for torden, skudræd, lydfobi, lydfølsom, nytår og raketter | fireworks, noise phobia, noise sensitive, scared of noises, afraid of thunder,
  thunderstorms, gun shy, noise aversion | салют@, фейерверк@, петард@, боится грома, боится громких звуков, шумобоязн@, боится салюта, акустическая
  фобия, боится звуков
alone-distress | være alene hjemme, alene hjemme, separasjonsangst@, hjemme alene trening, uler når, tåler ikke å være alene, ødelegger når | ensam
  hemma, lämnas ensam, separationsångest@, ensamhetsträning@, ylar när, klarar inte att vara ensam, förstör när | alene hjemme, være alene,
  separationsangst@, alene hjemme træning, hyler når, kan ikke være alene | left alone, home alone, separation anxiety, separation related, howls when
  left, destructive when alone, cannot be left | остаётся один, остается одна, дома один, дома одна, сепарационн@, воет дома, страх одиночества,
  разлук@, не переносит одиночеств@
barking-vocal | bjeffer, bjeffing, bjeffet, gjør mye, hundegjø@, mjauer om natta, mjauing, mjau@, hyler om natta, vokaliser@ | skäller, skällde,
  hundskall@, jamar på natten, jamar, jamning@, jamande, vokaliser@, ylar | gør meget, gøen, gøede, bjæffer, miaver om natten, miaver, miaven,
  vokaliser@, hyler om natten | barks, barking, barked, meowing, miaowing, yowling, vocali@, howling at night, crying at night, caterwauling | лает,
  лай, лаял@, гавка@, мяукает ночью, мяука@, орёт ночью, орет ночью, вокализац@, воет по ночам, кричит ночью
destructive-chewing | tygger i stykker, ødelegger møbler, ødelegger ting, bitt i stykker, gnager på møbler, kloring på møbler, klorer på sofaen |
  tuggar sönder, förstör möbler, förstör saker, bitit sönder, gnager på möbler, klöser på soffan | bider i stykker, ødelægger møbler, ødelægger ting,
  gnaver på møbler, kradser på sofaen, tygger i stykker | chews furniture, destructive, destroys things, chewed up, scratching the sofa, scratching
  post@, shreds, gnaws furniture | грызёт мебель, грызет вещи, портит мебель, дерёт диван, дерет диван, разрушительное поведение, рвёт вещи, точит
  когти о диван, грызёт обувь
pulls-on-lead-recall | trekker i båndet, drar i båndet, innkalling@, stikker av, rømmer, kommer ikke på innkalling, lydighetstrening@, trekker i bånd
  | drar i kopplet, inkallning@, sticker iväg, rymmer, kommer inte på inkallning, lydnadsträning@ | trækker i snoren, indkald@, stikker af, løber væk,
  kommer ikke når man kalder, lydighedstræning@ | pulls on the lead, pulling on the leash, recall, runs off, ran off, bolts off, obedience training |
  тянет поводок, тянет на поводке, подзыв, не подходит по команде, убегает, сбегает, убежал@, дрессиров@, курс послушания
social-with-people-animals | sosial med folk, glad i barn, snill med barn, liker andre hunder, sosialiser@, miljøtren@, hilser på, logrer mot,
  kjærlig, kosete, tillitsfull@ | social med, snäll mot barn, gillar andra hundar, socialiser@, miljöträn@, hälsar på folk, kelig, keliga, tillgiven,
  tillitsfull@ | social med, glad for børn, kan lide andre hunde, socialiser@, miljøtræn@, hilser på, kælen, kælne, tillidsfuld@ | sociali@, friendly,
  good with children, good with kids, likes other dogs, sociable, affectionate, cuddly, greets people, trusting, well socialised | социализац@,
  ласков@, дружелюбн@, контактн@, любит детей, любит людей, ладит с собаками, ладит с кошками, добрая с детьми, доверчив@, общительн@
other-pets-at-home | andre dyr hjemme, andre hunder i huset, andre katter hjemme, flere katter, ny katt i huset, samboende katt, fått ny valp, bor
  sammen med | andra djur hemma, andra hundar hemma, flera katter, ny katt hemma, bor ihop med, fått ny valp, flerkattshem | andre dyr hjemme, andre
  hunde hjemme, andre katte i huset, flere katte, ny kat i huset, bor sammen med, fået ny hvalp | other pets, other animals at home, other dogs in the
  house, multi cat household, multicat, new cat in the house, lives with another, new puppy at home, housemate | другие животные дома, другие
  животные, другая собака дома, вторая кошка, вторая собака, несколько кошек, новый котёнок, живёт с другой, живёт вместе с
resource-guarding | ressursforsvar@, forsvarer mat, vokter maten, vokter leker, passer på maten, knurrer ved matskåla, vokteatferd | resursförsvar@,
  vaktar maten, vaktar leksaker, försvarar maten, vaktar matskålen | ressourceforsvar@, vogter maden, vogter legetøj, forsvarer maden, knurrer ved
  madskålen, vogteadfærd | resource guard@, guards food, food aggress@, guarding toys, possessive over food, guards the bowl | охраняет еду, охраняет
  миску, охрана ресурс@, ресурсная агрессия, рычит у миски, не подпускает к миске
house-training | renslig, husrent, husren, valpetrening@, blitt stueren, stueren, dotrening valp | rumsren, rumsrent, rumsrenhetsträning@, blivit
  rumsren, rumsrenhet | renlig, renlighedstræning@, stueren, blevet renlig, ude og tisse, renlighed | house trained, housetraining, house training,
  toilet training, potty training, house broken, clean in the house | приучен к лотку, приучена к лотку, приучить к лотку, приучить к туалету, терпит
  до прогулки, терпит до улицы, чистоплотн@
stable-vices | krybbebit@, vever, veving, luftslu@, luftsluking, boksgående, stallnoter, stereotypi@, halebiting@ | krubbit@, vävning, väver i boxen,
  luftsnapp@, boxvandr@, stereotyp@, svansbitning@ | krybbebid@, vævning, væver i boksen, luftslug@, boksvandr@, stereotypi@, halebid@ | crib biting,
  cribbing, windsucking, weaving, box walking, stable vice@, stereotyp@, wood chewing, wool sucking | прикуск@, закуска у лошади, закусочник,
  раскачивани@, медвежья качка, стереотипи@, стереотипное поведение, глотает воздух
horse-under-rider-trouble | bukker, bukking, steiler, steiling, vrang å ri, uvillig under rytter, kaster på hodet, vegrer på hinder, refuserer,
  stopper på hinder, går ikke i galopp | bockar, bockning@, stegrar, stegrade, motvillig under ryttare, kastar med huvudet, vägrar hinder, refuserar,
  bytt galopp, stannar på hinder | bukker, bukken, stejler, stejlede, uvillig under rytter, kaster med hovedet, nægter på spring, refuserer, vil ikke
  springe af i galop | bucking, bucked, rearing, rears, napping, resistance under saddle, refuses fences, refusing jumps, head tossing, cold backed,
  unwilling to go forward | козлит, козлил@, встаёт на дыбы, на свечку, свечит, сопротивляется под седлом, закидывает голову, отказывается прыгать
  барьер, закидки, не идёт вперёд, обносит
cognitive-decline-animal | hundedemens@, senil@, demens hos hund, kognitiv svikt hos, forvirret om natta, stirrer i veggen, går hvileløst, dement hund
  | hunddemens@, kattdemens, senil hund, kognitiv dysfunktion, förvirrad på natten, stirrar in i väggen, dement hund, vankar om natten | hundedemens@,
  kattedemens, senil hund, kognitiv dysfunktion, forvirret om natten, stirrer ind i væggen, dement hund, vandrer hvileløst | cognitive dysfunction,
  canine dementia, doggy dementia, senile, confused at night, stares at walls, paces at night, sundowning | когнитивная дисфункция, деменция у собак@,
  старческое слабоумие, дезориентац@, смотрит в стену, бродит ночью, бродит по ночам, застревает в углах, путает день и ночь
behaviour-therapist-training | adferdsveileder@, atferdskonsulent@, atferdstrening@, hundetrener@, hundekurs@, valpekurs@, atferdsbehandl@,
  adferdsproblem@, atferdsproblem@ | beteendekonsult@, hundpsykolog@, hundtränare@, hundkurs@, valpkurs@, beteendeproblem@, beteendeterapi@,
  beteendeutred@ | adfærdsbehandl@, adfærdskonsulent@, hundetræner@, hundekursus@, hvalpetræning@, hvalpekursus, adfærdsproblem@ | behaviourist@,
  behaviorist@, dog trainer@, puppy class@, training classes, behaviour problem@, behavior problem@, behaviour modification, desensitisation |
  зоопсихолог@, кинолог@, коррекция поведения, дрессировщик@, проблемы поведения, проблемное поведение, курсы для щенков, щенячий класс
= infections of dogs and cats
parvo | parvo, parvovirus@, parvosmitte, hemoragisk gastroenteritt, ahds, blodig parvo | parvo, parvovirus@, parvosmitta, hemorragisk gastroenterit,
  ahds | parvo, parvovirus@, parvosmitte, hæmoragisk gastroenteritis, ahds | parvo, parvovirus, parvoviral, haemorrhagic gastroenteritis, hemorrhagic
  diarrhoea syndrome, ahds | парвовирус@, парво, энтерит парвовирусный, чумка и энтерит, геморрагический гастроэнтерит, вирусный энтерит
kennel-cough | kennelhoste@, smittsom hoste, hundehoste, bordetella, trakeobronkitt hos hund, smittsom trakeobronkitt | kennelhosta, kennelhostan,
  smittsam hosta, bordetella, infektiös trakeobronkit | kennelhoste@, smitsom hoste, bordetella, infektiøs trakeobronkitis | kennel cough, infectious
  tracheobronchitis, bordetella, contagious cough, canine respiratory disease complex | питомниковый кашель, вольерный кашель, бордетелл@,
  инфекционный трахеобронхит, трахеобронхит@
distemper-and-hepatitis | valpesyke@, smittsom leverbetennelse, hcc, dhp vaksine, distemper | valpsjuka@, smittsam leverinflammation, hcc, distemper,
  dhp | hvalpesyge@, smitsom leverbetændelse, hcc, distemper | distemper, canine distemper, infectious canine hepatitis, hardpad | чумк@, чума
  плотоядных, чумы плотоядных, инфекционный гепатит собак, плотоядн@
cat-flu | katteinfluensa@, kattesnue, calicivirus@, herpesvirus hos katt, kattens luftveis@, forkjølet katt, feline herpes | kattsnuva, kattsnuvan,
  calicivirus@, herpesvirus hos katt, förkyld katt | katteinfluenza, kattesnue, calicivirus@, herpesvirus hos kat, forkølet kat | cat flu,
  calicivirus, feline herpes, feline rhinotracheitis, upper respiratory infection cat, snotty cat | калицивир@, ринотрахеит@, герпес кошек, кошачий
  грипп, кошачий герпес, вирусный ринотрахеит
cat-viruses | fiv, felv, kattepest@, fip, kattens leukemi, kattaids, smittsom peritonitt, coronavirus katt | fiv, felv, kattpest@, fip, kattaids,
  felin leukemi, smittsam peritonit hos katt | fiv, felv, kattesyge, fip, katteaids, felin leukæmi, smitsom bughindebetændelse | fiv, felv, fip,
  feline leukaemia, feline leukemia, panleukopenia, feline infectious peritonitis, cat aids, feline immunodeficiency | вик кошек, вирус лейкоз@,
  лейкоз кошек, панлейкопени@, инфекционный перитонит, фип, вирусный перитонит, иммунодефицит кошек, чумка у кошек
leptospirosis-rabies | leptospir@, rabies, rabiesvaksin@, lepto, hundegalskap, weils sykdom hos hund | leptospir@, rabies, rabiesvaccin@, lepto |
  leptospir@, rabies, rabiesvaccin@, lepto, hundegalskab | leptospir@, lepto, rabies, rabid | лептоспироз@, бешенств@, бешенство, вакцина от бешенства
tick-borne | flåttsykdom@, borreliose@, borrelia, anaplasm@, tbe hos hund, babesia@, ehrlichi@, sjodogg@ | fästingburen sjukdom, fästingsjukdom@,
  borreli@, anaplasm@, babesi@, ehrlichi@, fästingfeber | flåtbåren sygdom, flåtbårne sygdomme, borreli@, anaplasm@, babesi@, ehrlichi@ | tick borne,
  tickborne, lyme disease, borreli@, anaplasm@, babesi@, ehrlichi@, tick fever | клещевая инфекция, пироплазмоз@, бабезиоз@, анаплазм@, боррелиоз@,
  эрлихиоз@, болезнь лайма, клещевые инфекции
imported-disease | leishmani@, hjerteorm@, importhund@, brucella canis, importert hund, hund fra spania, hund fra romania, gatehund fra utlandet |
  leishmani@, hjärtmask@, importhund@, brucella canis, importerad hund, hund från spanien, hund från rumänien | leishmani@, hjerteorm@, importhund@,
  brucella canis, importeret hund, hund fra spanien, hund fra rumænien | leishmani@, heartworm@, imported dog, brucella canis, rescue from abroad,
  rescue from romania, imported from spain | лейшмани@, дирофиляр@, сердечные черви, привезли из, собака из другой страны, бруцелла
ringworm | ringorm, ringormen, dermatofytt@, trichophyt@, microsporum, sopp i huden dyr, smittsom hudsopp, ringormsmitte | ringorm, ringormen,
  dermatofyt@, trichophyt@, microsporum, hudsvamp hos katt | ringorm, ringormen, dermatofyt@, trichophyt@, microsporum, hudsvamp, hårsvamp | ringworm,
  dermatophyt@, microsporum, trichophyton, fungal culture, contagious fungal | лишай, лишая, лишае@, дерматофит@, микроспори@, стригущий, трихофити@,
  лампа вуда
zoonosis | zoonose@, smitter til mennesker, kan mennesker smittes, toksoplasm@, smitte fra dyr, smitter mellom dyr og | zoonos@, smittar till
  människor, kan människor smittas, toxoplasm@, smitta från djur | zoonose@, zoonot@, smitter til mennesker, kan mennesker smittes, toxoplasm@, smitte
  fra dyr | zoonos@, zoonotic, catch it from the dog, catch it from the cat, spreads to people, toxoplasm@, infectious to humans | зооноз@, заразно
  для людей, передаётся людям, передается человеку, токсоплазм@, заразиться от кошки, заразиться от собаки, опасно для человека
= stomach, liver and urinary disease of dogs and cats
gastric-dilatation | magedreining@, magesekkdreining, oppblåst magesekk, gdv, magevridning, mageomdreining, torsjon av magesekk | magomvridning@,
  magsäcksomvridning@, gdv, uppblåst magsäck, akut magutvidgning | mavedrejning@, mavesækdrejning, gdv, oppustet mavesæk, mavesækudvidelse | gastric
  dilatation, gdv, bloat in dog, twisted stomach, gastric torsion, gastric volvulus, gastropexy | заворот желудка, заворот кишок, расширение желудка,
  острое расширение, гастропекси@, заворот@
foreign-body | fremmedlegeme@, svelget en, slukt en, har spist en sokk, svelget bein, slukt leke, fastsatt bein, tarmhinder, ileus, invaginasjon, i
  halsen fast | främmande kropp@, svalt en, slukat, ätit en strumpa, svalt ben, slukat leksak, tarmvred@, ileus, invagination | fremmedlegeme@, slugt
  en, har slugt, slugt en sok, slugt legetøj, tarmslyng, tarmforstoppelse, ileus, invagination | foreign body, foreign object, swallowed a, ate a
  sock, swallowed toy, obstruction in gut, bowel obstruction, intestinal obstruction, intussusception, bone stuck, linear foreign body | инородн@,
  проглотил@, проглот@, съел носок, съел игрушку, кишечная непроходимость, непроходимост@, инвагинац@, застряла кость, нитка в кишечнике
gastroenteritis-dietary-upset | gastroenteritt@, akutt mage, mageomgang, tarmbetennelse@, spist noe han ikke tåler, giardia mistanke, har spist
  søppel, fordøyelsesbesvær, gastritt@, kolitt | gastroenterit@, magsjuka hos hund, tarminflammation@, ätit något olämpligt, gastrit@, kolit, ätit
  sopor | gastroenterit@, mave tarm betændelse, tarmbetændelse@, ædt noget forkert, gastrit@, colitis, ædt affald | gastroenteritis, gastritis,
  colitis, dietary indiscretion, upset tummy, upset stomach, tummy upset, garbage gut, ate rubbish, stomach bug dog | гастроэнтерит@, гастрит@,
  энтерит@, колит собак, съел гадость, съел что-то на улице, несварени@, нарушение диеты, расстройство пищеварени@
pancreatitis | pankreatitt@, bukspyttkjertel@, bukspyttkjertelbetennelse, epi, pankreasinsuffisiens, cpli, lipase | pankreatit@, bukspottkörtel@,
  bukspottkörtelinflammation, epi, pankreasinsufficiens | pankreatit@, bugspytkirtel@, bugspytkirtelbetændelse, epi, pankreasinsufficiens |
  pancreatitis, pancreas inflammation, epi, exocrine pancreatic insufficiency, cpli, spec cpl, fpl | панкреатит@, поджелудочн@, экзокринная
  недостаточность, липаза собак, воспаление поджелудочной
chronic-gut-food-reaction | kronisk enteropati@, ibd, matintoleranse, fôroverfølsom@, fôrallergi@, matallergi@, eliminasjonsdiett, lymfangiektasi,
  fôrintoleranse, sensitiv mage | kronisk enteropati@, ibd, foderallergi@, foderöverkänslig@, foderintolerans, födoämnesallergi, eliminationsdiet,
  känslig mage | kronisk enteropati@, ibd, foderallergi@, foderoverfølsom@, foderintoleran@, eliminationsdiæt, følsom mave | chronic enteropathy, ibd,
  food allergy, food intoleran@, adverse food reaction, elimination diet, sensitive stomach, lymphangiectasia, protein losing enteropathy |
  хроническая энтеропатия, энтеропати@, пищевая аллергия, пищевая непереносимост@, элиминационн@, чувствительное пищеварение, вбк, чувствительный
  желудок, белок теряющая
liver-gallbladder | leversykdom@, lever verdier, galleblære@, leversvikt, portosystemisk shunt, levershunt, gallegang@, mucocele, gul hud katt |
  leversjukdom@, levervärden, gallblåsa@, leversvikt, portosystemisk shunt, levershunt, gallgång@, fettlever hos katt | leversygdom@, levertal,
  galdeblære@, leversvigt, portosystemisk shunt, levershunt, galdegang@, fedtlever | liver disease, liver values, liver enzymes, gallbladder, bile
  duct, portosystemic shunt, liver shunt, hepatic lipidosis, hepatopathy, cholangitis, mucocele | печёночн@, печеночн@, печёнк@, желчн@, желчный
  пузырь, гепатопати@, липидоз@, портосистемн@, шунт печени, холангит@
kidney-disease-animal | nyresykdom@, nyresvikt@, kronisk nyresvikt, kreatinin@, sdma, ckd, nyreverdi@, nyreskade@, proteinuri, iris stadium, uremi |
  njursjukdom@, njursvikt@, kronisk njursvikt, kreatinin@, sdma, njurvärden, njurskada@, proteinuri, uremi | nyresygdom@, nyresvigt@, kronisk
  nyresvigt, kreatinin@, sdma, nyretal, nyreskade@, proteinuri, uræmi | kidney disease, kidney failure, renal failure, renal disease, creatinin@,
  sdma, ckd, kidney values, azotaemia, azotemia, proteinuria, uraemi@ | почечная недостаточность, хпн, хбп, почечные показател@, креатинин@, сдма,
  азотеми@, протеинури@, уремия, болезнь почек, больные почки
cystitis-bladder-stones | blærebetennelse@, blærekatarr, urinveisinfeksjon@, blærestein@, urinstein@, struvitt@, krystaller i urinen, cystitt@,
  idiopatisk cystitt, oksalat@, uvi, urinsten | urinvägsinfektion@, blåskatarr, cystit@, blåssten@, urinsten@, struvit@, kristaller i urinen,
  idiopatisk cystit, oxalat@, uvi | blærebetændelse@, urinvejsinfektion@, blæresten@, urinsten@, struvit@, krystaller i urinen, cystitis, idiopatisk
  cystitis, oxalat@, uvi | cystitis, uti, urinary tract infection, bladder infection, bladder stone@, urolith@, struvite, crystals in urine, flutd,
  oxalate, idiopathic cystitis | цистит@, мочекаменн@, мочекаменная, мкб, струвит@, камни в мочевом, песок в моче, оксалат@, кристаллы в моче,
  уролитиаз@, инфекция мочевых путей, идиопатический цистит
blocked-cat | urinstopp@, urethraobstruksjon, tilstoppet katt, blokkert katt, full blære, blokkert urinrør, hannkatt får ikke tisset, urinrørspropp |
  urinstopp@, uretraobstruktion, stopp i urinröret, full blåsa katt, hankatt kan inte kissa, urinrörsstopp | urinstop@, uretraobstruktion, blokeret
  urinrør, stoppet kat, fuld blære kat, hankat kan ikke tisse | blocked cat, urethral obstruction, blocked urethra, urethral plug, blocked bladder,
  obstructed tom, urinary catheter cat | острая задержка мочи, задержка мочи, обструкция уретр@, непроходимость уретр@, пробка в уретре, кот не может
  пописать, закупорка уретры, уретральн@, катетеризация кота
= movement disorders of dogs and cats
cruciate | korsbånd@, korsbåndsskade@, korsbåndruptur@, korsbåndoperasjon@, tplo, kneledd ustabilt, skuffeprøve, korsbåndet, tta | korsband@,
  korsbandsskada, korsbandsruptur@, korsbandsoperation@, tplo, draglådetest@, korsbandet, tta | korsbånd@, korsbåndsskade@, korsbåndsruptur@,
  korsbåndsoperation@, tplo, skuffetest@, korsbåndet, tta | cruciate@, ccl, ccl tear, tplo, drawer sign, cranial drawer, ligament rupture stifle,
  tibial thrust, meniscus dog | крестообразн@, передняя крестообразная, разрыв крестообразной, пкс, тпло, синдром выдвижного ящика, выдвижного ящика,
  мениск собаки
hip-elbow-dysplasia | dysplasi@, hofteleddsdysplasi@, hd status, ad status, albueleddsdysplasi@, hd røntgen, albuedysplasi, ocd hund | dysplasi@,
  höftledsdysplasi@, armbågsdysplasi@, hd röntgen, ed röntgen, höftledsfel@, armbågsledsdysplasi@ | dysplasi@, hofteledsdysplasi@, albueledsdysplasi@,
  hd fotografering, hofteleds, ad røntgen, hd status, hofteleddysplasi | dysplas@, hip dysplasia, elbow dysplasia, hip score, hips and elbows, ocd
  dog, fragmented coronoid, hip laxity, ortolani | дисплази@, дисплазия тазобедренных, тазобедренный сустав, дисплазия локт@, локтевой сустав собаки,
  проверка на дисплазию, ортолани
kneecap-luxation | patellaluksasjon@, kneskål@, kneskål hopper ut, patella ut av ledd, luksert patella | patellaluxation@, knäskål@, knäskålen hoppar,
  lös knäskål, patella luxerar | patellaluksation@, knæskal@, knæskallen hopper af led, løs knæskal, patella lukserer | patellar luxation, luxating
  patella, kneecap slips, kneecap pops out, kneecap@, patella luxat@ | коленная чашечка, вывих коленной чашечк@, вывих пателл@, пателл@, люксация
  чашечк@, выскакивает чашечка
joint-wear-animal | artrose@, slitasjegikt, osteoartritt@, leddbetennelse hos hund, artroseinjeksjon@, forkalkninger i ledd, stivhet i leddene,
  leddslitasje | artros@, osteoartrit@, ledförslitning@, ledproblem@, artrosmedicin@, ledinflammation hos hund | artrose@, slidgigt@, osteoartrit@,
  ledslid@, ledproblem@, ledbetændelse hund | arthritis, arthritic, osteoarthrit@, oa, degenerative joint disease, joint wear, joint pain dog,
  monoclonal for arthritis | артроз@, остеоартрит@, остеоартроз@, артрит собак, износ сустав@, болезнь суставов
back-disc-disease | skiveprolaps, ryggprolaps@, ivdd, dachslammelse@, nakkeprolaps, ryggproblem@, vondt i ryggen hund, wobbler@, rygglidelse@, cauda
  equina | diskbråck@, ryggbråck, taxlamhet, ivdd, nackbråck, ryggproblem@, ont i ryggen hund, wobbler@, cauda equina | diskusprolaps@,
  gravhundelammelse, ivdd, nakkeprolaps, rygproblem@, ondt i ryggen hund, wobbler@, cauda equina | disc disease, slipped disc@, ivdd, disc extrusion,
  disc herniation, back pain dog, neck pain dog, cauda equina, wobbler@, lumbosacral | межпозвон@, грыжа диска, грыжи диска, дископати@, болезнь
  межпозвоночн@, таксы грыжа, боль в спине собаки, конский хвост
broken-leg | brukket bein, bruddet, brudd, beinbrudd, fraktur@, gips@, hofte ut av ledd, luksasjon, påkjørt brukket, bekkenbrudd | brutet ben,
  benbrott@, fraktur@, höft ur led, luxation, bäckenfraktur | brækket ben, knoglebrud, fraktur@, hoften af led, luksation, bækkenbrud, brud på benet |
  broken leg, fractur@, broken bone, dislocated hip, hip luxation, fracture repair, splint, pelvic fracture, bone plate | перелом@, сломал лапу,
  сломана лапа, вывих тазобедр@, вывих@, гипс@, остеосинтез@, пластина на кость, шина на лапу
growing-pains-soft-tissue | voksesmerte@, panosteitt@, forstuing@, muskelstrekk@, bløtdelsskade@, overtråkk hund, for mye vekst, vridd beinet, strekk
  i muskel | växtvärk@, panosteit@, vrickning@, muskelsträckning@, mjukdelsskada@, vrickat benet, stukat benet, stukat tassen | vokseværk@,
  panosteit@, forstuvning@, muskelforstrækning@, bløddelsskade@, vredet benet, forstuvet | growing pains, panosteitis, sprain, sprains, sprained,
  muscle strain, soft tissue injury, strained muscle, pulled a muscle | паностеит@, растяжени@, растянул@, растянул лапу, подвернул лапу, потянул
  мышцу, ушиб лапы, ушиб@, болезнь роста
= skin and ear disease of animals
otitis | ørebetennelse@, otitt@, otitis, otitis externa, øreproblem@, betente ører, mellomørebetennelse hund, øregangsbetennelse | öroninflammation@,
  otit@, otitis, otitis externa, öronproblem@, inflammerade öron, hörselgångsinflammation | ørebetændelse@, otitis, otitis externa, øreproblem@,
  betændte ører, mellemørebetændelse hund | otitis, ear infection@, otitis externa, ear problem@, inflamed ears, otitis media | отит, отита, отиты,
  отитом, воспаление уха, воспаление ушей, ушная инфекция, больные уши
atopy-allergy | atopi@, allergi@, atopisk dermatitt@, pollenallergi@, allergitest@, hyposensibiliser@, allergivaksin@, cadesj, hudallergi | atopi@,
  allergi@, atopisk dermatit@, pollenallergi, allergitest@, hyposensibiliser@, allergivaccin@, hudallergi | atopi@, allergi@, atopisk dermatitis,
  pollenallergi, allergitest@, hyposensibiliser@, allergivaccin@, hudallergi | atopy, atopic, atopic dermatitis, allerg@, hyposensiti@, immunotherapy
  allergy, skin allergy, allergy test@ | атопи@, атопический дерматит, аллерги@, аллергик@, аск терапия, гипосенсибилиз@, аллерген@
skin-infection | pyodermi@, hudinfeksjon@, hudbetennelse@, bakteriell hudinfeksjon, malassezia@, gjærsopp i huden, intertrigo, hudfoldsbetennelse,
  furunkulose, eksem, dermatitt@ | pyodermi@, hudinfektion@, hudinflammation@, bakteriell hudinfektion, malassezia@, jästsvamp i huden, hudveckseksem,
  furunkulos, eksem, dermatit@ | pyodermi@, hudinfektion@, hudbetændelse@, bakteriel hudinfektion, malassezia@, gærsvamp i huden, hudfoldseksem,
  furunkulose, eksem, dermatit@ | pyoderma, skin infection@, malassezia, yeast infection skin, skin fold dermatitis, furunculosis, eczema, dermatitis,
  folliculitis, yeasty skin | пиодерми@, дерматит@, кожная инфекция, малассези@, дрожжи на коже, фурункул@, фолликулит@, экзем@, воспаление кожных
  складок
flea-allergy | loppeallergi@, loppebittallergi@, loppeekesem, allergisk mot loppe, loppebitt | loppallergi@, loppbett@, allergisk mot loppor,
  loppbettsallergi@ | loppeallergi@, loppebid@, allergisk over for lopper, loppebidsallergi | flea allergy, flea allergic, flea bite allergy, flea
  allergy dermatitis, flea bite@ | блошиный дерматит, аллергия на блох, аллергия на укусы блох, блошиная аллергия, реакция на блох
abscess-animal | abscess@, byll@, verkebyll@, bittabscess@, kattebitt@, pussfylt, verkehule | abscess@, böld@, bitabscess@, varböld@, kattbett@,
  varfylld@, bölden | byld@, absces@, bidabsces@, kattebid@, pusfyldt, bylden | abscess@, cat bite abscess, pus filled, bite abscess, burst abscess,
  pocket of pus | абсцесс@, гнойник@, нарыв@, укус кошки нарывает, вскрылся абсцесс, свищ, свища
ear-haematoma-and-paw-cyst | blodøre@, øreblødning, othematom, hematom i øret, potebyll, interdigital cyste, pododermatitt@, furunkel mellom tærne |
  blodöra, othematom, hematom i örat, tassböld, interdigital cysta, pododermatit@, furunkel mellan trampdynorna | blodøre, othæmatom, blodansamling i
  øret, potebyld, interdigital cyste, pododermatit@ | ear haematoma, aural haematoma, aural hematoma, blood blister ear, interdigital cyst@,
  interdigital furuncle@, pododermatitis | отогематом@, гематома уха, ушная гематома, гематома ушной, пододерматит@, киста между пальцами,
  межпальцевой, межпальцевые кисты
immune-skin-disease | pemfigus@, autoimmun@, klokapselbetennelse, slo, immunmediert@, eosinofilt granulom, leppesår katt | pemfigus@, autoimmun@,
  klosjukdom@, slo, immunmedierad@, eosinofilt granulom, läppsår katt | pemfigus@, autoimmun@, klosygdom@, slo, immunmedieret@, eosinofilt granulom,
  læbesår kat | pemphigus, autoimmune, immune mediated, claw disease, slo, eosinophilic granuloma, rodent ulcer, lupus dog | пузырчатк@, аутоиммун@,
  иммуноопосредован@, эозинофильная гранулем@, эозинофильн@, гранулёма губы, волчанка собак
= parasites
fleas-lice | lopper, loppene, loppe, loppesmitte, lus, lusene, pelslus, midd, middangrep, loppekur | loppor, lopporna, loppa, löss, lössen, pälslöss,
  loppangrepp, pälskvalster | lopper, lopperne, loppe, lus, lusene, pelslus, loppeangreb, pelsmider | flea, fleas, flea dirt, lice, louse, biting
  lice, flea infestation, flea comb | блохи, блох, блохам, блохами, вши, вшей, власоед@, пухоед@, от блох
ticks | flått, flåtten, flåttene, flåttbitt@, flåttmiddel, skogflått, flåttfjern@ | fästing@, fästingbett, fästingmedel, fästingplockare | flåt,
  flåten, flåter, flåterne, flåtbid@, skovflåt, flåtmiddel@, tæge, tæger | tick, ticks, tick bite@, attached tick, tick removal, tick prevention, tick
  product | клещ, клеща, клещи, клещей, укус клеща, от клещей, снял клеща, сняли клеща, клещом
mange-ear-mites | skabb, revskabb, demodex, demodikose, øremidd, sarcoptes, skabbmidd@, chorioptes, benskabb, cheyletiella, høstmidd | skabb,
  rävskabb, demodex, demodikos, öronskabb@, sarcoptes, fotskabb, chorioptes, skabbdjur, cheyletiella | skab, ræveskab, demodex, demodikose, øremider,
  øremide@, sarcoptes, chorioptes, cheyletiella, benskab | mange, sarcoptic, scabies dog, demodex, demodicosis, ear mite@, mites, chorioptic, leg
  mites, cheyletiella, sarcoptes, harvest mites | чесотк@, демодекоз@, демодекс, саркоптоз@, ушной клещ, ушного клеща, отодектоз@, хориоптоз@,
  хейлетиелл@, чесоточн@
roundworms-tapeworms | spolorm@, bendelorm@, innvollsorm@, piskeorm, hakeorm, orm i avføring, toxocara, orm hos valp, revens dvergbendelorm,
  echinococcus | spolmask@, bandmask@, inälvsmask@, piskmask, hakmask, mask i avföring, toxocara, rävens dvärgbandmask, echinococcus | spolorm@,
  bændelorm@, indvoldsorm@, piskeorm, hageorm, orm i afføring, toxocara, rævens dværgbændelorm, echinococcus | roundworm@, tapeworm@, intestinal
  worms, hookworm@, whipworm@, worms in faeces, toxocara, echinococcus, wormy | глист@, аскарид@, токсокар@, ленточные черви, гельминт@, цепень,
  дипилиди@, эхинококк@, глистн@, круглые черви
giardia-coccidia-protozoa | giardia@, koksidi@, kryptosporidi@, cryptosporid@, tritrichomonas, protozo@, encellede parasitter, eimeria | giardia@,
  koccidi@, kryptosporidi@, cryptosporid@, tritrichomonas, protozo@, encelliga parasiter, eimeria | giardia@, coccidi@, coccidiose, cryptosporid@,
  tritrichomonas, protozo@, encellede parasitter, eimeria | giardia@, coccidi@, cryptosporid@, tritrichomonas, protozoa@, eimeria, isospora | лямбли@,
  жиарди@, кокцид@, криптоспориди@, трихомонады, эймери@, эймериоз@, простейш@
lungworm | lungeorm@, fransk hjerteorm, hjerteorm angiostrongylus, angiostrongylus@, lungeormer | lungmask@, fransk hjärtmask, angiostrongylus@,
  rävens hjärtmask | lungeorm@, fransk hjerteorm, angiostrongylus@ | lungworm@, french heartworm, angiostrongylus, husk in cattle, dictyocaulus, slug
  eating dog | лёгочные черви, легочные черви, лёгочный гельминт@, диктиокаул@, ангиостронгил@, паразиты лёгких
horse-worms | blodorm@, strongyl@, små strongylider, spolorm hos føll, bendelorm hos hest, cyathostom@, parasittprøve@, stikkprøve for orm, magebrems,
  bremslarver | blodmask@, strongyl@, små blodmaskar, spolmask hos föl, bandmask hos häst, cyathostom@, träckprov för mask, styngfluga, stynglarv@ |
  blodorm@, strongyl@, små strongylider, bændelorm hos hest, cyathostom@, bremselarver, spolorm hos føl | strongyle@, redworm@, small redworm,
  cyathostom@, bloodworm@, large strongyles, bots, bot eggs, pinworms, parascaris, tapeworm in horse | стронгил@, цитостом@, циатостом@, параскарид@,
  гастрофил@, овод, личинки овода, оксиуроз лошадей
grazing-parasites | leverikte@, iktesmitte, haemonchus, beitesnyltere, snylter@, parasittbehandling lam, ostertagia, nematodirus, beiteparasitt@,
  løpeorm@ | leverflundra, stora leverflundran, haemonchus, betesparasit@, ostertagia, nematodirus, löpmagsmask@, magmask@ | leverikte@, leverflynder,
  haemonchus, græsparasit@, ostertagia, nematodirus, løbetarmorm@, løbeorm@ | liver fluke, fluke, haemonchus, grazing parasites, ostertag@,
  nematodirus, parasitic gastroenteritis, barbers pole worm, anthelmintic resistance, trichostrongyl@ | фасциол@, печёночная двуустка, гемонхоз@,
  гельминтозы пастбищные, фасциолёз@, трихостронгил@, пастбищные паразиты
flystrike-flies | fluelarve@, markflue@, myiasis, fluer som plager, makk i såret, spyfluelarv@, fluestikk | fluglarv@, flugattack@, myiasis, larver i
  såret, spyfluga, flugor som besvärar, fluglarvs@ | fluelarve@, maddiker i såret, myiasis, spyflue@, flueplage@, maddiker | flystrike, fly strike,
  maggot@, myiasis, blowfly, blowflies, fly worry, flies bothering | миаз@, личинки мух, личинки в ране, опарыши, опарыш@, мухи одолевают, личинок мух
red-mite-and-bird-mites | rød hønsemidd, hønsemidd@, fuglemidd, kalkbein, kalkbeinmidd, fjærmidd, fjærlus | röda hönskvalster, hönskvalster@, rött
  hönskvalster, kalkben, fjäderkvalster, fjäderlöss | røde hønsemider, hønsemide@, rød hønsemide, kalkben, fjermider, fjerlus | red mite@, poultry
  mite, dermanyssus, scaly leg, scaly leg mite, feather mite@, scaly face | красный куриный клещ, куриный клещ, кнемидокопт@, известковая нога,
  чесоточный клещ птиц, дерманисс@
= heart and blood of animals
heart-murmur-valve | bilyd@, hjertebilyd@, klaffesykdom@, mitralklaff@, mmvd, klaffelekkasje@, mitralinsuffisiens, klaffefeil, pimobendan | blåsljud@,
  hjärtblåsljud@, klaffsjukdom@, mitralisklaff@, mmvd, klaffläckage@, mitralisinsufficiens, klaffel | mislyd@, hjertemislyd@, klapsygdom@,
  mitralklap@, mmvd, klapfejl@, utæt hjerteklap, mitralinsufficiens | heart murmur@, murmur@, valve disease, mitral valve, mmvd, leaky valve, mitral
  regurgitation, degenerative mitral valve disease | шум в сердце, шумы в сердце, сердечный шум, митральн@, эндокардиоз@, клапан@, порок сердца,
  митральный клапан
heart-muscle-disease | kardiomyopati@, dcm, hcm, forstørret hjerte, hjertemuskelsykdom, tykt hjerte hos katt, fortykket hjertemuskel | kardiomyopati@,
  dcm, hcm, förstorat hjärta, hjärtmuskelsjukdom, förtjockad hjärtmuskel | kardiomyopati@, dcm, hcm, forstørret hjerte, hjertemuskelsygdom, fortykket
  hjertemuskel | cardiomyopath@, dcm, hcm, enlarged heart, heart muscle disease, thickened heart muscle, cardiomegaly | кардиомиопати@, дкмп, гкмп,
  увеличено сердце, расширение сердца, утолщение стенки сердца, гипертрофическая кардиомиопатия
heart-failure-animal | hjertesvikt@, lungeødem, væske i lungene, vann i lungene, hvilepust, pustefrekvens i søvn, pusteteller, vanndrivende,
  hjertemedisin@, ascites, pleuravæske | hjärtsvikt@, lungödem, vätska i lungorna, vatten i lungorna, viloandningsfrekvens, andningsfrekvens i vila,
  vätskedrivande, hjärtmedicin@, ascites | hjertesvigt@, hjerteinsufficiens, lungeødem, væske i lungerne, vand i lungerne, hvilerespiration,
  vanddrivende, hjertemedicin@, ascites | heart failure, chf, pulmonary oedema, pulmonary edema, fluid on the lungs, sleeping respiratory rate,
  resting breathing rate, water tablets, diuretic, furosemide, heart tablets | сердечная недостаточность, отёк лёгких, отек легких, вода в лёгких,
  жидкость в лёгких, мочегонн@, частота дыхания во сне, частота дыхания в покое, асцит, асцита
anaemia-bleeding-tendency | anemi@, blodmangel, lav blodprosent, imha, trombocytopeni@, blødning i buken, hematokrit@, blodoverføring@, blør lett,
  blodplate@ | anemi@, blodbrist, imha, trombocytopeni@, blödning i buken, hematokrit@, blodtransfusion@, blöder lätt, blodplätt@ | anæmi@,
  blodmangel, imha, trombocytopeni@, blødning i bughulen, hæmatokrit@, blodtransfusion@, bløder let, blodplade@ | anaemi@, anemi@, low red cells,
  imha, thrombocytopeni@, bleeding into abdomen, haematocrit, hematocrit, pcv, blood transfusion, bleeds easily, haemoabdomen | анеми@, малокровие,
  тромбоцитопени@, гематокрит@, переливание крови, иммуноопосредованная анемия, кровотечение в живот, кровоточивост@, гемолитическ@
= hormone and nerve diseases of animals
diabetes-animal | sukkersyke@, diabetes, diabetisk, insulinsprøyt@, glukosekurve@, blodsukker@, fruktosamin, ketoacidose, insulin@ | diabetes,
  sockersjuka, diabetisk, insulinspruta@, glukoskurva@, blodsocker@, fruktosamin, ketoacidos, insulin@ | sukkersyge@, diabetes, diabetisk,
  insulinsprøjt@, glukosekurve@, blodsukker@, fruktosamin, ketoacidose, insulin@ | diabet@, sugar diabetes, insulin@, glucose curve, blood sugar,
  fructosamine, ketoacidosis, hypoglycaemia | диабет@, инсулин@, сахар в крови, глюкоз@, кетоацидоз@, сахарный диабет, глюкозная кривая, фруктозамин
thyroid-animal | stoffskifte@, hypertyreose@, hypotyreose@, tyroksin, høyt stoffskifte, lavt stoffskifte, skjoldbruskkjertel@, tyreoidea |
  sköldkörtel@, hypertyreos@, hypotyreos@, tyroxin, hög ämnesomsättning, låg ämnesomsättning, ämnesomsättning@ | stofskifte@, hypertyreose@,
  hypotyreose@, thyroxin, højt stofskifte, lavt stofskifte, skjoldbruskkirtel@ | thyroid, hyperthyroid@, hypothyroid@, thyroxine, overactive thyroid,
  underactive thyroid, total t four, goitre cat | щитовидк@, щитовидн@, гипертиреоз@, гипотиреоз@, тироксин, тиреоидн@, гормоны щитовидной
cushing-addison | cushing@, addison@, binyre@, hyperadrenokortisisme, hypoadrenokortisisme, kortisol@, acth test, trilostan | cushing@, addison@,
  binjur@, hyperadrenokorticism, hypoadrenokorticism, kortisol@, acth test, trilostan | cushing@, addison@, binyre@, hyperadrenokorticisme, kortisol@,
  acth test, trilostan | cushing@, addison@, adrenal gland@, hyperadrenocorticism, hypoadrenocorticism, cortisol, acth stimulation, trilostane |
  кушинг@, аддисон@, надпочечник@, кортизол@, гиперадренокортицизм@, гипоадренокортицизм@, актг, болезнь кушинга
horse-ppid-ems | ppid, hestens cushing, ekvint metabolsk syndrom, ems, insulindysregulering, insulinresistens, lang krøllet pels, langhåret om
  sommeren, fettavleiringer | ppid, hästcushing, ekvint metabolt syndrom, ems, insulinresistens, långhårig på sommaren, fettansättning hos häst |
  ppid, hestens cushing, equint metabolisk syndrom, ems, insulinresistens, insulindysregulation, langhåret om sommeren | ppid, equine cushing, equine
  metabolic syndrome, ems, insulin dysregulation, insulin resistance, long curly coat, hirsutism horse, pergolide | ппид, метаболический синдром
  лошадей, инсулинорезистент@, кушинг у лошад@, длинная шерсть летом, гирсутизм
epilepsy-animal | epilepsi@, epileptiker, fenobarbital, krampemedisin, idiopatisk epilepsi, kaliumbromid, levetiracetam, anfallsdagbok | epilepsi@,
  epileptiker, fenobarbital, epilepsimedicin, idiopatisk epilepsi, kaliumbromid, anfallsdagbok | epilepsi@, epileptiker, fenobarbital,
  epilepsimedicin, idiopatisk epilepsi, kaliumbromid, anfaldsdagbog | epilep@, phenobarb@, seizure medication, idiopathic epilepsy, potassium bromide,
  levetiracetam, anticonvulsant@ | эпилепси@, эпилептик@, фенобарбитал@, противосудорожн@, леветирацетам, бромид калия, идиопатическая эпилепсия
vestibular-and-facial-nerve | vestibulær@, vestibularissyndrom, geriatrisk vestibulært, facialisparese, ansiktslammelse hos, hjernehinnebetennelse,
  meningitt@, horners | vestibulär@, vestibularsyndrom, geriatriskt vestibulär@, facialispares, ansiktsförlamning, hjärnhinneinflammation, meningit@,
  horners | vestibulær@, vestibularsyndrom, geriatrisk vestibulær, facialisparese, ansigtslammelse, hjernehindebetændelse, meningit@, horners |
  vestibular, old dog vestibular, facial paralysis, facial nerve paralysis, meningitis, encephalitis, horner@, brain inflammation, srma |
  вестибулярн@, паралич лицевого, лицевого нерва, менингит@, энцефалит@, синдром горнера, менингоэнцефалит@, воспаление мозга
= tumours
tumour-general | svulst@, kreft@, tumor, tumoren, ondartet@, godartet@, malign@, metastas@, spredning til lungene, neoplasi, onkolog@, cellegift |
  tumör@, cancer@, elakartad@, godartad@, malign@, metastas@, spridning till lungorna, neoplasi, onkolog@, cellgift@ | svulst@, kræft@, tumor,
  tumoren, ondartet@, godartet@, malign@, metastas@, spredning til lungerne, neoplasi, onkolog@, kemoterapi | tumour@, tumor@, cancer@, malignan@,
  benign, metasta@, spread to the lungs, neopla@, oncolog@, chemotherapy, chemo | опухол@, рак, рака, злокачествен@, доброкачествен@, метастаз@,
  онколог@, неоплази@, химиотерапи@, новообразование лёгких
mammary-tumour | jursvulst@, svulst i juret, kul i juret, klump i juret, juroperasjon, mammatumor, knuter i juret | juvertumör@, knöl i juvret, knölar
  i juvret, mammatumör@, tumör i juvret, klump i juvret | mælkekirtelsvulst@, yversvulst, knude i yveret, knuder i yveret, mammatumor@, knude i
  mælkekirtlen | mammary tumour@, mammary tumor@, mammary mass@, lump in the mammary, breast lump dog, mastectomy dog, mammary carcinoma | опухоль
  молочной железы, опухоли молочных, мастэктоми@, рак молочной, шишка на молочной, узелки в молочной, змж, омж
mast-cell-lymphoma-splenic | mastcelle@, lymfom@, lymfekreft, miltsvulst@, hemangiosarkom@, miltknute@, forstørrede lymfeknuter, osteosarkom@,
  beinkreft hund, fjerne milten | mastcell@, lymfom@, mjälttumör@, hemangiosarkom@, förstorade lymfknutor, osteosarkom@, skelettcancer, ta bort
  mjälten | mastcelle@, lymfom@, lymfekræft, milttumor@, hæmangiosarkom@, forstørrede lymfeknuder, osteosarkom@, knoglekræft, fjerne milten | mast
  cell, lymphoma, splenic mass, haemangiosarcoma, hemangiosarcoma, enlarged lymph nodes, osteosarcoma, bone cancer, splenectomy, swollen glands |
  мастоцитом@, тучноклеточн@, лимфом@, гемангиосарком@, опухоль селезёнки, увеличены лимфоузлы, остеосарком@, спленэктоми@, селезёнк@, селезенк@
fatty-lump-wart | lipom@, fettkul@, fettknute@, vorte@, papillom@, aterom@, talgcyste@, histiocytom@, talgkjertel@ | lipom@, fettknöl@, vårta, vårtor,
  vårtan, papillom@, aterom@, talgcysta, talgkörtel@, histiocytom@ | lipom@, fedtknude@, vorte@, papillom@, aterom@, talgcyste@, histiocytom@,
  talgkirtel@ | lipoma@, fatty lump@, fatty lumps, wart, warts, papilloma@, sebaceous cyst@, histiocytoma, sebaceous adenoma | липом@, жировик@,
  бородавк@, папиллом@, атером@, гистиоцитом@, сальная киста, сальных желёз
sarcoid-melanoma-horse | sarkoid@, melanom@, sarkoide, skimmel melanom, equint sarkoid, plateepitelkarsinom øye hest, penistumor hest | sarkoid@,
  melanom@, skimmel med melanom, equin sarkoid, skivepitelcancer häst | sarkoid@, melanom@, equint sarkoid, skimmel med melanom, pladeepitelkarcinom
  hest | sarcoid@, melanoma@, grey horse lumps, equine sarcoid, squamous cell carcinoma horse, wart like growth horse | саркоид@, меланом@, серая
  лошадь меланома, плоскоклеточная карцинома, карцином@, саркоиды лошадей
= teeth and mouth
tartar-gum-disease | tannstein@, tannkjøtt@, gingivitt@, periodontitt@, dårlig ånde, stinker av munnen, tannkjøttbetennelse@, munnhelse, tannløsning,
  tannlidelse, periodontal@ | tandsten@, tandkött@, gingivit@, parodontit@, dålig andedräkt, luktar ur munnen, tandköttsinflammation, munhälsa,
  tandlossning@, parodontal@ | tandsten@, tandkød@, gingivit@, parodontit@, parodontose, dårlig ånde, lugter ud af munden, tandkødsbetændelse,
  mundhygiejne, paradentose | tartar, dental disease, gingivitis, periodont@, bad breath, smelly breath, gum disease, plaque, calculus on teeth,
  halitosis, red gums | зубной камень, зубного камня, гингивит@, пародонт@, запах изо рта, воспаление дёсен, дёсны, десны, дёсен, налёт на зубах
broken-loose-tooth | brukket tann, løs tann, løse tenner, tannfraktur, pulpaeksponering, slått av en tann, avbrukket tann, hjørnetann brukket,
  tannrot@, verktann | avbruten tand, lös tand, lösa tänder, tandfraktur, slagit av en tand, trasig tand, tandrot@, pulpa | brækket tand, løs tand,
  løse tænder, tandfraktur, knækket tand, slået en tand, tandrod@, pulpa | broken tooth, loose tooth, loose teeth, fractured tooth, wobbly tooth, slab
  fracture, tooth root@, chipped tooth | сломан зуб, шатается зуб, сломанный зуб, шатаются зубы, качается зуб, перелом зуба, отколол зуб, корень зуба,
  корни зубов
cat-tooth-resorption-stomatitis | forl, tannresorpsjon@, kattens munnbetennelse, stomatitt@, gingivostomatitt@, munnbetennelse hos katt, resorptive
  lesjoner | forl, tandresorption@, stomatit@, gingivostomatit@, kattens munhåleinflammation, munsjuka katt | forl, tandresorption@, stomatit@,
  gingivostomatit@, mundbetændelse kat | forl, tooth resorption, resorptive lesion@, stomatitis, gingivostomatitis, feline stomatitis, caudal
  stomatitis | стоматит@, гингивостоматит@, резорбция зуб@, резорбц@, форл, лимфоплазмоцитарн@, воспаление во рту кошки
baby-teeth-bite | melketann@, melketenner, tannfelling, bittfeil@, overbitt, underbitt, saksebitt, felle tenner, persisterende tann, hjørnetenner |
  mjölktand@, mjölktänder, tandfällning, bettfel@, överbett, underbett, saxbett, kvarsittande mjölktand, tappa tänder | mælketand@, mælketænder,
  tandskifte@, bidfejl@, overbid, underbid, saksebid, skifte tænder, persisterende mælketand | baby teeth, deciduous teeth, milk teeth, retained
  canine, malocclusion, overbite, undershot, overshot jaw, teething, scissor bite | молочные зубы, смена зубов, молочный зуб, прикус, прикуса,
  перекус, недокус, невыпавшие, клыки не выпали
tooth-cleaning-extraction | tannrens@, fjerne tannstein, trekke tenner, trukket tenner, tanntrekk@, tannsaner@, tannpuss@, pusse tennene, tannrøntgen,
  ekstraksjon av tann, tannbørst@ | tandrengöring@, ta bort tandsten, dra ut tänder, dragit tänder, tandutdrag@, tandextraktion@, borsta tänderna,
  tandröntgen, tandborst@, tandsanering@ | tandrens@, fjerne tandsten, trække tænder, trukket tænder, tandudtrækning@, tandekstraktion@, børste
  tænder, tandrøntgen, tandbørst@ | dental cleaning, scale and polish, tooth extraction, teeth extracted, teeth removed, dental procedure, brushing
  teeth, tooth brushing, dental x-ray, descale | чистка зубов, удаление зубов, удалять зубы, удалили зубы, ультразвуковая чистка, удаление зуба,
  санация полости, чистить зубы, экстракци@, зубная щётка
horse-teeth | tannraspe@, raspe tenner, tannrasping@, skarpe tannkanter, tannkanter, ulvetann@, tannlege til hest, jeksler, hestetann@, bittproblem@ |
  tandrasp@, raspa tänderna, vassa kanter, vargtand@, tandkontroll häst, kindtänder, hästtandläkare@, tanduddar, hasuddar | tandrasp@, raspe tænder,
  skarpe kanter, ulvetand@, hestetandlæge@, kindtænder, tandtjek hest | dental rasping, rasping teeth, floating teeth, sharp points, wolf teeth, wolf
  tooth, equine dentist, hooks on teeth, cheek teeth, eotrh, bitting problem@ | подпиливание зубов, рашпилевание, острые края зубов, волчьи зубы,
  волчий зуб, спиливание зубов, моляры, дантист для лошад@, зубы лошади
= poisoning and accidents
poisoning | forgift@, spist gift, giftig@, fått i seg, har fått i seg, toksin@, spist noe giftig, giftinformasjonen | förgift@, ätit gift, giftig@,
  fått i sig, har fått i sig, toxin@, ätit något giftigt, giftinformationen | forgift@, ædt gift, giftig@, fået i sig, toksin@, toxin@, ædt noget
  giftigt, giftlinjen | poison@, toxic@, intoxicat@, toxin@, ate something toxic, ingested, got hold of, poisons line | отравил@, отравлени@, отрав@,
  яд, яда, ядом, токсин@, интоксикац@, догхантер@
food-poisons | sjokolade@, rosiner, druer, løk i maten, xylitol, sukkerfri tyggegummi, makadamianøtter, gjærdeig | choklad@, russin, druvor, lök i
  maten, xylitol, sockerfritt tuggummi, macadamianötter, jäsdeg | chokolade@, rosiner, vindruer, løg i maden, xylitol, sukkerfrit tyggegummi,
  macadamianødder, gærdej | chocolate, raisins, grapes, onion poisoning, xylitol, sugar free gum, theobromine, macadamia, bread dough | шоколад@,
  изюм@, виноград@, ксилит@, теобромин, лук съел, тесто дрожжевое
household-garden-poisons | rottegift@, musegift, frostvæske@, kjølevæske, sneglegift, insektmiddel gift, etylenglykol, antikoagulant gift,
  rengjøringsmiddel, plantevernmiddel | råttgift@, musgift, glykol, kylarvätska, snigelgift, insektsmedel, etylenglykol, bekämpningsmedel,
  rengöringsmedel | rottegift@, musegift, frostvæske@, kølervæske, sneglegift, ethylenglykol, sprøjtegift, rengøringsmiddel | rat poison, rodenticide,
  mouse bait, antifreeze, ethylene glycol, slug bait, slug pellets, metaldehyde, pesticide@, weedkiller, cleaning product | крысиный яд, родентицид@,
  антифриз@, этиленгликоль, метальдегид, изониазид, ядохимикат@, крысиная отрава
plant-poisons | liljer@, lilje, giftige planter, barlind, eføy, oleander, landøyda, einstape, giftplante@, jakobslandøyda | lilja, liljor, giftiga
  växter, idegran, murgröna, oleander, stånds, giftväxt@, krukväxt@ | lilje, liljer, giftige planter, taks planten, efeu, vedbend, oleander,
  brandbæger, giftplante@, engbrandbæger | lily, lilies, toxic plant@, yew, ivy, oleander, ragwort, bracken, poisonous plants, acorn@, cycad | лилия,
  лилии, лилий, ядовитое растение, ядовитые растения, тис, олеандр, плющ, крестовник, дифенбахи@
snake-and-insect-bite | huggorm@, ormebitt@, bitt av hoggorm, hoggorm@, vepsestikk, bistikk, insektstikk@, insektbitt@, stukket av, maurstikk |
  huggorm@, ormbett@, bitit av orm, getingstick, bistick, insektsstick@, insektsbett@, stucken av | hugorm@, hugormebid@, slangebid@, hvepsestik@,
  bistik@, insektstik@, insektbid@, stukket af | snake bite@, snakebite@, adder bite, viper, wasp sting@, bee sting@, insect bite@, insect sting@,
  stung | укус змеи, гадюк@, укусила змея, оса, осы, ужалил@, укус пчелы, укусы насекомых, укус насекомого, укус осы, пчела
heatstroke-hypothermia | heteslag, overopphetet, overopphet@, varmt i bilen, hypotermi, nedkjølt, forfrysning@, kald hund, drukn@ | värmeslag,
  överhettad, överhettning@, varm bil, hypotermi, nedkyld, köldskada, drunkn@ | hedeslag, overophedet, overophedning@, varm bil, hypotermi, nedkølet,
  forfrysning@, drukn@ | heatstroke, heat stroke, overheated, hot car, heat exhaustion, hypothermi@, frostbite, chilled, near drowning | тепловой
  удар, перегрел@, перегрев@, гипотерми@, переохлажд@, переохлажден@, обморожен@, жарко в машине, солнечный удар
hit-by-car-fall | påkjørt, påkjørsel@, bilulykke@, kjørt på, falt fra balkong, falt ut av vinduet, falt ned fra, trafikkskade, tråkket på, spark av
  hest | påkörd, påkörning@, bilolycka, trafikolycka, föll från balkong, fallit ut genom fönstret, trampad på, sparkad av häst | påkørt, kørt ned,
  kørt over, trafikuheld, faldt fra altan, faldt ud ad vinduet, trådt på, spark fra hest | hit by a car, hit by car, rta, hbc, road accident, run
  over, fell from, fell out of window, high rise syndrome, trodden on, kicked by horse, trauma | сбила машина, сбили, дтп, автотравм@, упал с балкона,
  упала с балкона, выпал из окна, выпала из окна, кататравм@, наступили на, лягнула лошадь, травм@
emergency-animal | øyeblikkelig hjelp, akutt syk, hastetime, vakttelefon@, dyrlegevakt@, veterinærvakt@, sjokk tilstand, akuttpasient@, livstruende |
  akut sjuk, akuttid, jourveterinär@, akutveterinär@, djurakut@, akutpatient@, livshotande | akut syg, akuttid, dyrlægevagt@, vagtdyrlæge@,
  akutpatient@, livstruende, nødopkald | emergenc@, out of hours vet, urgent appointment, emergency vet, critical patient, life threatening, triage,
  shock | неотложн@, экстренн@, срочный приём, дежурный ветеринар, в шоке, шоковое состояние, угроза жизни, скорая ветеринарная
= rabbits, rodents, birds and reptiles
rabbit-gut-stasis | magestans, tarmstans, kaninen spiser ikke, små bæsjekuler, ingen kuler, ileus kanin, gastrointestinal stase, gass i magen kanin,
  støtteforing | magstopp, tarmstopp, kaninen äter inte, små bajskulor, inga kulor, gastrointestinal stas, stödmatning@, trumsjuka kanin | mavestop,
  tarmstop, kaninen spiser ikke, små kugler, ingen kugler, gastrointestinal stase, støttefodring@ | gut stasis, gi stasis, rabbit not eating, small
  droppings, no droppings, ileus in rabbit, syringe feeding rabbit, critical care feeding, cecotrophs uneaten | стаз, стаза, жкс у кролика, застой
  кишечника, нет горошин, не ест кролик, кролик не ест, болюсы кролика, мелкие горошины, цекотроф@, докорм со шприца
rabbit-viruses | rhd, rvhd, rhdv, kaningulsott, myksomatose@, kaninvaksin@, kaninpest@ | rvhd, rhd, kaningulsot, myxomatos@, kaninvaccin@, kaninpest@
  | rvhd, rhd, kaninpest@, myxomatose@, kaninvaccin@, kaningulsot | rvhd, rhd, myxomatosis, myxo, rabbit haemorrhagic disease, rabbit vaccine | вгбк,
  миксоматоз@, геморрагическая болезнь кролик@, вакцинация кролик@, вакцина кролик@
rabbit-e-cuniculi-snuffles | encephalitozoon, cuniculi, snuffles, kaninsnue, pasteurell@ | encephalitozoon, cuniculi, snuffles, kaninsnuva,
  pasteurell@ | encephalitozoon, cuniculi, snuffles, kaninsnue, pasteurell@ | encephalitozoon@, cuniculi, snuffles, pasteurell@, rabbit head tilt |
  энцефалитозооноз@, энцефалитозоон@, пастерелл@, ринит кролик@, кривая шея у кролика
small-animal-teeth-overgrown | lange tenner kanin, overgrodde tenner, tannoverveks@, for lange tenner, slipe tenner kanin, jekselproblem@, fortenner |
  långa tänder kanin, övervuxna tänder, för långa tänder, slipa tänder, framtänder, kindtandsproblem@ | lange tænder kanin, overgroede tænder, for
  lange tænder, slibe tænder, fortænder, tandproblemer hos kanin | overgrown teeth, rabbit dental, incisors, molar spurs, teeth trimming rabbit,
  burring teeth, root elongation, dental spurs | переросшие зубы, отросли зубы, резцы, подточка зубов, стачивани@, подточить зубы, крючки на зубах
scurvy-guinea-pig-bladder-sludge | c-vitaminmangel, skjørbuk, vitamin c til marsvin, blæregrus, kalkgrus i blæra, eggstokkcyste marsvin | skörbjugg,
  c-vitaminbrist, vitamin c till marsvin, blåsgrus, äggstockscysta marsvin | skørbug, c-vitaminmangel, vitamin c til marsvin, blæregrus, ovariecyste
  marsvin | scurvy, vitamin c deficiency, hypovitaminosis c, bladder sludge, ovarian cysts guinea pig | цинга, цинги, цингой, дефицит витамина с,
  песок в пузыре, кисты яичников свинк@, витамин с свинке
sore-feet-overgrown-nails | såre hæler, pododermatitt kanin, sår under føttene, bumblefoot, fotballe@, lange klør kanin, liggesår i hælene | såriga
  hälar, sår under fötterna, bumblefoot, trampdynebölder fågel, långa klor kanin, fotbölder | ømme hæle, sår under fødderne, bumblefoot, fodbylder,
  lange kløer kanin, såre hæle | sore hocks, bumblefoot, pododermatitis rabbit, overgrown nails, foot sores, ulcerative pododermatitis | бамблфут,
  намины, пододерматит кролик@, язвы на лапках, мозоли на пятках, натоптыши, лысые пятки
feather-plucking | fjærplukk@, plukker fjær, plukker seg, river ut fjær, hakking på seg, selvpluk | plockar fjädrar, fjäderplock@, plockar sig, rycker
  fjädrar, självplockning | fjerpilning, piller fjer, plukker fjer, fjerplukning, plukker sig, river fjer ud | feather plucking, feather picking,
  plucks feathers, self plucking, feather destructive, feather damaging | выщипыва@, выдёргивает перья, выдергивает перья, самоощипывани@, ощипыва@,
  щиплет перья
egg-binding | eggnød, fast egg, får ikke ut egget, legenød@, eggbinding, eggeleder betent | äggnöd, äggstockning hos fågel, fast ägg, får inte ut
  ägget, värpnöd | læggenød, ægnød, fast æg, kan ikke lægge æg, æggeforstoppelse | egg bound, egg binding, egg stuck, dystocia bird, cannot pass egg,
  salpingitis hen, egg yolk peritonitis | застряло яйцо, не может снести, задержка яйца, задержка яиц, затрудненная яйцекладка, желточный перитонит,
  сальпингит птиц
reptile-husbandry-problems | uv-lys, hudskifte@, skifter ham, kalkmangel reptil, metabolsk beinsykdom, varmelampe@, skilpadde i dvale,
  terrarietemperatur | uvb-lampa, hudömsning@, ömsar skinn, kalkbrist reptil, metabolisk bensjukdom, värmelampa@, vinterdvala | uvb-lampe, hamskifte@,
  skifter ham, kalkmangel krybdyr, metabolisk knoglesygdom, varmelampe@, dvale skildpadde | uvb light@, shedding skin, stuck shed, metabolic bone
  disease, basking lamp, hibernation tortoise, heat lamp@, dysecdysis | уф лампа, линька рептил@, задержка линьки, рахит черепах@, метаболическая
  болезнь костей, спячк@, ультрафиолетовая лампа, обогрев террариум@
= horse: feet and legs
laminitis | forfangen@, forfangenhet, laminitt@, varme hover, digital puls, sålesenking, hovbeinsrotasjon | fång, fånganfall@, fånghäst@, laminit@,
  varma hovar, digitalpuls@, hovbensrotation, forfångad | forfangen@, forfangenhed, laminit@, varme hove, digitalpuls@, hovbensrotation | laminiti@,
  founder@, warm feet, hot hooves, digital pulse@, pedal bone rotation, rocked back stance | ламинит@, горячие копыта, пульсация пальцев@,
  ревматическое воспаление копыт, ротация копытной кости, опой, ревмокопыт
hoof-abscess-nail-prick | hovbyll@, såleabscess@, hovverk, spikertramp, tråkk på spiker, sømstikk@, nagltråkk, hovknusning | hovböld@, spiktramp,
  trampat på spik, stickad, nagelstick, sulabscess | hovbyld@, sømtråd, trådt i søm, stik i sålen, sålebyld, søm i hoven | hoof abscess, foot abscess,
  sole abscess, nail prick, nail bind, stepped on a nail, foot poultice, pus in the foot | абсцесс копыта, гнойный пододерматит, заковка, наступила на
  гвоздь, прокол подошвы, гной в копыте, засечка
thrush-white-line-cracks | strålråte@, hovsprekk@, råte i hoven, hvit linje sykdom, hulvegg@, hovsopp, løs vegg | strålröta@, hovspricka@, hovröta,
  hålvägg@, hovkräfta, vita linjen, strålkräfta | strålråd@, hovrevne@, hovspalte@, hulvæg@, hovkræft | thrush in hoof, thrush in frog, hoof crack@,
  sand crack, quarter crack, white line disease, seedy toe, canker of hoof | гниение стрелки, гниль стрелки, трещина копыта, трещины копыт, болезнь
  белой линии, отслоение стенки, рак стрелки, молочница копыт
navicular-foot-pain | strålbein@, navikular@, hovsmerte@, hælsmerte, hovledd@, hovleddsbetennelse, hovbein@, podotrochlea | strålben@, navikular@,
  hovled@, hovledsinflammation@, hälsmärta, hovben@, hälta i hov | strålben@, navikular@, hovled@, hovledsbetændelse, hælsmerte, hovben@,
  podotrochlose | navicular, pedal bone, coffin joint, palmar foot pain, heel pain, caudal heel, podotrochlear | навикуляр@, челночная кость,
  челночной кости, копытный сустав, копытная кость, боль в пятке лошади, подотрохл@
tendon-ligament-injury-horse | seneskade@, senebetennelse@, gaffelbåndsskade@, bøyeseneskade, avriving av sene, senerehabilitering | senskada@,
  seninflammation@, gaffelbandsskada@, senskador, böjseneskada@, hudsena | seneskade@, senebetændelse@, gaffelbåndsskade@, seneforstrækning,
  overstrakt sene | tendon injur@, tendonitis, tendinitis, bowed tendon, desmitis, suspensory injury, tendon strain, check ligament | тендинит@,
  растяжение сухожил@, повреждение сухожил@, десмит@, разрыв сухожил@, сухожилие воспалено, травма сухожил@
joint-disease-horse | leddbetennelse@, spatt, leddmus, osteokondrose, ocd, kodeleddsbetennelse, haseleddsspatt, gallefylt, galler, leddgalle@,
  synovitt@ | ledinflammation@, spatt, ledmöss, osteokondros@, benfragment, kotledsinflammation, galla på ledet, hasledsgalla, synovit@ |
  ledbetændelse@, spat, ledmus, osteochondrose, kodeledsbetændelse, galler, vindgaller, synovitis | joint inflammation, spavin, bone spavin,
  osteochondr@, ocd lesion, bone chip@, joint effusion, windgall@, bog spavin, arthropathy, synovitis, coffin joint arthritis | шпат, остеохондроз@,
  артрит лошад@, галлы, наливы, синовит@, суставная мышь, выпот в сустав@
infected-joint-cellulitis-horse | leddinfeksjon@, septisk artritt, lymfangitt@, einskuddbein, tykt bein, flegmone@, seneskjedeinfeksjon |
  ledinfektion@, septisk artrit, lymfangit@, einschuss, tjockt ben, flegmone@ | ledinfektion@, septisk artritis, lymfangitis, einschuss, tykt ben,
  flegmone@ | septic joint, joint infection, septic arthritis, lymphangitis, cellulitis, fat leg, infected tendon sheath, joint flush, big leg |
  септический артрит, лимфангит@, флегмон@, толстая нога у лошади, инфекция сустава, промывание сустав@, целлюлит@
back-trouble-horse | kissing spines, ryggsmerter hest, øm i ryggen, ryggproblemer hest, iliosakral@, sakroiliakal@, stiv i ryggen, vondt i ryggen
  hest, vond under salen | kissing spines, öm i ryggen, ryggproblem hos häst, sacroiliacal@, stel i ryggen, sadeltvång, ryggont häst | kissing spines,
  øm i ryggen, rygproblemer hest, sacroiliacal@, stiv i ryggen, sadeltvang | kissing spines, back pain horse, sore back, back sore, sacroiliac, cold
  back, stiff through the back, overriding spinous processes, girthy | боль в спине у лошади, больная спина, целующиеся, остистые отростки,
  крестцово-подвздошн@, зажатая спина, спина болит у лошади
tying-up | nyreslag, muskelkramper hest, tying up, rabdomyolyse@, stiv etter ridetur, kryssverking@, pssm, mandagssyke, atypisk myopati |
  korsförlamning, muskelkramp hos häst, tying up, rabdomyolys@, pssm, korsförlam@, atypisk myopati | nyreslag@, tying up, rhabdomyolyse@,
  muskelkramper hest, pssm, korslammelse, atypisk myopati | tying up, azoturia, rhabdomyolysis, monday morning disease, exertional myopathy, pssm,
  muscle enzymes horse, atypical myopathy | миоглобинури@, рабдомиолиз@, азотури@, послепраздничная болезнь, мышечный спазм лошад@, миопати@
mud-fever | mugg, muggen, muggeksem, skorper i koden, rasp i koden, kodeeksem | mugg, muggen, muggeksem, skorpor i karleden, rasp häst | muk,
  mukeksem, muk på benene, skorper i koden | mud fever, pastern dermatitis, greasy heel, cracked heels, scratches horse, scabs on pasterns | мокрец@,
  дерматит путов@, мокрецы, корки на путовой, трещины в бабках
= horse: general diseases
colic | kolikk@, kolikksmerter, sparker mot buken, ruller seg, legger seg og reiser seg, skraper med forbeinet, tarmslyng hest, forstoppelseskolikk,
  krampekolikk, sandkolikk, feilleie tarm | kolik@, sparkar mot buken, rullar sig, lägger sig och reser sig, skrapar med hoven, förstoppningskolik,
  krampkolik, sandkolik, tarmvred häst, felläge tarm | kolik@, sparker mod bugen, ruller sig, lægger sig og rejser sig, skraber med forbenet,
  forstoppelseskolik, krampekolik, sandkolik, tarmslyng hest | colic@, kicking at belly, rolling on ground, pawing the ground, looking at flank, flank
  watching, impaction colic, spasmodic colic, sand colic, displacement colic, twisted gut | колик@, катается по земле, бьёт копытом, смотрит на живот,
  заворот кишечника у лошади, спастические колики, песочные колики, ложится и встаёт, завал кишечник@, бьёт ногой по животу
strangles | kverke@, strangles, streptococcus equi, verkende lymfeknuter, kverkesmitte, luftpose@ | kvarka, kvarkan, kvarksmitta, streptococcus equi,
  luftsäck@ | kværke, kværken, kværkesmitte, streptococcus equi, luftpose@ | strangles, streptococcus equi, guttural pouch@, lymph node abscess horse,
  strep equi | мыт, мыта, мытом, стрептококк лошад@, воздухоносный мешок, воздухоносных мешков, абсцесс подчелюстной
equine-flu-herpes | hesteinfluensa@, hesteherpes, ehv, virusabort@, herpesvirus hest, hestevirus, luftveisvirus | hästinfluensa@, ehv, virusabort@,
  hästherpes, herpesvirus hos häst, luftvägsvirus | hesteinfluenza@, ehv, virusabort@, hesteherpes, herpesvirus hest, luftvejsvirus | equine
  influenza, equine flu, ehv, equine herpes, rhinopneumonitis, neurological herpes, equine virus | грипп лошад@, герпес лошад@, ринопневмони@,
  герпесвирус лошад@, вирусный аборт
horse-asthma | kvikkdrag@, hesteastma, kronisk hoste hest, rao, støvallerg@, engbrystig@, ipad, støv i høyet, astma@ | kvickdrag, hästastma, kronisk
  hosta häst, rao, dammallergi, astma@, dammigt hö | engbrystig@, hesteastma, rao, støvallergi, astma@, støvet hø | equine asthma, heaves, copd horse,
  rao, broken wind, inflammatory airway disease, iad, dusty hay, asthma, roarer | запал, запала, эмфизема лёгких лошад@, астма@, астмы, хозл у лошад@,
  рао, аллергия на пыль, пыльное сено, хронический бронхит лошад@
roaring-upper-airway | strupepiping@, strupelyd, ganelammelse, laryngeal hemiplegi, pipende lyd, ulyder under ritt, svelgproblem hest, dynamisk
  endoskopi | strupljud, struppipning, pipljud, struplamhet, hemiplegi, gomsegels@, andningsljud under ritt | strubepibning, strubelyd,
  strubelammelse, laryngeal hemiplegi, lyde under ridning | roaring, whistling noise, recurrent laryngeal neuropathy, soft palate displacement, ddsp,
  makes a noise when ridden, laryngeal hemiplegia, tie back | свистящее удушье, свист при дыхании, паралич гортани, рёв при работе, смещение нёба,
  ларингеальн@, гемиплегия гортани
gastric-ulcer-horse | magesår@, egus, omeprazol, sukralfat, magesårsbehandl@, gastroskopi@, magesekken hos hest | magsår@, egus, omeprazol, sukralfat,
  magsårsbehandl@, gastroskopi@, gastroskopera@ | mavesår@, egus, omeprazol, sukralfat, mavesårsbehandl@, gastroskopi@ | gastric ulcer@, stomach
  ulcer@, egus, esgd, eggd, omeprazole, sucralfate, gastroscop@, ulcers in the stomach | язва желудка, язвы желудка, язв желудка, омепразол@,
  сукральфат@, гастроскопи@, язвенн@
choke | slundproppen, spiserørsobstruksjon, fôr i spiserøret, fast i spiserøret, esofagusobstruksjon, fôrsvelgings@, spiserør@ |
  foderstrupsförstoppning, foderstrup@, matstrup@, foder fastnat i halsen, esofagusobstruktion | spiserørsforstoppelse, foder i spiserøret, fast i
  spiserøret, spiserør@, esofagusobstruktion | choke in horse, choked on feed, food stuck in oesophagus, oesophageal obstruction, esophageal
  obstruction, oesophag@, esophag@ | закупорка пищевода, пищевод@, корм застрял в пищеводе, обструкция пищевода, подавилась кормом
sweet-itch-horse-skin | sommereksem@, sveknott, eksemdekken@, knottallergi, regnskold@, regneksem, girtgnag, kløe i man og hale | sommareksem@,
  svidknott, eksemtäcke@, knottallergi, regnskållning, regneksem, rasp på ryggen | sommereksem@, mitter, eksemdækken@, insektoverfølsom@, regneksem,
  regnskold@ | sweet itch, insect bite hypersensitivity, midge allergy, rain scald, rain rot, fly rug, culicoides, dermatophilosis | летняя экзема,
  летний зуд, мошка, мошки, мокрица, аллергия на мошку, попона от мошки, дерматофилёз, дождевой дерматит
horse-eye-uveitis | periodisk øyebetennelse, månedsblindhet, uveitt@, hornhinnesår hest, regnbuehinnebetennelse | månblindhet, uveit@, hornhinnesår
  häst, ögoninflammation hos häst, equin uveit | månedsblindhed, uveit@, øjenbetændelse hest, hornhindesår hest | uveitis, moon blindness, equine
  recurrent uveitis, eru, corneal ulcer horse | увеит@, периодическое воспаление глаз, лунная слепота, язва роговицы у лошади, рецидивирующий увеит
grass-sickness-tetanus-botulism | gressyke, stivkrampe@, tetanus@, botulisme@, stivkrampevaksin@, gressjuka | grässjuka, stelkramp@, tetanus@,
  botulism@ | græssyge, stivkrampe@, tetanus@, botulisme@ | grass sickness, tetanus, lockjaw, botulism, equine dysautonomia | столбняк@, ботулизм@,
  травяная болезнь, вакцина от столбняка
= cattle: udder and metabolic disease
mastitis | mastitt@, jurbetennelse@, klumper i melka, fnokker i melka, hardt jur, jurinfeksjon@, speneinfeksjon, celletall@, klinisk mastitt |
  mastit@, juverinflammation@, flockor i mjölken, hårt juver, celltal@, juverinfektion@, klinisk mastit | mastit@, yverbetændelse@, klatter i mælken,
  hårdt yver, yverinfektion@, celletal@, klinisk mastitis | mastitis, mastitic, udder infection@, clots in the milk, flakes in milk, hard quarter, hot
  quarter, cell count, somatic cell count, inflamed udder | мастит@, воспаление вымени, хлопья в молоке, сгустки в молоке, твёрдое вымя, соматические
  клетки, соматических клеток, уплотнение доли
milk-fever | melkefeber@, mjølkefeber, kalvingslammelse, hypokalsemi@, kalsiummangel, kalsiumtilskudd, kalde ører etter kalving | kalvningsförlamning,
  mjölkfeber, hypokalcemi@, kalciumbrist, paralys efter kalvning | mælkefeber@, kælvningsfeber, hypokalcæmi@, calciummangel, kalciummangel,
  kælvningslammelse | milk fever, hypocalcaemia, hypocalcemia, calcium deficiency, parturient paresis, post calving paralysis | родильный парез,
  послеродовой парез, гипокальциеми@, парез после отёла, нехватка кальция, молочная лихорадка
ketosis | ketose@, acetonemi@, energiunderskudd, ketonlegeme@, ketontest@, acetonlukt, ketosetest@ | ketos@, acetonemi@, energibrist, ketonkropp@,
  acetonlukt, ketontest@ | ketose@, acetonæmi@, energiunderskud, ketonstof@, acetonelugt, ketontest@ | ketosis, ketotic, acetonaemia, acetonemia, slow
  fever, ketones, ketone test, bhb, negative energy balance, fatty liver cow | кетоз@, ацетонеми@, кетонов@, запах ацетона, кетоновые тела, ацетон в
  молоке, дефицит энергии
displaced-abomasum | løpedreining@, lda, rda, løpeforskyvning@, venstresidig løpedreining, operert løpe, pling lyd | löpmagsförskjutning,
  löpmagsomvridning, lda, rda, vänstersidig löpmage, plingljud | løbedrejning, løbeforskydning, lda, rda, venstresidig løbe, klinglyd,
  løbetarmsudvidelse | displaced abomasum, lda, rda, left displaced, twisted stomach cow, ping, toggle, abomasal displacement | смещение сычуга,
  левостороннее смещение, сычуг сместил@, смещён сычуг, завороты сычуга, операция на сычуге
bloat-rumen-acidosis | trommesyke@, vomgass, oppblåst ku, vomacidose@, sur vom, vomstillstand, fordøyelsesforstyrrelse ku, kraftfôrforgiftning |
  trumsjuka, gastrumsjuka, våmacidos, uppblåst ko, våmstillestånd, sur våm, kraftfoderförätning | trommesyge, oppustet ko, vomacidose@, sur vom,
  vomstop, opblæsthed@, forædning | bloated cow, frothy bloat, rumen acidosis, acidotic, ruminal tympany, sara, rumen stasis, grain overload, blown
  cow | тимпани@, ацидоз рубц@, атония преджелудков, атония рубца, вздутие рубца, вздуло корову, переела зерна, ацидоз@
swallowed-metal | skarpt, traumatisk retikulitt, spisset metall, fremmedlegemesyke, magnet i nettmagen, ståltråd i fôret, nettmagebetennelse |
  traumatisk retikulit, vasst, vass ko, magnet i nätmagen, järntråd i fodret, ståltråd | skarpt i netmaven, traumatisk reticulitis, magnet i netmaven,
  ståltråd i foderet, søm i foder | hardware disease, traumatic reticulitis, wire, swallowed wire, cow magnet, traumatic reticuloperitonitis, grunting
  cow | травматический ретикулит, ретикулит@, магнит в сетке, проволока в корме, гвоздь в сетке, кольца магнитные, ретикулоперитонит@
grass-tetany-minerals-cow | magnesiummangel, beitekrampe, graskrampe, hypomagnesemi@, kobbermangel, selenmangel@, vitamin e mangel, mineralmangel |
  magnesiumbrist, betestetani, hypomagnesemi@, kopparbrist, selenbrist@, e vitaminbrist, mineralbrist, stallkramp | magnesiummangel, græstetani,
  hypomagnesæmi@, kobbermangel, selenmangel@, e vitaminmangel, mineralmangel | grass staggers, grass tetany, hypomagnesaemia, magnesium deficiency,
  copper deficiency, selenium deficiency, white muscle disease, trace element deficiency | пастбищная тетания, гипомагниеми@, нехватка магния, дефицит
  селена, беломышечная болезнь, дефицит меди, недостаток микроэлементов, селен
= cattle: feet, calves and infections
cow-lameness-feet | klauvlidelse@, digital dermatitt, solesår@, såleblødning@, klauvspalteflegmone@, klauvproblem@, limaks@, halt ku, halte kyr |
  klövsjukdom@, digital dermatit, sulsår, klövspaltsinflammation, klövröta@, klövproblem@, halta kor | klovlidelse@, digital dermatitis, sålesår@,
  klovbrandbyld, klovproblem@, halte køer, nykælver halt | lame cow, lame cows, digital dermatitis, sole ulcer@, foul of the foot, hoof problem cow,
  mortellaro, interdigital phlegmon, claw horn disease, mobility score | болезни копытец, хромые коровы, хромота коров, мортелларо, пальцевый
  дерматит, язва подошвы, некробактериоз@, межпальцевая флегмона, язва рустергольца
calf-scour | kalvediaré@, spedkalvdiaré, rotavirus@, råmelk ikke fått, kryptosporidier kalv, kalv med diaré | kalvdiarré@, spädkalvsdiarré,
  rotavirus@, kalv med diarré | kalvediarré@, diarré hos spædkalve, rotavirus@, kalv med diarré | calf scour, calf diarrhoea, scouring calf,
  rotavirus, coronavirus calf, calf scours | диарея телят, понос у телёнка, понос у телят, диспепсия телят, ротавирус@, диспепсия новорождённ@
calf-pneumonia | kalvepneumoni@, luftveissykdom kalv, lungebetennelse@, brsv, kalv hoster, pneumoni@, kalvehoste | kalvpneumoni@, lunginflammation@,
  brsv, pneumoni@, kalvhosta, luftvägssjukdom kalvar | kalvepneumoni@, lungebetændelse@, brsv, pneumoni@, kalvehoste, luftvejslidelse kalve | calf
  pneumonia, brd, shipping fever, brsv, pneumonia, coughing calves, enzootic pneumonia, lung infection | пневмони@, воспаление лёгких, воспаление
  легких, бронхопневмони@, респираторные болезни телят, кашляют телята, респираторно-синцитиальный, рсв телят
navel-infection-joint-ill | navlebetennelse@, navlebrokk@, navleinfeksjon@, leddsyke, leddbetennelse kalv, leddsjuke, tykke ledd, navlestreng@ |
  navelinflammation, navelbråck@, navelinfektion@, ledsjuka, tjocka leder, navelsträng@ | navlebetændelse@, navlebrok@, navleinfektion@, ledsyge,
  tykke led, navlestreng@ | navel infection@, navel ill, joint ill, umbilical hernia, umbilical infection, swollen joints, omphalitis, navel dipping |
  воспаление пупка, омфалит@, пуповин@, пупочная грыжа, полиартрит телят, суставы распухли у телят, пупок
bvd-paratb-viruses | bvd, bovin virusdiaré, paratuberkulose@, tuberkulose@, leukose, ondartet katarrfeber, ibr, tuberkulintest@ | bvd, bovin
  virusdiarré, paratuberkulos@, tuberkulos@, leukos, ibr, tuberkulintest@ | bvd, bovin virusdiarré, paratuberkulose@, tuberkulose@, leukose, ibr,
  tuberkulintest@ | bvd, bovine viral diarrhoea, johne@, johnes disease, paratuberculosis, tuberculosis, tb test@, ibr, leukosis, bluetongue |
  вирусная диарея крс, паратуберкулёз@, паратуберкулез@, туберкулёз@, туберкулез@, туберкулинизац@, лейкоз крс, инфекционный ринотрахеит крс
clostridia-anthrax | clostridi@, klostridi@, pulpanyre, miltbrann@, raslesyke, botulisme i silofôr, enterotoxemi@, boutvet | klostridi@, mjältbrand@,
  pulpanjure, frasbrand, enterotoxemi@ | clostridi@, klostridi@, miltbrand@, pulpanyre, raslesyge, enterotoxæmi@ | clostridi@, blackleg, blackquarter,
  anthrax, pulpy kidney, enterotoxaemia, enterotoxemia, lamb dysentery, braxy, clostridial vaccine | клостриди@, эмкар, эмфизематозный карбункул,
  сибирская язва, сибирской язвы, энтеротоксеми@, брадзот
= sheep and goat disease
foot-rot | fotråte@, klauvsjuke, fotröte, halte sauer, fotbad@, moderinfeksjon klauv, klauvbetennelse sau | fotröta@, klövsjuka får, halta tackor,
  fotbad@ | fodråd@, klovsyge får, halte får, fodbad@, klovbetændelse får | foot rot, footrot, foot scald, scald in sheep, codd, lame sheep,
  footbath@, interdigital dermatitis sheep | копытная гниль, копытной гнили, некробактериоз овец, ножные ванны, хромые овцы, ванны для копыт, хромают
  овцы
pregnancy-toxaemia | drektighetstoksemi, drektighetsforgiftning, tvillinglam sykdom, drektighetsketose, søye nedliggende før lamming |
  dräktighetstoxikos, dräktighetstoxemi, tvillinglammsjuka, tacka liggande före lamning | drægtighedsforgiftning, drægtighedstoxæmi,
  drægtighedsketose, tvillingelammesyge | twin lamb disease, pregnancy toxaemia, pregnancy toxemia, ewe ketosis, ewe down before lambing | токсемия
  беременности, токсикоз беременных овец, кетоз суягных, кетоз овцематок, суягная овца лежит
orf-and-skin-sheep | munnskurv@, orf, munnskåll, sau skorper på leppene, fotmunnskurv, saueskabb, flåttlam, ektyma | orf, munvårta, skorpor på
  läpparna, smittsam munsår får, ecthyma, fårskabb | orf, mundskurv, skorper på læberne, ecthyma, fåreskab | orf, scabby mouth, contagious ecthyma,
  sore mouth, sheep scab, pustular dermatitis | контагиозная эктима, эктим@, корки на губах, псороптоз овец, чесотка овец
sheep-abortion-infections | toksoplasmose sau, toksoplasmaabort@, klamydiaabort@, campylobacterabort@, smittsom kasting, kastet lam, abort sau |
  toxoplasmaabort@, klamydiaabort@, kastade lamm, smittsam kastning tackor, campylobacterabort@ | toxoplasmaabort@, klamydiaabort@, smitsom kastning,
  kastede lam, campylobacterabort@ | enzootic abortion, toxoplasma abortion, chlamydial abortion, aborted lambs, abortion storm, campylobacter
  abortion | хламидийный аборт, токсоплазменный аборт, энзоотический аборт, абортировали овцы, аборты овец, выкидыши у овец
listeria-nerve-disease-sheep | listeriose@, listeria@, rundesyke, hjernebetennelse sau, cerebrokortikal nekrose, tiaminmangel, louping ill, sirkelgang
  | listerios@, listeria@, cerebrokortikal nekros, tiaminbrist, hjärninflammation får | listeriose@, listeria@, cerebrocortical nekrose, tiaminmangel,
  hjernebetændelse får | listerio@, listeria@, circling disease, cerebrocortical necrosis, polioencephalomalacia, thiamine deficiency, louping ill,
  sturdy | листериоз@, листери@, некроз коры, дефицит тиамина, ценуроз@, вертячк@, полиоэнцефал@
goat-sheep-chronic-viruses | maedi@, caev, cae, byllesjuke@, skrapesjuke@, lungesjuke sau, jaagsiekte, kaseøs lymfadenitt | maedi@, caev, cae,
  böldsjuka, scrapie, kaseös lymfadenit | maedi@, caev, cae, byldesyge, scrapie, kaseøs lymfadenitis | maedi@, caev, cae, caseous lymphadenitis,
  scrapie, ovine progressive pneumonia, jaagsiekte, cla abscess | висна, маэди, висна-маэди, артрит-энцефалит коз, псевдотуберкулёз@, казеозный
  лимфаденит, скрепи, лимфаденит коз
photosensitisation | alveld@, solbrente ører, lysfølsomme sauer, fotosensibilitet, lysfølsomhet, solbrent mule, hovne ører lam, romeplante |
  fotosensibilisering, ljusöverkänslig@, solskadad mule, svullna öron lamm | fotosensibilitet, lysoverfølsom@, solskoldet, hævede ører lam |
  photosensiti@, yellowses, plochteach, sunburn muzzle, swollen ears lamb, sun sensitivity | фотосенсибилизац@, солнечный дерматит, солнечный ожог
  морды, светочувствительн@, отёк ушей у ягнят
urinary-stones-ram | urinstein hos vær, urinstein hos bukk, urinveisstein hos bukk, får ikke tisset vær, obstruktiv urolithiasis, bukk får ikke tisset
  | urinsten hos bagge, urinsten hos bock, baggen kan inte kissa, obstruktiv urolitiasis | urinsten hos vædder, urinsten hos gedebuk, vædderen kan
  ikke tisse, obstruktiv urolithiasis | urinary stones in ram, water belly, urolithiasis wether, blocked wether, blocked ram, urinary calculi, wethers
  blocked | мочекаменная у баран@, мочекаменная у козл@, уролитиаз баран@, козёл не может мочиться, козел не может мочиться, закупорка уретры у баран@
= pigs and poultry disease
piglet-diarrhoea | spedgrisdiaré, smågrisdiaré, coli diaré, avvenningsdiaré@, ødemsjuke, spedgris med diaré, rotavirus gris | spädgrisdiarré,
  avvänjningsdiarré, colidiarré, ödemsjuka, smågrisdiarré | pattegrisdiarré, fravænningsdiarré, colidiarré, ødemsyge, smågrisdiarré | piglet scour,
  post weaning diarrhoea, piglet diarrhoea, e coli diarrhoea, oedema disease, edema disease, weaner scour | диарея поросят, понос у поросят, отёчная
  болезнь, отечная болезнь, колибактериоз@, послеотъёмная диарея, отъемная диарея
pig-pneumonia-viruses | grisehoste@, prrs, app, mykoplasma, nysesjuke, pleuropneumoni@, svineinfluensa@ | grishosta, prrs, app, mykoplasma, nyssjuka,
  elakartad lungsjuka, svininfluensa@ | grisehoste, prrs, app, mycoplasma, nysesyge, lungesyge svin, ondartet lungesyge, svineinfluenza@ | enzootic
  pneumonia pigs, prrs, app, mycoplasma, atrophic rhinitis, pleuropneumonia, swine influenza, coughing pigs | актинобацилл@, ррсс, микоплазм@,
  плевропневмони@, атрофический ринит, грипп свиней, кашляют свиньи, гемофилёз@
sow-mma-shoulder-ulcer | mma, farefeber, grisingsfeber, bogsår@, purke uten melk, agalakti@, halt purke, farsot purke | mma, grisningsfeber, bogsår,
  bogbladssår, agalakti@, sugga utan mjölk, halt sugga | mma, farefeber, farringsfeber, skuldersår@, agalakti@, so uden mælk, halt so, pds | mma,
  mastitis metritis agalactia, postpartum dysgalactia, shoulder ulcer@, sow without milk, agalactia, farrowing fever, lame sow | синдром мма,
  агалакти@, лопаточные язвы, нет молока у свиноматк@, метрит мастит агалакти@, хромая свиноматка
erysipelas-ileitis-swine-dysentery | rødsyke@, rødsjuke, svinedysenteri, lawsonia, ileitt, proliferativ enteropati | rödsjuka@, svindysenteri,
  lawsonia, ileit, proliferativ enteropati | rødsyge@, svinedysenteri, lawsonia, ileitis, proliferativ enteropati | erysipelas, diamond skin, swine
  dysentery, ileitis, lawsonia, proliferative enteropathy, brachyspira | рожа свиней, рожа у свиней, рожи свиней, дизентерия свиней, лавсони@, илеит@,
  пролиферативная энтеропатия
african-swine-fever-and-fmd | afrikansk svinepest, svinepest@, munn- og klauvsyke, munn og klauvsyke, mks, asf | afrikansk svinpest, svinpest@, mul-
  och klövsjuka, mul och klövsjuka, asf | afrikansk svinepest, svinepest@, mund- og klovsyge, mund og klovsyge, asf | african swine fever, asf,
  classical swine fever, foot and mouth disease, fmd, foot-and-mouth | африканская чума, ачс, классическая чума свиней, ящур@, ящур, чума свиней
tail-biting-flank-sow-fights | halesår, bitt av hale, halebitt, flankbiting, slagsmål gris, bitt i halene, rangstrid purker | svanssår, svansbiten,
  svansbiten gris, flankbitning, slagsmål suggor, öronbitning | halesår, halebidt, flankebid, slagsmål søer, ørebid, flankebidning | tail bitten, tail
  bite lesion, tail biter, flank biting, ear biting, sow fighting, mixing pigs, vulva biting | каннибализм свиней, обгрызанные хвосты, обгрызают
  хвосты, каннибализм, отгрызли хвост, дерутся свиноматки
bird-flu-newcastle | fugleinfluensa@, newcastle@, aviær influensa, hpai, aviær laryngotrakeitt | fågelinfluensa@, newcastle@, aviär influensa, hpai |
  fugleinfluenza@, newcastle@, aviær influenza, hpai | bird flu, avian influenza, newcastle disease, hpai, fowl plague | птичий грипп, гриппа птиц,
  грипп птиц, болезнь ньюкасла, ньюкасл@, псевдочума птиц
hen-coccidia-marek | mareks, marek, koksidiose hos kylling, koksidiostatika, haemorrhagisk enteritt, kanibalisme hos kylling, blackhead | mareks,
  marek, koccidios hos kyckling, koccidiostatika, blackhead | mareks, marek, coccidiose hos kyllinger, coccidiostatika, blackhead | marek@,
  coccidiosis in chicks, coccidiostat@, blackhead, histomonas, necrotic enteritis | болезнь марека, марек@, кокцидиоз кур, кокцидиостатик@,
  гистомоноз@, некротический энтерит
egg-drop-and-prolapse-hen | verpestopp, eggproduksjon@, skallkvalitet, legger ikke egg, tynne skall, kloakkfremfall, verpeprosent@, egglegging |
  värpstopp, äggproduktion@, skalkvalitet, värper inte, tunna skal, kloakframfall, värpprocent@ | ægproduktion@, æglægning@, skalkvalitet, lægger ikke
  æg, tynde skaller, kloakfremfald, læggeprocent@ | egg production, egg drop, laying rate, thin shelled eggs, soft shelled eggs, not laying, prolapse
  in hen, vent prolapse | яйценоскост@, падение яйценоскости, не несутся, тонкая скорлупа, мягкая скорлупа, выпадение клоаки, плохо несётся, плохо
  несутся, яйцекладк@
feather-pecking-footpads | hakking, fjærhakking, kannibalisme høner, tåhakking, tråputeskåre, fotputeskår@, hakkesår, hakker hverandre |
  fjäderplockning flock, hackning, kannibalism höns, hackar varandra, fotskador kyckling, trampdyneskador | fjerpilning i flokken, hakning,
  kannibalisme høns, hakker hinanden, trædepudesvidning, hakkesår | feather pecking, cannibalism, pecking each other, footpad dermatitis, hock burn,
  vent pecking, pecked | расклёв@, расклев@, расклевы, каннибализм птиц, намины бройлер@, поклёвывают, пододерматит бройлер@, клюют друг друга
= reproduction: heat, mating, pregnancy
in-heat | løpetid@, løpsk, brunst, brunsten, brunstig, brunstkontroll@, brunstsyklus@, rier andre kyr, står for, blinker hoppe, løpende tispe | löp,
  löpet, löper, löptid@, löpning@, brunst, brunsten, brunstig, brunstkontroll@, brunstcykel@, löpsk, blinkar sto | løbetid@, løbsk tæve, i brunst,
  brunst, brunsten, brunstig, brunstkontrol@, brunstcyklus, blinker hoppe, løbende tæve | in heat, on heat, in season, season, oestrus, estrus,
  bulling, heat detection, standing heat, oestrous cycle, estrous cycle | течк@, течке, в охоте, половая охота, половой цикл, эструс@, сука течёт,
  эстральн@, гуляет кошка
silent-heat-cysts-infertility | stille brunst, kommer ikke i brunst, anøstrus, eggstokkcyst@, ufruktbar@, infertil@, cyste på eggstokken,
  fruktbarhet@, gult legeme, persisterende | tyst brunst, kommer inte i brunst, anöstrus, äggstockscyst@, infertil@, ofruktsam@, fruktsamhet@,
  gulkropp@ | stille brunst, kommer ikke i brunst, anøstrus, cyster på æggestokken, ovariecyst@, infertil@, ufrugtbar@, frugtbarhed@, gult legeme |
  silent heat, no visible oestrus, anoestrus, ovarian cyst@, cystic ovaries, infertil@, fertility, corpus luteum, not cycling, repeat breeder | тихая
  охота, нет охоты, анэструс, киста яичник@, кисты яичников, бесплоди@, фертильност@, жёлтое тело, желтое тело, не приходит в охоту, яловост@
mating | parre, parret, parring@, bedekning@, bedekket, dekket av hingst, sprunget hoppe, tjuvparring, tjuvparret, bedekt | para sig, parning@, parad,
  betäckning@, betäckt, tjuvparning, tjuvparad, betäcktes | parre, parring@, bedækning@, bedækket, tyvparring, parret, løbet hoppe, springe hoppe |
  mated, mating, covered, natural service, misalliance, misalliance injection, tie mating, unwanted mating, served | вязк@, повяза@, случк@, спарива@,
  случайная вязка, нежелательная вязка, покрыли кобылу, покрыта кобыла
insemination | inseminer@, inseminering@, ki, semin@, seminstid, kunstig inseminasjon, sæddose@, sædprøve@, inseminør@, ferdig inseminert |
  inseminer@, insemination@, semin@, seminering, spermadosen, spermakvalitet@, seminör | inseminer@, insemination@, sæddose@, sædkvalitet@, sædprøve@,
  kunstig befrugtning, inseminør | inseminat@, artificial insemination, semen, straw of semen, chilled semen, frozen semen, inseminated, insemination
  | осемен@, искусственное осеменение, семя, сперм@, спермопродукц@, замороженная сперма, техник осеменатор, осеменение
pregnant-or-empty | drektig@, drektighet@, drektighetsundersøk@, drektighetskontroll@, tom ku, går tom, tom hoppe, ikke drektig, høydrektig@, gravid
  tispe, omløper@, omløp | dräktig@, dräktighet@, dräktighetsundersök@, dräktighetskontroll, tom ko, högdräktig@, inte dräktig, omlöpare, omlöpning@ |
  drægtig@, drægtighed@, drægtighedsundersøg@, drægtighedskontrol, tom ko, højdrægtig@, ikke drægtig, omløber@ | pregnan@, in calf, in foal, in pup,
  in lamb, empty cow, barren, not pregnant, gestation, open cow, return to service, returned to heat | беремен@, стельн@, жерёб@, жеребая, суягн@,
  супорос@, щенность, щенная, сукотн@, яловая, нестельная, стельность
false-pregnancy | innbilt svanger@, innbilt drektig@, pseudodrektig@, falsk drektighet, melk uten valper, melkeproduksjon tispe | skendräktig@,
  skendräktighet@, mjölk utan valpar, pseudograviditet | skindrægtig@, skindrægtighed@, falsk drægtighed, mælk uden hvalpe | false pregnan@, phantom
  pregnan@, pseudopregnan@, pseudocyesis, milk without puppies | ложная щенность, ложной щенности, ложная беременность, лактация без щенков,
  псевдобеременн@, ложнощенн@, ложнуха
abortion-animal | kasta kalven, kasting@, kastet kalven, abort, aborter, aborten, aborterte, dødfødt@, resorpsjon@, embryodød | kastning@, kastade
  kalven, kastat, abort, aborten, aborter, aborterade, dödfödd@, fosterresorption | kastning@, kastet kalven, kalvekastning@, abort, aborten, aborter,
  aborterede, dødfødt@, fosterdød | abortion@, aborted, slipped calf, stillborn, stillbirth, resorbed, embryonic loss, foetal loss, early embryonic
  death, aborting | аборт, аборты, аборта, абортов, абортирова@, мертворожд@, выкидыш@, резорбция плодов, гибель плода, гибель эмбрион@
pyometra | pyometra, livmorbetennelse@, livmorbetent tispe, puss i livmor, puss i livmora, pyometritt, livmorinfeksjon@ | pyometra,
  livmoderinflammation@, var i livmodern, livmoderinfektion@, metrit tik | pyometra, livmoderbetændelse@, pus i livmoderen, betændelse i livmoderen,
  livmoderinfektion@ | pyometra@, pyo, womb infection, uterine infection, uterus infection, infected womb, open pyometra | пиометр@, гнойное
  воспаление матки, воспаление матки, гной в матке, пио
metritis-retained-placenta | tilbakeholdt etterbyrd, etterbyrd@, hang etterbyrd, etterbyrden, metritt@, børbetennelse@, endometritt@, illeluktende
  utflod, børen | kvarbliven efterbörd, efterbörd@, metrit@, endometrit@, livmoderflytning, illaluktande flytning | tilbageholdt efterbyrd,
  efterbyrd@, efterbyrden hænger, metritis, børbetændelse@, endometritis, ildelugtende udflåd | retained placenta, retained cleansing, retained
  afterbirth, afterbirth, cleansing, fetal membranes, metritis, endometritis, whites, foul discharge uterus | задержание последа, послед, последа,
  задержка последа, метрит@, эндометрит@, выделения из матки, не отделился послед, зловонные выделения
stallion-dog-testicle-prostate | testikkel@, testikler, kryptorkid@, ikke nedsunket, prostata@, prostatitt@, forhudskatarr, spermiekvalitet,
  klapphingst | testikel@, testiklar@, kryptorkid@, ej nedvandrad, klapphingst@, prostata@, förhudskatarr, prostatit@ | testikel@, kryptorkid@, ikke
  nedfaldet, klaphingst@, prostata@, forhudskatar, prostatit@ | testic@, testes, cryptorchid@, retained testicle, undescended, rig horse, prostat@,
  prepuce discharge, bph, preputial discharge | крипторх@, семенник@, яичко не опустилось, яички, яичек, простат@, простатит@, препуци@, выделения из
  препуция, неопустивш@
= birth and newborn
birth-approaching | like før kalving, like før valping, termin@, løsner i bekkenet, jursprengt, melkedråper, temperaturfall før valping, bygger reir |
  nära kalvning, före fölning, nära valpning, beräknad kalvning, bäckenbanden släpper, spänner juver, temperaturfall före valpning | snart kælvning,
  kælver snart, bækkenbånd løsnet, yverspænding, temperaturfald før fødsel, bygger rede | due to calve, due to foal, due to whelp, close to calving,
  bagging up, waxing up, slack ligaments, nesting, temperature drop before whelping, signs of labour | скоро отёл, скоро роды, признаки родов, перед
  родами, связки расслаблены, перед отёлом, перед отелом, падение температуры перед, роет гнездо, нальётся вымя
giving-birth | kalving@, kalvet, kalver om, valping@, valpet, føling@, følle, føllet inatt, lamming@, grising@, fødsel@, fødte, kullet født |
  kalvning@, kalvat, valpning@, valpat, fölning@, fölat, lamning@, lammat, grisning@, födde, förlossning@, kalvade | kælvning@, kælvet, hvalpning,
  fødsel@, foling@, folet, læmning@, faring@, fødte, kælver, kuldet født | calving@, calved, whelping@, whelped, foaling@, foaled, lambing@, lambed,
  farrow@, kidding, labour, gave birth, kindling | отёл@, отел прошёл, отелил@, ощенил@, выжереб@, окот@, окотил@, опорос@, роды, родила щенков,
  родила котят, родовспоможени@
difficult-birth | fødselsvansker, fødselshjelp@, tung kalving, drahjelp, kalvetrekk@, feilstilling@, dystoki@, sitter fast kalv, keisersnitt@,
  børvridning, for stor kalv | svår kalvning, kalvningshjälp, kalvdragare, fellägen, felläge@, dystoki@, kejsarsnitt@, livmodervridning, för stor
  kalv, svår förlossning, värksvaghet | svær kælvning, fødselshjælp@, kalvetræk@, fejlstilling@, dystoki@, sidder fast, kejsersnit@, børdrejning, for
  stor kalv, vesvækkelse, fødselsbesvær | difficult calving, assisted calving, calving jack, dystocia, malpresentation, stuck calf, stuck puppy,
  caesarean@, cesarean, c-section, torsion of uterus, uterine inertia | тяжёлые роды, тяжелые роды, тяжёлый отёл, кесарев@, дистоци@, заворот матки,
  неправильное предлежание, застрял щенок, застрял телёнок, слабость родовой, родовспомог@
uterine-vaginal-prolapse | framfall@, skjedeframfall, børframfall@, utvendt børe, livmorframfall, prolaps børe | framfall@, slidframfall,
  livmoderframfall, utvikt livmoder | fremfald@, skedefremfald, børfremfald, livmoderfremfald, udkrængt bør | prolapse@, vaginal prolapse, uterine
  prolapse, calf bed out, womb out, prolapsed womb | выпадение матки, выпадение влагалища, вывернута матка, выворот матки, пролапс матки, матка
  вывалилась
newborn-colostrum | råmelk@, kolostrum, slikket tørr, nyfødt, nyfødte, suger ikke, sugerefleks, die etter fødsel, første melk, navlen sprit, kalven
  har fått råmelk | råmjölk@, kolostrum, nyfödd, nyfödda, suger inte, dia efter födsel, slickade torr, sugreflex | råmælk@, kolostrum, nyfødt,
  nyfødte, sutter ikke, die efter fødsel, sugerefleks, slikket tør | colostrum, beestings, newborn, newborns, suckling reflex, not suckling, first
  milk, failure of passive transfer, licked dry, igg | молозив@, новорожд@, не сосёт, не сосет, сосательный рефлекс, первая выпойка, выпойк@,
  пассивный иммунитет, облизала щенка
rearing-weaning | flaskefôr@, morsløse, koppelam, mater med flaske, ammer, ammes, dier, dielam, melkeerstatning@, avvenning@, avvent, avvennes,
  oppdrett av kalver | flaskmat@, moderlösa, matar med flaska, digivning, diar, mjölkersättning@, avvänj@, avvänjning@, avvand, uppfödning av kalvar |
  flaskefodr@, flaskeopfod@, moderløse, fodrer med flaske, dier, diegivning, mælkeerstatning@, fravænn@, fravænning@, opdræt | bottle feed@, bottle
  fed, orphan@, nursing, suckling, milk replacer, weaning, weaned, weaner transition, hand rearing | выкармлива@, бутылочк@, искусственное
  вскармливание, сирот@, кормит щенков, подсос@, зцм, отъём поросят, отъём щенков, отъем котят, отлучение
weak-or-lost-young | døde valper, valpetap, valpedød, svakt født, svake lam, støter bort, avviser føllet, vil ikke die ungen, veksthemmet valp | döda
  valpar, valpdödlighet, svagfödd@, svaga lamm, stöter bort, vill inte ge di, avvisar fölet, utvecklingshämmad valp | døde hvalpe, svagtfødt@, svage
  lam, støder ungen bort, afviser føllet, fading puppy, hvalpedødelighed | fading puppy, fading kitten, weak lamb@, puppy loss, rejects foal,
  rejecting the calf, rejected by mother, neonatal death, runt, stillborn and weak | гибель щенков, гибель котят, слаборожд@, слабые щенки, слабый
  телёнок, слабые ягнята, отказалась от котят, отказалась от щенков, не подпускает, затухание щенков, синдром увядания
eclampsia-lactation-trouble | eklampsi@, kalsiumkrampe hos tispe, melkefeber hos tispe, melkemangel hos tispe, jurbetennelse tispe, skjelver etter
  valping | eklampsi@, kalciumkramp hos tik, valpningseklampsi, mjölkbrist tik | eklampsi@, fødselskrampe tæve, mælkemangel hos tæve, calciumkrampe |
  eclampsia, lactation tetany, puerperal tetany, low calcium bitch, milk deficiency bitch | эклампси@, послеродовая эклампсия, судороги после родов,
  мало молока, нехватка молока
= housing and daily life
stable-barn | stall, stallen, stallplass@, fjøs, fjøset, boks, boksen, båsfjøs@, løsdrift@, stallgang, oppstall@, liggebås@ | stall, stallet,
  stallplats@, ladugård@, box, boxen, lösdrift@, uppstallning@, liggbås@, uppbundna kor | stald, stalden, staldplads@, boks, boksen, løsdrift@,
  opstald@, sengebås@, bindestald@ | stable, stabled, stables, barn, box, stall, loosebox, loose housing, cubicle@, tie stall@, free stall@, livery,
  byre | конюшн@, стойло, стойл@, денник@, коровник@, свинарник@, овчарн@, беспривязн@, привязное содержание, хлев
paddock-pasture | luftegård@, paddock@, innhegning@, utegang@, beite, beitet, beiteslipp, på beite, slipp på beite, beiter, uteliv hest, graseng |
  hage, hagen, beteshage@, rasthage@, paddock@, bete, betet, betar, betessläpp, utegång@, sommarbete | fold, folden, folde, paddock@, græs, græsning@,
  på græs, græsmark@, udegang@, græsfold@, udbinding, indhegning | paddock@, turnout, turned out, pasture, grazing, at grass, field kept, meadow,
  fields, turnout time, grass access | паддок@, левад@, выгул@, пастбищ@, выпас@, пасётся, пасется, на выпасе, на лугу, выпасе
bedding-climate | strø, strøet, flis i boksen, halmstrø, sagflis, bedding, underlag i boksen, ventilasjon@, støvete, ammoniakk, talle, luftfuktighet@,
  liggeplass@, gummimatte@ | strö, ströbädd, spån, halm, torvströ, sågspån, ventilation@, ammoniak, liggplats@, gummimatta@, dammigt, djupströ |
  strøelse@, halm, spåner, savsmuld, ventilation@, ammoniak, lejeplads@, gummimåtte@, dybstrøelse@, staldklima, støvet | bedding, shavings, straw,
  sawdust, ventilation, ammonia, deep litter, rubber mats, lying area, damp barn, dusty | подстилк@, опилки, солома, соломе, соломы, вентиляц@,
  аммиак@, сквозняк@, мат в деннике, стружк@, сырость
cage-enclosure | buret, kaninbur, bur til, innhegning kanin, voliere@, hønsegård, terrarium innredning, hi til kanin, løpegård, kaninhold | buren,
  kaninbur, voljär@, hönsgård, rastgård, hage för kaniner, inhägnad kanin | buret, kaninbur, voliere, løbegård, hønsegård, indhegning kanin | cage,
  cages, hutch@, aviary, enclosure, rabbit run, pen for rabbits, pens, hen house | клетка, клетки, клетке, клетку, вольер@, курятник@, загон,
  крольчатник
litter-box | kattekasse@, kattedo, kattesand@, sand i kassen, kassen, dokasse@, sandkasse katt, bæsjepose | kattlåda, kattlådan, kattlådor, kattsand@,
  lådan, låda med sand, toalettlåda | kattebakke@, kattegrus, bakken, bakke med grus, kattetoilet@, kattesand | litter box, litter boxs, litter tray@,
  cat litter, litter trays, litterbox@, tray | лоток, лотка, лотке, лотки, лотком, наполнител@, кошачий туалет, туалет для кошк@
indoor-outdoor-cat | innekatt, utekatt, går ute, går fritt, er ute om natta, ute om natten, kattens ute, katteluke, kommer og går | innekatt, utekatt,
  utegående, innekatter, går ute, är ute på natten, kattlucka | inde kat, indekat, udekat, udegående, er ude om natten, går ude, kattelem | indoor
  cat, indoor cats, outdoor cat, outdoor cats, indoor only, goes outside, cat flap, roams, out at night, free roaming | домашняя кошка не выходит,
  гуляет на улице, выходит на улицу, самовыгул@, не выходит на улицу, кошачья дверца, гуляет сам
lead-harness-muzzle | bånd, båndet, kobbel, koppel, sele, selen, halsbånd@, munnkurv@, grime, hodelag@, leie i bånd | koppel, kopplet, sele, selen,
  halsband@, munkorg@, grimma, grimskaft | snor, snoren, linen, sele, selen, halsbånd@, mundkurv@, grime, trensen | lead, leash, harness, collar,
  headcollar, halter, muzzle, muzzled, bridle, lunge line | поводок, поводк@, шлейк@, ошейник@, намордник@, недоуздок, недоуздк@, узда, уздечк@, корда
walks-exercise-play | lufte tur, tur med hunden, gåtur@, lufte hunden, lufting@, mosjon@, mosjoner@, aktivisering@, leke med hunden, apportere, går
  turer, løpetur | promenad@, rasta hunden, rastning@, motion@, aktivering@, aktivitet, leker med hunden, apportera, springtur | gåtur@, luftetur@,
  lufte hunden, motion@, aktivering@, lege med hunden, løbetur, apportere | walk the dog, dog walks, walks, walkies, exercise, enrichment, playing
  fetch, off lead, ball chasing, play with, leash walks | прогулк@, прогулок, выгул собаки, выгулива@, гуляет с собакой, физические нагрузки,
  активность собаки, игры, апортиров@, гуляем
boarding-transport | hundepensjonat@, kattepensjonat@, kennelopphold, dagmatte, hundebarnehage@, passer hunden, hestehenger@, transport@,
  transportbur, kjøretur dyr | hundpensionat@, kattpensionat@, hunddagis, passning, hästtransport@, hästsläp, transport@, transportbur |
  hundepension@, kattepension@, dagpleje hund, hestetrailer@, trailer, transport@, transportkasse, transportbur | boarding kennel@, kennels, cattery,
  dog sitter, pet sitter, doggy day care, horsebox, horse trailer, transported, pet carrier, livery yard | гостиница для животн@, зоогостиниц@,
  передержк@, коневоз@, переноск@, перевозк@, транспортировк@, кошачий отель
travel-abroad | reise med hund, utlandsreise@, reise til utlandet, dyrepass@, hundepass, rabiesblodprøve, innførsel@, import av hund, reise med dyr,
  importkrav, ekinokokkbehandling | resa med hund, utlandsresa, resa utomlands, djurpass, sällskapsdjurspass, införsel@, importera hund, hundpass,
  avmaskning inför resa | rejse med hund, udlandsrejse@, rejse til udlandet, kæledyrspas@, dyrepas, indførsel, import af hund | travel abroad,
  travelling abroad, pet passport, pet travel, import rules, export certificate, rabies titre, animal health certificate, quarantine abroad, tapeworm
  treatment for travel | поездка за границу, ветпаспорт@, вывоз животн@, ветсвидетельств@, титр на бешенство, ввоз, за границу с собакой,
  международный паспорт, титры антител
= feeding
hay-silage | høy, høyet, rundball@, høyensilasje@, surfôr@, silo@, ensilasje@, grovfôr@, halm i fôret, mugg i fôret, muggent fôr, fôranalyse@ | hö,
  höet, hösilage, ensilage, rundbal@, grovfoder@, halm i foder, foderanalys@, mögligt foder, mögel i fodret | hø, høet, wrap, wraphø, ensilage@,
  grovfoder@, halm i foder, foderanalyse@, muggent foder, rundballer@ | hay, haylage, silage, forage, roughage, bales, round bale@, soaked hay,
  steamed hay, hay net, hay nets, mouldy hay, forage analysis | сено, сена, сеном, сенаж@, силос@, грубые корма, грубый корм, плесень в корме,
  заплесневелый корм, рулон@
concentrates-minerals | kraftfôr@, havre, mineraltilskudd@, mineraler, saltstein@, vitamintilskudd@, fôrtilskudd@, roesnitter, kli, müsli hest,
  vitaminer, mineral@ | kraftfoder@, havre, mineraltillskott@, saltsten@, betfor, mysli, vitamintillskott@, fodertillskott@, mineralfoder@ |
  kraftfoder@, havre, mineraltilskud@, saltsten@, roepiller, müsli hest, vitamintilskud@, fodertilskud@, tilskudsfoder | concentrate feed@,
  concentrates, hard feed, oats, mineral supplement@, salt lick@, sugar beet, mineral lick, supplement@, pelleted feed, balancer, mineral feed |
  комбикорм@, концентрат@, овёс, овес, овса, премикс@, минеральн@, соль-лизунец, лизунец, кормовая добавк@, витаминн@, отруби, свекловичный жом
dry-wet-pet-food | tørrfôr@, våtfôr@, fôrmerke@, boksemat, kattemat@, hundemat@, fôrtype@, fôret, fullfôr@, pellets hund, kattemat på pose |
  torrfoder@, våtfoder@, blötmat@, fodersort@, burkmat, kattmat@, hundmat@, fodret, helfoder@ | tørfoder@, vådfoder@, fodermærke@, dåsemad, kattemad@,
  hundemad@, fodertype@, foderet | kibble, dry food, wet food, tinned food, pouches, brand of food, pet food@, cat food, dog food, complete food,
  canned food, food brand | сухой корм, сухого корма, влажный корм, влажного корма, консервы, паучи, корм, кормом, корма, марка корма, корму
treats-scraps-raw | godbit@, matrester, tyggebein, snacks, barf, rått kjøtt, råfôring@, råfôr@, menneskemat, godis, ost og pølse, råfor | godis@,
  godisbit@, matrester, tuggben, barf, råfoder@, rått kött, människomat, korv och ost, råfodring | godbid@, madrester, tyggeben, barf, råfodring@, råt
  kød, menneskemad, hundesnacks, pålæg og ost | treat@, snacks, titbits, table scraps, leftovers, chews, raw food, raw fed, barf, raw meat, human
  food, raw diet | лакомств@, вкусняш@, со стола, остатки еды, сырое мясо, барф, натуралк@, натуральное кормление, сырая кость, кости, снеки, сырая
  диета, сырокорм@
diet-change-portion | fôrskifte@, fôroverganger, skiftet fôr, fôrmengde@, rasjon@, gram per dag, antall måltider, fôrplan@, porsjon@, overgang til,
  byttet fôr, matmengde | foderbyte, bytt foder, foderstat@, fodermängd@, ranson@, gram per dag, antal mål, bytt mat, byta foder | foderskift@,
  skiftet foder, fodermængde@, foderplan@, ration@, gram per dag, antal måltider, skifte foder, foderration@ | changed food, change of food, new food,
  food change, feed change, portion size, ration, feeding plan, amount of food, meals a day, grams per day, switched diet | смена корма, сменили корм,
  поменяли корм, переход на корм, рацион@, порци@, суточная норма, сколько раз кормите, норма корма, граммов корма, кормёжк@, кормлени@, режим
  кормления
special-diet | nyrefôr@, spesialfôr@, diettfôr@, veterinærfôr@, urinfôr@, hydrolysert@, hypoallergent fôr, slankefôr@, leverdiett, skånekost, skånemat
  | njurfoder@, specialfoder@, dietfoder@, veterinärfoder@, urinfoder@, hydrolyserat@, hypoallergent foder, bantningsfoder@, skonkost@ | nyrefoder@,
  specialfoder@, diætfoder@, dyrlægefoder@, urinfoder@, hydrolyseret@, hypoallergent foder, slankefoder@, skånekost@ | renal diet, special diet,
  prescription diet, veterinary diet, hydrolysed, hydrolyzed, hypoallergenic diet, urinary diet, bland diet, chicken and rice, weight loss diet |
  лечебный корм, диетический корм, почечная диета, почечный корм, гидролизованн@, гипоаллергенн@, уринари, щадящая диета, лечебная диета, диетк@,
  ветеринарная диета
water-access | vannskål@, vannkar, drikkenippel@, drikkekar, vannforsyning, frossent vann, vannkvalitet, nok vann, tilgang på vann, drikkevann |
  vattenskål@, vattenkar, vattenkopp@, dricksvatten, vattentillgång, fruset vatten, vattenkvalitet, tillgång till vatten | vandskål@, vandkar,
  drikkenippel@, vandkop@, vandforsyning, frosset vand, drikkevand, adgang til vand | water bowl@, water trough@, drinker nipple, water supply, frozen
  water, access to water, drinking water, water fountain, water bucket | поилк@, миска с водой, доступ к воде, вода в миске, питьевая вода,
  автопоилк@, фонтанчик, замёрзла вода, водоснабжени@
= herd and production
how-many-affected | mange syke, hvor mange dyr, andre dyr syke, flere dyr, flere syke, hele flokken, resten av flokken, andre med samme, morbiditet@,
  utbrudd@, alle dyrene | många sjuka, hur många djur, andra sjuka djur, flera djur, hela flocken, resten av besättningen, utbrott@, morbiditet@,
  andra med samma | mange syge, hvor mange dyr, andre dyr syge, flere dyr, hele flokken, resten af besætningen, udbrud@, morbiditet@ | how many
  affected, others affected, other animals ill, whole herd, whole flock, outbreak@, number affected, rest of the herd, morbidity, several animals |
  сколько заболел@, больных животных, всё стадо, остальное стадо, другие животные больны, вспышк@, массовые заболевания, эпизооти@, поголовь@, стадо
deaths-losses | dødelighet@, døde kyr, dødsfall@, tapet av lam, selvdøde, plutselig død, funnet død, dyretap, dødfall i flokken, mortalitet |
  dödlighet@, döda djur, dödsfall@, självdöda, plötslig död, hittad död, mortalitet | dødelighed@, døde dyr, dødsfald@, selvdøde, pludselig død,
  fundet død, mortalitet | mortalit@, death rate, deaths in, found dead, sudden death, losses in, dead lambs, dead pigs, died suddenly, lamb losses |
  смертность, падёж, падеж, падежа, пал телёнок, павших, внезапная смерть, нашли мёртв@, гибель животн@, сохранност@
milk-yield | melkeytelse@, ytelse@, melkemengde@, ned i melk, nedgang i melk, melker mindre, liter om dagen, melkeproduksjon@, melkeprøver@, tankmelk,
  ytelsesfall | mjölkavkastning@, avkastning@, mjölkmängd@, sjunkit i mjölk, mjölkar mindre, liter per dag, mjölkproduktion@, tankmjölk,
  avkastningsfall | mælkeydelse@, ydelse@, mælkemængde@, faldet i mælk, malker mindre, liter om dagen, mælkeproduktion@, tankmælk, ydelsesfald | milk
  yield@, milk drop, drop in milk, dropped in milk, litres a day, milk production, bulk tank, bulk milk, daily yield, yield fall | удой, удои, удоя,
  надой, надои, надоя, снизился удой, молока стало меньше, литров в день, продуктивност@, молочная продуктивность, сборное молоко
growth-daily-gain | tilvekst@, vekst hos kalv, veksthemm@, vokser dårlig, daglig tilvekst, slaktevekt@, dårlig tilvekst, mistrives, ujevn vekst |
  tillväxt@, växer dåligt, daglig tillväxt, slaktvikt@, dålig tillväxt, vantrivs, ojämn tillväxt | tilvækst@, vokser dårligt, daglig tilvækst,
  slagtevægt@, dårlig tilvækst, mistrives, utrivelig | growth rate@, daily gain, poor growth, not growing, liveweight gain, ill thriven, failure to
  thrive, uneven growth, stunted, slaughter weight, weight gain per day | привес@, прирост@, плохо растёт, плохо растут, отстаёт в росте, отстают в
  росте, суточный прирост, заморыш@, убойный вес, откорм
withdrawal-time | tilbakeholdelse@, tilbakeholdelsestid@, tilbakeholdelsesfrist, melkekarens, slaktekarens, karens@, medisinrester, kontrollert melk,
  sperrefrist, antibiotikarester | karens@, karenstid@, mjölkkarens, slaktkarens, läkemedelsrester | tilbageholdelse@, tilbageholdelsestid@,
  tilbageholdelsesfrist, slagtefrist, mælkeleverance stoppet, restkoncentration | withdrawal time, withdrawal period, milk withdrawal, meat
  withdrawal, withhold milk, drug residues, residue@, withdrawal for | каренц@, период ожидания, срок ожидания, молоко не сдавать, убой через, остатки
  антибиотик@, срок выведени@, запрет на молоко
ear-tag-register | øremerke@, øremerket, individnummer, produksjonsnummer, husdyrregister@, besetningsnummer, merket kalv, kumerking | öronmärk@,
  öronmärkt, individnummer, besättningsnummer, djurregister@, produktionsplatsnummer | øremærke@, øremærket, individnummer, besætningsnummer,
  husdyrregister@, chrnummer | ear tag, ear tags, ear tagged, herd number, holding number, animal id, tag number@, tag numbers, cattle passport,
  movement record | бирк@, ушная бирка, ушной бирк@, номер животного, номер бирки, реестр животн@, идентификац@, чипирование скота
notifiable-disease | meldepliktig@, b-sykdom, a-sykdom, mattilsynet, varsle mattilsynet, restriksjoner besetning, offentlig bekjempelse, båndlagt
  besetning | anmälningspliktig@, anmälningsplikt@, jordbruksverket, länsveterinär@, spärrad besättning, epizooti@ | anmeldelsespligtig@,
  anmeldepligtig@, fødevarestyrelsen, veterinærmyndighed@, offentligt tilsyn | notifiable@, reportable disease, animal health authority, apha,
  restrictions on herd, official veterinarian, disease control zone, statutory | карантинная болезнь, особо опасная, подлежит уведомлени@,
  госветслужб@, россельхознадзор@, ветеринарная служба, уведомить ветслужб@, ограничения на ферму, ветнадзор@
new-animals-biosecurity | innkjøpte dyr, nye dyr, livdyr, livdyrinnkjøp, karantene@, isolat@, isolert boks, isoler@, smittevern@, smittevegg, støvler
  og overtrekk, hygiene i fjøs, smittesluse, dyrekjøp | inköpta djur, nya djur, livdjur, karantän@, isolering@, isolerad box, smittskydd@, smittsluss,
  stövelbyte, biosäkerhet | indkøbte dyr, nye dyr, avlsdyr indkøbt, karantæne@, isolation, isoleret boks, smittebeskyttelse@, smittesluse@,
  biosikkerhed | bought in, new animals, new stock, purchased animals, quarantine@, isolat@, biosecurit@, disinfection, boot dip, footdip, introduced
  animals | купили животных, новое животное, завезли, карантин@, изоляц@, биобезопасност@, дезинфекц@, дезбарьер@, завоз животн@, новые животные
culling-slaughter-carcass | slakte, slaktes, slaktet, slakteri@, utslakt@, utrangere@, nødslakt@, slakteutvalg, kjøttkontroll@, kassasjon@, slaktekrav
  | slakt, slakta, slaktas, slakteri@, utslagning@, slå ut kon, nödslakt@, köttbesiktning, slaktad, kassation@ | slagte, slagtes, slagtet, slagteri@,
  udsætter@, udsætning ko, nødslagtning@, kødkontrol, kassation@ | slaughter@, cull, culled, culling, abattoir, emergency slaughter, meat inspection,
  condemned carcass, condemn@ | убой, убоя, забой, забоя, выбраковк@, бойн@, вынужденный убой, вынужденно забит@, брак мяса, выбраков@, мясокомбинат
treatment-records-advice | behandlingsjournal@, helsekort@, rådgiver@, helsetjenesten for storfe, besetningsbesøk@, gårdsbesøk, helseplan@,
  besetningsveterinær@, antibiotikabruk, dyrevelferd@, journalføres | behandlingsjournal@, djurhälso@, hälsoplan@, besättningsbesök@, gårdsbesök,
  rådgivare@, djurvälfärd@, djurskydd@ | behandlingsjournal@, rådgiver@, sundhedsrådgivning@, besætningsbesøg@, gårdbesøg, sundhedsplan@,
  dyrevelfærd@, sundhedsaftale | treatment record@, herd health plan, medicine record@, herd visit, health plan, routine farm visit, farm visit,
  animal welfare, veterinary adviser | журнал лечения, журнал обработ@, план здоровья стад@, ветврач хозяйства, выезд на ферму, благополучие животн@,
  консультант фермы, ветеринарный журнал, плановый визит
= owner, rider and money
owner-handler | eier@, eieren, eierne, dyreeier@, hundeeier@, hesteeier@, kattemamma, matmor, matfar, fôrvert, bonden, passer på dyret, røkter@ |
  ägare@, djurägare@, hundägare@, hästägare@, husse, matte, bonden, fodervärd@, djurskötare@, skötare@ | ejer@, dyreejer@, hundeejer@, hesteejer@,
  landmand@, fodervært@, dyrepasser@ | owner@, pet owner@, keeper@, handler@, farmer@, dog owner, horse owner, stockman, stockperson | владелец,
  владел@, хозяин, хозяйк@, хозяев@, фермер@, животновод@, опекун, хозяину, владельц@
rider-trainer-training | rytter@, ryttere, trener@, ridning, rir, ridd, trent, treningsopplegg, sprangridning@, dressur@, stevne@, ridetur@, kusk,
  hestetrener@ | ryttare@, tränare@, ridning@, rider, ridit, träningsplan@, hoppning, dressyr@, tävling@, körning, kusk, ridpass | rytter@, træner@,
  ridning@, rider, redet, træningsplan@, springning, dressur@, stævne@, kusk, ridetur@ | rider@, trainer@, ridden, training, dressage, show jumping,
  showjumping, competition@, schooling, eventing, work load, racing, ridden work | всадник@, наездник@, тренер@, верхом, верховая езда, тренировк@,
  выездк@, конкур@, соревновани@, езда под седлом, рабочая нагрузка, троеборь@
tack-saddle-fit | sal, salen, saltilpasning@, salmaker@, bitt og hodelag, bittet, utstyr på hesten, salen passer, bom i salen, saldekken@, bitt i
  munnen, trykk fra sal | sadel, sadeln, sadelutprovning@, sadelmakare@, bettet, träns, utrustning på hästen, sadeln passar | sadel, sadlen,
  sadelmager@, sadeltilpasning@, biddet, trense, udstyr på hesten, sadlen passer | saddle, saddle fit, saddle fitter, saddler, bridle fit, bit in the
  mouth, girth, numnah, saddle pad | седло, седла, седле, сёдла, подгонка седла, трензел@, удила, подпруг@, вальтрап, амуниц@
breeder-rescue-origin | oppdretter@, kjøpt av oppdretter, omplassert, omplassering@, adoptert, dyrebeskyttelsen, finn.no hund, tidligere eier, rescue
  hund, gatekatt@ | uppfödare@, köpt av uppfödare, omplacerad, omplacering@, adopterad, djurskyddet, tidigare ägare, hittekatt@, hemlös katt |
  opdrætter@, købt hos opdrætter, omplaceret, omplacering@, adopteret, dyreværn@, tidligere ejer, internatkat, dyrenes beskyttelse | breeder@, bought
  from, rehomed, rehoming, adopted, adoption, rescue centre, shelter, rescue dog, rescue cat, previous owner, stray@ | заводчик@, питомник@, приют@,
  из приюта, подобрали, нашли на улице, взяли из, прежний владелец, бывший хозяин, прежние хозяева, пристрой, подобранец, найдёныш
pet-insurance | forsikring@, forsikringsselskap@, forsikra, forsikret, egenandel@, direkteoppgjør@, veterinærforsikring, livsforsikring hest,
  forsikringssum | försäkring@, försäkringsbolag@, försäkrad, självrisk@, direktreglering@, veterinärvård försäkring, livförsäkring häst, ersättning
  från försäkring | forsikring@, forsikringsselskab@, forsikret, selvrisiko, direkte afregning, sygeforsikring hund | insurance, insurer@, insured,
  pet insurance, policy excess, claim form, direct claim, insurance claim, policy limit, claims on the policy | страховк@, страховая, страховой,
  застрахован@, франшиз@, страховое возмещение, страховая компания, полис, страховани@
cost-treatment-budget | kostnad@, prisoverslag, koster, økonomi@, dyrt, råd til, betale for, kostnadsoverslag@, hva det koster, regning@ | kostnad@,
  kostnadsförslag@, kostar, ekonomi@, dyrt, råd med, betala för, prisuppgift, räkning@ | udgift@, prisoverslag, koster, økonomi@, dyrt, råd til,
  betale for, hvad det koster, regning@, omkostning@ | cost@, price@, estimate, quote, expensive, afford, affordable, finance@, payment plan, bill for
  treatment, budget | стоимост@, стоит лечение, сколько стоит, дорого, бюджет@, оплат@, рассрочк@, смета, смету, не по карману, цена, цены
referral-second-opinion | henvis@, henvist, spesialist@, dyresykehus@, klinikk@, andre vurdering, second opinion, universitetsklinikk@, dyreklinikk@,
  remiss | remiss@, remittera@, specialist@, djursjukhus@, djurklinik@, andra utlåtande, remitterad, remitterat | henvis@, henvist, specialist@,
  dyrehospital@, dyreklinik@, dyrlægeklinik@, second opinion | referr@, referral, specialist@, second opinion, referral hospital, vet clinic, animal
  hospital, veterinary hospital, surgery practice | направлени@, направить к, специалист@, ветклиник@, второе мнение, клиник@, ветеринарная клиника,
  ветврач@, консультация специалист@
= examination of horses' movement
lameness-exam | halthetsutred@, halthetsundersøk@, bevegelsesundersøk@, bevegelsesanalyse, halthetsgrad, grad halt, monstre@, mønstre, mønstring, løpe
  på rett spor, sjekket for halthet | hältutredning@, hältundersökning@, rörelsekontroll, rörelseundersökning, hältgrad, grader halt, springas på rakt
  spår, mönstring | halthedsundersøg@, halthedsudred@, bevægelsesundersøg@, halthedsgrad, grads halt, mønstring, trækkes op på ligeud,
  bevægelsesanalyse | lameness exam@, lameness work up, lameness workup, gait analysis, lameness grade, lame tenths, trot up, trotted up, trot in hand
  | исследование на хромоту, диагностика хромоты, степень хромоты, рысью в руках, проводка, анализ движени@, проводили на рыси
flexion-test | bøyeprøve@, bøyetest@, bøyeprøving, fleksjonstest, positiv bøyeprøve, reagerer på bøyeprøve, bøyning av ledd | böjprov@, böjtest@,
  positivt böjprov, reagerar på böjprov, böjprovet | bøjeprøve@, bøjeprøver, positiv bøjeprøve, reagerer på bøjeprøve, bøjningsprøve | flexion test@,
  flexions, positive to flexion, flexion positive, spavin test, limb flexion | флексионн@, проба на сгибание, тест на сгибание, сгибательная проба,
  сгибательный тест
lungeing-surface | longe@, longering, på volte, volte, hardt underlag, mykt underlag, løslatt, trav på volt, i skritt, i trav, i galopp, høyre hånd
  volte | longer@, longering, på volt, hårt underlag, mjukt underlag, i skritt, i trav, i galopp, vänster varv, höger varv | longe@, longering, på
  volte, hårdt underlag, blødt underlag, i skridt, i trav, i galop, højre volte, venstre volte | lungeing, lunge, lunged, on the lunge, on the circle,
  circles, hard ground, soft ground, at walk, at trot, at canter, on the left rein, on the right rein | на корде, корду, по вольту, твёрдый грунт,
  мягкий грунт, на шагу, на рыси, на галопе, рысь, рысью, вольт
nerve-block | nervebedøv@, ledningsbedøv@, bedøve foten, bedøve leddet, diagnostisk bedøvelse, lokalbedøvelse i ledd, nerveblokade@, ledbedøvelse
  hest, leddbedøv@, bedøvelsesprøve | ledningsanestesi@, ledbedövning@, lägga bedövning, diagnostisk bedövning, nervblockad@, lokalbedövning i led |
  nervebedøv@, ledningsanæstesi@, ledbedøv@, diagnostisk bedøvelse, nerveblokade@, lægge blokade | nerve block@, joint block@, diagnostic block@,
  blocks sound, blocked sound, intra-articular block, local block, palmar digital block, regional anaesthesia | диагностическая блокада,
  диагностическая анестезия, блокада нерв@, блокада сустав@, проводниковая анестез@, низкая блокада, после блокады
hoof-testers-back-check | hovtang@, visitere hov, visitertang, hovkontroll, ryggpalpasjon, trykkømhet, trykkømme rygg, leddutvidelse, hoven kjennes
  varm | visitertång, hovtång, visitera hov, ryggpalpation, tryckömhet, tryckkänslig rygg | visitertang@, hovtang, visitere hoven, rygpalpation,
  trykømhed, trykømme ryg | hoof tester@, hoof testers, hoof tester positive, back palpation, palpated the back, sore to pressure, digital pulses
  increased | пробные клещи, копытные клещи, пальпация спины, пальпац@, чувствительность к сдавлив@, реакция на пробные
= other examinations
clinical-examination | klinisk undersøk@, helseundersøk@, helsesjekk@, auskult@, lytte på hjertet, kjenne på magen, palper@, respirasjonsfrekvens,
  hjertefrekvens, årskontroll | klinisk undersökning, hälsokontroll@, hälsoundersök@, auskult@, lyssna på hjärtat, känna på magen, palper@,
  andningsfrekvens, hjärtfrekvens, årskontroll | klinisk undersøgelse@, sundhedstjek@, sundhedsundersøg@, auskult@, lytte på hjertet, mærke på maven,
  palper@, respirationsfrekvens, hjertefrekvens | clinical exam@, physical exam@, health check@, auscultat@, stethoscope, palpat@, heart rate,
  respiratory rate, listened to the heart, annual check | клинический осмотр, аускультац@, осмотр@, послушать сердце, послушали сердце, профосмотр,
  пропальпир@, частота сердечных сокращений, частота дыхания
blood-test-animal | blodprøve@, blodprøven, biokjemi@, blodstatus, blodverdi@, hematologi@, leverprøver, blodprofil, geriatrisk profil, blodutstryk,
  saa, fibrinogen | blodprov@, biokemi@, blodstatus, blodvärden, hematologi@, blodprofil, geriatrisk profil, blodutstryk, saa, fibrinogen |
  blodprøve@, biokemi@, blodstatus, blodtal, hæmatologi@, blodprofil, geriatrisk profil, blodudstrygning@, saa, fibrinogen | blood test@, blood
  sample@, biochemistry, haematology, hematology, cbc, bloods, blood results, blood work, bloodwork, serum amyloid, profile in house | анализ крови,
  анализы крови, биохими@, гематолог@, общий анализ, кровь взяли, взять кровь, результаты крови, мазок крови, оак, бх
urine-sample-animal | urinprøve@, urinprøven, tissprøve, cystocentese, urinstix, stix urin, urinspesifikk vekt, upc, urindyrkning, oppsamling urin |
  urinprov@, kissprov, cystocentes, urinsticka, densitet, upc, urinodling@, samla urin | urinprøve@, tisseprøve, cystocentese, urinstix, vægtfylde,
  upc, urindyrkning, opsamle urin | urine sample@, urinalysis, cystocentesis, dipstick, specific gravity, upc, urine culture, collect urine, urine
  sediment, free catch | анализ мочи, общий анализ мочи, цистоцентез@, плотность мочи, удельный вес мочи, посев мочи, собрать мочу, тест-полоск@, оам,
  белок креатинин
faecal-test | avføringsprøve@, bæsjeprøve@, møkkaprøve@, parasittprøve av, eggtelling@, epg, egg per gram, flotasjon, samleprøve | träckprov@,
  avföringsprov@, bajsprov, epg, ägg per gram, flotation, äggräkning, samlingsprov träck | afføringsprøve@, gødningsprøve@, lorteprøve, epg, æg per
  gram, ægtælling@, flotation, samleprøve | faecal sample@, fecal sample@, faecal egg count@, fecal egg count, worm egg count@, stool sample@, epg,
  eggs per gram, poo sample, dung sample | анализ кала, кал на глист@, копроскопи@, яиц в грамме, копрограмм@, исследование фекал@, соскоб на яйца,
  флотац@, взять кал, проба кала
skin-tests-ear-swab | skrapeprøve@, hudskrap@, hudskrapning, tapeprøve@, trikogram, øreprøve@, cytologi@, avtrykkspreparat, svaberprøve@, øreutstryk |
  skrapprov@, hudskrap@, tejpprov@, tejptest, trikogram, öronprov@, cytologi@, svabbprov@, avtrycksprov | skrabeprøve@, hudskrab@, tapeprøve@,
  trichogram, øreprøve@, cytologi@, svaberprøve@, ørepodning | skin scrap@, skin scrape@, tape strip@, tape strips, trichogram, ear swab@, cytology,
  ear cytology, swab for culture, impression smear, otoscop@ | соскоб кожи, соскоб@, скотч-тест, цитологи@, трихограмм@, мазок из уха, мазок из,
  мазк@, отоскоп@, отпечаток
fine-needle-biopsy | finnålsaspir@, finnålsbiopsi, nåleprøve, biopsi@, vevsprøve@, nåleaspir@, histologi@, patologisk svar, aspirat, sendt til patolog
  | finnålsaspir@, nålprov@, biopsi@, vävnadsprov@, histologi@, aspirat, skickat till patolog | finnålsaspir@, nåleprøve, biopsi@, vævsprøve@,
  histologi@, aspirat, sendt til patolog | fine needle, fna, needle sample, biopsy, biopsies, histolog@, aspirate, tissue sample, sent to pathology,
  punch biopsy | тонкоигольн@, пункци@, биопси@, гистолог@, таиб, гисто, взяли пунктат, пунктат@
imaging-animal | røntgen@, ultralyd@, ct, mr, mri, røntgenbilde@, bilder av, scintigrafi@, skanning@, hjerteultralyd, buk ultralyd, ekkokardiografi |
  röntgen@, ultraljud@, ct, mr, röntgenbild@, scintigrafi@, datortomografi, magnetkamera, hjärtultraljud, ekokardiografi | røntgen@, ultralyd@, ct,
  mr, røntgenbillede@, scintigrafi@, scanning@, hjerteultralyd, ekkokardiografi | x-ray@, radiograph@, ultrasound@, ct scan, mri scan, scintigraphy,
  bone scan, echo, echocardio@, scan, scans, imaging | рентген@, узи, снимок, снимки, ультразвук@, мрт, кт, эхокардиограф@, эхо, сцинтиграфи@,
  томограф@, снимк@
endoscopy-animal | endoskop@, skopi@, skoper@, rhinoskop@, bronkoskop@, bal, luftrørskop@, tracheal skylling, kikkert undersøkelse, skylleprøve@ |
  endoskop@, skopi, skopera@, rhinoskop@, bronkoskop@, bal, trakealsköljning, sköljprov@ | endoskop@, skopi, skopere@, rhinoskop@, bronkoskop@, bal,
  trachealskylning, skylleprøve@ | endoscop@, scoped, scope, rhinoscop@, bronchoscop@, bal, tracheal wash, bronchoalveolar lavage, scoping |
  эндоскоп@, риноскопи@, бронхоскопи@, лаваж@, бал смыв, трахеальный смыв
milk-sample-cmt | melkeprøve@, speneprøve@, cmt, skvettprøve, kubeskål@, shalmtest, dyrking av melk, bakteriologisk melkeprøve, kuvett, bakteriesvar@
  | mjölkprov@, spenprov@, cmt, bakteriologi mjölk, odla mjölken, juverprov@, paddeltest | mælkeprøve@, patteprøve@, cmt, kirtelprøve@, dyrkning af
  mælk, bakteriologisk mælkeprøve | milk sample@, cmt, california mastitis test, quarter sample@, culture of milk, milk culture, bacteriology milk,
  paddle test | проба молока, калифорнийский тест, маститный тест, анализ молока, посев молока, бактериология молока, кефир тест, димастин
rectal-scan-exam | rektalundersøk@, kjenne på livmora, rektal palpasjon, ultralyd av livmor, drektighetsskann@, follikel@, eggstokk@, skannet drektig,
  follikkel@ | rektalundersök@, rektalisering, rektal palpation, känna på livmodern, dräktighetsultraljud, follikel@, äggstock@, rektalisera |
  rektalundersøg@, rektal palpation, mærke på livmoderen, drægtighedsscanning, follikel@, æggestok@ | rectal exam@, rectal palpation, rectalled,
  follicle@, ovary, ovaries, pregnancy scan@, scanned in foal, scanned empty, pd positive | ректальн@, ректальное исследование, узи стельность, узи на
  стельность, фолликул, фолликулы, яичник@, прощупать матку, ректально
eye-and-bp-tests | fluorescein@, øyelysning@, trykk i øyet, øyetrykk, schirmer@, blodtrykk hos katt, øyespeiling, tonometri, tåreprøve | fluorescein@,
  ögonlysning@, ögontryck, schirmer@, ögonspegling, tonometri, tårtest@ | fluorescein@, øjentryk, schirmer@, øjenlysning, tonometri, tåretest@ |
  fluorescein, eye stain, schirmer@, tear test, eye pressure, tonometry, intraocular pressure, ophthalmoscop@, blood pressure cat | флуоресцеин@, тест
  ширмера, ширмер@, внутриглазное давление, офтальмоскоп@, глазное давление, тонометри@, осмотр глаз, измерить давление кош@
post-mortem | obduser@, obduksjon@, til obduksjon, obduksjonsfunn, plukkfunn, selvdød til obduksjon | obduktion@, obducera@, till obduktion,
  obduktionsfynd, sektion@ | obduktion@, obducere@, til obduktion, obduktionsfund, sektion@ | post mortem@, post-mortem@, necropsy, necropsies,
  autopsy | вскрытие трупа, вскрытие, вскрытия, аутопси@, патологоанатом@, отправить на вскрытие
ration-disease-lab-tests | pcr, smittetest, snap test, hurtigtest, serologi@, antistofftest, virusprøve, laboratoriesvar, laboratoriet, svar fra lab,
  resistensprøve | snabbtest@, serologi@, antikroppstest, virusprov, labbsvar, laboratoriesvar, laboratoriet, resistensbestämning, pcr | lyntest@,
  hurtigtest@, serologi@, antistoftest, virusprøve, laboratoriesvar, laboratoriet, resistensbestemmelse, pcr | snap test, rapid test, serolog@,
  antibody test, pcr, lab results, laboratory, culture and sensitivity, virus test, antibody titre | экспресс-тест@, экспресс тест, серологи@, пцр,
  титры, лаборатор@, из лаборатории, посев на чувств@, антибиотикочувств@, тест на антитела
= everyday treatments
vaccination-animal | vaksin@, vaksiner, revaksin@, grunnvaksin@, booster, årlig vaksine, kjernevaksine, vaksinasjonsprogram | vaccin@, grundvaccin@,
  revaccin@, årlig vaccination, booster, vaccinationsprogram | vaccin@, grundvaccin@, revaccin@, årlig vaccination, booster, vaccinationsprogram |
  vaccin@, booster, boosters, annual jabs, jabs, primary course, core vaccine, puppy jabs, vaccinated up to date | вакцин@, привив@, ревакцин@,
  прививк@, ежегодная прививка, комплексная прививка
worming-ectoparasite-treatment | ormekur@, markkur@, ormebehandl@, markbehandling, parasittmiddel, loppemiddel, spot on, spot-on, flåtthalsbånd@,
  snylterbehandl@ | avmask@, maskmedel, loppmedel, spot on, spot-on, fästinghalsband, parasitmedel, avmaskning | ormekur@, ormebehandl@, loppemiddel,
  spot on, spot-on, flåthalsbånd, parasitmiddel | worming, wormed, wormer@, deworm@, dewormer, flea treatment, spot on, spot-on, tick collar, parasite
  treatment, drench, pour on, dosed for worms | дегельминтиз@, глистогон@, антигельминт@, от паразитов, капли на холку, обработка от блох, обработка
  от паразит@, глистогонил@, ошейник от блох, пролечили от глистов
microchip-passport | chip, chippen, mikrochip@, chipmerk@, chippes, id-merk@, identitetsmerk@, hestepass, pass på hesten, chippet | chip, chippet,
  mikrochip@, chipmärk@, id-märk@, id-märkning, hästpass | chip, chippen, mikrochip@, chipmærk@, chippet, id-mærk@, hestepas | microchip@, chipped,
  chip number, chip scanned, horse passport, identification number | чип, чипа, чипом, микрочип@, чипирован@, чипиров@, номер чипа, паспорт лошади,
  ветеринарный паспорт
spay-neuter-castrate | kastrere@, kastreres, kastrering@, sterilisering@, steriliser@, kastrasjon@, kjemisk kastrer@, implantat suprelorin, fjerne
  livmor, fjerne eggstokker | kastrera@, kastrering@, kastration@, sterilisering@, sterilisera@, kemisk kastration, ta bort livmodern, äggstockarna
  bort | kastrere, kastreres, kastration@, sterilisation@, sterilisere@, kemisk kastration, fjerne livmoderen, fjerne æggestokkene, neutralisation@ |
  neuter, neutering, spay, spaying, castrat@, castration, chemical castration, ovariohysterectomy, ovariectomy, suprelorin, desexing, sterilis@ |
  кастрац@, кастрировать, стерилизац@, стерилизовать, овариогистероэктоми@, химическая кастрация, кастрировали, стерилизовали, овариоэктоми@
sedation-anaesthesia-animal | sedering@, seder@, beroligende, bedøvelse@, narkose@, premedikasjon@, fullnarkose, dopet ned, oppvåkning@, sovesprøyte |
  sedering@, seder@, lugnande spruta, bedövning@, narkos@, premedicin@, sövd, sövs, uppvakning@ | sedering@, seder@, beroligende, bedøvelse@,
  narkose@, præmedicin@, fuld narkose, opvågning@ | sedat@, anaesthe@, anesthe@, knocked out, premed, under general, tranquillis@, standing sedation,
  recovery from anaesthetic | седац@, седатив@, наркоз@, анестези@, премедикац@, успокоительн@, наркозный риск, под наркозом, пробуждени@
euthanasia | avliv@, avlives, avlivning, la ham slippe, la henne slippe, avslutte livet, sovne inn, avlives hjemme, ta avskjed, siste timen | avliv@,
  avlivas, avlivning, somna in, låta somna, låta honom gå, avsked, säga adjö, ta bort hunden, avsluta lidandet | aflivning@, aflive@, aflives, sove
  ind, lade ham få fred, sige farvel, afslutte livet | euthan@, put to sleep, putting to sleep, put him down, put her down, put down, let him go, let
  her go, humane destruction, say goodbye | усып@, эвтанази@, усыпить, усыпля@, попрощаться, отпустить его, отпустить её, гуманное усыплени@
cremation-grief | kremer@, kremasjon@, urne, asken, dyregravlund@, hente kroppen, sorg, savner ham, dyrebegravelse@, separat kremasjon | kremer@,
  kremering@, urna, urnan, askan, djurbegravning@, sorg, saknar honom, separatkremering | kremer@, kremering@, urne, urnen, asken, dyrekirkegård,
  sorg, savner ham, enekremering | cremat@, ashes, individual cremation, pet cemetery, grief, bereavement, pet loss, miss him | кремац@, крематор@,
  прах, праха, захоронен@, похорон@, горе, утрат@, скучаем по, урна
hospital-stay-drip | innlagt, oppstalles, legges inn, drypp, intravenøs væske, væskebehandling@, på drypp, intensivavdeling, overnatte på klinikken,
  liggende på klinikk, infusjon@ | inlagd, läggs in, stationärvård, dropp, droppet, vätsketerapi@, på dropp, stannar kvar på kliniken, infusion@ |
  indlagt, indlægges, drop, på drop, væskebehandling@, væsketerapi, intensivafdeling, overnatte på klinikken, infusion@ | hospitalis@, hospitaliz@,
  admitted, inpatient@, drip, on a drip, fluid therapy, iv fluids, icu, intravenous fluid@, overnight stay | стационар@, госпитализ@, капельниц@,
  капельник, инфузи@, на капельнице, инфузионная терапия, оставить на ночь, внутривенн@
cone-bandage-wound-care | skjerm på hodet, skjermen, halskrage, trakt, krage, bandasje@, forbinding, sårvask, vaske såret, body suit, babybody, fjerne
  sting, stingene, skifte bandasje | tratt, kragen, krage, skydd krage, bandage, bandaget, förband@, sårtvätt, tvätta såret, body på hunden, stygn,
  stygnen, bandagebyte | skærm, skærmen, krave, kraven, forbinding@, bandage, sårvask, vaske såret, body til hunden, fjerne sting, stingene | cone,
  cone of shame, buster collar, elizabethan collar, e-collar, bandage@, dressing change, dressings, clean the wound, stitches out, sutures removed,
  recovery suit, body suit | конус, воротник@, защитный воротник, бинт@, повязк@, попона после, промывать рану, снять швы, швы, перевязк@, снятие
  швов, обработка раны
pain-relief-nsaid-animal | smertestill@, betennelsesdemp@, meloxicam@, nsaid, carprofen, gabapentin, metadon, bedinvetmab, månedlig leddsprøyte,
  smertelindr@, metacam | smärtstill@, inflammationshämm@, antiinflammatorisk@, meloxicam@, nsaid, karprofen, gabapentin, metadon, smärtlindr@,
  metacam | smertestill@, antiinflammatorisk, gigtmedicin, meloxicam@, nsaid, carprofen, gabapentin, metadon, smertelindr@, metacam | pain relief,
  painkiller@, anti-inflammator@, meloxicam, nsaid, nsaids, carprofen, gabapentin, bedinvetmab, monoclonal injection, bute, analges@, metacam |
  обезболив@, обезбол, нпвс, противовоспалит@, мелоксикам@, карпрофен@, габапентин@, онсиор@, анальгетик@, бонивет, римадил@
antibiotic-antiparasitic-animal | antibiotika@, penicillin@, amoxicillin@, doxycyklin, antibiotikakur@, kortison@, prednisolon, oclacitinib, apoquel |
  antibiotika@, penicillin@, amoxicillin@, doxycyklin, antibiotikakur@, kortison@, prednisolon, oclacitinib, apoquel | antibiotik@, penicillin@,
  amoxicillin@, doxycyklin, antibiotikakur@, kortison@, prednisolon, oclacitinib, apoquel | antibiotic@, penicillin@, amoxicillin, amoxyclav,
  doxycycline, course of antibiotics, steroid@, prednisolone, oclacitinib, apoquel | антибиотик@, амоксиклав, амоксициллин@, доксициклин@,
  преднизолон@, гормоны курс, оклацитиниб, апоквел@, синулокс
giving-medicine | gi tablett, tabletter, gi medisin, flytende medisin, spytter ut tablett, gjemmer i leverpostei, gi piller, lure i seg, mikstur@,
  pasta i munnen, tvangsmedisin | ge tablett, ge tabletter, ge medicin, flytande medicin, spottar ut tablett, gömma i leverpastej, mixtur@, pasta i
  munnen, lura i | give tablet, give tabletter, give medicin, flydende medicin, spytter tabletten ud, gemme i leverpostej, mikstur@, pasta i munden |
  giving tablets, give the tablets, pilling, liquid medicine, spits out the tablet, hide the tablet, oral paste, syringe by mouth, pill popper,
  tablets hidden, dosing syringe | давать таблетк@, дать таблетк@, выплёвывает таблетк@, спрятать таблетку, суспензи@, таблетодатель, паста внутрь,
  выплевывает таблетку
ear-eye-drops-bath | ørerens@, øredråper, øyedråper, øyesalve@, rense ørene, rensevæske, klorhexidin, sjampo@, vaske hunden, medisinsk sjampo, bade
  hunden, ørevask | öronrengöring@, örondroppar, ögondroppar, ögonsalva, rengöra öronen, klorhexidin, schampo@, bada hunden, tvätta öronen, öronrens@
  | ørerens@, øredråber, øjendråber, øjensalve@, rense ørerne, klorhexidin, shampoo@, vaske hunden, bade hunden | ear cleaner@, ear drops, eye drops,
  eye ointment, clean the ears, chlorhexidine, shampoo@, bathing the dog, medicated bath, ear flush, ear cleaning | чистить уши, ушные капли, капли в
  уши, глазные капли, капли в глаза, мазь в глаза, хлоргексидин@, шампун@, мыть собаку, лосьон для ушей, промывка ушей
grooming-nails-glands | kloklipp@, klippe klør, klippet klør, børste pels, pelsstell@, trimme hunden, klippe pels, tømt analsekker, børster, napping
  av pels, hundefrisør@ | kloklipp@, klippa klor, klippt klor, borsta päls, pälsvård@, trimma hunden, klippa päls, tömt analsäckar, hundfrisör@ |
  kloklip@, klippe kløer, klippet kløer, børste pels, pelspleje@, trimme hunden, tømt analkirtler, hundefrisør@ | nail trim@, claw trim@, clip nails,
  clipped nails, brushing the coat, groom, groomed, groomer@, grooming, expressed glands, dematting | стрижк@, подстричь когти, подстригли когти,
  вычесать, груминг@, грумер@, расчёсывать шерсть, чистка желез, расчесать, стричь когти
= treatments of horses and farm animals
shoeing-farrier-trimming | skoing@, skodd, hovslager@, hovslagar@, sko på hesten, sykesko@, beskjære hover, verking av hov, barbeint, klauvskjær@,
  klauvstell, skotype@, hovkapping@ | skoning@, skodd, hovslagare@, sjukbeslag@, verkning av hov, verkning, barfota häst, klövverkning@, klövvård@,
  skor på hästen, skodda | skoning@, beslag, sygebeslag@, beslagsmed@, smeden, hovbeskæring@, beskæring af hove, barfodet, klovbeskæring@, klovpleje,
  hesten skoet | shoeing, shod, farrier@, horseshoe@, remedial shoe@, remedial shoeing, hoof trimming, trimmed feet, unshod, barefoot horse, foot
  trimming, foot trimmer, bar shoe, hoof trim | ковк@, кузнец, кузнеца, подкова, подковы, подкован@, расчистк@, ортопедическая ковка, расчистка копыт,
  босая, обрезка копыт, подковк@, коваль, подковать
joint-injection-rehab-horse | leddbehandl@, leddinjeksjon@, leddinj@, kortison i ledd, prp, prgf, stamceller, hyaluronsyre@, sjokkbølge@,
  rehabiliter@, igangsett@, opptrening@, boksvile, boksro, håndleie | ledbehandling@, ledinjektion@, kortison i led, prp, stamcell@, hyaluronsyra,
  stötvåg@, rehab@, igångsättning@, boxvila, skritta för hand | ledbehandling@, ledinjektion@, kortison i led, prp, stamcelle@, hyaluronsyre,
  shockwave@, genoptræning@, boksro, igangsætning@, trække for hånd | joint injection@, joint medication, intra-articular, prp, stem cell@, hyaluron@,
  shockwave@, rehab@, box rest, hand walk@, walking in hand, stall rest, field rest, turn away | уколы в сустав, инъекция в сустав, внутрисуставн@,
  гиалурон@, ударно-волнов@, реабилитац@, шаг в руках, денниковый режим, прп, стволовые клетки, постельный режим в деннике, покой в деннике
cooling-poultice-leg-care | kjøle beinet, spyle beinet, isstøvler, grøtomslag, hovbandasje@, hovgrøt, kald vannspyling, stallbandasje@, leire på bein,
  spylt beinet | kyla benet, spola benet, grötomslag, hovgröt, hovbandage, isstövlar, stallbandage@, lera på benen | køle benet, spule benet,
  grødomslag, hovbandage, isstøvler, staldbandage@, ler på benene | cold hosing, hosing the leg, ice boots, poultice@, poulticing, stable bandage@,
  hoof bandage, clay on legs, cooled the leg, leg wraps | поливать ногу, шлангом, припарк@, лёд на ногу, ледяные ботинки, компресс@, бинтовать ноги,
  глина на ноги, охлаждать ногу
stomach-tube-oil-oral | nesesonde@, sonde, sondet, parafinolje, sondefôr@, magesonde@, oral væske, elektrolytter, elektrolytt@, tarmtøm@ |
  nässvalgsond@, sond, sonda, sonderade, paraffinolja, magsond@, oral vätska, elektrolyt@, sondmat@ | næsesonde@, sonde, sonderet, paraffinolie,
  mavesonde@, oral væske, elektrolyt@, sondefodr@ | stomach tub, stomach tubs, nasogastric, tubed, liquid paraffin, mineral oil, oral fluids,
  electrolyte@, oral rehydration, oesophageal tube, tube feed@ | зонд, зонда, зондом, носожелудочн@, вазелиновое масло, электролит@, регидрон,
  зондирован@, кормление через зонд, желудочный зонд, эзофагостом@
calcium-glucose-infusion | kalsium i blodet, kalsiuminfusjon@, kalsium intravenøst, sukkerinfusjon, glukose intravenøst, propylenglykol@, propylen@,
  kalsiumbolus, drenkt | kalciuminfusion, kalcium i blodet, glukosinfusion, propylenglykol@, kalciumbolus, kalcium intravenöst | calciuminfusion, kalk
  i blodet, sukkeropløsning, glukoseinfusion, propylenglykol@, calciumbolus, kalk intravenøst | calcium infusion, calcium under the skin, bottle of
  calcium, intravenous calcium, glucose infusion, propylene glycol, calcium bolus, calcium borogluconate, drenched with | кальций внутривенно,
  борглюконат@, глюкоза внутривенно, пропиленгликол@, кальций подкожно, кальциевые болюс@, раствор кальция, кальций в вену
intramammary-drying-off | speneplugg@, jurbehandling@, antibiotika i spenen, intramammær@, sintidsbehandl@, avsining@, sining, sines, spenedypp@,
  intramammaria, utmelking@, avsinet | spentub@, juvertub@, spenplugg@, intramammär@, sinläggning@, sintidsbehandl@, spendopp@, sinlägga | yvertub@,
  intramammær@, goldbehandl@, goldning, pattedyp@, pattepropper, guldning, goldkobehandling | intramammary, udder tubes, mastitis tube@, dry cow
  therapy, drying off, dried off, teat sealant@, teat dip, teat dips, teat dipping, strip out, dry cow tube@ | интрамаммарн@, шприцы в вымя,
  сухостойный период, запуск, запускают корову, обработка сосков, введение в вымя, внутрицистернальн@, сухостой@, герметик соск@
dehorning-castration-farm | avhorning@, avhorne@, brenne horn, disbudding@, kastrere gris, kastrering av kalver, kastrering av lam, halekupering@,
  tannsliping gris, halebeskjæring | avhorning@, avhorna@, bränna horn, kastrera kalvar, kastrera grisar, svanskupering@ | afhorning@, afhorne@,
  brænde horn, kastrere grise, kastrering af kalve, halekupering@ | dehorn@, disbud@, horn burning, castrating calves, castrating lambs, tail dock@,
  teeth clipping pigs, tail docked, dehorned | обезрожив@, обезроживани@, прижигание рогов, кастрация поросят, кастрация бычков, кастрация ягнят,
  купиров@, купирование хвост@, декорнуац@
wound-drain-surgery | drenere, sy såret, dren, åpne abscess, kirurgi, operere, operert, operasjon@, flushing, skylle såret, sys, ble sydd,
  operasjonssår@, fjerne kul | dränera, sy såret, dränage, kirurgi, operera, opererad, operation@, öppna bölden, ta bort knölen, syddes,
  operationssår@ | dræn, dræne, sy såret, kirurgi, operere, opereret, operation@, skylle byld, fjerne knuden, operationssår@, syet | surgery,
  surgical, operated, operation@, drain, drained, lancing, flushed, stitched up, lump removal, lumpectomy, laparotomy, colic surgery, exploratory |
  хирурги@, операц@, прооперир@, дренаж@, вскрыть абсцесс, зашить рану, удалить шишку, зашили, удаление новообразования, лапаротоми@, швы наложены,
  оперировать
handling-stress-vet | stressmestring@, redd veterinæren, redd dyrlegen, håndterbar@, vanskelig å håndtere, beroligende før besøk, gabapentin før
  besøk, godbit under undersøkelse, snill å undersøke, biter hos veterinæren | rädd hos veterinären, veterinärrädd, hanterbar@, svår att hantera,
  lugnande inför besöket, snäll vid undersökning, samarbetar bra | bange hos dyrlægen, dyrlægeskræk, håndterbar@, svær at håndtere, beroligende før
  besøget, rolig ved undersøgelse, samarbejdsvillig@ | fear free, scared at the vet, nervous at the vet, difficult to handle, easy to handle,
  restraint, calming before the visit, low stress handling, bites at the vet, cooperative care | боится ветеринара, боится клиники, трудно удержать,
  легко даётся, не даётся, успокоительное перед приёмом, спокойно стоит, агрессивна на приёме, фиксац@
`
