export const value = { text: 'a text', number: 1 }
