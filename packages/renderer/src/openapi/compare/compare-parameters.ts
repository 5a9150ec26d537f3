import { isSameValue } from '../json-value.js'
import type { Operation } from '../nouns/operation.js'
import type { Parameter } from '../nouns/parameter.js'
import { readSchema } from '../schema/read-schema.js'
import type { Schema } from '../schema/schema.js'
import type { ChangeLevel, ComparedPart, PartChange } from './api-change.js'
import type { CompareSchemas } from './compare-schemas.js'
import { describeDefaults, type Side } from './compare-values.js'

/** Compares the parameters of an operation. */
export function compareParameters(
  before: Operation,
  after: Operation,
  { side, compareSchemas }: { readonly side: Side; readonly compareSchemas: CompareSchemas },
): ComparedPart {
  const compared: ComparedPart = { changes: [], parts: [] }
  const [old, now] = [indexParameters(before), indexParameters(after)]
  const parametersAt = (operation: string): string => `${operation}/parameters`
  for (const [key, was] of old) {
    const is = now.get(key)
    const subject = describeParameter(is ?? was)
    if (!is) {
      const position = { before: was.pointer, after: parametersAt(after.entry.pointer) }
      // Most servers ignore unknown parameters.
      compared.changes.push({
        kind: 'parameter-removed',
        level: 'risky',
        message: `${subject} was removed`,
        ...position,
      })
      continue
    }
    compared.changes.push(...compareFields(was, is, subject))
    const { changes, parts } = compareSchemas(was.schema, is.schema, { side, owner: subject })
    compared.parts.push({ changes: changes.filter(({ kind }) => !BODY_CHANGES.has(kind)), parts })
  }
  for (const [key, is] of now) {
    if (old.has(key)) continue
    const position = { before: parametersAt(before.entry.pointer), after: is.pointer }
    const subject = `new ${describeParameter(is)}`
    compared.changes.push(
      is.isRequired
        ? { kind: 'parameter-became-required', level: 'breaking', message: `${subject} is required`, ...position }
        : { kind: 'parameter-added', level: 'compatible', message: subject, ...position },
    )
  }
  return compared
}

/**
 * Kinds of changes that matter only in bodies. Parameters are text, so they are never null, and `compareFields`
 * compares their defaults.
 */
const BODY_CHANGES: ReadonlySet<string> = new Set(['nullability-changed', 'default-value-changed'])

/**
 * Compares whether a parameter is required, its default and its serialization. `compareSchemas` compares its schema.
 */
function compareFields(was: Parameter, is: Parameter, subject: string): readonly PartChange[] {
  const changes: PartChange[] = []
  const report = (kind: PartChange['kind'], message: string, path = '', level: ChangeLevel = 'breaking'): void => {
    changes.push({ kind, level, message, before: was.pointer + path, after: is.pointer + path })
  }
  if (is.isRequired && !was.isRequired) report('parameter-became-required', `${subject} is now required`)
  if (!is.isRequired && was.isRequired)
    report('parameter-became-optional', `${subject} is now optional`, '/required', 'compatible')
  if (is.deprecation && !was.deprecation)
    report('parameter-deprecated', `${subject} is deprecated`, '/deprecated', 'compatible')
  const [old, now] = [was, is].map(({ schema }) => (schema ? readSchema([schema]) : undefined))
  // A client that omits the parameter gets another result.
  if (!is.isRequired && !isSameValue(old?.defaultValue ?? null, now?.defaultValue ?? null))
    report('default-value-changed', describeDefaults(subject, old, now), '/schema/default')
  if (was.style !== is.style)
    report('serialization-changed', `the style of ${subject} is now ${is.style}, was ${was.style}`, '/style')
  else if (was.isExploded !== is.isExploded && [old, now].some(hasParts))
    report('serialization-changed', `${subject} is ${is.isExploded ? 'now' : 'no longer'} exploded`, '/explode')
  return changes
}

/** Whether `explode` affects the values of a schema: arrays and objects. */
function hasParts(schema: Schema | undefined): boolean {
  return (
    schema === undefined ||
    schema.types.length === 0 ||
    schema.types.some((type) => type === 'array' || type === 'object')
  )
}

/**
 * Indexes parameters by location and name. The key of a path parameter contains its index in the path, because its name
 * does not matter.
 */
function indexParameters({ parameters, entry }: Operation): ReadonlyMap<string, Parameter> {
  const names = [...entry.path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
  return new Map(
    parameters.map((parameter) => {
      const { location, name } = parameter
      const key = location === 'path' ? names.indexOf(name) : location === 'header' ? name.toLowerCase() : name
      return [`${location} ${key}`, parameter]
    }),
  )
}

function describeParameter({ location, name }: Parameter): string {
  return `${location} parameter \`${name}\``
}
