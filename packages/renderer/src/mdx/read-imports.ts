/** One name that an import brings. */
export interface ImportedName {
  /** In this file. */
  readonly local: string
  /** In the module: `default`, `*`, or the name of an export. */
  readonly imported: string
}

/** An import of a file's ESM. */
export interface ImportStatement {
  /** As written, loaders like `!!raw-loader!` included. */
  readonly specifier: string
  /** None where the module is imported for what it does. */
  readonly names: readonly ImportedName[]
  /** Where it starts in the block, in UTF-16 code units. */
  readonly index: number
  readonly length: number
}

const IMPORT = /^import\s+(?:(?<names>[\w$*{][^'"]*?)\s*\bfrom\s*)?(['"])(?<specifier>[^'"\n]+)\2[ \t]*;?/gm

/** The imports of a block of ESM, and whether it holds anything else than imports and comments. */
export function readImports(esm: string): { readonly imports: readonly ImportStatement[]; readonly hasMore: boolean } {
  const imports = [...esm.matchAll(IMPORT)].map(
    ({ index, 0: whole, groups: { names = '', specifier = '' } = {} }): ImportStatement => ({
      specifier,
      names: readNames(names),
      index,
      length: whole.length,
    }),
  )
  const rest = esm.replace(IMPORT, '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, '')
  return { imports, hasMore: rest.trim() !== '' }
}

function readNames(written: string): ImportedName[] {
  const [, list = ''] = /\{([\s\S]*)\}/.exec(written) ?? []
  const named = list.split(',').flatMap((each): ImportedName[] => {
    const [, imported, local = imported] = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(each) ?? []
    return imported === undefined || local === undefined ? [] : [{ imported, local }]
  })
  const outside = written.replace(/\{[\s\S]*\}/, '').split(',')
  const others = outside.flatMap((each): ImportedName[] => {
    const [, space] = /^\s*\*\s+as\s+([\w$]+)\s*$/.exec(each) ?? []
    if (space !== undefined) return [{ imported: '*', local: space }]
    const [, local] = /^\s*([\w$]+)\s*$/.exec(each) ?? []
    return local === undefined ? [] : [{ imported: 'default', local }]
  })
  return [...others, ...named]
}
