export {
  beginList,
  countRead,
  positionsEnd,
  positionsStart,
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
export { addPage, reservePositions } from './merge-terms'
export { addNewWords, newWords, readText } from './read-words'
