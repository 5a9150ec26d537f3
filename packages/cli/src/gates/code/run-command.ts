import { type ExecFileException, execFile } from 'node:child_process'

/** The result of a command that checks files. */
export interface CommandResult {
  readonly isOk: boolean
  /** Everything that the command printed: stdout, then stderr. */
  readonly output: string
  readonly stdout: string
  readonly stderr: string
  /** Why it could not start or finish. */
  readonly problem?: string
  /** Whether its program is not installed. */
  readonly isMissing?: boolean
}

const MAX_BYTES = 64 * 1024 * 1024

/** Where and how long a command runs. */
export interface CommandLimits {
  readonly cwd: string
  /** 120 if absent. */
  readonly seconds?: number
}

/** Runs a command without a shell. The paths of the files replace `{file}` and `{files}`, or else come last. */
export function runCommand(
  words: readonly string[],
  files: readonly string[],
  { cwd, seconds = 120 }: CommandLimits,
): Promise<CommandResult> {
  const hasPlaceholder = words.some(isPlaceholder)
  const [program = '', ...args] = [...words, ...(hasPlaceholder ? [] : ['{files}'])].flatMap((word) =>
    isPlaceholder(word) ? files : [word],
  )
  return new Promise((resolve) => {
    const limits = { timeout: seconds * 1000, maxBuffer: MAX_BYTES }
    execFile(program, args, { cwd, ...limits }, (error, stdout, stderr) => {
      const result = { isOk: !error, output: `${stdout}\n${stderr}`, stdout, stderr }
      if (error?.code === 'ENOENT') resolve({ ...result, problem: `${program} is not installed`, isMissing: true })
      else resolve({ ...result, ...(error && explain(error, program, seconds)) })
    })
  })
}

/** Why a program could not start or finish; nothing if it only reported a failure. */
function explain(error: ExecFileException, program: string, seconds: number): Pick<CommandResult, 'problem'> {
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return { problem: `${program} printed more than 64 MB` }
  if (error.killed) return { problem: `${program} took longer than ${seconds} s` }
  return typeof error.code === 'string' ? { problem: `${program} could not start: ${error.code}` } : {}
}

/** Placeholders for files in commands. */
export const PLACEHOLDERS: readonly string[] = ['{file}', '{files}']

function isPlaceholder(word: string): boolean {
  return PLACEHOLDERS.includes(word)
}

/** Whether a command takes several files at once. */
export function takesMany(words: readonly string[]): boolean {
  return words.includes('{files}')
}

/** Finds the message and 1-based position that a command printed for a file; undefined if it did not name the file. */
export function findInOutput(
  output: string,
  file: string,
): { readonly line: number; readonly column: number; readonly message: string } | undefined {
  const name = file.split(/[/\\]/).at(-1) ?? file
  const lines = output.split(/\r?\n/)
  const index = lines.findIndex((line) => line.includes(name))
  const named = lines[index]
  if (named === undefined) return undefined
  const after = named.slice(named.indexOf(name) + name.length)
  const [, line = '1', column = '1'] = /^["')]*(?:[:(]|, line | on line )(\d+)(?:[:,](\d+))?/.exec(after) ?? []
  const rest = after.replace(/^["')]*(?:[:(]|, line | on line )?[\d:,)]*[\s:-]*/, '')
  // Node.js and Python print the reason after the code.
  const reason = /\w/.test(rest)
    ? rest
    : (lines.slice(index + 1).find((each) => /^\w*(?:Error|Exception)\b/.test(each.trim())) ?? named)
  return { line: Number(line), column: Number(column), message: reason.trim() }
}
