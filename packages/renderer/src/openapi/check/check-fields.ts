import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, follow, lastKey, rootNode } from '../document-node.js'
import { isList, isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { METHODS } from '../operation-entry.js'
import { isInternal, isMarkedInternal, listMarkers } from '../visible-nodes.js'
import { checkChoices } from './check-choices.js'
import { checkPart, checkTarget } from './check-part.js'
import { EXTENSIONS, FIELDS, type FieldRule, type ObjectKind } from './object-kinds.js'
import { reportFlag, reportValue } from './report-value.js'

interface WaitingObject {
  readonly node: DocumentNode
  readonly kind: ObjectKind
}

/**
 * Reports fields that pages do not show because their names are misspelled, and values that their field does not allow.
 * Visits every object once, however many references point to it.
 */
export function checkFields(document: JsonObject): readonly Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const waiting: WaitingObject[] = [{ node: rootNode(document), kind: 'description' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { kind } = next
    const node = follow(next.node)
    const misplaced = checkTarget(next.node, kind)
    problems.push(...misplaced)
    if (misplaced.length > 0) continue
    if (!isObject(node.value) || seen.has(node.pointer)) continue
    problems.push(...checkMarkers(node, kind), ...(node === next.node ? [] : checkMarkers(next.node, kind)))
    // Pages do not show internal parts.
    if (isInternal(next.node)) continue
    seen.add(node.pointer)
    const misspelled = checkNames(node, kind)
    problems.push(...misspelled, ...checkValues(node, kind), ...checkChoices(node, kind))
    if (misspelled.length === 0) problems.push(...checkPart(node, kind))
    waiting.push(...listParts(node, kind).toReversed())
  }
  // If several references point to the same internal part, its problems are repeated: keep one of each.
  return [...new Map(problems.map((problem) => [`${problem.pointer} ${problem.code}`, problem])).values()]
}

/** Reports `x-internal` in another letter case, or with a value other than true and false. */
function checkMarkers(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  const result = isMarkedInternal(node) ? `docgen does not publish this ${kind}` : `docgen publishes this ${kind}`
  return listMarkers(node.value as JsonObject).flatMap((key): readonly Problem[] => {
    const marker = childNode(node, key)
    const isValid = typeof marker.value === 'boolean'
    if (!isValid) return marker.value === null ? [] : [reportFlag(marker, result)]
    if (key === 'x-internal') return []
    const message = `\`${key}\` is read as \`x-internal\`: ${result}`
    return [
      { code: 'api-unknown-field', severity: 'warning', pointer: marker.pointer, message, hint: 'Write x-internal' },
    ]
  })
}

function checkNames(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  const object = node.value as JsonObject
  const fieldRules = FIELDS[kind]
  const unknown = Object.keys(object).filter((key) => !Object.hasOwn(fieldRules, key))
  // A callback has URLs as keys.
  if (unknown.length === 0 || kind === 'callback') return []
  const extensions = [...(EXTENSIONS[kind] ?? []), ...(listMarkers(object).length === 0 ? ['x-internal'] : [])]
  // `checkPaths` reports misspelled methods.
  const absent = [...Object.keys(fieldRules), ...extensions].filter(
    (field) => !Object.hasOwn(object, field) && !(kind === 'path item' && METHODS.includes(field)),
  )
  return unknown.flatMap((key): readonly Problem[] => {
    const isExtension = key.startsWith('x-')
    if (isExtension && extensions.includes(key)) return []
    const near = nearestWord(
      key,
      absent.filter((field) => field.startsWith('$') === key.startsWith('$') && field.startsWith('x-') === isExtension),
      // Other tools have other extensions, so only a nearly equal name is a misspelling.
      isExtension ? 1 : undefined,
    )
    if (near === undefined) return []
    const subject = kind.endsWith('s') ? `these ${kind} have` : `this ${kind} has`
    const message = `${subject} the unknown field "${key}", which is not shown`
    const { pointer } = childNode(node, key)
    return [{ code: 'api-unknown-field', severity: 'warning', pointer, message, hint: didYouMean(near) }]
  })
}

const FORMS: Readonly<
  Record<FieldRule['form'], { readonly isValid: (value: JsonValue) => boolean; readonly expected: string }>
> = {
  any: { isValid: () => true, expected: 'any value' },
  text: { isValid: (value) => typeof value === 'string', expected: 'a string' },
  flag: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  list: { isValid: isList, expected: 'a list' },
  object: { isValid: isObject, expected: 'an object' },
  map: { isValid: isObject, expected: 'an object' },
  schema: { isValid: (value) => isObject(value) || typeof value === 'boolean', expected: 'a schema' },
}

function checkValues(node: DocumentNode, kind: ObjectKind): readonly Problem[] {
  if (kind === 'callback') {
    const items = lastKey(node.pointer).startsWith('x-') ? [] : listChildren(node, 'map')
    return items.flatMap((item) => checkValue(item, 'object'))
  }
  return entryNodes(node).flatMap(([key, child]): readonly Problem[] => {
    const rule = Object.hasOwn(FIELDS[kind], key) ? FIELDS[kind][key] : undefined
    if (!rule) return []
    // `checkSchemas` has more rules for schemas.
    const problems = kind === 'schema' ? [] : checkValue(child, rule.form)
    if (rule.kind === undefined || problems.length > 0) return problems
    const form = rule.kind === 'schema' ? 'schema' : 'object'
    return listChildren(child, rule.form).flatMap((each) => checkValue(each, form))
  })
}

function checkValue(node: DocumentNode, form: FieldRule['form']): readonly Problem[] {
  // The text of a description can be in a file.
  const { value } = lastKey(node.pointer) === 'description' ? follow(node) : node
  const { isValid, expected } = FORMS[form]
  // An empty field is treated as absent.
  if (value === undefined || value === null || isValid(value)) return []
  return [form === 'flag' ? reportFlag(node) : reportValue(node, expected)]
}

/** Keys of a map that are not names of parts. */
const NO_NAME = /^(?:x-|\$ref$)/

/** The parts in a list or a map, without extensions; empty for other forms. */
function listChildren(node: DocumentNode, form: FieldRule['form']): readonly DocumentNode[] {
  if (form === 'list') return elementNodes(node)
  return form === 'map'
    ? entryNodes(node).flatMap(([key, each]) => (NO_NAME.test(key) && !isObject(each.value) ? [] : each))
    : []
}

function listParts(node: DocumentNode, kind: ObjectKind): readonly WaitingObject[] {
  if (kind === 'callback') return entryNodes(node).map(([, item]) => ({ node: item, kind: 'path item' }))
  const object = node.value as JsonObject
  return Object.keys(object).flatMap((key): readonly WaitingObject[] => {
    const rule = Object.hasOwn(FIELDS[kind], key) ? FIELDS[kind][key] : undefined
    if (rule?.kind === undefined) return []
    const { form, kind: inner } = rule
    const child = childNode(node, key)
    const parts = form === 'list' || form === 'map' ? listChildren(child, form) : [child]
    return parts.map((part) => ({ node: part, kind: inner }))
  })
}
