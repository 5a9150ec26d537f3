import { expect, it } from 'vitest'
import type { MdxScope } from './mdx-scope.js'
import { reportForeign, reportUnknown } from './report-component.js'

const node = { type: 'mdxJsxFlowElement', name: 'Car', attributes: [], children: [] } as never

it.each([
  [
    reportForeign,
    '<Car> is a component of another tool, which docgen does not run: only the content between its tags is shown',
  ],
  [reportUnknown, '<Car> is neither imported nor a docgen component'],
])('reports a component with its length', (report, message) => {
  const reported: unknown[] = []
  const mdx = {
    scope: { compilation: { options: {} }, report: (_node: unknown, problem: unknown) => reported.push(problem) },
    outline: { defined: [], imported: [] },
  } as unknown as MdxScope
  report(node, 'Car', mdx)
  expect(reported).toMatchObject([{ code: 'unknown-component', message, length: 4 }])
})
