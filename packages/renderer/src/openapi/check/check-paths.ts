import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, follow, rootNode } from '../document-node.js'
import { isObject, type JsonObject } from '../json-value.js'
import { LOCATIONS } from '../nouns/parameter.js'
import { isMethod, METHODS } from '../operation-entry.js'

/** Fields of a path item that are not operations. */
const FIELDS = ['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations']

/** Reports invalid paths, methods and parameters, most of which are not shown on pages. */
export function checkPaths(document: JsonObject): readonly Problem[] {
  const root = rootNode(document)
  const paths = entryNodes(childNode(root, 'paths'))
  const items = [...paths, ...entryNodes(childNode(root, 'webhooks'))].filter(([key]) => !key.startsWith('x-'))
  const problems = [...paths.flatMap(checkPath), ...items.flatMap(([, item]) => checkItem(follow(item)))]
  // Report a component once, even if several paths refer to it.
  return [...new Map(problems.map((problem) => [problem.pointer, problem])).values()]
}

function checkPath([path, { pointer }]: readonly [string, DocumentNode]): readonly Problem[] {
  if (path.startsWith('x-')) return []
  const report = (fault: string, hint: string): readonly Problem[] => {
    const message = `the path ${JSON.stringify(path)} ${fault}`
    return [{ code: 'api-invalid-path', severity: 'warning', pointer, message, hint }]
  }
  if (!path.startsWith('/'))
    return report('does not begin with a slash, so its operations have no pages', `Write /${path}`)
  if (/[{}]/.test(path.replace(/\{[^{}]*\}/g, '')))
    return report('has a brace without its pair', 'Write parameters as {name}')
  const [, colon] = /\/:(\w+)(?=\/|$)/.exec(path) ?? []
  if (colon === undefined) return []
  return report(
    `names the parameter ${colon} with a colon`,
    `Write /${path.slice(1).replace(`:${colon}`, `{${colon}}`)}`,
  )
}

function checkItem(item: DocumentNode): readonly Problem[] {
  return [
    ...checkParameters(item),
    ...entryNodes(item).flatMap(([key, node]) =>
      isMethod(key) ? [...checkLetterCase(key, node), ...checkParameters(node)] : checkKey(key, node),
    ),
  ]
}

function checkLetterCase(method: string, { pointer }: DocumentNode): readonly Problem[] {
  const lower = method.toLowerCase()
  if (method === lower) return []
  const message = `OpenAPI writes methods in lower case: other tools ignore ${JSON.stringify(method)}`
  return [{ code: 'api-unknown-method', severity: 'warning', pointer, message, hint: `Write ${lower}` }]
}

function checkKey(key: string, { value, pointer }: DocumentNode): readonly Problem[] {
  if (FIELDS.includes(key) || key.startsWith('x-') || !isObject(value)) return []
  const suggestion = nearestWord(key, METHODS)
  if (suggestion === undefined && !Object.hasOwn(value, 'responses')) return []
  return [
    {
      code: 'api-unknown-method',
      severity: 'warning',
      pointer,
      message: `${JSON.stringify(key)} is not an HTTP method, so this operation has no page`,
      hint: suggestion === undefined ? `Use one of ${METHODS.join(', ')}` : `Did you mean ${suggestion}?`,
    },
  ]
}

function checkParameters(owner: DocumentNode): readonly Problem[] {
  return elementNodes(childNode(owner, 'parameters')).flatMap((element) => {
    const node = follow(element)
    // A dangling reference is reported elsewhere.
    const { value } = node
    if (!isObject(value) || Object.hasOwn(value, '$ref')) return []
    const { name, in: location } = value
    const report = (field: string, message: string, hint: string): readonly Problem[] => {
      const pointer = Object.hasOwn(value, field) ? `${node.pointer}/${field}` : node.pointer
      return [{ code: 'api-unknown-parameter', severity: 'warning', pointer, message, hint }]
    }
    if (typeof name !== 'string') {
      const actualName = name === undefined ? 'no name' : 'a name that is not a string'
      return report('name', `this parameter has ${actualName}, so it is not shown`, 'Give it a `name` in quotes')
    }
    if (location === 'querystring' || (typeof location === 'string' && LOCATIONS.includes(location))) return []
    const suggestion = typeof location === 'string' ? nearestWord(location, LOCATIONS) : undefined
    const actualLocation =
      location === undefined ? 'has no `in`' : `has the unknown location ${JSON.stringify(location)}`
    return report(
      'in',
      `the parameter ${JSON.stringify(name)} ${actualLocation}, so it is not shown`,
      location === 'body' || location === 'formData'
        ? 'Describe the body in `requestBody` of the operation, as OpenAPI 3 does'
        : suggestion === undefined
          ? `Write \`in:\` and one of ${LOCATIONS.join(', ')}`
          : `Did you mean ${suggestion}?`,
    )
  })
}
