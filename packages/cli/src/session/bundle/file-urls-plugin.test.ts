import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { FILE_URL } from '../../config/module/syntax/expand-file-urls.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { fileUrlsPlugin } from './file-urls-plugin.js'

async function bundle(
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

const entryOf = (path: string) => ({ 'docs/entry.js': `import url from '${path}${FILE_URL}'\nconsole.log(url)` })

it('serves a file next to the code, also without a dot, or in a package', async () => {
  const served: string[] = []
  for (const path of ['./a.png', 'a.png', 'kit/b.wasm', '/node_modules/kit/b.wasm']) {
    const files = { ...entryOf(path), 'docs/a.png': '', 'node_modules/kit/b.wasm': '' }
    const text = await bundle(files, (root) =>
      fileUrlsPlugin((file) => {
        served.push(file.slice(root.length))
        return '/assets/x'
      }),
    )
    expect(text).toContain('var path = "/assets/x"')
  }
  expect(served).toEqual(['/docs/a.png', '/docs/a.png', '/node_modules/kit/b.wasm', '/node_modules/kit/b.wasm'])
})

it('names a file that does not exist as it is written', async () => {
  await expect(bundle(entryOf('./none.png'), () => fileUrlsPlugin(String))).rejects.toThrow(
    'Could not resolve "./none.png"',
  )
})
