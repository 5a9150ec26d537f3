import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import {
  childNode,
  type DocumentNode,
  EXTERNAL_FILES,
  encodeKey,
  rawReference,
  referredFile,
  rootNode,
} from '../document-node.js'
import { asText } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { findOperation } from '../operation-routes.js'

/** Finds response links to operations that the description does not have. */
export interface LinkCheck {
  /** Visits each object of the description, in any order; `isLink` distinguishes links from potential operations. */
  readonly visit: (node: DocumentNode, isLink: boolean) => void
  /** The problems, once all objects have been visited. */
  readonly problems: () => readonly Problem[]
}

/**
 * Creates a link check. A link to an internal operation is valid: the page shows the operation's name without a link.
 */
export function createLinkCheck({ document }: DocumentNode): LinkCheck {
  const ids = new Set<string>()
  const links: DocumentNode[] = []
  const listReferences = (): readonly string[] =>
    listOperations(document).map(({ path, method }) => `#/paths/${encodeKey(path)}/${method}`)
  return {
    visit: (node, isLink) => {
      const id = asText(childNode(node, 'operationId').value)
      if (isLink) links.push(node)
      else if (id !== undefined) ids.add(id)
    },
    problems: () => links.flatMap((link) => [...checkId(link, ids), ...checkReference(link, listReferences)]),
  }
}

function checkId(link: DocumentNode, ids: ReadonlySet<string>): readonly Problem[] {
  const { pointer, value } = childNode(link, 'operationId')
  const id = asText(value)
  if (id === undefined || ids.has(id)) return []
  const near = nearestWord(id, ids)
  return [reportUnknown(pointer, id, near && `operationId: ${near}`)]
}

/** Checks references within the files of this description. References to other descriptions can't be checked. */
function checkReference(link: DocumentNode, listReferences: () => readonly string[]): readonly Problem[] {
  const { document } = link
  const { pointer, value } = childNode(link, 'operationRef')
  const reference = asText(value)
  if (!reference?.startsWith('#') || findOperation(document, reference)) return []
  const file = referredFile(reference)
  if (file !== undefined && childNode(rootNode(document), EXTERNAL_FILES, file).value === undefined) return []
  const near = nearestWord(reference, listReferences())
  return [reportUnknown(pointer, rawReference(reference), near && `operationRef: '${near}'`)]
}

function reportUnknown(pointer: string, raw: string, suggestion: string | undefined): Problem {
  return {
    code: 'api-unknown-operation',
    severity: 'warning',
    pointer,
    message: `this link points to an operation that the description does not contain: ${JSON.stringify(raw)}`,
    ...(suggestion !== undefined && { hint: `Did you mean \`${suggestion}\`?` }),
  }
}
