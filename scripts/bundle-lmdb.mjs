import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { NEXT } from './put-built-in-place.mjs'

/** Leads from a package's bundles, all of which lie in `dist` itself, to the lmdb that is bundled beside them. */
export const lmdbBeside = {
  name: 'lmdb-beside',
  setup: (build) => build.onResolve({ filter: /^lmdb$/ }, () => ({ path: './lmdb/index.js', external: true })),
}

/**
 * Bundles lmdb's JavaScript for `dist/lmdb` of a package and gives esbuild's account of it. What users install of lmdb
 * is its native code alone, from the package's optional dependencies: lmdb itself brings install scripts, which package
 * managers stop at, and a second native library, which docgen never calls and which not every registry has whole.
 * Keys can be written and found, but not listed: lmdb makes the reader of keys from its own source, by names that bundling changes.
 */
export async function bundleLmdb(folder, banner) {
  const source = dirname(dirname(createRequire(join(folder, 'package.json')).resolve('lmdb')))
  const target = join(folder, NEXT, 'lmdb')
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [join(source, 'node-index.js')],
    outfile: join(target, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    banner: { js: banner },
    metafile: true,
    logLevel: 'warning',
  })
  // lmdb reads its dictionary beside its code, and its loader finds the native package by the name in the manifest there.
  cpSync(join(source, 'dict/dict.txt'), join(target, 'dict/dict.txt'))
  const { name, version, license } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify({ name, version, license, type: 'module' }, null, 2)}\n`,
  )
  return metafile
}
