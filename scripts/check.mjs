// Lints, and checks formatting, types and spelling, all at the same time. Prints the output of each check when it ends.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
// Spelling takes longest, on one core.
const CHECKS = ['cspell lint --no-progress --quiet', 'biome ci --diagnostic-level=warn .', 'tsc -p tsconfig.json']

const codes = await Promise.all(CHECKS.map(run))
process.exitCode = Math.max(...codes)

/** Runs a program of the workspace; resolves to its exit code. */
function run(command) {
  // In a shell: on Windows, the programs of packages are scripts.
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  return new Promise((resolve) =>
    child.once('close', (code) => {
      process.stderr.write(Buffer.concat(printed))
      if (code !== 0) console.error(`${command} failed`)
      resolve(code ?? 1)
    }),
  )
}
