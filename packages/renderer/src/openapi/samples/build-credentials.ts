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

/**
 * What request samples show instead of the credentials of an alternative, by name of the scheme. Placeholders that
 * several schemes would share are numbered, such as `YOUR_API_KEY_1`.
 */
export function listPlaceholders(
  required: readonly RequiredScheme[],
  schemes: readonly SecurityScheme[],
): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  for (const { name } of required) {
    const scheme = schemes.find((each) => each.name === name)
    if (!scheme || !locationOf(scheme)) continue
    const placeholder = placeholderOf(scheme)
    groups.set(placeholder, [...(groups.get(placeholder) ?? []), name])
  }
  return new Map(
    [...groups].flatMap(([placeholder, names]) => {
      // Numbers have the same length, so that no placeholder is the beginning of another one.
      const numberAt = (index: number) => String(index + 1).padStart(String(names.length).length, '0')
      return names.map((name, index) => {
        return [name, names.length === 1 ? placeholder : `${placeholder}_${numberAt(index)}`] as const
      })
    }),
  )
}

function placeholderOf(scheme: SecurityScheme): string {
  if (scheme.kind === 'apiKey') return 'YOUR_API_KEY'
  const prefix = locationOf(scheme)?.prefix
  if (prefix === 'Bearer') return 'YOUR_TOKEN'
  return prefix === 'Basic' ? 'BASE64_CREDENTIALS' : 'YOUR_CREDENTIALS'
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
