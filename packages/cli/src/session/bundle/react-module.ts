/** Where components of a module are rendered. */
export interface ReactUse {
  /** Whether the components are in the main part of pages, rather than in the layout around it. */
  readonly isInMain: boolean
  /** Whether docgen renders the components, rather than a browser. */
  readonly isOnServer?: boolean
}

/** React's functions that create elements; each module of React exports only some of them. */
const CREATORS = ['createElement', 'jsx', 'jsxs']

/**
 * Writes the code of a function that adds `defaultProps` to the props of elements: React 19 ignores the `defaultProps`
 * of function components, but sites for React 18 and older, such as sites of Docusaurus 2, need them.
 */
const complete = (type: string, check: string): string => `const complete = (create) => (given, props, ...rest) => {
  ${check}const type = ${type}
  const defaults = type?.defaultProps
  if (defaults === undefined) return create(type, props, ...rest)
  const all = { ...props }
  for (const name in defaults) if (all[name] === undefined) all[name] = defaults[name]
  return create(type, all, ...rest)
}
`

/**
 * Number of elements without a check, because each check takes microseconds. Every stack has room for this number, even
 * if they are nested.
 */
const UNCHECKED_ELEMENTS = 100
/** Number of arguments in a call that checks the stack: more room than React and a component need for an element. */
const ROOM_ON_STACK = 1500

/**
 * Code of a function that throws before the stack overflows. After an overflow, React continues with an empty stack: a
 * component that renders itself would take memory without limit, or lose content without an error.
 */
const CHECK_STACK = `const elements = Symbol.for('docgen.elements')
const room = Array(${ROOM_ON_STACK}).fill()
const takeRoom = () => {}
const checkStack = () => {
  const count = (globalThis[elements] ?? 0) + 1
  globalThis[elements] = count
  if (count < ${UNCHECKED_ELEMENTS}) return
  try {
    takeRoom(...room)
  } catch {
    throw new RangeError('Maximum call stack size exceeded by components in components')
  }
}
`

/**
 * Writes the code of a module that re-exports a module of React: the variable `all`, which `start` declares. The
 * default export has the same functions, because packages compile JSX to `React.createElement`. In the main part of a
 * page, `main` in a component becomes `div`, because a page may have only one `main`.
 */
export function reactModule(start: string, exported: readonly string[], { isInMain, isOnServer }: ReactUse): string {
  const names = exported.filter((name) => /^[A-Za-z_]\w*$/.test(name) && name !== 'default')
  const creators = names.filter((name) => CREATORS.includes(name))
  const others = names.filter((name) => !CREATORS.includes(name))
  const lines = creators.map((name) => `export const ${name} = complete(all.${name})\n`)
  const inDefault = creators.length > 0 ? `{ ...all, ${creators.join(', ')} }` : 'all'
  const type = isInMain ? "given === 'main' ? 'div' : given" : 'given'
  const wrapper = isOnServer ? CHECK_STACK + complete(type, 'checkStack()\n  ') : complete(type, '')
  return `${start}${creators.length > 0 ? wrapper : ''}${lines.join('')}export const { ${others.join(', ')} } = all
export default ${inDefault}
`
}
