/** Places beyond the Nordic postcode lists, and Nordic places as Russian and English spell them. Written for this project; `_` stands for a blank. */
export const FAR_PLACES = `
norge noreg norway sverige sweden danmark denmark finland island iceland færøyene grønland grönland svalbard skandinavia skandinavien norden europa asia
afrika africa amerika america australia england storbritannia storbritannien skottland skotland scotland irland ireland wales frankrike frankrig france
tyskland germany spania spanien spain portugal italia italien italy hellas grekland grækenland greece tyrkia turkiet tyrkiet turkey polen poland russland
ryssland rusland russia ukraina ukraine estland latvia litauen nederland nederländerna holland belgia belgien sveits schweiz østerrike österrike østrig ungarn
ungern romania bulgaria serbia bosnia kroatia kroatien albania kosovo makedonia syria syrien irak iraq iran libanon israel palestina gaza jordan egypt egypten
marokko tunisia algerie libya somalia eritrea etiopia sudan kenya nigeria ghana gambia uganda tanzania kongo afghanistan pakistan india indien bangladesh
nepal kina china japan korea vietnam thailand filippinene filippinerna philippines indonesia malaysia singapore usa canada kanada mexico brasil brasilien
brazil argentina chile peru colombia cuba uk eu
london paris berlin hamburg münchen roma rom madrid barcelona lisboa lissabon athen wien praha prag budapest warszawa warsaw krakow gdansk vilnius riga
tallinn helsinki helsingfors reykjavik moskva moscow petersburg kiev kyiv istanbul ankara antalya alanya bangkok phuket pattaya dubai mallorca kreta kypros
rhodos tenerife gran_canaria kanariøyene kanarieöarna new_york los_angeles chicago washington boston miami florida california texas manchester liverpool
edinburgh glasgow birmingham dublin belfast leeds bristol oxford cambridge copenhagen gothenburg
københavn köpenhamn kjøbenhavn kristiania nordland troms finnmark trøndelag rogaland vestland vestlandet østlandet sørlandet nord-norge nordnorge innlandet
telemark vestfold agder møre romsdal buskerud oppland hedmark østfold akershus hordaland lofoten vesterålen sunnmøre nordmøre skåne norrland svealand götaland
dalarna småland gotland öland värmland halland blekinge jämtland härjedalen lappland norrbotten västerbotten hälsingland sjælland jylland fyn bornholm lolland
falster amager nørrebro vesterbro østerbro frederiksberg grünerløkka majorstuen frogner torshov sagene grorud stovner furuset holmlia nordstrand lambertseter
bislett södermalm östermalm kungsholmen vasastan rinkeby tensta husby majorna hisingen rosengård
jæren lista mors toten sunnfjord nordfjord fjaler setesdal hadeland romerike ringerike follo hitra frøya fyn ærø samsø læsø fanø sydfyn nordsjælland djurs
himmerland vendsyssel österlen roslagen bergslagen hisingen gärdet aleris volvat capio anicura evidensia nesttun toten hadeland valdres hallingdal
gudbrandsdalen østerdalen numedal sunnhordland nordhordland hardanger sogn fosen namdalen innherred helgeland salten ofoten senja nesodden jeløy fosnavåg
nykøbing_mors mors thy salling vendsyssel djursland angeles marbella alicante torrevieja kos rhodes cyprus malta
ahus haukeland ullevål rikshospitalet radiumhospitalet lovisenberg diakonhjemmet kalnes sunnaas unn hus ous karolinska sahlgrenska danderyd huddinge
akademiska rigshospitalet bispebjerg hvidovre gentofte herlev skejby ouh auh
россия норвегия норвегии швеция швеции дания дании финляндия исландия европа азия африка америка австралия украина беларусь казахстан грузия армения молдова
эстония латвия литва польша германия франция италия испания англия великобритания ирландия шотландия нидерланды бельгия швейцария австрия турция греция
израиль сирия ирак иран афганистан китай япония корея индия вьетнам таиланд сша канада мексика бразилия куба гонконг
москва петербург санкт-петербург мурманск архангельск новосибирск екатеринбург казань самара омск ростов уфа красноярск пермь воронеж волгоград краснодар
саратов тюмень ижевск барнаул иркутск хабаровск владивосток ярославль томск кемерово рязань пенза липецк тула киров калининград псков новгород тверь смоленск
брянск курск орел сочи киев харьков одесса львов минск гомель алматы астана рига таллин вильнюс варшава
осло берген тронхейм ставангер тромсе тромсё будё буде драммен фредрикстад саннес сандефьорд кристиансанн олесунн хамар лиллехаммер нарвик киркенес альта
хаугесунн молде харстад ханко тёнсберг тенсберг сарпсборг арендал гьёвик стокгольм гетеборг мальме мальмё упсала линчепинг эребру вестерос норчепинг
хельсингборг лунд умео евле лулео кируна копенгаген орхус оденсе ольборг эсбьерг роскилле рандерс хельсинки турку лондон париж берлин рим мадрид барселона
лиссабон вена прага будапешт афины стамбул анталья нью-йорк вашингтон чикаго бостон лос-анджелес торонто токио пекин шанхай дубай хайфа тель-авив`

/** Towns and regions that the list of medical words has as well, and that are no medical word by themselves. */
export const PLACES_ALONE = `allinge alnarp borlänge bornholm brusand fenstad glostrup kragerø moss oslo ringerike røst tinn tranby trandal tranemo tranås
  tranøy trøndelag`
