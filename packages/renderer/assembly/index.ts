export {
  beginList,
  countRead,
  placesEnd,
  placesStart,
  termsEnd,
  termsStart,
  writeList,
} from './count-terms'
export {
  countShards,
  cutLists,
  cutTerms,
  firstTermsEnd,
  firstTermsStart,
  measureLists,
  measureTerms,
  shardEnds,
  shardsStart,
  sortTerms,
} from './cut-shards'
export { forget } from './forget'
export { reserveInput } from './input'
export { addPage, reservePlaces } from './merge-terms'
export { freshWords, learnWords, readText } from './read-words'
