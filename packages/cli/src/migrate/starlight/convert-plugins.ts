import { type Converted, joinConverted, nothing, type Part } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { listParts, readCall } from './run-astro-config.js'

/** Plugins of Starlight whose effect docgen has by default. */
const UNNEEDED: Readonly<Record<string, string>> = {
  'starlight-links-validator': 'docgen checks every link',
  'starlight-llms-txt': 'docgen writes llms.txt; llms in the config adds the pages as Markdown',
  'starlight-github-alerts': 'alerts always work',
  'starlight-auto-sidebar': 'files _category_.yml describe the folders of a sidebar',
  'starlight-package-managers': 'docgen reads its component',
  'starlight-heading-badges': 'write a badge into the heading, such as :badge[New]',
}

/** What replaces plugins of Starlight without a counterpart of the same kind. */
const INSTEAD: Readonly<Record<string, string>> = {
  'starlight-blog': 'Add the folder of the posts to blog in the config',
  'starlight-image-zoom': 'Images link to nothing; readers can zoom the page',
  'starlight-openapi': 'Name the description in openapi: docgen writes pages of its own',
  'starlight-typedoc': 'Write the pages with TypeDoc before the build',
  'starlight-utils': 'Use navbar.items and several sidebars',
}

/** Plugins that the conversion of the sidebars and of the docs folders reads. */
export const TOPICS = 'starlight-sidebar-topics'
export const VERSIONS = 'starlight-versions'

/** Lists what happens to the plugins of Starlight. */
export function convertPlugins({ value, path }: Part): Converted {
  const notes = listParts(value).flatMap((plugin, index): readonly Note[] => {
    const specifier = readCall(plugin)?.specifier
    if (specifier === TOPICS || specifier === VERSIONS) return []
    const name = specifier === undefined ? 'a plugin of the site' : `the plugin ${specifier}`
    const at = { path: [...path, index], name }
    const reason = specifier !== undefined && Object.hasOwn(UNNEEDED, specifier) ? UNNEEDED[specifier] : undefined
    if (reason !== undefined) return [{ ...at, status: 'unneeded', message: reason }]
    const hint = specifier !== undefined && Object.hasOwn(INSTEAD, specifier) ? INSTEAD[specifier] : undefined
    return [{ ...at, status: 'lost', message: 'docgen runs no plugins of Starlight', ...(hint && { hint }) }]
  })
  return joinConverted([nothing(...notes)])
}

/** The options of a plugin and its position; `undefined` if the site does not use it. */
export function findPlugin(
  plugins: unknown,
  name: string,
): { readonly options: unknown; readonly index: number } | undefined {
  const list = listParts(plugins)
  const index = list.findIndex((plugin) => readCall(plugin)?.specifier === name)
  return index === -1 ? undefined : { options: readCall(list[index])?.options, index }
}
