import type { PropertyView, ReleaseView } from '@docgen/renderer/contract'
import type { ReactElement, ReactNode } from 'react'
import type { ApiProps, NestingProps } from './api-props.js'
import { ClosedFlag, SchemaNotes } from './SchemaNotes.js'
import { TypeLabel } from './TypeLabel.js'

/** Props of a property's row. */
export interface PropertyProps extends NestingProps {
  readonly property: PropertyView
  /** More facts, between the notes of the property and its nested content. */
  readonly children?: ReactNode
  /** Examples, below the nested content. */
  readonly examples?: ReactNode
}

/**
 * A property: a line with name, type and requirements, then its description, then its nested content. Its name links to
 * the row itself.
 */
export function Property({
  text,
  components,
  property,
  depth,
  renderInside,
  children,
  examples,
}: PropertyProps): ReactElement {
  const { name, kind, id, isRequired, schema } = property
  const label = kind === 'additional' || kind === 'rest' ? text(`theme.api.name.${kind}`) : name
  // A property may have an empty name, and still must be visible.
  const displayName = kind === 'index' ? `[${label}]` : label || '""'
  const flags = [
    isRequired && 'required',
    schema.deprecation && 'deprecated',
    schema.isReadOnly && 'readOnly',
    schema.isWriteOnly && 'writeOnly',
  ].filter((flag) => typeof flag === 'string')
  return (
    <li id={id}>
      <p className="prop">
        <a className={kind === 'name' ? undefined : `is-${kind}`} href={`#${id}`}>
          {schema.deprecation ? <s>{displayName}</s> : displayName}
        </a>{' '}
        {schema.type !== '' && <TypeLabel schema={schema} />}
        {flags.map((flag) => (
          <Flag key={flag} text={text} name={flag} />
        ))}
        {property.release && <ReleaseFlag text={text} release={property.release} />}
        <ClosedFlag text={text} schema={schema} />
      </p>
      <SchemaNotes text={text} components={components} schema={schema} hasFlag />
      {children}
      {renderInside(schema, depth + 1)}
      {examples}
    </li>
  )
}

/** The version in which something is new or has changed, with the space before it. */
function ReleaseFlag({
  text,
  release: { kind, version },
}: Pick<ApiProps, 'text'> & { readonly release: ReleaseView }): ReactElement {
  return (
    <>
      {' '}
      <span className="flag">{text(`theme.api.release.${kind}`, { version })}</span>
    </>
  )
}

/** A label such as "required", with the space before it. */
function Flag({ text, name }: { readonly text: ApiProps['text']; readonly name: string }): ReactElement {
  return (
    <>
      {' '}
      <span className={name === 'required' ? 'required' : 'flag'}>{text(`theme.api.${name}`)}</span>
    </>
  )
}
