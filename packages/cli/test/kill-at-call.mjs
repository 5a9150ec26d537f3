// Loaded before docgen: logs every call that changes files of the site. Before each, it copies the site as a kill at
// that moment would leave it, or kills the process at one of them.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const { DOCGEN_CALLS: notes, DOCGEN_SITE: site, DOCGEN_COPIES: copies, DOCGEN_KILL_AT: last } = process.env
// The second argument is a path, too.
const MOVES = ['renameSync', 'copyFileSync', 'linkSync', 'symlinkSync']
const CHANGES = ['writeFileSync', 'rmSync', 'rmdirSync', 'mkdirSync', ...MOVES]
// How often builds change their own files depends on leftovers of earlier ones.
const OWN = /\/(?:dist|\.docgen\/(?:cache|stage-\d+))(?:\/|$)/
const note = notes && isMainThread ? fs.openSync(notes, 'a') : undefined
// docgen refuses signals to its own process while code of the site runs.
const kill = process.kill.bind(process)
let count = 0
let isOwn = false

if (isMainThread) {
  for (const name of CHANGES) {
    const change = fs[name]
    fs[name] = (...args) => {
      const paths = args.slice(0, MOVES.includes(name) ? 2 : 1).map(String)
      if (!isOwn && !paths.every((path) => OWN.test(path))) {
        count += 1
        if (String(count) === last) kill(process.pid, 'SIGKILL')
        if (note !== undefined) fs.writeSync(note, `${[name, ...paths].join(' ')}\n`)
        // Copying calls the same functions.
        isOwn = true
        if (site && copies) fs.cpSync(site, `${copies}/${count}`, { recursive: true, verbatimSymlinks: true })
        isOwn = false
      }
      return change(...args)
    }
  }
  syncBuiltinESMExports()
}
