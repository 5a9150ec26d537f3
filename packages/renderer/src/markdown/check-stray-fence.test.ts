import { expect, it } from 'vitest'
import { compilePlain } from '../../test/markdown/compile-plain.js'

it('reports a fence that closes nothing', async () => {
  const { mistakes } = await compilePlain(':::note\na\n:::\n\nb\n:::\n')
  expect(mistakes).toEqual(['warning stray-directive-fence page.md:6:1 this fence closes no directive'])
})

it('is content with fences in code, and with colons in text', async () => {
  expect((await compilePlain('```\n:::\n```\n\n`:::` a ::: b')).mistakes).toEqual([])
})
