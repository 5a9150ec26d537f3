// Serves the example site live, and restarts the server with new code when a source file of a package changes.
// Browser windows reconnect by themselves. Arguments go to `docgen serve`: npm run dev -- --port 4000
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** An editor that saves several files together causes one build. */
const DELAY_MS = 100

let timer
let server
let running = Promise.resolve()

for (const name of ['renderer', 'theme', 'cli'])
  watch(join(root, 'packages', name, 'src'), { recursive: true }, (_, file) => {
    if (/\.test\.tsx?$/.test(file ?? '')) return
    clearTimeout(timer)
    timer = setTimeout(restart, DELAY_MS)
  })
restart()

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server?.kill(signal)
    process.exit(0)
  })

/** Builds run sequentially; the server keeps the old code if a build fails. */
function restart() {
  running = running.then(async () => {
    const code = await exitOf(start('scripts/build-packages.mjs'))
    if (code !== 0)
      return console.error('The packages did not build. Fix the error above; the server keeps the old code.')
    if (server?.exitCode === null && server.kill()) await exitOf(server)
    server = start('packages/cli/bin/docgen.js', 'serve', 'site', '--watch', ...process.argv.slice(2))
  })
}

function start(script, ...args) {
  return spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' })
}

function exitOf(child) {
  return new Promise((resolve) => child.once('exit', resolve))
}
