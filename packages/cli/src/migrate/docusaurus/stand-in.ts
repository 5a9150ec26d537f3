/** What a stand-in stands for: a package, and what was read or called on the way to it. */
export interface StandIn {
  /** The package or path inside it, as the config imports it. */
  readonly specifier: string
  /** Names read from it, one after another; `()` for a call. */
  readonly steps: readonly string[]
}

/** The property of a stand-in that tells what it stands for. */
const MARK = Symbol.for('docgen.stand-in')

/**
 * Plain JavaScript that makes stand-ins, for the bundle of a config: whatever is read from one or called on it is one
 * again. Lists, texts and numbers made of them are empty, so that a config which works with a missing package runs on.
 */
export const STAND_IN_MODULE = `
const mark = Symbol.for('docgen.stand-in')
module.exports = function standIn(specifier, steps = []) {
  const step = (name) => standIn(specifier, [...steps, name])
  const proxy = new Proxy(function () {}, {
    get: (target, key) => {
      if (key === mark) return { specifier, steps }
      if (key === Symbol.iterator) return function* () {}
      if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON') return () => ''
      if (key === '__esModule') return steps.length === 0
      if (key === 'length') return 0
      if (key === 'then' || typeof key === 'symbol') return undefined
      if (key === 'prototype') return target.prototype
      return step(key)
    },
    has: () => true,
    set: () => true,
    apply: () => step('()'),
    construct: () => step('()'),
    // Import statements are bound through the prototype of what a module exports.
    getPrototypeOf: () => (steps.length === 0 ? proxy : Function.prototype),
  })
  return proxy
}
`

/** What a value of an evaluated config stands for; `undefined` where it is the value itself. */
export function readStandIn(value: unknown): StandIn | undefined {
  if (typeof value !== 'function' || !(MARK in value)) return undefined
  const found: unknown = Reflect.get(value, MARK)
  return isStandIn(found) ? found : undefined
}

function isStandIn(value: unknown): value is StandIn {
  return typeof value === 'object' && value !== null && 'specifier' in value && 'steps' in value
}
