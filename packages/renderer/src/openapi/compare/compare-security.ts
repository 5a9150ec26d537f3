import { childNode, type DocumentNode, entryNodes, follow, nodeAt, rootNode } from '../document-node.js'
import { isSameValue, type JsonObject } from '../json-value.js'
import type { Operation } from '../nouns/operation.js'
import type { RequiredScheme, SecurityRequirement } from '../nouns/security-scheme.js'
import type { ChangeLevel, PartChange } from './api-change.js'

/** Compares authentication. A change is compatible if credentials that were sufficient still are. */
export function compareSecurity(before: Operation, after: Operation): readonly PartChange[] {
  const pointers = { before: securityPointer(before), after: securityPointer(after) }
  const [old, now] = [before.security, after.security]
  const change = (level: ChangeLevel, message: string): readonly PartChange[] => [
    { kind: 'security-changed', level, message, ...pointers },
  ]
  const [wasRequired, isRequired] = [old && !old.isOptional, now && !now.isOptional]
  if (now && isRequired && !wasRequired)
    return change('breaking', `authentication is now required: ${describeRequirement(now)}`)
  if (wasRequired && !isRequired)
    return change('compatible', `authentication is ${now ? 'now optional' : 'no longer required'}`)
  if (!old || !now)
    return old || now ? change('compatible', `optional authentication was ${old ? 'removed' : 'added'}`) : []
  const [was, is] = [describeRequirement(old), describeRequirement(now)]
  const message = `authentication has changed from ${was} to ${is}`
  const isLost = (held: readonly RequiredScheme[]): boolean => !now.alternatives.some((each) => isEnough(held, each))
  if (isRequired && old.alternatives.some(isLost)) return change('breaking', message)
  const names = new Set(old.alternatives.flat().map(({ name }) => name))
  return [
    ...(was === is ? [] : change('compatible', message)),
    ...[...names].flatMap((name) => compareSchemes(name, before.document, after.document)),
  ]
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
/** Fields of a security scheme and of its flows from which clients get tokens. */
const URLS = ['openIdConnectUrl', 'authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const

function compareSchemes(name: string, before: JsonObject, after: JsonObject): readonly PartChange[] {
  const [old, now] = [before, after].map((document) =>
    follow(childNode(rootNode(document), 'components', 'securitySchemes', name)),
  )
  if (!old?.value || !now?.value) return []
  const facts = FACTS.filter(
    (fact) => !isSameValue(childNode(old, fact).value ?? null, childNode(now, fact).value ?? null),
  )
  if (facts.length === 0) return compareUrls(name, old, now)
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

/** Compares the URLs for tokens. The previous URL may still work, so a change is only a risk. */
function compareUrls(name: string, old: DocumentNode, now: DocumentNode): readonly PartChange[] {
  const flows = entryNodes(childNode(old, 'flows')).map(([key]) => ['flows', key])
  return [[], ...flows].flatMap((path) => {
    const [was, is] = [childNode(old, ...path), childNode(now, ...path)]
    if (!was.value || !is.value) return []
    return URLS.flatMap((field): readonly PartChange[] => {
      const [oldUrl, url] = [childNode(was, field), childNode(is, field)]
      if (typeof oldUrl.value !== 'string' || typeof url.value !== 'string' || oldUrl.value === url.value) return []
      const message = `the ${field} of the authentication \`${name}\` has changed from ${oldUrl.value} to ${url.value}`
      return [{ kind: 'security-scheme-changed', level: 'risky', message, before: oldUrl.pointer, after: url.pointer }]
    })
  })
}
