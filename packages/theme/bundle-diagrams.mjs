// Loaded by pages with diagrams once one comes into view: mermaid, split into a chunk for each kind of diagram.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundleModules } from './bundle-modules.mjs'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Lets the libraries render under the site's content security policy: see `src/diagrams/strict-dom.ts`. */
const STRICT_DOM = {
  name: 'strict-dom',
  setup: (build) =>
    build.onLoad({ filter: /\.m?js$/ }, async ({ path: file }) => {
      if (!file.includes('node_modules')) return undefined
      const source = await readFile(file, 'utf8')
      const contents = source
        .replace(/\.innerHTML\b/g, '[__docgenMarkup]')
        .replace(/createElement\((['"])style\1\)/g, "createElement('docgen-style')")
        .replace(/\.setAttribute\(/g, '[__docgenAttribute](')
        // Its policy under the only allowed name.
        .replace(/(['"])dompurify\1 \+/g, "'docgen' +")
      return { contents, loader: 'js' }
    }),
}

/** The files by name, and the name of the module that renders. */
export async function bundleDiagrams() {
  const { files, metafile, nameOf } = await bundleModules([path('src/diagrams/diagram.ts')], {
    entryNames: '[name]-[hash]',
    chunkNames: 'diagram-[hash]',
    inject: [path('src/diagrams/strict-names.ts')],
    plugins: [STRICT_DOM],
    // Constructed style sheets, which rendering needs, require at least these.
    target: ['chrome105', 'firefox104', 'safari16.4'],
  })
  return { files, module: nameOf('diagram.ts'), metafile }
}
