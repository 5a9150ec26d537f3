export const x = 1
throw new Error('while it is loaded')
