/** Functions of React that create elements, of which a module exports some. */
const CREATORS = ['createElement', 'jsx', 'jsxs']

/**
 * React 19 ignores `defaultProps` of function components. Sites written for React 18 and older, such as those of
 * Docusaurus 2, need them.
 */
const COMPLETE = `const complete = (create) => (type, props, ...rest) => {
  const defaults = type?.defaultProps
  if (defaults === undefined) return create(type, props, ...rest)
  const all = { ...props }
  for (const name in defaults) if (all[name] === undefined) all[name] = defaults[name]
  return create(type, all, ...rest)
}
`

/**
 * The code of a module that exports React as the variable `all`, which `start` declares, under its own names. The
 * default export has the same functions: `React.createElement` is the code of JSX in packages.
 */
export function reactModule(start: string, exported: readonly string[]): string {
  const names = exported.filter((name) => /^[A-Za-z_]\w*$/.test(name) && name !== 'default')
  const creators = names.filter((name) => CREATORS.includes(name))
  const others = names.filter((name) => !CREATORS.includes(name))
  const lines = creators.map((name) => `export const ${name} = complete(all.${name})\n`)
  const inDefault = creators.length > 0 ? `{ ...all, ${creators.join(', ')} }` : 'all'
  return `${start}${creators.length > 0 ? COMPLETE : ''}${lines.join('')}export const { ${others.join(', ')} } = all
export default ${inDefault}
`
}
