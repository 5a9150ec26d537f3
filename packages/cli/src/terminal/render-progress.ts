import type { Terminal } from './create-terminal.js'

/** Progress of a stage; `total` is 0 if unknown. */
export interface Progress {
  readonly stage: string
  readonly done: number
  readonly total: number
}

const BAR_WIDTH = 24
const REDRAW_MS = 80

/**
 * Creates a listener that shows a bar with stage, pages and rate on an interactive terminal. Elsewhere, it prints a
 * line per stage if the output is verbose. `now` returns milliseconds.
 */
export function createProgressListener(terminal: Terminal, now: () => number): (progress: Progress) => void {
  let stage = ''
  let stageStart = 0
  let lastUpdate = 0
  return (progress) => {
    const time = now()
    if (progress.stage !== stage) {
      stage = progress.stage
      stageStart = time
      lastUpdate = 0
      if (!terminal.isInteractive && terminal.verbosity === 'verbose') terminal.printError(`… ${stage}`)
    }
    if (time - lastUpdate < REDRAW_MS) return
    lastUpdate = time
    terminal.redraw(formatBar(progress, time - stageStart, terminal))
  }
}

function formatBar({ stage, done, total }: Progress, elapsed: number, { colors, columns = 80 }: Terminal): string {
  const name = stage.padEnd(8)
  if (total === 0) return `${colors.cyan('●')} ${name}`
  const filled = Math.round((done / total) * BAR_WIDTH)
  const bar = colors.cyan('━'.repeat(filled)) + colors.dim('━'.repeat(BAR_WIDTH - filled))
  const rate = elapsed > 200 ? ` ${Math.round((done / elapsed) * 1000)}/s` : ''
  const line = `${colors.cyan('●')} ${name} ${bar} ${done}/${total} pages${rate}`
  return columns < 60 ? `${colors.cyan('●')} ${name} ${done}/${total}` : line
}
