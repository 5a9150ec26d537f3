import type { EncodingView, ExampleView, MediaTypeView, SchemaView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Examples } from './Examples.js'
import { Facts } from './Facts.js'
import { ParameterList } from './ParameterList.js'
import { SchemaInside } from './SchemaInside.js'
import { ClosedFlag, SchemaNotes } from './SchemaNotes.js'
import { TypeLabel } from './TypeLabel.js'

/** Props of a body in all its media types. */
export interface MediaTypesProps extends ApiProps {
  /** Unique in the page. */
  readonly id: string
  readonly mediaTypes: readonly MediaTypeView[]
  /** Absent in responses. */
  readonly isRequired?: boolean
  /** Which examples appear below the body. `several`: collapsed, and only if the column next to the text lacks some. */
  readonly examples: 'all' | 'several' | 'none'
}

/** A body: its media type, and its schema as a tree; tabs for several media types. */
export function MediaTypes({ id, mediaTypes, ...props }: MediaTypesProps): ReactElement | null {
  const { text, components } = props
  const { Tabs } = components
  const [first] = mediaTypes
  if (!first) return null
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
  isRequired,
  examples,
  body: { mediaType, id, schema, isStream, examples: values, encodings, isSampled },
}: Omit<MediaTypesProps, 'id' | 'mediaTypes'> & { readonly body: MediaTypeView }): ReactElement {
  const isFolded =
    examples === 'several' && (values.length > 1 || values.some((each) => isMissingInSamples(each, isSampled)))
  const list = <Examples text={text} components={components} id={`${id}-examples`} examples={values} />
  return (
    <>
      <p id={id} className="prop">
        <code>{mediaType}</code>
        {isStream && (
          <>
            {' '}
            <span className="label">{text('theme.api.items')}</span>
          </>
        )}
        {schema && (
          <>
            {' '}
            <TypeLabel schema={schema} label={labelRoot(schema)} />
          </>
        )}
        {isRequired !== undefined && (
          <>
            {' '}
            <span className={isRequired ? 'required' : 'flag'}>
              {text(isRequired ? 'theme.api.required' : 'theme.api.optional')}
            </span>
          </>
        )}
        {schema && <ClosedFlag text={text} schema={schema} />}
      </p>
      {schema && (
        <>
          <SchemaNotes text={text} components={components} schema={schema} hasFlag />
          <SchemaInside text={text} components={components} schema={schema} depth={0} />
        </>
      )}
      {encodings.map((encoding) => (
        <Encoding key={encoding.name} text={text} components={components} encoding={encoding} />
      ))}
      {isFolded ? (
        <details className="more">
          <summary>{text('theme.api.examples.plurals', { count: values.length })}</summary>
          {list}
        </details>
      ) : (
        examples === 'all' && list
      )}
    </>
  )
}

/** The type of a body, preceded by its title unless the type or a link to the schema's page already shows the title. */
function labelRoot({ title, type, page }: SchemaView): string {
  return page || title === '' || title === type ? type : `${title} ${type}`
}

/** Whether the request samples, which contain only code, lack a part of the media type's only example. */
function isMissingInSamples(
  { isGenerated, label, name, descriptionHtml, code }: ExampleView,
  isSampled: boolean,
): boolean {
  return !isGenerated && (!isSampled || label !== name || descriptionHtml !== undefined || !code)
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
        {isExploded !== undefined && <code>{isExploded ? 'explode' : 'explode: false'}</code>}
        {allowsReserved && <span>{text('theme.api.allowsReserved')}</span>}
      </Facts>
      {headers.length > 0 && <ParameterList text={text} components={components} parameters={headers} />}
    </div>
  )
}
