/** A value that a package or a file exports. */
export interface ImportedValue {
  readonly specifier: string
  /** `default`, or the name of the export. */
  readonly name: string
  /** Names read from the export, one after another. */
  readonly members: readonly string[]
}

/**
 * What the names read from a loaded module lead to: `require('a')` and its `default` are its default export, `require('a').b`
 * the export `b`. `undefined` where something is called on the way.
 */
export function readSteps(specifier: string, steps: readonly string[]): ImportedValue | undefined {
  if (steps.includes('()')) return undefined
  const [name = 'default', ...members] = steps
  // CommonJS that a compiler has made has its default export below `default`, too.
  return { specifier, name, members: members[0] === 'default' ? members.slice(1) : members }
}
