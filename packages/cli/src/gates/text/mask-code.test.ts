import { expect, it } from 'vitest'
import { listFences, maskCode } from './mask-code.js'

const TEXT = `---
title: A
---

Some \`code\` and \`\`two \` ticks\`\`.

\`\`\`js title="a.js"
const a = 1
\`\`\`

- item
  ~~~
  in a list
    indented
  ~~~

> \`\`\`json
> {}
> \`\`\`

\`open

Text
`

it('lists fences with their code', () => {
  expect(listFences(TEXT, 4)).toEqual([
    { line: 7, info: 'js title="a.js"', code: 'const a = 1', indent: 0, isClosed: true },
    { line: 12, info: '', code: 'in a list\n  indented', indent: 2, isClosed: true },
    { line: 17, info: 'json', code: '{}', indent: 2, isClosed: true },
  ])
  expect(listFences('```\nnever closed').map(({ code }) => code)).toEqual(['never closed'])
})

it('replaces code by spaces, and keeps every position', () => {
  const masked = maskCode(TEXT, 4)
  expect(masked.length).toBe(TEXT.length)
  expect(masked.split(/\s+/).filter(Boolean)).toEqual(['Some', 'and', '.', '-', 'item', '`open', 'Text'])
  expect(masked.indexOf('item')).toBe(TEXT.indexOf('item'))
})
