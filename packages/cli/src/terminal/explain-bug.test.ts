import { expect, it } from 'vitest'
import { explainBug, explainDiskFailure, explainLingering, hasSiteResources } from './explain-bug.js'

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

it.each([
  "ENOSPC: no space left on device, write '/x/.docgen/stage-1/a.html'",
  'No space left on device: Attempting to write page at position 24576, size 24576',
  'EDQUOT: disk quota exceeded, open',
  'Input/output error',
])("passes on the disk's message: %s", (message) => {
  expect(explainDiskFailure(new Error(message))).toContain(`Could not write to disk: ${message}\n`)
})

it('names the flag of Node.js that allows an access', () => {
  const denied = Object.assign(new Error('Access to this API has been restricted.'), {
    permission: 'FileSystemWrite',
    resource: '/site/dist',
  })
  expect(explainDiskFailure(denied)).toContain('Add --allow-fs-write=/site/dist\n')
  expect(explainDiskFailure(Object.assign(denied, { permission: 'FileSystemRead' }))).toContain('--allow-fs-read=')
  expect(explainDiskFailure(Object.assign(denied, { permission: 'ChildProcess' }))).toBeUndefined()
})

it.each([new TypeError('x is not a function'), new Error('there is no ENOSPC here'), 'ENOSPC', undefined])(
  'ignores %s',
  (error) => {
    expect(explainDiskFailure(error)).toBeUndefined()
  },
)

it('tells what code of the site keeps running from what docgen itself still ends', () => {
  const own = ['TTYWrap', 'PipeWrap', 'FSReqCallback', 'MessagePort', 'ProcessWrap', 'Immediate']
  expect(hasSiteResources(own)).toBe(false)
  expect(hasSiteResources([...own, 'Timeout'])).toBe(true)
  expect(explainLingering([...own, 'Timeout', 'Timeout'])).toContain('Code of the site keeps running (Timeout)')
})
