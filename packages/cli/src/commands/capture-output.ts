import { onTestFinished, vi } from 'vitest'

/** What a command has printed. */
export interface CapturedOutput {
  readonly out: () => string
  readonly err: () => string
}

/** Captures what commands print until the test ends, and then restores the working folder. For tests. */
export function captureOutput(): CapturedOutput {
  const folder = process.cwd()
  const [stdout, stderr] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  )
  onTestFinished(() => {
    stdout?.mockRestore()
    stderr?.mockRestore()
    process.chdir(folder)
  })
  const textOf = (spy: typeof stdout): string => (spy?.mock.calls ?? []).map(([text]) => String(text)).join('')
  return { out: () => textOf(stdout), err: () => textOf(stderr) }
}
