import type { Config } from '../config/config.js'
import { listOrigins } from '../emit/create-policy.js'

/**
 * Lists the sources that the security policy allows by directive, besides the site's own files: the sources in the
 * config, and the origins of `scripts` and of style sheets in `links`. `undefined` if the policy blocks nothing.
 */
export function listAllowedSources({
  security: { csp },
  scripts,
  links,
}: Pick<Config, 'security' | 'scripts' | 'links'>): Readonly<Record<string, readonly string[]>> | undefined {
  if (csp === false || csp.reportOnly) return undefined
  const styles = links.filter(({ rel }) => /stylesheet/i.test(rel))
  return {
    ...csp.sources,
    'script-src': [...(csp.sources['script-src'] ?? []), ...listOrigins(scripts.map(({ src }) => src))],
    'style-src': [...(csp.sources['style-src'] ?? []), ...listOrigins(styles.map(({ href }) => href))],
  }
}
