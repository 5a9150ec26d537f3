// Bundles the extension into dist. With --package, also packs it as a .vsix, which checks its manifest and files.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { replaceDist } from '../../scripts/replace-dist.mjs'
import { writeNotices } from '../../scripts/write-notices.mjs'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
// It has 285 packages, so it is no dependency. Version 4 needs Node 22.
export const VSCE = '@vscode/vsce@3.9.2'

/** Bundles the extension as a script that the editor loads by `require`, and returns esbuild's metadata. */
export async function bundleExtension(outfile) {
  const { metafile, warnings } = await build({
    absWorkingDir: FOLDER,
    entryPoints: ['src/extension.ts'],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    external: ['vscode'],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  if (warnings.length > 0) throw new Error(`esbuild printed ${warnings.length} warnings: fix their causes`)
  return metafile
}

/** Bundles the extension and writes the licenses of its libraries. */
export async function buildExtension() {
  writeNotices(FOLDER, [await bundleExtension('dist.next/extension.cjs')])
  replaceDist(FOLDER)
}

/**
 * Packs the built extension with vsce into a file, and returns what vsce has printed. Throws with that output if vsce
 * rejects the extension. `DOCGEN_VSCE` can name a folder in which vsce is installed.
 */
export function packExtension(file) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  // The list of files in the manifest has everything: no package is installed beside the bundle.
  const installed = process.env.DOCGEN_VSCE
  const vsce = installed ? ['--prefix', installed, '--no', 'vsce'] : ['--yes', VSCE]
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [...vsce, 'package', '--no-dependencies', '--allow-missing-repository', '--out', file],
    {
      cwd: FOLDER,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      timeout: 300_000,
    },
  )
  if (status !== 0) throw new Error(`vsce package failed\n${stdout}${stderr}`)
  return stdout + stderr
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildExtension()
  if (process.argv.includes('--package')) {
    const { version } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))
    process.stdout.write(packExtension(join(FOLDER, 'dist', `docgen-${version}.vsix`)))
  }
}
