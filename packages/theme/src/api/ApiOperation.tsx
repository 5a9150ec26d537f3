import type { ApiOperationProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'
import { Callbacks } from './Callbacks.js'
import { Endpoint } from './Endpoint.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationText } from './OperationText.js'
import { hasSamples, Samples } from './Samples.js'

/**
 * The page of an operation below its title. Samples are below the endpoint on narrow windows and beside the text on wide
 * ones; what only some readers need, callbacks and folded schemas, comes last.
 */
export function ApiOperation({ text, components, operation }: ApiOperationProps): ReactElement {
  const { callbacks, schemas } = operation
  const props = { text, components }
  const isSampled = hasSamples(operation)
  // Said at the start, so that the text stands where it will stay before the samples have come.
  return (
    <div className={joinClassNames('api', isSampled && 'has-samples')}>
      <Endpoint operation={operation} />
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
