import { spawn } from 'node:child_process'

/** Runs a program in a folder and returns its stdout; throws with its complete output if it fails. */
export async function runProgram([program, ...args], folder) {
  const child = startProgram([program, ...args], folder)
  const printed = []
  const answer = []
  child.stdout.on('data', (chunk) => printed.push(chunk) && answer.push(chunk))
  child.stderr.on('data', (chunk) => printed.push(chunk))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code === 0) return Buffer.concat(answer).toString()
  throw new Error(`${[program, ...args].join(' ')} ended with ${code}\n${Buffer.concat(printed)}`)
}

/** Starts a program in a folder like a user would, without the environment of a package manager. */
export function startProgram([program, ...args], folder) {
  const environment = Object.entries(process.env).filter(([name]) => !isOfRun(name))
  return spawn(program, args, {
    cwd: folder,
    env: { ...Object.fromEntries(environment), NO_COLOR: '1', CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Variables that a package manager sets for its scripts, except the location of packages. */
function isOfRun(name) {
  if (/^npm_config_(?:registry|cache|userconfig|globalconfig|cafile|.*proxy)$/.test(name)) return false
  return /^(?:npm_|INIT_CWD$|FORCE_COLOR$|NODE_ENV$|VITEST|TEST$)/.test(name)
}
