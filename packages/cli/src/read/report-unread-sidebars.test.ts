import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { createTestFolder } from './create-test-folder.js'
import { reportUnreadSidebars } from './report-unread-sidebars.js'

const files = (name: string) => createTestFolder({ [name]: 'export default {}' })

it('reports a sidebars file that no docs folder names', () => {
  expect(reportUnreadSidebars(files('sidebars.ts'), createTestConfig())).toMatchObject([
    {
      code: 'sidebars-skipped',
      severity: 'info',
      file: 'sidebars.ts',
      hint: expect.stringContaining("'./sidebars.ts'"),
    },
  ])
})

it('reports nothing if there is none, or if the config has sidebars', () => {
  expect(reportUnreadSidebars(files('side.ts'), createTestConfig())).toEqual([])
  const config = createTestConfig({ docs: { sidebars: { main: ['a'] } } })
  expect(reportUnreadSidebars(files('sidebars.js'), config)).toEqual([])
})
