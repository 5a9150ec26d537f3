import { expect, it } from 'vitest'
import type { ConvertContext } from './convert-context.js'
import { reportMdxVersion } from './report-mdx-version.js'

it.each([
  [2, 1],
  [3, 0],
  [undefined, 0],
])('reports the MDX of Docusaurus %s in %s notes', (major, count) => {
  const context = { layout: { majorOf: () => major } } as unknown as ConvertContext
  expect(reportMdxVersion(context).notes).toHaveLength(count)
})
