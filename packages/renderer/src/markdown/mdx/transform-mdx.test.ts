import { expect, it } from 'vitest'
import { plainComponents } from '../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import { compileMarkdown } from '../compile-markdown.js'

it.each([
  ["import { Counter } from './Counter'\n\n<Countr />", 'Did you mean <Counter>?'],
  ["import Plan from './Plan'\n\n<Paln />", 'Did you mean <Plan>?'],
  ['export const Price = () => 5\n\n<Prise />', 'Did you mean <Price>?'],
  ['<Tbas>One</Tbas>', 'Did you mean <Tabs>?'],
])('suggests the component of the closest name: %j', async (text, hint) => {
  const { diagnostics } = await compileMarkdown({ path: 'a.mdx', text, includes: {} }, plainOptions, plainComponents)
  expect(diagnostics.filter(({ code }) => code === 'unknown-component')).toMatchObject([{ hint }])
})

it('suggests the element for a misspelled one', async () => {
  const text = '<detials>\n<summary>a</summary>\n</detials>'
  const { diagnostics } = await compileMarkdown({ path: 'a.mdx', text, includes: {} }, plainOptions, plainComponents)
  expect(diagnostics).toMatchObject([{ code: 'unknown-element', line: 1, column: 1, hint: 'Did you mean <details>?' }])
})
