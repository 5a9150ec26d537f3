/** Origin of a stand-in: a package, and the properties read or calls made on it. */
export interface Placeholder {
  /** The package or subpath, as imported by the config. */
  readonly specifier: string
  /** Properties read from it, in order; `()` for a call. */
  readonly steps: readonly string[]
}

/** The property of a stand-in that contains its origin. */
const MARK = Symbol.for('docgen.stand-in')

/**
 * JavaScript for the bundle of a config that creates stand-ins: reading a property of one or calling it returns
 * another. As lists, texts and numbers they are empty, so that a config that uses a missing package still runs.
 */
export const PLACEHOLDER_MODULE = `
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

/** The origin of a value of an evaluated config; `undefined` if it is not a stand-in. */
export function readPlaceholder(value: unknown): Placeholder | undefined {
  if (typeof value !== 'function' || !(MARK in value)) return undefined
  const found: unknown = Reflect.get(value, MARK)
  return isPlaceholder(found) ? found : undefined
}

function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && 'specifier' in value && 'steps' in value
}
