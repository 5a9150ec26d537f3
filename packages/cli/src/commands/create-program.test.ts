import { CommanderError } from 'commander'
import { expect, it } from 'vitest'
import { exitCodeOf, rejectUnknownCommand } from './create-program.js'
import { createTestProgram, parseLine } from './create-test-program.js'

it('passes arguments and options to the action of a command', async () => {
  expect(await parseLine('clean')).toEqual({ call: ['clean', '.', {}] })
  expect(await parseLine('version', '2.0', 'site', '--quiet')).toEqual({
    call: ['versionCut', '2.0', 'site', { quiet: true }],
  })
})

it('distinguishes its own version from that of the docs', async () => {
  expect(await parseLine('search', 'free', '--version', '1.0')).toEqual({
    call: ['search', 'free', '.', { version: '1.0', limit: 8 }],
  })
  expect(await parseLine('--version')).toMatchObject({ exitCode: 0 })
})

it('rejects unknown options', async () => {
  expect(await parseLine('clean', '--nope')).toEqual({ error: "error: unknown option '--nope'", exitCode: 1 })
})

it.each([
  [0, 0],
  [1, 2],
])('exits with usage errors only for errors: %i', (code, expected) => {
  expect(exitCodeOf(new CommanderError(code, 'x', 'y'))).toBe(expected)
})

it.each([
  [['start'], "error: unknown command 'start'\n(Did you mean dev?)"],
  [['translations', 'check'], "error: unknown command 'translations check'\n(Did you mean check translations?)"],
  [['update'], "error: unknown command 'update'\n(Did you mean npm install --save-dev @docgen/cli@latest?)"],
  [['docs'], "error: 'docs' is a folder, not a command\n(Did you mean docgen build docs?)"],
  [['--strict=1'], 'error: --strict follows a command\n(Did you mean docgen build --strict?)'],
])('refuses %j', (words, message) => {
  const { program, printed } = createTestProgram()
  expect(() => rejectUnknownCommand(program, words, (path) => path === 'docs')).toThrow(CommanderError)
  expect(printed()).toContain(message)
})

it.each([[['build', 'docs']], [['translations', 'write']], [['--version']], [['--nope']], [[]]])(
  'leaves %j to commander',
  (words) => {
    expect(() => rejectUnknownCommand(createTestProgram().program, words, () => false)).not.toThrow()
  },
)

it.each([
  ['apii', true],
  ['zzz', false],
])('suggests a choice for %s: %s', async (template, isClose) => {
  const { program, printed } = createTestProgram()
  await expect(program.parseAsync(['init', 'x', '--template', template], { from: 'user' })).rejects.toThrow(
    'is invalid',
  )
  expect(printed().includes('(Did you mean api?)')).toBe(isClose)
})
