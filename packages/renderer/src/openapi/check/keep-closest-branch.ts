import type { OutputUnit } from '@cfworker/json-schema'

/** Location of a keyword below an alternative of `oneOf` or `anyOf`; here, an alternative is a branch of its group. */
const BRANCH = /^(.*?\/(?:oneOf|anyOf))\/(\d+)(?=\/|$)/
/** Cost of an alternative for another type: more than any number of violations, as the value was not meant for it. */
const OTHER_TYPE_COST = 1000

/** Keywords whose violations only repeat the violations of the schemas inside them. */
const CONTAINERS = new Set(
  'oneOf anyOf properties patternProperties additionalProperties unevaluatedProperties items prefixItems'.split(' '),
)

/** Whether a violation is in a subschema of the keyword that another violation is about. */
function isCause(inner: OutputUnit, outer: OutputUnit): boolean {
  return inner.keywordLocation.startsWith(`${outer.keywordLocation}/`)
}

/**
 * Returns the violations that explain why a value is invalid. Below `oneOf` and `anyOf`, keeps only the violations of
 * the alternative that has the fewest. Removes violations that only repeat a violation of a subschema.
 */
export function keepClosestBranch(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const costs = new Map<string, Map<string, number>>()
  const positions = new Map(errors.map(({ keywordLocation, instanceLocation }) => [keywordLocation, instanceLocation]))
  for (const { keywordLocation, keyword, instanceLocation } of errors) {
    const [, group, branch] = BRANCH.exec(keywordLocation) ?? []
    if (group === undefined || branch === undefined) continue
    const branches = costs.get(group) ?? new Map<string, number>()
    const isOtherType = keyword === 'type' && instanceLocation === positions.get(group)
    const cost = isOtherType ? OTHER_TYPE_COST : CONTAINERS.has(keyword) || keyword === 'false' ? 0 : 1
    costs.set(group, branches.set(branch, (branches.get(branch) ?? 0) + cost))
  }
  const closest = new Map(
    [...costs].map(([group, branches]) => [group, [...branches].toSorted((a, b) => a[1] - b[1])[0]?.[0]]),
  )
  // If a value matches several alternatives, the violations of other alternatives do not explain the problem.
  for (const { keywordLocation, error } of errors)
    if (/\([1-9]\d* matches\)/.test(error)) closest.set(keywordLocation, undefined)
  const closestErrors = errors.filter(({ keywordLocation }) => {
    const [, group, branch] = BRANCH.exec(keywordLocation) ?? []
    return group === undefined || closest.get(group) === branch
  })
  const meaningful = closestErrors.filter(({ keyword }) => keyword !== 'false')
  return meaningful.filter(
    (outer) => !CONTAINERS.has(outer.keyword) || !meaningful.some((inner) => inner !== outer && isCause(inner, outer)),
  )
}
