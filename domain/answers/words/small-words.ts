import type { Language } from '#contract/vertical.ts'

/** Words that tell nothing of what is asked or answered, by language; asking words stand in asked-kinds.ts. */
export const SMALL_WORDS: Readonly<Record<Language, string>> = {
  nb:
    'lenge lang ofte stor stort store høy høyt fast problem problemer plagene plagen plage noen ting gang hendelse vise viste viser vist lå ' +
    'ligget målt måles måle måling resultat resultatet verdi verdien nivå svaret kjent kjentes kjenner føles følte følt merket merke ' +
    'oppdaget oppdage funnet fant finne konstatert observert bestilt bestilles beskrevet beskrive angitt angir opplyser opplyst spurt spurte ' +
    'svarte svare nevne foreslått foreslo foreslår sett brukte aktuelt aktuell situasjonen tilstanden forhold dette ellers nåværende ' +
    'gjeldende hjemme antatt fore nylig siste planlagt avtalt bedt hatt lurt trolig denne dyret husdyret konkret egentlig samme annet andre ' +
    'annen flere fortsatt hva kva hvilke hvilken hvilket kva hvem hvor når hvordan korleis hvorfor er var har hadde har hatt blir ble blitt ' +
    'vært være skal skulle vil ville kan kunne må måtte bør får fikk fått gjør gjorde gjort det den de dette disse dei en et ei ein eit ett ' +
    'jeg eg du han hun ho vi dere de meg deg seg ham henne oss dem min din sin hans hennes sitt sine mitt mine ditt dine i på av til for fra ' +
    'med om ved hos mot under over etter før mellom uten og eller men at som da så hvis dersom om når enn også bare litt noe noen nokon noko ' +
    'mye mer mest ikke ikkje nei ja jo her der nå no nå igjen ut inn opp ned pasient pasienten pasientens eier eieren legen lege dyrlegen ' +
    'veterinæren konsultasjonen samtalen sa sier sagt nevnt nevner fortalt forteller finnes gjelder slags type ganger gang sist første siste ' +
    'selv helt veldig sånn altså dag dager denne noensinne noe tidligere skjedde hendte si fortell oppgi oppgitt gitt gi ga tar tok tatt ' +
    'bruker brukt bruke plages plager ligger ligge kommer kom komme ser så gikk gått går gjennom',
  sv:
    'länge lång ofta stor stort stora hög högt fast problem besvär besvären saker händelse visa visade visar visat låg legat mätt mäts mäta ' +
    'resultat resultatet värde värdet nivå svaret känt kändes känner märkt märkte märka upptäckte hittades hittat hitta fann funnet observerat ' +
    'beställt beställdes beskrivet beskriva angett anger uppger uppgav frågat frågade svarade föreslagit föreslog aktuellt aktuell situationen ' +
    'tillståndet detta annars nuvarande hemma nyligen planerat planerad avtalat djuret samma annat andra annan flera fortfarande egentligen lät ' +
    'låter vad vilka vilken vilket vem var när hur varför är var har hade haft blir blev blivit varit vara ska skall skulle vill ville kan kunde ' +
    'måste bör får fick fått gör gjorde gjort det den de detta dessa en ett jag du han hon vi ni dom mig dig sig honom henne oss dem min din sin ' +
    'hans hennes sitt sina mitt mina ditt dina i på av till för från med om vid hos mot under över efter före mellan utan och eller men att som då ' +
    'så ifall än också bara lite något någon några mycket mer mest inte nej ja jo här där nu igen ut in upp ner patient patienten patientens ägare ' +
    'ägaren läkaren veterinären samtalet besöket sa säger sagt nämner nämnt berättar finns gäller slags typ gånger gång sist första sista själv ' +
    'helt väldigt alltså dag dagar denna någonsin hände berätta uppge gett ge gav tar tog tagit använder använt använda ligger ligga kommer kom ' +
    'komma ser såg gick gått går några',
  da:
    'længe lang ofte stor stort store høj højt fast problem problemer gener ting hændelse vise viste viser vist lå ligget målt måles måle måling ' +
    'resultat resultatet værdi værdien niveau svaret kendt føltes følte føler mærket mærke opdaget opdage fundet fandt finde observeret bestilt ' +
    'bestilles beskrevet beskrive angivet oplyser spurgt spurgte svarede nævne foreslået foreslog aktuelt aktuel situationen tilstanden dette ' +
    'ellers nuværende hjemme nylig planlagt aftalt dyret samme andet andre anden flere stadig egentlig mon hvad hvilke hvilken hvilket hvem hvor ' +
    'hvornår hvordan hvorfor er var har havde haft bliver blev blevet været være skal skulle vil ville kan kunne må måtte bør får fik fået gør ' +
    'gjorde gjort det den de dette disse en et jeg du han hun vi i mig dig sig ham hende os dem jer min din sin hans hendes sit sine mit mine dit ' +
    'dine på af til for fra med om ved hos mod under over efter før mellem uden og eller men at som da så hvis end også bare lidt noget nogen ' +
    'nogle meget mere mest ikke nej ja jo her der nu igen ud ind op ned patient patienten patientens ejer ejeren lægen dyrlægen samtalen ' +
    'konsultationen sagde siger sagt nævnt nævner fortalt findes gælder slags type gange gang sidst første sidste selv helt altså dag dage denne ' +
    'nogensinde skete fortæl oplyst givet give gav tager tog taget bruger brugt bruge ligger ligge kommer kom komme ser så gik gået går',
  en:
    'long often large high big fast problem problems trouble thing things show showed shows shown level result results value reading readings lie ' +
    'lay measured measure felt feel feels feeling noticed notice found find finding ordered order described describe stated reported report asked ' +
    'answer suggested situation condition otherwise current currently home recently planned plan agreed same other another still actually exactly ' +
    'ought due set pet animal much whether either else any put keep kept stay staying give offered made make makes left right-now today ago what ' +
    'which who whom whose when where how why is are was were am be been being has have had having do does did done doing will would shall should ' +
    'can could may might must the a an this that these those it its he she they we you i me him her them us his hers their our your my mine in on ' +
    'at of to for from with about by into over under after before between without and or but if as than then also just only some any much many ' +
    'more most not no yes yeah here there now again out up down patient patients owner doctor vet consultation conversation said says say told ' +
    'tells mention mentioned mentions there kind type sort times time last first self very so really ever happened happen tell give given gave get ' +
    'got getting take takes took taken taking use uses used using come comes came see saw seen go goes went gone going been anything something ' +
    'anyone someone currently does',
  ru:
    'долго часто раньше большой проблема проблемы проблем жалобы вещи показал показала показало показали показывает показатель результат ' +
    'результаты значение уровень измерили измерил чувствовал чувствует ощущал заметил заметила обнаружили обнаружил нашли найден найдено ' +
    'описал описано указал указано спросил ответил предложил ситуация состояние сейчас нынешний дома недавно запланировано договорились ' +
    'животное питомец тот же другое другой другие еще по-прежнему именно всё все началось такое сдать сделать делать сделали что какой какая ' +
    'какое какие какого какую каким каком какой-то кто кого кому когда где как почему зачем сколько есть был была было были быть будет будут ' +
    'ли не нет да это этот эта эти этого этой тот та те он она оно они его ее её ему ей ним ней них их им я мы вы ты меня мне вас вам нас ' +
    'нам тебя у в во на с со к ко о об от до за из из-за по под над при про через без для между и или но а же ли бы если то так там тут ' +
    'здесь сейчас теперь уже еще ещё очень только лишь также тоже пациент пациента пациентка пациентке пациенту пациентки владелец владелица ' +
    'владельца хозяин врач врача доктор ветеринар сказал сказала говорит сказано говорили упомянул раз разу последний первый сам сама себя ' +
    'себе свой свою своей ведь вот ну может можно нужно надо какие-либо какие-нибудь какой-либо что-то что-нибудь кто-то мог могла день дня ' +
    'дней дал дали дает принимает принимал пьет берет брал получил получает',
}
