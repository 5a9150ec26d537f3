import type { ApiOperationProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Callbacks } from './Callbacks.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationText } from './OperationText.js'
import { hasSamples, Samples } from './Samples.js'

/**
 * The page of an operation below its title. Samples stand beside the text on wide windows and after the answers on
 * narrow ones; what only some readers need, callbacks and folded schemas, comes last.
 */
export function ApiOperation({ text, components, operation }: ApiOperationProps): ReactElement {
  const { callbacks, schemas } = operation
  const props = { text, components }
  return (
    <div className="api">
      <div className="api-main">
        <OperationText {...props} operation={operation} hasExamples={false} />
      </div>
      {hasSamples(operation) && <Samples {...props} operation={operation} />}
      {callbacks.length + schemas.length > 0 && (
        <div className="api-rest">
          {callbacks.length > 0 && <Callbacks {...props} callbacks={callbacks} />}
          {schemas.length > 0 && <NamedSchemas {...props} schemas={schemas} />}
        </div>
      )}
    </div>
  )
}
