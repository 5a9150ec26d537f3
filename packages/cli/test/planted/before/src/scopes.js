export const scopes = 1
