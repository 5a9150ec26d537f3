import { type Diagnostic, didYouMean } from '@docgen/renderer/contract'
import { findNearestTarget } from '../graph/links/find-nearest-target.js'
import type { LinkTable } from '../graph/links/link-table.js'
import type { MissingLink } from '../graph/links/link-target.js'

/** Position of a redirect in its file. */
export type RedirectPosition = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>

interface Rule {
  readonly from: string
  readonly to: string
}

/** Reports a redirect whose target is redirected again, by `next`. */
export function reportChain(next: Rule, position: RedirectPosition): Diagnostic {
  const message = `${next.from} redirects to ${next.to}`
  const hint = 'Redirect to the final URL directly'
  return { code: 'redirect-chain', severity: 'warning', ...position, message, hint }
}

/** Reports a loop of redirects: each redirect points to the next, and the last to the first. */
export function reportLoop(loop: readonly Pick<Rule, 'from'>[], hint: string, position: RedirectPosition): Diagnostic {
  const [first = '', ...others] = loop.map(({ from }) => from)
  const message =
    others.length === 0 ? `${first} redirects to itself` : `${[first, ...others, first].join(' → ')} is a loop`
  return { code: 'redirect-loop', severity: 'warning', ...position, message, hint }
}

/** A redirect's target that does not exist. */
export interface MissingTarget {
  readonly missing: MissingLink
  /** The target, as the message names it. */
  readonly route: string
  readonly severity: Diagnostic['severity']
}

/** Reports a redirect to a missing target. */
export function reportMissingTarget(
  { missing, route, severity }: MissingTarget,
  links: LinkTable,
  position: RedirectPosition,
): Diagnostic {
  const near = findNearestTarget(missing, links)
  const hint = near ? { hint: didYouMean(near.spelling, near.isSameButCase) } : {}
  return { code: 'redirect-target', severity, ...position, message: `no page at ${route}`, ...hint }
}
