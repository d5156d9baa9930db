export const nb = {
  productName: 'Epikrise',
  skipToContent: 'Gå til innholdet',
} as const
