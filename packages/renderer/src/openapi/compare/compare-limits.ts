import { STRICTER } from '../schema/read-constraints.js'
import type { SchemaPair } from './compare-values.js'

/** Constraints that are present only if they forbid values, such as additional properties. */
const FLAGS = ['uniqueItems', 'additionalProperties', 'additionalItems']

/** Reports limits that are stricter for requests than before, or less strict for responses. */
export function compareLimits({ before, after, side, subject, report }: SchemaPair): void {
  const [old, now] = [before, after].map(
    ({ constraints }) => new Map(constraints.map(({ name, value }) => [name, value])),
  )
  if (!old || !now) return
  for (const [name, stricter] of Object.entries(STRICTER)) {
    const [was, is] = [toNumber(old.get(name)), toNumber(now.get(name))]
    if (was === is) continue
    const isStricter = is !== undefined && (was === undefined || (stricter === 'larger' ? is > was : is < was))
    // A minimum length or number of 0 has no effect.
    if ((was ?? is) === 0 && (was === undefined || is === undefined) && /^min[A-Z]/.test(name)) continue
    if (side === 'request' ? !isStricter : isStricter) continue
    report('constraint-changed', 'breaking', describeLimit(subject, name, was, is), `/${name}`)
  }
  if (side === 'response') return
  for (const name of FLAGS) {
    if (now.has(name) && !old.has(name))
      report('constraint-changed', 'breaking', `${subject} now has ${name}: ${now.get(name)}`, `/${name}`)
  }
  const [factor, newFactor] = [toNumber(old.get('multipleOf')), toNumber(now.get('multipleOf'))]
  if (newFactor !== undefined && (factor === undefined || factor % newFactor !== 0))
    report('constraint-changed', 'breaking', describeLimit(subject, 'multipleOf', factor, newFactor), '/multipleOf')
  // docgen cannot decide whether the new pattern accepts all texts that the old pattern accepts.
  const [pattern, newPattern] = [old.get('pattern'), now.get('pattern')]
  if (newPattern !== undefined && pattern !== newPattern)
    report(
      'constraint-changed',
      pattern === undefined ? 'breaking' : 'risky',
      `the pattern of ${subject} is now ${newPattern}`,
      '/pattern',
    )
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

function describeLimit(subject: string, name: string, was: number | undefined, is: number | undefined): string {
  return `${name} of ${subject} has changed from ${was ?? 'none'} to ${is ?? 'none'}`
}
