import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SAMPLE_MILLISECONDS = 20

/** The unit of /proc/<pid>/stat on Linux (USER_HZ), on every architecture that Node.js supports. */
const TICKS_PER_SECOND = 100

/**
 * @typedef {object} Run one process from spawn to exit, with all its children
 * @property {number} wallMs
 * @property {number | undefined} cpuMs user and system time, to 10 ms; undefined without /proc
 * @property {number | undefined} peakBytes the highest sum of resident memory over the process tree, sampled every
 *   20 ms, and no lower than the kernel's own peak of any single process; undefined without /proc
 * @property {number} processes maximum number of simultaneous processes
 * @property {number} exitCode
 * @property {string} stdout
 * @property {string} stderr
 */

/**
 * Runs a command and measures it. Only one at a time: CPU time is what this process has reaped.
 *
 * @param {object} options
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @returns {Promise<Run>}
 */
export async function runProcess({ command, args, cwd, env }) {
  // Files, not pipes: a pipe would wake this process during the measurement.
  const folder = mkdtempSync(join(tmpdir(), 'docgen-bench-output-'))
  const paths = { stdout: join(folder, 'stdout'), stderr: join(folder, 'stderr') }
  const outputs = [openSync(paths.stdout, 'w'), openSync(paths.stderr, 'w')]
  try {
    const cpuBefore = reapedCpuMs()
    const start = process.hrtime.bigint()
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', ...outputs] })
    const tree = watchTree(child.pid)
    const timer = setInterval(tree.sample, SAMPLE_MILLISECONDS)
    const exitCode = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(code ?? `signal ${signal}`))
    }).finally(() => clearInterval(timer))
    const wallMs = Number(process.hrtime.bigint() - start) / 1e6
    const cpuAfter = reapedCpuMs()
    return {
      wallMs,
      cpuMs: cpuBefore === undefined ? undefined : cpuAfter - cpuBefore,
      ...tree.result(),
      exitCode,
      stdout: readFileSync(paths.stdout, 'utf8'),
      stderr: readFileSync(paths.stderr, 'utf8'),
    }
  } finally {
    for (const output of outputs) closeSync(output)
    rmSync(folder, { recursive: true })
  }
}

/**
 * @returns {number | undefined} CPU time of all children that have exited and were waited for, including their
 * children
 */
function reapedCpuMs() {
  const stat = readProc('self/stat')
  if (stat === undefined) return undefined
  // The name of the command is in parentheses and may contain spaces; `cutime` and `cstime` are fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS_PER_SECOND
}

/**
 * @param {number | undefined} root process id
 * @returns {{sample: () => void, result: () => {peakBytes: number | undefined, processes: number}}}
 */
function watchTree(root) {
  const members = new Set([root])
  const seen = new Set(members)
  let peakBytes = 0
  let processes = 0
  const addChildren = () => {
    // Parents precede their children because ids grow, so one pass is enough.
    for (const id of processIds()) {
      if (seen.has(id)) continue
      seen.add(id)
      const stat = readProc(`${id}/stat`)
      const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      if (members.has(parent)) members.add(id)
    }
  }
  const sample = () => {
    addChildren()
    let sum = 0
    let alive = 0
    for (const id of members) {
      const status = readProc(`${id}/status`)
      const resident = kibibytes(status, 'VmRSS')
      if (resident === undefined) continue
      alive += 1
      sum += resident
      peakBytes = Math.max(peakBytes, kibibytes(status, 'VmHWM') ?? 0)
    }
    peakBytes = Math.max(peakBytes, sum)
    processes = Math.max(processes, alive)
  }
  return { sample, result: () => ({ peakBytes: peakBytes === 0 ? undefined : peakBytes, processes }) }
}

/** @returns {number[]} the ids of all processes, ascending; none without /proc */
function processIds() {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((id) => id > 0)
      .sort((a, b) => a - b)
  } catch {
    return []
  }
}

/** @param {string} path below /proc @returns {string | undefined} undefined when the process is gone */
function readProc(path) {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string | undefined} status @param {string} field @returns {number | undefined} bytes */
function kibibytes(status, field) {
  const value = status?.match(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm'))?.[1]
  return value === undefined ? undefined : Number(value) * 1024
}
