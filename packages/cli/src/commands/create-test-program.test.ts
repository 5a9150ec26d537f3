import { expect, it, vi } from 'vitest'
import { createTestProgram, parseLine } from './create-test-program.js'

it.each([
  [['init'], 'init'],
  [['build'], 'build'],
  [['serve'], 'serve'],
  [['dev'], 'watch'],
  [['explain', 'a.md'], 'explain'],
  [['export', 'zip'], 'exportZip'],
  [['export', 'pdf'], 'exportPdf'],
  [['clean'], 'clean'],
  [['version', '2.0'], 'versionCut'],
  [['version', 'list'], 'versionList'],
  [['version', 'remove', '1.0'], 'versionRemove'],
  [['translations', 'write'], 'translationsWrite'],
  [['check'], 'check'],
  [['migrate', 'docusaurus'], 'migrate'],
  [['mcp'], 'mcp'],
  [['schema'], 'schema'],
  [['search', 'text'], 'search'],
])('records that %j calls %s', async (words, name) => {
  expect((await parseLine(...words)).call?.[0]).toBe(name)
})

it('records arguments and options, without the command', async () => {
  expect(await parseLine('clean', 'docs')).toEqual({ call: ['clean', 'docs', {}] })
})

it('returns the first line of an error and its exit code, without a call', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await parseLine('clean', 'a', 'b')).toEqual({
    error: expect.stringMatching(/^error: too many arguments/),
    exitCode: 1,
  })
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})

it('ends neither the process for help nor for errors of nested commands, and prints no help', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await parseLine('--help')).toEqual({ error: '', exitCode: 0 })
  expect((await parseLine('export', 'zip', '--nope')).error).toBe("error: unknown option '--nope'")
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})

it('remembers nothing from another line', async () => {
  await parseLine('clean')
  expect(await parseLine('--version')).toEqual({ error: '', exitCode: 0 })
})

it('has nothing to report before a line is parsed', () => {
  const { program, printed, call } = createTestProgram()
  expect([program.name(), printed(), call()]).toEqual(['docgen', '', undefined])
})

it('does not hide other errors than those of the command line', async () => {
  const { program } = createTestProgram()
  const parse = vi.spyOn(Object.getPrototypeOf(program), 'parseAsync').mockRejectedValue(new Error('bug'))
  await expect(parseLine('clean')).rejects.toThrow('bug')
  parse.mockRestore()
})
