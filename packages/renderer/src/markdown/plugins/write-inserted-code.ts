import { jsx, toJs } from 'estree-util-to-js'
import { type LooseNode, listUnwritten } from './has-unwritten-code.js'

/** The root of a syntax tree. */
type Program = Parameters<typeof toJs>[0]

/**
 * Writes the code of nodes for which a plugin has set only a syntax tree: MDX runs `data.estree`, but docgen runs
 * `value`. Returns a description of the last invalid syntax tree; `undefined` if all are valid. The tree of the page
 * must be finite.
 */
export function writeInsertedCode(tree: object): string | undefined {
  let problem: string | undefined
  for (const part of listUnwritten(tree)) {
    try {
      part['value'] = writeCode(part)
    } catch {
      problem = `the estree of a node of type ${String(part['type'])} is not a valid program`
    }
  }
  return problem
}

function writeCode({ type, data }: LooseNode): string {
  // `toJs` throws if `estree` is not a program.
  const program = (data as { readonly estree: Program }).estree
  const write = (body: Program['body']): string => toJs({ ...program, body }, { handlers: jsx }).value.trim()
  if (type === 'mdxjsEsm') return write(program.body)
  const [statement] = program.body
  if (statement?.type !== 'ExpressionStatement') return ''
  const { expression } = statement
  if (type !== 'mdxJsxExpressionAttribute') return withoutSemicolon(write([statement]))
  const [spread] = expression.type === 'ObjectExpression' ? expression.properties : []
  if (spread?.type !== 'SpreadElement') throw new Error('no spread')
  return `...${withoutSemicolon(write([{ type: 'ExpressionStatement', expression: spread.argument }]))}`
}

function withoutSemicolon(code: string): string {
  return code.replace(/;$/, '')
}
