import { readStandIn } from '../docusaurus/placeholder-module.js'

/**
 * The source of a self-contained function of the config: evaluated alone, it returns the same for every sample.
 * `undefined` for all others.
 */
export function copyFunction(value: unknown, samples: readonly unknown[]): string | undefined {
  if (typeof value !== 'function' || readStandIn(value)) return undefined
  const written = Function.prototype.toString.call(value)
  // A method of an object has no keyword.
  const source = /^(?:async\s+)?(?:function\b|\(|[\w$]+\s*=>)/.test(written) ? written : `function ${written}`
  try {
    const copy: unknown = new Function(`'use strict'; return (${source})`)()
    if (typeof copy !== 'function') return undefined
    return samples.every((sample) => isSame(value(sample), copy(sample))) ? source : undefined
  } catch {
    return undefined
  }
}

function isSame(first: unknown, second: unknown): boolean {
  return (typeof first === 'string' || first === undefined) && first === second
}
