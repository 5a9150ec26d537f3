import { parseEsm, parseExpression } from '../../parse/parse-esm.js'
import { isObject, type LooseNode } from './has-unwritten-code.js'

/** Types of MDX nodes, attributes and attribute values that contain code. */
const CODE = /^mdx(?:jsEsm|(?:Flow|Text)Expression|JsxAttributeValueExpression|JsxExpressionAttribute)$/

/**
 * Gives parts of MDX a syntax tree in `data.estree`, as MDX does. The code is parsed when a plugin reads the tree. If a
 * plugin sets the tree, `value` becomes empty, because it no longer applies. Returns a function that removes the trees
 * that no plugin has set.
 */
export function offerSyntaxTrees(parts: readonly LooseNode[]): () => void {
  const offered = parts.filter(
    ({ type, value, data }) =>
      CODE.test(String(type)) && typeof value === 'string' && !(isObject(data) && 'estree' in data),
  )
  for (const part of offered) offer(part)
  return () => {
    for (const part of offered) withdraw(part)
  }
}

function offer(part: LooseNode): void {
  const code = String(part['value'])
  const data: LooseNode = isObject(part['data']) ? part['data'] : {}
  part['data'] = data
  let program: object | undefined
  Object.defineProperty(data, 'estree', {
    configurable: true,
    enumerable: true,
    get: () => {
      program ??= parseProgram(String(part['type']), code)
      return program
    },
    set: (value: unknown) => {
      part['value'] = ''
      Object.defineProperty(data, 'estree', { configurable: true, enumerable: true, writable: true, value })
    },
  })
}

function withdraw(part: LooseNode): void {
  const { data } = part
  if (!isObject(data) || !Object.getOwnPropertyDescriptor(data, 'estree')?.get) return
  delete data['estree']
  if (Object.keys(data).length === 0) delete part['data']
}

/** Parses the code of a part. The program is empty if the code is invalid, which is reported later. */
function parseProgram(type: string, code: string): object {
  return { type: 'Program', sourceType: 'module', comments: [], body: parseBody(type, code) }
}

function parseBody(type: string, code: string): readonly object[] {
  if (type === 'mdxjsEsm') return parseEsm(code).statements
  try {
    const isSpread = type === 'mdxJsxExpressionAttribute'
    const expression = parseExpression(isSpread ? `{${code}}` : code)
    return expression === undefined ? [] : [{ type: 'ExpressionStatement', expression }]
  } catch {
    return []
  }
}
