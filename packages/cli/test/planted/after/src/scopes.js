export const scopes = 2
