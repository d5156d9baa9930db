/** Presenting complaints of animals: `id | region | species | nb | sv | da | en | ru`, own wording. Not a code system. */
export const ANIMAL_COMPLAINTS = `
lethargic | general | all | Slapp | Slö | Sløv | Lethargic | Вялость
fever | general | all | Feber | Feber | Feber | Fever | Лихорадка
reduced-appetite | general | all | Nedsatt matlyst | Nedsatt aptit | Nedsat appetit | Reduced appetite | Снижение аппетита
weight-loss | general | all | Vekttap | Viktnedgång | Vægttab | Weight loss | Потеря веса
drinks-a-lot | general | all | Drikker mye | Dricker mycket | Drikker meget | Drinks a lot | Много пьёт
collapse | general | all | Kollaps | Kollaps | Kollaps | Collapse | Коллапс
suspected-poisoning | general | all | Mistanke om forgiftning | Misstänkt förgiftning | Mistanke om forgiftning | Suspected poisoning | Подозрение на отравление
head-tilt | head | dog,cat,rabbit | Hodetilt | Huvudlutning | Hovedhældning | Head tilt | Наклон головы
red-eye | eye | all | Rødt øye | Rött öga | Rødt øje | Red eye | Покраснение глаза
eye-discharge | eye | all | Øyeutflod | Ögonflöde | Øjenflåd | Eye discharge | Выделения из глаза
squinting | eye | all | Kniper med øyet | Kniper med ögat | Kniber øjet sammen | Squinting | Прищуривание
itchy-ear | ear | dog,cat,rabbit | Klør i øret | Kliar sig i örat | Klør sig i øret | Itchy ear | Зуд в ухе
head-shaking | ear | dog,cat,rabbit | Rister på hodet | Skakar på huvudet | Ryster på hovedet | Head shaking | Трясёт головой
nasal-discharge | nose | all | Neseutflod | Näsflöde | Næseflåd | Nasal discharge | Выделения из носа
sneezing | nose | dog,cat,rabbit | Nysing | Nysningar | Nysen | Sneezing | Чихание
bad-breath | mouth_teeth | all | Dårlig ånde | Dålig andedräkt | Dårlig ånde | Bad breath | Запах изо рта
drooling | mouth_teeth | all | Sikler | Salivering | Savler | Drooling | Слюнотечение
overgrown-teeth | mouth_teeth | rabbit | Overvokste tenner | Överväxta tänder | Forvoksede tænder | Overgrown teeth | Переросшие зубы
difficulty-swallowing | throat | all | Vansker med å svelge | Svårt att svälja | Besvær med at synke | Difficulty swallowing | Затруднённое глотание
cough | chest | all | Hoste | Hosta | Hoste | Cough | Кашель
laboured-breathing | chest | all | Tung pust | Tung andning | Tung vejrtrækning | Laboured breathing | Затруднённое дыхание
poor-performance | chest | horse | Nedsatt prestasjon | Nedsatt prestation | Nedsat præstation | Poor performance | Снижение работоспособности
vomiting | abdomen | dog,cat | Oppkast | Kräkning | Opkast | Vomiting | Рвота
diarrhoea | abdomen | all | Diaré | Diarré | Diarré | Diarrhoea | Диарея
bloated-abdomen | abdomen | dog | Oppblåst buk | Uppblåst buk | Oppustet bug | Bloated abdomen | Вздутие живота
colic | abdomen | horse | Kolikk | Kolik | Kolik | Colic | Колики
not-eating-no-droppings | abdomen | rabbit | Spiser ikke og ingen avføring | Äter inte och ingen avföring
  | Spiser ikke og ingen afføring | Not eating, no droppings | Не ест, нет кала
blood-in-stool | rectum | dog,cat | Blod i avføringen | Blod i avföringen | Blod i afføringen | Blood in stool | Кровь в кале
scooting | rectum | dog | Sklir på baken | Åker kana på baken | Kører på numsen | Scooting | Ездит на заду
blood-in-urine | urinary | dog,cat,rabbit | Blod i urinen | Blod i urinen | Blod i urinen | Blood in urine | Кровь в моче
cannot-urinate | urinary | cat | Får ikke tisset | Kan inte kissa | Kan ikke tisse | Cannot urinate | Не может помочиться
urinary-incontinence | urinary | dog | Urinlekkasje | Urinläckage | Urininkontinens | Urinary incontinence | Недержание мочи
vaginal-discharge | pelvis_female | all | Utflod fra skjeden | Flytningar | Skedeflåd | Vaginal discharge | Выделения из влагалища
difficult-birth | pelvis_female | all | Fødselsvansker | Förlossningssvårigheter | Fødselsbesvær | Difficult birth | Трудные роды
mammary-lump | breast | all | Kul i juret / melkelinjen | Knöl i juver / mjölkrad | Knude i yver / mælkeliste | Mammary lump | Уплотнение молочной железы
swollen-testicle-scrotum | genital_male | all | Hoven testikkel / pung
  | Svullen testikel / pung | Hævet testikel / pung | Swollen testicle / scrotum | Отёк мошонки
back-pain | back | all | Ryggsmerter | Ryggsmärta | Rygsmerter | Back pain | Боль в спине
seizure | nerve_general | all | Krampeanfall | Krampanfall | Krampeanfald | Seizure | Судороги
unsteady-gait | nerve_general | all | Ustø gange | Vinglig gång | Usikker gang | Unsteady gait | Шаткая походка
paralysis | nerve_general | all | Lammelse | Förlamning | Lammelse | Paralysis | Паралич
lameness-front-leg | leg | all | Halthet frambein | Hälta framben | Halthed forben | Lameness, front leg | Хромота, передняя конечность
lameness-hind-leg | leg | all | Halthet bakbein | Hälta bakben | Halthed bagben | Lameness, hind leg | Хромота, задняя конечность
paw-wound | foot_toe | dog,cat | Sår i pote | Tassår | Sår på pote | Paw wound | Рана лапы
hot-hoof | foot_toe | horse | Varm hov | Varm hov | Varm hov | Hot hoof | Горячее копыто
itching | skin | all | Kløe | Klåda | Kløe | Itching | Зуд
hair-loss | skin | all | Håravfall / pelsavfall | Håravfall | Hårtab | Hair loss | Выпадение шерсти
skin-lump | skin | all | Kul i huden | Knöl i huden | Knude i huden | Skin lump | Уплотнение на коже
wound-bite | skin | all | Sår / bitt | Sår / bett | Sår / bid | Wound / bite | Рана / укус
tail-injury | tail | dog,cat,horse | Skade på halen | Svansskada | Skade på halen | Tail injury | Травма хвоста
changed-behaviour | mind | all | Endret atferd | Ändrat beteende | Ændret adfærd | Changed behaviour | Изменение поведения
`
