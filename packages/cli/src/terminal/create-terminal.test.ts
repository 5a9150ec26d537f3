import { describe, expect, it } from 'vitest'
import { createTerminal, type TerminalInput } from './create-terminal.js'

function open(input: Partial<TerminalInput> & { isTTY?: boolean } = {}) {
  const output = { out: '', err: '' }
  const terminal = createTerminal({
    stdout: { isTTY: input.isTTY ?? false, write: (text) => (output.out += text) },
    stderr: { isTTY: input.isTTY ?? false, write: (text) => (output.err += text) },
    environment: {},
    ...input,
  })
  return { terminal, output }
}

describe('createTerminal', () => {
  it('reserves stdout for the report under --json', () => {
    const { terminal, output } = open({ isJson: true })
    terminal.print('hello')
    terminal.write('{}')
    expect(output).toEqual({ out: '{}', err: 'hello\n' })
  })

  it('prints only errors when quiet', () => {
    const { terminal, output } = open({ verbosity: 'quiet' })
    terminal.print('hello')
    terminal.printError('oh')
    expect(output).toEqual({ out: '', err: 'oh\n' })
  })

  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true, false],
    [{ TERM: 'dumb' }, true, false],
  ])('with %o and a terminal: %s, colors are on: %s', (environment, isTTY, isOn) => {
    expect(open({ environment, isTTY }).terminal.colors.isColorSupported).toBe(isOn)
  })

  it('shows progress only on a terminal, and never in CI', () => {
    expect(open({ isTTY: true }).terminal.isInteractive).toBe(true)
    expect(open({ isTTY: true, environment: { CI: 'true' } }).terminal.isInteractive).toBe(false)
    const { terminal, output } = open()
    terminal.redraw('bar')
    expect(output.err).toBe('')
  })

  it('clears the progress line before the next line', () => {
    const { terminal, output } = open({ isTTY: true })
    terminal.redraw('bar')
    terminal.printError('oh')
    expect(output.err).toBe('bar\r\u001b[2Koh\n')
  })
})
