import { spawn } from 'node:child_process'

/** Timeout of commands that hang, such as a fetch. Reading a history of a million commits takes less time. */
const TIMEOUT_MS = 300_000
/** Maximum length of the collected output, in characters. */
const MAX_OUTPUT = 256 * 1024 * 1024

/** Result of a Git command. */
export interface GitRun {
  /** Exit code; null if it could not start, was stopped, or exceeded a limit. */
  readonly status: number | null
  readonly output: string
  /** The error output, or the reason why Git did not finish. */
  readonly problem: string
}

/** Input of Git, and how to process its output. */
export interface GitOptions {
  /** Receives the output in chunks and returns true to stop Git; without it, the output is collected. */
  readonly onOutput?: (chunk: string) => boolean
  readonly input?: string
  /** Encoding of the output; `latin1` decodes each byte to one character. */
  readonly encoding?: 'utf8' | 'latin1'
}

/** Runs Git without hooks, prompts and optional locks. A failure is part of the result, not an exception. */
export function runGit(
  cwd: string,
  args: readonly string[],
  { onOutput, input, encoding = 'utf8' }: GitOptions = {},
): Promise<GitRun> {
  return new Promise((resolve) => {
    // Disable the repository's hooks: they are meant for the user's checkouts, not for docgen's.
    const child = spawn('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
      cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: gitEnvironment(),
    })
    // The option `timeout` of spawn would keep the process alive if Git is not installed.
    const timer = setTimeout(() => child.kill(), TIMEOUT_MS)
    timer.unref()
    const chunks: string[] = []
    let length = 0
    let problem = ''
    child.stdout.setEncoding(encoding).on('data', (chunk: string) => {
      if (onOutput) {
        if (onOutput(chunk)) child.kill()
        return
      }
      length += chunk.length
      if (length > MAX_OUTPUT) child.kill()
      else chunks.push(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      problem += chunk
    })
    // Git may end before it has read everything.
    child.stdin.on('error', () => {}).end(input)
    child.on('error', (error) => resolve({ status: null, output: chunks.join(''), problem: error.message }))
    child.on('close', (status) => {
      clearTimeout(timer)
      const limit = status === null && problem === '' ? `git ${args[0]} took too long or printed too much` : problem
      resolve({ status, output: chunks.join(''), problem: limit })
    })
  })
}

/** The environment of Git: English messages, no locks and no prompts. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' }
}

/** Returns the output of Git; throws an error with Git's message if it fails. */
export async function readGit(cwd: string, args: readonly string[]): Promise<string> {
  const { status, output, problem } = await runGit(cwd, args)
  if (status !== 0) throw new Error(problem.trim().split('\n')[0] || `git ${args[0]} failed`)
  return output
}
