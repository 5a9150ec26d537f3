import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reports a fence that closes nothing', async () => {
  const { problems } = await compilePlain(':::note\na\n:::\n\nb\n:::\n')
  expect(problems).toEqual(['warning stray-directive-fence page.md:6:1 this fence closes no directive'])
})

it('accepts fences in code, and colons in text', async () => {
  expect((await compilePlain('```\n:::\n```\n\n`:::` a ::: b')).problems).toEqual([])
})

it('reports a fence with a space before its name, but not its closing fence', async () => {
  const { problems } = await compilePlain('::: tip Before you begin\na\n\nb\n\n:::\n\n> ::: details\n> c\n> :::\n')
  expect(problems).toEqual([
    'warning stray-directive-fence page.md:1:1 there is a space between ::: and tip, so this is text',
    'warning stray-directive-fence page.md:8:3 there is a space between ::: and details, so this is text',
  ])
})
