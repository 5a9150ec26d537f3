import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { describeWriteError } from './describe-write-error.js'

it('describes disk errors in words', () => {
  const folder = createTestFolder()
  writeFileSync(join(folder, 'file'), '')
  try {
    mkdirSync(join(folder, 'file/inside'))
    throw new Error('a folder was made in a file')
  } catch (error) {
    const message = 'the output could not be written to out: a file exists where a folder is needed'
    expect(describeWriteError(error, 'out')).toMatchObject({ code: 'unwritable-output', message })
  }
})

it('names a file of the site that was removed during the build', () => {
  const folder = createTestFolder()
  const source = join(folder, 'gone.png')
  try {
    copyFileSync(source, join(folder, 'copy.png'))
    throw new Error('a missing file was copied')
  } catch (error) {
    const message = `the output in out is not complete: ${source} was removed during the build`
    expect(describeWriteError(error, 'out')).toMatchObject({ code: 'unwritable-output', message })
  }
})

it('does not mistake a bug for a full disk', () => {
  expect(() => describeWriteError(new TypeError('x is not a function'), 'out')).toThrow('x is not a function')
})
