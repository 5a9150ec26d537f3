import { childNode, type DocumentNode, elementNodes, entryNodes, rootNode } from '../document-node.js'
import { asText } from '../json-value.js'
import { isInternal } from '../visible-nodes.js'

/** The security requirement of a request: one of the alternatives. */
export interface SecurityRequirement {
  readonly isOptional: boolean
  readonly alternatives: readonly (readonly RequiredScheme[])[]
}

/** One scheme of an alternative, with the scopes or roles that it needs. */
export interface RequiredScheme {
  readonly name: string
  readonly scopes: readonly string[]
}

/** The operation's own requirement, otherwise the API's; `undefined` if no authentication is required. */
export function readSecurity(...nodes: readonly DocumentNode[]): SecurityRequirement | undefined {
  const node = nodes.map((each) => childNode(each, 'security')).find(({ value }) => value !== undefined)
  if (!node) return undefined
  const written = elementNodes(node).filter(isUsable).map(readAlternative)
  const alternatives = written.filter(({ length }) => length > 0)
  if (alternatives.length === 0) return undefined
  return { isOptional: alternatives.length < written.length, alternatives }
}

/** Whether none of its schemes is internal. */
function isUsable(node: DocumentNode): boolean {
  const schemes = childNode(rootNode(node.document), 'components', 'securitySchemes')
  return !entryNodes(node).some(([name]) => isInternal(childNode(schemes, name)))
}

function readAlternative(node: DocumentNode): readonly RequiredScheme[] {
  return entryNodes(node).map(([name, scopes]) => ({
    name,
    scopes: elementNodes(scopes).flatMap(({ value }) => asText(value) ?? []),
  }))
}
