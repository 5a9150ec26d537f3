import { describe, expect, it } from 'vitest'
import { createTerminal, type TerminalInput } from './create-terminal.js'

function open(input: Partial<TerminalInput> & { isTTY?: boolean } = {}) {
  const written = { out: '', err: '' }
  const terminal = createTerminal({
    stdout: { isTTY: input.isTTY ?? false, write: (text) => (written.out += text) },
    stderr: { isTTY: input.isTTY ?? false, write: (text) => (written.err += text) },
    environment: {},
    ...input,
  })
  return { terminal, written }
}

describe('createTerminal', () => {
  it('reserves stdout for the report under --json', () => {
    const { terminal, written } = open({ isJson: true })
    terminal.print('hello')
    terminal.write('{}')
    expect(written).toEqual({ out: '{}', err: 'hello\n' })
  })

  it('prints only errors when quiet', () => {
    const { terminal, written } = open({ verbosity: 'quiet' })
    terminal.print('hello')
    terminal.printError('oh')
    expect(written).toEqual({ out: '', err: 'oh\n' })
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

  it('draws progress only on a terminal, and never in CI', () => {
    expect(open({ isTTY: true }).terminal.isInteractive).toBe(true)
    expect(open({ isTTY: true, environment: { CI: 'true' } }).terminal.isInteractive).toBe(false)
    const { terminal, written } = open()
    terminal.redraw('bar')
    expect(written.err).toBe('')
  })

  it('clears the progress line before the next line', () => {
    const { terminal, written } = open({ isTTY: true })
    terminal.redraw('bar')
    terminal.printError('oh')
    expect(written.err).toBe('bar\r\u001b[2Koh\n')
  })
})
