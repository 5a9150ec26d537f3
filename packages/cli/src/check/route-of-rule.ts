import { joinRoute } from '../graph/routes/resolve-slug.js'
import { decodePath } from '../read/files/decode-path.js'
import type { RedirectLine } from '../read/host-files/parse-redirect-lines.js'

/** The only route that a rule redirects unconditionally; undefined if it has conditions, or matches several paths. */
export function routeOfRule(
  { from, isConditional, isPattern }: Pick<RedirectLine, 'from' | 'isConditional' | 'isPattern'>,
  baseUrl: string,
): string | undefined {
  if (isConditional || isPattern || !`${from}/`.startsWith(baseUrl)) return undefined
  return joinRoute(decodePath(from.slice(baseUrl.length - 1)))
}
