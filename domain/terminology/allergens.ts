/** What people do not bear beside medicines, as the beginnings of words in five languages; pollen, dust and fur are diseases, not warnings. */
export const ALLERGENS: readonly string[] = [
  'plaster', 'elastoplast', 'micropore', 'adhesive', 'plåster', 'пластыр', 'tape', 'tejp', 'latex', 'латекс', 'kontrast', 'contrast', 'контраст',
  'røntgenkontrast', 'nikkel', 'nickel', 'никел', 'peanøtt', 'jordnøtt', 'jordnöt', 'peanut', 'арахис', 'nøtt', 'nøtter', 'nødde', 'nötter', 'nuts',
  'орех', 'mandel', 'mandler', 'skalldyr', 'skaldjur', 'skaldyr', 'shellfish', 'prawn', 'reker', 'räkor', 'rejer', 'морепродукт', 'eggehvite', 'soya',
  'hvete', 'vete', 'hvede', 'wheat', 'sesam', 'veps', 'geting', 'hveps', 'wasp', 'bee', 'bistikk', 'bistick', 'bistik', 'пчел',
]
