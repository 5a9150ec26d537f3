/**
 * Name of the only Trusted Types policy that the content security policy of a page allows. Each script of the page may
 * create it.
 */
export const POLICY_NAME = 'docgen'

/** Whether a list of sources of a security policy allows a source. */
export function allowsSource(allowed: readonly string[], source: string): boolean {
  return allowed.some((each) => includes(each, source))
}

/**
 * Whether an allowed source includes another: `https:` includes all secure origins, `https://*.a.example` all
 * subdomains.
 */
function includes(allowed: string, source: string): boolean {
  if (allowed === source || allowed === '*') return !source.startsWith("'") || allowed === source
  if (source.startsWith("'")) return allowed === "'unsafe-eval'" && source === "'wasm-unsafe-eval'"
  if (/^https?:$/i.test(allowed)) return source.startsWith(allowed.toLowerCase())
  const origin = allowed.includes('://') ? allowed : `https://${allowed}`
  const [scheme = '', , host = ''] = origin.split('/')
  const [sourceScheme, , sourceHost = ''] = source.split('/')
  if (scheme !== sourceScheme) return false
  return host.startsWith('*.') ? sourceHost.endsWith(host.slice(1)) : host === sourceHost
}
