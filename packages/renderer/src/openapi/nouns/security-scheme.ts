import type { Text } from '../../contract/index.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, followNoted, rootNode } from '../document-node.js'
import { asText, toLabel } from '../json-value.js'
import { isInternal, visibleEntries } from '../visible-nodes.js'
import { type Deprecation, type Described, readDeprecation, readDescribed } from './described.js'
import { resolveAgainstServer } from './server.js'

/** A security scheme. */
export interface SecurityScheme {
  readonly name: string
  /** The field `type`; empty if absent. */
  readonly kind: string
  readonly description?: Described
  readonly deprecation?: Deprecation
  readonly facts: readonly Fact[]
  readonly flows: readonly Flow[]
}

/** A field of a scheme or flow, with its value as text. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** An OAuth 2.0 flow. */
export interface Flow {
  readonly name: string
  readonly facts: readonly Fact[]
  readonly scopes: readonly { readonly name: string; readonly description: string }[]
}

/** All schemes that the description declares, by name. */
export function readSecuritySchemes(document: DocumentNode['document']): readonly SecurityScheme[] {
  const schemes = childNode(rootNode(document), 'components', 'securitySchemes')
  return visibleEntries(schemes).map(([name, node]) => readScheme(name, followNoted(node)))
}

function readScheme(name: string, node: DocumentNode): SecurityScheme {
  const description = readDescribed(node)
  const deprecation = readDeprecation(node)
  const kind = asText(childNode(node, 'type').value) ?? ''
  return {
    name,
    kind,
    ...(description && { description }),
    ...(deprecation && { deprecation }),
    facts: readFacts(node, ['in', 'name', 'scheme', 'bearerFormat', 'openIdConnectUrl', 'oauth2MetadataUrl']),
    flows: entryNodes(childNode(node, 'flows')).map(([flow, at]) => readFlow(flow, at)),
  }
}

/** The fields that are strings. Relative URLs become absolute, because readers have to send requests to them. */
function readFacts(node: DocumentNode, keys: readonly string[]): readonly Fact[] {
  return keys.flatMap((key) => {
    const text = asText(childNode(node, key).value)
    if (text === undefined) return []
    return [{ name: key, value: key.endsWith('Url') ? resolveAgainstServer(text, node.document) : text }]
  })
}

// Locations of API keys in OpenAPI.
const KEY_LOCATIONS: readonly string[] = ['cookie', 'header', 'query']

/** Display name of a scheme, such as `HTTP bearer`, `API key in header X-Api-Key`, `OAuth 2.0`. */
export function nameScheme({ kind, facts }: SecurityScheme, text: Text): string {
  const fact = (key: string): string => facts.find(({ name }) => name === key)?.value ?? ''
  switch (kind) {
    case 'apiKey':
      return KEY_LOCATIONS.includes(fact('in'))
        ? text(`theme.api.security.apiKey.${fact('in')}`, { name: fact('name') })
        : text('theme.api.security.apiKey')
    case 'http':
      return `HTTP ${fact('scheme')}`
    case 'oauth2':
      return 'OAuth 2.0'
    case 'openIdConnect':
      return 'OpenID Connect'
    case 'mutualTLS':
      return text('theme.api.security.mutualTLS')
    default:
      return kind
  }
}

function readFlow(name: string, node: DocumentNode): Flow {
  const facts = readFacts(node, ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'])
  const scopes = entryNodes(childNode(node, 'scopes')).map(([scope, { value }]) => ({
    name: scope,
    description: value === undefined || value === null ? '' : toLabel(value),
  }))
  return { name, facts, scopes }
}

/** The security requirement of a request: one of the alternatives. */
export interface SecurityRequirement {
  /** Whether requests without credentials are also allowed. */
  readonly isOptional: boolean
  readonly alternatives: readonly (readonly RequiredScheme[])[]
  /** The alternatives in the order of the description, with an empty one if requests without credentials are allowed. */
  readonly choices: readonly (readonly RequiredScheme[])[]
}

/** One scheme of an alternative, with the scopes or roles that it needs. */
export interface RequiredScheme {
  readonly name: string
  readonly scopes: readonly string[]
}

/** The requirement of the first node that has one; `undefined` if none has, or if it requires no scheme. */
export function readSecurity(...nodes: readonly DocumentNode[]): SecurityRequirement | undefined {
  const node = nodes.map((each) => childNode(each, 'security')).find(({ value }) => value !== undefined)
  if (!node) return undefined
  const all = elementNodes(node).filter(isUsable).map(readAlternative)
  const alternatives = all.filter(({ length }) => length > 0)
  if (alternatives.length === 0) return undefined
  const without = all.findIndex(({ length }) => length === 0)
  const choices = all.filter(({ length }, index) => length > 0 || index === without)
  return { isOptional: without !== -1, alternatives, choices }
}

/** Whether none of an alternative's schemes is internal. */
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
