import {
  childNode,
  type DocumentNode,
  EXTERNAL_FILES,
  elementNodes,
  entryNodes,
  referenceOf,
  rootNode,
  targetOf,
} from '../document-node.js'
import { isObject, type JsonObject } from '../json-value.js'
import type { Mistake } from '../mistake.js'
import { listWebhooks } from '../nouns/webhook.js'
import { listOperations } from '../operation-entry.js'
import { type PartRole, roleOfFile, roleUnder } from '../part-role.js'
import { referredFile, writtenReference } from '../written-reference.js'
import { checkPaths } from './check-paths.js'
import { createLinkCheck } from './create-link-check.js'

/** What is wrong with a description as a whole: operation ids, what is misspelt among paths, references and links that lead nowhere, nothing to show. */
export function checkDescription(document: JsonObject): readonly Mistake[] {
  return [
    ...checkVersion(document),
    ...checkOperationIds(document),
    ...checkPaths(document),
    ...checkParts(rootNode(document)),
  ]
}

/** Whether pages can be made of the description: it is of a version that docgen reads. */
export function checkVersion(document: JsonObject): readonly Mistake[] {
  const root = rootNode(document)
  if (childNode(root, 'swagger').value !== undefined) {
    return [
      {
        code: 'api-old-version',
        severity: 'error',
        pointer: '/swagger',
        message: 'this is a description of Swagger 2.0, but docgen reads OpenAPI 3.0 and 3.1',
        hint: 'Convert it once with `npx swagger2openapi --outfile openapi.yaml <file>`, or at https://converter.swagger.io',
      },
    ]
  }
  const version = childNode(root, 'openapi').value
  if (/^3\.[012](?:\.|$)/.test(String(version ?? ''))) return []
  const found = version === undefined ? 'there is no field `openapi`' : `\`openapi\` is ${JSON.stringify(version)}`
  return [
    {
      code: 'api-unknown-version',
      severity: 'error',
      pointer: version === undefined ? '' : '/openapi',
      message: `this is no OpenAPI description that docgen can read: ${found}`,
      hint: 'Begin the file with `openapi: 3.1.0`',
    },
  ]
}

function checkOperationIds(document: JsonObject): readonly Mistake[] {
  const operations = listOperations(document)
  const hooks = listWebhooks(document).map(({ operation }) => operation)
  const first = new Map<string, string>()
  const mistakes: Mistake[] = []
  if (operations.length + hooks.length === 0) {
    mistakes.push({ code: 'api-empty', severity: 'warning', pointer: '', message: 'the description has no operation' })
  }
  for (const { operationId, slug, method, path, pointer } of operations) {
    if (operationId === undefined) {
      mistakes.push({
        code: 'api-missing-operation-id',
        severity: 'warning',
        pointer,
        message: `${method.toUpperCase()} ${path} has no operationId, so its page is called ${slug}`,
        hint: `Add \`operationId: ${slug}\``,
      })
    }
    const taken = first.get(slug)
    if (taken === undefined) first.set(slug, `${method.toUpperCase()} ${path}`)
    else {
      mistakes.push({
        code: 'api-duplicate-operation-id',
        severity: 'error',
        pointer: operationId === undefined ? pointer : `${pointer}/operationId`,
        message: `${method.toUpperCase()} ${path} has the operation id of ${taken}: ${JSON.stringify(operationId ?? slug)}`,
        hint: 'Give each operation an id of its own',
      })
    }
  }
  return mistakes
}

interface WaitingPart {
  readonly node: DocumentNode
  readonly role: PartRole
  /** Whether it is the link of a response. */
  readonly isLink: boolean
}

/** Walks everything once, without calling itself: descriptions may be nested deeper than the stack. */
function checkParts(root: DocumentNode): readonly Mistake[] {
  const mistakes: Mistake[] = []
  const links = createLinkCheck(root)
  const waiting: WaitingPart[] = [{ node: root, role: 'object', isLink: false }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, role, isLink } = next
    if (role === 'object') links.visit(node, isLink)
    const reference = isObject(node.value) ? referenceOf(node) : undefined
    const written = reference === undefined ? undefined : asWritten(reference, root)
    if (reference !== undefined && written !== undefined && targetOf(node, reference).value === undefined) {
      mistakes.push({
        code: 'api-dangling-ref',
        severity: 'error',
        pointer: `${node.pointer}/$ref`,
        message: `the reference ${JSON.stringify(written)} leads nowhere`,
      })
    }
    const isFiles = node.pointer === `/${EXTERNAL_FILES}`
    const holdsLinks = role === 'names' && node.pointer.endsWith('/links')
    for (const [key, child] of entryNodes(node)) {
      const under = isFiles && isObject(child.value) ? roleOfFile(child.value) : roleUnder(key, child.value, role)
      if (under !== 'data' && typeof child.value === 'object')
        waiting.push({ node: child, role: under, isLink: holdsLinks })
    }
    for (const child of elementNodes(node)) {
      if (typeof child.value === 'object') waiting.push({ node: child, role: 'object', isLink: false })
    }
  }
  return [...mistakes, ...links.mistakes()]
}

/** The reference as it names its file; nothing where that file is none of the whole, which was reported when it was asked for. */
function asWritten(reference: string, { value }: DocumentNode): string | undefined {
  const file = referredFile(reference)
  if (file === undefined) return reference.startsWith('#') ? reference : undefined
  const files = isObject(value) ? value[EXTERNAL_FILES] : undefined
  return isObject(files) && Object.hasOwn(files, file) ? writtenReference(reference) : undefined
}
