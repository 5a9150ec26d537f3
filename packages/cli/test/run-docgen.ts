import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const BINARY = fileURLToPath(new URL('../bin/docgen.js', import.meta.url))
const BUNDLE = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** Result of a docgen process. */
export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Starts the built docgen in a separate process. Such tests run after `npm run build:packages`. */
export function startDocgen(args: readonly string[], environment: Readonly<Record<string, string>> = {}): ChildProcess {
  if (!existsSync(BUNDLE)) throw new Error('run npm run build:packages first: this test starts the built docgen')
  const { NODE_ENV: _testing, FORCE_COLOR: _color, ...own } = process.env
  return spawn(process.execPath, [BINARY, ...args], {
    env: { ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs the built docgen until it exits. */
export function runDocgen(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Finished> {
  return readUntilEnd(startDocgen(args, environment))
}

/** Reads what a docgen process prints until it exits. */
export async function readUntilEnd(child: ChildProcess): Promise<Finished> {
  const stamp = stampOf(BUNDLE)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk)
  })
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      if (signal !== null) stderr += `ended by ${signal}`
      // The code of a failed process may have been replaced while it ran: report that to save a search for the
      // error.
      if (code !== 0 && stampOf(BUNDLE) !== stamp) stderr += '\nthe packages were built anew while this ran'
      resolve({ code, stdout, stderr })
    })
  })
}

/** When a file was written; undefined if it does not exist. */
function stampOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}
