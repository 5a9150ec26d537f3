import { expect, it } from 'vitest'
import { explainBug } from './explain-bug.js'

it('requests a bug report, with the stack', () => {
  expect(explainBug(new Error('no'), '1.2.3')).toMatch(/^\ndocgen 1\.2\.3 has a bug\.[\s\S]*\n\nError: no\n/)
  expect(explainBug('no', '1.2.3')).toContain('\n\nno\n')
})

it('reports that docgen was updated while it ran', () => {
  const gone = (path: string): Error =>
    Object.assign(new Error(`Cannot find module '${path}' imported from /x/main.js`), { code: 'ERR_MODULE_NOT_FOUND' })
  expect(explainBug(gone('/x/node_modules/@docgen/cli/dist/chunk-4N6JPMLT.js'), '1.2.3')).toContain('Start it again.')
  expect(explainBug(gone('C:\\x\\dist\\shared-110-e06ec2e1.js'), '1.2.3')).toContain('Start it again.')
  expect(explainBug(gone('/site/own.js'), '1.2.3')).toContain('has a bug')
})
