import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { plainComponents } from '../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import { compileMarkdown } from '../compile-markdown.js'

it('explains that a file is outside of the repository', async () => {
  const source = {
    path: ':page.md',
    text: '::include{file="../../../x.md"}',
    includes: {},
    outsideIncludes: ['../../../x.md'],
  }
  const { diagnostics } = await compileMarkdown(source, plainOptions, plainComponents)
  expect(diagnostics).toMatchObject([
    {
      code: 'missing-include',
      message: "../../../x.md is outside of the site's repository, where docgen reads no files",
      hint: 'Move the file into the repository. It is the Git repository of the site, or the workspace of its package manager',
    },
  ])
})

it('suggests the closest file that other includes of the page name', async () => {
  const { diagnostics } = await compilePlain('::code{file="./sever.ts"}', { includes: { 'server.ts': '' } })
  expect(diagnostics[0]?.hint).toContain('server.ts')
})
