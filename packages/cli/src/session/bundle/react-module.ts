/** Where components of a module are rendered. */
export interface ReactUse {
  /** Whether inside of the main part of pages, rather than in the layout around it. */
  readonly isInMain: boolean
  /** Whether docgen renders them, rather than a browser. */
  readonly isOnServer?: boolean
}

/** Functions of React that create elements, of which a module exports some. */
const CREATORS = ['createElement', 'jsx', 'jsxs']

/**
 * React 19 ignores `defaultProps` of function components. Sites written for React 18 and older, such as those of
 * Docusaurus 2, need them.
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

/** Elements before stacks are checked, which takes microseconds: so few fit on every stack, even inside each other. */
const UNCHECKED_ELEMENTS = 100
/** Number of arguments in a call that checks the stack: more room than React and a component need for an element. */
const ROOM_ON_STACK = 1500

/**
 * Throws before the stack overflows. React continues after an overflow with an empty stack: a component that renders
 * itself would take memory without end, or be cut off without an error.
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
 * The code of a module that exports React as the variable `all`, which `start` declares, under its own names. The
 * default export has the same functions: `React.createElement` is the code of JSX in packages. Creates a `div` for the
 * `main` of a component in the main part of a page, because a page may have only one.
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
