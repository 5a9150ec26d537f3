import { fileURLToPath } from 'node:url'
import type { MarkdownOptions } from '@docgen/renderer'
import { loadBundle } from '../config/module/load-bundle.js'
import { type LoadPackage, openPackageLoader } from '../config/package-loader.js'
import type { MarkdownSettings } from './markdown-settings.js'
import { createPluginNamer, type Pluggable } from './name-markdown-plugin.js'

/** A plugin in the config: the plugin itself, or the name of a package that exports it, with or without settings. */
type Entry = Pluggable | string | readonly [packageName: string, ...settings: unknown[]]

type Kind = 'remarkPlugins' | 'rehypePlugins'

/** Loads the Markdown plugins of the config into this thread: functions cannot be sent between threads. */
export async function loadMarkdownPlugins({
  pluginModule,
  packages,
}: Pick<MarkdownSettings, 'pluginModule' | 'packages'>): Promise<Pick<MarkdownOptions, Kind>> {
  if (pluginModule === undefined) return { remarkPlugins: [], rehypePlugins: [] }
  const module = await loadBundle<{
    readonly default: { readonly markdown?: Partial<Record<Kind, readonly Entry[]>> }
  }>(pluginModule)
  const load = packages === undefined ? undefined : await openPackageLoader(packages)
  const list = async (kind: Kind): Promise<Pluggable[]> => {
    const nameOne = createPluginNamer(fileURLToPath(pluginModule))
    const entries = module.default.markdown?.[kind] ?? []
    return Promise.all(
      entries.map(async (entry, place) => {
        const { plugin, name } = await resolveEntry(entry, load)
        return nameOne(plugin, name || `${kind}[${place}]`)
      }),
    )
  }
  return { remarkPlugins: await list('remarkPlugins'), rehypePlugins: await list('rehypePlugins') }
}

async function resolveEntry(
  entry: Entry,
  load: LoadPackage | undefined,
): Promise<{ readonly plugin: Pluggable; readonly name: string }> {
  const [first, ...settings]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
  if (typeof first !== 'string') {
    // Anything but a string is passed to unified as is.
    return { plugin: entry as Pluggable, name: typeof first === 'function' ? first.name : '' }
  }
  const exported = (await load?.(first))?.default
  return { plugin: [exported, ...settings] as Pluggable, name: first }
}
