import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

// A folder only imports from folders after it; folders on one line do not import each other. `.` are the files of the
// folder itself, where they are not named.
const RANKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/cli/src': [
    ['main', 'index'],
    ['commands'],
    ['browser', 'lsp', 'mcp'],
    ['serve'],
    ['terminal'],
    ['gates'],
    ['create', 'doctor'],
    ['init', 'versions', 'translations', 'migrate', 'compare', 'export', 'deploy', 'moves'],
    ['session'],
    ['emit', 'check', 'search', 'workers'],
    ['plan'],
    ['graph'],
    ['plugins'],
    ['read'],
    ['config'],
    ['cache'],
    ['guard'],
  ],
  'packages/cli/src/session': [
    ['explain'],
    ['live'],
    ['remote'],
    ['stages'],
    ['output'],
    ['diagnostics'],
    ['plugins', 'search', 'compile'],
    ['theme', 'mdx'],
    ['bundle'],
    ['cards'],
    ['fonts'],
    ['styles'],
  ],
  'packages/renderer/src': [
    ['index', 'console'],
    ['render', 'openapi', 'search'],
    ['to-markdown'],
    ['markdown'],
    ['parse', 'highlight'],
    ['contract'],
    ['html'],
  ],
  'packages/renderer/src/markdown': [
    ['handlers'],
    ['mdx', 'dialects'],
    ['transform'],
    ['plugins'],
    ['include'],
    ['check', 'code'],
    ['html'],
    ['directives', 'ids'],
  ],
  'packages/renderer/src/markdown/handlers': [['blocks'], ['react']],
  'packages/theme/src/components': [['pages'], ['blog', 'navbar', 'sidebar']],
  'packages/theme/src': [
    ['index'],
    ['docusaurus'],
    ['islands', 'diagrams'],
    ['client', 'search'],
    ['api', 'content'],
    ['components'],
    ['accents', 'styles', 'styles-module', 'texts', 'element-ids', 'tab-groups', 'client-directory'],
  ],
}
// The bootstrap loads search, which shares the scripts of every page.
const MUTUAL = [['client', 'search']]
// Folders with files next to their subfolders. Such a file ranks with the highest subfolder that it imports, directly
// or through another one, so that no subfolder reaches a higher one through it.
const WITH_FILES = [
  'packages/cli/src/session',
  'packages/renderer/src/markdown',
  'packages/renderer/src/markdown/handlers',
  'packages/theme/src/components',
]

const PACKAGE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  renderer: [],
  theme: ['@docgen/renderer/console', '@docgen/renderer/contract', '@docgen/renderer/search'],
  cli: ['', '/contract', '/markdown', '/openapi', '/search']
    .map((entry) => `@docgen/renderer${entry}`)
    .concat('@docgen/theme'),
}

// These modules bring the renderer's search, limits of queries, texts, plural forms and the name of the policy into
// browsers, and consoles the code that builds requests.
const WITH_RENDERER = [
  ...readdirSync(join(ROOT, 'packages/theme/src/client/console')).map(
    (name) => `packages/theme/src/client/console/${name}`,
  ),
  ...['search-worker', 'search-href', 'site-search', 'read-search-setup'].map(
    (name) => `packages/theme/src/search/${name}.ts`,
  ),
  'packages/theme/src/client/trusted-page-parser.ts',
  'packages/theme/src/diagrams/strict-dom.ts',
  'packages/theme/src/docusaurus/island-texts.ts',
]

// Folders that transform data: no disk, network, clock, randomness, process or console.
const PURE_FOLDERS = [
  'packages/renderer/src',
  'packages/theme/src/components',
  'packages/theme/src/content',
  'packages/cli/src/graph',
  'packages/cli/src/plan',
  'packages/cli/src/check',
  'packages/cli/src/search',
]
const IMPURE_MODULES = /^node:(?!path(?:\/posix)?$)/
const IMPURE_WORDS =
  /\b(?:process\.|console\.|Date\.now|new Date\(\)|performance\.|Math\.random|fetch\(|setTimeout\(|setInterval\(|XMLHttpRequest|localStorage|import\.meta\.url)/

interface Import {
  readonly from: string
  readonly specifier: string
  /** Path relative to the root for relative imports. */
  readonly target?: string
}

const files = ['renderer', 'theme', 'cli'].flatMap((name) => listSources(join(ROOT, 'packages', name, 'src')))
const imports = files.flatMap(readImports)
/** File → the files that it imports. */
const targets = new Map<string, string[]>()
for (const { from, target } of imports) if (target) targets.set(from, [...(targets.get(from) ?? []), target])

describe('the import order', () => {
  it('has no cycle, including types', () => {
    expect(findCycle()).toBeUndefined()
  })

  it('never imports internal files of another package', () => {
    const strays = imports.filter(({ from, specifier, target }) => {
      const name = from.split('/')[1] ?? ''
      // It gives modules that only sites can import a second name.
      if (from === 'packages/cli/src/modules/docusaurus.d.ts') return false
      if (target !== undefined) return target.split('/')[1] !== name
      return specifier.startsWith('@docgen/') && !PACKAGE_IMPORTS[name]?.includes(specifier)
    })
    expect(strays).toEqual([])
  })

  it('imports only types from the renderer into the theme, except for search', () => {
    const values = files
      .filter((file) => file.startsWith('packages/theme/') && !WITH_RENDERER.includes(file))
      .filter((file) => /import\s+(?!type\b)[^;]*?from\s+'@docgen\/renderer/.test(read(file)))
    expect(values).toEqual([])
  })

  it.each(Object.keys(RANKS))('follows the order of the folders in %s', (folder) => {
    const strays = imports.filter(({ from, target }) => {
      if (!from.startsWith(`${folder}/`) || !target?.startsWith(`${folder}/`)) return false
      const here = subfolderOf(folder, from)
      if (here === '.') return false
      const isDirect = subfolderOf(folder, target) !== '.'
      return listSubfolders(folder, target)
        .filter((there) => there !== here && !MUTUAL.some((pair) => pair.includes(here) && pair.includes(there)))
        .map((there) => rankOf(folder, there) - rankOf(folder, here))
        .some((distance) => distance < 0 || (isDirect && distance === 0))
    })
    expect(strays.map(({ from, target }) => `${from} → ${target}`)).toEqual([])
  })
})

// Folders for one use each: one file outside loads them, through the named interface.
const SEAMS = [
  {
    folder: 'packages/cli/src/migrate',
    interface: 'migrate-site',
    importer: 'packages/cli/src/commands/migrate.ts',
  },
  {
    folder: 'packages/cli/src/compare',
    interface: 'compare-outputs',
    importer: 'packages/cli/src/commands/compare.ts',
  },
]

describe.each(SEAMS)('$folder', ({ folder, interface: name, importer }) => {
  it('has one importer and one interface', () => {
    const outside = imports.filter(
      ({ from, target }) => !from.startsWith(`${folder}/`) && target?.startsWith(`${folder}/`),
    )
    expect(outside.map(({ from, target }) => [from, target])).toEqual([[importer, `${folder}/${name}.ts`]])
  })

  it('is not loaded by other commands', () => {
    for (const command of ['build', 'watch', 'serve', 'translations', 'version'])
      expect([...reach(`packages/cli/src/commands/${command}.ts`)].filter((file) => file.startsWith(folder))).toEqual(
        [],
      )
  })
})

it('loads what pages import from @docusaurus only with the bundle of such pages', () => {
  const loaded = [...reach('packages/theme/src/index.ts')].filter((file) =>
    file.startsWith('packages/theme/src/docusaurus'),
  )
  expect(loaded).toEqual([])
})

/** Every file that a file imports, directly or not, statically or not. */
function reach(entry: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(entry)) return reached
  reached.add(entry)
  for (const target of targets.get(entry) ?? []) reach(target, reached)
  return reached
}

// They read files of docgen or its output; a site may contain pipes and devices, which would block the process.
const OWN_READERS = [
  'cache/pack-file',
  'cache/take-lock',
  'commands/export/export-pdf',
  'commands/export/export-zip',
  'config/module/load-bundle',
  'config/module/locate-thrown-error',
  'config/read-regular-file',
  'emit/artifact',
  'export/create-archive',
  'export/pdf/create-pdf-document',
  'main',
  'serve/http/respond-with-client-script',
  'session/bundle/layout-names-plugin',
  'session/bundle/read-client-manifest',
  'session/mdx/resolve-class-names',
  'session/mdx/site-modules-plugin',
  'session/prepare-client-files',
  'session/remote/shared-output',
  'session/search/create-language-finder',
  'workers/create-task-runner',
]

it('reads files of a site only as regular files', () => {
  const readers = files.filter((file) => file.startsWith('packages/cli/src/') && /\breadFileSync\b/.test(read(file)))
  expect(readers).toEqual(OWN_READERS.map((name) => `packages/cli/src/${name}.ts`))
})

it('creates folders only one at a time, because recursive mkdir hangs in /proc', () => {
  const makers = files.filter(
    (file) => file.startsWith('packages/cli/src/') && /\bmkdir\w*\([^\n]*recursive/.test(read(file)),
  )
  expect(makers).toEqual([])
})

describe('pure folders', () => {
  const pureFiles = files.filter((file) => PURE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))

  it('exist', () => {
    for (const folder of PURE_FOLDERS)
      expect(pureFiles.filter((file) => file.startsWith(folder)).length, folder).toBeGreaterThan(0)
  })

  it('import nothing that accesses the machine', () => {
    const strays = imports.filter(({ from, specifier }) => pureFiles.includes(from) && IMPURE_MODULES.test(specifier))
    expect(strays).toEqual([])
  })

  it('use neither process, console, clock, randomness nor network', () => {
    const strays = pureFiles.filter((file) => IMPURE_WORDS.test(withoutCommentsAndTexts(read(file))))
    expect(strays).toEqual([])
  })
})

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

function readImports(file: string): Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/g
  return [...read(file).matchAll(pattern)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? ''
    return specifier.startsWith('.')
      ? { from: file, specifier, target: resolveImport(file, specifier) }
      : { from: file, specifier }
  })
}

function resolveImport(file: string, specifier: string): string {
  const path = relative(ROOT, resolve(ROOT, dirname(file), specifier)).replaceAll('\\', '/')
  const base = path.replace(/\.js$/, '')
  return [`${base}.ts`, `${base}.tsx`, path].find((candidate) => files.includes(candidate)) ?? path
}

/** The subfolder, or the name of the file next to subfolders; `.` for a file whose rank follows from its imports. */
function subfolderOf(folder: string, file: string): string {
  const [name = '', ...rest] = posix.relative(folder, file).split('/')
  return rest.length === 0 && WITH_FILES.includes(folder) ? '.' : name.replace(/(?:\.d)?\.tsx?$/, '')
}

/** The subfolder of a file, or those that a file next to them imports, directly or through such files. */
function listSubfolders(folder: string, file: string): readonly string[] {
  if (!file.startsWith(`${folder}/`)) return []
  const own = subfolderOf(folder, file)
  if (own !== '.') return [own]
  return [...new Set((targets.get(file) ?? []).flatMap((target) => listSubfolders(folder, target)))]
}

function rankOf(folder: string, name: string): number {
  const rank = RANKS[folder]?.findIndex((names) => names.includes(name)) ?? -1
  if (rank === -1) throw new Error(`${folder}/${name} is in no line of RANKS`)
  return rank
}

function findCycle(): string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of files) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}

function withoutCommentsAndTexts(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, "''")
}
