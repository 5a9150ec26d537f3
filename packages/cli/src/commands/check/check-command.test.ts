import { expect, it } from 'vitest'
import { parseLine } from '../create-test-program.js'

it('collects gates, formats and languages', async () => {
  expect(await parseLine('check')).toEqual({ call: ['check', [], { format: [] }] })
  expect(await parseLine('check', 'links', 'site', '--format', 'sarif=a.sarif', '--format', 'json')).toEqual({
    call: ['check', ['links', 'site'], { format: [{ name: 'sarif', file: 'a.sarif' }, { name: 'json' }] }],
  })
})

it.each([
  [['--format', 'xml'], 'It must be one of pretty, json'],
  [
    ['--format', 'json', '--format', 'sarif'],
    'Only one format can go to stdout. Write this one to a file: sarif=FILE.',
  ],
  [['--since', 'main', '--base', 'old'], "option '--base <path>' cannot be used with option '--since <ref>'"],
])('rejects %j', async (flags, reason) => {
  expect((await parseLine('check', ...flags)).error).toContain(reason)
})

it('writes one format to stdout, and others to files', async () => {
  expect(await parseLine('check', '--format', 'json', '--format', 'junit=a.xml', '--format', 'pretty')).toHaveProperty(
    'call',
  )
})
