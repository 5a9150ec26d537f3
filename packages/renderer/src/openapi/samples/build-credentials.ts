import type { RequiredScheme, SecurityScheme } from '../nouns/security-scheme.js'
import { nameInCapitals } from './name-in-capitals.js'
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

/**
 * The environment variables from which request samples read the credentials of an alternative, by name of the scheme:
 * `TOKEN` or `API_KEY`. Schemes that would share a variable have variables of their own, such as `DD_API_KEY`.
 */
export function nameVariables(
  required: readonly RequiredScheme[],
  schemes: readonly SecurityScheme[],
): ReadonlyMap<string, string> {
  const used = required.flatMap(({ name }) => {
    const scheme = schemes.find((each) => each.name === name)
    return scheme && locationOf(scheme) ? [scheme] : []
  })
  const variables = new Map<string, string>()
  const taken = new Set<string>()
  for (const scheme of used) {
    if (variables.has(scheme.name)) continue
    const kind = variableOf(scheme)
    const isOnly = used.every((other) => other.name === scheme.name || variableOf(other) !== kind)
    const wanted = isOnly ? kind : ownVariableOf(scheme, kind)
    let variable = wanted
    for (let count = 2; taken.has(variable); count++) variable = `${wanted}_${count}`
    taken.add(variable)
    variables.set(scheme.name, variable)
  }
  return variables
}

function variableOf(scheme: SecurityScheme): string {
  if (scheme.kind === 'apiKey') return 'API_KEY'
  const prefix = locationOf(scheme)?.prefix
  if (prefix === 'Bearer') return 'TOKEN'
  return prefix === 'Basic' ? 'BASE64_CREDENTIALS' : 'CREDENTIALS'
}

/** A variable named after an API key's header, parameter or cookie, or after the scheme. */
function ownVariableOf(scheme: SecurityScheme, kind: string): string {
  const name = scheme.kind === 'apiKey' ? (locationOf(scheme)?.name ?? '') : scheme.name
  const words = nameInCapitals(name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_'))
    .replace(/^(?:_*X_)?_*|_+$/g, '')
    .replace(/^(?=\d)/, '_')
  // Without such an ending, it could be a variable with another meaning, such as `USER`.
  return words === '' || /(?:KEY|TOKEN|SECRET|(?:^|_)ID)$/.test(words) ? words || kind : `${words}_${kind}`
}

/** The credentials of an alternative; `secretOf` returns the value that a scheme sends. */
export function buildCredentials(
  required: readonly RequiredScheme[],
  schemes: readonly SecurityScheme[],
  secretOf: (scheme: SecurityScheme) => string,
): Credentials {
  const headers: NameValue[] = []
  const query: string[] = []
  const cookies: string[] = []
  for (const { name: wanted } of required) {
    const scheme = schemes.find((each) => each.name === wanted)
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
