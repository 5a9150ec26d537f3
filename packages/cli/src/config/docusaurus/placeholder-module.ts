/** Origin of a placeholder: the package, and the properties that were read or called. */
export interface Placeholder {
  /** The package or subpath, as imported by the config. */
  readonly specifier: string
  /** Properties read from it, in order; `()` for a call. */
  readonly steps: readonly string[]
  /** Arguments of each call, in order; absent if the module does not record them. */
  readonly calls?: readonly (readonly unknown[])[]
}

/** The property of a placeholder that contains its origin. */
const MARK = Symbol.for('docgen.placeholder')

/** The property of an object into which a placeholder is spread. Its value is the placeholder. */
const SPREAD = Symbol.for('docgen.spread')

/** The result of a call of a placeholder: another placeholder. */
const NEW_PLACEHOLDER = "step('()', [])"

/**
 * The result of a call of a placeholder that may wrap a config, such as `defineConfig`: the config, or another
 * placeholder.
 */
const PASSED_CONFIG = `isConfig(args[0]) ? args[0] : step('()', [])`

/** The result of a call of a placeholder: the config of `defineConfig`, or a placeholder with the arguments. */
const RECORDED_CALL = `steps.at(-1) === 'defineConfig' ? args[0] : step('()', [args])`

/**
 * JavaScript for the bundle of a config that creates placeholders: reading a property of one, or calling it, returns
 * another placeholder. Converted to a list, string or number, a placeholder is empty, so that a config that uses a
 * missing package still runs.
 */
export const PLACEHOLDER_MODULE = writePlaceholderModule(NEW_PLACEHOLDER)

/** The same, but a call of a placeholder with a config returns the config. */
export const PASSING_PLACEHOLDER_MODULE = writePlaceholderModule(PASSED_CONFIG)

/** The same, but a call of `defineConfig` returns its argument, and other calls record theirs. */
export const RECORDING_PLACEHOLDER_MODULE = writePlaceholderModule(RECORDED_CALL)

function writePlaceholderModule(result: string): string {
  return `
const fields = ['title', 'description', 'themeConfig', 'locales', 'head', 'markdown', 'sidebar', 'nav', 'vite']
const isConfig = (value) => typeof value === 'function'
  ? value[mark] === undefined
  : typeof value === 'object' && value !== null && fields.some((field) => field in value)
const mark = Symbol.for('docgen.placeholder')
const spread = Symbol.for('docgen.spread')
module.exports = function placeholder(specifier, steps = [], calls = []) {
  const step = (name, made = []) => placeholder(specifier, [...steps, name], [...calls, ...made])
  const proxy = new Proxy(function () {}, {
    get: (target, key) => {
      if (key === mark) return { specifier, steps, ...(calls.length > 0 && { calls }) }
      if (key === spread) return proxy
      if (key === Symbol.iterator) return function* () {}
      if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON') return () => ''
      if (key === '__esModule') return steps.length === 0
      if (key === 'length') return 0
      if (key === 'then' || typeof key === 'symbol') return undefined
      if (key === 'prototype') return target.prototype
      return step(key)
    },
    has: () => true,
    ownKeys: (target) => [...Reflect.ownKeys(target), spread],
    getOwnPropertyDescriptor: (target, key) =>
      key === spread ? { configurable: true, enumerable: true, value: proxy } : Reflect.getOwnPropertyDescriptor(target, key),
    set: () => true,
    apply: (target, self, args) => ${result},
    construct: () => step('()'),
    // esbuild binds the names of an import statement to an object with the prototype of module.exports.
    getPrototypeOf: () => (steps.length === 0 ? proxy : Function.prototype),
  })
  return proxy
}
`
}

/** The origin of a value of an evaluated config; `undefined` if it is not a placeholder. */
export function readPlaceholder(value: unknown): Placeholder | undefined {
  if (typeof value !== 'function' || !(MARK in value)) return undefined
  const origin: unknown = Reflect.get(value, MARK)
  return isPlaceholder(origin) ? origin : undefined
}

/** The placeholder that an object contains as `{ ...placeholder }`; `undefined` without one. */
export function readSpreadPlaceholder(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, SPREAD) : undefined
}

function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && 'specifier' in value && 'steps' in value
}
