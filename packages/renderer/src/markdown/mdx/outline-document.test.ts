import { expect, it } from 'vitest'
import { outlineDocument } from './outline-document.js'

it('returns the title of a page, and its headings with their HTML and ids', () => {
  const text = `import X from './x'

# Title of *it*

## First & \`code\`

> ### Quoted {#own}

<div>

## First & \`code\`

</div>

#### **Deep** [link](./a.md)
`
  expect(outlineDocument(text)).toMatchObject({
    contentTitle: 'Title of it',
    toc: [
      { value: 'First &amp; <code>code</code>', id: 'first--code', level: 2 },
      { value: 'Quoted', id: 'own', level: 3 },
      { value: 'First &amp; <code>code</code>', id: 'first--code-1', level: 2 },
      { value: '<strong>Deep</strong> link', id: 'deep-link', level: 4 },
    ],
  })
})

it('has no title when text or another heading comes first', () => {
  expect(outlineDocument('Text.\n\n# Later').contentTitle).toBeUndefined()
  expect(outlineDocument('## Second')).toEqual({
    isPartial: false,
    nodes: [['h2', { id: 'second' }, ['Second']]],
    contentTitle: undefined,
    toc: [{ value: 'Second', id: 'second', level: 2 }],
  })
})

it('keeps times, which look like directives', () => {
  const { toc, nodes } = outlineDocument('## May 3, 11:00 a.m.\n\nAt :smile:, and 1:23.\n')
  expect(toc).toEqual([{ value: 'May 3, 11:00 a.m.', id: 'may-3-1100-am', level: 2 }])
  expect(nodes[2]).toEqual(['p', {}, ['At :smile:, and 1:23.']])
})
