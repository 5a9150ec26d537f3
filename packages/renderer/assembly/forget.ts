import { emptyArena } from './arena'
import { forgetCounts } from './count-terms'
import { forgetShards } from './cut-shards'
import { input } from './input'
import { forgetPages } from './merge-terms'
import { forgetWords } from './read-words'

/** Resets the kernel, but keeps its memory. */
export function forget(): void {
  input.forget()
  forgetWords()
  forgetCounts()
  forgetPages()
  forgetShards()
  emptyArena()
}
