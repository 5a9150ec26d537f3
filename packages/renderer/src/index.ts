export type * from './contract/index.js'
