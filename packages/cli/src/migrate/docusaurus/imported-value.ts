/** An export of a package or file. */
export interface ImportedValue {
  readonly specifier: string
  /** `default`, or the name of the export. */
  readonly name: string
  /** Properties read from the export, in order. */
  readonly members: readonly string[]
}

/**
 * The export that a property access on a loaded module refers to: `require('a')` and its `default` are its default
 * export, `require('a').b` the export `b`. `undefined` if the access contains a call.
 */
export function readSteps(specifier: string, steps: readonly string[]): ImportedValue | undefined {
  if (steps.includes('()')) return undefined
  const [name = 'default', ...members] = steps
  // Compiled CommonJS also has its default export at `default`.
  return { specifier, name, members: members[0] === 'default' ? members.slice(1) : members }
}
