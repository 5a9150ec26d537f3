// Queries the registry for known vulnerabilities in what users of the packages get: dependencies and bundled
// packages. Fails if there are any. Warns, but does not fail, if the registry does not answer: some mirrors refuse
// the request, and npm itself then finds "0 vulnerabilities" with --offline.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PACKAGES = ['renderer', 'theme', 'cli']

/** Name → range of everything that the packages depend on or bundle, except each other. */
export function listShipped(manifests) {
  const all = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...devDependencies, ...dependencies }),
  )
  return Object.fromEntries(
    all.filter(([name, range]) => !range.startsWith('workspace:') && !name.startsWith('@types/')),
  )
}

/** Interprets the output of `npm audit --json`: vulnerable packages, or why the result is unknown. */
export function readAudit(output) {
  let answer
  try {
    answer = JSON.parse(output)
  } catch {
    return { unknown: 'npm printed no JSON' }
  }
  if (answer.error)
    return { unknown: answer.error.summary || answer.error.code || answer.message || 'the registry refused' }
  if (!answer.vulnerabilities) return { unknown: answer.message || 'the registry returned no list' }
  return {
    vulnerable: Object.values(answer.vulnerabilities).map(({ name, severity, via }) => {
      const reasons = via.map((each) => (typeof each === 'string' ? each : `${each.title} ${each.url}`))
      return `${name} (${severity}): ${[...new Set(reasons)].join('; ')}`
    }),
  }
}

function audit() {
  const manifests = PACKAGES.map((name) =>
    JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')),
  )
  const folder = mkdtempSync(join(tmpdir(), 'docgen-audit-'))
  const npm = (...args) =>
    spawnSync('npm', [...args, '--json'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 180_000,
      maxBuffer: 64 * 1024 * 1024,
    })
  try {
    const manifest = { name: 'audit', version: '0.0.0', private: true, dependencies: listShipped(manifests) }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    const locked = npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund')
    if (locked.status !== 0) return { unknown: 'npm could not resolve the packages' }
    return readAudit(npm('audit', '--omit=dev', '--package-lock-only').stdout ?? '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { vulnerable, unknown } = audit()
  if (unknown !== undefined) console.error(`audit: WARNING: known vulnerabilities were NOT CHECKED: ${unknown}`)
  else if (vulnerable.length === 0) console.log('audit: no known vulnerability in what the packages ship')
  else {
    console.error(`audit: ${vulnerable.length} vulnerable packages\n${vulnerable.join('\n')}`)
    process.exitCode = 1
  }
}
