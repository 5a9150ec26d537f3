// Loaded before docgen: removes the version 1.0 of the site at one of the calls that read it, as another process
// would, or all of it before its first image is copied. The files go one at a time if there are steps to it, and the calls of the build come between them.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const { DOCGEN_SITE: site = '', DOCGEN_REMOVE_AT: first, DOCGEN_CALLS: notes } = process.env
const READS = ['existsSync', 'readFileSync', 'readdirSync', 'realpathSync', 'openSync', 'statSync', 'lstatSync']
const { rmSync, readdirSync, existsSync, writeFileSync } = fs
const FOLDER = join(site, 'versioned_docs/version-1.0')
let count = 0
let isOwn = false

function removeNext() {
  const list = join(site, 'versions.json')
  if (existsSync(list)) return rmSync(list)
  const [page] = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  rmSync(page === undefined ? FOLDER : join(FOLDER, page), { recursive: true, force: true })
}

if (isMainThread) {
  const { copyFileSync } = fs
  fs.copyFileSync = (...args) => {
    if (first === 'copy' && String(args[0]).startsWith(FOLDER)) while (existsSync(FOLDER)) removeNext()
    return copyFileSync(...args)
  }
  for (const name of READS) {
    const read = fs[name]
    fs[name] = Object.assign((...args) => {
      if (!isOwn && /[\\/](?:versions\.json|versioned_\w+)/.test(String(args[0]))) {
        count += 1
        if (count >= Number(first)) {
          // Removing calls the same functions.
          isOwn = true
          removeNext()
          isOwn = false
        }
        if (notes) writeFileSync(notes, String(count))
      }
      return read(...args)
    }, read)
  }
  syncBuiltinESMExports()
}
