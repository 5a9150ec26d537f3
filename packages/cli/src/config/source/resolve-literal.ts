import type { TokenFile, TokenPosition } from './source-files.js'
import { isPunctuator, isWord } from './tokenize.js'

const MAX_STEPS = 30

/**
 * Resolves a value to an object or list literal: through brackets, calls such as `defineConfig(…)`, constants,
 * imports and files. `undefined` if it is computed in another way.
 */
export function resolveLiteral(start: TokenPosition): TokenPosition | undefined {
  let current: TokenPosition | undefined = start
  for (let step = 0; current && step < MAX_STEPS; step++) {
    const { file, index }: TokenPosition = current
    const token = file.tokens[index]
    if (isPunctuator(token, '{') || isPunctuator(token, '[')) return current
    current = followOne(current)
  }
  return undefined
}

function followOne(start: TokenPosition): TokenPosition | undefined {
  const { file, index } = start
  const token = file.tokens[index]
  const next = file.tokens[index + 1]
  if (isPunctuator(token, '(') && isPunctuator(next, ')')) return findReturn(start)
  if (isPunctuator(token, '(') || isWord(token, 'await') || isWord(token, 'async'))
    return { ...start, index: index + 1 }
  if (isWord(token, 'function')) return findReturn(start)
  if (token?.kind === 'string') return findFile(start, token.value)
  if (token?.kind !== 'word') return undefined
  if (isPunctuator(next, '(') || isPunctuator(next, '.')) return { ...start, index: index + 2 }
  return findDeclaration(start, token.value)
}

/** The export of a file that a string names: `sidebars: './sidebars.json'`, `require('./sidebars.json')`. */
function findFile({ file, open }: TokenPosition, path: string): TokenPosition | undefined {
  const named = open(path.startsWith('.') ? path : `./${path}`, file.path)
  return named && findExport(named, 'default', open)
}

/** The return value of a function: in parentheses after its arrow, or after `return`, if possible an object literal. */
function findReturn(start: TokenPosition): TokenPosition | undefined {
  const { tokens } = start.file
  if (
    isPunctuator(tokens[start.index], '(') &&
    isPunctuator(tokens[start.index + 2], '=>') &&
    isPunctuator(tokens[start.index + 3], '(')
  )
    return { ...start, index: start.index + 3 }
  const isReturn = (at: number): boolean => at > start.index && isWord(tokens[at], 'return')
  const literal = tokens.findIndex((_token, at) => isReturn(at) && isPunctuator(tokens[at + 1], '{'))
  const index = literal === -1 ? tokens.findLastIndex((_token, at) => isReturn(at)) : literal
  return index === -1 ? undefined : { ...start, index: index + 1 }
}

/** The start of an export's value: after `export default`, `export const name =` or `module.exports =`, if any. */
export function findExport(file: TokenFile, name: string, open: TokenPosition['open']): TokenPosition | undefined {
  const root = { file, open, index: 0 }
  if (file.path.endsWith('.json')) return name === 'default' ? root : undefined
  if (name !== 'default') return findDeclaration(root, name)
  const { tokens } = file
  const index = tokens.findIndex((token, at) => isWord(token, 'export') && isWord(tokens[at + 1], 'default'))
  if (index !== -1) return { ...root, index: index + 2 }
  const old = tokens.findIndex((token, at) => isWord(token, 'exports') && isPunctuator(tokens[at + 1], '='))
  return old === -1 ? findRenamed(root) : { ...root, index: old + 2 }
}

/** The value of a default export such as `export { config as default }`. */
function findRenamed(root: TokenPosition): TokenPosition | undefined {
  const { tokens } = root.file
  const index = tokens.findIndex((token, at) => isWord(token, 'as') && isWord(tokens[at + 1], 'default'))
  const name = tokens[index - 1]
  return index > 0 && name ? findDeclaration(root, name.value) : undefined
}

function findDeclaration({ file, open }: TokenPosition, name: string): TokenPosition | undefined {
  const { tokens } = file
  for (const [at, token] of tokens.entries()) {
    if (!isWord(tokens[at + 1], name)) continue
    if (isWord(token, 'function')) return { file, open, index: at }
    if (!isWord(token, 'const') && !isWord(token, 'let') && !isWord(token, 'var')) continue
    const assignment = tokens.findIndex((sign, index) => index > at && isPunctuator(sign, '='))
    return assignment === -1 ? undefined : { file, open, index: assignment + 1 }
  }
  return findImport({ file, open }, name)
}

function findImport({ file, open }: Pick<TokenPosition, 'file' | 'open'>, name: string): TokenPosition | undefined {
  const { tokens } = file
  for (const [start, token] of tokens.entries()) {
    if (!isWord(token, 'import')) continue
    const from = tokens.findIndex((word, index) => index > start && isWord(word, 'from'))
    const specifier = tokens[from + 1]
    if (from === -1 || specifier?.kind !== 'string') continue
    const clause = tokens.slice(start + 1, from)
    // An import without names, such as `import './a.css'`, has no `from`: the match belongs to the next import.
    if (clause.some((word) => isWord(word, 'import'))) continue
    const at = clause.findLastIndex((word) => isWord(word, name))
    if (at === -1) continue
    const target = open(specifier.value, file.path)
    if (!target) return undefined
    const original = isWord(clause[at - 1], 'as') ? clause[at - 2]?.value : name
    return findExport(target, at === 0 ? 'default' : (original ?? name), open)
  }
  return undefined
}
