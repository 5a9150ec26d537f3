import type { PageFacts, PluginFinding } from '../plugin.js'
import type { OpenedPlugin } from './open-plugins.js'

/** Paths of routes that show docs or posts again, by the plugin that added them. */
export type RepeatedPaths = ReadonlyMap<OpenedPlugin, readonly string[]>

/**
 * Reports routes that show docs or posts again. docgen generates pages at most of these routes, but with its own
 * components. Other routes, such as lists that only the plugin creates, have no page.
 */
export function describeRepeated(
  repeated: RepeatedPaths,
  pages: readonly Pick<PageFacts, 'href'>[],
): readonly PluginFinding[] {
  const built = new Set(pages.map(({ href }) => withoutSlash(href)))
  const isBuilt = (path: string): boolean => built.has(withoutSlash(path)) || built.has(withoutSlash(encodeURI(path)))
  return [...repeated].flatMap(([{ use }, paths]): PluginFinding[] => {
    const shown = paths.filter(isBuilt)
    const missing = paths.filter((path) => !isBuilt(path))
    const plugin = `the Docusaurus plugin ${use.name}`
    return [
      ...report(shown, (count) => ({
        severity: 'warning',
        message: `${plugin}: docgen shows the content of its ${count}, such as ${shown[0]}, but with components of docgen`,
        hint: 'Its components for posts and lists need parts of Docusaurus that docgen does not have',
      })),
      ...report(missing, (count) => ({
        severity: 'warning',
        message: `${plugin}: the output lacks ${count} that docgen has no counterpart for: ${list(missing)}`,
        hint: 'docgen lists posts by tag and by author: give the posts tags, and redirect these URLs to their lists',
      })),
    ]
  })
}

function report(paths: readonly string[], describe: (count: string) => PluginFinding): readonly PluginFinding[] {
  return paths.length === 0 ? [] : [describe(paths.length === 1 ? '1 page' : `${paths.length} pages`)]
}

const MAX_NAMED = 10

function list(paths: readonly string[]): string {
  const named = paths.slice(0, MAX_NAMED).join(', ')
  return paths.length > MAX_NAMED ? `${named} and ${paths.length - MAX_NAMED} more` : named
}

function withoutSlash(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}
