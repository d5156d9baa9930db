import type { Language } from '#contract/vertical.ts'

/** What a small or frequent word does in a sentence, alike in all languages. */
type WordClass =
  | 'subject' | 'object' | 'possessive' | 'verb' | 'infinitive' | 'toDo' | 'participle' | 'preposition' | 'article' | 'quantity' | 'and' | 'that'
  | 'asks' | 'adverb' | 'not' | 'when' | 'yes' | 'no' | 'courtesy' | 'unit' | 'number' | 'adjective' | 'it'

type Classes = Readonly<Partial<Record<WordClass, string>>>

const nb: Classes = {
  subject: 'jeg eg æ du han hun ho vi dere de dei man me dokker',
  it: 'det den dette',
  object: 'meg mæ deg dæ seg sæ ham henne oss dem dei hverandre',
  possessive: 'min mi mitt mine din di ditt dine sin si sitt sine hans hennes vår vårt våre deres',
  verb: `har hadde er var ble blir vart blei vert kan kunne skal skulle vil ville må måtte får fikk bør burde tar tok tek gir ga går gikk kommer kom gjør
    gjorde gjer ser så sier sa tror trodde trur vet veit visste kjenner kjente føler følte bruker brukte brukar heter står sto sitter satt ligger lå sover sov
    spiser spiste et drikker drakk jobber jobba arbeider røyker røyka trener begynte begynner starta startet slutta sluttet slutter prøvde prøver hjelper
    hjalp virker ser ringer ringte sender setter skriver skrev legger la tåler tålte synes syns tenker tenkte merker merka merket klør svir blør bløder holder
    holdt trenger treng pleier passer fungerer varer vare henviser starter fortsetter øker undersøker lytter måler målte veier finner fant leser tisser hoster
    kaster kasta puster våkner våkna falt snubla vrei slo løfter skjedde hendte stemmer betyr gjelder haster foreslår anbefaler bestiller kontrollerer sjekker
    tolker vurderer høres hørtes lurer kommer bor bodde lever døde fungerte dekker koster`,
  infinitive: `være ha bli få gjøre ta gå komme se si bruke spise drikke sove ringe prøve sjekke måle kjenne tro vente slutte begynne starte fortsette unngå
    holde legge sette gi skrive sende puste sitte ligge stå løpe jobbe trene hjelpe`,
  toDo: 'å',
  participle: `vært hatt fått blitt gått tatt kommet gjort sett brukt kjent merket merka målt kastet kasta spist drukket sovet prøvd hørt sagt begynt sluttet
    slutta`,
  preposition: `i på av til fra frå med uten utan for om etter før under over mot ved hos mellom gjennom inntil siden sidan rundt bak foran innen innenfor
    utenfor per mens`,
  article: 'en et ei ein eit ett denne disse noe noen noko nokon annen annet andre samme hele hver hvert alle',
  quantity: 'litt lite mye mykje mer meir mest flere fleire mange nok helt ganske veldig svært cirka omtrent rundt inntil minst bare berre kun',
  and: 'og men eller enn samt',
  that: 'at som når hvis fordi dersom da mens om siden ettersom',
  asks: 'hva kva hvor kor hvordan korleis hvorfor hvilken hvilke hvilket hvem kven hvordan',
  adverb: `så da nå no jo også òg fortsatt alltid ofte ellers ellers kanskje vel altså liksom egentlig her der hjem hjemme ned opp ut inn bort igjen videre
    derfor sånn slik først dessuten heldigvis akkurat likevel forresten sikkert nok uansett nemlig`,
  not: 'ikke ikkje ingen inga inkje aldri heller verken hverken ittj',
  when: `dag dager dagar uke uker veke veker måned måneder månader år natt natta kveld kvelden morgen morgenen morges time timer timar minutter mandag tirsdag
    onsdag torsdag fredag lørdag søndag går dagen uka ukene året lenge sist helga formiddag ettermiddag januar februar mars april mai juni juli august
    september oktober november desember`,
  yes: 'ja jada jo jau joda akkurat nettopp mm mhm stemmer',
  no: 'nei neida nja næ',
  courtesy: 'hei takk hade velkommen unnskyld vær hyggelig ok okei okay bra fint flott greit supert',
  unit: `milligram mikrogram gram kilo kilogram prosent milliliter liter desiliter centimeter millimeter ganger gonger gang tablett tabletter enheter grader
    mg ml kg døgn døgnet slag stykker poeng komma mm cm promille dråper kapsler`,
  adjective: `god gode godt dårlig dårleg vond vondt rød røde ren rene fin fine normal normale normalt høyre venstre stor store liten lite små ny nye gammel
    frisk sår tørr lett lette kraftig øm ømt stabil fri klar hard myk bløt hoven blek`,
}
const sv: Classes = {
  subject: 'jag du han hon vi ni de dom man',
  it: 'det den detta',
  object: 'mig mej dig dej sig sej honom henne oss er dem varandra',
  possessive: 'min mitt mina din ditt dina sin sitt sina hans hennes vår vårt våra deras',
  verb: `har hade är var blev blir kan kunde ska skulle vill ville måste får fick bör borde tar tog ger gav går gick kommer kom gör gjorde ser såg säger sa
    tror trodde vet visste känner kände använder heter står stod sitter satt ligger låg sover sov äter åt dricker drack jobbar jobbade röker rökte tränar
    började börjar slutade slutar provade provar hjälper hjälpte fungerar ringer ringde skickar sätter skriver skrev lägger lade tål tålde tycker tänker
    märkte märker kliar svider blöder håller höll behöver brukar passar varar remitterar startar fortsätter ökar höjer undersöker lyssnar mäter mätte väger
    hittar läser kissar hostar kräks kräktes andas vaknar vaknade ramlade snubblade vred slog lyfter hände stämmer betyder gäller föreslår rekommenderar
    beställer kontrollerar bokar bedömer låter verkar bor bodde lever dog gör kostar`,
  infinitive: `vara ha bli få göra ta gå komma se säga använda äta dricka sova ringa prova kolla mäta känna tro vänta sluta börja starta fortsätta undvika
    hålla lägga sätta ge skriva skicka andas sitta ligga stå springa jobba träna hjälpa`,
  toDo: 'att',
  participle: 'varit haft fått blivit gått tagit kommit gjort sett använt känt märkt mätt kräkts ätit druckit sovit provat hört sagt börjat slutat',
  preposition: 'i på av till från med utan för om efter före under över mot vid hos mellan genom sedan sen runt bakom framför inom utanför per',
  article: 'en ett denna dessa något någon några annan annat andra samma hela varje alla',
  quantity: 'lite litet mycket mer mest flera många helt ganska väldigt mycket cirka ungefär runt minst bara',
  and: 'och men eller än samt',
  that: 'att som när om eftersom då medan ifall för',
  asks: 'vad var hur varför vilken vilka vilket vem när',
  adverb: `så då nu ju också fortfarande alltid ofta annars kanske väl alltså liksom egentligen här där hem hemma ner upp ut in bort igen vidare därför sådär
    först dessutom precis ändå förresten säkert nog redan`,
  not: 'inte ingen inget inga aldrig heller varken ej',
  when: `dag dagar dagen vecka veckor månad månader år natt natten kväll kvällen morse morgon morgonen timme timmar minuter måndag tisdag onsdag torsdag
    fredag lördag söndag igår idag länge sist helgen veckan året januari februari mars april maj juni juli augusti september oktober november december`,
  yes: 'ja jadå jo jovisst precis just mm jaha',
  no: 'nej nejdå nja nä',
  courtesy: 'hej tack välkommen ursäkta förlåt ok okej bra fint toppen',
  unit: `milligram mikrogram gram kilo kilogram procent milliliter liter deciliter centimeter millimeter gånger gång tablett tabletter enheter grader mg ml kg
    dygn dygnet slag stycken poäng komma mm cm droppar kapslar`,
  adjective: `god bra dålig dåligt ont röd röda ren rena fin fina normal normala normalt höger vänster stor stora liten små ny nya gammal frisk torr lätt
    kraftig öm ömt stabil fri klar hård mjuk mjukt svullen blek`,
}
const da: Classes = {
  subject: 'jeg du han hun vi i de man',
  it: 'det den dette',
  object: 'mig dig sig ham hende os jer dem hinanden',
  possessive: 'min mit mine din dit dine sin sit sine hans hendes vores jeres deres',
  verb: `har havde er var blev bliver kan kunne skal skulle vil ville må måtte får fik bør burde tager tog giver gav går gik kommer kom gør gjorde ser så
    siger sagde tror troede ved vidste kender kendte føler mærker bruger brugte hedder står stod sidder sad ligger lå sover sov spiser spiste drikker drak
    arbejder arbejdede ryger røg træner begyndte begynder startede stoppede stopper holdt holder prøvede prøver hjælper hjalp virker ringer ringede sender
    sætter skriver skrev lægger lagde tåler tålte synes tænker mærkede klør svier bløder mangler plejer passer varer henviser starter fortsætter øger
    undersøger lytter måler målte vejer finder læser tisser hoster kaster kastede ånder vågner vågnede faldt snublede vred slog løfter skete passer betyder
    gælder foreslår anbefaler bestiller kontrollerer tjekker vurderer lyder bor boede lever døde dækker koster behøver`,
  infinitive: `være have blive få gøre tage gå komme se sige bruge spise drikke sove ringe prøve tjekke måle mærke tro vente stoppe begynde starte fortsætte
    undgå holde lægge sætte give skrive sende ånde sidde ligge stå løbe arbejde træne hjælpe`,
  toDo: 'at',
  participle: 'været haft fået blevet gået taget kommet gjort set brugt kendt mærket målt kastet spist drukket sovet prøvet hørt sagt begyndt stoppet holdt',
  preposition: 'i på af til fra med uden for om efter før under over mod ved hos mellem gennem indtil siden rundt bag foran inden indenfor udenfor per',
  article: 'en et denne disse noget nogen nogle anden andet andre samme hele hver hvert alle',
  quantity: 'lidt lille meget mere mest flere mange nok helt ganske cirka omkring mindst bare kun',
  and: 'og men eller end samt',
  that: 'at som der når hvis fordi da mens om siden',
  asks: 'hvad hvor hvordan hvorfor hvilken hvilke hvilket hvem hvornår',
  adverb: `så da nu jo også stadig altid ofte ellers måske vel altså ligesom egentlig her der hjem hjemme ned op ud ind væk igen videre derfor sådan først
    desuden lige alligevel forresten sikkert nok`,
  not: 'ikke ingen intet aldrig heller hverken',
  when: `dag dage uge uger måned måneder år nat natten aften aftenen morgen morges time timer minutter mandag tirsdag onsdag torsdag fredag lørdag søndag går
    dagen ugen året længe sidst weekenden formiddag eftermiddag januar februar marts april maj juni juli august september oktober november december`,
  yes: 'ja jo jada jamen præcis nemlig mm',
  no: 'nej næh nja',
  courtesy: 'hej tak velkommen undskyld ok okay fint godt super',
  unit: `milligram mikrogram gram kilo kilogram procent milliliter liter deciliter centimeter millimeter gange gang tablet tabletter enheder grader mg ml kg
    døgn døgnet slag stykker point komma mm cm dråber kapsler`,
  adjective: `god gode godt dårlig dårligt ondt rød røde ren rene fin fine normal normale normalt højre venstre stor store lille små ny nye gammel rask tør
    let kraftig øm ømt stabil fri klar hård blød hævet bleg`,
}
const en: Classes = {
  subject: "i you he she we they i'm you're he's she's we're they're i've you've we've they've i'll you'll we'll they'll i'd you'd",
  it: "it that this it's that's there there's",
  object: 'me him her us them myself yourself himself herself',
  possessive: 'my your his her our their its',
  verb: `is are was were has have had do does did can could will would shall should may might must am isn't aren't wasn't don't doesn't didn't can't couldn't
    won't wouldn't haven't hasn't shouldn't get got gets take takes took go goes went come came feel feels felt think thinks thought know knew see saw want
    wanted need needs use uses used say says said started start starts stopped stop stops keep kept makes made gives gave looks looked seems hurts hurt works
    worked tried try eat eats drink drinks smoke smokes sleep wake wakes ring let let's`,
  infinitive: 'be have get do go take make come see use try keep give check book refer',
  toDo: 'to',
  participle: 'been had gone taken done seen noticed felt given put come tried heard',
  preposition: `in on at of for from with without by about after before over under into onto through between around against per since until during within
    behind up down off out near`,
  article: 'a an the some any another other same each every these those all both either',
  quantity: 'little bit lot much more most many few about roughly quite very really pretty just only almost nearly too so',
  and: 'and but or than nor',
  that: 'that which who when if because while although as unless whether where',
  asks: 'what how why which who where when whereabouts',
  adverb: `then now also still always often maybe perhaps well actually here home again already yet anyway otherwise sometimes usually mainly mostly probably
    though right even ever`,
  not: 'not no never none nothing neither nor without',
  when: `day days week weeks month months year years night nights morning evening afternoon hour hours minutes monday tuesday wednesday thursday friday
    saturday sunday today yesterday tomorrow ago tonight weekend long january february march april june july august september october november december`,
  yes: 'yes yeah yep yup sure exactly correct mm mhm aye',
  no: 'no nope nah',
  courtesy: 'hi hello hey thanks thank please sorry ok okay good great fine lovely right brilliant bye goodbye',
  unit: `milligram milligrams micrograms gram grams kilo kilos kilograms percent milliliter millilitres milliliters litre litres liters centimetres
    centimeters millimetres times time twice once tablet tablets units degrees mg ml kg beats drops point capsules`,
  adjective: 'good bad sore red clear normal fine left right big large small new old dry mild severe tender stable free soft hard swollen pale',
}
const ru: Classes = {
  subject: 'я ты он она мы вы они',
  it: 'это оно всё все',
  object: 'меня мне тебя тебе вас вам его ему её ее ей нас нам их им себя себе мной ней нее нём нем них ними',
  possessive: 'мой моя моё мое мои твой ваш ваша ваше ваши свой своя свою свои наш наша моего моей моим вашего вашей',
  verb: `есть был была было были будет будем будете буду могу может можете можно нужно надо нельзя хочу болит болят пью принимаю принимает принимаете бывает
    чувствую чувствует началось начался началась начались стало стал стала ест пьёт пьет спит дышит сказал сказала знаю думаю назначаю отменяем назначил
    назначила выпишу даю дам сделаем сделали посмотрим посмотрю приходите звоните вызывайте измеряйте пейте принимайте давайте дайте садитесь проходите
    рассказывайте дышите ложитесь покажите кашляю работаю работает курите курю пробовали пробовал измеряли поставим вводим введём введем беспокоит появилась
    появился появилось отёк отекла рвёт рвет рвало лежит живёт живет колем получает получаете помогает помогло дала давали давал терпит терпеть хватит начнём
    начнем снимаем`,
  infinitive: `быть принимать пить есть делать сделать сдать взять измерять контролировать лечить спать ходить лежать сидеть дышать подождать начать
    прекратить давать дать позвонить прийти проверить`,
  preposition: 'в во на с со из от до по при под над за к ко у о об без для через после перед между около про вместо кроме против',
  article: 'этот эта эти этого той тот та те такой такая такое такие какой-то какая-то какие-то другой другая каждый каждый каждые весь вся сам сама самый',
  quantity: 'немного чуть очень много мало больше меньше почти примерно около только лишь ещё еще уже совсем слегка довольно слишком',
  and: 'и а но или либо зато',
  that: 'что чтобы если когда как потому который которая которое которые пока где хотя поскольку раз',
  asks: 'что как какой какая какое какие сколько когда где куда откуда почему зачем кто чем чего кого давно',
  adverb: `тут там здесь вот ну так тогда теперь сейчас потом затем тоже также опять снова обычно иногда всегда часто может наверное кажется конечно хорошо
    плохо нормально скорее вроде просто вообще сначала ли же бы даже дома домой дальше поэтому`,
  not: 'не ни никогда никаких никакой нельзя ничего никто',
  when: `день дня дней сегодня вчера завтра позавчера утром вечером днём днем ночью утра вечера ночи неделю недели недель месяц месяца месяцев год года лет
    час часа часов минут понедельник понедельника вторник вторника среду среды четверг четверга пятницу пятницы субботу субботы воскресенье воскресенья назад
    раньше недавно январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре`,
  yes: 'да ага угу конечно верно точно',
  no: 'нет нету неа',
  courtesy: 'здравствуйте спасибо пожалуйста добрый извините хорошо ладно понятно ясно отлично так свидания',
  unit: `миллиграмм миллиграммов миллиграмма микрограмм микрограммов грамм грамма килограмм килограмма килограммов процент процентов процента миллилитров
    миллилитра миллилитр литр литра сантиметр сантиметра сантиметров миллиметров раз раза таблетка таблетке таблетки таблетку капель капли единиц градусов мг
    мл кг десятых сотых целых ударов сутки доза`,
}

const CLASSES: Readonly<Record<Language, Classes>> = { nb, sv, da, en, ru }

const tables = new Map<Language, ReadonlyMap<string, string>>()

/** Endings that tell a Russian verb, adjective or infinitive; the other languages' endings tell too little. */
const RUSSIAN: readonly (readonly [RegExp, string])[] = [
  [/(?:ться|ть|чь|ти)$/, 'infinitive'],
  [/(?:йте|йтесь|ите|итесь|ете|етесь)$/, 'verb'],
  [/(?:ет|ёт|ит|ют|ят|ает|яет|лся|лась|лось|лись|ется|ится|ются|ала|али|ало|ила|или|ило|ела|ели)$/, 'verb'],
  [/(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ыми|ими|ых|их)$/, 'adjective'],
]

/** The classes of a language by word; a word of several joins them. */
function classTable(language: Language): ReadonlyMap<string, string> {
  const known = tables.get(language)
  if (known !== undefined) return known
  const table = new Map<string, string>()
  for (const [name, list] of Object.entries(CLASSES[language])) {
    for (const word of list.replaceAll('ё', 'е').split(/\s+/)) table.set(word, table.has(word) ? `${table.get(word) ?? ''}/${name}` : name)
  }
  tables.set(language, table)
  return table
}

/** What a word does in a sentence; undefined for the rarer ones. */
export function classOf(word: string, language: Language): string | undefined {
  const known = classTable(language).get(word)
  if (known !== undefined || language !== 'ru') return known
  return RUSSIAN.find(([ending]) => ending.test(word))?.[1]
}
