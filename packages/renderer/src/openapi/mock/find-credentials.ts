import { childNode, follow, nodeAt, rootNode } from '../document-node.js'
import { asText, type JsonObject } from '../json-value.js'
import { readSecurity } from '../nouns/security-scheme.js'
import type { OperationEntry } from '../operation-entry.js'

/** Where credentials can be in a request. */
export interface CredentialPlaces {
  readonly headers: ReadonlyMap<string, string>
  readonly query: URLSearchParams
  readonly cookies: ReadonlyMap<string, string>
}

/** What an operation requires that a request lacks. */
export interface MissingCredentials {
  /** The alternatives, such as `header X-Api-Key`. */
  readonly expected: readonly string[]
  /** Value of `WWW-Authenticate`. */
  readonly challenge: string
}

/**
 * Finds out which credentials a request lacks; `undefined` if it has those of one alternative, or if the operation
 * requires none. Any value counts, because a mock server knows no users.
 */
export function findMissingCredentials(
  document: JsonObject,
  entry: OperationEntry,
  places: CredentialPlaces,
): MissingCredentials | undefined {
  const security = readSecurity(nodeAt(document, entry.pointer), rootNode(document))
  if (!security || security.isOptional) return undefined
  const alternatives = security.alternatives.map((schemes) =>
    schemes.map(({ name }) => readDemand(document, name, places)),
  )
  if (alternatives.some((demands) => demands.every(({ isMet }) => isMet))) return undefined
  const challenges = alternatives.flat().map(({ challenge }) => challenge)
  return {
    expected: alternatives.map((demands) => demands.map(({ location }) => location).join(' and ')),
    challenge: [...new Set(challenges)].join(', '),
  }
}

interface Demand {
  readonly isMet: boolean
  readonly location: string
  readonly challenge: string
}

function readDemand(document: JsonObject, name: string, { headers, query, cookies }: CredentialPlaces): Demand {
  const scheme = follow(childNode(rootNode(document), 'components', 'securitySchemes', name))
  const text = (key: string): string => asText(childNode(scheme, key).value) ?? ''
  switch (text('type')) {
    case 'apiKey': {
      const [location, key] = [text('in'), text('name')]
      const value =
        location === 'query'
          ? query.get(key)
          : location === 'cookie'
            ? cookies.get(key)
            : headers.get(key.toLowerCase())
      return { isMet: Boolean(value), location: `${location} ${key}`, challenge: `ApiKey realm="${toToken(name)}"` }
    }
    case 'http':
      return readAuthorization(toToken(text('scheme')) || 'basic', headers)
    case 'oauth2':
    case 'openIdConnect':
      return readAuthorization('bearer', headers)
    default:
      // A certificate, or a scheme that the description does not declare: a request can't show it.
      return { isMet: true, location: name, challenge: 'Mutual' }
  }
}

function readAuthorization(scheme: string, headers: ReadonlyMap<string, string>): Demand {
  const [given = '', value = ''] = (headers.get('authorization') ?? '').trim().split(/\s+/, 2)
  const label = scheme.charAt(0).toUpperCase() + scheme.slice(1).toLowerCase()
  return {
    isMet: given.toLowerCase() === scheme.toLowerCase() && value !== '',
    location: `header Authorization: ${label} …`,
    challenge: `${label} realm="mock"`,
  }
}

function toToken(text: string): string {
  return text.replace(/[^\w.-]/g, '')
}
