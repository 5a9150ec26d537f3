import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, follow } from '../document-node.js'
import { isObject, type JsonObject } from '../json-value.js'
import { isPlainData } from '../nouns/example.js'
import { listStrayKeywords } from '../nouns/own-schema.js'
import { FIELDS, type ObjectKind } from './object-kinds.js'

const WITH_CONTENT: readonly ObjectKind[] = ['request body', 'response']
const WITH_SCHEMA: readonly ObjectKind[] = ['parameter', 'header', 'media type']

/** Reports fields of a part that belong elsewhere, as in Swagger 2.0, and parts that do not describe their data. */
export function checkPart(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  if (!isObject(node.value)) return []
  if (WITH_CONTENT.includes(kind)) return checkContent(node, kind)
  if (WITH_SCHEMA.includes(kind)) return checkSchema(node, kind)
  return kind === 'example' ? checkExample(node) : []
}

function report(code: Problem['code'], pointer: string, message: string, hint: string): readonly Problem[] {
  return [{ code, severity: 'warning', pointer, message, hint }]
}

/** Whether an object has any of the fields. */
function hasAny(node: DocumentNode, ...fields: readonly string[]): boolean {
  return fields.some((field) => Object.hasOwn(node.value as JsonObject, field))
}

function checkContent(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  if (hasAny(node, 'schema')) {
    const result = hasAny(node, 'content') ? ', which is not shown' : ''
    const message = `this ${kind} has \`schema\` outside of \`content\`${result}`
    const hint = 'Move it: `content: { application/json: { schema: … } }`'
    return report('api-unknown-field', childNode(node, 'schema').pointer, message, hint)
  }
  if (kind === 'response' || hasAny(node, 'content', '$ref')) return []
  const message = 'this request body has no `content`, so nothing describes its data'
  return report('api-invalid-keyword', node.pointer, message, 'Add `content` with a media type')
}

function checkSchema(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  const stray = listStrayKeywords(node).filter((key) => !Object.hasOwn(FIELDS[kind], key))
  const [first] = stray
  if (first !== undefined) {
    const result = hasAny(node, 'schema', 'content') ? ', so it is not shown' : ''
    const message = `\`${first}\` of this ${kind} is outside of \`schema\`${result}`
    return report('api-unknown-field', childNode(node, first).pointer, message, `Move it: \`schema: { ${first}: … }\``)
  }
  if (kind === 'media type' || hasAny(node, 'schema', 'content', '$ref', 'example', 'examples')) return []
  const message = `this ${kind} has no \`schema\`, so its type is not shown`
  return report('api-invalid-keyword', node.pointer, message, 'Add `schema`')
}

function checkExample(node: DocumentNode): readonly Problem[] {
  if (hasAny(node, 'value', 'dataValue', 'serializedValue', 'externalValue', '$ref')) return []
  const message = 'this example has no `value`'
  const hint = isPlainData(node) ? 'Move its data into `value`' : 'Add `value` or `externalValue`'
  return report('api-invalid-keyword', node.pointer, message, hint)
}

/** Reports a reference to a component of another kind, such as a response that refers to a schema. */
export function checkTarget(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  const target = follow(node)
  const [, group = ''] = /^\/components\/(\w+)\/[^/]+$/.exec(target.pointer) ?? []
  const actual = Object.hasOwn(FIELDS.components, group) ? FIELDS.components[group]?.kind : undefined
  if (target === node || actual === undefined || actual === kind) return []
  const message = `\`$ref\` of this ${kind} points to ${withArticle(actual)}`
  const hint =
    actual === 'schema' && WITH_SCHEMA.includes(kind)
      ? 'Write `schema: { $ref: … }`'
      : actual === 'schema' && WITH_CONTENT.includes(kind)
        ? 'Write `content: { application/json: { schema: { $ref: … } } }`'
        : `Refer to ${withArticle(kind)}`
  return report('api-invalid-keyword', `${node.pointer}/$ref`, message, hint)
}

function withArticle(kind: ObjectKind): string {
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
}
