import { routeOfRule } from '../check/route-of-rule.js'
import { parseRedirectLines } from '../read/host-files/parse-redirect-lines.js'
import type { Site } from './site.js'

/** Lists the redirects of a site: first the redirects of its static `_redirects` file, which take precedence. */
export function listRedirects({
  graph,
  files,
  config,
}: Pick<Site, 'graph' | 'files' | 'config'>): readonly { readonly from: string; readonly to: string }[] {
  const { rules } = parseRedirectLines(files.statics.find(({ output }) => output === '_redirects')?.text ?? '')
  const fileRedirects = rules.flatMap((rule) => {
    const from = rule.status >= 300 && rule.status < 400 ? routeOfRule(rule, config.baseUrl) : undefined
    return from === undefined ? [] : [{ from, to: rule.to }]
  })
  return [...fileRedirects, ...graph.redirects]
}
