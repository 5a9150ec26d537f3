export const title = 'Docs'
