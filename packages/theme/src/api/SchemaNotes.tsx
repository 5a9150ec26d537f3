import type { ConstraintView, SchemaView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { ExternalDocs } from './ExternalDocs.js'
import { Facts } from './Facts.js'

interface SchemaNotesProps extends ApiProps {
  readonly schema: SchemaView
  /** Whether a `ClosedFlag` precedes the notes, so that they do not repeat its text. */
  readonly hasFlag?: boolean
}

/** The description, limits and allowed values of a schema. */
export function SchemaNotes({ text, components, schema, hasFlag = false }: SchemaNotesProps): ReactElement {
  const { descriptionHtml, deprecation, externalDocs, conflicts } = schema
  return (
    <>
      <ApiText html={descriptionHtml} />
      <ApiText html={deprecation?.html} />
      <SchemaFacts
        text={text}
        schema={hasFlag ? { ...schema, constraints: schema.constraints.filter(({ name }) => name !== CLOSED) } : schema}
      />
      <LongPatterns text={text} schema={schema} />
      <EnumValues text={text} schema={schema} />
      {conflicts.map((conflict) => (
        <p key={conflict} className="conflict">
          {conflict}
        </p>
      ))}
      <ExternalDocs text={text} components={components} docs={externalDocs} />
    </>
  )
}

const CLOSED = 'additionalProperties'

/** The label of an object that allows no other properties, for its first line; nothing for other schemas. */
export function ClosedFlag({
  text,
  schema: { constraints },
}: Pick<ApiProps, 'text'> & { readonly schema: Pick<SchemaView, 'constraints'> }): ReactElement | null {
  if (!constraints.some(({ name }) => name === CLOSED)) return null
  return (
    <>
      {' '}
      <span className="flag">{text(`theme.api.constraint.${CLOSED}`)}</span>
    </>
  )
}

/** The allowed values; a long list is collapsed. Nothing if every value is allowed. */
export function EnumValues({
  text,
  schema: { enumValues, isEnumFolded },
}: Pick<ApiProps, 'text'> & { readonly schema: SchemaView }): ReactElement | null {
  if (enumValues.length === 0) return null
  const isDescribed = enumValues.some(({ descriptionHtml }) => descriptionHtml !== undefined)
  const list = isDescribed ? (
    <dl className="values">
      {enumValues.map(({ value, descriptionHtml }) => (
        <Fragment key={value}>
          <dt>
            <code>{value}</code>
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: descriptionHtml ?? '' }} />
        </Fragment>
      ))}
    </dl>
  ) : (
    <Facts>
      {!isEnumFolded && <span>{text('theme.api.allowedValues')}</span>}
      {enumValues.map(({ value }) => (
        <code key={value}>{value}</code>
      ))}
    </Facts>
  )
  if (!isEnumFolded) return list
  return (
    <details className="more">
      <summary>{text('theme.api.allowedValues.plurals', { count: enumValues.length })}</summary>
      {list}
    </details>
  )
}

// Constraints that are rendered as code after a label.
const IN_CODE = new Set(['pattern', 'xml'])

/** Limits, default value and examples side by side; nothing if there are none. */
function SchemaFacts({
  text,
  schema: { constraints, constant, defaultValue, examples },
}: Pick<ApiProps, 'text'> & { readonly schema: SchemaView }): ReactElement {
  const codes = constraints.filter((limit) => IN_CODE.has(limit.name) && !isLongPattern(limit))
  const limits = joinRanges(constraints.filter(({ name }) => !IN_CODE.has(name)))
  const values = [
    ...codes.map(({ name, value }) => ({ label: text(`theme.api.constraint.${name}`), value })),
    ...(constant === undefined ? [] : [{ label: text('theme.api.constant'), value: constant }]),
    ...(defaultValue === undefined ? [] : [{ label: text('theme.api.default'), value: defaultValue }]),
    ...examples.map((value) => ({ label: text('theme.api.example'), value })),
  ]
  return (
    <Facts>
      {limits.map(({ name, value, most = '' }) => (
        <span key={name + value}>{text(`theme.api.constraint.${name}`, { value, most })}</span>
      ))}
      {values.map(({ label, value }, index) => (
        <span key={index}>
          {`${label} `}
          <code>{breakAfterCommas(value)}</code>
        </span>
      ))}
    </Facts>
  )
}

// In characters. Shorter values fit into a line.
const MIN_BROKEN_LENGTH = 40

/** Lets a long value without spaces break after commas first, so that a line rarely ends inside a part of it. */
function breakAfterCommas(value: string): ReactNode {
  if (value.length < MIN_BROKEN_LENGTH || value.includes(' ')) return value
  return value.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

// Regular expressions of at most this many characters fit into the line of facts.
const MAX_PATTERN_LENGTH = 40
// How many characters of a longer expression the collapsed row shows.
const PATTERN_START = 24

function isLongPattern({ name, value }: ConstraintView): boolean {
  return name === 'pattern' && value.length > MAX_PATTERN_LENGTH
}

/** Long regular expressions, collapsed, because few readers need a whole one. */
function LongPatterns({
  text,
  schema: { constraints },
}: Pick<ApiProps, 'text'> & { readonly schema: SchemaView }): ReactElement {
  return (
    <>
      {constraints.filter(isLongPattern).map(({ value }) => (
        <details key={value} className="more">
          <summary>
            {`${text('theme.api.constraint.pattern')} `}
            <code>{`${value.slice(0, PATTERN_START)}…`}</code>
          </summary>
          <p className="facts">
            <code>{value}</code>
          </p>
        </details>
      ))}
    </>
  )
}

// Minimum and maximum are rendered as one range if a schema has both.
const RANGES: Readonly<Record<string, { readonly end: string; readonly name: string }>> = {
  minimum: { end: 'maximum', name: 'range' },
  minLength: { end: 'maxLength', name: 'lengthRange' },
  minItems: { end: 'maxItems', name: 'itemsRange' },
  minProperties: { end: 'maxProperties', name: 'propertiesRange' },
}

function joinRanges(limits: readonly ConstraintView[]): readonly (ConstraintView & { readonly most?: string })[] {
  const ends = new Set<ConstraintView>()
  const joined = limits.map((limit) => {
    const range = RANGES[limit.name]
    const end = range && limits.find(({ name }) => name === range.end)
    if (!end) return limit
    ends.add(end)
    return { name: range.name, value: limit.value, most: end.value }
  })
  return joined.filter((limit) => !ends.has(limit))
}
