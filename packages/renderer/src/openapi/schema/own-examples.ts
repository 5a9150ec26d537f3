import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'

/** A schema's own examples, in any form: `example`, and `examples` as array or object. */
export function ownExamples(schema: DocumentNode): readonly DocumentNode[] {
  const many = childNode(schema, 'examples')
  const all = [childNode(schema, 'example'), ...elementNodes(many), ...entryNodes(many).map(([, each]) => each)]
  return all.filter(({ value }) => value !== undefined)
}
