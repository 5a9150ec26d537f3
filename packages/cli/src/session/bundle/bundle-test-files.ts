import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { createTestFolder } from '../../read/create-test-folder.js'

/** Bundles `docs/entry.js` of these files with a plugin for their folder, and returns the code; for tests. */
export async function bundleTestFiles(
  files: Readonly<Record<string, string>>,
  createPlugin: (root: string) => Plugin,
): Promise<string> {
  const root = createTestFolder(files)
  const { outputFiles } = await build({
    entryPoints: [join(root, 'docs/entry.js')],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [createPlugin(root)],
  })
  return outputFiles[0]?.text ?? ''
}
