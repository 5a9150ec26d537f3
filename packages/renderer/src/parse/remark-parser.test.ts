import { describe, expect, it } from 'vitest'
import { parseWithRemark } from './remark-parser.js'

describe('parseWithRemark', () => {
  it('reads GFM, directives with bare titles, and front matter', () => {
    const { children } = parseWithRemark('---\na: 1\n---\n:::note T\n~~a~~\n:::\n')
    expect(children).toMatchObject([
      { type: 'yaml' },
      {
        type: 'containerDirective',
        name: 'note',
        children: [{ data: { directiveLabel: true } }, { children: [{ type: 'delete' }] }],
      },
    ])
  })

  it('runs no transform of a plugin, only its syntax extension', () => {
    let runs = 0
    const plugin = () => () => {
      runs += 1
    }
    parseWithRemark('a', [plugin])
    expect(runs).toBe(0)
  })
})
