/** Asked how whoever brings the animal is, and not the animal. */
export const ASKED_OF_OWNER = '(?:(?:og|och|and|а|и),? )?(?:are you (?:itch|cough|sneez|well|ill|sick|pregnant|allergic|all right|ok)\\p{L}*|' +
  'do you (?:itch|cough|have (?:a rash|asthma|eczema))|' +
  'har (?:du|dere|ni|i) (?:selv |själv |själva )?(?:kløe|kløe selv|utslett|klåda|utslag|udslæt|eksem|feber|astma)|klør det (?:på )?(?:deg|dere)|' +
    'klør (?:du|dere)(?: selv)?|' +
  'kliar det på (?:dig|er)|klör (?:du|ni)|er (?:du|dere|i) (?:selv )?(?:gravid|allergisk|syk|syg|frisk)|är (?:du|ni) (?:själv )?(?:gravid|allergisk|' +
    'sjuk|frisk)|' +
  '(?:вы|у вас самих) (?:сами )?(?:чешетесь|беременны|болеете))'
