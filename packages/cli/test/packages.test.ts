import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPublicTypes, listTypeImports } from '../../../scripts/keep-public-types.mjs'
import { type PackedPackage, packPackages } from '../../../scripts/pack-packages.mjs'
import { type PackedManifest, readPackedManifest } from '../../../scripts/read-packed-manifest.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const ATTW = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js')
const NAMES = ['renderer', 'theme', 'cli']
// Grammars are imported by computed names; lightningcss, React and satteri's native code are loaded by `require`:
// no bundler can follow these.
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  renderer: ['refractor', 'react', 'react-dom', 'satteri'],
  theme: ['react', 'react-dom'],
  cli: ['clsx', 'lightningcss'],
}

describe('the packed packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-pack-'))
  let packed: readonly PackedPackage[] = []
  beforeAll(() => {
    packed = packPackages(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('contain three packages', () => {
    expect(packed.map(({ name }) => name).sort()).toEqual(['@docgen/cli', '@docgen/renderer', '@docgen/theme'])
  })

  it.each(NAMES)('pass publint: %s', async (name) => {
    const bytes = readFileSync(find(name).tarball)
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    const { messages } = await publint({ pack: { tarball }, strict: true })
    const manifest = { ...manifestOf(name) }
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
  })

  it.each(NAMES)('have types for every module resolution of the supported Nodes: %s', (name) => {
    // Only ES modules are published; CommonJS loads them by `require` of Node 20.19 and newer.
    const args = [ATTW, find(name).tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color']
    expect(() => execFileSync(process.execPath, args, { encoding: 'utf8' })).not.toThrow()
  })

  it.each(NAMES)('contain what is needed, and nothing else: %s', (name) => {
    const { files } = find(name)
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']))
    expect(files).toContain('dist/third-party-licenses.txt')
    const built = files.filter((file) => !file.startsWith('templates/'))
    expect(built.filter((file) => /\.(?:map|tsx?|tsbuildinfo|tgz)$/.test(file) && !file.endsWith('.d.ts'))).toEqual([])
    expect(files.filter((file) => !/^(?:dist|bin|templates)\//.test(file)).length).toBe(4)
  })

  it.each(NAMES)('contain no path of the workspace: %s', (name) => {
    const { dependencies, optionalDependencies, peerDependencies, exports } = manifestOf(name)
    const ranges = Object.values({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    expect(ranges.filter((range) => !/^(?:[\^~]|>=)?\d/.test(range))).toEqual([])
    expect(JSON.stringify(exports)).not.toContain('/src/')
    expect(exports).toEqual(withoutSource(readManifest(name).exports))
    for (const file of listBuilt(name)) expect(readFileSync(file, 'utf8'), file).not.toContain(ROOT)
  })

  it('have the same version, each depending on it in the others', () => {
    const manifests = NAMES.map(manifestOf)
    const versions = manifests.flatMap(({ version, dependencies }) => [
      version,
      ...Object.entries(dependencies ?? {}).flatMap(([name, range]) => (name.startsWith('@docgen/') ? [range] : [])),
    ])
    expect(new Set(versions).size).toBe(1)
  })

  it('depend on the exact React of the command line: another one in the project would be a second one', () => {
    const { dependencies } = manifestOf('cli')
    const brought = { react: dependencies?.['react'], 'react-dom': dependencies?.['react-dom'] }
    for (const name of ['renderer', 'theme']) expect(manifestOf(name).peerDependencies).toEqual(brought)
  })

  it.each(NAMES)('depend on the imports of their files, and on nothing else: %s', async (name) => {
    const { dependencies, peerDependencies } = manifestOf(name)
    const own = NAMES.filter((other) => dependencies?.[`@docgen/${other}`] !== undefined)
    const peers = own.flatMap((other) => Object.keys(manifestOf(other).peerDependencies ?? {}))
    const used = new Set([...(await listImports(name)), ...listTypePackages(name), ...peers, ...(BY_NAME[name] ?? [])])
    used.delete(`@docgen/${name}`)
    const declared = Object.keys({ ...dependencies, ...peerDependencies })
    expect([...used].sort()).toEqual(declared.sort())
  })

  function find(name: string): PackedPackage {
    const archive = packed.find((candidate) => candidate.name === `@docgen/${name}`)
    if (!archive) throw new Error(`@docgen/${name} was not packed`)
    return archive
  }

  function manifestOf(name: string): PackedManifest {
    return readPackedManifest(find(name).tarball)
  }
})

function readManifest(name: string): PackedManifest {
  return JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
}

function withoutSource(exports: PackedManifest['exports']): PackedManifest['exports'] {
  const entries = Object.entries(exports).map(([entry, conditions]) => {
    const { '@docgen/source': _, ...published } = conditions
    return [entry, published]
  })
  return Object.fromEntries(entries)
}

/** The JavaScript that runs in Node.js: browser files have no imports. */
function listBuilt(name: string): string[] {
  const folder = join(ROOT, 'packages', name, 'dist')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('client/') && file !== 'dev-client.js')
    .map((file) => join(folder, file))
}

/** esbuild's name for its own helpers, which is not a package. */
const ESBUILD_HELPERS = '<runtime>'

/** Packages that the built files import. */
async function listImports(name: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: listBuilt(name),
    outdir: 'unused',
    bundle: true,
    // Writes what several files import only once.
    splitting: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  return Object.values(metafile.inputs)
    .flatMap(({ imports }) =>
      imports.flatMap(({ path, external }) => (external === true && path !== ESBUILD_HELPERS ? [path] : [])),
    )
    .filter((path) => !path.startsWith('node:') && !path.startsWith('.') && !builtinModules.includes(path))
    .map(packageOf)
}

/** Packages whose types the public declarations use; for JavaScript without types, the package that has them. */
function listTypePackages(name: string): string[] {
  const folder = join(ROOT, 'packages', name)
  return [...listPublicTypes(folder)]
    .flatMap(listTypeImports)
    .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
    .map(packageOf)
    .map((name) => (['react', 'mdast', 'hast', 'estree'].includes(name) ? `@types/${name}` : name))
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
