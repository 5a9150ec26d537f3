export const footer = {
  style: 'drak',
} as const
