import { joinRoute } from '../graph/routes/resolve-slug.js'
import { decodePath } from '../read/files/decode-path.js'
import type { RedirectLine } from '../read/host-files/parse-redirect-lines.js'

/**
 * The route that a rule redirects; undefined if the rule has conditions, matches several paths, or matches a path
 * outside of the base URL.
 */
export function routeOfRule(
  { from, isConditional, isPattern }: Pick<RedirectLine, 'from' | 'isConditional' | 'isPattern'>,
  baseUrl: string,
): string | undefined {
  if (isConditional || isPattern || !`${from}/`.startsWith(baseUrl)) return undefined
  return joinRoute(decodePath(from.slice(baseUrl.length - 1)))
}
