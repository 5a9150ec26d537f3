export const sample = 'raw {text} <b>'
