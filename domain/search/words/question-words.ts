/** Words with which people ask, and which say nothing of what they ask about. By language, apart from those that Postgres leaves out itself. */
export const QUESTION_WORDS = {
  nb: `hva hvilken hvilket hvilke hvordan hvorfor når hvor hvem kan bør skal må får gjør gjøre gjøres gis gi gir brukes bruk bruke bruker anbefales anbefalt
    anbefaling anbefalinger gjelder
    finnes finn trenger trengs behov ved hos pasient pasienten pasienter person personer noen noe lege legen jeg vi man min mitt mine sin sitt sine hennes
    hans dere dette denne disse slik slike snarest best beste riktig
    vanlig vanligvis første nå før etter under over mellom samt også bare mer mest mange mye veldig svært si sier sies vite vet lurer står retningslinje
    retningslinjer retningslinjen råd rådet tilfelle
    tilfeller grunn fått har hatt være blir ble bli blitt ta tar tas sett se ser starte start starter begynne komme kommer hjelper hjelpe mulig mulighet alt
    alle andre annet annen egentlig takk hei
    aktuelt ønsker lurt greit burde kunne ville skulle måtte gamle gammel behandling behandles behandle behandlingen riktige ellers fortsatt dag dager uke
    uker time timer norge norsk norske`,
  sv: `vad vilken vilket vilka hur varför när var vem kan bör ska skall måste får gör göra görs ges ge ger används använda använder rekommenderas
    rekommenderat rekommendation gäller finns behöver behövs vid hos
    patient patienten patienter person personer någon något några läkare jag vi man min mitt mina sin sitt sina hennes hans detta denna dessa sådan bäst bästa
    rätt vanlig vanligtvis första nu före efter under över mellan samt
    också bara mer mest många mycket väldigt säga säger veta vet undrar står riktlinje riktlinjer riktlinjen råd fall fått har haft vara blir blev bli blivit
    ta tar tas sett se ser starta börja börjar komma
    kommer hjälper möjlig allt alla andra annat annan egentligen tack hej önskar borde kunde ville skulle gammal gamla behandling behandlas behandla
    behandlingen fortfarande dag dagar vecka veckor timme
    timmar sverige svensk svenska`,
  da: `hvad hvilken hvilket hvilke hvordan hvorfor hvornår når hvor hvem kan bør skal må får gør gøre gøres gives give giver bruges bruge bruger anvendes
    anbefales anbefalet anbefaling gælder findes behøver behov
    ved hos patient patienten patienter person personer nogen noget nogle læge lægen jeg vi man min mit mine sin sit sine hendes hans dette denne disse sådan
    bedst bedste rigtig sædvanlig første nu før efter under over mellem
    samt også bare mere mest mange meget sige siger vide ved undrer står retningslinje retningslinjer råd tilfælde fået har haft være bliver blev blive blevet
    tage tager tages set se ser starte begynde komme kommer
    hjælper mulig alt alle andre andet anden egentlig tak hej ønsker burde kunne ville skulle gammel gamle behandling behandles behandle behandlingen stadig
    dag dage uge uger time timer danmark dansk danske`,
  en: `what which how why when where who can could should shall must may might do does did done give given gives use used uses using recommend recommended
    recommendation recommendations apply need needed needs patient
    patients person people someone something somebody doctor vet i we you my your his her their its it this these those best right correct usual usually first
    now before after under over between also only more most many
    much very say says know tell wonder guideline guidelines advice case cases got get has have had be been being become take takes taken see sees start
    starting begin come comes help helps possible all other another
    any some actually please thanks hello want would like old treatment treat treated treating manage managed management still day days week weeks hour hours
    year years norway norwegian sweden swedish denmark danish
    if with without without at for to of in on the a an and or is are was were not no into from by as about up out off there then than during within long
    often`,
  ru: `что какой какая какое какие каких каким как почему когда где кто кому можно нужно надо следует должен должна должны делать сделать делают давать дают
    дать применять применяют применяется использовать
    рекомендуется рекомендуют рекомендовано рекомендация рекомендации действует есть ли у при пациент пациента пациенту пациентов человек врач врача я мы вы
    мой моя его ее их это этот эта эти такой лучше лучший правильно
    обычно первый сейчас до после под над между также только больше много очень сказать говорит знать скажите рекомендациям случай случае случаи быть был была
    было были бывает принимать взять увидеть начать начинать
    начинают помогает возможно все всех другой другие пожалуйста спасибо здравствуйте хочу бы лечение лечить лечения лечат лечится еще день дня дней неделя
    недели час часов год года лет норвегия норвегии швеции дании
    норвежский если или и в на с со к по за из от для о об без во не нет чем чего`,
} as const
