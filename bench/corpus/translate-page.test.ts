import { expect, it } from 'vitest'
import { translatePage } from './translate-page.mjs'

const PAGE = `---
title: "Orders and plans"
---

Send \`--dry run\` to [the orders](./orders-and-plans.md), then orders.

\`\`\`js
// the orders
\`\`\`
`

it('replaces words consistently, and keeps code and URLs', () => {
  const translated = translatePage(PAGE, { vocabulary: ['alpha', 'beta', 'gamma', 'delta'], seed: 3 })
  const [, first, again] = /\[\w+ (\w+)\]\(.*\), \w+ (\w+)\.$/m.exec(translated) ?? []
  expect(first).toMatch(/alpha|beta|gamma|delta/)
  expect(again).toBe(first)
  expect(translated).not.toMatch(/Send|Orders and/)
  expect(translated).toContain('`--dry run`')
  expect(translated).toContain('](./orders-and-plans.md)')
  expect(translated).toContain('```js\n// the orders\n```')
  expect(translated.split('\n')).toHaveLength(PAGE.split('\n').length)
})

it('produces another language with another seed', () => {
  const vocabulary = Array.from({ length: 500 }, (_, index) => `word${index}`)
  expect(translatePage(PAGE, { vocabulary, seed: 1 })).not.toBe(translatePage(PAGE, { vocabulary, seed: 2 }))
})
