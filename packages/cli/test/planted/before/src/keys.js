export const keys = 1
