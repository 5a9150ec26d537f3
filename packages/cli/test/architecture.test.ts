import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// The files and libraries that ARCHITECTURE.md and LIBRARIES.md name must exist.
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const map = read('ARCHITECTURE.md')
const files = ['cli', 'renderer', 'theme', 'vscode'].flatMap((name) => listSources(join(ROOT, 'packages', name)))

/** A row of the table of libraries. */
interface Door {
  readonly libraries: readonly string[]
  /** Files and folders below `packages`; empty if only tests use the library. */
  readonly positions: readonly string[]
}

const doors = readDoors()

/** Names of a site's files, and a placeholder for components. */
const STAND_INS = new Set(['site.config.ts', 'PascalCase.tsx'])

it('has no source file with more than 300 lines', () => {
  const long = files.filter((path) => read(path).trimEnd().split('\n').length > 300)
  expect(long).toEqual([])
})

it('has no folder with more than 40 source files', () => {
  const counts = new Map<string, number>()
  for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 40)).toEqual([])
})

describe('ARCHITECTURE.md', () => {
  it('has at most 250 lines of at most 120 characters', () => {
    const lines = map.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(250)
    expect(lines.filter((line) => line.length > 120)).toEqual([])
  })

  it('names only files that exist', () => {
    const beside = ['scripts', 'packages/cli/test'].flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
    )
    const existing = [...files, ...beside]
    const named = [...map.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(50)
    const isThere = (path: string): boolean => existing.some((file) => file === path || file.endsWith(`/${path}`))
    expect(named.filter((path) => !isThere(path) && !STAND_INS.has(path))).toEqual([])
  })

  it('names only folders that exist', () => {
    const named = [...map.matchAll(/`((?:cli|renderer|theme|packages|bench|scripts)\/[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    )
    const isThere = (path: string): boolean => existsSync(join(ROOT, path)) || existsSync(join(ROOT, 'packages', path))
    expect(named.filter((path) => !isThere(path) && path !== 'renderer/contract')).toEqual([])
  })
})

describe('the lists of folders', () => {
  it.each(['cli', 'renderer', 'theme'])('contain every folder of %s', (name) => {
    const folders = readdirSync(join(ROOT, 'packages', name, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    const [list = ''] = new RegExp(`\n### ${name}\n.*?\n\n`, 's').exec(map) ?? []
    expect(folders.filter((folder) => !list.includes(`\`${folder}${name === 'cli' ? '/' : ''}\``))).toEqual([])
  })
})

describe('the table of libraries', () => {
  const listed = doors.flatMap(({ libraries }) => libraries)
  const used = files.flatMap((file) =>
    listImports(file).map((specifier) => ({ file, library: findLibrary(specifier, listed) })),
  )

  it('contains every library that the packages load', () => {
    expect([...new Set(used.map(({ library }) => library))].filter((name) => !listed.includes(name)).sort()).toEqual([])
  })

  it.each(doors)('names the files that load $libraries', ({ libraries, positions }) => {
    const own = used.filter(({ library }) => libraries.includes(library)).map(({ file }) => file)
    expect(own.filter((file) => !positions.some((position) => isIn(file, position)))).toEqual([])
    expect(positions.filter((position) => !own.some((file) => isIn(file, position)))).toEqual([])
  })
})

/** The row of an import: `react-dom/server` has its own. */
function findLibrary(specifier: string, listed: readonly string[]): string {
  const fitting = listed.filter((name) => specifier === name || specifier.startsWith(`${name}/`))
  return fitting.sort((a, b) => b.length - a.length)[0] ?? specifier
}

/** `place` is a file or a folder below `packages`. */
function isIn(file: string, position: string): boolean {
  return file === `packages/${position}` || file.startsWith(`packages/${position.replace(/\/$/, '')}/`)
}

function readDoors(): Door[] {
  const [, rows = ''] = read('LIBRARIES.md').split('| library | imported in | purpose |\n| --- | --- | --- |\n')
  return rows
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [libraries = '', door = ''] = row.replace(/^\| /, '').split(' | ')
      return {
        libraries: libraries.split(', '),
        positions: [...door.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
      }
    })
}

/** The imports of a file from other packages, without type-only imports. */
function listImports(file: string): string[] {
  const { dependencies, devDependencies }: Manifest = JSON.parse(
    read(join(...file.split('/').slice(0, 2), 'package.json')),
  )
  const declared = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@docgen/'))
  const pattern =
    /(?:^|\n)(?:import|export)\s+(?!type\b)[^'"`;]*?from\s+'([^'.][^']*)'|(?:^|\n)import\s+'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/g
  const specifiers = [...read(file).matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  return specifiers.filter((specifier) =>
    declared.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
  )
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function listSources(folder: string): string[] {
  const below = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
  const scripts = readdirSync(folder, { withFileTypes: true })
  return [...below, ...scripts]
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
