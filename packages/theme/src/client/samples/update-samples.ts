// Everything that changes samples, as one module: console and interactions load the same one.
export { chooseAlternative, chooseBody } from './choose-body.js'
export { fillSamples, showQuery } from './show-samples.js'
