/** For whom a text is or a question asks: ages, pregnancy, species. `id | nb | sv | da | en | ru`, own wording; `@` stands for any letters. */
export const AUDIENCE_WORDS = `
age:child
  | barn, barnet, barna, barnets, småbarn@, spedbarn@, baby@, babyen, nyfødt@, tenåring@, ungdom@, gutt, gutten, jente, jenta, toåring@, treåring@,
      fireåring@, femåring@, seksåring@, åtteåring@, tiåring@, ettåring@, pediatri@, sønn, sønnen, datter, datteren, dattera, skolebarn@, barne@, unge, ungen,
      premature@, poden, gutten, jentungen, pjokk, guttungen, minstemann, minsten, eldstemann, femåringen, poden, tulla, frøkna, småen, måneder gammel,
      konfirmant@, barnehage@, 2-åring, 3-åring, 4-åring, 5-åring, 6-åring, 7-åring, 8-åring, 9-åring, 10-åring, 12-åring, 14-åring
  | barn, barnet, barns, småbarn@, spädbarn@, bebis@, nyfödd@, tonåring@, ungdom@, pojke@, flicka@, flickan, tvååring@, treåring@, fyraåring@, femåring@,
      sexåring@, åttaåring@, ettåring@, pediatri@, son, sonen, dotter@, skolbarn@, barna@, barnen, grabben, tjejen, tösen, lillan, månader gammal, killen,
      minstingen, dottern, dagis, förskol@, 2-åring, 3-åring, 4-åring, 5-åring, 6-åring, 7-åring, 8-åring, 10-åring, 12-åring
  | barn, barnet, børn@, småbørn, småbarn@, spædbarn@, spædbørn@, baby@, babyen, nyfødt@, teenager@, dreng@, pige, pigen, toårig@, treårig@, fireårig@,
      femårig@, seksårig@, pædiatri@, søn, sønnen, datter@, børne@, barne@, drengen, pigen, tøsen, knægten, måneder gammel, purken, den lille, vuggestue@,
      børnehave@, 2-årig, 3-årig, 4-årig, 5-årig, 6-årig, 7-årig, 8-årig, 10-årig, 12-årig
  | child@, kid, kids, infant@, baby, babies, newborn@, neonat@, toddler@, paediatric@, pediatric@, adolescen@, teenager@, teen, boy, girl, son, daughter,
      schoolchild@, two-year-old, three-year-old, four-year-old, five-year-old, six-year-old, year-old, tot, lad, little one, months old, nursery, schoolboy,
      schoolgirl, my youngest
  | ребен@, дет@, младен@, малыш@, грудничк@, новорожд@, подрост@, мальчик@, девочк@, сын, сына, сыну, дочь, дочери, дочк@, педиатр@, школьник@, годовал@,
      летнего, летней, карапуз@, кроха, крохе, малютк@, грудн@, месячн@, детсад@, школьни@
age:pregnant
  | gravid@, svangerskap@, graviditet@, trimester@, fødende, termin, barsel@
  | gravid@, graviditet@, havande, trimester@, förlossning@
  | gravid@, graviditet@, svangerskab@, trimester@, fødende
  | pregnan@, trimester@, antenatal, expecting, mother-to-be
  | беременн@, триместр@, роженис@
age:breastfeeding
  | amm@, ammende, ammer, amming, morsmelk@
  | amma, ammar, ammande, amning@, bröstmjölk@
  | amme@, ammende, amning@, modermælk
  | breastfeed@, breast-feed@, lactat@, nursing, breast milk
  | кормящ@, кормлен@ грудью, грудн@ вскармлив@, лактац@
age:elderly
  | eldre, gamle, gammel, geriatri@, sykehjem@, åttiåring@, nittiåring@, syttiåring@, skrøpelig@, pensjonist@, bestemor, bestefar, alderdom@, 70-åring,
      72-åring, 75-åring, 76-åring, 78-åring, 80-åring, 82-åring, 84-åring, 85-åring, 86-åring, 88-åring, 90-åring, 92-åring, oldemor, oldefar, bestemor@,
      mormor, farmor, beboer@
  | äldre, gammal, gamla, geriatri@, sköra, skör, åttioåring@, pensionär@, mormor, farmor, morfar, farfar, äldreboende@, 70-åring, 75-åring, 78-åring,
      80-åring, 82-åring, 84-åring, 85-åring, 88-åring, 90-åring, gammelmor@, boende på
  | ældre, gammel, gamle, geriatri@, skrøbelig@, plejehjem@, pensionist@, bedstemor, bedstefar, 70-årig, 75-årig, 78-årig, 80-årig, 82-årig, 84-årig, 85-årig,
      88-årig, 90-årig, mormor, farmor, beboer@
  | elderly, older, old people, geriatri@, frail@, nursing home, aged, grandmother, grandfather, seniors, octogenarian, granny, grandma, grandad,
      octogenarian, 80-year-old, 82-year-old, 84-year-old, 85-year-old, 88-year-old, 90-year-old, resident@
  | пожил@, стар@, престарел@, гериатр@, бабушк@, дедушк@, преклонн@, бабул@, дедул@, дедушк@, восьмидесят@, 80-летн@, 85-летн@
age:adult | voksen, voksne, voksent | vuxen, vuxna, vuxnas | voksen, voksne | adult, adults | взросл@
sp:dog
  | hund, hunden, hunder, hundene, hundens, hunds, valp@, tispe@, hannhund@, labrador@, schæfer@, puddel@, bikkje@, retriever@, terrier@, dachs@, hunde@,
      vovse@, bikkja, kjøter@, huskestue, firbeint@, grand danois, bulldog@, spaniel@, collie@, chihuahua@, mops@, voffen, vofsen, setter@, jakthund@,
      småhund@
  | hund, hunden, hundar@, hundens, hunds, valp@, tik, tiken, tikar, hanhund@, labrador@, schäfer@, pudel@, tax, taxen, retriever@, terrier@, hund@, jycke@,
      vovve@, hynda, grand danois, bulldog@, spaniel@, collie@, mops@, vovven, chihuahua@, jakthund@
  | hund, hunden, hunde@, hundens, hunds, hvalp@, tæve@, hanhund@, labrador@, schæfer@, puddel@, retriever@, terrier@, vovse@, grand danois, bulldog@,
      spaniel@, collie@, mops@, vovsen, køter@, chihuahua@, jagthund@, gravhund@
  | dog, dogs, dog's, canine@, puppy, puppies, bitch, bitches, labrador@, retriever@, terrier@, poodle@, hound, spaniel@, bulldog@, collie@, great dane, pug,
      pugs, mutt, chihuahua@, hound@, pooch
  | собак@, собач@, пёс, пес, пса, псу, щен@, сука, суки, суку, лабрадор@, такс@, пудел@, овчарк@, пёсик, песик, псу, пса, спаниель@, бульдог@, мопс@, хаски,
      ретривер@, дог, дога
sp:cat
  | katt, katten, katter, kattene, kattens, kattunge@, hannkatt@, hunnkatt@, kattepus@, pus, pusen, katte@, persisk@, huskatt@, pusen, pusekatt@, katta,
      kattemor
  | katt, katten, katter@, kattens, kattunge@, hankatt@, honkatt@, kisse@, katt@, missen, missan, kattunge@, kissen
  | kat, katten, katte@, kattens, killing@, hankat@, hunkat@, mis, missen, missekat, killingen
  | cat, cats, cat's, feline@, kitten@, tomcat@, queen, kitty, moggy, puss, tabby
  | кошк@, кошач@, кот, кота, коту, коты, котов, котён@, котен@, котик@, мурлык@, мурк@, котик@, киса, кисе, кошек
sp:horse
  | hest, hesten, hester, hestene, hestens, hoppe, hoppa, hopper, hingst@, føll@, ponni@, vallak@, åring, merr, travhest@, ridehest@, heste@, sportshest@,
      gampen, gamp, merra, dyret på stallen, stall, stallen, ponnien, hovdyr, tomåring
  | häst, hästen, hästar@, hästens, sto, stoet, ston, hingst@, föl, fölet, ponny@, valack@, travare, häst@, pållen, pålle, märr, märren, kusen, kuse, stall,
      stallen, ridhäst@, unghäst@
  | hest, hesten, heste@, hestens, hoppe@, hingst@, føl, føllet, pony@, vallak@, travhest@, øget, hoppen, krikke, stalden, stald, ponyen
  | horse@, equine@, mare, mares, stallion@, foal@, pony, ponies, gelding@, colt, filly, yearling, nag, cob, racehorse, hunter, yard
  | лошад@, конь, коня, коню, кон@, кобыл@, жереб@, пони, мерин@, конюшн@, лошад@, кобылк@, скакун@
sp:cattle
  | ku, kua, kuer, kyr, kyrne, kuene, kvige@, kalv@, storfe@, okse@, melkeku@, melkekyr, besetning@, fjøs@, ammeku@, storfé, melkebesetning@, kui,
      melkerobot@, storfe, bås, båsen, fjøset, rau, ungdyr@, sinku@, tankmelk@
  | ko, kon, kor, korna, kornas, kviga@, kvigor, kalv@, nötkreatur@, nöt, tjur@, mjölkko@, mjölkkor, besättning@, ladugård@, nötboskap@, kossa, kossan,
      kossor, korobot, sinko@, ungdjur@, tankmjölk, kalvbox
  | ko, koen, køer@, kvie@, kalv@, kvæg@, tyr@, malkeko, malkekøer, besætning@, malkekvæg@, koerne, sengebås@, goldko@, ungdyr@, tankmælk@, kviekalv
  | cow, cows, heifer@, calf, calves, cattle, bovine@, bull@, dairy, herd@, bullock@, beef, milker, milkers, dry cow@, parlour, bulk tank, suckler
  | коров@, телен@, телят@, тёлк@, телк@, бык@, скот, скота, крупнорогат@, бурёнк@, буренк@, стад@, вым@, нетел@
sp:sheep
  | sau, sauen, sauer, sauene, lam, lammet, lamma, lammene, søye@, vær, væren, småfe@, saue@, bekre, tikke, vårlam, søya, småfe
  | får, fåret, fåren, lamm, lammet, lammen, tacka, tackan, tackor@, bagge@, tackor, lammen
  | får, fåret, fårene, lam, lammet, lammene, moderfår, vædder@, moderfår, tikke
  | sheep, ewe, ewes, lamb, lambs, lambing, ram, ovine, flock, hogget, lambs
  | овц@, овец, ягн@, баран@, ягнят@, овц@
sp:goat
  | geit@, kje, kjeet, kjeene, bukk, bukken
  | get, geten, getter@, killing, killingar
  | ged, geden, geder@, gedekid
  | goat@, caprine, goatling
  | коз@, козл@, козл@
sp:pig
  | gris, grisen, griser, grisene, svin@, purke@, smågris@, råne@, spedgris@, slaktegris@, grise@, grisunge@, slaktesvin, purka, fjøs
  | gris, grisen, grisar@, svin@, sugga@, suggor@, smågris@, galt@, spädgris@, griskulting@, kulting@
  | gris, grisen, grise@, svin@, so, soen, søer, smågris@, pattegris@, orne@, griseunge@, soholder
  | pig, pigs, piglet@, sow, sows, boar, boars, swine, porcine, hog@, piglets, weaner@, finisher@
  | свин@, порос@, хряк@, отъём, опорос@
sp:rabbit
  | kanin@, langøre@, dvergvedder@, vedder
  | kanin@, långöron, långöra@, dvärgvädur@, vädur
  | kanin@, langøre@, dværgvædder@, vædder
  | rabbit@, bunny, bunnies, lop, lops, lop-eared, bunny
  | кролик@, кролич@, крольч@, ушаст@, длинноух@
sp:rodent
  | marsvin@, hamster@, rotte@, chinchilla@, gnager@
  | marsvin@, hamster@, råtta@, gnagare@, chinchilla@
  | marsvin@, hamster@, rotte@, gnaver@, chinchilla@
  | guinea pig@, hamster@, rat, rats, rodent@, chinchilla@, gerbil@
  | морск@ свинк@, хомяк@, крыс@, грызун@, шиншилл@
sp:ferret | ilder@, fritte@ | iller, illern, illrar@ | fritte@, ilder@ | ferret@ | хорь@, хорёк, хорек, хорьк@
sp:bird
  | fugl@, høne@, høns@, kylling@, fjørfe@, papegøye@, undulat@, due, duer, verpehøn@
  | fågel, fåglar@, höna, höns@, kyckling@, fjäderfä@, papegoj@, undulat@
  | fugl@, høne@, høns@, kylling@, fjerkræ@, papegøje@, undulat@
  | bird@, hen, hens, chicken@, poultry, parrot@, budgie@, budgerigar@, avian
  | птиц@, кур@, цыпл@, попуга@
sp:fish
  | fisk, fisken, fisker, laks, laksen, ørret, oppdrettsfisk@
  | fisk, fisken, fiskar@, lax, laxen, öring@
  | fisk, fisken, laks, laksen, ørred@, dambrug@
  | fish, salmon, trout
  | рыб@, лосос@, форел@
sp:reptile
  | skilpadde@, slange@, øgle@, reptil@, firfisle@
  | sköldpadd@, orm, ormen, ödla@, reptil@
  | skildpadde@, slange@, øgle@, firben@, reptil@
  | tortoise@, turtle@, snake@, lizard@, reptile@, gecko@
  | черепах@, зме@, ящериц@, рептил@
sp:reindeer | rein, reinen, reinsdyr@, tamrein@ | ren, renen, renar@ | rensdyr@ | reindeer | олен@
`
