import { type KeyPath, locateKey } from '../../config/source/locate-key.js'
import type { SourceFiles } from '../../config/source/source-files.js'

/** Origin of a config value: the file that uses it, and its import. */
export interface TracedImport extends ImportedValue {
  readonly importer: string
}

// Neither pattern matches if a call follows the import: in `require('x')()`, the value is the result of the call.
const DIRECT =
  /^(?:\(\s*)?(?:await\s+)?(?:require|import)\(\s*['"]([^'"\n]+)['"]\s*\)(?:\s*\))?((?:\.[\w$]+)*)\s*(?:[,\]});]|$)/
const NAMED = /^([\w$]+)((?:\.[\w$]+)*)\s*(?:[,\]});]|$)/
const FROM = /\bfrom[ \t]*['"]([^'"\n]+)['"]/g
const REQUIRE =
  /\b(?:const|let|var)\s+(\{[^{}]*\}|[\w$]+)\s*=\s*(?:\(\s*)?(?:await\s+)?(?:require|import)\(\s*['"]([^'"\n]+)['"]\s*\)(?:\s*\))?((?:\.[\w$]+)*)/g

/**
 * The import of a config value that is a call of `require` or `import`, the name of an import, or a member of
 * either; `undefined` for other values, such as the result of a function.
 */
export function traceImport(sources: SourceFiles, path: KeyPath): TracedImport | undefined {
  const position = locateKey(sources, path)
  const text = position && sources.texts.get(position.file)
  if (!position?.isExact || text === undefined) return undefined
  const initializer = text.slice(position.value.start)
  const [, specifier, directMembers = ''] = DIRECT.exec(initializer) ?? []
  if (specifier !== undefined) return trace(position.file, specifier, toSteps(directMembers))
  const [, name = '', members = ''] = NAMED.exec(initializer) ?? []
  const binding = readBindings(text).get(name)
  return binding && trace(position.file, binding.specifier, [...binding.steps, ...toSteps(members)])
}

function trace(importer: string, specifier: string, steps: readonly string[]): TracedImport | undefined {
  const value = readSteps(specifier, steps)
  return value && { importer, ...value }
}

interface Binding {
  readonly specifier: string
  /** Properties read from the module for the binding. */
  readonly steps: readonly string[]
}

/** Local name → import, in one file. */
function readBindings(text: string): ReadonlyMap<string, Binding> {
  const bindings = new Map<string, Binding>()
  for (const { 1: specifier = '', index } of text.matchAll(FROM)) {
    const clause = text.slice(text.lastIndexOf('import', index) + 'import'.length, index)
    if (/['";]/.test(clause)) continue
    const [start = '', names = ''] = clause.split(/[{}]/)
    for (const part of start.split(',').map((each) => each.trim())) {
      if (part.startsWith('*')) bindings.set(part.split(/\s/).at(-1) ?? '', { specifier, steps: [] })
      else if (part !== '') bindings.set(part, { specifier, steps: ['default'] })
    }
    for (const [name, local] of readNames(names)) bindings.set(local, { specifier, steps: [name] })
  }
  for (const [, target = '', specifier = '', members = ''] of text.matchAll(REQUIRE)) {
    const steps = toSteps(members)
    if (!target.startsWith('{')) bindings.set(target, { specifier, steps })
    else
      for (const [name, local] of readNames(target.slice(1, -1)))
        bindings.set(local, { specifier, steps: [...steps, name] })
  }
  return bindings
}

/** Pairs of exported and local name: `a, b as c`, or `b: c`. */
function readNames(list: string): readonly (readonly [string, string])[] {
  return list.split(',').flatMap((part) => {
    const words = part.split(/[\s:]/).filter((word) => !['', 'as', 'type'].includes(word))
    const [name, local = name] = words
    return name === undefined || local === undefined ? [] : [[name, local] as const]
  })
}

function toSteps(members: string): readonly string[] {
  return members.split('.').filter(Boolean)
}

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
