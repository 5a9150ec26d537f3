import { onTestFinished, vi } from 'vitest'

/** Functions that return the text that commands have printed so far, to stdout and to stderr. */
export interface CapturedOutput {
  readonly out: () => string
  readonly err: () => string
}

/** Captures the output of commands until the test ends; then restores the output and the working folder. For tests. */
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
