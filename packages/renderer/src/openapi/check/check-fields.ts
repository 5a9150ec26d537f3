import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, follow, nodeAt, rootNode } from '../document-node.js'
import { isObject, type JsonObject } from '../json-value.js'
import { listOperations, METHODS } from '../operation-entry.js'

const names = (list: string): readonly string[] => list.split(' ')

/** Fields of the objects of OpenAPI, by the name that messages use. */
const FIELDS = {
  info: names('title summary description termsOfService contact license version'),
  'path item': names('$ref summary description servers parameters additionalOperations').concat(METHODS),
  operation: names(
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
  ),
  parameter: names(
    '$ref name in description summary required deprecated allowEmptyValue style explode allowReserved schema example examples content',
  ),
  'request body': names('$ref description summary content required'),
  response: names('$ref description summary headers content links'),
  header: names(
    '$ref description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
  ),
  'media type': names('schema example examples encoding itemSchema itemEncoding prefixEncoding'),
}

/** Reports fields that pages do not show because their names are misspelled. */
export function checkFields(document: JsonObject): readonly Problem[] {
  const problems = [
    ...checkObject(childNode(rootNode(document), 'info'), 'info'),
    ...listOperations(document).flatMap(({ pointer, pathPointers }) => [
      ...pathPointers.flatMap((path) => checkPathItem(nodeAt(document, path))),
      ...checkOperation(nodeAt(document, pointer)),
    ]),
  ]
  // Several operations may refer to one component.
  return [...new Map(problems.map((problem) => [problem.pointer, problem])).values()]
}

function checkPathItem(item: DocumentNode): readonly Problem[] {
  return [...checkObject(item, 'path item'), ...checkParameters(item)]
}

function checkParameters(owner: DocumentNode): readonly Problem[] {
  return elementNodes(childNode(owner, 'parameters')).flatMap((each) => checkObject(follow(each), 'parameter'))
}

function checkOperation(operation: DocumentNode): readonly Problem[] {
  const body = follow(childNode(operation, 'requestBody'))
  const responses = entryNodes(childNode(operation, 'responses')).map(([, response]) => follow(response))
  return [
    ...checkObject(operation, 'operation'),
    ...checkParameters(operation),
    ...checkObject(body, 'request body'),
    ...responses.flatMap((response) => [
      ...checkObject(response, 'response'),
      ...entryNodes(childNode(response, 'headers')).flatMap(([, each]) => checkObject(follow(each), 'header')),
    ]),
    ...[body, ...responses].flatMap((owner) =>
      entryNodes(childNode(owner, 'content')).flatMap(([, each]) => checkObject(each, 'media type')),
    ),
  ]
}

function checkObject(node: DocumentNode, kind: keyof typeof FIELDS): readonly Problem[] {
  if (!isObject(node.value)) return []
  const known = FIELDS[kind]
  // Another check reports misspelled methods.
  const missing = known.filter((field) => !METHODS.includes(field) && !Object.hasOwn(node.value as JsonObject, field))
  return Object.keys(node.value).flatMap((key): readonly Problem[] => {
    const near = known.includes(key) || key.startsWith('x-') ? undefined : nearestWord(key, missing)
    if (near === undefined) return []
    const message = `this ${kind} has the unknown field "${key}", which is not shown`
    return [
      {
        code: 'api-unknown-field',
        severity: 'warning',
        pointer: childNode(node, key).pointer,
        message,
        hint: didYouMean(near),
      },
    ]
  })
}
