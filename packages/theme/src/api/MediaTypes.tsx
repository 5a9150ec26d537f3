import type { EncodingView, MediaTypeView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Examples } from './Examples.js'
import { Facts } from './Facts.js'
import { ParameterList } from './ParameterList.js'
import { SchemaInside } from './SchemaInside.js'
import { SchemaNotes } from './SchemaNotes.js'

/** Props of a body in all its formats. */
export interface MediaTypesProps extends ApiProps {
  /** Unique in the page. */
  readonly id: string
  readonly mediaTypes: readonly MediaTypeView[]
  /** Examples stand below where no column beside the text holds them. */
  readonly hasExamples: boolean
}

/** A body: its format, and its schema as a tree; tabs where there are several formats. */
export function MediaTypes({ text, components, id, mediaTypes, hasExamples }: MediaTypesProps): ReactElement | null {
  const { Tabs } = components
  const [first] = mediaTypes
  if (!first) return null
  const props = { text, components, hasExamples }
  if (mediaTypes.length === 1) return <Body {...props} body={first} />
  return (
    <Tabs
      text={text}
      id={id}
      tabs={mediaTypes.map((body) => ({
        value: body.mediaType,
        label: body.mediaType,
        isDefault: false,
        children: <Body {...props} body={body} />,
      }))}
    />
  )
}

function Body({
  text,
  components,
  body: { mediaType, id, schema, examples, encodings },
  hasExamples,
}: ApiProps & { readonly body: MediaTypeView; readonly hasExamples: boolean }): ReactElement {
  const type = schema && (schema.title === '' || schema.title === schema.type ? '' : `${schema.title} `) + schema.type
  return (
    <>
      <p id={id} className="prop">
        <code>{mediaType}</code>
        {type !== undefined && (
          <>
            {' '}
            <span className="type">{type}</span>
          </>
        )}
      </p>
      {schema && (
        <>
          <SchemaNotes text={text} components={components} schema={schema} />
          <SchemaInside text={text} components={components} schema={schema} depth={0} />
        </>
      )}
      {encodings.map((encoding) => (
        <Encoding key={encoding.name} text={text} components={components} encoding={encoding} />
      ))}
      {hasExamples && examples.length > 0 && (
        <Examples text={text} components={components} id={`${id}-examples`} examples={examples} />
      )}
    </>
  )
}

function Encoding({
  text,
  components,
  encoding: { name, contentType, style, isExploded, allowsReserved, headers },
}: ApiProps & { readonly encoding: EncodingView }): ReactElement {
  return (
    <div className="inner">
      <p className="prop">
        <span className="label">{text('theme.api.encoding', { name })}</span>
      </p>
      <Facts>
        {contentType !== undefined && <code>{contentType}</code>}
        {style !== undefined && <code>{style}</code>}
        {isExploded === true && <code>explode</code>}
        {allowsReserved && <span className="limit">{text('theme.api.allowsReserved')}</span>}
      </Facts>
      {headers.length > 0 && <ParameterList text={text} components={components} parameters={headers} />}
    </div>
  )
}
