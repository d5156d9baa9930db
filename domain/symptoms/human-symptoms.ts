/**
 * Plain symptoms of ICPC-2 component 1 by body region: `code | region | nb | sv | da | en | ru`. Norwegian texts from @navikt/diagnosekoder
 * (MIT), Danish from HL7 Denmark's DK Core (CC0-1.0); Swedish, English and Russian are own wording, as a patient would say it. Fears,
 * functions and social matters of the component are left out. ICPC-2 itself belongs to Wonca; its use follows the country's agreement.
 */
export const HUMAN_SYMPTOMS = `
A01 | general | Smerte generell/flere steder | Smärta på flera ställen | Almen/udbredt smerte | Pain all over | Боль во всём теле
A02 | general | Frysninger | Frossa | Kulderystelse | Chills | Озноб
A03 | general | Feber | Feber | Feber | Fever | Температура
A04 | general | Slapphet/tretthet | Trötthet, kraftlöshet | Almen svækkelse/træthed | Tiredness, weakness | Усталость, слабость
A05 | general | Sykdomsfølelse | Sjukdomskänsla | Sygdomsfølelse | Feeling ill | Плохое самочувствие
A06 | general | Besvimelse/synkope | Svimning | Besvimelse | Fainting | Обморок
A07 | general | Bevisstløshet/koma | Medvetslöshet | Koma | Unconsciousness | Потеря сознания, кома
A08 | general | Hevelse/oppfylning IKA | Svullnad | Hævelse | Swelling | Отёк
A09 | general | Svetteproblemer | Svettningar | Svedproblem | Sweating | Потливость
A10 | general | Blødning IKA | Blödning | Blødning IKA | Bleeding | Кровотечение
A11 | chest | Brystsmerte IKA | Ont i bröstet | Smerte i brystet, IKA | Pain in the chest | Боль в груди
A16 | general | Irritabelt/urolig spedbarn | Oroligt, skrikigt spädbarn | Irritabelt spædbarn | Irritable baby | Беспокойный младенец
A18 | general | Bekymret/opptatt av utseende IKA | Bekymmer för utseendet | Bekymring vedr udseende | Concern about appearance | Беспокойство о внешности
A20 | general | Dødshjelp diskusjon/spørsmål om | Frågor om dödshjälp | Anmodning/samtale om dødshjælp | Question about assisted dying | Вопрос об эвтаназии
A21 | general | Økt risiko for ondartet svulst | Ökad risk för cancer | Risikofaktor for kræft | Raised risk of cancer | Повышенный риск рака
A23 | general | Risiko for sykdom IKA | Ökad risk för sjukdom | Risikofaktor IKA | Raised risk of illness | Повышенный риск болезни
B02 | neck | Lymfeknuter forstørrede/smertefulle | Svullna eller ömma lymfkörtlar
  | Forstørret/smertende lymfeknude | Swollen or sore glands | Увеличенные или болезненные лимфоузлы
B04 | lymph_blood | Blod/blodsystemet symptomer/plager | Besvär från blodet | Symptom/klage vedr blod | Blood symptoms | Жалобы, связанные с кровью
D01 | abdomen | Abdominalsmerte/krampe generell | Utbredd magsmärta eller kramp
  | Udbredt/turevis smerte i abdomen | Stomach ache or cramps | Боль или спазмы в животе
D02 | abdomen | Abdominalsmerte epigastriet | Ont i maggropen | Smerte i epigastriet | Pain in the pit of the stomach | Боль под ложечкой
D03 | chest | Halsbrann | Halsbränna | Halsbrand | Heartburn | Изжога
D04 | rectum | Endetarmssmerte | Ont i ändtarmen | Smerte i rectum/anus | Pain in the back passage | Боль в прямой кишке
D05 | rectum | Perianal kløe | Klåda vid ändtarmen | Perianal kløe | Itchy bottom | Зуд в заднем проходе
D06 | abdomen | Abdominalsmerte lokalisert IKA | Ont på ett ställe i magen
  | Lokaliseret smerte i abdomen IKA | Pain in one part of the belly | Боль в одном месте живота
D07 | abdomen | Dyspepsi/fordøyelsesbesvær | Matsmältningsbesvär | Dyspepsi/fordøjelsesbesvær | Indigestion | Расстройство пищеварения
D08 | abdomen | Flatulens/oppblåsthet/raping | Gaser, uppblåsthet, rapningar | Flatulens/luft i maven/ræben | Wind, bloating, belching | Газы, вздутие, отрыжка
D09 | abdomen | Kvalme | Illamående | Kvalme | Nausea | Тошнота
D10 | abdomen | Oppkast/brekninger | Kräkningar | Opkastning | Vomiting | Рвота
D11 | abdomen | Diaré | Diarré | Diare | Diarrhoea | Понос
D12 | abdomen | Forstoppelse | Förstoppning | Forstoppelse | Constipation | Запор
D13 | skin | Gulsott | Gulsot | Gulsot | Yellow skin or eyes | Желтуха
D14 | abdomen | Oppkast med blod/hematemese | Blodig kräkning | Blodopkastning | Vomiting blood | Рвота с кровью
D15 | rectum | Melena | Svart avföring | Melæna | Black, tarry stools | Чёрный стул
D16 | rectum | Rektalblødning | Blod från ändtarmen | Blødning fra endetarm | Bleeding from the back passage | Кровь из заднего прохода
D17 | rectum | Inkontinens avføring | Kan inte hålla avföringen | Ufrivillig afgang af afføring | Loss of bowel control | Недержание кала
D18 | rectum | Endring i avføring/avføringsvane | Ändrade avföringsvanor | Ændret afføringsmønster | Change in bowel habits | Изменение стула
D19 | mouth_teeth | Tenner/tannkjøtt symptomer/plager | Besvär från tänder eller tandkött
  | Symptom/klage fra tand/tandkød | Tooth or gum trouble | Жалобы на зубы или дёсны
D20 | mouth_teeth | Munn/tunge/lepper symptomer/plager | Besvär från mun, tunga eller läppar
  | Symptom/klage fra mund/tunge/læbe | Mouth, tongue or lip trouble | Жалобы на рот, язык или губы
D21 | throat | Svelgebesvær | Svårt att svälja | Synkebesvær | Trouble swallowing | Трудно глотать
D23 | abdomen | Forstørret lever | Förstorad lever | Forstørret lever | Enlarged liver | Увеличенная печень
D24 | abdomen | Abdominal oppfylling/kul IKA | Knöl i magen | Udfyldning i abdomen IKA | Lump in the belly | Уплотнение в животе
D25 | abdomen | Utspilt abdomen | Utspänd mage | Udspilet abdomen | Swollen belly | Увеличенный живот
F01 | eye | Øyesmerte | Ont i ögat | Smerte i øje | Eye pain | Боль в глазу
F02 | eye | Rødt øye | Rött öga | Rødt øje | Red eye | Красный глаз
F03 | eye | Tåreflod/sekresjon øye | Rinnande öga | Sekretion fra øje | Watery or sticky eye | Слезотечение, выделения из глаза
F04 | eye | Synlige flekker/tråder i synsfelt | Flugor eller trådar i synfältet
  | Synlig mobil tråd/plet i synsfelt | Spots or threads in the vision | Мушки перед глазами
F05 | eye | Synsforstyrrelse IKA | Synstörning | Synsklage IKA | Trouble seeing | Нарушение зрения
F13 | eye | Øye unormal følelse | Onormal känsla i ögat | Abnorm fornemmelse i øje | Odd feeling in the eye | Необычное ощущение в глазу
F14 | eye | Øye unormal bevegelse | Onormala ögonrörelser | Abnorm øjenbevægelse | Abnormal eye movements | Необычные движения глаз
F15 | eye | Øye unormalt utseende | Ögat ser annorlunda ut | Abnormt udseende af øje | Eye looks different | Глаз выглядит иначе
F16 | eye | Øyelokk symptomer/plager | Besvär från ögonlocken | Symptom/klage fra øjenlåg | Eyelid trouble | Жалобы на веки
F17 | eye | Briller symptomer/plager | Besvär med glasögon | Symptom/klage vedr briller | Trouble with glasses | Проблемы с очками
F18 | eye | Kontaktlinser symptomer/plager | Besvär med kontaktlinser
  | Symptom/klage vedr kontaktlinser | Trouble with contact lenses | Проблемы с контактными линзами
H01 | ear | Øresmerte/øreverk | Ont i örat | Øresmerte | Earache | Боль в ухе
H02 | ear | Hørsel symptomer/plager | Besvär med hörseln | Symptom/klage vedr hørelsen | Trouble hearing | Проблемы со слухом
H03 | ear | Øresus | Öronsus | Tinnitus | Ringing in the ears | Шум в ушах
H04 | ear | Øreflod/sekresjon | Rinnande öra | Øreflåd | Runny ear | Выделения из уха
H05 | ear | Blødning øre | Blod från örat | Blødning fra øre | Bleeding from the ear | Кровь из уха
H13 | ear | Øreplugg/øretetthet | Lock för örat | Klapfornemmelse for øre | Blocked ear | Заложенность уха
H15 | ear | Bekymret/opptatt av ørenes utseende | Bekymmer för öronens utseende
  | Kosmetisk øreproblem | Concern about how the ears look | Беспокойство о форме ушей
K01 | chest | Smerte relatert til hjertet | Ont vid hjärtat | Smerte i hjerte | Pain at the heart | Боль в области сердца
K02 | chest | Trykk/sammensnøring hjertet | Tryck över hjärtat | Trykken/knugen i hjerte | Tightness over the heart | Давление в области сердца
K03 | chest | Smerte relatert til kretsløpet IKA | Smärta från blodkärlen
  | Smerte i kardiovaskulære system IKA | Pain from the blood vessels | Боль, связанная с сосудами
K04 | chest | Hjertebank | Hjärtklappning | Hjertebanken | Pounding heart | Сердцебиение
K05 | chest | Uregelmessige hjerteslag IKA | Oregelbundna hjärtslag | Uregelmæssig hjerterytme IKA | Irregular heartbeat | Перебои в сердце
K06 | leg | Utvidede vener | Utvidgade vener | Fremtrædende vener | Enlarged veins | Расширенные вены
K07 | leg | Hovne ankler/ødem | Svullna vrister, vätska i benen | Ødem | Swollen ankles | Отёки лодыжек
K22 | chest | Økt risiko for hjerte-karsykdom | Ökad risk för hjärt-kärlsjukdom
  | Risikofaktor for hjerte/karsygdom | Raised risk of heart disease | Повышенный риск болезней сердца
L01 | neck | Nakke symptomer/plager | Besvär från nacken | Symptom/klage fra cervikalregion | Neck trouble | Жалобы на шею
L02 | back | Rygg symptomer/plager | Besvär från ryggen | Symptom/klage fra ryg | Back trouble | Жалобы на спину
L03 | lower_back | Korsrygg symptomer/plager | Besvär från ländryggen | Symptom/klage fra lænd | Lower back trouble | Жалобы на поясницу
L04 | chest | Brystkasse symptomer/plager | Besvär från bröstkorgen | Symptom/klage fra brystkasse | Ribcage trouble | Жалобы на грудную клетку
L05 | flank_axilla | Flanke/armhule symptomer/plager | Besvär från flank eller armhåla
  | Symptom/klage fra flanke/armhule | Flank or armpit trouble | Жалобы на бок или подмышку
L07 | jaw | Kjeve symptomer/plager | Besvär från käken | Symptom/klage fra kæbe | Jaw trouble | Жалобы на челюсть
L08 | shoulder | Skulder symptomer/plager | Besvär från axeln | Symptom/klage fra skulder | Shoulder trouble | Жалобы на плечо
L09 | arm | Arm symptomer/plager | Besvär från armen | Symptom/klage fra arm | Arm trouble | Жалобы на руку
L10 | elbow | Albue symptomer/plager | Besvär från armbågen | Symptom/klage fra albue | Elbow trouble | Жалобы на локоть
L11 | wrist | Håndledd symptomer/plager | Besvär från handleden | Symptom/klage fra håndled | Wrist trouble | Жалобы на запястье
L12 | hand_finger | Hånd/finger symptomer/plager | Besvär från hand eller fingrar
  | Symptom/klage fra hånd/finger | Hand or finger trouble | Жалобы на кисть или пальцы
L13 | hip | Hofte symptomer/plager | Besvär från höften | Symptom/klage fra hofte | Hip trouble | Жалобы на тазобедренный сустав
L14 | leg | Legg/lår symptomer/plager | Besvär från lår eller underben
  | Symptom/klage fra lår/underben | Thigh or lower leg trouble | Жалобы на бедро или голень
L15 | knee | Kne symptomer/plager | Besvär från knät | Symptom/klage fra knæ | Knee trouble | Жалобы на колено
L16 | ankle | Ankel symptomer/plager | Besvär från fotleden | Symptom/klage fra ankel | Ankle trouble | Жалобы на голеностоп
L17 | foot_toe | Fot/tå symptomer/plager | Besvär från fot eller tår | Symptom/klage fra fod/tå | Foot or toe trouble | Жалобы на стопу или пальцы ног
L18 | whole_musculoskeletal | Utbredte muskelsmerter/fibromyalgi | Utbredd muskelvärk | Muskelsmerte | Widespread muscle pain | Распространённая мышечная боль
L19 | whole_musculoskeletal | Muskel symptomer/plager IKA | Besvär från musklerna | Symptom/klage fra muskel IKA | Muscle trouble | Жалобы на мышцы
L20 | whole_musculoskeletal | Ledd symptomer/plager IKA | Besvär från lederna | Symptom/klage fra led IKA | Joint trouble | Жалобы на суставы
N01 | head | Hodepine | Huvudvärk | Hovedpine | Headache | Головная боль
N03 | face | Ansiktssmerte | Ont i ansiktet | Ansigtssmerte | Face pain | Боль в лице
N04 | leg | Restless legs | Rastlösa ben | Rastløse ben | Restless legs | Беспокойные ноги
N05 | hand_finger | Prikking/parestesi i hender/føtter | Domningar i händer eller fötter | Paræstesi | Tingling in hands or feet | Онемение кистей или стоп
N06 | nerve_general | Forstyrrelser i hudens følsomhet IKA | Ändrad känsel | Føleforstyrrelse IKA | Changed feeling in the skin | Нарушение чувствительности
N07 | nerve_general | Krampeanfall/kramper | Krampanfall | Krampeanfald | Seizure | Судорожный приступ
N08 | nerve_general | Unormale/ufrivillige bevegelser | Ofrivilliga rörelser | Abnorm ufrivillig bevægelse | Involuntary movements | Непроизвольные движения
N16 | nose | Forstyrrelse i lukt/smak | Ändrad lukt eller smak | Forstyrrelse af lugte/smagssans | Changed smell or taste | Нарушение обоняния или вкуса
N17 | head | Svimmelhet IKA | Yrsel | Svimmelhed | Dizziness | Головокружение
N18 | nerve_general | Lammelse/svakhet | Förlamning eller svaghet | Lammelse | Paralysis or weakness | Паралич или слабость
N19 | throat | Talevansker | Talsvårigheter | Taleforstyrrelse | Trouble speaking | Нарушение речи
P01 | mind | Følelse angst/nervøs/anspent | Ångest, oro, spänning | Angst/nervøsitet/anspændthed | Anxious, nervous, tense | Тревога, нервозность, напряжение
P02 | mind | Psykisk ubalanse situasjonsbetinget | Reaktion på en påfrestning | Akut belastningsreaktion | Reaction to a strain | Реакция на тяжёлое событие
P03 | mind | Depresjonsfølelse | Nedstämdhet | Nedtrykthed | Feeling low | Подавленность
P04 | mind | Irritabel atferd/følelse | Lättretlig | Irritabel/vredladen følelse/adfærd | Irritable | Раздражительность
P05 | mind | Senilitet, atferd/følelse gammel | Känner sig gammal | Alderspræget følelse/adfærd | Feeling old | Ощущение старости
P06 | mind | Søvnforstyrrelse | Sömnproblem | Søvnforstyrrelse | Trouble sleeping | Нарушение сна
P07 | mind | Seksuell drift/lyst hemmet | Nedsatt sexlust | Manglende seksuel lyst | Less desire for sex | Снижение полового влечения
P08 | mind | Seksuell tilfredsstillelse hemmet | Mindre njutning av sex
  | Nedsat seksuel tilfredsstillelse | Less pleasure in sex | Снижение удовольствия от секса
P09 | mind | Seksuell legning bekymring for | Funderingar om sexuell läggning
  | Frygt vedr. seksuel afvigelse | Worry about sexual orientation | Вопросы о сексуальной ориентации
P10 | mind | Stamming/tics | Stamning eller tics | Stammen/støden/tic | Stammering or tics | Заикание или тики
P11 | mind | Spiseforstyrrelse hos barn | Ätproblem hos barn | Spiseproblem hos barn | Eating problem in a child | Проблемы с едой у ребёнка
P12 | mind | Sengevæting/enuresis IKA | Sängvätning | Ikke-organisk enurese | Bedwetting | Ночное недержание мочи
P13 | mind | Enkoprese | Bajsar på sig | Ikke-organisk enkoprese | Soiling | Недержание кала у ребёнка
P15 | mind | Kronisk alkoholmisbruk | Långvarigt alkoholmissbruk | Kronisk alkoholmisbrug | Long-term alcohol misuse | Длительное злоупотребление алкоголем
P16 | mind | Akutt alkoholmisbruk | Alkoholberusning | Akut alkoholforgiftning | Drunkenness | Алкогольное опьянение
P17 | mind | Tobakkmisbruk | Tobaksbruk | Tobaksmisbrug | Tobacco use | Курение, табак
P18 | mind | Legemiddelmisbruk | Läkemedelsmissbruk | Medicinmisbrug | Misuse of medicines | Злоупотребление лекарствами
P19 | mind | Stoffmisbruk | Drogmissbruk | Stofmisbrug | Drug misuse | Употребление наркотиков
P20 | mind | Hukommelsesforstyrrelse | Sämre minne | Hukommelsessvigt | Memory trouble | Ухудшение памяти
P22 | mind | Atferdsforstyrrelse barn | Beteendeproblem hos barn | Symptom/klage vedr barns adfærd | Behaviour problem in a child | Проблемы поведения у ребёнка
P23 | mind | Atferdsforstyrrelse ungdom | Beteendeproblem hos ungdom
  | Symptom/klage vedr adfærd i pubertet | Behaviour problem in a teenager | Проблемы поведения у подростка
P24 | mind | Spesifikke utviklingsforstyrrelser | Inlärnings- eller utvecklingssvårigheter
  | Specifikt indlæringsproblem | Learning or developmental difficulty | Трудности обучения или развития
P25 | mind | Livsfaseproblem voksen | Livsförändring som är svår
  | Problem vedr forandring i livsfase hos voksen | Difficult change of life phase | Трудный жизненный этап
R01 | chest | Smerte luftveier | Smärta vid andning | Smerte fra luftveje | Pain when breathing | Боль при дыхании
R02 | chest | Kortpustethet/dyspné | Andfåddhet | Åndenød | Short of breath | Одышка
R03 | chest | Piping i brystet | Pip i bröstet | Piben/hvæsen i bryst | Wheezing | Свистящее дыхание
R04 | chest | Pusteproblem IKA | Andningsproblem | Vejrtrækningsproblem IKA | Breathing trouble | Проблемы с дыханием
R05 | chest | Hoste | Hosta | Hoste | Cough | Кашель
R06 | nose | Neseblødning | Näsblod | Næseblod | Nosebleed | Кровь из носа
R07 | nose | Nysing/tetthet i nese | Nysningar, täppt näsa | Snue/nysen | Sneezing, blocked nose | Чихание, заложенный нос
R08 | nose | Nese symptomer/plager IKA | Besvär från näsan | Symptom/klage fra næse IKA | Nose trouble | Жалобы на нос
R09 | nose | Bihule symptomer/plager IKA | Besvär från bihålorna | Symptom/klage fra bihule | Sinus trouble | Жалобы на пазухи носа
R21 | throat | Hals symptomer/plager | Ont i halsen | Symptom/klage fra svælg | Sore throat | Боль в горле
R23 | throat | Stemme symptomer/plager | Besvär med rösten | Stemmeændring/hæshed | Voice trouble | Проблемы с голосом
R24 | chest | Blodig oppspytt/hemoptyse | Hostar blod | Blodopspytning | Coughing up blood | Кашель с кровью
R25 | chest | Unormalt oppspytt/ekspektorat | Onormalt slem | Abnormt opspyt | Abnormal phlegm | Необычная мокрота
S01 | skin | Smerte/ømhet hud | Öm eller smärtande hud | Smerte/ømhed i hud | Sore skin | Боль в коже
S02 | skin | Hudkløe | Klåda | Kløe | Itching | Зуд кожи
S03 | skin | Vorter | Vårtor | Vorte | Warts | Бородавки
S04 | skin | Lokalisert hevelse/kul hud | Knöl i huden | Lokal knude/fortykkelse i hud | Lump in the skin | Шишка на коже
S05 | skin | Utbredte hevelser/kuler hud | Flera knölar i huden | Udbredte knuder/fortykkelser i hud | Several lumps in the skin | Несколько шишек на коже
S06 | skin | Lokalisert utslett hud | Utslag på ett ställe | Lokaliseret udslæt | Rash in one place | Сыпь в одном месте
S07 | skin | Utbredt utslett hud | Utbrett utslag | Generaliseret udslæt | Widespread rash | Распространённая сыпь
S08 | skin | Forandring av hudfarge IKA | Ändrad hudfärg | Ændret hudfarve | Change in skin colour | Изменение цвета кожи
S09 | skin | Infeksjon finger/tå | Infekterat finger eller tå | Infektion i finger/tå | Infected finger or toe | Воспаление пальца
S10 | skin | Abscess/furunkel | Böld | Byld i hud | Boil | Фурункул, нарыв
S11 | skin | Hudinfeksjon posttraumatisk | Infekterat sår | Posttraumatisk hudinfektion | Infected wound | Инфицированная рана
S12 | skin | Insektstikk/bitt | Insektsbett eller stick | Insektstik | Insect bite or sting | Укус насекомого
S13 | skin | Bitt av dyr/menneske | Bett av djur eller människa | Bid af dyr/menneske | Bite by an animal or person | Укус животного или человека
S14 | skin | Forbrenning/skålding | Brännskada | Forbrænding/skoldning | Burn or scald | Ожог
S15 | skin | Fremmedlegeme hud | Främmande föremål i huden | Fremmedlegeme i hud | Something stuck in the skin | Инородное тело в коже
S16 | skin | Kontusjon/slag hud | Blåmärke | Læsion/kontusion med intakt hud | Bruise | Синяк, ушиб
S17 | skin | Skrubbsår/blemmer | Skrubbsår eller blåsa | Overfladisk hudlæsion/hudafskrabning | Graze or blister | Ссадина или пузырь
S18 | skin | Åpent sår/kutt | Öppet sår | Laceration/snitsår | Open wound or cut | Открытая рана, порез
S19 | skin | Skade hud/underhud IKA | Annan hudskada | Skade på hud IKA | Other skin injury | Другая травма кожи
S20 | foot_toe | Liktorn/fortykket underhud | Liktorn, förhårdnad | Hård hud/ligtorn | Corn, hard skin | Мозоль
S21 | skin | Hudstruktur symptomer/plager | Förändrad hud | Symptom/klage vedr hudforandring | Change in the skin | Изменение кожи
S22 | hand_finger | Negl symptomer/plager | Besvär från naglarna | Symptom/klage fra negl | Nail trouble | Жалобы на ногти
S23 | head | Håravfall/skallethet | Håravfall | Hårtab/skaldethed | Hair loss | Выпадение волос
S24 | head | Hår/hodebunn symptomer/plager IKA | Besvär från hår eller hårbotten
  | Symptom/klage fra hår/hovedbund | Hair or scalp trouble | Жалобы на волосы или кожу головы
T01 | general | Økt tørste | Ökad törst | Overdreven tørst | Very thirsty | Сильная жажда
T02 | general | Økt matlyst | Ökad aptit | Overdreven appetit | Increased appetite | Повышенный аппетит
T03 | general | Nedsatt matlyst | Dålig aptit | Nedsat appetit | Poor appetite | Плохой аппетит
T04 | general | Ernæringsproblem barn | Matproblem hos barn | Ernæringsproblem hos spædbarn/barn | Feeding problem in a child | Проблемы питания у ребёнка
T05 | general | Ernæringsproblem voksen | Matproblem hos vuxen | Ernæringsproblem hos voksen | Feeding problem in an adult | Проблемы питания у взрослого
T07 | general | Vektøkning | Viktuppgång | Abnorm vægtstigning | Weight gain | Прибавка в весе
T08 | general | Vekttap | Viktnedgång | Abnormt vægttab | Weight loss | Похудение
T10 | general | Forsinket vekst | Växer långsamt | Forsinket vækst | Slow growth | Задержка роста
T11 | general | Uttørring | Vätskebrist | Dehydrering | Dried out | Обезвоживание
U01 | urinary | Smerte vannlating | Sveda när man kissar | Smerte ved vandladning | Pain when passing urine | Боль при мочеиспускании
U02 | urinary | Hyppig vannlating | Måste kissa ofta | Hyppig vandladning | Passing urine often | Частое мочеиспускание
U04 | urinary | Urininkontinens | Urinläckage | Urininkontinens | Leaking urine | Недержание мочи
U05 | urinary | Vannlatingsproblemer IKA | Svårt att kissa | Vandladningsproblem IKA | Trouble passing urine | Трудно мочиться
U06 | urinary | Hematuri | Blod i urinen | Blod i urin | Blood in the urine | Кровь в моче
U07 | urinary | Urin symptomer/plager IKA | Besvär med urinen | Symptom/klage vedr urin IKA | Urine looks or smells different | Изменения мочи
U08 | urinary | Urinretensjon | Kan inte kissa | Urinretention | Cannot pass urine | Не получается помочиться
U13 | urinary | Blære symptomer/plager IKA | Besvär från blåsan | Symptom/klage fra urinblære IKA | Bladder trouble | Жалобы на мочевой пузырь
U14 | urinary | Nyre symptomer/plager | Besvär från njurarna | Symptom/klage fra nyre | Kidney trouble | Жалобы на почки
W01 | pelvis_female | Spørsmål om svangerskap | Frågar om graviditet | Spørgsmål om svangerskab | Question whether pregnant | Вопрос о беременности
W03 | pelvis_female | Blødning svangerskap | Blödning under graviditet | Blødning i svangerskab | Bleeding in pregnancy | Кровотечение при беременности
W05 | pelvis_female | Kvalme/brekninger svangerskap | Illamående under graviditet | Opkastning i svangerskab | Sickness in pregnancy | Тошнота при беременности
W10 | pelvis_female | Prevensjon postkoital antikonsepsjon | Akut preventivmedel
  | Postkoital svangerskabsforebyggelse | Emergency contraception | Экстренная контрацепция
W11 | pelvis_female | Prevensjon p-pille | P-piller | Peroral svangerskabsforebyggelse | Contraceptive pill | Противозачаточные таблетки
W12 | pelvis_female | Prevensjon spiral | Spiral | Intrauterin svangerskabsforebyggelse | Coil | Спираль
W13 | pelvis_female | Sterilisering (K) | Sterilisering (kvinna) | Sterilisation | Sterilisation (woman) | Стерилизация (женщина)
W14 | pelvis_female | Prevensjon IKA (K) | Annat preventivmedel (kvinna)
  | Svangerskabsforebyggelse IKA | Other contraception (woman) | Другая контрацепция (женщина)
W15 | pelvis_female | Infertilitet (K) | Svårt att bli gravid | Infertilitet/subfertilitet | Trouble getting pregnant | Не наступает беременность
W17 | pelvis_female | Blødning etter fødsel | Blödning efter förlossning | Puerperal blødning | Bleeding after birth | Кровотечение после родов
W18 | pelvis_female | Postpartum symptomer/plager IKA | Besvär efter förlossning | Puerperalt symptom/klage IKA | Trouble after birth | Жалобы после родов
W19 | breast | Amming symptomer/plager | Besvär med amning | Symptom/klage vedr amning | Trouble breastfeeding | Проблемы с кормлением грудью
W21 | pelvis_female | Bekymret/opptatt av utseende sv skap | Bekymmer för utseendet under graviditet
  | Bekymring vedr udseende i svangerskab | Concern about looks in pregnancy | Беспокойство о внешности при беременности
X01 | pelvis_female | Smerte kjønnsorgan (K) | Ont i underlivet (kvinna)
  | Smerte i kønsorgan (Kvinde) | Pain in the genitals (woman) | Боль в половых органах (женщина)
X02 | pelvis_female | Menstruasjonssmerter | Mensvärk | Menstruationssmerte | Period pain | Болезненные месячные
X03 | pelvis_female | Intermenstruelle smerter | Smärta mellan mens | Smerte mellem menstruationer | Pain between periods | Боль между месячными
X04 | pelvis_female | Smerte samleie (K) | Ont vid samlag | Smerte ved samleje (Kvinde) | Painful sex | Боль при половом акте
X05 | pelvis_female | Menstruasjon sparsom/sjelden | Utebliven eller gles mens
  | Manglende/sparsom menstruation | Missing or rare periods | Редкие или отсутствующие месячные
X06 | pelvis_female | Menstruasjon kraftig | Riklig mens | Kraftig menstruation | Heavy periods | Обильные месячные
X07 | pelvis_female | Menstruasjon uregelmessig/hyppig | Oregelbunden mens | Uregelmæssig/hyppig menstruation | Irregular periods | Нерегулярные месячные
X08 | pelvis_female | Intermenstruell blødning | Blödning mellan mens | Blødning mellem menstruationer | Bleeding between periods | Кровотечение между месячными
X09 | pelvis_female | Premenstruelle symptomer/plager | Besvär före mens | Præmenstruelt symptom/klage | Trouble before periods | Жалобы перед месячными
X10 | pelvis_female | Forskyvning menstruasjon | Flytta mens | Udsættelse af menstruation | Postponing a period | Отсрочка месячных
X11 | pelvis_female | Klimakterium symptomer/plager | Klimakteriebesvär | Klimakterielt symptom/klage | Menopause trouble | Жалобы при климаксе
X12 | pelvis_female | Postmenopausal blødning | Blödning efter klimakteriet
  | Blødning efter menopause | Bleeding after the menopause | Кровотечение после менопаузы
X13 | pelvis_female | Blødning etter samleie | Blödning efter samlag | Blødning efter samleje | Bleeding after sex | Кровь после полового акта
X14 | pelvis_female | Utflod fra skjeden | Flytningar | Udflåd fra vagina | Vaginal discharge | Выделения из влагалища
X15 | pelvis_female | Skjede symptomer/plager IKA | Besvär från slidan | Symptom/klage fra vagina IKA | Vaginal trouble | Жалобы на влагалище
X16 | pelvis_female | Vulva symptomer/plager | Besvär från blygden | Symptom/klage fra vulva | Vulval trouble | Жалобы на вульву
X17 | pelvis_female | Underliv symptomer/plager (K) | Besvär från bäckenet (kvinna)
  | Symptom/klage fra underliv (Kvinde) | Lower belly trouble (woman) | Жалобы внизу живота (женщина)
X18 | breast | Smerte bryst (K) | Ont i bröstet (kvinna) | Smerte i mamma (Kvinde) | Breast pain (woman) | Боль в молочной железе
X19 | breast | Kul i bryst IKA (K) | Knöl i bröstet (kvinna) | Knude i mamma (Kvinde) | Breast lump (woman) | Уплотнение в молочной железе
X20 | breast | Brystvorte symptomer/plager (K) | Besvär från bröstvårtan (kvinna)
  | Symptom/klage fra brystvorte (Kvinde) | Nipple trouble (woman) | Жалобы на сосок
X21 | breast | Bryst symptomer/plager IKA (K) | Besvär från bröstet (kvinna)
  | Symptom/klage fra bryst (Kvinde) IKA | Breast trouble (woman) | Жалобы на молочную железу
X22 | breast | Bekymret/oppt av utseende bryst (K) | Bekymmer för bröstens utseende
  | Bekymring vedr brystets udseende (Kvinde) | Concern about how the breasts look | Беспокойство о виде груди
Y01 | genital_male | Smerte penis | Ont i penis | Smerte i penis | Pain in the penis | Боль в половом члене
Y02 | genital_male | Smerte testikkel/skrotum | Ont i testikel eller pung | Smerte i testikel/pung | Pain in a testicle | Боль в яичке или мошонке
Y03 | genital_male | Utflod urinrør/penis | Flytning från urinröret | Udflåd fra urinrør (Mand) | Discharge from the penis | Выделения из уретры
Y04 | genital_male | Penis symptomer/plager IKA | Besvär från penis | Symptom/klage fra penis IKA | Penis trouble | Жалобы на половой член
Y05 | genital_male | Skrotum/testikkel sympt/plager IKA | Besvär från pung eller testikel
  | Symptom/klage fra testikel/pung IKA | Testicle trouble | Жалобы на мошонку или яичко
Y06 | genital_male | Prostata symptomer/plager | Besvär från prostatan | Symptom/klage fra prostata | Prostate trouble | Жалобы на простату
Y07 | genital_male | Impotens organisk betinget | Impotens | Erektiv dysfunktion | Erection trouble | Проблемы с эрекцией
Y08 | genital_male | Seksuelt problem IKA (M) | Sexuellt problem (man)
  | Symptom/klage vedr seksuel funktion (Mand) IKA | Sexual problem (man) | Сексуальная проблема (мужчина)
Y10 | genital_male | Infertilitet (M) | Barnlöshet (man) | Infertilitet/subfertilitet (Mand) | Infertility (man) | Бесплодие (мужчина)
Y13 | genital_male | Sterilisering (M) | Sterilisering (man) | Sterilisation (Mand) | Sterilisation (man) | Стерилизация (мужчина)
Y14 | genital_male | Prevensjon IKA (M) | Preventivmedel (man) | Svangerskabsforebyggelse (Mand) IKA | Contraception (man) | Контрацепция (мужчина)
Y16 | breast | Bryst symptomer/plager (M) | Besvär från bröstet (man) | Symptom/klage fra mamma (Mand) | Breast trouble (man) | Жалобы на грудь (мужчина)
`
