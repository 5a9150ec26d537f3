import { setFlagsFromString } from 'node:v8'

/** Bytes of bytecode that a function runs before V8 considers to optimise it; by itself V8 11 takes 67,584. */
const BUDGET = 500_000

/**
 * Lets V8 wait longer before it optimises a function. A build is over in seconds, and every thread optimises for itself,
 * on cores that are all busy making pages: with what pays off by then alone, builds of 250 to 4,000 pages take a tenth less
 * processor time. To be called before threads are started. Later V8s count in another way, and are left as they are.
 */
export function delayOptimization(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${BUDGET}`)
}
