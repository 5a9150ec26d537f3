// Loaded before docgen: logs every call that changes files of the site, and ends the process instead of one of
// them.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const { DOCGEN_CALLS: notes, DOCGEN_KILL_AT: last } = process.env
// The second argument is a path, too.
const MOVES = ['renameSync', 'copyFileSync']
const CHANGES = ['writeFileSync', 'rmSync', 'rmdirSync', 'mkdirSync', ...MOVES]
// How often builds change their own files depends on leftovers of earlier ones.
const OWN = /\/(?:dist|\.docgen\/(?:cache|stage-\d+))(?:\/|$)/
const note = notes && isMainThread ? fs.openSync(notes, 'a') : undefined
// docgen refuses signals to its own process while code of the site runs.
const kill = process.kill.bind(process)
let count = 0

if (isMainThread) {
  for (const name of CHANGES) {
    const change = fs[name]
    fs[name] = (...args) => {
      const paths = args.slice(0, MOVES.includes(name) ? 2 : 1).map(String)
      if (!paths.every((path) => OWN.test(path))) {
        count += 1
        if (String(count) === last) kill(process.pid, 'SIGKILL')
        if (note !== undefined) fs.writeSync(note, `${[name, ...paths].join(' ')}\n`)
      }
      return change(...args)
    }
  }
  syncBuiltinESMExports()
}
