import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findInOutput, runCommand, takesMany } from './run-command.js'

describe('runCommand', () => {
  it('puts the files in place of the placeholder, and otherwise last', async () => {
    const folder = createTestFolder()
    const run = async (...words: string[]) => (await runCommand(words, ['a b', 'c'], { cwd: folder })).stdout
    expect(await run('printf', '%s|', '{files}', 'end')).toBe('a b|c|end|')
    expect(await run('printf', '%s|')).toBe('a b|c|')
  })

  it('tells a failed program from a missing one', async () => {
    const folder = createTestFolder()
    const failed = await runCommand(['ls'], ['no-such-file'], { cwd: folder })
    expect(failed).toMatchObject({ isOk: false, output: expect.stringContaining('no-such-file') })
    expect(failed.problem).toBeUndefined()
    expect(await runCommand(['docgen-no-such-program'], [], { cwd: folder })).toMatchObject({
      isOk: false,
      isMissing: true,
      problem: 'docgen-no-such-program is not installed',
    })
  })

  it('names why a command did not finish', async () => {
    const cwd = createTestFolder({ 'tool.sh': 'echo' })
    const problemOf = async (words: readonly string[], seconds: number) =>
      (await runCommand(words, [], { cwd, seconds })).problem
    expect(await problemOf(['sleep', '30'], 0.05)).toBe('sleep took longer than 0.05 s')
    expect(await problemOf(['./tool.sh'], 10)).toBe('./tool.sh could not start: EACCES')
    expect(await problemOf(['yes'], 30)).toBe('yes printed more than 64 MB')
  })
})

it('knows whether a command takes several files', () => {
  expect([takesMany(['a', '{files}']), takesMany(['a', '{file}']), takesMany(['{files}x'])]).toEqual([
    true,
    false,
    false,
  ])
})

describe('findInOutput', () => {
  it.each([
    ['/tmp/js-0.js:3:7: error: no b', 3, 7, 'error: no b'],
    ['js-0.js(2,5): error TS1: x', 2, 5, 'error TS1: x'],
    ['  File "/tmp/js-0.js", line 4\n    a =\nSyntaxError: invalid syntax', 4, 1, 'SyntaxError: invalid syntax'],
    ['/tmp/js-0.js:1\nlet let\n\nSyntaxError: let\n at x', 1, 1, 'SyntaxError: let'],
    ['Parse error in js-0.js on line 9', 9, 1, 'Parse error in js-0.js on line 9'],
    ['js-0.js: bad', 1, 1, 'bad'],
  ])('reads %j', (output, line, column, message) => {
    expect(findInOutput(`first\n${output}`, '/x/js-0.js')).toEqual({ line, column, message })
  })

  it('finds nothing about other files', () => {
    expect(findInOutput('js-1.js:3:7: error', 'C:\\x\\js-0.js')).toBeUndefined()
  })
})
