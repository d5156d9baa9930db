/** Slaughter is ten days: what it gives, and at once so many days. */
export const FOOD_FOR = new RegExp(
  String.raw`(?<!\p{L})(?:mel?k(?:a|en)?|mjölk(?:en)?|mælk(?:en)?|milk|молоко|kjøtt?(?:et)?|kött(?:et)?|kød(?:et)?|meat|мясо|slakt(?:en|ing)?|` +
    String.raw`slagtning(?:en)?|` +
    String.raw`slaughter|egg(?:ene)?|ägg(?:en)?|æg(?:gene)?)(?:,| er| är| is|:)? (?:i )?\d{1,3} ?(?:døgn|dygn|dag\p{L}*|days?|tim\p{L}*|hours?|` +
    String.raw`uke\p{L}*|veck\p{L}*|` +
    String.raw`uge\p{L}*|weeks?|сут\p{L}*|дн\p{L}*)(?!\p{L})`,
  'iu',
)
