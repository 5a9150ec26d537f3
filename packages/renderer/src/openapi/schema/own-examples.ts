import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'

/** The examples that a schema has itself, in whatever form they are written: `example`, and `examples` as list or map. */
export function ownExamples(schema: DocumentNode): readonly DocumentNode[] {
  const many = childNode(schema, 'examples')
  const all = [childNode(schema, 'example'), ...elementNodes(many), ...entryNodes(many).map(([, each]) => each)]
  return all.filter(({ value }) => value !== undefined)
}
