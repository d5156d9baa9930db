/**
 * Body regions: `region | edition | nb | sv | da | en | ru`, own wording. What a doctor and a vet call differently has a row for each: no udder on a
 * person, no fingers on a horse.
 */
export const BODY_REGIONS = `
general | both | Allmenn | Allmänt | Alment | General | Общее
head | both | Hode | Huvud | Hoved | Head | Голова
face | med | Ansikt | Ansikte | Ansigt | Face | Лицо
eye | both | Øye | Öga | Øje | Eye | Глаз
ear | both | Øre | Öra | Øre | Ear | Ухо
nose | both | Nese og bihuler | Näsa och bihålor | Næse og bihuler | Nose and sinuses | Нос и пазухи
mouth_teeth | both | Munn og tenner | Mun och tänder | Mund og tænder | Mouth and teeth | Рот и зубы
throat | both | Hals og svelg | Hals och svalg | Hals og svælg | Throat | Горло
jaw | med | Kjeve | Käke | Kæbe | Jaw | Челюсть
neck | both | Nakke | Nacke | Nakke | Neck | Шея
lymph_blood | both | Lymfe og blod | Lymfa och blod | Lymfe og blod | Lymph and blood | Лимфа и кровь
chest | both | Bryst og lunger | Bröst och lungor | Bryst og lunger | Chest and lungs | Грудная клетка и лёгкие
breast | med | Bryst (mamma) | Bröst (mamma) | Bryst (mamma) | Breast | Молочная железа
breast | vet | Jur og melkelinje | Juver och mjölkrad | Yver og mælkeliste | Udder and mammary chain | Вымя и молочные железы
abdomen | both | Mage | Mage | Mave | Abdomen | Живот
rectum | both | Endetarm | Ändtarm | Endetarm | Rectum | Прямая кишка
urinary | both | Urinveier | Urinvägar | Urinveje | Urinary tract | Мочевыводящие пути
pelvis_female | med | Underliv, kvinne | Underliv, kvinna | Underliv, kvinde | Pelvis, female | Таз, женские органы
pelvis_female | vet | Kjønnsorganer, hunndyr | Könsorgan, hondjur | Kønsorganer, hundyr | Genitals, female | Половые органы самки
genital_male | med | Kjønnsorganer, mann | Könsorgan, man | Kønsorganer, mand | Genitals, male | Мужские половые органы
genital_male | vet | Kjønnsorganer, hanndyr | Könsorgan, handjur | Kønsorganer, handyr | Genitals, male | Половые органы самца
back | both | Rygg | Rygg | Ryg | Back | Спина
lower_back | med | Korsrygg | Ländrygg | Lænd | Lower back | Поясница
flank_axilla | med | Flanke og armhule | Flank och armhåla | Flanke og armhule | Flank and armpit | Бок и подмышка
flank_axilla | vet | Flanke og albuefold | Flank och armbågsveck | Flanke og albuefold | Flank and axilla | Бок и подмышка
shoulder | med | Skulder | Axel | Skulder | Shoulder | Плечо
shoulder | vet | Bog | Bog | Bov | Shoulder | Плечо
arm | med | Arm | Arm | Arm | Arm | Рука
elbow | both | Albue | Armbåge | Albue | Elbow | Локоть
wrist | med | Håndledd | Handled | Håndled | Wrist | Запястье
wrist | vet | Forkne | Framknä | Forknæ | Carpus | Запястный сустав
hand_finger | med | Hånd og fingre | Hand och fingrar | Hånd og fingre | Hand and fingers | Кисть и пальцы
hip | both | Hofte | Höft | Hofte | Hip | Тазобедренный сустав
leg | med | Ben | Ben | Ben | Leg | Нога
leg | vet | Bein | Ben | Ben | Leg | Конечность
knee | med | Kne | Knä | Knæ | Knee | Колено
knee | vet | Kne | Knä | Knæ | Stifle | Коленный сустав
ankle | med | Ankel | Fotled | Ankel | Ankle | Голеностоп
ankle | vet | Hase | Has | Hase | Hock | Скакательный сустав
foot_toe | med | Fot og tær | Fot och tår | Fod og tæer | Foot and toes | Стопа и пальцы
foot_toe | vet | Pote, hov eller klauv | Tass, hov eller klöv | Pote, hov eller klov | Paw, hoof or claw | Лапа или копыто
whole_musculoskeletal | both | Muskler og ledd | Muskler och leder | Muskler og led | Muscles and joints | Мышцы и суставы
nerve_general | both | Nervesystem | Nervsystem | Nervesystem | Nervous system | Нервная система
skin | both | Hud | Hud | Hud | Skin | Кожа
mind | med | Psykisk | Psykiskt | Psykisk | Mind | Психика
mind | vet | Atferd | Beteende | Adfærd | Behaviour | Поведение
social | med | Sosialt | Socialt | Socialt | Social | Социальное
tail | vet | Hale | Svans | Hale | Tail | Хвост
`
