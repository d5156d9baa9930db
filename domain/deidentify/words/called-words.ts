/**
 * Words of every day that people are called by, as given names or surnames, where no list of names has them. By themselves they say
 * nothing: in text without capitals what stands around them is weighed. Written for this project.
 */
export const NORDIC_CALLED = `
gull vilja mai maj tiril bo hans frede søs stille holme sande lunde tveit viken hagen moen strande sommer lys lerke
kula häll ström sjö alm äng vit röd grå lugn stor vass säter
bach dam hede sø bæk krage vinge måge klog lille brun holm toft kær
vår sol lilje stjerne stjerna perle fride live bris unn eir hild vilje lykke glede aurora storm ask ørn ulv rask leik falk arn elg fred hav sky blomst rose
rosa viola iris sne snø dagny alv alva ea linn lin tuva siv
skog speil stang stokke gran hegg myr nes fjell by bru elv hage skjold sletten stav våge øy bratt fredly solli rust skredder krone prest konge tømmer ku bukk
gås plate skrue kniv øks sag spade spett bolt nagle kile tau garn nål
kvist grein stubbe rot blad kløver lyng gress halm korn bygg havre rug kveite eple pære plomme bær kirsebær hassel or selje pil hyll osp rogn einer furu bjørk
lønn bøk alm
høg hauk rype trost spurv kråke skjære due ugle svale stær and måke erle meis hare rev mår oter bever grevling gaupe bjørn hest fole gris sau geit lam kalv
okse tyr hane høne laks ørret gjedde abbor torsk sild makrell krabbe
vind sky regn tåke is frost snø bre kulde varme ild flamme lys skygge natt morgen kveld dag uke måne vinter sommer høst påske jul helg
smed møller baker fisker bonde skytter jeger kjøpmann munk abbed biskop konge dronning prins greve baron ridder soldat kaptein skipper dreng knekt
hvit svart brun rød grå grønn blå gul lang kort stor liten ung gammel stark sterk rask rapp glad vill mild snill klok lur rik fattig fager fin god dyr skarp
hvass stille kvikk frisk trygg sund tapper modig flink
bakke haug ås topp tind egg brekke hylle kleiv ur stein berg mark eng vang voll jorde åker teig hage tun gård hus bygd grend vei sti gate bro vad kai havn
brygge odde tange vik våg sund fjord strand sand grus leir jord
horn ben fot hånd arm hode skjegg bart nakke rygg bryst finger tann hår øye
skov sten plade skrue spejl stjerne krone eg bøg elm ørn ager sort kort bjerg bæk å sø kilde høj lund have gade bro kær mose krat hede klit fryd held svane
lærke drossel bogfinke hjort råbuk hind ræv odder krage ravn skade ugle spurv
bager skrædder væver kok præst degn fanger jæger hyrde konge dronning ridder vind torden lyn sne sommer vinter efterår forår juul påske
skog hammar modig flink alm ren lilja gren löv hed malm norr svan hök orre varg svärd snygg stål järn backe kulle fors näs lod krans hermelin quick blad blank
ståhl tapper trygg fager klang lång kort äng sjö mård ekorre lax gädda kung prins munk präst bäck
vår blomma kajsa nova love my set loke bror tryggve mårten spegel stjärna skruv tång sten storm frost snö vinter sommar höst måne himmel hav våg strand sand
berg ås klint dal lid mo rot kvist stubbe stam bark löv ros nejlika viol klöver rågs korn råg havre vete
glad frisk stark rask stolt dristig djärv hård vild frid fröjd hopp dygd heder ära sköld hjälm spjut pil båge kula skott krut bly koppar silver guld tenn eld
flod älv ström brandt brink hult skytt smed mjölnare bagare skräddare väktare
björn lo räv hare älg bock get lamm orm örn falk uggla trast duva svala sparv lärka hägg hassel sälg rönn asp ek lind bok pil
`

export const ENGLISH_CALLED = `
precious destiny harmony blossom honey carol gale summer ginger sandy major nurse stamp rush lance birch bird noble
little short long young old strong wise savage moody swift speed quick sharp smart rich noble gentle bold proud merry gay jolly wild stern small
black white brown green grey gray gold golden silver blue scarlet
wood woods stone stones rivers river brook brooks field fields marsh flowers flower forest hill hills dale vale glen cliff heath clay bank banks shore beach
lake pool pond wells spring springs ford bridge bridges moor moss bush thorn thorne reed rush grove orchard garden hedges meadow valley ridge peak craig
lamb drake crane finch swan hawk fish bass salmon pike trout herring wolf fox bear buck stag hart hare otter badger bull bullock colt peacock partridge
nightingale robin wren sparrow starling dove jay rook crow raven lark kite martin
cook baker butcher fisher hunter shepherd mason carpenter smith carter cooper tanner weaver tailor taylor potter turner miller sawyer slater thatcher glover
skinner barber chandler fletcher archer bowman forester gardener porter page butler steward marshall constable sexton parsons clerk clark bishop pope abbot
abbott prior monk church temple chapel cross king queen prince duke earl baron knight squire
day weeks winter summer summers spring autumn snow frost rain storm gale winters april may june august noon sunday christmas
hammer bolt pin nail spade plate plates screw mirror case cotton silk wool bell horn drum harp pipe bone blood head foot hand hands legg beard back payne ache
paine tongue belly cheek
love hope joy grace faith charity patience prudence mercy honor honour constance verity temperance happy lucky sunny sky star stella dawn eve crystal amber
pearl ruby jade opal coral ivory penny cash price sterling
rose rosemary lily daisy poppy iris violet ivy holly heather hazel fern olive ginger myrtle blossom bud clover sage basil bay willow rowan ash linden birch
oak elm pine alder berry cherry plum peach apple lemon
mark will bill rob jack art chase grant drew pat frank ray rich guy miles dean cliff clay heath wade ward skip chip chuck nick don max sonny ace buster rusty
sandy dusty rocky angel lance pierce rod dick dot bea kit peg tab win dale gene jean jay kay dee bell belle bonnie wish quill
hall house street lane way gates gate tower towers castle court park green mill mills barn stable field market kitchen chambers pantry
`

export const RUSSIAN_CALLED = `
ключ пирог снежана серый быстрый тихий громов василек
любовь роза мира злата лада победа августа лия калина рада ия ника радость заря вера надежда слава света лилия весна майя рая лена мила бэла
мир май спартак гай ким радий алмаз сокол орел лев роман марк тихон герман платон богдан клим
волк заяц мороз сорока жук коваль кузнец гончар бондарь ткач горох капуста дуб береза берег зима весна пономарь сокол орел воробей голубь гусь баран козел бык
кот еж лис лисица лиса медведь белый черный красный рыжий кривой долгий короткий великий малый мудрый добрый вольный третьяк швец король князь царь
рыба щука карась окунь рак муха комар кравец скрипка бандура дудка молоток клещ пила каша борщ кисель хмель солод рожь крупа соль сало сметана ворона ворон
грач соловей дятел чайка сыч сова аист журавль лебедь галка синица снегирь чиж щегол стриж бобер барсук хорек соболь куница крот мышь олень лось кабан теленок
бойко
ветер туча гром гроза снег лед вода ручей лес поле гора камень песок глина земля звезда луна солнце заря утро вечер день ночь лето осень понедельник четверг
суббота
мельник столяр плотник слесарь шевчук писарь дьяк дьячок поп монах солдат казак гетман козак сторож пастух рыбак охотник лекарь скляр маляр музыка цимбал
гусляр
дорога мост колесо топор нож игла винт гвоздь сучок пень корень ветка лист трава цветок мак василек ромашка барвинок верба ольха клен ясень сосна елка груша
яблоко вишня слива малина редька лук чеснок перец гарбуз буряк
голова борода ус рука нога палец зуб шея лоб
`
