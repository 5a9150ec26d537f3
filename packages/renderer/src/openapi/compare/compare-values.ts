import { isSameValue, type JsonValue, toLabel } from '../json-value.js'
import type { Schema } from '../schema/schema.js'
import type { ChangeKind, ChangeLevel, PartChange } from './api-change.js'

/** Whether the client writes a value (`request`) or reads it (`response`). */
export type Side = 'request' | 'response'

/** A pair of schemas with the context for messages. */
export interface SchemaPair {
  readonly before: Schema
  readonly after: Schema
  /** Pointers of the two schemas. */
  readonly pointers: Pick<PartChange, 'before' | 'after'>
  readonly side: Side
  /** Name of the pair in messages, such as `` `items[].name` of the request body ``. */
  readonly subject: string
  /** Adds a change; `path` is the pointer from the schemas to the changed part. */
  readonly report: (kind: ChangeKind, level: ChangeLevel, message: string, path?: string) => void
}

/** Returns the types that the writer of a value may send, but that its reader does not accept. */
function findLostTypes(before: Schema, after: Schema, side: Side): readonly string[] {
  const [written, read] = side === 'request' ? [before.types, after.types] : [after.types, before.types]
  if (read.length === 0) return []
  if (written.length === 0) return ['any']
  return written.filter((type) => !read.includes(type) && !(type === 'integer' && read.includes('number')))
}

/**
 * Compares types, formats and whether null is allowed. Returns false if the types are incompatible, so that limits and
 * values cannot be compared.
 */
export function compareTypes({ before, after, side, subject, report }: SchemaPair): boolean {
  const lost = findLostTypes(before, after, side)
  const describe = ({ types }: Schema): string => types.join(' or ') || 'any type'
  if (lost.length > 0)
    report(
      'type-changed',
      'breaking',
      `the type of ${subject} has changed from ${describe(before)} to ${describe(after)}`,
      '/type',
    )
  else {
    if ([...before.types].sort().join() !== [...after.types].sort().join())
      report(
        'type-changed',
        'compatible',
        `the type of ${subject} has changed from ${describe(before)} to ${describe(after)}`,
        '/type',
      )
    compareFormats({ before, after, side, subject, report })
  }
  // A schema without a type allows null.
  if (before.isNullable !== after.isNullable && before.types.length > 0 && after.types.length > 0) {
    const isLost = (side === 'request') === before.isNullable
    const verb = after.isNullable ? 'can now' : side === 'request' ? 'must no longer' : 'can no longer'
    report('nullability-changed', isLost ? 'breaking' : 'compatible', `${subject} ${verb} be null in ${side}s`)
  }
  return lost.length === 0
}

/** Formats that include all numbers of their type, so that a change to them loses none. */
const WIDEST = new Set(['int64', 'double'])
/** Format → the format that also includes all of its numbers. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' }

function compareFormats({ before, after, side, subject, report }: Omit<SchemaPair, 'pointers'>): void {
  if (before.format === after.format) return
  const [written, read] = side === 'request' ? [before.format, after.format] : [after.format, before.format]
  const isRead = read === undefined || WIDEST.has(read) || (written !== undefined && WIDER[written] === read)
  const level = isRead ? 'compatible' : written === undefined ? 'risky' : 'breaking'
  const message = `the format of ${subject} has changed from ${before.format ?? 'none'} to ${after.format ?? 'none'}`
  report('type-changed', level, message, '/format')
}

/** Compares default values. Changes are compatible, because few clients rely on a default. */
export function compareDefaults({ before, after, side, subject, report }: SchemaPair): void {
  if (isSameValue(before.defaultValue ?? null, after.defaultValue ?? null)) return
  const message = `${describeDefaults(subject, before, after)} in ${side}s`
  report('default-value-changed', 'compatible', message, '/default')
}

/** Describes how a default has changed. */
export function describeDefaults(subject: string, before: Schema | undefined, after: Schema | undefined): string {
  const [was, is] = [before, after].map((schema) =>
    schema?.defaultValue === undefined ? 'none' : JSON.stringify(schema.defaultValue),
  )
  return `the default of ${subject} is now ${is}, was ${was}`
}

/** Compares the lists of values that two schemas allow. */
export function compareValues({ before, after, side, subject, report }: SchemaPair): void {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const isListed = old.length > 0
  if (side === 'request') {
    if (!isListed && now.length > 0)
      report('enum-value-removed', 'breaking', `${subject} now accepts only ${now.map(toLabel).join(', ')}`, '/enum')
  } else if (!isListed && now.length > 0)
    report('enum-value-removed', 'compatible', `${subject} now returns only ${now.map(toLabel).join(', ')}`, '/enum')
  if (isListed && now.length === 0) {
    const level = side === 'response' ? 'risky' : 'compatible'
    report('enum-value-added', level, `${subject} can now have any value in ${side}s`, '/enum')
    return
  }
  for (const [index, value] of old.entries()) {
    if (now.some((each) => isSameValue(each, value))) continue
    const [level, verb] =
      side === 'request' ? (['breaking', 'no longer accepts'] as const) : (['compatible', 'no longer returns'] as const)
    report('enum-value-removed', level, `${subject} ${verb} the value ${JSON.stringify(value)}`, `/enum/${index}`)
  }
  if (!isListed) return
  for (const [index, value] of now.entries()) {
    if (old.some((each) => isSameValue(each, value))) continue
    const [level, verb] =
      side === 'request' ? (['compatible', 'now accepts'] as const) : (['risky', 'can now return'] as const)
    report('enum-value-added', level, `${subject} ${verb} the value ${JSON.stringify(value)}`, `/enum/${index}`)
  }
}

function valuesOf({ enumValues, constant }: Schema): readonly JsonValue[] {
  return enumValues.length === 0 && constant !== undefined ? [constant] : enumValues.map(({ value }) => value)
}
