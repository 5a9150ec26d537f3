import type { ApiOperationProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'
import { Callbacks } from './Callbacks.js'
import { Endpoint } from './Endpoint.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationText } from './OperationText.js'
import { hasSamples, Samples } from './Samples.js'

/**
 * The page of an operation below its title. Samples are below the endpoint in narrow windows and next to the text in
 * wide ones. Callbacks and collapsed schemas come last, because only some readers need them.
 */
export function ApiOperation({ text, components, operation }: ApiOperationProps): ReactElement {
  const { callbacks, schemas } = operation
  const props = { text, components }
  const isSampled = hasSamples(operation)
  // Set at the start of the HTML, so the text does not shift when the samples arrive.
  return (
    <div className={joinClassNames('api', isSampled && 'has-samples')}>
      <Endpoint text={text} operation={operation} />
      {isSampled && <Samples {...props} operation={operation} />}
      <div className="api-main">
        <OperationText {...props} operation={operation} hasExamples={false} />
      </div>
      {callbacks.length + schemas.length > 0 && (
        <div className="api-rest">
          {callbacks.length > 0 && <Callbacks {...props} callbacks={callbacks} />}
          {schemas.length > 0 && <NamedSchemas {...props} schemas={schemas} />}
        </div>
      )}
    </div>
  )
}
