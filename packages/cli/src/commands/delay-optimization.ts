import { setFlagsFromString } from 'node:v8'

/**
 * Bytes of bytecode that a function runs before V8 considers optimizing it: the default of V8 11, and docgen's
 * value.
 */
const BUDGET = { usual: 67_584, delayed: 500_000 }

/**
 * Makes V8 wait longer before it optimizes a function. A build takes seconds, and every thread optimizes for itself,
 * on cores that are all busy building pages, so optimizing fewer functions saves processor time unless the site is
 * large. Call it before starting threads. It changes only V8 11, because later versions count differently. Returns a
 * function that ends the delay: a server that runs for hours is faster with the default once it has started.
 */
export function delayOptimization(): () => void {
  if (!process.versions.v8.startsWith('11.')) return () => {}
  setFlagsFromString(`--interrupt-budget=${BUDGET.delayed}`)
  return () => setFlagsFromString(`--interrupt-budget=${BUDGET.usual}`)
}
