export const tokens = 1
