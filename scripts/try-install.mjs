// Tests what users get: packs the packages, installs them in an empty folder with each package manager, creates a
// site there from a template, builds it with --strict, serves it, and fetches a page.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packPackages } from './pack-packages.mjs'
import { PACKAGE_MANAGERS } from './package-managers.mjs'
import { runProgram, startProgram } from './run-program.mjs'
import { serveRegistry } from './serve-registry.mjs'

const TEMPLATES = { npm: 'minimal', pnpm: 'api', yarn: 'versioned', 'yarn 4': 'minimal' }

/** A folder for sites and a registry with the current packages; `close` removes both. */
export async function openTrial() {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-install-'))
  mkdirSync(join(folder, 'packages'))
  const registry = await serveRegistry(packPackages(join(folder, 'packages')))
  const close = async () => {
    await registry.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, url: registry.url, close }
}

/**
 * Takes a site from an empty folder to a response of its server. Without `docgen`, the command that creates the
 * site, docgen is installed there first, as in an existing project; with it the new site's own package.json is
 * installed. Returns the site's folder, the command to call docgen from anywhere, and the duration of each step in
 * milliseconds.
 */
export async function tryPackageManager({ name, trial, docgen }) {
  const { add, connect, execute, init, install } = PACKAGE_MANAGERS[name]
  const siteDir = join(trial.folder, `${name.replace(' ', '-')}-${TEMPLATES[name]}`)
  mkdirSync(siteDir)
  connect(siteDir, trial.url)
  const times = {}
  const step = async (title, command) => {
    const start = performance.now()
    await runProgram(command, siteDir)
    times[title] = performance.now() - start
  }
  const executeDocgen = [...execute, 'docgen']
  const flags = ['init', '.', '--title', 'Ticker', '--template', TEMPLATES[name], '--package-manager', init]
  if (docgen === undefined) {
    // Without a manifest, npm would look for one in parent folders, and install there.
    writeFileSync(join(siteDir, 'package.json'), '{ "private": true }')
    await step('install', add)
  }
  await step('init', [...(docgen ?? executeDocgen), ...flags])
  if (docgen !== undefined) await step('install', install)
  await step('build', [...executeDocgen, 'build', '--strict'])
  await fetchStart(siteDir)
  return { siteDir, times, docgen: [join(siteDir, 'node_modules/.bin/docgen')] }
}

/** Serves the built site and reads its home page. */
async function fetchStart(siteDir) {
  const bin = join(siteDir, 'node_modules/.bin/docgen')
  const server = startProgram([bin, 'serve', '--port', '4600'], siteDir)
  try {
    const printed = await new Promise((resolve, reject) => {
      let text = ''
      server.stdout.on('data', (chunk) => {
        text += chunk
        if (/http:\/\/\S+/.test(text)) resolve(text)
      })
      server.once('close', () => reject(new Error(`docgen serve ended: ${text}`)))
    })
    const answer = await fetch(printed.match(/http:\/\/\S+/)[0])
    const page = await answer.text()
    if (answer.status !== 200 || !/<h1[^>]*>[^<]*\bTicker\b/.test(page))
      throw new Error(`the response is not the new page: ${page}`)
  } finally {
    server.kill()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const trial = await openTrial()
  try {
    let docgen
    for (const name of Object.keys(PACKAGE_MANAGERS)) {
      const tried = await tryPackageManager({ name, trial, docgen })
      docgen ??= tried.docgen
      const seconds = Object.entries(tried.times).map(([step, time]) => `${step} ${(time / 1000).toFixed(1)} s`)
      console.log(`${name}: ${seconds.join(', ')}`)
    }
  } finally {
    await trial.close()
  }
}
