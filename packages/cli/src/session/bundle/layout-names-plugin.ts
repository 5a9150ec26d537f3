import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { docusaurusName, OWN_MODULES } from '@docgen/renderer/markdown'
import type { Plugin } from 'esbuild'
import type { Config } from '../../config/config.js'
import { docusaurusModule } from './docusaurus-module.js'
import { listFacts } from './list-facts.js'
import { rejectUnknownModule } from './reject-unknown-module.js'

/** Name of the link component in `LayoutNamesOptions.used`. */
export const LINK_MODULE = 'docusaurus/Link'

/** Modules that work the same in the layout and in content. */
const SHARED: ReadonlySet<string> = new Set(
  (
    'BrowserOnly ExecutionEnvironment Interpolate Link Translate constants isInternalUrl useBaseUrl ' +
    'useDocusaurusContext useIsBrowser'
  )
    .split(' ')
    .map((name) => `@docusaurus/${name}`),
)

/** Modules that depend on the language of a page: a build loads the bundle once per language. */
export const LANGUAGE_MODULES = ['docusaurus/Translate', 'docusaurus/useDocusaurusContext']

/** Modules that the browser cannot import, because they need every text of the site. */
const IN_BUILD_ONLY: ReadonlySet<string> = new Set(['@docusaurus/Translate'])

const OWN_NAMES = OWN_MODULES.filter((name) => SHARED.has(docusaurusName(name)))

/** The plugin's options. */
export interface LayoutNamesOptions {
  readonly siteDir: string
  readonly config: Config
  /** `file:` URL of the theme's module that implements these imports. */
  readonly docusaurus: string
  /** Receives the modules that components import, such as `LINK_MODULE`. */
  readonly used: Set<string>
  /** Whether the bundle is for browsers. */
  readonly isForBrowser?: boolean
}

/** Resolves imports of layout components such as `@docgen/theme/link`, or Docusaurus' `@docusaurus/Link`. */
export function layoutNamesPlugin({
  siteDir,
  config,
  docusaurus,
  used,
  isForBrowser = false,
}: LayoutNamesOptions): Plugin {
  const facts = JSON.stringify(listFacts(config))
  const { locales, defaultLocale } = config.i18n
  const texts = `{ ...${JSON.stringify({ baseUrl: config.baseUrl, locales, defaultLocale })}, texts: (() => {
  const page = new URL(import.meta.url).searchParams
  return { [page.get('language')]: globalThis[Symbol.for('docgen.texts')]?.get(page.get('texts')) }
})() }`
  return {
    name: 'layout-names',
    setup(build) {
      build.onResolve({ filter: /^@(?:theme|docusaurus|theme-original|docgen\/theme)\// }, ({ path: specifier }) => {
        const path = docusaurusName(specifier)
        if (isForBrowser && IN_BUILD_ONLY.has(path)) {
          const text = `an island in the layout can't import ${specifier}: give it the text as a prop`
          return { errors: [{ text }] }
        }
        if (SHARED.has(path)) {
          const name = path.slice(1)
          used.add(name)
          return { path: name, namespace: 'docusaurus' }
        }
        if (path.startsWith('@docgen/')) return rejectUnknownModule(path, OWN_NAMES)
        const text = `a component that replaces the theme's can't import ${specifier}: it receives the page and its texts as props`
        return { errors: [{ text }] }
      })
      build.onResolve({ filter: /^docgen:docusaurus$/ }, () => ({ path: 'docusaurus.js', namespace: 'docgen-names' }))
      build.onLoad({ filter: /./, namespace: 'docgen-names' }, () => {
        const file = fileURLToPath(docusaurus)
        return { contents: readFileSync(file, 'utf8'), loader: 'js', resolveDir: dirname(file) }
      })
      build.onLoad({ filter: /./, namespace: 'docusaurus' }, ({ path }) => ({
        contents: docusaurusModule(path, { facts, data: '{}', docs: '{}', texts }),
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}
