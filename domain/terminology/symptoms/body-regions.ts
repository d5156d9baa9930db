/** Body regions: `region | edition | nb | sv | da | en | ru`, own wording. */
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
breast | both | Bryst (mamma) / jur | Bröst (mamma) / juver | Bryst (mamma) / yver | Breast / udder | Молочная железа / вымя
abdomen | both | Mage | Mage | Mave | Abdomen | Живот
rectum | both | Endetarm | Ändtarm | Endetarm | Rectum | Прямая кишка
urinary | both | Urinveier | Urinvägar | Urinveje | Urinary tract | Мочевыводящие пути
pelvis_female | both | Underliv, kvinne / hunndyr | Underliv, kvinna / hondjur | Underliv, kvinde / hundyr | Pelvis, female | Таз, женские органы
genital_male | both | Kjønnsorgan, mann / hanndyr | Könsorgan, man / handjur | Kønsorganer, mand / handyr | Genitals, male | Мужские половые органы
back | both | Rygg | Rygg | Ryg | Back | Спина
lower_back | med | Korsrygg | Ländrygg | Lænd | Lower back | Поясница
flank_axilla | both | Flanke og armhule | Flank och armhåla | Flanke og armhule | Flank and axilla | Бок и подмышка
shoulder | both | Skulder / bog | Axel / bog | Skulder / bov | Shoulder | Плечо
arm | med | Arm | Arm | Arm | Arm | Рука
elbow | both | Albue | Armbåge | Albue | Elbow | Локоть
wrist | both | Håndledd / forkne | Handled / framknä | Håndled / forknæ | Wrist / carpus | Запястье
hand_finger | med | Hånd og fingre | Hand och fingrar | Hånd og fingre | Hand and fingers | Кисть и пальцы
hip | both | Hofte | Höft | Hofte | Hip | Тазобедренный сустав
leg | both | Ben | Ben | Ben | Leg | Нога
knee | both | Kne | Knä | Knæ | Knee / stifle | Колено
ankle | both | Ankel / hase | Fotled / has | Ankel / has | Ankle / hock | Голеностоп / скакательный сустав
foot_toe | both | Fot og tær / pote, hov | Fot och tår / tass, hov | Fod og tæer / pote, hov | Foot / paw, hoof | Стопа / лапа, копыто
whole_musculoskeletal | both | Muskler og ledd | Muskler och leder | Muskler og led | Muscles and joints | Мышцы и суставы
nerve_general | both | Nervesystem | Nervsystem | Nervesystem | Nervous system | Нервная система
skin | both | Hud | Hud | Hud | Skin | Кожа
mind | both | Psykisk / atferd | Psykiskt / beteende | Psykisk / adfærd | Mind / behaviour | Психика / поведение
social | med | Sosialt | Socialt | Socialt | Social | Социальное
tail | vet | Hale | Svans | Hale | Tail | Хвост
`
