import { type DiagnosticCode, didYouMean, nearestWord } from '../../contract/index.js'
import type { Problem } from '../api-problem.js'
import {
  childNode,
  type DocumentNode,
  EXTERNAL_FILES,
  elementNodes,
  encodeKey,
  entryNodes,
  lastKey,
  rawReference,
  referenceOf,
  referredFile,
  rootNode,
  soleReference,
  targetOf,
} from '../document-node.js'
import { checkEvents } from '../events/check-events.js'
import { isAsyncapi } from '../events/event-entry.js'
import { asText, isObject, type JsonObject } from '../json-value.js'
import { listSchemaRefs } from '../nouns/schema-definition.js'
import { type PartRole, roleOfFile, roleUnder } from '../part-role.js'
import { checkWorkflows } from '../workflows/check-workflows.js'
import { checkDuplicates } from './check-duplicates.js'
import { checkFields } from './check-fields.js'
import { checkNewerFields } from './check-newer-fields.js'
import { checkOperationIds } from './check-operation-ids.js'
import { checkOperations } from './check-operations.js'
import { checkPaths } from './check-paths.js'
import { checkSchemas } from './check-schemas.js'
import { checkServers } from './check-servers.js'
import { checkVersion } from './check-version.js'
import { createAllOfCheck } from './create-all-of-check.js'
import { createLinkCheck } from './create-link-check.js'

/** Returns the problems of a description, without examples and texts: these are checked when pages are compiled. */
export function checkDescription(document: JsonObject): readonly Problem[] {
  if (isAsyncapi(document)) return [...checkInfo(document), ...checkEvents(document), ...checkParts(rootNode(document))]
  return [
    ...checkVersion(document),
    ...checkInfo(document),
    ...checkNewerFields(document),
    ...checkWorkflows(document),
    ...checkFields(document),
    ...checkOperationIds(document),
    ...checkOperations(document),
    ...checkPaths(document),
    ...checkDuplicates(document),
    ...checkServers(document),
    ...checkSchemas(document),
    ...checkDefinitions(rootNode(document)),
    ...checkParts(rootNode(document)),
  ]
}

/**
 * Reports schemas that the texts of the API or of its tags include with `<SchemaDefinition>`, but that do not exist.
 */
function checkDefinitions(root: DocumentNode): readonly Problem[] {
  return [childNode(root, 'info'), ...elementNodes(childNode(root, 'tags'))].flatMap((node) => {
    const description = childNode(node, 'description')
    return listSchemaRefs(asText(description.value) ?? '').flatMap((reference) => {
      if (targetOf(node, reference).value !== undefined) return []
      const message = `<SchemaDefinition> includes the schema ${JSON.stringify(reference)}, which does not exist`
      return {
        code: 'api-dangling-ref' as const,
        severity: 'error' as const,
        pointer: description.pointer,
        message,
        ...suggestReference(node, reference, reference),
      }
    })
  })
}

interface WaitingPart {
  readonly node: DocumentNode
  readonly role: PartRole
  /** Whether the part is a link of a response. */
  readonly isLink: boolean
}

/** Visits each part once, and iteratively: a description may be nested deeper than the call stack allows. */
function checkParts(root: DocumentNode): readonly Problem[] {
  const problems: Problem[] = []
  const links = createLinkCheck(root)
  const allOfs = createAllOfCheck()
  const waiting: WaitingPart[] = [{ node: root, role: 'object', isLink: false }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, role, isLink } = next
    if (role === 'object') {
      links.visit(node, isLink)
      allOfs.visit(node)
      problems.push(...checkReference(node))
    }
    const reference = isObject(node.value) ? referenceOf(node) : undefined
    const raw = reference === undefined ? undefined : rawTextOf(reference, root)
    if (reference !== undefined && raw !== undefined && targetOf(node, reference).value === undefined) {
      problems.push({
        code: 'api-dangling-ref',
        severity: 'error',
        pointer: `${node.pointer}/$ref`,
        message: `the reference ${JSON.stringify(raw)} points to nothing`,
        ...suggestReference(node, reference, raw),
      })
    }
    const isFiles = node.pointer === `/${EXTERNAL_FILES}`
    const containsLinks = role === 'names' && node.pointer.endsWith('/links')
    for (const [key, child] of entryNodes(node)) {
      const under = isFiles && isObject(child.value) ? roleOfFile(child.value) : roleUnder(key, child.value, role)
      if (under !== 'data' && typeof child.value === 'object')
        waiting.push({ node: child, role: under, isLink: containsLinks })
    }
    for (const child of elementNodes(node)) {
      if (typeof child.value === 'object') waiting.push({ node: child, role: 'object', isLink: false })
    }
  }
  return [...problems, ...links.problems(), ...allOfs.problems()]
}

/** Returns the hint for a reference whose keys resemble existing keys at the same levels. */
function suggestReference(node: DocumentNode, reference: string, rawReference: string): { readonly hint?: string } {
  const [start = '', ...keys] = reference.split('/')
  const found: string[] = []
  for (const key of keys) {
    const siblings = targetOf(node, [start, ...found].join('/')).value
    if (!isObject(siblings)) return {}
    const name = lastKey(`/${key}`)
    const near = Object.hasOwn(siblings, name) ? name : nearestWord(name, Object.keys(siblings))
    if (near === undefined) return {}
    found.push(encodeKey(near))
  }
  // A reference to another file begins with keys that docgen added, and that are not in the file.
  const count = rawReference.slice(rawReference.indexOf('#')).split('/').length - 1
  return {
    hint: didYouMean(
      rawReference.slice(0, rawReference.indexOf('#') + 1) +
        found
          .slice(-count)
          .map((key) => `/${key}`)
          .join(''),
    ),
  }
}

/** Maximum number of characters of a value in a message. */
const MAX_SHOWN_LENGTH = 40

/** Checks that a reference is a string, and is not part of a cycle. */
function checkReference(node: DocumentNode): readonly Problem[] {
  const referenceNode = childNode(node, '$ref')
  if (referenceNode.value === undefined) return []
  const report = (code: DiagnosticCode, message: string): readonly Problem[] => [
    { code, severity: 'error', pointer: referenceNode.pointer, message },
  ]
  if (typeof referenceNode.value !== 'string') {
    return report(
      'api-dangling-ref',
      `\`$ref\` must be text, got ${JSON.stringify(referenceNode.value).slice(0, MAX_SHOWN_LENGTH)}`,
    )
  }
  const chain = [node.pointer]
  for (let reference = soleReference(node); reference !== undefined; ) {
    const target = targetOf(node, reference)
    // A cycle is reported once, at the first of its pointers.
    if (target.pointer === node.pointer) {
      const isFirst = chain.every((pointer) => node.pointer <= pointer)
      return isFirst ? report('api-circular-ref', 'the reference is circular, so it describes nothing') : []
    }
    if (target.value === undefined || chain.includes(target.pointer)) return []
    chain.push(target.pointer)
    reference = soleReference(target)
  }
  return []
}

/**
 * The reference as its author wrote it, with the name of the file. `undefined` if the file is missing, which was
 * reported when docgen read the description.
 */
function rawTextOf(reference: string, { value }: DocumentNode): string | undefined {
  const file = referredFile(reference)
  if (file === undefined) return reference.startsWith('#') ? reference : undefined
  const files = isObject(value) ? value[EXTERNAL_FILES] : undefined
  return isObject(files) && Object.hasOwn(files, file) ? rawReference(reference) : undefined
}

/** Checks that the API has a name and a version. */
export function checkInfo(document: JsonObject): readonly Problem[] {
  const info = childNode(rootNode(document), 'info')
  const { value } = info
  const report = (pointer: string, message: string, hint: string): readonly Problem[] => [
    { code: 'api-missing-info', severity: 'warning', pointer, message, hint },
  ]
  if (!isObject(value)) {
    return report(
      value === undefined ? '' : info.pointer,
      value === undefined ? 'the description has no `info`' : '`info` must be an object',
      'Add `info` with `title` and `version`',
    )
  }
  const title = asText(value['title'])?.trim() ?? ''
  const pointer = Object.hasOwn(value, 'title') ? `${info.pointer}/title` : info.pointer
  return [
    ...(title === ''
      ? report(pointer, 'the API has no title, so its page is called "API"', 'Add `title` to `info`')
      : []),
    ...(Object.hasOwn(value, 'version')
      ? []
      : report(info.pointer, 'the API has no version', 'Add `version` to `info`')),
  ]
}
