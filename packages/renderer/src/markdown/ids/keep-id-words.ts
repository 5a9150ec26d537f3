import type { Heading, Nodes, Root } from 'mdast'

declare module 'hast' {
  interface Properties {
    /** Of a heading: the words from which its id derives, if they differ from its visible text. */
    dataIdWords?: string
  }
}

/**
 * Calls `change` on a tree, and keeps the written words of each heading whose text changes: as in Docusaurus, the id of
 * a heading derives from its written words. So a link to `## Launch :rocket:` works even if a plugin replaces the last
 * word with an emoji.
 */
export async function keepIdWords(tree: Root, change: () => Promise<Root>): Promise<Root> {
  const wordsOfHeading = new Map(headingsIn(tree).map((heading) => [heading, wordsIn(heading)]))
  const changed = await change()
  for (const heading of headingsIn(changed)) {
    const dataIdWords = wordsOfHeading.get(heading)
    if (dataIdWords === undefined || dataIdWords === wordsIn(heading)) continue
    heading.data = { ...heading.data, hProperties: { dataIdWords, ...heading.data?.hProperties } }
  }
  return changed
}

/**
 * Keeps the words of each heading with a directive that will become text again, such as `cache:clear`: Docusaurus reads
 * `:clear` as a directive when it derives the id, `cache`.
 */
export function keepWordsBesideDirectives(tree: Root, knownNames: ReadonlySet<string>): void {
  for (const heading of headingsIn(tree)) {
    if (!hasUnknownDirective(heading, knownNames)) continue
    heading.data = { ...heading.data, hProperties: { dataIdWords: wordsIn(heading), ...heading.data?.hProperties } }
  }
}

function hasUnknownDirective(node: Nodes, knownNames: ReadonlySet<string>): boolean {
  if (node.type === 'textDirective' && !knownNames.has(node.name)) return true
  return 'children' in node && node.children.some((child) => hasUnknownDirective(child, knownNames))
}

function headingsIn(node: Nodes, found: Heading[] = []): readonly Heading[] {
  if (node.type === 'heading') found.push(node)
  // Most nodes are in paragraphs and tables, which contain no headings.
  else if ('children' in node && node.type !== 'paragraph' && node.type !== 'table')
    for (const child of node.children) headingsIn(child, found)
  return found
}

function wordsIn(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? ''
  return 'value' in node ? node.value : 'children' in node ? node.children.map(wordsIn).join('') : ''
}
