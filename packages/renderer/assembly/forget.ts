import { emptyArena } from './arena'
import { forgetCounts } from './count-terms'
import { forgetShards } from './cut-shards'
import { input } from './input'
import { forgetPages } from './merge-terms'
import { forgetWords } from './read-words'

/** Makes the kernel as if it were new, but for its memory. */
export function forget(): void {
  input.forget()
  forgetWords()
  forgetCounts()
  forgetPages()
  forgetShards()
  emptyArena()
}
