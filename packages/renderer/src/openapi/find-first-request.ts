import type { ApiDescription } from './api-description.js'
import { type Operation, readOperation } from './nouns/operation.js'

/** The first operation that reads something without required parameters: the request to start with. */
export function findFirstRequest({ document, operations }: ApiDescription): Operation | undefined {
  return operations
    .filter(({ method, path, isDeprecated }) => method === 'get' && !path.includes('{') && !isDeprecated)
    .map((entry) => readOperation(document, entry))
    .find(({ parameters }) => parameters.every(({ isRequired }) => !isRequired))
}
