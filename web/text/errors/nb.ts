export const nb = {
  notFoundHeading: 'Fant ikke siden',
} as const
