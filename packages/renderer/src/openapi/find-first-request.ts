import type { ApiDescription } from './api-description.js'
import { type Operation, readOperation } from './nouns/operation.js'

/**
 * A request to start with: the first GET operation that needs no parameters and is not deprecated; `undefined` if
 * there is none.
 */
export function findFirstRequest({ document, operations }: ApiDescription): Operation | undefined {
  return operations
    .filter(({ method, path, isDeprecated }) => method === 'get' && !path.includes('{') && !isDeprecated)
    .map((entry) => readOperation(document, entry))
    .find(({ parameters }) => parameters.every(({ isRequired }) => !isRequired))
}
