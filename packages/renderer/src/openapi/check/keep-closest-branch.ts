import type { OutputUnit } from '@cfworker/json-schema'

const BRANCH = /^(.*?\/(?:oneOf|anyOf))\/(\d+)(?=\/|$)/
/** More than any number of violations, because a value of another type was not meant for the branch. */
const OTHER_TYPE = 1000

/** Keywords whose violations only repeat those of a part. */
const CONTAINERS = new Set(
  'oneOf anyOf properties patternProperties additionalProperties unevaluatedProperties items prefixItems'.split(' '),
)

function isCause(inner: OutputUnit, outer: OutputUnit): boolean {
  return inner.keywordLocation.startsWith(`${outer.keywordLocation}/`)
}

/**
 * The violations that explain why a value is invalid. Of the alternatives of `oneOf` and `anyOf`, only those of the
 * alternative with the fewest are kept. Errors that only repeat an error of a part are removed.
 */
export function keepClosestBranch(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const costs = new Map<string, Map<string, number>>()
  const positions = new Map(errors.map(({ keywordLocation, instanceLocation }) => [keywordLocation, instanceLocation]))
  for (const { keywordLocation, keyword, instanceLocation } of errors) {
    const [, group, branch] = BRANCH.exec(keywordLocation) ?? []
    if (group === undefined || branch === undefined) continue
    const own = costs.get(group) ?? new Map<string, number>()
    const isOtherType = keyword === 'type' && instanceLocation === positions.get(group)
    const cost = isOtherType ? OTHER_TYPE : CONTAINERS.has(keyword) || keyword === 'false' ? 0 : 1
    costs.set(group, own.set(branch, (own.get(branch) ?? 0) + cost))
  }
  const closest = new Map([...costs].map(([group, own]) => [group, [...own].toSorted((a, b) => a[1] - b[1])[0]?.[0]]))
  // A value that matches several is not explained by those that it does not match.
  for (const { keywordLocation, error } of errors)
    if (/\([1-9]\d* matches\)/.test(error)) closest.set(keywordLocation, undefined)
  const kept = errors.filter(({ keywordLocation }) => {
    const [, group, branch] = BRANCH.exec(keywordLocation) ?? []
    return group === undefined || closest.get(group) === branch
  })
  const meaningful = kept.filter(({ keyword }) => keyword !== 'false')
  return meaningful.filter(
    (outer) => !CONTAINERS.has(outer.keyword) || !meaningful.some((inner) => inner !== outer && isCause(inner, outer)),
  )
}
