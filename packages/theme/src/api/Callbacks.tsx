import type { CallbackView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { OperationText } from './OperationText.js'

/** Requests that the API sends to an address which the reader gave it. */
export function Callbacks({
  text,
  components,
  callbacks,
}: ApiProps & { readonly callbacks: readonly CallbackView[] }): ReactElement {
  const { Heading } = components
  return (
    <>
      <h2>{text('theme.api.callbacks')}</h2>
      <p>{text('theme.api.callbacks.message')}</p>
      {callbacks.map(({ name, id, expression, operations }) => (
        <Fragment key={id}>
          <Heading text={text} level={3} id={id} label={name}>
            {name}
          </Heading>
          {operations.length === 0 && (
            <p className="facts">
              <code>{expression}</code>
            </p>
          )}
          {operations.map((operation) => (
            <div key={operation.id} id={operation.id} className="callback">
              <OperationText text={text} components={components} operation={operation} hasExamples />
              {operation.callbacks.length > 0 && (
                <Callbacks text={text} components={components} callbacks={operation.callbacks} />
              )}
            </div>
          ))}
        </Fragment>
      ))}
    </>
  )
}
