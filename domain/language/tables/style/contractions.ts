/** What is examined or measured, as it is said in one word with is: the chest's clear, her temperature's 38. */
export const EXAMINED =
  'temperature|temp|pulse|pressure|bp|heart ?rate|rate|saturation|weight|chest|throat|tummy|belly|abdomen|stomach|heart|neck|knee|ankle|hip|' +
  'shoulder|elbow|wrist|foot|ear|nose|skin|wound|scar|rash|lump|swelling|eardrum|liver|spleen|bladder|cervix|uterus|scalp|tongue|breathing|hearing|' +
  'vision|balance|power|tone|reflex|gait|' +
  'sodium|potassium|creatinine|haemoglobin|hemoglobin|hb|crp|esr|tsh|ferritin|glucose|sugar|cholesterol|psa|urine|ecg|x-?ray|scan|result|coat|' +
  'udder|gum|paw|hoof'

/** How it is found to be: by such a word a noun that a recogniser has written with its s, `chests clear`, is known to be one thing and no plural. */
export const FOUND =
  'clear|fine|normal|red|pink|soft|sore|tender|swollen|dry|moist|clean|healed|regular|irregular|stiff|warm|hot|cool|up|down|high|low|raised|ok|okay|good|' +
  'lovely|bad|weak|strong|full|equal|intact|negative|positive|unremarkable|settled|healing|infected|inflamed|blocked|perforated|bulging'
export const HOW_MUCH = 'a bit|a little|quite|very|really|all|still|nice and|now|only|just|about|not|pretty|slightly|completely|perfectly'

/** And numbers, as they are said. */
export const NUMERALS =
  String.raw`\d+|nought|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|` +
  'hundred|a hundred'

/** Behind such a word a noun with its s is a plural, unless there is but one of it. */
export const PLURAL_BEHIND = String.raw`(?:\d|both|two|all|these|those|are|other|her|his|your|some|any|few|the) $`
export const SINGLE_PARTS = 'temp|pulse|tumm|chest|throat|bell|abdom|heart|neck|pressure|weight'
