import type { RequiredScheme, SecurityRequirement, SecurityScheme } from '../nouns/security-scheme.js'
import { locationOf } from '../samples/build-credentials.js'
import type { AuthKind, CollectionAuth, CollectionField } from './collection.js'
import type { CollectionVariables } from './collection-variables.js'

/** The credentials of a request: those that Postman manages, and the others as headers and query parameters. */
export interface RequestAuth {
  readonly auth?: CollectionAuth
  readonly headers: readonly CollectionField[]
  readonly query: readonly CollectionField[]
  readonly cookies: readonly string[]
}

/** Creates the credentials of a request. Secrets are variables of the collection. */
export type CreateAuth = (security: SecurityRequirement | undefined) => RequestAuth

/** The parts of a description on which credentials depend. */
export interface AuthInput {
  readonly schemes: readonly SecurityScheme[]
  /** The requirements of all requests: a token is requested with the scopes of all of them, so that it fits each. */
  readonly requirements: readonly SecurityRequirement[]
  readonly variables: CollectionVariables
}

/** Creates the function that creates the credentials of requests. */
export function createCollectionAuth({ schemes, requirements, variables }: AuthInput): CreateAuth {
  const scopesOf = collectScopes(requirements)
  return (security) => {
    const required = security?.alternatives[0] ?? []
    const used = required.flatMap(({ name }) => schemes.find((scheme) => scheme.name === name) ?? [])
    let auth: CollectionAuth | undefined
    const headers: CollectionField[] = []
    const query: CollectionField[] = []
    const cookies: string[] = []
    for (const scheme of used) {
      // A request has only one kind of credentials in Postman.
      auth ??= toAuth(scheme, scopesOf.get(scheme.name) ?? [], variables)
      if (auth && isAuthOf(auth, scheme, used)) continue
      const target = locationOf(scheme)
      if (!target) continue
      const secret = variables.use(`secret ${scheme.name}`, scheme.name)
      const { location, name, prefix } = target
      if (location === 'query') query.push({ key: name, value: secret })
      else if (location === 'cookie') cookies.push(`${name}=${secret}`)
      else headers.push({ key: name, value: prefix === '' ? secret : `${prefix} ${secret}` })
    }
    return { ...(auth && { auth }), headers, query, cookies }
  }
}

/** Whether the first scheme with credentials of its own in Postman is the given one. */
function isAuthOf({ type }: CollectionAuth, scheme: SecurityScheme, used: readonly SecurityScheme[]): boolean {
  return kindOf(scheme) === type && used.find((each) => kindOf(each) === type) === scheme
}

/** The scopes that requests need, by name of the scheme. */
function collectScopes(requirements: readonly SecurityRequirement[]): ReadonlyMap<string, readonly string[]> {
  const scopes = new Map<string, Set<string>>()
  const add = ({ name, scopes: needed }: RequiredScheme): void => {
    const known = scopes.get(name) ?? new Set()
    for (const scope of needed) known.add(scope)
    scopes.set(name, known)
  }
  for (const { alternatives } of requirements) for (const required of alternatives[0] ?? []) add(required)
  return new Map([...scopes].map(([name, needed]) => [name, [...needed]]))
}

// Flows in the order in which users of Postman can use them best, with Postman's names.
const GRANTS = [
  ['authorizationCode', 'authorization_code'],
  ['clientCredentials', 'client_credentials'],
  ['password', 'password_credentials'],
  ['implicit', 'implicit'],
] as const

/** Returns the kind of credentials in Postman that a scheme is; `undefined` if Postman has none for it. */
function kindOf(scheme: SecurityScheme): AuthKind | undefined {
  const target = locationOf(scheme)
  if (!target) return undefined
  if (scheme.kind === 'apiKey') return target.location === 'cookie' ? undefined : 'apikey'
  if (scheme.kind === 'oauth2' && findGrant(scheme)) return 'oauth2'
  const name = target.prefix.toLowerCase()
  return name === 'basic' || name === 'digest' || name === 'bearer' ? name : undefined
}

function findGrant({ flows }: SecurityScheme): { readonly grant: string; readonly urls: readonly Pair[] } | undefined {
  for (const [name, grant] of GRANTS) {
    const flow = flows.find((each) => each.name === name)
    if (!flow) continue
    const urls = flow.facts.flatMap((fact): readonly Pair[] => {
      const key = URL_KEYS[fact.name]
      return key === undefined ? [] : [[key, fact.value]]
    })
    return { grant, urls }
  }
  return undefined
}

type Pair = readonly [key: string, value: string]

const URL_KEYS: Readonly<Record<string, string>> = {
  authorizationUrl: 'authUrl',
  tokenUrl: 'accessTokenUrl',
  refreshUrl: 'refreshTokenUrl',
}

function toAuth(
  scheme: SecurityScheme,
  scopes: readonly string[],
  variables: CollectionVariables,
): CollectionAuth | undefined {
  const kind = kindOf(scheme)
  if (!kind) return undefined
  const pairs = listAttributes(scheme, kind, { scopes, variables })
  return { type: kind, [kind]: pairs.map(([key, value]) => ({ key, value, type: 'string' })) }
}

function listAttributes(
  scheme: SecurityScheme,
  kind: AuthKind,
  { scopes, variables }: { readonly scopes: readonly string[]; readonly variables: CollectionVariables },
): readonly Pair[] {
  const { name } = scheme
  const secret = (part = ''): string => variables.use(`secret ${name} ${part}`.trim(), `${name}${part}`)
  switch (kind) {
    case 'apikey': {
      const { location, name: key } = locationOf(scheme) ?? { location: 'header', name }
      return [
        ['key', key],
        ['value', secret()],
        ['in', location],
      ]
    }
    case 'bearer':
      return [['token', secret()]]
    case 'oauth2': {
      const { grant, urls } = findGrant(scheme) ?? { grant: '', urls: [] }
      return [
        ['grant_type', grant],
        ...urls,
        ['clientId', secret('ClientId')],
        ...(grant === 'implicit' ? [] : [['clientSecret', secret('ClientSecret')] as const]),
        ...(grant === 'password_credentials' ? listLogin(secret) : []),
        ['scope', scopes.join(' ')],
        ['addTokenTo', 'header'],
      ]
    }
    default:
      return listLogin(secret)
  }
}

function listLogin(secret: (part: string) => string): readonly Pair[] {
  return [
    ['username', secret('Username')],
    ['password', secret('Password')],
  ]
}
