import { expect, it } from 'vitest'
import { createTestProgram } from '../create-test-program.js'
import { listWords } from './list-words.js'

it('lists commands, subcommands, flags and values', () => {
  const words = listWords(createTestProgram().program)
  const find = (command: string) => words.find((each) => each.command === command)
  expect(words[0]?.command).toBe('')
  expect(find('')?.subcommands).toEqual(expect.arrayContaining(['build', 'dev', 'help']))
  expect(find('version')?.subcommands).toEqual(expect.arrayContaining(['list', 'remove']))
  expect(find('build')?.flags).toEqual(expect.arrayContaining(['--out', '-o', '--help', '--strict']))
  expect(find('schema')?.values).toContain('front-matter')
})

it('lists only words that need no quotes in a shell', () => {
  const words = listWords(createTestProgram().program).flatMap(({ subcommands, flags, values, flagValues }) => [
    ...subcommands,
    ...flags,
    ...values,
    ...[...flagValues].flat(2),
  ])
  expect(words.filter((word) => !/^[\w.-]+$/.test(word))).toEqual([])
})
