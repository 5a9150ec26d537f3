import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it("names a task's checkbox after the adjacent text", async () => {
  const { html } = await compilePlain('- [x] One *two*\n  - [ ] Three\n\n- [ ] Four\n\n  Five\n- Six')
  const names = [...html.matchAll(/<input type="checkbox"[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['One two', 'Three', 'Four'])
  expect(html).toContain('Six')
  expect(html.match(/<li/g)).toHaveLength(4)
})
