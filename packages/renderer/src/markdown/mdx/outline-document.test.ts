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
  expect(outlineDocument(text)).toEqual({
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
    contentTitle: undefined,
    toc: [{ value: 'Second', id: 'second', level: 2 }],
  })
})
