import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { createTestFolder } from '../../read/create-test-folder.js'

/** The code of `docs/entry.js` bundled with a plugin for the folder of these files; for tests. */
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
