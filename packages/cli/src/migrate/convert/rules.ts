import { isRecord } from '../../config/is-record.js'
import { formatPath } from '../../config/validate/problem.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from './converted.js'
import { toPlain } from './to-plain.js'

/** Migrates one field. */
export type Rule = (part: Part) => Converted

/** Rules by field name. */
export type Rules = Readonly<Record<string, Rule>>

/**
 * Matches the names of fields such as `beforeDefaultRemarkPlugins`: their Markdown plugins run before the plugins of
 * all other fields.
 */
const FIRST = /^beforeDefault/

/**
 * Applies rules to an object of the config, in the order of its fields, except that those named `beforeDefault…` are
 * first. Fields without a rule are lost.
 */
export function applyRules(part: Part, rules: Rules, objectName: string): Converted {
  if (part.value === undefined || part.value === null) return nothing()
  if (!isRecord(part.value)) {
    return nothing({
      status: 'lost',
      path: part.path,
      message: `${objectName} is not an object`,
      hint: 'Check whether Docusaurus accepts it',
    })
  }
  const entries = Object.entries(part.value)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => Number(FIRST.test(b)) - Number(FIRST.test(a)))
  return joinConverted(
    entries.map(([key, value]) => {
      const member = { value, path: [...part.path, key] }
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
      if (rule) return rule(member)
      return nothing({ status: 'lost', path: member.path, message: `docgen does not have this field of ${objectName}` })
    }),
  )
}

/** Creates a rule that copies the value to the same or another path of the new config. */
export function same(target: string): Rule {
  return (part) => {
    const { value, notes } = toPlain(part)
    if (value === undefined) return nothing(...notes)
    const message = formatPath(part.path) === target ? '' : `\`${target}\``
    return {
      fields: putAt(target, value),
      comments: {},
      notes: [{ status: 'migrated', path: part.path, message }, ...notes],
    }
  }
}

/** Creates a rule that converts the value with a function, and writes the result to a path of the new config. */
export function changed(target: string, change: (value: unknown) => unknown, message: string): Rule {
  return (part) => {
    const plain = toPlain(part)
    const fields = putAt(target, change(plain.value))
    return { fields, comments: {}, notes: [{ status: 'changed', path: part.path, message }, ...plain.notes] }
  }
}

/** Creates a rule that omits a field, because docgen has the effect of the field by default. */
export function unneeded(message: string): Rule {
  return ({ path }) => nothing({ status: 'unneeded', path, message })
}

/** Creates a rule that reports a field without a counterpart. */
export function lost(message: string, hint?: string): Rule {
  return ({ path }) => nothing({ status: 'lost', path, message, ...(hint !== undefined && { hint }) })
}

/** Creates a rule that applies another rule, except to values that equal docgen's default. */
export function unless(isDefault: (value: unknown) => boolean, rule: Rule): Rule {
  return (part) =>
    isDefault(part.value)
      ? nothing({ status: 'unneeded', path: part.path, message: 'docgen always does this' })
      : rule(part)
}
