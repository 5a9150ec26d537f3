import type { Heading, Nodes, Root } from 'mdast'

declare module 'hast' {
  interface Properties {
    /** Of a heading: the words that its id is made from, where they are others than those it shows. */
    dataIdWords?: string
  }
}

/**
 * Runs a change of a tree, and keeps for each heading that shows other words after it those that were written: its id is
 * made from them, as Docusaurus makes it. So a link to `## Launch :rocket:` leads there whether or not that is an emoji.
 */
export async function keepIdWords(tree: Root, change: () => Promise<Root>): Promise<Root> {
  const written = new Map(headingsIn(tree).map((heading) => [heading, wordsIn(heading)]))
  const changed = await change()
  for (const heading of headingsIn(changed)) {
    const dataIdWords = written.get(heading)
    if (dataIdWords === undefined || dataIdWords === wordsIn(heading)) continue
    heading.data = { ...heading.data, hProperties: { dataIdWords, ...heading.data?.hProperties } }
  }
  return changed
}

function headingsIn(node: Nodes): Heading[] {
  if (node.type === 'heading') return [node]
  return 'children' in node ? node.children.flatMap(headingsIn) : []
}

function wordsIn(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? ''
  return 'value' in node ? node.value : 'children' in node ? node.children.map(wordsIn).join('') : ''
}
