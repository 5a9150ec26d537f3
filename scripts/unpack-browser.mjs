// Unpacks the tests' browser once, so that processes that start together never run a file that is still being
// written.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Absolute path of Chromium's executable, below `cacheDir`; unpacks the package there on first use. */
export function unpackBrowser(cacheDir = join(root, 'node_modules/.cache')) {
  const entry = createRequire(join(root, 'package.json')).resolve('@sparticuz/chromium')
  const folder = join(cacheDir, `chromium-${readVersion(entry)}`)
  if (!existsSync(folder)) moveInto(folder, unpack(entry, cacheDir))
  return join(folder, 'chromium')
}

// The package unpacks to the temporary folder: a separate process gets a private one.
function unpack(entry, cacheDir) {
  mkdirSync(cacheDir, { recursive: true })
  const privateDir = mkdtempSync(join(cacheDir, 'unpacking-'))
  const code = `(await import(${JSON.stringify(pathToFileURL(entry).href)})).default.executablePath()`
  const env = { ...process.env, TMPDIR: privateDir, TEMP: privateDir, TMP: privateDir }
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', `await ${code}`], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return privateDir
  } catch (error) {
    rmSync(privateDir, { recursive: true, force: true })
    throw error
  }
}

// A folder only gets its final name when it is complete; of two concurrent processes, the first one's folder stays.
function moveInto(folder, unpacked) {
  try {
    renameSync(unpacked, folder)
  } catch (error) {
    rmSync(unpacked, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function readVersion(entry) {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    const { name, version } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    if (name === '@sparticuz/chromium') return version
  }
  throw new Error(`no package.json above ${entry}`)
}

/** Vitest's global setup: runs before any worker starts. */
export function setup() {
  unpackBrowser()
}
