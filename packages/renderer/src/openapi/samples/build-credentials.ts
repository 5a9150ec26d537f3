import type { RequiredScheme, SecurityScheme } from '../nouns/security-scheme.js'
import type { NameValue } from './sample-http-request.js'

/** The parts of a request that contain its credentials. */
export interface Credentials {
  readonly headers: readonly NameValue[]
  /** Encoded parameters, such as `key=a%20b`. */
  readonly query: readonly string[]
  readonly cookies: readonly string[]
}

/** Where and how a scheme sends its credentials. */
export interface CredentialsLocation {
  readonly location: 'header' | 'query' | 'cookie'
  readonly name: string
  /** Before the value in an `Authorization` header, such as `Bearer`; otherwise empty. */
  readonly prefix: string
}

/** Where a scheme sends its credentials; `undefined` for mutual TLS, which sends none in requests. */
export function locationOf(scheme: SecurityScheme): CredentialsLocation | undefined {
  const fact = (key: string): string => scheme.facts.find((each) => each.name === key)?.value ?? ''
  if (scheme.kind === 'apiKey') {
    const location = fact('in')
    return {
      location: location === 'query' || location === 'cookie' ? location : 'header',
      name: fact('name'),
      prefix: '',
    }
  }
  if (scheme.kind === 'mutualTLS') return undefined
  const name = scheme.kind === 'http' ? fact('scheme') : ''
  const isToken = name === '' || name.toLowerCase() === 'bearer'
  const prefix = isToken ? 'Bearer' : `${name[0]?.toUpperCase()}${name.slice(1)}`
  return { location: 'header', name: 'Authorization', prefix }
}

/** Returns the placeholder that request samples show instead of a scheme's credentials. */
export function placeholderOf(scheme: SecurityScheme): string {
  if (scheme.kind === 'apiKey') return 'YOUR_API_KEY'
  const prefix = locationOf(scheme)?.prefix
  if (prefix === 'Bearer') return 'YOUR_TOKEN'
  return prefix === 'Basic' ? 'BASE64_CREDENTIALS' : 'YOUR_CREDENTIALS'
}

/**
 * Builds the credentials for one alternative of the security requirements; `secretOf` returns the value that a scheme
 * sends.
 */
export function buildCredentials(
  required: readonly RequiredScheme[],
  schemes: readonly SecurityScheme[],
  secretOf: (scheme: SecurityScheme) => string,
): Credentials {
  const headers: NameValue[] = []
  const query: string[] = []
  const cookies: string[] = []
  for (const { name: schemeName } of required) {
    const scheme = schemes.find((each) => each.name === schemeName)
    const target = scheme && locationOf(scheme)
    if (!target) continue
    const { location, name, prefix } = target
    const secret = secretOf(scheme)
    if (location === 'query') query.push(`${encodeURIComponent(name)}=${encodeURIComponent(secret)}`)
    else if (location === 'cookie') cookies.push(`${name}=${secret}`)
    else headers.push({ name, value: prefix === '' ? secret : `${prefix} ${secret}` })
  }
  return { headers, query, cookies }
}
