import type { ParameterView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Examples } from './Examples.js'
import { Facts } from './Facts.js'
import { Property } from './Property.js'
import { createRenderInside } from './SchemaInside.js'

/** Parameters or response headers as rows. */
export function ParameterList({
  text,
  components,
  parameters,
}: ApiProps & { readonly parameters: readonly ParameterView[] }): ReactElement {
  const props = { text, components, renderInside: createRenderInside({ text, components }) }
  return (
    <ul className="props">
      {parameters.map((parameter) => (
        <Property
          key={parameter.id}
          {...props}
          property={parameter}
          depth={0}
          examples={<NamedExamples text={text} components={components} parameter={parameter} />}
        >
          <ParameterFacts text={text} parameter={parameter} />
        </Property>
      ))}
    </ul>
  )
}

type ParameterProps = ApiProps & { readonly parameter: ParameterView }

/** How the value of a parameter is serialized. */
function ParameterFacts({
  text,
  parameter: { serialization, mediaType, allowsEmptyValue, allowsReserved },
}: Omit<ParameterProps, 'components'>): ReactElement {
  const form = serialization?.example ?? mediaType
  return (
    <Facts>
      {form !== undefined && (
        <span>
          {`${text('theme.api.writtenAs')} `}
          <code>{form}</code>
        </span>
      )}
      {allowsEmptyValue && <span>{text('theme.api.allowsEmptyValue')}</span>}
      {allowsReserved && <span>{text('theme.api.allowsReserved')}</span>}
    </Facts>
  )
}

function NamedExamples({ text, components, parameter: { namedExamples, id } }: ParameterProps): ReactElement | null {
  if (namedExamples.length === 0) return null
  return (
    <details className="more">
      <summary>{text('theme.api.examples')}</summary>
      <Examples text={text} components={components} id={`${id}-examples`} examples={namedExamples} />
    </details>
  )
}
