import { type DocumentNode, follow } from './document-node.js'
import type { Example } from './nouns/example.js'
import { isJsonType } from './nouns/media-type.js'
import { readOperation } from './nouns/operation.js'
import type { OperationEntry } from './operation-entry.js'

/**
 * Returns the examples of the first JSON body that has examples and the schema at the given node; empty if no such body
 * exists. Authors seldom write examples at a named schema itself.
 */
export function findBodyExamples(
  { document, pointer }: DocumentNode,
  operations: readonly OperationEntry[],
): readonly Example[] {
  for (const entry of operations) {
    const { requestBody, responses } = readOperation(document, entry)
    for (const { content } of [...(requestBody ? [requestBody] : []), ...responses]) {
      for (const { name, schema, isStream, examples } of content) {
        const isSchema = isJsonType(name) && !isStream && schema && follow(schema).pointer === pointer
        if (isSchema && examples.length > 0) return examples
      }
    }
  }
  return []
}
