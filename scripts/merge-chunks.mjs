// Merges the chunks that esbuild creates into the few files that hot paths need. Code splitting creates a chunk for
// every set of entries that share a module; a run that loads sixty of them spends a fifth of a short build on
// opening files.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

/**
 * Merges chunks of a folder that esbuild has written with code splitting. `paths` has a list of source files for
 * each hot path: the modules that such a run always loads. Chunks that the same hot paths need become one file.
 * `entries` are the sources of the modules imported by name: they stay as they are, as does everything that no hot
 * path needs.
 */
export async function mergeChunks({ folder, metafile, entries, paths, external }) {
  const outputs = new Map(
    Object.entries(metafile.outputs)
      .filter(([path]) => path.endsWith('.js'))
      .map(([path, output]) => [nameOf(path), output]),
  )
  const groups = groupChunks(outputs, entries, paths)
  const targets = new Map()
  for (const [file, names] of groups) {
    for (const [index, name] of names.entries()) targets.set(name, { file, prefix: `m${index}_` })
  }
  await Promise.all([...groups].map(([file, names]) => mergeGroup({ folder, file, names, outputs, targets, external })))
  for (const [name, { file, prefix }] of targets) {
    rmSync(join(folder, `${name}.map`), { force: true })
    const { entryPoint, exports } = outputs.get(name)
    // Lazily loaded chunks keep their names and re-export from the merged file.
    const list = exports.map((exported) => `${prefix}${exported} as ${exported}`)
    if (entryPoint === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), `export { ${list.join(', ')} } from "./${file}";\n`)
  }
  const others = [...outputs.keys()].filter((name) => !targets.has(name))
  for (const name of [...others, ...groups.keys()]) pointToMerged(join(folder, name), targets)
}

/** An output's path inside the folder: esbuild's metadata prefixes the folder's name. */
function nameOf(path) {
  return path.slice(path.indexOf('/') + 1)
}

/** Merged file → its chunks. A chunk's group is the set of hot paths that load it. */
function groupChunks(outputs, entries, paths) {
  const find = (source) => {
    for (const [name, { entryPoint }] of outputs) if (entryPoint === source) return name
    throw new Error(`no output has ${source} as its entry`)
  }
  const kept = new Set(entries.map(find))
  const loaded = paths.map((sources) => closure(sources.map(find), outputs))
  const groups = new Map()
  for (const name of outputs.keys()) {
    const key = loaded.map((names) => (names.has(name) ? '1' : '0')).join('')
    if (kept.has(name) || !key.includes('1')) continue
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  // The chunks' names contain content hashes: a running docgen never gets other code under the same name.
  return new Map([...groups].map(([key, names]) => [`shared-${key}-${hashNames(names)}.js`, names]))
}

function hashNames(names) {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8)
}

/** All outputs that are loaded along with `names`. */
function closure(names, outputs) {
  const reached = new Set()
  const visit = (name) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const { path, kind } of outputs.get(name).imports) {
      if (kind === 'import-statement' && outputs.has(nameOf(path))) visit(nameOf(path))
    }
  }
  for (const name of names) visit(name)
  return reached
}

/**
 * Writes all chunks of a group as one module; exports are prefixed per chunk, because two chunks may use the same
 * name.
 */
async function mergeGroup({ folder, file, names, outputs, targets, external }) {
  const lines = names.map((name) => {
    const list = outputs.get(name).exports.map((exported) => `${exported} as ${targets.get(name).prefix}${exported}`)
    return list.length === 0 ? `import './${name}'` : `export { ${list.join(', ')} } from './${name}'`
  })
  const isInside = ({ kind, path }) => kind !== 'dynamic-import' && targets.get(basename(path))?.file === file
  const outside = {
    name: 'outside',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\.?\// }, (request) =>
        isInside(request) ? undefined : { path: request.path, external: true },
      ),
  }
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: folder, sourcefile: 'merged-chunks' },
    outfile: join(folder, file),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external,
    plugins: [outside],
    legalComments: 'eof',
    sourcemap: true,
    logLevel: 'warning',
    // Chunks without side effects are imported only for their order.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
}

// As esbuild prints them: each import at the start of a line.
const IMPORT = /^import (?:\{([^}]*)\} from )?"\.\/([^"]+)";$/gm
const IMPORTED = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/

/** Redirects a module's imports from chunks to the merged files. */
function pointToMerged(path, targets) {
  const text = readFileSync(path, 'utf8')
  const pointed = text.replace(IMPORT, (statement, list, from) => {
    const target = targets.get(from)
    if (!target) return statement
    if (list === undefined) return `import "./${target.file}";`
    const renamed = list.split(',').map((item) => {
      const [, name, local = name] = IMPORTED.exec(item)
      return ` ${target.prefix}${name} as ${local}`
    })
    return `import {${renamed.join(',')} } from "./${target.file}";`
  })
  if (pointed !== text) writeFileSync(path, pointed)
}
