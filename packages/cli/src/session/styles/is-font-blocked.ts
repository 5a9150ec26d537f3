import type { Config } from '../../config/config.js'

/** Whether a URL is that of a font which the policy does not allow. */
export function isFontBlocked(url: string, csp: Config['security']['csp']): boolean {
  if (csp === false || csp.reportOnly) return false
  if (!/^(?:https?:)?\/\//i.test(url) || !/\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(url)) return false
  if (!URL.canParse(url, 'https://x')) return false
  const { protocol, host } = new URL(url, 'https://x')
  return !(csp.sources['font-src'] ?? []).some((source) => matches(source, protocol, host))
}

function matches(source: string, protocol: string, host: string): boolean {
  if (source === '*' || source === protocol) return true
  const [allowed = ''] = source.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split('/')
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed
}
