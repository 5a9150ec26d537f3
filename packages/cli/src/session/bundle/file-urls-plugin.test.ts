import { expect, it } from 'vitest'
import { FILE_URL } from '../../config/module/syntax/expand-file-urls.js'
import { bundleTestFiles } from './bundle-test-files.js'
import { fileUrlsPlugin } from './file-urls-plugin.js'

const entryOf = (path: string) => ({ 'docs/entry.js': `import url from '${path}${FILE_URL}'\nconsole.log(url)` })

it('serves a file next to the code, also without a dot, or in a package', async () => {
  const served: string[] = []
  for (const path of ['./a.png', 'a.png', 'kit/b.wasm', '/node_modules/kit/b.wasm']) {
    const files = { ...entryOf(path), 'docs/a.png': '', 'node_modules/kit/b.wasm': '' }
    const text = await bundleTestFiles(files, (root) =>
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
  await expect(bundleTestFiles(entryOf('./none.png'), () => fileUrlsPlugin(String))).rejects.toThrow(
    'Could not resolve "./none.png"',
  )
})
