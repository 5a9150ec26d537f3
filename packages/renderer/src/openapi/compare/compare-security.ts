import { childNode, entryNodes, follow, nodeAt, rootNode } from '../document-node.js'
import { isSameValue, type JsonObject } from '../json-value.js'
import type { Operation } from '../nouns/operation.js'
import type { RequiredScheme, SecurityRequirement } from '../nouns/security-scheme.js'
import type { PartChange } from './api-change.js'

/** Reports changes of authentication after which credentials that were sufficient no longer are. */
export function compareSecurity(before: Operation, after: Operation): readonly PartChange[] {
  const pointers = { before: securityPointer(before), after: securityPointer(after) }
  const [old, now] = [before.security, after.security]
  if (!now) return []
  if (!old || (old.isOptional && !now.isOptional)) {
    if (now.isOptional) return []
    const message = `authentication is now required: ${describeRequirement(now)}`
    return [{ kind: 'security-changed', level: 'breaking', message, ...pointers }]
  }
  const lost = old.alternatives.filter(
    (alternative) => !now.isOptional && !now.alternatives.some((each) => isEnough(alternative, each)),
  )
  if (lost.length > 0) {
    const message = `authentication has changed from ${describeRequirement(old)} to ${describeRequirement(now)}`
    return [{ kind: 'security-changed', level: 'breaking', message, ...pointers }]
  }
  const names = new Set(old.alternatives.flat().map(({ name }) => name))
  return [...names].flatMap((name) => compareSchemes(name, before.document, after.document))
}

/** Whether a client that has the credentials of `held` meets an alternative. */
function isEnough(held: readonly RequiredScheme[], needed: readonly RequiredScheme[]): boolean {
  return needed.every(({ name, scopes }) => {
    const scheme = held.find((each) => each.name === name)
    return scheme !== undefined && scopes.every((scope) => scheme.scopes.includes(scope))
  })
}

function securityPointer({ document, entry: { pointer } }: Operation): string {
  return childNode(nodeAt(document, pointer), 'security').value === undefined ? '/security' : `${pointer}/security`
}

function describeRequirement({ alternatives }: SecurityRequirement): string {
  const all = alternatives.map((schemes) =>
    schemes.map(({ name, scopes }) => (scopes.length === 0 ? name : `${name} (${scopes.join(', ')})`)).join(' and '),
  )
  return all.join(', or ')
}

/** Fields of a security scheme that affect requests. */
const FACTS = ['type', 'in', 'name', 'scheme'] as const

function compareSchemes(name: string, before: JsonObject, after: JsonObject): readonly PartChange[] {
  const [old, now] = [before, after].map((document) =>
    follow(childNode(rootNode(document), 'components', 'securitySchemes', name)),
  )
  if (!old?.value || !now?.value) return []
  const facts = FACTS.filter(
    (fact) => !isSameValue(childNode(old, fact).value ?? null, childNode(now, fact).value ?? null),
  )
  if (facts.length === 0) return []
  const describe = (node: typeof old): string =>
    entryNodes(node)
      .flatMap(([key, { value }]) => (FACTS.some((fact) => fact === key) ? [`${key}: ${String(value)}`] : []))
      .join(', ')
  return [
    {
      kind: 'security-scheme-changed',
      level: 'breaking',
      message: `the authentication \`${name}\` has changed from ${describe(old)} to ${describe(now)}`,
      before: old.pointer,
      after: now.pointer,
    },
  ]
}
