import type { CallbackView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Endpoint } from './Endpoint.js'
import { OperationLinks } from './OperationLinks.js'
import { OperationText } from './OperationText.js'
import { OperationTitle } from './OperationTitle.js'

/** Props of callbacks. */
export interface CallbacksProps extends ApiProps {
  readonly callbacks: readonly CallbackView[]
  /** Whether the callbacks belong to a callback or a webhook, so that their headings are deeper. */
  readonly isInner?: boolean
}

/** Requests that the API sends to a URL that the client supplied. */
export function Callbacks({ text, components, callbacks, isInner = false }: CallbacksProps): ReactElement {
  const { Heading } = components
  return (
    <>
      {isInner ? <h4>{text('theme.api.callbacks')}</h4> : <h2>{text('theme.api.callbacks')}</h2>}
      {!isInner && <p>{text('theme.api.callbacks.message')}</p>}
      {callbacks.map(({ name, id, expression, operations, links }) => (
        <Fragment key={id}>
          <Heading text={text} level={isInner ? 4 : 3} id={id} label={name}>
            {name}
          </Heading>
          {links && <OperationLinks operations={links} />}
          {operations.length === 0 && !links && (
            <p className="facts">
              <code>{expression}</code>
            </p>
          )}
          {operations.map((operation) => (
            <div key={operation.id} id={operation.id} className="callback">
              <OperationTitle name={name} operation={operation} />
              <Endpoint text={text} operation={operation} />
              <OperationText text={text} components={components} operation={operation} hasExamples />
              {operation.callbacks.length > 0 && (
                <div className="inner callback">
                  <Callbacks text={text} components={components} callbacks={operation.callbacks} isInner />
                </div>
              )}
            </div>
          ))}
        </Fragment>
      ))}
    </>
  )
}
