import type { Heading, RootContent } from 'mdast'

const ID_SUFFIX = /(?:^|\s+)\{#([^\s{}]+)\}\s*$/
const ID_COMMENT = /^<!--\s*#([^\s]+?)\s*-->$/

/** Takes the own id off the end of a heading: `## Title {#id}` or `## Title <!-- #id -->`. */
export function transformHeading(node: Heading): readonly RootContent[] | undefined {
  const last = node.children.at(-1)
  if (last?.type === 'text') {
    const match = ID_SUFFIX.exec(last.value)
    if (match?.[1] !== undefined) {
      last.value = last.value.slice(0, match.index)
      setId(node, match[1])
    }
  } else if (last?.type === 'html') {
    const id = ID_COMMENT.exec(last.value)?.[1]
    if (id !== undefined) {
      node.children.pop()
      const before = node.children.at(-1)
      if (before?.type === 'text') before.value = before.value.trimEnd()
      setId(node, id)
    }
  }
  return undefined
}

function setId(node: Heading, id: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
}
