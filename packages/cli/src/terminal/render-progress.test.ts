import { expect, it } from 'vitest'
import { createTerminal, type Verbosity } from './create-terminal.js'
import { createProgressListener } from './render-progress.js'

function open({ isTTY = true, verbosity = 'normal' as Verbosity, columns = 80 } = {}) {
  const lines: string[] = []
  const stream = { isTTY, columns, write: (text: string) => lines.push(text.replace('\r\u001b[2K', '').trimEnd()) }
  const terminal = createTerminal({ stdout: stream, stderr: stream, environment: { NO_COLOR: '1' }, verbosity })
  const clock = { now: 1000 }
  const listen = createProgressListener(terminal, () => clock.now)
  const report = (stage: string, done: number, total: number, after = 100): void => {
    clock.now += after
    listen({ stage, done, total })
  }
  return { report, lines }
}

it('shows pages, and their rate once there is enough time to measure it', () => {
  const { report, lines } = open()
  report('compile', 1, 4)
  report('compile', 4, 4, 1000)
  expect(lines.filter((line) => line !== '')).toEqual([
    expect.stringMatching(/compile {2}.* 1\/4 pages$/),
    expect.stringMatching(/compile {2}.* 4\/4 pages 4\/s$/),
  ])
})

it('draws at most every 80 ms, but each stage at once', () => {
  const { report, lines } = open()
  report('compile', 1, 4)
  report('compile', 2, 4, 10)
  report('render', 0, 0, 10)
  expect(lines.join()).not.toContain('2/4')
  expect(lines.join()).toContain('● render')
})

it('has no bar in a narrow terminal', () => {
  const { report, lines } = open({ columns: 40 })
  report('compile', 1, 4)
  expect(lines.join()).toContain('● compile  1/4')
})

it('names stages outside of a terminal only if it is verbose', () => {
  const [quiet, verbose] = [open({ isTTY: false }), open({ isTTY: false, verbosity: 'verbose' })]
  for (const { report } of [quiet, verbose]) for (const done of [1, 2]) report('compile', done, 4)
  expect(quiet.lines).toEqual([])
  expect(verbose.lines).toEqual(['… compile'])
})
