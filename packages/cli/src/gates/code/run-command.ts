import { execFile } from 'node:child_process'

/** The result of a command that checks files. */
export interface CommandResult {
  readonly isOk: boolean
  /** Everything that the command printed: stdout, then stderr. */
  readonly output: string
  readonly stdout: string
  /** Why it could not start or finish. */
  readonly problem?: string
  /** Whether its program is not installed. */
  readonly isMissing?: boolean
}

const LIMITS = { timeout: 120_000, maxBuffer: 16 * 1024 * 1024 }

/** Runs a command without a shell. The paths of the files replace `{file}` and `{files}`, or else come last. */
export function runCommand(words: readonly string[], files: readonly string[], cwd: string): Promise<CommandResult> {
  const hasPlaceholder = words.some(isPlaceholder)
  const [program = '', ...args] = [...words, ...(hasPlaceholder ? [] : ['{files}'])].flatMap((word) =>
    isPlaceholder(word) ? files : [word],
  )
  return new Promise((resolve) => {
    execFile(program, args, { cwd, ...LIMITS }, (error, stdout, stderr) => {
      const output = `${stdout}\n${stderr}`
      if (!error) return resolve({ isOk: true, output, stdout })
      if (error.code === 'ENOENT')
        return resolve({ isOk: false, output, stdout, problem: `${program} is not installed`, isMissing: true })
      if (error.killed) return resolve({ isOk: false, output, stdout, problem: `${program} took longer than 120 s` })
      resolve({ isOk: false, output, stdout })
    })
  })
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
