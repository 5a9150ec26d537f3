import { childNode, type DocumentNode, elementNodes, follow } from '../document-node.js'
import { asText } from '../json-value.js'

/** A request sample in the description. */
export interface CodeSample {
  readonly language: string
  readonly label: string
  readonly source: string
}

/** The operation's own samples (`x-codeSamples`). */
export function readCodeSamples(operation: DocumentNode): readonly CodeSample[] {
  return ['x-codeSamples', 'x-code-samples'].flatMap((key) =>
    elementNodes(childNode(operation, key)).flatMap((node) => {
      const language = asText(childNode(node, 'lang').value) ?? ''
      const source = asText(follow(childNode(node, 'source')).value)
      const label = asText(childNode(node, 'label').value) ?? language
      return source === undefined ? [] : [{ language, label, source }]
    }),
  )
}
