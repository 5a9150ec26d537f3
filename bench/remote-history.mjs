// Two days of CI: commits on main and on branches, each built in a new clone with the remote cache. See bench/README.md.
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { editRepository } from './corpus/edit-repository.mjs'
import { seededRandom } from './corpus/seeded-random.mjs'
import { generatePages, OWN_FOLDERS } from './generate-pages.mjs'
import { median } from './measure/summarize-runs.mjs'
import { createKeys, hashOutput, openRemoteMachines } from './sites/remote-machines.mjs'

const USAGE = `Commits edits on main and on branches, builds each in a new clone with the remote cache, and compares it with a clean build.

  --commits 300    number of commits
  --branches 20    number of branches
  --docs folder    Markdown files of the first commit; by default, 200 generated pages
  --minutes 240    no commit starts after this time
  --attacks 0.1    share of commits before which someone with the token replaces a part of the remote cache
  --seed 1         the same seed makes the same edits
  --out file       appends the result to this file, as Markdown
`

const { values } = parseArgs({
  options: {
    commits: { type: 'string', default: '300' },
    branches: { type: 'string', default: '20' },
    docs: { type: 'string' },
    minutes: { type: 'string', default: '240' },
    attacks: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const end = Date.now() + Number(values.minutes) * 60_000
const random = seededRandom(Number(values.seed))
const machines = await openRemoteMachines({
  writeDocs: (folder) =>
    values.docs
      ? cpSync(values.docs, folder, { recursive: true })
      : generatePages({ count: 200, folder, corpusFolders: OWN_FOLDERS }),
})
const { server, origin, git, reading, clone, build, remove, close } = machines

// Jobs of branches sign with a key that the config does not name, as the manual proposes.
const branchJob = { ...reading, DOCGEN_CACHE_KEY: createKeys().privateKey }
const heads = new Set()
const counts = { main: 0, branch: 0, merge: 0 }
const edits = new Map()
const problems = []
const warned = { 'after an attack': 0, otherwise: 0 }
const shares = []
const times = { cached: [], clean: [] }
/** Hashes of the pages that jobs of main have built: only these may come from trusted packs. */
const built = new Set()

function listPages() {
  const files = git('ls-files', 'docs').trim().split('\n')
  return files.filter((file) => file.endsWith('.md') && !basename(file).startsWith('_'))
}

/** Commits to main, commits to a branch, or merges a branch, and returns the branch to build. */
function commit(number) {
  const choice = random()
  if (choice < 0.12 && heads.size > 0) {
    const branch = [...heads][Math.floor(random() * heads.size)]
    git('checkout', '-q', 'main')
    try {
      git('merge', '-q', '-X', 'theirs', '--no-edit', branch)
    } catch {
      // A page that one side deleted and the other changed.
      git('merge', '--abort')
    }
    git('branch', '-q', '-D', branch)
    heads.delete(branch)
    counts.merge += 1
    return 'main'
  }
  const branch = choice < 0.55 ? 'main' : `branch-${Math.floor(random() * Number(values.branches))}`
  if (branch === 'main' || heads.has(branch)) git('checkout', '-q', branch)
  else git('checkout', '-q', '-b', branch, 'main')
  if (branch !== 'main') heads.add(branch)
  counts[branch === 'main' ? 'main' : 'branch'] += 1
  const kind = editRepository({ folder: origin, pages: listPages(), number, random })
  edits.set(kind, (edits.get(kind) ?? 0) + 1)
  git('add', '-A')
  git('commit', '-q', '--allow-empty', '-m', `Edit ${number}`)
  return branch
}

/** Stores wrong bytes under a name that builds read: changed, cut, or those of another artifact, which are signed. */
function attack() {
  const names = [...server.artifacts.keys()]
  const pick = () => names[Math.floor(random() * names.length)]
  const name = pick()
  const bytes = server.artifacts.get(name)
  const kind = Math.floor(random() * 3)
  if (kind === 0)
    server.artifacts.set(name, Buffer.from(bytes).fill(random() * 256, Math.floor(random() * bytes.length)))
  else if (kind === 1) server.artifacts.set(name, bytes.subarray(0, Math.floor(random() * bytes.length)))
  else server.artifacts.set(name, server.artifacts.get(pick()))
}

/** The pages of a clone, as hashes. */
function hashPages(folder) {
  return listPages().map((file) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex'),
  )
}

try {
  const first = clone()
  await build(first, machines.signing)
  for (const hash of hashPages(first)) built.add(hash)
  remove(first)
  for (let number = 1; number <= Number(values.commits) && Date.now() < end; number += 1) {
    const branch = commit(number)
    const isMain = branch === 'main'
    const isAttacked = random() < Number(values.attacks)
    if (isAttacked) attack()
    const folder = clone(branch)
    const clean = clone(branch)
    const cached = await build(folder, isMain ? machines.signing : branchJob)
    const cold = await build(clean, {}, ['--no-cache'])
    const at = `commit ${number} on ${branch}`
    if (hashOutput(folder) !== hashOutput(clean)) problems.push(`${at}: the output differs`)
    const fresh = hashPages(folder).filter((hash) => !built.has(hash))
    if (isMain && cached.pages.compiled < new Set(fresh).size)
      problems.push(`${at}: ${cached.pages.compiled} pages compiled, but ${fresh.length} are new to main`)
    if (isMain) for (const hash of fresh) built.add(hash)
    if (cached.warnings.length > 0) warned[isAttacked ? 'after an attack' : 'otherwise'] += 1
    shares.push(cached.pages.compiled / cached.pages.total)
    times.cached.push(cached.cpuMs)
    times.clean.push(cold.cpuMs)
    remove(folder)
    remove(clean)
    console.log(`${at}: ${cached.pages.compiled} of ${cached.pages.total} compiled ${cached.warnings.join(' ')}`)
  }
} finally {
  close()
}

const total = (list) => list.reduce((sum, each) => sum + each, 0)
const lines = [
  `${shares.length} commits: ${counts.main} on main, ${counts.branch} on branches, ${counts.merge} merges; ${[...edits].map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
  `problems: ${problems.length}${problems.map((each) => `\n  ${each}`).join('')}`,
  `builds with a warning: ${warned['after an attack']} after an attack, ${warned.otherwise} otherwise`,
  `pages compiled: median ${(100 * median(shares)).toFixed(2)} %, mean ${(100 * (total(shares) / shares.length)).toFixed(2)} %, most ${(100 * Math.max(...shares)).toFixed(1)} %`,
  `processor time of the builds with the remote cache: ${(total(times.cached) / total(times.clean)).toFixed(2)} of the clean builds`,
]
console.log(lines.join('\n'))
if (values.out !== undefined) appendFileSync(values.out, `${lines.map((line) => `- ${line}`).join('\n')}\n`)
if (problems.length > 0) process.exitCode = 1
