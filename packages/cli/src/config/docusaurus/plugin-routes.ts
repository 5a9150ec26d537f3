import { createHash } from 'node:crypto'
import { isAbsolute, join, relative, sep } from 'node:path'
import { isRecord } from '../is-record.js'
import type { PluginDocument } from '../plugin.js'
import { writeIfChanged } from '../write-if-changed.js'
import { GENERATED, type LoadContext } from './load-context.js'

/** A route that a plugin adds. */
export interface PluginRoute {
  /** URL path, with the base URL. */
  readonly path: string
  /** Module of its component. */
  readonly component: string
  /** Props of the component that are modules, as paths in nested objects and lists. */
  readonly modules: unknown
  /** Other props. */
  readonly props: unknown
  /** The prop `route` of the component, as in Docusaurus. */
  readonly route: object
}

/**
 * Matches the components of pages that Docusaurus' plugins add. Plugins that extend content plugins add the routes of
 * these pages again.
 */
const DOCUSAURUS_PAGES = /^@theme\/(?:Blog|Debug|Doc|MDXPage|NotFound|Search)/

/**
 * Returns the routes that are pages: the route itself, or the innermost routes nested in it. Skips routes with
 * patterns, and routes with a component that `DOCUSAURUS_PAGES` matches, such as docs and posts.
 */
export function listRoutes(data: unknown): readonly PluginRoute[] {
  if (!isRecord(data)) return []
  const { path, component, modules = {}, props = {}, routes, ...rest } = data
  if (Array.isArray(routes) && routes.length > 0) return routes.flatMap(listRoutes)
  if (typeof path !== 'string' || typeof component !== 'string' || DOCUSAURUS_PAGES.test(component)) return []
  if (/[*:]/.test(path)) return []
  return [{ path, component, modules, props, route: { ...rest, path } }]
}

/**
 * Whether a route shows docs or posts that docgen already has pages for. Plugins that extend a content plugin of
 * Docusaurus, and keep its name, add such routes.
 */
export function repeatsContent({ modules }: PluginRoute, pluginName: string): boolean {
  if (!/^docusaurus-plugin-content-(?:blog|docs|pages)$/.test(pluginName) || !isRecord(modules)) return false
  const lists = Object.values(modules).filter(Array.isArray)
  return isMarkdown(modules['content']) || lists.flat().some((item) => isRecord(item) && isMarkdown(item['content']))
}

function isMarkdown(module: unknown): boolean {
  const path = isRecord(module) ? module['path'] : module
  return typeof path === 'string' && /\.mdx?(?:\?|$)/.test(path)
}

/** Writes the component of a route to a file, and returns the page that shows it. */
export function createRoutePage(route: PluginRoute, pagesFolder: string, context: LoadContext): PluginDocument {
  const { siteDir, baseUrl } = context
  const belowBase = route.path.startsWith(baseUrl) ? route.path.slice(baseUrl.length) : route.path
  const routePath = belowBase.replace(/^\/+|(?<!\/)\/+$/g, '')
  const name = `${createHash('sha256').update(route.path).digest('hex').slice(0, 16)}.jsx`
  const folder = join(siteDir, GENERATED, 'routes')
  writeIfChanged(join(folder, name), writeRoute(route, folder))
  const text = `---
hide_title: true
hide_table_of_contents: true
mdx: { format: mdx }
---
<Page {...getPageProps()} />

import Page from '@site/${GENERATED}/routes/${name}'
import getPageProps from '@docusaurus/pageProps'
`
  return { path: `${pagesFolder}/${routePath === '' ? 'index' : routePath}.mdx`, text }
}

/** The code of a module that renders the route's component with the route's modules as props. */
function writeRoute({ component, modules, props, route }: PluginRoute, folder: string): string {
  const imports: string[] = []
  const write = (value: unknown): string => {
    const path = typeof value === 'string' ? value : isRecord(value) && value['__import'] ? value['path'] : undefined
    if (typeof path === 'string') {
      const name = `module${imports.length}`
      imports.push(`import * as ${name} from ${importPath(path.replace(/\?.*$/s, ''), folder)}`)
      return `read(${name})`
    }
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
    if (!isRecord(value)) return JSON.stringify(value) ?? 'undefined'
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}: ${write(each)}`)
      .join(', ')} }`
  }
  const code = write(modules)
  return `import Component from ${importPath(component, folder)}
${imports.join('\n')}
// As in Docusaurus, the default export has the other exports as properties.
const read = ({ default: main, ...names }) =>
  typeof main === 'function' ? Object.assign((props) => main(props), main, names) : main
const modules = ${code}
export default (props) => <Component {...props} {...${JSON.stringify(props)}} {...modules} route={${JSON.stringify(route)}} />
`
}

/** An import specifier that does not depend on the location of the site's folder. */
function importPath(path: string, folder: string): string {
  if (!isAbsolute(path)) return JSON.stringify(path)
  const relativePath = relative(folder, path).split(sep).join('/')
  return JSON.stringify(relativePath.startsWith('.') ? relativePath : `./${relativePath}`)
}
