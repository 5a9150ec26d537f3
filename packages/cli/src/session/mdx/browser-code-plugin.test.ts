import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { browserCodePlugin } from './browser-code-plugin.js'

it('frames the functions and the components of a page', async () => {
  const siteDir = createTestFolder({ 'docs/b.js': "export const b = 'beside'" })
  const browser = {
    code: "import { b } from './b.js'\nexport const Element0 = () => b\nexport const Own = () => b",
    elements: ['Element0'],
    defined: ['Own'],
  }
  const mdxModules = new Map([['docs/a.mdx', { code: '', pieces: [], browser }]])
  const islandPaths = new Set<string>()
  const { outputFiles } = await build({
    stdin: { contents: "import 'page'", resolveDir: siteDir },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    external: ['docgen:island'],
    plugins: [
      {
        name: 'page',
        setup: (setup) => {
          setup.onResolve({ filter: /^page$/ }, () => ({ path: 'docs/a.mdx', namespace: 'page' }))
          setup.onLoad({ filter: /./, namespace: 'page' }, () => ({
            contents: "import { Element0, Own } from 'docgen-browser'\nconsole.log(Element0, Own)",
          }))
        },
      },
      browserCodePlugin({
        siteDir,
        mdxModules: mdxModules as never,
        islands: { root: undefined, islandPaths, read: () => Buffer.from('') },
      }),
    ],
  })
  const text = outputFiles[0]?.text ?? ''
  expect([...islandPaths]).toEqual(['docgen-browser:docs/a.mdx'])
  expect(text).toContain('"beside"')
  expect(text).toContain('"Element0"')
  expect(text).toContain('"Own"')
})
