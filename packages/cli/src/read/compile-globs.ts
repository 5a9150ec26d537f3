/** Says whether a path, with `/` as separator, matches. */
export type PathTest = (path: string) => boolean

/**
 * One test for many glob patterns: `**` any folders, `*` and `?` any characters of a name, `{a,b}` one of several,
 * `[ab]` one character. A dot in front of a name is a character like others.
 */
export function compileGlobs(patterns: readonly string[]): PathTest {
  if (patterns.length === 0) return () => false
  const expression = new RegExp(patterns.map((pattern) => `^${toExpression(pattern)}$`).join('|'), 'su')
  return (path) => expression.test(path)
}

const TOKEN = /\*\*\/|\*\*|\*|\?|\[(?:\\.|[^\]\\])+\]|\\.|[{},]|[^*?[\]{},\\]+|./gsu

function toExpression(pattern: string): string {
  const isBalanced = pattern.split('{').length === pattern.split('}').length
  let depth = 0
  const parts = (pattern.replace(/^\.\//, '').match(TOKEN) ?? []).map((token) => {
    if (isBalanced && token === '{') {
      depth++
      return '(?:'
    }
    if (depth > 0 && token === '}') {
      depth--
      return ')'
    }
    return depth > 0 && token === ',' ? '|' : tokenExpression(token)
  })
  return `(?:${parts.join('')}${')'.repeat(depth)})`
}

function tokenExpression(token: string): string {
  switch (token) {
    case '**/':
      return '(?:[^/]+/)*'
    case '**':
      return '.*'
    case '*':
      return '[^/]*'
    case '?':
      return '[^/]'
  }
  if (token.startsWith('[') && token.length > 2) return `[${escapeClass(token.slice(1, -1))}]`
  const text = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

function escapeClass(characters: string): string {
  const isNegated = /^[!^]/.test(characters)
  const rest = (isNegated ? characters.slice(1) : characters).replace(/[\\\][^&]/g, '\\$&')
  // A range such as `b-a` is no range.
  const isValid = rest
    .split('')
    .every((character, index) => character !== '-' || (rest[index - 1] ?? '') <= (rest[index + 1] ?? '\uffff'))
  return (isNegated ? '^' : '') + (isValid ? rest : rest.replaceAll('-', '\\-'))
}
