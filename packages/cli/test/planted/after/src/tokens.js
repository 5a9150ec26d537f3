export const tokens = 2
