import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { docusaurusName, OWN_MODULES } from '@docgen/renderer/markdown'
import type { Plugin } from 'esbuild'
import type { Config } from '../../config/config.js'
import { docusaurusModule } from './docusaurus-module.js'
import { listFacts } from './list-facts.js'
import { refuseOwnModule } from './reject-own-module.js'

/** Name of the link component in the set of modules that components use. */
export const LINK_MODULE = 'docusaurus/Link'

/** Modules that work the same in the layout and in content. */
const KNOWN: ReadonlySet<string> = new Set(
  ['BrowserOnly', 'ExecutionEnvironment', 'Link', 'constants', 'isInternalUrl', 'useBaseUrl', 'useIsBrowser'].map(
    (name) => `@docusaurus/${name}`,
  ),
)

const OWN_NAMES = OWN_MODULES.filter((name) => KNOWN.has(docusaurusName(name)))

/** The plugin's options. */
export interface LayoutNamesOptions {
  readonly siteDir: string
  readonly config: Config
  /** `file:` URL of the theme’s module behind these names. */
  readonly docusaurus: string
  /** Receives `LINK_MODULE` if a component imports it. */
  readonly used: Set<string>
}

/** Resolves imports of layout components, under names such as `@docgen/theme/link` or those of Docusaurus. */
export function layoutNamesPlugin({ siteDir, config, docusaurus, used }: LayoutNamesOptions): Plugin {
  const facts = JSON.stringify(listFacts(config))
  return {
    name: 'layout-names',
    setup(build) {
      build.onResolve({ filter: /^@(?:theme|docusaurus|theme-original|docgen\/theme)\// }, ({ path: written }) => {
        const path = docusaurusName(written)
        if (KNOWN.has(path)) {
          const name = path.slice(1)
          used.add(name)
          return { path: name, namespace: 'docusaurus' }
        }
        if (path.startsWith('@docgen/')) return refuseOwnModule(path, OWN_NAMES)
        const text = `a component that replaces the theme's can't import ${written}: it receives the page and its texts as props`
        return { errors: [{ text }] }
      })
      build.onResolve({ filter: /^docgen:docusaurus$/ }, () => ({ path: 'docusaurus.js', namespace: 'docgen-names' }))
      build.onLoad({ filter: /./, namespace: 'docgen-names' }, () => {
        const file = fileURLToPath(docusaurus)
        return { contents: readFileSync(file, 'utf8'), loader: 'js', resolveDir: dirname(file) }
      })
      build.onLoad({ filter: /./, namespace: 'docusaurus' }, ({ path }) => ({
        contents: docusaurusModule(path, { facts, data: '{}', docs: '{}', texts: '{}' }),
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}
