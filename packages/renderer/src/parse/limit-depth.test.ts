import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { limitDepth, MAX_DEPTH } from './limit-depth.js'
import { parseWithSatteri } from './satteri-parser.js'

describe('limitDepth', () => {
  it('returns the same tree when it is not deep', () => {
    const text = '> - *a **b***\n'
    const tree = parseWithSatteri(text)
    expect(limitDepth(tree, text)).toBe(tree)
  })

  it.each([
    ['quotes', `${'> '.repeat(20_000)}end`],
    ['lists', `${'- '.repeat(3_000)}end`],
    ['emphasis', `${'*'.repeat(20_000)}end${'*'.repeat(20_000)}`],
    ['directives', `${':::a\n'.repeat(1_000)}end`],
    ['a mixture', `${'> - '.repeat(2_000)}end`],
  ])('cuts off %s and loses no text', (_, text) => {
    const { depth, lastText } = measure(limitDepth(parseWithSatteri(text), text))
    expect(depth).toBeGreaterThan(MAX_DEPTH - 5)
    expect(depth).toBeLessThan(MAX_DEPTH + 6)
    expect(lastText).toContain('end')
  })
})

function measure(tree: Nodes): { depth: number; lastText: string } {
  let depth = 0
  let lastText = ''
  for (let level: Nodes[] = [tree]; level.length > 0; depth += 1) {
    for (const node of level) if (node.type === 'text') lastText = node.value
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []))
  }
  return { depth, lastText }
}
